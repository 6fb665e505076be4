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
tn_status tni_kernel__fake_quantize_per_tensor_affine_cachemask_tensor_qparams(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_fake_quantize_per_channel_affine_cachemask(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_fake_quantize_per_tensor_affine_cachemask(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel__fake_quantize_per_tensor_affine_cachemask_tensor_qparams, /* 50 */
    tni_kernel__fft_c2c, /* 51 */
    tni_kernel__fft_c2c_out, /* 52 */
    tni_kernel__fft_c2r, /* 53 */
    tni_kernel__fft_c2r_out, /* 54 */
    tni_kernel__fft_r2c, /* 55 */
    tni_kernel__fft_r2c_out, /* 56 */
    tni_kernel__fused_rms_norm, /* 57 */
    tni_kernel__fused_sdp_choice, /* 58 */
    tni_kernel__grouped_mm, /* 59 */
    tni_kernel__histogramdd_bin_edges, /* 60 */
    tni_kernel__histogramdd_from_bin_cts, /* 61 */
    tni_kernel__histogramdd_from_bin_tensors, /* 62 */
    tni_kernel__index_put_impl_, /* 63 */
    tni_kernel__int_mm, /* 64 */
    tni_kernel__int_mm_out, /* 65 */
    tni_kernel__is_all_true, /* 66 */
    tni_kernel__is_any_true, /* 67 */
    tni_kernel__linalg_check_errors, /* 68 */
    tni_kernel__linalg_det, /* 69 */
    tni_kernel__linalg_eigh, /* 70 */
    tni_kernel__linalg_eigvals, /* 71 */
    tni_kernel__linalg_slogdet, /* 72 */
    tni_kernel__linalg_solve_ex, /* 73 */
    tni_kernel__linalg_svd, /* 74 */
    tni_kernel__local_scalar_dense, /* 75 */
    tni_kernel__logcumsumexp, /* 76 */
    tni_kernel__lu_with_info, /* 77 */
    tni_kernel__native_batch_norm_legit, /* 78 */
    tni_kernel__native_batch_norm_legit_no_stats, /* 79 */
    tni_kernel__native_batch_norm_legit_no_training, /* 80 */
    tni_kernel__native_batch_norm_legit_out, /* 81 */
    tni_kernel__neg_view, /* 82 */
    tni_kernel__pdist_backward, /* 83 */
    tni_kernel__pdist_forward, /* 84 */
    tni_kernel__prelu_kernel, /* 85 */
    tni_kernel__prelu_kernel_backward, /* 86 */
    tni_kernel__reshape_alias, /* 87 */
    tni_kernel__safe_softmax, /* 88 */
    tni_kernel__scaled_dot_product_attention_math, /* 89 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu, /* 90 */
    tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward, /* 91 */
    tni_kernel__scaled_mm, /* 92 */
    tni_kernel__scaled_mm_out, /* 93 */
    tni_kernel__segment_reduce_backward, /* 94 */
    tni_kernel__slow_conv2d_backward_output_mask, /* 95 */
    tni_kernel__slow_conv2d_forward, /* 96 */
    tni_kernel__thnn_differentiable_gru_cell_backward, /* 97 */
    tni_kernel__thnn_differentiable_lstm_cell_backward, /* 98 */
    tni_kernel__to_copy, /* 99 */
    tni_kernel__trilinear, /* 100 */
    tni_kernel__unique, /* 101 */
    tni_kernel__unique2, /* 102 */
    tni_kernel__unsafe_index_Tensor, /* 103 */
    tni_kernel__unsafe_index_put, /* 104 */
    tni_kernel__unsafe_masked_index, /* 105 */
    tni_kernel__unsafe_masked_index_put_accumulate, /* 106 */
    tni_kernel__upsample_bicubic2d_aa, /* 107 */
    tni_kernel__upsample_bicubic2d_aa_backward, /* 108 */
    tni_kernel__upsample_bicubic2d_aa_vec, /* 109 */
    tni_kernel__upsample_bilinear2d_aa, /* 110 */
    tni_kernel__upsample_bilinear2d_aa_backward, /* 111 */
    tni_kernel__upsample_bilinear2d_aa_vec, /* 112 */
    tni_kernel__upsample_lanczos2d_aa, /* 113 */
    tni_kernel__upsample_lanczos2d_aa_backward, /* 114 */
    tni_kernel__upsample_lanczos2d_aa_vec, /* 115 */
    tni_kernel__upsample_nearest_exact1d, /* 116 */
    tni_kernel__upsample_nearest_exact1d_backward, /* 117 */
    tni_kernel__upsample_nearest_exact1d_vec, /* 118 */
    tni_kernel__upsample_nearest_exact2d, /* 119 */
    tni_kernel__upsample_nearest_exact2d_backward, /* 120 */
    tni_kernel__upsample_nearest_exact2d_vec, /* 121 */
    tni_kernel__upsample_nearest_exact3d, /* 122 */
    tni_kernel__upsample_nearest_exact3d_backward, /* 123 */
    tni_kernel__upsample_nearest_exact3d_vec, /* 124 */
    tni_kernel__weight_int4pack_mm_for_cpu, /* 125 */
    tni_kernel__weight_int8pack_mm, /* 126 */
    tni_kernel_abs, /* 127 */
    tni_kernel_abs_, /* 128 */
    tni_kernel_abs_out, /* 129 */
    tni_kernel_absolute, /* 130 */
    tni_kernel_absolute_, /* 131 */
    tni_kernel_adaptive_avg_pool1d, /* 132 */
    tni_kernel_adaptive_avg_pool2d, /* 133 */
    tni_kernel_adaptive_avg_pool3d, /* 134 */
    tni_kernel_adaptive_max_pool1d, /* 135 */
    tni_kernel_adaptive_max_pool2d, /* 136 */
    tni_kernel_adaptive_max_pool2d_backward, /* 137 */
    tni_kernel_adaptive_max_pool3d, /* 138 */
    tni_kernel_adaptive_max_pool3d_backward, /* 139 */
    tni_kernel_add_Scalar, /* 140 */
    tni_kernel_add__Scalar, /* 141 */
    tni_kernel_addbmm, /* 142 */
    tni_kernel_addbmm_, /* 143 */
    tni_kernel_addr, /* 144 */
    tni_kernel_adjoint, /* 145 */
    tni_kernel_affine_grid_generator, /* 146 */
    tni_kernel_affine_grid_generator_backward, /* 147 */
    tni_kernel_alias, /* 148 */
    tni_kernel_allclose, /* 149 */
    tni_kernel_alpha_dropout, /* 150 */
    tni_kernel_alpha_dropout_, /* 151 */
    tni_kernel_angle, /* 152 */
    tni_kernel_angle_out, /* 153 */
    tni_kernel_arange, /* 154 */
    tni_kernel_arange_start, /* 155 */
    tni_kernel_arange_start_step, /* 156 */
    tni_kernel_arccos, /* 157 */
    tni_kernel_arccos_, /* 158 */
    tni_kernel_arccosh, /* 159 */
    tni_kernel_arccosh_, /* 160 */
    tni_kernel_arcsin, /* 161 */
    tni_kernel_arcsin_, /* 162 */
    tni_kernel_arcsinh, /* 163 */
    tni_kernel_arcsinh_, /* 164 */
    tni_kernel_arctan, /* 165 */
    tni_kernel_arctan2, /* 166 */
    tni_kernel_arctan2_, /* 167 */
    tni_kernel_arctan_, /* 168 */
    tni_kernel_arctanh, /* 169 */
    tni_kernel_arctanh_, /* 170 */
    tni_kernel_argsort, /* 171 */
    tni_kernel_argsort_stable, /* 172 */
    tni_kernel_argsort_stable_out, /* 173 */
    tni_kernel_argwhere, /* 174 */
    tni_kernel_as_strided, /* 175 */
    tni_kernel_as_strided_scatter, /* 176 */
    tni_kernel_atleast_1d, /* 177 */
    tni_kernel_atleast_1d_Sequence, /* 178 */
    tni_kernel_atleast_2d, /* 179 */
    tni_kernel_atleast_2d_Sequence, /* 180 */
    tni_kernel_atleast_3d, /* 181 */
    tni_kernel_atleast_3d_Sequence, /* 182 */
    tni_kernel_avg_pool1d, /* 183 */
    tni_kernel_avg_pool2d, /* 184 */
    tni_kernel_avg_pool2d_backward, /* 185 */
    tni_kernel_avg_pool3d, /* 186 */
    tni_kernel_avg_pool3d_backward, /* 187 */
    tni_kernel_backend_select, /* 188 */
    tni_kernel_bartlett_window, /* 189 */
    tni_kernel_bartlett_window_periodic, /* 190 */
    tni_kernel_batch_norm, /* 191 */
    tni_kernel_batch_norm_backward, /* 192 */
    tni_kernel_batch_norm_update_stats, /* 193 */
    tni_kernel_bernoulli, /* 194 */
    tni_kernel_bernoulli__Tensor, /* 195 */
    tni_kernel_bernoulli__float, /* 196 */
    tni_kernel_bernoulli_p, /* 197 */
    tni_kernel_bilinear, /* 198 */
    tni_kernel_binary_cross_entropy, /* 199 */
    tni_kernel_binary_cross_entropy_backward, /* 200 */
    tni_kernel_binary_cross_entropy_with_logits, /* 201 */
    tni_kernel_bincount, /* 202 */
    tni_kernel_binomial, /* 203 */
    tni_kernel_bitwise_and_Scalar, /* 204 */
    tni_kernel_bitwise_and_Scalar_Tensor, /* 205 */
    tni_kernel_bitwise_and_Scalar_out, /* 206 */
    tni_kernel_bitwise_and__Scalar, /* 207 */
    tni_kernel_bitwise_left_shift_Scalar_Tensor, /* 208 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar, /* 209 */
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, /* 210 */
    tni_kernel_bitwise_left_shift__Tensor_Scalar, /* 211 */
    tni_kernel_bitwise_or_Scalar, /* 212 */
    tni_kernel_bitwise_or_Scalar_Tensor, /* 213 */
    tni_kernel_bitwise_or_Scalar_out, /* 214 */
    tni_kernel_bitwise_or__Scalar, /* 215 */
    tni_kernel_bitwise_right_shift_Scalar_Tensor, /* 216 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar, /* 217 */
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, /* 218 */
    tni_kernel_bitwise_right_shift__Tensor_Scalar, /* 219 */
    tni_kernel_bitwise_xor_Scalar, /* 220 */
    tni_kernel_bitwise_xor_Scalar_Tensor, /* 221 */
    tni_kernel_bitwise_xor_Scalar_out, /* 222 */
    tni_kernel_bitwise_xor__Scalar, /* 223 */
    tni_kernel_blackman_window, /* 224 */
    tni_kernel_blackman_window_periodic, /* 225 */
    tni_kernel_block_diag, /* 226 */
    tni_kernel_broadcast_tensors, /* 227 */
    tni_kernel_broadcast_to, /* 228 */
    tni_kernel_bucketize_Scalar, /* 229 */
    tni_kernel_bucketize_Tensor, /* 230 */
    tni_kernel_can_cast, /* 231 */
    tni_kernel_cartesian_prod, /* 232 */
    tni_kernel_cat, /* 233 */
    tni_kernel_cat_elsewhere, /* 234 */
    tni_kernel_cat_out, /* 235 */
    tni_kernel_cauchy_, /* 236 */
    tni_kernel_cdist, /* 237 */
    tni_kernel_celu, /* 238 */
    tni_kernel_channel_shuffle, /* 239 */
    tni_kernel_cholesky, /* 240 */
    tni_kernel_cholesky_inverse, /* 241 */
    tni_kernel_cholesky_out, /* 242 */
    tni_kernel_cholesky_solve, /* 243 */
    tni_kernel_cholesky_solve_out, /* 244 */
    tni_kernel_chunk, /* 245 */
    tni_kernel_clip, /* 246 */
    tni_kernel_clip_, /* 247 */
    tni_kernel_clip_Tensor, /* 248 */
    tni_kernel_clip__Tensor, /* 249 */
    tni_kernel_clone, /* 250 */
    tni_kernel_col2im, /* 251 */
    tni_kernel_column_stack, /* 252 */
    tni_kernel_combinations, /* 253 */
    tni_kernel_complex, /* 254 */
    tni_kernel_complex_out, /* 255 */
    tni_kernel_concat, /* 256 */
    tni_kernel_concatenate, /* 257 */
    tni_kernel_conj, /* 258 */
    tni_kernel_conj_physical, /* 259 */
    tni_kernel_constant_pad_nd, /* 260 */
    tni_kernel_contiguous, /* 261 */
    tni_kernel_conv1d, /* 262 */
    tni_kernel_conv1d_padding, /* 263 */
    tni_kernel_conv2d, /* 264 */
    tni_kernel_conv2d_padding, /* 265 */
    tni_kernel_conv3d, /* 266 */
    tni_kernel_conv3d_padding, /* 267 */
    tni_kernel_conv_transpose1d, /* 268 */
    tni_kernel_conv_transpose2d_input, /* 269 */
    tni_kernel_conv_transpose3d_input, /* 270 */
    tni_kernel_convolution, /* 271 */
    tni_kernel_convolution_backward, /* 272 */
    tni_kernel_copy_, /* 273 */
    tni_kernel_copysign_Scalar, /* 274 */
    tni_kernel_copysign_Scalar_out, /* 275 */
    tni_kernel_copysign__Scalar, /* 276 */
    tni_kernel_corrcoef, /* 277 */
    tni_kernel_cosine_embedding_loss, /* 278 */
    tni_kernel_cosine_similarity, /* 279 */
    tni_kernel_count_nonzero, /* 280 */
    tni_kernel_count_nonzero_dim_IntList, /* 281 */
    tni_kernel_cov, /* 282 */
    tni_kernel_cross, /* 283 */
    tni_kernel_cross_entropy_loss, /* 284 */
    tni_kernel_ctc_loss_IntList, /* 285 */
    tni_kernel_ctc_loss_Tensor, /* 286 */
    tni_kernel_cummax, /* 287 */
    tni_kernel_cummin, /* 288 */
    tni_kernel_cumulative_trapezoid_dx, /* 289 */
    tni_kernel_cumulative_trapezoid_x, /* 290 */
    tni_kernel_deg2rad, /* 291 */
    tni_kernel_det, /* 292 */
    tni_kernel_detach, /* 293 */
    tni_kernel_detach_, /* 294 */
    tni_kernel_diag, /* 295 */
    tni_kernel_diag_embed, /* 296 */
    tni_kernel_diagflat, /* 297 */
    tni_kernel_diagonal, /* 298 */
    tni_kernel_diagonal_backward, /* 299 */
    tni_kernel_diagonal_scatter, /* 300 */
    tni_kernel_diff, /* 301 */
    tni_kernel_diff_out, /* 302 */
    tni_kernel_dist, /* 303 */
    tni_kernel_div_Scalar, /* 304 */
    tni_kernel_div_Scalar_mode, /* 305 */
    tni_kernel_div__Scalar, /* 306 */
    tni_kernel_div__Scalar_mode, /* 307 */
    tni_kernel_divide_Scalar, /* 308 */
    tni_kernel_divide_Scalar_mode, /* 309 */
    tni_kernel_divide_Tensor, /* 310 */
    tni_kernel_divide_Tensor_mode, /* 311 */
    tni_kernel_divide__Scalar, /* 312 */
    tni_kernel_divide__Scalar_mode, /* 313 */
    tni_kernel_divide__Tensor, /* 314 */
    tni_kernel_divide__Tensor_mode, /* 315 */
    tni_kernel_dot, /* 316 */
    tni_kernel_dropout, /* 317 */
    tni_kernel_dropout_, /* 318 */
    tni_kernel_dsplit_array, /* 319 */
    tni_kernel_dsplit_int, /* 320 */
    tni_kernel_dstack, /* 321 */
    tni_kernel_einsum, /* 322 */
    tni_kernel_embedding, /* 323 */
    tni_kernel_embedding_backward, /* 324 */
    tni_kernel_embedding_bag, /* 325 */
    tni_kernel_embedding_bag_padding_idx, /* 326 */
    tni_kernel_embedding_dense_backward, /* 327 */
    tni_kernel_embedding_renorm_, /* 328 */
    tni_kernel_empty_like, /* 329 */
    tni_kernel_empty_memory_format, /* 330 */
    tni_kernel_empty_out, /* 331 */
    tni_kernel_empty_permuted, /* 332 */
    tni_kernel_empty_strided, /* 333 */
    tni_kernel_equal, /* 334 */
    tni_kernel_expand, /* 335 */
    tni_kernel_expand_as, /* 336 */
    tni_kernel_exponential_, /* 337 */
    tni_kernel_eye, /* 338 */
    tni_kernel_eye_m, /* 339 */
    tni_kernel_fake_quantize_per_channel_affine_cachemask, /* 340 */
    tni_kernel_fake_quantize_per_tensor_affine_cachemask, /* 341 */
    tni_kernel_feature_alpha_dropout, /* 342 */
    tni_kernel_feature_alpha_dropout_, /* 343 */
    tni_kernel_feature_dropout, /* 344 */
    tni_kernel_feature_dropout_, /* 345 */
    tni_kernel_fft_fft, /* 346 */
    tni_kernel_fft_fft2, /* 347 */
    tni_kernel_fft_fft2_out, /* 348 */
    tni_kernel_fft_fft_out, /* 349 */
    tni_kernel_fft_fftfreq, /* 350 */
    tni_kernel_fft_fftfreq_out, /* 351 */
    tni_kernel_fft_fftn, /* 352 */
    tni_kernel_fft_fftn_out, /* 353 */
    tni_kernel_fft_fftshift, /* 354 */
    tni_kernel_fft_hfft, /* 355 */
    tni_kernel_fft_hfft2, /* 356 */
    tni_kernel_fft_hfft2_out, /* 357 */
    tni_kernel_fft_hfft_out, /* 358 */
    tni_kernel_fft_hfftn, /* 359 */
    tni_kernel_fft_hfftn_out, /* 360 */
    tni_kernel_fft_ifft, /* 361 */
    tni_kernel_fft_ifft2, /* 362 */
    tni_kernel_fft_ifft2_out, /* 363 */
    tni_kernel_fft_ifft_out, /* 364 */
    tni_kernel_fft_ifftn, /* 365 */
    tni_kernel_fft_ifftn_out, /* 366 */
    tni_kernel_fft_ifftshift, /* 367 */
    tni_kernel_fft_ihfft, /* 368 */
    tni_kernel_fft_ihfft2, /* 369 */
    tni_kernel_fft_ihfft2_out, /* 370 */
    tni_kernel_fft_ihfft_out, /* 371 */
    tni_kernel_fft_ihfftn, /* 372 */
    tni_kernel_fft_ihfftn_out, /* 373 */
    tni_kernel_fft_irfft, /* 374 */
    tni_kernel_fft_irfft2, /* 375 */
    tni_kernel_fft_irfft2_out, /* 376 */
    tni_kernel_fft_irfft_out, /* 377 */
    tni_kernel_fft_irfftn, /* 378 */
    tni_kernel_fft_irfftn_out, /* 379 */
    tni_kernel_fft_rfft, /* 380 */
    tni_kernel_fft_rfft2, /* 381 */
    tni_kernel_fft_rfft2_out, /* 382 */
    tni_kernel_fft_rfft_out, /* 383 */
    tni_kernel_fft_rfftfreq, /* 384 */
    tni_kernel_fft_rfftfreq_out, /* 385 */
    tni_kernel_fft_rfftn, /* 386 */
    tni_kernel_fft_rfftn_out, /* 387 */
    tni_kernel_fill__Scalar, /* 388 */
    tni_kernel_fill__Tensor, /* 389 */
    tni_kernel_fix, /* 390 */
    tni_kernel_fix_, /* 391 */
    tni_kernel_flatten_using_ints, /* 392 */
    tni_kernel_flip, /* 393 */
    tni_kernel_fliplr, /* 394 */
    tni_kernel_flipud, /* 395 */
    tni_kernel_float_power_Scalar, /* 396 */
    tni_kernel_float_power_Scalar_out, /* 397 */
    tni_kernel_float_power_Tensor_Scalar, /* 398 */
    tni_kernel_float_power_Tensor_Scalar_out, /* 399 */
    tni_kernel_float_power_Tensor_Tensor, /* 400 */
    tni_kernel_float_power_Tensor_Tensor_out, /* 401 */
    tni_kernel_float_power__Scalar, /* 402 */
    tni_kernel_float_power__Tensor, /* 403 */
    tni_kernel_floor_divide, /* 404 */
    tni_kernel_floor_divide_Scalar, /* 405 */
    tni_kernel_floor_divide__Scalar, /* 406 */
    tni_kernel_floor_divide__Tensor, /* 407 */
    tni_kernel_floor_divide_out, /* 408 */
    tni_kernel_fmod_Scalar, /* 409 */
    tni_kernel_fmod_Scalar_out, /* 410 */
    tni_kernel_fmod__Scalar, /* 411 */
    tni_kernel_fractional_max_pool2d, /* 412 */
    tni_kernel_fractional_max_pool2d_backward, /* 413 */
    tni_kernel_fractional_max_pool3d, /* 414 */
    tni_kernel_fractional_max_pool3d_backward, /* 415 */
    tni_kernel_frexp_Tensor, /* 416 */
    tni_kernel_frexp_Tensor_out, /* 417 */
    tni_kernel_from_file, /* 418 */
    tni_kernel_full, /* 419 */
    tni_kernel_full_like, /* 420 */
    tni_kernel_gather_backward, /* 421 */
    tni_kernel_geometric_, /* 422 */
    tni_kernel_geqrf, /* 423 */
    tni_kernel_ger, /* 424 */
    tni_kernel_glu, /* 425 */
    tni_kernel_glu_backward, /* 426 */
    tni_kernel_gradient_array, /* 427 */
    tni_kernel_gradient_scalararray, /* 428 */
    tni_kernel_gradient_scalarint, /* 429 */
    tni_kernel_gradient_scalarrayarray, /* 430 */
    tni_kernel_gradient_scalarrayint, /* 431 */
    tni_kernel_gradient_tensorarray, /* 432 */
    tni_kernel_gradient_tensorarrayint, /* 433 */
    tni_kernel_greater_Scalar, /* 434 */
    tni_kernel_greater_Tensor, /* 435 */
    tni_kernel_greater__Scalar, /* 436 */
    tni_kernel_greater__Tensor, /* 437 */
    tni_kernel_greater_equal_Scalar, /* 438 */
    tni_kernel_greater_equal_Tensor, /* 439 */
    tni_kernel_greater_equal__Scalar, /* 440 */
    tni_kernel_greater_equal__Tensor, /* 441 */
    tni_kernel_grid_sampler, /* 442 */
    tni_kernel_grid_sampler_2d, /* 443 */
    tni_kernel_grid_sampler_2d_backward, /* 444 */
    tni_kernel_grid_sampler_3d, /* 445 */
    tni_kernel_grid_sampler_3d_backward, /* 446 */
    tni_kernel_group_norm, /* 447 */
    tni_kernel_gru_cell, /* 448 */
    tni_kernel_gru_data, /* 449 */
    tni_kernel_gru_input, /* 450 */
    tni_kernel_hamming_window, /* 451 */
    tni_kernel_hamming_window_periodic, /* 452 */
    tni_kernel_hamming_window_periodic_alpha, /* 453 */
    tni_kernel_hamming_window_periodic_alpha_beta, /* 454 */
    tni_kernel_hann_window, /* 455 */
    tni_kernel_hann_window_periodic, /* 456 */
    tni_kernel_hardswish, /* 457 */
    tni_kernel_hardswish_, /* 458 */
    tni_kernel_hardswish_backward, /* 459 */
    tni_kernel_hardswish_out, /* 460 */
    tni_kernel_hardtanh, /* 461 */
    tni_kernel_hardtanh_, /* 462 */
    tni_kernel_hardtanh_backward, /* 463 */
    tni_kernel_hardtanh_backward_grad_input, /* 464 */
    tni_kernel_hardtanh_out, /* 465 */
    tni_kernel_hinge_embedding_loss, /* 466 */
    tni_kernel_histc, /* 467 */
    tni_kernel_histogram_bin_ct, /* 468 */
    tni_kernel_histogram_bins_tensor, /* 469 */
    tni_kernel_histogramdd, /* 470 */
    tni_kernel_histogramdd_TensorList_bins, /* 471 */
    tni_kernel_histogramdd_int_bins, /* 472 */
    tni_kernel_hsplit_array, /* 473 */
    tni_kernel_hsplit_int, /* 474 */
    tni_kernel_hstack, /* 475 */
    tni_kernel_huber_loss, /* 476 */
    tni_kernel_huber_loss_backward, /* 477 */
    tni_kernel_im2col, /* 478 */
    tni_kernel_imag, /* 479 */
    tni_kernel_index_Tensor, /* 480 */
    tni_kernel_index_fill__int_Scalar, /* 481 */
    tni_kernel_index_fill__int_Tensor, /* 482 */
    tni_kernel_index_put_, /* 483 */
    tni_kernel_index_select, /* 484 */
    tni_kernel_index_select_backward, /* 485 */
    tni_kernel_inner, /* 486 */
    tni_kernel_instance_norm, /* 487 */
    tni_kernel_inverse, /* 488 */
    tni_kernel_is_complex, /* 489 */
    tni_kernel_is_conj, /* 490 */
    tni_kernel_is_distributed, /* 491 */
    tni_kernel_is_floating_point, /* 492 */
    tni_kernel_is_inference, /* 493 */
    tni_kernel_is_neg, /* 494 */
    tni_kernel_is_nonzero, /* 495 */
    tni_kernel_is_pinned, /* 496 */
    tni_kernel_is_same_size, /* 497 */
    tni_kernel_is_signed, /* 498 */
    tni_kernel_isclose, /* 499 */
    tni_kernel_isfinite, /* 500 */
    tni_kernel_isinf, /* 501 */
    tni_kernel_isnan, /* 502 */
    tni_kernel_isreal, /* 503 */
    tni_kernel_istft, /* 504 */
    tni_kernel_item, /* 505 */
    tni_kernel_kaiser_window, /* 506 */
    tni_kernel_kaiser_window_beta, /* 507 */
    tni_kernel_kaiser_window_periodic, /* 508 */
    tni_kernel_kl_div, /* 509 */
    tni_kernel_kron, /* 510 */
    tni_kernel_kthvalue, /* 511 */
    tni_kernel_kthvalue_values, /* 512 */
    tni_kernel_l1_loss, /* 513 */
    tni_kernel_layer_norm, /* 514 */
    tni_kernel_ldexp_Tensor, /* 515 */
    tni_kernel_less_Scalar, /* 516 */
    tni_kernel_less_Tensor, /* 517 */
    tni_kernel_less__Scalar, /* 518 */
    tni_kernel_less__Tensor, /* 519 */
    tni_kernel_less_equal_Scalar, /* 520 */
    tni_kernel_less_equal_Tensor, /* 521 */
    tni_kernel_less_equal__Scalar, /* 522 */
    tni_kernel_less_equal__Tensor, /* 523 */
    tni_kernel_lift, /* 524 */
    tni_kernel_lift_fresh, /* 525 */
    tni_kernel_linalg_cholesky, /* 526 */
    tni_kernel_linalg_cholesky_ex, /* 527 */
    tni_kernel_linalg_cond, /* 528 */
    tni_kernel_linalg_cond_p_str, /* 529 */
    tni_kernel_linalg_cross, /* 530 */
    tni_kernel_linalg_det, /* 531 */
    tni_kernel_linalg_diagonal, /* 532 */
    tni_kernel_linalg_eig, /* 533 */
    tni_kernel_linalg_eigh, /* 534 */
    tni_kernel_linalg_eigvals, /* 535 */
    tni_kernel_linalg_eigvalsh, /* 536 */
    tni_kernel_linalg_householder_product, /* 537 */
    tni_kernel_linalg_inv, /* 538 */
    tni_kernel_linalg_inv_ex, /* 539 */
    tni_kernel_linalg_ldl_factor, /* 540 */
    tni_kernel_linalg_ldl_factor_ex, /* 541 */
    tni_kernel_linalg_ldl_solve, /* 542 */
    tni_kernel_linalg_lstsq, /* 543 */
    tni_kernel_linalg_lu, /* 544 */
    tni_kernel_linalg_lu_factor, /* 545 */
    tni_kernel_linalg_lu_factor_ex, /* 546 */
    tni_kernel_linalg_lu_solve, /* 547 */
    tni_kernel_linalg_matmul, /* 548 */
    tni_kernel_linalg_matrix_exp, /* 549 */
    tni_kernel_linalg_matrix_norm, /* 550 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 551 */
    tni_kernel_linalg_matrix_power, /* 552 */
    tni_kernel_linalg_matrix_rank, /* 553 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 554 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 555 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 556 */
    tni_kernel_linalg_multi_dot, /* 557 */
    tni_kernel_linalg_norm, /* 558 */
    tni_kernel_linalg_norm_ord_str, /* 559 */
    tni_kernel_linalg_pinv, /* 560 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 561 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 562 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 563 */
    tni_kernel_linalg_qr, /* 564 */
    tni_kernel_linalg_slogdet, /* 565 */
    tni_kernel_linalg_solve, /* 566 */
    tni_kernel_linalg_solve_ex, /* 567 */
    tni_kernel_linalg_solve_triangular, /* 568 */
    tni_kernel_linalg_svd, /* 569 */
    tni_kernel_linalg_svdvals, /* 570 */
    tni_kernel_linalg_tensorinv, /* 571 */
    tni_kernel_linalg_tensorinv_out, /* 572 */
    tni_kernel_linalg_tensorsolve, /* 573 */
    tni_kernel_linalg_vander, /* 574 */
    tni_kernel_linalg_vecdot, /* 575 */
    tni_kernel_linear, /* 576 */
    tni_kernel_linspace, /* 577 */
    tni_kernel_linspace_Scalar_Tensor, /* 578 */
    tni_kernel_linspace_Tensor_Scalar, /* 579 */
    tni_kernel_linspace_Tensor_Tensor, /* 580 */
    tni_kernel_log_normal_, /* 581 */
    tni_kernel_log_sigmoid, /* 582 */
    tni_kernel_log_sigmoid_backward, /* 583 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 584 */
    tni_kernel_log_sigmoid_forward, /* 585 */
    tni_kernel_log_sigmoid_forward_output, /* 586 */
    tni_kernel_log_sigmoid_out, /* 587 */
    tni_kernel_log_softmax_int, /* 588 */
    tni_kernel_logcumsumexp, /* 589 */
    tni_kernel_logdet, /* 590 */
    tni_kernel_logical_and, /* 591 */
    tni_kernel_logical_and_, /* 592 */
    tni_kernel_logical_and_out, /* 593 */
    tni_kernel_logical_not, /* 594 */
    tni_kernel_logical_not_, /* 595 */
    tni_kernel_logical_not_out, /* 596 */
    tni_kernel_logical_or, /* 597 */
    tni_kernel_logical_or_, /* 598 */
    tni_kernel_logical_or_out, /* 599 */
    tni_kernel_logical_xor, /* 600 */
    tni_kernel_logical_xor_, /* 601 */
    tni_kernel_logical_xor_out, /* 602 */
    tni_kernel_logit, /* 603 */
    tni_kernel_logit_, /* 604 */
    tni_kernel_logit_out, /* 605 */
    tni_kernel_logspace, /* 606 */
    tni_kernel_logspace_Scalar_Tensor, /* 607 */
    tni_kernel_logspace_Tensor_Scalar, /* 608 */
    tni_kernel_logspace_Tensor_Tensor, /* 609 */
    tni_kernel_logsumexp, /* 610 */
    tni_kernel_lstm_cell, /* 611 */
    tni_kernel_lstm_data, /* 612 */
    tni_kernel_lstm_input, /* 613 */
    tni_kernel_lu_solve, /* 614 */
    tni_kernel_lu_unpack, /* 615 */
    tni_kernel_mH, /* 616 */
    tni_kernel_mT, /* 617 */
    tni_kernel_margin_ranking_loss, /* 618 */
    tni_kernel_masked_fill_Scalar, /* 619 */
    tni_kernel_masked_fill_Tensor, /* 620 */
    tni_kernel_masked_fill__Scalar, /* 621 */
    tni_kernel_masked_fill__Tensor, /* 622 */
    tni_kernel_masked_scatter, /* 623 */
    tni_kernel_masked_scatter_, /* 624 */
    tni_kernel_masked_scatter_backward, /* 625 */
    tni_kernel_masked_select, /* 626 */
    tni_kernel_masked_select_out, /* 627 */
    tni_kernel_matmul, /* 628 */
    tni_kernel_matmul_out, /* 629 */
    tni_kernel_matrix_H, /* 630 */
    tni_kernel_matrix_exp, /* 631 */
    tni_kernel_matrix_exp_backward, /* 632 */
    tni_kernel_matrix_power, /* 633 */
    tni_kernel_max, /* 634 */
    tni_kernel_max_other, /* 635 */
    tni_kernel_max_out, /* 636 */
    tni_kernel_max_pool1d, /* 637 */
    tni_kernel_max_pool1d_with_indices, /* 638 */
    tni_kernel_max_pool2d, /* 639 */
    tni_kernel_max_pool2d_with_indices, /* 640 */
    tni_kernel_max_pool2d_with_indices_backward, /* 641 */
    tni_kernel_max_pool3d, /* 642 */
    tni_kernel_max_pool3d_with_indices, /* 643 */
    tni_kernel_max_pool3d_with_indices_backward, /* 644 */
    tni_kernel_max_unpool2d, /* 645 */
    tni_kernel_max_unpool3d, /* 646 */
    tni_kernel_mean, /* 647 */
    tni_kernel_median, /* 648 */
    tni_kernel_median_dim, /* 649 */
    tni_kernel_meshgrid, /* 650 */
    tni_kernel_meshgrid_indexing, /* 651 */
    tni_kernel_min, /* 652 */
    tni_kernel_min_other, /* 653 */
    tni_kernel_min_out, /* 654 */
    tni_kernel_mish_backward, /* 655 */
    tni_kernel_mish_backward_composite, /* 656 */
    tni_kernel_mkl__mkl_linear, /* 657 */
    tni_kernel_mkldnn__convolution_pointwise, /* 658 */
    tni_kernel_mkldnn__convolution_pointwise__binary, /* 659 */
    tni_kernel_mkldnn__convolution_pointwise_binary, /* 660 */
    tni_kernel_mkldnn__convolution_transpose_pointwise, /* 661 */
    tni_kernel_mkldnn__linear_pointwise, /* 662 */
    tni_kernel_mkldnn__linear_pointwise_binary, /* 663 */
    tni_kernel_mkldnn_rnn_layer, /* 664 */
    tni_kernel_mode, /* 665 */
    tni_kernel_moveaxis_int, /* 666 */
    tni_kernel_moveaxis_intlist, /* 667 */
    tni_kernel_movedim_int, /* 668 */
    tni_kernel_movedim_intlist, /* 669 */
    tni_kernel_mse_loss, /* 670 */
    tni_kernel_mse_loss_backward, /* 671 */
    tni_kernel_msort, /* 672 */
    tni_kernel_msort_out, /* 673 */
    tni_kernel_mul_Scalar, /* 674 */
    tni_kernel_mul__Scalar, /* 675 */
    tni_kernel_multi_margin_loss, /* 676 */
    tni_kernel_multi_margin_loss_backward, /* 677 */
    tni_kernel_multilabel_margin_loss, /* 678 */
    tni_kernel_multilabel_margin_loss_backward, /* 679 */
    tni_kernel_multilabel_margin_loss_forward, /* 680 */
    tni_kernel_multinomial, /* 681 */
    tni_kernel_multinomial_out, /* 682 */
    tni_kernel_multiply_Scalar, /* 683 */
    tni_kernel_multiply_Tensor, /* 684 */
    tni_kernel_multiply__Scalar, /* 685 */
    tni_kernel_multiply__Tensor, /* 686 */
    tni_kernel_mv, /* 687 */
    tni_kernel_mvlgamma, /* 688 */
    tni_kernel_mvlgamma_, /* 689 */
    tni_kernel_mvlgamma_out, /* 690 */
    tni_kernel_nan_to_num, /* 691 */
    tni_kernel_nan_to_num_, /* 692 */
    tni_kernel_nan_to_num_out, /* 693 */
    tni_kernel_nanmean, /* 694 */
    tni_kernel_nanmean_out, /* 695 */
    tni_kernel_nanmedian, /* 696 */
    tni_kernel_nanmedian_dim, /* 697 */
    tni_kernel_nanquantile, /* 698 */
    tni_kernel_nanquantile_scalar, /* 699 */
    tni_kernel_nansum, /* 700 */
    tni_kernel_narrow, /* 701 */
    tni_kernel_narrow_Tensor, /* 702 */
    tni_kernel_narrow_copy, /* 703 */
    tni_kernel_native_batch_norm, /* 704 */
    tni_kernel_native_batch_norm_backward, /* 705 */
    tni_kernel_native_channel_shuffle, /* 706 */
    tni_kernel_native_dropout, /* 707 */
    tni_kernel_native_dropout_backward, /* 708 */
    tni_kernel_native_group_norm, /* 709 */
    tni_kernel_native_group_norm_backward, /* 710 */
    tni_kernel_native_layer_norm, /* 711 */
    tni_kernel_native_layer_norm_backward, /* 712 */
    tni_kernel_negative, /* 713 */
    tni_kernel_negative_, /* 714 */
    tni_kernel_new_empty, /* 715 */
    tni_kernel_new_empty_strided, /* 716 */
    tni_kernel_new_full, /* 717 */
    tni_kernel_new_ones, /* 718 */
    tni_kernel_new_zeros, /* 719 */
    tni_kernel_nll_loss, /* 720 */
    tni_kernel_nll_loss2d, /* 721 */
    tni_kernel_nll_loss2d_backward, /* 722 */
    tni_kernel_nll_loss2d_forward, /* 723 */
    tni_kernel_nll_loss_backward, /* 724 */
    tni_kernel_nll_loss_forward, /* 725 */
    tni_kernel_nll_loss_nd, /* 726 */
    tni_kernel_nonzero, /* 727 */
    tni_kernel_nonzero_numpy, /* 728 */
    tni_kernel_nonzero_static, /* 729 */
    tni_kernel_norm_Scalar, /* 730 */
    tni_kernel_norm_ScalarOpt_dtype, /* 731 */
    tni_kernel_norm_except_dim, /* 732 */
    tni_kernel_normal_, /* 733 */
    tni_kernel_normal_Tensor_Tensor, /* 734 */
    tni_kernel_normal_Tensor_float, /* 735 */
    tni_kernel_normal_float_Tensor, /* 736 */
    tni_kernel_normal_float_float, /* 737 */
    tni_kernel_not_equal_Scalar, /* 738 */
    tni_kernel_not_equal_Tensor, /* 739 */
    tni_kernel_not_equal__Scalar, /* 740 */
    tni_kernel_not_equal__Tensor, /* 741 */
    tni_kernel_nuclear_norm, /* 742 */
    tni_kernel_nuclear_norm_dim, /* 743 */
    tni_kernel_numel, /* 744 */
    tni_kernel_numpy_T, /* 745 */
    tni_kernel_one_hot, /* 746 */
    tni_kernel_onednn_qconv2d_pointwise_binary_tensor, /* 747 */
    tni_kernel_onednn_qconv_pointwise_tensor, /* 748 */
    tni_kernel_onednn_qlinear_pointwise_binary_tensor, /* 749 */
    tni_kernel_onednn_qlinear_pointwise_tensor, /* 750 */
    tni_kernel_ones, /* 751 */
    tni_kernel_ones_like, /* 752 */
    tni_kernel_orgqr, /* 753 */
    tni_kernel_ormqr, /* 754 */
    tni_kernel_outer, /* 755 */
    tni_kernel_pad, /* 756 */
    tni_kernel_pad_sequence, /* 757 */
    tni_kernel_pairwise_distance, /* 758 */
    tni_kernel_pdist, /* 759 */
    tni_kernel_permute, /* 760 */
    tni_kernel_pinverse, /* 761 */
    tni_kernel_pixel_shuffle, /* 762 */
    tni_kernel_pixel_unshuffle, /* 763 */
    tni_kernel_poisson, /* 764 */
    tni_kernel_poisson_nll_loss, /* 765 */
    tni_kernel_polar, /* 766 */
    tni_kernel_polar_out, /* 767 */
    tni_kernel_polygamma_, /* 768 */
    tni_kernel_positive, /* 769 */
    tni_kernel_prelu, /* 770 */
    tni_kernel_prims_normal, /* 771 */
    tni_kernel_prims_uniform, /* 772 */
    tni_kernel_prod, /* 773 */
    tni_kernel_promote_types, /* 774 */
    tni_kernel_put_, /* 775 */
    tni_kernel_qr, /* 776 */
    tni_kernel_quantile, /* 777 */
    tni_kernel_quantile_scalar, /* 778 */
    tni_kernel_quantized_int4mm_packed_weight_cpu, /* 779 */
    tni_kernel_rad2deg, /* 780 */
    tni_kernel_rand, /* 781 */
    tni_kernel_rand_generator, /* 782 */
    tni_kernel_rand_like, /* 783 */
    tni_kernel_rand_like_generator, /* 784 */
    tni_kernel_randint, /* 785 */
    tni_kernel_randint_generator, /* 786 */
    tni_kernel_randint_like, /* 787 */
    tni_kernel_randint_like_Tensor, /* 788 */
    tni_kernel_randint_like_Tensor_generator, /* 789 */
    tni_kernel_randint_like_generator, /* 790 */
    tni_kernel_randint_like_low_dtype, /* 791 */
    tni_kernel_randint_like_low_generator_dtype, /* 792 */
    tni_kernel_randint_low, /* 793 */
    tni_kernel_randint_low_generator, /* 794 */
    tni_kernel_randn, /* 795 */
    tni_kernel_randn_generator, /* 796 */
    tni_kernel_randn_like, /* 797 */
    tni_kernel_randn_like_generator, /* 798 */
    tni_kernel_random_, /* 799 */
    tni_kernel_random__from, /* 800 */
    tni_kernel_random__to, /* 801 */
    tni_kernel_randperm, /* 802 */
    tni_kernel_randperm_generator, /* 803 */
    tni_kernel_range, /* 804 */
    tni_kernel_range_step, /* 805 */
    tni_kernel_ravel, /* 806 */
    tni_kernel_real, /* 807 */
    tni_kernel_reflection_pad1d, /* 808 */
    tni_kernel_reflection_pad1d_backward, /* 809 */
    tni_kernel_reflection_pad2d, /* 810 */
    tni_kernel_reflection_pad2d_backward, /* 811 */
    tni_kernel_reflection_pad3d, /* 812 */
    tni_kernel_reflection_pad3d_backward, /* 813 */
    tni_kernel_relu, /* 814 */
    tni_kernel_relu6, /* 815 */
    tni_kernel_relu6_, /* 816 */
    tni_kernel_relu_, /* 817 */
    tni_kernel_remainder_Scalar, /* 818 */
    tni_kernel_remainder_Scalar_Tensor, /* 819 */
    tni_kernel_remainder_Scalar_out, /* 820 */
    tni_kernel_remainder__Scalar, /* 821 */
    tni_kernel_repeat, /* 822 */
    tni_kernel_repeat_interleave_Tensor, /* 823 */
    tni_kernel_repeat_interleave_self_Tensor, /* 824 */
    tni_kernel_repeat_interleave_self_int, /* 825 */
    tni_kernel_replication_pad1d, /* 826 */
    tni_kernel_replication_pad1d_backward, /* 827 */
    tni_kernel_replication_pad2d, /* 828 */
    tni_kernel_replication_pad2d_backward, /* 829 */
    tni_kernel_replication_pad3d, /* 830 */
    tni_kernel_replication_pad3d_backward, /* 831 */
    tni_kernel_reshape, /* 832 */
    tni_kernel_reshape_as, /* 833 */
    tni_kernel_resize_, /* 834 */
    tni_kernel_resize_as_, /* 835 */
    tni_kernel_resolve_conj, /* 836 */
    tni_kernel_resolve_neg, /* 837 */
    tni_kernel_result_type_Scalar, /* 838 */
    tni_kernel_result_type_Scalar_Scalar, /* 839 */
    tni_kernel_result_type_Scalar_Tensor, /* 840 */
    tni_kernel_result_type_Tensor, /* 841 */
    tni_kernel_rms_norm, /* 842 */
    tni_kernel_rnn_relu_cell, /* 843 */
    tni_kernel_rnn_relu_data, /* 844 */
    tni_kernel_rnn_relu_input, /* 845 */
    tni_kernel_rnn_tanh_cell, /* 846 */
    tni_kernel_rnn_tanh_data, /* 847 */
    tni_kernel_rnn_tanh_input, /* 848 */
    tni_kernel_roll, /* 849 */
    tni_kernel_rot90, /* 850 */
    tni_kernel_row_stack, /* 851 */
    tni_kernel_rrelu, /* 852 */
    tni_kernel_rrelu_, /* 853 */
    tni_kernel_rrelu_with_noise, /* 854 */
    tni_kernel_rrelu_with_noise_, /* 855 */
    tni_kernel_rrelu_with_noise_backward, /* 856 */
    tni_kernel_rrelu_with_noise_out, /* 857 */
    tni_kernel_rsub_Scalar, /* 858 */
    tni_kernel_rsub_Tensor, /* 859 */
    tni_kernel_scalar_tensor, /* 860 */
    tni_kernel_scaled_dot_product_attention, /* 861 */
    tni_kernel_searchsorted_Scalar, /* 862 */
    tni_kernel_searchsorted_Tensor, /* 863 */
    tni_kernel_segment_reduce, /* 864 */
    tni_kernel_select_backward, /* 865 */
    tni_kernel_select_int, /* 866 */
    tni_kernel_select_scatter, /* 867 */
    tni_kernel_selu, /* 868 */
    tni_kernel_selu_, /* 869 */
    tni_kernel_set_, /* 870 */
    tni_kernel_set__source_Tensor, /* 871 */
    tni_kernel_set__source_Tensor_storage_offset, /* 872 */
    tni_kernel_size_int, /* 873 */
    tni_kernel_slice_Tensor, /* 874 */
    tni_kernel_slice_backward, /* 875 */
    tni_kernel_slice_scatter, /* 876 */
    tni_kernel_slogdet, /* 877 */
    tni_kernel_slow_conv3d, /* 878 */
    tni_kernel_slow_conv3d_forward, /* 879 */
    tni_kernel_slow_conv_dilated2d, /* 880 */
    tni_kernel_slow_conv_dilated3d, /* 881 */
    tni_kernel_slow_conv_transpose3d, /* 882 */
    tni_kernel_smooth_l1_loss, /* 883 */
    tni_kernel_smooth_l1_loss_backward, /* 884 */
    tni_kernel_soft_margin_loss, /* 885 */
    tni_kernel_soft_margin_loss_backward, /* 886 */
    tni_kernel_softmax_int, /* 887 */
    tni_kernel_sort, /* 888 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 889 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 890 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 891 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 892 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 893 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 894 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 895 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 896 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 897 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 898 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 899 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 900 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 901 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 902 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 903 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 904 */
    tni_kernel_special_digamma, /* 905 */
    tni_kernel_special_erf, /* 906 */
    tni_kernel_special_erfc, /* 907 */
    tni_kernel_special_erfinv, /* 908 */
    tni_kernel_special_exp2, /* 909 */
    tni_kernel_special_expit, /* 910 */
    tni_kernel_special_expm1, /* 911 */
    tni_kernel_special_gammainc, /* 912 */
    tni_kernel_special_gammaincc, /* 913 */
    tni_kernel_special_gammaln, /* 914 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 915 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 916 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 917 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 918 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 919 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 920 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 921 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 922 */
    tni_kernel_special_i0, /* 923 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 924 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 925 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 926 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 927 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 928 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 929 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 930 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 931 */
    tni_kernel_special_log1p, /* 932 */
    tni_kernel_special_log_softmax, /* 933 */
    tni_kernel_special_logit, /* 934 */
    tni_kernel_special_logsumexp, /* 935 */
    tni_kernel_special_logsumexp_out, /* 936 */
    tni_kernel_special_multigammaln, /* 937 */
    tni_kernel_special_ndtr, /* 938 */
    tni_kernel_special_ndtr_out, /* 939 */
    tni_kernel_special_polygamma, /* 940 */
    tni_kernel_special_psi, /* 941 */
    tni_kernel_special_round, /* 942 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 943 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 944 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 945 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 946 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 947 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 948 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 949 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 950 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 951 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 952 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 953 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 954 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 955 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 956 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 957 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 958 */
    tni_kernel_special_sinc, /* 959 */
    tni_kernel_special_softmax, /* 960 */
    tni_kernel_special_xlog1py_other_scalar, /* 961 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 962 */
    tni_kernel_special_xlog1py_self_scalar, /* 963 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 964 */
    tni_kernel_special_xlogy, /* 965 */
    tni_kernel_special_xlogy_other_scalar, /* 966 */
    tni_kernel_special_xlogy_self_scalar, /* 967 */
    tni_kernel_special_zeta_other_scalar, /* 968 */
    tni_kernel_special_zeta_other_scalar_out, /* 969 */
    tni_kernel_special_zeta_self_scalar, /* 970 */
    tni_kernel_special_zeta_self_scalar_out, /* 971 */
    tni_kernel_split_Tensor, /* 972 */
    tni_kernel_split_sizes, /* 973 */
    tni_kernel_split_with_sizes, /* 974 */
    tni_kernel_square, /* 975 */
    tni_kernel_square_, /* 976 */
    tni_kernel_square_out, /* 977 */
    tni_kernel_squeeze, /* 978 */
    tni_kernel_squeeze_dim, /* 979 */
    tni_kernel_squeeze_dims, /* 980 */
    tni_kernel_stack, /* 981 */
    tni_kernel_std, /* 982 */
    tni_kernel_std_correction, /* 983 */
    tni_kernel_std_dim, /* 984 */
    tni_kernel_std_mean, /* 985 */
    tni_kernel_std_mean_correction, /* 986 */
    tni_kernel_std_mean_dim, /* 987 */
    tni_kernel_stft, /* 988 */
    tni_kernel_stft_center, /* 989 */
    tni_kernel_storage_offset, /* 990 */
    tni_kernel_stride_int, /* 991 */
    tni_kernel_sub_Scalar, /* 992 */
    tni_kernel_sub__Scalar, /* 993 */
    tni_kernel_subtract_Scalar, /* 994 */
    tni_kernel_subtract_Tensor, /* 995 */
    tni_kernel_subtract__Scalar, /* 996 */
    tni_kernel_subtract__Tensor, /* 997 */
    tni_kernel_sum, /* 998 */
    tni_kernel_sum_to_size, /* 999 */
    tni_kernel_svd, /* 1000 */
    tni_kernel_swapaxes, /* 1001 */
    tni_kernel_swapaxes_, /* 1002 */
    tni_kernel_swapdims, /* 1003 */
    tni_kernel_swapdims_, /* 1004 */
    tni_kernel_sym_constrain_range, /* 1005 */
    tni_kernel_sym_constrain_range_for_size, /* 1006 */
    tni_kernel_sym_numel, /* 1007 */
    tni_kernel_sym_size_int, /* 1008 */
    tni_kernel_sym_storage_offset, /* 1009 */
    tni_kernel_sym_stride_int, /* 1010 */
    tni_kernel_t, /* 1011 */
    tni_kernel_take, /* 1012 */
    tni_kernel_take_along_dim, /* 1013 */
    tni_kernel_take_out, /* 1014 */
    tni_kernel_tensor_split_indices, /* 1015 */
    tni_kernel_tensor_split_sections, /* 1016 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 1017 */
    tni_kernel_tensordot, /* 1018 */
    tni_kernel_thnn_conv2d, /* 1019 */
    tni_kernel_tile, /* 1020 */
    tni_kernel_to_dense, /* 1021 */
    tni_kernel_to_dense_backward, /* 1022 */
    tni_kernel_to_device, /* 1023 */
    tni_kernel_to_dtype, /* 1024 */
    tni_kernel_to_dtype_layout, /* 1025 */
    tni_kernel_to_other, /* 1026 */
    tni_kernel_trace, /* 1027 */
    tni_kernel_trace_backward, /* 1028 */
    tni_kernel_transpose_int, /* 1029 */
    tni_kernel_trapezoid_dx, /* 1030 */
    tni_kernel_trapezoid_x, /* 1031 */
    tni_kernel_trapz_dx, /* 1032 */
    tni_kernel_trapz_x, /* 1033 */
    tni_kernel_triangular_solve, /* 1034 */
    tni_kernel_tril_indices, /* 1035 */
    tni_kernel_triplet_margin_loss, /* 1036 */
    tni_kernel_triu_indices, /* 1037 */
    tni_kernel_true_divide_Scalar, /* 1038 */
    tni_kernel_true_divide_Tensor, /* 1039 */
    tni_kernel_true_divide__Scalar, /* 1040 */
    tni_kernel_true_divide__Tensor, /* 1041 */
    tni_kernel_type_as, /* 1042 */
    tni_kernel_unbind_int, /* 1043 */
    tni_kernel_unflatten_dense_tensors, /* 1044 */
    tni_kernel_unflatten_int, /* 1045 */
    tni_kernel_unfold, /* 1046 */
    tni_kernel_unfold_backward, /* 1047 */
    tni_kernel_uniform_, /* 1048 */
    tni_kernel_unique_consecutive, /* 1049 */
    tni_kernel_unique_dim, /* 1050 */
    tni_kernel_unique_dim_consecutive, /* 1051 */
    tni_kernel_unsafe_chunk, /* 1052 */
    tni_kernel_unsafe_split_Tensor, /* 1053 */
    tni_kernel_unsafe_split_with_sizes, /* 1054 */
    tni_kernel_unsqueeze, /* 1055 */
    tni_kernel_upsample_bicubic2d, /* 1056 */
    tni_kernel_upsample_bicubic2d_backward, /* 1057 */
    tni_kernel_upsample_bicubic2d_vec, /* 1058 */
    tni_kernel_upsample_bilinear2d, /* 1059 */
    tni_kernel_upsample_bilinear2d_backward, /* 1060 */
    tni_kernel_upsample_bilinear2d_vec, /* 1061 */
    tni_kernel_upsample_linear1d, /* 1062 */
    tni_kernel_upsample_linear1d_backward, /* 1063 */
    tni_kernel_upsample_linear1d_vec, /* 1064 */
    tni_kernel_upsample_nearest1d, /* 1065 */
    tni_kernel_upsample_nearest1d_backward, /* 1066 */
    tni_kernel_upsample_nearest1d_vec, /* 1067 */
    tni_kernel_upsample_nearest2d, /* 1068 */
    tni_kernel_upsample_nearest2d_backward, /* 1069 */
    tni_kernel_upsample_nearest2d_vec, /* 1070 */
    tni_kernel_upsample_nearest3d, /* 1071 */
    tni_kernel_upsample_nearest3d_backward, /* 1072 */
    tni_kernel_upsample_nearest3d_vec, /* 1073 */
    tni_kernel_upsample_trilinear3d, /* 1074 */
    tni_kernel_upsample_trilinear3d_backward, /* 1075 */
    tni_kernel_upsample_trilinear3d_vec, /* 1076 */
    tni_kernel_value_selecting_reduction_backward, /* 1077 */
    tni_kernel_vander, /* 1078 */
    tni_kernel_var, /* 1079 */
    tni_kernel_var_correction, /* 1080 */
    tni_kernel_var_dim, /* 1081 */
    tni_kernel_var_mean, /* 1082 */
    tni_kernel_var_mean_correction, /* 1083 */
    tni_kernel_var_mean_dim, /* 1084 */
    tni_kernel_vdot, /* 1085 */
    tni_kernel_view, /* 1086 */
    tni_kernel_view_as, /* 1087 */
    tni_kernel_view_as_complex, /* 1088 */
    tni_kernel_view_as_real, /* 1089 */
    tni_kernel_view_copy, /* 1090 */
    tni_kernel_view_dtype, /* 1091 */
    tni_kernel_vsplit_array, /* 1092 */
    tni_kernel_vsplit_int, /* 1093 */
    tni_kernel_vstack, /* 1094 */
    tni_kernel_where, /* 1095 */
    tni_kernel_where_Scalar, /* 1096 */
    tni_kernel_where_ScalarOther, /* 1097 */
    tni_kernel_where_ScalarSelf, /* 1098 */
    tni_kernel_where_self, /* 1099 */
    tni_kernel_where_self_out, /* 1100 */
    tni_kernel_xlogy_OutScalar_Other, /* 1101 */
    tni_kernel_xlogy_OutScalar_Self, /* 1102 */
    tni_kernel_xlogy_Scalar_Other, /* 1103 */
    tni_kernel_xlogy_Scalar_Self, /* 1104 */
    tni_kernel_xlogy__Scalar_Other, /* 1105 */
    tni_kernel_zero_, /* 1106 */
    tni_kernel_zeros, /* 1107 */
    tni_kernel_zeros_like, /* 1108 */
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
    {"aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", NULL}, /* 29 */
    {"aten::_histogramdd_bin_edges", NULL}, /* 30 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 31 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 32 */
    {"aten::_index_put_impl", NULL}, /* 33 */
    {"aten::_index_put_impl_", NULL}, /* 34 */
    {"aten::_linalg_det", NULL}, /* 35 */
    {"aten::_linalg_eigh", NULL}, /* 36 */
    {"aten::_linalg_slogdet", NULL}, /* 37 */
    {"aten::_linalg_solve_ex", NULL}, /* 38 */
    {"aten::_linalg_svd", NULL}, /* 39 */
    {"aten::_log_softmax.out", NULL}, /* 40 */
    {"aten::_log_softmax_backward_data.out", NULL}, /* 41 */
    {"aten::_logcumsumexp", NULL}, /* 42 */
    {"aten::_native_batch_norm_legit", NULL}, /* 43 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 44 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 45 */
    {"aten::_neg_view", NULL}, /* 46 */
    {"aten::_neg_view_copy", NULL}, /* 47 */
    {"aten::_pdist_backward", NULL}, /* 48 */
    {"aten::_pdist_forward", NULL}, /* 49 */
    {"aten::_reshape_alias", NULL}, /* 50 */
    {"aten::_reshape_alias_copy", NULL}, /* 51 */
    {"aten::_segment_reduce_backward", NULL}, /* 52 */
    {"aten::_slow_conv2d_backward.output_mask", NULL}, /* 53 */
    {"aten::_slow_conv2d_forward", NULL}, /* 54 */
    {"aten::_softmax.out", NULL}, /* 55 */
    {"aten::_softmax_backward_data.out", NULL}, /* 56 */
    {"aten::_to_copy", NULL}, /* 57 */
    {"aten::_trilinear", NULL}, /* 58 */
    {"aten::_unique", NULL}, /* 59 */
    {"aten::_unique2", NULL}, /* 60 */
    {"aten::_unsafe_view", NULL}, /* 61 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 62 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 63 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 64 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 65 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 66 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 67 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 68 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 69 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 70 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 71 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 72 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 73 */
    {"aten::absolute", NULL}, /* 74 */
    {"aten::acos.out", NULL}, /* 75 */
    {"aten::acosh.out", NULL}, /* 76 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 77 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 78 */
    {"aten::adaptive_max_pool2d", NULL}, /* 79 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 80 */
    {"aten::adaptive_max_pool3d", NULL}, /* 81 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 82 */
    {"aten::add.Scalar", NULL}, /* 83 */
    {"aten::add.out", NULL}, /* 84 */
    {"aten::addbmm", NULL}, /* 85 */
    {"aten::addcdiv.out", NULL}, /* 86 */
    {"aten::addcmul.out", NULL}, /* 87 */
    {"aten::addmm.out", NULL}, /* 88 */
    {"aten::addmv.out", NULL}, /* 89 */
    {"aten::addr", NULL}, /* 90 */
    {"aten::affine_grid_generator", NULL}, /* 91 */
    {"aten::alias", NULL}, /* 92 */
    {"aten::alias_copy", NULL}, /* 93 */
    {"aten::all.all_out", NULL}, /* 94 */
    {"aten::all.dims_out", NULL}, /* 95 */
    {"aten::all.out", NULL}, /* 96 */
    {"aten::amax.out", NULL}, /* 97 */
    {"aten::amin.out", NULL}, /* 98 */
    {"aten::aminmax.out", NULL}, /* 99 */
    {"aten::any.all_out", NULL}, /* 100 */
    {"aten::any.dims_out", NULL}, /* 101 */
    {"aten::any.out", NULL}, /* 102 */
    {"aten::arange", NULL}, /* 103 */
    {"aten::arange.start_step", NULL}, /* 104 */
    {"aten::arccos", NULL}, /* 105 */
    {"aten::arccosh", NULL}, /* 106 */
    {"aten::arcsin", NULL}, /* 107 */
    {"aten::arcsinh", NULL}, /* 108 */
    {"aten::arctan", NULL}, /* 109 */
    {"aten::arctan2", NULL}, /* 110 */
    {"aten::arctanh", NULL}, /* 111 */
    {"aten::argmax.out", NULL}, /* 112 */
    {"aten::argmin.out", NULL}, /* 113 */
    {"aten::as_strided", NULL}, /* 114 */
    {"aten::as_strided_copy", NULL}, /* 115 */
    {"aten::as_strided_scatter", NULL}, /* 116 */
    {"aten::asin.out", NULL}, /* 117 */
    {"aten::asinh.out", NULL}, /* 118 */
    {"aten::atan.out", NULL}, /* 119 */
    {"aten::atan2.out", NULL}, /* 120 */
    {"aten::atanh.out", NULL}, /* 121 */
    {"aten::avg_pool2d", NULL}, /* 122 */
    {"aten::avg_pool2d_backward", NULL}, /* 123 */
    {"aten::avg_pool3d", NULL}, /* 124 */
    {"aten::avg_pool3d_backward", NULL}, /* 125 */
    {"aten::baddbmm.out", NULL}, /* 126 */
    {"aten::bartlett_window", NULL}, /* 127 */
    {"aten::bartlett_window.periodic", NULL}, /* 128 */
    {"aten::batch_norm_update_stats", NULL}, /* 129 */
    {"aten::bernoulli", NULL}, /* 130 */
    {"aten::bernoulli.Tensor", NULL}, /* 131 */
    {"aten::bernoulli.p", NULL}, /* 132 */
    {"aten::bernoulli_.Tensor", NULL}, /* 133 */
    {"aten::binary_cross_entropy", NULL}, /* 134 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 135 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 136 */
    {"aten::bincount", NULL}, /* 137 */
    {"aten::binomial", NULL}, /* 138 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 139 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 140 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 141 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 142 */
    {"aten::bitwise_not.out", NULL}, /* 143 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 144 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 145 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 146 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 147 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 148 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 149 */
    {"aten::blackman_window", NULL}, /* 150 */
    {"aten::blackman_window.periodic", NULL}, /* 151 */
    {"aten::block_diag", NULL}, /* 152 */
    {"aten::bmm.out", NULL}, /* 153 */
    {"aten::bucketize.Scalar", NULL}, /* 154 */
    {"aten::bucketize.Tensor", NULL}, /* 155 */
    {"aten::cauchy", NULL}, /* 156 */
    {"aten::cauchy_", NULL}, /* 157 */
    {"aten::ceil.out", NULL}, /* 158 */
    {"aten::celu", NULL}, /* 159 */
    {"aten::channel_shuffle", NULL}, /* 160 */
    {"aten::cholesky_inverse", NULL}, /* 161 */
    {"aten::clamp.Tensor_out", NULL}, /* 162 */
    {"aten::clamp.out", NULL}, /* 163 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 164 */
    {"aten::clamp_max.out", NULL}, /* 165 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 166 */
    {"aten::clamp_min.out", NULL}, /* 167 */
    {"aten::clip", NULL}, /* 168 */
    {"aten::clip.Tensor", NULL}, /* 169 */
    {"aten::clone", NULL}, /* 170 */
    {"aten::col2im", NULL}, /* 171 */
    {"aten::column_stack", NULL}, /* 172 */
    {"aten::concat", NULL}, /* 173 */
    {"aten::concatenate", NULL}, /* 174 */
    {"aten::conj_physical", NULL}, /* 175 */
    {"aten::constant_pad_nd", NULL}, /* 176 */
    {"aten::convolution", NULL}, /* 177 */
    {"aten::convolution_backward", NULL}, /* 178 */
    {"aten::copy", NULL}, /* 179 */
    {"aten::copy_", NULL}, /* 180 */
    {"aten::copysign.out", NULL}, /* 181 */
    {"aten::cos.out", NULL}, /* 182 */
    {"aten::cosh.out", NULL}, /* 183 */
    {"aten::count_nonzero", NULL}, /* 184 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 185 */
    {"aten::cross", NULL}, /* 186 */
    {"aten::cummax", NULL}, /* 187 */
    {"aten::cummin", NULL}, /* 188 */
    {"aten::cumprod.out", NULL}, /* 189 */
    {"aten::cumsum.out", NULL}, /* 190 */
    {"aten::deg2rad", NULL}, /* 191 */
    {"aten::detach", NULL}, /* 192 */
    {"aten::detach_copy", NULL}, /* 193 */
    {"aten::diag", NULL}, /* 194 */
    {"aten::diag_embed", NULL}, /* 195 */
    {"aten::diagonal", NULL}, /* 196 */
    {"aten::diagonal_backward", NULL}, /* 197 */
    {"aten::diagonal_copy", NULL}, /* 198 */
    {"aten::diagonal_scatter", NULL}, /* 199 */
    {"aten::digamma.out", NULL}, /* 200 */
    {"aten::dist", NULL}, /* 201 */
    {"aten::div.Scalar", NULL}, /* 202 */
    {"aten::div.Scalar_mode", NULL}, /* 203 */
    {"aten::div.out", NULL}, /* 204 */
    {"aten::div.out_mode", NULL}, /* 205 */
    {"aten::divide.Tensor", NULL}, /* 206 */
    {"aten::divide.Tensor_mode", NULL}, /* 207 */
    {"aten::dot", NULL}, /* 208 */
    {"aten::dstack", NULL}, /* 209 */
    {"aten::elu.out", NULL}, /* 210 */
    {"aten::elu_backward.grad_input", NULL}, /* 211 */
    {"aten::embedding", NULL}, /* 212 */
    {"aten::embedding_dense_backward", NULL}, /* 213 */
    {"aten::embedding_renorm", NULL}, /* 214 */
    {"aten::embedding_renorm_", NULL}, /* 215 */
    {"aten::empty_like", NULL}, /* 216 */
    {"aten::empty_permuted", NULL}, /* 217 */
    {"aten::empty_strided", NULL}, /* 218 */
    {"aten::eq.Scalar_out", NULL}, /* 219 */
    {"aten::eq.Tensor_out", NULL}, /* 220 */
    {"aten::erf.out", NULL}, /* 221 */
    {"aten::erfc.out", NULL}, /* 222 */
    {"aten::erfinv.out", NULL}, /* 223 */
    {"aten::exp.out", NULL}, /* 224 */
    {"aten::exp2.out", NULL}, /* 225 */
    {"aten::expand", NULL}, /* 226 */
    {"aten::expand_copy", NULL}, /* 227 */
    {"aten::expm1.out", NULL}, /* 228 */
    {"aten::exponential", NULL}, /* 229 */
    {"aten::exponential_", NULL}, /* 230 */
    {"aten::eye", NULL}, /* 231 */
    {"aten::eye.m", NULL}, /* 232 */
    {"aten::fake_quantize_per_channel_affine_cachemask", NULL}, /* 233 */
    {"aten::fake_quantize_per_tensor_affine_cachemask", NULL}, /* 234 */
    {"aten::fill.Scalar", NULL}, /* 235 */
    {"aten::fill.Tensor", NULL}, /* 236 */
    {"aten::fill_.Scalar", NULL}, /* 237 */
    {"aten::fill_.Tensor", NULL}, /* 238 */
    {"aten::fix", NULL}, /* 239 */
    {"aten::flip", NULL}, /* 240 */
    {"aten::floor.out", NULL}, /* 241 */
    {"aten::floor_divide.Scalar", NULL}, /* 242 */
    {"aten::fmax.out", NULL}, /* 243 */
    {"aten::fmin.out", NULL}, /* 244 */
    {"aten::fmod.Tensor_out", NULL}, /* 245 */
    {"aten::frac.out", NULL}, /* 246 */
    {"aten::fractional_max_pool2d", NULL}, /* 247 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 248 */
    {"aten::fractional_max_pool3d", NULL}, /* 249 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 250 */
    {"aten::from_file", NULL}, /* 251 */
    {"aten::full", NULL}, /* 252 */
    {"aten::full_like", NULL}, /* 253 */
    {"aten::gather.out", NULL}, /* 254 */
    {"aten::gcd.out", NULL}, /* 255 */
    {"aten::ge.Scalar_out", NULL}, /* 256 */
    {"aten::ge.Tensor_out", NULL}, /* 257 */
    {"aten::gelu.out", NULL}, /* 258 */
    {"aten::gelu_backward.grad_input", NULL}, /* 259 */
    {"aten::geometric", NULL}, /* 260 */
    {"aten::geometric_", NULL}, /* 261 */
    {"aten::geqrf", NULL}, /* 262 */
    {"aten::ger", NULL}, /* 263 */
    {"aten::glu", NULL}, /* 264 */
    {"aten::glu_backward", NULL}, /* 265 */
    {"aten::greater.Scalar", NULL}, /* 266 */
    {"aten::greater.Tensor", NULL}, /* 267 */
    {"aten::greater_equal.Scalar", NULL}, /* 268 */
    {"aten::greater_equal.Tensor", NULL}, /* 269 */
    {"aten::grid_sampler_2d", NULL}, /* 270 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 271 */
    {"aten::grid_sampler_3d", NULL}, /* 272 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 273 */
    {"aten::gt.Scalar_out", NULL}, /* 274 */
    {"aten::gt.Tensor_out", NULL}, /* 275 */
    {"aten::hamming_window", NULL}, /* 276 */
    {"aten::hamming_window.periodic", NULL}, /* 277 */
    {"aten::hamming_window.periodic_alpha", NULL}, /* 278 */
    {"aten::hamming_window.periodic_alpha_beta", NULL}, /* 279 */
    {"aten::hann_window", NULL}, /* 280 */
    {"aten::hann_window.periodic", NULL}, /* 281 */
    {"aten::hardshrink.out", NULL}, /* 282 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 283 */
    {"aten::hardsigmoid.out", NULL}, /* 284 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 285 */
    {"aten::hardswish_backward", NULL}, /* 286 */
    {"aten::hash_tensor.out", NULL}, /* 287 */
    {"aten::heaviside.out", NULL}, /* 288 */
    {"aten::histc", NULL}, /* 289 */
    {"aten::histogram.bin_ct", NULL}, /* 290 */
    {"aten::histogram.bins_tensor", NULL}, /* 291 */
    {"aten::hstack", NULL}, /* 292 */
    {"aten::huber_loss", NULL}, /* 293 */
    {"aten::huber_loss_backward", NULL}, /* 294 */
    {"aten::hypot.out", NULL}, /* 295 */
    {"aten::i0.out", NULL}, /* 296 */
    {"aten::igamma.out", NULL}, /* 297 */
    {"aten::igammac.out", NULL}, /* 298 */
    {"aten::im2col", NULL}, /* 299 */
    {"aten::index.Tensor", NULL}, /* 300 */
    {"aten::index_add.out", NULL}, /* 301 */
    {"aten::index_copy.out", NULL}, /* 302 */
    {"aten::index_fill.int_Scalar", NULL}, /* 303 */
    {"aten::index_fill.int_Tensor", NULL}, /* 304 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 305 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 306 */
    {"aten::index_put", NULL}, /* 307 */
    {"aten::index_put_", NULL}, /* 308 */
    {"aten::index_reduce.out", NULL}, /* 309 */
    {"aten::index_select", NULL}, /* 310 */
    {"aten::inner", NULL}, /* 311 */
    {"aten::inverse", NULL}, /* 312 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 313 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 314 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 315 */
    {"aten::isinf", NULL}, /* 316 */
    {"aten::isnan", NULL}, /* 317 */
    {"aten::isneginf.out", NULL}, /* 318 */
    {"aten::isposinf.out", NULL}, /* 319 */
    {"aten::kaiser_window", NULL}, /* 320 */
    {"aten::kaiser_window.beta", NULL}, /* 321 */
    {"aten::kaiser_window.periodic", NULL}, /* 322 */
    {"aten::kron", NULL}, /* 323 */
    {"aten::lcm.out", NULL}, /* 324 */
    {"aten::ldexp.Tensor", NULL}, /* 325 */
    {"aten::le.Scalar_out", NULL}, /* 326 */
    {"aten::le.Tensor_out", NULL}, /* 327 */
    {"aten::leaky_relu.out", NULL}, /* 328 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 329 */
    {"aten::lerp.Scalar_out", NULL}, /* 330 */
    {"aten::lerp.Tensor_out", NULL}, /* 331 */
    {"aten::less.Scalar", NULL}, /* 332 */
    {"aten::less.Tensor", NULL}, /* 333 */
    {"aten::less_equal.Scalar", NULL}, /* 334 */
    {"aten::less_equal.Tensor", NULL}, /* 335 */
    {"aten::lgamma.out", NULL}, /* 336 */
    {"aten::lift", NULL}, /* 337 */
    {"aten::lift_fresh", NULL}, /* 338 */
    {"aten::lift_fresh_copy", NULL}, /* 339 */
    {"aten::linalg_cholesky", NULL}, /* 340 */
    {"aten::linalg_cholesky_ex", NULL}, /* 341 */
    {"aten::linalg_cond", NULL}, /* 342 */
    {"aten::linalg_cond.p_str", NULL}, /* 343 */
    {"aten::linalg_cross", NULL}, /* 344 */
    {"aten::linalg_det", NULL}, /* 345 */
    {"aten::linalg_eig", NULL}, /* 346 */
    {"aten::linalg_eigh", NULL}, /* 347 */
    {"aten::linalg_eigvals", NULL}, /* 348 */
    {"aten::linalg_eigvalsh", NULL}, /* 349 */
    {"aten::linalg_householder_product", NULL}, /* 350 */
    {"aten::linalg_inv", NULL}, /* 351 */
    {"aten::linalg_inv_ex", NULL}, /* 352 */
    {"aten::linalg_ldl_factor", NULL}, /* 353 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 354 */
    {"aten::linalg_ldl_solve", NULL}, /* 355 */
    {"aten::linalg_lstsq", NULL}, /* 356 */
    {"aten::linalg_lu", NULL}, /* 357 */
    {"aten::linalg_lu_factor", NULL}, /* 358 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 359 */
    {"aten::linalg_lu_solve", NULL}, /* 360 */
    {"aten::linalg_matmul", NULL}, /* 361 */
    {"aten::linalg_matrix_exp", NULL}, /* 362 */
    {"aten::linalg_matrix_norm", NULL}, /* 363 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 364 */
    {"aten::linalg_matrix_power", NULL}, /* 365 */
    {"aten::linalg_matrix_rank", NULL}, /* 366 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 367 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 368 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 369 */
    {"aten::linalg_multi_dot", NULL}, /* 370 */
    {"aten::linalg_norm", NULL}, /* 371 */
    {"aten::linalg_norm.ord_str", NULL}, /* 372 */
    {"aten::linalg_pinv", NULL}, /* 373 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 374 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 375 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 376 */
    {"aten::linalg_qr", NULL}, /* 377 */
    {"aten::linalg_slogdet", NULL}, /* 378 */
    {"aten::linalg_solve", NULL}, /* 379 */
    {"aten::linalg_solve_ex", NULL}, /* 380 */
    {"aten::linalg_solve_triangular", NULL}, /* 381 */
    {"aten::linalg_svd", NULL}, /* 382 */
    {"aten::linalg_svdvals", NULL}, /* 383 */
    {"aten::linalg_tensorsolve", NULL}, /* 384 */
    {"aten::linalg_vecdot", NULL}, /* 385 */
    {"aten::linalg_vector_norm.out", NULL}, /* 386 */
    {"aten::linear", NULL}, /* 387 */
    {"aten::linspace", NULL}, /* 388 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 389 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 390 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 391 */
    {"aten::log.out", NULL}, /* 392 */
    {"aten::log10.out", NULL}, /* 393 */
    {"aten::log1p.out", NULL}, /* 394 */
    {"aten::log2.out", NULL}, /* 395 */
    {"aten::log_normal", NULL}, /* 396 */
    {"aten::log_normal_", NULL}, /* 397 */
    {"aten::log_softmax.int", NULL}, /* 398 */
    {"aten::logaddexp.out", NULL}, /* 399 */
    {"aten::logaddexp2.out", NULL}, /* 400 */
    {"aten::logcumsumexp", NULL}, /* 401 */
    {"aten::logit_backward.grad_input", NULL}, /* 402 */
    {"aten::logspace", NULL}, /* 403 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 404 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 405 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 406 */
    {"aten::logsumexp", NULL}, /* 407 */
    {"aten::lt.Scalar_out", NULL}, /* 408 */
    {"aten::lt.Tensor_out", NULL}, /* 409 */
    {"aten::lu_solve", NULL}, /* 410 */
    {"aten::lu_unpack", NULL}, /* 411 */
    {"aten::masked_fill.Scalar", NULL}, /* 412 */
    {"aten::masked_fill.Tensor", NULL}, /* 413 */
    {"aten::masked_scatter", NULL}, /* 414 */
    {"aten::matrix_power", NULL}, /* 415 */
    {"aten::max", NULL}, /* 416 */
    {"aten::max.dim_max", NULL}, /* 417 */
    {"aten::max_pool2d_with_indices", NULL}, /* 418 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 419 */
    {"aten::max_pool3d_with_indices", NULL}, /* 420 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 421 */
    {"aten::max_unpool2d", NULL}, /* 422 */
    {"aten::max_unpool3d", NULL}, /* 423 */
    {"aten::maximum.out", NULL}, /* 424 */
    {"aten::mean", NULL}, /* 425 */
    {"aten::mean.out", NULL}, /* 426 */
    {"aten::median", NULL}, /* 427 */
    {"aten::median.dim", NULL}, /* 428 */
    {"aten::min", NULL}, /* 429 */
    {"aten::min.dim_min", NULL}, /* 430 */
    {"aten::minimum.out", NULL}, /* 431 */
    {"aten::mish.out", NULL}, /* 432 */
    {"aten::mkldnn_rnn_layer", NULL}, /* 433 */
    {"aten::mm.out", NULL}, /* 434 */
    {"aten::mode", NULL}, /* 435 */
    {"aten::mse_loss", NULL}, /* 436 */
    {"aten::mse_loss_backward", NULL}, /* 437 */
    {"aten::mul.Scalar", NULL}, /* 438 */
    {"aten::mul.out", NULL}, /* 439 */
    {"aten::multi_margin_loss", NULL}, /* 440 */
    {"aten::multi_margin_loss_backward", NULL}, /* 441 */
    {"aten::multilabel_margin_loss", NULL}, /* 442 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 443 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 444 */
    {"aten::multiply.Tensor", NULL}, /* 445 */
    {"aten::mv", NULL}, /* 446 */
    {"aten::nanmedian", NULL}, /* 447 */
    {"aten::nanmedian.dim", NULL}, /* 448 */
    {"aten::nanquantile", NULL}, /* 449 */
    {"aten::nanquantile.scalar", NULL}, /* 450 */
    {"aten::nansum", NULL}, /* 451 */
    {"aten::narrow_copy", NULL}, /* 452 */
    {"aten::native_batch_norm", NULL}, /* 453 */
    {"aten::native_batch_norm_backward", NULL}, /* 454 */
    {"aten::native_dropout", NULL}, /* 455 */
    {"aten::native_dropout_backward", NULL}, /* 456 */
    {"aten::native_group_norm", NULL}, /* 457 */
    {"aten::native_group_norm_backward", NULL}, /* 458 */
    {"aten::native_layer_norm", NULL}, /* 459 */
    {"aten::native_layer_norm_backward", NULL}, /* 460 */
    {"aten::ne.Scalar_out", NULL}, /* 461 */
    {"aten::ne.Tensor_out", NULL}, /* 462 */
    {"aten::neg.out", NULL}, /* 463 */
    {"aten::negative", NULL}, /* 464 */
    {"aten::new_empty", NULL}, /* 465 */
    {"aten::new_empty_strided", NULL}, /* 466 */
    {"aten::new_full", NULL}, /* 467 */
    {"aten::new_ones", NULL}, /* 468 */
    {"aten::new_zeros", NULL}, /* 469 */
    {"aten::nextafter.out", NULL}, /* 470 */
    {"aten::nll_loss", NULL}, /* 471 */
    {"aten::nll_loss2d", NULL}, /* 472 */
    {"aten::nll_loss2d_backward", NULL}, /* 473 */
    {"aten::nll_loss2d_forward", NULL}, /* 474 */
    {"aten::nll_loss_backward", NULL}, /* 475 */
    {"aten::nll_loss_forward", NULL}, /* 476 */
    {"aten::nonzero", NULL}, /* 477 */
    {"aten::nonzero_static", NULL}, /* 478 */
    {"aten::norm.Scalar", NULL}, /* 479 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 480 */
    {"aten::norm.dtype_out", NULL}, /* 481 */
    {"aten::norm.out", NULL}, /* 482 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 483 */
    {"aten::normal.Tensor_float", NULL}, /* 484 */
    {"aten::normal.float_Tensor", NULL}, /* 485 */
    {"aten::normal.float_float", NULL}, /* 486 */
    {"aten::normal_", NULL}, /* 487 */
    {"aten::normal_functional", NULL}, /* 488 */
    {"aten::not_equal.Scalar", NULL}, /* 489 */
    {"aten::not_equal.Tensor", NULL}, /* 490 */
    {"aten::nuclear_norm", NULL}, /* 491 */
    {"aten::nuclear_norm.dim", NULL}, /* 492 */
    {"aten::ones", NULL}, /* 493 */
    {"aten::ones_like", NULL}, /* 494 */
    {"aten::orgqr", NULL}, /* 495 */
    {"aten::ormqr", NULL}, /* 496 */
    {"aten::outer", NULL}, /* 497 */
    {"aten::permute", NULL}, /* 498 */
    {"aten::permute_copy", NULL}, /* 499 */
    {"aten::pixel_shuffle", NULL}, /* 500 */
    {"aten::pixel_unshuffle", NULL}, /* 501 */
    {"aten::poisson", NULL}, /* 502 */
    {"aten::polygamma.out", NULL}, /* 503 */
    {"aten::pow.Scalar_out", NULL}, /* 504 */
    {"aten::pow.Tensor_Scalar_out", NULL}, /* 505 */
    {"aten::pow.Tensor_Tensor_out", NULL}, /* 506 */
    {"aten::prod", NULL}, /* 507 */
    {"aten::prod.int_out", NULL}, /* 508 */
    {"aten::put", NULL}, /* 509 */
    {"aten::put_", NULL}, /* 510 */
    {"aten::qr", NULL}, /* 511 */
    {"aten::quantile", NULL}, /* 512 */
    {"aten::quantile.scalar", NULL}, /* 513 */
    {"aten::rad2deg", NULL}, /* 514 */
    {"aten::rand", NULL}, /* 515 */
    {"aten::rand.generator", NULL}, /* 516 */
    {"aten::rand_like", NULL}, /* 517 */
    {"aten::rand_like.generator", NULL}, /* 518 */
    {"aten::randint", NULL}, /* 519 */
    {"aten::randint.generator", NULL}, /* 520 */
    {"aten::randint.low", NULL}, /* 521 */
    {"aten::randint.low_generator", NULL}, /* 522 */
    {"aten::randint_like", NULL}, /* 523 */
    {"aten::randint_like.Tensor", NULL}, /* 524 */
    {"aten::randint_like.Tensor_generator", NULL}, /* 525 */
    {"aten::randint_like.generator", NULL}, /* 526 */
    {"aten::randint_like.low_dtype", NULL}, /* 527 */
    {"aten::randint_like.low_generator_dtype", NULL}, /* 528 */
    {"aten::randn", NULL}, /* 529 */
    {"aten::randn.generator", NULL}, /* 530 */
    {"aten::randn_like", NULL}, /* 531 */
    {"aten::randn_like.generator", NULL}, /* 532 */
    {"aten::random", NULL}, /* 533 */
    {"aten::random.from", NULL}, /* 534 */
    {"aten::random.to", NULL}, /* 535 */
    {"aten::random_", NULL}, /* 536 */
    {"aten::random_.from", NULL}, /* 537 */
    {"aten::random_.to", NULL}, /* 538 */
    {"aten::randperm", NULL}, /* 539 */
    {"aten::randperm.generator", NULL}, /* 540 */
    {"aten::range", NULL}, /* 541 */
    {"aten::range.step", NULL}, /* 542 */
    {"aten::reciprocal.out", NULL}, /* 543 */
    {"aten::reflection_pad1d", NULL}, /* 544 */
    {"aten::reflection_pad1d_backward", NULL}, /* 545 */
    {"aten::reflection_pad2d", NULL}, /* 546 */
    {"aten::reflection_pad2d_backward", NULL}, /* 547 */
    {"aten::reflection_pad3d", NULL}, /* 548 */
    {"aten::reflection_pad3d_backward", NULL}, /* 549 */
    {"aten::relu", NULL}, /* 550 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 551 */
    {"aten::remainder.Tensor_out", NULL}, /* 552 */
    {"aten::renorm.out", NULL}, /* 553 */
    {"aten::repeat", NULL}, /* 554 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 555 */
    {"aten::replication_pad1d", NULL}, /* 556 */
    {"aten::replication_pad1d_backward", NULL}, /* 557 */
    {"aten::replication_pad2d", NULL}, /* 558 */
    {"aten::replication_pad2d_backward", NULL}, /* 559 */
    {"aten::replication_pad3d", NULL}, /* 560 */
    {"aten::replication_pad3d_backward", NULL}, /* 561 */
    {"aten::resize", NULL}, /* 562 */
    {"aten::resize_", NULL}, /* 563 */
    {"aten::resize_as", NULL}, /* 564 */
    {"aten::resize_as_", NULL}, /* 565 */
    {"aten::roll", NULL}, /* 566 */
    {"aten::rot90", NULL}, /* 567 */
    {"aten::round.decimals_out", NULL}, /* 568 */
    {"aten::round.out", NULL}, /* 569 */
    {"aten::row_stack", NULL}, /* 570 */
    {"aten::rrelu_with_noise", NULL}, /* 571 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 572 */
    {"aten::rsqrt.out", NULL}, /* 573 */
    {"aten::rsub.Scalar", NULL}, /* 574 */
    {"aten::rsub.Tensor", NULL}, /* 575 */
    {"aten::scalar_tensor", NULL}, /* 576 */
    {"aten::scatter.reduce_out", NULL}, /* 577 */
    {"aten::scatter.src_out", NULL}, /* 578 */
    {"aten::scatter.value_out", NULL}, /* 579 */
    {"aten::scatter.value_reduce_out", NULL}, /* 580 */
    {"aten::scatter_add.out", NULL}, /* 581 */
    {"aten::scatter_reduce.two_out", NULL}, /* 582 */
    {"aten::searchsorted.Scalar", NULL}, /* 583 */
    {"aten::searchsorted.Tensor", NULL}, /* 584 */
    {"aten::segment_reduce", NULL}, /* 585 */
    {"aten::select.int", NULL}, /* 586 */
    {"aten::select_backward", NULL}, /* 587 */
    {"aten::select_copy.int", NULL}, /* 588 */
    {"aten::select_scatter", NULL}, /* 589 */
    {"aten::set", NULL}, /* 590 */
    {"aten::set.source_Tensor", NULL}, /* 591 */
    {"aten::set_", NULL}, /* 592 */
    {"aten::set_.source_Tensor", NULL}, /* 593 */
    {"aten::sgn.out", NULL}, /* 594 */
    {"aten::sigmoid.out", NULL}, /* 595 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 596 */
    {"aten::sign.out", NULL}, /* 597 */
    {"aten::signbit.out", NULL}, /* 598 */
    {"aten::silu.out", NULL}, /* 599 */
    {"aten::silu_backward.grad_input", NULL}, /* 600 */
    {"aten::sin.out", NULL}, /* 601 */
    {"aten::sinc.out", NULL}, /* 602 */
    {"aten::sinh.out", NULL}, /* 603 */
    {"aten::slice.Tensor", NULL}, /* 604 */
    {"aten::slice_backward", NULL}, /* 605 */
    {"aten::slice_copy.Tensor", NULL}, /* 606 */
    {"aten::slice_scatter", NULL}, /* 607 */
    {"aten::slogdet", NULL}, /* 608 */
    {"aten::slow_conv3d", NULL}, /* 609 */
    {"aten::slow_conv3d_forward", NULL}, /* 610 */
    {"aten::slow_conv_dilated2d", NULL}, /* 611 */
    {"aten::slow_conv_dilated3d", NULL}, /* 612 */
    {"aten::slow_conv_transpose3d", NULL}, /* 613 */
    {"aten::smooth_l1_loss", NULL}, /* 614 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 615 */
    {"aten::soft_margin_loss", NULL}, /* 616 */
    {"aten::soft_margin_loss_backward", NULL}, /* 617 */
    {"aten::softmax.int", NULL}, /* 618 */
    {"aten::softplus.out", NULL}, /* 619 */
    {"aten::softplus_backward.grad_input", NULL}, /* 620 */
    {"aten::softshrink.out", NULL}, /* 621 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 622 */
    {"aten::sort", NULL}, /* 623 */
    {"aten::sort.values_stable", NULL}, /* 624 */
    {"aten::special_airy_ai.out", NULL}, /* 625 */
    {"aten::special_bessel_j0.out", NULL}, /* 626 */
    {"aten::special_bessel_j1.out", NULL}, /* 627 */
    {"aten::special_bessel_y0.out", NULL}, /* 628 */
    {"aten::special_bessel_y1.out", NULL}, /* 629 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 630 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 631 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 632 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 633 */
    {"aten::special_digamma", NULL}, /* 634 */
    {"aten::special_entr.out", NULL}, /* 635 */
    {"aten::special_erf", NULL}, /* 636 */
    {"aten::special_erfc", NULL}, /* 637 */
    {"aten::special_erfcx.out", NULL}, /* 638 */
    {"aten::special_erfinv", NULL}, /* 639 */
    {"aten::special_exp2", NULL}, /* 640 */
    {"aten::special_expit", NULL}, /* 641 */
    {"aten::special_expm1", NULL}, /* 642 */
    {"aten::special_gammainc", NULL}, /* 643 */
    {"aten::special_gammaincc", NULL}, /* 644 */
    {"aten::special_gammaln", NULL}, /* 645 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 646 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 647 */
    {"aten::special_i0", NULL}, /* 648 */
    {"aten::special_i0e.out", NULL}, /* 649 */
    {"aten::special_i1.out", NULL}, /* 650 */
    {"aten::special_i1e.out", NULL}, /* 651 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 652 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 653 */
    {"aten::special_log1p", NULL}, /* 654 */
    {"aten::special_log_ndtr.out", NULL}, /* 655 */
    {"aten::special_logit", NULL}, /* 656 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 657 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 658 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 659 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 660 */
    {"aten::special_multigammaln", NULL}, /* 661 */
    {"aten::special_ndtri.out", NULL}, /* 662 */
    {"aten::special_polygamma", NULL}, /* 663 */
    {"aten::special_psi", NULL}, /* 664 */
    {"aten::special_round", NULL}, /* 665 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 666 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 667 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 668 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 669 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 670 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 671 */
    {"aten::special_sinc", NULL}, /* 672 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 673 */
    {"aten::special_xlog1py.out", NULL}, /* 674 */
    {"aten::special_xlogy", NULL}, /* 675 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 676 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 677 */
    {"aten::special_zeta.out", NULL}, /* 678 */
    {"aten::split.Tensor", NULL}, /* 679 */
    {"aten::split_copy.Tensor", NULL}, /* 680 */
    {"aten::split_with_sizes", NULL}, /* 681 */
    {"aten::split_with_sizes_copy", NULL}, /* 682 */
    {"aten::sqrt.out", NULL}, /* 683 */
    {"aten::squeeze", NULL}, /* 684 */
    {"aten::squeeze.dim", NULL}, /* 685 */
    {"aten::squeeze.dims", NULL}, /* 686 */
    {"aten::squeeze_copy", NULL}, /* 687 */
    {"aten::squeeze_copy.dim", NULL}, /* 688 */
    {"aten::squeeze_copy.dims", NULL}, /* 689 */
    {"aten::stack", NULL}, /* 690 */
    {"aten::std.correction", NULL}, /* 691 */
    {"aten::std.dim", NULL}, /* 692 */
    {"aten::std_mean.correction", NULL}, /* 693 */
    {"aten::sub.Scalar", NULL}, /* 694 */
    {"aten::sub.out", NULL}, /* 695 */
    {"aten::subtract.Tensor", NULL}, /* 696 */
    {"aten::sum", NULL}, /* 697 */
    {"aten::sum.IntList_out", NULL}, /* 698 */
    {"aten::svd", NULL}, /* 699 */
    {"aten::t", NULL}, /* 700 */
    {"aten::t_copy", NULL}, /* 701 */
    {"aten::take_along_dim", NULL}, /* 702 */
    {"aten::tan.out", NULL}, /* 703 */
    {"aten::tanh.out", NULL}, /* 704 */
    {"aten::tanh_backward.grad_input", NULL}, /* 705 */
    {"aten::tensordot", NULL}, /* 706 */
    {"aten::thnn_conv2d", NULL}, /* 707 */
    {"aten::threshold.out", NULL}, /* 708 */
    {"aten::threshold_backward.grad_input", NULL}, /* 709 */
    {"aten::topk.values", NULL}, /* 710 */
    {"aten::trace", NULL}, /* 711 */
    {"aten::transpose.int", NULL}, /* 712 */
    {"aten::transpose_copy.int", NULL}, /* 713 */
    {"aten::triangular_solve", NULL}, /* 714 */
    {"aten::tril.out", NULL}, /* 715 */
    {"aten::tril_indices", NULL}, /* 716 */
    {"aten::triu.out", NULL}, /* 717 */
    {"aten::triu_indices", NULL}, /* 718 */
    {"aten::true_divide.Tensor", NULL}, /* 719 */
    {"aten::trunc.out", NULL}, /* 720 */
    {"aten::unbind.int", NULL}, /* 721 */
    {"aten::unbind_copy.int", NULL}, /* 722 */
    {"aten::unfold", NULL}, /* 723 */
    {"aten::unfold_backward", NULL}, /* 724 */
    {"aten::unfold_copy", NULL}, /* 725 */
    {"aten::uniform", NULL}, /* 726 */
    {"aten::uniform_", NULL}, /* 727 */
    {"aten::unique_consecutive", NULL}, /* 728 */
    {"aten::unique_dim", NULL}, /* 729 */
    {"aten::unique_dim_consecutive", NULL}, /* 730 */
    {"aten::unsafe_split.Tensor", NULL}, /* 731 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 732 */
    {"aten::unsqueeze", NULL}, /* 733 */
    {"aten::unsqueeze_copy", NULL}, /* 734 */
    {"aten::upsample_bicubic2d", NULL}, /* 735 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 736 */
    {"aten::upsample_bilinear2d", NULL}, /* 737 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 738 */
    {"aten::upsample_linear1d", NULL}, /* 739 */
    {"aten::upsample_linear1d_backward", NULL}, /* 740 */
    {"aten::upsample_nearest1d", NULL}, /* 741 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 742 */
    {"aten::upsample_nearest2d", NULL}, /* 743 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 744 */
    {"aten::upsample_nearest3d", NULL}, /* 745 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 746 */
    {"aten::upsample_trilinear3d", NULL}, /* 747 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 748 */
    {"aten::var.correction", NULL}, /* 749 */
    {"aten::var.dim", NULL}, /* 750 */
    {"aten::var_mean.correction", NULL}, /* 751 */
    {"aten::vdot", NULL}, /* 752 */
    {"aten::view.dtype", NULL}, /* 753 */
    {"aten::view_as_complex", NULL}, /* 754 */
    {"aten::view_as_complex_copy", NULL}, /* 755 */
    {"aten::view_as_real", NULL}, /* 756 */
    {"aten::view_as_real_copy", NULL}, /* 757 */
    {"aten::view_copy", NULL}, /* 758 */
    {"aten::view_copy.dtype", NULL}, /* 759 */
    {"aten::vstack", NULL}, /* 760 */
    {"aten::xlogy.OutTensor", NULL}, /* 761 */
    {"aten::zero", NULL}, /* 762 */
    {"aten::zero_", NULL}, /* 763 */
    {"aten::zeros", NULL}, /* 764 */
    {"aten::zeros_like", NULL}, /* 765 */
    {NULL, NULL},
};

const uint32_t tni_num_builtins = 2198;

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
    {12236, 12300, 115, 1, 3, 0x0}, /* aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams */
    {12499, 12567, 116, 1, 0, 0x20}, /* aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out */
    {12803, 12818, 117, 2, 3, 0x0}, /* aten::_fft_c2c */
    {12903, 12922, 119, 2, 3, 0x0}, /* aten::_fft_c2c.out */
    {13034, 13049, 121, 2, 3, 0x1}, /* aten::_fft_c2r */
    {13139, 13158, 123, 2, 3, 0x0}, /* aten::_fft_c2r.out */
    {13275, 13290, 125, 2, 3, 0x1}, /* aten::_fft_r2c */
    {13373, 13392, 127, 2, 3, 0x0}, /* aten::_fft_r2c.out */
    {13502, 13524, 129, 1, 3, 0x0}, /* aten::_fused_rms_norm */
    {13632, 13656, 130, 2, 3, 0x2000}, /* aten::_fused_sdp_choice */
    {13839, 13857, 132, 2, 3, 0x0}, /* aten::_grouped_mm */
    {13977, 14006, 134, 2, 3, 0x0}, /* aten::_histogramdd_bin_edges */
    {14137, 14170, 136, 1, 0, 0x20}, /* aten::_histogramdd_bin_edges.out */
    {14317, 14349, 137, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_cts */
    {14481, 14517, 139, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_cts.out */
    {14673, 14709, 140, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_tensors */
    {14827, 14867, 142, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_tensors.out */
    {15009, 15031, 143, 1, 0, 0x20}, /* aten::_index_put_impl */
    {15152, 15178, 144, 1, 0, 0x20}, /* aten::_index_put_impl.out */
    {15326, 15349, 145, 2, 1, 0x0}, /* aten::_index_put_impl_ */
    {15479, 15493, 147, 2, 3, 0x0}, /* aten::_int_mm */
    {15543, 15561, 149, 2, 3, 0x0}, /* aten::_int_mm.out */
    {15638, 15657, 151, 1, 3, 0x0}, /* aten::_is_all_true */
    {15699, 15718, 152, 1, 3, 0x0}, /* aten::_is_any_true */
    {15760, 15787, 153, 2, 3, 0x0}, /* aten::_linalg_check_errors */
    {15866, 15884, 155, 2, 3, 0x0}, /* aten::_linalg_det */
    {15957, 15982, 157, 2, 3, 0x0}, /* aten::_linalg_det.result */
    {16130, 16149, 159, 2, 3, 0x0}, /* aten::_linalg_eigh */
    {16258, 16289, 161, 2, 3, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {16470, 16492, 163, 2, 3, 0x0}, /* aten::_linalg_eigvals */
    {16537, 16559, 165, 2, 3, 0x0}, /* aten::_linalg_slogdet */
    {16652, 16679, 167, 2, 3, 0x0}, /* aten::_linalg_slogdet.sign */
    {16869, 16892, 169, 2, 3, 0x0}, /* aten::_linalg_solve_ex */
    {17037, 17067, 171, 2, 3, 0x0}, /* aten::_linalg_solve_ex.result */
    {17305, 17323, 173, 2, 3, 0x0}, /* aten::_linalg_svd */
    {17455, 17475, 175, 2, 3, 0x0}, /* aten::_linalg_svd.U */
    {17664, 17690, 177, 1, 3, 0x5}, /* aten::_local_scalar_dense */
    {17739, 17758, 178, 3, 3, 0x1}, /* aten::_log_softmax */
    {17829, 17852, 181, 2, 3, 0x0}, /* aten::_log_softmax.out */
    {17950, 17983, 183, 3, 3, 0x0}, /* aten::_log_softmax_backward_data */
    {18094, 18131, 186, 2, 3, 0x0}, /* aten::_log_softmax_backward_data.out */
    {18269, 18289, 188, 2, 3, 0x0}, /* aten::_logcumsumexp */
    {18341, 18365, 190, 2, 3, 0x0}, /* aten::_logcumsumexp.out */
    {18444, 18464, 192, 1, 3, 0x0}, /* aten::_lu_with_info */
    {18581, 18612, 193, 2, 3, 0x1}, /* aten::_native_batch_norm_legit */
    {18806, 18846, 195, 2, 3, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {19000, 19044, 197, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {19279, 19314, 199, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.out */
    {19589, 19631, 201, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {19877, 19920, 202, 1, 3, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {20103, 20150, 203, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {20403, 20419, 204, 1, 3, 0x0}, /* aten::_neg_view */
    {20464, 20485, 205, 1, 3, 0x80000}, /* aten::_neg_view_copy */
    {20529, 20554, 206, 1, 0, 0x80020}, /* aten::_neg_view_copy.out */
    {20625, 20647, 207, 2, 3, 0x0}, /* aten::_pdist_backward */
    {20728, 20754, 209, 1, 0, 0x20}, /* aten::_pdist_backward.out */
    {20862, 20883, 210, 2, 3, 0x1}, /* aten::_pdist_forward */
    {20938, 20963, 212, 1, 0, 0x20}, /* aten::_pdist_forward.out */
    {21046, 21066, 213, 2, 3, 0x0}, /* aten::_prelu_kernel */
    {21124, 21153, 215, 2, 3, 0x0}, /* aten::_prelu_kernel_backward */
    {21250, 21271, 217, 2, 0, 0x0}, /* aten::_reshape_alias */
    {21353, 21379, 219, 1, 3, 0x80000}, /* aten::_reshape_alias_copy */
    {21460, 21490, 220, 1, 0, 0x80020}, /* aten::_reshape_alias_copy.out */
    {21598, 21618, 221, 1, 3, 0x0}, /* aten::_safe_softmax */
    {21694, 21735, 222, 1, 3, 0x2000}, /* aten::_scaled_dot_product_attention_math */
    {21975, 22025, 223, 2, 3, 0x2000}, /* aten::_scaled_dot_product_flash_attention_for_cpu */
    {22241, 22300, 225, 2, 1, 0x0}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward */
    {22584, 22601, 227, 2, 3, 0x400}, /* aten::_scaled_mm */
    {22787, 22808, 229, 2, 3, 0x400}, /* aten::_scaled_mm.out */
    {23021, 23052, 231, 2, 3, 0x0}, /* aten::_segment_reduce_backward */
    {23227, 23262, 233, 1, 0, 0x20}, /* aten::_segment_reduce_backward.out */
    {23461, 23501, 234, 2, 3, 0x0}, /* aten::_slow_conv2d_backward.output_mask */
    {23731, 23775, 236, 1, 0, 0x20}, /* aten::_slow_conv2d_backward.output_mask_out */
    {24042, 24069, 237, 2, 3, 0x0}, /* aten::_slow_conv2d_forward */
    {24208, 24242, 239, 2, 3, 0x0}, /* aten::_slow_conv2d_forward.output */
    {24414, 24429, 241, 3, 3, 0x1}, /* aten::_softmax */
    {24496, 24515, 244, 2, 3, 0x0}, /* aten::_softmax.out */
    {24609, 24638, 246, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {24745, 24778, 249, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {24919, 24964, 251, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {25162, 25208, 252, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {25436, 25451, 253, 1, 0, 0x1}, /* aten::_to_copy */
    {25640, 25659, 254, 1, 0, 0x20}, /* aten::_to_copy.out */
    {25783, 25800, 255, 1, 3, 0x0}, /* aten::_trilinear */
    {25937, 25958, 256, 1, 0, 0x20}, /* aten::_trilinear.out */
    {26122, 26136, 257, 2, 3, 0x8}, /* aten::_unique */
    {26228, 26246, 259, 1, 0, 0x20}, /* aten::_unique.out */
    {26387, 26402, 260, 2, 3, 0x8}, /* aten::_unique2 */
    {26529, 26548, 262, 1, 0, 0x20}, /* aten::_unique2.out */
    {26745, 26772, 263, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {26841, 26865, 264, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {26969, 26996, 265, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {27091, 27133, 266, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {27245, 27264, 267, 1, 3, 0x0}, /* aten::_unsafe_view */
    {27321, 27344, 268, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {27428, 27457, 269, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {27596, 27629, 271, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {27795, 27828, 273, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {27952, 27990, 274, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {28167, 28216, 276, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {28434, 28464, 278, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {28604, 28638, 280, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {28805, 28839, 282, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {28964, 29003, 283, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {29181, 29231, 285, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {29450, 29479, 287, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {29618, 29651, 289, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {29817, 29850, 291, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {29974, 30012, 292, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {30189, 30238, 294, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {30456, 30488, 296, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {30586, 30622, 298, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {30747, 30783, 300, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {30890, 30931, 301, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {31067, 31119, 303, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {31296, 31328, 305, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {31450, 31486, 307, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {31635, 31671, 309, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {31778, 31819, 310, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {31979, 32031, 312, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {32232, 32264, 314, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {32408, 32444, 316, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {32615, 32651, 318, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {32758, 32799, 319, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {32981, 33033, 321, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {33256, 33290, 323, 2, 3, 0x0}, /* aten::_weight_int4pack_mm_for_cpu */
    {33399, 33425, 325, 2, 3, 0x0}, /* aten::_weight_int8pack_mm */
    {33502, 33512, 327, 2, 1, 0x10001}, /* aten::abs */
    {33545, 33559, 329, 2, 1, 0x10000}, /* aten::abs.out */
    {33619, 33630, 331, 2, 1, 0x0}, /* aten::abs_ */
    {33672, 33687, 333, 1, 1, 0x0}, /* aten::absolute */
    {33725, 33744, 334, 1, 1, 0x0}, /* aten::absolute.out */
    {33809, 33825, 335, 1, 1, 0x0}, /* aten::absolute_ */
    {33872, 33883, 336, 3, 1, 0x10001}, /* aten::acos */
    {33917, 33932, 339, 2, 1, 0x10000}, /* aten::acos.out */
    {33993, 34005, 341, 3, 1, 0x10000}, /* aten::acos_ */
    {34048, 34060, 344, 3, 3, 0x10001}, /* aten::acosh */
    {34095, 34111, 347, 2, 3, 0x10000}, /* aten::acosh.out */
    {34173, 34186, 349, 3, 3, 0x10000}, /* aten::acosh_ */
    {34230, 34256, 352, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {34325, 34351, 353, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {34423, 34453, 354, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {34552, 34578, 356, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {34650, 34680, 357, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {34779, 34805, 359, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {34884, 34910, 360, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {34989, 35019, 362, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {35149, 35184, 364, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {35278, 35324, 366, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {35459, 35485, 368, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {35564, 35594, 370, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {35724, 35759, 372, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {35853, 35899, 374, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {36034, 36051, 376, 1, 1, 0x10001}, /* aten::add.Scalar */
    {36121, 36142, 377, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {36239, 36256, 378, 3, 1, 0x10001}, /* aten::add.Tensor */
    {36329, 36343, 381, 2, 1, 0x10000}, /* aten::add.out */
    {36433, 36451, 383, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {36530, 36548, 384, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {36630, 36643, 387, 2, 3, 0x0}, /* aten::addbmm */
    {36743, 36760, 389, 2, 3, 0x0}, /* aten::addbmm.out */
    {36884, 36898, 391, 2, 3, 0x0}, /* aten::addbmm_ */
    {37007, 37021, 393, 3, 1, 0x10000}, /* aten::addcdiv */
    {37109, 37127, 396, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {37239, 37254, 398, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {37351, 37365, 401, 3, 1, 0x10000}, /* aten::addcmul */
    {37453, 37471, 404, 2, 1, 0x10000}, /* aten::addcmul.out */
    {37583, 37598, 406, 3, 1, 0x10000}, /* aten::addcmul_ */
    {37695, 37707, 409, 3, 3, 0x1}, /* aten::addmm */
    {37802, 37818, 412, 2, 3, 0x0}, /* aten::addmm.out */
    {37937, 37950, 414, 3, 3, 0x0}, /* aten::addmm_ */
    {38054, 38066, 417, 3, 3, 0x0}, /* aten::addmv */
    {38159, 38175, 420, 2, 3, 0x0}, /* aten::addmv.out */
    {38292, 38305, 422, 3, 3, 0x0}, /* aten::addmv_ */
    {38407, 38418, 425, 1, 3, 0x0}, /* aten::addr */
    {38512, 38527, 426, 1, 3, 0x0}, /* aten::addr.out */
    {38645, 38657, 427, 1, 3, 0x0}, /* aten::addr_ */
    {38760, 38774, 428, 1, 3, 0x0}, /* aten::adjoint */
    {38817, 38845, 429, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {38932, 38964, 430, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {39078, 39115, 431, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {39210, 39222, 432, 1, 3, 0x1}, /* aten::alias */
    {39263, 39280, 433, 1, 3, 0x80000}, /* aten::alias_copy */
    {39320, 39341, 434, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {39408, 39418, 435, 3, 1, 0x40000}, /* aten::all */
    {39451, 39469, 438, 2, 1, 0x40000}, /* aten::all.all_out */
    {39533, 39547, 440, 3, 1, 0x40000}, /* aten::all.dim */
    {39613, 39628, 443, 3, 1, 0x40000}, /* aten::all.dims */
    {39703, 39722, 446, 2, 1, 0x40000}, /* aten::all.dims_out */
    {39824, 39838, 448, 2, 1, 0x40000}, /* aten::all.out */
    {39927, 39942, 450, 1, 3, 0x4}, /* aten::allclose */
    {40050, 40070, 451, 1, 3, 0x2100}, /* aten::alpha_dropout */
    {40135, 40156, 452, 1, 3, 0x2000}, /* aten::alpha_dropout_ */
    {40229, 40240, 453, 3, 3, 0x40001}, /* aten::amax */
    {40309, 40324, 456, 2, 3, 0x40000}, /* aten::amax.out */
    {40420, 40431, 458, 3, 3, 0x40001}, /* aten::amin */
    {40500, 40515, 461, 2, 3, 0x40000}, /* aten::amin.out */
    {40611, 40625, 463, 3, 1, 0x40000}, /* aten::aminmax */
    {40718, 40736, 466, 2, 1, 0x40000}, /* aten::aminmax.out */
    {40873, 40885, 468, 2, 1, 0x10000}, /* aten::angle */
    {40920, 40936, 470, 2, 1, 0x10000}, /* aten::angle.out */
    {40998, 41008, 472, 3, 1, 0x40001}, /* aten::any */
    {41041, 41059, 475, 2, 1, 0x40000}, /* aten::any.all_out */
    {41123, 41137, 477, 3, 1, 0x40001}, /* aten::any.dim */
    {41203, 41218, 480, 3, 1, 0x40001}, /* aten::any.dims */
    {41293, 41312, 483, 2, 1, 0x40000}, /* aten::any.dims_out */
    {41414, 41428, 485, 2, 1, 0x40000}, /* aten::any.out */
    {41517, 41530, 487, 2, 3, 0x0}, /* aten::arange */
    {41657, 41674, 489, 1, 3, 0x0}, /* aten::arange.out */
    {41736, 41755, 490, 2, 3, 0x0}, /* aten::arange.start */
    {41902, 41925, 492, 2, 3, 0x0}, /* aten::arange.start_out */
    {42022, 42046, 494, 2, 3, 0x1}, /* aten::arange.start_step */
    {42213, 42226, 496, 1, 3, 0x0}, /* aten::arccos */
    {42262, 42279, 497, 1, 3, 0x0}, /* aten::arccos.out */
    {42342, 42356, 498, 1, 3, 0x0}, /* aten::arccos_ */
    {42401, 42415, 499, 1, 3, 0x0}, /* aten::arccosh */
    {42452, 42470, 500, 1, 3, 0x0}, /* aten::arccosh.out */
    {42534, 42549, 501, 1, 3, 0x0}, /* aten::arccosh_ */
    {42595, 42608, 502, 1, 3, 0x0}, /* aten::arcsin */
    {42644, 42661, 503, 1, 3, 0x0}, /* aten::arcsin.out */
    {42724, 42738, 504, 1, 3, 0x0}, /* aten::arcsin_ */
    {42783, 42797, 505, 1, 3, 0x0}, /* aten::arcsinh */
    {42834, 42852, 506, 1, 3, 0x0}, /* aten::arcsinh.out */
    {42916, 42931, 507, 1, 3, 0x0}, /* aten::arcsinh_ */
    {42977, 42990, 508, 1, 3, 0x0}, /* aten::arctan */
    {43026, 43043, 509, 1, 3, 0x0}, /* aten::arctan.out */
    {43106, 43120, 510, 1, 3, 0x0}, /* aten::arctan2 */
    {43171, 43189, 511, 1, 1, 0x0}, /* aten::arctan2.out */
    {43267, 43282, 512, 1, 3, 0x0}, /* aten::arctan2_ */
    {43342, 43356, 513, 1, 3, 0x0}, /* aten::arctan_ */
    {43401, 43415, 514, 1, 3, 0x0}, /* aten::arctanh */
    {43452, 43470, 515, 1, 3, 0x0}, /* aten::arctanh.out */
    {43534, 43549, 516, 1, 3, 0x0}, /* aten::arctanh_ */
    {43595, 43608, 517, 3, 1, 0x40001}, /* aten::argmax */
    {43679, 43696, 520, 2, 3, 0x40000}, /* aten::argmax.out */
    {43794, 43807, 522, 3, 1, 0x40001}, /* aten::argmin */
    {43878, 43895, 525, 2, 3, 0x40000}, /* aten::argmin.out */
    {43993, 44007, 527, 1, 1, 0x0}, /* aten::argsort */
    {44079, 44100, 528, 1, 1, 0x0}, /* aten::argsort.stable */
    {44195, 44220, 529, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {44339, 44354, 530, 1, 3, 0x8}, /* aten::argwhere */
    {44392, 44409, 531, 2, 0, 0x1}, /* aten::as_strided */
    {44516, 44534, 533, 1, 0, 0x80}, /* aten::as_strided_ */
    {44644, 44666, 534, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {44772, 44798, 535, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {44931, 44956, 536, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {45077, 45106, 537, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {45254, 45265, 538, 3, 1, 0x10001}, /* aten::asin */
    {45299, 45314, 541, 2, 1, 0x10000}, /* aten::asin.out */
    {45375, 45387, 543, 3, 1, 0x10000}, /* aten::asin_ */
    {45430, 45442, 546, 3, 3, 0x10001}, /* aten::asinh */
    {45477, 45493, 549, 2, 3, 0x10000}, /* aten::asinh.out */
    {45555, 45568, 551, 3, 3, 0x10000}, /* aten::asinh_ */
    {45612, 45623, 554, 3, 1, 0x10001}, /* aten::atan */
    {45657, 45672, 557, 2, 1, 0x10000}, /* aten::atan.out */
    {45733, 45745, 559, 3, 1, 0x10001}, /* aten::atan2 */
    {45794, 45810, 562, 2, 1, 0x10001}, /* aten::atan2.out */
    {45886, 45899, 564, 3, 1, 0x10000}, /* aten::atan2_ */
    {45957, 45969, 567, 3, 1, 0x10000}, /* aten::atan_ */
    {46012, 46024, 570, 3, 3, 0x10001}, /* aten::atanh */
    {46059, 46075, 573, 2, 3, 0x10000}, /* aten::atanh.out */
    {46137, 46150, 575, 3, 3, 0x10000}, /* aten::atanh_ */
    {46194, 46211, 578, 1, 3, 0x100}, /* aten::atleast_1d */
    {46251, 46277, 579, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {46333, 46350, 580, 1, 3, 0x100}, /* aten::atleast_2d */
    {46390, 46416, 581, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {46472, 46489, 582, 1, 3, 0x100}, /* aten::atleast_3d */
    {46529, 46555, 583, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {46611, 46628, 584, 1, 3, 0x1}, /* aten::avg_pool1d */
    {46775, 46792, 585, 2, 3, 0x1}, /* aten::avg_pool2d */
    {46967, 46988, 587, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {47190, 47216, 589, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {47399, 47436, 591, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {47660, 47677, 593, 2, 3, 0x1}, /* aten::avg_pool3d */
    {47852, 47873, 595, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {48075, 48101, 597, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {48284, 48321, 599, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {48545, 48559, 601, 3, 3, 0x0}, /* aten::baddbmm */
    {48660, 48678, 604, 2, 3, 0x0}, /* aten::baddbmm.out */
    {48803, 48818, 606, 3, 3, 0x0}, /* aten::baddbmm_ */
    {48928, 48950, 609, 2, 3, 0x0}, /* aten::bartlett_window */
    {49093, 49119, 611, 1, 0, 0x20}, /* aten::bartlett_window.out */
    {49197, 49228, 612, 2, 3, 0x0}, /* aten::bartlett_window.periodic */
    {49395, 49430, 614, 1, 0, 0x20}, /* aten::bartlett_window.periodic_out */
    {49532, 49549, 615, 1, 3, 0x100}, /* aten::batch_norm */
    {49725, 49751, 616, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {49992, 50022, 618, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {50145, 50179, 620, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {50351, 50367, 621, 1, 1, 0x2000}, /* aten::bernoulli */
    {50436, 50459, 622, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {50545, 50572, 623, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {50682, 50708, 624, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {50820, 50840, 625, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {50933, 50951, 627, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {51031, 51055, 628, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {51150, 51173, 630, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {51270, 51285, 632, 1, 3, 0x0}, /* aten::bilinear */
    {51374, 51401, 633, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {51507, 51538, 635, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {51671, 51707, 637, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {51842, 51889, 639, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {52065, 52104, 641, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {52247, 52290, 643, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {52457, 52472, 644, 2, 3, 0x8}, /* aten::bincount */
    {52552, 52571, 646, 1, 0, 0x20}, /* aten::bincount.out */
    {52678, 52693, 647, 2, 1, 0x2000}, /* aten::binomial */
    {52772, 52791, 649, 1, 0, 0x2020}, /* aten::binomial.out */
    {52897, 52922, 650, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {52984, 53016, 651, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {53085, 53121, 652, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {53217, 53246, 653, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {53335, 53360, 654, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {53422, 53451, 657, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {53540, 53566, 659, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {53637, 53663, 660, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {53734, 53773, 663, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {53849, 53892, 664, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {53995, 54027, 665, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {54096, 54135, 668, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {54211, 54254, 669, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {54357, 54393, 670, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {54489, 54522, 672, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {54600, 54640, 675, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {54725, 54743, 676, 3, 1, 0x10001}, /* aten::bitwise_not */
    {54784, 54806, 679, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {54874, 54893, 681, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {54943, 54967, 684, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {55028, 55059, 685, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {55127, 55162, 686, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {55257, 55285, 687, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {55373, 55397, 688, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {55458, 55486, 691, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {55574, 55599, 693, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {55669, 55694, 694, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {55764, 55804, 697, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {55881, 55925, 698, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {56029, 56062, 699, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {56132, 56172, 702, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {56249, 56293, 703, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {56397, 56434, 704, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {56531, 56565, 706, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {56644, 56685, 709, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {56771, 56796, 710, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {56858, 56890, 711, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {56959, 56995, 712, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {57091, 57120, 713, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {57209, 57234, 714, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {57296, 57325, 717, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {57414, 57440, 719, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {57511, 57537, 720, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {57608, 57630, 723, 2, 3, 0x0}, /* aten::blackman_window */
    {57773, 57799, 725, 1, 0, 0x20}, /* aten::blackman_window.out */
    {57877, 57908, 726, 2, 3, 0x0}, /* aten::blackman_window.periodic */
    {58075, 58110, 728, 1, 0, 0x20}, /* aten::blackman_window.periodic_out */
    {58212, 58229, 729, 1, 3, 0x0}, /* aten::block_diag */
    {58274, 58295, 730, 1, 0, 0x20}, /* aten::block_diag.out */
    {58367, 58377, 731, 3, 3, 0x1}, /* aten::bmm */
    {58423, 58437, 734, 2, 3, 0x0}, /* aten::bmm.out */
    {58510, 58534, 736, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {58588, 58607, 737, 1, 3, 0x0}, /* aten::broadcast_to */
    {58670, 58693, 738, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {58801, 58828, 740, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {58960, 58983, 741, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {59091, 59118, 743, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {59250, 59265, 745, 1, 3, 0x0}, /* aten::can_cast */
    {59321, 59342, 746, 1, 3, 0x100}, /* aten::cartesian_prod */
    {59391, 59401, 747, 3, 3, 0x1}, /* aten::cat */
    {59450, 59464, 750, 2, 3, 0x0}, /* aten::cat.out */
    {59540, 59553, 752, 1, 0, 0x2020}, /* aten::cauchy */
    {59652, 59669, 753, 1, 0, 0x2020}, /* aten::cauchy.out */
    {59792, 59806, 754, 2, 1, 0x2000}, /* aten::cauchy_ */
    {59912, 59924, 756, 1, 3, 0x0}, /* aten::cdist */
    {60003, 60014, 757, 3, 1, 0x10001}, /* aten::ceil */
    {60048, 60063, 760, 2, 1, 0x10000}, /* aten::ceil.out */
    {60124, 60136, 762, 3, 1, 0x10000}, /* aten::ceil_ */
    {60179, 60190, 765, 1, 1, 0x10000}, /* aten::celu */
    {60242, 60257, 766, 1, 0, 0x20}, /* aten::celu.out */
    {60335, 60347, 767, 1, 1, 0x10000}, /* aten::celu_ */
    {60408, 60430, 768, 2, 3, 0x0}, /* aten::channel_shuffle */
    {60490, 60516, 770, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {60603, 60618, 771, 2, 3, 0x0}, /* aten::cholesky */
    {60674, 60693, 773, 2, 3, 0x0}, /* aten::cholesky.out */
    {60776, 60799, 775, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {60863, 60890, 777, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {60981, 61002, 779, 2, 3, 0x0}, /* aten::cholesky_solve */
    {61079, 61104, 781, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {61208, 61220, 783, 1, 0, 0x0}, /* aten::chunk */
    {61291, 61303, 784, 3, 1, 0x10001}, /* aten::clamp */
    {61374, 61393, 787, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {61471, 61494, 790, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {61599, 61615, 792, 2, 1, 0x10000}, /* aten::clamp.out */
    {61713, 61726, 794, 3, 1, 0x10000}, /* aten::clamp_ */
    {61806, 61826, 797, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {61913, 61929, 800, 3, 1, 0x10000}, /* aten::clamp_max */
    {61980, 62003, 803, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {62061, 62088, 806, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {62173, 62193, 808, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {62271, 62288, 810, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {62348, 62372, 813, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {62439, 62455, 816, 3, 1, 0x10000}, /* aten::clamp_min */
    {62506, 62529, 819, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {62587, 62614, 822, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {62699, 62719, 824, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {62797, 62814, 826, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {62874, 62898, 829, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {62965, 62976, 832, 1, 3, 0x10000}, /* aten::clip */
    {63046, 63064, 833, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {63141, 63163, 834, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {63267, 63282, 835, 1, 3, 0x10000}, /* aten::clip.out */
    {63379, 63391, 836, 1, 3, 0x10000}, /* aten::clip_ */
    {63470, 63489, 837, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {63575, 63587, 838, 1, 3, 0x10001}, /* aten::clone */
    {63659, 63675, 839, 1, 0, 0x20}, /* aten::clone.out */
    {63771, 63784, 840, 2, 3, 0x1}, /* aten::col2im */
    {63911, 63928, 842, 2, 3, 0x0}, /* aten::col2im.out */
    {64082, 64101, 844, 1, 3, 0x0}, /* aten::column_stack */
    {64148, 64171, 845, 1, 3, 0x0}, /* aten::column_stack.out */
    {64245, 64264, 846, 1, 3, 0x0}, /* aten::combinations */
    {64344, 64358, 847, 2, 3, 0x0}, /* aten::complex */
    {64408, 64426, 849, 2, 3, 0x0}, /* aten::complex.out */
    {64503, 64516, 851, 1, 3, 0x0}, /* aten::concat */
    {64568, 64585, 852, 1, 3, 0x0}, /* aten::concat.out */
    {64664, 64682, 853, 1, 3, 0x0}, /* aten::concatenate */
    {64739, 64761, 854, 1, 3, 0x0}, /* aten::concatenate.out */
    {64845, 64856, 855, 1, 3, 0x0}, /* aten::conj */
    {64896, 64916, 856, 1, 3, 0x10100}, /* aten::conj_physical */
    {64959, 64983, 857, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {65053, 65074, 859, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {65126, 65148, 861, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {65223, 65249, 862, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {65351, 65368, 863, 1, 3, 0x0}, /* aten::contiguous */
    {65463, 65476, 864, 1, 3, 0x0}, /* aten::conv1d */
    {65627, 65648, 865, 1, 3, 0x0}, /* aten::conv1d.padding */
    {65807, 65820, 866, 1, 3, 0x0}, /* aten::conv2d */
    {65971, 65992, 867, 1, 3, 0x0}, /* aten::conv2d.padding */
    {66151, 66164, 868, 1, 3, 0x0}, /* aten::conv3d */
    {66315, 66336, 869, 1, 3, 0x0}, /* aten::conv3d.padding */
    {66495, 66518, 870, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {66707, 66736, 871, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {66931, 66960, 872, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {67155, 67173, 873, 2, 3, 0x1}, /* aten::convolution */
    {67355, 67377, 875, 1, 0, 0x20}, /* aten::convolution.out */
    {67586, 67613, 876, 2, 3, 0x1}, /* aten::convolution_backward */
    {67871, 67902, 878, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {68230, 68241, 879, 1, 3, 0x1}, /* aten::copy */
    {68312, 68327, 880, 1, 0, 0x20}, /* aten::copy.out */
    {68425, 68437, 881, 1, 0, 0x0}, /* aten::copy_ */
    {68517, 68539, 882, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {68598, 68624, 883, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {68710, 68732, 884, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {68791, 68810, 887, 2, 1, 0x10000}, /* aten::copysign.out */
    {68889, 68912, 889, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {68980, 69003, 890, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {69071, 69086, 893, 1, 3, 0x0}, /* aten::corrcoef */
    {69124, 69134, 894, 3, 1, 0x10001}, /* aten::cos */
    {69167, 69181, 897, 2, 1, 0x10000}, /* aten::cos.out */
    {69241, 69252, 899, 3, 1, 0x10000}, /* aten::cos_ */
    {69294, 69305, 902, 3, 1, 0x10001}, /* aten::cosh */
    {69339, 69354, 905, 2, 1, 0x10000}, /* aten::cosh.out */
    {69415, 69427, 907, 3, 1, 0x10000}, /* aten::cosh_ */
    {69470, 69498, 910, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {69619, 69643, 911, 1, 3, 0x0}, /* aten::cosine_similarity */
    {69727, 69747, 912, 1, 3, 0x40000}, /* aten::count_nonzero */
    {69805, 69837, 913, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {69903, 69939, 915, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {70032, 70056, 916, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {70141, 70151, 917, 1, 3, 0x0}, /* aten::cov */
    {70251, 70263, 918, 1, 3, 0x0}, /* aten::cross */
    {70327, 70343, 919, 1, 3, 0x0}, /* aten::cross.out */
    {70434, 70459, 920, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {70616, 70639, 921, 1, 3, 0x0}, /* aten::ctc_loss.IntList */
    {70808, 70830, 922, 1, 3, 0x0}, /* aten::ctc_loss.Tensor */
    {71000, 71013, 923, 1, 1, 0x0}, /* aten::cummax */
    {71083, 71100, 924, 2, 1, 0x0}, /* aten::cummax.out */
    {71224, 71237, 926, 1, 1, 0x0}, /* aten::cummin */
    {71307, 71324, 927, 2, 1, 0x0}, /* aten::cummin.out */
    {71448, 71462, 929, 3, 1, 0x0}, /* aten::cumprod */
    {71535, 71553, 932, 2, 1, 0x0}, /* aten::cumprod.out */
    {71650, 71665, 934, 3, 3, 0x0}, /* aten::cumprod_ */
    {71747, 71760, 937, 3, 1, 0x1}, /* aten::cumsum */
    {71832, 71849, 940, 2, 1, 0x0}, /* aten::cumsum.out */
    {71945, 71959, 942, 3, 3, 0x0}, /* aten::cumsum_ */
    {72040, 72070, 945, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {72148, 72177, 946, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {72251, 72265, 947, 1, 3, 0x10000}, /* aten::deg2rad */
    {72302, 72320, 948, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {72384, 72399, 949, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {72445, 72455, 950, 1, 3, 0x0}, /* aten::det */
    {72488, 72501, 951, 1, 3, 0x0}, /* aten::detach */
    {72543, 72557, 952, 1, 3, 0x80}, /* aten::detach_ */
    {72602, 72620, 953, 1, 3, 0x80000}, /* aten::detach_copy */
    {72661, 72683, 954, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {72751, 72762, 955, 1, 3, 0x0}, /* aten::diag */
    {72812, 72827, 956, 1, 3, 0x0}, /* aten::diag.out */
    {72904, 72921, 957, 1, 3, 0x0}, /* aten::diag_embed */
    {73001, 73022, 958, 1, 0, 0x20}, /* aten::diag_embed.out */
    {73129, 73144, 959, 1, 3, 0x0}, /* aten::diagflat */
    {73196, 73211, 960, 1, 3, 0x1}, /* aten::diagonal */
    {73293, 73317, 961, 1, 0, 0x0}, /* aten::diagonal_backward */
    {73425, 73453, 962, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {73588, 73608, 963, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {73689, 73713, 964, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {73821, 73844, 965, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {73940, 73967, 966, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {74090, 74101, 967, 1, 3, 0x0}, /* aten::diff */
    {74199, 74214, 968, 1, 3, 0x0}, /* aten::diff.out */
    {74339, 74353, 969, 3, 1, 0x10000}, /* aten::digamma */
    {74390, 74408, 972, 2, 1, 0x10000}, /* aten::digamma.out */
    {74472, 74487, 974, 3, 1, 0x10000}, /* aten::digamma_ */
    {74533, 74544, 977, 1, 1, 0x0}, /* aten::dist */
    {74604, 74619, 978, 1, 0, 0x20}, /* aten::dist.out */
    {74706, 74723, 979, 1, 1, 0x10001}, /* aten::div.Scalar */
    {74777, 74799, 980, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {74881, 74907, 981, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {75013, 75034, 982, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {75115, 75132, 983, 3, 1, 0x10001}, /* aten::div.Tensor */
    {75186, 75208, 986, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {75290, 75304, 989, 2, 1, 0x10000}, /* aten::div.out */
    {75378, 75397, 991, 2, 1, 0x10000}, /* aten::div.out_mode */
    {75496, 75514, 993, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {75577, 75600, 994, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {75691, 75709, 995, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {75772, 75795, 998, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {75886, 75906, 1001, 1, 3, 0x0}, /* aten::divide.Scalar */
    {75963, 75988, 1002, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {76073, 76093, 1003, 1, 3, 0x0}, /* aten::divide.Tensor */
    {76150, 76175, 1004, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {76260, 76277, 1005, 1, 3, 0x0}, /* aten::divide.out */
    {76354, 76376, 1006, 1, 3, 0x0}, /* aten::divide.out_mode */
    {76478, 76499, 1007, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {76565, 76591, 1008, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {76685, 76706, 1009, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {76772, 76798, 1010, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {76892, 76902, 1011, 2, 3, 0x0}, /* aten::dot */
    {76950, 76964, 1013, 1, 3, 0x0}, /* aten::dot.out */
    {77039, 77053, 1014, 1, 3, 0x2100}, /* aten::dropout */
    {77112, 77127, 1015, 1, 3, 0x2000}, /* aten::dropout_ */
    {77194, 77213, 1016, 1, 3, 0x0}, /* aten::dsplit.array */
    {77283, 77300, 1017, 1, 3, 0x0}, /* aten::dsplit.int */
    {77367, 77380, 1018, 1, 3, 0x0}, /* aten::dstack */
    {77421, 77438, 1019, 1, 3, 0x0}, /* aten::dstack.out */
    {77506, 77519, 1020, 1, 3, 0x0}, /* aten::einsum */
    {77595, 77605, 1021, 3, 1, 0x10001}, /* aten::elu */
    {77692, 77706, 1024, 2, 1, 0x0}, /* aten::elu.out */
    {77820, 77831, 1026, 3, 1, 0x10000}, /* aten::elu_ */
    {77927, 77946, 1029, 3, 3, 0x0}, /* aten::elu_backward */
    {78082, 78112, 1032, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {78289, 78305, 1034, 1, 3, 0x1}, /* aten::embedding */
    {78435, 78455, 1035, 1, 0, 0x20}, /* aten::embedding.out */
    {78612, 78637, 1036, 1, 3, 0x0}, /* aten::embedding_backward */
    {78779, 78799, 1037, 1, 3, 0x0}, /* aten::embedding_bag */
    {79029, 79061, 1038, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {79296, 79327, 1039, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {79469, 79504, 1041, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {79673, 79696, 1042, 1, 0, 0x20}, /* aten::embedding_renorm */
    {79791, 79818, 1043, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {79940, 79964, 1044, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {80068, 80094, 1046, 3, 3, 0x1}, /* aten::empty.memory_format */
    {80271, 80287, 1049, 1, 0, 0x0}, /* aten::empty.out */
    {80385, 80402, 1050, 1, 0, 0x0}, /* aten::empty_like */
    {80568, 80589, 1051, 1, 0, 0x20}, /* aten::empty_like.out */
    {80690, 80711, 1052, 2, 3, 0x0}, /* aten::empty_permuted */
    {80872, 80897, 1054, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {80993, 81013, 1055, 3, 3, 0x1}, /* aten::empty_strided */
    {81167, 81191, 1058, 1, 0, 0x20}, /* aten::empty_strided.out */
    {81280, 81296, 1059, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {81349, 81369, 1062, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {81449, 81465, 1064, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {81518, 81538, 1067, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {81618, 81635, 1069, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {81697, 81714, 1072, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {81776, 81788, 1075, 2, 3, 0x10004}, /* aten::equal */
    {81835, 81845, 1077, 3, 1, 0x10001}, /* aten::erf */
    {81878, 81892, 1080, 2, 1, 0x10000}, /* aten::erf.out */
    {81952, 81963, 1082, 3, 1, 0x10000}, /* aten::erf_ */
    {82005, 82016, 1085, 3, 1, 0x10000}, /* aten::erfc */
    {82050, 82065, 1088, 2, 1, 0x10000}, /* aten::erfc.out */
    {82126, 82138, 1090, 3, 1, 0x10000}, /* aten::erfc_ */
    {82181, 82194, 1093, 3, 1, 0x10000}, /* aten::erfinv */
    {82230, 82247, 1096, 2, 1, 0x10000}, /* aten::erfinv.out */
    {82310, 82324, 1098, 3, 1, 0x10000}, /* aten::erfinv_ */
    {82369, 82379, 1101, 3, 1, 0x10001}, /* aten::exp */
    {82412, 82426, 1104, 2, 1, 0x10000}, /* aten::exp.out */
    {82486, 82497, 1106, 3, 3, 0x10000}, /* aten::exp2 */
    {82531, 82546, 1109, 2, 3, 0x10000}, /* aten::exp2.out */
    {82607, 82619, 1111, 3, 3, 0x10000}, /* aten::exp2_ */
    {82662, 82673, 1114, 3, 1, 0x10000}, /* aten::exp_ */
    {82715, 82728, 1117, 1, 0, 0x1}, /* aten::expand */
    {82809, 82825, 1118, 1, 0, 0x0}, /* aten::expand_as */
    {82884, 82902, 1119, 1, 3, 0x80000}, /* aten::expand_copy */
    {82982, 83004, 1120, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {83108, 83120, 1121, 3, 1, 0x10001}, /* aten::expm1 */
    {83155, 83171, 1124, 2, 1, 0x10000}, /* aten::expm1.out */
    {83233, 83246, 1126, 3, 1, 0x10000}, /* aten::expm1_ */
    {83290, 83308, 1129, 1, 0, 0x2020}, /* aten::exponential */
    {83395, 83417, 1130, 1, 0, 0x2020}, /* aten::exponential.out */
    {83528, 83547, 1131, 2, 1, 0x2000}, /* aten::exponential_ */
    {83642, 83652, 1133, 2, 3, 0x0}, /* aten::eye */
    {83774, 83786, 1135, 2, 3, 0x0}, /* aten::eye.m */
    {83920, 83936, 1137, 2, 3, 0x0}, /* aten::eye.m_out */
    {84005, 84019, 1139, 2, 3, 0x0}, /* aten::eye.out */
    {84076, 84125, 1141, 1, 3, 0x0}, /* aten::fake_quantize_per_channel_affine_cachemask */
    {84292, 84345, 1142, 1, 0, 0x20}, /* aten::fake_quantize_per_channel_affine_cachemask.out */
    {84549, 84597, 1143, 1, 3, 0x0}, /* aten::fake_quantize_per_tensor_affine_cachemask */
    {84749, 84801, 1144, 1, 0, 0x20}, /* aten::fake_quantize_per_tensor_affine_cachemask.out */
    {84990, 85018, 1145, 1, 3, 0x2100}, /* aten::feature_alpha_dropout */
    {85091, 85120, 1146, 1, 3, 0x2000}, /* aten::feature_alpha_dropout_ */
    {85201, 85223, 1147, 1, 3, 0x2100}, /* aten::feature_dropout */
    {85290, 85313, 1148, 1, 3, 0x2000}, /* aten::feature_dropout_ */
    {85388, 85402, 1149, 1, 3, 0x0}, /* aten::fft_fft */
    {85483, 85501, 1150, 1, 3, 0x0}, /* aten::fft_fft.out */
    {85609, 85624, 1151, 1, 3, 0x0}, /* aten::fft_fft2 */
    {85717, 85736, 1152, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {85856, 85874, 1153, 2, 3, 0x0}, /* aten::fft_fftfreq */
    {86014, 86036, 1155, 1, 3, 0x0}, /* aten::fft_fftfreq.out */
    {86111, 86126, 1156, 1, 3, 0x0}, /* aten::fft_fftn */
    {86217, 86236, 1157, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {86354, 86373, 1158, 1, 3, 0x0}, /* aten::fft_fftshift */
    {86433, 86448, 1159, 1, 3, 0x0}, /* aten::fft_hfft */
    {86530, 86549, 1160, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {86658, 86674, 1161, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {86768, 86788, 1162, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {86909, 86925, 1163, 1, 3, 0x0}, /* aten::fft_hfftn */
    {87017, 87037, 1164, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {87156, 87171, 1165, 1, 3, 0x0}, /* aten::fft_ifft */
    {87253, 87272, 1166, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {87381, 87397, 1167, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {87491, 87511, 1168, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {87632, 87648, 1169, 1, 3, 0x0}, /* aten::fft_ifftn */
    {87740, 87760, 1170, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {87879, 87899, 1171, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {87960, 87976, 1172, 1, 3, 0x0}, /* aten::fft_ihfft */
    {88059, 88079, 1173, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {88189, 88206, 1174, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {88301, 88322, 1175, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {88444, 88461, 1176, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {88554, 88575, 1177, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {88695, 88711, 1178, 1, 3, 0x0}, /* aten::fft_irfft */
    {88794, 88814, 1179, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {88924, 88941, 1180, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {89036, 89057, 1181, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {89179, 89196, 1182, 1, 3, 0x0}, /* aten::fft_irfftn */
    {89289, 89310, 1183, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {89430, 89445, 1184, 1, 3, 0x0}, /* aten::fft_rfft */
    {89527, 89546, 1185, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {89655, 89671, 1186, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {89765, 89785, 1187, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {89906, 89925, 1188, 2, 3, 0x0}, /* aten::fft_rfftfreq */
    {90066, 90089, 1190, 1, 3, 0x0}, /* aten::fft_rfftfreq.out */
    {90165, 90181, 1191, 1, 3, 0x0}, /* aten::fft_rfftn */
    {90273, 90293, 1192, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {90412, 90430, 1193, 1, 3, 0x1}, /* aten::fill.Scalar */
    {90485, 90507, 1194, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {90589, 90607, 1195, 1, 3, 0x0}, /* aten::fill.Tensor */
    {90662, 90684, 1196, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {90766, 90785, 1197, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {90849, 90868, 1199, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {90932, 90942, 1201, 1, 3, 0x0}, /* aten::fix */
    {90975, 90989, 1202, 1, 3, 0x0}, /* aten::fix.out */
    {91049, 91060, 1203, 1, 3, 0x0}, /* aten::fix_ */
    {91102, 91127, 1204, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {91214, 91225, 1205, 2, 3, 0x1}, /* aten::flip */
    {91271, 91286, 1207, 1, 0, 0x20}, /* aten::flip.out */
    {91359, 91372, 1208, 1, 3, 0x0}, /* aten::fliplr */
    {91408, 91421, 1209, 1, 3, 0x0}, /* aten::flipud */
    {91457, 91482, 1210, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {91547, 91576, 1211, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {91668, 91700, 1212, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {91772, 91808, 1213, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {91907, 91939, 1214, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {92011, 92047, 1215, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {92146, 92172, 1216, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {92246, 92272, 1217, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {92346, 92358, 1218, 3, 1, 0x10001}, /* aten::floor */
    {92393, 92409, 1221, 2, 1, 0x10000}, /* aten::floor.out */
    {92471, 92484, 1223, 3, 1, 0x10000}, /* aten::floor_ */
    {92528, 92547, 1226, 2, 1, 0x0}, /* aten::floor_divide */
    {92603, 92629, 1228, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {92692, 92722, 1229, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {92812, 92835, 1230, 2, 1, 0x0}, /* aten::floor_divide.out */
    {92918, 92945, 1232, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {93017, 93044, 1233, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {93116, 93127, 1235, 3, 1, 0x10000}, /* aten::fmax */
    {93175, 93190, 1238, 2, 1, 0x10000}, /* aten::fmax.out */
    {93265, 93276, 1240, 3, 1, 0x10000}, /* aten::fmin */
    {93324, 93339, 1243, 2, 1, 0x10000}, /* aten::fmin.out */
    {93414, 93432, 1245, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {93487, 93509, 1246, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {93591, 93609, 1247, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {93664, 93686, 1250, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {93768, 93787, 1252, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {93851, 93870, 1253, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {93934, 93945, 1256, 3, 1, 0x10000}, /* aten::frac */
    {93979, 93994, 1259, 2, 1, 0x10000}, /* aten::frac.out */
    {94055, 94067, 1261, 3, 1, 0x10000}, /* aten::frac_ */
    {94110, 94138, 1264, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {94262, 94297, 1266, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {94478, 94515, 1268, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {94651, 94699, 1270, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {94876, 94904, 1272, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {95028, 95063, 1274, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {95244, 95281, 1276, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {95417, 95465, 1278, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {95642, 95661, 1280, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {95731, 95754, 1282, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {95881, 95897, 1284, 2, 3, 0x0}, /* aten::from_file */
    {96061, 96081, 1286, 1, 0, 0x20}, /* aten::from_file.out */
    {96180, 96191, 1287, 2, 3, 0x1}, /* aten::full */
    {96338, 96353, 1289, 1, 3, 0x0}, /* aten::full.out */
    {96435, 96451, 1290, 1, 3, 0x1}, /* aten::full_like */
    {96635, 96655, 1291, 1, 0, 0x20}, /* aten::full_like.out */
    {96774, 96787, 1292, 3, 3, 0x1}, /* aten::gather */
    {96873, 96890, 1295, 2, 3, 0x0}, /* aten::gather.out */
    {97000, 97022, 1297, 1, 0, 0x0}, /* aten::gather_backward */
    {97121, 97131, 1298, 3, 3, 0x10000}, /* aten::gcd */
    {97178, 97192, 1301, 2, 3, 0x10000}, /* aten::gcd.out */
    {97266, 97277, 1303, 3, 3, 0x0}, /* aten::gcd_ */
    {97333, 97349, 1306, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {97402, 97422, 1309, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {97502, 97518, 1311, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {97571, 97591, 1314, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {97671, 97688, 1316, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {97750, 97767, 1319, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {97829, 97840, 1322, 3, 1, 0x10001}, /* aten::gelu */
    {97901, 97916, 1325, 2, 1, 0x0}, /* aten::gelu.out */
    {98001, 98013, 1327, 3, 1, 0x0}, /* aten::gelu_ */
    {98083, 98103, 1330, 3, 3, 0x10000}, /* aten::gelu_backward */
    {98193, 98224, 1333, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {98352, 98368, 1335, 1, 0, 0x2020}, /* aten::geometric */
    {98446, 98466, 1336, 1, 0, 0x2020}, /* aten::geometric.out */
    {98568, 98585, 1337, 2, 1, 0x2000}, /* aten::geometric_ */
    {98672, 98684, 1339, 2, 3, 0x0}, /* aten::geqrf */
    {98735, 98749, 1341, 2, 3, 0x0}, /* aten::geqrf.a */
    {98843, 98853, 1343, 1, 3, 0x0}, /* aten::ger */
    {98899, 98913, 1344, 1, 3, 0x0}, /* aten::ger.out */
    {98986, 98996, 1345, 2, 1, 0x0}, /* aten::glu */
    {99041, 99055, 1347, 2, 3, 0x0}, /* aten::glu.out */
    {99127, 99146, 1349, 2, 3, 0x0}, /* aten::glu_backward */
    {99217, 99247, 1351, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {99359, 99380, 1353, 1, 3, 0x0}, /* aten::gradient.array */
    {99458, 99485, 1354, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {99585, 99610, 1355, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {99718, 99748, 1356, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {99853, 99881, 1357, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {99988, 100015, 1358, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {100117, 100147, 1359, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {100256, 100277, 1360, 1, 3, 0x0}, /* aten::greater.Scalar */
    {100335, 100360, 1361, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {100445, 100466, 1362, 1, 3, 0x0}, /* aten::greater.Tensor */
    {100524, 100549, 1363, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {100634, 100656, 1364, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {100723, 100745, 1365, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {100812, 100839, 1366, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {100903, 100934, 1367, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {101025, 101052, 1368, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {101116, 101147, 1369, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {101238, 101266, 1370, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {101339, 101367, 1371, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {101440, 101459, 1372, 1, 3, 0x0}, /* aten::grid_sampler */
    {101577, 101599, 1373, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {101720, 101746, 1375, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {101894, 101925, 1376, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {102106, 102141, 1378, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {102371, 102393, 1379, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {102514, 102540, 1381, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {102688, 102719, 1382, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {102900, 102935, 1384, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {103165, 103182, 1385, 1, 3, 0x0}, /* aten::group_norm */
    {103321, 103336, 1386, 1, 3, 0x2000}, /* aten::gru.data */
    {103512, 103528, 1387, 1, 3, 0x2000}, /* aten::gru.input */
    {103704, 103719, 1388, 1, 3, 0x0}, /* aten::gru_cell */
    {103833, 103849, 1389, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {103902, 103922, 1392, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {104002, 104018, 1394, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {104071, 104091, 1397, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {104171, 104188, 1399, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {104250, 104267, 1402, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {104329, 104350, 1405, 2, 3, 0x0}, /* aten::hamming_window */
    {104492, 104517, 1407, 1, 0, 0x20}, /* aten::hamming_window.out */
    {104594, 104624, 1408, 2, 3, 0x0}, /* aten::hamming_window.periodic */
    {104790, 104826, 1410, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha */
    {105011, 105052, 1412, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha_beta */
    {105254, 105299, 1414, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_beta_out */
    {105436, 105476, 1415, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_out */
    {105596, 105630, 1416, 1, 0, 0x20}, /* aten::hamming_window.periodic_out */
    {105731, 105749, 1417, 2, 3, 0x0}, /* aten::hann_window */
    {105888, 105910, 1419, 1, 0, 0x20}, /* aten::hann_window.out */
    {105984, 106011, 1420, 2, 3, 0x0}, /* aten::hann_window.periodic */
    {106174, 106205, 1422, 1, 0, 0x20}, /* aten::hann_window.periodic_out */
    {106303, 106320, 1423, 3, 1, 0x10000}, /* aten::hardshrink */
    {106378, 106399, 1426, 2, 1, 0x0}, /* aten::hardshrink.out */
    {106484, 106510, 1428, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {106590, 106627, 1431, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {106748, 106766, 1433, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {106807, 106829, 1436, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {106897, 106916, 1438, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {106966, 106993, 1441, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {107063, 107101, 1444, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {107212, 107228, 1446, 2, 1, 0x0}, /* aten::hardswish */
    {107267, 107287, 1448, 2, 1, 0x0}, /* aten::hardswish.out */
    {107353, 107370, 1450, 2, 1, 0x0}, /* aten::hardswish_ */
    {107418, 107443, 1452, 2, 3, 0x0}, /* aten::hardswish_backward */
    {107511, 107540, 1454, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {107635, 107650, 1455, 2, 1, 0x10001}, /* aten::hardtanh */
    {107725, 107744, 1457, 2, 1, 0x0}, /* aten::hardtanh.out */
    {107846, 107862, 1459, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {107946, 107970, 1461, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {108069, 108104, 1463, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {108244, 108262, 1465, 3, 3, 0x0}, /* aten::hash_tensor */
    {108353, 108375, 1468, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {108490, 108506, 1470, 3, 1, 0x10000}, /* aten::heaviside */
    {108560, 108580, 1473, 2, 1, 0x10000}, /* aten::heaviside.out */
    {108661, 108678, 1475, 3, 1, 0x0}, /* aten::heaviside_ */
    {108741, 108768, 1478, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {108871, 108883, 1479, 2, 3, 0x0}, /* aten::histc */
    {108960, 108976, 1481, 2, 3, 0x0}, /* aten::histc.out */
    {109080, 109103, 1483, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {109253, 109280, 1485, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {109481, 109509, 1487, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {109642, 109674, 1489, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {109858, 109876, 1491, 1, 3, 0x0}, /* aten::histogramdd */
    {110018, 110052, 1492, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {110213, 110240, 1493, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {110389, 110408, 1494, 1, 3, 0x0}, /* aten::hsplit.array */
    {110478, 110495, 1495, 1, 3, 0x0}, /* aten::hsplit.int */
    {110562, 110575, 1496, 1, 3, 0x0}, /* aten::hstack */
    {110616, 110633, 1497, 1, 3, 0x0}, /* aten::hstack.out */
    {110701, 110718, 1498, 2, 3, 0x0}, /* aten::huber_loss */
    {110810, 110831, 1500, 2, 3, 0x0}, /* aten::huber_loss.out */
    {110950, 110976, 1502, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {111088, 111118, 1504, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {111264, 111276, 1506, 3, 1, 0x10000}, /* aten::hypot */
    {111325, 111341, 1509, 2, 1, 0x10000}, /* aten::hypot.out */
    {111417, 111430, 1511, 3, 1, 0x10000}, /* aten::hypot_ */
    {111488, 111497, 1514, 3, 3, 0x10000}, /* aten::i0 */
    {111529, 111542, 1517, 2, 3, 0x10000}, /* aten::i0.out */
    {111601, 111611, 1519, 3, 3, 0x10000}, /* aten::i0_ */
    {111652, 111665, 1522, 3, 3, 0x10000}, /* aten::igamma */
    {111715, 111732, 1525, 2, 3, 0x10000}, /* aten::igamma.out */
    {111809, 111823, 1527, 3, 3, 0x10000}, /* aten::igamma_ */
    {111882, 111896, 1530, 3, 3, 0x10000}, /* aten::igammac */
    {111947, 111965, 1533, 2, 3, 0x10000}, /* aten::igammac.out */
    {112043, 112058, 1535, 3, 3, 0x10000}, /* aten::igammac_ */
    {112118, 112131, 1538, 2, 3, 0x0}, /* aten::im2col */
    {112235, 112252, 1540, 2, 3, 0x0}, /* aten::im2col.out */
    {112383, 112394, 1542, 1, 1, 0x0}, /* aten::imag */
    {112434, 112453, 1543, 2, 1, 0x9}, /* aten::index.Tensor */
    {112514, 112537, 1545, 2, 1, 0x0}, /* aten::index.Tensor_out */
    {112625, 112641, 1547, 3, 3, 0x0}, /* aten::index_add */
    {112737, 112757, 1550, 2, 3, 0x0}, /* aten::index_add.out */
    {112877, 112894, 1552, 3, 3, 0x0}, /* aten::index_add_ */
    {112999, 113016, 1555, 3, 3, 0x0}, /* aten::index_copy */
    {113094, 113115, 1558, 2, 3, 0x0}, /* aten::index_copy.out */
    {113220, 113238, 1560, 3, 3, 0x0}, /* aten::index_copy_ */
    {113325, 113353, 1563, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {113441, 113473, 1564, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {113588, 113616, 1565, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {113704, 113736, 1566, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {113851, 113880, 1567, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {113977, 114006, 1569, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {114103, 114119, 1571, 1, 1, 0x1}, /* aten::index_put */
    {114215, 114235, 1572, 1, 0, 0x20}, /* aten::index_put.out */
    {114358, 114375, 1573, 1, 1, 0x0}, /* aten::index_put_ */
    {114480, 114499, 1574, 3, 3, 0x0}, /* aten::index_reduce */
    {114618, 114641, 1577, 2, 3, 0x0}, /* aten::index_reduce.out */
    {114784, 114804, 1579, 3, 3, 0x0}, /* aten::index_reduce_ */
    {114932, 114951, 1582, 2, 3, 0x1}, /* aten::index_select */
    {115016, 115039, 1584, 2, 3, 0x0}, /* aten::index_select.out */
    {115131, 115159, 1586, 1, 0, 0x0}, /* aten::index_select_backward */
    {115254, 115266, 1587, 1, 3, 0x0}, /* aten::inner */
    {115315, 115331, 1588, 1, 3, 0x0}, /* aten::inner.out */
    {115407, 115427, 1589, 1, 3, 0x0}, /* aten::instance_norm */
    {115613, 115627, 1590, 1, 3, 0x0}, /* aten::inverse */
    {115664, 115682, 1591, 1, 3, 0x0}, /* aten::inverse.out */
    {115746, 115763, 1592, 1, 0, 0x0}, /* aten::is_complex */
    {115801, 115815, 1593, 1, 2, 0x0}, /* aten::is_conj */
    {115850, 115871, 1594, 1, 0, 0x0}, /* aten::is_distributed */
    {115913, 115937, 1595, 1, 0, 0x0}, /* aten::is_floating_point */
    {115982, 116001, 1596, 1, 0, 0x0}, /* aten::is_inference */
    {116041, 116054, 1597, 1, 2, 0x0}, /* aten::is_neg */
    {116088, 116105, 1598, 1, 0, 0x0}, /* aten::is_nonzero */
    {116143, 116159, 1599, 1, 3, 0x0}, /* aten::is_pinned */
    {116217, 116236, 1600, 1, 0, 0x0}, /* aten::is_same_size */
    {116290, 116306, 1601, 1, 0, 0x0}, /* aten::is_signed */
    {116343, 116357, 1602, 1, 3, 0x0}, /* aten::isclose */
    {116466, 116481, 1603, 1, 0, 0x10000}, /* aten::isfinite */
    {116519, 116544, 1604, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {116665, 116694, 1607, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {116839, 116864, 1609, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {116985, 117014, 1612, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {117159, 117184, 1614, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {117306, 117335, 1617, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {117481, 117493, 1619, 2, 0, 0x10001}, /* aten::isinf */
    {117528, 117544, 1621, 1, 0, 0x20}, /* aten::isinf.out */
    {117606, 117618, 1622, 2, 0, 0x10001}, /* aten::isnan */
    {117653, 117669, 1624, 1, 0, 0x20}, /* aten::isnan.out */
    {117731, 117746, 1625, 3, 3, 0x10000}, /* aten::isneginf */
    {117784, 117803, 1628, 2, 3, 0x10000}, /* aten::isneginf.out */
    {117868, 117883, 1630, 3, 3, 0x10000}, /* aten::isposinf */
    {117921, 117940, 1633, 2, 3, 0x10000}, /* aten::isposinf.out */
    {118005, 118018, 1635, 1, 3, 0x0}, /* aten::isreal */
    {118054, 118066, 1636, 1, 3, 0x0}, /* aten::istft */
    {118284, 118295, 1637, 1, 3, 0x4}, /* aten::item */
    {118329, 118349, 1638, 2, 3, 0x0}, /* aten::kaiser_window */
    {118490, 118515, 1640, 2, 3, 0x0}, /* aten::kaiser_window.beta */
    {118688, 118717, 1642, 1, 0, 0x20}, /* aten::kaiser_window.beta_out */
    {118825, 118849, 1643, 1, 0, 0x20}, /* aten::kaiser_window.out */
    {118925, 118954, 1644, 2, 3, 0x0}, /* aten::kaiser_window.periodic */
    {119119, 119152, 1646, 1, 0, 0x20}, /* aten::kaiser_window.periodic_out */
    {119252, 119265, 1647, 1, 3, 0x0}, /* aten::kl_div */
    {119362, 119373, 1648, 1, 3, 0x0}, /* aten::kron */
    {119421, 119436, 1649, 1, 3, 0x0}, /* aten::kron.out */
    {119511, 119526, 1650, 1, 3, 0x0}, /* aten::kthvalue */
    {119631, 119653, 1651, 2, 3, 0x0}, /* aten::kthvalue.values */
    {119815, 119829, 1653, 1, 3, 0x0}, /* aten::l1_loss */
    {119901, 119918, 1654, 1, 3, 0x0}, /* aten::layer_norm */
    {120067, 120077, 1655, 3, 3, 0x10000}, /* aten::lcm */
    {120124, 120138, 1658, 2, 3, 0x10000}, /* aten::lcm.out */
    {120212, 120223, 1660, 3, 3, 0x0}, /* aten::lcm_ */
    {120279, 120298, 1663, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {120354, 120370, 1664, 1, 3, 0x10000}, /* aten::ldexp.out */
    {120446, 120459, 1665, 1, 3, 0x10000}, /* aten::ldexp_ */
    {120517, 120533, 1666, 3, 1, 0x10001}, /* aten::le.Scalar */
    {120586, 120606, 1669, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {120686, 120702, 1671, 3, 1, 0x10001}, /* aten::le.Tensor */
    {120755, 120775, 1674, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {120855, 120872, 1676, 3, 1, 0x0}, /* aten::le_.Scalar */
    {120934, 120951, 1679, 3, 1, 0x0}, /* aten::le_.Tensor */
    {121013, 121030, 1682, 3, 1, 0x10001}, /* aten::leaky_relu */
    {121098, 121119, 1685, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {121214, 121232, 1687, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {121309, 121335, 1690, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {121448, 121485, 1693, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {121639, 121657, 1695, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {121725, 121747, 1698, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {121842, 121860, 1700, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {121928, 121950, 1703, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {122045, 122064, 1705, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {122141, 122160, 1708, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {122237, 122255, 1711, 1, 3, 0x0}, /* aten::less.Scalar */
    {122310, 122332, 1712, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {122414, 122432, 1713, 1, 3, 0x0}, /* aten::less.Tensor */
    {122487, 122509, 1714, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {122591, 122610, 1715, 1, 3, 0x0}, /* aten::less_.Scalar */
    {122674, 122693, 1716, 1, 3, 0x0}, /* aten::less_.Tensor */
    {122757, 122781, 1717, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {122842, 122870, 1718, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {122958, 122982, 1719, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {123043, 123071, 1720, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {123159, 123184, 1721, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {123254, 123279, 1722, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {123349, 123362, 1723, 3, 1, 0x10000}, /* aten::lgamma */
    {123398, 123415, 1726, 2, 1, 0x10000}, /* aten::lgamma.out */
    {123478, 123492, 1728, 3, 1, 0x10000}, /* aten::lgamma_ */
    {123537, 123548, 1731, 1, 3, 0x0}, /* aten::lift */
    {123582, 123597, 1732, 1, 0, 0x20}, /* aten::lift.out */
    {123658, 123675, 1733, 1, 3, 0x0}, /* aten::lift_fresh */
    {123721, 123743, 1734, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {123788, 123814, 1735, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {123886, 123908, 1736, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {123974, 124000, 1737, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {124090, 124115, 1738, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {124226, 124253, 1740, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {124405, 124423, 1742, 1, 3, 0x0}, /* aten::linalg_cond */
    {124480, 124502, 1743, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {124586, 124610, 1744, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {124664, 124692, 1745, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {124773, 124792, 1746, 2, 3, 0x0}, /* aten::linalg_cross */
    {124863, 124886, 1748, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {124981, 124998, 1750, 1, 3, 0x0}, /* aten::linalg_det */
    {125035, 125056, 1751, 1, 3, 0x0}, /* aten::linalg_det.out */
    {125120, 125142, 1752, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {125233, 125250, 1753, 2, 3, 0x0}, /* aten::linalg_eig */
    {125325, 125346, 1755, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {125485, 125503, 1757, 1, 3, 0x0}, /* aten::linalg_eigh */
    {125593, 125619, 1758, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {125768, 125789, 1759, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {125833, 125858, 1760, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {125929, 125951, 1762, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {126010, 126036, 1763, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {126122, 126155, 1764, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {126224, 126261, 1766, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {126357, 126374, 1768, 1, 3, 0x0}, /* aten::linalg_inv */
    {126411, 126432, 1769, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {126496, 126516, 1770, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {126607, 126635, 1772, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {126779, 126803, 1774, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {126895, 126923, 1775, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {127061, 127088, 1776, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {127221, 127252, 1778, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {127452, 127475, 1780, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {127569, 127596, 1782, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {127714, 127733, 1784, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {127891, 127914, 1786, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {128180, 128196, 1788, 2, 3, 0x0}, /* aten::linalg_lu */
    {128276, 128296, 1790, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {128434, 128457, 1792, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {128540, 128567, 1793, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {128696, 128722, 1794, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {128846, 128876, 1796, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {129067, 129089, 1798, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {129196, 129222, 1800, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {129353, 129373, 1802, 1, 3, 0x0}, /* aten::linalg_matmul */
    {129430, 129454, 1803, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {129538, 129562, 1804, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {129609, 129637, 1806, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {129711, 129736, 1807, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {129862, 129891, 1808, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {130041, 130074, 1809, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {130211, 130248, 1810, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {130409, 130435, 1811, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {130491, 130521, 1812, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {130604, 130629, 1813, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {130710, 130751, 1814, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {130876, 130921, 1815, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {131070, 131112, 1816, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {131241, 131287, 1817, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {131440, 131469, 1818, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {131577, 131617, 1819, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {131738, 131774, 1820, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {131868, 131891, 1821, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {131942, 131969, 1822, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {132047, 132065, 1823, 1, 3, 0x0}, /* aten::linalg_norm */
    {132189, 132215, 1824, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {132338, 132368, 1825, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {132515, 132537, 1826, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {132685, 132703, 1827, 1, 3, 0x0}, /* aten::linalg_pinv */
    {132779, 132813, 1828, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {132931, 132969, 1829, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {133111, 133146, 1830, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {133267, 133306, 1831, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {133451, 133473, 1832, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {133576, 133611, 1833, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {133728, 133759, 1834, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {133849, 133865, 1835, 2, 3, 0x0}, /* aten::linalg_qr */
    {133935, 133955, 1837, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {134068, 134089, 1839, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {134155, 134180, 1840, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {134300, 134319, 1841, 1, 3, 0x0}, /* aten::linalg_solve */
    {134387, 134410, 1842, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {134502, 134524, 1843, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {134642, 134668, 1844, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {134834, 134864, 1845, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {134984, 135018, 1847, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {135162, 135179, 1849, 1, 3, 0x0}, /* aten::linalg_svd */
    {135287, 135306, 1850, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {135471, 135492, 1851, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {135554, 135579, 1852, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {135665, 135688, 1853, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {135745, 135772, 1854, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {135856, 135881, 1855, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {135961, 135990, 1856, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {136097, 136117, 1857, 1, 3, 0x0}, /* aten::linalg_vander */
    {136176, 136196, 1858, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {136261, 136285, 1859, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {136374, 136399, 1860, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {136526, 136555, 1863, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {136706, 136719, 1865, 1, 3, 0x0}, /* aten::linear */
    {136790, 136807, 1866, 1, 3, 0x0}, /* aten::linear.out */
    {136905, 136920, 1867, 2, 3, 0x0}, /* aten::linspace */
    {137074, 137103, 1869, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {137271, 137304, 1871, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {137407, 137436, 1872, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {137604, 137637, 1874, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {137740, 137769, 1875, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {137937, 137970, 1877, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {138073, 138092, 1878, 2, 3, 0x0}, /* aten::linspace.out */
    {138181, 138191, 1880, 3, 1, 0x10001}, /* aten::log */
    {138224, 138238, 1883, 2, 1, 0x10000}, /* aten::log.out */
    {138298, 138310, 1885, 3, 1, 0x10001}, /* aten::log10 */
    {138345, 138361, 1888, 2, 1, 0x10000}, /* aten::log10.out */
    {138423, 138436, 1890, 3, 1, 0x10000}, /* aten::log10_ */
    {138480, 138492, 1893, 3, 1, 0x10001}, /* aten::log1p */
    {138527, 138543, 1896, 2, 1, 0x10000}, /* aten::log1p.out */
    {138605, 138618, 1898, 3, 1, 0x10000}, /* aten::log1p_ */
    {138662, 138673, 1901, 3, 1, 0x10001}, /* aten::log2 */
    {138707, 138722, 1904, 2, 1, 0x10000}, /* aten::log2.out */
    {138783, 138795, 1906, 3, 1, 0x10000}, /* aten::log2_ */
    {138838, 138849, 1909, 3, 1, 0x10000}, /* aten::log_ */
    {138891, 138908, 1912, 1, 0, 0x2020}, /* aten::log_normal */
    {139007, 139028, 1913, 1, 0, 0x2020}, /* aten::log_normal.out */
    {139151, 139169, 1914, 2, 1, 0x2000}, /* aten::log_normal_ */
    {139275, 139293, 1916, 1, 1, 0x0}, /* aten::log_sigmoid */
    {139334, 139356, 1917, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {139424, 139451, 1918, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {139536, 139574, 1920, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {139700, 139726, 1922, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {139799, 139832, 1924, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {139947, 139969, 1926, 1, 3, 0x0}, /* aten::log_softmax.int */
    {140047, 140073, 1927, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {140178, 140194, 1929, 3, 3, 0x10000}, /* aten::logaddexp */
    {140247, 140267, 1932, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {140347, 140364, 1934, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {140418, 140439, 1937, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {140520, 140539, 1939, 1, 3, 0x0}, /* aten::logcumsumexp */
    {140590, 140613, 1940, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {140691, 140704, 1942, 1, 3, 0x0}, /* aten::logdet */
    {140740, 140758, 1943, 2, 1, 0x10001}, /* aten::logical_and */
    {140813, 140835, 1945, 2, 1, 0x10000}, /* aten::logical_and.out */
    {140917, 140936, 1947, 2, 1, 0x10000}, /* aten::logical_and_ */
    {141000, 141018, 1949, 2, 1, 0x10001}, /* aten::logical_not */
    {141059, 141081, 1951, 2, 1, 0x10000}, /* aten::logical_not.out */
    {141149, 141168, 1953, 2, 1, 0x10000}, /* aten::logical_not_ */
    {141218, 141235, 1955, 2, 1, 0x10001}, /* aten::logical_or */
    {141289, 141310, 1957, 2, 1, 0x10000}, /* aten::logical_or.out */
    {141391, 141409, 1959, 2, 1, 0x10000}, /* aten::logical_or_ */
    {141472, 141490, 1961, 2, 1, 0x10001}, /* aten::logical_xor */
    {141545, 141567, 1963, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {141649, 141668, 1965, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {141732, 141744, 1967, 2, 3, 0x10000}, /* aten::logit */
    {141796, 141812, 1969, 2, 3, 0x10000}, /* aten::logit.out */
    {141891, 141904, 1971, 2, 3, 0x10000}, /* aten::logit_ */
    {141965, 141986, 1973, 3, 3, 0x10000}, /* aten::logit_backward */
    {142067, 142099, 1976, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {142221, 142236, 1978, 2, 3, 0x0}, /* aten::logspace */
    {142407, 142436, 1980, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {142621, 142654, 1982, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {142774, 142803, 1983, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {142988, 143021, 1985, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {143141, 143170, 1986, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {143355, 143388, 1988, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {143508, 143527, 1989, 2, 3, 0x0}, /* aten::logspace.out */
    {143633, 143649, 1991, 1, 1, 0x40000}, /* aten::logsumexp */
    {143720, 143740, 1992, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {143838, 143854, 1994, 1, 3, 0x2000}, /* aten::lstm.data */
    {144041, 144058, 1995, 1, 3, 0x2000}, /* aten::lstm.input */
    {144245, 144261, 1996, 1, 3, 0x0}, /* aten::lstm_cell */
    {144388, 144404, 1997, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {144457, 144477, 2000, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {144557, 144573, 2002, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {144626, 144646, 2005, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {144726, 144743, 2007, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {144805, 144822, 2010, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {144884, 144899, 2013, 1, 3, 0x0}, /* aten::lu_solve */
    {144971, 144990, 2014, 1, 3, 0x0}, /* aten::lu_solve.out */
    {145089, 145105, 2015, 2, 3, 0x0}, /* aten::lu_unpack */
    {145237, 145257, 2017, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {145450, 145459, 2019, 1, 3, 0x0}, /* aten::mH */
    {145497, 145506, 2020, 1, 3, 0x0}, /* aten::mT */
    {145544, 145570, 2021, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {145689, 145714, 2022, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {145789, 145818, 2023, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {145920, 145945, 2024, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {146020, 146049, 2025, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {146151, 146177, 2026, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {146261, 146287, 2028, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {146371, 146392, 2030, 1, 3, 0x1}, /* aten::masked_scatter */
    {146464, 146489, 2031, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {146588, 146610, 2032, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {146691, 146721, 2034, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {146810, 146830, 2035, 1, 3, 0x8}, /* aten::masked_select */
    {146886, 146910, 2036, 1, 3, 0x8}, /* aten::masked_select.out */
    {146993, 147006, 2037, 1, 3, 0x0}, /* aten::matmul */
    {147056, 147073, 2038, 1, 3, 0x0}, /* aten::matmul.out */
    {147150, 147165, 2039, 1, 3, 0x0}, /* aten::matrix_H */
    {147209, 147226, 2040, 1, 3, 0x0}, /* aten::matrix_exp */
    {147266, 147292, 2041, 1, 3, 0x0}, /* aten::matrix_exp_backward */
    {147354, 147373, 2042, 1, 3, 0x0}, /* aten::matrix_power */
    {147422, 147445, 2043, 1, 3, 0x0}, /* aten::matrix_power.out */
    {147521, 147531, 2044, 2, 1, 0x40000}, /* aten::max */
    {147564, 147578, 2046, 3, 1, 0x40001}, /* aten::max.dim */
    {147669, 147687, 2049, 2, 1, 0x40000}, /* aten::max.dim_max */
    {147832, 147848, 2051, 1, 1, 0x10000}, /* aten::max.other */
    {147901, 147915, 2052, 1, 1, 0x10000}, /* aten::max.out */
    {147989, 148009, 2053, 2, 1, 0x40000}, /* aten::max.unary_out */
    {148075, 148092, 2055, 1, 3, 0x0}, /* aten::max_pool1d */
    {148229, 148259, 2056, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {148419, 148436, 2057, 1, 3, 0x0}, /* aten::max_pool2d */
    {148573, 148603, 2058, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {148763, 148797, 2060, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {149008, 149047, 2062, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {149229, 149279, 2064, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {149502, 149519, 2066, 1, 3, 0x0}, /* aten::max_pool3d */
    {149656, 149686, 2067, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {149846, 149880, 2069, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {150091, 150130, 2071, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {150312, 150362, 2073, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {150585, 150604, 2075, 2, 3, 0x0}, /* aten::max_unpool2d */
    {150685, 150708, 2077, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {150816, 150835, 2079, 2, 3, 0x0}, /* aten::max_unpool3d */
    {150947, 150970, 2081, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {151109, 151123, 2083, 3, 1, 0x10001}, /* aten::maximum */
    {151174, 151192, 2086, 2, 1, 0x10000}, /* aten::maximum.out */
    {151270, 151281, 2088, 1, 1, 0x40001}, /* aten::mean */
    {151342, 151357, 2089, 3, 1, 0x40001}, /* aten::mean.dim */
    {151455, 151476, 2092, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {151567, 151582, 2094, 2, 1, 0x40000}, /* aten::mean.out */
    {151700, 151713, 2096, 2, 3, 0x0}, /* aten::median */
    {151749, 151766, 2098, 1, 3, 0x0}, /* aten::median.dim */
    {151860, 151884, 2099, 2, 3, 0x0}, /* aten::median.dim_values */
    {152035, 152052, 2101, 1, 0, 0x20}, /* aten::median.out */
    {152115, 152130, 2102, 1, 3, 0x0}, /* aten::meshgrid */
    {152175, 152199, 2103, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {152270, 152280, 2104, 2, 1, 0x40000}, /* aten::min */
    {152313, 152327, 2106, 3, 1, 0x40001}, /* aten::min.dim */
    {152418, 152436, 2109, 2, 1, 0x40000}, /* aten::min.dim_min */
    {152582, 152598, 2111, 1, 1, 0x10000}, /* aten::min.other */
    {152651, 152665, 2112, 1, 1, 0x10000}, /* aten::min.out */
    {152739, 152759, 2113, 2, 1, 0x40000}, /* aten::min.unary_out */
    {152825, 152839, 2115, 3, 1, 0x10001}, /* aten::minimum */
    {152890, 152908, 2118, 2, 1, 0x10000}, /* aten::minimum.out */
    {152986, 152997, 2120, 3, 3, 0x10000}, /* aten::mish */
    {153031, 153046, 2123, 2, 3, 0x0}, /* aten::mish.out */
    {153107, 153119, 2125, 3, 3, 0x0}, /* aten::mish_ */
    {153162, 153182, 2128, 3, 3, 0x0}, /* aten::mish_backward */
    {153245, 153268, 2131, 2, 3, 0x0}, /* aten::mkldnn_rnn_layer */
    {153572, 153599, 2133, 1, 0, 0x20}, /* aten::mkldnn_rnn_layer.out */
    {153994, 154003, 2134, 3, 3, 0x1}, /* aten::mm */
    {154048, 154061, 2137, 2, 3, 0x0}, /* aten::mm.out */
    {154133, 154144, 2139, 2, 3, 0x0}, /* aten::mode */
    {154235, 154253, 2141, 2, 3, 0x0}, /* aten::mode.values */
    {154401, 154420, 2143, 1, 3, 0x0}, /* aten::moveaxis.int */
    {154497, 154520, 2144, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {154605, 154623, 2145, 1, 3, 0x0}, /* aten::movedim.int */
    {154699, 154721, 2146, 1, 3, 0x0}, /* aten::movedim.intlist */
    {154805, 154820, 2147, 2, 1, 0x0}, /* aten::mse_loss */
    {154893, 154912, 2149, 2, 1, 0x0}, /* aten::mse_loss.out */
    {155012, 155036, 2151, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {155133, 155168, 2153, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {155306, 155318, 2155, 1, 3, 0x0}, /* aten::msort */
    {155353, 155369, 2156, 1, 3, 0x0}, /* aten::msort.out */
    {155431, 155448, 2157, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {155502, 155523, 2158, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {155604, 155621, 2159, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {155675, 155689, 2162, 2, 1, 0x10000}, /* aten::mul.out */
    {155763, 155781, 2164, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {155844, 155862, 2165, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {155925, 155949, 2168, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {156081, 156109, 2170, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {156268, 156301, 2172, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {156458, 156502, 2174, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {156700, 156729, 2176, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {156816, 156849, 2177, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {156963, 157001, 2178, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {157130, 157179, 2180, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {157349, 157386, 2182, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {157503, 157547, 2184, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {157706, 157724, 2186, 2, 3, 0x2000}, /* aten::multinomial */
    {157839, 157861, 2188, 2, 3, 0x2000}, /* aten::multinomial.out */
    {158000, 158022, 2190, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {158081, 158103, 2191, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {158162, 158181, 2192, 1, 3, 0x0}, /* aten::multiply.out */
    {158260, 158283, 2193, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {158351, 158374, 2194, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {158442, 158451, 2195, 1, 3, 0x0}, /* aten::mv */
    {158495, 158508, 2196, 1, 3, 0x0}, /* aten::mv.out */
    {158579, 158594, 2197, 2, 1, 0x10000}, /* aten::mvlgamma */
    {158639, 158658, 2199, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {158730, 158746, 2201, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {158800, 158817, 2203, 2, 3, 0x10000}, /* aten::nan_to_num */
    {158914, 158935, 2205, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {159059, 159077, 2207, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {159183, 159197, 2209, 1, 1, 0x0}, /* aten::nanmean */
    {159299, 159317, 2210, 1, 1, 0x0}, /* aten::nanmean.out */
    {159443, 159459, 2211, 2, 3, 0x0}, /* aten::nanmedian */
    {159498, 159518, 2213, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {159615, 159642, 2214, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {159796, 159816, 2216, 1, 0, 0x20}, /* aten::nanmedian.out */
    {159882, 159900, 2217, 1, 3, 0x0}, /* aten::nanquantile */
    {160017, 160039, 2218, 1, 3, 0x0}, /* aten::nanquantile.out */
    {160180, 160205, 2219, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {160328, 160357, 2220, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {160504, 160517, 2221, 2, 3, 0x40000}, /* aten::nansum */
    {160618, 160635, 2223, 2, 3, 0x40000}, /* aten::nansum.out */
    {160760, 160773, 2225, 1, 0, 0x0}, /* aten::narrow */
    {160853, 160873, 2226, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {160960, 160978, 2227, 1, 3, 0x80000}, /* aten::narrow_copy */
    {161057, 161079, 2228, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {161185, 161209, 2230, 2, 3, 0x0}, /* aten::native_batch_norm */
    {161390, 161418, 2232, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {161680, 161713, 2234, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {161948, 161985, 2236, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {162290, 162319, 2237, 1, 3, 0x0}, /* aten::native_channel_shuffle */
    {162386, 162407, 2238, 2, 3, 0x2001}, /* aten::native_dropout */
    {162484, 162509, 2240, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {162635, 162665, 2241, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {162751, 162785, 2243, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {162898, 162922, 2244, 2, 3, 0x1}, /* aten::native_group_norm */
    {163072, 163100, 2246, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {163320, 163353, 2247, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {163551, 163588, 2249, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {163856, 163880, 2250, 2, 3, 0x1}, /* aten::native_layer_norm */
    {164014, 164042, 2252, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {164246, 164279, 2253, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {164475, 164512, 2255, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {164778, 164794, 2256, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {164847, 164867, 2259, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {164947, 164963, 2261, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {165016, 165036, 2264, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {165116, 165133, 2266, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {165195, 165212, 2269, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {165274, 165284, 2272, 3, 1, 0x10001}, /* aten::neg */
    {165317, 165331, 2275, 2, 1, 0x10000}, /* aten::neg.out */
    {165391, 165402, 2277, 3, 1, 0x10000}, /* aten::neg_ */
    {165444, 165459, 2280, 1, 3, 0x0}, /* aten::negative */
    {165497, 165516, 2281, 1, 3, 0x0}, /* aten::negative.out */
    {165581, 165597, 2282, 1, 3, 0x0}, /* aten::negative_ */
    {165644, 165660, 2283, 1, 3, 0x0}, /* aten::new_empty */
    {165806, 165826, 2284, 1, 0, 0x20}, /* aten::new_empty.out */
    {165907, 165931, 2285, 1, 3, 0x0}, /* aten::new_empty_strided */
    {166102, 166130, 2286, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {166236, 166251, 2287, 1, 3, 0x0}, /* aten::new_full */
    {166415, 166434, 2288, 1, 0, 0x20}, /* aten::new_full.out */
    {166533, 166548, 2289, 1, 3, 0x0}, /* aten::new_ones */
    {166693, 166712, 2290, 1, 0, 0x20}, /* aten::new_ones.out */
    {166792, 166808, 2291, 1, 3, 0x0}, /* aten::new_zeros */
    {166954, 166974, 2292, 1, 0, 0x20}, /* aten::new_zeros.out */
    {167055, 167071, 2293, 3, 3, 0x10000}, /* aten::nextafter */
    {167124, 167144, 2296, 2, 3, 0x10000}, /* aten::nextafter.out */
    {167224, 167241, 2298, 3, 3, 0x10000}, /* aten::nextafter_ */
    {167303, 167318, 2301, 1, 3, 0x0}, /* aten::nll_loss */
    {167438, 167457, 2302, 1, 3, 0x0}, /* aten::nll_loss.out */
    {167604, 167621, 2303, 1, 3, 0x0}, /* aten::nll_loss2d */
    {167743, 167764, 2304, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {167913, 167939, 2305, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {168096, 168133, 2307, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {168331, 168356, 2309, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {168501, 168533, 2311, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {168720, 168744, 2313, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {168899, 168934, 2315, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {169130, 169153, 2317, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {169296, 169326, 2319, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {169511, 169529, 2321, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {169652, 169666, 2322, 1, 3, 0x9}, /* aten::nonzero */
    {169703, 169721, 2323, 1, 3, 0x8}, /* aten::nonzero.out */
    {169785, 169805, 2324, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {169850, 169871, 2325, 2, 3, 0x0}, /* aten::nonzero_static */
    {169950, 169975, 2327, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {170078, 170096, 2329, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {170149, 170174, 2330, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {170265, 170296, 2333, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {170408, 170435, 2336, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {170517, 170548, 2337, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {170654, 170676, 2338, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {170756, 170777, 2339, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {170899, 170914, 2341, 2, 1, 0x40000}, /* aten::norm.out */
    {171018, 171040, 2343, 1, 3, 0x0}, /* aten::norm_except_dim */
    {171104, 171131, 2344, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {171223, 171254, 2346, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {171370, 171396, 2348, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {171488, 171518, 2350, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {171634, 171660, 2352, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {171750, 171780, 2354, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {171894, 171919, 2356, 2, 3, 0x2000}, /* aten::normal.float_float */
    {172111, 172140, 2358, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {172267, 172284, 2359, 1, 0, 0x2020}, /* aten::normal.out */
    {172403, 172417, 2360, 2, 1, 0x2000}, /* aten::normal_ */
    {172519, 172543, 2362, 1, 1, 0x2000}, /* aten::normal_functional */
    {172647, 172670, 2363, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {172730, 172757, 2364, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {172844, 172867, 2365, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {172927, 172954, 2366, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {173041, 173065, 2367, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {173134, 173158, 2368, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {173227, 173246, 2369, 1, 3, 0x0}, /* aten::nuclear_norm */
    {173308, 173331, 2370, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {173409, 173436, 2371, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {173541, 173564, 2372, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {173653, 173665, 2373, 1, 0, 0x0}, /* aten::numel */
    {173697, 173711, 2374, 1, 3, 0x0}, /* aten::numpy_T */
    {173754, 173768, 2375, 1, 3, 0x8}, /* aten::one_hot */
    {173825, 173836, 2376, 2, 3, 0x0}, /* aten::ones */
    {173964, 173979, 2378, 1, 3, 0x0}, /* aten::ones.out */
    {174042, 174058, 2379, 1, 3, 0x0}, /* aten::ones_like */
    {174223, 174243, 2380, 1, 0, 0x20}, /* aten::ones_like.out */
    {174343, 174355, 2381, 1, 3, 0x0}, /* aten::orgqr */
    {174405, 174421, 2382, 1, 3, 0x0}, /* aten::orgqr.out */
    {174498, 174510, 2383, 2, 3, 0x0}, /* aten::ormqr */
    {174613, 174629, 2385, 2, 3, 0x0}, /* aten::ormqr.out */
    {174759, 174771, 2387, 1, 3, 0x0}, /* aten::outer */
    {174819, 174835, 2388, 1, 3, 0x0}, /* aten::outer.out */
    {174910, 174920, 2389, 1, 3, 0x0}, /* aten::pad */
    {175007, 175026, 2390, 1, 3, 0x0}, /* aten::pad_sequence */
    {175150, 175174, 2391, 1, 3, 0x0}, /* aten::pairwise_distance */
    {175278, 175290, 2392, 1, 3, 0x0}, /* aten::pdist */
    {175336, 175350, 2393, 1, 3, 0x1}, /* aten::permute */
    {175405, 175424, 2394, 1, 3, 0x80000}, /* aten::permute_copy */
    {175478, 175501, 2395, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {175582, 175597, 2396, 1, 3, 0x0}, /* aten::pinverse */
    {175654, 175674, 2397, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {175737, 175761, 2399, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {175851, 175873, 2400, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {175940, 175966, 2402, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {176060, 176074, 2403, 2, 1, 0x2000}, /* aten::poisson */
    {176138, 176156, 2405, 1, 0, 0x2020}, /* aten::poisson.out */
    {176247, 176270, 2406, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {176385, 176397, 2407, 2, 3, 0x0}, /* aten::polar */
    {176445, 176461, 2409, 2, 3, 0x0}, /* aten::polar.out */
    {176536, 176552, 2411, 3, 1, 0x10000}, /* aten::polygamma */
    {176598, 176618, 2414, 2, 1, 0x10000}, /* aten::polygamma.out */
    {176691, 176708, 2416, 2, 1, 0x10000}, /* aten::polygamma_ */
    {176763, 176778, 2418, 1, 3, 0x10000}, /* aten::positive */
    {176822, 176839, 2419, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {176896, 176917, 2422, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {177001, 177025, 2424, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {177089, 177117, 2427, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {177208, 177232, 2429, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {177296, 177324, 2432, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {177415, 177433, 2434, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {177499, 177517, 2437, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {177583, 177595, 2440, 1, 3, 0x0}, /* aten::prelu */
    {177645, 177656, 2441, 2, 1, 0x40001}, /* aten::prod */
    {177717, 177736, 2443, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {177834, 177853, 2446, 2, 1, 0x40000}, /* aten::prod.int_out */
    {177971, 177986, 2448, 1, 0, 0x20}, /* aten::prod.out */
    {178071, 178091, 2449, 1, 3, 0x0}, /* aten::promote_types */
    {178161, 178171, 2450, 1, 3, 0x0}, /* aten::put */
    {178256, 178270, 2451, 1, 0, 0x20}, /* aten::put.out */
    {178382, 178393, 2452, 2, 3, 0x0}, /* aten::put_ */
    {178487, 178496, 2454, 1, 3, 0x0}, /* aten::qr */
    {178558, 178569, 2455, 1, 3, 0x0}, /* aten::qr.Q */
    {178672, 178687, 2456, 1, 3, 0x0}, /* aten::quantile */
    {178801, 178820, 2457, 1, 3, 0x0}, /* aten::quantile.out */
    {178958, 178980, 2458, 1, 3, 0x0}, /* aten::quantile.scalar */
    {179100, 179126, 2459, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {179270, 179284, 2460, 1, 3, 0x10000}, /* aten::rad2deg */
    {179321, 179339, 2461, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {179403, 179418, 2462, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {179464, 179475, 2463, 2, 3, 0x2001}, /* aten::rand */
    {179603, 179624, 2465, 2, 3, 0x2000}, /* aten::rand.generator */
    {179784, 179809, 2467, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {179904, 179919, 2468, 1, 3, 0x2000}, /* aten::rand.out */
    {179982, 179998, 2469, 1, 3, 0x2000}, /* aten::rand_like */
    {180163, 180189, 2470, 1, 3, 0x2000}, /* aten::rand_like.generator */
    {180386, 180416, 2471, 1, 0, 0x2020}, /* aten::rand_like.generator_out */
    {180548, 180568, 2472, 1, 0, 0x2020}, /* aten::rand_like.out */
    {180668, 180682, 2473, 2, 3, 0x2000}, /* aten::randint */
    {180826, 180850, 2475, 2, 3, 0x2000}, /* aten::randint.generator */
    {181026, 181054, 2477, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {181165, 181183, 2478, 2, 3, 0x2000}, /* aten::randint.low */
    {181343, 181371, 2480, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {181563, 181595, 2482, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {181722, 181744, 2483, 1, 3, 0x2000}, /* aten::randint.low_out */
    {181839, 181857, 2484, 1, 3, 0x2000}, /* aten::randint.out */
    {181936, 181955, 2485, 1, 3, 0x2000}, /* aten::randint_like */
    {182136, 182162, 2486, 1, 3, 0x2000}, /* aten::randint_like.Tensor */
    {182350, 182386, 2487, 1, 3, 0x2000}, /* aten::randint_like.Tensor_generator */
    {182606, 182646, 2488, 1, 0, 0x2020}, /* aten::randint_like.Tensor_generator_out */
    {182801, 182831, 2489, 1, 0, 0x2020}, /* aten::randint_like.Tensor_out */
    {182954, 182983, 2490, 1, 3, 0x2000}, /* aten::randint_like.generator */
    {183196, 183229, 2491, 1, 0, 0x2020}, /* aten::randint_like.generator_out */
    {183377, 183406, 2492, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {183609, 183642, 2493, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {183780, 183819, 2494, 1, 3, 0x2000}, /* aten::randint_like.low_generator_dtype */
    {184054, 184097, 2495, 1, 0, 0x2020}, /* aten::randint_like.low_generator_dtype_out */
    {184267, 184290, 2496, 1, 0, 0x2020}, /* aten::randint_like.out */
    {184406, 184418, 2497, 2, 3, 0x2001}, /* aten::randn */
    {184547, 184569, 2499, 2, 3, 0x2000}, /* aten::randn.generator */
    {184730, 184756, 2501, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {184852, 184868, 2502, 1, 3, 0x2000}, /* aten::randn.out */
    {184932, 184949, 2503, 1, 3, 0x2000}, /* aten::randn_like */
    {185115, 185142, 2504, 1, 3, 0x2000}, /* aten::randn_like.generator */
    {185340, 185371, 2505, 1, 0, 0x2020}, /* aten::randn_like.generator_out */
    {185504, 185525, 2506, 1, 0, 0x2020}, /* aten::randn_like.out */
    {185626, 185639, 2507, 1, 0, 0x2020}, /* aten::random */
    {185705, 185723, 2508, 1, 0, 0x2020}, /* aten::random.from */
    {185813, 185835, 2509, 1, 0, 0x2020}, /* aten::random.from_out */
    {185949, 185966, 2510, 1, 0, 0x2020}, /* aten::random.out */
    {186056, 186072, 2511, 1, 0, 0x2020}, /* aten::random.to */
    {186149, 186169, 2512, 1, 0, 0x2020}, /* aten::random.to_out */
    {186270, 186284, 2513, 2, 1, 0x2000}, /* aten::random_ */
    {186359, 186378, 2515, 2, 1, 0x2000}, /* aten::random_.from */
    {186477, 186494, 2517, 2, 1, 0x2000}, /* aten::random_.to */
    {186580, 186595, 2519, 2, 3, 0x2001}, /* aten::randperm */
    {186722, 186747, 2521, 2, 3, 0x2000}, /* aten::randperm.generator */
    {186906, 186935, 2523, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {187029, 187048, 2525, 1, 3, 0x2000}, /* aten::randperm.out */
    {187110, 187122, 2526, 2, 3, 0x0}, /* aten::range */
    {187262, 187278, 2528, 2, 3, 0x0}, /* aten::range.out */
    {187368, 187385, 2530, 1, 3, 0x0}, /* aten::range.out_ */
    {187461, 187478, 2531, 2, 3, 0x0}, /* aten::range.step */
    {187638, 187650, 2533, 1, 3, 0x0}, /* aten::ravel */
    {187691, 187702, 2534, 1, 1, 0x0}, /* aten::real */
    {187742, 187759, 2535, 3, 1, 0x10001}, /* aten::reciprocal */
    {187799, 187820, 2538, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {187887, 187905, 2540, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {187954, 187977, 2543, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {188042, 188069, 2545, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {188161, 188193, 2547, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {188287, 188330, 2549, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {188465, 188488, 2551, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {188553, 188580, 2553, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {188672, 188704, 2555, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {188798, 188841, 2557, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {188976, 188999, 2559, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {189064, 189091, 2561, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {189183, 189215, 2563, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {189309, 189352, 2565, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {189487, 189498, 2567, 2, 1, 0x10001}, /* aten::relu */
    {189532, 189547, 2569, 1, 0, 0x20}, /* aten::relu.out */
    {189608, 189620, 2570, 1, 3, 0x10000}, /* aten::relu6 */
    {189655, 189668, 2571, 1, 3, 0x0}, /* aten::relu6_ */
    {189712, 189724, 2572, 2, 1, 0x10000}, /* aten::relu_ */
    {189767, 189790, 2574, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {189850, 189880, 2575, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {189947, 189981, 2577, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {190075, 190102, 2578, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {190189, 190212, 2579, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {190272, 190299, 2582, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {190386, 190410, 2584, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {190479, 190503, 2585, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {190572, 190585, 2588, 3, 1, 0x0}, /* aten::renorm */
    {190656, 190673, 2591, 2, 1, 0x0}, /* aten::renorm.out */
    {190771, 190785, 2593, 3, 1, 0x0}, /* aten::renorm_ */
    {190865, 190878, 2596, 1, 3, 0x1}, /* aten::repeat */
    {190932, 190949, 2597, 1, 0, 0x20}, /* aten::repeat.out */
    {191030, 191061, 2598, 2, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {191147, 191182, 2600, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {191292, 191328, 2601, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {191447, 191480, 2602, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {191596, 191620, 2603, 2, 3, 0x0}, /* aten::replication_pad1d */
    {191686, 191714, 2605, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {191807, 191840, 2607, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {191935, 191979, 2609, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {192115, 192139, 2611, 2, 3, 0x1}, /* aten::replication_pad2d */
    {192205, 192233, 2613, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {192326, 192359, 2615, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {192454, 192498, 2617, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {192634, 192658, 2619, 2, 3, 0x1}, /* aten::replication_pad3d */
    {192724, 192752, 2621, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {192845, 192878, 2623, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {192973, 193017, 2625, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {193153, 193167, 2627, 1, 0, 0x0}, /* aten::reshape */
    {193226, 193243, 2628, 1, 0, 0x0}, /* aten::reshape_as */
    {193303, 193316, 2629, 1, 0, 0x20}, /* aten::resize */
    {193404, 193421, 2630, 1, 0, 0x20}, /* aten::resize.out */
    {193533, 193547, 2631, 2, 0, 0x81}, /* aten::resize_ */
    {193644, 193660, 2633, 1, 0, 0x20}, /* aten::resize_as */
    {193757, 193777, 2634, 1, 0, 0x20}, /* aten::resize_as.out */
    {193898, 193915, 2635, 1, 3, 0x80}, /* aten::resize_as_ */
    {194021, 194040, 2636, 1, 3, 0x0}, /* aten::resolve_conj */
    {194088, 194106, 2637, 1, 3, 0x0}, /* aten::resolve_neg */
    {194153, 194178, 2638, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {194246, 194278, 2639, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {194356, 194388, 2640, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {194464, 194489, 2641, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {194557, 194572, 2642, 1, 3, 0x0}, /* aten::rms_norm */
    {194676, 194696, 2643, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {194877, 194898, 2644, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {195079, 195099, 2645, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {195218, 195238, 2646, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {195419, 195440, 2647, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {195621, 195641, 2648, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {195760, 195771, 2649, 2, 3, 0x0}, /* aten::roll */
    {195839, 195854, 2651, 1, 0, 0x20}, /* aten::roll.out */
    {195949, 195961, 2652, 1, 3, 0x0}, /* aten::rot90 */
    {196023, 196039, 2653, 1, 0, 0x20}, /* aten::rot90.out */
    {196129, 196141, 2654, 3, 1, 0x10001}, /* aten::round */
    {196176, 196197, 2657, 3, 1, 0x10000}, /* aten::round.decimals */
    {196258, 196283, 2660, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {196368, 196384, 2662, 2, 1, 0x10000}, /* aten::round.out */
    {196446, 196459, 2664, 3, 1, 0x10000}, /* aten::round_ */
    {196503, 196525, 2667, 3, 1, 0x10000}, /* aten::round_.decimals */
    {196595, 196611, 2670, 1, 3, 0x0}, /* aten::row_stack */
    {196655, 196675, 2671, 1, 3, 0x0}, /* aten::row_stack.out */
    {196746, 196758, 2672, 1, 1, 0x12000}, /* aten::rrelu */
    {196894, 196907, 2673, 1, 1, 0x2000}, /* aten::rrelu_ */
    {197052, 197075, 2674, 2, 3, 0x2000}, /* aten::rrelu_with_noise */
    {197240, 197267, 2676, 2, 3, 0x2000}, /* aten::rrelu_with_noise.out */
    {197459, 197483, 2678, 2, 3, 0x2000}, /* aten::rrelu_with_noise_ */
    {197657, 197689, 2680, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {197842, 197878, 2681, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {198058, 198092, 2682, 1, 0, 0x2020}, /* aten::rrelu_with_noise_functional */
    {198285, 198297, 2683, 3, 1, 0x10001}, /* aten::rsqrt */
    {198332, 198348, 2686, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {198410, 198423, 2688, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {198467, 198485, 2691, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {198556, 198578, 2692, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {198676, 198694, 2693, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {198768, 198790, 2695, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {198888, 198908, 2696, 2, 3, 0x1}, /* aten::scalar_tensor */
    {199040, 199064, 2698, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {199131, 199166, 2699, 1, 3, 0x2000}, /* aten::scaled_dot_product_attention */
    {199363, 199384, 2700, 3, 3, 0x0}, /* aten::scatter.reduce */
    {199478, 199503, 2703, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {199621, 199639, 2705, 3, 3, 0x1}, /* aten::scatter.src */
    {199715, 199737, 2708, 2, 3, 0x0}, /* aten::scatter.src_out */
    {199840, 199860, 2710, 3, 3, 0x1}, /* aten::scatter.value */
    {199940, 199964, 2713, 2, 3, 0x0}, /* aten::scatter.value_out */
    {200071, 200098, 2715, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {200200, 200231, 2718, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {200357, 200379, 2720, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {200482, 200501, 2723, 3, 3, 0x0}, /* aten::scatter_.src */
    {200586, 200607, 2726, 3, 3, 0x0}, /* aten::scatter_.value */
    {200696, 200724, 2729, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {200835, 200853, 2732, 3, 3, 0x1}, /* aten::scatter_add */
    {200929, 200951, 2735, 2, 3, 0x0}, /* aten::scatter_add.out */
    {201054, 201073, 2737, 3, 3, 0x0}, /* aten::scatter_add_ */
    {201158, 201183, 2740, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {201305, 201334, 2743, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {201480, 201506, 2745, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {201637, 201663, 2748, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {201816, 201846, 2750, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {202023, 202049, 2752, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {202202, 202232, 2754, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {202409, 202430, 2756, 2, 3, 0x0}, /* aten::segment_reduce */
    {202608, 202633, 2758, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {202835, 202852, 2759, 1, 0, 0x1}, /* aten::select.int */
    {202921, 202943, 2760, 1, 0, 0x0}, /* aten::select_backward */
    {203040, 203066, 2761, 1, 0, 0x20}, /* aten::select_backward.out */
    {203190, 203212, 2762, 1, 3, 0x80000}, /* aten::select_copy.int */
    {203280, 203306, 2763, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {203401, 203422, 2764, 1, 0, 0x1}, /* aten::select_scatter */
    {203501, 203526, 2765, 1, 0, 0x20}, /* aten::select_scatter.out */
    {203632, 203643, 2766, 1, 1, 0x10000}, /* aten::selu */
    {203677, 203689, 2767, 1, 1, 0x10000}, /* aten::selu_ */
    {203732, 203742, 2768, 1, 0, 0x20}, /* aten::set */
    {203775, 203789, 2769, 1, 0, 0x20}, /* aten::set.out */
    {203849, 203873, 2770, 1, 0, 0x20}, /* aten::set.source_Tensor */
    {203935, 203963, 2771, 1, 0, 0x20}, /* aten::set.source_Tensor_out */
    {204052, 204063, 2772, 2, 3, 0x80}, /* aten::set_ */
    {204105, 204130, 2774, 2, 0, 0x80}, /* aten::set_.source_Tensor */
    {204201, 204241, 2776, 1, 0, 0x80}, /* aten::set_.source_Tensor_storage_offset */
    {204385, 204395, 2777, 3, 3, 0x10000}, /* aten::sgn */
    {204428, 204442, 2780, 2, 3, 0x10000}, /* aten::sgn.out */
    {204502, 204513, 2782, 3, 3, 0x10000}, /* aten::sgn_ */
    {204555, 204569, 2785, 3, 1, 0x10001}, /* aten::sigmoid */
    {204606, 204624, 2788, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {204688, 204703, 2790, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {204749, 204772, 2793, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {204840, 204874, 2796, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {204983, 204994, 2798, 3, 1, 0x10001}, /* aten::sign */
    {205028, 205043, 2801, 2, 1, 0x10000}, /* aten::sign.out */
    {205104, 205116, 2803, 3, 1, 0x10000}, /* aten::sign_ */
    {205159, 205173, 2806, 3, 3, 0x10000}, /* aten::signbit */
    {205210, 205228, 2809, 2, 3, 0x10000}, /* aten::signbit.out */
    {205292, 205303, 2811, 3, 3, 0x10000}, /* aten::silu */
    {205337, 205352, 2814, 2, 3, 0x10000}, /* aten::silu.out */
    {205413, 205425, 2816, 3, 3, 0x10000}, /* aten::silu_ */
    {205468, 205488, 2819, 3, 3, 0x10000}, /* aten::silu_backward */
    {205551, 205582, 2822, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {205686, 205696, 2824, 3, 1, 0x10001}, /* aten::sin */
    {205729, 205743, 2827, 2, 1, 0x10000}, /* aten::sin.out */
    {205803, 205814, 2829, 3, 1, 0x10000}, /* aten::sin_ */
    {205856, 205867, 2832, 3, 3, 0x10000}, /* aten::sinc */
    {205901, 205916, 2835, 2, 3, 0x10000}, /* aten::sinc.out */
    {205977, 205989, 2837, 3, 3, 0x10000}, /* aten::sinc_ */
    {206032, 206043, 2840, 3, 1, 0x10001}, /* aten::sinh */
    {206077, 206092, 2843, 2, 1, 0x10000}, /* aten::sinh.out */
    {206153, 206165, 2845, 3, 1, 0x10000}, /* aten::sinh_ */
    {206208, 206223, 2848, 1, 0, 0x0}, /* aten::size.int */
    {206267, 206286, 2849, 1, 0, 0x1}, /* aten::slice.Tensor */
    {206398, 206419, 2850, 1, 0, 0x0}, /* aten::slice_backward */
    {206540, 206565, 2851, 1, 0, 0x20}, /* aten::slice_backward.out */
    {206713, 206737, 2852, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {206848, 206876, 2853, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {207014, 207034, 2854, 1, 0, 0x80001}, /* aten::slice_scatter */
    {207153, 207177, 2855, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {207323, 207337, 2856, 1, 3, 0x0}, /* aten::slogdet */
    {207399, 207417, 2857, 1, 3, 0x0}, /* aten::slogdet.out */
    {207533, 207551, 2858, 1, 3, 0x0}, /* aten::slow_conv3d */
    {207690, 207712, 2859, 1, 3, 0x0}, /* aten::slow_conv3d.out */
    {207878, 207904, 2860, 2, 3, 0x0}, /* aten::slow_conv3d_forward */
    {208042, 208075, 2862, 2, 3, 0x0}, /* aten::slow_conv3d_forward.output */
    {208246, 208272, 2864, 2, 3, 0x0}, /* aten::slow_conv_dilated2d */
    {208441, 208471, 2866, 1, 0, 0x20}, /* aten::slow_conv_dilated2d.out */
    {208682, 208708, 2867, 2, 3, 0x0}, /* aten::slow_conv_dilated3d */
    {208877, 208907, 2869, 1, 0, 0x20}, /* aten::slow_conv_dilated3d.out */
    {209127, 209155, 2870, 2, 3, 0x0}, /* aten::slow_conv_transpose3d */
    {209354, 209386, 2872, 2, 3, 0x0}, /* aten::slow_conv_transpose3d.out */
    {209612, 209633, 2874, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {209728, 209753, 2876, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {209875, 209905, 2878, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {210020, 210061, 2880, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {210217, 210240, 2882, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {210321, 210348, 2884, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {210456, 210488, 2885, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {210593, 210636, 2887, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {210782, 210800, 2888, 1, 3, 0x0}, /* aten::softmax.int */
    {210874, 210896, 2889, 2, 3, 0x0}, /* aten::softmax.int_out */
    {210997, 211012, 2891, 3, 1, 0x10000}, /* aten::softplus */
    {211086, 211105, 2894, 2, 1, 0x0}, /* aten::softplus.out */
    {211206, 211230, 2896, 3, 3, 0x0}, /* aten::softplus_backward */
    {211328, 211363, 2899, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {211502, 211519, 2901, 3, 1, 0x10000}, /* aten::softshrink */
    {211577, 211598, 2904, 2, 1, 0x0}, /* aten::softshrink.out */
    {211683, 211709, 2906, 3, 3, 0x0}, /* aten::softshrink_backward */
    {211792, 211829, 2909, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {211953, 211964, 2911, 1, 1, 0x1}, /* aten::sort */
    {212058, 212076, 2912, 3, 3, 0x0}, /* aten::sort.stable */
    {212194, 212212, 2915, 2, 1, 0x0}, /* aten::sort.values */
    {212363, 212388, 2917, 2, 3, 0x0}, /* aten::sort.values_stable */
    {212560, 212582, 2919, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {212624, 212650, 2922, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {212719, 212743, 2924, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {212790, 212818, 2927, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {212892, 212916, 2929, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {212963, 212991, 2932, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {213065, 213089, 2934, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {213136, 213164, 2937, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {213238, 213262, 2939, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {213309, 213337, 2942, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {213411, 213448, 2944, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {213515, 213561, 2947, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {213637, 213687, 2948, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {213790, 213831, 2949, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {213925, 213971, 2951, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {214047, 214097, 2952, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {214200, 214237, 2953, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {214304, 214350, 2956, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {214426, 214476, 2957, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {214579, 214620, 2958, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {214714, 214760, 2960, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {214836, 214886, 2961, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {214989, 215026, 2962, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {215093, 215139, 2965, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {215215, 215265, 2966, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {215368, 215409, 2967, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {215503, 215549, 2969, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {215625, 215675, 2970, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {215778, 215815, 2971, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {215882, 215928, 2974, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {216004, 216054, 2975, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {216157, 216198, 2976, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {216292, 216338, 2978, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {216414, 216464, 2979, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {216567, 216589, 2980, 1, 3, 0x0}, /* aten::special_digamma */
    {216634, 216660, 2981, 1, 3, 0x0}, /* aten::special_digamma.out */
    {216732, 216751, 2982, 3, 3, 0x10000}, /* aten::special_entr */
    {216793, 216816, 2985, 2, 3, 0x10000}, /* aten::special_entr.out */
    {216885, 216903, 2987, 1, 3, 0x0}, /* aten::special_erf */
    {216944, 216966, 2988, 1, 3, 0x0}, /* aten::special_erf.out */
    {217034, 217053, 2989, 1, 3, 0x0}, /* aten::special_erfc */
    {217095, 217118, 2990, 1, 3, 0x0}, /* aten::special_erfc.out */
    {217187, 217207, 2991, 3, 3, 0x10000}, /* aten::special_erfcx */
    {217250, 217274, 2994, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {217344, 217365, 2996, 1, 3, 0x0}, /* aten::special_erfinv */
    {217409, 217434, 2997, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {217505, 217524, 2998, 1, 3, 0x0}, /* aten::special_exp2 */
    {217566, 217589, 2999, 1, 3, 0x0}, /* aten::special_exp2.out */
    {217658, 217678, 3000, 1, 3, 0x0}, /* aten::special_expit */
    {217721, 217745, 3001, 1, 3, 0x0}, /* aten::special_expit.out */
    {217815, 217835, 3002, 1, 3, 0x0}, /* aten::special_expm1 */
    {217878, 217902, 3003, 1, 3, 0x0}, /* aten::special_expm1.out */
    {217972, 217995, 3004, 1, 3, 0x0}, /* aten::special_gammainc */
    {218055, 218082, 3005, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {218169, 218193, 3006, 1, 3, 0x0}, /* aten::special_gammaincc */
    {218254, 218282, 3007, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {218370, 218392, 3008, 1, 3, 0x0}, /* aten::special_gammaln */
    {218437, 218463, 3009, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {218535, 218570, 3010, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {218635, 218679, 3013, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {218753, 218801, 3014, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {218902, 218941, 3015, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {219033, 219077, 3017, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {219151, 219199, 3018, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {219300, 219336, 3019, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {219402, 219447, 3022, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {219522, 219571, 3023, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {219673, 219713, 3024, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {219806, 219851, 3026, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {219926, 219975, 3027, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {220077, 220094, 3028, 1, 3, 0x0}, /* aten::special_i0 */
    {220134, 220155, 3029, 1, 3, 0x0}, /* aten::special_i0.out */
    {220222, 220240, 3030, 3, 3, 0x10000}, /* aten::special_i0e */
    {220281, 220303, 3033, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {220371, 220388, 3035, 3, 3, 0x10000}, /* aten::special_i1 */
    {220428, 220449, 3038, 2, 3, 0x10000}, /* aten::special_i1.out */
    {220516, 220534, 3040, 3, 3, 0x10000}, /* aten::special_i1e */
    {220575, 220597, 3043, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {220665, 220701, 3045, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {220767, 220812, 3048, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {220887, 220936, 3049, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {221038, 221078, 3050, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {221171, 221216, 3052, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {221291, 221340, 3053, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {221442, 221478, 3054, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {221544, 221589, 3057, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {221664, 221713, 3058, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {221815, 221855, 3059, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {221948, 221993, 3061, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {222068, 222117, 3062, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {222219, 222239, 3063, 1, 3, 0x0}, /* aten::special_log1p */
    {222282, 222306, 3064, 1, 3, 0x0}, /* aten::special_log1p.out */
    {222376, 222399, 3065, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {222445, 222472, 3068, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {222545, 222571, 3070, 1, 3, 0x0}, /* aten::special_log_softmax */
    {222656, 222676, 3071, 1, 3, 0x0}, /* aten::special_logit */
    {222736, 222760, 3072, 1, 3, 0x0}, /* aten::special_logit.out */
    {222847, 222871, 3073, 1, 3, 0x0}, /* aten::special_logsumexp */
    {222950, 222978, 3074, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {223084, 223117, 3075, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {223173, 223210, 3078, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {223293, 223326, 3080, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {223382, 223419, 3083, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {223502, 223535, 3085, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {223591, 223628, 3088, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {223711, 223744, 3090, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {223800, 223837, 3093, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {223920, 223947, 3095, 1, 3, 0x0}, /* aten::special_multigammaln */
    {224004, 224035, 3096, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {224119, 224138, 3097, 1, 3, 0x0}, /* aten::special_ndtr */
    {224180, 224203, 3098, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {224272, 224292, 3099, 3, 3, 0x10000}, /* aten::special_ndtri */
    {224335, 224359, 3102, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {224429, 224453, 3104, 1, 3, 0x0}, /* aten::special_polygamma */
    {224507, 224535, 3105, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {224616, 224634, 3106, 1, 3, 0x0}, /* aten::special_psi */
    {224675, 224697, 3107, 1, 3, 0x0}, /* aten::special_psi.out */
    {224765, 224785, 3108, 1, 3, 0x0}, /* aten::special_round */
    {224847, 224871, 3109, 1, 3, 0x0}, /* aten::special_round.out */
    {224957, 224997, 3110, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {225057, 225101, 3113, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {225188, 225228, 3115, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {225288, 225332, 3118, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {225419, 225464, 3120, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {225539, 225593, 3123, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {225677, 225735, 3124, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {225846, 225895, 3125, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {225997, 226051, 3127, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {226135, 226193, 3128, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {226304, 226349, 3129, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {226424, 226478, 3132, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {226562, 226620, 3133, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {226731, 226780, 3134, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {226882, 226936, 3136, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {227020, 227078, 3137, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {227189, 227234, 3138, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {227309, 227363, 3141, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {227447, 227505, 3142, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {227616, 227665, 3143, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {227767, 227821, 3145, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {227905, 227963, 3146, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {228074, 228119, 3147, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {228194, 228248, 3150, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {228332, 228390, 3151, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {228501, 228550, 3152, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {228652, 228706, 3154, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {228790, 228848, 3155, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {228959, 228978, 3156, 1, 3, 0x0}, /* aten::special_sinc */
    {229020, 229043, 3157, 1, 3, 0x0}, /* aten::special_sinc.out */
    {229112, 229134, 3158, 1, 3, 0x0}, /* aten::special_softmax */
    {229212, 229246, 3159, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {229300, 229338, 3162, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {229419, 229441, 3164, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {229500, 229535, 3167, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {229607, 229646, 3168, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {229745, 229771, 3169, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {229857, 229891, 3171, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {229962, 230000, 3172, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {230098, 230118, 3173, 1, 1, 0x0}, /* aten::special_xlogy */
    {230175, 230208, 3174, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {230278, 230315, 3175, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {230412, 230436, 3176, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {230520, 230552, 3177, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {230621, 230657, 3178, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {230753, 230772, 3179, 3, 1, 0x10000}, /* aten::special_zeta */
    {230828, 230860, 3182, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {230929, 230965, 3183, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {231061, 231084, 3184, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {231167, 231198, 3186, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {231266, 231301, 3187, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {231396, 231415, 3188, 1, 0, 0x0}, /* aten::split.Tensor */
    {231500, 231518, 3189, 1, 2, 0x0}, /* aten::split.sizes */
    {231604, 231628, 3190, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {231707, 231735, 3191, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {231833, 231856, 3192, 1, 0, 0x1}, /* aten::split_with_sizes */
    {231948, 231976, 3193, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {232062, 232094, 3194, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {232199, 232210, 3195, 3, 1, 0x10001}, /* aten::sqrt */
    {232244, 232259, 3198, 2, 1, 0x10000}, /* aten::sqrt.out */
    {232320, 232332, 3200, 3, 1, 0x10000}, /* aten::sqrt_ */
    {232375, 232388, 3203, 1, 1, 0x10000}, /* aten::square */
    {232424, 232441, 3204, 1, 3, 0x10000}, /* aten::square.out */
    {232504, 232518, 3205, 1, 1, 0x10000}, /* aten::square_ */
    {232563, 232577, 3206, 1, 0, 0x0}, /* aten::squeeze */
    {232620, 232638, 3207, 1, 0, 0x1}, /* aten::squeeze.dim */
    {232694, 232713, 3208, 1, 0, 0x1}, /* aten::squeeze.dims */
    {232772, 232787, 3209, 1, 0, 0x80}, /* aten::squeeze_ */
    {232833, 232852, 3210, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {232911, 232931, 3211, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {232993, 233012, 3212, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {233054, 233077, 3213, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {233132, 233159, 3214, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {233241, 233265, 3215, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {233323, 233351, 3216, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {233436, 233459, 3217, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {233528, 233540, 3218, 1, 3, 0x0}, /* aten::stack */
    {233591, 233607, 3219, 1, 3, 0x0}, /* aten::stack.out */
    {233685, 233695, 3220, 1, 1, 0x40000}, /* aten::std */
    {233748, 233769, 3221, 2, 1, 0x40000}, /* aten::std.correction */
    {233879, 233904, 3223, 2, 1, 0x40000}, /* aten::std.correction_out */
    {234038, 234052, 3225, 1, 1, 0x40000}, /* aten::std.dim */
    {234142, 234156, 3226, 1, 1, 0x40000}, /* aten::std.out */
    {234269, 234284, 3227, 1, 1, 0x40000}, /* aten::std_mean */
    {234352, 234378, 3228, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {234503, 234533, 3230, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {234704, 234723, 3231, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {234828, 234839, 3232, 1, 3, 0x0}, /* aten::stft */
    {235048, 235066, 3233, 1, 3, 0x0}, /* aten::stft.center */
    {235324, 235345, 3234, 1, 0, 0x0}, /* aten::storage_offset */
    {235386, 235403, 3235, 1, 0, 0x0}, /* aten::stride.int */
    {235449, 235466, 3236, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {235536, 235557, 3237, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {235654, 235671, 3238, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {235744, 235758, 3241, 2, 1, 0x10000}, /* aten::sub.out */
    {235848, 235866, 3243, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {235945, 235963, 3244, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {236045, 236067, 3247, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {236142, 236164, 3248, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {236242, 236261, 3249, 1, 3, 0x0}, /* aten::subtract.out */
    {236356, 236379, 3250, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {236463, 236486, 3251, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {236573, 236583, 3252, 1, 1, 0x40000}, /* aten::sum */
    {236643, 236665, 3253, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {236790, 236812, 3255, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {236917, 236931, 3258, 1, 0, 0x20}, /* aten::sum.out */
    {237015, 237033, 3259, 1, 0, 0x0}, /* aten::sum_to_size */
    {237089, 237099, 3260, 1, 3, 0x0}, /* aten::svd */
    {237194, 237206, 3261, 1, 3, 0x0}, /* aten::svd.U */
    {237360, 237375, 3262, 1, 0, 0x0}, /* aten::swapaxes */
    {237441, 237457, 3263, 1, 0, 0x80}, /* aten::swapaxes_ */
    {237526, 237541, 3264, 1, 0, 0x0}, /* aten::swapdims */
    {237605, 237621, 3265, 1, 0, 0x80}, /* aten::swapdims_ */
    {237688, 237714, 3266, 1, 3, 0x0}, /* aten::sym_constrain_range */
    {237792, 237827, 3267, 1, 3, 0x0}, /* aten::sym_constrain_range_for_size */
    {237914, 237930, 3268, 1, 0, 0x1}, /* aten::sym_numel */
    {237969, 237988, 3269, 1, 0, 0x1}, /* aten::sym_size.int */
    {238039, 238064, 3270, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {238112, 238133, 3271, 1, 0, 0x1}, /* aten::sym_stride.int */
    {238186, 238194, 3272, 1, 0, 0x0}, /* aten::t */
    {238231, 238240, 3273, 1, 0, 0x80}, /* aten::t_ */
    {238280, 238293, 3274, 1, 3, 0x80000}, /* aten::t_copy */
    {238329, 238346, 3275, 1, 0, 0x80020}, /* aten::t_copy.out */
    {238409, 238420, 3276, 2, 3, 0x0}, /* aten::take */
    {238468, 238483, 3278, 2, 3, 0x0}, /* aten::take.out */
    {238558, 238579, 3280, 1, 3, 0x0}, /* aten::take_along_dim */
    {238654, 238679, 3281, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {238781, 238791, 3282, 3, 1, 0x10001}, /* aten::tan */
    {238824, 238838, 3285, 2, 1, 0x10000}, /* aten::tan.out */
    {238898, 238909, 3287, 3, 1, 0x10000}, /* aten::tan_ */
    {238951, 238962, 3290, 3, 1, 0x10001}, /* aten::tanh */
    {238996, 239011, 3293, 2, 1, 0x10000}, /* aten::tanh.out */
    {239072, 239084, 3295, 3, 1, 0x10000}, /* aten::tanh_ */
    {239127, 239147, 3298, 3, 3, 0x10000}, /* aten::tanh_backward */
    {239212, 239243, 3301, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {239349, 239376, 3303, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {239468, 239496, 3304, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {239588, 239634, 3305, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {239762, 239778, 3306, 1, 3, 0x0}, /* aten::tensordot */
    {239866, 239886, 3307, 1, 3, 0x0}, /* aten::tensordot.out */
    {240001, 240019, 3308, 1, 3, 0x0}, /* aten::thnn_conv2d */
    {240158, 240180, 3309, 1, 3, 0x0}, /* aten::thnn_conv2d.out */
    {240346, 240362, 3310, 3, 1, 0x10000}, /* aten::threshold */
    {240433, 240453, 3313, 2, 1, 0x0}, /* aten::threshold.out */
    {240551, 240568, 3315, 3, 1, 0x0}, /* aten::threshold_ */
    {240648, 240673, 3318, 3, 3, 0x10000}, /* aten::threshold_backward */
    {240759, 240795, 3321, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {240922, 240933, 3323, 1, 3, 0x0}, /* aten::tile */
    {240982, 240998, 3324, 1, 0, 0x0}, /* aten::to.device */
    {241152, 241167, 3325, 1, 0, 0x0}, /* aten::to.dtype */
    {241305, 241327, 3326, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {241546, 241561, 3327, 1, 0, 0x0}, /* aten::to.other */
    {241695, 241710, 3328, 1, 3, 0x0}, /* aten::to_dense */
    {241799, 241823, 3329, 1, 3, 0x0}, /* aten::to_dense_backward */
    {241908, 241919, 3330, 3, 3, 0x1}, /* aten::topk */
    {242037, 242055, 3333, 2, 3, 0x0}, /* aten::topk.values */
    {242230, 242242, 3335, 2, 3, 0x0}, /* aten::trace */
    {242277, 242293, 3337, 1, 0, 0x20}, /* aten::trace.out */
    {242355, 242376, 3338, 1, 0, 0x0}, /* aten::trace_backward */
    {242436, 242456, 3339, 1, 0, 0x0}, /* aten::transpose.int */
    {242525, 242542, 3340, 1, 0, 0x80}, /* aten::transpose_ */
    {242610, 242635, 3341, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {242703, 242732, 3342, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {242827, 242846, 3343, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {242913, 242931, 3344, 1, 3, 0x0}, /* aten::trapezoid.x */
    {242994, 243009, 3345, 1, 3, 0x0}, /* aten::trapz.dx */
    {243071, 243085, 3346, 1, 3, 0x0}, /* aten::trapz.x */
    {243144, 243167, 3347, 2, 3, 0x0}, /* aten::triangular_solve */
    {243326, 243351, 3349, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {243551, 243562, 3351, 3, 3, 0x0}, /* aten::tril */
    {243615, 243630, 3354, 2, 3, 0x0}, /* aten::tril.out */
    {243710, 243722, 3356, 3, 3, 0x0}, /* aten::tril_ */
    {243784, 243803, 3359, 3, 3, 0x0}, /* aten::tril_indices */
    {243956, 243979, 3362, 1, 0, 0x20}, /* aten::tril_indices.out */
    {244067, 244093, 3363, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {244261, 244272, 3364, 3, 3, 0x0}, /* aten::triu */
    {244325, 244340, 3367, 2, 3, 0x0}, /* aten::triu.out */
    {244420, 244432, 3369, 3, 3, 0x0}, /* aten::triu_ */
    {244494, 244513, 3372, 3, 3, 0x0}, /* aten::triu_indices */
    {244666, 244689, 3375, 1, 0, 0x20}, /* aten::triu_indices.out */
    {244777, 244802, 3376, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {244864, 244889, 3377, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {244951, 244973, 3378, 1, 1, 0x0}, /* aten::true_divide.out */
    {245055, 245081, 3379, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {245152, 245178, 3380, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {245249, 245261, 3381, 3, 1, 0x10001}, /* aten::trunc */
    {245296, 245312, 3384, 2, 1, 0x10000}, /* aten::trunc.out */
    {245374, 245387, 3386, 3, 1, 0x10000}, /* aten::trunc_ */
    {245431, 245445, 3389, 1, 3, 0x0}, /* aten::type_as */
    {245496, 245513, 3390, 1, 3, 0x0}, /* aten::unbind.int */
    {245577, 245599, 3391, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {245657, 245683, 3392, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {245760, 245780, 3393, 1, 3, 0x0}, /* aten::unflatten.int */
    {245854, 245884, 3394, 1, 3, 0x0}, /* aten::unflatten_dense_tensors */
    {245957, 245970, 3395, 2, 0, 0x0}, /* aten::unfold */
    {246047, 246069, 3397, 2, 3, 0x0}, /* aten::unfold_backward */
    {246168, 246194, 3399, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {246320, 246338, 3400, 1, 3, 0x80000}, /* aten::unfold_copy */
    {246414, 246436, 3401, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {246539, 246553, 3402, 1, 0, 0x2020}, /* aten::uniform */
    {246648, 246666, 3403, 1, 0, 0x2020}, /* aten::uniform.out */
    {246785, 246800, 3404, 2, 1, 0x2000}, /* aten::uniform_ */
    {246902, 246927, 3406, 2, 3, 0x8}, /* aten::unique_consecutive */
    {247061, 247090, 3408, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {247294, 247311, 3409, 2, 3, 0x8}, /* aten::unique_dim */
    {247449, 247470, 3411, 1, 0, 0x20}, /* aten::unique_dim.out */
    {247678, 247707, 3412, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {247839, 247872, 3414, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {248074, 248093, 3415, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {248160, 248186, 3416, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {248267, 248297, 3417, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {248397, 248427, 3418, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {248515, 248549, 3419, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {248656, 248672, 3420, 1, 0, 0x1}, /* aten::unsqueeze */
    {248726, 248743, 3421, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {248800, 248821, 3422, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {248874, 248899, 3423, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {248979, 249004, 3424, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {249139, 249168, 3426, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {249330, 249359, 3428, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {249479, 249513, 3429, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {249686, 249731, 3431, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {249945, 249971, 3433, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {250107, 250137, 3435, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {250300, 250330, 3437, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {250451, 250486, 3438, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {250660, 250706, 3440, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {250921, 250945, 3442, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {251055, 251083, 3444, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {251220, 251248, 3446, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {251367, 251400, 3447, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {251548, 251592, 3449, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {251781, 251806, 3451, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {251897, 251926, 3453, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {252044, 252073, 3455, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {252173, 252207, 3456, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {252336, 252381, 3458, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {252551, 252576, 3460, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {252691, 252720, 3462, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {252862, 252891, 3464, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {252991, 253025, 3465, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {253178, 253223, 3467, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {253417, 253442, 3469, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {253579, 253608, 3471, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {253772, 253801, 3473, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {253901, 253935, 3474, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {254110, 254155, 3476, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {254371, 254398, 3478, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {254557, 254588, 3480, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {254774, 254805, 3482, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {254927, 254963, 3483, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {255160, 255207, 3485, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {255445, 255486, 3487, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {255605, 255618, 3488, 1, 3, 0x0}, /* aten::vander */
    {255687, 255697, 3489, 1, 1, 0x40000}, /* aten::var */
    {255750, 255771, 3490, 2, 1, 0x40001}, /* aten::var.correction */
    {255881, 255906, 3492, 2, 1, 0x40000}, /* aten::var.correction_out */
    {256040, 256054, 3494, 1, 1, 0x40001}, /* aten::var.dim */
    {256144, 256158, 3495, 1, 1, 0x40000}, /* aten::var.out */
    {256271, 256286, 3496, 1, 1, 0x40000}, /* aten::var_mean */
    {256354, 256380, 3497, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {256505, 256535, 3499, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {256706, 256725, 3500, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {256830, 256841, 3501, 2, 3, 0x0}, /* aten::vdot */
    {256889, 256904, 3503, 1, 3, 0x0}, /* aten::vdot.out */
    {256979, 256990, 3504, 2, 0, 0x1}, /* aten::view */
    {257045, 257062, 3506, 1, 0, 0x0}, /* aten::view.dtype */
    {257126, 257140, 3507, 1, 0, 0x0}, /* aten::view_as */
    {257197, 257219, 3508, 2, 3, 0x0}, /* aten::view_as_complex */
    {257270, 257297, 3510, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {257347, 257378, 3511, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {257455, 257474, 3512, 2, 3, 0x0}, /* aten::view_as_real */
    {257522, 257546, 3514, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {257593, 257621, 3515, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {257695, 257711, 3516, 1, 3, 0x80000}, /* aten::view_copy */
    {257765, 257787, 3517, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {257850, 257876, 3518, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {257966, 257986, 3519, 1, 0, 0x80020}, /* aten::view_copy.out */
    {258067, 258086, 3520, 1, 3, 0x0}, /* aten::vsplit.array */
    {258156, 258173, 3521, 1, 3, 0x0}, /* aten::vsplit.int */
    {258240, 258253, 3522, 1, 3, 0x0}, /* aten::vstack */
    {258294, 258311, 3523, 1, 3, 0x0}, /* aten::vstack.out */
    {258379, 258391, 3524, 1, 1, 0x0}, /* aten::where */
    {258433, 258452, 3525, 1, 3, 0x0}, /* aten::where.Scalar */
    {258526, 258550, 3526, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {258629, 258652, 3527, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {258730, 258747, 3528, 2, 1, 0x10001}, /* aten::where.self */
    {258819, 258840, 3530, 2, 1, 0x0}, /* aten::where.self_out */
    {258939, 258967, 3532, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {259055, 259082, 3533, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {259169, 259191, 3534, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {259273, 259298, 3536, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {259360, 259384, 3537, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {259445, 259464, 3538, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {259520, 259546, 3541, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {259617, 259637, 3542, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {259702, 259713, 3545, 1, 0, 0x20}, /* aten::zero */
    {259747, 259762, 3546, 1, 0, 0x20}, /* aten::zero.out */
    {259823, 259835, 3547, 2, 1, 0x0}, /* aten::zero_ */
    {259878, 259890, 3549, 2, 3, 0x0}, /* aten::zeros */
    {260019, 260035, 3551, 1, 3, 0x0}, /* aten::zeros.out */
    {260099, 260116, 3552, 1, 3, 0x0}, /* aten::zeros_like */
    {260282, 260303, 3553, 1, 0, 0x20}, /* aten::zeros_like.out */
    {260404, 260421, 3554, 2, 3, 0x0}, /* mkl::_mkl_linear */
    {260513, 260544, 3556, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise */
    {260732, 260770, 3558, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise.binary */
    {261030, 261069, 3560, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise_.binary */
    {261338, 261379, 3562, 2, 3, 0x0}, /* mkldnn::_convolution_transpose_pointwise */
    {261602, 261628, 3564, 2, 3, 0x0}, /* mkldnn::_linear_pointwise */
    {261742, 261775, 3566, 2, 3, 0x0}, /* mkldnn::_linear_pointwise.binary */
    {261875, 261915, 3568, 2, 3, 0x0}, /* onednn::qconv2d_pointwise.binary_tensor */
    {262369, 262400, 3570, 2, 3, 0x0}, /* onednn::qconv_pointwise.tensor */
    {262734, 262774, 3572, 2, 3, 0x0}, /* onednn::qlinear_pointwise.binary_tensor */
    {263169, 263202, 3574, 2, 3, 0x0}, /* onednn::qlinear_pointwise.tensor */
    {263489, 263503, 3576, 1, 3, 0x2000}, /* prims::normal */
    {263651, 263666, 3577, 1, 3, 0x2000}, /* prims::uniform */
    {263812, 263848, 3578, 1, 3, 0x0}, /* quantized::int4mm_packed_weight_cpu */
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
    {86, 0, 188}, /* aten::_efficientzerotensor BackendSelect */
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
    {1, 0, 50}, /* aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams CPU */
    {141, 8, 29}, /* aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out CompositeExplicitAutograd */
    {1, 0, 51}, /* aten::_fft_c2c CPU */
    {16, 0, 51}, /* aten::_fft_c2c Meta */
    {1, 0, 52}, /* aten::_fft_c2c.out CPU */
    {16, 0, 52}, /* aten::_fft_c2c.out Meta */
    {1, 0, 53}, /* aten::_fft_c2r CPU */
    {16, 0, 53}, /* aten::_fft_c2r Meta */
    {1, 0, 54}, /* aten::_fft_c2r.out CPU */
    {16, 0, 54}, /* aten::_fft_c2r.out Meta */
    {1, 0, 55}, /* aten::_fft_r2c CPU */
    {16, 0, 55}, /* aten::_fft_r2c Meta */
    {1, 0, 56}, /* aten::_fft_r2c.out CPU */
    {16, 0, 56}, /* aten::_fft_r2c.out Meta */
    {138, 0, 57}, /* aten::_fused_rms_norm implicit */
    {1, 0, 58}, /* aten::_fused_sdp_choice CPU */
    {16, 0, 58}, /* aten::_fused_sdp_choice Meta */
    {1, 0, 59}, /* aten::_grouped_mm CPU */
    {16, 0, 59}, /* aten::_grouped_mm Meta */
    {1, 0, 60}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 60}, /* aten::_histogramdd_bin_edges Meta */
    {141, 8, 30}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 61}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 61}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 8, 31}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 62}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 62}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 8, 32}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 34}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 8, 33}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 63}, /* aten::_index_put_impl_ CPU */
    {16, 0, 63}, /* aten::_index_put_impl_ Meta */
    {1, 0, 64}, /* aten::_int_mm CPU */
    {16, 0, 64}, /* aten::_int_mm Meta */
    {1, 0, 65}, /* aten::_int_mm.out CPU */
    {16, 0, 65}, /* aten::_int_mm.out Meta */
    {141, 0, 66}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 67}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 68}, /* aten::_linalg_check_errors CPU */
    {16, 0, 68}, /* aten::_linalg_check_errors Meta */
    {1, 0, 69}, /* aten::_linalg_det CPU */
    {16, 0, 69}, /* aten::_linalg_det Meta */
    {1, 4, 35}, /* aten::_linalg_det.result CPU */
    {16, 4, 35}, /* aten::_linalg_det.result Meta */
    {1, 0, 70}, /* aten::_linalg_eigh CPU */
    {16, 0, 70}, /* aten::_linalg_eigh Meta */
    {1, 4, 36}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 36}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 71}, /* aten::_linalg_eigvals CPU */
    {16, 0, 71}, /* aten::_linalg_eigvals Meta */
    {1, 0, 72}, /* aten::_linalg_slogdet CPU */
    {16, 0, 72}, /* aten::_linalg_slogdet Meta */
    {1, 4, 37}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 37}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 73}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 73}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 38}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 38}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 74}, /* aten::_linalg_svd CPU */
    {16, 0, 74}, /* aten::_linalg_svd Meta */
    {1, 4, 39}, /* aten::_linalg_svd.U CPU */
    {16, 4, 39}, /* aten::_linalg_svd.U Meta */
    {1, 0, 75}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, /* aten::_log_softmax CPU */
    {16, 1, 2}, /* aten::_log_softmax Meta */
    {142, 9, 40}, /* aten::_log_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, /* aten::_log_softmax.out CPU */
    {16, 3, 2}, /* aten::_log_softmax.out Meta */
    {1, 1, 1}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 1}, /* aten::_log_softmax_backward_data Meta */
    {142, 9, 41}, /* aten::_log_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 1}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 76}, /* aten::_logcumsumexp CPU */
    {16, 0, 76}, /* aten::_logcumsumexp Meta */
    {1, 4, 42}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 42}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 77}, /* aten::_lu_with_info implicit */
    {1, 0, 78}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 78}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 79}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 79}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 44}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 44}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 81}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 81}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 43}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 80}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 8, 45}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 82}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 46}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 47}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 83}, /* aten::_pdist_backward CPU */
    {16, 0, 83}, /* aten::_pdist_backward Meta */
    {141, 8, 48}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 84}, /* aten::_pdist_forward CPU */
    {16, 0, 84}, /* aten::_pdist_forward Meta */
    {141, 8, 49}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 85}, /* aten::_prelu_kernel CPU */
    {16, 0, 85}, /* aten::_prelu_kernel Meta */
    {1, 0, 86}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 86}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 87}, /* aten::_reshape_alias CPU */
    {16, 0, 87}, /* aten::_reshape_alias Meta */
    {142, 7, 50}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 51}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 88}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 89}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 90}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU */
    {16, 0, 90}, /* aten::_scaled_dot_product_flash_attention_for_cpu Meta */
    {1, 0, 91}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU */
    {16, 0, 91}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward Meta */
    {1, 0, 92}, /* aten::_scaled_mm CPU */
    {16, 0, 92}, /* aten::_scaled_mm Meta */
    {1, 0, 93}, /* aten::_scaled_mm.out CPU */
    {16, 0, 93}, /* aten::_scaled_mm.out Meta */
    {1, 0, 94}, /* aten::_segment_reduce_backward CPU */
    {16, 0, 94}, /* aten::_segment_reduce_backward Meta */
    {141, 8, 52}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 0, 95}, /* aten::_slow_conv2d_backward.output_mask CPU */
    {16, 0, 95}, /* aten::_slow_conv2d_backward.output_mask Meta */
    {141, 8, 53}, /* aten::_slow_conv2d_backward.output_mask_out CompositeExplicitAutograd */
    {1, 0, 96}, /* aten::_slow_conv2d_forward CPU */
    {16, 0, 96}, /* aten::_slow_conv2d_forward Meta */
    {1, 4, 54}, /* aten::_slow_conv2d_forward.output CPU */
    {16, 4, 54}, /* aten::_slow_conv2d_forward.output Meta */
    {1, 1, 4}, /* aten::_softmax CPU */
    {16, 1, 4}, /* aten::_softmax Meta */
    {142, 9, 55}, /* aten::_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, /* aten::_softmax.out CPU */
    {16, 3, 4}, /* aten::_softmax.out Meta */
    {1, 1, 3}, /* aten::_softmax_backward_data CPU */
    {16, 1, 3}, /* aten::_softmax_backward_data Meta */
    {142, 9, 56}, /* aten::_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 3}, /* aten::_softmax_backward_data.out Meta */
    {138, 0, 97}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 98}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 99}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 8, 57}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 100}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 8, 58}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 101}, /* aten::_unique CPU */
    {16, 0, 101}, /* aten::_unique Meta */
    {141, 8, 59}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 102}, /* aten::_unique2 CPU */
    {16, 0, 102}, /* aten::_unique2 Meta */
    {141, 8, 60}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 103}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 104}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 105}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 106}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1086}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 8, 61}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 107}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 107}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 62}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 62}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 109}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 108}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 108}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 63}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 63}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 110}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 110}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 64}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 64}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 112}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 111}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 111}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 65}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 65}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 113}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 113}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 66}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 66}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 115}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 114}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 114}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 67}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 67}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 116}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 116}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 68}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 68}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 118}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 117}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 117}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 69}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 69}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 119}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 119}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 70}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 70}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 121}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 120}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 120}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 71}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 71}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 122}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 122}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 72}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 72}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 124}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 123}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 123}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 73}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 73}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
    {1, 0, 125}, /* aten::_weight_int4pack_mm_for_cpu CPU */
    {16, 0, 125}, /* aten::_weight_int4pack_mm_for_cpu Meta */
    {1, 0, 126}, /* aten::_weight_int8pack_mm CPU */
    {16, 0, 126}, /* aten::_weight_int8pack_mm Meta */
    {1, 0, 127}, /* aten::abs CPU */
    {16, 0, 127}, /* aten::abs Meta */
    {1, 0, 129}, /* aten::abs.out CPU */
    {16, 0, 129}, /* aten::abs.out Meta */
    {1, 0, 128}, /* aten::abs_ CPU */
    {16, 0, 128}, /* aten::abs_ Meta */
    {138, 0, 130}, /* aten::absolute implicit */
    {138, 4, 74}, /* aten::absolute.out implicit */
    {138, 0, 131}, /* aten::absolute_ implicit */
    {1, 1, 5}, /* aten::acos CPU */
    {16, 1, 5}, /* aten::acos Meta */
    {142, 9, 75}, /* aten::acos CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, /* aten::acos.out CPU */
    {16, 3, 5}, /* aten::acos.out Meta */
    {1, 2, 5}, /* aten::acos_ CPU */
    {16, 2, 5}, /* aten::acos_ Meta */
    {142, 10, 75}, /* aten::acos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, /* aten::acosh CPU */
    {16, 1, 6}, /* aten::acosh Meta */
    {142, 9, 76}, /* aten::acosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, /* aten::acosh.out CPU */
    {16, 3, 6}, /* aten::acosh.out Meta */
    {1, 2, 6}, /* aten::acosh_ CPU */
    {16, 2, 6}, /* aten::acosh_ Meta */
    {142, 10, 76}, /* aten::acosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 132}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 133}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 77}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 77}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 134}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 78}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 78}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 135}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 136}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 136}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 79}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 79}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 137}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 137}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 80}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 80}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 138}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 138}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 81}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 81}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 139}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 139}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 82}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 82}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 140}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 8, 83}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, /* aten::add.Tensor CPU */
    {16, 1, 7}, /* aten::add.Tensor Meta */
    {142, 9, 84}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::add.out CPU */
    {16, 3, 7}, /* aten::add.out Meta */
    {141, 0, 141}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, /* aten::add_.Tensor CPU */
    {16, 2, 7}, /* aten::add_.Tensor Meta */
    {142, 10, 84}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 142}, /* aten::addbmm CPU */
    {16, 0, 142}, /* aten::addbmm Meta */
    {1, 4, 85}, /* aten::addbmm.out CPU */
    {16, 4, 85}, /* aten::addbmm.out Meta */
    {1, 0, 143}, /* aten::addbmm_ CPU */
    {16, 0, 143}, /* aten::addbmm_ Meta */
    {1, 1, 8}, /* aten::addcdiv CPU */
    {16, 1, 8}, /* aten::addcdiv Meta */
    {142, 9, 86}, /* aten::addcdiv CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, /* aten::addcdiv.out CPU */
    {16, 3, 8}, /* aten::addcdiv.out Meta */
    {1, 2, 8}, /* aten::addcdiv_ CPU */
    {16, 2, 8}, /* aten::addcdiv_ Meta */
    {142, 10, 86}, /* aten::addcdiv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, /* aten::addcmul CPU */
    {16, 1, 9}, /* aten::addcmul Meta */
    {142, 9, 87}, /* aten::addcmul CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, /* aten::addcmul.out CPU */
    {16, 3, 9}, /* aten::addcmul.out Meta */
    {1, 2, 9}, /* aten::addcmul_ CPU */
    {16, 2, 9}, /* aten::addcmul_ Meta */
    {142, 10, 87}, /* aten::addcmul_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, /* aten::addmm CPU */
    {16, 1, 10}, /* aten::addmm Meta */
    {142, 9, 88}, /* aten::addmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, /* aten::addmm.out CPU */
    {16, 3, 10}, /* aten::addmm.out Meta */
    {1, 2, 10}, /* aten::addmm_ CPU */
    {16, 2, 10}, /* aten::addmm_ Meta */
    {142, 10, 88}, /* aten::addmm_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, /* aten::addmv CPU */
    {16, 1, 11}, /* aten::addmv Meta */
    {142, 9, 89}, /* aten::addmv CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, /* aten::addmv.out CPU */
    {16, 3, 11}, /* aten::addmv.out Meta */
    {1, 2, 11}, /* aten::addmv_ CPU */
    {16, 2, 11}, /* aten::addmv_ Meta */
    {142, 10, 89}, /* aten::addmv_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 144}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 90}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 90}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 145}, /* aten::adjoint implicit */
    {141, 0, 146}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 8, 91}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 147}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 148}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 92}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 93}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, /* aten::all CPU */
    {16, 1, 12}, /* aten::all Meta */
    {142, 9, 94}, /* aten::all CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, /* aten::all.all_out CPU */
    {16, 3, 12}, /* aten::all.all_out Meta */
    {1, 1, 14}, /* aten::all.dim CPU */
    {16, 1, 14}, /* aten::all.dim Meta */
    {142, 9, 96}, /* aten::all.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, /* aten::all.dims CPU */
    {16, 1, 13}, /* aten::all.dims Meta */
    {142, 9, 95}, /* aten::all.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, /* aten::all.dims_out CPU */
    {16, 3, 13}, /* aten::all.dims_out Meta */
    {1, 3, 14}, /* aten::all.out CPU */
    {16, 3, 14}, /* aten::all.out Meta */
    {141, 0, 149}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 150}, /* aten::alpha_dropout implicit */
    {138, 0, 151}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, /* aten::amax CPU */
    {16, 1, 15}, /* aten::amax Meta */
    {142, 9, 97}, /* aten::amax CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, /* aten::amax.out CPU */
    {16, 3, 15}, /* aten::amax.out Meta */
    {1, 1, 16}, /* aten::amin CPU */
    {16, 1, 16}, /* aten::amin Meta */
    {142, 9, 98}, /* aten::amin CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, /* aten::amin.out CPU */
    {16, 3, 16}, /* aten::amin.out Meta */
    {1, 1, 17}, /* aten::aminmax CPU */
    {16, 1, 17}, /* aten::aminmax Meta */
    {142, 9, 99}, /* aten::aminmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, /* aten::aminmax.out CPU */
    {16, 3, 17}, /* aten::aminmax.out Meta */
    {1, 0, 152}, /* aten::angle CPU */
    {16, 0, 152}, /* aten::angle Meta */
    {1, 0, 153}, /* aten::angle.out CPU */
    {16, 0, 153}, /* aten::angle.out Meta */
    {1, 1, 18}, /* aten::any CPU */
    {16, 1, 18}, /* aten::any Meta */
    {142, 9, 100}, /* aten::any CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, /* aten::any.all_out CPU */
    {16, 3, 18}, /* aten::any.all_out Meta */
    {1, 1, 20}, /* aten::any.dim CPU */
    {16, 1, 20}, /* aten::any.dim Meta */
    {142, 9, 102}, /* aten::any.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, /* aten::any.dims CPU */
    {16, 1, 19}, /* aten::any.dims Meta */
    {142, 9, 101}, /* aten::any.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, /* aten::any.dims_out CPU */
    {16, 3, 19}, /* aten::any.dims_out Meta */
    {1, 3, 20}, /* aten::any.out CPU */
    {16, 3, 20}, /* aten::any.out Meta */
    {141, 0, 154}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::arange BackendSelect */
    {141, 4, 103}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 155}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::arange.start BackendSelect */
    {1, 4, 104}, /* aten::arange.start_out CPU */
    {16, 4, 104}, /* aten::arange.start_out Meta */
    {141, 0, 156}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::arange.start_step BackendSelect */
    {138, 0, 157}, /* aten::arccos implicit */
    {138, 4, 105}, /* aten::arccos.out implicit */
    {138, 0, 158}, /* aten::arccos_ implicit */
    {138, 0, 159}, /* aten::arccosh implicit */
    {138, 4, 106}, /* aten::arccosh.out implicit */
    {138, 0, 160}, /* aten::arccosh_ implicit */
    {138, 0, 161}, /* aten::arcsin implicit */
    {138, 4, 107}, /* aten::arcsin.out implicit */
    {138, 0, 162}, /* aten::arcsin_ implicit */
    {138, 0, 163}, /* aten::arcsinh implicit */
    {138, 4, 108}, /* aten::arcsinh.out implicit */
    {138, 0, 164}, /* aten::arcsinh_ implicit */
    {138, 0, 165}, /* aten::arctan implicit */
    {138, 4, 109}, /* aten::arctan.out implicit */
    {138, 0, 166}, /* aten::arctan2 implicit */
    {138, 4, 110}, /* aten::arctan2.out implicit */
    {138, 0, 167}, /* aten::arctan2_ implicit */
    {138, 0, 168}, /* aten::arctan_ implicit */
    {138, 0, 169}, /* aten::arctanh implicit */
    {138, 4, 111}, /* aten::arctanh.out implicit */
    {138, 0, 170}, /* aten::arctanh_ implicit */
    {1, 1, 21}, /* aten::argmax CPU */
    {16, 1, 21}, /* aten::argmax Meta */
    {142, 9, 112}, /* aten::argmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, /* aten::argmax.out CPU */
    {16, 3, 21}, /* aten::argmax.out Meta */
    {1, 1, 22}, /* aten::argmin CPU */
    {16, 1, 22}, /* aten::argmin Meta */
    {142, 9, 113}, /* aten::argmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, /* aten::argmin.out CPU */
    {16, 3, 22}, /* aten::argmin.out Meta */
    {138, 0, 171}, /* aten::argsort implicit */
    {138, 0, 172}, /* aten::argsort.stable implicit */
    {138, 0, 173}, /* aten::argsort.stable_out implicit */
    {138, 0, 174}, /* aten::argwhere implicit */
    {1, 0, 175}, /* aten::as_strided CPU */
    {16, 0, 175}, /* aten::as_strided Meta */
    {142, 5, 114}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 114}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 115}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 176}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 116}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, /* aten::asin CPU */
    {16, 1, 23}, /* aten::asin Meta */
    {142, 9, 117}, /* aten::asin CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, /* aten::asin.out CPU */
    {16, 3, 23}, /* aten::asin.out Meta */
    {1, 2, 23}, /* aten::asin_ CPU */
    {16, 2, 23}, /* aten::asin_ Meta */
    {142, 10, 117}, /* aten::asin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, /* aten::asinh CPU */
    {16, 1, 24}, /* aten::asinh Meta */
    {142, 9, 118}, /* aten::asinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, /* aten::asinh.out CPU */
    {16, 3, 24}, /* aten::asinh.out Meta */
    {1, 2, 24}, /* aten::asinh_ CPU */
    {16, 2, 24}, /* aten::asinh_ Meta */
    {142, 10, 118}, /* aten::asinh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, /* aten::atan CPU */
    {16, 1, 26}, /* aten::atan Meta */
    {142, 9, 119}, /* aten::atan CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, /* aten::atan.out CPU */
    {16, 3, 26}, /* aten::atan.out Meta */
    {1, 1, 25}, /* aten::atan2 CPU */
    {16, 1, 25}, /* aten::atan2 Meta */
    {142, 9, 120}, /* aten::atan2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, /* aten::atan2.out CPU */
    {16, 3, 25}, /* aten::atan2.out Meta */
    {1, 2, 25}, /* aten::atan2_ CPU */
    {16, 2, 25}, /* aten::atan2_ Meta */
    {142, 10, 120}, /* aten::atan2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, /* aten::atan_ CPU */
    {16, 2, 26}, /* aten::atan_ Meta */
    {142, 10, 119}, /* aten::atan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, /* aten::atanh CPU */
    {16, 1, 27}, /* aten::atanh Meta */
    {142, 9, 121}, /* aten::atanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, /* aten::atanh.out CPU */
    {16, 3, 27}, /* aten::atanh.out Meta */
    {1, 2, 27}, /* aten::atanh_ CPU */
    {16, 2, 27}, /* aten::atanh_ Meta */
    {142, 10, 121}, /* aten::atanh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 177}, /* aten::atleast_1d implicit */
    {138, 0, 178}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 179}, /* aten::atleast_2d implicit */
    {138, 0, 180}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 181}, /* aten::atleast_3d implicit */
    {138, 0, 182}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 183}, /* aten::avg_pool1d implicit */
    {1, 0, 184}, /* aten::avg_pool2d CPU */
    {16, 0, 184}, /* aten::avg_pool2d Meta */
    {1, 4, 122}, /* aten::avg_pool2d.out CPU */
    {16, 4, 122}, /* aten::avg_pool2d.out Meta */
    {1, 0, 185}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 185}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 123}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 123}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 186}, /* aten::avg_pool3d CPU */
    {16, 0, 186}, /* aten::avg_pool3d Meta */
    {1, 4, 124}, /* aten::avg_pool3d.out CPU */
    {16, 4, 124}, /* aten::avg_pool3d.out Meta */
    {1, 0, 187}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 187}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 125}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 125}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 28}, /* aten::baddbmm CPU */
    {16, 1, 28}, /* aten::baddbmm Meta */
    {142, 9, 126}, /* aten::baddbmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::baddbmm.out CPU */
    {16, 3, 28}, /* aten::baddbmm.out Meta */
    {1, 2, 28}, /* aten::baddbmm_ CPU */
    {16, 2, 28}, /* aten::baddbmm_ Meta */
    {142, 10, 126}, /* aten::baddbmm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 189}, /* aten::bartlett_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::bartlett_window BackendSelect */
    {141, 8, 127}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 190}, /* aten::bartlett_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::bartlett_window.periodic BackendSelect */
    {141, 8, 128}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 191}, /* aten::batch_norm implicit */
    {1, 0, 192}, /* aten::batch_norm_backward CPU */
    {16, 0, 192}, /* aten::batch_norm_backward Meta */
    {1, 0, 193}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 193}, /* aten::batch_norm_update_stats Meta */
    {141, 8, 129}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 194}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 133}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 8, 131}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 8, 132}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 130}, /* aten::bernoulli.out CPU */
    {16, 4, 130}, /* aten::bernoulli.out Meta */
    {142, 0, 197}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 195}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 195}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 196}, /* aten::bernoulli_.float CPU */
    {16, 0, 196}, /* aten::bernoulli_.float Meta */
    {138, 0, 198}, /* aten::bilinear implicit */
    {1, 0, 199}, /* aten::binary_cross_entropy CPU */
    {16, 0, 199}, /* aten::binary_cross_entropy Meta */
    {1, 4, 134}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 134}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 200}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 200}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 135}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 135}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 201}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 201}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 8, 136}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 202}, /* aten::bincount CPU */
    {16, 0, 202}, /* aten::bincount Meta */
    {141, 8, 137}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 203}, /* aten::binomial CPU */
    {16, 0, 203}, /* aten::binomial Meta */
    {141, 8, 138}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 204}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 205}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 139}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 206}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_and.Tensor Meta */
    {142, 9, 140}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 207}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_and_.Tensor Meta */
    {142, 10, 140}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 208}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 141}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 30}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 9, 142}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 209}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 210}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 30}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 30}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 10, 142}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 211}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_not CPU */
    {16, 1, 31}, /* aten::bitwise_not Meta */
    {142, 9, 143}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_not.out CPU */
    {16, 3, 31}, /* aten::bitwise_not.out Meta */
    {1, 2, 31}, /* aten::bitwise_not_ CPU */
    {16, 2, 31}, /* aten::bitwise_not_ Meta */
    {142, 10, 143}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 212}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 213}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 144}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 214}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_or.Tensor Meta */
    {142, 9, 145}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 215}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_or_.Tensor Meta */
    {142, 10, 145}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 216}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 146}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 9, 147}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 217}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 218}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 33}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 10, 147}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 219}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 220}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 221}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 148}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 222}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 34}, /* aten::bitwise_xor.Tensor Meta */
    {142, 9, 149}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 34}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 223}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 34}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 10, 149}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 224}, /* aten::blackman_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::blackman_window BackendSelect */
    {141, 8, 150}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 225}, /* aten::blackman_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::blackman_window.periodic BackendSelect */
    {141, 8, 151}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 226}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 8, 152}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, /* aten::bmm CPU */
    {16, 1, 35}, /* aten::bmm Meta */
    {142, 9, 153}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::bmm.out CPU */
    {16, 3, 35}, /* aten::bmm.out Meta */
    {138, 0, 227}, /* aten::broadcast_tensors implicit */
    {138, 0, 228}, /* aten::broadcast_to implicit */
    {1, 0, 229}, /* aten::bucketize.Scalar CPU */
    {16, 0, 229}, /* aten::bucketize.Scalar Meta */
    {141, 8, 154}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 230}, /* aten::bucketize.Tensor CPU */
    {16, 0, 230}, /* aten::bucketize.Tensor Meta */
    {1, 4, 155}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 155}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 231}, /* aten::can_cast implicit */
    {138, 0, 232}, /* aten::cartesian_prod implicit */
    {1, 0, 233}, /* aten::cat CPU */
    {16, 0, 233}, /* aten::cat Meta */
    {142, 0, 234}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 235}, /* aten::cat.out CPU */
    {16, 0, 235}, /* aten::cat.out Meta */
    {141, 6, 157}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 8, 156}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 236}, /* aten::cauchy_ CPU */
    {16, 0, 236}, /* aten::cauchy_ Meta */
    {138, 0, 237}, /* aten::cdist implicit */
    {1, 1, 36}, /* aten::ceil CPU */
    {16, 1, 36}, /* aten::ceil Meta */
    {142, 9, 158}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::ceil.out CPU */
    {16, 3, 36}, /* aten::ceil.out Meta */
    {1, 2, 36}, /* aten::ceil_ CPU */
    {16, 2, 36}, /* aten::ceil_ Meta */
    {142, 10, 158}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 238}, /* aten::celu CompositeExplicitAutograd */
    {141, 8, 159}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 159}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 239}, /* aten::channel_shuffle CPU */
    {16, 0, 239}, /* aten::channel_shuffle Meta */
    {141, 8, 160}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 240}, /* aten::cholesky CPU */
    {16, 0, 240}, /* aten::cholesky Meta */
    {1, 0, 242}, /* aten::cholesky.out CPU */
    {16, 0, 242}, /* aten::cholesky.out Meta */
    {1, 0, 241}, /* aten::cholesky_inverse CPU */
    {16, 0, 241}, /* aten::cholesky_inverse Meta */
    {1, 4, 161}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 161}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 243}, /* aten::cholesky_solve CPU */
    {16, 0, 243}, /* aten::cholesky_solve Meta */
    {1, 0, 244}, /* aten::cholesky_solve.out CPU */
    {16, 0, 244}, /* aten::cholesky_solve.out Meta */
    {138, 0, 245}, /* aten::chunk implicit */
    {1, 1, 42}, /* aten::clamp CPU */
    {16, 1, 42}, /* aten::clamp Meta */
    {142, 9, 163}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp.Tensor CPU */
    {16, 1, 37}, /* aten::clamp.Tensor Meta */
    {142, 9, 162}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 42}, /* aten::clamp.out CPU */
    {16, 3, 42}, /* aten::clamp.out Meta */
    {1, 2, 42}, /* aten::clamp_ CPU */
    {16, 2, 42}, /* aten::clamp_ Meta */
    {142, 10, 163}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_.Tensor Meta */
    {142, 10, 162}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_max CPU */
    {16, 1, 39}, /* aten::clamp_max Meta */
    {142, 9, 165}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 38}, /* aten::clamp_max.Tensor Meta */
    {142, 9, 164}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 38}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 39}, /* aten::clamp_max.out CPU */
    {16, 3, 39}, /* aten::clamp_max.out Meta */
    {1, 2, 39}, /* aten::clamp_max_ CPU */
    {16, 2, 39}, /* aten::clamp_max_ Meta */
    {142, 10, 165}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 38}, /* aten::clamp_max_.Tensor Meta */
    {142, 10, 164}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, /* aten::clamp_min CPU */
    {16, 1, 41}, /* aten::clamp_min Meta */
    {142, 9, 167}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 40}, /* aten::clamp_min.Tensor Meta */
    {142, 9, 166}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 40}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp_min.out CPU */
    {16, 3, 41}, /* aten::clamp_min.out Meta */
    {1, 2, 41}, /* aten::clamp_min_ CPU */
    {16, 2, 41}, /* aten::clamp_min_ Meta */
    {142, 10, 167}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 40}, /* aten::clamp_min_.Tensor Meta */
    {142, 10, 166}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 246}, /* aten::clip implicit */
    {138, 0, 248}, /* aten::clip.Tensor implicit */
    {138, 4, 169}, /* aten::clip.Tensor_out implicit */
    {138, 4, 168}, /* aten::clip.out implicit */
    {138, 0, 247}, /* aten::clip_ implicit */
    {138, 0, 249}, /* aten::clip_.Tensor implicit */
    {141, 0, 250}, /* aten::clone CompositeExplicitAutograd */
    {141, 8, 170}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 251}, /* aten::col2im CPU */
    {16, 0, 251}, /* aten::col2im Meta */
    {1, 4, 171}, /* aten::col2im.out CPU */
    {16, 4, 171}, /* aten::col2im.out Meta */
    {138, 0, 252}, /* aten::column_stack implicit */
    {138, 4, 172}, /* aten::column_stack.out implicit */
    {138, 0, 253}, /* aten::combinations implicit */
    {1, 0, 254}, /* aten::complex CPU */
    {16, 0, 254}, /* aten::complex Meta */
    {1, 0, 255}, /* aten::complex.out CPU */
    {16, 0, 255}, /* aten::complex.out Meta */
    {138, 0, 256}, /* aten::concat implicit */
    {138, 4, 173}, /* aten::concat.out implicit */
    {138, 0, 257}, /* aten::concatenate implicit */
    {138, 4, 174}, /* aten::concatenate.out implicit */
    {138, 0, 258}, /* aten::conj implicit */
    {138, 0, 259}, /* aten::conj_physical implicit */
    {1, 4, 175}, /* aten::conj_physical.out CPU */
    {16, 4, 175}, /* aten::conj_physical.out Meta */
    {1, 5, 175}, /* aten::conj_physical_ CPU */
    {16, 5, 175}, /* aten::conj_physical_ Meta */
    {141, 0, 260}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 8, 176}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 261}, /* aten::contiguous implicit */
    {138, 0, 262}, /* aten::conv1d implicit */
    {138, 0, 263}, /* aten::conv1d.padding implicit */
    {138, 0, 264}, /* aten::conv2d implicit */
    {138, 0, 265}, /* aten::conv2d.padding implicit */
    {138, 0, 266}, /* aten::conv3d implicit */
    {138, 0, 267}, /* aten::conv3d.padding implicit */
    {138, 0, 268}, /* aten::conv_transpose1d implicit */
    {138, 0, 269}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 270}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 271}, /* aten::convolution CPU */
    {16, 0, 271}, /* aten::convolution Meta */
    {141, 8, 177}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 272}, /* aten::convolution_backward CPU */
    {16, 0, 272}, /* aten::convolution_backward Meta */
    {141, 8, 178}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 180}, /* aten::copy CompositeExplicitAutograd */
    {141, 8, 179}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 273}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 274}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 275}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::copysign.Tensor CPU */
    {16, 1, 43}, /* aten::copysign.Tensor Meta */
    {142, 9, 181}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::copysign.out CPU */
    {16, 3, 43}, /* aten::copysign.out Meta */
    {141, 0, 276}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, /* aten::copysign_.Tensor CPU */
    {16, 2, 43}, /* aten::copysign_.Tensor Meta */
    {142, 10, 181}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 277}, /* aten::corrcoef implicit */
    {1, 1, 44}, /* aten::cos CPU */
    {16, 1, 44}, /* aten::cos Meta */
    {142, 9, 182}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cos.out CPU */
    {16, 3, 44}, /* aten::cos.out Meta */
    {1, 2, 44}, /* aten::cos_ CPU */
    {16, 2, 44}, /* aten::cos_ Meta */
    {142, 10, 182}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, /* aten::cosh CPU */
    {16, 1, 45}, /* aten::cosh Meta */
    {142, 9, 183}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cosh.out CPU */
    {16, 3, 45}, /* aten::cosh.out Meta */
    {1, 2, 45}, /* aten::cosh_ CPU */
    {16, 2, 45}, /* aten::cosh_ Meta */
    {142, 10, 183}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 278}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 279}, /* aten::cosine_similarity implicit */
    {141, 0, 280}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 281}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 281}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 8, 185}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 8, 184}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 282}, /* aten::cov implicit */
    {138, 0, 283}, /* aten::cross implicit */
    {138, 4, 186}, /* aten::cross.out implicit */
    {138, 0, 284}, /* aten::cross_entropy_loss implicit */
    {138, 0, 285}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 286}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 287}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 187}, /* aten::cummax.out CPU */
    {16, 4, 187}, /* aten::cummax.out Meta */
    {141, 0, 288}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 188}, /* aten::cummin.out CPU */
    {16, 4, 188}, /* aten::cummin.out Meta */
    {1, 1, 46}, /* aten::cumprod CPU */
    {16, 1, 46}, /* aten::cumprod Meta */
    {142, 9, 189}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumprod.out CPU */
    {16, 3, 46}, /* aten::cumprod.out Meta */
    {1, 2, 46}, /* aten::cumprod_ CPU */
    {16, 2, 46}, /* aten::cumprod_ Meta */
    {142, 10, 189}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, /* aten::cumsum CPU */
    {16, 1, 47}, /* aten::cumsum Meta */
    {142, 9, 190}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::cumsum.out CPU */
    {16, 3, 47}, /* aten::cumsum.out Meta */
    {1, 2, 47}, /* aten::cumsum_ CPU */
    {16, 2, 47}, /* aten::cumsum_ Meta */
    {142, 10, 190}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 289}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 290}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 291}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 191}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 191}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 292}, /* aten::det implicit */
    {141, 0, 293}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 294}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 192}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 193}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 295}, /* aten::diag implicit */
    {138, 4, 194}, /* aten::diag.out implicit */
    {142, 0, 296}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 8, 195}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 297}, /* aten::diagflat implicit */
    {141, 0, 298}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 299}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 8, 197}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 196}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 198}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 300}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 199}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 301}, /* aten::diff implicit */
    {138, 0, 302}, /* aten::diff.out implicit */
    {1, 1, 48}, /* aten::digamma CPU */
    {16, 1, 48}, /* aten::digamma Meta */
    {142, 9, 200}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::digamma.out CPU */
    {16, 3, 48}, /* aten::digamma.out Meta */
    {1, 2, 48}, /* aten::digamma_ CPU */
    {16, 2, 48}, /* aten::digamma_ Meta */
    {142, 10, 200}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 303}, /* aten::dist CompositeExplicitAutograd */
    {141, 8, 201}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 304}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 305}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 8, 203}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 8, 202}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::div.Tensor CPU */
    {16, 1, 49}, /* aten::div.Tensor Meta */
    {142, 9, 204}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::div.Tensor_mode CPU */
    {16, 1, 50}, /* aten::div.Tensor_mode Meta */
    {142, 9, 205}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, /* aten::div.out CPU */
    {16, 3, 49}, /* aten::div.out Meta */
    {1, 3, 50}, /* aten::div.out_mode CPU */
    {16, 3, 50}, /* aten::div.out_mode Meta */
    {141, 0, 306}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 307}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, /* aten::div_.Tensor CPU */
    {16, 2, 49}, /* aten::div_.Tensor Meta */
    {142, 10, 204}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 50}, /* aten::div_.Tensor_mode Meta */
    {142, 10, 205}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 308}, /* aten::divide.Scalar implicit */
    {138, 0, 309}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 310}, /* aten::divide.Tensor implicit */
    {138, 0, 311}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 206}, /* aten::divide.out implicit */
    {138, 4, 207}, /* aten::divide.out_mode implicit */
    {138, 0, 312}, /* aten::divide_.Scalar implicit */
    {138, 0, 313}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 314}, /* aten::divide_.Tensor implicit */
    {138, 0, 315}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 316}, /* aten::dot CPU */
    {16, 0, 316}, /* aten::dot Meta */
    {141, 4, 208}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 317}, /* aten::dropout implicit */
    {138, 0, 318}, /* aten::dropout_ implicit */
    {138, 0, 319}, /* aten::dsplit.array implicit */
    {138, 0, 320}, /* aten::dsplit.int implicit */
    {138, 0, 321}, /* aten::dstack implicit */
    {138, 4, 209}, /* aten::dstack.out implicit */
    {138, 0, 322}, /* aten::einsum implicit */
    {1, 1, 52}, /* aten::elu CPU */
    {16, 1, 52}, /* aten::elu Meta */
    {142, 9, 210}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::elu.out CPU */
    {16, 3, 52}, /* aten::elu.out Meta */
    {1, 2, 52}, /* aten::elu_ CPU */
    {16, 2, 52}, /* aten::elu_ Meta */
    {142, 10, 210}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, /* aten::elu_backward CPU */
    {16, 1, 51}, /* aten::elu_backward Meta */
    {142, 9, 211}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 51}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 323}, /* aten::embedding CompositeExplicitAutograd */
    {141, 8, 212}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 324}, /* aten::embedding_backward implicit */
    {138, 0, 325}, /* aten::embedding_bag implicit */
    {138, 0, 326}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 327}, /* aten::embedding_dense_backward CPU */
    {16, 0, 327}, /* aten::embedding_dense_backward Meta */
    {141, 8, 213}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 215}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 8, 214}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 328}, /* aten::embedding_renorm_ CPU */
    {16, 0, 328}, /* aten::embedding_renorm_ Meta */
    {1, 0, 330}, /* aten::empty.memory_format CPU */
    {16, 0, 330}, /* aten::empty.memory_format Meta */
    {86, 0, 188}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 331}, /* aten::empty.out implicit */
    {141, 0, 329}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 8, 216}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 332}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::empty_permuted BackendSelect */
    {141, 8, 217}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 333}, /* aten::empty_strided CPU */
    {16, 0, 333}, /* aten::empty_strided Meta */
    {86, 0, 188}, /* aten::empty_strided BackendSelect */
    {141, 8, 218}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, /* aten::eq.Scalar CPU */
    {16, 1, 53}, /* aten::eq.Scalar Meta */
    {142, 9, 219}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Scalar_out CPU */
    {16, 3, 53}, /* aten::eq.Scalar_out Meta */
    {1, 1, 54}, /* aten::eq.Tensor CPU */
    {16, 1, 54}, /* aten::eq.Tensor Meta */
    {142, 9, 220}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::eq.Tensor_out CPU */
    {16, 3, 54}, /* aten::eq.Tensor_out Meta */
    {1, 2, 53}, /* aten::eq_.Scalar CPU */
    {16, 2, 53}, /* aten::eq_.Scalar Meta */
    {142, 10, 219}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, /* aten::eq_.Tensor CPU */
    {16, 2, 54}, /* aten::eq_.Tensor Meta */
    {142, 10, 220}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 334}, /* aten::equal CPU */
    {16, 0, 334}, /* aten::equal Meta */
    {1, 1, 55}, /* aten::erf CPU */
    {16, 1, 55}, /* aten::erf Meta */
    {142, 9, 221}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erf.out CPU */
    {16, 3, 55}, /* aten::erf.out Meta */
    {1, 2, 55}, /* aten::erf_ CPU */
    {16, 2, 55}, /* aten::erf_ Meta */
    {142, 10, 221}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfc CPU */
    {16, 1, 56}, /* aten::erfc Meta */
    {142, 9, 222}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfc.out CPU */
    {16, 3, 56}, /* aten::erfc.out Meta */
    {1, 2, 56}, /* aten::erfc_ CPU */
    {16, 2, 56}, /* aten::erfc_ Meta */
    {142, 10, 222}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, /* aten::erfinv CPU */
    {16, 1, 57}, /* aten::erfinv Meta */
    {142, 9, 223}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::erfinv.out CPU */
    {16, 3, 57}, /* aten::erfinv.out Meta */
    {1, 2, 57}, /* aten::erfinv_ CPU */
    {16, 2, 57}, /* aten::erfinv_ Meta */
    {142, 10, 223}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, /* aten::exp CPU */
    {16, 1, 59}, /* aten::exp Meta */
    {142, 9, 224}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::exp.out CPU */
    {16, 3, 59}, /* aten::exp.out Meta */
    {1, 1, 58}, /* aten::exp2 CPU */
    {16, 1, 58}, /* aten::exp2 Meta */
    {142, 9, 225}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp2.out CPU */
    {16, 3, 58}, /* aten::exp2.out Meta */
    {1, 2, 58}, /* aten::exp2_ CPU */
    {16, 2, 58}, /* aten::exp2_ Meta */
    {142, 10, 225}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, /* aten::exp_ CPU */
    {16, 2, 59}, /* aten::exp_ Meta */
    {142, 10, 224}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 335}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 336}, /* aten::expand_as implicit */
    {142, 7, 226}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 227}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, /* aten::expm1 CPU */
    {16, 1, 60}, /* aten::expm1 Meta */
    {142, 9, 228}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::expm1.out CPU */
    {16, 3, 60}, /* aten::expm1.out Meta */
    {1, 2, 60}, /* aten::expm1_ CPU */
    {16, 2, 60}, /* aten::expm1_ Meta */
    {142, 10, 228}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 230}, /* aten::exponential CompositeExplicitAutograd */
    {141, 8, 229}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 337}, /* aten::exponential_ CPU */
    {16, 0, 337}, /* aten::exponential_ Meta */
    {141, 0, 338}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::eye BackendSelect */
    {141, 0, 339}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::eye.m BackendSelect */
    {1, 4, 232}, /* aten::eye.m_out CPU */
    {16, 4, 232}, /* aten::eye.m_out Meta */
    {1, 4, 231}, /* aten::eye.out CPU */
    {16, 4, 231}, /* aten::eye.out Meta */
    {1, 0, 340}, /* aten::fake_quantize_per_channel_affine_cachemask CPU */
    {141, 8, 233}, /* aten::fake_quantize_per_channel_affine_cachemask.out CompositeExplicitAutograd */
    {1, 0, 341}, /* aten::fake_quantize_per_tensor_affine_cachemask CPU */
    {141, 8, 234}, /* aten::fake_quantize_per_tensor_affine_cachemask.out CompositeExplicitAutograd */
    {138, 0, 342}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 343}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 344}, /* aten::feature_dropout implicit */
    {138, 0, 345}, /* aten::feature_dropout_ implicit */
    {138, 0, 346}, /* aten::fft_fft implicit */
    {138, 0, 349}, /* aten::fft_fft.out implicit */
    {138, 0, 347}, /* aten::fft_fft2 implicit */
    {138, 0, 348}, /* aten::fft_fft2.out implicit */
    {141, 0, 350}, /* aten::fft_fftfreq CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::fft_fftfreq BackendSelect */
    {141, 0, 351}, /* aten::fft_fftfreq.out CompositeExplicitAutograd */
    {138, 0, 352}, /* aten::fft_fftn implicit */
    {138, 0, 353}, /* aten::fft_fftn.out implicit */
    {138, 0, 354}, /* aten::fft_fftshift implicit */
    {138, 0, 355}, /* aten::fft_hfft implicit */
    {138, 0, 358}, /* aten::fft_hfft.out implicit */
    {138, 0, 356}, /* aten::fft_hfft2 implicit */
    {138, 0, 357}, /* aten::fft_hfft2.out implicit */
    {138, 0, 359}, /* aten::fft_hfftn implicit */
    {138, 0, 360}, /* aten::fft_hfftn.out implicit */
    {138, 0, 361}, /* aten::fft_ifft implicit */
    {138, 0, 364}, /* aten::fft_ifft.out implicit */
    {138, 0, 362}, /* aten::fft_ifft2 implicit */
    {138, 0, 363}, /* aten::fft_ifft2.out implicit */
    {138, 0, 365}, /* aten::fft_ifftn implicit */
    {138, 0, 366}, /* aten::fft_ifftn.out implicit */
    {138, 0, 367}, /* aten::fft_ifftshift implicit */
    {138, 0, 368}, /* aten::fft_ihfft implicit */
    {138, 0, 371}, /* aten::fft_ihfft.out implicit */
    {138, 0, 369}, /* aten::fft_ihfft2 implicit */
    {138, 0, 370}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 372}, /* aten::fft_ihfftn implicit */
    {138, 0, 373}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 374}, /* aten::fft_irfft implicit */
    {138, 0, 377}, /* aten::fft_irfft.out implicit */
    {138, 0, 375}, /* aten::fft_irfft2 implicit */
    {138, 0, 376}, /* aten::fft_irfft2.out implicit */
    {138, 0, 378}, /* aten::fft_irfftn implicit */
    {138, 0, 379}, /* aten::fft_irfftn.out implicit */
    {138, 0, 380}, /* aten::fft_rfft implicit */
    {138, 0, 383}, /* aten::fft_rfft.out implicit */
    {138, 0, 381}, /* aten::fft_rfft2 implicit */
    {138, 0, 382}, /* aten::fft_rfft2.out implicit */
    {141, 0, 384}, /* aten::fft_rfftfreq CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::fft_rfftfreq BackendSelect */
    {141, 0, 385}, /* aten::fft_rfftfreq.out CompositeExplicitAutograd */
    {138, 0, 386}, /* aten::fft_rfftn implicit */
    {138, 0, 387}, /* aten::fft_rfftn.out implicit */
    {141, 6, 237}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 8, 235}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 238}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 8, 236}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 388}, /* aten::fill_.Scalar CPU */
    {16, 0, 388}, /* aten::fill_.Scalar Meta */
    {1, 0, 389}, /* aten::fill_.Tensor CPU */
    {16, 0, 389}, /* aten::fill_.Tensor Meta */
    {138, 0, 390}, /* aten::fix implicit */
    {138, 4, 239}, /* aten::fix.out implicit */
    {138, 0, 391}, /* aten::fix_ implicit */
    {138, 0, 392}, /* aten::flatten.using_ints implicit */
    {1, 0, 393}, /* aten::flip CPU */
    {16, 0, 393}, /* aten::flip Meta */
    {141, 8, 240}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 394}, /* aten::fliplr implicit */
    {138, 0, 395}, /* aten::flipud implicit */
    {138, 0, 396}, /* aten::float_power.Scalar implicit */
    {138, 0, 397}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 398}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 399}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 400}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 401}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 402}, /* aten::float_power_.Scalar implicit */
    {138, 0, 403}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, /* aten::floor CPU */
    {16, 1, 61}, /* aten::floor Meta */
    {142, 9, 241}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::floor.out CPU */
    {16, 3, 61}, /* aten::floor.out Meta */
    {1, 2, 61}, /* aten::floor_ CPU */
    {16, 2, 61}, /* aten::floor_ Meta */
    {142, 10, 241}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 404}, /* aten::floor_divide CPU */
    {16, 0, 404}, /* aten::floor_divide Meta */
    {141, 0, 405}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 8, 242}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 408}, /* aten::floor_divide.out CPU */
    {16, 0, 408}, /* aten::floor_divide.out Meta */
    {141, 0, 406}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 407}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 407}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 62}, /* aten::fmax CPU */
    {16, 1, 62}, /* aten::fmax Meta */
    {142, 9, 243}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmax.out CPU */
    {16, 3, 62}, /* aten::fmax.out Meta */
    {1, 1, 63}, /* aten::fmin CPU */
    {16, 1, 63}, /* aten::fmin Meta */
    {142, 9, 244}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmin.out CPU */
    {16, 3, 63}, /* aten::fmin.out Meta */
    {141, 0, 409}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 410}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, /* aten::fmod.Tensor CPU */
    {16, 1, 64}, /* aten::fmod.Tensor Meta */
    {142, 9, 245}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 64}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 411}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, /* aten::fmod_.Tensor CPU */
    {16, 2, 64}, /* aten::fmod_.Tensor Meta */
    {142, 10, 245}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, /* aten::frac CPU */
    {16, 1, 65}, /* aten::frac Meta */
    {142, 9, 246}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::frac.out CPU */
    {16, 3, 65}, /* aten::frac.out Meta */
    {1, 2, 65}, /* aten::frac_ CPU */
    {16, 2, 65}, /* aten::frac_ Meta */
    {142, 10, 246}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 412}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 412}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 247}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 247}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 413}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 413}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 248}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 248}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 414}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 414}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 249}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 249}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 415}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 415}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 250}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 250}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 416}, /* aten::frexp.Tensor CPU */
    {16, 0, 416}, /* aten::frexp.Tensor Meta */
    {1, 0, 417}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 417}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 418}, /* aten::from_file CPU */
    {86, 0, 188}, /* aten::from_file BackendSelect */
    {141, 8, 251}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 419}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::full BackendSelect */
    {141, 4, 252}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 420}, /* aten::full_like CompositeExplicitAutograd */
    {141, 8, 253}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, /* aten::gather CPU */
    {16, 1, 66}, /* aten::gather Meta */
    {142, 9, 254}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gather.out CPU */
    {16, 3, 66}, /* aten::gather.out Meta */
    {138, 0, 421}, /* aten::gather_backward implicit */
    {1, 1, 67}, /* aten::gcd CPU */
    {16, 1, 67}, /* aten::gcd Meta */
    {142, 9, 255}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::gcd.out CPU */
    {16, 3, 67}, /* aten::gcd.out Meta */
    {1, 2, 67}, /* aten::gcd_ CPU */
    {16, 2, 67}, /* aten::gcd_ Meta */
    {142, 10, 255}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, /* aten::ge.Scalar CPU */
    {16, 1, 68}, /* aten::ge.Scalar Meta */
    {142, 9, 256}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Scalar_out CPU */
    {16, 3, 68}, /* aten::ge.Scalar_out Meta */
    {1, 1, 69}, /* aten::ge.Tensor CPU */
    {16, 1, 69}, /* aten::ge.Tensor Meta */
    {142, 9, 257}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::ge.Tensor_out CPU */
    {16, 3, 69}, /* aten::ge.Tensor_out Meta */
    {1, 2, 68}, /* aten::ge_.Scalar CPU */
    {16, 2, 68}, /* aten::ge_.Scalar Meta */
    {142, 10, 256}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, /* aten::ge_.Tensor CPU */
    {16, 2, 69}, /* aten::ge_.Tensor Meta */
    {142, 10, 257}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, /* aten::gelu CPU */
    {16, 1, 71}, /* aten::gelu Meta */
    {142, 9, 258}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gelu.out CPU */
    {16, 3, 71}, /* aten::gelu.out Meta */
    {1, 2, 71}, /* aten::gelu_ CPU */
    {16, 2, 71}, /* aten::gelu_ Meta */
    {142, 10, 258}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu_backward CPU */
    {16, 1, 70}, /* aten::gelu_backward Meta */
    {142, 9, 259}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 70}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 261}, /* aten::geometric CompositeExplicitAutograd */
    {141, 8, 260}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 422}, /* aten::geometric_ CPU */
    {16, 0, 422}, /* aten::geometric_ Meta */
    {1, 0, 423}, /* aten::geqrf CPU */
    {16, 0, 423}, /* aten::geqrf Meta */
    {1, 4, 262}, /* aten::geqrf.a CPU */
    {16, 4, 262}, /* aten::geqrf.a Meta */
    {138, 0, 424}, /* aten::ger implicit */
    {138, 4, 263}, /* aten::ger.out implicit */
    {1, 0, 425}, /* aten::glu CPU */
    {16, 0, 425}, /* aten::glu Meta */
    {1, 4, 264}, /* aten::glu.out CPU */
    {16, 4, 264}, /* aten::glu.out Meta */
    {1, 0, 426}, /* aten::glu_backward CPU */
    {16, 0, 426}, /* aten::glu_backward Meta */
    {1, 4, 265}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 265}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 427}, /* aten::gradient.array implicit */
    {138, 0, 428}, /* aten::gradient.scalararray implicit */
    {138, 0, 429}, /* aten::gradient.scalarint implicit */
    {138, 0, 430}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 431}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 432}, /* aten::gradient.tensorarray implicit */
    {138, 0, 433}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 434}, /* aten::greater.Scalar implicit */
    {138, 4, 266}, /* aten::greater.Scalar_out implicit */
    {138, 0, 435}, /* aten::greater.Tensor implicit */
    {138, 4, 267}, /* aten::greater.Tensor_out implicit */
    {138, 0, 436}, /* aten::greater_.Scalar implicit */
    {138, 0, 437}, /* aten::greater_.Tensor implicit */
    {138, 0, 438}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 268}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 439}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 269}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 440}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 441}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 442}, /* aten::grid_sampler implicit */
    {1, 0, 443}, /* aten::grid_sampler_2d CPU */
    {16, 0, 443}, /* aten::grid_sampler_2d Meta */
    {141, 8, 270}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 444}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 444}, /* aten::grid_sampler_2d_backward Meta */
    {141, 8, 271}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 445}, /* aten::grid_sampler_3d CPU */
    {16, 0, 445}, /* aten::grid_sampler_3d Meta */
    {141, 8, 272}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 446}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 446}, /* aten::grid_sampler_3d_backward Meta */
    {141, 8, 273}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 447}, /* aten::group_norm implicit */
    {138, 0, 449}, /* aten::gru.data implicit */
    {138, 0, 450}, /* aten::gru.input implicit */
    {138, 0, 448}, /* aten::gru_cell implicit */
    {1, 1, 72}, /* aten::gt.Scalar CPU */
    {16, 1, 72}, /* aten::gt.Scalar Meta */
    {142, 9, 274}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Scalar_out CPU */
    {16, 3, 72}, /* aten::gt.Scalar_out Meta */
    {1, 1, 73}, /* aten::gt.Tensor CPU */
    {16, 1, 73}, /* aten::gt.Tensor Meta */
    {142, 9, 275}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::gt.Tensor_out CPU */
    {16, 3, 73}, /* aten::gt.Tensor_out Meta */
    {1, 2, 72}, /* aten::gt_.Scalar CPU */
    {16, 2, 72}, /* aten::gt_.Scalar Meta */
    {142, 10, 274}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, /* aten::gt_.Tensor CPU */
    {16, 2, 73}, /* aten::gt_.Tensor Meta */
    {142, 10, 275}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 451}, /* aten::hamming_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hamming_window BackendSelect */
    {141, 8, 276}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 452}, /* aten::hamming_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hamming_window.periodic BackendSelect */
    {141, 0, 453}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hamming_window.periodic_alpha BackendSelect */
    {141, 0, 454}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hamming_window.periodic_alpha_beta BackendSelect */
    {141, 8, 279}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 8, 278}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 8, 277}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 455}, /* aten::hann_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hann_window BackendSelect */
    {141, 8, 280}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 456}, /* aten::hann_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hann_window.periodic BackendSelect */
    {141, 8, 281}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, /* aten::hardshrink CPU */
    {16, 1, 75}, /* aten::hardshrink Meta */
    {142, 9, 282}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardshrink.out CPU */
    {16, 3, 75}, /* aten::hardshrink.out Meta */
    {1, 1, 74}, /* aten::hardshrink_backward CPU */
    {16, 1, 74}, /* aten::hardshrink_backward Meta */
    {142, 9, 283}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 74}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hardsigmoid CPU */
    {16, 1, 77}, /* aten::hardsigmoid Meta */
    {142, 9, 284}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hardsigmoid.out CPU */
    {16, 3, 77}, /* aten::hardsigmoid.out Meta */
    {1, 2, 77}, /* aten::hardsigmoid_ CPU */
    {16, 2, 77}, /* aten::hardsigmoid_ Meta */
    {142, 10, 284}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 76}, /* aten::hardsigmoid_backward Meta */
    {142, 9, 285}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU */
    {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input Meta */
    {1, 0, 457}, /* aten::hardswish CPU */
    {16, 0, 457}, /* aten::hardswish Meta */
    {1, 0, 460}, /* aten::hardswish.out CPU */
    {16, 0, 460}, /* aten::hardswish.out Meta */
    {1, 0, 458}, /* aten::hardswish_ CPU */
    {16, 0, 458}, /* aten::hardswish_ Meta */
    {1, 0, 459}, /* aten::hardswish_backward CPU */
    {16, 0, 459}, /* aten::hardswish_backward Meta */
    {141, 8, 286}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 461}, /* aten::hardtanh CPU */
    {16, 0, 461}, /* aten::hardtanh Meta */
    {1, 0, 465}, /* aten::hardtanh.out CPU */
    {16, 0, 465}, /* aten::hardtanh.out Meta */
    {1, 0, 462}, /* aten::hardtanh_ CPU */
    {16, 0, 462}, /* aten::hardtanh_ Meta */
    {1, 0, 463}, /* aten::hardtanh_backward CPU */
    {16, 0, 463}, /* aten::hardtanh_backward Meta */
    {1, 0, 464}, /* aten::hardtanh_backward.grad_input CPU */
    {16, 0, 464}, /* aten::hardtanh_backward.grad_input Meta */
    {1, 1, 78}, /* aten::hash_tensor CPU */
    {16, 1, 78}, /* aten::hash_tensor Meta */
    {142, 9, 287}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::hash_tensor.out CPU */
    {16, 3, 78}, /* aten::hash_tensor.out Meta */
    {1, 1, 79}, /* aten::heaviside CPU */
    {16, 1, 79}, /* aten::heaviside Meta */
    {142, 9, 288}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::heaviside.out CPU */
    {16, 3, 79}, /* aten::heaviside.out Meta */
    {1, 2, 79}, /* aten::heaviside_ CPU */
    {16, 2, 79}, /* aten::heaviside_ Meta */
    {142, 10, 288}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 466}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 467}, /* aten::histc CPU */
    {16, 0, 467}, /* aten::histc Meta */
    {1, 4, 289}, /* aten::histc.out CPU */
    {16, 4, 289}, /* aten::histc.out Meta */
    {1, 0, 468}, /* aten::histogram.bin_ct CPU */
    {16, 0, 468}, /* aten::histogram.bin_ct Meta */
    {1, 4, 290}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 290}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 469}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 469}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 291}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 291}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 470}, /* aten::histogramdd implicit */
    {138, 0, 471}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 472}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 473}, /* aten::hsplit.array implicit */
    {138, 0, 474}, /* aten::hsplit.int implicit */
    {138, 0, 475}, /* aten::hstack implicit */
    {138, 4, 292}, /* aten::hstack.out implicit */
    {1, 0, 476}, /* aten::huber_loss CPU */
    {16, 0, 476}, /* aten::huber_loss Meta */
    {1, 4, 293}, /* aten::huber_loss.out CPU */
    {16, 4, 293}, /* aten::huber_loss.out Meta */
    {1, 0, 477}, /* aten::huber_loss_backward CPU */
    {16, 0, 477}, /* aten::huber_loss_backward Meta */
    {1, 4, 294}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 294}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 80}, /* aten::hypot CPU */
    {16, 1, 80}, /* aten::hypot Meta */
    {142, 9, 295}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::hypot.out CPU */
    {16, 3, 80}, /* aten::hypot.out Meta */
    {1, 2, 80}, /* aten::hypot_ CPU */
    {16, 2, 80}, /* aten::hypot_ Meta */
    {142, 10, 295}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::i0 CPU */
    {16, 1, 81}, /* aten::i0 Meta */
    {142, 9, 296}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::i0.out CPU */
    {16, 3, 81}, /* aten::i0.out Meta */
    {1, 2, 81}, /* aten::i0_ CPU */
    {16, 2, 81}, /* aten::i0_ Meta */
    {142, 10, 296}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igamma CPU */
    {16, 1, 82}, /* aten::igamma Meta */
    {142, 9, 297}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igamma.out CPU */
    {16, 3, 82}, /* aten::igamma.out Meta */
    {1, 2, 82}, /* aten::igamma_ CPU */
    {16, 2, 82}, /* aten::igamma_ Meta */
    {142, 10, 297}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, /* aten::igammac CPU */
    {16, 1, 83}, /* aten::igammac Meta */
    {142, 9, 298}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::igammac.out CPU */
    {16, 3, 83}, /* aten::igammac.out Meta */
    {1, 2, 83}, /* aten::igammac_ CPU */
    {16, 2, 83}, /* aten::igammac_ Meta */
    {142, 10, 298}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 478}, /* aten::im2col CPU */
    {16, 0, 478}, /* aten::im2col Meta */
    {1, 4, 299}, /* aten::im2col.out CPU */
    {16, 4, 299}, /* aten::im2col.out Meta */
    {138, 0, 479}, /* aten::imag implicit */
    {1, 0, 480}, /* aten::index.Tensor CPU */
    {16, 0, 480}, /* aten::index.Tensor Meta */
    {1, 4, 300}, /* aten::index.Tensor_out CPU */
    {16, 4, 300}, /* aten::index.Tensor_out Meta */
    {1, 1, 84}, /* aten::index_add CPU */
    {16, 1, 84}, /* aten::index_add Meta */
    {142, 9, 301}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_add.out CPU */
    {16, 3, 84}, /* aten::index_add.out Meta */
    {1, 2, 84}, /* aten::index_add_ CPU */
    {16, 2, 84}, /* aten::index_add_ Meta */
    {142, 10, 301}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, /* aten::index_copy CPU */
    {16, 1, 85}, /* aten::index_copy Meta */
    {142, 9, 302}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_copy.out CPU */
    {16, 3, 85}, /* aten::index_copy.out Meta */
    {1, 2, 85}, /* aten::index_copy_ CPU */
    {16, 2, 85}, /* aten::index_copy_ Meta */
    {142, 10, 302}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 305}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 8, 303}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 306}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 8, 304}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 481}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 481}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 482}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 482}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 308}, /* aten::index_put CompositeExplicitAutograd */
    {141, 8, 307}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 483}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, /* aten::index_reduce CPU */
    {16, 1, 86}, /* aten::index_reduce Meta */
    {142, 9, 309}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::index_reduce.out CPU */
    {16, 3, 86}, /* aten::index_reduce.out Meta */
    {1, 2, 86}, /* aten::index_reduce_ CPU */
    {16, 2, 86}, /* aten::index_reduce_ Meta */
    {142, 10, 309}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 484}, /* aten::index_select CPU */
    {16, 0, 484}, /* aten::index_select Meta */
    {1, 4, 310}, /* aten::index_select.out CPU */
    {16, 4, 310}, /* aten::index_select.out Meta */
    {138, 0, 485}, /* aten::index_select_backward implicit */
    {138, 0, 486}, /* aten::inner implicit */
    {138, 4, 311}, /* aten::inner.out implicit */
    {138, 0, 487}, /* aten::instance_norm implicit */
    {138, 0, 488}, /* aten::inverse implicit */
    {138, 4, 312}, /* aten::inverse.out implicit */
    {138, 0, 489}, /* aten::is_complex implicit */
    {138, 0, 490}, /* aten::is_conj implicit */
    {138, 0, 491}, /* aten::is_distributed implicit */
    {138, 0, 492}, /* aten::is_floating_point implicit */
    {138, 0, 493}, /* aten::is_inference implicit */
    {138, 0, 494}, /* aten::is_neg implicit */
    {138, 0, 495}, /* aten::is_nonzero implicit */
    {141, 0, 496}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 497}, /* aten::is_same_size CompositeExplicitAutograd */
    {138, 0, 498}, /* aten::is_signed implicit */
    {138, 0, 499}, /* aten::isclose implicit */
    {138, 0, 500}, /* aten::isfinite implicit */
    {1, 1, 87}, /* aten::isin.Scalar_Tensor CPU */
    {16, 1, 87}, /* aten::isin.Scalar_Tensor Meta */
    {142, 9, 313}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 87}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Scalar Meta */
    {142, 9, 314}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 89}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 89}, /* aten::isin.Tensor_Tensor Meta */
    {142, 9, 315}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 89}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 501}, /* aten::isinf CPU */
    {16, 0, 501}, /* aten::isinf Meta */
    {141, 8, 316}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 502}, /* aten::isnan CPU */
    {16, 0, 502}, /* aten::isnan Meta */
    {141, 8, 317}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, /* aten::isneginf CPU */
    {16, 1, 90}, /* aten::isneginf Meta */
    {142, 9, 318}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isneginf.out CPU */
    {16, 3, 90}, /* aten::isneginf.out Meta */
    {1, 1, 91}, /* aten::isposinf CPU */
    {16, 1, 91}, /* aten::isposinf Meta */
    {142, 9, 319}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::isposinf.out CPU */
    {16, 3, 91}, /* aten::isposinf.out Meta */
    {138, 0, 503}, /* aten::isreal implicit */
    {138, 0, 504}, /* aten::istft implicit */
    {138, 0, 505}, /* aten::item implicit */
    {141, 0, 506}, /* aten::kaiser_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::kaiser_window BackendSelect */
    {141, 0, 507}, /* aten::kaiser_window.beta CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::kaiser_window.beta BackendSelect */
    {141, 8, 321}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 8, 320}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 508}, /* aten::kaiser_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::kaiser_window.periodic BackendSelect */
    {141, 8, 322}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 509}, /* aten::kl_div implicit */
    {138, 0, 510}, /* aten::kron implicit */
    {138, 4, 323}, /* aten::kron.out implicit */
    {141, 0, 511}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 512}, /* aten::kthvalue.values CPU */
    {16, 0, 512}, /* aten::kthvalue.values Meta */
    {138, 0, 513}, /* aten::l1_loss implicit */
    {138, 0, 514}, /* aten::layer_norm implicit */
    {1, 1, 92}, /* aten::lcm CPU */
    {16, 1, 92}, /* aten::lcm Meta */
    {142, 9, 324}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::lcm.out CPU */
    {16, 3, 92}, /* aten::lcm.out Meta */
    {1, 2, 92}, /* aten::lcm_ CPU */
    {16, 2, 92}, /* aten::lcm_ Meta */
    {142, 10, 324}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 515}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 325}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 325}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, /* aten::le.Scalar CPU */
    {16, 1, 93}, /* aten::le.Scalar Meta */
    {142, 9, 326}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Scalar_out CPU */
    {16, 3, 93}, /* aten::le.Scalar_out Meta */
    {1, 1, 94}, /* aten::le.Tensor CPU */
    {16, 1, 94}, /* aten::le.Tensor Meta */
    {142, 9, 327}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::le.Tensor_out CPU */
    {16, 3, 94}, /* aten::le.Tensor_out Meta */
    {1, 2, 93}, /* aten::le_.Scalar CPU */
    {16, 2, 93}, /* aten::le_.Scalar Meta */
    {142, 10, 326}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, /* aten::le_.Tensor CPU */
    {16, 2, 94}, /* aten::le_.Tensor Meta */
    {142, 10, 327}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, /* aten::leaky_relu CPU */
    {16, 1, 96}, /* aten::leaky_relu Meta */
    {142, 9, 328}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::leaky_relu.out CPU */
    {16, 3, 96}, /* aten::leaky_relu.out Meta */
    {1, 2, 96}, /* aten::leaky_relu_ CPU */
    {16, 2, 96}, /* aten::leaky_relu_ Meta */
    {142, 10, 328}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu_backward CPU */
    {16, 1, 95}, /* aten::leaky_relu_backward Meta */
    {142, 9, 329}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 95}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 97}, /* aten::lerp.Scalar CPU */
    {16, 1, 97}, /* aten::lerp.Scalar Meta */
    {142, 9, 330}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 97}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 98}, /* aten::lerp.Tensor CPU */
    {16, 1, 98}, /* aten::lerp.Tensor Meta */
    {142, 9, 331}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 98}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 97}, /* aten::lerp_.Scalar CPU */
    {16, 2, 97}, /* aten::lerp_.Scalar Meta */
    {142, 10, 330}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, /* aten::lerp_.Tensor CPU */
    {16, 2, 98}, /* aten::lerp_.Tensor Meta */
    {142, 10, 331}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 516}, /* aten::less.Scalar implicit */
    {138, 4, 332}, /* aten::less.Scalar_out implicit */
    {138, 0, 517}, /* aten::less.Tensor implicit */
    {138, 4, 333}, /* aten::less.Tensor_out implicit */
    {138, 0, 518}, /* aten::less_.Scalar implicit */
    {138, 0, 519}, /* aten::less_.Tensor implicit */
    {138, 0, 520}, /* aten::less_equal.Scalar implicit */
    {138, 4, 334}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 521}, /* aten::less_equal.Tensor implicit */
    {138, 4, 335}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 522}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 523}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, /* aten::lgamma CPU */
    {16, 1, 99}, /* aten::lgamma Meta */
    {142, 9, 336}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::lgamma.out CPU */
    {16, 3, 99}, /* aten::lgamma.out Meta */
    {1, 2, 99}, /* aten::lgamma_ CPU */
    {16, 2, 99}, /* aten::lgamma_ Meta */
    {142, 10, 336}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 524}, /* aten::lift CompositeExplicitAutograd */
    {141, 8, 337}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 525}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 338}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 339}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {138, 0, 526}, /* aten::linalg_cholesky implicit */
    {138, 4, 340}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 527}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 527}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 341}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 341}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 528}, /* aten::linalg_cond implicit */
    {138, 4, 342}, /* aten::linalg_cond.out implicit */
    {138, 0, 529}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 343}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 530}, /* aten::linalg_cross CPU */
    {16, 0, 530}, /* aten::linalg_cross Meta */
    {1, 4, 344}, /* aten::linalg_cross.out CPU */
    {16, 4, 344}, /* aten::linalg_cross.out Meta */
    {138, 0, 531}, /* aten::linalg_det implicit */
    {138, 4, 345}, /* aten::linalg_det.out implicit */
    {138, 0, 532}, /* aten::linalg_diagonal implicit */
    {1, 0, 533}, /* aten::linalg_eig CPU */
    {16, 0, 533}, /* aten::linalg_eig Meta */
    {1, 4, 346}, /* aten::linalg_eig.out CPU */
    {16, 4, 346}, /* aten::linalg_eig.out Meta */
    {138, 0, 534}, /* aten::linalg_eigh implicit */
    {138, 4, 347}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 535}, /* aten::linalg_eigvals implicit */
    {1, 4, 348}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 348}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 536}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 349}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 537}, /* aten::linalg_householder_product CPU */
    {16, 0, 537}, /* aten::linalg_householder_product Meta */
    {1, 4, 350}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 350}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 538}, /* aten::linalg_inv implicit */
    {138, 4, 351}, /* aten::linalg_inv.out implicit */
    {1, 0, 539}, /* aten::linalg_inv_ex CPU */
    {16, 0, 539}, /* aten::linalg_inv_ex Meta */
    {1, 4, 352}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 352}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 540}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 353}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 541}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 541}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 354}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 354}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 542}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 542}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 355}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 355}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 543}, /* aten::linalg_lstsq CPU */
    {16, 0, 543}, /* aten::linalg_lstsq Meta */
    {1, 4, 356}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 356}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 544}, /* aten::linalg_lu CPU */
    {16, 0, 544}, /* aten::linalg_lu Meta */
    {1, 4, 357}, /* aten::linalg_lu.out CPU */
    {16, 4, 357}, /* aten::linalg_lu.out Meta */
    {138, 0, 545}, /* aten::linalg_lu_factor implicit */
    {138, 4, 358}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 546}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 546}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 359}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 359}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 547}, /* aten::linalg_lu_solve CPU */
    {16, 0, 547}, /* aten::linalg_lu_solve Meta */
    {1, 4, 360}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 360}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 548}, /* aten::linalg_matmul implicit */
    {138, 4, 361}, /* aten::linalg_matmul.out implicit */
    {1, 0, 549}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 549}, /* aten::linalg_matrix_exp Meta */
    {141, 8, 362}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 550}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 363}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 551}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 364}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 552}, /* aten::linalg_matrix_power implicit */
    {138, 4, 365}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 553}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 554}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 367}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 555}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 368}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 366}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 369}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 556}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 557}, /* aten::linalg_multi_dot implicit */
    {138, 4, 370}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 558}, /* aten::linalg_norm implicit */
    {138, 0, 559}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 372}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 371}, /* aten::linalg_norm.out implicit */
    {138, 0, 560}, /* aten::linalg_pinv implicit */
    {138, 0, 561}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 374}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 562}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 375}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 373}, /* aten::linalg_pinv.out implicit */
    {138, 4, 376}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 563}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 564}, /* aten::linalg_qr CPU */
    {16, 0, 564}, /* aten::linalg_qr Meta */
    {1, 4, 377}, /* aten::linalg_qr.out CPU */
    {16, 4, 377}, /* aten::linalg_qr.out Meta */
    {138, 0, 565}, /* aten::linalg_slogdet implicit */
    {138, 4, 378}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 566}, /* aten::linalg_solve implicit */
    {138, 4, 379}, /* aten::linalg_solve.out implicit */
    {138, 0, 567}, /* aten::linalg_solve_ex implicit */
    {138, 4, 380}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 568}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 568}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 381}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 381}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 569}, /* aten::linalg_svd implicit */
    {138, 4, 382}, /* aten::linalg_svd.U implicit */
    {138, 0, 570}, /* aten::linalg_svdvals implicit */
    {138, 4, 383}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 571}, /* aten::linalg_tensorinv implicit */
    {138, 0, 572}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 573}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 384}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 574}, /* aten::linalg_vander implicit */
    {138, 0, 575}, /* aten::linalg_vecdot implicit */
    {138, 4, 385}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, /* aten::linalg_vector_norm CPU */
    {16, 1, 100}, /* aten::linalg_vector_norm Meta */
    {142, 9, 386}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 100}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 576}, /* aten::linear implicit */
    {141, 4, 387}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 577}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::linspace BackendSelect */
    {141, 0, 578}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 389}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 579}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 390}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 580}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 391}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 388}, /* aten::linspace.out CPU */
    {16, 4, 388}, /* aten::linspace.out Meta */
    {1, 1, 104}, /* aten::log CPU */
    {16, 1, 104}, /* aten::log Meta */
    {142, 9, 392}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::log.out CPU */
    {16, 3, 104}, /* aten::log.out Meta */
    {1, 1, 101}, /* aten::log10 CPU */
    {16, 1, 101}, /* aten::log10 Meta */
    {142, 9, 393}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log10.out CPU */
    {16, 3, 101}, /* aten::log10.out Meta */
    {1, 2, 101}, /* aten::log10_ CPU */
    {16, 2, 101}, /* aten::log10_ Meta */
    {142, 10, 393}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log1p CPU */
    {16, 1, 102}, /* aten::log1p Meta */
    {142, 9, 394}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log1p.out CPU */
    {16, 3, 102}, /* aten::log1p.out Meta */
    {1, 2, 102}, /* aten::log1p_ CPU */
    {16, 2, 102}, /* aten::log1p_ Meta */
    {142, 10, 394}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, /* aten::log2 CPU */
    {16, 1, 103}, /* aten::log2 Meta */
    {142, 9, 395}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log2.out CPU */
    {16, 3, 103}, /* aten::log2.out Meta */
    {1, 2, 103}, /* aten::log2_ CPU */
    {16, 2, 103}, /* aten::log2_ Meta */
    {142, 10, 395}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, /* aten::log_ CPU */
    {16, 2, 104}, /* aten::log_ Meta */
    {142, 10, 392}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 397}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 8, 396}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 581}, /* aten::log_normal_ CPU */
    {16, 0, 581}, /* aten::log_normal_ Meta */
    {138, 0, 582}, /* aten::log_sigmoid implicit */
    {138, 0, 587}, /* aten::log_sigmoid.out implicit */
    {1, 0, 583}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 583}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 584}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 584}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 585}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 585}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 586}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 586}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 588}, /* aten::log_softmax.int implicit */
    {1, 4, 398}, /* aten::log_softmax.int_out CPU */
    {16, 4, 398}, /* aten::log_softmax.int_out Meta */
    {1, 1, 106}, /* aten::logaddexp CPU */
    {16, 1, 106}, /* aten::logaddexp Meta */
    {142, 9, 399}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logaddexp.out CPU */
    {16, 3, 106}, /* aten::logaddexp.out Meta */
    {1, 1, 105}, /* aten::logaddexp2 CPU */
    {16, 1, 105}, /* aten::logaddexp2 Meta */
    {142, 9, 400}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp2.out CPU */
    {16, 3, 105}, /* aten::logaddexp2.out Meta */
    {141, 0, 589}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 401}, /* aten::logcumsumexp.out CPU */
    {16, 4, 401}, /* aten::logcumsumexp.out Meta */
    {138, 0, 590}, /* aten::logdet implicit */
    {1, 0, 591}, /* aten::logical_and CPU */
    {16, 0, 591}, /* aten::logical_and Meta */
    {1, 0, 593}, /* aten::logical_and.out CPU */
    {16, 0, 593}, /* aten::logical_and.out Meta */
    {1, 0, 592}, /* aten::logical_and_ CPU */
    {16, 0, 592}, /* aten::logical_and_ Meta */
    {1, 0, 594}, /* aten::logical_not CPU */
    {16, 0, 594}, /* aten::logical_not Meta */
    {1, 0, 596}, /* aten::logical_not.out CPU */
    {16, 0, 596}, /* aten::logical_not.out Meta */
    {1, 0, 595}, /* aten::logical_not_ CPU */
    {16, 0, 595}, /* aten::logical_not_ Meta */
    {1, 0, 597}, /* aten::logical_or CPU */
    {16, 0, 597}, /* aten::logical_or Meta */
    {1, 0, 599}, /* aten::logical_or.out CPU */
    {16, 0, 599}, /* aten::logical_or.out Meta */
    {1, 0, 598}, /* aten::logical_or_ CPU */
    {16, 0, 598}, /* aten::logical_or_ Meta */
    {1, 0, 600}, /* aten::logical_xor CPU */
    {16, 0, 600}, /* aten::logical_xor Meta */
    {1, 0, 602}, /* aten::logical_xor.out CPU */
    {16, 0, 602}, /* aten::logical_xor.out Meta */
    {1, 0, 601}, /* aten::logical_xor_ CPU */
    {16, 0, 601}, /* aten::logical_xor_ Meta */
    {1, 0, 603}, /* aten::logit CPU */
    {16, 0, 603}, /* aten::logit Meta */
    {1, 0, 605}, /* aten::logit.out CPU */
    {16, 0, 605}, /* aten::logit.out Meta */
    {1, 0, 604}, /* aten::logit_ CPU */
    {16, 0, 604}, /* aten::logit_ Meta */
    {1, 1, 107}, /* aten::logit_backward CPU */
    {16, 1, 107}, /* aten::logit_backward Meta */
    {142, 9, 402}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 107}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 606}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::logspace BackendSelect */
    {141, 0, 607}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 404}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 608}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 405}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 609}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 406}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 403}, /* aten::logspace.out CPU */
    {16, 4, 403}, /* aten::logspace.out Meta */
    {141, 0, 610}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 407}, /* aten::logsumexp.out CPU */
    {16, 4, 407}, /* aten::logsumexp.out Meta */
    {138, 0, 612}, /* aten::lstm.data implicit */
    {138, 0, 613}, /* aten::lstm.input implicit */
    {138, 0, 611}, /* aten::lstm_cell implicit */
    {1, 1, 108}, /* aten::lt.Scalar CPU */
    {16, 1, 108}, /* aten::lt.Scalar Meta */
    {142, 9, 408}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Scalar_out CPU */
    {16, 3, 108}, /* aten::lt.Scalar_out Meta */
    {1, 1, 109}, /* aten::lt.Tensor CPU */
    {16, 1, 109}, /* aten::lt.Tensor Meta */
    {142, 9, 409}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::lt.Tensor_out CPU */
    {16, 3, 109}, /* aten::lt.Tensor_out Meta */
    {1, 2, 108}, /* aten::lt_.Scalar CPU */
    {16, 2, 108}, /* aten::lt_.Scalar Meta */
    {142, 10, 408}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, /* aten::lt_.Tensor CPU */
    {16, 2, 109}, /* aten::lt_.Tensor Meta */
    {142, 10, 409}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 614}, /* aten::lu_solve implicit */
    {138, 4, 410}, /* aten::lu_solve.out implicit */
    {1, 0, 615}, /* aten::lu_unpack CPU */
    {16, 0, 615}, /* aten::lu_unpack Meta */
    {1, 4, 411}, /* aten::lu_unpack.out CPU */
    {16, 4, 411}, /* aten::lu_unpack.out Meta */
    {138, 0, 616}, /* aten::mH implicit */
    {138, 0, 617}, /* aten::mT implicit */
    {138, 0, 618}, /* aten::margin_ranking_loss implicit */
    {141, 0, 619}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 8, 412}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 620}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 8, 413}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 621}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 621}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 622}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 622}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 623}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 8, 414}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 624}, /* aten::masked_scatter_ CPU */
    {16, 0, 624}, /* aten::masked_scatter_ Meta */
    {141, 0, 625}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 626}, /* aten::masked_select CPU */
    {1, 0, 627}, /* aten::masked_select.out CPU */
    {138, 0, 628}, /* aten::matmul implicit */
    {138, 0, 629}, /* aten::matmul.out implicit */
    {138, 0, 630}, /* aten::matrix_H implicit */
    {138, 0, 631}, /* aten::matrix_exp implicit */
    {138, 0, 632}, /* aten::matrix_exp_backward implicit */
    {138, 0, 633}, /* aten::matrix_power implicit */
    {138, 4, 415}, /* aten::matrix_power.out implicit */
    {1, 0, 634}, /* aten::max CPU */
    {16, 0, 634}, /* aten::max Meta */
    {1, 1, 110}, /* aten::max.dim CPU */
    {16, 1, 110}, /* aten::max.dim Meta */
    {142, 9, 417}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::max.dim_max CPU */
    {16, 3, 110}, /* aten::max.dim_max Meta */
    {138, 0, 635}, /* aten::max.other implicit */
    {138, 0, 636}, /* aten::max.out implicit */
    {1, 4, 416}, /* aten::max.unary_out CPU */
    {16, 4, 416}, /* aten::max.unary_out Meta */
    {138, 0, 637}, /* aten::max_pool1d implicit */
    {138, 0, 638}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 639}, /* aten::max_pool2d implicit */
    {1, 0, 640}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 640}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 418}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 418}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 641}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 641}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 419}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 419}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 642}, /* aten::max_pool3d implicit */
    {1, 0, 643}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 643}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 420}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 420}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 644}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 644}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 421}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 421}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 645}, /* aten::max_unpool2d CPU */
    {16, 0, 645}, /* aten::max_unpool2d Meta */
    {1, 4, 422}, /* aten::max_unpool2d.out CPU */
    {16, 4, 422}, /* aten::max_unpool2d.out Meta */
    {1, 0, 646}, /* aten::max_unpool3d CPU */
    {16, 0, 646}, /* aten::max_unpool3d Meta */
    {1, 4, 423}, /* aten::max_unpool3d.out CPU */
    {16, 4, 423}, /* aten::max_unpool3d.out Meta */
    {1, 1, 111}, /* aten::maximum CPU */
    {16, 1, 111}, /* aten::maximum Meta */
    {142, 9, 424}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, /* aten::maximum.out CPU */
    {16, 3, 111}, /* aten::maximum.out Meta */
    {141, 0, 647}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mean.dim CPU */
    {16, 1, 112}, /* aten::mean.dim Meta */
    {142, 9, 426}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 425}, /* aten::mean.dtype_out CPU */
    {16, 4, 425}, /* aten::mean.dtype_out Meta */
    {1, 3, 112}, /* aten::mean.out CPU */
    {16, 3, 112}, /* aten::mean.out Meta */
    {1, 0, 648}, /* aten::median CPU */
    {16, 0, 648}, /* aten::median Meta */
    {141, 0, 649}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 428}, /* aten::median.dim_values CPU */
    {16, 4, 428}, /* aten::median.dim_values Meta */
    {141, 8, 427}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 650}, /* aten::meshgrid implicit */
    {138, 0, 651}, /* aten::meshgrid.indexing implicit */
    {1, 0, 652}, /* aten::min CPU */
    {16, 0, 652}, /* aten::min Meta */
    {1, 1, 113}, /* aten::min.dim CPU */
    {16, 1, 113}, /* aten::min.dim Meta */
    {142, 9, 430}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::min.dim_min CPU */
    {16, 3, 113}, /* aten::min.dim_min Meta */
    {138, 0, 653}, /* aten::min.other implicit */
    {138, 0, 654}, /* aten::min.out implicit */
    {1, 4, 429}, /* aten::min.unary_out CPU */
    {16, 4, 429}, /* aten::min.unary_out Meta */
    {1, 1, 114}, /* aten::minimum CPU */
    {16, 1, 114}, /* aten::minimum Meta */
    {142, 9, 431}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::minimum.out CPU */
    {16, 3, 114}, /* aten::minimum.out Meta */
    {1, 1, 115}, /* aten::mish CPU */
    {16, 1, 115}, /* aten::mish Meta */
    {142, 9, 432}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mish.out CPU */
    {16, 3, 115}, /* aten::mish.out Meta */
    {1, 2, 115}, /* aten::mish_ CPU */
    {16, 2, 115}, /* aten::mish_ Meta */
    {142, 10, 432}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 655}, /* aten::mish_backward CPU */
    {16, 0, 655}, /* aten::mish_backward Meta */
    {138, 0, 656}, /* aten::mish_backward implicit */
    {1, 0, 664}, /* aten::mkldnn_rnn_layer CPU */
    {37, 0, 664}, /* aten::mkldnn_rnn_layer MkldnnCPU */
    {141, 8, 433}, /* aten::mkldnn_rnn_layer.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::mm CPU */
    {16, 1, 116}, /* aten::mm Meta */
    {142, 9, 434}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mm.out CPU */
    {16, 3, 116}, /* aten::mm.out Meta */
    {1, 0, 665}, /* aten::mode CPU */
    {16, 0, 665}, /* aten::mode Meta */
    {1, 4, 435}, /* aten::mode.values CPU */
    {16, 4, 435}, /* aten::mode.values Meta */
    {138, 0, 666}, /* aten::moveaxis.int implicit */
    {138, 0, 667}, /* aten::moveaxis.intlist implicit */
    {138, 0, 668}, /* aten::movedim.int implicit */
    {138, 0, 669}, /* aten::movedim.intlist implicit */
    {1, 0, 670}, /* aten::mse_loss CPU */
    {16, 0, 670}, /* aten::mse_loss Meta */
    {1, 4, 436}, /* aten::mse_loss.out CPU */
    {16, 4, 436}, /* aten::mse_loss.out Meta */
    {1, 0, 671}, /* aten::mse_loss_backward CPU */
    {16, 0, 671}, /* aten::mse_loss_backward Meta */
    {1, 4, 437}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 437}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 672}, /* aten::msort implicit */
    {138, 0, 673}, /* aten::msort.out implicit */
    {141, 0, 674}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 8, 438}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::mul.Tensor CPU */
    {16, 1, 117}, /* aten::mul.Tensor Meta */
    {142, 9, 439}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::mul.out CPU */
    {16, 3, 117}, /* aten::mul.out Meta */
    {141, 0, 675}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, /* aten::mul_.Tensor CPU */
    {16, 2, 117}, /* aten::mul_.Tensor Meta */
    {142, 10, 439}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 676}, /* aten::multi_margin_loss CPU */
    {16, 0, 676}, /* aten::multi_margin_loss Meta */
    {1, 4, 440}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 440}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 677}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 677}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 441}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 441}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 678}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 442}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 679}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 679}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 443}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 443}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 680}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 680}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 444}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 444}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 681}, /* aten::multinomial CPU */
    {16, 0, 681}, /* aten::multinomial Meta */
    {1, 0, 682}, /* aten::multinomial.out CPU */
    {16, 0, 682}, /* aten::multinomial.out Meta */
    {138, 0, 683}, /* aten::multiply.Scalar implicit */
    {138, 0, 684}, /* aten::multiply.Tensor implicit */
    {138, 4, 445}, /* aten::multiply.out implicit */
    {138, 0, 685}, /* aten::multiply_.Scalar implicit */
    {138, 0, 686}, /* aten::multiply_.Tensor implicit */
    {141, 0, 687}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 446}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 688}, /* aten::mvlgamma CPU */
    {16, 0, 688}, /* aten::mvlgamma Meta */
    {1, 0, 690}, /* aten::mvlgamma.out CPU */
    {16, 0, 690}, /* aten::mvlgamma.out Meta */
    {1, 0, 689}, /* aten::mvlgamma_ CPU */
    {16, 0, 689}, /* aten::mvlgamma_ Meta */
    {1, 0, 691}, /* aten::nan_to_num CPU */
    {16, 0, 691}, /* aten::nan_to_num Meta */
    {1, 0, 693}, /* aten::nan_to_num.out CPU */
    {16, 0, 693}, /* aten::nan_to_num.out Meta */
    {1, 0, 692}, /* aten::nan_to_num_ CPU */
    {16, 0, 692}, /* aten::nan_to_num_ Meta */
    {138, 0, 694}, /* aten::nanmean implicit */
    {138, 0, 695}, /* aten::nanmean.out implicit */
    {1, 0, 696}, /* aten::nanmedian CPU */
    {16, 0, 696}, /* aten::nanmedian Meta */
    {141, 0, 697}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 448}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 448}, /* aten::nanmedian.dim_values Meta */
    {141, 8, 447}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 698}, /* aten::nanquantile implicit */
    {138, 4, 449}, /* aten::nanquantile.out implicit */
    {138, 0, 699}, /* aten::nanquantile.scalar implicit */
    {138, 4, 450}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 700}, /* aten::nansum CPU */
    {16, 0, 700}, /* aten::nansum Meta */
    {1, 4, 451}, /* aten::nansum.out CPU */
    {16, 4, 451}, /* aten::nansum.out Meta */
    {138, 0, 701}, /* aten::narrow implicit */
    {138, 0, 702}, /* aten::narrow.Tensor implicit */
    {142, 0, 703}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 452}, /* aten::narrow_copy.out CPU */
    {16, 4, 452}, /* aten::narrow_copy.out Meta */
    {1, 0, 704}, /* aten::native_batch_norm CPU */
    {16, 0, 704}, /* aten::native_batch_norm Meta */
    {1, 4, 453}, /* aten::native_batch_norm.out CPU */
    {16, 4, 453}, /* aten::native_batch_norm.out Meta */
    {1, 0, 705}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 705}, /* aten::native_batch_norm_backward Meta */
    {141, 8, 454}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {138, 0, 706}, /* aten::native_channel_shuffle implicit */
    {1, 0, 707}, /* aten::native_dropout CPU */
    {16, 0, 707}, /* aten::native_dropout Meta */
    {141, 8, 455}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 708}, /* aten::native_dropout_backward CPU */
    {16, 0, 708}, /* aten::native_dropout_backward Meta */
    {141, 8, 456}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 709}, /* aten::native_group_norm CPU */
    {16, 0, 709}, /* aten::native_group_norm Meta */
    {141, 8, 457}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 710}, /* aten::native_group_norm_backward CPU */
    {16, 0, 710}, /* aten::native_group_norm_backward Meta */
    {141, 8, 458}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 711}, /* aten::native_layer_norm CPU */
    {16, 0, 711}, /* aten::native_layer_norm Meta */
    {141, 8, 459}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 712}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 712}, /* aten::native_layer_norm_backward Meta */
    {141, 8, 460}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::ne.Scalar CPU */
    {16, 1, 118}, /* aten::ne.Scalar Meta */
    {142, 9, 461}, /* aten::ne.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, /* aten::ne.Scalar_out CPU */
    {16, 3, 118}, /* aten::ne.Scalar_out Meta */
    {1, 1, 119}, /* aten::ne.Tensor CPU */
    {16, 1, 119}, /* aten::ne.Tensor Meta */
    {142, 9, 462}, /* aten::ne.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, /* aten::ne.Tensor_out CPU */
    {16, 3, 119}, /* aten::ne.Tensor_out Meta */
    {1, 2, 118}, /* aten::ne_.Scalar CPU */
    {16, 2, 118}, /* aten::ne_.Scalar Meta */
    {142, 10, 461}, /* aten::ne_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, /* aten::ne_.Tensor CPU */
    {16, 2, 119}, /* aten::ne_.Tensor Meta */
    {142, 10, 462}, /* aten::ne_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, /* aten::neg CPU */
    {16, 1, 120}, /* aten::neg Meta */
    {142, 9, 463}, /* aten::neg CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::neg.out CPU */
    {16, 3, 120}, /* aten::neg.out Meta */
    {1, 2, 120}, /* aten::neg_ CPU */
    {16, 2, 120}, /* aten::neg_ Meta */
    {142, 10, 463}, /* aten::neg_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 713}, /* aten::negative implicit */
    {138, 4, 464}, /* aten::negative.out implicit */
    {138, 0, 714}, /* aten::negative_ implicit */
    {141, 0, 715}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 8, 465}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 716}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 8, 466}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 717}, /* aten::new_full CompositeExplicitAutograd */
    {141, 8, 467}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 718}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 8, 468}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 719}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 8, 469}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, /* aten::nextafter CPU */
    {16, 1, 121}, /* aten::nextafter Meta */
    {142, 9, 470}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, /* aten::nextafter.out CPU */
    {16, 3, 121}, /* aten::nextafter.out Meta */
    {1, 2, 121}, /* aten::nextafter_ CPU */
    {16, 2, 121}, /* aten::nextafter_ Meta */
    {142, 10, 470}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 720}, /* aten::nll_loss implicit */
    {138, 4, 471}, /* aten::nll_loss.out implicit */
    {138, 0, 721}, /* aten::nll_loss2d implicit */
    {138, 4, 472}, /* aten::nll_loss2d.out implicit */
    {1, 0, 722}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 722}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 473}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 473}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 723}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 723}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 474}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 474}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 724}, /* aten::nll_loss_backward CPU */
    {16, 0, 724}, /* aten::nll_loss_backward Meta */
    {1, 4, 475}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 475}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 725}, /* aten::nll_loss_forward CPU */
    {16, 0, 725}, /* aten::nll_loss_forward Meta */
    {1, 4, 476}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 476}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 726}, /* aten::nll_loss_nd implicit */
    {1, 0, 727}, /* aten::nonzero CPU */
    {1, 4, 477}, /* aten::nonzero.out CPU */
    {138, 0, 728}, /* aten::nonzero_numpy implicit */
    {1, 0, 729}, /* aten::nonzero_static CPU */
    {16, 0, 729}, /* aten::nonzero_static Meta */
    {1, 4, 478}, /* aten::nonzero_static.out CPU */
    {16, 4, 478}, /* aten::nonzero_static.out Meta */
    {141, 0, 730}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 123}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 9, 482}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 9, 481}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 731}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 8, 480}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 8, 479}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, /* aten::norm.dtype_out CPU */
    {16, 3, 122}, /* aten::norm.dtype_out Meta */
    {1, 3, 123}, /* aten::norm.out CPU */
    {16, 3, 123}, /* aten::norm.out Meta */
    {138, 0, 732}, /* aten::norm_except_dim implicit */
    {1, 0, 734}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 734}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 483}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 483}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 735}, /* aten::normal.Tensor_float CPU */
    {16, 0, 735}, /* aten::normal.Tensor_float Meta */
    {1, 4, 484}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 484}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 736}, /* aten::normal.float_Tensor CPU */
    {16, 0, 736}, /* aten::normal.float_Tensor Meta */
    {1, 4, 485}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 485}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 737}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::normal.float_float BackendSelect */
    {141, 4, 486}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 8, 488}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 733}, /* aten::normal_ CPU */
    {16, 0, 733}, /* aten::normal_ Meta */
    {141, 6, 487}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 738}, /* aten::not_equal.Scalar implicit */
    {138, 4, 489}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 739}, /* aten::not_equal.Tensor implicit */
    {138, 4, 490}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 740}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 741}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 742}, /* aten::nuclear_norm implicit */
    {138, 0, 743}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 492}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 491}, /* aten::nuclear_norm.out implicit */
    {138, 0, 744}, /* aten::numel implicit */
    {138, 0, 745}, /* aten::numpy_T implicit */
    {138, 0, 746}, /* aten::one_hot implicit */
    {141, 0, 751}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::ones BackendSelect */
    {141, 4, 493}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 752}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 8, 494}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 753}, /* aten::orgqr implicit */
    {138, 4, 495}, /* aten::orgqr.out implicit */
    {1, 0, 754}, /* aten::ormqr CPU */
    {16, 0, 754}, /* aten::ormqr Meta */
    {1, 4, 496}, /* aten::ormqr.out CPU */
    {16, 4, 496}, /* aten::ormqr.out Meta */
    {138, 0, 755}, /* aten::outer implicit */
    {138, 4, 497}, /* aten::outer.out implicit */
    {138, 0, 756}, /* aten::pad implicit */
    {138, 0, 757}, /* aten::pad_sequence implicit */
    {138, 0, 758}, /* aten::pairwise_distance implicit */
    {138, 0, 759}, /* aten::pdist implicit */
    {141, 0, 760}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 498}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 499}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 761}, /* aten::pinverse implicit */
    {1, 0, 762}, /* aten::pixel_shuffle CPU */
    {16, 0, 762}, /* aten::pixel_shuffle Meta */
    {141, 8, 500}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 763}, /* aten::pixel_unshuffle CPU */
    {16, 0, 763}, /* aten::pixel_unshuffle Meta */
    {141, 8, 501}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 764}, /* aten::poisson CPU */
    {16, 0, 764}, /* aten::poisson Meta */
    {141, 8, 502}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 765}, /* aten::poisson_nll_loss implicit */
    {1, 0, 766}, /* aten::polar CPU */
    {16, 0, 766}, /* aten::polar Meta */
    {1, 0, 767}, /* aten::polar.out CPU */
    {16, 0, 767}, /* aten::polar.out Meta */
    {1, 1, 124}, /* aten::polygamma CPU */
    {16, 1, 124}, /* aten::polygamma Meta */
    {142, 9, 503}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::polygamma.out CPU */
    {16, 3, 124}, /* aten::polygamma.out Meta */
    {1, 0, 768}, /* aten::polygamma_ CPU */
    {16, 0, 768}, /* aten::polygamma_ Meta */
    {138, 0, 769}, /* aten::positive implicit */
    {1, 1, 125}, /* aten::pow.Scalar CPU */
    {16, 1, 125}, /* aten::pow.Scalar Meta */
    {142, 9, 504}, /* aten::pow.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, /* aten::pow.Scalar_out CPU */
    {16, 3, 125}, /* aten::pow.Scalar_out Meta */
    {1, 1, 126}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 126}, /* aten::pow.Tensor_Scalar Meta */
    {142, 9, 505}, /* aten::pow.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 126}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 127}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 127}, /* aten::pow.Tensor_Tensor Meta */
    {142, 9, 506}, /* aten::pow.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 127}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 126}, /* aten::pow_.Scalar CPU */
    {16, 2, 126}, /* aten::pow_.Scalar Meta */
    {142, 10, 505}, /* aten::pow_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, /* aten::pow_.Tensor CPU */
    {16, 2, 127}, /* aten::pow_.Tensor Meta */
    {142, 10, 506}, /* aten::pow_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 770}, /* aten::prelu implicit */
    {1, 0, 773}, /* aten::prod CPU */
    {16, 0, 773}, /* aten::prod Meta */
    {1, 1, 128}, /* aten::prod.dim_int CPU */
    {16, 1, 128}, /* aten::prod.dim_int Meta */
    {142, 9, 508}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::prod.int_out CPU */
    {16, 3, 128}, /* aten::prod.int_out Meta */
    {141, 8, 507}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 774}, /* aten::promote_types implicit */
    {141, 6, 510}, /* aten::put CompositeExplicitAutograd */
    {141, 8, 509}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 775}, /* aten::put_ CPU */
    {16, 0, 775}, /* aten::put_ Meta */
    {138, 0, 776}, /* aten::qr implicit */
    {138, 4, 511}, /* aten::qr.Q implicit */
    {138, 0, 777}, /* aten::quantile implicit */
    {138, 4, 512}, /* aten::quantile.out implicit */
    {138, 0, 778}, /* aten::quantile.scalar implicit */
    {138, 4, 513}, /* aten::quantile.scalar_out implicit */
    {141, 0, 780}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 514}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 514}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 781}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::rand BackendSelect */
    {141, 0, 782}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::rand.generator BackendSelect */
    {138, 4, 516}, /* aten::rand.generator_out implicit */
    {141, 4, 515}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 783}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 784}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 8, 518}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 8, 517}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 785}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randint BackendSelect */
    {141, 0, 786}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randint.generator BackendSelect */
    {141, 4, 520}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 793}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randint.low BackendSelect */
    {141, 0, 794}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 522}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 521}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 519}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 787}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 788}, /* aten::randint_like.Tensor CompositeExplicitAutograd */
    {141, 0, 789}, /* aten::randint_like.Tensor_generator CompositeExplicitAutograd */
    {141, 8, 525}, /* aten::randint_like.Tensor_generator_out CompositeExplicitAutograd */
    {141, 8, 524}, /* aten::randint_like.Tensor_out CompositeExplicitAutograd */
    {141, 0, 790}, /* aten::randint_like.generator CompositeExplicitAutograd */
    {141, 8, 526}, /* aten::randint_like.generator_out CompositeExplicitAutograd */
    {141, 0, 791}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 8, 527}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 0, 792}, /* aten::randint_like.low_generator_dtype CompositeExplicitAutograd */
    {141, 8, 528}, /* aten::randint_like.low_generator_dtype_out CompositeExplicitAutograd */
    {141, 8, 523}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 795}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randn BackendSelect */
    {141, 0, 796}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randn.generator BackendSelect */
    {138, 4, 530}, /* aten::randn.generator_out implicit */
    {138, 4, 529}, /* aten::randn.out implicit */
    {141, 0, 797}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 0, 798}, /* aten::randn_like.generator CompositeExplicitAutograd */
    {141, 8, 532}, /* aten::randn_like.generator_out CompositeExplicitAutograd */
    {141, 8, 531}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 536}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 537}, /* aten::random.from CompositeExplicitAutograd */
    {141, 8, 534}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 8, 533}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 538}, /* aten::random.to CompositeExplicitAutograd */
    {141, 8, 535}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 799}, /* aten::random_ CPU */
    {16, 0, 799}, /* aten::random_ Meta */
    {1, 0, 800}, /* aten::random_.from CPU */
    {16, 0, 800}, /* aten::random_.from Meta */
    {1, 0, 801}, /* aten::random_.to CPU */
    {16, 0, 801}, /* aten::random_.to Meta */
    {141, 0, 802}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randperm BackendSelect */
    {141, 0, 803}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randperm.generator BackendSelect */
    {1, 4, 540}, /* aten::randperm.generator_out CPU */
    {16, 4, 540}, /* aten::randperm.generator_out Meta */
    {141, 4, 539}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 804}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::range BackendSelect */
    {1, 4, 542}, /* aten::range.out CPU */
    {16, 4, 542}, /* aten::range.out Meta */
    {141, 4, 541}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 805}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::range.step BackendSelect */
    {138, 0, 806}, /* aten::ravel implicit */
    {138, 0, 807}, /* aten::real implicit */
    {1, 1, 129}, /* aten::reciprocal CPU */
    {16, 1, 129}, /* aten::reciprocal Meta */
    {142, 9, 543}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::reciprocal.out CPU */
    {16, 3, 129}, /* aten::reciprocal.out Meta */
    {1, 2, 129}, /* aten::reciprocal_ CPU */
    {16, 2, 129}, /* aten::reciprocal_ Meta */
    {142, 10, 543}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 808}, /* aten::reflection_pad1d CPU */
    {16, 0, 808}, /* aten::reflection_pad1d Meta */
    {1, 4, 544}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 544}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 809}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 809}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 545}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 545}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 810}, /* aten::reflection_pad2d CPU */
    {16, 0, 810}, /* aten::reflection_pad2d Meta */
    {1, 4, 546}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 546}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 811}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 811}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 547}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 547}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 812}, /* aten::reflection_pad3d CPU */
    {16, 0, 812}, /* aten::reflection_pad3d Meta */
    {1, 4, 548}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 548}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 813}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 813}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 549}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 549}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 814}, /* aten::relu CPU */
    {16, 0, 814}, /* aten::relu Meta */
    {141, 8, 550}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 815}, /* aten::relu6 implicit */
    {138, 0, 816}, /* aten::relu6_ implicit */
    {1, 0, 817}, /* aten::relu_ CPU */
    {16, 0, 817}, /* aten::relu_ Meta */
    {141, 0, 818}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 819}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 819}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 8, 551}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 820}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, /* aten::remainder.Tensor CPU */
    {16, 1, 130}, /* aten::remainder.Tensor Meta */
    {142, 9, 552}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 130}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 821}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, /* aten::remainder_.Tensor CPU */
    {16, 2, 130}, /* aten::remainder_.Tensor Meta */
    {142, 10, 552}, /* aten::remainder_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, /* aten::renorm CPU */
    {16, 1, 131}, /* aten::renorm Meta */
    {142, 9, 553}, /* aten::renorm CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, /* aten::renorm.out CPU */
    {16, 3, 131}, /* aten::renorm.out Meta */
    {1, 2, 131}, /* aten::renorm_ CPU */
    {16, 2, 131}, /* aten::renorm_ Meta */
    {142, 10, 553}, /* aten::renorm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 822}, /* aten::repeat CompositeExplicitAutograd */
    {141, 8, 554}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 823}, /* aten::repeat_interleave.Tensor CPU */
    {16, 0, 823}, /* aten::repeat_interleave.Tensor Meta */
    {141, 8, 555}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 824}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 825}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 826}, /* aten::replication_pad1d CPU */
    {16, 0, 826}, /* aten::replication_pad1d Meta */
    {1, 4, 556}, /* aten::replication_pad1d.out CPU */
    {16, 4, 556}, /* aten::replication_pad1d.out Meta */
    {1, 0, 827}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 827}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 557}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 557}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 828}, /* aten::replication_pad2d CPU */
    {16, 0, 828}, /* aten::replication_pad2d Meta */
    {1, 4, 558}, /* aten::replication_pad2d.out CPU */
    {16, 4, 558}, /* aten::replication_pad2d.out Meta */
    {1, 0, 829}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 829}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 559}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 559}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 830}, /* aten::replication_pad3d CPU */
    {16, 0, 830}, /* aten::replication_pad3d Meta */
    {1, 4, 560}, /* aten::replication_pad3d.out CPU */
    {16, 4, 560}, /* aten::replication_pad3d.out Meta */
    {1, 0, 831}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 831}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 561}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 561}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 832}, /* aten::reshape implicit */
    {138, 0, 833}, /* aten::reshape_as implicit */
    {141, 6, 563}, /* aten::resize CompositeExplicitAutograd */
    {141, 8, 562}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 834}, /* aten::resize_ CPU */
    {16, 0, 834}, /* aten::resize_ Meta */
    {141, 6, 565}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 8, 564}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 835}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 836}, /* aten::resolve_conj implicit */
    {138, 0, 837}, /* aten::resolve_neg implicit */
    {138, 0, 838}, /* aten::result_type.Scalar implicit */
    {138, 0, 839}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 840}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 841}, /* aten::result_type.Tensor implicit */
    {138, 0, 842}, /* aten::rms_norm implicit */
    {138, 0, 844}, /* aten::rnn_relu.data implicit */
    {138, 0, 845}, /* aten::rnn_relu.input implicit */
    {138, 0, 843}, /* aten::rnn_relu_cell implicit */
    {138, 0, 847}, /* aten::rnn_tanh.data implicit */
    {138, 0, 848}, /* aten::rnn_tanh.input implicit */
    {138, 0, 846}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 849}, /* aten::roll CPU */
    {16, 0, 849}, /* aten::roll Meta */
    {141, 8, 566}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 850}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 8, 567}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::round CPU */
    {16, 1, 133}, /* aten::round Meta */
    {142, 9, 569}, /* aten::round CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, /* aten::round.decimals CPU */
    {16, 1, 132}, /* aten::round.decimals Meta */
    {142, 9, 568}, /* aten::round.decimals CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, /* aten::round.decimals_out CPU */
    {16, 3, 132}, /* aten::round.decimals_out Meta */
    {1, 3, 133}, /* aten::round.out CPU */
    {16, 3, 133}, /* aten::round.out Meta */
    {1, 2, 133}, /* aten::round_ CPU */
    {16, 2, 133}, /* aten::round_ Meta */
    {142, 10, 569}, /* aten::round_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, /* aten::round_.decimals CPU */
    {16, 2, 132}, /* aten::round_.decimals Meta */
    {142, 10, 568}, /* aten::round_.decimals CompositeExplicitAutogradNonFunctional */
    {138, 0, 851}, /* aten::row_stack implicit */
    {138, 4, 570}, /* aten::row_stack.out implicit */
    {138, 0, 852}, /* aten::rrelu implicit */
    {138, 0, 853}, /* aten::rrelu_ implicit */
    {1, 0, 854}, /* aten::rrelu_with_noise CPU */
    {16, 0, 854}, /* aten::rrelu_with_noise Meta */
    {1, 0, 857}, /* aten::rrelu_with_noise.out CPU */
    {16, 0, 857}, /* aten::rrelu_with_noise.out Meta */
    {1, 0, 855}, /* aten::rrelu_with_noise_ CPU */
    {16, 0, 855}, /* aten::rrelu_with_noise_ Meta */
    {141, 0, 856}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 8, 572}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 571}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, /* aten::rsqrt CPU */
    {16, 1, 134}, /* aten::rsqrt Meta */
    {142, 9, 573}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, /* aten::rsqrt.out CPU */
    {16, 3, 134}, /* aten::rsqrt.out Meta */
    {1, 2, 134}, /* aten::rsqrt_ CPU */
    {16, 2, 134}, /* aten::rsqrt_ Meta */
    {142, 10, 573}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 858}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 8, 574}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 859}, /* aten::rsub.Tensor CPU */
    {16, 0, 859}, /* aten::rsub.Tensor Meta */
    {141, 8, 575}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 860}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::scalar_tensor BackendSelect */
    {141, 8, 576}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 861}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, /* aten::scatter.reduce CPU */
    {16, 1, 136}, /* aten::scatter.reduce Meta */
    {142, 9, 577}, /* aten::scatter.reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, /* aten::scatter.reduce_out CPU */
    {16, 3, 136}, /* aten::scatter.reduce_out Meta */
    {1, 1, 138}, /* aten::scatter.src CPU */
    {16, 1, 138}, /* aten::scatter.src Meta */
    {142, 9, 578}, /* aten::scatter.src CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, /* aten::scatter.src_out CPU */
    {16, 3, 138}, /* aten::scatter.src_out Meta */
    {1, 1, 139}, /* aten::scatter.value CPU */
    {16, 1, 139}, /* aten::scatter.value Meta */
    {142, 9, 579}, /* aten::scatter.value CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, /* aten::scatter.value_out CPU */
    {16, 3, 139}, /* aten::scatter.value_out Meta */
    {1, 1, 140}, /* aten::scatter.value_reduce CPU */
    {16, 1, 140}, /* aten::scatter.value_reduce Meta */
    {142, 9, 580}, /* aten::scatter.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 140}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 136}, /* aten::scatter_.reduce CPU */
    {16, 2, 136}, /* aten::scatter_.reduce Meta */
    {142, 10, 577}, /* aten::scatter_.reduce CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, /* aten::scatter_.src CPU */
    {16, 2, 138}, /* aten::scatter_.src Meta */
    {142, 10, 578}, /* aten::scatter_.src CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, /* aten::scatter_.value CPU */
    {16, 2, 139}, /* aten::scatter_.value Meta */
    {142, 10, 579}, /* aten::scatter_.value CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 140}, /* aten::scatter_.value_reduce Meta */
    {142, 10, 580}, /* aten::scatter_.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, /* aten::scatter_add CPU */
    {16, 1, 135}, /* aten::scatter_add Meta */
    {142, 9, 581}, /* aten::scatter_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, /* aten::scatter_add.out CPU */
    {16, 3, 135}, /* aten::scatter_add.out Meta */
    {1, 2, 135}, /* aten::scatter_add_ CPU */
    {16, 2, 135}, /* aten::scatter_add_ Meta */
    {142, 10, 581}, /* aten::scatter_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, /* aten::scatter_reduce.two CPU */
    {16, 1, 137}, /* aten::scatter_reduce.two Meta */
    {142, 9, 582}, /* aten::scatter_reduce.two CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 137}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 137}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 137}, /* aten::scatter_reduce_.two Meta */
    {142, 10, 582}, /* aten::scatter_reduce_.two CompositeExplicitAutogradNonFunctional */
    {1, 0, 862}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 862}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 583}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 583}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 863}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 863}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 584}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 584}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 864}, /* aten::segment_reduce CPU */
    {16, 0, 864}, /* aten::segment_reduce Meta */
    {141, 8, 585}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 866}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 865}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 8, 587}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 586}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 588}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 867}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 589}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 868}, /* aten::selu implicit */
    {138, 0, 869}, /* aten::selu_ implicit */
    {141, 6, 592}, /* aten::set CompositeExplicitAutograd */
    {141, 8, 590}, /* aten::set.out CompositeExplicitAutograd */
    {141, 6, 593}, /* aten::set.source_Tensor CompositeExplicitAutograd */
    {141, 8, 591}, /* aten::set.source_Tensor_out CompositeExplicitAutograd */
    {1, 0, 870}, /* aten::set_ CPU */
    {16, 0, 870}, /* aten::set_ Meta */
    {1, 0, 871}, /* aten::set_.source_Tensor CPU */
    {16, 0, 871}, /* aten::set_.source_Tensor Meta */
    {138, 0, 872}, /* aten::set_.source_Tensor_storage_offset implicit */
    {1, 1, 141}, /* aten::sgn CPU */
    {16, 1, 141}, /* aten::sgn Meta */
    {142, 9, 594}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sgn.out CPU */
    {16, 3, 141}, /* aten::sgn.out Meta */
    {1, 2, 141}, /* aten::sgn_ CPU */
    {16, 2, 141}, /* aten::sgn_ Meta */
    {142, 10, 594}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, /* aten::sigmoid CPU */
    {16, 1, 143}, /* aten::sigmoid Meta */
    {142, 9, 595}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sigmoid.out CPU */
    {16, 3, 143}, /* aten::sigmoid.out Meta */
    {1, 2, 143}, /* aten::sigmoid_ CPU */
    {16, 2, 143}, /* aten::sigmoid_ Meta */
    {142, 10, 595}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid_backward CPU */
    {16, 1, 142}, /* aten::sigmoid_backward Meta */
    {142, 9, 596}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 142}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 144}, /* aten::sign CPU */
    {16, 1, 144}, /* aten::sign Meta */
    {142, 9, 597}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::sign.out CPU */
    {16, 3, 144}, /* aten::sign.out Meta */
    {1, 2, 144}, /* aten::sign_ CPU */
    {16, 2, 144}, /* aten::sign_ Meta */
    {142, 10, 597}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::signbit CPU */
    {16, 1, 145}, /* aten::signbit Meta */
    {142, 9, 598}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::signbit.out CPU */
    {16, 3, 145}, /* aten::signbit.out Meta */
    {1, 1, 147}, /* aten::silu CPU */
    {16, 1, 147}, /* aten::silu Meta */
    {142, 9, 599}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::silu.out CPU */
    {16, 3, 147}, /* aten::silu.out Meta */
    {1, 2, 147}, /* aten::silu_ CPU */
    {16, 2, 147}, /* aten::silu_ Meta */
    {142, 10, 599}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, /* aten::silu_backward CPU */
    {16, 1, 146}, /* aten::silu_backward Meta */
    {142, 9, 600}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 146}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 148}, /* aten::sin CPU */
    {16, 1, 148}, /* aten::sin Meta */
    {142, 9, 601}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sin.out CPU */
    {16, 3, 148}, /* aten::sin.out Meta */
    {1, 2, 148}, /* aten::sin_ CPU */
    {16, 2, 148}, /* aten::sin_ Meta */
    {142, 10, 601}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinc CPU */
    {16, 1, 149}, /* aten::sinc Meta */
    {142, 9, 602}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinc.out CPU */
    {16, 3, 149}, /* aten::sinc.out Meta */
    {1, 2, 149}, /* aten::sinc_ CPU */
    {16, 2, 149}, /* aten::sinc_ Meta */
    {142, 10, 602}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, /* aten::sinh CPU */
    {16, 1, 150}, /* aten::sinh Meta */
    {142, 9, 603}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::sinh.out CPU */
    {16, 3, 150}, /* aten::sinh.out Meta */
    {1, 2, 150}, /* aten::sinh_ CPU */
    {16, 2, 150}, /* aten::sinh_ Meta */
    {142, 10, 603}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 873}, /* aten::size.int implicit */
    {141, 0, 874}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 875}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 8, 605}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 604}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 8, 606}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 876}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 607}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 877}, /* aten::slogdet implicit */
    {138, 4, 608}, /* aten::slogdet.out implicit */
    {138, 0, 878}, /* aten::slow_conv3d implicit */
    {138, 4, 609}, /* aten::slow_conv3d.out implicit */
    {1, 0, 879}, /* aten::slow_conv3d_forward CPU */
    {16, 0, 879}, /* aten::slow_conv3d_forward Meta */
    {1, 4, 610}, /* aten::slow_conv3d_forward.output CPU */
    {16, 4, 610}, /* aten::slow_conv3d_forward.output Meta */
    {1, 0, 880}, /* aten::slow_conv_dilated2d CPU */
    {16, 0, 880}, /* aten::slow_conv_dilated2d Meta */
    {141, 8, 611}, /* aten::slow_conv_dilated2d.out CompositeExplicitAutograd */
    {1, 0, 881}, /* aten::slow_conv_dilated3d CPU */
    {16, 0, 881}, /* aten::slow_conv_dilated3d Meta */
    {141, 8, 612}, /* aten::slow_conv_dilated3d.out CompositeExplicitAutograd */
    {1, 0, 882}, /* aten::slow_conv_transpose3d CPU */
    {16, 0, 882}, /* aten::slow_conv_transpose3d Meta */
    {1, 4, 613}, /* aten::slow_conv_transpose3d.out CPU */
    {16, 4, 613}, /* aten::slow_conv_transpose3d.out Meta */
    {1, 0, 883}, /* aten::smooth_l1_loss CPU */
    {16, 0, 883}, /* aten::smooth_l1_loss Meta */
    {1, 4, 614}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 614}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 884}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 884}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 615}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 615}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 885}, /* aten::soft_margin_loss CPU */
    {16, 0, 885}, /* aten::soft_margin_loss Meta */
    {141, 4, 616}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 886}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 886}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 617}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 887}, /* aten::softmax.int implicit */
    {1, 4, 618}, /* aten::softmax.int_out CPU */
    {16, 4, 618}, /* aten::softmax.int_out Meta */
    {1, 1, 152}, /* aten::softplus CPU */
    {16, 1, 152}, /* aten::softplus Meta */
    {142, 9, 619}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softplus.out CPU */
    {16, 3, 152}, /* aten::softplus.out Meta */
    {1, 1, 151}, /* aten::softplus_backward CPU */
    {16, 1, 151}, /* aten::softplus_backward Meta */
    {142, 9, 620}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 151}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 154}, /* aten::softshrink CPU */
    {16, 1, 154}, /* aten::softshrink Meta */
    {142, 9, 621}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, /* aten::softshrink.out CPU */
    {16, 3, 154}, /* aten::softshrink.out Meta */
    {1, 1, 153}, /* aten::softshrink_backward CPU */
    {16, 1, 153}, /* aten::softshrink_backward Meta */
    {142, 9, 622}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 153}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 888}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, /* aten::sort.stable CPU */
    {16, 1, 155}, /* aten::sort.stable Meta */
    {142, 9, 624}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 623}, /* aten::sort.values CPU */
    {16, 4, 623}, /* aten::sort.values Meta */
    {1, 3, 155}, /* aten::sort.values_stable CPU */
    {16, 3, 155}, /* aten::sort.values_stable Meta */
    {1, 1, 156}, /* aten::special_airy_ai CPU */
    {16, 1, 156}, /* aten::special_airy_ai Meta */
    {142, 9, 625}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_airy_ai.out CPU */
    {16, 3, 156}, /* aten::special_airy_ai.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j0 CPU */
    {16, 1, 157}, /* aten::special_bessel_j0 Meta */
    {142, 9, 626}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 158}, /* aten::special_bessel_j1 CPU */
    {16, 1, 158}, /* aten::special_bessel_j1 Meta */
    {142, 9, 627}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 158}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y0 CPU */
    {16, 1, 159}, /* aten::special_bessel_y0 Meta */
    {142, 9, 628}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 160}, /* aten::special_bessel_y1 CPU */
    {16, 1, 160}, /* aten::special_bessel_y1 Meta */
    {142, 9, 629}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 160}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 9, 630}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 889}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 890}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 891}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 892}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 9, 631}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 893}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 894}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 895}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 896}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 9, 632}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 897}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 898}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 899}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 900}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 164}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 9, 633}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 901}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 902}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 903}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 904}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 905}, /* aten::special_digamma implicit */
    {138, 4, 634}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, /* aten::special_entr CPU */
    {16, 1, 165}, /* aten::special_entr Meta */
    {142, 9, 635}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_entr.out CPU */
    {16, 3, 165}, /* aten::special_entr.out Meta */
    {138, 0, 906}, /* aten::special_erf implicit */
    {138, 4, 636}, /* aten::special_erf.out implicit */
    {138, 0, 907}, /* aten::special_erfc implicit */
    {138, 4, 637}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, /* aten::special_erfcx CPU */
    {16, 1, 166}, /* aten::special_erfcx Meta */
    {142, 9, 638}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, /* aten::special_erfcx.out CPU */
    {16, 3, 166}, /* aten::special_erfcx.out Meta */
    {138, 0, 908}, /* aten::special_erfinv implicit */
    {138, 4, 639}, /* aten::special_erfinv.out implicit */
    {138, 0, 909}, /* aten::special_exp2 implicit */
    {138, 4, 640}, /* aten::special_exp2.out implicit */
    {138, 0, 910}, /* aten::special_expit implicit */
    {138, 4, 641}, /* aten::special_expit.out implicit */
    {138, 0, 911}, /* aten::special_expm1 implicit */
    {138, 4, 642}, /* aten::special_expm1.out implicit */
    {138, 0, 912}, /* aten::special_gammainc implicit */
    {138, 4, 643}, /* aten::special_gammainc.out implicit */
    {138, 0, 913}, /* aten::special_gammaincc implicit */
    {138, 4, 644}, /* aten::special_gammaincc.out implicit */
    {138, 0, 914}, /* aten::special_gammaln implicit */
    {138, 4, 645}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_h Meta */
    {142, 9, 646}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 915}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 916}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 917}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 918}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 168}, /* aten::special_hermite_polynomial_he Meta */
    {142, 9, 647}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 919}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 920}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 168}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 921}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 922}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 923}, /* aten::special_i0 implicit */
    {138, 4, 648}, /* aten::special_i0.out implicit */
    {1, 1, 169}, /* aten::special_i0e CPU */
    {16, 1, 169}, /* aten::special_i0e Meta */
    {142, 9, 649}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i0e.out CPU */
    {16, 3, 169}, /* aten::special_i0e.out Meta */
    {1, 1, 170}, /* aten::special_i1 CPU */
    {16, 1, 170}, /* aten::special_i1 Meta */
    {142, 9, 650}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1.out CPU */
    {16, 3, 170}, /* aten::special_i1.out Meta */
    {1, 1, 171}, /* aten::special_i1e CPU */
    {16, 1, 171}, /* aten::special_i1e Meta */
    {142, 9, 651}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, /* aten::special_i1e.out CPU */
    {16, 3, 171}, /* aten::special_i1e.out Meta */
    {1, 1, 172}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 172}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 9, 652}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 924}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 925}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 926}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 927}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 173}, /* aten::special_legendre_polynomial_p Meta */
    {142, 9, 653}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 928}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 929}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 173}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 930}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 931}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 932}, /* aten::special_log1p implicit */
    {138, 4, 654}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, /* aten::special_log_ndtr CPU */
    {16, 1, 174}, /* aten::special_log_ndtr Meta */
    {142, 9, 655}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 174}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 933}, /* aten::special_log_softmax implicit */
    {138, 0, 934}, /* aten::special_logit implicit */
    {138, 4, 656}, /* aten::special_logit.out implicit */
    {138, 0, 935}, /* aten::special_logsumexp implicit */
    {138, 0, 936}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i0 Meta */
    {142, 9, 657}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_i1 Meta */
    {142, 9, 658}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k0 Meta */
    {142, 9, 659}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 178}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 178}, /* aten::special_modified_bessel_k1 Meta */
    {142, 9, 660}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 178}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 937}, /* aten::special_multigammaln implicit */
    {138, 4, 661}, /* aten::special_multigammaln.out implicit */
    {138, 0, 938}, /* aten::special_ndtr implicit */
    {138, 0, 939}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, /* aten::special_ndtri CPU */
    {16, 1, 179}, /* aten::special_ndtri Meta */
    {142, 9, 662}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_ndtri.out CPU */
    {16, 3, 179}, /* aten::special_ndtri.out Meta */
    {138, 0, 940}, /* aten::special_polygamma implicit */
    {138, 4, 663}, /* aten::special_polygamma.out implicit */
    {138, 0, 941}, /* aten::special_psi implicit */
    {138, 4, 664}, /* aten::special_psi.out implicit */
    {138, 0, 942}, /* aten::special_round implicit */
    {138, 4, 665}, /* aten::special_round.out implicit */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 9, 666}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 181}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 181}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 9, 667}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 9, 668}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 943}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 944}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 945}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 946}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 9, 669}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 947}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 948}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 949}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 950}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 9, 670}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 951}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 952}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 953}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 954}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 9, 671}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 955}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 956}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 957}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 958}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 959}, /* aten::special_sinc implicit */
    {138, 4, 672}, /* aten::special_sinc.out implicit */
    {138, 0, 960}, /* aten::special_softmax implicit */
    {1, 1, 186}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 186}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 9, 673}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 186}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 187}, /* aten::special_xlog1py CPU */
    {16, 1, 187}, /* aten::special_xlog1py Meta */
    {142, 9, 674}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 961}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 962}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_xlog1py.out CPU */
    {16, 3, 187}, /* aten::special_xlog1py.out Meta */
    {141, 0, 963}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 964}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 965}, /* aten::special_xlogy implicit */
    {138, 0, 966}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 676}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 675}, /* aten::special_xlogy.out implicit */
    {138, 0, 967}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 677}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, /* aten::special_zeta CPU */
    {16, 1, 188}, /* aten::special_zeta Meta */
    {142, 9, 678}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 968}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 969}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, /* aten::special_zeta.out CPU */
    {16, 3, 188}, /* aten::special_zeta.out Meta */
    {141, 0, 970}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 971}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 972}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 973}, /* aten::split.sizes implicit */
    {142, 7, 679}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 680}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 974}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 681}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 682}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sqrt CPU */
    {16, 1, 189}, /* aten::sqrt Meta */
    {142, 9, 683}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sqrt.out CPU */
    {16, 3, 189}, /* aten::sqrt.out Meta */
    {1, 2, 189}, /* aten::sqrt_ CPU */
    {16, 2, 189}, /* aten::sqrt_ Meta */
    {142, 10, 683}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 975}, /* aten::square implicit */
    {138, 0, 977}, /* aten::square.out implicit */
    {138, 0, 976}, /* aten::square_ implicit */
    {141, 0, 978}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 979}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 980}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 684}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 685}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 686}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 684}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 685}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 8, 688}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 686}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 8, 689}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 8, 687}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 981}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 690}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 982}, /* aten::std implicit */
    {1, 0, 983}, /* aten::std.correction CPU */
    {16, 0, 983}, /* aten::std.correction Meta */
    {1, 4, 691}, /* aten::std.correction_out CPU */
    {16, 4, 691}, /* aten::std.correction_out Meta */
    {138, 0, 984}, /* aten::std.dim implicit */
    {138, 4, 692}, /* aten::std.out implicit */
    {138, 0, 985}, /* aten::std_mean implicit */
    {1, 0, 986}, /* aten::std_mean.correction CPU */
    {16, 0, 986}, /* aten::std_mean.correction Meta */
    {141, 8, 693}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 987}, /* aten::std_mean.dim implicit */
    {138, 0, 988}, /* aten::stft implicit */
    {138, 0, 989}, /* aten::stft.center implicit */
    {138, 0, 990}, /* aten::storage_offset implicit */
    {138, 0, 991}, /* aten::stride.int implicit */
    {141, 0, 992}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 8, 694}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, /* aten::sub.Tensor CPU */
    {16, 1, 190}, /* aten::sub.Tensor Meta */
    {142, 9, 695}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, /* aten::sub.out CPU */
    {16, 3, 190}, /* aten::sub.out Meta */
    {141, 0, 993}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, /* aten::sub_.Tensor CPU */
    {16, 2, 190}, /* aten::sub_.Tensor Meta */
    {142, 10, 695}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 994}, /* aten::subtract.Scalar implicit */
    {138, 0, 995}, /* aten::subtract.Tensor implicit */
    {138, 4, 696}, /* aten::subtract.out implicit */
    {138, 0, 996}, /* aten::subtract_.Scalar implicit */
    {138, 0, 997}, /* aten::subtract_.Tensor implicit */
    {141, 0, 998}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, /* aten::sum.IntList_out CPU */
    {16, 3, 191}, /* aten::sum.IntList_out Meta */
    {1, 1, 191}, /* aten::sum.dim_IntList CPU */
    {16, 1, 191}, /* aten::sum.dim_IntList Meta */
    {142, 9, 698}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 8, 697}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 999}, /* aten::sum_to_size implicit */
    {138, 0, 1000}, /* aten::svd implicit */
    {138, 4, 699}, /* aten::svd.U implicit */
    {138, 0, 1001}, /* aten::swapaxes implicit */
    {138, 0, 1002}, /* aten::swapaxes_ implicit */
    {138, 0, 1003}, /* aten::swapdims implicit */
    {138, 0, 1004}, /* aten::swapdims_ implicit */
    {141, 0, 1005}, /* aten::sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 1006}, /* aten::sym_constrain_range_for_size CompositeExplicitAutograd */
    {138, 0, 1007}, /* aten::sym_numel implicit */
    {138, 0, 1008}, /* aten::sym_size.int implicit */
    {138, 0, 1009}, /* aten::sym_storage_offset implicit */
    {138, 0, 1010}, /* aten::sym_stride.int implicit */
    {141, 0, 1011}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 700}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 700}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 701}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 1012}, /* aten::take CPU */
    {16, 0, 1012}, /* aten::take Meta */
    {1, 0, 1014}, /* aten::take.out CPU */
    {16, 0, 1014}, /* aten::take.out Meta */
    {138, 0, 1013}, /* aten::take_along_dim implicit */
    {138, 4, 702}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, /* aten::tan CPU */
    {16, 1, 192}, /* aten::tan Meta */
    {142, 9, 703}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tan.out CPU */
    {16, 3, 192}, /* aten::tan.out Meta */
    {1, 2, 192}, /* aten::tan_ CPU */
    {16, 2, 192}, /* aten::tan_ Meta */
    {142, 10, 703}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::tanh CPU */
    {16, 1, 194}, /* aten::tanh Meta */
    {142, 9, 704}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::tanh.out CPU */
    {16, 3, 194}, /* aten::tanh.out Meta */
    {1, 2, 194}, /* aten::tanh_ CPU */
    {16, 2, 194}, /* aten::tanh_ Meta */
    {142, 10, 704}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh_backward CPU */
    {16, 1, 193}, /* aten::tanh_backward Meta */
    {142, 9, 705}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 193}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 1015}, /* aten::tensor_split.indices implicit */
    {138, 0, 1016}, /* aten::tensor_split.sections implicit */
    {138, 0, 1017}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 1018}, /* aten::tensordot implicit */
    {138, 4, 706}, /* aten::tensordot.out implicit */
    {138, 0, 1019}, /* aten::thnn_conv2d implicit */
    {138, 4, 707}, /* aten::thnn_conv2d.out implicit */
    {1, 1, 196}, /* aten::threshold CPU */
    {16, 1, 196}, /* aten::threshold Meta */
    {142, 9, 708}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::threshold.out CPU */
    {16, 3, 196}, /* aten::threshold.out Meta */
    {1, 2, 196}, /* aten::threshold_ CPU */
    {16, 2, 196}, /* aten::threshold_ Meta */
    {142, 10, 708}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, /* aten::threshold_backward CPU */
    {16, 1, 195}, /* aten::threshold_backward Meta */
    {142, 9, 709}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 195}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 1020}, /* aten::tile implicit */
    {138, 0, 1023}, /* aten::to.device implicit */
    {138, 0, 1024}, /* aten::to.dtype implicit */
    {138, 0, 1025}, /* aten::to.dtype_layout implicit */
    {138, 0, 1026}, /* aten::to.other implicit */
    {138, 0, 1021}, /* aten::to_dense implicit */
    {138, 0, 1022}, /* aten::to_dense_backward implicit */
    {1, 1, 197}, /* aten::topk CPU */
    {16, 1, 197}, /* aten::topk Meta */
    {142, 9, 710}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::topk.values CPU */
    {16, 3, 197}, /* aten::topk.values Meta */
    {1, 0, 1027}, /* aten::trace CPU */
    {16, 0, 1027}, /* aten::trace Meta */
    {141, 8, 711}, /* aten::trace.out CompositeExplicitAutograd */
    {138, 0, 1028}, /* aten::trace_backward implicit */
    {141, 0, 1029}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 712}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 712}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 713}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1030}, /* aten::trapezoid.dx implicit */
    {138, 0, 1031}, /* aten::trapezoid.x implicit */
    {138, 0, 1032}, /* aten::trapz.dx implicit */
    {138, 0, 1033}, /* aten::trapz.x implicit */
    {1, 0, 1034}, /* aten::triangular_solve CPU */
    {16, 0, 1034}, /* aten::triangular_solve Meta */
    {1, 4, 714}, /* aten::triangular_solve.X CPU */
    {16, 4, 714}, /* aten::triangular_solve.X Meta */
    {1, 1, 198}, /* aten::tril CPU */
    {16, 1, 198}, /* aten::tril Meta */
    {142, 9, 715}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::tril.out CPU */
    {16, 3, 198}, /* aten::tril.out Meta */
    {1, 2, 198}, /* aten::tril_ CPU */
    {16, 2, 198}, /* aten::tril_ Meta */
    {142, 10, 715}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 1035}, /* aten::tril_indices CPU */
    {16, 0, 1035}, /* aten::tril_indices Meta */
    {86, 0, 188}, /* aten::tril_indices BackendSelect */
    {141, 8, 716}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 1036}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, /* aten::triu CPU */
    {16, 1, 199}, /* aten::triu Meta */
    {142, 9, 717}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::triu.out CPU */
    {16, 3, 199}, /* aten::triu.out Meta */
    {1, 2, 199}, /* aten::triu_ CPU */
    {16, 2, 199}, /* aten::triu_ Meta */
    {142, 10, 717}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 1037}, /* aten::triu_indices CPU */
    {16, 0, 1037}, /* aten::triu_indices Meta */
    {86, 0, 188}, /* aten::triu_indices BackendSelect */
    {141, 8, 718}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 1038}, /* aten::true_divide.Scalar implicit */
    {138, 0, 1039}, /* aten::true_divide.Tensor implicit */
    {138, 4, 719}, /* aten::true_divide.out implicit */
    {138, 0, 1040}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 1041}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, /* aten::trunc CPU */
    {16, 1, 200}, /* aten::trunc Meta */
    {142, 9, 720}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, /* aten::trunc.out CPU */
    {16, 3, 200}, /* aten::trunc.out Meta */
    {1, 2, 200}, /* aten::trunc_ CPU */
    {16, 2, 200}, /* aten::trunc_ Meta */
    {142, 10, 720}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 1042}, /* aten::type_as implicit */
    {141, 0, 1043}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 721}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 722}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1045}, /* aten::unflatten.int implicit */
    {138, 0, 1044}, /* aten::unflatten_dense_tensors implicit */
    {1, 0, 1046}, /* aten::unfold CPU */
    {16, 0, 1046}, /* aten::unfold Meta */
    {1, 0, 1047}, /* aten::unfold_backward CPU */
    {16, 0, 1047}, /* aten::unfold_backward Meta */
    {141, 8, 724}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 723}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 725}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 727}, /* aten::uniform CompositeExplicitAutograd */
    {141, 8, 726}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 1048}, /* aten::uniform_ CPU */
    {16, 0, 1048}, /* aten::uniform_ Meta */
    {1, 0, 1049}, /* aten::unique_consecutive CPU */
    {16, 0, 1049}, /* aten::unique_consecutive Meta */
    {141, 8, 728}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 1050}, /* aten::unique_dim CPU */
    {16, 0, 1050}, /* aten::unique_dim Meta */
    {141, 8, 729}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 1051}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 1051}, /* aten::unique_dim_consecutive Meta */
    {141, 8, 730}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 1052}, /* aten::unsafe_chunk implicit */
    {141, 0, 1053}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 8, 731}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1054}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 8, 732}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 1055}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 733}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 733}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 734}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 1056}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 1056}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 735}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 735}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 1058}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 1057}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 1057}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 736}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 736}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 1059}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 1059}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 737}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 737}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 1061}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 1060}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 1060}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 738}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 738}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 1062}, /* aten::upsample_linear1d CPU */
    {16, 0, 1062}, /* aten::upsample_linear1d Meta */
    {1, 4, 739}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 739}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 1064}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1063}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 1063}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 740}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 740}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 1065}, /* aten::upsample_nearest1d CPU */
    {16, 0, 1065}, /* aten::upsample_nearest1d Meta */
    {1, 4, 741}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 741}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 1067}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1066}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 1066}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 742}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 742}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 1068}, /* aten::upsample_nearest2d CPU */
    {16, 0, 1068}, /* aten::upsample_nearest2d Meta */
    {1, 4, 743}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 743}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 1070}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 1069}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 1069}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 744}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 744}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 1071}, /* aten::upsample_nearest3d CPU */
    {16, 0, 1071}, /* aten::upsample_nearest3d Meta */
    {1, 4, 745}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 745}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 1073}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1072}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 1072}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 746}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 746}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 1074}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 1074}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 747}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 747}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 1076}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1075}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 1075}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 748}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 748}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 1077}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1078}, /* aten::vander implicit */
    {138, 0, 1079}, /* aten::var implicit */
    {1, 0, 1080}, /* aten::var.correction CPU */
    {16, 0, 1080}, /* aten::var.correction Meta */
    {1, 4, 749}, /* aten::var.correction_out CPU */
    {16, 4, 749}, /* aten::var.correction_out Meta */
    {138, 0, 1081}, /* aten::var.dim implicit */
    {138, 4, 750}, /* aten::var.out implicit */
    {138, 0, 1082}, /* aten::var_mean implicit */
    {1, 0, 1083}, /* aten::var_mean.correction CPU */
    {16, 0, 1083}, /* aten::var_mean.correction Meta */
    {141, 8, 751}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1084}, /* aten::var_mean.dim implicit */
    {1, 0, 1085}, /* aten::vdot CPU */
    {16, 0, 1085}, /* aten::vdot Meta */
    {141, 4, 752}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1086}, /* aten::view CPU */
    {16, 0, 1086}, /* aten::view Meta */
    {141, 0, 1091}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1087}, /* aten::view_as implicit */
    {1, 0, 1088}, /* aten::view_as_complex CPU */
    {16, 0, 1088}, /* aten::view_as_complex Meta */
    {142, 7, 754}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 755}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1089}, /* aten::view_as_real CPU */
    {16, 0, 1089}, /* aten::view_as_real Meta */
    {142, 7, 756}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 757}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 0, 1090}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 753}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 8, 759}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 8, 758}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1092}, /* aten::vsplit.array implicit */
    {138, 0, 1093}, /* aten::vsplit.int implicit */
    {138, 0, 1094}, /* aten::vstack implicit */
    {138, 4, 760}, /* aten::vstack.out implicit */
    {138, 0, 1095}, /* aten::where implicit */
    {138, 0, 1096}, /* aten::where.Scalar implicit */
    {138, 0, 1097}, /* aten::where.ScalarOther implicit */
    {138, 0, 1098}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1099}, /* aten::where.self CPU */
    {16, 0, 1099}, /* aten::where.self Meta */
    {1, 0, 1100}, /* aten::where.self_out CPU */
    {16, 0, 1100}, /* aten::where.self_out Meta */
    {141, 0, 1101}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1102}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 201}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1103}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1104}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, /* aten::xlogy.Tensor CPU */
    {16, 1, 201}, /* aten::xlogy.Tensor Meta */
    {142, 9, 761}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1105}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 201}, /* aten::xlogy_.Tensor Meta */
    {142, 10, 761}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 763}, /* aten::zero CompositeExplicitAutograd */
    {141, 8, 762}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1106}, /* aten::zero_ CPU */
    {16, 0, 1106}, /* aten::zero_ Meta */
    {141, 0, 1107}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::zeros BackendSelect */
    {141, 4, 764}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1108}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 8, 765}, /* aten::zeros_like.out CompositeExplicitAutograd */
    {1, 0, 657}, /* mkl::_mkl_linear CPU */
    {37, 0, 657}, /* mkl::_mkl_linear MkldnnCPU */
    {1, 0, 658}, /* mkldnn::_convolution_pointwise CPU */
    {37, 0, 658}, /* mkldnn::_convolution_pointwise MkldnnCPU */
    {1, 0, 660}, /* mkldnn::_convolution_pointwise.binary CPU */
    {37, 0, 660}, /* mkldnn::_convolution_pointwise.binary MkldnnCPU */
    {1, 0, 659}, /* mkldnn::_convolution_pointwise_.binary CPU */
    {37, 0, 659}, /* mkldnn::_convolution_pointwise_.binary MkldnnCPU */
    {1, 0, 661}, /* mkldnn::_convolution_transpose_pointwise CPU */
    {37, 0, 661}, /* mkldnn::_convolution_transpose_pointwise MkldnnCPU */
    {1, 0, 662}, /* mkldnn::_linear_pointwise CPU */
    {37, 0, 662}, /* mkldnn::_linear_pointwise MkldnnCPU */
    {1, 0, 663}, /* mkldnn::_linear_pointwise.binary CPU */
    {37, 0, 663}, /* mkldnn::_linear_pointwise.binary MkldnnCPU */
    {1, 0, 747}, /* onednn::qconv2d_pointwise.binary_tensor CPU */
    {37, 0, 747}, /* onednn::qconv2d_pointwise.binary_tensor MkldnnCPU */
    {1, 0, 748}, /* onednn::qconv_pointwise.tensor CPU */
    {37, 0, 748}, /* onednn::qconv_pointwise.tensor MkldnnCPU */
    {1, 0, 749}, /* onednn::qlinear_pointwise.binary_tensor CPU */
    {37, 0, 749}, /* onednn::qlinear_pointwise.binary_tensor MkldnnCPU */
    {1, 0, 750}, /* onednn::qlinear_pointwise.tensor CPU */
    {37, 0, 750}, /* onednn::qlinear_pointwise.tensor MkldnnCPU */
    {141, 0, 771}, /* prims::normal CompositeExplicitAutograd */
    {141, 0, 772}, /* prims::uniform CompositeExplicitAutograd */
    {1, 0, 779}, /* quantized::int4mm_packed_weight_cpu CPU */
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
    "aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams\0aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max) -> (Tensor output, Tensor mask)\0"
    "aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out\0aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out(Tensor self, Tensor scale, Tensor zero_point, Tensor fake_quant_enabled, int quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
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
    "aten::fake_quantize_per_channel_affine_cachemask\0aten::fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)\0"
    "aten::fake_quantize_per_channel_affine_cachemask.out\0aten::fake_quantize_per_channel_affine_cachemask.out(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::fake_quantize_per_tensor_affine_cachemask\0aten::fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)\0"
    "aten::fake_quantize_per_tensor_affine_cachemask.out\0aten::fake_quantize_per_tensor_affine_cachemask.out(Tensor self, float scale, int zero_point, int quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
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
