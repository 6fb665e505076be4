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
tn_status tni_kernel_linalg__powsum(const tn_call *, const StableIValue *, StableIValue *);
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
tn_status tni_kernel_tenon_maximum_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tenon_maximum_Scalar(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tenon_minimum_(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_kernel_tenon_minimum_Scalar(const tn_call *, const StableIValue *, StableIValue *);
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
    tni_kernel_linalg__powsum, /* 526 */
    tni_kernel_linalg_cholesky, /* 527 */
    tni_kernel_linalg_cholesky_ex, /* 528 */
    tni_kernel_linalg_cond, /* 529 */
    tni_kernel_linalg_cond_p_str, /* 530 */
    tni_kernel_linalg_cross, /* 531 */
    tni_kernel_linalg_det, /* 532 */
    tni_kernel_linalg_diagonal, /* 533 */
    tni_kernel_linalg_eig, /* 534 */
    tni_kernel_linalg_eigh, /* 535 */
    tni_kernel_linalg_eigvals, /* 536 */
    tni_kernel_linalg_eigvalsh, /* 537 */
    tni_kernel_linalg_householder_product, /* 538 */
    tni_kernel_linalg_inv, /* 539 */
    tni_kernel_linalg_inv_ex, /* 540 */
    tni_kernel_linalg_ldl_factor, /* 541 */
    tni_kernel_linalg_ldl_factor_ex, /* 542 */
    tni_kernel_linalg_ldl_solve, /* 543 */
    tni_kernel_linalg_lstsq, /* 544 */
    tni_kernel_linalg_lu, /* 545 */
    tni_kernel_linalg_lu_factor, /* 546 */
    tni_kernel_linalg_lu_factor_ex, /* 547 */
    tni_kernel_linalg_lu_solve, /* 548 */
    tni_kernel_linalg_matmul, /* 549 */
    tni_kernel_linalg_matrix_exp, /* 550 */
    tni_kernel_linalg_matrix_norm, /* 551 */
    tni_kernel_linalg_matrix_norm_str_ord, /* 552 */
    tni_kernel_linalg_matrix_power, /* 553 */
    tni_kernel_linalg_matrix_rank, /* 554 */
    tni_kernel_linalg_matrix_rank_atol_rtol_float, /* 555 */
    tni_kernel_linalg_matrix_rank_atol_rtol_tensor, /* 556 */
    tni_kernel_linalg_matrix_rank_tol_tensor, /* 557 */
    tni_kernel_linalg_multi_dot, /* 558 */
    tni_kernel_linalg_norm, /* 559 */
    tni_kernel_linalg_norm_ord_str, /* 560 */
    tni_kernel_linalg_pinv, /* 561 */
    tni_kernel_linalg_pinv_atol_rtol_float, /* 562 */
    tni_kernel_linalg_pinv_atol_rtol_tensor, /* 563 */
    tni_kernel_linalg_pinv_rcond_tensor, /* 564 */
    tni_kernel_linalg_qr, /* 565 */
    tni_kernel_linalg_slogdet, /* 566 */
    tni_kernel_linalg_solve, /* 567 */
    tni_kernel_linalg_solve_ex, /* 568 */
    tni_kernel_linalg_solve_triangular, /* 569 */
    tni_kernel_linalg_svd, /* 570 */
    tni_kernel_linalg_svdvals, /* 571 */
    tni_kernel_linalg_tensorinv, /* 572 */
    tni_kernel_linalg_tensorinv_out, /* 573 */
    tni_kernel_linalg_tensorsolve, /* 574 */
    tni_kernel_linalg_vander, /* 575 */
    tni_kernel_linalg_vecdot, /* 576 */
    tni_kernel_linear, /* 577 */
    tni_kernel_linspace, /* 578 */
    tni_kernel_linspace_Scalar_Tensor, /* 579 */
    tni_kernel_linspace_Tensor_Scalar, /* 580 */
    tni_kernel_linspace_Tensor_Tensor, /* 581 */
    tni_kernel_log_normal_, /* 582 */
    tni_kernel_log_sigmoid, /* 583 */
    tni_kernel_log_sigmoid_backward, /* 584 */
    tni_kernel_log_sigmoid_backward_grad_input, /* 585 */
    tni_kernel_log_sigmoid_forward, /* 586 */
    tni_kernel_log_sigmoid_forward_output, /* 587 */
    tni_kernel_log_sigmoid_out, /* 588 */
    tni_kernel_log_softmax_int, /* 589 */
    tni_kernel_logcumsumexp, /* 590 */
    tni_kernel_logdet, /* 591 */
    tni_kernel_logical_and, /* 592 */
    tni_kernel_logical_and_, /* 593 */
    tni_kernel_logical_and_out, /* 594 */
    tni_kernel_logical_not, /* 595 */
    tni_kernel_logical_not_, /* 596 */
    tni_kernel_logical_not_out, /* 597 */
    tni_kernel_logical_or, /* 598 */
    tni_kernel_logical_or_, /* 599 */
    tni_kernel_logical_or_out, /* 600 */
    tni_kernel_logical_xor, /* 601 */
    tni_kernel_logical_xor_, /* 602 */
    tni_kernel_logical_xor_out, /* 603 */
    tni_kernel_logit, /* 604 */
    tni_kernel_logit_, /* 605 */
    tni_kernel_logit_out, /* 606 */
    tni_kernel_logspace, /* 607 */
    tni_kernel_logspace_Scalar_Tensor, /* 608 */
    tni_kernel_logspace_Tensor_Scalar, /* 609 */
    tni_kernel_logspace_Tensor_Tensor, /* 610 */
    tni_kernel_logsumexp, /* 611 */
    tni_kernel_lstm_cell, /* 612 */
    tni_kernel_lstm_data, /* 613 */
    tni_kernel_lstm_input, /* 614 */
    tni_kernel_lu_solve, /* 615 */
    tni_kernel_lu_unpack, /* 616 */
    tni_kernel_mH, /* 617 */
    tni_kernel_mT, /* 618 */
    tni_kernel_margin_ranking_loss, /* 619 */
    tni_kernel_masked_fill_Scalar, /* 620 */
    tni_kernel_masked_fill_Tensor, /* 621 */
    tni_kernel_masked_fill__Scalar, /* 622 */
    tni_kernel_masked_fill__Tensor, /* 623 */
    tni_kernel_masked_scatter, /* 624 */
    tni_kernel_masked_scatter_, /* 625 */
    tni_kernel_masked_scatter_backward, /* 626 */
    tni_kernel_masked_select, /* 627 */
    tni_kernel_masked_select_out, /* 628 */
    tni_kernel_matmul, /* 629 */
    tni_kernel_matmul_out, /* 630 */
    tni_kernel_matrix_H, /* 631 */
    tni_kernel_matrix_exp, /* 632 */
    tni_kernel_matrix_exp_backward, /* 633 */
    tni_kernel_matrix_power, /* 634 */
    tni_kernel_max, /* 635 */
    tni_kernel_max_other, /* 636 */
    tni_kernel_max_out, /* 637 */
    tni_kernel_max_pool1d, /* 638 */
    tni_kernel_max_pool1d_with_indices, /* 639 */
    tni_kernel_max_pool2d, /* 640 */
    tni_kernel_max_pool2d_with_indices, /* 641 */
    tni_kernel_max_pool2d_with_indices_backward, /* 642 */
    tni_kernel_max_pool3d, /* 643 */
    tni_kernel_max_pool3d_with_indices, /* 644 */
    tni_kernel_max_pool3d_with_indices_backward, /* 645 */
    tni_kernel_max_unpool2d, /* 646 */
    tni_kernel_max_unpool3d, /* 647 */
    tni_kernel_mean, /* 648 */
    tni_kernel_median, /* 649 */
    tni_kernel_median_dim, /* 650 */
    tni_kernel_meshgrid, /* 651 */
    tni_kernel_meshgrid_indexing, /* 652 */
    tni_kernel_min, /* 653 */
    tni_kernel_min_other, /* 654 */
    tni_kernel_min_out, /* 655 */
    tni_kernel_mish_backward, /* 656 */
    tni_kernel_mish_backward_composite, /* 657 */
    tni_kernel_mkl__mkl_linear, /* 658 */
    tni_kernel_mkldnn__convolution_pointwise, /* 659 */
    tni_kernel_mkldnn__convolution_pointwise__binary, /* 660 */
    tni_kernel_mkldnn__convolution_pointwise_binary, /* 661 */
    tni_kernel_mkldnn__convolution_transpose_pointwise, /* 662 */
    tni_kernel_mkldnn__linear_pointwise, /* 663 */
    tni_kernel_mkldnn__linear_pointwise_binary, /* 664 */
    tni_kernel_mkldnn_rnn_layer, /* 665 */
    tni_kernel_mode, /* 666 */
    tni_kernel_moveaxis_int, /* 667 */
    tni_kernel_moveaxis_intlist, /* 668 */
    tni_kernel_movedim_int, /* 669 */
    tni_kernel_movedim_intlist, /* 670 */
    tni_kernel_mse_loss, /* 671 */
    tni_kernel_mse_loss_backward, /* 672 */
    tni_kernel_msort, /* 673 */
    tni_kernel_msort_out, /* 674 */
    tni_kernel_mul_Scalar, /* 675 */
    tni_kernel_mul__Scalar, /* 676 */
    tni_kernel_multi_margin_loss, /* 677 */
    tni_kernel_multi_margin_loss_backward, /* 678 */
    tni_kernel_multilabel_margin_loss, /* 679 */
    tni_kernel_multilabel_margin_loss_backward, /* 680 */
    tni_kernel_multilabel_margin_loss_forward, /* 681 */
    tni_kernel_multinomial, /* 682 */
    tni_kernel_multinomial_out, /* 683 */
    tni_kernel_multiply_Scalar, /* 684 */
    tni_kernel_multiply_Tensor, /* 685 */
    tni_kernel_multiply__Scalar, /* 686 */
    tni_kernel_multiply__Tensor, /* 687 */
    tni_kernel_mv, /* 688 */
    tni_kernel_mvlgamma, /* 689 */
    tni_kernel_mvlgamma_, /* 690 */
    tni_kernel_mvlgamma_out, /* 691 */
    tni_kernel_nan_to_num, /* 692 */
    tni_kernel_nan_to_num_, /* 693 */
    tni_kernel_nan_to_num_out, /* 694 */
    tni_kernel_nanmean, /* 695 */
    tni_kernel_nanmean_out, /* 696 */
    tni_kernel_nanmedian, /* 697 */
    tni_kernel_nanmedian_dim, /* 698 */
    tni_kernel_nanquantile, /* 699 */
    tni_kernel_nanquantile_scalar, /* 700 */
    tni_kernel_nansum, /* 701 */
    tni_kernel_narrow, /* 702 */
    tni_kernel_narrow_Tensor, /* 703 */
    tni_kernel_narrow_copy, /* 704 */
    tni_kernel_native_batch_norm, /* 705 */
    tni_kernel_native_batch_norm_backward, /* 706 */
    tni_kernel_native_channel_shuffle, /* 707 */
    tni_kernel_native_dropout, /* 708 */
    tni_kernel_native_dropout_backward, /* 709 */
    tni_kernel_native_group_norm, /* 710 */
    tni_kernel_native_group_norm_backward, /* 711 */
    tni_kernel_native_layer_norm, /* 712 */
    tni_kernel_native_layer_norm_backward, /* 713 */
    tni_kernel_negative, /* 714 */
    tni_kernel_negative_, /* 715 */
    tni_kernel_new_empty, /* 716 */
    tni_kernel_new_empty_strided, /* 717 */
    tni_kernel_new_full, /* 718 */
    tni_kernel_new_ones, /* 719 */
    tni_kernel_new_zeros, /* 720 */
    tni_kernel_nll_loss, /* 721 */
    tni_kernel_nll_loss2d, /* 722 */
    tni_kernel_nll_loss2d_backward, /* 723 */
    tni_kernel_nll_loss2d_forward, /* 724 */
    tni_kernel_nll_loss_backward, /* 725 */
    tni_kernel_nll_loss_forward, /* 726 */
    tni_kernel_nll_loss_nd, /* 727 */
    tni_kernel_nonzero, /* 728 */
    tni_kernel_nonzero_numpy, /* 729 */
    tni_kernel_nonzero_static, /* 730 */
    tni_kernel_norm_Scalar, /* 731 */
    tni_kernel_norm_ScalarOpt_dtype, /* 732 */
    tni_kernel_norm_except_dim, /* 733 */
    tni_kernel_normal_, /* 734 */
    tni_kernel_normal_Tensor_Tensor, /* 735 */
    tni_kernel_normal_Tensor_float, /* 736 */
    tni_kernel_normal_float_Tensor, /* 737 */
    tni_kernel_normal_float_float, /* 738 */
    tni_kernel_not_equal_Scalar, /* 739 */
    tni_kernel_not_equal_Tensor, /* 740 */
    tni_kernel_not_equal__Scalar, /* 741 */
    tni_kernel_not_equal__Tensor, /* 742 */
    tni_kernel_nuclear_norm, /* 743 */
    tni_kernel_nuclear_norm_dim, /* 744 */
    tni_kernel_numel, /* 745 */
    tni_kernel_numpy_T, /* 746 */
    tni_kernel_one_hot, /* 747 */
    tni_kernel_onednn_qconv2d_pointwise_binary_tensor, /* 748 */
    tni_kernel_onednn_qconv_pointwise_tensor, /* 749 */
    tni_kernel_onednn_qlinear_pointwise_binary_tensor, /* 750 */
    tni_kernel_onednn_qlinear_pointwise_tensor, /* 751 */
    tni_kernel_ones, /* 752 */
    tni_kernel_ones_like, /* 753 */
    tni_kernel_orgqr, /* 754 */
    tni_kernel_ormqr, /* 755 */
    tni_kernel_outer, /* 756 */
    tni_kernel_pad, /* 757 */
    tni_kernel_pad_sequence, /* 758 */
    tni_kernel_pairwise_distance, /* 759 */
    tni_kernel_pdist, /* 760 */
    tni_kernel_permute, /* 761 */
    tni_kernel_pinverse, /* 762 */
    tni_kernel_pixel_shuffle, /* 763 */
    tni_kernel_pixel_unshuffle, /* 764 */
    tni_kernel_poisson, /* 765 */
    tni_kernel_poisson_nll_loss, /* 766 */
    tni_kernel_polar, /* 767 */
    tni_kernel_polar_out, /* 768 */
    tni_kernel_polygamma_, /* 769 */
    tni_kernel_positive, /* 770 */
    tni_kernel_prelu, /* 771 */
    tni_kernel_prims_normal, /* 772 */
    tni_kernel_prims_uniform, /* 773 */
    tni_kernel_prod, /* 774 */
    tni_kernel_promote_types, /* 775 */
    tni_kernel_put_, /* 776 */
    tni_kernel_qr, /* 777 */
    tni_kernel_quantile, /* 778 */
    tni_kernel_quantile_scalar, /* 779 */
    tni_kernel_quantized_int4mm_packed_weight_cpu, /* 780 */
    tni_kernel_rad2deg, /* 781 */
    tni_kernel_rand, /* 782 */
    tni_kernel_rand_generator, /* 783 */
    tni_kernel_rand_like, /* 784 */
    tni_kernel_rand_like_generator, /* 785 */
    tni_kernel_randint, /* 786 */
    tni_kernel_randint_generator, /* 787 */
    tni_kernel_randint_like, /* 788 */
    tni_kernel_randint_like_Tensor, /* 789 */
    tni_kernel_randint_like_Tensor_generator, /* 790 */
    tni_kernel_randint_like_generator, /* 791 */
    tni_kernel_randint_like_low_dtype, /* 792 */
    tni_kernel_randint_like_low_generator_dtype, /* 793 */
    tni_kernel_randint_low, /* 794 */
    tni_kernel_randint_low_generator, /* 795 */
    tni_kernel_randn, /* 796 */
    tni_kernel_randn_generator, /* 797 */
    tni_kernel_randn_like, /* 798 */
    tni_kernel_randn_like_generator, /* 799 */
    tni_kernel_random_, /* 800 */
    tni_kernel_random__from, /* 801 */
    tni_kernel_random__to, /* 802 */
    tni_kernel_randperm, /* 803 */
    tni_kernel_randperm_generator, /* 804 */
    tni_kernel_range, /* 805 */
    tni_kernel_range_step, /* 806 */
    tni_kernel_ravel, /* 807 */
    tni_kernel_real, /* 808 */
    tni_kernel_reflection_pad1d, /* 809 */
    tni_kernel_reflection_pad1d_backward, /* 810 */
    tni_kernel_reflection_pad2d, /* 811 */
    tni_kernel_reflection_pad2d_backward, /* 812 */
    tni_kernel_reflection_pad3d, /* 813 */
    tni_kernel_reflection_pad3d_backward, /* 814 */
    tni_kernel_relu, /* 815 */
    tni_kernel_relu6, /* 816 */
    tni_kernel_relu6_, /* 817 */
    tni_kernel_relu_, /* 818 */
    tni_kernel_remainder_Scalar, /* 819 */
    tni_kernel_remainder_Scalar_Tensor, /* 820 */
    tni_kernel_remainder_Scalar_out, /* 821 */
    tni_kernel_remainder__Scalar, /* 822 */
    tni_kernel_repeat, /* 823 */
    tni_kernel_repeat_interleave_Tensor, /* 824 */
    tni_kernel_repeat_interleave_self_Tensor, /* 825 */
    tni_kernel_repeat_interleave_self_int, /* 826 */
    tni_kernel_replication_pad1d, /* 827 */
    tni_kernel_replication_pad1d_backward, /* 828 */
    tni_kernel_replication_pad2d, /* 829 */
    tni_kernel_replication_pad2d_backward, /* 830 */
    tni_kernel_replication_pad3d, /* 831 */
    tni_kernel_replication_pad3d_backward, /* 832 */
    tni_kernel_reshape, /* 833 */
    tni_kernel_reshape_as, /* 834 */
    tni_kernel_resize_, /* 835 */
    tni_kernel_resize_as_, /* 836 */
    tni_kernel_resolve_conj, /* 837 */
    tni_kernel_resolve_neg, /* 838 */
    tni_kernel_result_type_Scalar, /* 839 */
    tni_kernel_result_type_Scalar_Scalar, /* 840 */
    tni_kernel_result_type_Scalar_Tensor, /* 841 */
    tni_kernel_result_type_Tensor, /* 842 */
    tni_kernel_rms_norm, /* 843 */
    tni_kernel_rnn_relu_cell, /* 844 */
    tni_kernel_rnn_relu_data, /* 845 */
    tni_kernel_rnn_relu_input, /* 846 */
    tni_kernel_rnn_tanh_cell, /* 847 */
    tni_kernel_rnn_tanh_data, /* 848 */
    tni_kernel_rnn_tanh_input, /* 849 */
    tni_kernel_roll, /* 850 */
    tni_kernel_rot90, /* 851 */
    tni_kernel_row_stack, /* 852 */
    tni_kernel_rrelu, /* 853 */
    tni_kernel_rrelu_, /* 854 */
    tni_kernel_rrelu_with_noise, /* 855 */
    tni_kernel_rrelu_with_noise_, /* 856 */
    tni_kernel_rrelu_with_noise_backward, /* 857 */
    tni_kernel_rrelu_with_noise_out, /* 858 */
    tni_kernel_rsub_Scalar, /* 859 */
    tni_kernel_rsub_Tensor, /* 860 */
    tni_kernel_scalar_tensor, /* 861 */
    tni_kernel_scaled_dot_product_attention, /* 862 */
    tni_kernel_searchsorted_Scalar, /* 863 */
    tni_kernel_searchsorted_Tensor, /* 864 */
    tni_kernel_segment_reduce, /* 865 */
    tni_kernel_select_backward, /* 866 */
    tni_kernel_select_int, /* 867 */
    tni_kernel_select_scatter, /* 868 */
    tni_kernel_selu, /* 869 */
    tni_kernel_selu_, /* 870 */
    tni_kernel_set_, /* 871 */
    tni_kernel_set__source_Tensor, /* 872 */
    tni_kernel_set__source_Tensor_storage_offset, /* 873 */
    tni_kernel_size_int, /* 874 */
    tni_kernel_slice_Tensor, /* 875 */
    tni_kernel_slice_backward, /* 876 */
    tni_kernel_slice_scatter, /* 877 */
    tni_kernel_slogdet, /* 878 */
    tni_kernel_slow_conv3d, /* 879 */
    tni_kernel_slow_conv3d_forward, /* 880 */
    tni_kernel_slow_conv_dilated2d, /* 881 */
    tni_kernel_slow_conv_dilated3d, /* 882 */
    tni_kernel_slow_conv_transpose3d, /* 883 */
    tni_kernel_smooth_l1_loss, /* 884 */
    tni_kernel_smooth_l1_loss_backward, /* 885 */
    tni_kernel_soft_margin_loss, /* 886 */
    tni_kernel_soft_margin_loss_backward, /* 887 */
    tni_kernel_softmax_int, /* 888 */
    tni_kernel_sort, /* 889 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar, /* 890 */
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out, /* 891 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar, /* 892 */
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out, /* 893 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar, /* 894 */
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out, /* 895 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar, /* 896 */
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out, /* 897 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar, /* 898 */
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out, /* 899 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar, /* 900 */
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out, /* 901 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar, /* 902 */
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out, /* 903 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar, /* 904 */
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, /* 905 */
    tni_kernel_special_digamma, /* 906 */
    tni_kernel_special_erf, /* 907 */
    tni_kernel_special_erfc, /* 908 */
    tni_kernel_special_erfinv, /* 909 */
    tni_kernel_special_exp2, /* 910 */
    tni_kernel_special_expit, /* 911 */
    tni_kernel_special_expm1, /* 912 */
    tni_kernel_special_gammainc, /* 913 */
    tni_kernel_special_gammaincc, /* 914 */
    tni_kernel_special_gammaln, /* 915 */
    tni_kernel_special_hermite_polynomial_h_n_scalar, /* 916 */
    tni_kernel_special_hermite_polynomial_h_n_scalar_out, /* 917 */
    tni_kernel_special_hermite_polynomial_h_x_scalar, /* 918 */
    tni_kernel_special_hermite_polynomial_h_x_scalar_out, /* 919 */
    tni_kernel_special_hermite_polynomial_he_n_scalar, /* 920 */
    tni_kernel_special_hermite_polynomial_he_n_scalar_out, /* 921 */
    tni_kernel_special_hermite_polynomial_he_x_scalar, /* 922 */
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, /* 923 */
    tni_kernel_special_i0, /* 924 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar, /* 925 */
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out, /* 926 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar, /* 927 */
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out, /* 928 */
    tni_kernel_special_legendre_polynomial_p_n_scalar, /* 929 */
    tni_kernel_special_legendre_polynomial_p_n_scalar_out, /* 930 */
    tni_kernel_special_legendre_polynomial_p_x_scalar, /* 931 */
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, /* 932 */
    tni_kernel_special_log1p, /* 933 */
    tni_kernel_special_log_softmax, /* 934 */
    tni_kernel_special_logit, /* 935 */
    tni_kernel_special_logsumexp, /* 936 */
    tni_kernel_special_logsumexp_out, /* 937 */
    tni_kernel_special_multigammaln, /* 938 */
    tni_kernel_special_ndtr, /* 939 */
    tni_kernel_special_ndtr_out, /* 940 */
    tni_kernel_special_polygamma, /* 941 */
    tni_kernel_special_psi, /* 942 */
    tni_kernel_special_round, /* 943 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar, /* 944 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out, /* 945 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar, /* 946 */
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out, /* 947 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar, /* 948 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out, /* 949 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar, /* 950 */
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out, /* 951 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar, /* 952 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out, /* 953 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar, /* 954 */
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out, /* 955 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar, /* 956 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out, /* 957 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar, /* 958 */
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, /* 959 */
    tni_kernel_special_sinc, /* 960 */
    tni_kernel_special_softmax, /* 961 */
    tni_kernel_special_xlog1py_other_scalar, /* 962 */
    tni_kernel_special_xlog1py_other_scalar_out, /* 963 */
    tni_kernel_special_xlog1py_self_scalar, /* 964 */
    tni_kernel_special_xlog1py_self_scalar_out, /* 965 */
    tni_kernel_special_xlogy, /* 966 */
    tni_kernel_special_xlogy_other_scalar, /* 967 */
    tni_kernel_special_xlogy_self_scalar, /* 968 */
    tni_kernel_special_zeta_other_scalar, /* 969 */
    tni_kernel_special_zeta_other_scalar_out, /* 970 */
    tni_kernel_special_zeta_self_scalar, /* 971 */
    tni_kernel_special_zeta_self_scalar_out, /* 972 */
    tni_kernel_split_Tensor, /* 973 */
    tni_kernel_split_sizes, /* 974 */
    tni_kernel_split_with_sizes, /* 975 */
    tni_kernel_square, /* 976 */
    tni_kernel_square_, /* 977 */
    tni_kernel_square_out, /* 978 */
    tni_kernel_squeeze, /* 979 */
    tni_kernel_squeeze_dim, /* 980 */
    tni_kernel_squeeze_dims, /* 981 */
    tni_kernel_stack, /* 982 */
    tni_kernel_std, /* 983 */
    tni_kernel_std_correction, /* 984 */
    tni_kernel_std_dim, /* 985 */
    tni_kernel_std_mean, /* 986 */
    tni_kernel_std_mean_correction, /* 987 */
    tni_kernel_std_mean_dim, /* 988 */
    tni_kernel_stft, /* 989 */
    tni_kernel_stft_center, /* 990 */
    tni_kernel_storage_offset, /* 991 */
    tni_kernel_stride_int, /* 992 */
    tni_kernel_sub_Scalar, /* 993 */
    tni_kernel_sub__Scalar, /* 994 */
    tni_kernel_subtract_Scalar, /* 995 */
    tni_kernel_subtract_Tensor, /* 996 */
    tni_kernel_subtract__Scalar, /* 997 */
    tni_kernel_subtract__Tensor, /* 998 */
    tni_kernel_sum, /* 999 */
    tni_kernel_sum_to_size, /* 1000 */
    tni_kernel_svd, /* 1001 */
    tni_kernel_swapaxes, /* 1002 */
    tni_kernel_swapaxes_, /* 1003 */
    tni_kernel_swapdims, /* 1004 */
    tni_kernel_swapdims_, /* 1005 */
    tni_kernel_sym_constrain_range, /* 1006 */
    tni_kernel_sym_constrain_range_for_size, /* 1007 */
    tni_kernel_sym_numel, /* 1008 */
    tni_kernel_sym_size_int, /* 1009 */
    tni_kernel_sym_storage_offset, /* 1010 */
    tni_kernel_sym_stride_int, /* 1011 */
    tni_kernel_t, /* 1012 */
    tni_kernel_take, /* 1013 */
    tni_kernel_take_along_dim, /* 1014 */
    tni_kernel_take_out, /* 1015 */
    tni_kernel_tenon_maximum_, /* 1016 */
    tni_kernel_tenon_maximum_Scalar, /* 1017 */
    tni_kernel_tenon_minimum_, /* 1018 */
    tni_kernel_tenon_minimum_Scalar, /* 1019 */
    tni_kernel_tensor_split_indices, /* 1020 */
    tni_kernel_tensor_split_sections, /* 1021 */
    tni_kernel_tensor_split_tensor_indices_or_sections, /* 1022 */
    tni_kernel_tensordot, /* 1023 */
    tni_kernel_thnn_conv2d, /* 1024 */
    tni_kernel_tile, /* 1025 */
    tni_kernel_to_dense, /* 1026 */
    tni_kernel_to_dense_backward, /* 1027 */
    tni_kernel_to_device, /* 1028 */
    tni_kernel_to_dtype, /* 1029 */
    tni_kernel_to_dtype_layout, /* 1030 */
    tni_kernel_to_other, /* 1031 */
    tni_kernel_trace, /* 1032 */
    tni_kernel_trace_backward, /* 1033 */
    tni_kernel_transpose_int, /* 1034 */
    tni_kernel_trapezoid_dx, /* 1035 */
    tni_kernel_trapezoid_x, /* 1036 */
    tni_kernel_trapz_dx, /* 1037 */
    tni_kernel_trapz_x, /* 1038 */
    tni_kernel_triangular_solve, /* 1039 */
    tni_kernel_tril_indices, /* 1040 */
    tni_kernel_triplet_margin_loss, /* 1041 */
    tni_kernel_triu_indices, /* 1042 */
    tni_kernel_true_divide_Scalar, /* 1043 */
    tni_kernel_true_divide_Tensor, /* 1044 */
    tni_kernel_true_divide__Scalar, /* 1045 */
    tni_kernel_true_divide__Tensor, /* 1046 */
    tni_kernel_type_as, /* 1047 */
    tni_kernel_unbind_int, /* 1048 */
    tni_kernel_unflatten_dense_tensors, /* 1049 */
    tni_kernel_unflatten_int, /* 1050 */
    tni_kernel_unfold, /* 1051 */
    tni_kernel_unfold_backward, /* 1052 */
    tni_kernel_uniform_, /* 1053 */
    tni_kernel_unique_consecutive, /* 1054 */
    tni_kernel_unique_dim, /* 1055 */
    tni_kernel_unique_dim_consecutive, /* 1056 */
    tni_kernel_unsafe_chunk, /* 1057 */
    tni_kernel_unsafe_split_Tensor, /* 1058 */
    tni_kernel_unsafe_split_with_sizes, /* 1059 */
    tni_kernel_unsqueeze, /* 1060 */
    tni_kernel_upsample_bicubic2d, /* 1061 */
    tni_kernel_upsample_bicubic2d_backward, /* 1062 */
    tni_kernel_upsample_bicubic2d_vec, /* 1063 */
    tni_kernel_upsample_bilinear2d, /* 1064 */
    tni_kernel_upsample_bilinear2d_backward, /* 1065 */
    tni_kernel_upsample_bilinear2d_vec, /* 1066 */
    tni_kernel_upsample_linear1d, /* 1067 */
    tni_kernel_upsample_linear1d_backward, /* 1068 */
    tni_kernel_upsample_linear1d_vec, /* 1069 */
    tni_kernel_upsample_nearest1d, /* 1070 */
    tni_kernel_upsample_nearest1d_backward, /* 1071 */
    tni_kernel_upsample_nearest1d_vec, /* 1072 */
    tni_kernel_upsample_nearest2d, /* 1073 */
    tni_kernel_upsample_nearest2d_backward, /* 1074 */
    tni_kernel_upsample_nearest2d_vec, /* 1075 */
    tni_kernel_upsample_nearest3d, /* 1076 */
    tni_kernel_upsample_nearest3d_backward, /* 1077 */
    tni_kernel_upsample_nearest3d_vec, /* 1078 */
    tni_kernel_upsample_trilinear3d, /* 1079 */
    tni_kernel_upsample_trilinear3d_backward, /* 1080 */
    tni_kernel_upsample_trilinear3d_vec, /* 1081 */
    tni_kernel_value_selecting_reduction_backward, /* 1082 */
    tni_kernel_vander, /* 1083 */
    tni_kernel_var, /* 1084 */
    tni_kernel_var_correction, /* 1085 */
    tni_kernel_var_dim, /* 1086 */
    tni_kernel_var_mean, /* 1087 */
    tni_kernel_var_mean_correction, /* 1088 */
    tni_kernel_var_mean_dim, /* 1089 */
    tni_kernel_vdot, /* 1090 */
    tni_kernel_view, /* 1091 */
    tni_kernel_view_as, /* 1092 */
    tni_kernel_view_as_complex, /* 1093 */
    tni_kernel_view_as_real, /* 1094 */
    tni_kernel_view_copy, /* 1095 */
    tni_kernel_view_dtype, /* 1096 */
    tni_kernel_vsplit_array, /* 1097 */
    tni_kernel_vsplit_int, /* 1098 */
    tni_kernel_vstack, /* 1099 */
    tni_kernel_where, /* 1100 */
    tni_kernel_where_Scalar, /* 1101 */
    tni_kernel_where_ScalarOther, /* 1102 */
    tni_kernel_where_ScalarSelf, /* 1103 */
    tni_kernel_where_self, /* 1104 */
    tni_kernel_where_self_out, /* 1105 */
    tni_kernel_xlogy_OutScalar_Other, /* 1106 */
    tni_kernel_xlogy_OutScalar_Self, /* 1107 */
    tni_kernel_xlogy_Scalar_Other, /* 1108 */
    tni_kernel_xlogy_Scalar_Self, /* 1109 */
    tni_kernel_xlogy__Scalar_Other, /* 1110 */
    tni_kernel_zero_, /* 1111 */
    tni_kernel_zeros, /* 1112 */
    tni_kernel_zeros_like, /* 1113 */
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
    {"aten::_foreach_abs", NULL}, /* 30 */
    {"aten::_foreach_acos", NULL}, /* 31 */
    {"aten::_foreach_add.List", NULL}, /* 32 */
    {"aten::_foreach_add.Scalar", NULL}, /* 33 */
    {"aten::_foreach_add.ScalarList", NULL}, /* 34 */
    {"aten::_foreach_add.Tensor", NULL}, /* 35 */
    {"aten::_foreach_addcdiv.Scalar", NULL}, /* 36 */
    {"aten::_foreach_addcdiv.ScalarList", NULL}, /* 37 */
    {"aten::_foreach_addcdiv.Tensor", NULL}, /* 38 */
    {"aten::_foreach_addcmul.Scalar", NULL}, /* 39 */
    {"aten::_foreach_addcmul.ScalarList", NULL}, /* 40 */
    {"aten::_foreach_addcmul.Tensor", NULL}, /* 41 */
    {"aten::_foreach_asin", NULL}, /* 42 */
    {"aten::_foreach_atan", NULL}, /* 43 */
    {"aten::_foreach_ceil", NULL}, /* 44 */
    {"aten::_foreach_clamp_max.List", NULL}, /* 45 */
    {"aten::_foreach_clamp_max.Scalar", NULL}, /* 46 */
    {"aten::_foreach_clamp_max.ScalarList", NULL}, /* 47 */
    {"aten::_foreach_clamp_min.List", NULL}, /* 48 */
    {"aten::_foreach_clamp_min.Scalar", NULL}, /* 49 */
    {"aten::_foreach_clamp_min.ScalarList", NULL}, /* 50 */
    {"aten::_foreach_clone", NULL}, /* 51 */
    {"aten::_foreach_copy", NULL}, /* 52 */
    {"aten::_foreach_cos", NULL}, /* 53 */
    {"aten::_foreach_cosh", NULL}, /* 54 */
    {"aten::_foreach_div.List", NULL}, /* 55 */
    {"aten::_foreach_div.Scalar", NULL}, /* 56 */
    {"aten::_foreach_div.ScalarList", NULL}, /* 57 */
    {"aten::_foreach_div.Tensor", NULL}, /* 58 */
    {"aten::_foreach_erf", NULL}, /* 59 */
    {"aten::_foreach_erfc", NULL}, /* 60 */
    {"aten::_foreach_exp", NULL}, /* 61 */
    {"aten::_foreach_expm1", NULL}, /* 62 */
    {"aten::_foreach_floor", NULL}, /* 63 */
    {"aten::_foreach_frac", NULL}, /* 64 */
    {"aten::_foreach_lerp.List", NULL}, /* 65 */
    {"aten::_foreach_lerp.Scalar", NULL}, /* 66 */
    {"aten::_foreach_lerp.ScalarList", NULL}, /* 67 */
    {"aten::_foreach_lgamma", NULL}, /* 68 */
    {"aten::_foreach_log", NULL}, /* 69 */
    {"aten::_foreach_log10", NULL}, /* 70 */
    {"aten::_foreach_log1p", NULL}, /* 71 */
    {"aten::_foreach_log2", NULL}, /* 72 */
    {"aten::_foreach_max", NULL}, /* 73 */
    {"aten::_foreach_maximum.List", NULL}, /* 74 */
    {"aten::_foreach_maximum.Scalar", NULL}, /* 75 */
    {"aten::_foreach_maximum.ScalarList", NULL}, /* 76 */
    {"aten::_foreach_minimum.List", NULL}, /* 77 */
    {"aten::_foreach_minimum.Scalar", NULL}, /* 78 */
    {"aten::_foreach_minimum.ScalarList", NULL}, /* 79 */
    {"aten::_foreach_mul.List", NULL}, /* 80 */
    {"aten::_foreach_mul.Scalar", NULL}, /* 81 */
    {"aten::_foreach_mul.ScalarList", NULL}, /* 82 */
    {"aten::_foreach_mul.Tensor", NULL}, /* 83 */
    {"aten::_foreach_neg", NULL}, /* 84 */
    {"aten::_foreach_norm.Scalar", NULL}, /* 85 */
    {"aten::_foreach_pow.List", NULL}, /* 86 */
    {"aten::_foreach_pow.Scalar", NULL}, /* 87 */
    {"aten::_foreach_pow.ScalarList", NULL}, /* 88 */
    {"aten::_foreach_powsum.Scalar", NULL}, /* 89 */
    {"aten::_foreach_reciprocal", NULL}, /* 90 */
    {"aten::_foreach_round", NULL}, /* 91 */
    {"aten::_foreach_rsqrt", NULL}, /* 92 */
    {"aten::_foreach_sigmoid", NULL}, /* 93 */
    {"aten::_foreach_sign", NULL}, /* 94 */
    {"aten::_foreach_sin", NULL}, /* 95 */
    {"aten::_foreach_sinh", NULL}, /* 96 */
    {"aten::_foreach_sqrt", NULL}, /* 97 */
    {"aten::_foreach_sub.List", NULL}, /* 98 */
    {"aten::_foreach_sub.Scalar", NULL}, /* 99 */
    {"aten::_foreach_sub.ScalarList", NULL}, /* 100 */
    {"aten::_foreach_tan", NULL}, /* 101 */
    {"aten::_foreach_tanh", NULL}, /* 102 */
    {"aten::_foreach_trunc", NULL}, /* 103 */
    {"aten::_foreach_zero", NULL}, /* 104 */
    {"aten::_foreach_zero_", NULL}, /* 105 */
    {"aten::_histogramdd_bin_edges", NULL}, /* 106 */
    {"aten::_histogramdd_from_bin_cts", NULL}, /* 107 */
    {"aten::_histogramdd_from_bin_tensors", NULL}, /* 108 */
    {"aten::_index_put_impl", NULL}, /* 109 */
    {"aten::_index_put_impl_", NULL}, /* 110 */
    {"aten::_linalg_det", NULL}, /* 111 */
    {"aten::_linalg_eigh", NULL}, /* 112 */
    {"aten::_linalg_slogdet", NULL}, /* 113 */
    {"aten::_linalg_solve_ex", NULL}, /* 114 */
    {"aten::_linalg_svd", NULL}, /* 115 */
    {"aten::_log_softmax.out", NULL}, /* 116 */
    {"aten::_log_softmax_backward_data.out", NULL}, /* 117 */
    {"aten::_logcumsumexp", NULL}, /* 118 */
    {"aten::_native_batch_norm_legit", NULL}, /* 119 */
    {"aten::_native_batch_norm_legit.no_stats", NULL}, /* 120 */
    {"aten::_native_batch_norm_legit_no_training", NULL}, /* 121 */
    {"aten::_neg_view", NULL}, /* 122 */
    {"aten::_neg_view_copy", NULL}, /* 123 */
    {"aten::_pdist_backward", NULL}, /* 124 */
    {"aten::_pdist_forward", NULL}, /* 125 */
    {"aten::_reshape_alias", NULL}, /* 126 */
    {"aten::_reshape_alias_copy", NULL}, /* 127 */
    {"aten::_segment_reduce_backward", NULL}, /* 128 */
    {"aten::_slow_conv2d_backward.output_mask", NULL}, /* 129 */
    {"aten::_slow_conv2d_forward", NULL}, /* 130 */
    {"aten::_softmax.out", NULL}, /* 131 */
    {"aten::_softmax_backward_data.out", NULL}, /* 132 */
    {"aten::_to_copy", NULL}, /* 133 */
    {"aten::_trilinear", NULL}, /* 134 */
    {"aten::_unique", NULL}, /* 135 */
    {"aten::_unique2", NULL}, /* 136 */
    {"aten::_unsafe_view", NULL}, /* 137 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 138 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 139 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 140 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 141 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 142 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 143 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 144 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 145 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 146 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 147 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 148 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 149 */
    {"aten::absolute", NULL}, /* 150 */
    {"aten::acos.out", NULL}, /* 151 */
    {"aten::acosh.out", NULL}, /* 152 */
    {"aten::adaptive_avg_pool2d", NULL}, /* 153 */
    {"aten::adaptive_avg_pool3d", NULL}, /* 154 */
    {"aten::adaptive_max_pool2d", NULL}, /* 155 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 156 */
    {"aten::adaptive_max_pool3d", NULL}, /* 157 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 158 */
    {"aten::add.Scalar", NULL}, /* 159 */
    {"aten::add.out", NULL}, /* 160 */
    {"aten::addbmm", NULL}, /* 161 */
    {"aten::addcdiv.out", NULL}, /* 162 */
    {"aten::addcmul.out", NULL}, /* 163 */
    {"aten::addmm.out", NULL}, /* 164 */
    {"aten::addmv.out", NULL}, /* 165 */
    {"aten::addr", NULL}, /* 166 */
    {"aten::affine_grid_generator", NULL}, /* 167 */
    {"aten::alias", NULL}, /* 168 */
    {"aten::alias_copy", NULL}, /* 169 */
    {"aten::all.all_out", NULL}, /* 170 */
    {"aten::all.dims_out", NULL}, /* 171 */
    {"aten::all.out", NULL}, /* 172 */
    {"aten::amax.out", NULL}, /* 173 */
    {"aten::amin.out", NULL}, /* 174 */
    {"aten::aminmax.out", NULL}, /* 175 */
    {"aten::any.all_out", NULL}, /* 176 */
    {"aten::any.dims_out", NULL}, /* 177 */
    {"aten::any.out", NULL}, /* 178 */
    {"aten::arange", NULL}, /* 179 */
    {"aten::arange.start_step", NULL}, /* 180 */
    {"aten::arccos", NULL}, /* 181 */
    {"aten::arccosh", NULL}, /* 182 */
    {"aten::arcsin", NULL}, /* 183 */
    {"aten::arcsinh", NULL}, /* 184 */
    {"aten::arctan", NULL}, /* 185 */
    {"aten::arctan2", NULL}, /* 186 */
    {"aten::arctanh", NULL}, /* 187 */
    {"aten::argmax.out", NULL}, /* 188 */
    {"aten::argmin.out", NULL}, /* 189 */
    {"aten::as_strided", NULL}, /* 190 */
    {"aten::as_strided_copy", NULL}, /* 191 */
    {"aten::as_strided_scatter", NULL}, /* 192 */
    {"aten::asin.out", NULL}, /* 193 */
    {"aten::asinh.out", NULL}, /* 194 */
    {"aten::atan.out", NULL}, /* 195 */
    {"aten::atan2.out", NULL}, /* 196 */
    {"aten::atanh.out", NULL}, /* 197 */
    {"aten::avg_pool2d", NULL}, /* 198 */
    {"aten::avg_pool2d_backward", NULL}, /* 199 */
    {"aten::avg_pool3d", NULL}, /* 200 */
    {"aten::avg_pool3d_backward", NULL}, /* 201 */
    {"aten::baddbmm.out", NULL}, /* 202 */
    {"aten::bartlett_window", NULL}, /* 203 */
    {"aten::bartlett_window.periodic", NULL}, /* 204 */
    {"aten::batch_norm_update_stats", NULL}, /* 205 */
    {"aten::bernoulli", NULL}, /* 206 */
    {"aten::bernoulli.Tensor", NULL}, /* 207 */
    {"aten::bernoulli.p", NULL}, /* 208 */
    {"aten::bernoulli_.Tensor", NULL}, /* 209 */
    {"aten::binary_cross_entropy", NULL}, /* 210 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 211 */
    {"aten::binary_cross_entropy_with_logits", NULL}, /* 212 */
    {"aten::bincount", NULL}, /* 213 */
    {"aten::binomial", NULL}, /* 214 */
    {"aten::bitwise_and.Scalar_Tensor", NULL}, /* 215 */
    {"aten::bitwise_and.Tensor_out", NULL}, /* 216 */
    {"aten::bitwise_left_shift.Scalar_Tensor", NULL}, /* 217 */
    {"aten::bitwise_left_shift.Tensor_out", NULL}, /* 218 */
    {"aten::bitwise_not.out", NULL}, /* 219 */
    {"aten::bitwise_or.Scalar_Tensor", NULL}, /* 220 */
    {"aten::bitwise_or.Tensor_out", NULL}, /* 221 */
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL}, /* 222 */
    {"aten::bitwise_right_shift.Tensor_out", NULL}, /* 223 */
    {"aten::bitwise_xor.Scalar_Tensor", NULL}, /* 224 */
    {"aten::bitwise_xor.Tensor_out", NULL}, /* 225 */
    {"aten::blackman_window", NULL}, /* 226 */
    {"aten::blackman_window.periodic", NULL}, /* 227 */
    {"aten::block_diag", NULL}, /* 228 */
    {"aten::bmm.out", NULL}, /* 229 */
    {"aten::bucketize.Scalar", NULL}, /* 230 */
    {"aten::bucketize.Tensor", NULL}, /* 231 */
    {"aten::cauchy", NULL}, /* 232 */
    {"aten::cauchy_", NULL}, /* 233 */
    {"aten::ceil.out", NULL}, /* 234 */
    {"aten::celu", NULL}, /* 235 */
    {"aten::channel_shuffle", NULL}, /* 236 */
    {"aten::cholesky_inverse", NULL}, /* 237 */
    {"aten::clamp.Tensor_out", NULL}, /* 238 */
    {"aten::clamp.out", NULL}, /* 239 */
    {"aten::clamp_max.Tensor_out", NULL}, /* 240 */
    {"aten::clamp_max.out", NULL}, /* 241 */
    {"aten::clamp_min.Tensor_out", NULL}, /* 242 */
    {"aten::clamp_min.out", NULL}, /* 243 */
    {"aten::clip", NULL}, /* 244 */
    {"aten::clip.Tensor", NULL}, /* 245 */
    {"aten::clone", NULL}, /* 246 */
    {"aten::col2im", NULL}, /* 247 */
    {"aten::column_stack", NULL}, /* 248 */
    {"aten::concat", NULL}, /* 249 */
    {"aten::concatenate", NULL}, /* 250 */
    {"aten::conj_physical", NULL}, /* 251 */
    {"aten::constant_pad_nd", NULL}, /* 252 */
    {"aten::convolution", NULL}, /* 253 */
    {"aten::convolution_backward", NULL}, /* 254 */
    {"aten::copy", NULL}, /* 255 */
    {"aten::copy_", NULL}, /* 256 */
    {"aten::copysign.out", NULL}, /* 257 */
    {"aten::cos.out", NULL}, /* 258 */
    {"aten::cosh.out", NULL}, /* 259 */
    {"aten::count_nonzero", NULL}, /* 260 */
    {"aten::count_nonzero.dim_IntList", NULL}, /* 261 */
    {"aten::cross", NULL}, /* 262 */
    {"aten::cummax", NULL}, /* 263 */
    {"aten::cummin", NULL}, /* 264 */
    {"aten::cumprod.out", NULL}, /* 265 */
    {"aten::cumsum.out", NULL}, /* 266 */
    {"aten::deg2rad", NULL}, /* 267 */
    {"aten::detach", NULL}, /* 268 */
    {"aten::detach_copy", NULL}, /* 269 */
    {"aten::diag", NULL}, /* 270 */
    {"aten::diag_embed", NULL}, /* 271 */
    {"aten::diagonal", NULL}, /* 272 */
    {"aten::diagonal_backward", NULL}, /* 273 */
    {"aten::diagonal_copy", NULL}, /* 274 */
    {"aten::diagonal_scatter", NULL}, /* 275 */
    {"aten::digamma.out", NULL}, /* 276 */
    {"aten::dist", NULL}, /* 277 */
    {"aten::div.Scalar", NULL}, /* 278 */
    {"aten::div.Scalar_mode", NULL}, /* 279 */
    {"aten::div.out", NULL}, /* 280 */
    {"aten::div.out_mode", NULL}, /* 281 */
    {"aten::divide.Tensor", NULL}, /* 282 */
    {"aten::divide.Tensor_mode", NULL}, /* 283 */
    {"aten::dot", NULL}, /* 284 */
    {"aten::dstack", NULL}, /* 285 */
    {"aten::elu.out", NULL}, /* 286 */
    {"aten::elu_backward.grad_input", NULL}, /* 287 */
    {"aten::embedding", NULL}, /* 288 */
    {"aten::embedding_dense_backward", NULL}, /* 289 */
    {"aten::embedding_renorm", NULL}, /* 290 */
    {"aten::embedding_renorm_", NULL}, /* 291 */
    {"aten::empty_like", NULL}, /* 292 */
    {"aten::empty_permuted", NULL}, /* 293 */
    {"aten::empty_strided", NULL}, /* 294 */
    {"aten::eq.Scalar_out", NULL}, /* 295 */
    {"aten::eq.Tensor_out", NULL}, /* 296 */
    {"aten::erf.out", NULL}, /* 297 */
    {"aten::erfc.out", NULL}, /* 298 */
    {"aten::erfinv.out", NULL}, /* 299 */
    {"aten::exp.out", NULL}, /* 300 */
    {"aten::exp2.out", NULL}, /* 301 */
    {"aten::expand", NULL}, /* 302 */
    {"aten::expand_copy", NULL}, /* 303 */
    {"aten::expm1.out", NULL}, /* 304 */
    {"aten::exponential", NULL}, /* 305 */
    {"aten::exponential_", NULL}, /* 306 */
    {"aten::eye", NULL}, /* 307 */
    {"aten::eye.m", NULL}, /* 308 */
    {"aten::fake_quantize_per_channel_affine_cachemask", NULL}, /* 309 */
    {"aten::fake_quantize_per_tensor_affine_cachemask", NULL}, /* 310 */
    {"aten::fill.Scalar", NULL}, /* 311 */
    {"aten::fill.Tensor", NULL}, /* 312 */
    {"aten::fill_.Scalar", NULL}, /* 313 */
    {"aten::fill_.Tensor", NULL}, /* 314 */
    {"aten::fix", NULL}, /* 315 */
    {"aten::flip", NULL}, /* 316 */
    {"aten::floor.out", NULL}, /* 317 */
    {"aten::floor_divide.Scalar", NULL}, /* 318 */
    {"aten::fmax.out", NULL}, /* 319 */
    {"aten::fmin.out", NULL}, /* 320 */
    {"aten::fmod.Tensor_out", NULL}, /* 321 */
    {"aten::frac.out", NULL}, /* 322 */
    {"aten::fractional_max_pool2d", NULL}, /* 323 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 324 */
    {"aten::fractional_max_pool3d", NULL}, /* 325 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 326 */
    {"aten::from_file", NULL}, /* 327 */
    {"aten::full", NULL}, /* 328 */
    {"aten::full_like", NULL}, /* 329 */
    {"aten::gather.out", NULL}, /* 330 */
    {"aten::gcd.out", NULL}, /* 331 */
    {"aten::ge.Scalar_out", NULL}, /* 332 */
    {"aten::ge.Tensor_out", NULL}, /* 333 */
    {"aten::gelu.out", NULL}, /* 334 */
    {"aten::gelu_backward.grad_input", NULL}, /* 335 */
    {"aten::geometric", NULL}, /* 336 */
    {"aten::geometric_", NULL}, /* 337 */
    {"aten::geqrf", NULL}, /* 338 */
    {"aten::ger", NULL}, /* 339 */
    {"aten::glu", NULL}, /* 340 */
    {"aten::glu_backward", NULL}, /* 341 */
    {"aten::greater.Scalar", NULL}, /* 342 */
    {"aten::greater.Tensor", NULL}, /* 343 */
    {"aten::greater_equal.Scalar", NULL}, /* 344 */
    {"aten::greater_equal.Tensor", NULL}, /* 345 */
    {"aten::grid_sampler_2d", NULL}, /* 346 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 347 */
    {"aten::grid_sampler_3d", NULL}, /* 348 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 349 */
    {"aten::gt.Scalar_out", NULL}, /* 350 */
    {"aten::gt.Tensor_out", NULL}, /* 351 */
    {"aten::hamming_window", NULL}, /* 352 */
    {"aten::hamming_window.periodic", NULL}, /* 353 */
    {"aten::hamming_window.periodic_alpha", NULL}, /* 354 */
    {"aten::hamming_window.periodic_alpha_beta", NULL}, /* 355 */
    {"aten::hann_window", NULL}, /* 356 */
    {"aten::hann_window.periodic", NULL}, /* 357 */
    {"aten::hardshrink.out", NULL}, /* 358 */
    {"aten::hardshrink_backward.grad_input", NULL}, /* 359 */
    {"aten::hardsigmoid.out", NULL}, /* 360 */
    {"aten::hardsigmoid_backward.grad_input", NULL}, /* 361 */
    {"aten::hardswish_backward", NULL}, /* 362 */
    {"aten::hash_tensor.out", NULL}, /* 363 */
    {"aten::heaviside.out", NULL}, /* 364 */
    {"aten::histc", NULL}, /* 365 */
    {"aten::histogram.bin_ct", NULL}, /* 366 */
    {"aten::histogram.bins_tensor", NULL}, /* 367 */
    {"aten::hstack", NULL}, /* 368 */
    {"aten::huber_loss", NULL}, /* 369 */
    {"aten::huber_loss_backward", NULL}, /* 370 */
    {"aten::hypot.out", NULL}, /* 371 */
    {"aten::i0.out", NULL}, /* 372 */
    {"aten::igamma.out", NULL}, /* 373 */
    {"aten::igammac.out", NULL}, /* 374 */
    {"aten::im2col", NULL}, /* 375 */
    {"aten::index.Tensor", NULL}, /* 376 */
    {"aten::index_add.out", NULL}, /* 377 */
    {"aten::index_copy.out", NULL}, /* 378 */
    {"aten::index_fill.int_Scalar", NULL}, /* 379 */
    {"aten::index_fill.int_Tensor", NULL}, /* 380 */
    {"aten::index_fill_.int_Scalar", NULL}, /* 381 */
    {"aten::index_fill_.int_Tensor", NULL}, /* 382 */
    {"aten::index_put", NULL}, /* 383 */
    {"aten::index_put_", NULL}, /* 384 */
    {"aten::index_reduce.out", NULL}, /* 385 */
    {"aten::index_select", NULL}, /* 386 */
    {"aten::inner", NULL}, /* 387 */
    {"aten::inverse", NULL}, /* 388 */
    {"aten::isin.Scalar_Tensor_out", NULL}, /* 389 */
    {"aten::isin.Tensor_Scalar_out", NULL}, /* 390 */
    {"aten::isin.Tensor_Tensor_out", NULL}, /* 391 */
    {"aten::isinf", NULL}, /* 392 */
    {"aten::isnan", NULL}, /* 393 */
    {"aten::isneginf.out", NULL}, /* 394 */
    {"aten::isposinf.out", NULL}, /* 395 */
    {"aten::kaiser_window", NULL}, /* 396 */
    {"aten::kaiser_window.beta", NULL}, /* 397 */
    {"aten::kaiser_window.periodic", NULL}, /* 398 */
    {"aten::kron", NULL}, /* 399 */
    {"aten::lcm.out", NULL}, /* 400 */
    {"aten::ldexp.Tensor", NULL}, /* 401 */
    {"aten::le.Scalar_out", NULL}, /* 402 */
    {"aten::le.Tensor_out", NULL}, /* 403 */
    {"aten::leaky_relu.out", NULL}, /* 404 */
    {"aten::leaky_relu_backward.grad_input", NULL}, /* 405 */
    {"aten::lerp.Scalar_out", NULL}, /* 406 */
    {"aten::lerp.Tensor_out", NULL}, /* 407 */
    {"aten::less.Scalar", NULL}, /* 408 */
    {"aten::less.Tensor", NULL}, /* 409 */
    {"aten::less_equal.Scalar", NULL}, /* 410 */
    {"aten::less_equal.Tensor", NULL}, /* 411 */
    {"aten::lgamma.out", NULL}, /* 412 */
    {"aten::lift", NULL}, /* 413 */
    {"aten::lift_fresh", NULL}, /* 414 */
    {"aten::lift_fresh_copy", NULL}, /* 415 */
    {"aten::linalg_cholesky", NULL}, /* 416 */
    {"aten::linalg_cholesky_ex", NULL}, /* 417 */
    {"aten::linalg_cond", NULL}, /* 418 */
    {"aten::linalg_cond.p_str", NULL}, /* 419 */
    {"aten::linalg_cross", NULL}, /* 420 */
    {"aten::linalg_det", NULL}, /* 421 */
    {"aten::linalg_eig", NULL}, /* 422 */
    {"aten::linalg_eigh", NULL}, /* 423 */
    {"aten::linalg_eigvals", NULL}, /* 424 */
    {"aten::linalg_eigvalsh", NULL}, /* 425 */
    {"aten::linalg_householder_product", NULL}, /* 426 */
    {"aten::linalg_inv", NULL}, /* 427 */
    {"aten::linalg_inv_ex", NULL}, /* 428 */
    {"aten::linalg_ldl_factor", NULL}, /* 429 */
    {"aten::linalg_ldl_factor_ex", NULL}, /* 430 */
    {"aten::linalg_ldl_solve", NULL}, /* 431 */
    {"aten::linalg_lstsq", NULL}, /* 432 */
    {"aten::linalg_lu", NULL}, /* 433 */
    {"aten::linalg_lu_factor", NULL}, /* 434 */
    {"aten::linalg_lu_factor_ex", NULL}, /* 435 */
    {"aten::linalg_lu_solve", NULL}, /* 436 */
    {"aten::linalg_matmul", NULL}, /* 437 */
    {"aten::linalg_matrix_exp", NULL}, /* 438 */
    {"aten::linalg_matrix_norm", NULL}, /* 439 */
    {"aten::linalg_matrix_norm.str_ord", NULL}, /* 440 */
    {"aten::linalg_matrix_power", NULL}, /* 441 */
    {"aten::linalg_matrix_rank", NULL}, /* 442 */
    {"aten::linalg_matrix_rank.atol_rtol_float", NULL}, /* 443 */
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL}, /* 444 */
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, /* 445 */
    {"aten::linalg_multi_dot", NULL}, /* 446 */
    {"aten::linalg_norm", NULL}, /* 447 */
    {"aten::linalg_norm.ord_str", NULL}, /* 448 */
    {"aten::linalg_pinv", NULL}, /* 449 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 450 */
    {"aten::linalg_pinv.atol_rtol_tensor", NULL}, /* 451 */
    {"aten::linalg_pinv.rcond_tensor", NULL}, /* 452 */
    {"aten::linalg_qr", NULL}, /* 453 */
    {"aten::linalg_slogdet", NULL}, /* 454 */
    {"aten::linalg_solve", NULL}, /* 455 */
    {"aten::linalg_solve_ex", NULL}, /* 456 */
    {"aten::linalg_solve_triangular", NULL}, /* 457 */
    {"aten::linalg_svd", NULL}, /* 458 */
    {"aten::linalg_svdvals", NULL}, /* 459 */
    {"aten::linalg_tensorsolve", NULL}, /* 460 */
    {"aten::linalg_vecdot", NULL}, /* 461 */
    {"aten::linalg_vector_norm.out", NULL}, /* 462 */
    {"aten::linear", NULL}, /* 463 */
    {"aten::linspace", NULL}, /* 464 */
    {"aten::linspace.Scalar_Tensor", NULL}, /* 465 */
    {"aten::linspace.Tensor_Scalar", NULL}, /* 466 */
    {"aten::linspace.Tensor_Tensor", NULL}, /* 467 */
    {"aten::log.out", NULL}, /* 468 */
    {"aten::log10.out", NULL}, /* 469 */
    {"aten::log1p.out", NULL}, /* 470 */
    {"aten::log2.out", NULL}, /* 471 */
    {"aten::log_normal", NULL}, /* 472 */
    {"aten::log_normal_", NULL}, /* 473 */
    {"aten::log_softmax.int", NULL}, /* 474 */
    {"aten::logaddexp.out", NULL}, /* 475 */
    {"aten::logaddexp2.out", NULL}, /* 476 */
    {"aten::logcumsumexp", NULL}, /* 477 */
    {"aten::logit_backward.grad_input", NULL}, /* 478 */
    {"aten::logspace", NULL}, /* 479 */
    {"aten::logspace.Scalar_Tensor", NULL}, /* 480 */
    {"aten::logspace.Tensor_Scalar", NULL}, /* 481 */
    {"aten::logspace.Tensor_Tensor", NULL}, /* 482 */
    {"aten::logsumexp", NULL}, /* 483 */
    {"aten::lt.Scalar_out", NULL}, /* 484 */
    {"aten::lt.Tensor_out", NULL}, /* 485 */
    {"aten::lu_solve", NULL}, /* 486 */
    {"aten::lu_unpack", NULL}, /* 487 */
    {"aten::masked_fill.Scalar", NULL}, /* 488 */
    {"aten::masked_fill.Tensor", NULL}, /* 489 */
    {"aten::masked_scatter", NULL}, /* 490 */
    {"aten::matrix_power", NULL}, /* 491 */
    {"aten::max", NULL}, /* 492 */
    {"aten::max.dim_max", NULL}, /* 493 */
    {"aten::max_pool2d_with_indices", NULL}, /* 494 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 495 */
    {"aten::max_pool3d_with_indices", NULL}, /* 496 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 497 */
    {"aten::max_unpool2d", NULL}, /* 498 */
    {"aten::max_unpool3d", NULL}, /* 499 */
    {"aten::maximum.out", NULL}, /* 500 */
    {"aten::mean", NULL}, /* 501 */
    {"aten::mean.out", NULL}, /* 502 */
    {"aten::median", NULL}, /* 503 */
    {"aten::median.dim", NULL}, /* 504 */
    {"aten::min", NULL}, /* 505 */
    {"aten::min.dim_min", NULL}, /* 506 */
    {"aten::minimum.out", NULL}, /* 507 */
    {"aten::mish.out", NULL}, /* 508 */
    {"aten::mkldnn_rnn_layer", NULL}, /* 509 */
    {"aten::mm.out", NULL}, /* 510 */
    {"aten::mode", NULL}, /* 511 */
    {"aten::mse_loss", NULL}, /* 512 */
    {"aten::mse_loss_backward", NULL}, /* 513 */
    {"aten::mul.Scalar", NULL}, /* 514 */
    {"aten::mul.out", NULL}, /* 515 */
    {"aten::multi_margin_loss", NULL}, /* 516 */
    {"aten::multi_margin_loss_backward", NULL}, /* 517 */
    {"aten::multilabel_margin_loss", NULL}, /* 518 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 519 */
    {"aten::multilabel_margin_loss_forward", NULL}, /* 520 */
    {"aten::multiply.Tensor", NULL}, /* 521 */
    {"aten::mv", NULL}, /* 522 */
    {"aten::nanmedian", NULL}, /* 523 */
    {"aten::nanmedian.dim", NULL}, /* 524 */
    {"aten::nanquantile", NULL}, /* 525 */
    {"aten::nanquantile.scalar", NULL}, /* 526 */
    {"aten::nansum", NULL}, /* 527 */
    {"aten::narrow_copy", NULL}, /* 528 */
    {"aten::native_batch_norm", NULL}, /* 529 */
    {"aten::native_batch_norm_backward", NULL}, /* 530 */
    {"aten::native_dropout", NULL}, /* 531 */
    {"aten::native_dropout_backward", NULL}, /* 532 */
    {"aten::native_group_norm", NULL}, /* 533 */
    {"aten::native_group_norm_backward", NULL}, /* 534 */
    {"aten::native_layer_norm", NULL}, /* 535 */
    {"aten::native_layer_norm_backward", NULL}, /* 536 */
    {"aten::ne.Scalar_out", NULL}, /* 537 */
    {"aten::ne.Tensor_out", NULL}, /* 538 */
    {"aten::neg.out", NULL}, /* 539 */
    {"aten::negative", NULL}, /* 540 */
    {"aten::new_empty", NULL}, /* 541 */
    {"aten::new_empty_strided", NULL}, /* 542 */
    {"aten::new_full", NULL}, /* 543 */
    {"aten::new_ones", NULL}, /* 544 */
    {"aten::new_zeros", NULL}, /* 545 */
    {"aten::nextafter.out", NULL}, /* 546 */
    {"aten::nll_loss", NULL}, /* 547 */
    {"aten::nll_loss2d", NULL}, /* 548 */
    {"aten::nll_loss2d_backward", NULL}, /* 549 */
    {"aten::nll_loss2d_forward", NULL}, /* 550 */
    {"aten::nll_loss_backward", NULL}, /* 551 */
    {"aten::nll_loss_forward", NULL}, /* 552 */
    {"aten::nonzero", NULL}, /* 553 */
    {"aten::nonzero_static", NULL}, /* 554 */
    {"aten::norm.Scalar", NULL}, /* 555 */
    {"aten::norm.ScalarOpt_dtype", NULL}, /* 556 */
    {"aten::norm.dtype_out", NULL}, /* 557 */
    {"aten::norm.out", NULL}, /* 558 */
    {"aten::normal.Tensor_Tensor", NULL}, /* 559 */
    {"aten::normal.Tensor_float", NULL}, /* 560 */
    {"aten::normal.float_Tensor", NULL}, /* 561 */
    {"aten::normal.float_float", NULL}, /* 562 */
    {"aten::normal_", NULL}, /* 563 */
    {"aten::normal_functional", NULL}, /* 564 */
    {"aten::not_equal.Scalar", NULL}, /* 565 */
    {"aten::not_equal.Tensor", NULL}, /* 566 */
    {"aten::nuclear_norm", NULL}, /* 567 */
    {"aten::nuclear_norm.dim", NULL}, /* 568 */
    {"aten::ones", NULL}, /* 569 */
    {"aten::ones_like", NULL}, /* 570 */
    {"aten::orgqr", NULL}, /* 571 */
    {"aten::ormqr", NULL}, /* 572 */
    {"aten::outer", NULL}, /* 573 */
    {"aten::permute", NULL}, /* 574 */
    {"aten::permute_copy", NULL}, /* 575 */
    {"aten::pixel_shuffle", NULL}, /* 576 */
    {"aten::pixel_unshuffle", NULL}, /* 577 */
    {"aten::poisson", NULL}, /* 578 */
    {"aten::polygamma.out", NULL}, /* 579 */
    {"aten::pow.Scalar_out", NULL}, /* 580 */
    {"aten::pow.Tensor_Scalar_out", NULL}, /* 581 */
    {"aten::pow.Tensor_Tensor_out", NULL}, /* 582 */
    {"aten::prod", NULL}, /* 583 */
    {"aten::prod.int_out", NULL}, /* 584 */
    {"aten::put", NULL}, /* 585 */
    {"aten::put_", NULL}, /* 586 */
    {"aten::qr", NULL}, /* 587 */
    {"aten::quantile", NULL}, /* 588 */
    {"aten::quantile.scalar", NULL}, /* 589 */
    {"aten::rad2deg", NULL}, /* 590 */
    {"aten::rand", NULL}, /* 591 */
    {"aten::rand.generator", NULL}, /* 592 */
    {"aten::rand_like", NULL}, /* 593 */
    {"aten::rand_like.generator", NULL}, /* 594 */
    {"aten::randint", NULL}, /* 595 */
    {"aten::randint.generator", NULL}, /* 596 */
    {"aten::randint.low", NULL}, /* 597 */
    {"aten::randint.low_generator", NULL}, /* 598 */
    {"aten::randint_like", NULL}, /* 599 */
    {"aten::randint_like.Tensor", NULL}, /* 600 */
    {"aten::randint_like.Tensor_generator", NULL}, /* 601 */
    {"aten::randint_like.generator", NULL}, /* 602 */
    {"aten::randint_like.low_dtype", NULL}, /* 603 */
    {"aten::randint_like.low_generator_dtype", NULL}, /* 604 */
    {"aten::randn", NULL}, /* 605 */
    {"aten::randn.generator", NULL}, /* 606 */
    {"aten::randn_like", NULL}, /* 607 */
    {"aten::randn_like.generator", NULL}, /* 608 */
    {"aten::random", NULL}, /* 609 */
    {"aten::random.from", NULL}, /* 610 */
    {"aten::random.to", NULL}, /* 611 */
    {"aten::random_", NULL}, /* 612 */
    {"aten::random_.from", NULL}, /* 613 */
    {"aten::random_.to", NULL}, /* 614 */
    {"aten::randperm", NULL}, /* 615 */
    {"aten::randperm.generator", NULL}, /* 616 */
    {"aten::range", NULL}, /* 617 */
    {"aten::range.step", NULL}, /* 618 */
    {"aten::reciprocal.out", NULL}, /* 619 */
    {"aten::reflection_pad1d", NULL}, /* 620 */
    {"aten::reflection_pad1d_backward", NULL}, /* 621 */
    {"aten::reflection_pad2d", NULL}, /* 622 */
    {"aten::reflection_pad2d_backward", NULL}, /* 623 */
    {"aten::reflection_pad3d", NULL}, /* 624 */
    {"aten::reflection_pad3d_backward", NULL}, /* 625 */
    {"aten::relu", NULL}, /* 626 */
    {"aten::remainder.Scalar_Tensor", NULL}, /* 627 */
    {"aten::remainder.Tensor_out", NULL}, /* 628 */
    {"aten::renorm.out", NULL}, /* 629 */
    {"aten::repeat", NULL}, /* 630 */
    {"aten::repeat_interleave.Tensor", NULL}, /* 631 */
    {"aten::replication_pad1d", NULL}, /* 632 */
    {"aten::replication_pad1d_backward", NULL}, /* 633 */
    {"aten::replication_pad2d", NULL}, /* 634 */
    {"aten::replication_pad2d_backward", NULL}, /* 635 */
    {"aten::replication_pad3d", NULL}, /* 636 */
    {"aten::replication_pad3d_backward", NULL}, /* 637 */
    {"aten::resize", NULL}, /* 638 */
    {"aten::resize_", NULL}, /* 639 */
    {"aten::resize_as", NULL}, /* 640 */
    {"aten::resize_as_", NULL}, /* 641 */
    {"aten::roll", NULL}, /* 642 */
    {"aten::rot90", NULL}, /* 643 */
    {"aten::round.decimals_out", NULL}, /* 644 */
    {"aten::round.out", NULL}, /* 645 */
    {"aten::row_stack", NULL}, /* 646 */
    {"aten::rrelu_with_noise", NULL}, /* 647 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 648 */
    {"aten::rsqrt.out", NULL}, /* 649 */
    {"aten::rsub.Scalar", NULL}, /* 650 */
    {"aten::rsub.Tensor", NULL}, /* 651 */
    {"aten::scalar_tensor", NULL}, /* 652 */
    {"aten::scatter.reduce_out", NULL}, /* 653 */
    {"aten::scatter.src_out", NULL}, /* 654 */
    {"aten::scatter.value_out", NULL}, /* 655 */
    {"aten::scatter.value_reduce_out", NULL}, /* 656 */
    {"aten::scatter_add.out", NULL}, /* 657 */
    {"aten::scatter_reduce.two_out", NULL}, /* 658 */
    {"aten::searchsorted.Scalar", NULL}, /* 659 */
    {"aten::searchsorted.Tensor", NULL}, /* 660 */
    {"aten::segment_reduce", NULL}, /* 661 */
    {"aten::select.int", NULL}, /* 662 */
    {"aten::select_backward", NULL}, /* 663 */
    {"aten::select_copy.int", NULL}, /* 664 */
    {"aten::select_scatter", NULL}, /* 665 */
    {"aten::set", NULL}, /* 666 */
    {"aten::set.source_Tensor", NULL}, /* 667 */
    {"aten::set_", NULL}, /* 668 */
    {"aten::set_.source_Tensor", NULL}, /* 669 */
    {"aten::sgn.out", NULL}, /* 670 */
    {"aten::sigmoid.out", NULL}, /* 671 */
    {"aten::sigmoid_backward.grad_input", NULL}, /* 672 */
    {"aten::sign.out", NULL}, /* 673 */
    {"aten::signbit.out", NULL}, /* 674 */
    {"aten::silu.out", NULL}, /* 675 */
    {"aten::silu_backward.grad_input", NULL}, /* 676 */
    {"aten::sin.out", NULL}, /* 677 */
    {"aten::sinc.out", NULL}, /* 678 */
    {"aten::sinh.out", NULL}, /* 679 */
    {"aten::slice.Tensor", NULL}, /* 680 */
    {"aten::slice_backward", NULL}, /* 681 */
    {"aten::slice_copy.Tensor", NULL}, /* 682 */
    {"aten::slice_scatter", NULL}, /* 683 */
    {"aten::slogdet", NULL}, /* 684 */
    {"aten::slow_conv3d", NULL}, /* 685 */
    {"aten::slow_conv3d_forward", NULL}, /* 686 */
    {"aten::slow_conv_dilated2d", NULL}, /* 687 */
    {"aten::slow_conv_dilated3d", NULL}, /* 688 */
    {"aten::slow_conv_transpose3d", NULL}, /* 689 */
    {"aten::smooth_l1_loss", NULL}, /* 690 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 691 */
    {"aten::soft_margin_loss", NULL}, /* 692 */
    {"aten::soft_margin_loss_backward", NULL}, /* 693 */
    {"aten::softmax.int", NULL}, /* 694 */
    {"aten::softplus.out", NULL}, /* 695 */
    {"aten::softplus_backward.grad_input", NULL}, /* 696 */
    {"aten::softshrink.out", NULL}, /* 697 */
    {"aten::softshrink_backward.grad_input", NULL}, /* 698 */
    {"aten::sort", NULL}, /* 699 */
    {"aten::sort.values_stable", NULL}, /* 700 */
    {"aten::special_airy_ai.out", NULL}, /* 701 */
    {"aten::special_bessel_j0.out", NULL}, /* 702 */
    {"aten::special_bessel_j1.out", NULL}, /* 703 */
    {"aten::special_bessel_y0.out", NULL}, /* 704 */
    {"aten::special_bessel_y1.out", NULL}, /* 705 */
    {"aten::special_chebyshev_polynomial_t.out", NULL}, /* 706 */
    {"aten::special_chebyshev_polynomial_u.out", NULL}, /* 707 */
    {"aten::special_chebyshev_polynomial_v.out", NULL}, /* 708 */
    {"aten::special_chebyshev_polynomial_w.out", NULL}, /* 709 */
    {"aten::special_digamma", NULL}, /* 710 */
    {"aten::special_entr.out", NULL}, /* 711 */
    {"aten::special_erf", NULL}, /* 712 */
    {"aten::special_erfc", NULL}, /* 713 */
    {"aten::special_erfcx.out", NULL}, /* 714 */
    {"aten::special_erfinv", NULL}, /* 715 */
    {"aten::special_exp2", NULL}, /* 716 */
    {"aten::special_expit", NULL}, /* 717 */
    {"aten::special_expm1", NULL}, /* 718 */
    {"aten::special_gammainc", NULL}, /* 719 */
    {"aten::special_gammaincc", NULL}, /* 720 */
    {"aten::special_gammaln", NULL}, /* 721 */
    {"aten::special_hermite_polynomial_h.out", NULL}, /* 722 */
    {"aten::special_hermite_polynomial_he.out", NULL}, /* 723 */
    {"aten::special_i0", NULL}, /* 724 */
    {"aten::special_i0e.out", NULL}, /* 725 */
    {"aten::special_i1.out", NULL}, /* 726 */
    {"aten::special_i1e.out", NULL}, /* 727 */
    {"aten::special_laguerre_polynomial_l.out", NULL}, /* 728 */
    {"aten::special_legendre_polynomial_p.out", NULL}, /* 729 */
    {"aten::special_log1p", NULL}, /* 730 */
    {"aten::special_log_ndtr.out", NULL}, /* 731 */
    {"aten::special_logit", NULL}, /* 732 */
    {"aten::special_modified_bessel_i0.out", NULL}, /* 733 */
    {"aten::special_modified_bessel_i1.out", NULL}, /* 734 */
    {"aten::special_modified_bessel_k0.out", NULL}, /* 735 */
    {"aten::special_modified_bessel_k1.out", NULL}, /* 736 */
    {"aten::special_multigammaln", NULL}, /* 737 */
    {"aten::special_ndtri.out", NULL}, /* 738 */
    {"aten::special_polygamma", NULL}, /* 739 */
    {"aten::special_psi", NULL}, /* 740 */
    {"aten::special_round", NULL}, /* 741 */
    {"aten::special_scaled_modified_bessel_k0.out", NULL}, /* 742 */
    {"aten::special_scaled_modified_bessel_k1.out", NULL}, /* 743 */
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL}, /* 744 */
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL}, /* 745 */
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL}, /* 746 */
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL}, /* 747 */
    {"aten::special_sinc", NULL}, /* 748 */
    {"aten::special_spherical_bessel_j0.out", NULL}, /* 749 */
    {"aten::special_xlog1py.out", NULL}, /* 750 */
    {"aten::special_xlogy", NULL}, /* 751 */
    {"aten::special_xlogy.other_scalar", NULL}, /* 752 */
    {"aten::special_xlogy.self_scalar", NULL}, /* 753 */
    {"aten::special_zeta.out", NULL}, /* 754 */
    {"aten::split.Tensor", NULL}, /* 755 */
    {"aten::split_copy.Tensor", NULL}, /* 756 */
    {"aten::split_with_sizes", NULL}, /* 757 */
    {"aten::split_with_sizes_copy", NULL}, /* 758 */
    {"aten::sqrt.out", NULL}, /* 759 */
    {"aten::squeeze", NULL}, /* 760 */
    {"aten::squeeze.dim", NULL}, /* 761 */
    {"aten::squeeze.dims", NULL}, /* 762 */
    {"aten::squeeze_copy", NULL}, /* 763 */
    {"aten::squeeze_copy.dim", NULL}, /* 764 */
    {"aten::squeeze_copy.dims", NULL}, /* 765 */
    {"aten::stack", NULL}, /* 766 */
    {"aten::std.correction", NULL}, /* 767 */
    {"aten::std.dim", NULL}, /* 768 */
    {"aten::std_mean.correction", NULL}, /* 769 */
    {"aten::sub.Scalar", NULL}, /* 770 */
    {"aten::sub.out", NULL}, /* 771 */
    {"aten::subtract.Tensor", NULL}, /* 772 */
    {"aten::sum", NULL}, /* 773 */
    {"aten::sum.IntList_out", NULL}, /* 774 */
    {"aten::svd", NULL}, /* 775 */
    {"aten::t", NULL}, /* 776 */
    {"aten::t_copy", NULL}, /* 777 */
    {"aten::take_along_dim", NULL}, /* 778 */
    {"aten::tan.out", NULL}, /* 779 */
    {"aten::tanh.out", NULL}, /* 780 */
    {"aten::tanh_backward.grad_input", NULL}, /* 781 */
    {"aten::tensordot", NULL}, /* 782 */
    {"aten::thnn_conv2d", NULL}, /* 783 */
    {"aten::threshold.out", NULL}, /* 784 */
    {"aten::threshold_backward.grad_input", NULL}, /* 785 */
    {"aten::topk.values", NULL}, /* 786 */
    {"aten::trace", NULL}, /* 787 */
    {"aten::transpose.int", NULL}, /* 788 */
    {"aten::transpose_copy.int", NULL}, /* 789 */
    {"aten::triangular_solve", NULL}, /* 790 */
    {"aten::tril.out", NULL}, /* 791 */
    {"aten::tril_indices", NULL}, /* 792 */
    {"aten::triu.out", NULL}, /* 793 */
    {"aten::triu_indices", NULL}, /* 794 */
    {"aten::true_divide.Tensor", NULL}, /* 795 */
    {"aten::trunc.out", NULL}, /* 796 */
    {"aten::unbind.int", NULL}, /* 797 */
    {"aten::unbind_copy.int", NULL}, /* 798 */
    {"aten::unfold", NULL}, /* 799 */
    {"aten::unfold_backward", NULL}, /* 800 */
    {"aten::unfold_copy", NULL}, /* 801 */
    {"aten::uniform", NULL}, /* 802 */
    {"aten::uniform_", NULL}, /* 803 */
    {"aten::unique_consecutive", NULL}, /* 804 */
    {"aten::unique_dim", NULL}, /* 805 */
    {"aten::unique_dim_consecutive", NULL}, /* 806 */
    {"aten::unsafe_split.Tensor", NULL}, /* 807 */
    {"aten::unsafe_split_with_sizes", NULL}, /* 808 */
    {"aten::unsqueeze", NULL}, /* 809 */
    {"aten::unsqueeze_copy", NULL}, /* 810 */
    {"aten::upsample_bicubic2d", NULL}, /* 811 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 812 */
    {"aten::upsample_bilinear2d", NULL}, /* 813 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 814 */
    {"aten::upsample_linear1d", NULL}, /* 815 */
    {"aten::upsample_linear1d_backward", NULL}, /* 816 */
    {"aten::upsample_nearest1d", NULL}, /* 817 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 818 */
    {"aten::upsample_nearest2d", NULL}, /* 819 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 820 */
    {"aten::upsample_nearest3d", NULL}, /* 821 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 822 */
    {"aten::upsample_trilinear3d", NULL}, /* 823 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 824 */
    {"aten::var.correction", NULL}, /* 825 */
    {"aten::var.dim", NULL}, /* 826 */
    {"aten::var_mean.correction", NULL}, /* 827 */
    {"aten::vdot", NULL}, /* 828 */
    {"aten::view.dtype", NULL}, /* 829 */
    {"aten::view_as_complex", NULL}, /* 830 */
    {"aten::view_as_complex_copy", NULL}, /* 831 */
    {"aten::view_as_real", NULL}, /* 832 */
    {"aten::view_as_real_copy", NULL}, /* 833 */
    {"aten::view_copy", NULL}, /* 834 */
    {"aten::view_copy.dtype", NULL}, /* 835 */
    {"aten::vstack", NULL}, /* 836 */
    {"aten::xlogy.OutTensor", NULL}, /* 837 */
    {"aten::zero", NULL}, /* 838 */
    {"aten::zero_", NULL}, /* 839 */
    {"aten::zeros", NULL}, /* 840 */
    {"aten::zeros_like", NULL}, /* 841 */
    {NULL, NULL},
};

tni_foreach tni_builtin_foreach[] = {
    {{"aten::abs", NULL}, 1, {0}}, /* 0: aten::_foreach_abs */
    {{"aten::abs_", NULL}, 1, {0}}, /* 1: aten::_foreach_abs_ */
    {{"aten::acos", NULL}, 1, {0}}, /* 2: aten::_foreach_acos */
    {{"aten::acos_", NULL}, 1, {0}}, /* 3: aten::_foreach_acos_ */
    {{"aten::add.Tensor", NULL}, 3, {0, 1, 2}}, /* 4: aten::_foreach_add.List */
    {{"aten::add.Scalar", NULL}, 3, {0, 1, 255}}, /* 5: aten::_foreach_add.Scalar */
    {{"aten::add.Scalar", NULL}, 3, {0, 1, 255}}, /* 6: aten::_foreach_add.ScalarList */
    {{"aten::add.Tensor", NULL}, 3, {0, 1, 2}}, /* 7: aten::_foreach_add.Tensor */
    {{"aten::add_.Tensor", NULL}, 3, {0, 1, 2}}, /* 8: aten::_foreach_add_.List */
    {{"aten::add_.Scalar", NULL}, 3, {0, 1, 255}}, /* 9: aten::_foreach_add_.Scalar */
    {{"aten::add_.Scalar", NULL}, 3, {0, 1, 255}}, /* 10: aten::_foreach_add_.ScalarList */
    {{"aten::add_.Tensor", NULL}, 3, {0, 1, 2}}, /* 11: aten::_foreach_add_.Tensor */
    {{"aten::addcdiv", NULL}, 4, {0, 1, 2, 3}}, /* 12: aten::_foreach_addcdiv.Scalar */
    {{"aten::addcdiv", NULL}, 4, {0, 1, 2, 3}}, /* 13: aten::_foreach_addcdiv.ScalarList */
    {{"aten::addcdiv", NULL}, 4, {0, 1, 2, 3}}, /* 14: aten::_foreach_addcdiv.Tensor */
    {{"aten::addcdiv_", NULL}, 4, {0, 1, 2, 3}}, /* 15: aten::_foreach_addcdiv_.Scalar */
    {{"aten::addcdiv_", NULL}, 4, {0, 1, 2, 3}}, /* 16: aten::_foreach_addcdiv_.ScalarList */
    {{"aten::addcdiv_", NULL}, 4, {0, 1, 2, 3}}, /* 17: aten::_foreach_addcdiv_.Tensor */
    {{"aten::addcmul", NULL}, 4, {0, 1, 2, 3}}, /* 18: aten::_foreach_addcmul.Scalar */
    {{"aten::addcmul", NULL}, 4, {0, 1, 2, 3}}, /* 19: aten::_foreach_addcmul.ScalarList */
    {{"aten::addcmul", NULL}, 4, {0, 1, 2, 3}}, /* 20: aten::_foreach_addcmul.Tensor */
    {{"aten::addcmul_", NULL}, 4, {0, 1, 2, 3}}, /* 21: aten::_foreach_addcmul_.Scalar */
    {{"aten::addcmul_", NULL}, 4, {0, 1, 2, 3}}, /* 22: aten::_foreach_addcmul_.ScalarList */
    {{"aten::addcmul_", NULL}, 4, {0, 1, 2, 3}}, /* 23: aten::_foreach_addcmul_.Tensor */
    {{"aten::asin", NULL}, 1, {0}}, /* 24: aten::_foreach_asin */
    {{"aten::asin_", NULL}, 1, {0}}, /* 25: aten::_foreach_asin_ */
    {{"aten::atan", NULL}, 1, {0}}, /* 26: aten::_foreach_atan */
    {{"aten::atan_", NULL}, 1, {0}}, /* 27: aten::_foreach_atan_ */
    {{"aten::ceil", NULL}, 1, {0}}, /* 28: aten::_foreach_ceil */
    {{"aten::ceil_", NULL}, 1, {0}}, /* 29: aten::_foreach_ceil_ */
    {{"aten::clamp_max.Tensor", NULL}, 2, {0, 1}}, /* 30: aten::_foreach_clamp_max.List */
    {{"aten::clamp_max", NULL}, 2, {0, 1}}, /* 31: aten::_foreach_clamp_max.Scalar */
    {{"aten::clamp_max", NULL}, 2, {0, 1}}, /* 32: aten::_foreach_clamp_max.ScalarList */
    {{"aten::clamp_max_.Tensor", NULL}, 2, {0, 1}}, /* 33: aten::_foreach_clamp_max_.List */
    {{"aten::clamp_max_", NULL}, 2, {0, 1}}, /* 34: aten::_foreach_clamp_max_.Scalar */
    {{"aten::clamp_max_", NULL}, 2, {0, 1}}, /* 35: aten::_foreach_clamp_max_.ScalarList */
    {{"aten::clamp_min.Tensor", NULL}, 2, {0, 1}}, /* 36: aten::_foreach_clamp_min.List */
    {{"aten::clamp_min", NULL}, 2, {0, 1}}, /* 37: aten::_foreach_clamp_min.Scalar */
    {{"aten::clamp_min", NULL}, 2, {0, 1}}, /* 38: aten::_foreach_clamp_min.ScalarList */
    {{"aten::clamp_min_.Tensor", NULL}, 2, {0, 1}}, /* 39: aten::_foreach_clamp_min_.List */
    {{"aten::clamp_min_", NULL}, 2, {0, 1}}, /* 40: aten::_foreach_clamp_min_.Scalar */
    {{"aten::clamp_min_", NULL}, 2, {0, 1}}, /* 41: aten::_foreach_clamp_min_.ScalarList */
    {{"aten::clone", NULL}, 2, {0, 1}}, /* 42: aten::_foreach_clone */
    {{"aten::copy", NULL}, 3, {0, 1, 2}}, /* 43: aten::_foreach_copy */
    {{"aten::copy_", NULL}, 3, {0, 1, 2}}, /* 44: aten::_foreach_copy_ */
    {{"aten::cos", NULL}, 1, {0}}, /* 45: aten::_foreach_cos */
    {{"aten::cos_", NULL}, 1, {0}}, /* 46: aten::_foreach_cos_ */
    {{"aten::cosh", NULL}, 1, {0}}, /* 47: aten::_foreach_cosh */
    {{"aten::cosh_", NULL}, 1, {0}}, /* 48: aten::_foreach_cosh_ */
    {{"aten::div.Tensor", NULL}, 2, {0, 1}}, /* 49: aten::_foreach_div.List */
    {{"aten::div.Scalar", NULL}, 2, {0, 1}}, /* 50: aten::_foreach_div.Scalar */
    {{"aten::div.Scalar", NULL}, 2, {0, 1}}, /* 51: aten::_foreach_div.ScalarList */
    {{"aten::div.Tensor", NULL}, 2, {0, 1}}, /* 52: aten::_foreach_div.Tensor */
    {{"aten::div_.Tensor", NULL}, 2, {0, 1}}, /* 53: aten::_foreach_div_.List */
    {{"aten::div_.Scalar", NULL}, 2, {0, 1}}, /* 54: aten::_foreach_div_.Scalar */
    {{"aten::div_.Scalar", NULL}, 2, {0, 1}}, /* 55: aten::_foreach_div_.ScalarList */
    {{"aten::div_.Tensor", NULL}, 2, {0, 1}}, /* 56: aten::_foreach_div_.Tensor */
    {{"aten::erf", NULL}, 1, {0}}, /* 57: aten::_foreach_erf */
    {{"aten::erf_", NULL}, 1, {0}}, /* 58: aten::_foreach_erf_ */
    {{"aten::erfc", NULL}, 1, {0}}, /* 59: aten::_foreach_erfc */
    {{"aten::erfc_", NULL}, 1, {0}}, /* 60: aten::_foreach_erfc_ */
    {{"aten::exp", NULL}, 1, {0}}, /* 61: aten::_foreach_exp */
    {{"aten::exp_", NULL}, 1, {0}}, /* 62: aten::_foreach_exp_ */
    {{"aten::expm1", NULL}, 1, {0}}, /* 63: aten::_foreach_expm1 */
    {{"aten::expm1_", NULL}, 1, {0}}, /* 64: aten::_foreach_expm1_ */
    {{"aten::floor", NULL}, 1, {0}}, /* 65: aten::_foreach_floor */
    {{"aten::floor_", NULL}, 1, {0}}, /* 66: aten::_foreach_floor_ */
    {{"aten::frac", NULL}, 1, {0}}, /* 67: aten::_foreach_frac */
    {{"aten::frac_", NULL}, 1, {0}}, /* 68: aten::_foreach_frac_ */
    {{"aten::lerp.Tensor", NULL}, 3, {0, 1, 2}}, /* 69: aten::_foreach_lerp.List */
    {{"aten::lerp.Scalar", NULL}, 3, {0, 1, 2}}, /* 70: aten::_foreach_lerp.Scalar */
    {{"aten::lerp.Scalar", NULL}, 3, {0, 1, 2}}, /* 71: aten::_foreach_lerp.ScalarList */
    {{"aten::lerp_.Tensor", NULL}, 3, {0, 1, 2}}, /* 72: aten::_foreach_lerp_.List */
    {{"aten::lerp_.Scalar", NULL}, 3, {0, 1, 2}}, /* 73: aten::_foreach_lerp_.Scalar */
    {{"aten::lerp_.Scalar", NULL}, 3, {0, 1, 2}}, /* 74: aten::_foreach_lerp_.ScalarList */
    {{"aten::lgamma", NULL}, 1, {0}}, /* 75: aten::_foreach_lgamma */
    {{"aten::lgamma_", NULL}, 1, {0}}, /* 76: aten::_foreach_lgamma_ */
    {{"aten::log", NULL}, 1, {0}}, /* 77: aten::_foreach_log */
    {{"aten::log10", NULL}, 1, {0}}, /* 78: aten::_foreach_log10 */
    {{"aten::log10_", NULL}, 1, {0}}, /* 79: aten::_foreach_log10_ */
    {{"aten::log1p", NULL}, 1, {0}}, /* 80: aten::_foreach_log1p */
    {{"aten::log1p_", NULL}, 1, {0}}, /* 81: aten::_foreach_log1p_ */
    {{"aten::log2", NULL}, 1, {0}}, /* 82: aten::_foreach_log2 */
    {{"aten::log2_", NULL}, 1, {0}}, /* 83: aten::_foreach_log2_ */
    {{"aten::log_", NULL}, 1, {0}}, /* 84: aten::_foreach_log_ */
    {{"aten::max", NULL}, 1, {0}}, /* 85: aten::_foreach_max */
    {{"aten::maximum", NULL}, 2, {0, 1}}, /* 86: aten::_foreach_maximum.List */
    {{"tenon::maximum.Scalar", NULL}, 2, {0, 1}}, /* 87: aten::_foreach_maximum.Scalar */
    {{"tenon::maximum.Scalar", NULL}, 2, {0, 1}}, /* 88: aten::_foreach_maximum.ScalarList */
    {{"tenon::maximum_", NULL}, 2, {0, 1}}, /* 89: aten::_foreach_maximum_.List */
    {{"aten::clamp_min_", NULL}, 2, {0, 1}}, /* 90: aten::_foreach_maximum_.Scalar */
    {{"aten::clamp_min_", NULL}, 2, {0, 1}}, /* 91: aten::_foreach_maximum_.ScalarList */
    {{"aten::minimum", NULL}, 2, {0, 1}}, /* 92: aten::_foreach_minimum.List */
    {{"tenon::minimum.Scalar", NULL}, 2, {0, 1}}, /* 93: aten::_foreach_minimum.Scalar */
    {{"tenon::minimum.Scalar", NULL}, 2, {0, 1}}, /* 94: aten::_foreach_minimum.ScalarList */
    {{"tenon::minimum_", NULL}, 2, {0, 1}}, /* 95: aten::_foreach_minimum_.List */
    {{"aten::clamp_max_", NULL}, 2, {0, 1}}, /* 96: aten::_foreach_minimum_.Scalar */
    {{"aten::clamp_max_", NULL}, 2, {0, 1}}, /* 97: aten::_foreach_minimum_.ScalarList */
    {{"aten::mm", NULL}, 2, {0, 1}}, /* 98: aten::_foreach_mm */
    {{"aten::mul.Tensor", NULL}, 2, {0, 1}}, /* 99: aten::_foreach_mul.List */
    {{"aten::mul.Scalar", NULL}, 2, {0, 1}}, /* 100: aten::_foreach_mul.Scalar */
    {{"aten::mul.Scalar", NULL}, 2, {0, 1}}, /* 101: aten::_foreach_mul.ScalarList */
    {{"aten::mul.Tensor", NULL}, 2, {0, 1}}, /* 102: aten::_foreach_mul.Tensor */
    {{"aten::mul_.Tensor", NULL}, 2, {0, 1}}, /* 103: aten::_foreach_mul_.List */
    {{"aten::mul_.Scalar", NULL}, 2, {0, 1}}, /* 104: aten::_foreach_mul_.Scalar */
    {{"aten::mul_.Scalar", NULL}, 2, {0, 1}}, /* 105: aten::_foreach_mul_.ScalarList */
    {{"aten::mul_.Tensor", NULL}, 2, {0, 1}}, /* 106: aten::_foreach_mul_.Tensor */
    {{"aten::neg", NULL}, 1, {0}}, /* 107: aten::_foreach_neg */
    {{"aten::neg_", NULL}, 1, {0}}, /* 108: aten::_foreach_neg_ */
    {{"aten::linalg_vector_norm", NULL}, 5, {0, 1, 254, 254, 2}}, /* 109: aten::_foreach_norm.Scalar */
    {{"aten::pow.Tensor_Tensor", NULL}, 2, {0, 1}}, /* 110: aten::_foreach_pow.List */
    {{"aten::pow.Tensor_Scalar", NULL}, 2, {0, 1}}, /* 111: aten::_foreach_pow.Scalar */
    {{"aten::pow.Scalar", NULL}, 2, {0, 1}}, /* 112: aten::_foreach_pow.ScalarAndTensor */
    {{"aten::pow.Tensor_Scalar", NULL}, 2, {0, 1}}, /* 113: aten::_foreach_pow.ScalarList */
    {{"aten::pow_.Tensor", NULL}, 2, {0, 1}}, /* 114: aten::_foreach_pow_.List */
    {{"aten::pow_.Scalar", NULL}, 2, {0, 1}}, /* 115: aten::_foreach_pow_.Scalar */
    {{"aten::pow_.Scalar", NULL}, 2, {0, 1}}, /* 116: aten::_foreach_pow_.ScalarList */
    {{"aten::linalg__powsum", NULL}, 5, {0, 1, 254, 254, 2}}, /* 117: aten::_foreach_powsum.Scalar */
    {{"aten::reciprocal", NULL}, 1, {0}}, /* 118: aten::_foreach_reciprocal */
    {{"aten::reciprocal_", NULL}, 1, {0}}, /* 119: aten::_foreach_reciprocal_ */
    {{"aten::round", NULL}, 1, {0}}, /* 120: aten::_foreach_round */
    {{"aten::round_", NULL}, 1, {0}}, /* 121: aten::_foreach_round_ */
    {{"aten::rsqrt", NULL}, 1, {0}}, /* 122: aten::_foreach_rsqrt */
    {{"aten::rsqrt_", NULL}, 1, {0}}, /* 123: aten::_foreach_rsqrt_ */
    {{"aten::sigmoid", NULL}, 1, {0}}, /* 124: aten::_foreach_sigmoid */
    {{"aten::sigmoid_", NULL}, 1, {0}}, /* 125: aten::_foreach_sigmoid_ */
    {{"aten::sign", NULL}, 1, {0}}, /* 126: aten::_foreach_sign */
    {{"aten::sign_", NULL}, 1, {0}}, /* 127: aten::_foreach_sign_ */
    {{"aten::sin", NULL}, 1, {0}}, /* 128: aten::_foreach_sin */
    {{"aten::sin_", NULL}, 1, {0}}, /* 129: aten::_foreach_sin_ */
    {{"aten::sinh", NULL}, 1, {0}}, /* 130: aten::_foreach_sinh */
    {{"aten::sinh_", NULL}, 1, {0}}, /* 131: aten::_foreach_sinh_ */
    {{"aten::sqrt", NULL}, 1, {0}}, /* 132: aten::_foreach_sqrt */
    {{"aten::sqrt_", NULL}, 1, {0}}, /* 133: aten::_foreach_sqrt_ */
    {{"aten::sub.Tensor", NULL}, 3, {0, 1, 2}}, /* 134: aten::_foreach_sub.List */
    {{"aten::sub.Scalar", NULL}, 3, {0, 1, 255}}, /* 135: aten::_foreach_sub.Scalar */
    {{"aten::sub.Scalar", NULL}, 3, {0, 1, 255}}, /* 136: aten::_foreach_sub.ScalarList */
    {{"aten::sub_.Tensor", NULL}, 3, {0, 1, 2}}, /* 137: aten::_foreach_sub_.List */
    {{"aten::sub_.Scalar", NULL}, 3, {0, 1, 255}}, /* 138: aten::_foreach_sub_.Scalar */
    {{"aten::sub_.Scalar", NULL}, 3, {0, 1, 255}}, /* 139: aten::_foreach_sub_.ScalarList */
    {{"aten::tan", NULL}, 1, {0}}, /* 140: aten::_foreach_tan */
    {{"aten::tan_", NULL}, 1, {0}}, /* 141: aten::_foreach_tan_ */
    {{"aten::tanh", NULL}, 1, {0}}, /* 142: aten::_foreach_tanh */
    {{"aten::tanh_", NULL}, 1, {0}}, /* 143: aten::_foreach_tanh_ */
    {{"aten::trunc", NULL}, 1, {0}}, /* 144: aten::_foreach_trunc */
    {{"aten::trunc_", NULL}, 1, {0}}, /* 145: aten::_foreach_trunc_ */
    {{"aten::zero_", NULL}, 1, {0}}, /* 146: aten::_foreach_zero_ */
    {{NULL, NULL}, 0, {0}},
};

const uint32_t tni_num_builtins = 2426;

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
    {13502, 13521, 129, 1, 1, 0x0}, /* aten::_foreach_abs */
    {13567, 13590, 130, 1, 0, 0x20}, /* aten::_foreach_abs.out */
    {13655, 13675, 131, 1, 1, 0x0}, /* aten::_foreach_abs_ */
    {13720, 13740, 132, 1, 1, 0x0}, /* aten::_foreach_acos */
    {13787, 13811, 133, 1, 0, 0x20}, /* aten::_foreach_acos.out */
    {13877, 13898, 134, 1, 1, 0x0}, /* aten::_foreach_acos_ */
    {13944, 13968, 135, 1, 1, 0x0}, /* aten::_foreach_add.List */
    {14054, 14082, 136, 1, 0, 0x20}, /* aten::_foreach_add.List_out */
    {14184, 14210, 137, 1, 1, 0x0}, /* aten::_foreach_add.Scalar */
    {14278, 14308, 138, 1, 1, 0x0}, /* aten::_foreach_add.ScalarList */
    {14383, 14417, 139, 1, 0, 0x20}, /* aten::_foreach_add.ScalarList_out */
    {14511, 14541, 140, 1, 0, 0x20}, /* aten::_foreach_add.Scalar_out */
    {14628, 14654, 141, 1, 1, 0x0}, /* aten::_foreach_add.Tensor */
    {14740, 14770, 142, 1, 0, 0x20}, /* aten::_foreach_add.Tensor_out */
    {14872, 14897, 143, 1, 1, 0x0}, /* aten::_foreach_add_.List */
    {14982, 15009, 144, 1, 1, 0x0}, /* aten::_foreach_add_.Scalar */
    {15076, 15107, 145, 1, 1, 0x0}, /* aten::_foreach_add_.ScalarList */
    {15181, 15208, 146, 1, 1, 0x0}, /* aten::_foreach_add_.Tensor */
    {15293, 15323, 147, 1, 1, 0x0}, /* aten::_foreach_addcdiv.Scalar */
    {15432, 15466, 148, 1, 1, 0x0}, /* aten::_foreach_addcdiv.ScalarList */
    {15581, 15619, 149, 1, 0, 0x20}, /* aten::_foreach_addcdiv.ScalarList_out */
    {15753, 15787, 150, 1, 0, 0x20}, /* aten::_foreach_addcdiv.Scalar_out */
    {15915, 15945, 151, 1, 1, 0x0}, /* aten::_foreach_addcdiv.Tensor */
    {16054, 16088, 152, 1, 0, 0x20}, /* aten::_foreach_addcdiv.Tensor_out */
    {16216, 16247, 153, 1, 1, 0x0}, /* aten::_foreach_addcdiv_.Scalar */
    {16355, 16390, 154, 1, 1, 0x0}, /* aten::_foreach_addcdiv_.ScalarList */
    {16504, 16535, 155, 1, 1, 0x0}, /* aten::_foreach_addcdiv_.Tensor */
    {16643, 16673, 156, 1, 1, 0x0}, /* aten::_foreach_addcmul.Scalar */
    {16782, 16816, 157, 1, 1, 0x0}, /* aten::_foreach_addcmul.ScalarList */
    {16931, 16969, 158, 1, 0, 0x20}, /* aten::_foreach_addcmul.ScalarList_out */
    {17103, 17137, 159, 1, 0, 0x20}, /* aten::_foreach_addcmul.Scalar_out */
    {17265, 17295, 160, 1, 1, 0x0}, /* aten::_foreach_addcmul.Tensor */
    {17404, 17438, 161, 1, 0, 0x20}, /* aten::_foreach_addcmul.Tensor_out */
    {17566, 17597, 162, 1, 1, 0x0}, /* aten::_foreach_addcmul_.Scalar */
    {17705, 17740, 163, 1, 1, 0x0}, /* aten::_foreach_addcmul_.ScalarList */
    {17854, 17885, 164, 1, 1, 0x0}, /* aten::_foreach_addcmul_.Tensor */
    {17993, 18013, 165, 1, 1, 0x0}, /* aten::_foreach_asin */
    {18060, 18084, 166, 1, 0, 0x20}, /* aten::_foreach_asin.out */
    {18150, 18171, 167, 1, 1, 0x0}, /* aten::_foreach_asin_ */
    {18217, 18237, 168, 1, 1, 0x0}, /* aten::_foreach_atan */
    {18284, 18308, 169, 1, 0, 0x20}, /* aten::_foreach_atan.out */
    {18374, 18395, 170, 1, 1, 0x0}, /* aten::_foreach_atan_ */
    {18441, 18461, 171, 1, 1, 0x0}, /* aten::_foreach_ceil */
    {18508, 18532, 172, 1, 0, 0x20}, /* aten::_foreach_ceil.out */
    {18598, 18619, 173, 1, 1, 0x0}, /* aten::_foreach_ceil_ */
    {18665, 18695, 174, 1, 1, 0x0}, /* aten::_foreach_clamp_max.List */
    {18768, 18802, 175, 1, 0, 0x20}, /* aten::_foreach_clamp_max.List_out */
    {18894, 18926, 176, 1, 1, 0x0}, /* aten::_foreach_clamp_max.Scalar */
    {19000, 19036, 177, 1, 1, 0x0}, /* aten::_foreach_clamp_max.ScalarList */
    {19117, 19157, 178, 1, 0, 0x20}, /* aten::_foreach_clamp_max.ScalarList_out */
    {19257, 19293, 179, 1, 0, 0x20}, /* aten::_foreach_clamp_max.Scalar_out */
    {19386, 19417, 180, 1, 1, 0x0}, /* aten::_foreach_clamp_max_.List */
    {19489, 19522, 181, 1, 1, 0x0}, /* aten::_foreach_clamp_max_.Scalar */
    {19595, 19632, 182, 1, 1, 0x0}, /* aten::_foreach_clamp_max_.ScalarList */
    {19712, 19742, 183, 1, 1, 0x0}, /* aten::_foreach_clamp_min.List */
    {19815, 19849, 184, 1, 0, 0x20}, /* aten::_foreach_clamp_min.List_out */
    {19941, 19973, 185, 1, 1, 0x0}, /* aten::_foreach_clamp_min.Scalar */
    {20047, 20083, 186, 1, 1, 0x0}, /* aten::_foreach_clamp_min.ScalarList */
    {20164, 20204, 187, 1, 0, 0x20}, /* aten::_foreach_clamp_min.ScalarList_out */
    {20304, 20340, 188, 1, 0, 0x20}, /* aten::_foreach_clamp_min.Scalar_out */
    {20433, 20464, 189, 1, 1, 0x0}, /* aten::_foreach_clamp_min_.List */
    {20536, 20569, 190, 1, 1, 0x0}, /* aten::_foreach_clamp_min_.Scalar */
    {20642, 20679, 191, 1, 1, 0x0}, /* aten::_foreach_clamp_min_.ScalarList */
    {20759, 20780, 192, 1, 1, 0x0}, /* aten::_foreach_clone */
    {20865, 20890, 193, 1, 0, 0x20}, /* aten::_foreach_clone.out */
    {20991, 21011, 194, 1, 1, 0x0}, /* aten::_foreach_copy */
    {21106, 21130, 195, 1, 0, 0x20}, /* aten::_foreach_copy.out */
    {21235, 21256, 196, 1, 1, 0x0}, /* aten::_foreach_copy_ */
    {21341, 21360, 197, 1, 1, 0x0}, /* aten::_foreach_cos */
    {21406, 21429, 198, 1, 0, 0x20}, /* aten::_foreach_cos.out */
    {21494, 21514, 199, 1, 1, 0x0}, /* aten::_foreach_cos_ */
    {21559, 21579, 200, 1, 1, 0x0}, /* aten::_foreach_cosh */
    {21626, 21650, 201, 1, 0, 0x20}, /* aten::_foreach_cosh.out */
    {21716, 21737, 202, 1, 1, 0x0}, /* aten::_foreach_cosh_ */
    {21783, 21807, 203, 1, 1, 0x0}, /* aten::_foreach_div.List */
    {21874, 21902, 204, 1, 0, 0x20}, /* aten::_foreach_div.List_out */
    {21988, 22014, 205, 1, 1, 0x0}, /* aten::_foreach_div.Scalar */
    {22082, 22112, 206, 1, 1, 0x0}, /* aten::_foreach_div.ScalarList */
    {22187, 22221, 207, 1, 0, 0x20}, /* aten::_foreach_div.ScalarList_out */
    {22315, 22345, 208, 1, 0, 0x20}, /* aten::_foreach_div.Scalar_out */
    {22432, 22458, 209, 1, 1, 0x0}, /* aten::_foreach_div.Tensor */
    {22525, 22555, 210, 1, 0, 0x20}, /* aten::_foreach_div.Tensor_out */
    {22641, 22666, 211, 1, 1, 0x0}, /* aten::_foreach_div_.List */
    {22732, 22759, 212, 1, 1, 0x0}, /* aten::_foreach_div_.Scalar */
    {22826, 22857, 213, 1, 1, 0x0}, /* aten::_foreach_div_.ScalarList */
    {22931, 22958, 214, 1, 1, 0x0}, /* aten::_foreach_div_.Tensor */
    {23024, 23043, 215, 1, 1, 0x0}, /* aten::_foreach_erf */
    {23089, 23112, 216, 1, 0, 0x20}, /* aten::_foreach_erf.out */
    {23177, 23197, 217, 1, 1, 0x0}, /* aten::_foreach_erf_ */
    {23242, 23262, 218, 1, 1, 0x0}, /* aten::_foreach_erfc */
    {23309, 23333, 219, 1, 0, 0x20}, /* aten::_foreach_erfc.out */
    {23399, 23420, 220, 1, 1, 0x0}, /* aten::_foreach_erfc_ */
    {23466, 23485, 221, 1, 1, 0x0}, /* aten::_foreach_exp */
    {23531, 23554, 222, 1, 0, 0x20}, /* aten::_foreach_exp.out */
    {23619, 23639, 223, 1, 1, 0x0}, /* aten::_foreach_exp_ */
    {23684, 23705, 224, 1, 1, 0x0}, /* aten::_foreach_expm1 */
    {23753, 23778, 225, 1, 0, 0x20}, /* aten::_foreach_expm1.out */
    {23845, 23867, 226, 1, 1, 0x0}, /* aten::_foreach_expm1_ */
    {23914, 23935, 227, 1, 1, 0x0}, /* aten::_foreach_floor */
    {23983, 24008, 228, 1, 0, 0x20}, /* aten::_foreach_floor.out */
    {24075, 24097, 229, 1, 1, 0x0}, /* aten::_foreach_floor_ */
    {24144, 24164, 230, 1, 1, 0x0}, /* aten::_foreach_frac */
    {24211, 24235, 231, 1, 0, 0x20}, /* aten::_foreach_frac.out */
    {24301, 24322, 232, 1, 1, 0x0}, /* aten::_foreach_frac_ */
    {24368, 24393, 233, 1, 1, 0x0}, /* aten::_foreach_lerp.List */
    {24482, 24511, 234, 1, 0, 0x20}, /* aten::_foreach_lerp.List_out */
    {24619, 24646, 235, 1, 1, 0x0}, /* aten::_foreach_lerp.Scalar */
    {24734, 24765, 236, 1, 1, 0x0}, /* aten::_foreach_lerp.ScalarList */
    {24859, 24894, 237, 1, 0, 0x20}, /* aten::_foreach_lerp.ScalarList_out */
    {25007, 25038, 238, 1, 0, 0x20}, /* aten::_foreach_lerp.Scalar_out */
    {25145, 25171, 239, 1, 1, 0x0}, /* aten::_foreach_lerp_.List */
    {25259, 25287, 240, 1, 1, 0x0}, /* aten::_foreach_lerp_.Scalar */
    {25374, 25406, 241, 1, 1, 0x0}, /* aten::_foreach_lerp_.ScalarList */
    {25499, 25521, 242, 1, 1, 0x0}, /* aten::_foreach_lgamma */
    {25570, 25596, 243, 1, 0, 0x20}, /* aten::_foreach_lgamma.out */
    {25664, 25687, 244, 1, 1, 0x0}, /* aten::_foreach_lgamma_ */
    {25735, 25754, 245, 1, 1, 0x0}, /* aten::_foreach_log */
    {25800, 25823, 246, 1, 0, 0x20}, /* aten::_foreach_log.out */
    {25888, 25909, 247, 1, 1, 0x0}, /* aten::_foreach_log10 */
    {25957, 25982, 248, 1, 0, 0x20}, /* aten::_foreach_log10.out */
    {26049, 26071, 249, 1, 1, 0x0}, /* aten::_foreach_log10_ */
    {26118, 26139, 250, 1, 1, 0x0}, /* aten::_foreach_log1p */
    {26187, 26212, 251, 1, 0, 0x20}, /* aten::_foreach_log1p.out */
    {26279, 26301, 252, 1, 1, 0x0}, /* aten::_foreach_log1p_ */
    {26348, 26368, 253, 1, 1, 0x0}, /* aten::_foreach_log2 */
    {26415, 26439, 254, 1, 0, 0x20}, /* aten::_foreach_log2.out */
    {26505, 26526, 255, 1, 1, 0x0}, /* aten::_foreach_log2_ */
    {26572, 26592, 256, 1, 1, 0x0}, /* aten::_foreach_log_ */
    {26637, 26656, 257, 1, 1, 0x0}, /* aten::_foreach_max */
    {26702, 26725, 258, 1, 0, 0x20}, /* aten::_foreach_max.out */
    {26790, 26818, 259, 1, 1, 0x0}, /* aten::_foreach_maximum.List */
    {26889, 26921, 260, 1, 0, 0x20}, /* aten::_foreach_maximum.List_out */
    {27011, 27041, 261, 1, 1, 0x0}, /* aten::_foreach_maximum.Scalar */
    {27113, 27147, 262, 1, 1, 0x0}, /* aten::_foreach_maximum.ScalarList */
    {27226, 27264, 263, 1, 0, 0x20}, /* aten::_foreach_maximum.ScalarList_out */
    {27362, 27396, 264, 1, 0, 0x20}, /* aten::_foreach_maximum.Scalar_out */
    {27487, 27516, 265, 1, 1, 0x0}, /* aten::_foreach_maximum_.List */
    {27586, 27617, 266, 1, 1, 0x0}, /* aten::_foreach_maximum_.Scalar */
    {27688, 27723, 267, 1, 1, 0x0}, /* aten::_foreach_maximum_.ScalarList */
    {27801, 27829, 268, 1, 1, 0x0}, /* aten::_foreach_minimum.List */
    {27900, 27932, 269, 1, 0, 0x20}, /* aten::_foreach_minimum.List_out */
    {28022, 28052, 270, 1, 1, 0x0}, /* aten::_foreach_minimum.Scalar */
    {28124, 28158, 271, 1, 1, 0x0}, /* aten::_foreach_minimum.ScalarList */
    {28237, 28275, 272, 1, 0, 0x20}, /* aten::_foreach_minimum.ScalarList_out */
    {28373, 28407, 273, 1, 0, 0x20}, /* aten::_foreach_minimum.Scalar_out */
    {28498, 28527, 274, 1, 1, 0x0}, /* aten::_foreach_minimum_.List */
    {28597, 28628, 275, 1, 1, 0x0}, /* aten::_foreach_minimum_.Scalar */
    {28699, 28734, 276, 1, 1, 0x0}, /* aten::_foreach_minimum_.ScalarList */
    {28812, 28830, 277, 1, 1, 0x0}, /* aten::_foreach_mm */
    {28890, 28914, 278, 1, 1, 0x0}, /* aten::_foreach_mul.List */
    {28981, 29009, 279, 1, 0, 0x20}, /* aten::_foreach_mul.List_out */
    {29095, 29121, 280, 1, 1, 0x0}, /* aten::_foreach_mul.Scalar */
    {29189, 29219, 281, 1, 1, 0x0}, /* aten::_foreach_mul.ScalarList */
    {29294, 29328, 282, 1, 0, 0x20}, /* aten::_foreach_mul.ScalarList_out */
    {29422, 29452, 283, 1, 0, 0x20}, /* aten::_foreach_mul.Scalar_out */
    {29539, 29565, 284, 1, 1, 0x0}, /* aten::_foreach_mul.Tensor */
    {29632, 29662, 285, 1, 0, 0x20}, /* aten::_foreach_mul.Tensor_out */
    {29748, 29773, 286, 1, 1, 0x0}, /* aten::_foreach_mul_.List */
    {29839, 29866, 287, 1, 1, 0x0}, /* aten::_foreach_mul_.Scalar */
    {29933, 29964, 288, 1, 1, 0x0}, /* aten::_foreach_mul_.ScalarList */
    {30038, 30065, 289, 1, 1, 0x0}, /* aten::_foreach_mul_.Tensor */
    {30131, 30150, 290, 1, 1, 0x0}, /* aten::_foreach_neg */
    {30196, 30219, 291, 1, 0, 0x20}, /* aten::_foreach_neg.out */
    {30284, 30304, 292, 1, 1, 0x0}, /* aten::_foreach_neg_ */
    {30349, 30376, 293, 1, 1, 0x0}, /* aten::_foreach_norm.Scalar */
    {30468, 30499, 294, 1, 0, 0x20}, /* aten::_foreach_norm.Scalar_out */
    {30610, 30634, 295, 1, 1, 0x0}, /* aten::_foreach_pow.List */
    {30704, 30732, 296, 1, 0, 0x20}, /* aten::_foreach_pow.List_out */
    {30821, 30847, 297, 1, 1, 0x0}, /* aten::_foreach_pow.Scalar */
    {30917, 30952, 298, 1, 1, 0x0}, /* aten::_foreach_pow.ScalarAndTensor */
    {31031, 31061, 299, 1, 1, 0x0}, /* aten::_foreach_pow.ScalarList */
    {31137, 31171, 300, 1, 0, 0x20}, /* aten::_foreach_pow.ScalarList_out */
    {31266, 31296, 301, 1, 0, 0x20}, /* aten::_foreach_pow.Scalar_out */
    {31385, 31410, 302, 1, 1, 0x0}, /* aten::_foreach_pow_.List */
    {31479, 31506, 303, 1, 1, 0x0}, /* aten::_foreach_pow_.Scalar */
    {31575, 31606, 304, 1, 1, 0x0}, /* aten::_foreach_pow_.ScalarList */
    {31681, 31710, 305, 1, 1, 0x0}, /* aten::_foreach_powsum.Scalar */
    {31804, 31837, 306, 1, 0, 0x20}, /* aten::_foreach_powsum.Scalar_out */
    {31950, 31976, 307, 1, 1, 0x0}, /* aten::_foreach_reciprocal */
    {32029, 32059, 308, 1, 0, 0x20}, /* aten::_foreach_reciprocal.out */
    {32131, 32158, 309, 1, 1, 0x0}, /* aten::_foreach_reciprocal_ */
    {32210, 32231, 310, 1, 1, 0x0}, /* aten::_foreach_round */
    {32279, 32304, 311, 1, 0, 0x20}, /* aten::_foreach_round.out */
    {32371, 32393, 312, 1, 1, 0x0}, /* aten::_foreach_round_ */
    {32440, 32461, 313, 1, 1, 0x0}, /* aten::_foreach_rsqrt */
    {32509, 32534, 314, 1, 0, 0x20}, /* aten::_foreach_rsqrt.out */
    {32601, 32623, 315, 1, 1, 0x0}, /* aten::_foreach_rsqrt_ */
    {32670, 32693, 316, 1, 1, 0x0}, /* aten::_foreach_sigmoid */
    {32743, 32770, 317, 1, 0, 0x20}, /* aten::_foreach_sigmoid.out */
    {32839, 32863, 318, 1, 1, 0x0}, /* aten::_foreach_sigmoid_ */
    {32912, 32932, 319, 1, 1, 0x0}, /* aten::_foreach_sign */
    {32979, 33003, 320, 1, 0, 0x20}, /* aten::_foreach_sign.out */
    {33069, 33090, 321, 1, 1, 0x0}, /* aten::_foreach_sign_ */
    {33136, 33155, 322, 1, 1, 0x0}, /* aten::_foreach_sin */
    {33201, 33224, 323, 1, 0, 0x20}, /* aten::_foreach_sin.out */
    {33289, 33309, 324, 1, 1, 0x0}, /* aten::_foreach_sin_ */
    {33354, 33374, 325, 1, 1, 0x0}, /* aten::_foreach_sinh */
    {33421, 33445, 326, 1, 0, 0x20}, /* aten::_foreach_sinh.out */
    {33511, 33532, 327, 1, 1, 0x0}, /* aten::_foreach_sinh_ */
    {33578, 33598, 328, 1, 1, 0x0}, /* aten::_foreach_sqrt */
    {33645, 33669, 329, 1, 0, 0x20}, /* aten::_foreach_sqrt.out */
    {33735, 33756, 330, 1, 1, 0x0}, /* aten::_foreach_sqrt_ */
    {33802, 33826, 331, 1, 1, 0x0}, /* aten::_foreach_sub.List */
    {33912, 33940, 332, 1, 0, 0x20}, /* aten::_foreach_sub.List_out */
    {34042, 34068, 333, 1, 1, 0x0}, /* aten::_foreach_sub.Scalar */
    {34136, 34166, 334, 1, 1, 0x0}, /* aten::_foreach_sub.ScalarList */
    {34241, 34275, 335, 1, 0, 0x20}, /* aten::_foreach_sub.ScalarList_out */
    {34369, 34399, 336, 1, 0, 0x20}, /* aten::_foreach_sub.Scalar_out */
    {34486, 34511, 337, 1, 1, 0x0}, /* aten::_foreach_sub_.List */
    {34596, 34623, 338, 1, 1, 0x0}, /* aten::_foreach_sub_.Scalar */
    {34690, 34721, 339, 1, 1, 0x0}, /* aten::_foreach_sub_.ScalarList */
    {34795, 34814, 340, 1, 1, 0x0}, /* aten::_foreach_tan */
    {34860, 34883, 341, 1, 0, 0x20}, /* aten::_foreach_tan.out */
    {34948, 34968, 342, 1, 1, 0x0}, /* aten::_foreach_tan_ */
    {35013, 35033, 343, 1, 1, 0x0}, /* aten::_foreach_tanh */
    {35080, 35104, 344, 1, 0, 0x20}, /* aten::_foreach_tanh.out */
    {35170, 35191, 345, 1, 1, 0x0}, /* aten::_foreach_tanh_ */
    {35237, 35258, 346, 1, 1, 0x0}, /* aten::_foreach_trunc */
    {35306, 35331, 347, 1, 0, 0x20}, /* aten::_foreach_trunc.out */
    {35398, 35420, 348, 1, 1, 0x0}, /* aten::_foreach_trunc_ */
    {35467, 35487, 349, 1, 0, 0x20}, /* aten::_foreach_zero */
    {35543, 35567, 350, 1, 0, 0x20}, /* aten::_foreach_zero.out */
    {35633, 35654, 351, 1, 1, 0x0}, /* aten::_foreach_zero_ */
    {35700, 35722, 352, 1, 3, 0x0}, /* aten::_fused_rms_norm */
    {35830, 35854, 353, 2, 3, 0x2000}, /* aten::_fused_sdp_choice */
    {36037, 36055, 355, 2, 3, 0x0}, /* aten::_grouped_mm */
    {36175, 36204, 357, 2, 3, 0x0}, /* aten::_histogramdd_bin_edges */
    {36335, 36368, 359, 1, 0, 0x20}, /* aten::_histogramdd_bin_edges.out */
    {36515, 36547, 360, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_cts */
    {36679, 36715, 362, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_cts.out */
    {36871, 36907, 363, 2, 3, 0x0}, /* aten::_histogramdd_from_bin_tensors */
    {37025, 37065, 365, 1, 0, 0x20}, /* aten::_histogramdd_from_bin_tensors.out */
    {37207, 37229, 366, 1, 0, 0x20}, /* aten::_index_put_impl */
    {37350, 37376, 367, 1, 0, 0x20}, /* aten::_index_put_impl.out */
    {37524, 37547, 368, 2, 1, 0x0}, /* aten::_index_put_impl_ */
    {37677, 37691, 370, 2, 3, 0x0}, /* aten::_int_mm */
    {37741, 37759, 372, 2, 3, 0x0}, /* aten::_int_mm.out */
    {37836, 37855, 374, 1, 3, 0x0}, /* aten::_is_all_true */
    {37897, 37916, 375, 1, 3, 0x0}, /* aten::_is_any_true */
    {37958, 37985, 376, 2, 3, 0x0}, /* aten::_linalg_check_errors */
    {38064, 38082, 378, 2, 3, 0x0}, /* aten::_linalg_det */
    {38155, 38180, 380, 2, 3, 0x0}, /* aten::_linalg_det.result */
    {38328, 38347, 382, 2, 3, 0x0}, /* aten::_linalg_eigh */
    {38456, 38487, 384, 2, 3, 0x0}, /* aten::_linalg_eigh.eigenvalues */
    {38668, 38690, 386, 2, 3, 0x0}, /* aten::_linalg_eigvals */
    {38735, 38757, 388, 2, 3, 0x0}, /* aten::_linalg_slogdet */
    {38850, 38877, 390, 2, 3, 0x0}, /* aten::_linalg_slogdet.sign */
    {39067, 39090, 392, 2, 3, 0x0}, /* aten::_linalg_solve_ex */
    {39235, 39265, 394, 2, 3, 0x0}, /* aten::_linalg_solve_ex.result */
    {39503, 39521, 396, 2, 3, 0x0}, /* aten::_linalg_svd */
    {39653, 39673, 398, 2, 3, 0x0}, /* aten::_linalg_svd.U */
    {39862, 39888, 400, 1, 3, 0x5}, /* aten::_local_scalar_dense */
    {39937, 39956, 401, 3, 3, 0x1}, /* aten::_log_softmax */
    {40027, 40050, 404, 2, 3, 0x0}, /* aten::_log_softmax.out */
    {40148, 40181, 406, 3, 3, 0x0}, /* aten::_log_softmax_backward_data */
    {40292, 40329, 409, 2, 3, 0x0}, /* aten::_log_softmax_backward_data.out */
    {40467, 40487, 411, 2, 3, 0x0}, /* aten::_logcumsumexp */
    {40539, 40563, 413, 2, 3, 0x0}, /* aten::_logcumsumexp.out */
    {40642, 40662, 415, 1, 3, 0x0}, /* aten::_lu_with_info */
    {40779, 40810, 416, 2, 3, 0x1}, /* aten::_native_batch_norm_legit */
    {41004, 41044, 418, 2, 3, 0x1}, /* aten::_native_batch_norm_legit.no_stats */
    {41198, 41242, 420, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.no_stats_out */
    {41477, 41512, 422, 2, 3, 0x0}, /* aten::_native_batch_norm_legit.out */
    {41787, 41829, 424, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_functional */
    {42075, 42118, 425, 1, 3, 0x1}, /* aten::_native_batch_norm_legit_no_training */
    {42301, 42348, 426, 1, 0, 0x20}, /* aten::_native_batch_norm_legit_no_training.out */
    {42601, 42617, 427, 1, 3, 0x0}, /* aten::_neg_view */
    {42662, 42683, 428, 1, 3, 0x80000}, /* aten::_neg_view_copy */
    {42727, 42752, 429, 1, 0, 0x80020}, /* aten::_neg_view_copy.out */
    {42823, 42845, 430, 2, 3, 0x0}, /* aten::_pdist_backward */
    {42926, 42952, 432, 1, 0, 0x20}, /* aten::_pdist_backward.out */
    {43060, 43081, 433, 2, 3, 0x1}, /* aten::_pdist_forward */
    {43136, 43161, 435, 1, 0, 0x20}, /* aten::_pdist_forward.out */
    {43244, 43264, 436, 2, 3, 0x0}, /* aten::_prelu_kernel */
    {43322, 43351, 438, 2, 3, 0x0}, /* aten::_prelu_kernel_backward */
    {43448, 43469, 440, 2, 0, 0x0}, /* aten::_reshape_alias */
    {43551, 43577, 442, 1, 3, 0x80000}, /* aten::_reshape_alias_copy */
    {43658, 43688, 443, 1, 0, 0x80020}, /* aten::_reshape_alias_copy.out */
    {43796, 43816, 444, 1, 3, 0x0}, /* aten::_safe_softmax */
    {43892, 43933, 445, 1, 3, 0x2000}, /* aten::_scaled_dot_product_attention_math */
    {44173, 44223, 446, 2, 3, 0x2000}, /* aten::_scaled_dot_product_flash_attention_for_cpu */
    {44439, 44498, 448, 2, 1, 0x0}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward */
    {44782, 44799, 450, 2, 3, 0x400}, /* aten::_scaled_mm */
    {44985, 45006, 452, 2, 3, 0x400}, /* aten::_scaled_mm.out */
    {45219, 45250, 454, 2, 3, 0x0}, /* aten::_segment_reduce_backward */
    {45425, 45460, 456, 1, 0, 0x20}, /* aten::_segment_reduce_backward.out */
    {45659, 45699, 457, 2, 3, 0x0}, /* aten::_slow_conv2d_backward.output_mask */
    {45929, 45973, 459, 1, 0, 0x20}, /* aten::_slow_conv2d_backward.output_mask_out */
    {46240, 46267, 460, 2, 3, 0x0}, /* aten::_slow_conv2d_forward */
    {46406, 46440, 462, 2, 3, 0x0}, /* aten::_slow_conv2d_forward.output */
    {46612, 46627, 464, 3, 3, 0x1}, /* aten::_softmax */
    {46694, 46713, 467, 2, 3, 0x0}, /* aten::_softmax.out */
    {46807, 46836, 469, 3, 3, 0x0}, /* aten::_softmax_backward_data */
    {46943, 46976, 472, 2, 3, 0x0}, /* aten::_softmax_backward_data.out */
    {47117, 47162, 474, 1, 3, 0x0}, /* aten::_thnn_differentiable_gru_cell_backward */
    {47360, 47406, 475, 1, 3, 0x0}, /* aten::_thnn_differentiable_lstm_cell_backward */
    {47634, 47649, 476, 1, 0, 0x1}, /* aten::_to_copy */
    {47838, 47857, 477, 1, 0, 0x20}, /* aten::_to_copy.out */
    {47981, 47998, 478, 1, 3, 0x0}, /* aten::_trilinear */
    {48135, 48156, 479, 1, 0, 0x20}, /* aten::_trilinear.out */
    {48320, 48334, 480, 2, 3, 0x8}, /* aten::_unique */
    {48426, 48444, 482, 1, 0, 0x20}, /* aten::_unique.out */
    {48585, 48600, 483, 2, 3, 0x8}, /* aten::_unique2 */
    {48727, 48746, 485, 1, 0, 0x20}, /* aten::_unique2.out */
    {48943, 48970, 486, 1, 3, 0x0}, /* aten::_unsafe_index.Tensor */
    {49039, 49063, 487, 1, 1, 0x0}, /* aten::_unsafe_index_put */
    {49167, 49194, 488, 1, 3, 0x0}, /* aten::_unsafe_masked_index */
    {49289, 49331, 489, 1, 3, 0x0}, /* aten::_unsafe_masked_index_put_accumulate */
    {49443, 49462, 490, 1, 3, 0x0}, /* aten::_unsafe_view */
    {49519, 49542, 491, 1, 0, 0x20}, /* aten::_unsafe_view.out */
    {49626, 49655, 492, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa */
    {49794, 49827, 494, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.out */
    {49993, 50026, 496, 1, 3, 0x0}, /* aten::_upsample_bicubic2d_aa.vec */
    {50150, 50188, 497, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward */
    {50365, 50414, 499, 2, 3, 0x0}, /* aten::_upsample_bicubic2d_aa_backward.grad_input */
    {50632, 50662, 501, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa */
    {50802, 50836, 503, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.out */
    {51003, 51037, 505, 1, 3, 0x0}, /* aten::_upsample_bilinear2d_aa.vec */
    {51162, 51201, 506, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward */
    {51379, 51429, 508, 2, 3, 0x0}, /* aten::_upsample_bilinear2d_aa_backward.grad_input */
    {51648, 51677, 510, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa */
    {51816, 51849, 512, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.out */
    {52015, 52048, 514, 1, 3, 0x0}, /* aten::_upsample_lanczos2d_aa.vec */
    {52172, 52210, 515, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward */
    {52387, 52436, 517, 2, 3, 0x0}, /* aten::_upsample_lanczos2d_aa_backward.grad_input */
    {52654, 52686, 519, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d */
    {52784, 52820, 521, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d.out */
    {52945, 52981, 523, 1, 3, 0x0}, /* aten::_upsample_nearest_exact1d.vec */
    {53088, 53129, 524, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward */
    {53265, 53317, 526, 2, 3, 0x0}, /* aten::_upsample_nearest_exact1d_backward.grad_input */
    {53494, 53526, 528, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d */
    {53648, 53684, 530, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d.out */
    {53833, 53869, 532, 1, 3, 0x0}, /* aten::_upsample_nearest_exact2d.vec */
    {53976, 54017, 533, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward */
    {54177, 54229, 535, 2, 3, 0x0}, /* aten::_upsample_nearest_exact2d_backward.grad_input */
    {54430, 54462, 537, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d */
    {54606, 54642, 539, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d.out */
    {54813, 54849, 541, 1, 3, 0x0}, /* aten::_upsample_nearest_exact3d.vec */
    {54956, 54997, 542, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward */
    {55179, 55231, 544, 2, 3, 0x0}, /* aten::_upsample_nearest_exact3d_backward.grad_input */
    {55454, 55488, 546, 2, 3, 0x0}, /* aten::_weight_int4pack_mm_for_cpu */
    {55597, 55623, 548, 2, 3, 0x0}, /* aten::_weight_int8pack_mm */
    {55700, 55710, 550, 2, 1, 0x10001}, /* aten::abs */
    {55743, 55757, 552, 2, 1, 0x10000}, /* aten::abs.out */
    {55817, 55828, 554, 2, 1, 0x0}, /* aten::abs_ */
    {55870, 55885, 556, 1, 1, 0x0}, /* aten::absolute */
    {55923, 55942, 557, 1, 1, 0x0}, /* aten::absolute.out */
    {56007, 56023, 558, 1, 1, 0x0}, /* aten::absolute_ */
    {56070, 56081, 559, 3, 1, 0x10001}, /* aten::acos */
    {56115, 56130, 562, 2, 1, 0x10000}, /* aten::acos.out */
    {56191, 56203, 564, 3, 1, 0x10000}, /* aten::acos_ */
    {56246, 56258, 567, 3, 3, 0x10001}, /* aten::acosh */
    {56293, 56309, 570, 2, 3, 0x10000}, /* aten::acosh.out */
    {56371, 56384, 572, 3, 3, 0x10000}, /* aten::acosh_ */
    {56428, 56454, 575, 1, 3, 0x1}, /* aten::adaptive_avg_pool1d */
    {56523, 56549, 576, 1, 3, 0x0}, /* aten::adaptive_avg_pool2d */
    {56621, 56651, 577, 2, 3, 0x0}, /* aten::adaptive_avg_pool2d.out */
    {56750, 56776, 579, 1, 3, 0x0}, /* aten::adaptive_avg_pool3d */
    {56848, 56878, 580, 2, 3, 0x0}, /* aten::adaptive_avg_pool3d.out */
    {56977, 57003, 582, 1, 3, 0x0}, /* aten::adaptive_max_pool1d */
    {57082, 57108, 583, 2, 3, 0x0}, /* aten::adaptive_max_pool2d */
    {57187, 57217, 585, 2, 3, 0x0}, /* aten::adaptive_max_pool2d.out */
    {57347, 57382, 587, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward */
    {57476, 57522, 589, 2, 3, 0x0}, /* aten::adaptive_max_pool2d_backward.grad_input */
    {57657, 57683, 591, 2, 3, 0x0}, /* aten::adaptive_max_pool3d */
    {57762, 57792, 593, 2, 3, 0x0}, /* aten::adaptive_max_pool3d.out */
    {57922, 57957, 595, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward */
    {58051, 58097, 597, 2, 3, 0x0}, /* aten::adaptive_max_pool3d_backward.grad_input */
    {58232, 58249, 599, 1, 1, 0x10001}, /* aten::add.Scalar */
    {58319, 58340, 600, 1, 0, 0x20}, /* aten::add.Scalar_out */
    {58437, 58454, 601, 3, 1, 0x10001}, /* aten::add.Tensor */
    {58527, 58541, 604, 2, 1, 0x10000}, /* aten::add.out */
    {58631, 58649, 606, 1, 1, 0x10000}, /* aten::add_.Scalar */
    {58728, 58746, 607, 3, 1, 0x10000}, /* aten::add_.Tensor */
    {58828, 58841, 610, 2, 3, 0x0}, /* aten::addbmm */
    {58941, 58958, 612, 2, 3, 0x0}, /* aten::addbmm.out */
    {59082, 59096, 614, 2, 3, 0x0}, /* aten::addbmm_ */
    {59205, 59219, 616, 3, 1, 0x10000}, /* aten::addcdiv */
    {59307, 59325, 619, 2, 1, 0x10000}, /* aten::addcdiv.out */
    {59437, 59452, 621, 3, 1, 0x10000}, /* aten::addcdiv_ */
    {59549, 59563, 624, 3, 1, 0x10000}, /* aten::addcmul */
    {59651, 59669, 627, 2, 1, 0x10000}, /* aten::addcmul.out */
    {59781, 59796, 629, 3, 1, 0x10000}, /* aten::addcmul_ */
    {59893, 59905, 632, 3, 3, 0x1}, /* aten::addmm */
    {60000, 60016, 635, 2, 3, 0x0}, /* aten::addmm.out */
    {60135, 60148, 637, 3, 3, 0x0}, /* aten::addmm_ */
    {60252, 60264, 640, 3, 3, 0x0}, /* aten::addmv */
    {60357, 60373, 643, 2, 3, 0x0}, /* aten::addmv.out */
    {60490, 60503, 645, 3, 3, 0x0}, /* aten::addmv_ */
    {60605, 60616, 648, 1, 3, 0x0}, /* aten::addr */
    {60710, 60725, 649, 1, 3, 0x0}, /* aten::addr.out */
    {60843, 60855, 650, 1, 3, 0x0}, /* aten::addr_ */
    {60958, 60972, 651, 1, 3, 0x0}, /* aten::adjoint */
    {61015, 61043, 652, 1, 3, 0x0}, /* aten::affine_grid_generator */
    {61130, 61162, 653, 1, 0, 0x20}, /* aten::affine_grid_generator.out */
    {61276, 61313, 654, 1, 3, 0x0}, /* aten::affine_grid_generator_backward */
    {61408, 61420, 655, 1, 3, 0x1}, /* aten::alias */
    {61461, 61478, 656, 1, 3, 0x80000}, /* aten::alias_copy */
    {61518, 61539, 657, 1, 0, 0x80020}, /* aten::alias_copy.out */
    {61606, 61616, 658, 3, 1, 0x40000}, /* aten::all */
    {61649, 61667, 661, 2, 1, 0x40000}, /* aten::all.all_out */
    {61731, 61745, 663, 3, 1, 0x40000}, /* aten::all.dim */
    {61811, 61826, 666, 3, 1, 0x40000}, /* aten::all.dims */
    {61901, 61920, 669, 2, 1, 0x40000}, /* aten::all.dims_out */
    {62022, 62036, 671, 2, 1, 0x40000}, /* aten::all.out */
    {62125, 62140, 673, 1, 3, 0x4}, /* aten::allclose */
    {62248, 62268, 674, 1, 3, 0x2100}, /* aten::alpha_dropout */
    {62333, 62354, 675, 1, 3, 0x2000}, /* aten::alpha_dropout_ */
    {62427, 62438, 676, 3, 3, 0x40001}, /* aten::amax */
    {62507, 62522, 679, 2, 3, 0x40000}, /* aten::amax.out */
    {62618, 62629, 681, 3, 3, 0x40001}, /* aten::amin */
    {62698, 62713, 684, 2, 3, 0x40000}, /* aten::amin.out */
    {62809, 62823, 686, 3, 1, 0x40000}, /* aten::aminmax */
    {62916, 62934, 689, 2, 1, 0x40000}, /* aten::aminmax.out */
    {63071, 63083, 691, 2, 1, 0x10000}, /* aten::angle */
    {63118, 63134, 693, 2, 1, 0x10000}, /* aten::angle.out */
    {63196, 63206, 695, 3, 1, 0x40001}, /* aten::any */
    {63239, 63257, 698, 2, 1, 0x40000}, /* aten::any.all_out */
    {63321, 63335, 700, 3, 1, 0x40001}, /* aten::any.dim */
    {63401, 63416, 703, 3, 1, 0x40001}, /* aten::any.dims */
    {63491, 63510, 706, 2, 1, 0x40000}, /* aten::any.dims_out */
    {63612, 63626, 708, 2, 1, 0x40000}, /* aten::any.out */
    {63715, 63728, 710, 2, 3, 0x0}, /* aten::arange */
    {63855, 63872, 712, 1, 3, 0x0}, /* aten::arange.out */
    {63934, 63953, 713, 2, 3, 0x0}, /* aten::arange.start */
    {64100, 64123, 715, 2, 3, 0x0}, /* aten::arange.start_out */
    {64220, 64244, 717, 2, 3, 0x1}, /* aten::arange.start_step */
    {64411, 64424, 719, 1, 3, 0x0}, /* aten::arccos */
    {64460, 64477, 720, 1, 3, 0x0}, /* aten::arccos.out */
    {64540, 64554, 721, 1, 3, 0x0}, /* aten::arccos_ */
    {64599, 64613, 722, 1, 3, 0x0}, /* aten::arccosh */
    {64650, 64668, 723, 1, 3, 0x0}, /* aten::arccosh.out */
    {64732, 64747, 724, 1, 3, 0x0}, /* aten::arccosh_ */
    {64793, 64806, 725, 1, 3, 0x0}, /* aten::arcsin */
    {64842, 64859, 726, 1, 3, 0x0}, /* aten::arcsin.out */
    {64922, 64936, 727, 1, 3, 0x0}, /* aten::arcsin_ */
    {64981, 64995, 728, 1, 3, 0x0}, /* aten::arcsinh */
    {65032, 65050, 729, 1, 3, 0x0}, /* aten::arcsinh.out */
    {65114, 65129, 730, 1, 3, 0x0}, /* aten::arcsinh_ */
    {65175, 65188, 731, 1, 3, 0x0}, /* aten::arctan */
    {65224, 65241, 732, 1, 3, 0x0}, /* aten::arctan.out */
    {65304, 65318, 733, 1, 3, 0x0}, /* aten::arctan2 */
    {65369, 65387, 734, 1, 1, 0x0}, /* aten::arctan2.out */
    {65465, 65480, 735, 1, 3, 0x0}, /* aten::arctan2_ */
    {65540, 65554, 736, 1, 3, 0x0}, /* aten::arctan_ */
    {65599, 65613, 737, 1, 3, 0x0}, /* aten::arctanh */
    {65650, 65668, 738, 1, 3, 0x0}, /* aten::arctanh.out */
    {65732, 65747, 739, 1, 3, 0x0}, /* aten::arctanh_ */
    {65793, 65806, 740, 3, 1, 0x40001}, /* aten::argmax */
    {65877, 65894, 743, 2, 3, 0x40000}, /* aten::argmax.out */
    {65992, 66005, 745, 3, 1, 0x40001}, /* aten::argmin */
    {66076, 66093, 748, 2, 3, 0x40000}, /* aten::argmin.out */
    {66191, 66205, 750, 1, 1, 0x0}, /* aten::argsort */
    {66277, 66298, 751, 1, 1, 0x0}, /* aten::argsort.stable */
    {66393, 66418, 752, 1, 1, 0x0}, /* aten::argsort.stable_out */
    {66537, 66552, 753, 1, 3, 0x8}, /* aten::argwhere */
    {66590, 66607, 754, 2, 0, 0x1}, /* aten::as_strided */
    {66714, 66732, 756, 1, 0, 0x80}, /* aten::as_strided_ */
    {66842, 66864, 757, 1, 3, 0x80000}, /* aten::as_strided_copy */
    {66970, 66996, 758, 1, 0, 0x80020}, /* aten::as_strided_copy.out */
    {67129, 67154, 759, 1, 0, 0x0}, /* aten::as_strided_scatter */
    {67275, 67304, 760, 1, 0, 0x20}, /* aten::as_strided_scatter.out */
    {67452, 67463, 761, 3, 1, 0x10001}, /* aten::asin */
    {67497, 67512, 764, 2, 1, 0x10000}, /* aten::asin.out */
    {67573, 67585, 766, 3, 1, 0x10000}, /* aten::asin_ */
    {67628, 67640, 769, 3, 3, 0x10001}, /* aten::asinh */
    {67675, 67691, 772, 2, 3, 0x10000}, /* aten::asinh.out */
    {67753, 67766, 774, 3, 3, 0x10000}, /* aten::asinh_ */
    {67810, 67821, 777, 3, 1, 0x10001}, /* aten::atan */
    {67855, 67870, 780, 2, 1, 0x10000}, /* aten::atan.out */
    {67931, 67943, 782, 3, 1, 0x10001}, /* aten::atan2 */
    {67992, 68008, 785, 2, 1, 0x10001}, /* aten::atan2.out */
    {68084, 68097, 787, 3, 1, 0x10000}, /* aten::atan2_ */
    {68155, 68167, 790, 3, 1, 0x10000}, /* aten::atan_ */
    {68210, 68222, 793, 3, 3, 0x10001}, /* aten::atanh */
    {68257, 68273, 796, 2, 3, 0x10000}, /* aten::atanh.out */
    {68335, 68348, 798, 3, 3, 0x10000}, /* aten::atanh_ */
    {68392, 68409, 801, 1, 3, 0x100}, /* aten::atleast_1d */
    {68449, 68475, 802, 1, 3, 0x0}, /* aten::atleast_1d.Sequence */
    {68531, 68548, 803, 1, 3, 0x100}, /* aten::atleast_2d */
    {68588, 68614, 804, 1, 3, 0x0}, /* aten::atleast_2d.Sequence */
    {68670, 68687, 805, 1, 3, 0x100}, /* aten::atleast_3d */
    {68727, 68753, 806, 1, 3, 0x0}, /* aten::atleast_3d.Sequence */
    {68809, 68826, 807, 1, 3, 0x1}, /* aten::avg_pool1d */
    {68973, 68990, 808, 2, 3, 0x1}, /* aten::avg_pool2d */
    {69165, 69186, 810, 2, 3, 0x0}, /* aten::avg_pool2d.out */
    {69388, 69414, 812, 2, 3, 0x1}, /* aten::avg_pool2d_backward */
    {69597, 69634, 814, 2, 3, 0x0}, /* aten::avg_pool2d_backward.grad_input */
    {69858, 69875, 816, 2, 3, 0x1}, /* aten::avg_pool3d */
    {70050, 70071, 818, 2, 3, 0x0}, /* aten::avg_pool3d.out */
    {70273, 70299, 820, 2, 3, 0x0}, /* aten::avg_pool3d_backward */
    {70482, 70519, 822, 2, 3, 0x0}, /* aten::avg_pool3d_backward.grad_input */
    {70743, 70757, 824, 3, 3, 0x0}, /* aten::baddbmm */
    {70858, 70876, 827, 2, 3, 0x0}, /* aten::baddbmm.out */
    {71001, 71016, 829, 3, 3, 0x0}, /* aten::baddbmm_ */
    {71126, 71148, 832, 2, 3, 0x0}, /* aten::bartlett_window */
    {71291, 71317, 834, 1, 0, 0x20}, /* aten::bartlett_window.out */
    {71395, 71426, 835, 2, 3, 0x0}, /* aten::bartlett_window.periodic */
    {71593, 71628, 837, 1, 0, 0x20}, /* aten::bartlett_window.periodic_out */
    {71730, 71747, 838, 1, 3, 0x100}, /* aten::batch_norm */
    {71923, 71949, 839, 2, 3, 0x0}, /* aten::batch_norm_backward */
    {72190, 72220, 841, 2, 3, 0x0}, /* aten::batch_norm_update_stats */
    {72343, 72377, 843, 1, 0, 0x20}, /* aten::batch_norm_update_stats.out */
    {72549, 72565, 844, 1, 1, 0x2000}, /* aten::bernoulli */
    {72634, 72657, 845, 1, 0, 0x2020}, /* aten::bernoulli.Tensor */
    {72743, 72770, 846, 1, 0, 0x2020}, /* aten::bernoulli.Tensor_out */
    {72880, 72906, 847, 1, 0, 0x2020}, /* aten::bernoulli.float_out */
    {73018, 73038, 848, 2, 1, 0x2000}, /* aten::bernoulli.out */
    {73131, 73149, 850, 1, 1, 0x2000}, /* aten::bernoulli.p */
    {73229, 73253, 851, 2, 1, 0x2000}, /* aten::bernoulli_.Tensor */
    {73348, 73371, 853, 2, 1, 0x2000}, /* aten::bernoulli_.float */
    {73468, 73483, 855, 1, 3, 0x0}, /* aten::bilinear */
    {73572, 73599, 856, 2, 1, 0x0}, /* aten::binary_cross_entropy */
    {73705, 73736, 858, 2, 1, 0x0}, /* aten::binary_cross_entropy.out */
    {73869, 73905, 860, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward */
    {74040, 74087, 862, 2, 3, 0x0}, /* aten::binary_cross_entropy_backward.grad_input */
    {74263, 74302, 864, 2, 1, 0x0}, /* aten::binary_cross_entropy_with_logits */
    {74445, 74488, 866, 1, 0, 0x20}, /* aten::binary_cross_entropy_with_logits.out */
    {74655, 74670, 867, 2, 3, 0x8}, /* aten::bincount */
    {74750, 74769, 869, 1, 0, 0x20}, /* aten::bincount.out */
    {74876, 74891, 870, 2, 1, 0x2000}, /* aten::binomial */
    {74970, 74989, 872, 1, 0, 0x2020}, /* aten::binomial.out */
    {75095, 75120, 873, 1, 1, 0x10001}, /* aten::bitwise_and.Scalar */
    {75182, 75214, 874, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_Tensor */
    {75283, 75319, 875, 1, 0, 0x20}, /* aten::bitwise_and.Scalar_Tensor_out */
    {75415, 75444, 876, 1, 1, 0x10000}, /* aten::bitwise_and.Scalar_out */
    {75533, 75558, 877, 3, 1, 0x10001}, /* aten::bitwise_and.Tensor */
    {75620, 75649, 880, 2, 1, 0x10000}, /* aten::bitwise_and.Tensor_out */
    {75738, 75764, 882, 1, 1, 0x10000}, /* aten::bitwise_and_.Scalar */
    {75835, 75861, 883, 3, 1, 0x10000}, /* aten::bitwise_and_.Tensor */
    {75932, 75971, 886, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Scalar_Tensor */
    {76047, 76090, 887, 1, 0, 0x20}, /* aten::bitwise_left_shift.Scalar_Tensor_out */
    {76193, 76225, 888, 3, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor */
    {76294, 76333, 891, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar */
    {76409, 76452, 892, 1, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_Scalar_out */
    {76555, 76591, 893, 2, 1, 0x10000}, /* aten::bitwise_left_shift.Tensor_out */
    {76687, 76720, 895, 3, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor */
    {76798, 76838, 898, 1, 1, 0x10000}, /* aten::bitwise_left_shift_.Tensor_Scalar */
    {76923, 76941, 899, 3, 1, 0x10001}, /* aten::bitwise_not */
    {76982, 77004, 902, 2, 1, 0x10000}, /* aten::bitwise_not.out */
    {77072, 77091, 904, 3, 1, 0x10000}, /* aten::bitwise_not_ */
    {77141, 77165, 907, 1, 1, 0x10001}, /* aten::bitwise_or.Scalar */
    {77226, 77257, 908, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_Tensor */
    {77325, 77360, 909, 1, 0, 0x20}, /* aten::bitwise_or.Scalar_Tensor_out */
    {77455, 77483, 910, 1, 1, 0x10000}, /* aten::bitwise_or.Scalar_out */
    {77571, 77595, 911, 3, 1, 0x10001}, /* aten::bitwise_or.Tensor */
    {77656, 77684, 914, 2, 1, 0x10000}, /* aten::bitwise_or.Tensor_out */
    {77772, 77797, 916, 1, 1, 0x10000}, /* aten::bitwise_or_.Scalar */
    {77867, 77892, 917, 3, 1, 0x10000}, /* aten::bitwise_or_.Tensor */
    {77962, 78002, 920, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Scalar_Tensor */
    {78079, 78123, 921, 1, 0, 0x20}, /* aten::bitwise_right_shift.Scalar_Tensor_out */
    {78227, 78260, 922, 3, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor */
    {78330, 78370, 925, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar */
    {78447, 78491, 926, 1, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_Scalar_out */
    {78595, 78632, 927, 2, 1, 0x10000}, /* aten::bitwise_right_shift.Tensor_out */
    {78729, 78763, 929, 3, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor */
    {78842, 78883, 932, 1, 1, 0x10000}, /* aten::bitwise_right_shift_.Tensor_Scalar */
    {78969, 78994, 933, 1, 1, 0x10001}, /* aten::bitwise_xor.Scalar */
    {79056, 79088, 934, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_Tensor */
    {79157, 79193, 935, 1, 0, 0x20}, /* aten::bitwise_xor.Scalar_Tensor_out */
    {79289, 79318, 936, 1, 1, 0x10000}, /* aten::bitwise_xor.Scalar_out */
    {79407, 79432, 937, 3, 1, 0x10001}, /* aten::bitwise_xor.Tensor */
    {79494, 79523, 940, 2, 1, 0x10000}, /* aten::bitwise_xor.Tensor_out */
    {79612, 79638, 942, 1, 1, 0x10000}, /* aten::bitwise_xor_.Scalar */
    {79709, 79735, 943, 3, 1, 0x10000}, /* aten::bitwise_xor_.Tensor */
    {79806, 79828, 946, 2, 3, 0x0}, /* aten::blackman_window */
    {79971, 79997, 948, 1, 0, 0x20}, /* aten::blackman_window.out */
    {80075, 80106, 949, 2, 3, 0x0}, /* aten::blackman_window.periodic */
    {80273, 80308, 951, 1, 0, 0x20}, /* aten::blackman_window.periodic_out */
    {80410, 80427, 952, 1, 3, 0x0}, /* aten::block_diag */
    {80472, 80493, 953, 1, 0, 0x20}, /* aten::block_diag.out */
    {80565, 80575, 954, 3, 3, 0x1}, /* aten::bmm */
    {80621, 80635, 957, 2, 3, 0x0}, /* aten::bmm.out */
    {80708, 80732, 959, 1, 0, 0x0}, /* aten::broadcast_tensors */
    {80786, 80805, 960, 1, 3, 0x0}, /* aten::broadcast_to */
    {80868, 80891, 961, 2, 3, 0x0}, /* aten::bucketize.Scalar */
    {80999, 81026, 963, 1, 0, 0x20}, /* aten::bucketize.Scalar_out */
    {81158, 81181, 964, 2, 3, 0x0}, /* aten::bucketize.Tensor */
    {81289, 81316, 966, 2, 3, 0x0}, /* aten::bucketize.Tensor_out */
    {81448, 81463, 968, 1, 3, 0x0}, /* aten::can_cast */
    {81519, 81540, 969, 1, 3, 0x100}, /* aten::cartesian_prod */
    {81589, 81599, 970, 3, 3, 0x1}, /* aten::cat */
    {81648, 81662, 973, 2, 3, 0x0}, /* aten::cat.out */
    {81738, 81751, 975, 1, 0, 0x2020}, /* aten::cauchy */
    {81850, 81867, 976, 1, 0, 0x2020}, /* aten::cauchy.out */
    {81990, 82004, 977, 2, 1, 0x2000}, /* aten::cauchy_ */
    {82110, 82122, 979, 1, 3, 0x0}, /* aten::cdist */
    {82201, 82212, 980, 3, 1, 0x10001}, /* aten::ceil */
    {82246, 82261, 983, 2, 1, 0x10000}, /* aten::ceil.out */
    {82322, 82334, 985, 3, 1, 0x10000}, /* aten::ceil_ */
    {82377, 82388, 988, 1, 1, 0x10000}, /* aten::celu */
    {82440, 82455, 989, 1, 0, 0x20}, /* aten::celu.out */
    {82533, 82545, 990, 1, 1, 0x10000}, /* aten::celu_ */
    {82606, 82628, 991, 2, 3, 0x0}, /* aten::channel_shuffle */
    {82688, 82714, 993, 1, 0, 0x20}, /* aten::channel_shuffle.out */
    {82801, 82816, 994, 2, 3, 0x0}, /* aten::cholesky */
    {82872, 82891, 996, 2, 3, 0x0}, /* aten::cholesky.out */
    {82974, 82997, 998, 2, 3, 0x0}, /* aten::cholesky_inverse */
    {83061, 83088, 1000, 2, 3, 0x0}, /* aten::cholesky_inverse.out */
    {83179, 83200, 1002, 2, 3, 0x0}, /* aten::cholesky_solve */
    {83277, 83302, 1004, 2, 3, 0x0}, /* aten::cholesky_solve.out */
    {83406, 83418, 1006, 1, 0, 0x0}, /* aten::chunk */
    {83489, 83501, 1007, 3, 1, 0x10001}, /* aten::clamp */
    {83572, 83591, 1010, 3, 3, 0x10001}, /* aten::clamp.Tensor */
    {83669, 83692, 1013, 2, 1, 0x10000}, /* aten::clamp.Tensor_out */
    {83797, 83813, 1015, 2, 1, 0x10000}, /* aten::clamp.out */
    {83911, 83924, 1017, 3, 1, 0x10000}, /* aten::clamp_ */
    {84004, 84024, 1020, 3, 3, 0x10000}, /* aten::clamp_.Tensor */
    {84111, 84127, 1023, 3, 1, 0x10000}, /* aten::clamp_max */
    {84178, 84201, 1026, 3, 3, 0x10000}, /* aten::clamp_max.Tensor */
    {84259, 84286, 1029, 2, 1, 0x10000}, /* aten::clamp_max.Tensor_out */
    {84371, 84391, 1031, 2, 1, 0x10000}, /* aten::clamp_max.out */
    {84469, 84486, 1033, 3, 1, 0x10000}, /* aten::clamp_max_ */
    {84546, 84570, 1036, 3, 3, 0x10000}, /* aten::clamp_max_.Tensor */
    {84637, 84653, 1039, 3, 1, 0x10000}, /* aten::clamp_min */
    {84704, 84727, 1042, 3, 3, 0x10000}, /* aten::clamp_min.Tensor */
    {84785, 84812, 1045, 2, 1, 0x10000}, /* aten::clamp_min.Tensor_out */
    {84897, 84917, 1047, 2, 1, 0x10000}, /* aten::clamp_min.out */
    {84995, 85012, 1049, 3, 1, 0x10000}, /* aten::clamp_min_ */
    {85072, 85096, 1052, 3, 3, 0x10000}, /* aten::clamp_min_.Tensor */
    {85163, 85174, 1055, 1, 3, 0x10000}, /* aten::clip */
    {85244, 85262, 1056, 1, 3, 0x10000}, /* aten::clip.Tensor */
    {85339, 85361, 1057, 1, 3, 0x0}, /* aten::clip.Tensor_out */
    {85465, 85480, 1058, 1, 3, 0x10000}, /* aten::clip.out */
    {85577, 85589, 1059, 1, 3, 0x10000}, /* aten::clip_ */
    {85668, 85687, 1060, 1, 3, 0x10000}, /* aten::clip_.Tensor */
    {85773, 85785, 1061, 1, 3, 0x10001}, /* aten::clone */
    {85857, 85873, 1062, 1, 0, 0x20}, /* aten::clone.out */
    {85969, 85982, 1063, 2, 3, 0x1}, /* aten::col2im */
    {86109, 86126, 1065, 2, 3, 0x0}, /* aten::col2im.out */
    {86280, 86299, 1067, 1, 3, 0x0}, /* aten::column_stack */
    {86346, 86369, 1068, 1, 3, 0x0}, /* aten::column_stack.out */
    {86443, 86462, 1069, 1, 3, 0x0}, /* aten::combinations */
    {86542, 86556, 1070, 2, 3, 0x0}, /* aten::complex */
    {86606, 86624, 1072, 2, 3, 0x0}, /* aten::complex.out */
    {86701, 86714, 1074, 1, 3, 0x0}, /* aten::concat */
    {86766, 86783, 1075, 1, 3, 0x0}, /* aten::concat.out */
    {86862, 86880, 1076, 1, 3, 0x0}, /* aten::concatenate */
    {86937, 86959, 1077, 1, 3, 0x0}, /* aten::concatenate.out */
    {87043, 87054, 1078, 1, 3, 0x0}, /* aten::conj */
    {87094, 87114, 1079, 1, 3, 0x10100}, /* aten::conj_physical */
    {87157, 87181, 1080, 2, 3, 0x10000}, /* aten::conj_physical.out */
    {87251, 87272, 1082, 2, 3, 0x10000}, /* aten::conj_physical_ */
    {87324, 87346, 1084, 1, 3, 0x1}, /* aten::constant_pad_nd */
    {87421, 87447, 1085, 1, 0, 0x20}, /* aten::constant_pad_nd.out */
    {87549, 87566, 1086, 1, 3, 0x0}, /* aten::contiguous */
    {87661, 87674, 1087, 1, 3, 0x0}, /* aten::conv1d */
    {87825, 87846, 1088, 1, 3, 0x0}, /* aten::conv1d.padding */
    {88005, 88018, 1089, 1, 3, 0x0}, /* aten::conv2d */
    {88169, 88190, 1090, 1, 3, 0x0}, /* aten::conv2d.padding */
    {88349, 88362, 1091, 1, 3, 0x0}, /* aten::conv3d */
    {88513, 88534, 1092, 1, 3, 0x0}, /* aten::conv3d.padding */
    {88693, 88716, 1093, 1, 3, 0x0}, /* aten::conv_transpose1d */
    {88905, 88934, 1094, 1, 3, 0x0}, /* aten::conv_transpose2d.input */
    {89129, 89158, 1095, 1, 3, 0x0}, /* aten::conv_transpose3d.input */
    {89353, 89371, 1096, 2, 3, 0x1}, /* aten::convolution */
    {89553, 89575, 1098, 1, 0, 0x20}, /* aten::convolution.out */
    {89784, 89811, 1099, 2, 3, 0x1}, /* aten::convolution_backward */
    {90069, 90100, 1101, 1, 0, 0x20}, /* aten::convolution_backward.out */
    {90428, 90439, 1102, 1, 3, 0x1}, /* aten::copy */
    {90510, 90525, 1103, 1, 0, 0x20}, /* aten::copy.out */
    {90623, 90635, 1104, 1, 0, 0x0}, /* aten::copy_ */
    {90715, 90737, 1105, 1, 3, 0x10000}, /* aten::copysign.Scalar */
    {90796, 90822, 1106, 1, 3, 0x10000}, /* aten::copysign.Scalar_out */
    {90908, 90930, 1107, 3, 1, 0x10000}, /* aten::copysign.Tensor */
    {90989, 91008, 1110, 2, 1, 0x10000}, /* aten::copysign.out */
    {91087, 91110, 1112, 1, 3, 0x0}, /* aten::copysign_.Scalar */
    {91178, 91201, 1113, 3, 1, 0x0}, /* aten::copysign_.Tensor */
    {91269, 91284, 1116, 1, 3, 0x0}, /* aten::corrcoef */
    {91322, 91332, 1117, 3, 1, 0x10001}, /* aten::cos */
    {91365, 91379, 1120, 2, 1, 0x10000}, /* aten::cos.out */
    {91439, 91450, 1122, 3, 1, 0x10000}, /* aten::cos_ */
    {91492, 91503, 1125, 3, 1, 0x10001}, /* aten::cosh */
    {91537, 91552, 1128, 2, 1, 0x10000}, /* aten::cosh.out */
    {91613, 91625, 1130, 3, 1, 0x10000}, /* aten::cosh_ */
    {91668, 91696, 1133, 1, 3, 0x0}, /* aten::cosine_embedding_loss */
    {91817, 91841, 1134, 1, 3, 0x0}, /* aten::cosine_similarity */
    {91925, 91945, 1135, 1, 3, 0x40000}, /* aten::count_nonzero */
    {92003, 92035, 1136, 2, 3, 0x40000}, /* aten::count_nonzero.dim_IntList */
    {92101, 92137, 1138, 1, 0, 0x20}, /* aten::count_nonzero.dim_IntList_out */
    {92230, 92254, 1139, 1, 0, 0x20}, /* aten::count_nonzero.out */
    {92339, 92349, 1140, 1, 3, 0x0}, /* aten::cov */
    {92449, 92461, 1141, 1, 3, 0x0}, /* aten::cross */
    {92525, 92541, 1142, 1, 3, 0x0}, /* aten::cross.out */
    {92632, 92657, 1143, 1, 3, 0x0}, /* aten::cross_entropy_loss */
    {92814, 92837, 1144, 1, 3, 0x0}, /* aten::ctc_loss.IntList */
    {93006, 93028, 1145, 1, 3, 0x0}, /* aten::ctc_loss.Tensor */
    {93198, 93211, 1146, 1, 1, 0x0}, /* aten::cummax */
    {93281, 93298, 1147, 2, 1, 0x0}, /* aten::cummax.out */
    {93422, 93435, 1149, 1, 1, 0x0}, /* aten::cummin */
    {93505, 93522, 1150, 2, 1, 0x0}, /* aten::cummin.out */
    {93646, 93660, 1152, 3, 1, 0x0}, /* aten::cumprod */
    {93733, 93751, 1155, 2, 1, 0x0}, /* aten::cumprod.out */
    {93848, 93863, 1157, 3, 3, 0x0}, /* aten::cumprod_ */
    {93945, 93958, 1160, 3, 1, 0x1}, /* aten::cumsum */
    {94030, 94047, 1163, 2, 1, 0x0}, /* aten::cumsum.out */
    {94143, 94157, 1165, 3, 3, 0x0}, /* aten::cumsum_ */
    {94238, 94268, 1168, 1, 3, 0x0}, /* aten::cumulative_trapezoid.dx */
    {94346, 94375, 1169, 1, 3, 0x0}, /* aten::cumulative_trapezoid.x */
    {94449, 94463, 1170, 1, 3, 0x10000}, /* aten::deg2rad */
    {94500, 94518, 1171, 1, 3, 0x10000}, /* aten::deg2rad.out */
    {94582, 94597, 1172, 1, 3, 0x10000}, /* aten::deg2rad_ */
    {94643, 94653, 1173, 1, 3, 0x0}, /* aten::det */
    {94686, 94699, 1174, 1, 3, 0x0}, /* aten::detach */
    {94741, 94755, 1175, 1, 3, 0x80}, /* aten::detach_ */
    {94800, 94818, 1176, 1, 3, 0x80000}, /* aten::detach_copy */
    {94859, 94881, 1177, 1, 0, 0x80020}, /* aten::detach_copy.out */
    {94949, 94960, 1178, 1, 3, 0x0}, /* aten::diag */
    {95010, 95025, 1179, 1, 3, 0x0}, /* aten::diag.out */
    {95102, 95119, 1180, 1, 3, 0x0}, /* aten::diag_embed */
    {95199, 95220, 1181, 1, 0, 0x20}, /* aten::diag_embed.out */
    {95327, 95342, 1182, 1, 3, 0x0}, /* aten::diagflat */
    {95394, 95409, 1183, 1, 3, 0x1}, /* aten::diagonal */
    {95491, 95515, 1184, 1, 0, 0x0}, /* aten::diagonal_backward */
    {95623, 95651, 1185, 1, 0, 0x20}, /* aten::diagonal_backward.out */
    {95786, 95806, 1186, 1, 3, 0x80000}, /* aten::diagonal_copy */
    {95887, 95911, 1187, 1, 0, 0x80020}, /* aten::diagonal_copy.out */
    {96019, 96042, 1188, 1, 0, 0x0}, /* aten::diagonal_scatter */
    {96138, 96165, 1189, 1, 0, 0x20}, /* aten::diagonal_scatter.out */
    {96288, 96299, 1190, 1, 3, 0x0}, /* aten::diff */
    {96397, 96412, 1191, 1, 3, 0x0}, /* aten::diff.out */
    {96537, 96551, 1192, 3, 1, 0x10000}, /* aten::digamma */
    {96588, 96606, 1195, 2, 1, 0x10000}, /* aten::digamma.out */
    {96670, 96685, 1197, 3, 1, 0x10000}, /* aten::digamma_ */
    {96731, 96742, 1200, 1, 1, 0x0}, /* aten::dist */
    {96802, 96817, 1201, 1, 0, 0x20}, /* aten::dist.out */
    {96904, 96921, 1202, 1, 1, 0x10001}, /* aten::div.Scalar */
    {96975, 96997, 1203, 1, 3, 0x10001}, /* aten::div.Scalar_mode */
    {97079, 97105, 1204, 1, 0, 0x20}, /* aten::div.Scalar_mode_out */
    {97211, 97232, 1205, 1, 0, 0x20}, /* aten::div.Scalar_out */
    {97313, 97330, 1206, 3, 1, 0x10001}, /* aten::div.Tensor */
    {97384, 97406, 1209, 3, 1, 0x10001}, /* aten::div.Tensor_mode */
    {97488, 97502, 1212, 2, 1, 0x10000}, /* aten::div.out */
    {97576, 97595, 1214, 2, 1, 0x10000}, /* aten::div.out_mode */
    {97694, 97712, 1216, 1, 1, 0x10000}, /* aten::div_.Scalar */
    {97775, 97798, 1217, 1, 3, 0x10000}, /* aten::div_.Scalar_mode */
    {97889, 97907, 1218, 3, 1, 0x10000}, /* aten::div_.Tensor */
    {97970, 97993, 1221, 3, 1, 0x10000}, /* aten::div_.Tensor_mode */
    {98084, 98104, 1224, 1, 3, 0x0}, /* aten::divide.Scalar */
    {98161, 98186, 1225, 1, 3, 0x0}, /* aten::divide.Scalar_mode */
    {98271, 98291, 1226, 1, 3, 0x0}, /* aten::divide.Tensor */
    {98348, 98373, 1227, 1, 3, 0x0}, /* aten::divide.Tensor_mode */
    {98458, 98475, 1228, 1, 3, 0x0}, /* aten::divide.out */
    {98552, 98574, 1229, 1, 3, 0x0}, /* aten::divide.out_mode */
    {98676, 98697, 1230, 1, 3, 0x0}, /* aten::divide_.Scalar */
    {98763, 98789, 1231, 1, 3, 0x0}, /* aten::divide_.Scalar_mode */
    {98883, 98904, 1232, 1, 3, 0x0}, /* aten::divide_.Tensor */
    {98970, 98996, 1233, 1, 3, 0x0}, /* aten::divide_.Tensor_mode */
    {99090, 99100, 1234, 2, 3, 0x0}, /* aten::dot */
    {99148, 99162, 1236, 1, 3, 0x0}, /* aten::dot.out */
    {99237, 99251, 1237, 1, 3, 0x2100}, /* aten::dropout */
    {99310, 99325, 1238, 1, 3, 0x2000}, /* aten::dropout_ */
    {99392, 99411, 1239, 1, 3, 0x0}, /* aten::dsplit.array */
    {99481, 99498, 1240, 1, 3, 0x0}, /* aten::dsplit.int */
    {99565, 99578, 1241, 1, 3, 0x0}, /* aten::dstack */
    {99619, 99636, 1242, 1, 3, 0x0}, /* aten::dstack.out */
    {99704, 99717, 1243, 1, 3, 0x0}, /* aten::einsum */
    {99793, 99803, 1244, 3, 1, 0x10001}, /* aten::elu */
    {99890, 99904, 1247, 2, 1, 0x0}, /* aten::elu.out */
    {100018, 100029, 1249, 3, 1, 0x10000}, /* aten::elu_ */
    {100125, 100144, 1252, 3, 3, 0x0}, /* aten::elu_backward */
    {100280, 100310, 1255, 2, 3, 0x0}, /* aten::elu_backward.grad_input */
    {100487, 100503, 1257, 1, 3, 0x1}, /* aten::embedding */
    {100633, 100653, 1258, 1, 0, 0x20}, /* aten::embedding.out */
    {100810, 100835, 1259, 1, 3, 0x0}, /* aten::embedding_backward */
    {100977, 100997, 1260, 1, 3, 0x0}, /* aten::embedding_bag */
    {101227, 101259, 1261, 1, 3, 0x0}, /* aten::embedding_bag.padding_idx */
    {101494, 101525, 1262, 2, 3, 0x1}, /* aten::embedding_dense_backward */
    {101667, 101702, 1264, 1, 0, 0x20}, /* aten::embedding_dense_backward.out */
    {101871, 101894, 1265, 1, 0, 0x20}, /* aten::embedding_renorm */
    {101989, 102016, 1266, 1, 0, 0x20}, /* aten::embedding_renorm.out */
    {102138, 102162, 1267, 2, 3, 0x0}, /* aten::embedding_renorm_ */
    {102266, 102292, 1269, 3, 3, 0x1}, /* aten::empty.memory_format */
    {102469, 102485, 1272, 1, 0, 0x0}, /* aten::empty.out */
    {102583, 102600, 1273, 1, 0, 0x0}, /* aten::empty_like */
    {102766, 102787, 1274, 1, 0, 0x20}, /* aten::empty_like.out */
    {102888, 102909, 1275, 2, 3, 0x0}, /* aten::empty_permuted */
    {103070, 103095, 1277, 1, 0, 0x20}, /* aten::empty_permuted.out */
    {103191, 103211, 1278, 3, 3, 0x1}, /* aten::empty_strided */
    {103365, 103389, 1281, 1, 0, 0x20}, /* aten::empty_strided.out */
    {103478, 103494, 1282, 3, 1, 0x10001}, /* aten::eq.Scalar */
    {103547, 103567, 1285, 2, 1, 0x10000}, /* aten::eq.Scalar_out */
    {103647, 103663, 1287, 3, 1, 0x10001}, /* aten::eq.Tensor */
    {103716, 103736, 1290, 2, 1, 0x10000}, /* aten::eq.Tensor_out */
    {103816, 103833, 1292, 3, 1, 0x0}, /* aten::eq_.Scalar */
    {103895, 103912, 1295, 3, 1, 0x0}, /* aten::eq_.Tensor */
    {103974, 103986, 1298, 2, 3, 0x10004}, /* aten::equal */
    {104033, 104043, 1300, 3, 1, 0x10001}, /* aten::erf */
    {104076, 104090, 1303, 2, 1, 0x10000}, /* aten::erf.out */
    {104150, 104161, 1305, 3, 1, 0x10000}, /* aten::erf_ */
    {104203, 104214, 1308, 3, 1, 0x10000}, /* aten::erfc */
    {104248, 104263, 1311, 2, 1, 0x10000}, /* aten::erfc.out */
    {104324, 104336, 1313, 3, 1, 0x10000}, /* aten::erfc_ */
    {104379, 104392, 1316, 3, 1, 0x10000}, /* aten::erfinv */
    {104428, 104445, 1319, 2, 1, 0x10000}, /* aten::erfinv.out */
    {104508, 104522, 1321, 3, 1, 0x10000}, /* aten::erfinv_ */
    {104567, 104577, 1324, 3, 1, 0x10001}, /* aten::exp */
    {104610, 104624, 1327, 2, 1, 0x10000}, /* aten::exp.out */
    {104684, 104695, 1329, 3, 3, 0x10000}, /* aten::exp2 */
    {104729, 104744, 1332, 2, 3, 0x10000}, /* aten::exp2.out */
    {104805, 104817, 1334, 3, 3, 0x10000}, /* aten::exp2_ */
    {104860, 104871, 1337, 3, 1, 0x10000}, /* aten::exp_ */
    {104913, 104926, 1340, 1, 0, 0x1}, /* aten::expand */
    {105007, 105023, 1341, 1, 0, 0x0}, /* aten::expand_as */
    {105082, 105100, 1342, 1, 3, 0x80000}, /* aten::expand_copy */
    {105180, 105202, 1343, 1, 0, 0x80020}, /* aten::expand_copy.out */
    {105306, 105318, 1344, 3, 1, 0x10001}, /* aten::expm1 */
    {105353, 105369, 1347, 2, 1, 0x10000}, /* aten::expm1.out */
    {105431, 105444, 1349, 3, 1, 0x10000}, /* aten::expm1_ */
    {105488, 105506, 1352, 1, 0, 0x2020}, /* aten::exponential */
    {105593, 105615, 1353, 1, 0, 0x2020}, /* aten::exponential.out */
    {105726, 105745, 1354, 2, 1, 0x2000}, /* aten::exponential_ */
    {105840, 105850, 1356, 2, 3, 0x0}, /* aten::eye */
    {105972, 105984, 1358, 2, 3, 0x0}, /* aten::eye.m */
    {106118, 106134, 1360, 2, 3, 0x0}, /* aten::eye.m_out */
    {106203, 106217, 1362, 2, 3, 0x0}, /* aten::eye.out */
    {106274, 106323, 1364, 1, 3, 0x0}, /* aten::fake_quantize_per_channel_affine_cachemask */
    {106490, 106543, 1365, 1, 0, 0x20}, /* aten::fake_quantize_per_channel_affine_cachemask.out */
    {106747, 106795, 1366, 1, 3, 0x0}, /* aten::fake_quantize_per_tensor_affine_cachemask */
    {106947, 106999, 1367, 1, 0, 0x20}, /* aten::fake_quantize_per_tensor_affine_cachemask.out */
    {107188, 107216, 1368, 1, 3, 0x2100}, /* aten::feature_alpha_dropout */
    {107289, 107318, 1369, 1, 3, 0x2000}, /* aten::feature_alpha_dropout_ */
    {107399, 107421, 1370, 1, 3, 0x2100}, /* aten::feature_dropout */
    {107488, 107511, 1371, 1, 3, 0x2000}, /* aten::feature_dropout_ */
    {107586, 107600, 1372, 1, 3, 0x0}, /* aten::fft_fft */
    {107681, 107699, 1373, 1, 3, 0x0}, /* aten::fft_fft.out */
    {107807, 107822, 1374, 1, 3, 0x0}, /* aten::fft_fft2 */
    {107915, 107934, 1375, 1, 3, 0x0}, /* aten::fft_fft2.out */
    {108054, 108072, 1376, 2, 3, 0x0}, /* aten::fft_fftfreq */
    {108212, 108234, 1378, 1, 3, 0x0}, /* aten::fft_fftfreq.out */
    {108309, 108324, 1379, 1, 3, 0x0}, /* aten::fft_fftn */
    {108415, 108434, 1380, 1, 3, 0x0}, /* aten::fft_fftn.out */
    {108552, 108571, 1381, 1, 3, 0x0}, /* aten::fft_fftshift */
    {108631, 108646, 1382, 1, 3, 0x0}, /* aten::fft_hfft */
    {108728, 108747, 1383, 1, 3, 0x0}, /* aten::fft_hfft.out */
    {108856, 108872, 1384, 1, 3, 0x0}, /* aten::fft_hfft2 */
    {108966, 108986, 1385, 1, 3, 0x0}, /* aten::fft_hfft2.out */
    {109107, 109123, 1386, 1, 3, 0x0}, /* aten::fft_hfftn */
    {109215, 109235, 1387, 1, 3, 0x0}, /* aten::fft_hfftn.out */
    {109354, 109369, 1388, 1, 3, 0x0}, /* aten::fft_ifft */
    {109451, 109470, 1389, 1, 3, 0x0}, /* aten::fft_ifft.out */
    {109579, 109595, 1390, 1, 3, 0x0}, /* aten::fft_ifft2 */
    {109689, 109709, 1391, 1, 3, 0x0}, /* aten::fft_ifft2.out */
    {109830, 109846, 1392, 1, 3, 0x0}, /* aten::fft_ifftn */
    {109938, 109958, 1393, 1, 3, 0x0}, /* aten::fft_ifftn.out */
    {110077, 110097, 1394, 1, 3, 0x0}, /* aten::fft_ifftshift */
    {110158, 110174, 1395, 1, 3, 0x0}, /* aten::fft_ihfft */
    {110257, 110277, 1396, 1, 3, 0x0}, /* aten::fft_ihfft.out */
    {110387, 110404, 1397, 1, 3, 0x0}, /* aten::fft_ihfft2 */
    {110499, 110520, 1398, 1, 3, 0x0}, /* aten::fft_ihfft2.out */
    {110642, 110659, 1399, 1, 3, 0x0}, /* aten::fft_ihfftn */
    {110752, 110773, 1400, 1, 3, 0x0}, /* aten::fft_ihfftn.out */
    {110893, 110909, 1401, 1, 3, 0x0}, /* aten::fft_irfft */
    {110992, 111012, 1402, 1, 3, 0x0}, /* aten::fft_irfft.out */
    {111122, 111139, 1403, 1, 3, 0x0}, /* aten::fft_irfft2 */
    {111234, 111255, 1404, 1, 3, 0x0}, /* aten::fft_irfft2.out */
    {111377, 111394, 1405, 1, 3, 0x0}, /* aten::fft_irfftn */
    {111487, 111508, 1406, 1, 3, 0x0}, /* aten::fft_irfftn.out */
    {111628, 111643, 1407, 1, 3, 0x0}, /* aten::fft_rfft */
    {111725, 111744, 1408, 1, 3, 0x0}, /* aten::fft_rfft.out */
    {111853, 111869, 1409, 1, 3, 0x0}, /* aten::fft_rfft2 */
    {111963, 111983, 1410, 1, 3, 0x0}, /* aten::fft_rfft2.out */
    {112104, 112123, 1411, 2, 3, 0x0}, /* aten::fft_rfftfreq */
    {112264, 112287, 1413, 1, 3, 0x0}, /* aten::fft_rfftfreq.out */
    {112363, 112379, 1414, 1, 3, 0x0}, /* aten::fft_rfftn */
    {112471, 112491, 1415, 1, 3, 0x0}, /* aten::fft_rfftn.out */
    {112610, 112628, 1416, 1, 3, 0x1}, /* aten::fill.Scalar */
    {112683, 112705, 1417, 1, 0, 0x20}, /* aten::fill.Scalar_out */
    {112787, 112805, 1418, 1, 3, 0x0}, /* aten::fill.Tensor */
    {112860, 112882, 1419, 1, 0, 0x20}, /* aten::fill.Tensor_out */
    {112964, 112983, 1420, 2, 1, 0x0}, /* aten::fill_.Scalar */
    {113047, 113066, 1422, 2, 1, 0x0}, /* aten::fill_.Tensor */
    {113130, 113140, 1424, 1, 3, 0x0}, /* aten::fix */
    {113173, 113187, 1425, 1, 3, 0x0}, /* aten::fix.out */
    {113247, 113258, 1426, 1, 3, 0x0}, /* aten::fix_ */
    {113300, 113325, 1427, 1, 3, 0x0}, /* aten::flatten.using_ints */
    {113412, 113423, 1428, 2, 3, 0x1}, /* aten::flip */
    {113469, 113484, 1430, 1, 0, 0x20}, /* aten::flip.out */
    {113557, 113570, 1431, 1, 3, 0x0}, /* aten::fliplr */
    {113606, 113619, 1432, 1, 3, 0x0}, /* aten::flipud */
    {113655, 113680, 1433, 1, 3, 0x10000}, /* aten::float_power.Scalar */
    {113745, 113774, 1434, 1, 3, 0x10000}, /* aten::float_power.Scalar_out */
    {113866, 113898, 1435, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar */
    {113970, 114006, 1436, 1, 3, 0x10000}, /* aten::float_power.Tensor_Scalar_out */
    {114105, 114137, 1437, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor */
    {114209, 114245, 1438, 1, 3, 0x10000}, /* aten::float_power.Tensor_Tensor_out */
    {114344, 114370, 1439, 1, 3, 0x10000}, /* aten::float_power_.Scalar */
    {114444, 114470, 1440, 1, 3, 0x10000}, /* aten::float_power_.Tensor */
    {114544, 114556, 1441, 3, 1, 0x10001}, /* aten::floor */
    {114591, 114607, 1444, 2, 1, 0x10000}, /* aten::floor.out */
    {114669, 114682, 1446, 3, 1, 0x10000}, /* aten::floor_ */
    {114726, 114745, 1449, 2, 1, 0x0}, /* aten::floor_divide */
    {114801, 114827, 1451, 1, 1, 0x0}, /* aten::floor_divide.Scalar */
    {114890, 114920, 1452, 1, 0, 0x20}, /* aten::floor_divide.Scalar_out */
    {115010, 115033, 1453, 2, 1, 0x0}, /* aten::floor_divide.out */
    {115116, 115143, 1455, 1, 1, 0x0}, /* aten::floor_divide_.Scalar */
    {115215, 115242, 1456, 2, 1, 0x0}, /* aten::floor_divide_.Tensor */
    {115314, 115325, 1458, 3, 1, 0x10000}, /* aten::fmax */
    {115373, 115388, 1461, 2, 1, 0x10000}, /* aten::fmax.out */
    {115463, 115474, 1463, 3, 1, 0x10000}, /* aten::fmin */
    {115522, 115537, 1466, 2, 1, 0x10000}, /* aten::fmin.out */
    {115612, 115630, 1468, 1, 1, 0x10001}, /* aten::fmod.Scalar */
    {115685, 115707, 1469, 1, 1, 0x10000}, /* aten::fmod.Scalar_out */
    {115789, 115807, 1470, 3, 1, 0x10001}, /* aten::fmod.Tensor */
    {115862, 115884, 1473, 2, 1, 0x10000}, /* aten::fmod.Tensor_out */
    {115966, 115985, 1475, 1, 1, 0x10000}, /* aten::fmod_.Scalar */
    {116049, 116068, 1476, 3, 1, 0x10000}, /* aten::fmod_.Tensor */
    {116132, 116143, 1479, 3, 1, 0x10000}, /* aten::frac */
    {116177, 116192, 1482, 2, 1, 0x10000}, /* aten::frac.out */
    {116253, 116265, 1484, 3, 1, 0x10000}, /* aten::frac_ */
    {116308, 116336, 1487, 2, 3, 0x0}, /* aten::fractional_max_pool2d */
    {116460, 116495, 1489, 2, 3, 0x0}, /* aten::fractional_max_pool2d.output */
    {116676, 116713, 1491, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward */
    {116849, 116897, 1493, 2, 3, 0x0}, /* aten::fractional_max_pool2d_backward.grad_input */
    {117074, 117102, 1495, 2, 3, 0x0}, /* aten::fractional_max_pool3d */
    {117226, 117261, 1497, 2, 3, 0x0}, /* aten::fractional_max_pool3d.output */
    {117442, 117479, 1499, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward */
    {117615, 117663, 1501, 2, 3, 0x0}, /* aten::fractional_max_pool3d_backward.grad_input */
    {117840, 117859, 1503, 2, 3, 0x10000}, /* aten::frexp.Tensor */
    {117929, 117952, 1505, 2, 3, 0x10000}, /* aten::frexp.Tensor_out */
    {118079, 118095, 1507, 2, 3, 0x0}, /* aten::from_file */
    {118259, 118279, 1509, 1, 0, 0x20}, /* aten::from_file.out */
    {118378, 118389, 1510, 2, 3, 0x1}, /* aten::full */
    {118536, 118551, 1512, 1, 3, 0x0}, /* aten::full.out */
    {118633, 118649, 1513, 1, 3, 0x1}, /* aten::full_like */
    {118833, 118853, 1514, 1, 0, 0x20}, /* aten::full_like.out */
    {118972, 118985, 1515, 3, 3, 0x1}, /* aten::gather */
    {119071, 119088, 1518, 2, 3, 0x0}, /* aten::gather.out */
    {119198, 119220, 1520, 1, 0, 0x0}, /* aten::gather_backward */
    {119319, 119329, 1521, 3, 3, 0x10000}, /* aten::gcd */
    {119376, 119390, 1524, 2, 3, 0x10000}, /* aten::gcd.out */
    {119464, 119475, 1526, 3, 3, 0x0}, /* aten::gcd_ */
    {119531, 119547, 1529, 3, 1, 0x10001}, /* aten::ge.Scalar */
    {119600, 119620, 1532, 2, 1, 0x10000}, /* aten::ge.Scalar_out */
    {119700, 119716, 1534, 3, 1, 0x10001}, /* aten::ge.Tensor */
    {119769, 119789, 1537, 2, 1, 0x10000}, /* aten::ge.Tensor_out */
    {119869, 119886, 1539, 3, 1, 0x0}, /* aten::ge_.Scalar */
    {119948, 119965, 1542, 3, 1, 0x0}, /* aten::ge_.Tensor */
    {120027, 120038, 1545, 3, 1, 0x10001}, /* aten::gelu */
    {120099, 120114, 1548, 2, 1, 0x0}, /* aten::gelu.out */
    {120199, 120211, 1550, 3, 1, 0x0}, /* aten::gelu_ */
    {120281, 120301, 1553, 3, 3, 0x10000}, /* aten::gelu_backward */
    {120391, 120422, 1556, 2, 3, 0x0}, /* aten::gelu_backward.grad_input */
    {120550, 120566, 1558, 1, 0, 0x2020}, /* aten::geometric */
    {120644, 120664, 1559, 1, 0, 0x2020}, /* aten::geometric.out */
    {120766, 120783, 1560, 2, 1, 0x2000}, /* aten::geometric_ */
    {120870, 120882, 1562, 2, 3, 0x0}, /* aten::geqrf */
    {120933, 120947, 1564, 2, 3, 0x0}, /* aten::geqrf.a */
    {121041, 121051, 1566, 1, 3, 0x0}, /* aten::ger */
    {121097, 121111, 1567, 1, 3, 0x0}, /* aten::ger.out */
    {121184, 121194, 1568, 2, 1, 0x0}, /* aten::glu */
    {121239, 121253, 1570, 2, 3, 0x0}, /* aten::glu.out */
    {121325, 121344, 1572, 2, 3, 0x0}, /* aten::glu_backward */
    {121415, 121445, 1574, 2, 3, 0x0}, /* aten::glu_backward.grad_input */
    {121557, 121578, 1576, 1, 3, 0x0}, /* aten::gradient.array */
    {121656, 121683, 1577, 1, 3, 0x0}, /* aten::gradient.scalararray */
    {121783, 121808, 1578, 1, 3, 0x0}, /* aten::gradient.scalarint */
    {121916, 121946, 1579, 1, 3, 0x0}, /* aten::gradient.scalarrayarray */
    {122051, 122079, 1580, 1, 3, 0x0}, /* aten::gradient.scalarrayint */
    {122186, 122213, 1581, 1, 3, 0x0}, /* aten::gradient.tensorarray */
    {122315, 122345, 1582, 1, 3, 0x0}, /* aten::gradient.tensorarrayint */
    {122454, 122475, 1583, 1, 3, 0x0}, /* aten::greater.Scalar */
    {122533, 122558, 1584, 1, 3, 0x0}, /* aten::greater.Scalar_out */
    {122643, 122664, 1585, 1, 3, 0x0}, /* aten::greater.Tensor */
    {122722, 122747, 1586, 1, 3, 0x0}, /* aten::greater.Tensor_out */
    {122832, 122854, 1587, 1, 3, 0x0}, /* aten::greater_.Scalar */
    {122921, 122943, 1588, 1, 3, 0x0}, /* aten::greater_.Tensor */
    {123010, 123037, 1589, 1, 3, 0x0}, /* aten::greater_equal.Scalar */
    {123101, 123132, 1590, 1, 3, 0x0}, /* aten::greater_equal.Scalar_out */
    {123223, 123250, 1591, 1, 3, 0x0}, /* aten::greater_equal.Tensor */
    {123314, 123345, 1592, 1, 3, 0x0}, /* aten::greater_equal.Tensor_out */
    {123436, 123464, 1593, 1, 3, 0x0}, /* aten::greater_equal_.Scalar */
    {123537, 123565, 1594, 1, 3, 0x0}, /* aten::greater_equal_.Tensor */
    {123638, 123657, 1595, 1, 3, 0x0}, /* aten::grid_sampler */
    {123775, 123797, 1596, 2, 3, 0x1}, /* aten::grid_sampler_2d */
    {123918, 123944, 1598, 1, 0, 0x20}, /* aten::grid_sampler_2d.out */
    {124092, 124123, 1599, 2, 3, 0x0}, /* aten::grid_sampler_2d_backward */
    {124304, 124339, 1601, 1, 0, 0x20}, /* aten::grid_sampler_2d_backward.out */
    {124569, 124591, 1602, 2, 3, 0x0}, /* aten::grid_sampler_3d */
    {124712, 124738, 1604, 1, 0, 0x20}, /* aten::grid_sampler_3d.out */
    {124886, 124917, 1605, 2, 3, 0x0}, /* aten::grid_sampler_3d_backward */
    {125098, 125133, 1607, 1, 0, 0x20}, /* aten::grid_sampler_3d_backward.out */
    {125363, 125380, 1608, 1, 3, 0x0}, /* aten::group_norm */
    {125519, 125534, 1609, 1, 3, 0x2000}, /* aten::gru.data */
    {125710, 125726, 1610, 1, 3, 0x2000}, /* aten::gru.input */
    {125902, 125917, 1611, 1, 3, 0x0}, /* aten::gru_cell */
    {126031, 126047, 1612, 3, 1, 0x10001}, /* aten::gt.Scalar */
    {126100, 126120, 1615, 2, 1, 0x10000}, /* aten::gt.Scalar_out */
    {126200, 126216, 1617, 3, 1, 0x10001}, /* aten::gt.Tensor */
    {126269, 126289, 1620, 2, 1, 0x10000}, /* aten::gt.Tensor_out */
    {126369, 126386, 1622, 3, 1, 0x0}, /* aten::gt_.Scalar */
    {126448, 126465, 1625, 3, 1, 0x0}, /* aten::gt_.Tensor */
    {126527, 126548, 1628, 2, 3, 0x0}, /* aten::hamming_window */
    {126690, 126715, 1630, 1, 0, 0x20}, /* aten::hamming_window.out */
    {126792, 126822, 1631, 2, 3, 0x0}, /* aten::hamming_window.periodic */
    {126988, 127024, 1633, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha */
    {127209, 127250, 1635, 2, 3, 0x0}, /* aten::hamming_window.periodic_alpha_beta */
    {127452, 127497, 1637, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_beta_out */
    {127634, 127674, 1638, 1, 0, 0x20}, /* aten::hamming_window.periodic_alpha_out */
    {127794, 127828, 1639, 1, 0, 0x20}, /* aten::hamming_window.periodic_out */
    {127929, 127947, 1640, 2, 3, 0x0}, /* aten::hann_window */
    {128086, 128108, 1642, 1, 0, 0x20}, /* aten::hann_window.out */
    {128182, 128209, 1643, 2, 3, 0x0}, /* aten::hann_window.periodic */
    {128372, 128403, 1645, 1, 0, 0x20}, /* aten::hann_window.periodic_out */
    {128501, 128518, 1646, 3, 1, 0x10000}, /* aten::hardshrink */
    {128576, 128597, 1649, 2, 1, 0x0}, /* aten::hardshrink.out */
    {128682, 128708, 1651, 3, 3, 0x0}, /* aten::hardshrink_backward */
    {128788, 128825, 1654, 2, 3, 0x0}, /* aten::hardshrink_backward.grad_input */
    {128946, 128964, 1656, 3, 1, 0x10000}, /* aten::hardsigmoid */
    {129005, 129027, 1659, 2, 1, 0x0}, /* aten::hardsigmoid.out */
    {129095, 129114, 1661, 3, 1, 0x10000}, /* aten::hardsigmoid_ */
    {129164, 129191, 1664, 3, 3, 0x0}, /* aten::hardsigmoid_backward */
    {129261, 129299, 1667, 2, 3, 0x0}, /* aten::hardsigmoid_backward.grad_input */
    {129410, 129426, 1669, 2, 1, 0x0}, /* aten::hardswish */
    {129465, 129485, 1671, 2, 1, 0x0}, /* aten::hardswish.out */
    {129551, 129568, 1673, 2, 1, 0x0}, /* aten::hardswish_ */
    {129616, 129641, 1675, 2, 3, 0x0}, /* aten::hardswish_backward */
    {129709, 129738, 1677, 1, 0, 0x20}, /* aten::hardswish_backward.out */
    {129833, 129848, 1678, 2, 1, 0x10001}, /* aten::hardtanh */
    {129923, 129942, 1680, 2, 1, 0x0}, /* aten::hardtanh.out */
    {130044, 130060, 1682, 2, 1, 0x10000}, /* aten::hardtanh_ */
    {130144, 130168, 1684, 2, 3, 0x0}, /* aten::hardtanh_backward */
    {130267, 130302, 1686, 2, 3, 0x0}, /* aten::hardtanh_backward.grad_input */
    {130442, 130460, 1688, 3, 3, 0x0}, /* aten::hash_tensor */
    {130551, 130573, 1691, 2, 3, 0x0}, /* aten::hash_tensor.out */
    {130688, 130704, 1693, 3, 1, 0x10000}, /* aten::heaviside */
    {130758, 130778, 1696, 2, 1, 0x10000}, /* aten::heaviside.out */
    {130859, 130876, 1698, 3, 1, 0x0}, /* aten::heaviside_ */
    {130939, 130966, 1701, 1, 3, 0x0}, /* aten::hinge_embedding_loss */
    {131069, 131081, 1702, 2, 3, 0x0}, /* aten::histc */
    {131158, 131174, 1704, 2, 3, 0x0}, /* aten::histc.out */
    {131278, 131301, 1706, 2, 3, 0x0}, /* aten::histogram.bin_ct */
    {131451, 131478, 1708, 2, 3, 0x0}, /* aten::histogram.bin_ct_out */
    {131679, 131707, 1710, 2, 3, 0x0}, /* aten::histogram.bins_tensor */
    {131840, 131872, 1712, 2, 3, 0x0}, /* aten::histogram.bins_tensor_out */
    {132056, 132074, 1714, 1, 3, 0x0}, /* aten::histogramdd */
    {132216, 132250, 1715, 1, 3, 0x0}, /* aten::histogramdd.TensorList_bins */
    {132411, 132438, 1716, 1, 3, 0x0}, /* aten::histogramdd.int_bins */
    {132587, 132606, 1717, 1, 3, 0x0}, /* aten::hsplit.array */
    {132676, 132693, 1718, 1, 3, 0x0}, /* aten::hsplit.int */
    {132760, 132773, 1719, 1, 3, 0x0}, /* aten::hstack */
    {132814, 132831, 1720, 1, 3, 0x0}, /* aten::hstack.out */
    {132899, 132916, 1721, 2, 3, 0x0}, /* aten::huber_loss */
    {133008, 133029, 1723, 2, 3, 0x0}, /* aten::huber_loss.out */
    {133148, 133174, 1725, 2, 3, 0x0}, /* aten::huber_loss_backward */
    {133286, 133316, 1727, 2, 3, 0x0}, /* aten::huber_loss_backward.out */
    {133462, 133474, 1729, 3, 1, 0x10000}, /* aten::hypot */
    {133523, 133539, 1732, 2, 1, 0x10000}, /* aten::hypot.out */
    {133615, 133628, 1734, 3, 1, 0x10000}, /* aten::hypot_ */
    {133686, 133695, 1737, 3, 3, 0x10000}, /* aten::i0 */
    {133727, 133740, 1740, 2, 3, 0x10000}, /* aten::i0.out */
    {133799, 133809, 1742, 3, 3, 0x10000}, /* aten::i0_ */
    {133850, 133863, 1745, 3, 3, 0x10000}, /* aten::igamma */
    {133913, 133930, 1748, 2, 3, 0x10000}, /* aten::igamma.out */
    {134007, 134021, 1750, 3, 3, 0x10000}, /* aten::igamma_ */
    {134080, 134094, 1753, 3, 3, 0x10000}, /* aten::igammac */
    {134145, 134163, 1756, 2, 3, 0x10000}, /* aten::igammac.out */
    {134241, 134256, 1758, 3, 3, 0x10000}, /* aten::igammac_ */
    {134316, 134329, 1761, 2, 3, 0x0}, /* aten::im2col */
    {134433, 134450, 1763, 2, 3, 0x0}, /* aten::im2col.out */
    {134581, 134592, 1765, 1, 1, 0x0}, /* aten::imag */
    {134632, 134651, 1766, 2, 1, 0x9}, /* aten::index.Tensor */
    {134712, 134735, 1768, 2, 1, 0x0}, /* aten::index.Tensor_out */
    {134823, 134839, 1770, 3, 3, 0x0}, /* aten::index_add */
    {134935, 134955, 1773, 2, 3, 0x0}, /* aten::index_add.out */
    {135075, 135092, 1775, 3, 3, 0x0}, /* aten::index_add_ */
    {135197, 135214, 1778, 3, 3, 0x0}, /* aten::index_copy */
    {135292, 135313, 1781, 2, 3, 0x0}, /* aten::index_copy.out */
    {135418, 135436, 1783, 3, 3, 0x0}, /* aten::index_copy_ */
    {135523, 135551, 1786, 1, 1, 0x0}, /* aten::index_fill.int_Scalar */
    {135639, 135671, 1787, 1, 0, 0x20}, /* aten::index_fill.int_Scalar_out */
    {135786, 135814, 1788, 1, 1, 0x0}, /* aten::index_fill.int_Tensor */
    {135902, 135934, 1789, 1, 0, 0x20}, /* aten::index_fill.int_Tensor_out */
    {136049, 136078, 1790, 2, 1, 0x0}, /* aten::index_fill_.int_Scalar */
    {136175, 136204, 1792, 2, 1, 0x0}, /* aten::index_fill_.int_Tensor */
    {136301, 136317, 1794, 1, 1, 0x1}, /* aten::index_put */
    {136413, 136433, 1795, 1, 0, 0x20}, /* aten::index_put.out */
    {136556, 136573, 1796, 1, 1, 0x0}, /* aten::index_put_ */
    {136678, 136697, 1797, 3, 3, 0x0}, /* aten::index_reduce */
    {136816, 136839, 1800, 2, 3, 0x0}, /* aten::index_reduce.out */
    {136982, 137002, 1802, 3, 3, 0x0}, /* aten::index_reduce_ */
    {137130, 137149, 1805, 2, 3, 0x1}, /* aten::index_select */
    {137214, 137237, 1807, 2, 3, 0x0}, /* aten::index_select.out */
    {137329, 137357, 1809, 1, 0, 0x0}, /* aten::index_select_backward */
    {137452, 137464, 1810, 1, 3, 0x0}, /* aten::inner */
    {137513, 137529, 1811, 1, 3, 0x0}, /* aten::inner.out */
    {137605, 137625, 1812, 1, 3, 0x0}, /* aten::instance_norm */
    {137811, 137825, 1813, 1, 3, 0x0}, /* aten::inverse */
    {137862, 137880, 1814, 1, 3, 0x0}, /* aten::inverse.out */
    {137944, 137961, 1815, 1, 0, 0x0}, /* aten::is_complex */
    {137999, 138013, 1816, 1, 2, 0x0}, /* aten::is_conj */
    {138048, 138069, 1817, 1, 0, 0x0}, /* aten::is_distributed */
    {138111, 138135, 1818, 1, 0, 0x0}, /* aten::is_floating_point */
    {138180, 138199, 1819, 1, 0, 0x0}, /* aten::is_inference */
    {138239, 138252, 1820, 1, 2, 0x0}, /* aten::is_neg */
    {138286, 138303, 1821, 1, 0, 0x0}, /* aten::is_nonzero */
    {138341, 138357, 1822, 1, 3, 0x0}, /* aten::is_pinned */
    {138415, 138434, 1823, 1, 0, 0x0}, /* aten::is_same_size */
    {138488, 138504, 1824, 1, 0, 0x0}, /* aten::is_signed */
    {138541, 138555, 1825, 1, 3, 0x0}, /* aten::isclose */
    {138664, 138679, 1826, 1, 0, 0x10000}, /* aten::isfinite */
    {138717, 138742, 1827, 3, 3, 0x0}, /* aten::isin.Scalar_Tensor */
    {138863, 138892, 1830, 2, 3, 0x0}, /* aten::isin.Scalar_Tensor_out */
    {139037, 139062, 1832, 3, 3, 0x0}, /* aten::isin.Tensor_Scalar */
    {139183, 139212, 1835, 2, 3, 0x0}, /* aten::isin.Tensor_Scalar_out */
    {139357, 139382, 1837, 3, 3, 0x0}, /* aten::isin.Tensor_Tensor */
    {139504, 139533, 1840, 2, 3, 0x0}, /* aten::isin.Tensor_Tensor_out */
    {139679, 139691, 1842, 2, 0, 0x10001}, /* aten::isinf */
    {139726, 139742, 1844, 1, 0, 0x20}, /* aten::isinf.out */
    {139804, 139816, 1845, 2, 0, 0x10001}, /* aten::isnan */
    {139851, 139867, 1847, 1, 0, 0x20}, /* aten::isnan.out */
    {139929, 139944, 1848, 3, 3, 0x10000}, /* aten::isneginf */
    {139982, 140001, 1851, 2, 3, 0x10000}, /* aten::isneginf.out */
    {140066, 140081, 1853, 3, 3, 0x10000}, /* aten::isposinf */
    {140119, 140138, 1856, 2, 3, 0x10000}, /* aten::isposinf.out */
    {140203, 140216, 1858, 1, 3, 0x0}, /* aten::isreal */
    {140252, 140264, 1859, 1, 3, 0x0}, /* aten::istft */
    {140482, 140493, 1860, 1, 3, 0x4}, /* aten::item */
    {140527, 140547, 1861, 2, 3, 0x0}, /* aten::kaiser_window */
    {140688, 140713, 1863, 2, 3, 0x0}, /* aten::kaiser_window.beta */
    {140886, 140915, 1865, 1, 0, 0x20}, /* aten::kaiser_window.beta_out */
    {141023, 141047, 1866, 1, 0, 0x20}, /* aten::kaiser_window.out */
    {141123, 141152, 1867, 2, 3, 0x0}, /* aten::kaiser_window.periodic */
    {141317, 141350, 1869, 1, 0, 0x20}, /* aten::kaiser_window.periodic_out */
    {141450, 141463, 1870, 1, 3, 0x0}, /* aten::kl_div */
    {141560, 141571, 1871, 1, 3, 0x0}, /* aten::kron */
    {141619, 141634, 1872, 1, 3, 0x0}, /* aten::kron.out */
    {141709, 141724, 1873, 1, 3, 0x0}, /* aten::kthvalue */
    {141829, 141851, 1874, 2, 3, 0x0}, /* aten::kthvalue.values */
    {142013, 142027, 1876, 1, 3, 0x0}, /* aten::l1_loss */
    {142099, 142116, 1877, 1, 3, 0x0}, /* aten::layer_norm */
    {142265, 142275, 1878, 3, 3, 0x10000}, /* aten::lcm */
    {142322, 142336, 1881, 2, 3, 0x10000}, /* aten::lcm.out */
    {142410, 142421, 1883, 3, 3, 0x0}, /* aten::lcm_ */
    {142477, 142496, 1886, 1, 3, 0x10000}, /* aten::ldexp.Tensor */
    {142552, 142568, 1887, 1, 3, 0x10000}, /* aten::ldexp.out */
    {142644, 142657, 1888, 1, 3, 0x10000}, /* aten::ldexp_ */
    {142715, 142731, 1889, 3, 1, 0x10001}, /* aten::le.Scalar */
    {142784, 142804, 1892, 2, 1, 0x10000}, /* aten::le.Scalar_out */
    {142884, 142900, 1894, 3, 1, 0x10001}, /* aten::le.Tensor */
    {142953, 142973, 1897, 2, 1, 0x10000}, /* aten::le.Tensor_out */
    {143053, 143070, 1899, 3, 1, 0x0}, /* aten::le_.Scalar */
    {143132, 143149, 1902, 3, 1, 0x0}, /* aten::le_.Tensor */
    {143211, 143228, 1905, 3, 1, 0x10001}, /* aten::leaky_relu */
    {143296, 143317, 1908, 2, 1, 0x0}, /* aten::leaky_relu.out */
    {143412, 143430, 1910, 3, 1, 0x10000}, /* aten::leaky_relu_ */
    {143507, 143533, 1913, 3, 3, 0x0}, /* aten::leaky_relu_backward */
    {143646, 143683, 1916, 2, 3, 0x0}, /* aten::leaky_relu_backward.grad_input */
    {143837, 143855, 1918, 3, 1, 0x10000}, /* aten::lerp.Scalar */
    {143923, 143945, 1921, 2, 1, 0x10000}, /* aten::lerp.Scalar_out */
    {144040, 144058, 1923, 3, 1, 0x10000}, /* aten::lerp.Tensor */
    {144126, 144148, 1926, 2, 1, 0x10000}, /* aten::lerp.Tensor_out */
    {144243, 144262, 1928, 3, 1, 0x10000}, /* aten::lerp_.Scalar */
    {144339, 144358, 1931, 3, 1, 0x10000}, /* aten::lerp_.Tensor */
    {144435, 144453, 1934, 1, 3, 0x0}, /* aten::less.Scalar */
    {144508, 144530, 1935, 1, 3, 0x0}, /* aten::less.Scalar_out */
    {144612, 144630, 1936, 1, 3, 0x0}, /* aten::less.Tensor */
    {144685, 144707, 1937, 1, 3, 0x0}, /* aten::less.Tensor_out */
    {144789, 144808, 1938, 1, 3, 0x0}, /* aten::less_.Scalar */
    {144872, 144891, 1939, 1, 3, 0x0}, /* aten::less_.Tensor */
    {144955, 144979, 1940, 1, 3, 0x0}, /* aten::less_equal.Scalar */
    {145040, 145068, 1941, 1, 3, 0x0}, /* aten::less_equal.Scalar_out */
    {145156, 145180, 1942, 1, 3, 0x0}, /* aten::less_equal.Tensor */
    {145241, 145269, 1943, 1, 3, 0x0}, /* aten::less_equal.Tensor_out */
    {145357, 145382, 1944, 1, 3, 0x0}, /* aten::less_equal_.Scalar */
    {145452, 145477, 1945, 1, 3, 0x0}, /* aten::less_equal_.Tensor */
    {145547, 145560, 1946, 3, 1, 0x10000}, /* aten::lgamma */
    {145596, 145613, 1949, 2, 1, 0x10000}, /* aten::lgamma.out */
    {145676, 145690, 1951, 3, 1, 0x10000}, /* aten::lgamma_ */
    {145735, 145746, 1954, 1, 3, 0x0}, /* aten::lift */
    {145780, 145795, 1955, 1, 0, 0x20}, /* aten::lift.out */
    {145856, 145873, 1956, 1, 3, 0x0}, /* aten::lift_fresh */
    {145919, 145941, 1957, 1, 3, 0x80000}, /* aten::lift_fresh_copy */
    {145986, 146012, 1958, 1, 0, 0x80020}, /* aten::lift_fresh_copy.out */
    {146084, 146105, 1959, 1, 3, 0x40000}, /* aten::linalg__powsum */
    {146228, 146250, 1960, 1, 3, 0x0}, /* aten::linalg_cholesky */
    {146316, 146342, 1961, 1, 3, 0x0}, /* aten::linalg_cholesky.out */
    {146432, 146457, 1962, 2, 3, 0x0}, /* aten::linalg_cholesky_ex */
    {146568, 146595, 1964, 2, 3, 0x0}, /* aten::linalg_cholesky_ex.L */
    {146747, 146765, 1966, 1, 3, 0x0}, /* aten::linalg_cond */
    {146822, 146844, 1967, 1, 3, 0x0}, /* aten::linalg_cond.out */
    {146928, 146952, 1968, 1, 3, 0x0}, /* aten::linalg_cond.p_str */
    {147006, 147034, 1969, 1, 3, 0x0}, /* aten::linalg_cond.p_str_out */
    {147115, 147134, 1970, 2, 3, 0x0}, /* aten::linalg_cross */
    {147205, 147228, 1972, 2, 3, 0x0}, /* aten::linalg_cross.out */
    {147323, 147340, 1974, 1, 3, 0x0}, /* aten::linalg_det */
    {147377, 147398, 1975, 1, 3, 0x0}, /* aten::linalg_det.out */
    {147462, 147484, 1976, 1, 3, 0x0}, /* aten::linalg_diagonal */
    {147575, 147592, 1977, 2, 3, 0x0}, /* aten::linalg_eig */
    {147667, 147688, 1979, 2, 3, 0x0}, /* aten::linalg_eig.out */
    {147827, 147845, 1981, 1, 3, 0x0}, /* aten::linalg_eigh */
    {147935, 147961, 1982, 1, 3, 0x0}, /* aten::linalg_eigh.eigvals */
    {148110, 148131, 1983, 1, 3, 0x0}, /* aten::linalg_eigvals */
    {148175, 148200, 1984, 2, 3, 0x0}, /* aten::linalg_eigvals.out */
    {148271, 148293, 1986, 1, 3, 0x0}, /* aten::linalg_eigvalsh */
    {148352, 148378, 1987, 1, 3, 0x0}, /* aten::linalg_eigvalsh.out */
    {148464, 148497, 1988, 2, 3, 0x0}, /* aten::linalg_householder_product */
    {148566, 148603, 1990, 2, 3, 0x0}, /* aten::linalg_householder_product.out */
    {148699, 148716, 1992, 1, 3, 0x0}, /* aten::linalg_inv */
    {148753, 148774, 1993, 1, 3, 0x0}, /* aten::linalg_inv.out */
    {148838, 148858, 1994, 2, 3, 0x0}, /* aten::linalg_inv_ex */
    {148949, 148977, 1996, 2, 3, 0x0}, /* aten::linalg_inv_ex.inverse */
    {149121, 149145, 1998, 1, 3, 0x0}, /* aten::linalg_ldl_factor */
    {149237, 149265, 1999, 1, 3, 0x0}, /* aten::linalg_ldl_factor.out */
    {149403, 149430, 2000, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex */
    {149563, 149594, 2002, 2, 3, 0x0}, /* aten::linalg_ldl_factor_ex.out */
    {149794, 149817, 2004, 2, 3, 0x0}, /* aten::linalg_ldl_solve */
    {149911, 149938, 2006, 2, 3, 0x0}, /* aten::linalg_ldl_solve.out */
    {150056, 150075, 2008, 2, 3, 0x8}, /* aten::linalg_lstsq */
    {150233, 150256, 2010, 2, 3, 0x8}, /* aten::linalg_lstsq.out */
    {150522, 150538, 2012, 2, 3, 0x0}, /* aten::linalg_lu */
    {150618, 150638, 2014, 2, 3, 0x0}, /* aten::linalg_lu.out */
    {150776, 150799, 2016, 1, 3, 0x0}, /* aten::linalg_lu_factor */
    {150882, 150909, 2017, 1, 3, 0x0}, /* aten::linalg_lu_factor.out */
    {151038, 151064, 2018, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex */
    {151188, 151218, 2020, 2, 3, 0x0}, /* aten::linalg_lu_factor_ex.out */
    {151409, 151431, 2022, 2, 3, 0x0}, /* aten::linalg_lu_solve */
    {151538, 151564, 2024, 2, 3, 0x0}, /* aten::linalg_lu_solve.out */
    {151695, 151715, 2026, 1, 3, 0x0}, /* aten::linalg_matmul */
    {151772, 151796, 2027, 1, 3, 0x0}, /* aten::linalg_matmul.out */
    {151880, 151904, 2028, 2, 3, 0x0}, /* aten::linalg_matrix_exp */
    {151951, 151979, 2030, 1, 0, 0x20}, /* aten::linalg_matrix_exp.out */
    {152053, 152078, 2031, 1, 3, 0x0}, /* aten::linalg_matrix_norm */
    {152204, 152233, 2032, 1, 3, 0x0}, /* aten::linalg_matrix_norm.out */
    {152383, 152416, 2033, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord */
    {152553, 152590, 2034, 1, 3, 0x0}, /* aten::linalg_matrix_norm.str_ord_out */
    {152751, 152777, 2035, 1, 3, 0x0}, /* aten::linalg_matrix_power */
    {152833, 152863, 2036, 1, 3, 0x0}, /* aten::linalg_matrix_power.out */
    {152946, 152971, 2037, 1, 3, 0x0}, /* aten::linalg_matrix_rank */
    {153052, 153093, 2038, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float */
    {153218, 153263, 2039, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_float_out */
    {153412, 153454, 2040, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor */
    {153583, 153629, 2041, 1, 3, 0x0}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out */
    {153782, 153811, 2042, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out */
    {153919, 153959, 2043, 1, 3, 0x0}, /* aten::linalg_matrix_rank.out_tol_tensor */
    {154080, 154116, 2044, 1, 3, 0x0}, /* aten::linalg_matrix_rank.tol_tensor */
    {154210, 154233, 2045, 1, 3, 0x0}, /* aten::linalg_multi_dot */
    {154284, 154311, 2046, 1, 3, 0x0}, /* aten::linalg_multi_dot.out */
    {154389, 154407, 2047, 1, 3, 0x0}, /* aten::linalg_norm */
    {154531, 154557, 2048, 1, 3, 0x0}, /* aten::linalg_norm.ord_str */
    {154680, 154710, 2049, 1, 3, 0x0}, /* aten::linalg_norm.ord_str_out */
    {154857, 154879, 2050, 1, 3, 0x0}, /* aten::linalg_norm.out */
    {155027, 155045, 2051, 1, 3, 0x0}, /* aten::linalg_pinv */
    {155121, 155155, 2052, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float */
    {155273, 155311, 2053, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_float_out */
    {155453, 155488, 2054, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor */
    {155609, 155648, 2055, 1, 3, 0x0}, /* aten::linalg_pinv.atol_rtol_tensor_out */
    {155793, 155815, 2056, 1, 3, 0x0}, /* aten::linalg_pinv.out */
    {155918, 155953, 2057, 1, 3, 0x0}, /* aten::linalg_pinv.out_rcond_tensor */
    {156070, 156101, 2058, 1, 3, 0x0}, /* aten::linalg_pinv.rcond_tensor */
    {156191, 156207, 2059, 2, 3, 0x0}, /* aten::linalg_qr */
    {156277, 156297, 2061, 2, 3, 0x0}, /* aten::linalg_qr.out */
    {156410, 156431, 2063, 1, 3, 0x0}, /* aten::linalg_slogdet */
    {156497, 156522, 2064, 1, 3, 0x0}, /* aten::linalg_slogdet.out */
    {156642, 156661, 2065, 1, 3, 0x0}, /* aten::linalg_solve */
    {156729, 156752, 2066, 1, 3, 0x0}, /* aten::linalg_solve.out */
    {156844, 156866, 2067, 1, 3, 0x0}, /* aten::linalg_solve_ex */
    {156984, 157010, 2068, 1, 3, 0x0}, /* aten::linalg_solve_ex.out */
    {157176, 157206, 2069, 2, 3, 0x0}, /* aten::linalg_solve_triangular */
    {157326, 157360, 2071, 2, 3, 0x0}, /* aten::linalg_solve_triangular.out */
    {157504, 157521, 2073, 1, 3, 0x0}, /* aten::linalg_svd */
    {157629, 157648, 2074, 1, 3, 0x0}, /* aten::linalg_svd.U */
    {157813, 157834, 2075, 1, 3, 0x0}, /* aten::linalg_svdvals */
    {157896, 157921, 2076, 1, 3, 0x0}, /* aten::linalg_svdvals.out */
    {158007, 158030, 2077, 1, 3, 0x0}, /* aten::linalg_tensorinv */
    {158087, 158114, 2078, 1, 3, 0x0}, /* aten::linalg_tensorinv.out */
    {158198, 158223, 2079, 1, 3, 0x0}, /* aten::linalg_tensorsolve */
    {158303, 158332, 2080, 1, 3, 0x0}, /* aten::linalg_tensorsolve.out */
    {158439, 158459, 2081, 1, 3, 0x0}, /* aten::linalg_vander */
    {158518, 158538, 2082, 1, 3, 0x0}, /* aten::linalg_vecdot */
    {158603, 158627, 2083, 1, 3, 0x0}, /* aten::linalg_vecdot.out */
    {158716, 158741, 2084, 3, 3, 0x40000}, /* aten::linalg_vector_norm */
    {158868, 158897, 2087, 2, 3, 0x40000}, /* aten::linalg_vector_norm.out */
    {159048, 159061, 2089, 1, 3, 0x0}, /* aten::linear */
    {159132, 159149, 2090, 1, 3, 0x0}, /* aten::linear.out */
    {159247, 159262, 2091, 2, 3, 0x0}, /* aten::linspace */
    {159416, 159445, 2093, 2, 3, 0x0}, /* aten::linspace.Scalar_Tensor */
    {159613, 159646, 2095, 1, 3, 0x0}, /* aten::linspace.Scalar_Tensor_out */
    {159749, 159778, 2096, 2, 3, 0x0}, /* aten::linspace.Tensor_Scalar */
    {159946, 159979, 2098, 1, 3, 0x0}, /* aten::linspace.Tensor_Scalar_out */
    {160082, 160111, 2099, 2, 3, 0x0}, /* aten::linspace.Tensor_Tensor */
    {160279, 160312, 2101, 1, 3, 0x0}, /* aten::linspace.Tensor_Tensor_out */
    {160415, 160434, 2102, 2, 3, 0x0}, /* aten::linspace.out */
    {160523, 160533, 2104, 3, 1, 0x10001}, /* aten::log */
    {160566, 160580, 2107, 2, 1, 0x10000}, /* aten::log.out */
    {160640, 160652, 2109, 3, 1, 0x10001}, /* aten::log10 */
    {160687, 160703, 2112, 2, 1, 0x10000}, /* aten::log10.out */
    {160765, 160778, 2114, 3, 1, 0x10000}, /* aten::log10_ */
    {160822, 160834, 2117, 3, 1, 0x10001}, /* aten::log1p */
    {160869, 160885, 2120, 2, 1, 0x10000}, /* aten::log1p.out */
    {160947, 160960, 2122, 3, 1, 0x10000}, /* aten::log1p_ */
    {161004, 161015, 2125, 3, 1, 0x10001}, /* aten::log2 */
    {161049, 161064, 2128, 2, 1, 0x10000}, /* aten::log2.out */
    {161125, 161137, 2130, 3, 1, 0x10000}, /* aten::log2_ */
    {161180, 161191, 2133, 3, 1, 0x10000}, /* aten::log_ */
    {161233, 161250, 2136, 1, 0, 0x2020}, /* aten::log_normal */
    {161349, 161370, 2137, 1, 0, 0x2020}, /* aten::log_normal.out */
    {161493, 161511, 2138, 2, 1, 0x2000}, /* aten::log_normal_ */
    {161617, 161635, 2140, 1, 1, 0x0}, /* aten::log_sigmoid */
    {161676, 161698, 2141, 1, 1, 0x0}, /* aten::log_sigmoid.out */
    {161766, 161793, 2142, 2, 3, 0x0}, /* aten::log_sigmoid_backward */
    {161878, 161916, 2144, 2, 3, 0x0}, /* aten::log_sigmoid_backward.grad_input */
    {162042, 162068, 2146, 2, 1, 0x0}, /* aten::log_sigmoid_forward */
    {162141, 162174, 2148, 2, 1, 0x0}, /* aten::log_sigmoid_forward.output */
    {162289, 162311, 2150, 1, 3, 0x0}, /* aten::log_softmax.int */
    {162389, 162415, 2151, 2, 3, 0x0}, /* aten::log_softmax.int_out */
    {162520, 162536, 2153, 3, 3, 0x10000}, /* aten::logaddexp */
    {162589, 162609, 2156, 2, 3, 0x10000}, /* aten::logaddexp.out */
    {162689, 162706, 2158, 3, 3, 0x10000}, /* aten::logaddexp2 */
    {162760, 162781, 2161, 2, 3, 0x10000}, /* aten::logaddexp2.out */
    {162862, 162881, 2163, 1, 3, 0x0}, /* aten::logcumsumexp */
    {162932, 162955, 2164, 2, 3, 0x0}, /* aten::logcumsumexp.out */
    {163033, 163046, 2166, 1, 3, 0x0}, /* aten::logdet */
    {163082, 163100, 2167, 2, 1, 0x10001}, /* aten::logical_and */
    {163155, 163177, 2169, 2, 1, 0x10000}, /* aten::logical_and.out */
    {163259, 163278, 2171, 2, 1, 0x10000}, /* aten::logical_and_ */
    {163342, 163360, 2173, 2, 1, 0x10001}, /* aten::logical_not */
    {163401, 163423, 2175, 2, 1, 0x10000}, /* aten::logical_not.out */
    {163491, 163510, 2177, 2, 1, 0x10000}, /* aten::logical_not_ */
    {163560, 163577, 2179, 2, 1, 0x10001}, /* aten::logical_or */
    {163631, 163652, 2181, 2, 1, 0x10000}, /* aten::logical_or.out */
    {163733, 163751, 2183, 2, 1, 0x10000}, /* aten::logical_or_ */
    {163814, 163832, 2185, 2, 1, 0x10001}, /* aten::logical_xor */
    {163887, 163909, 2187, 2, 1, 0x10000}, /* aten::logical_xor.out */
    {163991, 164010, 2189, 2, 1, 0x10000}, /* aten::logical_xor_ */
    {164074, 164086, 2191, 2, 3, 0x10000}, /* aten::logit */
    {164138, 164154, 2193, 2, 3, 0x10000}, /* aten::logit.out */
    {164233, 164246, 2195, 2, 3, 0x10000}, /* aten::logit_ */
    {164307, 164328, 2197, 3, 3, 0x10000}, /* aten::logit_backward */
    {164409, 164441, 2200, 2, 3, 0x10000}, /* aten::logit_backward.grad_input */
    {164563, 164578, 2202, 2, 3, 0x0}, /* aten::logspace */
    {164749, 164778, 2204, 2, 3, 0x0}, /* aten::logspace.Scalar_Tensor */
    {164963, 164996, 2206, 1, 3, 0x0}, /* aten::logspace.Scalar_Tensor_out */
    {165116, 165145, 2207, 2, 3, 0x0}, /* aten::logspace.Tensor_Scalar */
    {165330, 165363, 2209, 1, 3, 0x0}, /* aten::logspace.Tensor_Scalar_out */
    {165483, 165512, 2210, 2, 3, 0x0}, /* aten::logspace.Tensor_Tensor */
    {165697, 165730, 2212, 1, 3, 0x0}, /* aten::logspace.Tensor_Tensor_out */
    {165850, 165869, 2213, 2, 3, 0x0}, /* aten::logspace.out */
    {165975, 165991, 2215, 1, 1, 0x40000}, /* aten::logsumexp */
    {166062, 166082, 2216, 2, 1, 0x40000}, /* aten::logsumexp.out */
    {166180, 166196, 2218, 1, 3, 0x2000}, /* aten::lstm.data */
    {166383, 166400, 2219, 1, 3, 0x2000}, /* aten::lstm.input */
    {166587, 166603, 2220, 1, 3, 0x0}, /* aten::lstm_cell */
    {166730, 166746, 2221, 3, 1, 0x10001}, /* aten::lt.Scalar */
    {166799, 166819, 2224, 2, 1, 0x10000}, /* aten::lt.Scalar_out */
    {166899, 166915, 2226, 3, 1, 0x10001}, /* aten::lt.Tensor */
    {166968, 166988, 2229, 2, 1, 0x10000}, /* aten::lt.Tensor_out */
    {167068, 167085, 2231, 3, 1, 0x0}, /* aten::lt_.Scalar */
    {167147, 167164, 2234, 3, 1, 0x0}, /* aten::lt_.Tensor */
    {167226, 167241, 2237, 1, 3, 0x0}, /* aten::lu_solve */
    {167313, 167332, 2238, 1, 3, 0x0}, /* aten::lu_solve.out */
    {167431, 167447, 2239, 2, 3, 0x0}, /* aten::lu_unpack */
    {167579, 167599, 2241, 2, 3, 0x0}, /* aten::lu_unpack.out */
    {167792, 167801, 2243, 1, 3, 0x0}, /* aten::mH */
    {167839, 167848, 2244, 1, 3, 0x0}, /* aten::mT */
    {167886, 167912, 2245, 1, 3, 0x0}, /* aten::margin_ranking_loss */
    {168031, 168056, 2246, 1, 1, 0x10000}, /* aten::masked_fill.Scalar */
    {168131, 168160, 2247, 1, 0, 0x20}, /* aten::masked_fill.Scalar_out */
    {168262, 168287, 2248, 1, 1, 0x0}, /* aten::masked_fill.Tensor */
    {168362, 168391, 2249, 1, 0, 0x20}, /* aten::masked_fill.Tensor_out */
    {168493, 168519, 2250, 2, 1, 0x0}, /* aten::masked_fill_.Scalar */
    {168603, 168629, 2252, 2, 1, 0x0}, /* aten::masked_fill_.Tensor */
    {168713, 168734, 2254, 1, 3, 0x1}, /* aten::masked_scatter */
    {168806, 168831, 2255, 1, 0, 0x20}, /* aten::masked_scatter.out */
    {168930, 168952, 2256, 2, 3, 0x0}, /* aten::masked_scatter_ */
    {169033, 169063, 2258, 1, 3, 0x0}, /* aten::masked_scatter_backward */
    {169152, 169172, 2259, 1, 3, 0x8}, /* aten::masked_select */
    {169228, 169252, 2260, 1, 3, 0x8}, /* aten::masked_select.out */
    {169335, 169348, 2261, 1, 3, 0x0}, /* aten::matmul */
    {169398, 169415, 2262, 1, 3, 0x0}, /* aten::matmul.out */
    {169492, 169507, 2263, 1, 3, 0x0}, /* aten::matrix_H */
    {169551, 169568, 2264, 1, 3, 0x0}, /* aten::matrix_exp */
    {169608, 169634, 2265, 1, 3, 0x0}, /* aten::matrix_exp_backward */
    {169696, 169715, 2266, 1, 3, 0x0}, /* aten::matrix_power */
    {169764, 169787, 2267, 1, 3, 0x0}, /* aten::matrix_power.out */
    {169863, 169873, 2268, 2, 1, 0x40000}, /* aten::max */
    {169906, 169920, 2270, 3, 1, 0x40001}, /* aten::max.dim */
    {170011, 170029, 2273, 2, 1, 0x40000}, /* aten::max.dim_max */
    {170174, 170190, 2275, 1, 1, 0x10000}, /* aten::max.other */
    {170243, 170257, 2276, 1, 1, 0x10000}, /* aten::max.out */
    {170331, 170351, 2277, 2, 1, 0x40000}, /* aten::max.unary_out */
    {170417, 170434, 2279, 1, 3, 0x0}, /* aten::max_pool1d */
    {170571, 170601, 2280, 1, 3, 0x0}, /* aten::max_pool1d_with_indices */
    {170761, 170778, 2281, 1, 3, 0x0}, /* aten::max_pool2d */
    {170915, 170945, 2282, 2, 3, 0x1}, /* aten::max_pool2d_with_indices */
    {171105, 171139, 2284, 2, 3, 0x0}, /* aten::max_pool2d_with_indices.out */
    {171350, 171389, 2286, 2, 3, 0x1}, /* aten::max_pool2d_with_indices_backward */
    {171571, 171621, 2288, 2, 3, 0x0}, /* aten::max_pool2d_with_indices_backward.grad_input */
    {171844, 171861, 2290, 1, 3, 0x0}, /* aten::max_pool3d */
    {171998, 172028, 2291, 2, 3, 0x1}, /* aten::max_pool3d_with_indices */
    {172188, 172222, 2293, 2, 3, 0x0}, /* aten::max_pool3d_with_indices.out */
    {172433, 172472, 2295, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward */
    {172654, 172704, 2297, 2, 3, 0x0}, /* aten::max_pool3d_with_indices_backward.grad_input */
    {172927, 172946, 2299, 2, 3, 0x0}, /* aten::max_unpool2d */
    {173027, 173050, 2301, 2, 3, 0x0}, /* aten::max_unpool2d.out */
    {173158, 173177, 2303, 2, 3, 0x0}, /* aten::max_unpool3d */
    {173289, 173312, 2305, 2, 3, 0x0}, /* aten::max_unpool3d.out */
    {173451, 173465, 2307, 3, 1, 0x10001}, /* aten::maximum */
    {173516, 173534, 2310, 2, 1, 0x10000}, /* aten::maximum.out */
    {173612, 173623, 2312, 1, 1, 0x40001}, /* aten::mean */
    {173684, 173699, 2313, 3, 1, 0x40001}, /* aten::mean.dim */
    {173797, 173818, 2316, 2, 1, 0x40000}, /* aten::mean.dtype_out */
    {173909, 173924, 2318, 2, 1, 0x40000}, /* aten::mean.out */
    {174042, 174055, 2320, 2, 3, 0x0}, /* aten::median */
    {174091, 174108, 2322, 1, 3, 0x0}, /* aten::median.dim */
    {174202, 174226, 2323, 2, 3, 0x0}, /* aten::median.dim_values */
    {174377, 174394, 2325, 1, 0, 0x20}, /* aten::median.out */
    {174457, 174472, 2326, 1, 3, 0x0}, /* aten::meshgrid */
    {174517, 174541, 2327, 1, 3, 0x0}, /* aten::meshgrid.indexing */
    {174612, 174622, 2328, 2, 1, 0x40000}, /* aten::min */
    {174655, 174669, 2330, 3, 1, 0x40001}, /* aten::min.dim */
    {174760, 174778, 2333, 2, 1, 0x40000}, /* aten::min.dim_min */
    {174924, 174940, 2335, 1, 1, 0x10000}, /* aten::min.other */
    {174993, 175007, 2336, 1, 1, 0x10000}, /* aten::min.out */
    {175081, 175101, 2337, 2, 1, 0x40000}, /* aten::min.unary_out */
    {175167, 175181, 2339, 3, 1, 0x10001}, /* aten::minimum */
    {175232, 175250, 2342, 2, 1, 0x10000}, /* aten::minimum.out */
    {175328, 175339, 2344, 3, 3, 0x10000}, /* aten::mish */
    {175373, 175388, 2347, 2, 3, 0x0}, /* aten::mish.out */
    {175449, 175461, 2349, 3, 3, 0x0}, /* aten::mish_ */
    {175504, 175524, 2352, 3, 3, 0x0}, /* aten::mish_backward */
    {175587, 175610, 2355, 2, 3, 0x0}, /* aten::mkldnn_rnn_layer */
    {175914, 175941, 2357, 1, 0, 0x20}, /* aten::mkldnn_rnn_layer.out */
    {176336, 176345, 2358, 3, 3, 0x1}, /* aten::mm */
    {176390, 176403, 2361, 2, 3, 0x0}, /* aten::mm.out */
    {176475, 176486, 2363, 2, 3, 0x0}, /* aten::mode */
    {176577, 176595, 2365, 2, 3, 0x0}, /* aten::mode.values */
    {176743, 176762, 2367, 1, 3, 0x0}, /* aten::moveaxis.int */
    {176839, 176862, 2368, 1, 3, 0x0}, /* aten::moveaxis.intlist */
    {176947, 176965, 2369, 1, 3, 0x0}, /* aten::movedim.int */
    {177041, 177063, 2370, 1, 3, 0x0}, /* aten::movedim.intlist */
    {177147, 177162, 2371, 2, 1, 0x0}, /* aten::mse_loss */
    {177235, 177254, 2373, 2, 1, 0x0}, /* aten::mse_loss.out */
    {177354, 177378, 2375, 2, 3, 0x0}, /* aten::mse_loss_backward */
    {177475, 177510, 2377, 2, 3, 0x0}, /* aten::mse_loss_backward.grad_input */
    {177648, 177660, 2379, 1, 3, 0x0}, /* aten::msort */
    {177695, 177711, 2380, 1, 3, 0x0}, /* aten::msort.out */
    {177773, 177790, 2381, 1, 1, 0x10001}, /* aten::mul.Scalar */
    {177844, 177865, 2382, 1, 0, 0x20}, /* aten::mul.Scalar_out */
    {177946, 177963, 2383, 3, 1, 0x10001}, /* aten::mul.Tensor */
    {178017, 178031, 2386, 2, 1, 0x10000}, /* aten::mul.out */
    {178105, 178123, 2388, 1, 1, 0x10000}, /* aten::mul_.Scalar */
    {178186, 178204, 2389, 3, 1, 0x10000}, /* aten::mul_.Tensor */
    {178267, 178291, 2392, 2, 3, 0x0}, /* aten::multi_margin_loss */
    {178423, 178451, 2394, 2, 3, 0x0}, /* aten::multi_margin_loss.out */
    {178610, 178643, 2396, 2, 3, 0x0}, /* aten::multi_margin_loss_backward */
    {178800, 178844, 2398, 2, 3, 0x0}, /* aten::multi_margin_loss_backward.grad_input */
    {179042, 179071, 2400, 1, 3, 0x0}, /* aten::multilabel_margin_loss */
    {179158, 179191, 2401, 1, 3, 0x0}, /* aten::multilabel_margin_loss.out */
    {179305, 179343, 2402, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward */
    {179472, 179521, 2404, 2, 3, 0x0}, /* aten::multilabel_margin_loss_backward.grad_input */
    {179691, 179728, 2406, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward */
    {179845, 179889, 2408, 2, 3, 0x0}, /* aten::multilabel_margin_loss_forward.output */
    {180048, 180066, 2410, 2, 3, 0x2000}, /* aten::multinomial */
    {180181, 180203, 2412, 2, 3, 0x2000}, /* aten::multinomial.out */
    {180342, 180364, 2414, 1, 3, 0x0}, /* aten::multiply.Scalar */
    {180423, 180445, 2415, 1, 3, 0x0}, /* aten::multiply.Tensor */
    {180504, 180523, 2416, 1, 3, 0x0}, /* aten::multiply.out */
    {180602, 180625, 2417, 1, 3, 0x0}, /* aten::multiply_.Scalar */
    {180693, 180716, 2418, 1, 3, 0x0}, /* aten::multiply_.Tensor */
    {180784, 180793, 2419, 1, 3, 0x0}, /* aten::mv */
    {180837, 180850, 2420, 1, 3, 0x0}, /* aten::mv.out */
    {180921, 180936, 2421, 2, 1, 0x10000}, /* aten::mvlgamma */
    {180981, 181000, 2423, 2, 3, 0x10000}, /* aten::mvlgamma.out */
    {181072, 181088, 2425, 2, 1, 0x10000}, /* aten::mvlgamma_ */
    {181142, 181159, 2427, 2, 3, 0x10000}, /* aten::nan_to_num */
    {181256, 181277, 2429, 2, 3, 0x10000}, /* aten::nan_to_num.out */
    {181401, 181419, 2431, 2, 3, 0x10000}, /* aten::nan_to_num_ */
    {181525, 181539, 2433, 1, 1, 0x0}, /* aten::nanmean */
    {181641, 181659, 2434, 1, 1, 0x0}, /* aten::nanmean.out */
    {181785, 181801, 2435, 2, 3, 0x0}, /* aten::nanmedian */
    {181840, 181860, 2437, 1, 3, 0x0}, /* aten::nanmedian.dim */
    {181957, 181984, 2438, 2, 3, 0x0}, /* aten::nanmedian.dim_values */
    {182138, 182158, 2440, 1, 0, 0x20}, /* aten::nanmedian.out */
    {182224, 182242, 2441, 1, 3, 0x0}, /* aten::nanquantile */
    {182359, 182381, 2442, 1, 3, 0x0}, /* aten::nanquantile.out */
    {182522, 182547, 2443, 1, 3, 0x0}, /* aten::nanquantile.scalar */
    {182670, 182699, 2444, 1, 3, 0x0}, /* aten::nanquantile.scalar_out */
    {182846, 182859, 2445, 2, 3, 0x40000}, /* aten::nansum */
    {182960, 182977, 2447, 2, 3, 0x40000}, /* aten::nansum.out */
    {183102, 183115, 2449, 1, 0, 0x0}, /* aten::narrow */
    {183195, 183215, 2450, 1, 0, 0x0}, /* aten::narrow.Tensor */
    {183302, 183320, 2451, 1, 3, 0x80000}, /* aten::narrow_copy */
    {183399, 183421, 2452, 2, 3, 0x0}, /* aten::narrow_copy.out */
    {183527, 183551, 2454, 2, 3, 0x0}, /* aten::native_batch_norm */
    {183732, 183760, 2456, 2, 3, 0x0}, /* aten::native_batch_norm.out */
    {184022, 184055, 2458, 2, 3, 0x0}, /* aten::native_batch_norm_backward */
    {184290, 184327, 2460, 1, 0, 0x20}, /* aten::native_batch_norm_backward.out */
    {184632, 184661, 2461, 1, 3, 0x0}, /* aten::native_channel_shuffle */
    {184728, 184749, 2462, 2, 3, 0x2001}, /* aten::native_dropout */
    {184826, 184851, 2464, 1, 0, 0x2020}, /* aten::native_dropout.out */
    {184977, 185007, 2465, 2, 3, 0x10000}, /* aten::native_dropout_backward */
    {185093, 185127, 2467, 1, 0, 0x20}, /* aten::native_dropout_backward.out */
    {185240, 185264, 2468, 2, 3, 0x1}, /* aten::native_group_norm */
    {185414, 185442, 2470, 1, 0, 0x20}, /* aten::native_group_norm.out */
    {185662, 185695, 2471, 2, 3, 0x1}, /* aten::native_group_norm_backward */
    {185893, 185930, 2473, 1, 0, 0x20}, /* aten::native_group_norm_backward.out */
    {186198, 186222, 2474, 2, 3, 0x1}, /* aten::native_layer_norm */
    {186356, 186384, 2476, 1, 0, 0x20}, /* aten::native_layer_norm.out */
    {186588, 186621, 2477, 2, 3, 0x1}, /* aten::native_layer_norm_backward */
    {186817, 186854, 2479, 1, 0, 0x20}, /* aten::native_layer_norm_backward.out */
    {187120, 187136, 2480, 3, 1, 0x10001}, /* aten::ne.Scalar */
    {187189, 187209, 2483, 2, 1, 0x10000}, /* aten::ne.Scalar_out */
    {187289, 187305, 2485, 3, 1, 0x10001}, /* aten::ne.Tensor */
    {187358, 187378, 2488, 2, 1, 0x10000}, /* aten::ne.Tensor_out */
    {187458, 187475, 2490, 3, 1, 0x0}, /* aten::ne_.Scalar */
    {187537, 187554, 2493, 3, 1, 0x0}, /* aten::ne_.Tensor */
    {187616, 187626, 2496, 3, 1, 0x10001}, /* aten::neg */
    {187659, 187673, 2499, 2, 1, 0x10000}, /* aten::neg.out */
    {187733, 187744, 2501, 3, 1, 0x10000}, /* aten::neg_ */
    {187786, 187801, 2504, 1, 3, 0x0}, /* aten::negative */
    {187839, 187858, 2505, 1, 3, 0x0}, /* aten::negative.out */
    {187923, 187939, 2506, 1, 3, 0x0}, /* aten::negative_ */
    {187986, 188002, 2507, 1, 3, 0x0}, /* aten::new_empty */
    {188148, 188168, 2508, 1, 0, 0x20}, /* aten::new_empty.out */
    {188249, 188273, 2509, 1, 3, 0x0}, /* aten::new_empty_strided */
    {188444, 188472, 2510, 1, 0, 0x20}, /* aten::new_empty_strided.out */
    {188578, 188593, 2511, 1, 3, 0x0}, /* aten::new_full */
    {188757, 188776, 2512, 1, 0, 0x20}, /* aten::new_full.out */
    {188875, 188890, 2513, 1, 3, 0x0}, /* aten::new_ones */
    {189035, 189054, 2514, 1, 0, 0x20}, /* aten::new_ones.out */
    {189134, 189150, 2515, 1, 3, 0x0}, /* aten::new_zeros */
    {189296, 189316, 2516, 1, 0, 0x20}, /* aten::new_zeros.out */
    {189397, 189413, 2517, 3, 3, 0x10000}, /* aten::nextafter */
    {189466, 189486, 2520, 2, 3, 0x10000}, /* aten::nextafter.out */
    {189566, 189583, 2522, 3, 3, 0x10000}, /* aten::nextafter_ */
    {189645, 189660, 2525, 1, 3, 0x0}, /* aten::nll_loss */
    {189780, 189799, 2526, 1, 3, 0x0}, /* aten::nll_loss.out */
    {189946, 189963, 2527, 1, 3, 0x0}, /* aten::nll_loss2d */
    {190085, 190106, 2528, 1, 3, 0x0}, /* aten::nll_loss2d.out */
    {190255, 190281, 2529, 2, 3, 0x0}, /* aten::nll_loss2d_backward */
    {190438, 190475, 2531, 2, 3, 0x0}, /* aten::nll_loss2d_backward.grad_input */
    {190673, 190698, 2533, 2, 3, 0x0}, /* aten::nll_loss2d_forward */
    {190843, 190875, 2535, 2, 3, 0x0}, /* aten::nll_loss2d_forward.output */
    {191062, 191086, 2537, 2, 3, 0x0}, /* aten::nll_loss_backward */
    {191241, 191276, 2539, 2, 3, 0x0}, /* aten::nll_loss_backward.grad_input */
    {191472, 191495, 2541, 2, 3, 0x0}, /* aten::nll_loss_forward */
    {191638, 191668, 2543, 2, 3, 0x0}, /* aten::nll_loss_forward.output */
    {191853, 191871, 2545, 1, 3, 0x0}, /* aten::nll_loss_nd */
    {191994, 192008, 2546, 1, 3, 0x9}, /* aten::nonzero */
    {192045, 192063, 2547, 1, 3, 0x8}, /* aten::nonzero.out */
    {192127, 192147, 2548, 1, 3, 0x0}, /* aten::nonzero_numpy */
    {192192, 192213, 2549, 2, 3, 0x0}, /* aten::nonzero_static */
    {192292, 192317, 2551, 2, 3, 0x0}, /* aten::nonzero_static.out */
    {192420, 192438, 2553, 1, 1, 0x40000}, /* aten::norm.Scalar */
    {192491, 192516, 2554, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim */
    {192607, 192638, 2557, 3, 1, 0x40000}, /* aten::norm.ScalarOpt_dim_dtype */
    {192750, 192777, 2560, 1, 1, 0x40000}, /* aten::norm.ScalarOpt_dtype */
    {192859, 192890, 2561, 1, 0, 0x20}, /* aten::norm.ScalarOpt_dtype_out */
    {192996, 193018, 2562, 1, 0, 0x20}, /* aten::norm.Scalar_out */
    {193098, 193119, 2563, 2, 1, 0x40000}, /* aten::norm.dtype_out */
    {193241, 193256, 2565, 2, 1, 0x40000}, /* aten::norm.out */
    {193360, 193382, 2567, 1, 3, 0x0}, /* aten::norm_except_dim */
    {193446, 193473, 2568, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor */
    {193565, 193596, 2570, 2, 3, 0x2000}, /* aten::normal.Tensor_Tensor_out */
    {193712, 193738, 2572, 2, 3, 0x2000}, /* aten::normal.Tensor_float */
    {193830, 193860, 2574, 2, 3, 0x2000}, /* aten::normal.Tensor_float_out */
    {193976, 194002, 2576, 2, 3, 0x2000}, /* aten::normal.float_Tensor */
    {194092, 194122, 2578, 2, 3, 0x2000}, /* aten::normal.float_Tensor_out */
    {194236, 194261, 2580, 2, 3, 0x2000}, /* aten::normal.float_float */
    {194453, 194482, 2582, 1, 3, 0x2000}, /* aten::normal.float_float_out */
    {194609, 194626, 2583, 1, 0, 0x2020}, /* aten::normal.out */
    {194745, 194759, 2584, 2, 1, 0x2000}, /* aten::normal_ */
    {194861, 194885, 2586, 1, 1, 0x2000}, /* aten::normal_functional */
    {194989, 195012, 2587, 1, 3, 0x0}, /* aten::not_equal.Scalar */
    {195072, 195099, 2588, 1, 3, 0x0}, /* aten::not_equal.Scalar_out */
    {195186, 195209, 2589, 1, 3, 0x0}, /* aten::not_equal.Tensor */
    {195269, 195296, 2590, 1, 3, 0x0}, /* aten::not_equal.Tensor_out */
    {195383, 195407, 2591, 1, 3, 0x0}, /* aten::not_equal_.Scalar */
    {195476, 195500, 2592, 1, 3, 0x0}, /* aten::not_equal_.Tensor */
    {195569, 195588, 2593, 1, 3, 0x0}, /* aten::nuclear_norm */
    {195650, 195673, 2594, 1, 3, 0x0}, /* aten::nuclear_norm.dim */
    {195751, 195778, 2595, 1, 3, 0x0}, /* aten::nuclear_norm.dim_out */
    {195883, 195906, 2596, 1, 3, 0x0}, /* aten::nuclear_norm.out */
    {195995, 196007, 2597, 1, 0, 0x0}, /* aten::numel */
    {196039, 196053, 2598, 1, 3, 0x0}, /* aten::numpy_T */
    {196096, 196110, 2599, 1, 3, 0x8}, /* aten::one_hot */
    {196167, 196178, 2600, 2, 3, 0x0}, /* aten::ones */
    {196306, 196321, 2602, 1, 3, 0x0}, /* aten::ones.out */
    {196384, 196400, 2603, 1, 3, 0x0}, /* aten::ones_like */
    {196565, 196585, 2604, 1, 0, 0x20}, /* aten::ones_like.out */
    {196685, 196697, 2605, 1, 3, 0x0}, /* aten::orgqr */
    {196747, 196763, 2606, 1, 3, 0x0}, /* aten::orgqr.out */
    {196840, 196852, 2607, 2, 3, 0x0}, /* aten::ormqr */
    {196955, 196971, 2609, 2, 3, 0x0}, /* aten::ormqr.out */
    {197101, 197113, 2611, 1, 3, 0x0}, /* aten::outer */
    {197161, 197177, 2612, 1, 3, 0x0}, /* aten::outer.out */
    {197252, 197262, 2613, 1, 3, 0x0}, /* aten::pad */
    {197349, 197368, 2614, 1, 3, 0x0}, /* aten::pad_sequence */
    {197492, 197516, 2615, 1, 3, 0x0}, /* aten::pairwise_distance */
    {197620, 197632, 2616, 1, 3, 0x0}, /* aten::pdist */
    {197678, 197692, 2617, 1, 3, 0x1}, /* aten::permute */
    {197747, 197766, 2618, 1, 3, 0x80000}, /* aten::permute_copy */
    {197820, 197843, 2619, 1, 0, 0x80020}, /* aten::permute_copy.out */
    {197924, 197939, 2620, 1, 3, 0x0}, /* aten::pinverse */
    {197996, 198016, 2621, 2, 3, 0x0}, /* aten::pixel_shuffle */
    {198079, 198103, 2623, 1, 0, 0x20}, /* aten::pixel_shuffle.out */
    {198193, 198215, 2624, 2, 3, 0x0}, /* aten::pixel_unshuffle */
    {198282, 198308, 2626, 1, 0, 0x20}, /* aten::pixel_unshuffle.out */
    {198402, 198416, 2627, 2, 1, 0x2000}, /* aten::poisson */
    {198480, 198498, 2629, 1, 0, 0x2020}, /* aten::poisson.out */
    {198589, 198612, 2630, 1, 3, 0x0}, /* aten::poisson_nll_loss */
    {198727, 198739, 2631, 2, 3, 0x0}, /* aten::polar */
    {198787, 198803, 2633, 2, 3, 0x0}, /* aten::polar.out */
    {198878, 198894, 2635, 3, 1, 0x10000}, /* aten::polygamma */
    {198940, 198960, 2638, 2, 1, 0x10000}, /* aten::polygamma.out */
    {199033, 199050, 2640, 2, 1, 0x10000}, /* aten::polygamma_ */
    {199105, 199120, 2642, 1, 3, 0x10000}, /* aten::positive */
    {199164, 199181, 2643, 3, 1, 0x10001}, /* aten::pow.Scalar */
    {199238, 199259, 2646, 2, 1, 0x10000}, /* aten::pow.Scalar_out */
    {199343, 199367, 2648, 3, 1, 0x10001}, /* aten::pow.Tensor_Scalar */
    {199431, 199459, 2651, 2, 1, 0x10000}, /* aten::pow.Tensor_Scalar_out */
    {199550, 199574, 2653, 3, 1, 0x10001}, /* aten::pow.Tensor_Tensor */
    {199638, 199666, 2656, 2, 1, 0x10000}, /* aten::pow.Tensor_Tensor_out */
    {199757, 199775, 2658, 3, 1, 0x10000}, /* aten::pow_.Scalar */
    {199841, 199859, 2661, 3, 1, 0x10000}, /* aten::pow_.Tensor */
    {199925, 199937, 2664, 1, 3, 0x0}, /* aten::prelu */
    {199987, 199998, 2665, 2, 1, 0x40001}, /* aten::prod */
    {200059, 200078, 2667, 3, 1, 0x40001}, /* aten::prod.dim_int */
    {200176, 200195, 2670, 2, 1, 0x40000}, /* aten::prod.int_out */
    {200313, 200328, 2672, 1, 0, 0x20}, /* aten::prod.out */
    {200413, 200433, 2673, 1, 3, 0x0}, /* aten::promote_types */
    {200503, 200513, 2674, 1, 3, 0x0}, /* aten::put */
    {200598, 200612, 2675, 1, 0, 0x20}, /* aten::put.out */
    {200724, 200735, 2676, 2, 3, 0x0}, /* aten::put_ */
    {200829, 200838, 2678, 1, 3, 0x0}, /* aten::qr */
    {200900, 200911, 2679, 1, 3, 0x0}, /* aten::qr.Q */
    {201014, 201029, 2680, 1, 3, 0x0}, /* aten::quantile */
    {201143, 201162, 2681, 1, 3, 0x0}, /* aten::quantile.out */
    {201300, 201322, 2682, 1, 3, 0x0}, /* aten::quantile.scalar */
    {201442, 201468, 2683, 1, 3, 0x0}, /* aten::quantile.scalar_out */
    {201612, 201626, 2684, 1, 3, 0x10000}, /* aten::rad2deg */
    {201663, 201681, 2685, 1, 3, 0x10000}, /* aten::rad2deg.out */
    {201745, 201760, 2686, 1, 3, 0x10000}, /* aten::rad2deg_ */
    {201806, 201817, 2687, 2, 3, 0x2001}, /* aten::rand */
    {201945, 201966, 2689, 2, 3, 0x2000}, /* aten::rand.generator */
    {202126, 202151, 2691, 1, 3, 0x2000}, /* aten::rand.generator_out */
    {202246, 202261, 2692, 1, 3, 0x2000}, /* aten::rand.out */
    {202324, 202340, 2693, 1, 3, 0x2000}, /* aten::rand_like */
    {202505, 202531, 2694, 1, 3, 0x2000}, /* aten::rand_like.generator */
    {202728, 202758, 2695, 1, 0, 0x2020}, /* aten::rand_like.generator_out */
    {202890, 202910, 2696, 1, 0, 0x2020}, /* aten::rand_like.out */
    {203010, 203024, 2697, 2, 3, 0x2000}, /* aten::randint */
    {203168, 203192, 2699, 2, 3, 0x2000}, /* aten::randint.generator */
    {203368, 203396, 2701, 1, 3, 0x2000}, /* aten::randint.generator_out */
    {203507, 203525, 2702, 2, 3, 0x2000}, /* aten::randint.low */
    {203685, 203713, 2704, 2, 3, 0x2000}, /* aten::randint.low_generator */
    {203905, 203937, 2706, 1, 3, 0x2000}, /* aten::randint.low_generator_out */
    {204064, 204086, 2707, 1, 3, 0x2000}, /* aten::randint.low_out */
    {204181, 204199, 2708, 1, 3, 0x2000}, /* aten::randint.out */
    {204278, 204297, 2709, 1, 3, 0x2000}, /* aten::randint_like */
    {204478, 204504, 2710, 1, 3, 0x2000}, /* aten::randint_like.Tensor */
    {204692, 204728, 2711, 1, 3, 0x2000}, /* aten::randint_like.Tensor_generator */
    {204948, 204988, 2712, 1, 0, 0x2020}, /* aten::randint_like.Tensor_generator_out */
    {205143, 205173, 2713, 1, 0, 0x2020}, /* aten::randint_like.Tensor_out */
    {205296, 205325, 2714, 1, 3, 0x2000}, /* aten::randint_like.generator */
    {205538, 205571, 2715, 1, 0, 0x2020}, /* aten::randint_like.generator_out */
    {205719, 205748, 2716, 1, 3, 0x2000}, /* aten::randint_like.low_dtype */
    {205951, 205984, 2717, 1, 0, 0x2020}, /* aten::randint_like.low_dtype_out */
    {206122, 206161, 2718, 1, 3, 0x2000}, /* aten::randint_like.low_generator_dtype */
    {206396, 206439, 2719, 1, 0, 0x2020}, /* aten::randint_like.low_generator_dtype_out */
    {206609, 206632, 2720, 1, 0, 0x2020}, /* aten::randint_like.out */
    {206748, 206760, 2721, 2, 3, 0x2001}, /* aten::randn */
    {206889, 206911, 2723, 2, 3, 0x2000}, /* aten::randn.generator */
    {207072, 207098, 2725, 1, 3, 0x2000}, /* aten::randn.generator_out */
    {207194, 207210, 2726, 1, 3, 0x2000}, /* aten::randn.out */
    {207274, 207291, 2727, 1, 3, 0x2000}, /* aten::randn_like */
    {207457, 207484, 2728, 1, 3, 0x2000}, /* aten::randn_like.generator */
    {207682, 207713, 2729, 1, 0, 0x2020}, /* aten::randn_like.generator_out */
    {207846, 207867, 2730, 1, 0, 0x2020}, /* aten::randn_like.out */
    {207968, 207981, 2731, 1, 0, 0x2020}, /* aten::random */
    {208047, 208065, 2732, 1, 0, 0x2020}, /* aten::random.from */
    {208155, 208177, 2733, 1, 0, 0x2020}, /* aten::random.from_out */
    {208291, 208308, 2734, 1, 0, 0x2020}, /* aten::random.out */
    {208398, 208414, 2735, 1, 0, 0x2020}, /* aten::random.to */
    {208491, 208511, 2736, 1, 0, 0x2020}, /* aten::random.to_out */
    {208612, 208626, 2737, 2, 1, 0x2000}, /* aten::random_ */
    {208701, 208720, 2739, 2, 1, 0x2000}, /* aten::random_.from */
    {208819, 208836, 2741, 2, 1, 0x2000}, /* aten::random_.to */
    {208922, 208937, 2743, 2, 3, 0x2001}, /* aten::randperm */
    {209064, 209089, 2745, 2, 3, 0x2000}, /* aten::randperm.generator */
    {209248, 209277, 2747, 2, 3, 0x2000}, /* aten::randperm.generator_out */
    {209371, 209390, 2749, 1, 3, 0x2000}, /* aten::randperm.out */
    {209452, 209464, 2750, 2, 3, 0x0}, /* aten::range */
    {209604, 209620, 2752, 2, 3, 0x0}, /* aten::range.out */
    {209710, 209727, 2754, 1, 3, 0x0}, /* aten::range.out_ */
    {209803, 209820, 2755, 2, 3, 0x0}, /* aten::range.step */
    {209980, 209992, 2757, 1, 3, 0x0}, /* aten::ravel */
    {210033, 210044, 2758, 1, 1, 0x0}, /* aten::real */
    {210084, 210101, 2759, 3, 1, 0x10001}, /* aten::reciprocal */
    {210141, 210162, 2762, 2, 1, 0x10000}, /* aten::reciprocal.out */
    {210229, 210247, 2764, 3, 1, 0x10000}, /* aten::reciprocal_ */
    {210296, 210319, 2767, 2, 3, 0x1}, /* aten::reflection_pad1d */
    {210384, 210411, 2769, 2, 3, 0x0}, /* aten::reflection_pad1d.out */
    {210503, 210535, 2771, 2, 3, 0x0}, /* aten::reflection_pad1d_backward */
    {210629, 210672, 2773, 2, 3, 0x0}, /* aten::reflection_pad1d_backward.grad_input */
    {210807, 210830, 2775, 2, 3, 0x1}, /* aten::reflection_pad2d */
    {210895, 210922, 2777, 2, 3, 0x0}, /* aten::reflection_pad2d.out */
    {211014, 211046, 2779, 2, 3, 0x0}, /* aten::reflection_pad2d_backward */
    {211140, 211183, 2781, 2, 3, 0x0}, /* aten::reflection_pad2d_backward.grad_input */
    {211318, 211341, 2783, 2, 3, 0x1}, /* aten::reflection_pad3d */
    {211406, 211433, 2785, 2, 3, 0x0}, /* aten::reflection_pad3d.out */
    {211525, 211557, 2787, 2, 3, 0x0}, /* aten::reflection_pad3d_backward */
    {211651, 211694, 2789, 2, 3, 0x0}, /* aten::reflection_pad3d_backward.grad_input */
    {211829, 211840, 2791, 2, 1, 0x10001}, /* aten::relu */
    {211874, 211889, 2793, 1, 0, 0x20}, /* aten::relu.out */
    {211950, 211962, 2794, 1, 3, 0x10000}, /* aten::relu6 */
    {211997, 212010, 2795, 1, 3, 0x0}, /* aten::relu6_ */
    {212054, 212066, 2796, 2, 1, 0x10000}, /* aten::relu_ */
    {212109, 212132, 2798, 1, 3, 0x10001}, /* aten::remainder.Scalar */
    {212192, 212222, 2799, 2, 1, 0x10000}, /* aten::remainder.Scalar_Tensor */
    {212289, 212323, 2801, 1, 0, 0x20}, /* aten::remainder.Scalar_Tensor_out */
    {212417, 212444, 2802, 1, 3, 0x10000}, /* aten::remainder.Scalar_out */
    {212531, 212554, 2803, 3, 1, 0x10001}, /* aten::remainder.Tensor */
    {212614, 212641, 2806, 2, 1, 0x10000}, /* aten::remainder.Tensor_out */
    {212728, 212752, 2808, 1, 3, 0x10000}, /* aten::remainder_.Scalar */
    {212821, 212845, 2809, 3, 1, 0x10000}, /* aten::remainder_.Tensor */
    {212914, 212927, 2812, 3, 1, 0x0}, /* aten::renorm */
    {212998, 213015, 2815, 2, 1, 0x0}, /* aten::renorm.out */
    {213113, 213127, 2817, 3, 1, 0x0}, /* aten::renorm_ */
    {213207, 213220, 2820, 1, 3, 0x1}, /* aten::repeat */
    {213274, 213291, 2821, 1, 0, 0x20}, /* aten::repeat.out */
    {213372, 213403, 2822, 2, 3, 0x8}, /* aten::repeat_interleave.Tensor */
    {213489, 213524, 2824, 1, 0, 0x20}, /* aten::repeat_interleave.Tensor_out */
    {213634, 213670, 2825, 1, 3, 0x0}, /* aten::repeat_interleave.self_Tensor */
    {213789, 213822, 2826, 1, 3, 0x0}, /* aten::repeat_interleave.self_int */
    {213938, 213962, 2827, 2, 3, 0x0}, /* aten::replication_pad1d */
    {214028, 214056, 2829, 2, 3, 0x0}, /* aten::replication_pad1d.out */
    {214149, 214182, 2831, 2, 3, 0x0}, /* aten::replication_pad1d_backward */
    {214277, 214321, 2833, 2, 3, 0x0}, /* aten::replication_pad1d_backward.grad_input */
    {214457, 214481, 2835, 2, 3, 0x1}, /* aten::replication_pad2d */
    {214547, 214575, 2837, 2, 3, 0x0}, /* aten::replication_pad2d.out */
    {214668, 214701, 2839, 2, 3, 0x0}, /* aten::replication_pad2d_backward */
    {214796, 214840, 2841, 2, 3, 0x0}, /* aten::replication_pad2d_backward.grad_input */
    {214976, 215000, 2843, 2, 3, 0x1}, /* aten::replication_pad3d */
    {215066, 215094, 2845, 2, 3, 0x0}, /* aten::replication_pad3d.out */
    {215187, 215220, 2847, 2, 3, 0x0}, /* aten::replication_pad3d_backward */
    {215315, 215359, 2849, 2, 3, 0x0}, /* aten::replication_pad3d_backward.grad_input */
    {215495, 215509, 2851, 1, 0, 0x0}, /* aten::reshape */
    {215568, 215585, 2852, 1, 0, 0x0}, /* aten::reshape_as */
    {215645, 215658, 2853, 1, 0, 0x20}, /* aten::resize */
    {215746, 215763, 2854, 1, 0, 0x20}, /* aten::resize.out */
    {215875, 215889, 2855, 2, 0, 0x81}, /* aten::resize_ */
    {215986, 216002, 2857, 1, 0, 0x20}, /* aten::resize_as */
    {216099, 216119, 2858, 1, 0, 0x20}, /* aten::resize_as.out */
    {216240, 216257, 2859, 1, 3, 0x80}, /* aten::resize_as_ */
    {216363, 216382, 2860, 1, 3, 0x0}, /* aten::resolve_conj */
    {216430, 216448, 2861, 1, 3, 0x0}, /* aten::resolve_neg */
    {216495, 216520, 2862, 1, 3, 0x0}, /* aten::result_type.Scalar */
    {216588, 216620, 2863, 1, 3, 0x0}, /* aten::result_type.Scalar_Scalar */
    {216698, 216730, 2864, 1, 3, 0x0}, /* aten::result_type.Scalar_Tensor */
    {216806, 216831, 2865, 1, 3, 0x0}, /* aten::result_type.Tensor */
    {216899, 216914, 2866, 1, 3, 0x0}, /* aten::rms_norm */
    {217018, 217038, 2867, 1, 3, 0x2000}, /* aten::rnn_relu.data */
    {217219, 217240, 2868, 1, 3, 0x2000}, /* aten::rnn_relu.input */
    {217421, 217441, 2869, 1, 3, 0x0}, /* aten::rnn_relu_cell */
    {217560, 217580, 2870, 1, 3, 0x2000}, /* aten::rnn_tanh.data */
    {217761, 217782, 2871, 1, 3, 0x2000}, /* aten::rnn_tanh.input */
    {217963, 217983, 2872, 1, 3, 0x0}, /* aten::rnn_tanh_cell */
    {218102, 218113, 2873, 2, 3, 0x0}, /* aten::roll */
    {218181, 218196, 2875, 1, 0, 0x20}, /* aten::roll.out */
    {218291, 218303, 2876, 1, 3, 0x0}, /* aten::rot90 */
    {218365, 218381, 2877, 1, 0, 0x20}, /* aten::rot90.out */
    {218471, 218483, 2878, 3, 1, 0x10001}, /* aten::round */
    {218518, 218539, 2881, 3, 1, 0x10000}, /* aten::round.decimals */
    {218600, 218625, 2884, 2, 1, 0x10000}, /* aten::round.decimals_out */
    {218710, 218726, 2886, 2, 1, 0x10000}, /* aten::round.out */
    {218788, 218801, 2888, 3, 1, 0x10000}, /* aten::round_ */
    {218845, 218867, 2891, 3, 1, 0x10000}, /* aten::round_.decimals */
    {218937, 218953, 2894, 1, 3, 0x0}, /* aten::row_stack */
    {218997, 219017, 2895, 1, 3, 0x0}, /* aten::row_stack.out */
    {219088, 219100, 2896, 1, 1, 0x12000}, /* aten::rrelu */
    {219236, 219249, 2897, 1, 1, 0x2000}, /* aten::rrelu_ */
    {219394, 219417, 2898, 2, 3, 0x2000}, /* aten::rrelu_with_noise */
    {219582, 219609, 2900, 2, 3, 0x2000}, /* aten::rrelu_with_noise.out */
    {219801, 219825, 2902, 2, 3, 0x2000}, /* aten::rrelu_with_noise_ */
    {219999, 220031, 2904, 1, 3, 0x0}, /* aten::rrelu_with_noise_backward */
    {220184, 220220, 2905, 1, 0, 0x20}, /* aten::rrelu_with_noise_backward.out */
    {220400, 220434, 2906, 1, 0, 0x2020}, /* aten::rrelu_with_noise_functional */
    {220627, 220639, 2907, 3, 1, 0x10001}, /* aten::rsqrt */
    {220674, 220690, 2910, 2, 1, 0x10000}, /* aten::rsqrt.out */
    {220752, 220765, 2912, 3, 1, 0x10000}, /* aten::rsqrt_ */
    {220809, 220827, 2915, 1, 1, 0x10000}, /* aten::rsub.Scalar */
    {220898, 220920, 2916, 1, 0, 0x20}, /* aten::rsub.Scalar_out */
    {221018, 221036, 2917, 2, 1, 0x0}, /* aten::rsub.Tensor */
    {221110, 221132, 2919, 1, 0, 0x20}, /* aten::rsub.Tensor_out */
    {221230, 221250, 2920, 2, 3, 0x1}, /* aten::scalar_tensor */
    {221382, 221406, 2922, 1, 0, 0x20}, /* aten::scalar_tensor.out */
    {221473, 221508, 2923, 1, 3, 0x2000}, /* aten::scaled_dot_product_attention */
    {221705, 221726, 2924, 3, 3, 0x0}, /* aten::scatter.reduce */
    {221820, 221845, 2927, 2, 3, 0x0}, /* aten::scatter.reduce_out */
    {221963, 221981, 2929, 3, 3, 0x1}, /* aten::scatter.src */
    {222057, 222079, 2932, 2, 3, 0x0}, /* aten::scatter.src_out */
    {222182, 222202, 2934, 3, 3, 0x1}, /* aten::scatter.value */
    {222282, 222306, 2937, 2, 3, 0x0}, /* aten::scatter.value_out */
    {222413, 222440, 2939, 3, 3, 0x0}, /* aten::scatter.value_reduce */
    {222542, 222573, 2942, 2, 3, 0x0}, /* aten::scatter.value_reduce_out */
    {222699, 222721, 2944, 3, 3, 0x0}, /* aten::scatter_.reduce */
    {222824, 222843, 2947, 3, 3, 0x0}, /* aten::scatter_.src */
    {222928, 222949, 2950, 3, 3, 0x0}, /* aten::scatter_.value */
    {223038, 223066, 2953, 3, 3, 0x0}, /* aten::scatter_.value_reduce */
    {223177, 223195, 2956, 3, 3, 0x1}, /* aten::scatter_add */
    {223271, 223293, 2959, 2, 3, 0x0}, /* aten::scatter_add.out */
    {223396, 223415, 2961, 3, 3, 0x0}, /* aten::scatter_add_ */
    {223500, 223525, 2964, 3, 3, 0x1}, /* aten::scatter_reduce.two */
    {223647, 223676, 2967, 2, 3, 0x0}, /* aten::scatter_reduce.two_out */
    {223822, 223848, 2969, 3, 3, 0x0}, /* aten::scatter_reduce_.two */
    {223979, 224005, 2972, 2, 3, 0x0}, /* aten::searchsorted.Scalar */
    {224158, 224188, 2974, 2, 3, 0x0}, /* aten::searchsorted.Scalar_out */
    {224365, 224391, 2976, 2, 3, 0x0}, /* aten::searchsorted.Tensor */
    {224544, 224574, 2978, 2, 3, 0x0}, /* aten::searchsorted.Tensor_out */
    {224751, 224772, 2980, 2, 3, 0x0}, /* aten::segment_reduce */
    {224950, 224975, 2982, 1, 0, 0x20}, /* aten::segment_reduce.out */
    {225177, 225194, 2983, 1, 0, 0x1}, /* aten::select.int */
    {225263, 225285, 2984, 1, 0, 0x0}, /* aten::select_backward */
    {225382, 225408, 2985, 1, 0, 0x20}, /* aten::select_backward.out */
    {225532, 225554, 2986, 1, 3, 0x80000}, /* aten::select_copy.int */
    {225622, 225648, 2987, 1, 0, 0x80020}, /* aten::select_copy.int_out */
    {225743, 225764, 2988, 1, 0, 0x1}, /* aten::select_scatter */
    {225843, 225868, 2989, 1, 0, 0x20}, /* aten::select_scatter.out */
    {225974, 225985, 2990, 1, 1, 0x10000}, /* aten::selu */
    {226019, 226031, 2991, 1, 1, 0x10000}, /* aten::selu_ */
    {226074, 226084, 2992, 1, 0, 0x20}, /* aten::set */
    {226117, 226131, 2993, 1, 0, 0x20}, /* aten::set.out */
    {226191, 226215, 2994, 1, 0, 0x20}, /* aten::set.source_Tensor */
    {226277, 226305, 2995, 1, 0, 0x20}, /* aten::set.source_Tensor_out */
    {226394, 226405, 2996, 2, 3, 0x80}, /* aten::set_ */
    {226447, 226472, 2998, 2, 0, 0x80}, /* aten::set_.source_Tensor */
    {226543, 226583, 3000, 1, 0, 0x80}, /* aten::set_.source_Tensor_storage_offset */
    {226727, 226737, 3001, 3, 3, 0x10000}, /* aten::sgn */
    {226770, 226784, 3004, 2, 3, 0x10000}, /* aten::sgn.out */
    {226844, 226855, 3006, 3, 3, 0x10000}, /* aten::sgn_ */
    {226897, 226911, 3009, 3, 1, 0x10001}, /* aten::sigmoid */
    {226948, 226966, 3012, 2, 1, 0x10000}, /* aten::sigmoid.out */
    {227030, 227045, 3014, 3, 1, 0x10000}, /* aten::sigmoid_ */
    {227091, 227114, 3017, 3, 3, 0x10000}, /* aten::sigmoid_backward */
    {227182, 227216, 3020, 2, 3, 0x10000}, /* aten::sigmoid_backward.grad_input */
    {227325, 227336, 3022, 3, 1, 0x10001}, /* aten::sign */
    {227370, 227385, 3025, 2, 1, 0x10000}, /* aten::sign.out */
    {227446, 227458, 3027, 3, 1, 0x10000}, /* aten::sign_ */
    {227501, 227515, 3030, 3, 3, 0x10000}, /* aten::signbit */
    {227552, 227570, 3033, 2, 3, 0x10000}, /* aten::signbit.out */
    {227634, 227645, 3035, 3, 3, 0x10000}, /* aten::silu */
    {227679, 227694, 3038, 2, 3, 0x10000}, /* aten::silu.out */
    {227755, 227767, 3040, 3, 3, 0x10000}, /* aten::silu_ */
    {227810, 227830, 3043, 3, 3, 0x10000}, /* aten::silu_backward */
    {227893, 227924, 3046, 2, 3, 0x10000}, /* aten::silu_backward.grad_input */
    {228028, 228038, 3048, 3, 1, 0x10001}, /* aten::sin */
    {228071, 228085, 3051, 2, 1, 0x10000}, /* aten::sin.out */
    {228145, 228156, 3053, 3, 1, 0x10000}, /* aten::sin_ */
    {228198, 228209, 3056, 3, 3, 0x10000}, /* aten::sinc */
    {228243, 228258, 3059, 2, 3, 0x10000}, /* aten::sinc.out */
    {228319, 228331, 3061, 3, 3, 0x10000}, /* aten::sinc_ */
    {228374, 228385, 3064, 3, 1, 0x10001}, /* aten::sinh */
    {228419, 228434, 3067, 2, 1, 0x10000}, /* aten::sinh.out */
    {228495, 228507, 3069, 3, 1, 0x10000}, /* aten::sinh_ */
    {228550, 228565, 3072, 1, 0, 0x0}, /* aten::size.int */
    {228609, 228628, 3073, 1, 0, 0x1}, /* aten::slice.Tensor */
    {228740, 228761, 3074, 1, 0, 0x0}, /* aten::slice_backward */
    {228882, 228907, 3075, 1, 0, 0x20}, /* aten::slice_backward.out */
    {229055, 229079, 3076, 1, 3, 0x80000}, /* aten::slice_copy.Tensor */
    {229190, 229218, 3077, 1, 0, 0x80020}, /* aten::slice_copy.Tensor_out */
    {229356, 229376, 3078, 1, 0, 0x80001}, /* aten::slice_scatter */
    {229495, 229519, 3079, 1, 0, 0x80020}, /* aten::slice_scatter.out */
    {229665, 229679, 3080, 1, 3, 0x0}, /* aten::slogdet */
    {229741, 229759, 3081, 1, 3, 0x0}, /* aten::slogdet.out */
    {229875, 229893, 3082, 1, 3, 0x0}, /* aten::slow_conv3d */
    {230032, 230054, 3083, 1, 3, 0x0}, /* aten::slow_conv3d.out */
    {230220, 230246, 3084, 2, 3, 0x0}, /* aten::slow_conv3d_forward */
    {230384, 230417, 3086, 2, 3, 0x0}, /* aten::slow_conv3d_forward.output */
    {230588, 230614, 3088, 2, 3, 0x0}, /* aten::slow_conv_dilated2d */
    {230783, 230813, 3090, 1, 0, 0x20}, /* aten::slow_conv_dilated2d.out */
    {231024, 231050, 3091, 2, 3, 0x0}, /* aten::slow_conv_dilated3d */
    {231219, 231249, 3093, 1, 0, 0x20}, /* aten::slow_conv_dilated3d.out */
    {231469, 231497, 3094, 2, 3, 0x0}, /* aten::slow_conv_transpose3d */
    {231696, 231728, 3096, 2, 3, 0x0}, /* aten::slow_conv_transpose3d.out */
    {231954, 231975, 3098, 2, 1, 0x0}, /* aten::smooth_l1_loss */
    {232070, 232095, 3100, 2, 1, 0x0}, /* aten::smooth_l1_loss.out */
    {232217, 232247, 3102, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward */
    {232362, 232403, 3104, 2, 3, 0x0}, /* aten::smooth_l1_loss_backward.grad_input */
    {232559, 232582, 3106, 2, 3, 0x0}, /* aten::soft_margin_loss */
    {232663, 232690, 3108, 1, 3, 0x0}, /* aten::soft_margin_loss.out */
    {232798, 232830, 3109, 2, 3, 0x0}, /* aten::soft_margin_loss_backward */
    {232935, 232978, 3111, 1, 3, 0x0}, /* aten::soft_margin_loss_backward.grad_input */
    {233124, 233142, 3112, 1, 3, 0x0}, /* aten::softmax.int */
    {233216, 233238, 3113, 2, 3, 0x0}, /* aten::softmax.int_out */
    {233339, 233354, 3115, 3, 1, 0x10000}, /* aten::softplus */
    {233428, 233447, 3118, 2, 1, 0x0}, /* aten::softplus.out */
    {233548, 233572, 3120, 3, 3, 0x0}, /* aten::softplus_backward */
    {233670, 233705, 3123, 2, 3, 0x0}, /* aten::softplus_backward.grad_input */
    {233844, 233861, 3125, 3, 1, 0x10000}, /* aten::softshrink */
    {233919, 233940, 3128, 2, 1, 0x0}, /* aten::softshrink.out */
    {234025, 234051, 3130, 3, 3, 0x0}, /* aten::softshrink_backward */
    {234134, 234171, 3133, 2, 3, 0x0}, /* aten::softshrink_backward.grad_input */
    {234295, 234306, 3135, 1, 1, 0x1}, /* aten::sort */
    {234400, 234418, 3136, 3, 3, 0x0}, /* aten::sort.stable */
    {234536, 234554, 3139, 2, 1, 0x0}, /* aten::sort.values */
    {234705, 234730, 3141, 2, 3, 0x0}, /* aten::sort.values_stable */
    {234902, 234924, 3143, 3, 3, 0x10000}, /* aten::special_airy_ai */
    {234966, 234992, 3146, 2, 3, 0x10000}, /* aten::special_airy_ai.out */
    {235061, 235085, 3148, 3, 3, 0x10000}, /* aten::special_bessel_j0 */
    {235132, 235160, 3151, 2, 3, 0x10000}, /* aten::special_bessel_j0.out */
    {235234, 235258, 3153, 3, 3, 0x10000}, /* aten::special_bessel_j1 */
    {235305, 235333, 3156, 2, 3, 0x10000}, /* aten::special_bessel_j1.out */
    {235407, 235431, 3158, 3, 3, 0x10000}, /* aten::special_bessel_y0 */
    {235478, 235506, 3161, 2, 3, 0x10000}, /* aten::special_bessel_y0.out */
    {235580, 235604, 3163, 3, 3, 0x10000}, /* aten::special_bessel_y1 */
    {235651, 235679, 3166, 2, 3, 0x10000}, /* aten::special_bessel_y1.out */
    {235753, 235790, 3168, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t */
    {235857, 235903, 3171, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar */
    {235979, 236029, 3172, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.n_scalar_out */
    {236132, 236173, 3173, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.out */
    {236267, 236313, 3175, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar */
    {236389, 236439, 3176, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_t.x_scalar_out */
    {236542, 236579, 3177, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u */
    {236646, 236692, 3180, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar */
    {236768, 236818, 3181, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.n_scalar_out */
    {236921, 236962, 3182, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.out */
    {237056, 237102, 3184, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar */
    {237178, 237228, 3185, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_u.x_scalar_out */
    {237331, 237368, 3186, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v */
    {237435, 237481, 3189, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar */
    {237557, 237607, 3190, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.n_scalar_out */
    {237710, 237751, 3191, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.out */
    {237845, 237891, 3193, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar */
    {237967, 238017, 3194, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_v.x_scalar_out */
    {238120, 238157, 3195, 3, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w */
    {238224, 238270, 3198, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar */
    {238346, 238396, 3199, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.n_scalar_out */
    {238499, 238540, 3200, 2, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.out */
    {238634, 238680, 3202, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar */
    {238756, 238806, 3203, 1, 1, 0x10000}, /* aten::special_chebyshev_polynomial_w.x_scalar_out */
    {238909, 238931, 3204, 1, 3, 0x0}, /* aten::special_digamma */
    {238976, 239002, 3205, 1, 3, 0x0}, /* aten::special_digamma.out */
    {239074, 239093, 3206, 3, 3, 0x10000}, /* aten::special_entr */
    {239135, 239158, 3209, 2, 3, 0x10000}, /* aten::special_entr.out */
    {239227, 239245, 3211, 1, 3, 0x0}, /* aten::special_erf */
    {239286, 239308, 3212, 1, 3, 0x0}, /* aten::special_erf.out */
    {239376, 239395, 3213, 1, 3, 0x0}, /* aten::special_erfc */
    {239437, 239460, 3214, 1, 3, 0x0}, /* aten::special_erfc.out */
    {239529, 239549, 3215, 3, 3, 0x10000}, /* aten::special_erfcx */
    {239592, 239616, 3218, 2, 3, 0x10000}, /* aten::special_erfcx.out */
    {239686, 239707, 3220, 1, 3, 0x0}, /* aten::special_erfinv */
    {239751, 239776, 3221, 1, 3, 0x0}, /* aten::special_erfinv.out */
    {239847, 239866, 3222, 1, 3, 0x0}, /* aten::special_exp2 */
    {239908, 239931, 3223, 1, 3, 0x0}, /* aten::special_exp2.out */
    {240000, 240020, 3224, 1, 3, 0x0}, /* aten::special_expit */
    {240063, 240087, 3225, 1, 3, 0x0}, /* aten::special_expit.out */
    {240157, 240177, 3226, 1, 3, 0x0}, /* aten::special_expm1 */
    {240220, 240244, 3227, 1, 3, 0x0}, /* aten::special_expm1.out */
    {240314, 240337, 3228, 1, 3, 0x0}, /* aten::special_gammainc */
    {240397, 240424, 3229, 1, 3, 0x0}, /* aten::special_gammainc.out */
    {240511, 240535, 3230, 1, 3, 0x0}, /* aten::special_gammaincc */
    {240596, 240624, 3231, 1, 3, 0x0}, /* aten::special_gammaincc.out */
    {240712, 240734, 3232, 1, 3, 0x0}, /* aten::special_gammaln */
    {240779, 240805, 3233, 1, 3, 0x0}, /* aten::special_gammaln.out */
    {240877, 240912, 3234, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_h */
    {240977, 241021, 3237, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar */
    {241095, 241143, 3238, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.n_scalar_out */
    {241244, 241283, 3239, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_h.out */
    {241375, 241419, 3241, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar */
    {241493, 241541, 3242, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_h.x_scalar_out */
    {241642, 241678, 3243, 3, 1, 0x10000}, /* aten::special_hermite_polynomial_he */
    {241744, 241789, 3246, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar */
    {241864, 241913, 3247, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.n_scalar_out */
    {242015, 242055, 3248, 2, 1, 0x10000}, /* aten::special_hermite_polynomial_he.out */
    {242148, 242193, 3250, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar */
    {242268, 242317, 3251, 1, 1, 0x10000}, /* aten::special_hermite_polynomial_he.x_scalar_out */
    {242419, 242436, 3252, 1, 3, 0x0}, /* aten::special_i0 */
    {242476, 242497, 3253, 1, 3, 0x0}, /* aten::special_i0.out */
    {242564, 242582, 3254, 3, 3, 0x10000}, /* aten::special_i0e */
    {242623, 242645, 3257, 2, 3, 0x10000}, /* aten::special_i0e.out */
    {242713, 242730, 3259, 3, 3, 0x10000}, /* aten::special_i1 */
    {242770, 242791, 3262, 2, 3, 0x10000}, /* aten::special_i1.out */
    {242858, 242876, 3264, 3, 3, 0x10000}, /* aten::special_i1e */
    {242917, 242939, 3267, 2, 3, 0x10000}, /* aten::special_i1e.out */
    {243007, 243043, 3269, 3, 1, 0x10000}, /* aten::special_laguerre_polynomial_l */
    {243109, 243154, 3272, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar */
    {243229, 243278, 3273, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.n_scalar_out */
    {243380, 243420, 3274, 2, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.out */
    {243513, 243558, 3276, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar */
    {243633, 243682, 3277, 1, 1, 0x10000}, /* aten::special_laguerre_polynomial_l.x_scalar_out */
    {243784, 243820, 3278, 3, 1, 0x10000}, /* aten::special_legendre_polynomial_p */
    {243886, 243931, 3281, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar */
    {244006, 244055, 3282, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.n_scalar_out */
    {244157, 244197, 3283, 2, 1, 0x10000}, /* aten::special_legendre_polynomial_p.out */
    {244290, 244335, 3285, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar */
    {244410, 244459, 3286, 1, 1, 0x10000}, /* aten::special_legendre_polynomial_p.x_scalar_out */
    {244561, 244581, 3287, 1, 3, 0x0}, /* aten::special_log1p */
    {244624, 244648, 3288, 1, 3, 0x0}, /* aten::special_log1p.out */
    {244718, 244741, 3289, 3, 3, 0x10000}, /* aten::special_log_ndtr */
    {244787, 244814, 3292, 2, 3, 0x10000}, /* aten::special_log_ndtr.out */
    {244887, 244913, 3294, 1, 3, 0x0}, /* aten::special_log_softmax */
    {244998, 245018, 3295, 1, 3, 0x0}, /* aten::special_logit */
    {245078, 245102, 3296, 1, 3, 0x0}, /* aten::special_logit.out */
    {245189, 245213, 3297, 1, 3, 0x0}, /* aten::special_logsumexp */
    {245292, 245320, 3298, 1, 3, 0x0}, /* aten::special_logsumexp.out */
    {245426, 245459, 3299, 3, 3, 0x10000}, /* aten::special_modified_bessel_i0 */
    {245515, 245552, 3302, 2, 3, 0x10000}, /* aten::special_modified_bessel_i0.out */
    {245635, 245668, 3304, 3, 3, 0x10000}, /* aten::special_modified_bessel_i1 */
    {245724, 245761, 3307, 2, 3, 0x10000}, /* aten::special_modified_bessel_i1.out */
    {245844, 245877, 3309, 3, 3, 0x10000}, /* aten::special_modified_bessel_k0 */
    {245933, 245970, 3312, 2, 3, 0x10000}, /* aten::special_modified_bessel_k0.out */
    {246053, 246086, 3314, 3, 3, 0x10000}, /* aten::special_modified_bessel_k1 */
    {246142, 246179, 3317, 2, 3, 0x10000}, /* aten::special_modified_bessel_k1.out */
    {246262, 246289, 3319, 1, 3, 0x0}, /* aten::special_multigammaln */
    {246346, 246377, 3320, 1, 3, 0x0}, /* aten::special_multigammaln.out */
    {246461, 246480, 3321, 1, 3, 0x0}, /* aten::special_ndtr */
    {246522, 246545, 3322, 1, 3, 0x0}, /* aten::special_ndtr.out */
    {246614, 246634, 3323, 3, 3, 0x10000}, /* aten::special_ndtri */
    {246677, 246701, 3326, 2, 3, 0x10000}, /* aten::special_ndtri.out */
    {246771, 246795, 3328, 1, 3, 0x0}, /* aten::special_polygamma */
    {246849, 246877, 3329, 1, 3, 0x0}, /* aten::special_polygamma.out */
    {246958, 246976, 3330, 1, 3, 0x0}, /* aten::special_psi */
    {247017, 247039, 3331, 1, 3, 0x0}, /* aten::special_psi.out */
    {247107, 247127, 3332, 1, 3, 0x0}, /* aten::special_round */
    {247189, 247213, 3333, 1, 3, 0x0}, /* aten::special_round.out */
    {247299, 247339, 3334, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0 */
    {247399, 247443, 3337, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k0.out */
    {247530, 247570, 3339, 3, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1 */
    {247630, 247674, 3342, 2, 3, 0x10000}, /* aten::special_scaled_modified_bessel_k1.out */
    {247761, 247806, 3344, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t */
    {247881, 247935, 3347, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar */
    {248019, 248077, 3348, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {248188, 248237, 3349, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.out */
    {248339, 248393, 3351, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar */
    {248477, 248535, 3352, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {248646, 248691, 3353, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u */
    {248766, 248820, 3356, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar */
    {248904, 248962, 3357, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {249073, 249122, 3358, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.out */
    {249224, 249278, 3360, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar */
    {249362, 249420, 3361, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {249531, 249576, 3362, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v */
    {249651, 249705, 3365, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar */
    {249789, 249847, 3366, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {249958, 250007, 3367, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.out */
    {250109, 250163, 3369, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar */
    {250247, 250305, 3370, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {250416, 250461, 3371, 3, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w */
    {250536, 250590, 3374, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar */
    {250674, 250732, 3375, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {250843, 250892, 3376, 2, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.out */
    {250994, 251048, 3378, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar */
    {251132, 251190, 3379, 1, 1, 0x10000}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {251301, 251320, 3380, 1, 3, 0x0}, /* aten::special_sinc */
    {251362, 251385, 3381, 1, 3, 0x0}, /* aten::special_sinc.out */
    {251454, 251476, 3382, 1, 3, 0x0}, /* aten::special_softmax */
    {251554, 251588, 3383, 3, 3, 0x10000}, /* aten::special_spherical_bessel_j0 */
    {251642, 251680, 3386, 2, 3, 0x10000}, /* aten::special_spherical_bessel_j0.out */
    {251761, 251783, 3388, 3, 1, 0x10000}, /* aten::special_xlog1py */
    {251842, 251877, 3391, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar */
    {251949, 251988, 3392, 1, 1, 0x10000}, /* aten::special_xlog1py.other_scalar_out */
    {252087, 252113, 3393, 2, 1, 0x10000}, /* aten::special_xlog1py.out */
    {252199, 252233, 3395, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar */
    {252304, 252342, 3396, 1, 1, 0x10000}, /* aten::special_xlog1py.self_scalar_out */
    {252440, 252460, 3397, 1, 1, 0x0}, /* aten::special_xlogy */
    {252517, 252550, 3398, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar */
    {252620, 252657, 3399, 1, 1, 0x0}, /* aten::special_xlogy.other_scalar_out */
    {252754, 252778, 3400, 1, 1, 0x0}, /* aten::special_xlogy.out */
    {252862, 252894, 3401, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar */
    {252963, 252999, 3402, 1, 1, 0x0}, /* aten::special_xlogy.self_scalar_out */
    {253095, 253114, 3403, 3, 1, 0x10000}, /* aten::special_zeta */
    {253170, 253202, 3406, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar */
    {253271, 253307, 3407, 1, 1, 0x10000}, /* aten::special_zeta.other_scalar_out */
    {253403, 253426, 3408, 2, 1, 0x10000}, /* aten::special_zeta.out */
    {253509, 253540, 3410, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar */
    {253608, 253643, 3411, 1, 1, 0x10000}, /* aten::special_zeta.self_scalar_out */
    {253738, 253757, 3412, 1, 0, 0x0}, /* aten::split.Tensor */
    {253842, 253860, 3413, 1, 2, 0x0}, /* aten::split.sizes */
    {253946, 253970, 3414, 1, 3, 0x80000}, /* aten::split_copy.Tensor */
    {254049, 254077, 3415, 1, 3, 0x0}, /* aten::split_copy.Tensor_out */
    {254175, 254198, 3416, 1, 0, 0x1}, /* aten::split_with_sizes */
    {254290, 254318, 3417, 1, 3, 0x80000}, /* aten::split_with_sizes_copy */
    {254404, 254436, 3418, 1, 3, 0x0}, /* aten::split_with_sizes_copy.out */
    {254541, 254552, 3419, 3, 1, 0x10001}, /* aten::sqrt */
    {254586, 254601, 3422, 2, 1, 0x10000}, /* aten::sqrt.out */
    {254662, 254674, 3424, 3, 1, 0x10000}, /* aten::sqrt_ */
    {254717, 254730, 3427, 1, 1, 0x10000}, /* aten::square */
    {254766, 254783, 3428, 1, 3, 0x10000}, /* aten::square.out */
    {254846, 254860, 3429, 1, 1, 0x10000}, /* aten::square_ */
    {254905, 254919, 3430, 1, 0, 0x0}, /* aten::squeeze */
    {254962, 254980, 3431, 1, 0, 0x1}, /* aten::squeeze.dim */
    {255036, 255055, 3432, 1, 0, 0x1}, /* aten::squeeze.dims */
    {255114, 255129, 3433, 1, 0, 0x80}, /* aten::squeeze_ */
    {255175, 255194, 3434, 1, 0, 0x80}, /* aten::squeeze_.dim */
    {255253, 255273, 3435, 1, 0, 0x80}, /* aten::squeeze_.dims */
    {255335, 255354, 3436, 1, 3, 0x80000}, /* aten::squeeze_copy */
    {255396, 255419, 3437, 1, 3, 0x80000}, /* aten::squeeze_copy.dim */
    {255474, 255501, 3438, 1, 0, 0x80020}, /* aten::squeeze_copy.dim_out */
    {255583, 255607, 3439, 1, 3, 0x80000}, /* aten::squeeze_copy.dims */
    {255665, 255693, 3440, 1, 0, 0x80020}, /* aten::squeeze_copy.dims_out */
    {255778, 255801, 3441, 1, 0, 0x80020}, /* aten::squeeze_copy.out */
    {255870, 255882, 3442, 1, 3, 0x0}, /* aten::stack */
    {255933, 255949, 3443, 1, 3, 0x0}, /* aten::stack.out */
    {256027, 256037, 3444, 1, 1, 0x40000}, /* aten::std */
    {256090, 256111, 3445, 2, 1, 0x40000}, /* aten::std.correction */
    {256221, 256246, 3447, 2, 1, 0x40000}, /* aten::std.correction_out */
    {256380, 256394, 3449, 1, 1, 0x40000}, /* aten::std.dim */
    {256484, 256498, 3450, 1, 1, 0x40000}, /* aten::std.out */
    {256611, 256626, 3451, 1, 1, 0x40000}, /* aten::std_mean */
    {256694, 256720, 3452, 2, 1, 0x40000}, /* aten::std_mean.correction */
    {256845, 256875, 3454, 1, 0, 0x20}, /* aten::std_mean.correction_out */
    {257046, 257065, 3455, 1, 1, 0x40000}, /* aten::std_mean.dim */
    {257170, 257181, 3456, 1, 3, 0x0}, /* aten::stft */
    {257390, 257408, 3457, 1, 3, 0x0}, /* aten::stft.center */
    {257666, 257687, 3458, 1, 0, 0x0}, /* aten::storage_offset */
    {257728, 257745, 3459, 1, 0, 0x0}, /* aten::stride.int */
    {257791, 257808, 3460, 1, 1, 0x10001}, /* aten::sub.Scalar */
    {257878, 257899, 3461, 1, 0, 0x20}, /* aten::sub.Scalar_out */
    {257996, 258013, 3462, 3, 1, 0x10001}, /* aten::sub.Tensor */
    {258086, 258100, 3465, 2, 1, 0x10000}, /* aten::sub.out */
    {258190, 258208, 3467, 1, 1, 0x10000}, /* aten::sub_.Scalar */
    {258287, 258305, 3468, 3, 1, 0x10000}, /* aten::sub_.Tensor */
    {258387, 258409, 3471, 1, 3, 0x0}, /* aten::subtract.Scalar */
    {258484, 258506, 3472, 1, 3, 0x0}, /* aten::subtract.Tensor */
    {258584, 258603, 3473, 1, 3, 0x0}, /* aten::subtract.out */
    {258698, 258721, 3474, 1, 3, 0x0}, /* aten::subtract_.Scalar */
    {258805, 258828, 3475, 1, 3, 0x0}, /* aten::subtract_.Tensor */
    {258915, 258925, 3476, 1, 1, 0x40000}, /* aten::sum */
    {258985, 259007, 3477, 2, 1, 0x40000}, /* aten::sum.IntList_out */
    {259132, 259154, 3479, 3, 1, 0x40001}, /* aten::sum.dim_IntList */
    {259259, 259273, 3482, 1, 0, 0x20}, /* aten::sum.out */
    {259357, 259375, 3483, 1, 0, 0x0}, /* aten::sum_to_size */
    {259431, 259441, 3484, 1, 3, 0x0}, /* aten::svd */
    {259536, 259548, 3485, 1, 3, 0x0}, /* aten::svd.U */
    {259702, 259717, 3486, 1, 0, 0x0}, /* aten::swapaxes */
    {259783, 259799, 3487, 1, 0, 0x80}, /* aten::swapaxes_ */
    {259868, 259883, 3488, 1, 0, 0x0}, /* aten::swapdims */
    {259947, 259963, 3489, 1, 0, 0x80}, /* aten::swapdims_ */
    {260030, 260056, 3490, 1, 3, 0x0}, /* aten::sym_constrain_range */
    {260134, 260169, 3491, 1, 3, 0x0}, /* aten::sym_constrain_range_for_size */
    {260256, 260272, 3492, 1, 0, 0x1}, /* aten::sym_numel */
    {260311, 260330, 3493, 1, 0, 0x1}, /* aten::sym_size.int */
    {260381, 260406, 3494, 1, 0, 0x1}, /* aten::sym_storage_offset */
    {260454, 260475, 3495, 1, 0, 0x1}, /* aten::sym_stride.int */
    {260528, 260536, 3496, 1, 0, 0x0}, /* aten::t */
    {260573, 260582, 3497, 1, 0, 0x80}, /* aten::t_ */
    {260622, 260635, 3498, 1, 3, 0x80000}, /* aten::t_copy */
    {260671, 260688, 3499, 1, 0, 0x80020}, /* aten::t_copy.out */
    {260751, 260762, 3500, 2, 3, 0x0}, /* aten::take */
    {260810, 260825, 3502, 2, 3, 0x0}, /* aten::take.out */
    {260900, 260921, 3504, 1, 3, 0x0}, /* aten::take_along_dim */
    {260996, 261021, 3505, 1, 3, 0x0}, /* aten::take_along_dim.out */
    {261123, 261133, 3506, 3, 1, 0x10001}, /* aten::tan */
    {261166, 261180, 3509, 2, 1, 0x10000}, /* aten::tan.out */
    {261240, 261251, 3511, 3, 1, 0x10000}, /* aten::tan_ */
    {261293, 261304, 3514, 3, 1, 0x10001}, /* aten::tanh */
    {261338, 261353, 3517, 2, 1, 0x10000}, /* aten::tanh.out */
    {261414, 261426, 3519, 3, 1, 0x10000}, /* aten::tanh_ */
    {261469, 261489, 3522, 3, 3, 0x10000}, /* aten::tanh_backward */
    {261554, 261585, 3525, 2, 3, 0x10000}, /* aten::tanh_backward.grad_input */
    {261691, 261718, 3527, 1, 3, 0x0}, /* aten::tensor_split.indices */
    {261810, 261838, 3528, 1, 3, 0x0}, /* aten::tensor_split.sections */
    {261930, 261976, 3529, 1, 3, 0x0}, /* aten::tensor_split.tensor_indices_or_sections */
    {262104, 262120, 3530, 1, 3, 0x0}, /* aten::tensordot */
    {262208, 262228, 3531, 1, 3, 0x0}, /* aten::tensordot.out */
    {262343, 262361, 3532, 1, 3, 0x0}, /* aten::thnn_conv2d */
    {262500, 262522, 3533, 1, 3, 0x0}, /* aten::thnn_conv2d.out */
    {262688, 262704, 3534, 3, 1, 0x10000}, /* aten::threshold */
    {262775, 262795, 3537, 2, 1, 0x0}, /* aten::threshold.out */
    {262893, 262910, 3539, 3, 1, 0x0}, /* aten::threshold_ */
    {262990, 263015, 3542, 3, 3, 0x10000}, /* aten::threshold_backward */
    {263101, 263137, 3545, 2, 3, 0x0}, /* aten::threshold_backward.grad_input */
    {263264, 263275, 3547, 1, 3, 0x0}, /* aten::tile */
    {263324, 263340, 3548, 1, 0, 0x0}, /* aten::to.device */
    {263494, 263509, 3549, 1, 0, 0x0}, /* aten::to.dtype */
    {263647, 263669, 3550, 1, 0, 0x0}, /* aten::to.dtype_layout */
    {263888, 263903, 3551, 1, 0, 0x0}, /* aten::to.other */
    {264037, 264052, 3552, 1, 3, 0x0}, /* aten::to_dense */
    {264141, 264165, 3553, 1, 3, 0x0}, /* aten::to_dense_backward */
    {264250, 264261, 3554, 3, 3, 0x1}, /* aten::topk */
    {264379, 264397, 3557, 2, 3, 0x0}, /* aten::topk.values */
    {264572, 264584, 3559, 2, 3, 0x0}, /* aten::trace */
    {264619, 264635, 3561, 1, 0, 0x20}, /* aten::trace.out */
    {264697, 264718, 3562, 1, 0, 0x0}, /* aten::trace_backward */
    {264778, 264798, 3563, 1, 0, 0x0}, /* aten::transpose.int */
    {264867, 264884, 3564, 1, 0, 0x80}, /* aten::transpose_ */
    {264952, 264977, 3565, 1, 3, 0x80000}, /* aten::transpose_copy.int */
    {265045, 265074, 3566, 1, 0, 0x80020}, /* aten::transpose_copy.int_out */
    {265169, 265188, 3567, 1, 3, 0x0}, /* aten::trapezoid.dx */
    {265255, 265273, 3568, 1, 3, 0x0}, /* aten::trapezoid.x */
    {265336, 265351, 3569, 1, 3, 0x0}, /* aten::trapz.dx */
    {265413, 265427, 3570, 1, 3, 0x0}, /* aten::trapz.x */
    {265486, 265509, 3571, 2, 3, 0x0}, /* aten::triangular_solve */
    {265668, 265693, 3573, 2, 3, 0x0}, /* aten::triangular_solve.X */
    {265893, 265904, 3575, 3, 3, 0x0}, /* aten::tril */
    {265957, 265972, 3578, 2, 3, 0x0}, /* aten::tril.out */
    {266052, 266064, 3580, 3, 3, 0x0}, /* aten::tril_ */
    {266126, 266145, 3583, 3, 3, 0x0}, /* aten::tril_indices */
    {266298, 266321, 3586, 1, 0, 0x20}, /* aten::tril_indices.out */
    {266409, 266435, 3587, 1, 3, 0x0}, /* aten::triplet_margin_loss */
    {266603, 266614, 3588, 3, 3, 0x0}, /* aten::triu */
    {266667, 266682, 3591, 2, 3, 0x0}, /* aten::triu.out */
    {266762, 266774, 3593, 3, 3, 0x0}, /* aten::triu_ */
    {266836, 266855, 3596, 3, 3, 0x0}, /* aten::triu_indices */
    {267008, 267031, 3599, 1, 0, 0x20}, /* aten::triu_indices.out */
    {267119, 267144, 3600, 1, 1, 0x0}, /* aten::true_divide.Scalar */
    {267206, 267231, 3601, 1, 1, 0x10000}, /* aten::true_divide.Tensor */
    {267293, 267315, 3602, 1, 1, 0x0}, /* aten::true_divide.out */
    {267397, 267423, 3603, 1, 1, 0x0}, /* aten::true_divide_.Scalar */
    {267494, 267520, 3604, 1, 1, 0x0}, /* aten::true_divide_.Tensor */
    {267591, 267603, 3605, 3, 1, 0x10001}, /* aten::trunc */
    {267638, 267654, 3608, 2, 1, 0x10000}, /* aten::trunc.out */
    {267716, 267729, 3610, 3, 1, 0x10000}, /* aten::trunc_ */
    {267773, 267787, 3613, 1, 3, 0x0}, /* aten::type_as */
    {267838, 267855, 3614, 1, 3, 0x0}, /* aten::unbind.int */
    {267919, 267941, 3615, 1, 3, 0x80000}, /* aten::unbind_copy.int */
    {267999, 268025, 3616, 1, 3, 0x0}, /* aten::unbind_copy.int_out */
    {268102, 268122, 3617, 1, 3, 0x0}, /* aten::unflatten.int */
    {268196, 268226, 3618, 1, 3, 0x0}, /* aten::unflatten_dense_tensors */
    {268299, 268312, 3619, 2, 0, 0x0}, /* aten::unfold */
    {268389, 268411, 3621, 2, 3, 0x0}, /* aten::unfold_backward */
    {268510, 268536, 3623, 1, 0, 0x20}, /* aten::unfold_backward.out */
    {268662, 268680, 3624, 1, 3, 0x80000}, /* aten::unfold_copy */
    {268756, 268778, 3625, 1, 0, 0x80020}, /* aten::unfold_copy.out */
    {268881, 268895, 3626, 1, 0, 0x2020}, /* aten::uniform */
    {268990, 269008, 3627, 1, 0, 0x2020}, /* aten::uniform.out */
    {269127, 269142, 3628, 2, 1, 0x2000}, /* aten::uniform_ */
    {269244, 269269, 3630, 2, 3, 0x8}, /* aten::unique_consecutive */
    {269403, 269432, 3632, 1, 0, 0x20}, /* aten::unique_consecutive.out */
    {269636, 269653, 3633, 2, 3, 0x8}, /* aten::unique_dim */
    {269791, 269812, 3635, 1, 0, 0x20}, /* aten::unique_dim.out */
    {270020, 270049, 3636, 2, 3, 0x8}, /* aten::unique_dim_consecutive */
    {270181, 270214, 3638, 1, 0, 0x20}, /* aten::unique_dim_consecutive.out */
    {270416, 270435, 3639, 1, 0, 0x100}, /* aten::unsafe_chunk */
    {270502, 270528, 3640, 1, 0, 0x0}, /* aten::unsafe_split.Tensor */
    {270609, 270639, 3641, 1, 0, 0x20}, /* aten::unsafe_split.Tensor_out */
    {270739, 270769, 3642, 1, 0, 0x0}, /* aten::unsafe_split_with_sizes */
    {270857, 270891, 3643, 1, 0, 0x20}, /* aten::unsafe_split_with_sizes.out */
    {270998, 271014, 3644, 1, 0, 0x1}, /* aten::unsqueeze */
    {271068, 271085, 3645, 1, 0, 0x80}, /* aten::unsqueeze_ */
    {271142, 271163, 3646, 1, 3, 0x80000}, /* aten::unsqueeze_copy */
    {271216, 271241, 3647, 1, 0, 0x80020}, /* aten::unsqueeze_copy.out */
    {271321, 271346, 3648, 2, 3, 0x0}, /* aten::upsample_bicubic2d */
    {271481, 271510, 3650, 2, 3, 0x0}, /* aten::upsample_bicubic2d.out */
    {271672, 271701, 3652, 1, 3, 0x0}, /* aten::upsample_bicubic2d.vec */
    {271821, 271855, 3653, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward */
    {272028, 272073, 3655, 2, 3, 0x0}, /* aten::upsample_bicubic2d_backward.grad_input */
    {272287, 272313, 3657, 2, 3, 0x0}, /* aten::upsample_bilinear2d */
    {272449, 272479, 3659, 2, 3, 0x0}, /* aten::upsample_bilinear2d.out */
    {272642, 272672, 3661, 1, 3, 0x1}, /* aten::upsample_bilinear2d.vec */
    {272793, 272828, 3662, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward */
    {273002, 273048, 3664, 2, 3, 0x0}, /* aten::upsample_bilinear2d_backward.grad_input */
    {273263, 273287, 3666, 2, 3, 0x0}, /* aten::upsample_linear1d */
    {273397, 273425, 3668, 2, 3, 0x0}, /* aten::upsample_linear1d.out */
    {273562, 273590, 3670, 1, 3, 0x0}, /* aten::upsample_linear1d.vec */
    {273709, 273742, 3671, 2, 3, 0x0}, /* aten::upsample_linear1d_backward */
    {273890, 273934, 3673, 2, 3, 0x0}, /* aten::upsample_linear1d_backward.grad_input */
    {274123, 274148, 3675, 2, 3, 0x0}, /* aten::upsample_nearest1d */
    {274239, 274268, 3677, 2, 3, 0x0}, /* aten::upsample_nearest1d.out */
    {274386, 274415, 3679, 1, 3, 0x0}, /* aten::upsample_nearest1d.vec */
    {274515, 274549, 3680, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward */
    {274678, 274723, 3682, 2, 3, 0x0}, /* aten::upsample_nearest1d_backward.grad_input */
    {274893, 274918, 3684, 2, 3, 0x0}, /* aten::upsample_nearest2d */
    {275033, 275062, 3686, 2, 3, 0x0}, /* aten::upsample_nearest2d.out */
    {275204, 275233, 3688, 1, 3, 0x1}, /* aten::upsample_nearest2d.vec */
    {275333, 275367, 3689, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward */
    {275520, 275565, 3691, 2, 3, 0x0}, /* aten::upsample_nearest2d_backward.grad_input */
    {275759, 275784, 3693, 2, 3, 0x0}, /* aten::upsample_nearest3d */
    {275921, 275950, 3695, 2, 3, 0x0}, /* aten::upsample_nearest3d.out */
    {276114, 276143, 3697, 1, 3, 0x0}, /* aten::upsample_nearest3d.vec */
    {276243, 276277, 3698, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward */
    {276452, 276497, 3700, 2, 3, 0x0}, /* aten::upsample_nearest3d_backward.grad_input */
    {276713, 276740, 3702, 2, 3, 0x0}, /* aten::upsample_trilinear3d */
    {276899, 276930, 3704, 2, 3, 0x0}, /* aten::upsample_trilinear3d.out */
    {277116, 277147, 3706, 1, 3, 0x0}, /* aten::upsample_trilinear3d.vec */
    {277269, 277305, 3707, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward */
    {277502, 277549, 3709, 2, 3, 0x0}, /* aten::upsample_trilinear3d_backward.grad_input */
    {277787, 277828, 3711, 1, 0, 0x0}, /* aten::value_selecting_reduction_backward */
    {277947, 277960, 3712, 1, 3, 0x0}, /* aten::vander */
    {278029, 278039, 3713, 1, 1, 0x40000}, /* aten::var */
    {278092, 278113, 3714, 2, 1, 0x40001}, /* aten::var.correction */
    {278223, 278248, 3716, 2, 1, 0x40000}, /* aten::var.correction_out */
    {278382, 278396, 3718, 1, 1, 0x40001}, /* aten::var.dim */
    {278486, 278500, 3719, 1, 1, 0x40000}, /* aten::var.out */
    {278613, 278628, 3720, 1, 1, 0x40000}, /* aten::var_mean */
    {278696, 278722, 3721, 2, 1, 0x40000}, /* aten::var_mean.correction */
    {278847, 278877, 3723, 1, 0, 0x20}, /* aten::var_mean.correction_out */
    {279048, 279067, 3724, 1, 1, 0x40000}, /* aten::var_mean.dim */
    {279172, 279183, 3725, 2, 3, 0x0}, /* aten::vdot */
    {279231, 279246, 3727, 1, 3, 0x0}, /* aten::vdot.out */
    {279321, 279332, 3728, 2, 0, 0x1}, /* aten::view */
    {279387, 279404, 3730, 1, 0, 0x0}, /* aten::view.dtype */
    {279468, 279482, 3731, 1, 0, 0x0}, /* aten::view_as */
    {279539, 279561, 3732, 2, 3, 0x0}, /* aten::view_as_complex */
    {279612, 279639, 3734, 1, 3, 0x80000}, /* aten::view_as_complex_copy */
    {279689, 279720, 3735, 1, 0, 0x80020}, /* aten::view_as_complex_copy.out */
    {279797, 279816, 3736, 2, 3, 0x0}, /* aten::view_as_real */
    {279864, 279888, 3738, 1, 3, 0x80000}, /* aten::view_as_real_copy */
    {279935, 279963, 3739, 1, 0, 0x80020}, /* aten::view_as_real_copy.out */
    {280037, 280053, 3740, 1, 3, 0x80000}, /* aten::view_copy */
    {280107, 280129, 3741, 1, 3, 0x80000}, /* aten::view_copy.dtype */
    {280192, 280218, 3742, 1, 0, 0x80020}, /* aten::view_copy.dtype_out */
    {280308, 280328, 3743, 1, 0, 0x80020}, /* aten::view_copy.out */
    {280409, 280428, 3744, 1, 3, 0x0}, /* aten::vsplit.array */
    {280498, 280515, 3745, 1, 3, 0x0}, /* aten::vsplit.int */
    {280582, 280595, 3746, 1, 3, 0x0}, /* aten::vstack */
    {280636, 280653, 3747, 1, 3, 0x0}, /* aten::vstack.out */
    {280721, 280733, 3748, 1, 1, 0x0}, /* aten::where */
    {280775, 280794, 3749, 1, 3, 0x0}, /* aten::where.Scalar */
    {280868, 280892, 3750, 1, 3, 0x0}, /* aten::where.ScalarOther */
    {280971, 280994, 3751, 1, 3, 0x0}, /* aten::where.ScalarSelf */
    {281072, 281089, 3752, 2, 1, 0x10001}, /* aten::where.self */
    {281161, 281182, 3754, 2, 1, 0x0}, /* aten::where.self_out */
    {281281, 281309, 3756, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Other */
    {281397, 281424, 3757, 1, 1, 0x10000}, /* aten::xlogy.OutScalar_Self */
    {281511, 281533, 3758, 2, 1, 0x10000}, /* aten::xlogy.OutTensor */
    {281615, 281640, 3760, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Other */
    {281702, 281726, 3761, 1, 1, 0x10000}, /* aten::xlogy.Scalar_Self */
    {281787, 281806, 3762, 3, 1, 0x10000}, /* aten::xlogy.Tensor */
    {281862, 281888, 3765, 1, 1, 0x0}, /* aten::xlogy_.Scalar_Other */
    {281959, 281979, 3766, 3, 1, 0x10000}, /* aten::xlogy_.Tensor */
    {282044, 282055, 3769, 1, 0, 0x20}, /* aten::zero */
    {282089, 282104, 3770, 1, 0, 0x20}, /* aten::zero.out */
    {282165, 282177, 3771, 2, 1, 0x0}, /* aten::zero_ */
    {282220, 282232, 3773, 2, 3, 0x0}, /* aten::zeros */
    {282361, 282377, 3775, 1, 3, 0x0}, /* aten::zeros.out */
    {282441, 282458, 3776, 1, 3, 0x0}, /* aten::zeros_like */
    {282624, 282645, 3777, 1, 0, 0x20}, /* aten::zeros_like.out */
    {282746, 282763, 3778, 2, 3, 0x0}, /* mkl::_mkl_linear */
    {282855, 282886, 3780, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise */
    {283074, 283112, 3782, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise.binary */
    {283372, 283411, 3784, 2, 3, 0x0}, /* mkldnn::_convolution_pointwise_.binary */
    {283680, 283721, 3786, 2, 3, 0x0}, /* mkldnn::_convolution_transpose_pointwise */
    {283944, 283970, 3788, 2, 3, 0x0}, /* mkldnn::_linear_pointwise */
    {284084, 284117, 3790, 2, 3, 0x0}, /* mkldnn::_linear_pointwise.binary */
    {284217, 284257, 3792, 2, 3, 0x0}, /* onednn::qconv2d_pointwise.binary_tensor */
    {284711, 284742, 3794, 2, 3, 0x0}, /* onednn::qconv_pointwise.tensor */
    {285076, 285116, 3796, 2, 3, 0x0}, /* onednn::qlinear_pointwise.binary_tensor */
    {285511, 285544, 3798, 2, 3, 0x0}, /* onednn::qlinear_pointwise.tensor */
    {285831, 285845, 3800, 1, 3, 0x2000}, /* prims::normal */
    {285993, 286008, 3801, 1, 3, 0x2000}, /* prims::uniform */
    {286154, 286190, 3802, 1, 3, 0x0}, /* quantized::int4mm_packed_weight_cpu */
    {286304, 286326, 3803, 1, 1, 0x0}, /* tenon::maximum.Scalar */
    {286385, 286401, 3804, 1, 1, 0x0}, /* tenon::maximum_ */
    {286462, 286484, 3805, 1, 1, 0x0}, /* tenon::minimum.Scalar */
    {286543, 286559, 3806, 1, 1, 0x0}, /* tenon::minimum_ */
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
    {141, 11, 0}, /* aten::_foreach_abs CompositeExplicitAutograd */
    {141, 8, 30}, /* aten::_foreach_abs.out CompositeExplicitAutograd */
    {141, 11, 1}, /* aten::_foreach_abs_ CompositeExplicitAutograd */
    {141, 11, 2}, /* aten::_foreach_acos CompositeExplicitAutograd */
    {141, 8, 31}, /* aten::_foreach_acos.out CompositeExplicitAutograd */
    {141, 11, 3}, /* aten::_foreach_acos_ CompositeExplicitAutograd */
    {141, 11, 4}, /* aten::_foreach_add.List CompositeExplicitAutograd */
    {141, 8, 32}, /* aten::_foreach_add.List_out CompositeExplicitAutograd */
    {141, 11, 5}, /* aten::_foreach_add.Scalar CompositeExplicitAutograd */
    {141, 11, 6}, /* aten::_foreach_add.ScalarList CompositeExplicitAutograd */
    {141, 8, 34}, /* aten::_foreach_add.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 33}, /* aten::_foreach_add.Scalar_out CompositeExplicitAutograd */
    {141, 11, 7}, /* aten::_foreach_add.Tensor CompositeExplicitAutograd */
    {141, 8, 35}, /* aten::_foreach_add.Tensor_out CompositeExplicitAutograd */
    {141, 11, 8}, /* aten::_foreach_add_.List CompositeExplicitAutograd */
    {141, 11, 9}, /* aten::_foreach_add_.Scalar CompositeExplicitAutograd */
    {141, 11, 10}, /* aten::_foreach_add_.ScalarList CompositeExplicitAutograd */
    {141, 11, 11}, /* aten::_foreach_add_.Tensor CompositeExplicitAutograd */
    {141, 11, 12}, /* aten::_foreach_addcdiv.Scalar CompositeExplicitAutograd */
    {141, 11, 13}, /* aten::_foreach_addcdiv.ScalarList CompositeExplicitAutograd */
    {141, 8, 37}, /* aten::_foreach_addcdiv.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 36}, /* aten::_foreach_addcdiv.Scalar_out CompositeExplicitAutograd */
    {141, 11, 14}, /* aten::_foreach_addcdiv.Tensor CompositeExplicitAutograd */
    {141, 8, 38}, /* aten::_foreach_addcdiv.Tensor_out CompositeExplicitAutograd */
    {141, 11, 15}, /* aten::_foreach_addcdiv_.Scalar CompositeExplicitAutograd */
    {141, 11, 16}, /* aten::_foreach_addcdiv_.ScalarList CompositeExplicitAutograd */
    {141, 11, 17}, /* aten::_foreach_addcdiv_.Tensor CompositeExplicitAutograd */
    {141, 11, 18}, /* aten::_foreach_addcmul.Scalar CompositeExplicitAutograd */
    {141, 11, 19}, /* aten::_foreach_addcmul.ScalarList CompositeExplicitAutograd */
    {141, 8, 40}, /* aten::_foreach_addcmul.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 39}, /* aten::_foreach_addcmul.Scalar_out CompositeExplicitAutograd */
    {141, 11, 20}, /* aten::_foreach_addcmul.Tensor CompositeExplicitAutograd */
    {141, 8, 41}, /* aten::_foreach_addcmul.Tensor_out CompositeExplicitAutograd */
    {141, 11, 21}, /* aten::_foreach_addcmul_.Scalar CompositeExplicitAutograd */
    {141, 11, 22}, /* aten::_foreach_addcmul_.ScalarList CompositeExplicitAutograd */
    {141, 11, 23}, /* aten::_foreach_addcmul_.Tensor CompositeExplicitAutograd */
    {141, 11, 24}, /* aten::_foreach_asin CompositeExplicitAutograd */
    {141, 8, 42}, /* aten::_foreach_asin.out CompositeExplicitAutograd */
    {141, 11, 25}, /* aten::_foreach_asin_ CompositeExplicitAutograd */
    {141, 11, 26}, /* aten::_foreach_atan CompositeExplicitAutograd */
    {141, 8, 43}, /* aten::_foreach_atan.out CompositeExplicitAutograd */
    {141, 11, 27}, /* aten::_foreach_atan_ CompositeExplicitAutograd */
    {141, 11, 28}, /* aten::_foreach_ceil CompositeExplicitAutograd */
    {141, 8, 44}, /* aten::_foreach_ceil.out CompositeExplicitAutograd */
    {141, 11, 29}, /* aten::_foreach_ceil_ CompositeExplicitAutograd */
    {141, 11, 30}, /* aten::_foreach_clamp_max.List CompositeExplicitAutograd */
    {141, 8, 45}, /* aten::_foreach_clamp_max.List_out CompositeExplicitAutograd */
    {141, 11, 31}, /* aten::_foreach_clamp_max.Scalar CompositeExplicitAutograd */
    {141, 11, 32}, /* aten::_foreach_clamp_max.ScalarList CompositeExplicitAutograd */
    {141, 8, 47}, /* aten::_foreach_clamp_max.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 46}, /* aten::_foreach_clamp_max.Scalar_out CompositeExplicitAutograd */
    {141, 11, 33}, /* aten::_foreach_clamp_max_.List CompositeExplicitAutograd */
    {141, 11, 34}, /* aten::_foreach_clamp_max_.Scalar CompositeExplicitAutograd */
    {141, 11, 35}, /* aten::_foreach_clamp_max_.ScalarList CompositeExplicitAutograd */
    {141, 11, 36}, /* aten::_foreach_clamp_min.List CompositeExplicitAutograd */
    {141, 8, 48}, /* aten::_foreach_clamp_min.List_out CompositeExplicitAutograd */
    {141, 11, 37}, /* aten::_foreach_clamp_min.Scalar CompositeExplicitAutograd */
    {141, 11, 38}, /* aten::_foreach_clamp_min.ScalarList CompositeExplicitAutograd */
    {141, 8, 50}, /* aten::_foreach_clamp_min.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 49}, /* aten::_foreach_clamp_min.Scalar_out CompositeExplicitAutograd */
    {141, 11, 39}, /* aten::_foreach_clamp_min_.List CompositeExplicitAutograd */
    {141, 11, 40}, /* aten::_foreach_clamp_min_.Scalar CompositeExplicitAutograd */
    {141, 11, 41}, /* aten::_foreach_clamp_min_.ScalarList CompositeExplicitAutograd */
    {141, 11, 42}, /* aten::_foreach_clone CompositeExplicitAutograd */
    {141, 8, 51}, /* aten::_foreach_clone.out CompositeExplicitAutograd */
    {141, 11, 43}, /* aten::_foreach_copy CompositeExplicitAutograd */
    {141, 8, 52}, /* aten::_foreach_copy.out CompositeExplicitAutograd */
    {141, 11, 44}, /* aten::_foreach_copy_ CompositeExplicitAutograd */
    {141, 11, 45}, /* aten::_foreach_cos CompositeExplicitAutograd */
    {141, 8, 53}, /* aten::_foreach_cos.out CompositeExplicitAutograd */
    {141, 11, 46}, /* aten::_foreach_cos_ CompositeExplicitAutograd */
    {141, 11, 47}, /* aten::_foreach_cosh CompositeExplicitAutograd */
    {141, 8, 54}, /* aten::_foreach_cosh.out CompositeExplicitAutograd */
    {141, 11, 48}, /* aten::_foreach_cosh_ CompositeExplicitAutograd */
    {141, 11, 49}, /* aten::_foreach_div.List CompositeExplicitAutograd */
    {141, 8, 55}, /* aten::_foreach_div.List_out CompositeExplicitAutograd */
    {141, 11, 50}, /* aten::_foreach_div.Scalar CompositeExplicitAutograd */
    {141, 11, 51}, /* aten::_foreach_div.ScalarList CompositeExplicitAutograd */
    {141, 8, 57}, /* aten::_foreach_div.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 56}, /* aten::_foreach_div.Scalar_out CompositeExplicitAutograd */
    {141, 11, 52}, /* aten::_foreach_div.Tensor CompositeExplicitAutograd */
    {141, 8, 58}, /* aten::_foreach_div.Tensor_out CompositeExplicitAutograd */
    {141, 11, 53}, /* aten::_foreach_div_.List CompositeExplicitAutograd */
    {141, 11, 54}, /* aten::_foreach_div_.Scalar CompositeExplicitAutograd */
    {141, 11, 55}, /* aten::_foreach_div_.ScalarList CompositeExplicitAutograd */
    {141, 11, 56}, /* aten::_foreach_div_.Tensor CompositeExplicitAutograd */
    {141, 11, 57}, /* aten::_foreach_erf CompositeExplicitAutograd */
    {141, 8, 59}, /* aten::_foreach_erf.out CompositeExplicitAutograd */
    {141, 11, 58}, /* aten::_foreach_erf_ CompositeExplicitAutograd */
    {141, 11, 59}, /* aten::_foreach_erfc CompositeExplicitAutograd */
    {141, 8, 60}, /* aten::_foreach_erfc.out CompositeExplicitAutograd */
    {141, 11, 60}, /* aten::_foreach_erfc_ CompositeExplicitAutograd */
    {141, 11, 61}, /* aten::_foreach_exp CompositeExplicitAutograd */
    {141, 8, 61}, /* aten::_foreach_exp.out CompositeExplicitAutograd */
    {141, 11, 62}, /* aten::_foreach_exp_ CompositeExplicitAutograd */
    {141, 11, 63}, /* aten::_foreach_expm1 CompositeExplicitAutograd */
    {141, 8, 62}, /* aten::_foreach_expm1.out CompositeExplicitAutograd */
    {141, 11, 64}, /* aten::_foreach_expm1_ CompositeExplicitAutograd */
    {141, 11, 65}, /* aten::_foreach_floor CompositeExplicitAutograd */
    {141, 8, 63}, /* aten::_foreach_floor.out CompositeExplicitAutograd */
    {141, 11, 66}, /* aten::_foreach_floor_ CompositeExplicitAutograd */
    {141, 11, 67}, /* aten::_foreach_frac CompositeExplicitAutograd */
    {141, 8, 64}, /* aten::_foreach_frac.out CompositeExplicitAutograd */
    {141, 11, 68}, /* aten::_foreach_frac_ CompositeExplicitAutograd */
    {141, 11, 69}, /* aten::_foreach_lerp.List CompositeExplicitAutograd */
    {141, 8, 65}, /* aten::_foreach_lerp.List_out CompositeExplicitAutograd */
    {141, 11, 70}, /* aten::_foreach_lerp.Scalar CompositeExplicitAutograd */
    {141, 11, 71}, /* aten::_foreach_lerp.ScalarList CompositeExplicitAutograd */
    {141, 8, 67}, /* aten::_foreach_lerp.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 66}, /* aten::_foreach_lerp.Scalar_out CompositeExplicitAutograd */
    {141, 11, 72}, /* aten::_foreach_lerp_.List CompositeExplicitAutograd */
    {141, 11, 73}, /* aten::_foreach_lerp_.Scalar CompositeExplicitAutograd */
    {141, 11, 74}, /* aten::_foreach_lerp_.ScalarList CompositeExplicitAutograd */
    {141, 11, 75}, /* aten::_foreach_lgamma CompositeExplicitAutograd */
    {141, 8, 68}, /* aten::_foreach_lgamma.out CompositeExplicitAutograd */
    {141, 11, 76}, /* aten::_foreach_lgamma_ CompositeExplicitAutograd */
    {141, 11, 77}, /* aten::_foreach_log CompositeExplicitAutograd */
    {141, 8, 69}, /* aten::_foreach_log.out CompositeExplicitAutograd */
    {141, 11, 78}, /* aten::_foreach_log10 CompositeExplicitAutograd */
    {141, 8, 70}, /* aten::_foreach_log10.out CompositeExplicitAutograd */
    {141, 11, 79}, /* aten::_foreach_log10_ CompositeExplicitAutograd */
    {141, 11, 80}, /* aten::_foreach_log1p CompositeExplicitAutograd */
    {141, 8, 71}, /* aten::_foreach_log1p.out CompositeExplicitAutograd */
    {141, 11, 81}, /* aten::_foreach_log1p_ CompositeExplicitAutograd */
    {141, 11, 82}, /* aten::_foreach_log2 CompositeExplicitAutograd */
    {141, 8, 72}, /* aten::_foreach_log2.out CompositeExplicitAutograd */
    {141, 11, 83}, /* aten::_foreach_log2_ CompositeExplicitAutograd */
    {141, 11, 84}, /* aten::_foreach_log_ CompositeExplicitAutograd */
    {141, 11, 85}, /* aten::_foreach_max CompositeExplicitAutograd */
    {141, 8, 73}, /* aten::_foreach_max.out CompositeExplicitAutograd */
    {141, 11, 86}, /* aten::_foreach_maximum.List CompositeExplicitAutograd */
    {141, 8, 74}, /* aten::_foreach_maximum.List_out CompositeExplicitAutograd */
    {141, 11, 87}, /* aten::_foreach_maximum.Scalar CompositeExplicitAutograd */
    {141, 11, 88}, /* aten::_foreach_maximum.ScalarList CompositeExplicitAutograd */
    {141, 8, 76}, /* aten::_foreach_maximum.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 75}, /* aten::_foreach_maximum.Scalar_out CompositeExplicitAutograd */
    {141, 11, 89}, /* aten::_foreach_maximum_.List CompositeExplicitAutograd */
    {141, 11, 90}, /* aten::_foreach_maximum_.Scalar CompositeExplicitAutograd */
    {141, 11, 91}, /* aten::_foreach_maximum_.ScalarList CompositeExplicitAutograd */
    {141, 11, 92}, /* aten::_foreach_minimum.List CompositeExplicitAutograd */
    {141, 8, 77}, /* aten::_foreach_minimum.List_out CompositeExplicitAutograd */
    {141, 11, 93}, /* aten::_foreach_minimum.Scalar CompositeExplicitAutograd */
    {141, 11, 94}, /* aten::_foreach_minimum.ScalarList CompositeExplicitAutograd */
    {141, 8, 79}, /* aten::_foreach_minimum.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 78}, /* aten::_foreach_minimum.Scalar_out CompositeExplicitAutograd */
    {141, 11, 95}, /* aten::_foreach_minimum_.List CompositeExplicitAutograd */
    {141, 11, 96}, /* aten::_foreach_minimum_.Scalar CompositeExplicitAutograd */
    {141, 11, 97}, /* aten::_foreach_minimum_.ScalarList CompositeExplicitAutograd */
    {141, 11, 98}, /* aten::_foreach_mm CompositeExplicitAutograd */
    {141, 11, 99}, /* aten::_foreach_mul.List CompositeExplicitAutograd */
    {141, 8, 80}, /* aten::_foreach_mul.List_out CompositeExplicitAutograd */
    {141, 11, 100}, /* aten::_foreach_mul.Scalar CompositeExplicitAutograd */
    {141, 11, 101}, /* aten::_foreach_mul.ScalarList CompositeExplicitAutograd */
    {141, 8, 82}, /* aten::_foreach_mul.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 81}, /* aten::_foreach_mul.Scalar_out CompositeExplicitAutograd */
    {141, 11, 102}, /* aten::_foreach_mul.Tensor CompositeExplicitAutograd */
    {141, 8, 83}, /* aten::_foreach_mul.Tensor_out CompositeExplicitAutograd */
    {141, 11, 103}, /* aten::_foreach_mul_.List CompositeExplicitAutograd */
    {141, 11, 104}, /* aten::_foreach_mul_.Scalar CompositeExplicitAutograd */
    {141, 11, 105}, /* aten::_foreach_mul_.ScalarList CompositeExplicitAutograd */
    {141, 11, 106}, /* aten::_foreach_mul_.Tensor CompositeExplicitAutograd */
    {141, 11, 107}, /* aten::_foreach_neg CompositeExplicitAutograd */
    {141, 8, 84}, /* aten::_foreach_neg.out CompositeExplicitAutograd */
    {141, 11, 108}, /* aten::_foreach_neg_ CompositeExplicitAutograd */
    {141, 11, 109}, /* aten::_foreach_norm.Scalar CompositeExplicitAutograd */
    {141, 8, 85}, /* aten::_foreach_norm.Scalar_out CompositeExplicitAutograd */
    {141, 11, 110}, /* aten::_foreach_pow.List CompositeExplicitAutograd */
    {141, 8, 86}, /* aten::_foreach_pow.List_out CompositeExplicitAutograd */
    {141, 11, 111}, /* aten::_foreach_pow.Scalar CompositeExplicitAutograd */
    {141, 11, 112}, /* aten::_foreach_pow.ScalarAndTensor CompositeExplicitAutograd */
    {141, 11, 113}, /* aten::_foreach_pow.ScalarList CompositeExplicitAutograd */
    {141, 8, 88}, /* aten::_foreach_pow.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 87}, /* aten::_foreach_pow.Scalar_out CompositeExplicitAutograd */
    {141, 11, 114}, /* aten::_foreach_pow_.List CompositeExplicitAutograd */
    {141, 11, 115}, /* aten::_foreach_pow_.Scalar CompositeExplicitAutograd */
    {141, 11, 116}, /* aten::_foreach_pow_.ScalarList CompositeExplicitAutograd */
    {141, 11, 117}, /* aten::_foreach_powsum.Scalar CompositeExplicitAutograd */
    {141, 8, 89}, /* aten::_foreach_powsum.Scalar_out CompositeExplicitAutograd */
    {141, 11, 118}, /* aten::_foreach_reciprocal CompositeExplicitAutograd */
    {141, 8, 90}, /* aten::_foreach_reciprocal.out CompositeExplicitAutograd */
    {141, 11, 119}, /* aten::_foreach_reciprocal_ CompositeExplicitAutograd */
    {141, 11, 120}, /* aten::_foreach_round CompositeExplicitAutograd */
    {141, 8, 91}, /* aten::_foreach_round.out CompositeExplicitAutograd */
    {141, 11, 121}, /* aten::_foreach_round_ CompositeExplicitAutograd */
    {141, 11, 122}, /* aten::_foreach_rsqrt CompositeExplicitAutograd */
    {141, 8, 92}, /* aten::_foreach_rsqrt.out CompositeExplicitAutograd */
    {141, 11, 123}, /* aten::_foreach_rsqrt_ CompositeExplicitAutograd */
    {141, 11, 124}, /* aten::_foreach_sigmoid CompositeExplicitAutograd */
    {141, 8, 93}, /* aten::_foreach_sigmoid.out CompositeExplicitAutograd */
    {141, 11, 125}, /* aten::_foreach_sigmoid_ CompositeExplicitAutograd */
    {141, 11, 126}, /* aten::_foreach_sign CompositeExplicitAutograd */
    {141, 8, 94}, /* aten::_foreach_sign.out CompositeExplicitAutograd */
    {141, 11, 127}, /* aten::_foreach_sign_ CompositeExplicitAutograd */
    {141, 11, 128}, /* aten::_foreach_sin CompositeExplicitAutograd */
    {141, 8, 95}, /* aten::_foreach_sin.out CompositeExplicitAutograd */
    {141, 11, 129}, /* aten::_foreach_sin_ CompositeExplicitAutograd */
    {141, 11, 130}, /* aten::_foreach_sinh CompositeExplicitAutograd */
    {141, 8, 96}, /* aten::_foreach_sinh.out CompositeExplicitAutograd */
    {141, 11, 131}, /* aten::_foreach_sinh_ CompositeExplicitAutograd */
    {141, 11, 132}, /* aten::_foreach_sqrt CompositeExplicitAutograd */
    {141, 8, 97}, /* aten::_foreach_sqrt.out CompositeExplicitAutograd */
    {141, 11, 133}, /* aten::_foreach_sqrt_ CompositeExplicitAutograd */
    {141, 11, 134}, /* aten::_foreach_sub.List CompositeExplicitAutograd */
    {141, 8, 98}, /* aten::_foreach_sub.List_out CompositeExplicitAutograd */
    {141, 11, 135}, /* aten::_foreach_sub.Scalar CompositeExplicitAutograd */
    {141, 11, 136}, /* aten::_foreach_sub.ScalarList CompositeExplicitAutograd */
    {141, 8, 100}, /* aten::_foreach_sub.ScalarList_out CompositeExplicitAutograd */
    {141, 8, 99}, /* aten::_foreach_sub.Scalar_out CompositeExplicitAutograd */
    {141, 11, 137}, /* aten::_foreach_sub_.List CompositeExplicitAutograd */
    {141, 11, 138}, /* aten::_foreach_sub_.Scalar CompositeExplicitAutograd */
    {141, 11, 139}, /* aten::_foreach_sub_.ScalarList CompositeExplicitAutograd */
    {141, 11, 140}, /* aten::_foreach_tan CompositeExplicitAutograd */
    {141, 8, 101}, /* aten::_foreach_tan.out CompositeExplicitAutograd */
    {141, 11, 141}, /* aten::_foreach_tan_ CompositeExplicitAutograd */
    {141, 11, 142}, /* aten::_foreach_tanh CompositeExplicitAutograd */
    {141, 8, 102}, /* aten::_foreach_tanh.out CompositeExplicitAutograd */
    {141, 11, 143}, /* aten::_foreach_tanh_ CompositeExplicitAutograd */
    {141, 11, 144}, /* aten::_foreach_trunc CompositeExplicitAutograd */
    {141, 8, 103}, /* aten::_foreach_trunc.out CompositeExplicitAutograd */
    {141, 11, 145}, /* aten::_foreach_trunc_ CompositeExplicitAutograd */
    {141, 6, 105}, /* aten::_foreach_zero CompositeExplicitAutograd */
    {141, 8, 104}, /* aten::_foreach_zero.out CompositeExplicitAutograd */
    {141, 11, 146}, /* aten::_foreach_zero_ CompositeExplicitAutograd */
    {138, 0, 57}, /* aten::_fused_rms_norm implicit */
    {1, 0, 58}, /* aten::_fused_sdp_choice CPU */
    {16, 0, 58}, /* aten::_fused_sdp_choice Meta */
    {1, 0, 59}, /* aten::_grouped_mm CPU */
    {16, 0, 59}, /* aten::_grouped_mm Meta */
    {1, 0, 60}, /* aten::_histogramdd_bin_edges CPU */
    {16, 0, 60}, /* aten::_histogramdd_bin_edges Meta */
    {141, 8, 106}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 61}, /* aten::_histogramdd_from_bin_cts CPU */
    {16, 0, 61}, /* aten::_histogramdd_from_bin_cts Meta */
    {141, 8, 107}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 62}, /* aten::_histogramdd_from_bin_tensors CPU */
    {16, 0, 62}, /* aten::_histogramdd_from_bin_tensors Meta */
    {141, 8, 108}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 110}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 8, 109}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
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
    {1, 4, 111}, /* aten::_linalg_det.result CPU */
    {16, 4, 111}, /* aten::_linalg_det.result Meta */
    {1, 0, 70}, /* aten::_linalg_eigh CPU */
    {16, 0, 70}, /* aten::_linalg_eigh Meta */
    {1, 4, 112}, /* aten::_linalg_eigh.eigenvalues CPU */
    {16, 4, 112}, /* aten::_linalg_eigh.eigenvalues Meta */
    {1, 0, 71}, /* aten::_linalg_eigvals CPU */
    {16, 0, 71}, /* aten::_linalg_eigvals Meta */
    {1, 0, 72}, /* aten::_linalg_slogdet CPU */
    {16, 0, 72}, /* aten::_linalg_slogdet Meta */
    {1, 4, 113}, /* aten::_linalg_slogdet.sign CPU */
    {16, 4, 113}, /* aten::_linalg_slogdet.sign Meta */
    {1, 0, 73}, /* aten::_linalg_solve_ex CPU */
    {16, 0, 73}, /* aten::_linalg_solve_ex Meta */
    {1, 4, 114}, /* aten::_linalg_solve_ex.result CPU */
    {16, 4, 114}, /* aten::_linalg_solve_ex.result Meta */
    {1, 0, 74}, /* aten::_linalg_svd CPU */
    {16, 0, 74}, /* aten::_linalg_svd Meta */
    {1, 4, 115}, /* aten::_linalg_svd.U CPU */
    {16, 4, 115}, /* aten::_linalg_svd.U Meta */
    {1, 0, 75}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, /* aten::_log_softmax CPU */
    {16, 1, 2}, /* aten::_log_softmax Meta */
    {142, 9, 116}, /* aten::_log_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, /* aten::_log_softmax.out CPU */
    {16, 3, 2}, /* aten::_log_softmax.out Meta */
    {1, 1, 1}, /* aten::_log_softmax_backward_data CPU */
    {16, 1, 1}, /* aten::_log_softmax_backward_data Meta */
    {142, 9, 117}, /* aten::_log_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, /* aten::_log_softmax_backward_data.out CPU */
    {16, 3, 1}, /* aten::_log_softmax_backward_data.out Meta */
    {1, 0, 76}, /* aten::_logcumsumexp CPU */
    {16, 0, 76}, /* aten::_logcumsumexp Meta */
    {1, 4, 118}, /* aten::_logcumsumexp.out CPU */
    {16, 4, 118}, /* aten::_logcumsumexp.out Meta */
    {138, 0, 77}, /* aten::_lu_with_info implicit */
    {1, 0, 78}, /* aten::_native_batch_norm_legit CPU */
    {16, 0, 78}, /* aten::_native_batch_norm_legit Meta */
    {1, 0, 79}, /* aten::_native_batch_norm_legit.no_stats CPU */
    {16, 0, 79}, /* aten::_native_batch_norm_legit.no_stats Meta */
    {1, 4, 120}, /* aten::_native_batch_norm_legit.no_stats_out CPU */
    {16, 4, 120}, /* aten::_native_batch_norm_legit.no_stats_out Meta */
    {1, 0, 81}, /* aten::_native_batch_norm_legit.out CPU */
    {16, 0, 81}, /* aten::_native_batch_norm_legit.out Meta */
    {141, 6, 119}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 80}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 8, 121}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 82}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 122}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 123}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 83}, /* aten::_pdist_backward CPU */
    {16, 0, 83}, /* aten::_pdist_backward Meta */
    {141, 8, 124}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 84}, /* aten::_pdist_forward CPU */
    {16, 0, 84}, /* aten::_pdist_forward Meta */
    {141, 8, 125}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 85}, /* aten::_prelu_kernel CPU */
    {16, 0, 85}, /* aten::_prelu_kernel Meta */
    {1, 0, 86}, /* aten::_prelu_kernel_backward CPU */
    {16, 0, 86}, /* aten::_prelu_kernel_backward Meta */
    {1, 0, 87}, /* aten::_reshape_alias CPU */
    {16, 0, 87}, /* aten::_reshape_alias Meta */
    {142, 7, 126}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 127}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
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
    {141, 8, 128}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 0, 95}, /* aten::_slow_conv2d_backward.output_mask CPU */
    {16, 0, 95}, /* aten::_slow_conv2d_backward.output_mask Meta */
    {141, 8, 129}, /* aten::_slow_conv2d_backward.output_mask_out CompositeExplicitAutograd */
    {1, 0, 96}, /* aten::_slow_conv2d_forward CPU */
    {16, 0, 96}, /* aten::_slow_conv2d_forward Meta */
    {1, 4, 130}, /* aten::_slow_conv2d_forward.output CPU */
    {16, 4, 130}, /* aten::_slow_conv2d_forward.output Meta */
    {1, 1, 4}, /* aten::_softmax CPU */
    {16, 1, 4}, /* aten::_softmax Meta */
    {142, 9, 131}, /* aten::_softmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, /* aten::_softmax.out CPU */
    {16, 3, 4}, /* aten::_softmax.out Meta */
    {1, 1, 3}, /* aten::_softmax_backward_data CPU */
    {16, 1, 3}, /* aten::_softmax_backward_data Meta */
    {142, 9, 132}, /* aten::_softmax_backward_data CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, /* aten::_softmax_backward_data.out CPU */
    {16, 3, 3}, /* aten::_softmax_backward_data.out Meta */
    {138, 0, 97}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 98}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 99}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 8, 133}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 100}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 8, 134}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 101}, /* aten::_unique CPU */
    {16, 0, 101}, /* aten::_unique Meta */
    {141, 8, 135}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 102}, /* aten::_unique2 CPU */
    {16, 0, 102}, /* aten::_unique2 Meta */
    {141, 8, 136}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 103}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 104}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 105}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 106}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1091}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 8, 137}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 107}, /* aten::_upsample_bicubic2d_aa CPU */
    {16, 0, 107}, /* aten::_upsample_bicubic2d_aa Meta */
    {1, 4, 138}, /* aten::_upsample_bicubic2d_aa.out CPU */
    {16, 4, 138}, /* aten::_upsample_bicubic2d_aa.out Meta */
    {138, 0, 109}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 108}, /* aten::_upsample_bicubic2d_aa_backward CPU */
    {16, 0, 108}, /* aten::_upsample_bicubic2d_aa_backward Meta */
    {1, 4, 139}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU */
    {16, 4, 139}, /* aten::_upsample_bicubic2d_aa_backward.grad_input Meta */
    {1, 0, 110}, /* aten::_upsample_bilinear2d_aa CPU */
    {16, 0, 110}, /* aten::_upsample_bilinear2d_aa Meta */
    {1, 4, 140}, /* aten::_upsample_bilinear2d_aa.out CPU */
    {16, 4, 140}, /* aten::_upsample_bilinear2d_aa.out Meta */
    {138, 0, 112}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 111}, /* aten::_upsample_bilinear2d_aa_backward CPU */
    {16, 0, 111}, /* aten::_upsample_bilinear2d_aa_backward Meta */
    {1, 4, 141}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU */
    {16, 4, 141}, /* aten::_upsample_bilinear2d_aa_backward.grad_input Meta */
    {1, 0, 113}, /* aten::_upsample_lanczos2d_aa CPU */
    {16, 0, 113}, /* aten::_upsample_lanczos2d_aa Meta */
    {1, 4, 142}, /* aten::_upsample_lanczos2d_aa.out CPU */
    {16, 4, 142}, /* aten::_upsample_lanczos2d_aa.out Meta */
    {138, 0, 115}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 114}, /* aten::_upsample_lanczos2d_aa_backward CPU */
    {16, 0, 114}, /* aten::_upsample_lanczos2d_aa_backward Meta */
    {1, 4, 143}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU */
    {16, 4, 143}, /* aten::_upsample_lanczos2d_aa_backward.grad_input Meta */
    {1, 0, 116}, /* aten::_upsample_nearest_exact1d CPU */
    {16, 0, 116}, /* aten::_upsample_nearest_exact1d Meta */
    {1, 4, 144}, /* aten::_upsample_nearest_exact1d.out CPU */
    {16, 4, 144}, /* aten::_upsample_nearest_exact1d.out Meta */
    {138, 0, 118}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 117}, /* aten::_upsample_nearest_exact1d_backward CPU */
    {16, 0, 117}, /* aten::_upsample_nearest_exact1d_backward Meta */
    {1, 4, 145}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU */
    {16, 4, 145}, /* aten::_upsample_nearest_exact1d_backward.grad_input Meta */
    {1, 0, 119}, /* aten::_upsample_nearest_exact2d CPU */
    {16, 0, 119}, /* aten::_upsample_nearest_exact2d Meta */
    {1, 4, 146}, /* aten::_upsample_nearest_exact2d.out CPU */
    {16, 4, 146}, /* aten::_upsample_nearest_exact2d.out Meta */
    {138, 0, 121}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 120}, /* aten::_upsample_nearest_exact2d_backward CPU */
    {16, 0, 120}, /* aten::_upsample_nearest_exact2d_backward Meta */
    {1, 4, 147}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU */
    {16, 4, 147}, /* aten::_upsample_nearest_exact2d_backward.grad_input Meta */
    {1, 0, 122}, /* aten::_upsample_nearest_exact3d CPU */
    {16, 0, 122}, /* aten::_upsample_nearest_exact3d Meta */
    {1, 4, 148}, /* aten::_upsample_nearest_exact3d.out CPU */
    {16, 4, 148}, /* aten::_upsample_nearest_exact3d.out Meta */
    {138, 0, 124}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 123}, /* aten::_upsample_nearest_exact3d_backward CPU */
    {16, 0, 123}, /* aten::_upsample_nearest_exact3d_backward Meta */
    {1, 4, 149}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU */
    {16, 4, 149}, /* aten::_upsample_nearest_exact3d_backward.grad_input Meta */
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
    {138, 4, 150}, /* aten::absolute.out implicit */
    {138, 0, 131}, /* aten::absolute_ implicit */
    {1, 1, 5}, /* aten::acos CPU */
    {16, 1, 5}, /* aten::acos Meta */
    {142, 9, 151}, /* aten::acos CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, /* aten::acos.out CPU */
    {16, 3, 5}, /* aten::acos.out Meta */
    {1, 2, 5}, /* aten::acos_ CPU */
    {16, 2, 5}, /* aten::acos_ Meta */
    {142, 10, 151}, /* aten::acos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, /* aten::acosh CPU */
    {16, 1, 6}, /* aten::acosh Meta */
    {142, 9, 152}, /* aten::acosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, /* aten::acosh.out CPU */
    {16, 3, 6}, /* aten::acosh.out Meta */
    {1, 2, 6}, /* aten::acosh_ CPU */
    {16, 2, 6}, /* aten::acosh_ Meta */
    {142, 10, 152}, /* aten::acosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 132}, /* aten::adaptive_avg_pool1d implicit */
    {138, 0, 133}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 153}, /* aten::adaptive_avg_pool2d.out CPU */
    {16, 4, 153}, /* aten::adaptive_avg_pool2d.out Meta */
    {138, 0, 134}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 154}, /* aten::adaptive_avg_pool3d.out CPU */
    {16, 4, 154}, /* aten::adaptive_avg_pool3d.out Meta */
    {138, 0, 135}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 136}, /* aten::adaptive_max_pool2d CPU */
    {16, 0, 136}, /* aten::adaptive_max_pool2d Meta */
    {1, 4, 155}, /* aten::adaptive_max_pool2d.out CPU */
    {16, 4, 155}, /* aten::adaptive_max_pool2d.out Meta */
    {1, 0, 137}, /* aten::adaptive_max_pool2d_backward CPU */
    {16, 0, 137}, /* aten::adaptive_max_pool2d_backward Meta */
    {1, 4, 156}, /* aten::adaptive_max_pool2d_backward.grad_input CPU */
    {16, 4, 156}, /* aten::adaptive_max_pool2d_backward.grad_input Meta */
    {1, 0, 138}, /* aten::adaptive_max_pool3d CPU */
    {16, 0, 138}, /* aten::adaptive_max_pool3d Meta */
    {1, 4, 157}, /* aten::adaptive_max_pool3d.out CPU */
    {16, 4, 157}, /* aten::adaptive_max_pool3d.out Meta */
    {1, 0, 139}, /* aten::adaptive_max_pool3d_backward CPU */
    {16, 0, 139}, /* aten::adaptive_max_pool3d_backward Meta */
    {1, 4, 158}, /* aten::adaptive_max_pool3d_backward.grad_input CPU */
    {16, 4, 158}, /* aten::adaptive_max_pool3d_backward.grad_input Meta */
    {141, 0, 140}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 8, 159}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, /* aten::add.Tensor CPU */
    {16, 1, 7}, /* aten::add.Tensor Meta */
    {142, 9, 160}, /* aten::add.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, /* aten::add.out CPU */
    {16, 3, 7}, /* aten::add.out Meta */
    {141, 0, 141}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, /* aten::add_.Tensor CPU */
    {16, 2, 7}, /* aten::add_.Tensor Meta */
    {142, 10, 160}, /* aten::add_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 142}, /* aten::addbmm CPU */
    {16, 0, 142}, /* aten::addbmm Meta */
    {1, 4, 161}, /* aten::addbmm.out CPU */
    {16, 4, 161}, /* aten::addbmm.out Meta */
    {1, 0, 143}, /* aten::addbmm_ CPU */
    {16, 0, 143}, /* aten::addbmm_ Meta */
    {1, 1, 8}, /* aten::addcdiv CPU */
    {16, 1, 8}, /* aten::addcdiv Meta */
    {142, 9, 162}, /* aten::addcdiv CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, /* aten::addcdiv.out CPU */
    {16, 3, 8}, /* aten::addcdiv.out Meta */
    {1, 2, 8}, /* aten::addcdiv_ CPU */
    {16, 2, 8}, /* aten::addcdiv_ Meta */
    {142, 10, 162}, /* aten::addcdiv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, /* aten::addcmul CPU */
    {16, 1, 9}, /* aten::addcmul Meta */
    {142, 9, 163}, /* aten::addcmul CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, /* aten::addcmul.out CPU */
    {16, 3, 9}, /* aten::addcmul.out Meta */
    {1, 2, 9}, /* aten::addcmul_ CPU */
    {16, 2, 9}, /* aten::addcmul_ Meta */
    {142, 10, 163}, /* aten::addcmul_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, /* aten::addmm CPU */
    {16, 1, 10}, /* aten::addmm Meta */
    {142, 9, 164}, /* aten::addmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, /* aten::addmm.out CPU */
    {16, 3, 10}, /* aten::addmm.out Meta */
    {1, 2, 10}, /* aten::addmm_ CPU */
    {16, 2, 10}, /* aten::addmm_ Meta */
    {142, 10, 164}, /* aten::addmm_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, /* aten::addmv CPU */
    {16, 1, 11}, /* aten::addmv Meta */
    {142, 9, 165}, /* aten::addmv CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, /* aten::addmv.out CPU */
    {16, 3, 11}, /* aten::addmv.out Meta */
    {1, 2, 11}, /* aten::addmv_ CPU */
    {16, 2, 11}, /* aten::addmv_ Meta */
    {142, 10, 165}, /* aten::addmv_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 144}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 166}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 166}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 145}, /* aten::adjoint implicit */
    {141, 0, 146}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 8, 167}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 147}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 148}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 168}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 169}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, /* aten::all CPU */
    {16, 1, 12}, /* aten::all Meta */
    {142, 9, 170}, /* aten::all CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, /* aten::all.all_out CPU */
    {16, 3, 12}, /* aten::all.all_out Meta */
    {1, 1, 14}, /* aten::all.dim CPU */
    {16, 1, 14}, /* aten::all.dim Meta */
    {142, 9, 172}, /* aten::all.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, /* aten::all.dims CPU */
    {16, 1, 13}, /* aten::all.dims Meta */
    {142, 9, 171}, /* aten::all.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, /* aten::all.dims_out CPU */
    {16, 3, 13}, /* aten::all.dims_out Meta */
    {1, 3, 14}, /* aten::all.out CPU */
    {16, 3, 14}, /* aten::all.out Meta */
    {141, 0, 149}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 150}, /* aten::alpha_dropout implicit */
    {138, 0, 151}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, /* aten::amax CPU */
    {16, 1, 15}, /* aten::amax Meta */
    {142, 9, 173}, /* aten::amax CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, /* aten::amax.out CPU */
    {16, 3, 15}, /* aten::amax.out Meta */
    {1, 1, 16}, /* aten::amin CPU */
    {16, 1, 16}, /* aten::amin Meta */
    {142, 9, 174}, /* aten::amin CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, /* aten::amin.out CPU */
    {16, 3, 16}, /* aten::amin.out Meta */
    {1, 1, 17}, /* aten::aminmax CPU */
    {16, 1, 17}, /* aten::aminmax Meta */
    {142, 9, 175}, /* aten::aminmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, /* aten::aminmax.out CPU */
    {16, 3, 17}, /* aten::aminmax.out Meta */
    {1, 0, 152}, /* aten::angle CPU */
    {16, 0, 152}, /* aten::angle Meta */
    {1, 0, 153}, /* aten::angle.out CPU */
    {16, 0, 153}, /* aten::angle.out Meta */
    {1, 1, 18}, /* aten::any CPU */
    {16, 1, 18}, /* aten::any Meta */
    {142, 9, 176}, /* aten::any CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, /* aten::any.all_out CPU */
    {16, 3, 18}, /* aten::any.all_out Meta */
    {1, 1, 20}, /* aten::any.dim CPU */
    {16, 1, 20}, /* aten::any.dim Meta */
    {142, 9, 178}, /* aten::any.dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, /* aten::any.dims CPU */
    {16, 1, 19}, /* aten::any.dims Meta */
    {142, 9, 177}, /* aten::any.dims CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, /* aten::any.dims_out CPU */
    {16, 3, 19}, /* aten::any.dims_out Meta */
    {1, 3, 20}, /* aten::any.out CPU */
    {16, 3, 20}, /* aten::any.out Meta */
    {141, 0, 154}, /* aten::arange CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::arange BackendSelect */
    {141, 4, 179}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 155}, /* aten::arange.start CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::arange.start BackendSelect */
    {1, 4, 180}, /* aten::arange.start_out CPU */
    {16, 4, 180}, /* aten::arange.start_out Meta */
    {141, 0, 156}, /* aten::arange.start_step CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::arange.start_step BackendSelect */
    {138, 0, 157}, /* aten::arccos implicit */
    {138, 4, 181}, /* aten::arccos.out implicit */
    {138, 0, 158}, /* aten::arccos_ implicit */
    {138, 0, 159}, /* aten::arccosh implicit */
    {138, 4, 182}, /* aten::arccosh.out implicit */
    {138, 0, 160}, /* aten::arccosh_ implicit */
    {138, 0, 161}, /* aten::arcsin implicit */
    {138, 4, 183}, /* aten::arcsin.out implicit */
    {138, 0, 162}, /* aten::arcsin_ implicit */
    {138, 0, 163}, /* aten::arcsinh implicit */
    {138, 4, 184}, /* aten::arcsinh.out implicit */
    {138, 0, 164}, /* aten::arcsinh_ implicit */
    {138, 0, 165}, /* aten::arctan implicit */
    {138, 4, 185}, /* aten::arctan.out implicit */
    {138, 0, 166}, /* aten::arctan2 implicit */
    {138, 4, 186}, /* aten::arctan2.out implicit */
    {138, 0, 167}, /* aten::arctan2_ implicit */
    {138, 0, 168}, /* aten::arctan_ implicit */
    {138, 0, 169}, /* aten::arctanh implicit */
    {138, 4, 187}, /* aten::arctanh.out implicit */
    {138, 0, 170}, /* aten::arctanh_ implicit */
    {1, 1, 21}, /* aten::argmax CPU */
    {16, 1, 21}, /* aten::argmax Meta */
    {142, 9, 188}, /* aten::argmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, /* aten::argmax.out CPU */
    {16, 3, 21}, /* aten::argmax.out Meta */
    {1, 1, 22}, /* aten::argmin CPU */
    {16, 1, 22}, /* aten::argmin Meta */
    {142, 9, 189}, /* aten::argmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, /* aten::argmin.out CPU */
    {16, 3, 22}, /* aten::argmin.out Meta */
    {138, 0, 171}, /* aten::argsort implicit */
    {138, 0, 172}, /* aten::argsort.stable implicit */
    {138, 0, 173}, /* aten::argsort.stable_out implicit */
    {138, 0, 174}, /* aten::argwhere implicit */
    {1, 0, 175}, /* aten::as_strided CPU */
    {16, 0, 175}, /* aten::as_strided Meta */
    {142, 5, 190}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 190}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 191}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 176}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 192}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, /* aten::asin CPU */
    {16, 1, 23}, /* aten::asin Meta */
    {142, 9, 193}, /* aten::asin CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, /* aten::asin.out CPU */
    {16, 3, 23}, /* aten::asin.out Meta */
    {1, 2, 23}, /* aten::asin_ CPU */
    {16, 2, 23}, /* aten::asin_ Meta */
    {142, 10, 193}, /* aten::asin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, /* aten::asinh CPU */
    {16, 1, 24}, /* aten::asinh Meta */
    {142, 9, 194}, /* aten::asinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, /* aten::asinh.out CPU */
    {16, 3, 24}, /* aten::asinh.out Meta */
    {1, 2, 24}, /* aten::asinh_ CPU */
    {16, 2, 24}, /* aten::asinh_ Meta */
    {142, 10, 194}, /* aten::asinh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, /* aten::atan CPU */
    {16, 1, 26}, /* aten::atan Meta */
    {142, 9, 195}, /* aten::atan CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, /* aten::atan.out CPU */
    {16, 3, 26}, /* aten::atan.out Meta */
    {1, 1, 25}, /* aten::atan2 CPU */
    {16, 1, 25}, /* aten::atan2 Meta */
    {142, 9, 196}, /* aten::atan2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, /* aten::atan2.out CPU */
    {16, 3, 25}, /* aten::atan2.out Meta */
    {1, 2, 25}, /* aten::atan2_ CPU */
    {16, 2, 25}, /* aten::atan2_ Meta */
    {142, 10, 196}, /* aten::atan2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, /* aten::atan_ CPU */
    {16, 2, 26}, /* aten::atan_ Meta */
    {142, 10, 195}, /* aten::atan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, /* aten::atanh CPU */
    {16, 1, 27}, /* aten::atanh Meta */
    {142, 9, 197}, /* aten::atanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, /* aten::atanh.out CPU */
    {16, 3, 27}, /* aten::atanh.out Meta */
    {1, 2, 27}, /* aten::atanh_ CPU */
    {16, 2, 27}, /* aten::atanh_ Meta */
    {142, 10, 197}, /* aten::atanh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 177}, /* aten::atleast_1d implicit */
    {138, 0, 178}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 179}, /* aten::atleast_2d implicit */
    {138, 0, 180}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 181}, /* aten::atleast_3d implicit */
    {138, 0, 182}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 183}, /* aten::avg_pool1d implicit */
    {1, 0, 184}, /* aten::avg_pool2d CPU */
    {16, 0, 184}, /* aten::avg_pool2d Meta */
    {1, 4, 198}, /* aten::avg_pool2d.out CPU */
    {16, 4, 198}, /* aten::avg_pool2d.out Meta */
    {1, 0, 185}, /* aten::avg_pool2d_backward CPU */
    {16, 0, 185}, /* aten::avg_pool2d_backward Meta */
    {1, 4, 199}, /* aten::avg_pool2d_backward.grad_input CPU */
    {16, 4, 199}, /* aten::avg_pool2d_backward.grad_input Meta */
    {1, 0, 186}, /* aten::avg_pool3d CPU */
    {16, 0, 186}, /* aten::avg_pool3d Meta */
    {1, 4, 200}, /* aten::avg_pool3d.out CPU */
    {16, 4, 200}, /* aten::avg_pool3d.out Meta */
    {1, 0, 187}, /* aten::avg_pool3d_backward CPU */
    {16, 0, 187}, /* aten::avg_pool3d_backward Meta */
    {1, 4, 201}, /* aten::avg_pool3d_backward.grad_input CPU */
    {16, 4, 201}, /* aten::avg_pool3d_backward.grad_input Meta */
    {1, 1, 28}, /* aten::baddbmm CPU */
    {16, 1, 28}, /* aten::baddbmm Meta */
    {142, 9, 202}, /* aten::baddbmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, /* aten::baddbmm.out CPU */
    {16, 3, 28}, /* aten::baddbmm.out Meta */
    {1, 2, 28}, /* aten::baddbmm_ CPU */
    {16, 2, 28}, /* aten::baddbmm_ Meta */
    {142, 10, 202}, /* aten::baddbmm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 189}, /* aten::bartlett_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::bartlett_window BackendSelect */
    {141, 8, 203}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 190}, /* aten::bartlett_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::bartlett_window.periodic BackendSelect */
    {141, 8, 204}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 191}, /* aten::batch_norm implicit */
    {1, 0, 192}, /* aten::batch_norm_backward CPU */
    {16, 0, 192}, /* aten::batch_norm_backward Meta */
    {1, 0, 193}, /* aten::batch_norm_update_stats CPU */
    {16, 0, 193}, /* aten::batch_norm_update_stats Meta */
    {141, 8, 205}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 194}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 209}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 8, 207}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 8, 208}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 4, 206}, /* aten::bernoulli.out CPU */
    {16, 4, 206}, /* aten::bernoulli.out Meta */
    {142, 0, 197}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 195}, /* aten::bernoulli_.Tensor CPU */
    {16, 0, 195}, /* aten::bernoulli_.Tensor Meta */
    {1, 0, 196}, /* aten::bernoulli_.float CPU */
    {16, 0, 196}, /* aten::bernoulli_.float Meta */
    {138, 0, 198}, /* aten::bilinear implicit */
    {1, 0, 199}, /* aten::binary_cross_entropy CPU */
    {16, 0, 199}, /* aten::binary_cross_entropy Meta */
    {1, 4, 210}, /* aten::binary_cross_entropy.out CPU */
    {16, 4, 210}, /* aten::binary_cross_entropy.out Meta */
    {1, 0, 200}, /* aten::binary_cross_entropy_backward CPU */
    {16, 0, 200}, /* aten::binary_cross_entropy_backward Meta */
    {1, 4, 211}, /* aten::binary_cross_entropy_backward.grad_input CPU */
    {16, 4, 211}, /* aten::binary_cross_entropy_backward.grad_input Meta */
    {1, 0, 201}, /* aten::binary_cross_entropy_with_logits CPU */
    {16, 0, 201}, /* aten::binary_cross_entropy_with_logits Meta */
    {141, 8, 212}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 202}, /* aten::bincount CPU */
    {16, 0, 202}, /* aten::bincount Meta */
    {141, 8, 213}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 203}, /* aten::binomial CPU */
    {16, 0, 203}, /* aten::binomial Meta */
    {141, 8, 214}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 204}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 205}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 215}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 206}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, /* aten::bitwise_and.Tensor CPU */
    {16, 1, 29}, /* aten::bitwise_and.Tensor Meta */
    {142, 9, 216}, /* aten::bitwise_and.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, /* aten::bitwise_and.Tensor_out CPU */
    {16, 3, 29}, /* aten::bitwise_and.Tensor_out Meta */
    {141, 0, 207}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, /* aten::bitwise_and_.Tensor CPU */
    {16, 2, 29}, /* aten::bitwise_and_.Tensor Meta */
    {142, 10, 216}, /* aten::bitwise_and_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 208}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 217}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, /* aten::bitwise_left_shift.Tensor CPU */
    {16, 1, 30}, /* aten::bitwise_left_shift.Tensor Meta */
    {142, 9, 218}, /* aten::bitwise_left_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 209}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 210}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU */
    {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out Meta */
    {1, 2, 30}, /* aten::bitwise_left_shift_.Tensor CPU */
    {16, 2, 30}, /* aten::bitwise_left_shift_.Tensor Meta */
    {142, 10, 218}, /* aten::bitwise_left_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 211}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, /* aten::bitwise_not CPU */
    {16, 1, 31}, /* aten::bitwise_not Meta */
    {142, 9, 219}, /* aten::bitwise_not CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, /* aten::bitwise_not.out CPU */
    {16, 3, 31}, /* aten::bitwise_not.out Meta */
    {1, 2, 31}, /* aten::bitwise_not_ CPU */
    {16, 2, 31}, /* aten::bitwise_not_ Meta */
    {142, 10, 219}, /* aten::bitwise_not_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 212}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 213}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 220}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 214}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, /* aten::bitwise_or.Tensor CPU */
    {16, 1, 32}, /* aten::bitwise_or.Tensor Meta */
    {142, 9, 221}, /* aten::bitwise_or.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, /* aten::bitwise_or.Tensor_out CPU */
    {16, 3, 32}, /* aten::bitwise_or.Tensor_out Meta */
    {141, 0, 215}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, /* aten::bitwise_or_.Tensor CPU */
    {16, 2, 32}, /* aten::bitwise_or_.Tensor Meta */
    {142, 10, 221}, /* aten::bitwise_or_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 216}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 222}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, /* aten::bitwise_right_shift.Tensor CPU */
    {16, 1, 33}, /* aten::bitwise_right_shift.Tensor Meta */
    {142, 9, 223}, /* aten::bitwise_right_shift.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 217}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 218}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU */
    {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out Meta */
    {1, 2, 33}, /* aten::bitwise_right_shift_.Tensor CPU */
    {16, 2, 33}, /* aten::bitwise_right_shift_.Tensor Meta */
    {142, 10, 223}, /* aten::bitwise_right_shift_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 219}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 220}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 221}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 224}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 222}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, /* aten::bitwise_xor.Tensor CPU */
    {16, 1, 34}, /* aten::bitwise_xor.Tensor Meta */
    {142, 9, 225}, /* aten::bitwise_xor.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU */
    {16, 3, 34}, /* aten::bitwise_xor.Tensor_out Meta */
    {141, 0, 223}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, /* aten::bitwise_xor_.Tensor CPU */
    {16, 2, 34}, /* aten::bitwise_xor_.Tensor Meta */
    {142, 10, 225}, /* aten::bitwise_xor_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 224}, /* aten::blackman_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::blackman_window BackendSelect */
    {141, 8, 226}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 225}, /* aten::blackman_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::blackman_window.periodic BackendSelect */
    {141, 8, 227}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 226}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 8, 228}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, /* aten::bmm CPU */
    {16, 1, 35}, /* aten::bmm Meta */
    {142, 9, 229}, /* aten::bmm CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, /* aten::bmm.out CPU */
    {16, 3, 35}, /* aten::bmm.out Meta */
    {138, 0, 227}, /* aten::broadcast_tensors implicit */
    {138, 0, 228}, /* aten::broadcast_to implicit */
    {1, 0, 229}, /* aten::bucketize.Scalar CPU */
    {16, 0, 229}, /* aten::bucketize.Scalar Meta */
    {141, 8, 230}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 230}, /* aten::bucketize.Tensor CPU */
    {16, 0, 230}, /* aten::bucketize.Tensor Meta */
    {1, 4, 231}, /* aten::bucketize.Tensor_out CPU */
    {16, 4, 231}, /* aten::bucketize.Tensor_out Meta */
    {138, 0, 231}, /* aten::can_cast implicit */
    {138, 0, 232}, /* aten::cartesian_prod implicit */
    {1, 0, 233}, /* aten::cat CPU */
    {16, 0, 233}, /* aten::cat Meta */
    {142, 0, 234}, /* aten::cat CompositeExplicitAutogradNonFunctional */
    {1, 0, 235}, /* aten::cat.out CPU */
    {16, 0, 235}, /* aten::cat.out Meta */
    {141, 6, 233}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 8, 232}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 236}, /* aten::cauchy_ CPU */
    {16, 0, 236}, /* aten::cauchy_ Meta */
    {138, 0, 237}, /* aten::cdist implicit */
    {1, 1, 36}, /* aten::ceil CPU */
    {16, 1, 36}, /* aten::ceil Meta */
    {142, 9, 234}, /* aten::ceil CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, /* aten::ceil.out CPU */
    {16, 3, 36}, /* aten::ceil.out Meta */
    {1, 2, 36}, /* aten::ceil_ CPU */
    {16, 2, 36}, /* aten::ceil_ Meta */
    {142, 10, 234}, /* aten::ceil_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 238}, /* aten::celu CompositeExplicitAutograd */
    {141, 8, 235}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 235}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 239}, /* aten::channel_shuffle CPU */
    {16, 0, 239}, /* aten::channel_shuffle Meta */
    {141, 8, 236}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 240}, /* aten::cholesky CPU */
    {16, 0, 240}, /* aten::cholesky Meta */
    {1, 0, 242}, /* aten::cholesky.out CPU */
    {16, 0, 242}, /* aten::cholesky.out Meta */
    {1, 0, 241}, /* aten::cholesky_inverse CPU */
    {16, 0, 241}, /* aten::cholesky_inverse Meta */
    {1, 4, 237}, /* aten::cholesky_inverse.out CPU */
    {16, 4, 237}, /* aten::cholesky_inverse.out Meta */
    {1, 0, 243}, /* aten::cholesky_solve CPU */
    {16, 0, 243}, /* aten::cholesky_solve Meta */
    {1, 0, 244}, /* aten::cholesky_solve.out CPU */
    {16, 0, 244}, /* aten::cholesky_solve.out Meta */
    {138, 0, 245}, /* aten::chunk implicit */
    {1, 1, 42}, /* aten::clamp CPU */
    {16, 1, 42}, /* aten::clamp Meta */
    {142, 9, 239}, /* aten::clamp CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, /* aten::clamp.Tensor CPU */
    {16, 1, 37}, /* aten::clamp.Tensor Meta */
    {142, 9, 238}, /* aten::clamp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, /* aten::clamp.Tensor_out CPU */
    {16, 3, 37}, /* aten::clamp.Tensor_out Meta */
    {1, 3, 42}, /* aten::clamp.out CPU */
    {16, 3, 42}, /* aten::clamp.out Meta */
    {1, 2, 42}, /* aten::clamp_ CPU */
    {16, 2, 42}, /* aten::clamp_ Meta */
    {142, 10, 239}, /* aten::clamp_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, /* aten::clamp_.Tensor CPU */
    {16, 2, 37}, /* aten::clamp_.Tensor Meta */
    {142, 10, 238}, /* aten::clamp_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, /* aten::clamp_max CPU */
    {16, 1, 39}, /* aten::clamp_max Meta */
    {142, 9, 241}, /* aten::clamp_max CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, /* aten::clamp_max.Tensor CPU */
    {16, 1, 38}, /* aten::clamp_max.Tensor Meta */
    {142, 9, 240}, /* aten::clamp_max.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, /* aten::clamp_max.Tensor_out CPU */
    {16, 3, 38}, /* aten::clamp_max.Tensor_out Meta */
    {1, 3, 39}, /* aten::clamp_max.out CPU */
    {16, 3, 39}, /* aten::clamp_max.out Meta */
    {1, 2, 39}, /* aten::clamp_max_ CPU */
    {16, 2, 39}, /* aten::clamp_max_ Meta */
    {142, 10, 241}, /* aten::clamp_max_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, /* aten::clamp_max_.Tensor CPU */
    {16, 2, 38}, /* aten::clamp_max_.Tensor Meta */
    {142, 10, 240}, /* aten::clamp_max_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, /* aten::clamp_min CPU */
    {16, 1, 41}, /* aten::clamp_min Meta */
    {142, 9, 243}, /* aten::clamp_min CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, /* aten::clamp_min.Tensor CPU */
    {16, 1, 40}, /* aten::clamp_min.Tensor Meta */
    {142, 9, 242}, /* aten::clamp_min.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, /* aten::clamp_min.Tensor_out CPU */
    {16, 3, 40}, /* aten::clamp_min.Tensor_out Meta */
    {1, 3, 41}, /* aten::clamp_min.out CPU */
    {16, 3, 41}, /* aten::clamp_min.out Meta */
    {1, 2, 41}, /* aten::clamp_min_ CPU */
    {16, 2, 41}, /* aten::clamp_min_ Meta */
    {142, 10, 243}, /* aten::clamp_min_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, /* aten::clamp_min_.Tensor CPU */
    {16, 2, 40}, /* aten::clamp_min_.Tensor Meta */
    {142, 10, 242}, /* aten::clamp_min_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 246}, /* aten::clip implicit */
    {138, 0, 248}, /* aten::clip.Tensor implicit */
    {138, 4, 245}, /* aten::clip.Tensor_out implicit */
    {138, 4, 244}, /* aten::clip.out implicit */
    {138, 0, 247}, /* aten::clip_ implicit */
    {138, 0, 249}, /* aten::clip_.Tensor implicit */
    {141, 0, 250}, /* aten::clone CompositeExplicitAutograd */
    {141, 8, 246}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 251}, /* aten::col2im CPU */
    {16, 0, 251}, /* aten::col2im Meta */
    {1, 4, 247}, /* aten::col2im.out CPU */
    {16, 4, 247}, /* aten::col2im.out Meta */
    {138, 0, 252}, /* aten::column_stack implicit */
    {138, 4, 248}, /* aten::column_stack.out implicit */
    {138, 0, 253}, /* aten::combinations implicit */
    {1, 0, 254}, /* aten::complex CPU */
    {16, 0, 254}, /* aten::complex Meta */
    {1, 0, 255}, /* aten::complex.out CPU */
    {16, 0, 255}, /* aten::complex.out Meta */
    {138, 0, 256}, /* aten::concat implicit */
    {138, 4, 249}, /* aten::concat.out implicit */
    {138, 0, 257}, /* aten::concatenate implicit */
    {138, 4, 250}, /* aten::concatenate.out implicit */
    {138, 0, 258}, /* aten::conj implicit */
    {138, 0, 259}, /* aten::conj_physical implicit */
    {1, 4, 251}, /* aten::conj_physical.out CPU */
    {16, 4, 251}, /* aten::conj_physical.out Meta */
    {1, 5, 251}, /* aten::conj_physical_ CPU */
    {16, 5, 251}, /* aten::conj_physical_ Meta */
    {141, 0, 260}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 8, 252}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
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
    {141, 8, 253}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 272}, /* aten::convolution_backward CPU */
    {16, 0, 272}, /* aten::convolution_backward Meta */
    {141, 8, 254}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 256}, /* aten::copy CompositeExplicitAutograd */
    {141, 8, 255}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 273}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 274}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 275}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, /* aten::copysign.Tensor CPU */
    {16, 1, 43}, /* aten::copysign.Tensor Meta */
    {142, 9, 257}, /* aten::copysign.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, /* aten::copysign.out CPU */
    {16, 3, 43}, /* aten::copysign.out Meta */
    {141, 0, 276}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, /* aten::copysign_.Tensor CPU */
    {16, 2, 43}, /* aten::copysign_.Tensor Meta */
    {142, 10, 257}, /* aten::copysign_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 277}, /* aten::corrcoef implicit */
    {1, 1, 44}, /* aten::cos CPU */
    {16, 1, 44}, /* aten::cos Meta */
    {142, 9, 258}, /* aten::cos CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, /* aten::cos.out CPU */
    {16, 3, 44}, /* aten::cos.out Meta */
    {1, 2, 44}, /* aten::cos_ CPU */
    {16, 2, 44}, /* aten::cos_ Meta */
    {142, 10, 258}, /* aten::cos_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, /* aten::cosh CPU */
    {16, 1, 45}, /* aten::cosh Meta */
    {142, 9, 259}, /* aten::cosh CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, /* aten::cosh.out CPU */
    {16, 3, 45}, /* aten::cosh.out Meta */
    {1, 2, 45}, /* aten::cosh_ CPU */
    {16, 2, 45}, /* aten::cosh_ Meta */
    {142, 10, 259}, /* aten::cosh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 278}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 279}, /* aten::cosine_similarity implicit */
    {141, 0, 280}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 281}, /* aten::count_nonzero.dim_IntList CPU */
    {16, 0, 281}, /* aten::count_nonzero.dim_IntList Meta */
    {141, 8, 261}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 8, 260}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 282}, /* aten::cov implicit */
    {138, 0, 283}, /* aten::cross implicit */
    {138, 4, 262}, /* aten::cross.out implicit */
    {138, 0, 284}, /* aten::cross_entropy_loss implicit */
    {138, 0, 285}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 286}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 287}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 263}, /* aten::cummax.out CPU */
    {16, 4, 263}, /* aten::cummax.out Meta */
    {141, 0, 288}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 264}, /* aten::cummin.out CPU */
    {16, 4, 264}, /* aten::cummin.out Meta */
    {1, 1, 46}, /* aten::cumprod CPU */
    {16, 1, 46}, /* aten::cumprod Meta */
    {142, 9, 265}, /* aten::cumprod CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, /* aten::cumprod.out CPU */
    {16, 3, 46}, /* aten::cumprod.out Meta */
    {1, 2, 46}, /* aten::cumprod_ CPU */
    {16, 2, 46}, /* aten::cumprod_ Meta */
    {142, 10, 265}, /* aten::cumprod_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, /* aten::cumsum CPU */
    {16, 1, 47}, /* aten::cumsum Meta */
    {142, 9, 266}, /* aten::cumsum CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, /* aten::cumsum.out CPU */
    {16, 3, 47}, /* aten::cumsum.out Meta */
    {1, 2, 47}, /* aten::cumsum_ CPU */
    {16, 2, 47}, /* aten::cumsum_ Meta */
    {142, 10, 266}, /* aten::cumsum_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 289}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 290}, /* aten::cumulative_trapezoid.x implicit */
    {141, 0, 291}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 267}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 267}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 292}, /* aten::det implicit */
    {141, 0, 293}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 294}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 268}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 269}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 295}, /* aten::diag implicit */
    {138, 4, 270}, /* aten::diag.out implicit */
    {142, 0, 296}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 8, 271}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 297}, /* aten::diagflat implicit */
    {141, 0, 298}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 299}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 8, 273}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 272}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 274}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 300}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 275}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 301}, /* aten::diff implicit */
    {138, 0, 302}, /* aten::diff.out implicit */
    {1, 1, 48}, /* aten::digamma CPU */
    {16, 1, 48}, /* aten::digamma Meta */
    {142, 9, 276}, /* aten::digamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, /* aten::digamma.out CPU */
    {16, 3, 48}, /* aten::digamma.out Meta */
    {1, 2, 48}, /* aten::digamma_ CPU */
    {16, 2, 48}, /* aten::digamma_ Meta */
    {142, 10, 276}, /* aten::digamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 303}, /* aten::dist CompositeExplicitAutograd */
    {141, 8, 277}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 304}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 305}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 8, 279}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 8, 278}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, /* aten::div.Tensor CPU */
    {16, 1, 49}, /* aten::div.Tensor Meta */
    {142, 9, 280}, /* aten::div.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, /* aten::div.Tensor_mode CPU */
    {16, 1, 50}, /* aten::div.Tensor_mode Meta */
    {142, 9, 281}, /* aten::div.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, /* aten::div.out CPU */
    {16, 3, 49}, /* aten::div.out Meta */
    {1, 3, 50}, /* aten::div.out_mode CPU */
    {16, 3, 50}, /* aten::div.out_mode Meta */
    {141, 0, 306}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 307}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, /* aten::div_.Tensor CPU */
    {16, 2, 49}, /* aten::div_.Tensor Meta */
    {142, 10, 280}, /* aten::div_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, /* aten::div_.Tensor_mode CPU */
    {16, 2, 50}, /* aten::div_.Tensor_mode Meta */
    {142, 10, 281}, /* aten::div_.Tensor_mode CompositeExplicitAutogradNonFunctional */
    {138, 0, 308}, /* aten::divide.Scalar implicit */
    {138, 0, 309}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 310}, /* aten::divide.Tensor implicit */
    {138, 0, 311}, /* aten::divide.Tensor_mode implicit */
    {138, 4, 282}, /* aten::divide.out implicit */
    {138, 4, 283}, /* aten::divide.out_mode implicit */
    {138, 0, 312}, /* aten::divide_.Scalar implicit */
    {138, 0, 313}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 314}, /* aten::divide_.Tensor implicit */
    {138, 0, 315}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 316}, /* aten::dot CPU */
    {16, 0, 316}, /* aten::dot Meta */
    {141, 4, 284}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 317}, /* aten::dropout implicit */
    {138, 0, 318}, /* aten::dropout_ implicit */
    {138, 0, 319}, /* aten::dsplit.array implicit */
    {138, 0, 320}, /* aten::dsplit.int implicit */
    {138, 0, 321}, /* aten::dstack implicit */
    {138, 4, 285}, /* aten::dstack.out implicit */
    {138, 0, 322}, /* aten::einsum implicit */
    {1, 1, 52}, /* aten::elu CPU */
    {16, 1, 52}, /* aten::elu Meta */
    {142, 9, 286}, /* aten::elu CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, /* aten::elu.out CPU */
    {16, 3, 52}, /* aten::elu.out Meta */
    {1, 2, 52}, /* aten::elu_ CPU */
    {16, 2, 52}, /* aten::elu_ Meta */
    {142, 10, 286}, /* aten::elu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, /* aten::elu_backward CPU */
    {16, 1, 51}, /* aten::elu_backward Meta */
    {142, 9, 287}, /* aten::elu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, /* aten::elu_backward.grad_input CPU */
    {16, 3, 51}, /* aten::elu_backward.grad_input Meta */
    {141, 0, 323}, /* aten::embedding CompositeExplicitAutograd */
    {141, 8, 288}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 324}, /* aten::embedding_backward implicit */
    {138, 0, 325}, /* aten::embedding_bag implicit */
    {138, 0, 326}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 327}, /* aten::embedding_dense_backward CPU */
    {16, 0, 327}, /* aten::embedding_dense_backward Meta */
    {141, 8, 289}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 291}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 8, 290}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 328}, /* aten::embedding_renorm_ CPU */
    {16, 0, 328}, /* aten::embedding_renorm_ Meta */
    {1, 0, 330}, /* aten::empty.memory_format CPU */
    {16, 0, 330}, /* aten::empty.memory_format Meta */
    {86, 0, 188}, /* aten::empty.memory_format BackendSelect */
    {138, 0, 331}, /* aten::empty.out implicit */
    {141, 0, 329}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 8, 292}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 332}, /* aten::empty_permuted CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::empty_permuted BackendSelect */
    {141, 8, 293}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 333}, /* aten::empty_strided CPU */
    {16, 0, 333}, /* aten::empty_strided Meta */
    {86, 0, 188}, /* aten::empty_strided BackendSelect */
    {141, 8, 294}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, /* aten::eq.Scalar CPU */
    {16, 1, 53}, /* aten::eq.Scalar Meta */
    {142, 9, 295}, /* aten::eq.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, /* aten::eq.Scalar_out CPU */
    {16, 3, 53}, /* aten::eq.Scalar_out Meta */
    {1, 1, 54}, /* aten::eq.Tensor CPU */
    {16, 1, 54}, /* aten::eq.Tensor Meta */
    {142, 9, 296}, /* aten::eq.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, /* aten::eq.Tensor_out CPU */
    {16, 3, 54}, /* aten::eq.Tensor_out Meta */
    {1, 2, 53}, /* aten::eq_.Scalar CPU */
    {16, 2, 53}, /* aten::eq_.Scalar Meta */
    {142, 10, 295}, /* aten::eq_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, /* aten::eq_.Tensor CPU */
    {16, 2, 54}, /* aten::eq_.Tensor Meta */
    {142, 10, 296}, /* aten::eq_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 334}, /* aten::equal CPU */
    {16, 0, 334}, /* aten::equal Meta */
    {1, 1, 55}, /* aten::erf CPU */
    {16, 1, 55}, /* aten::erf Meta */
    {142, 9, 297}, /* aten::erf CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, /* aten::erf.out CPU */
    {16, 3, 55}, /* aten::erf.out Meta */
    {1, 2, 55}, /* aten::erf_ CPU */
    {16, 2, 55}, /* aten::erf_ Meta */
    {142, 10, 297}, /* aten::erf_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, /* aten::erfc CPU */
    {16, 1, 56}, /* aten::erfc Meta */
    {142, 9, 298}, /* aten::erfc CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, /* aten::erfc.out CPU */
    {16, 3, 56}, /* aten::erfc.out Meta */
    {1, 2, 56}, /* aten::erfc_ CPU */
    {16, 2, 56}, /* aten::erfc_ Meta */
    {142, 10, 298}, /* aten::erfc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, /* aten::erfinv CPU */
    {16, 1, 57}, /* aten::erfinv Meta */
    {142, 9, 299}, /* aten::erfinv CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, /* aten::erfinv.out CPU */
    {16, 3, 57}, /* aten::erfinv.out Meta */
    {1, 2, 57}, /* aten::erfinv_ CPU */
    {16, 2, 57}, /* aten::erfinv_ Meta */
    {142, 10, 299}, /* aten::erfinv_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, /* aten::exp CPU */
    {16, 1, 59}, /* aten::exp Meta */
    {142, 9, 300}, /* aten::exp CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, /* aten::exp.out CPU */
    {16, 3, 59}, /* aten::exp.out Meta */
    {1, 1, 58}, /* aten::exp2 CPU */
    {16, 1, 58}, /* aten::exp2 Meta */
    {142, 9, 301}, /* aten::exp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, /* aten::exp2.out CPU */
    {16, 3, 58}, /* aten::exp2.out Meta */
    {1, 2, 58}, /* aten::exp2_ CPU */
    {16, 2, 58}, /* aten::exp2_ Meta */
    {142, 10, 301}, /* aten::exp2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, /* aten::exp_ CPU */
    {16, 2, 59}, /* aten::exp_ Meta */
    {142, 10, 300}, /* aten::exp_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 335}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 336}, /* aten::expand_as implicit */
    {142, 7, 302}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 303}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, /* aten::expm1 CPU */
    {16, 1, 60}, /* aten::expm1 Meta */
    {142, 9, 304}, /* aten::expm1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, /* aten::expm1.out CPU */
    {16, 3, 60}, /* aten::expm1.out Meta */
    {1, 2, 60}, /* aten::expm1_ CPU */
    {16, 2, 60}, /* aten::expm1_ Meta */
    {142, 10, 304}, /* aten::expm1_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 306}, /* aten::exponential CompositeExplicitAutograd */
    {141, 8, 305}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 337}, /* aten::exponential_ CPU */
    {16, 0, 337}, /* aten::exponential_ Meta */
    {141, 0, 338}, /* aten::eye CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::eye BackendSelect */
    {141, 0, 339}, /* aten::eye.m CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::eye.m BackendSelect */
    {1, 4, 308}, /* aten::eye.m_out CPU */
    {16, 4, 308}, /* aten::eye.m_out Meta */
    {1, 4, 307}, /* aten::eye.out CPU */
    {16, 4, 307}, /* aten::eye.out Meta */
    {1, 0, 340}, /* aten::fake_quantize_per_channel_affine_cachemask CPU */
    {141, 8, 309}, /* aten::fake_quantize_per_channel_affine_cachemask.out CompositeExplicitAutograd */
    {1, 0, 341}, /* aten::fake_quantize_per_tensor_affine_cachemask CPU */
    {141, 8, 310}, /* aten::fake_quantize_per_tensor_affine_cachemask.out CompositeExplicitAutograd */
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
    {141, 6, 313}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 8, 311}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 314}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 8, 312}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 388}, /* aten::fill_.Scalar CPU */
    {16, 0, 388}, /* aten::fill_.Scalar Meta */
    {1, 0, 389}, /* aten::fill_.Tensor CPU */
    {16, 0, 389}, /* aten::fill_.Tensor Meta */
    {138, 0, 390}, /* aten::fix implicit */
    {138, 4, 315}, /* aten::fix.out implicit */
    {138, 0, 391}, /* aten::fix_ implicit */
    {138, 0, 392}, /* aten::flatten.using_ints implicit */
    {1, 0, 393}, /* aten::flip CPU */
    {16, 0, 393}, /* aten::flip Meta */
    {141, 8, 316}, /* aten::flip.out CompositeExplicitAutograd */
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
    {142, 9, 317}, /* aten::floor CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, /* aten::floor.out CPU */
    {16, 3, 61}, /* aten::floor.out Meta */
    {1, 2, 61}, /* aten::floor_ CPU */
    {16, 2, 61}, /* aten::floor_ Meta */
    {142, 10, 317}, /* aten::floor_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 404}, /* aten::floor_divide CPU */
    {16, 0, 404}, /* aten::floor_divide Meta */
    {141, 0, 405}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 8, 318}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 408}, /* aten::floor_divide.out CPU */
    {16, 0, 408}, /* aten::floor_divide.out Meta */
    {141, 0, 406}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 407}, /* aten::floor_divide_.Tensor CPU */
    {16, 0, 407}, /* aten::floor_divide_.Tensor Meta */
    {1, 1, 62}, /* aten::fmax CPU */
    {16, 1, 62}, /* aten::fmax Meta */
    {142, 9, 319}, /* aten::fmax CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, /* aten::fmax.out CPU */
    {16, 3, 62}, /* aten::fmax.out Meta */
    {1, 1, 63}, /* aten::fmin CPU */
    {16, 1, 63}, /* aten::fmin Meta */
    {142, 9, 320}, /* aten::fmin CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, /* aten::fmin.out CPU */
    {16, 3, 63}, /* aten::fmin.out Meta */
    {141, 0, 409}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 410}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, /* aten::fmod.Tensor CPU */
    {16, 1, 64}, /* aten::fmod.Tensor Meta */
    {142, 9, 321}, /* aten::fmod.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, /* aten::fmod.Tensor_out CPU */
    {16, 3, 64}, /* aten::fmod.Tensor_out Meta */
    {141, 0, 411}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, /* aten::fmod_.Tensor CPU */
    {16, 2, 64}, /* aten::fmod_.Tensor Meta */
    {142, 10, 321}, /* aten::fmod_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, /* aten::frac CPU */
    {16, 1, 65}, /* aten::frac Meta */
    {142, 9, 322}, /* aten::frac CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, /* aten::frac.out CPU */
    {16, 3, 65}, /* aten::frac.out Meta */
    {1, 2, 65}, /* aten::frac_ CPU */
    {16, 2, 65}, /* aten::frac_ Meta */
    {142, 10, 322}, /* aten::frac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 412}, /* aten::fractional_max_pool2d CPU */
    {16, 0, 412}, /* aten::fractional_max_pool2d Meta */
    {1, 4, 323}, /* aten::fractional_max_pool2d.output CPU */
    {16, 4, 323}, /* aten::fractional_max_pool2d.output Meta */
    {1, 0, 413}, /* aten::fractional_max_pool2d_backward CPU */
    {16, 0, 413}, /* aten::fractional_max_pool2d_backward Meta */
    {1, 4, 324}, /* aten::fractional_max_pool2d_backward.grad_input CPU */
    {16, 4, 324}, /* aten::fractional_max_pool2d_backward.grad_input Meta */
    {1, 0, 414}, /* aten::fractional_max_pool3d CPU */
    {16, 0, 414}, /* aten::fractional_max_pool3d Meta */
    {1, 4, 325}, /* aten::fractional_max_pool3d.output CPU */
    {16, 4, 325}, /* aten::fractional_max_pool3d.output Meta */
    {1, 0, 415}, /* aten::fractional_max_pool3d_backward CPU */
    {16, 0, 415}, /* aten::fractional_max_pool3d_backward Meta */
    {1, 4, 326}, /* aten::fractional_max_pool3d_backward.grad_input CPU */
    {16, 4, 326}, /* aten::fractional_max_pool3d_backward.grad_input Meta */
    {1, 0, 416}, /* aten::frexp.Tensor CPU */
    {16, 0, 416}, /* aten::frexp.Tensor Meta */
    {1, 0, 417}, /* aten::frexp.Tensor_out CPU */
    {16, 0, 417}, /* aten::frexp.Tensor_out Meta */
    {1, 0, 418}, /* aten::from_file CPU */
    {86, 0, 188}, /* aten::from_file BackendSelect */
    {141, 8, 327}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 419}, /* aten::full CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::full BackendSelect */
    {141, 4, 328}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 420}, /* aten::full_like CompositeExplicitAutograd */
    {141, 8, 329}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, /* aten::gather CPU */
    {16, 1, 66}, /* aten::gather Meta */
    {142, 9, 330}, /* aten::gather CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, /* aten::gather.out CPU */
    {16, 3, 66}, /* aten::gather.out Meta */
    {138, 0, 421}, /* aten::gather_backward implicit */
    {1, 1, 67}, /* aten::gcd CPU */
    {16, 1, 67}, /* aten::gcd Meta */
    {142, 9, 331}, /* aten::gcd CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, /* aten::gcd.out CPU */
    {16, 3, 67}, /* aten::gcd.out Meta */
    {1, 2, 67}, /* aten::gcd_ CPU */
    {16, 2, 67}, /* aten::gcd_ Meta */
    {142, 10, 331}, /* aten::gcd_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, /* aten::ge.Scalar CPU */
    {16, 1, 68}, /* aten::ge.Scalar Meta */
    {142, 9, 332}, /* aten::ge.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, /* aten::ge.Scalar_out CPU */
    {16, 3, 68}, /* aten::ge.Scalar_out Meta */
    {1, 1, 69}, /* aten::ge.Tensor CPU */
    {16, 1, 69}, /* aten::ge.Tensor Meta */
    {142, 9, 333}, /* aten::ge.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, /* aten::ge.Tensor_out CPU */
    {16, 3, 69}, /* aten::ge.Tensor_out Meta */
    {1, 2, 68}, /* aten::ge_.Scalar CPU */
    {16, 2, 68}, /* aten::ge_.Scalar Meta */
    {142, 10, 332}, /* aten::ge_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, /* aten::ge_.Tensor CPU */
    {16, 2, 69}, /* aten::ge_.Tensor Meta */
    {142, 10, 333}, /* aten::ge_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, /* aten::gelu CPU */
    {16, 1, 71}, /* aten::gelu Meta */
    {142, 9, 334}, /* aten::gelu CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, /* aten::gelu.out CPU */
    {16, 3, 71}, /* aten::gelu.out Meta */
    {1, 2, 71}, /* aten::gelu_ CPU */
    {16, 2, 71}, /* aten::gelu_ Meta */
    {142, 10, 334}, /* aten::gelu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, /* aten::gelu_backward CPU */
    {16, 1, 70}, /* aten::gelu_backward Meta */
    {142, 9, 335}, /* aten::gelu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, /* aten::gelu_backward.grad_input CPU */
    {16, 3, 70}, /* aten::gelu_backward.grad_input Meta */
    {141, 6, 337}, /* aten::geometric CompositeExplicitAutograd */
    {141, 8, 336}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 422}, /* aten::geometric_ CPU */
    {16, 0, 422}, /* aten::geometric_ Meta */
    {1, 0, 423}, /* aten::geqrf CPU */
    {16, 0, 423}, /* aten::geqrf Meta */
    {1, 4, 338}, /* aten::geqrf.a CPU */
    {16, 4, 338}, /* aten::geqrf.a Meta */
    {138, 0, 424}, /* aten::ger implicit */
    {138, 4, 339}, /* aten::ger.out implicit */
    {1, 0, 425}, /* aten::glu CPU */
    {16, 0, 425}, /* aten::glu Meta */
    {1, 4, 340}, /* aten::glu.out CPU */
    {16, 4, 340}, /* aten::glu.out Meta */
    {1, 0, 426}, /* aten::glu_backward CPU */
    {16, 0, 426}, /* aten::glu_backward Meta */
    {1, 4, 341}, /* aten::glu_backward.grad_input CPU */
    {16, 4, 341}, /* aten::glu_backward.grad_input Meta */
    {138, 0, 427}, /* aten::gradient.array implicit */
    {138, 0, 428}, /* aten::gradient.scalararray implicit */
    {138, 0, 429}, /* aten::gradient.scalarint implicit */
    {138, 0, 430}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 431}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 432}, /* aten::gradient.tensorarray implicit */
    {138, 0, 433}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 434}, /* aten::greater.Scalar implicit */
    {138, 4, 342}, /* aten::greater.Scalar_out implicit */
    {138, 0, 435}, /* aten::greater.Tensor implicit */
    {138, 4, 343}, /* aten::greater.Tensor_out implicit */
    {138, 0, 436}, /* aten::greater_.Scalar implicit */
    {138, 0, 437}, /* aten::greater_.Tensor implicit */
    {138, 0, 438}, /* aten::greater_equal.Scalar implicit */
    {138, 4, 344}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 439}, /* aten::greater_equal.Tensor implicit */
    {138, 4, 345}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 440}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 441}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 442}, /* aten::grid_sampler implicit */
    {1, 0, 443}, /* aten::grid_sampler_2d CPU */
    {16, 0, 443}, /* aten::grid_sampler_2d Meta */
    {141, 8, 346}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 444}, /* aten::grid_sampler_2d_backward CPU */
    {16, 0, 444}, /* aten::grid_sampler_2d_backward Meta */
    {141, 8, 347}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 445}, /* aten::grid_sampler_3d CPU */
    {16, 0, 445}, /* aten::grid_sampler_3d Meta */
    {141, 8, 348}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 446}, /* aten::grid_sampler_3d_backward CPU */
    {16, 0, 446}, /* aten::grid_sampler_3d_backward Meta */
    {141, 8, 349}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 447}, /* aten::group_norm implicit */
    {138, 0, 449}, /* aten::gru.data implicit */
    {138, 0, 450}, /* aten::gru.input implicit */
    {138, 0, 448}, /* aten::gru_cell implicit */
    {1, 1, 72}, /* aten::gt.Scalar CPU */
    {16, 1, 72}, /* aten::gt.Scalar Meta */
    {142, 9, 350}, /* aten::gt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, /* aten::gt.Scalar_out CPU */
    {16, 3, 72}, /* aten::gt.Scalar_out Meta */
    {1, 1, 73}, /* aten::gt.Tensor CPU */
    {16, 1, 73}, /* aten::gt.Tensor Meta */
    {142, 9, 351}, /* aten::gt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, /* aten::gt.Tensor_out CPU */
    {16, 3, 73}, /* aten::gt.Tensor_out Meta */
    {1, 2, 72}, /* aten::gt_.Scalar CPU */
    {16, 2, 72}, /* aten::gt_.Scalar Meta */
    {142, 10, 350}, /* aten::gt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, /* aten::gt_.Tensor CPU */
    {16, 2, 73}, /* aten::gt_.Tensor Meta */
    {142, 10, 351}, /* aten::gt_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 451}, /* aten::hamming_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hamming_window BackendSelect */
    {141, 8, 352}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 452}, /* aten::hamming_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hamming_window.periodic BackendSelect */
    {141, 0, 453}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hamming_window.periodic_alpha BackendSelect */
    {141, 0, 454}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hamming_window.periodic_alpha_beta BackendSelect */
    {141, 8, 355}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 8, 354}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 8, 353}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 455}, /* aten::hann_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hann_window BackendSelect */
    {141, 8, 356}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 456}, /* aten::hann_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::hann_window.periodic BackendSelect */
    {141, 8, 357}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, /* aten::hardshrink CPU */
    {16, 1, 75}, /* aten::hardshrink Meta */
    {142, 9, 358}, /* aten::hardshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, /* aten::hardshrink.out CPU */
    {16, 3, 75}, /* aten::hardshrink.out Meta */
    {1, 1, 74}, /* aten::hardshrink_backward CPU */
    {16, 1, 74}, /* aten::hardshrink_backward Meta */
    {142, 9, 359}, /* aten::hardshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, /* aten::hardshrink_backward.grad_input CPU */
    {16, 3, 74}, /* aten::hardshrink_backward.grad_input Meta */
    {1, 1, 77}, /* aten::hardsigmoid CPU */
    {16, 1, 77}, /* aten::hardsigmoid Meta */
    {142, 9, 360}, /* aten::hardsigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, /* aten::hardsigmoid.out CPU */
    {16, 3, 77}, /* aten::hardsigmoid.out Meta */
    {1, 2, 77}, /* aten::hardsigmoid_ CPU */
    {16, 2, 77}, /* aten::hardsigmoid_ Meta */
    {142, 10, 360}, /* aten::hardsigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, /* aten::hardsigmoid_backward CPU */
    {16, 1, 76}, /* aten::hardsigmoid_backward Meta */
    {142, 9, 361}, /* aten::hardsigmoid_backward CompositeExplicitAutogradNonFunctional */
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
    {141, 8, 362}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
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
    {142, 9, 363}, /* aten::hash_tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, /* aten::hash_tensor.out CPU */
    {16, 3, 78}, /* aten::hash_tensor.out Meta */
    {1, 1, 79}, /* aten::heaviside CPU */
    {16, 1, 79}, /* aten::heaviside Meta */
    {142, 9, 364}, /* aten::heaviside CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, /* aten::heaviside.out CPU */
    {16, 3, 79}, /* aten::heaviside.out Meta */
    {1, 2, 79}, /* aten::heaviside_ CPU */
    {16, 2, 79}, /* aten::heaviside_ Meta */
    {142, 10, 364}, /* aten::heaviside_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 466}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 467}, /* aten::histc CPU */
    {16, 0, 467}, /* aten::histc Meta */
    {1, 4, 365}, /* aten::histc.out CPU */
    {16, 4, 365}, /* aten::histc.out Meta */
    {1, 0, 468}, /* aten::histogram.bin_ct CPU */
    {16, 0, 468}, /* aten::histogram.bin_ct Meta */
    {1, 4, 366}, /* aten::histogram.bin_ct_out CPU */
    {16, 4, 366}, /* aten::histogram.bin_ct_out Meta */
    {1, 0, 469}, /* aten::histogram.bins_tensor CPU */
    {16, 0, 469}, /* aten::histogram.bins_tensor Meta */
    {1, 4, 367}, /* aten::histogram.bins_tensor_out CPU */
    {16, 4, 367}, /* aten::histogram.bins_tensor_out Meta */
    {138, 0, 470}, /* aten::histogramdd implicit */
    {138, 0, 471}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 472}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 473}, /* aten::hsplit.array implicit */
    {138, 0, 474}, /* aten::hsplit.int implicit */
    {138, 0, 475}, /* aten::hstack implicit */
    {138, 4, 368}, /* aten::hstack.out implicit */
    {1, 0, 476}, /* aten::huber_loss CPU */
    {16, 0, 476}, /* aten::huber_loss Meta */
    {1, 4, 369}, /* aten::huber_loss.out CPU */
    {16, 4, 369}, /* aten::huber_loss.out Meta */
    {1, 0, 477}, /* aten::huber_loss_backward CPU */
    {16, 0, 477}, /* aten::huber_loss_backward Meta */
    {1, 4, 370}, /* aten::huber_loss_backward.out CPU */
    {16, 4, 370}, /* aten::huber_loss_backward.out Meta */
    {1, 1, 80}, /* aten::hypot CPU */
    {16, 1, 80}, /* aten::hypot Meta */
    {142, 9, 371}, /* aten::hypot CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, /* aten::hypot.out CPU */
    {16, 3, 80}, /* aten::hypot.out Meta */
    {1, 2, 80}, /* aten::hypot_ CPU */
    {16, 2, 80}, /* aten::hypot_ Meta */
    {142, 10, 371}, /* aten::hypot_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, /* aten::i0 CPU */
    {16, 1, 81}, /* aten::i0 Meta */
    {142, 9, 372}, /* aten::i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, /* aten::i0.out CPU */
    {16, 3, 81}, /* aten::i0.out Meta */
    {1, 2, 81}, /* aten::i0_ CPU */
    {16, 2, 81}, /* aten::i0_ Meta */
    {142, 10, 372}, /* aten::i0_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, /* aten::igamma CPU */
    {16, 1, 82}, /* aten::igamma Meta */
    {142, 9, 373}, /* aten::igamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, /* aten::igamma.out CPU */
    {16, 3, 82}, /* aten::igamma.out Meta */
    {1, 2, 82}, /* aten::igamma_ CPU */
    {16, 2, 82}, /* aten::igamma_ Meta */
    {142, 10, 373}, /* aten::igamma_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, /* aten::igammac CPU */
    {16, 1, 83}, /* aten::igammac Meta */
    {142, 9, 374}, /* aten::igammac CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, /* aten::igammac.out CPU */
    {16, 3, 83}, /* aten::igammac.out Meta */
    {1, 2, 83}, /* aten::igammac_ CPU */
    {16, 2, 83}, /* aten::igammac_ Meta */
    {142, 10, 374}, /* aten::igammac_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 478}, /* aten::im2col CPU */
    {16, 0, 478}, /* aten::im2col Meta */
    {1, 4, 375}, /* aten::im2col.out CPU */
    {16, 4, 375}, /* aten::im2col.out Meta */
    {138, 0, 479}, /* aten::imag implicit */
    {1, 0, 480}, /* aten::index.Tensor CPU */
    {16, 0, 480}, /* aten::index.Tensor Meta */
    {1, 4, 376}, /* aten::index.Tensor_out CPU */
    {16, 4, 376}, /* aten::index.Tensor_out Meta */
    {1, 1, 84}, /* aten::index_add CPU */
    {16, 1, 84}, /* aten::index_add Meta */
    {142, 9, 377}, /* aten::index_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, /* aten::index_add.out CPU */
    {16, 3, 84}, /* aten::index_add.out Meta */
    {1, 2, 84}, /* aten::index_add_ CPU */
    {16, 2, 84}, /* aten::index_add_ Meta */
    {142, 10, 377}, /* aten::index_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, /* aten::index_copy CPU */
    {16, 1, 85}, /* aten::index_copy Meta */
    {142, 9, 378}, /* aten::index_copy CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, /* aten::index_copy.out CPU */
    {16, 3, 85}, /* aten::index_copy.out Meta */
    {1, 2, 85}, /* aten::index_copy_ CPU */
    {16, 2, 85}, /* aten::index_copy_ Meta */
    {142, 10, 378}, /* aten::index_copy_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 381}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 8, 379}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 382}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 8, 380}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 481}, /* aten::index_fill_.int_Scalar CPU */
    {16, 0, 481}, /* aten::index_fill_.int_Scalar Meta */
    {1, 0, 482}, /* aten::index_fill_.int_Tensor CPU */
    {16, 0, 482}, /* aten::index_fill_.int_Tensor Meta */
    {141, 6, 384}, /* aten::index_put CompositeExplicitAutograd */
    {141, 8, 383}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 483}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, /* aten::index_reduce CPU */
    {16, 1, 86}, /* aten::index_reduce Meta */
    {142, 9, 385}, /* aten::index_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, /* aten::index_reduce.out CPU */
    {16, 3, 86}, /* aten::index_reduce.out Meta */
    {1, 2, 86}, /* aten::index_reduce_ CPU */
    {16, 2, 86}, /* aten::index_reduce_ Meta */
    {142, 10, 385}, /* aten::index_reduce_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 484}, /* aten::index_select CPU */
    {16, 0, 484}, /* aten::index_select Meta */
    {1, 4, 386}, /* aten::index_select.out CPU */
    {16, 4, 386}, /* aten::index_select.out Meta */
    {138, 0, 485}, /* aten::index_select_backward implicit */
    {138, 0, 486}, /* aten::inner implicit */
    {138, 4, 387}, /* aten::inner.out implicit */
    {138, 0, 487}, /* aten::instance_norm implicit */
    {138, 0, 488}, /* aten::inverse implicit */
    {138, 4, 388}, /* aten::inverse.out implicit */
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
    {142, 9, 389}, /* aten::isin.Scalar_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU */
    {16, 3, 87}, /* aten::isin.Scalar_Tensor_out Meta */
    {1, 1, 88}, /* aten::isin.Tensor_Scalar CPU */
    {16, 1, 88}, /* aten::isin.Tensor_Scalar Meta */
    {142, 9, 390}, /* aten::isin.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU */
    {16, 3, 88}, /* aten::isin.Tensor_Scalar_out Meta */
    {1, 1, 89}, /* aten::isin.Tensor_Tensor CPU */
    {16, 1, 89}, /* aten::isin.Tensor_Tensor Meta */
    {142, 9, 391}, /* aten::isin.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU */
    {16, 3, 89}, /* aten::isin.Tensor_Tensor_out Meta */
    {1, 0, 501}, /* aten::isinf CPU */
    {16, 0, 501}, /* aten::isinf Meta */
    {141, 8, 392}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 502}, /* aten::isnan CPU */
    {16, 0, 502}, /* aten::isnan Meta */
    {141, 8, 393}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, /* aten::isneginf CPU */
    {16, 1, 90}, /* aten::isneginf Meta */
    {142, 9, 394}, /* aten::isneginf CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, /* aten::isneginf.out CPU */
    {16, 3, 90}, /* aten::isneginf.out Meta */
    {1, 1, 91}, /* aten::isposinf CPU */
    {16, 1, 91}, /* aten::isposinf Meta */
    {142, 9, 395}, /* aten::isposinf CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, /* aten::isposinf.out CPU */
    {16, 3, 91}, /* aten::isposinf.out Meta */
    {138, 0, 503}, /* aten::isreal implicit */
    {138, 0, 504}, /* aten::istft implicit */
    {138, 0, 505}, /* aten::item implicit */
    {141, 0, 506}, /* aten::kaiser_window CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::kaiser_window BackendSelect */
    {141, 0, 507}, /* aten::kaiser_window.beta CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::kaiser_window.beta BackendSelect */
    {141, 8, 397}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 8, 396}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 508}, /* aten::kaiser_window.periodic CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::kaiser_window.periodic BackendSelect */
    {141, 8, 398}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 509}, /* aten::kl_div implicit */
    {138, 0, 510}, /* aten::kron implicit */
    {138, 4, 399}, /* aten::kron.out implicit */
    {141, 0, 511}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 512}, /* aten::kthvalue.values CPU */
    {16, 0, 512}, /* aten::kthvalue.values Meta */
    {138, 0, 513}, /* aten::l1_loss implicit */
    {138, 0, 514}, /* aten::layer_norm implicit */
    {1, 1, 92}, /* aten::lcm CPU */
    {16, 1, 92}, /* aten::lcm Meta */
    {142, 9, 400}, /* aten::lcm CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, /* aten::lcm.out CPU */
    {16, 3, 92}, /* aten::lcm.out Meta */
    {1, 2, 92}, /* aten::lcm_ CPU */
    {16, 2, 92}, /* aten::lcm_ Meta */
    {142, 10, 400}, /* aten::lcm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 515}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 401}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 401}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, /* aten::le.Scalar CPU */
    {16, 1, 93}, /* aten::le.Scalar Meta */
    {142, 9, 402}, /* aten::le.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, /* aten::le.Scalar_out CPU */
    {16, 3, 93}, /* aten::le.Scalar_out Meta */
    {1, 1, 94}, /* aten::le.Tensor CPU */
    {16, 1, 94}, /* aten::le.Tensor Meta */
    {142, 9, 403}, /* aten::le.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, /* aten::le.Tensor_out CPU */
    {16, 3, 94}, /* aten::le.Tensor_out Meta */
    {1, 2, 93}, /* aten::le_.Scalar CPU */
    {16, 2, 93}, /* aten::le_.Scalar Meta */
    {142, 10, 402}, /* aten::le_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, /* aten::le_.Tensor CPU */
    {16, 2, 94}, /* aten::le_.Tensor Meta */
    {142, 10, 403}, /* aten::le_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, /* aten::leaky_relu CPU */
    {16, 1, 96}, /* aten::leaky_relu Meta */
    {142, 9, 404}, /* aten::leaky_relu CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, /* aten::leaky_relu.out CPU */
    {16, 3, 96}, /* aten::leaky_relu.out Meta */
    {1, 2, 96}, /* aten::leaky_relu_ CPU */
    {16, 2, 96}, /* aten::leaky_relu_ Meta */
    {142, 10, 404}, /* aten::leaky_relu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, /* aten::leaky_relu_backward CPU */
    {16, 1, 95}, /* aten::leaky_relu_backward Meta */
    {142, 9, 405}, /* aten::leaky_relu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU */
    {16, 3, 95}, /* aten::leaky_relu_backward.grad_input Meta */
    {1, 1, 97}, /* aten::lerp.Scalar CPU */
    {16, 1, 97}, /* aten::lerp.Scalar Meta */
    {142, 9, 406}, /* aten::lerp.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, /* aten::lerp.Scalar_out CPU */
    {16, 3, 97}, /* aten::lerp.Scalar_out Meta */
    {1, 1, 98}, /* aten::lerp.Tensor CPU */
    {16, 1, 98}, /* aten::lerp.Tensor Meta */
    {142, 9, 407}, /* aten::lerp.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, /* aten::lerp.Tensor_out CPU */
    {16, 3, 98}, /* aten::lerp.Tensor_out Meta */
    {1, 2, 97}, /* aten::lerp_.Scalar CPU */
    {16, 2, 97}, /* aten::lerp_.Scalar Meta */
    {142, 10, 406}, /* aten::lerp_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, /* aten::lerp_.Tensor CPU */
    {16, 2, 98}, /* aten::lerp_.Tensor Meta */
    {142, 10, 407}, /* aten::lerp_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 516}, /* aten::less.Scalar implicit */
    {138, 4, 408}, /* aten::less.Scalar_out implicit */
    {138, 0, 517}, /* aten::less.Tensor implicit */
    {138, 4, 409}, /* aten::less.Tensor_out implicit */
    {138, 0, 518}, /* aten::less_.Scalar implicit */
    {138, 0, 519}, /* aten::less_.Tensor implicit */
    {138, 0, 520}, /* aten::less_equal.Scalar implicit */
    {138, 4, 410}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 521}, /* aten::less_equal.Tensor implicit */
    {138, 4, 411}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 522}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 523}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, /* aten::lgamma CPU */
    {16, 1, 99}, /* aten::lgamma Meta */
    {142, 9, 412}, /* aten::lgamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, /* aten::lgamma.out CPU */
    {16, 3, 99}, /* aten::lgamma.out Meta */
    {1, 2, 99}, /* aten::lgamma_ CPU */
    {16, 2, 99}, /* aten::lgamma_ Meta */
    {142, 10, 412}, /* aten::lgamma_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 524}, /* aten::lift CompositeExplicitAutograd */
    {141, 8, 413}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 525}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 414}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 415}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {141, 0, 526}, /* aten::linalg__powsum CompositeExplicitAutograd */
    {138, 0, 527}, /* aten::linalg_cholesky implicit */
    {138, 4, 416}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 528}, /* aten::linalg_cholesky_ex CPU */
    {16, 0, 528}, /* aten::linalg_cholesky_ex Meta */
    {1, 4, 417}, /* aten::linalg_cholesky_ex.L CPU */
    {16, 4, 417}, /* aten::linalg_cholesky_ex.L Meta */
    {138, 0, 529}, /* aten::linalg_cond implicit */
    {138, 4, 418}, /* aten::linalg_cond.out implicit */
    {138, 0, 530}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 419}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 531}, /* aten::linalg_cross CPU */
    {16, 0, 531}, /* aten::linalg_cross Meta */
    {1, 4, 420}, /* aten::linalg_cross.out CPU */
    {16, 4, 420}, /* aten::linalg_cross.out Meta */
    {138, 0, 532}, /* aten::linalg_det implicit */
    {138, 4, 421}, /* aten::linalg_det.out implicit */
    {138, 0, 533}, /* aten::linalg_diagonal implicit */
    {1, 0, 534}, /* aten::linalg_eig CPU */
    {16, 0, 534}, /* aten::linalg_eig Meta */
    {1, 4, 422}, /* aten::linalg_eig.out CPU */
    {16, 4, 422}, /* aten::linalg_eig.out Meta */
    {138, 0, 535}, /* aten::linalg_eigh implicit */
    {138, 4, 423}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 536}, /* aten::linalg_eigvals implicit */
    {1, 4, 424}, /* aten::linalg_eigvals.out CPU */
    {16, 4, 424}, /* aten::linalg_eigvals.out Meta */
    {138, 0, 537}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 425}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 538}, /* aten::linalg_householder_product CPU */
    {16, 0, 538}, /* aten::linalg_householder_product Meta */
    {1, 4, 426}, /* aten::linalg_householder_product.out CPU */
    {16, 4, 426}, /* aten::linalg_householder_product.out Meta */
    {138, 0, 539}, /* aten::linalg_inv implicit */
    {138, 4, 427}, /* aten::linalg_inv.out implicit */
    {1, 0, 540}, /* aten::linalg_inv_ex CPU */
    {16, 0, 540}, /* aten::linalg_inv_ex Meta */
    {1, 4, 428}, /* aten::linalg_inv_ex.inverse CPU */
    {16, 4, 428}, /* aten::linalg_inv_ex.inverse Meta */
    {138, 0, 541}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 429}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 542}, /* aten::linalg_ldl_factor_ex CPU */
    {16, 0, 542}, /* aten::linalg_ldl_factor_ex Meta */
    {1, 4, 430}, /* aten::linalg_ldl_factor_ex.out CPU */
    {16, 4, 430}, /* aten::linalg_ldl_factor_ex.out Meta */
    {1, 0, 543}, /* aten::linalg_ldl_solve CPU */
    {16, 0, 543}, /* aten::linalg_ldl_solve Meta */
    {1, 4, 431}, /* aten::linalg_ldl_solve.out CPU */
    {16, 4, 431}, /* aten::linalg_ldl_solve.out Meta */
    {1, 0, 544}, /* aten::linalg_lstsq CPU */
    {16, 0, 544}, /* aten::linalg_lstsq Meta */
    {1, 4, 432}, /* aten::linalg_lstsq.out CPU */
    {16, 4, 432}, /* aten::linalg_lstsq.out Meta */
    {1, 0, 545}, /* aten::linalg_lu CPU */
    {16, 0, 545}, /* aten::linalg_lu Meta */
    {1, 4, 433}, /* aten::linalg_lu.out CPU */
    {16, 4, 433}, /* aten::linalg_lu.out Meta */
    {138, 0, 546}, /* aten::linalg_lu_factor implicit */
    {138, 4, 434}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 547}, /* aten::linalg_lu_factor_ex CPU */
    {16, 0, 547}, /* aten::linalg_lu_factor_ex Meta */
    {1, 4, 435}, /* aten::linalg_lu_factor_ex.out CPU */
    {16, 4, 435}, /* aten::linalg_lu_factor_ex.out Meta */
    {1, 0, 548}, /* aten::linalg_lu_solve CPU */
    {16, 0, 548}, /* aten::linalg_lu_solve Meta */
    {1, 4, 436}, /* aten::linalg_lu_solve.out CPU */
    {16, 4, 436}, /* aten::linalg_lu_solve.out Meta */
    {138, 0, 549}, /* aten::linalg_matmul implicit */
    {138, 4, 437}, /* aten::linalg_matmul.out implicit */
    {1, 0, 550}, /* aten::linalg_matrix_exp CPU */
    {16, 0, 550}, /* aten::linalg_matrix_exp Meta */
    {141, 8, 438}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 551}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 439}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 552}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 440}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 553}, /* aten::linalg_matrix_power implicit */
    {138, 4, 441}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 554}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 555}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 443}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 556}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 444}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 442}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 445}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 557}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 558}, /* aten::linalg_multi_dot implicit */
    {138, 4, 446}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 559}, /* aten::linalg_norm implicit */
    {138, 0, 560}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 448}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 447}, /* aten::linalg_norm.out implicit */
    {138, 0, 561}, /* aten::linalg_pinv implicit */
    {138, 0, 562}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 450}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 563}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 451}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 449}, /* aten::linalg_pinv.out implicit */
    {138, 4, 452}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 564}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 565}, /* aten::linalg_qr CPU */
    {16, 0, 565}, /* aten::linalg_qr Meta */
    {1, 4, 453}, /* aten::linalg_qr.out CPU */
    {16, 4, 453}, /* aten::linalg_qr.out Meta */
    {138, 0, 566}, /* aten::linalg_slogdet implicit */
    {138, 4, 454}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 567}, /* aten::linalg_solve implicit */
    {138, 4, 455}, /* aten::linalg_solve.out implicit */
    {138, 0, 568}, /* aten::linalg_solve_ex implicit */
    {138, 4, 456}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 569}, /* aten::linalg_solve_triangular CPU */
    {16, 0, 569}, /* aten::linalg_solve_triangular Meta */
    {1, 4, 457}, /* aten::linalg_solve_triangular.out CPU */
    {16, 4, 457}, /* aten::linalg_solve_triangular.out Meta */
    {138, 0, 570}, /* aten::linalg_svd implicit */
    {138, 4, 458}, /* aten::linalg_svd.U implicit */
    {138, 0, 571}, /* aten::linalg_svdvals implicit */
    {138, 4, 459}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 572}, /* aten::linalg_tensorinv implicit */
    {138, 0, 573}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 574}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 460}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 575}, /* aten::linalg_vander implicit */
    {138, 0, 576}, /* aten::linalg_vecdot implicit */
    {138, 4, 461}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, /* aten::linalg_vector_norm CPU */
    {16, 1, 100}, /* aten::linalg_vector_norm Meta */
    {142, 9, 462}, /* aten::linalg_vector_norm CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, /* aten::linalg_vector_norm.out CPU */
    {16, 3, 100}, /* aten::linalg_vector_norm.out Meta */
    {138, 0, 577}, /* aten::linear implicit */
    {141, 4, 463}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 578}, /* aten::linspace CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::linspace BackendSelect */
    {141, 0, 579}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::linspace.Scalar_Tensor BackendSelect */
    {141, 4, 465}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 580}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::linspace.Tensor_Scalar BackendSelect */
    {141, 4, 466}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 581}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::linspace.Tensor_Tensor BackendSelect */
    {141, 4, 467}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 464}, /* aten::linspace.out CPU */
    {16, 4, 464}, /* aten::linspace.out Meta */
    {1, 1, 104}, /* aten::log CPU */
    {16, 1, 104}, /* aten::log Meta */
    {142, 9, 468}, /* aten::log CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, /* aten::log.out CPU */
    {16, 3, 104}, /* aten::log.out Meta */
    {1, 1, 101}, /* aten::log10 CPU */
    {16, 1, 101}, /* aten::log10 Meta */
    {142, 9, 469}, /* aten::log10 CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, /* aten::log10.out CPU */
    {16, 3, 101}, /* aten::log10.out Meta */
    {1, 2, 101}, /* aten::log10_ CPU */
    {16, 2, 101}, /* aten::log10_ Meta */
    {142, 10, 469}, /* aten::log10_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, /* aten::log1p CPU */
    {16, 1, 102}, /* aten::log1p Meta */
    {142, 9, 470}, /* aten::log1p CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, /* aten::log1p.out CPU */
    {16, 3, 102}, /* aten::log1p.out Meta */
    {1, 2, 102}, /* aten::log1p_ CPU */
    {16, 2, 102}, /* aten::log1p_ Meta */
    {142, 10, 470}, /* aten::log1p_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, /* aten::log2 CPU */
    {16, 1, 103}, /* aten::log2 Meta */
    {142, 9, 471}, /* aten::log2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, /* aten::log2.out CPU */
    {16, 3, 103}, /* aten::log2.out Meta */
    {1, 2, 103}, /* aten::log2_ CPU */
    {16, 2, 103}, /* aten::log2_ Meta */
    {142, 10, 471}, /* aten::log2_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, /* aten::log_ CPU */
    {16, 2, 104}, /* aten::log_ Meta */
    {142, 10, 468}, /* aten::log_ CompositeExplicitAutogradNonFunctional */
    {141, 6, 473}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 8, 472}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 582}, /* aten::log_normal_ CPU */
    {16, 0, 582}, /* aten::log_normal_ Meta */
    {138, 0, 583}, /* aten::log_sigmoid implicit */
    {138, 0, 588}, /* aten::log_sigmoid.out implicit */
    {1, 0, 584}, /* aten::log_sigmoid_backward CPU */
    {16, 0, 584}, /* aten::log_sigmoid_backward Meta */
    {1, 0, 585}, /* aten::log_sigmoid_backward.grad_input CPU */
    {16, 0, 585}, /* aten::log_sigmoid_backward.grad_input Meta */
    {1, 0, 586}, /* aten::log_sigmoid_forward CPU */
    {16, 0, 586}, /* aten::log_sigmoid_forward Meta */
    {1, 0, 587}, /* aten::log_sigmoid_forward.output CPU */
    {16, 0, 587}, /* aten::log_sigmoid_forward.output Meta */
    {138, 0, 589}, /* aten::log_softmax.int implicit */
    {1, 4, 474}, /* aten::log_softmax.int_out CPU */
    {16, 4, 474}, /* aten::log_softmax.int_out Meta */
    {1, 1, 106}, /* aten::logaddexp CPU */
    {16, 1, 106}, /* aten::logaddexp Meta */
    {142, 9, 475}, /* aten::logaddexp CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, /* aten::logaddexp.out CPU */
    {16, 3, 106}, /* aten::logaddexp.out Meta */
    {1, 1, 105}, /* aten::logaddexp2 CPU */
    {16, 1, 105}, /* aten::logaddexp2 Meta */
    {142, 9, 476}, /* aten::logaddexp2 CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, /* aten::logaddexp2.out CPU */
    {16, 3, 105}, /* aten::logaddexp2.out Meta */
    {141, 0, 590}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 477}, /* aten::logcumsumexp.out CPU */
    {16, 4, 477}, /* aten::logcumsumexp.out Meta */
    {138, 0, 591}, /* aten::logdet implicit */
    {1, 0, 592}, /* aten::logical_and CPU */
    {16, 0, 592}, /* aten::logical_and Meta */
    {1, 0, 594}, /* aten::logical_and.out CPU */
    {16, 0, 594}, /* aten::logical_and.out Meta */
    {1, 0, 593}, /* aten::logical_and_ CPU */
    {16, 0, 593}, /* aten::logical_and_ Meta */
    {1, 0, 595}, /* aten::logical_not CPU */
    {16, 0, 595}, /* aten::logical_not Meta */
    {1, 0, 597}, /* aten::logical_not.out CPU */
    {16, 0, 597}, /* aten::logical_not.out Meta */
    {1, 0, 596}, /* aten::logical_not_ CPU */
    {16, 0, 596}, /* aten::logical_not_ Meta */
    {1, 0, 598}, /* aten::logical_or CPU */
    {16, 0, 598}, /* aten::logical_or Meta */
    {1, 0, 600}, /* aten::logical_or.out CPU */
    {16, 0, 600}, /* aten::logical_or.out Meta */
    {1, 0, 599}, /* aten::logical_or_ CPU */
    {16, 0, 599}, /* aten::logical_or_ Meta */
    {1, 0, 601}, /* aten::logical_xor CPU */
    {16, 0, 601}, /* aten::logical_xor Meta */
    {1, 0, 603}, /* aten::logical_xor.out CPU */
    {16, 0, 603}, /* aten::logical_xor.out Meta */
    {1, 0, 602}, /* aten::logical_xor_ CPU */
    {16, 0, 602}, /* aten::logical_xor_ Meta */
    {1, 0, 604}, /* aten::logit CPU */
    {16, 0, 604}, /* aten::logit Meta */
    {1, 0, 606}, /* aten::logit.out CPU */
    {16, 0, 606}, /* aten::logit.out Meta */
    {1, 0, 605}, /* aten::logit_ CPU */
    {16, 0, 605}, /* aten::logit_ Meta */
    {1, 1, 107}, /* aten::logit_backward CPU */
    {16, 1, 107}, /* aten::logit_backward Meta */
    {142, 9, 478}, /* aten::logit_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, /* aten::logit_backward.grad_input CPU */
    {16, 3, 107}, /* aten::logit_backward.grad_input Meta */
    {141, 0, 607}, /* aten::logspace CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::logspace BackendSelect */
    {141, 0, 608}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::logspace.Scalar_Tensor BackendSelect */
    {141, 4, 480}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 609}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::logspace.Tensor_Scalar BackendSelect */
    {141, 4, 481}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 610}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::logspace.Tensor_Tensor BackendSelect */
    {141, 4, 482}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 479}, /* aten::logspace.out CPU */
    {16, 4, 479}, /* aten::logspace.out Meta */
    {141, 0, 611}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 4, 483}, /* aten::logsumexp.out CPU */
    {16, 4, 483}, /* aten::logsumexp.out Meta */
    {138, 0, 613}, /* aten::lstm.data implicit */
    {138, 0, 614}, /* aten::lstm.input implicit */
    {138, 0, 612}, /* aten::lstm_cell implicit */
    {1, 1, 108}, /* aten::lt.Scalar CPU */
    {16, 1, 108}, /* aten::lt.Scalar Meta */
    {142, 9, 484}, /* aten::lt.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, /* aten::lt.Scalar_out CPU */
    {16, 3, 108}, /* aten::lt.Scalar_out Meta */
    {1, 1, 109}, /* aten::lt.Tensor CPU */
    {16, 1, 109}, /* aten::lt.Tensor Meta */
    {142, 9, 485}, /* aten::lt.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, /* aten::lt.Tensor_out CPU */
    {16, 3, 109}, /* aten::lt.Tensor_out Meta */
    {1, 2, 108}, /* aten::lt_.Scalar CPU */
    {16, 2, 108}, /* aten::lt_.Scalar Meta */
    {142, 10, 484}, /* aten::lt_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, /* aten::lt_.Tensor CPU */
    {16, 2, 109}, /* aten::lt_.Tensor Meta */
    {142, 10, 485}, /* aten::lt_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 615}, /* aten::lu_solve implicit */
    {138, 4, 486}, /* aten::lu_solve.out implicit */
    {1, 0, 616}, /* aten::lu_unpack CPU */
    {16, 0, 616}, /* aten::lu_unpack Meta */
    {1, 4, 487}, /* aten::lu_unpack.out CPU */
    {16, 4, 487}, /* aten::lu_unpack.out Meta */
    {138, 0, 617}, /* aten::mH implicit */
    {138, 0, 618}, /* aten::mT implicit */
    {138, 0, 619}, /* aten::margin_ranking_loss implicit */
    {141, 0, 620}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 8, 488}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 621}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 8, 489}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 622}, /* aten::masked_fill_.Scalar CPU */
    {16, 0, 622}, /* aten::masked_fill_.Scalar Meta */
    {1, 0, 623}, /* aten::masked_fill_.Tensor CPU */
    {16, 0, 623}, /* aten::masked_fill_.Tensor Meta */
    {141, 0, 624}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 8, 490}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 625}, /* aten::masked_scatter_ CPU */
    {16, 0, 625}, /* aten::masked_scatter_ Meta */
    {141, 0, 626}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 627}, /* aten::masked_select CPU */
    {1, 0, 628}, /* aten::masked_select.out CPU */
    {138, 0, 629}, /* aten::matmul implicit */
    {138, 0, 630}, /* aten::matmul.out implicit */
    {138, 0, 631}, /* aten::matrix_H implicit */
    {138, 0, 632}, /* aten::matrix_exp implicit */
    {138, 0, 633}, /* aten::matrix_exp_backward implicit */
    {138, 0, 634}, /* aten::matrix_power implicit */
    {138, 4, 491}, /* aten::matrix_power.out implicit */
    {1, 0, 635}, /* aten::max CPU */
    {16, 0, 635}, /* aten::max Meta */
    {1, 1, 110}, /* aten::max.dim CPU */
    {16, 1, 110}, /* aten::max.dim Meta */
    {142, 9, 493}, /* aten::max.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, /* aten::max.dim_max CPU */
    {16, 3, 110}, /* aten::max.dim_max Meta */
    {138, 0, 636}, /* aten::max.other implicit */
    {138, 0, 637}, /* aten::max.out implicit */
    {1, 4, 492}, /* aten::max.unary_out CPU */
    {16, 4, 492}, /* aten::max.unary_out Meta */
    {138, 0, 638}, /* aten::max_pool1d implicit */
    {138, 0, 639}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 640}, /* aten::max_pool2d implicit */
    {1, 0, 641}, /* aten::max_pool2d_with_indices CPU */
    {16, 0, 641}, /* aten::max_pool2d_with_indices Meta */
    {1, 4, 494}, /* aten::max_pool2d_with_indices.out CPU */
    {16, 4, 494}, /* aten::max_pool2d_with_indices.out Meta */
    {1, 0, 642}, /* aten::max_pool2d_with_indices_backward CPU */
    {16, 0, 642}, /* aten::max_pool2d_with_indices_backward Meta */
    {1, 4, 495}, /* aten::max_pool2d_with_indices_backward.grad_input CPU */
    {16, 4, 495}, /* aten::max_pool2d_with_indices_backward.grad_input Meta */
    {138, 0, 643}, /* aten::max_pool3d implicit */
    {1, 0, 644}, /* aten::max_pool3d_with_indices CPU */
    {16, 0, 644}, /* aten::max_pool3d_with_indices Meta */
    {1, 4, 496}, /* aten::max_pool3d_with_indices.out CPU */
    {16, 4, 496}, /* aten::max_pool3d_with_indices.out Meta */
    {1, 0, 645}, /* aten::max_pool3d_with_indices_backward CPU */
    {16, 0, 645}, /* aten::max_pool3d_with_indices_backward Meta */
    {1, 4, 497}, /* aten::max_pool3d_with_indices_backward.grad_input CPU */
    {16, 4, 497}, /* aten::max_pool3d_with_indices_backward.grad_input Meta */
    {1, 0, 646}, /* aten::max_unpool2d CPU */
    {16, 0, 646}, /* aten::max_unpool2d Meta */
    {1, 4, 498}, /* aten::max_unpool2d.out CPU */
    {16, 4, 498}, /* aten::max_unpool2d.out Meta */
    {1, 0, 647}, /* aten::max_unpool3d CPU */
    {16, 0, 647}, /* aten::max_unpool3d Meta */
    {1, 4, 499}, /* aten::max_unpool3d.out CPU */
    {16, 4, 499}, /* aten::max_unpool3d.out Meta */
    {1, 1, 111}, /* aten::maximum CPU */
    {16, 1, 111}, /* aten::maximum Meta */
    {142, 9, 500}, /* aten::maximum CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, /* aten::maximum.out CPU */
    {16, 3, 111}, /* aten::maximum.out Meta */
    {141, 0, 648}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, /* aten::mean.dim CPU */
    {16, 1, 112}, /* aten::mean.dim Meta */
    {142, 9, 502}, /* aten::mean.dim CompositeExplicitAutogradNonFunctional */
    {1, 4, 501}, /* aten::mean.dtype_out CPU */
    {16, 4, 501}, /* aten::mean.dtype_out Meta */
    {1, 3, 112}, /* aten::mean.out CPU */
    {16, 3, 112}, /* aten::mean.out Meta */
    {1, 0, 649}, /* aten::median CPU */
    {16, 0, 649}, /* aten::median Meta */
    {141, 0, 650}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 504}, /* aten::median.dim_values CPU */
    {16, 4, 504}, /* aten::median.dim_values Meta */
    {141, 8, 503}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 651}, /* aten::meshgrid implicit */
    {138, 0, 652}, /* aten::meshgrid.indexing implicit */
    {1, 0, 653}, /* aten::min CPU */
    {16, 0, 653}, /* aten::min Meta */
    {1, 1, 113}, /* aten::min.dim CPU */
    {16, 1, 113}, /* aten::min.dim Meta */
    {142, 9, 506}, /* aten::min.dim CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, /* aten::min.dim_min CPU */
    {16, 3, 113}, /* aten::min.dim_min Meta */
    {138, 0, 654}, /* aten::min.other implicit */
    {138, 0, 655}, /* aten::min.out implicit */
    {1, 4, 505}, /* aten::min.unary_out CPU */
    {16, 4, 505}, /* aten::min.unary_out Meta */
    {1, 1, 114}, /* aten::minimum CPU */
    {16, 1, 114}, /* aten::minimum Meta */
    {142, 9, 507}, /* aten::minimum CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, /* aten::minimum.out CPU */
    {16, 3, 114}, /* aten::minimum.out Meta */
    {1, 1, 115}, /* aten::mish CPU */
    {16, 1, 115}, /* aten::mish Meta */
    {142, 9, 508}, /* aten::mish CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, /* aten::mish.out CPU */
    {16, 3, 115}, /* aten::mish.out Meta */
    {1, 2, 115}, /* aten::mish_ CPU */
    {16, 2, 115}, /* aten::mish_ Meta */
    {142, 10, 508}, /* aten::mish_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 656}, /* aten::mish_backward CPU */
    {16, 0, 656}, /* aten::mish_backward Meta */
    {138, 0, 657}, /* aten::mish_backward implicit */
    {1, 0, 665}, /* aten::mkldnn_rnn_layer CPU */
    {37, 0, 665}, /* aten::mkldnn_rnn_layer MkldnnCPU */
    {141, 8, 509}, /* aten::mkldnn_rnn_layer.out CompositeExplicitAutograd */
    {1, 1, 116}, /* aten::mm CPU */
    {16, 1, 116}, /* aten::mm Meta */
    {142, 9, 510}, /* aten::mm CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, /* aten::mm.out CPU */
    {16, 3, 116}, /* aten::mm.out Meta */
    {1, 0, 666}, /* aten::mode CPU */
    {16, 0, 666}, /* aten::mode Meta */
    {1, 4, 511}, /* aten::mode.values CPU */
    {16, 4, 511}, /* aten::mode.values Meta */
    {138, 0, 667}, /* aten::moveaxis.int implicit */
    {138, 0, 668}, /* aten::moveaxis.intlist implicit */
    {138, 0, 669}, /* aten::movedim.int implicit */
    {138, 0, 670}, /* aten::movedim.intlist implicit */
    {1, 0, 671}, /* aten::mse_loss CPU */
    {16, 0, 671}, /* aten::mse_loss Meta */
    {1, 4, 512}, /* aten::mse_loss.out CPU */
    {16, 4, 512}, /* aten::mse_loss.out Meta */
    {1, 0, 672}, /* aten::mse_loss_backward CPU */
    {16, 0, 672}, /* aten::mse_loss_backward Meta */
    {1, 4, 513}, /* aten::mse_loss_backward.grad_input CPU */
    {16, 4, 513}, /* aten::mse_loss_backward.grad_input Meta */
    {138, 0, 673}, /* aten::msort implicit */
    {138, 0, 674}, /* aten::msort.out implicit */
    {141, 0, 675}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 8, 514}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, /* aten::mul.Tensor CPU */
    {16, 1, 117}, /* aten::mul.Tensor Meta */
    {142, 9, 515}, /* aten::mul.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, /* aten::mul.out CPU */
    {16, 3, 117}, /* aten::mul.out Meta */
    {141, 0, 676}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, /* aten::mul_.Tensor CPU */
    {16, 2, 117}, /* aten::mul_.Tensor Meta */
    {142, 10, 515}, /* aten::mul_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 0, 677}, /* aten::multi_margin_loss CPU */
    {16, 0, 677}, /* aten::multi_margin_loss Meta */
    {1, 4, 516}, /* aten::multi_margin_loss.out CPU */
    {16, 4, 516}, /* aten::multi_margin_loss.out Meta */
    {1, 0, 678}, /* aten::multi_margin_loss_backward CPU */
    {16, 0, 678}, /* aten::multi_margin_loss_backward Meta */
    {1, 4, 517}, /* aten::multi_margin_loss_backward.grad_input CPU */
    {16, 4, 517}, /* aten::multi_margin_loss_backward.grad_input Meta */
    {138, 0, 679}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 518}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 680}, /* aten::multilabel_margin_loss_backward CPU */
    {16, 0, 680}, /* aten::multilabel_margin_loss_backward Meta */
    {1, 4, 519}, /* aten::multilabel_margin_loss_backward.grad_input CPU */
    {16, 4, 519}, /* aten::multilabel_margin_loss_backward.grad_input Meta */
    {1, 0, 681}, /* aten::multilabel_margin_loss_forward CPU */
    {16, 0, 681}, /* aten::multilabel_margin_loss_forward Meta */
    {1, 4, 520}, /* aten::multilabel_margin_loss_forward.output CPU */
    {16, 4, 520}, /* aten::multilabel_margin_loss_forward.output Meta */
    {1, 0, 682}, /* aten::multinomial CPU */
    {16, 0, 682}, /* aten::multinomial Meta */
    {1, 0, 683}, /* aten::multinomial.out CPU */
    {16, 0, 683}, /* aten::multinomial.out Meta */
    {138, 0, 684}, /* aten::multiply.Scalar implicit */
    {138, 0, 685}, /* aten::multiply.Tensor implicit */
    {138, 4, 521}, /* aten::multiply.out implicit */
    {138, 0, 686}, /* aten::multiply_.Scalar implicit */
    {138, 0, 687}, /* aten::multiply_.Tensor implicit */
    {141, 0, 688}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 522}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 689}, /* aten::mvlgamma CPU */
    {16, 0, 689}, /* aten::mvlgamma Meta */
    {1, 0, 691}, /* aten::mvlgamma.out CPU */
    {16, 0, 691}, /* aten::mvlgamma.out Meta */
    {1, 0, 690}, /* aten::mvlgamma_ CPU */
    {16, 0, 690}, /* aten::mvlgamma_ Meta */
    {1, 0, 692}, /* aten::nan_to_num CPU */
    {16, 0, 692}, /* aten::nan_to_num Meta */
    {1, 0, 694}, /* aten::nan_to_num.out CPU */
    {16, 0, 694}, /* aten::nan_to_num.out Meta */
    {1, 0, 693}, /* aten::nan_to_num_ CPU */
    {16, 0, 693}, /* aten::nan_to_num_ Meta */
    {138, 0, 695}, /* aten::nanmean implicit */
    {138, 0, 696}, /* aten::nanmean.out implicit */
    {1, 0, 697}, /* aten::nanmedian CPU */
    {16, 0, 697}, /* aten::nanmedian Meta */
    {141, 0, 698}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 524}, /* aten::nanmedian.dim_values CPU */
    {16, 4, 524}, /* aten::nanmedian.dim_values Meta */
    {141, 8, 523}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 699}, /* aten::nanquantile implicit */
    {138, 4, 525}, /* aten::nanquantile.out implicit */
    {138, 0, 700}, /* aten::nanquantile.scalar implicit */
    {138, 4, 526}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 701}, /* aten::nansum CPU */
    {16, 0, 701}, /* aten::nansum Meta */
    {1, 4, 527}, /* aten::nansum.out CPU */
    {16, 4, 527}, /* aten::nansum.out Meta */
    {138, 0, 702}, /* aten::narrow implicit */
    {138, 0, 703}, /* aten::narrow.Tensor implicit */
    {142, 0, 704}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 528}, /* aten::narrow_copy.out CPU */
    {16, 4, 528}, /* aten::narrow_copy.out Meta */
    {1, 0, 705}, /* aten::native_batch_norm CPU */
    {16, 0, 705}, /* aten::native_batch_norm Meta */
    {1, 4, 529}, /* aten::native_batch_norm.out CPU */
    {16, 4, 529}, /* aten::native_batch_norm.out Meta */
    {1, 0, 706}, /* aten::native_batch_norm_backward CPU */
    {16, 0, 706}, /* aten::native_batch_norm_backward Meta */
    {141, 8, 530}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {138, 0, 707}, /* aten::native_channel_shuffle implicit */
    {1, 0, 708}, /* aten::native_dropout CPU */
    {16, 0, 708}, /* aten::native_dropout Meta */
    {141, 8, 531}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 709}, /* aten::native_dropout_backward CPU */
    {16, 0, 709}, /* aten::native_dropout_backward Meta */
    {141, 8, 532}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 710}, /* aten::native_group_norm CPU */
    {16, 0, 710}, /* aten::native_group_norm Meta */
    {141, 8, 533}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 711}, /* aten::native_group_norm_backward CPU */
    {16, 0, 711}, /* aten::native_group_norm_backward Meta */
    {141, 8, 534}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 712}, /* aten::native_layer_norm CPU */
    {16, 0, 712}, /* aten::native_layer_norm Meta */
    {141, 8, 535}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 713}, /* aten::native_layer_norm_backward CPU */
    {16, 0, 713}, /* aten::native_layer_norm_backward Meta */
    {141, 8, 536}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, /* aten::ne.Scalar CPU */
    {16, 1, 118}, /* aten::ne.Scalar Meta */
    {142, 9, 537}, /* aten::ne.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, /* aten::ne.Scalar_out CPU */
    {16, 3, 118}, /* aten::ne.Scalar_out Meta */
    {1, 1, 119}, /* aten::ne.Tensor CPU */
    {16, 1, 119}, /* aten::ne.Tensor Meta */
    {142, 9, 538}, /* aten::ne.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, /* aten::ne.Tensor_out CPU */
    {16, 3, 119}, /* aten::ne.Tensor_out Meta */
    {1, 2, 118}, /* aten::ne_.Scalar CPU */
    {16, 2, 118}, /* aten::ne_.Scalar Meta */
    {142, 10, 537}, /* aten::ne_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, /* aten::ne_.Tensor CPU */
    {16, 2, 119}, /* aten::ne_.Tensor Meta */
    {142, 10, 538}, /* aten::ne_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, /* aten::neg CPU */
    {16, 1, 120}, /* aten::neg Meta */
    {142, 9, 539}, /* aten::neg CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, /* aten::neg.out CPU */
    {16, 3, 120}, /* aten::neg.out Meta */
    {1, 2, 120}, /* aten::neg_ CPU */
    {16, 2, 120}, /* aten::neg_ Meta */
    {142, 10, 539}, /* aten::neg_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 714}, /* aten::negative implicit */
    {138, 4, 540}, /* aten::negative.out implicit */
    {138, 0, 715}, /* aten::negative_ implicit */
    {141, 0, 716}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 8, 541}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 717}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 8, 542}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 718}, /* aten::new_full CompositeExplicitAutograd */
    {141, 8, 543}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 719}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 8, 544}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 720}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 8, 545}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, /* aten::nextafter CPU */
    {16, 1, 121}, /* aten::nextafter Meta */
    {142, 9, 546}, /* aten::nextafter CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, /* aten::nextafter.out CPU */
    {16, 3, 121}, /* aten::nextafter.out Meta */
    {1, 2, 121}, /* aten::nextafter_ CPU */
    {16, 2, 121}, /* aten::nextafter_ Meta */
    {142, 10, 546}, /* aten::nextafter_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 721}, /* aten::nll_loss implicit */
    {138, 4, 547}, /* aten::nll_loss.out implicit */
    {138, 0, 722}, /* aten::nll_loss2d implicit */
    {138, 4, 548}, /* aten::nll_loss2d.out implicit */
    {1, 0, 723}, /* aten::nll_loss2d_backward CPU */
    {16, 0, 723}, /* aten::nll_loss2d_backward Meta */
    {1, 4, 549}, /* aten::nll_loss2d_backward.grad_input CPU */
    {16, 4, 549}, /* aten::nll_loss2d_backward.grad_input Meta */
    {1, 0, 724}, /* aten::nll_loss2d_forward CPU */
    {16, 0, 724}, /* aten::nll_loss2d_forward Meta */
    {1, 4, 550}, /* aten::nll_loss2d_forward.output CPU */
    {16, 4, 550}, /* aten::nll_loss2d_forward.output Meta */
    {1, 0, 725}, /* aten::nll_loss_backward CPU */
    {16, 0, 725}, /* aten::nll_loss_backward Meta */
    {1, 4, 551}, /* aten::nll_loss_backward.grad_input CPU */
    {16, 4, 551}, /* aten::nll_loss_backward.grad_input Meta */
    {1, 0, 726}, /* aten::nll_loss_forward CPU */
    {16, 0, 726}, /* aten::nll_loss_forward Meta */
    {1, 4, 552}, /* aten::nll_loss_forward.output CPU */
    {16, 4, 552}, /* aten::nll_loss_forward.output Meta */
    {138, 0, 727}, /* aten::nll_loss_nd implicit */
    {1, 0, 728}, /* aten::nonzero CPU */
    {1, 4, 553}, /* aten::nonzero.out CPU */
    {138, 0, 729}, /* aten::nonzero_numpy implicit */
    {1, 0, 730}, /* aten::nonzero_static CPU */
    {16, 0, 730}, /* aten::nonzero_static Meta */
    {1, 4, 554}, /* aten::nonzero_static.out CPU */
    {16, 4, 554}, /* aten::nonzero_static.out Meta */
    {141, 0, 731}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, /* aten::norm.ScalarOpt_dim CPU */
    {16, 1, 123}, /* aten::norm.ScalarOpt_dim Meta */
    {142, 9, 558}, /* aten::norm.ScalarOpt_dim CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype CPU */
    {16, 1, 122}, /* aten::norm.ScalarOpt_dim_dtype Meta */
    {142, 9, 557}, /* aten::norm.ScalarOpt_dim_dtype CompositeExplicitAutogradNonFunctional */
    {141, 0, 732}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 8, 556}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 8, 555}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, /* aten::norm.dtype_out CPU */
    {16, 3, 122}, /* aten::norm.dtype_out Meta */
    {1, 3, 123}, /* aten::norm.out CPU */
    {16, 3, 123}, /* aten::norm.out Meta */
    {138, 0, 733}, /* aten::norm_except_dim implicit */
    {1, 0, 735}, /* aten::normal.Tensor_Tensor CPU */
    {16, 0, 735}, /* aten::normal.Tensor_Tensor Meta */
    {1, 4, 559}, /* aten::normal.Tensor_Tensor_out CPU */
    {16, 4, 559}, /* aten::normal.Tensor_Tensor_out Meta */
    {1, 0, 736}, /* aten::normal.Tensor_float CPU */
    {16, 0, 736}, /* aten::normal.Tensor_float Meta */
    {1, 4, 560}, /* aten::normal.Tensor_float_out CPU */
    {16, 4, 560}, /* aten::normal.Tensor_float_out Meta */
    {1, 0, 737}, /* aten::normal.float_Tensor CPU */
    {16, 0, 737}, /* aten::normal.float_Tensor Meta */
    {1, 4, 561}, /* aten::normal.float_Tensor_out CPU */
    {16, 4, 561}, /* aten::normal.float_Tensor_out Meta */
    {141, 0, 738}, /* aten::normal.float_float CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::normal.float_float BackendSelect */
    {141, 4, 562}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 8, 564}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 734}, /* aten::normal_ CPU */
    {16, 0, 734}, /* aten::normal_ Meta */
    {141, 6, 563}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 739}, /* aten::not_equal.Scalar implicit */
    {138, 4, 565}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 740}, /* aten::not_equal.Tensor implicit */
    {138, 4, 566}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 741}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 742}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 743}, /* aten::nuclear_norm implicit */
    {138, 0, 744}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 568}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 567}, /* aten::nuclear_norm.out implicit */
    {138, 0, 745}, /* aten::numel implicit */
    {138, 0, 746}, /* aten::numpy_T implicit */
    {138, 0, 747}, /* aten::one_hot implicit */
    {141, 0, 752}, /* aten::ones CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::ones BackendSelect */
    {141, 4, 569}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 753}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 8, 570}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 754}, /* aten::orgqr implicit */
    {138, 4, 571}, /* aten::orgqr.out implicit */
    {1, 0, 755}, /* aten::ormqr CPU */
    {16, 0, 755}, /* aten::ormqr Meta */
    {1, 4, 572}, /* aten::ormqr.out CPU */
    {16, 4, 572}, /* aten::ormqr.out Meta */
    {138, 0, 756}, /* aten::outer implicit */
    {138, 4, 573}, /* aten::outer.out implicit */
    {138, 0, 757}, /* aten::pad implicit */
    {138, 0, 758}, /* aten::pad_sequence implicit */
    {138, 0, 759}, /* aten::pairwise_distance implicit */
    {138, 0, 760}, /* aten::pdist implicit */
    {141, 0, 761}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 574}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 575}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 762}, /* aten::pinverse implicit */
    {1, 0, 763}, /* aten::pixel_shuffle CPU */
    {16, 0, 763}, /* aten::pixel_shuffle Meta */
    {141, 8, 576}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 764}, /* aten::pixel_unshuffle CPU */
    {16, 0, 764}, /* aten::pixel_unshuffle Meta */
    {141, 8, 577}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 765}, /* aten::poisson CPU */
    {16, 0, 765}, /* aten::poisson Meta */
    {141, 8, 578}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 766}, /* aten::poisson_nll_loss implicit */
    {1, 0, 767}, /* aten::polar CPU */
    {16, 0, 767}, /* aten::polar Meta */
    {1, 0, 768}, /* aten::polar.out CPU */
    {16, 0, 768}, /* aten::polar.out Meta */
    {1, 1, 124}, /* aten::polygamma CPU */
    {16, 1, 124}, /* aten::polygamma Meta */
    {142, 9, 579}, /* aten::polygamma CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, /* aten::polygamma.out CPU */
    {16, 3, 124}, /* aten::polygamma.out Meta */
    {1, 0, 769}, /* aten::polygamma_ CPU */
    {16, 0, 769}, /* aten::polygamma_ Meta */
    {138, 0, 770}, /* aten::positive implicit */
    {1, 1, 125}, /* aten::pow.Scalar CPU */
    {16, 1, 125}, /* aten::pow.Scalar Meta */
    {142, 9, 580}, /* aten::pow.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, /* aten::pow.Scalar_out CPU */
    {16, 3, 125}, /* aten::pow.Scalar_out Meta */
    {1, 1, 126}, /* aten::pow.Tensor_Scalar CPU */
    {16, 1, 126}, /* aten::pow.Tensor_Scalar Meta */
    {142, 9, 581}, /* aten::pow.Tensor_Scalar CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU */
    {16, 3, 126}, /* aten::pow.Tensor_Scalar_out Meta */
    {1, 1, 127}, /* aten::pow.Tensor_Tensor CPU */
    {16, 1, 127}, /* aten::pow.Tensor_Tensor Meta */
    {142, 9, 582}, /* aten::pow.Tensor_Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU */
    {16, 3, 127}, /* aten::pow.Tensor_Tensor_out Meta */
    {1, 2, 126}, /* aten::pow_.Scalar CPU */
    {16, 2, 126}, /* aten::pow_.Scalar Meta */
    {142, 10, 581}, /* aten::pow_.Scalar CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, /* aten::pow_.Tensor CPU */
    {16, 2, 127}, /* aten::pow_.Tensor Meta */
    {142, 10, 582}, /* aten::pow_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 771}, /* aten::prelu implicit */
    {1, 0, 774}, /* aten::prod CPU */
    {16, 0, 774}, /* aten::prod Meta */
    {1, 1, 128}, /* aten::prod.dim_int CPU */
    {16, 1, 128}, /* aten::prod.dim_int Meta */
    {142, 9, 584}, /* aten::prod.dim_int CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, /* aten::prod.int_out CPU */
    {16, 3, 128}, /* aten::prod.int_out Meta */
    {141, 8, 583}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 775}, /* aten::promote_types implicit */
    {141, 6, 586}, /* aten::put CompositeExplicitAutograd */
    {141, 8, 585}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 776}, /* aten::put_ CPU */
    {16, 0, 776}, /* aten::put_ Meta */
    {138, 0, 777}, /* aten::qr implicit */
    {138, 4, 587}, /* aten::qr.Q implicit */
    {138, 0, 778}, /* aten::quantile implicit */
    {138, 4, 588}, /* aten::quantile.out implicit */
    {138, 0, 779}, /* aten::quantile.scalar implicit */
    {138, 4, 589}, /* aten::quantile.scalar_out implicit */
    {141, 0, 781}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 590}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 590}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 782}, /* aten::rand CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::rand BackendSelect */
    {141, 0, 783}, /* aten::rand.generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::rand.generator BackendSelect */
    {138, 4, 592}, /* aten::rand.generator_out implicit */
    {141, 4, 591}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 784}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 785}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 8, 594}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 8, 593}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 786}, /* aten::randint CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randint BackendSelect */
    {141, 0, 787}, /* aten::randint.generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randint.generator BackendSelect */
    {141, 4, 596}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 794}, /* aten::randint.low CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randint.low BackendSelect */
    {141, 0, 795}, /* aten::randint.low_generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randint.low_generator BackendSelect */
    {141, 4, 598}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 597}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 595}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 788}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 789}, /* aten::randint_like.Tensor CompositeExplicitAutograd */
    {141, 0, 790}, /* aten::randint_like.Tensor_generator CompositeExplicitAutograd */
    {141, 8, 601}, /* aten::randint_like.Tensor_generator_out CompositeExplicitAutograd */
    {141, 8, 600}, /* aten::randint_like.Tensor_out CompositeExplicitAutograd */
    {141, 0, 791}, /* aten::randint_like.generator CompositeExplicitAutograd */
    {141, 8, 602}, /* aten::randint_like.generator_out CompositeExplicitAutograd */
    {141, 0, 792}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 8, 603}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 0, 793}, /* aten::randint_like.low_generator_dtype CompositeExplicitAutograd */
    {141, 8, 604}, /* aten::randint_like.low_generator_dtype_out CompositeExplicitAutograd */
    {141, 8, 599}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 796}, /* aten::randn CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randn BackendSelect */
    {141, 0, 797}, /* aten::randn.generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randn.generator BackendSelect */
    {138, 4, 606}, /* aten::randn.generator_out implicit */
    {138, 4, 605}, /* aten::randn.out implicit */
    {141, 0, 798}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 0, 799}, /* aten::randn_like.generator CompositeExplicitAutograd */
    {141, 8, 608}, /* aten::randn_like.generator_out CompositeExplicitAutograd */
    {141, 8, 607}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 612}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 613}, /* aten::random.from CompositeExplicitAutograd */
    {141, 8, 610}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 8, 609}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 614}, /* aten::random.to CompositeExplicitAutograd */
    {141, 8, 611}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 800}, /* aten::random_ CPU */
    {16, 0, 800}, /* aten::random_ Meta */
    {1, 0, 801}, /* aten::random_.from CPU */
    {16, 0, 801}, /* aten::random_.from Meta */
    {1, 0, 802}, /* aten::random_.to CPU */
    {16, 0, 802}, /* aten::random_.to Meta */
    {141, 0, 803}, /* aten::randperm CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randperm BackendSelect */
    {141, 0, 804}, /* aten::randperm.generator CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::randperm.generator BackendSelect */
    {1, 4, 616}, /* aten::randperm.generator_out CPU */
    {16, 4, 616}, /* aten::randperm.generator_out Meta */
    {141, 4, 615}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 805}, /* aten::range CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::range BackendSelect */
    {1, 4, 618}, /* aten::range.out CPU */
    {16, 4, 618}, /* aten::range.out Meta */
    {141, 4, 617}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 806}, /* aten::range.step CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::range.step BackendSelect */
    {138, 0, 807}, /* aten::ravel implicit */
    {138, 0, 808}, /* aten::real implicit */
    {1, 1, 129}, /* aten::reciprocal CPU */
    {16, 1, 129}, /* aten::reciprocal Meta */
    {142, 9, 619}, /* aten::reciprocal CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, /* aten::reciprocal.out CPU */
    {16, 3, 129}, /* aten::reciprocal.out Meta */
    {1, 2, 129}, /* aten::reciprocal_ CPU */
    {16, 2, 129}, /* aten::reciprocal_ Meta */
    {142, 10, 619}, /* aten::reciprocal_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 809}, /* aten::reflection_pad1d CPU */
    {16, 0, 809}, /* aten::reflection_pad1d Meta */
    {1, 4, 620}, /* aten::reflection_pad1d.out CPU */
    {16, 4, 620}, /* aten::reflection_pad1d.out Meta */
    {1, 0, 810}, /* aten::reflection_pad1d_backward CPU */
    {16, 0, 810}, /* aten::reflection_pad1d_backward Meta */
    {1, 4, 621}, /* aten::reflection_pad1d_backward.grad_input CPU */
    {16, 4, 621}, /* aten::reflection_pad1d_backward.grad_input Meta */
    {1, 0, 811}, /* aten::reflection_pad2d CPU */
    {16, 0, 811}, /* aten::reflection_pad2d Meta */
    {1, 4, 622}, /* aten::reflection_pad2d.out CPU */
    {16, 4, 622}, /* aten::reflection_pad2d.out Meta */
    {1, 0, 812}, /* aten::reflection_pad2d_backward CPU */
    {16, 0, 812}, /* aten::reflection_pad2d_backward Meta */
    {1, 4, 623}, /* aten::reflection_pad2d_backward.grad_input CPU */
    {16, 4, 623}, /* aten::reflection_pad2d_backward.grad_input Meta */
    {1, 0, 813}, /* aten::reflection_pad3d CPU */
    {16, 0, 813}, /* aten::reflection_pad3d Meta */
    {1, 4, 624}, /* aten::reflection_pad3d.out CPU */
    {16, 4, 624}, /* aten::reflection_pad3d.out Meta */
    {1, 0, 814}, /* aten::reflection_pad3d_backward CPU */
    {16, 0, 814}, /* aten::reflection_pad3d_backward Meta */
    {1, 4, 625}, /* aten::reflection_pad3d_backward.grad_input CPU */
    {16, 4, 625}, /* aten::reflection_pad3d_backward.grad_input Meta */
    {1, 0, 815}, /* aten::relu CPU */
    {16, 0, 815}, /* aten::relu Meta */
    {141, 8, 626}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 816}, /* aten::relu6 implicit */
    {138, 0, 817}, /* aten::relu6_ implicit */
    {1, 0, 818}, /* aten::relu_ CPU */
    {16, 0, 818}, /* aten::relu_ Meta */
    {141, 0, 819}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 820}, /* aten::remainder.Scalar_Tensor CPU */
    {16, 0, 820}, /* aten::remainder.Scalar_Tensor Meta */
    {141, 8, 627}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 821}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, /* aten::remainder.Tensor CPU */
    {16, 1, 130}, /* aten::remainder.Tensor Meta */
    {142, 9, 628}, /* aten::remainder.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, /* aten::remainder.Tensor_out CPU */
    {16, 3, 130}, /* aten::remainder.Tensor_out Meta */
    {141, 0, 822}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, /* aten::remainder_.Tensor CPU */
    {16, 2, 130}, /* aten::remainder_.Tensor Meta */
    {142, 10, 628}, /* aten::remainder_.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, /* aten::renorm CPU */
    {16, 1, 131}, /* aten::renorm Meta */
    {142, 9, 629}, /* aten::renorm CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, /* aten::renorm.out CPU */
    {16, 3, 131}, /* aten::renorm.out Meta */
    {1, 2, 131}, /* aten::renorm_ CPU */
    {16, 2, 131}, /* aten::renorm_ Meta */
    {142, 10, 629}, /* aten::renorm_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 823}, /* aten::repeat CompositeExplicitAutograd */
    {141, 8, 630}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 824}, /* aten::repeat_interleave.Tensor CPU */
    {16, 0, 824}, /* aten::repeat_interleave.Tensor Meta */
    {141, 8, 631}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 825}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 826}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 827}, /* aten::replication_pad1d CPU */
    {16, 0, 827}, /* aten::replication_pad1d Meta */
    {1, 4, 632}, /* aten::replication_pad1d.out CPU */
    {16, 4, 632}, /* aten::replication_pad1d.out Meta */
    {1, 0, 828}, /* aten::replication_pad1d_backward CPU */
    {16, 0, 828}, /* aten::replication_pad1d_backward Meta */
    {1, 4, 633}, /* aten::replication_pad1d_backward.grad_input CPU */
    {16, 4, 633}, /* aten::replication_pad1d_backward.grad_input Meta */
    {1, 0, 829}, /* aten::replication_pad2d CPU */
    {16, 0, 829}, /* aten::replication_pad2d Meta */
    {1, 4, 634}, /* aten::replication_pad2d.out CPU */
    {16, 4, 634}, /* aten::replication_pad2d.out Meta */
    {1, 0, 830}, /* aten::replication_pad2d_backward CPU */
    {16, 0, 830}, /* aten::replication_pad2d_backward Meta */
    {1, 4, 635}, /* aten::replication_pad2d_backward.grad_input CPU */
    {16, 4, 635}, /* aten::replication_pad2d_backward.grad_input Meta */
    {1, 0, 831}, /* aten::replication_pad3d CPU */
    {16, 0, 831}, /* aten::replication_pad3d Meta */
    {1, 4, 636}, /* aten::replication_pad3d.out CPU */
    {16, 4, 636}, /* aten::replication_pad3d.out Meta */
    {1, 0, 832}, /* aten::replication_pad3d_backward CPU */
    {16, 0, 832}, /* aten::replication_pad3d_backward Meta */
    {1, 4, 637}, /* aten::replication_pad3d_backward.grad_input CPU */
    {16, 4, 637}, /* aten::replication_pad3d_backward.grad_input Meta */
    {138, 0, 833}, /* aten::reshape implicit */
    {138, 0, 834}, /* aten::reshape_as implicit */
    {141, 6, 639}, /* aten::resize CompositeExplicitAutograd */
    {141, 8, 638}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 835}, /* aten::resize_ CPU */
    {16, 0, 835}, /* aten::resize_ Meta */
    {141, 6, 641}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 8, 640}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 836}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 837}, /* aten::resolve_conj implicit */
    {138, 0, 838}, /* aten::resolve_neg implicit */
    {138, 0, 839}, /* aten::result_type.Scalar implicit */
    {138, 0, 840}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 841}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 842}, /* aten::result_type.Tensor implicit */
    {138, 0, 843}, /* aten::rms_norm implicit */
    {138, 0, 845}, /* aten::rnn_relu.data implicit */
    {138, 0, 846}, /* aten::rnn_relu.input implicit */
    {138, 0, 844}, /* aten::rnn_relu_cell implicit */
    {138, 0, 848}, /* aten::rnn_tanh.data implicit */
    {138, 0, 849}, /* aten::rnn_tanh.input implicit */
    {138, 0, 847}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 850}, /* aten::roll CPU */
    {16, 0, 850}, /* aten::roll Meta */
    {141, 8, 642}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 851}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 8, 643}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, /* aten::round CPU */
    {16, 1, 133}, /* aten::round Meta */
    {142, 9, 645}, /* aten::round CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, /* aten::round.decimals CPU */
    {16, 1, 132}, /* aten::round.decimals Meta */
    {142, 9, 644}, /* aten::round.decimals CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, /* aten::round.decimals_out CPU */
    {16, 3, 132}, /* aten::round.decimals_out Meta */
    {1, 3, 133}, /* aten::round.out CPU */
    {16, 3, 133}, /* aten::round.out Meta */
    {1, 2, 133}, /* aten::round_ CPU */
    {16, 2, 133}, /* aten::round_ Meta */
    {142, 10, 645}, /* aten::round_ CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, /* aten::round_.decimals CPU */
    {16, 2, 132}, /* aten::round_.decimals Meta */
    {142, 10, 644}, /* aten::round_.decimals CompositeExplicitAutogradNonFunctional */
    {138, 0, 852}, /* aten::row_stack implicit */
    {138, 4, 646}, /* aten::row_stack.out implicit */
    {138, 0, 853}, /* aten::rrelu implicit */
    {138, 0, 854}, /* aten::rrelu_ implicit */
    {1, 0, 855}, /* aten::rrelu_with_noise CPU */
    {16, 0, 855}, /* aten::rrelu_with_noise Meta */
    {1, 0, 858}, /* aten::rrelu_with_noise.out CPU */
    {16, 0, 858}, /* aten::rrelu_with_noise.out Meta */
    {1, 0, 856}, /* aten::rrelu_with_noise_ CPU */
    {16, 0, 856}, /* aten::rrelu_with_noise_ Meta */
    {141, 0, 857}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 8, 648}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 647}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, /* aten::rsqrt CPU */
    {16, 1, 134}, /* aten::rsqrt Meta */
    {142, 9, 649}, /* aten::rsqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, /* aten::rsqrt.out CPU */
    {16, 3, 134}, /* aten::rsqrt.out Meta */
    {1, 2, 134}, /* aten::rsqrt_ CPU */
    {16, 2, 134}, /* aten::rsqrt_ Meta */
    {142, 10, 649}, /* aten::rsqrt_ CompositeExplicitAutogradNonFunctional */
    {141, 0, 859}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 8, 650}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 860}, /* aten::rsub.Tensor CPU */
    {16, 0, 860}, /* aten::rsub.Tensor Meta */
    {141, 8, 651}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 861}, /* aten::scalar_tensor CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::scalar_tensor BackendSelect */
    {141, 8, 652}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 862}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, /* aten::scatter.reduce CPU */
    {16, 1, 136}, /* aten::scatter.reduce Meta */
    {142, 9, 653}, /* aten::scatter.reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, /* aten::scatter.reduce_out CPU */
    {16, 3, 136}, /* aten::scatter.reduce_out Meta */
    {1, 1, 138}, /* aten::scatter.src CPU */
    {16, 1, 138}, /* aten::scatter.src Meta */
    {142, 9, 654}, /* aten::scatter.src CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, /* aten::scatter.src_out CPU */
    {16, 3, 138}, /* aten::scatter.src_out Meta */
    {1, 1, 139}, /* aten::scatter.value CPU */
    {16, 1, 139}, /* aten::scatter.value Meta */
    {142, 9, 655}, /* aten::scatter.value CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, /* aten::scatter.value_out CPU */
    {16, 3, 139}, /* aten::scatter.value_out Meta */
    {1, 1, 140}, /* aten::scatter.value_reduce CPU */
    {16, 1, 140}, /* aten::scatter.value_reduce Meta */
    {142, 9, 656}, /* aten::scatter.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, /* aten::scatter.value_reduce_out CPU */
    {16, 3, 140}, /* aten::scatter.value_reduce_out Meta */
    {1, 2, 136}, /* aten::scatter_.reduce CPU */
    {16, 2, 136}, /* aten::scatter_.reduce Meta */
    {142, 10, 653}, /* aten::scatter_.reduce CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, /* aten::scatter_.src CPU */
    {16, 2, 138}, /* aten::scatter_.src Meta */
    {142, 10, 654}, /* aten::scatter_.src CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, /* aten::scatter_.value CPU */
    {16, 2, 139}, /* aten::scatter_.value Meta */
    {142, 10, 655}, /* aten::scatter_.value CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, /* aten::scatter_.value_reduce CPU */
    {16, 2, 140}, /* aten::scatter_.value_reduce Meta */
    {142, 10, 656}, /* aten::scatter_.value_reduce CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, /* aten::scatter_add CPU */
    {16, 1, 135}, /* aten::scatter_add Meta */
    {142, 9, 657}, /* aten::scatter_add CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, /* aten::scatter_add.out CPU */
    {16, 3, 135}, /* aten::scatter_add.out Meta */
    {1, 2, 135}, /* aten::scatter_add_ CPU */
    {16, 2, 135}, /* aten::scatter_add_ Meta */
    {142, 10, 657}, /* aten::scatter_add_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, /* aten::scatter_reduce.two CPU */
    {16, 1, 137}, /* aten::scatter_reduce.two Meta */
    {142, 9, 658}, /* aten::scatter_reduce.two CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, /* aten::scatter_reduce.two_out CPU */
    {16, 3, 137}, /* aten::scatter_reduce.two_out Meta */
    {1, 2, 137}, /* aten::scatter_reduce_.two CPU */
    {16, 2, 137}, /* aten::scatter_reduce_.two Meta */
    {142, 10, 658}, /* aten::scatter_reduce_.two CompositeExplicitAutogradNonFunctional */
    {1, 0, 863}, /* aten::searchsorted.Scalar CPU */
    {16, 0, 863}, /* aten::searchsorted.Scalar Meta */
    {1, 4, 659}, /* aten::searchsorted.Scalar_out CPU */
    {16, 4, 659}, /* aten::searchsorted.Scalar_out Meta */
    {1, 0, 864}, /* aten::searchsorted.Tensor CPU */
    {16, 0, 864}, /* aten::searchsorted.Tensor Meta */
    {1, 4, 660}, /* aten::searchsorted.Tensor_out CPU */
    {16, 4, 660}, /* aten::searchsorted.Tensor_out Meta */
    {1, 0, 865}, /* aten::segment_reduce CPU */
    {16, 0, 865}, /* aten::segment_reduce Meta */
    {141, 8, 661}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 867}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 866}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 8, 663}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 662}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 664}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 868}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 665}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 869}, /* aten::selu implicit */
    {138, 0, 870}, /* aten::selu_ implicit */
    {141, 6, 668}, /* aten::set CompositeExplicitAutograd */
    {141, 8, 666}, /* aten::set.out CompositeExplicitAutograd */
    {141, 6, 669}, /* aten::set.source_Tensor CompositeExplicitAutograd */
    {141, 8, 667}, /* aten::set.source_Tensor_out CompositeExplicitAutograd */
    {1, 0, 871}, /* aten::set_ CPU */
    {16, 0, 871}, /* aten::set_ Meta */
    {1, 0, 872}, /* aten::set_.source_Tensor CPU */
    {16, 0, 872}, /* aten::set_.source_Tensor Meta */
    {138, 0, 873}, /* aten::set_.source_Tensor_storage_offset implicit */
    {1, 1, 141}, /* aten::sgn CPU */
    {16, 1, 141}, /* aten::sgn Meta */
    {142, 9, 670}, /* aten::sgn CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, /* aten::sgn.out CPU */
    {16, 3, 141}, /* aten::sgn.out Meta */
    {1, 2, 141}, /* aten::sgn_ CPU */
    {16, 2, 141}, /* aten::sgn_ Meta */
    {142, 10, 670}, /* aten::sgn_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, /* aten::sigmoid CPU */
    {16, 1, 143}, /* aten::sigmoid Meta */
    {142, 9, 671}, /* aten::sigmoid CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, /* aten::sigmoid.out CPU */
    {16, 3, 143}, /* aten::sigmoid.out Meta */
    {1, 2, 143}, /* aten::sigmoid_ CPU */
    {16, 2, 143}, /* aten::sigmoid_ Meta */
    {142, 10, 671}, /* aten::sigmoid_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, /* aten::sigmoid_backward CPU */
    {16, 1, 142}, /* aten::sigmoid_backward Meta */
    {142, 9, 672}, /* aten::sigmoid_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, /* aten::sigmoid_backward.grad_input CPU */
    {16, 3, 142}, /* aten::sigmoid_backward.grad_input Meta */
    {1, 1, 144}, /* aten::sign CPU */
    {16, 1, 144}, /* aten::sign Meta */
    {142, 9, 673}, /* aten::sign CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, /* aten::sign.out CPU */
    {16, 3, 144}, /* aten::sign.out Meta */
    {1, 2, 144}, /* aten::sign_ CPU */
    {16, 2, 144}, /* aten::sign_ Meta */
    {142, 10, 673}, /* aten::sign_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, /* aten::signbit CPU */
    {16, 1, 145}, /* aten::signbit Meta */
    {142, 9, 674}, /* aten::signbit CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, /* aten::signbit.out CPU */
    {16, 3, 145}, /* aten::signbit.out Meta */
    {1, 1, 147}, /* aten::silu CPU */
    {16, 1, 147}, /* aten::silu Meta */
    {142, 9, 675}, /* aten::silu CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, /* aten::silu.out CPU */
    {16, 3, 147}, /* aten::silu.out Meta */
    {1, 2, 147}, /* aten::silu_ CPU */
    {16, 2, 147}, /* aten::silu_ Meta */
    {142, 10, 675}, /* aten::silu_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, /* aten::silu_backward CPU */
    {16, 1, 146}, /* aten::silu_backward Meta */
    {142, 9, 676}, /* aten::silu_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, /* aten::silu_backward.grad_input CPU */
    {16, 3, 146}, /* aten::silu_backward.grad_input Meta */
    {1, 1, 148}, /* aten::sin CPU */
    {16, 1, 148}, /* aten::sin Meta */
    {142, 9, 677}, /* aten::sin CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, /* aten::sin.out CPU */
    {16, 3, 148}, /* aten::sin.out Meta */
    {1, 2, 148}, /* aten::sin_ CPU */
    {16, 2, 148}, /* aten::sin_ Meta */
    {142, 10, 677}, /* aten::sin_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, /* aten::sinc CPU */
    {16, 1, 149}, /* aten::sinc Meta */
    {142, 9, 678}, /* aten::sinc CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, /* aten::sinc.out CPU */
    {16, 3, 149}, /* aten::sinc.out Meta */
    {1, 2, 149}, /* aten::sinc_ CPU */
    {16, 2, 149}, /* aten::sinc_ Meta */
    {142, 10, 678}, /* aten::sinc_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, /* aten::sinh CPU */
    {16, 1, 150}, /* aten::sinh Meta */
    {142, 9, 679}, /* aten::sinh CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, /* aten::sinh.out CPU */
    {16, 3, 150}, /* aten::sinh.out Meta */
    {1, 2, 150}, /* aten::sinh_ CPU */
    {16, 2, 150}, /* aten::sinh_ Meta */
    {142, 10, 679}, /* aten::sinh_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 874}, /* aten::size.int implicit */
    {141, 0, 875}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 876}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 8, 681}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 680}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 8, 682}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 877}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 683}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 878}, /* aten::slogdet implicit */
    {138, 4, 684}, /* aten::slogdet.out implicit */
    {138, 0, 879}, /* aten::slow_conv3d implicit */
    {138, 4, 685}, /* aten::slow_conv3d.out implicit */
    {1, 0, 880}, /* aten::slow_conv3d_forward CPU */
    {16, 0, 880}, /* aten::slow_conv3d_forward Meta */
    {1, 4, 686}, /* aten::slow_conv3d_forward.output CPU */
    {16, 4, 686}, /* aten::slow_conv3d_forward.output Meta */
    {1, 0, 881}, /* aten::slow_conv_dilated2d CPU */
    {16, 0, 881}, /* aten::slow_conv_dilated2d Meta */
    {141, 8, 687}, /* aten::slow_conv_dilated2d.out CompositeExplicitAutograd */
    {1, 0, 882}, /* aten::slow_conv_dilated3d CPU */
    {16, 0, 882}, /* aten::slow_conv_dilated3d Meta */
    {141, 8, 688}, /* aten::slow_conv_dilated3d.out CompositeExplicitAutograd */
    {1, 0, 883}, /* aten::slow_conv_transpose3d CPU */
    {16, 0, 883}, /* aten::slow_conv_transpose3d Meta */
    {1, 4, 689}, /* aten::slow_conv_transpose3d.out CPU */
    {16, 4, 689}, /* aten::slow_conv_transpose3d.out Meta */
    {1, 0, 884}, /* aten::smooth_l1_loss CPU */
    {16, 0, 884}, /* aten::smooth_l1_loss Meta */
    {1, 4, 690}, /* aten::smooth_l1_loss.out CPU */
    {16, 4, 690}, /* aten::smooth_l1_loss.out Meta */
    {1, 0, 885}, /* aten::smooth_l1_loss_backward CPU */
    {16, 0, 885}, /* aten::smooth_l1_loss_backward Meta */
    {1, 4, 691}, /* aten::smooth_l1_loss_backward.grad_input CPU */
    {16, 4, 691}, /* aten::smooth_l1_loss_backward.grad_input Meta */
    {1, 0, 886}, /* aten::soft_margin_loss CPU */
    {16, 0, 886}, /* aten::soft_margin_loss Meta */
    {141, 4, 692}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 887}, /* aten::soft_margin_loss_backward CPU */
    {16, 0, 887}, /* aten::soft_margin_loss_backward Meta */
    {141, 4, 693}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 888}, /* aten::softmax.int implicit */
    {1, 4, 694}, /* aten::softmax.int_out CPU */
    {16, 4, 694}, /* aten::softmax.int_out Meta */
    {1, 1, 152}, /* aten::softplus CPU */
    {16, 1, 152}, /* aten::softplus Meta */
    {142, 9, 695}, /* aten::softplus CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, /* aten::softplus.out CPU */
    {16, 3, 152}, /* aten::softplus.out Meta */
    {1, 1, 151}, /* aten::softplus_backward CPU */
    {16, 1, 151}, /* aten::softplus_backward Meta */
    {142, 9, 696}, /* aten::softplus_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, /* aten::softplus_backward.grad_input CPU */
    {16, 3, 151}, /* aten::softplus_backward.grad_input Meta */
    {1, 1, 154}, /* aten::softshrink CPU */
    {16, 1, 154}, /* aten::softshrink Meta */
    {142, 9, 697}, /* aten::softshrink CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, /* aten::softshrink.out CPU */
    {16, 3, 154}, /* aten::softshrink.out Meta */
    {1, 1, 153}, /* aten::softshrink_backward CPU */
    {16, 1, 153}, /* aten::softshrink_backward Meta */
    {142, 9, 698}, /* aten::softshrink_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, /* aten::softshrink_backward.grad_input CPU */
    {16, 3, 153}, /* aten::softshrink_backward.grad_input Meta */
    {141, 0, 889}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, /* aten::sort.stable CPU */
    {16, 1, 155}, /* aten::sort.stable Meta */
    {142, 9, 700}, /* aten::sort.stable CompositeExplicitAutogradNonFunctional */
    {1, 4, 699}, /* aten::sort.values CPU */
    {16, 4, 699}, /* aten::sort.values Meta */
    {1, 3, 155}, /* aten::sort.values_stable CPU */
    {16, 3, 155}, /* aten::sort.values_stable Meta */
    {1, 1, 156}, /* aten::special_airy_ai CPU */
    {16, 1, 156}, /* aten::special_airy_ai Meta */
    {142, 9, 701}, /* aten::special_airy_ai CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, /* aten::special_airy_ai.out CPU */
    {16, 3, 156}, /* aten::special_airy_ai.out Meta */
    {1, 1, 157}, /* aten::special_bessel_j0 CPU */
    {16, 1, 157}, /* aten::special_bessel_j0 Meta */
    {142, 9, 702}, /* aten::special_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, /* aten::special_bessel_j0.out CPU */
    {16, 3, 157}, /* aten::special_bessel_j0.out Meta */
    {1, 1, 158}, /* aten::special_bessel_j1 CPU */
    {16, 1, 158}, /* aten::special_bessel_j1 Meta */
    {142, 9, 703}, /* aten::special_bessel_j1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, /* aten::special_bessel_j1.out CPU */
    {16, 3, 158}, /* aten::special_bessel_j1.out Meta */
    {1, 1, 159}, /* aten::special_bessel_y0 CPU */
    {16, 1, 159}, /* aten::special_bessel_y0 Meta */
    {142, 9, 704}, /* aten::special_bessel_y0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, /* aten::special_bessel_y0.out CPU */
    {16, 3, 159}, /* aten::special_bessel_y0.out Meta */
    {1, 1, 160}, /* aten::special_bessel_y1 CPU */
    {16, 1, 160}, /* aten::special_bessel_y1 Meta */
    {142, 9, 705}, /* aten::special_bessel_y1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, /* aten::special_bessel_y1.out CPU */
    {16, 3, 160}, /* aten::special_bessel_y1.out Meta */
    {1, 1, 161}, /* aten::special_chebyshev_polynomial_t CPU */
    {16, 1, 161}, /* aten::special_chebyshev_polynomial_t Meta */
    {142, 9, 706}, /* aten::special_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 890}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 891}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU */
    {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out Meta */
    {141, 0, 892}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 893}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, /* aten::special_chebyshev_polynomial_u CPU */
    {16, 1, 162}, /* aten::special_chebyshev_polynomial_u Meta */
    {142, 9, 707}, /* aten::special_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 894}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 895}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU */
    {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out Meta */
    {141, 0, 896}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 897}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, /* aten::special_chebyshev_polynomial_v CPU */
    {16, 1, 163}, /* aten::special_chebyshev_polynomial_v Meta */
    {142, 9, 708}, /* aten::special_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 898}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 899}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU */
    {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out Meta */
    {141, 0, 900}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 901}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, /* aten::special_chebyshev_polynomial_w CPU */
    {16, 1, 164}, /* aten::special_chebyshev_polynomial_w Meta */
    {142, 9, 709}, /* aten::special_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 902}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 903}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU */
    {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out Meta */
    {141, 0, 904}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 905}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 906}, /* aten::special_digamma implicit */
    {138, 4, 710}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, /* aten::special_entr CPU */
    {16, 1, 165}, /* aten::special_entr Meta */
    {142, 9, 711}, /* aten::special_entr CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, /* aten::special_entr.out CPU */
    {16, 3, 165}, /* aten::special_entr.out Meta */
    {138, 0, 907}, /* aten::special_erf implicit */
    {138, 4, 712}, /* aten::special_erf.out implicit */
    {138, 0, 908}, /* aten::special_erfc implicit */
    {138, 4, 713}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, /* aten::special_erfcx CPU */
    {16, 1, 166}, /* aten::special_erfcx Meta */
    {142, 9, 714}, /* aten::special_erfcx CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, /* aten::special_erfcx.out CPU */
    {16, 3, 166}, /* aten::special_erfcx.out Meta */
    {138, 0, 909}, /* aten::special_erfinv implicit */
    {138, 4, 715}, /* aten::special_erfinv.out implicit */
    {138, 0, 910}, /* aten::special_exp2 implicit */
    {138, 4, 716}, /* aten::special_exp2.out implicit */
    {138, 0, 911}, /* aten::special_expit implicit */
    {138, 4, 717}, /* aten::special_expit.out implicit */
    {138, 0, 912}, /* aten::special_expm1 implicit */
    {138, 4, 718}, /* aten::special_expm1.out implicit */
    {138, 0, 913}, /* aten::special_gammainc implicit */
    {138, 4, 719}, /* aten::special_gammainc.out implicit */
    {138, 0, 914}, /* aten::special_gammaincc implicit */
    {138, 4, 720}, /* aten::special_gammaincc.out implicit */
    {138, 0, 915}, /* aten::special_gammaln implicit */
    {138, 4, 721}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, /* aten::special_hermite_polynomial_h CPU */
    {16, 1, 167}, /* aten::special_hermite_polynomial_h Meta */
    {142, 9, 722}, /* aten::special_hermite_polynomial_h CompositeExplicitAutogradNonFunctional */
    {141, 0, 916}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 917}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU */
    {16, 3, 167}, /* aten::special_hermite_polynomial_h.out Meta */
    {141, 0, 918}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 919}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, /* aten::special_hermite_polynomial_he CPU */
    {16, 1, 168}, /* aten::special_hermite_polynomial_he Meta */
    {142, 9, 723}, /* aten::special_hermite_polynomial_he CompositeExplicitAutogradNonFunctional */
    {141, 0, 920}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 921}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU */
    {16, 3, 168}, /* aten::special_hermite_polynomial_he.out Meta */
    {141, 0, 922}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 923}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 924}, /* aten::special_i0 implicit */
    {138, 4, 724}, /* aten::special_i0.out implicit */
    {1, 1, 169}, /* aten::special_i0e CPU */
    {16, 1, 169}, /* aten::special_i0e Meta */
    {142, 9, 725}, /* aten::special_i0e CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, /* aten::special_i0e.out CPU */
    {16, 3, 169}, /* aten::special_i0e.out Meta */
    {1, 1, 170}, /* aten::special_i1 CPU */
    {16, 1, 170}, /* aten::special_i1 Meta */
    {142, 9, 726}, /* aten::special_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, /* aten::special_i1.out CPU */
    {16, 3, 170}, /* aten::special_i1.out Meta */
    {1, 1, 171}, /* aten::special_i1e CPU */
    {16, 1, 171}, /* aten::special_i1e Meta */
    {142, 9, 727}, /* aten::special_i1e CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, /* aten::special_i1e.out CPU */
    {16, 3, 171}, /* aten::special_i1e.out Meta */
    {1, 1, 172}, /* aten::special_laguerre_polynomial_l CPU */
    {16, 1, 172}, /* aten::special_laguerre_polynomial_l Meta */
    {142, 9, 728}, /* aten::special_laguerre_polynomial_l CompositeExplicitAutogradNonFunctional */
    {141, 0, 925}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 926}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU */
    {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out Meta */
    {141, 0, 927}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 928}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, /* aten::special_legendre_polynomial_p CPU */
    {16, 1, 173}, /* aten::special_legendre_polynomial_p Meta */
    {142, 9, 729}, /* aten::special_legendre_polynomial_p CompositeExplicitAutogradNonFunctional */
    {141, 0, 929}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 930}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU */
    {16, 3, 173}, /* aten::special_legendre_polynomial_p.out Meta */
    {141, 0, 931}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 932}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 933}, /* aten::special_log1p implicit */
    {138, 4, 730}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, /* aten::special_log_ndtr CPU */
    {16, 1, 174}, /* aten::special_log_ndtr Meta */
    {142, 9, 731}, /* aten::special_log_ndtr CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, /* aten::special_log_ndtr.out CPU */
    {16, 3, 174}, /* aten::special_log_ndtr.out Meta */
    {138, 0, 934}, /* aten::special_log_softmax implicit */
    {138, 0, 935}, /* aten::special_logit implicit */
    {138, 4, 732}, /* aten::special_logit.out implicit */
    {138, 0, 936}, /* aten::special_logsumexp implicit */
    {138, 0, 937}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, /* aten::special_modified_bessel_i0 CPU */
    {16, 1, 175}, /* aten::special_modified_bessel_i0 Meta */
    {142, 9, 733}, /* aten::special_modified_bessel_i0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, /* aten::special_modified_bessel_i0.out CPU */
    {16, 3, 175}, /* aten::special_modified_bessel_i0.out Meta */
    {1, 1, 176}, /* aten::special_modified_bessel_i1 CPU */
    {16, 1, 176}, /* aten::special_modified_bessel_i1 Meta */
    {142, 9, 734}, /* aten::special_modified_bessel_i1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, /* aten::special_modified_bessel_i1.out CPU */
    {16, 3, 176}, /* aten::special_modified_bessel_i1.out Meta */
    {1, 1, 177}, /* aten::special_modified_bessel_k0 CPU */
    {16, 1, 177}, /* aten::special_modified_bessel_k0 Meta */
    {142, 9, 735}, /* aten::special_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, /* aten::special_modified_bessel_k0.out CPU */
    {16, 3, 177}, /* aten::special_modified_bessel_k0.out Meta */
    {1, 1, 178}, /* aten::special_modified_bessel_k1 CPU */
    {16, 1, 178}, /* aten::special_modified_bessel_k1 Meta */
    {142, 9, 736}, /* aten::special_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, /* aten::special_modified_bessel_k1.out CPU */
    {16, 3, 178}, /* aten::special_modified_bessel_k1.out Meta */
    {138, 0, 938}, /* aten::special_multigammaln implicit */
    {138, 4, 737}, /* aten::special_multigammaln.out implicit */
    {138, 0, 939}, /* aten::special_ndtr implicit */
    {138, 0, 940}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, /* aten::special_ndtri CPU */
    {16, 1, 179}, /* aten::special_ndtri Meta */
    {142, 9, 738}, /* aten::special_ndtri CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, /* aten::special_ndtri.out CPU */
    {16, 3, 179}, /* aten::special_ndtri.out Meta */
    {138, 0, 941}, /* aten::special_polygamma implicit */
    {138, 4, 739}, /* aten::special_polygamma.out implicit */
    {138, 0, 942}, /* aten::special_psi implicit */
    {138, 4, 740}, /* aten::special_psi.out implicit */
    {138, 0, 943}, /* aten::special_round implicit */
    {138, 4, 741}, /* aten::special_round.out implicit */
    {1, 1, 180}, /* aten::special_scaled_modified_bessel_k0 CPU */
    {16, 1, 180}, /* aten::special_scaled_modified_bessel_k0 Meta */
    {142, 9, 742}, /* aten::special_scaled_modified_bessel_k0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU */
    {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out Meta */
    {1, 1, 181}, /* aten::special_scaled_modified_bessel_k1 CPU */
    {16, 1, 181}, /* aten::special_scaled_modified_bessel_k1 Meta */
    {142, 9, 743}, /* aten::special_scaled_modified_bessel_k1 CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU */
    {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out Meta */
    {1, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t CPU */
    {16, 1, 182}, /* aten::special_shifted_chebyshev_polynomial_t Meta */
    {142, 9, 744}, /* aten::special_shifted_chebyshev_polynomial_t CompositeExplicitAutogradNonFunctional */
    {141, 0, 944}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 945}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU */
    {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out Meta */
    {141, 0, 946}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 947}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u CPU */
    {16, 1, 183}, /* aten::special_shifted_chebyshev_polynomial_u Meta */
    {142, 9, 745}, /* aten::special_shifted_chebyshev_polynomial_u CompositeExplicitAutogradNonFunctional */
    {141, 0, 948}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 949}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU */
    {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out Meta */
    {141, 0, 950}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 951}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v CPU */
    {16, 1, 184}, /* aten::special_shifted_chebyshev_polynomial_v Meta */
    {142, 9, 746}, /* aten::special_shifted_chebyshev_polynomial_v CompositeExplicitAutogradNonFunctional */
    {141, 0, 952}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 953}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU */
    {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out Meta */
    {141, 0, 954}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 955}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w CPU */
    {16, 1, 185}, /* aten::special_shifted_chebyshev_polynomial_w Meta */
    {142, 9, 747}, /* aten::special_shifted_chebyshev_polynomial_w CompositeExplicitAutogradNonFunctional */
    {141, 0, 956}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 957}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU */
    {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out Meta */
    {141, 0, 958}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 959}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 960}, /* aten::special_sinc implicit */
    {138, 4, 748}, /* aten::special_sinc.out implicit */
    {138, 0, 961}, /* aten::special_softmax implicit */
    {1, 1, 186}, /* aten::special_spherical_bessel_j0 CPU */
    {16, 1, 186}, /* aten::special_spherical_bessel_j0 Meta */
    {142, 9, 749}, /* aten::special_spherical_bessel_j0 CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU */
    {16, 3, 186}, /* aten::special_spherical_bessel_j0.out Meta */
    {1, 1, 187}, /* aten::special_xlog1py CPU */
    {16, 1, 187}, /* aten::special_xlog1py Meta */
    {142, 9, 750}, /* aten::special_xlog1py CompositeExplicitAutogradNonFunctional */
    {141, 0, 962}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 963}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, /* aten::special_xlog1py.out CPU */
    {16, 3, 187}, /* aten::special_xlog1py.out Meta */
    {141, 0, 964}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 965}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 966}, /* aten::special_xlogy implicit */
    {138, 0, 967}, /* aten::special_xlogy.other_scalar implicit */
    {138, 4, 752}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 4, 751}, /* aten::special_xlogy.out implicit */
    {138, 0, 968}, /* aten::special_xlogy.self_scalar implicit */
    {138, 4, 753}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, /* aten::special_zeta CPU */
    {16, 1, 188}, /* aten::special_zeta Meta */
    {142, 9, 754}, /* aten::special_zeta CompositeExplicitAutogradNonFunctional */
    {141, 0, 969}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 970}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, /* aten::special_zeta.out CPU */
    {16, 3, 188}, /* aten::special_zeta.out Meta */
    {141, 0, 971}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 972}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 973}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 974}, /* aten::split.sizes implicit */
    {142, 7, 755}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 756}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 975}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 757}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 758}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, /* aten::sqrt CPU */
    {16, 1, 189}, /* aten::sqrt Meta */
    {142, 9, 759}, /* aten::sqrt CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, /* aten::sqrt.out CPU */
    {16, 3, 189}, /* aten::sqrt.out Meta */
    {1, 2, 189}, /* aten::sqrt_ CPU */
    {16, 2, 189}, /* aten::sqrt_ Meta */
    {142, 10, 759}, /* aten::sqrt_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 976}, /* aten::square implicit */
    {138, 0, 978}, /* aten::square.out implicit */
    {138, 0, 977}, /* aten::square_ implicit */
    {141, 0, 979}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 980}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 981}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 760}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 761}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 762}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 760}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 761}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 8, 764}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 762}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 8, 765}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 8, 763}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 982}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 766}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 983}, /* aten::std implicit */
    {1, 0, 984}, /* aten::std.correction CPU */
    {16, 0, 984}, /* aten::std.correction Meta */
    {1, 4, 767}, /* aten::std.correction_out CPU */
    {16, 4, 767}, /* aten::std.correction_out Meta */
    {138, 0, 985}, /* aten::std.dim implicit */
    {138, 4, 768}, /* aten::std.out implicit */
    {138, 0, 986}, /* aten::std_mean implicit */
    {1, 0, 987}, /* aten::std_mean.correction CPU */
    {16, 0, 987}, /* aten::std_mean.correction Meta */
    {141, 8, 769}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 988}, /* aten::std_mean.dim implicit */
    {138, 0, 989}, /* aten::stft implicit */
    {138, 0, 990}, /* aten::stft.center implicit */
    {138, 0, 991}, /* aten::storage_offset implicit */
    {138, 0, 992}, /* aten::stride.int implicit */
    {141, 0, 993}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 8, 770}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, /* aten::sub.Tensor CPU */
    {16, 1, 190}, /* aten::sub.Tensor Meta */
    {142, 9, 771}, /* aten::sub.Tensor CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, /* aten::sub.out CPU */
    {16, 3, 190}, /* aten::sub.out Meta */
    {141, 0, 994}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, /* aten::sub_.Tensor CPU */
    {16, 2, 190}, /* aten::sub_.Tensor Meta */
    {142, 10, 771}, /* aten::sub_.Tensor CompositeExplicitAutogradNonFunctional */
    {138, 0, 995}, /* aten::subtract.Scalar implicit */
    {138, 0, 996}, /* aten::subtract.Tensor implicit */
    {138, 4, 772}, /* aten::subtract.out implicit */
    {138, 0, 997}, /* aten::subtract_.Scalar implicit */
    {138, 0, 998}, /* aten::subtract_.Tensor implicit */
    {141, 0, 999}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, /* aten::sum.IntList_out CPU */
    {16, 3, 191}, /* aten::sum.IntList_out Meta */
    {1, 1, 191}, /* aten::sum.dim_IntList CPU */
    {16, 1, 191}, /* aten::sum.dim_IntList Meta */
    {142, 9, 774}, /* aten::sum.dim_IntList CompositeExplicitAutogradNonFunctional */
    {141, 8, 773}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 1000}, /* aten::sum_to_size implicit */
    {138, 0, 1001}, /* aten::svd implicit */
    {138, 4, 775}, /* aten::svd.U implicit */
    {138, 0, 1002}, /* aten::swapaxes implicit */
    {138, 0, 1003}, /* aten::swapaxes_ implicit */
    {138, 0, 1004}, /* aten::swapdims implicit */
    {138, 0, 1005}, /* aten::swapdims_ implicit */
    {141, 0, 1006}, /* aten::sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 1007}, /* aten::sym_constrain_range_for_size CompositeExplicitAutograd */
    {138, 0, 1008}, /* aten::sym_numel implicit */
    {138, 0, 1009}, /* aten::sym_size.int implicit */
    {138, 0, 1010}, /* aten::sym_storage_offset implicit */
    {138, 0, 1011}, /* aten::sym_stride.int implicit */
    {141, 0, 1012}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 776}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 776}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 777}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 1013}, /* aten::take CPU */
    {16, 0, 1013}, /* aten::take Meta */
    {1, 0, 1015}, /* aten::take.out CPU */
    {16, 0, 1015}, /* aten::take.out Meta */
    {138, 0, 1014}, /* aten::take_along_dim implicit */
    {138, 4, 778}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, /* aten::tan CPU */
    {16, 1, 192}, /* aten::tan Meta */
    {142, 9, 779}, /* aten::tan CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, /* aten::tan.out CPU */
    {16, 3, 192}, /* aten::tan.out Meta */
    {1, 2, 192}, /* aten::tan_ CPU */
    {16, 2, 192}, /* aten::tan_ Meta */
    {142, 10, 779}, /* aten::tan_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, /* aten::tanh CPU */
    {16, 1, 194}, /* aten::tanh Meta */
    {142, 9, 780}, /* aten::tanh CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, /* aten::tanh.out CPU */
    {16, 3, 194}, /* aten::tanh.out Meta */
    {1, 2, 194}, /* aten::tanh_ CPU */
    {16, 2, 194}, /* aten::tanh_ Meta */
    {142, 10, 780}, /* aten::tanh_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, /* aten::tanh_backward CPU */
    {16, 1, 193}, /* aten::tanh_backward Meta */
    {142, 9, 781}, /* aten::tanh_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, /* aten::tanh_backward.grad_input CPU */
    {16, 3, 193}, /* aten::tanh_backward.grad_input Meta */
    {138, 0, 1020}, /* aten::tensor_split.indices implicit */
    {138, 0, 1021}, /* aten::tensor_split.sections implicit */
    {138, 0, 1022}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 1023}, /* aten::tensordot implicit */
    {138, 4, 782}, /* aten::tensordot.out implicit */
    {138, 0, 1024}, /* aten::thnn_conv2d implicit */
    {138, 4, 783}, /* aten::thnn_conv2d.out implicit */
    {1, 1, 196}, /* aten::threshold CPU */
    {16, 1, 196}, /* aten::threshold Meta */
    {142, 9, 784}, /* aten::threshold CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, /* aten::threshold.out CPU */
    {16, 3, 196}, /* aten::threshold.out Meta */
    {1, 2, 196}, /* aten::threshold_ CPU */
    {16, 2, 196}, /* aten::threshold_ Meta */
    {142, 10, 784}, /* aten::threshold_ CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, /* aten::threshold_backward CPU */
    {16, 1, 195}, /* aten::threshold_backward Meta */
    {142, 9, 785}, /* aten::threshold_backward CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, /* aten::threshold_backward.grad_input CPU */
    {16, 3, 195}, /* aten::threshold_backward.grad_input Meta */
    {138, 0, 1025}, /* aten::tile implicit */
    {138, 0, 1028}, /* aten::to.device implicit */
    {138, 0, 1029}, /* aten::to.dtype implicit */
    {138, 0, 1030}, /* aten::to.dtype_layout implicit */
    {138, 0, 1031}, /* aten::to.other implicit */
    {138, 0, 1026}, /* aten::to_dense implicit */
    {138, 0, 1027}, /* aten::to_dense_backward implicit */
    {1, 1, 197}, /* aten::topk CPU */
    {16, 1, 197}, /* aten::topk Meta */
    {142, 9, 786}, /* aten::topk CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, /* aten::topk.values CPU */
    {16, 3, 197}, /* aten::topk.values Meta */
    {1, 0, 1032}, /* aten::trace CPU */
    {16, 0, 1032}, /* aten::trace Meta */
    {141, 8, 787}, /* aten::trace.out CompositeExplicitAutograd */
    {138, 0, 1033}, /* aten::trace_backward implicit */
    {141, 0, 1034}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 788}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 788}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 789}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1035}, /* aten::trapezoid.dx implicit */
    {138, 0, 1036}, /* aten::trapezoid.x implicit */
    {138, 0, 1037}, /* aten::trapz.dx implicit */
    {138, 0, 1038}, /* aten::trapz.x implicit */
    {1, 0, 1039}, /* aten::triangular_solve CPU */
    {16, 0, 1039}, /* aten::triangular_solve Meta */
    {1, 4, 790}, /* aten::triangular_solve.X CPU */
    {16, 4, 790}, /* aten::triangular_solve.X Meta */
    {1, 1, 198}, /* aten::tril CPU */
    {16, 1, 198}, /* aten::tril Meta */
    {142, 9, 791}, /* aten::tril CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, /* aten::tril.out CPU */
    {16, 3, 198}, /* aten::tril.out Meta */
    {1, 2, 198}, /* aten::tril_ CPU */
    {16, 2, 198}, /* aten::tril_ Meta */
    {142, 10, 791}, /* aten::tril_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 1040}, /* aten::tril_indices CPU */
    {16, 0, 1040}, /* aten::tril_indices Meta */
    {86, 0, 188}, /* aten::tril_indices BackendSelect */
    {141, 8, 792}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 1041}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, /* aten::triu CPU */
    {16, 1, 199}, /* aten::triu Meta */
    {142, 9, 793}, /* aten::triu CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, /* aten::triu.out CPU */
    {16, 3, 199}, /* aten::triu.out Meta */
    {1, 2, 199}, /* aten::triu_ CPU */
    {16, 2, 199}, /* aten::triu_ Meta */
    {142, 10, 793}, /* aten::triu_ CompositeExplicitAutogradNonFunctional */
    {1, 0, 1042}, /* aten::triu_indices CPU */
    {16, 0, 1042}, /* aten::triu_indices Meta */
    {86, 0, 188}, /* aten::triu_indices BackendSelect */
    {141, 8, 794}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 1043}, /* aten::true_divide.Scalar implicit */
    {138, 0, 1044}, /* aten::true_divide.Tensor implicit */
    {138, 4, 795}, /* aten::true_divide.out implicit */
    {138, 0, 1045}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 1046}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, /* aten::trunc CPU */
    {16, 1, 200}, /* aten::trunc Meta */
    {142, 9, 796}, /* aten::trunc CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, /* aten::trunc.out CPU */
    {16, 3, 200}, /* aten::trunc.out Meta */
    {1, 2, 200}, /* aten::trunc_ CPU */
    {16, 2, 200}, /* aten::trunc_ Meta */
    {142, 10, 796}, /* aten::trunc_ CompositeExplicitAutogradNonFunctional */
    {138, 0, 1047}, /* aten::type_as implicit */
    {141, 0, 1048}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 797}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 798}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1050}, /* aten::unflatten.int implicit */
    {138, 0, 1049}, /* aten::unflatten_dense_tensors implicit */
    {1, 0, 1051}, /* aten::unfold CPU */
    {16, 0, 1051}, /* aten::unfold Meta */
    {1, 0, 1052}, /* aten::unfold_backward CPU */
    {16, 0, 1052}, /* aten::unfold_backward Meta */
    {141, 8, 800}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 799}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 801}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 803}, /* aten::uniform CompositeExplicitAutograd */
    {141, 8, 802}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 1053}, /* aten::uniform_ CPU */
    {16, 0, 1053}, /* aten::uniform_ Meta */
    {1, 0, 1054}, /* aten::unique_consecutive CPU */
    {16, 0, 1054}, /* aten::unique_consecutive Meta */
    {141, 8, 804}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 1055}, /* aten::unique_dim CPU */
    {16, 0, 1055}, /* aten::unique_dim Meta */
    {141, 8, 805}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 1056}, /* aten::unique_dim_consecutive CPU */
    {16, 0, 1056}, /* aten::unique_dim_consecutive Meta */
    {141, 8, 806}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 1057}, /* aten::unsafe_chunk implicit */
    {141, 0, 1058}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 8, 807}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1059}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 8, 808}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 1060}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 809}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 809}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 810}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 1061}, /* aten::upsample_bicubic2d CPU */
    {16, 0, 1061}, /* aten::upsample_bicubic2d Meta */
    {1, 4, 811}, /* aten::upsample_bicubic2d.out CPU */
    {16, 4, 811}, /* aten::upsample_bicubic2d.out Meta */
    {138, 0, 1063}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 1062}, /* aten::upsample_bicubic2d_backward CPU */
    {16, 0, 1062}, /* aten::upsample_bicubic2d_backward Meta */
    {1, 4, 812}, /* aten::upsample_bicubic2d_backward.grad_input CPU */
    {16, 4, 812}, /* aten::upsample_bicubic2d_backward.grad_input Meta */
    {1, 0, 1064}, /* aten::upsample_bilinear2d CPU */
    {16, 0, 1064}, /* aten::upsample_bilinear2d Meta */
    {1, 4, 813}, /* aten::upsample_bilinear2d.out CPU */
    {16, 4, 813}, /* aten::upsample_bilinear2d.out Meta */
    {138, 0, 1066}, /* aten::upsample_bilinear2d.vec implicit */
    {1, 0, 1065}, /* aten::upsample_bilinear2d_backward CPU */
    {16, 0, 1065}, /* aten::upsample_bilinear2d_backward Meta */
    {1, 4, 814}, /* aten::upsample_bilinear2d_backward.grad_input CPU */
    {16, 4, 814}, /* aten::upsample_bilinear2d_backward.grad_input Meta */
    {1, 0, 1067}, /* aten::upsample_linear1d CPU */
    {16, 0, 1067}, /* aten::upsample_linear1d Meta */
    {1, 4, 815}, /* aten::upsample_linear1d.out CPU */
    {16, 4, 815}, /* aten::upsample_linear1d.out Meta */
    {138, 0, 1069}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1068}, /* aten::upsample_linear1d_backward CPU */
    {16, 0, 1068}, /* aten::upsample_linear1d_backward Meta */
    {1, 4, 816}, /* aten::upsample_linear1d_backward.grad_input CPU */
    {16, 4, 816}, /* aten::upsample_linear1d_backward.grad_input Meta */
    {1, 0, 1070}, /* aten::upsample_nearest1d CPU */
    {16, 0, 1070}, /* aten::upsample_nearest1d Meta */
    {1, 4, 817}, /* aten::upsample_nearest1d.out CPU */
    {16, 4, 817}, /* aten::upsample_nearest1d.out Meta */
    {138, 0, 1072}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1071}, /* aten::upsample_nearest1d_backward CPU */
    {16, 0, 1071}, /* aten::upsample_nearest1d_backward Meta */
    {1, 4, 818}, /* aten::upsample_nearest1d_backward.grad_input CPU */
    {16, 4, 818}, /* aten::upsample_nearest1d_backward.grad_input Meta */
    {1, 0, 1073}, /* aten::upsample_nearest2d CPU */
    {16, 0, 1073}, /* aten::upsample_nearest2d Meta */
    {1, 4, 819}, /* aten::upsample_nearest2d.out CPU */
    {16, 4, 819}, /* aten::upsample_nearest2d.out Meta */
    {138, 0, 1075}, /* aten::upsample_nearest2d.vec implicit */
    {1, 0, 1074}, /* aten::upsample_nearest2d_backward CPU */
    {16, 0, 1074}, /* aten::upsample_nearest2d_backward Meta */
    {1, 4, 820}, /* aten::upsample_nearest2d_backward.grad_input CPU */
    {16, 4, 820}, /* aten::upsample_nearest2d_backward.grad_input Meta */
    {1, 0, 1076}, /* aten::upsample_nearest3d CPU */
    {16, 0, 1076}, /* aten::upsample_nearest3d Meta */
    {1, 4, 821}, /* aten::upsample_nearest3d.out CPU */
    {16, 4, 821}, /* aten::upsample_nearest3d.out Meta */
    {138, 0, 1078}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1077}, /* aten::upsample_nearest3d_backward CPU */
    {16, 0, 1077}, /* aten::upsample_nearest3d_backward Meta */
    {1, 4, 822}, /* aten::upsample_nearest3d_backward.grad_input CPU */
    {16, 4, 822}, /* aten::upsample_nearest3d_backward.grad_input Meta */
    {1, 0, 1079}, /* aten::upsample_trilinear3d CPU */
    {16, 0, 1079}, /* aten::upsample_trilinear3d Meta */
    {1, 4, 823}, /* aten::upsample_trilinear3d.out CPU */
    {16, 4, 823}, /* aten::upsample_trilinear3d.out Meta */
    {138, 0, 1081}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1080}, /* aten::upsample_trilinear3d_backward CPU */
    {16, 0, 1080}, /* aten::upsample_trilinear3d_backward Meta */
    {1, 4, 824}, /* aten::upsample_trilinear3d_backward.grad_input CPU */
    {16, 4, 824}, /* aten::upsample_trilinear3d_backward.grad_input Meta */
    {138, 0, 1082}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1083}, /* aten::vander implicit */
    {138, 0, 1084}, /* aten::var implicit */
    {1, 0, 1085}, /* aten::var.correction CPU */
    {16, 0, 1085}, /* aten::var.correction Meta */
    {1, 4, 825}, /* aten::var.correction_out CPU */
    {16, 4, 825}, /* aten::var.correction_out Meta */
    {138, 0, 1086}, /* aten::var.dim implicit */
    {138, 4, 826}, /* aten::var.out implicit */
    {138, 0, 1087}, /* aten::var_mean implicit */
    {1, 0, 1088}, /* aten::var_mean.correction CPU */
    {16, 0, 1088}, /* aten::var_mean.correction Meta */
    {141, 8, 827}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1089}, /* aten::var_mean.dim implicit */
    {1, 0, 1090}, /* aten::vdot CPU */
    {16, 0, 1090}, /* aten::vdot Meta */
    {141, 4, 828}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1091}, /* aten::view CPU */
    {16, 0, 1091}, /* aten::view Meta */
    {141, 0, 1096}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1092}, /* aten::view_as implicit */
    {1, 0, 1093}, /* aten::view_as_complex CPU */
    {16, 0, 1093}, /* aten::view_as_complex Meta */
    {142, 7, 830}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 831}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1094}, /* aten::view_as_real CPU */
    {16, 0, 1094}, /* aten::view_as_real Meta */
    {142, 7, 832}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 833}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 0, 1095}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 829}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 8, 835}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 8, 834}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1097}, /* aten::vsplit.array implicit */
    {138, 0, 1098}, /* aten::vsplit.int implicit */
    {138, 0, 1099}, /* aten::vstack implicit */
    {138, 4, 836}, /* aten::vstack.out implicit */
    {138, 0, 1100}, /* aten::where implicit */
    {138, 0, 1101}, /* aten::where.Scalar implicit */
    {138, 0, 1102}, /* aten::where.ScalarOther implicit */
    {138, 0, 1103}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1104}, /* aten::where.self CPU */
    {16, 0, 1104}, /* aten::where.self Meta */
    {1, 0, 1105}, /* aten::where.self_out CPU */
    {16, 0, 1105}, /* aten::where.self_out Meta */
    {141, 0, 1106}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1107}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, /* aten::xlogy.OutTensor CPU */
    {16, 3, 201}, /* aten::xlogy.OutTensor Meta */
    {141, 0, 1108}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1109}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, /* aten::xlogy.Tensor CPU */
    {16, 1, 201}, /* aten::xlogy.Tensor Meta */
    {142, 9, 837}, /* aten::xlogy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 0, 1110}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, /* aten::xlogy_.Tensor CPU */
    {16, 2, 201}, /* aten::xlogy_.Tensor Meta */
    {142, 10, 837}, /* aten::xlogy_.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 6, 839}, /* aten::zero CompositeExplicitAutograd */
    {141, 8, 838}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1111}, /* aten::zero_ CPU */
    {16, 0, 1111}, /* aten::zero_ Meta */
    {141, 0, 1112}, /* aten::zeros CompositeExplicitAutograd */
    {86, 0, 188}, /* aten::zeros BackendSelect */
    {141, 4, 840}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1113}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 8, 841}, /* aten::zeros_like.out CompositeExplicitAutograd */
    {1, 0, 658}, /* mkl::_mkl_linear CPU */
    {37, 0, 658}, /* mkl::_mkl_linear MkldnnCPU */
    {1, 0, 659}, /* mkldnn::_convolution_pointwise CPU */
    {37, 0, 659}, /* mkldnn::_convolution_pointwise MkldnnCPU */
    {1, 0, 661}, /* mkldnn::_convolution_pointwise.binary CPU */
    {37, 0, 661}, /* mkldnn::_convolution_pointwise.binary MkldnnCPU */
    {1, 0, 660}, /* mkldnn::_convolution_pointwise_.binary CPU */
    {37, 0, 660}, /* mkldnn::_convolution_pointwise_.binary MkldnnCPU */
    {1, 0, 662}, /* mkldnn::_convolution_transpose_pointwise CPU */
    {37, 0, 662}, /* mkldnn::_convolution_transpose_pointwise MkldnnCPU */
    {1, 0, 663}, /* mkldnn::_linear_pointwise CPU */
    {37, 0, 663}, /* mkldnn::_linear_pointwise MkldnnCPU */
    {1, 0, 664}, /* mkldnn::_linear_pointwise.binary CPU */
    {37, 0, 664}, /* mkldnn::_linear_pointwise.binary MkldnnCPU */
    {1, 0, 748}, /* onednn::qconv2d_pointwise.binary_tensor CPU */
    {37, 0, 748}, /* onednn::qconv2d_pointwise.binary_tensor MkldnnCPU */
    {1, 0, 749}, /* onednn::qconv_pointwise.tensor CPU */
    {37, 0, 749}, /* onednn::qconv_pointwise.tensor MkldnnCPU */
    {1, 0, 750}, /* onednn::qlinear_pointwise.binary_tensor CPU */
    {37, 0, 750}, /* onednn::qlinear_pointwise.binary_tensor MkldnnCPU */
    {1, 0, 751}, /* onednn::qlinear_pointwise.tensor CPU */
    {37, 0, 751}, /* onednn::qlinear_pointwise.tensor MkldnnCPU */
    {141, 0, 772}, /* prims::normal CompositeExplicitAutograd */
    {141, 0, 773}, /* prims::uniform CompositeExplicitAutograd */
    {1, 0, 780}, /* quantized::int4mm_packed_weight_cpu CPU */
    {141, 0, 1017}, /* tenon::maximum.Scalar CompositeExplicitAutograd */
    {141, 0, 1016}, /* tenon::maximum_ CompositeExplicitAutograd */
    {141, 0, 1019}, /* tenon::minimum.Scalar CompositeExplicitAutograd */
    {141, 0, 1018}, /* tenon::minimum_ CompositeExplicitAutograd */
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
    "aten::_foreach_abs\0aten::_foreach_abs(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_abs.out\0aten::_foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_abs_\0aten::_foreach_abs_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_acos\0aten::_foreach_acos(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_acos.out\0aten::_foreach_acos.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_acos_\0aten::_foreach_acos_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_add.List\0aten::_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]\0"
    "aten::_foreach_add.List_out\0aten::_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_add.Scalar\0aten::_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]\0"
    "aten::_foreach_add.ScalarList\0aten::_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_add.ScalarList_out\0aten::_foreach_add.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_add.Scalar_out\0aten::_foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_add.Tensor\0aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]\0"
    "aten::_foreach_add.Tensor_out\0aten::_foreach_add.Tensor_out(Tensor[] self, Tensor other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_add_.List\0aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()\0"
    "aten::_foreach_add_.Scalar\0aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()\0"
    "aten::_foreach_add_.ScalarList\0aten::_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()\0"
    "aten::_foreach_add_.Tensor\0aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()\0"
    "aten::_foreach_addcdiv.Scalar\0aten::_foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]\0"
    "aten::_foreach_addcdiv.ScalarList\0aten::_foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_addcdiv.ScalarList_out\0aten::_foreach_addcdiv.ScalarList_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_addcdiv.Scalar_out\0aten::_foreach_addcdiv.Scalar_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_addcdiv.Tensor\0aten::_foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]\0"
    "aten::_foreach_addcdiv.Tensor_out\0aten::_foreach_addcdiv.Tensor_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_addcdiv_.Scalar\0aten::_foreach_addcdiv_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()\0"
    "aten::_foreach_addcdiv_.ScalarList\0aten::_foreach_addcdiv_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> ()\0"
    "aten::_foreach_addcdiv_.Tensor\0aten::_foreach_addcdiv_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> ()\0"
    "aten::_foreach_addcmul.Scalar\0aten::_foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]\0"
    "aten::_foreach_addcmul.ScalarList\0aten::_foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_addcmul.ScalarList_out\0aten::_foreach_addcmul.ScalarList_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_addcmul.Scalar_out\0aten::_foreach_addcmul.Scalar_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_addcmul.Tensor\0aten::_foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]\0"
    "aten::_foreach_addcmul.Tensor_out\0aten::_foreach_addcmul.Tensor_out(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_addcmul_.Scalar\0aten::_foreach_addcmul_.Scalar(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> ()\0"
    "aten::_foreach_addcmul_.ScalarList\0aten::_foreach_addcmul_.ScalarList(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> ()\0"
    "aten::_foreach_addcmul_.Tensor\0aten::_foreach_addcmul_.Tensor(Tensor(a!)[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> ()\0"
    "aten::_foreach_asin\0aten::_foreach_asin(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_asin.out\0aten::_foreach_asin.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_asin_\0aten::_foreach_asin_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_atan\0aten::_foreach_atan(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_atan.out\0aten::_foreach_atan.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_atan_\0aten::_foreach_atan_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_ceil\0aten::_foreach_ceil(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_ceil.out\0aten::_foreach_ceil.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_ceil_\0aten::_foreach_ceil_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_clamp_max.List\0aten::_foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]\0"
    "aten::_foreach_clamp_max.List_out\0aten::_foreach_clamp_max.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_clamp_max.Scalar\0aten::_foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]\0"
    "aten::_foreach_clamp_max.ScalarList\0aten::_foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_clamp_max.ScalarList_out\0aten::_foreach_clamp_max.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_clamp_max.Scalar_out\0aten::_foreach_clamp_max.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_clamp_max_.List\0aten::_foreach_clamp_max_.List(Tensor(a!)[] self, Tensor[] other) -> ()\0"
    "aten::_foreach_clamp_max_.Scalar\0aten::_foreach_clamp_max_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()\0"
    "aten::_foreach_clamp_max_.ScalarList\0aten::_foreach_clamp_max_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()\0"
    "aten::_foreach_clamp_min.List\0aten::_foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]\0"
    "aten::_foreach_clamp_min.List_out\0aten::_foreach_clamp_min.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_clamp_min.Scalar\0aten::_foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]\0"
    "aten::_foreach_clamp_min.ScalarList\0aten::_foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_clamp_min.ScalarList_out\0aten::_foreach_clamp_min.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_clamp_min.Scalar_out\0aten::_foreach_clamp_min.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_clamp_min_.List\0aten::_foreach_clamp_min_.List(Tensor(a!)[] self, Tensor[] other) -> ()\0"
    "aten::_foreach_clamp_min_.Scalar\0aten::_foreach_clamp_min_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()\0"
    "aten::_foreach_clamp_min_.ScalarList\0aten::_foreach_clamp_min_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()\0"
    "aten::_foreach_clone\0aten::_foreach_clone(Tensor[] self, *, MemoryFormat? memory_format=None) -> Tensor[]\0"
    "aten::_foreach_clone.out\0aten::_foreach_clone.out(Tensor[] self, *, MemoryFormat? memory_format=None, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_copy\0aten::_foreach_copy(Tensor[] self, Tensor[] src, bool non_blocking=False) -> Tensor[] self_out\0"
    "aten::_foreach_copy.out\0aten::_foreach_copy.out(Tensor[] self, Tensor[] src, bool non_blocking=False, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_copy_\0aten::_foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> ()\0"
    "aten::_foreach_cos\0aten::_foreach_cos(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_cos.out\0aten::_foreach_cos.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_cos_\0aten::_foreach_cos_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_cosh\0aten::_foreach_cosh(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_cosh.out\0aten::_foreach_cosh.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_cosh_\0aten::_foreach_cosh_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_div.List\0aten::_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]\0"
    "aten::_foreach_div.List_out\0aten::_foreach_div.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_div.Scalar\0aten::_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]\0"
    "aten::_foreach_div.ScalarList\0aten::_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_div.ScalarList_out\0aten::_foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_div.Scalar_out\0aten::_foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_div.Tensor\0aten::_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]\0"
    "aten::_foreach_div.Tensor_out\0aten::_foreach_div.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_div_.List\0aten::_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()\0"
    "aten::_foreach_div_.Scalar\0aten::_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()\0"
    "aten::_foreach_div_.ScalarList\0aten::_foreach_div_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()\0"
    "aten::_foreach_div_.Tensor\0aten::_foreach_div_.Tensor(Tensor(a!)[] self, Tensor other) -> ()\0"
    "aten::_foreach_erf\0aten::_foreach_erf(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_erf.out\0aten::_foreach_erf.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_erf_\0aten::_foreach_erf_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_erfc\0aten::_foreach_erfc(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_erfc.out\0aten::_foreach_erfc.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_erfc_\0aten::_foreach_erfc_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_exp\0aten::_foreach_exp(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_exp.out\0aten::_foreach_exp.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_exp_\0aten::_foreach_exp_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_expm1\0aten::_foreach_expm1(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_expm1.out\0aten::_foreach_expm1.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_expm1_\0aten::_foreach_expm1_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_floor\0aten::_foreach_floor(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_floor.out\0aten::_foreach_floor.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_floor_\0aten::_foreach_floor_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_frac\0aten::_foreach_frac(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_frac.out\0aten::_foreach_frac.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_frac_\0aten::_foreach_frac_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_lerp.List\0aten::_foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]\0"
    "aten::_foreach_lerp.List_out\0aten::_foreach_lerp.List_out(Tensor[] self, Tensor[] tensors1, Tensor[] weights, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_lerp.Scalar\0aten::_foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]\0"
    "aten::_foreach_lerp.ScalarList\0aten::_foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]\0"
    "aten::_foreach_lerp.ScalarList_out\0aten::_foreach_lerp.ScalarList_out(Tensor[] self, Tensor[] tensors1, Scalar[] weight, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_lerp.Scalar_out\0aten::_foreach_lerp.Scalar_out(Tensor[] self, Tensor[] tensors1, Scalar weight, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_lerp_.List\0aten::_foreach_lerp_.List(Tensor(a!)[] self, Tensor[] tensors1, Tensor[] weights) -> ()\0"
    "aten::_foreach_lerp_.Scalar\0aten::_foreach_lerp_.Scalar(Tensor(a!)[] self, Tensor[] tensors1, Scalar weight) -> ()\0"
    "aten::_foreach_lerp_.ScalarList\0aten::_foreach_lerp_.ScalarList(Tensor(a!)[] self, Tensor[] tensors1, Scalar[] weight) -> ()\0"
    "aten::_foreach_lgamma\0aten::_foreach_lgamma(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_lgamma.out\0aten::_foreach_lgamma.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_lgamma_\0aten::_foreach_lgamma_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_log\0aten::_foreach_log(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_log.out\0aten::_foreach_log.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_log10\0aten::_foreach_log10(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_log10.out\0aten::_foreach_log10.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_log10_\0aten::_foreach_log10_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_log1p\0aten::_foreach_log1p(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_log1p.out\0aten::_foreach_log1p.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_log1p_\0aten::_foreach_log1p_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_log2\0aten::_foreach_log2(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_log2.out\0aten::_foreach_log2.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_log2_\0aten::_foreach_log2_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_log_\0aten::_foreach_log_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_max\0aten::_foreach_max(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_max.out\0aten::_foreach_max.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_maximum.List\0aten::_foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]\0"
    "aten::_foreach_maximum.List_out\0aten::_foreach_maximum.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_maximum.Scalar\0aten::_foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]\0"
    "aten::_foreach_maximum.ScalarList\0aten::_foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_maximum.ScalarList_out\0aten::_foreach_maximum.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_maximum.Scalar_out\0aten::_foreach_maximum.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_maximum_.List\0aten::_foreach_maximum_.List(Tensor(a!)[] self, Tensor[] other) -> ()\0"
    "aten::_foreach_maximum_.Scalar\0aten::_foreach_maximum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()\0"
    "aten::_foreach_maximum_.ScalarList\0aten::_foreach_maximum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()\0"
    "aten::_foreach_minimum.List\0aten::_foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]\0"
    "aten::_foreach_minimum.List_out\0aten::_foreach_minimum.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_minimum.Scalar\0aten::_foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]\0"
    "aten::_foreach_minimum.ScalarList\0aten::_foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_minimum.ScalarList_out\0aten::_foreach_minimum.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_minimum.Scalar_out\0aten::_foreach_minimum.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_minimum_.List\0aten::_foreach_minimum_.List(Tensor(a!)[] self, Tensor[] other) -> ()\0"
    "aten::_foreach_minimum_.Scalar\0aten::_foreach_minimum_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()\0"
    "aten::_foreach_minimum_.ScalarList\0aten::_foreach_minimum_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()\0"
    "aten::_foreach_mm\0aten::_foreach_mm(Tensor[] self, Tensor[] mat2) -> Tensor[]\0"
    "aten::_foreach_mul.List\0aten::_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]\0"
    "aten::_foreach_mul.List_out\0aten::_foreach_mul.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_mul.Scalar\0aten::_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]\0"
    "aten::_foreach_mul.ScalarList\0aten::_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_mul.ScalarList_out\0aten::_foreach_mul.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_mul.Scalar_out\0aten::_foreach_mul.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_mul.Tensor\0aten::_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]\0"
    "aten::_foreach_mul.Tensor_out\0aten::_foreach_mul.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_mul_.List\0aten::_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()\0"
    "aten::_foreach_mul_.Scalar\0aten::_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()\0"
    "aten::_foreach_mul_.ScalarList\0aten::_foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()\0"
    "aten::_foreach_mul_.Tensor\0aten::_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()\0"
    "aten::_foreach_neg\0aten::_foreach_neg(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_neg.out\0aten::_foreach_neg.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_neg_\0aten::_foreach_neg_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_norm.Scalar\0aten::_foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]\0"
    "aten::_foreach_norm.Scalar_out\0aten::_foreach_norm.Scalar_out(Tensor[] self, Scalar ord=2, ScalarType? dtype=None, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_pow.List\0aten::_foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]\0"
    "aten::_foreach_pow.List_out\0aten::_foreach_pow.List_out(Tensor[] self, Tensor[] exponent, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_pow.Scalar\0aten::_foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]\0"
    "aten::_foreach_pow.ScalarAndTensor\0aten::_foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]\0"
    "aten::_foreach_pow.ScalarList\0aten::_foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]\0"
    "aten::_foreach_pow.ScalarList_out\0aten::_foreach_pow.ScalarList_out(Tensor[] self, Scalar[] exponent, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_pow.Scalar_out\0aten::_foreach_pow.Scalar_out(Tensor[] self, Scalar exponent, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_pow_.List\0aten::_foreach_pow_.List(Tensor(a!)[] self, Tensor[] exponent) -> ()\0"
    "aten::_foreach_pow_.Scalar\0aten::_foreach_pow_.Scalar(Tensor(a!)[] self, Scalar exponent) -> ()\0"
    "aten::_foreach_pow_.ScalarList\0aten::_foreach_pow_.ScalarList(Tensor(a!)[] self, Scalar[] exponent) -> ()\0"
    "aten::_foreach_powsum.Scalar\0aten::_foreach_powsum.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]\0"
    "aten::_foreach_powsum.Scalar_out\0aten::_foreach_powsum.Scalar_out(Tensor[] self, Scalar ord=2, ScalarType? dtype=None, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_reciprocal\0aten::_foreach_reciprocal(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_reciprocal.out\0aten::_foreach_reciprocal.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_reciprocal_\0aten::_foreach_reciprocal_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_round\0aten::_foreach_round(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_round.out\0aten::_foreach_round.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_round_\0aten::_foreach_round_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_rsqrt\0aten::_foreach_rsqrt(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_rsqrt.out\0aten::_foreach_rsqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_rsqrt_\0aten::_foreach_rsqrt_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_sigmoid\0aten::_foreach_sigmoid(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_sigmoid.out\0aten::_foreach_sigmoid.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_sigmoid_\0aten::_foreach_sigmoid_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_sign\0aten::_foreach_sign(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_sign.out\0aten::_foreach_sign.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_sign_\0aten::_foreach_sign_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_sin\0aten::_foreach_sin(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_sin.out\0aten::_foreach_sin.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_sin_\0aten::_foreach_sin_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_sinh\0aten::_foreach_sinh(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_sinh.out\0aten::_foreach_sinh.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_sinh_\0aten::_foreach_sinh_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_sqrt\0aten::_foreach_sqrt(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_sqrt.out\0aten::_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_sqrt_\0aten::_foreach_sqrt_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_sub.List\0aten::_foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]\0"
    "aten::_foreach_sub.List_out\0aten::_foreach_sub.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_sub.Scalar\0aten::_foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]\0"
    "aten::_foreach_sub.ScalarList\0aten::_foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]\0"
    "aten::_foreach_sub.ScalarList_out\0aten::_foreach_sub.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_sub.Scalar_out\0aten::_foreach_sub.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_sub_.List\0aten::_foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()\0"
    "aten::_foreach_sub_.Scalar\0aten::_foreach_sub_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()\0"
    "aten::_foreach_sub_.ScalarList\0aten::_foreach_sub_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()\0"
    "aten::_foreach_tan\0aten::_foreach_tan(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_tan.out\0aten::_foreach_tan.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_tan_\0aten::_foreach_tan_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_tanh\0aten::_foreach_tanh(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_tanh.out\0aten::_foreach_tanh.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_tanh_\0aten::_foreach_tanh_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_trunc\0aten::_foreach_trunc(Tensor[] self) -> Tensor[]\0"
    "aten::_foreach_trunc.out\0aten::_foreach_trunc.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_trunc_\0aten::_foreach_trunc_(Tensor(a!)[] self) -> ()\0"
    "aten::_foreach_zero\0aten::_foreach_zero(Tensor[] self) -> Tensor[] self_out\0"
    "aten::_foreach_zero.out\0aten::_foreach_zero.out(Tensor[] self, *, Tensor(a!)[] out) -> ()\0"
    "aten::_foreach_zero_\0aten::_foreach_zero_(Tensor(a!)[] self) -> ()\0"
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
    "aten::linalg__powsum\0aten::linalg__powsum(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor\0"
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
    "tenon::maximum.Scalar\0tenon::maximum.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "tenon::maximum_\0tenon::maximum_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "tenon::minimum.Scalar\0tenon::minimum.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "tenon::minimum_\0tenon::minimum_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "";
