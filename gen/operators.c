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
tn_status tni_kernel__int_mm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__int_mm_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__slow_conv2d_backward_output_mask(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__slow_conv2d_forward(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__weight_int8pack_mm(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_detach(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_detach_(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_mkl__mkl_linear(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mkldnn__convolution_pointwise(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mkldnn__convolution_pointwise__binary(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mkldnn__convolution_pointwise_binary(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mkldnn__convolution_transpose_pointwise(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mkldnn__linear_pointwise(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mkldnn__linear_pointwise_binary(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_mkldnn_rnn_layer(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_onednn_qconv2d_pointwise_binary_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_onednn_qconv_pointwise_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_onednn_qlinear_pointwise_binary_tensor(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_onednn_qlinear_pointwise_tensor(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_slow_conv3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slow_conv3d_forward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slow_conv_dilated2d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slow_conv_dilated3d(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_slow_conv_transpose3d(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_thnn_conv2d(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__int_mm, /* 62 */
    tni_kernel__int_mm_out, /* 63 */
    tni_kernel__is_all_true, /* 64 */
    tni_kernel__is_any_true, /* 65 */
    tni_kernel__linalg_check_errors, /* 66 */
    tni_kernel__linalg_det, /* 67 */
    tni_kernel__linalg_eigh, /* 68 */
    tni_kernel__linalg_eigvals, /* 69 */
    tni_kernel__linalg_slogdet, /* 70 */
    tni_kernel__linalg_solve_ex, /* 71 */
    tni_kernel__linalg_svd, /* 72 */
    tni_kernel__local_scalar_dense, /* 73 */
    tni_kernel__logcumsumexp, /* 74 */
    tni_kernel__lu_with_info, /* 75 */
    tni_kernel__native_batch_norm_legit, /* 76 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 77 */
    tni_kernel__native_batch_norm_legit_no_training, /* 78 */
    tni_kernel__native_batch_norm_legit_out, /* 79 */
    tni_kernel__neg_view, /* 80 */
    tni_kernel__pdist_backward, /* 81 */
    tni_kernel__pdist_forward, /* 82 */
    tni_kernel__prelu_kernel, /* 83 */
    tni_kernel__prelu_kernel_backward, /* 84 */
    tni_kernel__reshape_alias, /* 85 */
    tni_kernel__safe_softmax, /* 86 */
    tni_kernel__scaled_dot_product_attention_math, /* 87 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu, /* 88 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward, /* 89 */
    tni_kernel__segment_reduce_backward, /* 90 */
    tni_kernel__slow_conv2d_backward_output_mask, /* 91 */
    tni_kernel__slow_conv2d_forward, /* 92 */
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 93 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 94 */
    tni_kernel__to_copy, /* 95 */
    tni_kernel__trilinear, /* 96 */
    tni_kernel__unique, /* 97 */
    tni_kernel__unique2, /* 98 */
    tni_kernel__unsafe_index_Tensor, /* 99 */
    tni_kernel__unsafe_index_put, /* 100 */
    tni_kernel__unsafe_masked_index, /* 101 */
    tni_kernel__unsafe_masked_index_put_accumulate, /* 102 */
    tni_kernel__upsample_bicubic2d_aa, /* 103 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 104 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 105 */
    tni_kernel__upsample_bilinear2d_aa, /* 106 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 107 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 108 */
    tni_kernel__upsample_lanczos2d_aa, /* 109 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 110 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 111 */
    tni_kernel__upsample_nearest_exact1d, /* 112 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 113 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 114 */
    tni_kernel__upsample_nearest_exact2d, /* 115 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 116 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 117 */
    tni_kernel__upsample_nearest_exact3d, /* 118 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 119 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 120 */
    tni_kernel__weight_int8pack_mm, /* 121 */
    tni_kernel_abs, /* 122 */
    tni_kernel_abs_, /* 123 */
    tni_kernel_abs_out, /* 124 */
    tni_kernel_absolute, /* 125 */
    tni_kernel_absolute_, /* 126 */
    tni_kernel_adaptive_avg_pool1d, /* 127 */
    tni_kernel_adaptive_avg_pool2d, /* 128 */
    tni_kernel_adaptive_avg_pool3d, /* 129 */
    tni_kernel_adaptive_max_pool1d, /* 130 */
    tni_kernel_adaptive_max_pool2d, /* 131 */
    tni_kernel_adaptive_max_pool2d_backward, /* 132 */
    tni_kernel_adaptive_max_pool3d, /* 133 */
    tni_kernel_adaptive_max_pool3d_backward, /* 134 */
    tni_kernel_add_Scalar, /* 135 */
    tni_kernel_add__Scalar, /* 136 */
    tni_kernel_addbmm, /* 137 */
    tni_kernel_addbmm_, /* 138 */
    tni_kernel_addr, /* 139 */
    tni_kernel_adjoint, /* 140 */
    tni_kernel_affine_grid_generator, /* 141 */
    tni_kernel_affine_grid_generator_backward, /* 142 */
    tni_kernel_alias, /* 143 */
    tni_kernel_allclose, /* 144 */
    tni_kernel_alpha_dropout, /* 145 */
    tni_kernel_alpha_dropout_, /* 146 */
    tni_kernel_angle, /* 147 */
    tni_kernel_angle_out, /* 148 */
    tni_kernel_arange, /* 149 */
    tni_kernel_arange_start, /* 150 */
    tni_kernel_arange_start_step, /* 151 */
    tni_kernel_arccos, /* 152 */
    tni_kernel_arccos_, /* 153 */
    tni_kernel_arccosh, /* 154 */
    tni_kernel_arccosh_, /* 155 */
    tni_kernel_arcsin, /* 156 */
    tni_kernel_arcsin_, /* 157 */
    tni_kernel_arcsinh, /* 158 */
    tni_kernel_arcsinh_, /* 159 */
    tni_kernel_arctan, /* 160 */
    tni_kernel_arctan2, /* 161 */
    tni_kernel_arctan2_, /* 162 */
    tni_kernel_arctan_, /* 163 */
    tni_kernel_arctanh, /* 164 */
    tni_kernel_arctanh_, /* 165 */
    tni_kernel_argsort, /* 166 */
    tni_kernel_argsort_stable, /* 167 */
    tni_kernel_argsort_stable_out, /* 168 */
    tni_kernel_argwhere, /* 169 */
    tni_kernel_as_strided, /* 170 */
    tni_kernel_as_strided_scatter, /* 171 */
    tni_kernel_atleast_1d, /* 172 */
    tni_kernel_atleast_1d_Sequence, /* 173 */
    tni_kernel_atleast_2d, /* 174 */
    tni_kernel_atleast_2d_Sequence, /* 175 */
    tni_kernel_atleast_3d, /* 176 */
    tni_kernel_atleast_3d_Sequence, /* 177 */
    tni_kernel_avg_pool1d, /* 178 */
    tni_kernel_avg_pool2d, /* 179 */
    tni_kernel_avg_pool2d_backward, /* 180 */
    tni_kernel_avg_pool3d, /* 181 */
    tni_kernel_avg_pool3d_backward, /* 182 */
    tni_kernel_backend_select, /* 183 */
    tni_kernel_bartlett_window, /* 184 */
    tni_kernel_bartlett_window_periodic, /* 185 */
    tni_kernel_batch_norm, /* 186 */
    tni_kernel_batch_norm_backward, /* 187 */
    tni_kernel_batch_norm_update_stats, /* 188 */
    tni_kernel_bernoulli, /* 189 */
    tni_kernel_bernoulli__Tensor, /* 190 */
    tni_kernel_bernoulli__float, /* 191 */
    tni_kernel_bernoulli_p, /* 192 */
    tni_kernel_bilinear, /* 193 */
    tni_kernel_binary_cross_entropy, /* 194 */
    tni_kernel_binary_cross_entropy_backward, /* 195 */
    tni_kernel_binary_cross_entropy_with_logits, /* 196 */
    tni_kernel_bincount, /* 197 */
    tni_kernel_binomial, /* 198 */
    tni_kernel_bitwise_and_Scalar, /* 199 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 200 */
    tni_kernel_bitwise_and_Scalar_out, /* 201 */
    tni_kernel_bitwise_and__Scalar, /* 202 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 203 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 204 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 205 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 206 */
    tni_kernel_bitwise_or_Scalar, /* 207 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 208 */
    tni_kernel_bitwise_or_Scalar_out, /* 209 */
    tni_kernel_bitwise_or__Scalar, /* 210 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 211 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 212 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 213 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 214 */
    tni_kernel_bitwise_xor_Scalar, /* 215 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 216 */
    tni_kernel_bitwise_xor_Scalar_out, /* 217 */
    tni_kernel_bitwise_xor__Scalar, /* 218 */
    tni_kernel_blackman_window, /* 219 */
    tni_kernel_blackman_window_periodic, /* 220 */
    tni_kernel_block_diag, /* 221 */
    tni_kernel_broadcast_tensors, /* 222 */
    tni_kernel_broadcast_to, /* 223 */
    tni_kernel_bucketize_Scalar, /* 224 */
    tni_kernel_bucketize_Tensor, /* 225 */
    tni_kernel_can_cast, /* 226 */
    tni_kernel_cartesian_prod, /* 227 */
    tni_kernel_cat, /* 228 */
    tni_kernel_cat_elsewhere, /* 229 */
    tni_kernel_cat_out, /* 230 */
    tni_kernel_cauchy_, /* 231 */
    tni_kernel_cdist, /* 232 */
    tni_kernel_celu, /* 233 */
    tni_kernel_channel_shuffle, /* 234 */
    tni_kernel_cholesky, /* 235 */
    tni_kernel_cholesky_inverse, /* 236 */
    tni_kernel_cholesky_out, /* 237 */
    tni_kernel_cholesky_solve, /* 238 */
    tni_kernel_cholesky_solve_out, /* 239 */
    tni_kernel_chunk, /* 240 */
    tni_kernel_clip, /* 241 */
    tni_kernel_clip_, /* 242 */
    tni_kernel_clip_Tensor, /* 243 */
    tni_kernel_clip__Tensor, /* 244 */
    tni_kernel_clone, /* 245 */
    tni_kernel_col2im, /* 246 */
    tni_kernel_column_stack, /* 247 */
    tni_kernel_combinations, /* 248 */
    tni_kernel_complex, /* 249 */
    tni_kernel_complex_out, /* 250 */
    tni_kernel_concat, /* 251 */
    tni_kernel_concatenate, /* 252 */
    tni_kernel_conj, /* 253 */
    tni_kernel_conj_physical, /* 254 */
    tni_kernel_constant_pad_nd, /* 255 */
    tni_kernel_contiguous, /* 256 */
    tni_kernel_conv1d, /* 257 */
    tni_kernel_conv1d_padding, /* 258 */
    tni_kernel_conv2d, /* 259 */
    tni_kernel_conv2d_padding, /* 260 */
    tni_kernel_conv3d, /* 261 */
    tni_kernel_conv3d_padding, /* 262 */
    tni_kernel_conv_transpose1d, /* 263 */
    tni_kernel_conv_transpose2d_input, /* 264 */
    tni_kernel_conv_transpose3d_input, /* 265 */
    tni_kernel_convolution, /* 266 */
    tni_kernel_convolution_backward, /* 267 */
    tni_kernel_copy_, /* 268 */
    tni_kernel_copysign_Scalar, /* 269 */
    tni_kernel_copysign_Scalar_out, /* 270 */
    tni_kernel_copysign__Scalar, /* 271 */
    tni_kernel_corrcoef, /* 272 */
    tni_kernel_cosine_embedding_loss, /* 273 */
    tni_kernel_cosine_similarity, /* 274 */
    tni_kernel_count_nonzero, /* 275 */
    tni_kernel_count_nonzero_dim_IntList, /* 276 */
    tni_kernel_cov, /* 277 */
    tni_kernel_cross, /* 278 */
    tni_kernel_cross_entropy_loss, /* 279 */
    tni_kernel_ctc_loss_IntList, /* 280 */
    tni_kernel_ctc_loss_Tensor, /* 281 */
    tni_kernel_cummax, /* 282 */
    tni_kernel_cummin, /* 283 */
    tni_kernel_cumulative_trapezoid_dx, /* 284 */
    tni_kernel_cumulative_trapezoid_x, /* 285 */
    tni_kernel_deg2rad, /* 286 */
    tni_kernel_det, /* 287 */
    tni_kernel_detach, /* 288 */
    tni_kernel_detach_, /* 289 */
    tni_kernel_diag, /* 290 */
    tni_kernel_diag_embed, /* 291 */
    tni_kernel_diagflat, /* 292 */
    tni_kernel_diagonal, /* 293 */
    tni_kernel_diagonal_backward, /* 294 */
    tni_kernel_diagonal_scatter, /* 295 */
    tni_kernel_diff, /* 296 */
    tni_kernel_diff_out, /* 297 */
    tni_kernel_dist, /* 298 */
    tni_kernel_div_Scalar, /* 299 */
    tni_kernel_div_Scalar_mode, /* 300 */
    tni_kernel_div__Scalar, /* 301 */
    tni_kernel_div__Scalar_mode, /* 302 */
    tni_kernel_divide_Scalar, /* 303 */
    tni_kernel_divide_Scalar_mode, /* 304 */
    tni_kernel_divide_Tensor, /* 305 */
    tni_kernel_divide_Tensor_mode, /* 306 */
    tni_kernel_divide__Scalar, /* 307 */
    tni_kernel_divide__Scalar_mode, /* 308 */
    tni_kernel_divide__Tensor, /* 309 */
    tni_kernel_divide__Tensor_mode, /* 310 */
    tni_kernel_dot, /* 311 */
    tni_kernel_dropout, /* 312 */
    tni_kernel_dropout_, /* 313 */
    tni_kernel_dsplit_array, /* 314 */
    tni_kernel_dsplit_int, /* 315 */
    tni_kernel_dstack, /* 316 */
    tni_kernel_einsum, /* 317 */
    tni_kernel_embedding, /* 318 */
    tni_kernel_embedding_backward, /* 319 */
    tni_kernel_embedding_bag, /* 320 */
    tni_kernel_embedding_bag_padding_idx, /* 321 */
    tni_kernel_embedding_dense_backward, /* 322 */
    tni_kernel_embedding_renorm_, /* 323 */
    tni_kernel_empty_like, /* 324 */
    tni_kernel_empty_memory_format, /* 325 */
    tni_kernel_empty_out, /* 326 */
    tni_kernel_empty_permuted, /* 327 */
    tni_kernel_empty_strided, /* 328 */
    tni_kernel_equal, /* 329 */
    tni_kernel_expand, /* 330 */
    tni_kernel_expand_as, /* 331 */
    tni_kernel_exponential_, /* 332 */
    tni_kernel_eye, /* 333 */
    tni_kernel_eye_m, /* 334 */
    tni_kernel_feature_alpha_dropout, /* 335 */
    tni_kernel_feature_alpha_dropout_, /* 336 */
    tni_kernel_feature_dropout, /* 337 */
    tni_kernel_feature_dropout_, /* 338 */
    tni_kernel_fft_fft, /* 339 */
    tni_kernel_fft_fft2, /* 340 */
    tni_kernel_fft_fft2_out, /* 341 */
    tni_kernel_fft_fft_out, /* 342 */
    tni_kernel_fft_fftn, /* 343 */
    tni_kernel_fft_fftn_out, /* 344 */
    tni_kernel_fft_fftshift, /* 345 */
    tni_kernel_fft_hfft, /* 346 */
    tni_kernel_fft_hfft2, /* 347 */
    tni_kernel_fft_hfft2_out, /* 348 */
    tni_kernel_fft_hfft_out, /* 349 */
    tni_kernel_fft_hfftn, /* 350 */
    tni_kernel_fft_hfftn_out, /* 351 */
    tni_kernel_fft_ifft, /* 352 */
    tni_kernel_fft_ifft2, /* 353 */
    tni_kernel_fft_ifft2_out, /* 354 */
    tni_kernel_fft_ifft_out, /* 355 */
    tni_kernel_fft_ifftn, /* 356 */
    tni_kernel_fft_ifftn_out, /* 357 */
    tni_kernel_fft_ifftshift, /* 358 */
    tni_kernel_fft_ihfft, /* 359 */
    tni_kernel_fft_ihfft2, /* 360 */
    tni_kernel_fft_ihfft2_out, /* 361 */
    tni_kernel_fft_ihfft_out, /* 362 */
    tni_kernel_fft_ihfftn, /* 363 */
    tni_kernel_fft_ihfftn_out, /* 364 */
    tni_kernel_fft_irfft, /* 365 */
    tni_kernel_fft_irfft2, /* 366 */
    tni_kernel_fft_irfft2_out, /* 367 */
    tni_kernel_fft_irfft_out, /* 368 */
    tni_kernel_fft_irfftn, /* 369 */
    tni_kernel_fft_irfftn_out, /* 370 */
    tni_kernel_fft_rfft, /* 371 */
    tni_kernel_fft_rfft2, /* 372 */
    tni_kernel_fft_rfft2_out, /* 373 */
    tni_kernel_fft_rfft_out, /* 374 */
    tni_kernel_fft_rfftn, /* 375 */
    tni_kernel_fft_rfftn_out, /* 376 */
    tni_kernel_fill__Scalar, /* 377 */
    tni_kernel_fill__Tensor, /* 378 */
    tni_kernel_fix, /* 379 */
    tni_kernel_fix_, /* 380 */
    tni_kernel_flatten_using_ints, /* 381 */
    tni_kernel_flip, /* 382 */
    tni_kernel_fliplr, /* 383 */
    tni_kernel_flipud, /* 384 */
    tni_kernel_float_power_Scalar, /* 385 */
    tni_kernel_float_power_Scalar_out, /* 386 */
    tni_kernel_float_power_Tensor_Scalar, /* 387 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 388 */
    tni_kernel_float_power_Tensor_Tensor, /* 389 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 390 */
    tni_kernel_float_power__Scalar, /* 391 */
    tni_kernel_float_power__Tensor, /* 392 */
    tni_kernel_floor_divide, /* 393 */
    tni_kernel_floor_divide_Scalar, /* 394 */
    tni_kernel_floor_divide__Scalar, /* 395 */
    tni_kernel_floor_divide__Tensor, /* 396 */
    tni_kernel_floor_divide_out, /* 397 */
    tni_kernel_fmod_Scalar, /* 398 */
    tni_kernel_fmod_Scalar_out, /* 399 */
    tni_kernel_fmod__Scalar, /* 400 */
    tni_kernel_fractional_max_pool2d, /* 401 */
    tni_kernel_fractional_max_pool2d_backward, /* 402 */
    tni_kernel_fractional_max_pool3d, /* 403 */
    tni_kernel_fractional_max_pool3d_backward, /* 404 */
    tni_kernel_frexp_Tensor, /* 405 */
    tni_kernel_frexp_Tensor_out, /* 406 */
    tni_kernel_from_file, /* 407 */
    tni_kernel_full, /* 408 */
    tni_kernel_full_like, /* 409 */
    tni_kernel_gather_backward, /* 410 */
    tni_kernel_geometric_, /* 411 */
    tni_kernel_geqrf, /* 412 */
    tni_kernel_ger, /* 413 */
    tni_kernel_glu, /* 414 */
    tni_kernel_glu_backward, /* 415 */
    tni_kernel_gradient_array, /* 416 */
    tni_kernel_gradient_scalararray, /* 417 */
    tni_kernel_gradient_scalarint, /* 418 */
    tni_kernel_gradient_scalarrayarray, /* 419 */
    tni_kernel_gradient_scalarrayint, /* 420 */
    tni_kernel_gradient_tensorarray, /* 421 */
    tni_kernel_gradient_tensorarrayint, /* 422 */
    tni_kernel_greater_Scalar, /* 423 */
    tni_kernel_greater_Tensor, /* 424 */
    tni_kernel_greater__Scalar, /* 425 */
    tni_kernel_greater__Tensor, /* 426 */
    tni_kernel_greater_equal_Scalar, /* 427 */
    tni_kernel_greater_equal_Tensor, /* 428 */
    tni_kernel_greater_equal__Scalar, /* 429 */
    tni_kernel_greater_equal__Tensor, /* 430 */
    tni_kernel_grid_sampler, /* 431 */
    tni_kernel_grid_sampler_2d, /* 432 */
    tni_kernel_grid_sampler_2d_backward, /* 433 */
    tni_kernel_grid_sampler_3d, /* 434 */
    tni_kernel_grid_sampler_3d_backward, /* 435 */
    tni_kernel_group_norm, /* 436 */
    tni_kernel_gru_cell, /* 437 */
    tni_kernel_gru_data, /* 438 */
    tni_kernel_gru_input, /* 439 */
    tni_kernel_hamming_window, /* 440 */
    tni_kernel_hamming_window_periodic, /* 441 */
    tni_kernel_hamming_window_periodic_alpha, /* 442 */
    tni_kernel_hamming_window_periodic_alpha_beta, /* 443 */
    tni_kernel_hann_window, /* 444 */
    tni_kernel_hann_window_periodic, /* 445 */
    tni_kernel_hardswish, /* 446 */
    tni_kernel_hardswish_, /* 447 */
    tni_kernel_hardswish_backward, /* 448 */
    tni_kernel_hardswish_out, /* 449 */
    tni_kernel_hardtanh, /* 450 */
    tni_kernel_hardtanh_, /* 451 */
    tni_kernel_hardtanh_backward, /* 452 */
    tni_kernel_hardtanh_backward_grad_input, /* 453 */
    tni_kernel_hardtanh_out, /* 454 */
    tni_kernel_hinge_embedding_loss, /* 455 */
    tni_kernel_histc, /* 456 */
    tni_kernel_histogram_bin_ct, /* 457 */
    tni_kernel_histogram_bins_tensor, /* 458 */
    tni_kernel_histogramdd, /* 459 */
    tni_kernel_histogramdd_TensorList_bins, /* 460 */
    tni_kernel_histogramdd_int_bins, /* 461 */
    tni_kernel_hsplit_array, /* 462 */
    tni_kernel_hsplit_int, /* 463 */
    tni_kernel_hstack, /* 464 */
    tni_kernel_huber_loss, /* 465 */
    tni_kernel_huber_loss_backward, /* 466 */
    tni_kernel_im2col, /* 467 */
    tni_kernel_imag, /* 468 */
    tni_kernel_index_Tensor, /* 469 */
    tni_kernel_index_fill__int_Scalar, /* 470 */
    tni_kernel_index_fill__int_Tensor, /* 471 */
    tni_kernel_index_put_, /* 472 */
    tni_kernel_index_select, /* 473 */
    tni_kernel_index_select_backward, /* 474 */
    tni_kernel_inner, /* 475 */
    tni_kernel_instance_norm, /* 476 */
    tni_kernel_inverse, /* 477 */
    tni_kernel_is_complex, /* 478 */
    tni_kernel_is_conj, /* 479 */
    tni_kernel_is_distributed, /* 480 */
    tni_kernel_is_floating_point, /* 481 */
    tni_kernel_is_inference, /* 482 */
    tni_kernel_is_neg, /* 483 */
    tni_kernel_is_nonzero, /* 484 */
    tni_kernel_is_pinned, /* 485 */
    tni_kernel_is_same_size, /* 486 */
    tni_kernel_is_signed, /* 487 */
    tni_kernel_isclose, /* 488 */
    tni_kernel_isfinite, /* 489 */
    tni_kernel_isinf, /* 490 */
    tni_kernel_isnan, /* 491 */
    tni_kernel_isreal, /* 492 */
    tni_kernel_istft, /* 493 */
    tni_kernel_item, /* 494 */
    tni_kernel_kaiser_window, /* 495 */
    tni_kernel_kaiser_window_beta, /* 496 */
    tni_kernel_kaiser_window_periodic, /* 497 */
    tni_kernel_kl_div, /* 498 */
    tni_kernel_kron, /* 499 */
    tni_kernel_kthvalue, /* 500 */
    tni_kernel_kthvalue_values, /* 501 */
    tni_kernel_l1_loss, /* 502 */
    tni_kernel_layer_norm, /* 503 */
    tni_kernel_ldexp_Tensor, /* 504 */
    tni_kernel_less_Scalar, /* 505 */
    tni_kernel_less_Tensor, /* 506 */
    tni_kernel_less__Scalar, /* 507 */
    tni_kernel_less__Tensor, /* 508 */
    tni_kernel_less_equal_Scalar, /* 509 */
    tni_kernel_less_equal_Tensor, /* 510 */
    tni_kernel_less_equal__Scalar, /* 511 */
    tni_kernel_less_equal__Tensor, /* 512 */
    tni_kernel_lift, /* 513 */
    tni_kernel_lift_fresh, /* 514 */
    tni_kernel_linalg_cholesky, /* 515 */
    tni_kernel_linalg_cholesky_ex, /* 516 */
    tni_kernel_linalg_cond, /* 517 */
    tni_kernel_linalg_cond_p_str, /* 518 */
    tni_kernel_linalg_cross, /* 519 */
    tni_kernel_linalg_det, /* 520 */
    tni_kernel_linalg_diagonal, /* 521 */
    tni_kernel_linalg_eig, /* 522 */
    tni_kernel_linalg_eigh, /* 523 */
    tni_kernel_linalg_eigvals, /* 524 */
    tni_kernel_linalg_eigvalsh, /* 525 */
    tni_kernel_linalg_householder_product, /* 526 */
    tni_kernel_linalg_inv, /* 527 */
    tni_kernel_linalg_inv_ex, /* 528 */
    tni_kernel_linalg_ldl_factor, /* 529 */
    tni_kernel_linalg_ldl_factor_ex, /* 530 */
    tni_kernel_linalg_ldl_solve, /* 531 */
    tni_kernel_linalg_lstsq, /* 532 */
    tni_kernel_linalg_lu, /* 533 */
    tni_kernel_linalg_lu_factor, /* 534 */
    tni_kernel_linalg_lu_factor_ex, /* 535 */
    tni_kernel_linalg_lu_solve, /* 536 */
    tni_kernel_linalg_matmul, /* 537 */
    tni_kernel_linalg_matrix_exp, /* 538 */
    tni_kernel_linalg_matrix_norm, /* 539 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 540 */
    tni_kernel_linalg_matrix_power, /* 541 */
    tni_kernel_linalg_matrix_rank, /* 542 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 543 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 544 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 545 */
    tni_kernel_linalg_multi_dot, /* 546 */
    tni_kernel_linalg_norm, /* 547 */
    tni_kernel_linalg_norm_ord_str, /* 548 */
    tni_kernel_linalg_pinv, /* 549 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 550 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 551 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 552 */
    tni_kernel_linalg_qr, /* 553 */
    tni_kernel_linalg_slogdet, /* 554 */
    tni_kernel_linalg_solve, /* 555 */
    tni_kernel_linalg_solve_ex, /* 556 */
    tni_kernel_linalg_solve_triangular, /* 557 */
    tni_kernel_linalg_svd, /* 558 */
    tni_kernel_linalg_svdvals, /* 559 */
    tni_kernel_linalg_tensorinv, /* 560 */
    tni_kernel_linalg_tensorinv_out, /* 561 */
    tni_kernel_linalg_tensorsolve, /* 562 */
    tni_kernel_linalg_vander, /* 563 */
    tni_kernel_linalg_vecdot, /* 564 */
    tni_kernel_linear, /* 565 */
    tni_kernel_linspace, /* 566 */
    tni_kernel_linspace_Scalar_Tensor, /* 567 */
    tni_kernel_linspace_Tensor_Scalar, /* 568 */
    tni_kernel_linspace_Tensor_Tensor, /* 569 */
    tni_kernel_log_normal_, /* 570 */
    tni_kernel_log_sigmoid, /* 571 */
    tni_kernel_log_sigmoid_backward, /* 572 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 573 */
    tni_kernel_log_sigmoid_forward, /* 574 */
    tni_kernel_log_sigmoid_forward_output, /* 575 */
    tni_kernel_log_sigmoid_out, /* 576 */
    tni_kernel_log_softmax_int, /* 577 */
    tni_kernel_logcumsumexp, /* 578 */
    tni_kernel_logdet, /* 579 */
    tni_kernel_logical_and, /* 580 */
    tni_kernel_logical_and_, /* 581 */
    tni_kernel_logical_and_out, /* 582 */
    tni_kernel_logical_not, /* 583 */
    tni_kernel_logical_not_, /* 584 */
    tni_kernel_logical_not_out, /* 585 */
    tni_kernel_logical_or, /* 586 */
    tni_kernel_logical_or_, /* 587 */
    tni_kernel_logical_or_out, /* 588 */
    tni_kernel_logical_xor, /* 589 */
    tni_kernel_logical_xor_, /* 590 */
    tni_kernel_logical_xor_out, /* 591 */
    tni_kernel_logit, /* 592 */
    tni_kernel_logit_, /* 593 */
    tni_kernel_logit_out, /* 594 */
    tni_kernel_logspace, /* 595 */
    tni_kernel_logspace_Scalar_Tensor, /* 596 */
    tni_kernel_logspace_Tensor_Scalar, /* 597 */
    tni_kernel_logspace_Tensor_Tensor, /* 598 */
    tni_kernel_logsumexp, /* 599 */
    tni_kernel_lstm_cell, /* 600 */
    tni_kernel_lstm_data, /* 601 */
    tni_kernel_lstm_input, /* 602 */
    tni_kernel_lu_solve, /* 603 */
    tni_kernel_lu_unpack, /* 604 */
    tni_kernel_mH, /* 605 */
    tni_kernel_mT, /* 606 */
    tni_kernel_margin_ranking_loss, /* 607 */
    tni_kernel_masked_fill_Scalar, /* 608 */
    tni_kernel_masked_fill_Tensor, /* 609 */
    tni_kernel_masked_fill__Scalar, /* 610 */
    tni_kernel_masked_fill__Tensor, /* 611 */
    tni_kernel_masked_scatter, /* 612 */
    tni_kernel_masked_scatter_, /* 613 */
    tni_kernel_masked_scatter_backward, /* 614 */
    tni_kernel_masked_select, /* 615 */
    tni_kernel_masked_select_out, /* 616 */
    tni_kernel_matmul, /* 617 */
    tni_kernel_matmul_out, /* 618 */
    tni_kernel_matrix_H, /* 619 */
    tni_kernel_matrix_exp, /* 620 */
    tni_kernel_matrix_exp_backward, /* 621 */
    tni_kernel_matrix_power, /* 622 */
    tni_kernel_max, /* 623 */
    tni_kernel_max_other, /* 624 */
    tni_kernel_max_out, /* 625 */
    tni_kernel_max_pool1d, /* 626 */
    tni_kernel_max_pool1d_with_indices, /* 627 */
    tni_kernel_max_pool2d, /* 628 */
    tni_kernel_max_pool2d_with_indices, /* 629 */
    tni_kernel_max_pool2d_with_indices_backward, /* 630 */
    tni_kernel_max_pool3d, /* 631 */
    tni_kernel_max_pool3d_with_indices, /* 632 */
    tni_kernel_max_pool3d_with_indices_backward, /* 633 */
    tni_kernel_max_unpool2d, /* 634 */
    tni_kernel_max_unpool3d, /* 635 */
    tni_kernel_mean, /* 636 */
    tni_kernel_median, /* 637 */
    tni_kernel_median_dim, /* 638 */
    tni_kernel_meshgrid, /* 639 */
    tni_kernel_meshgrid_indexing, /* 640 */
    tni_kernel_min, /* 641 */
    tni_kernel_min_other, /* 642 */
    tni_kernel_min_out, /* 643 */
    tni_kernel_mish_backward, /* 644 */
    tni_kernel_mish_backward_composite, /* 645 */
    tni_kernel_mkl__mkl_linear, /* 646 */
    tni_kernel_mkldnn__convolution_pointwise, /* 647 */
    tni_kernel_mkldnn__convolution_pointwise__binary, /* 648 */
    tni_kernel_mkldnn__convolution_pointwise_binary, /* 649 */
    tni_kernel_mkldnn__convolution_transpose_pointwise, /* 650 */
    tni_kernel_mkldnn__linear_pointwise, /* 651 */
    tni_kernel_mkldnn__linear_pointwise_binary, /* 652 */
    tni_kernel_mkldnn_rnn_layer, /* 653 */
    tni_kernel_mode, /* 654 */
    tni_kernel_moveaxis_int, /* 655 */
    tni_kernel_moveaxis_intlist, /* 656 */
    tni_kernel_movedim_int, /* 657 */
    tni_kernel_movedim_intlist, /* 658 */
    tni_kernel_mse_loss, /* 659 */
    tni_kernel_mse_loss_backward, /* 660 */
    tni_kernel_msort, /* 661 */
    tni_kernel_msort_out, /* 662 */
    tni_kernel_mul_Scalar, /* 663 */
    tni_kernel_mul__Scalar, /* 664 */
    tni_kernel_multi_margin_loss, /* 665 */
    tni_kernel_multi_margin_loss_backward, /* 666 */
    tni_kernel_multilabel_margin_loss, /* 667 */
    tni_kernel_multilabel_margin_loss_backward, /* 668 */
    tni_kernel_multilabel_margin_loss_forward, /* 669 */
    tni_kernel_multinomial, /* 670 */
    tni_kernel_multinomial_out, /* 671 */
    tni_kernel_multiply_Scalar, /* 672 */
    tni_kernel_multiply_Tensor, /* 673 */
    tni_kernel_multiply__Scalar, /* 674 */
    tni_kernel_multiply__Tensor, /* 675 */
    tni_kernel_mv, /* 676 */
    tni_kernel_mvlgamma, /* 677 */
    tni_kernel_mvlgamma_, /* 678 */
    tni_kernel_mvlgamma_out, /* 679 */
    tni_kernel_nan_to_num, /* 680 */
    tni_kernel_nan_to_num_, /* 681 */
    tni_kernel_nan_to_num_out, /* 682 */
    tni_kernel_nanmean, /* 683 */
    tni_kernel_nanmean_out, /* 684 */
    tni_kernel_nanmedian, /* 685 */
    tni_kernel_nanmedian_dim, /* 686 */
    tni_kernel_nanquantile, /* 687 */
    tni_kernel_nanquantile_scalar, /* 688 */
    tni_kernel_nansum, /* 689 */
    tni_kernel_narrow, /* 690 */
    tni_kernel_narrow_Tensor, /* 691 */
    tni_kernel_narrow_copy, /* 692 */
    tni_kernel_native_batch_norm, /* 693 */
    tni_kernel_native_batch_norm_backward, /* 694 */
    tni_kernel_native_channel_shuffle, /* 695 */
    tni_kernel_native_dropout, /* 696 */
    tni_kernel_native_dropout_backward, /* 697 */
    tni_kernel_native_group_norm, /* 698 */
    tni_kernel_native_group_norm_backward, /* 699 */
    tni_kernel_native_layer_norm, /* 700 */
    tni_kernel_native_layer_norm_backward, /* 701 */
    tni_kernel_negative, /* 702 */
    tni_kernel_negative_, /* 703 */
    tni_kernel_new_empty, /* 704 */
    tni_kernel_new_empty_strided, /* 705 */
    tni_kernel_new_full, /* 706 */
    tni_kernel_new_ones, /* 707 */
    tni_kernel_new_zeros, /* 708 */
    tni_kernel_nll_loss, /* 709 */
    tni_kernel_nll_loss2d, /* 710 */
    tni_kernel_nll_loss2d_backward, /* 711 */
    tni_kernel_nll_loss2d_forward, /* 712 */
    tni_kernel_nll_loss_backward, /* 713 */
    tni_kernel_nll_loss_forward, /* 714 */
    tni_kernel_nll_loss_nd, /* 715 */
    tni_kernel_nonzero, /* 716 */
    tni_kernel_nonzero_numpy, /* 717 */
    tni_kernel_nonzero_static, /* 718 */
    tni_kernel_norm_Scalar, /* 719 */
    tni_kernel_norm_ScalarOpt_dtype, /* 720 */
    tni_kernel_norm_except_dim, /* 721 */
    tni_kernel_normal_, /* 722 */
    tni_kernel_normal_Tensor_Tensor, /* 723 */
    tni_kernel_normal_Tensor_float, /* 724 */
    tni_kernel_normal_float_Tensor, /* 725 */
    tni_kernel_normal_float_float, /* 726 */
    tni_kernel_not_equal_Scalar, /* 727 */
    tni_kernel_not_equal_Tensor, /* 728 */
    tni_kernel_not_equal__Scalar, /* 729 */
    tni_kernel_not_equal__Tensor, /* 730 */
    tni_kernel_nuclear_norm, /* 731 */
    tni_kernel_nuclear_norm_dim, /* 732 */
    tni_kernel_numel, /* 733 */
    tni_kernel_numpy_T, /* 734 */
    tni_kernel_one_hot, /* 735 */
    tni_kernel_onednn_qconv2d_pointwise_binary_tensor, /* 736 */
    tni_kernel_onednn_qconv_pointwise_tensor, /* 737 */
    tni_kernel_onednn_qlinear_pointwise_binary_tensor, /* 738 */
    tni_kernel_onednn_qlinear_pointwise_tensor, /* 739 */
    tni_kernel_ones, /* 740 */
    tni_kernel_ones_like, /* 741 */
    tni_kernel_orgqr, /* 742 */
    tni_kernel_ormqr, /* 743 */
    tni_kernel_outer, /* 744 */
    tni_kernel_pad, /* 745 */
    tni_kernel_pad_sequence, /* 746 */
    tni_kernel_pairwise_distance, /* 747 */
    tni_kernel_pdist, /* 748 */
    tni_kernel_permute, /* 749 */
    tni_kernel_pinverse, /* 750 */
    tni_kernel_pixel_shuffle, /* 751 */
    tni_kernel_pixel_unshuffle, /* 752 */
    tni_kernel_poisson, /* 753 */
    tni_kernel_poisson_nll_loss, /* 754 */
    tni_kernel_polar, /* 755 */
    tni_kernel_polar_out, /* 756 */
    tni_kernel_polygamma_, /* 757 */
    tni_kernel_positive, /* 758 */
    tni_kernel_prelu, /* 759 */
    tni_kernel_prod, /* 760 */
    tni_kernel_promote_types, /* 761 */
    tni_kernel_put_, /* 762 */
    tni_kernel_qr, /* 763 */
    tni_kernel_quantile, /* 764 */
    tni_kernel_quantile_scalar, /* 765 */
    tni_kernel_rad2deg, /* 766 */
    tni_kernel_rand, /* 767 */
    tni_kernel_rand_generator, /* 768 */
    tni_kernel_rand_like, /* 769 */
    tni_kernel_rand_like_generator, /* 770 */
    tni_kernel_randint, /* 771 */
    tni_kernel_randint_generator, /* 772 */
    tni_kernel_randint_like, /* 773 */
    tni_kernel_randint_like_Tensor, /* 774 */
    tni_kernel_randint_like_Tensor_generator, /* 775 */
    tni_kernel_randint_like_generator, /* 776 */
    tni_kernel_randint_like_low_dtype, /* 777 */
    tni_kernel_randint_like_low_generator_dtype, /* 778 */
    tni_kernel_randint_low, /* 779 */
    tni_kernel_randint_low_generator, /* 780 */
    tni_kernel_randn, /* 781 */
    tni_kernel_randn_generator, /* 782 */
    tni_kernel_randn_like, /* 783 */
    tni_kernel_randn_like_generator, /* 784 */
    tni_kernel_random_, /* 785 */
    tni_kernel_random__from, /* 786 */
    tni_kernel_random__to, /* 787 */
    tni_kernel_randperm, /* 788 */
    tni_kernel_randperm_generator, /* 789 */
    tni_kernel_range, /* 790 */
    tni_kernel_range_step, /* 791 */
    tni_kernel_ravel, /* 792 */
    tni_kernel_real, /* 793 */
    tni_kernel_reflection_pad1d, /* 794 */
    tni_kernel_reflection_pad1d_backward, /* 795 */
    tni_kernel_reflection_pad2d, /* 796 */
    tni_kernel_reflection_pad2d_backward, /* 797 */
    tni_kernel_reflection_pad3d, /* 798 */
    tni_kernel_reflection_pad3d_backward, /* 799 */
    tni_kernel_relu, /* 800 */
    tni_kernel_relu6, /* 801 */
    tni_kernel_relu6_, /* 802 */
    tni_kernel_relu_, /* 803 */
    tni_kernel_remainder_Scalar, /* 804 */
    tni_kernel_remainder_Scalar_Tensor, /* 805 */
    tni_kernel_remainder_Scalar_out, /* 806 */
    tni_kernel_remainder__Scalar, /* 807 */
    tni_kernel_repeat, /* 808 */
    tni_kernel_repeat_interleave_Tensor, /* 809 */
    tni_kernel_repeat_interleave_self_Tensor, /* 810 */
    tni_kernel_repeat_interleave_self_int, /* 811 */
    tni_kernel_replication_pad1d, /* 812 */
    tni_kernel_replication_pad1d_backward, /* 813 */
    tni_kernel_replication_pad2d, /* 814 */
    tni_kernel_replication_pad2d_backward, /* 815 */
    tni_kernel_replication_pad3d, /* 816 */
    tni_kernel_replication_pad3d_backward, /* 817 */
    tni_kernel_reshape, /* 818 */
    tni_kernel_reshape_as, /* 819 */
    tni_kernel_resize_, /* 820 */
    tni_kernel_resize_as_, /* 821 */
    tni_kernel_resolve_conj, /* 822 */
    tni_kernel_resolve_neg, /* 823 */
    tni_kernel_result_type_Scalar, /* 824 */
    tni_kernel_result_type_Scalar_Scalar, /* 825 */
    tni_kernel_result_type_Scalar_Tensor, /* 826 */
    tni_kernel_result_type_Tensor, /* 827 */
    tni_kernel_rms_norm, /* 828 */
    tni_kernel_rnn_relu_cell, /* 829 */
    tni_kernel_rnn_relu_data, /* 830 */
    tni_kernel_rnn_relu_input, /* 831 */
    tni_kernel_rnn_tanh_cell, /* 832 */
    tni_kernel_rnn_tanh_data, /* 833 */
    tni_kernel_rnn_tanh_input, /* 834 */
    tni_kernel_roll, /* 835 */
    tni_kernel_rot90, /* 836 */
    tni_kernel_row_stack, /* 837 */
    tni_kernel_rrelu, /* 838 */
    tni_kernel_rrelu_, /* 839 */
    tni_kernel_rrelu_with_noise, /* 840 */
    tni_kernel_rrelu_with_noise_, /* 841 */
    tni_kernel_rrelu_with_noise_backward, /* 842 */
    tni_kernel_rrelu_with_noise_out, /* 843 */
    tni_kernel_rsub_Scalar, /* 844 */
    tni_kernel_rsub_Tensor, /* 845 */
    tni_kernel_scalar_tensor, /* 846 */
    tni_kernel_scaled_dot_product_attention, /* 847 */
    tni_kernel_searchsorted_Scalar, /* 848 */
    tni_kernel_searchsorted_Tensor, /* 849 */
    tni_kernel_segment_reduce, /* 850 */
    tni_kernel_select_backward, /* 851 */
    tni_kernel_select_int, /* 852 */
    tni_kernel_select_scatter, /* 853 */
    tni_kernel_selu, /* 854 */
    tni_kernel_selu_, /* 855 */
    tni_kernel_set_, /* 856 */
    tni_kernel_set__source_Tensor, /* 857 */
    tni_kernel_set__source_Tensor_storage_offset, /* 858 */
    tni_kernel_size_int, /* 859 */
    tni_kernel_slice_Tensor, /* 860 */
    tni_kernel_slice_backward, /* 861 */
    tni_kernel_slice_scatter, /* 862 */
    tni_kernel_slogdet, /* 863 */
    tni_kernel_slow_conv3d, /* 864 */
    tni_kernel_slow_conv3d_forward, /* 865 */
    tni_kernel_slow_conv_dilated2d, /* 866 */
    tni_kernel_slow_conv_dilated3d, /* 867 */
    tni_kernel_slow_conv_transpose3d, /* 868 */
    tni_kernel_smooth_l1_loss, /* 869 */
    tni_kernel_smooth_l1_loss_backward, /* 870 */
    tni_kernel_soft_margin_loss, /* 871 */
    tni_kernel_soft_margin_loss_backward, /* 872 */
    tni_kernel_softmax_int, /* 873 */
    tni_kernel_sort, /* 874 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 875 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 876 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 877 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 878 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 879 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 880 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 881 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 882 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 883 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 884 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 885 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 886 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 887 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 888 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 889 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 890 */
    tni_kernel_special_digamma, /* 891 */
    tni_kernel_special_erf, /* 892 */
    tni_kernel_special_erfc, /* 893 */
    tni_kernel_special_erfinv, /* 894 */
    tni_kernel_special_exp2, /* 895 */
    tni_kernel_special_expit, /* 896 */
    tni_kernel_special_expm1, /* 897 */
    tni_kernel_special_gammainc, /* 898 */
    tni_kernel_special_gammaincc, /* 899 */
    tni_kernel_special_gammaln, /* 900 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 901 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 902 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 903 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 904 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 905 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 906 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 907 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 908 */
    tni_kernel_special_i0, /* 909 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 910 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 911 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 912 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 913 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 914 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 915 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 916 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 917 */
    tni_kernel_special_log1p, /* 918 */
    tni_kernel_special_log_softmax, /* 919 */
    tni_kernel_special_logit, /* 920 */
    tni_kernel_special_logsumexp, /* 921 */
    tni_kernel_special_logsumexp_out, /* 922 */
    tni_kernel_special_multigammaln, /* 923 */
    tni_kernel_special_ndtr, /* 924 */
    tni_kernel_special_ndtr_out, /* 925 */
    tni_kernel_special_polygamma, /* 926 */
    tni_kernel_special_psi, /* 927 */
    tni_kernel_special_round, /* 928 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 929 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 930 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 931 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 932 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 933 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 934 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 935 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 936 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 937 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 938 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 939 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 940 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 941 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 942 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 943 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 944 */
    tni_kernel_special_sinc, /* 945 */
    tni_kernel_special_softmax, /* 946 */
    tni_kernel_special_xlog1py_other_scalar, /* 947 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 948 */
    tni_kernel_special_xlog1py_self_scalar, /* 949 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 950 */
    tni_kernel_special_xlogy, /* 951 */
    tni_kernel_special_xlogy_other_scalar, /* 952 */
    tni_kernel_special_xlogy_self_scalar, /* 953 */
    tni_kernel_special_zeta_other_scalar, /* 954 */
    tni_kernel_special_zeta_other_scalar_out, /* 955 */
    tni_kernel_special_zeta_self_scalar, /* 956 */
    tni_kernel_special_zeta_self_scalar_out, /* 957 */
    tni_kernel_split_Tensor, /* 958 */
    tni_kernel_split_sizes, /* 959 */
    tni_kernel_split_with_sizes, /* 960 */
    tni_kernel_square, /* 961 */
    tni_kernel_square_, /* 962 */
    tni_kernel_square_out, /* 963 */
    tni_kernel_squeeze, /* 964 */
    tni_kernel_squeeze_dim, /* 965 */
    tni_kernel_squeeze_dims, /* 966 */
    tni_kernel_stack, /* 967 */
    tni_kernel_std, /* 968 */
    tni_kernel_std_correction, /* 969 */
    tni_kernel_std_dim, /* 970 */
    tni_kernel_std_mean, /* 971 */
    tni_kernel_std_mean_correction, /* 972 */
    tni_kernel_std_mean_dim, /* 973 */
    tni_kernel_stft, /* 974 */
    tni_kernel_stft_center, /* 975 */
    tni_kernel_storage_offset, /* 976 */
    tni_kernel_stride_int, /* 977 */
    tni_kernel_sub_Scalar, /* 978 */
    tni_kernel_sub__Scalar, /* 979 */
    tni_kernel_subtract_Scalar, /* 980 */
    tni_kernel_subtract_Tensor, /* 981 */
    tni_kernel_subtract__Scalar, /* 982 */
    tni_kernel_subtract__Tensor, /* 983 */
    tni_kernel_sum, /* 984 */
    tni_kernel_sum_to_size, /* 985 */
    tni_kernel_svd, /* 986 */
    tni_kernel_swapaxes, /* 987 */
    tni_kernel_swapaxes_, /* 988 */
    tni_kernel_swapdims, /* 989 */
    tni_kernel_swapdims_, /* 990 */
    tni_kernel_sym_constrain_range, /* 991 */
    tni_kernel_sym_constrain_range_for_size, /* 992 */
    tni_kernel_sym_numel, /* 993 */
    tni_kernel_sym_size_int, /* 994 */
    tni_kernel_sym_storage_offset, /* 995 */
    tni_kernel_sym_stride_int, /* 996 */
    tni_kernel_t, /* 997 */
    tni_kernel_take, /* 998 */
    tni_kernel_take_along_dim, /* 999 */
    tni_kernel_take_out, /* 1000 */
    tni_kernel_tensor_split_indices, /* 1001 */
    tni_kernel_tensor_split_sections, /* 1002 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 1003 */
    tni_kernel_tensordot, /* 1004 */
    tni_kernel_thnn_conv2d, /* 1005 */
    tni_kernel_tile, /* 1006 */
    tni_kernel_to_dense, /* 1007 */
    tni_kernel_to_dense_backward, /* 1008 */
    tni_kernel_to_device, /* 1009 */
    tni_kernel_to_dtype, /* 1010 */
    tni_kernel_to_dtype_layout, /* 1011 */
    tni_kernel_to_other, /* 1012 */
    tni_kernel_trace, /* 1013 */
    tni_kernel_trace_backward, /* 1014 */
    tni_kernel_transpose_int, /* 1015 */
    tni_kernel_trapezoid_dx, /* 1016 */
    tni_kernel_trapezoid_x, /* 1017 */
    tni_kernel_trapz_dx, /* 1018 */
    tni_kernel_trapz_x, /* 1019 */
    tni_kernel_triangular_solve, /* 1020 */
    tni_kernel_tril_indices, /* 1021 */
    tni_kernel_triplet_margin_loss, /* 1022 */
    tni_kernel_triu_indices, /* 1023 */
    tni_kernel_true_divide_Scalar, /* 1024 */
    tni_kernel_true_divide_Tensor, /* 1025 */
    tni_kernel_true_divide__Scalar, /* 1026 */
    tni_kernel_true_divide__Tensor, /* 1027 */
    tni_kernel_type_as, /* 1028 */
    tni_kernel_unbind_int, /* 1029 */
    tni_kernel_unflatten_dense_tensors, /* 1030 */
    tni_kernel_unflatten_int, /* 1031 */
    tni_kernel_unfold, /* 1032 */
    tni_kernel_unfold_backward, /* 1033 */
    tni_kernel_uniform_, /* 1034 */
    tni_kernel_unique_consecutive, /* 1035 */
    tni_kernel_unique_dim, /* 1036 */
    tni_kernel_unique_dim_consecutive, /* 1037 */
    tni_kernel_unsafe_chunk, /* 1038 */
    tni_kernel_unsafe_split_Tensor, /* 1039 */
    tni_kernel_unsafe_split_with_sizes, /* 1040 */
    tni_kernel_unsqueeze, /* 1041 */
    tni_kernel_upsample_bicubic2d, /* 1042 */
    tni_kernel_upsample_bicubic2d_backward, /* 1043 */
    tni_kernel_upsample_bicubic2d_vec, /* 1044 */
    tni_kernel_upsample_bilinear2d, /* 1045 */
    tni_kernel_upsample_bilinear2d_backward, /* 1046 */
    tni_kernel_upsample_bilinear2d_vec, /* 1047 */
    tni_kernel_upsample_linear1d, /* 1048 */
    tni_kernel_upsample_linear1d_backward, /* 1049 */
    tni_kernel_upsample_linear1d_vec, /* 1050 */
    tni_kernel_upsample_nearest1d, /* 1051 */
    tni_kernel_upsample_nearest1d_backward, /* 1052 */
    tni_kernel_upsample_nearest1d_vec, /* 1053 */
    tni_kernel_upsample_nearest2d, /* 1054 */
    tni_kernel_upsample_nearest2d_backward, /* 1055 */
    tni_kernel_upsample_nearest2d_vec, /* 1056 */
    tni_kernel_upsample_nearest3d, /* 1057 */
    tni_kernel_upsample_nearest3d_backward, /* 1058 */
    tni_kernel_upsample_nearest3d_vec, /* 1059 */
    tni_kernel_upsample_trilinear3d, /* 1060 */
    tni_kernel_upsample_trilinear3d_backward, /* 1061 */
    tni_kernel_upsample_trilinear3d_vec, /* 1062 */
    tni_kernel_value_selecting_reduction_backward, /* 1063 */
    tni_kernel_vander, /* 1064 */
    tni_kernel_var, /* 1065 */
    tni_kernel_var_correction, /* 1066 */
    tni_kernel_var_dim, /* 1067 */
    tni_kernel_var_mean, /* 1068 */
    tni_kernel_var_mean_correction, /* 1069 */
    tni_kernel_var_mean_dim, /* 1070 */
    tni_kernel_vdot, /* 1071 */
    tni_kernel_view, /* 1072 */
    tni_kernel_view_as, /* 1073 */
    tni_kernel_view_as_complex, /* 1074 */
    tni_kernel_view_as_real, /* 1075 */
    tni_kernel_view_copy, /* 1076 */
    tni_kernel_view_dtype, /* 1077 */
    tni_kernel_vsplit_array, /* 1078 */
    tni_kernel_vsplit_int, /* 1079 */
    tni_kernel_vstack, /* 1080 */
    tni_kernel_where, /* 1081 */
    tni_kernel_where_Scalar, /* 1082 */
    tni_kernel_where_ScalarOther, /* 1083 */
    tni_kernel_where_ScalarSelf, /* 1084 */
    tni_kernel_where_self, /* 1085 */
    tni_kernel_where_self_out, /* 1086 */
    tni_kernel_xlogy_OutScalar_Other, /* 1087 */
    tni_kernel_xlogy_OutScalar_Self, /* 1088 */
    tni_kernel_xlogy_Scalar_Other, /* 1089 */
    tni_kernel_xlogy_Scalar_Self, /* 1090 */
    tni_kernel_xlogy__Scalar_Other, /* 1091 */
    tni_kernel_zero_, /* 1092 */
    tni_kernel_zeros, /* 1093 */
    tni_kernel_zeros_like, /* 1094 */
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
    {"aten::_slow_conv2d_backward.output_mask", NULL}, /* 52 */
    {"aten::_slow_conv2d_forward", NULL}, /* 53 */
    {"aten::_softmax.out", NULL}, /* 54 */
    {"aten::_softmax_backward_data.out", NULL}, /* 55 */
    {"aten::_to_copy", NULL}, /* 56 */
    {"aten::_trilinear", NULL}, /* 57 */
    {"aten::_unique", NULL}, /* 58 */
    {"aten::_unique2", NULL}, /* 59 */
    {"aten::_unsafe_view", NULL}, /* 60 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 61 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 62 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 63 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 64 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 65 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 66 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 67 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 68 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 69 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 70 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 71 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 72 */
    {"aten::absolute", NULL}, /* 73 */
    {"aten::acos.out", NULL}, /* 74 */
    {"aten::acosh.out", NULL}, /* 75 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 76 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 77 */
    {"aten::adaptive_max_pool2d", NULL}, /* 78 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 79 */
    {"aten::adaptive_max_pool3d", NULL}, /* 80 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 81 */
    {"aten::add.Scalar", NULL}, /* 82 */
    {"aten::add.out", NULL}, /* 83 */
    {"aten::addbmm", NULL}, /* 84 */
    {"aten::addcdiv.out", NULL}, /* 85 */
    {"aten::addcmul.out", NULL}, /* 86 */
    {"aten::addmm.out", NULL}, /* 87 */
    {"aten::addmv.out", NULL}, /* 88 */
    {"aten::addr", NULL}, /* 89 */
    {"aten::affine_grid_generator", NULL}, /* 90 */
    {"aten::alias", NULL}, /* 91 */
    {"aten::alias_copy", NULL}, /* 92 */
    {"aten::all.all_out", NULL}, /* 93 */
    {"aten::all.dims_out", NULL}, /* 94 */
    {"aten::all.out", NULL}, /* 95 */
    {"aten::amax.out", NULL}, /* 96 */
    {"aten::amin.out", NULL}, /* 97 */
    {"aten::aminmax.out", NULL}, /* 98 */
    {"aten::any.all_out", NULL}, /* 99 */
    {"aten::any.dims_out", NULL}, /* 100 */
    {"aten::any.out", NULL}, /* 101 */
    {"aten::arange", NULL}, /* 102 */
    {"aten::arange.start_step", NULL}, /* 103 */
    {"aten::arccos", NULL}, /* 104 */
    {"aten::arccosh", NULL}, /* 105 */
    {"aten::arcsin", NULL}, /* 106 */
    {"aten::arcsinh", NULL}, /* 107 */
    {"aten::arctan", NULL}, /* 108 */
    {"aten::arctan2", NULL}, /* 109 */
    {"aten::arctanh", NULL}, /* 110 */
    {"aten::argmax.out", NULL}, /* 111 */
    {"aten::argmin.out", NULL}, /* 112 */
    {"aten::as_strided", NULL}, /* 113 */
    {"aten::as_strided_copy", NULL}, /* 114 */
    {"aten::as_strided_scatter", NULL}, /* 115 */
    {"aten::asin.out", NULL}, /* 116 */
    {"aten::asinh.out", NULL}, /* 117 */
    {"aten::atan.out", NULL}, /* 118 */
    {"aten::atan2.out", NULL}, /* 119 */
    {"aten::atanh.out", NULL}, /* 120 */
    {"aten::avg_pool2d", NULL}, /* 121 */
    {"aten::avg_pool2d_backward", NULL}, /* 122 */
    {"aten::avg_pool3d", NULL}, /* 123 */
    {"aten::avg_pool3d_backward", NULL}, /* 124 */
    {"aten::baddbmm.out", NULL}, /* 125 */
    {"aten::bartlett_window", NULL}, /* 126 */
    {"aten::bartlett_window.periodic", NULL}, /* 127 */
    {"aten::batch_norm_update_stats", NULL}, /* 128 */
    {"aten::bernoulli", NULL}, /* 129 */
    {"aten::bernoulli.Tensor", NULL}, /* 130 */
    {"aten::bernoulli.p", NULL}, /* 131 */
    {"aten::bernoulli_.Tensor", NULL}, /* 132 */
    {"aten::binary_cross_entropy", NULL}, /* 133 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 134 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 135 */
    {"aten::bincount", NULL}, /* 136 */
    {"aten::binomial", NULL}, /* 137 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 138 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 139 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 140 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 141 */
    {"aten::bitwise_not.out", NULL}, /* 142 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 143 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 144 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 145 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 146 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 147 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 148 */
    {"aten::blackman_window", NULL}, /* 149 */
    {"aten::blackman_window.periodic", NULL}, /* 150 */
    {"aten::block_diag", NULL}, /* 151 */
    {"aten::bmm.out", NULL}, /* 152 */
    {"aten::bucketize.Scalar", NULL}, /* 153 */
    {"aten::bucketize.Tensor", NULL}, /* 154 */
    {"aten::cauchy", NULL}, /* 155 */
    {"aten::cauchy_", NULL}, /* 156 */
    {"aten::ceil.out", NULL}, /* 157 */
    {"aten::celu", NULL}, /* 158 */
    {"aten::channel_shuffle", NULL}, /* 159 */
    {"aten::cholesky_inverse", NULL}, /* 160 */
    {"aten::clamp.Tensor_out", NULL}, /* 161 */
    {"aten::clamp.out", NULL}, /* 162 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 163 */
    {"aten::clamp_max.out", NULL}, /* 164 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 165 */
    {"aten::clamp_min.out", NULL}, /* 166 */
    {"aten::clip", NULL}, /* 167 */
    {"aten::clip.Tensor", NULL}, /* 168 */
    {"aten::clone", NULL}, /* 169 */
    {"aten::col2im", NULL}, /* 170 */
    {"aten::column_stack", NULL}, /* 171 */
    {"aten::concat", NULL}, /* 172 */
    {"aten::concatenate", NULL}, /* 173 */
    {"aten::conj_physical", NULL}, /* 174 */
    {"aten::constant_pad_nd", NULL}, /* 175 */
    {"aten::convolution", NULL}, /* 176 */
    {"aten::convolution_backward", NULL}, /* 177 */
    {"aten::copy", NULL}, /* 178 */
    {"aten::copy_", NULL}, /* 179 */
    {"aten::copysign.out", NULL}, /* 180 */
    {"aten::cos.out", NULL}, /* 181 */
    {"aten::cosh.out", NULL}, /* 182 */
    {"aten::count_nonzero", NULL}, /* 183 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 184 */
    {"aten::cross", NULL}, /* 185 */
    {"aten::cummax", NULL}, /* 186 */
    {"aten::cummin", NULL}, /* 187 */
    {"aten::cumprod.out", NULL}, /* 188 */
    {"aten::cumsum.out", NULL}, /* 189 */
    {"aten::deg2rad", NULL}, /* 190 */
    {"aten::detach", NULL}, /* 191 */
    {"aten::detach_copy", NULL}, /* 192 */
    {"aten::diag", NULL}, /* 193 */
    {"aten::diag_embed", NULL}, /* 194 */
    {"aten::diagonal", NULL}, /* 195 */
    {"aten::diagonal_backward", NULL}, /* 196 */
    {"aten::diagonal_copy", NULL}, /* 197 */
    {"aten::diagonal_scatter", NULL}, /* 198 */
    {"aten::digamma.out", NULL}, /* 199 */
    {"aten::dist", NULL}, /* 200 */
    {"aten::div.Scalar", NULL}, /* 201 */
    {"aten::div.Scalar_mode", NULL}, /* 202 */
    {"aten::div.out", NULL}, /* 203 */
    {"aten::div.out_mode", NULL}, /* 204 */
    {"aten::divide.Tensor", NULL}, /* 205 */
    {"aten::divide.Tensor_mode", NULL}, /* 206 */
    {"aten::dot", NULL}, /* 207 */
    {"aten::dstack", NULL}, /* 208 */
    {"aten::elu.out", NULL}, /* 209 */
    {"aten::elu_backward.grad_input", NULL}, /* 210 */
    {"aten::embedding", NULL}, /* 211 */
    {"aten::embedding_dense_backward", NULL}, /* 212 */
    {"aten::embedding_renorm", NULL}, /* 213 */
    {"aten::embedding_renorm_", NULL}, /* 214 */
    {"aten::empty_like", NULL}, /* 215 */
    {"aten::empty_permuted", NULL}, /* 216 */
    {"aten::empty_strided", NULL}, /* 217 */
    {"aten::eq.Scalar_out", NULL}, /* 218 */
    {"aten::eq.Tensor_out", NULL}, /* 219 */
    {"aten::erf.out", NULL}, /* 220 */
    {"aten::erfc.out", NULL}, /* 221 */
    {"aten::erfinv.out", NULL}, /* 222 */
    {"aten::exp.out", NULL}, /* 223 */
    {"aten::exp2.out", NULL}, /* 224 */
    {"aten::expand", NULL}, /* 225 */
    {"aten::expand_copy", NULL}, /* 226 */
    {"aten::expm1.out", NULL}, /* 227 */
    {"aten::exponential", NULL}, /* 228 */
    {"aten::exponential_", NULL}, /* 229 */
    {"aten::eye", NULL}, /* 230 */
    {"aten::eye.m", NULL}, /* 231 */
    {"aten::fill.Scalar", NULL}, /* 232 */
    {"aten::fill.Tensor", NULL}, /* 233 */
    {"aten::fill_.Scalar", NULL}, /* 234 */
    {"aten::fill_.Tensor", NULL}, /* 235 */
    {"aten::fix", NULL}, /* 236 */
    {"aten::flip", NULL}, /* 237 */
    {"aten::floor.out", NULL}, /* 238 */
    {"aten::floor_divide.Scalar", NULL}, /* 239 */
    {"aten::fmax.out", NULL}, /* 240 */
    {"aten::fmin.out", NULL}, /* 241 */
    {"aten::fmod.Tensor_out", NULL}, /* 242 */
    {"aten::frac.out", NULL}, /* 243 */
    {"aten::fractional_max_pool2d", NULL}, /* 244 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 245 */
    {"aten::fractional_max_pool3d", NULL}, /* 246 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 247 */
    {"aten::from_file", NULL}, /* 248 */
    {"aten::full", NULL}, /* 249 */
    {"aten::full_like", NULL}, /* 250 */
    {"aten::gather.out", NULL}, /* 251 */
    {"aten::gcd.out", NULL}, /* 252 */
    {"aten::ge.Scalar_out", NULL}, /* 253 */
    {"aten::ge.Tensor_out", NULL}, /* 254 */
    {"aten::gelu.out", NULL}, /* 255 */
    {"aten::gelu_backward.grad_input", NULL}, /* 256 */
    {"aten::geometric", NULL}, /* 257 */
    {"aten::geometric_", NULL}, /* 258 */
    {"aten::geqrf", NULL}, /* 259 */
    {"aten::ger", NULL}, /* 260 */
    {"aten::glu", NULL}, /* 261 */
    {"aten::glu_backward", NULL}, /* 262 */
    {"aten::greater.Scalar", NULL}, /* 263 */
    {"aten::greater.Tensor", NULL}, /* 264 */
    {"aten::greater_equal.Scalar", NULL}, /* 265 */
    {"aten::greater_equal.Tensor", NULL}, /* 266 */
    {"aten::grid_sampler_2d", NULL}, /* 267 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 268 */
    {"aten::grid_sampler_3d", NULL}, /* 269 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 270 */
    {"aten::gt.Scalar_out", NULL}, /* 271 */
    {"aten::gt.Tensor_out", NULL}, /* 272 */
    {"aten::hamming_window", NULL}, /* 273 */
    {"aten::hamming_window.periodic", NULL}, /* 274 */
    {"aten::hamming_window.periodic_alpha", NULL}, /* 275 */
    {"aten::hamming_window.periodic_alpha_beta", NULL}, /* 276 */
    {"aten::hann_window", NULL}, /* 277 */
    {"aten::hann_window.periodic", NULL}, /* 278 */
    {"aten::hardshrink.out", NULL}, /* 279 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 280 */
    {"aten::hardsigmoid.out", NULL}, /* 281 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 282 */
    {"aten::hardswish_backward", NULL}, /* 283 */
    {"aten::hash_tensor.out", NULL}, /* 284 */
    {"aten::heaviside.out", NULL}, /* 285 */
    {"aten::histc", NULL}, /* 286 */
    {"aten::histogram.bin_ct", NULL}, /* 287 */
    {"aten::histogram.bins_tensor", NULL}, /* 288 */
    {"aten::hstack", NULL}, /* 289 */
    {"aten::huber_loss", NULL}, /* 290 */
    {"aten::huber_loss_backward", NULL}, /* 291 */
    {"aten::hypot.out", NULL}, /* 292 */
    {"aten::i0.out", NULL}, /* 293 */
    {"aten::igamma.out", NULL}, /* 294 */
    {"aten::igammac.out", NULL}, /* 295 */
    {"aten::im2col", NULL}, /* 296 */
    {"aten::index.Tensor", NULL}, /* 297 */
    {"aten::index_add.out", NULL}, /* 298 */
    {"aten::index_copy.out", NULL}, /* 299 */
    {"aten::index_fill.int_Scalar", NULL}, /* 300 */
    {"aten::index_fill.int_Tensor", NULL}, /* 301 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 302 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 303 */
    {"aten::index_put", NULL}, /* 304 */
    {"aten::index_put_", NULL}, /* 305 */
    {"aten::index_reduce.out", NULL}, /* 306 */
    {"aten::index_select", NULL}, /* 307 */
    {"aten::inner", NULL}, /* 308 */
    {"aten::inverse", NULL}, /* 309 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 310 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 311 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 312 */
    {"aten::isinf", NULL}, /* 313 */
    {"aten::isnan", NULL}, /* 314 */
    {"aten::isneginf.out", NULL}, /* 315 */
    {"aten::isposinf.out", NULL}, /* 316 */
    {"aten::kaiser_window", NULL}, /* 317 */
    {"aten::kaiser_window.beta", NULL}, /* 318 */
    {"aten::kaiser_window.periodic", NULL}, /* 319 */
    {"aten::kron", NULL}, /* 320 */
    {"aten::lcm.out", NULL}, /* 321 */
    {"aten::ldexp.Tensor", NULL}, /* 322 */
    {"aten::le.Scalar_out", NULL}, /* 323 */
    {"aten::le.Tensor_out", NULL}, /* 324 */
    {"aten::leaky_relu.out", NULL}, /* 325 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 326 */
    {"aten::lerp.Scalar_out", NULL}, /* 327 */
    {"aten::lerp.Tensor_out", NULL}, /* 328 */
    {"aten::less.Scalar", NULL}, /* 329 */
    {"aten::less.Tensor", NULL}, /* 330 */
    {"aten::less_equal.Scalar", NULL}, /* 331 */
    {"aten::less_equal.Tensor", NULL}, /* 332 */
    {"aten::lgamma.out", NULL}, /* 333 */
    {"aten::lift", NULL}, /* 334 */
    {"aten::lift_fresh", NULL}, /* 335 */
    {"aten::lift_fresh_copy", NULL}, /* 336 */
    {"aten::linalg_cholesky", NULL}, /* 337 */
    {"aten::linalg_cholesky_ex", NULL}, /* 338 */
    {"aten::linalg_cond", NULL}, /* 339 */
    {"aten::linalg_cond.p_str", NULL}, /* 340 */
    {"aten::linalg_cross", NULL}, /* 341 */
    {"aten::linalg_det", NULL}, /* 342 */
    {"aten::linalg_eig", NULL}, /* 343 */
    {"aten::linalg_eigh", NULL}, /* 344 */
    {"aten::linalg_eigvals", NULL}, /* 345 */
    {"aten::linalg_eigvalsh", NULL}, /* 346 */
    {"aten::linalg_householder_product", NULL}, /* 347 */
    {"aten::linalg_inv", NULL}, /* 348 */
    {"aten::linalg_inv_ex", NULL}, /* 349 */
    {"aten::linalg_ldl_factor", NULL}, /* 350 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 351 */
    {"aten::linalg_ldl_solve", NULL}, /* 352 */
    {"aten::linalg_lstsq", NULL}, /* 353 */
    {"aten::linalg_lu", NULL}, /* 354 */
    {"aten::linalg_lu_factor", NULL}, /* 355 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 356 */
    {"aten::linalg_lu_solve", NULL}, /* 357 */
    {"aten::linalg_matmul", NULL}, /* 358 */
    {"aten::linalg_matrix_exp", NULL}, /* 359 */
    {"aten::linalg_matrix_norm", NULL}, /* 360 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 361 */
    {"aten::linalg_matrix_power", NULL}, /* 362 */
    {"aten::linalg_matrix_rank", NULL}, /* 363 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 364 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 365 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 366 */
    {"aten::linalg_multi_dot", NULL}, /* 367 */
    {"aten::linalg_norm", NULL}, /* 368 */
    {"aten::linalg_norm.ord_str", NULL}, /* 369 */
    {"aten::linalg_pinv", NULL}, /* 370 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 371 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 372 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 373 */
    {"aten::linalg_qr", NULL}, /* 374 */
    {"aten::linalg_slogdet", NULL}, /* 375 */
    {"aten::linalg_solve", NULL}, /* 376 */
    {"aten::linalg_solve_ex", NULL}, /* 377 */
    {"aten::linalg_solve_triangular", NULL}, /* 378 */
    {"aten::linalg_svd", NULL}, /* 379 */
    {"aten::linalg_svdvals", NULL}, /* 380 */
    {"aten::linalg_tensorsolve", NULL}, /* 381 */
    {"aten::linalg_vecdot", NULL}, /* 382 */
    {"aten::linalg_vector_norm.out", NULL}, /* 383 */
    {"aten::linear", NULL}, /* 384 */
    {"aten::linspace", NULL}, /* 385 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 386 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 387 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 388 */
    {"aten::log.out", NULL}, /* 389 */
    {"aten::log10.out", NULL}, /* 390 */
    {"aten::log1p.out", NULL}, /* 391 */
    {"aten::log2.out", NULL}, /* 392 */
    {"aten::log_normal", NULL}, /* 393 */
    {"aten::log_normal_", NULL}, /* 394 */
    {"aten::log_softmax.int", NULL}, /* 395 */
    {"aten::logaddexp.out", NULL}, /* 396 */
    {"aten::logaddexp2.out", NULL}, /* 397 */
    {"aten::logcumsumexp", NULL}, /* 398 */
    {"aten::logit_backward.grad_input", NULL}, /* 399 */
    {"aten::logspace", NULL}, /* 400 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 401 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 402 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 403 */
    {"aten::logsumexp", NULL}, /* 404 */
    {"aten::lt.Scalar_out", NULL}, /* 405 */
    {"aten::lt.Tensor_out", NULL}, /* 406 */
    {"aten::lu_solve", NULL}, /* 407 */
    {"aten::lu_unpack", NULL}, /* 408 */
    {"aten::masked_fill.Scalar", NULL}, /* 409 */
    {"aten::masked_fill.Tensor", NULL}, /* 410 */
    {"aten::masked_scatter", NULL}, /* 411 */
    {"aten::matrix_power", NULL}, /* 412 */
    {"aten::max", NULL}, /* 413 */
    {"aten::max.dim_max", NULL}, /* 414 */
    {"aten::max_pool2d_with_indices", NULL}, /* 415 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 416 */
    {"aten::max_pool3d_with_indices", NULL}, /* 417 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 418 */
    {"aten::max_unpool2d", NULL}, /* 419 */
    {"aten::max_unpool3d", NULL}, /* 420 */
    {"aten::maximum.out", NULL}, /* 421 */
    {"aten::mean", NULL}, /* 422 */
    {"aten::mean.out", NULL}, /* 423 */
    {"aten::median", NULL}, /* 424 */
    {"aten::median.dim", NULL}, /* 425 */
    {"aten::min", NULL}, /* 426 */
    {"aten::min.dim_min", NULL}, /* 427 */
    {"aten::minimum.out", NULL}, /* 428 */
    {"aten::mish.out", NULL}, /* 429 */
    {"aten::mkldnn_rnn_layer", NULL}, /* 430 */
    {"aten::mm.out", NULL}, /* 431 */
    {"aten::mode", NULL}, /* 432 */
    {"aten::mse_loss", NULL}, /* 433 */
    {"aten::mse_loss_backward", NULL}, /* 434 */
    {"aten::mul.Scalar", NULL}, /* 435 */
    {"aten::mul.out", NULL}, /* 436 */
    {"aten::multi_margin_loss", NULL}, /* 437 */
    {"aten::multi_margin_loss_backward", NULL}, /* 438 */
    {"aten::multilabel_margin_loss", NULL}, /* 439 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 440 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 441 */
    {"aten::multiply.Tensor", NULL}, /* 442 */
    {"aten::mv", NULL}, /* 443 */
    {"aten::nanmedian", NULL}, /* 444 */
    {"aten::nanmedian.dim", NULL}, /* 445 */
    {"aten::nanquantile", NULL}, /* 446 */
    {"aten::nanquantile.scalar", NULL}, /* 447 */
    {"aten::nansum", NULL}, /* 448 */
    {"aten::narrow_copy", NULL}, /* 449 */
    {"aten::native_batch_norm", NULL}, /* 450 */
    {"aten::native_batch_norm_backward", NULL}, /* 451 */
    {"aten::native_dropout", NULL}, /* 452 */
    {"aten::native_dropout_backward", NULL}, /* 453 */
    {"aten::native_group_norm", NULL}, /* 454 */
    {"aten::native_group_norm_backward", NULL}, /* 455 */
    {"aten::native_layer_norm", NULL}, /* 456 */
    {"aten::native_layer_norm_backward", NULL}, /* 457 */
    {"aten::ne.Scalar_out", NULL}, /* 458 */
    {"aten::ne.Tensor_out", NULL}, /* 459 */
    {"aten::neg.out", NULL}, /* 460 */
    {"aten::negative", NULL}, /* 461 */
    {"aten::new_empty", NULL}, /* 462 */
    {"aten::new_empty_strided", NULL}, /* 463 */
    {"aten::new_full", NULL}, /* 464 */
    {"aten::new_ones", NULL}, /* 465 */
    {"aten::new_zeros", NULL}, /* 466 */
    {"aten::nextafter.out", NULL}, /* 467 */
    {"aten::nll_loss", NULL}, /* 468 */
    {"aten::nll_loss2d", NULL}, /* 469 */
    {"aten::nll_loss2d_backward", NULL}, /* 470 */
    {"aten::nll_loss2d_forward", NULL}, /* 471 */
    {"aten::nll_loss_backward", NULL}, /* 472 */
    {"aten::nll_loss_forward", NULL}, /* 473 */
    {"aten::nonzero", NULL}, /* 474 */
    {"aten::nonzero_static", NULL}, /* 475 */
    {"aten::norm.Scalar", NULL}, /* 476 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 477 */
    {"aten::norm.dtype_out", NULL}, /* 478 */
    {"aten::norm.out", NULL}, /* 479 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 480 */
    {"aten::normal.Tensor_float", NULL}, /* 481 */
    {"aten::normal.float_Tensor", NULL}, /* 482 */
    {"aten::normal.float_float", NULL}, /* 483 */
    {"aten::normal_", NULL}, /* 484 */
    {"aten::normal_functional", NULL}, /* 485 */
    {"aten::not_equal.Scalar", NULL}, /* 486 */
    {"aten::not_equal.Tensor", NULL}, /* 487 */
    {"aten::nuclear_norm", NULL}, /* 488 */
    {"aten::nuclear_norm.dim", NULL}, /* 489 */
    {"aten::ones", NULL}, /* 490 */
    {"aten::ones_like", NULL}, /* 491 */
    {"aten::orgqr", NULL}, /* 492 */
    {"aten::ormqr", NULL}, /* 493 */
    {"aten::outer", NULL}, /* 494 */
    {"aten::permute", NULL}, /* 495 */
    {"aten::permute_copy", NULL}, /* 496 */
    {"aten::pixel_shuffle", NULL}, /* 497 */
    {"aten::pixel_unshuffle", NULL}, /* 498 */
    {"aten::poisson", NULL}, /* 499 */
    {"aten::polygamma.out", NULL}, /* 500 */
    {"aten::pow.Scalar_out", NULL}, /* 501 */
    {"aten::pow.Tensor_Scalar_out", NULL}, /* 502 */
    {"aten::pow.Tensor_Tensor_out", NULL}, /* 503 */
    {"aten::prod", NULL}, /* 504 */
    {"aten::prod.int_out", NULL}, /* 505 */
    {"aten::put", NULL}, /* 506 */
    {"aten::put_", NULL}, /* 507 */
    {"aten::qr", NULL}, /* 508 */
    {"aten::quantile", NULL}, /* 509 */
    {"aten::quantile.scalar", NULL}, /* 510 */
    {"aten::rad2deg", NULL}, /* 511 */
    {"aten::rand", NULL}, /* 512 */
    {"aten::rand.generator", NULL}, /* 513 */
    {"aten::rand_like", NULL}, /* 514 */
    {"aten::rand_like.generator", NULL}, /* 515 */
    {"aten::randint", NULL}, /* 516 */
    {"aten::randint.generator", NULL}, /* 517 */
    {"aten::randint.low", NULL}, /* 518 */
    {"aten::randint.low_generator", NULL}, /* 519 */
    {"aten::randint_like", NULL}, /* 520 */
    {"aten::randint_like.Tensor", NULL}, /* 521 */
    {"aten::randint_like.Tensor_generator", NULL}, /* 522 */
    {"aten::randint_like.generator", NULL}, /* 523 */
    {"aten::randint_like.low_dtype", NULL}, /* 524 */
    {"aten::randint_like.low_generator_dtype", NULL}, /* 525 */
    {"aten::randn", NULL}, /* 526 */
    {"aten::randn.generator", NULL}, /* 527 */
    {"aten::randn_like", NULL}, /* 528 */
    {"aten::randn_like.generator", NULL}, /* 529 */
    {"aten::random", NULL}, /* 530 */
    {"aten::random.from", NULL}, /* 531 */
    {"aten::random.to", NULL}, /* 532 */
    {"aten::random_", NULL}, /* 533 */
    {"aten::random_.from", NULL}, /* 534 */
    {"aten::random_.to", NULL}, /* 535 */
    {"aten::randperm", NULL}, /* 536 */
    {"aten::randperm.generator", NULL}, /* 537 */
    {"aten::range", NULL}, /* 538 */
    {"aten::range.step", NULL}, /* 539 */
    {"aten::reciprocal.out", NULL}, /* 540 */
    {"aten::reflection_pad1d", NULL}, /* 541 */
    {"aten::reflection_pad1d_backward", NULL}, /* 542 */
    {"aten::reflection_pad2d", NULL}, /* 543 */
    {"aten::reflection_pad2d_backward", NULL}, /* 544 */
    {"aten::reflection_pad3d", NULL}, /* 545 */
    {"aten::reflection_pad3d_backward", NULL}, /* 546 */
    {"aten::relu", NULL}, /* 547 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 548 */
    {"aten::remainder.Tensor_out", NULL}, /* 549 */
    {"aten::renorm.out", NULL}, /* 550 */
    {"aten::repeat", NULL}, /* 551 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 552 */
    {"aten::replication_pad1d", NULL}, /* 553 */
    {"aten::replication_pad1d_backward", NULL}, /* 554 */
    {"aten::replication_pad2d", NULL}, /* 555 */
    {"aten::replication_pad2d_backward", NULL}, /* 556 */
    {"aten::replication_pad3d", NULL}, /* 557 */
    {"aten::replication_pad3d_backward", NULL}, /* 558 */
    {"aten::resize", NULL}, /* 559 */
    {"aten::resize_", NULL}, /* 560 */
    {"aten::resize_as", NULL}, /* 561 */
    {"aten::resize_as_", NULL}, /* 562 */
    {"aten::roll", NULL}, /* 563 */
    {"aten::rot90", NULL}, /* 564 */
    {"aten::round.decimals_out", NULL}, /* 565 */
    {"aten::round.out", NULL}, /* 566 */
    {"aten::row_stack", NULL}, /* 567 */
    {"aten::rrelu_with_noise", NULL}, /* 568 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 569 */
    {"aten::rsqrt.out", NULL}, /* 570 */
    {"aten::rsub.Scalar", NULL}, /* 571 */
    {"aten::rsub.Tensor", NULL}, /* 572 */
    {"aten::scalar_tensor", NULL}, /* 573 */
    {"aten::scatter.reduce_out", NULL}, /* 574 */
    {"aten::scatter.src_out", NULL}, /* 575 */
    {"aten::scatter.value_out", NULL}, /* 576 */
    {"aten::scatter.value_reduce_out", NULL}, /* 577 */
    {"aten::scatter_add.out", NULL}, /* 578 */
    {"aten::scatter_reduce.two_out", NULL}, /* 579 */
    {"aten::searchsorted.Scalar", NULL}, /* 580 */
    {"aten::searchsorted.Tensor", NULL}, /* 581 */
    {"aten::segment_reduce", NULL}, /* 582 */
    {"aten::select.int", NULL}, /* 583 */
    {"aten::select_backward", NULL}, /* 584 */
    {"aten::select_copy.int", NULL}, /* 585 */
    {"aten::select_scatter", NULL}, /* 586 */
    {"aten::set", NULL}, /* 587 */
    {"aten::set.source_Tensor", NULL}, /* 588 */
    {"aten::set_", NULL}, /* 589 */
    {"aten::set_.source_Tensor", NULL}, /* 590 */
    {"aten::sgn.out", NULL}, /* 591 */
    {"aten::sigmoid.out", NULL}, /* 592 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 593 */
    {"aten::sign.out", NULL}, /* 594 */
    {"aten::signbit.out", NULL}, /* 595 */
    {"aten::silu.out", NULL}, /* 596 */
    {"aten::silu_backward.grad_input", NULL}, /* 597 */
    {"aten::sin.out", NULL}, /* 598 */
    {"aten::sinc.out", NULL}, /* 599 */
    {"aten::sinh.out", NULL}, /* 600 */
    {"aten::slice.Tensor", NULL}, /* 601 */
    {"aten::slice_backward", NULL}, /* 602 */
    {"aten::slice_copy.Tensor", NULL}, /* 603 */
    {"aten::slice_scatter", NULL}, /* 604 */
    {"aten::slogdet", NULL}, /* 605 */
    {"aten::slow_conv3d", NULL}, /* 606 */
    {"aten::slow_conv3d_forward", NULL}, /* 607 */
    {"aten::slow_conv_dilated2d", NULL}, /* 608 */
    {"aten::slow_conv_dilated3d", NULL}, /* 609 */
    {"aten::slow_conv_transpose3d", NULL}, /* 610 */
    {"aten::smooth_l1_loss", NULL}, /* 611 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 612 */
    {"aten::soft_margin_loss", NULL}, /* 613 */
    {"aten::soft_margin_loss_backward", NULL}, /* 614 */
    {"aten::softmax.int", NULL}, /* 615 */
    {"aten::softplus.out", NULL}, /* 616 */
    {"aten::softplus_backward.grad_input", NULL}, /* 617 */
    {"aten::softshrink.out", NULL}, /* 618 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 619 */
    {"aten::sort", NULL}, /* 620 */
    {"aten::sort.values_stable", NULL}, /* 621 */
    {"aten::special_airy_ai.out", NULL}, /* 622 */
    {"aten::special_bessel_j0.out", NULL}, /* 623 */
    {"aten::special_bessel_j1.out", NULL}, /* 624 */
    {"aten::special_bessel_y0.out", NULL}, /* 625 */
    {"aten::special_bessel_y1.out", NULL}, /* 626 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 627 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 628 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 629 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 630 */
    {"aten::special_digamma", NULL}, /* 631 */
    {"aten::special_entr.out", NULL}, /* 632 */
    {"aten::special_erf", NULL}, /* 633 */
    {"aten::special_erfc", NULL}, /* 634 */
    {"aten::special_erfcx.out", NULL}, /* 635 */
    {"aten::special_erfinv", NULL}, /* 636 */
    {"aten::special_exp2", NULL}, /* 637 */
    {"aten::special_expit", NULL}, /* 638 */
    {"aten::special_expm1", NULL}, /* 639 */
    {"aten::special_gammainc", NULL}, /* 640 */
    {"aten::special_gammaincc", NULL}, /* 641 */
    {"aten::special_gammaln", NULL}, /* 642 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 643 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 644 */
    {"aten::special_i0", NULL}, /* 645 */
    {"aten::special_i0e.out", NULL}, /* 646 */
    {"aten::special_i1.out", NULL}, /* 647 */
    {"aten::special_i1e.out", NULL}, /* 648 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 649 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 650 */
    {"aten::special_log1p", NULL}, /* 651 */
    {"aten::special_log_ndtr.out", NULL}, /* 652 */
    {"aten::special_logit", NULL}, /* 653 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 654 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 655 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 656 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 657 */
    {"aten::special_multigammaln", NULL}, /* 658 */
    {"aten::special_ndtri.out", NULL}, /* 659 */
    {"aten::special_polygamma", NULL}, /* 660 */
    {"aten::special_psi", NULL}, /* 661 */
    {"aten::special_round", NULL}, /* 662 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 663 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 664 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 665 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 666 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 667 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 668 */
    {"aten::special_sinc", NULL}, /* 669 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 670 */
    {"aten::special_xlog1py.out", NULL}, /* 671 */
    {"aten::special_xlogy", NULL}, /* 672 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 673 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 674 */
    {"aten::special_zeta.out", NULL}, /* 675 */
    {"aten::split.Tensor", NULL}, /* 676 */
    {"aten::split_copy.Tensor", NULL}, /* 677 */
    {"aten::split_with_sizes", NULL}, /* 678 */
    {"aten::split_with_sizes_copy", NULL}, /* 679 */
    {"aten::sqrt.out", NULL}, /* 680 */
    {"aten::squeeze", NULL}, /* 681 */
    {"aten::squeeze.dim", NULL}, /* 682 */
    {"aten::squeeze.dims", NULL}, /* 683 */
    {"aten::squeeze_copy", NULL}, /* 684 */
    {"aten::squeeze_copy.dim", NULL}, /* 685 */
    {"aten::squeeze_copy.dims", NULL}, /* 686 */
    {"aten::stack", NULL}, /* 687 */
    {"aten::std.correction", NULL}, /* 688 */
    {"aten::std.dim", NULL}, /* 689 */
    {"aten::std_mean.correction", NULL}, /* 690 */
    {"aten::sub.Scalar", NULL}, /* 691 */
    {"aten::sub.out", NULL}, /* 692 */
    {"aten::subtract.Tensor", NULL}, /* 693 */
    {"aten::sum", NULL}, /* 694 */
    {"aten::sum.IntList_out", NULL}, /* 695 */
    {"aten::svd", NULL}, /* 696 */
    {"aten::t", NULL}, /* 697 */
    {"aten::t_copy", NULL}, /* 698 */
    {"aten::take_along_dim", NULL}, /* 699 */
    {"aten::tan.out", NULL}, /* 700 */
    {"aten::tanh.out", NULL}, /* 701 */
    {"aten::tanh_backward.grad_input", NULL}, /* 702 */
    {"aten::tensordot", NULL}, /* 703 */
    {"aten::thnn_conv2d", NULL}, /* 704 */
    {"aten::threshold.out", NULL}, /* 705 */
    {"aten::threshold_backward.grad_input", NULL}, /* 706 */
    {"aten::topk.values", NULL}, /* 707 */
    {"aten::trace", NULL}, /* 708 */
    {"aten::transpose.int", NULL}, /* 709 */
    {"aten::transpose_copy.int", NULL}, /* 710 */
    {"aten::triangular_solve", NULL}, /* 711 */
    {"aten::tril.out", NULL}, /* 712 */
    {"aten::tril_indices", NULL}, /* 713 */
    {"aten::triu.out", NULL}, /* 714 */
    {"aten::triu_indices", NULL}, /* 715 */
    {"aten::true_divide.Tensor", NULL}, /* 716 */
    {"aten::trunc.out", NULL}, /* 717 */
    {"aten::unbind.int", NULL}, /* 718 */
    {"aten::unbind_copy.int", NULL}, /* 719 */
    {"aten::unfold", NULL}, /* 720 */
    {"aten::unfold_backward", NULL}, /* 721 */
    {"aten::unfold_copy", NULL}, /* 722 */
    {"aten::uniform", NULL}, /* 723 */
    {"aten::uniform_", NULL}, /* 724 */
    {"aten::unique_consecutive", NULL}, /* 725 */
    {"aten::unique_dim", NULL}, /* 726 */
    {"aten::unique_dim_consecutive", NULL}, /* 727 */
    {"aten::unsafe_split.Tensor", NULL}, /* 728 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 729 */
    {"aten::unsqueeze", NULL}, /* 730 */
    {"aten::unsqueeze_copy", NULL}, /* 731 */
    {"aten::upsample_bicubic2d", NULL}, /* 732 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 733 */
    {"aten::upsample_bilinear2d", NULL}, /* 734 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 735 */
    {"aten::upsample_linear1d", NULL}, /* 736 */
    {"aten::upsample_linear1d_backward", NULL}, /* 737 */
    {"aten::upsample_nearest1d", NULL}, /* 738 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 739 */
    {"aten::upsample_nearest2d", NULL}, /* 740 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 741 */
    {"aten::upsample_nearest3d", NULL}, /* 742 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 743 */
    {"aten::upsample_trilinear3d", NULL}, /* 744 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 745 */
    {"aten::var.correction", NULL}, /* 746 */
    {"aten::var.dim", NULL}, /* 747 */
    {"aten::var_mean.correction", NULL}, /* 748 */
    {"aten::vdot", NULL}, /* 749 */
    {"aten::view.dtype", NULL}, /* 750 */
    {"aten::view_as_complex", NULL}, /* 751 */
    {"aten::view_as_complex_copy", NULL}, /* 752 */
    {"aten::view_as_real", NULL}, /* 753 */
    {"aten::view_as_real_copy", NULL}, /* 754 */
    {"aten::view_copy", NULL}, /* 755 */
    {"aten::view_copy.dtype", NULL}, /* 756 */
    {"aten::vstack", NULL}, /* 757 */
    {"aten::xlogy.OutTensor", NULL}, /* 758 */
    {"aten::zero", NULL}, /* 759 */
    {"aten::zero_", NULL}, /* 760 */
    {"aten::zeros", NULL}, /* 761 */
    {"aten::zeros_like", NULL}, /* 762 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 2181;

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
    {14774, 14788, 143, 2, 3, 0x0}, /* aten::_int_mm */
    {14838, 14856, 145, 2, 3, 0x0}, /* aten::_int_mm.out */
    {14933, 14952, 147, 1, 3, 0x0}, /* aten::_is_all_true */
    {14994, 15013, 148, 1, 3, 0x0}, /* aten::_is_any_true */
    {15055, 15082, 149, 2, 3, 0x0}, /* aten::_linalg_check_errors */
    {15161, 15179, 151, 2, 3, 0x0}, /* aten::_linalg_det */
    {15252, 15277, 153, 2, 3, 0x0}, /* aten::_linalg_det.result */
    {15425, 15444, 155, 2, 3, 0x0}, /* aten::_linalg_eigh */
    {15553, 15584, 157, 2, 3, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {15765, 15787, 159, 2, 3, 0x0}, /* aten::_linalg_eigvals */
    {15832, 15854, 161, 2, 3, 0x0}, /* aten::_linalg_slogdet */
    {15947, 15974, 163, 2, 3, 0x0}, /* aten::_linalg_slogdet.sign */
    {16164, 16187, 165, 2, 3, 0x0}, /* aten::_linalg_solve_ex */
    {16332, 16362, 167, 2, 3, 0x0}, /* aten::_linalg_solve_ex.result */
    {16600, 16618, 169, 2, 3, 0x0}, /* aten::_linalg_svd */
    {16750, 16770, 171, 2, 3, 0x0}, /* aten::_linalg_svd.U */
    {16959, 16985, 173, 1, 3, 0x5}, /* aten::_local_scalar_dense */
    {17034, 17053, 174, 3, 3, 0x1}, /* aten::_log_softmax */
    {17124, 17147, 177, 2, 3, 0x0}, /* aten::_log_softmax.out */
    {17245, 17278, 179, 3, 3, 0x0}, /* aten::_log_softmax_backward_data */
    {17389, 17426, 182, 2, 3, 0x0}, /* aten::_log_softmax_backward_data.out */
    {17564, 17584, 184, 2, 3, 0x0}, /* aten::_logcumsumexp */
    {17636, 17660, 186, 2, 3, 0x0}, /* aten::_logcumsumexp.out */
    {17739, 17759, 188, 1, 3, 0x0}, /* aten::_lu_with_info */
    {17876, 17907, 189, 2, 3, 0x1}, /* aten::_native_batch_norm_legit */
    {18101, 18141, 191, 2, 3, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {18295, 18339, 193, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {18574, 18609, 195, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.out */
    {18884, 18926, 197, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {19172, 19215, 198, 1, 3, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {19398, 19445, 199, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {19698, 19714, 200, 1, 3, 0x0}, /* aten::_neg_view */
    {19759, 19780, 201, 1, 3, 0x80000}, /* aten::_neg_view_copy */
    {19824, 19849, 202, 1, 0, 0x80020}, /* aten::_neg_view_copy.out */
    {19920, 19942, 203, 2, 3, 0x0}, /* aten::_pdist_backward */
    {20023, 20049, 205, 1, 0, 0x20}, /* aten::_pdist_backward.out */
    {20157, 20178, 206, 2, 3, 0x1}, /* aten::_pdist_forward */
    {20233, 20258, 208, 1, 0, 0x20}, /* aten::_pdist_forward.out */
    {20341, 20361, 209, 2, 3, 0x0}, /* aten::_prelu_kernel */
    {20419, 20448, 211, 2, 3, 0x0}, /* aten::_prelu_kernel_backward */
    {20545, 20566, 213, 2, 0, 0x0}, /* aten::_reshape_alias */
    {20648, 20674, 215, 1, 3, 0x80000}, /* aten::_reshape_alias_copy */
    {20755, 20785, 216, 1, 0, 0x80020}, /* aten::_reshape_alias_copy.out */
    {20893, 20913, 217, 1, 3, 0x0}, /* aten::_safe_softmax */
    {20989, 21030, 218, 1, 3, 0x2000}, /* aten::_scaled_dot_product_attention_math */
    {21270, 21320, 219, 2, 3, 0x2000}, /* aten::_scaled_dot_product_flash_attention_for_cpu */
    {21536, 21595, 221, 2, 1, 0x0}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward */
    {21879, 21910, 223, 2, 3, 0x0}, /* aten::_segment_reduce_backward */
    {22085, 22120, 225, 1, 0, 0x20}, /* aten::_segment_reduce_backward.out */
    {22319, 22359, 226, 2, 3, 0x0}, /* aten::_slow_conv2d_backward.output_mask */
    {22589, 22633, 228, 1, 0, 0x20}, /* aten::_slow_conv2d_backward.output_mask_out */
    {22900, 22927, 229, 2, 3, 0x0}, /* aten::_slow_conv2d_forward */
    {23066, 23100, 231, 2, 3, 0x0}, /* aten::_slow_conv2d_forward.output */
    {23272, 23287, 233, 3, 3, 0x1}, /* aten::_softmax */
    {23354, 23373, 236, 2, 3, 0x0}, /* aten::_softmax.out */
    {23467, 23496, 238, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {23603, 23636, 241, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {23777, 23822, 243, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {24020, 24066, 244, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {24294, 24309, 245, 1, 0, 0x1}, /* aten::_to_copy */
    {24498, 24517, 246, 1, 0, 0x20}, /* aten::_to_copy.out */
    {24641, 24658, 247, 1, 3, 0x0}, /* aten::_trilinear */
    {24795, 24816, 248, 1, 0, 0x20}, /* aten::_trilinear.out */
    {24980, 24994, 249, 2, 3, 0x8}, /* aten::_unique */
    {25086, 25104, 251, 1, 0, 0x20}, /* aten::_unique.out */
    {25245, 25260, 252, 2, 3, 0x8}, /* aten::_unique2 */
    {25387, 25406, 254, 1, 0, 0x20}, /* aten::_unique2.out */
    {25603, 25630, 255, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {25699, 25723, 256, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {25827, 25854, 257, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {25949, 25991, 258, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {26103, 26122, 259, 1, 3, 0x0}, /* aten::_unsafe_view */
    {26179, 26202, 260, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {26286, 26315, 261, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {26454, 26487, 263, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {26653, 26686, 265, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {26810, 26848, 266, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {27025, 27074, 268, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {27292, 27322, 270, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {27462, 27496, 272, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {27663, 27697, 274, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {27822, 27861, 275, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {28039, 28089, 277, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {28308, 28337, 279, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {28476, 28509, 281, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {28675, 28708, 283, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {28832, 28870, 284, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {29047, 29096, 286, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {29314, 29346, 288, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {29444, 29480, 290, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {29605, 29641, 292, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {29748, 29789, 293, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {29925, 29977, 295, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {30154, 30186, 297, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {30308, 30344, 299, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {30493, 30529, 301, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {30636, 30677, 302, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {30837, 30889, 304, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {31090, 31122, 306, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {31266, 31302, 308, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {31473, 31509, 310, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {31616, 31657, 311, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {31839, 31891, 313, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {32114, 32140, 315, 2, 3, 0x0}, /* aten::_weight_int8pack_mm */
    {32217, 32227, 317, 2, 1, 0x10001}, /* aten::abs */
    {32260, 32274, 319, 2, 1, 0x10000}, /* aten::abs.out */
    {32334, 32345, 321, 2, 1, 0x0}, /* aten::abs_ */
    {32387, 32402, 323, 1, 1, 0x0}, /* aten::absolute */
    {32440, 32459, 324, 1, 1, 0x0}, /* aten::absolute.out */
    {32524, 32540, 325, 1, 1, 0x0}, /* aten::absolute_ */
    {32587, 32598, 326, 3, 1, 0x10001}, /* aten::acos */
    {32632, 32647, 329, 2, 1, 0x10000}, /* aten::acos.out */
    {32708, 32720, 331, 3, 1, 0x10000}, /* aten::acos_ */
    {32763, 32775, 334, 3, 3, 0x10001}, /* aten::acosh */
    {32810, 32826, 337, 2, 3, 0x10000}, /* aten::acosh.out */
    {32888, 32901, 339, 3, 3, 0x10000}, /* aten::acosh_ */
    {32945, 32971, 342, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {33040, 33066, 343, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {33138, 33168, 344, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {33267, 33293, 346, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {33365, 33395, 347, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {33494, 33520, 349, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {33599, 33625, 350, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {33704, 33734, 352, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {33864, 33899, 354, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {33993, 34039, 356, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {34174, 34200, 358, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {34279, 34309, 360, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {34439, 34474, 362, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {34568, 34614, 364, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {34749, 34766, 366, 1, 1, 0x10001}, /* aten::add.Scalar */
    {34836, 34857, 367, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {34954, 34971, 368, 3, 1, 0x10001}, /* aten::add.Tensor */
    {35044, 35058, 371, 2, 1, 0x10000}, /* aten::add.out */
    {35148, 35166, 373, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {35245, 35263, 374, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {35345, 35358, 377, 2, 3, 0x0}, /* aten::addbmm */
    {35458, 35475, 379, 2, 3, 0x0}, /* aten::addbmm.out */
    {35599, 35613, 381, 2, 3, 0x0}, /* aten::addbmm_ */
    {35722, 35736, 383, 3, 1, 0x10000}, /* aten::addcdiv */
    {35824, 35842, 386, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {35954, 35969, 388, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {36066, 36080, 391, 3, 1, 0x10000}, /* aten::addcmul */
    {36168, 36186, 394, 2, 1, 0x10000}, /* aten::addcmul.out */
    {36298, 36313, 396, 3, 1, 0x10000}, /* aten::addcmul_ */
    {36410, 36422, 399, 3, 3, 0x1}, /* aten::addmm */
    {36517, 36533, 402, 2, 3, 0x0}, /* aten::addmm.out */
    {36652, 36665, 404, 3, 3, 0x0}, /* aten::addmm_ */
    {36769, 36781, 407, 3, 3, 0x0}, /* aten::addmv */
    {36874, 36890, 410, 2, 3, 0x0}, /* aten::addmv.out */
    {37007, 37020, 412, 3, 3, 0x0}, /* aten::addmv_ */
    {37122, 37133, 415, 1, 3, 0x0}, /* aten::addr */
    {37227, 37242, 416, 1, 3, 0x0}, /* aten::addr.out */
    {37360, 37372, 417, 1, 3, 0x0}, /* aten::addr_ */
    {37475, 37489, 418, 1, 3, 0x0}, /* aten::adjoint */
    {37532, 37560, 419, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {37647, 37679, 420, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {37793, 37830, 421, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {37925, 37937, 422, 1, 3, 0x1}, /* aten::alias */
    {37978, 37995, 423, 1, 3, 0x80000}, /* aten::alias_copy */
    {38035, 38056, 424, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {38123, 38133, 425, 3, 1, 0x40000}, /* aten::all */
    {38166, 38184, 428, 2, 1, 0x40000}, /* aten::all.all_out */
    {38248, 38262, 430, 3, 1, 0x40000}, /* aten::all.dim */
    {38328, 38343, 433, 3, 1, 0x40000}, /* aten::all.dims */
    {38418, 38437, 436, 2, 1, 0x40000}, /* aten::all.dims_out */
    {38539, 38553, 438, 2, 1, 0x40000}, /* aten::all.out */
    {38642, 38657, 440, 1, 3, 0x4}, /* aten::allclose */
    {38765, 38785, 441, 1, 3, 0x2100}, /* aten::alpha_dropout */
    {38850, 38871, 442, 1, 3, 0x2000}, /* aten::alpha_dropout_ */
    {38944, 38955, 443, 3, 3, 0x40001}, /* aten::amax */
    {39024, 39039, 446, 2, 3, 0x40000}, /* aten::amax.out */
    {39135, 39146, 448, 3, 3, 0x40001}, /* aten::amin */
    {39215, 39230, 451, 2, 3, 0x40000}, /* aten::amin.out */
    {39326, 39340, 453, 3, 1, 0x40000}, /* aten::aminmax */
    {39433, 39451, 456, 2, 1, 0x40000}, /* aten::aminmax.out */
    {39588, 39600, 458, 2, 1, 0x10000}, /* aten::angle */
    {39635, 39651, 460, 2, 1, 0x10000}, /* aten::angle.out */
    {39713, 39723, 462, 3, 1, 0x40001}, /* aten::any */
    {39756, 39774, 465, 2, 1, 0x40000}, /* aten::any.all_out */
    {39838, 39852, 467, 3, 1, 0x40001}, /* aten::any.dim */
    {39918, 39933, 470, 3, 1, 0x40001}, /* aten::any.dims */
    {40008, 40027, 473, 2, 1, 0x40000}, /* aten::any.dims_out */
    {40129, 40143, 475, 2, 1, 0x40000}, /* aten::any.out */
    {40232, 40245, 477, 2, 3, 0x0}, /* aten::arange */
    {40372, 40389, 479, 1, 3, 0x0}, /* aten::arange.out */
    {40451, 40470, 480, 2, 3, 0x0}, /* aten::arange.start */
    {40617, 40640, 482, 2, 3, 0x0}, /* aten::arange.start_out */
    {40737, 40761, 484, 2, 3, 0x1}, /* aten::arange.start_step */
    {40928, 40941, 486, 1, 3, 0x0}, /* aten::arccos */
    {40977, 40994, 487, 1, 3, 0x0}, /* aten::arccos.out */
    {41057, 41071, 488, 1, 3, 0x0}, /* aten::arccos_ */
    {41116, 41130, 489, 1, 3, 0x0}, /* aten::arccosh */
    {41167, 41185, 490, 1, 3, 0x0}, /* aten::arccosh.out */
    {41249, 41264, 491, 1, 3, 0x0}, /* aten::arccosh_ */
    {41310, 41323, 492, 1, 3, 0x0}, /* aten::arcsin */
    {41359, 41376, 493, 1, 3, 0x0}, /* aten::arcsin.out */
    {41439, 41453, 494, 1, 3, 0x0}, /* aten::arcsin_ */
    {41498, 41512, 495, 1, 3, 0x0}, /* aten::arcsinh */
    {41549, 41567, 496, 1, 3, 0x0}, /* aten::arcsinh.out */
    {41631, 41646, 497, 1, 3, 0x0}, /* aten::arcsinh_ */
    {41692, 41705, 498, 1, 3, 0x0}, /* aten::arctan */
    {41741, 41758, 499, 1, 3, 0x0}, /* aten::arctan.out */
    {41821, 41835, 500, 1, 3, 0x0}, /* aten::arctan2 */
    {41886, 41904, 501, 1, 1, 0x0}, /* aten::arctan2.out */
    {41982, 41997, 502, 1, 3, 0x0}, /* aten::arctan2_ */
    {42057, 42071, 503, 1, 3, 0x0}, /* aten::arctan_ */
    {42116, 42130, 504, 1, 3, 0x0}, /* aten::arctanh */
    {42167, 42185, 505, 1, 3, 0x0}, /* aten::arctanh.out */
    {42249, 42264, 506, 1, 3, 0x0}, /* aten::arctanh_ */
    {42310, 42323, 507, 3, 1, 0x40001}, /* aten::argmax */
    {42394, 42411, 510, 2, 3, 0x40000}, /* aten::argmax.out */
    {42509, 42522, 512, 3, 1, 0x40001}, /* aten::argmin */
    {42593, 42610, 515, 2, 3, 0x40000}, /* aten::argmin.out */
    {42708, 42722, 517, 1, 1, 0x0}, /* aten::argsort */
    {42794, 42815, 518, 1, 1, 0x0}, /* aten::argsort.stable */
    {42910, 42935, 519, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {43054, 43069, 520, 1, 3, 0x8}, /* aten::argwhere */
    {43107, 43124, 521, 2, 0, 0x1}, /* aten::as_strided */
    {43231, 43249, 523, 1, 0, 0x80}, /* aten::as_strided_ */
    {43359, 43381, 524, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {43487, 43513, 525, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {43646, 43671, 526, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {43792, 43821, 527, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {43969, 43980, 528, 3, 1, 0x10001}, /* aten::asin */
    {44014, 44029, 531, 2, 1, 0x10000}, /* aten::asin.out */
    {44090, 44102, 533, 3, 1, 0x10000}, /* aten::asin_ */
    {44145, 44157, 536, 3, 3, 0x10001}, /* aten::asinh */
    {44192, 44208, 539, 2, 3, 0x10000}, /* aten::asinh.out */
    {44270, 44283, 541, 3, 3, 0x10000}, /* aten::asinh_ */
    {44327, 44338, 544, 3, 1, 0x10001}, /* aten::atan */
    {44372, 44387, 547, 2, 1, 0x10000}, /* aten::atan.out */
    {44448, 44460, 549, 3, 1, 0x10001}, /* aten::atan2 */
    {44509, 44525, 552, 2, 1, 0x10001}, /* aten::atan2.out */
    {44601, 44614, 554, 3, 1, 0x10000}, /* aten::atan2_ */
    {44672, 44684, 557, 3, 1, 0x10000}, /* aten::atan_ */
    {44727, 44739, 560, 3, 3, 0x10001}, /* aten::atanh */
    {44774, 44790, 563, 2, 3, 0x10000}, /* aten::atanh.out */
    {44852, 44865, 565, 3, 3, 0x10000}, /* aten::atanh_ */
    {44909, 44926, 568, 1, 3, 0x100}, /* aten::atleast_1d */
    {44966, 44992, 569, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {45048, 45065, 570, 1, 3, 0x100}, /* aten::atleast_2d */
    {45105, 45131, 571, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {45187, 45204, 572, 1, 3, 0x100}, /* aten::atleast_3d */
    {45244, 45270, 573, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {45326, 45343, 574, 1, 3, 0x1}, /* aten::avg_pool1d */
    {45490, 45507, 575, 2, 3, 0x1}, /* aten::avg_pool2d */
    {45682, 45703, 577, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {45905, 45931, 579, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {46114, 46151, 581, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {46375, 46392, 583, 2, 3, 0x1}, /* aten::avg_pool3d */
    {46567, 46588, 585, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {46790, 46816, 587, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {46999, 47036, 589, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {47260, 47274, 591, 3, 3, 0x0}, /* aten::baddbmm */
    {47375, 47393, 594, 2, 3, 0x0}, /* aten::baddbmm.out */
    {47518, 47533, 596, 3, 3, 0x0}, /* aten::baddbmm_ */
    {47643, 47665, 599, 2, 3, 0x0}, /* aten::bartlett_window */
    {47808, 47834, 601, 1, 0, 0x20}, /* aten::bartlett_window.out */
    {47912, 47943, 602, 2, 3, 0x0}, /* aten::bartlett_window.periodic */
    {48110, 48145, 604, 1, 0, 0x20}, /* aten::bartlett_window.periodic_out */
    {48247, 48264, 605, 1, 3, 0x100}, /* aten::batch_norm */
    {48440, 48466, 606, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {48707, 48737, 608, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {48860, 48894, 610, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {49066, 49082, 611, 1, 1, 0x2000}, /* aten::bernoulli */
    {49151, 49174, 612, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {49260, 49287, 613, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {49397, 49423, 614, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {49535, 49555, 615, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {49648, 49666, 617, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {49746, 49770, 618, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {49865, 49888, 620, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {49985, 50000, 622, 1, 3, 0x0}, /* aten::bilinear */
    {50089, 50116, 623, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {50222, 50253, 625, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {50386, 50422, 627, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {50557, 50604, 629, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {50780, 50819, 631, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {50962, 51005, 633, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {51172, 51187, 634, 2, 3, 0x8}, /* aten::bincount */
    {51267, 51286, 636, 1, 0, 0x20}, /* aten::bincount.out */
    {51393, 51408, 637, 2, 1, 0x2000}, /* aten::binomial */
    {51487, 51506, 639, 1, 0, 0x2020}, /* aten::binomial.out */
    {51612, 51637, 640, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {51699, 51731, 641, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {51800, 51836, 642, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {51932, 51961, 643, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {52050, 52075, 644, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {52137, 52166, 647, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {52255, 52281, 649, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {52352, 52378, 650, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {52449, 52488, 653, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {52564, 52607, 654, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {52710, 52742, 655, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {52811, 52850, 658, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {52926, 52969, 659, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {53072, 53108, 660, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {53204, 53237, 662, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {53315, 53355, 665, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {53440, 53458, 666, 3, 1, 0x10001}, /* aten::bitwise_not */
    {53499, 53521, 669, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {53589, 53608, 671, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {53658, 53682, 674, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {53743, 53774, 675, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {53842, 53877, 676, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {53972, 54000, 677, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {54088, 54112, 678, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {54173, 54201, 681, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {54289, 54314, 683, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {54384, 54409, 684, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {54479, 54519, 687, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {54596, 54640, 688, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {54744, 54777, 689, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {54847, 54887, 692, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {54964, 55008, 693, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {55112, 55149, 694, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {55246, 55280, 696, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {55359, 55400, 699, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {55486, 55511, 700, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {55573, 55605, 701, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {55674, 55710, 702, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {55806, 55835, 703, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {55924, 55949, 704, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {56011, 56040, 707, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {56129, 56155, 709, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {56226, 56252, 710, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {56323, 56345, 713, 2, 3, 0x0}, /* aten::blackman_window */
    {56488, 56514, 715, 1, 0, 0x20}, /* aten::blackman_window.out */
    {56592, 56623, 716, 2, 3, 0x0}, /* aten::blackman_window.periodic */
    {56790, 56825, 718, 1, 0, 0x20}, /* aten::blackman_window.periodic_out */
    {56927, 56944, 719, 1, 3, 0x0}, /* aten::block_diag */
    {56989, 57010, 720, 1, 0, 0x20}, /* aten::block_diag.out */
    {57082, 57092, 721, 3, 3, 0x1}, /* aten::bmm */
    {57138, 57152, 724, 2, 3, 0x0}, /* aten::bmm.out */
    {57225, 57249, 726, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {57303, 57322, 727, 1, 3, 0x0}, /* aten::broadcast_to */
    {57385, 57408, 728, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {57516, 57543, 730, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {57675, 57698, 731, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {57806, 57833, 733, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {57965, 57980, 735, 1, 3, 0x0}, /* aten::can_cast */
    {58036, 58057, 736, 1, 3, 0x100}, /* aten::cartesian_prod */
    {58106, 58116, 737, 3, 3, 0x1}, /* aten::cat */
    {58165, 58179, 740, 2, 3, 0x0}, /* aten::cat.out */
    {58255, 58268, 742, 1, 0, 0x2020}, /* aten::cauchy */
    {58367, 58384, 743, 1, 0, 0x2020}, /* aten::cauchy.out */
    {58507, 58521, 744, 2, 1, 0x2000}, /* aten::cauchy_ */
    {58627, 58639, 746, 1, 3, 0x0}, /* aten::cdist */
    {58718, 58729, 747, 3, 1, 0x10001}, /* aten::ceil */
    {58763, 58778, 750, 2, 1, 0x10000}, /* aten::ceil.out */
    {58839, 58851, 752, 3, 1, 0x10000}, /* aten::ceil_ */
    {58894, 58905, 755, 1, 1, 0x10000}, /* aten::celu */
    {58957, 58972, 756, 1, 0, 0x20}, /* aten::celu.out */
    {59050, 59062, 757, 1, 1, 0x10000}, /* aten::celu_ */
    {59123, 59145, 758, 2, 3, 0x0}, /* aten::channel_shuffle */
    {59205, 59231, 760, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {59318, 59333, 761, 2, 3, 0x0}, /* aten::cholesky */
    {59389, 59408, 763, 2, 3, 0x0}, /* aten::cholesky.out */
    {59491, 59514, 765, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {59578, 59605, 767, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {59696, 59717, 769, 2, 3, 0x0}, /* aten::cholesky_solve */
    {59794, 59819, 771, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {59923, 59935, 773, 1, 0, 0x0}, /* aten::chunk */
    {60006, 60018, 774, 3, 1, 0x10001}, /* aten::clamp */
    {60089, 60108, 777, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {60186, 60209, 780, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {60314, 60330, 782, 2, 1, 0x10000}, /* aten::clamp.out */
    {60428, 60441, 784, 3, 1, 0x10000}, /* aten::clamp_ */
    {60521, 60541, 787, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {60628, 60644, 790, 3, 1, 0x10000}, /* aten::clamp_max */
    {60695, 60718, 793, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {60776, 60803, 796, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {60888, 60908, 798, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {60986, 61003, 800, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {61063, 61087, 803, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {61154, 61170, 806, 3, 1, 0x10000}, /* aten::clamp_min */
    {61221, 61244, 809, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {61302, 61329, 812, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {61414, 61434, 814, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {61512, 61529, 816, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {61589, 61613, 819, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {61680, 61691, 822, 1, 3, 0x10000}, /* aten::clip */
    {61761, 61779, 823, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {61856, 61878, 824, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {61982, 61997, 825, 1, 3, 0x10000}, /* aten::clip.out */
    {62094, 62106, 826, 1, 3, 0x10000}, /* aten::clip_ */
    {62185, 62204, 827, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {62290, 62302, 828, 1, 3, 0x10001}, /* aten::clone */
    {62374, 62390, 829, 1, 0, 0x20}, /* aten::clone.out */
    {62486, 62499, 830, 2, 3, 0x1}, /* aten::col2im */
    {62626, 62643, 832, 2, 3, 0x0}, /* aten::col2im.out */
    {62797, 62816, 834, 1, 3, 0x0}, /* aten::column_stack */
    {62863, 62886, 835, 1, 3, 0x0}, /* aten::column_stack.out */
    {62960, 62979, 836, 1, 3, 0x0}, /* aten::combinations */
    {63059, 63073, 837, 2, 3, 0x0}, /* aten::complex */
    {63123, 63141, 839, 2, 3, 0x0}, /* aten::complex.out */
    {63218, 63231, 841, 1, 3, 0x0}, /* aten::concat */
    {63283, 63300, 842, 1, 3, 0x0}, /* aten::concat.out */
    {63379, 63397, 843, 1, 3, 0x0}, /* aten::concatenate */
    {63454, 63476, 844, 1, 3, 0x0}, /* aten::concatenate.out */
    {63560, 63571, 845, 1, 3, 0x0}, /* aten::conj */
    {63611, 63631, 846, 1, 3, 0x10100}, /* aten::conj_physical */
    {63674, 63698, 847, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {63768, 63789, 849, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {63841, 63863, 851, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {63938, 63964, 852, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {64066, 64083, 853, 1, 3, 0x0}, /* aten::contiguous */
    {64178, 64191, 854, 1, 3, 0x0}, /* aten::conv1d */
    {64342, 64363, 855, 1, 3, 0x0}, /* aten::conv1d.padding */
    {64522, 64535, 856, 1, 3, 0x0}, /* aten::conv2d */
    {64686, 64707, 857, 1, 3, 0x0}, /* aten::conv2d.padding */
    {64866, 64879, 858, 1, 3, 0x0}, /* aten::conv3d */
    {65030, 65051, 859, 1, 3, 0x0}, /* aten::conv3d.padding */
    {65210, 65233, 860, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {65422, 65451, 861, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {65646, 65675, 862, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {65870, 65888, 863, 2, 3, 0x1}, /* aten::convolution */
    {66070, 66092, 865, 1, 0, 0x20}, /* aten::convolution.out */
    {66301, 66328, 866, 2, 3, 0x1}, /* aten::convolution_backward */
    {66586, 66617, 868, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {66945, 66956, 869, 1, 3, 0x1}, /* aten::copy */
    {67027, 67042, 870, 1, 0, 0x20}, /* aten::copy.out */
    {67140, 67152, 871, 1, 0, 0x0}, /* aten::copy_ */
    {67232, 67254, 872, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {67313, 67339, 873, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {67425, 67447, 874, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {67506, 67525, 877, 2, 1, 0x10000}, /* aten::copysign.out */
    {67604, 67627, 879, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {67695, 67718, 880, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {67786, 67801, 883, 1, 3, 0x0}, /* aten::corrcoef */
    {67839, 67849, 884, 3, 1, 0x10001}, /* aten::cos */
    {67882, 67896, 887, 2, 1, 0x10000}, /* aten::cos.out */
    {67956, 67967, 889, 3, 1, 0x10000}, /* aten::cos_ */
    {68009, 68020, 892, 3, 1, 0x10001}, /* aten::cosh */
    {68054, 68069, 895, 2, 1, 0x10000}, /* aten::cosh.out */
    {68130, 68142, 897, 3, 1, 0x10000}, /* aten::cosh_ */
    {68185, 68213, 900, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {68334, 68358, 901, 1, 3, 0x0}, /* aten::cosine_similarity */
    {68442, 68462, 902, 1, 3, 0x40000}, /* aten::count_nonzero */
    {68520, 68552, 903, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {68618, 68654, 905, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {68747, 68771, 906, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {68856, 68866, 907, 1, 3, 0x0}, /* aten::cov */
    {68966, 68978, 908, 1, 3, 0x0}, /* aten::cross */
    {69042, 69058, 909, 1, 3, 0x0}, /* aten::cross.out */
    {69149, 69174, 910, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {69331, 69354, 911, 1, 3, 0x0}, /* aten::ctc_loss.IntList */
    {69523, 69545, 912, 1, 3, 0x0}, /* aten::ctc_loss.Tensor */
    {69715, 69728, 913, 1, 1, 0x0}, /* aten::cummax */
    {69798, 69815, 914, 2, 1, 0x0}, /* aten::cummax.out */
    {69939, 69952, 916, 1, 1, 0x0}, /* aten::cummin */
    {70022, 70039, 917, 2, 1, 0x0}, /* aten::cummin.out */
    {70163, 70177, 919, 3, 1, 0x0}, /* aten::cumprod */
    {70250, 70268, 922, 2, 1, 0x0}, /* aten::cumprod.out */
    {70365, 70380, 924, 3, 3, 0x0}, /* aten::cumprod_ */
    {70462, 70475, 927, 3, 1, 0x1}, /* aten::cumsum */
    {70547, 70564, 930, 2, 1, 0x0}, /* aten::cumsum.out */
    {70660, 70674, 932, 3, 3, 0x0}, /* aten::cumsum_ */
    {70755, 70785, 935, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {70863, 70892, 936, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {70966, 70980, 937, 1, 3, 0x10000}, /* aten::deg2rad */
    {71017, 71035, 938, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {71099, 71114, 939, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {71160, 71170, 940, 1, 3, 0x0}, /* aten::det */
    {71203, 71216, 941, 1, 3, 0x0}, /* aten::detach */
    {71258, 71272, 942, 1, 3, 0x80}, /* aten::detach_ */
    {71317, 71335, 943, 1, 3, 0x80000}, /* aten::detach_copy */
    {71376, 71398, 944, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {71466, 71477, 945, 1, 3, 0x0}, /* aten::diag */
    {71527, 71542, 946, 1, 3, 0x0}, /* aten::diag.out */
    {71619, 71636, 947, 1, 3, 0x0}, /* aten::diag_embed */
    {71716, 71737, 948, 1, 0, 0x20}, /* aten::diag_embed.out */
    {71844, 71859, 949, 1, 3, 0x0}, /* aten::diagflat */
    {71911, 71926, 950, 1, 3, 0x1}, /* aten::diagonal */
    {72008, 72032, 951, 1, 0, 0x0}, /* aten::diagonal_backward */
    {72140, 72168, 952, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {72303, 72323, 953, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {72404, 72428, 954, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {72536, 72559, 955, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {72655, 72682, 956, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {72805, 72816, 957, 1, 3, 0x0}, /* aten::diff */
    {72914, 72929, 958, 1, 3, 0x0}, /* aten::diff.out */
    {73054, 73068, 959, 3, 1, 0x10000}, /* aten::digamma */
    {73105, 73123, 962, 2, 1, 0x10000}, /* aten::digamma.out */
    {73187, 73202, 964, 3, 1, 0x10000}, /* aten::digamma_ */
    {73248, 73259, 967, 1, 1, 0x0}, /* aten::dist */
    {73319, 73334, 968, 1, 0, 0x20}, /* aten::dist.out */
    {73421, 73438, 969, 1, 1, 0x10001}, /* aten::div.Scalar */
    {73492, 73514, 970, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {73596, 73622, 971, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {73728, 73749, 972, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {73830, 73847, 973, 3, 1, 0x10001}, /* aten::div.Tensor */
    {73901, 73923, 976, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {74005, 74019, 979, 2, 1, 0x10000}, /* aten::div.out */
    {74093, 74112, 981, 2, 1, 0x10000}, /* aten::div.out_mode */
    {74211, 74229, 983, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {74292, 74315, 984, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {74406, 74424, 985, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {74487, 74510, 988, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {74601, 74621, 991, 1, 3, 0x0}, /* aten::divide.Scalar */
    {74678, 74703, 992, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {74788, 74808, 993, 1, 3, 0x0}, /* aten::divide.Tensor */
    {74865, 74890, 994, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {74975, 74992, 995, 1, 3, 0x0}, /* aten::divide.out */
    {75069, 75091, 996, 1, 3, 0x0}, /* aten::divide.out_mode */
    {75193, 75214, 997, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {75280, 75306, 998, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {75400, 75421, 999, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {75487, 75513, 1000, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {75607, 75617, 1001, 2, 3, 0x0}, /* aten::dot */
    {75665, 75679, 1003, 1, 3, 0x0}, /* aten::dot.out */
    {75754, 75768, 1004, 1, 3, 0x2100}, /* aten::dropout */
    {75827, 75842, 1005, 1, 3, 0x2000}, /* aten::dropout_ */
    {75909, 75928, 1006, 1, 3, 0x0}, /* aten::dsplit.array */
    {75998, 76015, 1007, 1, 3, 0x0}, /* aten::dsplit.int */
    {76082, 76095, 1008, 1, 3, 0x0}, /* aten::dstack */
    {76136, 76153, 1009, 1, 3, 0x0}, /* aten::dstack.out */
    {76221, 76234, 1010, 1, 3, 0x0}, /* aten::einsum */
    {76310, 76320, 1011, 3, 1, 0x10001}, /* aten::elu */
    {76407, 76421, 1014, 2, 1, 0x0}, /* aten::elu.out */
    {76535, 76546, 1016, 3, 1, 0x10000}, /* aten::elu_ */
    {76642, 76661, 1019, 3, 3, 0x0}, /* aten::elu_backward */
    {76797, 76827, 1022, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {77004, 77020, 1024, 1, 3, 0x1}, /* aten::embedding */
    {77150, 77170, 1025, 1, 0, 0x20}, /* aten::embedding.out */
    {77327, 77352, 1026, 1, 3, 0x0}, /* aten::embedding_backward */
    {77494, 77514, 1027, 1, 3, 0x0}, /* aten::embedding_bag */
    {77744, 77776, 1028, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {78011, 78042, 1029, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {78184, 78219, 1031, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {78388, 78411, 1032, 1, 0, 0x20}, /* aten::embedding_renorm */
    {78506, 78533, 1033, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {78655, 78679, 1034, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {78783, 78809, 1036, 3, 3, 0x1}, /* aten::empty.memory_format */
    {78986, 79002, 1039, 1, 0, 0x0}, /* aten::empty.out */
    {79100, 79117, 1040, 1, 0, 0x0}, /* aten::empty_like */
    {79283, 79304, 1041, 1, 0, 0x20}, /* aten::empty_like.out */
    {79405, 79426, 1042, 2, 3, 0x0}, /* aten::empty_permuted */
    {79587, 79612, 1044, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {79708, 79728, 1045, 3, 3, 0x1}, /* aten::empty_strided */
    {79882, 79906, 1048, 1, 0, 0x20}, /* aten::empty_strided.out */
    {79995, 80011, 1049, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {80064, 80084, 1052, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {80164, 80180, 1054, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {80233, 80253, 1057, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {80333, 80350, 1059, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {80412, 80429, 1062, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {80491, 80503, 1065, 2, 3, 0x10004}, /* aten::equal */
    {80550, 80560, 1067, 3, 1, 0x10001}, /* aten::erf */
    {80593, 80607, 1070, 2, 1, 0x10000}, /* aten::erf.out */
    {80667, 80678, 1072, 3, 1, 0x10000}, /* aten::erf_ */
    {80720, 80731, 1075, 3, 1, 0x10000}, /* aten::erfc */
    {80765, 80780, 1078, 2, 1, 0x10000}, /* aten::erfc.out */
    {80841, 80853, 1080, 3, 1, 0x10000}, /* aten::erfc_ */
    {80896, 80909, 1083, 3, 1, 0x10000}, /* aten::erfinv */
    {80945, 80962, 1086, 2, 1, 0x10000}, /* aten::erfinv.out */
    {81025, 81039, 1088, 3, 1, 0x10000}, /* aten::erfinv_ */
    {81084, 81094, 1091, 3, 1, 0x10001}, /* aten::exp */
    {81127, 81141, 1094, 2, 1, 0x10000}, /* aten::exp.out */
    {81201, 81212, 1096, 3, 3, 0x10000}, /* aten::exp2 */
    {81246, 81261, 1099, 2, 3, 0x10000}, /* aten::exp2.out */
    {81322, 81334, 1101, 3, 3, 0x10000}, /* aten::exp2_ */
    {81377, 81388, 1104, 3, 1, 0x10000}, /* aten::exp_ */
    {81430, 81443, 1107, 1, 0, 0x1}, /* aten::expand */
    {81524, 81540, 1108, 1, 0, 0x0}, /* aten::expand_as */
    {81599, 81617, 1109, 1, 3, 0x80000}, /* aten::expand_copy */
    {81697, 81719, 1110, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {81823, 81835, 1111, 3, 1, 0x10001}, /* aten::expm1 */
    {81870, 81886, 1114, 2, 1, 0x10000}, /* aten::expm1.out */
    {81948, 81961, 1116, 3, 1, 0x10000}, /* aten::expm1_ */
    {82005, 82023, 1119, 1, 0, 0x2020}, /* aten::exponential */
    {82110, 82132, 1120, 1, 0, 0x2020}, /* aten::exponential.out */
    {82243, 82262, 1121, 2, 1, 0x2000}, /* aten::exponential_ */
    {82357, 82367, 1123, 2, 3, 0x0}, /* aten::eye */
    {82489, 82501, 1125, 2, 3, 0x0}, /* aten::eye.m */
    {82635, 82651, 1127, 2, 3, 0x0}, /* aten::eye.m_out */
    {82720, 82734, 1129, 2, 3, 0x0}, /* aten::eye.out */
    {82791, 82819, 1131, 1, 3, 0x2100}, /* aten::feature_alpha_dropout */
    {82892, 82921, 1132, 1, 3, 0x2000}, /* aten::feature_alpha_dropout_ */
    {83002, 83024, 1133, 1, 3, 0x2100}, /* aten::feature_dropout */
    {83091, 83114, 1134, 1, 3, 0x2000}, /* aten::feature_dropout_ */
    {83189, 83203, 1135, 1, 3, 0x0}, /* aten::fft_fft */
    {83284, 83302, 1136, 1, 3, 0x0}, /* aten::fft_fft.out */
    {83410, 83425, 1137, 1, 3, 0x0}, /* aten::fft_fft2 */
    {83518, 83537, 1138, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {83657, 83672, 1139, 1, 3, 0x0}, /* aten::fft_fftn */
    {83763, 83782, 1140, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {83900, 83919, 1141, 1, 3, 0x0}, /* aten::fft_fftshift */
    {83979, 83994, 1142, 1, 3, 0x0}, /* aten::fft_hfft */
    {84076, 84095, 1143, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {84204, 84220, 1144, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {84314, 84334, 1145, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {84455, 84471, 1146, 1, 3, 0x0}, /* aten::fft_hfftn */
    {84563, 84583, 1147, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {84702, 84717, 1148, 1, 3, 0x0}, /* aten::fft_ifft */
    {84799, 84818, 1149, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {84927, 84943, 1150, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {85037, 85057, 1151, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {85178, 85194, 1152, 1, 3, 0x0}, /* aten::fft_ifftn */
    {85286, 85306, 1153, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {85425, 85445, 1154, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {85506, 85522, 1155, 1, 3, 0x0}, /* aten::fft_ihfft */
    {85605, 85625, 1156, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {85735, 85752, 1157, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {85847, 85868, 1158, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {85990, 86007, 1159, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {86100, 86121, 1160, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {86241, 86257, 1161, 1, 3, 0x0}, /* aten::fft_irfft */
    {86340, 86360, 1162, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {86470, 86487, 1163, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {86582, 86603, 1164, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {86725, 86742, 1165, 1, 3, 0x0}, /* aten::fft_irfftn */
    {86835, 86856, 1166, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {86976, 86991, 1167, 1, 3, 0x0}, /* aten::fft_rfft */
    {87073, 87092, 1168, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {87201, 87217, 1169, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {87311, 87331, 1170, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {87452, 87468, 1171, 1, 3, 0x0}, /* aten::fft_rfftn */
    {87560, 87580, 1172, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {87699, 87717, 1173, 1, 3, 0x1}, /* aten::fill.Scalar */
    {87772, 87794, 1174, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {87876, 87894, 1175, 1, 3, 0x0}, /* aten::fill.Tensor */
    {87949, 87971, 1176, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {88053, 88072, 1177, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {88136, 88155, 1179, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {88219, 88229, 1181, 1, 3, 0x0}, /* aten::fix */
    {88262, 88276, 1182, 1, 3, 0x0}, /* aten::fix.out */
    {88336, 88347, 1183, 1, 3, 0x0}, /* aten::fix_ */
    {88389, 88414, 1184, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {88501, 88512, 1185, 2, 3, 0x1}, /* aten::flip */
    {88558, 88573, 1187, 1, 0, 0x20}, /* aten::flip.out */
    {88646, 88659, 1188, 1, 3, 0x0}, /* aten::fliplr */
    {88695, 88708, 1189, 1, 3, 0x0}, /* aten::flipud */
    {88744, 88769, 1190, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {88834, 88863, 1191, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {88955, 88987, 1192, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {89059, 89095, 1193, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {89194, 89226, 1194, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {89298, 89334, 1195, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {89433, 89459, 1196, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {89533, 89559, 1197, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {89633, 89645, 1198, 3, 1, 0x10001}, /* aten::floor */
    {89680, 89696, 1201, 2, 1, 0x10000}, /* aten::floor.out */
    {89758, 89771, 1203, 3, 1, 0x10000}, /* aten::floor_ */
    {89815, 89834, 1206, 2, 1, 0x0}, /* aten::floor_divide */
    {89890, 89916, 1208, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {89979, 90009, 1209, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {90099, 90122, 1210, 2, 1, 0x0}, /* aten::floor_divide.out */
    {90205, 90232, 1212, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {90304, 90331, 1213, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {90403, 90414, 1215, 3, 1, 0x10000}, /* aten::fmax */
    {90462, 90477, 1218, 2, 1, 0x10000}, /* aten::fmax.out */
    {90552, 90563, 1220, 3, 1, 0x10000}, /* aten::fmin */
    {90611, 90626, 1223, 2, 1, 0x10000}, /* aten::fmin.out */
    {90701, 90719, 1225, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {90774, 90796, 1226, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {90878, 90896, 1227, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {90951, 90973, 1230, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {91055, 91074, 1232, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {91138, 91157, 1233, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {91221, 91232, 1236, 3, 1, 0x10000}, /* aten::frac */
    {91266, 91281, 1239, 2, 1, 0x10000}, /* aten::frac.out */
    {91342, 91354, 1241, 3, 1, 0x10000}, /* aten::frac_ */
    {91397, 91425, 1244, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {91549, 91584, 1246, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {91765, 91802, 1248, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {91938, 91986, 1250, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {92163, 92191, 1252, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {92315, 92350, 1254, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {92531, 92568, 1256, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {92704, 92752, 1258, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {92929, 92948, 1260, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {93018, 93041, 1262, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {93168, 93184, 1264, 2, 3, 0x0}, /* aten::from_file */
    {93348, 93368, 1266, 1, 0, 0x20}, /* aten::from_file.out */
    {93467, 93478, 1267, 2, 3, 0x1}, /* aten::full */
    {93625, 93640, 1269, 1, 3, 0x0}, /* aten::full.out */
    {93722, 93738, 1270, 1, 3, 0x1}, /* aten::full_like */
    {93922, 93942, 1271, 1, 0, 0x20}, /* aten::full_like.out */
    {94061, 94074, 1272, 3, 3, 0x1}, /* aten::gather */
    {94160, 94177, 1275, 2, 3, 0x0}, /* aten::gather.out */
    {94287, 94309, 1277, 1, 0, 0x0}, /* aten::gather_backward */
    {94408, 94418, 1278, 3, 3, 0x10000}, /* aten::gcd */
    {94465, 94479, 1281, 2, 3, 0x10000}, /* aten::gcd.out */
    {94553, 94564, 1283, 3, 3, 0x0}, /* aten::gcd_ */
    {94620, 94636, 1286, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {94689, 94709, 1289, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {94789, 94805, 1291, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {94858, 94878, 1294, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {94958, 94975, 1296, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {95037, 95054, 1299, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {95116, 95127, 1302, 3, 1, 0x10001}, /* aten::gelu */
    {95188, 95203, 1305, 2, 1, 0x0}, /* aten::gelu.out */
    {95288, 95300, 1307, 3, 1, 0x0}, /* aten::gelu_ */
    {95370, 95390, 1310, 3, 3, 0x10000}, /* aten::gelu_backward */
    {95480, 95511, 1313, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {95639, 95655, 1315, 1, 0, 0x2020}, /* aten::geometric */
    {95733, 95753, 1316, 1, 0, 0x2020}, /* aten::geometric.out */
    {95855, 95872, 1317, 2, 1, 0x2000}, /* aten::geometric_ */
    {95959, 95971, 1319, 2, 3, 0x0}, /* aten::geqrf */
    {96022, 96036, 1321, 2, 3, 0x0}, /* aten::geqrf.a */
    {96130, 96140, 1323, 1, 3, 0x0}, /* aten::ger */
    {96186, 96200, 1324, 1, 3, 0x0}, /* aten::ger.out */
    {96273, 96283, 1325, 2, 1, 0x0}, /* aten::glu */
    {96328, 96342, 1327, 2, 3, 0x0}, /* aten::glu.out */
    {96414, 96433, 1329, 2, 3, 0x0}, /* aten::glu_backward */
    {96504, 96534, 1331, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {96646, 96667, 1333, 1, 3, 0x0}, /* aten::gradient.array */
    {96745, 96772, 1334, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {96872, 96897, 1335, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {97005, 97035, 1336, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {97140, 97168, 1337, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {97275, 97302, 1338, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {97404, 97434, 1339, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {97543, 97564, 1340, 1, 3, 0x0}, /* aten::greater.Scalar */
    {97622, 97647, 1341, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {97732, 97753, 1342, 1, 3, 0x0}, /* aten::greater.Tensor */
    {97811, 97836, 1343, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {97921, 97943, 1344, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {98010, 98032, 1345, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {98099, 98126, 1346, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {98190, 98221, 1347, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {98312, 98339, 1348, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {98403, 98434, 1349, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {98525, 98553, 1350, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {98626, 98654, 1351, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {98727, 98746, 1352, 1, 3, 0x0}, /* aten::grid_sampler */
    {98864, 98886, 1353, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {99007, 99033, 1355, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {99181, 99212, 1356, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {99393, 99428, 1358, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {99658, 99680, 1359, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {99801, 99827, 1361, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {99975, 100006, 1362, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {100187, 100222, 1364, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {100452, 100469, 1365, 1, 3, 0x0}, /* aten::group_norm */
    {100608, 100623, 1366, 1, 3, 0x2000}, /* aten::gru.data */
    {100799, 100815, 1367, 1, 3, 0x2000}, /* aten::gru.input */
    {100991, 101006, 1368, 1, 3, 0x0}, /* aten::gru_cell */
    {101120, 101136, 1369, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {101189, 101209, 1372, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {101289, 101305, 1374, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {101358, 101378, 1377, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {101458, 101475, 1379, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {101537, 101554, 1382, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {101616, 101637, 1385, 2, 3, 0x0}, /* aten::hamming_window */
    {101779, 101804, 1387, 1, 0, 0x20}, /* aten::hamming_window.out */
    {101881, 101911, 1388, 2, 3, 0x0}, /* aten::hamming_window.periodic */
    {102077, 102113, 1390, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha */
    {102298, 102339, 1392, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha_beta */
    {102541, 102586, 1394, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_beta_out */
    {102723, 102763, 1395, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_out */
    {102883, 102917, 1396, 1, 0, 0x20}, /* aten::hamming_window.periodic_out */
    {103018, 103036, 1397, 2, 3, 0x0}, /* aten::hann_window */
    {103175, 103197, 1399, 1, 0, 0x20}, /* aten::hann_window.out */
    {103271, 103298, 1400, 2, 3, 0x0}, /* aten::hann_window.periodic */
    {103461, 103492, 1402, 1, 0, 0x20}, /* aten::hann_window.periodic_out */
    {103590, 103607, 1403, 3, 1, 0x10000}, /* aten::hardshrink */
    {103665, 103686, 1406, 2, 1, 0x0}, /* aten::hardshrink.out */
    {103771, 103797, 1408, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {103877, 103914, 1411, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {104035, 104053, 1413, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {104094, 104116, 1416, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {104184, 104203, 1418, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {104253, 104280, 1421, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {104350, 104388, 1424, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {104499, 104515, 1426, 2, 1, 0x0}, /* aten::hardswish */
    {104554, 104574, 1428, 2, 1, 0x0}, /* aten::hardswish.out */
    {104640, 104657, 1430, 2, 1, 0x0}, /* aten::hardswish_ */
    {104705, 104730, 1432, 2, 3, 0x0}, /* aten::hardswish_backward */
    {104798, 104827, 1434, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {104922, 104937, 1435, 2, 1, 0x10001}, /* aten::hardtanh */
    {105012, 105031, 1437, 2, 1, 0x0}, /* aten::hardtanh.out */
    {105133, 105149, 1439, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {105233, 105257, 1441, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {105356, 105391, 1443, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {105531, 105549, 1445, 3, 3, 0x0}, /* aten::hash_tensor */
    {105640, 105662, 1448, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {105777, 105793, 1450, 3, 1, 0x10000}, /* aten::heaviside */
    {105847, 105867, 1453, 2, 1, 0x10000}, /* aten::heaviside.out */
    {105948, 105965, 1455, 3, 1, 0x0}, /* aten::heaviside_ */
    {106028, 106055, 1458, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {106158, 106170, 1459, 2, 3, 0x0}, /* aten::histc */
    {106247, 106263, 1461, 2, 3, 0x0}, /* aten::histc.out */
    {106367, 106390, 1463, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {106540, 106567, 1465, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {106768, 106796, 1467, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {106929, 106961, 1469, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {107145, 107163, 1471, 1, 3, 0x0}, /* aten::histogramdd */
    {107305, 107339, 1472, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {107500, 107527, 1473, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {107676, 107695, 1474, 1, 3, 0x0}, /* aten::hsplit.array */
    {107765, 107782, 1475, 1, 3, 0x0}, /* aten::hsplit.int */
    {107849, 107862, 1476, 1, 3, 0x0}, /* aten::hstack */
    {107903, 107920, 1477, 1, 3, 0x0}, /* aten::hstack.out */
    {107988, 108005, 1478, 2, 3, 0x0}, /* aten::huber_loss */
    {108097, 108118, 1480, 2, 3, 0x0}, /* aten::huber_loss.out */
    {108237, 108263, 1482, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {108375, 108405, 1484, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {108551, 108563, 1486, 3, 1, 0x10000}, /* aten::hypot */
    {108612, 108628, 1489, 2, 1, 0x10000}, /* aten::hypot.out */
    {108704, 108717, 1491, 3, 1, 0x10000}, /* aten::hypot_ */
    {108775, 108784, 1494, 3, 3, 0x10000}, /* aten::i0 */
    {108816, 108829, 1497, 2, 3, 0x10000}, /* aten::i0.out */
    {108888, 108898, 1499, 3, 3, 0x10000}, /* aten::i0_ */
    {108939, 108952, 1502, 3, 3, 0x10000}, /* aten::igamma */
    {109002, 109019, 1505, 2, 3, 0x10000}, /* aten::igamma.out */
    {109096, 109110, 1507, 3, 3, 0x10000}, /* aten::igamma_ */
    {109169, 109183, 1510, 3, 3, 0x10000}, /* aten::igammac */
    {109234, 109252, 1513, 2, 3, 0x10000}, /* aten::igammac.out */
    {109330, 109345, 1515, 3, 3, 0x10000}, /* aten::igammac_ */
    {109405, 109418, 1518, 2, 3, 0x0}, /* aten::im2col */
    {109522, 109539, 1520, 2, 3, 0x0}, /* aten::im2col.out */
    {109670, 109681, 1522, 1, 1, 0x0}, /* aten::imag */
    {109721, 109740, 1523, 2, 1, 0x9}, /* aten::index.Tensor */
    {109801, 109824, 1525, 2, 1, 0x0}, /* aten::index.Tensor_out */
    {109912, 109928, 1527, 3, 3, 0x0}, /* aten::index_add */
    {110024, 110044, 1530, 2, 3, 0x0}, /* aten::index_add.out */
    {110164, 110181, 1532, 3, 3, 0x0}, /* aten::index_add_ */
    {110286, 110303, 1535, 3, 3, 0x0}, /* aten::index_copy */
    {110381, 110402, 1538, 2, 3, 0x0}, /* aten::index_copy.out */
    {110507, 110525, 1540, 3, 3, 0x0}, /* aten::index_copy_ */
    {110612, 110640, 1543, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {110728, 110760, 1544, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {110875, 110903, 1545, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {110991, 111023, 1546, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {111138, 111167, 1547, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {111264, 111293, 1549, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {111390, 111406, 1551, 1, 1, 0x1}, /* aten::index_put */
    {111502, 111522, 1552, 1, 0, 0x20}, /* aten::index_put.out */
    {111645, 111662, 1553, 1, 1, 0x0}, /* aten::index_put_ */
    {111767, 111786, 1554, 3, 3, 0x0}, /* aten::index_reduce */
    {111905, 111928, 1557, 2, 3, 0x0}, /* aten::index_reduce.out */
    {112071, 112091, 1559, 3, 3, 0x0}, /* aten::index_reduce_ */
    {112219, 112238, 1562, 2, 3, 0x1}, /* aten::index_select */
    {112303, 112326, 1564, 2, 3, 0x0}, /* aten::index_select.out */
    {112418, 112446, 1566, 1, 0, 0x0}, /* aten::index_select_backward */
    {112541, 112553, 1567, 1, 3, 0x0}, /* aten::inner */
    {112602, 112618, 1568, 1, 3, 0x0}, /* aten::inner.out */
    {112694, 112714, 1569, 1, 3, 0x0}, /* aten::instance_norm */
    {112900, 112914, 1570, 1, 3, 0x0}, /* aten::inverse */
    {112951, 112969, 1571, 1, 3, 0x0}, /* aten::inverse.out */
    {113033, 113050, 1572, 1, 0, 0x0}, /* aten::is_complex */
    {113088, 113102, 1573, 1, 2, 0x0}, /* aten::is_conj */
    {113137, 113158, 1574, 1, 0, 0x0}, /* aten::is_distributed */
    {113200, 113224, 1575, 1, 0, 0x0}, /* aten::is_floating_point */
    {113269, 113288, 1576, 1, 0, 0x0}, /* aten::is_inference */
    {113328, 113341, 1577, 1, 2, 0x0}, /* aten::is_neg */
    {113375, 113392, 1578, 1, 0, 0x0}, /* aten::is_nonzero */
    {113430, 113446, 1579, 1, 3, 0x0}, /* aten::is_pinned */
    {113504, 113523, 1580, 1, 0, 0x0}, /* aten::is_same_size */
    {113577, 113593, 1581, 1, 0, 0x0}, /* aten::is_signed */
    {113630, 113644, 1582, 1, 3, 0x0}, /* aten::isclose */
    {113753, 113768, 1583, 1, 0, 0x10000}, /* aten::isfinite */
    {113806, 113831, 1584, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {113952, 113981, 1587, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {114126, 114151, 1589, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {114272, 114301, 1592, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {114446, 114471, 1594, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {114593, 114622, 1597, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {114768, 114780, 1599, 2, 0, 0x10001}, /* aten::isinf */
    {114815, 114831, 1601, 1, 0, 0x20}, /* aten::isinf.out */
    {114893, 114905, 1602, 2, 0, 0x10001}, /* aten::isnan */
    {114940, 114956, 1604, 1, 0, 0x20}, /* aten::isnan.out */
    {115018, 115033, 1605, 3, 3, 0x10000}, /* aten::isneginf */
    {115071, 115090, 1608, 2, 3, 0x10000}, /* aten::isneginf.out */
    {115155, 115170, 1610, 3, 3, 0x10000}, /* aten::isposinf */
    {115208, 115227, 1613, 2, 3, 0x10000}, /* aten::isposinf.out */
    {115292, 115305, 1615, 1, 3, 0x0}, /* aten::isreal */
    {115341, 115353, 1616, 1, 3, 0x0}, /* aten::istft */
    {115571, 115582, 1617, 1, 3, 0x4}, /* aten::item */
    {115616, 115636, 1618, 2, 3, 0x0}, /* aten::kaiser_window */
    {115777, 115802, 1620, 2, 3, 0x0}, /* aten::kaiser_window.beta */
    {115975, 116004, 1622, 1, 0, 0x20}, /* aten::kaiser_window.beta_out */
    {116112, 116136, 1623, 1, 0, 0x20}, /* aten::kaiser_window.out */
    {116212, 116241, 1624, 2, 3, 0x0}, /* aten::kaiser_window.periodic */
    {116406, 116439, 1626, 1, 0, 0x20}, /* aten::kaiser_window.periodic_out */
    {116539, 116552, 1627, 1, 3, 0x0}, /* aten::kl_div */
    {116649, 116660, 1628, 1, 3, 0x0}, /* aten::kron */
    {116708, 116723, 1629, 1, 3, 0x0}, /* aten::kron.out */
    {116798, 116813, 1630, 1, 3, 0x0}, /* aten::kthvalue */
    {116918, 116940, 1631, 2, 3, 0x0}, /* aten::kthvalue.values */
    {117102, 117116, 1633, 1, 3, 0x0}, /* aten::l1_loss */
    {117188, 117205, 1634, 1, 3, 0x0}, /* aten::layer_norm */
    {117354, 117364, 1635, 3, 3, 0x10000}, /* aten::lcm */
    {117411, 117425, 1638, 2, 3, 0x10000}, /* aten::lcm.out */
    {117499, 117510, 1640, 3, 3, 0x0}, /* aten::lcm_ */
    {117566, 117585, 1643, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {117641, 117657, 1644, 1, 3, 0x10000}, /* aten::ldexp.out */
    {117733, 117746, 1645, 1, 3, 0x10000}, /* aten::ldexp_ */
    {117804, 117820, 1646, 3, 1, 0x10001}, /* aten::le.Scalar */
    {117873, 117893, 1649, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {117973, 117989, 1651, 3, 1, 0x10001}, /* aten::le.Tensor */
    {118042, 118062, 1654, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {118142, 118159, 1656, 3, 1, 0x0}, /* aten::le_.Scalar */
    {118221, 118238, 1659, 3, 1, 0x0}, /* aten::le_.Tensor */
    {118300, 118317, 1662, 3, 1, 0x10001}, /* aten::leaky_relu */
    {118385, 118406, 1665, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {118501, 118519, 1667, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {118596, 118622, 1670, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {118735, 118772, 1673, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {118926, 118944, 1675, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {119012, 119034, 1678, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {119129, 119147, 1680, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {119215, 119237, 1683, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {119332, 119351, 1685, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {119428, 119447, 1688, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {119524, 119542, 1691, 1, 3, 0x0}, /* aten::less.Scalar */
    {119597, 119619, 1692, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {119701, 119719, 1693, 1, 3, 0x0}, /* aten::less.Tensor */
    {119774, 119796, 1694, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {119878, 119897, 1695, 1, 3, 0x0}, /* aten::less_.Scalar */
    {119961, 119980, 1696, 1, 3, 0x0}, /* aten::less_.Tensor */
    {120044, 120068, 1697, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {120129, 120157, 1698, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {120245, 120269, 1699, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {120330, 120358, 1700, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {120446, 120471, 1701, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {120541, 120566, 1702, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {120636, 120649, 1703, 3, 1, 0x10000}, /* aten::lgamma */
    {120685, 120702, 1706, 2, 1, 0x10000}, /* aten::lgamma.out */
    {120765, 120779, 1708, 3, 1, 0x10000}, /* aten::lgamma_ */
    {120824, 120835, 1711, 1, 3, 0x0}, /* aten::lift */
    {120869, 120884, 1712, 1, 0, 0x20}, /* aten::lift.out */
    {120945, 120962, 1713, 1, 3, 0x0}, /* aten::lift_fresh */
    {121008, 121030, 1714, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {121075, 121101, 1715, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {121173, 121195, 1716, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {121261, 121287, 1717, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {121377, 121402, 1718, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {121513, 121540, 1720, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {121692, 121710, 1722, 1, 3, 0x0}, /* aten::linalg_cond */
    {121767, 121789, 1723, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {121873, 121897, 1724, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {121951, 121979, 1725, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {122060, 122079, 1726, 2, 3, 0x0}, /* aten::linalg_cross */
    {122150, 122173, 1728, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {122268, 122285, 1730, 1, 3, 0x0}, /* aten::linalg_det */
    {122322, 122343, 1731, 1, 3, 0x0}, /* aten::linalg_det.out */
    {122407, 122429, 1732, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {122520, 122537, 1733, 2, 3, 0x0}, /* aten::linalg_eig */
    {122612, 122633, 1735, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {122772, 122790, 1737, 1, 3, 0x0}, /* aten::linalg_eigh */
    {122880, 122906, 1738, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {123055, 123076, 1739, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {123120, 123145, 1740, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {123216, 123238, 1742, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {123297, 123323, 1743, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {123409, 123442, 1744, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {123511, 123548, 1746, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {123644, 123661, 1748, 1, 3, 0x0}, /* aten::linalg_inv */
    {123698, 123719, 1749, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {123783, 123803, 1750, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {123894, 123922, 1752, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {124066, 124090, 1754, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {124182, 124210, 1755, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {124348, 124375, 1756, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {124508, 124539, 1758, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {124739, 124762, 1760, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {124856, 124883, 1762, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {125001, 125020, 1764, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {125178, 125201, 1766, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {125467, 125483, 1768, 2, 3, 0x0}, /* aten::linalg_lu */
    {125563, 125583, 1770, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {125721, 125744, 1772, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {125827, 125854, 1773, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {125983, 126009, 1774, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {126133, 126163, 1776, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {126354, 126376, 1778, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {126483, 126509, 1780, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {126640, 126660, 1782, 1, 3, 0x0}, /* aten::linalg_matmul */
    {126717, 126741, 1783, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {126825, 126849, 1784, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {126896, 126924, 1786, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {126998, 127023, 1787, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {127149, 127178, 1788, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {127328, 127361, 1789, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {127498, 127535, 1790, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {127696, 127722, 1791, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {127778, 127808, 1792, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {127891, 127916, 1793, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {127997, 128038, 1794, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {128163, 128208, 1795, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {128357, 128399, 1796, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {128528, 128574, 1797, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {128727, 128756, 1798, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {128864, 128904, 1799, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {129025, 129061, 1800, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {129155, 129178, 1801, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {129229, 129256, 1802, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {129334, 129352, 1803, 1, 3, 0x0}, /* aten::linalg_norm */
    {129476, 129502, 1804, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {129625, 129655, 1805, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {129802, 129824, 1806, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {129972, 129990, 1807, 1, 3, 0x0}, /* aten::linalg_pinv */
    {130066, 130100, 1808, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {130218, 130256, 1809, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {130398, 130433, 1810, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {130554, 130593, 1811, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {130738, 130760, 1812, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {130863, 130898, 1813, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {131015, 131046, 1814, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {131136, 131152, 1815, 2, 3, 0x0}, /* aten::linalg_qr */
    {131222, 131242, 1817, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {131355, 131376, 1819, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {131442, 131467, 1820, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {131587, 131606, 1821, 1, 3, 0x0}, /* aten::linalg_solve */
    {131674, 131697, 1822, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {131789, 131811, 1823, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {131929, 131955, 1824, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {132121, 132151, 1825, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {132271, 132305, 1827, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {132449, 132466, 1829, 1, 3, 0x0}, /* aten::linalg_svd */
    {132574, 132593, 1830, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {132758, 132779, 1831, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {132841, 132866, 1832, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {132952, 132975, 1833, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {133032, 133059, 1834, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {133143, 133168, 1835, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {133248, 133277, 1836, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {133384, 133404, 1837, 1, 3, 0x0}, /* aten::linalg_vander */
    {133463, 133483, 1838, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {133548, 133572, 1839, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {133661, 133686, 1840, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {133813, 133842, 1843, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {133993, 134006, 1845, 1, 3, 0x0}, /* aten::linear */
    {134077, 134094, 1846, 1, 3, 0x0}, /* aten::linear.out */
    {134192, 134207, 1847, 2, 3, 0x0}, /* aten::linspace */
    {134361, 134390, 1849, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {134558, 134591, 1851, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {134694, 134723, 1852, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {134891, 134924, 1854, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {135027, 135056, 1855, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {135224, 135257, 1857, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {135360, 135379, 1858, 2, 3, 0x0}, /* aten::linspace.out */
    {135468, 135478, 1860, 3, 1, 0x10001}, /* aten::log */
    {135511, 135525, 1863, 2, 1, 0x10000}, /* aten::log.out */
    {135585, 135597, 1865, 3, 1, 0x10001}, /* aten::log10 */
    {135632, 135648, 1868, 2, 1, 0x10000}, /* aten::log10.out */
    {135710, 135723, 1870, 3, 1, 0x10000}, /* aten::log10_ */
    {135767, 135779, 1873, 3, 1, 0x10001}, /* aten::log1p */
    {135814, 135830, 1876, 2, 1, 0x10000}, /* aten::log1p.out */
    {135892, 135905, 1878, 3, 1, 0x10000}, /* aten::log1p_ */
    {135949, 135960, 1881, 3, 1, 0x10001}, /* aten::log2 */
    {135994, 136009, 1884, 2, 1, 0x10000}, /* aten::log2.out */
    {136070, 136082, 1886, 3, 1, 0x10000}, /* aten::log2_ */
    {136125, 136136, 1889, 3, 1, 0x10000}, /* aten::log_ */
    {136178, 136195, 1892, 1, 0, 0x2020}, /* aten::log_normal */
    {136294, 136315, 1893, 1, 0, 0x2020}, /* aten::log_normal.out */
    {136438, 136456, 1894, 2, 1, 0x2000}, /* aten::log_normal_ */
    {136562, 136580, 1896, 1, 1, 0x0}, /* aten::log_sigmoid */
    {136621, 136643, 1897, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {136711, 136738, 1898, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {136823, 136861, 1900, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {136987, 137013, 1902, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {137086, 137119, 1904, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {137234, 137256, 1906, 1, 3, 0x0}, /* aten::log_softmax.int */
    {137334, 137360, 1907, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {137465, 137481, 1909, 3, 3, 0x10000}, /* aten::logaddexp */
    {137534, 137554, 1912, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {137634, 137651, 1914, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {137705, 137726, 1917, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {137807, 137826, 1919, 1, 3, 0x0}, /* aten::logcumsumexp */
    {137877, 137900, 1920, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {137978, 137991, 1922, 1, 3, 0x0}, /* aten::logdet */
    {138027, 138045, 1923, 2, 1, 0x10001}, /* aten::logical_and */
    {138100, 138122, 1925, 2, 1, 0x10000}, /* aten::logical_and.out */
    {138204, 138223, 1927, 2, 1, 0x10000}, /* aten::logical_and_ */
    {138287, 138305, 1929, 2, 1, 0x10001}, /* aten::logical_not */
    {138346, 138368, 1931, 2, 1, 0x10000}, /* aten::logical_not.out */
    {138436, 138455, 1933, 2, 1, 0x10000}, /* aten::logical_not_ */
    {138505, 138522, 1935, 2, 1, 0x10001}, /* aten::logical_or */
    {138576, 138597, 1937, 2, 1, 0x10000}, /* aten::logical_or.out */
    {138678, 138696, 1939, 2, 1, 0x10000}, /* aten::logical_or_ */
    {138759, 138777, 1941, 2, 1, 0x10001}, /* aten::logical_xor */
    {138832, 138854, 1943, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {138936, 138955, 1945, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {139019, 139031, 1947, 2, 3, 0x10000}, /* aten::logit */
    {139083, 139099, 1949, 2, 3, 0x10000}, /* aten::logit.out */
    {139178, 139191, 1951, 2, 3, 0x10000}, /* aten::logit_ */
    {139252, 139273, 1953, 3, 3, 0x10000}, /* aten::logit_backward */
    {139354, 139386, 1956, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {139508, 139523, 1958, 2, 3, 0x0}, /* aten::logspace */
    {139694, 139723, 1960, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {139908, 139941, 1962, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {140061, 140090, 1963, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {140275, 140308, 1965, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {140428, 140457, 1966, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {140642, 140675, 1968, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {140795, 140814, 1969, 2, 3, 0x0}, /* aten::logspace.out */
    {140920, 140936, 1971, 1, 1, 0x40000}, /* aten::logsumexp */
    {141007, 141027, 1972, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {141125, 141141, 1974, 1, 3, 0x2000}, /* aten::lstm.data */
    {141328, 141345, 1975, 1, 3, 0x2000}, /* aten::lstm.input */
    {141532, 141548, 1976, 1, 3, 0x0}, /* aten::lstm_cell */
    {141675, 141691, 1977, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {141744, 141764, 1980, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {141844, 141860, 1982, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {141913, 141933, 1985, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {142013, 142030, 1987, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {142092, 142109, 1990, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {142171, 142186, 1993, 1, 3, 0x0}, /* aten::lu_solve */
    {142258, 142277, 1994, 1, 3, 0x0}, /* aten::lu_solve.out */
    {142376, 142392, 1995, 2, 3, 0x0}, /* aten::lu_unpack */
    {142524, 142544, 1997, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {142737, 142746, 1999, 1, 3, 0x0}, /* aten::mH */
    {142784, 142793, 2000, 1, 3, 0x0}, /* aten::mT */
    {142831, 142857, 2001, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {142976, 143001, 2002, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {143076, 143105, 2003, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {143207, 143232, 2004, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {143307, 143336, 2005, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {143438, 143464, 2006, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {143548, 143574, 2008, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {143658, 143679, 2010, 1, 3, 0x1}, /* aten::masked_scatter */
    {143751, 143776, 2011, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {143875, 143897, 2012, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {143978, 144008, 2014, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {144097, 144117, 2015, 1, 3, 0x8}, /* aten::masked_select */
    {144173, 144197, 2016, 1, 3, 0x8}, /* aten::masked_select.out */
    {144280, 144293, 2017, 1, 3, 0x0}, /* aten::matmul */
    {144343, 144360, 2018, 1, 3, 0x0}, /* aten::matmul.out */
    {144437, 144452, 2019, 1, 3, 0x0}, /* aten::matrix_H */
    {144496, 144513, 2020, 1, 3, 0x0}, /* aten::matrix_exp */
    {144553, 144579, 2021, 1, 3, 0x0}, /* aten::matrix_exp_backward */
    {144641, 144660, 2022, 1, 3, 0x0}, /* aten::matrix_power */
    {144709, 144732, 2023, 1, 3, 0x0}, /* aten::matrix_power.out */
    {144808, 144818, 2024, 2, 1, 0x40000}, /* aten::max */
    {144851, 144865, 2026, 3, 1, 0x40001}, /* aten::max.dim */
    {144956, 144974, 2029, 2, 1, 0x40000}, /* aten::max.dim_max */
    {145119, 145135, 2031, 1, 1, 0x10000}, /* aten::max.other */
    {145188, 145202, 2032, 1, 1, 0x10000}, /* aten::max.out */
    {145276, 145296, 2033, 2, 1, 0x40000}, /* aten::max.unary_out */
    {145362, 145379, 2035, 1, 3, 0x0}, /* aten::max_pool1d */
    {145516, 145546, 2036, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {145706, 145723, 2037, 1, 3, 0x0}, /* aten::max_pool2d */
    {145860, 145890, 2038, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {146050, 146084, 2040, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {146295, 146334, 2042, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {146516, 146566, 2044, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {146789, 146806, 2046, 1, 3, 0x0}, /* aten::max_pool3d */
    {146943, 146973, 2047, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {147133, 147167, 2049, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {147378, 147417, 2051, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {147599, 147649, 2053, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {147872, 147891, 2055, 2, 3, 0x0}, /* aten::max_unpool2d */
    {147972, 147995, 2057, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {148103, 148122, 2059, 2, 3, 0x0}, /* aten::max_unpool3d */
    {148234, 148257, 2061, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {148396, 148410, 2063, 3, 1, 0x10001}, /* aten::maximum */
    {148461, 148479, 2066, 2, 1, 0x10000}, /* aten::maximum.out */
    {148557, 148568, 2068, 1, 1, 0x40001}, /* aten::mean */
    {148629, 148644, 2069, 3, 1, 0x40001}, /* aten::mean.dim */
    {148742, 148763, 2072, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {148854, 148869, 2074, 2, 1, 0x40000}, /* aten::mean.out */
    {148987, 149000, 2076, 2, 3, 0x0}, /* aten::median */
    {149036, 149053, 2078, 1, 3, 0x0}, /* aten::median.dim */
    {149147, 149171, 2079, 2, 3, 0x0}, /* aten::median.dim_values */
    {149322, 149339, 2081, 1, 0, 0x20}, /* aten::median.out */
    {149402, 149417, 2082, 1, 3, 0x0}, /* aten::meshgrid */
    {149462, 149486, 2083, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {149557, 149567, 2084, 2, 1, 0x40000}, /* aten::min */
    {149600, 149614, 2086, 3, 1, 0x40001}, /* aten::min.dim */
    {149705, 149723, 2089, 2, 1, 0x40000}, /* aten::min.dim_min */
    {149869, 149885, 2091, 1, 1, 0x10000}, /* aten::min.other */
    {149938, 149952, 2092, 1, 1, 0x10000}, /* aten::min.out */
    {150026, 150046, 2093, 2, 1, 0x40000}, /* aten::min.unary_out */
    {150112, 150126, 2095, 3, 1, 0x10001}, /* aten::minimum */
    {150177, 150195, 2098, 2, 1, 0x10000}, /* aten::minimum.out */
    {150273, 150284, 2100, 3, 3, 0x10000}, /* aten::mish */
    {150318, 150333, 2103, 2, 3, 0x0}, /* aten::mish.out */
    {150394, 150406, 2105, 3, 3, 0x0}, /* aten::mish_ */
    {150449, 150469, 2108, 3, 3, 0x0}, /* aten::mish_backward */
    {150532, 150555, 2111, 2, 3, 0x0}, /* aten::mkldnn_rnn_layer */
    {150859, 150886, 2113, 1, 0, 0x20}, /* aten::mkldnn_rnn_layer.out */
    {151281, 151290, 2114, 3, 3, 0x1}, /* aten::mm */
    {151335, 151348, 2117, 2, 3, 0x0}, /* aten::mm.out */
    {151420, 151431, 2119, 2, 3, 0x0}, /* aten::mode */
    {151522, 151540, 2121, 2, 3, 0x0}, /* aten::mode.values */
    {151688, 151707, 2123, 1, 3, 0x0}, /* aten::moveaxis.int */
    {151784, 151807, 2124, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {151892, 151910, 2125, 1, 3, 0x0}, /* aten::movedim.int */
    {151986, 152008, 2126, 1, 3, 0x0}, /* aten::movedim.intlist */
    {152092, 152107, 2127, 2, 1, 0x0}, /* aten::mse_loss */
    {152180, 152199, 2129, 2, 1, 0x0}, /* aten::mse_loss.out */
    {152299, 152323, 2131, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {152420, 152455, 2133, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {152593, 152605, 2135, 1, 3, 0x0}, /* aten::msort */
    {152640, 152656, 2136, 1, 3, 0x0}, /* aten::msort.out */
    {152718, 152735, 2137, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {152789, 152810, 2138, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {152891, 152908, 2139, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {152962, 152976, 2142, 2, 1, 0x10000}, /* aten::mul.out */
    {153050, 153068, 2144, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {153131, 153149, 2145, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {153212, 153236, 2148, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {153368, 153396, 2150, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {153555, 153588, 2152, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {153745, 153789, 2154, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {153987, 154016, 2156, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {154103, 154136, 2157, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {154250, 154288, 2158, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {154417, 154466, 2160, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {154636, 154673, 2162, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {154790, 154834, 2164, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {154993, 155011, 2166, 2, 3, 0x2000}, /* aten::multinomial */
    {155126, 155148, 2168, 2, 3, 0x2000}, /* aten::multinomial.out */
    {155287, 155309, 2170, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {155368, 155390, 2171, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {155449, 155468, 2172, 1, 3, 0x0}, /* aten::multiply.out */
    {155547, 155570, 2173, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {155638, 155661, 2174, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {155729, 155738, 2175, 1, 3, 0x0}, /* aten::mv */
    {155782, 155795, 2176, 1, 3, 0x0}, /* aten::mv.out */
    {155866, 155881, 2177, 2, 1, 0x10000}, /* aten::mvlgamma */
    {155926, 155945, 2179, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {156017, 156033, 2181, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {156087, 156104, 2183, 2, 3, 0x10000}, /* aten::nan_to_num */
    {156201, 156222, 2185, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {156346, 156364, 2187, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {156470, 156484, 2189, 1, 1, 0x0}, /* aten::nanmean */
    {156586, 156604, 2190, 1, 1, 0x0}, /* aten::nanmean.out */
    {156730, 156746, 2191, 2, 3, 0x0}, /* aten::nanmedian */
    {156785, 156805, 2193, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {156902, 156929, 2194, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {157083, 157103, 2196, 1, 0, 0x20}, /* aten::nanmedian.out */
    {157169, 157187, 2197, 1, 3, 0x0}, /* aten::nanquantile */
    {157304, 157326, 2198, 1, 3, 0x0}, /* aten::nanquantile.out */
    {157467, 157492, 2199, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {157615, 157644, 2200, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {157791, 157804, 2201, 2, 3, 0x40000}, /* aten::nansum */
    {157905, 157922, 2203, 2, 3, 0x40000}, /* aten::nansum.out */
    {158047, 158060, 2205, 1, 0, 0x0}, /* aten::narrow */
    {158140, 158160, 2206, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {158247, 158265, 2207, 1, 3, 0x80000}, /* aten::narrow_copy */
    {158344, 158366, 2208, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {158472, 158496, 2210, 2, 3, 0x0}, /* aten::native_batch_norm */
    {158677, 158705, 2212, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {158967, 159000, 2214, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {159235, 159272, 2216, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {159577, 159606, 2217, 1, 3, 0x0}, /* aten::native_channel_shuffle */
    {159673, 159694, 2218, 2, 3, 0x2001}, /* aten::native_dropout */
    {159771, 159796, 2220, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {159922, 159952, 2221, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {160038, 160072, 2223, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {160185, 160209, 2224, 2, 3, 0x1}, /* aten::native_group_norm */
    {160359, 160387, 2226, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {160607, 160640, 2227, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {160838, 160875, 2229, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {161143, 161167, 2230, 2, 3, 0x1}, /* aten::native_layer_norm */
    {161301, 161329, 2232, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {161533, 161566, 2233, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {161762, 161799, 2235, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {162065, 162081, 2236, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {162134, 162154, 2239, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {162234, 162250, 2241, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {162303, 162323, 2244, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {162403, 162420, 2246, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {162482, 162499, 2249, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {162561, 162571, 2252, 3, 1, 0x10001}, /* aten::neg */
    {162604, 162618, 2255, 2, 1, 0x10000}, /* aten::neg.out */
    {162678, 162689, 2257, 3, 1, 0x10000}, /* aten::neg_ */
    {162731, 162746, 2260, 1, 3, 0x0}, /* aten::negative */
    {162784, 162803, 2261, 1, 3, 0x0}, /* aten::negative.out */
    {162868, 162884, 2262, 1, 3, 0x0}, /* aten::negative_ */
    {162931, 162947, 2263, 1, 3, 0x0}, /* aten::new_empty */
    {163093, 163113, 2264, 1, 0, 0x20}, /* aten::new_empty.out */
    {163194, 163218, 2265, 1, 3, 0x0}, /* aten::new_empty_strided */
    {163389, 163417, 2266, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {163523, 163538, 2267, 1, 3, 0x0}, /* aten::new_full */
    {163702, 163721, 2268, 1, 0, 0x20}, /* aten::new_full.out */
    {163820, 163835, 2269, 1, 3, 0x0}, /* aten::new_ones */
    {163980, 163999, 2270, 1, 0, 0x20}, /* aten::new_ones.out */
    {164079, 164095, 2271, 1, 3, 0x0}, /* aten::new_zeros */
    {164241, 164261, 2272, 1, 0, 0x20}, /* aten::new_zeros.out */
    {164342, 164358, 2273, 3, 3, 0x10000}, /* aten::nextafter */
    {164411, 164431, 2276, 2, 3, 0x10000}, /* aten::nextafter.out */
    {164511, 164528, 2278, 3, 3, 0x10000}, /* aten::nextafter_ */
    {164590, 164605, 2281, 1, 3, 0x0}, /* aten::nll_loss */
    {164725, 164744, 2282, 1, 3, 0x0}, /* aten::nll_loss.out */
    {164891, 164908, 2283, 1, 3, 0x0}, /* aten::nll_loss2d */
    {165030, 165051, 2284, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {165200, 165226, 2285, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {165383, 165420, 2287, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {165618, 165643, 2289, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {165788, 165820, 2291, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {166007, 166031, 2293, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {166186, 166221, 2295, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {166417, 166440, 2297, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {166583, 166613, 2299, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {166798, 166816, 2301, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {166939, 166953, 2302, 1, 3, 0x9}, /* aten::nonzero */
    {166990, 167008, 2303, 1, 3, 0x8}, /* aten::nonzero.out */
    {167072, 167092, 2304, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {167137, 167158, 2305, 2, 3, 0x0}, /* aten::nonzero_static */
    {167237, 167262, 2307, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {167365, 167383, 2309, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {167436, 167461, 2310, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {167552, 167583, 2313, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {167695, 167722, 2316, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {167804, 167835, 2317, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {167941, 167963, 2318, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {168043, 168064, 2319, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {168186, 168201, 2321, 2, 1, 0x40000}, /* aten::norm.out */
    {168305, 168327, 2323, 1, 3, 0x0}, /* aten::norm_except_dim */
    {168391, 168418, 2324, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {168510, 168541, 2326, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {168657, 168683, 2328, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {168775, 168805, 2330, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {168921, 168947, 2332, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {169037, 169067, 2334, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {169181, 169206, 2336, 2, 3, 0x2000}, /* aten::normal.float_float */
    {169398, 169427, 2338, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {169554, 169571, 2339, 1, 0, 0x2020}, /* aten::normal.out */
    {169690, 169704, 2340, 2, 1, 0x2000}, /* aten::normal_ */
    {169806, 169830, 2342, 1, 1, 0x2000}, /* aten::normal_functional */
    {169934, 169957, 2343, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {170017, 170044, 2344, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {170131, 170154, 2345, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {170214, 170241, 2346, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {170328, 170352, 2347, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {170421, 170445, 2348, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {170514, 170533, 2349, 1, 3, 0x0}, /* aten::nuclear_norm */
    {170595, 170618, 2350, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {170696, 170723, 2351, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {170828, 170851, 2352, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {170940, 170952, 2353, 1, 0, 0x0}, /* aten::numel */
    {170984, 170998, 2354, 1, 3, 0x0}, /* aten::numpy_T */
    {171041, 171055, 2355, 1, 3, 0x8}, /* aten::one_hot */
    {171112, 171123, 2356, 2, 3, 0x0}, /* aten::ones */
    {171251, 171266, 2358, 1, 3, 0x0}, /* aten::ones.out */
    {171329, 171345, 2359, 1, 3, 0x0}, /* aten::ones_like */
    {171510, 171530, 2360, 1, 0, 0x20}, /* aten::ones_like.out */
    {171630, 171642, 2361, 1, 3, 0x0}, /* aten::orgqr */
    {171692, 171708, 2362, 1, 3, 0x0}, /* aten::orgqr.out */
    {171785, 171797, 2363, 2, 3, 0x0}, /* aten::ormqr */
    {171900, 171916, 2365, 2, 3, 0x0}, /* aten::ormqr.out */
    {172046, 172058, 2367, 1, 3, 0x0}, /* aten::outer */
    {172106, 172122, 2368, 1, 3, 0x0}, /* aten::outer.out */
    {172197, 172207, 2369, 1, 3, 0x0}, /* aten::pad */
    {172294, 172313, 2370, 1, 3, 0x0}, /* aten::pad_sequence */
    {172437, 172461, 2371, 1, 3, 0x0}, /* aten::pairwise_distance */
    {172565, 172577, 2372, 1, 3, 0x0}, /* aten::pdist */
    {172623, 172637, 2373, 1, 3, 0x1}, /* aten::permute */
    {172692, 172711, 2374, 1, 3, 0x80000}, /* aten::permute_copy */
    {172765, 172788, 2375, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {172869, 172884, 2376, 1, 3, 0x0}, /* aten::pinverse */
    {172941, 172961, 2377, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {173024, 173048, 2379, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {173138, 173160, 2380, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {173227, 173253, 2382, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {173347, 173361, 2383, 2, 1, 0x2000}, /* aten::poisson */
    {173425, 173443, 2385, 1, 0, 0x2020}, /* aten::poisson.out */
    {173534, 173557, 2386, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {173672, 173684, 2387, 2, 3, 0x0}, /* aten::polar */
    {173732, 173748, 2389, 2, 3, 0x0}, /* aten::polar.out */
    {173823, 173839, 2391, 3, 1, 0x10000}, /* aten::polygamma */
    {173885, 173905, 2394, 2, 1, 0x10000}, /* aten::polygamma.out */
    {173978, 173995, 2396, 2, 1, 0x10000}, /* aten::polygamma_ */
    {174050, 174065, 2398, 1, 3, 0x10000}, /* aten::positive */
    {174109, 174126, 2399, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {174183, 174204, 2402, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {174288, 174312, 2404, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {174376, 174404, 2407, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {174495, 174519, 2409, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {174583, 174611, 2412, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {174702, 174720, 2414, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {174786, 174804, 2417, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {174870, 174882, 2420, 1, 3, 0x0}, /* aten::prelu */
    {174932, 174943, 2421, 2, 1, 0x40001}, /* aten::prod */
    {175004, 175023, 2423, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {175121, 175140, 2426, 2, 1, 0x40000}, /* aten::prod.int_out */
    {175258, 175273, 2428, 1, 0, 0x20}, /* aten::prod.out */
    {175358, 175378, 2429, 1, 3, 0x0}, /* aten::promote_types */
    {175448, 175458, 2430, 1, 3, 0x0}, /* aten::put */
    {175543, 175557, 2431, 1, 0, 0x20}, /* aten::put.out */
    {175669, 175680, 2432, 2, 3, 0x0}, /* aten::put_ */
    {175774, 175783, 2434, 1, 3, 0x0}, /* aten::qr */
    {175845, 175856, 2435, 1, 3, 0x0}, /* aten::qr.Q */
    {175959, 175974, 2436, 1, 3, 0x0}, /* aten::quantile */
    {176088, 176107, 2437, 1, 3, 0x0}, /* aten::quantile.out */
    {176245, 176267, 2438, 1, 3, 0x0}, /* aten::quantile.scalar */
    {176387, 176413, 2439, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {176557, 176571, 2440, 1, 3, 0x10000}, /* aten::rad2deg */
    {176608, 176626, 2441, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {176690, 176705, 2442, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {176751, 176762, 2443, 2, 3, 0x2001}, /* aten::rand */
    {176890, 176911, 2445, 2, 3, 0x2000}, /* aten::rand.generator */
    {177071, 177096, 2447, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {177191, 177206, 2448, 1, 3, 0x2000}, /* aten::rand.out */
    {177269, 177285, 2449, 1, 3, 0x2000}, /* aten::rand_like */
    {177450, 177476, 2450, 1, 3, 0x2000}, /* aten::rand_like.generator */
    {177673, 177703, 2451, 1, 0, 0x2020}, /* aten::rand_like.generator_out */
    {177835, 177855, 2452, 1, 0, 0x2020}, /* aten::rand_like.out */
    {177955, 177969, 2453, 2, 3, 0x2000}, /* aten::randint */
    {178113, 178137, 2455, 2, 3, 0x2000}, /* aten::randint.generator */
    {178313, 178341, 2457, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {178452, 178470, 2458, 2, 3, 0x2000}, /* aten::randint.low */
    {178630, 178658, 2460, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {178850, 178882, 2462, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {179009, 179031, 2463, 1, 3, 0x2000}, /* aten::randint.low_out */
    {179126, 179144, 2464, 1, 3, 0x2000}, /* aten::randint.out */
    {179223, 179242, 2465, 1, 3, 0x2000}, /* aten::randint_like */
    {179423, 179449, 2466, 1, 3, 0x2000}, /* aten::randint_like.Tensor */
    {179637, 179673, 2467, 1, 3, 0x2000}, /* aten::randint_like.Tensor_generator */
    {179893, 179933, 2468, 1, 0, 0x2020}, /* aten::randint_like.Tensor_generator_out */
    {180088, 180118, 2469, 1, 0, 0x2020}, /* aten::randint_like.Tensor_out */
    {180241, 180270, 2470, 1, 3, 0x2000}, /* aten::randint_like.generator */
    {180483, 180516, 2471, 1, 0, 0x2020}, /* aten::randint_like.generator_out */
    {180664, 180693, 2472, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {180896, 180929, 2473, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {181067, 181106, 2474, 1, 3, 0x2000}, /* aten::randint_like.low_generator_dtype */
    {181341, 181384, 2475, 1, 0, 0x2020}, /* aten::randint_like.low_generator_dtype_out */
    {181554, 181577, 2476, 1, 0, 0x2020}, /* aten::randint_like.out */
    {181693, 181705, 2477, 2, 3, 0x2001}, /* aten::randn */
    {181834, 181856, 2479, 2, 3, 0x2000}, /* aten::randn.generator */
    {182017, 182043, 2481, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {182139, 182155, 2482, 1, 3, 0x2000}, /* aten::randn.out */
    {182219, 182236, 2483, 1, 3, 0x2000}, /* aten::randn_like */
    {182402, 182429, 2484, 1, 3, 0x2000}, /* aten::randn_like.generator */
    {182627, 182658, 2485, 1, 0, 0x2020}, /* aten::randn_like.generator_out */
    {182791, 182812, 2486, 1, 0, 0x2020}, /* aten::randn_like.out */
    {182913, 182926, 2487, 1, 0, 0x2020}, /* aten::random */
    {182992, 183010, 2488, 1, 0, 0x2020}, /* aten::random.from */
    {183100, 183122, 2489, 1, 0, 0x2020}, /* aten::random.from_out */
    {183236, 183253, 2490, 1, 0, 0x2020}, /* aten::random.out */
    {183343, 183359, 2491, 1, 0, 0x2020}, /* aten::random.to */
    {183436, 183456, 2492, 1, 0, 0x2020}, /* aten::random.to_out */
    {183557, 183571, 2493, 2, 1, 0x2000}, /* aten::random_ */
    {183646, 183665, 2495, 2, 1, 0x2000}, /* aten::random_.from */
    {183764, 183781, 2497, 2, 1, 0x2000}, /* aten::random_.to */
    {183867, 183882, 2499, 2, 3, 0x2001}, /* aten::randperm */
    {184009, 184034, 2501, 2, 3, 0x2000}, /* aten::randperm.generator */
    {184193, 184222, 2503, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {184316, 184335, 2505, 1, 3, 0x2000}, /* aten::randperm.out */
    {184397, 184409, 2506, 2, 3, 0x0}, /* aten::range */
    {184549, 184565, 2508, 2, 3, 0x0}, /* aten::range.out */
    {184655, 184672, 2510, 1, 3, 0x0}, /* aten::range.out_ */
    {184748, 184765, 2511, 2, 3, 0x0}, /* aten::range.step */
    {184925, 184937, 2513, 1, 3, 0x0}, /* aten::ravel */
    {184978, 184989, 2514, 1, 1, 0x0}, /* aten::real */
    {185029, 185046, 2515, 3, 1, 0x10001}, /* aten::reciprocal */
    {185086, 185107, 2518, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {185174, 185192, 2520, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {185241, 185264, 2523, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {185329, 185356, 2525, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {185448, 185480, 2527, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {185574, 185617, 2529, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {185752, 185775, 2531, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {185840, 185867, 2533, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {185959, 185991, 2535, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {186085, 186128, 2537, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {186263, 186286, 2539, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {186351, 186378, 2541, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {186470, 186502, 2543, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {186596, 186639, 2545, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {186774, 186785, 2547, 2, 1, 0x10001}, /* aten::relu */
    {186819, 186834, 2549, 1, 0, 0x20}, /* aten::relu.out */
    {186895, 186907, 2550, 1, 3, 0x10000}, /* aten::relu6 */
    {186942, 186955, 2551, 1, 3, 0x0}, /* aten::relu6_ */
    {186999, 187011, 2552, 2, 1, 0x10000}, /* aten::relu_ */
    {187054, 187077, 2554, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {187137, 187167, 2555, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {187234, 187268, 2557, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {187362, 187389, 2558, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {187476, 187499, 2559, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {187559, 187586, 2562, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {187673, 187697, 2564, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {187766, 187790, 2565, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {187859, 187872, 2568, 3, 1, 0x0}, /* aten::renorm */
    {187943, 187960, 2571, 2, 1, 0x0}, /* aten::renorm.out */
    {188058, 188072, 2573, 3, 1, 0x0}, /* aten::renorm_ */
    {188152, 188165, 2576, 1, 3, 0x1}, /* aten::repeat */
    {188219, 188236, 2577, 1, 0, 0x20}, /* aten::repeat.out */
    {188317, 188348, 2578, 2, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {188434, 188469, 2580, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {188579, 188615, 2581, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {188734, 188767, 2582, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {188883, 188907, 2583, 2, 3, 0x0}, /* aten::replication_pad1d */
    {188973, 189001, 2585, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {189094, 189127, 2587, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {189222, 189266, 2589, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {189402, 189426, 2591, 2, 3, 0x1}, /* aten::replication_pad2d */
    {189492, 189520, 2593, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {189613, 189646, 2595, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {189741, 189785, 2597, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {189921, 189945, 2599, 2, 3, 0x1}, /* aten::replication_pad3d */
    {190011, 190039, 2601, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {190132, 190165, 2603, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {190260, 190304, 2605, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {190440, 190454, 2607, 1, 0, 0x0}, /* aten::reshape */
    {190513, 190530, 2608, 1, 0, 0x0}, /* aten::reshape_as */
    {190590, 190603, 2609, 1, 0, 0x20}, /* aten::resize */
    {190691, 190708, 2610, 1, 0, 0x20}, /* aten::resize.out */
    {190820, 190834, 2611, 2, 0, 0x81}, /* aten::resize_ */
    {190931, 190947, 2613, 1, 0, 0x20}, /* aten::resize_as */
    {191044, 191064, 2614, 1, 0, 0x20}, /* aten::resize_as.out */
    {191185, 191202, 2615, 1, 3, 0x80}, /* aten::resize_as_ */
    {191308, 191327, 2616, 1, 3, 0x0}, /* aten::resolve_conj */
    {191375, 191393, 2617, 1, 3, 0x0}, /* aten::resolve_neg */
    {191440, 191465, 2618, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {191533, 191565, 2619, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {191643, 191675, 2620, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {191751, 191776, 2621, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {191844, 191859, 2622, 1, 3, 0x0}, /* aten::rms_norm */
    {191963, 191983, 2623, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {192164, 192185, 2624, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {192366, 192386, 2625, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {192505, 192525, 2626, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {192706, 192727, 2627, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {192908, 192928, 2628, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {193047, 193058, 2629, 2, 3, 0x0}, /* aten::roll */
    {193126, 193141, 2631, 1, 0, 0x20}, /* aten::roll.out */
    {193236, 193248, 2632, 1, 3, 0x0}, /* aten::rot90 */
    {193310, 193326, 2633, 1, 0, 0x20}, /* aten::rot90.out */
    {193416, 193428, 2634, 3, 1, 0x10001}, /* aten::round */
    {193463, 193484, 2637, 3, 1, 0x10000}, /* aten::round.decimals */
    {193545, 193570, 2640, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {193655, 193671, 2642, 2, 1, 0x10000}, /* aten::round.out */
    {193733, 193746, 2644, 3, 1, 0x10000}, /* aten::round_ */
    {193790, 193812, 2647, 3, 1, 0x10000}, /* aten::round_.decimals */
    {193882, 193898, 2650, 1, 3, 0x0}, /* aten::row_stack */
    {193942, 193962, 2651, 1, 3, 0x0}, /* aten::row_stack.out */
    {194033, 194045, 2652, 1, 1, 0x12000}, /* aten::rrelu */
    {194181, 194194, 2653, 1, 1, 0x2000}, /* aten::rrelu_ */
    {194339, 194362, 2654, 2, 3, 0x2000}, /* aten::rrelu_with_noise */
    {194527, 194554, 2656, 2, 3, 0x2000}, /* aten::rrelu_with_noise.out */
    {194746, 194770, 2658, 2, 3, 0x2000}, /* aten::rrelu_with_noise_ */
    {194944, 194976, 2660, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {195129, 195165, 2661, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {195345, 195379, 2662, 1, 0, 0x2020}, /* aten::rrelu_with_noise_functional */
    {195572, 195584, 2663, 3, 1, 0x10001}, /* aten::rsqrt */
    {195619, 195635, 2666, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {195697, 195710, 2668, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {195754, 195772, 2671, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {195843, 195865, 2672, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {195963, 195981, 2673, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {196055, 196077, 2675, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {196175, 196195, 2676, 2, 3, 0x1}, /* aten::scalar_tensor */
    {196327, 196351, 2678, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {196418, 196453, 2679, 1, 3, 0x2000}, /* aten::scaled_dot_product_attention */
    {196650, 196671, 2680, 3, 3, 0x0}, /* aten::scatter.reduce */
    {196765, 196790, 2683, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {196908, 196926, 2685, 3, 3, 0x1}, /* aten::scatter.src */
    {197002, 197024, 2688, 2, 3, 0x0}, /* aten::scatter.src_out */
    {197127, 197147, 2690, 3, 3, 0x1}, /* aten::scatter.value */
    {197227, 197251, 2693, 2, 3, 0x0}, /* aten::scatter.value_out */
    {197358, 197385, 2695, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {197487, 197518, 2698, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {197644, 197666, 2700, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {197769, 197788, 2703, 3, 3, 0x0}, /* aten::scatter_.src */
    {197873, 197894, 2706, 3, 3, 0x0}, /* aten::scatter_.value */
    {197983, 198011, 2709, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {198122, 198140, 2712, 3, 3, 0x1}, /* aten::scatter_add */
    {198216, 198238, 2715, 2, 3, 0x0}, /* aten::scatter_add.out */
    {198341, 198360, 2717, 3, 3, 0x0}, /* aten::scatter_add_ */
    {198445, 198470, 2720, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {198592, 198621, 2723, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {198767, 198793, 2725, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {198924, 198950, 2728, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {199103, 199133, 2730, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {199310, 199336, 2732, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {199489, 199519, 2734, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {199696, 199717, 2736, 2, 3, 0x0}, /* aten::segment_reduce */
    {199895, 199920, 2738, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {200122, 200139, 2739, 1, 0, 0x1}, /* aten::select.int */
    {200208, 200230, 2740, 1, 0, 0x0}, /* aten::select_backward */
    {200327, 200353, 2741, 1, 0, 0x20}, /* aten::select_backward.out */
    {200477, 200499, 2742, 1, 3, 0x80000}, /* aten::select_copy.int */
    {200567, 200593, 2743, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {200688, 200709, 2744, 1, 0, 0x1}, /* aten::select_scatter */
    {200788, 200813, 2745, 1, 0, 0x20}, /* aten::select_scatter.out */
    {200919, 200930, 2746, 1, 1, 0x10000}, /* aten::selu */
    {200964, 200976, 2747, 1, 1, 0x10000}, /* aten::selu_ */
    {201019, 201029, 2748, 1, 0, 0x20}, /* aten::set */
    {201062, 201076, 2749, 1, 0, 0x20}, /* aten::set.out */
    {201136, 201160, 2750, 1, 0, 0x20}, /* aten::set.source_Tensor */
    {201222, 201250, 2751, 1, 0, 0x20}, /* aten::set.source_Tensor_out */
    {201339, 201350, 2752, 2, 3, 0x80}, /* aten::set_ */
    {201392, 201417, 2754, 2, 0, 0x80}, /* aten::set_.source_Tensor */
    {201488, 201528, 2756, 1, 0, 0x80}, /* aten::set_.source_Tensor_storage_offset */
    {201672, 201682, 2757, 3, 3, 0x10000}, /* aten::sgn */
    {201715, 201729, 2760, 2, 3, 0x10000}, /* aten::sgn.out */
    {201789, 201800, 2762, 3, 3, 0x10000}, /* aten::sgn_ */
    {201842, 201856, 2765, 3, 1, 0x10001}, /* aten::sigmoid */
    {201893, 201911, 2768, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {201975, 201990, 2770, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {202036, 202059, 2773, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {202127, 202161, 2776, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {202270, 202281, 2778, 3, 1, 0x10001}, /* aten::sign */
    {202315, 202330, 2781, 2, 1, 0x10000}, /* aten::sign.out */
    {202391, 202403, 2783, 3, 1, 0x10000}, /* aten::sign_ */
    {202446, 202460, 2786, 3, 3, 0x10000}, /* aten::signbit */
    {202497, 202515, 2789, 2, 3, 0x10000}, /* aten::signbit.out */
    {202579, 202590, 2791, 3, 3, 0x10000}, /* aten::silu */
    {202624, 202639, 2794, 2, 3, 0x10000}, /* aten::silu.out */
    {202700, 202712, 2796, 3, 3, 0x10000}, /* aten::silu_ */
    {202755, 202775, 2799, 3, 3, 0x10000}, /* aten::silu_backward */
    {202838, 202869, 2802, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {202973, 202983, 2804, 3, 1, 0x10001}, /* aten::sin */
    {203016, 203030, 2807, 2, 1, 0x10000}, /* aten::sin.out */
    {203090, 203101, 2809, 3, 1, 0x10000}, /* aten::sin_ */
    {203143, 203154, 2812, 3, 3, 0x10000}, /* aten::sinc */
    {203188, 203203, 2815, 2, 3, 0x10000}, /* aten::sinc.out */
    {203264, 203276, 2817, 3, 3, 0x10000}, /* aten::sinc_ */
    {203319, 203330, 2820, 3, 1, 0x10001}, /* aten::sinh */
    {203364, 203379, 2823, 2, 1, 0x10000}, /* aten::sinh.out */
    {203440, 203452, 2825, 3, 1, 0x10000}, /* aten::sinh_ */
    {203495, 203510, 2828, 1, 0, 0x0}, /* aten::size.int */
    {203554, 203573, 2829, 1, 0, 0x1}, /* aten::slice.Tensor */
    {203685, 203706, 2830, 1, 0, 0x0}, /* aten::slice_backward */
    {203827, 203852, 2831, 1, 0, 0x20}, /* aten::slice_backward.out */
    {204000, 204024, 2832, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {204135, 204163, 2833, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {204301, 204321, 2834, 1, 0, 0x80001}, /* aten::slice_scatter */
    {204440, 204464, 2835, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {204610, 204624, 2836, 1, 3, 0x0}, /* aten::slogdet */
    {204686, 204704, 2837, 1, 3, 0x0}, /* aten::slogdet.out */
    {204820, 204838, 2838, 1, 3, 0x0}, /* aten::slow_conv3d */
    {204977, 204999, 2839, 1, 3, 0x0}, /* aten::slow_conv3d.out */
    {205165, 205191, 2840, 2, 3, 0x0}, /* aten::slow_conv3d_forward */
    {205329, 205362, 2842, 2, 3, 0x0}, /* aten::slow_conv3d_forward.output */
    {205533, 205559, 2844, 2, 3, 0x0}, /* aten::slow_conv_dilated2d */
    {205728, 205758, 2846, 1, 0, 0x20}, /* aten::slow_conv_dilated2d.out */
    {205969, 205995, 2847, 2, 3, 0x0}, /* aten::slow_conv_dilated3d */
    {206164, 206194, 2849, 1, 0, 0x20}, /* aten::slow_conv_dilated3d.out */
    {206414, 206442, 2850, 2, 3, 0x0}, /* aten::slow_conv_transpose3d */
    {206641, 206673, 2852, 2, 3, 0x0}, /* aten::slow_conv_transpose3d.out */
    {206899, 206920, 2854, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {207015, 207040, 2856, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {207162, 207192, 2858, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {207307, 207348, 2860, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {207504, 207527, 2862, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {207608, 207635, 2864, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {207743, 207775, 2865, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {207880, 207923, 2867, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {208069, 208087, 2868, 1, 3, 0x0}, /* aten::softmax.int */
    {208161, 208183, 2869, 2, 3, 0x0}, /* aten::softmax.int_out */
    {208284, 208299, 2871, 3, 1, 0x10000}, /* aten::softplus */
    {208373, 208392, 2874, 2, 1, 0x0}, /* aten::softplus.out */
    {208493, 208517, 2876, 3, 3, 0x0}, /* aten::softplus_backward */
    {208615, 208650, 2879, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {208789, 208806, 2881, 3, 1, 0x10000}, /* aten::softshrink */
    {208864, 208885, 2884, 2, 1, 0x0}, /* aten::softshrink.out */
    {208970, 208996, 2886, 3, 3, 0x0}, /* aten::softshrink_backward */
    {209079, 209116, 2889, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {209240, 209251, 2891, 1, 1, 0x1}, /* aten::sort */
    {209345, 209363, 2892, 3, 3, 0x0}, /* aten::sort.stable */
    {209481, 209499, 2895, 2, 1, 0x0}, /* aten::sort.values */
    {209650, 209675, 2897, 2, 3, 0x0}, /* aten::sort.values_stable */
    {209847, 209869, 2899, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {209911, 209937, 2902, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {210006, 210030, 2904, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {210077, 210105, 2907, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {210179, 210203, 2909, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {210250, 210278, 2912, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {210352, 210376, 2914, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {210423, 210451, 2917, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {210525, 210549, 2919, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {210596, 210624, 2922, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {210698, 210735, 2924, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {210802, 210848, 2927, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {210924, 210974, 2928, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {211077, 211118, 2929, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {211212, 211258, 2931, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {211334, 211384, 2932, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {211487, 211524, 2933, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {211591, 211637, 2936, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {211713, 211763, 2937, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {211866, 211907, 2938, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {212001, 212047, 2940, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {212123, 212173, 2941, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {212276, 212313, 2942, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {212380, 212426, 2945, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {212502, 212552, 2946, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {212655, 212696, 2947, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {212790, 212836, 2949, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {212912, 212962, 2950, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {213065, 213102, 2951, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {213169, 213215, 2954, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {213291, 213341, 2955, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {213444, 213485, 2956, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {213579, 213625, 2958, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {213701, 213751, 2959, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {213854, 213876, 2960, 1, 3, 0x0}, /* aten::special_digamma */
    {213921, 213947, 2961, 1, 3, 0x0}, /* aten::special_digamma.out */
    {214019, 214038, 2962, 3, 3, 0x10000}, /* aten::special_entr */
    {214080, 214103, 2965, 2, 3, 0x10000}, /* aten::special_entr.out */
    {214172, 214190, 2967, 1, 3, 0x0}, /* aten::special_erf */
    {214231, 214253, 2968, 1, 3, 0x0}, /* aten::special_erf.out */
    {214321, 214340, 2969, 1, 3, 0x0}, /* aten::special_erfc */
    {214382, 214405, 2970, 1, 3, 0x0}, /* aten::special_erfc.out */
    {214474, 214494, 2971, 3, 3, 0x10000}, /* aten::special_erfcx */
    {214537, 214561, 2974, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {214631, 214652, 2976, 1, 3, 0x0}, /* aten::special_erfinv */
    {214696, 214721, 2977, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {214792, 214811, 2978, 1, 3, 0x0}, /* aten::special_exp2 */
    {214853, 214876, 2979, 1, 3, 0x0}, /* aten::special_exp2.out */
    {214945, 214965, 2980, 1, 3, 0x0}, /* aten::special_expit */
    {215008, 215032, 2981, 1, 3, 0x0}, /* aten::special_expit.out */
    {215102, 215122, 2982, 1, 3, 0x0}, /* aten::special_expm1 */
    {215165, 215189, 2983, 1, 3, 0x0}, /* aten::special_expm1.out */
    {215259, 215282, 2984, 1, 3, 0x0}, /* aten::special_gammainc */
    {215342, 215369, 2985, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {215456, 215480, 2986, 1, 3, 0x0}, /* aten::special_gammaincc */
    {215541, 215569, 2987, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {215657, 215679, 2988, 1, 3, 0x0}, /* aten::special_gammaln */
    {215724, 215750, 2989, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {215822, 215857, 2990, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {215922, 215966, 2993, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {216040, 216088, 2994, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {216189, 216228, 2995, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {216320, 216364, 2997, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {216438, 216486, 2998, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {216587, 216623, 2999, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {216689, 216734, 3002, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {216809, 216858, 3003, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {216960, 217000, 3004, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {217093, 217138, 3006, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {217213, 217262, 3007, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {217364, 217381, 3008, 1, 3, 0x0}, /* aten::special_i0 */
    {217421, 217442, 3009, 1, 3, 0x0}, /* aten::special_i0.out */
    {217509, 217527, 3010, 3, 3, 0x10000}, /* aten::special_i0e */
    {217568, 217590, 3013, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {217658, 217675, 3015, 3, 3, 0x10000}, /* aten::special_i1 */
    {217715, 217736, 3018, 2, 3, 0x10000}, /* aten::special_i1.out */
    {217803, 217821, 3020, 3, 3, 0x10000}, /* aten::special_i1e */
    {217862, 217884, 3023, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {217952, 217988, 3025, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {218054, 218099, 3028, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {218174, 218223, 3029, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {218325, 218365, 3030, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {218458, 218503, 3032, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {218578, 218627, 3033, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {218729, 218765, 3034, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {218831, 218876, 3037, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {218951, 219000, 3038, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {219102, 219142, 3039, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {219235, 219280, 3041, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {219355, 219404, 3042, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {219506, 219526, 3043, 1, 3, 0x0}, /* aten::special_log1p */
    {219569, 219593, 3044, 1, 3, 0x0}, /* aten::special_log1p.out */
    {219663, 219686, 3045, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {219732, 219759, 3048, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {219832, 219858, 3050, 1, 3, 0x0}, /* aten::special_log_softmax */
    {219943, 219963, 3051, 1, 3, 0x0}, /* aten::special_logit */
    {220023, 220047, 3052, 1, 3, 0x0}, /* aten::special_logit.out */
    {220134, 220158, 3053, 1, 3, 0x0}, /* aten::special_logsumexp */
    {220237, 220265, 3054, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {220371, 220404, 3055, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {220460, 220497, 3058, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {220580, 220613, 3060, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {220669, 220706, 3063, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {220789, 220822, 3065, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {220878, 220915, 3068, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {220998, 221031, 3070, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {221087, 221124, 3073, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {221207, 221234, 3075, 1, 3, 0x0}, /* aten::special_multigammaln */
    {221291, 221322, 3076, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {221406, 221425, 3077, 1, 3, 0x0}, /* aten::special_ndtr */
    {221467, 221490, 3078, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {221559, 221579, 3079, 3, 3, 0x10000}, /* aten::special_ndtri */
    {221622, 221646, 3082, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {221716, 221740, 3084, 1, 3, 0x0}, /* aten::special_polygamma */
    {221794, 221822, 3085, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {221903, 221921, 3086, 1, 3, 0x0}, /* aten::special_psi */
    {221962, 221984, 3087, 1, 3, 0x0}, /* aten::special_psi.out */
    {222052, 222072, 3088, 1, 3, 0x0}, /* aten::special_round */
    {222134, 222158, 3089, 1, 3, 0x0}, /* aten::special_round.out */
    {222244, 222284, 3090, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {222344, 222388, 3093, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {222475, 222515, 3095, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {222575, 222619, 3098, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {222706, 222751, 3100, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {222826, 222880, 3103, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {222964, 223022, 3104, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {223133, 223182, 3105, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {223284, 223338, 3107, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {223422, 223480, 3108, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {223591, 223636, 3109, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {223711, 223765, 3112, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {223849, 223907, 3113, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {224018, 224067, 3114, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {224169, 224223, 3116, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {224307, 224365, 3117, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {224476, 224521, 3118, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {224596, 224650, 3121, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {224734, 224792, 3122, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {224903, 224952, 3123, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {225054, 225108, 3125, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {225192, 225250, 3126, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {225361, 225406, 3127, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {225481, 225535, 3130, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {225619, 225677, 3131, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {225788, 225837, 3132, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {225939, 225993, 3134, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {226077, 226135, 3135, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {226246, 226265, 3136, 1, 3, 0x0}, /* aten::special_sinc */
    {226307, 226330, 3137, 1, 3, 0x0}, /* aten::special_sinc.out */
    {226399, 226421, 3138, 1, 3, 0x0}, /* aten::special_softmax */
    {226499, 226533, 3139, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {226587, 226625, 3142, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {226706, 226728, 3144, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {226787, 226822, 3147, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {226894, 226933, 3148, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {227032, 227058, 3149, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {227144, 227178, 3151, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {227249, 227287, 3152, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {227385, 227405, 3153, 1, 1, 0x0}, /* aten::special_xlogy */
    {227462, 227495, 3154, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {227565, 227602, 3155, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {227699, 227723, 3156, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {227807, 227839, 3157, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {227908, 227944, 3158, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {228040, 228059, 3159, 3, 1, 0x10000}, /* aten::special_zeta */
    {228115, 228147, 3162, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {228216, 228252, 3163, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {228348, 228371, 3164, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {228454, 228485, 3166, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {228553, 228588, 3167, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {228683, 228702, 3168, 1, 0, 0x0}, /* aten::split.Tensor */
    {228787, 228805, 3169, 1, 2, 0x0}, /* aten::split.sizes */
    {228891, 228915, 3170, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {228994, 229022, 3171, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {229120, 229143, 3172, 1, 0, 0x1}, /* aten::split_with_sizes */
    {229235, 229263, 3173, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {229349, 229381, 3174, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {229486, 229497, 3175, 3, 1, 0x10001}, /* aten::sqrt */
    {229531, 229546, 3178, 2, 1, 0x10000}, /* aten::sqrt.out */
    {229607, 229619, 3180, 3, 1, 0x10000}, /* aten::sqrt_ */
    {229662, 229675, 3183, 1, 1, 0x10000}, /* aten::square */
    {229711, 229728, 3184, 1, 3, 0x10000}, /* aten::square.out */
    {229791, 229805, 3185, 1, 1, 0x10000}, /* aten::square_ */
    {229850, 229864, 3186, 1, 0, 0x0}, /* aten::squeeze */
    {229907, 229925, 3187, 1, 0, 0x1}, /* aten::squeeze.dim */
    {229981, 230000, 3188, 1, 0, 0x1}, /* aten::squeeze.dims */
    {230059, 230074, 3189, 1, 0, 0x80}, /* aten::squeeze_ */
    {230120, 230139, 3190, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {230198, 230218, 3191, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {230280, 230299, 3192, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {230341, 230364, 3193, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {230419, 230446, 3194, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {230528, 230552, 3195, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {230610, 230638, 3196, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {230723, 230746, 3197, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {230815, 230827, 3198, 1, 3, 0x0}, /* aten::stack */
    {230878, 230894, 3199, 1, 3, 0x0}, /* aten::stack.out */
    {230972, 230982, 3200, 1, 1, 0x40000}, /* aten::std */
    {231035, 231056, 3201, 2, 1, 0x40000}, /* aten::std.correction */
    {231166, 231191, 3203, 2, 1, 0x40000}, /* aten::std.correction_out */
    {231325, 231339, 3205, 1, 1, 0x40000}, /* aten::std.dim */
    {231429, 231443, 3206, 1, 1, 0x40000}, /* aten::std.out */
    {231556, 231571, 3207, 1, 1, 0x40000}, /* aten::std_mean */
    {231639, 231665, 3208, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {231790, 231820, 3210, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {231991, 232010, 3211, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {232115, 232126, 3212, 1, 3, 0x0}, /* aten::stft */
    {232335, 232353, 3213, 1, 3, 0x0}, /* aten::stft.center */
    {232611, 232632, 3214, 1, 0, 0x0}, /* aten::storage_offset */
    {232673, 232690, 3215, 1, 0, 0x0}, /* aten::stride.int */
    {232736, 232753, 3216, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {232823, 232844, 3217, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {232941, 232958, 3218, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {233031, 233045, 3221, 2, 1, 0x10000}, /* aten::sub.out */
    {233135, 233153, 3223, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {233232, 233250, 3224, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {233332, 233354, 3227, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {233429, 233451, 3228, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {233529, 233548, 3229, 1, 3, 0x0}, /* aten::subtract.out */
    {233643, 233666, 3230, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {233750, 233773, 3231, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {233860, 233870, 3232, 1, 1, 0x40000}, /* aten::sum */
    {233930, 233952, 3233, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {234077, 234099, 3235, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {234204, 234218, 3238, 1, 0, 0x20}, /* aten::sum.out */
    {234302, 234320, 3239, 1, 0, 0x0}, /* aten::sum_to_size */
    {234376, 234386, 3240, 1, 3, 0x0}, /* aten::svd */
    {234481, 234493, 3241, 1, 3, 0x0}, /* aten::svd.U */
    {234647, 234662, 3242, 1, 0, 0x0}, /* aten::swapaxes */
    {234728, 234744, 3243, 1, 0, 0x80}, /* aten::swapaxes_ */
    {234813, 234828, 3244, 1, 0, 0x0}, /* aten::swapdims */
    {234892, 234908, 3245, 1, 0, 0x80}, /* aten::swapdims_ */
    {234975, 235001, 3246, 1, 3, 0x0}, /* aten::sym_constrain_range */
    {235079, 235114, 3247, 1, 3, 0x0}, /* aten::sym_constrain_range_for_size */
    {235201, 235217, 3248, 1, 0, 0x1}, /* aten::sym_numel */
    {235256, 235275, 3249, 1, 0, 0x1}, /* aten::sym_size.int */
    {235326, 235351, 3250, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {235399, 235420, 3251, 1, 0, 0x1}, /* aten::sym_stride.int */
    {235473, 235481, 3252, 1, 0, 0x0}, /* aten::t */
    {235518, 235527, 3253, 1, 0, 0x80}, /* aten::t_ */
    {235567, 235580, 3254, 1, 3, 0x80000}, /* aten::t_copy */
    {235616, 235633, 3255, 1, 0, 0x80020}, /* aten::t_copy.out */
    {235696, 235707, 3256, 2, 3, 0x0}, /* aten::take */
    {235755, 235770, 3258, 2, 3, 0x0}, /* aten::take.out */
    {235845, 235866, 3260, 1, 3, 0x0}, /* aten::take_along_dim */
    {235941, 235966, 3261, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {236068, 236078, 3262, 3, 1, 0x10001}, /* aten::tan */
    {236111, 236125, 3265, 2, 1, 0x10000}, /* aten::tan.out */
    {236185, 236196, 3267, 3, 1, 0x10000}, /* aten::tan_ */
    {236238, 236249, 3270, 3, 1, 0x10001}, /* aten::tanh */
    {236283, 236298, 3273, 2, 1, 0x10000}, /* aten::tanh.out */
    {236359, 236371, 3275, 3, 1, 0x10000}, /* aten::tanh_ */
    {236414, 236434, 3278, 3, 3, 0x10000}, /* aten::tanh_backward */
    {236499, 236530, 3281, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {236636, 236663, 3283, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {236755, 236783, 3284, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {236875, 236921, 3285, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {237049, 237065, 3286, 1, 3, 0x0}, /* aten::tensordot */
    {237153, 237173, 3287, 1, 3, 0x0}, /* aten::tensordot.out */
    {237288, 237306, 3288, 1, 3, 0x0}, /* aten::thnn_conv2d */
    {237445, 237467, 3289, 1, 3, 0x0}, /* aten::thnn_conv2d.out */
    {237633, 237649, 3290, 3, 1, 0x10000}, /* aten::threshold */
    {237720, 237740, 3293, 2, 1, 0x0}, /* aten::threshold.out */
    {237838, 237855, 3295, 3, 1, 0x0}, /* aten::threshold_ */
    {237935, 237960, 3298, 3, 3, 0x10000}, /* aten::threshold_backward */
    {238046, 238082, 3301, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {238209, 238220, 3303, 1, 3, 0x0}, /* aten::tile */
    {238269, 238285, 3304, 1, 0, 0x0}, /* aten::to.device */
    {238439, 238454, 3305, 1, 0, 0x0}, /* aten::to.dtype */
    {238592, 238614, 3306, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {238833, 238848, 3307, 1, 0, 0x0}, /* aten::to.other */
    {238982, 238997, 3308, 1, 3, 0x0}, /* aten::to_dense */
    {239086, 239110, 3309, 1, 3, 0x0}, /* aten::to_dense_backward */
    {239195, 239206, 3310, 3, 3, 0x1}, /* aten::topk */
    {239324, 239342, 3313, 2, 3, 0x0}, /* aten::topk.values */
    {239517, 239529, 3315, 2, 3, 0x0}, /* aten::trace */
    {239564, 239580, 3317, 1, 0, 0x20}, /* aten::trace.out */
    {239642, 239663, 3318, 1, 0, 0x0}, /* aten::trace_backward */
    {239723, 239743, 3319, 1, 0, 0x0}, /* aten::transpose.int */
    {239812, 239829, 3320, 1, 0, 0x80}, /* aten::transpose_ */
    {239897, 239922, 3321, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {239990, 240019, 3322, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {240114, 240133, 3323, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {240200, 240218, 3324, 1, 3, 0x0}, /* aten::trapezoid.x */
    {240281, 240296, 3325, 1, 3, 0x0}, /* aten::trapz.dx */
    {240358, 240372, 3326, 1, 3, 0x0}, /* aten::trapz.x */
    {240431, 240454, 3327, 2, 3, 0x0}, /* aten::triangular_solve */
    {240613, 240638, 3329, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {240838, 240849, 3331, 3, 3, 0x0}, /* aten::tril */
    {240902, 240917, 3334, 2, 3, 0x0}, /* aten::tril.out */
    {240997, 241009, 3336, 3, 3, 0x0}, /* aten::tril_ */
    {241071, 241090, 3339, 3, 3, 0x0}, /* aten::tril_indices */
    {241243, 241266, 3342, 1, 0, 0x20}, /* aten::tril_indices.out */
    {241354, 241380, 3343, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {241548, 241559, 3344, 3, 3, 0x0}, /* aten::triu */
    {241612, 241627, 3347, 2, 3, 0x0}, /* aten::triu.out */
    {241707, 241719, 3349, 3, 3, 0x0}, /* aten::triu_ */
    {241781, 241800, 3352, 3, 3, 0x0}, /* aten::triu_indices */
    {241953, 241976, 3355, 1, 0, 0x20}, /* aten::triu_indices.out */
    {242064, 242089, 3356, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {242151, 242176, 3357, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {242238, 242260, 3358, 1, 1, 0x0}, /* aten::true_divide.out */
    {242342, 242368, 3359, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {242439, 242465, 3360, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {242536, 242548, 3361, 3, 1, 0x10001}, /* aten::trunc */
    {242583, 242599, 3364, 2, 1, 0x10000}, /* aten::trunc.out */
    {242661, 242674, 3366, 3, 1, 0x10000}, /* aten::trunc_ */
    {242718, 242732, 3369, 1, 3, 0x0}, /* aten::type_as */
    {242783, 242800, 3370, 1, 3, 0x0}, /* aten::unbind.int */
    {242864, 242886, 3371, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {242944, 242970, 3372, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {243047, 243067, 3373, 1, 3, 0x0}, /* aten::unflatten.int */
    {243141, 243171, 3374, 1, 3, 0x0}, /* aten::unflatten_dense_tensors */
    {243244, 243257, 3375, 2, 0, 0x0}, /* aten::unfold */
    {243334, 243356, 3377, 2, 3, 0x0}, /* aten::unfold_backward */
    {243455, 243481, 3379, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {243607, 243625, 3380, 1, 3, 0x80000}, /* aten::unfold_copy */
    {243701, 243723, 3381, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {243826, 243840, 3382, 1, 0, 0x2020}, /* aten::uniform */
    {243935, 243953, 3383, 1, 0, 0x2020}, /* aten::uniform.out */
    {244072, 244087, 3384, 2, 1, 0x2000}, /* aten::uniform_ */
    {244189, 244214, 3386, 2, 3, 0x8}, /* aten::unique_consecutive */
    {244348, 244377, 3388, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {244581, 244598, 3389, 2, 3, 0x8}, /* aten::unique_dim */
    {244736, 244757, 3391, 1, 0, 0x20}, /* aten::unique_dim.out */
    {244965, 244994, 3392, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {245126, 245159, 3394, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {245361, 245380, 3395, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {245447, 245473, 3396, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {245554, 245584, 3397, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {245684, 245714, 3398, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {245802, 245836, 3399, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {245943, 245959, 3400, 1, 0, 0x1}, /* aten::unsqueeze */
    {246013, 246030, 3401, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {246087, 246108, 3402, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {246161, 246186, 3403, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {246266, 246291, 3404, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {246426, 246455, 3406, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {246617, 246646, 3408, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {246766, 246800, 3409, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {246973, 247018, 3411, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {247232, 247258, 3413, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {247394, 247424, 3415, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {247587, 247617, 3417, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {247738, 247773, 3418, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {247947, 247993, 3420, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {248208, 248232, 3422, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {248342, 248370, 3424, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {248507, 248535, 3426, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {248654, 248687, 3427, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {248835, 248879, 3429, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {249068, 249093, 3431, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {249184, 249213, 3433, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {249331, 249360, 3435, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {249460, 249494, 3436, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {249623, 249668, 3438, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {249838, 249863, 3440, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {249978, 250007, 3442, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {250149, 250178, 3444, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {250278, 250312, 3445, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {250465, 250510, 3447, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {250704, 250729, 3449, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {250866, 250895, 3451, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {251059, 251088, 3453, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {251188, 251222, 3454, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {251397, 251442, 3456, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {251658, 251685, 3458, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {251844, 251875, 3460, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {252061, 252092, 3462, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {252214, 252250, 3463, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {252447, 252494, 3465, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {252732, 252773, 3467, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {252892, 252905, 3468, 1, 3, 0x0}, /* aten::vander */
    {252974, 252984, 3469, 1, 1, 0x40000}, /* aten::var */
    {253037, 253058, 3470, 2, 1, 0x40001}, /* aten::var.correction */
    {253168, 253193, 3472, 2, 1, 0x40000}, /* aten::var.correction_out */
    {253327, 253341, 3474, 1, 1, 0x40001}, /* aten::var.dim */
    {253431, 253445, 3475, 1, 1, 0x40000}, /* aten::var.out */
    {253558, 253573, 3476, 1, 1, 0x40000}, /* aten::var_mean */
    {253641, 253667, 3477, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {253792, 253822, 3479, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {253993, 254012, 3480, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {254117, 254128, 3481, 2, 3, 0x0}, /* aten::vdot */
    {254176, 254191, 3483, 1, 3, 0x0}, /* aten::vdot.out */
    {254266, 254277, 3484, 2, 0, 0x1}, /* aten::view */
    {254332, 254349, 3486, 1, 0, 0x0}, /* aten::view.dtype */
    {254413, 254427, 3487, 1, 0, 0x0}, /* aten::view_as */
    {254484, 254506, 3488, 2, 3, 0x0}, /* aten::view_as_complex */
    {254557, 254584, 3490, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {254634, 254665, 3491, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {254742, 254761, 3492, 2, 3, 0x0}, /* aten::view_as_real */
    {254809, 254833, 3494, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {254880, 254908, 3495, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {254982, 254998, 3496, 1, 3, 0x80000}, /* aten::view_copy */
    {255052, 255074, 3497, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {255137, 255163, 3498, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {255253, 255273, 3499, 1, 0, 0x80020}, /* aten::view_copy.out */
    {255354, 255373, 3500, 1, 3, 0x0}, /* aten::vsplit.array */
    {255443, 255460, 3501, 1, 3, 0x0}, /* aten::vsplit.int */
    {255527, 255540, 3502, 1, 3, 0x0}, /* aten::vstack */
    {255581, 255598, 3503, 1, 3, 0x0}, /* aten::vstack.out */
    {255666, 255678, 3504, 1, 1, 0x0}, /* aten::where */
    {255720, 255739, 3505, 1, 3, 0x0}, /* aten::where.Scalar */
    {255813, 255837, 3506, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {255916, 255939, 3507, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {256017, 256034, 3508, 2, 1, 0x10001}, /* aten::where.self */
    {256106, 256127, 3510, 2, 1, 0x0}, /* aten::where.self_out */
    {256226, 256254, 3512, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {256342, 256369, 3513, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {256456, 256478, 3514, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {256560, 256585, 3516, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {256647, 256671, 3517, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {256732, 256751, 3518, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {256807, 256833, 3521, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {256904, 256924, 3522, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {256989, 257000, 3525, 1, 0, 0x20}, /* aten::zero */
    {257034, 257049, 3526, 1, 0, 0x20}, /* aten::zero.out */
    {257110, 257122, 3527, 2, 1, 0x0}, /* aten::zero_ */
    {257165, 257177, 3529, 2, 3, 0x0}, /* aten::zeros */
    {257306, 257322, 3531, 1, 3, 0x0}, /* aten::zeros.out */
    {257386, 257403, 3532, 1, 3, 0x0}, /* aten::zeros_like */
    {257569, 257590, 3533, 1, 0, 0x20}, /* aten::zeros_like.out */
    {257691, 257708, 3534, 2, 3, 0x0}, /* mkl::_mkl_linear */
    {257800, 257831, 3536, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise */
    {258019, 258057, 3538, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise.binary */
    {258317, 258356, 3540, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise_.binary */
    {258625, 258666, 3542, 2, 3, 0x0}, /* mkldnn::_convolution_transpose_pointwise */
    {258889, 258915, 3544, 2, 3, 0x0}, /* mkldnn::_linear_pointwise */
    {259029, 259062, 3546, 2, 3, 0x0}, /* mkldnn::_linear_pointwise.binary */
    {259162, 259202, 3548, 2, 3, 0x0}, /* onednn::qconv2d_pointwise.binary_tensor */
    {259656, 259687, 3550, 2, 3, 0x0}, /* onednn::qconv_pointwise.tensor */
    {260021, 260061, 3552, 2, 3, 0x0}, /* onednn::qlinear_pointwise.binary_tensor */
    {260456, 260489, 3554, 2, 3, 0x0}, /* onednn::qlinear_pointwise.tensor */
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
    {141, 8, 0}, /* aten::__lshift__.Scalar_out CompositeExplicitAutograd */
    {1, 0, 13}, /* aten::__lshift__.Tensor CPU */
    {16, 0, 13}, /* aten::__lshift__.Tensor Meta */
    {141, 8, 1}, /* aten::__lshift__.Tensor_out CompositeExplicitAutograd */
    {138, 0, 14}, /* aten::__or__.Scalar implicit */
    {138, 0, 15}, /* aten::__or__.Tensor implicit */
    {1, 0, 16}, /* aten::__rshift__.Scalar CPU */
    {16, 0, 16}, /* aten::__rshift__.Scalar Meta */
    {141, 8, 2}, /* aten::__rshift__.Scalar_out CompositeExplicitAutograd */
    {1, 0, 17}, /* aten::__rshift__.Tensor CPU */
    {16, 0, 17}, /* aten::__rshift__.Tensor Meta */
    {141, 8, 3}, /* aten::__rshift__.Tensor_out CompositeExplicitAutograd */
    {138, 0, 18}, /* aten::__xor__.Scalar implicit */
    {138, 0, 19}, /* aten::__xor__.Tensor implicit */
    {1, 0, 20}, /* aten::_adaptive_avg_pool2d CPU */
    {16, 0, 20}, /* aten::_adaptive_avg_pool2d Meta */
    {141, 8, 4}, /* aten::_adaptive_avg_pool2d.out CompositeExplicitAutograd */
    {1, 0, 21}, /* aten::_adaptive_avg_pool2d_backward CPU */
    {16, 0, 21}, /* aten::_adaptive_avg_pool2d_backward Meta */
    {141, 8, 5}, /* aten::_adaptive_avg_pool2d_backward.out CompositeExplicitAutograd */
    {1, 0, 22}, /* aten::_adaptive_avg_pool3d CPU */
    {16, 0, 22}, /* aten::_adaptive_avg_pool3d Meta */
    {141, 8, 6}, /* aten::_adaptive_avg_pool3d.out CompositeExplicitAutograd */
    {1, 0, 23}, /* aten::_adaptive_avg_pool3d_backward CPU */
    {16, 0, 23}, /* aten::_adaptive_avg_pool3d_backward Meta */
    {141, 8, 7}, /* aten::_adaptive_avg_pool3d_backward.out CompositeExplicitAutograd */
    {1, 1, 0}, /* aten::_addmm_activation CPU */
    {16, 1, 0}, /* aten::_addmm_activation Meta */
    {142, 9, 8}, /* aten::_addmm_activation CompositeExplicitAutogradNonFunctional */
    {1, 3, 0}, /* aten::_addmm_activation.out CPU */
    {16, 3, 0}, /* aten::_addmm_activation.out Meta */
    {1, 0, 24}, /* aten::_aminmax CPU */
    {16, 0, 24}, /* aten::_aminmax Meta */
    {1, 0, 25}, /* aten::_aminmax.dim CPU */
    {16, 0, 25}, /* aten::_aminmax.dim Meta */
    {141, 8, 10}, /* aten::_aminmax.dim_out CompositeExplicitAutograd */
    {141, 8, 9}, /* aten::_aminmax.out CompositeExplicitAutograd */
    {141, 0, 26}, /* aten::_batch_norm_no_update CompositeExplicitAutograd */
    {141, 8, 11}, /* aten::_batch_norm_no_update.out CompositeExplicitAutograd */
    {1, 0, 27}, /* aten::_batch_norm_with_update CPU */
    {16, 0, 27}, /* aten::_batch_norm_with_update Meta */
    {1, 0, 28}, /* aten::_batch_norm_with_update.out CPU */
    {16, 0, 28}, /* aten::_batch_norm_with_update.out Meta */
    {141, 6, 12}, /* aten::_batch_norm_with_update_functional CompositeExplicitAutograd */
    {1, 0, 29}, /* aten::_cdist_backward CPU */
    {16, 0, 29}, /* aten::_cdist_backward Meta */
    {141, 8, 13}, /* aten::_cdist_backward.out CompositeExplicitAutograd */
    {1, 0, 30}, /* aten::_cdist_forward CPU */
    {16, 0, 30}, /* aten::_cdist_forward Meta */
    {141, 8, 14}, /* aten::_cdist_forward.out CompositeExplicitAutograd */
    {141, 0, 31}, /* aten::_chunk_cat CompositeExplicitAutograd */
    {141, 4, 15}, /* aten::_chunk_cat.out CompositeExplicitAutograd */
    {141, 0, 32}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 16}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 17}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {1, 0, 33}, /* aten::_conj_physical CPU */
    {16, 0, 33}, /* aten::_conj_physical Meta */
    {141, 8, 18}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 34}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 35}, /* aten::_convolution.deprecated implicit */
    {141, 8, 19}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 36}, /* aten::_convolution_mode implicit */
    {1, 0, 37}, /* aten::_ctc_loss CPU */
    {16, 0, 37}, /* aten::_ctc_loss Meta */
    {1, 0, 38}, /* aten::_ctc_loss.Tensor CPU */
    {16, 0, 38}, /* aten::_ctc_loss.Tensor Meta */
    {141, 8, 21}, /* aten::_ctc_loss.Tensor_out CompositeExplicitAutograd */
    {141, 8, 20}, /* aten::_ctc_loss.out CompositeExplicitAutograd */
    {1, 0, 39}, /* aten::_ctc_loss_backward CPU */
    {16, 0, 39}, /* aten::_ctc_loss_backward Meta */
    {1, 0, 40}, /* aten::_ctc_loss_backward.Tensor CPU */
    {16, 0, 40}, /* aten::_ctc_loss_backward.Tensor Meta */
    {141, 8, 22}, /* aten::_ctc_loss_backward.out CompositeExplicitAutograd */
    {1, 0, 41}, /* aten::_cummax_helper CPU */
    {16, 0, 41}, /* aten::_cummax_helper Meta */
    {1, 0, 42}, /* aten::_cummin_helper CPU */
    {16, 0, 42}, /* aten::_cummin_helper Meta */
    {1, 0, 43}, /* aten::_efficientzerotensor CPU */
    {16, 0, 43}, /* aten::_efficientzerotensor Meta */
    {86, 0, 183}, /* aten::_efficientzerotensor BackendSelect */
    {141, 8, 23}, /* aten::_efficientzerotensor.out CompositeExplicitAutograd */
    {1, 0, 44}, /* aten::_embedding_bag CPU */
    {16, 0, 44}, /* aten::_embedding_bag Meta */
    {141, 8, 24}, /* aten::_embedding_bag.out CompositeExplicitAutograd */
    {1, 0, 45}, /* aten::_embedding_bag_backward CPU */
    {16, 0, 45}, /* aten::_embedding_bag_backward Meta */
    {1, 0, 46}, /* aten::_embedding_bag_dense_backward CPU */
    {16, 0, 46}, /* aten::_embedding_bag_dense_backward Meta */
    {141, 8, 25}, /* aten::_embedding_bag_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 47}, /* aten::_embedding_bag_forward_only CPU */
    {16, 0, 47}, /* aten::_embedding_bag_forward_only Meta */
    {141, 8, 26}, /* aten::_embedding_bag_forward_only.out CompositeExplicitAutograd */
    {1, 0, 48}, /* aten::_embedding_bag_per_sample_weights_backward CPU */
    {16, 0, 48}, /* aten::_embedding_bag_per_sample_weights_backward Meta */
    {141, 8, 27}, /* aten::_embedding_bag_per_sample_weights_backward.out CompositeExplicitAutograd */
    {141, 0, 49}, /* aten::_euclidean_dist CompositeExplicitAutograd */
    {141, 8, 28}, /* aten::_euclidean_dist.out CompositeExplicitAutograd */
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
    {141, 8, 29}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 59}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 59}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 8, 30}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 60}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 60}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 8, 31}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 33}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 8, 32}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 61}, /* aten::_index_put_impl_ CPU */
    {16, 0, 61}, /* aten::_index_put_impl_ Meta */
    {1, 0, 62}, /* aten::_int_mm CPU */
    {16, 0, 62}, /* aten::_int_mm Meta */
    {1, 0, 63}, /* aten::_int_mm.out CPU */
    {16, 0, 63}, /* aten::_int_mm.out Meta */
    {141, 0, 64}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 65}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 66}, /* aten::_linalg_check_errors CPU */
    {16, 0, 66}, /* aten::_linalg_check_errors Meta */
    {1, 0, 67}, /* aten::_linalg_det CPU */
    {16, 0, 67}, /* aten::_linalg_det Meta */
    {1, 4, 34}, /* aten::_linalg_det.result CPU */
    {16, 4, 34}, /* aten::_linalg_det.result Meta */
    {1, 0, 68}, /* aten::_linalg_eigh CPU */
    {16, 0, 68}, /* aten::_linalg_eigh Meta */
    {1, 4, 35}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 35}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 69}, /* aten::_linalg_eigvals CPU */
    {16, 0, 69}, /* aten::_linalg_eigvals Meta */
    {1, 0, 70}, /* aten::_linalg_slogdet CPU */
    {16, 0, 70}, /* aten::_linalg_slogdet Meta */
    {1, 4, 36}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 36}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 71}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 71}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 37}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 37}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 72}, /* aten::_linalg_svd CPU */
    {16, 0, 72}, /* aten::_linalg_svd Meta */
    {1, 4, 38}, /* aten::_linalg_svd.U CPU */
    {16, 4, 38}, /* aten::_linalg_svd.U Meta */
    {1, 0, 73}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, /* aten::_log_softmax CPU */
    {16, 1, 2}, /* aten::_log_softmax Meta */
    {142, 9, 39}, /* aten::_log_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, /* aten::_log_softmax.out CPU */
    {16, 3, 2}, /* aten::_log_softmax.out Meta */
    {1, 1, 1}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 1}, /* aten::_log_softmax_backward_data Meta */
    {142, 9, 40}, /* aten::_log_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 1}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 74}, /* aten::_logcumsumexp CPU */
    {16, 0, 74}, /* aten::_logcumsumexp Meta */
    {1, 4, 41}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 41}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 75}, /* aten::_lu_with_info implicit */
    {1, 0, 76}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 76}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 77}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 77}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 43}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 43}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 79}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 79}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 42}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 78}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 8, 44}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 80}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 45}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 46}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 81}, /* aten::_pdist_backward CPU */
    {16, 0, 81}, /* aten::_pdist_backward Meta */
    {141, 8, 47}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 82}, /* aten::_pdist_forward CPU */
    {16, 0, 82}, /* aten::_pdist_forward Meta */
    {141, 8, 48}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 83}, /* aten::_prelu_kernel CPU */
    {16, 0, 83}, /* aten::_prelu_kernel Meta */
    {1, 0, 84}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 84}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 85}, /* aten::_reshape_alias CPU */
    {16, 0, 85}, /* aten::_reshape_alias Meta */
    {142, 7, 49}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 50}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 86}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 87}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 88}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU */
    {16, 0, 88}, /* aten::_scaled_dot_product_flash_attention_for_cpu Meta */
    {1, 0, 89}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU */
    {16, 0, 89}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward Meta */
    {1, 0, 90}, /* aten::_segment_reduce_backward CPU */
    {16, 0, 90}, /* aten::_segment_reduce_backward Meta */
    {141, 8, 51}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 0, 91}, /* aten::_slow_conv2d_backward.output_mask CPU */
    {16, 0, 91}, /* aten::_slow_conv2d_backward.output_mask Meta */
    {141, 8, 52}, /* aten::_slow_conv2d_backward.output_mask_out CompositeExplicitAutograd */
    {1, 0, 92}, /* aten::_slow_conv2d_forward CPU */
    {16, 0, 92}, /* aten::_slow_conv2d_forward Meta */
    {1, 4, 53}, /* aten::_slow_conv2d_forward.output CPU */
    {16, 4, 53}, /* aten::_slow_conv2d_forward.output Meta */
    {1, 1, 4}, /* aten::_softmax CPU */
    {16, 1, 4}, /* aten::_softmax Meta */
    {142, 9, 54}, /* aten::_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, /* aten::_softmax.out CPU */
    {16, 3, 4}, /* aten::_softmax.out Meta */
    {1, 1, 3}, /* aten::_softmax_backward_data CPU */
    {16, 1, 3}, /* aten::_softmax_backward_data Meta */
    {142, 9, 55}, /* aten::_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 3}, /* aten::_softmax_backward_data.out Meta */
    {138, 0, 93}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 94}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 95}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 8, 56}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 96}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 8, 57}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 97}, /* aten::_unique CPU */
    {16, 0, 97}, /* aten::_unique Meta */
    {141, 8, 58}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 98}, /* aten::_unique2 CPU */
    {16, 0, 98}, /* aten::_unique2 Meta */
    {141, 8, 59}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 99}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 100}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 101}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 102}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1072}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 8, 60}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 103}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 103}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 61}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 61}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 105}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 104}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 104}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 62}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 62}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 106}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 106}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 63}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 63}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 108}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 107}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 107}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 64}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 64}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 109}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 109}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 65}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 65}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 111}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 110}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 110}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 66}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 66}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 112}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 112}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 67}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 67}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 114}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 113}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 113}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 68}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 68}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 115}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 115}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 69}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 69}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 117}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 116}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 116}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 70}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 70}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 118}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 118}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 71}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 71}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 120}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 119}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 119}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 72}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 72}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 121}, /* aten::_weight_int8pack_mm CPU */
    {16, 0, 121}, /* aten::_weight_int8pack_mm Meta */
    {1, 0, 122}, /* aten::abs CPU */
    {16, 0, 122}, /* aten::abs Meta */
    {1, 0, 124}, /* aten::abs.out CPU */
    {16, 0, 124}, /* aten::abs.out Meta */
    {1, 0, 123}, /* aten::abs_ CPU */
    {16, 0, 123}, /* aten::abs_ Meta */
    {138, 0, 125}, /* aten::absolute implicit */
    {138, 4, 73}, /* aten::absolute.out implicit */
    {138, 0, 126}, /* aten::absolute_ implicit */
    {1, 1, 5}, /* aten::acos CPU */
    {16, 1, 5}, /* aten::acos Meta */
    {142, 9, 74}, /* aten::acos CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, /* aten::acos.out CPU */
    {16, 3, 5}, /* aten::acos.out Meta */
    {1, 2, 5}, /* aten::acos_ CPU */
    {16, 2, 5}, /* aten::acos_ Meta */
    {142, 10, 74}, /* aten::acos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, /* aten::acosh CPU */
    {16, 1, 6}, /* aten::acosh Meta */
    {142, 9, 75}, /* aten::acosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, /* aten::acosh.out CPU */
    {16, 3, 6}, /* aten::acosh.out Meta */
    {1, 2, 6}, /* aten::acosh_ CPU */
    {16, 2, 6}, /* aten::acosh_ Meta */
    {142, 10, 75}, /* aten::acosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 127}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 128}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 76}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 76}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 129}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 77}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 77}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 130}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 131}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 131}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 78}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 78}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 132}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 132}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 79}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 79}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 133}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 133}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 80}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 80}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 134}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 134}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 81}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 81}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 135}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 8, 82}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, /* aten::add.Tensor CPU */
    {16, 1, 7}, /* aten::add.Tensor Meta */
    {142, 9, 83}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::add.out CPU */
    {16, 3, 7}, /* aten::add.out Meta */
    {141, 0, 136}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, /* aten::add_.Tensor CPU */
    {16, 2, 7}, /* aten::add_.Tensor Meta */
    {142, 10, 83}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 137}, /* aten::addbmm CPU */
    {16, 0, 137}, /* aten::addbmm Meta */
    {1, 4, 84}, /* aten::addbmm.out CPU */
    {16, 4, 84}, /* aten::addbmm.out Meta */
    {1, 0, 138}, /* aten::addbmm_ CPU */
    {16, 0, 138}, /* aten::addbmm_ Meta */
    {1, 1, 8}, /* aten::addcdiv CPU */
    {16, 1, 8}, /* aten::addcdiv Meta */
    {142, 9, 85}, /* aten::addcdiv CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, /* aten::addcdiv.out CPU */
    {16, 3, 8}, /* aten::addcdiv.out Meta */
    {1, 2, 8}, /* aten::addcdiv_ CPU */
    {16, 2, 8}, /* aten::addcdiv_ Meta */
    {142, 10, 85}, /* aten::addcdiv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, /* aten::addcmul CPU */
    {16, 1, 9}, /* aten::addcmul Meta */
    {142, 9, 86}, /* aten::addcmul CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, /* aten::addcmul.out CPU */
    {16, 3, 9}, /* aten::addcmul.out Meta */
    {1, 2, 9}, /* aten::addcmul_ CPU */
    {16, 2, 9}, /* aten::addcmul_ Meta */
    {142, 10, 86}, /* aten::addcmul_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, /* aten::addmm CPU */
    {16, 1, 10}, /* aten::addmm Meta */
    {142, 9, 87}, /* aten::addmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, /* aten::addmm.out CPU */
    {16, 3, 10}, /* aten::addmm.out Meta */
    {1, 2, 10}, /* aten::addmm_ CPU */
    {16, 2, 10}, /* aten::addmm_ Meta */
    {142, 10, 87}, /* aten::addmm_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, /* aten::addmv CPU */
    {16, 1, 11}, /* aten::addmv Meta */
    {142, 9, 88}, /* aten::addmv CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, /* aten::addmv.out CPU */
    {16, 3, 11}, /* aten::addmv.out Meta */
    {1, 2, 11}, /* aten::addmv_ CPU */
    {16, 2, 11}, /* aten::addmv_ Meta */
    {142, 10, 88}, /* aten::addmv_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 139}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 89}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 89}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 140}, /* aten::adjoint implicit */
    {141, 0, 141}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 8, 90}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 142}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 143}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 91}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 92}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, /* aten::all CPU */
    {16, 1, 12}, /* aten::all Meta */
    {142, 9, 93}, /* aten::all CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, /* aten::all.all_out CPU */
    {16, 3, 12}, /* aten::all.all_out Meta */
    {1, 1, 14}, /* aten::all.dim CPU */
    {16, 1, 14}, /* aten::all.dim Meta */
    {142, 9, 95}, /* aten::all.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, /* aten::all.dims CPU */
    {16, 1, 13}, /* aten::all.dims Meta */
    {142, 9, 94}, /* aten::all.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, /* aten::all.dims_out CPU */
    {16, 3, 13}, /* aten::all.dims_out Meta */
    {1, 3, 14}, /* aten::all.out CPU */
    {16, 3, 14}, /* aten::all.out Meta */
    {141, 0, 144}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 145}, /* aten::alpha_dropout implicit */
    {138, 0, 146}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, /* aten::amax CPU */
    {16, 1, 15}, /* aten::amax Meta */
    {142, 9, 96}, /* aten::amax CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, /* aten::amax.out CPU */
    {16, 3, 15}, /* aten::amax.out Meta */
    {1, 1, 16}, /* aten::amin CPU */
    {16, 1, 16}, /* aten::amin Meta */
    {142, 9, 97}, /* aten::amin CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, /* aten::amin.out CPU */
    {16, 3, 16}, /* aten::amin.out Meta */
    {1, 1, 17}, /* aten::aminmax CPU */
    {16, 1, 17}, /* aten::aminmax Meta */
    {142, 9, 98}, /* aten::aminmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, /* aten::aminmax.out CPU */
    {16, 3, 17}, /* aten::aminmax.out Meta */
    {1, 0, 147}, /* aten::angle CPU */
    {16, 0, 147}, /* aten::angle Meta */
    {1, 0, 148}, /* aten::angle.out CPU */
    {16, 0, 148}, /* aten::angle.out Meta */
    {1, 1, 18}, /* aten::any CPU */
    {16, 1, 18}, /* aten::any Meta */
    {142, 9, 99}, /* aten::any CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, /* aten::any.all_out CPU */
    {16, 3, 18}, /* aten::any.all_out Meta */
    {1, 1, 20}, /* aten::any.dim CPU */
    {16, 1, 20}, /* aten::any.dim Meta */
    {142, 9, 101}, /* aten::any.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, /* aten::any.dims CPU */
    {16, 1, 19}, /* aten::any.dims Meta */
    {142, 9, 100}, /* aten::any.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, /* aten::any.dims_out CPU */
    {16, 3, 19}, /* aten::any.dims_out Meta */
    {1, 3, 20}, /* aten::any.out CPU */
    {16, 3, 20}, /* aten::any.out Meta */
    {141, 0, 149}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::arange BackendSelect */
    {141, 4, 102}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 150}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::arange.start BackendSelect */
    {1, 4, 103}, /* aten::arange.start_out CPU */
    {16, 4, 103}, /* aten::arange.start_out Meta */
    {141, 0, 151}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::arange.start_step BackendSelect */
    {138, 0, 152}, /* aten::arccos implicit */
    {138, 4, 104}, /* aten::arccos.out implicit */
    {138, 0, 153}, /* aten::arccos_ implicit */
    {138, 0, 154}, /* aten::arccosh implicit */
    {138, 4, 105}, /* aten::arccosh.out implicit */
    {138, 0, 155}, /* aten::arccosh_ implicit */
    {138, 0, 156}, /* aten::arcsin implicit */
    {138, 4, 106}, /* aten::arcsin.out implicit */
    {138, 0, 157}, /* aten::arcsin_ implicit */
    {138, 0, 158}, /* aten::arcsinh implicit */
    {138, 4, 107}, /* aten::arcsinh.out implicit */
    {138, 0, 159}, /* aten::arcsinh_ implicit */
    {138, 0, 160}, /* aten::arctan implicit */
    {138, 4, 108}, /* aten::arctan.out implicit */
    {138, 0, 161}, /* aten::arctan2 implicit */
    {138, 4, 109}, /* aten::arctan2.out implicit */
    {138, 0, 162}, /* aten::arctan2_ implicit */
    {138, 0, 163}, /* aten::arctan_ implicit */
    {138, 0, 164}, /* aten::arctanh implicit */
    {138, 4, 110}, /* aten::arctanh.out implicit */
    {138, 0, 165}, /* aten::arctanh_ implicit */
    {1, 1, 21}, /* aten::argmax CPU */
    {16, 1, 21}, /* aten::argmax Meta */
    {142, 9, 111}, /* aten::argmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, /* aten::argmax.out CPU */
    {16, 3, 21}, /* aten::argmax.out Meta */
    {1, 1, 22}, /* aten::argmin CPU */
    {16, 1, 22}, /* aten::argmin Meta */
    {142, 9, 112}, /* aten::argmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, /* aten::argmin.out CPU */
    {16, 3, 22}, /* aten::argmin.out Meta */
    {138, 0, 166}, /* aten::argsort implicit */
    {138, 0, 167}, /* aten::argsort.stable implicit */
    {138, 0, 168}, /* aten::argsort.stable_out implicit */
    {138, 0, 169}, /* aten::argwhere implicit */
    {1, 0, 170}, /* aten::as_strided CPU */
    {16, 0, 170}, /* aten::as_strided Meta */
    {142, 5, 113}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 113}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 114}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 171}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 115}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, /* aten::asin CPU */
    {16, 1, 23}, /* aten::asin Meta */
    {142, 9, 116}, /* aten::asin CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, /* aten::asin.out CPU */
    {16, 3, 23}, /* aten::asin.out Meta */
    {1, 2, 23}, /* aten::asin_ CPU */
    {16, 2, 23}, /* aten::asin_ Meta */
    {142, 10, 116}, /* aten::asin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, /* aten::asinh CPU */
    {16, 1, 24}, /* aten::asinh Meta */
    {142, 9, 117}, /* aten::asinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, /* aten::asinh.out CPU */
    {16, 3, 24}, /* aten::asinh.out Meta */
    {1, 2, 24}, /* aten::asinh_ CPU */
    {16, 2, 24}, /* aten::asinh_ Meta */
    {142, 10, 117}, /* aten::asinh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, /* aten::atan CPU */
    {16, 1, 26}, /* aten::atan Meta */
    {142, 9, 118}, /* aten::atan CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, /* aten::atan.out CPU */
    {16, 3, 26}, /* aten::atan.out Meta */
    {1, 1, 25}, /* aten::atan2 CPU */
    {16, 1, 25}, /* aten::atan2 Meta */
    {142, 9, 119}, /* aten::atan2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, /* aten::atan2.out CPU */
    {16, 3, 25}, /* aten::atan2.out Meta */
    {1, 2, 25}, /* aten::atan2_ CPU */
    {16, 2, 25}, /* aten::atan2_ Meta */
    {142, 10, 119}, /* aten::atan2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, /* aten::atan_ CPU */
    {16, 2, 26}, /* aten::atan_ Meta */
    {142, 10, 118}, /* aten::atan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, /* aten::atanh CPU */
    {16, 1, 27}, /* aten::atanh Meta */
    {142, 9, 120}, /* aten::atanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, /* aten::atanh.out CPU */
    {16, 3, 27}, /* aten::atanh.out Meta */
    {1, 2, 27}, /* aten::atanh_ CPU */
    {16, 2, 27}, /* aten::atanh_ Meta */
    {142, 10, 120}, /* aten::atanh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 172}, /* aten::atleast_1d implicit */
    {138, 0, 173}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 174}, /* aten::atleast_2d implicit */
    {138, 0, 175}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 176}, /* aten::atleast_3d implicit */
    {138, 0, 177}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 178}, /* aten::avg_pool1d implicit */
    {1, 0, 179}, /* aten::avg_pool2d CPU */
    {16, 0, 179}, /* aten::avg_pool2d Meta */
    {1, 4, 121}, /* aten::avg_pool2d.out CPU */
    {16, 4, 121}, /* aten::avg_pool2d.out Meta */
    {1, 0, 180}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 180}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 122}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 122}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 181}, /* aten::avg_pool3d CPU */
    {16, 0, 181}, /* aten::avg_pool3d Meta */
    {1, 4, 123}, /* aten::avg_pool3d.out CPU */
    {16, 4, 123}, /* aten::avg_pool3d.out Meta */
    {1, 0, 182}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 182}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 124}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 124}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 28}, /* aten::baddbmm CPU */
    {16, 1, 28}, /* aten::baddbmm Meta */
    {142, 9, 125}, /* aten::baddbmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::baddbmm.out CPU */
    {16, 3, 28}, /* aten::baddbmm.out Meta */
    {1, 2, 28}, /* aten::baddbmm_ CPU */
    {16, 2, 28}, /* aten::baddbmm_ Meta */
    {142, 10, 125}, /* aten::baddbmm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 184}, /* aten::bartlett_window CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::bartlett_window BackendSelect */
    {141, 8, 126}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 185}, /* aten::bartlett_window.periodic CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::bartlett_window.periodic BackendSelect */
    {141, 8, 127}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 186}, /* aten::batch_norm implicit */
    {1, 0, 187}, /* aten::batch_norm_backward CPU */
    {16, 0, 187}, /* aten::batch_norm_backward Meta */
    {1, 0, 188}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 188}, /* aten::batch_norm_update_stats Meta */
    {141, 8, 128}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 189}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 132}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 8, 130}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 8, 131}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 129}, /* aten::bernoulli.out CPU */
    {16, 4, 129}, /* aten::bernoulli.out Meta */
    {142, 0, 192}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 190}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 190}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 191}, /* aten::bernoulli_.float CPU */
    {16, 0, 191}, /* aten::bernoulli_.float Meta */
    {138, 0, 193}, /* aten::bilinear implicit */
    {1, 0, 194}, /* aten::binary_cross_entropy CPU */
    {16, 0, 194}, /* aten::binary_cross_entropy Meta */
    {1, 4, 133}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 133}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 195}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 195}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 134}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 134}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 196}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 196}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 8, 135}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 197}, /* aten::bincount CPU */
    {16, 0, 197}, /* aten::bincount Meta */
    {141, 8, 136}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 198}, /* aten::binomial CPU */
    {16, 0, 198}, /* aten::binomial Meta */
    {141, 8, 137}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 199}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 200}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 138}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 201}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_and.Tensor Meta */
    {142, 9, 139}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 202}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_and_.Tensor Meta */
    {142, 10, 139}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 203}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 140}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 30}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 9, 141}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 204}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 205}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 30}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 30}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 10, 141}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 206}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_not CPU */
    {16, 1, 31}, /* aten::bitwise_not Meta */
    {142, 9, 142}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_not.out CPU */
    {16, 3, 31}, /* aten::bitwise_not.out Meta */
    {1, 2, 31}, /* aten::bitwise_not_ CPU */
    {16, 2, 31}, /* aten::bitwise_not_ Meta */
    {142, 10, 142}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 207}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 208}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 143}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 209}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_or.Tensor Meta */
    {142, 9, 144}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 210}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_or_.Tensor Meta */
    {142, 10, 144}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 211}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 145}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 9, 146}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 212}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 213}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 33}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 10, 146}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 214}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 215}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 216}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 147}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 217}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 34}, /* aten::bitwise_xor.Tensor Meta */
    {142, 9, 148}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 34}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 218}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 34}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 10, 148}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 219}, /* aten::blackman_window CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::blackman_window BackendSelect */
    {141, 8, 149}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 220}, /* aten::blackman_window.periodic CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::blackman_window.periodic BackendSelect */
    {141, 8, 150}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 221}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 8, 151}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, /* aten::bmm CPU */
    {16, 1, 35}, /* aten::bmm Meta */
    {142, 9, 152}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::bmm.out CPU */
    {16, 3, 35}, /* aten::bmm.out Meta */
    {138, 0, 222}, /* aten::broadcast_tensors implicit */
    {138, 0, 223}, /* aten::broadcast_to implicit */
    {1, 0, 224}, /* aten::bucketize.Scalar CPU */
    {16, 0, 224}, /* aten::bucketize.Scalar Meta */
    {141, 8, 153}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 225}, /* aten::bucketize.Tensor CPU */
    {16, 0, 225}, /* aten::bucketize.Tensor Meta */
    {1, 4, 154}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 154}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 226}, /* aten::can_cast implicit */
    {138, 0, 227}, /* aten::cartesian_prod implicit */
    {1, 0, 228}, /* aten::cat CPU */
    {16, 0, 228}, /* aten::cat Meta */
    {142, 0, 229}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 230}, /* aten::cat.out CPU */
    {16, 0, 230}, /* aten::cat.out Meta */
    {141, 6, 156}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 8, 155}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 231}, /* aten::cauchy_ CPU */
    {16, 0, 231}, /* aten::cauchy_ Meta */
    {138, 0, 232}, /* aten::cdist implicit */
    {1, 1, 36}, /* aten::ceil CPU */
    {16, 1, 36}, /* aten::ceil Meta */
    {142, 9, 157}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::ceil.out CPU */
    {16, 3, 36}, /* aten::ceil.out Meta */
    {1, 2, 36}, /* aten::ceil_ CPU */
    {16, 2, 36}, /* aten::ceil_ Meta */
    {142, 10, 157}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 233}, /* aten::celu CompositeExplicitAutograd */
    {141, 8, 158}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 158}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 234}, /* aten::channel_shuffle CPU */
    {16, 0, 234}, /* aten::channel_shuffle Meta */
    {141, 8, 159}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 235}, /* aten::cholesky CPU */
    {16, 0, 235}, /* aten::cholesky Meta */
    {1, 0, 237}, /* aten::cholesky.out CPU */
    {16, 0, 237}, /* aten::cholesky.out Meta */
    {1, 0, 236}, /* aten::cholesky_inverse CPU */
    {16, 0, 236}, /* aten::cholesky_inverse Meta */
    {1, 4, 160}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 160}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 238}, /* aten::cholesky_solve CPU */
    {16, 0, 238}, /* aten::cholesky_solve Meta */
    {1, 0, 239}, /* aten::cholesky_solve.out CPU */
    {16, 0, 239}, /* aten::cholesky_solve.out Meta */
    {138, 0, 240}, /* aten::chunk implicit */
    {1, 1, 42}, /* aten::clamp CPU */
    {16, 1, 42}, /* aten::clamp Meta */
    {142, 9, 162}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp.Tensor CPU */
    {16, 1, 37}, /* aten::clamp.Tensor Meta */
    {142, 9, 161}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 42}, /* aten::clamp.out CPU */
    {16, 3, 42}, /* aten::clamp.out Meta */
    {1, 2, 42}, /* aten::clamp_ CPU */
    {16, 2, 42}, /* aten::clamp_ Meta */
    {142, 10, 162}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_.Tensor Meta */
    {142, 10, 161}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_max CPU */
    {16, 1, 39}, /* aten::clamp_max Meta */
    {142, 9, 164}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 38}, /* aten::clamp_max.Tensor Meta */
    {142, 9, 163}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 38}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 39}, /* aten::clamp_max.out CPU */
    {16, 3, 39}, /* aten::clamp_max.out Meta */
    {1, 2, 39}, /* aten::clamp_max_ CPU */
    {16, 2, 39}, /* aten::clamp_max_ Meta */
    {142, 10, 164}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 38}, /* aten::clamp_max_.Tensor Meta */
    {142, 10, 163}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, /* aten::clamp_min CPU */
    {16, 1, 41}, /* aten::clamp_min Meta */
    {142, 9, 166}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 40}, /* aten::clamp_min.Tensor Meta */
    {142, 9, 165}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 40}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp_min.out CPU */
    {16, 3, 41}, /* aten::clamp_min.out Meta */
    {1, 2, 41}, /* aten::clamp_min_ CPU */
    {16, 2, 41}, /* aten::clamp_min_ Meta */
    {142, 10, 166}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 40}, /* aten::clamp_min_.Tensor Meta */
    {142, 10, 165}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 241}, /* aten::clip implicit */
    {138, 0, 243}, /* aten::clip.Tensor implicit */
    {138, 4, 168}, /* aten::clip.Tensor_out implicit */
    {138, 4, 167}, /* aten::clip.out implicit */
    {138, 0, 242}, /* aten::clip_ implicit */
    {138, 0, 244}, /* aten::clip_.Tensor implicit */
    {141, 0, 245}, /* aten::clone CompositeExplicitAutograd */
    {141, 8, 169}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 246}, /* aten::col2im CPU */
    {16, 0, 246}, /* aten::col2im Meta */
    {1, 4, 170}, /* aten::col2im.out CPU */
    {16, 4, 170}, /* aten::col2im.out Meta */
    {138, 0, 247}, /* aten::column_stack implicit */
    {138, 4, 171}, /* aten::column_stack.out implicit */
    {138, 0, 248}, /* aten::combinations implicit */
    {1, 0, 249}, /* aten::complex CPU */
    {16, 0, 249}, /* aten::complex Meta */
    {1, 0, 250}, /* aten::complex.out CPU */
    {16, 0, 250}, /* aten::complex.out Meta */
    {138, 0, 251}, /* aten::concat implicit */
    {138, 4, 172}, /* aten::concat.out implicit */
    {138, 0, 252}, /* aten::concatenate implicit */
    {138, 4, 173}, /* aten::concatenate.out implicit */
    {138, 0, 253}, /* aten::conj implicit */
    {138, 0, 254}, /* aten::conj_physical implicit */
    {1, 4, 174}, /* aten::conj_physical.out CPU */
    {16, 4, 174}, /* aten::conj_physical.out Meta */
    {1, 5, 174}, /* aten::conj_physical_ CPU */
    {16, 5, 174}, /* aten::conj_physical_ Meta */
    {141, 0, 255}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 8, 175}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 256}, /* aten::contiguous implicit */
    {138, 0, 257}, /* aten::conv1d implicit */
    {138, 0, 258}, /* aten::conv1d.padding implicit */
    {138, 0, 259}, /* aten::conv2d implicit */
    {138, 0, 260}, /* aten::conv2d.padding implicit */
    {138, 0, 261}, /* aten::conv3d implicit */
    {138, 0, 262}, /* aten::conv3d.padding implicit */
    {138, 0, 263}, /* aten::conv_transpose1d implicit */
    {138, 0, 264}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 265}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 266}, /* aten::convolution CPU */
    {16, 0, 266}, /* aten::convolution Meta */
    {141, 8, 176}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 267}, /* aten::convolution_backward CPU */
    {16, 0, 267}, /* aten::convolution_backward Meta */
    {141, 8, 177}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 179}, /* aten::copy CompositeExplicitAutograd */
    {141, 8, 178}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 268}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 269}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 270}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::copysign.Tensor CPU */
    {16, 1, 43}, /* aten::copysign.Tensor Meta */
    {142, 9, 180}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::copysign.out CPU */
    {16, 3, 43}, /* aten::copysign.out Meta */
    {141, 0, 271}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, /* aten::copysign_.Tensor CPU */
    {16, 2, 43}, /* aten::copysign_.Tensor Meta */
    {142, 10, 180}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 272}, /* aten::corrcoef implicit */
    {1, 1, 44}, /* aten::cos CPU */
    {16, 1, 44}, /* aten::cos Meta */
    {142, 9, 181}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cos.out CPU */
    {16, 3, 44}, /* aten::cos.out Meta */
    {1, 2, 44}, /* aten::cos_ CPU */
    {16, 2, 44}, /* aten::cos_ Meta */
    {142, 10, 181}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, /* aten::cosh CPU */
    {16, 1, 45}, /* aten::cosh Meta */
    {142, 9, 182}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cosh.out CPU */
    {16, 3, 45}, /* aten::cosh.out Meta */
    {1, 2, 45}, /* aten::cosh_ CPU */
    {16, 2, 45}, /* aten::cosh_ Meta */
    {142, 10, 182}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 273}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 274}, /* aten::cosine_similarity implicit */
    {141, 0, 275}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 276}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 276}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 8, 184}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 8, 183}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 277}, /* aten::cov implicit */
    {138, 0, 278}, /* aten::cross implicit */
    {138, 4, 185}, /* aten::cross.out implicit */
    {138, 0, 279}, /* aten::cross_entropy_loss implicit */
    {138, 0, 280}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 281}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 282}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 186}, /* aten::cummax.out CPU */
    {16, 4, 186}, /* aten::cummax.out Meta */
    {141, 0, 283}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 187}, /* aten::cummin.out CPU */
    {16, 4, 187}, /* aten::cummin.out Meta */
    {1, 1, 46}, /* aten::cumprod CPU */
    {16, 1, 46}, /* aten::cumprod Meta */
    {142, 9, 188}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumprod.out CPU */
    {16, 3, 46}, /* aten::cumprod.out Meta */
    {1, 2, 46}, /* aten::cumprod_ CPU */
    {16, 2, 46}, /* aten::cumprod_ Meta */
    {142, 10, 188}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, /* aten::cumsum CPU */
    {16, 1, 47}, /* aten::cumsum Meta */
    {142, 9, 189}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::cumsum.out CPU */
    {16, 3, 47}, /* aten::cumsum.out Meta */
    {1, 2, 47}, /* aten::cumsum_ CPU */
    {16, 2, 47}, /* aten::cumsum_ Meta */
    {142, 10, 189}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 284}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 285}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 286}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 190}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 190}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 287}, /* aten::det implicit */
    {141, 0, 288}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 289}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 191}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 192}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 290}, /* aten::diag implicit */
    {138, 4, 193}, /* aten::diag.out implicit */
    {142, 0, 291}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 8, 194}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 292}, /* aten::diagflat implicit */
    {141, 0, 293}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 294}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 8, 196}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 195}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 197}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 295}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 198}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 296}, /* aten::diff implicit */
    {138, 0, 297}, /* aten::diff.out implicit */
    {1, 1, 48}, /* aten::digamma CPU */
    {16, 1, 48}, /* aten::digamma Meta */
    {142, 9, 199}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::digamma.out CPU */
    {16, 3, 48}, /* aten::digamma.out Meta */
    {1, 2, 48}, /* aten::digamma_ CPU */
    {16, 2, 48}, /* aten::digamma_ Meta */
    {142, 10, 199}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 298}, /* aten::dist CompositeExplicitAutograd */
    {141, 8, 200}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 299}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 300}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 8, 202}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 8, 201}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::div.Tensor CPU */
    {16, 1, 49}, /* aten::div.Tensor Meta */
    {142, 9, 203}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::div.Tensor_mode CPU */
    {16, 1, 50}, /* aten::div.Tensor_mode Meta */
    {142, 9, 204}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, /* aten::div.out CPU */
    {16, 3, 49}, /* aten::div.out Meta */
    {1, 3, 50}, /* aten::div.out_mode CPU */
    {16, 3, 50}, /* aten::div.out_mode Meta */
    {141, 0, 301}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 302}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, /* aten::div_.Tensor CPU */
    {16, 2, 49}, /* aten::div_.Tensor Meta */
    {142, 10, 203}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 50}, /* aten::div_.Tensor_mode Meta */
    {142, 10, 204}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 303}, /* aten::divide.Scalar implicit */
    {138, 0, 304}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 305}, /* aten::divide.Tensor implicit */
    {138, 0, 306}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 205}, /* aten::divide.out implicit */
    {138, 4, 206}, /* aten::divide.out_mode implicit */
    {138, 0, 307}, /* aten::divide_.Scalar implicit */
    {138, 0, 308}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 309}, /* aten::divide_.Tensor implicit */
    {138, 0, 310}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 311}, /* aten::dot CPU */
    {16, 0, 311}, /* aten::dot Meta */
    {141, 4, 207}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 312}, /* aten::dropout implicit */
    {138, 0, 313}, /* aten::dropout_ implicit */
    {138, 0, 314}, /* aten::dsplit.array implicit */
    {138, 0, 315}, /* aten::dsplit.int implicit */
    {138, 0, 316}, /* aten::dstack implicit */
    {138, 4, 208}, /* aten::dstack.out implicit */
    {138, 0, 317}, /* aten::einsum implicit */
    {1, 1, 52}, /* aten::elu CPU */
    {16, 1, 52}, /* aten::elu Meta */
    {142, 9, 209}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::elu.out CPU */
    {16, 3, 52}, /* aten::elu.out Meta */
    {1, 2, 52}, /* aten::elu_ CPU */
    {16, 2, 52}, /* aten::elu_ Meta */
    {142, 10, 209}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, /* aten::elu_backward CPU */
    {16, 1, 51}, /* aten::elu_backward Meta */
    {142, 9, 210}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 51}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 318}, /* aten::embedding CompositeExplicitAutograd */
    {141, 8, 211}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 319}, /* aten::embedding_backward implicit */
    {138, 0, 320}, /* aten::embedding_bag implicit */
    {138, 0, 321}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 322}, /* aten::embedding_dense_backward CPU */
    {16, 0, 322}, /* aten::embedding_dense_backward Meta */
    {141, 8, 212}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 214}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 8, 213}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 323}, /* aten::embedding_renorm_ CPU */
    {16, 0, 323}, /* aten::embedding_renorm_ Meta */
    {1, 0, 325}, /* aten::empty.memory_format CPU */
    {16, 0, 325}, /* aten::empty.memory_format Meta */
    {86, 0, 183}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 326}, /* aten::empty.out implicit */
    {141, 0, 324}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 8, 215}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 327}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::empty_permuted BackendSelect */
    {141, 8, 216}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 328}, /* aten::empty_strided CPU */
    {16, 0, 328}, /* aten::empty_strided Meta */
    {86, 0, 183}, /* aten::empty_strided BackendSelect */
    {141, 8, 217}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, /* aten::eq.Scalar CPU */
    {16, 1, 53}, /* aten::eq.Scalar Meta */
    {142, 9, 218}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Scalar_out CPU */
    {16, 3, 53}, /* aten::eq.Scalar_out Meta */
    {1, 1, 54}, /* aten::eq.Tensor CPU */
    {16, 1, 54}, /* aten::eq.Tensor Meta */
    {142, 9, 219}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::eq.Tensor_out CPU */
    {16, 3, 54}, /* aten::eq.Tensor_out Meta */
    {1, 2, 53}, /* aten::eq_.Scalar CPU */
    {16, 2, 53}, /* aten::eq_.Scalar Meta */
    {142, 10, 218}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, /* aten::eq_.Tensor CPU */
    {16, 2, 54}, /* aten::eq_.Tensor Meta */
    {142, 10, 219}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 329}, /* aten::equal CPU */
    {16, 0, 329}, /* aten::equal Meta */
    {1, 1, 55}, /* aten::erf CPU */
    {16, 1, 55}, /* aten::erf Meta */
    {142, 9, 220}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erf.out CPU */
    {16, 3, 55}, /* aten::erf.out Meta */
    {1, 2, 55}, /* aten::erf_ CPU */
    {16, 2, 55}, /* aten::erf_ Meta */
    {142, 10, 220}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfc CPU */
    {16, 1, 56}, /* aten::erfc Meta */
    {142, 9, 221}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfc.out CPU */
    {16, 3, 56}, /* aten::erfc.out Meta */
    {1, 2, 56}, /* aten::erfc_ CPU */
    {16, 2, 56}, /* aten::erfc_ Meta */
    {142, 10, 221}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, /* aten::erfinv CPU */
    {16, 1, 57}, /* aten::erfinv Meta */
    {142, 9, 222}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::erfinv.out CPU */
    {16, 3, 57}, /* aten::erfinv.out Meta */
    {1, 2, 57}, /* aten::erfinv_ CPU */
    {16, 2, 57}, /* aten::erfinv_ Meta */
    {142, 10, 222}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, /* aten::exp CPU */
    {16, 1, 59}, /* aten::exp Meta */
    {142, 9, 223}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::exp.out CPU */
    {16, 3, 59}, /* aten::exp.out Meta */
    {1, 1, 58}, /* aten::exp2 CPU */
    {16, 1, 58}, /* aten::exp2 Meta */
    {142, 9, 224}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp2.out CPU */
    {16, 3, 58}, /* aten::exp2.out Meta */
    {1, 2, 58}, /* aten::exp2_ CPU */
    {16, 2, 58}, /* aten::exp2_ Meta */
    {142, 10, 224}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, /* aten::exp_ CPU */
    {16, 2, 59}, /* aten::exp_ Meta */
    {142, 10, 223}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 330}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 331}, /* aten::expand_as implicit */
    {142, 7, 225}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 226}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, /* aten::expm1 CPU */
    {16, 1, 60}, /* aten::expm1 Meta */
    {142, 9, 227}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::expm1.out CPU */
    {16, 3, 60}, /* aten::expm1.out Meta */
    {1, 2, 60}, /* aten::expm1_ CPU */
    {16, 2, 60}, /* aten::expm1_ Meta */
    {142, 10, 227}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 229}, /* aten::exponential CompositeExplicitAutograd */
    {141, 8, 228}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 332}, /* aten::exponential_ CPU */
    {16, 0, 332}, /* aten::exponential_ Meta */
    {141, 0, 333}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::eye BackendSelect */
    {141, 0, 334}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::eye.m BackendSelect */
    {1, 4, 231}, /* aten::eye.m_out CPU */
    {16, 4, 231}, /* aten::eye.m_out Meta */
    {1, 4, 230}, /* aten::eye.out CPU */
    {16, 4, 230}, /* aten::eye.out Meta */
    {138, 0, 335}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 336}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 337}, /* aten::feature_dropout implicit */
    {138, 0, 338}, /* aten::feature_dropout_ implicit */
    {138, 0, 339}, /* aten::fft_fft implicit */
    {138, 0, 342}, /* aten::fft_fft.out implicit */
    {138, 0, 340}, /* aten::fft_fft2 implicit */
    {138, 0, 341}, /* aten::fft_fft2.out implicit */
    {138, 0, 343}, /* aten::fft_fftn implicit */
    {138, 0, 344}, /* aten::fft_fftn.out implicit */
    {138, 0, 345}, /* aten::fft_fftshift implicit */
    {138, 0, 346}, /* aten::fft_hfft implicit */
    {138, 0, 349}, /* aten::fft_hfft.out implicit */
    {138, 0, 347}, /* aten::fft_hfft2 implicit */
    {138, 0, 348}, /* aten::fft_hfft2.out implicit */
    {138, 0, 350}, /* aten::fft_hfftn implicit */
    {138, 0, 351}, /* aten::fft_hfftn.out implicit */
    {138, 0, 352}, /* aten::fft_ifft implicit */
    {138, 0, 355}, /* aten::fft_ifft.out implicit */
    {138, 0, 353}, /* aten::fft_ifft2 implicit */
    {138, 0, 354}, /* aten::fft_ifft2.out implicit */
    {138, 0, 356}, /* aten::fft_ifftn implicit */
    {138, 0, 357}, /* aten::fft_ifftn.out implicit */
    {138, 0, 358}, /* aten::fft_ifftshift implicit */
    {138, 0, 359}, /* aten::fft_ihfft implicit */
    {138, 0, 362}, /* aten::fft_ihfft.out implicit */
    {138, 0, 360}, /* aten::fft_ihfft2 implicit */
    {138, 0, 361}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 363}, /* aten::fft_ihfftn implicit */
    {138, 0, 364}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 365}, /* aten::fft_irfft implicit */
    {138, 0, 368}, /* aten::fft_irfft.out implicit */
    {138, 0, 366}, /* aten::fft_irfft2 implicit */
    {138, 0, 367}, /* aten::fft_irfft2.out implicit */
    {138, 0, 369}, /* aten::fft_irfftn implicit */
    {138, 0, 370}, /* aten::fft_irfftn.out implicit */
    {138, 0, 371}, /* aten::fft_rfft implicit */
    {138, 0, 374}, /* aten::fft_rfft.out implicit */
    {138, 0, 372}, /* aten::fft_rfft2 implicit */
    {138, 0, 373}, /* aten::fft_rfft2.out implicit */
    {138, 0, 375}, /* aten::fft_rfftn implicit */
    {138, 0, 376}, /* aten::fft_rfftn.out implicit */
    {141, 6, 234}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 8, 232}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 235}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 8, 233}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 377}, /* aten::fill_.Scalar CPU */
    {16, 0, 377}, /* aten::fill_.Scalar Meta */
    {1, 0, 378}, /* aten::fill_.Tensor CPU */
    {16, 0, 378}, /* aten::fill_.Tensor Meta */
    {138, 0, 379}, /* aten::fix implicit */
    {138, 4, 236}, /* aten::fix.out implicit */
    {138, 0, 380}, /* aten::fix_ implicit */
    {138, 0, 381}, /* aten::flatten.using_ints implicit */
    {1, 0, 382}, /* aten::flip CPU */
    {16, 0, 382}, /* aten::flip Meta */
    {141, 8, 237}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 383}, /* aten::fliplr implicit */
    {138, 0, 384}, /* aten::flipud implicit */
    {138, 0, 385}, /* aten::float_power.Scalar implicit */
    {138, 0, 386}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 387}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 388}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 389}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 390}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 391}, /* aten::float_power_.Scalar implicit */
    {138, 0, 392}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, /* aten::floor CPU */
    {16, 1, 61}, /* aten::floor Meta */
    {142, 9, 238}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::floor.out CPU */
    {16, 3, 61}, /* aten::floor.out Meta */
    {1, 2, 61}, /* aten::floor_ CPU */
    {16, 2, 61}, /* aten::floor_ Meta */
    {142, 10, 238}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 393}, /* aten::floor_divide CPU */
    {16, 0, 393}, /* aten::floor_divide Meta */
    {141, 0, 394}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 8, 239}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 397}, /* aten::floor_divide.out CPU */
    {16, 0, 397}, /* aten::floor_divide.out Meta */
    {141, 0, 395}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 396}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 396}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 62}, /* aten::fmax CPU */
    {16, 1, 62}, /* aten::fmax Meta */
    {142, 9, 240}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmax.out CPU */
    {16, 3, 62}, /* aten::fmax.out Meta */
    {1, 1, 63}, /* aten::fmin CPU */
    {16, 1, 63}, /* aten::fmin Meta */
    {142, 9, 241}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmin.out CPU */
    {16, 3, 63}, /* aten::fmin.out Meta */
    {141, 0, 398}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 399}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, /* aten::fmod.Tensor CPU */
    {16, 1, 64}, /* aten::fmod.Tensor Meta */
    {142, 9, 242}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 64}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 400}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, /* aten::fmod_.Tensor CPU */
    {16, 2, 64}, /* aten::fmod_.Tensor Meta */
    {142, 10, 242}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, /* aten::frac CPU */
    {16, 1, 65}, /* aten::frac Meta */
    {142, 9, 243}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::frac.out CPU */
    {16, 3, 65}, /* aten::frac.out Meta */
    {1, 2, 65}, /* aten::frac_ CPU */
    {16, 2, 65}, /* aten::frac_ Meta */
    {142, 10, 243}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 401}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 401}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 244}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 244}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 402}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 402}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 245}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 245}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 403}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 403}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 246}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 246}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 404}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 404}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 247}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 247}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 405}, /* aten::frexp.Tensor CPU */
    {16, 0, 405}, /* aten::frexp.Tensor Meta */
    {1, 0, 406}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 406}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 407}, /* aten::from_file CPU */
    {86, 0, 183}, /* aten::from_file BackendSelect */
    {141, 8, 248}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 408}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::full BackendSelect */
    {141, 4, 249}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 409}, /* aten::full_like CompositeExplicitAutograd */
    {141, 8, 250}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, /* aten::gather CPU */
    {16, 1, 66}, /* aten::gather Meta */
    {142, 9, 251}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gather.out CPU */
    {16, 3, 66}, /* aten::gather.out Meta */
    {138, 0, 410}, /* aten::gather_backward implicit */
    {1, 1, 67}, /* aten::gcd CPU */
    {16, 1, 67}, /* aten::gcd Meta */
    {142, 9, 252}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::gcd.out CPU */
    {16, 3, 67}, /* aten::gcd.out Meta */
    {1, 2, 67}, /* aten::gcd_ CPU */
    {16, 2, 67}, /* aten::gcd_ Meta */
    {142, 10, 252}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, /* aten::ge.Scalar CPU */
    {16, 1, 68}, /* aten::ge.Scalar Meta */
    {142, 9, 253}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Scalar_out CPU */
    {16, 3, 68}, /* aten::ge.Scalar_out Meta */
    {1, 1, 69}, /* aten::ge.Tensor CPU */
    {16, 1, 69}, /* aten::ge.Tensor Meta */
    {142, 9, 254}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::ge.Tensor_out CPU */
    {16, 3, 69}, /* aten::ge.Tensor_out Meta */
    {1, 2, 68}, /* aten::ge_.Scalar CPU */
    {16, 2, 68}, /* aten::ge_.Scalar Meta */
    {142, 10, 253}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, /* aten::ge_.Tensor CPU */
    {16, 2, 69}, /* aten::ge_.Tensor Meta */
    {142, 10, 254}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, /* aten::gelu CPU */
    {16, 1, 71}, /* aten::gelu Meta */
    {142, 9, 255}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gelu.out CPU */
    {16, 3, 71}, /* aten::gelu.out Meta */
    {1, 2, 71}, /* aten::gelu_ CPU */
    {16, 2, 71}, /* aten::gelu_ Meta */
    {142, 10, 255}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu_backward CPU */
    {16, 1, 70}, /* aten::gelu_backward Meta */
    {142, 9, 256}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 70}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 258}, /* aten::geometric CompositeExplicitAutograd */
    {141, 8, 257}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 411}, /* aten::geometric_ CPU */
    {16, 0, 411}, /* aten::geometric_ Meta */
    {1, 0, 412}, /* aten::geqrf CPU */
    {16, 0, 412}, /* aten::geqrf Meta */
    {1, 4, 259}, /* aten::geqrf.a CPU */
    {16, 4, 259}, /* aten::geqrf.a Meta */
    {138, 0, 413}, /* aten::ger implicit */
    {138, 4, 260}, /* aten::ger.out implicit */
    {1, 0, 414}, /* aten::glu CPU */
    {16, 0, 414}, /* aten::glu Meta */
    {1, 4, 261}, /* aten::glu.out CPU */
    {16, 4, 261}, /* aten::glu.out Meta */
    {1, 0, 415}, /* aten::glu_backward CPU */
    {16, 0, 415}, /* aten::glu_backward Meta */
    {1, 4, 262}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 262}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 416}, /* aten::gradient.array implicit */
    {138, 0, 417}, /* aten::gradient.scalararray implicit */
    {138, 0, 418}, /* aten::gradient.scalarint implicit */
    {138, 0, 419}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 420}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 421}, /* aten::gradient.tensorarray implicit */
    {138, 0, 422}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 423}, /* aten::greater.Scalar implicit */
    {138, 4, 263}, /* aten::greater.Scalar_out implicit */
    {138, 0, 424}, /* aten::greater.Tensor implicit */
    {138, 4, 264}, /* aten::greater.Tensor_out implicit */
    {138, 0, 425}, /* aten::greater_.Scalar implicit */
    {138, 0, 426}, /* aten::greater_.Tensor implicit */
    {138, 0, 427}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 265}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 428}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 266}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 429}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 430}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 431}, /* aten::grid_sampler implicit */
    {1, 0, 432}, /* aten::grid_sampler_2d CPU */
    {16, 0, 432}, /* aten::grid_sampler_2d Meta */
    {141, 8, 267}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 433}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 433}, /* aten::grid_sampler_2d_backward Meta */
    {141, 8, 268}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 434}, /* aten::grid_sampler_3d CPU */
    {16, 0, 434}, /* aten::grid_sampler_3d Meta */
    {141, 8, 269}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 435}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 435}, /* aten::grid_sampler_3d_backward Meta */
    {141, 8, 270}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 436}, /* aten::group_norm implicit */
    {138, 0, 438}, /* aten::gru.data implicit */
    {138, 0, 439}, /* aten::gru.input implicit */
    {138, 0, 437}, /* aten::gru_cell implicit */
    {1, 1, 72}, /* aten::gt.Scalar CPU */
    {16, 1, 72}, /* aten::gt.Scalar Meta */
    {142, 9, 271}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Scalar_out CPU */
    {16, 3, 72}, /* aten::gt.Scalar_out Meta */
    {1, 1, 73}, /* aten::gt.Tensor CPU */
    {16, 1, 73}, /* aten::gt.Tensor Meta */
    {142, 9, 272}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::gt.Tensor_out CPU */
    {16, 3, 73}, /* aten::gt.Tensor_out Meta */
    {1, 2, 72}, /* aten::gt_.Scalar CPU */
    {16, 2, 72}, /* aten::gt_.Scalar Meta */
    {142, 10, 271}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, /* aten::gt_.Tensor CPU */
    {16, 2, 73}, /* aten::gt_.Tensor Meta */
    {142, 10, 272}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 440}, /* aten::hamming_window CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::hamming_window BackendSelect */
    {141, 8, 273}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 441}, /* aten::hamming_window.periodic CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::hamming_window.periodic BackendSelect */
    {141, 0, 442}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::hamming_window.periodic_alpha BackendSelect */
    {141, 0, 443}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::hamming_window.periodic_alpha_beta BackendSelect */
    {141, 8, 276}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 8, 275}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 8, 274}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 444}, /* aten::hann_window CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::hann_window BackendSelect */
    {141, 8, 277}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 445}, /* aten::hann_window.periodic CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::hann_window.periodic BackendSelect */
    {141, 8, 278}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, /* aten::hardshrink CPU */
    {16, 1, 75}, /* aten::hardshrink Meta */
    {142, 9, 279}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardshrink.out CPU */
    {16, 3, 75}, /* aten::hardshrink.out Meta */
    {1, 1, 74}, /* aten::hardshrink_backward CPU */
    {16, 1, 74}, /* aten::hardshrink_backward Meta */
    {142, 9, 280}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 74}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hardsigmoid CPU */
    {16, 1, 77}, /* aten::hardsigmoid Meta */
    {142, 9, 281}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hardsigmoid.out CPU */
    {16, 3, 77}, /* aten::hardsigmoid.out Meta */
    {1, 2, 77}, /* aten::hardsigmoid_ CPU */
    {16, 2, 77}, /* aten::hardsigmoid_ Meta */
    {142, 10, 281}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 76}, /* aten::hardsigmoid_backward Meta */
    {142, 9, 282}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 446}, /* aten::hardswish CPU */
    {16, 0, 446}, /* aten::hardswish Meta */
    {1, 0, 449}, /* aten::hardswish.out CPU */
    {16, 0, 449}, /* aten::hardswish.out Meta */
    {1, 0, 447}, /* aten::hardswish_ CPU */
    {16, 0, 447}, /* aten::hardswish_ Meta */
    {1, 0, 448}, /* aten::hardswish_backward CPU */
    {16, 0, 448}, /* aten::hardswish_backward Meta */
    {141, 8, 283}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 450}, /* aten::hardtanh CPU */
    {16, 0, 450}, /* aten::hardtanh Meta */
    {1, 0, 454}, /* aten::hardtanh.out CPU */
    {16, 0, 454}, /* aten::hardtanh.out Meta */
    {1, 0, 451}, /* aten::hardtanh_ CPU */
    {16, 0, 451}, /* aten::hardtanh_ Meta */
    {1, 0, 452}, /* aten::hardtanh_backward CPU */
    {16, 0, 452}, /* aten::hardtanh_backward Meta */
    {1, 0, 453}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 453}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 78}, /* aten::hash_tensor CPU */
    {16, 1, 78}, /* aten::hash_tensor Meta */
    {142, 9, 284}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::hash_tensor.out CPU */
    {16, 3, 78}, /* aten::hash_tensor.out Meta */
    {1, 1, 79}, /* aten::heaviside CPU */
    {16, 1, 79}, /* aten::heaviside Meta */
    {142, 9, 285}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::heaviside.out CPU */
    {16, 3, 79}, /* aten::heaviside.out Meta */
    {1, 2, 79}, /* aten::heaviside_ CPU */
    {16, 2, 79}, /* aten::heaviside_ Meta */
    {142, 10, 285}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 455}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 456}, /* aten::histc CPU */
    {16, 0, 456}, /* aten::histc Meta */
    {1, 4, 286}, /* aten::histc.out CPU */
    {16, 4, 286}, /* aten::histc.out Meta */
    {1, 0, 457}, /* aten::histogram.bin_ct CPU */
    {16, 0, 457}, /* aten::histogram.bin_ct Meta */
    {1, 4, 287}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 287}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 458}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 458}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 288}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 288}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 459}, /* aten::histogramdd implicit */
    {138, 0, 460}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 461}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 462}, /* aten::hsplit.array implicit */
    {138, 0, 463}, /* aten::hsplit.int implicit */
    {138, 0, 464}, /* aten::hstack implicit */
    {138, 4, 289}, /* aten::hstack.out implicit */
    {1, 0, 465}, /* aten::huber_loss CPU */
    {16, 0, 465}, /* aten::huber_loss Meta */
    {1, 4, 290}, /* aten::huber_loss.out CPU */
    {16, 4, 290}, /* aten::huber_loss.out Meta */
    {1, 0, 466}, /* aten::huber_loss_backward CPU */
    {16, 0, 466}, /* aten::huber_loss_backward Meta */
    {1, 4, 291}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 291}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 80}, /* aten::hypot CPU */
    {16, 1, 80}, /* aten::hypot Meta */
    {142, 9, 292}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::hypot.out CPU */
    {16, 3, 80}, /* aten::hypot.out Meta */
    {1, 2, 80}, /* aten::hypot_ CPU */
    {16, 2, 80}, /* aten::hypot_ Meta */
    {142, 10, 292}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::i0 CPU */
    {16, 1, 81}, /* aten::i0 Meta */
    {142, 9, 293}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::i0.out CPU */
    {16, 3, 81}, /* aten::i0.out Meta */
    {1, 2, 81}, /* aten::i0_ CPU */
    {16, 2, 81}, /* aten::i0_ Meta */
    {142, 10, 293}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igamma CPU */
    {16, 1, 82}, /* aten::igamma Meta */
    {142, 9, 294}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igamma.out CPU */
    {16, 3, 82}, /* aten::igamma.out Meta */
    {1, 2, 82}, /* aten::igamma_ CPU */
    {16, 2, 82}, /* aten::igamma_ Meta */
    {142, 10, 294}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, /* aten::igammac CPU */
    {16, 1, 83}, /* aten::igammac Meta */
    {142, 9, 295}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::igammac.out CPU */
    {16, 3, 83}, /* aten::igammac.out Meta */
    {1, 2, 83}, /* aten::igammac_ CPU */
    {16, 2, 83}, /* aten::igammac_ Meta */
    {142, 10, 295}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 467}, /* aten::im2col CPU */
    {16, 0, 467}, /* aten::im2col Meta */
    {1, 4, 296}, /* aten::im2col.out CPU */
    {16, 4, 296}, /* aten::im2col.out Meta */
    {138, 0, 468}, /* aten::imag implicit */
    {1, 0, 469}, /* aten::index.Tensor CPU */
    {16, 0, 469}, /* aten::index.Tensor Meta */
    {1, 4, 297}, /* aten::index.Tensor_out CPU */
    {16, 4, 297}, /* aten::index.Tensor_out Meta */
    {1, 1, 84}, /* aten::index_add CPU */
    {16, 1, 84}, /* aten::index_add Meta */
    {142, 9, 298}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_add.out CPU */
    {16, 3, 84}, /* aten::index_add.out Meta */
    {1, 2, 84}, /* aten::index_add_ CPU */
    {16, 2, 84}, /* aten::index_add_ Meta */
    {142, 10, 298}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, /* aten::index_copy CPU */
    {16, 1, 85}, /* aten::index_copy Meta */
    {142, 9, 299}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_copy.out CPU */
    {16, 3, 85}, /* aten::index_copy.out Meta */
    {1, 2, 85}, /* aten::index_copy_ CPU */
    {16, 2, 85}, /* aten::index_copy_ Meta */
    {142, 10, 299}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 302}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 8, 300}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 303}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 8, 301}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 470}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 470}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 471}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 471}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 305}, /* aten::index_put CompositeExplicitAutograd */
    {141, 8, 304}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 472}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, /* aten::index_reduce CPU */
    {16, 1, 86}, /* aten::index_reduce Meta */
    {142, 9, 306}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::index_reduce.out CPU */
    {16, 3, 86}, /* aten::index_reduce.out Meta */
    {1, 2, 86}, /* aten::index_reduce_ CPU */
    {16, 2, 86}, /* aten::index_reduce_ Meta */
    {142, 10, 306}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 473}, /* aten::index_select CPU */
    {16, 0, 473}, /* aten::index_select Meta */
    {1, 4, 307}, /* aten::index_select.out CPU */
    {16, 4, 307}, /* aten::index_select.out Meta */
    {138, 0, 474}, /* aten::index_select_backward implicit */
    {138, 0, 475}, /* aten::inner implicit */
    {138, 4, 308}, /* aten::inner.out implicit */
    {138, 0, 476}, /* aten::instance_norm implicit */
    {138, 0, 477}, /* aten::inverse implicit */
    {138, 4, 309}, /* aten::inverse.out implicit */
    {138, 0, 478}, /* aten::is_complex implicit */
    {138, 0, 479}, /* aten::is_conj implicit */
    {138, 0, 480}, /* aten::is_distributed implicit */
    {138, 0, 481}, /* aten::is_floating_point implicit */
    {138, 0, 482}, /* aten::is_inference implicit */
    {138, 0, 483}, /* aten::is_neg implicit */
    {138, 0, 484}, /* aten::is_nonzero implicit */
    {141, 0, 485}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 486}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 487}, /* aten::is_signed implicit */
    {138, 0, 488}, /* aten::isclose implicit */
    {138, 0, 489}, /* aten::isfinite implicit */
    {1, 1, 87}, /* aten::isin.Scalar_Tensor CPU */
    {16, 1, 87}, /* aten::isin.Scalar_Tensor Meta */
    {142, 9, 310}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 87}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Scalar Meta */
    {142, 9, 311}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 89}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 89}, /* aten::isin.Tensor_Tensor Meta */
    {142, 9, 312}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 89}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 490}, /* aten::isinf CPU */
    {16, 0, 490}, /* aten::isinf Meta */
    {141, 8, 313}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 491}, /* aten::isnan CPU */
    {16, 0, 491}, /* aten::isnan Meta */
    {141, 8, 314}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, /* aten::isneginf CPU */
    {16, 1, 90}, /* aten::isneginf Meta */
    {142, 9, 315}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isneginf.out CPU */
    {16, 3, 90}, /* aten::isneginf.out Meta */
    {1, 1, 91}, /* aten::isposinf CPU */
    {16, 1, 91}, /* aten::isposinf Meta */
    {142, 9, 316}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::isposinf.out CPU */
    {16, 3, 91}, /* aten::isposinf.out Meta */
    {138, 0, 492}, /* aten::isreal implicit */
    {138, 0, 493}, /* aten::istft implicit */
    {138, 0, 494}, /* aten::item implicit */
    {141, 0, 495}, /* aten::kaiser_window CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::kaiser_window BackendSelect */
    {141, 0, 496}, /* aten::kaiser_window.beta CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::kaiser_window.beta BackendSelect */
    {141, 8, 318}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 8, 317}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 497}, /* aten::kaiser_window.periodic CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::kaiser_window.periodic BackendSelect */
    {141, 8, 319}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 498}, /* aten::kl_div implicit */
    {138, 0, 499}, /* aten::kron implicit */
    {138, 4, 320}, /* aten::kron.out implicit */
    {141, 0, 500}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 501}, /* aten::kthvalue.values CPU */
    {16, 0, 501}, /* aten::kthvalue.values Meta */
    {138, 0, 502}, /* aten::l1_loss implicit */
    {138, 0, 503}, /* aten::layer_norm implicit */
    {1, 1, 92}, /* aten::lcm CPU */
    {16, 1, 92}, /* aten::lcm Meta */
    {142, 9, 321}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::lcm.out CPU */
    {16, 3, 92}, /* aten::lcm.out Meta */
    {1, 2, 92}, /* aten::lcm_ CPU */
    {16, 2, 92}, /* aten::lcm_ Meta */
    {142, 10, 321}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 504}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 322}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 322}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, /* aten::le.Scalar CPU */
    {16, 1, 93}, /* aten::le.Scalar Meta */
    {142, 9, 323}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Scalar_out CPU */
    {16, 3, 93}, /* aten::le.Scalar_out Meta */
    {1, 1, 94}, /* aten::le.Tensor CPU */
    {16, 1, 94}, /* aten::le.Tensor Meta */
    {142, 9, 324}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::le.Tensor_out CPU */
    {16, 3, 94}, /* aten::le.Tensor_out Meta */
    {1, 2, 93}, /* aten::le_.Scalar CPU */
    {16, 2, 93}, /* aten::le_.Scalar Meta */
    {142, 10, 323}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, /* aten::le_.Tensor CPU */
    {16, 2, 94}, /* aten::le_.Tensor Meta */
    {142, 10, 324}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, /* aten::leaky_relu CPU */
    {16, 1, 96}, /* aten::leaky_relu Meta */
    {142, 9, 325}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::leaky_relu.out CPU */
    {16, 3, 96}, /* aten::leaky_relu.out Meta */
    {1, 2, 96}, /* aten::leaky_relu_ CPU */
    {16, 2, 96}, /* aten::leaky_relu_ Meta */
    {142, 10, 325}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu_backward CPU */
    {16, 1, 95}, /* aten::leaky_relu_backward Meta */
    {142, 9, 326}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 95}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 97}, /* aten::lerp.Scalar CPU */
    {16, 1, 97}, /* aten::lerp.Scalar Meta */
    {142, 9, 327}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 97}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 98}, /* aten::lerp.Tensor CPU */
    {16, 1, 98}, /* aten::lerp.Tensor Meta */
    {142, 9, 328}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 98}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 97}, /* aten::lerp_.Scalar CPU */
    {16, 2, 97}, /* aten::lerp_.Scalar Meta */
    {142, 10, 327}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, /* aten::lerp_.Tensor CPU */
    {16, 2, 98}, /* aten::lerp_.Tensor Meta */
    {142, 10, 328}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 505}, /* aten::less.Scalar implicit */
    {138, 4, 329}, /* aten::less.Scalar_out implicit */
    {138, 0, 506}, /* aten::less.Tensor implicit */
    {138, 4, 330}, /* aten::less.Tensor_out implicit */
    {138, 0, 507}, /* aten::less_.Scalar implicit */
    {138, 0, 508}, /* aten::less_.Tensor implicit */
    {138, 0, 509}, /* aten::less_equal.Scalar implicit */
    {138, 4, 331}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 510}, /* aten::less_equal.Tensor implicit */
    {138, 4, 332}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 511}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 512}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, /* aten::lgamma CPU */
    {16, 1, 99}, /* aten::lgamma Meta */
    {142, 9, 333}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::lgamma.out CPU */
    {16, 3, 99}, /* aten::lgamma.out Meta */
    {1, 2, 99}, /* aten::lgamma_ CPU */
    {16, 2, 99}, /* aten::lgamma_ Meta */
    {142, 10, 333}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 513}, /* aten::lift CompositeExplicitAutograd */
    {141, 8, 334}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 514}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 335}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 336}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 515}, /* aten::linalg_cholesky implicit */
    {138, 4, 337}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 516}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 516}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 338}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 338}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 517}, /* aten::linalg_cond implicit */
    {138, 4, 339}, /* aten::linalg_cond.out implicit */
    {138, 0, 518}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 340}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 519}, /* aten::linalg_cross CPU */
    {16, 0, 519}, /* aten::linalg_cross Meta */
    {1, 4, 341}, /* aten::linalg_cross.out CPU */
    {16, 4, 341}, /* aten::linalg_cross.out Meta */
    {138, 0, 520}, /* aten::linalg_det implicit */
    {138, 4, 342}, /* aten::linalg_det.out implicit */
    {138, 0, 521}, /* aten::linalg_diagonal implicit */
    {1, 0, 522}, /* aten::linalg_eig CPU */
    {16, 0, 522}, /* aten::linalg_eig Meta */
    {1, 4, 343}, /* aten::linalg_eig.out CPU */
    {16, 4, 343}, /* aten::linalg_eig.out Meta */
    {138, 0, 523}, /* aten::linalg_eigh implicit */
    {138, 4, 344}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 524}, /* aten::linalg_eigvals implicit */
    {1, 4, 345}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 345}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 525}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 346}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 526}, /* aten::linalg_householder_product CPU */
    {16, 0, 526}, /* aten::linalg_householder_product Meta */
    {1, 4, 347}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 347}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 527}, /* aten::linalg_inv implicit */
    {138, 4, 348}, /* aten::linalg_inv.out implicit */
    {1, 0, 528}, /* aten::linalg_inv_ex CPU */
    {16, 0, 528}, /* aten::linalg_inv_ex Meta */
    {1, 4, 349}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 349}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 529}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 350}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 530}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 530}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 351}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 351}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 531}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 531}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 352}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 352}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 532}, /* aten::linalg_lstsq CPU */
    {16, 0, 532}, /* aten::linalg_lstsq Meta */
    {1, 4, 353}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 353}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 533}, /* aten::linalg_lu CPU */
    {16, 0, 533}, /* aten::linalg_lu Meta */
    {1, 4, 354}, /* aten::linalg_lu.out CPU */
    {16, 4, 354}, /* aten::linalg_lu.out Meta */
    {138, 0, 534}, /* aten::linalg_lu_factor implicit */
    {138, 4, 355}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 535}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 535}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 356}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 356}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 536}, /* aten::linalg_lu_solve CPU */
    {16, 0, 536}, /* aten::linalg_lu_solve Meta */
    {1, 4, 357}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 357}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 537}, /* aten::linalg_matmul implicit */
    {138, 4, 358}, /* aten::linalg_matmul.out implicit */
    {1, 0, 538}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 538}, /* aten::linalg_matrix_exp Meta */
    {141, 8, 359}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 539}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 360}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 540}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 361}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 541}, /* aten::linalg_matrix_power implicit */
    {138, 4, 362}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 542}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 543}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 364}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 544}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 365}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 363}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 366}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 545}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 546}, /* aten::linalg_multi_dot implicit */
    {138, 4, 367}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 547}, /* aten::linalg_norm implicit */
    {138, 0, 548}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 369}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 368}, /* aten::linalg_norm.out implicit */
    {138, 0, 549}, /* aten::linalg_pinv implicit */
    {138, 0, 550}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 371}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 551}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 372}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 370}, /* aten::linalg_pinv.out implicit */
    {138, 4, 373}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 552}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 553}, /* aten::linalg_qr CPU */
    {16, 0, 553}, /* aten::linalg_qr Meta */
    {1, 4, 374}, /* aten::linalg_qr.out CPU */
    {16, 4, 374}, /* aten::linalg_qr.out Meta */
    {138, 0, 554}, /* aten::linalg_slogdet implicit */
    {138, 4, 375}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 555}, /* aten::linalg_solve implicit */
    {138, 4, 376}, /* aten::linalg_solve.out implicit */
    {138, 0, 556}, /* aten::linalg_solve_ex implicit */
    {138, 4, 377}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 557}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 557}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 378}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 378}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 558}, /* aten::linalg_svd implicit */
    {138, 4, 379}, /* aten::linalg_svd.U implicit */
    {138, 0, 559}, /* aten::linalg_svdvals implicit */
    {138, 4, 380}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 560}, /* aten::linalg_tensorinv implicit */
    {138, 0, 561}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 562}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 381}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 563}, /* aten::linalg_vander implicit */
    {138, 0, 564}, /* aten::linalg_vecdot implicit */
    {138, 4, 382}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, /* aten::linalg_vector_norm CPU */
    {16, 1, 100}, /* aten::linalg_vector_norm Meta */
    {142, 9, 383}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 100}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 565}, /* aten::linear implicit */
    {141, 4, 384}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 566}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::linspace BackendSelect */
    {141, 0, 567}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 386}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 568}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 387}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 569}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 388}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 385}, /* aten::linspace.out CPU */
    {16, 4, 385}, /* aten::linspace.out Meta */
    {1, 1, 104}, /* aten::log CPU */
    {16, 1, 104}, /* aten::log Meta */
    {142, 9, 389}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::log.out CPU */
    {16, 3, 104}, /* aten::log.out Meta */
    {1, 1, 101}, /* aten::log10 CPU */
    {16, 1, 101}, /* aten::log10 Meta */
    {142, 9, 390}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log10.out CPU */
    {16, 3, 101}, /* aten::log10.out Meta */
    {1, 2, 101}, /* aten::log10_ CPU */
    {16, 2, 101}, /* aten::log10_ Meta */
    {142, 10, 390}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log1p CPU */
    {16, 1, 102}, /* aten::log1p Meta */
    {142, 9, 391}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log1p.out CPU */
    {16, 3, 102}, /* aten::log1p.out Meta */
    {1, 2, 102}, /* aten::log1p_ CPU */
    {16, 2, 102}, /* aten::log1p_ Meta */
    {142, 10, 391}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, /* aten::log2 CPU */
    {16, 1, 103}, /* aten::log2 Meta */
    {142, 9, 392}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log2.out CPU */
    {16, 3, 103}, /* aten::log2.out Meta */
    {1, 2, 103}, /* aten::log2_ CPU */
    {16, 2, 103}, /* aten::log2_ Meta */
    {142, 10, 392}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, /* aten::log_ CPU */
    {16, 2, 104}, /* aten::log_ Meta */
    {142, 10, 389}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 394}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 8, 393}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 570}, /* aten::log_normal_ CPU */
    {16, 0, 570}, /* aten::log_normal_ Meta */
    {138, 0, 571}, /* aten::log_sigmoid implicit */
    {138, 0, 576}, /* aten::log_sigmoid.out implicit */
    {1, 0, 572}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 572}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 573}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 573}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 574}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 574}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 575}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 575}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 577}, /* aten::log_softmax.int implicit */
    {1, 4, 395}, /* aten::log_softmax.int_out CPU */
    {16, 4, 395}, /* aten::log_softmax.int_out Meta */
    {1, 1, 106}, /* aten::logaddexp CPU */
    {16, 1, 106}, /* aten::logaddexp Meta */
    {142, 9, 396}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logaddexp.out CPU */
    {16, 3, 106}, /* aten::logaddexp.out Meta */
    {1, 1, 105}, /* aten::logaddexp2 CPU */
    {16, 1, 105}, /* aten::logaddexp2 Meta */
    {142, 9, 397}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp2.out CPU */
    {16, 3, 105}, /* aten::logaddexp2.out Meta */
    {141, 0, 578}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 398}, /* aten::logcumsumexp.out CPU */
    {16, 4, 398}, /* aten::logcumsumexp.out Meta */
    {138, 0, 579}, /* aten::logdet implicit */
    {1, 0, 580}, /* aten::logical_and CPU */
    {16, 0, 580}, /* aten::logical_and Meta */
    {1, 0, 582}, /* aten::logical_and.out CPU */
    {16, 0, 582}, /* aten::logical_and.out Meta */
    {1, 0, 581}, /* aten::logical_and_ CPU */
    {16, 0, 581}, /* aten::logical_and_ Meta */
    {1, 0, 583}, /* aten::logical_not CPU */
    {16, 0, 583}, /* aten::logical_not Meta */
    {1, 0, 585}, /* aten::logical_not.out CPU */
    {16, 0, 585}, /* aten::logical_not.out Meta */
    {1, 0, 584}, /* aten::logical_not_ CPU */
    {16, 0, 584}, /* aten::logical_not_ Meta */
    {1, 0, 586}, /* aten::logical_or CPU */
    {16, 0, 586}, /* aten::logical_or Meta */
    {1, 0, 588}, /* aten::logical_or.out CPU */
    {16, 0, 588}, /* aten::logical_or.out Meta */
    {1, 0, 587}, /* aten::logical_or_ CPU */
    {16, 0, 587}, /* aten::logical_or_ Meta */
    {1, 0, 589}, /* aten::logical_xor CPU */
    {16, 0, 589}, /* aten::logical_xor Meta */
    {1, 0, 591}, /* aten::logical_xor.out CPU */
    {16, 0, 591}, /* aten::logical_xor.out Meta */
    {1, 0, 590}, /* aten::logical_xor_ CPU */
    {16, 0, 590}, /* aten::logical_xor_ Meta */
    {1, 0, 592}, /* aten::logit CPU */
    {16, 0, 592}, /* aten::logit Meta */
    {1, 0, 594}, /* aten::logit.out CPU */
    {16, 0, 594}, /* aten::logit.out Meta */
    {1, 0, 593}, /* aten::logit_ CPU */
    {16, 0, 593}, /* aten::logit_ Meta */
    {1, 1, 107}, /* aten::logit_backward CPU */
    {16, 1, 107}, /* aten::logit_backward Meta */
    {142, 9, 399}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 107}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 595}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::logspace BackendSelect */
    {141, 0, 596}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 401}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 597}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 402}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 598}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 403}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 400}, /* aten::logspace.out CPU */
    {16, 4, 400}, /* aten::logspace.out Meta */
    {141, 0, 599}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 404}, /* aten::logsumexp.out CPU */
    {16, 4, 404}, /* aten::logsumexp.out Meta */
    {138, 0, 601}, /* aten::lstm.data implicit */
    {138, 0, 602}, /* aten::lstm.input implicit */
    {138, 0, 600}, /* aten::lstm_cell implicit */
    {1, 1, 108}, /* aten::lt.Scalar CPU */
    {16, 1, 108}, /* aten::lt.Scalar Meta */
    {142, 9, 405}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Scalar_out CPU */
    {16, 3, 108}, /* aten::lt.Scalar_out Meta */
    {1, 1, 109}, /* aten::lt.Tensor CPU */
    {16, 1, 109}, /* aten::lt.Tensor Meta */
    {142, 9, 406}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::lt.Tensor_out CPU */
    {16, 3, 109}, /* aten::lt.Tensor_out Meta */
    {1, 2, 108}, /* aten::lt_.Scalar CPU */
    {16, 2, 108}, /* aten::lt_.Scalar Meta */
    {142, 10, 405}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, /* aten::lt_.Tensor CPU */
    {16, 2, 109}, /* aten::lt_.Tensor Meta */
    {142, 10, 406}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 603}, /* aten::lu_solve implicit */
    {138, 4, 407}, /* aten::lu_solve.out implicit */
    {1, 0, 604}, /* aten::lu_unpack CPU */
    {16, 0, 604}, /* aten::lu_unpack Meta */
    {1, 4, 408}, /* aten::lu_unpack.out CPU */
    {16, 4, 408}, /* aten::lu_unpack.out Meta */
    {138, 0, 605}, /* aten::mH implicit */
    {138, 0, 606}, /* aten::mT implicit */
    {138, 0, 607}, /* aten::margin_ranking_loss implicit */
    {141, 0, 608}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 8, 409}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 609}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 8, 410}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 610}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 610}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 611}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 611}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 612}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 8, 411}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 613}, /* aten::masked_scatter_ CPU */
    {16, 0, 613}, /* aten::masked_scatter_ Meta */
    {141, 0, 614}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 615}, /* aten::masked_select CPU */
    {1, 0, 616}, /* aten::masked_select.out CPU */
    {138, 0, 617}, /* aten::matmul implicit */
    {138, 0, 618}, /* aten::matmul.out implicit */
    {138, 0, 619}, /* aten::matrix_H implicit */
    {138, 0, 620}, /* aten::matrix_exp implicit */
    {138, 0, 621}, /* aten::matrix_exp_backward implicit */
    {138, 0, 622}, /* aten::matrix_power implicit */
    {138, 4, 412}, /* aten::matrix_power.out implicit */
    {1, 0, 623}, /* aten::max CPU */
    {16, 0, 623}, /* aten::max Meta */
    {1, 1, 110}, /* aten::max.dim CPU */
    {16, 1, 110}, /* aten::max.dim Meta */
    {142, 9, 414}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::max.dim_max CPU */
    {16, 3, 110}, /* aten::max.dim_max Meta */
    {138, 0, 624}, /* aten::max.other implicit */
    {138, 0, 625}, /* aten::max.out implicit */
    {1, 4, 413}, /* aten::max.unary_out CPU */
    {16, 4, 413}, /* aten::max.unary_out Meta */
    {138, 0, 626}, /* aten::max_pool1d implicit */
    {138, 0, 627}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 628}, /* aten::max_pool2d implicit */
    {1, 0, 629}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 629}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 415}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 415}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 630}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 630}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 416}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 416}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 631}, /* aten::max_pool3d implicit */
    {1, 0, 632}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 632}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 417}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 417}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 633}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 633}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 418}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 418}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 634}, /* aten::max_unpool2d CPU */
    {16, 0, 634}, /* aten::max_unpool2d Meta */
    {1, 4, 419}, /* aten::max_unpool2d.out CPU */
    {16, 4, 419}, /* aten::max_unpool2d.out Meta */
    {1, 0, 635}, /* aten::max_unpool3d CPU */
    {16, 0, 635}, /* aten::max_unpool3d Meta */
    {1, 4, 420}, /* aten::max_unpool3d.out CPU */
    {16, 4, 420}, /* aten::max_unpool3d.out Meta */
    {1, 1, 111}, /* aten::maximum CPU */
    {16, 1, 111}, /* aten::maximum Meta */
    {142, 9, 421}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, /* aten::maximum.out CPU */
    {16, 3, 111}, /* aten::maximum.out Meta */
    {141, 0, 636}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mean.dim CPU */
    {16, 1, 112}, /* aten::mean.dim Meta */
    {142, 9, 423}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 422}, /* aten::mean.dtype_out CPU */
    {16, 4, 422}, /* aten::mean.dtype_out Meta */
    {1, 3, 112}, /* aten::mean.out CPU */
    {16, 3, 112}, /* aten::mean.out Meta */
    {1, 0, 637}, /* aten::median CPU */
    {16, 0, 637}, /* aten::median Meta */
    {141, 0, 638}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 425}, /* aten::median.dim_values CPU */
    {16, 4, 425}, /* aten::median.dim_values Meta */
    {141, 8, 424}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 639}, /* aten::meshgrid implicit */
    {138, 0, 640}, /* aten::meshgrid.indexing implicit */
    {1, 0, 641}, /* aten::min CPU */
    {16, 0, 641}, /* aten::min Meta */
    {1, 1, 113}, /* aten::min.dim CPU */
    {16, 1, 113}, /* aten::min.dim Meta */
    {142, 9, 427}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::min.dim_min CPU */
    {16, 3, 113}, /* aten::min.dim_min Meta */
    {138, 0, 642}, /* aten::min.other implicit */
    {138, 0, 643}, /* aten::min.out implicit */
    {1, 4, 426}, /* aten::min.unary_out CPU */
    {16, 4, 426}, /* aten::min.unary_out Meta */
    {1, 1, 114}, /* aten::minimum CPU */
    {16, 1, 114}, /* aten::minimum Meta */
    {142, 9, 428}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::minimum.out CPU */
    {16, 3, 114}, /* aten::minimum.out Meta */
    {1, 1, 115}, /* aten::mish CPU */
    {16, 1, 115}, /* aten::mish Meta */
    {142, 9, 429}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mish.out CPU */
    {16, 3, 115}, /* aten::mish.out Meta */
    {1, 2, 115}, /* aten::mish_ CPU */
    {16, 2, 115}, /* aten::mish_ Meta */
    {142, 10, 429}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 644}, /* aten::mish_backward CPU */
    {16, 0, 644}, /* aten::mish_backward Meta */
    {138, 0, 645}, /* aten::mish_backward implicit */
    {1, 0, 653}, /* aten::mkldnn_rnn_layer CPU */
    {37, 0, 653}, /* aten::mkldnn_rnn_layer MkldnnCPU */
    {141, 8, 430}, /* aten::mkldnn_rnn_layer.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::mm CPU */
    {16, 1, 116}, /* aten::mm Meta */
    {142, 9, 431}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mm.out CPU */
    {16, 3, 116}, /* aten::mm.out Meta */
    {1, 0, 654}, /* aten::mode CPU */
    {16, 0, 654}, /* aten::mode Meta */
    {1, 4, 432}, /* aten::mode.values CPU */
    {16, 4, 432}, /* aten::mode.values Meta */
    {138, 0, 655}, /* aten::moveaxis.int implicit */
    {138, 0, 656}, /* aten::moveaxis.intlist implicit */
    {138, 0, 657}, /* aten::movedim.int implicit */
    {138, 0, 658}, /* aten::movedim.intlist implicit */
    {1, 0, 659}, /* aten::mse_loss CPU */
    {16, 0, 659}, /* aten::mse_loss Meta */
    {1, 4, 433}, /* aten::mse_loss.out CPU */
    {16, 4, 433}, /* aten::mse_loss.out Meta */
    {1, 0, 660}, /* aten::mse_loss_backward CPU */
    {16, 0, 660}, /* aten::mse_loss_backward Meta */
    {1, 4, 434}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 434}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 661}, /* aten::msort implicit */
    {138, 0, 662}, /* aten::msort.out implicit */
    {141, 0, 663}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 8, 435}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::mul.Tensor CPU */
    {16, 1, 117}, /* aten::mul.Tensor Meta */
    {142, 9, 436}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::mul.out CPU */
    {16, 3, 117}, /* aten::mul.out Meta */
    {141, 0, 664}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, /* aten::mul_.Tensor CPU */
    {16, 2, 117}, /* aten::mul_.Tensor Meta */
    {142, 10, 436}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 665}, /* aten::multi_margin_loss CPU */
    {16, 0, 665}, /* aten::multi_margin_loss Meta */
    {1, 4, 437}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 437}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 666}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 666}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 438}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 438}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 667}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 439}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 668}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 668}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 440}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 440}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 669}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 669}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 441}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 441}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 670}, /* aten::multinomial CPU */
    {16, 0, 670}, /* aten::multinomial Meta */
    {1, 0, 671}, /* aten::multinomial.out CPU */
    {16, 0, 671}, /* aten::multinomial.out Meta */
    {138, 0, 672}, /* aten::multiply.Scalar implicit */
    {138, 0, 673}, /* aten::multiply.Tensor implicit */
    {138, 4, 442}, /* aten::multiply.out implicit */
    {138, 0, 674}, /* aten::multiply_.Scalar implicit */
    {138, 0, 675}, /* aten::multiply_.Tensor implicit */
    {141, 0, 676}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 443}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 677}, /* aten::mvlgamma CPU */
    {16, 0, 677}, /* aten::mvlgamma Meta */
    {1, 0, 679}, /* aten::mvlgamma.out CPU */
    {16, 0, 679}, /* aten::mvlgamma.out Meta */
    {1, 0, 678}, /* aten::mvlgamma_ CPU */
    {16, 0, 678}, /* aten::mvlgamma_ Meta */
    {1, 0, 680}, /* aten::nan_to_num CPU */
    {16, 0, 680}, /* aten::nan_to_num Meta */
    {1, 0, 682}, /* aten::nan_to_num.out CPU */
    {16, 0, 682}, /* aten::nan_to_num.out Meta */
    {1, 0, 681}, /* aten::nan_to_num_ CPU */
    {16, 0, 681}, /* aten::nan_to_num_ Meta */
    {138, 0, 683}, /* aten::nanmean implicit */
    {138, 0, 684}, /* aten::nanmean.out implicit */
    {1, 0, 685}, /* aten::nanmedian CPU */
    {16, 0, 685}, /* aten::nanmedian Meta */
    {141, 0, 686}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 445}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 445}, /* aten::nanmedian.dim_values Meta */
    {141, 8, 444}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 687}, /* aten::nanquantile implicit */
    {138, 4, 446}, /* aten::nanquantile.out implicit */
    {138, 0, 688}, /* aten::nanquantile.scalar implicit */
    {138, 4, 447}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 689}, /* aten::nansum CPU */
    {16, 0, 689}, /* aten::nansum Meta */
    {1, 4, 448}, /* aten::nansum.out CPU */
    {16, 4, 448}, /* aten::nansum.out Meta */
    {138, 0, 690}, /* aten::narrow implicit */
    {138, 0, 691}, /* aten::narrow.Tensor implicit */
    {142, 0, 692}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 449}, /* aten::narrow_copy.out CPU */
    {16, 4, 449}, /* aten::narrow_copy.out Meta */
    {1, 0, 693}, /* aten::native_batch_norm CPU */
    {16, 0, 693}, /* aten::native_batch_norm Meta */
    {1, 4, 450}, /* aten::native_batch_norm.out CPU */
    {16, 4, 450}, /* aten::native_batch_norm.out Meta */
    {1, 0, 694}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 694}, /* aten::native_batch_norm_backward Meta */
    {141, 8, 451}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {138, 0, 695}, /* aten::native_channel_shuffle implicit */
    {1, 0, 696}, /* aten::native_dropout CPU */
    {16, 0, 696}, /* aten::native_dropout Meta */
    {141, 8, 452}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 697}, /* aten::native_dropout_backward CPU */
    {16, 0, 697}, /* aten::native_dropout_backward Meta */
    {141, 8, 453}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 698}, /* aten::native_group_norm CPU */
    {16, 0, 698}, /* aten::native_group_norm Meta */
    {141, 8, 454}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 699}, /* aten::native_group_norm_backward CPU */
    {16, 0, 699}, /* aten::native_group_norm_backward Meta */
    {141, 8, 455}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 700}, /* aten::native_layer_norm CPU */
    {16, 0, 700}, /* aten::native_layer_norm Meta */
    {141, 8, 456}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 701}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 701}, /* aten::native_layer_norm_backward Meta */
    {141, 8, 457}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::ne.Scalar CPU */
    {16, 1, 118}, /* aten::ne.Scalar Meta */
    {142, 9, 458}, /* aten::ne.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, /* aten::ne.Scalar_out CPU */
    {16, 3, 118}, /* aten::ne.Scalar_out Meta */
    {1, 1, 119}, /* aten::ne.Tensor CPU */
    {16, 1, 119}, /* aten::ne.Tensor Meta */
    {142, 9, 459}, /* aten::ne.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, /* aten::ne.Tensor_out CPU */
    {16, 3, 119}, /* aten::ne.Tensor_out Meta */
    {1, 2, 118}, /* aten::ne_.Scalar CPU */
    {16, 2, 118}, /* aten::ne_.Scalar Meta */
    {142, 10, 458}, /* aten::ne_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, /* aten::ne_.Tensor CPU */
    {16, 2, 119}, /* aten::ne_.Tensor Meta */
    {142, 10, 459}, /* aten::ne_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, /* aten::neg CPU */
    {16, 1, 120}, /* aten::neg Meta */
    {142, 9, 460}, /* aten::neg CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::neg.out CPU */
    {16, 3, 120}, /* aten::neg.out Meta */
    {1, 2, 120}, /* aten::neg_ CPU */
    {16, 2, 120}, /* aten::neg_ Meta */
    {142, 10, 460}, /* aten::neg_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 702}, /* aten::negative implicit */
    {138, 4, 461}, /* aten::negative.out implicit */
    {138, 0, 703}, /* aten::negative_ implicit */
    {141, 0, 704}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 8, 462}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 705}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 8, 463}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 706}, /* aten::new_full CompositeExplicitAutograd */
    {141, 8, 464}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 707}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 8, 465}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 708}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 8, 466}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, /* aten::nextafter CPU */
    {16, 1, 121}, /* aten::nextafter Meta */
    {142, 9, 467}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, /* aten::nextafter.out CPU */
    {16, 3, 121}, /* aten::nextafter.out Meta */
    {1, 2, 121}, /* aten::nextafter_ CPU */
    {16, 2, 121}, /* aten::nextafter_ Meta */
    {142, 10, 467}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 709}, /* aten::nll_loss implicit */
    {138, 4, 468}, /* aten::nll_loss.out implicit */
    {138, 0, 710}, /* aten::nll_loss2d implicit */
    {138, 4, 469}, /* aten::nll_loss2d.out implicit */
    {1, 0, 711}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 711}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 470}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 470}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 712}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 712}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 471}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 471}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 713}, /* aten::nll_loss_backward CPU */
    {16, 0, 713}, /* aten::nll_loss_backward Meta */
    {1, 4, 472}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 472}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 714}, /* aten::nll_loss_forward CPU */
    {16, 0, 714}, /* aten::nll_loss_forward Meta */
    {1, 4, 473}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 473}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 715}, /* aten::nll_loss_nd implicit */
    {1, 0, 716}, /* aten::nonzero CPU */
    {1, 4, 474}, /* aten::nonzero.out CPU */
    {138, 0, 717}, /* aten::nonzero_numpy implicit */
    {1, 0, 718}, /* aten::nonzero_static CPU */
    {16, 0, 718}, /* aten::nonzero_static Meta */
    {1, 4, 475}, /* aten::nonzero_static.out CPU */
    {16, 4, 475}, /* aten::nonzero_static.out Meta */
    {141, 0, 719}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 123}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 9, 479}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 9, 478}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 720}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 8, 477}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 8, 476}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, /* aten::norm.dtype_out CPU */
    {16, 3, 122}, /* aten::norm.dtype_out Meta */
    {1, 3, 123}, /* aten::norm.out CPU */
    {16, 3, 123}, /* aten::norm.out Meta */
    {138, 0, 721}, /* aten::norm_except_dim implicit */
    {1, 0, 723}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 723}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 480}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 480}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 724}, /* aten::normal.Tensor_float CPU */
    {16, 0, 724}, /* aten::normal.Tensor_float Meta */
    {1, 4, 481}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 481}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 725}, /* aten::normal.float_Tensor CPU */
    {16, 0, 725}, /* aten::normal.float_Tensor Meta */
    {1, 4, 482}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 482}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 726}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::normal.float_float BackendSelect */
    {141, 4, 483}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 8, 485}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 722}, /* aten::normal_ CPU */
    {16, 0, 722}, /* aten::normal_ Meta */
    {141, 6, 484}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 727}, /* aten::not_equal.Scalar implicit */
    {138, 4, 486}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 728}, /* aten::not_equal.Tensor implicit */
    {138, 4, 487}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 729}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 730}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 731}, /* aten::nuclear_norm implicit */
    {138, 0, 732}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 489}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 488}, /* aten::nuclear_norm.out implicit */
    {138, 0, 733}, /* aten::numel implicit */
    {138, 0, 734}, /* aten::numpy_T implicit */
    {138, 0, 735}, /* aten::one_hot implicit */
    {141, 0, 740}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::ones BackendSelect */
    {141, 4, 490}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 741}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 8, 491}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 742}, /* aten::orgqr implicit */
    {138, 4, 492}, /* aten::orgqr.out implicit */
    {1, 0, 743}, /* aten::ormqr CPU */
    {16, 0, 743}, /* aten::ormqr Meta */
    {1, 4, 493}, /* aten::ormqr.out CPU */
    {16, 4, 493}, /* aten::ormqr.out Meta */
    {138, 0, 744}, /* aten::outer implicit */
    {138, 4, 494}, /* aten::outer.out implicit */
    {138, 0, 745}, /* aten::pad implicit */
    {138, 0, 746}, /* aten::pad_sequence implicit */
    {138, 0, 747}, /* aten::pairwise_distance implicit */
    {138, 0, 748}, /* aten::pdist implicit */
    {141, 0, 749}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 495}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 496}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 750}, /* aten::pinverse implicit */
    {1, 0, 751}, /* aten::pixel_shuffle CPU */
    {16, 0, 751}, /* aten::pixel_shuffle Meta */
    {141, 8, 497}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 752}, /* aten::pixel_unshuffle CPU */
    {16, 0, 752}, /* aten::pixel_unshuffle Meta */
    {141, 8, 498}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 753}, /* aten::poisson CPU */
    {16, 0, 753}, /* aten::poisson Meta */
    {141, 8, 499}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 754}, /* aten::poisson_nll_loss implicit */
    {1, 0, 755}, /* aten::polar CPU */
    {16, 0, 755}, /* aten::polar Meta */
    {1, 0, 756}, /* aten::polar.out CPU */
    {16, 0, 756}, /* aten::polar.out Meta */
    {1, 1, 124}, /* aten::polygamma CPU */
    {16, 1, 124}, /* aten::polygamma Meta */
    {142, 9, 500}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::polygamma.out CPU */
    {16, 3, 124}, /* aten::polygamma.out Meta */
    {1, 0, 757}, /* aten::polygamma_ CPU */
    {16, 0, 757}, /* aten::polygamma_ Meta */
    {138, 0, 758}, /* aten::positive implicit */
    {1, 1, 125}, /* aten::pow.Scalar CPU */
    {16, 1, 125}, /* aten::pow.Scalar Meta */
    {142, 9, 501}, /* aten::pow.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, /* aten::pow.Scalar_out CPU */
    {16, 3, 125}, /* aten::pow.Scalar_out Meta */
    {1, 1, 126}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 126}, /* aten::pow.Tensor_Scalar Meta */
    {142, 9, 502}, /* aten::pow.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 126}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 127}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 127}, /* aten::pow.Tensor_Tensor Meta */
    {142, 9, 503}, /* aten::pow.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 127}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 126}, /* aten::pow_.Scalar CPU */
    {16, 2, 126}, /* aten::pow_.Scalar Meta */
    {142, 10, 502}, /* aten::pow_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, /* aten::pow_.Tensor CPU */
    {16, 2, 127}, /* aten::pow_.Tensor Meta */
    {142, 10, 503}, /* aten::pow_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 759}, /* aten::prelu implicit */
    {1, 0, 760}, /* aten::prod CPU */
    {16, 0, 760}, /* aten::prod Meta */
    {1, 1, 128}, /* aten::prod.dim_int CPU */
    {16, 1, 128}, /* aten::prod.dim_int Meta */
    {142, 9, 505}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::prod.int_out CPU */
    {16, 3, 128}, /* aten::prod.int_out Meta */
    {141, 8, 504}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 761}, /* aten::promote_types implicit */
    {141, 6, 507}, /* aten::put CompositeExplicitAutograd */
    {141, 8, 506}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 762}, /* aten::put_ CPU */
    {16, 0, 762}, /* aten::put_ Meta */
    {138, 0, 763}, /* aten::qr implicit */
    {138, 4, 508}, /* aten::qr.Q implicit */
    {138, 0, 764}, /* aten::quantile implicit */
    {138, 4, 509}, /* aten::quantile.out implicit */
    {138, 0, 765}, /* aten::quantile.scalar implicit */
    {138, 4, 510}, /* aten::quantile.scalar_out implicit */
    {141, 0, 766}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 511}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 511}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 767}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::rand BackendSelect */
    {141, 0, 768}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::rand.generator BackendSelect */
    {138, 4, 513}, /* aten::rand.generator_out implicit */
    {141, 4, 512}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 769}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 770}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 8, 515}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 8, 514}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 771}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::randint BackendSelect */
    {141, 0, 772}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::randint.generator BackendSelect */
    {141, 4, 517}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 779}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::randint.low BackendSelect */
    {141, 0, 780}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 519}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 518}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 516}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 773}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 774}, /* aten::randint_like.Tensor CompositeExplicitAutograd */
    {141, 0, 775}, /* aten::randint_like.Tensor_generator CompositeExplicitAutograd */
    {141, 8, 522}, /* aten::randint_like.Tensor_generator_out CompositeExplicitAutograd */
    {141, 8, 521}, /* aten::randint_like.Tensor_out CompositeExplicitAutograd */
    {141, 0, 776}, /* aten::randint_like.generator CompositeExplicitAutograd */
    {141, 8, 523}, /* aten::randint_like.generator_out CompositeExplicitAutograd */
    {141, 0, 777}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 8, 524}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 0, 778}, /* aten::randint_like.low_generator_dtype CompositeExplicitAutograd */
    {141, 8, 525}, /* aten::randint_like.low_generator_dtype_out CompositeExplicitAutograd */
    {141, 8, 520}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 781}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::randn BackendSelect */
    {141, 0, 782}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::randn.generator BackendSelect */
    {138, 4, 527}, /* aten::randn.generator_out implicit */
    {138, 4, 526}, /* aten::randn.out implicit */
    {141, 0, 783}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 0, 784}, /* aten::randn_like.generator CompositeExplicitAutograd */
    {141, 8, 529}, /* aten::randn_like.generator_out CompositeExplicitAutograd */
    {141, 8, 528}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 533}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 534}, /* aten::random.from CompositeExplicitAutograd */
    {141, 8, 531}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 8, 530}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 535}, /* aten::random.to CompositeExplicitAutograd */
    {141, 8, 532}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 785}, /* aten::random_ CPU */
    {16, 0, 785}, /* aten::random_ Meta */
    {1, 0, 786}, /* aten::random_.from CPU */
    {16, 0, 786}, /* aten::random_.from Meta */
    {1, 0, 787}, /* aten::random_.to CPU */
    {16, 0, 787}, /* aten::random_.to Meta */
    {141, 0, 788}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::randperm BackendSelect */
    {141, 0, 789}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::randperm.generator BackendSelect */
    {1, 4, 537}, /* aten::randperm.generator_out CPU */
    {16, 4, 537}, /* aten::randperm.generator_out Meta */
    {141, 4, 536}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 790}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::range BackendSelect */
    {1, 4, 539}, /* aten::range.out CPU */
    {16, 4, 539}, /* aten::range.out Meta */
    {141, 4, 538}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 791}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::range.step BackendSelect */
    {138, 0, 792}, /* aten::ravel implicit */
    {138, 0, 793}, /* aten::real implicit */
    {1, 1, 129}, /* aten::reciprocal CPU */
    {16, 1, 129}, /* aten::reciprocal Meta */
    {142, 9, 540}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::reciprocal.out CPU */
    {16, 3, 129}, /* aten::reciprocal.out Meta */
    {1, 2, 129}, /* aten::reciprocal_ CPU */
    {16, 2, 129}, /* aten::reciprocal_ Meta */
    {142, 10, 540}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 794}, /* aten::reflection_pad1d CPU */
    {16, 0, 794}, /* aten::reflection_pad1d Meta */
    {1, 4, 541}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 541}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 795}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 795}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 542}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 542}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 796}, /* aten::reflection_pad2d CPU */
    {16, 0, 796}, /* aten::reflection_pad2d Meta */
    {1, 4, 543}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 543}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 797}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 797}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 544}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 544}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 798}, /* aten::reflection_pad3d CPU */
    {16, 0, 798}, /* aten::reflection_pad3d Meta */
    {1, 4, 545}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 545}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 799}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 799}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 546}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 546}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 800}, /* aten::relu CPU */
    {16, 0, 800}, /* aten::relu Meta */
    {141, 8, 547}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 801}, /* aten::relu6 implicit */
    {138, 0, 802}, /* aten::relu6_ implicit */
    {1, 0, 803}, /* aten::relu_ CPU */
    {16, 0, 803}, /* aten::relu_ Meta */
    {141, 0, 804}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 805}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 805}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 8, 548}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 806}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, /* aten::remainder.Tensor CPU */
    {16, 1, 130}, /* aten::remainder.Tensor Meta */
    {142, 9, 549}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 130}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 807}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, /* aten::remainder_.Tensor CPU */
    {16, 2, 130}, /* aten::remainder_.Tensor Meta */
    {142, 10, 549}, /* aten::remainder_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, /* aten::renorm CPU */
    {16, 1, 131}, /* aten::renorm Meta */
    {142, 9, 550}, /* aten::renorm CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, /* aten::renorm.out CPU */
    {16, 3, 131}, /* aten::renorm.out Meta */
    {1, 2, 131}, /* aten::renorm_ CPU */
    {16, 2, 131}, /* aten::renorm_ Meta */
    {142, 10, 550}, /* aten::renorm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 808}, /* aten::repeat CompositeExplicitAutograd */
    {141, 8, 551}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 809}, /* aten::repeat_interleave.Tensor CPU */
    {16, 0, 809}, /* aten::repeat_interleave.Tensor Meta */
    {141, 8, 552}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 810}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 811}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 812}, /* aten::replication_pad1d CPU */
    {16, 0, 812}, /* aten::replication_pad1d Meta */
    {1, 4, 553}, /* aten::replication_pad1d.out CPU */
    {16, 4, 553}, /* aten::replication_pad1d.out Meta */
    {1, 0, 813}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 813}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 554}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 554}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 814}, /* aten::replication_pad2d CPU */
    {16, 0, 814}, /* aten::replication_pad2d Meta */
    {1, 4, 555}, /* aten::replication_pad2d.out CPU */
    {16, 4, 555}, /* aten::replication_pad2d.out Meta */
    {1, 0, 815}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 815}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 556}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 556}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 816}, /* aten::replication_pad3d CPU */
    {16, 0, 816}, /* aten::replication_pad3d Meta */
    {1, 4, 557}, /* aten::replication_pad3d.out CPU */
    {16, 4, 557}, /* aten::replication_pad3d.out Meta */
    {1, 0, 817}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 817}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 558}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 558}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 818}, /* aten::reshape implicit */
    {138, 0, 819}, /* aten::reshape_as implicit */
    {141, 6, 560}, /* aten::resize CompositeExplicitAutograd */
    {141, 8, 559}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 820}, /* aten::resize_ CPU */
    {16, 0, 820}, /* aten::resize_ Meta */
    {141, 6, 562}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 8, 561}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 821}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 822}, /* aten::resolve_conj implicit */
    {138, 0, 823}, /* aten::resolve_neg implicit */
    {138, 0, 824}, /* aten::result_type.Scalar implicit */
    {138, 0, 825}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 826}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 827}, /* aten::result_type.Tensor implicit */
    {138, 0, 828}, /* aten::rms_norm implicit */
    {138, 0, 830}, /* aten::rnn_relu.data implicit */
    {138, 0, 831}, /* aten::rnn_relu.input implicit */
    {138, 0, 829}, /* aten::rnn_relu_cell implicit */
    {138, 0, 833}, /* aten::rnn_tanh.data implicit */
    {138, 0, 834}, /* aten::rnn_tanh.input implicit */
    {138, 0, 832}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 835}, /* aten::roll CPU */
    {16, 0, 835}, /* aten::roll Meta */
    {141, 8, 563}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 836}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 8, 564}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::round CPU */
    {16, 1, 133}, /* aten::round Meta */
    {142, 9, 566}, /* aten::round CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, /* aten::round.decimals CPU */
    {16, 1, 132}, /* aten::round.decimals Meta */
    {142, 9, 565}, /* aten::round.decimals CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, /* aten::round.decimals_out CPU */
    {16, 3, 132}, /* aten::round.decimals_out Meta */
    {1, 3, 133}, /* aten::round.out CPU */
    {16, 3, 133}, /* aten::round.out Meta */
    {1, 2, 133}, /* aten::round_ CPU */
    {16, 2, 133}, /* aten::round_ Meta */
    {142, 10, 566}, /* aten::round_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, /* aten::round_.decimals CPU */
    {16, 2, 132}, /* aten::round_.decimals Meta */
    {142, 10, 565}, /* aten::round_.decimals CompositeExplicitAutogradNonFunctional */
    {138, 0, 837}, /* aten::row_stack implicit */
    {138, 4, 567}, /* aten::row_stack.out implicit */
    {138, 0, 838}, /* aten::rrelu implicit */
    {138, 0, 839}, /* aten::rrelu_ implicit */
    {1, 0, 840}, /* aten::rrelu_with_noise CPU */
    {16, 0, 840}, /* aten::rrelu_with_noise Meta */
    {1, 0, 843}, /* aten::rrelu_with_noise.out CPU */
    {16, 0, 843}, /* aten::rrelu_with_noise.out Meta */
    {1, 0, 841}, /* aten::rrelu_with_noise_ CPU */
    {16, 0, 841}, /* aten::rrelu_with_noise_ Meta */
    {141, 0, 842}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 8, 569}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 568}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, /* aten::rsqrt CPU */
    {16, 1, 134}, /* aten::rsqrt Meta */
    {142, 9, 570}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, /* aten::rsqrt.out CPU */
    {16, 3, 134}, /* aten::rsqrt.out Meta */
    {1, 2, 134}, /* aten::rsqrt_ CPU */
    {16, 2, 134}, /* aten::rsqrt_ Meta */
    {142, 10, 570}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 844}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 8, 571}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 845}, /* aten::rsub.Tensor CPU */
    {16, 0, 845}, /* aten::rsub.Tensor Meta */
    {141, 8, 572}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 846}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::scalar_tensor BackendSelect */
    {141, 8, 573}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 847}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, /* aten::scatter.reduce CPU */
    {16, 1, 136}, /* aten::scatter.reduce Meta */
    {142, 9, 574}, /* aten::scatter.reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, /* aten::scatter.reduce_out CPU */
    {16, 3, 136}, /* aten::scatter.reduce_out Meta */
    {1, 1, 138}, /* aten::scatter.src CPU */
    {16, 1, 138}, /* aten::scatter.src Meta */
    {142, 9, 575}, /* aten::scatter.src CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, /* aten::scatter.src_out CPU */
    {16, 3, 138}, /* aten::scatter.src_out Meta */
    {1, 1, 139}, /* aten::scatter.value CPU */
    {16, 1, 139}, /* aten::scatter.value Meta */
    {142, 9, 576}, /* aten::scatter.value CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, /* aten::scatter.value_out CPU */
    {16, 3, 139}, /* aten::scatter.value_out Meta */
    {1, 1, 140}, /* aten::scatter.value_reduce CPU */
    {16, 1, 140}, /* aten::scatter.value_reduce Meta */
    {142, 9, 577}, /* aten::scatter.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 140}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 136}, /* aten::scatter_.reduce CPU */
    {16, 2, 136}, /* aten::scatter_.reduce Meta */
    {142, 10, 574}, /* aten::scatter_.reduce CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, /* aten::scatter_.src CPU */
    {16, 2, 138}, /* aten::scatter_.src Meta */
    {142, 10, 575}, /* aten::scatter_.src CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, /* aten::scatter_.value CPU */
    {16, 2, 139}, /* aten::scatter_.value Meta */
    {142, 10, 576}, /* aten::scatter_.value CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 140}, /* aten::scatter_.value_reduce Meta */
    {142, 10, 577}, /* aten::scatter_.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, /* aten::scatter_add CPU */
    {16, 1, 135}, /* aten::scatter_add Meta */
    {142, 9, 578}, /* aten::scatter_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, /* aten::scatter_add.out CPU */
    {16, 3, 135}, /* aten::scatter_add.out Meta */
    {1, 2, 135}, /* aten::scatter_add_ CPU */
    {16, 2, 135}, /* aten::scatter_add_ Meta */
    {142, 10, 578}, /* aten::scatter_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, /* aten::scatter_reduce.two CPU */
    {16, 1, 137}, /* aten::scatter_reduce.two Meta */
    {142, 9, 579}, /* aten::scatter_reduce.two CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 137}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 137}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 137}, /* aten::scatter_reduce_.two Meta */
    {142, 10, 579}, /* aten::scatter_reduce_.two CompositeExplicitAutogradNonFunctional */
    {1, 0, 848}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 848}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 580}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 580}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 849}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 849}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 581}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 581}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 850}, /* aten::segment_reduce CPU */
    {16, 0, 850}, /* aten::segment_reduce Meta */
    {141, 8, 582}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 852}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 851}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 8, 584}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 583}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 585}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 853}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 586}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 854}, /* aten::selu implicit */
    {138, 0, 855}, /* aten::selu_ implicit */
    {141, 6, 589}, /* aten::set CompositeExplicitAutograd */
    {141, 8, 587}, /* aten::set.out CompositeExplicitAutograd */
    {141, 6, 590}, /* aten::set.source_Tensor CompositeExplicitAutograd */
    {141, 8, 588}, /* aten::set.source_Tensor_out CompositeExplicitAutograd */
    {1, 0, 856}, /* aten::set_ CPU */
    {16, 0, 856}, /* aten::set_ Meta */
    {1, 0, 857}, /* aten::set_.source_Tensor CPU */
    {16, 0, 857}, /* aten::set_.source_Tensor Meta */
    {138, 0, 858}, /* aten::set_.source_Tensor_storage_offset implicit */
    {1, 1, 141}, /* aten::sgn CPU */
    {16, 1, 141}, /* aten::sgn Meta */
    {142, 9, 591}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sgn.out CPU */
    {16, 3, 141}, /* aten::sgn.out Meta */
    {1, 2, 141}, /* aten::sgn_ CPU */
    {16, 2, 141}, /* aten::sgn_ Meta */
    {142, 10, 591}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, /* aten::sigmoid CPU */
    {16, 1, 143}, /* aten::sigmoid Meta */
    {142, 9, 592}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sigmoid.out CPU */
    {16, 3, 143}, /* aten::sigmoid.out Meta */
    {1, 2, 143}, /* aten::sigmoid_ CPU */
    {16, 2, 143}, /* aten::sigmoid_ Meta */
    {142, 10, 592}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid_backward CPU */
    {16, 1, 142}, /* aten::sigmoid_backward Meta */
    {142, 9, 593}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 142}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 144}, /* aten::sign CPU */
    {16, 1, 144}, /* aten::sign Meta */
    {142, 9, 594}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::sign.out CPU */
    {16, 3, 144}, /* aten::sign.out Meta */
    {1, 2, 144}, /* aten::sign_ CPU */
    {16, 2, 144}, /* aten::sign_ Meta */
    {142, 10, 594}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::signbit CPU */
    {16, 1, 145}, /* aten::signbit Meta */
    {142, 9, 595}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::signbit.out CPU */
    {16, 3, 145}, /* aten::signbit.out Meta */
    {1, 1, 147}, /* aten::silu CPU */
    {16, 1, 147}, /* aten::silu Meta */
    {142, 9, 596}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::silu.out CPU */
    {16, 3, 147}, /* aten::silu.out Meta */
    {1, 2, 147}, /* aten::silu_ CPU */
    {16, 2, 147}, /* aten::silu_ Meta */
    {142, 10, 596}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, /* aten::silu_backward CPU */
    {16, 1, 146}, /* aten::silu_backward Meta */
    {142, 9, 597}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 146}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 148}, /* aten::sin CPU */
    {16, 1, 148}, /* aten::sin Meta */
    {142, 9, 598}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sin.out CPU */
    {16, 3, 148}, /* aten::sin.out Meta */
    {1, 2, 148}, /* aten::sin_ CPU */
    {16, 2, 148}, /* aten::sin_ Meta */
    {142, 10, 598}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinc CPU */
    {16, 1, 149}, /* aten::sinc Meta */
    {142, 9, 599}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinc.out CPU */
    {16, 3, 149}, /* aten::sinc.out Meta */
    {1, 2, 149}, /* aten::sinc_ CPU */
    {16, 2, 149}, /* aten::sinc_ Meta */
    {142, 10, 599}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, /* aten::sinh CPU */
    {16, 1, 150}, /* aten::sinh Meta */
    {142, 9, 600}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::sinh.out CPU */
    {16, 3, 150}, /* aten::sinh.out Meta */
    {1, 2, 150}, /* aten::sinh_ CPU */
    {16, 2, 150}, /* aten::sinh_ Meta */
    {142, 10, 600}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 859}, /* aten::size.int implicit */
    {141, 0, 860}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 861}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 8, 602}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 601}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 8, 603}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 862}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 604}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 863}, /* aten::slogdet implicit */
    {138, 4, 605}, /* aten::slogdet.out implicit */
    {138, 0, 864}, /* aten::slow_conv3d implicit */
    {138, 4, 606}, /* aten::slow_conv3d.out implicit */
    {1, 0, 865}, /* aten::slow_conv3d_forward CPU */
    {16, 0, 865}, /* aten::slow_conv3d_forward Meta */
    {1, 4, 607}, /* aten::slow_conv3d_forward.output CPU */
    {16, 4, 607}, /* aten::slow_conv3d_forward.output Meta */
    {1, 0, 866}, /* aten::slow_conv_dilated2d CPU */
    {16, 0, 866}, /* aten::slow_conv_dilated2d Meta */
    {141, 8, 608}, /* aten::slow_conv_dilated2d.out CompositeExplicitAutograd */
    {1, 0, 867}, /* aten::slow_conv_dilated3d CPU */
    {16, 0, 867}, /* aten::slow_conv_dilated3d Meta */
    {141, 8, 609}, /* aten::slow_conv_dilated3d.out CompositeExplicitAutograd */
    {1, 0, 868}, /* aten::slow_conv_transpose3d CPU */
    {16, 0, 868}, /* aten::slow_conv_transpose3d Meta */
    {1, 4, 610}, /* aten::slow_conv_transpose3d.out CPU */
    {16, 4, 610}, /* aten::slow_conv_transpose3d.out Meta */
    {1, 0, 869}, /* aten::smooth_l1_loss CPU */
    {16, 0, 869}, /* aten::smooth_l1_loss Meta */
    {1, 4, 611}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 611}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 870}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 870}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 612}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 612}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 871}, /* aten::soft_margin_loss CPU */
    {16, 0, 871}, /* aten::soft_margin_loss Meta */
    {141, 4, 613}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 872}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 872}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 614}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 873}, /* aten::softmax.int implicit */
    {1, 4, 615}, /* aten::softmax.int_out CPU */
    {16, 4, 615}, /* aten::softmax.int_out Meta */
    {1, 1, 152}, /* aten::softplus CPU */
    {16, 1, 152}, /* aten::softplus Meta */
    {142, 9, 616}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softplus.out CPU */
    {16, 3, 152}, /* aten::softplus.out Meta */
    {1, 1, 151}, /* aten::softplus_backward CPU */
    {16, 1, 151}, /* aten::softplus_backward Meta */
    {142, 9, 617}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 151}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 154}, /* aten::softshrink CPU */
    {16, 1, 154}, /* aten::softshrink Meta */
    {142, 9, 618}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, /* aten::softshrink.out CPU */
    {16, 3, 154}, /* aten::softshrink.out Meta */
    {1, 1, 153}, /* aten::softshrink_backward CPU */
    {16, 1, 153}, /* aten::softshrink_backward Meta */
    {142, 9, 619}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 153}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 874}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, /* aten::sort.stable CPU */
    {16, 1, 155}, /* aten::sort.stable Meta */
    {142, 9, 621}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 620}, /* aten::sort.values CPU */
    {16, 4, 620}, /* aten::sort.values Meta */
    {1, 3, 155}, /* aten::sort.values_stable CPU */
    {16, 3, 155}, /* aten::sort.values_stable Meta */
    {1, 1, 156}, /* aten::special_airy_ai CPU */
    {16, 1, 156}, /* aten::special_airy_ai Meta */
    {142, 9, 622}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_airy_ai.out CPU */
    {16, 3, 156}, /* aten::special_airy_ai.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j0 CPU */
    {16, 1, 157}, /* aten::special_bessel_j0 Meta */
    {142, 9, 623}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 158}, /* aten::special_bessel_j1 CPU */
    {16, 1, 158}, /* aten::special_bessel_j1 Meta */
    {142, 9, 624}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 158}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y0 CPU */
    {16, 1, 159}, /* aten::special_bessel_y0 Meta */
    {142, 9, 625}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 160}, /* aten::special_bessel_y1 CPU */
    {16, 1, 160}, /* aten::special_bessel_y1 Meta */
    {142, 9, 626}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 160}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 9, 627}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 875}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 876}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 877}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 878}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 9, 628}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 879}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 880}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 881}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 882}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 9, 629}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 883}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 884}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 885}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 886}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 164}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 9, 630}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 887}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 888}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 889}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 890}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 891}, /* aten::special_digamma implicit */
    {138, 4, 631}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, /* aten::special_entr CPU */
    {16, 1, 165}, /* aten::special_entr Meta */
    {142, 9, 632}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_entr.out CPU */
    {16, 3, 165}, /* aten::special_entr.out Meta */
    {138, 0, 892}, /* aten::special_erf implicit */
    {138, 4, 633}, /* aten::special_erf.out implicit */
    {138, 0, 893}, /* aten::special_erfc implicit */
    {138, 4, 634}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, /* aten::special_erfcx CPU */
    {16, 1, 166}, /* aten::special_erfcx Meta */
    {142, 9, 635}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, /* aten::special_erfcx.out CPU */
    {16, 3, 166}, /* aten::special_erfcx.out Meta */
    {138, 0, 894}, /* aten::special_erfinv implicit */
    {138, 4, 636}, /* aten::special_erfinv.out implicit */
    {138, 0, 895}, /* aten::special_exp2 implicit */
    {138, 4, 637}, /* aten::special_exp2.out implicit */
    {138, 0, 896}, /* aten::special_expit implicit */
    {138, 4, 638}, /* aten::special_expit.out implicit */
    {138, 0, 897}, /* aten::special_expm1 implicit */
    {138, 4, 639}, /* aten::special_expm1.out implicit */
    {138, 0, 898}, /* aten::special_gammainc implicit */
    {138, 4, 640}, /* aten::special_gammainc.out implicit */
    {138, 0, 899}, /* aten::special_gammaincc implicit */
    {138, 4, 641}, /* aten::special_gammaincc.out implicit */
    {138, 0, 900}, /* aten::special_gammaln implicit */
    {138, 4, 642}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_h Meta */
    {142, 9, 643}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 901}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 902}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 903}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 904}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 168}, /* aten::special_hermite_polynomial_he Meta */
    {142, 9, 644}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 905}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 906}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 168}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 907}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 908}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 909}, /* aten::special_i0 implicit */
    {138, 4, 645}, /* aten::special_i0.out implicit */
    {1, 1, 169}, /* aten::special_i0e CPU */
    {16, 1, 169}, /* aten::special_i0e Meta */
    {142, 9, 646}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i0e.out CPU */
    {16, 3, 169}, /* aten::special_i0e.out Meta */
    {1, 1, 170}, /* aten::special_i1 CPU */
    {16, 1, 170}, /* aten::special_i1 Meta */
    {142, 9, 647}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1.out CPU */
    {16, 3, 170}, /* aten::special_i1.out Meta */
    {1, 1, 171}, /* aten::special_i1e CPU */
    {16, 1, 171}, /* aten::special_i1e Meta */
    {142, 9, 648}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, /* aten::special_i1e.out CPU */
    {16, 3, 171}, /* aten::special_i1e.out Meta */
    {1, 1, 172}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 172}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 9, 649}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 910}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 911}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 912}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 913}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 173}, /* aten::special_legendre_polynomial_p Meta */
    {142, 9, 650}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 914}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 915}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 173}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 916}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 917}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 918}, /* aten::special_log1p implicit */
    {138, 4, 651}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, /* aten::special_log_ndtr CPU */
    {16, 1, 174}, /* aten::special_log_ndtr Meta */
    {142, 9, 652}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 174}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 919}, /* aten::special_log_softmax implicit */
    {138, 0, 920}, /* aten::special_logit implicit */
    {138, 4, 653}, /* aten::special_logit.out implicit */
    {138, 0, 921}, /* aten::special_logsumexp implicit */
    {138, 0, 922}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i0 Meta */
    {142, 9, 654}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_i1 Meta */
    {142, 9, 655}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k0 Meta */
    {142, 9, 656}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 178}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 178}, /* aten::special_modified_bessel_k1 Meta */
    {142, 9, 657}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 178}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 923}, /* aten::special_multigammaln implicit */
    {138, 4, 658}, /* aten::special_multigammaln.out implicit */
    {138, 0, 924}, /* aten::special_ndtr implicit */
    {138, 0, 925}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, /* aten::special_ndtri CPU */
    {16, 1, 179}, /* aten::special_ndtri Meta */
    {142, 9, 659}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_ndtri.out CPU */
    {16, 3, 179}, /* aten::special_ndtri.out Meta */
    {138, 0, 926}, /* aten::special_polygamma implicit */
    {138, 4, 660}, /* aten::special_polygamma.out implicit */
    {138, 0, 927}, /* aten::special_psi implicit */
    {138, 4, 661}, /* aten::special_psi.out implicit */
    {138, 0, 928}, /* aten::special_round implicit */
    {138, 4, 662}, /* aten::special_round.out implicit */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 9, 663}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 181}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 181}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 9, 664}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 9, 665}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 929}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 930}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 931}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 932}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 9, 666}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 933}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 934}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 935}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 936}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 9, 667}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 937}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 938}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 939}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 940}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 9, 668}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 941}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 942}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 943}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 944}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 945}, /* aten::special_sinc implicit */
    {138, 4, 669}, /* aten::special_sinc.out implicit */
    {138, 0, 946}, /* aten::special_softmax implicit */
    {1, 1, 186}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 186}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 9, 670}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 186}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 187}, /* aten::special_xlog1py CPU */
    {16, 1, 187}, /* aten::special_xlog1py Meta */
    {142, 9, 671}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 947}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 948}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_xlog1py.out CPU */
    {16, 3, 187}, /* aten::special_xlog1py.out Meta */
    {141, 0, 949}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 950}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 951}, /* aten::special_xlogy implicit */
    {138, 0, 952}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 673}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 672}, /* aten::special_xlogy.out implicit */
    {138, 0, 953}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 674}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, /* aten::special_zeta CPU */
    {16, 1, 188}, /* aten::special_zeta Meta */
    {142, 9, 675}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 954}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 955}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, /* aten::special_zeta.out CPU */
    {16, 3, 188}, /* aten::special_zeta.out Meta */
    {141, 0, 956}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 957}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 958}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 959}, /* aten::split.sizes implicit */
    {142, 7, 676}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 677}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 960}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 678}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 679}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sqrt CPU */
    {16, 1, 189}, /* aten::sqrt Meta */
    {142, 9, 680}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sqrt.out CPU */
    {16, 3, 189}, /* aten::sqrt.out Meta */
    {1, 2, 189}, /* aten::sqrt_ CPU */
    {16, 2, 189}, /* aten::sqrt_ Meta */
    {142, 10, 680}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 961}, /* aten::square implicit */
    {138, 0, 963}, /* aten::square.out implicit */
    {138, 0, 962}, /* aten::square_ implicit */
    {141, 0, 964}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 965}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 966}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 681}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 682}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 683}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 681}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 682}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 8, 685}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 683}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 8, 686}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 8, 684}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 967}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 687}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 968}, /* aten::std implicit */
    {1, 0, 969}, /* aten::std.correction CPU */
    {16, 0, 969}, /* aten::std.correction Meta */
    {1, 4, 688}, /* aten::std.correction_out CPU */
    {16, 4, 688}, /* aten::std.correction_out Meta */
    {138, 0, 970}, /* aten::std.dim implicit */
    {138, 4, 689}, /* aten::std.out implicit */
    {138, 0, 971}, /* aten::std_mean implicit */
    {1, 0, 972}, /* aten::std_mean.correction CPU */
    {16, 0, 972}, /* aten::std_mean.correction Meta */
    {141, 8, 690}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 973}, /* aten::std_mean.dim implicit */
    {138, 0, 974}, /* aten::stft implicit */
    {138, 0, 975}, /* aten::stft.center implicit */
    {138, 0, 976}, /* aten::storage_offset implicit */
    {138, 0, 977}, /* aten::stride.int implicit */
    {141, 0, 978}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 8, 691}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, /* aten::sub.Tensor CPU */
    {16, 1, 190}, /* aten::sub.Tensor Meta */
    {142, 9, 692}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, /* aten::sub.out CPU */
    {16, 3, 190}, /* aten::sub.out Meta */
    {141, 0, 979}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, /* aten::sub_.Tensor CPU */
    {16, 2, 190}, /* aten::sub_.Tensor Meta */
    {142, 10, 692}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 980}, /* aten::subtract.Scalar implicit */
    {138, 0, 981}, /* aten::subtract.Tensor implicit */
    {138, 4, 693}, /* aten::subtract.out implicit */
    {138, 0, 982}, /* aten::subtract_.Scalar implicit */
    {138, 0, 983}, /* aten::subtract_.Tensor implicit */
    {141, 0, 984}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, /* aten::sum.IntList_out CPU */
    {16, 3, 191}, /* aten::sum.IntList_out Meta */
    {1, 1, 191}, /* aten::sum.dim_IntList CPU */
    {16, 1, 191}, /* aten::sum.dim_IntList Meta */
    {142, 9, 695}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 8, 694}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 985}, /* aten::sum_to_size implicit */
    {138, 0, 986}, /* aten::svd implicit */
    {138, 4, 696}, /* aten::svd.U implicit */
    {138, 0, 987}, /* aten::swapaxes implicit */
    {138, 0, 988}, /* aten::swapaxes_ implicit */
    {138, 0, 989}, /* aten::swapdims implicit */
    {138, 0, 990}, /* aten::swapdims_ implicit */
    {141, 0, 991}, /* aten::sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 992}, /* aten::sym_constrain_range_for_size CompositeExplicitAutograd */
    {138, 0, 993}, /* aten::sym_numel implicit */
    {138, 0, 994}, /* aten::sym_size.int implicit */
    {138, 0, 995}, /* aten::sym_storage_offset implicit */
    {138, 0, 996}, /* aten::sym_stride.int implicit */
    {141, 0, 997}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 697}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 697}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 698}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 998}, /* aten::take CPU */
    {16, 0, 998}, /* aten::take Meta */
    {1, 0, 1000}, /* aten::take.out CPU */
    {16, 0, 1000}, /* aten::take.out Meta */
    {138, 0, 999}, /* aten::take_along_dim implicit */
    {138, 4, 699}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, /* aten::tan CPU */
    {16, 1, 192}, /* aten::tan Meta */
    {142, 9, 700}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tan.out CPU */
    {16, 3, 192}, /* aten::tan.out Meta */
    {1, 2, 192}, /* aten::tan_ CPU */
    {16, 2, 192}, /* aten::tan_ Meta */
    {142, 10, 700}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::tanh CPU */
    {16, 1, 194}, /* aten::tanh Meta */
    {142, 9, 701}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::tanh.out CPU */
    {16, 3, 194}, /* aten::tanh.out Meta */
    {1, 2, 194}, /* aten::tanh_ CPU */
    {16, 2, 194}, /* aten::tanh_ Meta */
    {142, 10, 701}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh_backward CPU */
    {16, 1, 193}, /* aten::tanh_backward Meta */
    {142, 9, 702}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 193}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 1001}, /* aten::tensor_split.indices implicit */
    {138, 0, 1002}, /* aten::tensor_split.sections implicit */
    {138, 0, 1003}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 1004}, /* aten::tensordot implicit */
    {138, 4, 703}, /* aten::tensordot.out implicit */
    {138, 0, 1005}, /* aten::thnn_conv2d implicit */
    {138, 4, 704}, /* aten::thnn_conv2d.out implicit */
    {1, 1, 196}, /* aten::threshold CPU */
    {16, 1, 196}, /* aten::threshold Meta */
    {142, 9, 705}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::threshold.out CPU */
    {16, 3, 196}, /* aten::threshold.out Meta */
    {1, 2, 196}, /* aten::threshold_ CPU */
    {16, 2, 196}, /* aten::threshold_ Meta */
    {142, 10, 705}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, /* aten::threshold_backward CPU */
    {16, 1, 195}, /* aten::threshold_backward Meta */
    {142, 9, 706}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 195}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 1006}, /* aten::tile implicit */
    {138, 0, 1009}, /* aten::to.device implicit */
    {138, 0, 1010}, /* aten::to.dtype implicit */
    {138, 0, 1011}, /* aten::to.dtype_layout implicit */
    {138, 0, 1012}, /* aten::to.other implicit */
    {138, 0, 1007}, /* aten::to_dense implicit */
    {138, 0, 1008}, /* aten::to_dense_backward implicit */
    {1, 1, 197}, /* aten::topk CPU */
    {16, 1, 197}, /* aten::topk Meta */
    {142, 9, 707}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::topk.values CPU */
    {16, 3, 197}, /* aten::topk.values Meta */
    {1, 0, 1013}, /* aten::trace CPU */
    {16, 0, 1013}, /* aten::trace Meta */
    {141, 8, 708}, /* aten::trace.out CompositeExplicitAutograd */
    {138, 0, 1014}, /* aten::trace_backward implicit */
    {141, 0, 1015}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 709}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 709}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 710}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1016}, /* aten::trapezoid.dx implicit */
    {138, 0, 1017}, /* aten::trapezoid.x implicit */
    {138, 0, 1018}, /* aten::trapz.dx implicit */
    {138, 0, 1019}, /* aten::trapz.x implicit */
    {1, 0, 1020}, /* aten::triangular_solve CPU */
    {16, 0, 1020}, /* aten::triangular_solve Meta */
    {1, 4, 711}, /* aten::triangular_solve.X CPU */
    {16, 4, 711}, /* aten::triangular_solve.X Meta */
    {1, 1, 198}, /* aten::tril CPU */
    {16, 1, 198}, /* aten::tril Meta */
    {142, 9, 712}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::tril.out CPU */
    {16, 3, 198}, /* aten::tril.out Meta */
    {1, 2, 198}, /* aten::tril_ CPU */
    {16, 2, 198}, /* aten::tril_ Meta */
    {142, 10, 712}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 1021}, /* aten::tril_indices CPU */
    {16, 0, 1021}, /* aten::tril_indices Meta */
    {86, 0, 183}, /* aten::tril_indices BackendSelect */
    {141, 8, 713}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 1022}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, /* aten::triu CPU */
    {16, 1, 199}, /* aten::triu Meta */
    {142, 9, 714}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::triu.out CPU */
    {16, 3, 199}, /* aten::triu.out Meta */
    {1, 2, 199}, /* aten::triu_ CPU */
    {16, 2, 199}, /* aten::triu_ Meta */
    {142, 10, 714}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 1023}, /* aten::triu_indices CPU */
    {16, 0, 1023}, /* aten::triu_indices Meta */
    {86, 0, 183}, /* aten::triu_indices BackendSelect */
    {141, 8, 715}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 1024}, /* aten::true_divide.Scalar implicit */
    {138, 0, 1025}, /* aten::true_divide.Tensor implicit */
    {138, 4, 716}, /* aten::true_divide.out implicit */
    {138, 0, 1026}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 1027}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, /* aten::trunc CPU */
    {16, 1, 200}, /* aten::trunc Meta */
    {142, 9, 717}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, /* aten::trunc.out CPU */
    {16, 3, 200}, /* aten::trunc.out Meta */
    {1, 2, 200}, /* aten::trunc_ CPU */
    {16, 2, 200}, /* aten::trunc_ Meta */
    {142, 10, 717}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 1028}, /* aten::type_as implicit */
    {141, 0, 1029}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 718}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 719}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1031}, /* aten::unflatten.int implicit */
    {138, 0, 1030}, /* aten::unflatten_dense_tensors implicit */
    {1, 0, 1032}, /* aten::unfold CPU */
    {16, 0, 1032}, /* aten::unfold Meta */
    {1, 0, 1033}, /* aten::unfold_backward CPU */
    {16, 0, 1033}, /* aten::unfold_backward Meta */
    {141, 8, 721}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 720}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 722}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 724}, /* aten::uniform CompositeExplicitAutograd */
    {141, 8, 723}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 1034}, /* aten::uniform_ CPU */
    {16, 0, 1034}, /* aten::uniform_ Meta */
    {1, 0, 1035}, /* aten::unique_consecutive CPU */
    {16, 0, 1035}, /* aten::unique_consecutive Meta */
    {141, 8, 725}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 1036}, /* aten::unique_dim CPU */
    {16, 0, 1036}, /* aten::unique_dim Meta */
    {141, 8, 726}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 1037}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 1037}, /* aten::unique_dim_consecutive Meta */
    {141, 8, 727}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 1038}, /* aten::unsafe_chunk implicit */
    {141, 0, 1039}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 8, 728}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1040}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 8, 729}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 1041}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 730}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 730}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 731}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 1042}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 1042}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 732}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 732}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 1044}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 1043}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 1043}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 733}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 733}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 1045}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 1045}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 734}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 734}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 1047}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 1046}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 1046}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 735}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 735}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 1048}, /* aten::upsample_linear1d CPU */
    {16, 0, 1048}, /* aten::upsample_linear1d Meta */
    {1, 4, 736}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 736}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 1050}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1049}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 1049}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 737}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 737}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 1051}, /* aten::upsample_nearest1d CPU */
    {16, 0, 1051}, /* aten::upsample_nearest1d Meta */
    {1, 4, 738}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 738}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 1053}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1052}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 1052}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 739}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 739}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 1054}, /* aten::upsample_nearest2d CPU */
    {16, 0, 1054}, /* aten::upsample_nearest2d Meta */
    {1, 4, 740}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 740}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 1056}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 1055}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 1055}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 741}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 741}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 1057}, /* aten::upsample_nearest3d CPU */
    {16, 0, 1057}, /* aten::upsample_nearest3d Meta */
    {1, 4, 742}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 742}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 1059}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1058}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 1058}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 743}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 743}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 1060}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 1060}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 744}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 744}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 1062}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1061}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 1061}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 745}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 745}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 1063}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1064}, /* aten::vander implicit */
    {138, 0, 1065}, /* aten::var implicit */
    {1, 0, 1066}, /* aten::var.correction CPU */
    {16, 0, 1066}, /* aten::var.correction Meta */
    {1, 4, 746}, /* aten::var.correction_out CPU */
    {16, 4, 746}, /* aten::var.correction_out Meta */
    {138, 0, 1067}, /* aten::var.dim implicit */
    {138, 4, 747}, /* aten::var.out implicit */
    {138, 0, 1068}, /* aten::var_mean implicit */
    {1, 0, 1069}, /* aten::var_mean.correction CPU */
    {16, 0, 1069}, /* aten::var_mean.correction Meta */
    {141, 8, 748}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1070}, /* aten::var_mean.dim implicit */
    {1, 0, 1071}, /* aten::vdot CPU */
    {16, 0, 1071}, /* aten::vdot Meta */
    {141, 4, 749}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1072}, /* aten::view CPU */
    {16, 0, 1072}, /* aten::view Meta */
    {141, 0, 1077}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1073}, /* aten::view_as implicit */
    {1, 0, 1074}, /* aten::view_as_complex CPU */
    {16, 0, 1074}, /* aten::view_as_complex Meta */
    {142, 7, 751}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 752}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1075}, /* aten::view_as_real CPU */
    {16, 0, 1075}, /* aten::view_as_real Meta */
    {142, 7, 753}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 754}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 0, 1076}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 750}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 8, 756}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 8, 755}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1078}, /* aten::vsplit.array implicit */
    {138, 0, 1079}, /* aten::vsplit.int implicit */
    {138, 0, 1080}, /* aten::vstack implicit */
    {138, 4, 757}, /* aten::vstack.out implicit */
    {138, 0, 1081}, /* aten::where implicit */
    {138, 0, 1082}, /* aten::where.Scalar implicit */
    {138, 0, 1083}, /* aten::where.ScalarOther implicit */
    {138, 0, 1084}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1085}, /* aten::where.self CPU */
    {16, 0, 1085}, /* aten::where.self Meta */
    {1, 0, 1086}, /* aten::where.self_out CPU */
    {16, 0, 1086}, /* aten::where.self_out Meta */
    {141, 0, 1087}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1088}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 201}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1089}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1090}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, /* aten::xlogy.Tensor CPU */
    {16, 1, 201}, /* aten::xlogy.Tensor Meta */
    {142, 9, 758}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1091}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 201}, /* aten::xlogy_.Tensor Meta */
    {142, 10, 758}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 760}, /* aten::zero CompositeExplicitAutograd */
    {141, 8, 759}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1092}, /* aten::zero_ CPU */
    {16, 0, 1092}, /* aten::zero_ Meta */
    {141, 0, 1093}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 183}, /* aten::zeros BackendSelect */
    {141, 4, 761}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1094}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 8, 762}, /* aten::zeros_like.out CompositeExplicitAutograd */
    {1, 0, 646}, /* mkl::_mkl_linear CPU */
    {37, 0, 646}, /* mkl::_mkl_linear MkldnnCPU */
    {1, 0, 647}, /* mkldnn::_convolution_pointwise CPU */
    {37, 0, 647}, /* mkldnn::_convolution_pointwise MkldnnCPU */
    {1, 0, 649}, /* mkldnn::_convolution_pointwise.binary CPU */
    {37, 0, 649}, /* mkldnn::_convolution_pointwise.binary MkldnnCPU */
    {1, 0, 648}, /* mkldnn::_convolution_pointwise_.binary CPU */
    {37, 0, 648}, /* mkldnn::_convolution_pointwise_.binary MkldnnCPU */
    {1, 0, 650}, /* mkldnn::_convolution_transpose_pointwise CPU */
    {37, 0, 650}, /* mkldnn::_convolution_transpose_pointwise MkldnnCPU */
    {1, 0, 651}, /* mkldnn::_linear_pointwise CPU */
    {37, 0, 651}, /* mkldnn::_linear_pointwise MkldnnCPU */
    {1, 0, 652}, /* mkldnn::_linear_pointwise.binary CPU */
    {37, 0, 652}, /* mkldnn::_linear_pointwise.binary MkldnnCPU */
    {1, 0, 736}, /* onednn::qconv2d_pointwise.binary_tensor CPU */
    {37, 0, 736}, /* onednn::qconv2d_pointwise.binary_tensor MkldnnCPU */
    {1, 0, 737}, /* onednn::qconv_pointwise.tensor CPU */
    {37, 0, 737}, /* onednn::qconv_pointwise.tensor MkldnnCPU */
    {1, 0, 738}, /* onednn::qlinear_pointwise.binary_tensor CPU */
    {37, 0, 738}, /* onednn::qlinear_pointwise.binary_tensor MkldnnCPU */
    {1, 0, 739}, /* onednn::qlinear_pointwise.tensor CPU */
    {37, 0, 739}, /* onednn::qlinear_pointwise.tensor MkldnnCPU */
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
    "aten::_int_mm\0aten::_int_mm(Tensor self, Tensor mat2) -> Tensor\0"
    "aten::_int_mm.out\0aten::_int_mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_slow_conv2d_backward.output_mask\0aten::_slow_conv2d_backward.output_mask(Tensor grad_output, Tensor self, Tensor weight, SymInt[2] kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)\0"
    "aten::_slow_conv2d_backward.output_mask_out\0aten::_slow_conv2d_backward.output_mask_out(Tensor grad_output, Tensor self, Tensor weight, SymInt[2] kernel_size, SymInt[2] stride, SymInt[2] padding, bool[3] output_mask, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))\0"
    "aten::_slow_conv2d_forward\0aten::_slow_conv2d_forward(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2] stride, SymInt[2] padding) -> Tensor\0"
    "aten::_slow_conv2d_forward.output\0aten::_slow_conv2d_forward.output(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias, SymInt[2] stride, SymInt[2] padding, *, Tensor(a!) output) -> Tensor(a!)\0"
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
    "aten::_weight_int8pack_mm\0aten::_weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor\0"
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
    "aten::mkldnn_rnn_layer\0aten::mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor, Tensor, Tensor, Tensor)\0"
    "aten::mkldnn_rnn_layer.out\0aten::mkldnn_rnn_layer.out(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))\0"
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
    "aten::slow_conv3d\0aten::slow_conv3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0) -> Tensor\0"
    "aten::slow_conv3d.out\0aten::slow_conv3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::slow_conv3d_forward\0aten::slow_conv3d_forward(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias, SymInt[3] stride, SymInt[3] padding) -> Tensor\0"
    "aten::slow_conv3d_forward.output\0aten::slow_conv3d_forward.output(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias, SymInt[3] stride, SymInt[3] padding, *, Tensor(a!) output) -> Tensor(a!)\0"
    "aten::slow_conv_dilated2d\0aten::slow_conv_dilated2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1) -> Tensor\0"
    "aten::slow_conv_dilated2d.out\0aten::slow_conv_dilated2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=[1, 1], SymInt[2] padding=[0, 0], SymInt[2] dilation=[1, 1], *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::slow_conv_dilated3d\0aten::slow_conv_dilated3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1) -> Tensor\0"
    "aten::slow_conv_dilated3d.out\0aten::slow_conv_dilated3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=[1, 1, 1], SymInt[3] padding=[0, 0, 0], SymInt[3] dilation=[1, 1, 1], *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::slow_conv_transpose3d\0aten::slow_conv_transpose3d(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1) -> Tensor\0"
    "aten::slow_conv_transpose3d.out\0aten::slow_conv_transpose3d.out(Tensor self, Tensor weight, SymInt[3] kernel_size, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt[3] dilation=1, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::thnn_conv2d\0aten::thnn_conv2d(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0) -> Tensor\0"
    "aten::thnn_conv2d.out\0aten::thnn_conv2d.out(Tensor self, Tensor weight, SymInt[2] kernel_size, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "mkl::_mkl_linear\0mkl::_mkl_linear(Tensor X, Tensor MKL_W, Tensor ORI_W, Tensor? B, int batch_size) -> Tensor\0"
    "mkldnn::_convolution_pointwise\0mkldnn::_convolution_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y\0"
    "mkldnn::_convolution_pointwise.binary\0mkldnn::_convolution_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor Y\0"
    "mkldnn::_convolution_pointwise_.binary\0mkldnn::_convolution_pointwise_.binary(Tensor(a!) other, Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor(a!) Y\0"
    "mkldnn::_convolution_transpose_pointwise\0mkldnn::_convolution_transpose_pointwise(Tensor X, Tensor W, Tensor? B, SymInt[] padding, SymInt[] output_padding, SymInt[] stride, SymInt[] dilation, SymInt groups, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y\0"
    "mkldnn::_linear_pointwise\0mkldnn::_linear_pointwise(Tensor X, Tensor W, Tensor? B, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y\0"
    "mkldnn::_linear_pointwise.binary\0mkldnn::_linear_pointwise.binary(Tensor X, Tensor other, Tensor W, Tensor? B, str attr) -> Tensor Y\0"
    "onednn::qconv2d_pointwise.binary_tensor\0onednn::qconv2d_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor(a!) qaccum, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups, float output_scale, int output_zero_point, ScalarType? output_dtype, float accum_scale, int accum_zero_point, str binary_attr, Scalar? alpha, str? unary_attr, Scalar?[] unary_scalars, str? unary_algorithm) -> Tensor\0"
    "onednn::qconv_pointwise.tensor\0onednn::qconv_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, SymInt groups, float output_scale, int output_zero_point, ScalarType? output_dtype, str attr, Scalar?[] scalars, str? algorithm) -> Tensor\0"
    "onednn::qlinear_pointwise.binary_tensor\0onednn::qlinear_pointwise.binary_tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? other, Tensor? bias, float output_scale, int output_zero_point, ScalarType? output_dtype, float other_scale, int other_zp, str binary_post_op, float binary_alpha, str unary_post_op, Scalar?[] unary_post_op_args, str unary_post_op_algorithm) -> Tensor\0"
    "onednn::qlinear_pointwise.tensor\0onednn::qlinear_pointwise.tensor(Tensor qx, Tensor x_scale, Tensor x_zero_point, Tensor qw, Tensor w_scale, Tensor w_zero_point, Tensor? bias, float output_scale, int output_zero_point, ScalarType? output_dtype, str post_op_name, Scalar?[] post_op_args, str post_op_algorithm) -> Tensor\0"
    "";
