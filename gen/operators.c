/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "dispatch/builtins.h"

typedef tn_status kernel(const tn_call *, const StableIValue *, StableIValue *);
kernel tni_kernel___and___Scalar, tni_kernel___and___Tensor, tni_kernel___iand___Scalar,
    tni_kernel___iand___Tensor, tni_kernel___ilshift___Scalar, tni_kernel___ilshift___Tensor,
    tni_kernel___ior___Scalar, tni_kernel___ior___Tensor, tni_kernel___irshift___Scalar,
    tni_kernel___irshift___Tensor, tni_kernel___ixor___Scalar, tni_kernel___ixor___Tensor,
    tni_kernel___lshift___Scalar, tni_kernel___lshift___Tensor, tni_kernel___or___Scalar,
    tni_kernel___or___Tensor, tni_kernel___rshift___Scalar, tni_kernel___rshift___Tensor,
    tni_kernel___xor___Scalar, tni_kernel___xor___Tensor, tni_kernel__adaptive_avg_pool2d,
    tni_kernel__adaptive_avg_pool2d_backward, tni_kernel__adaptive_avg_pool3d,
    tni_kernel__adaptive_avg_pool3d_backward, tni_kernel__aminmax, tni_kernel__aminmax_dim,
    tni_kernel__assert_async, tni_kernel__assert_async_msg, tni_kernel__assert_scalar,
    tni_kernel__assert_tensor_metadata, tni_kernel__batch_norm_no_update,
    tni_kernel__batch_norm_with_update, tni_kernel__batch_norm_with_update_out,
    tni_kernel__cdist_backward, tni_kernel__cdist_forward,
    tni_kernel__choose_qparams_per_token_asymmetric_impl, tni_kernel__chunk_cat, tni_kernel__conj,
    tni_kernel__conj_physical, tni_kernel__convolution, tni_kernel__convolution_deprecated,
    tni_kernel__convolution_mode, tni_kernel__ctc_loss, tni_kernel__ctc_loss_Tensor,
    tni_kernel__ctc_loss_backward, tni_kernel__ctc_loss_backward_Tensor, tni_kernel__cummax_helper,
    tni_kernel__cummin_helper, tni_kernel__efficientzerotensor, tni_kernel__embedding_bag,
    tni_kernel__embedding_bag_backward, tni_kernel__embedding_bag_dense_backward,
    tni_kernel__embedding_bag_forward_only, tni_kernel__embedding_bag_per_sample_weights_backward,
    tni_kernel__euclidean_dist,
    tni_kernel__fake_quantize_per_tensor_affine_cachemask_tensor_qparams, tni_kernel__fft_c2c,
    tni_kernel__fft_c2c_out, tni_kernel__fft_c2r, tni_kernel__fft_c2r_out, tni_kernel__fft_r2c,
    tni_kernel__fft_r2c_out, tni_kernel__functional_assert_async_msg,
    tni_kernel__functional_assert_scalar, tni_kernel__functional_sym_constrain_range,
    tni_kernel__functional_sym_constrain_range_for_size, tni_kernel__fused_adagrad_,
    tni_kernel__fused_adagrad__tensor_lr, tni_kernel__fused_adam_,
    tni_kernel__fused_adam__tensor_lr, tni_kernel__fused_adamw_,
    tni_kernel__fused_adamw__tensor_lr, tni_kernel__fused_moving_avg_obs_fq_helper,
    tni_kernel__fused_rms_norm, tni_kernel__fused_sdp_choice, tni_kernel__fused_sgd_,
    tni_kernel__fused_sgd__tensor_lr, tni_kernel__grouped_mm, tni_kernel__histogramdd_bin_edges,
    tni_kernel__histogramdd_from_bin_cts, tni_kernel__histogramdd_from_bin_tensors,
    tni_kernel__index_put_impl_, tni_kernel__int_mm, tni_kernel__int_mm_out,
    tni_kernel__is_all_true, tni_kernel__is_any_true, tni_kernel__linalg_check_errors,
    tni_kernel__linalg_det, tni_kernel__linalg_eigh, tni_kernel__linalg_eigvals,
    tni_kernel__linalg_slogdet, tni_kernel__linalg_solve_ex, tni_kernel__linalg_svd,
    tni_kernel__local_scalar_dense, tni_kernel__logcumsumexp, tni_kernel__lu_with_info,
    tni_kernel__native_batch_norm_legit, tni_kernel__native_batch_norm_legit_no_stats,
    tni_kernel__native_batch_norm_legit_no_training, tni_kernel__native_batch_norm_legit_out,
    tni_kernel__neg_view, tni_kernel__pdist_backward, tni_kernel__pdist_forward,
    tni_kernel__prelu_kernel, tni_kernel__prelu_kernel_backward, tni_kernel__reshape_alias,
    tni_kernel__safe_softmax, tni_kernel__scaled_dot_product_attention_math,
    tni_kernel__scaled_dot_product_flash_attention_for_cpu,
    tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward, tni_kernel__scaled_mm,
    tni_kernel__scaled_mm_out, tni_kernel__segment_reduce_backward,
    tni_kernel__slow_conv2d_backward_output_mask, tni_kernel__slow_conv2d_forward,
    tni_kernel__thnn_differentiable_gru_cell_backward,
    tni_kernel__thnn_differentiable_lstm_cell_backward, tni_kernel__to_copy, tni_kernel__trilinear,
    tni_kernel__unique, tni_kernel__unique2, tni_kernel__unsafe_index_Tensor,
    tni_kernel__unsafe_index_put, tni_kernel__unsafe_masked_index,
    tni_kernel__unsafe_masked_index_put_accumulate, tni_kernel__upsample_bicubic2d_aa,
    tni_kernel__upsample_bicubic2d_aa_backward, tni_kernel__upsample_bicubic2d_aa_vec,
    tni_kernel__upsample_bilinear2d_aa, tni_kernel__upsample_bilinear2d_aa_backward,
    tni_kernel__upsample_bilinear2d_aa_vec, tni_kernel__upsample_lanczos2d_aa,
    tni_kernel__upsample_lanczos2d_aa_backward, tni_kernel__upsample_lanczos2d_aa_vec,
    tni_kernel__upsample_nearest_exact1d, tni_kernel__upsample_nearest_exact1d_backward,
    tni_kernel__upsample_nearest_exact1d_vec, tni_kernel__upsample_nearest_exact2d,
    tni_kernel__upsample_nearest_exact2d_backward, tni_kernel__upsample_nearest_exact2d_vec,
    tni_kernel__upsample_nearest_exact3d, tni_kernel__upsample_nearest_exact3d_backward,
    tni_kernel__upsample_nearest_exact3d_vec, tni_kernel__version,
    tni_kernel__weight_int4pack_mm_for_cpu, tni_kernel__weight_int8pack_mm,
    tni_kernel__weight_norm, tni_kernel__weight_norm_differentiable_backward,
    tni_kernel__weight_norm_interface, tni_kernel__weight_norm_interface_backward, tni_kernel_abs,
    tni_kernel_abs_, tni_kernel_abs_out, tni_kernel_absolute, tni_kernel_absolute_,
    tni_kernel_absolute_out, tni_kernel_adaptive_avg_pool1d, tni_kernel_adaptive_avg_pool2d,
    tni_kernel_adaptive_avg_pool3d, tni_kernel_adaptive_max_pool1d, tni_kernel_adaptive_max_pool2d,
    tni_kernel_adaptive_max_pool2d_backward, tni_kernel_adaptive_max_pool3d,
    tni_kernel_adaptive_max_pool3d_backward, tni_kernel_add_Scalar, tni_kernel_add__Scalar,
    tni_kernel_addbmm, tni_kernel_addbmm_, tni_kernel_addbmm_out, tni_kernel_addr,
    tni_kernel_adjoint, tni_kernel_affine_grid_generator,
    tni_kernel_affine_grid_generator_backward, tni_kernel_alias, tni_kernel_allclose,
    tni_kernel_alpha_dropout, tni_kernel_alpha_dropout_, tni_kernel_angle, tni_kernel_angle_out,
    tni_kernel_arange, tni_kernel_arange_start, tni_kernel_arange_start_step, tni_kernel_arccos,
    tni_kernel_arccos_, tni_kernel_arccos_out, tni_kernel_arccosh, tni_kernel_arccosh_,
    tni_kernel_arccosh_out, tni_kernel_arcsin, tni_kernel_arcsin_, tni_kernel_arcsin_out,
    tni_kernel_arcsinh, tni_kernel_arcsinh_, tni_kernel_arcsinh_out, tni_kernel_arctan,
    tni_kernel_arctan2, tni_kernel_arctan2_, tni_kernel_arctan2_out, tni_kernel_arctan_,
    tni_kernel_arctan_out, tni_kernel_arctanh, tni_kernel_arctanh_, tni_kernel_arctanh_out,
    tni_kernel_argsort, tni_kernel_argsort_stable, tni_kernel_argsort_stable_out,
    tni_kernel_argwhere, tni_kernel_as_strided, tni_kernel_as_strided_scatter,
    tni_kernel_atleast_1d, tni_kernel_atleast_1d_Sequence, tni_kernel_atleast_2d,
    tni_kernel_atleast_2d_Sequence, tni_kernel_atleast_3d, tni_kernel_atleast_3d_Sequence,
    tni_kernel_avg_pool1d, tni_kernel_avg_pool2d, tni_kernel_avg_pool2d_backward,
    tni_kernel_avg_pool3d, tni_kernel_avg_pool3d_backward, tni_kernel_backend_select,
    tni_kernel_bartlett_window, tni_kernel_bartlett_window_periodic, tni_kernel_batch_norm,
    tni_kernel_batch_norm_backward, tni_kernel_batch_norm_update_stats, tni_kernel_bernoulli,
    tni_kernel_bernoulli__Tensor, tni_kernel_bernoulli__float, tni_kernel_bernoulli_out,
    tni_kernel_bernoulli_p, tni_kernel_bilinear, tni_kernel_binary_cross_entropy,
    tni_kernel_binary_cross_entropy_backward, tni_kernel_binary_cross_entropy_with_logits,
    tni_kernel_bincount, tni_kernel_binomial, tni_kernel_bitwise_and_Scalar,
    tni_kernel_bitwise_and_Scalar_Tensor, tni_kernel_bitwise_and_Scalar_out,
    tni_kernel_bitwise_and__Scalar, tni_kernel_bitwise_left_shift_Scalar_Tensor,
    tni_kernel_bitwise_left_shift_Tensor_Scalar, tni_kernel_bitwise_left_shift_Tensor_Scalar_out,
    tni_kernel_bitwise_left_shift__Tensor_Scalar, tni_kernel_bitwise_or_Scalar,
    tni_kernel_bitwise_or_Scalar_Tensor, tni_kernel_bitwise_or_Scalar_out,
    tni_kernel_bitwise_or__Scalar, tni_kernel_bitwise_right_shift_Scalar_Tensor,
    tni_kernel_bitwise_right_shift_Tensor_Scalar, tni_kernel_bitwise_right_shift_Tensor_Scalar_out,
    tni_kernel_bitwise_right_shift__Tensor_Scalar, tni_kernel_bitwise_xor_Scalar,
    tni_kernel_bitwise_xor_Scalar_Tensor, tni_kernel_bitwise_xor_Scalar_out,
    tni_kernel_bitwise_xor__Scalar, tni_kernel_blackman_window,
    tni_kernel_blackman_window_periodic, tni_kernel_block_diag, tni_kernel_broadcast_tensors,
    tni_kernel_broadcast_to, tni_kernel_bucketize_Scalar, tni_kernel_bucketize_Tensor,
    tni_kernel_can_cast, tni_kernel_cartesian_prod, tni_kernel_cat, tni_kernel_cat_elsewhere,
    tni_kernel_cat_out, tni_kernel_cauchy_, tni_kernel_cdist, tni_kernel_celu,
    tni_kernel_chain_matmul, tni_kernel_channel_shuffle, tni_kernel_cholesky,
    tni_kernel_cholesky_inverse, tni_kernel_cholesky_out, tni_kernel_cholesky_solve,
    tni_kernel_cholesky_solve_out, tni_kernel_choose_qparams_per_token,
    tni_kernel_choose_qparams_per_token_asymmetric, tni_kernel_choose_qparams_symmetric_tensor,
    tni_kernel_choose_qparams_tensor, tni_kernel_chunk, tni_kernel_clip, tni_kernel_clip_,
    tni_kernel_clip_Tensor, tni_kernel_clip_Tensor_out, tni_kernel_clip__Tensor,
    tni_kernel_clip_out, tni_kernel_clone, tni_kernel_col2im, tni_kernel_column_stack,
    tni_kernel_combinations, tni_kernel_complex, tni_kernel_complex_out, tni_kernel_concat,
    tni_kernel_concatenate, tni_kernel_conj, tni_kernel_conj_physical, tni_kernel_constant_pad_nd,
    tni_kernel_contiguous, tni_kernel_conv1d, tni_kernel_conv1d_padding, tni_kernel_conv2d,
    tni_kernel_conv2d_padding, tni_kernel_conv3d, tni_kernel_conv3d_padding,
    tni_kernel_conv_transpose1d, tni_kernel_conv_transpose2d_input,
    tni_kernel_conv_transpose3d_input, tni_kernel_convert_element_type_no_fuse,
    tni_kernel_convolution, tni_kernel_convolution_backward, tni_kernel_copy_,
    tni_kernel_copysign_Scalar, tni_kernel_copysign_Scalar_out, tni_kernel_copysign__Scalar,
    tni_kernel_corrcoef, tni_kernel_cosine_embedding_loss, tni_kernel_cosine_similarity,
    tni_kernel_count_nonzero, tni_kernel_count_nonzero_dim_IntList, tni_kernel_cov,
    tni_kernel_cross, tni_kernel_cross_entropy_loss, tni_kernel_ctc_loss_IntList,
    tni_kernel_ctc_loss_Tensor, tni_kernel_cummax, tni_kernel_cummin,
    tni_kernel_cumulative_trapezoid_dx, tni_kernel_cumulative_trapezoid_x, tni_kernel_data,
    tni_kernel_deg2rad, tni_kernel_dequantize_per_channel, tni_kernel_dequantize_per_channel_group,
    tni_kernel_dequantize_per_token, tni_kernel_det, tni_kernel_detach, tni_kernel_detach_,
    tni_kernel_diag, tni_kernel_diag_embed, tni_kernel_diagflat, tni_kernel_diagonal,
    tni_kernel_diagonal_backward, tni_kernel_diagonal_scatter, tni_kernel_diff,
    tni_kernel_diff_out, tni_kernel_dim, tni_kernel_dist, tni_kernel_div_Scalar,
    tni_kernel_div_Scalar_mode, tni_kernel_div__Scalar, tni_kernel_div__Scalar_mode,
    tni_kernel_divide_Scalar, tni_kernel_divide_Scalar_mode, tni_kernel_divide_Tensor,
    tni_kernel_divide_Tensor_mode, tni_kernel_divide__Scalar, tni_kernel_divide__Scalar_mode,
    tni_kernel_divide__Tensor, tni_kernel_divide__Tensor_mode, tni_kernel_divide_out,
    tni_kernel_divide_out_mode, tni_kernel_dot, tni_kernel_dropout, tni_kernel_dropout_,
    tni_kernel_dsplit_array, tni_kernel_dsplit_int, tni_kernel_dstack, tni_kernel_einsum,
    tni_kernel_embedding, tni_kernel_embedding_backward, tni_kernel_embedding_bag,
    tni_kernel_embedding_bag_padding_idx, tni_kernel_embedding_dense_backward,
    tni_kernel_embedding_renorm_, tni_kernel_empty_like, tni_kernel_empty_memory_format,
    tni_kernel_empty_out, tni_kernel_empty_permuted, tni_kernel_empty_strided, tni_kernel_equal,
    tni_kernel_expand, tni_kernel_expand_as, tni_kernel_exponential_, tni_kernel_eye,
    tni_kernel_eye_m, tni_kernel_fake_quantize_per_channel_affine,
    tni_kernel_fake_quantize_per_channel_affine_cachemask,
    tni_kernel_fake_quantize_per_channel_affine_cachemask_backward,
    tni_kernel_fake_quantize_per_tensor_affine,
    tni_kernel_fake_quantize_per_tensor_affine_cachemask,
    tni_kernel_fake_quantize_per_tensor_affine_cachemask_backward,
    tni_kernel_fake_quantize_per_tensor_affine_tensor_qparams, tni_kernel_feature_alpha_dropout,
    tni_kernel_feature_alpha_dropout_, tni_kernel_feature_dropout, tni_kernel_feature_dropout_,
    tni_kernel_fft_fft, tni_kernel_fft_fft2, tni_kernel_fft_fft2_out, tni_kernel_fft_fft_out,
    tni_kernel_fft_fftfreq, tni_kernel_fft_fftfreq_out, tni_kernel_fft_fftn,
    tni_kernel_fft_fftn_out, tni_kernel_fft_fftshift, tni_kernel_fft_hfft, tni_kernel_fft_hfft2,
    tni_kernel_fft_hfft2_out, tni_kernel_fft_hfft_out, tni_kernel_fft_hfftn,
    tni_kernel_fft_hfftn_out, tni_kernel_fft_ifft, tni_kernel_fft_ifft2, tni_kernel_fft_ifft2_out,
    tni_kernel_fft_ifft_out, tni_kernel_fft_ifftn, tni_kernel_fft_ifftn_out,
    tni_kernel_fft_ifftshift, tni_kernel_fft_ihfft, tni_kernel_fft_ihfft2,
    tni_kernel_fft_ihfft2_out, tni_kernel_fft_ihfft_out, tni_kernel_fft_ihfftn,
    tni_kernel_fft_ihfftn_out, tni_kernel_fft_irfft, tni_kernel_fft_irfft2,
    tni_kernel_fft_irfft2_out, tni_kernel_fft_irfft_out, tni_kernel_fft_irfftn,
    tni_kernel_fft_irfftn_out, tni_kernel_fft_rfft, tni_kernel_fft_rfft2, tni_kernel_fft_rfft2_out,
    tni_kernel_fft_rfft_out, tni_kernel_fft_rfftfreq, tni_kernel_fft_rfftfreq_out,
    tni_kernel_fft_rfftn, tni_kernel_fft_rfftn_out, tni_kernel_fill__Scalar,
    tni_kernel_fill__Tensor, tni_kernel_fix, tni_kernel_fix_, tni_kernel_fix_out,
    tni_kernel_flatten_using_ints, tni_kernel_flip, tni_kernel_fliplr, tni_kernel_flipud,
    tni_kernel_float_power_Scalar, tni_kernel_float_power_Scalar_out,
    tni_kernel_float_power_Tensor_Scalar, tni_kernel_float_power_Tensor_Scalar_out,
    tni_kernel_float_power_Tensor_Tensor, tni_kernel_float_power_Tensor_Tensor_out,
    tni_kernel_float_power__Scalar, tni_kernel_float_power__Tensor, tni_kernel_floor_divide,
    tni_kernel_floor_divide_Scalar, tni_kernel_floor_divide__Scalar,
    tni_kernel_floor_divide__Tensor, tni_kernel_floor_divide_out, tni_kernel_fmod_Scalar,
    tni_kernel_fmod_Scalar_out, tni_kernel_fmod__Scalar, tni_kernel_fractional_max_pool2d,
    tni_kernel_fractional_max_pool2d_backward, tni_kernel_fractional_max_pool3d,
    tni_kernel_fractional_max_pool3d_backward, tni_kernel_frexp_Tensor,
    tni_kernel_frexp_Tensor_out, tni_kernel_from_file, tni_kernel_full, tni_kernel_full_like,
    tni_kernel_fused_moving_avg_obs_fake_quant, tni_kernel_gather_backward, tni_kernel_geometric_,
    tni_kernel_geqrf, tni_kernel_ger, tni_kernel_get_device, tni_kernel_glu,
    tni_kernel_glu_backward, tni_kernel_gradient_array, tni_kernel_gradient_scalararray,
    tni_kernel_gradient_scalarint, tni_kernel_gradient_scalarrayarray,
    tni_kernel_gradient_scalarrayint, tni_kernel_gradient_tensorarray,
    tni_kernel_gradient_tensorarrayint, tni_kernel_greater_Scalar, tni_kernel_greater_Scalar_out,
    tni_kernel_greater_Tensor, tni_kernel_greater_Tensor_out, tni_kernel_greater__Scalar,
    tni_kernel_greater__Tensor, tni_kernel_greater_equal_Scalar,
    tni_kernel_greater_equal_Scalar_out, tni_kernel_greater_equal_Tensor,
    tni_kernel_greater_equal_Tensor_out, tni_kernel_greater_equal__Scalar,
    tni_kernel_greater_equal__Tensor, tni_kernel_grid_sampler, tni_kernel_grid_sampler_2d,
    tni_kernel_grid_sampler_2d_backward, tni_kernel_grid_sampler_3d,
    tni_kernel_grid_sampler_3d_backward, tni_kernel_group_norm, tni_kernel_gru_cell,
    tni_kernel_gru_data, tni_kernel_gru_input, tni_kernel_hamming_window,
    tni_kernel_hamming_window_periodic, tni_kernel_hamming_window_periodic_alpha,
    tni_kernel_hamming_window_periodic_alpha_beta, tni_kernel_hann_window,
    tni_kernel_hann_window_periodic, tni_kernel_hardswish, tni_kernel_hardswish_,
    tni_kernel_hardswish_backward, tni_kernel_hardswish_out, tni_kernel_hardtanh,
    tni_kernel_hardtanh_, tni_kernel_hardtanh_backward, tni_kernel_hardtanh_backward_grad_input,
    tni_kernel_hardtanh_out, tni_kernel_hinge_embedding_loss, tni_kernel_histc,
    tni_kernel_histogram_bin_ct, tni_kernel_histogram_bins_tensor, tni_kernel_histogramdd,
    tni_kernel_histogramdd_TensorList_bins, tni_kernel_histogramdd_int_bins,
    tni_kernel_hsplit_array, tni_kernel_hsplit_int, tni_kernel_hstack, tni_kernel_huber_loss,
    tni_kernel_huber_loss_backward, tni_kernel_huber_loss_backward_out, tni_kernel_im2col,
    tni_kernel_imag, tni_kernel_index_Tensor, tni_kernel_index_fill__int_Scalar,
    tni_kernel_index_fill__int_Tensor, tni_kernel_index_put_, tni_kernel_index_select,
    tni_kernel_index_select_backward, tni_kernel_inner, tni_kernel_inner_out,
    tni_kernel_instance_norm, tni_kernel_inverse, tni_kernel_is_complex, tni_kernel_is_conj,
    tni_kernel_is_contiguous, tni_kernel_is_contiguous_memory_format, tni_kernel_is_distributed,
    tni_kernel_is_floating_point, tni_kernel_is_inference, tni_kernel_is_leaf, tni_kernel_is_neg,
    tni_kernel_is_nonzero, tni_kernel_is_pinned, tni_kernel_is_same_size, tni_kernel_is_set_to,
    tni_kernel_is_signed, tni_kernel_isclose, tni_kernel_isfinite, tni_kernel_isinf,
    tni_kernel_isnan, tni_kernel_isreal, tni_kernel_istft, tni_kernel_item,
    tni_kernel_kaiser_window, tni_kernel_kaiser_window_beta, tni_kernel_kaiser_window_periodic,
    tni_kernel_kl_div, tni_kernel_kron, tni_kernel_kthvalue, tni_kernel_kthvalue_values,
    tni_kernel_l1_loss, tni_kernel_layer_norm, tni_kernel_ldexp_Tensor, tni_kernel_less_Scalar,
    tni_kernel_less_Scalar_out, tni_kernel_less_Tensor, tni_kernel_less_Tensor_out,
    tni_kernel_less__Scalar, tni_kernel_less__Tensor, tni_kernel_less_equal_Scalar,
    tni_kernel_less_equal_Scalar_out, tni_kernel_less_equal_Tensor,
    tni_kernel_less_equal_Tensor_out, tni_kernel_less_equal__Scalar, tni_kernel_less_equal__Tensor,
    tni_kernel_lift, tni_kernel_lift_fresh, tni_kernel_linalg__powsum, tni_kernel_linalg_cholesky,
    tni_kernel_linalg_cholesky_ex, tni_kernel_linalg_cond, tni_kernel_linalg_cond_p_str,
    tni_kernel_linalg_cross, tni_kernel_linalg_det, tni_kernel_linalg_diagonal,
    tni_kernel_linalg_eig, tni_kernel_linalg_eigh, tni_kernel_linalg_eigvals,
    tni_kernel_linalg_eigvalsh, tni_kernel_linalg_householder_product, tni_kernel_linalg_inv,
    tni_kernel_linalg_inv_ex, tni_kernel_linalg_ldl_factor, tni_kernel_linalg_ldl_factor_ex,
    tni_kernel_linalg_ldl_solve, tni_kernel_linalg_lstsq, tni_kernel_linalg_lu,
    tni_kernel_linalg_lu_factor, tni_kernel_linalg_lu_factor_ex, tni_kernel_linalg_lu_solve,
    tni_kernel_linalg_matmul, tni_kernel_linalg_matrix_exp, tni_kernel_linalg_matrix_norm,
    tni_kernel_linalg_matrix_norm_str_ord, tni_kernel_linalg_matrix_power,
    tni_kernel_linalg_matrix_power_out, tni_kernel_linalg_matrix_rank,
    tni_kernel_linalg_matrix_rank_atol_rtol_float, tni_kernel_linalg_matrix_rank_atol_rtol_tensor,
    tni_kernel_linalg_matrix_rank_tol_tensor, tni_kernel_linalg_multi_dot, tni_kernel_linalg_norm,
    tni_kernel_linalg_norm_ord_str, tni_kernel_linalg_pinv, tni_kernel_linalg_pinv_atol_rtol_float,
    tni_kernel_linalg_pinv_atol_rtol_tensor, tni_kernel_linalg_pinv_rcond_tensor,
    tni_kernel_linalg_qr, tni_kernel_linalg_slogdet, tni_kernel_linalg_solve,
    tni_kernel_linalg_solve_ex, tni_kernel_linalg_solve_triangular, tni_kernel_linalg_svd,
    tni_kernel_linalg_svdvals, tni_kernel_linalg_tensorinv, tni_kernel_linalg_tensorinv_out,
    tni_kernel_linalg_tensorsolve, tni_kernel_linalg_vander, tni_kernel_linalg_vecdot,
    tni_kernel_linear, tni_kernel_linear_out, tni_kernel_linspace,
    tni_kernel_linspace_Scalar_Tensor, tni_kernel_linspace_Tensor_Scalar,
    tni_kernel_linspace_Tensor_Tensor, tni_kernel_log_normal_, tni_kernel_log_sigmoid,
    tni_kernel_log_sigmoid_backward, tni_kernel_log_sigmoid_backward_grad_input,
    tni_kernel_log_sigmoid_forward, tni_kernel_log_sigmoid_forward_output,
    tni_kernel_log_sigmoid_out, tni_kernel_log_softmax_int, tni_kernel_logcumsumexp,
    tni_kernel_logdet, tni_kernel_logical_and, tni_kernel_logical_and_, tni_kernel_logical_and_out,
    tni_kernel_logical_not, tni_kernel_logical_not_, tni_kernel_logical_not_out,
    tni_kernel_logical_or, tni_kernel_logical_or_, tni_kernel_logical_or_out,
    tni_kernel_logical_xor, tni_kernel_logical_xor_, tni_kernel_logical_xor_out, tni_kernel_logit,
    tni_kernel_logit_, tni_kernel_logit_out, tni_kernel_logspace,
    tni_kernel_logspace_Scalar_Tensor, tni_kernel_logspace_Tensor_Scalar,
    tni_kernel_logspace_Tensor_Tensor, tni_kernel_logsumexp, tni_kernel_logsumexp_out,
    tni_kernel_lstm_cell, tni_kernel_lstm_data, tni_kernel_lstm_input, tni_kernel_lu_solve,
    tni_kernel_lu_unpack, tni_kernel_mH, tni_kernel_mT, tni_kernel_margin_ranking_loss,
    tni_kernel_masked_fill_Scalar, tni_kernel_masked_fill_Tensor, tni_kernel_masked_fill__Scalar,
    tni_kernel_masked_fill__Tensor, tni_kernel_masked_scatter, tni_kernel_masked_scatter_,
    tni_kernel_masked_scatter_backward, tni_kernel_masked_select, tni_kernel_masked_select_out,
    tni_kernel_matmul, tni_kernel_matmul_out, tni_kernel_matrix_H, tni_kernel_matrix_exp,
    tni_kernel_matrix_exp_backward, tni_kernel_matrix_power, tni_kernel_matrix_power_out,
    tni_kernel_max, tni_kernel_max_other, tni_kernel_max_out, tni_kernel_max_pool1d,
    tni_kernel_max_pool1d_with_indices, tni_kernel_max_pool2d, tni_kernel_max_pool2d_with_indices,
    tni_kernel_max_pool2d_with_indices_backward, tni_kernel_max_pool3d,
    tni_kernel_max_pool3d_with_indices, tni_kernel_max_pool3d_with_indices_backward,
    tni_kernel_max_unpool2d, tni_kernel_max_unpool3d, tni_kernel_mean, tni_kernel_mean_dtype_out,
    tni_kernel_median, tni_kernel_median_dim, tni_kernel_meshgrid, tni_kernel_meshgrid_indexing,
    tni_kernel_min, tni_kernel_min_other, tni_kernel_min_out, tni_kernel_mish_backward,
    tni_kernel_mish_backward_composite, tni_kernel_mkl__mkl_linear,
    tni_kernel_mkldnn__convolution_pointwise, tni_kernel_mkldnn__convolution_pointwise__binary,
    tni_kernel_mkldnn__convolution_pointwise_binary,
    tni_kernel_mkldnn__convolution_transpose_pointwise, tni_kernel_mkldnn__linear_pointwise,
    tni_kernel_mkldnn__linear_pointwise_binary, tni_kernel_mkldnn_rnn_layer, tni_kernel_mode,
    tni_kernel_moveaxis_int, tni_kernel_moveaxis_intlist, tni_kernel_movedim_int,
    tni_kernel_movedim_intlist, tni_kernel_mse_loss, tni_kernel_mse_loss_backward,
    tni_kernel_mse_loss_backward_grad_input, tni_kernel_msort, tni_kernel_msort_out,
    tni_kernel_mul_Scalar, tni_kernel_mul__Scalar, tni_kernel_multi_margin_loss,
    tni_kernel_multi_margin_loss_backward, tni_kernel_multilabel_margin_loss,
    tni_kernel_multilabel_margin_loss_backward, tni_kernel_multilabel_margin_loss_forward,
    tni_kernel_multinomial, tni_kernel_multinomial_out, tni_kernel_multiply_Scalar,
    tni_kernel_multiply_Tensor, tni_kernel_multiply__Scalar, tni_kernel_multiply__Tensor,
    tni_kernel_multiply_out, tni_kernel_mv, tni_kernel_mvlgamma, tni_kernel_mvlgamma_,
    tni_kernel_mvlgamma_out, tni_kernel_nan_to_num, tni_kernel_nan_to_num_,
    tni_kernel_nan_to_num_out, tni_kernel_nanmean, tni_kernel_nanmean_out, tni_kernel_nanmedian,
    tni_kernel_nanmedian_dim, tni_kernel_nanquantile, tni_kernel_nanquantile_scalar,
    tni_kernel_nansum, tni_kernel_nansum_out, tni_kernel_narrow, tni_kernel_narrow_Tensor,
    tni_kernel_narrow_copy, tni_kernel_native_batch_norm, tni_kernel_native_batch_norm_backward,
    tni_kernel_native_batch_norm_out, tni_kernel_native_channel_shuffle, tni_kernel_native_dropout,
    tni_kernel_native_dropout_backward, tni_kernel_native_group_norm,
    tni_kernel_native_group_norm_backward, tni_kernel_native_layer_norm,
    tni_kernel_native_layer_norm_backward, tni_kernel_negative, tni_kernel_negative_,
    tni_kernel_negative_out, tni_kernel_new_empty, tni_kernel_new_empty_strided,
    tni_kernel_new_full, tni_kernel_new_ones, tni_kernel_new_zeros, tni_kernel_nll_loss,
    tni_kernel_nll_loss2d, tni_kernel_nll_loss2d_backward, tni_kernel_nll_loss2d_forward,
    tni_kernel_nll_loss_backward, tni_kernel_nll_loss_forward, tni_kernel_nll_loss_nd,
    tni_kernel_nonzero, tni_kernel_nonzero_numpy, tni_kernel_nonzero_static,
    tni_kernel_norm_Scalar, tni_kernel_norm_ScalarOpt_dtype, tni_kernel_norm_except_dim,
    tni_kernel_normal_, tni_kernel_normal_Tensor_Tensor, tni_kernel_normal_Tensor_Tensor_out,
    tni_kernel_normal_Tensor_float, tni_kernel_normal_Tensor_float_out,
    tni_kernel_normal_float_Tensor, tni_kernel_normal_float_Tensor_out,
    tni_kernel_normal_float_float, tni_kernel_not_equal_Scalar, tni_kernel_not_equal_Scalar_out,
    tni_kernel_not_equal_Tensor, tni_kernel_not_equal_Tensor_out, tni_kernel_not_equal__Scalar,
    tni_kernel_not_equal__Tensor, tni_kernel_nuclear_norm, tni_kernel_nuclear_norm_dim,
    tni_kernel_numel, tni_kernel_numpy_T, tni_kernel_one_hot,
    tni_kernel_onednn_qconv2d_pointwise_binary_tensor, tni_kernel_onednn_qconv_pointwise_tensor,
    tni_kernel_onednn_qlinear_pointwise_binary_tensor, tni_kernel_onednn_qlinear_pointwise_tensor,
    tni_kernel_ones, tni_kernel_ones_like, tni_kernel_orgqr, tni_kernel_ormqr, tni_kernel_outer,
    tni_kernel_output_nr, tni_kernel_pad, tni_kernel_pad_sequence, tni_kernel_pairwise_distance,
    tni_kernel_pdist, tni_kernel_permute, tni_kernel_pinverse, tni_kernel_pixel_shuffle,
    tni_kernel_pixel_unshuffle, tni_kernel_poisson, tni_kernel_poisson_nll_loss, tni_kernel_polar,
    tni_kernel_polar_out, tni_kernel_polygamma_, tni_kernel_positive, tni_kernel_prelu,
    tni_kernel_prims_normal, tni_kernel_prims_uniform, tni_kernel_prod, tni_kernel_promote_types,
    tni_kernel_put_, tni_kernel_qr, tni_kernel_quantile, tni_kernel_quantile_scalar,
    tni_kernel_quantized_decomposed_dequantize_per_tensor,
    tni_kernel_quantized_decomposed_dequantize_per_tensor_tensor,
    tni_kernel_quantized_decomposed_dequantize_per_tensor_tensor2,
    tni_kernel_quantized_decomposed_fake_quant_per_channel,
    tni_kernel_quantized_decomposed_quantize_per_channel,
    tni_kernel_quantized_decomposed_quantize_per_channel_group,
    tni_kernel_quantized_decomposed_quantize_per_tensor,
    tni_kernel_quantized_decomposed_quantize_per_tensor_tensor,
    tni_kernel_quantized_decomposed_quantize_per_tensor_tensor2,
    tni_kernel_quantized_decomposed_quantize_per_token,
    tni_kernel_quantized_int4mm_packed_weight_cpu, tni_kernel_rad2deg, tni_kernel_rand,
    tni_kernel_rand_generator, tni_kernel_rand_like, tni_kernel_rand_like_generator,
    tni_kernel_randint, tni_kernel_randint_generator, tni_kernel_randint_like,
    tni_kernel_randint_like_Tensor, tni_kernel_randint_like_Tensor_generator,
    tni_kernel_randint_like_generator, tni_kernel_randint_like_low_dtype,
    tni_kernel_randint_like_low_generator_dtype, tni_kernel_randint_low,
    tni_kernel_randint_low_generator, tni_kernel_randn, tni_kernel_randn_generator,
    tni_kernel_randn_like, tni_kernel_randn_like_generator, tni_kernel_random_,
    tni_kernel_random__from, tni_kernel_random__to, tni_kernel_randperm,
    tni_kernel_randperm_generator, tni_kernel_range, tni_kernel_range_step, tni_kernel_ravel,
    tni_kernel_real, tni_kernel_reflection_pad1d, tni_kernel_reflection_pad1d_backward,
    tni_kernel_reflection_pad2d, tni_kernel_reflection_pad2d_backward, tni_kernel_reflection_pad3d,
    tni_kernel_reflection_pad3d_backward, tni_kernel_relu, tni_kernel_relu6, tni_kernel_relu6_,
    tni_kernel_relu_, tni_kernel_remainder_Scalar, tni_kernel_remainder_Scalar_Tensor,
    tni_kernel_remainder_Scalar_out, tni_kernel_remainder__Scalar, tni_kernel_repeat,
    tni_kernel_repeat_interleave_Tensor, tni_kernel_repeat_interleave_self_Tensor,
    tni_kernel_repeat_interleave_self_int, tni_kernel_replication_pad1d,
    tni_kernel_replication_pad1d_backward, tni_kernel_replication_pad2d,
    tni_kernel_replication_pad2d_backward, tni_kernel_replication_pad3d,
    tni_kernel_replication_pad3d_backward, tni_kernel_requires_grad_, tni_kernel_reshape,
    tni_kernel_reshape_as, tni_kernel_resize_, tni_kernel_resize_as_, tni_kernel_resolve_conj,
    tni_kernel_resolve_neg, tni_kernel_result_type_Scalar, tni_kernel_result_type_Scalar_Scalar,
    tni_kernel_result_type_Scalar_Tensor, tni_kernel_result_type_Tensor, tni_kernel_retain_grad,
    tni_kernel_retains_grad, tni_kernel_rms_norm, tni_kernel_rnn_relu_cell,
    tni_kernel_rnn_relu_data, tni_kernel_rnn_relu_input, tni_kernel_rnn_tanh_cell,
    tni_kernel_rnn_tanh_data, tni_kernel_rnn_tanh_input, tni_kernel_roll, tni_kernel_rot90,
    tni_kernel_row_stack, tni_kernel_rrelu, tni_kernel_rrelu_, tni_kernel_rrelu_with_noise,
    tni_kernel_rrelu_with_noise_, tni_kernel_rrelu_with_noise_backward,
    tni_kernel_rrelu_with_noise_out, tni_kernel_rsub_Scalar, tni_kernel_rsub_Tensor,
    tni_kernel_scalar_tensor, tni_kernel_scaled_dot_product_attention,
    tni_kernel_searchsorted_Scalar, tni_kernel_searchsorted_Tensor, tni_kernel_segment_reduce,
    tni_kernel_select_backward, tni_kernel_select_int, tni_kernel_select_scatter, tni_kernel_selu,
    tni_kernel_selu_, tni_kernel_set_, tni_kernel_set__source_Tensor,
    tni_kernel_set__source_Tensor_storage_offset, tni_kernel_set_data, tni_kernel_size_int,
    tni_kernel_slice_Tensor, tni_kernel_slice_backward, tni_kernel_slice_scatter,
    tni_kernel_slogdet, tni_kernel_slow_conv3d, tni_kernel_slow_conv3d_forward,
    tni_kernel_slow_conv_dilated2d, tni_kernel_slow_conv_dilated3d,
    tni_kernel_slow_conv_transpose3d, tni_kernel_smooth_l1_loss,
    tni_kernel_smooth_l1_loss_backward, tni_kernel_smooth_l1_loss_backward_grad_input,
    tni_kernel_soft_margin_loss, tni_kernel_soft_margin_loss_backward,
    tni_kernel_soft_margin_loss_backward_grad_input, tni_kernel_softmax_int, tni_kernel_sort,
    tni_kernel_special_chebyshev_polynomial_t_n_scalar,
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out,
    tni_kernel_special_chebyshev_polynomial_t_x_scalar,
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out,
    tni_kernel_special_chebyshev_polynomial_u_n_scalar,
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out,
    tni_kernel_special_chebyshev_polynomial_u_x_scalar,
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out,
    tni_kernel_special_chebyshev_polynomial_v_n_scalar,
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out,
    tni_kernel_special_chebyshev_polynomial_v_x_scalar,
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out,
    tni_kernel_special_chebyshev_polynomial_w_n_scalar,
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out,
    tni_kernel_special_chebyshev_polynomial_w_x_scalar,
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, tni_kernel_special_digamma,
    tni_kernel_special_digamma_out, tni_kernel_special_erf, tni_kernel_special_erf_out,
    tni_kernel_special_erfc, tni_kernel_special_erfc_out, tni_kernel_special_erfinv,
    tni_kernel_special_erfinv_out, tni_kernel_special_exp2, tni_kernel_special_exp2_out,
    tni_kernel_special_expit, tni_kernel_special_expit_out, tni_kernel_special_expm1,
    tni_kernel_special_expm1_out, tni_kernel_special_gammainc, tni_kernel_special_gammainc_out,
    tni_kernel_special_gammaincc, tni_kernel_special_gammaincc_out, tni_kernel_special_gammaln,
    tni_kernel_special_gammaln_out, tni_kernel_special_hermite_polynomial_h_n_scalar,
    tni_kernel_special_hermite_polynomial_h_n_scalar_out,
    tni_kernel_special_hermite_polynomial_h_x_scalar,
    tni_kernel_special_hermite_polynomial_h_x_scalar_out,
    tni_kernel_special_hermite_polynomial_he_n_scalar,
    tni_kernel_special_hermite_polynomial_he_n_scalar_out,
    tni_kernel_special_hermite_polynomial_he_x_scalar,
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, tni_kernel_special_i0,
    tni_kernel_special_i0_out, tni_kernel_special_laguerre_polynomial_l_n_scalar,
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out,
    tni_kernel_special_laguerre_polynomial_l_x_scalar,
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out,
    tni_kernel_special_legendre_polynomial_p_n_scalar,
    tni_kernel_special_legendre_polynomial_p_n_scalar_out,
    tni_kernel_special_legendre_polynomial_p_x_scalar,
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, tni_kernel_special_log1p,
    tni_kernel_special_log1p_out, tni_kernel_special_log_softmax, tni_kernel_special_logit,
    tni_kernel_special_logit_out, tni_kernel_special_logsumexp, tni_kernel_special_logsumexp_out,
    tni_kernel_special_multigammaln, tni_kernel_special_multigammaln_out, tni_kernel_special_ndtr,
    tni_kernel_special_ndtr_out, tni_kernel_special_polygamma, tni_kernel_special_polygamma_out,
    tni_kernel_special_psi, tni_kernel_special_psi_out, tni_kernel_special_round,
    tni_kernel_special_round_out, tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, tni_kernel_special_sinc,
    tni_kernel_special_sinc_out, tni_kernel_special_softmax,
    tni_kernel_special_xlog1py_other_scalar, tni_kernel_special_xlog1py_other_scalar_out,
    tni_kernel_special_xlog1py_self_scalar, tni_kernel_special_xlog1py_self_scalar_out,
    tni_kernel_special_xlogy, tni_kernel_special_xlogy_other_scalar,
    tni_kernel_special_xlogy_other_scalar_out, tni_kernel_special_xlogy_out,
    tni_kernel_special_xlogy_self_scalar, tni_kernel_special_xlogy_self_scalar_out,
    tni_kernel_special_zeta_other_scalar, tni_kernel_special_zeta_other_scalar_out,
    tni_kernel_special_zeta_self_scalar, tni_kernel_special_zeta_self_scalar_out,
    tni_kernel_split_Tensor, tni_kernel_split_sizes, tni_kernel_split_with_sizes,
    tni_kernel_square, tni_kernel_square_, tni_kernel_square_out, tni_kernel_squeeze,
    tni_kernel_squeeze_dim, tni_kernel_squeeze_dims, tni_kernel_stack, tni_kernel_std,
    tni_kernel_std_correction, tni_kernel_std_dim, tni_kernel_std_mean,
    tni_kernel_std_mean_correction, tni_kernel_std_mean_dim, tni_kernel_stft,
    tni_kernel_stft_center, tni_kernel_storage_offset, tni_kernel_stride_int,
    tni_kernel_sub_Scalar, tni_kernel_sub__Scalar, tni_kernel_subtract_Scalar,
    tni_kernel_subtract_Tensor, tni_kernel_subtract__Scalar, tni_kernel_subtract__Tensor,
    tni_kernel_subtract_out, tni_kernel_sum, tni_kernel_sum_to_size, tni_kernel_svd,
    tni_kernel_swapaxes, tni_kernel_swapaxes_, tni_kernel_swapdims, tni_kernel_swapdims_,
    tni_kernel_sym_constrain_range, tni_kernel_sym_constrain_range_for_size, tni_kernel_sym_numel,
    tni_kernel_sym_size_int, tni_kernel_sym_storage_offset, tni_kernel_sym_stride_int,
    tni_kernel_t, tni_kernel_take, tni_kernel_take_along_dim, tni_kernel_take_out,
    tni_kernel_tenon_fake_quant_per_channel_mask, tni_kernel_tenon_maximum_,
    tni_kernel_tenon_maximum_Scalar, tni_kernel_tenon_minimum_, tni_kernel_tenon_minimum_Scalar,
    tni_kernel_tensor_split_indices, tni_kernel_tensor_split_sections,
    tni_kernel_tensor_split_tensor_indices_or_sections, tni_kernel_tensordot,
    tni_kernel_thnn_conv2d, tni_kernel_tile, tni_kernel_to_dense, tni_kernel_to_dense_backward,
    tni_kernel_to_device, tni_kernel_to_dtype, tni_kernel_to_dtype_layout, tni_kernel_to_other,
    tni_kernel_trace, tni_kernel_trace_backward, tni_kernel_transpose_int, tni_kernel_trapezoid_dx,
    tni_kernel_trapezoid_x, tni_kernel_trapz_dx, tni_kernel_trapz_x, tni_kernel_triangular_solve,
    tni_kernel_tril_indices, tni_kernel_triplet_margin_loss, tni_kernel_triu_indices,
    tni_kernel_true_divide_Scalar, tni_kernel_true_divide_Tensor, tni_kernel_true_divide__Scalar,
    tni_kernel_true_divide__Tensor, tni_kernel_true_divide_out, tni_kernel_type_as,
    tni_kernel_unbind_int, tni_kernel_unflatten_dense_tensors, tni_kernel_unflatten_int,
    tni_kernel_unfold, tni_kernel_unfold_backward, tni_kernel_uniform_,
    tni_kernel_unique_consecutive, tni_kernel_unique_dim, tni_kernel_unique_dim_consecutive,
    tni_kernel_unsafe_chunk, tni_kernel_unsafe_split_Tensor, tni_kernel_unsafe_split_with_sizes,
    tni_kernel_unsqueeze, tni_kernel_upsample_bicubic2d, tni_kernel_upsample_bicubic2d_backward,
    tni_kernel_upsample_bicubic2d_vec, tni_kernel_upsample_bilinear2d,
    tni_kernel_upsample_bilinear2d_backward, tni_kernel_upsample_bilinear2d_vec,
    tni_kernel_upsample_linear1d, tni_kernel_upsample_linear1d_backward,
    tni_kernel_upsample_linear1d_vec, tni_kernel_upsample_nearest1d,
    tni_kernel_upsample_nearest1d_backward, tni_kernel_upsample_nearest1d_vec,
    tni_kernel_upsample_nearest2d, tni_kernel_upsample_nearest2d_backward,
    tni_kernel_upsample_nearest2d_vec, tni_kernel_upsample_nearest3d,
    tni_kernel_upsample_nearest3d_backward, tni_kernel_upsample_nearest3d_vec,
    tni_kernel_upsample_trilinear3d, tni_kernel_upsample_trilinear3d_backward,
    tni_kernel_upsample_trilinear3d_vec, tni_kernel_value_selecting_reduction_backward,
    tni_kernel_vander, tni_kernel_var, tni_kernel_var_correction, tni_kernel_var_dim,
    tni_kernel_var_mean, tni_kernel_var_mean_correction, tni_kernel_var_mean_dim, tni_kernel_vdot,
    tni_kernel_view, tni_kernel_view_as, tni_kernel_view_as_complex, tni_kernel_view_as_real,
    tni_kernel_view_copy, tni_kernel_view_dtype, tni_kernel_vsplit_array, tni_kernel_vsplit_int,
    tni_kernel_vstack, tni_kernel_where, tni_kernel_where_Scalar, tni_kernel_where_ScalarOther,
    tni_kernel_where_ScalarSelf, tni_kernel_where_self, tni_kernel_where_self_out,
    tni_kernel_xlogy_OutScalar_Other, tni_kernel_xlogy_OutScalar_Self,
    tni_kernel_xlogy_Scalar_Other, tni_kernel_xlogy_Scalar_Self, tni_kernel_xlogy__Scalar_Other,
    tni_kernel_zero_, tni_kernel_zeros, tni_kernel_zeros_like;

const tn_kernel tni_builtin_functions[] = {
    tni_kernel___and___Scalar, tni_kernel___and___Tensor, tni_kernel___iand___Scalar,
    tni_kernel___iand___Tensor, tni_kernel___ilshift___Scalar, tni_kernel___ilshift___Tensor,
    tni_kernel___ior___Scalar, tni_kernel___ior___Tensor, tni_kernel___irshift___Scalar,
    tni_kernel___irshift___Tensor, tni_kernel___ixor___Scalar, tni_kernel___ixor___Tensor,
    tni_kernel___lshift___Scalar, tni_kernel___lshift___Tensor, tni_kernel___or___Scalar,
    tni_kernel___or___Tensor, tni_kernel___rshift___Scalar, tni_kernel___rshift___Tensor,
    tni_kernel___xor___Scalar, tni_kernel___xor___Tensor, tni_kernel__adaptive_avg_pool2d,
    tni_kernel__adaptive_avg_pool2d_backward, tni_kernel__adaptive_avg_pool3d,
    tni_kernel__adaptive_avg_pool3d_backward, tni_kernel__aminmax, tni_kernel__aminmax_dim,
    tni_kernel__assert_async, tni_kernel__assert_async_msg, tni_kernel__assert_scalar,
    tni_kernel__assert_tensor_metadata, tni_kernel__batch_norm_no_update,
    tni_kernel__batch_norm_with_update, tni_kernel__batch_norm_with_update_out,
    tni_kernel__cdist_backward, tni_kernel__cdist_forward,
    tni_kernel__choose_qparams_per_token_asymmetric_impl, tni_kernel__chunk_cat, tni_kernel__conj,
    tni_kernel__conj_physical, tni_kernel__convolution, tni_kernel__convolution_deprecated,
    tni_kernel__convolution_mode, tni_kernel__ctc_loss, tni_kernel__ctc_loss_Tensor,
    tni_kernel__ctc_loss_backward, tni_kernel__ctc_loss_backward_Tensor, tni_kernel__cummax_helper,
    tni_kernel__cummin_helper, tni_kernel__efficientzerotensor, tni_kernel__embedding_bag,
    tni_kernel__embedding_bag_backward, tni_kernel__embedding_bag_dense_backward,
    tni_kernel__embedding_bag_forward_only, tni_kernel__embedding_bag_per_sample_weights_backward,
    tni_kernel__euclidean_dist,
    tni_kernel__fake_quantize_per_tensor_affine_cachemask_tensor_qparams, tni_kernel__fft_c2c,
    tni_kernel__fft_c2c_out, tni_kernel__fft_c2r, tni_kernel__fft_c2r_out, tni_kernel__fft_r2c,
    tni_kernel__fft_r2c_out, tni_kernel__functional_assert_async_msg,
    tni_kernel__functional_assert_scalar, tni_kernel__functional_sym_constrain_range,
    tni_kernel__functional_sym_constrain_range_for_size, tni_kernel__fused_adagrad_,
    tni_kernel__fused_adagrad__tensor_lr, tni_kernel__fused_adam_,
    tni_kernel__fused_adam__tensor_lr, tni_kernel__fused_adamw_, tni_kernel__fused_adamw__tensor_lr,
    tni_kernel__fused_moving_avg_obs_fq_helper, tni_kernel__fused_rms_norm,
    tni_kernel__fused_sdp_choice, tni_kernel__fused_sgd_, tni_kernel__fused_sgd__tensor_lr,
    tni_kernel__grouped_mm, tni_kernel__histogramdd_bin_edges, tni_kernel__histogramdd_from_bin_cts,
    tni_kernel__histogramdd_from_bin_tensors, tni_kernel__index_put_impl_, tni_kernel__int_mm,
    tni_kernel__int_mm_out, tni_kernel__is_all_true, tni_kernel__is_any_true,
    tni_kernel__linalg_check_errors, tni_kernel__linalg_det, tni_kernel__linalg_eigh,
    tni_kernel__linalg_eigvals, tni_kernel__linalg_slogdet, tni_kernel__linalg_solve_ex,
    tni_kernel__linalg_svd, tni_kernel__local_scalar_dense, tni_kernel__logcumsumexp,
    tni_kernel__lu_with_info, tni_kernel__native_batch_norm_legit,
    tni_kernel__native_batch_norm_legit_no_stats, tni_kernel__native_batch_norm_legit_no_training,
    tni_kernel__native_batch_norm_legit_out, tni_kernel__neg_view, tni_kernel__pdist_backward,
    tni_kernel__pdist_forward, tni_kernel__prelu_kernel, tni_kernel__prelu_kernel_backward,
    tni_kernel__reshape_alias, tni_kernel__safe_softmax,
    tni_kernel__scaled_dot_product_attention_math,
    tni_kernel__scaled_dot_product_flash_attention_for_cpu,
    tni_kernel__scaled_dot_product_flash_attention_for_cpu_backward, tni_kernel__scaled_mm,
    tni_kernel__scaled_mm_out, tni_kernel__segment_reduce_backward,
    tni_kernel__slow_conv2d_backward_output_mask, tni_kernel__slow_conv2d_forward,
    tni_kernel__thnn_differentiable_gru_cell_backward,
    tni_kernel__thnn_differentiable_lstm_cell_backward, tni_kernel__to_copy, tni_kernel__trilinear,
    tni_kernel__unique, tni_kernel__unique2, tni_kernel__unsafe_index_Tensor,
    tni_kernel__unsafe_index_put, tni_kernel__unsafe_masked_index,
    tni_kernel__unsafe_masked_index_put_accumulate, tni_kernel__upsample_bicubic2d_aa,
    tni_kernel__upsample_bicubic2d_aa_backward, tni_kernel__upsample_bicubic2d_aa_vec,
    tni_kernel__upsample_bilinear2d_aa, tni_kernel__upsample_bilinear2d_aa_backward,
    tni_kernel__upsample_bilinear2d_aa_vec, tni_kernel__upsample_lanczos2d_aa,
    tni_kernel__upsample_lanczos2d_aa_backward, tni_kernel__upsample_lanczos2d_aa_vec,
    tni_kernel__upsample_nearest_exact1d, tni_kernel__upsample_nearest_exact1d_backward,
    tni_kernel__upsample_nearest_exact1d_vec, tni_kernel__upsample_nearest_exact2d,
    tni_kernel__upsample_nearest_exact2d_backward, tni_kernel__upsample_nearest_exact2d_vec,
    tni_kernel__upsample_nearest_exact3d, tni_kernel__upsample_nearest_exact3d_backward,
    tni_kernel__upsample_nearest_exact3d_vec, tni_kernel__version,
    tni_kernel__weight_int4pack_mm_for_cpu, tni_kernel__weight_int8pack_mm, tni_kernel__weight_norm,
    tni_kernel__weight_norm_differentiable_backward, tni_kernel__weight_norm_interface,
    tni_kernel__weight_norm_interface_backward, tni_kernel_abs, tni_kernel_abs_, tni_kernel_abs_out,
    tni_kernel_absolute, tni_kernel_absolute_, tni_kernel_absolute_out,
    tni_kernel_adaptive_avg_pool1d, tni_kernel_adaptive_avg_pool2d, tni_kernel_adaptive_avg_pool3d,
    tni_kernel_adaptive_max_pool1d, tni_kernel_adaptive_max_pool2d,
    tni_kernel_adaptive_max_pool2d_backward, tni_kernel_adaptive_max_pool3d,
    tni_kernel_adaptive_max_pool3d_backward, tni_kernel_add_Scalar, tni_kernel_add__Scalar,
    tni_kernel_addbmm, tni_kernel_addbmm_, tni_kernel_addbmm_out, tni_kernel_addr,
    tni_kernel_adjoint, tni_kernel_affine_grid_generator, tni_kernel_affine_grid_generator_backward,
    tni_kernel_alias, tni_kernel_allclose, tni_kernel_alpha_dropout, tni_kernel_alpha_dropout_,
    tni_kernel_angle, tni_kernel_angle_out, tni_kernel_arange, tni_kernel_arange_start,
    tni_kernel_arange_start_step, tni_kernel_arccos, tni_kernel_arccos_, tni_kernel_arccos_out,
    tni_kernel_arccosh, tni_kernel_arccosh_, tni_kernel_arccosh_out, tni_kernel_arcsin,
    tni_kernel_arcsin_, tni_kernel_arcsin_out, tni_kernel_arcsinh, tni_kernel_arcsinh_,
    tni_kernel_arcsinh_out, tni_kernel_arctan, tni_kernel_arctan2, tni_kernel_arctan2_,
    tni_kernel_arctan2_out, tni_kernel_arctan_, tni_kernel_arctan_out, tni_kernel_arctanh,
    tni_kernel_arctanh_, tni_kernel_arctanh_out, tni_kernel_argsort, tni_kernel_argsort_stable,
    tni_kernel_argsort_stable_out, tni_kernel_argwhere, tni_kernel_as_strided,
    tni_kernel_as_strided_scatter, tni_kernel_atleast_1d, tni_kernel_atleast_1d_Sequence,
    tni_kernel_atleast_2d, tni_kernel_atleast_2d_Sequence, tni_kernel_atleast_3d,
    tni_kernel_atleast_3d_Sequence, tni_kernel_avg_pool1d, tni_kernel_avg_pool2d,
    tni_kernel_avg_pool2d_backward, tni_kernel_avg_pool3d, tni_kernel_avg_pool3d_backward,
    tni_kernel_backend_select, tni_kernel_bartlett_window, tni_kernel_bartlett_window_periodic,
    tni_kernel_batch_norm, tni_kernel_batch_norm_backward, tni_kernel_batch_norm_update_stats,
    tni_kernel_bernoulli, tni_kernel_bernoulli__Tensor, tni_kernel_bernoulli__float,
    tni_kernel_bernoulli_out, tni_kernel_bernoulli_p, tni_kernel_bilinear,
    tni_kernel_binary_cross_entropy, tni_kernel_binary_cross_entropy_backward,
    tni_kernel_binary_cross_entropy_with_logits, tni_kernel_bincount, tni_kernel_binomial,
    tni_kernel_bitwise_and_Scalar, tni_kernel_bitwise_and_Scalar_Tensor,
    tni_kernel_bitwise_and_Scalar_out, tni_kernel_bitwise_and__Scalar,
    tni_kernel_bitwise_left_shift_Scalar_Tensor, tni_kernel_bitwise_left_shift_Tensor_Scalar,
    tni_kernel_bitwise_left_shift_Tensor_Scalar_out, tni_kernel_bitwise_left_shift__Tensor_Scalar,
    tni_kernel_bitwise_or_Scalar, tni_kernel_bitwise_or_Scalar_Tensor,
    tni_kernel_bitwise_or_Scalar_out, tni_kernel_bitwise_or__Scalar,
    tni_kernel_bitwise_right_shift_Scalar_Tensor, tni_kernel_bitwise_right_shift_Tensor_Scalar,
    tni_kernel_bitwise_right_shift_Tensor_Scalar_out, tni_kernel_bitwise_right_shift__Tensor_Scalar,
    tni_kernel_bitwise_xor_Scalar, tni_kernel_bitwise_xor_Scalar_Tensor,
    tni_kernel_bitwise_xor_Scalar_out, tni_kernel_bitwise_xor__Scalar, tni_kernel_blackman_window,
    tni_kernel_blackman_window_periodic, tni_kernel_block_diag, tni_kernel_broadcast_tensors,
    tni_kernel_broadcast_to, tni_kernel_bucketize_Scalar, tni_kernel_bucketize_Tensor,
    tni_kernel_can_cast, tni_kernel_cartesian_prod, tni_kernel_cat, tni_kernel_cat_elsewhere,
    tni_kernel_cat_out, tni_kernel_cauchy_, tni_kernel_cdist, tni_kernel_celu,
    tni_kernel_chain_matmul, tni_kernel_channel_shuffle, tni_kernel_cholesky,
    tni_kernel_cholesky_inverse, tni_kernel_cholesky_out, tni_kernel_cholesky_solve,
    tni_kernel_cholesky_solve_out, tni_kernel_choose_qparams_per_token,
    tni_kernel_choose_qparams_per_token_asymmetric, tni_kernel_choose_qparams_symmetric_tensor,
    tni_kernel_choose_qparams_tensor, tni_kernel_chunk, tni_kernel_clip, tni_kernel_clip_,
    tni_kernel_clip_Tensor, tni_kernel_clip_Tensor_out, tni_kernel_clip__Tensor,
    tni_kernel_clip_out, tni_kernel_clone, tni_kernel_col2im, tni_kernel_column_stack,
    tni_kernel_combinations, tni_kernel_complex, tni_kernel_complex_out, tni_kernel_concat,
    tni_kernel_concatenate, tni_kernel_conj, tni_kernel_conj_physical, tni_kernel_constant_pad_nd,
    tni_kernel_contiguous, tni_kernel_conv1d, tni_kernel_conv1d_padding, tni_kernel_conv2d,
    tni_kernel_conv2d_padding, tni_kernel_conv3d, tni_kernel_conv3d_padding,
    tni_kernel_conv_transpose1d, tni_kernel_conv_transpose2d_input,
    tni_kernel_conv_transpose3d_input, tni_kernel_convert_element_type_no_fuse,
    tni_kernel_convolution, tni_kernel_convolution_backward, tni_kernel_copy_,
    tni_kernel_copysign_Scalar, tni_kernel_copysign_Scalar_out, tni_kernel_copysign__Scalar,
    tni_kernel_corrcoef, tni_kernel_cosine_embedding_loss, tni_kernel_cosine_similarity,
    tni_kernel_count_nonzero, tni_kernel_count_nonzero_dim_IntList, tni_kernel_cov,
    tni_kernel_cross, tni_kernel_cross_entropy_loss, tni_kernel_ctc_loss_IntList,
    tni_kernel_ctc_loss_Tensor, tni_kernel_cummax, tni_kernel_cummin,
    tni_kernel_cumulative_trapezoid_dx, tni_kernel_cumulative_trapezoid_x, tni_kernel_data,
    tni_kernel_deg2rad, tni_kernel_dequantize_per_channel, tni_kernel_dequantize_per_channel_group,
    tni_kernel_dequantize_per_token, tni_kernel_det, tni_kernel_detach, tni_kernel_detach_,
    tni_kernel_diag, tni_kernel_diag_embed, tni_kernel_diagflat, tni_kernel_diagonal,
    tni_kernel_diagonal_backward, tni_kernel_diagonal_scatter, tni_kernel_diff, tni_kernel_diff_out,
    tni_kernel_dim, tni_kernel_dist, tni_kernel_div_Scalar, tni_kernel_div_Scalar_mode,
    tni_kernel_div__Scalar, tni_kernel_div__Scalar_mode, tni_kernel_divide_Scalar,
    tni_kernel_divide_Scalar_mode, tni_kernel_divide_Tensor, tni_kernel_divide_Tensor_mode,
    tni_kernel_divide__Scalar, tni_kernel_divide__Scalar_mode, tni_kernel_divide__Tensor,
    tni_kernel_divide__Tensor_mode, tni_kernel_divide_out, tni_kernel_divide_out_mode,
    tni_kernel_dot, tni_kernel_dropout, tni_kernel_dropout_, tni_kernel_dsplit_array,
    tni_kernel_dsplit_int, tni_kernel_dstack, tni_kernel_einsum, tni_kernel_embedding,
    tni_kernel_embedding_backward, tni_kernel_embedding_bag, tni_kernel_embedding_bag_padding_idx,
    tni_kernel_embedding_dense_backward, tni_kernel_embedding_renorm_, tni_kernel_empty_like,
    tni_kernel_empty_memory_format, tni_kernel_empty_out, tni_kernel_empty_permuted,
    tni_kernel_empty_strided, tni_kernel_equal, tni_kernel_expand, tni_kernel_expand_as,
    tni_kernel_exponential_, tni_kernel_eye, tni_kernel_eye_m,
    tni_kernel_fake_quantize_per_channel_affine,
    tni_kernel_fake_quantize_per_channel_affine_cachemask,
    tni_kernel_fake_quantize_per_channel_affine_cachemask_backward,
    tni_kernel_fake_quantize_per_tensor_affine,
    tni_kernel_fake_quantize_per_tensor_affine_cachemask,
    tni_kernel_fake_quantize_per_tensor_affine_cachemask_backward,
    tni_kernel_fake_quantize_per_tensor_affine_tensor_qparams, tni_kernel_feature_alpha_dropout,
    tni_kernel_feature_alpha_dropout_, tni_kernel_feature_dropout, tni_kernel_feature_dropout_,
    tni_kernel_fft_fft, tni_kernel_fft_fft2, tni_kernel_fft_fft2_out, tni_kernel_fft_fft_out,
    tni_kernel_fft_fftfreq, tni_kernel_fft_fftfreq_out, tni_kernel_fft_fftn,
    tni_kernel_fft_fftn_out, tni_kernel_fft_fftshift, tni_kernel_fft_hfft, tni_kernel_fft_hfft2,
    tni_kernel_fft_hfft2_out, tni_kernel_fft_hfft_out, tni_kernel_fft_hfftn,
    tni_kernel_fft_hfftn_out, tni_kernel_fft_ifft, tni_kernel_fft_ifft2, tni_kernel_fft_ifft2_out,
    tni_kernel_fft_ifft_out, tni_kernel_fft_ifftn, tni_kernel_fft_ifftn_out,
    tni_kernel_fft_ifftshift, tni_kernel_fft_ihfft, tni_kernel_fft_ihfft2,
    tni_kernel_fft_ihfft2_out, tni_kernel_fft_ihfft_out, tni_kernel_fft_ihfftn,
    tni_kernel_fft_ihfftn_out, tni_kernel_fft_irfft, tni_kernel_fft_irfft2,
    tni_kernel_fft_irfft2_out, tni_kernel_fft_irfft_out, tni_kernel_fft_irfftn,
    tni_kernel_fft_irfftn_out, tni_kernel_fft_rfft, tni_kernel_fft_rfft2, tni_kernel_fft_rfft2_out,
    tni_kernel_fft_rfft_out, tni_kernel_fft_rfftfreq, tni_kernel_fft_rfftfreq_out,
    tni_kernel_fft_rfftn, tni_kernel_fft_rfftn_out, tni_kernel_fill__Scalar,
    tni_kernel_fill__Tensor, tni_kernel_fix, tni_kernel_fix_, tni_kernel_fix_out,
    tni_kernel_flatten_using_ints, tni_kernel_flip, tni_kernel_fliplr, tni_kernel_flipud,
    tni_kernel_float_power_Scalar, tni_kernel_float_power_Scalar_out,
    tni_kernel_float_power_Tensor_Scalar, tni_kernel_float_power_Tensor_Scalar_out,
    tni_kernel_float_power_Tensor_Tensor, tni_kernel_float_power_Tensor_Tensor_out,
    tni_kernel_float_power__Scalar, tni_kernel_float_power__Tensor, tni_kernel_floor_divide,
    tni_kernel_floor_divide_Scalar, tni_kernel_floor_divide__Scalar,
    tni_kernel_floor_divide__Tensor, tni_kernel_floor_divide_out, tni_kernel_fmod_Scalar,
    tni_kernel_fmod_Scalar_out, tni_kernel_fmod__Scalar, tni_kernel_fractional_max_pool2d,
    tni_kernel_fractional_max_pool2d_backward, tni_kernel_fractional_max_pool3d,
    tni_kernel_fractional_max_pool3d_backward, tni_kernel_frexp_Tensor, tni_kernel_frexp_Tensor_out,
    tni_kernel_from_file, tni_kernel_full, tni_kernel_full_like,
    tni_kernel_fused_moving_avg_obs_fake_quant, tni_kernel_gather_backward, tni_kernel_geometric_,
    tni_kernel_geqrf, tni_kernel_ger, tni_kernel_get_device, tni_kernel_glu,
    tni_kernel_glu_backward, tni_kernel_gradient_array, tni_kernel_gradient_scalararray,
    tni_kernel_gradient_scalarint, tni_kernel_gradient_scalarrayarray,
    tni_kernel_gradient_scalarrayint, tni_kernel_gradient_tensorarray,
    tni_kernel_gradient_tensorarrayint, tni_kernel_greater_Scalar, tni_kernel_greater_Scalar_out,
    tni_kernel_greater_Tensor, tni_kernel_greater_Tensor_out, tni_kernel_greater__Scalar,
    tni_kernel_greater__Tensor, tni_kernel_greater_equal_Scalar,
    tni_kernel_greater_equal_Scalar_out, tni_kernel_greater_equal_Tensor,
    tni_kernel_greater_equal_Tensor_out, tni_kernel_greater_equal__Scalar,
    tni_kernel_greater_equal__Tensor, tni_kernel_grid_sampler, tni_kernel_grid_sampler_2d,
    tni_kernel_grid_sampler_2d_backward, tni_kernel_grid_sampler_3d,
    tni_kernel_grid_sampler_3d_backward, tni_kernel_group_norm, tni_kernel_gru_cell,
    tni_kernel_gru_data, tni_kernel_gru_input, tni_kernel_hamming_window,
    tni_kernel_hamming_window_periodic, tni_kernel_hamming_window_periodic_alpha,
    tni_kernel_hamming_window_periodic_alpha_beta, tni_kernel_hann_window,
    tni_kernel_hann_window_periodic, tni_kernel_hardswish, tni_kernel_hardswish_,
    tni_kernel_hardswish_backward, tni_kernel_hardswish_out, tni_kernel_hardtanh,
    tni_kernel_hardtanh_, tni_kernel_hardtanh_backward, tni_kernel_hardtanh_backward_grad_input,
    tni_kernel_hardtanh_out, tni_kernel_hinge_embedding_loss, tni_kernel_histc,
    tni_kernel_histogram_bin_ct, tni_kernel_histogram_bins_tensor, tni_kernel_histogramdd,
    tni_kernel_histogramdd_TensorList_bins, tni_kernel_histogramdd_int_bins,
    tni_kernel_hsplit_array, tni_kernel_hsplit_int, tni_kernel_hstack, tni_kernel_huber_loss,
    tni_kernel_huber_loss_backward, tni_kernel_huber_loss_backward_out, tni_kernel_im2col,
    tni_kernel_imag, tni_kernel_index_Tensor, tni_kernel_index_fill__int_Scalar,
    tni_kernel_index_fill__int_Tensor, tni_kernel_index_put_, tni_kernel_index_select,
    tni_kernel_index_select_backward, tni_kernel_inner, tni_kernel_inner_out,
    tni_kernel_instance_norm, tni_kernel_inverse, tni_kernel_is_complex, tni_kernel_is_conj,
    tni_kernel_is_contiguous, tni_kernel_is_contiguous_memory_format, tni_kernel_is_distributed,
    tni_kernel_is_floating_point, tni_kernel_is_inference, tni_kernel_is_leaf, tni_kernel_is_neg,
    tni_kernel_is_nonzero, tni_kernel_is_pinned, tni_kernel_is_same_size, tni_kernel_is_set_to,
    tni_kernel_is_signed, tni_kernel_isclose, tni_kernel_isfinite, tni_kernel_isinf,
    tni_kernel_isnan, tni_kernel_isreal, tni_kernel_istft, tni_kernel_item,
    tni_kernel_kaiser_window, tni_kernel_kaiser_window_beta, tni_kernel_kaiser_window_periodic,
    tni_kernel_kl_div, tni_kernel_kron, tni_kernel_kthvalue, tni_kernel_kthvalue_values,
    tni_kernel_l1_loss, tni_kernel_layer_norm, tni_kernel_ldexp_Tensor, tni_kernel_less_Scalar,
    tni_kernel_less_Scalar_out, tni_kernel_less_Tensor, tni_kernel_less_Tensor_out,
    tni_kernel_less__Scalar, tni_kernel_less__Tensor, tni_kernel_less_equal_Scalar,
    tni_kernel_less_equal_Scalar_out, tni_kernel_less_equal_Tensor,
    tni_kernel_less_equal_Tensor_out, tni_kernel_less_equal__Scalar, tni_kernel_less_equal__Tensor,
    tni_kernel_lift, tni_kernel_lift_fresh, tni_kernel_linalg__powsum, tni_kernel_linalg_cholesky,
    tni_kernel_linalg_cholesky_ex, tni_kernel_linalg_cond, tni_kernel_linalg_cond_p_str,
    tni_kernel_linalg_cross, tni_kernel_linalg_det, tni_kernel_linalg_diagonal,
    tni_kernel_linalg_eig, tni_kernel_linalg_eigh, tni_kernel_linalg_eigvals,
    tni_kernel_linalg_eigvalsh, tni_kernel_linalg_householder_product, tni_kernel_linalg_inv,
    tni_kernel_linalg_inv_ex, tni_kernel_linalg_ldl_factor, tni_kernel_linalg_ldl_factor_ex,
    tni_kernel_linalg_ldl_solve, tni_kernel_linalg_lstsq, tni_kernel_linalg_lu,
    tni_kernel_linalg_lu_factor, tni_kernel_linalg_lu_factor_ex, tni_kernel_linalg_lu_solve,
    tni_kernel_linalg_matmul, tni_kernel_linalg_matrix_exp, tni_kernel_linalg_matrix_norm,
    tni_kernel_linalg_matrix_norm_str_ord, tni_kernel_linalg_matrix_power,
    tni_kernel_linalg_matrix_power_out, tni_kernel_linalg_matrix_rank,
    tni_kernel_linalg_matrix_rank_atol_rtol_float, tni_kernel_linalg_matrix_rank_atol_rtol_tensor,
    tni_kernel_linalg_matrix_rank_tol_tensor, tni_kernel_linalg_multi_dot, tni_kernel_linalg_norm,
    tni_kernel_linalg_norm_ord_str, tni_kernel_linalg_pinv, tni_kernel_linalg_pinv_atol_rtol_float,
    tni_kernel_linalg_pinv_atol_rtol_tensor, tni_kernel_linalg_pinv_rcond_tensor,
    tni_kernel_linalg_qr, tni_kernel_linalg_slogdet, tni_kernel_linalg_solve,
    tni_kernel_linalg_solve_ex, tni_kernel_linalg_solve_triangular, tni_kernel_linalg_svd,
    tni_kernel_linalg_svdvals, tni_kernel_linalg_tensorinv, tni_kernel_linalg_tensorinv_out,
    tni_kernel_linalg_tensorsolve, tni_kernel_linalg_vander, tni_kernel_linalg_vecdot,
    tni_kernel_linear, tni_kernel_linear_out, tni_kernel_linspace,
    tni_kernel_linspace_Scalar_Tensor, tni_kernel_linspace_Tensor_Scalar,
    tni_kernel_linspace_Tensor_Tensor, tni_kernel_log_normal_, tni_kernel_log_sigmoid,
    tni_kernel_log_sigmoid_backward, tni_kernel_log_sigmoid_backward_grad_input,
    tni_kernel_log_sigmoid_forward, tni_kernel_log_sigmoid_forward_output,
    tni_kernel_log_sigmoid_out, tni_kernel_log_softmax_int, tni_kernel_logcumsumexp,
    tni_kernel_logdet, tni_kernel_logical_and, tni_kernel_logical_and_, tni_kernel_logical_and_out,
    tni_kernel_logical_not, tni_kernel_logical_not_, tni_kernel_logical_not_out,
    tni_kernel_logical_or, tni_kernel_logical_or_, tni_kernel_logical_or_out,
    tni_kernel_logical_xor, tni_kernel_logical_xor_, tni_kernel_logical_xor_out, tni_kernel_logit,
    tni_kernel_logit_, tni_kernel_logit_out, tni_kernel_logspace, tni_kernel_logspace_Scalar_Tensor,
    tni_kernel_logspace_Tensor_Scalar, tni_kernel_logspace_Tensor_Tensor, tni_kernel_logsumexp,
    tni_kernel_logsumexp_out, tni_kernel_lstm_cell, tni_kernel_lstm_data, tni_kernel_lstm_input,
    tni_kernel_lu_solve, tni_kernel_lu_unpack, tni_kernel_mH, tni_kernel_mT,
    tni_kernel_margin_ranking_loss, tni_kernel_masked_fill_Scalar, tni_kernel_masked_fill_Tensor,
    tni_kernel_masked_fill__Scalar, tni_kernel_masked_fill__Tensor, tni_kernel_masked_scatter,
    tni_kernel_masked_scatter_, tni_kernel_masked_scatter_backward, tni_kernel_masked_select,
    tni_kernel_masked_select_out, tni_kernel_matmul, tni_kernel_matmul_out, tni_kernel_matrix_H,
    tni_kernel_matrix_exp, tni_kernel_matrix_exp_backward, tni_kernel_matrix_power,
    tni_kernel_matrix_power_out, tni_kernel_max, tni_kernel_max_other, tni_kernel_max_out,
    tni_kernel_max_pool1d, tni_kernel_max_pool1d_with_indices, tni_kernel_max_pool2d,
    tni_kernel_max_pool2d_with_indices, tni_kernel_max_pool2d_with_indices_backward,
    tni_kernel_max_pool3d, tni_kernel_max_pool3d_with_indices,
    tni_kernel_max_pool3d_with_indices_backward, tni_kernel_max_unpool2d, tni_kernel_max_unpool3d,
    tni_kernel_mean, tni_kernel_mean_dtype_out, tni_kernel_median, tni_kernel_median_dim,
    tni_kernel_meshgrid, tni_kernel_meshgrid_indexing, tni_kernel_min, tni_kernel_min_other,
    tni_kernel_min_out, tni_kernel_mish_backward, tni_kernel_mish_backward_composite,
    tni_kernel_mkl__mkl_linear, tni_kernel_mkldnn__convolution_pointwise,
    tni_kernel_mkldnn__convolution_pointwise__binary,
    tni_kernel_mkldnn__convolution_pointwise_binary,
    tni_kernel_mkldnn__convolution_transpose_pointwise, tni_kernel_mkldnn__linear_pointwise,
    tni_kernel_mkldnn__linear_pointwise_binary, tni_kernel_mkldnn_rnn_layer, tni_kernel_mode,
    tni_kernel_moveaxis_int, tni_kernel_moveaxis_intlist, tni_kernel_movedim_int,
    tni_kernel_movedim_intlist, tni_kernel_mse_loss, tni_kernel_mse_loss_backward,
    tni_kernel_mse_loss_backward_grad_input, tni_kernel_msort, tni_kernel_msort_out,
    tni_kernel_mul_Scalar, tni_kernel_mul__Scalar, tni_kernel_multi_margin_loss,
    tni_kernel_multi_margin_loss_backward, tni_kernel_multilabel_margin_loss,
    tni_kernel_multilabel_margin_loss_backward, tni_kernel_multilabel_margin_loss_forward,
    tni_kernel_multinomial, tni_kernel_multinomial_out, tni_kernel_multiply_Scalar,
    tni_kernel_multiply_Tensor, tni_kernel_multiply__Scalar, tni_kernel_multiply__Tensor,
    tni_kernel_multiply_out, tni_kernel_mv, tni_kernel_mvlgamma, tni_kernel_mvlgamma_,
    tni_kernel_mvlgamma_out, tni_kernel_nan_to_num, tni_kernel_nan_to_num_,
    tni_kernel_nan_to_num_out, tni_kernel_nanmean, tni_kernel_nanmean_out, tni_kernel_nanmedian,
    tni_kernel_nanmedian_dim, tni_kernel_nanquantile, tni_kernel_nanquantile_scalar,
    tni_kernel_nansum, tni_kernel_nansum_out, tni_kernel_narrow, tni_kernel_narrow_Tensor,
    tni_kernel_narrow_copy, tni_kernel_native_batch_norm, tni_kernel_native_batch_norm_backward,
    tni_kernel_native_batch_norm_out, tni_kernel_native_channel_shuffle, tni_kernel_native_dropout,
    tni_kernel_native_dropout_backward, tni_kernel_native_group_norm,
    tni_kernel_native_group_norm_backward, tni_kernel_native_layer_norm,
    tni_kernel_native_layer_norm_backward, tni_kernel_negative, tni_kernel_negative_,
    tni_kernel_negative_out, tni_kernel_new_empty, tni_kernel_new_empty_strided,
    tni_kernel_new_full, tni_kernel_new_ones, tni_kernel_new_zeros, tni_kernel_nll_loss,
    tni_kernel_nll_loss2d, tni_kernel_nll_loss2d_backward, tni_kernel_nll_loss2d_forward,
    tni_kernel_nll_loss_backward, tni_kernel_nll_loss_forward, tni_kernel_nll_loss_nd,
    tni_kernel_nonzero, tni_kernel_nonzero_numpy, tni_kernel_nonzero_static, tni_kernel_norm_Scalar,
    tni_kernel_norm_ScalarOpt_dtype, tni_kernel_norm_except_dim, tni_kernel_normal_,
    tni_kernel_normal_Tensor_Tensor, tni_kernel_normal_Tensor_Tensor_out,
    tni_kernel_normal_Tensor_float, tni_kernel_normal_Tensor_float_out,
    tni_kernel_normal_float_Tensor, tni_kernel_normal_float_Tensor_out,
    tni_kernel_normal_float_float, tni_kernel_not_equal_Scalar, tni_kernel_not_equal_Scalar_out,
    tni_kernel_not_equal_Tensor, tni_kernel_not_equal_Tensor_out, tni_kernel_not_equal__Scalar,
    tni_kernel_not_equal__Tensor, tni_kernel_nuclear_norm, tni_kernel_nuclear_norm_dim,
    tni_kernel_numel, tni_kernel_numpy_T, tni_kernel_one_hot,
    tni_kernel_onednn_qconv2d_pointwise_binary_tensor, tni_kernel_onednn_qconv_pointwise_tensor,
    tni_kernel_onednn_qlinear_pointwise_binary_tensor, tni_kernel_onednn_qlinear_pointwise_tensor,
    tni_kernel_ones, tni_kernel_ones_like, tni_kernel_orgqr, tni_kernel_ormqr, tni_kernel_outer,
    tni_kernel_output_nr, tni_kernel_pad, tni_kernel_pad_sequence, tni_kernel_pairwise_distance,
    tni_kernel_pdist, tni_kernel_permute, tni_kernel_pinverse, tni_kernel_pixel_shuffle,
    tni_kernel_pixel_unshuffle, tni_kernel_poisson, tni_kernel_poisson_nll_loss, tni_kernel_polar,
    tni_kernel_polar_out, tni_kernel_polygamma_, tni_kernel_positive, tni_kernel_prelu,
    tni_kernel_prims_normal, tni_kernel_prims_uniform, tni_kernel_prod, tni_kernel_promote_types,
    tni_kernel_put_, tni_kernel_qr, tni_kernel_quantile, tni_kernel_quantile_scalar,
    tni_kernel_quantized_decomposed_dequantize_per_tensor,
    tni_kernel_quantized_decomposed_dequantize_per_tensor_tensor,
    tni_kernel_quantized_decomposed_dequantize_per_tensor_tensor2,
    tni_kernel_quantized_decomposed_fake_quant_per_channel,
    tni_kernel_quantized_decomposed_quantize_per_channel,
    tni_kernel_quantized_decomposed_quantize_per_channel_group,
    tni_kernel_quantized_decomposed_quantize_per_tensor,
    tni_kernel_quantized_decomposed_quantize_per_tensor_tensor,
    tni_kernel_quantized_decomposed_quantize_per_tensor_tensor2,
    tni_kernel_quantized_decomposed_quantize_per_token,
    tni_kernel_quantized_int4mm_packed_weight_cpu, tni_kernel_rad2deg, tni_kernel_rand,
    tni_kernel_rand_generator, tni_kernel_rand_like, tni_kernel_rand_like_generator,
    tni_kernel_randint, tni_kernel_randint_generator, tni_kernel_randint_like,
    tni_kernel_randint_like_Tensor, tni_kernel_randint_like_Tensor_generator,
    tni_kernel_randint_like_generator, tni_kernel_randint_like_low_dtype,
    tni_kernel_randint_like_low_generator_dtype, tni_kernel_randint_low,
    tni_kernel_randint_low_generator, tni_kernel_randn, tni_kernel_randn_generator,
    tni_kernel_randn_like, tni_kernel_randn_like_generator, tni_kernel_random_,
    tni_kernel_random__from, tni_kernel_random__to, tni_kernel_randperm,
    tni_kernel_randperm_generator, tni_kernel_range, tni_kernel_range_step, tni_kernel_ravel,
    tni_kernel_real, tni_kernel_reflection_pad1d, tni_kernel_reflection_pad1d_backward,
    tni_kernel_reflection_pad2d, tni_kernel_reflection_pad2d_backward, tni_kernel_reflection_pad3d,
    tni_kernel_reflection_pad3d_backward, tni_kernel_relu, tni_kernel_relu6, tni_kernel_relu6_,
    tni_kernel_relu_, tni_kernel_remainder_Scalar, tni_kernel_remainder_Scalar_Tensor,
    tni_kernel_remainder_Scalar_out, tni_kernel_remainder__Scalar, tni_kernel_repeat,
    tni_kernel_repeat_interleave_Tensor, tni_kernel_repeat_interleave_self_Tensor,
    tni_kernel_repeat_interleave_self_int, tni_kernel_replication_pad1d,
    tni_kernel_replication_pad1d_backward, tni_kernel_replication_pad2d,
    tni_kernel_replication_pad2d_backward, tni_kernel_replication_pad3d,
    tni_kernel_replication_pad3d_backward, tni_kernel_requires_grad_, tni_kernel_reshape,
    tni_kernel_reshape_as, tni_kernel_resize_, tni_kernel_resize_as_, tni_kernel_resolve_conj,
    tni_kernel_resolve_neg, tni_kernel_result_type_Scalar, tni_kernel_result_type_Scalar_Scalar,
    tni_kernel_result_type_Scalar_Tensor, tni_kernel_result_type_Tensor, tni_kernel_retain_grad,
    tni_kernel_retains_grad, tni_kernel_rms_norm, tni_kernel_rnn_relu_cell,
    tni_kernel_rnn_relu_data, tni_kernel_rnn_relu_input, tni_kernel_rnn_tanh_cell,
    tni_kernel_rnn_tanh_data, tni_kernel_rnn_tanh_input, tni_kernel_roll, tni_kernel_rot90,
    tni_kernel_row_stack, tni_kernel_rrelu, tni_kernel_rrelu_, tni_kernel_rrelu_with_noise,
    tni_kernel_rrelu_with_noise_, tni_kernel_rrelu_with_noise_backward,
    tni_kernel_rrelu_with_noise_out, tni_kernel_rsub_Scalar, tni_kernel_rsub_Tensor,
    tni_kernel_scalar_tensor, tni_kernel_scaled_dot_product_attention,
    tni_kernel_searchsorted_Scalar, tni_kernel_searchsorted_Tensor, tni_kernel_segment_reduce,
    tni_kernel_select_backward, tni_kernel_select_int, tni_kernel_select_scatter, tni_kernel_selu,
    tni_kernel_selu_, tni_kernel_set_, tni_kernel_set__source_Tensor,
    tni_kernel_set__source_Tensor_storage_offset, tni_kernel_set_data, tni_kernel_size_int,
    tni_kernel_slice_Tensor, tni_kernel_slice_backward, tni_kernel_slice_scatter,
    tni_kernel_slogdet, tni_kernel_slow_conv3d, tni_kernel_slow_conv3d_forward,
    tni_kernel_slow_conv_dilated2d, tni_kernel_slow_conv_dilated3d,
    tni_kernel_slow_conv_transpose3d, tni_kernel_smooth_l1_loss, tni_kernel_smooth_l1_loss_backward,
    tni_kernel_smooth_l1_loss_backward_grad_input, tni_kernel_soft_margin_loss,
    tni_kernel_soft_margin_loss_backward, tni_kernel_soft_margin_loss_backward_grad_input,
    tni_kernel_softmax_int, tni_kernel_sort, tni_kernel_special_chebyshev_polynomial_t_n_scalar,
    tni_kernel_special_chebyshev_polynomial_t_n_scalar_out,
    tni_kernel_special_chebyshev_polynomial_t_x_scalar,
    tni_kernel_special_chebyshev_polynomial_t_x_scalar_out,
    tni_kernel_special_chebyshev_polynomial_u_n_scalar,
    tni_kernel_special_chebyshev_polynomial_u_n_scalar_out,
    tni_kernel_special_chebyshev_polynomial_u_x_scalar,
    tni_kernel_special_chebyshev_polynomial_u_x_scalar_out,
    tni_kernel_special_chebyshev_polynomial_v_n_scalar,
    tni_kernel_special_chebyshev_polynomial_v_n_scalar_out,
    tni_kernel_special_chebyshev_polynomial_v_x_scalar,
    tni_kernel_special_chebyshev_polynomial_v_x_scalar_out,
    tni_kernel_special_chebyshev_polynomial_w_n_scalar,
    tni_kernel_special_chebyshev_polynomial_w_n_scalar_out,
    tni_kernel_special_chebyshev_polynomial_w_x_scalar,
    tni_kernel_special_chebyshev_polynomial_w_x_scalar_out, tni_kernel_special_digamma,
    tni_kernel_special_digamma_out, tni_kernel_special_erf, tni_kernel_special_erf_out,
    tni_kernel_special_erfc, tni_kernel_special_erfc_out, tni_kernel_special_erfinv,
    tni_kernel_special_erfinv_out, tni_kernel_special_exp2, tni_kernel_special_exp2_out,
    tni_kernel_special_expit, tni_kernel_special_expit_out, tni_kernel_special_expm1,
    tni_kernel_special_expm1_out, tni_kernel_special_gammainc, tni_kernel_special_gammainc_out,
    tni_kernel_special_gammaincc, tni_kernel_special_gammaincc_out, tni_kernel_special_gammaln,
    tni_kernel_special_gammaln_out, tni_kernel_special_hermite_polynomial_h_n_scalar,
    tni_kernel_special_hermite_polynomial_h_n_scalar_out,
    tni_kernel_special_hermite_polynomial_h_x_scalar,
    tni_kernel_special_hermite_polynomial_h_x_scalar_out,
    tni_kernel_special_hermite_polynomial_he_n_scalar,
    tni_kernel_special_hermite_polynomial_he_n_scalar_out,
    tni_kernel_special_hermite_polynomial_he_x_scalar,
    tni_kernel_special_hermite_polynomial_he_x_scalar_out, tni_kernel_special_i0,
    tni_kernel_special_i0_out, tni_kernel_special_laguerre_polynomial_l_n_scalar,
    tni_kernel_special_laguerre_polynomial_l_n_scalar_out,
    tni_kernel_special_laguerre_polynomial_l_x_scalar,
    tni_kernel_special_laguerre_polynomial_l_x_scalar_out,
    tni_kernel_special_legendre_polynomial_p_n_scalar,
    tni_kernel_special_legendre_polynomial_p_n_scalar_out,
    tni_kernel_special_legendre_polynomial_p_x_scalar,
    tni_kernel_special_legendre_polynomial_p_x_scalar_out, tni_kernel_special_log1p,
    tni_kernel_special_log1p_out, tni_kernel_special_log_softmax, tni_kernel_special_logit,
    tni_kernel_special_logit_out, tni_kernel_special_logsumexp, tni_kernel_special_logsumexp_out,
    tni_kernel_special_multigammaln, tni_kernel_special_multigammaln_out, tni_kernel_special_ndtr,
    tni_kernel_special_ndtr_out, tni_kernel_special_polygamma, tni_kernel_special_polygamma_out,
    tni_kernel_special_psi, tni_kernel_special_psi_out, tni_kernel_special_round,
    tni_kernel_special_round_out, tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_t_n_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_t_x_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_u_n_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_u_x_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_v_n_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_v_x_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_w_n_scalar_out,
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar,
    tni_kernel_special_shifted_chebyshev_polynomial_w_x_scalar_out, tni_kernel_special_sinc,
    tni_kernel_special_sinc_out, tni_kernel_special_softmax,
    tni_kernel_special_xlog1py_other_scalar, tni_kernel_special_xlog1py_other_scalar_out,
    tni_kernel_special_xlog1py_self_scalar, tni_kernel_special_xlog1py_self_scalar_out,
    tni_kernel_special_xlogy, tni_kernel_special_xlogy_other_scalar,
    tni_kernel_special_xlogy_other_scalar_out, tni_kernel_special_xlogy_out,
    tni_kernel_special_xlogy_self_scalar, tni_kernel_special_xlogy_self_scalar_out,
    tni_kernel_special_zeta_other_scalar, tni_kernel_special_zeta_other_scalar_out,
    tni_kernel_special_zeta_self_scalar, tni_kernel_special_zeta_self_scalar_out,
    tni_kernel_split_Tensor, tni_kernel_split_sizes, tni_kernel_split_with_sizes, tni_kernel_square,
    tni_kernel_square_, tni_kernel_square_out, tni_kernel_squeeze, tni_kernel_squeeze_dim,
    tni_kernel_squeeze_dims, tni_kernel_stack, tni_kernel_std, tni_kernel_std_correction,
    tni_kernel_std_dim, tni_kernel_std_mean, tni_kernel_std_mean_correction,
    tni_kernel_std_mean_dim, tni_kernel_stft, tni_kernel_stft_center, tni_kernel_storage_offset,
    tni_kernel_stride_int, tni_kernel_sub_Scalar, tni_kernel_sub__Scalar,
    tni_kernel_subtract_Scalar, tni_kernel_subtract_Tensor, tni_kernel_subtract__Scalar,
    tni_kernel_subtract__Tensor, tni_kernel_subtract_out, tni_kernel_sum, tni_kernel_sum_to_size,
    tni_kernel_svd, tni_kernel_swapaxes, tni_kernel_swapaxes_, tni_kernel_swapdims,
    tni_kernel_swapdims_, tni_kernel_sym_constrain_range, tni_kernel_sym_constrain_range_for_size,
    tni_kernel_sym_numel, tni_kernel_sym_size_int, tni_kernel_sym_storage_offset,
    tni_kernel_sym_stride_int, tni_kernel_t, tni_kernel_take, tni_kernel_take_along_dim,
    tni_kernel_take_out, tni_kernel_tenon_fake_quant_per_channel_mask, tni_kernel_tenon_maximum_,
    tni_kernel_tenon_maximum_Scalar, tni_kernel_tenon_minimum_, tni_kernel_tenon_minimum_Scalar,
    tni_kernel_tensor_split_indices, tni_kernel_tensor_split_sections,
    tni_kernel_tensor_split_tensor_indices_or_sections, tni_kernel_tensordot,
    tni_kernel_thnn_conv2d, tni_kernel_tile, tni_kernel_to_dense, tni_kernel_to_dense_backward,
    tni_kernel_to_device, tni_kernel_to_dtype, tni_kernel_to_dtype_layout, tni_kernel_to_other,
    tni_kernel_trace, tni_kernel_trace_backward, tni_kernel_transpose_int, tni_kernel_trapezoid_dx,
    tni_kernel_trapezoid_x, tni_kernel_trapz_dx, tni_kernel_trapz_x, tni_kernel_triangular_solve,
    tni_kernel_tril_indices, tni_kernel_triplet_margin_loss, tni_kernel_triu_indices,
    tni_kernel_true_divide_Scalar, tni_kernel_true_divide_Tensor, tni_kernel_true_divide__Scalar,
    tni_kernel_true_divide__Tensor, tni_kernel_true_divide_out, tni_kernel_type_as,
    tni_kernel_unbind_int, tni_kernel_unflatten_dense_tensors, tni_kernel_unflatten_int,
    tni_kernel_unfold, tni_kernel_unfold_backward, tni_kernel_uniform_,
    tni_kernel_unique_consecutive, tni_kernel_unique_dim, tni_kernel_unique_dim_consecutive,
    tni_kernel_unsafe_chunk, tni_kernel_unsafe_split_Tensor, tni_kernel_unsafe_split_with_sizes,
    tni_kernel_unsqueeze, tni_kernel_upsample_bicubic2d, tni_kernel_upsample_bicubic2d_backward,
    tni_kernel_upsample_bicubic2d_vec, tni_kernel_upsample_bilinear2d,
    tni_kernel_upsample_bilinear2d_backward, tni_kernel_upsample_bilinear2d_vec,
    tni_kernel_upsample_linear1d, tni_kernel_upsample_linear1d_backward,
    tni_kernel_upsample_linear1d_vec, tni_kernel_upsample_nearest1d,
    tni_kernel_upsample_nearest1d_backward, tni_kernel_upsample_nearest1d_vec,
    tni_kernel_upsample_nearest2d, tni_kernel_upsample_nearest2d_backward,
    tni_kernel_upsample_nearest2d_vec, tni_kernel_upsample_nearest3d,
    tni_kernel_upsample_nearest3d_backward, tni_kernel_upsample_nearest3d_vec,
    tni_kernel_upsample_trilinear3d, tni_kernel_upsample_trilinear3d_backward,
    tni_kernel_upsample_trilinear3d_vec, tni_kernel_value_selecting_reduction_backward,
    tni_kernel_vander, tni_kernel_var, tni_kernel_var_correction, tni_kernel_var_dim,
    tni_kernel_var_mean, tni_kernel_var_mean_correction, tni_kernel_var_mean_dim, tni_kernel_vdot,
    tni_kernel_view, tni_kernel_view_as, tni_kernel_view_as_complex, tni_kernel_view_as_real,
    tni_kernel_view_copy, tni_kernel_view_dtype, tni_kernel_vsplit_array, tni_kernel_vsplit_int,
    tni_kernel_vstack, tni_kernel_where, tni_kernel_where_Scalar, tni_kernel_where_ScalarOther,
    tni_kernel_where_ScalarSelf, tni_kernel_where_self, tni_kernel_where_self_out,
    tni_kernel_xlogy_OutScalar_Other, tni_kernel_xlogy_OutScalar_Self,
    tni_kernel_xlogy_Scalar_Other, tni_kernel_xlogy_Scalar_Self, tni_kernel_xlogy__Scalar_Other,
    tni_kernel_zero_, tni_kernel_zeros, tni_kernel_zeros_like,
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
    &tni_structured__addmm_activation_out, &tni_structured__log_softmax_backward_data_out,
    &tni_structured__log_softmax_out, &tni_structured__softmax_backward_data_out,
    &tni_structured__softmax_out, &tni_structured_acos_out, &tni_structured_acosh_out,
    &tni_structured_add_out, &tni_structured_addcdiv_out, &tni_structured_addcmul_out,
    &tni_structured_addmm_out, &tni_structured_addmv_out, &tni_structured_all_all_out,
    &tni_structured_all_dims_out, &tni_structured_all_out, &tni_structured_amax_out,
    &tni_structured_amin_out, &tni_structured_aminmax_out, &tni_structured_any_all_out,
    &tni_structured_any_dims_out, &tni_structured_any_out, &tni_structured_argmax_out,
    &tni_structured_argmin_out, &tni_structured_asin_out, &tni_structured_asinh_out,
    &tni_structured_atan2_out, &tni_structured_atan_out, &tni_structured_atanh_out,
    &tni_structured_baddbmm_out, &tni_structured_bitwise_and_Tensor_out,
    &tni_structured_bitwise_left_shift_Tensor_out, &tni_structured_bitwise_not_out,
    &tni_structured_bitwise_or_Tensor_out, &tni_structured_bitwise_right_shift_Tensor_out,
    &tni_structured_bitwise_xor_Tensor_out, &tni_structured_bmm_out, &tni_structured_ceil_out,
    &tni_structured_clamp_Tensor_out, &tni_structured_clamp_max_Tensor_out,
    &tni_structured_clamp_max_out, &tni_structured_clamp_min_Tensor_out,
    &tni_structured_clamp_min_out, &tni_structured_clamp_out, &tni_structured_copysign_out,
    &tni_structured_cos_out, &tni_structured_cosh_out, &tni_structured_cumprod_out,
    &tni_structured_cumsum_out, &tni_structured_digamma_out, &tni_structured_div_out,
    &tni_structured_div_out_mode, &tni_structured_elu_backward_grad_input, &tni_structured_elu_out,
    &tni_structured_eq_Scalar_out, &tni_structured_eq_Tensor_out, &tni_structured_erf_out,
    &tni_structured_erfc_out, &tni_structured_erfinv_out, &tni_structured_exp2_out,
    &tni_structured_exp_out, &tni_structured_expm1_out, &tni_structured_floor_out,
    &tni_structured_fmax_out, &tni_structured_fmin_out, &tni_structured_fmod_Tensor_out,
    &tni_structured_frac_out, &tni_structured_gather_out, &tni_structured_gcd_out,
    &tni_structured_ge_Scalar_out, &tni_structured_ge_Tensor_out,
    &tni_structured_gelu_backward_grad_input, &tni_structured_gelu_out,
    &tni_structured_gt_Scalar_out, &tni_structured_gt_Tensor_out,
    &tni_structured_hardshrink_backward_grad_input, &tni_structured_hardshrink_out,
    &tni_structured_hardsigmoid_backward_grad_input, &tni_structured_hardsigmoid_out,
    &tni_structured_hash_tensor_out, &tni_structured_heaviside_out, &tni_structured_hypot_out,
    &tni_structured_i0_out, &tni_structured_igamma_out, &tni_structured_igammac_out,
    &tni_structured_index_add_out, &tni_structured_index_copy_out, &tni_structured_index_reduce_out,
    &tni_structured_isin_Scalar_Tensor_out, &tni_structured_isin_Tensor_Scalar_out,
    &tni_structured_isin_Tensor_Tensor_out, &tni_structured_isneginf_out,
    &tni_structured_isposinf_out, &tni_structured_lcm_out, &tni_structured_le_Scalar_out,
    &tni_structured_le_Tensor_out, &tni_structured_leaky_relu_backward_grad_input,
    &tni_structured_leaky_relu_out, &tni_structured_lerp_Scalar_out,
    &tni_structured_lerp_Tensor_out, &tni_structured_lgamma_out,
    &tni_structured_linalg_vector_norm_out, &tni_structured_log10_out, &tni_structured_log1p_out,
    &tni_structured_log2_out, &tni_structured_log_out, &tni_structured_logaddexp2_out,
    &tni_structured_logaddexp_out, &tni_structured_logit_backward_grad_input,
    &tni_structured_lt_Scalar_out, &tni_structured_lt_Tensor_out, &tni_structured_max_dim_max,
    &tni_structured_maximum_out, &tni_structured_mean_out, &tni_structured_min_dim_min,
    &tni_structured_minimum_out, &tni_structured_mish_out, &tni_structured_mm_out,
    &tni_structured_mul_out, &tni_structured_ne_Scalar_out, &tni_structured_ne_Tensor_out,
    &tni_structured_neg_out, &tni_structured_nextafter_out, &tni_structured_norm_dtype_out,
    &tni_structured_norm_out, &tni_structured_polygamma_out, &tni_structured_pow_Scalar_out,
    &tni_structured_pow_Tensor_Scalar_out, &tni_structured_pow_Tensor_Tensor_out,
    &tni_structured_prod_int_out, &tni_structured_reciprocal_out,
    &tni_structured_remainder_Tensor_out, &tni_structured_renorm_out,
    &tni_structured_round_decimals_out, &tni_structured_round_out, &tni_structured_rsqrt_out,
    &tni_structured_scatter_add_out, &tni_structured_scatter_reduce_out,
    &tni_structured_scatter_reduce_two_out, &tni_structured_scatter_src_out,
    &tni_structured_scatter_value_out, &tni_structured_scatter_value_reduce_out,
    &tni_structured_sgn_out, &tni_structured_sigmoid_backward_grad_input,
    &tni_structured_sigmoid_out, &tni_structured_sign_out, &tni_structured_signbit_out,
    &tni_structured_silu_backward_grad_input, &tni_structured_silu_out, &tni_structured_sin_out,
    &tni_structured_sinc_out, &tni_structured_sinh_out,
    &tni_structured_softplus_backward_grad_input, &tni_structured_softplus_out,
    &tni_structured_softshrink_backward_grad_input, &tni_structured_softshrink_out,
    &tni_structured_sort_values_stable, &tni_structured_special_airy_ai_out,
    &tni_structured_special_bessel_j0_out, &tni_structured_special_bessel_j1_out,
    &tni_structured_special_bessel_y0_out, &tni_structured_special_bessel_y1_out,
    &tni_structured_special_chebyshev_polynomial_t_out,
    &tni_structured_special_chebyshev_polynomial_u_out,
    &tni_structured_special_chebyshev_polynomial_v_out,
    &tni_structured_special_chebyshev_polynomial_w_out, &tni_structured_special_entr_out,
    &tni_structured_special_erfcx_out, &tni_structured_special_hermite_polynomial_h_out,
    &tni_structured_special_hermite_polynomial_he_out, &tni_structured_special_i0e_out,
    &tni_structured_special_i1_out, &tni_structured_special_i1e_out,
    &tni_structured_special_laguerre_polynomial_l_out,
    &tni_structured_special_legendre_polynomial_p_out, &tni_structured_special_log_ndtr_out,
    &tni_structured_special_modified_bessel_i0_out, &tni_structured_special_modified_bessel_i1_out,
    &tni_structured_special_modified_bessel_k0_out, &tni_structured_special_modified_bessel_k1_out,
    &tni_structured_special_ndtri_out, &tni_structured_special_scaled_modified_bessel_k0_out,
    &tni_structured_special_scaled_modified_bessel_k1_out,
    &tni_structured_special_shifted_chebyshev_polynomial_t_out,
    &tni_structured_special_shifted_chebyshev_polynomial_u_out,
    &tni_structured_special_shifted_chebyshev_polynomial_v_out,
    &tni_structured_special_shifted_chebyshev_polynomial_w_out,
    &tni_structured_special_spherical_bessel_j0_out, &tni_structured_special_xlog1py_out,
    &tni_structured_special_zeta_out, &tni_structured_sqrt_out, &tni_structured_sub_out,
    &tni_structured_sum_IntList_out, &tni_structured_tan_out,
    &tni_structured_tanh_backward_grad_input, &tni_structured_tanh_out,
    &tni_structured_threshold_backward_grad_input, &tni_structured_threshold_out,
    &tni_structured_topk_values, &tni_structured_tril_out, &tni_structured_triu_out,
    &tni_structured_trunc_out, &tni_structured_xlogy_OutTensor, NULL,
};

tni_callee tni_builtin_callees[] = {
    {"aten::__lshift__.Scalar", NULL}, {"aten::__lshift__.Tensor", NULL},
    {"aten::__rshift__.Scalar", NULL}, {"aten::__rshift__.Tensor", NULL},
    {"aten::_adaptive_avg_pool2d", NULL}, {"aten::_adaptive_avg_pool2d_backward", NULL},
    {"aten::_adaptive_avg_pool3d", NULL}, {"aten::_adaptive_avg_pool3d_backward", NULL},
    {"aten::_addmm_activation.out", NULL}, {"aten::_aminmax", NULL}, {"aten::_aminmax.dim", NULL},
    {"aten::_batch_norm_no_update", NULL}, {"aten::_batch_norm_with_update", NULL},
    {"aten::_cdist_backward", NULL}, {"aten::_cdist_forward", NULL}, {"aten::_chunk_cat", NULL},
    {"aten::_conj", NULL}, {"aten::_conj_copy", NULL}, {"aten::_conj_physical", NULL},
    {"aten::_convolution", NULL}, {"aten::_ctc_loss", NULL}, {"aten::_ctc_loss.Tensor", NULL},
    {"aten::_ctc_loss_backward", NULL}, {"aten::_efficientzerotensor", NULL},
    {"aten::_embedding_bag", NULL}, {"aten::_embedding_bag_dense_backward", NULL},
    {"aten::_embedding_bag_forward_only", NULL},
    {"aten::_embedding_bag_per_sample_weights_backward", NULL}, {"aten::_euclidean_dist", NULL},
    {"aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", NULL},
    {"aten::_foreach_abs", NULL}, {"aten::_foreach_acos", NULL}, {"aten::_foreach_add.List", NULL},
    {"aten::_foreach_add.Scalar", NULL}, {"aten::_foreach_add.ScalarList", NULL},
    {"aten::_foreach_add.Tensor", NULL}, {"aten::_foreach_addcdiv.Scalar", NULL},
    {"aten::_foreach_addcdiv.ScalarList", NULL}, {"aten::_foreach_addcdiv.Tensor", NULL},
    {"aten::_foreach_addcmul.Scalar", NULL}, {"aten::_foreach_addcmul.ScalarList", NULL},
    {"aten::_foreach_addcmul.Tensor", NULL}, {"aten::_foreach_asin", NULL},
    {"aten::_foreach_atan", NULL}, {"aten::_foreach_ceil", NULL},
    {"aten::_foreach_clamp_max.List", NULL}, {"aten::_foreach_clamp_max.Scalar", NULL},
    {"aten::_foreach_clamp_max.ScalarList", NULL}, {"aten::_foreach_clamp_min.List", NULL},
    {"aten::_foreach_clamp_min.Scalar", NULL}, {"aten::_foreach_clamp_min.ScalarList", NULL},
    {"aten::_foreach_clone", NULL}, {"aten::_foreach_copy", NULL}, {"aten::_foreach_cos", NULL},
    {"aten::_foreach_cosh", NULL}, {"aten::_foreach_div.List", NULL},
    {"aten::_foreach_div.Scalar", NULL}, {"aten::_foreach_div.ScalarList", NULL},
    {"aten::_foreach_div.Tensor", NULL}, {"aten::_foreach_erf", NULL},
    {"aten::_foreach_erfc", NULL}, {"aten::_foreach_exp", NULL}, {"aten::_foreach_expm1", NULL},
    {"aten::_foreach_floor", NULL}, {"aten::_foreach_frac", NULL},
    {"aten::_foreach_lerp.List", NULL}, {"aten::_foreach_lerp.Scalar", NULL},
    {"aten::_foreach_lerp.ScalarList", NULL}, {"aten::_foreach_lgamma", NULL},
    {"aten::_foreach_log", NULL}, {"aten::_foreach_log10", NULL}, {"aten::_foreach_log1p", NULL},
    {"aten::_foreach_log2", NULL}, {"aten::_foreach_max", NULL},
    {"aten::_foreach_maximum.List", NULL}, {"aten::_foreach_maximum.Scalar", NULL},
    {"aten::_foreach_maximum.ScalarList", NULL}, {"aten::_foreach_minimum.List", NULL},
    {"aten::_foreach_minimum.Scalar", NULL}, {"aten::_foreach_minimum.ScalarList", NULL},
    {"aten::_foreach_mul.List", NULL}, {"aten::_foreach_mul.Scalar", NULL},
    {"aten::_foreach_mul.ScalarList", NULL}, {"aten::_foreach_mul.Tensor", NULL},
    {"aten::_foreach_neg", NULL}, {"aten::_foreach_norm.Scalar", NULL},
    {"aten::_foreach_pow.List", NULL}, {"aten::_foreach_pow.Scalar", NULL},
    {"aten::_foreach_pow.ScalarList", NULL}, {"aten::_foreach_powsum.Scalar", NULL},
    {"aten::_foreach_reciprocal", NULL}, {"aten::_foreach_round", NULL},
    {"aten::_foreach_rsqrt", NULL}, {"aten::_foreach_sigmoid", NULL}, {"aten::_foreach_sign", NULL},
    {"aten::_foreach_sin", NULL}, {"aten::_foreach_sinh", NULL}, {"aten::_foreach_sqrt", NULL},
    {"aten::_foreach_sub.List", NULL}, {"aten::_foreach_sub.Scalar", NULL},
    {"aten::_foreach_sub.ScalarList", NULL}, {"aten::_foreach_tan", NULL},
    {"aten::_foreach_tanh", NULL}, {"aten::_foreach_trunc", NULL}, {"aten::_foreach_zero", NULL},
    {"aten::_foreach_zero_", NULL}, {"aten::_fused_adagrad", NULL},
    {"aten::_fused_adagrad.tensor_lr", NULL}, {"aten::_fused_adagrad_", NULL},
    {"aten::_fused_adagrad_.tensor_lr", NULL}, {"aten::_fused_adam", NULL},
    {"aten::_fused_adam.tensor_lr", NULL}, {"aten::_fused_adam_", NULL},
    {"aten::_fused_adam_.tensor_lr", NULL}, {"aten::_fused_adamw", NULL},
    {"aten::_fused_adamw.tensor_lr", NULL}, {"aten::_fused_adamw_", NULL},
    {"aten::_fused_adamw_.tensor_lr", NULL}, {"aten::_fused_moving_avg_obs_fq_helper", NULL},
    {"aten::_fused_moving_avg_obs_fq_helper_functional", NULL}, {"aten::_fused_sgd", NULL},
    {"aten::_fused_sgd.tensor_lr", NULL}, {"aten::_fused_sgd_", NULL},
    {"aten::_fused_sgd_.tensor_lr", NULL}, {"aten::_histogramdd_bin_edges", NULL},
    {"aten::_histogramdd_from_bin_cts", NULL}, {"aten::_histogramdd_from_bin_tensors", NULL},
    {"aten::_index_put_impl", NULL}, {"aten::_index_put_impl_", NULL}, {"aten::_linalg_det", NULL},
    {"aten::_linalg_eigh", NULL}, {"aten::_linalg_slogdet", NULL}, {"aten::_linalg_solve_ex", NULL},
    {"aten::_linalg_svd", NULL}, {"aten::_log_softmax.out", NULL},
    {"aten::_log_softmax_backward_data.out", NULL}, {"aten::_logcumsumexp", NULL},
    {"aten::_native_batch_norm_legit", NULL}, {"aten::_native_batch_norm_legit.no_stats", NULL},
    {"aten::_native_batch_norm_legit_no_training", NULL}, {"aten::_neg_view", NULL},
    {"aten::_neg_view_copy", NULL}, {"aten::_pdist_backward", NULL}, {"aten::_pdist_forward", NULL},
    {"aten::_reshape_alias", NULL}, {"aten::_reshape_alias_copy", NULL},
    {"aten::_segment_reduce_backward", NULL}, {"aten::_slow_conv2d_backward.output_mask", NULL},
    {"aten::_slow_conv2d_forward", NULL}, {"aten::_softmax.out", NULL},
    {"aten::_softmax_backward_data.out", NULL}, {"aten::_to_copy", NULL},
    {"aten::_trilinear", NULL}, {"aten::_unique", NULL}, {"aten::_unique2", NULL},
    {"aten::_unsafe_view", NULL}, {"aten::_upsample_bicubic2d_aa", NULL},
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, {"aten::_upsample_bilinear2d_aa", NULL},
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, {"aten::_upsample_lanczos2d_aa", NULL},
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, {"aten::_upsample_nearest_exact1d", NULL},
    {"aten::_upsample_nearest_exact1d_backward", NULL}, {"aten::_upsample_nearest_exact2d", NULL},
    {"aten::_upsample_nearest_exact2d_backward", NULL}, {"aten::_upsample_nearest_exact3d", NULL},
    {"aten::_upsample_nearest_exact3d_backward", NULL}, {"aten::_weight_norm_interface", NULL},
    {"aten::_weight_norm_interface_backward", NULL}, {"aten::acos.out", NULL},
    {"aten::acosh.out", NULL}, {"aten::adaptive_avg_pool1d", NULL},
    {"aten::adaptive_avg_pool2d", NULL}, {"aten::adaptive_avg_pool3d", NULL},
    {"aten::adaptive_max_pool2d", NULL}, {"aten::adaptive_max_pool2d_backward", NULL},
    {"aten::adaptive_max_pool3d", NULL}, {"aten::adaptive_max_pool3d_backward", NULL},
    {"aten::add.Scalar", NULL}, {"aten::add.out", NULL}, {"aten::addcdiv.out", NULL},
    {"aten::addcmul.out", NULL}, {"aten::addmm.out", NULL}, {"aten::addmv.out", NULL},
    {"aten::addr", NULL}, {"aten::affine_grid_generator", NULL}, {"aten::alias", NULL},
    {"aten::alias_copy", NULL}, {"aten::all.all_out", NULL}, {"aten::all.dims_out", NULL},
    {"aten::all.out", NULL}, {"aten::amax.out", NULL}, {"aten::amin.out", NULL},
    {"aten::aminmax.out", NULL}, {"aten::any.all_out", NULL}, {"aten::any.dims_out", NULL},
    {"aten::any.out", NULL}, {"aten::arange", NULL}, {"aten::arange.start_step", NULL},
    {"aten::argmax.out", NULL}, {"aten::argmin.out", NULL}, {"aten::as_strided", NULL},
    {"aten::as_strided_copy", NULL}, {"aten::as_strided_scatter", NULL}, {"aten::asin.out", NULL},
    {"aten::asinh.out", NULL}, {"aten::atan.out", NULL}, {"aten::atan2.out", NULL},
    {"aten::atanh.out", NULL}, {"aten::avg_pool1d", NULL}, {"aten::avg_pool2d", NULL},
    {"aten::avg_pool2d_backward", NULL}, {"aten::avg_pool3d", NULL},
    {"aten::avg_pool3d_backward", NULL}, {"aten::baddbmm.out", NULL},
    {"aten::bartlett_window", NULL}, {"aten::bartlett_window.periodic", NULL},
    {"aten::batch_norm_update_stats", NULL}, {"aten::bernoulli.Tensor", NULL},
    {"aten::bernoulli.p", NULL}, {"aten::bernoulli_.Tensor", NULL},
    {"aten::binary_cross_entropy", NULL}, {"aten::binary_cross_entropy_backward", NULL},
    {"aten::binary_cross_entropy_with_logits", NULL}, {"aten::bincount", NULL},
    {"aten::binomial", NULL}, {"aten::bitwise_and.Scalar_Tensor", NULL},
    {"aten::bitwise_and.Tensor_out", NULL}, {"aten::bitwise_left_shift.Scalar_Tensor", NULL},
    {"aten::bitwise_left_shift.Tensor_out", NULL}, {"aten::bitwise_not.out", NULL},
    {"aten::bitwise_or.Scalar_Tensor", NULL}, {"aten::bitwise_or.Tensor_out", NULL},
    {"aten::bitwise_right_shift.Scalar_Tensor", NULL},
    {"aten::bitwise_right_shift.Tensor_out", NULL}, {"aten::bitwise_xor.Scalar_Tensor", NULL},
    {"aten::bitwise_xor.Tensor_out", NULL}, {"aten::blackman_window", NULL},
    {"aten::blackman_window.periodic", NULL}, {"aten::block_diag", NULL}, {"aten::bmm.out", NULL},
    {"aten::bucketize.Scalar", NULL}, {"aten::bucketize.Tensor", NULL}, {"aten::cauchy", NULL},
    {"aten::cauchy_", NULL}, {"aten::ceil.out", NULL}, {"aten::celu", NULL},
    {"aten::chain_matmul", NULL}, {"aten::channel_shuffle", NULL}, {"aten::cholesky_inverse", NULL},
    {"aten::clamp.Tensor_out", NULL}, {"aten::clamp.out", NULL},
    {"aten::clamp_max.Tensor_out", NULL}, {"aten::clamp_max.out", NULL},
    {"aten::clamp_min.Tensor_out", NULL}, {"aten::clamp_min.out", NULL}, {"aten::clone", NULL},
    {"aten::col2im", NULL}, {"aten::column_stack", NULL}, {"aten::concat", NULL},
    {"aten::concatenate", NULL}, {"aten::conj_physical", NULL}, {"aten::constant_pad_nd", NULL},
    {"aten::convolution", NULL}, {"aten::convolution_backward", NULL}, {"aten::copy", NULL},
    {"aten::copy_", NULL}, {"aten::copysign.out", NULL}, {"aten::cos.out", NULL},
    {"aten::cosh.out", NULL}, {"aten::count_nonzero", NULL},
    {"aten::count_nonzero.dim_IntList", NULL}, {"aten::cross", NULL}, {"aten::cummax", NULL},
    {"aten::cummin", NULL}, {"aten::cumprod.out", NULL}, {"aten::cumsum.out", NULL},
    {"aten::deg2rad", NULL}, {"aten::detach", NULL}, {"aten::detach_copy", NULL},
    {"aten::diag", NULL}, {"aten::diag_embed", NULL}, {"aten::diagonal", NULL},
    {"aten::diagonal_backward", NULL}, {"aten::diagonal_copy", NULL},
    {"aten::diagonal_scatter", NULL}, {"aten::digamma.out", NULL}, {"aten::dist", NULL},
    {"aten::div.Scalar", NULL}, {"aten::div.Scalar_mode", NULL}, {"aten::div.out", NULL},
    {"aten::div.out_mode", NULL}, {"aten::dot", NULL}, {"aten::dstack", NULL},
    {"aten::elu.out", NULL}, {"aten::elu_backward.grad_input", NULL}, {"aten::embedding", NULL},
    {"aten::embedding_dense_backward", NULL}, {"aten::embedding_renorm", NULL},
    {"aten::embedding_renorm_", NULL}, {"aten::empty_like", NULL}, {"aten::empty_permuted", NULL},
    {"aten::empty_strided", NULL}, {"aten::eq.Scalar_out", NULL}, {"aten::eq.Tensor_out", NULL},
    {"aten::erf.out", NULL}, {"aten::erfc.out", NULL}, {"aten::erfinv.out", NULL},
    {"aten::exp.out", NULL}, {"aten::exp2.out", NULL}, {"aten::expand", NULL},
    {"aten::expand_copy", NULL}, {"aten::expm1.out", NULL}, {"aten::exponential", NULL},
    {"aten::exponential_", NULL}, {"aten::eye", NULL}, {"aten::eye.m", NULL},
    {"aten::fake_quantize_per_channel_affine_cachemask", NULL},
    {"aten::fake_quantize_per_tensor_affine_cachemask", NULL}, {"aten::fill.Scalar", NULL},
    {"aten::fill.Tensor", NULL}, {"aten::fill_.Scalar", NULL}, {"aten::fill_.Tensor", NULL},
    {"aten::flip", NULL}, {"aten::floor.out", NULL}, {"aten::floor_divide.Scalar", NULL},
    {"aten::fmax.out", NULL}, {"aten::fmin.out", NULL}, {"aten::fmod.Tensor_out", NULL},
    {"aten::frac.out", NULL}, {"aten::fractional_max_pool2d", NULL},
    {"aten::fractional_max_pool2d_backward", NULL}, {"aten::fractional_max_pool3d", NULL},
    {"aten::fractional_max_pool3d_backward", NULL}, {"aten::from_file", NULL}, {"aten::full", NULL},
    {"aten::full_like", NULL}, {"aten::gather.out", NULL}, {"aten::gcd.out", NULL},
    {"aten::ge.Scalar_out", NULL}, {"aten::ge.Tensor_out", NULL}, {"aten::gelu.out", NULL},
    {"aten::gelu_backward.grad_input", NULL}, {"aten::geometric", NULL}, {"aten::geometric_", NULL},
    {"aten::geqrf", NULL}, {"aten::ger", NULL}, {"aten::glu", NULL}, {"aten::glu_backward", NULL},
    {"aten::grid_sampler_2d", NULL}, {"aten::grid_sampler_2d_backward", NULL},
    {"aten::grid_sampler_3d", NULL}, {"aten::grid_sampler_3d_backward", NULL},
    {"aten::gt.Scalar_out", NULL}, {"aten::gt.Tensor_out", NULL}, {"aten::hamming_window", NULL},
    {"aten::hamming_window.periodic", NULL}, {"aten::hamming_window.periodic_alpha", NULL},
    {"aten::hamming_window.periodic_alpha_beta", NULL}, {"aten::hann_window", NULL},
    {"aten::hann_window.periodic", NULL}, {"aten::hardshrink.out", NULL},
    {"aten::hardshrink_backward.grad_input", NULL}, {"aten::hardsigmoid.out", NULL},
    {"aten::hardsigmoid_backward.grad_input", NULL}, {"aten::hardswish_backward", NULL},
    {"aten::hash_tensor.out", NULL}, {"aten::heaviside.out", NULL}, {"aten::histc", NULL},
    {"aten::histogram.bin_ct", NULL}, {"aten::histogram.bins_tensor", NULL}, {"aten::hstack", NULL},
    {"aten::huber_loss", NULL}, {"aten::hypot.out", NULL}, {"aten::i0.out", NULL},
    {"aten::igamma.out", NULL}, {"aten::igammac.out", NULL}, {"aten::im2col", NULL},
    {"aten::index.Tensor", NULL}, {"aten::index_add.out", NULL}, {"aten::index_copy.out", NULL},
    {"aten::index_fill.int_Scalar", NULL}, {"aten::index_fill.int_Tensor", NULL},
    {"aten::index_fill_.int_Scalar", NULL}, {"aten::index_fill_.int_Tensor", NULL},
    {"aten::index_put", NULL}, {"aten::index_put_", NULL}, {"aten::index_reduce.out", NULL},
    {"aten::index_select", NULL}, {"aten::inverse", NULL}, {"aten::isin.Scalar_Tensor_out", NULL},
    {"aten::isin.Tensor_Scalar_out", NULL}, {"aten::isin.Tensor_Tensor_out", NULL},
    {"aten::isinf", NULL}, {"aten::isnan", NULL}, {"aten::isneginf.out", NULL},
    {"aten::isposinf.out", NULL}, {"aten::kaiser_window", NULL}, {"aten::kaiser_window.beta", NULL},
    {"aten::kaiser_window.periodic", NULL}, {"aten::kron", NULL}, {"aten::lcm.out", NULL},
    {"aten::ldexp.Tensor", NULL}, {"aten::le.Scalar_out", NULL}, {"aten::le.Tensor_out", NULL},
    {"aten::leaky_relu.out", NULL}, {"aten::leaky_relu_backward.grad_input", NULL},
    {"aten::lerp.Scalar_out", NULL}, {"aten::lerp.Tensor_out", NULL}, {"aten::lgamma.out", NULL},
    {"aten::lift", NULL}, {"aten::lift_fresh", NULL}, {"aten::lift_fresh_copy", NULL},
    {"aten::linalg_cholesky", NULL}, {"aten::linalg_cholesky_ex", NULL},
    {"aten::linalg_cond", NULL}, {"aten::linalg_cond.p_str", NULL}, {"aten::linalg_cross", NULL},
    {"aten::linalg_det", NULL}, {"aten::linalg_eig", NULL}, {"aten::linalg_eigh", NULL},
    {"aten::linalg_eigvals", NULL}, {"aten::linalg_eigvalsh", NULL},
    {"aten::linalg_householder_product", NULL}, {"aten::linalg_inv", NULL},
    {"aten::linalg_inv_ex", NULL}, {"aten::linalg_ldl_factor", NULL},
    {"aten::linalg_ldl_factor_ex", NULL}, {"aten::linalg_ldl_solve", NULL},
    {"aten::linalg_lstsq", NULL}, {"aten::linalg_lu", NULL}, {"aten::linalg_lu_factor", NULL},
    {"aten::linalg_lu_factor_ex", NULL}, {"aten::linalg_lu_solve", NULL},
    {"aten::linalg_matmul", NULL}, {"aten::linalg_matrix_exp", NULL},
    {"aten::linalg_matrix_norm", NULL}, {"aten::linalg_matrix_norm.str_ord", NULL},
    {"aten::linalg_matrix_rank", NULL}, {"aten::linalg_matrix_rank.atol_rtol_float", NULL},
    {"aten::linalg_matrix_rank.atol_rtol_tensor", NULL},
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, {"aten::linalg_multi_dot", NULL},
    {"aten::linalg_norm", NULL}, {"aten::linalg_norm.ord_str", NULL}, {"aten::linalg_pinv", NULL},
    {"aten::linalg_pinv.atol_rtol_float", NULL}, {"aten::linalg_pinv.atol_rtol_tensor", NULL},
    {"aten::linalg_pinv.rcond_tensor", NULL}, {"aten::linalg_qr", NULL},
    {"aten::linalg_slogdet", NULL}, {"aten::linalg_solve", NULL}, {"aten::linalg_solve_ex", NULL},
    {"aten::linalg_solve_triangular", NULL}, {"aten::linalg_svd", NULL},
    {"aten::linalg_svdvals", NULL}, {"aten::linalg_tensorsolve", NULL},
    {"aten::linalg_vecdot", NULL}, {"aten::linalg_vector_norm.out", NULL}, {"aten::linspace", NULL},
    {"aten::linspace.Scalar_Tensor", NULL}, {"aten::linspace.Tensor_Scalar", NULL},
    {"aten::linspace.Tensor_Tensor", NULL}, {"aten::log.out", NULL}, {"aten::log10.out", NULL},
    {"aten::log1p.out", NULL}, {"aten::log2.out", NULL}, {"aten::log_normal", NULL},
    {"aten::log_normal_", NULL}, {"aten::log_softmax.int", NULL}, {"aten::logaddexp.out", NULL},
    {"aten::logaddexp2.out", NULL}, {"aten::logcumsumexp", NULL},
    {"aten::logit_backward.grad_input", NULL}, {"aten::logspace", NULL},
    {"aten::logspace.Scalar_Tensor", NULL}, {"aten::logspace.Tensor_Scalar", NULL},
    {"aten::logspace.Tensor_Tensor", NULL}, {"aten::lt.Scalar_out", NULL},
    {"aten::lt.Tensor_out", NULL}, {"aten::lu_solve", NULL}, {"aten::lu_unpack", NULL},
    {"aten::masked_fill.Scalar", NULL}, {"aten::masked_fill.Tensor", NULL},
    {"aten::masked_scatter", NULL}, {"aten::max", NULL}, {"aten::max.dim_max", NULL},
    {"aten::max_pool2d_with_indices", NULL}, {"aten::max_pool2d_with_indices_backward", NULL},
    {"aten::max_pool3d_with_indices", NULL}, {"aten::max_pool3d_with_indices_backward", NULL},
    {"aten::max_unpool2d", NULL}, {"aten::max_unpool3d", NULL}, {"aten::maximum.out", NULL},
    {"aten::mean.out", NULL}, {"aten::median", NULL}, {"aten::median.dim", NULL},
    {"aten::min", NULL}, {"aten::min.dim_min", NULL}, {"aten::minimum.out", NULL},
    {"aten::mish.out", NULL}, {"aten::mkldnn_rnn_layer", NULL}, {"aten::mm.out", NULL},
    {"aten::mode", NULL}, {"aten::mse_loss", NULL}, {"aten::mul.Scalar", NULL},
    {"aten::mul.out", NULL}, {"aten::multi_margin_loss", NULL},
    {"aten::multi_margin_loss_backward", NULL}, {"aten::multilabel_margin_loss", NULL},
    {"aten::multilabel_margin_loss_backward", NULL}, {"aten::multilabel_margin_loss_forward", NULL},
    {"aten::mv", NULL}, {"aten::nanmedian", NULL}, {"aten::nanmedian.dim", NULL},
    {"aten::nanquantile", NULL}, {"aten::nanquantile.scalar", NULL}, {"aten::narrow_copy", NULL},
    {"aten::native_batch_norm_backward", NULL}, {"aten::native_dropout", NULL},
    {"aten::native_dropout_backward", NULL}, {"aten::native_group_norm", NULL},
    {"aten::native_group_norm_backward", NULL}, {"aten::native_layer_norm", NULL},
    {"aten::native_layer_norm_backward", NULL}, {"aten::ne.Scalar_out", NULL},
    {"aten::ne.Tensor_out", NULL}, {"aten::neg.out", NULL}, {"aten::new_empty", NULL},
    {"aten::new_empty_strided", NULL}, {"aten::new_full", NULL}, {"aten::new_ones", NULL},
    {"aten::new_zeros", NULL}, {"aten::nextafter.out", NULL}, {"aten::nll_loss", NULL},
    {"aten::nll_loss2d", NULL}, {"aten::nll_loss2d_backward", NULL},
    {"aten::nll_loss2d_forward", NULL}, {"aten::nll_loss_backward", NULL},
    {"aten::nll_loss_forward", NULL}, {"aten::nonzero", NULL}, {"aten::nonzero_static", NULL},
    {"aten::norm.Scalar", NULL}, {"aten::norm.ScalarOpt_dtype", NULL},
    {"aten::norm.dtype_out", NULL}, {"aten::norm.out", NULL}, {"aten::normal.float_float", NULL},
    {"aten::normal_", NULL}, {"aten::normal_functional", NULL}, {"aten::nuclear_norm", NULL},
    {"aten::nuclear_norm.dim", NULL}, {"aten::ones", NULL}, {"aten::ones_like", NULL},
    {"aten::orgqr", NULL}, {"aten::ormqr", NULL}, {"aten::outer", NULL}, {"aten::permute", NULL},
    {"aten::permute_copy", NULL}, {"aten::pixel_shuffle", NULL}, {"aten::pixel_unshuffle", NULL},
    {"aten::poisson", NULL}, {"aten::polygamma.out", NULL}, {"aten::pow.Scalar_out", NULL},
    {"aten::pow.Tensor_Scalar_out", NULL}, {"aten::pow.Tensor_Tensor_out", NULL},
    {"aten::prod", NULL}, {"aten::prod.int_out", NULL}, {"aten::put", NULL}, {"aten::put_", NULL},
    {"aten::qr", NULL}, {"aten::quantile", NULL}, {"aten::quantile.scalar", NULL},
    {"aten::rad2deg", NULL}, {"aten::rand", NULL}, {"aten::rand.generator", NULL},
    {"aten::rand_like", NULL}, {"aten::rand_like.generator", NULL}, {"aten::randint", NULL},
    {"aten::randint.generator", NULL}, {"aten::randint.low", NULL},
    {"aten::randint.low_generator", NULL}, {"aten::randint_like", NULL},
    {"aten::randint_like.Tensor", NULL}, {"aten::randint_like.Tensor_generator", NULL},
    {"aten::randint_like.generator", NULL}, {"aten::randint_like.low_dtype", NULL},
    {"aten::randint_like.low_generator_dtype", NULL}, {"aten::randn", NULL},
    {"aten::randn.generator", NULL}, {"aten::randn_like", NULL},
    {"aten::randn_like.generator", NULL}, {"aten::random", NULL}, {"aten::random.from", NULL},
    {"aten::random.to", NULL}, {"aten::random_", NULL}, {"aten::random_.from", NULL},
    {"aten::random_.to", NULL}, {"aten::randperm", NULL}, {"aten::randperm.generator", NULL},
    {"aten::range", NULL}, {"aten::range.step", NULL}, {"aten::reciprocal.out", NULL},
    {"aten::reflection_pad1d", NULL}, {"aten::reflection_pad1d_backward", NULL},
    {"aten::reflection_pad2d", NULL}, {"aten::reflection_pad2d_backward", NULL},
    {"aten::reflection_pad3d", NULL}, {"aten::reflection_pad3d_backward", NULL},
    {"aten::relu", NULL}, {"aten::remainder.Scalar_Tensor", NULL},
    {"aten::remainder.Tensor_out", NULL}, {"aten::renorm.out", NULL}, {"aten::repeat", NULL},
    {"aten::repeat_interleave.Tensor", NULL}, {"aten::replication_pad1d", NULL},
    {"aten::replication_pad1d_backward", NULL}, {"aten::replication_pad2d", NULL},
    {"aten::replication_pad2d_backward", NULL}, {"aten::replication_pad3d", NULL},
    {"aten::replication_pad3d_backward", NULL}, {"aten::resize", NULL}, {"aten::resize_", NULL},
    {"aten::resize_as", NULL}, {"aten::resize_as_", NULL}, {"aten::roll", NULL},
    {"aten::rot90", NULL}, {"aten::round.decimals_out", NULL}, {"aten::round.out", NULL},
    {"aten::row_stack", NULL}, {"aten::rrelu_with_noise", NULL},
    {"aten::rrelu_with_noise_backward", NULL}, {"aten::rsqrt.out", NULL},
    {"aten::rsub.Scalar", NULL}, {"aten::rsub.Tensor", NULL}, {"aten::scalar_tensor", NULL},
    {"aten::scatter.reduce_out", NULL}, {"aten::scatter.src_out", NULL},
    {"aten::scatter.value_out", NULL}, {"aten::scatter.value_reduce_out", NULL},
    {"aten::scatter_add.out", NULL}, {"aten::scatter_reduce.two_out", NULL},
    {"aten::searchsorted.Scalar", NULL}, {"aten::searchsorted.Tensor", NULL},
    {"aten::segment_reduce", NULL}, {"aten::select.int", NULL}, {"aten::select_backward", NULL},
    {"aten::select_copy.int", NULL}, {"aten::select_scatter", NULL}, {"aten::set", NULL},
    {"aten::set.source_Tensor", NULL}, {"aten::set_", NULL}, {"aten::set_.source_Tensor", NULL},
    {"aten::sgn.out", NULL}, {"aten::sigmoid.out", NULL},
    {"aten::sigmoid_backward.grad_input", NULL}, {"aten::sign.out", NULL},
    {"aten::signbit.out", NULL}, {"aten::silu.out", NULL}, {"aten::silu_backward.grad_input", NULL},
    {"aten::sin.out", NULL}, {"aten::sinc.out", NULL}, {"aten::sinh.out", NULL},
    {"aten::slice.Tensor", NULL}, {"aten::slice_backward", NULL}, {"aten::slice_copy.Tensor", NULL},
    {"aten::slice_scatter", NULL}, {"aten::slogdet", NULL}, {"aten::slow_conv3d", NULL},
    {"aten::slow_conv3d_forward", NULL}, {"aten::slow_conv_dilated2d", NULL},
    {"aten::slow_conv_dilated3d", NULL}, {"aten::slow_conv_transpose3d", NULL},
    {"aten::smooth_l1_loss", NULL}, {"aten::soft_margin_loss", NULL}, {"aten::softmax.int", NULL},
    {"aten::softplus.out", NULL}, {"aten::softplus_backward.grad_input", NULL},
    {"aten::softshrink.out", NULL}, {"aten::softshrink_backward.grad_input", NULL},
    {"aten::sort", NULL}, {"aten::sort.values_stable", NULL}, {"aten::special_airy_ai.out", NULL},
    {"aten::special_bessel_j0.out", NULL}, {"aten::special_bessel_j1.out", NULL},
    {"aten::special_bessel_y0.out", NULL}, {"aten::special_bessel_y1.out", NULL},
    {"aten::special_chebyshev_polynomial_t.out", NULL},
    {"aten::special_chebyshev_polynomial_u.out", NULL},
    {"aten::special_chebyshev_polynomial_v.out", NULL},
    {"aten::special_chebyshev_polynomial_w.out", NULL}, {"aten::special_entr.out", NULL},
    {"aten::special_erfcx.out", NULL}, {"aten::special_hermite_polynomial_h.out", NULL},
    {"aten::special_hermite_polynomial_he.out", NULL}, {"aten::special_i0e.out", NULL},
    {"aten::special_i1.out", NULL}, {"aten::special_i1e.out", NULL},
    {"aten::special_laguerre_polynomial_l.out", NULL},
    {"aten::special_legendre_polynomial_p.out", NULL}, {"aten::special_log_ndtr.out", NULL},
    {"aten::special_modified_bessel_i0.out", NULL}, {"aten::special_modified_bessel_i1.out", NULL},
    {"aten::special_modified_bessel_k0.out", NULL}, {"aten::special_modified_bessel_k1.out", NULL},
    {"aten::special_ndtri.out", NULL}, {"aten::special_scaled_modified_bessel_k0.out", NULL},
    {"aten::special_scaled_modified_bessel_k1.out", NULL},
    {"aten::special_shifted_chebyshev_polynomial_t.out", NULL},
    {"aten::special_shifted_chebyshev_polynomial_u.out", NULL},
    {"aten::special_shifted_chebyshev_polynomial_v.out", NULL},
    {"aten::special_shifted_chebyshev_polynomial_w.out", NULL},
    {"aten::special_spherical_bessel_j0.out", NULL}, {"aten::special_xlog1py.out", NULL},
    {"aten::special_zeta.out", NULL}, {"aten::split.Tensor", NULL},
    {"aten::split_copy.Tensor", NULL}, {"aten::split_with_sizes", NULL},
    {"aten::split_with_sizes_copy", NULL}, {"aten::sqrt.out", NULL}, {"aten::squeeze", NULL},
    {"aten::squeeze.dim", NULL}, {"aten::squeeze.dims", NULL}, {"aten::squeeze_copy", NULL},
    {"aten::squeeze_copy.dim", NULL}, {"aten::squeeze_copy.dims", NULL}, {"aten::stack", NULL},
    {"aten::std.correction", NULL}, {"aten::std.dim", NULL}, {"aten::std_mean.correction", NULL},
    {"aten::sub.Scalar", NULL}, {"aten::sub.out", NULL}, {"aten::sum", NULL},
    {"aten::sum.IntList_out", NULL}, {"aten::svd", NULL}, {"aten::t", NULL}, {"aten::t_copy", NULL},
    {"aten::take_along_dim", NULL}, {"aten::tan.out", NULL}, {"aten::tanh.out", NULL},
    {"aten::tanh_backward.grad_input", NULL}, {"aten::tensordot", NULL},
    {"aten::thnn_conv2d", NULL}, {"aten::threshold.out", NULL},
    {"aten::threshold_backward.grad_input", NULL}, {"aten::topk.values", NULL},
    {"aten::trace", NULL}, {"aten::transpose.int", NULL}, {"aten::transpose_copy.int", NULL},
    {"aten::triangular_solve", NULL}, {"aten::tril.out", NULL}, {"aten::tril_indices", NULL},
    {"aten::triu.out", NULL}, {"aten::triu_indices", NULL}, {"aten::trunc.out", NULL},
    {"aten::unbind.int", NULL}, {"aten::unbind_copy.int", NULL}, {"aten::unfold", NULL},
    {"aten::unfold_backward", NULL}, {"aten::unfold_copy", NULL}, {"aten::uniform", NULL},
    {"aten::uniform_", NULL}, {"aten::unique_consecutive", NULL}, {"aten::unique_dim", NULL},
    {"aten::unique_dim_consecutive", NULL}, {"aten::unsafe_split.Tensor", NULL},
    {"aten::unsafe_split_with_sizes", NULL}, {"aten::unsqueeze", NULL},
    {"aten::unsqueeze_copy", NULL}, {"aten::upsample_bicubic2d", NULL},
    {"aten::upsample_bicubic2d_backward", NULL}, {"aten::upsample_bilinear2d", NULL},
    {"aten::upsample_bilinear2d.vec", NULL}, {"aten::upsample_bilinear2d_backward", NULL},
    {"aten::upsample_linear1d", NULL}, {"aten::upsample_linear1d_backward", NULL},
    {"aten::upsample_nearest1d", NULL}, {"aten::upsample_nearest1d_backward", NULL},
    {"aten::upsample_nearest2d", NULL}, {"aten::upsample_nearest2d.vec", NULL},
    {"aten::upsample_nearest2d_backward", NULL}, {"aten::upsample_nearest3d", NULL},
    {"aten::upsample_nearest3d_backward", NULL}, {"aten::upsample_trilinear3d", NULL},
    {"aten::upsample_trilinear3d_backward", NULL}, {"aten::var.correction", NULL},
    {"aten::var.dim", NULL}, {"aten::var_mean.correction", NULL}, {"aten::vdot", NULL},
    {"aten::view.dtype", NULL}, {"aten::view_as_complex", NULL},
    {"aten::view_as_complex_copy", NULL}, {"aten::view_as_real", NULL},
    {"aten::view_as_real_copy", NULL}, {"aten::view_copy", NULL}, {"aten::view_copy.dtype", NULL},
    {"aten::vstack", NULL}, {"aten::xlogy.OutTensor", NULL}, {"aten::zero", NULL},
    {"aten::zero_", NULL}, {"aten::zeros", NULL}, {"aten::zeros_like", NULL}, {NULL, NULL},
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

const uint32_t tni_num_builtins = 2512;

const tni_builtin tni_builtins[] = {
    {0, 21, 0, 1, 1, 0x0}, {79, 100, 1, 1, 1, 0x0}, {158, 180, 2, 1, 1, 0x0},
    {247, 269, 3, 1, 1, 0x0}, {336, 361, 4, 2, 1, 0x10000}, {431, 456, 6, 2, 1, 0x10000},
    {526, 547, 8, 1, 1, 0x0}, {613, 634, 9, 1, 1, 0x0}, {700, 725, 10, 2, 1, 0x0},
    {795, 820, 12, 2, 1, 0x0}, {890, 912, 14, 1, 1, 0x10000}, {979, 1001, 15, 1, 1, 0x10000},
    {1068, 1092, 16, 2, 1, 0x10000}, {1153, 1181, 18, 1, 0, 0x20}, {1269, 1293, 19, 2, 1, 0x10000},
    {1354, 1382, 21, 1, 0, 0x20}, {1470, 1490, 22, 1, 1, 0x0}, {1547, 1567, 23, 1, 1, 0x0},
    {1624, 1648, 24, 2, 1, 0x10000}, {1709, 1737, 26, 1, 0, 0x20}, {1825, 1849, 27, 2, 1, 0x10000},
    {1910, 1938, 29, 1, 0, 0x20}, {2026, 2047, 30, 1, 1, 0x10000}, {2105, 2126, 31, 1, 1, 0x10000},
    {2184, 2211, 32, 2, 3, 0x1}, {2284, 2315, 34, 1, 0, 0x20}, {2415, 2451, 35, 2, 3, 0x1},
    {2530, 2570, 37, 1, 0, 0x20}, {2676, 2703, 38, 2, 3, 0x1}, {2776, 2807, 40, 1, 0, 0x20},
    {2907, 2943, 41, 2, 3, 0x0}, {3022, 3062, 43, 1, 0, 0x20}, {3168, 3192, 44, 3, 3, 0x0},
    {3320, 3348, 47, 2, 3, 0x0}, {3500, 3515, 49, 2, 3, 0x0}, {3563, 3582, 51, 2, 3, 0x0},
    {3663, 3686, 53, 1, 0, 0x20}, {3816, 3835, 54, 1, 0, 0x20}, {3932, 3952, 55, 2, 3, 0x0},
    {3991, 4015, 57, 2, 3, 0x0}, {4074, 4095, 59, 1, 3, 0x0}, {4151, 4181, 60, 1, 3, 0x0},
    {4340, 4368, 61, 1, 3, 0x0}, {4546, 4578, 62, 1, 0, 0x20}, {4847, 4877, 63, 2, 3, 0x0},
    {5063, 5097, 65, 2, 3, 0x0}, {5388, 5429, 67, 1, 0, 0x20}, {5667, 5689, 68, 2, 3, 0x0},
    {5779, 5805, 70, 1, 0, 0x20}, {5922, 5943, 71, 2, 3, 0x1}, {6024, 6049, 73, 1, 0, 0x20},
    {6157, 6174, 74, 1, 3, 0x0}, {6244, 6265, 75, 1, 3, 0x0}, {6362, 6374, 76, 1, 3, 0x0},
    {6415, 6432, 77, 1, 3, 0x80000}, {6472, 6493, 78, 1, 0, 0x80020},
    {6560, 6581, 79, 2, 3, 0x10000}, {6625, 6650, 81, 1, 0, 0x20}, {6721, 6740, 82, 1, 3, 0x0},
    {6996, 7026, 83, 1, 3, 0x0}, {7273, 7296, 84, 1, 0, 0x20}, {7579, 7603, 85, 1, 3, 0x0},
    {7744, 7760, 86, 2, 3, 0x8}, {7912, 7935, 88, 2, 3, 0x8}, {8096, 8123, 90, 1, 0, 0x20},
    {8333, 8353, 91, 1, 0, 0x20}, {8554, 8579, 92, 2, 3, 0x0}, {8786, 8818, 94, 2, 3, 0x0},
    {9034, 9063, 96, 1, 0, 0x20}, {9297, 9318, 97, 2, 3, 0x0}, {9406, 9427, 99, 2, 3, 0x0},
    {9515, 9542, 101, 3, 3, 0x0}, {9686, 9717, 104, 1, 0, 0x20}, {9796, 9817, 105, 2, 3, 0x1},
    {10068, 10093, 107, 1, 0, 0x20}, {10435, 10465, 108, 2, 3, 0x0}, {10726, 10762, 110, 2, 3, 0x0},
    {11000, 11040, 112, 1, 0, 0x20}, {11305, 11339, 113, 2, 3, 0x0},
    {11603, 11641, 115, 1, 0, 0x20}, {11996, 12045, 116, 2, 3, 0x0},
    {12213, 12266, 118, 1, 0, 0x20}, {12461, 12483, 119, 1, 3, 0x0},
    {12537, 12563, 120, 1, 0, 0x20}, {12644, 12708, 121, 1, 3, 0x0},
    {12907, 12975, 122, 1, 0, 0x20}, {13211, 13226, 123, 2, 3, 0x0}, {13311, 13330, 125, 2, 3, 0x0},
    {13442, 13457, 127, 2, 3, 0x1}, {13547, 13566, 129, 2, 3, 0x0}, {13683, 13698, 131, 2, 3, 0x1},
    {13781, 13800, 133, 2, 3, 0x0}, {13910, 13929, 135, 1, 1, 0x0}, {13975, 13998, 136, 1, 0, 0x20},
    {14063, 14083, 137, 1, 1, 0x0}, {14128, 14148, 138, 1, 1, 0x0}, {14195, 14219, 139, 1, 0, 0x20},
    {14285, 14306, 140, 1, 1, 0x0}, {14352, 14376, 141, 1, 1, 0x0}, {14462, 14490, 142, 1, 0, 0x20},
    {14592, 14618, 143, 1, 1, 0x0}, {14686, 14716, 144, 1, 1, 0x0}, {14791, 14825, 145, 1, 0, 0x20},
    {14919, 14949, 146, 1, 0, 0x20}, {15036, 15062, 147, 1, 1, 0x0},
    {15148, 15178, 148, 1, 0, 0x20}, {15280, 15305, 149, 1, 1, 0x0}, {15390, 15417, 150, 1, 1, 0x0},
    {15484, 15515, 151, 1, 1, 0x0}, {15589, 15616, 152, 1, 1, 0x0}, {15701, 15731, 153, 1, 1, 0x0},
    {15840, 15874, 154, 1, 1, 0x0}, {15989, 16027, 155, 1, 0, 0x20},
    {16161, 16195, 156, 1, 0, 0x20}, {16323, 16353, 157, 1, 1, 0x0},
    {16462, 16496, 158, 1, 0, 0x20}, {16624, 16655, 159, 1, 1, 0x0}, {16763, 16798, 160, 1, 1, 0x0},
    {16912, 16943, 161, 1, 1, 0x0}, {17051, 17081, 162, 1, 1, 0x0}, {17190, 17224, 163, 1, 1, 0x0},
    {17339, 17377, 164, 1, 0, 0x20}, {17511, 17545, 165, 1, 0, 0x20},
    {17673, 17703, 166, 1, 1, 0x0}, {17812, 17846, 167, 1, 0, 0x20}, {17974, 18005, 168, 1, 1, 0x0},
    {18113, 18148, 169, 1, 1, 0x0}, {18262, 18293, 170, 1, 1, 0x0}, {18401, 18421, 171, 1, 1, 0x0},
    {18468, 18492, 172, 1, 0, 0x20}, {18558, 18579, 173, 1, 1, 0x0}, {18625, 18645, 174, 1, 1, 0x0},
    {18692, 18716, 175, 1, 0, 0x20}, {18782, 18803, 176, 1, 1, 0x0}, {18849, 18869, 177, 1, 1, 0x0},
    {18916, 18940, 178, 1, 0, 0x20}, {19006, 19027, 179, 1, 1, 0x0}, {19073, 19103, 180, 1, 1, 0x0},
    {19176, 19210, 181, 1, 0, 0x20}, {19302, 19334, 182, 1, 1, 0x0}, {19408, 19444, 183, 1, 1, 0x0},
    {19525, 19565, 184, 1, 0, 0x20}, {19665, 19701, 185, 1, 0, 0x20},
    {19794, 19825, 186, 1, 1, 0x0}, {19897, 19930, 187, 1, 1, 0x0}, {20003, 20040, 188, 1, 1, 0x0},
    {20120, 20150, 189, 1, 1, 0x0}, {20223, 20257, 190, 1, 0, 0x20}, {20349, 20381, 191, 1, 1, 0x0},
    {20455, 20491, 192, 1, 1, 0x0}, {20572, 20612, 193, 1, 0, 0x20},
    {20712, 20748, 194, 1, 0, 0x20}, {20841, 20872, 195, 1, 1, 0x0}, {20944, 20977, 196, 1, 1, 0x0},
    {21050, 21087, 197, 1, 1, 0x0}, {21167, 21188, 198, 1, 1, 0x0}, {21273, 21298, 199, 1, 0, 0x20},
    {21399, 21419, 200, 1, 1, 0x0}, {21514, 21538, 201, 1, 0, 0x20}, {21643, 21664, 202, 1, 1, 0x0},
    {21749, 21768, 203, 1, 1, 0x0}, {21814, 21837, 204, 1, 0, 0x20}, {21902, 21922, 205, 1, 1, 0x0},
    {21967, 21987, 206, 1, 1, 0x0}, {22034, 22058, 207, 1, 0, 0x20}, {22124, 22145, 208, 1, 1, 0x0},
    {22191, 22215, 209, 1, 1, 0x0}, {22282, 22310, 210, 1, 0, 0x20}, {22396, 22422, 211, 1, 1, 0x0},
    {22490, 22520, 212, 1, 1, 0x0}, {22595, 22629, 213, 1, 0, 0x20},
    {22723, 22753, 214, 1, 0, 0x20}, {22840, 22866, 215, 1, 1, 0x0},
    {22933, 22963, 216, 1, 0, 0x20}, {23049, 23074, 217, 1, 1, 0x0}, {23140, 23167, 218, 1, 1, 0x0},
    {23234, 23265, 219, 1, 1, 0x0}, {23339, 23366, 220, 1, 1, 0x0}, {23432, 23451, 221, 1, 1, 0x0},
    {23497, 23520, 222, 1, 0, 0x20}, {23585, 23605, 223, 1, 1, 0x0}, {23650, 23670, 224, 1, 1, 0x0},
    {23717, 23741, 225, 1, 0, 0x20}, {23807, 23828, 226, 1, 1, 0x0}, {23874, 23893, 227, 1, 1, 0x0},
    {23939, 23962, 228, 1, 0, 0x20}, {24027, 24047, 229, 1, 1, 0x0}, {24092, 24113, 230, 1, 1, 0x0},
    {24161, 24186, 231, 1, 0, 0x20}, {24253, 24275, 232, 1, 1, 0x0}, {24322, 24343, 233, 1, 1, 0x0},
    {24391, 24416, 234, 1, 0, 0x20}, {24483, 24505, 235, 1, 1, 0x0}, {24552, 24572, 236, 1, 1, 0x0},
    {24619, 24643, 237, 1, 0, 0x20}, {24709, 24730, 238, 1, 1, 0x0}, {24776, 24801, 239, 1, 1, 0x0},
    {24890, 24919, 240, 1, 0, 0x20}, {25027, 25054, 241, 1, 1, 0x0}, {25142, 25173, 242, 1, 1, 0x0},
    {25267, 25302, 243, 1, 0, 0x20}, {25415, 25446, 244, 1, 0, 0x20},
    {25553, 25579, 245, 1, 1, 0x0}, {25667, 25695, 246, 1, 1, 0x0}, {25782, 25814, 247, 1, 1, 0x0},
    {25907, 25929, 248, 1, 1, 0x0}, {25978, 26004, 249, 1, 0, 0x20}, {26072, 26095, 250, 1, 1, 0x0},
    {26143, 26162, 251, 1, 1, 0x0}, {26208, 26231, 252, 1, 0, 0x20}, {26296, 26317, 253, 1, 1, 0x0},
    {26365, 26390, 254, 1, 0, 0x20}, {26457, 26479, 255, 1, 1, 0x0}, {26526, 26547, 256, 1, 1, 0x0},
    {26595, 26620, 257, 1, 0, 0x20}, {26687, 26709, 258, 1, 1, 0x0}, {26756, 26776, 259, 1, 1, 0x0},
    {26823, 26847, 260, 1, 0, 0x20}, {26913, 26934, 261, 1, 1, 0x0}, {26980, 27000, 262, 1, 1, 0x0},
    {27045, 27064, 263, 1, 1, 0x0}, {27110, 27133, 264, 1, 0, 0x20}, {27198, 27226, 265, 1, 1, 0x0},
    {27297, 27329, 266, 1, 0, 0x20}, {27419, 27449, 267, 1, 1, 0x0}, {27521, 27555, 268, 1, 1, 0x0},
    {27634, 27672, 269, 1, 0, 0x20}, {27770, 27804, 270, 1, 0, 0x20},
    {27895, 27924, 271, 1, 1, 0x0}, {27994, 28025, 272, 1, 1, 0x0}, {28096, 28131, 273, 1, 1, 0x0},
    {28209, 28237, 274, 1, 1, 0x0}, {28308, 28340, 275, 1, 0, 0x20}, {28430, 28460, 276, 1, 1, 0x0},
    {28532, 28566, 277, 1, 1, 0x0}, {28645, 28683, 278, 1, 0, 0x20},
    {28781, 28815, 279, 1, 0, 0x20}, {28906, 28935, 280, 1, 1, 0x0}, {29005, 29036, 281, 1, 1, 0x0},
    {29107, 29142, 282, 1, 1, 0x0}, {29220, 29238, 283, 1, 1, 0x0}, {29298, 29322, 284, 1, 1, 0x0},
    {29389, 29417, 285, 1, 0, 0x20}, {29503, 29529, 286, 1, 1, 0x0}, {29597, 29627, 287, 1, 1, 0x0},
    {29702, 29736, 288, 1, 0, 0x20}, {29830, 29860, 289, 1, 0, 0x20},
    {29947, 29973, 290, 1, 1, 0x0}, {30040, 30070, 291, 1, 0, 0x20}, {30156, 30181, 292, 1, 1, 0x0},
    {30247, 30274, 293, 1, 1, 0x0}, {30341, 30372, 294, 1, 1, 0x0}, {30446, 30473, 295, 1, 1, 0x0},
    {30539, 30558, 296, 1, 1, 0x0}, {30604, 30627, 297, 1, 0, 0x20}, {30692, 30712, 298, 1, 1, 0x0},
    {30757, 30784, 299, 1, 1, 0x0}, {30876, 30907, 300, 1, 0, 0x20}, {31018, 31042, 301, 1, 1, 0x0},
    {31112, 31140, 302, 1, 0, 0x20}, {31229, 31255, 303, 1, 1, 0x0}, {31325, 31360, 304, 1, 1, 0x0},
    {31439, 31469, 305, 1, 1, 0x0}, {31545, 31579, 306, 1, 0, 0x20},
    {31674, 31704, 307, 1, 0, 0x20}, {31793, 31818, 308, 1, 1, 0x0}, {31887, 31914, 309, 1, 1, 0x0},
    {31983, 32014, 310, 1, 1, 0x0}, {32089, 32118, 311, 1, 1, 0x0}, {32212, 32245, 312, 1, 0, 0x20},
    {32358, 32384, 313, 1, 1, 0x0}, {32437, 32467, 314, 1, 0, 0x20}, {32539, 32566, 315, 1, 1, 0x0},
    {32618, 32639, 316, 1, 1, 0x0}, {32687, 32712, 317, 1, 0, 0x20}, {32779, 32801, 318, 1, 1, 0x0},
    {32848, 32869, 319, 1, 1, 0x0}, {32917, 32942, 320, 1, 0, 0x20}, {33009, 33031, 321, 1, 1, 0x0},
    {33078, 33101, 322, 1, 1, 0x0}, {33151, 33178, 323, 1, 0, 0x20}, {33247, 33271, 324, 1, 1, 0x0},
    {33320, 33340, 325, 1, 1, 0x0}, {33387, 33411, 326, 1, 0, 0x20}, {33477, 33498, 327, 1, 1, 0x0},
    {33544, 33563, 328, 1, 1, 0x0}, {33609, 33632, 329, 1, 0, 0x20}, {33697, 33717, 330, 1, 1, 0x0},
    {33762, 33782, 331, 1, 1, 0x0}, {33829, 33853, 332, 1, 0, 0x20}, {33919, 33940, 333, 1, 1, 0x0},
    {33986, 34006, 334, 1, 1, 0x0}, {34053, 34077, 335, 1, 0, 0x20}, {34143, 34164, 336, 1, 1, 0x0},
    {34210, 34234, 337, 1, 1, 0x0}, {34320, 34348, 338, 1, 0, 0x20}, {34450, 34476, 339, 1, 1, 0x0},
    {34544, 34574, 340, 1, 1, 0x0}, {34649, 34683, 341, 1, 0, 0x20},
    {34777, 34807, 342, 1, 0, 0x20}, {34894, 34919, 343, 1, 1, 0x0}, {35004, 35031, 344, 1, 1, 0x0},
    {35098, 35129, 345, 1, 1, 0x0}, {35203, 35222, 346, 1, 1, 0x0}, {35268, 35291, 347, 1, 0, 0x20},
    {35356, 35376, 348, 1, 1, 0x0}, {35421, 35441, 349, 1, 1, 0x0}, {35488, 35512, 350, 1, 0, 0x20},
    {35578, 35599, 351, 1, 1, 0x0}, {35645, 35666, 352, 1, 1, 0x0}, {35714, 35739, 353, 1, 0, 0x20},
    {35806, 35828, 354, 1, 1, 0x0}, {35875, 35895, 355, 1, 0, 0x20},
    {35951, 35975, 356, 1, 0, 0x20}, {36041, 36062, 357, 1, 1, 0x0}, {36108, 36143, 358, 2, 3, 0x0},
    {36235, 36267, 360, 1, 3, 0x0}, {36356, 36394, 361, 1, 3, 0x0}, {36493, 36540, 362, 1, 3, 0x0},
    {36648, 36669, 363, 1, 0, 0x20}, {36982, 37007, 364, 1, 0, 0x20},
    {37266, 37297, 365, 1, 0, 0x20}, {37595, 37630, 366, 1, 0, 0x20},
    {37896, 37918, 367, 2, 3, 0x0}, {38160, 38192, 369, 2, 1, 0x0}, {38441, 38459, 371, 1, 0, 0x20},
    {38867, 38889, 372, 1, 0, 0x20}, {39219, 39247, 373, 1, 0, 0x20},
    {39666, 39698, 374, 1, 0, 0x20}, {40039, 40058, 375, 2, 3, 0x0}, {40371, 40400, 377, 2, 1, 0x0},
    {40724, 40743, 379, 1, 0, 0x20}, {41152, 41175, 380, 1, 0, 0x20},
    {41506, 41535, 381, 1, 0, 0x20}, {41955, 41988, 382, 1, 0, 0x20},
    {42330, 42350, 383, 2, 3, 0x0}, {42664, 42694, 385, 2, 1, 0x0}, {43019, 43057, 387, 2, 3, 0x0},
    {43396, 43438, 389, 1, 0, 0x20}, {43814, 43863, 390, 1, 0, 0x20},
    {44274, 44296, 391, 1, 3, 0x0}, {44404, 44428, 392, 2, 3, 0x2000},
    {44611, 44628, 394, 1, 0, 0x20}, {44950, 44971, 395, 1, 0, 0x20},
    {45251, 45278, 396, 1, 0, 0x20}, {45611, 45642, 397, 1, 0, 0x20},
    {45933, 45951, 398, 2, 3, 0x0}, {46214, 46242, 400, 2, 1, 0x0}, {46516, 46534, 402, 2, 3, 0x0},
    {46654, 46683, 404, 2, 3, 0x0}, {46814, 46847, 406, 1, 0, 0x20}, {46994, 47026, 407, 2, 3, 0x0},
    {47158, 47194, 409, 1, 0, 0x20}, {47350, 47386, 410, 2, 3, 0x0},
    {47504, 47544, 412, 1, 0, 0x20}, {47686, 47708, 413, 1, 0, 0x20},
    {47829, 47855, 414, 1, 0, 0x20}, {48003, 48026, 415, 2, 1, 0x0}, {48156, 48170, 417, 2, 3, 0x0},
    {48220, 48238, 419, 2, 3, 0x0}, {48315, 48334, 421, 1, 3, 0x0}, {48376, 48395, 422, 1, 3, 0x0},
    {48437, 48464, 423, 2, 3, 0x0}, {48543, 48561, 425, 2, 3, 0x0}, {48634, 48659, 427, 2, 3, 0x0},
    {48807, 48826, 429, 2, 3, 0x0}, {48935, 48966, 431, 2, 3, 0x0}, {49147, 49169, 433, 2, 3, 0x0},
    {49214, 49236, 435, 2, 3, 0x0}, {49329, 49356, 437, 2, 3, 0x0}, {49546, 49569, 439, 2, 3, 0x0},
    {49714, 49744, 441, 2, 3, 0x0}, {49982, 50000, 443, 2, 3, 0x0}, {50132, 50152, 445, 2, 3, 0x0},
    {50341, 50367, 447, 1, 3, 0x5}, {50416, 50435, 448, 3, 3, 0x1}, {50506, 50529, 451, 2, 3, 0x0},
    {50627, 50660, 453, 3, 3, 0x0}, {50771, 50808, 456, 2, 3, 0x0}, {50946, 50966, 458, 2, 3, 0x0},
    {51018, 51042, 460, 2, 3, 0x0}, {51121, 51141, 462, 1, 3, 0x0}, {51258, 51289, 463, 2, 3, 0x1},
    {51483, 51523, 465, 2, 3, 0x1}, {51677, 51721, 467, 2, 3, 0x0}, {51956, 51991, 469, 2, 3, 0x0},
    {52266, 52308, 471, 1, 0, 0x20}, {52554, 52597, 472, 1, 3, 0x1},
    {52780, 52827, 473, 1, 0, 0x20}, {53080, 53096, 474, 1, 3, 0x0},
    {53141, 53162, 475, 1, 3, 0x80000}, {53206, 53231, 476, 1, 0, 0x80020},
    {53302, 53324, 477, 2, 3, 0x0}, {53405, 53431, 479, 1, 0, 0x20}, {53539, 53560, 480, 2, 3, 0x1},
    {53615, 53640, 482, 1, 0, 0x20}, {53723, 53743, 483, 2, 3, 0x0}, {53801, 53830, 485, 2, 3, 0x0},
    {53927, 53948, 487, 2, 0, 0x0}, {54030, 54056, 489, 1, 3, 0x80000},
    {54137, 54167, 490, 1, 0, 0x80020}, {54275, 54295, 491, 1, 3, 0x0},
    {54371, 54412, 492, 1, 3, 0x2000}, {54652, 54702, 493, 2, 3, 0x2000},
    {54918, 54977, 495, 2, 1, 0x0}, {55261, 55278, 497, 2, 3, 0x400},
    {55464, 55485, 499, 2, 3, 0x400}, {55698, 55729, 501, 2, 3, 0x0},
    {55904, 55939, 503, 1, 0, 0x20}, {56138, 56178, 504, 2, 3, 0x0},
    {56408, 56452, 506, 1, 0, 0x20}, {56719, 56746, 507, 2, 3, 0x0}, {56885, 56919, 509, 2, 3, 0x0},
    {57091, 57106, 511, 3, 3, 0x1}, {57173, 57192, 514, 2, 3, 0x0}, {57286, 57315, 516, 3, 3, 0x0},
    {57422, 57455, 519, 2, 3, 0x0}, {57596, 57641, 521, 1, 3, 0x0}, {57839, 57885, 522, 1, 3, 0x0},
    {58113, 58128, 523, 1, 0, 0x1}, {58317, 58336, 524, 1, 0, 0x20}, {58460, 58477, 525, 1, 3, 0x0},
    {58614, 58635, 526, 1, 0, 0x20}, {58799, 58813, 527, 2, 3, 0x8},
    {58905, 58923, 529, 1, 0, 0x20}, {59064, 59079, 530, 2, 3, 0x8},
    {59206, 59225, 532, 1, 0, 0x20}, {59422, 59449, 533, 1, 3, 0x0}, {59518, 59542, 534, 1, 1, 0x0},
    {59646, 59673, 535, 1, 3, 0x0}, {59768, 59810, 536, 1, 3, 0x0}, {59922, 59941, 537, 1, 3, 0x0},
    {59998, 60021, 538, 1, 0, 0x20}, {60105, 60134, 539, 2, 3, 0x0}, {60273, 60306, 541, 2, 3, 0x0},
    {60472, 60505, 543, 1, 3, 0x0}, {60629, 60667, 544, 2, 3, 0x0}, {60844, 60893, 546, 2, 3, 0x0},
    {61111, 61141, 548, 2, 3, 0x0}, {61281, 61315, 550, 2, 3, 0x0}, {61482, 61516, 552, 1, 3, 0x0},
    {61641, 61680, 553, 2, 3, 0x0}, {61858, 61908, 555, 2, 3, 0x0}, {62127, 62156, 557, 2, 3, 0x0},
    {62295, 62328, 559, 2, 3, 0x0}, {62494, 62527, 561, 1, 3, 0x0}, {62651, 62689, 562, 2, 3, 0x0},
    {62866, 62915, 564, 2, 3, 0x0}, {63133, 63165, 566, 2, 3, 0x0}, {63263, 63299, 568, 2, 3, 0x0},
    {63424, 63460, 570, 1, 3, 0x0}, {63567, 63608, 571, 2, 3, 0x0}, {63744, 63796, 573, 2, 3, 0x0},
    {63973, 64005, 575, 2, 3, 0x0}, {64127, 64163, 577, 2, 3, 0x0}, {64312, 64348, 579, 1, 3, 0x0},
    {64455, 64496, 580, 2, 3, 0x0}, {64656, 64708, 582, 2, 3, 0x0}, {64909, 64941, 584, 2, 3, 0x0},
    {65085, 65121, 586, 2, 3, 0x0}, {65292, 65328, 588, 1, 3, 0x0}, {65435, 65476, 589, 2, 3, 0x0},
    {65658, 65710, 591, 2, 3, 0x0}, {65933, 65948, 593, 1, 3, 0x0}, {65983, 66017, 594, 2, 3, 0x0},
    {66126, 66152, 596, 2, 3, 0x0}, {66229, 66248, 598, 1, 3, 0x0}, {66308, 66351, 599, 1, 3, 0x0},
    {66490, 66519, 600, 2, 3, 0x0}, {66599, 66632, 602, 1, 0, 0x20}, {66761, 66799, 603, 2, 3, 0x0},
    {66933, 66975, 605, 1, 0, 0x20}, {67158, 67168, 606, 2, 1, 0x10001},
    {67201, 67215, 608, 2, 1, 0x10000}, {67275, 67286, 610, 2, 1, 0x0},
    {67328, 67343, 612, 1, 1, 0x0}, {67381, 67400, 613, 1, 1, 0x0}, {67465, 67481, 614, 1, 1, 0x0},
    {67528, 67539, 615, 3, 1, 0x10001}, {67573, 67588, 618, 2, 1, 0x10000},
    {67649, 67661, 620, 3, 1, 0x10000}, {67704, 67716, 623, 3, 3, 0x10001},
    {67751, 67767, 626, 2, 3, 0x10000}, {67829, 67842, 628, 3, 3, 0x10000},
    {67886, 67912, 631, 1, 3, 0x1}, {67981, 68011, 632, 1, 0, 0x20}, {68107, 68133, 633, 1, 3, 0x0},
    {68205, 68235, 634, 2, 3, 0x0}, {68334, 68360, 636, 1, 3, 0x0}, {68432, 68462, 637, 2, 3, 0x0},
    {68561, 68587, 639, 1, 3, 0x0}, {68666, 68692, 640, 2, 3, 0x0}, {68771, 68801, 642, 2, 3, 0x0},
    {68931, 68966, 644, 2, 3, 0x0}, {69060, 69106, 646, 2, 3, 0x0}, {69241, 69267, 648, 2, 3, 0x0},
    {69346, 69376, 650, 2, 3, 0x0}, {69506, 69541, 652, 2, 3, 0x0}, {69635, 69681, 654, 2, 3, 0x0},
    {69816, 69833, 656, 1, 1, 0x10001}, {69903, 69924, 657, 1, 0, 0x20},
    {70021, 70038, 658, 3, 1, 0x10001}, {70111, 70125, 661, 2, 1, 0x10000},
    {70215, 70233, 663, 1, 1, 0x10000}, {70312, 70330, 664, 3, 1, 0x10000},
    {70412, 70425, 667, 2, 3, 0x0}, {70525, 70542, 669, 2, 3, 0x0}, {70666, 70680, 671, 2, 3, 0x0},
    {70789, 70803, 673, 3, 1, 0x10000}, {70891, 70909, 676, 2, 1, 0x10000},
    {71021, 71036, 678, 3, 1, 0x10000}, {71133, 71147, 681, 3, 1, 0x10000},
    {71235, 71253, 684, 2, 1, 0x10000}, {71365, 71380, 686, 3, 1, 0x10000},
    {71477, 71489, 689, 3, 3, 0x1}, {71584, 71600, 692, 2, 3, 0x0}, {71719, 71732, 694, 3, 3, 0x0},
    {71836, 71848, 697, 3, 3, 0x0}, {71941, 71957, 700, 2, 3, 0x0}, {72074, 72087, 702, 3, 3, 0x0},
    {72189, 72200, 705, 1, 3, 0x0}, {72294, 72309, 706, 1, 3, 0x0}, {72427, 72439, 707, 1, 3, 0x0},
    {72542, 72556, 708, 1, 3, 0x0}, {72599, 72627, 709, 1, 3, 0x0}, {72714, 72746, 710, 1, 0, 0x20},
    {72860, 72897, 711, 1, 3, 0x0}, {72992, 73004, 712, 1, 3, 0x1},
    {73045, 73062, 713, 1, 3, 0x80000}, {73102, 73123, 714, 1, 0, 0x80020},
    {73190, 73200, 715, 3, 1, 0x40000}, {73233, 73251, 718, 2, 1, 0x40000},
    {73315, 73329, 720, 3, 1, 0x40000}, {73395, 73410, 723, 3, 1, 0x40000},
    {73485, 73504, 726, 2, 1, 0x40000}, {73606, 73620, 728, 2, 1, 0x40000},
    {73709, 73724, 730, 1, 3, 0x4}, {73832, 73852, 731, 1, 3, 0x2100},
    {73917, 73938, 732, 1, 3, 0x2000}, {74011, 74022, 733, 3, 3, 0x40001},
    {74091, 74106, 736, 2, 3, 0x40000}, {74202, 74213, 738, 3, 3, 0x40001},
    {74282, 74297, 741, 2, 3, 0x40000}, {74393, 74407, 743, 3, 1, 0x40000},
    {74500, 74518, 746, 2, 1, 0x40000}, {74655, 74667, 748, 2, 1, 0x10000},
    {74702, 74718, 750, 2, 1, 0x10000}, {74780, 74790, 752, 3, 1, 0x40001},
    {74823, 74841, 755, 2, 1, 0x40000}, {74905, 74919, 757, 3, 1, 0x40001},
    {74985, 75000, 760, 3, 1, 0x40001}, {75075, 75094, 763, 2, 1, 0x40000},
    {75196, 75210, 765, 2, 1, 0x40000}, {75299, 75312, 767, 2, 3, 0x0},
    {75439, 75456, 769, 1, 3, 0x0}, {75518, 75537, 770, 2, 3, 0x0}, {75684, 75707, 772, 2, 3, 0x0},
    {75804, 75828, 774, 2, 3, 0x1}, {75995, 76008, 776, 1, 3, 0x0}, {76044, 76061, 777, 1, 3, 0x0},
    {76124, 76138, 778, 1, 3, 0x0}, {76183, 76197, 779, 1, 3, 0x0}, {76234, 76252, 780, 1, 3, 0x0},
    {76316, 76331, 781, 1, 3, 0x0}, {76377, 76390, 782, 1, 3, 0x0}, {76426, 76443, 783, 1, 3, 0x0},
    {76506, 76520, 784, 1, 3, 0x0}, {76565, 76579, 785, 1, 3, 0x0}, {76616, 76634, 786, 1, 3, 0x0},
    {76698, 76713, 787, 1, 3, 0x0}, {76759, 76772, 788, 1, 3, 0x0}, {76808, 76825, 789, 1, 3, 0x0},
    {76888, 76902, 790, 1, 3, 0x0}, {76953, 76971, 791, 1, 1, 0x0}, {77049, 77064, 792, 1, 3, 0x0},
    {77124, 77138, 793, 1, 3, 0x0}, {77183, 77197, 794, 1, 3, 0x0}, {77234, 77252, 795, 1, 3, 0x0},
    {77316, 77331, 796, 1, 3, 0x0}, {77377, 77390, 797, 3, 1, 0x40001},
    {77461, 77478, 800, 2, 3, 0x40000}, {77576, 77589, 802, 3, 1, 0x40001},
    {77660, 77677, 805, 2, 3, 0x40000}, {77775, 77789, 807, 1, 1, 0x0},
    {77861, 77882, 808, 1, 1, 0x0}, {77977, 78002, 809, 1, 1, 0x0}, {78121, 78136, 810, 1, 3, 0x8},
    {78174, 78191, 811, 2, 0, 0x1}, {78298, 78316, 813, 1, 0, 0x80},
    {78426, 78448, 814, 1, 3, 0x80000}, {78554, 78580, 815, 1, 0, 0x80020},
    {78713, 78738, 816, 1, 0, 0x0}, {78859, 78888, 817, 1, 0, 0x20},
    {79036, 79047, 818, 3, 1, 0x10001}, {79081, 79096, 821, 2, 1, 0x10000},
    {79157, 79169, 823, 3, 1, 0x10000}, {79212, 79224, 826, 3, 3, 0x10001},
    {79259, 79275, 829, 2, 3, 0x10000}, {79337, 79350, 831, 3, 3, 0x10000},
    {79394, 79405, 834, 3, 1, 0x10001}, {79439, 79454, 837, 2, 1, 0x10000},
    {79515, 79527, 839, 3, 1, 0x10001}, {79576, 79592, 842, 2, 1, 0x10001},
    {79668, 79681, 844, 3, 1, 0x10000}, {79739, 79751, 847, 3, 1, 0x10000},
    {79794, 79806, 850, 3, 3, 0x10001}, {79841, 79857, 853, 2, 3, 0x10000},
    {79919, 79932, 855, 3, 3, 0x10000}, {79976, 79993, 858, 1, 3, 0x100},
    {80033, 80059, 859, 1, 3, 0x0}, {80115, 80132, 860, 1, 3, 0x100},
    {80172, 80198, 861, 1, 3, 0x0}, {80254, 80271, 862, 1, 3, 0x100},
    {80311, 80337, 863, 1, 3, 0x0}, {80393, 80410, 864, 1, 3, 0x1}, {80557, 80578, 865, 1, 0, 0x20},
    {80754, 80771, 866, 2, 3, 0x1}, {80946, 80967, 868, 2, 3, 0x0}, {81169, 81195, 870, 2, 3, 0x1},
    {81378, 81415, 872, 2, 3, 0x0}, {81639, 81656, 874, 2, 3, 0x1}, {81831, 81852, 876, 2, 3, 0x0},
    {82054, 82080, 878, 2, 3, 0x0}, {82263, 82300, 880, 2, 3, 0x0}, {82524, 82538, 882, 3, 3, 0x0},
    {82639, 82657, 885, 2, 3, 0x0}, {82782, 82797, 887, 3, 3, 0x0}, {82907, 82929, 890, 2, 3, 0x0},
    {83072, 83098, 892, 1, 0, 0x20}, {83176, 83207, 893, 2, 3, 0x0},
    {83374, 83409, 895, 1, 0, 0x20}, {83511, 83528, 896, 1, 3, 0x100},
    {83704, 83730, 897, 2, 3, 0x0}, {83971, 84001, 899, 2, 3, 0x0}, {84124, 84158, 901, 1, 0, 0x20},
    {84330, 84346, 902, 1, 1, 0x2000}, {84415, 84438, 903, 1, 0, 0x2020},
    {84524, 84551, 904, 1, 0, 0x2020}, {84661, 84687, 905, 1, 0, 0x2020},
    {84799, 84819, 906, 2, 1, 0x2000}, {84912, 84930, 908, 1, 1, 0x2000},
    {85010, 85034, 909, 2, 1, 0x2000}, {85129, 85152, 911, 2, 1, 0x2000},
    {85249, 85264, 913, 1, 3, 0x0}, {85353, 85380, 914, 2, 1, 0x0}, {85486, 85517, 916, 2, 1, 0x0},
    {85650, 85686, 918, 2, 3, 0x0}, {85821, 85868, 920, 2, 3, 0x0}, {86044, 86083, 922, 2, 1, 0x0},
    {86226, 86269, 924, 1, 0, 0x20}, {86436, 86451, 925, 2, 3, 0x8},
    {86531, 86550, 927, 1, 0, 0x20}, {86657, 86672, 928, 2, 1, 0x2000},
    {86751, 86770, 930, 1, 0, 0x2020}, {86876, 86901, 931, 1, 1, 0x10001},
    {86963, 86995, 932, 1, 1, 0x10000}, {87064, 87100, 933, 1, 0, 0x20},
    {87196, 87225, 934, 1, 1, 0x10000}, {87314, 87339, 935, 3, 1, 0x10001},
    {87401, 87430, 938, 2, 1, 0x10000}, {87519, 87545, 940, 1, 1, 0x10000},
    {87616, 87642, 941, 3, 1, 0x10000}, {87713, 87752, 944, 1, 1, 0x10000},
    {87828, 87871, 945, 1, 0, 0x20}, {87974, 88006, 946, 3, 1, 0x10000},
    {88075, 88114, 949, 1, 1, 0x10000}, {88190, 88233, 950, 1, 1, 0x10000},
    {88336, 88372, 951, 2, 1, 0x10000}, {88468, 88501, 953, 3, 1, 0x10000},
    {88579, 88619, 956, 1, 1, 0x10000}, {88704, 88722, 957, 3, 1, 0x10001},
    {88763, 88785, 960, 2, 1, 0x10000}, {88853, 88872, 962, 3, 1, 0x10000},
    {88922, 88946, 965, 1, 1, 0x10001}, {89007, 89038, 966, 1, 1, 0x10000},
    {89106, 89141, 967, 1, 0, 0x20}, {89236, 89264, 968, 1, 1, 0x10000},
    {89352, 89376, 969, 3, 1, 0x10001}, {89437, 89465, 972, 2, 1, 0x10000},
    {89553, 89578, 974, 1, 1, 0x10000}, {89648, 89673, 975, 3, 1, 0x10000},
    {89743, 89783, 978, 1, 1, 0x10000}, {89860, 89904, 979, 1, 0, 0x20},
    {90008, 90041, 980, 3, 1, 0x10000}, {90111, 90151, 983, 1, 1, 0x10000},
    {90228, 90272, 984, 1, 1, 0x10000}, {90376, 90413, 985, 2, 1, 0x10000},
    {90510, 90544, 987, 3, 1, 0x10000}, {90623, 90664, 990, 1, 1, 0x10000},
    {90750, 90775, 991, 1, 1, 0x10001}, {90837, 90869, 992, 1, 1, 0x10000},
    {90938, 90974, 993, 1, 0, 0x20}, {91070, 91099, 994, 1, 1, 0x10000},
    {91188, 91213, 995, 3, 1, 0x10001}, {91275, 91304, 998, 2, 1, 0x10000},
    {91393, 91419, 1000, 1, 1, 0x10000}, {91490, 91516, 1001, 3, 1, 0x10000},
    {91587, 91609, 1004, 2, 3, 0x0}, {91752, 91778, 1006, 1, 0, 0x20},
    {91856, 91887, 1007, 2, 3, 0x0}, {92054, 92089, 1009, 1, 0, 0x20},
    {92191, 92208, 1010, 1, 3, 0x0}, {92253, 92274, 1011, 1, 0, 0x20},
    {92346, 92356, 1012, 3, 3, 0x1}, {92402, 92416, 1015, 2, 3, 0x0},
    {92489, 92513, 1017, 1, 0, 0x0}, {92567, 92586, 1018, 1, 3, 0x0},
    {92649, 92672, 1019, 2, 3, 0x0}, {92780, 92807, 1021, 1, 0, 0x20},
    {92939, 92962, 1022, 2, 3, 0x0}, {93070, 93097, 1024, 2, 3, 0x0},
    {93229, 93244, 1026, 1, 3, 0x0}, {93300, 93321, 1027, 1, 3, 0x100},
    {93370, 93380, 1028, 3, 3, 0x1}, {93429, 93443, 1031, 2, 3, 0x0},
    {93519, 93532, 1033, 1, 0, 0x2020}, {93631, 93648, 1034, 1, 0, 0x2020},
    {93771, 93785, 1035, 2, 1, 0x2000}, {93891, 93903, 1037, 1, 3, 0x0},
    {93982, 93993, 1038, 3, 1, 0x10001}, {94027, 94042, 1041, 2, 1, 0x10000},
    {94103, 94115, 1043, 3, 1, 0x10000}, {94158, 94169, 1046, 1, 1, 0x10000},
    {94221, 94236, 1047, 1, 0, 0x20}, {94314, 94326, 1048, 1, 1, 0x10000},
    {94387, 94406, 1049, 1, 3, 0x0}, {94454, 94477, 1050, 1, 3, 0x0},
    {94552, 94574, 1051, 2, 3, 0x0}, {94634, 94660, 1053, 1, 0, 0x20},
    {94747, 94762, 1054, 2, 3, 0x0}, {94818, 94837, 1056, 2, 3, 0x0},
    {94920, 94943, 1058, 2, 3, 0x0}, {95007, 95034, 1060, 2, 3, 0x0},
    {95125, 95146, 1062, 2, 3, 0x0}, {95223, 95248, 1064, 2, 3, 0x0},
    {95352, 95364, 1066, 1, 0, 0x0}, {95435, 95447, 1067, 3, 1, 0x10001},
    {95518, 95537, 1070, 3, 3, 0x10001}, {95615, 95638, 1073, 2, 1, 0x10000},
    {95743, 95759, 1075, 2, 1, 0x10000}, {95857, 95870, 1077, 3, 1, 0x10000},
    {95950, 95970, 1080, 3, 3, 0x10000}, {96057, 96073, 1083, 3, 1, 0x10000},
    {96124, 96147, 1086, 3, 3, 0x10000}, {96205, 96232, 1089, 2, 1, 0x10000},
    {96317, 96337, 1091, 2, 1, 0x10000}, {96415, 96432, 1093, 3, 1, 0x10000},
    {96492, 96516, 1096, 3, 3, 0x10000}, {96583, 96599, 1099, 3, 1, 0x10000},
    {96650, 96673, 1102, 3, 3, 0x10000}, {96731, 96758, 1105, 2, 1, 0x10000},
    {96843, 96863, 1107, 2, 1, 0x10000}, {96941, 96958, 1109, 3, 1, 0x10000},
    {97018, 97042, 1112, 3, 3, 0x10000}, {97109, 97120, 1115, 1, 3, 0x10000},
    {97190, 97208, 1116, 1, 3, 0x10000}, {97285, 97307, 1117, 1, 3, 0x0},
    {97411, 97426, 1118, 1, 3, 0x10000}, {97523, 97535, 1119, 1, 3, 0x10000},
    {97614, 97633, 1120, 1, 3, 0x10000}, {97719, 97731, 1121, 1, 3, 0x10001},
    {97803, 97819, 1122, 1, 0, 0x20}, {97915, 97928, 1123, 2, 3, 0x1},
    {98055, 98072, 1125, 2, 3, 0x0}, {98226, 98245, 1127, 1, 3, 0x0},
    {98292, 98315, 1128, 1, 3, 0x0}, {98389, 98408, 1129, 1, 3, 0x0},
    {98488, 98502, 1130, 2, 3, 0x0}, {98552, 98570, 1132, 2, 3, 0x0},
    {98647, 98660, 1134, 1, 3, 0x0}, {98712, 98729, 1135, 1, 3, 0x0},
    {98808, 98826, 1136, 1, 3, 0x0}, {98883, 98905, 1137, 1, 3, 0x0},
    {98989, 99000, 1138, 1, 3, 0x0}, {99040, 99060, 1139, 1, 3, 0x10100},
    {99103, 99127, 1140, 2, 3, 0x10000}, {99197, 99218, 1142, 2, 3, 0x10000},
    {99270, 99292, 1144, 1, 3, 0x1}, {99367, 99393, 1145, 1, 0, 0x20},
    {99495, 99512, 1146, 1, 3, 0x0}, {99607, 99620, 1147, 1, 3, 0x0},
    {99771, 99792, 1148, 1, 3, 0x0}, {99951, 99964, 1149, 1, 3, 0x0},
    {100115, 100136, 1150, 1, 3, 0x0}, {100295, 100308, 1151, 1, 3, 0x0},
    {100459, 100480, 1152, 1, 3, 0x0}, {100639, 100662, 1153, 1, 3, 0x0},
    {100851, 100880, 1154, 1, 3, 0x0}, {101075, 101104, 1155, 1, 3, 0x0},
    {101299, 101317, 1156, 2, 3, 0x1}, {101499, 101521, 1158, 1, 0, 0x20},
    {101730, 101757, 1159, 2, 3, 0x1}, {102015, 102046, 1161, 1, 0, 0x20},
    {102374, 102385, 1162, 1, 3, 0x1}, {102456, 102471, 1163, 1, 0, 0x20},
    {102569, 102581, 1164, 1, 0, 0x0}, {102661, 102683, 1165, 1, 3, 0x10000},
    {102742, 102768, 1166, 1, 3, 0x10000}, {102854, 102876, 1167, 3, 1, 0x10000},
    {102935, 102954, 1170, 2, 1, 0x10000}, {103033, 103056, 1172, 1, 3, 0x0},
    {103124, 103147, 1173, 3, 1, 0x0}, {103215, 103230, 1176, 1, 3, 0x0},
    {103268, 103278, 1177, 3, 1, 0x10001}, {103311, 103325, 1180, 2, 1, 0x10000},
    {103385, 103396, 1182, 3, 1, 0x10000}, {103438, 103449, 1185, 3, 1, 0x10001},
    {103483, 103498, 1188, 2, 1, 0x10000}, {103559, 103571, 1190, 3, 1, 0x10000},
    {103614, 103642, 1193, 1, 3, 0x0}, {103763, 103787, 1194, 1, 3, 0x0},
    {103871, 103891, 1195, 1, 3, 0x40000}, {103949, 103981, 1196, 2, 3, 0x40000},
    {104047, 104083, 1198, 1, 0, 0x20}, {104176, 104200, 1199, 1, 0, 0x20},
    {104285, 104295, 1200, 1, 3, 0x0}, {104395, 104407, 1201, 1, 3, 0x0},
    {104471, 104487, 1202, 1, 3, 0x0}, {104578, 104603, 1203, 1, 3, 0x0},
    {104760, 104783, 1204, 1, 3, 0x0}, {104952, 104974, 1205, 1, 3, 0x0},
    {105144, 105157, 1206, 1, 1, 0x0}, {105227, 105244, 1207, 2, 1, 0x0},
    {105368, 105381, 1209, 1, 1, 0x0}, {105451, 105468, 1210, 2, 1, 0x0},
    {105592, 105606, 1212, 3, 1, 0x0}, {105679, 105697, 1215, 2, 1, 0x0},
    {105794, 105809, 1217, 3, 3, 0x0}, {105891, 105904, 1220, 3, 1, 0x1},
    {105976, 105993, 1223, 2, 1, 0x0}, {106089, 106103, 1225, 3, 3, 0x0},
    {106184, 106214, 1228, 1, 3, 0x0}, {106292, 106321, 1229, 1, 3, 0x0},
    {106395, 106406, 1230, 1, 3, 0x0}, {106440, 106454, 1231, 1, 3, 0x10000},
    {106491, 106509, 1232, 1, 3, 0x10000}, {106573, 106588, 1233, 1, 3, 0x10000},
    {106634, 106644, 1234, 1, 3, 0x0}, {106677, 106690, 1235, 1, 3, 0x0},
    {106732, 106746, 1236, 1, 3, 0x80}, {106791, 106809, 1237, 1, 3, 0x80000},
    {106850, 106872, 1238, 1, 0, 0x80020}, {106940, 106951, 1239, 1, 3, 0x0},
    {107001, 107016, 1240, 1, 3, 0x0}, {107093, 107110, 1241, 1, 3, 0x0},
    {107190, 107211, 1242, 1, 0, 0x20}, {107318, 107333, 1243, 1, 3, 0x0},
    {107385, 107400, 1244, 1, 3, 0x1}, {107482, 107506, 1245, 1, 0, 0x0},
    {107614, 107642, 1246, 1, 0, 0x20}, {107777, 107797, 1247, 1, 3, 0x80000},
    {107878, 107902, 1248, 1, 0, 0x80020}, {108010, 108033, 1249, 1, 0, 0x0},
    {108129, 108156, 1250, 1, 0, 0x20}, {108279, 108290, 1251, 1, 3, 0x0},
    {108388, 108403, 1252, 1, 3, 0x0}, {108528, 108542, 1253, 3, 1, 0x10000},
    {108579, 108597, 1256, 2, 1, 0x10000}, {108661, 108676, 1258, 3, 1, 0x10000},
    {108722, 108732, 1261, 1, 0, 0x0}, {108762, 108773, 1262, 1, 1, 0x0},
    {108833, 108848, 1263, 1, 0, 0x20}, {108935, 108952, 1264, 1, 1, 0x10001},
    {109006, 109028, 1265, 1, 3, 0x10001}, {109110, 109136, 1266, 1, 0, 0x20},
    {109242, 109263, 1267, 1, 0, 0x20}, {109344, 109361, 1268, 3, 1, 0x10001},
    {109415, 109437, 1271, 3, 1, 0x10001}, {109519, 109533, 1274, 2, 1, 0x10000},
    {109607, 109626, 1276, 2, 1, 0x10000}, {109725, 109743, 1278, 1, 1, 0x10000},
    {109806, 109829, 1279, 1, 3, 0x10000}, {109920, 109938, 1280, 3, 1, 0x10000},
    {110001, 110024, 1283, 3, 1, 0x10000}, {110115, 110135, 1286, 1, 3, 0x0},
    {110192, 110217, 1287, 1, 3, 0x0}, {110302, 110322, 1288, 1, 3, 0x0},
    {110379, 110404, 1289, 1, 3, 0x0}, {110489, 110506, 1290, 1, 3, 0x0},
    {110583, 110605, 1291, 1, 3, 0x0}, {110707, 110728, 1292, 1, 3, 0x0},
    {110794, 110820, 1293, 1, 3, 0x0}, {110914, 110935, 1294, 1, 3, 0x0},
    {111001, 111027, 1295, 1, 3, 0x0}, {111121, 111131, 1296, 2, 3, 0x0},
    {111179, 111193, 1298, 1, 3, 0x0}, {111268, 111282, 1299, 1, 3, 0x2100},
    {111341, 111356, 1300, 1, 3, 0x2000}, {111423, 111442, 1301, 1, 3, 0x0},
    {111512, 111529, 1302, 1, 3, 0x0}, {111596, 111609, 1303, 1, 3, 0x0},
    {111650, 111667, 1304, 1, 3, 0x0}, {111735, 111748, 1305, 1, 3, 0x0},
    {111824, 111834, 1306, 3, 1, 0x10001}, {111921, 111935, 1309, 2, 1, 0x0},
    {112049, 112060, 1311, 3, 1, 0x10000}, {112156, 112175, 1314, 3, 3, 0x0},
    {112311, 112341, 1317, 2, 3, 0x0}, {112518, 112534, 1319, 1, 3, 0x1},
    {112664, 112684, 1320, 1, 0, 0x20}, {112841, 112866, 1321, 1, 3, 0x0},
    {113008, 113028, 1322, 1, 3, 0x0}, {113258, 113290, 1323, 1, 3, 0x0},
    {113525, 113556, 1324, 2, 3, 0x1}, {113698, 113733, 1326, 1, 0, 0x20},
    {113902, 113925, 1327, 1, 0, 0x20}, {114020, 114047, 1328, 1, 0, 0x20},
    {114169, 114193, 1329, 2, 3, 0x0}, {114297, 114323, 1331, 3, 3, 0x1},
    {114500, 114516, 1334, 1, 0, 0x0}, {114614, 114631, 1335, 1, 0, 0x0},
    {114797, 114818, 1336, 1, 0, 0x20}, {114919, 114940, 1337, 2, 3, 0x0},
    {115101, 115126, 1339, 1, 0, 0x20}, {115222, 115242, 1340, 3, 3, 0x1},
    {115396, 115420, 1343, 1, 0, 0x20}, {115509, 115525, 1344, 3, 1, 0x10001},
    {115578, 115598, 1347, 2, 1, 0x10000}, {115678, 115694, 1349, 3, 1, 0x10001},
    {115747, 115767, 1352, 2, 1, 0x10000}, {115847, 115864, 1354, 3, 1, 0x0},
    {115926, 115943, 1357, 3, 1, 0x0}, {116005, 116017, 1360, 2, 3, 0x10004},
    {116064, 116074, 1362, 3, 1, 0x10001}, {116107, 116121, 1365, 2, 1, 0x10000},
    {116181, 116192, 1367, 3, 1, 0x10000}, {116234, 116245, 1370, 3, 1, 0x10000},
    {116279, 116294, 1373, 2, 1, 0x10000}, {116355, 116367, 1375, 3, 1, 0x10000},
    {116410, 116423, 1378, 3, 1, 0x10000}, {116459, 116476, 1381, 2, 1, 0x10000},
    {116539, 116553, 1383, 3, 1, 0x10000}, {116598, 116608, 1386, 3, 1, 0x10001},
    {116641, 116655, 1389, 2, 1, 0x10000}, {116715, 116726, 1391, 3, 3, 0x10000},
    {116760, 116775, 1394, 2, 3, 0x10000}, {116836, 116848, 1396, 3, 3, 0x10000},
    {116891, 116902, 1399, 3, 1, 0x10000}, {116944, 116957, 1402, 1, 0, 0x1},
    {117038, 117054, 1403, 1, 0, 0x0}, {117113, 117131, 1404, 1, 3, 0x80000},
    {117211, 117233, 1405, 1, 0, 0x80020}, {117337, 117349, 1406, 3, 1, 0x10001},
    {117384, 117400, 1409, 2, 1, 0x10000}, {117462, 117475, 1411, 3, 1, 0x10000},
    {117519, 117537, 1414, 1, 0, 0x2020}, {117624, 117646, 1415, 1, 0, 0x2020},
    {117757, 117776, 1416, 2, 1, 0x2000}, {117871, 117881, 1418, 2, 3, 0x0},
    {118003, 118015, 1420, 2, 3, 0x0}, {118149, 118165, 1422, 2, 3, 0x0},
    {118234, 118248, 1424, 2, 3, 0x0}, {118305, 118344, 1426, 1, 1, 0x0},
    {118479, 118528, 1427, 1, 3, 0x0}, {118695, 118748, 1428, 1, 0, 0x20},
    {118952, 119010, 1429, 1, 3, 0x0}, {119104, 119142, 1430, 1, 1, 0x0},
    {119262, 119315, 1431, 1, 1, 0x0}, {119454, 119502, 1432, 1, 3, 0x0},
    {119654, 119706, 1433, 1, 0, 0x20}, {119895, 119952, 1434, 1, 3, 0x0},
    {120045, 120073, 1435, 1, 3, 0x2100}, {120146, 120175, 1436, 1, 3, 0x2000},
    {120256, 120278, 1437, 1, 3, 0x2100}, {120345, 120368, 1438, 1, 3, 0x2000},
    {120443, 120457, 1439, 1, 3, 0x0}, {120538, 120556, 1440, 1, 3, 0x0},
    {120664, 120679, 1441, 1, 3, 0x0}, {120772, 120791, 1442, 1, 3, 0x0},
    {120911, 120929, 1443, 2, 3, 0x0}, {121069, 121091, 1445, 1, 3, 0x0},
    {121166, 121181, 1446, 1, 3, 0x0}, {121272, 121291, 1447, 1, 3, 0x0},
    {121409, 121428, 1448, 1, 3, 0x0}, {121488, 121503, 1449, 1, 3, 0x0},
    {121585, 121604, 1450, 1, 3, 0x0}, {121713, 121729, 1451, 1, 3, 0x0},
    {121823, 121843, 1452, 1, 3, 0x0}, {121964, 121980, 1453, 1, 3, 0x0},
    {122072, 122092, 1454, 1, 3, 0x0}, {122211, 122226, 1455, 1, 3, 0x0},
    {122308, 122327, 1456, 1, 3, 0x0}, {122436, 122452, 1457, 1, 3, 0x0},
    {122546, 122566, 1458, 1, 3, 0x0}, {122687, 122703, 1459, 1, 3, 0x0},
    {122795, 122815, 1460, 1, 3, 0x0}, {122934, 122954, 1461, 1, 3, 0x0},
    {123015, 123031, 1462, 1, 3, 0x0}, {123114, 123134, 1463, 1, 3, 0x0},
    {123244, 123261, 1464, 1, 3, 0x0}, {123356, 123377, 1465, 1, 3, 0x0},
    {123499, 123516, 1466, 1, 3, 0x0}, {123609, 123630, 1467, 1, 3, 0x0},
    {123750, 123766, 1468, 1, 3, 0x0}, {123849, 123869, 1469, 1, 3, 0x0},
    {123979, 123996, 1470, 1, 3, 0x0}, {124091, 124112, 1471, 1, 3, 0x0},
    {124234, 124251, 1472, 1, 3, 0x0}, {124344, 124365, 1473, 1, 3, 0x0},
    {124485, 124500, 1474, 1, 3, 0x0}, {124582, 124601, 1475, 1, 3, 0x0},
    {124710, 124726, 1476, 1, 3, 0x0}, {124820, 124840, 1477, 1, 3, 0x0},
    {124961, 124980, 1478, 2, 3, 0x0}, {125121, 125144, 1480, 1, 3, 0x0},
    {125220, 125236, 1481, 1, 3, 0x0}, {125328, 125348, 1482, 1, 3, 0x0},
    {125467, 125485, 1483, 1, 3, 0x1}, {125540, 125562, 1484, 1, 0, 0x20},
    {125644, 125662, 1485, 1, 3, 0x0}, {125717, 125739, 1486, 1, 0, 0x20},
    {125821, 125840, 1487, 2, 1, 0x0}, {125904, 125923, 1489, 2, 1, 0x0},
    {125987, 125997, 1491, 1, 3, 0x0}, {126030, 126044, 1492, 1, 3, 0x0},
    {126104, 126115, 1493, 1, 3, 0x0}, {126157, 126182, 1494, 1, 3, 0x0},
    {126269, 126280, 1495, 2, 3, 0x1}, {126326, 126341, 1497, 1, 0, 0x20},
    {126414, 126427, 1498, 1, 3, 0x0}, {126463, 126476, 1499, 1, 3, 0x0},
    {126512, 126537, 1500, 1, 3, 0x10000}, {126602, 126631, 1501, 1, 3, 0x10000},
    {126723, 126755, 1502, 1, 3, 0x10000}, {126827, 126863, 1503, 1, 3, 0x10000},
    {126962, 126994, 1504, 1, 3, 0x10000}, {127066, 127102, 1505, 1, 3, 0x10000},
    {127201, 127227, 1506, 1, 3, 0x10000}, {127301, 127327, 1507, 1, 3, 0x10000},
    {127401, 127413, 1508, 3, 1, 0x10001}, {127448, 127464, 1511, 2, 1, 0x10000},
    {127526, 127539, 1513, 3, 1, 0x10000}, {127583, 127602, 1516, 2, 1, 0x0},
    {127658, 127684, 1518, 1, 1, 0x0}, {127747, 127777, 1519, 1, 0, 0x20},
    {127867, 127890, 1520, 2, 1, 0x0}, {127973, 128000, 1522, 1, 1, 0x0},
    {128072, 128099, 1523, 2, 1, 0x0}, {128171, 128182, 1525, 3, 1, 0x10000},
    {128230, 128245, 1528, 2, 1, 0x10000}, {128320, 128331, 1530, 3, 1, 0x10000},
    {128379, 128394, 1533, 2, 1, 0x10000}, {128469, 128487, 1535, 1, 1, 0x10001},
    {128542, 128564, 1536, 1, 1, 0x10000}, {128646, 128664, 1537, 3, 1, 0x10001},
    {128719, 128741, 1540, 2, 1, 0x10000}, {128823, 128842, 1542, 1, 1, 0x10000},
    {128906, 128925, 1543, 3, 1, 0x10000}, {128989, 129000, 1546, 3, 1, 0x10000},
    {129034, 129049, 1549, 2, 1, 0x10000}, {129110, 129122, 1551, 3, 1, 0x10000},
    {129165, 129193, 1554, 2, 3, 0x0}, {129317, 129352, 1556, 2, 3, 0x0},
    {129533, 129570, 1558, 2, 3, 0x0}, {129706, 129754, 1560, 2, 3, 0x0},
    {129931, 129959, 1562, 2, 3, 0x0}, {130083, 130118, 1564, 2, 3, 0x0},
    {130299, 130336, 1566, 2, 3, 0x0}, {130472, 130520, 1568, 2, 3, 0x0},
    {130697, 130716, 1570, 2, 3, 0x10000}, {130786, 130809, 1572, 2, 3, 0x10000},
    {130936, 130952, 1574, 2, 3, 0x0}, {131116, 131136, 1576, 1, 0, 0x20},
    {131235, 131246, 1577, 2, 3, 0x1}, {131393, 131408, 1579, 1, 3, 0x0},
    {131490, 131506, 1580, 1, 3, 0x1}, {131690, 131710, 1581, 1, 0, 0x20},
    {131829, 131867, 1582, 1, 3, 0x0}, {132184, 132197, 1583, 3, 3, 0x1},
    {132283, 132300, 1586, 2, 3, 0x0}, {132410, 132432, 1588, 1, 0, 0x0},
    {132531, 132541, 1589, 3, 3, 0x10000}, {132588, 132602, 1592, 2, 3, 0x10000},
    {132676, 132687, 1594, 3, 3, 0x0}, {132743, 132759, 1597, 3, 1, 0x10001},
    {132812, 132832, 1600, 2, 1, 0x10000}, {132912, 132928, 1602, 3, 1, 0x10001},
    {132981, 133001, 1605, 2, 1, 0x10000}, {133081, 133098, 1607, 3, 1, 0x0},
    {133160, 133177, 1610, 3, 1, 0x0}, {133239, 133250, 1613, 3, 1, 0x10001},
    {133311, 133326, 1616, 2, 1, 0x0}, {133411, 133423, 1618, 3, 1, 0x0},
    {133493, 133513, 1621, 3, 3, 0x10000}, {133603, 133634, 1624, 2, 3, 0x0},
    {133762, 133778, 1626, 1, 0, 0x2020}, {133856, 133876, 1627, 1, 0, 0x2020},
    {133978, 133995, 1628, 2, 1, 0x2000}, {134082, 134094, 1630, 2, 3, 0x0},
    {134145, 134159, 1632, 2, 3, 0x0}, {134253, 134263, 1634, 1, 3, 0x0},
    {134309, 134323, 1635, 1, 3, 0x0}, {134396, 134413, 1636, 1, 0, 0x0},
    {134450, 134460, 1637, 2, 1, 0x0}, {134505, 134519, 1639, 2, 3, 0x0},
    {134591, 134610, 1641, 2, 3, 0x0}, {134681, 134711, 1643, 2, 3, 0x0},
    {134823, 134844, 1645, 1, 3, 0x0}, {134922, 134949, 1646, 1, 3, 0x0},
    {135049, 135074, 1647, 1, 3, 0x0}, {135182, 135212, 1648, 1, 3, 0x0},
    {135317, 135345, 1649, 1, 3, 0x0}, {135452, 135479, 1650, 1, 3, 0x0},
    {135581, 135611, 1651, 1, 3, 0x0}, {135720, 135741, 1652, 1, 3, 0x0},
    {135799, 135824, 1653, 1, 3, 0x0}, {135909, 135930, 1654, 1, 3, 0x0},
    {135988, 136013, 1655, 1, 3, 0x0}, {136098, 136120, 1656, 1, 3, 0x0},
    {136187, 136209, 1657, 1, 3, 0x0}, {136276, 136303, 1658, 1, 3, 0x0},
    {136367, 136398, 1659, 1, 3, 0x0}, {136489, 136516, 1660, 1, 3, 0x0},
    {136580, 136611, 1661, 1, 3, 0x0}, {136702, 136730, 1662, 1, 3, 0x0},
    {136803, 136831, 1663, 1, 3, 0x0}, {136904, 136923, 1664, 1, 3, 0x0},
    {137041, 137063, 1665, 2, 3, 0x1}, {137184, 137210, 1667, 1, 0, 0x20},
    {137358, 137389, 1668, 2, 3, 0x0}, {137570, 137605, 1670, 1, 0, 0x20},
    {137835, 137857, 1671, 2, 3, 0x0}, {137978, 138004, 1673, 1, 0, 0x20},
    {138152, 138183, 1674, 2, 3, 0x0}, {138364, 138399, 1676, 1, 0, 0x20},
    {138629, 138646, 1677, 1, 3, 0x0}, {138785, 138800, 1678, 1, 3, 0x2000},
    {138976, 138992, 1679, 1, 3, 0x2000}, {139168, 139183, 1680, 1, 3, 0x0},
    {139297, 139313, 1681, 3, 1, 0x10001}, {139366, 139386, 1684, 2, 1, 0x10000},
    {139466, 139482, 1686, 3, 1, 0x10001}, {139535, 139555, 1689, 2, 1, 0x10000},
    {139635, 139652, 1691, 3, 1, 0x0}, {139714, 139731, 1694, 3, 1, 0x0},
    {139793, 139814, 1697, 2, 3, 0x0}, {139956, 139981, 1699, 1, 0, 0x20},
    {140058, 140088, 1700, 2, 3, 0x0}, {140254, 140290, 1702, 2, 3, 0x0},
    {140475, 140516, 1704, 2, 3, 0x0}, {140718, 140763, 1706, 1, 0, 0x20},
    {140900, 140940, 1707, 1, 0, 0x20}, {141060, 141094, 1708, 1, 0, 0x20},
    {141195, 141213, 1709, 2, 3, 0x0}, {141352, 141374, 1711, 1, 0, 0x20},
    {141448, 141475, 1712, 2, 3, 0x0}, {141638, 141669, 1714, 1, 0, 0x20},
    {141767, 141784, 1715, 3, 1, 0x10000}, {141842, 141863, 1718, 2, 1, 0x0},
    {141948, 141974, 1720, 3, 3, 0x0}, {142054, 142091, 1723, 2, 3, 0x0},
    {142212, 142230, 1725, 3, 1, 0x10000}, {142271, 142293, 1728, 2, 1, 0x0},
    {142361, 142380, 1730, 3, 1, 0x10000}, {142430, 142457, 1733, 3, 3, 0x0},
    {142527, 142565, 1736, 2, 3, 0x0}, {142676, 142692, 1738, 2, 1, 0x0},
    {142731, 142751, 1740, 2, 1, 0x0}, {142817, 142834, 1742, 2, 1, 0x0},
    {142882, 142907, 1744, 2, 3, 0x0}, {142975, 143004, 1746, 1, 0, 0x20},
    {143099, 143114, 1747, 2, 1, 0x10001}, {143189, 143208, 1749, 2, 1, 0x0},
    {143310, 143326, 1751, 2, 1, 0x10000}, {143410, 143434, 1753, 2, 3, 0x0},
    {143533, 143568, 1755, 2, 3, 0x0}, {143708, 143726, 1757, 3, 3, 0x0},
    {143817, 143839, 1760, 2, 3, 0x0}, {143954, 143970, 1762, 3, 1, 0x10000},
    {144024, 144044, 1765, 2, 1, 0x10000}, {144125, 144142, 1767, 3, 1, 0x0},
    {144205, 144232, 1770, 1, 3, 0x0}, {144335, 144347, 1771, 2, 3, 0x0},
    {144424, 144440, 1773, 2, 3, 0x0}, {144544, 144567, 1775, 2, 3, 0x0},
    {144717, 144744, 1777, 2, 3, 0x0}, {144945, 144973, 1779, 2, 3, 0x0},
    {145106, 145138, 1781, 2, 3, 0x0}, {145322, 145340, 1783, 1, 3, 0x0},
    {145482, 145516, 1784, 1, 3, 0x0}, {145677, 145704, 1785, 1, 3, 0x0},
    {145853, 145872, 1786, 1, 3, 0x0}, {145942, 145959, 1787, 1, 3, 0x0},
    {146026, 146039, 1788, 1, 3, 0x0}, {146080, 146097, 1789, 1, 3, 0x0},
    {146165, 146182, 1790, 2, 3, 0x0}, {146274, 146295, 1792, 2, 3, 0x0},
    {146414, 146440, 1794, 2, 3, 0x0}, {146552, 146582, 1796, 2, 3, 0x0},
    {146728, 146740, 1798, 3, 1, 0x10000}, {146789, 146805, 1801, 2, 1, 0x10000},
    {146881, 146894, 1803, 3, 1, 0x10000}, {146952, 146961, 1806, 3, 3, 0x10000},
    {146993, 147006, 1809, 2, 3, 0x10000}, {147065, 147075, 1811, 3, 3, 0x10000},
    {147116, 147129, 1814, 3, 3, 0x10000}, {147179, 147196, 1817, 2, 3, 0x10000},
    {147273, 147287, 1819, 3, 3, 0x10000}, {147346, 147360, 1822, 3, 3, 0x10000},
    {147411, 147429, 1825, 2, 3, 0x10000}, {147507, 147522, 1827, 3, 3, 0x10000},
    {147582, 147595, 1830, 2, 3, 0x0}, {147699, 147716, 1832, 2, 3, 0x0},
    {147847, 147858, 1834, 1, 1, 0x0}, {147898, 147917, 1835, 2, 1, 0x9},
    {147978, 148001, 1837, 2, 1, 0x0}, {148089, 148105, 1839, 3, 3, 0x0},
    {148201, 148221, 1842, 2, 3, 0x0}, {148341, 148358, 1844, 3, 3, 0x0},
    {148463, 148480, 1847, 3, 3, 0x0}, {148558, 148579, 1850, 2, 3, 0x0},
    {148684, 148702, 1852, 3, 3, 0x0}, {148789, 148817, 1855, 1, 1, 0x0},
    {148905, 148937, 1856, 1, 0, 0x20}, {149052, 149080, 1857, 1, 1, 0x0},
    {149168, 149200, 1858, 1, 0, 0x20}, {149315, 149344, 1859, 2, 1, 0x0},
    {149441, 149470, 1861, 2, 1, 0x0}, {149567, 149583, 1863, 1, 1, 0x1},
    {149679, 149699, 1864, 1, 0, 0x20}, {149822, 149839, 1865, 1, 1, 0x0},
    {149944, 149963, 1866, 3, 3, 0x0}, {150082, 150105, 1869, 2, 3, 0x0},
    {150248, 150268, 1871, 3, 3, 0x0}, {150396, 150415, 1874, 2, 3, 0x1},
    {150480, 150503, 1876, 2, 3, 0x0}, {150595, 150623, 1878, 1, 0, 0x0},
    {150718, 150730, 1879, 1, 3, 0x0}, {150779, 150795, 1880, 1, 3, 0x0},
    {150871, 150891, 1881, 1, 3, 0x0}, {151077, 151091, 1882, 1, 3, 0x0},
    {151128, 151146, 1883, 1, 3, 0x0}, {151210, 151227, 1884, 1, 0, 0x0},
    {151265, 151279, 1885, 1, 2, 0x0}, {151314, 151334, 1886, 1, 0, 0x0},
    {151375, 151409, 1887, 1, 0, 0x0}, {151492, 151513, 1888, 1, 0, 0x0},
    {151555, 151579, 1889, 1, 0, 0x0}, {151624, 151643, 1890, 1, 0, 0x0},
    {151683, 151697, 1891, 1, 3, 0x0}, {151732, 151745, 1892, 1, 2, 0x0},
    {151779, 151796, 1893, 1, 0, 0x0}, {151834, 151850, 1894, 1, 3, 0x0},
    {151908, 151927, 1895, 1, 0, 0x0}, {151981, 151997, 1896, 2, 0, 0x0},
    {152049, 152065, 1898, 1, 0, 0x0}, {152102, 152116, 1899, 1, 3, 0x0},
    {152225, 152240, 1900, 1, 0, 0x10000}, {152278, 152303, 1901, 3, 3, 0x0},
    {152424, 152453, 1904, 2, 3, 0x0}, {152598, 152623, 1906, 3, 3, 0x0},
    {152744, 152773, 1909, 2, 3, 0x0}, {152918, 152943, 1911, 3, 3, 0x0},
    {153065, 153094, 1914, 2, 3, 0x0}, {153240, 153252, 1916, 2, 0, 0x10001},
    {153287, 153303, 1918, 1, 0, 0x20}, {153365, 153377, 1919, 2, 0, 0x10001},
    {153412, 153428, 1921, 1, 0, 0x20}, {153490, 153505, 1922, 3, 3, 0x10000},
    {153543, 153562, 1925, 2, 3, 0x10000}, {153627, 153642, 1927, 3, 3, 0x10000},
    {153680, 153699, 1930, 2, 3, 0x10000}, {153764, 153777, 1932, 1, 3, 0x0},
    {153813, 153825, 1933, 1, 3, 0x0}, {154043, 154054, 1934, 1, 3, 0x4},
    {154088, 154108, 1935, 2, 3, 0x0}, {154249, 154274, 1937, 2, 3, 0x0},
    {154447, 154476, 1939, 1, 0, 0x20}, {154584, 154608, 1940, 1, 0, 0x20},
    {154684, 154713, 1941, 2, 3, 0x0}, {154878, 154911, 1943, 1, 0, 0x20},
    {155011, 155024, 1944, 1, 3, 0x0}, {155121, 155132, 1945, 1, 3, 0x0},
    {155180, 155195, 1946, 1, 3, 0x0}, {155270, 155285, 1947, 1, 3, 0x0},
    {155390, 155412, 1948, 2, 3, 0x0}, {155574, 155588, 1950, 1, 3, 0x0},
    {155660, 155677, 1951, 1, 3, 0x0}, {155826, 155836, 1952, 3, 3, 0x10000},
    {155883, 155897, 1955, 2, 3, 0x10000}, {155971, 155982, 1957, 3, 3, 0x0},
    {156038, 156057, 1960, 1, 3, 0x10000}, {156113, 156129, 1961, 1, 3, 0x10000},
    {156205, 156218, 1962, 1, 3, 0x10000}, {156276, 156292, 1963, 3, 1, 0x10001},
    {156345, 156365, 1966, 2, 1, 0x10000}, {156445, 156461, 1968, 3, 1, 0x10001},
    {156514, 156534, 1971, 2, 1, 0x10000}, {156614, 156631, 1973, 3, 1, 0x0},
    {156693, 156710, 1976, 3, 1, 0x0}, {156772, 156789, 1979, 3, 1, 0x10001},
    {156857, 156878, 1982, 2, 1, 0x0}, {156973, 156991, 1984, 3, 1, 0x10000},
    {157068, 157094, 1987, 3, 3, 0x0}, {157207, 157244, 1990, 2, 3, 0x0},
    {157398, 157416, 1992, 3, 1, 0x10000}, {157484, 157506, 1995, 2, 1, 0x10000},
    {157601, 157619, 1997, 3, 1, 0x10000}, {157687, 157709, 2000, 2, 1, 0x10000},
    {157804, 157823, 2002, 3, 1, 0x10000}, {157900, 157919, 2005, 3, 1, 0x10000},
    {157996, 158014, 2008, 1, 3, 0x0}, {158069, 158091, 2009, 1, 3, 0x0},
    {158173, 158191, 2010, 1, 3, 0x0}, {158246, 158268, 2011, 1, 3, 0x0},
    {158350, 158369, 2012, 1, 3, 0x0}, {158433, 158452, 2013, 1, 3, 0x0},
    {158516, 158540, 2014, 1, 3, 0x0}, {158601, 158629, 2015, 1, 3, 0x0},
    {158717, 158741, 2016, 1, 3, 0x0}, {158802, 158830, 2017, 1, 3, 0x0},
    {158918, 158943, 2018, 1, 3, 0x0}, {159013, 159038, 2019, 1, 3, 0x0},
    {159108, 159121, 2020, 3, 1, 0x10000}, {159157, 159174, 2023, 2, 1, 0x10000},
    {159237, 159251, 2025, 3, 1, 0x10000}, {159296, 159307, 2028, 1, 3, 0x0},
    {159341, 159356, 2029, 1, 0, 0x20}, {159417, 159434, 2030, 1, 3, 0x0},
    {159480, 159502, 2031, 1, 3, 0x80000}, {159547, 159573, 2032, 1, 0, 0x80020},
    {159645, 159666, 2033, 1, 3, 0x40000}, {159789, 159811, 2034, 1, 3, 0x0},
    {159877, 159903, 2035, 1, 3, 0x0}, {159993, 160018, 2036, 2, 3, 0x0},
    {160129, 160156, 2038, 2, 3, 0x0}, {160308, 160326, 2040, 1, 3, 0x0},
    {160383, 160405, 2041, 1, 3, 0x0}, {160489, 160513, 2042, 1, 3, 0x0},
    {160567, 160595, 2043, 1, 3, 0x0}, {160676, 160695, 2044, 2, 3, 0x0},
    {160766, 160789, 2046, 2, 3, 0x0}, {160884, 160901, 2048, 1, 3, 0x0},
    {160938, 160959, 2049, 1, 3, 0x0}, {161023, 161045, 2050, 1, 3, 0x0},
    {161136, 161153, 2051, 2, 3, 0x0}, {161228, 161249, 2053, 2, 3, 0x0},
    {161388, 161406, 2055, 1, 3, 0x0}, {161496, 161522, 2056, 1, 3, 0x0},
    {161671, 161692, 2057, 1, 3, 0x0}, {161736, 161761, 2058, 2, 3, 0x0},
    {161832, 161854, 2060, 1, 3, 0x0}, {161913, 161939, 2061, 1, 3, 0x0},
    {162025, 162058, 2062, 2, 3, 0x0}, {162127, 162164, 2064, 2, 3, 0x0},
    {162260, 162277, 2066, 1, 3, 0x0}, {162314, 162335, 2067, 1, 3, 0x0},
    {162399, 162419, 2068, 2, 3, 0x0}, {162510, 162538, 2070, 2, 3, 0x0},
    {162682, 162706, 2072, 1, 3, 0x0}, {162798, 162826, 2073, 1, 3, 0x0},
    {162964, 162991, 2074, 2, 3, 0x0}, {163124, 163155, 2076, 2, 3, 0x0},
    {163355, 163378, 2078, 2, 3, 0x0}, {163472, 163499, 2080, 2, 3, 0x0},
    {163617, 163636, 2082, 2, 3, 0x8}, {163794, 163817, 2084, 2, 3, 0x8},
    {164083, 164099, 2086, 2, 3, 0x0}, {164179, 164199, 2088, 2, 3, 0x0},
    {164337, 164360, 2090, 1, 3, 0x0}, {164443, 164470, 2091, 1, 3, 0x0},
    {164599, 164625, 2092, 2, 3, 0x0}, {164749, 164779, 2094, 2, 3, 0x0},
    {164970, 164992, 2096, 2, 3, 0x0}, {165099, 165125, 2098, 2, 3, 0x0},
    {165256, 165276, 2100, 1, 3, 0x0}, {165333, 165357, 2101, 1, 3, 0x0},
    {165441, 165465, 2102, 2, 3, 0x0}, {165512, 165540, 2104, 1, 0, 0x20},
    {165614, 165639, 2105, 1, 3, 0x0}, {165765, 165794, 2106, 1, 3, 0x0},
    {165944, 165977, 2107, 1, 3, 0x0}, {166114, 166151, 2108, 1, 3, 0x0},
    {166312, 166338, 2109, 1, 3, 0x0}, {166394, 166424, 2110, 1, 3, 0x0},
    {166507, 166532, 2111, 1, 3, 0x0}, {166613, 166654, 2112, 1, 3, 0x0},
    {166779, 166824, 2113, 1, 3, 0x0}, {166973, 167015, 2114, 1, 3, 0x0},
    {167144, 167190, 2115, 1, 3, 0x0}, {167343, 167372, 2116, 1, 3, 0x0},
    {167480, 167520, 2117, 1, 3, 0x0}, {167641, 167677, 2118, 1, 3, 0x0},
    {167771, 167794, 2119, 1, 3, 0x0}, {167845, 167872, 2120, 1, 3, 0x0},
    {167950, 167968, 2121, 1, 3, 0x0}, {168092, 168118, 2122, 1, 3, 0x0},
    {168241, 168271, 2123, 1, 3, 0x0}, {168418, 168440, 2124, 1, 3, 0x0},
    {168588, 168606, 2125, 1, 3, 0x0}, {168682, 168716, 2126, 1, 3, 0x0},
    {168834, 168872, 2127, 1, 3, 0x0}, {169014, 169049, 2128, 1, 3, 0x0},
    {169170, 169209, 2129, 1, 3, 0x0}, {169354, 169376, 2130, 1, 3, 0x0},
    {169479, 169514, 2131, 1, 3, 0x0}, {169631, 169662, 2132, 1, 3, 0x0},
    {169752, 169768, 2133, 2, 3, 0x0}, {169838, 169858, 2135, 2, 3, 0x0},
    {169971, 169992, 2137, 1, 3, 0x0}, {170058, 170083, 2138, 1, 3, 0x0},
    {170203, 170222, 2139, 1, 3, 0x0}, {170290, 170313, 2140, 1, 3, 0x0},
    {170405, 170427, 2141, 1, 3, 0x0}, {170545, 170571, 2142, 1, 3, 0x0},
    {170737, 170767, 2143, 2, 3, 0x0}, {170887, 170921, 2145, 2, 3, 0x0},
    {171065, 171082, 2147, 1, 3, 0x0}, {171190, 171209, 2148, 1, 3, 0x0},
    {171374, 171395, 2149, 1, 3, 0x0}, {171457, 171482, 2150, 1, 3, 0x0},
    {171568, 171591, 2151, 1, 3, 0x0}, {171648, 171675, 2152, 1, 3, 0x0},
    {171759, 171784, 2153, 1, 3, 0x0}, {171864, 171893, 2154, 1, 3, 0x0},
    {172000, 172020, 2155, 1, 3, 0x0}, {172079, 172099, 2156, 1, 3, 0x0},
    {172164, 172188, 2157, 1, 3, 0x0}, {172277, 172302, 2158, 3, 3, 0x40000},
    {172429, 172458, 2161, 2, 3, 0x40000}, {172609, 172622, 2163, 1, 3, 0x0},
    {172693, 172710, 2164, 1, 3, 0x0}, {172808, 172823, 2165, 2, 3, 0x0},
    {172977, 173006, 2167, 2, 3, 0x0}, {173174, 173207, 2169, 1, 3, 0x0},
    {173310, 173339, 2170, 2, 3, 0x0}, {173507, 173540, 2172, 1, 3, 0x0},
    {173643, 173672, 2173, 2, 3, 0x0}, {173840, 173873, 2175, 1, 3, 0x0},
    {173976, 173995, 2176, 2, 3, 0x0}, {174084, 174094, 2178, 3, 1, 0x10001},
    {174127, 174141, 2181, 2, 1, 0x10000}, {174201, 174213, 2183, 3, 1, 0x10001},
    {174248, 174264, 2186, 2, 1, 0x10000}, {174326, 174339, 2188, 3, 1, 0x10000},
    {174383, 174395, 2191, 3, 1, 0x10001}, {174430, 174446, 2194, 2, 1, 0x10000},
    {174508, 174521, 2196, 3, 1, 0x10000}, {174565, 174576, 2199, 3, 1, 0x10001},
    {174610, 174625, 2202, 2, 1, 0x10000}, {174686, 174698, 2204, 3, 1, 0x10000},
    {174741, 174752, 2207, 3, 1, 0x10000}, {174794, 174811, 2210, 1, 0, 0x2020},
    {174910, 174931, 2211, 1, 0, 0x2020}, {175054, 175072, 2212, 2, 1, 0x2000},
    {175178, 175196, 2214, 1, 1, 0x0}, {175237, 175259, 2215, 1, 1, 0x0},
    {175327, 175354, 2216, 2, 3, 0x0}, {175439, 175477, 2218, 2, 3, 0x0},
    {175603, 175629, 2220, 2, 1, 0x0}, {175702, 175735, 2222, 2, 1, 0x0},
    {175850, 175872, 2224, 1, 3, 0x0}, {175950, 175976, 2225, 2, 3, 0x0},
    {176081, 176097, 2227, 3, 3, 0x10000}, {176150, 176170, 2230, 2, 3, 0x10000},
    {176250, 176267, 2232, 3, 3, 0x10000}, {176321, 176342, 2235, 2, 3, 0x10000},
    {176423, 176442, 2237, 1, 3, 0x0}, {176493, 176516, 2238, 2, 3, 0x0},
    {176594, 176607, 2240, 1, 3, 0x0}, {176643, 176661, 2241, 2, 1, 0x10001},
    {176716, 176738, 2243, 2, 1, 0x10000}, {176820, 176839, 2245, 2, 1, 0x10000},
    {176903, 176921, 2247, 2, 1, 0x10001}, {176962, 176984, 2249, 2, 1, 0x10000},
    {177052, 177071, 2251, 2, 1, 0x10000}, {177121, 177138, 2253, 2, 1, 0x10001},
    {177192, 177213, 2255, 2, 1, 0x10000}, {177294, 177312, 2257, 2, 1, 0x10000},
    {177375, 177393, 2259, 2, 1, 0x10001}, {177448, 177470, 2261, 2, 1, 0x10000},
    {177552, 177571, 2263, 2, 1, 0x10000}, {177635, 177647, 2265, 2, 3, 0x10000},
    {177699, 177715, 2267, 2, 3, 0x10000}, {177794, 177807, 2269, 2, 3, 0x10000},
    {177868, 177889, 2271, 3, 3, 0x10000}, {177970, 178002, 2274, 2, 3, 0x10000},
    {178124, 178139, 2276, 2, 3, 0x0}, {178310, 178339, 2278, 2, 3, 0x0},
    {178524, 178557, 2280, 1, 3, 0x0}, {178677, 178706, 2281, 2, 3, 0x0},
    {178891, 178924, 2283, 1, 3, 0x0}, {179044, 179073, 2284, 2, 3, 0x0},
    {179258, 179291, 2286, 1, 3, 0x0}, {179411, 179430, 2287, 2, 3, 0x0},
    {179536, 179552, 2289, 1, 1, 0x40000}, {179623, 179643, 2290, 2, 1, 0x40000},
    {179741, 179757, 2292, 1, 3, 0x2000}, {179944, 179961, 2293, 1, 3, 0x2000},
    {180148, 180164, 2294, 1, 3, 0x0}, {180291, 180307, 2295, 3, 1, 0x10001},
    {180360, 180380, 2298, 2, 1, 0x10000}, {180460, 180476, 2300, 3, 1, 0x10001},
    {180529, 180549, 2303, 2, 1, 0x10000}, {180629, 180646, 2305, 3, 1, 0x0},
    {180708, 180725, 2308, 3, 1, 0x0}, {180787, 180802, 2311, 1, 3, 0x0},
    {180874, 180893, 2312, 1, 3, 0x0}, {180992, 181008, 2313, 2, 3, 0x0},
    {181140, 181160, 2315, 2, 3, 0x0}, {181353, 181362, 2317, 1, 3, 0x0},
    {181400, 181409, 2318, 1, 3, 0x0}, {181447, 181473, 2319, 1, 3, 0x0},
    {181592, 181617, 2320, 1, 1, 0x10000}, {181692, 181721, 2321, 1, 0, 0x20},
    {181823, 181848, 2322, 1, 1, 0x0}, {181923, 181952, 2323, 1, 0, 0x20},
    {182054, 182080, 2324, 2, 1, 0x0}, {182164, 182190, 2326, 2, 1, 0x0},
    {182274, 182295, 2328, 1, 3, 0x1}, {182367, 182392, 2329, 1, 0, 0x20},
    {182491, 182513, 2330, 2, 3, 0x0}, {182594, 182624, 2332, 1, 3, 0x0},
    {182713, 182733, 2333, 1, 3, 0x8}, {182789, 182813, 2334, 1, 3, 0x8},
    {182896, 182909, 2335, 1, 3, 0x0}, {182959, 182976, 2336, 1, 3, 0x0},
    {183053, 183068, 2337, 1, 3, 0x0}, {183112, 183129, 2338, 1, 3, 0x0},
    {183169, 183195, 2339, 1, 3, 0x0}, {183257, 183276, 2340, 1, 3, 0x0},
    {183325, 183348, 2341, 1, 3, 0x0}, {183424, 183434, 2342, 2, 1, 0x40000},
    {183467, 183481, 2344, 3, 1, 0x40001}, {183572, 183590, 2347, 2, 1, 0x40000},
    {183735, 183751, 2349, 1, 1, 0x10000}, {183804, 183818, 2350, 1, 1, 0x10000},
    {183892, 183912, 2351, 2, 1, 0x40000}, {183978, 183995, 2353, 1, 3, 0x0},
    {184132, 184162, 2354, 1, 3, 0x0}, {184322, 184339, 2355, 1, 3, 0x0},
    {184476, 184506, 2356, 2, 3, 0x1}, {184666, 184700, 2358, 2, 3, 0x0},
    {184911, 184950, 2360, 2, 3, 0x1}, {185132, 185182, 2362, 2, 3, 0x0},
    {185405, 185422, 2364, 1, 3, 0x0}, {185559, 185589, 2365, 2, 3, 0x1},
    {185749, 185783, 2367, 2, 3, 0x0}, {185994, 186033, 2369, 2, 3, 0x0},
    {186215, 186265, 2371, 2, 3, 0x0}, {186488, 186507, 2373, 2, 3, 0x0},
    {186588, 186611, 2375, 2, 3, 0x0}, {186719, 186738, 2377, 2, 3, 0x0},
    {186850, 186873, 2379, 2, 3, 0x0}, {187012, 187026, 2381, 3, 1, 0x10001},
    {187077, 187095, 2384, 2, 1, 0x10000}, {187173, 187184, 2386, 1, 1, 0x40001},
    {187245, 187260, 2387, 3, 1, 0x40001}, {187358, 187379, 2390, 2, 1, 0x40000},
    {187470, 187485, 2392, 2, 1, 0x40000}, {187603, 187616, 2394, 2, 3, 0x0},
    {187652, 187669, 2396, 1, 3, 0x0}, {187763, 187787, 2397, 2, 3, 0x0},
    {187938, 187955, 2399, 1, 0, 0x20}, {188018, 188033, 2400, 1, 3, 0x0},
    {188078, 188102, 2401, 1, 3, 0x0}, {188173, 188183, 2402, 2, 1, 0x40000},
    {188216, 188230, 2404, 3, 1, 0x40001}, {188321, 188339, 2407, 2, 1, 0x40000},
    {188485, 188501, 2409, 1, 1, 0x10000}, {188554, 188568, 2410, 1, 1, 0x10000},
    {188642, 188662, 2411, 2, 1, 0x40000}, {188728, 188742, 2413, 3, 1, 0x10001},
    {188793, 188811, 2416, 2, 1, 0x10000}, {188889, 188900, 2418, 3, 3, 0x10000},
    {188934, 188949, 2421, 2, 3, 0x0}, {189010, 189022, 2423, 3, 3, 0x0},
    {189065, 189085, 2426, 3, 3, 0x0}, {189148, 189171, 2429, 2, 3, 0x0},
    {189475, 189502, 2431, 1, 0, 0x20}, {189897, 189906, 2432, 3, 3, 0x1},
    {189951, 189964, 2435, 2, 3, 0x0}, {190036, 190047, 2437, 2, 3, 0x0},
    {190138, 190156, 2439, 2, 3, 0x0}, {190304, 190323, 2441, 1, 3, 0x0},
    {190400, 190423, 2442, 1, 3, 0x0}, {190508, 190526, 2443, 1, 3, 0x0},
    {190602, 190624, 2444, 1, 3, 0x0}, {190708, 190723, 2445, 2, 1, 0x0},
    {190796, 190815, 2447, 2, 1, 0x0}, {190915, 190939, 2449, 2, 3, 0x0},
    {191036, 191071, 2451, 2, 3, 0x0}, {191209, 191221, 2453, 1, 3, 0x0},
    {191256, 191272, 2454, 1, 3, 0x0}, {191334, 191351, 2455, 1, 1, 0x10001},
    {191405, 191426, 2456, 1, 0, 0x20}, {191507, 191524, 2457, 3, 1, 0x10001},
    {191578, 191592, 2460, 2, 1, 0x10000}, {191666, 191684, 2462, 1, 1, 0x10000},
    {191747, 191765, 2463, 3, 1, 0x10000}, {191828, 191852, 2466, 2, 3, 0x0},
    {191984, 192012, 2468, 2, 3, 0x0}, {192171, 192204, 2470, 2, 3, 0x0},
    {192361, 192405, 2472, 2, 3, 0x0}, {192603, 192632, 2474, 1, 3, 0x0},
    {192719, 192752, 2475, 1, 3, 0x0}, {192866, 192904, 2476, 2, 3, 0x0},
    {193033, 193082, 2478, 2, 3, 0x0}, {193252, 193289, 2480, 2, 3, 0x0},
    {193406, 193450, 2482, 2, 3, 0x0}, {193609, 193627, 2484, 2, 3, 0x2000},
    {193742, 193764, 2486, 2, 3, 0x2000}, {193903, 193925, 2488, 1, 3, 0x0},
    {193984, 194006, 2489, 1, 3, 0x0}, {194065, 194084, 2490, 1, 3, 0x0},
    {194163, 194186, 2491, 1, 3, 0x0}, {194254, 194277, 2492, 1, 3, 0x0},
    {194345, 194354, 2493, 1, 3, 0x0}, {194398, 194411, 2494, 1, 3, 0x0},
    {194482, 194497, 2495, 2, 1, 0x10000}, {194542, 194561, 2497, 2, 3, 0x10000},
    {194633, 194649, 2499, 2, 1, 0x10000}, {194703, 194720, 2501, 2, 3, 0x10000},
    {194817, 194838, 2503, 2, 3, 0x10000}, {194962, 194980, 2505, 2, 3, 0x10000},
    {195086, 195100, 2507, 1, 1, 0x0}, {195202, 195220, 2508, 1, 1, 0x0},
    {195346, 195362, 2509, 2, 3, 0x0}, {195401, 195421, 2511, 1, 3, 0x0},
    {195518, 195545, 2512, 2, 3, 0x0}, {195699, 195719, 2514, 1, 0, 0x20},
    {195785, 195803, 2515, 1, 3, 0x0}, {195920, 195942, 2516, 1, 3, 0x0},
    {196083, 196108, 2517, 1, 3, 0x0}, {196231, 196260, 2518, 1, 3, 0x0},
    {196407, 196420, 2519, 2, 3, 0x40000}, {196521, 196538, 2521, 2, 3, 0x40000},
    {196663, 196676, 2523, 1, 0, 0x0}, {196756, 196776, 2524, 1, 0, 0x0},
    {196863, 196881, 2525, 1, 3, 0x80000}, {196960, 196982, 2526, 2, 3, 0x0},
    {197088, 197112, 2528, 2, 3, 0x0}, {197293, 197321, 2530, 2, 3, 0x0},
    {197583, 197616, 2532, 2, 3, 0x0}, {197851, 197888, 2534, 1, 0, 0x20},
    {198193, 198222, 2535, 1, 3, 0x0}, {198289, 198310, 2536, 2, 3, 0x2001},
    {198387, 198412, 2538, 1, 0, 0x2020}, {198538, 198568, 2539, 2, 3, 0x10000},
    {198654, 198688, 2541, 1, 0, 0x20}, {198801, 198825, 2542, 2, 3, 0x1},
    {198975, 199003, 2544, 1, 0, 0x20}, {199223, 199256, 2545, 2, 3, 0x1},
    {199454, 199491, 2547, 1, 0, 0x20}, {199759, 199783, 2548, 2, 3, 0x1},
    {199917, 199945, 2550, 1, 0, 0x20}, {200149, 200182, 2551, 2, 3, 0x1},
    {200378, 200415, 2553, 1, 0, 0x20}, {200681, 200697, 2554, 3, 1, 0x10001},
    {200750, 200770, 2557, 2, 1, 0x10000}, {200850, 200866, 2559, 3, 1, 0x10001},
    {200919, 200939, 2562, 2, 1, 0x10000}, {201019, 201036, 2564, 3, 1, 0x0},
    {201098, 201115, 2567, 3, 1, 0x0}, {201177, 201187, 2570, 3, 1, 0x10001},
    {201220, 201234, 2573, 2, 1, 0x10000}, {201294, 201305, 2575, 3, 1, 0x10000},
    {201347, 201362, 2578, 1, 3, 0x0}, {201400, 201419, 2579, 1, 3, 0x0},
    {201484, 201500, 2580, 1, 3, 0x0}, {201547, 201563, 2581, 1, 3, 0x0},
    {201709, 201729, 2582, 1, 0, 0x20}, {201810, 201834, 2583, 1, 3, 0x0},
    {202005, 202033, 2584, 1, 0, 0x20}, {202139, 202154, 2585, 1, 3, 0x0},
    {202318, 202337, 2586, 1, 0, 0x20}, {202436, 202451, 2587, 1, 3, 0x0},
    {202596, 202615, 2588, 1, 0, 0x20}, {202695, 202711, 2589, 1, 3, 0x0},
    {202857, 202877, 2590, 1, 0, 0x20}, {202958, 202974, 2591, 3, 3, 0x10000},
    {203027, 203047, 2594, 2, 3, 0x10000}, {203127, 203144, 2596, 3, 3, 0x10000},
    {203206, 203221, 2599, 1, 3, 0x0}, {203341, 203360, 2600, 1, 3, 0x0},
    {203507, 203524, 2601, 1, 3, 0x0}, {203646, 203667, 2602, 1, 3, 0x0},
    {203816, 203842, 2603, 2, 3, 0x0}, {203999, 204036, 2605, 2, 3, 0x0},
    {204234, 204259, 2607, 2, 3, 0x0}, {204404, 204436, 2609, 2, 3, 0x0},
    {204623, 204647, 2611, 2, 3, 0x0}, {204802, 204837, 2613, 2, 3, 0x0},
    {205033, 205056, 2615, 2, 3, 0x0}, {205199, 205229, 2617, 2, 3, 0x0},
    {205414, 205432, 2619, 1, 3, 0x0}, {205555, 205569, 2620, 1, 3, 0x9},
    {205606, 205624, 2621, 1, 3, 0x8}, {205688, 205708, 2622, 1, 3, 0x0},
    {205753, 205774, 2623, 2, 3, 0x0}, {205853, 205878, 2625, 2, 3, 0x0},
    {205981, 205999, 2627, 1, 1, 0x40000}, {206052, 206077, 2628, 3, 1, 0x40000},
    {206168, 206199, 2631, 3, 1, 0x40000}, {206311, 206338, 2634, 1, 1, 0x40000},
    {206420, 206451, 2635, 1, 0, 0x20}, {206557, 206579, 2636, 1, 0, 0x20},
    {206659, 206680, 2637, 2, 1, 0x40000}, {206802, 206817, 2639, 2, 1, 0x40000},
    {206921, 206943, 2641, 1, 3, 0x0}, {207007, 207034, 2642, 2, 3, 0x2000},
    {207126, 207157, 2644, 2, 3, 0x2000}, {207273, 207299, 2646, 2, 3, 0x2000},
    {207391, 207421, 2648, 2, 3, 0x2000}, {207537, 207563, 2650, 2, 3, 0x2000},
    {207653, 207683, 2652, 2, 3, 0x2000}, {207797, 207822, 2654, 2, 3, 0x2000},
    {208014, 208043, 2656, 1, 3, 0x2000}, {208170, 208187, 2657, 1, 0, 0x2020},
    {208306, 208320, 2658, 2, 1, 0x2000}, {208422, 208446, 2660, 1, 1, 0x2000},
    {208550, 208573, 2661, 1, 3, 0x0}, {208633, 208660, 2662, 1, 3, 0x0},
    {208747, 208770, 2663, 1, 3, 0x0}, {208830, 208857, 2664, 1, 3, 0x0},
    {208944, 208968, 2665, 1, 3, 0x0}, {209037, 209061, 2666, 1, 3, 0x0},
    {209130, 209149, 2667, 1, 3, 0x0}, {209211, 209234, 2668, 1, 3, 0x0},
    {209312, 209339, 2669, 1, 3, 0x0}, {209444, 209467, 2670, 1, 3, 0x0},
    {209556, 209568, 2671, 1, 0, 0x0}, {209600, 209614, 2672, 1, 3, 0x0},
    {209657, 209671, 2673, 1, 3, 0x8}, {209728, 209739, 2674, 2, 3, 0x0},
    {209867, 209882, 2676, 1, 3, 0x0}, {209945, 209961, 2677, 1, 3, 0x0},
    {210126, 210146, 2678, 1, 0, 0x20}, {210246, 210258, 2679, 1, 3, 0x0},
    {210308, 210324, 2680, 1, 3, 0x0}, {210401, 210413, 2681, 2, 3, 0x0},
    {210516, 210532, 2683, 2, 3, 0x0}, {210662, 210674, 2685, 1, 3, 0x0},
    {210722, 210738, 2686, 1, 3, 0x0}, {210813, 210829, 2687, 1, 3, 0x0},
    {210865, 210875, 2688, 1, 3, 0x0}, {210962, 210981, 2689, 1, 3, 0x0},
    {211105, 211129, 2690, 1, 3, 0x0}, {211233, 211245, 2691, 1, 3, 0x0},
    {211291, 211305, 2692, 1, 3, 0x1}, {211360, 211379, 2693, 1, 3, 0x80000},
    {211433, 211456, 2694, 1, 0, 0x80020}, {211537, 211552, 2695, 1, 3, 0x0},
    {211609, 211629, 2696, 2, 3, 0x0}, {211692, 211716, 2698, 1, 0, 0x20},
    {211806, 211828, 2699, 2, 3, 0x0}, {211895, 211921, 2701, 1, 0, 0x20},
    {212015, 212029, 2702, 2, 1, 0x2000}, {212093, 212111, 2704, 1, 0, 0x2020},
    {212202, 212225, 2705, 1, 3, 0x0}, {212340, 212352, 2706, 2, 3, 0x0},
    {212400, 212416, 2708, 2, 3, 0x0}, {212491, 212507, 2710, 3, 1, 0x10000},
    {212553, 212573, 2713, 2, 1, 0x10000}, {212646, 212663, 2715, 2, 1, 0x10000},
    {212718, 212733, 2717, 1, 3, 0x10000}, {212777, 212794, 2718, 3, 1, 0x10001},
    {212851, 212872, 2721, 2, 1, 0x10000}, {212956, 212980, 2723, 3, 1, 0x10001},
    {213044, 213072, 2726, 2, 1, 0x10000}, {213163, 213187, 2728, 3, 1, 0x10001},
    {213251, 213279, 2731, 2, 1, 0x10000}, {213370, 213388, 2733, 3, 1, 0x10000},
    {213454, 213472, 2736, 3, 1, 0x10000}, {213538, 213550, 2739, 1, 3, 0x0},
    {213600, 213611, 2740, 2, 1, 0x40001}, {213672, 213691, 2742, 3, 1, 0x40001},
    {213789, 213808, 2745, 2, 1, 0x40000}, {213926, 213941, 2747, 1, 0, 0x20},
    {214026, 214046, 2748, 1, 3, 0x0}, {214116, 214126, 2749, 1, 3, 0x0},
    {214211, 214225, 2750, 1, 0, 0x20}, {214337, 214348, 2751, 2, 3, 0x0},
    {214442, 214451, 2753, 1, 3, 0x0}, {214513, 214524, 2754, 1, 3, 0x0},
    {214627, 214642, 2755, 1, 3, 0x0}, {214756, 214775, 2756, 1, 3, 0x0},
    {214913, 214935, 2757, 1, 3, 0x0}, {215055, 215081, 2758, 1, 3, 0x0},
    {215225, 215239, 2759, 1, 3, 0x10000}, {215276, 215294, 2760, 1, 3, 0x10000},
    {215358, 215373, 2761, 1, 3, 0x10000}, {215419, 215430, 2762, 2, 3, 0x2001},
    {215558, 215579, 2764, 2, 3, 0x2000}, {215739, 215764, 2766, 1, 3, 0x2000},
    {215859, 215874, 2767, 1, 3, 0x2000}, {215937, 215953, 2768, 1, 3, 0x2000},
    {216118, 216144, 2769, 1, 3, 0x2000}, {216341, 216371, 2770, 1, 0, 0x2020},
    {216503, 216523, 2771, 1, 0, 0x2020}, {216623, 216637, 2772, 2, 3, 0x2000},
    {216781, 216805, 2774, 2, 3, 0x2000}, {216981, 217009, 2776, 1, 3, 0x2000},
    {217120, 217138, 2777, 2, 3, 0x2000}, {217298, 217326, 2779, 2, 3, 0x2000},
    {217518, 217550, 2781, 1, 3, 0x2000}, {217677, 217699, 2782, 1, 3, 0x2000},
    {217794, 217812, 2783, 1, 3, 0x2000}, {217891, 217910, 2784, 1, 3, 0x2000},
    {218091, 218117, 2785, 1, 3, 0x2000}, {218305, 218341, 2786, 1, 3, 0x2000},
    {218561, 218601, 2787, 1, 0, 0x2020}, {218756, 218786, 2788, 1, 0, 0x2020},
    {218909, 218938, 2789, 1, 3, 0x2000}, {219151, 219184, 2790, 1, 0, 0x2020},
    {219332, 219361, 2791, 1, 3, 0x2000}, {219564, 219597, 2792, 1, 0, 0x2020},
    {219735, 219774, 2793, 1, 3, 0x2000}, {220009, 220052, 2794, 1, 0, 0x2020},
    {220222, 220245, 2795, 1, 0, 0x2020}, {220361, 220373, 2796, 2, 3, 0x2001},
    {220502, 220524, 2798, 2, 3, 0x2000}, {220685, 220711, 2800, 1, 3, 0x2000},
    {220807, 220823, 2801, 1, 3, 0x2000}, {220887, 220904, 2802, 1, 3, 0x2000},
    {221070, 221097, 2803, 1, 3, 0x2000}, {221295, 221326, 2804, 1, 0, 0x2020},
    {221459, 221480, 2805, 1, 0, 0x2020}, {221581, 221594, 2806, 1, 0, 0x2020},
    {221660, 221678, 2807, 1, 0, 0x2020}, {221768, 221790, 2808, 1, 0, 0x2020},
    {221904, 221921, 2809, 1, 0, 0x2020}, {222011, 222027, 2810, 1, 0, 0x2020},
    {222104, 222124, 2811, 1, 0, 0x2020}, {222225, 222239, 2812, 2, 1, 0x2000},
    {222314, 222333, 2814, 2, 1, 0x2000}, {222432, 222449, 2816, 2, 1, 0x2000},
    {222535, 222550, 2818, 2, 3, 0x2001}, {222677, 222702, 2820, 2, 3, 0x2000},
    {222861, 222890, 2822, 2, 3, 0x2000}, {222984, 223003, 2824, 1, 3, 0x2000},
    {223065, 223077, 2825, 2, 3, 0x0}, {223217, 223233, 2827, 2, 3, 0x0},
    {223323, 223340, 2829, 1, 3, 0x0}, {223416, 223433, 2830, 2, 3, 0x0},
    {223593, 223605, 2832, 1, 3, 0x0}, {223646, 223657, 2833, 1, 1, 0x0},
    {223697, 223714, 2834, 3, 1, 0x10001}, {223754, 223775, 2837, 2, 1, 0x10000},
    {223842, 223860, 2839, 3, 1, 0x10000}, {223909, 223932, 2842, 2, 3, 0x1},
    {223997, 224024, 2844, 2, 3, 0x0}, {224116, 224148, 2846, 2, 3, 0x0},
    {224242, 224285, 2848, 2, 3, 0x0}, {224420, 224443, 2850, 2, 3, 0x1},
    {224508, 224535, 2852, 2, 3, 0x0}, {224627, 224659, 2854, 2, 3, 0x0},
    {224753, 224796, 2856, 2, 3, 0x0}, {224931, 224954, 2858, 2, 3, 0x1},
    {225019, 225046, 2860, 2, 3, 0x0}, {225138, 225170, 2862, 2, 3, 0x0},
    {225264, 225307, 2864, 2, 3, 0x0}, {225442, 225453, 2866, 2, 1, 0x10001},
    {225487, 225502, 2868, 1, 0, 0x20}, {225563, 225575, 2869, 1, 3, 0x10000},
    {225610, 225623, 2870, 1, 3, 0x0}, {225667, 225679, 2871, 2, 1, 0x10000},
    {225722, 225745, 2873, 1, 3, 0x10001}, {225805, 225835, 2874, 2, 1, 0x10000},
    {225902, 225936, 2876, 1, 0, 0x20}, {226030, 226057, 2877, 1, 3, 0x10000},
    {226144, 226167, 2878, 3, 1, 0x10001}, {226227, 226254, 2881, 2, 1, 0x10000},
    {226341, 226365, 2883, 1, 3, 0x10000}, {226434, 226458, 2884, 3, 1, 0x10000},
    {226527, 226540, 2887, 3, 1, 0x0}, {226611, 226628, 2890, 2, 1, 0x0},
    {226726, 226740, 2892, 3, 1, 0x0}, {226820, 226833, 2895, 1, 3, 0x1},
    {226887, 226904, 2896, 1, 0, 0x20}, {226985, 227016, 2897, 2, 3, 0x8},
    {227102, 227137, 2899, 1, 0, 0x20}, {227247, 227283, 2900, 1, 3, 0x0},
    {227402, 227435, 2901, 1, 3, 0x0}, {227551, 227575, 2902, 2, 3, 0x0},
    {227641, 227669, 2904, 2, 3, 0x0}, {227762, 227795, 2906, 2, 3, 0x0},
    {227890, 227934, 2908, 2, 3, 0x0}, {228070, 228094, 2910, 2, 3, 0x1},
    {228160, 228188, 2912, 2, 3, 0x0}, {228281, 228314, 2914, 2, 3, 0x0},
    {228409, 228453, 2916, 2, 3, 0x0}, {228589, 228613, 2918, 2, 3, 0x1},
    {228679, 228707, 2920, 2, 3, 0x0}, {228800, 228833, 2922, 2, 3, 0x0},
    {228928, 228972, 2924, 2, 3, 0x0}, {229108, 229129, 2926, 1, 3, 0x0},
    {229206, 229220, 2927, 1, 0, 0x0}, {229279, 229296, 2928, 1, 0, 0x0},
    {229356, 229369, 2929, 1, 0, 0x20}, {229457, 229474, 2930, 1, 0, 0x20},
    {229586, 229600, 2931, 2, 0, 0x81}, {229697, 229713, 2933, 1, 0, 0x20},
    {229810, 229830, 2934, 1, 0, 0x20}, {229951, 229968, 2935, 1, 3, 0x80},
    {230074, 230093, 2936, 1, 3, 0x0}, {230141, 230159, 2937, 1, 3, 0x0},
    {230206, 230231, 2938, 1, 3, 0x0}, {230299, 230331, 2939, 1, 3, 0x0},
    {230409, 230441, 2940, 1, 3, 0x0}, {230517, 230542, 2941, 1, 3, 0x0},
    {230610, 230628, 2942, 1, 3, 0x0}, {230669, 230688, 2943, 1, 3, 0x0},
    {230728, 230743, 2944, 1, 3, 0x0}, {230847, 230867, 2945, 1, 3, 0x2000},
    {231048, 231069, 2946, 1, 3, 0x2000}, {231250, 231270, 2947, 1, 3, 0x0},
    {231389, 231409, 2948, 1, 3, 0x2000}, {231590, 231611, 2949, 1, 3, 0x2000},
    {231792, 231812, 2950, 1, 3, 0x0}, {231931, 231942, 2951, 2, 3, 0x0},
    {232010, 232025, 2953, 1, 0, 0x20}, {232120, 232132, 2954, 1, 3, 0x0},
    {232194, 232210, 2955, 1, 0, 0x20}, {232300, 232312, 2956, 3, 1, 0x10001},
    {232347, 232368, 2959, 3, 1, 0x10000}, {232429, 232454, 2962, 2, 1, 0x10000},
    {232539, 232555, 2964, 2, 1, 0x10000}, {232617, 232630, 2966, 3, 1, 0x10000},
    {232674, 232696, 2969, 3, 1, 0x10000}, {232766, 232782, 2972, 1, 3, 0x0},
    {232826, 232846, 2973, 1, 3, 0x0}, {232917, 232929, 2974, 1, 1, 0x12000},
    {233065, 233078, 2975, 1, 1, 0x2000}, {233223, 233246, 2976, 2, 3, 0x2000},
    {233411, 233438, 2978, 2, 3, 0x2000}, {233630, 233654, 2980, 2, 3, 0x2000},
    {233828, 233860, 2982, 1, 3, 0x0}, {234013, 234049, 2983, 1, 0, 0x20},
    {234229, 234263, 2984, 1, 0, 0x2020}, {234456, 234468, 2985, 3, 1, 0x10001},
    {234503, 234519, 2988, 2, 1, 0x10000}, {234581, 234594, 2990, 3, 1, 0x10000},
    {234638, 234656, 2993, 1, 1, 0x10000}, {234727, 234749, 2994, 1, 0, 0x20},
    {234847, 234865, 2995, 2, 1, 0x0}, {234939, 234961, 2997, 1, 0, 0x20},
    {235059, 235079, 2998, 2, 3, 0x1}, {235211, 235235, 3000, 1, 0, 0x20},
    {235302, 235337, 3001, 1, 3, 0x2000}, {235534, 235555, 3002, 3, 3, 0x0},
    {235649, 235674, 3005, 2, 3, 0x0}, {235792, 235810, 3007, 3, 3, 0x1},
    {235886, 235908, 3010, 2, 3, 0x0}, {236011, 236031, 3012, 3, 3, 0x1},
    {236111, 236135, 3015, 2, 3, 0x0}, {236242, 236269, 3017, 3, 3, 0x0},
    {236371, 236402, 3020, 2, 3, 0x0}, {236528, 236550, 3022, 3, 3, 0x0},
    {236653, 236672, 3025, 3, 3, 0x0}, {236757, 236778, 3028, 3, 3, 0x0},
    {236867, 236895, 3031, 3, 3, 0x0}, {237006, 237024, 3034, 3, 3, 0x1},
    {237100, 237122, 3037, 2, 3, 0x0}, {237225, 237244, 3039, 3, 3, 0x0},
    {237329, 237354, 3042, 3, 3, 0x1}, {237476, 237505, 3045, 2, 3, 0x0},
    {237651, 237677, 3047, 3, 3, 0x0}, {237808, 237834, 3050, 2, 3, 0x0},
    {237987, 238017, 3052, 2, 3, 0x0}, {238194, 238220, 3054, 2, 3, 0x0},
    {238373, 238403, 3056, 2, 3, 0x0}, {238580, 238601, 3058, 2, 3, 0x0},
    {238779, 238804, 3060, 1, 0, 0x20}, {239006, 239023, 3061, 1, 0, 0x1},
    {239092, 239114, 3062, 1, 0, 0x0}, {239211, 239237, 3063, 1, 0, 0x20},
    {239361, 239383, 3064, 1, 3, 0x80000}, {239451, 239477, 3065, 1, 0, 0x80020},
    {239572, 239593, 3066, 1, 0, 0x1}, {239672, 239697, 3067, 1, 0, 0x20},
    {239803, 239814, 3068, 1, 1, 0x10000}, {239848, 239860, 3069, 1, 1, 0x10000},
    {239903, 239913, 3070, 1, 0, 0x20}, {239946, 239960, 3071, 1, 0, 0x20},
    {240020, 240044, 3072, 1, 0, 0x20}, {240106, 240134, 3073, 1, 0, 0x20},
    {240223, 240234, 3074, 2, 3, 0x80}, {240276, 240301, 3076, 2, 0, 0x80},
    {240372, 240412, 3078, 1, 0, 0x80}, {240556, 240571, 3079, 1, 3, 0x0},
    {240626, 240636, 3080, 3, 3, 0x10000}, {240669, 240683, 3083, 2, 3, 0x10000},
    {240743, 240754, 3085, 3, 3, 0x10000}, {240796, 240810, 3088, 3, 1, 0x10001},
    {240847, 240865, 3091, 2, 1, 0x10000}, {240929, 240944, 3093, 3, 1, 0x10000},
    {240990, 241013, 3096, 3, 3, 0x10000}, {241081, 241115, 3099, 2, 3, 0x10000},
    {241224, 241235, 3101, 3, 1, 0x10001}, {241269, 241284, 3104, 2, 1, 0x10000},
    {241345, 241357, 3106, 3, 1, 0x10000}, {241400, 241414, 3109, 3, 3, 0x10000},
    {241451, 241469, 3112, 2, 3, 0x10000}, {241533, 241544, 3114, 3, 3, 0x10000},
    {241578, 241593, 3117, 2, 3, 0x10000}, {241654, 241666, 3119, 3, 3, 0x10000},
    {241709, 241729, 3122, 3, 3, 0x10000}, {241792, 241823, 3125, 2, 3, 0x10000},
    {241927, 241937, 3127, 3, 1, 0x10001}, {241970, 241984, 3130, 2, 1, 0x10000},
    {242044, 242055, 3132, 3, 1, 0x10000}, {242097, 242108, 3135, 3, 3, 0x10000},
    {242142, 242157, 3138, 2, 3, 0x10000}, {242218, 242230, 3140, 3, 3, 0x10000},
    {242273, 242284, 3143, 3, 1, 0x10001}, {242318, 242333, 3146, 2, 1, 0x10000},
    {242394, 242406, 3148, 3, 1, 0x10000}, {242449, 242464, 3151, 1, 0, 0x0},
    {242508, 242527, 3152, 1, 0, 0x1}, {242639, 242660, 3153, 1, 0, 0x0},
    {242781, 242806, 3154, 1, 0, 0x20}, {242954, 242978, 3155, 1, 3, 0x80000},
    {243089, 243117, 3156, 1, 0, 0x80020}, {243255, 243275, 3157, 1, 0, 0x80001},
    {243394, 243418, 3158, 1, 0, 0x80020}, {243564, 243578, 3159, 1, 3, 0x0},
    {243640, 243658, 3160, 1, 3, 0x0}, {243774, 243792, 3161, 1, 3, 0x0},
    {243931, 243953, 3162, 1, 3, 0x0}, {244119, 244145, 3163, 2, 3, 0x0},
    {244283, 244316, 3165, 2, 3, 0x0}, {244487, 244513, 3167, 2, 3, 0x0},
    {244682, 244712, 3169, 1, 0, 0x20}, {244923, 244949, 3170, 2, 3, 0x0},
    {245118, 245148, 3172, 1, 0, 0x20}, {245368, 245396, 3173, 2, 3, 0x0},
    {245595, 245627, 3175, 2, 3, 0x0}, {245853, 245874, 3177, 2, 1, 0x0},
    {245969, 245994, 3179, 2, 1, 0x0}, {246116, 246146, 3181, 2, 3, 0x0},
    {246261, 246302, 3183, 2, 3, 0x0}, {246458, 246481, 3185, 2, 3, 0x0},
    {246562, 246589, 3187, 1, 3, 0x0}, {246697, 246729, 3188, 2, 3, 0x0},
    {246834, 246877, 3190, 1, 3, 0x0}, {247023, 247041, 3191, 1, 3, 0x0},
    {247115, 247137, 3192, 2, 3, 0x0}, {247238, 247253, 3194, 3, 1, 0x10000},
    {247327, 247346, 3197, 2, 1, 0x0}, {247447, 247471, 3199, 3, 3, 0x0},
    {247569, 247604, 3202, 2, 3, 0x0}, {247743, 247760, 3204, 3, 1, 0x10000},
    {247818, 247839, 3207, 2, 1, 0x0}, {247924, 247950, 3209, 3, 3, 0x0},
    {248033, 248070, 3212, 2, 3, 0x0}, {248194, 248205, 3214, 1, 1, 0x1},
    {248299, 248317, 3215, 3, 3, 0x0}, {248435, 248453, 3218, 2, 1, 0x0},
    {248604, 248629, 3220, 2, 3, 0x0}, {248801, 248823, 3222, 3, 3, 0x10000},
    {248865, 248891, 3225, 2, 3, 0x10000}, {248960, 248984, 3227, 3, 3, 0x10000},
    {249031, 249059, 3230, 2, 3, 0x10000}, {249133, 249157, 3232, 3, 3, 0x10000},
    {249204, 249232, 3235, 2, 3, 0x10000}, {249306, 249330, 3237, 3, 3, 0x10000},
    {249377, 249405, 3240, 2, 3, 0x10000}, {249479, 249503, 3242, 3, 3, 0x10000},
    {249550, 249578, 3245, 2, 3, 0x10000}, {249652, 249689, 3247, 3, 1, 0x10000},
    {249756, 249802, 3250, 1, 1, 0x10000}, {249878, 249928, 3251, 1, 1, 0x10000},
    {250031, 250072, 3252, 2, 1, 0x10000}, {250166, 250212, 3254, 1, 1, 0x10000},
    {250288, 250338, 3255, 1, 1, 0x10000}, {250441, 250478, 3256, 3, 1, 0x10000},
    {250545, 250591, 3259, 1, 1, 0x10000}, {250667, 250717, 3260, 1, 1, 0x10000},
    {250820, 250861, 3261, 2, 1, 0x10000}, {250955, 251001, 3263, 1, 1, 0x10000},
    {251077, 251127, 3264, 1, 1, 0x10000}, {251230, 251267, 3265, 3, 1, 0x10000},
    {251334, 251380, 3268, 1, 1, 0x10000}, {251456, 251506, 3269, 1, 1, 0x10000},
    {251609, 251650, 3270, 2, 1, 0x10000}, {251744, 251790, 3272, 1, 1, 0x10000},
    {251866, 251916, 3273, 1, 1, 0x10000}, {252019, 252056, 3274, 3, 1, 0x10000},
    {252123, 252169, 3277, 1, 1, 0x10000}, {252245, 252295, 3278, 1, 1, 0x10000},
    {252398, 252439, 3279, 2, 1, 0x10000}, {252533, 252579, 3281, 1, 1, 0x10000},
    {252655, 252705, 3282, 1, 1, 0x10000}, {252808, 252830, 3283, 1, 3, 0x0},
    {252875, 252901, 3284, 1, 3, 0x0}, {252973, 252992, 3285, 3, 3, 0x10000},
    {253034, 253057, 3288, 2, 3, 0x10000}, {253126, 253144, 3290, 1, 3, 0x0},
    {253185, 253207, 3291, 1, 3, 0x0}, {253275, 253294, 3292, 1, 3, 0x0},
    {253336, 253359, 3293, 1, 3, 0x0}, {253428, 253448, 3294, 3, 3, 0x10000},
    {253491, 253515, 3297, 2, 3, 0x10000}, {253585, 253606, 3299, 1, 3, 0x0},
    {253650, 253675, 3300, 1, 3, 0x0}, {253746, 253765, 3301, 1, 3, 0x0},
    {253807, 253830, 3302, 1, 3, 0x0}, {253899, 253919, 3303, 1, 3, 0x0},
    {253962, 253986, 3304, 1, 3, 0x0}, {254056, 254076, 3305, 1, 3, 0x0},
    {254119, 254143, 3306, 1, 3, 0x0}, {254213, 254236, 3307, 1, 3, 0x0},
    {254296, 254323, 3308, 1, 3, 0x0}, {254410, 254434, 3309, 1, 3, 0x0},
    {254495, 254523, 3310, 1, 3, 0x0}, {254611, 254633, 3311, 1, 3, 0x0},
    {254678, 254704, 3312, 1, 3, 0x0}, {254776, 254811, 3313, 3, 1, 0x10000},
    {254876, 254920, 3316, 1, 1, 0x10000}, {254994, 255042, 3317, 1, 1, 0x10000},
    {255143, 255182, 3318, 2, 1, 0x10000}, {255274, 255318, 3320, 1, 1, 0x10000},
    {255392, 255440, 3321, 1, 1, 0x10000}, {255541, 255577, 3322, 3, 1, 0x10000},
    {255643, 255688, 3325, 1, 1, 0x10000}, {255763, 255812, 3326, 1, 1, 0x10000},
    {255914, 255954, 3327, 2, 1, 0x10000}, {256047, 256092, 3329, 1, 1, 0x10000},
    {256167, 256216, 3330, 1, 1, 0x10000}, {256318, 256335, 3331, 1, 3, 0x0},
    {256375, 256396, 3332, 1, 3, 0x0}, {256463, 256481, 3333, 3, 3, 0x10000},
    {256522, 256544, 3336, 2, 3, 0x10000}, {256612, 256629, 3338, 3, 3, 0x10000},
    {256669, 256690, 3341, 2, 3, 0x10000}, {256757, 256775, 3343, 3, 3, 0x10000},
    {256816, 256838, 3346, 2, 3, 0x10000}, {256906, 256942, 3348, 3, 1, 0x10000},
    {257008, 257053, 3351, 1, 1, 0x10000}, {257128, 257177, 3352, 1, 1, 0x10000},
    {257279, 257319, 3353, 2, 1, 0x10000}, {257412, 257457, 3355, 1, 1, 0x10000},
    {257532, 257581, 3356, 1, 1, 0x10000}, {257683, 257719, 3357, 3, 1, 0x10000},
    {257785, 257830, 3360, 1, 1, 0x10000}, {257905, 257954, 3361, 1, 1, 0x10000},
    {258056, 258096, 3362, 2, 1, 0x10000}, {258189, 258234, 3364, 1, 1, 0x10000},
    {258309, 258358, 3365, 1, 1, 0x10000}, {258460, 258480, 3366, 1, 3, 0x0},
    {258523, 258547, 3367, 1, 3, 0x0}, {258617, 258640, 3368, 3, 3, 0x10000},
    {258686, 258713, 3371, 2, 3, 0x10000}, {258786, 258812, 3373, 1, 3, 0x0},
    {258897, 258917, 3374, 1, 3, 0x0}, {258977, 259001, 3375, 1, 3, 0x0},
    {259088, 259112, 3376, 1, 3, 0x0}, {259191, 259219, 3377, 1, 3, 0x0},
    {259325, 259358, 3378, 3, 3, 0x10000}, {259414, 259451, 3381, 2, 3, 0x10000},
    {259534, 259567, 3383, 3, 3, 0x10000}, {259623, 259660, 3386, 2, 3, 0x10000},
    {259743, 259776, 3388, 3, 3, 0x10000}, {259832, 259869, 3391, 2, 3, 0x10000},
    {259952, 259985, 3393, 3, 3, 0x10000}, {260041, 260078, 3396, 2, 3, 0x10000},
    {260161, 260188, 3398, 1, 3, 0x0}, {260245, 260276, 3399, 1, 3, 0x0},
    {260360, 260379, 3400, 1, 3, 0x0}, {260421, 260444, 3401, 1, 3, 0x0},
    {260513, 260533, 3402, 3, 3, 0x10000}, {260576, 260600, 3405, 2, 3, 0x10000},
    {260670, 260694, 3407, 1, 3, 0x0}, {260748, 260776, 3408, 1, 3, 0x0},
    {260857, 260875, 3409, 1, 3, 0x0}, {260916, 260938, 3410, 1, 3, 0x0},
    {261006, 261026, 3411, 1, 3, 0x0}, {261088, 261112, 3412, 1, 3, 0x0},
    {261198, 261238, 3413, 3, 3, 0x10000}, {261298, 261342, 3416, 2, 3, 0x10000},
    {261429, 261469, 3418, 3, 3, 0x10000}, {261529, 261573, 3421, 2, 3, 0x10000},
    {261660, 261705, 3423, 3, 1, 0x10000}, {261780, 261834, 3426, 1, 1, 0x10000},
    {261918, 261976, 3427, 1, 1, 0x10000}, {262087, 262136, 3428, 2, 1, 0x10000},
    {262238, 262292, 3430, 1, 1, 0x10000}, {262376, 262434, 3431, 1, 1, 0x10000},
    {262545, 262590, 3432, 3, 1, 0x10000}, {262665, 262719, 3435, 1, 1, 0x10000},
    {262803, 262861, 3436, 1, 1, 0x10000}, {262972, 263021, 3437, 2, 1, 0x10000},
    {263123, 263177, 3439, 1, 1, 0x10000}, {263261, 263319, 3440, 1, 1, 0x10000},
    {263430, 263475, 3441, 3, 1, 0x10000}, {263550, 263604, 3444, 1, 1, 0x10000},
    {263688, 263746, 3445, 1, 1, 0x10000}, {263857, 263906, 3446, 2, 1, 0x10000},
    {264008, 264062, 3448, 1, 1, 0x10000}, {264146, 264204, 3449, 1, 1, 0x10000},
    {264315, 264360, 3450, 3, 1, 0x10000}, {264435, 264489, 3453, 1, 1, 0x10000},
    {264573, 264631, 3454, 1, 1, 0x10000}, {264742, 264791, 3455, 2, 1, 0x10000},
    {264893, 264947, 3457, 1, 1, 0x10000}, {265031, 265089, 3458, 1, 1, 0x10000},
    {265200, 265219, 3459, 1, 3, 0x0}, {265261, 265284, 3460, 1, 3, 0x0},
    {265353, 265375, 3461, 1, 3, 0x0}, {265453, 265487, 3462, 3, 3, 0x10000},
    {265541, 265579, 3465, 2, 3, 0x10000}, {265660, 265682, 3467, 3, 1, 0x10000},
    {265741, 265776, 3470, 1, 1, 0x10000}, {265848, 265887, 3471, 1, 1, 0x10000},
    {265986, 266012, 3472, 2, 1, 0x10000}, {266098, 266132, 3474, 1, 1, 0x10000},
    {266203, 266241, 3475, 1, 1, 0x10000}, {266339, 266359, 3476, 1, 1, 0x0},
    {266416, 266449, 3477, 1, 1, 0x0}, {266519, 266556, 3478, 1, 1, 0x0},
    {266653, 266677, 3479, 1, 1, 0x0}, {266761, 266793, 3480, 1, 1, 0x0},
    {266862, 266898, 3481, 1, 1, 0x0}, {266994, 267013, 3482, 3, 1, 0x10000},
    {267069, 267101, 3485, 1, 1, 0x10000}, {267170, 267206, 3486, 1, 1, 0x10000},
    {267302, 267325, 3487, 2, 1, 0x10000}, {267408, 267439, 3489, 1, 1, 0x10000},
    {267507, 267542, 3490, 1, 1, 0x10000}, {267637, 267656, 3491, 1, 0, 0x0},
    {267741, 267759, 3492, 1, 2, 0x0}, {267845, 267869, 3493, 1, 3, 0x80000},
    {267948, 267976, 3494, 1, 3, 0x0}, {268074, 268097, 3495, 1, 0, 0x1},
    {268189, 268217, 3496, 1, 3, 0x80000}, {268303, 268335, 3497, 1, 3, 0x0},
    {268440, 268451, 3498, 3, 1, 0x10001}, {268485, 268500, 3501, 2, 1, 0x10000},
    {268561, 268573, 3503, 3, 1, 0x10000}, {268616, 268629, 3506, 1, 1, 0x10000},
    {268665, 268682, 3507, 1, 3, 0x10000}, {268745, 268759, 3508, 1, 1, 0x10000},
    {268804, 268818, 3509, 1, 0, 0x0}, {268861, 268879, 3510, 1, 0, 0x1},
    {268935, 268954, 3511, 1, 0, 0x1}, {269013, 269028, 3512, 1, 0, 0x80},
    {269074, 269093, 3513, 1, 0, 0x80}, {269152, 269172, 3514, 1, 0, 0x80},
    {269234, 269253, 3515, 1, 3, 0x80000}, {269295, 269318, 3516, 1, 3, 0x80000},
    {269373, 269400, 3517, 1, 0, 0x80020}, {269482, 269506, 3518, 1, 3, 0x80000},
    {269564, 269592, 3519, 1, 0, 0x80020}, {269677, 269700, 3520, 1, 0, 0x80020},
    {269769, 269781, 3521, 1, 3, 0x0}, {269832, 269848, 3522, 1, 3, 0x0},
    {269926, 269936, 3523, 1, 1, 0x40000}, {269989, 270010, 3524, 2, 1, 0x40000},
    {270120, 270145, 3526, 2, 1, 0x40000}, {270279, 270293, 3528, 1, 1, 0x40000},
    {270383, 270397, 3529, 1, 1, 0x40000}, {270510, 270525, 3530, 1, 1, 0x40000},
    {270593, 270619, 3531, 2, 1, 0x40000}, {270744, 270774, 3533, 1, 0, 0x20},
    {270945, 270964, 3534, 1, 1, 0x40000}, {271069, 271080, 3535, 1, 3, 0x0},
    {271289, 271307, 3536, 1, 3, 0x0}, {271565, 271586, 3537, 1, 0, 0x0},
    {271627, 271644, 3538, 1, 0, 0x0}, {271690, 271707, 3539, 1, 1, 0x10001},
    {271777, 271798, 3540, 1, 0, 0x20}, {271895, 271912, 3541, 3, 1, 0x10001},
    {271985, 271999, 3544, 2, 1, 0x10000}, {272089, 272107, 3546, 1, 1, 0x10000},
    {272186, 272204, 3547, 3, 1, 0x10000}, {272286, 272308, 3550, 1, 3, 0x0},
    {272383, 272405, 3551, 1, 3, 0x0}, {272483, 272502, 3552, 1, 3, 0x0},
    {272597, 272620, 3553, 1, 3, 0x0}, {272704, 272727, 3554, 1, 3, 0x0},
    {272814, 272824, 3555, 1, 1, 0x40000}, {272884, 272906, 3556, 2, 1, 0x40000},
    {273031, 273053, 3558, 3, 1, 0x40001}, {273158, 273172, 3561, 1, 0, 0x20},
    {273256, 273274, 3562, 1, 0, 0x0}, {273330, 273340, 3563, 1, 3, 0x0},
    {273435, 273447, 3564, 1, 3, 0x0}, {273601, 273616, 3565, 1, 0, 0x0},
    {273682, 273698, 3566, 1, 0, 0x80}, {273767, 273782, 3567, 1, 0, 0x0},
    {273846, 273862, 3568, 1, 0, 0x80}, {273929, 273955, 3569, 1, 3, 0x0},
    {274033, 274068, 3570, 1, 3, 0x0}, {274155, 274171, 3571, 1, 0, 0x1},
    {274210, 274229, 3572, 1, 0, 0x1}, {274280, 274305, 3573, 1, 0, 0x1},
    {274353, 274374, 3574, 1, 0, 0x1}, {274427, 274435, 3575, 1, 0, 0x0},
    {274472, 274481, 3576, 1, 0, 0x80}, {274521, 274534, 3577, 1, 3, 0x80000},
    {274570, 274587, 3578, 1, 0, 0x80020}, {274650, 274661, 3579, 2, 3, 0x0},
    {274709, 274724, 3581, 2, 3, 0x0}, {274799, 274820, 3583, 1, 3, 0x0},
    {274895, 274920, 3584, 1, 3, 0x0}, {275022, 275032, 3585, 3, 1, 0x10001},
    {275065, 275079, 3588, 2, 1, 0x10000}, {275139, 275150, 3590, 3, 1, 0x10000},
    {275192, 275203, 3593, 3, 1, 0x10001}, {275237, 275252, 3596, 2, 1, 0x10000},
    {275313, 275325, 3598, 3, 1, 0x10000}, {275368, 275388, 3601, 3, 3, 0x10000},
    {275453, 275484, 3604, 2, 3, 0x10000}, {275590, 275617, 3606, 1, 3, 0x0},
    {275709, 275737, 3607, 1, 3, 0x0}, {275829, 275875, 3608, 1, 3, 0x0},
    {276003, 276019, 3609, 1, 3, 0x0}, {276107, 276127, 3610, 1, 3, 0x0},
    {276242, 276260, 3611, 1, 3, 0x0}, {276399, 276421, 3612, 1, 3, 0x0},
    {276587, 276603, 3613, 3, 1, 0x10000}, {276674, 276694, 3616, 2, 1, 0x0},
    {276792, 276809, 3618, 3, 1, 0x0}, {276889, 276914, 3621, 3, 3, 0x10000},
    {277000, 277036, 3624, 2, 3, 0x0}, {277163, 277174, 3626, 1, 3, 0x0},
    {277223, 277239, 3627, 1, 0, 0x0}, {277393, 277408, 3628, 1, 0, 0x0},
    {277546, 277568, 3629, 1, 0, 0x0}, {277787, 277802, 3630, 1, 0, 0x0},
    {277936, 277951, 3631, 1, 3, 0x0}, {278040, 278064, 3632, 1, 3, 0x0},
    {278149, 278160, 3633, 3, 3, 0x1}, {278278, 278296, 3636, 2, 3, 0x0},
    {278471, 278483, 3638, 2, 3, 0x0}, {278518, 278534, 3640, 1, 0, 0x20},
    {278596, 278617, 3641, 1, 0, 0x0}, {278677, 278697, 3642, 1, 0, 0x0},
    {278766, 278783, 3643, 1, 0, 0x80}, {278851, 278876, 3644, 1, 3, 0x80000},
    {278944, 278973, 3645, 1, 0, 0x80020}, {279068, 279087, 3646, 1, 3, 0x0},
    {279154, 279172, 3647, 1, 3, 0x0}, {279235, 279250, 3648, 1, 3, 0x0},
    {279312, 279326, 3649, 1, 3, 0x0}, {279385, 279408, 3650, 2, 3, 0x0},
    {279567, 279592, 3652, 2, 3, 0x0}, {279792, 279803, 3654, 3, 3, 0x0},
    {279856, 279871, 3657, 2, 3, 0x0}, {279951, 279963, 3659, 3, 3, 0x0},
    {280025, 280044, 3662, 3, 3, 0x0}, {280197, 280220, 3665, 1, 0, 0x20},
    {280308, 280334, 3666, 1, 3, 0x0}, {280502, 280513, 3667, 3, 3, 0x0},
    {280566, 280581, 3670, 2, 3, 0x0}, {280661, 280673, 3672, 3, 3, 0x0},
    {280735, 280754, 3675, 3, 3, 0x0}, {280907, 280930, 3678, 1, 0, 0x20},
    {281018, 281043, 3679, 1, 1, 0x0}, {281105, 281130, 3680, 1, 1, 0x10000},
    {281192, 281214, 3681, 1, 1, 0x0}, {281296, 281322, 3682, 1, 1, 0x0},
    {281393, 281419, 3683, 1, 1, 0x0}, {281490, 281502, 3684, 3, 1, 0x10001},
    {281537, 281553, 3687, 2, 1, 0x10000}, {281615, 281628, 3689, 3, 1, 0x10000},
    {281672, 281686, 3692, 1, 3, 0x0}, {281737, 281754, 3693, 1, 3, 0x0},
    {281818, 281840, 3694, 1, 3, 0x80000}, {281898, 281924, 3695, 1, 3, 0x0},
    {282001, 282021, 3696, 1, 3, 0x0}, {282095, 282125, 3697, 1, 3, 0x0},
    {282198, 282211, 3698, 2, 0, 0x0}, {282288, 282310, 3700, 2, 3, 0x0},
    {282409, 282435, 3702, 1, 0, 0x20}, {282561, 282579, 3703, 1, 3, 0x80000},
    {282655, 282677, 3704, 1, 0, 0x80020}, {282780, 282794, 3705, 1, 0, 0x2020},
    {282889, 282907, 3706, 1, 0, 0x2020}, {283026, 283041, 3707, 2, 1, 0x2000},
    {283143, 283168, 3709, 2, 3, 0x8}, {283302, 283331, 3711, 1, 0, 0x20},
    {283535, 283552, 3712, 2, 3, 0x8}, {283690, 283711, 3714, 1, 0, 0x20},
    {283919, 283948, 3715, 2, 3, 0x8}, {284080, 284113, 3717, 1, 0, 0x20},
    {284315, 284334, 3718, 1, 0, 0x100}, {284401, 284427, 3719, 1, 0, 0x0},
    {284508, 284538, 3720, 1, 0, 0x20}, {284638, 284668, 3721, 1, 0, 0x0},
    {284756, 284790, 3722, 1, 0, 0x20}, {284897, 284913, 3723, 1, 0, 0x1},
    {284967, 284984, 3724, 1, 0, 0x80}, {285041, 285062, 3725, 1, 3, 0x80000},
    {285115, 285140, 3726, 1, 0, 0x80020}, {285220, 285245, 3727, 2, 3, 0x0},
    {285380, 285409, 3729, 2, 3, 0x0}, {285571, 285600, 3731, 1, 3, 0x0},
    {285720, 285754, 3732, 2, 3, 0x0}, {285927, 285972, 3734, 2, 3, 0x0},
    {286186, 286212, 3736, 2, 3, 0x0}, {286348, 286378, 3738, 2, 3, 0x0},
    {286541, 286571, 3740, 1, 3, 0x1}, {286692, 286726, 3741, 1, 0, 0x20},
    {286874, 286909, 3742, 2, 3, 0x0}, {287083, 287129, 3744, 2, 3, 0x0},
    {287344, 287368, 3746, 2, 3, 0x0}, {287478, 287506, 3748, 2, 3, 0x0},
    {287643, 287671, 3750, 1, 3, 0x0}, {287790, 287823, 3751, 2, 3, 0x0},
    {287971, 288015, 3753, 2, 3, 0x0}, {288204, 288229, 3755, 2, 3, 0x0},
    {288320, 288349, 3757, 2, 3, 0x0}, {288467, 288496, 3759, 1, 3, 0x0},
    {288596, 288630, 3760, 2, 3, 0x0}, {288759, 288804, 3762, 2, 3, 0x0},
    {288974, 288999, 3764, 2, 3, 0x0}, {289114, 289143, 3766, 2, 3, 0x0},
    {289285, 289314, 3768, 1, 3, 0x1}, {289414, 289447, 3769, 1, 0, 0x20},
    {289574, 289608, 3770, 2, 3, 0x0}, {289761, 289806, 3772, 2, 3, 0x0},
    {290000, 290025, 3774, 2, 3, 0x0}, {290162, 290191, 3776, 2, 3, 0x0},
    {290355, 290384, 3778, 1, 3, 0x0}, {290484, 290518, 3779, 2, 3, 0x0},
    {290693, 290738, 3781, 2, 3, 0x0}, {290954, 290981, 3783, 2, 3, 0x0},
    {291140, 291171, 3785, 2, 3, 0x0}, {291357, 291388, 3787, 1, 3, 0x0},
    {291510, 291546, 3788, 2, 3, 0x0}, {291743, 291790, 3790, 2, 3, 0x0},
    {292028, 292069, 3792, 1, 0, 0x0}, {292188, 292201, 3793, 1, 3, 0x0},
    {292270, 292280, 3794, 1, 1, 0x40000}, {292333, 292354, 3795, 2, 1, 0x40001},
    {292464, 292489, 3797, 2, 1, 0x40000}, {292623, 292637, 3799, 1, 1, 0x40001},
    {292727, 292741, 3800, 1, 1, 0x40000}, {292854, 292869, 3801, 1, 1, 0x40000},
    {292937, 292963, 3802, 2, 1, 0x40000}, {293088, 293118, 3804, 1, 0, 0x20},
    {293289, 293308, 3805, 1, 1, 0x40000}, {293413, 293424, 3806, 2, 3, 0x0},
    {293472, 293487, 3808, 1, 3, 0x0}, {293562, 293573, 3809, 2, 0, 0x1},
    {293628, 293645, 3811, 1, 0, 0x0}, {293709, 293723, 3812, 1, 0, 0x0},
    {293780, 293802, 3813, 2, 3, 0x0}, {293853, 293880, 3815, 1, 3, 0x80000},
    {293930, 293961, 3816, 1, 0, 0x80020}, {294038, 294057, 3817, 2, 3, 0x0},
    {294105, 294129, 3819, 1, 3, 0x80000}, {294176, 294204, 3820, 1, 0, 0x80020},
    {294278, 294294, 3821, 1, 3, 0x80000}, {294348, 294370, 3822, 1, 3, 0x80000},
    {294433, 294459, 3823, 1, 0, 0x80020}, {294549, 294569, 3824, 1, 0, 0x80020},
    {294650, 294669, 3825, 1, 3, 0x0}, {294739, 294756, 3826, 1, 3, 0x0},
    {294823, 294836, 3827, 1, 3, 0x0}, {294877, 294894, 3828, 1, 3, 0x0},
    {294962, 294974, 3829, 1, 1, 0x0}, {295016, 295035, 3830, 1, 3, 0x0},
    {295109, 295133, 3831, 1, 3, 0x0}, {295212, 295235, 3832, 1, 3, 0x0},
    {295313, 295330, 3833, 2, 1, 0x10001}, {295402, 295423, 3835, 2, 1, 0x0},
    {295522, 295550, 3837, 1, 1, 0x10000}, {295638, 295665, 3838, 1, 1, 0x10000},
    {295752, 295774, 3839, 2, 1, 0x10000}, {295856, 295881, 3841, 1, 1, 0x10000},
    {295943, 295967, 3842, 1, 1, 0x10000}, {296028, 296047, 3843, 3, 1, 0x10000},
    {296103, 296129, 3846, 1, 1, 0x0}, {296200, 296220, 3847, 3, 1, 0x10000},
    {296285, 296296, 3850, 1, 0, 0x20}, {296330, 296345, 3851, 1, 0, 0x20},
    {296406, 296418, 3852, 2, 1, 0x0}, {296461, 296473, 3854, 2, 3, 0x0},
    {296602, 296618, 3856, 1, 3, 0x0}, {296682, 296699, 3857, 1, 3, 0x0},
    {296865, 296886, 3858, 1, 0, 0x20}, {296987, 297004, 3859, 2, 3, 0x0},
    {297096, 297127, 3861, 2, 3, 0x0}, {297315, 297353, 3863, 2, 3, 0x0},
    {297613, 297652, 3865, 2, 3, 0x0}, {297921, 297962, 3867, 2, 3, 0x0},
    {298185, 298211, 3869, 2, 3, 0x0}, {298325, 298358, 3871, 2, 3, 0x0},
    {298458, 298498, 3873, 2, 3, 0x0}, {298952, 298983, 3875, 2, 3, 0x0},
    {299317, 299357, 3877, 2, 3, 0x0}, {299752, 299785, 3879, 2, 3, 0x0},
    {300072, 300086, 3881, 1, 3, 0x2000}, {300234, 300249, 3882, 1, 3, 0x2000},
    {300395, 300431, 3883, 1, 3, 0x0}, {300545, 300609, 3884, 1, 3, 0x0},
    {300725, 300769, 3885, 1, 3, 0x0}, {300906, 300953, 3886, 1, 3, 0x0},
    {301052, 301110, 3887, 1, 3, 0x0}, {301220, 301274, 3888, 1, 3, 0x0},
    {301421, 301472, 3889, 1, 3, 0x0}, {301565, 301610, 3890, 1, 3, 0x0},
    {301804, 301855, 3891, 1, 3, 0x0}, {302055, 302099, 3892, 1, 3, 0x0},
    {302275, 302326, 3893, 1, 3, 0x0}, {302513, 302565, 3894, 1, 3, 0x0},
    {302759, 302802, 3895, 1, 3, 0x0}, {302977, 303022, 3896, 1, 3, 0x0},
    {303166, 303209, 3897, 1, 3, 0x0}, {303369, 303418, 3898, 1, 3, 0x0},
    {303590, 303632, 3899, 1, 3, 0x0}, {303775, 303824, 3900, 1, 3, 0x0},
    {303978, 304028, 3901, 1, 3, 0x0}, {304189, 304230, 3902, 1, 3, 0x0},
    {304378, 304413, 3903, 1, 3, 0x0}, {304547, 304569, 3904, 1, 1, 0x0},
    {304628, 304644, 3905, 1, 1, 0x0}, {304705, 304727, 3906, 1, 1, 0x0},
    {304786, 304802, 3907, 1, 1, 0x0},
};

const tni_builtin_kernel tni_builtin_kernels[] = {
    {138, 0, 0}, /* aten::__and__.Scalar implicit */
    {138, 0, 1}, /* aten::__and__.Tensor implicit */
    {138, 0, 2}, /* aten::__iand__.Scalar implicit */
    {138, 0, 3}, /* aten::__iand__.Tensor implicit */
    {1, 0, 4}, {16, 0, 4}, /* aten::__ilshift__.Scalar CPU Meta */
    {1, 0, 5}, {16, 0, 5}, /* aten::__ilshift__.Tensor CPU Meta */
    {138, 0, 6}, /* aten::__ior__.Scalar implicit */
    {138, 0, 7}, /* aten::__ior__.Tensor implicit */
    {1, 0, 8}, {16, 0, 8}, /* aten::__irshift__.Scalar CPU Meta */
    {1, 0, 9}, {16, 0, 9}, /* aten::__irshift__.Tensor CPU Meta */
    {138, 0, 10}, /* aten::__ixor__.Scalar implicit */
    {138, 0, 11}, /* aten::__ixor__.Tensor implicit */
    {1, 0, 12}, {16, 0, 12}, /* aten::__lshift__.Scalar CPU Meta */
    {141, 8, 0}, /* aten::__lshift__.Scalar_out CompositeExplicitAutograd */
    {1, 0, 13}, {16, 0, 13}, /* aten::__lshift__.Tensor CPU Meta */
    {141, 8, 1}, /* aten::__lshift__.Tensor_out CompositeExplicitAutograd */
    {138, 0, 14}, /* aten::__or__.Scalar implicit */
    {138, 0, 15}, /* aten::__or__.Tensor implicit */
    {1, 0, 16}, {16, 0, 16}, /* aten::__rshift__.Scalar CPU Meta */
    {141, 8, 2}, /* aten::__rshift__.Scalar_out CompositeExplicitAutograd */
    {1, 0, 17}, {16, 0, 17}, /* aten::__rshift__.Tensor CPU Meta */
    {141, 8, 3}, /* aten::__rshift__.Tensor_out CompositeExplicitAutograd */
    {138, 0, 18}, /* aten::__xor__.Scalar implicit */
    {138, 0, 19}, /* aten::__xor__.Tensor implicit */
    {1, 0, 20}, {16, 0, 20}, /* aten::_adaptive_avg_pool2d CPU Meta */
    {141, 8, 4}, /* aten::_adaptive_avg_pool2d.out CompositeExplicitAutograd */
    {1, 0, 21}, {16, 0, 21}, /* aten::_adaptive_avg_pool2d_backward CPU Meta */
    {141, 8, 5}, /* aten::_adaptive_avg_pool2d_backward.out CompositeExplicitAutograd */
    {1, 0, 22}, {16, 0, 22}, /* aten::_adaptive_avg_pool3d CPU Meta */
    {141, 8, 6}, /* aten::_adaptive_avg_pool3d.out CompositeExplicitAutograd */
    {1, 0, 23}, {16, 0, 23}, /* aten::_adaptive_avg_pool3d_backward CPU Meta */
    {141, 8, 7}, /* aten::_adaptive_avg_pool3d_backward.out CompositeExplicitAutograd */
    {1, 1, 0}, {16, 1, 0}, {142, 9, 8}, /* aten::_addmm_activation CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 0}, {16, 3, 0}, /* aten::_addmm_activation.out CPU Meta */
    {1, 0, 24}, {16, 0, 24}, /* aten::_aminmax CPU Meta */
    {1, 0, 25}, {16, 0, 25}, /* aten::_aminmax.dim CPU Meta */
    {141, 8, 10}, /* aten::_aminmax.dim_out CompositeExplicitAutograd */
    {141, 8, 9}, /* aten::_aminmax.out CompositeExplicitAutograd */
    {1, 0, 26}, {16, 0, 26}, /* aten::_assert_async CPU Meta */
    {1, 0, 27}, {16, 0, 27}, /* aten::_assert_async.msg CPU Meta */
    {141, 0, 28}, /* aten::_assert_scalar CompositeExplicitAutograd */
    {141, 0, 29}, /* aten::_assert_tensor_metadata CompositeExplicitAutograd */
    {141, 0, 30}, /* aten::_batch_norm_no_update CompositeExplicitAutograd */
    {141, 8, 11}, /* aten::_batch_norm_no_update.out CompositeExplicitAutograd */
    {1, 0, 31}, {16, 0, 31}, /* aten::_batch_norm_with_update CPU Meta */
    {1, 0, 32}, {16, 0, 32}, /* aten::_batch_norm_with_update.out CPU Meta */
    {141, 6, 12}, /* aten::_batch_norm_with_update_functional CompositeExplicitAutograd */
    {1, 0, 33}, {16, 0, 33}, /* aten::_cdist_backward CPU Meta */
    {141, 8, 13}, /* aten::_cdist_backward.out CompositeExplicitAutograd */
    {1, 0, 34}, {16, 0, 34}, /* aten::_cdist_forward CPU Meta */
    {141, 8, 14}, /* aten::_cdist_forward.out CompositeExplicitAutograd */
    {141, 0, 36}, /* aten::_chunk_cat CompositeExplicitAutograd */
    {141, 4, 15}, /* aten::_chunk_cat.out CompositeExplicitAutograd */
    {141, 0, 37}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 16}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 17}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {1, 0, 38}, {16, 0, 38}, /* aten::_conj_physical CPU Meta */
    {141, 8, 18}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 39}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 40}, /* aten::_convolution.deprecated implicit */
    {141, 8, 19}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 41}, /* aten::_convolution_mode implicit */
    {1, 0, 42}, {16, 0, 42}, /* aten::_ctc_loss CPU Meta */
    {1, 0, 43}, {16, 0, 43}, /* aten::_ctc_loss.Tensor CPU Meta */
    {141, 8, 21}, /* aten::_ctc_loss.Tensor_out CompositeExplicitAutograd */
    {141, 8, 20}, /* aten::_ctc_loss.out CompositeExplicitAutograd */
    {1, 0, 44}, {16, 0, 44}, /* aten::_ctc_loss_backward CPU Meta */
    {1, 0, 45}, {16, 0, 45}, /* aten::_ctc_loss_backward.Tensor CPU Meta */
    {141, 8, 22}, /* aten::_ctc_loss_backward.out CompositeExplicitAutograd */
    {1, 0, 46}, {16, 0, 46}, /* aten::_cummax_helper CPU Meta */
    {1, 0, 47}, {16, 0, 47}, /* aten::_cummin_helper CPU Meta */
    {1, 0, 48}, {16, 0, 48}, {86, 0, 220}, /* aten::_efficientzerotensor CPU Meta BackendSelect */
    {141, 8, 23}, /* aten::_efficientzerotensor.out CompositeExplicitAutograd */
    {1, 0, 49}, {16, 0, 49}, /* aten::_embedding_bag CPU Meta */
    {141, 8, 24}, /* aten::_embedding_bag.out CompositeExplicitAutograd */
    {1, 0, 50}, {16, 0, 50}, /* aten::_embedding_bag_backward CPU Meta */
    {1, 0, 51}, {16, 0, 51}, /* aten::_embedding_bag_dense_backward CPU Meta */
    {141, 8, 25}, /* aten::_embedding_bag_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 52}, {16, 0, 52}, /* aten::_embedding_bag_forward_only CPU Meta */
    {141, 8, 26}, /* aten::_embedding_bag_forward_only.out CompositeExplicitAutograd */
    {1, 0, 53}, {16, 0, 53}, /* aten::_embedding_bag_per_sample_weights_backward CPU Meta */
    {141, 8, 27}, /* aten::_embedding_bag_per_sample_weights_backward.out CompositeExplicitAutograd */
    {141, 0, 54}, /* aten::_euclidean_dist CompositeExplicitAutograd */
    {141, 8, 28}, /* aten::_euclidean_dist.out CompositeExplicitAutograd */
    {1, 0, 55}, /* aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams CPU */
    {141, 8, 29}, /* aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out CompositeExplicitAutograd */
    {1, 0, 56}, {16, 0, 56}, /* aten::_fft_c2c CPU Meta */
    {1, 0, 57}, {16, 0, 57}, /* aten::_fft_c2c.out CPU Meta */
    {1, 0, 58}, {16, 0, 58}, /* aten::_fft_c2r CPU Meta */
    {1, 0, 59}, {16, 0, 59}, /* aten::_fft_c2r.out CPU Meta */
    {1, 0, 60}, {16, 0, 60}, /* aten::_fft_r2c CPU Meta */
    {1, 0, 61}, {16, 0, 61}, /* aten::_fft_r2c.out CPU Meta */
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
    {1, 0, 62}, {16, 0, 62}, /* aten::_functional_assert_async.msg CPU Meta */
    {141, 0, 63}, /* aten::_functional_assert_scalar CompositeExplicitAutograd */
    {141, 0, 64}, /* aten::_functional_sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 65}, /* aten::_functional_sym_constrain_range_for_size CompositeExplicitAutograd */
    {141, 6, 108}, /* aten::_fused_adagrad CompositeExplicitAutograd */
    {141, 8, 106}, /* aten::_fused_adagrad.out CompositeExplicitAutograd */
    {141, 6, 109}, /* aten::_fused_adagrad.tensor_lr CompositeExplicitAutograd */
    {141, 8, 107}, /* aten::_fused_adagrad.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 66}, {16, 0, 66}, /* aten::_fused_adagrad_ CPU Meta */
    {1, 0, 67}, {16, 0, 67}, /* aten::_fused_adagrad_.tensor_lr CPU Meta */
    {141, 6, 112}, /* aten::_fused_adam CompositeExplicitAutograd */
    {141, 8, 110}, /* aten::_fused_adam.out CompositeExplicitAutograd */
    {141, 6, 113}, /* aten::_fused_adam.tensor_lr CompositeExplicitAutograd */
    {141, 8, 111}, /* aten::_fused_adam.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 68}, {16, 0, 68}, /* aten::_fused_adam_ CPU Meta */
    {1, 0, 69}, {16, 0, 69}, /* aten::_fused_adam_.tensor_lr CPU Meta */
    {141, 6, 116}, /* aten::_fused_adamw CompositeExplicitAutograd */
    {141, 8, 114}, /* aten::_fused_adamw.out CompositeExplicitAutograd */
    {141, 6, 117}, /* aten::_fused_adamw.tensor_lr CompositeExplicitAutograd */
    {141, 8, 115}, /* aten::_fused_adamw.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 70}, {16, 0, 70}, /* aten::_fused_adamw_ CPU Meta */
    {1, 0, 71}, {16, 0, 71}, /* aten::_fused_adamw_.tensor_lr CPU Meta */
    {1, 0, 72}, {16, 0, 72}, /* aten::_fused_moving_avg_obs_fq_helper CPU Meta */
    {141, 8, 119}, /* aten::_fused_moving_avg_obs_fq_helper.out CompositeExplicitAutograd */
    {141, 6, 118}, /* aten::_fused_moving_avg_obs_fq_helper_functional CompositeExplicitAutograd */
    {138, 0, 73}, /* aten::_fused_rms_norm implicit */
    {1, 0, 74}, {16, 0, 74}, /* aten::_fused_sdp_choice CPU Meta */
    {141, 6, 122}, /* aten::_fused_sgd CompositeExplicitAutograd */
    {141, 8, 120}, /* aten::_fused_sgd.out CompositeExplicitAutograd */
    {141, 6, 123}, /* aten::_fused_sgd.tensor_lr CompositeExplicitAutograd */
    {141, 8, 121}, /* aten::_fused_sgd.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 75}, {16, 0, 75}, /* aten::_fused_sgd_ CPU Meta */
    {1, 0, 76}, {16, 0, 76}, /* aten::_fused_sgd_.tensor_lr CPU Meta */
    {1, 0, 77}, {16, 0, 77}, /* aten::_grouped_mm CPU Meta */
    {1, 0, 78}, {16, 0, 78}, /* aten::_histogramdd_bin_edges CPU Meta */
    {141, 8, 124}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 79}, {16, 0, 79}, /* aten::_histogramdd_from_bin_cts CPU Meta */
    {141, 8, 125}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 80}, {16, 0, 80}, /* aten::_histogramdd_from_bin_tensors CPU Meta */
    {141, 8, 126}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 128}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 8, 127}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 81}, {16, 0, 81}, /* aten::_index_put_impl_ CPU Meta */
    {1, 0, 82}, {16, 0, 82}, /* aten::_int_mm CPU Meta */
    {1, 0, 83}, {16, 0, 83}, /* aten::_int_mm.out CPU Meta */
    {141, 0, 84}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 85}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 86}, {16, 0, 86}, /* aten::_linalg_check_errors CPU Meta */
    {1, 0, 87}, {16, 0, 87}, /* aten::_linalg_det CPU Meta */
    {1, 4, 129}, {16, 4, 129}, /* aten::_linalg_det.result CPU Meta */
    {1, 0, 88}, {16, 0, 88}, /* aten::_linalg_eigh CPU Meta */
    {1, 4, 130}, {16, 4, 130}, /* aten::_linalg_eigh.eigenvalues CPU Meta */
    {1, 0, 89}, {16, 0, 89}, /* aten::_linalg_eigvals CPU Meta */
    {1, 0, 90}, {16, 0, 90}, /* aten::_linalg_slogdet CPU Meta */
    {1, 4, 131}, {16, 4, 131}, /* aten::_linalg_slogdet.sign CPU Meta */
    {1, 0, 91}, {16, 0, 91}, /* aten::_linalg_solve_ex CPU Meta */
    {1, 4, 132}, {16, 4, 132}, /* aten::_linalg_solve_ex.result CPU Meta */
    {1, 0, 92}, {16, 0, 92}, /* aten::_linalg_svd CPU Meta */
    {1, 4, 133}, {16, 4, 133}, /* aten::_linalg_svd.U CPU Meta */
    {1, 0, 93}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, {16, 1, 2}, {142, 9, 134}, /* aten::_log_softmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, {16, 3, 2}, /* aten::_log_softmax.out CPU Meta */
    {1, 1, 1}, {16, 1, 1}, {142, 9, 135}, /* aten::_log_softmax_backward_data CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, {16, 3, 1}, /* aten::_log_softmax_backward_data.out CPU Meta */
    {1, 0, 94}, {16, 0, 94}, /* aten::_logcumsumexp CPU Meta */
    {1, 4, 136}, {16, 4, 136}, /* aten::_logcumsumexp.out CPU Meta */
    {138, 0, 95}, /* aten::_lu_with_info implicit */
    {1, 0, 96}, {16, 0, 96}, /* aten::_native_batch_norm_legit CPU Meta */
    {1, 0, 97}, {16, 0, 97}, /* aten::_native_batch_norm_legit.no_stats CPU Meta */
    {1, 4, 138}, {16, 4, 138}, /* aten::_native_batch_norm_legit.no_stats_out CPU Meta */
    {1, 0, 99}, {16, 0, 99}, /* aten::_native_batch_norm_legit.out CPU Meta */
    {141, 6, 137}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 98}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 8, 139}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 100}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 140}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 141}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 101}, {16, 0, 101}, /* aten::_pdist_backward CPU Meta */
    {141, 8, 142}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 102}, {16, 0, 102}, /* aten::_pdist_forward CPU Meta */
    {141, 8, 143}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 103}, {16, 0, 103}, /* aten::_prelu_kernel CPU Meta */
    {1, 0, 104}, {16, 0, 104}, /* aten::_prelu_kernel_backward CPU Meta */
    {1, 0, 105}, {16, 0, 105}, /* aten::_reshape_alias CPU Meta */
    {142, 7, 144}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 145}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 106}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 107}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 108}, {16, 0, 108}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU Meta */
    {1, 0, 109}, {16, 0, 109}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU Meta */
    {1, 0, 110}, {16, 0, 110}, /* aten::_scaled_mm CPU Meta */
    {1, 0, 111}, {16, 0, 111}, /* aten::_scaled_mm.out CPU Meta */
    {1, 0, 112}, {16, 0, 112}, /* aten::_segment_reduce_backward CPU Meta */
    {141, 8, 146}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 0, 113}, {16, 0, 113}, /* aten::_slow_conv2d_backward.output_mask CPU Meta */
    {141, 8, 147}, /* aten::_slow_conv2d_backward.output_mask_out CompositeExplicitAutograd */
    {1, 0, 114}, {16, 0, 114}, /* aten::_slow_conv2d_forward CPU Meta */
    {1, 4, 148}, {16, 4, 148}, /* aten::_slow_conv2d_forward.output CPU Meta */
    {1, 1, 4}, {16, 1, 4}, {142, 9, 149}, /* aten::_softmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, {16, 3, 4}, /* aten::_softmax.out CPU Meta */
    {1, 1, 3}, {16, 1, 3}, {142, 9, 150}, /* aten::_softmax_backward_data CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, {16, 3, 3}, /* aten::_softmax_backward_data.out CPU Meta */
    {138, 0, 115}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 116}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 117}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 8, 151}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 118}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 8, 152}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 119}, {16, 0, 119}, /* aten::_unique CPU Meta */
    {141, 8, 153}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 120}, {16, 0, 120}, /* aten::_unique2 CPU Meta */
    {141, 8, 154}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 121}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 122}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 123}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 124}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1217}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 8, 155}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 125}, {16, 0, 125}, /* aten::_upsample_bicubic2d_aa CPU Meta */
    {1, 4, 156}, {16, 4, 156}, /* aten::_upsample_bicubic2d_aa.out CPU Meta */
    {138, 0, 127}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 126}, {16, 0, 126}, /* aten::_upsample_bicubic2d_aa_backward CPU Meta */
    {1, 4, 157}, {16, 4, 157}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU Meta */
    {1, 0, 128}, {16, 0, 128}, /* aten::_upsample_bilinear2d_aa CPU Meta */
    {1, 4, 158}, {16, 4, 158}, /* aten::_upsample_bilinear2d_aa.out CPU Meta */
    {138, 0, 130}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 129}, {16, 0, 129}, /* aten::_upsample_bilinear2d_aa_backward CPU Meta */
    {1, 4, 159}, {16, 4, 159}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU Meta */
    {1, 0, 131}, {16, 0, 131}, /* aten::_upsample_lanczos2d_aa CPU Meta */
    {1, 4, 160}, {16, 4, 160}, /* aten::_upsample_lanczos2d_aa.out CPU Meta */
    {138, 0, 133}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 132}, {16, 0, 132}, /* aten::_upsample_lanczos2d_aa_backward CPU Meta */
    {1, 4, 161}, {16, 4, 161}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU Meta */
    {1, 0, 134}, {16, 0, 134}, /* aten::_upsample_nearest_exact1d CPU Meta */
    {1, 4, 162}, {16, 4, 162}, /* aten::_upsample_nearest_exact1d.out CPU Meta */
    {138, 0, 136}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 135}, {16, 0, 135}, /* aten::_upsample_nearest_exact1d_backward CPU Meta */
    {1, 4, 163}, {16, 4, 163}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU Meta */
    {1, 0, 137}, {16, 0, 137}, /* aten::_upsample_nearest_exact2d CPU Meta */
    {1, 4, 164}, {16, 4, 164}, /* aten::_upsample_nearest_exact2d.out CPU Meta */
    {138, 0, 139}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 138}, {16, 0, 138}, /* aten::_upsample_nearest_exact2d_backward CPU Meta */
    {1, 4, 165}, {16, 4, 165}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU Meta */
    {1, 0, 140}, {16, 0, 140}, /* aten::_upsample_nearest_exact3d CPU Meta */
    {1, 4, 166}, {16, 4, 166}, /* aten::_upsample_nearest_exact3d.out CPU Meta */
    {138, 0, 142}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 141}, {16, 0, 141}, /* aten::_upsample_nearest_exact3d_backward CPU Meta */
    {1, 4, 167}, {16, 4, 167}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU Meta */
    {138, 0, 143}, /* aten::_version implicit */
    {1, 0, 144}, {16, 0, 144}, /* aten::_weight_int4pack_mm_for_cpu CPU Meta */
    {1, 0, 145}, {16, 0, 145}, /* aten::_weight_int8pack_mm CPU Meta */
    {138, 0, 146}, /* aten::_weight_norm implicit */
    {138, 0, 147}, /* aten::_weight_norm_differentiable_backward implicit */
    {1, 0, 148}, {16, 0, 148}, /* aten::_weight_norm_interface CPU Meta */
    {141, 8, 168}, /* aten::_weight_norm_interface.out CompositeExplicitAutograd */
    {1, 0, 149}, {16, 0, 149}, /* aten::_weight_norm_interface_backward CPU Meta */
    {141, 8, 169}, /* aten::_weight_norm_interface_backward.out CompositeExplicitAutograd */
    {1, 0, 150}, {16, 0, 150}, /* aten::abs CPU Meta */
    {1, 0, 152}, {16, 0, 152}, /* aten::abs.out CPU Meta */
    {1, 0, 151}, {16, 0, 151}, /* aten::abs_ CPU Meta */
    {138, 0, 153}, /* aten::absolute implicit */
    {138, 0, 155}, /* aten::absolute.out implicit */
    {138, 0, 154}, /* aten::absolute_ implicit */
    {1, 1, 5}, {16, 1, 5}, {142, 9, 170}, /* aten::acos CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, {16, 3, 5}, /* aten::acos.out CPU Meta */
    {1, 2, 5}, {16, 2, 5}, {142, 10, 170}, /* aten::acos_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, {16, 1, 6}, {142, 9, 171}, /* aten::acosh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, {16, 3, 6}, /* aten::acosh.out CPU Meta */
    {1, 2, 6}, {16, 2, 6}, {142, 10, 171}, /* aten::acosh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 156}, /* aten::adaptive_avg_pool1d implicit */
    {141, 8, 172}, /* aten::adaptive_avg_pool1d.out CompositeExplicitAutograd */
    {138, 0, 157}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 173}, {16, 4, 173}, /* aten::adaptive_avg_pool2d.out CPU Meta */
    {138, 0, 158}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 174}, {16, 4, 174}, /* aten::adaptive_avg_pool3d.out CPU Meta */
    {138, 0, 159}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 160}, {16, 0, 160}, /* aten::adaptive_max_pool2d CPU Meta */
    {1, 4, 175}, {16, 4, 175}, /* aten::adaptive_max_pool2d.out CPU Meta */
    {1, 0, 161}, {16, 0, 161}, /* aten::adaptive_max_pool2d_backward CPU Meta */
    {1, 4, 176}, {16, 4, 176}, /* aten::adaptive_max_pool2d_backward.grad_input CPU Meta */
    {1, 0, 162}, {16, 0, 162}, /* aten::adaptive_max_pool3d CPU Meta */
    {1, 4, 177}, {16, 4, 177}, /* aten::adaptive_max_pool3d.out CPU Meta */
    {1, 0, 163}, {16, 0, 163}, /* aten::adaptive_max_pool3d_backward CPU Meta */
    {1, 4, 178}, {16, 4, 178}, /* aten::adaptive_max_pool3d_backward.grad_input CPU Meta */
    {141, 0, 164}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 8, 179}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, {16, 1, 7}, {142, 9, 180}, /* aten::add.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, {16, 3, 7}, /* aten::add.out CPU Meta */
    {141, 0, 165}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, {16, 2, 7}, {142, 10, 180}, /* aten::add_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 166}, {16, 0, 166}, /* aten::addbmm CPU Meta */
    {1, 0, 168}, {16, 0, 168}, /* aten::addbmm.out CPU Meta */
    {1, 0, 167}, {16, 0, 167}, /* aten::addbmm_ CPU Meta */
    {1, 1, 8}, {16, 1, 8}, {142, 9, 181}, /* aten::addcdiv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, {16, 3, 8}, /* aten::addcdiv.out CPU Meta */
    {1, 2, 8}, {16, 2, 8}, {142, 10, 181}, /* aten::addcdiv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, {16, 1, 9}, {142, 9, 182}, /* aten::addcmul CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, {16, 3, 9}, /* aten::addcmul.out CPU Meta */
    {1, 2, 9}, {16, 2, 9}, {142, 10, 182}, /* aten::addcmul_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, {16, 1, 10}, {142, 9, 183}, /* aten::addmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, {16, 3, 10}, /* aten::addmm.out CPU Meta */
    {1, 2, 10}, {16, 2, 10}, {142, 10, 183}, /* aten::addmm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, {16, 1, 11}, {142, 9, 184}, /* aten::addmv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, {16, 3, 11}, /* aten::addmv.out CPU Meta */
    {1, 2, 11}, {16, 2, 11}, {142, 10, 184}, /* aten::addmv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 169}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 185}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 185}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 170}, /* aten::adjoint implicit */
    {141, 0, 171}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 8, 186}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 172}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 173}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 187}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 188}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, {16, 1, 12}, {142, 9, 189}, /* aten::all CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, {16, 3, 12}, /* aten::all.all_out CPU Meta */
    {1, 1, 14}, {16, 1, 14}, {142, 9, 191}, /* aten::all.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, {16, 1, 13}, {142, 9, 190}, /* aten::all.dims CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, {16, 3, 13}, /* aten::all.dims_out CPU Meta */
    {1, 3, 14}, {16, 3, 14}, /* aten::all.out CPU Meta */
    {141, 0, 174}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 175}, /* aten::alpha_dropout implicit */
    {138, 0, 176}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, {16, 1, 15}, {142, 9, 192}, /* aten::amax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, {16, 3, 15}, /* aten::amax.out CPU Meta */
    {1, 1, 16}, {16, 1, 16}, {142, 9, 193}, /* aten::amin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, {16, 3, 16}, /* aten::amin.out CPU Meta */
    {1, 1, 17}, {16, 1, 17}, {142, 9, 194}, /* aten::aminmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, {16, 3, 17}, /* aten::aminmax.out CPU Meta */
    {1, 0, 177}, {16, 0, 177}, /* aten::angle CPU Meta */
    {1, 0, 178}, {16, 0, 178}, /* aten::angle.out CPU Meta */
    {1, 1, 18}, {16, 1, 18}, {142, 9, 195}, /* aten::any CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, {16, 3, 18}, /* aten::any.all_out CPU Meta */
    {1, 1, 20}, {16, 1, 20}, {142, 9, 197}, /* aten::any.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, {16, 1, 19}, {142, 9, 196}, /* aten::any.dims CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, {16, 3, 19}, /* aten::any.dims_out CPU Meta */
    {1, 3, 20}, {16, 3, 20}, /* aten::any.out CPU Meta */
    {141, 0, 179}, {86, 0, 220}, /* aten::arange CompositeExplicitAutograd BackendSelect */
    {141, 4, 198}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 180}, {86, 0, 220}, /* aten::arange.start CompositeExplicitAutograd BackendSelect */
    {1, 4, 199}, {16, 4, 199}, /* aten::arange.start_out CPU Meta */
    {141, 0, 181}, {86, 0, 220}, /* aten::arange.start_step CompositeExplicitAutograd BackendSelect */
    {138, 0, 182}, /* aten::arccos implicit */
    {138, 0, 184}, /* aten::arccos.out implicit */
    {138, 0, 183}, /* aten::arccos_ implicit */
    {138, 0, 185}, /* aten::arccosh implicit */
    {138, 0, 187}, /* aten::arccosh.out implicit */
    {138, 0, 186}, /* aten::arccosh_ implicit */
    {138, 0, 188}, /* aten::arcsin implicit */
    {138, 0, 190}, /* aten::arcsin.out implicit */
    {138, 0, 189}, /* aten::arcsin_ implicit */
    {138, 0, 191}, /* aten::arcsinh implicit */
    {138, 0, 193}, /* aten::arcsinh.out implicit */
    {138, 0, 192}, /* aten::arcsinh_ implicit */
    {138, 0, 194}, /* aten::arctan implicit */
    {138, 0, 199}, /* aten::arctan.out implicit */
    {138, 0, 195}, /* aten::arctan2 implicit */
    {138, 0, 197}, /* aten::arctan2.out implicit */
    {138, 0, 196}, /* aten::arctan2_ implicit */
    {138, 0, 198}, /* aten::arctan_ implicit */
    {138, 0, 200}, /* aten::arctanh implicit */
    {138, 0, 202}, /* aten::arctanh.out implicit */
    {138, 0, 201}, /* aten::arctanh_ implicit */
    {1, 1, 21}, {16, 1, 21}, {142, 9, 200}, /* aten::argmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, {16, 3, 21}, /* aten::argmax.out CPU Meta */
    {1, 1, 22}, {16, 1, 22}, {142, 9, 201}, /* aten::argmin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, {16, 3, 22}, /* aten::argmin.out CPU Meta */
    {138, 0, 203}, /* aten::argsort implicit */
    {138, 0, 204}, /* aten::argsort.stable implicit */
    {138, 0, 205}, /* aten::argsort.stable_out implicit */
    {138, 0, 206}, /* aten::argwhere implicit */
    {1, 0, 207}, {16, 0, 207}, /* aten::as_strided CPU Meta */
    {142, 5, 202}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 202}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 203}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 208}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 204}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, {16, 1, 23}, {142, 9, 205}, /* aten::asin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, {16, 3, 23}, /* aten::asin.out CPU Meta */
    {1, 2, 23}, {16, 2, 23}, {142, 10, 205}, /* aten::asin_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, {16, 1, 24}, {142, 9, 206}, /* aten::asinh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, {16, 3, 24}, /* aten::asinh.out CPU Meta */
    {1, 2, 24}, {16, 2, 24}, {142, 10, 206}, /* aten::asinh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, {16, 1, 26}, {142, 9, 207}, /* aten::atan CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, {16, 3, 26}, /* aten::atan.out CPU Meta */
    {1, 1, 25}, {16, 1, 25}, {142, 9, 208}, /* aten::atan2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, {16, 3, 25}, /* aten::atan2.out CPU Meta */
    {1, 2, 25}, {16, 2, 25}, {142, 10, 208}, /* aten::atan2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, {16, 2, 26}, {142, 10, 207}, /* aten::atan_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, {16, 1, 27}, {142, 9, 209}, /* aten::atanh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, {16, 3, 27}, /* aten::atanh.out CPU Meta */
    {1, 2, 27}, {16, 2, 27}, {142, 10, 209}, /* aten::atanh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 209}, /* aten::atleast_1d implicit */
    {138, 0, 210}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 211}, /* aten::atleast_2d implicit */
    {138, 0, 212}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 213}, /* aten::atleast_3d implicit */
    {138, 0, 214}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 215}, /* aten::avg_pool1d implicit */
    {141, 8, 210}, /* aten::avg_pool1d.out CompositeExplicitAutograd */
    {1, 0, 216}, {16, 0, 216}, /* aten::avg_pool2d CPU Meta */
    {1, 4, 211}, {16, 4, 211}, /* aten::avg_pool2d.out CPU Meta */
    {1, 0, 217}, {16, 0, 217}, /* aten::avg_pool2d_backward CPU Meta */
    {1, 4, 212}, {16, 4, 212}, /* aten::avg_pool2d_backward.grad_input CPU Meta */
    {1, 0, 218}, {16, 0, 218}, /* aten::avg_pool3d CPU Meta */
    {1, 4, 213}, {16, 4, 213}, /* aten::avg_pool3d.out CPU Meta */
    {1, 0, 219}, {16, 0, 219}, /* aten::avg_pool3d_backward CPU Meta */
    {1, 4, 214}, {16, 4, 214}, /* aten::avg_pool3d_backward.grad_input CPU Meta */
    {1, 1, 28}, {16, 1, 28}, {142, 9, 215}, /* aten::baddbmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, {16, 3, 28}, /* aten::baddbmm.out CPU Meta */
    {1, 2, 28}, {16, 2, 28}, {142, 10, 215}, /* aten::baddbmm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 221}, {86, 0, 220}, /* aten::bartlett_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 216}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 222}, {86, 0, 220}, /* aten::bartlett_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 217}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 223}, /* aten::batch_norm implicit */
    {1, 0, 224}, {16, 0, 224}, /* aten::batch_norm_backward CPU Meta */
    {1, 0, 225}, {16, 0, 225}, /* aten::batch_norm_update_stats CPU Meta */
    {141, 8, 218}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 226}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 221}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 8, 219}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 8, 220}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 0, 229}, {16, 0, 229}, /* aten::bernoulli.out CPU Meta */
    {142, 0, 230}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 227}, {16, 0, 227}, /* aten::bernoulli_.Tensor CPU Meta */
    {1, 0, 228}, {16, 0, 228}, /* aten::bernoulli_.float CPU Meta */
    {138, 0, 231}, /* aten::bilinear implicit */
    {1, 0, 232}, {16, 0, 232}, /* aten::binary_cross_entropy CPU Meta */
    {1, 4, 222}, {16, 4, 222}, /* aten::binary_cross_entropy.out CPU Meta */
    {1, 0, 233}, {16, 0, 233}, /* aten::binary_cross_entropy_backward CPU Meta */
    {1, 4, 223}, {16, 4, 223}, /* aten::binary_cross_entropy_backward.grad_input CPU Meta */
    {1, 0, 234}, {16, 0, 234}, /* aten::binary_cross_entropy_with_logits CPU Meta */
    {141, 8, 224}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 235}, {16, 0, 235}, /* aten::bincount CPU Meta */
    {141, 8, 225}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 236}, {16, 0, 236}, /* aten::binomial CPU Meta */
    {141, 8, 226}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 237}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 238}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 227}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 239}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, {16, 1, 29}, {142, 9, 228}, /* aten::bitwise_and.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, {16, 3, 29}, /* aten::bitwise_and.Tensor_out CPU Meta */
    {141, 0, 240}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, {16, 2, 29}, {142, 10, 228}, /* aten::bitwise_and_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 241}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 229}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, {16, 1, 30}, {142, 9, 230}, /* aten::bitwise_left_shift.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 242}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 243}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU Meta */
    {1, 2, 30}, {16, 2, 30}, {142, 10, 230}, /* aten::bitwise_left_shift_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 244}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, {16, 1, 31}, {142, 9, 231}, /* aten::bitwise_not CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, {16, 3, 31}, /* aten::bitwise_not.out CPU Meta */
    {1, 2, 31}, {16, 2, 31}, {142, 10, 231}, /* aten::bitwise_not_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 245}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 246}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 232}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 247}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, {16, 1, 32}, {142, 9, 233}, /* aten::bitwise_or.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, {16, 3, 32}, /* aten::bitwise_or.Tensor_out CPU Meta */
    {141, 0, 248}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, {16, 2, 32}, {142, 10, 233}, /* aten::bitwise_or_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 249}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 234}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, {16, 1, 33}, {142, 9, 235}, /* aten::bitwise_right_shift.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 250}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 251}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU Meta */
    {1, 2, 33}, {16, 2, 33}, {142, 10, 235}, /* aten::bitwise_right_shift_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 252}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 253}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 254}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 236}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 255}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, {16, 1, 34}, {142, 9, 237}, /* aten::bitwise_xor.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, {16, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU Meta */
    {141, 0, 256}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, {16, 2, 34}, {142, 10, 237}, /* aten::bitwise_xor_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 257}, {86, 0, 220}, /* aten::blackman_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 238}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 258}, {86, 0, 220}, /* aten::blackman_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 239}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 259}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 8, 240}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, {16, 1, 35}, {142, 9, 241}, /* aten::bmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, {16, 3, 35}, /* aten::bmm.out CPU Meta */
    {138, 0, 260}, /* aten::broadcast_tensors implicit */
    {138, 0, 261}, /* aten::broadcast_to implicit */
    {1, 0, 262}, {16, 0, 262}, /* aten::bucketize.Scalar CPU Meta */
    {141, 8, 242}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 263}, {16, 0, 263}, /* aten::bucketize.Tensor CPU Meta */
    {1, 4, 243}, {16, 4, 243}, /* aten::bucketize.Tensor_out CPU Meta */
    {138, 0, 264}, /* aten::can_cast implicit */
    {138, 0, 265}, /* aten::cartesian_prod implicit */
    {1, 0, 266}, {16, 0, 266}, {142, 0, 267}, /* aten::cat CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 268}, {16, 0, 268}, /* aten::cat.out CPU Meta */
    {141, 6, 245}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 8, 244}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 269}, {16, 0, 269}, /* aten::cauchy_ CPU Meta */
    {138, 0, 270}, /* aten::cdist implicit */
    {1, 1, 36}, {16, 1, 36}, {142, 9, 246}, /* aten::ceil CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, {16, 3, 36}, /* aten::ceil.out CPU Meta */
    {1, 2, 36}, {16, 2, 36}, {142, 10, 246}, /* aten::ceil_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 271}, /* aten::celu CompositeExplicitAutograd */
    {141, 8, 247}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 247}, /* aten::celu_ CompositeExplicitAutograd */
    {138, 0, 272}, /* aten::chain_matmul implicit */
    {138, 4, 248}, /* aten::chain_matmul.out implicit */
    {1, 0, 273}, {16, 0, 273}, /* aten::channel_shuffle CPU Meta */
    {141, 8, 249}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 274}, {16, 0, 274}, /* aten::cholesky CPU Meta */
    {1, 0, 276}, {16, 0, 276}, /* aten::cholesky.out CPU Meta */
    {1, 0, 275}, {16, 0, 275}, /* aten::cholesky_inverse CPU Meta */
    {1, 4, 250}, {16, 4, 250}, /* aten::cholesky_inverse.out CPU Meta */
    {1, 0, 277}, {16, 0, 277}, /* aten::cholesky_solve CPU Meta */
    {1, 0, 278}, {16, 0, 278}, /* aten::cholesky_solve.out CPU Meta */
    {138, 0, 283}, /* aten::chunk implicit */
    {1, 1, 42}, {16, 1, 42}, {142, 9, 252}, /* aten::clamp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, {16, 1, 37}, {142, 9, 251}, /* aten::clamp.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, {16, 3, 37}, /* aten::clamp.Tensor_out CPU Meta */
    {1, 3, 42}, {16, 3, 42}, /* aten::clamp.out CPU Meta */
    {1, 2, 42}, {16, 2, 42}, {142, 10, 252}, /* aten::clamp_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, {16, 2, 37}, {142, 10, 251}, /* aten::clamp_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, {16, 1, 39}, {142, 9, 254}, /* aten::clamp_max CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, {16, 1, 38}, {142, 9, 253}, /* aten::clamp_max.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, {16, 3, 38}, /* aten::clamp_max.Tensor_out CPU Meta */
    {1, 3, 39}, {16, 3, 39}, /* aten::clamp_max.out CPU Meta */
    {1, 2, 39}, {16, 2, 39}, {142, 10, 254}, /* aten::clamp_max_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, {16, 2, 38}, {142, 10, 253}, /* aten::clamp_max_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, {16, 1, 41}, {142, 9, 256}, /* aten::clamp_min CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, {16, 1, 40}, {142, 9, 255}, /* aten::clamp_min.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, {16, 3, 40}, /* aten::clamp_min.Tensor_out CPU Meta */
    {1, 3, 41}, {16, 3, 41}, /* aten::clamp_min.out CPU Meta */
    {1, 2, 41}, {16, 2, 41}, {142, 10, 256}, /* aten::clamp_min_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, {16, 2, 40}, {142, 10, 255}, /* aten::clamp_min_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 284}, /* aten::clip implicit */
    {138, 0, 286}, /* aten::clip.Tensor implicit */
    {138, 0, 287}, /* aten::clip.Tensor_out implicit */
    {138, 0, 289}, /* aten::clip.out implicit */
    {138, 0, 285}, /* aten::clip_ implicit */
    {138, 0, 288}, /* aten::clip_.Tensor implicit */
    {141, 0, 290}, /* aten::clone CompositeExplicitAutograd */
    {141, 8, 257}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 291}, {16, 0, 291}, /* aten::col2im CPU Meta */
    {1, 4, 258}, {16, 4, 258}, /* aten::col2im.out CPU Meta */
    {138, 0, 292}, /* aten::column_stack implicit */
    {138, 4, 259}, /* aten::column_stack.out implicit */
    {138, 0, 293}, /* aten::combinations implicit */
    {1, 0, 294}, {16, 0, 294}, /* aten::complex CPU Meta */
    {1, 0, 295}, {16, 0, 295}, /* aten::complex.out CPU Meta */
    {138, 0, 296}, /* aten::concat implicit */
    {138, 4, 260}, /* aten::concat.out implicit */
    {138, 0, 297}, /* aten::concatenate implicit */
    {138, 4, 261}, /* aten::concatenate.out implicit */
    {138, 0, 298}, /* aten::conj implicit */
    {138, 0, 299}, /* aten::conj_physical implicit */
    {1, 4, 262}, {16, 4, 262}, /* aten::conj_physical.out CPU Meta */
    {1, 5, 262}, {16, 5, 262}, /* aten::conj_physical_ CPU Meta */
    {141, 0, 300}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 8, 263}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 301}, /* aten::contiguous implicit */
    {138, 0, 302}, /* aten::conv1d implicit */
    {138, 0, 303}, /* aten::conv1d.padding implicit */
    {138, 0, 304}, /* aten::conv2d implicit */
    {138, 0, 305}, /* aten::conv2d.padding implicit */
    {138, 0, 306}, /* aten::conv3d implicit */
    {138, 0, 307}, /* aten::conv3d.padding implicit */
    {138, 0, 308}, /* aten::conv_transpose1d implicit */
    {138, 0, 309}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 310}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 312}, {16, 0, 312}, /* aten::convolution CPU Meta */
    {141, 8, 264}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 313}, {16, 0, 313}, /* aten::convolution_backward CPU Meta */
    {141, 8, 265}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 267}, /* aten::copy CompositeExplicitAutograd */
    {141, 8, 266}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 314}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 315}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 316}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, {16, 1, 43}, {142, 9, 268}, /* aten::copysign.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, {16, 3, 43}, /* aten::copysign.out CPU Meta */
    {141, 0, 317}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, {16, 2, 43}, {142, 10, 268}, /* aten::copysign_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 318}, /* aten::corrcoef implicit */
    {1, 1, 44}, {16, 1, 44}, {142, 9, 269}, /* aten::cos CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, {16, 3, 44}, /* aten::cos.out CPU Meta */
    {1, 2, 44}, {16, 2, 44}, {142, 10, 269}, /* aten::cos_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, {16, 1, 45}, {142, 9, 270}, /* aten::cosh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, {16, 3, 45}, /* aten::cosh.out CPU Meta */
    {1, 2, 45}, {16, 2, 45}, {142, 10, 270}, /* aten::cosh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 319}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 320}, /* aten::cosine_similarity implicit */
    {141, 0, 321}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 322}, {16, 0, 322}, /* aten::count_nonzero.dim_IntList CPU Meta */
    {141, 8, 272}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 8, 271}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 323}, /* aten::cov implicit */
    {138, 0, 324}, /* aten::cross implicit */
    {138, 4, 273}, /* aten::cross.out implicit */
    {138, 0, 325}, /* aten::cross_entropy_loss implicit */
    {138, 0, 326}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 327}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 328}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 274}, {16, 4, 274}, /* aten::cummax.out CPU Meta */
    {141, 0, 329}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 275}, {16, 4, 275}, /* aten::cummin.out CPU Meta */
    {1, 1, 46}, {16, 1, 46}, {142, 9, 276}, /* aten::cumprod CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, {16, 3, 46}, /* aten::cumprod.out CPU Meta */
    {1, 2, 46}, {16, 2, 46}, {142, 10, 276}, /* aten::cumprod_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, {16, 1, 47}, {142, 9, 277}, /* aten::cumsum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, {16, 3, 47}, /* aten::cumsum.out CPU Meta */
    {1, 2, 47}, {16, 2, 47}, {142, 10, 277}, /* aten::cumsum_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 330}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 331}, /* aten::cumulative_trapezoid.x implicit */
    {138, 0, 332}, /* aten::data implicit */
    {141, 0, 333}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 278}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 278}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 337}, /* aten::det implicit */
    {141, 0, 338}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 339}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 279}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 280}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 340}, /* aten::diag implicit */
    {138, 4, 281}, /* aten::diag.out implicit */
    {142, 0, 341}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 8, 282}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 342}, /* aten::diagflat implicit */
    {141, 0, 343}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 344}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 8, 284}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 283}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 285}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 345}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 286}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 346}, /* aten::diff implicit */
    {138, 0, 347}, /* aten::diff.out implicit */
    {1, 1, 48}, {16, 1, 48}, {142, 9, 287}, /* aten::digamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, {16, 3, 48}, /* aten::digamma.out CPU Meta */
    {1, 2, 48}, {16, 2, 48}, {142, 10, 287}, /* aten::digamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 348}, /* aten::dim implicit */
    {141, 0, 349}, /* aten::dist CompositeExplicitAutograd */
    {141, 8, 288}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 350}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 351}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 8, 290}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 8, 289}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, {16, 1, 49}, {142, 9, 291}, /* aten::div.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, {16, 1, 50}, {142, 9, 292}, /* aten::div.Tensor_mode CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, {16, 3, 49}, /* aten::div.out CPU Meta */
    {1, 3, 50}, {16, 3, 50}, /* aten::div.out_mode CPU Meta */
    {141, 0, 352}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 353}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, {16, 2, 49}, {142, 10, 291}, /* aten::div_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, {16, 2, 50}, {142, 10, 292}, /* aten::div_.Tensor_mode CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 354}, /* aten::divide.Scalar implicit */
    {138, 0, 355}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 356}, /* aten::divide.Tensor implicit */
    {138, 0, 357}, /* aten::divide.Tensor_mode implicit */
    {138, 0, 362}, /* aten::divide.out implicit */
    {138, 0, 363}, /* aten::divide.out_mode implicit */
    {138, 0, 358}, /* aten::divide_.Scalar implicit */
    {138, 0, 359}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 360}, /* aten::divide_.Tensor implicit */
    {138, 0, 361}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 364}, {16, 0, 364}, /* aten::dot CPU Meta */
    {141, 4, 293}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 365}, /* aten::dropout implicit */
    {138, 0, 366}, /* aten::dropout_ implicit */
    {138, 0, 367}, /* aten::dsplit.array implicit */
    {138, 0, 368}, /* aten::dsplit.int implicit */
    {138, 0, 369}, /* aten::dstack implicit */
    {138, 4, 294}, /* aten::dstack.out implicit */
    {138, 0, 370}, /* aten::einsum implicit */
    {1, 1, 52}, {16, 1, 52}, {142, 9, 295}, /* aten::elu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, {16, 3, 52}, /* aten::elu.out CPU Meta */
    {1, 2, 52}, {16, 2, 52}, {142, 10, 295}, /* aten::elu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, {16, 1, 51}, {142, 9, 296}, /* aten::elu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, {16, 3, 51}, /* aten::elu_backward.grad_input CPU Meta */
    {141, 0, 371}, /* aten::embedding CompositeExplicitAutograd */
    {141, 8, 297}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 372}, /* aten::embedding_backward implicit */
    {138, 0, 373}, /* aten::embedding_bag implicit */
    {138, 0, 374}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 375}, {16, 0, 375}, /* aten::embedding_dense_backward CPU Meta */
    {141, 8, 298}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 300}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 8, 299}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 376}, {16, 0, 376}, /* aten::embedding_renorm_ CPU Meta */
    {1, 0, 378}, {16, 0, 378}, {86, 0, 220}, /* aten::empty.memory_format CPU Meta BackendSelect */
    {138, 0, 379}, /* aten::empty.out implicit */
    {141, 0, 377}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 8, 301}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 380}, {86, 0, 220}, /* aten::empty_permuted CompositeExplicitAutograd BackendSelect */
    {141, 8, 302}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 381}, {16, 0, 381}, {86, 0, 220}, /* aten::empty_strided CPU Meta BackendSelect */
    {141, 8, 303}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, {16, 1, 53}, {142, 9, 304}, /* aten::eq.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, {16, 3, 53}, /* aten::eq.Scalar_out CPU Meta */
    {1, 1, 54}, {16, 1, 54}, {142, 9, 305}, /* aten::eq.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, {16, 3, 54}, /* aten::eq.Tensor_out CPU Meta */
    {1, 2, 53}, {16, 2, 53}, {142, 10, 304}, /* aten::eq_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, {16, 2, 54}, {142, 10, 305}, /* aten::eq_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 382}, {16, 0, 382}, /* aten::equal CPU Meta */
    {1, 1, 55}, {16, 1, 55}, {142, 9, 306}, /* aten::erf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, {16, 3, 55}, /* aten::erf.out CPU Meta */
    {1, 2, 55}, {16, 2, 55}, {142, 10, 306}, /* aten::erf_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, {16, 1, 56}, {142, 9, 307}, /* aten::erfc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, {16, 3, 56}, /* aten::erfc.out CPU Meta */
    {1, 2, 56}, {16, 2, 56}, {142, 10, 307}, /* aten::erfc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, {16, 1, 57}, {142, 9, 308}, /* aten::erfinv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, {16, 3, 57}, /* aten::erfinv.out CPU Meta */
    {1, 2, 57}, {16, 2, 57}, {142, 10, 308}, /* aten::erfinv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, {16, 1, 59}, {142, 9, 309}, /* aten::exp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, {16, 3, 59}, /* aten::exp.out CPU Meta */
    {1, 1, 58}, {16, 1, 58}, {142, 9, 310}, /* aten::exp2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, {16, 3, 58}, /* aten::exp2.out CPU Meta */
    {1, 2, 58}, {16, 2, 58}, {142, 10, 310}, /* aten::exp2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, {16, 2, 59}, {142, 10, 309}, /* aten::exp_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 383}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 384}, /* aten::expand_as implicit */
    {142, 7, 311}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 312}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, {16, 1, 60}, {142, 9, 313}, /* aten::expm1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, {16, 3, 60}, /* aten::expm1.out CPU Meta */
    {1, 2, 60}, {16, 2, 60}, {142, 10, 313}, /* aten::expm1_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 315}, /* aten::exponential CompositeExplicitAutograd */
    {141, 8, 314}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 385}, {16, 0, 385}, /* aten::exponential_ CPU Meta */
    {141, 0, 386}, {86, 0, 220}, /* aten::eye CompositeExplicitAutograd BackendSelect */
    {141, 0, 387}, {86, 0, 220}, /* aten::eye.m CompositeExplicitAutograd BackendSelect */
    {1, 4, 317}, {16, 4, 317}, /* aten::eye.m_out CPU Meta */
    {1, 4, 316}, {16, 4, 316}, /* aten::eye.out CPU Meta */
    {138, 0, 388}, /* aten::fake_quantize_per_channel_affine implicit */
    {1, 0, 389}, /* aten::fake_quantize_per_channel_affine_cachemask CPU */
    {141, 8, 318}, /* aten::fake_quantize_per_channel_affine_cachemask.out CompositeExplicitAutograd */
    {138, 0, 390}, /* aten::fake_quantize_per_channel_affine_cachemask_backward implicit */
    {138, 0, 391}, /* aten::fake_quantize_per_tensor_affine implicit */
    {138, 0, 394}, /* aten::fake_quantize_per_tensor_affine.tensor_qparams implicit */
    {1, 0, 392}, /* aten::fake_quantize_per_tensor_affine_cachemask CPU */
    {141, 8, 319}, /* aten::fake_quantize_per_tensor_affine_cachemask.out CompositeExplicitAutograd */
    {138, 0, 393}, /* aten::fake_quantize_per_tensor_affine_cachemask_backward implicit */
    {138, 0, 395}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 396}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 397}, /* aten::feature_dropout implicit */
    {138, 0, 398}, /* aten::feature_dropout_ implicit */
    {138, 0, 399}, /* aten::fft_fft implicit */
    {138, 0, 402}, /* aten::fft_fft.out implicit */
    {138, 0, 400}, /* aten::fft_fft2 implicit */
    {138, 0, 401}, /* aten::fft_fft2.out implicit */
    {141, 0, 403}, {86, 0, 220}, /* aten::fft_fftfreq CompositeExplicitAutograd BackendSelect */
    {141, 0, 404}, /* aten::fft_fftfreq.out CompositeExplicitAutograd */
    {138, 0, 405}, /* aten::fft_fftn implicit */
    {138, 0, 406}, /* aten::fft_fftn.out implicit */
    {138, 0, 407}, /* aten::fft_fftshift implicit */
    {138, 0, 408}, /* aten::fft_hfft implicit */
    {138, 0, 411}, /* aten::fft_hfft.out implicit */
    {138, 0, 409}, /* aten::fft_hfft2 implicit */
    {138, 0, 410}, /* aten::fft_hfft2.out implicit */
    {138, 0, 412}, /* aten::fft_hfftn implicit */
    {138, 0, 413}, /* aten::fft_hfftn.out implicit */
    {138, 0, 414}, /* aten::fft_ifft implicit */
    {138, 0, 417}, /* aten::fft_ifft.out implicit */
    {138, 0, 415}, /* aten::fft_ifft2 implicit */
    {138, 0, 416}, /* aten::fft_ifft2.out implicit */
    {138, 0, 418}, /* aten::fft_ifftn implicit */
    {138, 0, 419}, /* aten::fft_ifftn.out implicit */
    {138, 0, 420}, /* aten::fft_ifftshift implicit */
    {138, 0, 421}, /* aten::fft_ihfft implicit */
    {138, 0, 424}, /* aten::fft_ihfft.out implicit */
    {138, 0, 422}, /* aten::fft_ihfft2 implicit */
    {138, 0, 423}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 425}, /* aten::fft_ihfftn implicit */
    {138, 0, 426}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 427}, /* aten::fft_irfft implicit */
    {138, 0, 430}, /* aten::fft_irfft.out implicit */
    {138, 0, 428}, /* aten::fft_irfft2 implicit */
    {138, 0, 429}, /* aten::fft_irfft2.out implicit */
    {138, 0, 431}, /* aten::fft_irfftn implicit */
    {138, 0, 432}, /* aten::fft_irfftn.out implicit */
    {138, 0, 433}, /* aten::fft_rfft implicit */
    {138, 0, 436}, /* aten::fft_rfft.out implicit */
    {138, 0, 434}, /* aten::fft_rfft2 implicit */
    {138, 0, 435}, /* aten::fft_rfft2.out implicit */
    {141, 0, 437}, {86, 0, 220}, /* aten::fft_rfftfreq CompositeExplicitAutograd BackendSelect */
    {141, 0, 438}, /* aten::fft_rfftfreq.out CompositeExplicitAutograd */
    {138, 0, 439}, /* aten::fft_rfftn implicit */
    {138, 0, 440}, /* aten::fft_rfftn.out implicit */
    {141, 6, 322}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 8, 320}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 323}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 8, 321}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 441}, {16, 0, 441}, /* aten::fill_.Scalar CPU Meta */
    {1, 0, 442}, {16, 0, 442}, /* aten::fill_.Tensor CPU Meta */
    {138, 0, 443}, /* aten::fix implicit */
    {138, 0, 445}, /* aten::fix.out implicit */
    {138, 0, 444}, /* aten::fix_ implicit */
    {138, 0, 446}, /* aten::flatten.using_ints implicit */
    {1, 0, 447}, {16, 0, 447}, /* aten::flip CPU Meta */
    {141, 8, 324}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 448}, /* aten::fliplr implicit */
    {138, 0, 449}, /* aten::flipud implicit */
    {138, 0, 450}, /* aten::float_power.Scalar implicit */
    {138, 0, 451}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 452}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 453}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 454}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 455}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 456}, /* aten::float_power_.Scalar implicit */
    {138, 0, 457}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, {16, 1, 61}, {142, 9, 325}, /* aten::floor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, {16, 3, 61}, /* aten::floor.out CPU Meta */
    {1, 2, 61}, {16, 2, 61}, {142, 10, 325}, /* aten::floor_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 458}, {16, 0, 458}, /* aten::floor_divide CPU Meta */
    {141, 0, 459}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 8, 326}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 462}, {16, 0, 462}, /* aten::floor_divide.out CPU Meta */
    {141, 0, 460}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 461}, {16, 0, 461}, /* aten::floor_divide_.Tensor CPU Meta */
    {1, 1, 62}, {16, 1, 62}, {142, 9, 327}, /* aten::fmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, {16, 3, 62}, /* aten::fmax.out CPU Meta */
    {1, 1, 63}, {16, 1, 63}, {142, 9, 328}, /* aten::fmin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, {16, 3, 63}, /* aten::fmin.out CPU Meta */
    {141, 0, 463}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 464}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, {16, 1, 64}, {142, 9, 329}, /* aten::fmod.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, {16, 3, 64}, /* aten::fmod.Tensor_out CPU Meta */
    {141, 0, 465}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, {16, 2, 64}, {142, 10, 329}, /* aten::fmod_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, {16, 1, 65}, {142, 9, 330}, /* aten::frac CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, {16, 3, 65}, /* aten::frac.out CPU Meta */
    {1, 2, 65}, {16, 2, 65}, {142, 10, 330}, /* aten::frac_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 466}, {16, 0, 466}, /* aten::fractional_max_pool2d CPU Meta */
    {1, 4, 331}, {16, 4, 331}, /* aten::fractional_max_pool2d.output CPU Meta */
    {1, 0, 467}, {16, 0, 467}, /* aten::fractional_max_pool2d_backward CPU Meta */
    {1, 4, 332}, {16, 4, 332}, /* aten::fractional_max_pool2d_backward.grad_input CPU Meta */
    {1, 0, 468}, {16, 0, 468}, /* aten::fractional_max_pool3d CPU Meta */
    {1, 4, 333}, {16, 4, 333}, /* aten::fractional_max_pool3d.output CPU Meta */
    {1, 0, 469}, {16, 0, 469}, /* aten::fractional_max_pool3d_backward CPU Meta */
    {1, 4, 334}, {16, 4, 334}, /* aten::fractional_max_pool3d_backward.grad_input CPU Meta */
    {1, 0, 470}, {16, 0, 470}, /* aten::frexp.Tensor CPU Meta */
    {1, 0, 471}, {16, 0, 471}, /* aten::frexp.Tensor_out CPU Meta */
    {1, 0, 472}, {86, 0, 220}, /* aten::from_file CPU BackendSelect */
    {141, 8, 335}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 473}, {86, 0, 220}, /* aten::full CompositeExplicitAutograd BackendSelect */
    {141, 4, 336}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 474}, /* aten::full_like CompositeExplicitAutograd */
    {141, 8, 337}, /* aten::full_like.out CompositeExplicitAutograd */
    {138, 0, 475}, /* aten::fused_moving_avg_obs_fake_quant implicit */
    {1, 1, 66}, {16, 1, 66}, {142, 9, 338}, /* aten::gather CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, {16, 3, 66}, /* aten::gather.out CPU Meta */
    {138, 0, 476}, /* aten::gather_backward implicit */
    {1, 1, 67}, {16, 1, 67}, {142, 9, 339}, /* aten::gcd CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, {16, 3, 67}, /* aten::gcd.out CPU Meta */
    {1, 2, 67}, {16, 2, 67}, {142, 10, 339}, /* aten::gcd_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, {16, 1, 68}, {142, 9, 340}, /* aten::ge.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, {16, 3, 68}, /* aten::ge.Scalar_out CPU Meta */
    {1, 1, 69}, {16, 1, 69}, {142, 9, 341}, /* aten::ge.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, {16, 3, 69}, /* aten::ge.Tensor_out CPU Meta */
    {1, 2, 68}, {16, 2, 68}, {142, 10, 340}, /* aten::ge_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, {16, 2, 69}, {142, 10, 341}, /* aten::ge_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, {16, 1, 71}, {142, 9, 342}, /* aten::gelu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, {16, 3, 71}, /* aten::gelu.out CPU Meta */
    {1, 2, 71}, {16, 2, 71}, {142, 10, 342}, /* aten::gelu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, {16, 1, 70}, {142, 9, 343}, /* aten::gelu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, {16, 3, 70}, /* aten::gelu_backward.grad_input CPU Meta */
    {141, 6, 345}, /* aten::geometric CompositeExplicitAutograd */
    {141, 8, 344}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 477}, {16, 0, 477}, /* aten::geometric_ CPU Meta */
    {1, 0, 478}, {16, 0, 478}, /* aten::geqrf CPU Meta */
    {1, 4, 346}, {16, 4, 346}, /* aten::geqrf.a CPU Meta */
    {138, 0, 479}, /* aten::ger implicit */
    {138, 4, 347}, /* aten::ger.out implicit */
    {138, 0, 480}, /* aten::get_device implicit */
    {1, 0, 481}, {16, 0, 481}, /* aten::glu CPU Meta */
    {1, 4, 348}, {16, 4, 348}, /* aten::glu.out CPU Meta */
    {1, 0, 482}, {16, 0, 482}, /* aten::glu_backward CPU Meta */
    {1, 4, 349}, {16, 4, 349}, /* aten::glu_backward.grad_input CPU Meta */
    {138, 0, 483}, /* aten::gradient.array implicit */
    {138, 0, 484}, /* aten::gradient.scalararray implicit */
    {138, 0, 485}, /* aten::gradient.scalarint implicit */
    {138, 0, 486}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 487}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 488}, /* aten::gradient.tensorarray implicit */
    {138, 0, 489}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 490}, /* aten::greater.Scalar implicit */
    {138, 0, 491}, /* aten::greater.Scalar_out implicit */
    {138, 0, 492}, /* aten::greater.Tensor implicit */
    {138, 0, 493}, /* aten::greater.Tensor_out implicit */
    {138, 0, 494}, /* aten::greater_.Scalar implicit */
    {138, 0, 495}, /* aten::greater_.Tensor implicit */
    {138, 0, 496}, /* aten::greater_equal.Scalar implicit */
    {138, 0, 497}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 498}, /* aten::greater_equal.Tensor implicit */
    {138, 0, 499}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 500}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 501}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 502}, /* aten::grid_sampler implicit */
    {1, 0, 503}, {16, 0, 503}, /* aten::grid_sampler_2d CPU Meta */
    {141, 8, 350}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 504}, {16, 0, 504}, /* aten::grid_sampler_2d_backward CPU Meta */
    {141, 8, 351}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 505}, {16, 0, 505}, /* aten::grid_sampler_3d CPU Meta */
    {141, 8, 352}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 506}, {16, 0, 506}, /* aten::grid_sampler_3d_backward CPU Meta */
    {141, 8, 353}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 507}, /* aten::group_norm implicit */
    {138, 0, 509}, /* aten::gru.data implicit */
    {138, 0, 510}, /* aten::gru.input implicit */
    {138, 0, 508}, /* aten::gru_cell implicit */
    {1, 1, 72}, {16, 1, 72}, {142, 9, 354}, /* aten::gt.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, {16, 3, 72}, /* aten::gt.Scalar_out CPU Meta */
    {1, 1, 73}, {16, 1, 73}, {142, 9, 355}, /* aten::gt.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, {16, 3, 73}, /* aten::gt.Tensor_out CPU Meta */
    {1, 2, 72}, {16, 2, 72}, {142, 10, 354}, /* aten::gt_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, {16, 2, 73}, {142, 10, 355}, /* aten::gt_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 511}, {86, 0, 220}, /* aten::hamming_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 356}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 512}, {86, 0, 220}, /* aten::hamming_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 0, 513}, {86, 0, 220}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd BackendSelect */
    {141, 0, 514}, {86, 0, 220}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd BackendSelect */
    {141, 8, 359}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 8, 358}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 8, 357}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 515}, {86, 0, 220}, /* aten::hann_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 360}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 516}, {86, 0, 220}, /* aten::hann_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 361}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, {16, 1, 75}, {142, 9, 362}, /* aten::hardshrink CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, {16, 3, 75}, /* aten::hardshrink.out CPU Meta */
    {1, 1, 74}, {16, 1, 74}, {142, 9, 363}, /* aten::hardshrink_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, {16, 3, 74}, /* aten::hardshrink_backward.grad_input CPU Meta */
    {1, 1, 77}, {16, 1, 77}, {142, 9, 364}, /* aten::hardsigmoid CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, {16, 3, 77}, /* aten::hardsigmoid.out CPU Meta */
    {1, 2, 77}, {16, 2, 77}, {142, 10, 364}, /* aten::hardsigmoid_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, {16, 1, 76}, {142, 9, 365}, /* aten::hardsigmoid_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU Meta */
    {1, 0, 517}, {16, 0, 517}, /* aten::hardswish CPU Meta */
    {1, 0, 520}, {16, 0, 520}, /* aten::hardswish.out CPU Meta */
    {1, 0, 518}, {16, 0, 518}, /* aten::hardswish_ CPU Meta */
    {1, 0, 519}, {16, 0, 519}, /* aten::hardswish_backward CPU Meta */
    {141, 8, 366}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 521}, {16, 0, 521}, /* aten::hardtanh CPU Meta */
    {1, 0, 525}, {16, 0, 525}, /* aten::hardtanh.out CPU Meta */
    {1, 0, 522}, {16, 0, 522}, /* aten::hardtanh_ CPU Meta */
    {1, 0, 523}, {16, 0, 523}, /* aten::hardtanh_backward CPU Meta */
    {1, 0, 524}, {16, 0, 524}, /* aten::hardtanh_backward.grad_input CPU Meta */
    {1, 1, 78}, {16, 1, 78}, {142, 9, 367}, /* aten::hash_tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, {16, 3, 78}, /* aten::hash_tensor.out CPU Meta */
    {1, 1, 79}, {16, 1, 79}, {142, 9, 368}, /* aten::heaviside CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, {16, 3, 79}, /* aten::heaviside.out CPU Meta */
    {1, 2, 79}, {16, 2, 79}, {142, 10, 368}, /* aten::heaviside_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 526}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 527}, {16, 0, 527}, /* aten::histc CPU Meta */
    {1, 4, 369}, {16, 4, 369}, /* aten::histc.out CPU Meta */
    {1, 0, 528}, {16, 0, 528}, /* aten::histogram.bin_ct CPU Meta */
    {1, 4, 370}, {16, 4, 370}, /* aten::histogram.bin_ct_out CPU Meta */
    {1, 0, 529}, {16, 0, 529}, /* aten::histogram.bins_tensor CPU Meta */
    {1, 4, 371}, {16, 4, 371}, /* aten::histogram.bins_tensor_out CPU Meta */
    {138, 0, 530}, /* aten::histogramdd implicit */
    {138, 0, 531}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 532}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 533}, /* aten::hsplit.array implicit */
    {138, 0, 534}, /* aten::hsplit.int implicit */
    {138, 0, 535}, /* aten::hstack implicit */
    {138, 4, 372}, /* aten::hstack.out implicit */
    {1, 0, 536}, {16, 0, 536}, /* aten::huber_loss CPU Meta */
    {1, 4, 373}, {16, 4, 373}, /* aten::huber_loss.out CPU Meta */
    {1, 0, 537}, {16, 0, 537}, /* aten::huber_loss_backward CPU Meta */
    {1, 0, 538}, {16, 0, 538}, /* aten::huber_loss_backward.out CPU Meta */
    {1, 1, 80}, {16, 1, 80}, {142, 9, 374}, /* aten::hypot CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, {16, 3, 80}, /* aten::hypot.out CPU Meta */
    {1, 2, 80}, {16, 2, 80}, {142, 10, 374}, /* aten::hypot_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, {16, 1, 81}, {142, 9, 375}, /* aten::i0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, {16, 3, 81}, /* aten::i0.out CPU Meta */
    {1, 2, 81}, {16, 2, 81}, {142, 10, 375}, /* aten::i0_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, {16, 1, 82}, {142, 9, 376}, /* aten::igamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, {16, 3, 82}, /* aten::igamma.out CPU Meta */
    {1, 2, 82}, {16, 2, 82}, {142, 10, 376}, /* aten::igamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, {16, 1, 83}, {142, 9, 377}, /* aten::igammac CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, {16, 3, 83}, /* aten::igammac.out CPU Meta */
    {1, 2, 83}, {16, 2, 83}, {142, 10, 377}, /* aten::igammac_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 539}, {16, 0, 539}, /* aten::im2col CPU Meta */
    {1, 4, 378}, {16, 4, 378}, /* aten::im2col.out CPU Meta */
    {138, 0, 540}, /* aten::imag implicit */
    {1, 0, 541}, {16, 0, 541}, /* aten::index.Tensor CPU Meta */
    {1, 4, 379}, {16, 4, 379}, /* aten::index.Tensor_out CPU Meta */
    {1, 1, 84}, {16, 1, 84}, {142, 9, 380}, /* aten::index_add CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, {16, 3, 84}, /* aten::index_add.out CPU Meta */
    {1, 2, 84}, {16, 2, 84}, {142, 10, 380}, /* aten::index_add_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, {16, 1, 85}, {142, 9, 381}, /* aten::index_copy CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, {16, 3, 85}, /* aten::index_copy.out CPU Meta */
    {1, 2, 85}, {16, 2, 85}, {142, 10, 381}, /* aten::index_copy_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 384}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 8, 382}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 385}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 8, 383}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 542}, {16, 0, 542}, /* aten::index_fill_.int_Scalar CPU Meta */
    {1, 0, 543}, {16, 0, 543}, /* aten::index_fill_.int_Tensor CPU Meta */
    {141, 6, 387}, /* aten::index_put CompositeExplicitAutograd */
    {141, 8, 386}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 544}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, {16, 1, 86}, {142, 9, 388}, /* aten::index_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, {16, 3, 86}, /* aten::index_reduce.out CPU Meta */
    {1, 2, 86}, {16, 2, 86}, {142, 10, 388}, /* aten::index_reduce_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 545}, {16, 0, 545}, /* aten::index_select CPU Meta */
    {1, 4, 389}, {16, 4, 389}, /* aten::index_select.out CPU Meta */
    {138, 0, 546}, /* aten::index_select_backward implicit */
    {138, 0, 547}, /* aten::inner implicit */
    {138, 0, 548}, /* aten::inner.out implicit */
    {138, 0, 549}, /* aten::instance_norm implicit */
    {138, 0, 550}, /* aten::inverse implicit */
    {138, 4, 390}, /* aten::inverse.out implicit */
    {138, 0, 551}, /* aten::is_complex implicit */
    {138, 0, 552}, /* aten::is_conj implicit */
    {138, 0, 553}, /* aten::is_contiguous implicit */
    {138, 0, 554}, /* aten::is_contiguous.memory_format implicit */
    {138, 0, 555}, /* aten::is_distributed implicit */
    {138, 0, 556}, /* aten::is_floating_point implicit */
    {138, 0, 557}, /* aten::is_inference implicit */
    {138, 0, 558}, /* aten::is_leaf implicit */
    {138, 0, 559}, /* aten::is_neg implicit */
    {138, 0, 560}, /* aten::is_nonzero implicit */
    {141, 0, 561}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 562}, /* aten::is_same_size CompositeExplicitAutograd */
    {1, 0, 563}, {16, 0, 563}, /* aten::is_set_to CPU Meta */
    {138, 0, 564}, /* aten::is_signed implicit */
    {138, 0, 565}, /* aten::isclose implicit */
    {138, 0, 566}, /* aten::isfinite implicit */
    {1, 1, 87}, {16, 1, 87}, {142, 9, 391}, /* aten::isin.Scalar_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, {16, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU Meta */
    {1, 1, 88}, {16, 1, 88}, {142, 9, 392}, /* aten::isin.Tensor_Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, {16, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU Meta */
    {1, 1, 89}, {16, 1, 89}, {142, 9, 393}, /* aten::isin.Tensor_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, {16, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU Meta */
    {1, 0, 567}, {16, 0, 567}, /* aten::isinf CPU Meta */
    {141, 8, 394}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 568}, {16, 0, 568}, /* aten::isnan CPU Meta */
    {141, 8, 395}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, {16, 1, 90}, {142, 9, 396}, /* aten::isneginf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, {16, 3, 90}, /* aten::isneginf.out CPU Meta */
    {1, 1, 91}, {16, 1, 91}, {142, 9, 397}, /* aten::isposinf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, {16, 3, 91}, /* aten::isposinf.out CPU Meta */
    {138, 0, 569}, /* aten::isreal implicit */
    {138, 0, 570}, /* aten::istft implicit */
    {138, 0, 571}, /* aten::item implicit */
    {141, 0, 572}, {86, 0, 220}, /* aten::kaiser_window CompositeExplicitAutograd BackendSelect */
    {141, 0, 573}, {86, 0, 220}, /* aten::kaiser_window.beta CompositeExplicitAutograd BackendSelect */
    {141, 8, 399}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 8, 398}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 574}, {86, 0, 220}, /* aten::kaiser_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 400}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 575}, /* aten::kl_div implicit */
    {138, 0, 576}, /* aten::kron implicit */
    {138, 4, 401}, /* aten::kron.out implicit */
    {141, 0, 577}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 578}, {16, 0, 578}, /* aten::kthvalue.values CPU Meta */
    {138, 0, 579}, /* aten::l1_loss implicit */
    {138, 0, 580}, /* aten::layer_norm implicit */
    {1, 1, 92}, {16, 1, 92}, {142, 9, 402}, /* aten::lcm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, {16, 3, 92}, /* aten::lcm.out CPU Meta */
    {1, 2, 92}, {16, 2, 92}, {142, 10, 402}, /* aten::lcm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 581}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 403}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 403}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, {16, 1, 93}, {142, 9, 404}, /* aten::le.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, {16, 3, 93}, /* aten::le.Scalar_out CPU Meta */
    {1, 1, 94}, {16, 1, 94}, {142, 9, 405}, /* aten::le.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, {16, 3, 94}, /* aten::le.Tensor_out CPU Meta */
    {1, 2, 93}, {16, 2, 93}, {142, 10, 404}, /* aten::le_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, {16, 2, 94}, {142, 10, 405}, /* aten::le_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, {16, 1, 96}, {142, 9, 406}, /* aten::leaky_relu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, {16, 3, 96}, /* aten::leaky_relu.out CPU Meta */
    {1, 2, 96}, {16, 2, 96}, {142, 10, 406}, /* aten::leaky_relu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, {16, 1, 95}, {142, 9, 407}, /* aten::leaky_relu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, {16, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU Meta */
    {1, 1, 97}, {16, 1, 97}, {142, 9, 408}, /* aten::lerp.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, {16, 3, 97}, /* aten::lerp.Scalar_out CPU Meta */
    {1, 1, 98}, {16, 1, 98}, {142, 9, 409}, /* aten::lerp.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, {16, 3, 98}, /* aten::lerp.Tensor_out CPU Meta */
    {1, 2, 97}, {16, 2, 97}, {142, 10, 408}, /* aten::lerp_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, {16, 2, 98}, {142, 10, 409}, /* aten::lerp_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 582}, /* aten::less.Scalar implicit */
    {138, 0, 583}, /* aten::less.Scalar_out implicit */
    {138, 0, 584}, /* aten::less.Tensor implicit */
    {138, 0, 585}, /* aten::less.Tensor_out implicit */
    {138, 0, 586}, /* aten::less_.Scalar implicit */
    {138, 0, 587}, /* aten::less_.Tensor implicit */
    {138, 0, 588}, /* aten::less_equal.Scalar implicit */
    {138, 0, 589}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 590}, /* aten::less_equal.Tensor implicit */
    {138, 0, 591}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 592}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 593}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, {16, 1, 99}, {142, 9, 410}, /* aten::lgamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, {16, 3, 99}, /* aten::lgamma.out CPU Meta */
    {1, 2, 99}, {16, 2, 99}, {142, 10, 410}, /* aten::lgamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 594}, /* aten::lift CompositeExplicitAutograd */
    {141, 8, 411}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 595}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 412}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 413}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {141, 0, 596}, /* aten::linalg__powsum CompositeExplicitAutograd */
    {138, 0, 597}, /* aten::linalg_cholesky implicit */
    {138, 4, 414}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 598}, {16, 0, 598}, /* aten::linalg_cholesky_ex CPU Meta */
    {1, 4, 415}, {16, 4, 415}, /* aten::linalg_cholesky_ex.L CPU Meta */
    {138, 0, 599}, /* aten::linalg_cond implicit */
    {138, 4, 416}, /* aten::linalg_cond.out implicit */
    {138, 0, 600}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 417}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 601}, {16, 0, 601}, /* aten::linalg_cross CPU Meta */
    {1, 4, 418}, {16, 4, 418}, /* aten::linalg_cross.out CPU Meta */
    {138, 0, 602}, /* aten::linalg_det implicit */
    {138, 4, 419}, /* aten::linalg_det.out implicit */
    {138, 0, 603}, /* aten::linalg_diagonal implicit */
    {1, 0, 604}, {16, 0, 604}, /* aten::linalg_eig CPU Meta */
    {1, 4, 420}, {16, 4, 420}, /* aten::linalg_eig.out CPU Meta */
    {138, 0, 605}, /* aten::linalg_eigh implicit */
    {138, 4, 421}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 606}, /* aten::linalg_eigvals implicit */
    {1, 4, 422}, {16, 4, 422}, /* aten::linalg_eigvals.out CPU Meta */
    {138, 0, 607}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 423}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 608}, {16, 0, 608}, /* aten::linalg_householder_product CPU Meta */
    {1, 4, 424}, {16, 4, 424}, /* aten::linalg_householder_product.out CPU Meta */
    {138, 0, 609}, /* aten::linalg_inv implicit */
    {138, 4, 425}, /* aten::linalg_inv.out implicit */
    {1, 0, 610}, {16, 0, 610}, /* aten::linalg_inv_ex CPU Meta */
    {1, 4, 426}, {16, 4, 426}, /* aten::linalg_inv_ex.inverse CPU Meta */
    {138, 0, 611}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 427}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 612}, {16, 0, 612}, /* aten::linalg_ldl_factor_ex CPU Meta */
    {1, 4, 428}, {16, 4, 428}, /* aten::linalg_ldl_factor_ex.out CPU Meta */
    {1, 0, 613}, {16, 0, 613}, /* aten::linalg_ldl_solve CPU Meta */
    {1, 4, 429}, {16, 4, 429}, /* aten::linalg_ldl_solve.out CPU Meta */
    {1, 0, 614}, {16, 0, 614}, /* aten::linalg_lstsq CPU Meta */
    {1, 4, 430}, {16, 4, 430}, /* aten::linalg_lstsq.out CPU Meta */
    {1, 0, 615}, {16, 0, 615}, /* aten::linalg_lu CPU Meta */
    {1, 4, 431}, {16, 4, 431}, /* aten::linalg_lu.out CPU Meta */
    {138, 0, 616}, /* aten::linalg_lu_factor implicit */
    {138, 4, 432}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 617}, {16, 0, 617}, /* aten::linalg_lu_factor_ex CPU Meta */
    {1, 4, 433}, {16, 4, 433}, /* aten::linalg_lu_factor_ex.out CPU Meta */
    {1, 0, 618}, {16, 0, 618}, /* aten::linalg_lu_solve CPU Meta */
    {1, 4, 434}, {16, 4, 434}, /* aten::linalg_lu_solve.out CPU Meta */
    {138, 0, 619}, /* aten::linalg_matmul implicit */
    {138, 4, 435}, /* aten::linalg_matmul.out implicit */
    {1, 0, 620}, {16, 0, 620}, /* aten::linalg_matrix_exp CPU Meta */
    {141, 8, 436}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 621}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 437}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 622}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 438}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 623}, /* aten::linalg_matrix_power implicit */
    {138, 0, 624}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 625}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 626}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 440}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 627}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 441}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 439}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 442}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 628}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 629}, /* aten::linalg_multi_dot implicit */
    {138, 4, 443}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 630}, /* aten::linalg_norm implicit */
    {138, 0, 631}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 445}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 444}, /* aten::linalg_norm.out implicit */
    {138, 0, 632}, /* aten::linalg_pinv implicit */
    {138, 0, 633}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 447}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 634}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 448}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 446}, /* aten::linalg_pinv.out implicit */
    {138, 4, 449}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 635}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 636}, {16, 0, 636}, /* aten::linalg_qr CPU Meta */
    {1, 4, 450}, {16, 4, 450}, /* aten::linalg_qr.out CPU Meta */
    {138, 0, 637}, /* aten::linalg_slogdet implicit */
    {138, 4, 451}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 638}, /* aten::linalg_solve implicit */
    {138, 4, 452}, /* aten::linalg_solve.out implicit */
    {138, 0, 639}, /* aten::linalg_solve_ex implicit */
    {138, 4, 453}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 640}, {16, 0, 640}, /* aten::linalg_solve_triangular CPU Meta */
    {1, 4, 454}, {16, 4, 454}, /* aten::linalg_solve_triangular.out CPU Meta */
    {138, 0, 641}, /* aten::linalg_svd implicit */
    {138, 4, 455}, /* aten::linalg_svd.U implicit */
    {138, 0, 642}, /* aten::linalg_svdvals implicit */
    {138, 4, 456}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 643}, /* aten::linalg_tensorinv implicit */
    {138, 0, 644}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 645}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 457}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 646}, /* aten::linalg_vander implicit */
    {138, 0, 647}, /* aten::linalg_vecdot implicit */
    {138, 4, 458}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, {16, 1, 100}, {142, 9, 459}, /* aten::linalg_vector_norm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, {16, 3, 100}, /* aten::linalg_vector_norm.out CPU Meta */
    {138, 0, 648}, /* aten::linear implicit */
    {141, 0, 649}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 650}, {86, 0, 220}, /* aten::linspace CompositeExplicitAutograd BackendSelect */
    {141, 0, 651}, {86, 0, 220}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 461}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 652}, {86, 0, 220}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd BackendSelect */
    {141, 4, 462}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 653}, {86, 0, 220}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 463}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 460}, {16, 4, 460}, /* aten::linspace.out CPU Meta */
    {1, 1, 104}, {16, 1, 104}, {142, 9, 464}, /* aten::log CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, {16, 3, 104}, /* aten::log.out CPU Meta */
    {1, 1, 101}, {16, 1, 101}, {142, 9, 465}, /* aten::log10 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, {16, 3, 101}, /* aten::log10.out CPU Meta */
    {1, 2, 101}, {16, 2, 101}, {142, 10, 465}, /* aten::log10_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, {16, 1, 102}, {142, 9, 466}, /* aten::log1p CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, {16, 3, 102}, /* aten::log1p.out CPU Meta */
    {1, 2, 102}, {16, 2, 102}, {142, 10, 466}, /* aten::log1p_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, {16, 1, 103}, {142, 9, 467}, /* aten::log2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, {16, 3, 103}, /* aten::log2.out CPU Meta */
    {1, 2, 103}, {16, 2, 103}, {142, 10, 467}, /* aten::log2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, {16, 2, 104}, {142, 10, 464}, /* aten::log_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 469}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 8, 468}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 654}, {16, 0, 654}, /* aten::log_normal_ CPU Meta */
    {138, 0, 655}, /* aten::log_sigmoid implicit */
    {138, 0, 660}, /* aten::log_sigmoid.out implicit */
    {1, 0, 656}, {16, 0, 656}, /* aten::log_sigmoid_backward CPU Meta */
    {1, 0, 657}, {16, 0, 657}, /* aten::log_sigmoid_backward.grad_input CPU Meta */
    {1, 0, 658}, {16, 0, 658}, /* aten::log_sigmoid_forward CPU Meta */
    {1, 0, 659}, {16, 0, 659}, /* aten::log_sigmoid_forward.output CPU Meta */
    {138, 0, 661}, /* aten::log_softmax.int implicit */
    {1, 4, 470}, {16, 4, 470}, /* aten::log_softmax.int_out CPU Meta */
    {1, 1, 106}, {16, 1, 106}, {142, 9, 471}, /* aten::logaddexp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, {16, 3, 106}, /* aten::logaddexp.out CPU Meta */
    {1, 1, 105}, {16, 1, 105}, {142, 9, 472}, /* aten::logaddexp2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, {16, 3, 105}, /* aten::logaddexp2.out CPU Meta */
    {141, 0, 662}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 473}, {16, 4, 473}, /* aten::logcumsumexp.out CPU Meta */
    {138, 0, 663}, /* aten::logdet implicit */
    {1, 0, 664}, {16, 0, 664}, /* aten::logical_and CPU Meta */
    {1, 0, 666}, {16, 0, 666}, /* aten::logical_and.out CPU Meta */
    {1, 0, 665}, {16, 0, 665}, /* aten::logical_and_ CPU Meta */
    {1, 0, 667}, {16, 0, 667}, /* aten::logical_not CPU Meta */
    {1, 0, 669}, {16, 0, 669}, /* aten::logical_not.out CPU Meta */
    {1, 0, 668}, {16, 0, 668}, /* aten::logical_not_ CPU Meta */
    {1, 0, 670}, {16, 0, 670}, /* aten::logical_or CPU Meta */
    {1, 0, 672}, {16, 0, 672}, /* aten::logical_or.out CPU Meta */
    {1, 0, 671}, {16, 0, 671}, /* aten::logical_or_ CPU Meta */
    {1, 0, 673}, {16, 0, 673}, /* aten::logical_xor CPU Meta */
    {1, 0, 675}, {16, 0, 675}, /* aten::logical_xor.out CPU Meta */
    {1, 0, 674}, {16, 0, 674}, /* aten::logical_xor_ CPU Meta */
    {1, 0, 676}, {16, 0, 676}, /* aten::logit CPU Meta */
    {1, 0, 678}, {16, 0, 678}, /* aten::logit.out CPU Meta */
    {1, 0, 677}, {16, 0, 677}, /* aten::logit_ CPU Meta */
    {1, 1, 107}, {16, 1, 107}, {142, 9, 474}, /* aten::logit_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, {16, 3, 107}, /* aten::logit_backward.grad_input CPU Meta */
    {141, 0, 679}, {86, 0, 220}, /* aten::logspace CompositeExplicitAutograd BackendSelect */
    {141, 0, 680}, {86, 0, 220}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 476}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 681}, {86, 0, 220}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd BackendSelect */
    {141, 4, 477}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 682}, {86, 0, 220}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 478}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 475}, {16, 4, 475}, /* aten::logspace.out CPU Meta */
    {141, 0, 683}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 0, 684}, {16, 0, 684}, /* aten::logsumexp.out CPU Meta */
    {138, 0, 686}, /* aten::lstm.data implicit */
    {138, 0, 687}, /* aten::lstm.input implicit */
    {138, 0, 685}, /* aten::lstm_cell implicit */
    {1, 1, 108}, {16, 1, 108}, {142, 9, 479}, /* aten::lt.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, {16, 3, 108}, /* aten::lt.Scalar_out CPU Meta */
    {1, 1, 109}, {16, 1, 109}, {142, 9, 480}, /* aten::lt.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, {16, 3, 109}, /* aten::lt.Tensor_out CPU Meta */
    {1, 2, 108}, {16, 2, 108}, {142, 10, 479}, /* aten::lt_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, {16, 2, 109}, {142, 10, 480}, /* aten::lt_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 688}, /* aten::lu_solve implicit */
    {138, 4, 481}, /* aten::lu_solve.out implicit */
    {1, 0, 689}, {16, 0, 689}, /* aten::lu_unpack CPU Meta */
    {1, 4, 482}, {16, 4, 482}, /* aten::lu_unpack.out CPU Meta */
    {138, 0, 690}, /* aten::mH implicit */
    {138, 0, 691}, /* aten::mT implicit */
    {138, 0, 692}, /* aten::margin_ranking_loss implicit */
    {141, 0, 693}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 8, 483}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 694}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 8, 484}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 695}, {16, 0, 695}, /* aten::masked_fill_.Scalar CPU Meta */
    {1, 0, 696}, {16, 0, 696}, /* aten::masked_fill_.Tensor CPU Meta */
    {141, 0, 697}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 8, 485}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 698}, {16, 0, 698}, /* aten::masked_scatter_ CPU Meta */
    {141, 0, 699}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 700}, /* aten::masked_select CPU */
    {1, 0, 701}, /* aten::masked_select.out CPU */
    {138, 0, 702}, /* aten::matmul implicit */
    {138, 0, 703}, /* aten::matmul.out implicit */
    {138, 0, 704}, /* aten::matrix_H implicit */
    {138, 0, 705}, /* aten::matrix_exp implicit */
    {138, 0, 706}, /* aten::matrix_exp_backward implicit */
    {138, 0, 707}, /* aten::matrix_power implicit */
    {138, 0, 708}, /* aten::matrix_power.out implicit */
    {1, 0, 709}, {16, 0, 709}, /* aten::max CPU Meta */
    {1, 1, 110}, {16, 1, 110}, {142, 9, 487}, /* aten::max.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, {16, 3, 110}, /* aten::max.dim_max CPU Meta */
    {138, 0, 710}, /* aten::max.other implicit */
    {138, 0, 711}, /* aten::max.out implicit */
    {1, 4, 486}, {16, 4, 486}, /* aten::max.unary_out CPU Meta */
    {138, 0, 712}, /* aten::max_pool1d implicit */
    {138, 0, 713}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 714}, /* aten::max_pool2d implicit */
    {1, 0, 715}, {16, 0, 715}, /* aten::max_pool2d_with_indices CPU Meta */
    {1, 4, 488}, {16, 4, 488}, /* aten::max_pool2d_with_indices.out CPU Meta */
    {1, 0, 716}, {16, 0, 716}, /* aten::max_pool2d_with_indices_backward CPU Meta */
    {1, 4, 489}, {16, 4, 489}, /* aten::max_pool2d_with_indices_backward.grad_input CPU Meta */
    {138, 0, 717}, /* aten::max_pool3d implicit */
    {1, 0, 718}, {16, 0, 718}, /* aten::max_pool3d_with_indices CPU Meta */
    {1, 4, 490}, {16, 4, 490}, /* aten::max_pool3d_with_indices.out CPU Meta */
    {1, 0, 719}, {16, 0, 719}, /* aten::max_pool3d_with_indices_backward CPU Meta */
    {1, 4, 491}, {16, 4, 491}, /* aten::max_pool3d_with_indices_backward.grad_input CPU Meta */
    {1, 0, 720}, {16, 0, 720}, /* aten::max_unpool2d CPU Meta */
    {1, 4, 492}, {16, 4, 492}, /* aten::max_unpool2d.out CPU Meta */
    {1, 0, 721}, {16, 0, 721}, /* aten::max_unpool3d CPU Meta */
    {1, 4, 493}, {16, 4, 493}, /* aten::max_unpool3d.out CPU Meta */
    {1, 1, 111}, {16, 1, 111}, {142, 9, 494}, /* aten::maximum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, {16, 3, 111}, /* aten::maximum.out CPU Meta */
    {141, 0, 722}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, {16, 1, 112}, {142, 9, 495}, /* aten::mean.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 723}, {16, 0, 723}, /* aten::mean.dtype_out CPU Meta */
    {1, 3, 112}, {16, 3, 112}, /* aten::mean.out CPU Meta */
    {1, 0, 724}, {16, 0, 724}, /* aten::median CPU Meta */
    {141, 0, 725}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 497}, {16, 4, 497}, /* aten::median.dim_values CPU Meta */
    {141, 8, 496}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 726}, /* aten::meshgrid implicit */
    {138, 0, 727}, /* aten::meshgrid.indexing implicit */
    {1, 0, 728}, {16, 0, 728}, /* aten::min CPU Meta */
    {1, 1, 113}, {16, 1, 113}, {142, 9, 499}, /* aten::min.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, {16, 3, 113}, /* aten::min.dim_min CPU Meta */
    {138, 0, 729}, /* aten::min.other implicit */
    {138, 0, 730}, /* aten::min.out implicit */
    {1, 4, 498}, {16, 4, 498}, /* aten::min.unary_out CPU Meta */
    {1, 1, 114}, {16, 1, 114}, {142, 9, 500}, /* aten::minimum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, {16, 3, 114}, /* aten::minimum.out CPU Meta */
    {1, 1, 115}, {16, 1, 115}, {142, 9, 501}, /* aten::mish CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, {16, 3, 115}, /* aten::mish.out CPU Meta */
    {1, 2, 115}, {16, 2, 115}, {142, 10, 501}, /* aten::mish_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 731}, {16, 0, 731}, {138, 0, 732}, /* aten::mish_backward CPU Meta implicit */
    {1, 0, 740}, {37, 0, 740}, /* aten::mkldnn_rnn_layer CPU MkldnnCPU */
    {141, 8, 502}, /* aten::mkldnn_rnn_layer.out CompositeExplicitAutograd */
    {1, 1, 116}, {16, 1, 116}, {142, 9, 503}, /* aten::mm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, {16, 3, 116}, /* aten::mm.out CPU Meta */
    {1, 0, 741}, {16, 0, 741}, /* aten::mode CPU Meta */
    {1, 4, 504}, {16, 4, 504}, /* aten::mode.values CPU Meta */
    {138, 0, 742}, /* aten::moveaxis.int implicit */
    {138, 0, 743}, /* aten::moveaxis.intlist implicit */
    {138, 0, 744}, /* aten::movedim.int implicit */
    {138, 0, 745}, /* aten::movedim.intlist implicit */
    {1, 0, 746}, {16, 0, 746}, /* aten::mse_loss CPU Meta */
    {1, 4, 505}, {16, 4, 505}, /* aten::mse_loss.out CPU Meta */
    {1, 0, 747}, {16, 0, 747}, /* aten::mse_loss_backward CPU Meta */
    {1, 0, 748}, {16, 0, 748}, /* aten::mse_loss_backward.grad_input CPU Meta */
    {138, 0, 749}, /* aten::msort implicit */
    {138, 0, 750}, /* aten::msort.out implicit */
    {141, 0, 751}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 8, 506}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, {16, 1, 117}, {142, 9, 507}, /* aten::mul.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, {16, 3, 117}, /* aten::mul.out CPU Meta */
    {141, 0, 752}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, {16, 2, 117}, {142, 10, 507}, /* aten::mul_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 753}, {16, 0, 753}, /* aten::multi_margin_loss CPU Meta */
    {1, 4, 508}, {16, 4, 508}, /* aten::multi_margin_loss.out CPU Meta */
    {1, 0, 754}, {16, 0, 754}, /* aten::multi_margin_loss_backward CPU Meta */
    {1, 4, 509}, {16, 4, 509}, /* aten::multi_margin_loss_backward.grad_input CPU Meta */
    {138, 0, 755}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 510}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 756}, {16, 0, 756}, /* aten::multilabel_margin_loss_backward CPU Meta */
    {1, 4, 511}, {16, 4, 511}, /* aten::multilabel_margin_loss_backward.grad_input CPU Meta */
    {1, 0, 757}, {16, 0, 757}, /* aten::multilabel_margin_loss_forward CPU Meta */
    {1, 4, 512}, {16, 4, 512}, /* aten::multilabel_margin_loss_forward.output CPU Meta */
    {1, 0, 758}, {16, 0, 758}, /* aten::multinomial CPU Meta */
    {1, 0, 759}, {16, 0, 759}, /* aten::multinomial.out CPU Meta */
    {138, 0, 760}, /* aten::multiply.Scalar implicit */
    {138, 0, 761}, /* aten::multiply.Tensor implicit */
    {138, 0, 764}, /* aten::multiply.out implicit */
    {138, 0, 762}, /* aten::multiply_.Scalar implicit */
    {138, 0, 763}, /* aten::multiply_.Tensor implicit */
    {141, 0, 765}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 513}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 766}, {16, 0, 766}, /* aten::mvlgamma CPU Meta */
    {1, 0, 768}, {16, 0, 768}, /* aten::mvlgamma.out CPU Meta */
    {1, 0, 767}, {16, 0, 767}, /* aten::mvlgamma_ CPU Meta */
    {1, 0, 769}, {16, 0, 769}, /* aten::nan_to_num CPU Meta */
    {1, 0, 771}, {16, 0, 771}, /* aten::nan_to_num.out CPU Meta */
    {1, 0, 770}, {16, 0, 770}, /* aten::nan_to_num_ CPU Meta */
    {138, 0, 772}, /* aten::nanmean implicit */
    {138, 0, 773}, /* aten::nanmean.out implicit */
    {1, 0, 774}, {16, 0, 774}, /* aten::nanmedian CPU Meta */
    {141, 0, 775}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 515}, {16, 4, 515}, /* aten::nanmedian.dim_values CPU Meta */
    {141, 8, 514}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 776}, /* aten::nanquantile implicit */
    {138, 4, 516}, /* aten::nanquantile.out implicit */
    {138, 0, 777}, /* aten::nanquantile.scalar implicit */
    {138, 4, 517}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 778}, {16, 0, 778}, /* aten::nansum CPU Meta */
    {1, 0, 779}, {16, 0, 779}, /* aten::nansum.out CPU Meta */
    {138, 0, 780}, /* aten::narrow implicit */
    {138, 0, 781}, /* aten::narrow.Tensor implicit */
    {142, 0, 782}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 518}, {16, 4, 518}, /* aten::narrow_copy.out CPU Meta */
    {1, 0, 783}, {16, 0, 783}, /* aten::native_batch_norm CPU Meta */
    {1, 0, 785}, {16, 0, 785}, /* aten::native_batch_norm.out CPU Meta */
    {1, 0, 784}, {16, 0, 784}, /* aten::native_batch_norm_backward CPU Meta */
    {141, 8, 519}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {138, 0, 786}, /* aten::native_channel_shuffle implicit */
    {1, 0, 787}, {16, 0, 787}, /* aten::native_dropout CPU Meta */
    {141, 8, 520}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 788}, {16, 0, 788}, /* aten::native_dropout_backward CPU Meta */
    {141, 8, 521}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 789}, {16, 0, 789}, /* aten::native_group_norm CPU Meta */
    {141, 8, 522}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 790}, {16, 0, 790}, /* aten::native_group_norm_backward CPU Meta */
    {141, 8, 523}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 791}, {16, 0, 791}, /* aten::native_layer_norm CPU Meta */
    {141, 8, 524}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 792}, {16, 0, 792}, /* aten::native_layer_norm_backward CPU Meta */
    {141, 8, 525}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, {16, 1, 118}, {142, 9, 526}, /* aten::ne.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, {16, 3, 118}, /* aten::ne.Scalar_out CPU Meta */
    {1, 1, 119}, {16, 1, 119}, {142, 9, 527}, /* aten::ne.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, {16, 3, 119}, /* aten::ne.Tensor_out CPU Meta */
    {1, 2, 118}, {16, 2, 118}, {142, 10, 526}, /* aten::ne_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, {16, 2, 119}, {142, 10, 527}, /* aten::ne_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, {16, 1, 120}, {142, 9, 528}, /* aten::neg CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, {16, 3, 120}, /* aten::neg.out CPU Meta */
    {1, 2, 120}, {16, 2, 120}, {142, 10, 528}, /* aten::neg_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 793}, /* aten::negative implicit */
    {138, 0, 795}, /* aten::negative.out implicit */
    {138, 0, 794}, /* aten::negative_ implicit */
    {141, 0, 796}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 8, 529}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 797}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 8, 530}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 798}, /* aten::new_full CompositeExplicitAutograd */
    {141, 8, 531}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 799}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 8, 532}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 800}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 8, 533}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, {16, 1, 121}, {142, 9, 534}, /* aten::nextafter CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, {16, 3, 121}, /* aten::nextafter.out CPU Meta */
    {1, 2, 121}, {16, 2, 121}, {142, 10, 534}, /* aten::nextafter_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 801}, /* aten::nll_loss implicit */
    {138, 4, 535}, /* aten::nll_loss.out implicit */
    {138, 0, 802}, /* aten::nll_loss2d implicit */
    {138, 4, 536}, /* aten::nll_loss2d.out implicit */
    {1, 0, 803}, {16, 0, 803}, /* aten::nll_loss2d_backward CPU Meta */
    {1, 4, 537}, {16, 4, 537}, /* aten::nll_loss2d_backward.grad_input CPU Meta */
    {1, 0, 804}, {16, 0, 804}, /* aten::nll_loss2d_forward CPU Meta */
    {1, 4, 538}, {16, 4, 538}, /* aten::nll_loss2d_forward.output CPU Meta */
    {1, 0, 805}, {16, 0, 805}, /* aten::nll_loss_backward CPU Meta */
    {1, 4, 539}, {16, 4, 539}, /* aten::nll_loss_backward.grad_input CPU Meta */
    {1, 0, 806}, {16, 0, 806}, /* aten::nll_loss_forward CPU Meta */
    {1, 4, 540}, {16, 4, 540}, /* aten::nll_loss_forward.output CPU Meta */
    {138, 0, 807}, /* aten::nll_loss_nd implicit */
    {1, 0, 808}, /* aten::nonzero CPU */
    {1, 4, 541}, /* aten::nonzero.out CPU */
    {138, 0, 809}, /* aten::nonzero_numpy implicit */
    {1, 0, 810}, {16, 0, 810}, /* aten::nonzero_static CPU Meta */
    {1, 4, 542}, {16, 4, 542}, /* aten::nonzero_static.out CPU Meta */
    {141, 0, 811}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, {16, 1, 123}, {142, 9, 546}, /* aten::norm.ScalarOpt_dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, {16, 1, 122}, {142, 9, 545}, /* aten::norm.ScalarOpt_dim_dtype CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 812}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 8, 544}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 8, 543}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, {16, 3, 122}, /* aten::norm.dtype_out CPU Meta */
    {1, 3, 123}, {16, 3, 123}, /* aten::norm.out CPU Meta */
    {138, 0, 813}, /* aten::norm_except_dim implicit */
    {1, 0, 815}, {16, 0, 815}, /* aten::normal.Tensor_Tensor CPU Meta */
    {1, 0, 816}, {16, 0, 816}, /* aten::normal.Tensor_Tensor_out CPU Meta */
    {1, 0, 817}, {16, 0, 817}, /* aten::normal.Tensor_float CPU Meta */
    {1, 0, 818}, {16, 0, 818}, /* aten::normal.Tensor_float_out CPU Meta */
    {1, 0, 819}, {16, 0, 819}, /* aten::normal.float_Tensor CPU Meta */
    {1, 0, 820}, {16, 0, 820}, /* aten::normal.float_Tensor_out CPU Meta */
    {141, 0, 821}, {86, 0, 220}, /* aten::normal.float_float CompositeExplicitAutograd BackendSelect */
    {141, 4, 547}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 8, 549}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 814}, {16, 0, 814}, /* aten::normal_ CPU Meta */
    {141, 6, 548}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 822}, /* aten::not_equal.Scalar implicit */
    {138, 0, 823}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 824}, /* aten::not_equal.Tensor implicit */
    {138, 0, 825}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 826}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 827}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 828}, /* aten::nuclear_norm implicit */
    {138, 0, 829}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 551}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 550}, /* aten::nuclear_norm.out implicit */
    {138, 0, 830}, /* aten::numel implicit */
    {138, 0, 831}, /* aten::numpy_T implicit */
    {138, 0, 832}, /* aten::one_hot implicit */
    {141, 0, 837}, {86, 0, 220}, /* aten::ones CompositeExplicitAutograd BackendSelect */
    {141, 4, 552}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 838}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 8, 553}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 839}, /* aten::orgqr implicit */
    {138, 4, 554}, /* aten::orgqr.out implicit */
    {1, 0, 840}, {16, 0, 840}, /* aten::ormqr CPU Meta */
    {1, 4, 555}, {16, 4, 555}, /* aten::ormqr.out CPU Meta */
    {138, 0, 841}, /* aten::outer implicit */
    {138, 4, 556}, /* aten::outer.out implicit */
    {138, 0, 842}, /* aten::output_nr implicit */
    {138, 0, 843}, /* aten::pad implicit */
    {138, 0, 844}, /* aten::pad_sequence implicit */
    {138, 0, 845}, /* aten::pairwise_distance implicit */
    {138, 0, 846}, /* aten::pdist implicit */
    {141, 0, 847}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 557}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 558}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 848}, /* aten::pinverse implicit */
    {1, 0, 849}, {16, 0, 849}, /* aten::pixel_shuffle CPU Meta */
    {141, 8, 559}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 850}, {16, 0, 850}, /* aten::pixel_unshuffle CPU Meta */
    {141, 8, 560}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 851}, {16, 0, 851}, /* aten::poisson CPU Meta */
    {141, 8, 561}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 852}, /* aten::poisson_nll_loss implicit */
    {1, 0, 853}, {16, 0, 853}, /* aten::polar CPU Meta */
    {1, 0, 854}, {16, 0, 854}, /* aten::polar.out CPU Meta */
    {1, 1, 124}, {16, 1, 124}, {142, 9, 562}, /* aten::polygamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, {16, 3, 124}, /* aten::polygamma.out CPU Meta */
    {1, 0, 855}, {16, 0, 855}, /* aten::polygamma_ CPU Meta */
    {138, 0, 856}, /* aten::positive implicit */
    {1, 1, 125}, {16, 1, 125}, {142, 9, 563}, /* aten::pow.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, {16, 3, 125}, /* aten::pow.Scalar_out CPU Meta */
    {1, 1, 126}, {16, 1, 126}, {142, 9, 564}, /* aten::pow.Tensor_Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, {16, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU Meta */
    {1, 1, 127}, {16, 1, 127}, {142, 9, 565}, /* aten::pow.Tensor_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, {16, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU Meta */
    {1, 2, 126}, {16, 2, 126}, {142, 10, 564}, /* aten::pow_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, {16, 2, 127}, {142, 10, 565}, /* aten::pow_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 857}, /* aten::prelu implicit */
    {1, 0, 860}, {16, 0, 860}, /* aten::prod CPU Meta */
    {1, 1, 128}, {16, 1, 128}, {142, 9, 567}, /* aten::prod.dim_int CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, {16, 3, 128}, /* aten::prod.int_out CPU Meta */
    {141, 8, 566}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 861}, /* aten::promote_types implicit */
    {141, 6, 569}, /* aten::put CompositeExplicitAutograd */
    {141, 8, 568}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 862}, {16, 0, 862}, /* aten::put_ CPU Meta */
    {138, 0, 863}, /* aten::qr implicit */
    {138, 4, 570}, /* aten::qr.Q implicit */
    {138, 0, 864}, /* aten::quantile implicit */
    {138, 4, 571}, /* aten::quantile.out implicit */
    {138, 0, 865}, /* aten::quantile.scalar implicit */
    {138, 4, 572}, /* aten::quantile.scalar_out implicit */
    {141, 0, 877}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 573}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 573}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 878}, {86, 0, 220}, /* aten::rand CompositeExplicitAutograd BackendSelect */
    {141, 0, 879}, {86, 0, 220}, /* aten::rand.generator CompositeExplicitAutograd BackendSelect */
    {138, 4, 575}, /* aten::rand.generator_out implicit */
    {141, 4, 574}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 880}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 881}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 8, 577}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 8, 576}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 882}, {86, 0, 220}, /* aten::randint CompositeExplicitAutograd BackendSelect */
    {141, 0, 883}, {86, 0, 220}, /* aten::randint.generator CompositeExplicitAutograd BackendSelect */
    {141, 4, 579}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 890}, {86, 0, 220}, /* aten::randint.low CompositeExplicitAutograd BackendSelect */
    {141, 0, 891}, {86, 0, 220}, /* aten::randint.low_generator CompositeExplicitAutograd BackendSelect */
    {141, 4, 581}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 580}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 578}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 884}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 885}, /* aten::randint_like.Tensor CompositeExplicitAutograd */
    {141, 0, 886}, /* aten::randint_like.Tensor_generator CompositeExplicitAutograd */
    {141, 8, 584}, /* aten::randint_like.Tensor_generator_out CompositeExplicitAutograd */
    {141, 8, 583}, /* aten::randint_like.Tensor_out CompositeExplicitAutograd */
    {141, 0, 887}, /* aten::randint_like.generator CompositeExplicitAutograd */
    {141, 8, 585}, /* aten::randint_like.generator_out CompositeExplicitAutograd */
    {141, 0, 888}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 8, 586}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 0, 889}, /* aten::randint_like.low_generator_dtype CompositeExplicitAutograd */
    {141, 8, 587}, /* aten::randint_like.low_generator_dtype_out CompositeExplicitAutograd */
    {141, 8, 582}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 892}, {86, 0, 220}, /* aten::randn CompositeExplicitAutograd BackendSelect */
    {141, 0, 893}, {86, 0, 220}, /* aten::randn.generator CompositeExplicitAutograd BackendSelect */
    {138, 4, 589}, /* aten::randn.generator_out implicit */
    {138, 4, 588}, /* aten::randn.out implicit */
    {141, 0, 894}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 0, 895}, /* aten::randn_like.generator CompositeExplicitAutograd */
    {141, 8, 591}, /* aten::randn_like.generator_out CompositeExplicitAutograd */
    {141, 8, 590}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 595}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 596}, /* aten::random.from CompositeExplicitAutograd */
    {141, 8, 593}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 8, 592}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 597}, /* aten::random.to CompositeExplicitAutograd */
    {141, 8, 594}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 896}, {16, 0, 896}, /* aten::random_ CPU Meta */
    {1, 0, 897}, {16, 0, 897}, /* aten::random_.from CPU Meta */
    {1, 0, 898}, {16, 0, 898}, /* aten::random_.to CPU Meta */
    {141, 0, 899}, {86, 0, 220}, /* aten::randperm CompositeExplicitAutograd BackendSelect */
    {141, 0, 900}, {86, 0, 220}, /* aten::randperm.generator CompositeExplicitAutograd BackendSelect */
    {1, 4, 599}, {16, 4, 599}, /* aten::randperm.generator_out CPU Meta */
    {141, 4, 598}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 901}, {86, 0, 220}, /* aten::range CompositeExplicitAutograd BackendSelect */
    {1, 4, 601}, {16, 4, 601}, /* aten::range.out CPU Meta */
    {141, 4, 600}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 902}, {86, 0, 220}, /* aten::range.step CompositeExplicitAutograd BackendSelect */
    {138, 0, 903}, /* aten::ravel implicit */
    {138, 0, 904}, /* aten::real implicit */
    {1, 1, 129}, {16, 1, 129}, {142, 9, 602}, /* aten::reciprocal CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, {16, 3, 129}, /* aten::reciprocal.out CPU Meta */
    {1, 2, 129}, {16, 2, 129}, {142, 10, 602}, /* aten::reciprocal_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 905}, {16, 0, 905}, /* aten::reflection_pad1d CPU Meta */
    {1, 4, 603}, {16, 4, 603}, /* aten::reflection_pad1d.out CPU Meta */
    {1, 0, 906}, {16, 0, 906}, /* aten::reflection_pad1d_backward CPU Meta */
    {1, 4, 604}, {16, 4, 604}, /* aten::reflection_pad1d_backward.grad_input CPU Meta */
    {1, 0, 907}, {16, 0, 907}, /* aten::reflection_pad2d CPU Meta */
    {1, 4, 605}, {16, 4, 605}, /* aten::reflection_pad2d.out CPU Meta */
    {1, 0, 908}, {16, 0, 908}, /* aten::reflection_pad2d_backward CPU Meta */
    {1, 4, 606}, {16, 4, 606}, /* aten::reflection_pad2d_backward.grad_input CPU Meta */
    {1, 0, 909}, {16, 0, 909}, /* aten::reflection_pad3d CPU Meta */
    {1, 4, 607}, {16, 4, 607}, /* aten::reflection_pad3d.out CPU Meta */
    {1, 0, 910}, {16, 0, 910}, /* aten::reflection_pad3d_backward CPU Meta */
    {1, 4, 608}, {16, 4, 608}, /* aten::reflection_pad3d_backward.grad_input CPU Meta */
    {1, 0, 911}, {16, 0, 911}, /* aten::relu CPU Meta */
    {141, 8, 609}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 912}, /* aten::relu6 implicit */
    {138, 0, 913}, /* aten::relu6_ implicit */
    {1, 0, 914}, {16, 0, 914}, /* aten::relu_ CPU Meta */
    {141, 0, 915}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 916}, {16, 0, 916}, /* aten::remainder.Scalar_Tensor CPU Meta */
    {141, 8, 610}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 917}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, {16, 1, 130}, {142, 9, 611}, /* aten::remainder.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, {16, 3, 130}, /* aten::remainder.Tensor_out CPU Meta */
    {141, 0, 918}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, {16, 2, 130}, {142, 10, 611}, /* aten::remainder_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, {16, 1, 131}, {142, 9, 612}, /* aten::renorm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, {16, 3, 131}, /* aten::renorm.out CPU Meta */
    {1, 2, 131}, {16, 2, 131}, {142, 10, 612}, /* aten::renorm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 919}, /* aten::repeat CompositeExplicitAutograd */
    {141, 8, 613}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 920}, {16, 0, 920}, /* aten::repeat_interleave.Tensor CPU Meta */
    {141, 8, 614}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 921}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 922}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 923}, {16, 0, 923}, /* aten::replication_pad1d CPU Meta */
    {1, 4, 615}, {16, 4, 615}, /* aten::replication_pad1d.out CPU Meta */
    {1, 0, 924}, {16, 0, 924}, /* aten::replication_pad1d_backward CPU Meta */
    {1, 4, 616}, {16, 4, 616}, /* aten::replication_pad1d_backward.grad_input CPU Meta */
    {1, 0, 925}, {16, 0, 925}, /* aten::replication_pad2d CPU Meta */
    {1, 4, 617}, {16, 4, 617}, /* aten::replication_pad2d.out CPU Meta */
    {1, 0, 926}, {16, 0, 926}, /* aten::replication_pad2d_backward CPU Meta */
    {1, 4, 618}, {16, 4, 618}, /* aten::replication_pad2d_backward.grad_input CPU Meta */
    {1, 0, 927}, {16, 0, 927}, /* aten::replication_pad3d CPU Meta */
    {1, 4, 619}, {16, 4, 619}, /* aten::replication_pad3d.out CPU Meta */
    {1, 0, 928}, {16, 0, 928}, /* aten::replication_pad3d_backward CPU Meta */
    {1, 4, 620}, {16, 4, 620}, /* aten::replication_pad3d_backward.grad_input CPU Meta */
    {138, 0, 929}, /* aten::requires_grad_ implicit */
    {138, 0, 930}, /* aten::reshape implicit */
    {138, 0, 931}, /* aten::reshape_as implicit */
    {141, 6, 622}, /* aten::resize CompositeExplicitAutograd */
    {141, 8, 621}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 932}, {16, 0, 932}, /* aten::resize_ CPU Meta */
    {141, 6, 624}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 8, 623}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 933}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 934}, /* aten::resolve_conj implicit */
    {138, 0, 935}, /* aten::resolve_neg implicit */
    {138, 0, 936}, /* aten::result_type.Scalar implicit */
    {138, 0, 937}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 938}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 939}, /* aten::result_type.Tensor implicit */
    {138, 0, 940}, /* aten::retain_grad implicit */
    {138, 0, 941}, /* aten::retains_grad implicit */
    {138, 0, 942}, /* aten::rms_norm implicit */
    {138, 0, 944}, /* aten::rnn_relu.data implicit */
    {138, 0, 945}, /* aten::rnn_relu.input implicit */
    {138, 0, 943}, /* aten::rnn_relu_cell implicit */
    {138, 0, 947}, /* aten::rnn_tanh.data implicit */
    {138, 0, 948}, /* aten::rnn_tanh.input implicit */
    {138, 0, 946}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 949}, {16, 0, 949}, /* aten::roll CPU Meta */
    {141, 8, 625}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 950}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 8, 626}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, {16, 1, 133}, {142, 9, 628}, /* aten::round CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, {16, 1, 132}, {142, 9, 627}, /* aten::round.decimals CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, {16, 3, 132}, /* aten::round.decimals_out CPU Meta */
    {1, 3, 133}, {16, 3, 133}, /* aten::round.out CPU Meta */
    {1, 2, 133}, {16, 2, 133}, {142, 10, 628}, /* aten::round_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, {16, 2, 132}, {142, 10, 627}, /* aten::round_.decimals CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 951}, /* aten::row_stack implicit */
    {138, 4, 629}, /* aten::row_stack.out implicit */
    {138, 0, 952}, /* aten::rrelu implicit */
    {138, 0, 953}, /* aten::rrelu_ implicit */
    {1, 0, 954}, {16, 0, 954}, /* aten::rrelu_with_noise CPU Meta */
    {1, 0, 957}, {16, 0, 957}, /* aten::rrelu_with_noise.out CPU Meta */
    {1, 0, 955}, {16, 0, 955}, /* aten::rrelu_with_noise_ CPU Meta */
    {141, 0, 956}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 8, 631}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 630}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, {16, 1, 134}, {142, 9, 632}, /* aten::rsqrt CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, {16, 3, 134}, /* aten::rsqrt.out CPU Meta */
    {1, 2, 134}, {16, 2, 134}, {142, 10, 632}, /* aten::rsqrt_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 958}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 8, 633}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 959}, {16, 0, 959}, /* aten::rsub.Tensor CPU Meta */
    {141, 8, 634}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 960}, {86, 0, 220}, /* aten::scalar_tensor CompositeExplicitAutograd BackendSelect */
    {141, 8, 635}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 961}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, {16, 1, 136}, {142, 9, 636}, /* aten::scatter.reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, {16, 3, 136}, /* aten::scatter.reduce_out CPU Meta */
    {1, 1, 138}, {16, 1, 138}, {142, 9, 637}, /* aten::scatter.src CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, {16, 3, 138}, /* aten::scatter.src_out CPU Meta */
    {1, 1, 139}, {16, 1, 139}, {142, 9, 638}, /* aten::scatter.value CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, {16, 3, 139}, /* aten::scatter.value_out CPU Meta */
    {1, 1, 140}, {16, 1, 140}, {142, 9, 639}, /* aten::scatter.value_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, {16, 3, 140}, /* aten::scatter.value_reduce_out CPU Meta */
    {1, 2, 136}, {16, 2, 136}, {142, 10, 636}, /* aten::scatter_.reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, {16, 2, 138}, {142, 10, 637}, /* aten::scatter_.src CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, {16, 2, 139}, {142, 10, 638}, /* aten::scatter_.value CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, {16, 2, 140}, {142, 10, 639}, /* aten::scatter_.value_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, {16, 1, 135}, {142, 9, 640}, /* aten::scatter_add CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, {16, 3, 135}, /* aten::scatter_add.out CPU Meta */
    {1, 2, 135}, {16, 2, 135}, {142, 10, 640}, /* aten::scatter_add_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, {16, 1, 137}, {142, 9, 641}, /* aten::scatter_reduce.two CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, {16, 3, 137}, /* aten::scatter_reduce.two_out CPU Meta */
    {1, 2, 137}, {16, 2, 137}, {142, 10, 641}, /* aten::scatter_reduce_.two CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 962}, {16, 0, 962}, /* aten::searchsorted.Scalar CPU Meta */
    {1, 4, 642}, {16, 4, 642}, /* aten::searchsorted.Scalar_out CPU Meta */
    {1, 0, 963}, {16, 0, 963}, /* aten::searchsorted.Tensor CPU Meta */
    {1, 4, 643}, {16, 4, 643}, /* aten::searchsorted.Tensor_out CPU Meta */
    {1, 0, 964}, {16, 0, 964}, /* aten::segment_reduce CPU Meta */
    {141, 8, 644}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 966}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 965}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 8, 646}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 645}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 647}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 967}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 648}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 968}, /* aten::selu implicit */
    {138, 0, 969}, /* aten::selu_ implicit */
    {141, 6, 651}, /* aten::set CompositeExplicitAutograd */
    {141, 8, 649}, /* aten::set.out CompositeExplicitAutograd */
    {141, 6, 652}, /* aten::set.source_Tensor CompositeExplicitAutograd */
    {141, 8, 650}, /* aten::set.source_Tensor_out CompositeExplicitAutograd */
    {1, 0, 970}, {16, 0, 970}, /* aten::set_ CPU Meta */
    {1, 0, 971}, {16, 0, 971}, /* aten::set_.source_Tensor CPU Meta */
    {138, 0, 972}, /* aten::set_.source_Tensor_storage_offset implicit */
    {138, 0, 973}, /* aten::set_data implicit */
    {1, 1, 141}, {16, 1, 141}, {142, 9, 653}, /* aten::sgn CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, {16, 3, 141}, /* aten::sgn.out CPU Meta */
    {1, 2, 141}, {16, 2, 141}, {142, 10, 653}, /* aten::sgn_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, {16, 1, 143}, {142, 9, 654}, /* aten::sigmoid CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, {16, 3, 143}, /* aten::sigmoid.out CPU Meta */
    {1, 2, 143}, {16, 2, 143}, {142, 10, 654}, /* aten::sigmoid_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, {16, 1, 142}, {142, 9, 655}, /* aten::sigmoid_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, {16, 3, 142}, /* aten::sigmoid_backward.grad_input CPU Meta */
    {1, 1, 144}, {16, 1, 144}, {142, 9, 656}, /* aten::sign CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, {16, 3, 144}, /* aten::sign.out CPU Meta */
    {1, 2, 144}, {16, 2, 144}, {142, 10, 656}, /* aten::sign_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, {16, 1, 145}, {142, 9, 657}, /* aten::signbit CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, {16, 3, 145}, /* aten::signbit.out CPU Meta */
    {1, 1, 147}, {16, 1, 147}, {142, 9, 658}, /* aten::silu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, {16, 3, 147}, /* aten::silu.out CPU Meta */
    {1, 2, 147}, {16, 2, 147}, {142, 10, 658}, /* aten::silu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, {16, 1, 146}, {142, 9, 659}, /* aten::silu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, {16, 3, 146}, /* aten::silu_backward.grad_input CPU Meta */
    {1, 1, 148}, {16, 1, 148}, {142, 9, 660}, /* aten::sin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, {16, 3, 148}, /* aten::sin.out CPU Meta */
    {1, 2, 148}, {16, 2, 148}, {142, 10, 660}, /* aten::sin_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, {16, 1, 149}, {142, 9, 661}, /* aten::sinc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, {16, 3, 149}, /* aten::sinc.out CPU Meta */
    {1, 2, 149}, {16, 2, 149}, {142, 10, 661}, /* aten::sinc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, {16, 1, 150}, {142, 9, 662}, /* aten::sinh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, {16, 3, 150}, /* aten::sinh.out CPU Meta */
    {1, 2, 150}, {16, 2, 150}, {142, 10, 662}, /* aten::sinh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 974}, /* aten::size.int implicit */
    {141, 0, 975}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 976}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 8, 664}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 663}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 8, 665}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 977}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 666}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 978}, /* aten::slogdet implicit */
    {138, 4, 667}, /* aten::slogdet.out implicit */
    {138, 0, 979}, /* aten::slow_conv3d implicit */
    {138, 4, 668}, /* aten::slow_conv3d.out implicit */
    {1, 0, 980}, {16, 0, 980}, /* aten::slow_conv3d_forward CPU Meta */
    {1, 4, 669}, {16, 4, 669}, /* aten::slow_conv3d_forward.output CPU Meta */
    {1, 0, 981}, {16, 0, 981}, /* aten::slow_conv_dilated2d CPU Meta */
    {141, 8, 670}, /* aten::slow_conv_dilated2d.out CompositeExplicitAutograd */
    {1, 0, 982}, {16, 0, 982}, /* aten::slow_conv_dilated3d CPU Meta */
    {141, 8, 671}, /* aten::slow_conv_dilated3d.out CompositeExplicitAutograd */
    {1, 0, 983}, {16, 0, 983}, /* aten::slow_conv_transpose3d CPU Meta */
    {1, 4, 672}, {16, 4, 672}, /* aten::slow_conv_transpose3d.out CPU Meta */
    {1, 0, 984}, {16, 0, 984}, /* aten::smooth_l1_loss CPU Meta */
    {1, 4, 673}, {16, 4, 673}, /* aten::smooth_l1_loss.out CPU Meta */
    {1, 0, 985}, {16, 0, 985}, /* aten::smooth_l1_loss_backward CPU Meta */
    {1, 0, 986}, {16, 0, 986}, /* aten::smooth_l1_loss_backward.grad_input CPU Meta */
    {1, 0, 987}, {16, 0, 987}, /* aten::soft_margin_loss CPU Meta */
    {141, 4, 674}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 988}, {16, 0, 988}, /* aten::soft_margin_loss_backward CPU Meta */
    {141, 0, 989}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 990}, /* aten::softmax.int implicit */
    {1, 4, 675}, {16, 4, 675}, /* aten::softmax.int_out CPU Meta */
    {1, 1, 152}, {16, 1, 152}, {142, 9, 676}, /* aten::softplus CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, {16, 3, 152}, /* aten::softplus.out CPU Meta */
    {1, 1, 151}, {16, 1, 151}, {142, 9, 677}, /* aten::softplus_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, {16, 3, 151}, /* aten::softplus_backward.grad_input CPU Meta */
    {1, 1, 154}, {16, 1, 154}, {142, 9, 678}, /* aten::softshrink CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, {16, 3, 154}, /* aten::softshrink.out CPU Meta */
    {1, 1, 153}, {16, 1, 153}, {142, 9, 679}, /* aten::softshrink_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, {16, 3, 153}, /* aten::softshrink_backward.grad_input CPU Meta */
    {141, 0, 991}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, {16, 1, 155}, {142, 9, 681}, /* aten::sort.stable CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 4, 680}, {16, 4, 680}, /* aten::sort.values CPU Meta */
    {1, 3, 155}, {16, 3, 155}, /* aten::sort.values_stable CPU Meta */
    {1, 1, 156}, {16, 1, 156}, {142, 9, 682}, /* aten::special_airy_ai CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, {16, 3, 156}, /* aten::special_airy_ai.out CPU Meta */
    {1, 1, 157}, {16, 1, 157}, {142, 9, 683}, /* aten::special_bessel_j0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, {16, 3, 157}, /* aten::special_bessel_j0.out CPU Meta */
    {1, 1, 158}, {16, 1, 158}, {142, 9, 684}, /* aten::special_bessel_j1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, {16, 3, 158}, /* aten::special_bessel_j1.out CPU Meta */
    {1, 1, 159}, {16, 1, 159}, {142, 9, 685}, /* aten::special_bessel_y0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, {16, 3, 159}, /* aten::special_bessel_y0.out CPU Meta */
    {1, 1, 160}, {16, 1, 160}, {142, 9, 686}, /* aten::special_bessel_y1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, {16, 3, 160}, /* aten::special_bessel_y1.out CPU Meta */
    {1, 1, 161}, {16, 1, 161}, {142, 9, 687}, /* aten::special_chebyshev_polynomial_t CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 992}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 993}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU Meta */
    {141, 0, 994}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 995}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, {16, 1, 162}, {142, 9, 688}, /* aten::special_chebyshev_polynomial_u CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 996}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 997}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU Meta */
    {141, 0, 998}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 999}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, {16, 1, 163}, {142, 9, 689}, /* aten::special_chebyshev_polynomial_v CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1000}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 1001}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU Meta */
    {141, 0, 1002}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 1003}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, {16, 1, 164}, {142, 9, 690}, /* aten::special_chebyshev_polynomial_w CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1004}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 1005}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU Meta */
    {141, 0, 1006}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 1007}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1008}, /* aten::special_digamma implicit */
    {138, 0, 1009}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, {16, 1, 165}, {142, 9, 691}, /* aten::special_entr CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, {16, 3, 165}, /* aten::special_entr.out CPU Meta */
    {138, 0, 1010}, /* aten::special_erf implicit */
    {138, 0, 1011}, /* aten::special_erf.out implicit */
    {138, 0, 1012}, /* aten::special_erfc implicit */
    {138, 0, 1013}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, {16, 1, 166}, {142, 9, 692}, /* aten::special_erfcx CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, {16, 3, 166}, /* aten::special_erfcx.out CPU Meta */
    {138, 0, 1014}, /* aten::special_erfinv implicit */
    {138, 0, 1015}, /* aten::special_erfinv.out implicit */
    {138, 0, 1016}, /* aten::special_exp2 implicit */
    {138, 0, 1017}, /* aten::special_exp2.out implicit */
    {138, 0, 1018}, /* aten::special_expit implicit */
    {138, 0, 1019}, /* aten::special_expit.out implicit */
    {138, 0, 1020}, /* aten::special_expm1 implicit */
    {138, 0, 1021}, /* aten::special_expm1.out implicit */
    {138, 0, 1022}, /* aten::special_gammainc implicit */
    {138, 0, 1023}, /* aten::special_gammainc.out implicit */
    {138, 0, 1024}, /* aten::special_gammaincc implicit */
    {138, 0, 1025}, /* aten::special_gammaincc.out implicit */
    {138, 0, 1026}, /* aten::special_gammaln implicit */
    {138, 0, 1027}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, {16, 1, 167}, {142, 9, 693}, /* aten::special_hermite_polynomial_h CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1028}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 1029}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, {16, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU Meta */
    {141, 0, 1030}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 1031}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, {16, 1, 168}, {142, 9, 694}, /* aten::special_hermite_polynomial_he CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1032}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 1033}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, {16, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU Meta */
    {141, 0, 1034}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 1035}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1036}, /* aten::special_i0 implicit */
    {138, 0, 1037}, /* aten::special_i0.out implicit */
    {1, 1, 169}, {16, 1, 169}, {142, 9, 695}, /* aten::special_i0e CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, {16, 3, 169}, /* aten::special_i0e.out CPU Meta */
    {1, 1, 170}, {16, 1, 170}, {142, 9, 696}, /* aten::special_i1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, {16, 3, 170}, /* aten::special_i1.out CPU Meta */
    {1, 1, 171}, {16, 1, 171}, {142, 9, 697}, /* aten::special_i1e CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, {16, 3, 171}, /* aten::special_i1e.out CPU Meta */
    {1, 1, 172}, {16, 1, 172}, {142, 9, 698}, /* aten::special_laguerre_polynomial_l CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1038}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 1039}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU Meta */
    {141, 0, 1040}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 1041}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, {16, 1, 173}, {142, 9, 699}, /* aten::special_legendre_polynomial_p CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1042}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 1043}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, {16, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU Meta */
    {141, 0, 1044}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 1045}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1046}, /* aten::special_log1p implicit */
    {138, 0, 1047}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, {16, 1, 174}, {142, 9, 700}, /* aten::special_log_ndtr CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, {16, 3, 174}, /* aten::special_log_ndtr.out CPU Meta */
    {138, 0, 1048}, /* aten::special_log_softmax implicit */
    {138, 0, 1049}, /* aten::special_logit implicit */
    {138, 0, 1050}, /* aten::special_logit.out implicit */
    {138, 0, 1051}, /* aten::special_logsumexp implicit */
    {138, 0, 1052}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, {16, 1, 175}, {142, 9, 701}, /* aten::special_modified_bessel_i0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, {16, 3, 175}, /* aten::special_modified_bessel_i0.out CPU Meta */
    {1, 1, 176}, {16, 1, 176}, {142, 9, 702}, /* aten::special_modified_bessel_i1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, {16, 3, 176}, /* aten::special_modified_bessel_i1.out CPU Meta */
    {1, 1, 177}, {16, 1, 177}, {142, 9, 703}, /* aten::special_modified_bessel_k0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, {16, 3, 177}, /* aten::special_modified_bessel_k0.out CPU Meta */
    {1, 1, 178}, {16, 1, 178}, {142, 9, 704}, /* aten::special_modified_bessel_k1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, {16, 3, 178}, /* aten::special_modified_bessel_k1.out CPU Meta */
    {138, 0, 1053}, /* aten::special_multigammaln implicit */
    {138, 0, 1054}, /* aten::special_multigammaln.out implicit */
    {138, 0, 1055}, /* aten::special_ndtr implicit */
    {138, 0, 1056}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, {16, 1, 179}, {142, 9, 705}, /* aten::special_ndtri CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, {16, 3, 179}, /* aten::special_ndtri.out CPU Meta */
    {138, 0, 1057}, /* aten::special_polygamma implicit */
    {138, 0, 1058}, /* aten::special_polygamma.out implicit */
    {138, 0, 1059}, /* aten::special_psi implicit */
    {138, 0, 1060}, /* aten::special_psi.out implicit */
    {138, 0, 1061}, /* aten::special_round implicit */
    {138, 0, 1062}, /* aten::special_round.out implicit */
    {1, 1, 180}, {16, 1, 180}, {142, 9, 706}, /* aten::special_scaled_modified_bessel_k0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU Meta */
    {1, 1, 181}, {16, 1, 181}, {142, 9, 707}, /* aten::special_scaled_modified_bessel_k1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU Meta */
    {1, 1, 182}, {16, 1, 182}, {142, 9, 708}, /* aten::special_shifted_chebyshev_polynomial_t CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1063}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 1064}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU Meta */
    {141, 0, 1065}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 1066}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, {16, 1, 183}, {142, 9, 709}, /* aten::special_shifted_chebyshev_polynomial_u CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1067}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 1068}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU Meta */
    {141, 0, 1069}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 1070}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, {16, 1, 184}, {142, 9, 710}, /* aten::special_shifted_chebyshev_polynomial_v CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1071}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 1072}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU Meta */
    {141, 0, 1073}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 1074}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, {16, 1, 185}, {142, 9, 711}, /* aten::special_shifted_chebyshev_polynomial_w CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1075}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 1076}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU Meta */
    {141, 0, 1077}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 1078}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1079}, /* aten::special_sinc implicit */
    {138, 0, 1080}, /* aten::special_sinc.out implicit */
    {138, 0, 1081}, /* aten::special_softmax implicit */
    {1, 1, 186}, {16, 1, 186}, {142, 9, 712}, /* aten::special_spherical_bessel_j0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, {16, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU Meta */
    {1, 1, 187}, {16, 1, 187}, {142, 9, 713}, /* aten::special_xlog1py CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1082}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 1083}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, {16, 3, 187}, /* aten::special_xlog1py.out CPU Meta */
    {141, 0, 1084}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 1085}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 1086}, /* aten::special_xlogy implicit */
    {138, 0, 1087}, /* aten::special_xlogy.other_scalar implicit */
    {138, 0, 1088}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 0, 1089}, /* aten::special_xlogy.out implicit */
    {138, 0, 1090}, /* aten::special_xlogy.self_scalar implicit */
    {138, 0, 1091}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, {16, 1, 188}, {142, 9, 714}, /* aten::special_zeta CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1092}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 1093}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, {16, 3, 188}, /* aten::special_zeta.out CPU Meta */
    {141, 0, 1094}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 1095}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 1096}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 1097}, /* aten::split.sizes implicit */
    {142, 7, 715}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 716}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1098}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 717}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 718}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, {16, 1, 189}, {142, 9, 719}, /* aten::sqrt CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, {16, 3, 189}, /* aten::sqrt.out CPU Meta */
    {1, 2, 189}, {16, 2, 189}, {142, 10, 719}, /* aten::sqrt_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1099}, /* aten::square implicit */
    {138, 0, 1101}, /* aten::square.out implicit */
    {138, 0, 1100}, /* aten::square_ implicit */
    {141, 0, 1102}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 1103}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 1104}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 720}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 721}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 722}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 720}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 721}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 8, 724}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 722}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 8, 725}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 8, 723}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 1105}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 726}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 1106}, /* aten::std implicit */
    {1, 0, 1107}, {16, 0, 1107}, /* aten::std.correction CPU Meta */
    {1, 4, 727}, {16, 4, 727}, /* aten::std.correction_out CPU Meta */
    {138, 0, 1108}, /* aten::std.dim implicit */
    {138, 4, 728}, /* aten::std.out implicit */
    {138, 0, 1109}, /* aten::std_mean implicit */
    {1, 0, 1110}, {16, 0, 1110}, /* aten::std_mean.correction CPU Meta */
    {141, 8, 729}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1111}, /* aten::std_mean.dim implicit */
    {138, 0, 1112}, /* aten::stft implicit */
    {138, 0, 1113}, /* aten::stft.center implicit */
    {138, 0, 1114}, /* aten::storage_offset implicit */
    {138, 0, 1115}, /* aten::stride.int implicit */
    {141, 0, 1116}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 8, 730}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, {16, 1, 190}, {142, 9, 731}, /* aten::sub.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, {16, 3, 190}, /* aten::sub.out CPU Meta */
    {141, 0, 1117}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, {16, 2, 190}, {142, 10, 731}, /* aten::sub_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1118}, /* aten::subtract.Scalar implicit */
    {138, 0, 1119}, /* aten::subtract.Tensor implicit */
    {138, 0, 1122}, /* aten::subtract.out implicit */
    {138, 0, 1120}, /* aten::subtract_.Scalar implicit */
    {138, 0, 1121}, /* aten::subtract_.Tensor implicit */
    {141, 0, 1123}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, {16, 3, 191}, /* aten::sum.IntList_out CPU Meta */
    {1, 1, 191}, {16, 1, 191}, {142, 9, 733}, /* aten::sum.dim_IntList CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 8, 732}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 1124}, /* aten::sum_to_size implicit */
    {138, 0, 1125}, /* aten::svd implicit */
    {138, 4, 734}, /* aten::svd.U implicit */
    {138, 0, 1126}, /* aten::swapaxes implicit */
    {138, 0, 1127}, /* aten::swapaxes_ implicit */
    {138, 0, 1128}, /* aten::swapdims implicit */
    {138, 0, 1129}, /* aten::swapdims_ implicit */
    {141, 0, 1130}, /* aten::sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 1131}, /* aten::sym_constrain_range_for_size CompositeExplicitAutograd */
    {138, 0, 1132}, /* aten::sym_numel implicit */
    {138, 0, 1133}, /* aten::sym_size.int implicit */
    {138, 0, 1134}, /* aten::sym_storage_offset implicit */
    {138, 0, 1135}, /* aten::sym_stride.int implicit */
    {141, 0, 1136}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 735}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 735}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 736}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 1137}, {16, 0, 1137}, /* aten::take CPU Meta */
    {1, 0, 1139}, {16, 0, 1139}, /* aten::take.out CPU Meta */
    {138, 0, 1138}, /* aten::take_along_dim implicit */
    {138, 4, 737}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, {16, 1, 192}, {142, 9, 738}, /* aten::tan CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, {16, 3, 192}, /* aten::tan.out CPU Meta */
    {1, 2, 192}, {16, 2, 192}, {142, 10, 738}, /* aten::tan_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, {16, 1, 194}, {142, 9, 739}, /* aten::tanh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, {16, 3, 194}, /* aten::tanh.out CPU Meta */
    {1, 2, 194}, {16, 2, 194}, {142, 10, 739}, /* aten::tanh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, {16, 1, 193}, {142, 9, 740}, /* aten::tanh_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, {16, 3, 193}, /* aten::tanh_backward.grad_input CPU Meta */
    {138, 0, 1145}, /* aten::tensor_split.indices implicit */
    {138, 0, 1146}, /* aten::tensor_split.sections implicit */
    {138, 0, 1147}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 1148}, /* aten::tensordot implicit */
    {138, 4, 741}, /* aten::tensordot.out implicit */
    {138, 0, 1149}, /* aten::thnn_conv2d implicit */
    {138, 4, 742}, /* aten::thnn_conv2d.out implicit */
    {1, 1, 196}, {16, 1, 196}, {142, 9, 743}, /* aten::threshold CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, {16, 3, 196}, /* aten::threshold.out CPU Meta */
    {1, 2, 196}, {16, 2, 196}, {142, 10, 743}, /* aten::threshold_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, {16, 1, 195}, {142, 9, 744}, /* aten::threshold_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, {16, 3, 195}, /* aten::threshold_backward.grad_input CPU Meta */
    {138, 0, 1150}, /* aten::tile implicit */
    {138, 0, 1153}, /* aten::to.device implicit */
    {138, 0, 1154}, /* aten::to.dtype implicit */
    {138, 0, 1155}, /* aten::to.dtype_layout implicit */
    {138, 0, 1156}, /* aten::to.other implicit */
    {138, 0, 1151}, /* aten::to_dense implicit */
    {138, 0, 1152}, /* aten::to_dense_backward implicit */
    {1, 1, 197}, {16, 1, 197}, {142, 9, 745}, /* aten::topk CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, {16, 3, 197}, /* aten::topk.values CPU Meta */
    {1, 0, 1157}, {16, 0, 1157}, /* aten::trace CPU Meta */
    {141, 8, 746}, /* aten::trace.out CompositeExplicitAutograd */
    {138, 0, 1158}, /* aten::trace_backward implicit */
    {141, 0, 1159}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 747}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 747}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 748}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1160}, /* aten::trapezoid.dx implicit */
    {138, 0, 1161}, /* aten::trapezoid.x implicit */
    {138, 0, 1162}, /* aten::trapz.dx implicit */
    {138, 0, 1163}, /* aten::trapz.x implicit */
    {1, 0, 1164}, {16, 0, 1164}, /* aten::triangular_solve CPU Meta */
    {1, 4, 749}, {16, 4, 749}, /* aten::triangular_solve.X CPU Meta */
    {1, 1, 198}, {16, 1, 198}, {142, 9, 750}, /* aten::tril CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, {16, 3, 198}, /* aten::tril.out CPU Meta */
    {1, 2, 198}, {16, 2, 198}, {142, 10, 750}, /* aten::tril_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 1165}, {16, 0, 1165}, {86, 0, 220}, /* aten::tril_indices CPU Meta BackendSelect */
    {141, 8, 751}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 1166}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, {16, 1, 199}, {142, 9, 752}, /* aten::triu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, {16, 3, 199}, /* aten::triu.out CPU Meta */
    {1, 2, 199}, {16, 2, 199}, {142, 10, 752}, /* aten::triu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 1167}, {16, 0, 1167}, {86, 0, 220}, /* aten::triu_indices CPU Meta BackendSelect */
    {141, 8, 753}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 1168}, /* aten::true_divide.Scalar implicit */
    {138, 0, 1169}, /* aten::true_divide.Tensor implicit */
    {138, 0, 1172}, /* aten::true_divide.out implicit */
    {138, 0, 1170}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 1171}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, {16, 1, 200}, {142, 9, 754}, /* aten::trunc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, {16, 3, 200}, /* aten::trunc.out CPU Meta */
    {1, 2, 200}, {16, 2, 200}, {142, 10, 754}, /* aten::trunc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1173}, /* aten::type_as implicit */
    {141, 0, 1174}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 755}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 756}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1176}, /* aten::unflatten.int implicit */
    {138, 0, 1175}, /* aten::unflatten_dense_tensors implicit */
    {1, 0, 1177}, {16, 0, 1177}, /* aten::unfold CPU Meta */
    {1, 0, 1178}, {16, 0, 1178}, /* aten::unfold_backward CPU Meta */
    {141, 8, 758}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 757}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 759}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 761}, /* aten::uniform CompositeExplicitAutograd */
    {141, 8, 760}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 1179}, {16, 0, 1179}, /* aten::uniform_ CPU Meta */
    {1, 0, 1180}, {16, 0, 1180}, /* aten::unique_consecutive CPU Meta */
    {141, 8, 762}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 1181}, {16, 0, 1181}, /* aten::unique_dim CPU Meta */
    {141, 8, 763}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 1182}, {16, 0, 1182}, /* aten::unique_dim_consecutive CPU Meta */
    {141, 8, 764}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 1183}, /* aten::unsafe_chunk implicit */
    {141, 0, 1184}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 8, 765}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1185}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 8, 766}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 1186}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 767}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 767}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 768}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 1187}, {16, 0, 1187}, /* aten::upsample_bicubic2d CPU Meta */
    {1, 4, 769}, {16, 4, 769}, /* aten::upsample_bicubic2d.out CPU Meta */
    {138, 0, 1189}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 1188}, {16, 0, 1188}, /* aten::upsample_bicubic2d_backward CPU Meta */
    {1, 4, 770}, {16, 4, 770}, /* aten::upsample_bicubic2d_backward.grad_input CPU Meta */
    {1, 0, 1190}, {16, 0, 1190}, /* aten::upsample_bilinear2d CPU Meta */
    {1, 4, 771}, {16, 4, 771}, /* aten::upsample_bilinear2d.out CPU Meta */
    {138, 0, 1192}, /* aten::upsample_bilinear2d.vec implicit */
    {141, 8, 772}, /* aten::upsample_bilinear2d.vec_out CompositeExplicitAutograd */
    {1, 0, 1191}, {16, 0, 1191}, /* aten::upsample_bilinear2d_backward CPU Meta */
    {1, 4, 773}, {16, 4, 773}, /* aten::upsample_bilinear2d_backward.grad_input CPU Meta */
    {1, 0, 1193}, {16, 0, 1193}, /* aten::upsample_linear1d CPU Meta */
    {1, 4, 774}, {16, 4, 774}, /* aten::upsample_linear1d.out CPU Meta */
    {138, 0, 1195}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1194}, {16, 0, 1194}, /* aten::upsample_linear1d_backward CPU Meta */
    {1, 4, 775}, {16, 4, 775}, /* aten::upsample_linear1d_backward.grad_input CPU Meta */
    {1, 0, 1196}, {16, 0, 1196}, /* aten::upsample_nearest1d CPU Meta */
    {1, 4, 776}, {16, 4, 776}, /* aten::upsample_nearest1d.out CPU Meta */
    {138, 0, 1198}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1197}, {16, 0, 1197}, /* aten::upsample_nearest1d_backward CPU Meta */
    {1, 4, 777}, {16, 4, 777}, /* aten::upsample_nearest1d_backward.grad_input CPU Meta */
    {1, 0, 1199}, {16, 0, 1199}, /* aten::upsample_nearest2d CPU Meta */
    {1, 4, 778}, {16, 4, 778}, /* aten::upsample_nearest2d.out CPU Meta */
    {138, 0, 1201}, /* aten::upsample_nearest2d.vec implicit */
    {141, 8, 779}, /* aten::upsample_nearest2d.vec_out CompositeExplicitAutograd */
    {1, 0, 1200}, {16, 0, 1200}, /* aten::upsample_nearest2d_backward CPU Meta */
    {1, 4, 780}, {16, 4, 780}, /* aten::upsample_nearest2d_backward.grad_input CPU Meta */
    {1, 0, 1202}, {16, 0, 1202}, /* aten::upsample_nearest3d CPU Meta */
    {1, 4, 781}, {16, 4, 781}, /* aten::upsample_nearest3d.out CPU Meta */
    {138, 0, 1204}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1203}, {16, 0, 1203}, /* aten::upsample_nearest3d_backward CPU Meta */
    {1, 4, 782}, {16, 4, 782}, /* aten::upsample_nearest3d_backward.grad_input CPU Meta */
    {1, 0, 1205}, {16, 0, 1205}, /* aten::upsample_trilinear3d CPU Meta */
    {1, 4, 783}, {16, 4, 783}, /* aten::upsample_trilinear3d.out CPU Meta */
    {138, 0, 1207}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1206}, {16, 0, 1206}, /* aten::upsample_trilinear3d_backward CPU Meta */
    {1, 4, 784}, {16, 4, 784}, /* aten::upsample_trilinear3d_backward.grad_input CPU Meta */
    {138, 0, 1208}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1209}, /* aten::vander implicit */
    {138, 0, 1210}, /* aten::var implicit */
    {1, 0, 1211}, {16, 0, 1211}, /* aten::var.correction CPU Meta */
    {1, 4, 785}, {16, 4, 785}, /* aten::var.correction_out CPU Meta */
    {138, 0, 1212}, /* aten::var.dim implicit */
    {138, 4, 786}, /* aten::var.out implicit */
    {138, 0, 1213}, /* aten::var_mean implicit */
    {1, 0, 1214}, {16, 0, 1214}, /* aten::var_mean.correction CPU Meta */
    {141, 8, 787}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1215}, /* aten::var_mean.dim implicit */
    {1, 0, 1216}, {16, 0, 1216}, /* aten::vdot CPU Meta */
    {141, 4, 788}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1217}, {16, 0, 1217}, /* aten::view CPU Meta */
    {141, 0, 1222}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1218}, /* aten::view_as implicit */
    {1, 0, 1219}, {16, 0, 1219}, /* aten::view_as_complex CPU Meta */
    {142, 7, 790}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 791}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1220}, {16, 0, 1220}, /* aten::view_as_real CPU Meta */
    {142, 7, 792}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 793}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 0, 1221}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 789}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 8, 795}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 8, 794}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1223}, /* aten::vsplit.array implicit */
    {138, 0, 1224}, /* aten::vsplit.int implicit */
    {138, 0, 1225}, /* aten::vstack implicit */
    {138, 4, 796}, /* aten::vstack.out implicit */
    {138, 0, 1226}, /* aten::where implicit */
    {138, 0, 1227}, /* aten::where.Scalar implicit */
    {138, 0, 1228}, /* aten::where.ScalarOther implicit */
    {138, 0, 1229}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1230}, {16, 0, 1230}, /* aten::where.self CPU Meta */
    {1, 0, 1231}, {16, 0, 1231}, /* aten::where.self_out CPU Meta */
    {141, 0, 1232}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1233}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, {16, 3, 201}, /* aten::xlogy.OutTensor CPU Meta */
    {141, 0, 1234}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1235}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, {16, 1, 201}, {142, 9, 797}, /* aten::xlogy.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1236}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, {16, 2, 201}, {142, 10, 797}, /* aten::xlogy_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 799}, /* aten::zero CompositeExplicitAutograd */
    {141, 8, 798}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1237}, {16, 0, 1237}, /* aten::zero_ CPU Meta */
    {141, 0, 1238}, {86, 0, 220}, /* aten::zeros CompositeExplicitAutograd BackendSelect */
    {141, 4, 800}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1239}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 8, 801}, /* aten::zeros_like.out CompositeExplicitAutograd */
    {1, 0, 733}, {37, 0, 733}, /* mkl::_mkl_linear CPU MkldnnCPU */
    {1, 0, 734}, {37, 0, 734}, /* mkldnn::_convolution_pointwise CPU MkldnnCPU */
    {1, 0, 736}, {37, 0, 736}, /* mkldnn::_convolution_pointwise.binary CPU MkldnnCPU */
    {1, 0, 735}, {37, 0, 735}, /* mkldnn::_convolution_pointwise_.binary CPU MkldnnCPU */
    {1, 0, 737}, {37, 0, 737}, /* mkldnn::_convolution_transpose_pointwise CPU MkldnnCPU */
    {1, 0, 738}, {37, 0, 738}, /* mkldnn::_linear_pointwise CPU MkldnnCPU */
    {1, 0, 739}, {37, 0, 739}, /* mkldnn::_linear_pointwise.binary CPU MkldnnCPU */
    {1, 0, 833}, {37, 0, 833}, /* onednn::qconv2d_pointwise.binary_tensor CPU MkldnnCPU */
    {1, 0, 834}, {37, 0, 834}, /* onednn::qconv_pointwise.tensor CPU MkldnnCPU */
    {1, 0, 835}, {37, 0, 835}, /* onednn::qlinear_pointwise.binary_tensor CPU MkldnnCPU */
    {1, 0, 836}, {37, 0, 836}, /* onednn::qlinear_pointwise.tensor CPU MkldnnCPU */
    {141, 0, 858}, /* prims::normal CompositeExplicitAutograd */
    {141, 0, 859}, /* prims::uniform CompositeExplicitAutograd */
    {1, 0, 876}, /* quantized::int4mm_packed_weight_cpu CPU */
    {138, 0, 35}, /* quantized_decomposed::_choose_qparams_per_token_asymmetric_impl implicit */
    {138, 0, 282}, /* quantized_decomposed::choose_qparams.tensor implicit */
    {138, 0, 279}, /* quantized_decomposed::choose_qparams_per_token implicit */
    {138, 0, 280}, /* quantized_decomposed::choose_qparams_per_token_asymmetric implicit */
    {138, 0, 281}, /* quantized_decomposed::choose_qparams_symmetric.tensor implicit */
    {138, 0, 311}, /* quantized_decomposed::convert_element_type.no_fuse implicit */
    {138, 0, 334}, /* quantized_decomposed::dequantize_per_channel implicit */
    {138, 0, 335}, /* quantized_decomposed::dequantize_per_channel_group implicit */
    {141, 0, 866}, /* quantized_decomposed::dequantize_per_tensor CompositeExplicitAutograd */
    {141, 0, 867}, /* quantized_decomposed::dequantize_per_tensor.tensor CompositeExplicitAutograd */
    {141, 0, 868}, /* quantized_decomposed::dequantize_per_tensor.tensor2 CompositeExplicitAutograd */
    {138, 0, 336}, /* quantized_decomposed::dequantize_per_token implicit */
    {141, 0, 869}, /* quantized_decomposed::fake_quant_per_channel CompositeExplicitAutograd */
    {141, 0, 870}, /* quantized_decomposed::quantize_per_channel CompositeExplicitAutograd */
    {141, 0, 871}, /* quantized_decomposed::quantize_per_channel_group CompositeExplicitAutograd */
    {141, 0, 872}, /* quantized_decomposed::quantize_per_tensor CompositeExplicitAutograd */
    {141, 0, 873}, /* quantized_decomposed::quantize_per_tensor.tensor CompositeExplicitAutograd */
    {141, 0, 874}, /* quantized_decomposed::quantize_per_tensor.tensor2 CompositeExplicitAutograd */
    {141, 0, 875}, /* quantized_decomposed::quantize_per_token CompositeExplicitAutograd */
    {141, 0, 1140}, /* tenon::fake_quant_per_channel_mask CompositeExplicitAutograd */
    {141, 0, 1142}, /* tenon::maximum.Scalar CompositeExplicitAutograd */
    {141, 0, 1141}, /* tenon::maximum_ CompositeExplicitAutograd */
    {141, 0, 1144}, /* tenon::minimum.Scalar CompositeExplicitAutograd */
    {141, 0, 1143}, /* tenon::minimum_ CompositeExplicitAutograd */
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
    "aten::_assert_async\0aten::_assert_async(Tensor self) -> ()\0"
    "aten::_assert_async.msg\0aten::_assert_async.msg(Tensor self, str assert_msg) -> ()\0"
    "aten::_assert_scalar\0aten::_assert_scalar(Scalar self, str assert_msg) -> ()\0"
    "aten::_assert_tensor_metadata\0aten::_assert_tensor_metadata(Tensor a, SymInt[]? size=None, SymInt[]? stride=None, ScalarType? dtype=None, *, Device? device=None, Layout? layout=None) -> ()\0"
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
    "aten::_functional_assert_async.msg\0aten::_functional_assert_async.msg(Tensor self, str assert_msg, Tensor dep_token) -> Tensor\0"
    "aten::_functional_assert_scalar\0aten::_functional_assert_scalar(Scalar self, str assert_msg, Tensor dep_token) -> Tensor\0"
    "aten::_functional_sym_constrain_range\0aten::_functional_sym_constrain_range(Scalar size, int? min, int? max, Tensor dep_token) -> Tensor\0"
    "aten::_functional_sym_constrain_range_for_size\0aten::_functional_sym_constrain_range_for_size(Scalar size, int? min, int? max, Tensor dep_token) -> Tensor\0"
    "aten::_fused_adagrad\0aten::_fused_adagrad(Tensor[] self, Tensor[] grads, Tensor[] state_sums, Tensor[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] state_sums_out, Tensor[] state_steps_out)\0"
    "aten::_fused_adagrad.out\0aten::_fused_adagrad.out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()\0"
    "aten::_fused_adagrad.tensor_lr\0aten::_fused_adagrad.tensor_lr(Tensor[] self, Tensor[] grads, Tensor[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] state_sums_out)\0"
    "aten::_fused_adagrad.tensor_lr_out\0aten::_fused_adagrad.tensor_lr_out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()\0"
    "aten::_fused_adagrad_\0aten::_fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()\0"
    "aten::_fused_adagrad_.tensor_lr\0aten::_fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()\0"
    "aten::_fused_adam\0aten::_fused_adam(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, Tensor[] exp_avg_sqs_out, Tensor[] max_exp_avg_sqs_out)\0"
    "aten::_fused_adam.out\0aten::_fused_adam.out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()\0"
    "aten::_fused_adam.tensor_lr\0aten::_fused_adam.tensor_lr(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, Tensor[] exp_avg_sqs_out, Tensor[] max_exp_avg_sqs_out)\0"
    "aten::_fused_adam.tensor_lr_out\0aten::_fused_adam.tensor_lr_out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()\0"
    "aten::_fused_adam_\0aten::_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()\0"
    "aten::_fused_adam_.tensor_lr\0aten::_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()\0"
    "aten::_fused_adamw\0aten::_fused_adamw(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, Tensor[] exp_avg_sqs_out, Tensor[] max_exp_avg_sqs_out)\0"
    "aten::_fused_adamw.out\0aten::_fused_adamw.out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()\0"
    "aten::_fused_adamw.tensor_lr\0aten::_fused_adamw.tensor_lr(Tensor[] self, Tensor[] grads, Tensor[] exp_avgs, Tensor[] exp_avg_sqs, Tensor[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] exp_avgs_out, Tensor[] exp_avg_sqs_out, Tensor[] max_exp_avg_sqs_out)\0"
    "aten::_fused_adamw.tensor_lr_out\0aten::_fused_adamw.tensor_lr_out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()\0"
    "aten::_fused_adamw_\0aten::_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()\0"
    "aten::_fused_adamw_.tensor_lr\0aten::_fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()\0"
    "aten::_fused_moving_avg_obs_fq_helper\0aten::_fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)\0"
    "aten::_fused_moving_avg_obs_fq_helper.out\0aten::_fused_moving_avg_obs_fq_helper.out(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False, *, Tensor(e!) out0, Tensor(f!) out1) -> (Tensor(e!), Tensor(f!))\0"
    "aten::_fused_moving_avg_obs_fq_helper_functional\0aten::_fused_moving_avg_obs_fq_helper_functional(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor running_min, Tensor running_max, Tensor scale, Tensor zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor, Tensor, Tensor running_min_out, Tensor running_max_out, Tensor scale_out, Tensor zero_point_out)\0"
    "aten::_fused_rms_norm\0aten::_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)\0"
    "aten::_fused_sdp_choice\0aten::_fused_sdp_choice(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> int\0"
    "aten::_fused_sgd\0aten::_fused_sgd(Tensor[] self, Tensor[] grads, Tensor[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] momentum_buffer_list_out)\0"
    "aten::_fused_sgd.out\0aten::_fused_sgd.out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()\0"
    "aten::_fused_sgd.tensor_lr\0aten::_fused_sgd.tensor_lr(Tensor[] self, Tensor[] grads, Tensor[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> (Tensor[] self_out, Tensor[] grads_out, Tensor[] momentum_buffer_list_out)\0"
    "aten::_fused_sgd.tensor_lr_out\0aten::_fused_sgd.tensor_lr_out(Tensor[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None, Tensor(a!)[] out) -> ()\0"
    "aten::_fused_sgd_\0aten::_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()\0"
    "aten::_fused_sgd_.tensor_lr\0aten::_fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()\0"
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
    "aten::_version\0aten::_version(Tensor self) -> int\0"
    "aten::_weight_int4pack_mm_for_cpu\0aten::_weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor\0"
    "aten::_weight_int8pack_mm\0aten::_weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor\0"
    "aten::_weight_norm\0aten::_weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor\0"
    "aten::_weight_norm_differentiable_backward\0aten::_weight_norm_differentiable_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor)\0"
    "aten::_weight_norm_interface\0aten::_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)\0"
    "aten::_weight_norm_interface.out\0aten::_weight_norm_interface.out(Tensor v, Tensor g, int dim=0, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::_weight_norm_interface_backward\0aten::_weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim) -> (Tensor, Tensor)\0"
    "aten::_weight_norm_interface_backward.out\0aten::_weight_norm_interface_backward.out(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor saved_norms, int dim, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
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
    "aten::adaptive_avg_pool1d.out\0aten::adaptive_avg_pool1d.out(Tensor self, int[1] output_size, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::avg_pool1d.out\0aten::avg_pool1d.out(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], bool ceil_mode=False, bool count_include_pad=True, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::chain_matmul\0aten::chain_matmul(Tensor[] matrices) -> Tensor\0"
    "aten::chain_matmul.out\0aten::chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::data\0aten::data(Tensor self) -> Tensor\0"
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
    "aten::dim\0aten::dim(Tensor self) -> int\0"
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
    "aten::fake_quantize_per_channel_affine\0aten::fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> Tensor\0"
    "aten::fake_quantize_per_channel_affine_cachemask\0aten::fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max) -> (Tensor output, Tensor mask)\0"
    "aten::fake_quantize_per_channel_affine_cachemask.out\0aten::fake_quantize_per_channel_affine_cachemask.out(Tensor self, Tensor scale, Tensor zero_point, int axis, int quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::fake_quantize_per_channel_affine_cachemask_backward\0aten::fake_quantize_per_channel_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor\0"
    "aten::fake_quantize_per_tensor_affine\0aten::fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> Tensor\0"
    "aten::fake_quantize_per_tensor_affine.tensor_qparams\0aten::fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int quant_min, int quant_max) -> Tensor\0"
    "aten::fake_quantize_per_tensor_affine_cachemask\0aten::fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) -> (Tensor output, Tensor mask)\0"
    "aten::fake_quantize_per_tensor_affine_cachemask.out\0aten::fake_quantize_per_tensor_affine_cachemask.out(Tensor self, float scale, int zero_point, int quant_min, int quant_max, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))\0"
    "aten::fake_quantize_per_tensor_affine_cachemask_backward\0aten::fake_quantize_per_tensor_affine_cachemask_backward(Tensor grad, Tensor mask) -> Tensor\0"
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
    "aten::fused_moving_avg_obs_fake_quant\0aten::fused_moving_avg_obs_fake_quant(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> Tensor\0"
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
    "aten::get_device\0aten::get_device(Tensor self) -> int\0"
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
    "aten::is_contiguous\0aten::is_contiguous(Tensor self) -> bool\0"
    "aten::is_contiguous.memory_format\0aten::is_contiguous.memory_format(Tensor self, MemoryFormat memory_format) -> bool\0"
    "aten::is_distributed\0aten::is_distributed(Tensor self) -> bool\0"
    "aten::is_floating_point\0aten::is_floating_point(Tensor self) -> bool\0"
    "aten::is_inference\0aten::is_inference(Tensor self) -> bool\0"
    "aten::is_leaf\0aten::is_leaf(Tensor self) -> bool\0"
    "aten::is_neg\0aten::is_neg(Tensor self) -> bool\0"
    "aten::is_nonzero\0aten::is_nonzero(Tensor self) -> bool\0"
    "aten::is_pinned\0aten::is_pinned(Tensor self, Device? device=None) -> bool\0"
    "aten::is_same_size\0aten::is_same_size(Tensor self, Tensor other) -> bool\0"
    "aten::is_set_to\0aten::is_set_to(Tensor self, Tensor tensor) -> bool\0"
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
    "aten::output_nr\0aten::output_nr(Tensor self) -> int\0"
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
    "aten::requires_grad_\0aten::requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)\0"
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
    "aten::retain_grad\0aten::retain_grad(Tensor(a!) self) -> ()\0"
    "aten::retains_grad\0aten::retains_grad(Tensor self) -> bool\0"
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
    "aten::set_data\0aten::set_data(Tensor(a!) self, Tensor new_data) -> ()\0"
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
    "aten::upsample_bilinear2d.vec_out\0aten::upsample_bilinear2d.vec_out(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::upsample_nearest2d.vec_out\0aten::upsample_nearest2d.vec_out(Tensor input, SymInt[]? output_size, float[]? scale_factors, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "quantized_decomposed::_choose_qparams_per_token_asymmetric_impl\0quantized_decomposed::_choose_qparams_per_token_asymmetric_impl(Tensor input, ScalarType dtype) -> (Tensor, Tensor)\0"
    "quantized_decomposed::choose_qparams.tensor\0quantized_decomposed::choose_qparams.tensor(Tensor input, int quant_min, int quant_max, float eps, ScalarType dtype) -> (Tensor, Tensor)\0"
    "quantized_decomposed::choose_qparams_per_token\0quantized_decomposed::choose_qparams_per_token(Tensor input, ScalarType dtype) -> (Tensor, Tensor)\0"
    "quantized_decomposed::choose_qparams_per_token_asymmetric\0quantized_decomposed::choose_qparams_per_token_asymmetric(Tensor input, ScalarType dtype) -> (Tensor, Tensor)\0"
    "quantized_decomposed::choose_qparams_symmetric.tensor\0quantized_decomposed::choose_qparams_symmetric.tensor(Tensor input, int quant_min, int quant_max, float eps, ScalarType dtype) -> (Tensor, Tensor)\0"
    "quantized_decomposed::convert_element_type.no_fuse\0quantized_decomposed::convert_element_type.no_fuse(Tensor input, ScalarType dtype) -> Tensor\0"
    "quantized_decomposed::dequantize_per_channel\0quantized_decomposed::dequantize_per_channel(Tensor input, Tensor scales, Tensor? zero_points, int axis, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor\0"
    "quantized_decomposed::dequantize_per_channel_group\0quantized_decomposed::dequantize_per_channel_group(Tensor input, Tensor scales, Tensor? zero_points, int quant_min, int quant_max, ScalarType dtype, int group_size, ScalarType output_dtype) -> Tensor\0"
    "quantized_decomposed::dequantize_per_tensor\0quantized_decomposed::dequantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor\0"
    "quantized_decomposed::dequantize_per_tensor.tensor\0quantized_decomposed::dequantize_per_tensor.tensor(Tensor input, Tensor scale, Tensor zero_point, int quant_min, int quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor\0"
    "quantized_decomposed::dequantize_per_tensor.tensor2\0quantized_decomposed::dequantize_per_tensor.tensor2(Tensor input, Tensor scale, Tensor zero_point, Tensor quant_min, Tensor quant_max, ScalarType dtype, *, ScalarType? out_dtype=None) -> Tensor\0"
    "quantized_decomposed::dequantize_per_token\0quantized_decomposed::dequantize_per_token(Tensor input, Tensor scales, Tensor zero_points, int quant_min, int quant_max, ScalarType dtype, ScalarType output_dtype) -> Tensor\0"
    "quantized_decomposed::fake_quant_per_channel\0quantized_decomposed::fake_quant_per_channel(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max) -> Tensor\0"
    "quantized_decomposed::quantize_per_channel\0quantized_decomposed::quantize_per_channel(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max, ScalarType dtype) -> Tensor\0"
    "quantized_decomposed::quantize_per_channel_group\0quantized_decomposed::quantize_per_channel_group(Tensor input, Tensor scales, Tensor zero_points, int quant_min, int quant_max, ScalarType dtype, int group_size) -> Tensor\0"
    "quantized_decomposed::quantize_per_tensor\0quantized_decomposed::quantize_per_tensor(Tensor input, float scale, int zero_point, int quant_min, int quant_max, ScalarType dtype) -> Tensor\0"
    "quantized_decomposed::quantize_per_tensor.tensor\0quantized_decomposed::quantize_per_tensor.tensor(Tensor input, Tensor scale, Tensor zero_point, int quant_min, int quant_max, ScalarType dtype) -> Tensor\0"
    "quantized_decomposed::quantize_per_tensor.tensor2\0quantized_decomposed::quantize_per_tensor.tensor2(Tensor input, Tensor scale, Tensor zero_point, Tensor quant_min, Tensor quant_max, ScalarType dtype) -> Tensor\0"
    "quantized_decomposed::quantize_per_token\0quantized_decomposed::quantize_per_token(Tensor input, Tensor scales, Tensor zero_points, int quant_min, int quant_max, ScalarType dtype) -> Tensor\0"
    "tenon::fake_quant_per_channel_mask\0tenon::fake_quant_per_channel_mask(Tensor input, Tensor scales, Tensor zero_points, int axis, int quant_min, int quant_max) -> Tensor\0"
    "tenon::maximum.Scalar\0tenon::maximum.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "tenon::maximum_\0tenon::maximum_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "tenon::minimum.Scalar\0tenon::minimum.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "tenon::minimum_\0tenon::minimum_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "";
