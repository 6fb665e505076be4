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
    tni_kernel__fused_adamw__tensor_lr, tni_kernel__fused_rms_norm, tni_kernel__fused_sdp_choice,
    tni_kernel__fused_sgd_, tni_kernel__fused_sgd__tensor_lr, tni_kernel__grouped_mm,
    tni_kernel__histogramdd_bin_edges, tni_kernel__histogramdd_from_bin_cts,
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
    tni_kernel_gather_backward, tni_kernel_geometric_, tni_kernel_geqrf, tni_kernel_ger,
    tni_kernel_get_device, tni_kernel_glu, tni_kernel_glu_backward, tni_kernel_gradient_array,
    tni_kernel_gradient_scalararray, tni_kernel_gradient_scalarint,
    tni_kernel_gradient_scalarrayarray, tni_kernel_gradient_scalarrayint,
    tni_kernel_gradient_tensorarray, tni_kernel_gradient_tensorarrayint, tni_kernel_greater_Scalar,
    tni_kernel_greater_Scalar_out, tni_kernel_greater_Tensor, tni_kernel_greater_Tensor_out,
    tni_kernel_greater__Scalar, tni_kernel_greater__Tensor, tni_kernel_greater_equal_Scalar,
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
    tni_kernel_linalg_matrix_rank_tol_tensor, tni_kernel_linalg_matrix_sqrth,
    tni_kernel_linalg_multi_dot, tni_kernel_linalg_norm, tni_kernel_linalg_norm_ord_str,
    tni_kernel_linalg_pinv, tni_kernel_linalg_pinv_atol_rtol_float,
    tni_kernel_linalg_pinv_atol_rtol_tensor, tni_kernel_linalg_pinv_rcond_tensor,
    tni_kernel_linalg_polar, tni_kernel_linalg_qr, tni_kernel_linalg_slogdet,
    tni_kernel_linalg_solve, tni_kernel_linalg_solve_ex, tni_kernel_linalg_solve_triangular,
    tni_kernel_linalg_svd, tni_kernel_linalg_svdvals, tni_kernel_linalg_tensorinv,
    tni_kernel_linalg_tensorinv_out, tni_kernel_linalg_tensorsolve, tni_kernel_linalg_vander,
    tni_kernel_linalg_vecdot, tni_kernel_linear, tni_kernel_linear_out, tni_kernel_linspace,
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
    tni_kernel_from_file, tni_kernel_full, tni_kernel_full_like, tni_kernel_gather_backward,
    tni_kernel_geometric_, tni_kernel_geqrf, tni_kernel_ger, tni_kernel_get_device, tni_kernel_glu,
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
    tni_kernel_linalg_matrix_rank_tol_tensor, tni_kernel_linalg_matrix_sqrth,
    tni_kernel_linalg_multi_dot, tni_kernel_linalg_norm, tni_kernel_linalg_norm_ord_str,
    tni_kernel_linalg_pinv, tni_kernel_linalg_pinv_atol_rtol_float,
    tni_kernel_linalg_pinv_atol_rtol_tensor, tni_kernel_linalg_pinv_rcond_tensor,
    tni_kernel_linalg_polar, tni_kernel_linalg_qr, tni_kernel_linalg_slogdet,
    tni_kernel_linalg_solve, tni_kernel_linalg_solve_ex, tni_kernel_linalg_solve_triangular,
    tni_kernel_linalg_svd, tni_kernel_linalg_svdvals, tni_kernel_linalg_tensorinv,
    tni_kernel_linalg_tensorinv_out, tni_kernel_linalg_tensorsolve, tni_kernel_linalg_vander,
    tni_kernel_linalg_vecdot, tni_kernel_linear, tni_kernel_linear_out, tni_kernel_linspace,
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
    {"aten::_fused_adamw_.tensor_lr", NULL}, {"aten::_fused_sgd", NULL},
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
    {"aten::linalg_matrix_rank.tol_tensor", NULL}, {"aten::linalg_matrix_sqrth", NULL},
    {"aten::linalg_multi_dot", NULL}, {"aten::linalg_norm", NULL},
    {"aten::linalg_norm.ord_str", NULL}, {"aten::linalg_pinv", NULL},
    {"aten::linalg_pinv.atol_rtol_float", NULL}, {"aten::linalg_pinv.atol_rtol_tensor", NULL},
    {"aten::linalg_pinv.rcond_tensor", NULL}, {"aten::linalg_polar", NULL},
    {"aten::linalg_qr", NULL}, {"aten::linalg_slogdet", NULL}, {"aten::linalg_solve", NULL},
    {"aten::linalg_solve_ex", NULL}, {"aten::linalg_solve_triangular", NULL},
    {"aten::linalg_svd", NULL}, {"aten::linalg_svdvals", NULL}, {"aten::linalg_tensorsolve", NULL},
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

const tni_builtin_release tni_builtin_releases[] = {
    {726, 0, 14}, /* aten::cholesky */
    {727, 0, 14}, /* aten::cholesky.out */
    {1379, 14, 0}, /* aten::linalg_matrix_sqrth */
    {1380, 14, 0}, /* aten::linalg_matrix_sqrth.out */
    {1395, 14, 0}, /* aten::linalg_polar */
    {1396, 14, 0}, /* aten::linalg_polar.out */
    {1773, 0, 14}, /* aten::qr */
    {1774, 0, 14}, /* aten::qr.Q */
    {0, 0, 0},
};

const uint32_t tni_num_builtin_releases = 8;

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
    {42330, 42350, 383, 2, 3, 0x0}, {42664, 42694, 385, 2, 1, 0x0}, {43019, 43041, 387, 1, 3, 0x0},
    {43149, 43173, 388, 2, 3, 0x2000}, {43356, 43373, 390, 1, 0, 0x20},
    {43695, 43716, 391, 1, 0, 0x20}, {43996, 44023, 392, 1, 0, 0x20},
    {44356, 44387, 393, 1, 0, 0x20}, {44678, 44696, 394, 2, 3, 0x0}, {44959, 44987, 396, 2, 1, 0x0},
    {45261, 45279, 398, 2, 3, 0x0}, {45399, 45428, 400, 2, 3, 0x0}, {45559, 45592, 402, 1, 0, 0x20},
    {45739, 45771, 403, 2, 3, 0x0}, {45903, 45939, 405, 1, 0, 0x20}, {46095, 46131, 406, 2, 3, 0x0},
    {46249, 46289, 408, 1, 0, 0x20}, {46431, 46453, 409, 1, 0, 0x20},
    {46574, 46600, 410, 1, 0, 0x20}, {46748, 46771, 411, 2, 1, 0x0}, {46901, 46915, 413, 2, 3, 0x0},
    {46965, 46983, 415, 2, 3, 0x0}, {47060, 47079, 417, 1, 3, 0x0}, {47121, 47140, 418, 1, 3, 0x0},
    {47182, 47209, 419, 2, 3, 0x0}, {47288, 47306, 421, 2, 3, 0x0}, {47379, 47404, 423, 2, 3, 0x0},
    {47552, 47571, 425, 2, 3, 0x0}, {47680, 47711, 427, 2, 3, 0x0}, {47892, 47914, 429, 2, 3, 0x0},
    {47959, 47981, 431, 2, 3, 0x0}, {48074, 48101, 433, 2, 3, 0x0}, {48291, 48314, 435, 2, 3, 0x0},
    {48459, 48489, 437, 2, 3, 0x0}, {48727, 48745, 439, 2, 3, 0x0}, {48877, 48897, 441, 2, 3, 0x0},
    {49086, 49112, 443, 1, 3, 0x5}, {49161, 49180, 444, 3, 3, 0x1}, {49251, 49274, 447, 2, 3, 0x0},
    {49372, 49405, 449, 3, 3, 0x0}, {49516, 49553, 452, 2, 3, 0x0}, {49691, 49711, 454, 2, 3, 0x0},
    {49763, 49787, 456, 2, 3, 0x0}, {49866, 49886, 458, 1, 3, 0x0}, {50003, 50034, 459, 2, 3, 0x1},
    {50228, 50268, 461, 2, 3, 0x1}, {50422, 50466, 463, 2, 3, 0x0}, {50701, 50736, 465, 2, 3, 0x0},
    {51011, 51053, 467, 1, 0, 0x20}, {51299, 51342, 468, 1, 3, 0x1},
    {51525, 51572, 469, 1, 0, 0x20}, {51825, 51841, 470, 1, 3, 0x0},
    {51886, 51907, 471, 1, 3, 0x80000}, {51951, 51976, 472, 1, 0, 0x80020},
    {52047, 52069, 473, 2, 3, 0x0}, {52150, 52176, 475, 1, 0, 0x20}, {52284, 52305, 476, 2, 3, 0x1},
    {52360, 52385, 478, 1, 0, 0x20}, {52468, 52488, 479, 2, 3, 0x0}, {52546, 52575, 481, 2, 3, 0x0},
    {52672, 52693, 483, 2, 0, 0x0}, {52775, 52801, 485, 1, 3, 0x80000},
    {52882, 52912, 486, 1, 0, 0x80020}, {53020, 53040, 487, 1, 3, 0x0},
    {53116, 53157, 488, 1, 3, 0x2000}, {53397, 53447, 489, 2, 3, 0x2000},
    {53663, 53722, 491, 2, 1, 0x0}, {54006, 54023, 493, 2, 3, 0x400},
    {54209, 54230, 495, 2, 3, 0x400}, {54443, 54474, 497, 2, 3, 0x0},
    {54649, 54684, 499, 1, 0, 0x20}, {54883, 54923, 500, 2, 3, 0x0},
    {55153, 55197, 502, 1, 0, 0x20}, {55464, 55491, 503, 2, 3, 0x0}, {55630, 55664, 505, 2, 3, 0x0},
    {55836, 55851, 507, 3, 3, 0x1}, {55918, 55937, 510, 2, 3, 0x0}, {56031, 56060, 512, 3, 3, 0x0},
    {56167, 56200, 515, 2, 3, 0x0}, {56341, 56386, 517, 1, 3, 0x0}, {56584, 56630, 518, 1, 3, 0x0},
    {56858, 56873, 519, 1, 0, 0x1}, {57062, 57081, 520, 1, 0, 0x20}, {57205, 57222, 521, 1, 3, 0x0},
    {57359, 57380, 522, 1, 0, 0x20}, {57544, 57558, 523, 2, 3, 0x8},
    {57650, 57668, 525, 1, 0, 0x20}, {57809, 57824, 526, 2, 3, 0x8},
    {57951, 57970, 528, 1, 0, 0x20}, {58167, 58194, 529, 1, 3, 0x0}, {58263, 58287, 530, 1, 1, 0x0},
    {58391, 58418, 531, 1, 3, 0x0}, {58513, 58555, 532, 1, 3, 0x0}, {58667, 58686, 533, 1, 3, 0x0},
    {58743, 58766, 534, 1, 0, 0x20}, {58850, 58879, 535, 2, 3, 0x0}, {59018, 59051, 537, 2, 3, 0x0},
    {59217, 59250, 539, 1, 3, 0x0}, {59374, 59412, 540, 2, 3, 0x0}, {59589, 59638, 542, 2, 3, 0x0},
    {59856, 59886, 544, 2, 3, 0x0}, {60026, 60060, 546, 2, 3, 0x0}, {60227, 60261, 548, 1, 3, 0x0},
    {60386, 60425, 549, 2, 3, 0x0}, {60603, 60653, 551, 2, 3, 0x0}, {60872, 60901, 553, 2, 3, 0x0},
    {61040, 61073, 555, 2, 3, 0x0}, {61239, 61272, 557, 1, 3, 0x0}, {61396, 61434, 558, 2, 3, 0x0},
    {61611, 61660, 560, 2, 3, 0x0}, {61878, 61910, 562, 2, 3, 0x0}, {62008, 62044, 564, 2, 3, 0x0},
    {62169, 62205, 566, 1, 3, 0x0}, {62312, 62353, 567, 2, 3, 0x0}, {62489, 62541, 569, 2, 3, 0x0},
    {62718, 62750, 571, 2, 3, 0x0}, {62872, 62908, 573, 2, 3, 0x0}, {63057, 63093, 575, 1, 3, 0x0},
    {63200, 63241, 576, 2, 3, 0x0}, {63401, 63453, 578, 2, 3, 0x0}, {63654, 63686, 580, 2, 3, 0x0},
    {63830, 63866, 582, 2, 3, 0x0}, {64037, 64073, 584, 1, 3, 0x0}, {64180, 64221, 585, 2, 3, 0x0},
    {64403, 64455, 587, 2, 3, 0x0}, {64678, 64693, 589, 1, 3, 0x0}, {64728, 64762, 590, 2, 3, 0x0},
    {64871, 64897, 592, 2, 3, 0x0}, {64974, 64993, 594, 1, 3, 0x0}, {65053, 65096, 595, 1, 3, 0x0},
    {65235, 65264, 596, 2, 3, 0x0}, {65344, 65377, 598, 1, 0, 0x20}, {65506, 65544, 599, 2, 3, 0x0},
    {65678, 65720, 601, 1, 0, 0x20}, {65903, 65913, 602, 2, 1, 0x10001},
    {65946, 65960, 604, 2, 1, 0x10000}, {66020, 66031, 606, 2, 1, 0x0},
    {66073, 66088, 608, 1, 1, 0x0}, {66126, 66145, 609, 1, 1, 0x0}, {66210, 66226, 610, 1, 1, 0x0},
    {66273, 66284, 611, 3, 1, 0x10001}, {66318, 66333, 614, 2, 1, 0x10000},
    {66394, 66406, 616, 3, 1, 0x10000}, {66449, 66461, 619, 3, 3, 0x10001},
    {66496, 66512, 622, 2, 3, 0x10000}, {66574, 66587, 624, 3, 3, 0x10000},
    {66631, 66657, 627, 1, 3, 0x1}, {66726, 66756, 628, 1, 0, 0x20}, {66852, 66878, 629, 1, 3, 0x0},
    {66950, 66980, 630, 2, 3, 0x0}, {67079, 67105, 632, 1, 3, 0x0}, {67177, 67207, 633, 2, 3, 0x0},
    {67306, 67332, 635, 1, 3, 0x0}, {67411, 67437, 636, 2, 3, 0x0}, {67516, 67546, 638, 2, 3, 0x0},
    {67676, 67711, 640, 2, 3, 0x0}, {67805, 67851, 642, 2, 3, 0x0}, {67986, 68012, 644, 2, 3, 0x0},
    {68091, 68121, 646, 2, 3, 0x0}, {68251, 68286, 648, 2, 3, 0x0}, {68380, 68426, 650, 2, 3, 0x0},
    {68561, 68578, 652, 1, 1, 0x10001}, {68648, 68669, 653, 1, 0, 0x20},
    {68766, 68783, 654, 3, 1, 0x10001}, {68856, 68870, 657, 2, 1, 0x10000},
    {68960, 68978, 659, 1, 1, 0x10000}, {69057, 69075, 660, 3, 1, 0x10000},
    {69157, 69170, 663, 2, 3, 0x0}, {69270, 69287, 665, 2, 3, 0x0}, {69411, 69425, 667, 2, 3, 0x0},
    {69534, 69548, 669, 3, 1, 0x10000}, {69636, 69654, 672, 2, 1, 0x10000},
    {69766, 69781, 674, 3, 1, 0x10000}, {69878, 69892, 677, 3, 1, 0x10000},
    {69980, 69998, 680, 2, 1, 0x10000}, {70110, 70125, 682, 3, 1, 0x10000},
    {70222, 70234, 685, 3, 3, 0x1}, {70329, 70345, 688, 2, 3, 0x0}, {70464, 70477, 690, 3, 3, 0x0},
    {70581, 70593, 693, 3, 3, 0x0}, {70686, 70702, 696, 2, 3, 0x0}, {70819, 70832, 698, 3, 3, 0x0},
    {70934, 70945, 701, 1, 3, 0x0}, {71039, 71054, 702, 1, 3, 0x0}, {71172, 71184, 703, 1, 3, 0x0},
    {71287, 71301, 704, 1, 3, 0x0}, {71344, 71372, 705, 1, 3, 0x0}, {71459, 71491, 706, 1, 0, 0x20},
    {71605, 71642, 707, 1, 3, 0x0}, {71737, 71749, 708, 1, 3, 0x1},
    {71790, 71807, 709, 1, 3, 0x80000}, {71847, 71868, 710, 1, 0, 0x80020},
    {71935, 71945, 711, 3, 1, 0x40000}, {71978, 71996, 714, 2, 1, 0x40000},
    {72060, 72074, 716, 3, 1, 0x40000}, {72140, 72155, 719, 3, 1, 0x40000},
    {72230, 72249, 722, 2, 1, 0x40000}, {72351, 72365, 724, 2, 1, 0x40000},
    {72454, 72469, 726, 1, 3, 0x4}, {72577, 72597, 727, 1, 3, 0x2100},
    {72662, 72683, 728, 1, 3, 0x2000}, {72756, 72767, 729, 3, 3, 0x40001},
    {72836, 72851, 732, 2, 3, 0x40000}, {72947, 72958, 734, 3, 3, 0x40001},
    {73027, 73042, 737, 2, 3, 0x40000}, {73138, 73152, 739, 3, 1, 0x40000},
    {73245, 73263, 742, 2, 1, 0x40000}, {73400, 73412, 744, 2, 1, 0x10000},
    {73447, 73463, 746, 2, 1, 0x10000}, {73525, 73535, 748, 3, 1, 0x40001},
    {73568, 73586, 751, 2, 1, 0x40000}, {73650, 73664, 753, 3, 1, 0x40001},
    {73730, 73745, 756, 3, 1, 0x40001}, {73820, 73839, 759, 2, 1, 0x40000},
    {73941, 73955, 761, 2, 1, 0x40000}, {74044, 74057, 763, 2, 3, 0x0},
    {74184, 74201, 765, 1, 3, 0x0}, {74263, 74282, 766, 2, 3, 0x0}, {74429, 74452, 768, 2, 3, 0x0},
    {74549, 74573, 770, 2, 3, 0x1}, {74740, 74753, 772, 1, 3, 0x0}, {74789, 74806, 773, 1, 3, 0x0},
    {74869, 74883, 774, 1, 3, 0x0}, {74928, 74942, 775, 1, 3, 0x0}, {74979, 74997, 776, 1, 3, 0x0},
    {75061, 75076, 777, 1, 3, 0x0}, {75122, 75135, 778, 1, 3, 0x0}, {75171, 75188, 779, 1, 3, 0x0},
    {75251, 75265, 780, 1, 3, 0x0}, {75310, 75324, 781, 1, 3, 0x0}, {75361, 75379, 782, 1, 3, 0x0},
    {75443, 75458, 783, 1, 3, 0x0}, {75504, 75517, 784, 1, 3, 0x0}, {75553, 75570, 785, 1, 3, 0x0},
    {75633, 75647, 786, 1, 3, 0x0}, {75698, 75716, 787, 1, 1, 0x0}, {75794, 75809, 788, 1, 3, 0x0},
    {75869, 75883, 789, 1, 3, 0x0}, {75928, 75942, 790, 1, 3, 0x0}, {75979, 75997, 791, 1, 3, 0x0},
    {76061, 76076, 792, 1, 3, 0x0}, {76122, 76135, 793, 3, 1, 0x40001},
    {76206, 76223, 796, 2, 3, 0x40000}, {76321, 76334, 798, 3, 1, 0x40001},
    {76405, 76422, 801, 2, 3, 0x40000}, {76520, 76534, 803, 1, 1, 0x0},
    {76606, 76627, 804, 1, 1, 0x0}, {76722, 76747, 805, 1, 1, 0x0}, {76866, 76881, 806, 1, 3, 0x8},
    {76919, 76936, 807, 2, 0, 0x1}, {77043, 77061, 809, 1, 0, 0x80},
    {77171, 77193, 810, 1, 3, 0x80000}, {77299, 77325, 811, 1, 0, 0x80020},
    {77458, 77483, 812, 1, 0, 0x0}, {77604, 77633, 813, 1, 0, 0x20},
    {77781, 77792, 814, 3, 1, 0x10001}, {77826, 77841, 817, 2, 1, 0x10000},
    {77902, 77914, 819, 3, 1, 0x10000}, {77957, 77969, 822, 3, 3, 0x10001},
    {78004, 78020, 825, 2, 3, 0x10000}, {78082, 78095, 827, 3, 3, 0x10000},
    {78139, 78150, 830, 3, 1, 0x10001}, {78184, 78199, 833, 2, 1, 0x10000},
    {78260, 78272, 835, 3, 1, 0x10001}, {78321, 78337, 838, 2, 1, 0x10001},
    {78413, 78426, 840, 3, 1, 0x10000}, {78484, 78496, 843, 3, 1, 0x10000},
    {78539, 78551, 846, 3, 3, 0x10001}, {78586, 78602, 849, 2, 3, 0x10000},
    {78664, 78677, 851, 3, 3, 0x10000}, {78721, 78738, 854, 1, 3, 0x100},
    {78778, 78804, 855, 1, 3, 0x0}, {78860, 78877, 856, 1, 3, 0x100},
    {78917, 78943, 857, 1, 3, 0x0}, {78999, 79016, 858, 1, 3, 0x100},
    {79056, 79082, 859, 1, 3, 0x0}, {79138, 79155, 860, 1, 3, 0x1}, {79302, 79323, 861, 1, 0, 0x20},
    {79499, 79516, 862, 2, 3, 0x1}, {79691, 79712, 864, 2, 3, 0x0}, {79914, 79940, 866, 2, 3, 0x1},
    {80123, 80160, 868, 2, 3, 0x0}, {80384, 80401, 870, 2, 3, 0x1}, {80576, 80597, 872, 2, 3, 0x0},
    {80799, 80825, 874, 2, 3, 0x0}, {81008, 81045, 876, 2, 3, 0x0}, {81269, 81283, 878, 3, 3, 0x0},
    {81384, 81402, 881, 2, 3, 0x0}, {81527, 81542, 883, 3, 3, 0x0}, {81652, 81674, 886, 2, 3, 0x0},
    {81817, 81843, 888, 1, 0, 0x20}, {81921, 81952, 889, 2, 3, 0x0},
    {82119, 82154, 891, 1, 0, 0x20}, {82256, 82273, 892, 1, 3, 0x100},
    {82449, 82475, 893, 2, 3, 0x0}, {82716, 82746, 895, 2, 3, 0x0}, {82869, 82903, 897, 1, 0, 0x20},
    {83075, 83091, 898, 1, 1, 0x2000}, {83160, 83183, 899, 1, 0, 0x2020},
    {83269, 83296, 900, 1, 0, 0x2020}, {83406, 83432, 901, 1, 0, 0x2020},
    {83544, 83564, 902, 2, 1, 0x2000}, {83657, 83675, 904, 1, 1, 0x2000},
    {83755, 83779, 905, 2, 1, 0x2000}, {83874, 83897, 907, 2, 1, 0x2000},
    {83994, 84009, 909, 1, 3, 0x0}, {84098, 84125, 910, 2, 1, 0x0}, {84231, 84262, 912, 2, 1, 0x0},
    {84395, 84431, 914, 2, 3, 0x0}, {84566, 84613, 916, 2, 3, 0x0}, {84789, 84828, 918, 2, 1, 0x0},
    {84971, 85014, 920, 1, 0, 0x20}, {85181, 85196, 921, 2, 3, 0x8},
    {85276, 85295, 923, 1, 0, 0x20}, {85402, 85417, 924, 2, 1, 0x2000},
    {85496, 85515, 926, 1, 0, 0x2020}, {85621, 85646, 927, 1, 1, 0x10001},
    {85708, 85740, 928, 1, 1, 0x10000}, {85809, 85845, 929, 1, 0, 0x20},
    {85941, 85970, 930, 1, 1, 0x10000}, {86059, 86084, 931, 3, 1, 0x10001},
    {86146, 86175, 934, 2, 1, 0x10000}, {86264, 86290, 936, 1, 1, 0x10000},
    {86361, 86387, 937, 3, 1, 0x10000}, {86458, 86497, 940, 1, 1, 0x10000},
    {86573, 86616, 941, 1, 0, 0x20}, {86719, 86751, 942, 3, 1, 0x10000},
    {86820, 86859, 945, 1, 1, 0x10000}, {86935, 86978, 946, 1, 1, 0x10000},
    {87081, 87117, 947, 2, 1, 0x10000}, {87213, 87246, 949, 3, 1, 0x10000},
    {87324, 87364, 952, 1, 1, 0x10000}, {87449, 87467, 953, 3, 1, 0x10001},
    {87508, 87530, 956, 2, 1, 0x10000}, {87598, 87617, 958, 3, 1, 0x10000},
    {87667, 87691, 961, 1, 1, 0x10001}, {87752, 87783, 962, 1, 1, 0x10000},
    {87851, 87886, 963, 1, 0, 0x20}, {87981, 88009, 964, 1, 1, 0x10000},
    {88097, 88121, 965, 3, 1, 0x10001}, {88182, 88210, 968, 2, 1, 0x10000},
    {88298, 88323, 970, 1, 1, 0x10000}, {88393, 88418, 971, 3, 1, 0x10000},
    {88488, 88528, 974, 1, 1, 0x10000}, {88605, 88649, 975, 1, 0, 0x20},
    {88753, 88786, 976, 3, 1, 0x10000}, {88856, 88896, 979, 1, 1, 0x10000},
    {88973, 89017, 980, 1, 1, 0x10000}, {89121, 89158, 981, 2, 1, 0x10000},
    {89255, 89289, 983, 3, 1, 0x10000}, {89368, 89409, 986, 1, 1, 0x10000},
    {89495, 89520, 987, 1, 1, 0x10001}, {89582, 89614, 988, 1, 1, 0x10000},
    {89683, 89719, 989, 1, 0, 0x20}, {89815, 89844, 990, 1, 1, 0x10000},
    {89933, 89958, 991, 3, 1, 0x10001}, {90020, 90049, 994, 2, 1, 0x10000},
    {90138, 90164, 996, 1, 1, 0x10000}, {90235, 90261, 997, 3, 1, 0x10000},
    {90332, 90354, 1000, 2, 3, 0x0}, {90497, 90523, 1002, 1, 0, 0x20},
    {90601, 90632, 1003, 2, 3, 0x0}, {90799, 90834, 1005, 1, 0, 0x20},
    {90936, 90953, 1006, 1, 3, 0x0}, {90998, 91019, 1007, 1, 0, 0x20},
    {91091, 91101, 1008, 3, 3, 0x1}, {91147, 91161, 1011, 2, 3, 0x0},
    {91234, 91258, 1013, 1, 0, 0x0}, {91312, 91331, 1014, 1, 3, 0x0},
    {91394, 91417, 1015, 2, 3, 0x0}, {91525, 91552, 1017, 1, 0, 0x20},
    {91684, 91707, 1018, 2, 3, 0x0}, {91815, 91842, 1020, 2, 3, 0x0},
    {91974, 91989, 1022, 1, 3, 0x0}, {92045, 92066, 1023, 1, 3, 0x100},
    {92115, 92125, 1024, 3, 3, 0x1}, {92174, 92188, 1027, 2, 3, 0x0},
    {92264, 92277, 1029, 1, 0, 0x2020}, {92376, 92393, 1030, 1, 0, 0x2020},
    {92516, 92530, 1031, 2, 1, 0x2000}, {92636, 92648, 1033, 1, 3, 0x0},
    {92727, 92738, 1034, 3, 1, 0x10001}, {92772, 92787, 1037, 2, 1, 0x10000},
    {92848, 92860, 1039, 3, 1, 0x10000}, {92903, 92914, 1042, 1, 1, 0x10000},
    {92966, 92981, 1043, 1, 0, 0x20}, {93059, 93071, 1044, 1, 1, 0x10000},
    {93132, 93151, 1045, 1, 3, 0x0}, {93199, 93222, 1046, 1, 3, 0x0},
    {93297, 93319, 1047, 2, 3, 0x0}, {93379, 93405, 1049, 1, 0, 0x20},
    {93492, 93507, 1050, 2, 3, 0x0}, {93563, 93582, 1052, 2, 3, 0x0},
    {93665, 93688, 1054, 2, 3, 0x0}, {93752, 93779, 1056, 2, 3, 0x0},
    {93870, 93891, 1058, 2, 3, 0x0}, {93968, 93993, 1060, 2, 3, 0x0},
    {94097, 94109, 1062, 1, 0, 0x0}, {94180, 94192, 1063, 3, 1, 0x10001},
    {94263, 94282, 1066, 3, 3, 0x10001}, {94360, 94383, 1069, 2, 1, 0x10000},
    {94488, 94504, 1071, 2, 1, 0x10000}, {94602, 94615, 1073, 3, 1, 0x10000},
    {94695, 94715, 1076, 3, 3, 0x10000}, {94802, 94818, 1079, 3, 1, 0x10000},
    {94869, 94892, 1082, 3, 3, 0x10000}, {94950, 94977, 1085, 2, 1, 0x10000},
    {95062, 95082, 1087, 2, 1, 0x10000}, {95160, 95177, 1089, 3, 1, 0x10000},
    {95237, 95261, 1092, 3, 3, 0x10000}, {95328, 95344, 1095, 3, 1, 0x10000},
    {95395, 95418, 1098, 3, 3, 0x10000}, {95476, 95503, 1101, 2, 1, 0x10000},
    {95588, 95608, 1103, 2, 1, 0x10000}, {95686, 95703, 1105, 3, 1, 0x10000},
    {95763, 95787, 1108, 3, 3, 0x10000}, {95854, 95865, 1111, 1, 3, 0x10000},
    {95935, 95953, 1112, 1, 3, 0x10000}, {96030, 96052, 1113, 1, 3, 0x0},
    {96156, 96171, 1114, 1, 3, 0x10000}, {96268, 96280, 1115, 1, 3, 0x10000},
    {96359, 96378, 1116, 1, 3, 0x10000}, {96464, 96476, 1117, 1, 3, 0x10001},
    {96548, 96564, 1118, 1, 0, 0x20}, {96660, 96673, 1119, 2, 3, 0x1},
    {96800, 96817, 1121, 2, 3, 0x0}, {96971, 96990, 1123, 1, 3, 0x0},
    {97037, 97060, 1124, 1, 3, 0x0}, {97134, 97153, 1125, 1, 3, 0x0},
    {97233, 97247, 1126, 2, 3, 0x0}, {97297, 97315, 1128, 2, 3, 0x0},
    {97392, 97405, 1130, 1, 3, 0x0}, {97457, 97474, 1131, 1, 3, 0x0},
    {97553, 97571, 1132, 1, 3, 0x0}, {97628, 97650, 1133, 1, 3, 0x0},
    {97734, 97745, 1134, 1, 3, 0x0}, {97785, 97805, 1135, 1, 3, 0x10100},
    {97848, 97872, 1136, 2, 3, 0x10000}, {97942, 97963, 1138, 2, 3, 0x10000},
    {98015, 98037, 1140, 1, 3, 0x1}, {98112, 98138, 1141, 1, 0, 0x20},
    {98240, 98257, 1142, 1, 3, 0x0}, {98352, 98365, 1143, 1, 3, 0x0},
    {98516, 98537, 1144, 1, 3, 0x0}, {98696, 98709, 1145, 1, 3, 0x0},
    {98860, 98881, 1146, 1, 3, 0x0}, {99040, 99053, 1147, 1, 3, 0x0},
    {99204, 99225, 1148, 1, 3, 0x0}, {99384, 99407, 1149, 1, 3, 0x0},
    {99596, 99625, 1150, 1, 3, 0x0}, {99820, 99849, 1151, 1, 3, 0x0},
    {100044, 100062, 1152, 2, 3, 0x1}, {100244, 100266, 1154, 1, 0, 0x20},
    {100475, 100502, 1155, 2, 3, 0x1}, {100760, 100791, 1157, 1, 0, 0x20},
    {101119, 101130, 1158, 1, 3, 0x1}, {101201, 101216, 1159, 1, 0, 0x20},
    {101314, 101326, 1160, 1, 0, 0x0}, {101406, 101428, 1161, 1, 3, 0x10000},
    {101487, 101513, 1162, 1, 3, 0x10000}, {101599, 101621, 1163, 3, 1, 0x10000},
    {101680, 101699, 1166, 2, 1, 0x10000}, {101778, 101801, 1168, 1, 3, 0x0},
    {101869, 101892, 1169, 3, 1, 0x0}, {101960, 101975, 1172, 1, 3, 0x0},
    {102013, 102023, 1173, 3, 1, 0x10001}, {102056, 102070, 1176, 2, 1, 0x10000},
    {102130, 102141, 1178, 3, 1, 0x10000}, {102183, 102194, 1181, 3, 1, 0x10001},
    {102228, 102243, 1184, 2, 1, 0x10000}, {102304, 102316, 1186, 3, 1, 0x10000},
    {102359, 102387, 1189, 1, 3, 0x0}, {102508, 102532, 1190, 1, 3, 0x0},
    {102616, 102636, 1191, 1, 3, 0x40000}, {102694, 102726, 1192, 2, 3, 0x40000},
    {102792, 102828, 1194, 1, 0, 0x20}, {102921, 102945, 1195, 1, 0, 0x20},
    {103030, 103040, 1196, 1, 3, 0x0}, {103140, 103152, 1197, 1, 3, 0x0},
    {103216, 103232, 1198, 1, 3, 0x0}, {103323, 103348, 1199, 1, 3, 0x0},
    {103505, 103528, 1200, 1, 3, 0x0}, {103697, 103719, 1201, 1, 3, 0x0},
    {103889, 103902, 1202, 1, 1, 0x0}, {103972, 103989, 1203, 2, 1, 0x0},
    {104113, 104126, 1205, 1, 1, 0x0}, {104196, 104213, 1206, 2, 1, 0x0},
    {104337, 104351, 1208, 3, 1, 0x0}, {104424, 104442, 1211, 2, 1, 0x0},
    {104539, 104554, 1213, 3, 3, 0x0}, {104636, 104649, 1216, 3, 1, 0x1},
    {104721, 104738, 1219, 2, 1, 0x0}, {104834, 104848, 1221, 3, 3, 0x0},
    {104929, 104959, 1224, 1, 3, 0x0}, {105037, 105066, 1225, 1, 3, 0x0},
    {105140, 105151, 1226, 1, 3, 0x0}, {105185, 105199, 1227, 1, 3, 0x10000},
    {105236, 105254, 1228, 1, 3, 0x10000}, {105318, 105333, 1229, 1, 3, 0x10000},
    {105379, 105389, 1230, 1, 3, 0x0}, {105422, 105435, 1231, 1, 3, 0x0},
    {105477, 105491, 1232, 1, 3, 0x80}, {105536, 105554, 1233, 1, 3, 0x80000},
    {105595, 105617, 1234, 1, 0, 0x80020}, {105685, 105696, 1235, 1, 3, 0x0},
    {105746, 105761, 1236, 1, 3, 0x0}, {105838, 105855, 1237, 1, 3, 0x0},
    {105935, 105956, 1238, 1, 0, 0x20}, {106063, 106078, 1239, 1, 3, 0x0},
    {106130, 106145, 1240, 1, 3, 0x1}, {106227, 106251, 1241, 1, 0, 0x0},
    {106359, 106387, 1242, 1, 0, 0x20}, {106522, 106542, 1243, 1, 3, 0x80000},
    {106623, 106647, 1244, 1, 0, 0x80020}, {106755, 106778, 1245, 1, 0, 0x0},
    {106874, 106901, 1246, 1, 0, 0x20}, {107024, 107035, 1247, 1, 3, 0x0},
    {107133, 107148, 1248, 1, 3, 0x0}, {107273, 107287, 1249, 3, 1, 0x10000},
    {107324, 107342, 1252, 2, 1, 0x10000}, {107406, 107421, 1254, 3, 1, 0x10000},
    {107467, 107477, 1257, 1, 0, 0x0}, {107507, 107518, 1258, 1, 1, 0x0},
    {107578, 107593, 1259, 1, 0, 0x20}, {107680, 107697, 1260, 1, 1, 0x10001},
    {107751, 107773, 1261, 1, 3, 0x10001}, {107855, 107881, 1262, 1, 0, 0x20},
    {107987, 108008, 1263, 1, 0, 0x20}, {108089, 108106, 1264, 3, 1, 0x10001},
    {108160, 108182, 1267, 3, 1, 0x10001}, {108264, 108278, 1270, 2, 1, 0x10000},
    {108352, 108371, 1272, 2, 1, 0x10000}, {108470, 108488, 1274, 1, 1, 0x10000},
    {108551, 108574, 1275, 1, 3, 0x10000}, {108665, 108683, 1276, 3, 1, 0x10000},
    {108746, 108769, 1279, 3, 1, 0x10000}, {108860, 108880, 1282, 1, 3, 0x0},
    {108937, 108962, 1283, 1, 3, 0x0}, {109047, 109067, 1284, 1, 3, 0x0},
    {109124, 109149, 1285, 1, 3, 0x0}, {109234, 109251, 1286, 1, 3, 0x0},
    {109328, 109350, 1287, 1, 3, 0x0}, {109452, 109473, 1288, 1, 3, 0x0},
    {109539, 109565, 1289, 1, 3, 0x0}, {109659, 109680, 1290, 1, 3, 0x0},
    {109746, 109772, 1291, 1, 3, 0x0}, {109866, 109876, 1292, 2, 3, 0x0},
    {109924, 109938, 1294, 1, 3, 0x0}, {110013, 110027, 1295, 1, 3, 0x2100},
    {110086, 110101, 1296, 1, 3, 0x2000}, {110168, 110187, 1297, 1, 3, 0x0},
    {110257, 110274, 1298, 1, 3, 0x0}, {110341, 110354, 1299, 1, 3, 0x0},
    {110395, 110412, 1300, 1, 3, 0x0}, {110480, 110493, 1301, 1, 3, 0x0},
    {110569, 110579, 1302, 3, 1, 0x10001}, {110666, 110680, 1305, 2, 1, 0x0},
    {110794, 110805, 1307, 3, 1, 0x10000}, {110901, 110920, 1310, 3, 3, 0x0},
    {111056, 111086, 1313, 2, 3, 0x0}, {111263, 111279, 1315, 1, 3, 0x1},
    {111409, 111429, 1316, 1, 0, 0x20}, {111586, 111611, 1317, 1, 3, 0x0},
    {111753, 111773, 1318, 1, 3, 0x0}, {112003, 112035, 1319, 1, 3, 0x0},
    {112270, 112301, 1320, 2, 3, 0x1}, {112443, 112478, 1322, 1, 0, 0x20},
    {112647, 112670, 1323, 1, 0, 0x20}, {112765, 112792, 1324, 1, 0, 0x20},
    {112914, 112938, 1325, 2, 3, 0x0}, {113042, 113068, 1327, 3, 3, 0x1},
    {113245, 113261, 1330, 1, 0, 0x0}, {113359, 113376, 1331, 1, 0, 0x0},
    {113542, 113563, 1332, 1, 0, 0x20}, {113664, 113685, 1333, 2, 3, 0x0},
    {113846, 113871, 1335, 1, 0, 0x20}, {113967, 113987, 1336, 3, 3, 0x1},
    {114141, 114165, 1339, 1, 0, 0x20}, {114254, 114270, 1340, 3, 1, 0x10001},
    {114323, 114343, 1343, 2, 1, 0x10000}, {114423, 114439, 1345, 3, 1, 0x10001},
    {114492, 114512, 1348, 2, 1, 0x10000}, {114592, 114609, 1350, 3, 1, 0x0},
    {114671, 114688, 1353, 3, 1, 0x0}, {114750, 114762, 1356, 2, 3, 0x10004},
    {114809, 114819, 1358, 3, 1, 0x10001}, {114852, 114866, 1361, 2, 1, 0x10000},
    {114926, 114937, 1363, 3, 1, 0x10000}, {114979, 114990, 1366, 3, 1, 0x10000},
    {115024, 115039, 1369, 2, 1, 0x10000}, {115100, 115112, 1371, 3, 1, 0x10000},
    {115155, 115168, 1374, 3, 1, 0x10000}, {115204, 115221, 1377, 2, 1, 0x10000},
    {115284, 115298, 1379, 3, 1, 0x10000}, {115343, 115353, 1382, 3, 1, 0x10001},
    {115386, 115400, 1385, 2, 1, 0x10000}, {115460, 115471, 1387, 3, 3, 0x10000},
    {115505, 115520, 1390, 2, 3, 0x10000}, {115581, 115593, 1392, 3, 3, 0x10000},
    {115636, 115647, 1395, 3, 1, 0x10000}, {115689, 115702, 1398, 1, 0, 0x1},
    {115783, 115799, 1399, 1, 0, 0x0}, {115858, 115876, 1400, 1, 3, 0x80000},
    {115956, 115978, 1401, 1, 0, 0x80020}, {116082, 116094, 1402, 3, 1, 0x10001},
    {116129, 116145, 1405, 2, 1, 0x10000}, {116207, 116220, 1407, 3, 1, 0x10000},
    {116264, 116282, 1410, 1, 0, 0x2020}, {116369, 116391, 1411, 1, 0, 0x2020},
    {116502, 116521, 1412, 2, 1, 0x2000}, {116616, 116626, 1414, 2, 3, 0x0},
    {116748, 116760, 1416, 2, 3, 0x0}, {116894, 116910, 1418, 2, 3, 0x0},
    {116979, 116993, 1420, 2, 3, 0x0}, {117050, 117089, 1422, 1, 1, 0x0},
    {117224, 117273, 1423, 1, 3, 0x0}, {117440, 117493, 1424, 1, 0, 0x20},
    {117697, 117755, 1425, 1, 3, 0x0}, {117849, 117887, 1426, 1, 1, 0x0},
    {118007, 118060, 1427, 1, 1, 0x0}, {118199, 118247, 1428, 1, 3, 0x0},
    {118399, 118451, 1429, 1, 0, 0x20}, {118640, 118697, 1430, 1, 3, 0x0},
    {118790, 118818, 1431, 1, 3, 0x2100}, {118891, 118920, 1432, 1, 3, 0x2000},
    {119001, 119023, 1433, 1, 3, 0x2100}, {119090, 119113, 1434, 1, 3, 0x2000},
    {119188, 119202, 1435, 1, 3, 0x0}, {119283, 119301, 1436, 1, 3, 0x0},
    {119409, 119424, 1437, 1, 3, 0x0}, {119517, 119536, 1438, 1, 3, 0x0},
    {119656, 119674, 1439, 2, 3, 0x0}, {119814, 119836, 1441, 1, 3, 0x0},
    {119911, 119926, 1442, 1, 3, 0x0}, {120017, 120036, 1443, 1, 3, 0x0},
    {120154, 120173, 1444, 1, 3, 0x0}, {120233, 120248, 1445, 1, 3, 0x0},
    {120330, 120349, 1446, 1, 3, 0x0}, {120458, 120474, 1447, 1, 3, 0x0},
    {120568, 120588, 1448, 1, 3, 0x0}, {120709, 120725, 1449, 1, 3, 0x0},
    {120817, 120837, 1450, 1, 3, 0x0}, {120956, 120971, 1451, 1, 3, 0x0},
    {121053, 121072, 1452, 1, 3, 0x0}, {121181, 121197, 1453, 1, 3, 0x0},
    {121291, 121311, 1454, 1, 3, 0x0}, {121432, 121448, 1455, 1, 3, 0x0},
    {121540, 121560, 1456, 1, 3, 0x0}, {121679, 121699, 1457, 1, 3, 0x0},
    {121760, 121776, 1458, 1, 3, 0x0}, {121859, 121879, 1459, 1, 3, 0x0},
    {121989, 122006, 1460, 1, 3, 0x0}, {122101, 122122, 1461, 1, 3, 0x0},
    {122244, 122261, 1462, 1, 3, 0x0}, {122354, 122375, 1463, 1, 3, 0x0},
    {122495, 122511, 1464, 1, 3, 0x0}, {122594, 122614, 1465, 1, 3, 0x0},
    {122724, 122741, 1466, 1, 3, 0x0}, {122836, 122857, 1467, 1, 3, 0x0},
    {122979, 122996, 1468, 1, 3, 0x0}, {123089, 123110, 1469, 1, 3, 0x0},
    {123230, 123245, 1470, 1, 3, 0x0}, {123327, 123346, 1471, 1, 3, 0x0},
    {123455, 123471, 1472, 1, 3, 0x0}, {123565, 123585, 1473, 1, 3, 0x0},
    {123706, 123725, 1474, 2, 3, 0x0}, {123866, 123889, 1476, 1, 3, 0x0},
    {123965, 123981, 1477, 1, 3, 0x0}, {124073, 124093, 1478, 1, 3, 0x0},
    {124212, 124230, 1479, 1, 3, 0x1}, {124285, 124307, 1480, 1, 0, 0x20},
    {124389, 124407, 1481, 1, 3, 0x0}, {124462, 124484, 1482, 1, 0, 0x20},
    {124566, 124585, 1483, 2, 1, 0x0}, {124649, 124668, 1485, 2, 1, 0x0},
    {124732, 124742, 1487, 1, 3, 0x0}, {124775, 124789, 1488, 1, 3, 0x0},
    {124849, 124860, 1489, 1, 3, 0x0}, {124902, 124927, 1490, 1, 3, 0x0},
    {125014, 125025, 1491, 2, 3, 0x1}, {125071, 125086, 1493, 1, 0, 0x20},
    {125159, 125172, 1494, 1, 3, 0x0}, {125208, 125221, 1495, 1, 3, 0x0},
    {125257, 125282, 1496, 1, 3, 0x10000}, {125347, 125376, 1497, 1, 3, 0x10000},
    {125468, 125500, 1498, 1, 3, 0x10000}, {125572, 125608, 1499, 1, 3, 0x10000},
    {125707, 125739, 1500, 1, 3, 0x10000}, {125811, 125847, 1501, 1, 3, 0x10000},
    {125946, 125972, 1502, 1, 3, 0x10000}, {126046, 126072, 1503, 1, 3, 0x10000},
    {126146, 126158, 1504, 3, 1, 0x10001}, {126193, 126209, 1507, 2, 1, 0x10000},
    {126271, 126284, 1509, 3, 1, 0x10000}, {126328, 126347, 1512, 2, 1, 0x0},
    {126403, 126429, 1514, 1, 1, 0x0}, {126492, 126522, 1515, 1, 0, 0x20},
    {126612, 126635, 1516, 2, 1, 0x0}, {126718, 126745, 1518, 1, 1, 0x0},
    {126817, 126844, 1519, 2, 1, 0x0}, {126916, 126927, 1521, 3, 1, 0x10000},
    {126975, 126990, 1524, 2, 1, 0x10000}, {127065, 127076, 1526, 3, 1, 0x10000},
    {127124, 127139, 1529, 2, 1, 0x10000}, {127214, 127232, 1531, 1, 1, 0x10001},
    {127287, 127309, 1532, 1, 1, 0x10000}, {127391, 127409, 1533, 3, 1, 0x10001},
    {127464, 127486, 1536, 2, 1, 0x10000}, {127568, 127587, 1538, 1, 1, 0x10000},
    {127651, 127670, 1539, 3, 1, 0x10000}, {127734, 127745, 1542, 3, 1, 0x10000},
    {127779, 127794, 1545, 2, 1, 0x10000}, {127855, 127867, 1547, 3, 1, 0x10000},
    {127910, 127938, 1550, 2, 3, 0x0}, {128062, 128097, 1552, 2, 3, 0x0},
    {128278, 128315, 1554, 2, 3, 0x0}, {128451, 128499, 1556, 2, 3, 0x0},
    {128676, 128704, 1558, 2, 3, 0x0}, {128828, 128863, 1560, 2, 3, 0x0},
    {129044, 129081, 1562, 2, 3, 0x0}, {129217, 129265, 1564, 2, 3, 0x0},
    {129442, 129461, 1566, 2, 3, 0x10000}, {129531, 129554, 1568, 2, 3, 0x10000},
    {129681, 129697, 1570, 2, 3, 0x0}, {129861, 129881, 1572, 1, 0, 0x20},
    {129980, 129991, 1573, 2, 3, 0x1}, {130138, 130153, 1575, 1, 3, 0x0},
    {130235, 130251, 1576, 1, 3, 0x1}, {130435, 130455, 1577, 1, 0, 0x20},
    {130574, 130587, 1578, 3, 3, 0x1}, {130673, 130690, 1581, 2, 3, 0x0},
    {130800, 130822, 1583, 1, 0, 0x0}, {130921, 130931, 1584, 3, 3, 0x10000},
    {130978, 130992, 1587, 2, 3, 0x10000}, {131066, 131077, 1589, 3, 3, 0x0},
    {131133, 131149, 1592, 3, 1, 0x10001}, {131202, 131222, 1595, 2, 1, 0x10000},
    {131302, 131318, 1597, 3, 1, 0x10001}, {131371, 131391, 1600, 2, 1, 0x10000},
    {131471, 131488, 1602, 3, 1, 0x0}, {131550, 131567, 1605, 3, 1, 0x0},
    {131629, 131640, 1608, 3, 1, 0x10001}, {131701, 131716, 1611, 2, 1, 0x0},
    {131801, 131813, 1613, 3, 1, 0x0}, {131883, 131903, 1616, 3, 3, 0x10000},
    {131993, 132024, 1619, 2, 3, 0x0}, {132152, 132168, 1621, 1, 0, 0x2020},
    {132246, 132266, 1622, 1, 0, 0x2020}, {132368, 132385, 1623, 2, 1, 0x2000},
    {132472, 132484, 1625, 2, 3, 0x0}, {132535, 132549, 1627, 2, 3, 0x0},
    {132643, 132653, 1629, 1, 3, 0x0}, {132699, 132713, 1630, 1, 3, 0x0},
    {132786, 132803, 1631, 1, 0, 0x0}, {132840, 132850, 1632, 2, 1, 0x0},
    {132895, 132909, 1634, 2, 3, 0x0}, {132981, 133000, 1636, 2, 3, 0x0},
    {133071, 133101, 1638, 2, 3, 0x0}, {133213, 133234, 1640, 1, 3, 0x0},
    {133312, 133339, 1641, 1, 3, 0x0}, {133439, 133464, 1642, 1, 3, 0x0},
    {133572, 133602, 1643, 1, 3, 0x0}, {133707, 133735, 1644, 1, 3, 0x0},
    {133842, 133869, 1645, 1, 3, 0x0}, {133971, 134001, 1646, 1, 3, 0x0},
    {134110, 134131, 1647, 1, 3, 0x0}, {134189, 134214, 1648, 1, 3, 0x0},
    {134299, 134320, 1649, 1, 3, 0x0}, {134378, 134403, 1650, 1, 3, 0x0},
    {134488, 134510, 1651, 1, 3, 0x0}, {134577, 134599, 1652, 1, 3, 0x0},
    {134666, 134693, 1653, 1, 3, 0x0}, {134757, 134788, 1654, 1, 3, 0x0},
    {134879, 134906, 1655, 1, 3, 0x0}, {134970, 135001, 1656, 1, 3, 0x0},
    {135092, 135120, 1657, 1, 3, 0x0}, {135193, 135221, 1658, 1, 3, 0x0},
    {135294, 135313, 1659, 1, 3, 0x0}, {135431, 135453, 1660, 2, 3, 0x1},
    {135574, 135600, 1662, 1, 0, 0x20}, {135748, 135779, 1663, 2, 3, 0x0},
    {135960, 135995, 1665, 1, 0, 0x20}, {136225, 136247, 1666, 2, 3, 0x0},
    {136368, 136394, 1668, 1, 0, 0x20}, {136542, 136573, 1669, 2, 3, 0x0},
    {136754, 136789, 1671, 1, 0, 0x20}, {137019, 137036, 1672, 1, 3, 0x0},
    {137175, 137190, 1673, 1, 3, 0x2000}, {137366, 137382, 1674, 1, 3, 0x2000},
    {137558, 137573, 1675, 1, 3, 0x0}, {137687, 137703, 1676, 3, 1, 0x10001},
    {137756, 137776, 1679, 2, 1, 0x10000}, {137856, 137872, 1681, 3, 1, 0x10001},
    {137925, 137945, 1684, 2, 1, 0x10000}, {138025, 138042, 1686, 3, 1, 0x0},
    {138104, 138121, 1689, 3, 1, 0x0}, {138183, 138204, 1692, 2, 3, 0x0},
    {138346, 138371, 1694, 1, 0, 0x20}, {138448, 138478, 1695, 2, 3, 0x0},
    {138644, 138680, 1697, 2, 3, 0x0}, {138865, 138906, 1699, 2, 3, 0x0},
    {139108, 139153, 1701, 1, 0, 0x20}, {139290, 139330, 1702, 1, 0, 0x20},
    {139450, 139484, 1703, 1, 0, 0x20}, {139585, 139603, 1704, 2, 3, 0x0},
    {139742, 139764, 1706, 1, 0, 0x20}, {139838, 139865, 1707, 2, 3, 0x0},
    {140028, 140059, 1709, 1, 0, 0x20}, {140157, 140174, 1710, 3, 1, 0x10000},
    {140232, 140253, 1713, 2, 1, 0x0}, {140338, 140364, 1715, 3, 3, 0x0},
    {140444, 140481, 1718, 2, 3, 0x0}, {140602, 140620, 1720, 3, 1, 0x10000},
    {140661, 140683, 1723, 2, 1, 0x0}, {140751, 140770, 1725, 3, 1, 0x10000},
    {140820, 140847, 1728, 3, 3, 0x0}, {140917, 140955, 1731, 2, 3, 0x0},
    {141066, 141082, 1733, 2, 1, 0x0}, {141121, 141141, 1735, 2, 1, 0x0},
    {141207, 141224, 1737, 2, 1, 0x0}, {141272, 141297, 1739, 2, 3, 0x0},
    {141365, 141394, 1741, 1, 0, 0x20}, {141489, 141504, 1742, 2, 1, 0x10001},
    {141579, 141598, 1744, 2, 1, 0x0}, {141700, 141716, 1746, 2, 1, 0x10000},
    {141800, 141824, 1748, 2, 3, 0x0}, {141923, 141958, 1750, 2, 3, 0x0},
    {142098, 142116, 1752, 3, 3, 0x0}, {142207, 142229, 1755, 2, 3, 0x0},
    {142344, 142360, 1757, 3, 1, 0x10000}, {142414, 142434, 1760, 2, 1, 0x10000},
    {142515, 142532, 1762, 3, 1, 0x0}, {142595, 142622, 1765, 1, 3, 0x0},
    {142725, 142737, 1766, 2, 3, 0x0}, {142814, 142830, 1768, 2, 3, 0x0},
    {142934, 142957, 1770, 2, 3, 0x0}, {143107, 143134, 1772, 2, 3, 0x0},
    {143335, 143363, 1774, 2, 3, 0x0}, {143496, 143528, 1776, 2, 3, 0x0},
    {143712, 143730, 1778, 1, 3, 0x0}, {143872, 143906, 1779, 1, 3, 0x0},
    {144067, 144094, 1780, 1, 3, 0x0}, {144243, 144262, 1781, 1, 3, 0x0},
    {144332, 144349, 1782, 1, 3, 0x0}, {144416, 144429, 1783, 1, 3, 0x0},
    {144470, 144487, 1784, 1, 3, 0x0}, {144555, 144572, 1785, 2, 3, 0x0},
    {144664, 144685, 1787, 2, 3, 0x0}, {144804, 144830, 1789, 2, 3, 0x0},
    {144942, 144972, 1791, 2, 3, 0x0}, {145118, 145130, 1793, 3, 1, 0x10000},
    {145179, 145195, 1796, 2, 1, 0x10000}, {145271, 145284, 1798, 3, 1, 0x10000},
    {145342, 145351, 1801, 3, 3, 0x10000}, {145383, 145396, 1804, 2, 3, 0x10000},
    {145455, 145465, 1806, 3, 3, 0x10000}, {145506, 145519, 1809, 3, 3, 0x10000},
    {145569, 145586, 1812, 2, 3, 0x10000}, {145663, 145677, 1814, 3, 3, 0x10000},
    {145736, 145750, 1817, 3, 3, 0x10000}, {145801, 145819, 1820, 2, 3, 0x10000},
    {145897, 145912, 1822, 3, 3, 0x10000}, {145972, 145985, 1825, 2, 3, 0x0},
    {146089, 146106, 1827, 2, 3, 0x0}, {146237, 146248, 1829, 1, 1, 0x0},
    {146288, 146307, 1830, 2, 1, 0x9}, {146368, 146391, 1832, 2, 1, 0x0},
    {146479, 146495, 1834, 3, 3, 0x0}, {146591, 146611, 1837, 2, 3, 0x0},
    {146731, 146748, 1839, 3, 3, 0x0}, {146853, 146870, 1842, 3, 3, 0x0},
    {146948, 146969, 1845, 2, 3, 0x0}, {147074, 147092, 1847, 3, 3, 0x0},
    {147179, 147207, 1850, 1, 1, 0x0}, {147295, 147327, 1851, 1, 0, 0x20},
    {147442, 147470, 1852, 1, 1, 0x0}, {147558, 147590, 1853, 1, 0, 0x20},
    {147705, 147734, 1854, 2, 1, 0x0}, {147831, 147860, 1856, 2, 1, 0x0},
    {147957, 147973, 1858, 1, 1, 0x1}, {148069, 148089, 1859, 1, 0, 0x20},
    {148212, 148229, 1860, 1, 1, 0x0}, {148334, 148353, 1861, 3, 3, 0x0},
    {148472, 148495, 1864, 2, 3, 0x0}, {148638, 148658, 1866, 3, 3, 0x0},
    {148786, 148805, 1869, 2, 3, 0x1}, {148870, 148893, 1871, 2, 3, 0x0},
    {148985, 149013, 1873, 1, 0, 0x0}, {149108, 149120, 1874, 1, 3, 0x0},
    {149169, 149185, 1875, 1, 3, 0x0}, {149261, 149281, 1876, 1, 3, 0x0},
    {149467, 149481, 1877, 1, 3, 0x0}, {149518, 149536, 1878, 1, 3, 0x0},
    {149600, 149617, 1879, 1, 0, 0x0}, {149655, 149669, 1880, 1, 2, 0x0},
    {149704, 149724, 1881, 1, 0, 0x0}, {149765, 149799, 1882, 1, 0, 0x0},
    {149882, 149903, 1883, 1, 0, 0x0}, {149945, 149969, 1884, 1, 0, 0x0},
    {150014, 150033, 1885, 1, 0, 0x0}, {150073, 150087, 1886, 1, 3, 0x0},
    {150122, 150135, 1887, 1, 2, 0x0}, {150169, 150186, 1888, 1, 0, 0x0},
    {150224, 150240, 1889, 1, 3, 0x0}, {150298, 150317, 1890, 1, 0, 0x0},
    {150371, 150387, 1891, 2, 0, 0x0}, {150439, 150455, 1893, 1, 0, 0x0},
    {150492, 150506, 1894, 1, 3, 0x0}, {150615, 150630, 1895, 1, 0, 0x10000},
    {150668, 150693, 1896, 3, 3, 0x0}, {150814, 150843, 1899, 2, 3, 0x0},
    {150988, 151013, 1901, 3, 3, 0x0}, {151134, 151163, 1904, 2, 3, 0x0},
    {151308, 151333, 1906, 3, 3, 0x0}, {151455, 151484, 1909, 2, 3, 0x0},
    {151630, 151642, 1911, 2, 0, 0x10001}, {151677, 151693, 1913, 1, 0, 0x20},
    {151755, 151767, 1914, 2, 0, 0x10001}, {151802, 151818, 1916, 1, 0, 0x20},
    {151880, 151895, 1917, 3, 3, 0x10000}, {151933, 151952, 1920, 2, 3, 0x10000},
    {152017, 152032, 1922, 3, 3, 0x10000}, {152070, 152089, 1925, 2, 3, 0x10000},
    {152154, 152167, 1927, 1, 3, 0x0}, {152203, 152215, 1928, 1, 3, 0x0},
    {152433, 152444, 1929, 1, 3, 0x4}, {152478, 152498, 1930, 2, 3, 0x0},
    {152639, 152664, 1932, 2, 3, 0x0}, {152837, 152866, 1934, 1, 0, 0x20},
    {152974, 152998, 1935, 1, 0, 0x20}, {153074, 153103, 1936, 2, 3, 0x0},
    {153268, 153301, 1938, 1, 0, 0x20}, {153401, 153414, 1939, 1, 3, 0x0},
    {153511, 153522, 1940, 1, 3, 0x0}, {153570, 153585, 1941, 1, 3, 0x0},
    {153660, 153675, 1942, 1, 3, 0x0}, {153780, 153802, 1943, 2, 3, 0x0},
    {153964, 153978, 1945, 1, 3, 0x0}, {154050, 154067, 1946, 1, 3, 0x0},
    {154216, 154226, 1947, 3, 3, 0x10000}, {154273, 154287, 1950, 2, 3, 0x10000},
    {154361, 154372, 1952, 3, 3, 0x0}, {154428, 154447, 1955, 1, 3, 0x10000},
    {154503, 154519, 1956, 1, 3, 0x10000}, {154595, 154608, 1957, 1, 3, 0x10000},
    {154666, 154682, 1958, 3, 1, 0x10001}, {154735, 154755, 1961, 2, 1, 0x10000},
    {154835, 154851, 1963, 3, 1, 0x10001}, {154904, 154924, 1966, 2, 1, 0x10000},
    {155004, 155021, 1968, 3, 1, 0x0}, {155083, 155100, 1971, 3, 1, 0x0},
    {155162, 155179, 1974, 3, 1, 0x10001}, {155247, 155268, 1977, 2, 1, 0x0},
    {155363, 155381, 1979, 3, 1, 0x10000}, {155458, 155484, 1982, 3, 3, 0x0},
    {155597, 155634, 1985, 2, 3, 0x0}, {155788, 155806, 1987, 3, 1, 0x10000},
    {155874, 155896, 1990, 2, 1, 0x10000}, {155991, 156009, 1992, 3, 1, 0x10000},
    {156077, 156099, 1995, 2, 1, 0x10000}, {156194, 156213, 1997, 3, 1, 0x10000},
    {156290, 156309, 2000, 3, 1, 0x10000}, {156386, 156404, 2003, 1, 3, 0x0},
    {156459, 156481, 2004, 1, 3, 0x0}, {156563, 156581, 2005, 1, 3, 0x0},
    {156636, 156658, 2006, 1, 3, 0x0}, {156740, 156759, 2007, 1, 3, 0x0},
    {156823, 156842, 2008, 1, 3, 0x0}, {156906, 156930, 2009, 1, 3, 0x0},
    {156991, 157019, 2010, 1, 3, 0x0}, {157107, 157131, 2011, 1, 3, 0x0},
    {157192, 157220, 2012, 1, 3, 0x0}, {157308, 157333, 2013, 1, 3, 0x0},
    {157403, 157428, 2014, 1, 3, 0x0}, {157498, 157511, 2015, 3, 1, 0x10000},
    {157547, 157564, 2018, 2, 1, 0x10000}, {157627, 157641, 2020, 3, 1, 0x10000},
    {157686, 157697, 2023, 1, 3, 0x0}, {157731, 157746, 2024, 1, 0, 0x20},
    {157807, 157824, 2025, 1, 3, 0x0}, {157870, 157892, 2026, 1, 3, 0x80000},
    {157937, 157963, 2027, 1, 0, 0x80020}, {158035, 158056, 2028, 1, 3, 0x40000},
    {158179, 158201, 2029, 1, 3, 0x0}, {158267, 158293, 2030, 1, 3, 0x0},
    {158383, 158408, 2031, 2, 3, 0x0}, {158519, 158546, 2033, 2, 3, 0x0},
    {158698, 158716, 2035, 1, 3, 0x0}, {158773, 158795, 2036, 1, 3, 0x0},
    {158879, 158903, 2037, 1, 3, 0x0}, {158957, 158985, 2038, 1, 3, 0x0},
    {159066, 159085, 2039, 2, 3, 0x0}, {159156, 159179, 2041, 2, 3, 0x0},
    {159274, 159291, 2043, 1, 3, 0x0}, {159328, 159349, 2044, 1, 3, 0x0},
    {159413, 159435, 2045, 1, 3, 0x0}, {159526, 159543, 2046, 2, 3, 0x0},
    {159618, 159639, 2048, 2, 3, 0x0}, {159778, 159796, 2050, 1, 3, 0x0},
    {159886, 159912, 2051, 1, 3, 0x0}, {160061, 160082, 2052, 1, 3, 0x0},
    {160126, 160151, 2053, 2, 3, 0x0}, {160222, 160244, 2055, 1, 3, 0x0},
    {160303, 160329, 2056, 1, 3, 0x0}, {160415, 160448, 2057, 2, 3, 0x0},
    {160517, 160554, 2059, 2, 3, 0x0}, {160650, 160667, 2061, 1, 3, 0x0},
    {160704, 160725, 2062, 1, 3, 0x0}, {160789, 160809, 2063, 2, 3, 0x0},
    {160900, 160928, 2065, 2, 3, 0x0}, {161072, 161096, 2067, 1, 3, 0x0},
    {161188, 161216, 2068, 1, 3, 0x0}, {161354, 161381, 2069, 2, 3, 0x0},
    {161514, 161545, 2071, 2, 3, 0x0}, {161745, 161768, 2073, 2, 3, 0x0},
    {161862, 161889, 2075, 2, 3, 0x0}, {162007, 162026, 2077, 2, 3, 0x8},
    {162184, 162207, 2079, 2, 3, 0x8}, {162473, 162489, 2081, 2, 3, 0x0},
    {162569, 162589, 2083, 2, 3, 0x0}, {162727, 162750, 2085, 1, 3, 0x0},
    {162833, 162860, 2086, 1, 3, 0x0}, {162989, 163015, 2087, 2, 3, 0x0},
    {163139, 163169, 2089, 2, 3, 0x0}, {163360, 163382, 2091, 2, 3, 0x0},
    {163489, 163515, 2093, 2, 3, 0x0}, {163646, 163666, 2095, 1, 3, 0x0},
    {163723, 163747, 2096, 1, 3, 0x0}, {163831, 163855, 2097, 2, 3, 0x0},
    {163902, 163930, 2099, 1, 0, 0x20}, {164004, 164029, 2100, 1, 3, 0x0},
    {164155, 164184, 2101, 1, 3, 0x0}, {164334, 164367, 2102, 1, 3, 0x0},
    {164504, 164541, 2103, 1, 3, 0x0}, {164702, 164728, 2104, 1, 3, 0x0},
    {164784, 164814, 2105, 1, 3, 0x0}, {164897, 164922, 2106, 1, 3, 0x0},
    {165003, 165044, 2107, 1, 3, 0x0}, {165169, 165214, 2108, 1, 3, 0x0},
    {165363, 165405, 2109, 1, 3, 0x0}, {165534, 165580, 2110, 1, 3, 0x0},
    {165733, 165762, 2111, 1, 3, 0x0}, {165870, 165910, 2112, 1, 3, 0x0},
    {166031, 166067, 2113, 1, 3, 0x0}, {166161, 166187, 2114, 2, 3, 0x0},
    {166236, 166266, 2116, 1, 0, 0x20}, {166342, 166365, 2117, 1, 3, 0x0},
    {166416, 166443, 2118, 1, 3, 0x0}, {166521, 166539, 2119, 1, 3, 0x0},
    {166663, 166689, 2120, 1, 3, 0x0}, {166812, 166842, 2121, 1, 3, 0x0},
    {166989, 167011, 2122, 1, 3, 0x0}, {167159, 167177, 2123, 1, 3, 0x0},
    {167253, 167287, 2124, 1, 3, 0x0}, {167405, 167443, 2125, 1, 3, 0x0},
    {167585, 167620, 2126, 1, 3, 0x0}, {167741, 167780, 2127, 1, 3, 0x0},
    {167925, 167947, 2128, 1, 3, 0x0}, {168050, 168085, 2129, 1, 3, 0x0},
    {168202, 168233, 2130, 1, 3, 0x0}, {168323, 168342, 2131, 2, 3, 0x0},
    {168395, 168418, 2133, 2, 3, 0x0}, {168514, 168530, 2135, 2, 3, 0x0},
    {168600, 168620, 2137, 2, 3, 0x0}, {168733, 168754, 2139, 1, 3, 0x0},
    {168820, 168845, 2140, 1, 3, 0x0}, {168965, 168984, 2141, 1, 3, 0x0},
    {169052, 169075, 2142, 1, 3, 0x0}, {169167, 169189, 2143, 1, 3, 0x0},
    {169307, 169333, 2144, 1, 3, 0x0}, {169499, 169529, 2145, 2, 3, 0x0},
    {169649, 169683, 2147, 2, 3, 0x0}, {169827, 169844, 2149, 1, 3, 0x0},
    {169952, 169971, 2150, 1, 3, 0x0}, {170136, 170157, 2151, 1, 3, 0x0},
    {170219, 170244, 2152, 1, 3, 0x0}, {170330, 170353, 2153, 1, 3, 0x0},
    {170410, 170437, 2154, 1, 3, 0x0}, {170521, 170546, 2155, 1, 3, 0x0},
    {170626, 170655, 2156, 1, 3, 0x0}, {170762, 170782, 2157, 1, 3, 0x0},
    {170841, 170861, 2158, 1, 3, 0x0}, {170926, 170950, 2159, 1, 3, 0x0},
    {171039, 171064, 2160, 3, 3, 0x40000}, {171191, 171220, 2163, 2, 3, 0x40000},
    {171371, 171384, 2165, 1, 3, 0x0}, {171455, 171472, 2166, 1, 3, 0x0},
    {171570, 171585, 2167, 2, 3, 0x0}, {171739, 171768, 2169, 2, 3, 0x0},
    {171936, 171969, 2171, 1, 3, 0x0}, {172072, 172101, 2172, 2, 3, 0x0},
    {172269, 172302, 2174, 1, 3, 0x0}, {172405, 172434, 2175, 2, 3, 0x0},
    {172602, 172635, 2177, 1, 3, 0x0}, {172738, 172757, 2178, 2, 3, 0x0},
    {172846, 172856, 2180, 3, 1, 0x10001}, {172889, 172903, 2183, 2, 1, 0x10000},
    {172963, 172975, 2185, 3, 1, 0x10001}, {173010, 173026, 2188, 2, 1, 0x10000},
    {173088, 173101, 2190, 3, 1, 0x10000}, {173145, 173157, 2193, 3, 1, 0x10001},
    {173192, 173208, 2196, 2, 1, 0x10000}, {173270, 173283, 2198, 3, 1, 0x10000},
    {173327, 173338, 2201, 3, 1, 0x10001}, {173372, 173387, 2204, 2, 1, 0x10000},
    {173448, 173460, 2206, 3, 1, 0x10000}, {173503, 173514, 2209, 3, 1, 0x10000},
    {173556, 173573, 2212, 1, 0, 0x2020}, {173672, 173693, 2213, 1, 0, 0x2020},
    {173816, 173834, 2214, 2, 1, 0x2000}, {173940, 173958, 2216, 1, 1, 0x0},
    {173999, 174021, 2217, 1, 1, 0x0}, {174089, 174116, 2218, 2, 3, 0x0},
    {174201, 174239, 2220, 2, 3, 0x0}, {174365, 174391, 2222, 2, 1, 0x0},
    {174464, 174497, 2224, 2, 1, 0x0}, {174612, 174634, 2226, 1, 3, 0x0},
    {174712, 174738, 2227, 2, 3, 0x0}, {174843, 174859, 2229, 3, 3, 0x10000},
    {174912, 174932, 2232, 2, 3, 0x10000}, {175012, 175029, 2234, 3, 3, 0x10000},
    {175083, 175104, 2237, 2, 3, 0x10000}, {175185, 175204, 2239, 1, 3, 0x0},
    {175255, 175278, 2240, 2, 3, 0x0}, {175356, 175369, 2242, 1, 3, 0x0},
    {175405, 175423, 2243, 2, 1, 0x10001}, {175478, 175500, 2245, 2, 1, 0x10000},
    {175582, 175601, 2247, 2, 1, 0x10000}, {175665, 175683, 2249, 2, 1, 0x10001},
    {175724, 175746, 2251, 2, 1, 0x10000}, {175814, 175833, 2253, 2, 1, 0x10000},
    {175883, 175900, 2255, 2, 1, 0x10001}, {175954, 175975, 2257, 2, 1, 0x10000},
    {176056, 176074, 2259, 2, 1, 0x10000}, {176137, 176155, 2261, 2, 1, 0x10001},
    {176210, 176232, 2263, 2, 1, 0x10000}, {176314, 176333, 2265, 2, 1, 0x10000},
    {176397, 176409, 2267, 2, 3, 0x10000}, {176461, 176477, 2269, 2, 3, 0x10000},
    {176556, 176569, 2271, 2, 3, 0x10000}, {176630, 176651, 2273, 3, 3, 0x10000},
    {176732, 176764, 2276, 2, 3, 0x10000}, {176886, 176901, 2278, 2, 3, 0x0},
    {177072, 177101, 2280, 2, 3, 0x0}, {177286, 177319, 2282, 1, 3, 0x0},
    {177439, 177468, 2283, 2, 3, 0x0}, {177653, 177686, 2285, 1, 3, 0x0},
    {177806, 177835, 2286, 2, 3, 0x0}, {178020, 178053, 2288, 1, 3, 0x0},
    {178173, 178192, 2289, 2, 3, 0x0}, {178298, 178314, 2291, 1, 1, 0x40000},
    {178385, 178405, 2292, 2, 1, 0x40000}, {178503, 178519, 2294, 1, 3, 0x2000},
    {178706, 178723, 2295, 1, 3, 0x2000}, {178910, 178926, 2296, 1, 3, 0x0},
    {179053, 179069, 2297, 3, 1, 0x10001}, {179122, 179142, 2300, 2, 1, 0x10000},
    {179222, 179238, 2302, 3, 1, 0x10001}, {179291, 179311, 2305, 2, 1, 0x10000},
    {179391, 179408, 2307, 3, 1, 0x0}, {179470, 179487, 2310, 3, 1, 0x0},
    {179549, 179564, 2313, 1, 3, 0x0}, {179636, 179655, 2314, 1, 3, 0x0},
    {179754, 179770, 2315, 2, 3, 0x0}, {179902, 179922, 2317, 2, 3, 0x0},
    {180115, 180124, 2319, 1, 3, 0x0}, {180162, 180171, 2320, 1, 3, 0x0},
    {180209, 180235, 2321, 1, 3, 0x0}, {180354, 180379, 2322, 1, 1, 0x10000},
    {180454, 180483, 2323, 1, 0, 0x20}, {180585, 180610, 2324, 1, 1, 0x0},
    {180685, 180714, 2325, 1, 0, 0x20}, {180816, 180842, 2326, 2, 1, 0x0},
    {180926, 180952, 2328, 2, 1, 0x0}, {181036, 181057, 2330, 1, 3, 0x1},
    {181129, 181154, 2331, 1, 0, 0x20}, {181253, 181275, 2332, 2, 3, 0x0},
    {181356, 181386, 2334, 1, 3, 0x0}, {181475, 181495, 2335, 1, 3, 0x8},
    {181551, 181575, 2336, 1, 3, 0x8}, {181658, 181671, 2337, 1, 3, 0x0},
    {181721, 181738, 2338, 1, 3, 0x0}, {181815, 181830, 2339, 1, 3, 0x0},
    {181874, 181891, 2340, 1, 3, 0x0}, {181931, 181957, 2341, 1, 3, 0x0},
    {182019, 182038, 2342, 1, 3, 0x0}, {182087, 182110, 2343, 1, 3, 0x0},
    {182186, 182196, 2344, 2, 1, 0x40000}, {182229, 182243, 2346, 3, 1, 0x40001},
    {182334, 182352, 2349, 2, 1, 0x40000}, {182497, 182513, 2351, 1, 1, 0x10000},
    {182566, 182580, 2352, 1, 1, 0x10000}, {182654, 182674, 2353, 2, 1, 0x40000},
    {182740, 182757, 2355, 1, 3, 0x0}, {182894, 182924, 2356, 1, 3, 0x0},
    {183084, 183101, 2357, 1, 3, 0x0}, {183238, 183268, 2358, 2, 3, 0x1},
    {183428, 183462, 2360, 2, 3, 0x0}, {183673, 183712, 2362, 2, 3, 0x1},
    {183894, 183944, 2364, 2, 3, 0x0}, {184167, 184184, 2366, 1, 3, 0x0},
    {184321, 184351, 2367, 2, 3, 0x1}, {184511, 184545, 2369, 2, 3, 0x0},
    {184756, 184795, 2371, 2, 3, 0x0}, {184977, 185027, 2373, 2, 3, 0x0},
    {185250, 185269, 2375, 2, 3, 0x0}, {185350, 185373, 2377, 2, 3, 0x0},
    {185481, 185500, 2379, 2, 3, 0x0}, {185612, 185635, 2381, 2, 3, 0x0},
    {185774, 185788, 2383, 3, 1, 0x10001}, {185839, 185857, 2386, 2, 1, 0x10000},
    {185935, 185946, 2388, 1, 1, 0x40001}, {186007, 186022, 2389, 3, 1, 0x40001},
    {186120, 186141, 2392, 2, 1, 0x40000}, {186232, 186247, 2394, 2, 1, 0x40000},
    {186365, 186378, 2396, 2, 3, 0x0}, {186414, 186431, 2398, 1, 3, 0x0},
    {186525, 186549, 2399, 2, 3, 0x0}, {186700, 186717, 2401, 1, 0, 0x20},
    {186780, 186795, 2402, 1, 3, 0x0}, {186840, 186864, 2403, 1, 3, 0x0},
    {186935, 186945, 2404, 2, 1, 0x40000}, {186978, 186992, 2406, 3, 1, 0x40001},
    {187083, 187101, 2409, 2, 1, 0x40000}, {187247, 187263, 2411, 1, 1, 0x10000},
    {187316, 187330, 2412, 1, 1, 0x10000}, {187404, 187424, 2413, 2, 1, 0x40000},
    {187490, 187504, 2415, 3, 1, 0x10001}, {187555, 187573, 2418, 2, 1, 0x10000},
    {187651, 187662, 2420, 3, 3, 0x10000}, {187696, 187711, 2423, 2, 3, 0x0},
    {187772, 187784, 2425, 3, 3, 0x0}, {187827, 187847, 2428, 3, 3, 0x0},
    {187910, 187933, 2431, 2, 3, 0x0}, {188237, 188264, 2433, 1, 0, 0x20},
    {188659, 188668, 2434, 3, 3, 0x1}, {188713, 188726, 2437, 2, 3, 0x0},
    {188798, 188809, 2439, 2, 3, 0x0}, {188900, 188918, 2441, 2, 3, 0x0},
    {189066, 189085, 2443, 1, 3, 0x0}, {189162, 189185, 2444, 1, 3, 0x0},
    {189270, 189288, 2445, 1, 3, 0x0}, {189364, 189386, 2446, 1, 3, 0x0},
    {189470, 189485, 2447, 2, 1, 0x0}, {189558, 189577, 2449, 2, 1, 0x0},
    {189677, 189701, 2451, 2, 3, 0x0}, {189798, 189833, 2453, 2, 3, 0x0},
    {189971, 189983, 2455, 1, 3, 0x0}, {190018, 190034, 2456, 1, 3, 0x0},
    {190096, 190113, 2457, 1, 1, 0x10001}, {190167, 190188, 2458, 1, 0, 0x20},
    {190269, 190286, 2459, 3, 1, 0x10001}, {190340, 190354, 2462, 2, 1, 0x10000},
    {190428, 190446, 2464, 1, 1, 0x10000}, {190509, 190527, 2465, 3, 1, 0x10000},
    {190590, 190614, 2468, 2, 3, 0x0}, {190746, 190774, 2470, 2, 3, 0x0},
    {190933, 190966, 2472, 2, 3, 0x0}, {191123, 191167, 2474, 2, 3, 0x0},
    {191365, 191394, 2476, 1, 3, 0x0}, {191481, 191514, 2477, 1, 3, 0x0},
    {191628, 191666, 2478, 2, 3, 0x0}, {191795, 191844, 2480, 2, 3, 0x0},
    {192014, 192051, 2482, 2, 3, 0x0}, {192168, 192212, 2484, 2, 3, 0x0},
    {192371, 192389, 2486, 2, 3, 0x2000}, {192504, 192526, 2488, 2, 3, 0x2000},
    {192665, 192687, 2490, 1, 3, 0x0}, {192746, 192768, 2491, 1, 3, 0x0},
    {192827, 192846, 2492, 1, 3, 0x0}, {192925, 192948, 2493, 1, 3, 0x0},
    {193016, 193039, 2494, 1, 3, 0x0}, {193107, 193116, 2495, 1, 3, 0x0},
    {193160, 193173, 2496, 1, 3, 0x0}, {193244, 193259, 2497, 2, 1, 0x10000},
    {193304, 193323, 2499, 2, 3, 0x10000}, {193395, 193411, 2501, 2, 1, 0x10000},
    {193465, 193482, 2503, 2, 3, 0x10000}, {193579, 193600, 2505, 2, 3, 0x10000},
    {193724, 193742, 2507, 2, 3, 0x10000}, {193848, 193862, 2509, 1, 1, 0x0},
    {193964, 193982, 2510, 1, 1, 0x0}, {194108, 194124, 2511, 2, 3, 0x0},
    {194163, 194183, 2513, 1, 3, 0x0}, {194280, 194307, 2514, 2, 3, 0x0},
    {194461, 194481, 2516, 1, 0, 0x20}, {194547, 194565, 2517, 1, 3, 0x0},
    {194682, 194704, 2518, 1, 3, 0x0}, {194845, 194870, 2519, 1, 3, 0x0},
    {194993, 195022, 2520, 1, 3, 0x0}, {195169, 195182, 2521, 2, 3, 0x40000},
    {195283, 195300, 2523, 2, 3, 0x40000}, {195425, 195438, 2525, 1, 0, 0x0},
    {195518, 195538, 2526, 1, 0, 0x0}, {195625, 195643, 2527, 1, 3, 0x80000},
    {195722, 195744, 2528, 2, 3, 0x0}, {195850, 195874, 2530, 2, 3, 0x0},
    {196055, 196083, 2532, 2, 3, 0x0}, {196345, 196378, 2534, 2, 3, 0x0},
    {196613, 196650, 2536, 1, 0, 0x20}, {196955, 196984, 2537, 1, 3, 0x0},
    {197051, 197072, 2538, 2, 3, 0x2001}, {197149, 197174, 2540, 1, 0, 0x2020},
    {197300, 197330, 2541, 2, 3, 0x10000}, {197416, 197450, 2543, 1, 0, 0x20},
    {197563, 197587, 2544, 2, 3, 0x1}, {197737, 197765, 2546, 1, 0, 0x20},
    {197985, 198018, 2547, 2, 3, 0x1}, {198216, 198253, 2549, 1, 0, 0x20},
    {198521, 198545, 2550, 2, 3, 0x1}, {198679, 198707, 2552, 1, 0, 0x20},
    {198911, 198944, 2553, 2, 3, 0x1}, {199140, 199177, 2555, 1, 0, 0x20},
    {199443, 199459, 2556, 3, 1, 0x10001}, {199512, 199532, 2559, 2, 1, 0x10000},
    {199612, 199628, 2561, 3, 1, 0x10001}, {199681, 199701, 2564, 2, 1, 0x10000},
    {199781, 199798, 2566, 3, 1, 0x0}, {199860, 199877, 2569, 3, 1, 0x0},
    {199939, 199949, 2572, 3, 1, 0x10001}, {199982, 199996, 2575, 2, 1, 0x10000},
    {200056, 200067, 2577, 3, 1, 0x10000}, {200109, 200124, 2580, 1, 3, 0x0},
    {200162, 200181, 2581, 1, 3, 0x0}, {200246, 200262, 2582, 1, 3, 0x0},
    {200309, 200325, 2583, 1, 3, 0x0}, {200471, 200491, 2584, 1, 0, 0x20},
    {200572, 200596, 2585, 1, 3, 0x0}, {200767, 200795, 2586, 1, 0, 0x20},
    {200901, 200916, 2587, 1, 3, 0x0}, {201080, 201099, 2588, 1, 0, 0x20},
    {201198, 201213, 2589, 1, 3, 0x0}, {201358, 201377, 2590, 1, 0, 0x20},
    {201457, 201473, 2591, 1, 3, 0x0}, {201619, 201639, 2592, 1, 0, 0x20},
    {201720, 201736, 2593, 3, 3, 0x10000}, {201789, 201809, 2596, 2, 3, 0x10000},
    {201889, 201906, 2598, 3, 3, 0x10000}, {201968, 201983, 2601, 1, 3, 0x0},
    {202103, 202122, 2602, 1, 3, 0x0}, {202269, 202286, 2603, 1, 3, 0x0},
    {202408, 202429, 2604, 1, 3, 0x0}, {202578, 202604, 2605, 2, 3, 0x0},
    {202761, 202798, 2607, 2, 3, 0x0}, {202996, 203021, 2609, 2, 3, 0x0},
    {203166, 203198, 2611, 2, 3, 0x0}, {203385, 203409, 2613, 2, 3, 0x0},
    {203564, 203599, 2615, 2, 3, 0x0}, {203795, 203818, 2617, 2, 3, 0x0},
    {203961, 203991, 2619, 2, 3, 0x0}, {204176, 204194, 2621, 1, 3, 0x0},
    {204317, 204331, 2622, 1, 3, 0x9}, {204368, 204386, 2623, 1, 3, 0x8},
    {204450, 204470, 2624, 1, 3, 0x0}, {204515, 204536, 2625, 2, 3, 0x0},
    {204615, 204640, 2627, 2, 3, 0x0}, {204743, 204761, 2629, 1, 1, 0x40000},
    {204814, 204839, 2630, 3, 1, 0x40000}, {204930, 204961, 2633, 3, 1, 0x40000},
    {205073, 205100, 2636, 1, 1, 0x40000}, {205182, 205213, 2637, 1, 0, 0x20},
    {205319, 205341, 2638, 1, 0, 0x20}, {205421, 205442, 2639, 2, 1, 0x40000},
    {205564, 205579, 2641, 2, 1, 0x40000}, {205683, 205705, 2643, 1, 3, 0x0},
    {205769, 205796, 2644, 2, 3, 0x2000}, {205888, 205919, 2646, 2, 3, 0x2000},
    {206035, 206061, 2648, 2, 3, 0x2000}, {206153, 206183, 2650, 2, 3, 0x2000},
    {206299, 206325, 2652, 2, 3, 0x2000}, {206415, 206445, 2654, 2, 3, 0x2000},
    {206559, 206584, 2656, 2, 3, 0x2000}, {206776, 206805, 2658, 1, 3, 0x2000},
    {206932, 206949, 2659, 1, 0, 0x2020}, {207068, 207082, 2660, 2, 1, 0x2000},
    {207184, 207208, 2662, 1, 1, 0x2000}, {207312, 207335, 2663, 1, 3, 0x0},
    {207395, 207422, 2664, 1, 3, 0x0}, {207509, 207532, 2665, 1, 3, 0x0},
    {207592, 207619, 2666, 1, 3, 0x0}, {207706, 207730, 2667, 1, 3, 0x0},
    {207799, 207823, 2668, 1, 3, 0x0}, {207892, 207911, 2669, 1, 3, 0x0},
    {207973, 207996, 2670, 1, 3, 0x0}, {208074, 208101, 2671, 1, 3, 0x0},
    {208206, 208229, 2672, 1, 3, 0x0}, {208318, 208330, 2673, 1, 0, 0x0},
    {208362, 208376, 2674, 1, 3, 0x0}, {208419, 208433, 2675, 1, 3, 0x8},
    {208490, 208501, 2676, 2, 3, 0x0}, {208629, 208644, 2678, 1, 3, 0x0},
    {208707, 208723, 2679, 1, 3, 0x0}, {208888, 208908, 2680, 1, 0, 0x20},
    {209008, 209020, 2681, 1, 3, 0x0}, {209070, 209086, 2682, 1, 3, 0x0},
    {209163, 209175, 2683, 2, 3, 0x0}, {209278, 209294, 2685, 2, 3, 0x0},
    {209424, 209436, 2687, 1, 3, 0x0}, {209484, 209500, 2688, 1, 3, 0x0},
    {209575, 209591, 2689, 1, 3, 0x0}, {209627, 209637, 2690, 1, 3, 0x0},
    {209724, 209743, 2691, 1, 3, 0x0}, {209867, 209891, 2692, 1, 3, 0x0},
    {209995, 210007, 2693, 1, 3, 0x0}, {210053, 210067, 2694, 1, 3, 0x1},
    {210122, 210141, 2695, 1, 3, 0x80000}, {210195, 210218, 2696, 1, 0, 0x80020},
    {210299, 210314, 2697, 1, 3, 0x0}, {210371, 210391, 2698, 2, 3, 0x0},
    {210454, 210478, 2700, 1, 0, 0x20}, {210568, 210590, 2701, 2, 3, 0x0},
    {210657, 210683, 2703, 1, 0, 0x20}, {210777, 210791, 2704, 2, 1, 0x2000},
    {210855, 210873, 2706, 1, 0, 0x2020}, {210964, 210987, 2707, 1, 3, 0x0},
    {211102, 211114, 2708, 2, 3, 0x0}, {211162, 211178, 2710, 2, 3, 0x0},
    {211253, 211269, 2712, 3, 1, 0x10000}, {211315, 211335, 2715, 2, 1, 0x10000},
    {211408, 211425, 2717, 2, 1, 0x10000}, {211480, 211495, 2719, 1, 3, 0x10000},
    {211539, 211556, 2720, 3, 1, 0x10001}, {211613, 211634, 2723, 2, 1, 0x10000},
    {211718, 211742, 2725, 3, 1, 0x10001}, {211806, 211834, 2728, 2, 1, 0x10000},
    {211925, 211949, 2730, 3, 1, 0x10001}, {212013, 212041, 2733, 2, 1, 0x10000},
    {212132, 212150, 2735, 3, 1, 0x10000}, {212216, 212234, 2738, 3, 1, 0x10000},
    {212300, 212312, 2741, 1, 3, 0x0}, {212362, 212373, 2742, 2, 1, 0x40001},
    {212434, 212453, 2744, 3, 1, 0x40001}, {212551, 212570, 2747, 2, 1, 0x40000},
    {212688, 212703, 2749, 1, 0, 0x20}, {212788, 212808, 2750, 1, 3, 0x0},
    {212878, 212888, 2751, 1, 3, 0x0}, {212973, 212987, 2752, 1, 0, 0x20},
    {213099, 213110, 2753, 2, 3, 0x0}, {213204, 213213, 2755, 1, 3, 0x0},
    {213275, 213286, 2756, 1, 3, 0x0}, {213389, 213404, 2757, 1, 3, 0x0},
    {213518, 213537, 2758, 1, 3, 0x0}, {213675, 213697, 2759, 1, 3, 0x0},
    {213817, 213843, 2760, 1, 3, 0x0}, {213987, 214001, 2761, 1, 3, 0x10000},
    {214038, 214056, 2762, 1, 3, 0x10000}, {214120, 214135, 2763, 1, 3, 0x10000},
    {214181, 214192, 2764, 2, 3, 0x2001}, {214320, 214341, 2766, 2, 3, 0x2000},
    {214501, 214526, 2768, 1, 3, 0x2000}, {214621, 214636, 2769, 1, 3, 0x2000},
    {214699, 214715, 2770, 1, 3, 0x2000}, {214880, 214906, 2771, 1, 3, 0x2000},
    {215103, 215133, 2772, 1, 0, 0x2020}, {215265, 215285, 2773, 1, 0, 0x2020},
    {215385, 215399, 2774, 2, 3, 0x2000}, {215543, 215567, 2776, 2, 3, 0x2000},
    {215743, 215771, 2778, 1, 3, 0x2000}, {215882, 215900, 2779, 2, 3, 0x2000},
    {216060, 216088, 2781, 2, 3, 0x2000}, {216280, 216312, 2783, 1, 3, 0x2000},
    {216439, 216461, 2784, 1, 3, 0x2000}, {216556, 216574, 2785, 1, 3, 0x2000},
    {216653, 216672, 2786, 1, 3, 0x2000}, {216853, 216879, 2787, 1, 3, 0x2000},
    {217067, 217103, 2788, 1, 3, 0x2000}, {217323, 217363, 2789, 1, 0, 0x2020},
    {217518, 217548, 2790, 1, 0, 0x2020}, {217671, 217700, 2791, 1, 3, 0x2000},
    {217913, 217946, 2792, 1, 0, 0x2020}, {218094, 218123, 2793, 1, 3, 0x2000},
    {218326, 218359, 2794, 1, 0, 0x2020}, {218497, 218536, 2795, 1, 3, 0x2000},
    {218771, 218814, 2796, 1, 0, 0x2020}, {218984, 219007, 2797, 1, 0, 0x2020},
    {219123, 219135, 2798, 2, 3, 0x2001}, {219264, 219286, 2800, 2, 3, 0x2000},
    {219447, 219473, 2802, 1, 3, 0x2000}, {219569, 219585, 2803, 1, 3, 0x2000},
    {219649, 219666, 2804, 1, 3, 0x2000}, {219832, 219859, 2805, 1, 3, 0x2000},
    {220057, 220088, 2806, 1, 0, 0x2020}, {220221, 220242, 2807, 1, 0, 0x2020},
    {220343, 220356, 2808, 1, 0, 0x2020}, {220422, 220440, 2809, 1, 0, 0x2020},
    {220530, 220552, 2810, 1, 0, 0x2020}, {220666, 220683, 2811, 1, 0, 0x2020},
    {220773, 220789, 2812, 1, 0, 0x2020}, {220866, 220886, 2813, 1, 0, 0x2020},
    {220987, 221001, 2814, 2, 1, 0x2000}, {221076, 221095, 2816, 2, 1, 0x2000},
    {221194, 221211, 2818, 2, 1, 0x2000}, {221297, 221312, 2820, 2, 3, 0x2001},
    {221439, 221464, 2822, 2, 3, 0x2000}, {221623, 221652, 2824, 2, 3, 0x2000},
    {221746, 221765, 2826, 1, 3, 0x2000}, {221827, 221839, 2827, 2, 3, 0x0},
    {221979, 221995, 2829, 2, 3, 0x0}, {222085, 222102, 2831, 1, 3, 0x0},
    {222178, 222195, 2832, 2, 3, 0x0}, {222355, 222367, 2834, 1, 3, 0x0},
    {222408, 222419, 2835, 1, 1, 0x0}, {222459, 222476, 2836, 3, 1, 0x10001},
    {222516, 222537, 2839, 2, 1, 0x10000}, {222604, 222622, 2841, 3, 1, 0x10000},
    {222671, 222694, 2844, 2, 3, 0x1}, {222759, 222786, 2846, 2, 3, 0x0},
    {222878, 222910, 2848, 2, 3, 0x0}, {223004, 223047, 2850, 2, 3, 0x0},
    {223182, 223205, 2852, 2, 3, 0x1}, {223270, 223297, 2854, 2, 3, 0x0},
    {223389, 223421, 2856, 2, 3, 0x0}, {223515, 223558, 2858, 2, 3, 0x0},
    {223693, 223716, 2860, 2, 3, 0x1}, {223781, 223808, 2862, 2, 3, 0x0},
    {223900, 223932, 2864, 2, 3, 0x0}, {224026, 224069, 2866, 2, 3, 0x0},
    {224204, 224215, 2868, 2, 1, 0x10001}, {224249, 224264, 2870, 1, 0, 0x20},
    {224325, 224337, 2871, 1, 3, 0x10000}, {224372, 224385, 2872, 1, 3, 0x0},
    {224429, 224441, 2873, 2, 1, 0x10000}, {224484, 224507, 2875, 1, 3, 0x10001},
    {224567, 224597, 2876, 2, 1, 0x10000}, {224664, 224698, 2878, 1, 0, 0x20},
    {224792, 224819, 2879, 1, 3, 0x10000}, {224906, 224929, 2880, 3, 1, 0x10001},
    {224989, 225016, 2883, 2, 1, 0x10000}, {225103, 225127, 2885, 1, 3, 0x10000},
    {225196, 225220, 2886, 3, 1, 0x10000}, {225289, 225302, 2889, 3, 1, 0x0},
    {225373, 225390, 2892, 2, 1, 0x0}, {225488, 225502, 2894, 3, 1, 0x0},
    {225582, 225595, 2897, 1, 3, 0x1}, {225649, 225666, 2898, 1, 0, 0x20},
    {225747, 225778, 2899, 2, 3, 0x8}, {225864, 225899, 2901, 1, 0, 0x20},
    {226009, 226045, 2902, 1, 3, 0x0}, {226164, 226197, 2903, 1, 3, 0x0},
    {226313, 226337, 2904, 2, 3, 0x0}, {226403, 226431, 2906, 2, 3, 0x0},
    {226524, 226557, 2908, 2, 3, 0x0}, {226652, 226696, 2910, 2, 3, 0x0},
    {226832, 226856, 2912, 2, 3, 0x1}, {226922, 226950, 2914, 2, 3, 0x0},
    {227043, 227076, 2916, 2, 3, 0x0}, {227171, 227215, 2918, 2, 3, 0x0},
    {227351, 227375, 2920, 2, 3, 0x1}, {227441, 227469, 2922, 2, 3, 0x0},
    {227562, 227595, 2924, 2, 3, 0x0}, {227690, 227734, 2926, 2, 3, 0x0},
    {227870, 227891, 2928, 1, 3, 0x0}, {227968, 227982, 2929, 1, 0, 0x0},
    {228041, 228058, 2930, 1, 0, 0x0}, {228118, 228131, 2931, 1, 0, 0x20},
    {228219, 228236, 2932, 1, 0, 0x20}, {228348, 228362, 2933, 2, 0, 0x81},
    {228459, 228475, 2935, 1, 0, 0x20}, {228572, 228592, 2936, 1, 0, 0x20},
    {228713, 228730, 2937, 1, 3, 0x80}, {228836, 228855, 2938, 1, 3, 0x0},
    {228903, 228921, 2939, 1, 3, 0x0}, {228968, 228993, 2940, 1, 3, 0x0},
    {229061, 229093, 2941, 1, 3, 0x0}, {229171, 229203, 2942, 1, 3, 0x0},
    {229279, 229304, 2943, 1, 3, 0x0}, {229372, 229390, 2944, 1, 3, 0x0},
    {229431, 229450, 2945, 1, 3, 0x0}, {229490, 229505, 2946, 1, 3, 0x0},
    {229609, 229629, 2947, 1, 3, 0x2000}, {229810, 229831, 2948, 1, 3, 0x2000},
    {230012, 230032, 2949, 1, 3, 0x0}, {230151, 230171, 2950, 1, 3, 0x2000},
    {230352, 230373, 2951, 1, 3, 0x2000}, {230554, 230574, 2952, 1, 3, 0x0},
    {230693, 230704, 2953, 2, 3, 0x0}, {230772, 230787, 2955, 1, 0, 0x20},
    {230882, 230894, 2956, 1, 3, 0x0}, {230956, 230972, 2957, 1, 0, 0x20},
    {231062, 231074, 2958, 3, 1, 0x10001}, {231109, 231130, 2961, 3, 1, 0x10000},
    {231191, 231216, 2964, 2, 1, 0x10000}, {231301, 231317, 2966, 2, 1, 0x10000},
    {231379, 231392, 2968, 3, 1, 0x10000}, {231436, 231458, 2971, 3, 1, 0x10000},
    {231528, 231544, 2974, 1, 3, 0x0}, {231588, 231608, 2975, 1, 3, 0x0},
    {231679, 231691, 2976, 1, 1, 0x12000}, {231827, 231840, 2977, 1, 1, 0x2000},
    {231985, 232008, 2978, 2, 3, 0x2000}, {232173, 232200, 2980, 2, 3, 0x2000},
    {232392, 232416, 2982, 2, 3, 0x2000}, {232590, 232622, 2984, 1, 3, 0x0},
    {232775, 232811, 2985, 1, 0, 0x20}, {232991, 233025, 2986, 1, 0, 0x2020},
    {233218, 233230, 2987, 3, 1, 0x10001}, {233265, 233281, 2990, 2, 1, 0x10000},
    {233343, 233356, 2992, 3, 1, 0x10000}, {233400, 233418, 2995, 1, 1, 0x10000},
    {233489, 233511, 2996, 1, 0, 0x20}, {233609, 233627, 2997, 2, 1, 0x0},
    {233701, 233723, 2999, 1, 0, 0x20}, {233821, 233841, 3000, 2, 3, 0x1},
    {233973, 233997, 3002, 1, 0, 0x20}, {234064, 234099, 3003, 1, 3, 0x2000},
    {234296, 234317, 3004, 3, 3, 0x0}, {234411, 234436, 3007, 2, 3, 0x0},
    {234554, 234572, 3009, 3, 3, 0x1}, {234648, 234670, 3012, 2, 3, 0x0},
    {234773, 234793, 3014, 3, 3, 0x1}, {234873, 234897, 3017, 2, 3, 0x0},
    {235004, 235031, 3019, 3, 3, 0x0}, {235133, 235164, 3022, 2, 3, 0x0},
    {235290, 235312, 3024, 3, 3, 0x0}, {235415, 235434, 3027, 3, 3, 0x0},
    {235519, 235540, 3030, 3, 3, 0x0}, {235629, 235657, 3033, 3, 3, 0x0},
    {235768, 235786, 3036, 3, 3, 0x1}, {235862, 235884, 3039, 2, 3, 0x0},
    {235987, 236006, 3041, 3, 3, 0x0}, {236091, 236116, 3044, 3, 3, 0x1},
    {236238, 236267, 3047, 2, 3, 0x0}, {236413, 236439, 3049, 3, 3, 0x0},
    {236570, 236596, 3052, 2, 3, 0x0}, {236749, 236779, 3054, 2, 3, 0x0},
    {236956, 236982, 3056, 2, 3, 0x0}, {237135, 237165, 3058, 2, 3, 0x0},
    {237342, 237363, 3060, 2, 3, 0x0}, {237541, 237566, 3062, 1, 0, 0x20},
    {237768, 237785, 3063, 1, 0, 0x1}, {237854, 237876, 3064, 1, 0, 0x0},
    {237973, 237999, 3065, 1, 0, 0x20}, {238123, 238145, 3066, 1, 3, 0x80000},
    {238213, 238239, 3067, 1, 0, 0x80020}, {238334, 238355, 3068, 1, 0, 0x1},
    {238434, 238459, 3069, 1, 0, 0x20}, {238565, 238576, 3070, 1, 1, 0x10000},
    {238610, 238622, 3071, 1, 1, 0x10000}, {238665, 238675, 3072, 1, 0, 0x20},
    {238708, 238722, 3073, 1, 0, 0x20}, {238782, 238806, 3074, 1, 0, 0x20},
    {238868, 238896, 3075, 1, 0, 0x20}, {238985, 238996, 3076, 2, 3, 0x80},
    {239038, 239063, 3078, 2, 0, 0x80}, {239134, 239174, 3080, 1, 0, 0x80},
    {239318, 239333, 3081, 1, 3, 0x0}, {239388, 239398, 3082, 3, 3, 0x10000},
    {239431, 239445, 3085, 2, 3, 0x10000}, {239505, 239516, 3087, 3, 3, 0x10000},
    {239558, 239572, 3090, 3, 1, 0x10001}, {239609, 239627, 3093, 2, 1, 0x10000},
    {239691, 239706, 3095, 3, 1, 0x10000}, {239752, 239775, 3098, 3, 3, 0x10000},
    {239843, 239877, 3101, 2, 3, 0x10000}, {239986, 239997, 3103, 3, 1, 0x10001},
    {240031, 240046, 3106, 2, 1, 0x10000}, {240107, 240119, 3108, 3, 1, 0x10000},
    {240162, 240176, 3111, 3, 3, 0x10000}, {240213, 240231, 3114, 2, 3, 0x10000},
    {240295, 240306, 3116, 3, 3, 0x10000}, {240340, 240355, 3119, 2, 3, 0x10000},
    {240416, 240428, 3121, 3, 3, 0x10000}, {240471, 240491, 3124, 3, 3, 0x10000},
    {240554, 240585, 3127, 2, 3, 0x10000}, {240689, 240699, 3129, 3, 1, 0x10001},
    {240732, 240746, 3132, 2, 1, 0x10000}, {240806, 240817, 3134, 3, 1, 0x10000},
    {240859, 240870, 3137, 3, 3, 0x10000}, {240904, 240919, 3140, 2, 3, 0x10000},
    {240980, 240992, 3142, 3, 3, 0x10000}, {241035, 241046, 3145, 3, 1, 0x10001},
    {241080, 241095, 3148, 2, 1, 0x10000}, {241156, 241168, 3150, 3, 1, 0x10000},
    {241211, 241226, 3153, 1, 0, 0x0}, {241270, 241289, 3154, 1, 0, 0x1},
    {241401, 241422, 3155, 1, 0, 0x0}, {241543, 241568, 3156, 1, 0, 0x20},
    {241716, 241740, 3157, 1, 3, 0x80000}, {241851, 241879, 3158, 1, 0, 0x80020},
    {242017, 242037, 3159, 1, 0, 0x80001}, {242156, 242180, 3160, 1, 0, 0x80020},
    {242326, 242340, 3161, 1, 3, 0x0}, {242402, 242420, 3162, 1, 3, 0x0},
    {242536, 242554, 3163, 1, 3, 0x0}, {242693, 242715, 3164, 1, 3, 0x0},
    {242881, 242907, 3165, 2, 3, 0x0}, {243045, 243078, 3167, 2, 3, 0x0},
    {243249, 243275, 3169, 2, 3, 0x0}, {243444, 243474, 3171, 1, 0, 0x20},
    {243685, 243711, 3172, 2, 3, 0x0}, {243880, 243910, 3174, 1, 0, 0x20},
    {244130, 244158, 3175, 2, 3, 0x0}, {244357, 244389, 3177, 2, 3, 0x0},
    {244615, 244636, 3179, 2, 1, 0x0}, {244731, 244756, 3181, 2, 1, 0x0},
    {244878, 244908, 3183, 2, 3, 0x0}, {245023, 245064, 3185, 2, 3, 0x0},
    {245220, 245243, 3187, 2, 3, 0x0}, {245324, 245351, 3189, 1, 3, 0x0},
    {245459, 245491, 3190, 2, 3, 0x0}, {245596, 245639, 3192, 1, 3, 0x0},
    {245785, 245803, 3193, 1, 3, 0x0}, {245877, 245899, 3194, 2, 3, 0x0},
    {246000, 246015, 3196, 3, 1, 0x10000}, {246089, 246108, 3199, 2, 1, 0x0},
    {246209, 246233, 3201, 3, 3, 0x0}, {246331, 246366, 3204, 2, 3, 0x0},
    {246505, 246522, 3206, 3, 1, 0x10000}, {246580, 246601, 3209, 2, 1, 0x0},
    {246686, 246712, 3211, 3, 3, 0x0}, {246795, 246832, 3214, 2, 3, 0x0},
    {246956, 246967, 3216, 1, 1, 0x1}, {247061, 247079, 3217, 3, 3, 0x0},
    {247197, 247215, 3220, 2, 1, 0x0}, {247366, 247391, 3222, 2, 3, 0x0},
    {247563, 247585, 3224, 3, 3, 0x10000}, {247627, 247653, 3227, 2, 3, 0x10000},
    {247722, 247746, 3229, 3, 3, 0x10000}, {247793, 247821, 3232, 2, 3, 0x10000},
    {247895, 247919, 3234, 3, 3, 0x10000}, {247966, 247994, 3237, 2, 3, 0x10000},
    {248068, 248092, 3239, 3, 3, 0x10000}, {248139, 248167, 3242, 2, 3, 0x10000},
    {248241, 248265, 3244, 3, 3, 0x10000}, {248312, 248340, 3247, 2, 3, 0x10000},
    {248414, 248451, 3249, 3, 1, 0x10000}, {248518, 248564, 3252, 1, 1, 0x10000},
    {248640, 248690, 3253, 1, 1, 0x10000}, {248793, 248834, 3254, 2, 1, 0x10000},
    {248928, 248974, 3256, 1, 1, 0x10000}, {249050, 249100, 3257, 1, 1, 0x10000},
    {249203, 249240, 3258, 3, 1, 0x10000}, {249307, 249353, 3261, 1, 1, 0x10000},
    {249429, 249479, 3262, 1, 1, 0x10000}, {249582, 249623, 3263, 2, 1, 0x10000},
    {249717, 249763, 3265, 1, 1, 0x10000}, {249839, 249889, 3266, 1, 1, 0x10000},
    {249992, 250029, 3267, 3, 1, 0x10000}, {250096, 250142, 3270, 1, 1, 0x10000},
    {250218, 250268, 3271, 1, 1, 0x10000}, {250371, 250412, 3272, 2, 1, 0x10000},
    {250506, 250552, 3274, 1, 1, 0x10000}, {250628, 250678, 3275, 1, 1, 0x10000},
    {250781, 250818, 3276, 3, 1, 0x10000}, {250885, 250931, 3279, 1, 1, 0x10000},
    {251007, 251057, 3280, 1, 1, 0x10000}, {251160, 251201, 3281, 2, 1, 0x10000},
    {251295, 251341, 3283, 1, 1, 0x10000}, {251417, 251467, 3284, 1, 1, 0x10000},
    {251570, 251592, 3285, 1, 3, 0x0}, {251637, 251663, 3286, 1, 3, 0x0},
    {251735, 251754, 3287, 3, 3, 0x10000}, {251796, 251819, 3290, 2, 3, 0x10000},
    {251888, 251906, 3292, 1, 3, 0x0}, {251947, 251969, 3293, 1, 3, 0x0},
    {252037, 252056, 3294, 1, 3, 0x0}, {252098, 252121, 3295, 1, 3, 0x0},
    {252190, 252210, 3296, 3, 3, 0x10000}, {252253, 252277, 3299, 2, 3, 0x10000},
    {252347, 252368, 3301, 1, 3, 0x0}, {252412, 252437, 3302, 1, 3, 0x0},
    {252508, 252527, 3303, 1, 3, 0x0}, {252569, 252592, 3304, 1, 3, 0x0},
    {252661, 252681, 3305, 1, 3, 0x0}, {252724, 252748, 3306, 1, 3, 0x0},
    {252818, 252838, 3307, 1, 3, 0x0}, {252881, 252905, 3308, 1, 3, 0x0},
    {252975, 252998, 3309, 1, 3, 0x0}, {253058, 253085, 3310, 1, 3, 0x0},
    {253172, 253196, 3311, 1, 3, 0x0}, {253257, 253285, 3312, 1, 3, 0x0},
    {253373, 253395, 3313, 1, 3, 0x0}, {253440, 253466, 3314, 1, 3, 0x0},
    {253538, 253573, 3315, 3, 1, 0x10000}, {253638, 253682, 3318, 1, 1, 0x10000},
    {253756, 253804, 3319, 1, 1, 0x10000}, {253905, 253944, 3320, 2, 1, 0x10000},
    {254036, 254080, 3322, 1, 1, 0x10000}, {254154, 254202, 3323, 1, 1, 0x10000},
    {254303, 254339, 3324, 3, 1, 0x10000}, {254405, 254450, 3327, 1, 1, 0x10000},
    {254525, 254574, 3328, 1, 1, 0x10000}, {254676, 254716, 3329, 2, 1, 0x10000},
    {254809, 254854, 3331, 1, 1, 0x10000}, {254929, 254978, 3332, 1, 1, 0x10000},
    {255080, 255097, 3333, 1, 3, 0x0}, {255137, 255158, 3334, 1, 3, 0x0},
    {255225, 255243, 3335, 3, 3, 0x10000}, {255284, 255306, 3338, 2, 3, 0x10000},
    {255374, 255391, 3340, 3, 3, 0x10000}, {255431, 255452, 3343, 2, 3, 0x10000},
    {255519, 255537, 3345, 3, 3, 0x10000}, {255578, 255600, 3348, 2, 3, 0x10000},
    {255668, 255704, 3350, 3, 1, 0x10000}, {255770, 255815, 3353, 1, 1, 0x10000},
    {255890, 255939, 3354, 1, 1, 0x10000}, {256041, 256081, 3355, 2, 1, 0x10000},
    {256174, 256219, 3357, 1, 1, 0x10000}, {256294, 256343, 3358, 1, 1, 0x10000},
    {256445, 256481, 3359, 3, 1, 0x10000}, {256547, 256592, 3362, 1, 1, 0x10000},
    {256667, 256716, 3363, 1, 1, 0x10000}, {256818, 256858, 3364, 2, 1, 0x10000},
    {256951, 256996, 3366, 1, 1, 0x10000}, {257071, 257120, 3367, 1, 1, 0x10000},
    {257222, 257242, 3368, 1, 3, 0x0}, {257285, 257309, 3369, 1, 3, 0x0},
    {257379, 257402, 3370, 3, 3, 0x10000}, {257448, 257475, 3373, 2, 3, 0x10000},
    {257548, 257574, 3375, 1, 3, 0x0}, {257659, 257679, 3376, 1, 3, 0x0},
    {257739, 257763, 3377, 1, 3, 0x0}, {257850, 257874, 3378, 1, 3, 0x0},
    {257953, 257981, 3379, 1, 3, 0x0}, {258087, 258120, 3380, 3, 3, 0x10000},
    {258176, 258213, 3383, 2, 3, 0x10000}, {258296, 258329, 3385, 3, 3, 0x10000},
    {258385, 258422, 3388, 2, 3, 0x10000}, {258505, 258538, 3390, 3, 3, 0x10000},
    {258594, 258631, 3393, 2, 3, 0x10000}, {258714, 258747, 3395, 3, 3, 0x10000},
    {258803, 258840, 3398, 2, 3, 0x10000}, {258923, 258950, 3400, 1, 3, 0x0},
    {259007, 259038, 3401, 1, 3, 0x0}, {259122, 259141, 3402, 1, 3, 0x0},
    {259183, 259206, 3403, 1, 3, 0x0}, {259275, 259295, 3404, 3, 3, 0x10000},
    {259338, 259362, 3407, 2, 3, 0x10000}, {259432, 259456, 3409, 1, 3, 0x0},
    {259510, 259538, 3410, 1, 3, 0x0}, {259619, 259637, 3411, 1, 3, 0x0},
    {259678, 259700, 3412, 1, 3, 0x0}, {259768, 259788, 3413, 1, 3, 0x0},
    {259850, 259874, 3414, 1, 3, 0x0}, {259960, 260000, 3415, 3, 3, 0x10000},
    {260060, 260104, 3418, 2, 3, 0x10000}, {260191, 260231, 3420, 3, 3, 0x10000},
    {260291, 260335, 3423, 2, 3, 0x10000}, {260422, 260467, 3425, 3, 1, 0x10000},
    {260542, 260596, 3428, 1, 1, 0x10000}, {260680, 260738, 3429, 1, 1, 0x10000},
    {260849, 260898, 3430, 2, 1, 0x10000}, {261000, 261054, 3432, 1, 1, 0x10000},
    {261138, 261196, 3433, 1, 1, 0x10000}, {261307, 261352, 3434, 3, 1, 0x10000},
    {261427, 261481, 3437, 1, 1, 0x10000}, {261565, 261623, 3438, 1, 1, 0x10000},
    {261734, 261783, 3439, 2, 1, 0x10000}, {261885, 261939, 3441, 1, 1, 0x10000},
    {262023, 262081, 3442, 1, 1, 0x10000}, {262192, 262237, 3443, 3, 1, 0x10000},
    {262312, 262366, 3446, 1, 1, 0x10000}, {262450, 262508, 3447, 1, 1, 0x10000},
    {262619, 262668, 3448, 2, 1, 0x10000}, {262770, 262824, 3450, 1, 1, 0x10000},
    {262908, 262966, 3451, 1, 1, 0x10000}, {263077, 263122, 3452, 3, 1, 0x10000},
    {263197, 263251, 3455, 1, 1, 0x10000}, {263335, 263393, 3456, 1, 1, 0x10000},
    {263504, 263553, 3457, 2, 1, 0x10000}, {263655, 263709, 3459, 1, 1, 0x10000},
    {263793, 263851, 3460, 1, 1, 0x10000}, {263962, 263981, 3461, 1, 3, 0x0},
    {264023, 264046, 3462, 1, 3, 0x0}, {264115, 264137, 3463, 1, 3, 0x0},
    {264215, 264249, 3464, 3, 3, 0x10000}, {264303, 264341, 3467, 2, 3, 0x10000},
    {264422, 264444, 3469, 3, 1, 0x10000}, {264503, 264538, 3472, 1, 1, 0x10000},
    {264610, 264649, 3473, 1, 1, 0x10000}, {264748, 264774, 3474, 2, 1, 0x10000},
    {264860, 264894, 3476, 1, 1, 0x10000}, {264965, 265003, 3477, 1, 1, 0x10000},
    {265101, 265121, 3478, 1, 1, 0x0}, {265178, 265211, 3479, 1, 1, 0x0},
    {265281, 265318, 3480, 1, 1, 0x0}, {265415, 265439, 3481, 1, 1, 0x0},
    {265523, 265555, 3482, 1, 1, 0x0}, {265624, 265660, 3483, 1, 1, 0x0},
    {265756, 265775, 3484, 3, 1, 0x10000}, {265831, 265863, 3487, 1, 1, 0x10000},
    {265932, 265968, 3488, 1, 1, 0x10000}, {266064, 266087, 3489, 2, 1, 0x10000},
    {266170, 266201, 3491, 1, 1, 0x10000}, {266269, 266304, 3492, 1, 1, 0x10000},
    {266399, 266418, 3493, 1, 0, 0x0}, {266503, 266521, 3494, 1, 2, 0x0},
    {266607, 266631, 3495, 1, 3, 0x80000}, {266710, 266738, 3496, 1, 3, 0x0},
    {266836, 266859, 3497, 1, 0, 0x1}, {266951, 266979, 3498, 1, 3, 0x80000},
    {267065, 267097, 3499, 1, 3, 0x0}, {267202, 267213, 3500, 3, 1, 0x10001},
    {267247, 267262, 3503, 2, 1, 0x10000}, {267323, 267335, 3505, 3, 1, 0x10000},
    {267378, 267391, 3508, 1, 1, 0x10000}, {267427, 267444, 3509, 1, 3, 0x10000},
    {267507, 267521, 3510, 1, 1, 0x10000}, {267566, 267580, 3511, 1, 0, 0x0},
    {267623, 267641, 3512, 1, 0, 0x1}, {267697, 267716, 3513, 1, 0, 0x1},
    {267775, 267790, 3514, 1, 0, 0x80}, {267836, 267855, 3515, 1, 0, 0x80},
    {267914, 267934, 3516, 1, 0, 0x80}, {267996, 268015, 3517, 1, 3, 0x80000},
    {268057, 268080, 3518, 1, 3, 0x80000}, {268135, 268162, 3519, 1, 0, 0x80020},
    {268244, 268268, 3520, 1, 3, 0x80000}, {268326, 268354, 3521, 1, 0, 0x80020},
    {268439, 268462, 3522, 1, 0, 0x80020}, {268531, 268543, 3523, 1, 3, 0x0},
    {268594, 268610, 3524, 1, 3, 0x0}, {268688, 268698, 3525, 1, 1, 0x40000},
    {268751, 268772, 3526, 2, 1, 0x40000}, {268882, 268907, 3528, 2, 1, 0x40000},
    {269041, 269055, 3530, 1, 1, 0x40000}, {269145, 269159, 3531, 1, 1, 0x40000},
    {269272, 269287, 3532, 1, 1, 0x40000}, {269355, 269381, 3533, 2, 1, 0x40000},
    {269506, 269536, 3535, 1, 0, 0x20}, {269707, 269726, 3536, 1, 1, 0x40000},
    {269831, 269842, 3537, 1, 3, 0x0}, {270051, 270069, 3538, 1, 3, 0x0},
    {270327, 270348, 3539, 1, 0, 0x0}, {270389, 270406, 3540, 1, 0, 0x0},
    {270452, 270469, 3541, 1, 1, 0x10001}, {270539, 270560, 3542, 1, 0, 0x20},
    {270657, 270674, 3543, 3, 1, 0x10001}, {270747, 270761, 3546, 2, 1, 0x10000},
    {270851, 270869, 3548, 1, 1, 0x10000}, {270948, 270966, 3549, 3, 1, 0x10000},
    {271048, 271070, 3552, 1, 3, 0x0}, {271145, 271167, 3553, 1, 3, 0x0},
    {271245, 271264, 3554, 1, 3, 0x0}, {271359, 271382, 3555, 1, 3, 0x0},
    {271466, 271489, 3556, 1, 3, 0x0}, {271576, 271586, 3557, 1, 1, 0x40000},
    {271646, 271668, 3558, 2, 1, 0x40000}, {271793, 271815, 3560, 3, 1, 0x40001},
    {271920, 271934, 3563, 1, 0, 0x20}, {272018, 272036, 3564, 1, 0, 0x0},
    {272092, 272102, 3565, 1, 3, 0x0}, {272197, 272209, 3566, 1, 3, 0x0},
    {272363, 272378, 3567, 1, 0, 0x0}, {272444, 272460, 3568, 1, 0, 0x80},
    {272529, 272544, 3569, 1, 0, 0x0}, {272608, 272624, 3570, 1, 0, 0x80},
    {272691, 272717, 3571, 1, 3, 0x0}, {272795, 272830, 3572, 1, 3, 0x0},
    {272917, 272933, 3573, 1, 0, 0x1}, {272972, 272991, 3574, 1, 0, 0x1},
    {273042, 273067, 3575, 1, 0, 0x1}, {273115, 273136, 3576, 1, 0, 0x1},
    {273189, 273197, 3577, 1, 0, 0x0}, {273234, 273243, 3578, 1, 0, 0x80},
    {273283, 273296, 3579, 1, 3, 0x80000}, {273332, 273349, 3580, 1, 0, 0x80020},
    {273412, 273423, 3581, 2, 3, 0x0}, {273471, 273486, 3583, 2, 3, 0x0},
    {273561, 273582, 3585, 1, 3, 0x0}, {273657, 273682, 3586, 1, 3, 0x0},
    {273784, 273794, 3587, 3, 1, 0x10001}, {273827, 273841, 3590, 2, 1, 0x10000},
    {273901, 273912, 3592, 3, 1, 0x10000}, {273954, 273965, 3595, 3, 1, 0x10001},
    {273999, 274014, 3598, 2, 1, 0x10000}, {274075, 274087, 3600, 3, 1, 0x10000},
    {274130, 274150, 3603, 3, 3, 0x10000}, {274215, 274246, 3606, 2, 3, 0x10000},
    {274352, 274379, 3608, 1, 3, 0x0}, {274471, 274499, 3609, 1, 3, 0x0},
    {274591, 274637, 3610, 1, 3, 0x0}, {274765, 274781, 3611, 1, 3, 0x0},
    {274869, 274889, 3612, 1, 3, 0x0}, {275004, 275022, 3613, 1, 3, 0x0},
    {275161, 275183, 3614, 1, 3, 0x0}, {275349, 275365, 3615, 3, 1, 0x10000},
    {275436, 275456, 3618, 2, 1, 0x0}, {275554, 275571, 3620, 3, 1, 0x0},
    {275651, 275676, 3623, 3, 3, 0x10000}, {275762, 275798, 3626, 2, 3, 0x0},
    {275925, 275936, 3628, 1, 3, 0x0}, {275985, 276001, 3629, 1, 0, 0x0},
    {276155, 276170, 3630, 1, 0, 0x0}, {276308, 276330, 3631, 1, 0, 0x0},
    {276549, 276564, 3632, 1, 0, 0x0}, {276698, 276713, 3633, 1, 3, 0x0},
    {276802, 276826, 3634, 1, 3, 0x0}, {276911, 276922, 3635, 3, 3, 0x1},
    {277040, 277058, 3638, 2, 3, 0x0}, {277233, 277245, 3640, 2, 3, 0x0},
    {277280, 277296, 3642, 1, 0, 0x20}, {277358, 277379, 3643, 1, 0, 0x0},
    {277439, 277459, 3644, 1, 0, 0x0}, {277528, 277545, 3645, 1, 0, 0x80},
    {277613, 277638, 3646, 1, 3, 0x80000}, {277706, 277735, 3647, 1, 0, 0x80020},
    {277830, 277849, 3648, 1, 3, 0x0}, {277916, 277934, 3649, 1, 3, 0x0},
    {277997, 278012, 3650, 1, 3, 0x0}, {278074, 278088, 3651, 1, 3, 0x0},
    {278147, 278170, 3652, 2, 3, 0x0}, {278329, 278354, 3654, 2, 3, 0x0},
    {278554, 278565, 3656, 3, 3, 0x0}, {278618, 278633, 3659, 2, 3, 0x0},
    {278713, 278725, 3661, 3, 3, 0x0}, {278787, 278806, 3664, 3, 3, 0x0},
    {278959, 278982, 3667, 1, 0, 0x20}, {279070, 279096, 3668, 1, 3, 0x0},
    {279264, 279275, 3669, 3, 3, 0x0}, {279328, 279343, 3672, 2, 3, 0x0},
    {279423, 279435, 3674, 3, 3, 0x0}, {279497, 279516, 3677, 3, 3, 0x0},
    {279669, 279692, 3680, 1, 0, 0x20}, {279780, 279805, 3681, 1, 1, 0x0},
    {279867, 279892, 3682, 1, 1, 0x10000}, {279954, 279976, 3683, 1, 1, 0x0},
    {280058, 280084, 3684, 1, 1, 0x0}, {280155, 280181, 3685, 1, 1, 0x0},
    {280252, 280264, 3686, 3, 1, 0x10001}, {280299, 280315, 3689, 2, 1, 0x10000},
    {280377, 280390, 3691, 3, 1, 0x10000}, {280434, 280448, 3694, 1, 3, 0x0},
    {280499, 280516, 3695, 1, 3, 0x0}, {280580, 280602, 3696, 1, 3, 0x80000},
    {280660, 280686, 3697, 1, 3, 0x0}, {280763, 280783, 3698, 1, 3, 0x0},
    {280857, 280887, 3699, 1, 3, 0x0}, {280960, 280973, 3700, 2, 0, 0x0},
    {281050, 281072, 3702, 2, 3, 0x0}, {281171, 281197, 3704, 1, 0, 0x20},
    {281323, 281341, 3705, 1, 3, 0x80000}, {281417, 281439, 3706, 1, 0, 0x80020},
    {281542, 281556, 3707, 1, 0, 0x2020}, {281651, 281669, 3708, 1, 0, 0x2020},
    {281788, 281803, 3709, 2, 1, 0x2000}, {281905, 281930, 3711, 2, 3, 0x8},
    {282064, 282093, 3713, 1, 0, 0x20}, {282297, 282314, 3714, 2, 3, 0x8},
    {282452, 282473, 3716, 1, 0, 0x20}, {282681, 282710, 3717, 2, 3, 0x8},
    {282842, 282875, 3719, 1, 0, 0x20}, {283077, 283096, 3720, 1, 0, 0x100},
    {283163, 283189, 3721, 1, 0, 0x0}, {283270, 283300, 3722, 1, 0, 0x20},
    {283400, 283430, 3723, 1, 0, 0x0}, {283518, 283552, 3724, 1, 0, 0x20},
    {283659, 283675, 3725, 1, 0, 0x1}, {283729, 283746, 3726, 1, 0, 0x80},
    {283803, 283824, 3727, 1, 3, 0x80000}, {283877, 283902, 3728, 1, 0, 0x80020},
    {283982, 284007, 3729, 2, 3, 0x0}, {284142, 284171, 3731, 2, 3, 0x0},
    {284333, 284362, 3733, 1, 3, 0x0}, {284482, 284516, 3734, 2, 3, 0x0},
    {284689, 284734, 3736, 2, 3, 0x0}, {284948, 284974, 3738, 2, 3, 0x0},
    {285110, 285140, 3740, 2, 3, 0x0}, {285303, 285333, 3742, 1, 3, 0x1},
    {285454, 285488, 3743, 1, 0, 0x20}, {285636, 285671, 3744, 2, 3, 0x0},
    {285845, 285891, 3746, 2, 3, 0x0}, {286106, 286130, 3748, 2, 3, 0x0},
    {286240, 286268, 3750, 2, 3, 0x0}, {286405, 286433, 3752, 1, 3, 0x0},
    {286552, 286585, 3753, 2, 3, 0x0}, {286733, 286777, 3755, 2, 3, 0x0},
    {286966, 286991, 3757, 2, 3, 0x0}, {287082, 287111, 3759, 2, 3, 0x0},
    {287229, 287258, 3761, 1, 3, 0x0}, {287358, 287392, 3762, 2, 3, 0x0},
    {287521, 287566, 3764, 2, 3, 0x0}, {287736, 287761, 3766, 2, 3, 0x0},
    {287876, 287905, 3768, 2, 3, 0x0}, {288047, 288076, 3770, 1, 3, 0x1},
    {288176, 288209, 3771, 1, 0, 0x20}, {288336, 288370, 3772, 2, 3, 0x0},
    {288523, 288568, 3774, 2, 3, 0x0}, {288762, 288787, 3776, 2, 3, 0x0},
    {288924, 288953, 3778, 2, 3, 0x0}, {289117, 289146, 3780, 1, 3, 0x0},
    {289246, 289280, 3781, 2, 3, 0x0}, {289455, 289500, 3783, 2, 3, 0x0},
    {289716, 289743, 3785, 2, 3, 0x0}, {289902, 289933, 3787, 2, 3, 0x0},
    {290119, 290150, 3789, 1, 3, 0x0}, {290272, 290308, 3790, 2, 3, 0x0},
    {290505, 290552, 3792, 2, 3, 0x0}, {290790, 290831, 3794, 1, 0, 0x0},
    {290950, 290963, 3795, 1, 3, 0x0}, {291032, 291042, 3796, 1, 1, 0x40000},
    {291095, 291116, 3797, 2, 1, 0x40001}, {291226, 291251, 3799, 2, 1, 0x40000},
    {291385, 291399, 3801, 1, 1, 0x40001}, {291489, 291503, 3802, 1, 1, 0x40000},
    {291616, 291631, 3803, 1, 1, 0x40000}, {291699, 291725, 3804, 2, 1, 0x40000},
    {291850, 291880, 3806, 1, 0, 0x20}, {292051, 292070, 3807, 1, 1, 0x40000},
    {292175, 292186, 3808, 2, 3, 0x0}, {292234, 292249, 3810, 1, 3, 0x0},
    {292324, 292335, 3811, 2, 0, 0x1}, {292390, 292407, 3813, 1, 0, 0x0},
    {292471, 292485, 3814, 1, 0, 0x0}, {292542, 292564, 3815, 2, 3, 0x0},
    {292615, 292642, 3817, 1, 3, 0x80000}, {292692, 292723, 3818, 1, 0, 0x80020},
    {292800, 292819, 3819, 2, 3, 0x0}, {292867, 292891, 3821, 1, 3, 0x80000},
    {292938, 292966, 3822, 1, 0, 0x80020}, {293040, 293056, 3823, 1, 3, 0x80000},
    {293110, 293132, 3824, 1, 3, 0x80000}, {293195, 293221, 3825, 1, 0, 0x80020},
    {293311, 293331, 3826, 1, 0, 0x80020}, {293412, 293431, 3827, 1, 3, 0x0},
    {293501, 293518, 3828, 1, 3, 0x0}, {293585, 293598, 3829, 1, 3, 0x0},
    {293639, 293656, 3830, 1, 3, 0x0}, {293724, 293736, 3831, 1, 1, 0x0},
    {293778, 293797, 3832, 1, 3, 0x0}, {293871, 293895, 3833, 1, 3, 0x0},
    {293974, 293997, 3834, 1, 3, 0x0}, {294075, 294092, 3835, 2, 1, 0x10001},
    {294164, 294185, 3837, 2, 1, 0x0}, {294284, 294312, 3839, 1, 1, 0x10000},
    {294400, 294427, 3840, 1, 1, 0x10000}, {294514, 294536, 3841, 2, 1, 0x10000},
    {294618, 294643, 3843, 1, 1, 0x10000}, {294705, 294729, 3844, 1, 1, 0x10000},
    {294790, 294809, 3845, 3, 1, 0x10000}, {294865, 294891, 3848, 1, 1, 0x0},
    {294962, 294982, 3849, 3, 1, 0x10000}, {295047, 295058, 3852, 1, 0, 0x20},
    {295092, 295107, 3853, 1, 0, 0x20}, {295168, 295180, 3854, 2, 1, 0x0},
    {295223, 295235, 3856, 2, 3, 0x0}, {295364, 295380, 3858, 1, 3, 0x0},
    {295444, 295461, 3859, 1, 3, 0x0}, {295627, 295648, 3860, 1, 0, 0x20},
    {295749, 295766, 3861, 2, 3, 0x0}, {295858, 295889, 3863, 2, 3, 0x0},
    {296077, 296115, 3865, 2, 3, 0x0}, {296375, 296414, 3867, 2, 3, 0x0},
    {296683, 296724, 3869, 2, 3, 0x0}, {296947, 296973, 3871, 2, 3, 0x0},
    {297087, 297120, 3873, 2, 3, 0x0}, {297220, 297260, 3875, 2, 3, 0x0},
    {297714, 297745, 3877, 2, 3, 0x0}, {298079, 298119, 3879, 2, 3, 0x0},
    {298514, 298547, 3881, 2, 3, 0x0}, {298834, 298848, 3883, 1, 3, 0x2000},
    {298996, 299011, 3884, 1, 3, 0x2000}, {299157, 299193, 3885, 1, 3, 0x0},
    {299307, 299371, 3886, 1, 3, 0x0}, {299487, 299531, 3887, 1, 3, 0x0},
    {299668, 299715, 3888, 1, 3, 0x0}, {299814, 299872, 3889, 1, 3, 0x0},
    {299982, 300036, 3890, 1, 3, 0x0}, {300183, 300234, 3891, 1, 3, 0x0},
    {300327, 300372, 3892, 1, 3, 0x0}, {300566, 300617, 3893, 1, 3, 0x0},
    {300817, 300861, 3894, 1, 3, 0x0}, {301037, 301088, 3895, 1, 3, 0x0},
    {301275, 301327, 3896, 1, 3, 0x0}, {301521, 301564, 3897, 1, 3, 0x0},
    {301739, 301784, 3898, 1, 3, 0x0}, {301928, 301971, 3899, 1, 3, 0x0},
    {302131, 302180, 3900, 1, 3, 0x0}, {302352, 302394, 3901, 1, 3, 0x0},
    {302537, 302586, 3902, 1, 3, 0x0}, {302740, 302790, 3903, 1, 3, 0x0},
    {302951, 302992, 3904, 1, 3, 0x0}, {303140, 303175, 3905, 1, 3, 0x0},
    {303309, 303331, 3906, 1, 1, 0x0}, {303390, 303406, 3907, 1, 1, 0x0},
    {303467, 303489, 3908, 1, 1, 0x0}, {303548, 303564, 3909, 1, 1, 0x0},
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
    {1, 0, 48}, {16, 0, 48}, {86, 0, 219}, /* aten::_efficientzerotensor CPU Meta BackendSelect */
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
    {138, 0, 72}, /* aten::_fused_rms_norm implicit */
    {1, 0, 73}, {16, 0, 73}, /* aten::_fused_sdp_choice CPU Meta */
    {141, 6, 120}, /* aten::_fused_sgd CompositeExplicitAutograd */
    {141, 8, 118}, /* aten::_fused_sgd.out CompositeExplicitAutograd */
    {141, 6, 121}, /* aten::_fused_sgd.tensor_lr CompositeExplicitAutograd */
    {141, 8, 119}, /* aten::_fused_sgd.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 74}, {16, 0, 74}, /* aten::_fused_sgd_ CPU Meta */
    {1, 0, 75}, {16, 0, 75}, /* aten::_fused_sgd_.tensor_lr CPU Meta */
    {1, 0, 76}, {16, 0, 76}, /* aten::_grouped_mm CPU Meta */
    {1, 0, 77}, {16, 0, 77}, /* aten::_histogramdd_bin_edges CPU Meta */
    {141, 8, 122}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 78}, {16, 0, 78}, /* aten::_histogramdd_from_bin_cts CPU Meta */
    {141, 8, 123}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 79}, {16, 0, 79}, /* aten::_histogramdd_from_bin_tensors CPU Meta */
    {141, 8, 124}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 126}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 8, 125}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 80}, {16, 0, 80}, /* aten::_index_put_impl_ CPU Meta */
    {1, 0, 81}, {16, 0, 81}, /* aten::_int_mm CPU Meta */
    {1, 0, 82}, {16, 0, 82}, /* aten::_int_mm.out CPU Meta */
    {141, 0, 83}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 84}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 85}, {16, 0, 85}, /* aten::_linalg_check_errors CPU Meta */
    {1, 0, 86}, {16, 0, 86}, /* aten::_linalg_det CPU Meta */
    {1, 4, 127}, {16, 4, 127}, /* aten::_linalg_det.result CPU Meta */
    {1, 0, 87}, {16, 0, 87}, /* aten::_linalg_eigh CPU Meta */
    {1, 4, 128}, {16, 4, 128}, /* aten::_linalg_eigh.eigenvalues CPU Meta */
    {1, 0, 88}, {16, 0, 88}, /* aten::_linalg_eigvals CPU Meta */
    {1, 0, 89}, {16, 0, 89}, /* aten::_linalg_slogdet CPU Meta */
    {1, 4, 129}, {16, 4, 129}, /* aten::_linalg_slogdet.sign CPU Meta */
    {1, 0, 90}, {16, 0, 90}, /* aten::_linalg_solve_ex CPU Meta */
    {1, 4, 130}, {16, 4, 130}, /* aten::_linalg_solve_ex.result CPU Meta */
    {1, 0, 91}, {16, 0, 91}, /* aten::_linalg_svd CPU Meta */
    {1, 4, 131}, {16, 4, 131}, /* aten::_linalg_svd.U CPU Meta */
    {1, 0, 92}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, {16, 1, 2}, {142, 9, 132}, /* aten::_log_softmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, {16, 3, 2}, /* aten::_log_softmax.out CPU Meta */
    {1, 1, 1}, {16, 1, 1}, {142, 9, 133}, /* aten::_log_softmax_backward_data CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, {16, 3, 1}, /* aten::_log_softmax_backward_data.out CPU Meta */
    {1, 0, 93}, {16, 0, 93}, /* aten::_logcumsumexp CPU Meta */
    {1, 4, 134}, {16, 4, 134}, /* aten::_logcumsumexp.out CPU Meta */
    {138, 0, 94}, /* aten::_lu_with_info implicit */
    {1, 0, 95}, {16, 0, 95}, /* aten::_native_batch_norm_legit CPU Meta */
    {1, 0, 96}, {16, 0, 96}, /* aten::_native_batch_norm_legit.no_stats CPU Meta */
    {1, 4, 136}, {16, 4, 136}, /* aten::_native_batch_norm_legit.no_stats_out CPU Meta */
    {1, 0, 98}, {16, 0, 98}, /* aten::_native_batch_norm_legit.out CPU Meta */
    {141, 6, 135}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 97}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 8, 137}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 99}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 138}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 139}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 100}, {16, 0, 100}, /* aten::_pdist_backward CPU Meta */
    {141, 8, 140}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 101}, {16, 0, 101}, /* aten::_pdist_forward CPU Meta */
    {141, 8, 141}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 102}, {16, 0, 102}, /* aten::_prelu_kernel CPU Meta */
    {1, 0, 103}, {16, 0, 103}, /* aten::_prelu_kernel_backward CPU Meta */
    {1, 0, 104}, {16, 0, 104}, /* aten::_reshape_alias CPU Meta */
    {142, 7, 142}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 143}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 105}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 106}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 107}, {16, 0, 107}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU Meta */
    {1, 0, 108}, {16, 0, 108}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU Meta */
    {1, 0, 109}, {16, 0, 109}, /* aten::_scaled_mm CPU Meta */
    {1, 0, 110}, {16, 0, 110}, /* aten::_scaled_mm.out CPU Meta */
    {1, 0, 111}, {16, 0, 111}, /* aten::_segment_reduce_backward CPU Meta */
    {141, 8, 144}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 0, 112}, {16, 0, 112}, /* aten::_slow_conv2d_backward.output_mask CPU Meta */
    {141, 8, 145}, /* aten::_slow_conv2d_backward.output_mask_out CompositeExplicitAutograd */
    {1, 0, 113}, {16, 0, 113}, /* aten::_slow_conv2d_forward CPU Meta */
    {1, 4, 146}, {16, 4, 146}, /* aten::_slow_conv2d_forward.output CPU Meta */
    {1, 1, 4}, {16, 1, 4}, {142, 9, 147}, /* aten::_softmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, {16, 3, 4}, /* aten::_softmax.out CPU Meta */
    {1, 1, 3}, {16, 1, 3}, {142, 9, 148}, /* aten::_softmax_backward_data CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, {16, 3, 3}, /* aten::_softmax_backward_data.out CPU Meta */
    {138, 0, 114}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 115}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 116}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 8, 149}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 117}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 8, 150}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 118}, {16, 0, 118}, /* aten::_unique CPU Meta */
    {141, 8, 151}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 119}, {16, 0, 119}, /* aten::_unique2 CPU Meta */
    {141, 8, 152}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 120}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 121}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 122}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 123}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1217}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 8, 153}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 124}, {16, 0, 124}, /* aten::_upsample_bicubic2d_aa CPU Meta */
    {1, 4, 154}, {16, 4, 154}, /* aten::_upsample_bicubic2d_aa.out CPU Meta */
    {138, 0, 126}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 125}, {16, 0, 125}, /* aten::_upsample_bicubic2d_aa_backward CPU Meta */
    {1, 4, 155}, {16, 4, 155}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU Meta */
    {1, 0, 127}, {16, 0, 127}, /* aten::_upsample_bilinear2d_aa CPU Meta */
    {1, 4, 156}, {16, 4, 156}, /* aten::_upsample_bilinear2d_aa.out CPU Meta */
    {138, 0, 129}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 128}, {16, 0, 128}, /* aten::_upsample_bilinear2d_aa_backward CPU Meta */
    {1, 4, 157}, {16, 4, 157}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU Meta */
    {1, 0, 130}, {16, 0, 130}, /* aten::_upsample_lanczos2d_aa CPU Meta */
    {1, 4, 158}, {16, 4, 158}, /* aten::_upsample_lanczos2d_aa.out CPU Meta */
    {138, 0, 132}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 131}, {16, 0, 131}, /* aten::_upsample_lanczos2d_aa_backward CPU Meta */
    {1, 4, 159}, {16, 4, 159}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU Meta */
    {1, 0, 133}, {16, 0, 133}, /* aten::_upsample_nearest_exact1d CPU Meta */
    {1, 4, 160}, {16, 4, 160}, /* aten::_upsample_nearest_exact1d.out CPU Meta */
    {138, 0, 135}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 134}, {16, 0, 134}, /* aten::_upsample_nearest_exact1d_backward CPU Meta */
    {1, 4, 161}, {16, 4, 161}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU Meta */
    {1, 0, 136}, {16, 0, 136}, /* aten::_upsample_nearest_exact2d CPU Meta */
    {1, 4, 162}, {16, 4, 162}, /* aten::_upsample_nearest_exact2d.out CPU Meta */
    {138, 0, 138}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 137}, {16, 0, 137}, /* aten::_upsample_nearest_exact2d_backward CPU Meta */
    {1, 4, 163}, {16, 4, 163}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU Meta */
    {1, 0, 139}, {16, 0, 139}, /* aten::_upsample_nearest_exact3d CPU Meta */
    {1, 4, 164}, {16, 4, 164}, /* aten::_upsample_nearest_exact3d.out CPU Meta */
    {138, 0, 141}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 140}, {16, 0, 140}, /* aten::_upsample_nearest_exact3d_backward CPU Meta */
    {1, 4, 165}, {16, 4, 165}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU Meta */
    {138, 0, 142}, /* aten::_version implicit */
    {1, 0, 143}, {16, 0, 143}, /* aten::_weight_int4pack_mm_for_cpu CPU Meta */
    {1, 0, 144}, {16, 0, 144}, /* aten::_weight_int8pack_mm CPU Meta */
    {138, 0, 145}, /* aten::_weight_norm implicit */
    {138, 0, 146}, /* aten::_weight_norm_differentiable_backward implicit */
    {1, 0, 147}, {16, 0, 147}, /* aten::_weight_norm_interface CPU Meta */
    {141, 8, 166}, /* aten::_weight_norm_interface.out CompositeExplicitAutograd */
    {1, 0, 148}, {16, 0, 148}, /* aten::_weight_norm_interface_backward CPU Meta */
    {141, 8, 167}, /* aten::_weight_norm_interface_backward.out CompositeExplicitAutograd */
    {1, 0, 149}, {16, 0, 149}, /* aten::abs CPU Meta */
    {1, 0, 151}, {16, 0, 151}, /* aten::abs.out CPU Meta */
    {1, 0, 150}, {16, 0, 150}, /* aten::abs_ CPU Meta */
    {138, 0, 152}, /* aten::absolute implicit */
    {138, 0, 154}, /* aten::absolute.out implicit */
    {138, 0, 153}, /* aten::absolute_ implicit */
    {1, 1, 5}, {16, 1, 5}, {142, 9, 168}, /* aten::acos CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, {16, 3, 5}, /* aten::acos.out CPU Meta */
    {1, 2, 5}, {16, 2, 5}, {142, 10, 168}, /* aten::acos_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, {16, 1, 6}, {142, 9, 169}, /* aten::acosh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, {16, 3, 6}, /* aten::acosh.out CPU Meta */
    {1, 2, 6}, {16, 2, 6}, {142, 10, 169}, /* aten::acosh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 155}, /* aten::adaptive_avg_pool1d implicit */
    {141, 8, 170}, /* aten::adaptive_avg_pool1d.out CompositeExplicitAutograd */
    {138, 0, 156}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 171}, {16, 4, 171}, /* aten::adaptive_avg_pool2d.out CPU Meta */
    {138, 0, 157}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 172}, {16, 4, 172}, /* aten::adaptive_avg_pool3d.out CPU Meta */
    {138, 0, 158}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 159}, {16, 0, 159}, /* aten::adaptive_max_pool2d CPU Meta */
    {1, 4, 173}, {16, 4, 173}, /* aten::adaptive_max_pool2d.out CPU Meta */
    {1, 0, 160}, {16, 0, 160}, /* aten::adaptive_max_pool2d_backward CPU Meta */
    {1, 4, 174}, {16, 4, 174}, /* aten::adaptive_max_pool2d_backward.grad_input CPU Meta */
    {1, 0, 161}, {16, 0, 161}, /* aten::adaptive_max_pool3d CPU Meta */
    {1, 4, 175}, {16, 4, 175}, /* aten::adaptive_max_pool3d.out CPU Meta */
    {1, 0, 162}, {16, 0, 162}, /* aten::adaptive_max_pool3d_backward CPU Meta */
    {1, 4, 176}, {16, 4, 176}, /* aten::adaptive_max_pool3d_backward.grad_input CPU Meta */
    {141, 0, 163}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 8, 177}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, {16, 1, 7}, {142, 9, 178}, /* aten::add.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, {16, 3, 7}, /* aten::add.out CPU Meta */
    {141, 0, 164}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, {16, 2, 7}, {142, 10, 178}, /* aten::add_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 165}, {16, 0, 165}, /* aten::addbmm CPU Meta */
    {1, 0, 167}, {16, 0, 167}, /* aten::addbmm.out CPU Meta */
    {1, 0, 166}, {16, 0, 166}, /* aten::addbmm_ CPU Meta */
    {1, 1, 8}, {16, 1, 8}, {142, 9, 179}, /* aten::addcdiv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, {16, 3, 8}, /* aten::addcdiv.out CPU Meta */
    {1, 2, 8}, {16, 2, 8}, {142, 10, 179}, /* aten::addcdiv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, {16, 1, 9}, {142, 9, 180}, /* aten::addcmul CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, {16, 3, 9}, /* aten::addcmul.out CPU Meta */
    {1, 2, 9}, {16, 2, 9}, {142, 10, 180}, /* aten::addcmul_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, {16, 1, 10}, {142, 9, 181}, /* aten::addmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, {16, 3, 10}, /* aten::addmm.out CPU Meta */
    {1, 2, 10}, {16, 2, 10}, {142, 10, 181}, /* aten::addmm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, {16, 1, 11}, {142, 9, 182}, /* aten::addmv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, {16, 3, 11}, /* aten::addmv.out CPU Meta */
    {1, 2, 11}, {16, 2, 11}, {142, 10, 182}, /* aten::addmv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 168}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 183}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 183}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 169}, /* aten::adjoint implicit */
    {141, 0, 170}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 8, 184}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 171}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 172}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 185}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 186}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, {16, 1, 12}, {142, 9, 187}, /* aten::all CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, {16, 3, 12}, /* aten::all.all_out CPU Meta */
    {1, 1, 14}, {16, 1, 14}, {142, 9, 189}, /* aten::all.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, {16, 1, 13}, {142, 9, 188}, /* aten::all.dims CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, {16, 3, 13}, /* aten::all.dims_out CPU Meta */
    {1, 3, 14}, {16, 3, 14}, /* aten::all.out CPU Meta */
    {141, 0, 173}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 174}, /* aten::alpha_dropout implicit */
    {138, 0, 175}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, {16, 1, 15}, {142, 9, 190}, /* aten::amax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, {16, 3, 15}, /* aten::amax.out CPU Meta */
    {1, 1, 16}, {16, 1, 16}, {142, 9, 191}, /* aten::amin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, {16, 3, 16}, /* aten::amin.out CPU Meta */
    {1, 1, 17}, {16, 1, 17}, {142, 9, 192}, /* aten::aminmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, {16, 3, 17}, /* aten::aminmax.out CPU Meta */
    {1, 0, 176}, {16, 0, 176}, /* aten::angle CPU Meta */
    {1, 0, 177}, {16, 0, 177}, /* aten::angle.out CPU Meta */
    {1, 1, 18}, {16, 1, 18}, {142, 9, 193}, /* aten::any CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, {16, 3, 18}, /* aten::any.all_out CPU Meta */
    {1, 1, 20}, {16, 1, 20}, {142, 9, 195}, /* aten::any.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, {16, 1, 19}, {142, 9, 194}, /* aten::any.dims CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, {16, 3, 19}, /* aten::any.dims_out CPU Meta */
    {1, 3, 20}, {16, 3, 20}, /* aten::any.out CPU Meta */
    {141, 0, 178}, {86, 0, 219}, /* aten::arange CompositeExplicitAutograd BackendSelect */
    {141, 4, 196}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 179}, {86, 0, 219}, /* aten::arange.start CompositeExplicitAutograd BackendSelect */
    {1, 4, 197}, {16, 4, 197}, /* aten::arange.start_out CPU Meta */
    {141, 0, 180}, {86, 0, 219}, /* aten::arange.start_step CompositeExplicitAutograd BackendSelect */
    {138, 0, 181}, /* aten::arccos implicit */
    {138, 0, 183}, /* aten::arccos.out implicit */
    {138, 0, 182}, /* aten::arccos_ implicit */
    {138, 0, 184}, /* aten::arccosh implicit */
    {138, 0, 186}, /* aten::arccosh.out implicit */
    {138, 0, 185}, /* aten::arccosh_ implicit */
    {138, 0, 187}, /* aten::arcsin implicit */
    {138, 0, 189}, /* aten::arcsin.out implicit */
    {138, 0, 188}, /* aten::arcsin_ implicit */
    {138, 0, 190}, /* aten::arcsinh implicit */
    {138, 0, 192}, /* aten::arcsinh.out implicit */
    {138, 0, 191}, /* aten::arcsinh_ implicit */
    {138, 0, 193}, /* aten::arctan implicit */
    {138, 0, 198}, /* aten::arctan.out implicit */
    {138, 0, 194}, /* aten::arctan2 implicit */
    {138, 0, 196}, /* aten::arctan2.out implicit */
    {138, 0, 195}, /* aten::arctan2_ implicit */
    {138, 0, 197}, /* aten::arctan_ implicit */
    {138, 0, 199}, /* aten::arctanh implicit */
    {138, 0, 201}, /* aten::arctanh.out implicit */
    {138, 0, 200}, /* aten::arctanh_ implicit */
    {1, 1, 21}, {16, 1, 21}, {142, 9, 198}, /* aten::argmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, {16, 3, 21}, /* aten::argmax.out CPU Meta */
    {1, 1, 22}, {16, 1, 22}, {142, 9, 199}, /* aten::argmin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, {16, 3, 22}, /* aten::argmin.out CPU Meta */
    {138, 0, 202}, /* aten::argsort implicit */
    {138, 0, 203}, /* aten::argsort.stable implicit */
    {138, 0, 204}, /* aten::argsort.stable_out implicit */
    {138, 0, 205}, /* aten::argwhere implicit */
    {1, 0, 206}, {16, 0, 206}, /* aten::as_strided CPU Meta */
    {142, 5, 200}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 200}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 201}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 207}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 202}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, {16, 1, 23}, {142, 9, 203}, /* aten::asin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, {16, 3, 23}, /* aten::asin.out CPU Meta */
    {1, 2, 23}, {16, 2, 23}, {142, 10, 203}, /* aten::asin_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, {16, 1, 24}, {142, 9, 204}, /* aten::asinh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, {16, 3, 24}, /* aten::asinh.out CPU Meta */
    {1, 2, 24}, {16, 2, 24}, {142, 10, 204}, /* aten::asinh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, {16, 1, 26}, {142, 9, 205}, /* aten::atan CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, {16, 3, 26}, /* aten::atan.out CPU Meta */
    {1, 1, 25}, {16, 1, 25}, {142, 9, 206}, /* aten::atan2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, {16, 3, 25}, /* aten::atan2.out CPU Meta */
    {1, 2, 25}, {16, 2, 25}, {142, 10, 206}, /* aten::atan2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, {16, 2, 26}, {142, 10, 205}, /* aten::atan_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, {16, 1, 27}, {142, 9, 207}, /* aten::atanh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, {16, 3, 27}, /* aten::atanh.out CPU Meta */
    {1, 2, 27}, {16, 2, 27}, {142, 10, 207}, /* aten::atanh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 208}, /* aten::atleast_1d implicit */
    {138, 0, 209}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 210}, /* aten::atleast_2d implicit */
    {138, 0, 211}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 212}, /* aten::atleast_3d implicit */
    {138, 0, 213}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 214}, /* aten::avg_pool1d implicit */
    {141, 8, 208}, /* aten::avg_pool1d.out CompositeExplicitAutograd */
    {1, 0, 215}, {16, 0, 215}, /* aten::avg_pool2d CPU Meta */
    {1, 4, 209}, {16, 4, 209}, /* aten::avg_pool2d.out CPU Meta */
    {1, 0, 216}, {16, 0, 216}, /* aten::avg_pool2d_backward CPU Meta */
    {1, 4, 210}, {16, 4, 210}, /* aten::avg_pool2d_backward.grad_input CPU Meta */
    {1, 0, 217}, {16, 0, 217}, /* aten::avg_pool3d CPU Meta */
    {1, 4, 211}, {16, 4, 211}, /* aten::avg_pool3d.out CPU Meta */
    {1, 0, 218}, {16, 0, 218}, /* aten::avg_pool3d_backward CPU Meta */
    {1, 4, 212}, {16, 4, 212}, /* aten::avg_pool3d_backward.grad_input CPU Meta */
    {1, 1, 28}, {16, 1, 28}, {142, 9, 213}, /* aten::baddbmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, {16, 3, 28}, /* aten::baddbmm.out CPU Meta */
    {1, 2, 28}, {16, 2, 28}, {142, 10, 213}, /* aten::baddbmm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 220}, {86, 0, 219}, /* aten::bartlett_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 214}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 221}, {86, 0, 219}, /* aten::bartlett_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 215}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 222}, /* aten::batch_norm implicit */
    {1, 0, 223}, {16, 0, 223}, /* aten::batch_norm_backward CPU Meta */
    {1, 0, 224}, {16, 0, 224}, /* aten::batch_norm_update_stats CPU Meta */
    {141, 8, 216}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 225}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 219}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 8, 217}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 8, 218}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 0, 228}, {16, 0, 228}, /* aten::bernoulli.out CPU Meta */
    {142, 0, 229}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 226}, {16, 0, 226}, /* aten::bernoulli_.Tensor CPU Meta */
    {1, 0, 227}, {16, 0, 227}, /* aten::bernoulli_.float CPU Meta */
    {138, 0, 230}, /* aten::bilinear implicit */
    {1, 0, 231}, {16, 0, 231}, /* aten::binary_cross_entropy CPU Meta */
    {1, 4, 220}, {16, 4, 220}, /* aten::binary_cross_entropy.out CPU Meta */
    {1, 0, 232}, {16, 0, 232}, /* aten::binary_cross_entropy_backward CPU Meta */
    {1, 4, 221}, {16, 4, 221}, /* aten::binary_cross_entropy_backward.grad_input CPU Meta */
    {1, 0, 233}, {16, 0, 233}, /* aten::binary_cross_entropy_with_logits CPU Meta */
    {141, 8, 222}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 234}, {16, 0, 234}, /* aten::bincount CPU Meta */
    {141, 8, 223}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 235}, {16, 0, 235}, /* aten::binomial CPU Meta */
    {141, 8, 224}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 236}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 237}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 225}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 238}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, {16, 1, 29}, {142, 9, 226}, /* aten::bitwise_and.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, {16, 3, 29}, /* aten::bitwise_and.Tensor_out CPU Meta */
    {141, 0, 239}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, {16, 2, 29}, {142, 10, 226}, /* aten::bitwise_and_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 240}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 227}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, {16, 1, 30}, {142, 9, 228}, /* aten::bitwise_left_shift.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 241}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 242}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU Meta */
    {1, 2, 30}, {16, 2, 30}, {142, 10, 228}, /* aten::bitwise_left_shift_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 243}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, {16, 1, 31}, {142, 9, 229}, /* aten::bitwise_not CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, {16, 3, 31}, /* aten::bitwise_not.out CPU Meta */
    {1, 2, 31}, {16, 2, 31}, {142, 10, 229}, /* aten::bitwise_not_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 244}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 245}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 230}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 246}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, {16, 1, 32}, {142, 9, 231}, /* aten::bitwise_or.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, {16, 3, 32}, /* aten::bitwise_or.Tensor_out CPU Meta */
    {141, 0, 247}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, {16, 2, 32}, {142, 10, 231}, /* aten::bitwise_or_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 248}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 232}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, {16, 1, 33}, {142, 9, 233}, /* aten::bitwise_right_shift.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 249}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 250}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU Meta */
    {1, 2, 33}, {16, 2, 33}, {142, 10, 233}, /* aten::bitwise_right_shift_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 251}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 252}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 253}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 234}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 254}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, {16, 1, 34}, {142, 9, 235}, /* aten::bitwise_xor.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, {16, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU Meta */
    {141, 0, 255}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, {16, 2, 34}, {142, 10, 235}, /* aten::bitwise_xor_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 256}, {86, 0, 219}, /* aten::blackman_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 236}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 257}, {86, 0, 219}, /* aten::blackman_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 237}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 258}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 8, 238}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, {16, 1, 35}, {142, 9, 239}, /* aten::bmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, {16, 3, 35}, /* aten::bmm.out CPU Meta */
    {138, 0, 259}, /* aten::broadcast_tensors implicit */
    {138, 0, 260}, /* aten::broadcast_to implicit */
    {1, 0, 261}, {16, 0, 261}, /* aten::bucketize.Scalar CPU Meta */
    {141, 8, 240}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 262}, {16, 0, 262}, /* aten::bucketize.Tensor CPU Meta */
    {1, 4, 241}, {16, 4, 241}, /* aten::bucketize.Tensor_out CPU Meta */
    {138, 0, 263}, /* aten::can_cast implicit */
    {138, 0, 264}, /* aten::cartesian_prod implicit */
    {1, 0, 265}, {16, 0, 265}, {142, 0, 266}, /* aten::cat CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 267}, {16, 0, 267}, /* aten::cat.out CPU Meta */
    {141, 6, 243}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 8, 242}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 268}, {16, 0, 268}, /* aten::cauchy_ CPU Meta */
    {138, 0, 269}, /* aten::cdist implicit */
    {1, 1, 36}, {16, 1, 36}, {142, 9, 244}, /* aten::ceil CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, {16, 3, 36}, /* aten::ceil.out CPU Meta */
    {1, 2, 36}, {16, 2, 36}, {142, 10, 244}, /* aten::ceil_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 270}, /* aten::celu CompositeExplicitAutograd */
    {141, 8, 245}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 245}, /* aten::celu_ CompositeExplicitAutograd */
    {138, 0, 271}, /* aten::chain_matmul implicit */
    {138, 4, 246}, /* aten::chain_matmul.out implicit */
    {1, 0, 272}, {16, 0, 272}, /* aten::channel_shuffle CPU Meta */
    {141, 8, 247}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 273}, {16, 0, 273}, /* aten::cholesky CPU Meta */
    {1, 0, 275}, {16, 0, 275}, /* aten::cholesky.out CPU Meta */
    {1, 0, 274}, {16, 0, 274}, /* aten::cholesky_inverse CPU Meta */
    {1, 4, 248}, {16, 4, 248}, /* aten::cholesky_inverse.out CPU Meta */
    {1, 0, 276}, {16, 0, 276}, /* aten::cholesky_solve CPU Meta */
    {1, 0, 277}, {16, 0, 277}, /* aten::cholesky_solve.out CPU Meta */
    {138, 0, 282}, /* aten::chunk implicit */
    {1, 1, 42}, {16, 1, 42}, {142, 9, 250}, /* aten::clamp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, {16, 1, 37}, {142, 9, 249}, /* aten::clamp.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, {16, 3, 37}, /* aten::clamp.Tensor_out CPU Meta */
    {1, 3, 42}, {16, 3, 42}, /* aten::clamp.out CPU Meta */
    {1, 2, 42}, {16, 2, 42}, {142, 10, 250}, /* aten::clamp_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, {16, 2, 37}, {142, 10, 249}, /* aten::clamp_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, {16, 1, 39}, {142, 9, 252}, /* aten::clamp_max CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, {16, 1, 38}, {142, 9, 251}, /* aten::clamp_max.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, {16, 3, 38}, /* aten::clamp_max.Tensor_out CPU Meta */
    {1, 3, 39}, {16, 3, 39}, /* aten::clamp_max.out CPU Meta */
    {1, 2, 39}, {16, 2, 39}, {142, 10, 252}, /* aten::clamp_max_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, {16, 2, 38}, {142, 10, 251}, /* aten::clamp_max_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, {16, 1, 41}, {142, 9, 254}, /* aten::clamp_min CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, {16, 1, 40}, {142, 9, 253}, /* aten::clamp_min.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, {16, 3, 40}, /* aten::clamp_min.Tensor_out CPU Meta */
    {1, 3, 41}, {16, 3, 41}, /* aten::clamp_min.out CPU Meta */
    {1, 2, 41}, {16, 2, 41}, {142, 10, 254}, /* aten::clamp_min_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, {16, 2, 40}, {142, 10, 253}, /* aten::clamp_min_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 283}, /* aten::clip implicit */
    {138, 0, 285}, /* aten::clip.Tensor implicit */
    {138, 0, 286}, /* aten::clip.Tensor_out implicit */
    {138, 0, 288}, /* aten::clip.out implicit */
    {138, 0, 284}, /* aten::clip_ implicit */
    {138, 0, 287}, /* aten::clip_.Tensor implicit */
    {141, 0, 289}, /* aten::clone CompositeExplicitAutograd */
    {141, 8, 255}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 290}, {16, 0, 290}, /* aten::col2im CPU Meta */
    {1, 4, 256}, {16, 4, 256}, /* aten::col2im.out CPU Meta */
    {138, 0, 291}, /* aten::column_stack implicit */
    {138, 4, 257}, /* aten::column_stack.out implicit */
    {138, 0, 292}, /* aten::combinations implicit */
    {1, 0, 293}, {16, 0, 293}, /* aten::complex CPU Meta */
    {1, 0, 294}, {16, 0, 294}, /* aten::complex.out CPU Meta */
    {138, 0, 295}, /* aten::concat implicit */
    {138, 4, 258}, /* aten::concat.out implicit */
    {138, 0, 296}, /* aten::concatenate implicit */
    {138, 4, 259}, /* aten::concatenate.out implicit */
    {138, 0, 297}, /* aten::conj implicit */
    {138, 0, 298}, /* aten::conj_physical implicit */
    {1, 4, 260}, {16, 4, 260}, /* aten::conj_physical.out CPU Meta */
    {1, 5, 260}, {16, 5, 260}, /* aten::conj_physical_ CPU Meta */
    {141, 0, 299}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 8, 261}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 300}, /* aten::contiguous implicit */
    {138, 0, 301}, /* aten::conv1d implicit */
    {138, 0, 302}, /* aten::conv1d.padding implicit */
    {138, 0, 303}, /* aten::conv2d implicit */
    {138, 0, 304}, /* aten::conv2d.padding implicit */
    {138, 0, 305}, /* aten::conv3d implicit */
    {138, 0, 306}, /* aten::conv3d.padding implicit */
    {138, 0, 307}, /* aten::conv_transpose1d implicit */
    {138, 0, 308}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 309}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 311}, {16, 0, 311}, /* aten::convolution CPU Meta */
    {141, 8, 262}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 312}, {16, 0, 312}, /* aten::convolution_backward CPU Meta */
    {141, 8, 263}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 265}, /* aten::copy CompositeExplicitAutograd */
    {141, 8, 264}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 313}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 314}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 315}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, {16, 1, 43}, {142, 9, 266}, /* aten::copysign.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, {16, 3, 43}, /* aten::copysign.out CPU Meta */
    {141, 0, 316}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, {16, 2, 43}, {142, 10, 266}, /* aten::copysign_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 317}, /* aten::corrcoef implicit */
    {1, 1, 44}, {16, 1, 44}, {142, 9, 267}, /* aten::cos CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, {16, 3, 44}, /* aten::cos.out CPU Meta */
    {1, 2, 44}, {16, 2, 44}, {142, 10, 267}, /* aten::cos_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, {16, 1, 45}, {142, 9, 268}, /* aten::cosh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, {16, 3, 45}, /* aten::cosh.out CPU Meta */
    {1, 2, 45}, {16, 2, 45}, {142, 10, 268}, /* aten::cosh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 318}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 319}, /* aten::cosine_similarity implicit */
    {141, 0, 320}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 321}, {16, 0, 321}, /* aten::count_nonzero.dim_IntList CPU Meta */
    {141, 8, 270}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 8, 269}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 322}, /* aten::cov implicit */
    {138, 0, 323}, /* aten::cross implicit */
    {138, 4, 271}, /* aten::cross.out implicit */
    {138, 0, 324}, /* aten::cross_entropy_loss implicit */
    {138, 0, 325}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 326}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 327}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 272}, {16, 4, 272}, /* aten::cummax.out CPU Meta */
    {141, 0, 328}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 273}, {16, 4, 273}, /* aten::cummin.out CPU Meta */
    {1, 1, 46}, {16, 1, 46}, {142, 9, 274}, /* aten::cumprod CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, {16, 3, 46}, /* aten::cumprod.out CPU Meta */
    {1, 2, 46}, {16, 2, 46}, {142, 10, 274}, /* aten::cumprod_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, {16, 1, 47}, {142, 9, 275}, /* aten::cumsum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, {16, 3, 47}, /* aten::cumsum.out CPU Meta */
    {1, 2, 47}, {16, 2, 47}, {142, 10, 275}, /* aten::cumsum_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 329}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 330}, /* aten::cumulative_trapezoid.x implicit */
    {138, 0, 331}, /* aten::data implicit */
    {141, 0, 332}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 276}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 276}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 336}, /* aten::det implicit */
    {141, 0, 337}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 338}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 277}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 278}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 339}, /* aten::diag implicit */
    {138, 4, 279}, /* aten::diag.out implicit */
    {142, 0, 340}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 8, 280}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 341}, /* aten::diagflat implicit */
    {141, 0, 342}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 343}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 8, 282}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 281}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 283}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 344}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 284}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 345}, /* aten::diff implicit */
    {138, 0, 346}, /* aten::diff.out implicit */
    {1, 1, 48}, {16, 1, 48}, {142, 9, 285}, /* aten::digamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, {16, 3, 48}, /* aten::digamma.out CPU Meta */
    {1, 2, 48}, {16, 2, 48}, {142, 10, 285}, /* aten::digamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 347}, /* aten::dim implicit */
    {141, 0, 348}, /* aten::dist CompositeExplicitAutograd */
    {141, 8, 286}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 349}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 350}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 8, 288}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 8, 287}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, {16, 1, 49}, {142, 9, 289}, /* aten::div.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, {16, 1, 50}, {142, 9, 290}, /* aten::div.Tensor_mode CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, {16, 3, 49}, /* aten::div.out CPU Meta */
    {1, 3, 50}, {16, 3, 50}, /* aten::div.out_mode CPU Meta */
    {141, 0, 351}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 352}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, {16, 2, 49}, {142, 10, 289}, /* aten::div_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, {16, 2, 50}, {142, 10, 290}, /* aten::div_.Tensor_mode CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 353}, /* aten::divide.Scalar implicit */
    {138, 0, 354}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 355}, /* aten::divide.Tensor implicit */
    {138, 0, 356}, /* aten::divide.Tensor_mode implicit */
    {138, 0, 361}, /* aten::divide.out implicit */
    {138, 0, 362}, /* aten::divide.out_mode implicit */
    {138, 0, 357}, /* aten::divide_.Scalar implicit */
    {138, 0, 358}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 359}, /* aten::divide_.Tensor implicit */
    {138, 0, 360}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 363}, {16, 0, 363}, /* aten::dot CPU Meta */
    {141, 4, 291}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 364}, /* aten::dropout implicit */
    {138, 0, 365}, /* aten::dropout_ implicit */
    {138, 0, 366}, /* aten::dsplit.array implicit */
    {138, 0, 367}, /* aten::dsplit.int implicit */
    {138, 0, 368}, /* aten::dstack implicit */
    {138, 4, 292}, /* aten::dstack.out implicit */
    {138, 0, 369}, /* aten::einsum implicit */
    {1, 1, 52}, {16, 1, 52}, {142, 9, 293}, /* aten::elu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, {16, 3, 52}, /* aten::elu.out CPU Meta */
    {1, 2, 52}, {16, 2, 52}, {142, 10, 293}, /* aten::elu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, {16, 1, 51}, {142, 9, 294}, /* aten::elu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, {16, 3, 51}, /* aten::elu_backward.grad_input CPU Meta */
    {141, 0, 370}, /* aten::embedding CompositeExplicitAutograd */
    {141, 8, 295}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 371}, /* aten::embedding_backward implicit */
    {138, 0, 372}, /* aten::embedding_bag implicit */
    {138, 0, 373}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 374}, {16, 0, 374}, /* aten::embedding_dense_backward CPU Meta */
    {141, 8, 296}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 298}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 8, 297}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 375}, {16, 0, 375}, /* aten::embedding_renorm_ CPU Meta */
    {1, 0, 377}, {16, 0, 377}, {86, 0, 219}, /* aten::empty.memory_format CPU Meta BackendSelect */
    {138, 0, 378}, /* aten::empty.out implicit */
    {141, 0, 376}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 8, 299}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 379}, {86, 0, 219}, /* aten::empty_permuted CompositeExplicitAutograd BackendSelect */
    {141, 8, 300}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 380}, {16, 0, 380}, {86, 0, 219}, /* aten::empty_strided CPU Meta BackendSelect */
    {141, 8, 301}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, {16, 1, 53}, {142, 9, 302}, /* aten::eq.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, {16, 3, 53}, /* aten::eq.Scalar_out CPU Meta */
    {1, 1, 54}, {16, 1, 54}, {142, 9, 303}, /* aten::eq.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, {16, 3, 54}, /* aten::eq.Tensor_out CPU Meta */
    {1, 2, 53}, {16, 2, 53}, {142, 10, 302}, /* aten::eq_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, {16, 2, 54}, {142, 10, 303}, /* aten::eq_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 381}, {16, 0, 381}, /* aten::equal CPU Meta */
    {1, 1, 55}, {16, 1, 55}, {142, 9, 304}, /* aten::erf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, {16, 3, 55}, /* aten::erf.out CPU Meta */
    {1, 2, 55}, {16, 2, 55}, {142, 10, 304}, /* aten::erf_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, {16, 1, 56}, {142, 9, 305}, /* aten::erfc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, {16, 3, 56}, /* aten::erfc.out CPU Meta */
    {1, 2, 56}, {16, 2, 56}, {142, 10, 305}, /* aten::erfc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, {16, 1, 57}, {142, 9, 306}, /* aten::erfinv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, {16, 3, 57}, /* aten::erfinv.out CPU Meta */
    {1, 2, 57}, {16, 2, 57}, {142, 10, 306}, /* aten::erfinv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, {16, 1, 59}, {142, 9, 307}, /* aten::exp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, {16, 3, 59}, /* aten::exp.out CPU Meta */
    {1, 1, 58}, {16, 1, 58}, {142, 9, 308}, /* aten::exp2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, {16, 3, 58}, /* aten::exp2.out CPU Meta */
    {1, 2, 58}, {16, 2, 58}, {142, 10, 308}, /* aten::exp2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, {16, 2, 59}, {142, 10, 307}, /* aten::exp_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 382}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 383}, /* aten::expand_as implicit */
    {142, 7, 309}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 310}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, {16, 1, 60}, {142, 9, 311}, /* aten::expm1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, {16, 3, 60}, /* aten::expm1.out CPU Meta */
    {1, 2, 60}, {16, 2, 60}, {142, 10, 311}, /* aten::expm1_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 313}, /* aten::exponential CompositeExplicitAutograd */
    {141, 8, 312}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 384}, {16, 0, 384}, /* aten::exponential_ CPU Meta */
    {141, 0, 385}, {86, 0, 219}, /* aten::eye CompositeExplicitAutograd BackendSelect */
    {141, 0, 386}, {86, 0, 219}, /* aten::eye.m CompositeExplicitAutograd BackendSelect */
    {1, 4, 315}, {16, 4, 315}, /* aten::eye.m_out CPU Meta */
    {1, 4, 314}, {16, 4, 314}, /* aten::eye.out CPU Meta */
    {138, 0, 387}, /* aten::fake_quantize_per_channel_affine implicit */
    {1, 0, 388}, /* aten::fake_quantize_per_channel_affine_cachemask CPU */
    {141, 8, 316}, /* aten::fake_quantize_per_channel_affine_cachemask.out CompositeExplicitAutograd */
    {138, 0, 389}, /* aten::fake_quantize_per_channel_affine_cachemask_backward implicit */
    {138, 0, 390}, /* aten::fake_quantize_per_tensor_affine implicit */
    {138, 0, 393}, /* aten::fake_quantize_per_tensor_affine.tensor_qparams implicit */
    {1, 0, 391}, /* aten::fake_quantize_per_tensor_affine_cachemask CPU */
    {141, 8, 317}, /* aten::fake_quantize_per_tensor_affine_cachemask.out CompositeExplicitAutograd */
    {138, 0, 392}, /* aten::fake_quantize_per_tensor_affine_cachemask_backward implicit */
    {138, 0, 394}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 395}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 396}, /* aten::feature_dropout implicit */
    {138, 0, 397}, /* aten::feature_dropout_ implicit */
    {138, 0, 398}, /* aten::fft_fft implicit */
    {138, 0, 401}, /* aten::fft_fft.out implicit */
    {138, 0, 399}, /* aten::fft_fft2 implicit */
    {138, 0, 400}, /* aten::fft_fft2.out implicit */
    {141, 0, 402}, {86, 0, 219}, /* aten::fft_fftfreq CompositeExplicitAutograd BackendSelect */
    {141, 0, 403}, /* aten::fft_fftfreq.out CompositeExplicitAutograd */
    {138, 0, 404}, /* aten::fft_fftn implicit */
    {138, 0, 405}, /* aten::fft_fftn.out implicit */
    {138, 0, 406}, /* aten::fft_fftshift implicit */
    {138, 0, 407}, /* aten::fft_hfft implicit */
    {138, 0, 410}, /* aten::fft_hfft.out implicit */
    {138, 0, 408}, /* aten::fft_hfft2 implicit */
    {138, 0, 409}, /* aten::fft_hfft2.out implicit */
    {138, 0, 411}, /* aten::fft_hfftn implicit */
    {138, 0, 412}, /* aten::fft_hfftn.out implicit */
    {138, 0, 413}, /* aten::fft_ifft implicit */
    {138, 0, 416}, /* aten::fft_ifft.out implicit */
    {138, 0, 414}, /* aten::fft_ifft2 implicit */
    {138, 0, 415}, /* aten::fft_ifft2.out implicit */
    {138, 0, 417}, /* aten::fft_ifftn implicit */
    {138, 0, 418}, /* aten::fft_ifftn.out implicit */
    {138, 0, 419}, /* aten::fft_ifftshift implicit */
    {138, 0, 420}, /* aten::fft_ihfft implicit */
    {138, 0, 423}, /* aten::fft_ihfft.out implicit */
    {138, 0, 421}, /* aten::fft_ihfft2 implicit */
    {138, 0, 422}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 424}, /* aten::fft_ihfftn implicit */
    {138, 0, 425}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 426}, /* aten::fft_irfft implicit */
    {138, 0, 429}, /* aten::fft_irfft.out implicit */
    {138, 0, 427}, /* aten::fft_irfft2 implicit */
    {138, 0, 428}, /* aten::fft_irfft2.out implicit */
    {138, 0, 430}, /* aten::fft_irfftn implicit */
    {138, 0, 431}, /* aten::fft_irfftn.out implicit */
    {138, 0, 432}, /* aten::fft_rfft implicit */
    {138, 0, 435}, /* aten::fft_rfft.out implicit */
    {138, 0, 433}, /* aten::fft_rfft2 implicit */
    {138, 0, 434}, /* aten::fft_rfft2.out implicit */
    {141, 0, 436}, {86, 0, 219}, /* aten::fft_rfftfreq CompositeExplicitAutograd BackendSelect */
    {141, 0, 437}, /* aten::fft_rfftfreq.out CompositeExplicitAutograd */
    {138, 0, 438}, /* aten::fft_rfftn implicit */
    {138, 0, 439}, /* aten::fft_rfftn.out implicit */
    {141, 6, 320}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 8, 318}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 321}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 8, 319}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 440}, {16, 0, 440}, /* aten::fill_.Scalar CPU Meta */
    {1, 0, 441}, {16, 0, 441}, /* aten::fill_.Tensor CPU Meta */
    {138, 0, 442}, /* aten::fix implicit */
    {138, 0, 444}, /* aten::fix.out implicit */
    {138, 0, 443}, /* aten::fix_ implicit */
    {138, 0, 445}, /* aten::flatten.using_ints implicit */
    {1, 0, 446}, {16, 0, 446}, /* aten::flip CPU Meta */
    {141, 8, 322}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 447}, /* aten::fliplr implicit */
    {138, 0, 448}, /* aten::flipud implicit */
    {138, 0, 449}, /* aten::float_power.Scalar implicit */
    {138, 0, 450}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 451}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 452}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 453}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 454}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 455}, /* aten::float_power_.Scalar implicit */
    {138, 0, 456}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, {16, 1, 61}, {142, 9, 323}, /* aten::floor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, {16, 3, 61}, /* aten::floor.out CPU Meta */
    {1, 2, 61}, {16, 2, 61}, {142, 10, 323}, /* aten::floor_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 457}, {16, 0, 457}, /* aten::floor_divide CPU Meta */
    {141, 0, 458}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 8, 324}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 461}, {16, 0, 461}, /* aten::floor_divide.out CPU Meta */
    {141, 0, 459}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 460}, {16, 0, 460}, /* aten::floor_divide_.Tensor CPU Meta */
    {1, 1, 62}, {16, 1, 62}, {142, 9, 325}, /* aten::fmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, {16, 3, 62}, /* aten::fmax.out CPU Meta */
    {1, 1, 63}, {16, 1, 63}, {142, 9, 326}, /* aten::fmin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, {16, 3, 63}, /* aten::fmin.out CPU Meta */
    {141, 0, 462}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 463}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, {16, 1, 64}, {142, 9, 327}, /* aten::fmod.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, {16, 3, 64}, /* aten::fmod.Tensor_out CPU Meta */
    {141, 0, 464}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, {16, 2, 64}, {142, 10, 327}, /* aten::fmod_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, {16, 1, 65}, {142, 9, 328}, /* aten::frac CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, {16, 3, 65}, /* aten::frac.out CPU Meta */
    {1, 2, 65}, {16, 2, 65}, {142, 10, 328}, /* aten::frac_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 465}, {16, 0, 465}, /* aten::fractional_max_pool2d CPU Meta */
    {1, 4, 329}, {16, 4, 329}, /* aten::fractional_max_pool2d.output CPU Meta */
    {1, 0, 466}, {16, 0, 466}, /* aten::fractional_max_pool2d_backward CPU Meta */
    {1, 4, 330}, {16, 4, 330}, /* aten::fractional_max_pool2d_backward.grad_input CPU Meta */
    {1, 0, 467}, {16, 0, 467}, /* aten::fractional_max_pool3d CPU Meta */
    {1, 4, 331}, {16, 4, 331}, /* aten::fractional_max_pool3d.output CPU Meta */
    {1, 0, 468}, {16, 0, 468}, /* aten::fractional_max_pool3d_backward CPU Meta */
    {1, 4, 332}, {16, 4, 332}, /* aten::fractional_max_pool3d_backward.grad_input CPU Meta */
    {1, 0, 469}, {16, 0, 469}, /* aten::frexp.Tensor CPU Meta */
    {1, 0, 470}, {16, 0, 470}, /* aten::frexp.Tensor_out CPU Meta */
    {1, 0, 471}, {86, 0, 219}, /* aten::from_file CPU BackendSelect */
    {141, 8, 333}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 472}, {86, 0, 219}, /* aten::full CompositeExplicitAutograd BackendSelect */
    {141, 4, 334}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 473}, /* aten::full_like CompositeExplicitAutograd */
    {141, 8, 335}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, {16, 1, 66}, {142, 9, 336}, /* aten::gather CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, {16, 3, 66}, /* aten::gather.out CPU Meta */
    {138, 0, 474}, /* aten::gather_backward implicit */
    {1, 1, 67}, {16, 1, 67}, {142, 9, 337}, /* aten::gcd CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, {16, 3, 67}, /* aten::gcd.out CPU Meta */
    {1, 2, 67}, {16, 2, 67}, {142, 10, 337}, /* aten::gcd_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, {16, 1, 68}, {142, 9, 338}, /* aten::ge.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, {16, 3, 68}, /* aten::ge.Scalar_out CPU Meta */
    {1, 1, 69}, {16, 1, 69}, {142, 9, 339}, /* aten::ge.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, {16, 3, 69}, /* aten::ge.Tensor_out CPU Meta */
    {1, 2, 68}, {16, 2, 68}, {142, 10, 338}, /* aten::ge_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, {16, 2, 69}, {142, 10, 339}, /* aten::ge_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, {16, 1, 71}, {142, 9, 340}, /* aten::gelu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, {16, 3, 71}, /* aten::gelu.out CPU Meta */
    {1, 2, 71}, {16, 2, 71}, {142, 10, 340}, /* aten::gelu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, {16, 1, 70}, {142, 9, 341}, /* aten::gelu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, {16, 3, 70}, /* aten::gelu_backward.grad_input CPU Meta */
    {141, 6, 343}, /* aten::geometric CompositeExplicitAutograd */
    {141, 8, 342}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 475}, {16, 0, 475}, /* aten::geometric_ CPU Meta */
    {1, 0, 476}, {16, 0, 476}, /* aten::geqrf CPU Meta */
    {1, 4, 344}, {16, 4, 344}, /* aten::geqrf.a CPU Meta */
    {138, 0, 477}, /* aten::ger implicit */
    {138, 4, 345}, /* aten::ger.out implicit */
    {138, 0, 478}, /* aten::get_device implicit */
    {1, 0, 479}, {16, 0, 479}, /* aten::glu CPU Meta */
    {1, 4, 346}, {16, 4, 346}, /* aten::glu.out CPU Meta */
    {1, 0, 480}, {16, 0, 480}, /* aten::glu_backward CPU Meta */
    {1, 4, 347}, {16, 4, 347}, /* aten::glu_backward.grad_input CPU Meta */
    {138, 0, 481}, /* aten::gradient.array implicit */
    {138, 0, 482}, /* aten::gradient.scalararray implicit */
    {138, 0, 483}, /* aten::gradient.scalarint implicit */
    {138, 0, 484}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 485}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 486}, /* aten::gradient.tensorarray implicit */
    {138, 0, 487}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 488}, /* aten::greater.Scalar implicit */
    {138, 0, 489}, /* aten::greater.Scalar_out implicit */
    {138, 0, 490}, /* aten::greater.Tensor implicit */
    {138, 0, 491}, /* aten::greater.Tensor_out implicit */
    {138, 0, 492}, /* aten::greater_.Scalar implicit */
    {138, 0, 493}, /* aten::greater_.Tensor implicit */
    {138, 0, 494}, /* aten::greater_equal.Scalar implicit */
    {138, 0, 495}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 496}, /* aten::greater_equal.Tensor implicit */
    {138, 0, 497}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 498}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 499}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 500}, /* aten::grid_sampler implicit */
    {1, 0, 501}, {16, 0, 501}, /* aten::grid_sampler_2d CPU Meta */
    {141, 8, 348}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 502}, {16, 0, 502}, /* aten::grid_sampler_2d_backward CPU Meta */
    {141, 8, 349}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 503}, {16, 0, 503}, /* aten::grid_sampler_3d CPU Meta */
    {141, 8, 350}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 504}, {16, 0, 504}, /* aten::grid_sampler_3d_backward CPU Meta */
    {141, 8, 351}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 505}, /* aten::group_norm implicit */
    {138, 0, 507}, /* aten::gru.data implicit */
    {138, 0, 508}, /* aten::gru.input implicit */
    {138, 0, 506}, /* aten::gru_cell implicit */
    {1, 1, 72}, {16, 1, 72}, {142, 9, 352}, /* aten::gt.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, {16, 3, 72}, /* aten::gt.Scalar_out CPU Meta */
    {1, 1, 73}, {16, 1, 73}, {142, 9, 353}, /* aten::gt.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, {16, 3, 73}, /* aten::gt.Tensor_out CPU Meta */
    {1, 2, 72}, {16, 2, 72}, {142, 10, 352}, /* aten::gt_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, {16, 2, 73}, {142, 10, 353}, /* aten::gt_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 509}, {86, 0, 219}, /* aten::hamming_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 354}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 510}, {86, 0, 219}, /* aten::hamming_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 0, 511}, {86, 0, 219}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd BackendSelect */
    {141, 0, 512}, {86, 0, 219}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd BackendSelect */
    {141, 8, 357}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 8, 356}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 8, 355}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 513}, {86, 0, 219}, /* aten::hann_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 358}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 514}, {86, 0, 219}, /* aten::hann_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 359}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, {16, 1, 75}, {142, 9, 360}, /* aten::hardshrink CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, {16, 3, 75}, /* aten::hardshrink.out CPU Meta */
    {1, 1, 74}, {16, 1, 74}, {142, 9, 361}, /* aten::hardshrink_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, {16, 3, 74}, /* aten::hardshrink_backward.grad_input CPU Meta */
    {1, 1, 77}, {16, 1, 77}, {142, 9, 362}, /* aten::hardsigmoid CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, {16, 3, 77}, /* aten::hardsigmoid.out CPU Meta */
    {1, 2, 77}, {16, 2, 77}, {142, 10, 362}, /* aten::hardsigmoid_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, {16, 1, 76}, {142, 9, 363}, /* aten::hardsigmoid_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU Meta */
    {1, 0, 515}, {16, 0, 515}, /* aten::hardswish CPU Meta */
    {1, 0, 518}, {16, 0, 518}, /* aten::hardswish.out CPU Meta */
    {1, 0, 516}, {16, 0, 516}, /* aten::hardswish_ CPU Meta */
    {1, 0, 517}, {16, 0, 517}, /* aten::hardswish_backward CPU Meta */
    {141, 8, 364}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 519}, {16, 0, 519}, /* aten::hardtanh CPU Meta */
    {1, 0, 523}, {16, 0, 523}, /* aten::hardtanh.out CPU Meta */
    {1, 0, 520}, {16, 0, 520}, /* aten::hardtanh_ CPU Meta */
    {1, 0, 521}, {16, 0, 521}, /* aten::hardtanh_backward CPU Meta */
    {1, 0, 522}, {16, 0, 522}, /* aten::hardtanh_backward.grad_input CPU Meta */
    {1, 1, 78}, {16, 1, 78}, {142, 9, 365}, /* aten::hash_tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, {16, 3, 78}, /* aten::hash_tensor.out CPU Meta */
    {1, 1, 79}, {16, 1, 79}, {142, 9, 366}, /* aten::heaviside CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, {16, 3, 79}, /* aten::heaviside.out CPU Meta */
    {1, 2, 79}, {16, 2, 79}, {142, 10, 366}, /* aten::heaviside_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 524}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 525}, {16, 0, 525}, /* aten::histc CPU Meta */
    {1, 4, 367}, {16, 4, 367}, /* aten::histc.out CPU Meta */
    {1, 0, 526}, {16, 0, 526}, /* aten::histogram.bin_ct CPU Meta */
    {1, 4, 368}, {16, 4, 368}, /* aten::histogram.bin_ct_out CPU Meta */
    {1, 0, 527}, {16, 0, 527}, /* aten::histogram.bins_tensor CPU Meta */
    {1, 4, 369}, {16, 4, 369}, /* aten::histogram.bins_tensor_out CPU Meta */
    {138, 0, 528}, /* aten::histogramdd implicit */
    {138, 0, 529}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 530}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 531}, /* aten::hsplit.array implicit */
    {138, 0, 532}, /* aten::hsplit.int implicit */
    {138, 0, 533}, /* aten::hstack implicit */
    {138, 4, 370}, /* aten::hstack.out implicit */
    {1, 0, 534}, {16, 0, 534}, /* aten::huber_loss CPU Meta */
    {1, 4, 371}, {16, 4, 371}, /* aten::huber_loss.out CPU Meta */
    {1, 0, 535}, {16, 0, 535}, /* aten::huber_loss_backward CPU Meta */
    {1, 0, 536}, {16, 0, 536}, /* aten::huber_loss_backward.out CPU Meta */
    {1, 1, 80}, {16, 1, 80}, {142, 9, 372}, /* aten::hypot CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, {16, 3, 80}, /* aten::hypot.out CPU Meta */
    {1, 2, 80}, {16, 2, 80}, {142, 10, 372}, /* aten::hypot_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, {16, 1, 81}, {142, 9, 373}, /* aten::i0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, {16, 3, 81}, /* aten::i0.out CPU Meta */
    {1, 2, 81}, {16, 2, 81}, {142, 10, 373}, /* aten::i0_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, {16, 1, 82}, {142, 9, 374}, /* aten::igamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, {16, 3, 82}, /* aten::igamma.out CPU Meta */
    {1, 2, 82}, {16, 2, 82}, {142, 10, 374}, /* aten::igamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, {16, 1, 83}, {142, 9, 375}, /* aten::igammac CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, {16, 3, 83}, /* aten::igammac.out CPU Meta */
    {1, 2, 83}, {16, 2, 83}, {142, 10, 375}, /* aten::igammac_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 537}, {16, 0, 537}, /* aten::im2col CPU Meta */
    {1, 4, 376}, {16, 4, 376}, /* aten::im2col.out CPU Meta */
    {138, 0, 538}, /* aten::imag implicit */
    {1, 0, 539}, {16, 0, 539}, /* aten::index.Tensor CPU Meta */
    {1, 4, 377}, {16, 4, 377}, /* aten::index.Tensor_out CPU Meta */
    {1, 1, 84}, {16, 1, 84}, {142, 9, 378}, /* aten::index_add CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, {16, 3, 84}, /* aten::index_add.out CPU Meta */
    {1, 2, 84}, {16, 2, 84}, {142, 10, 378}, /* aten::index_add_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, {16, 1, 85}, {142, 9, 379}, /* aten::index_copy CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, {16, 3, 85}, /* aten::index_copy.out CPU Meta */
    {1, 2, 85}, {16, 2, 85}, {142, 10, 379}, /* aten::index_copy_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 382}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 8, 380}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 383}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 8, 381}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 540}, {16, 0, 540}, /* aten::index_fill_.int_Scalar CPU Meta */
    {1, 0, 541}, {16, 0, 541}, /* aten::index_fill_.int_Tensor CPU Meta */
    {141, 6, 385}, /* aten::index_put CompositeExplicitAutograd */
    {141, 8, 384}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 542}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, {16, 1, 86}, {142, 9, 386}, /* aten::index_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, {16, 3, 86}, /* aten::index_reduce.out CPU Meta */
    {1, 2, 86}, {16, 2, 86}, {142, 10, 386}, /* aten::index_reduce_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 543}, {16, 0, 543}, /* aten::index_select CPU Meta */
    {1, 4, 387}, {16, 4, 387}, /* aten::index_select.out CPU Meta */
    {138, 0, 544}, /* aten::index_select_backward implicit */
    {138, 0, 545}, /* aten::inner implicit */
    {138, 0, 546}, /* aten::inner.out implicit */
    {138, 0, 547}, /* aten::instance_norm implicit */
    {138, 0, 548}, /* aten::inverse implicit */
    {138, 4, 388}, /* aten::inverse.out implicit */
    {138, 0, 549}, /* aten::is_complex implicit */
    {138, 0, 550}, /* aten::is_conj implicit */
    {138, 0, 551}, /* aten::is_contiguous implicit */
    {138, 0, 552}, /* aten::is_contiguous.memory_format implicit */
    {138, 0, 553}, /* aten::is_distributed implicit */
    {138, 0, 554}, /* aten::is_floating_point implicit */
    {138, 0, 555}, /* aten::is_inference implicit */
    {138, 0, 556}, /* aten::is_leaf implicit */
    {138, 0, 557}, /* aten::is_neg implicit */
    {138, 0, 558}, /* aten::is_nonzero implicit */
    {141, 0, 559}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 560}, /* aten::is_same_size CompositeExplicitAutograd */
    {1, 0, 561}, {16, 0, 561}, /* aten::is_set_to CPU Meta */
    {138, 0, 562}, /* aten::is_signed implicit */
    {138, 0, 563}, /* aten::isclose implicit */
    {138, 0, 564}, /* aten::isfinite implicit */
    {1, 1, 87}, {16, 1, 87}, {142, 9, 389}, /* aten::isin.Scalar_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, {16, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU Meta */
    {1, 1, 88}, {16, 1, 88}, {142, 9, 390}, /* aten::isin.Tensor_Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, {16, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU Meta */
    {1, 1, 89}, {16, 1, 89}, {142, 9, 391}, /* aten::isin.Tensor_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, {16, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU Meta */
    {1, 0, 565}, {16, 0, 565}, /* aten::isinf CPU Meta */
    {141, 8, 392}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 566}, {16, 0, 566}, /* aten::isnan CPU Meta */
    {141, 8, 393}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, {16, 1, 90}, {142, 9, 394}, /* aten::isneginf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, {16, 3, 90}, /* aten::isneginf.out CPU Meta */
    {1, 1, 91}, {16, 1, 91}, {142, 9, 395}, /* aten::isposinf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, {16, 3, 91}, /* aten::isposinf.out CPU Meta */
    {138, 0, 567}, /* aten::isreal implicit */
    {138, 0, 568}, /* aten::istft implicit */
    {138, 0, 569}, /* aten::item implicit */
    {141, 0, 570}, {86, 0, 219}, /* aten::kaiser_window CompositeExplicitAutograd BackendSelect */
    {141, 0, 571}, {86, 0, 219}, /* aten::kaiser_window.beta CompositeExplicitAutograd BackendSelect */
    {141, 8, 397}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 8, 396}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 572}, {86, 0, 219}, /* aten::kaiser_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 398}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 573}, /* aten::kl_div implicit */
    {138, 0, 574}, /* aten::kron implicit */
    {138, 4, 399}, /* aten::kron.out implicit */
    {141, 0, 575}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 576}, {16, 0, 576}, /* aten::kthvalue.values CPU Meta */
    {138, 0, 577}, /* aten::l1_loss implicit */
    {138, 0, 578}, /* aten::layer_norm implicit */
    {1, 1, 92}, {16, 1, 92}, {142, 9, 400}, /* aten::lcm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, {16, 3, 92}, /* aten::lcm.out CPU Meta */
    {1, 2, 92}, {16, 2, 92}, {142, 10, 400}, /* aten::lcm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 579}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 401}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 401}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, {16, 1, 93}, {142, 9, 402}, /* aten::le.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, {16, 3, 93}, /* aten::le.Scalar_out CPU Meta */
    {1, 1, 94}, {16, 1, 94}, {142, 9, 403}, /* aten::le.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, {16, 3, 94}, /* aten::le.Tensor_out CPU Meta */
    {1, 2, 93}, {16, 2, 93}, {142, 10, 402}, /* aten::le_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, {16, 2, 94}, {142, 10, 403}, /* aten::le_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, {16, 1, 96}, {142, 9, 404}, /* aten::leaky_relu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, {16, 3, 96}, /* aten::leaky_relu.out CPU Meta */
    {1, 2, 96}, {16, 2, 96}, {142, 10, 404}, /* aten::leaky_relu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, {16, 1, 95}, {142, 9, 405}, /* aten::leaky_relu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, {16, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU Meta */
    {1, 1, 97}, {16, 1, 97}, {142, 9, 406}, /* aten::lerp.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, {16, 3, 97}, /* aten::lerp.Scalar_out CPU Meta */
    {1, 1, 98}, {16, 1, 98}, {142, 9, 407}, /* aten::lerp.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, {16, 3, 98}, /* aten::lerp.Tensor_out CPU Meta */
    {1, 2, 97}, {16, 2, 97}, {142, 10, 406}, /* aten::lerp_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, {16, 2, 98}, {142, 10, 407}, /* aten::lerp_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 580}, /* aten::less.Scalar implicit */
    {138, 0, 581}, /* aten::less.Scalar_out implicit */
    {138, 0, 582}, /* aten::less.Tensor implicit */
    {138, 0, 583}, /* aten::less.Tensor_out implicit */
    {138, 0, 584}, /* aten::less_.Scalar implicit */
    {138, 0, 585}, /* aten::less_.Tensor implicit */
    {138, 0, 586}, /* aten::less_equal.Scalar implicit */
    {138, 0, 587}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 588}, /* aten::less_equal.Tensor implicit */
    {138, 0, 589}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 590}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 591}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, {16, 1, 99}, {142, 9, 408}, /* aten::lgamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, {16, 3, 99}, /* aten::lgamma.out CPU Meta */
    {1, 2, 99}, {16, 2, 99}, {142, 10, 408}, /* aten::lgamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 592}, /* aten::lift CompositeExplicitAutograd */
    {141, 8, 409}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 593}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 410}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 411}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {141, 0, 594}, /* aten::linalg__powsum CompositeExplicitAutograd */
    {138, 0, 595}, /* aten::linalg_cholesky implicit */
    {138, 4, 412}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 596}, {16, 0, 596}, /* aten::linalg_cholesky_ex CPU Meta */
    {1, 4, 413}, {16, 4, 413}, /* aten::linalg_cholesky_ex.L CPU Meta */
    {138, 0, 597}, /* aten::linalg_cond implicit */
    {138, 4, 414}, /* aten::linalg_cond.out implicit */
    {138, 0, 598}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 415}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 599}, {16, 0, 599}, /* aten::linalg_cross CPU Meta */
    {1, 4, 416}, {16, 4, 416}, /* aten::linalg_cross.out CPU Meta */
    {138, 0, 600}, /* aten::linalg_det implicit */
    {138, 4, 417}, /* aten::linalg_det.out implicit */
    {138, 0, 601}, /* aten::linalg_diagonal implicit */
    {1, 0, 602}, {16, 0, 602}, /* aten::linalg_eig CPU Meta */
    {1, 4, 418}, {16, 4, 418}, /* aten::linalg_eig.out CPU Meta */
    {138, 0, 603}, /* aten::linalg_eigh implicit */
    {138, 4, 419}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 604}, /* aten::linalg_eigvals implicit */
    {1, 4, 420}, {16, 4, 420}, /* aten::linalg_eigvals.out CPU Meta */
    {138, 0, 605}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 421}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 606}, {16, 0, 606}, /* aten::linalg_householder_product CPU Meta */
    {1, 4, 422}, {16, 4, 422}, /* aten::linalg_householder_product.out CPU Meta */
    {138, 0, 607}, /* aten::linalg_inv implicit */
    {138, 4, 423}, /* aten::linalg_inv.out implicit */
    {1, 0, 608}, {16, 0, 608}, /* aten::linalg_inv_ex CPU Meta */
    {1, 4, 424}, {16, 4, 424}, /* aten::linalg_inv_ex.inverse CPU Meta */
    {138, 0, 609}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 425}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 610}, {16, 0, 610}, /* aten::linalg_ldl_factor_ex CPU Meta */
    {1, 4, 426}, {16, 4, 426}, /* aten::linalg_ldl_factor_ex.out CPU Meta */
    {1, 0, 611}, {16, 0, 611}, /* aten::linalg_ldl_solve CPU Meta */
    {1, 4, 427}, {16, 4, 427}, /* aten::linalg_ldl_solve.out CPU Meta */
    {1, 0, 612}, {16, 0, 612}, /* aten::linalg_lstsq CPU Meta */
    {1, 4, 428}, {16, 4, 428}, /* aten::linalg_lstsq.out CPU Meta */
    {1, 0, 613}, {16, 0, 613}, /* aten::linalg_lu CPU Meta */
    {1, 4, 429}, {16, 4, 429}, /* aten::linalg_lu.out CPU Meta */
    {138, 0, 614}, /* aten::linalg_lu_factor implicit */
    {138, 4, 430}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 615}, {16, 0, 615}, /* aten::linalg_lu_factor_ex CPU Meta */
    {1, 4, 431}, {16, 4, 431}, /* aten::linalg_lu_factor_ex.out CPU Meta */
    {1, 0, 616}, {16, 0, 616}, /* aten::linalg_lu_solve CPU Meta */
    {1, 4, 432}, {16, 4, 432}, /* aten::linalg_lu_solve.out CPU Meta */
    {138, 0, 617}, /* aten::linalg_matmul implicit */
    {138, 4, 433}, /* aten::linalg_matmul.out implicit */
    {1, 0, 618}, {16, 0, 618}, /* aten::linalg_matrix_exp CPU Meta */
    {141, 8, 434}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 619}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 435}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 620}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 436}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 621}, /* aten::linalg_matrix_power implicit */
    {138, 0, 622}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 623}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 624}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 438}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 625}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 439}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 437}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 440}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 626}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {1, 0, 627}, {16, 0, 627}, /* aten::linalg_matrix_sqrth CPU Meta */
    {141, 8, 441}, /* aten::linalg_matrix_sqrth.out CompositeExplicitAutograd */
    {138, 0, 628}, /* aten::linalg_multi_dot implicit */
    {138, 4, 442}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 629}, /* aten::linalg_norm implicit */
    {138, 0, 630}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 444}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 443}, /* aten::linalg_norm.out implicit */
    {138, 0, 631}, /* aten::linalg_pinv implicit */
    {138, 0, 632}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 446}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 633}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 447}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 445}, /* aten::linalg_pinv.out implicit */
    {138, 4, 448}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 634}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 635}, {16, 0, 635}, /* aten::linalg_polar CPU Meta */
    {1, 4, 449}, {16, 4, 449}, /* aten::linalg_polar.out CPU Meta */
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
    {141, 0, 650}, {86, 0, 219}, /* aten::linspace CompositeExplicitAutograd BackendSelect */
    {141, 0, 651}, {86, 0, 219}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 461}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 652}, {86, 0, 219}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd BackendSelect */
    {141, 4, 462}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 653}, {86, 0, 219}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd BackendSelect */
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
    {141, 0, 679}, {86, 0, 219}, /* aten::logspace CompositeExplicitAutograd BackendSelect */
    {141, 0, 680}, {86, 0, 219}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 476}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 681}, {86, 0, 219}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd BackendSelect */
    {141, 4, 477}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 682}, {86, 0, 219}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd BackendSelect */
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
    {141, 0, 821}, {86, 0, 219}, /* aten::normal.float_float CompositeExplicitAutograd BackendSelect */
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
    {141, 0, 837}, {86, 0, 219}, /* aten::ones CompositeExplicitAutograd BackendSelect */
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
    {141, 0, 878}, {86, 0, 219}, /* aten::rand CompositeExplicitAutograd BackendSelect */
    {141, 0, 879}, {86, 0, 219}, /* aten::rand.generator CompositeExplicitAutograd BackendSelect */
    {138, 4, 575}, /* aten::rand.generator_out implicit */
    {141, 4, 574}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 880}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 881}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 8, 577}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 8, 576}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 882}, {86, 0, 219}, /* aten::randint CompositeExplicitAutograd BackendSelect */
    {141, 0, 883}, {86, 0, 219}, /* aten::randint.generator CompositeExplicitAutograd BackendSelect */
    {141, 4, 579}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 890}, {86, 0, 219}, /* aten::randint.low CompositeExplicitAutograd BackendSelect */
    {141, 0, 891}, {86, 0, 219}, /* aten::randint.low_generator CompositeExplicitAutograd BackendSelect */
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
    {141, 0, 892}, {86, 0, 219}, /* aten::randn CompositeExplicitAutograd BackendSelect */
    {141, 0, 893}, {86, 0, 219}, /* aten::randn.generator CompositeExplicitAutograd BackendSelect */
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
    {141, 0, 899}, {86, 0, 219}, /* aten::randperm CompositeExplicitAutograd BackendSelect */
    {141, 0, 900}, {86, 0, 219}, /* aten::randperm.generator CompositeExplicitAutograd BackendSelect */
    {1, 4, 599}, {16, 4, 599}, /* aten::randperm.generator_out CPU Meta */
    {141, 4, 598}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 901}, {86, 0, 219}, /* aten::range CompositeExplicitAutograd BackendSelect */
    {1, 4, 601}, {16, 4, 601}, /* aten::range.out CPU Meta */
    {141, 4, 600}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 902}, {86, 0, 219}, /* aten::range.step CompositeExplicitAutograd BackendSelect */
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
    {141, 0, 960}, {86, 0, 219}, /* aten::scalar_tensor CompositeExplicitAutograd BackendSelect */
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
    {1, 0, 1165}, {16, 0, 1165}, {86, 0, 219}, /* aten::tril_indices CPU Meta BackendSelect */
    {141, 8, 751}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 1166}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, {16, 1, 199}, {142, 9, 752}, /* aten::triu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, {16, 3, 199}, /* aten::triu.out CPU Meta */
    {1, 2, 199}, {16, 2, 199}, {142, 10, 752}, /* aten::triu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 1167}, {16, 0, 1167}, {86, 0, 219}, /* aten::triu_indices CPU Meta BackendSelect */
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
    {141, 0, 1238}, {86, 0, 219}, /* aten::zeros CompositeExplicitAutograd BackendSelect */
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
    {138, 0, 281}, /* quantized_decomposed::choose_qparams.tensor implicit */
    {138, 0, 278}, /* quantized_decomposed::choose_qparams_per_token implicit */
    {138, 0, 279}, /* quantized_decomposed::choose_qparams_per_token_asymmetric implicit */
    {138, 0, 280}, /* quantized_decomposed::choose_qparams_symmetric.tensor implicit */
    {138, 0, 310}, /* quantized_decomposed::convert_element_type.no_fuse implicit */
    {138, 0, 333}, /* quantized_decomposed::dequantize_per_channel implicit */
    {138, 0, 334}, /* quantized_decomposed::dequantize_per_channel_group implicit */
    {141, 0, 866}, /* quantized_decomposed::dequantize_per_tensor CompositeExplicitAutograd */
    {141, 0, 867}, /* quantized_decomposed::dequantize_per_tensor.tensor CompositeExplicitAutograd */
    {141, 0, 868}, /* quantized_decomposed::dequantize_per_tensor.tensor2 CompositeExplicitAutograd */
    {138, 0, 335}, /* quantized_decomposed::dequantize_per_token implicit */
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
    "aten::linalg_matrix_sqrth\0aten::linalg_matrix_sqrth(Tensor self) -> Tensor\0"
    "aten::linalg_matrix_sqrth.out\0aten::linalg_matrix_sqrth.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\0"
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
    "aten::linalg_polar\0aten::linalg_polar(Tensor A) -> (Tensor U, Tensor H)\0"
    "aten::linalg_polar.out\0aten::linalg_polar.out(Tensor A, *, Tensor(a!) U, Tensor(b!) H) -> (Tensor(a!) U, Tensor(b!) H)\0"
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
