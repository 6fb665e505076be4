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
tn_status tni_kernel__grouped_mm(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__scaled_mm(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel__scaled_mm_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel__weight_int4pack_mm_for_cpu(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fft_fftfreq(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_fftfreq_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fft_rfftfreq(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fft_rfftfreq_out(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_prims_normal(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_prims_uniform(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_prod(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_promote_types(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_put_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_qr(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_quantile(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_quantile_scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_quantized_int4mm_packed_weight_cpu(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__grouped_mm, /* 58 */
    tni_kernel__histogramdd_bin_edges, /* 59 */
    tni_kernel__histogramdd_from_bin_cts, /* 60 */
    tni_kernel__histogramdd_from_bin_tensors, /* 61 */
    tni_kernel__index_put_impl_, /* 62 */
    tni_kernel__int_mm, /* 63 */
    tni_kernel__int_mm_out, /* 64 */
    tni_kernel__is_all_true, /* 65 */
    tni_kernel__is_any_true, /* 66 */
    tni_kernel__linalg_check_errors, /* 67 */
    tni_kernel__linalg_det, /* 68 */
    tni_kernel__linalg_eigh, /* 69 */
    tni_kernel__linalg_eigvals, /* 70 */
    tni_kernel__linalg_slogdet, /* 71 */
    tni_kernel__linalg_solve_ex, /* 72 */
    tni_kernel__linalg_svd, /* 73 */
    tni_kernel__local_scalar_dense, /* 74 */
    tni_kernel__logcumsumexp, /* 75 */
    tni_kernel__lu_with_info, /* 76 */
    tni_kernel__native_batch_norm_legit, /* 77 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 78 */
    tni_kernel__native_batch_norm_legit_no_training, /* 79 */
    tni_kernel__native_batch_norm_legit_out, /* 80 */
    tni_kernel__neg_view, /* 81 */
    tni_kernel__pdist_backward, /* 82 */
    tni_kernel__pdist_forward, /* 83 */
    tni_kernel__prelu_kernel, /* 84 */
    tni_kernel__prelu_kernel_backward, /* 85 */
    tni_kernel__reshape_alias, /* 86 */
    tni_kernel__safe_softmax, /* 87 */
    tni_kernel__scaled_dot_product_attention_math, /* 88 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu, /* 89 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward, /* 90 */
    tni_kernel__scaled_mm, /* 91 */
    tni_kernel__scaled_mm_out, /* 92 */
    tni_kernel__segment_reduce_backward, /* 93 */
    tni_kernel__slow_conv2d_backward_output_mask, /* 94 */
    tni_kernel__slow_conv2d_forward, /* 95 */
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 96 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 97 */
    tni_kernel__to_copy, /* 98 */
    tni_kernel__trilinear, /* 99 */
    tni_kernel__unique, /* 100 */
    tni_kernel__unique2, /* 101 */
    tni_kernel__unsafe_index_Tensor, /* 102 */
    tni_kernel__unsafe_index_put, /* 103 */
    tni_kernel__unsafe_masked_index, /* 104 */
    tni_kernel__unsafe_masked_index_put_accumulate, /* 105 */
    tni_kernel__upsample_bicubic2d_aa, /* 106 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 107 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 108 */
    tni_kernel__upsample_bilinear2d_aa, /* 109 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 110 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 111 */
    tni_kernel__upsample_lanczos2d_aa, /* 112 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 113 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 114 */
    tni_kernel__upsample_nearest_exact1d, /* 115 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 116 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 117 */
    tni_kernel__upsample_nearest_exact2d, /* 118 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 119 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 120 */
    tni_kernel__upsample_nearest_exact3d, /* 121 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 122 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 123 */
    tni_kernel__weight_int4pack_mm_for_cpu, /* 124 */
    tni_kernel__weight_int8pack_mm, /* 125 */
    tni_kernel_abs, /* 126 */
    tni_kernel_abs_, /* 127 */
    tni_kernel_abs_out, /* 128 */
    tni_kernel_absolute, /* 129 */
    tni_kernel_absolute_, /* 130 */
    tni_kernel_adaptive_avg_pool1d, /* 131 */
    tni_kernel_adaptive_avg_pool2d, /* 132 */
    tni_kernel_adaptive_avg_pool3d, /* 133 */
    tni_kernel_adaptive_max_pool1d, /* 134 */
    tni_kernel_adaptive_max_pool2d, /* 135 */
    tni_kernel_adaptive_max_pool2d_backward, /* 136 */
    tni_kernel_adaptive_max_pool3d, /* 137 */
    tni_kernel_adaptive_max_pool3d_backward, /* 138 */
    tni_kernel_add_Scalar, /* 139 */
    tni_kernel_add__Scalar, /* 140 */
    tni_kernel_addbmm, /* 141 */
    tni_kernel_addbmm_, /* 142 */
    tni_kernel_addr, /* 143 */
    tni_kernel_adjoint, /* 144 */
    tni_kernel_affine_grid_generator, /* 145 */
    tni_kernel_affine_grid_generator_backward, /* 146 */
    tni_kernel_alias, /* 147 */
    tni_kernel_allclose, /* 148 */
    tni_kernel_alpha_dropout, /* 149 */
    tni_kernel_alpha_dropout_, /* 150 */
    tni_kernel_angle, /* 151 */
    tni_kernel_angle_out, /* 152 */
    tni_kernel_arange, /* 153 */
    tni_kernel_arange_start, /* 154 */
    tni_kernel_arange_start_step, /* 155 */
    tni_kernel_arccos, /* 156 */
    tni_kernel_arccos_, /* 157 */
    tni_kernel_arccosh, /* 158 */
    tni_kernel_arccosh_, /* 159 */
    tni_kernel_arcsin, /* 160 */
    tni_kernel_arcsin_, /* 161 */
    tni_kernel_arcsinh, /* 162 */
    tni_kernel_arcsinh_, /* 163 */
    tni_kernel_arctan, /* 164 */
    tni_kernel_arctan2, /* 165 */
    tni_kernel_arctan2_, /* 166 */
    tni_kernel_arctan_, /* 167 */
    tni_kernel_arctanh, /* 168 */
    tni_kernel_arctanh_, /* 169 */
    tni_kernel_argsort, /* 170 */
    tni_kernel_argsort_stable, /* 171 */
    tni_kernel_argsort_stable_out, /* 172 */
    tni_kernel_argwhere, /* 173 */
    tni_kernel_as_strided, /* 174 */
    tni_kernel_as_strided_scatter, /* 175 */
    tni_kernel_atleast_1d, /* 176 */
    tni_kernel_atleast_1d_Sequence, /* 177 */
    tni_kernel_atleast_2d, /* 178 */
    tni_kernel_atleast_2d_Sequence, /* 179 */
    tni_kernel_atleast_3d, /* 180 */
    tni_kernel_atleast_3d_Sequence, /* 181 */
    tni_kernel_avg_pool1d, /* 182 */
    tni_kernel_avg_pool2d, /* 183 */
    tni_kernel_avg_pool2d_backward, /* 184 */
    tni_kernel_avg_pool3d, /* 185 */
    tni_kernel_avg_pool3d_backward, /* 186 */
    tni_kernel_backend_select, /* 187 */
    tni_kernel_bartlett_window, /* 188 */
    tni_kernel_bartlett_window_periodic, /* 189 */
    tni_kernel_batch_norm, /* 190 */
    tni_kernel_batch_norm_backward, /* 191 */
    tni_kernel_batch_norm_update_stats, /* 192 */
    tni_kernel_bernoulli, /* 193 */
    tni_kernel_bernoulli__Tensor, /* 194 */
    tni_kernel_bernoulli__float, /* 195 */
    tni_kernel_bernoulli_p, /* 196 */
    tni_kernel_bilinear, /* 197 */
    tni_kernel_binary_cross_entropy, /* 198 */
    tni_kernel_binary_cross_entropy_backward, /* 199 */
    tni_kernel_binary_cross_entropy_with_logits, /* 200 */
    tni_kernel_bincount, /* 201 */
    tni_kernel_binomial, /* 202 */
    tni_kernel_bitwise_and_Scalar, /* 203 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 204 */
    tni_kernel_bitwise_and_Scalar_out, /* 205 */
    tni_kernel_bitwise_and__Scalar, /* 206 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 207 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 208 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 209 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 210 */
    tni_kernel_bitwise_or_Scalar, /* 211 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 212 */
    tni_kernel_bitwise_or_Scalar_out, /* 213 */
    tni_kernel_bitwise_or__Scalar, /* 214 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 215 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 216 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 217 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 218 */
    tni_kernel_bitwise_xor_Scalar, /* 219 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 220 */
    tni_kernel_bitwise_xor_Scalar_out, /* 221 */
    tni_kernel_bitwise_xor__Scalar, /* 222 */
    tni_kernel_blackman_window, /* 223 */
    tni_kernel_blackman_window_periodic, /* 224 */
    tni_kernel_block_diag, /* 225 */
    tni_kernel_broadcast_tensors, /* 226 */
    tni_kernel_broadcast_to, /* 227 */
    tni_kernel_bucketize_Scalar, /* 228 */
    tni_kernel_bucketize_Tensor, /* 229 */
    tni_kernel_can_cast, /* 230 */
    tni_kernel_cartesian_prod, /* 231 */
    tni_kernel_cat, /* 232 */
    tni_kernel_cat_elsewhere, /* 233 */
    tni_kernel_cat_out, /* 234 */
    tni_kernel_cauchy_, /* 235 */
    tni_kernel_cdist, /* 236 */
    tni_kernel_celu, /* 237 */
    tni_kernel_channel_shuffle, /* 238 */
    tni_kernel_cholesky, /* 239 */
    tni_kernel_cholesky_inverse, /* 240 */
    tni_kernel_cholesky_out, /* 241 */
    tni_kernel_cholesky_solve, /* 242 */
    tni_kernel_cholesky_solve_out, /* 243 */
    tni_kernel_chunk, /* 244 */
    tni_kernel_clip, /* 245 */
    tni_kernel_clip_, /* 246 */
    tni_kernel_clip_Tensor, /* 247 */
    tni_kernel_clip__Tensor, /* 248 */
    tni_kernel_clone, /* 249 */
    tni_kernel_col2im, /* 250 */
    tni_kernel_column_stack, /* 251 */
    tni_kernel_combinations, /* 252 */
    tni_kernel_complex, /* 253 */
    tni_kernel_complex_out, /* 254 */
    tni_kernel_concat, /* 255 */
    tni_kernel_concatenate, /* 256 */
    tni_kernel_conj, /* 257 */
    tni_kernel_conj_physical, /* 258 */
    tni_kernel_constant_pad_nd, /* 259 */
    tni_kernel_contiguous, /* 260 */
    tni_kernel_conv1d, /* 261 */
    tni_kernel_conv1d_padding, /* 262 */
    tni_kernel_conv2d, /* 263 */
    tni_kernel_conv2d_padding, /* 264 */
    tni_kernel_conv3d, /* 265 */
    tni_kernel_conv3d_padding, /* 266 */
    tni_kernel_conv_transpose1d, /* 267 */
    tni_kernel_conv_transpose2d_input, /* 268 */
    tni_kernel_conv_transpose3d_input, /* 269 */
    tni_kernel_convolution, /* 270 */
    tni_kernel_convolution_backward, /* 271 */
    tni_kernel_copy_, /* 272 */
    tni_kernel_copysign_Scalar, /* 273 */
    tni_kernel_copysign_Scalar_out, /* 274 */
    tni_kernel_copysign__Scalar, /* 275 */
    tni_kernel_corrcoef, /* 276 */
    tni_kernel_cosine_embedding_loss, /* 277 */
    tni_kernel_cosine_similarity, /* 278 */
    tni_kernel_count_nonzero, /* 279 */
    tni_kernel_count_nonzero_dim_IntList, /* 280 */
    tni_kernel_cov, /* 281 */
    tni_kernel_cross, /* 282 */
    tni_kernel_cross_entropy_loss, /* 283 */
    tni_kernel_ctc_loss_IntList, /* 284 */
    tni_kernel_ctc_loss_Tensor, /* 285 */
    tni_kernel_cummax, /* 286 */
    tni_kernel_cummin, /* 287 */
    tni_kernel_cumulative_trapezoid_dx, /* 288 */
    tni_kernel_cumulative_trapezoid_x, /* 289 */
    tni_kernel_deg2rad, /* 290 */
    tni_kernel_det, /* 291 */
    tni_kernel_detach, /* 292 */
    tni_kernel_detach_, /* 293 */
    tni_kernel_diag, /* 294 */
    tni_kernel_diag_embed, /* 295 */
    tni_kernel_diagflat, /* 296 */
    tni_kernel_diagonal, /* 297 */
    tni_kernel_diagonal_backward, /* 298 */
    tni_kernel_diagonal_scatter, /* 299 */
    tni_kernel_diff, /* 300 */
    tni_kernel_diff_out, /* 301 */
    tni_kernel_dist, /* 302 */
    tni_kernel_div_Scalar, /* 303 */
    tni_kernel_div_Scalar_mode, /* 304 */
    tni_kernel_div__Scalar, /* 305 */
    tni_kernel_div__Scalar_mode, /* 306 */
    tni_kernel_divide_Scalar, /* 307 */
    tni_kernel_divide_Scalar_mode, /* 308 */
    tni_kernel_divide_Tensor, /* 309 */
    tni_kernel_divide_Tensor_mode, /* 310 */
    tni_kernel_divide__Scalar, /* 311 */
    tni_kernel_divide__Scalar_mode, /* 312 */
    tni_kernel_divide__Tensor, /* 313 */
    tni_kernel_divide__Tensor_mode, /* 314 */
    tni_kernel_dot, /* 315 */
    tni_kernel_dropout, /* 316 */
    tni_kernel_dropout_, /* 317 */
    tni_kernel_dsplit_array, /* 318 */
    tni_kernel_dsplit_int, /* 319 */
    tni_kernel_dstack, /* 320 */
    tni_kernel_einsum, /* 321 */
    tni_kernel_embedding, /* 322 */
    tni_kernel_embedding_backward, /* 323 */
    tni_kernel_embedding_bag, /* 324 */
    tni_kernel_embedding_bag_padding_idx, /* 325 */
    tni_kernel_embedding_dense_backward, /* 326 */
    tni_kernel_embedding_renorm_, /* 327 */
    tni_kernel_empty_like, /* 328 */
    tni_kernel_empty_memory_format, /* 329 */
    tni_kernel_empty_out, /* 330 */
    tni_kernel_empty_permuted, /* 331 */
    tni_kernel_empty_strided, /* 332 */
    tni_kernel_equal, /* 333 */
    tni_kernel_expand, /* 334 */
    tni_kernel_expand_as, /* 335 */
    tni_kernel_exponential_, /* 336 */
    tni_kernel_eye, /* 337 */
    tni_kernel_eye_m, /* 338 */
    tni_kernel_feature_alpha_dropout, /* 339 */
    tni_kernel_feature_alpha_dropout_, /* 340 */
    tni_kernel_feature_dropout, /* 341 */
    tni_kernel_feature_dropout_, /* 342 */
    tni_kernel_fft_fft, /* 343 */
    tni_kernel_fft_fft2, /* 344 */
    tni_kernel_fft_fft2_out, /* 345 */
    tni_kernel_fft_fft_out, /* 346 */
    tni_kernel_fft_fftfreq, /* 347 */
    tni_kernel_fft_fftfreq_out, /* 348 */
    tni_kernel_fft_fftn, /* 349 */
    tni_kernel_fft_fftn_out, /* 350 */
    tni_kernel_fft_fftshift, /* 351 */
    tni_kernel_fft_hfft, /* 352 */
    tni_kernel_fft_hfft2, /* 353 */
    tni_kernel_fft_hfft2_out, /* 354 */
    tni_kernel_fft_hfft_out, /* 355 */
    tni_kernel_fft_hfftn, /* 356 */
    tni_kernel_fft_hfftn_out, /* 357 */
    tni_kernel_fft_ifft, /* 358 */
    tni_kernel_fft_ifft2, /* 359 */
    tni_kernel_fft_ifft2_out, /* 360 */
    tni_kernel_fft_ifft_out, /* 361 */
    tni_kernel_fft_ifftn, /* 362 */
    tni_kernel_fft_ifftn_out, /* 363 */
    tni_kernel_fft_ifftshift, /* 364 */
    tni_kernel_fft_ihfft, /* 365 */
    tni_kernel_fft_ihfft2, /* 366 */
    tni_kernel_fft_ihfft2_out, /* 367 */
    tni_kernel_fft_ihfft_out, /* 368 */
    tni_kernel_fft_ihfftn, /* 369 */
    tni_kernel_fft_ihfftn_out, /* 370 */
    tni_kernel_fft_irfft, /* 371 */
    tni_kernel_fft_irfft2, /* 372 */
    tni_kernel_fft_irfft2_out, /* 373 */
    tni_kernel_fft_irfft_out, /* 374 */
    tni_kernel_fft_irfftn, /* 375 */
    tni_kernel_fft_irfftn_out, /* 376 */
    tni_kernel_fft_rfft, /* 377 */
    tni_kernel_fft_rfft2, /* 378 */
    tni_kernel_fft_rfft2_out, /* 379 */
    tni_kernel_fft_rfft_out, /* 380 */
    tni_kernel_fft_rfftfreq, /* 381 */
    tni_kernel_fft_rfftfreq_out, /* 382 */
    tni_kernel_fft_rfftn, /* 383 */
    tni_kernel_fft_rfftn_out, /* 384 */
    tni_kernel_fill__Scalar, /* 385 */
    tni_kernel_fill__Tensor, /* 386 */
    tni_kernel_fix, /* 387 */
    tni_kernel_fix_, /* 388 */
    tni_kernel_flatten_using_ints, /* 389 */
    tni_kernel_flip, /* 390 */
    tni_kernel_fliplr, /* 391 */
    tni_kernel_flipud, /* 392 */
    tni_kernel_float_power_Scalar, /* 393 */
    tni_kernel_float_power_Scalar_out, /* 394 */
    tni_kernel_float_power_Tensor_Scalar, /* 395 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 396 */
    tni_kernel_float_power_Tensor_Tensor, /* 397 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 398 */
    tni_kernel_float_power__Scalar, /* 399 */
    tni_kernel_float_power__Tensor, /* 400 */
    tni_kernel_floor_divide, /* 401 */
    tni_kernel_floor_divide_Scalar, /* 402 */
    tni_kernel_floor_divide__Scalar, /* 403 */
    tni_kernel_floor_divide__Tensor, /* 404 */
    tni_kernel_floor_divide_out, /* 405 */
    tni_kernel_fmod_Scalar, /* 406 */
    tni_kernel_fmod_Scalar_out, /* 407 */
    tni_kernel_fmod__Scalar, /* 408 */
    tni_kernel_fractional_max_pool2d, /* 409 */
    tni_kernel_fractional_max_pool2d_backward, /* 410 */
    tni_kernel_fractional_max_pool3d, /* 411 */
    tni_kernel_fractional_max_pool3d_backward, /* 412 */
    tni_kernel_frexp_Tensor, /* 413 */
    tni_kernel_frexp_Tensor_out, /* 414 */
    tni_kernel_from_file, /* 415 */
    tni_kernel_full, /* 416 */
    tni_kernel_full_like, /* 417 */
    tni_kernel_gather_backward, /* 418 */
    tni_kernel_geometric_, /* 419 */
    tni_kernel_geqrf, /* 420 */
    tni_kernel_ger, /* 421 */
    tni_kernel_glu, /* 422 */
    tni_kernel_glu_backward, /* 423 */
    tni_kernel_gradient_array, /* 424 */
    tni_kernel_gradient_scalararray, /* 425 */
    tni_kernel_gradient_scalarint, /* 426 */
    tni_kernel_gradient_scalarrayarray, /* 427 */
    tni_kernel_gradient_scalarrayint, /* 428 */
    tni_kernel_gradient_tensorarray, /* 429 */
    tni_kernel_gradient_tensorarrayint, /* 430 */
    tni_kernel_greater_Scalar, /* 431 */
    tni_kernel_greater_Tensor, /* 432 */
    tni_kernel_greater__Scalar, /* 433 */
    tni_kernel_greater__Tensor, /* 434 */
    tni_kernel_greater_equal_Scalar, /* 435 */
    tni_kernel_greater_equal_Tensor, /* 436 */
    tni_kernel_greater_equal__Scalar, /* 437 */
    tni_kernel_greater_equal__Tensor, /* 438 */
    tni_kernel_grid_sampler, /* 439 */
    tni_kernel_grid_sampler_2d, /* 440 */
    tni_kernel_grid_sampler_2d_backward, /* 441 */
    tni_kernel_grid_sampler_3d, /* 442 */
    tni_kernel_grid_sampler_3d_backward, /* 443 */
    tni_kernel_group_norm, /* 444 */
    tni_kernel_gru_cell, /* 445 */
    tni_kernel_gru_data, /* 446 */
    tni_kernel_gru_input, /* 447 */
    tni_kernel_hamming_window, /* 448 */
    tni_kernel_hamming_window_periodic, /* 449 */
    tni_kernel_hamming_window_periodic_alpha, /* 450 */
    tni_kernel_hamming_window_periodic_alpha_beta, /* 451 */
    tni_kernel_hann_window, /* 452 */
    tni_kernel_hann_window_periodic, /* 453 */
    tni_kernel_hardswish, /* 454 */
    tni_kernel_hardswish_, /* 455 */
    tni_kernel_hardswish_backward, /* 456 */
    tni_kernel_hardswish_out, /* 457 */
    tni_kernel_hardtanh, /* 458 */
    tni_kernel_hardtanh_, /* 459 */
    tni_kernel_hardtanh_backward, /* 460 */
    tni_kernel_hardtanh_backward_grad_input, /* 461 */
    tni_kernel_hardtanh_out, /* 462 */
    tni_kernel_hinge_embedding_loss, /* 463 */
    tni_kernel_histc, /* 464 */
    tni_kernel_histogram_bin_ct, /* 465 */
    tni_kernel_histogram_bins_tensor, /* 466 */
    tni_kernel_histogramdd, /* 467 */
    tni_kernel_histogramdd_TensorList_bins, /* 468 */
    tni_kernel_histogramdd_int_bins, /* 469 */
    tni_kernel_hsplit_array, /* 470 */
    tni_kernel_hsplit_int, /* 471 */
    tni_kernel_hstack, /* 472 */
    tni_kernel_huber_loss, /* 473 */
    tni_kernel_huber_loss_backward, /* 474 */
    tni_kernel_im2col, /* 475 */
    tni_kernel_imag, /* 476 */
    tni_kernel_index_Tensor, /* 477 */
    tni_kernel_index_fill__int_Scalar, /* 478 */
    tni_kernel_index_fill__int_Tensor, /* 479 */
    tni_kernel_index_put_, /* 480 */
    tni_kernel_index_select, /* 481 */
    tni_kernel_index_select_backward, /* 482 */
    tni_kernel_inner, /* 483 */
    tni_kernel_instance_norm, /* 484 */
    tni_kernel_inverse, /* 485 */
    tni_kernel_is_complex, /* 486 */
    tni_kernel_is_conj, /* 487 */
    tni_kernel_is_distributed, /* 488 */
    tni_kernel_is_floating_point, /* 489 */
    tni_kernel_is_inference, /* 490 */
    tni_kernel_is_neg, /* 491 */
    tni_kernel_is_nonzero, /* 492 */
    tni_kernel_is_pinned, /* 493 */
    tni_kernel_is_same_size, /* 494 */
    tni_kernel_is_signed, /* 495 */
    tni_kernel_isclose, /* 496 */
    tni_kernel_isfinite, /* 497 */
    tni_kernel_isinf, /* 498 */
    tni_kernel_isnan, /* 499 */
    tni_kernel_isreal, /* 500 */
    tni_kernel_istft, /* 501 */
    tni_kernel_item, /* 502 */
    tni_kernel_kaiser_window, /* 503 */
    tni_kernel_kaiser_window_beta, /* 504 */
    tni_kernel_kaiser_window_periodic, /* 505 */
    tni_kernel_kl_div, /* 506 */
    tni_kernel_kron, /* 507 */
    tni_kernel_kthvalue, /* 508 */
    tni_kernel_kthvalue_values, /* 509 */
    tni_kernel_l1_loss, /* 510 */
    tni_kernel_layer_norm, /* 511 */
    tni_kernel_ldexp_Tensor, /* 512 */
    tni_kernel_less_Scalar, /* 513 */
    tni_kernel_less_Tensor, /* 514 */
    tni_kernel_less__Scalar, /* 515 */
    tni_kernel_less__Tensor, /* 516 */
    tni_kernel_less_equal_Scalar, /* 517 */
    tni_kernel_less_equal_Tensor, /* 518 */
    tni_kernel_less_equal__Scalar, /* 519 */
    tni_kernel_less_equal__Tensor, /* 520 */
    tni_kernel_lift, /* 521 */
    tni_kernel_lift_fresh, /* 522 */
    tni_kernel_linalg_cholesky, /* 523 */
    tni_kernel_linalg_cholesky_ex, /* 524 */
    tni_kernel_linalg_cond, /* 525 */
    tni_kernel_linalg_cond_p_str, /* 526 */
    tni_kernel_linalg_cross, /* 527 */
    tni_kernel_linalg_det, /* 528 */
    tni_kernel_linalg_diagonal, /* 529 */
    tni_kernel_linalg_eig, /* 530 */
    tni_kernel_linalg_eigh, /* 531 */
    tni_kernel_linalg_eigvals, /* 532 */
    tni_kernel_linalg_eigvalsh, /* 533 */
    tni_kernel_linalg_householder_product, /* 534 */
    tni_kernel_linalg_inv, /* 535 */
    tni_kernel_linalg_inv_ex, /* 536 */
    tni_kernel_linalg_ldl_factor, /* 537 */
    tni_kernel_linalg_ldl_factor_ex, /* 538 */
    tni_kernel_linalg_ldl_solve, /* 539 */
    tni_kernel_linalg_lstsq, /* 540 */
    tni_kernel_linalg_lu, /* 541 */
    tni_kernel_linalg_lu_factor, /* 542 */
    tni_kernel_linalg_lu_factor_ex, /* 543 */
    tni_kernel_linalg_lu_solve, /* 544 */
    tni_kernel_linalg_matmul, /* 545 */
    tni_kernel_linalg_matrix_exp, /* 546 */
    tni_kernel_linalg_matrix_norm, /* 547 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 548 */
    tni_kernel_linalg_matrix_power, /* 549 */
    tni_kernel_linalg_matrix_rank, /* 550 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 551 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 552 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 553 */
    tni_kernel_linalg_multi_dot, /* 554 */
    tni_kernel_linalg_norm, /* 555 */
    tni_kernel_linalg_norm_ord_str, /* 556 */
    tni_kernel_linalg_pinv, /* 557 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 558 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 559 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 560 */
    tni_kernel_linalg_qr, /* 561 */
    tni_kernel_linalg_slogdet, /* 562 */
    tni_kernel_linalg_solve, /* 563 */
    tni_kernel_linalg_solve_ex, /* 564 */
    tni_kernel_linalg_solve_triangular, /* 565 */
    tni_kernel_linalg_svd, /* 566 */
    tni_kernel_linalg_svdvals, /* 567 */
    tni_kernel_linalg_tensorinv, /* 568 */
    tni_kernel_linalg_tensorinv_out, /* 569 */
    tni_kernel_linalg_tensorsolve, /* 570 */
    tni_kernel_linalg_vander, /* 571 */
    tni_kernel_linalg_vecdot, /* 572 */
    tni_kernel_linear, /* 573 */
    tni_kernel_linspace, /* 574 */
    tni_kernel_linspace_Scalar_Tensor, /* 575 */
    tni_kernel_linspace_Tensor_Scalar, /* 576 */
    tni_kernel_linspace_Tensor_Tensor, /* 577 */
    tni_kernel_log_normal_, /* 578 */
    tni_kernel_log_sigmoid, /* 579 */
    tni_kernel_log_sigmoid_backward, /* 580 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 581 */
    tni_kernel_log_sigmoid_forward, /* 582 */
    tni_kernel_log_sigmoid_forward_output, /* 583 */
    tni_kernel_log_sigmoid_out, /* 584 */
    tni_kernel_log_softmax_int, /* 585 */
    tni_kernel_logcumsumexp, /* 586 */
    tni_kernel_logdet, /* 587 */
    tni_kernel_logical_and, /* 588 */
    tni_kernel_logical_and_, /* 589 */
    tni_kernel_logical_and_out, /* 590 */
    tni_kernel_logical_not, /* 591 */
    tni_kernel_logical_not_, /* 592 */
    tni_kernel_logical_not_out, /* 593 */
    tni_kernel_logical_or, /* 594 */
    tni_kernel_logical_or_, /* 595 */
    tni_kernel_logical_or_out, /* 596 */
    tni_kernel_logical_xor, /* 597 */
    tni_kernel_logical_xor_, /* 598 */
    tni_kernel_logical_xor_out, /* 599 */
    tni_kernel_logit, /* 600 */
    tni_kernel_logit_, /* 601 */
    tni_kernel_logit_out, /* 602 */
    tni_kernel_logspace, /* 603 */
    tni_kernel_logspace_Scalar_Tensor, /* 604 */
    tni_kernel_logspace_Tensor_Scalar, /* 605 */
    tni_kernel_logspace_Tensor_Tensor, /* 606 */
    tni_kernel_logsumexp, /* 607 */
    tni_kernel_lstm_cell, /* 608 */
    tni_kernel_lstm_data, /* 609 */
    tni_kernel_lstm_input, /* 610 */
    tni_kernel_lu_solve, /* 611 */
    tni_kernel_lu_unpack, /* 612 */
    tni_kernel_mH, /* 613 */
    tni_kernel_mT, /* 614 */
    tni_kernel_margin_ranking_loss, /* 615 */
    tni_kernel_masked_fill_Scalar, /* 616 */
    tni_kernel_masked_fill_Tensor, /* 617 */
    tni_kernel_masked_fill__Scalar, /* 618 */
    tni_kernel_masked_fill__Tensor, /* 619 */
    tni_kernel_masked_scatter, /* 620 */
    tni_kernel_masked_scatter_, /* 621 */
    tni_kernel_masked_scatter_backward, /* 622 */
    tni_kernel_masked_select, /* 623 */
    tni_kernel_masked_select_out, /* 624 */
    tni_kernel_matmul, /* 625 */
    tni_kernel_matmul_out, /* 626 */
    tni_kernel_matrix_H, /* 627 */
    tni_kernel_matrix_exp, /* 628 */
    tni_kernel_matrix_exp_backward, /* 629 */
    tni_kernel_matrix_power, /* 630 */
    tni_kernel_max, /* 631 */
    tni_kernel_max_other, /* 632 */
    tni_kernel_max_out, /* 633 */
    tni_kernel_max_pool1d, /* 634 */
    tni_kernel_max_pool1d_with_indices, /* 635 */
    tni_kernel_max_pool2d, /* 636 */
    tni_kernel_max_pool2d_with_indices, /* 637 */
    tni_kernel_max_pool2d_with_indices_backward, /* 638 */
    tni_kernel_max_pool3d, /* 639 */
    tni_kernel_max_pool3d_with_indices, /* 640 */
    tni_kernel_max_pool3d_with_indices_backward, /* 641 */
    tni_kernel_max_unpool2d, /* 642 */
    tni_kernel_max_unpool3d, /* 643 */
    tni_kernel_mean, /* 644 */
    tni_kernel_median, /* 645 */
    tni_kernel_median_dim, /* 646 */
    tni_kernel_meshgrid, /* 647 */
    tni_kernel_meshgrid_indexing, /* 648 */
    tni_kernel_min, /* 649 */
    tni_kernel_min_other, /* 650 */
    tni_kernel_min_out, /* 651 */
    tni_kernel_mish_backward, /* 652 */
    tni_kernel_mish_backward_composite, /* 653 */
    tni_kernel_mkl__mkl_linear, /* 654 */
    tni_kernel_mkldnn__convolution_pointwise, /* 655 */
    tni_kernel_mkldnn__convolution_pointwise__binary, /* 656 */
    tni_kernel_mkldnn__convolution_pointwise_binary, /* 657 */
    tni_kernel_mkldnn__convolution_transpose_pointwise, /* 658 */
    tni_kernel_mkldnn__linear_pointwise, /* 659 */
    tni_kernel_mkldnn__linear_pointwise_binary, /* 660 */
    tni_kernel_mkldnn_rnn_layer, /* 661 */
    tni_kernel_mode, /* 662 */
    tni_kernel_moveaxis_int, /* 663 */
    tni_kernel_moveaxis_intlist, /* 664 */
    tni_kernel_movedim_int, /* 665 */
    tni_kernel_movedim_intlist, /* 666 */
    tni_kernel_mse_loss, /* 667 */
    tni_kernel_mse_loss_backward, /* 668 */
    tni_kernel_msort, /* 669 */
    tni_kernel_msort_out, /* 670 */
    tni_kernel_mul_Scalar, /* 671 */
    tni_kernel_mul__Scalar, /* 672 */
    tni_kernel_multi_margin_loss, /* 673 */
    tni_kernel_multi_margin_loss_backward, /* 674 */
    tni_kernel_multilabel_margin_loss, /* 675 */
    tni_kernel_multilabel_margin_loss_backward, /* 676 */
    tni_kernel_multilabel_margin_loss_forward, /* 677 */
    tni_kernel_multinomial, /* 678 */
    tni_kernel_multinomial_out, /* 679 */
    tni_kernel_multiply_Scalar, /* 680 */
    tni_kernel_multiply_Tensor, /* 681 */
    tni_kernel_multiply__Scalar, /* 682 */
    tni_kernel_multiply__Tensor, /* 683 */
    tni_kernel_mv, /* 684 */
    tni_kernel_mvlgamma, /* 685 */
    tni_kernel_mvlgamma_, /* 686 */
    tni_kernel_mvlgamma_out, /* 687 */
    tni_kernel_nan_to_num, /* 688 */
    tni_kernel_nan_to_num_, /* 689 */
    tni_kernel_nan_to_num_out, /* 690 */
    tni_kernel_nanmean, /* 691 */
    tni_kernel_nanmean_out, /* 692 */
    tni_kernel_nanmedian, /* 693 */
    tni_kernel_nanmedian_dim, /* 694 */
    tni_kernel_nanquantile, /* 695 */
    tni_kernel_nanquantile_scalar, /* 696 */
    tni_kernel_nansum, /* 697 */
    tni_kernel_narrow, /* 698 */
    tni_kernel_narrow_Tensor, /* 699 */
    tni_kernel_narrow_copy, /* 700 */
    tni_kernel_native_batch_norm, /* 701 */
    tni_kernel_native_batch_norm_backward, /* 702 */
    tni_kernel_native_channel_shuffle, /* 703 */
    tni_kernel_native_dropout, /* 704 */
    tni_kernel_native_dropout_backward, /* 705 */
    tni_kernel_native_group_norm, /* 706 */
    tni_kernel_native_group_norm_backward, /* 707 */
    tni_kernel_native_layer_norm, /* 708 */
    tni_kernel_native_layer_norm_backward, /* 709 */
    tni_kernel_negative, /* 710 */
    tni_kernel_negative_, /* 711 */
    tni_kernel_new_empty, /* 712 */
    tni_kernel_new_empty_strided, /* 713 */
    tni_kernel_new_full, /* 714 */
    tni_kernel_new_ones, /* 715 */
    tni_kernel_new_zeros, /* 716 */
    tni_kernel_nll_loss, /* 717 */
    tni_kernel_nll_loss2d, /* 718 */
    tni_kernel_nll_loss2d_backward, /* 719 */
    tni_kernel_nll_loss2d_forward, /* 720 */
    tni_kernel_nll_loss_backward, /* 721 */
    tni_kernel_nll_loss_forward, /* 722 */
    tni_kernel_nll_loss_nd, /* 723 */
    tni_kernel_nonzero, /* 724 */
    tni_kernel_nonzero_numpy, /* 725 */
    tni_kernel_nonzero_static, /* 726 */
    tni_kernel_norm_Scalar, /* 727 */
    tni_kernel_norm_ScalarOpt_dtype, /* 728 */
    tni_kernel_norm_except_dim, /* 729 */
    tni_kernel_normal_, /* 730 */
    tni_kernel_normal_Tensor_Tensor, /* 731 */
    tni_kernel_normal_Tensor_float, /* 732 */
    tni_kernel_normal_float_Tensor, /* 733 */
    tni_kernel_normal_float_float, /* 734 */
    tni_kernel_not_equal_Scalar, /* 735 */
    tni_kernel_not_equal_Tensor, /* 736 */
    tni_kernel_not_equal__Scalar, /* 737 */
    tni_kernel_not_equal__Tensor, /* 738 */
    tni_kernel_nuclear_norm, /* 739 */
    tni_kernel_nuclear_norm_dim, /* 740 */
    tni_kernel_numel, /* 741 */
    tni_kernel_numpy_T, /* 742 */
    tni_kernel_one_hot, /* 743 */
    tni_kernel_onednn_qconv2d_pointwise_binary_tensor, /* 744 */
    tni_kernel_onednn_qconv_pointwise_tensor, /* 745 */
    tni_kernel_onednn_qlinear_pointwise_binary_tensor, /* 746 */
    tni_kernel_onednn_qlinear_pointwise_tensor, /* 747 */
    tni_kernel_ones, /* 748 */
    tni_kernel_ones_like, /* 749 */
    tni_kernel_orgqr, /* 750 */
    tni_kernel_ormqr, /* 751 */
    tni_kernel_outer, /* 752 */
    tni_kernel_pad, /* 753 */
    tni_kernel_pad_sequence, /* 754 */
    tni_kernel_pairwise_distance, /* 755 */
    tni_kernel_pdist, /* 756 */
    tni_kernel_permute, /* 757 */
    tni_kernel_pinverse, /* 758 */
    tni_kernel_pixel_shuffle, /* 759 */
    tni_kernel_pixel_unshuffle, /* 760 */
    tni_kernel_poisson, /* 761 */
    tni_kernel_poisson_nll_loss, /* 762 */
    tni_kernel_polar, /* 763 */
    tni_kernel_polar_out, /* 764 */
    tni_kernel_polygamma_, /* 765 */
    tni_kernel_positive, /* 766 */
    tni_kernel_prelu, /* 767 */
    tni_kernel_prims_normal, /* 768 */
    tni_kernel_prims_uniform, /* 769 */
    tni_kernel_prod, /* 770 */
    tni_kernel_promote_types, /* 771 */
    tni_kernel_put_, /* 772 */
    tni_kernel_qr, /* 773 */
    tni_kernel_quantile, /* 774 */
    tni_kernel_quantile_scalar, /* 775 */
    tni_kernel_quantized_int4mm_packed_weight_cpu, /* 776 */
    tni_kernel_rad2deg, /* 777 */
    tni_kernel_rand, /* 778 */
    tni_kernel_rand_generator, /* 779 */
    tni_kernel_rand_like, /* 780 */
    tni_kernel_rand_like_generator, /* 781 */
    tni_kernel_randint, /* 782 */
    tni_kernel_randint_generator, /* 783 */
    tni_kernel_randint_like, /* 784 */
    tni_kernel_randint_like_Tensor, /* 785 */
    tni_kernel_randint_like_Tensor_generator, /* 786 */
    tni_kernel_randint_like_generator, /* 787 */
    tni_kernel_randint_like_low_dtype, /* 788 */
    tni_kernel_randint_like_low_generator_dtype, /* 789 */
    tni_kernel_randint_low, /* 790 */
    tni_kernel_randint_low_generator, /* 791 */
    tni_kernel_randn, /* 792 */
    tni_kernel_randn_generator, /* 793 */
    tni_kernel_randn_like, /* 794 */
    tni_kernel_randn_like_generator, /* 795 */
    tni_kernel_random_, /* 796 */
    tni_kernel_random__from, /* 797 */
    tni_kernel_random__to, /* 798 */
    tni_kernel_randperm, /* 799 */
    tni_kernel_randperm_generator, /* 800 */
    tni_kernel_range, /* 801 */
    tni_kernel_range_step, /* 802 */
    tni_kernel_ravel, /* 803 */
    tni_kernel_real, /* 804 */
    tni_kernel_reflection_pad1d, /* 805 */
    tni_kernel_reflection_pad1d_backward, /* 806 */
    tni_kernel_reflection_pad2d, /* 807 */
    tni_kernel_reflection_pad2d_backward, /* 808 */
    tni_kernel_reflection_pad3d, /* 809 */
    tni_kernel_reflection_pad3d_backward, /* 810 */
    tni_kernel_relu, /* 811 */
    tni_kernel_relu6, /* 812 */
    tni_kernel_relu6_, /* 813 */
    tni_kernel_relu_, /* 814 */
    tni_kernel_remainder_Scalar, /* 815 */
    tni_kernel_remainder_Scalar_Tensor, /* 816 */
    tni_kernel_remainder_Scalar_out, /* 817 */
    tni_kernel_remainder__Scalar, /* 818 */
    tni_kernel_repeat, /* 819 */
    tni_kernel_repeat_interleave_Tensor, /* 820 */
    tni_kernel_repeat_interleave_self_Tensor, /* 821 */
    tni_kernel_repeat_interleave_self_int, /* 822 */
    tni_kernel_replication_pad1d, /* 823 */
    tni_kernel_replication_pad1d_backward, /* 824 */
    tni_kernel_replication_pad2d, /* 825 */
    tni_kernel_replication_pad2d_backward, /* 826 */
    tni_kernel_replication_pad3d, /* 827 */
    tni_kernel_replication_pad3d_backward, /* 828 */
    tni_kernel_reshape, /* 829 */
    tni_kernel_reshape_as, /* 830 */
    tni_kernel_resize_, /* 831 */
    tni_kernel_resize_as_, /* 832 */
    tni_kernel_resolve_conj, /* 833 */
    tni_kernel_resolve_neg, /* 834 */
    tni_kernel_result_type_Scalar, /* 835 */
    tni_kernel_result_type_Scalar_Scalar, /* 836 */
    tni_kernel_result_type_Scalar_Tensor, /* 837 */
    tni_kernel_result_type_Tensor, /* 838 */
    tni_kernel_rms_norm, /* 839 */
    tni_kernel_rnn_relu_cell, /* 840 */
    tni_kernel_rnn_relu_data, /* 841 */
    tni_kernel_rnn_relu_input, /* 842 */
    tni_kernel_rnn_tanh_cell, /* 843 */
    tni_kernel_rnn_tanh_data, /* 844 */
    tni_kernel_rnn_tanh_input, /* 845 */
    tni_kernel_roll, /* 846 */
    tni_kernel_rot90, /* 847 */
    tni_kernel_row_stack, /* 848 */
    tni_kernel_rrelu, /* 849 */
    tni_kernel_rrelu_, /* 850 */
    tni_kernel_rrelu_with_noise, /* 851 */
    tni_kernel_rrelu_with_noise_, /* 852 */
    tni_kernel_rrelu_with_noise_backward, /* 853 */
    tni_kernel_rrelu_with_noise_out, /* 854 */
    tni_kernel_rsub_Scalar, /* 855 */
    tni_kernel_rsub_Tensor, /* 856 */
    tni_kernel_scalar_tensor, /* 857 */
    tni_kernel_scaled_dot_product_attention, /* 858 */
    tni_kernel_searchsorted_Scalar, /* 859 */
    tni_kernel_searchsorted_Tensor, /* 860 */
    tni_kernel_segment_reduce, /* 861 */
    tni_kernel_select_backward, /* 862 */
    tni_kernel_select_int, /* 863 */
    tni_kernel_select_scatter, /* 864 */
    tni_kernel_selu, /* 865 */
    tni_kernel_selu_, /* 866 */
    tni_kernel_set_, /* 867 */
    tni_kernel_set__source_Tensor, /* 868 */
    tni_kernel_set__source_Tensor_storage_offset, /* 869 */
    tni_kernel_size_int, /* 870 */
    tni_kernel_slice_Tensor, /* 871 */
    tni_kernel_slice_backward, /* 872 */
    tni_kernel_slice_scatter, /* 873 */
    tni_kernel_slogdet, /* 874 */
    tni_kernel_slow_conv3d, /* 875 */
    tni_kernel_slow_conv3d_forward, /* 876 */
    tni_kernel_slow_conv_dilated2d, /* 877 */
    tni_kernel_slow_conv_dilated3d, /* 878 */
    tni_kernel_slow_conv_transpose3d, /* 879 */
    tni_kernel_smooth_l1_loss, /* 880 */
    tni_kernel_smooth_l1_loss_backward, /* 881 */
    tni_kernel_soft_margin_loss, /* 882 */
    tni_kernel_soft_margin_loss_backward, /* 883 */
    tni_kernel_softmax_int, /* 884 */
    tni_kernel_sort, /* 885 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 886 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 887 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 888 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 889 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 890 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 891 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 892 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 893 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 894 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 895 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 896 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 897 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 898 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 899 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 900 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 901 */
    tni_kernel_special_digamma, /* 902 */
    tni_kernel_special_erf, /* 903 */
    tni_kernel_special_erfc, /* 904 */
    tni_kernel_special_erfinv, /* 905 */
    tni_kernel_special_exp2, /* 906 */
    tni_kernel_special_expit, /* 907 */
    tni_kernel_special_expm1, /* 908 */
    tni_kernel_special_gammainc, /* 909 */
    tni_kernel_special_gammaincc, /* 910 */
    tni_kernel_special_gammaln, /* 911 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 912 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 913 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 914 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 915 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 916 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 917 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 918 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 919 */
    tni_kernel_special_i0, /* 920 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 921 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 922 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 923 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 924 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 925 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 926 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 927 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 928 */
    tni_kernel_special_log1p, /* 929 */
    tni_kernel_special_log_softmax, /* 930 */
    tni_kernel_special_logit, /* 931 */
    tni_kernel_special_logsumexp, /* 932 */
    tni_kernel_special_logsumexp_out, /* 933 */
    tni_kernel_special_multigammaln, /* 934 */
    tni_kernel_special_ndtr, /* 935 */
    tni_kernel_special_ndtr_out, /* 936 */
    tni_kernel_special_polygamma, /* 937 */
    tni_kernel_special_psi, /* 938 */
    tni_kernel_special_round, /* 939 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 940 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 941 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 942 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 943 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 944 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 945 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 946 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 947 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 948 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 949 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 950 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 951 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 952 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 953 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 954 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 955 */
    tni_kernel_special_sinc, /* 956 */
    tni_kernel_special_softmax, /* 957 */
    tni_kernel_special_xlog1py_other_scalar, /* 958 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 959 */
    tni_kernel_special_xlog1py_self_scalar, /* 960 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 961 */
    tni_kernel_special_xlogy, /* 962 */
    tni_kernel_special_xlogy_other_scalar, /* 963 */
    tni_kernel_special_xlogy_self_scalar, /* 964 */
    tni_kernel_special_zeta_other_scalar, /* 965 */
    tni_kernel_special_zeta_other_scalar_out, /* 966 */
    tni_kernel_special_zeta_self_scalar, /* 967 */
    tni_kernel_special_zeta_self_scalar_out, /* 968 */
    tni_kernel_split_Tensor, /* 969 */
    tni_kernel_split_sizes, /* 970 */
    tni_kernel_split_with_sizes, /* 971 */
    tni_kernel_square, /* 972 */
    tni_kernel_square_, /* 973 */
    tni_kernel_square_out, /* 974 */
    tni_kernel_squeeze, /* 975 */
    tni_kernel_squeeze_dim, /* 976 */
    tni_kernel_squeeze_dims, /* 977 */
    tni_kernel_stack, /* 978 */
    tni_kernel_std, /* 979 */
    tni_kernel_std_correction, /* 980 */
    tni_kernel_std_dim, /* 981 */
    tni_kernel_std_mean, /* 982 */
    tni_kernel_std_mean_correction, /* 983 */
    tni_kernel_std_mean_dim, /* 984 */
    tni_kernel_stft, /* 985 */
    tni_kernel_stft_center, /* 986 */
    tni_kernel_storage_offset, /* 987 */
    tni_kernel_stride_int, /* 988 */
    tni_kernel_sub_Scalar, /* 989 */
    tni_kernel_sub__Scalar, /* 990 */
    tni_kernel_subtract_Scalar, /* 991 */
    tni_kernel_subtract_Tensor, /* 992 */
    tni_kernel_subtract__Scalar, /* 993 */
    tni_kernel_subtract__Tensor, /* 994 */
    tni_kernel_sum, /* 995 */
    tni_kernel_sum_to_size, /* 996 */
    tni_kernel_svd, /* 997 */
    tni_kernel_swapaxes, /* 998 */
    tni_kernel_swapaxes_, /* 999 */
    tni_kernel_swapdims, /* 1000 */
    tni_kernel_swapdims_, /* 1001 */
    tni_kernel_sym_constrain_range, /* 1002 */
    tni_kernel_sym_constrain_range_for_size, /* 1003 */
    tni_kernel_sym_numel, /* 1004 */
    tni_kernel_sym_size_int, /* 1005 */
    tni_kernel_sym_storage_offset, /* 1006 */
    tni_kernel_sym_stride_int, /* 1007 */
    tni_kernel_t, /* 1008 */
    tni_kernel_take, /* 1009 */
    tni_kernel_take_along_dim, /* 1010 */
    tni_kernel_take_out, /* 1011 */
    tni_kernel_tensor_split_indices, /* 1012 */
    tni_kernel_tensor_split_sections, /* 1013 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 1014 */
    tni_kernel_tensordot, /* 1015 */
    tni_kernel_thnn_conv2d, /* 1016 */
    tni_kernel_tile, /* 1017 */
    tni_kernel_to_dense, /* 1018 */
    tni_kernel_to_dense_backward, /* 1019 */
    tni_kernel_to_device, /* 1020 */
    tni_kernel_to_dtype, /* 1021 */
    tni_kernel_to_dtype_layout, /* 1022 */
    tni_kernel_to_other, /* 1023 */
    tni_kernel_trace, /* 1024 */
    tni_kernel_trace_backward, /* 1025 */
    tni_kernel_transpose_int, /* 1026 */
    tni_kernel_trapezoid_dx, /* 1027 */
    tni_kernel_trapezoid_x, /* 1028 */
    tni_kernel_trapz_dx, /* 1029 */
    tni_kernel_trapz_x, /* 1030 */
    tni_kernel_triangular_solve, /* 1031 */
    tni_kernel_tril_indices, /* 1032 */
    tni_kernel_triplet_margin_loss, /* 1033 */
    tni_kernel_triu_indices, /* 1034 */
    tni_kernel_true_divide_Scalar, /* 1035 */
    tni_kernel_true_divide_Tensor, /* 1036 */
    tni_kernel_true_divide__Scalar, /* 1037 */
    tni_kernel_true_divide__Tensor, /* 1038 */
    tni_kernel_type_as, /* 1039 */
    tni_kernel_unbind_int, /* 1040 */
    tni_kernel_unflatten_dense_tensors, /* 1041 */
    tni_kernel_unflatten_int, /* 1042 */
    tni_kernel_unfold, /* 1043 */
    tni_kernel_unfold_backward, /* 1044 */
    tni_kernel_uniform_, /* 1045 */
    tni_kernel_unique_consecutive, /* 1046 */
    tni_kernel_unique_dim, /* 1047 */
    tni_kernel_unique_dim_consecutive, /* 1048 */
    tni_kernel_unsafe_chunk, /* 1049 */
    tni_kernel_unsafe_split_Tensor, /* 1050 */
    tni_kernel_unsafe_split_with_sizes, /* 1051 */
    tni_kernel_unsqueeze, /* 1052 */
    tni_kernel_upsample_bicubic2d, /* 1053 */
    tni_kernel_upsample_bicubic2d_backward, /* 1054 */
    tni_kernel_upsample_bicubic2d_vec, /* 1055 */
    tni_kernel_upsample_bilinear2d, /* 1056 */
    tni_kernel_upsample_bilinear2d_backward, /* 1057 */
    tni_kernel_upsample_bilinear2d_vec, /* 1058 */
    tni_kernel_upsample_linear1d, /* 1059 */
    tni_kernel_upsample_linear1d_backward, /* 1060 */
    tni_kernel_upsample_linear1d_vec, /* 1061 */
    tni_kernel_upsample_nearest1d, /* 1062 */
    tni_kernel_upsample_nearest1d_backward, /* 1063 */
    tni_kernel_upsample_nearest1d_vec, /* 1064 */
    tni_kernel_upsample_nearest2d, /* 1065 */
    tni_kernel_upsample_nearest2d_backward, /* 1066 */
    tni_kernel_upsample_nearest2d_vec, /* 1067 */
    tni_kernel_upsample_nearest3d, /* 1068 */
    tni_kernel_upsample_nearest3d_backward, /* 1069 */
    tni_kernel_upsample_nearest3d_vec, /* 1070 */
    tni_kernel_upsample_trilinear3d, /* 1071 */
    tni_kernel_upsample_trilinear3d_backward, /* 1072 */
    tni_kernel_upsample_trilinear3d_vec, /* 1073 */
    tni_kernel_value_selecting_reduction_backward, /* 1074 */
    tni_kernel_vander, /* 1075 */
    tni_kernel_var, /* 1076 */
    tni_kernel_var_correction, /* 1077 */
    tni_kernel_var_dim, /* 1078 */
    tni_kernel_var_mean, /* 1079 */
    tni_kernel_var_mean_correction, /* 1080 */
    tni_kernel_var_mean_dim, /* 1081 */
    tni_kernel_vdot, /* 1082 */
    tni_kernel_view, /* 1083 */
    tni_kernel_view_as, /* 1084 */
    tni_kernel_view_as_complex, /* 1085 */
    tni_kernel_view_as_real, /* 1086 */
    tni_kernel_view_copy, /* 1087 */
    tni_kernel_view_dtype, /* 1088 */
    tni_kernel_vsplit_array, /* 1089 */
    tni_kernel_vsplit_int, /* 1090 */
    tni_kernel_vstack, /* 1091 */
    tni_kernel_where, /* 1092 */
    tni_kernel_where_Scalar, /* 1093 */
    tni_kernel_where_ScalarOther, /* 1094 */
    tni_kernel_where_ScalarSelf, /* 1095 */
    tni_kernel_where_self, /* 1096 */
    tni_kernel_where_self_out, /* 1097 */
    tni_kernel_xlogy_OutScalar_Other, /* 1098 */
    tni_kernel_xlogy_OutScalar_Self, /* 1099 */
    tni_kernel_xlogy_Scalar_Other, /* 1100 */
    tni_kernel_xlogy_Scalar_Self, /* 1101 */
    tni_kernel_xlogy__Scalar_Other, /* 1102 */
    tni_kernel_zero_, /* 1103 */
    tni_kernel_zeros, /* 1104 */
    tni_kernel_zeros_like, /* 1105 */
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

const uint32_t tni_num_builtins = 2192;

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
    {13272, 13290, 130, 2, 3, 0x0}, /* aten::_grouped_mm */
    {13410, 13439, 132, 2, 3, 0x0}, /* aten::_histogramdd_bin_edges */
    {13570, 13603, 134, 1, 0, 0x20}, /* aten::_histogramdd_bin_edges.out */
    {13750, 13782, 135, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_cts */
    {13914, 13950, 137, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_cts.out */
    {14106, 14142, 138, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_tensors */
    {14260, 14300, 140, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_tensors.out */
    {14442, 14464, 141, 1, 0, 0x20}, /* aten::_index_put_impl */
    {14585, 14611, 142, 1, 0, 0x20}, /* aten::_index_put_impl.out */
    {14759, 14782, 143, 2, 1, 0x0}, /* aten::_index_put_impl_ */
    {14912, 14926, 145, 2, 3, 0x0}, /* aten::_int_mm */
    {14976, 14994, 147, 2, 3, 0x0}, /* aten::_int_mm.out */
    {15071, 15090, 149, 1, 3, 0x0}, /* aten::_is_all_true */
    {15132, 15151, 150, 1, 3, 0x0}, /* aten::_is_any_true */
    {15193, 15220, 151, 2, 3, 0x0}, /* aten::_linalg_check_errors */
    {15299, 15317, 153, 2, 3, 0x0}, /* aten::_linalg_det */
    {15390, 15415, 155, 2, 3, 0x0}, /* aten::_linalg_det.result */
    {15563, 15582, 157, 2, 3, 0x0}, /* aten::_linalg_eigh */
    {15691, 15722, 159, 2, 3, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {15903, 15925, 161, 2, 3, 0x0}, /* aten::_linalg_eigvals */
    {15970, 15992, 163, 2, 3, 0x0}, /* aten::_linalg_slogdet */
    {16085, 16112, 165, 2, 3, 0x0}, /* aten::_linalg_slogdet.sign */
    {16302, 16325, 167, 2, 3, 0x0}, /* aten::_linalg_solve_ex */
    {16470, 16500, 169, 2, 3, 0x0}, /* aten::_linalg_solve_ex.result */
    {16738, 16756, 171, 2, 3, 0x0}, /* aten::_linalg_svd */
    {16888, 16908, 173, 2, 3, 0x0}, /* aten::_linalg_svd.U */
    {17097, 17123, 175, 1, 3, 0x5}, /* aten::_local_scalar_dense */
    {17172, 17191, 176, 3, 3, 0x1}, /* aten::_log_softmax */
    {17262, 17285, 179, 2, 3, 0x0}, /* aten::_log_softmax.out */
    {17383, 17416, 181, 3, 3, 0x0}, /* aten::_log_softmax_backward_data */
    {17527, 17564, 184, 2, 3, 0x0}, /* aten::_log_softmax_backward_data.out */
    {17702, 17722, 186, 2, 3, 0x0}, /* aten::_logcumsumexp */
    {17774, 17798, 188, 2, 3, 0x0}, /* aten::_logcumsumexp.out */
    {17877, 17897, 190, 1, 3, 0x0}, /* aten::_lu_with_info */
    {18014, 18045, 191, 2, 3, 0x1}, /* aten::_native_batch_norm_legit */
    {18239, 18279, 193, 2, 3, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {18433, 18477, 195, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {18712, 18747, 197, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.out */
    {19022, 19064, 199, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {19310, 19353, 200, 1, 3, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {19536, 19583, 201, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {19836, 19852, 202, 1, 3, 0x0}, /* aten::_neg_view */
    {19897, 19918, 203, 1, 3, 0x80000}, /* aten::_neg_view_copy */
    {19962, 19987, 204, 1, 0, 0x80020}, /* aten::_neg_view_copy.out */
    {20058, 20080, 205, 2, 3, 0x0}, /* aten::_pdist_backward */
    {20161, 20187, 207, 1, 0, 0x20}, /* aten::_pdist_backward.out */
    {20295, 20316, 208, 2, 3, 0x1}, /* aten::_pdist_forward */
    {20371, 20396, 210, 1, 0, 0x20}, /* aten::_pdist_forward.out */
    {20479, 20499, 211, 2, 3, 0x0}, /* aten::_prelu_kernel */
    {20557, 20586, 213, 2, 3, 0x0}, /* aten::_prelu_kernel_backward */
    {20683, 20704, 215, 2, 0, 0x0}, /* aten::_reshape_alias */
    {20786, 20812, 217, 1, 3, 0x80000}, /* aten::_reshape_alias_copy */
    {20893, 20923, 218, 1, 0, 0x80020}, /* aten::_reshape_alias_copy.out */
    {21031, 21051, 219, 1, 3, 0x0}, /* aten::_safe_softmax */
    {21127, 21168, 220, 1, 3, 0x2000}, /* aten::_scaled_dot_product_attention_math */
    {21408, 21458, 221, 2, 3, 0x2000}, /* aten::_scaled_dot_product_flash_attention_for_cpu */
    {21674, 21733, 223, 2, 1, 0x0}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward */
    {22017, 22034, 225, 2, 3, 0x400}, /* aten::_scaled_mm */
    {22220, 22241, 227, 2, 3, 0x400}, /* aten::_scaled_mm.out */
    {22454, 22485, 229, 2, 3, 0x0}, /* aten::_segment_reduce_backward */
    {22660, 22695, 231, 1, 0, 0x20}, /* aten::_segment_reduce_backward.out */
    {22894, 22934, 232, 2, 3, 0x0}, /* aten::_slow_conv2d_backward.output_mask */
    {23164, 23208, 234, 1, 0, 0x20}, /* aten::_slow_conv2d_backward.output_mask_out */
    {23475, 23502, 235, 2, 3, 0x0}, /* aten::_slow_conv2d_forward */
    {23641, 23675, 237, 2, 3, 0x0}, /* aten::_slow_conv2d_forward.output */
    {23847, 23862, 239, 3, 3, 0x1}, /* aten::_softmax */
    {23929, 23948, 242, 2, 3, 0x0}, /* aten::_softmax.out */
    {24042, 24071, 244, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {24178, 24211, 247, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {24352, 24397, 249, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {24595, 24641, 250, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {24869, 24884, 251, 1, 0, 0x1}, /* aten::_to_copy */
    {25073, 25092, 252, 1, 0, 0x20}, /* aten::_to_copy.out */
    {25216, 25233, 253, 1, 3, 0x0}, /* aten::_trilinear */
    {25370, 25391, 254, 1, 0, 0x20}, /* aten::_trilinear.out */
    {25555, 25569, 255, 2, 3, 0x8}, /* aten::_unique */
    {25661, 25679, 257, 1, 0, 0x20}, /* aten::_unique.out */
    {25820, 25835, 258, 2, 3, 0x8}, /* aten::_unique2 */
    {25962, 25981, 260, 1, 0, 0x20}, /* aten::_unique2.out */
    {26178, 26205, 261, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {26274, 26298, 262, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {26402, 26429, 263, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {26524, 26566, 264, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {26678, 26697, 265, 1, 3, 0x0}, /* aten::_unsafe_view */
    {26754, 26777, 266, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {26861, 26890, 267, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {27029, 27062, 269, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {27228, 27261, 271, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {27385, 27423, 272, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {27600, 27649, 274, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {27867, 27897, 276, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {28037, 28071, 278, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {28238, 28272, 280, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {28397, 28436, 281, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {28614, 28664, 283, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {28883, 28912, 285, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {29051, 29084, 287, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {29250, 29283, 289, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {29407, 29445, 290, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {29622, 29671, 292, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {29889, 29921, 294, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {30019, 30055, 296, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {30180, 30216, 298, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {30323, 30364, 299, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {30500, 30552, 301, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {30729, 30761, 303, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {30883, 30919, 305, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {31068, 31104, 307, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {31211, 31252, 308, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {31412, 31464, 310, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {31665, 31697, 312, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {31841, 31877, 314, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {32048, 32084, 316, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {32191, 32232, 317, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {32414, 32466, 319, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {32689, 32723, 321, 2, 3, 0x0}, /* aten::_weight_int4pack_mm_for_cpu */
    {32832, 32858, 323, 2, 3, 0x0}, /* aten::_weight_int8pack_mm */
    {32935, 32945, 325, 2, 1, 0x10001}, /* aten::abs */
    {32978, 32992, 327, 2, 1, 0x10000}, /* aten::abs.out */
    {33052, 33063, 329, 2, 1, 0x0}, /* aten::abs_ */
    {33105, 33120, 331, 1, 1, 0x0}, /* aten::absolute */
    {33158, 33177, 332, 1, 1, 0x0}, /* aten::absolute.out */
    {33242, 33258, 333, 1, 1, 0x0}, /* aten::absolute_ */
    {33305, 33316, 334, 3, 1, 0x10001}, /* aten::acos */
    {33350, 33365, 337, 2, 1, 0x10000}, /* aten::acos.out */
    {33426, 33438, 339, 3, 1, 0x10000}, /* aten::acos_ */
    {33481, 33493, 342, 3, 3, 0x10001}, /* aten::acosh */
    {33528, 33544, 345, 2, 3, 0x10000}, /* aten::acosh.out */
    {33606, 33619, 347, 3, 3, 0x10000}, /* aten::acosh_ */
    {33663, 33689, 350, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {33758, 33784, 351, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {33856, 33886, 352, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {33985, 34011, 354, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {34083, 34113, 355, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {34212, 34238, 357, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {34317, 34343, 358, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {34422, 34452, 360, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {34582, 34617, 362, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {34711, 34757, 364, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {34892, 34918, 366, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {34997, 35027, 368, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {35157, 35192, 370, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {35286, 35332, 372, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {35467, 35484, 374, 1, 1, 0x10001}, /* aten::add.Scalar */
    {35554, 35575, 375, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {35672, 35689, 376, 3, 1, 0x10001}, /* aten::add.Tensor */
    {35762, 35776, 379, 2, 1, 0x10000}, /* aten::add.out */
    {35866, 35884, 381, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {35963, 35981, 382, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {36063, 36076, 385, 2, 3, 0x0}, /* aten::addbmm */
    {36176, 36193, 387, 2, 3, 0x0}, /* aten::addbmm.out */
    {36317, 36331, 389, 2, 3, 0x0}, /* aten::addbmm_ */
    {36440, 36454, 391, 3, 1, 0x10000}, /* aten::addcdiv */
    {36542, 36560, 394, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {36672, 36687, 396, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {36784, 36798, 399, 3, 1, 0x10000}, /* aten::addcmul */
    {36886, 36904, 402, 2, 1, 0x10000}, /* aten::addcmul.out */
    {37016, 37031, 404, 3, 1, 0x10000}, /* aten::addcmul_ */
    {37128, 37140, 407, 3, 3, 0x1}, /* aten::addmm */
    {37235, 37251, 410, 2, 3, 0x0}, /* aten::addmm.out */
    {37370, 37383, 412, 3, 3, 0x0}, /* aten::addmm_ */
    {37487, 37499, 415, 3, 3, 0x0}, /* aten::addmv */
    {37592, 37608, 418, 2, 3, 0x0}, /* aten::addmv.out */
    {37725, 37738, 420, 3, 3, 0x0}, /* aten::addmv_ */
    {37840, 37851, 423, 1, 3, 0x0}, /* aten::addr */
    {37945, 37960, 424, 1, 3, 0x0}, /* aten::addr.out */
    {38078, 38090, 425, 1, 3, 0x0}, /* aten::addr_ */
    {38193, 38207, 426, 1, 3, 0x0}, /* aten::adjoint */
    {38250, 38278, 427, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {38365, 38397, 428, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {38511, 38548, 429, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {38643, 38655, 430, 1, 3, 0x1}, /* aten::alias */
    {38696, 38713, 431, 1, 3, 0x80000}, /* aten::alias_copy */
    {38753, 38774, 432, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {38841, 38851, 433, 3, 1, 0x40000}, /* aten::all */
    {38884, 38902, 436, 2, 1, 0x40000}, /* aten::all.all_out */
    {38966, 38980, 438, 3, 1, 0x40000}, /* aten::all.dim */
    {39046, 39061, 441, 3, 1, 0x40000}, /* aten::all.dims */
    {39136, 39155, 444, 2, 1, 0x40000}, /* aten::all.dims_out */
    {39257, 39271, 446, 2, 1, 0x40000}, /* aten::all.out */
    {39360, 39375, 448, 1, 3, 0x4}, /* aten::allclose */
    {39483, 39503, 449, 1, 3, 0x2100}, /* aten::alpha_dropout */
    {39568, 39589, 450, 1, 3, 0x2000}, /* aten::alpha_dropout_ */
    {39662, 39673, 451, 3, 3, 0x40001}, /* aten::amax */
    {39742, 39757, 454, 2, 3, 0x40000}, /* aten::amax.out */
    {39853, 39864, 456, 3, 3, 0x40001}, /* aten::amin */
    {39933, 39948, 459, 2, 3, 0x40000}, /* aten::amin.out */
    {40044, 40058, 461, 3, 1, 0x40000}, /* aten::aminmax */
    {40151, 40169, 464, 2, 1, 0x40000}, /* aten::aminmax.out */
    {40306, 40318, 466, 2, 1, 0x10000}, /* aten::angle */
    {40353, 40369, 468, 2, 1, 0x10000}, /* aten::angle.out */
    {40431, 40441, 470, 3, 1, 0x40001}, /* aten::any */
    {40474, 40492, 473, 2, 1, 0x40000}, /* aten::any.all_out */
    {40556, 40570, 475, 3, 1, 0x40001}, /* aten::any.dim */
    {40636, 40651, 478, 3, 1, 0x40001}, /* aten::any.dims */
    {40726, 40745, 481, 2, 1, 0x40000}, /* aten::any.dims_out */
    {40847, 40861, 483, 2, 1, 0x40000}, /* aten::any.out */
    {40950, 40963, 485, 2, 3, 0x0}, /* aten::arange */
    {41090, 41107, 487, 1, 3, 0x0}, /* aten::arange.out */
    {41169, 41188, 488, 2, 3, 0x0}, /* aten::arange.start */
    {41335, 41358, 490, 2, 3, 0x0}, /* aten::arange.start_out */
    {41455, 41479, 492, 2, 3, 0x1}, /* aten::arange.start_step */
    {41646, 41659, 494, 1, 3, 0x0}, /* aten::arccos */
    {41695, 41712, 495, 1, 3, 0x0}, /* aten::arccos.out */
    {41775, 41789, 496, 1, 3, 0x0}, /* aten::arccos_ */
    {41834, 41848, 497, 1, 3, 0x0}, /* aten::arccosh */
    {41885, 41903, 498, 1, 3, 0x0}, /* aten::arccosh.out */
    {41967, 41982, 499, 1, 3, 0x0}, /* aten::arccosh_ */
    {42028, 42041, 500, 1, 3, 0x0}, /* aten::arcsin */
    {42077, 42094, 501, 1, 3, 0x0}, /* aten::arcsin.out */
    {42157, 42171, 502, 1, 3, 0x0}, /* aten::arcsin_ */
    {42216, 42230, 503, 1, 3, 0x0}, /* aten::arcsinh */
    {42267, 42285, 504, 1, 3, 0x0}, /* aten::arcsinh.out */
    {42349, 42364, 505, 1, 3, 0x0}, /* aten::arcsinh_ */
    {42410, 42423, 506, 1, 3, 0x0}, /* aten::arctan */
    {42459, 42476, 507, 1, 3, 0x0}, /* aten::arctan.out */
    {42539, 42553, 508, 1, 3, 0x0}, /* aten::arctan2 */
    {42604, 42622, 509, 1, 1, 0x0}, /* aten::arctan2.out */
    {42700, 42715, 510, 1, 3, 0x0}, /* aten::arctan2_ */
    {42775, 42789, 511, 1, 3, 0x0}, /* aten::arctan_ */
    {42834, 42848, 512, 1, 3, 0x0}, /* aten::arctanh */
    {42885, 42903, 513, 1, 3, 0x0}, /* aten::arctanh.out */
    {42967, 42982, 514, 1, 3, 0x0}, /* aten::arctanh_ */
    {43028, 43041, 515, 3, 1, 0x40001}, /* aten::argmax */
    {43112, 43129, 518, 2, 3, 0x40000}, /* aten::argmax.out */
    {43227, 43240, 520, 3, 1, 0x40001}, /* aten::argmin */
    {43311, 43328, 523, 2, 3, 0x40000}, /* aten::argmin.out */
    {43426, 43440, 525, 1, 1, 0x0}, /* aten::argsort */
    {43512, 43533, 526, 1, 1, 0x0}, /* aten::argsort.stable */
    {43628, 43653, 527, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {43772, 43787, 528, 1, 3, 0x8}, /* aten::argwhere */
    {43825, 43842, 529, 2, 0, 0x1}, /* aten::as_strided */
    {43949, 43967, 531, 1, 0, 0x80}, /* aten::as_strided_ */
    {44077, 44099, 532, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {44205, 44231, 533, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {44364, 44389, 534, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {44510, 44539, 535, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {44687, 44698, 536, 3, 1, 0x10001}, /* aten::asin */
    {44732, 44747, 539, 2, 1, 0x10000}, /* aten::asin.out */
    {44808, 44820, 541, 3, 1, 0x10000}, /* aten::asin_ */
    {44863, 44875, 544, 3, 3, 0x10001}, /* aten::asinh */
    {44910, 44926, 547, 2, 3, 0x10000}, /* aten::asinh.out */
    {44988, 45001, 549, 3, 3, 0x10000}, /* aten::asinh_ */
    {45045, 45056, 552, 3, 1, 0x10001}, /* aten::atan */
    {45090, 45105, 555, 2, 1, 0x10000}, /* aten::atan.out */
    {45166, 45178, 557, 3, 1, 0x10001}, /* aten::atan2 */
    {45227, 45243, 560, 2, 1, 0x10001}, /* aten::atan2.out */
    {45319, 45332, 562, 3, 1, 0x10000}, /* aten::atan2_ */
    {45390, 45402, 565, 3, 1, 0x10000}, /* aten::atan_ */
    {45445, 45457, 568, 3, 3, 0x10001}, /* aten::atanh */
    {45492, 45508, 571, 2, 3, 0x10000}, /* aten::atanh.out */
    {45570, 45583, 573, 3, 3, 0x10000}, /* aten::atanh_ */
    {45627, 45644, 576, 1, 3, 0x100}, /* aten::atleast_1d */
    {45684, 45710, 577, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {45766, 45783, 578, 1, 3, 0x100}, /* aten::atleast_2d */
    {45823, 45849, 579, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {45905, 45922, 580, 1, 3, 0x100}, /* aten::atleast_3d */
    {45962, 45988, 581, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {46044, 46061, 582, 1, 3, 0x1}, /* aten::avg_pool1d */
    {46208, 46225, 583, 2, 3, 0x1}, /* aten::avg_pool2d */
    {46400, 46421, 585, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {46623, 46649, 587, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {46832, 46869, 589, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {47093, 47110, 591, 2, 3, 0x1}, /* aten::avg_pool3d */
    {47285, 47306, 593, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {47508, 47534, 595, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {47717, 47754, 597, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {47978, 47992, 599, 3, 3, 0x0}, /* aten::baddbmm */
    {48093, 48111, 602, 2, 3, 0x0}, /* aten::baddbmm.out */
    {48236, 48251, 604, 3, 3, 0x0}, /* aten::baddbmm_ */
    {48361, 48383, 607, 2, 3, 0x0}, /* aten::bartlett_window */
    {48526, 48552, 609, 1, 0, 0x20}, /* aten::bartlett_window.out */
    {48630, 48661, 610, 2, 3, 0x0}, /* aten::bartlett_window.periodic */
    {48828, 48863, 612, 1, 0, 0x20}, /* aten::bartlett_window.periodic_out */
    {48965, 48982, 613, 1, 3, 0x100}, /* aten::batch_norm */
    {49158, 49184, 614, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {49425, 49455, 616, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {49578, 49612, 618, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {49784, 49800, 619, 1, 1, 0x2000}, /* aten::bernoulli */
    {49869, 49892, 620, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {49978, 50005, 621, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {50115, 50141, 622, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {50253, 50273, 623, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {50366, 50384, 625, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {50464, 50488, 626, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {50583, 50606, 628, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {50703, 50718, 630, 1, 3, 0x0}, /* aten::bilinear */
    {50807, 50834, 631, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {50940, 50971, 633, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {51104, 51140, 635, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {51275, 51322, 637, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {51498, 51537, 639, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {51680, 51723, 641, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {51890, 51905, 642, 2, 3, 0x8}, /* aten::bincount */
    {51985, 52004, 644, 1, 0, 0x20}, /* aten::bincount.out */
    {52111, 52126, 645, 2, 1, 0x2000}, /* aten::binomial */
    {52205, 52224, 647, 1, 0, 0x2020}, /* aten::binomial.out */
    {52330, 52355, 648, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {52417, 52449, 649, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {52518, 52554, 650, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {52650, 52679, 651, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {52768, 52793, 652, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {52855, 52884, 655, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {52973, 52999, 657, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {53070, 53096, 658, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {53167, 53206, 661, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {53282, 53325, 662, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {53428, 53460, 663, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {53529, 53568, 666, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {53644, 53687, 667, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {53790, 53826, 668, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {53922, 53955, 670, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {54033, 54073, 673, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {54158, 54176, 674, 3, 1, 0x10001}, /* aten::bitwise_not */
    {54217, 54239, 677, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {54307, 54326, 679, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {54376, 54400, 682, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {54461, 54492, 683, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {54560, 54595, 684, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {54690, 54718, 685, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {54806, 54830, 686, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {54891, 54919, 689, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {55007, 55032, 691, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {55102, 55127, 692, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {55197, 55237, 695, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {55314, 55358, 696, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {55462, 55495, 697, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {55565, 55605, 700, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {55682, 55726, 701, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {55830, 55867, 702, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {55964, 55998, 704, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {56077, 56118, 707, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {56204, 56229, 708, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {56291, 56323, 709, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {56392, 56428, 710, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {56524, 56553, 711, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {56642, 56667, 712, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {56729, 56758, 715, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {56847, 56873, 717, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {56944, 56970, 718, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {57041, 57063, 721, 2, 3, 0x0}, /* aten::blackman_window */
    {57206, 57232, 723, 1, 0, 0x20}, /* aten::blackman_window.out */
    {57310, 57341, 724, 2, 3, 0x0}, /* aten::blackman_window.periodic */
    {57508, 57543, 726, 1, 0, 0x20}, /* aten::blackman_window.periodic_out */
    {57645, 57662, 727, 1, 3, 0x0}, /* aten::block_diag */
    {57707, 57728, 728, 1, 0, 0x20}, /* aten::block_diag.out */
    {57800, 57810, 729, 3, 3, 0x1}, /* aten::bmm */
    {57856, 57870, 732, 2, 3, 0x0}, /* aten::bmm.out */
    {57943, 57967, 734, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {58021, 58040, 735, 1, 3, 0x0}, /* aten::broadcast_to */
    {58103, 58126, 736, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {58234, 58261, 738, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {58393, 58416, 739, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {58524, 58551, 741, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {58683, 58698, 743, 1, 3, 0x0}, /* aten::can_cast */
    {58754, 58775, 744, 1, 3, 0x100}, /* aten::cartesian_prod */
    {58824, 58834, 745, 3, 3, 0x1}, /* aten::cat */
    {58883, 58897, 748, 2, 3, 0x0}, /* aten::cat.out */
    {58973, 58986, 750, 1, 0, 0x2020}, /* aten::cauchy */
    {59085, 59102, 751, 1, 0, 0x2020}, /* aten::cauchy.out */
    {59225, 59239, 752, 2, 1, 0x2000}, /* aten::cauchy_ */
    {59345, 59357, 754, 1, 3, 0x0}, /* aten::cdist */
    {59436, 59447, 755, 3, 1, 0x10001}, /* aten::ceil */
    {59481, 59496, 758, 2, 1, 0x10000}, /* aten::ceil.out */
    {59557, 59569, 760, 3, 1, 0x10000}, /* aten::ceil_ */
    {59612, 59623, 763, 1, 1, 0x10000}, /* aten::celu */
    {59675, 59690, 764, 1, 0, 0x20}, /* aten::celu.out */
    {59768, 59780, 765, 1, 1, 0x10000}, /* aten::celu_ */
    {59841, 59863, 766, 2, 3, 0x0}, /* aten::channel_shuffle */
    {59923, 59949, 768, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {60036, 60051, 769, 2, 3, 0x0}, /* aten::cholesky */
    {60107, 60126, 771, 2, 3, 0x0}, /* aten::cholesky.out */
    {60209, 60232, 773, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {60296, 60323, 775, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {60414, 60435, 777, 2, 3, 0x0}, /* aten::cholesky_solve */
    {60512, 60537, 779, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {60641, 60653, 781, 1, 0, 0x0}, /* aten::chunk */
    {60724, 60736, 782, 3, 1, 0x10001}, /* aten::clamp */
    {60807, 60826, 785, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {60904, 60927, 788, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {61032, 61048, 790, 2, 1, 0x10000}, /* aten::clamp.out */
    {61146, 61159, 792, 3, 1, 0x10000}, /* aten::clamp_ */
    {61239, 61259, 795, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {61346, 61362, 798, 3, 1, 0x10000}, /* aten::clamp_max */
    {61413, 61436, 801, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {61494, 61521, 804, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {61606, 61626, 806, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {61704, 61721, 808, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {61781, 61805, 811, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {61872, 61888, 814, 3, 1, 0x10000}, /* aten::clamp_min */
    {61939, 61962, 817, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {62020, 62047, 820, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {62132, 62152, 822, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {62230, 62247, 824, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {62307, 62331, 827, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {62398, 62409, 830, 1, 3, 0x10000}, /* aten::clip */
    {62479, 62497, 831, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {62574, 62596, 832, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {62700, 62715, 833, 1, 3, 0x10000}, /* aten::clip.out */
    {62812, 62824, 834, 1, 3, 0x10000}, /* aten::clip_ */
    {62903, 62922, 835, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {63008, 63020, 836, 1, 3, 0x10001}, /* aten::clone */
    {63092, 63108, 837, 1, 0, 0x20}, /* aten::clone.out */
    {63204, 63217, 838, 2, 3, 0x1}, /* aten::col2im */
    {63344, 63361, 840, 2, 3, 0x0}, /* aten::col2im.out */
    {63515, 63534, 842, 1, 3, 0x0}, /* aten::column_stack */
    {63581, 63604, 843, 1, 3, 0x0}, /* aten::column_stack.out */
    {63678, 63697, 844, 1, 3, 0x0}, /* aten::combinations */
    {63777, 63791, 845, 2, 3, 0x0}, /* aten::complex */
    {63841, 63859, 847, 2, 3, 0x0}, /* aten::complex.out */
    {63936, 63949, 849, 1, 3, 0x0}, /* aten::concat */
    {64001, 64018, 850, 1, 3, 0x0}, /* aten::concat.out */
    {64097, 64115, 851, 1, 3, 0x0}, /* aten::concatenate */
    {64172, 64194, 852, 1, 3, 0x0}, /* aten::concatenate.out */
    {64278, 64289, 853, 1, 3, 0x0}, /* aten::conj */
    {64329, 64349, 854, 1, 3, 0x10100}, /* aten::conj_physical */
    {64392, 64416, 855, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {64486, 64507, 857, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {64559, 64581, 859, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {64656, 64682, 860, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {64784, 64801, 861, 1, 3, 0x0}, /* aten::contiguous */
    {64896, 64909, 862, 1, 3, 0x0}, /* aten::conv1d */
    {65060, 65081, 863, 1, 3, 0x0}, /* aten::conv1d.padding */
    {65240, 65253, 864, 1, 3, 0x0}, /* aten::conv2d */
    {65404, 65425, 865, 1, 3, 0x0}, /* aten::conv2d.padding */
    {65584, 65597, 866, 1, 3, 0x0}, /* aten::conv3d */
    {65748, 65769, 867, 1, 3, 0x0}, /* aten::conv3d.padding */
    {65928, 65951, 868, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {66140, 66169, 869, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {66364, 66393, 870, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {66588, 66606, 871, 2, 3, 0x1}, /* aten::convolution */
    {66788, 66810, 873, 1, 0, 0x20}, /* aten::convolution.out */
    {67019, 67046, 874, 2, 3, 0x1}, /* aten::convolution_backward */
    {67304, 67335, 876, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {67663, 67674, 877, 1, 3, 0x1}, /* aten::copy */
    {67745, 67760, 878, 1, 0, 0x20}, /* aten::copy.out */
    {67858, 67870, 879, 1, 0, 0x0}, /* aten::copy_ */
    {67950, 67972, 880, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {68031, 68057, 881, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {68143, 68165, 882, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {68224, 68243, 885, 2, 1, 0x10000}, /* aten::copysign.out */
    {68322, 68345, 887, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {68413, 68436, 888, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {68504, 68519, 891, 1, 3, 0x0}, /* aten::corrcoef */
    {68557, 68567, 892, 3, 1, 0x10001}, /* aten::cos */
    {68600, 68614, 895, 2, 1, 0x10000}, /* aten::cos.out */
    {68674, 68685, 897, 3, 1, 0x10000}, /* aten::cos_ */
    {68727, 68738, 900, 3, 1, 0x10001}, /* aten::cosh */
    {68772, 68787, 903, 2, 1, 0x10000}, /* aten::cosh.out */
    {68848, 68860, 905, 3, 1, 0x10000}, /* aten::cosh_ */
    {68903, 68931, 908, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {69052, 69076, 909, 1, 3, 0x0}, /* aten::cosine_similarity */
    {69160, 69180, 910, 1, 3, 0x40000}, /* aten::count_nonzero */
    {69238, 69270, 911, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {69336, 69372, 913, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {69465, 69489, 914, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {69574, 69584, 915, 1, 3, 0x0}, /* aten::cov */
    {69684, 69696, 916, 1, 3, 0x0}, /* aten::cross */
    {69760, 69776, 917, 1, 3, 0x0}, /* aten::cross.out */
    {69867, 69892, 918, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {70049, 70072, 919, 1, 3, 0x0}, /* aten::ctc_loss.IntList */
    {70241, 70263, 920, 1, 3, 0x0}, /* aten::ctc_loss.Tensor */
    {70433, 70446, 921, 1, 1, 0x0}, /* aten::cummax */
    {70516, 70533, 922, 2, 1, 0x0}, /* aten::cummax.out */
    {70657, 70670, 924, 1, 1, 0x0}, /* aten::cummin */
    {70740, 70757, 925, 2, 1, 0x0}, /* aten::cummin.out */
    {70881, 70895, 927, 3, 1, 0x0}, /* aten::cumprod */
    {70968, 70986, 930, 2, 1, 0x0}, /* aten::cumprod.out */
    {71083, 71098, 932, 3, 3, 0x0}, /* aten::cumprod_ */
    {71180, 71193, 935, 3, 1, 0x1}, /* aten::cumsum */
    {71265, 71282, 938, 2, 1, 0x0}, /* aten::cumsum.out */
    {71378, 71392, 940, 3, 3, 0x0}, /* aten::cumsum_ */
    {71473, 71503, 943, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {71581, 71610, 944, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {71684, 71698, 945, 1, 3, 0x10000}, /* aten::deg2rad */
    {71735, 71753, 946, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {71817, 71832, 947, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {71878, 71888, 948, 1, 3, 0x0}, /* aten::det */
    {71921, 71934, 949, 1, 3, 0x0}, /* aten::detach */
    {71976, 71990, 950, 1, 3, 0x80}, /* aten::detach_ */
    {72035, 72053, 951, 1, 3, 0x80000}, /* aten::detach_copy */
    {72094, 72116, 952, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {72184, 72195, 953, 1, 3, 0x0}, /* aten::diag */
    {72245, 72260, 954, 1, 3, 0x0}, /* aten::diag.out */
    {72337, 72354, 955, 1, 3, 0x0}, /* aten::diag_embed */
    {72434, 72455, 956, 1, 0, 0x20}, /* aten::diag_embed.out */
    {72562, 72577, 957, 1, 3, 0x0}, /* aten::diagflat */
    {72629, 72644, 958, 1, 3, 0x1}, /* aten::diagonal */
    {72726, 72750, 959, 1, 0, 0x0}, /* aten::diagonal_backward */
    {72858, 72886, 960, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {73021, 73041, 961, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {73122, 73146, 962, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {73254, 73277, 963, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {73373, 73400, 964, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {73523, 73534, 965, 1, 3, 0x0}, /* aten::diff */
    {73632, 73647, 966, 1, 3, 0x0}, /* aten::diff.out */
    {73772, 73786, 967, 3, 1, 0x10000}, /* aten::digamma */
    {73823, 73841, 970, 2, 1, 0x10000}, /* aten::digamma.out */
    {73905, 73920, 972, 3, 1, 0x10000}, /* aten::digamma_ */
    {73966, 73977, 975, 1, 1, 0x0}, /* aten::dist */
    {74037, 74052, 976, 1, 0, 0x20}, /* aten::dist.out */
    {74139, 74156, 977, 1, 1, 0x10001}, /* aten::div.Scalar */
    {74210, 74232, 978, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {74314, 74340, 979, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {74446, 74467, 980, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {74548, 74565, 981, 3, 1, 0x10001}, /* aten::div.Tensor */
    {74619, 74641, 984, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {74723, 74737, 987, 2, 1, 0x10000}, /* aten::div.out */
    {74811, 74830, 989, 2, 1, 0x10000}, /* aten::div.out_mode */
    {74929, 74947, 991, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {75010, 75033, 992, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {75124, 75142, 993, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {75205, 75228, 996, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {75319, 75339, 999, 1, 3, 0x0}, /* aten::divide.Scalar */
    {75396, 75421, 1000, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {75506, 75526, 1001, 1, 3, 0x0}, /* aten::divide.Tensor */
    {75583, 75608, 1002, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {75693, 75710, 1003, 1, 3, 0x0}, /* aten::divide.out */
    {75787, 75809, 1004, 1, 3, 0x0}, /* aten::divide.out_mode */
    {75911, 75932, 1005, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {75998, 76024, 1006, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {76118, 76139, 1007, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {76205, 76231, 1008, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {76325, 76335, 1009, 2, 3, 0x0}, /* aten::dot */
    {76383, 76397, 1011, 1, 3, 0x0}, /* aten::dot.out */
    {76472, 76486, 1012, 1, 3, 0x2100}, /* aten::dropout */
    {76545, 76560, 1013, 1, 3, 0x2000}, /* aten::dropout_ */
    {76627, 76646, 1014, 1, 3, 0x0}, /* aten::dsplit.array */
    {76716, 76733, 1015, 1, 3, 0x0}, /* aten::dsplit.int */
    {76800, 76813, 1016, 1, 3, 0x0}, /* aten::dstack */
    {76854, 76871, 1017, 1, 3, 0x0}, /* aten::dstack.out */
    {76939, 76952, 1018, 1, 3, 0x0}, /* aten::einsum */
    {77028, 77038, 1019, 3, 1, 0x10001}, /* aten::elu */
    {77125, 77139, 1022, 2, 1, 0x0}, /* aten::elu.out */
    {77253, 77264, 1024, 3, 1, 0x10000}, /* aten::elu_ */
    {77360, 77379, 1027, 3, 3, 0x0}, /* aten::elu_backward */
    {77515, 77545, 1030, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {77722, 77738, 1032, 1, 3, 0x1}, /* aten::embedding */
    {77868, 77888, 1033, 1, 0, 0x20}, /* aten::embedding.out */
    {78045, 78070, 1034, 1, 3, 0x0}, /* aten::embedding_backward */
    {78212, 78232, 1035, 1, 3, 0x0}, /* aten::embedding_bag */
    {78462, 78494, 1036, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {78729, 78760, 1037, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {78902, 78937, 1039, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {79106, 79129, 1040, 1, 0, 0x20}, /* aten::embedding_renorm */
    {79224, 79251, 1041, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {79373, 79397, 1042, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {79501, 79527, 1044, 3, 3, 0x1}, /* aten::empty.memory_format */
    {79704, 79720, 1047, 1, 0, 0x0}, /* aten::empty.out */
    {79818, 79835, 1048, 1, 0, 0x0}, /* aten::empty_like */
    {80001, 80022, 1049, 1, 0, 0x20}, /* aten::empty_like.out */
    {80123, 80144, 1050, 2, 3, 0x0}, /* aten::empty_permuted */
    {80305, 80330, 1052, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {80426, 80446, 1053, 3, 3, 0x1}, /* aten::empty_strided */
    {80600, 80624, 1056, 1, 0, 0x20}, /* aten::empty_strided.out */
    {80713, 80729, 1057, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {80782, 80802, 1060, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {80882, 80898, 1062, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {80951, 80971, 1065, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {81051, 81068, 1067, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {81130, 81147, 1070, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {81209, 81221, 1073, 2, 3, 0x10004}, /* aten::equal */
    {81268, 81278, 1075, 3, 1, 0x10001}, /* aten::erf */
    {81311, 81325, 1078, 2, 1, 0x10000}, /* aten::erf.out */
    {81385, 81396, 1080, 3, 1, 0x10000}, /* aten::erf_ */
    {81438, 81449, 1083, 3, 1, 0x10000}, /* aten::erfc */
    {81483, 81498, 1086, 2, 1, 0x10000}, /* aten::erfc.out */
    {81559, 81571, 1088, 3, 1, 0x10000}, /* aten::erfc_ */
    {81614, 81627, 1091, 3, 1, 0x10000}, /* aten::erfinv */
    {81663, 81680, 1094, 2, 1, 0x10000}, /* aten::erfinv.out */
    {81743, 81757, 1096, 3, 1, 0x10000}, /* aten::erfinv_ */
    {81802, 81812, 1099, 3, 1, 0x10001}, /* aten::exp */
    {81845, 81859, 1102, 2, 1, 0x10000}, /* aten::exp.out */
    {81919, 81930, 1104, 3, 3, 0x10000}, /* aten::exp2 */
    {81964, 81979, 1107, 2, 3, 0x10000}, /* aten::exp2.out */
    {82040, 82052, 1109, 3, 3, 0x10000}, /* aten::exp2_ */
    {82095, 82106, 1112, 3, 1, 0x10000}, /* aten::exp_ */
    {82148, 82161, 1115, 1, 0, 0x1}, /* aten::expand */
    {82242, 82258, 1116, 1, 0, 0x0}, /* aten::expand_as */
    {82317, 82335, 1117, 1, 3, 0x80000}, /* aten::expand_copy */
    {82415, 82437, 1118, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {82541, 82553, 1119, 3, 1, 0x10001}, /* aten::expm1 */
    {82588, 82604, 1122, 2, 1, 0x10000}, /* aten::expm1.out */
    {82666, 82679, 1124, 3, 1, 0x10000}, /* aten::expm1_ */
    {82723, 82741, 1127, 1, 0, 0x2020}, /* aten::exponential */
    {82828, 82850, 1128, 1, 0, 0x2020}, /* aten::exponential.out */
    {82961, 82980, 1129, 2, 1, 0x2000}, /* aten::exponential_ */
    {83075, 83085, 1131, 2, 3, 0x0}, /* aten::eye */
    {83207, 83219, 1133, 2, 3, 0x0}, /* aten::eye.m */
    {83353, 83369, 1135, 2, 3, 0x0}, /* aten::eye.m_out */
    {83438, 83452, 1137, 2, 3, 0x0}, /* aten::eye.out */
    {83509, 83537, 1139, 1, 3, 0x2100}, /* aten::feature_alpha_dropout */
    {83610, 83639, 1140, 1, 3, 0x2000}, /* aten::feature_alpha_dropout_ */
    {83720, 83742, 1141, 1, 3, 0x2100}, /* aten::feature_dropout */
    {83809, 83832, 1142, 1, 3, 0x2000}, /* aten::feature_dropout_ */
    {83907, 83921, 1143, 1, 3, 0x0}, /* aten::fft_fft */
    {84002, 84020, 1144, 1, 3, 0x0}, /* aten::fft_fft.out */
    {84128, 84143, 1145, 1, 3, 0x0}, /* aten::fft_fft2 */
    {84236, 84255, 1146, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {84375, 84393, 1147, 2, 3, 0x0}, /* aten::fft_fftfreq */
    {84533, 84555, 1149, 1, 3, 0x0}, /* aten::fft_fftfreq.out */
    {84630, 84645, 1150, 1, 3, 0x0}, /* aten::fft_fftn */
    {84736, 84755, 1151, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {84873, 84892, 1152, 1, 3, 0x0}, /* aten::fft_fftshift */
    {84952, 84967, 1153, 1, 3, 0x0}, /* aten::fft_hfft */
    {85049, 85068, 1154, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {85177, 85193, 1155, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {85287, 85307, 1156, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {85428, 85444, 1157, 1, 3, 0x0}, /* aten::fft_hfftn */
    {85536, 85556, 1158, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {85675, 85690, 1159, 1, 3, 0x0}, /* aten::fft_ifft */
    {85772, 85791, 1160, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {85900, 85916, 1161, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {86010, 86030, 1162, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {86151, 86167, 1163, 1, 3, 0x0}, /* aten::fft_ifftn */
    {86259, 86279, 1164, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {86398, 86418, 1165, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {86479, 86495, 1166, 1, 3, 0x0}, /* aten::fft_ihfft */
    {86578, 86598, 1167, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {86708, 86725, 1168, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {86820, 86841, 1169, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {86963, 86980, 1170, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {87073, 87094, 1171, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {87214, 87230, 1172, 1, 3, 0x0}, /* aten::fft_irfft */
    {87313, 87333, 1173, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {87443, 87460, 1174, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {87555, 87576, 1175, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {87698, 87715, 1176, 1, 3, 0x0}, /* aten::fft_irfftn */
    {87808, 87829, 1177, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {87949, 87964, 1178, 1, 3, 0x0}, /* aten::fft_rfft */
    {88046, 88065, 1179, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {88174, 88190, 1180, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {88284, 88304, 1181, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {88425, 88444, 1182, 2, 3, 0x0}, /* aten::fft_rfftfreq */
    {88585, 88608, 1184, 1, 3, 0x0}, /* aten::fft_rfftfreq.out */
    {88684, 88700, 1185, 1, 3, 0x0}, /* aten::fft_rfftn */
    {88792, 88812, 1186, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {88931, 88949, 1187, 1, 3, 0x1}, /* aten::fill.Scalar */
    {89004, 89026, 1188, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {89108, 89126, 1189, 1, 3, 0x0}, /* aten::fill.Tensor */
    {89181, 89203, 1190, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {89285, 89304, 1191, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {89368, 89387, 1193, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {89451, 89461, 1195, 1, 3, 0x0}, /* aten::fix */
    {89494, 89508, 1196, 1, 3, 0x0}, /* aten::fix.out */
    {89568, 89579, 1197, 1, 3, 0x0}, /* aten::fix_ */
    {89621, 89646, 1198, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {89733, 89744, 1199, 2, 3, 0x1}, /* aten::flip */
    {89790, 89805, 1201, 1, 0, 0x20}, /* aten::flip.out */
    {89878, 89891, 1202, 1, 3, 0x0}, /* aten::fliplr */
    {89927, 89940, 1203, 1, 3, 0x0}, /* aten::flipud */
    {89976, 90001, 1204, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {90066, 90095, 1205, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {90187, 90219, 1206, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {90291, 90327, 1207, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {90426, 90458, 1208, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {90530, 90566, 1209, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {90665, 90691, 1210, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {90765, 90791, 1211, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {90865, 90877, 1212, 3, 1, 0x10001}, /* aten::floor */
    {90912, 90928, 1215, 2, 1, 0x10000}, /* aten::floor.out */
    {90990, 91003, 1217, 3, 1, 0x10000}, /* aten::floor_ */
    {91047, 91066, 1220, 2, 1, 0x0}, /* aten::floor_divide */
    {91122, 91148, 1222, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {91211, 91241, 1223, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {91331, 91354, 1224, 2, 1, 0x0}, /* aten::floor_divide.out */
    {91437, 91464, 1226, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {91536, 91563, 1227, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {91635, 91646, 1229, 3, 1, 0x10000}, /* aten::fmax */
    {91694, 91709, 1232, 2, 1, 0x10000}, /* aten::fmax.out */
    {91784, 91795, 1234, 3, 1, 0x10000}, /* aten::fmin */
    {91843, 91858, 1237, 2, 1, 0x10000}, /* aten::fmin.out */
    {91933, 91951, 1239, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {92006, 92028, 1240, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {92110, 92128, 1241, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {92183, 92205, 1244, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {92287, 92306, 1246, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {92370, 92389, 1247, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {92453, 92464, 1250, 3, 1, 0x10000}, /* aten::frac */
    {92498, 92513, 1253, 2, 1, 0x10000}, /* aten::frac.out */
    {92574, 92586, 1255, 3, 1, 0x10000}, /* aten::frac_ */
    {92629, 92657, 1258, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {92781, 92816, 1260, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {92997, 93034, 1262, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {93170, 93218, 1264, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {93395, 93423, 1266, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {93547, 93582, 1268, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {93763, 93800, 1270, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {93936, 93984, 1272, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {94161, 94180, 1274, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {94250, 94273, 1276, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {94400, 94416, 1278, 2, 3, 0x0}, /* aten::from_file */
    {94580, 94600, 1280, 1, 0, 0x20}, /* aten::from_file.out */
    {94699, 94710, 1281, 2, 3, 0x1}, /* aten::full */
    {94857, 94872, 1283, 1, 3, 0x0}, /* aten::full.out */
    {94954, 94970, 1284, 1, 3, 0x1}, /* aten::full_like */
    {95154, 95174, 1285, 1, 0, 0x20}, /* aten::full_like.out */
    {95293, 95306, 1286, 3, 3, 0x1}, /* aten::gather */
    {95392, 95409, 1289, 2, 3, 0x0}, /* aten::gather.out */
    {95519, 95541, 1291, 1, 0, 0x0}, /* aten::gather_backward */
    {95640, 95650, 1292, 3, 3, 0x10000}, /* aten::gcd */
    {95697, 95711, 1295, 2, 3, 0x10000}, /* aten::gcd.out */
    {95785, 95796, 1297, 3, 3, 0x0}, /* aten::gcd_ */
    {95852, 95868, 1300, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {95921, 95941, 1303, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {96021, 96037, 1305, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {96090, 96110, 1308, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {96190, 96207, 1310, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {96269, 96286, 1313, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {96348, 96359, 1316, 3, 1, 0x10001}, /* aten::gelu */
    {96420, 96435, 1319, 2, 1, 0x0}, /* aten::gelu.out */
    {96520, 96532, 1321, 3, 1, 0x0}, /* aten::gelu_ */
    {96602, 96622, 1324, 3, 3, 0x10000}, /* aten::gelu_backward */
    {96712, 96743, 1327, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {96871, 96887, 1329, 1, 0, 0x2020}, /* aten::geometric */
    {96965, 96985, 1330, 1, 0, 0x2020}, /* aten::geometric.out */
    {97087, 97104, 1331, 2, 1, 0x2000}, /* aten::geometric_ */
    {97191, 97203, 1333, 2, 3, 0x0}, /* aten::geqrf */
    {97254, 97268, 1335, 2, 3, 0x0}, /* aten::geqrf.a */
    {97362, 97372, 1337, 1, 3, 0x0}, /* aten::ger */
    {97418, 97432, 1338, 1, 3, 0x0}, /* aten::ger.out */
    {97505, 97515, 1339, 2, 1, 0x0}, /* aten::glu */
    {97560, 97574, 1341, 2, 3, 0x0}, /* aten::glu.out */
    {97646, 97665, 1343, 2, 3, 0x0}, /* aten::glu_backward */
    {97736, 97766, 1345, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {97878, 97899, 1347, 1, 3, 0x0}, /* aten::gradient.array */
    {97977, 98004, 1348, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {98104, 98129, 1349, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {98237, 98267, 1350, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {98372, 98400, 1351, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {98507, 98534, 1352, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {98636, 98666, 1353, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {98775, 98796, 1354, 1, 3, 0x0}, /* aten::greater.Scalar */
    {98854, 98879, 1355, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {98964, 98985, 1356, 1, 3, 0x0}, /* aten::greater.Tensor */
    {99043, 99068, 1357, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {99153, 99175, 1358, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {99242, 99264, 1359, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {99331, 99358, 1360, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {99422, 99453, 1361, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {99544, 99571, 1362, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {99635, 99666, 1363, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {99757, 99785, 1364, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {99858, 99886, 1365, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {99959, 99978, 1366, 1, 3, 0x0}, /* aten::grid_sampler */
    {100096, 100118, 1367, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {100239, 100265, 1369, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {100413, 100444, 1370, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {100625, 100660, 1372, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {100890, 100912, 1373, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {101033, 101059, 1375, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {101207, 101238, 1376, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {101419, 101454, 1378, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {101684, 101701, 1379, 1, 3, 0x0}, /* aten::group_norm */
    {101840, 101855, 1380, 1, 3, 0x2000}, /* aten::gru.data */
    {102031, 102047, 1381, 1, 3, 0x2000}, /* aten::gru.input */
    {102223, 102238, 1382, 1, 3, 0x0}, /* aten::gru_cell */
    {102352, 102368, 1383, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {102421, 102441, 1386, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {102521, 102537, 1388, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {102590, 102610, 1391, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {102690, 102707, 1393, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {102769, 102786, 1396, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {102848, 102869, 1399, 2, 3, 0x0}, /* aten::hamming_window */
    {103011, 103036, 1401, 1, 0, 0x20}, /* aten::hamming_window.out */
    {103113, 103143, 1402, 2, 3, 0x0}, /* aten::hamming_window.periodic */
    {103309, 103345, 1404, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha */
    {103530, 103571, 1406, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha_beta */
    {103773, 103818, 1408, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_beta_out */
    {103955, 103995, 1409, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_out */
    {104115, 104149, 1410, 1, 0, 0x20}, /* aten::hamming_window.periodic_out */
    {104250, 104268, 1411, 2, 3, 0x0}, /* aten::hann_window */
    {104407, 104429, 1413, 1, 0, 0x20}, /* aten::hann_window.out */
    {104503, 104530, 1414, 2, 3, 0x0}, /* aten::hann_window.periodic */
    {104693, 104724, 1416, 1, 0, 0x20}, /* aten::hann_window.periodic_out */
    {104822, 104839, 1417, 3, 1, 0x10000}, /* aten::hardshrink */
    {104897, 104918, 1420, 2, 1, 0x0}, /* aten::hardshrink.out */
    {105003, 105029, 1422, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {105109, 105146, 1425, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {105267, 105285, 1427, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {105326, 105348, 1430, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {105416, 105435, 1432, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {105485, 105512, 1435, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {105582, 105620, 1438, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {105731, 105747, 1440, 2, 1, 0x0}, /* aten::hardswish */
    {105786, 105806, 1442, 2, 1, 0x0}, /* aten::hardswish.out */
    {105872, 105889, 1444, 2, 1, 0x0}, /* aten::hardswish_ */
    {105937, 105962, 1446, 2, 3, 0x0}, /* aten::hardswish_backward */
    {106030, 106059, 1448, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {106154, 106169, 1449, 2, 1, 0x10001}, /* aten::hardtanh */
    {106244, 106263, 1451, 2, 1, 0x0}, /* aten::hardtanh.out */
    {106365, 106381, 1453, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {106465, 106489, 1455, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {106588, 106623, 1457, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {106763, 106781, 1459, 3, 3, 0x0}, /* aten::hash_tensor */
    {106872, 106894, 1462, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {107009, 107025, 1464, 3, 1, 0x10000}, /* aten::heaviside */
    {107079, 107099, 1467, 2, 1, 0x10000}, /* aten::heaviside.out */
    {107180, 107197, 1469, 3, 1, 0x0}, /* aten::heaviside_ */
    {107260, 107287, 1472, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {107390, 107402, 1473, 2, 3, 0x0}, /* aten::histc */
    {107479, 107495, 1475, 2, 3, 0x0}, /* aten::histc.out */
    {107599, 107622, 1477, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {107772, 107799, 1479, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {108000, 108028, 1481, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {108161, 108193, 1483, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {108377, 108395, 1485, 1, 3, 0x0}, /* aten::histogramdd */
    {108537, 108571, 1486, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {108732, 108759, 1487, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {108908, 108927, 1488, 1, 3, 0x0}, /* aten::hsplit.array */
    {108997, 109014, 1489, 1, 3, 0x0}, /* aten::hsplit.int */
    {109081, 109094, 1490, 1, 3, 0x0}, /* aten::hstack */
    {109135, 109152, 1491, 1, 3, 0x0}, /* aten::hstack.out */
    {109220, 109237, 1492, 2, 3, 0x0}, /* aten::huber_loss */
    {109329, 109350, 1494, 2, 3, 0x0}, /* aten::huber_loss.out */
    {109469, 109495, 1496, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {109607, 109637, 1498, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {109783, 109795, 1500, 3, 1, 0x10000}, /* aten::hypot */
    {109844, 109860, 1503, 2, 1, 0x10000}, /* aten::hypot.out */
    {109936, 109949, 1505, 3, 1, 0x10000}, /* aten::hypot_ */
    {110007, 110016, 1508, 3, 3, 0x10000}, /* aten::i0 */
    {110048, 110061, 1511, 2, 3, 0x10000}, /* aten::i0.out */
    {110120, 110130, 1513, 3, 3, 0x10000}, /* aten::i0_ */
    {110171, 110184, 1516, 3, 3, 0x10000}, /* aten::igamma */
    {110234, 110251, 1519, 2, 3, 0x10000}, /* aten::igamma.out */
    {110328, 110342, 1521, 3, 3, 0x10000}, /* aten::igamma_ */
    {110401, 110415, 1524, 3, 3, 0x10000}, /* aten::igammac */
    {110466, 110484, 1527, 2, 3, 0x10000}, /* aten::igammac.out */
    {110562, 110577, 1529, 3, 3, 0x10000}, /* aten::igammac_ */
    {110637, 110650, 1532, 2, 3, 0x0}, /* aten::im2col */
    {110754, 110771, 1534, 2, 3, 0x0}, /* aten::im2col.out */
    {110902, 110913, 1536, 1, 1, 0x0}, /* aten::imag */
    {110953, 110972, 1537, 2, 1, 0x9}, /* aten::index.Tensor */
    {111033, 111056, 1539, 2, 1, 0x0}, /* aten::index.Tensor_out */
    {111144, 111160, 1541, 3, 3, 0x0}, /* aten::index_add */
    {111256, 111276, 1544, 2, 3, 0x0}, /* aten::index_add.out */
    {111396, 111413, 1546, 3, 3, 0x0}, /* aten::index_add_ */
    {111518, 111535, 1549, 3, 3, 0x0}, /* aten::index_copy */
    {111613, 111634, 1552, 2, 3, 0x0}, /* aten::index_copy.out */
    {111739, 111757, 1554, 3, 3, 0x0}, /* aten::index_copy_ */
    {111844, 111872, 1557, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {111960, 111992, 1558, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {112107, 112135, 1559, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {112223, 112255, 1560, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {112370, 112399, 1561, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {112496, 112525, 1563, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {112622, 112638, 1565, 1, 1, 0x1}, /* aten::index_put */
    {112734, 112754, 1566, 1, 0, 0x20}, /* aten::index_put.out */
    {112877, 112894, 1567, 1, 1, 0x0}, /* aten::index_put_ */
    {112999, 113018, 1568, 3, 3, 0x0}, /* aten::index_reduce */
    {113137, 113160, 1571, 2, 3, 0x0}, /* aten::index_reduce.out */
    {113303, 113323, 1573, 3, 3, 0x0}, /* aten::index_reduce_ */
    {113451, 113470, 1576, 2, 3, 0x1}, /* aten::index_select */
    {113535, 113558, 1578, 2, 3, 0x0}, /* aten::index_select.out */
    {113650, 113678, 1580, 1, 0, 0x0}, /* aten::index_select_backward */
    {113773, 113785, 1581, 1, 3, 0x0}, /* aten::inner */
    {113834, 113850, 1582, 1, 3, 0x0}, /* aten::inner.out */
    {113926, 113946, 1583, 1, 3, 0x0}, /* aten::instance_norm */
    {114132, 114146, 1584, 1, 3, 0x0}, /* aten::inverse */
    {114183, 114201, 1585, 1, 3, 0x0}, /* aten::inverse.out */
    {114265, 114282, 1586, 1, 0, 0x0}, /* aten::is_complex */
    {114320, 114334, 1587, 1, 2, 0x0}, /* aten::is_conj */
    {114369, 114390, 1588, 1, 0, 0x0}, /* aten::is_distributed */
    {114432, 114456, 1589, 1, 0, 0x0}, /* aten::is_floating_point */
    {114501, 114520, 1590, 1, 0, 0x0}, /* aten::is_inference */
    {114560, 114573, 1591, 1, 2, 0x0}, /* aten::is_neg */
    {114607, 114624, 1592, 1, 0, 0x0}, /* aten::is_nonzero */
    {114662, 114678, 1593, 1, 3, 0x0}, /* aten::is_pinned */
    {114736, 114755, 1594, 1, 0, 0x0}, /* aten::is_same_size */
    {114809, 114825, 1595, 1, 0, 0x0}, /* aten::is_signed */
    {114862, 114876, 1596, 1, 3, 0x0}, /* aten::isclose */
    {114985, 115000, 1597, 1, 0, 0x10000}, /* aten::isfinite */
    {115038, 115063, 1598, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {115184, 115213, 1601, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {115358, 115383, 1603, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {115504, 115533, 1606, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {115678, 115703, 1608, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {115825, 115854, 1611, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {116000, 116012, 1613, 2, 0, 0x10001}, /* aten::isinf */
    {116047, 116063, 1615, 1, 0, 0x20}, /* aten::isinf.out */
    {116125, 116137, 1616, 2, 0, 0x10001}, /* aten::isnan */
    {116172, 116188, 1618, 1, 0, 0x20}, /* aten::isnan.out */
    {116250, 116265, 1619, 3, 3, 0x10000}, /* aten::isneginf */
    {116303, 116322, 1622, 2, 3, 0x10000}, /* aten::isneginf.out */
    {116387, 116402, 1624, 3, 3, 0x10000}, /* aten::isposinf */
    {116440, 116459, 1627, 2, 3, 0x10000}, /* aten::isposinf.out */
    {116524, 116537, 1629, 1, 3, 0x0}, /* aten::isreal */
    {116573, 116585, 1630, 1, 3, 0x0}, /* aten::istft */
    {116803, 116814, 1631, 1, 3, 0x4}, /* aten::item */
    {116848, 116868, 1632, 2, 3, 0x0}, /* aten::kaiser_window */
    {117009, 117034, 1634, 2, 3, 0x0}, /* aten::kaiser_window.beta */
    {117207, 117236, 1636, 1, 0, 0x20}, /* aten::kaiser_window.beta_out */
    {117344, 117368, 1637, 1, 0, 0x20}, /* aten::kaiser_window.out */
    {117444, 117473, 1638, 2, 3, 0x0}, /* aten::kaiser_window.periodic */
    {117638, 117671, 1640, 1, 0, 0x20}, /* aten::kaiser_window.periodic_out */
    {117771, 117784, 1641, 1, 3, 0x0}, /* aten::kl_div */
    {117881, 117892, 1642, 1, 3, 0x0}, /* aten::kron */
    {117940, 117955, 1643, 1, 3, 0x0}, /* aten::kron.out */
    {118030, 118045, 1644, 1, 3, 0x0}, /* aten::kthvalue */
    {118150, 118172, 1645, 2, 3, 0x0}, /* aten::kthvalue.values */
    {118334, 118348, 1647, 1, 3, 0x0}, /* aten::l1_loss */
    {118420, 118437, 1648, 1, 3, 0x0}, /* aten::layer_norm */
    {118586, 118596, 1649, 3, 3, 0x10000}, /* aten::lcm */
    {118643, 118657, 1652, 2, 3, 0x10000}, /* aten::lcm.out */
    {118731, 118742, 1654, 3, 3, 0x0}, /* aten::lcm_ */
    {118798, 118817, 1657, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {118873, 118889, 1658, 1, 3, 0x10000}, /* aten::ldexp.out */
    {118965, 118978, 1659, 1, 3, 0x10000}, /* aten::ldexp_ */
    {119036, 119052, 1660, 3, 1, 0x10001}, /* aten::le.Scalar */
    {119105, 119125, 1663, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {119205, 119221, 1665, 3, 1, 0x10001}, /* aten::le.Tensor */
    {119274, 119294, 1668, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {119374, 119391, 1670, 3, 1, 0x0}, /* aten::le_.Scalar */
    {119453, 119470, 1673, 3, 1, 0x0}, /* aten::le_.Tensor */
    {119532, 119549, 1676, 3, 1, 0x10001}, /* aten::leaky_relu */
    {119617, 119638, 1679, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {119733, 119751, 1681, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {119828, 119854, 1684, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {119967, 120004, 1687, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {120158, 120176, 1689, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {120244, 120266, 1692, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {120361, 120379, 1694, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {120447, 120469, 1697, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {120564, 120583, 1699, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {120660, 120679, 1702, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {120756, 120774, 1705, 1, 3, 0x0}, /* aten::less.Scalar */
    {120829, 120851, 1706, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {120933, 120951, 1707, 1, 3, 0x0}, /* aten::less.Tensor */
    {121006, 121028, 1708, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {121110, 121129, 1709, 1, 3, 0x0}, /* aten::less_.Scalar */
    {121193, 121212, 1710, 1, 3, 0x0}, /* aten::less_.Tensor */
    {121276, 121300, 1711, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {121361, 121389, 1712, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {121477, 121501, 1713, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {121562, 121590, 1714, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {121678, 121703, 1715, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {121773, 121798, 1716, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {121868, 121881, 1717, 3, 1, 0x10000}, /* aten::lgamma */
    {121917, 121934, 1720, 2, 1, 0x10000}, /* aten::lgamma.out */
    {121997, 122011, 1722, 3, 1, 0x10000}, /* aten::lgamma_ */
    {122056, 122067, 1725, 1, 3, 0x0}, /* aten::lift */
    {122101, 122116, 1726, 1, 0, 0x20}, /* aten::lift.out */
    {122177, 122194, 1727, 1, 3, 0x0}, /* aten::lift_fresh */
    {122240, 122262, 1728, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {122307, 122333, 1729, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {122405, 122427, 1730, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {122493, 122519, 1731, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {122609, 122634, 1732, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {122745, 122772, 1734, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {122924, 122942, 1736, 1, 3, 0x0}, /* aten::linalg_cond */
    {122999, 123021, 1737, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {123105, 123129, 1738, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {123183, 123211, 1739, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {123292, 123311, 1740, 2, 3, 0x0}, /* aten::linalg_cross */
    {123382, 123405, 1742, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {123500, 123517, 1744, 1, 3, 0x0}, /* aten::linalg_det */
    {123554, 123575, 1745, 1, 3, 0x0}, /* aten::linalg_det.out */
    {123639, 123661, 1746, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {123752, 123769, 1747, 2, 3, 0x0}, /* aten::linalg_eig */
    {123844, 123865, 1749, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {124004, 124022, 1751, 1, 3, 0x0}, /* aten::linalg_eigh */
    {124112, 124138, 1752, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {124287, 124308, 1753, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {124352, 124377, 1754, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {124448, 124470, 1756, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {124529, 124555, 1757, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {124641, 124674, 1758, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {124743, 124780, 1760, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {124876, 124893, 1762, 1, 3, 0x0}, /* aten::linalg_inv */
    {124930, 124951, 1763, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {125015, 125035, 1764, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {125126, 125154, 1766, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {125298, 125322, 1768, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {125414, 125442, 1769, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {125580, 125607, 1770, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {125740, 125771, 1772, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {125971, 125994, 1774, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {126088, 126115, 1776, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {126233, 126252, 1778, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {126410, 126433, 1780, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {126699, 126715, 1782, 2, 3, 0x0}, /* aten::linalg_lu */
    {126795, 126815, 1784, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {126953, 126976, 1786, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {127059, 127086, 1787, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {127215, 127241, 1788, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {127365, 127395, 1790, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {127586, 127608, 1792, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {127715, 127741, 1794, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {127872, 127892, 1796, 1, 3, 0x0}, /* aten::linalg_matmul */
    {127949, 127973, 1797, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {128057, 128081, 1798, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {128128, 128156, 1800, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {128230, 128255, 1801, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {128381, 128410, 1802, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {128560, 128593, 1803, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {128730, 128767, 1804, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {128928, 128954, 1805, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {129010, 129040, 1806, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {129123, 129148, 1807, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {129229, 129270, 1808, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {129395, 129440, 1809, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {129589, 129631, 1810, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {129760, 129806, 1811, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {129959, 129988, 1812, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {130096, 130136, 1813, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {130257, 130293, 1814, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {130387, 130410, 1815, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {130461, 130488, 1816, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {130566, 130584, 1817, 1, 3, 0x0}, /* aten::linalg_norm */
    {130708, 130734, 1818, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {130857, 130887, 1819, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {131034, 131056, 1820, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {131204, 131222, 1821, 1, 3, 0x0}, /* aten::linalg_pinv */
    {131298, 131332, 1822, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {131450, 131488, 1823, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {131630, 131665, 1824, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {131786, 131825, 1825, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {131970, 131992, 1826, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {132095, 132130, 1827, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {132247, 132278, 1828, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {132368, 132384, 1829, 2, 3, 0x0}, /* aten::linalg_qr */
    {132454, 132474, 1831, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {132587, 132608, 1833, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {132674, 132699, 1834, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {132819, 132838, 1835, 1, 3, 0x0}, /* aten::linalg_solve */
    {132906, 132929, 1836, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {133021, 133043, 1837, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {133161, 133187, 1838, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {133353, 133383, 1839, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {133503, 133537, 1841, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {133681, 133698, 1843, 1, 3, 0x0}, /* aten::linalg_svd */
    {133806, 133825, 1844, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {133990, 134011, 1845, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {134073, 134098, 1846, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {134184, 134207, 1847, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {134264, 134291, 1848, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {134375, 134400, 1849, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {134480, 134509, 1850, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {134616, 134636, 1851, 1, 3, 0x0}, /* aten::linalg_vander */
    {134695, 134715, 1852, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {134780, 134804, 1853, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {134893, 134918, 1854, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {135045, 135074, 1857, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {135225, 135238, 1859, 1, 3, 0x0}, /* aten::linear */
    {135309, 135326, 1860, 1, 3, 0x0}, /* aten::linear.out */
    {135424, 135439, 1861, 2, 3, 0x0}, /* aten::linspace */
    {135593, 135622, 1863, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {135790, 135823, 1865, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {135926, 135955, 1866, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {136123, 136156, 1868, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {136259, 136288, 1869, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {136456, 136489, 1871, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {136592, 136611, 1872, 2, 3, 0x0}, /* aten::linspace.out */
    {136700, 136710, 1874, 3, 1, 0x10001}, /* aten::log */
    {136743, 136757, 1877, 2, 1, 0x10000}, /* aten::log.out */
    {136817, 136829, 1879, 3, 1, 0x10001}, /* aten::log10 */
    {136864, 136880, 1882, 2, 1, 0x10000}, /* aten::log10.out */
    {136942, 136955, 1884, 3, 1, 0x10000}, /* aten::log10_ */
    {136999, 137011, 1887, 3, 1, 0x10001}, /* aten::log1p */
    {137046, 137062, 1890, 2, 1, 0x10000}, /* aten::log1p.out */
    {137124, 137137, 1892, 3, 1, 0x10000}, /* aten::log1p_ */
    {137181, 137192, 1895, 3, 1, 0x10001}, /* aten::log2 */
    {137226, 137241, 1898, 2, 1, 0x10000}, /* aten::log2.out */
    {137302, 137314, 1900, 3, 1, 0x10000}, /* aten::log2_ */
    {137357, 137368, 1903, 3, 1, 0x10000}, /* aten::log_ */
    {137410, 137427, 1906, 1, 0, 0x2020}, /* aten::log_normal */
    {137526, 137547, 1907, 1, 0, 0x2020}, /* aten::log_normal.out */
    {137670, 137688, 1908, 2, 1, 0x2000}, /* aten::log_normal_ */
    {137794, 137812, 1910, 1, 1, 0x0}, /* aten::log_sigmoid */
    {137853, 137875, 1911, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {137943, 137970, 1912, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {138055, 138093, 1914, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {138219, 138245, 1916, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {138318, 138351, 1918, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {138466, 138488, 1920, 1, 3, 0x0}, /* aten::log_softmax.int */
    {138566, 138592, 1921, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {138697, 138713, 1923, 3, 3, 0x10000}, /* aten::logaddexp */
    {138766, 138786, 1926, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {138866, 138883, 1928, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {138937, 138958, 1931, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {139039, 139058, 1933, 1, 3, 0x0}, /* aten::logcumsumexp */
    {139109, 139132, 1934, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {139210, 139223, 1936, 1, 3, 0x0}, /* aten::logdet */
    {139259, 139277, 1937, 2, 1, 0x10001}, /* aten::logical_and */
    {139332, 139354, 1939, 2, 1, 0x10000}, /* aten::logical_and.out */
    {139436, 139455, 1941, 2, 1, 0x10000}, /* aten::logical_and_ */
    {139519, 139537, 1943, 2, 1, 0x10001}, /* aten::logical_not */
    {139578, 139600, 1945, 2, 1, 0x10000}, /* aten::logical_not.out */
    {139668, 139687, 1947, 2, 1, 0x10000}, /* aten::logical_not_ */
    {139737, 139754, 1949, 2, 1, 0x10001}, /* aten::logical_or */
    {139808, 139829, 1951, 2, 1, 0x10000}, /* aten::logical_or.out */
    {139910, 139928, 1953, 2, 1, 0x10000}, /* aten::logical_or_ */
    {139991, 140009, 1955, 2, 1, 0x10001}, /* aten::logical_xor */
    {140064, 140086, 1957, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {140168, 140187, 1959, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {140251, 140263, 1961, 2, 3, 0x10000}, /* aten::logit */
    {140315, 140331, 1963, 2, 3, 0x10000}, /* aten::logit.out */
    {140410, 140423, 1965, 2, 3, 0x10000}, /* aten::logit_ */
    {140484, 140505, 1967, 3, 3, 0x10000}, /* aten::logit_backward */
    {140586, 140618, 1970, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {140740, 140755, 1972, 2, 3, 0x0}, /* aten::logspace */
    {140926, 140955, 1974, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {141140, 141173, 1976, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {141293, 141322, 1977, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {141507, 141540, 1979, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {141660, 141689, 1980, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {141874, 141907, 1982, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {142027, 142046, 1983, 2, 3, 0x0}, /* aten::logspace.out */
    {142152, 142168, 1985, 1, 1, 0x40000}, /* aten::logsumexp */
    {142239, 142259, 1986, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {142357, 142373, 1988, 1, 3, 0x2000}, /* aten::lstm.data */
    {142560, 142577, 1989, 1, 3, 0x2000}, /* aten::lstm.input */
    {142764, 142780, 1990, 1, 3, 0x0}, /* aten::lstm_cell */
    {142907, 142923, 1991, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {142976, 142996, 1994, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {143076, 143092, 1996, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {143145, 143165, 1999, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {143245, 143262, 2001, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {143324, 143341, 2004, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {143403, 143418, 2007, 1, 3, 0x0}, /* aten::lu_solve */
    {143490, 143509, 2008, 1, 3, 0x0}, /* aten::lu_solve.out */
    {143608, 143624, 2009, 2, 3, 0x0}, /* aten::lu_unpack */
    {143756, 143776, 2011, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {143969, 143978, 2013, 1, 3, 0x0}, /* aten::mH */
    {144016, 144025, 2014, 1, 3, 0x0}, /* aten::mT */
    {144063, 144089, 2015, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {144208, 144233, 2016, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {144308, 144337, 2017, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {144439, 144464, 2018, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {144539, 144568, 2019, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {144670, 144696, 2020, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {144780, 144806, 2022, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {144890, 144911, 2024, 1, 3, 0x1}, /* aten::masked_scatter */
    {144983, 145008, 2025, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {145107, 145129, 2026, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {145210, 145240, 2028, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {145329, 145349, 2029, 1, 3, 0x8}, /* aten::masked_select */
    {145405, 145429, 2030, 1, 3, 0x8}, /* aten::masked_select.out */
    {145512, 145525, 2031, 1, 3, 0x0}, /* aten::matmul */
    {145575, 145592, 2032, 1, 3, 0x0}, /* aten::matmul.out */
    {145669, 145684, 2033, 1, 3, 0x0}, /* aten::matrix_H */
    {145728, 145745, 2034, 1, 3, 0x0}, /* aten::matrix_exp */
    {145785, 145811, 2035, 1, 3, 0x0}, /* aten::matrix_exp_backward */
    {145873, 145892, 2036, 1, 3, 0x0}, /* aten::matrix_power */
    {145941, 145964, 2037, 1, 3, 0x0}, /* aten::matrix_power.out */
    {146040, 146050, 2038, 2, 1, 0x40000}, /* aten::max */
    {146083, 146097, 2040, 3, 1, 0x40001}, /* aten::max.dim */
    {146188, 146206, 2043, 2, 1, 0x40000}, /* aten::max.dim_max */
    {146351, 146367, 2045, 1, 1, 0x10000}, /* aten::max.other */
    {146420, 146434, 2046, 1, 1, 0x10000}, /* aten::max.out */
    {146508, 146528, 2047, 2, 1, 0x40000}, /* aten::max.unary_out */
    {146594, 146611, 2049, 1, 3, 0x0}, /* aten::max_pool1d */
    {146748, 146778, 2050, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {146938, 146955, 2051, 1, 3, 0x0}, /* aten::max_pool2d */
    {147092, 147122, 2052, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {147282, 147316, 2054, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {147527, 147566, 2056, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {147748, 147798, 2058, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {148021, 148038, 2060, 1, 3, 0x0}, /* aten::max_pool3d */
    {148175, 148205, 2061, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {148365, 148399, 2063, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {148610, 148649, 2065, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {148831, 148881, 2067, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {149104, 149123, 2069, 2, 3, 0x0}, /* aten::max_unpool2d */
    {149204, 149227, 2071, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {149335, 149354, 2073, 2, 3, 0x0}, /* aten::max_unpool3d */
    {149466, 149489, 2075, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {149628, 149642, 2077, 3, 1, 0x10001}, /* aten::maximum */
    {149693, 149711, 2080, 2, 1, 0x10000}, /* aten::maximum.out */
    {149789, 149800, 2082, 1, 1, 0x40001}, /* aten::mean */
    {149861, 149876, 2083, 3, 1, 0x40001}, /* aten::mean.dim */
    {149974, 149995, 2086, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {150086, 150101, 2088, 2, 1, 0x40000}, /* aten::mean.out */
    {150219, 150232, 2090, 2, 3, 0x0}, /* aten::median */
    {150268, 150285, 2092, 1, 3, 0x0}, /* aten::median.dim */
    {150379, 150403, 2093, 2, 3, 0x0}, /* aten::median.dim_values */
    {150554, 150571, 2095, 1, 0, 0x20}, /* aten::median.out */
    {150634, 150649, 2096, 1, 3, 0x0}, /* aten::meshgrid */
    {150694, 150718, 2097, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {150789, 150799, 2098, 2, 1, 0x40000}, /* aten::min */
    {150832, 150846, 2100, 3, 1, 0x40001}, /* aten::min.dim */
    {150937, 150955, 2103, 2, 1, 0x40000}, /* aten::min.dim_min */
    {151101, 151117, 2105, 1, 1, 0x10000}, /* aten::min.other */
    {151170, 151184, 2106, 1, 1, 0x10000}, /* aten::min.out */
    {151258, 151278, 2107, 2, 1, 0x40000}, /* aten::min.unary_out */
    {151344, 151358, 2109, 3, 1, 0x10001}, /* aten::minimum */
    {151409, 151427, 2112, 2, 1, 0x10000}, /* aten::minimum.out */
    {151505, 151516, 2114, 3, 3, 0x10000}, /* aten::mish */
    {151550, 151565, 2117, 2, 3, 0x0}, /* aten::mish.out */
    {151626, 151638, 2119, 3, 3, 0x0}, /* aten::mish_ */
    {151681, 151701, 2122, 3, 3, 0x0}, /* aten::mish_backward */
    {151764, 151787, 2125, 2, 3, 0x0}, /* aten::mkldnn_rnn_layer */
    {152091, 152118, 2127, 1, 0, 0x20}, /* aten::mkldnn_rnn_layer.out */
    {152513, 152522, 2128, 3, 3, 0x1}, /* aten::mm */
    {152567, 152580, 2131, 2, 3, 0x0}, /* aten::mm.out */
    {152652, 152663, 2133, 2, 3, 0x0}, /* aten::mode */
    {152754, 152772, 2135, 2, 3, 0x0}, /* aten::mode.values */
    {152920, 152939, 2137, 1, 3, 0x0}, /* aten::moveaxis.int */
    {153016, 153039, 2138, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {153124, 153142, 2139, 1, 3, 0x0}, /* aten::movedim.int */
    {153218, 153240, 2140, 1, 3, 0x0}, /* aten::movedim.intlist */
    {153324, 153339, 2141, 2, 1, 0x0}, /* aten::mse_loss */
    {153412, 153431, 2143, 2, 1, 0x0}, /* aten::mse_loss.out */
    {153531, 153555, 2145, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {153652, 153687, 2147, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {153825, 153837, 2149, 1, 3, 0x0}, /* aten::msort */
    {153872, 153888, 2150, 1, 3, 0x0}, /* aten::msort.out */
    {153950, 153967, 2151, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {154021, 154042, 2152, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {154123, 154140, 2153, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {154194, 154208, 2156, 2, 1, 0x10000}, /* aten::mul.out */
    {154282, 154300, 2158, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {154363, 154381, 2159, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {154444, 154468, 2162, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {154600, 154628, 2164, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {154787, 154820, 2166, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {154977, 155021, 2168, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {155219, 155248, 2170, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {155335, 155368, 2171, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {155482, 155520, 2172, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {155649, 155698, 2174, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {155868, 155905, 2176, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {156022, 156066, 2178, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {156225, 156243, 2180, 2, 3, 0x2000}, /* aten::multinomial */
    {156358, 156380, 2182, 2, 3, 0x2000}, /* aten::multinomial.out */
    {156519, 156541, 2184, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {156600, 156622, 2185, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {156681, 156700, 2186, 1, 3, 0x0}, /* aten::multiply.out */
    {156779, 156802, 2187, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {156870, 156893, 2188, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {156961, 156970, 2189, 1, 3, 0x0}, /* aten::mv */
    {157014, 157027, 2190, 1, 3, 0x0}, /* aten::mv.out */
    {157098, 157113, 2191, 2, 1, 0x10000}, /* aten::mvlgamma */
    {157158, 157177, 2193, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {157249, 157265, 2195, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {157319, 157336, 2197, 2, 3, 0x10000}, /* aten::nan_to_num */
    {157433, 157454, 2199, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {157578, 157596, 2201, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {157702, 157716, 2203, 1, 1, 0x0}, /* aten::nanmean */
    {157818, 157836, 2204, 1, 1, 0x0}, /* aten::nanmean.out */
    {157962, 157978, 2205, 2, 3, 0x0}, /* aten::nanmedian */
    {158017, 158037, 2207, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {158134, 158161, 2208, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {158315, 158335, 2210, 1, 0, 0x20}, /* aten::nanmedian.out */
    {158401, 158419, 2211, 1, 3, 0x0}, /* aten::nanquantile */
    {158536, 158558, 2212, 1, 3, 0x0}, /* aten::nanquantile.out */
    {158699, 158724, 2213, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {158847, 158876, 2214, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {159023, 159036, 2215, 2, 3, 0x40000}, /* aten::nansum */
    {159137, 159154, 2217, 2, 3, 0x40000}, /* aten::nansum.out */
    {159279, 159292, 2219, 1, 0, 0x0}, /* aten::narrow */
    {159372, 159392, 2220, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {159479, 159497, 2221, 1, 3, 0x80000}, /* aten::narrow_copy */
    {159576, 159598, 2222, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {159704, 159728, 2224, 2, 3, 0x0}, /* aten::native_batch_norm */
    {159909, 159937, 2226, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {160199, 160232, 2228, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {160467, 160504, 2230, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {160809, 160838, 2231, 1, 3, 0x0}, /* aten::native_channel_shuffle */
    {160905, 160926, 2232, 2, 3, 0x2001}, /* aten::native_dropout */
    {161003, 161028, 2234, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {161154, 161184, 2235, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {161270, 161304, 2237, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {161417, 161441, 2238, 2, 3, 0x1}, /* aten::native_group_norm */
    {161591, 161619, 2240, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {161839, 161872, 2241, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {162070, 162107, 2243, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {162375, 162399, 2244, 2, 3, 0x1}, /* aten::native_layer_norm */
    {162533, 162561, 2246, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {162765, 162798, 2247, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {162994, 163031, 2249, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {163297, 163313, 2250, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {163366, 163386, 2253, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {163466, 163482, 2255, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {163535, 163555, 2258, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {163635, 163652, 2260, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {163714, 163731, 2263, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {163793, 163803, 2266, 3, 1, 0x10001}, /* aten::neg */
    {163836, 163850, 2269, 2, 1, 0x10000}, /* aten::neg.out */
    {163910, 163921, 2271, 3, 1, 0x10000}, /* aten::neg_ */
    {163963, 163978, 2274, 1, 3, 0x0}, /* aten::negative */
    {164016, 164035, 2275, 1, 3, 0x0}, /* aten::negative.out */
    {164100, 164116, 2276, 1, 3, 0x0}, /* aten::negative_ */
    {164163, 164179, 2277, 1, 3, 0x0}, /* aten::new_empty */
    {164325, 164345, 2278, 1, 0, 0x20}, /* aten::new_empty.out */
    {164426, 164450, 2279, 1, 3, 0x0}, /* aten::new_empty_strided */
    {164621, 164649, 2280, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {164755, 164770, 2281, 1, 3, 0x0}, /* aten::new_full */
    {164934, 164953, 2282, 1, 0, 0x20}, /* aten::new_full.out */
    {165052, 165067, 2283, 1, 3, 0x0}, /* aten::new_ones */
    {165212, 165231, 2284, 1, 0, 0x20}, /* aten::new_ones.out */
    {165311, 165327, 2285, 1, 3, 0x0}, /* aten::new_zeros */
    {165473, 165493, 2286, 1, 0, 0x20}, /* aten::new_zeros.out */
    {165574, 165590, 2287, 3, 3, 0x10000}, /* aten::nextafter */
    {165643, 165663, 2290, 2, 3, 0x10000}, /* aten::nextafter.out */
    {165743, 165760, 2292, 3, 3, 0x10000}, /* aten::nextafter_ */
    {165822, 165837, 2295, 1, 3, 0x0}, /* aten::nll_loss */
    {165957, 165976, 2296, 1, 3, 0x0}, /* aten::nll_loss.out */
    {166123, 166140, 2297, 1, 3, 0x0}, /* aten::nll_loss2d */
    {166262, 166283, 2298, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {166432, 166458, 2299, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {166615, 166652, 2301, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {166850, 166875, 2303, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {167020, 167052, 2305, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {167239, 167263, 2307, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {167418, 167453, 2309, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {167649, 167672, 2311, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {167815, 167845, 2313, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {168030, 168048, 2315, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {168171, 168185, 2316, 1, 3, 0x9}, /* aten::nonzero */
    {168222, 168240, 2317, 1, 3, 0x8}, /* aten::nonzero.out */
    {168304, 168324, 2318, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {168369, 168390, 2319, 2, 3, 0x0}, /* aten::nonzero_static */
    {168469, 168494, 2321, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {168597, 168615, 2323, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {168668, 168693, 2324, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {168784, 168815, 2327, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {168927, 168954, 2330, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {169036, 169067, 2331, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {169173, 169195, 2332, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {169275, 169296, 2333, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {169418, 169433, 2335, 2, 1, 0x40000}, /* aten::norm.out */
    {169537, 169559, 2337, 1, 3, 0x0}, /* aten::norm_except_dim */
    {169623, 169650, 2338, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {169742, 169773, 2340, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {169889, 169915, 2342, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {170007, 170037, 2344, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {170153, 170179, 2346, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {170269, 170299, 2348, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {170413, 170438, 2350, 2, 3, 0x2000}, /* aten::normal.float_float */
    {170630, 170659, 2352, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {170786, 170803, 2353, 1, 0, 0x2020}, /* aten::normal.out */
    {170922, 170936, 2354, 2, 1, 0x2000}, /* aten::normal_ */
    {171038, 171062, 2356, 1, 1, 0x2000}, /* aten::normal_functional */
    {171166, 171189, 2357, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {171249, 171276, 2358, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {171363, 171386, 2359, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {171446, 171473, 2360, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {171560, 171584, 2361, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {171653, 171677, 2362, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {171746, 171765, 2363, 1, 3, 0x0}, /* aten::nuclear_norm */
    {171827, 171850, 2364, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {171928, 171955, 2365, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {172060, 172083, 2366, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {172172, 172184, 2367, 1, 0, 0x0}, /* aten::numel */
    {172216, 172230, 2368, 1, 3, 0x0}, /* aten::numpy_T */
    {172273, 172287, 2369, 1, 3, 0x8}, /* aten::one_hot */
    {172344, 172355, 2370, 2, 3, 0x0}, /* aten::ones */
    {172483, 172498, 2372, 1, 3, 0x0}, /* aten::ones.out */
    {172561, 172577, 2373, 1, 3, 0x0}, /* aten::ones_like */
    {172742, 172762, 2374, 1, 0, 0x20}, /* aten::ones_like.out */
    {172862, 172874, 2375, 1, 3, 0x0}, /* aten::orgqr */
    {172924, 172940, 2376, 1, 3, 0x0}, /* aten::orgqr.out */
    {173017, 173029, 2377, 2, 3, 0x0}, /* aten::ormqr */
    {173132, 173148, 2379, 2, 3, 0x0}, /* aten::ormqr.out */
    {173278, 173290, 2381, 1, 3, 0x0}, /* aten::outer */
    {173338, 173354, 2382, 1, 3, 0x0}, /* aten::outer.out */
    {173429, 173439, 2383, 1, 3, 0x0}, /* aten::pad */
    {173526, 173545, 2384, 1, 3, 0x0}, /* aten::pad_sequence */
    {173669, 173693, 2385, 1, 3, 0x0}, /* aten::pairwise_distance */
    {173797, 173809, 2386, 1, 3, 0x0}, /* aten::pdist */
    {173855, 173869, 2387, 1, 3, 0x1}, /* aten::permute */
    {173924, 173943, 2388, 1, 3, 0x80000}, /* aten::permute_copy */
    {173997, 174020, 2389, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {174101, 174116, 2390, 1, 3, 0x0}, /* aten::pinverse */
    {174173, 174193, 2391, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {174256, 174280, 2393, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {174370, 174392, 2394, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {174459, 174485, 2396, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {174579, 174593, 2397, 2, 1, 0x2000}, /* aten::poisson */
    {174657, 174675, 2399, 1, 0, 0x2020}, /* aten::poisson.out */
    {174766, 174789, 2400, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {174904, 174916, 2401, 2, 3, 0x0}, /* aten::polar */
    {174964, 174980, 2403, 2, 3, 0x0}, /* aten::polar.out */
    {175055, 175071, 2405, 3, 1, 0x10000}, /* aten::polygamma */
    {175117, 175137, 2408, 2, 1, 0x10000}, /* aten::polygamma.out */
    {175210, 175227, 2410, 2, 1, 0x10000}, /* aten::polygamma_ */
    {175282, 175297, 2412, 1, 3, 0x10000}, /* aten::positive */
    {175341, 175358, 2413, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {175415, 175436, 2416, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {175520, 175544, 2418, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {175608, 175636, 2421, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {175727, 175751, 2423, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {175815, 175843, 2426, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {175934, 175952, 2428, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {176018, 176036, 2431, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {176102, 176114, 2434, 1, 3, 0x0}, /* aten::prelu */
    {176164, 176175, 2435, 2, 1, 0x40001}, /* aten::prod */
    {176236, 176255, 2437, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {176353, 176372, 2440, 2, 1, 0x40000}, /* aten::prod.int_out */
    {176490, 176505, 2442, 1, 0, 0x20}, /* aten::prod.out */
    {176590, 176610, 2443, 1, 3, 0x0}, /* aten::promote_types */
    {176680, 176690, 2444, 1, 3, 0x0}, /* aten::put */
    {176775, 176789, 2445, 1, 0, 0x20}, /* aten::put.out */
    {176901, 176912, 2446, 2, 3, 0x0}, /* aten::put_ */
    {177006, 177015, 2448, 1, 3, 0x0}, /* aten::qr */
    {177077, 177088, 2449, 1, 3, 0x0}, /* aten::qr.Q */
    {177191, 177206, 2450, 1, 3, 0x0}, /* aten::quantile */
    {177320, 177339, 2451, 1, 3, 0x0}, /* aten::quantile.out */
    {177477, 177499, 2452, 1, 3, 0x0}, /* aten::quantile.scalar */
    {177619, 177645, 2453, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {177789, 177803, 2454, 1, 3, 0x10000}, /* aten::rad2deg */
    {177840, 177858, 2455, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {177922, 177937, 2456, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {177983, 177994, 2457, 2, 3, 0x2001}, /* aten::rand */
    {178122, 178143, 2459, 2, 3, 0x2000}, /* aten::rand.generator */
    {178303, 178328, 2461, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {178423, 178438, 2462, 1, 3, 0x2000}, /* aten::rand.out */
    {178501, 178517, 2463, 1, 3, 0x2000}, /* aten::rand_like */
    {178682, 178708, 2464, 1, 3, 0x2000}, /* aten::rand_like.generator */
    {178905, 178935, 2465, 1, 0, 0x2020}, /* aten::rand_like.generator_out */
    {179067, 179087, 2466, 1, 0, 0x2020}, /* aten::rand_like.out */
    {179187, 179201, 2467, 2, 3, 0x2000}, /* aten::randint */
    {179345, 179369, 2469, 2, 3, 0x2000}, /* aten::randint.generator */
    {179545, 179573, 2471, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {179684, 179702, 2472, 2, 3, 0x2000}, /* aten::randint.low */
    {179862, 179890, 2474, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {180082, 180114, 2476, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {180241, 180263, 2477, 1, 3, 0x2000}, /* aten::randint.low_out */
    {180358, 180376, 2478, 1, 3, 0x2000}, /* aten::randint.out */
    {180455, 180474, 2479, 1, 3, 0x2000}, /* aten::randint_like */
    {180655, 180681, 2480, 1, 3, 0x2000}, /* aten::randint_like.Tensor */
    {180869, 180905, 2481, 1, 3, 0x2000}, /* aten::randint_like.Tensor_generator */
    {181125, 181165, 2482, 1, 0, 0x2020}, /* aten::randint_like.Tensor_generator_out */
    {181320, 181350, 2483, 1, 0, 0x2020}, /* aten::randint_like.Tensor_out */
    {181473, 181502, 2484, 1, 3, 0x2000}, /* aten::randint_like.generator */
    {181715, 181748, 2485, 1, 0, 0x2020}, /* aten::randint_like.generator_out */
    {181896, 181925, 2486, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {182128, 182161, 2487, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {182299, 182338, 2488, 1, 3, 0x2000}, /* aten::randint_like.low_generator_dtype */
    {182573, 182616, 2489, 1, 0, 0x2020}, /* aten::randint_like.low_generator_dtype_out */
    {182786, 182809, 2490, 1, 0, 0x2020}, /* aten::randint_like.out */
    {182925, 182937, 2491, 2, 3, 0x2001}, /* aten::randn */
    {183066, 183088, 2493, 2, 3, 0x2000}, /* aten::randn.generator */
    {183249, 183275, 2495, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {183371, 183387, 2496, 1, 3, 0x2000}, /* aten::randn.out */
    {183451, 183468, 2497, 1, 3, 0x2000}, /* aten::randn_like */
    {183634, 183661, 2498, 1, 3, 0x2000}, /* aten::randn_like.generator */
    {183859, 183890, 2499, 1, 0, 0x2020}, /* aten::randn_like.generator_out */
    {184023, 184044, 2500, 1, 0, 0x2020}, /* aten::randn_like.out */
    {184145, 184158, 2501, 1, 0, 0x2020}, /* aten::random */
    {184224, 184242, 2502, 1, 0, 0x2020}, /* aten::random.from */
    {184332, 184354, 2503, 1, 0, 0x2020}, /* aten::random.from_out */
    {184468, 184485, 2504, 1, 0, 0x2020}, /* aten::random.out */
    {184575, 184591, 2505, 1, 0, 0x2020}, /* aten::random.to */
    {184668, 184688, 2506, 1, 0, 0x2020}, /* aten::random.to_out */
    {184789, 184803, 2507, 2, 1, 0x2000}, /* aten::random_ */
    {184878, 184897, 2509, 2, 1, 0x2000}, /* aten::random_.from */
    {184996, 185013, 2511, 2, 1, 0x2000}, /* aten::random_.to */
    {185099, 185114, 2513, 2, 3, 0x2001}, /* aten::randperm */
    {185241, 185266, 2515, 2, 3, 0x2000}, /* aten::randperm.generator */
    {185425, 185454, 2517, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {185548, 185567, 2519, 1, 3, 0x2000}, /* aten::randperm.out */
    {185629, 185641, 2520, 2, 3, 0x0}, /* aten::range */
    {185781, 185797, 2522, 2, 3, 0x0}, /* aten::range.out */
    {185887, 185904, 2524, 1, 3, 0x0}, /* aten::range.out_ */
    {185980, 185997, 2525, 2, 3, 0x0}, /* aten::range.step */
    {186157, 186169, 2527, 1, 3, 0x0}, /* aten::ravel */
    {186210, 186221, 2528, 1, 1, 0x0}, /* aten::real */
    {186261, 186278, 2529, 3, 1, 0x10001}, /* aten::reciprocal */
    {186318, 186339, 2532, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {186406, 186424, 2534, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {186473, 186496, 2537, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {186561, 186588, 2539, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {186680, 186712, 2541, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {186806, 186849, 2543, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {186984, 187007, 2545, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {187072, 187099, 2547, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {187191, 187223, 2549, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {187317, 187360, 2551, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {187495, 187518, 2553, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {187583, 187610, 2555, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {187702, 187734, 2557, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {187828, 187871, 2559, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {188006, 188017, 2561, 2, 1, 0x10001}, /* aten::relu */
    {188051, 188066, 2563, 1, 0, 0x20}, /* aten::relu.out */
    {188127, 188139, 2564, 1, 3, 0x10000}, /* aten::relu6 */
    {188174, 188187, 2565, 1, 3, 0x0}, /* aten::relu6_ */
    {188231, 188243, 2566, 2, 1, 0x10000}, /* aten::relu_ */
    {188286, 188309, 2568, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {188369, 188399, 2569, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {188466, 188500, 2571, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {188594, 188621, 2572, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {188708, 188731, 2573, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {188791, 188818, 2576, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {188905, 188929, 2578, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {188998, 189022, 2579, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {189091, 189104, 2582, 3, 1, 0x0}, /* aten::renorm */
    {189175, 189192, 2585, 2, 1, 0x0}, /* aten::renorm.out */
    {189290, 189304, 2587, 3, 1, 0x0}, /* aten::renorm_ */
    {189384, 189397, 2590, 1, 3, 0x1}, /* aten::repeat */
    {189451, 189468, 2591, 1, 0, 0x20}, /* aten::repeat.out */
    {189549, 189580, 2592, 2, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {189666, 189701, 2594, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {189811, 189847, 2595, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {189966, 189999, 2596, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {190115, 190139, 2597, 2, 3, 0x0}, /* aten::replication_pad1d */
    {190205, 190233, 2599, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {190326, 190359, 2601, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {190454, 190498, 2603, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {190634, 190658, 2605, 2, 3, 0x1}, /* aten::replication_pad2d */
    {190724, 190752, 2607, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {190845, 190878, 2609, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {190973, 191017, 2611, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {191153, 191177, 2613, 2, 3, 0x1}, /* aten::replication_pad3d */
    {191243, 191271, 2615, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {191364, 191397, 2617, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {191492, 191536, 2619, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {191672, 191686, 2621, 1, 0, 0x0}, /* aten::reshape */
    {191745, 191762, 2622, 1, 0, 0x0}, /* aten::reshape_as */
    {191822, 191835, 2623, 1, 0, 0x20}, /* aten::resize */
    {191923, 191940, 2624, 1, 0, 0x20}, /* aten::resize.out */
    {192052, 192066, 2625, 2, 0, 0x81}, /* aten::resize_ */
    {192163, 192179, 2627, 1, 0, 0x20}, /* aten::resize_as */
    {192276, 192296, 2628, 1, 0, 0x20}, /* aten::resize_as.out */
    {192417, 192434, 2629, 1, 3, 0x80}, /* aten::resize_as_ */
    {192540, 192559, 2630, 1, 3, 0x0}, /* aten::resolve_conj */
    {192607, 192625, 2631, 1, 3, 0x0}, /* aten::resolve_neg */
    {192672, 192697, 2632, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {192765, 192797, 2633, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {192875, 192907, 2634, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {192983, 193008, 2635, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {193076, 193091, 2636, 1, 3, 0x0}, /* aten::rms_norm */
    {193195, 193215, 2637, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {193396, 193417, 2638, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {193598, 193618, 2639, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {193737, 193757, 2640, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {193938, 193959, 2641, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {194140, 194160, 2642, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {194279, 194290, 2643, 2, 3, 0x0}, /* aten::roll */
    {194358, 194373, 2645, 1, 0, 0x20}, /* aten::roll.out */
    {194468, 194480, 2646, 1, 3, 0x0}, /* aten::rot90 */
    {194542, 194558, 2647, 1, 0, 0x20}, /* aten::rot90.out */
    {194648, 194660, 2648, 3, 1, 0x10001}, /* aten::round */
    {194695, 194716, 2651, 3, 1, 0x10000}, /* aten::round.decimals */
    {194777, 194802, 2654, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {194887, 194903, 2656, 2, 1, 0x10000}, /* aten::round.out */
    {194965, 194978, 2658, 3, 1, 0x10000}, /* aten::round_ */
    {195022, 195044, 2661, 3, 1, 0x10000}, /* aten::round_.decimals */
    {195114, 195130, 2664, 1, 3, 0x0}, /* aten::row_stack */
    {195174, 195194, 2665, 1, 3, 0x0}, /* aten::row_stack.out */
    {195265, 195277, 2666, 1, 1, 0x12000}, /* aten::rrelu */
    {195413, 195426, 2667, 1, 1, 0x2000}, /* aten::rrelu_ */
    {195571, 195594, 2668, 2, 3, 0x2000}, /* aten::rrelu_with_noise */
    {195759, 195786, 2670, 2, 3, 0x2000}, /* aten::rrelu_with_noise.out */
    {195978, 196002, 2672, 2, 3, 0x2000}, /* aten::rrelu_with_noise_ */
    {196176, 196208, 2674, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {196361, 196397, 2675, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {196577, 196611, 2676, 1, 0, 0x2020}, /* aten::rrelu_with_noise_functional */
    {196804, 196816, 2677, 3, 1, 0x10001}, /* aten::rsqrt */
    {196851, 196867, 2680, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {196929, 196942, 2682, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {196986, 197004, 2685, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {197075, 197097, 2686, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {197195, 197213, 2687, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {197287, 197309, 2689, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {197407, 197427, 2690, 2, 3, 0x1}, /* aten::scalar_tensor */
    {197559, 197583, 2692, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {197650, 197685, 2693, 1, 3, 0x2000}, /* aten::scaled_dot_product_attention */
    {197882, 197903, 2694, 3, 3, 0x0}, /* aten::scatter.reduce */
    {197997, 198022, 2697, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {198140, 198158, 2699, 3, 3, 0x1}, /* aten::scatter.src */
    {198234, 198256, 2702, 2, 3, 0x0}, /* aten::scatter.src_out */
    {198359, 198379, 2704, 3, 3, 0x1}, /* aten::scatter.value */
    {198459, 198483, 2707, 2, 3, 0x0}, /* aten::scatter.value_out */
    {198590, 198617, 2709, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {198719, 198750, 2712, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {198876, 198898, 2714, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {199001, 199020, 2717, 3, 3, 0x0}, /* aten::scatter_.src */
    {199105, 199126, 2720, 3, 3, 0x0}, /* aten::scatter_.value */
    {199215, 199243, 2723, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {199354, 199372, 2726, 3, 3, 0x1}, /* aten::scatter_add */
    {199448, 199470, 2729, 2, 3, 0x0}, /* aten::scatter_add.out */
    {199573, 199592, 2731, 3, 3, 0x0}, /* aten::scatter_add_ */
    {199677, 199702, 2734, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {199824, 199853, 2737, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {199999, 200025, 2739, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {200156, 200182, 2742, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {200335, 200365, 2744, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {200542, 200568, 2746, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {200721, 200751, 2748, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {200928, 200949, 2750, 2, 3, 0x0}, /* aten::segment_reduce */
    {201127, 201152, 2752, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {201354, 201371, 2753, 1, 0, 0x1}, /* aten::select.int */
    {201440, 201462, 2754, 1, 0, 0x0}, /* aten::select_backward */
    {201559, 201585, 2755, 1, 0, 0x20}, /* aten::select_backward.out */
    {201709, 201731, 2756, 1, 3, 0x80000}, /* aten::select_copy.int */
    {201799, 201825, 2757, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {201920, 201941, 2758, 1, 0, 0x1}, /* aten::select_scatter */
    {202020, 202045, 2759, 1, 0, 0x20}, /* aten::select_scatter.out */
    {202151, 202162, 2760, 1, 1, 0x10000}, /* aten::selu */
    {202196, 202208, 2761, 1, 1, 0x10000}, /* aten::selu_ */
    {202251, 202261, 2762, 1, 0, 0x20}, /* aten::set */
    {202294, 202308, 2763, 1, 0, 0x20}, /* aten::set.out */
    {202368, 202392, 2764, 1, 0, 0x20}, /* aten::set.source_Tensor */
    {202454, 202482, 2765, 1, 0, 0x20}, /* aten::set.source_Tensor_out */
    {202571, 202582, 2766, 2, 3, 0x80}, /* aten::set_ */
    {202624, 202649, 2768, 2, 0, 0x80}, /* aten::set_.source_Tensor */
    {202720, 202760, 2770, 1, 0, 0x80}, /* aten::set_.source_Tensor_storage_offset */
    {202904, 202914, 2771, 3, 3, 0x10000}, /* aten::sgn */
    {202947, 202961, 2774, 2, 3, 0x10000}, /* aten::sgn.out */
    {203021, 203032, 2776, 3, 3, 0x10000}, /* aten::sgn_ */
    {203074, 203088, 2779, 3, 1, 0x10001}, /* aten::sigmoid */
    {203125, 203143, 2782, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {203207, 203222, 2784, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {203268, 203291, 2787, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {203359, 203393, 2790, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {203502, 203513, 2792, 3, 1, 0x10001}, /* aten::sign */
    {203547, 203562, 2795, 2, 1, 0x10000}, /* aten::sign.out */
    {203623, 203635, 2797, 3, 1, 0x10000}, /* aten::sign_ */
    {203678, 203692, 2800, 3, 3, 0x10000}, /* aten::signbit */
    {203729, 203747, 2803, 2, 3, 0x10000}, /* aten::signbit.out */
    {203811, 203822, 2805, 3, 3, 0x10000}, /* aten::silu */
    {203856, 203871, 2808, 2, 3, 0x10000}, /* aten::silu.out */
    {203932, 203944, 2810, 3, 3, 0x10000}, /* aten::silu_ */
    {203987, 204007, 2813, 3, 3, 0x10000}, /* aten::silu_backward */
    {204070, 204101, 2816, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {204205, 204215, 2818, 3, 1, 0x10001}, /* aten::sin */
    {204248, 204262, 2821, 2, 1, 0x10000}, /* aten::sin.out */
    {204322, 204333, 2823, 3, 1, 0x10000}, /* aten::sin_ */
    {204375, 204386, 2826, 3, 3, 0x10000}, /* aten::sinc */
    {204420, 204435, 2829, 2, 3, 0x10000}, /* aten::sinc.out */
    {204496, 204508, 2831, 3, 3, 0x10000}, /* aten::sinc_ */
    {204551, 204562, 2834, 3, 1, 0x10001}, /* aten::sinh */
    {204596, 204611, 2837, 2, 1, 0x10000}, /* aten::sinh.out */
    {204672, 204684, 2839, 3, 1, 0x10000}, /* aten::sinh_ */
    {204727, 204742, 2842, 1, 0, 0x0}, /* aten::size.int */
    {204786, 204805, 2843, 1, 0, 0x1}, /* aten::slice.Tensor */
    {204917, 204938, 2844, 1, 0, 0x0}, /* aten::slice_backward */
    {205059, 205084, 2845, 1, 0, 0x20}, /* aten::slice_backward.out */
    {205232, 205256, 2846, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {205367, 205395, 2847, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {205533, 205553, 2848, 1, 0, 0x80001}, /* aten::slice_scatter */
    {205672, 205696, 2849, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {205842, 205856, 2850, 1, 3, 0x0}, /* aten::slogdet */
    {205918, 205936, 2851, 1, 3, 0x0}, /* aten::slogdet.out */
    {206052, 206070, 2852, 1, 3, 0x0}, /* aten::slow_conv3d */
    {206209, 206231, 2853, 1, 3, 0x0}, /* aten::slow_conv3d.out */
    {206397, 206423, 2854, 2, 3, 0x0}, /* aten::slow_conv3d_forward */
    {206561, 206594, 2856, 2, 3, 0x0}, /* aten::slow_conv3d_forward.output */
    {206765, 206791, 2858, 2, 3, 0x0}, /* aten::slow_conv_dilated2d */
    {206960, 206990, 2860, 1, 0, 0x20}, /* aten::slow_conv_dilated2d.out */
    {207201, 207227, 2861, 2, 3, 0x0}, /* aten::slow_conv_dilated3d */
    {207396, 207426, 2863, 1, 0, 0x20}, /* aten::slow_conv_dilated3d.out */
    {207646, 207674, 2864, 2, 3, 0x0}, /* aten::slow_conv_transpose3d */
    {207873, 207905, 2866, 2, 3, 0x0}, /* aten::slow_conv_transpose3d.out */
    {208131, 208152, 2868, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {208247, 208272, 2870, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {208394, 208424, 2872, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {208539, 208580, 2874, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {208736, 208759, 2876, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {208840, 208867, 2878, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {208975, 209007, 2879, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {209112, 209155, 2881, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {209301, 209319, 2882, 1, 3, 0x0}, /* aten::softmax.int */
    {209393, 209415, 2883, 2, 3, 0x0}, /* aten::softmax.int_out */
    {209516, 209531, 2885, 3, 1, 0x10000}, /* aten::softplus */
    {209605, 209624, 2888, 2, 1, 0x0}, /* aten::softplus.out */
    {209725, 209749, 2890, 3, 3, 0x0}, /* aten::softplus_backward */
    {209847, 209882, 2893, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {210021, 210038, 2895, 3, 1, 0x10000}, /* aten::softshrink */
    {210096, 210117, 2898, 2, 1, 0x0}, /* aten::softshrink.out */
    {210202, 210228, 2900, 3, 3, 0x0}, /* aten::softshrink_backward */
    {210311, 210348, 2903, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {210472, 210483, 2905, 1, 1, 0x1}, /* aten::sort */
    {210577, 210595, 2906, 3, 3, 0x0}, /* aten::sort.stable */
    {210713, 210731, 2909, 2, 1, 0x0}, /* aten::sort.values */
    {210882, 210907, 2911, 2, 3, 0x0}, /* aten::sort.values_stable */
    {211079, 211101, 2913, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {211143, 211169, 2916, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {211238, 211262, 2918, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {211309, 211337, 2921, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {211411, 211435, 2923, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {211482, 211510, 2926, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {211584, 211608, 2928, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {211655, 211683, 2931, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {211757, 211781, 2933, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {211828, 211856, 2936, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {211930, 211967, 2938, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {212034, 212080, 2941, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {212156, 212206, 2942, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {212309, 212350, 2943, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {212444, 212490, 2945, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {212566, 212616, 2946, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {212719, 212756, 2947, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {212823, 212869, 2950, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {212945, 212995, 2951, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {213098, 213139, 2952, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {213233, 213279, 2954, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {213355, 213405, 2955, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {213508, 213545, 2956, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {213612, 213658, 2959, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {213734, 213784, 2960, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {213887, 213928, 2961, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {214022, 214068, 2963, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {214144, 214194, 2964, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {214297, 214334, 2965, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {214401, 214447, 2968, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {214523, 214573, 2969, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {214676, 214717, 2970, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {214811, 214857, 2972, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {214933, 214983, 2973, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {215086, 215108, 2974, 1, 3, 0x0}, /* aten::special_digamma */
    {215153, 215179, 2975, 1, 3, 0x0}, /* aten::special_digamma.out */
    {215251, 215270, 2976, 3, 3, 0x10000}, /* aten::special_entr */
    {215312, 215335, 2979, 2, 3, 0x10000}, /* aten::special_entr.out */
    {215404, 215422, 2981, 1, 3, 0x0}, /* aten::special_erf */
    {215463, 215485, 2982, 1, 3, 0x0}, /* aten::special_erf.out */
    {215553, 215572, 2983, 1, 3, 0x0}, /* aten::special_erfc */
    {215614, 215637, 2984, 1, 3, 0x0}, /* aten::special_erfc.out */
    {215706, 215726, 2985, 3, 3, 0x10000}, /* aten::special_erfcx */
    {215769, 215793, 2988, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {215863, 215884, 2990, 1, 3, 0x0}, /* aten::special_erfinv */
    {215928, 215953, 2991, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {216024, 216043, 2992, 1, 3, 0x0}, /* aten::special_exp2 */
    {216085, 216108, 2993, 1, 3, 0x0}, /* aten::special_exp2.out */
    {216177, 216197, 2994, 1, 3, 0x0}, /* aten::special_expit */
    {216240, 216264, 2995, 1, 3, 0x0}, /* aten::special_expit.out */
    {216334, 216354, 2996, 1, 3, 0x0}, /* aten::special_expm1 */
    {216397, 216421, 2997, 1, 3, 0x0}, /* aten::special_expm1.out */
    {216491, 216514, 2998, 1, 3, 0x0}, /* aten::special_gammainc */
    {216574, 216601, 2999, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {216688, 216712, 3000, 1, 3, 0x0}, /* aten::special_gammaincc */
    {216773, 216801, 3001, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {216889, 216911, 3002, 1, 3, 0x0}, /* aten::special_gammaln */
    {216956, 216982, 3003, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {217054, 217089, 3004, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {217154, 217198, 3007, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {217272, 217320, 3008, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {217421, 217460, 3009, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {217552, 217596, 3011, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {217670, 217718, 3012, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {217819, 217855, 3013, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {217921, 217966, 3016, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {218041, 218090, 3017, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {218192, 218232, 3018, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {218325, 218370, 3020, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {218445, 218494, 3021, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {218596, 218613, 3022, 1, 3, 0x0}, /* aten::special_i0 */
    {218653, 218674, 3023, 1, 3, 0x0}, /* aten::special_i0.out */
    {218741, 218759, 3024, 3, 3, 0x10000}, /* aten::special_i0e */
    {218800, 218822, 3027, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {218890, 218907, 3029, 3, 3, 0x10000}, /* aten::special_i1 */
    {218947, 218968, 3032, 2, 3, 0x10000}, /* aten::special_i1.out */
    {219035, 219053, 3034, 3, 3, 0x10000}, /* aten::special_i1e */
    {219094, 219116, 3037, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {219184, 219220, 3039, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {219286, 219331, 3042, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {219406, 219455, 3043, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {219557, 219597, 3044, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {219690, 219735, 3046, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {219810, 219859, 3047, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {219961, 219997, 3048, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {220063, 220108, 3051, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {220183, 220232, 3052, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {220334, 220374, 3053, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {220467, 220512, 3055, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {220587, 220636, 3056, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {220738, 220758, 3057, 1, 3, 0x0}, /* aten::special_log1p */
    {220801, 220825, 3058, 1, 3, 0x0}, /* aten::special_log1p.out */
    {220895, 220918, 3059, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {220964, 220991, 3062, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {221064, 221090, 3064, 1, 3, 0x0}, /* aten::special_log_softmax */
    {221175, 221195, 3065, 1, 3, 0x0}, /* aten::special_logit */
    {221255, 221279, 3066, 1, 3, 0x0}, /* aten::special_logit.out */
    {221366, 221390, 3067, 1, 3, 0x0}, /* aten::special_logsumexp */
    {221469, 221497, 3068, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {221603, 221636, 3069, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {221692, 221729, 3072, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {221812, 221845, 3074, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {221901, 221938, 3077, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {222021, 222054, 3079, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {222110, 222147, 3082, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {222230, 222263, 3084, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {222319, 222356, 3087, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {222439, 222466, 3089, 1, 3, 0x0}, /* aten::special_multigammaln */
    {222523, 222554, 3090, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {222638, 222657, 3091, 1, 3, 0x0}, /* aten::special_ndtr */
    {222699, 222722, 3092, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {222791, 222811, 3093, 3, 3, 0x10000}, /* aten::special_ndtri */
    {222854, 222878, 3096, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {222948, 222972, 3098, 1, 3, 0x0}, /* aten::special_polygamma */
    {223026, 223054, 3099, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {223135, 223153, 3100, 1, 3, 0x0}, /* aten::special_psi */
    {223194, 223216, 3101, 1, 3, 0x0}, /* aten::special_psi.out */
    {223284, 223304, 3102, 1, 3, 0x0}, /* aten::special_round */
    {223366, 223390, 3103, 1, 3, 0x0}, /* aten::special_round.out */
    {223476, 223516, 3104, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {223576, 223620, 3107, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {223707, 223747, 3109, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {223807, 223851, 3112, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {223938, 223983, 3114, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {224058, 224112, 3117, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {224196, 224254, 3118, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {224365, 224414, 3119, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {224516, 224570, 3121, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {224654, 224712, 3122, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {224823, 224868, 3123, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {224943, 224997, 3126, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {225081, 225139, 3127, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {225250, 225299, 3128, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {225401, 225455, 3130, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {225539, 225597, 3131, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {225708, 225753, 3132, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {225828, 225882, 3135, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {225966, 226024, 3136, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {226135, 226184, 3137, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {226286, 226340, 3139, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {226424, 226482, 3140, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {226593, 226638, 3141, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {226713, 226767, 3144, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {226851, 226909, 3145, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {227020, 227069, 3146, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {227171, 227225, 3148, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {227309, 227367, 3149, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {227478, 227497, 3150, 1, 3, 0x0}, /* aten::special_sinc */
    {227539, 227562, 3151, 1, 3, 0x0}, /* aten::special_sinc.out */
    {227631, 227653, 3152, 1, 3, 0x0}, /* aten::special_softmax */
    {227731, 227765, 3153, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {227819, 227857, 3156, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {227938, 227960, 3158, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {228019, 228054, 3161, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {228126, 228165, 3162, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {228264, 228290, 3163, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {228376, 228410, 3165, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {228481, 228519, 3166, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {228617, 228637, 3167, 1, 1, 0x0}, /* aten::special_xlogy */
    {228694, 228727, 3168, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {228797, 228834, 3169, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {228931, 228955, 3170, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {229039, 229071, 3171, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {229140, 229176, 3172, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {229272, 229291, 3173, 3, 1, 0x10000}, /* aten::special_zeta */
    {229347, 229379, 3176, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {229448, 229484, 3177, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {229580, 229603, 3178, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {229686, 229717, 3180, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {229785, 229820, 3181, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {229915, 229934, 3182, 1, 0, 0x0}, /* aten::split.Tensor */
    {230019, 230037, 3183, 1, 2, 0x0}, /* aten::split.sizes */
    {230123, 230147, 3184, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {230226, 230254, 3185, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {230352, 230375, 3186, 1, 0, 0x1}, /* aten::split_with_sizes */
    {230467, 230495, 3187, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {230581, 230613, 3188, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {230718, 230729, 3189, 3, 1, 0x10001}, /* aten::sqrt */
    {230763, 230778, 3192, 2, 1, 0x10000}, /* aten::sqrt.out */
    {230839, 230851, 3194, 3, 1, 0x10000}, /* aten::sqrt_ */
    {230894, 230907, 3197, 1, 1, 0x10000}, /* aten::square */
    {230943, 230960, 3198, 1, 3, 0x10000}, /* aten::square.out */
    {231023, 231037, 3199, 1, 1, 0x10000}, /* aten::square_ */
    {231082, 231096, 3200, 1, 0, 0x0}, /* aten::squeeze */
    {231139, 231157, 3201, 1, 0, 0x1}, /* aten::squeeze.dim */
    {231213, 231232, 3202, 1, 0, 0x1}, /* aten::squeeze.dims */
    {231291, 231306, 3203, 1, 0, 0x80}, /* aten::squeeze_ */
    {231352, 231371, 3204, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {231430, 231450, 3205, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {231512, 231531, 3206, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {231573, 231596, 3207, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {231651, 231678, 3208, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {231760, 231784, 3209, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {231842, 231870, 3210, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {231955, 231978, 3211, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {232047, 232059, 3212, 1, 3, 0x0}, /* aten::stack */
    {232110, 232126, 3213, 1, 3, 0x0}, /* aten::stack.out */
    {232204, 232214, 3214, 1, 1, 0x40000}, /* aten::std */
    {232267, 232288, 3215, 2, 1, 0x40000}, /* aten::std.correction */
    {232398, 232423, 3217, 2, 1, 0x40000}, /* aten::std.correction_out */
    {232557, 232571, 3219, 1, 1, 0x40000}, /* aten::std.dim */
    {232661, 232675, 3220, 1, 1, 0x40000}, /* aten::std.out */
    {232788, 232803, 3221, 1, 1, 0x40000}, /* aten::std_mean */
    {232871, 232897, 3222, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {233022, 233052, 3224, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {233223, 233242, 3225, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {233347, 233358, 3226, 1, 3, 0x0}, /* aten::stft */
    {233567, 233585, 3227, 1, 3, 0x0}, /* aten::stft.center */
    {233843, 233864, 3228, 1, 0, 0x0}, /* aten::storage_offset */
    {233905, 233922, 3229, 1, 0, 0x0}, /* aten::stride.int */
    {233968, 233985, 3230, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {234055, 234076, 3231, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {234173, 234190, 3232, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {234263, 234277, 3235, 2, 1, 0x10000}, /* aten::sub.out */
    {234367, 234385, 3237, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {234464, 234482, 3238, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {234564, 234586, 3241, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {234661, 234683, 3242, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {234761, 234780, 3243, 1, 3, 0x0}, /* aten::subtract.out */
    {234875, 234898, 3244, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {234982, 235005, 3245, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {235092, 235102, 3246, 1, 1, 0x40000}, /* aten::sum */
    {235162, 235184, 3247, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {235309, 235331, 3249, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {235436, 235450, 3252, 1, 0, 0x20}, /* aten::sum.out */
    {235534, 235552, 3253, 1, 0, 0x0}, /* aten::sum_to_size */
    {235608, 235618, 3254, 1, 3, 0x0}, /* aten::svd */
    {235713, 235725, 3255, 1, 3, 0x0}, /* aten::svd.U */
    {235879, 235894, 3256, 1, 0, 0x0}, /* aten::swapaxes */
    {235960, 235976, 3257, 1, 0, 0x80}, /* aten::swapaxes_ */
    {236045, 236060, 3258, 1, 0, 0x0}, /* aten::swapdims */
    {236124, 236140, 3259, 1, 0, 0x80}, /* aten::swapdims_ */
    {236207, 236233, 3260, 1, 3, 0x0}, /* aten::sym_constrain_range */
    {236311, 236346, 3261, 1, 3, 0x0}, /* aten::sym_constrain_range_for_size */
    {236433, 236449, 3262, 1, 0, 0x1}, /* aten::sym_numel */
    {236488, 236507, 3263, 1, 0, 0x1}, /* aten::sym_size.int */
    {236558, 236583, 3264, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {236631, 236652, 3265, 1, 0, 0x1}, /* aten::sym_stride.int */
    {236705, 236713, 3266, 1, 0, 0x0}, /* aten::t */
    {236750, 236759, 3267, 1, 0, 0x80}, /* aten::t_ */
    {236799, 236812, 3268, 1, 3, 0x80000}, /* aten::t_copy */
    {236848, 236865, 3269, 1, 0, 0x80020}, /* aten::t_copy.out */
    {236928, 236939, 3270, 2, 3, 0x0}, /* aten::take */
    {236987, 237002, 3272, 2, 3, 0x0}, /* aten::take.out */
    {237077, 237098, 3274, 1, 3, 0x0}, /* aten::take_along_dim */
    {237173, 237198, 3275, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {237300, 237310, 3276, 3, 1, 0x10001}, /* aten::tan */
    {237343, 237357, 3279, 2, 1, 0x10000}, /* aten::tan.out */
    {237417, 237428, 3281, 3, 1, 0x10000}, /* aten::tan_ */
    {237470, 237481, 3284, 3, 1, 0x10001}, /* aten::tanh */
    {237515, 237530, 3287, 2, 1, 0x10000}, /* aten::tanh.out */
    {237591, 237603, 3289, 3, 1, 0x10000}, /* aten::tanh_ */
    {237646, 237666, 3292, 3, 3, 0x10000}, /* aten::tanh_backward */
    {237731, 237762, 3295, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {237868, 237895, 3297, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {237987, 238015, 3298, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {238107, 238153, 3299, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {238281, 238297, 3300, 1, 3, 0x0}, /* aten::tensordot */
    {238385, 238405, 3301, 1, 3, 0x0}, /* aten::tensordot.out */
    {238520, 238538, 3302, 1, 3, 0x0}, /* aten::thnn_conv2d */
    {238677, 238699, 3303, 1, 3, 0x0}, /* aten::thnn_conv2d.out */
    {238865, 238881, 3304, 3, 1, 0x10000}, /* aten::threshold */
    {238952, 238972, 3307, 2, 1, 0x0}, /* aten::threshold.out */
    {239070, 239087, 3309, 3, 1, 0x0}, /* aten::threshold_ */
    {239167, 239192, 3312, 3, 3, 0x10000}, /* aten::threshold_backward */
    {239278, 239314, 3315, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {239441, 239452, 3317, 1, 3, 0x0}, /* aten::tile */
    {239501, 239517, 3318, 1, 0, 0x0}, /* aten::to.device */
    {239671, 239686, 3319, 1, 0, 0x0}, /* aten::to.dtype */
    {239824, 239846, 3320, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {240065, 240080, 3321, 1, 0, 0x0}, /* aten::to.other */
    {240214, 240229, 3322, 1, 3, 0x0}, /* aten::to_dense */
    {240318, 240342, 3323, 1, 3, 0x0}, /* aten::to_dense_backward */
    {240427, 240438, 3324, 3, 3, 0x1}, /* aten::topk */
    {240556, 240574, 3327, 2, 3, 0x0}, /* aten::topk.values */
    {240749, 240761, 3329, 2, 3, 0x0}, /* aten::trace */
    {240796, 240812, 3331, 1, 0, 0x20}, /* aten::trace.out */
    {240874, 240895, 3332, 1, 0, 0x0}, /* aten::trace_backward */
    {240955, 240975, 3333, 1, 0, 0x0}, /* aten::transpose.int */
    {241044, 241061, 3334, 1, 0, 0x80}, /* aten::transpose_ */
    {241129, 241154, 3335, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {241222, 241251, 3336, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {241346, 241365, 3337, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {241432, 241450, 3338, 1, 3, 0x0}, /* aten::trapezoid.x */
    {241513, 241528, 3339, 1, 3, 0x0}, /* aten::trapz.dx */
    {241590, 241604, 3340, 1, 3, 0x0}, /* aten::trapz.x */
    {241663, 241686, 3341, 2, 3, 0x0}, /* aten::triangular_solve */
    {241845, 241870, 3343, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {242070, 242081, 3345, 3, 3, 0x0}, /* aten::tril */
    {242134, 242149, 3348, 2, 3, 0x0}, /* aten::tril.out */
    {242229, 242241, 3350, 3, 3, 0x0}, /* aten::tril_ */
    {242303, 242322, 3353, 3, 3, 0x0}, /* aten::tril_indices */
    {242475, 242498, 3356, 1, 0, 0x20}, /* aten::tril_indices.out */
    {242586, 242612, 3357, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {242780, 242791, 3358, 3, 3, 0x0}, /* aten::triu */
    {242844, 242859, 3361, 2, 3, 0x0}, /* aten::triu.out */
    {242939, 242951, 3363, 3, 3, 0x0}, /* aten::triu_ */
    {243013, 243032, 3366, 3, 3, 0x0}, /* aten::triu_indices */
    {243185, 243208, 3369, 1, 0, 0x20}, /* aten::triu_indices.out */
    {243296, 243321, 3370, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {243383, 243408, 3371, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {243470, 243492, 3372, 1, 1, 0x0}, /* aten::true_divide.out */
    {243574, 243600, 3373, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {243671, 243697, 3374, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {243768, 243780, 3375, 3, 1, 0x10001}, /* aten::trunc */
    {243815, 243831, 3378, 2, 1, 0x10000}, /* aten::trunc.out */
    {243893, 243906, 3380, 3, 1, 0x10000}, /* aten::trunc_ */
    {243950, 243964, 3383, 1, 3, 0x0}, /* aten::type_as */
    {244015, 244032, 3384, 1, 3, 0x0}, /* aten::unbind.int */
    {244096, 244118, 3385, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {244176, 244202, 3386, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {244279, 244299, 3387, 1, 3, 0x0}, /* aten::unflatten.int */
    {244373, 244403, 3388, 1, 3, 0x0}, /* aten::unflatten_dense_tensors */
    {244476, 244489, 3389, 2, 0, 0x0}, /* aten::unfold */
    {244566, 244588, 3391, 2, 3, 0x0}, /* aten::unfold_backward */
    {244687, 244713, 3393, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {244839, 244857, 3394, 1, 3, 0x80000}, /* aten::unfold_copy */
    {244933, 244955, 3395, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {245058, 245072, 3396, 1, 0, 0x2020}, /* aten::uniform */
    {245167, 245185, 3397, 1, 0, 0x2020}, /* aten::uniform.out */
    {245304, 245319, 3398, 2, 1, 0x2000}, /* aten::uniform_ */
    {245421, 245446, 3400, 2, 3, 0x8}, /* aten::unique_consecutive */
    {245580, 245609, 3402, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {245813, 245830, 3403, 2, 3, 0x8}, /* aten::unique_dim */
    {245968, 245989, 3405, 1, 0, 0x20}, /* aten::unique_dim.out */
    {246197, 246226, 3406, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {246358, 246391, 3408, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {246593, 246612, 3409, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {246679, 246705, 3410, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {246786, 246816, 3411, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {246916, 246946, 3412, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {247034, 247068, 3413, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {247175, 247191, 3414, 1, 0, 0x1}, /* aten::unsqueeze */
    {247245, 247262, 3415, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {247319, 247340, 3416, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {247393, 247418, 3417, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {247498, 247523, 3418, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {247658, 247687, 3420, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {247849, 247878, 3422, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {247998, 248032, 3423, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {248205, 248250, 3425, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {248464, 248490, 3427, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {248626, 248656, 3429, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {248819, 248849, 3431, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {248970, 249005, 3432, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {249179, 249225, 3434, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {249440, 249464, 3436, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {249574, 249602, 3438, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {249739, 249767, 3440, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {249886, 249919, 3441, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {250067, 250111, 3443, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {250300, 250325, 3445, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {250416, 250445, 3447, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {250563, 250592, 3449, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {250692, 250726, 3450, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {250855, 250900, 3452, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {251070, 251095, 3454, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {251210, 251239, 3456, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {251381, 251410, 3458, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {251510, 251544, 3459, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {251697, 251742, 3461, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {251936, 251961, 3463, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {252098, 252127, 3465, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {252291, 252320, 3467, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {252420, 252454, 3468, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {252629, 252674, 3470, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {252890, 252917, 3472, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {253076, 253107, 3474, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {253293, 253324, 3476, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {253446, 253482, 3477, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {253679, 253726, 3479, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {253964, 254005, 3481, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {254124, 254137, 3482, 1, 3, 0x0}, /* aten::vander */
    {254206, 254216, 3483, 1, 1, 0x40000}, /* aten::var */
    {254269, 254290, 3484, 2, 1, 0x40001}, /* aten::var.correction */
    {254400, 254425, 3486, 2, 1, 0x40000}, /* aten::var.correction_out */
    {254559, 254573, 3488, 1, 1, 0x40001}, /* aten::var.dim */
    {254663, 254677, 3489, 1, 1, 0x40000}, /* aten::var.out */
    {254790, 254805, 3490, 1, 1, 0x40000}, /* aten::var_mean */
    {254873, 254899, 3491, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {255024, 255054, 3493, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {255225, 255244, 3494, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {255349, 255360, 3495, 2, 3, 0x0}, /* aten::vdot */
    {255408, 255423, 3497, 1, 3, 0x0}, /* aten::vdot.out */
    {255498, 255509, 3498, 2, 0, 0x1}, /* aten::view */
    {255564, 255581, 3500, 1, 0, 0x0}, /* aten::view.dtype */
    {255645, 255659, 3501, 1, 0, 0x0}, /* aten::view_as */
    {255716, 255738, 3502, 2, 3, 0x0}, /* aten::view_as_complex */
    {255789, 255816, 3504, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {255866, 255897, 3505, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {255974, 255993, 3506, 2, 3, 0x0}, /* aten::view_as_real */
    {256041, 256065, 3508, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {256112, 256140, 3509, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {256214, 256230, 3510, 1, 3, 0x80000}, /* aten::view_copy */
    {256284, 256306, 3511, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {256369, 256395, 3512, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {256485, 256505, 3513, 1, 0, 0x80020}, /* aten::view_copy.out */
    {256586, 256605, 3514, 1, 3, 0x0}, /* aten::vsplit.array */
    {256675, 256692, 3515, 1, 3, 0x0}, /* aten::vsplit.int */
    {256759, 256772, 3516, 1, 3, 0x0}, /* aten::vstack */
    {256813, 256830, 3517, 1, 3, 0x0}, /* aten::vstack.out */
    {256898, 256910, 3518, 1, 1, 0x0}, /* aten::where */
    {256952, 256971, 3519, 1, 3, 0x0}, /* aten::where.Scalar */
    {257045, 257069, 3520, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {257148, 257171, 3521, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {257249, 257266, 3522, 2, 1, 0x10001}, /* aten::where.self */
    {257338, 257359, 3524, 2, 1, 0x0}, /* aten::where.self_out */
    {257458, 257486, 3526, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {257574, 257601, 3527, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {257688, 257710, 3528, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {257792, 257817, 3530, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {257879, 257903, 3531, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {257964, 257983, 3532, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {258039, 258065, 3535, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {258136, 258156, 3536, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {258221, 258232, 3539, 1, 0, 0x20}, /* aten::zero */
    {258266, 258281, 3540, 1, 0, 0x20}, /* aten::zero.out */
    {258342, 258354, 3541, 2, 1, 0x0}, /* aten::zero_ */
    {258397, 258409, 3543, 2, 3, 0x0}, /* aten::zeros */
    {258538, 258554, 3545, 1, 3, 0x0}, /* aten::zeros.out */
    {258618, 258635, 3546, 1, 3, 0x0}, /* aten::zeros_like */
    {258801, 258822, 3547, 1, 0, 0x20}, /* aten::zeros_like.out */
    {258923, 258940, 3548, 2, 3, 0x0}, /* mkl::_mkl_linear */
    {259032, 259063, 3550, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise */
    {259251, 259289, 3552, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise.binary */
    {259549, 259588, 3554, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise_.binary */
    {259857, 259898, 3556, 2, 3, 0x0}, /* mkldnn::_convolution_transpose_pointwise */
    {260121, 260147, 3558, 2, 3, 0x0}, /* mkldnn::_linear_pointwise */
    {260261, 260294, 3560, 2, 3, 0x0}, /* mkldnn::_linear_pointwise.binary */
    {260394, 260434, 3562, 2, 3, 0x0}, /* onednn::qconv2d_pointwise.binary_tensor */
    {260888, 260919, 3564, 2, 3, 0x0}, /* onednn::qconv_pointwise.tensor */
    {261253, 261293, 3566, 2, 3, 0x0}, /* onednn::qlinear_pointwise.binary_tensor */
    {261688, 261721, 3568, 2, 3, 0x0}, /* onednn::qlinear_pointwise.tensor */
    {262008, 262022, 3570, 1, 3, 0x2000}, /* prims::normal */
    {262170, 262185, 3571, 1, 3, 0x2000}, /* prims::uniform */
    {262331, 262367, 3572, 1, 3, 0x0}, /* quantized::int4mm_packed_weight_cpu */
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
    {86, 0, 187}, /* aten::_efficientzerotensor BackendSelect */
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
    {1, 0, 58}, /* aten::_grouped_mm CPU */
    {16, 0, 58}, /* aten::_grouped_mm Meta */
    {1, 0, 59}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 59}, /* aten::_histogramdd_bin_edges Meta */
    {141, 8, 29}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 60}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 60}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 8, 30}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 61}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 61}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 8, 31}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 33}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 8, 32}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 62}, /* aten::_index_put_impl_ CPU */
    {16, 0, 62}, /* aten::_index_put_impl_ Meta */
    {1, 0, 63}, /* aten::_int_mm CPU */
    {16, 0, 63}, /* aten::_int_mm Meta */
    {1, 0, 64}, /* aten::_int_mm.out CPU */
    {16, 0, 64}, /* aten::_int_mm.out Meta */
    {141, 0, 65}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 66}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 67}, /* aten::_linalg_check_errors CPU */
    {16, 0, 67}, /* aten::_linalg_check_errors Meta */
    {1, 0, 68}, /* aten::_linalg_det CPU */
    {16, 0, 68}, /* aten::_linalg_det Meta */
    {1, 4, 34}, /* aten::_linalg_det.result CPU */
    {16, 4, 34}, /* aten::_linalg_det.result Meta */
    {1, 0, 69}, /* aten::_linalg_eigh CPU */
    {16, 0, 69}, /* aten::_linalg_eigh Meta */
    {1, 4, 35}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 35}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 70}, /* aten::_linalg_eigvals CPU */
    {16, 0, 70}, /* aten::_linalg_eigvals Meta */
    {1, 0, 71}, /* aten::_linalg_slogdet CPU */
    {16, 0, 71}, /* aten::_linalg_slogdet Meta */
    {1, 4, 36}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 36}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 72}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 72}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 37}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 37}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 73}, /* aten::_linalg_svd CPU */
    {16, 0, 73}, /* aten::_linalg_svd Meta */
    {1, 4, 38}, /* aten::_linalg_svd.U CPU */
    {16, 4, 38}, /* aten::_linalg_svd.U Meta */
    {1, 0, 74}, /* aten::_local_scalar_dense CPU */
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
    {1, 0, 75}, /* aten::_logcumsumexp CPU */
    {16, 0, 75}, /* aten::_logcumsumexp Meta */
    {1, 4, 41}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 41}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 76}, /* aten::_lu_with_info implicit */
    {1, 0, 77}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 77}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 78}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 78}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 43}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 43}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 80}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 80}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 42}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 79}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 8, 44}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 81}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 45}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 46}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 82}, /* aten::_pdist_backward CPU */
    {16, 0, 82}, /* aten::_pdist_backward Meta */
    {141, 8, 47}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 83}, /* aten::_pdist_forward CPU */
    {16, 0, 83}, /* aten::_pdist_forward Meta */
    {141, 8, 48}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 84}, /* aten::_prelu_kernel CPU */
    {16, 0, 84}, /* aten::_prelu_kernel Meta */
    {1, 0, 85}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 85}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 86}, /* aten::_reshape_alias CPU */
    {16, 0, 86}, /* aten::_reshape_alias Meta */
    {142, 7, 49}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 50}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 87}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 88}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 89}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU */
    {16, 0, 89}, /* aten::_scaled_dot_product_flash_attention_for_cpu Meta */
    {1, 0, 90}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU */
    {16, 0, 90}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward Meta */
    {1, 0, 91}, /* aten::_scaled_mm CPU */
    {16, 0, 91}, /* aten::_scaled_mm Meta */
    {1, 0, 92}, /* aten::_scaled_mm.out CPU */
    {16, 0, 92}, /* aten::_scaled_mm.out Meta */
    {1, 0, 93}, /* aten::_segment_reduce_backward CPU */
    {16, 0, 93}, /* aten::_segment_reduce_backward Meta */
    {141, 8, 51}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 0, 94}, /* aten::_slow_conv2d_backward.output_mask CPU */
    {16, 0, 94}, /* aten::_slow_conv2d_backward.output_mask Meta */
    {141, 8, 52}, /* aten::_slow_conv2d_backward.output_mask_out CompositeExplicitAutograd */
    {1, 0, 95}, /* aten::_slow_conv2d_forward CPU */
    {16, 0, 95}, /* aten::_slow_conv2d_forward Meta */
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
    {138, 0, 96}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 97}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 98}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 8, 56}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 99}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 8, 57}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 100}, /* aten::_unique CPU */
    {16, 0, 100}, /* aten::_unique Meta */
    {141, 8, 58}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 101}, /* aten::_unique2 CPU */
    {16, 0, 101}, /* aten::_unique2 Meta */
    {141, 8, 59}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 102}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 103}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 104}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 105}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1083}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 8, 60}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 106}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 106}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 61}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 61}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 108}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 107}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 107}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 62}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 62}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 109}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 109}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 63}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 63}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 111}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 110}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 110}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 64}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 64}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 112}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 112}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 65}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 65}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 114}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 113}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 113}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 66}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 66}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 115}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 115}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 67}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 67}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 117}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 116}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 116}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 68}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 68}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 118}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 118}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 69}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 69}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 120}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 119}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 119}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 70}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 70}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 121}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 121}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 71}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 71}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 123}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 122}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 122}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 72}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 72}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 124}, /* aten::_weight_int4pack_mm_for_cpu CPU */
    {16, 0, 124}, /* aten::_weight_int4pack_mm_for_cpu Meta */
    {1, 0, 125}, /* aten::_weight_int8pack_mm CPU */
    {16, 0, 125}, /* aten::_weight_int8pack_mm Meta */
    {1, 0, 126}, /* aten::abs CPU */
    {16, 0, 126}, /* aten::abs Meta */
    {1, 0, 128}, /* aten::abs.out CPU */
    {16, 0, 128}, /* aten::abs.out Meta */
    {1, 0, 127}, /* aten::abs_ CPU */
    {16, 0, 127}, /* aten::abs_ Meta */
    {138, 0, 129}, /* aten::absolute implicit */
    {138, 4, 73}, /* aten::absolute.out implicit */
    {138, 0, 130}, /* aten::absolute_ implicit */
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
    {138, 0, 131}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 132}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 76}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 76}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 133}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 77}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 77}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 134}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 135}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 135}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 78}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 78}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 136}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 136}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 79}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 79}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 137}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 137}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 80}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 80}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 138}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 138}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 81}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 81}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 139}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 8, 82}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, /* aten::add.Tensor CPU */
    {16, 1, 7}, /* aten::add.Tensor Meta */
    {142, 9, 83}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::add.out CPU */
    {16, 3, 7}, /* aten::add.out Meta */
    {141, 0, 140}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, /* aten::add_.Tensor CPU */
    {16, 2, 7}, /* aten::add_.Tensor Meta */
    {142, 10, 83}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 141}, /* aten::addbmm CPU */
    {16, 0, 141}, /* aten::addbmm Meta */
    {1, 4, 84}, /* aten::addbmm.out CPU */
    {16, 4, 84}, /* aten::addbmm.out Meta */
    {1, 0, 142}, /* aten::addbmm_ CPU */
    {16, 0, 142}, /* aten::addbmm_ Meta */
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
    {141, 0, 143}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 89}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 89}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 144}, /* aten::adjoint implicit */
    {141, 0, 145}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 8, 90}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 146}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 147}, /* aten::alias CompositeExplicitAutograd */
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
    {141, 0, 148}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 149}, /* aten::alpha_dropout implicit */
    {138, 0, 150}, /* aten::alpha_dropout_ implicit */
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
    {1, 0, 151}, /* aten::angle CPU */
    {16, 0, 151}, /* aten::angle Meta */
    {1, 0, 152}, /* aten::angle.out CPU */
    {16, 0, 152}, /* aten::angle.out Meta */
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
    {141, 0, 153}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::arange BackendSelect */
    {141, 4, 102}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 154}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::arange.start BackendSelect */
    {1, 4, 103}, /* aten::arange.start_out CPU */
    {16, 4, 103}, /* aten::arange.start_out Meta */
    {141, 0, 155}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::arange.start_step BackendSelect */
    {138, 0, 156}, /* aten::arccos implicit */
    {138, 4, 104}, /* aten::arccos.out implicit */
    {138, 0, 157}, /* aten::arccos_ implicit */
    {138, 0, 158}, /* aten::arccosh implicit */
    {138, 4, 105}, /* aten::arccosh.out implicit */
    {138, 0, 159}, /* aten::arccosh_ implicit */
    {138, 0, 160}, /* aten::arcsin implicit */
    {138, 4, 106}, /* aten::arcsin.out implicit */
    {138, 0, 161}, /* aten::arcsin_ implicit */
    {138, 0, 162}, /* aten::arcsinh implicit */
    {138, 4, 107}, /* aten::arcsinh.out implicit */
    {138, 0, 163}, /* aten::arcsinh_ implicit */
    {138, 0, 164}, /* aten::arctan implicit */
    {138, 4, 108}, /* aten::arctan.out implicit */
    {138, 0, 165}, /* aten::arctan2 implicit */
    {138, 4, 109}, /* aten::arctan2.out implicit */
    {138, 0, 166}, /* aten::arctan2_ implicit */
    {138, 0, 167}, /* aten::arctan_ implicit */
    {138, 0, 168}, /* aten::arctanh implicit */
    {138, 4, 110}, /* aten::arctanh.out implicit */
    {138, 0, 169}, /* aten::arctanh_ implicit */
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
    {138, 0, 170}, /* aten::argsort implicit */
    {138, 0, 171}, /* aten::argsort.stable implicit */
    {138, 0, 172}, /* aten::argsort.stable_out implicit */
    {138, 0, 173}, /* aten::argwhere implicit */
    {1, 0, 174}, /* aten::as_strided CPU */
    {16, 0, 174}, /* aten::as_strided Meta */
    {142, 5, 113}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 113}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 114}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 175}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
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
    {138, 0, 176}, /* aten::atleast_1d implicit */
    {138, 0, 177}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 178}, /* aten::atleast_2d implicit */
    {138, 0, 179}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 180}, /* aten::atleast_3d implicit */
    {138, 0, 181}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 182}, /* aten::avg_pool1d implicit */
    {1, 0, 183}, /* aten::avg_pool2d CPU */
    {16, 0, 183}, /* aten::avg_pool2d Meta */
    {1, 4, 121}, /* aten::avg_pool2d.out CPU */
    {16, 4, 121}, /* aten::avg_pool2d.out Meta */
    {1, 0, 184}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 184}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 122}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 122}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 185}, /* aten::avg_pool3d CPU */
    {16, 0, 185}, /* aten::avg_pool3d Meta */
    {1, 4, 123}, /* aten::avg_pool3d.out CPU */
    {16, 4, 123}, /* aten::avg_pool3d.out Meta */
    {1, 0, 186}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 186}, /* aten::avg_pool3d_backward Meta */
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
    {141, 0, 188}, /* aten::bartlett_window CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::bartlett_window BackendSelect */
    {141, 8, 126}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 189}, /* aten::bartlett_window.periodic CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::bartlett_window.periodic BackendSelect */
    {141, 8, 127}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 190}, /* aten::batch_norm implicit */
    {1, 0, 191}, /* aten::batch_norm_backward CPU */
    {16, 0, 191}, /* aten::batch_norm_backward Meta */
    {1, 0, 192}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 192}, /* aten::batch_norm_update_stats Meta */
    {141, 8, 128}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 193}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 132}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 8, 130}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 8, 131}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 129}, /* aten::bernoulli.out CPU */
    {16, 4, 129}, /* aten::bernoulli.out Meta */
    {142, 0, 196}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 194}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 194}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 195}, /* aten::bernoulli_.float CPU */
    {16, 0, 195}, /* aten::bernoulli_.float Meta */
    {138, 0, 197}, /* aten::bilinear implicit */
    {1, 0, 198}, /* aten::binary_cross_entropy CPU */
    {16, 0, 198}, /* aten::binary_cross_entropy Meta */
    {1, 4, 133}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 133}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 199}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 199}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 134}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 134}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 200}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 200}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 8, 135}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 201}, /* aten::bincount CPU */
    {16, 0, 201}, /* aten::bincount Meta */
    {141, 8, 136}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 202}, /* aten::binomial CPU */
    {16, 0, 202}, /* aten::binomial Meta */
    {141, 8, 137}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 203}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 204}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 138}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 205}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_and.Tensor Meta */
    {142, 9, 139}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 206}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_and_.Tensor Meta */
    {142, 10, 139}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 207}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 140}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 30}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 9, 141}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 208}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 209}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 30}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 30}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 10, 141}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 210}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_not CPU */
    {16, 1, 31}, /* aten::bitwise_not Meta */
    {142, 9, 142}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_not.out CPU */
    {16, 3, 31}, /* aten::bitwise_not.out Meta */
    {1, 2, 31}, /* aten::bitwise_not_ CPU */
    {16, 2, 31}, /* aten::bitwise_not_ Meta */
    {142, 10, 142}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 211}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 212}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 143}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 213}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_or.Tensor Meta */
    {142, 9, 144}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 214}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_or_.Tensor Meta */
    {142, 10, 144}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 215}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 145}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 9, 146}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 216}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 217}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 33}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 10, 146}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 218}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 219}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 220}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 147}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 221}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 34}, /* aten::bitwise_xor.Tensor Meta */
    {142, 9, 148}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 34}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 222}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 34}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 10, 148}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 223}, /* aten::blackman_window CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::blackman_window BackendSelect */
    {141, 8, 149}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 224}, /* aten::blackman_window.periodic CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::blackman_window.periodic BackendSelect */
    {141, 8, 150}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 225}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 8, 151}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, /* aten::bmm CPU */
    {16, 1, 35}, /* aten::bmm Meta */
    {142, 9, 152}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::bmm.out CPU */
    {16, 3, 35}, /* aten::bmm.out Meta */
    {138, 0, 226}, /* aten::broadcast_tensors implicit */
    {138, 0, 227}, /* aten::broadcast_to implicit */
    {1, 0, 228}, /* aten::bucketize.Scalar CPU */
    {16, 0, 228}, /* aten::bucketize.Scalar Meta */
    {141, 8, 153}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 229}, /* aten::bucketize.Tensor CPU */
    {16, 0, 229}, /* aten::bucketize.Tensor Meta */
    {1, 4, 154}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 154}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 230}, /* aten::can_cast implicit */
    {138, 0, 231}, /* aten::cartesian_prod implicit */
    {1, 0, 232}, /* aten::cat CPU */
    {16, 0, 232}, /* aten::cat Meta */
    {142, 0, 233}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 234}, /* aten::cat.out CPU */
    {16, 0, 234}, /* aten::cat.out Meta */
    {141, 6, 156}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 8, 155}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 235}, /* aten::cauchy_ CPU */
    {16, 0, 235}, /* aten::cauchy_ Meta */
    {138, 0, 236}, /* aten::cdist implicit */
    {1, 1, 36}, /* aten::ceil CPU */
    {16, 1, 36}, /* aten::ceil Meta */
    {142, 9, 157}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::ceil.out CPU */
    {16, 3, 36}, /* aten::ceil.out Meta */
    {1, 2, 36}, /* aten::ceil_ CPU */
    {16, 2, 36}, /* aten::ceil_ Meta */
    {142, 10, 157}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 237}, /* aten::celu CompositeExplicitAutograd */
    {141, 8, 158}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 158}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 238}, /* aten::channel_shuffle CPU */
    {16, 0, 238}, /* aten::channel_shuffle Meta */
    {141, 8, 159}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 239}, /* aten::cholesky CPU */
    {16, 0, 239}, /* aten::cholesky Meta */
    {1, 0, 241}, /* aten::cholesky.out CPU */
    {16, 0, 241}, /* aten::cholesky.out Meta */
    {1, 0, 240}, /* aten::cholesky_inverse CPU */
    {16, 0, 240}, /* aten::cholesky_inverse Meta */
    {1, 4, 160}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 160}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 242}, /* aten::cholesky_solve CPU */
    {16, 0, 242}, /* aten::cholesky_solve Meta */
    {1, 0, 243}, /* aten::cholesky_solve.out CPU */
    {16, 0, 243}, /* aten::cholesky_solve.out Meta */
    {138, 0, 244}, /* aten::chunk implicit */
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
    {138, 0, 245}, /* aten::clip implicit */
    {138, 0, 247}, /* aten::clip.Tensor implicit */
    {138, 4, 168}, /* aten::clip.Tensor_out implicit */
    {138, 4, 167}, /* aten::clip.out implicit */
    {138, 0, 246}, /* aten::clip_ implicit */
    {138, 0, 248}, /* aten::clip_.Tensor implicit */
    {141, 0, 249}, /* aten::clone CompositeExplicitAutograd */
    {141, 8, 169}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 250}, /* aten::col2im CPU */
    {16, 0, 250}, /* aten::col2im Meta */
    {1, 4, 170}, /* aten::col2im.out CPU */
    {16, 4, 170}, /* aten::col2im.out Meta */
    {138, 0, 251}, /* aten::column_stack implicit */
    {138, 4, 171}, /* aten::column_stack.out implicit */
    {138, 0, 252}, /* aten::combinations implicit */
    {1, 0, 253}, /* aten::complex CPU */
    {16, 0, 253}, /* aten::complex Meta */
    {1, 0, 254}, /* aten::complex.out CPU */
    {16, 0, 254}, /* aten::complex.out Meta */
    {138, 0, 255}, /* aten::concat implicit */
    {138, 4, 172}, /* aten::concat.out implicit */
    {138, 0, 256}, /* aten::concatenate implicit */
    {138, 4, 173}, /* aten::concatenate.out implicit */
    {138, 0, 257}, /* aten::conj implicit */
    {138, 0, 258}, /* aten::conj_physical implicit */
    {1, 4, 174}, /* aten::conj_physical.out CPU */
    {16, 4, 174}, /* aten::conj_physical.out Meta */
    {1, 5, 174}, /* aten::conj_physical_ CPU */
    {16, 5, 174}, /* aten::conj_physical_ Meta */
    {141, 0, 259}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 8, 175}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 260}, /* aten::contiguous implicit */
    {138, 0, 261}, /* aten::conv1d implicit */
    {138, 0, 262}, /* aten::conv1d.padding implicit */
    {138, 0, 263}, /* aten::conv2d implicit */
    {138, 0, 264}, /* aten::conv2d.padding implicit */
    {138, 0, 265}, /* aten::conv3d implicit */
    {138, 0, 266}, /* aten::conv3d.padding implicit */
    {138, 0, 267}, /* aten::conv_transpose1d implicit */
    {138, 0, 268}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 269}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 270}, /* aten::convolution CPU */
    {16, 0, 270}, /* aten::convolution Meta */
    {141, 8, 176}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 271}, /* aten::convolution_backward CPU */
    {16, 0, 271}, /* aten::convolution_backward Meta */
    {141, 8, 177}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 179}, /* aten::copy CompositeExplicitAutograd */
    {141, 8, 178}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 272}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 273}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 274}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::copysign.Tensor CPU */
    {16, 1, 43}, /* aten::copysign.Tensor Meta */
    {142, 9, 180}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::copysign.out CPU */
    {16, 3, 43}, /* aten::copysign.out Meta */
    {141, 0, 275}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, /* aten::copysign_.Tensor CPU */
    {16, 2, 43}, /* aten::copysign_.Tensor Meta */
    {142, 10, 180}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 276}, /* aten::corrcoef implicit */
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
    {138, 0, 277}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 278}, /* aten::cosine_similarity implicit */
    {141, 0, 279}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 280}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 280}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 8, 184}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 8, 183}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 281}, /* aten::cov implicit */
    {138, 0, 282}, /* aten::cross implicit */
    {138, 4, 185}, /* aten::cross.out implicit */
    {138, 0, 283}, /* aten::cross_entropy_loss implicit */
    {138, 0, 284}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 285}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 286}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 186}, /* aten::cummax.out CPU */
    {16, 4, 186}, /* aten::cummax.out Meta */
    {141, 0, 287}, /* aten::cummin CompositeExplicitAutograd */
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
    {138, 0, 288}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 289}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 290}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 190}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 190}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 291}, /* aten::det implicit */
    {141, 0, 292}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 293}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 191}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 192}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 294}, /* aten::diag implicit */
    {138, 4, 193}, /* aten::diag.out implicit */
    {142, 0, 295}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 8, 194}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 296}, /* aten::diagflat implicit */
    {141, 0, 297}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 298}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 8, 196}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 195}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 197}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 299}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 198}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 300}, /* aten::diff implicit */
    {138, 0, 301}, /* aten::diff.out implicit */
    {1, 1, 48}, /* aten::digamma CPU */
    {16, 1, 48}, /* aten::digamma Meta */
    {142, 9, 199}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::digamma.out CPU */
    {16, 3, 48}, /* aten::digamma.out Meta */
    {1, 2, 48}, /* aten::digamma_ CPU */
    {16, 2, 48}, /* aten::digamma_ Meta */
    {142, 10, 199}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 302}, /* aten::dist CompositeExplicitAutograd */
    {141, 8, 200}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 303}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 304}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
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
    {141, 0, 305}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 306}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, /* aten::div_.Tensor CPU */
    {16, 2, 49}, /* aten::div_.Tensor Meta */
    {142, 10, 203}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 50}, /* aten::div_.Tensor_mode Meta */
    {142, 10, 204}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 307}, /* aten::divide.Scalar implicit */
    {138, 0, 308}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 309}, /* aten::divide.Tensor implicit */
    {138, 0, 310}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 205}, /* aten::divide.out implicit */
    {138, 4, 206}, /* aten::divide.out_mode implicit */
    {138, 0, 311}, /* aten::divide_.Scalar implicit */
    {138, 0, 312}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 313}, /* aten::divide_.Tensor implicit */
    {138, 0, 314}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 315}, /* aten::dot CPU */
    {16, 0, 315}, /* aten::dot Meta */
    {141, 4, 207}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 316}, /* aten::dropout implicit */
    {138, 0, 317}, /* aten::dropout_ implicit */
    {138, 0, 318}, /* aten::dsplit.array implicit */
    {138, 0, 319}, /* aten::dsplit.int implicit */
    {138, 0, 320}, /* aten::dstack implicit */
    {138, 4, 208}, /* aten::dstack.out implicit */
    {138, 0, 321}, /* aten::einsum implicit */
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
    {141, 0, 322}, /* aten::embedding CompositeExplicitAutograd */
    {141, 8, 211}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 323}, /* aten::embedding_backward implicit */
    {138, 0, 324}, /* aten::embedding_bag implicit */
    {138, 0, 325}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 326}, /* aten::embedding_dense_backward CPU */
    {16, 0, 326}, /* aten::embedding_dense_backward Meta */
    {141, 8, 212}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 214}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 8, 213}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 327}, /* aten::embedding_renorm_ CPU */
    {16, 0, 327}, /* aten::embedding_renorm_ Meta */
    {1, 0, 329}, /* aten::empty.memory_format CPU */
    {16, 0, 329}, /* aten::empty.memory_format Meta */
    {86, 0, 187}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 330}, /* aten::empty.out implicit */
    {141, 0, 328}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 8, 215}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 331}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::empty_permuted BackendSelect */
    {141, 8, 216}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 332}, /* aten::empty_strided CPU */
    {16, 0, 332}, /* aten::empty_strided Meta */
    {86, 0, 187}, /* aten::empty_strided BackendSelect */
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
    {1, 0, 333}, /* aten::equal CPU */
    {16, 0, 333}, /* aten::equal Meta */
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
    {141, 0, 334}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 335}, /* aten::expand_as implicit */
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
    {1, 0, 336}, /* aten::exponential_ CPU */
    {16, 0, 336}, /* aten::exponential_ Meta */
    {141, 0, 337}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::eye BackendSelect */
    {141, 0, 338}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::eye.m BackendSelect */
    {1, 4, 231}, /* aten::eye.m_out CPU */
    {16, 4, 231}, /* aten::eye.m_out Meta */
    {1, 4, 230}, /* aten::eye.out CPU */
    {16, 4, 230}, /* aten::eye.out Meta */
    {138, 0, 339}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 340}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 341}, /* aten::feature_dropout implicit */
    {138, 0, 342}, /* aten::feature_dropout_ implicit */
    {138, 0, 343}, /* aten::fft_fft implicit */
    {138, 0, 346}, /* aten::fft_fft.out implicit */
    {138, 0, 344}, /* aten::fft_fft2 implicit */
    {138, 0, 345}, /* aten::fft_fft2.out implicit */
    {141, 0, 347}, /* aten::fft_fftfreq CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::fft_fftfreq BackendSelect */
    {141, 0, 348}, /* aten::fft_fftfreq.out CompositeExplicitAutograd */
    {138, 0, 349}, /* aten::fft_fftn implicit */
    {138, 0, 350}, /* aten::fft_fftn.out implicit */
    {138, 0, 351}, /* aten::fft_fftshift implicit */
    {138, 0, 352}, /* aten::fft_hfft implicit */
    {138, 0, 355}, /* aten::fft_hfft.out implicit */
    {138, 0, 353}, /* aten::fft_hfft2 implicit */
    {138, 0, 354}, /* aten::fft_hfft2.out implicit */
    {138, 0, 356}, /* aten::fft_hfftn implicit */
    {138, 0, 357}, /* aten::fft_hfftn.out implicit */
    {138, 0, 358}, /* aten::fft_ifft implicit */
    {138, 0, 361}, /* aten::fft_ifft.out implicit */
    {138, 0, 359}, /* aten::fft_ifft2 implicit */
    {138, 0, 360}, /* aten::fft_ifft2.out implicit */
    {138, 0, 362}, /* aten::fft_ifftn implicit */
    {138, 0, 363}, /* aten::fft_ifftn.out implicit */
    {138, 0, 364}, /* aten::fft_ifftshift implicit */
    {138, 0, 365}, /* aten::fft_ihfft implicit */
    {138, 0, 368}, /* aten::fft_ihfft.out implicit */
    {138, 0, 366}, /* aten::fft_ihfft2 implicit */
    {138, 0, 367}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 369}, /* aten::fft_ihfftn implicit */
    {138, 0, 370}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 371}, /* aten::fft_irfft implicit */
    {138, 0, 374}, /* aten::fft_irfft.out implicit */
    {138, 0, 372}, /* aten::fft_irfft2 implicit */
    {138, 0, 373}, /* aten::fft_irfft2.out implicit */
    {138, 0, 375}, /* aten::fft_irfftn implicit */
    {138, 0, 376}, /* aten::fft_irfftn.out implicit */
    {138, 0, 377}, /* aten::fft_rfft implicit */
    {138, 0, 380}, /* aten::fft_rfft.out implicit */
    {138, 0, 378}, /* aten::fft_rfft2 implicit */
    {138, 0, 379}, /* aten::fft_rfft2.out implicit */
    {141, 0, 381}, /* aten::fft_rfftfreq CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::fft_rfftfreq BackendSelect */
    {141, 0, 382}, /* aten::fft_rfftfreq.out CompositeExplicitAutograd */
    {138, 0, 383}, /* aten::fft_rfftn implicit */
    {138, 0, 384}, /* aten::fft_rfftn.out implicit */
    {141, 6, 234}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 8, 232}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 235}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 8, 233}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 385}, /* aten::fill_.Scalar CPU */
    {16, 0, 385}, /* aten::fill_.Scalar Meta */
    {1, 0, 386}, /* aten::fill_.Tensor CPU */
    {16, 0, 386}, /* aten::fill_.Tensor Meta */
    {138, 0, 387}, /* aten::fix implicit */
    {138, 4, 236}, /* aten::fix.out implicit */
    {138, 0, 388}, /* aten::fix_ implicit */
    {138, 0, 389}, /* aten::flatten.using_ints implicit */
    {1, 0, 390}, /* aten::flip CPU */
    {16, 0, 390}, /* aten::flip Meta */
    {141, 8, 237}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 391}, /* aten::fliplr implicit */
    {138, 0, 392}, /* aten::flipud implicit */
    {138, 0, 393}, /* aten::float_power.Scalar implicit */
    {138, 0, 394}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 395}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 396}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 397}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 398}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 399}, /* aten::float_power_.Scalar implicit */
    {138, 0, 400}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, /* aten::floor CPU */
    {16, 1, 61}, /* aten::floor Meta */
    {142, 9, 238}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::floor.out CPU */
    {16, 3, 61}, /* aten::floor.out Meta */
    {1, 2, 61}, /* aten::floor_ CPU */
    {16, 2, 61}, /* aten::floor_ Meta */
    {142, 10, 238}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 401}, /* aten::floor_divide CPU */
    {16, 0, 401}, /* aten::floor_divide Meta */
    {141, 0, 402}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 8, 239}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 405}, /* aten::floor_divide.out CPU */
    {16, 0, 405}, /* aten::floor_divide.out Meta */
    {141, 0, 403}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 404}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 404}, /* aten::floor_divide_.Tensor Meta */
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
    {141, 0, 406}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 407}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, /* aten::fmod.Tensor CPU */
    {16, 1, 64}, /* aten::fmod.Tensor Meta */
    {142, 9, 242}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 64}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 408}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
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
    {1, 0, 409}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 409}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 244}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 244}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 410}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 410}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 245}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 245}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 411}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 411}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 246}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 246}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 412}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 412}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 247}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 247}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 413}, /* aten::frexp.Tensor CPU */
    {16, 0, 413}, /* aten::frexp.Tensor Meta */
    {1, 0, 414}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 414}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 415}, /* aten::from_file CPU */
    {86, 0, 187}, /* aten::from_file BackendSelect */
    {141, 8, 248}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 416}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::full BackendSelect */
    {141, 4, 249}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 417}, /* aten::full_like CompositeExplicitAutograd */
    {141, 8, 250}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, /* aten::gather CPU */
    {16, 1, 66}, /* aten::gather Meta */
    {142, 9, 251}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gather.out CPU */
    {16, 3, 66}, /* aten::gather.out Meta */
    {138, 0, 418}, /* aten::gather_backward implicit */
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
    {1, 0, 419}, /* aten::geometric_ CPU */
    {16, 0, 419}, /* aten::geometric_ Meta */
    {1, 0, 420}, /* aten::geqrf CPU */
    {16, 0, 420}, /* aten::geqrf Meta */
    {1, 4, 259}, /* aten::geqrf.a CPU */
    {16, 4, 259}, /* aten::geqrf.a Meta */
    {138, 0, 421}, /* aten::ger implicit */
    {138, 4, 260}, /* aten::ger.out implicit */
    {1, 0, 422}, /* aten::glu CPU */
    {16, 0, 422}, /* aten::glu Meta */
    {1, 4, 261}, /* aten::glu.out CPU */
    {16, 4, 261}, /* aten::glu.out Meta */
    {1, 0, 423}, /* aten::glu_backward CPU */
    {16, 0, 423}, /* aten::glu_backward Meta */
    {1, 4, 262}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 262}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 424}, /* aten::gradient.array implicit */
    {138, 0, 425}, /* aten::gradient.scalararray implicit */
    {138, 0, 426}, /* aten::gradient.scalarint implicit */
    {138, 0, 427}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 428}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 429}, /* aten::gradient.tensorarray implicit */
    {138, 0, 430}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 431}, /* aten::greater.Scalar implicit */
    {138, 4, 263}, /* aten::greater.Scalar_out implicit */
    {138, 0, 432}, /* aten::greater.Tensor implicit */
    {138, 4, 264}, /* aten::greater.Tensor_out implicit */
    {138, 0, 433}, /* aten::greater_.Scalar implicit */
    {138, 0, 434}, /* aten::greater_.Tensor implicit */
    {138, 0, 435}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 265}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 436}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 266}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 437}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 438}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 439}, /* aten::grid_sampler implicit */
    {1, 0, 440}, /* aten::grid_sampler_2d CPU */
    {16, 0, 440}, /* aten::grid_sampler_2d Meta */
    {141, 8, 267}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 441}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 441}, /* aten::grid_sampler_2d_backward Meta */
    {141, 8, 268}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 442}, /* aten::grid_sampler_3d CPU */
    {16, 0, 442}, /* aten::grid_sampler_3d Meta */
    {141, 8, 269}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 443}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 443}, /* aten::grid_sampler_3d_backward Meta */
    {141, 8, 270}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 444}, /* aten::group_norm implicit */
    {138, 0, 446}, /* aten::gru.data implicit */
    {138, 0, 447}, /* aten::gru.input implicit */
    {138, 0, 445}, /* aten::gru_cell implicit */
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
    {141, 0, 448}, /* aten::hamming_window CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::hamming_window BackendSelect */
    {141, 8, 273}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 449}, /* aten::hamming_window.periodic CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::hamming_window.periodic BackendSelect */
    {141, 0, 450}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::hamming_window.periodic_alpha BackendSelect */
    {141, 0, 451}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::hamming_window.periodic_alpha_beta BackendSelect */
    {141, 8, 276}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 8, 275}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 8, 274}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 452}, /* aten::hann_window CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::hann_window BackendSelect */
    {141, 8, 277}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 453}, /* aten::hann_window.periodic CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::hann_window.periodic BackendSelect */
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
    {1, 0, 454}, /* aten::hardswish CPU */
    {16, 0, 454}, /* aten::hardswish Meta */
    {1, 0, 457}, /* aten::hardswish.out CPU */
    {16, 0, 457}, /* aten::hardswish.out Meta */
    {1, 0, 455}, /* aten::hardswish_ CPU */
    {16, 0, 455}, /* aten::hardswish_ Meta */
    {1, 0, 456}, /* aten::hardswish_backward CPU */
    {16, 0, 456}, /* aten::hardswish_backward Meta */
    {141, 8, 283}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 458}, /* aten::hardtanh CPU */
    {16, 0, 458}, /* aten::hardtanh Meta */
    {1, 0, 462}, /* aten::hardtanh.out CPU */
    {16, 0, 462}, /* aten::hardtanh.out Meta */
    {1, 0, 459}, /* aten::hardtanh_ CPU */
    {16, 0, 459}, /* aten::hardtanh_ Meta */
    {1, 0, 460}, /* aten::hardtanh_backward CPU */
    {16, 0, 460}, /* aten::hardtanh_backward Meta */
    {1, 0, 461}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 461}, /* aten::hardtanh_backward.grad_input Meta */
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
    {138, 0, 463}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 464}, /* aten::histc CPU */
    {16, 0, 464}, /* aten::histc Meta */
    {1, 4, 286}, /* aten::histc.out CPU */
    {16, 4, 286}, /* aten::histc.out Meta */
    {1, 0, 465}, /* aten::histogram.bin_ct CPU */
    {16, 0, 465}, /* aten::histogram.bin_ct Meta */
    {1, 4, 287}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 287}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 466}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 466}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 288}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 288}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 467}, /* aten::histogramdd implicit */
    {138, 0, 468}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 469}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 470}, /* aten::hsplit.array implicit */
    {138, 0, 471}, /* aten::hsplit.int implicit */
    {138, 0, 472}, /* aten::hstack implicit */
    {138, 4, 289}, /* aten::hstack.out implicit */
    {1, 0, 473}, /* aten::huber_loss CPU */
    {16, 0, 473}, /* aten::huber_loss Meta */
    {1, 4, 290}, /* aten::huber_loss.out CPU */
    {16, 4, 290}, /* aten::huber_loss.out Meta */
    {1, 0, 474}, /* aten::huber_loss_backward CPU */
    {16, 0, 474}, /* aten::huber_loss_backward Meta */
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
    {1, 0, 475}, /* aten::im2col CPU */
    {16, 0, 475}, /* aten::im2col Meta */
    {1, 4, 296}, /* aten::im2col.out CPU */
    {16, 4, 296}, /* aten::im2col.out Meta */
    {138, 0, 476}, /* aten::imag implicit */
    {1, 0, 477}, /* aten::index.Tensor CPU */
    {16, 0, 477}, /* aten::index.Tensor Meta */
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
    {1, 0, 478}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 478}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 479}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 479}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 305}, /* aten::index_put CompositeExplicitAutograd */
    {141, 8, 304}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 480}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, /* aten::index_reduce CPU */
    {16, 1, 86}, /* aten::index_reduce Meta */
    {142, 9, 306}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::index_reduce.out CPU */
    {16, 3, 86}, /* aten::index_reduce.out Meta */
    {1, 2, 86}, /* aten::index_reduce_ CPU */
    {16, 2, 86}, /* aten::index_reduce_ Meta */
    {142, 10, 306}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 481}, /* aten::index_select CPU */
    {16, 0, 481}, /* aten::index_select Meta */
    {1, 4, 307}, /* aten::index_select.out CPU */
    {16, 4, 307}, /* aten::index_select.out Meta */
    {138, 0, 482}, /* aten::index_select_backward implicit */
    {138, 0, 483}, /* aten::inner implicit */
    {138, 4, 308}, /* aten::inner.out implicit */
    {138, 0, 484}, /* aten::instance_norm implicit */
    {138, 0, 485}, /* aten::inverse implicit */
    {138, 4, 309}, /* aten::inverse.out implicit */
    {138, 0, 486}, /* aten::is_complex implicit */
    {138, 0, 487}, /* aten::is_conj implicit */
    {138, 0, 488}, /* aten::is_distributed implicit */
    {138, 0, 489}, /* aten::is_floating_point implicit */
    {138, 0, 490}, /* aten::is_inference implicit */
    {138, 0, 491}, /* aten::is_neg implicit */
    {138, 0, 492}, /* aten::is_nonzero implicit */
    {141, 0, 493}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 494}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 495}, /* aten::is_signed implicit */
    {138, 0, 496}, /* aten::isclose implicit */
    {138, 0, 497}, /* aten::isfinite implicit */
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
    {1, 0, 498}, /* aten::isinf CPU */
    {16, 0, 498}, /* aten::isinf Meta */
    {141, 8, 313}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 499}, /* aten::isnan CPU */
    {16, 0, 499}, /* aten::isnan Meta */
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
    {138, 0, 500}, /* aten::isreal implicit */
    {138, 0, 501}, /* aten::istft implicit */
    {138, 0, 502}, /* aten::item implicit */
    {141, 0, 503}, /* aten::kaiser_window CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::kaiser_window BackendSelect */
    {141, 0, 504}, /* aten::kaiser_window.beta CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::kaiser_window.beta BackendSelect */
    {141, 8, 318}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 8, 317}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 505}, /* aten::kaiser_window.periodic CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::kaiser_window.periodic BackendSelect */
    {141, 8, 319}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 506}, /* aten::kl_div implicit */
    {138, 0, 507}, /* aten::kron implicit */
    {138, 4, 320}, /* aten::kron.out implicit */
    {141, 0, 508}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 509}, /* aten::kthvalue.values CPU */
    {16, 0, 509}, /* aten::kthvalue.values Meta */
    {138, 0, 510}, /* aten::l1_loss implicit */
    {138, 0, 511}, /* aten::layer_norm implicit */
    {1, 1, 92}, /* aten::lcm CPU */
    {16, 1, 92}, /* aten::lcm Meta */
    {142, 9, 321}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::lcm.out CPU */
    {16, 3, 92}, /* aten::lcm.out Meta */
    {1, 2, 92}, /* aten::lcm_ CPU */
    {16, 2, 92}, /* aten::lcm_ Meta */
    {142, 10, 321}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 512}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
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
    {138, 0, 513}, /* aten::less.Scalar implicit */
    {138, 4, 329}, /* aten::less.Scalar_out implicit */
    {138, 0, 514}, /* aten::less.Tensor implicit */
    {138, 4, 330}, /* aten::less.Tensor_out implicit */
    {138, 0, 515}, /* aten::less_.Scalar implicit */
    {138, 0, 516}, /* aten::less_.Tensor implicit */
    {138, 0, 517}, /* aten::less_equal.Scalar implicit */
    {138, 4, 331}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 518}, /* aten::less_equal.Tensor implicit */
    {138, 4, 332}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 519}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 520}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, /* aten::lgamma CPU */
    {16, 1, 99}, /* aten::lgamma Meta */
    {142, 9, 333}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::lgamma.out CPU */
    {16, 3, 99}, /* aten::lgamma.out Meta */
    {1, 2, 99}, /* aten::lgamma_ CPU */
    {16, 2, 99}, /* aten::lgamma_ Meta */
    {142, 10, 333}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 521}, /* aten::lift CompositeExplicitAutograd */
    {141, 8, 334}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 522}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 335}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 336}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 523}, /* aten::linalg_cholesky implicit */
    {138, 4, 337}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 524}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 524}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 338}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 338}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 525}, /* aten::linalg_cond implicit */
    {138, 4, 339}, /* aten::linalg_cond.out implicit */
    {138, 0, 526}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 340}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 527}, /* aten::linalg_cross CPU */
    {16, 0, 527}, /* aten::linalg_cross Meta */
    {1, 4, 341}, /* aten::linalg_cross.out CPU */
    {16, 4, 341}, /* aten::linalg_cross.out Meta */
    {138, 0, 528}, /* aten::linalg_det implicit */
    {138, 4, 342}, /* aten::linalg_det.out implicit */
    {138, 0, 529}, /* aten::linalg_diagonal implicit */
    {1, 0, 530}, /* aten::linalg_eig CPU */
    {16, 0, 530}, /* aten::linalg_eig Meta */
    {1, 4, 343}, /* aten::linalg_eig.out CPU */
    {16, 4, 343}, /* aten::linalg_eig.out Meta */
    {138, 0, 531}, /* aten::linalg_eigh implicit */
    {138, 4, 344}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 532}, /* aten::linalg_eigvals implicit */
    {1, 4, 345}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 345}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 533}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 346}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 534}, /* aten::linalg_householder_product CPU */
    {16, 0, 534}, /* aten::linalg_householder_product Meta */
    {1, 4, 347}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 347}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 535}, /* aten::linalg_inv implicit */
    {138, 4, 348}, /* aten::linalg_inv.out implicit */
    {1, 0, 536}, /* aten::linalg_inv_ex CPU */
    {16, 0, 536}, /* aten::linalg_inv_ex Meta */
    {1, 4, 349}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 349}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 537}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 350}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 538}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 538}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 351}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 351}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 539}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 539}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 352}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 352}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 540}, /* aten::linalg_lstsq CPU */
    {16, 0, 540}, /* aten::linalg_lstsq Meta */
    {1, 4, 353}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 353}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 541}, /* aten::linalg_lu CPU */
    {16, 0, 541}, /* aten::linalg_lu Meta */
    {1, 4, 354}, /* aten::linalg_lu.out CPU */
    {16, 4, 354}, /* aten::linalg_lu.out Meta */
    {138, 0, 542}, /* aten::linalg_lu_factor implicit */
    {138, 4, 355}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 543}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 543}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 356}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 356}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 544}, /* aten::linalg_lu_solve CPU */
    {16, 0, 544}, /* aten::linalg_lu_solve Meta */
    {1, 4, 357}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 357}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 545}, /* aten::linalg_matmul implicit */
    {138, 4, 358}, /* aten::linalg_matmul.out implicit */
    {1, 0, 546}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 546}, /* aten::linalg_matrix_exp Meta */
    {141, 8, 359}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 547}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 360}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 548}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 361}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 549}, /* aten::linalg_matrix_power implicit */
    {138, 4, 362}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 550}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 551}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 364}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 552}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 365}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 363}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 366}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 553}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 554}, /* aten::linalg_multi_dot implicit */
    {138, 4, 367}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 555}, /* aten::linalg_norm implicit */
    {138, 0, 556}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 369}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 368}, /* aten::linalg_norm.out implicit */
    {138, 0, 557}, /* aten::linalg_pinv implicit */
    {138, 0, 558}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 371}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 559}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 372}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 370}, /* aten::linalg_pinv.out implicit */
    {138, 4, 373}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 560}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 561}, /* aten::linalg_qr CPU */
    {16, 0, 561}, /* aten::linalg_qr Meta */
    {1, 4, 374}, /* aten::linalg_qr.out CPU */
    {16, 4, 374}, /* aten::linalg_qr.out Meta */
    {138, 0, 562}, /* aten::linalg_slogdet implicit */
    {138, 4, 375}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 563}, /* aten::linalg_solve implicit */
    {138, 4, 376}, /* aten::linalg_solve.out implicit */
    {138, 0, 564}, /* aten::linalg_solve_ex implicit */
    {138, 4, 377}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 565}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 565}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 378}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 378}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 566}, /* aten::linalg_svd implicit */
    {138, 4, 379}, /* aten::linalg_svd.U implicit */
    {138, 0, 567}, /* aten::linalg_svdvals implicit */
    {138, 4, 380}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 568}, /* aten::linalg_tensorinv implicit */
    {138, 0, 569}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 570}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 381}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 571}, /* aten::linalg_vander implicit */
    {138, 0, 572}, /* aten::linalg_vecdot implicit */
    {138, 4, 382}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, /* aten::linalg_vector_norm CPU */
    {16, 1, 100}, /* aten::linalg_vector_norm Meta */
    {142, 9, 383}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 100}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 573}, /* aten::linear implicit */
    {141, 4, 384}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 574}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::linspace BackendSelect */
    {141, 0, 575}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 386}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 576}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 387}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 577}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::linspace.Tensor_Tensor BackendSelect */
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
    {1, 0, 578}, /* aten::log_normal_ CPU */
    {16, 0, 578}, /* aten::log_normal_ Meta */
    {138, 0, 579}, /* aten::log_sigmoid implicit */
    {138, 0, 584}, /* aten::log_sigmoid.out implicit */
    {1, 0, 580}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 580}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 581}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 581}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 582}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 582}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 583}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 583}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 585}, /* aten::log_softmax.int implicit */
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
    {141, 0, 586}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 398}, /* aten::logcumsumexp.out CPU */
    {16, 4, 398}, /* aten::logcumsumexp.out Meta */
    {138, 0, 587}, /* aten::logdet implicit */
    {1, 0, 588}, /* aten::logical_and CPU */
    {16, 0, 588}, /* aten::logical_and Meta */
    {1, 0, 590}, /* aten::logical_and.out CPU */
    {16, 0, 590}, /* aten::logical_and.out Meta */
    {1, 0, 589}, /* aten::logical_and_ CPU */
    {16, 0, 589}, /* aten::logical_and_ Meta */
    {1, 0, 591}, /* aten::logical_not CPU */
    {16, 0, 591}, /* aten::logical_not Meta */
    {1, 0, 593}, /* aten::logical_not.out CPU */
    {16, 0, 593}, /* aten::logical_not.out Meta */
    {1, 0, 592}, /* aten::logical_not_ CPU */
    {16, 0, 592}, /* aten::logical_not_ Meta */
    {1, 0, 594}, /* aten::logical_or CPU */
    {16, 0, 594}, /* aten::logical_or Meta */
    {1, 0, 596}, /* aten::logical_or.out CPU */
    {16, 0, 596}, /* aten::logical_or.out Meta */
    {1, 0, 595}, /* aten::logical_or_ CPU */
    {16, 0, 595}, /* aten::logical_or_ Meta */
    {1, 0, 597}, /* aten::logical_xor CPU */
    {16, 0, 597}, /* aten::logical_xor Meta */
    {1, 0, 599}, /* aten::logical_xor.out CPU */
    {16, 0, 599}, /* aten::logical_xor.out Meta */
    {1, 0, 598}, /* aten::logical_xor_ CPU */
    {16, 0, 598}, /* aten::logical_xor_ Meta */
    {1, 0, 600}, /* aten::logit CPU */
    {16, 0, 600}, /* aten::logit Meta */
    {1, 0, 602}, /* aten::logit.out CPU */
    {16, 0, 602}, /* aten::logit.out Meta */
    {1, 0, 601}, /* aten::logit_ CPU */
    {16, 0, 601}, /* aten::logit_ Meta */
    {1, 1, 107}, /* aten::logit_backward CPU */
    {16, 1, 107}, /* aten::logit_backward Meta */
    {142, 9, 399}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 107}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 603}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::logspace BackendSelect */
    {141, 0, 604}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 401}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 605}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 402}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 606}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 403}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 400}, /* aten::logspace.out CPU */
    {16, 4, 400}, /* aten::logspace.out Meta */
    {141, 0, 607}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 404}, /* aten::logsumexp.out CPU */
    {16, 4, 404}, /* aten::logsumexp.out Meta */
    {138, 0, 609}, /* aten::lstm.data implicit */
    {138, 0, 610}, /* aten::lstm.input implicit */
    {138, 0, 608}, /* aten::lstm_cell implicit */
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
    {138, 0, 611}, /* aten::lu_solve implicit */
    {138, 4, 407}, /* aten::lu_solve.out implicit */
    {1, 0, 612}, /* aten::lu_unpack CPU */
    {16, 0, 612}, /* aten::lu_unpack Meta */
    {1, 4, 408}, /* aten::lu_unpack.out CPU */
    {16, 4, 408}, /* aten::lu_unpack.out Meta */
    {138, 0, 613}, /* aten::mH implicit */
    {138, 0, 614}, /* aten::mT implicit */
    {138, 0, 615}, /* aten::margin_ranking_loss implicit */
    {141, 0, 616}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 8, 409}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 617}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 8, 410}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 618}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 618}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 619}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 619}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 620}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 8, 411}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 621}, /* aten::masked_scatter_ CPU */
    {16, 0, 621}, /* aten::masked_scatter_ Meta */
    {141, 0, 622}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 623}, /* aten::masked_select CPU */
    {1, 0, 624}, /* aten::masked_select.out CPU */
    {138, 0, 625}, /* aten::matmul implicit */
    {138, 0, 626}, /* aten::matmul.out implicit */
    {138, 0, 627}, /* aten::matrix_H implicit */
    {138, 0, 628}, /* aten::matrix_exp implicit */
    {138, 0, 629}, /* aten::matrix_exp_backward implicit */
    {138, 0, 630}, /* aten::matrix_power implicit */
    {138, 4, 412}, /* aten::matrix_power.out implicit */
    {1, 0, 631}, /* aten::max CPU */
    {16, 0, 631}, /* aten::max Meta */
    {1, 1, 110}, /* aten::max.dim CPU */
    {16, 1, 110}, /* aten::max.dim Meta */
    {142, 9, 414}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::max.dim_max CPU */
    {16, 3, 110}, /* aten::max.dim_max Meta */
    {138, 0, 632}, /* aten::max.other implicit */
    {138, 0, 633}, /* aten::max.out implicit */
    {1, 4, 413}, /* aten::max.unary_out CPU */
    {16, 4, 413}, /* aten::max.unary_out Meta */
    {138, 0, 634}, /* aten::max_pool1d implicit */
    {138, 0, 635}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 636}, /* aten::max_pool2d implicit */
    {1, 0, 637}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 637}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 415}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 415}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 638}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 638}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 416}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 416}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 639}, /* aten::max_pool3d implicit */
    {1, 0, 640}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 640}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 417}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 417}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 641}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 641}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 418}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 418}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 642}, /* aten::max_unpool2d CPU */
    {16, 0, 642}, /* aten::max_unpool2d Meta */
    {1, 4, 419}, /* aten::max_unpool2d.out CPU */
    {16, 4, 419}, /* aten::max_unpool2d.out Meta */
    {1, 0, 643}, /* aten::max_unpool3d CPU */
    {16, 0, 643}, /* aten::max_unpool3d Meta */
    {1, 4, 420}, /* aten::max_unpool3d.out CPU */
    {16, 4, 420}, /* aten::max_unpool3d.out Meta */
    {1, 1, 111}, /* aten::maximum CPU */
    {16, 1, 111}, /* aten::maximum Meta */
    {142, 9, 421}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, /* aten::maximum.out CPU */
    {16, 3, 111}, /* aten::maximum.out Meta */
    {141, 0, 644}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mean.dim CPU */
    {16, 1, 112}, /* aten::mean.dim Meta */
    {142, 9, 423}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 422}, /* aten::mean.dtype_out CPU */
    {16, 4, 422}, /* aten::mean.dtype_out Meta */
    {1, 3, 112}, /* aten::mean.out CPU */
    {16, 3, 112}, /* aten::mean.out Meta */
    {1, 0, 645}, /* aten::median CPU */
    {16, 0, 645}, /* aten::median Meta */
    {141, 0, 646}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 425}, /* aten::median.dim_values CPU */
    {16, 4, 425}, /* aten::median.dim_values Meta */
    {141, 8, 424}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 647}, /* aten::meshgrid implicit */
    {138, 0, 648}, /* aten::meshgrid.indexing implicit */
    {1, 0, 649}, /* aten::min CPU */
    {16, 0, 649}, /* aten::min Meta */
    {1, 1, 113}, /* aten::min.dim CPU */
    {16, 1, 113}, /* aten::min.dim Meta */
    {142, 9, 427}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::min.dim_min CPU */
    {16, 3, 113}, /* aten::min.dim_min Meta */
    {138, 0, 650}, /* aten::min.other implicit */
    {138, 0, 651}, /* aten::min.out implicit */
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
    {1, 0, 652}, /* aten::mish_backward CPU */
    {16, 0, 652}, /* aten::mish_backward Meta */
    {138, 0, 653}, /* aten::mish_backward implicit */
    {1, 0, 661}, /* aten::mkldnn_rnn_layer CPU */
    {37, 0, 661}, /* aten::mkldnn_rnn_layer MkldnnCPU */
    {141, 8, 430}, /* aten::mkldnn_rnn_layer.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::mm CPU */
    {16, 1, 116}, /* aten::mm Meta */
    {142, 9, 431}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mm.out CPU */
    {16, 3, 116}, /* aten::mm.out Meta */
    {1, 0, 662}, /* aten::mode CPU */
    {16, 0, 662}, /* aten::mode Meta */
    {1, 4, 432}, /* aten::mode.values CPU */
    {16, 4, 432}, /* aten::mode.values Meta */
    {138, 0, 663}, /* aten::moveaxis.int implicit */
    {138, 0, 664}, /* aten::moveaxis.intlist implicit */
    {138, 0, 665}, /* aten::movedim.int implicit */
    {138, 0, 666}, /* aten::movedim.intlist implicit */
    {1, 0, 667}, /* aten::mse_loss CPU */
    {16, 0, 667}, /* aten::mse_loss Meta */
    {1, 4, 433}, /* aten::mse_loss.out CPU */
    {16, 4, 433}, /* aten::mse_loss.out Meta */
    {1, 0, 668}, /* aten::mse_loss_backward CPU */
    {16, 0, 668}, /* aten::mse_loss_backward Meta */
    {1, 4, 434}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 434}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 669}, /* aten::msort implicit */
    {138, 0, 670}, /* aten::msort.out implicit */
    {141, 0, 671}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 8, 435}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::mul.Tensor CPU */
    {16, 1, 117}, /* aten::mul.Tensor Meta */
    {142, 9, 436}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::mul.out CPU */
    {16, 3, 117}, /* aten::mul.out Meta */
    {141, 0, 672}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, /* aten::mul_.Tensor CPU */
    {16, 2, 117}, /* aten::mul_.Tensor Meta */
    {142, 10, 436}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 673}, /* aten::multi_margin_loss CPU */
    {16, 0, 673}, /* aten::multi_margin_loss Meta */
    {1, 4, 437}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 437}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 674}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 674}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 438}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 438}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 675}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 439}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 676}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 676}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 440}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 440}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 677}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 677}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 441}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 441}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 678}, /* aten::multinomial CPU */
    {16, 0, 678}, /* aten::multinomial Meta */
    {1, 0, 679}, /* aten::multinomial.out CPU */
    {16, 0, 679}, /* aten::multinomial.out Meta */
    {138, 0, 680}, /* aten::multiply.Scalar implicit */
    {138, 0, 681}, /* aten::multiply.Tensor implicit */
    {138, 4, 442}, /* aten::multiply.out implicit */
    {138, 0, 682}, /* aten::multiply_.Scalar implicit */
    {138, 0, 683}, /* aten::multiply_.Tensor implicit */
    {141, 0, 684}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 443}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 685}, /* aten::mvlgamma CPU */
    {16, 0, 685}, /* aten::mvlgamma Meta */
    {1, 0, 687}, /* aten::mvlgamma.out CPU */
    {16, 0, 687}, /* aten::mvlgamma.out Meta */
    {1, 0, 686}, /* aten::mvlgamma_ CPU */
    {16, 0, 686}, /* aten::mvlgamma_ Meta */
    {1, 0, 688}, /* aten::nan_to_num CPU */
    {16, 0, 688}, /* aten::nan_to_num Meta */
    {1, 0, 690}, /* aten::nan_to_num.out CPU */
    {16, 0, 690}, /* aten::nan_to_num.out Meta */
    {1, 0, 689}, /* aten::nan_to_num_ CPU */
    {16, 0, 689}, /* aten::nan_to_num_ Meta */
    {138, 0, 691}, /* aten::nanmean implicit */
    {138, 0, 692}, /* aten::nanmean.out implicit */
    {1, 0, 693}, /* aten::nanmedian CPU */
    {16, 0, 693}, /* aten::nanmedian Meta */
    {141, 0, 694}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 445}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 445}, /* aten::nanmedian.dim_values Meta */
    {141, 8, 444}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 695}, /* aten::nanquantile implicit */
    {138, 4, 446}, /* aten::nanquantile.out implicit */
    {138, 0, 696}, /* aten::nanquantile.scalar implicit */
    {138, 4, 447}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 697}, /* aten::nansum CPU */
    {16, 0, 697}, /* aten::nansum Meta */
    {1, 4, 448}, /* aten::nansum.out CPU */
    {16, 4, 448}, /* aten::nansum.out Meta */
    {138, 0, 698}, /* aten::narrow implicit */
    {138, 0, 699}, /* aten::narrow.Tensor implicit */
    {142, 0, 700}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 449}, /* aten::narrow_copy.out CPU */
    {16, 4, 449}, /* aten::narrow_copy.out Meta */
    {1, 0, 701}, /* aten::native_batch_norm CPU */
    {16, 0, 701}, /* aten::native_batch_norm Meta */
    {1, 4, 450}, /* aten::native_batch_norm.out CPU */
    {16, 4, 450}, /* aten::native_batch_norm.out Meta */
    {1, 0, 702}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 702}, /* aten::native_batch_norm_backward Meta */
    {141, 8, 451}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {138, 0, 703}, /* aten::native_channel_shuffle implicit */
    {1, 0, 704}, /* aten::native_dropout CPU */
    {16, 0, 704}, /* aten::native_dropout Meta */
    {141, 8, 452}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 705}, /* aten::native_dropout_backward CPU */
    {16, 0, 705}, /* aten::native_dropout_backward Meta */
    {141, 8, 453}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 706}, /* aten::native_group_norm CPU */
    {16, 0, 706}, /* aten::native_group_norm Meta */
    {141, 8, 454}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 707}, /* aten::native_group_norm_backward CPU */
    {16, 0, 707}, /* aten::native_group_norm_backward Meta */
    {141, 8, 455}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 708}, /* aten::native_layer_norm CPU */
    {16, 0, 708}, /* aten::native_layer_norm Meta */
    {141, 8, 456}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 709}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 709}, /* aten::native_layer_norm_backward Meta */
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
    {138, 0, 710}, /* aten::negative implicit */
    {138, 4, 461}, /* aten::negative.out implicit */
    {138, 0, 711}, /* aten::negative_ implicit */
    {141, 0, 712}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 8, 462}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 713}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 8, 463}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 714}, /* aten::new_full CompositeExplicitAutograd */
    {141, 8, 464}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 715}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 8, 465}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 716}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 8, 466}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, /* aten::nextafter CPU */
    {16, 1, 121}, /* aten::nextafter Meta */
    {142, 9, 467}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, /* aten::nextafter.out CPU */
    {16, 3, 121}, /* aten::nextafter.out Meta */
    {1, 2, 121}, /* aten::nextafter_ CPU */
    {16, 2, 121}, /* aten::nextafter_ Meta */
    {142, 10, 467}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 717}, /* aten::nll_loss implicit */
    {138, 4, 468}, /* aten::nll_loss.out implicit */
    {138, 0, 718}, /* aten::nll_loss2d implicit */
    {138, 4, 469}, /* aten::nll_loss2d.out implicit */
    {1, 0, 719}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 719}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 470}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 470}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 720}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 720}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 471}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 471}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 721}, /* aten::nll_loss_backward CPU */
    {16, 0, 721}, /* aten::nll_loss_backward Meta */
    {1, 4, 472}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 472}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 722}, /* aten::nll_loss_forward CPU */
    {16, 0, 722}, /* aten::nll_loss_forward Meta */
    {1, 4, 473}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 473}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 723}, /* aten::nll_loss_nd implicit */
    {1, 0, 724}, /* aten::nonzero CPU */
    {1, 4, 474}, /* aten::nonzero.out CPU */
    {138, 0, 725}, /* aten::nonzero_numpy implicit */
    {1, 0, 726}, /* aten::nonzero_static CPU */
    {16, 0, 726}, /* aten::nonzero_static Meta */
    {1, 4, 475}, /* aten::nonzero_static.out CPU */
    {16, 4, 475}, /* aten::nonzero_static.out Meta */
    {141, 0, 727}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 123}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 9, 479}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 9, 478}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 728}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 8, 477}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 8, 476}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, /* aten::norm.dtype_out CPU */
    {16, 3, 122}, /* aten::norm.dtype_out Meta */
    {1, 3, 123}, /* aten::norm.out CPU */
    {16, 3, 123}, /* aten::norm.out Meta */
    {138, 0, 729}, /* aten::norm_except_dim implicit */
    {1, 0, 731}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 731}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 480}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 480}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 732}, /* aten::normal.Tensor_float CPU */
    {16, 0, 732}, /* aten::normal.Tensor_float Meta */
    {1, 4, 481}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 481}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 733}, /* aten::normal.float_Tensor CPU */
    {16, 0, 733}, /* aten::normal.float_Tensor Meta */
    {1, 4, 482}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 482}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 734}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::normal.float_float BackendSelect */
    {141, 4, 483}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 8, 485}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 730}, /* aten::normal_ CPU */
    {16, 0, 730}, /* aten::normal_ Meta */
    {141, 6, 484}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 735}, /* aten::not_equal.Scalar implicit */
    {138, 4, 486}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 736}, /* aten::not_equal.Tensor implicit */
    {138, 4, 487}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 737}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 738}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 739}, /* aten::nuclear_norm implicit */
    {138, 0, 740}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 489}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 488}, /* aten::nuclear_norm.out implicit */
    {138, 0, 741}, /* aten::numel implicit */
    {138, 0, 742}, /* aten::numpy_T implicit */
    {138, 0, 743}, /* aten::one_hot implicit */
    {141, 0, 748}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::ones BackendSelect */
    {141, 4, 490}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 749}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 8, 491}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 750}, /* aten::orgqr implicit */
    {138, 4, 492}, /* aten::orgqr.out implicit */
    {1, 0, 751}, /* aten::ormqr CPU */
    {16, 0, 751}, /* aten::ormqr Meta */
    {1, 4, 493}, /* aten::ormqr.out CPU */
    {16, 4, 493}, /* aten::ormqr.out Meta */
    {138, 0, 752}, /* aten::outer implicit */
    {138, 4, 494}, /* aten::outer.out implicit */
    {138, 0, 753}, /* aten::pad implicit */
    {138, 0, 754}, /* aten::pad_sequence implicit */
    {138, 0, 755}, /* aten::pairwise_distance implicit */
    {138, 0, 756}, /* aten::pdist implicit */
    {141, 0, 757}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 495}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 496}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 758}, /* aten::pinverse implicit */
    {1, 0, 759}, /* aten::pixel_shuffle CPU */
    {16, 0, 759}, /* aten::pixel_shuffle Meta */
    {141, 8, 497}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 760}, /* aten::pixel_unshuffle CPU */
    {16, 0, 760}, /* aten::pixel_unshuffle Meta */
    {141, 8, 498}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 761}, /* aten::poisson CPU */
    {16, 0, 761}, /* aten::poisson Meta */
    {141, 8, 499}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 762}, /* aten::poisson_nll_loss implicit */
    {1, 0, 763}, /* aten::polar CPU */
    {16, 0, 763}, /* aten::polar Meta */
    {1, 0, 764}, /* aten::polar.out CPU */
    {16, 0, 764}, /* aten::polar.out Meta */
    {1, 1, 124}, /* aten::polygamma CPU */
    {16, 1, 124}, /* aten::polygamma Meta */
    {142, 9, 500}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::polygamma.out CPU */
    {16, 3, 124}, /* aten::polygamma.out Meta */
    {1, 0, 765}, /* aten::polygamma_ CPU */
    {16, 0, 765}, /* aten::polygamma_ Meta */
    {138, 0, 766}, /* aten::positive implicit */
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
    {138, 0, 767}, /* aten::prelu implicit */
    {1, 0, 770}, /* aten::prod CPU */
    {16, 0, 770}, /* aten::prod Meta */
    {1, 1, 128}, /* aten::prod.dim_int CPU */
    {16, 1, 128}, /* aten::prod.dim_int Meta */
    {142, 9, 505}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::prod.int_out CPU */
    {16, 3, 128}, /* aten::prod.int_out Meta */
    {141, 8, 504}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 771}, /* aten::promote_types implicit */
    {141, 6, 507}, /* aten::put CompositeExplicitAutograd */
    {141, 8, 506}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 772}, /* aten::put_ CPU */
    {16, 0, 772}, /* aten::put_ Meta */
    {138, 0, 773}, /* aten::qr implicit */
    {138, 4, 508}, /* aten::qr.Q implicit */
    {138, 0, 774}, /* aten::quantile implicit */
    {138, 4, 509}, /* aten::quantile.out implicit */
    {138, 0, 775}, /* aten::quantile.scalar implicit */
    {138, 4, 510}, /* aten::quantile.scalar_out implicit */
    {141, 0, 777}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 511}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 511}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 778}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::rand BackendSelect */
    {141, 0, 779}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::rand.generator BackendSelect */
    {138, 4, 513}, /* aten::rand.generator_out implicit */
    {141, 4, 512}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 780}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 781}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 8, 515}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 8, 514}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 782}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::randint BackendSelect */
    {141, 0, 783}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::randint.generator BackendSelect */
    {141, 4, 517}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 790}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::randint.low BackendSelect */
    {141, 0, 791}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 519}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 518}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 516}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 784}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 785}, /* aten::randint_like.Tensor CompositeExplicitAutograd */
    {141, 0, 786}, /* aten::randint_like.Tensor_generator CompositeExplicitAutograd */
    {141, 8, 522}, /* aten::randint_like.Tensor_generator_out CompositeExplicitAutograd */
    {141, 8, 521}, /* aten::randint_like.Tensor_out CompositeExplicitAutograd */
    {141, 0, 787}, /* aten::randint_like.generator CompositeExplicitAutograd */
    {141, 8, 523}, /* aten::randint_like.generator_out CompositeExplicitAutograd */
    {141, 0, 788}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 8, 524}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 0, 789}, /* aten::randint_like.low_generator_dtype CompositeExplicitAutograd */
    {141, 8, 525}, /* aten::randint_like.low_generator_dtype_out CompositeExplicitAutograd */
    {141, 8, 520}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 792}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::randn BackendSelect */
    {141, 0, 793}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::randn.generator BackendSelect */
    {138, 4, 527}, /* aten::randn.generator_out implicit */
    {138, 4, 526}, /* aten::randn.out implicit */
    {141, 0, 794}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 0, 795}, /* aten::randn_like.generator CompositeExplicitAutograd */
    {141, 8, 529}, /* aten::randn_like.generator_out CompositeExplicitAutograd */
    {141, 8, 528}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 533}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 534}, /* aten::random.from CompositeExplicitAutograd */
    {141, 8, 531}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 8, 530}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 535}, /* aten::random.to CompositeExplicitAutograd */
    {141, 8, 532}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 796}, /* aten::random_ CPU */
    {16, 0, 796}, /* aten::random_ Meta */
    {1, 0, 797}, /* aten::random_.from CPU */
    {16, 0, 797}, /* aten::random_.from Meta */
    {1, 0, 798}, /* aten::random_.to CPU */
    {16, 0, 798}, /* aten::random_.to Meta */
    {141, 0, 799}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::randperm BackendSelect */
    {141, 0, 800}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::randperm.generator BackendSelect */
    {1, 4, 537}, /* aten::randperm.generator_out CPU */
    {16, 4, 537}, /* aten::randperm.generator_out Meta */
    {141, 4, 536}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 801}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::range BackendSelect */
    {1, 4, 539}, /* aten::range.out CPU */
    {16, 4, 539}, /* aten::range.out Meta */
    {141, 4, 538}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 802}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::range.step BackendSelect */
    {138, 0, 803}, /* aten::ravel implicit */
    {138, 0, 804}, /* aten::real implicit */
    {1, 1, 129}, /* aten::reciprocal CPU */
    {16, 1, 129}, /* aten::reciprocal Meta */
    {142, 9, 540}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::reciprocal.out CPU */
    {16, 3, 129}, /* aten::reciprocal.out Meta */
    {1, 2, 129}, /* aten::reciprocal_ CPU */
    {16, 2, 129}, /* aten::reciprocal_ Meta */
    {142, 10, 540}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 805}, /* aten::reflection_pad1d CPU */
    {16, 0, 805}, /* aten::reflection_pad1d Meta */
    {1, 4, 541}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 541}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 806}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 806}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 542}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 542}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 807}, /* aten::reflection_pad2d CPU */
    {16, 0, 807}, /* aten::reflection_pad2d Meta */
    {1, 4, 543}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 543}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 808}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 808}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 544}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 544}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 809}, /* aten::reflection_pad3d CPU */
    {16, 0, 809}, /* aten::reflection_pad3d Meta */
    {1, 4, 545}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 545}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 810}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 810}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 546}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 546}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 811}, /* aten::relu CPU */
    {16, 0, 811}, /* aten::relu Meta */
    {141, 8, 547}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 812}, /* aten::relu6 implicit */
    {138, 0, 813}, /* aten::relu6_ implicit */
    {1, 0, 814}, /* aten::relu_ CPU */
    {16, 0, 814}, /* aten::relu_ Meta */
    {141, 0, 815}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 816}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 816}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 8, 548}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 817}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, /* aten::remainder.Tensor CPU */
    {16, 1, 130}, /* aten::remainder.Tensor Meta */
    {142, 9, 549}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 130}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 818}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
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
    {141, 0, 819}, /* aten::repeat CompositeExplicitAutograd */
    {141, 8, 551}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 820}, /* aten::repeat_interleave.Tensor CPU */
    {16, 0, 820}, /* aten::repeat_interleave.Tensor Meta */
    {141, 8, 552}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 821}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 822}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 823}, /* aten::replication_pad1d CPU */
    {16, 0, 823}, /* aten::replication_pad1d Meta */
    {1, 4, 553}, /* aten::replication_pad1d.out CPU */
    {16, 4, 553}, /* aten::replication_pad1d.out Meta */
    {1, 0, 824}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 824}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 554}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 554}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 825}, /* aten::replication_pad2d CPU */
    {16, 0, 825}, /* aten::replication_pad2d Meta */
    {1, 4, 555}, /* aten::replication_pad2d.out CPU */
    {16, 4, 555}, /* aten::replication_pad2d.out Meta */
    {1, 0, 826}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 826}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 556}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 556}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 827}, /* aten::replication_pad3d CPU */
    {16, 0, 827}, /* aten::replication_pad3d Meta */
    {1, 4, 557}, /* aten::replication_pad3d.out CPU */
    {16, 4, 557}, /* aten::replication_pad3d.out Meta */
    {1, 0, 828}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 828}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 558}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 558}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 829}, /* aten::reshape implicit */
    {138, 0, 830}, /* aten::reshape_as implicit */
    {141, 6, 560}, /* aten::resize CompositeExplicitAutograd */
    {141, 8, 559}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 831}, /* aten::resize_ CPU */
    {16, 0, 831}, /* aten::resize_ Meta */
    {141, 6, 562}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 8, 561}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 832}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 833}, /* aten::resolve_conj implicit */
    {138, 0, 834}, /* aten::resolve_neg implicit */
    {138, 0, 835}, /* aten::result_type.Scalar implicit */
    {138, 0, 836}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 837}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 838}, /* aten::result_type.Tensor implicit */
    {138, 0, 839}, /* aten::rms_norm implicit */
    {138, 0, 841}, /* aten::rnn_relu.data implicit */
    {138, 0, 842}, /* aten::rnn_relu.input implicit */
    {138, 0, 840}, /* aten::rnn_relu_cell implicit */
    {138, 0, 844}, /* aten::rnn_tanh.data implicit */
    {138, 0, 845}, /* aten::rnn_tanh.input implicit */
    {138, 0, 843}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 846}, /* aten::roll CPU */
    {16, 0, 846}, /* aten::roll Meta */
    {141, 8, 563}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 847}, /* aten::rot90 CompositeExplicitAutograd */
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
    {138, 0, 848}, /* aten::row_stack implicit */
    {138, 4, 567}, /* aten::row_stack.out implicit */
    {138, 0, 849}, /* aten::rrelu implicit */
    {138, 0, 850}, /* aten::rrelu_ implicit */
    {1, 0, 851}, /* aten::rrelu_with_noise CPU */
    {16, 0, 851}, /* aten::rrelu_with_noise Meta */
    {1, 0, 854}, /* aten::rrelu_with_noise.out CPU */
    {16, 0, 854}, /* aten::rrelu_with_noise.out Meta */
    {1, 0, 852}, /* aten::rrelu_with_noise_ CPU */
    {16, 0, 852}, /* aten::rrelu_with_noise_ Meta */
    {141, 0, 853}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
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
    {141, 0, 855}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 8, 571}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 856}, /* aten::rsub.Tensor CPU */
    {16, 0, 856}, /* aten::rsub.Tensor Meta */
    {141, 8, 572}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 857}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::scalar_tensor BackendSelect */
    {141, 8, 573}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 858}, /* aten::scaled_dot_product_attention implicit */
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
    {1, 0, 859}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 859}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 580}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 580}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 860}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 860}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 581}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 581}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 861}, /* aten::segment_reduce CPU */
    {16, 0, 861}, /* aten::segment_reduce Meta */
    {141, 8, 582}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 863}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 862}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 8, 584}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 583}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 585}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 864}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 586}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 865}, /* aten::selu implicit */
    {138, 0, 866}, /* aten::selu_ implicit */
    {141, 6, 589}, /* aten::set CompositeExplicitAutograd */
    {141, 8, 587}, /* aten::set.out CompositeExplicitAutograd */
    {141, 6, 590}, /* aten::set.source_Tensor CompositeExplicitAutograd */
    {141, 8, 588}, /* aten::set.source_Tensor_out CompositeExplicitAutograd */
    {1, 0, 867}, /* aten::set_ CPU */
    {16, 0, 867}, /* aten::set_ Meta */
    {1, 0, 868}, /* aten::set_.source_Tensor CPU */
    {16, 0, 868}, /* aten::set_.source_Tensor Meta */
    {138, 0, 869}, /* aten::set_.source_Tensor_storage_offset implicit */
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
    {138, 0, 870}, /* aten::size.int implicit */
    {141, 0, 871}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 872}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 8, 602}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 601}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 8, 603}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 873}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 604}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 874}, /* aten::slogdet implicit */
    {138, 4, 605}, /* aten::slogdet.out implicit */
    {138, 0, 875}, /* aten::slow_conv3d implicit */
    {138, 4, 606}, /* aten::slow_conv3d.out implicit */
    {1, 0, 876}, /* aten::slow_conv3d_forward CPU */
    {16, 0, 876}, /* aten::slow_conv3d_forward Meta */
    {1, 4, 607}, /* aten::slow_conv3d_forward.output CPU */
    {16, 4, 607}, /* aten::slow_conv3d_forward.output Meta */
    {1, 0, 877}, /* aten::slow_conv_dilated2d CPU */
    {16, 0, 877}, /* aten::slow_conv_dilated2d Meta */
    {141, 8, 608}, /* aten::slow_conv_dilated2d.out CompositeExplicitAutograd */
    {1, 0, 878}, /* aten::slow_conv_dilated3d CPU */
    {16, 0, 878}, /* aten::slow_conv_dilated3d Meta */
    {141, 8, 609}, /* aten::slow_conv_dilated3d.out CompositeExplicitAutograd */
    {1, 0, 879}, /* aten::slow_conv_transpose3d CPU */
    {16, 0, 879}, /* aten::slow_conv_transpose3d Meta */
    {1, 4, 610}, /* aten::slow_conv_transpose3d.out CPU */
    {16, 4, 610}, /* aten::slow_conv_transpose3d.out Meta */
    {1, 0, 880}, /* aten::smooth_l1_loss CPU */
    {16, 0, 880}, /* aten::smooth_l1_loss Meta */
    {1, 4, 611}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 611}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 881}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 881}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 612}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 612}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 882}, /* aten::soft_margin_loss CPU */
    {16, 0, 882}, /* aten::soft_margin_loss Meta */
    {141, 4, 613}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 883}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 883}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 614}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 884}, /* aten::softmax.int implicit */
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
    {141, 0, 885}, /* aten::sort CompositeExplicitAutograd */
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
    {141, 0, 886}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 887}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 888}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 889}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 9, 628}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 890}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 891}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 892}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 893}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 9, 629}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 894}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 895}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 896}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 897}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 164}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 9, 630}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 898}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 899}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 900}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 901}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 902}, /* aten::special_digamma implicit */
    {138, 4, 631}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, /* aten::special_entr CPU */
    {16, 1, 165}, /* aten::special_entr Meta */
    {142, 9, 632}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_entr.out CPU */
    {16, 3, 165}, /* aten::special_entr.out Meta */
    {138, 0, 903}, /* aten::special_erf implicit */
    {138, 4, 633}, /* aten::special_erf.out implicit */
    {138, 0, 904}, /* aten::special_erfc implicit */
    {138, 4, 634}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, /* aten::special_erfcx CPU */
    {16, 1, 166}, /* aten::special_erfcx Meta */
    {142, 9, 635}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, /* aten::special_erfcx.out CPU */
    {16, 3, 166}, /* aten::special_erfcx.out Meta */
    {138, 0, 905}, /* aten::special_erfinv implicit */
    {138, 4, 636}, /* aten::special_erfinv.out implicit */
    {138, 0, 906}, /* aten::special_exp2 implicit */
    {138, 4, 637}, /* aten::special_exp2.out implicit */
    {138, 0, 907}, /* aten::special_expit implicit */
    {138, 4, 638}, /* aten::special_expit.out implicit */
    {138, 0, 908}, /* aten::special_expm1 implicit */
    {138, 4, 639}, /* aten::special_expm1.out implicit */
    {138, 0, 909}, /* aten::special_gammainc implicit */
    {138, 4, 640}, /* aten::special_gammainc.out implicit */
    {138, 0, 910}, /* aten::special_gammaincc implicit */
    {138, 4, 641}, /* aten::special_gammaincc.out implicit */
    {138, 0, 911}, /* aten::special_gammaln implicit */
    {138, 4, 642}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_h Meta */
    {142, 9, 643}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 912}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 913}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 914}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 915}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 168}, /* aten::special_hermite_polynomial_he Meta */
    {142, 9, 644}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 916}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 917}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 168}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 918}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 919}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 920}, /* aten::special_i0 implicit */
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
    {141, 0, 921}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 922}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 923}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 924}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 173}, /* aten::special_legendre_polynomial_p Meta */
    {142, 9, 650}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 925}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 926}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 173}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 927}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 928}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 929}, /* aten::special_log1p implicit */
    {138, 4, 651}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, /* aten::special_log_ndtr CPU */
    {16, 1, 174}, /* aten::special_log_ndtr Meta */
    {142, 9, 652}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 174}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 930}, /* aten::special_log_softmax implicit */
    {138, 0, 931}, /* aten::special_logit implicit */
    {138, 4, 653}, /* aten::special_logit.out implicit */
    {138, 0, 932}, /* aten::special_logsumexp implicit */
    {138, 0, 933}, /* aten::special_logsumexp.out implicit */
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
    {138, 0, 934}, /* aten::special_multigammaln implicit */
    {138, 4, 658}, /* aten::special_multigammaln.out implicit */
    {138, 0, 935}, /* aten::special_ndtr implicit */
    {138, 0, 936}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, /* aten::special_ndtri CPU */
    {16, 1, 179}, /* aten::special_ndtri Meta */
    {142, 9, 659}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_ndtri.out CPU */
    {16, 3, 179}, /* aten::special_ndtri.out Meta */
    {138, 0, 937}, /* aten::special_polygamma implicit */
    {138, 4, 660}, /* aten::special_polygamma.out implicit */
    {138, 0, 938}, /* aten::special_psi implicit */
    {138, 4, 661}, /* aten::special_psi.out implicit */
    {138, 0, 939}, /* aten::special_round implicit */
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
    {141, 0, 940}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 941}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 942}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 943}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 9, 666}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 944}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 945}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 946}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 947}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 9, 667}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 948}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 949}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 950}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 951}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 9, 668}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 952}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 953}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 954}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 955}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 956}, /* aten::special_sinc implicit */
    {138, 4, 669}, /* aten::special_sinc.out implicit */
    {138, 0, 957}, /* aten::special_softmax implicit */
    {1, 1, 186}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 186}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 9, 670}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 186}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 187}, /* aten::special_xlog1py CPU */
    {16, 1, 187}, /* aten::special_xlog1py Meta */
    {142, 9, 671}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 958}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 959}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_xlog1py.out CPU */
    {16, 3, 187}, /* aten::special_xlog1py.out Meta */
    {141, 0, 960}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 961}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 962}, /* aten::special_xlogy implicit */
    {138, 0, 963}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 673}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 672}, /* aten::special_xlogy.out implicit */
    {138, 0, 964}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 674}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, /* aten::special_zeta CPU */
    {16, 1, 188}, /* aten::special_zeta Meta */
    {142, 9, 675}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 965}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 966}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, /* aten::special_zeta.out CPU */
    {16, 3, 188}, /* aten::special_zeta.out Meta */
    {141, 0, 967}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 968}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 969}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 970}, /* aten::split.sizes implicit */
    {142, 7, 676}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 677}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 971}, /* aten::split_with_sizes CompositeExplicitAutograd */
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
    {138, 0, 972}, /* aten::square implicit */
    {138, 0, 974}, /* aten::square.out implicit */
    {138, 0, 973}, /* aten::square_ implicit */
    {141, 0, 975}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 976}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 977}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 681}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 682}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 683}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 681}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 682}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 8, 685}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 683}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 8, 686}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 8, 684}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 978}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 687}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 979}, /* aten::std implicit */
    {1, 0, 980}, /* aten::std.correction CPU */
    {16, 0, 980}, /* aten::std.correction Meta */
    {1, 4, 688}, /* aten::std.correction_out CPU */
    {16, 4, 688}, /* aten::std.correction_out Meta */
    {138, 0, 981}, /* aten::std.dim implicit */
    {138, 4, 689}, /* aten::std.out implicit */
    {138, 0, 982}, /* aten::std_mean implicit */
    {1, 0, 983}, /* aten::std_mean.correction CPU */
    {16, 0, 983}, /* aten::std_mean.correction Meta */
    {141, 8, 690}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 984}, /* aten::std_mean.dim implicit */
    {138, 0, 985}, /* aten::stft implicit */
    {138, 0, 986}, /* aten::stft.center implicit */
    {138, 0, 987}, /* aten::storage_offset implicit */
    {138, 0, 988}, /* aten::stride.int implicit */
    {141, 0, 989}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 8, 691}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, /* aten::sub.Tensor CPU */
    {16, 1, 190}, /* aten::sub.Tensor Meta */
    {142, 9, 692}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, /* aten::sub.out CPU */
    {16, 3, 190}, /* aten::sub.out Meta */
    {141, 0, 990}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, /* aten::sub_.Tensor CPU */
    {16, 2, 190}, /* aten::sub_.Tensor Meta */
    {142, 10, 692}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 991}, /* aten::subtract.Scalar implicit */
    {138, 0, 992}, /* aten::subtract.Tensor implicit */
    {138, 4, 693}, /* aten::subtract.out implicit */
    {138, 0, 993}, /* aten::subtract_.Scalar implicit */
    {138, 0, 994}, /* aten::subtract_.Tensor implicit */
    {141, 0, 995}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, /* aten::sum.IntList_out CPU */
    {16, 3, 191}, /* aten::sum.IntList_out Meta */
    {1, 1, 191}, /* aten::sum.dim_IntList CPU */
    {16, 1, 191}, /* aten::sum.dim_IntList Meta */
    {142, 9, 695}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 8, 694}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 996}, /* aten::sum_to_size implicit */
    {138, 0, 997}, /* aten::svd implicit */
    {138, 4, 696}, /* aten::svd.U implicit */
    {138, 0, 998}, /* aten::swapaxes implicit */
    {138, 0, 999}, /* aten::swapaxes_ implicit */
    {138, 0, 1000}, /* aten::swapdims implicit */
    {138, 0, 1001}, /* aten::swapdims_ implicit */
    {141, 0, 1002}, /* aten::sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 1003}, /* aten::sym_constrain_range_for_size CompositeExplicitAutograd */
    {138, 0, 1004}, /* aten::sym_numel implicit */
    {138, 0, 1005}, /* aten::sym_size.int implicit */
    {138, 0, 1006}, /* aten::sym_storage_offset implicit */
    {138, 0, 1007}, /* aten::sym_stride.int implicit */
    {141, 0, 1008}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 697}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 697}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 698}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 1009}, /* aten::take CPU */
    {16, 0, 1009}, /* aten::take Meta */
    {1, 0, 1011}, /* aten::take.out CPU */
    {16, 0, 1011}, /* aten::take.out Meta */
    {138, 0, 1010}, /* aten::take_along_dim implicit */
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
    {138, 0, 1012}, /* aten::tensor_split.indices implicit */
    {138, 0, 1013}, /* aten::tensor_split.sections implicit */
    {138, 0, 1014}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 1015}, /* aten::tensordot implicit */
    {138, 4, 703}, /* aten::tensordot.out implicit */
    {138, 0, 1016}, /* aten::thnn_conv2d implicit */
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
    {138, 0, 1017}, /* aten::tile implicit */
    {138, 0, 1020}, /* aten::to.device implicit */
    {138, 0, 1021}, /* aten::to.dtype implicit */
    {138, 0, 1022}, /* aten::to.dtype_layout implicit */
    {138, 0, 1023}, /* aten::to.other implicit */
    {138, 0, 1018}, /* aten::to_dense implicit */
    {138, 0, 1019}, /* aten::to_dense_backward implicit */
    {1, 1, 197}, /* aten::topk CPU */
    {16, 1, 197}, /* aten::topk Meta */
    {142, 9, 707}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::topk.values CPU */
    {16, 3, 197}, /* aten::topk.values Meta */
    {1, 0, 1024}, /* aten::trace CPU */
    {16, 0, 1024}, /* aten::trace Meta */
    {141, 8, 708}, /* aten::trace.out CompositeExplicitAutograd */
    {138, 0, 1025}, /* aten::trace_backward implicit */
    {141, 0, 1026}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 709}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 709}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 710}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1027}, /* aten::trapezoid.dx implicit */
    {138, 0, 1028}, /* aten::trapezoid.x implicit */
    {138, 0, 1029}, /* aten::trapz.dx implicit */
    {138, 0, 1030}, /* aten::trapz.x implicit */
    {1, 0, 1031}, /* aten::triangular_solve CPU */
    {16, 0, 1031}, /* aten::triangular_solve Meta */
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
    {1, 0, 1032}, /* aten::tril_indices CPU */
    {16, 0, 1032}, /* aten::tril_indices Meta */
    {86, 0, 187}, /* aten::tril_indices BackendSelect */
    {141, 8, 713}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 1033}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, /* aten::triu CPU */
    {16, 1, 199}, /* aten::triu Meta */
    {142, 9, 714}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::triu.out CPU */
    {16, 3, 199}, /* aten::triu.out Meta */
    {1, 2, 199}, /* aten::triu_ CPU */
    {16, 2, 199}, /* aten::triu_ Meta */
    {142, 10, 714}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 1034}, /* aten::triu_indices CPU */
    {16, 0, 1034}, /* aten::triu_indices Meta */
    {86, 0, 187}, /* aten::triu_indices BackendSelect */
    {141, 8, 715}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 1035}, /* aten::true_divide.Scalar implicit */
    {138, 0, 1036}, /* aten::true_divide.Tensor implicit */
    {138, 4, 716}, /* aten::true_divide.out implicit */
    {138, 0, 1037}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 1038}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, /* aten::trunc CPU */
    {16, 1, 200}, /* aten::trunc Meta */
    {142, 9, 717}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, /* aten::trunc.out CPU */
    {16, 3, 200}, /* aten::trunc.out Meta */
    {1, 2, 200}, /* aten::trunc_ CPU */
    {16, 2, 200}, /* aten::trunc_ Meta */
    {142, 10, 717}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 1039}, /* aten::type_as implicit */
    {141, 0, 1040}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 718}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 719}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1042}, /* aten::unflatten.int implicit */
    {138, 0, 1041}, /* aten::unflatten_dense_tensors implicit */
    {1, 0, 1043}, /* aten::unfold CPU */
    {16, 0, 1043}, /* aten::unfold Meta */
    {1, 0, 1044}, /* aten::unfold_backward CPU */
    {16, 0, 1044}, /* aten::unfold_backward Meta */
    {141, 8, 721}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 720}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 722}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 724}, /* aten::uniform CompositeExplicitAutograd */
    {141, 8, 723}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 1045}, /* aten::uniform_ CPU */
    {16, 0, 1045}, /* aten::uniform_ Meta */
    {1, 0, 1046}, /* aten::unique_consecutive CPU */
    {16, 0, 1046}, /* aten::unique_consecutive Meta */
    {141, 8, 725}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 1047}, /* aten::unique_dim CPU */
    {16, 0, 1047}, /* aten::unique_dim Meta */
    {141, 8, 726}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 1048}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 1048}, /* aten::unique_dim_consecutive Meta */
    {141, 8, 727}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 1049}, /* aten::unsafe_chunk implicit */
    {141, 0, 1050}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 8, 728}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1051}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 8, 729}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 1052}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 730}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 730}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 731}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 1053}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 1053}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 732}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 732}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 1055}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 1054}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 1054}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 733}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 733}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 1056}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 1056}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 734}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 734}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 1058}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 1057}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 1057}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 735}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 735}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 1059}, /* aten::upsample_linear1d CPU */
    {16, 0, 1059}, /* aten::upsample_linear1d Meta */
    {1, 4, 736}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 736}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 1061}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1060}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 1060}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 737}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 737}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 1062}, /* aten::upsample_nearest1d CPU */
    {16, 0, 1062}, /* aten::upsample_nearest1d Meta */
    {1, 4, 738}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 738}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 1064}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1063}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 1063}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 739}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 739}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 1065}, /* aten::upsample_nearest2d CPU */
    {16, 0, 1065}, /* aten::upsample_nearest2d Meta */
    {1, 4, 740}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 740}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 1067}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 1066}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 1066}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 741}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 741}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 1068}, /* aten::upsample_nearest3d CPU */
    {16, 0, 1068}, /* aten::upsample_nearest3d Meta */
    {1, 4, 742}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 742}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 1070}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1069}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 1069}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 743}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 743}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 1071}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 1071}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 744}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 744}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 1073}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1072}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 1072}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 745}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 745}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 1074}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1075}, /* aten::vander implicit */
    {138, 0, 1076}, /* aten::var implicit */
    {1, 0, 1077}, /* aten::var.correction CPU */
    {16, 0, 1077}, /* aten::var.correction Meta */
    {1, 4, 746}, /* aten::var.correction_out CPU */
    {16, 4, 746}, /* aten::var.correction_out Meta */
    {138, 0, 1078}, /* aten::var.dim implicit */
    {138, 4, 747}, /* aten::var.out implicit */
    {138, 0, 1079}, /* aten::var_mean implicit */
    {1, 0, 1080}, /* aten::var_mean.correction CPU */
    {16, 0, 1080}, /* aten::var_mean.correction Meta */
    {141, 8, 748}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1081}, /* aten::var_mean.dim implicit */
    {1, 0, 1082}, /* aten::vdot CPU */
    {16, 0, 1082}, /* aten::vdot Meta */
    {141, 4, 749}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1083}, /* aten::view CPU */
    {16, 0, 1083}, /* aten::view Meta */
    {141, 0, 1088}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1084}, /* aten::view_as implicit */
    {1, 0, 1085}, /* aten::view_as_complex CPU */
    {16, 0, 1085}, /* aten::view_as_complex Meta */
    {142, 7, 751}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 752}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1086}, /* aten::view_as_real CPU */
    {16, 0, 1086}, /* aten::view_as_real Meta */
    {142, 7, 753}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 754}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 0, 1087}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 750}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 8, 756}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 8, 755}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1089}, /* aten::vsplit.array implicit */
    {138, 0, 1090}, /* aten::vsplit.int implicit */
    {138, 0, 1091}, /* aten::vstack implicit */
    {138, 4, 757}, /* aten::vstack.out implicit */
    {138, 0, 1092}, /* aten::where implicit */
    {138, 0, 1093}, /* aten::where.Scalar implicit */
    {138, 0, 1094}, /* aten::where.ScalarOther implicit */
    {138, 0, 1095}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1096}, /* aten::where.self CPU */
    {16, 0, 1096}, /* aten::where.self Meta */
    {1, 0, 1097}, /* aten::where.self_out CPU */
    {16, 0, 1097}, /* aten::where.self_out Meta */
    {141, 0, 1098}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1099}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 201}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1100}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1101}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, /* aten::xlogy.Tensor CPU */
    {16, 1, 201}, /* aten::xlogy.Tensor Meta */
    {142, 9, 758}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1102}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 201}, /* aten::xlogy_.Tensor Meta */
    {142, 10, 758}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 760}, /* aten::zero CompositeExplicitAutograd */
    {141, 8, 759}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1103}, /* aten::zero_ CPU */
    {16, 0, 1103}, /* aten::zero_ Meta */
    {141, 0, 1104}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 187}, /* aten::zeros BackendSelect */
    {141, 4, 761}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1105}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 8, 762}, /* aten::zeros_like.out CompositeExplicitAutograd */
    {1, 0, 654}, /* mkl::_mkl_linear CPU */
    {37, 0, 654}, /* mkl::_mkl_linear MkldnnCPU */
    {1, 0, 655}, /* mkldnn::_convolution_pointwise CPU */
    {37, 0, 655}, /* mkldnn::_convolution_pointwise MkldnnCPU */
    {1, 0, 657}, /* mkldnn::_convolution_pointwise.binary CPU */
    {37, 0, 657}, /* mkldnn::_convolution_pointwise.binary MkldnnCPU */
    {1, 0, 656}, /* mkldnn::_convolution_pointwise_.binary CPU */
    {37, 0, 656}, /* mkldnn::_convolution_pointwise_.binary MkldnnCPU */
    {1, 0, 658}, /* mkldnn::_convolution_transpose_pointwise CPU */
    {37, 0, 658}, /* mkldnn::_convolution_transpose_pointwise MkldnnCPU */
    {1, 0, 659}, /* mkldnn::_linear_pointwise CPU */
    {37, 0, 659}, /* mkldnn::_linear_pointwise MkldnnCPU */
    {1, 0, 660}, /* mkldnn::_linear_pointwise.binary CPU */
    {37, 0, 660}, /* mkldnn::_linear_pointwise.binary MkldnnCPU */
    {1, 0, 744}, /* onednn::qconv2d_pointwise.binary_tensor CPU */
    {37, 0, 744}, /* onednn::qconv2d_pointwise.binary_tensor MkldnnCPU */
    {1, 0, 745}, /* onednn::qconv_pointwise.tensor CPU */
    {37, 0, 745}, /* onednn::qconv_pointwise.tensor MkldnnCPU */
    {1, 0, 746}, /* onednn::qlinear_pointwise.binary_tensor CPU */
    {37, 0, 746}, /* onednn::qlinear_pointwise.binary_tensor MkldnnCPU */
    {1, 0, 747}, /* onednn::qlinear_pointwise.tensor CPU */
    {37, 0, 747}, /* onednn::qlinear_pointwise.tensor MkldnnCPU */
    {141, 0, 768}, /* prims::normal CompositeExplicitAutograd */
    {141, 0, 769}, /* prims::uniform CompositeExplicitAutograd */
    {1, 0, 776}, /* quantized::int4mm_packed_weight_cpu CPU */
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
    "aten::_grouped_mm\0aten::_grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None) -> Tensor\0"
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
    "aten::_scaled_mm\0aten::_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor\0"
    "aten::_scaled_mm.out\0aten::_scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::_weight_int4pack_mm_for_cpu\0aten::_weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor\0"
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
    "aten::fft_fftfreq\0aten::fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::fft_fftfreq.out\0aten::fft_fftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::fft_rfftfreq\0aten::fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor\0"
    "aten::fft_rfftfreq.out\0aten::fft_rfftfreq.out(int n, float d=1.0, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "prims::normal\0prims::normal(SymInt[] shape, *, Scalar mean, Scalar std, ScalarType dtype, Device device, bool requires_grad, Generator? generator=None) -> Tensor\0"
    "prims::uniform\0prims::uniform(SymInt[] shape, *, Scalar low, Scalar high, ScalarType dtype, Device device, SymInt[] stride, Generator? generator=None) -> Tensor\0"
    "quantized::int4mm_packed_weight_cpu\0quantized::int4mm_packed_weight_cpu(Tensor self, Tensor mat2, Tensor qGroupSize, Tensor qScaleAndZeros) -> Tensor\0"
    "";
