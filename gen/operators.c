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
    tni_kernel__pdist_forward, tni_kernel__philox_key_fold_in,
    tni_kernel__philox_key_fold_in_Tensor, tni_kernel__philox_key_split,
    tni_kernel__philox_normal_, tni_kernel__philox_randint_, tni_kernel__philox_uniform_,
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
    tni_kernel__philox_key_fold_in, tni_kernel__philox_key_fold_in_Tensor,
    tni_kernel__philox_key_split, tni_kernel__philox_normal_, tni_kernel__philox_randint_,
    tni_kernel__philox_uniform_, tni_kernel__prelu_kernel, tni_kernel__prelu_kernel_backward,
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
    {"aten::_philox_normal", NULL}, {"aten::_philox_normal_", NULL},
    {"aten::_philox_randint", NULL}, {"aten::_philox_randint_", NULL},
    {"aten::_philox_uniform", NULL}, {"aten::_philox_uniform_", NULL},
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
    {394, 14, 0}, /* aten::_philox_key_fold_in.Tensor */
    {399, 15, 0}, /* aten::_philox_randint */
    {400, 15, 0}, /* aten::_philox_randint.out */
    {401, 15, 0}, /* aten::_philox_randint_ */
    {738, 0, 14}, /* aten::cholesky */
    {739, 0, 14}, /* aten::cholesky.out */
    {1391, 14, 0}, /* aten::linalg_matrix_sqrth */
    {1392, 14, 0}, /* aten::linalg_matrix_sqrth.out */
    {1407, 14, 0}, /* aten::linalg_polar */
    {1408, 14, 0}, /* aten::linalg_polar.out */
    {1785, 0, 14}, /* aten::qr */
    {1786, 0, 14}, /* aten::qr.Q */
    {0, 0, 0},
};

const uint32_t tni_num_builtin_releases = 12;

const uint32_t tni_num_builtins = 2524;

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
    {52360, 52385, 478, 1, 0, 0x20}, {52468, 52494, 479, 2, 3, 0x0}, {52552, 52585, 481, 2, 3, 0x0},
    {52653, 52677, 483, 2, 3, 0x0}, {52739, 52760, 485, 1, 0, 0x20},
    {52845, 52870, 486, 1, 0, 0x20}, {52982, 53004, 487, 2, 3, 0x0},
    {53096, 53118, 489, 1, 0, 0x20}, {53206, 53232, 490, 1, 0, 0x20},
    {53347, 53370, 491, 2, 3, 0x0}, {53467, 53489, 493, 1, 0, 0x20},
    {53575, 53601, 494, 1, 0, 0x20}, {53714, 53737, 495, 2, 3, 0x0}, {53830, 53850, 497, 2, 3, 0x0},
    {53908, 53937, 499, 2, 3, 0x0}, {54034, 54055, 501, 2, 0, 0x0},
    {54137, 54163, 503, 1, 3, 0x80000}, {54244, 54274, 504, 1, 0, 0x80020},
    {54382, 54402, 505, 1, 3, 0x0}, {54478, 54519, 506, 1, 3, 0x2000},
    {54759, 54809, 507, 2, 3, 0x2000}, {55025, 55084, 509, 2, 1, 0x0},
    {55368, 55385, 511, 2, 3, 0x400}, {55571, 55592, 513, 2, 3, 0x400},
    {55805, 55836, 515, 2, 3, 0x0}, {56011, 56046, 517, 1, 0, 0x20}, {56245, 56285, 518, 2, 3, 0x0},
    {56515, 56559, 520, 1, 0, 0x20}, {56826, 56853, 521, 2, 3, 0x0}, {56992, 57026, 523, 2, 3, 0x0},
    {57198, 57213, 525, 3, 3, 0x1}, {57280, 57299, 528, 2, 3, 0x0}, {57393, 57422, 530, 3, 3, 0x0},
    {57529, 57562, 533, 2, 3, 0x0}, {57703, 57748, 535, 1, 3, 0x0}, {57946, 57992, 536, 1, 3, 0x0},
    {58220, 58235, 537, 1, 0, 0x1}, {58424, 58443, 538, 1, 0, 0x20}, {58567, 58584, 539, 1, 3, 0x0},
    {58721, 58742, 540, 1, 0, 0x20}, {58906, 58920, 541, 2, 3, 0x8},
    {59012, 59030, 543, 1, 0, 0x20}, {59171, 59186, 544, 2, 3, 0x8},
    {59313, 59332, 546, 1, 0, 0x20}, {59529, 59556, 547, 1, 3, 0x0}, {59625, 59649, 548, 1, 1, 0x0},
    {59753, 59780, 549, 1, 3, 0x0}, {59875, 59917, 550, 1, 3, 0x0}, {60029, 60048, 551, 1, 3, 0x0},
    {60105, 60128, 552, 1, 0, 0x20}, {60212, 60241, 553, 2, 3, 0x0}, {60380, 60413, 555, 2, 3, 0x0},
    {60579, 60612, 557, 1, 3, 0x0}, {60736, 60774, 558, 2, 3, 0x0}, {60951, 61000, 560, 2, 3, 0x0},
    {61218, 61248, 562, 2, 3, 0x0}, {61388, 61422, 564, 2, 3, 0x0}, {61589, 61623, 566, 1, 3, 0x0},
    {61748, 61787, 567, 2, 3, 0x0}, {61965, 62015, 569, 2, 3, 0x0}, {62234, 62263, 571, 2, 3, 0x0},
    {62402, 62435, 573, 2, 3, 0x0}, {62601, 62634, 575, 1, 3, 0x0}, {62758, 62796, 576, 2, 3, 0x0},
    {62973, 63022, 578, 2, 3, 0x0}, {63240, 63272, 580, 2, 3, 0x0}, {63370, 63406, 582, 2, 3, 0x0},
    {63531, 63567, 584, 1, 3, 0x0}, {63674, 63715, 585, 2, 3, 0x0}, {63851, 63903, 587, 2, 3, 0x0},
    {64080, 64112, 589, 2, 3, 0x0}, {64234, 64270, 591, 2, 3, 0x0}, {64419, 64455, 593, 1, 3, 0x0},
    {64562, 64603, 594, 2, 3, 0x0}, {64763, 64815, 596, 2, 3, 0x0}, {65016, 65048, 598, 2, 3, 0x0},
    {65192, 65228, 600, 2, 3, 0x0}, {65399, 65435, 602, 1, 3, 0x0}, {65542, 65583, 603, 2, 3, 0x0},
    {65765, 65817, 605, 2, 3, 0x0}, {66040, 66055, 607, 1, 3, 0x0}, {66090, 66124, 608, 2, 3, 0x0},
    {66233, 66259, 610, 2, 3, 0x0}, {66336, 66355, 612, 1, 3, 0x0}, {66415, 66458, 613, 1, 3, 0x0},
    {66597, 66626, 614, 2, 3, 0x0}, {66706, 66739, 616, 1, 0, 0x20}, {66868, 66906, 617, 2, 3, 0x0},
    {67040, 67082, 619, 1, 0, 0x20}, {67265, 67275, 620, 2, 1, 0x10001},
    {67308, 67322, 622, 2, 1, 0x10000}, {67382, 67393, 624, 2, 1, 0x0},
    {67435, 67450, 626, 1, 1, 0x0}, {67488, 67507, 627, 1, 1, 0x0}, {67572, 67588, 628, 1, 1, 0x0},
    {67635, 67646, 629, 3, 1, 0x10001}, {67680, 67695, 632, 2, 1, 0x10000},
    {67756, 67768, 634, 3, 1, 0x10000}, {67811, 67823, 637, 3, 3, 0x10001},
    {67858, 67874, 640, 2, 3, 0x10000}, {67936, 67949, 642, 3, 3, 0x10000},
    {67993, 68019, 645, 1, 3, 0x1}, {68088, 68118, 646, 1, 0, 0x20}, {68214, 68240, 647, 1, 3, 0x0},
    {68312, 68342, 648, 2, 3, 0x0}, {68441, 68467, 650, 1, 3, 0x0}, {68539, 68569, 651, 2, 3, 0x0},
    {68668, 68694, 653, 1, 3, 0x0}, {68773, 68799, 654, 2, 3, 0x0}, {68878, 68908, 656, 2, 3, 0x0},
    {69038, 69073, 658, 2, 3, 0x0}, {69167, 69213, 660, 2, 3, 0x0}, {69348, 69374, 662, 2, 3, 0x0},
    {69453, 69483, 664, 2, 3, 0x0}, {69613, 69648, 666, 2, 3, 0x0}, {69742, 69788, 668, 2, 3, 0x0},
    {69923, 69940, 670, 1, 1, 0x10001}, {70010, 70031, 671, 1, 0, 0x20},
    {70128, 70145, 672, 3, 1, 0x10001}, {70218, 70232, 675, 2, 1, 0x10000},
    {70322, 70340, 677, 1, 1, 0x10000}, {70419, 70437, 678, 3, 1, 0x10000},
    {70519, 70532, 681, 2, 3, 0x0}, {70632, 70649, 683, 2, 3, 0x0}, {70773, 70787, 685, 2, 3, 0x0},
    {70896, 70910, 687, 3, 1, 0x10000}, {70998, 71016, 690, 2, 1, 0x10000},
    {71128, 71143, 692, 3, 1, 0x10000}, {71240, 71254, 695, 3, 1, 0x10000},
    {71342, 71360, 698, 2, 1, 0x10000}, {71472, 71487, 700, 3, 1, 0x10000},
    {71584, 71596, 703, 3, 3, 0x1}, {71691, 71707, 706, 2, 3, 0x0}, {71826, 71839, 708, 3, 3, 0x0},
    {71943, 71955, 711, 3, 3, 0x0}, {72048, 72064, 714, 2, 3, 0x0}, {72181, 72194, 716, 3, 3, 0x0},
    {72296, 72307, 719, 1, 3, 0x0}, {72401, 72416, 720, 1, 3, 0x0}, {72534, 72546, 721, 1, 3, 0x0},
    {72649, 72663, 722, 1, 3, 0x0}, {72706, 72734, 723, 1, 3, 0x0}, {72821, 72853, 724, 1, 0, 0x20},
    {72967, 73004, 725, 1, 3, 0x0}, {73099, 73111, 726, 1, 3, 0x1},
    {73152, 73169, 727, 1, 3, 0x80000}, {73209, 73230, 728, 1, 0, 0x80020},
    {73297, 73307, 729, 3, 1, 0x40000}, {73340, 73358, 732, 2, 1, 0x40000},
    {73422, 73436, 734, 3, 1, 0x40000}, {73502, 73517, 737, 3, 1, 0x40000},
    {73592, 73611, 740, 2, 1, 0x40000}, {73713, 73727, 742, 2, 1, 0x40000},
    {73816, 73831, 744, 1, 3, 0x4}, {73939, 73959, 745, 1, 3, 0x2100},
    {74024, 74045, 746, 1, 3, 0x2000}, {74118, 74129, 747, 3, 3, 0x40001},
    {74198, 74213, 750, 2, 3, 0x40000}, {74309, 74320, 752, 3, 3, 0x40001},
    {74389, 74404, 755, 2, 3, 0x40000}, {74500, 74514, 757, 3, 1, 0x40000},
    {74607, 74625, 760, 2, 1, 0x40000}, {74762, 74774, 762, 2, 1, 0x10000},
    {74809, 74825, 764, 2, 1, 0x10000}, {74887, 74897, 766, 3, 1, 0x40001},
    {74930, 74948, 769, 2, 1, 0x40000}, {75012, 75026, 771, 3, 1, 0x40001},
    {75092, 75107, 774, 3, 1, 0x40001}, {75182, 75201, 777, 2, 1, 0x40000},
    {75303, 75317, 779, 2, 1, 0x40000}, {75406, 75419, 781, 2, 3, 0x0},
    {75546, 75563, 783, 1, 3, 0x0}, {75625, 75644, 784, 2, 3, 0x0}, {75791, 75814, 786, 2, 3, 0x0},
    {75911, 75935, 788, 2, 3, 0x1}, {76102, 76115, 790, 1, 3, 0x0}, {76151, 76168, 791, 1, 3, 0x0},
    {76231, 76245, 792, 1, 3, 0x0}, {76290, 76304, 793, 1, 3, 0x0}, {76341, 76359, 794, 1, 3, 0x0},
    {76423, 76438, 795, 1, 3, 0x0}, {76484, 76497, 796, 1, 3, 0x0}, {76533, 76550, 797, 1, 3, 0x0},
    {76613, 76627, 798, 1, 3, 0x0}, {76672, 76686, 799, 1, 3, 0x0}, {76723, 76741, 800, 1, 3, 0x0},
    {76805, 76820, 801, 1, 3, 0x0}, {76866, 76879, 802, 1, 3, 0x0}, {76915, 76932, 803, 1, 3, 0x0},
    {76995, 77009, 804, 1, 3, 0x0}, {77060, 77078, 805, 1, 1, 0x0}, {77156, 77171, 806, 1, 3, 0x0},
    {77231, 77245, 807, 1, 3, 0x0}, {77290, 77304, 808, 1, 3, 0x0}, {77341, 77359, 809, 1, 3, 0x0},
    {77423, 77438, 810, 1, 3, 0x0}, {77484, 77497, 811, 3, 1, 0x40001},
    {77568, 77585, 814, 2, 3, 0x40000}, {77683, 77696, 816, 3, 1, 0x40001},
    {77767, 77784, 819, 2, 3, 0x40000}, {77882, 77896, 821, 1, 1, 0x0},
    {77968, 77989, 822, 1, 1, 0x0}, {78084, 78109, 823, 1, 1, 0x0}, {78228, 78243, 824, 1, 3, 0x8},
    {78281, 78298, 825, 2, 0, 0x1}, {78405, 78423, 827, 1, 0, 0x80},
    {78533, 78555, 828, 1, 3, 0x80000}, {78661, 78687, 829, 1, 0, 0x80020},
    {78820, 78845, 830, 1, 0, 0x0}, {78966, 78995, 831, 1, 0, 0x20},
    {79143, 79154, 832, 3, 1, 0x10001}, {79188, 79203, 835, 2, 1, 0x10000},
    {79264, 79276, 837, 3, 1, 0x10000}, {79319, 79331, 840, 3, 3, 0x10001},
    {79366, 79382, 843, 2, 3, 0x10000}, {79444, 79457, 845, 3, 3, 0x10000},
    {79501, 79512, 848, 3, 1, 0x10001}, {79546, 79561, 851, 2, 1, 0x10000},
    {79622, 79634, 853, 3, 1, 0x10001}, {79683, 79699, 856, 2, 1, 0x10001},
    {79775, 79788, 858, 3, 1, 0x10000}, {79846, 79858, 861, 3, 1, 0x10000},
    {79901, 79913, 864, 3, 3, 0x10001}, {79948, 79964, 867, 2, 3, 0x10000},
    {80026, 80039, 869, 3, 3, 0x10000}, {80083, 80100, 872, 1, 3, 0x100},
    {80140, 80166, 873, 1, 3, 0x0}, {80222, 80239, 874, 1, 3, 0x100},
    {80279, 80305, 875, 1, 3, 0x0}, {80361, 80378, 876, 1, 3, 0x100},
    {80418, 80444, 877, 1, 3, 0x0}, {80500, 80517, 878, 1, 3, 0x1}, {80664, 80685, 879, 1, 0, 0x20},
    {80861, 80878, 880, 2, 3, 0x1}, {81053, 81074, 882, 2, 3, 0x0}, {81276, 81302, 884, 2, 3, 0x1},
    {81485, 81522, 886, 2, 3, 0x0}, {81746, 81763, 888, 2, 3, 0x1}, {81938, 81959, 890, 2, 3, 0x0},
    {82161, 82187, 892, 2, 3, 0x0}, {82370, 82407, 894, 2, 3, 0x0}, {82631, 82645, 896, 3, 3, 0x0},
    {82746, 82764, 899, 2, 3, 0x0}, {82889, 82904, 901, 3, 3, 0x0}, {83014, 83036, 904, 2, 3, 0x0},
    {83179, 83205, 906, 1, 0, 0x20}, {83283, 83314, 907, 2, 3, 0x0},
    {83481, 83516, 909, 1, 0, 0x20}, {83618, 83635, 910, 1, 3, 0x100},
    {83811, 83837, 911, 2, 3, 0x0}, {84078, 84108, 913, 2, 3, 0x0}, {84231, 84265, 915, 1, 0, 0x20},
    {84437, 84453, 916, 1, 1, 0x2000}, {84522, 84545, 917, 1, 0, 0x2020},
    {84631, 84658, 918, 1, 0, 0x2020}, {84768, 84794, 919, 1, 0, 0x2020},
    {84906, 84926, 920, 2, 1, 0x2000}, {85019, 85037, 922, 1, 1, 0x2000},
    {85117, 85141, 923, 2, 1, 0x2000}, {85236, 85259, 925, 2, 1, 0x2000},
    {85356, 85371, 927, 1, 3, 0x0}, {85460, 85487, 928, 2, 1, 0x0}, {85593, 85624, 930, 2, 1, 0x0},
    {85757, 85793, 932, 2, 3, 0x0}, {85928, 85975, 934, 2, 3, 0x0}, {86151, 86190, 936, 2, 1, 0x0},
    {86333, 86376, 938, 1, 0, 0x20}, {86543, 86558, 939, 2, 3, 0x8},
    {86638, 86657, 941, 1, 0, 0x20}, {86764, 86779, 942, 2, 1, 0x2000},
    {86858, 86877, 944, 1, 0, 0x2020}, {86983, 87008, 945, 1, 1, 0x10001},
    {87070, 87102, 946, 1, 1, 0x10000}, {87171, 87207, 947, 1, 0, 0x20},
    {87303, 87332, 948, 1, 1, 0x10000}, {87421, 87446, 949, 3, 1, 0x10001},
    {87508, 87537, 952, 2, 1, 0x10000}, {87626, 87652, 954, 1, 1, 0x10000},
    {87723, 87749, 955, 3, 1, 0x10000}, {87820, 87859, 958, 1, 1, 0x10000},
    {87935, 87978, 959, 1, 0, 0x20}, {88081, 88113, 960, 3, 1, 0x10000},
    {88182, 88221, 963, 1, 1, 0x10000}, {88297, 88340, 964, 1, 1, 0x10000},
    {88443, 88479, 965, 2, 1, 0x10000}, {88575, 88608, 967, 3, 1, 0x10000},
    {88686, 88726, 970, 1, 1, 0x10000}, {88811, 88829, 971, 3, 1, 0x10001},
    {88870, 88892, 974, 2, 1, 0x10000}, {88960, 88979, 976, 3, 1, 0x10000},
    {89029, 89053, 979, 1, 1, 0x10001}, {89114, 89145, 980, 1, 1, 0x10000},
    {89213, 89248, 981, 1, 0, 0x20}, {89343, 89371, 982, 1, 1, 0x10000},
    {89459, 89483, 983, 3, 1, 0x10001}, {89544, 89572, 986, 2, 1, 0x10000},
    {89660, 89685, 988, 1, 1, 0x10000}, {89755, 89780, 989, 3, 1, 0x10000},
    {89850, 89890, 992, 1, 1, 0x10000}, {89967, 90011, 993, 1, 0, 0x20},
    {90115, 90148, 994, 3, 1, 0x10000}, {90218, 90258, 997, 1, 1, 0x10000},
    {90335, 90379, 998, 1, 1, 0x10000}, {90483, 90520, 999, 2, 1, 0x10000},
    {90617, 90651, 1001, 3, 1, 0x10000}, {90730, 90771, 1004, 1, 1, 0x10000},
    {90857, 90882, 1005, 1, 1, 0x10001}, {90944, 90976, 1006, 1, 1, 0x10000},
    {91045, 91081, 1007, 1, 0, 0x20}, {91177, 91206, 1008, 1, 1, 0x10000},
    {91295, 91320, 1009, 3, 1, 0x10001}, {91382, 91411, 1012, 2, 1, 0x10000},
    {91500, 91526, 1014, 1, 1, 0x10000}, {91597, 91623, 1015, 3, 1, 0x10000},
    {91694, 91716, 1018, 2, 3, 0x0}, {91859, 91885, 1020, 1, 0, 0x20},
    {91963, 91994, 1021, 2, 3, 0x0}, {92161, 92196, 1023, 1, 0, 0x20},
    {92298, 92315, 1024, 1, 3, 0x0}, {92360, 92381, 1025, 1, 0, 0x20},
    {92453, 92463, 1026, 3, 3, 0x1}, {92509, 92523, 1029, 2, 3, 0x0},
    {92596, 92620, 1031, 1, 0, 0x0}, {92674, 92693, 1032, 1, 3, 0x0},
    {92756, 92779, 1033, 2, 3, 0x0}, {92887, 92914, 1035, 1, 0, 0x20},
    {93046, 93069, 1036, 2, 3, 0x0}, {93177, 93204, 1038, 2, 3, 0x0},
    {93336, 93351, 1040, 1, 3, 0x0}, {93407, 93428, 1041, 1, 3, 0x100},
    {93477, 93487, 1042, 3, 3, 0x1}, {93536, 93550, 1045, 2, 3, 0x0},
    {93626, 93639, 1047, 1, 0, 0x2020}, {93738, 93755, 1048, 1, 0, 0x2020},
    {93878, 93892, 1049, 2, 1, 0x2000}, {93998, 94010, 1051, 1, 3, 0x0},
    {94089, 94100, 1052, 3, 1, 0x10001}, {94134, 94149, 1055, 2, 1, 0x10000},
    {94210, 94222, 1057, 3, 1, 0x10000}, {94265, 94276, 1060, 1, 1, 0x10000},
    {94328, 94343, 1061, 1, 0, 0x20}, {94421, 94433, 1062, 1, 1, 0x10000},
    {94494, 94513, 1063, 1, 3, 0x0}, {94561, 94584, 1064, 1, 3, 0x0},
    {94659, 94681, 1065, 2, 3, 0x0}, {94741, 94767, 1067, 1, 0, 0x20},
    {94854, 94869, 1068, 2, 3, 0x0}, {94925, 94944, 1070, 2, 3, 0x0},
    {95027, 95050, 1072, 2, 3, 0x0}, {95114, 95141, 1074, 2, 3, 0x0},
    {95232, 95253, 1076, 2, 3, 0x0}, {95330, 95355, 1078, 2, 3, 0x0},
    {95459, 95471, 1080, 1, 0, 0x0}, {95542, 95554, 1081, 3, 1, 0x10001},
    {95625, 95644, 1084, 3, 3, 0x10001}, {95722, 95745, 1087, 2, 1, 0x10000},
    {95850, 95866, 1089, 2, 1, 0x10000}, {95964, 95977, 1091, 3, 1, 0x10000},
    {96057, 96077, 1094, 3, 3, 0x10000}, {96164, 96180, 1097, 3, 1, 0x10000},
    {96231, 96254, 1100, 3, 3, 0x10000}, {96312, 96339, 1103, 2, 1, 0x10000},
    {96424, 96444, 1105, 2, 1, 0x10000}, {96522, 96539, 1107, 3, 1, 0x10000},
    {96599, 96623, 1110, 3, 3, 0x10000}, {96690, 96706, 1113, 3, 1, 0x10000},
    {96757, 96780, 1116, 3, 3, 0x10000}, {96838, 96865, 1119, 2, 1, 0x10000},
    {96950, 96970, 1121, 2, 1, 0x10000}, {97048, 97065, 1123, 3, 1, 0x10000},
    {97125, 97149, 1126, 3, 3, 0x10000}, {97216, 97227, 1129, 1, 3, 0x10000},
    {97297, 97315, 1130, 1, 3, 0x10000}, {97392, 97414, 1131, 1, 3, 0x0},
    {97518, 97533, 1132, 1, 3, 0x10000}, {97630, 97642, 1133, 1, 3, 0x10000},
    {97721, 97740, 1134, 1, 3, 0x10000}, {97826, 97838, 1135, 1, 3, 0x10001},
    {97910, 97926, 1136, 1, 0, 0x20}, {98022, 98035, 1137, 2, 3, 0x1},
    {98162, 98179, 1139, 2, 3, 0x0}, {98333, 98352, 1141, 1, 3, 0x0},
    {98399, 98422, 1142, 1, 3, 0x0}, {98496, 98515, 1143, 1, 3, 0x0},
    {98595, 98609, 1144, 2, 3, 0x0}, {98659, 98677, 1146, 2, 3, 0x0},
    {98754, 98767, 1148, 1, 3, 0x0}, {98819, 98836, 1149, 1, 3, 0x0},
    {98915, 98933, 1150, 1, 3, 0x0}, {98990, 99012, 1151, 1, 3, 0x0},
    {99096, 99107, 1152, 1, 3, 0x0}, {99147, 99167, 1153, 1, 3, 0x10100},
    {99210, 99234, 1154, 2, 3, 0x10000}, {99304, 99325, 1156, 2, 3, 0x10000},
    {99377, 99399, 1158, 1, 3, 0x1}, {99474, 99500, 1159, 1, 0, 0x20},
    {99602, 99619, 1160, 1, 3, 0x0}, {99714, 99727, 1161, 1, 3, 0x0},
    {99878, 99899, 1162, 1, 3, 0x0}, {100058, 100071, 1163, 1, 3, 0x0},
    {100222, 100243, 1164, 1, 3, 0x0}, {100402, 100415, 1165, 1, 3, 0x0},
    {100566, 100587, 1166, 1, 3, 0x0}, {100746, 100769, 1167, 1, 3, 0x0},
    {100958, 100987, 1168, 1, 3, 0x0}, {101182, 101211, 1169, 1, 3, 0x0},
    {101406, 101424, 1170, 2, 3, 0x1}, {101606, 101628, 1172, 1, 0, 0x20},
    {101837, 101864, 1173, 2, 3, 0x1}, {102122, 102153, 1175, 1, 0, 0x20},
    {102481, 102492, 1176, 1, 3, 0x1}, {102563, 102578, 1177, 1, 0, 0x20},
    {102676, 102688, 1178, 1, 0, 0x0}, {102768, 102790, 1179, 1, 3, 0x10000},
    {102849, 102875, 1180, 1, 3, 0x10000}, {102961, 102983, 1181, 3, 1, 0x10000},
    {103042, 103061, 1184, 2, 1, 0x10000}, {103140, 103163, 1186, 1, 3, 0x0},
    {103231, 103254, 1187, 3, 1, 0x0}, {103322, 103337, 1190, 1, 3, 0x0},
    {103375, 103385, 1191, 3, 1, 0x10001}, {103418, 103432, 1194, 2, 1, 0x10000},
    {103492, 103503, 1196, 3, 1, 0x10000}, {103545, 103556, 1199, 3, 1, 0x10001},
    {103590, 103605, 1202, 2, 1, 0x10000}, {103666, 103678, 1204, 3, 1, 0x10000},
    {103721, 103749, 1207, 1, 3, 0x0}, {103870, 103894, 1208, 1, 3, 0x0},
    {103978, 103998, 1209, 1, 3, 0x40000}, {104056, 104088, 1210, 2, 3, 0x40000},
    {104154, 104190, 1212, 1, 0, 0x20}, {104283, 104307, 1213, 1, 0, 0x20},
    {104392, 104402, 1214, 1, 3, 0x0}, {104502, 104514, 1215, 1, 3, 0x0},
    {104578, 104594, 1216, 1, 3, 0x0}, {104685, 104710, 1217, 1, 3, 0x0},
    {104867, 104890, 1218, 1, 3, 0x0}, {105059, 105081, 1219, 1, 3, 0x0},
    {105251, 105264, 1220, 1, 1, 0x0}, {105334, 105351, 1221, 2, 1, 0x0},
    {105475, 105488, 1223, 1, 1, 0x0}, {105558, 105575, 1224, 2, 1, 0x0},
    {105699, 105713, 1226, 3, 1, 0x0}, {105786, 105804, 1229, 2, 1, 0x0},
    {105901, 105916, 1231, 3, 3, 0x0}, {105998, 106011, 1234, 3, 1, 0x1},
    {106083, 106100, 1237, 2, 1, 0x0}, {106196, 106210, 1239, 3, 3, 0x0},
    {106291, 106321, 1242, 1, 3, 0x0}, {106399, 106428, 1243, 1, 3, 0x0},
    {106502, 106513, 1244, 1, 3, 0x0}, {106547, 106561, 1245, 1, 3, 0x10000},
    {106598, 106616, 1246, 1, 3, 0x10000}, {106680, 106695, 1247, 1, 3, 0x10000},
    {106741, 106751, 1248, 1, 3, 0x0}, {106784, 106797, 1249, 1, 3, 0x0},
    {106839, 106853, 1250, 1, 3, 0x80}, {106898, 106916, 1251, 1, 3, 0x80000},
    {106957, 106979, 1252, 1, 0, 0x80020}, {107047, 107058, 1253, 1, 3, 0x0},
    {107108, 107123, 1254, 1, 3, 0x0}, {107200, 107217, 1255, 1, 3, 0x0},
    {107297, 107318, 1256, 1, 0, 0x20}, {107425, 107440, 1257, 1, 3, 0x0},
    {107492, 107507, 1258, 1, 3, 0x1}, {107589, 107613, 1259, 1, 0, 0x0},
    {107721, 107749, 1260, 1, 0, 0x20}, {107884, 107904, 1261, 1, 3, 0x80000},
    {107985, 108009, 1262, 1, 0, 0x80020}, {108117, 108140, 1263, 1, 0, 0x0},
    {108236, 108263, 1264, 1, 0, 0x20}, {108386, 108397, 1265, 1, 3, 0x0},
    {108495, 108510, 1266, 1, 3, 0x0}, {108635, 108649, 1267, 3, 1, 0x10000},
    {108686, 108704, 1270, 2, 1, 0x10000}, {108768, 108783, 1272, 3, 1, 0x10000},
    {108829, 108839, 1275, 1, 0, 0x0}, {108869, 108880, 1276, 1, 1, 0x0},
    {108940, 108955, 1277, 1, 0, 0x20}, {109042, 109059, 1278, 1, 1, 0x10001},
    {109113, 109135, 1279, 1, 3, 0x10001}, {109217, 109243, 1280, 1, 0, 0x20},
    {109349, 109370, 1281, 1, 0, 0x20}, {109451, 109468, 1282, 3, 1, 0x10001},
    {109522, 109544, 1285, 3, 1, 0x10001}, {109626, 109640, 1288, 2, 1, 0x10000},
    {109714, 109733, 1290, 2, 1, 0x10000}, {109832, 109850, 1292, 1, 1, 0x10000},
    {109913, 109936, 1293, 1, 3, 0x10000}, {110027, 110045, 1294, 3, 1, 0x10000},
    {110108, 110131, 1297, 3, 1, 0x10000}, {110222, 110242, 1300, 1, 3, 0x0},
    {110299, 110324, 1301, 1, 3, 0x0}, {110409, 110429, 1302, 1, 3, 0x0},
    {110486, 110511, 1303, 1, 3, 0x0}, {110596, 110613, 1304, 1, 3, 0x0},
    {110690, 110712, 1305, 1, 3, 0x0}, {110814, 110835, 1306, 1, 3, 0x0},
    {110901, 110927, 1307, 1, 3, 0x0}, {111021, 111042, 1308, 1, 3, 0x0},
    {111108, 111134, 1309, 1, 3, 0x0}, {111228, 111238, 1310, 2, 3, 0x0},
    {111286, 111300, 1312, 1, 3, 0x0}, {111375, 111389, 1313, 1, 3, 0x2100},
    {111448, 111463, 1314, 1, 3, 0x2000}, {111530, 111549, 1315, 1, 3, 0x0},
    {111619, 111636, 1316, 1, 3, 0x0}, {111703, 111716, 1317, 1, 3, 0x0},
    {111757, 111774, 1318, 1, 3, 0x0}, {111842, 111855, 1319, 1, 3, 0x0},
    {111931, 111941, 1320, 3, 1, 0x10001}, {112028, 112042, 1323, 2, 1, 0x0},
    {112156, 112167, 1325, 3, 1, 0x10000}, {112263, 112282, 1328, 3, 3, 0x0},
    {112418, 112448, 1331, 2, 3, 0x0}, {112625, 112641, 1333, 1, 3, 0x1},
    {112771, 112791, 1334, 1, 0, 0x20}, {112948, 112973, 1335, 1, 3, 0x0},
    {113115, 113135, 1336, 1, 3, 0x0}, {113365, 113397, 1337, 1, 3, 0x0},
    {113632, 113663, 1338, 2, 3, 0x1}, {113805, 113840, 1340, 1, 0, 0x20},
    {114009, 114032, 1341, 1, 0, 0x20}, {114127, 114154, 1342, 1, 0, 0x20},
    {114276, 114300, 1343, 2, 3, 0x0}, {114404, 114430, 1345, 3, 3, 0x1},
    {114607, 114623, 1348, 1, 0, 0x0}, {114721, 114738, 1349, 1, 0, 0x0},
    {114904, 114925, 1350, 1, 0, 0x20}, {115026, 115047, 1351, 2, 3, 0x0},
    {115208, 115233, 1353, 1, 0, 0x20}, {115329, 115349, 1354, 3, 3, 0x1},
    {115503, 115527, 1357, 1, 0, 0x20}, {115616, 115632, 1358, 3, 1, 0x10001},
    {115685, 115705, 1361, 2, 1, 0x10000}, {115785, 115801, 1363, 3, 1, 0x10001},
    {115854, 115874, 1366, 2, 1, 0x10000}, {115954, 115971, 1368, 3, 1, 0x0},
    {116033, 116050, 1371, 3, 1, 0x0}, {116112, 116124, 1374, 2, 3, 0x10004},
    {116171, 116181, 1376, 3, 1, 0x10001}, {116214, 116228, 1379, 2, 1, 0x10000},
    {116288, 116299, 1381, 3, 1, 0x10000}, {116341, 116352, 1384, 3, 1, 0x10000},
    {116386, 116401, 1387, 2, 1, 0x10000}, {116462, 116474, 1389, 3, 1, 0x10000},
    {116517, 116530, 1392, 3, 1, 0x10000}, {116566, 116583, 1395, 2, 1, 0x10000},
    {116646, 116660, 1397, 3, 1, 0x10000}, {116705, 116715, 1400, 3, 1, 0x10001},
    {116748, 116762, 1403, 2, 1, 0x10000}, {116822, 116833, 1405, 3, 3, 0x10000},
    {116867, 116882, 1408, 2, 3, 0x10000}, {116943, 116955, 1410, 3, 3, 0x10000},
    {116998, 117009, 1413, 3, 1, 0x10000}, {117051, 117064, 1416, 1, 0, 0x1},
    {117145, 117161, 1417, 1, 0, 0x0}, {117220, 117238, 1418, 1, 3, 0x80000},
    {117318, 117340, 1419, 1, 0, 0x80020}, {117444, 117456, 1420, 3, 1, 0x10001},
    {117491, 117507, 1423, 2, 1, 0x10000}, {117569, 117582, 1425, 3, 1, 0x10000},
    {117626, 117644, 1428, 1, 0, 0x2020}, {117731, 117753, 1429, 1, 0, 0x2020},
    {117864, 117883, 1430, 2, 1, 0x2000}, {117978, 117988, 1432, 2, 3, 0x0},
    {118110, 118122, 1434, 2, 3, 0x0}, {118256, 118272, 1436, 2, 3, 0x0},
    {118341, 118355, 1438, 2, 3, 0x0}, {118412, 118451, 1440, 1, 1, 0x0},
    {118586, 118635, 1441, 1, 3, 0x0}, {118802, 118855, 1442, 1, 0, 0x20},
    {119059, 119117, 1443, 1, 3, 0x0}, {119211, 119249, 1444, 1, 1, 0x0},
    {119369, 119422, 1445, 1, 1, 0x0}, {119561, 119609, 1446, 1, 3, 0x0},
    {119761, 119813, 1447, 1, 0, 0x20}, {120002, 120059, 1448, 1, 3, 0x0},
    {120152, 120180, 1449, 1, 3, 0x2100}, {120253, 120282, 1450, 1, 3, 0x2000},
    {120363, 120385, 1451, 1, 3, 0x2100}, {120452, 120475, 1452, 1, 3, 0x2000},
    {120550, 120564, 1453, 1, 3, 0x0}, {120645, 120663, 1454, 1, 3, 0x0},
    {120771, 120786, 1455, 1, 3, 0x0}, {120879, 120898, 1456, 1, 3, 0x0},
    {121018, 121036, 1457, 2, 3, 0x0}, {121176, 121198, 1459, 1, 3, 0x0},
    {121273, 121288, 1460, 1, 3, 0x0}, {121379, 121398, 1461, 1, 3, 0x0},
    {121516, 121535, 1462, 1, 3, 0x0}, {121595, 121610, 1463, 1, 3, 0x0},
    {121692, 121711, 1464, 1, 3, 0x0}, {121820, 121836, 1465, 1, 3, 0x0},
    {121930, 121950, 1466, 1, 3, 0x0}, {122071, 122087, 1467, 1, 3, 0x0},
    {122179, 122199, 1468, 1, 3, 0x0}, {122318, 122333, 1469, 1, 3, 0x0},
    {122415, 122434, 1470, 1, 3, 0x0}, {122543, 122559, 1471, 1, 3, 0x0},
    {122653, 122673, 1472, 1, 3, 0x0}, {122794, 122810, 1473, 1, 3, 0x0},
    {122902, 122922, 1474, 1, 3, 0x0}, {123041, 123061, 1475, 1, 3, 0x0},
    {123122, 123138, 1476, 1, 3, 0x0}, {123221, 123241, 1477, 1, 3, 0x0},
    {123351, 123368, 1478, 1, 3, 0x0}, {123463, 123484, 1479, 1, 3, 0x0},
    {123606, 123623, 1480, 1, 3, 0x0}, {123716, 123737, 1481, 1, 3, 0x0},
    {123857, 123873, 1482, 1, 3, 0x0}, {123956, 123976, 1483, 1, 3, 0x0},
    {124086, 124103, 1484, 1, 3, 0x0}, {124198, 124219, 1485, 1, 3, 0x0},
    {124341, 124358, 1486, 1, 3, 0x0}, {124451, 124472, 1487, 1, 3, 0x0},
    {124592, 124607, 1488, 1, 3, 0x0}, {124689, 124708, 1489, 1, 3, 0x0},
    {124817, 124833, 1490, 1, 3, 0x0}, {124927, 124947, 1491, 1, 3, 0x0},
    {125068, 125087, 1492, 2, 3, 0x0}, {125228, 125251, 1494, 1, 3, 0x0},
    {125327, 125343, 1495, 1, 3, 0x0}, {125435, 125455, 1496, 1, 3, 0x0},
    {125574, 125592, 1497, 1, 3, 0x1}, {125647, 125669, 1498, 1, 0, 0x20},
    {125751, 125769, 1499, 1, 3, 0x0}, {125824, 125846, 1500, 1, 0, 0x20},
    {125928, 125947, 1501, 2, 1, 0x0}, {126011, 126030, 1503, 2, 1, 0x0},
    {126094, 126104, 1505, 1, 3, 0x0}, {126137, 126151, 1506, 1, 3, 0x0},
    {126211, 126222, 1507, 1, 3, 0x0}, {126264, 126289, 1508, 1, 3, 0x0},
    {126376, 126387, 1509, 2, 3, 0x1}, {126433, 126448, 1511, 1, 0, 0x20},
    {126521, 126534, 1512, 1, 3, 0x0}, {126570, 126583, 1513, 1, 3, 0x0},
    {126619, 126644, 1514, 1, 3, 0x10000}, {126709, 126738, 1515, 1, 3, 0x10000},
    {126830, 126862, 1516, 1, 3, 0x10000}, {126934, 126970, 1517, 1, 3, 0x10000},
    {127069, 127101, 1518, 1, 3, 0x10000}, {127173, 127209, 1519, 1, 3, 0x10000},
    {127308, 127334, 1520, 1, 3, 0x10000}, {127408, 127434, 1521, 1, 3, 0x10000},
    {127508, 127520, 1522, 3, 1, 0x10001}, {127555, 127571, 1525, 2, 1, 0x10000},
    {127633, 127646, 1527, 3, 1, 0x10000}, {127690, 127709, 1530, 2, 1, 0x0},
    {127765, 127791, 1532, 1, 1, 0x0}, {127854, 127884, 1533, 1, 0, 0x20},
    {127974, 127997, 1534, 2, 1, 0x0}, {128080, 128107, 1536, 1, 1, 0x0},
    {128179, 128206, 1537, 2, 1, 0x0}, {128278, 128289, 1539, 3, 1, 0x10000},
    {128337, 128352, 1542, 2, 1, 0x10000}, {128427, 128438, 1544, 3, 1, 0x10000},
    {128486, 128501, 1547, 2, 1, 0x10000}, {128576, 128594, 1549, 1, 1, 0x10001},
    {128649, 128671, 1550, 1, 1, 0x10000}, {128753, 128771, 1551, 3, 1, 0x10001},
    {128826, 128848, 1554, 2, 1, 0x10000}, {128930, 128949, 1556, 1, 1, 0x10000},
    {129013, 129032, 1557, 3, 1, 0x10000}, {129096, 129107, 1560, 3, 1, 0x10000},
    {129141, 129156, 1563, 2, 1, 0x10000}, {129217, 129229, 1565, 3, 1, 0x10000},
    {129272, 129300, 1568, 2, 3, 0x0}, {129424, 129459, 1570, 2, 3, 0x0},
    {129640, 129677, 1572, 2, 3, 0x0}, {129813, 129861, 1574, 2, 3, 0x0},
    {130038, 130066, 1576, 2, 3, 0x0}, {130190, 130225, 1578, 2, 3, 0x0},
    {130406, 130443, 1580, 2, 3, 0x0}, {130579, 130627, 1582, 2, 3, 0x0},
    {130804, 130823, 1584, 2, 3, 0x10000}, {130893, 130916, 1586, 2, 3, 0x10000},
    {131043, 131059, 1588, 2, 3, 0x0}, {131223, 131243, 1590, 1, 0, 0x20},
    {131342, 131353, 1591, 2, 3, 0x1}, {131500, 131515, 1593, 1, 3, 0x0},
    {131597, 131613, 1594, 1, 3, 0x1}, {131797, 131817, 1595, 1, 0, 0x20},
    {131936, 131949, 1596, 3, 3, 0x1}, {132035, 132052, 1599, 2, 3, 0x0},
    {132162, 132184, 1601, 1, 0, 0x0}, {132283, 132293, 1602, 3, 3, 0x10000},
    {132340, 132354, 1605, 2, 3, 0x10000}, {132428, 132439, 1607, 3, 3, 0x0},
    {132495, 132511, 1610, 3, 1, 0x10001}, {132564, 132584, 1613, 2, 1, 0x10000},
    {132664, 132680, 1615, 3, 1, 0x10001}, {132733, 132753, 1618, 2, 1, 0x10000},
    {132833, 132850, 1620, 3, 1, 0x0}, {132912, 132929, 1623, 3, 1, 0x0},
    {132991, 133002, 1626, 3, 1, 0x10001}, {133063, 133078, 1629, 2, 1, 0x0},
    {133163, 133175, 1631, 3, 1, 0x0}, {133245, 133265, 1634, 3, 3, 0x10000},
    {133355, 133386, 1637, 2, 3, 0x0}, {133514, 133530, 1639, 1, 0, 0x2020},
    {133608, 133628, 1640, 1, 0, 0x2020}, {133730, 133747, 1641, 2, 1, 0x2000},
    {133834, 133846, 1643, 2, 3, 0x0}, {133897, 133911, 1645, 2, 3, 0x0},
    {134005, 134015, 1647, 1, 3, 0x0}, {134061, 134075, 1648, 1, 3, 0x0},
    {134148, 134165, 1649, 1, 0, 0x0}, {134202, 134212, 1650, 2, 1, 0x0},
    {134257, 134271, 1652, 2, 3, 0x0}, {134343, 134362, 1654, 2, 3, 0x0},
    {134433, 134463, 1656, 2, 3, 0x0}, {134575, 134596, 1658, 1, 3, 0x0},
    {134674, 134701, 1659, 1, 3, 0x0}, {134801, 134826, 1660, 1, 3, 0x0},
    {134934, 134964, 1661, 1, 3, 0x0}, {135069, 135097, 1662, 1, 3, 0x0},
    {135204, 135231, 1663, 1, 3, 0x0}, {135333, 135363, 1664, 1, 3, 0x0},
    {135472, 135493, 1665, 1, 3, 0x0}, {135551, 135576, 1666, 1, 3, 0x0},
    {135661, 135682, 1667, 1, 3, 0x0}, {135740, 135765, 1668, 1, 3, 0x0},
    {135850, 135872, 1669, 1, 3, 0x0}, {135939, 135961, 1670, 1, 3, 0x0},
    {136028, 136055, 1671, 1, 3, 0x0}, {136119, 136150, 1672, 1, 3, 0x0},
    {136241, 136268, 1673, 1, 3, 0x0}, {136332, 136363, 1674, 1, 3, 0x0},
    {136454, 136482, 1675, 1, 3, 0x0}, {136555, 136583, 1676, 1, 3, 0x0},
    {136656, 136675, 1677, 1, 3, 0x0}, {136793, 136815, 1678, 2, 3, 0x1},
    {136936, 136962, 1680, 1, 0, 0x20}, {137110, 137141, 1681, 2, 3, 0x0},
    {137322, 137357, 1683, 1, 0, 0x20}, {137587, 137609, 1684, 2, 3, 0x0},
    {137730, 137756, 1686, 1, 0, 0x20}, {137904, 137935, 1687, 2, 3, 0x0},
    {138116, 138151, 1689, 1, 0, 0x20}, {138381, 138398, 1690, 1, 3, 0x0},
    {138537, 138552, 1691, 1, 3, 0x2000}, {138728, 138744, 1692, 1, 3, 0x2000},
    {138920, 138935, 1693, 1, 3, 0x0}, {139049, 139065, 1694, 3, 1, 0x10001},
    {139118, 139138, 1697, 2, 1, 0x10000}, {139218, 139234, 1699, 3, 1, 0x10001},
    {139287, 139307, 1702, 2, 1, 0x10000}, {139387, 139404, 1704, 3, 1, 0x0},
    {139466, 139483, 1707, 3, 1, 0x0}, {139545, 139566, 1710, 2, 3, 0x0},
    {139708, 139733, 1712, 1, 0, 0x20}, {139810, 139840, 1713, 2, 3, 0x0},
    {140006, 140042, 1715, 2, 3, 0x0}, {140227, 140268, 1717, 2, 3, 0x0},
    {140470, 140515, 1719, 1, 0, 0x20}, {140652, 140692, 1720, 1, 0, 0x20},
    {140812, 140846, 1721, 1, 0, 0x20}, {140947, 140965, 1722, 2, 3, 0x0},
    {141104, 141126, 1724, 1, 0, 0x20}, {141200, 141227, 1725, 2, 3, 0x0},
    {141390, 141421, 1727, 1, 0, 0x20}, {141519, 141536, 1728, 3, 1, 0x10000},
    {141594, 141615, 1731, 2, 1, 0x0}, {141700, 141726, 1733, 3, 3, 0x0},
    {141806, 141843, 1736, 2, 3, 0x0}, {141964, 141982, 1738, 3, 1, 0x10000},
    {142023, 142045, 1741, 2, 1, 0x0}, {142113, 142132, 1743, 3, 1, 0x10000},
    {142182, 142209, 1746, 3, 3, 0x0}, {142279, 142317, 1749, 2, 3, 0x0},
    {142428, 142444, 1751, 2, 1, 0x0}, {142483, 142503, 1753, 2, 1, 0x0},
    {142569, 142586, 1755, 2, 1, 0x0}, {142634, 142659, 1757, 2, 3, 0x0},
    {142727, 142756, 1759, 1, 0, 0x20}, {142851, 142866, 1760, 2, 1, 0x10001},
    {142941, 142960, 1762, 2, 1, 0x0}, {143062, 143078, 1764, 2, 1, 0x10000},
    {143162, 143186, 1766, 2, 3, 0x0}, {143285, 143320, 1768, 2, 3, 0x0},
    {143460, 143478, 1770, 3, 3, 0x0}, {143569, 143591, 1773, 2, 3, 0x0},
    {143706, 143722, 1775, 3, 1, 0x10000}, {143776, 143796, 1778, 2, 1, 0x10000},
    {143877, 143894, 1780, 3, 1, 0x0}, {143957, 143984, 1783, 1, 3, 0x0},
    {144087, 144099, 1784, 2, 3, 0x0}, {144176, 144192, 1786, 2, 3, 0x0},
    {144296, 144319, 1788, 2, 3, 0x0}, {144469, 144496, 1790, 2, 3, 0x0},
    {144697, 144725, 1792, 2, 3, 0x0}, {144858, 144890, 1794, 2, 3, 0x0},
    {145074, 145092, 1796, 1, 3, 0x0}, {145234, 145268, 1797, 1, 3, 0x0},
    {145429, 145456, 1798, 1, 3, 0x0}, {145605, 145624, 1799, 1, 3, 0x0},
    {145694, 145711, 1800, 1, 3, 0x0}, {145778, 145791, 1801, 1, 3, 0x0},
    {145832, 145849, 1802, 1, 3, 0x0}, {145917, 145934, 1803, 2, 3, 0x0},
    {146026, 146047, 1805, 2, 3, 0x0}, {146166, 146192, 1807, 2, 3, 0x0},
    {146304, 146334, 1809, 2, 3, 0x0}, {146480, 146492, 1811, 3, 1, 0x10000},
    {146541, 146557, 1814, 2, 1, 0x10000}, {146633, 146646, 1816, 3, 1, 0x10000},
    {146704, 146713, 1819, 3, 3, 0x10000}, {146745, 146758, 1822, 2, 3, 0x10000},
    {146817, 146827, 1824, 3, 3, 0x10000}, {146868, 146881, 1827, 3, 3, 0x10000},
    {146931, 146948, 1830, 2, 3, 0x10000}, {147025, 147039, 1832, 3, 3, 0x10000},
    {147098, 147112, 1835, 3, 3, 0x10000}, {147163, 147181, 1838, 2, 3, 0x10000},
    {147259, 147274, 1840, 3, 3, 0x10000}, {147334, 147347, 1843, 2, 3, 0x0},
    {147451, 147468, 1845, 2, 3, 0x0}, {147599, 147610, 1847, 1, 1, 0x0},
    {147650, 147669, 1848, 2, 1, 0x9}, {147730, 147753, 1850, 2, 1, 0x0},
    {147841, 147857, 1852, 3, 3, 0x0}, {147953, 147973, 1855, 2, 3, 0x0},
    {148093, 148110, 1857, 3, 3, 0x0}, {148215, 148232, 1860, 3, 3, 0x0},
    {148310, 148331, 1863, 2, 3, 0x0}, {148436, 148454, 1865, 3, 3, 0x0},
    {148541, 148569, 1868, 1, 1, 0x0}, {148657, 148689, 1869, 1, 0, 0x20},
    {148804, 148832, 1870, 1, 1, 0x0}, {148920, 148952, 1871, 1, 0, 0x20},
    {149067, 149096, 1872, 2, 1, 0x0}, {149193, 149222, 1874, 2, 1, 0x0},
    {149319, 149335, 1876, 1, 1, 0x1}, {149431, 149451, 1877, 1, 0, 0x20},
    {149574, 149591, 1878, 1, 1, 0x0}, {149696, 149715, 1879, 3, 3, 0x0},
    {149834, 149857, 1882, 2, 3, 0x0}, {150000, 150020, 1884, 3, 3, 0x0},
    {150148, 150167, 1887, 2, 3, 0x1}, {150232, 150255, 1889, 2, 3, 0x0},
    {150347, 150375, 1891, 1, 0, 0x0}, {150470, 150482, 1892, 1, 3, 0x0},
    {150531, 150547, 1893, 1, 3, 0x0}, {150623, 150643, 1894, 1, 3, 0x0},
    {150829, 150843, 1895, 1, 3, 0x0}, {150880, 150898, 1896, 1, 3, 0x0},
    {150962, 150979, 1897, 1, 0, 0x0}, {151017, 151031, 1898, 1, 2, 0x0},
    {151066, 151086, 1899, 1, 0, 0x0}, {151127, 151161, 1900, 1, 0, 0x0},
    {151244, 151265, 1901, 1, 0, 0x0}, {151307, 151331, 1902, 1, 0, 0x0},
    {151376, 151395, 1903, 1, 0, 0x0}, {151435, 151449, 1904, 1, 3, 0x0},
    {151484, 151497, 1905, 1, 2, 0x0}, {151531, 151548, 1906, 1, 0, 0x0},
    {151586, 151602, 1907, 1, 3, 0x0}, {151660, 151679, 1908, 1, 0, 0x0},
    {151733, 151749, 1909, 2, 0, 0x0}, {151801, 151817, 1911, 1, 0, 0x0},
    {151854, 151868, 1912, 1, 3, 0x0}, {151977, 151992, 1913, 1, 0, 0x10000},
    {152030, 152055, 1914, 3, 3, 0x0}, {152176, 152205, 1917, 2, 3, 0x0},
    {152350, 152375, 1919, 3, 3, 0x0}, {152496, 152525, 1922, 2, 3, 0x0},
    {152670, 152695, 1924, 3, 3, 0x0}, {152817, 152846, 1927, 2, 3, 0x0},
    {152992, 153004, 1929, 2, 0, 0x10001}, {153039, 153055, 1931, 1, 0, 0x20},
    {153117, 153129, 1932, 2, 0, 0x10001}, {153164, 153180, 1934, 1, 0, 0x20},
    {153242, 153257, 1935, 3, 3, 0x10000}, {153295, 153314, 1938, 2, 3, 0x10000},
    {153379, 153394, 1940, 3, 3, 0x10000}, {153432, 153451, 1943, 2, 3, 0x10000},
    {153516, 153529, 1945, 1, 3, 0x0}, {153565, 153577, 1946, 1, 3, 0x0},
    {153795, 153806, 1947, 1, 3, 0x4}, {153840, 153860, 1948, 2, 3, 0x0},
    {154001, 154026, 1950, 2, 3, 0x0}, {154199, 154228, 1952, 1, 0, 0x20},
    {154336, 154360, 1953, 1, 0, 0x20}, {154436, 154465, 1954, 2, 3, 0x0},
    {154630, 154663, 1956, 1, 0, 0x20}, {154763, 154776, 1957, 1, 3, 0x0},
    {154873, 154884, 1958, 1, 3, 0x0}, {154932, 154947, 1959, 1, 3, 0x0},
    {155022, 155037, 1960, 1, 3, 0x0}, {155142, 155164, 1961, 2, 3, 0x0},
    {155326, 155340, 1963, 1, 3, 0x0}, {155412, 155429, 1964, 1, 3, 0x0},
    {155578, 155588, 1965, 3, 3, 0x10000}, {155635, 155649, 1968, 2, 3, 0x10000},
    {155723, 155734, 1970, 3, 3, 0x0}, {155790, 155809, 1973, 1, 3, 0x10000},
    {155865, 155881, 1974, 1, 3, 0x10000}, {155957, 155970, 1975, 1, 3, 0x10000},
    {156028, 156044, 1976, 3, 1, 0x10001}, {156097, 156117, 1979, 2, 1, 0x10000},
    {156197, 156213, 1981, 3, 1, 0x10001}, {156266, 156286, 1984, 2, 1, 0x10000},
    {156366, 156383, 1986, 3, 1, 0x0}, {156445, 156462, 1989, 3, 1, 0x0},
    {156524, 156541, 1992, 3, 1, 0x10001}, {156609, 156630, 1995, 2, 1, 0x0},
    {156725, 156743, 1997, 3, 1, 0x10000}, {156820, 156846, 2000, 3, 3, 0x0},
    {156959, 156996, 2003, 2, 3, 0x0}, {157150, 157168, 2005, 3, 1, 0x10000},
    {157236, 157258, 2008, 2, 1, 0x10000}, {157353, 157371, 2010, 3, 1, 0x10000},
    {157439, 157461, 2013, 2, 1, 0x10000}, {157556, 157575, 2015, 3, 1, 0x10000},
    {157652, 157671, 2018, 3, 1, 0x10000}, {157748, 157766, 2021, 1, 3, 0x0},
    {157821, 157843, 2022, 1, 3, 0x0}, {157925, 157943, 2023, 1, 3, 0x0},
    {157998, 158020, 2024, 1, 3, 0x0}, {158102, 158121, 2025, 1, 3, 0x0},
    {158185, 158204, 2026, 1, 3, 0x0}, {158268, 158292, 2027, 1, 3, 0x0},
    {158353, 158381, 2028, 1, 3, 0x0}, {158469, 158493, 2029, 1, 3, 0x0},
    {158554, 158582, 2030, 1, 3, 0x0}, {158670, 158695, 2031, 1, 3, 0x0},
    {158765, 158790, 2032, 1, 3, 0x0}, {158860, 158873, 2033, 3, 1, 0x10000},
    {158909, 158926, 2036, 2, 1, 0x10000}, {158989, 159003, 2038, 3, 1, 0x10000},
    {159048, 159059, 2041, 1, 3, 0x0}, {159093, 159108, 2042, 1, 0, 0x20},
    {159169, 159186, 2043, 1, 3, 0x0}, {159232, 159254, 2044, 1, 3, 0x80000},
    {159299, 159325, 2045, 1, 0, 0x80020}, {159397, 159418, 2046, 1, 3, 0x40000},
    {159541, 159563, 2047, 1, 3, 0x0}, {159629, 159655, 2048, 1, 3, 0x0},
    {159745, 159770, 2049, 2, 3, 0x0}, {159881, 159908, 2051, 2, 3, 0x0},
    {160060, 160078, 2053, 1, 3, 0x0}, {160135, 160157, 2054, 1, 3, 0x0},
    {160241, 160265, 2055, 1, 3, 0x0}, {160319, 160347, 2056, 1, 3, 0x0},
    {160428, 160447, 2057, 2, 3, 0x0}, {160518, 160541, 2059, 2, 3, 0x0},
    {160636, 160653, 2061, 1, 3, 0x0}, {160690, 160711, 2062, 1, 3, 0x0},
    {160775, 160797, 2063, 1, 3, 0x0}, {160888, 160905, 2064, 2, 3, 0x0},
    {160980, 161001, 2066, 2, 3, 0x0}, {161140, 161158, 2068, 1, 3, 0x0},
    {161248, 161274, 2069, 1, 3, 0x0}, {161423, 161444, 2070, 1, 3, 0x0},
    {161488, 161513, 2071, 2, 3, 0x0}, {161584, 161606, 2073, 1, 3, 0x0},
    {161665, 161691, 2074, 1, 3, 0x0}, {161777, 161810, 2075, 2, 3, 0x0},
    {161879, 161916, 2077, 2, 3, 0x0}, {162012, 162029, 2079, 1, 3, 0x0},
    {162066, 162087, 2080, 1, 3, 0x0}, {162151, 162171, 2081, 2, 3, 0x0},
    {162262, 162290, 2083, 2, 3, 0x0}, {162434, 162458, 2085, 1, 3, 0x0},
    {162550, 162578, 2086, 1, 3, 0x0}, {162716, 162743, 2087, 2, 3, 0x0},
    {162876, 162907, 2089, 2, 3, 0x0}, {163107, 163130, 2091, 2, 3, 0x0},
    {163224, 163251, 2093, 2, 3, 0x0}, {163369, 163388, 2095, 2, 3, 0x8},
    {163546, 163569, 2097, 2, 3, 0x8}, {163835, 163851, 2099, 2, 3, 0x0},
    {163931, 163951, 2101, 2, 3, 0x0}, {164089, 164112, 2103, 1, 3, 0x0},
    {164195, 164222, 2104, 1, 3, 0x0}, {164351, 164377, 2105, 2, 3, 0x0},
    {164501, 164531, 2107, 2, 3, 0x0}, {164722, 164744, 2109, 2, 3, 0x0},
    {164851, 164877, 2111, 2, 3, 0x0}, {165008, 165028, 2113, 1, 3, 0x0},
    {165085, 165109, 2114, 1, 3, 0x0}, {165193, 165217, 2115, 2, 3, 0x0},
    {165264, 165292, 2117, 1, 0, 0x20}, {165366, 165391, 2118, 1, 3, 0x0},
    {165517, 165546, 2119, 1, 3, 0x0}, {165696, 165729, 2120, 1, 3, 0x0},
    {165866, 165903, 2121, 1, 3, 0x0}, {166064, 166090, 2122, 1, 3, 0x0},
    {166146, 166176, 2123, 1, 3, 0x0}, {166259, 166284, 2124, 1, 3, 0x0},
    {166365, 166406, 2125, 1, 3, 0x0}, {166531, 166576, 2126, 1, 3, 0x0},
    {166725, 166767, 2127, 1, 3, 0x0}, {166896, 166942, 2128, 1, 3, 0x0},
    {167095, 167124, 2129, 1, 3, 0x0}, {167232, 167272, 2130, 1, 3, 0x0},
    {167393, 167429, 2131, 1, 3, 0x0}, {167523, 167549, 2132, 2, 3, 0x0},
    {167598, 167628, 2134, 1, 0, 0x20}, {167704, 167727, 2135, 1, 3, 0x0},
    {167778, 167805, 2136, 1, 3, 0x0}, {167883, 167901, 2137, 1, 3, 0x0},
    {168025, 168051, 2138, 1, 3, 0x0}, {168174, 168204, 2139, 1, 3, 0x0},
    {168351, 168373, 2140, 1, 3, 0x0}, {168521, 168539, 2141, 1, 3, 0x0},
    {168615, 168649, 2142, 1, 3, 0x0}, {168767, 168805, 2143, 1, 3, 0x0},
    {168947, 168982, 2144, 1, 3, 0x0}, {169103, 169142, 2145, 1, 3, 0x0},
    {169287, 169309, 2146, 1, 3, 0x0}, {169412, 169447, 2147, 1, 3, 0x0},
    {169564, 169595, 2148, 1, 3, 0x0}, {169685, 169704, 2149, 2, 3, 0x0},
    {169757, 169780, 2151, 2, 3, 0x0}, {169876, 169892, 2153, 2, 3, 0x0},
    {169962, 169982, 2155, 2, 3, 0x0}, {170095, 170116, 2157, 1, 3, 0x0},
    {170182, 170207, 2158, 1, 3, 0x0}, {170327, 170346, 2159, 1, 3, 0x0},
    {170414, 170437, 2160, 1, 3, 0x0}, {170529, 170551, 2161, 1, 3, 0x0},
    {170669, 170695, 2162, 1, 3, 0x0}, {170861, 170891, 2163, 2, 3, 0x0},
    {171011, 171045, 2165, 2, 3, 0x0}, {171189, 171206, 2167, 1, 3, 0x0},
    {171314, 171333, 2168, 1, 3, 0x0}, {171498, 171519, 2169, 1, 3, 0x0},
    {171581, 171606, 2170, 1, 3, 0x0}, {171692, 171715, 2171, 1, 3, 0x0},
    {171772, 171799, 2172, 1, 3, 0x0}, {171883, 171908, 2173, 1, 3, 0x0},
    {171988, 172017, 2174, 1, 3, 0x0}, {172124, 172144, 2175, 1, 3, 0x0},
    {172203, 172223, 2176, 1, 3, 0x0}, {172288, 172312, 2177, 1, 3, 0x0},
    {172401, 172426, 2178, 3, 3, 0x40000}, {172553, 172582, 2181, 2, 3, 0x40000},
    {172733, 172746, 2183, 1, 3, 0x0}, {172817, 172834, 2184, 1, 3, 0x0},
    {172932, 172947, 2185, 2, 3, 0x0}, {173101, 173130, 2187, 2, 3, 0x0},
    {173298, 173331, 2189, 1, 3, 0x0}, {173434, 173463, 2190, 2, 3, 0x0},
    {173631, 173664, 2192, 1, 3, 0x0}, {173767, 173796, 2193, 2, 3, 0x0},
    {173964, 173997, 2195, 1, 3, 0x0}, {174100, 174119, 2196, 2, 3, 0x0},
    {174208, 174218, 2198, 3, 1, 0x10001}, {174251, 174265, 2201, 2, 1, 0x10000},
    {174325, 174337, 2203, 3, 1, 0x10001}, {174372, 174388, 2206, 2, 1, 0x10000},
    {174450, 174463, 2208, 3, 1, 0x10000}, {174507, 174519, 2211, 3, 1, 0x10001},
    {174554, 174570, 2214, 2, 1, 0x10000}, {174632, 174645, 2216, 3, 1, 0x10000},
    {174689, 174700, 2219, 3, 1, 0x10001}, {174734, 174749, 2222, 2, 1, 0x10000},
    {174810, 174822, 2224, 3, 1, 0x10000}, {174865, 174876, 2227, 3, 1, 0x10000},
    {174918, 174935, 2230, 1, 0, 0x2020}, {175034, 175055, 2231, 1, 0, 0x2020},
    {175178, 175196, 2232, 2, 1, 0x2000}, {175302, 175320, 2234, 1, 1, 0x0},
    {175361, 175383, 2235, 1, 1, 0x0}, {175451, 175478, 2236, 2, 3, 0x0},
    {175563, 175601, 2238, 2, 3, 0x0}, {175727, 175753, 2240, 2, 1, 0x0},
    {175826, 175859, 2242, 2, 1, 0x0}, {175974, 175996, 2244, 1, 3, 0x0},
    {176074, 176100, 2245, 2, 3, 0x0}, {176205, 176221, 2247, 3, 3, 0x10000},
    {176274, 176294, 2250, 2, 3, 0x10000}, {176374, 176391, 2252, 3, 3, 0x10000},
    {176445, 176466, 2255, 2, 3, 0x10000}, {176547, 176566, 2257, 1, 3, 0x0},
    {176617, 176640, 2258, 2, 3, 0x0}, {176718, 176731, 2260, 1, 3, 0x0},
    {176767, 176785, 2261, 2, 1, 0x10001}, {176840, 176862, 2263, 2, 1, 0x10000},
    {176944, 176963, 2265, 2, 1, 0x10000}, {177027, 177045, 2267, 2, 1, 0x10001},
    {177086, 177108, 2269, 2, 1, 0x10000}, {177176, 177195, 2271, 2, 1, 0x10000},
    {177245, 177262, 2273, 2, 1, 0x10001}, {177316, 177337, 2275, 2, 1, 0x10000},
    {177418, 177436, 2277, 2, 1, 0x10000}, {177499, 177517, 2279, 2, 1, 0x10001},
    {177572, 177594, 2281, 2, 1, 0x10000}, {177676, 177695, 2283, 2, 1, 0x10000},
    {177759, 177771, 2285, 2, 3, 0x10000}, {177823, 177839, 2287, 2, 3, 0x10000},
    {177918, 177931, 2289, 2, 3, 0x10000}, {177992, 178013, 2291, 3, 3, 0x10000},
    {178094, 178126, 2294, 2, 3, 0x10000}, {178248, 178263, 2296, 2, 3, 0x0},
    {178434, 178463, 2298, 2, 3, 0x0}, {178648, 178681, 2300, 1, 3, 0x0},
    {178801, 178830, 2301, 2, 3, 0x0}, {179015, 179048, 2303, 1, 3, 0x0},
    {179168, 179197, 2304, 2, 3, 0x0}, {179382, 179415, 2306, 1, 3, 0x0},
    {179535, 179554, 2307, 2, 3, 0x0}, {179660, 179676, 2309, 1, 1, 0x40000},
    {179747, 179767, 2310, 2, 1, 0x40000}, {179865, 179881, 2312, 1, 3, 0x2000},
    {180068, 180085, 2313, 1, 3, 0x2000}, {180272, 180288, 2314, 1, 3, 0x0},
    {180415, 180431, 2315, 3, 1, 0x10001}, {180484, 180504, 2318, 2, 1, 0x10000},
    {180584, 180600, 2320, 3, 1, 0x10001}, {180653, 180673, 2323, 2, 1, 0x10000},
    {180753, 180770, 2325, 3, 1, 0x0}, {180832, 180849, 2328, 3, 1, 0x0},
    {180911, 180926, 2331, 1, 3, 0x0}, {180998, 181017, 2332, 1, 3, 0x0},
    {181116, 181132, 2333, 2, 3, 0x0}, {181264, 181284, 2335, 2, 3, 0x0},
    {181477, 181486, 2337, 1, 3, 0x0}, {181524, 181533, 2338, 1, 3, 0x0},
    {181571, 181597, 2339, 1, 3, 0x0}, {181716, 181741, 2340, 1, 1, 0x10000},
    {181816, 181845, 2341, 1, 0, 0x20}, {181947, 181972, 2342, 1, 1, 0x0},
    {182047, 182076, 2343, 1, 0, 0x20}, {182178, 182204, 2344, 2, 1, 0x0},
    {182288, 182314, 2346, 2, 1, 0x0}, {182398, 182419, 2348, 1, 3, 0x1},
    {182491, 182516, 2349, 1, 0, 0x20}, {182615, 182637, 2350, 2, 3, 0x0},
    {182718, 182748, 2352, 1, 3, 0x0}, {182837, 182857, 2353, 1, 3, 0x8},
    {182913, 182937, 2354, 1, 3, 0x8}, {183020, 183033, 2355, 1, 3, 0x0},
    {183083, 183100, 2356, 1, 3, 0x0}, {183177, 183192, 2357, 1, 3, 0x0},
    {183236, 183253, 2358, 1, 3, 0x0}, {183293, 183319, 2359, 1, 3, 0x0},
    {183381, 183400, 2360, 1, 3, 0x0}, {183449, 183472, 2361, 1, 3, 0x0},
    {183548, 183558, 2362, 2, 1, 0x40000}, {183591, 183605, 2364, 3, 1, 0x40001},
    {183696, 183714, 2367, 2, 1, 0x40000}, {183859, 183875, 2369, 1, 1, 0x10000},
    {183928, 183942, 2370, 1, 1, 0x10000}, {184016, 184036, 2371, 2, 1, 0x40000},
    {184102, 184119, 2373, 1, 3, 0x0}, {184256, 184286, 2374, 1, 3, 0x0},
    {184446, 184463, 2375, 1, 3, 0x0}, {184600, 184630, 2376, 2, 3, 0x1},
    {184790, 184824, 2378, 2, 3, 0x0}, {185035, 185074, 2380, 2, 3, 0x1},
    {185256, 185306, 2382, 2, 3, 0x0}, {185529, 185546, 2384, 1, 3, 0x0},
    {185683, 185713, 2385, 2, 3, 0x1}, {185873, 185907, 2387, 2, 3, 0x0},
    {186118, 186157, 2389, 2, 3, 0x0}, {186339, 186389, 2391, 2, 3, 0x0},
    {186612, 186631, 2393, 2, 3, 0x0}, {186712, 186735, 2395, 2, 3, 0x0},
    {186843, 186862, 2397, 2, 3, 0x0}, {186974, 186997, 2399, 2, 3, 0x0},
    {187136, 187150, 2401, 3, 1, 0x10001}, {187201, 187219, 2404, 2, 1, 0x10000},
    {187297, 187308, 2406, 1, 1, 0x40001}, {187369, 187384, 2407, 3, 1, 0x40001},
    {187482, 187503, 2410, 2, 1, 0x40000}, {187594, 187609, 2412, 2, 1, 0x40000},
    {187727, 187740, 2414, 2, 3, 0x0}, {187776, 187793, 2416, 1, 3, 0x0},
    {187887, 187911, 2417, 2, 3, 0x0}, {188062, 188079, 2419, 1, 0, 0x20},
    {188142, 188157, 2420, 1, 3, 0x0}, {188202, 188226, 2421, 1, 3, 0x0},
    {188297, 188307, 2422, 2, 1, 0x40000}, {188340, 188354, 2424, 3, 1, 0x40001},
    {188445, 188463, 2427, 2, 1, 0x40000}, {188609, 188625, 2429, 1, 1, 0x10000},
    {188678, 188692, 2430, 1, 1, 0x10000}, {188766, 188786, 2431, 2, 1, 0x40000},
    {188852, 188866, 2433, 3, 1, 0x10001}, {188917, 188935, 2436, 2, 1, 0x10000},
    {189013, 189024, 2438, 3, 3, 0x10000}, {189058, 189073, 2441, 2, 3, 0x0},
    {189134, 189146, 2443, 3, 3, 0x0}, {189189, 189209, 2446, 3, 3, 0x0},
    {189272, 189295, 2449, 2, 3, 0x0}, {189599, 189626, 2451, 1, 0, 0x20},
    {190021, 190030, 2452, 3, 3, 0x1}, {190075, 190088, 2455, 2, 3, 0x0},
    {190160, 190171, 2457, 2, 3, 0x0}, {190262, 190280, 2459, 2, 3, 0x0},
    {190428, 190447, 2461, 1, 3, 0x0}, {190524, 190547, 2462, 1, 3, 0x0},
    {190632, 190650, 2463, 1, 3, 0x0}, {190726, 190748, 2464, 1, 3, 0x0},
    {190832, 190847, 2465, 2, 1, 0x0}, {190920, 190939, 2467, 2, 1, 0x0},
    {191039, 191063, 2469, 2, 3, 0x0}, {191160, 191195, 2471, 2, 3, 0x0},
    {191333, 191345, 2473, 1, 3, 0x0}, {191380, 191396, 2474, 1, 3, 0x0},
    {191458, 191475, 2475, 1, 1, 0x10001}, {191529, 191550, 2476, 1, 0, 0x20},
    {191631, 191648, 2477, 3, 1, 0x10001}, {191702, 191716, 2480, 2, 1, 0x10000},
    {191790, 191808, 2482, 1, 1, 0x10000}, {191871, 191889, 2483, 3, 1, 0x10000},
    {191952, 191976, 2486, 2, 3, 0x0}, {192108, 192136, 2488, 2, 3, 0x0},
    {192295, 192328, 2490, 2, 3, 0x0}, {192485, 192529, 2492, 2, 3, 0x0},
    {192727, 192756, 2494, 1, 3, 0x0}, {192843, 192876, 2495, 1, 3, 0x0},
    {192990, 193028, 2496, 2, 3, 0x0}, {193157, 193206, 2498, 2, 3, 0x0},
    {193376, 193413, 2500, 2, 3, 0x0}, {193530, 193574, 2502, 2, 3, 0x0},
    {193733, 193751, 2504, 2, 3, 0x2000}, {193866, 193888, 2506, 2, 3, 0x2000},
    {194027, 194049, 2508, 1, 3, 0x0}, {194108, 194130, 2509, 1, 3, 0x0},
    {194189, 194208, 2510, 1, 3, 0x0}, {194287, 194310, 2511, 1, 3, 0x0},
    {194378, 194401, 2512, 1, 3, 0x0}, {194469, 194478, 2513, 1, 3, 0x0},
    {194522, 194535, 2514, 1, 3, 0x0}, {194606, 194621, 2515, 2, 1, 0x10000},
    {194666, 194685, 2517, 2, 3, 0x10000}, {194757, 194773, 2519, 2, 1, 0x10000},
    {194827, 194844, 2521, 2, 3, 0x10000}, {194941, 194962, 2523, 2, 3, 0x10000},
    {195086, 195104, 2525, 2, 3, 0x10000}, {195210, 195224, 2527, 1, 1, 0x0},
    {195326, 195344, 2528, 1, 1, 0x0}, {195470, 195486, 2529, 2, 3, 0x0},
    {195525, 195545, 2531, 1, 3, 0x0}, {195642, 195669, 2532, 2, 3, 0x0},
    {195823, 195843, 2534, 1, 0, 0x20}, {195909, 195927, 2535, 1, 3, 0x0},
    {196044, 196066, 2536, 1, 3, 0x0}, {196207, 196232, 2537, 1, 3, 0x0},
    {196355, 196384, 2538, 1, 3, 0x0}, {196531, 196544, 2539, 2, 3, 0x40000},
    {196645, 196662, 2541, 2, 3, 0x40000}, {196787, 196800, 2543, 1, 0, 0x0},
    {196880, 196900, 2544, 1, 0, 0x0}, {196987, 197005, 2545, 1, 3, 0x80000},
    {197084, 197106, 2546, 2, 3, 0x0}, {197212, 197236, 2548, 2, 3, 0x0},
    {197417, 197445, 2550, 2, 3, 0x0}, {197707, 197740, 2552, 2, 3, 0x0},
    {197975, 198012, 2554, 1, 0, 0x20}, {198317, 198346, 2555, 1, 3, 0x0},
    {198413, 198434, 2556, 2, 3, 0x2001}, {198511, 198536, 2558, 1, 0, 0x2020},
    {198662, 198692, 2559, 2, 3, 0x10000}, {198778, 198812, 2561, 1, 0, 0x20},
    {198925, 198949, 2562, 2, 3, 0x1}, {199099, 199127, 2564, 1, 0, 0x20},
    {199347, 199380, 2565, 2, 3, 0x1}, {199578, 199615, 2567, 1, 0, 0x20},
    {199883, 199907, 2568, 2, 3, 0x1}, {200041, 200069, 2570, 1, 0, 0x20},
    {200273, 200306, 2571, 2, 3, 0x1}, {200502, 200539, 2573, 1, 0, 0x20},
    {200805, 200821, 2574, 3, 1, 0x10001}, {200874, 200894, 2577, 2, 1, 0x10000},
    {200974, 200990, 2579, 3, 1, 0x10001}, {201043, 201063, 2582, 2, 1, 0x10000},
    {201143, 201160, 2584, 3, 1, 0x0}, {201222, 201239, 2587, 3, 1, 0x0},
    {201301, 201311, 2590, 3, 1, 0x10001}, {201344, 201358, 2593, 2, 1, 0x10000},
    {201418, 201429, 2595, 3, 1, 0x10000}, {201471, 201486, 2598, 1, 3, 0x0},
    {201524, 201543, 2599, 1, 3, 0x0}, {201608, 201624, 2600, 1, 3, 0x0},
    {201671, 201687, 2601, 1, 3, 0x0}, {201833, 201853, 2602, 1, 0, 0x20},
    {201934, 201958, 2603, 1, 3, 0x0}, {202129, 202157, 2604, 1, 0, 0x20},
    {202263, 202278, 2605, 1, 3, 0x0}, {202442, 202461, 2606, 1, 0, 0x20},
    {202560, 202575, 2607, 1, 3, 0x0}, {202720, 202739, 2608, 1, 0, 0x20},
    {202819, 202835, 2609, 1, 3, 0x0}, {202981, 203001, 2610, 1, 0, 0x20},
    {203082, 203098, 2611, 3, 3, 0x10000}, {203151, 203171, 2614, 2, 3, 0x10000},
    {203251, 203268, 2616, 3, 3, 0x10000}, {203330, 203345, 2619, 1, 3, 0x0},
    {203465, 203484, 2620, 1, 3, 0x0}, {203631, 203648, 2621, 1, 3, 0x0},
    {203770, 203791, 2622, 1, 3, 0x0}, {203940, 203966, 2623, 2, 3, 0x0},
    {204123, 204160, 2625, 2, 3, 0x0}, {204358, 204383, 2627, 2, 3, 0x0},
    {204528, 204560, 2629, 2, 3, 0x0}, {204747, 204771, 2631, 2, 3, 0x0},
    {204926, 204961, 2633, 2, 3, 0x0}, {205157, 205180, 2635, 2, 3, 0x0},
    {205323, 205353, 2637, 2, 3, 0x0}, {205538, 205556, 2639, 1, 3, 0x0},
    {205679, 205693, 2640, 1, 3, 0x9}, {205730, 205748, 2641, 1, 3, 0x8},
    {205812, 205832, 2642, 1, 3, 0x0}, {205877, 205898, 2643, 2, 3, 0x0},
    {205977, 206002, 2645, 2, 3, 0x0}, {206105, 206123, 2647, 1, 1, 0x40000},
    {206176, 206201, 2648, 3, 1, 0x40000}, {206292, 206323, 2651, 3, 1, 0x40000},
    {206435, 206462, 2654, 1, 1, 0x40000}, {206544, 206575, 2655, 1, 0, 0x20},
    {206681, 206703, 2656, 1, 0, 0x20}, {206783, 206804, 2657, 2, 1, 0x40000},
    {206926, 206941, 2659, 2, 1, 0x40000}, {207045, 207067, 2661, 1, 3, 0x0},
    {207131, 207158, 2662, 2, 3, 0x2000}, {207250, 207281, 2664, 2, 3, 0x2000},
    {207397, 207423, 2666, 2, 3, 0x2000}, {207515, 207545, 2668, 2, 3, 0x2000},
    {207661, 207687, 2670, 2, 3, 0x2000}, {207777, 207807, 2672, 2, 3, 0x2000},
    {207921, 207946, 2674, 2, 3, 0x2000}, {208138, 208167, 2676, 1, 3, 0x2000},
    {208294, 208311, 2677, 1, 0, 0x2020}, {208430, 208444, 2678, 2, 1, 0x2000},
    {208546, 208570, 2680, 1, 1, 0x2000}, {208674, 208697, 2681, 1, 3, 0x0},
    {208757, 208784, 2682, 1, 3, 0x0}, {208871, 208894, 2683, 1, 3, 0x0},
    {208954, 208981, 2684, 1, 3, 0x0}, {209068, 209092, 2685, 1, 3, 0x0},
    {209161, 209185, 2686, 1, 3, 0x0}, {209254, 209273, 2687, 1, 3, 0x0},
    {209335, 209358, 2688, 1, 3, 0x0}, {209436, 209463, 2689, 1, 3, 0x0},
    {209568, 209591, 2690, 1, 3, 0x0}, {209680, 209692, 2691, 1, 0, 0x0},
    {209724, 209738, 2692, 1, 3, 0x0}, {209781, 209795, 2693, 1, 3, 0x8},
    {209852, 209863, 2694, 2, 3, 0x0}, {209991, 210006, 2696, 1, 3, 0x0},
    {210069, 210085, 2697, 1, 3, 0x0}, {210250, 210270, 2698, 1, 0, 0x20},
    {210370, 210382, 2699, 1, 3, 0x0}, {210432, 210448, 2700, 1, 3, 0x0},
    {210525, 210537, 2701, 2, 3, 0x0}, {210640, 210656, 2703, 2, 3, 0x0},
    {210786, 210798, 2705, 1, 3, 0x0}, {210846, 210862, 2706, 1, 3, 0x0},
    {210937, 210953, 2707, 1, 3, 0x0}, {210989, 210999, 2708, 1, 3, 0x0},
    {211086, 211105, 2709, 1, 3, 0x0}, {211229, 211253, 2710, 1, 3, 0x0},
    {211357, 211369, 2711, 1, 3, 0x0}, {211415, 211429, 2712, 1, 3, 0x1},
    {211484, 211503, 2713, 1, 3, 0x80000}, {211557, 211580, 2714, 1, 0, 0x80020},
    {211661, 211676, 2715, 1, 3, 0x0}, {211733, 211753, 2716, 2, 3, 0x0},
    {211816, 211840, 2718, 1, 0, 0x20}, {211930, 211952, 2719, 2, 3, 0x0},
    {212019, 212045, 2721, 1, 0, 0x20}, {212139, 212153, 2722, 2, 1, 0x2000},
    {212217, 212235, 2724, 1, 0, 0x2020}, {212326, 212349, 2725, 1, 3, 0x0},
    {212464, 212476, 2726, 2, 3, 0x0}, {212524, 212540, 2728, 2, 3, 0x0},
    {212615, 212631, 2730, 3, 1, 0x10000}, {212677, 212697, 2733, 2, 1, 0x10000},
    {212770, 212787, 2735, 2, 1, 0x10000}, {212842, 212857, 2737, 1, 3, 0x10000},
    {212901, 212918, 2738, 3, 1, 0x10001}, {212975, 212996, 2741, 2, 1, 0x10000},
    {213080, 213104, 2743, 3, 1, 0x10001}, {213168, 213196, 2746, 2, 1, 0x10000},
    {213287, 213311, 2748, 3, 1, 0x10001}, {213375, 213403, 2751, 2, 1, 0x10000},
    {213494, 213512, 2753, 3, 1, 0x10000}, {213578, 213596, 2756, 3, 1, 0x10000},
    {213662, 213674, 2759, 1, 3, 0x0}, {213724, 213735, 2760, 2, 1, 0x40001},
    {213796, 213815, 2762, 3, 1, 0x40001}, {213913, 213932, 2765, 2, 1, 0x40000},
    {214050, 214065, 2767, 1, 0, 0x20}, {214150, 214170, 2768, 1, 3, 0x0},
    {214240, 214250, 2769, 1, 3, 0x0}, {214335, 214349, 2770, 1, 0, 0x20},
    {214461, 214472, 2771, 2, 3, 0x0}, {214566, 214575, 2773, 1, 3, 0x0},
    {214637, 214648, 2774, 1, 3, 0x0}, {214751, 214766, 2775, 1, 3, 0x0},
    {214880, 214899, 2776, 1, 3, 0x0}, {215037, 215059, 2777, 1, 3, 0x0},
    {215179, 215205, 2778, 1, 3, 0x0}, {215349, 215363, 2779, 1, 3, 0x10000},
    {215400, 215418, 2780, 1, 3, 0x10000}, {215482, 215497, 2781, 1, 3, 0x10000},
    {215543, 215554, 2782, 2, 3, 0x2001}, {215682, 215703, 2784, 2, 3, 0x2000},
    {215863, 215888, 2786, 1, 3, 0x2000}, {215983, 215998, 2787, 1, 3, 0x2000},
    {216061, 216077, 2788, 1, 3, 0x2000}, {216242, 216268, 2789, 1, 3, 0x2000},
    {216465, 216495, 2790, 1, 0, 0x2020}, {216627, 216647, 2791, 1, 0, 0x2020},
    {216747, 216761, 2792, 2, 3, 0x2000}, {216905, 216929, 2794, 2, 3, 0x2000},
    {217105, 217133, 2796, 1, 3, 0x2000}, {217244, 217262, 2797, 2, 3, 0x2000},
    {217422, 217450, 2799, 2, 3, 0x2000}, {217642, 217674, 2801, 1, 3, 0x2000},
    {217801, 217823, 2802, 1, 3, 0x2000}, {217918, 217936, 2803, 1, 3, 0x2000},
    {218015, 218034, 2804, 1, 3, 0x2000}, {218215, 218241, 2805, 1, 3, 0x2000},
    {218429, 218465, 2806, 1, 3, 0x2000}, {218685, 218725, 2807, 1, 0, 0x2020},
    {218880, 218910, 2808, 1, 0, 0x2020}, {219033, 219062, 2809, 1, 3, 0x2000},
    {219275, 219308, 2810, 1, 0, 0x2020}, {219456, 219485, 2811, 1, 3, 0x2000},
    {219688, 219721, 2812, 1, 0, 0x2020}, {219859, 219898, 2813, 1, 3, 0x2000},
    {220133, 220176, 2814, 1, 0, 0x2020}, {220346, 220369, 2815, 1, 0, 0x2020},
    {220485, 220497, 2816, 2, 3, 0x2001}, {220626, 220648, 2818, 2, 3, 0x2000},
    {220809, 220835, 2820, 1, 3, 0x2000}, {220931, 220947, 2821, 1, 3, 0x2000},
    {221011, 221028, 2822, 1, 3, 0x2000}, {221194, 221221, 2823, 1, 3, 0x2000},
    {221419, 221450, 2824, 1, 0, 0x2020}, {221583, 221604, 2825, 1, 0, 0x2020},
    {221705, 221718, 2826, 1, 0, 0x2020}, {221784, 221802, 2827, 1, 0, 0x2020},
    {221892, 221914, 2828, 1, 0, 0x2020}, {222028, 222045, 2829, 1, 0, 0x2020},
    {222135, 222151, 2830, 1, 0, 0x2020}, {222228, 222248, 2831, 1, 0, 0x2020},
    {222349, 222363, 2832, 2, 1, 0x2000}, {222438, 222457, 2834, 2, 1, 0x2000},
    {222556, 222573, 2836, 2, 1, 0x2000}, {222659, 222674, 2838, 2, 3, 0x2001},
    {222801, 222826, 2840, 2, 3, 0x2000}, {222985, 223014, 2842, 2, 3, 0x2000},
    {223108, 223127, 2844, 1, 3, 0x2000}, {223189, 223201, 2845, 2, 3, 0x0},
    {223341, 223357, 2847, 2, 3, 0x0}, {223447, 223464, 2849, 1, 3, 0x0},
    {223540, 223557, 2850, 2, 3, 0x0}, {223717, 223729, 2852, 1, 3, 0x0},
    {223770, 223781, 2853, 1, 1, 0x0}, {223821, 223838, 2854, 3, 1, 0x10001},
    {223878, 223899, 2857, 2, 1, 0x10000}, {223966, 223984, 2859, 3, 1, 0x10000},
    {224033, 224056, 2862, 2, 3, 0x1}, {224121, 224148, 2864, 2, 3, 0x0},
    {224240, 224272, 2866, 2, 3, 0x0}, {224366, 224409, 2868, 2, 3, 0x0},
    {224544, 224567, 2870, 2, 3, 0x1}, {224632, 224659, 2872, 2, 3, 0x0},
    {224751, 224783, 2874, 2, 3, 0x0}, {224877, 224920, 2876, 2, 3, 0x0},
    {225055, 225078, 2878, 2, 3, 0x1}, {225143, 225170, 2880, 2, 3, 0x0},
    {225262, 225294, 2882, 2, 3, 0x0}, {225388, 225431, 2884, 2, 3, 0x0},
    {225566, 225577, 2886, 2, 1, 0x10001}, {225611, 225626, 2888, 1, 0, 0x20},
    {225687, 225699, 2889, 1, 3, 0x10000}, {225734, 225747, 2890, 1, 3, 0x0},
    {225791, 225803, 2891, 2, 1, 0x10000}, {225846, 225869, 2893, 1, 3, 0x10001},
    {225929, 225959, 2894, 2, 1, 0x10000}, {226026, 226060, 2896, 1, 0, 0x20},
    {226154, 226181, 2897, 1, 3, 0x10000}, {226268, 226291, 2898, 3, 1, 0x10001},
    {226351, 226378, 2901, 2, 1, 0x10000}, {226465, 226489, 2903, 1, 3, 0x10000},
    {226558, 226582, 2904, 3, 1, 0x10000}, {226651, 226664, 2907, 3, 1, 0x0},
    {226735, 226752, 2910, 2, 1, 0x0}, {226850, 226864, 2912, 3, 1, 0x0},
    {226944, 226957, 2915, 1, 3, 0x1}, {227011, 227028, 2916, 1, 0, 0x20},
    {227109, 227140, 2917, 2, 3, 0x8}, {227226, 227261, 2919, 1, 0, 0x20},
    {227371, 227407, 2920, 1, 3, 0x0}, {227526, 227559, 2921, 1, 3, 0x0},
    {227675, 227699, 2922, 2, 3, 0x0}, {227765, 227793, 2924, 2, 3, 0x0},
    {227886, 227919, 2926, 2, 3, 0x0}, {228014, 228058, 2928, 2, 3, 0x0},
    {228194, 228218, 2930, 2, 3, 0x1}, {228284, 228312, 2932, 2, 3, 0x0},
    {228405, 228438, 2934, 2, 3, 0x0}, {228533, 228577, 2936, 2, 3, 0x0},
    {228713, 228737, 2938, 2, 3, 0x1}, {228803, 228831, 2940, 2, 3, 0x0},
    {228924, 228957, 2942, 2, 3, 0x0}, {229052, 229096, 2944, 2, 3, 0x0},
    {229232, 229253, 2946, 1, 3, 0x0}, {229330, 229344, 2947, 1, 0, 0x0},
    {229403, 229420, 2948, 1, 0, 0x0}, {229480, 229493, 2949, 1, 0, 0x20},
    {229581, 229598, 2950, 1, 0, 0x20}, {229710, 229724, 2951, 2, 0, 0x81},
    {229821, 229837, 2953, 1, 0, 0x20}, {229934, 229954, 2954, 1, 0, 0x20},
    {230075, 230092, 2955, 1, 3, 0x80}, {230198, 230217, 2956, 1, 3, 0x0},
    {230265, 230283, 2957, 1, 3, 0x0}, {230330, 230355, 2958, 1, 3, 0x0},
    {230423, 230455, 2959, 1, 3, 0x0}, {230533, 230565, 2960, 1, 3, 0x0},
    {230641, 230666, 2961, 1, 3, 0x0}, {230734, 230752, 2962, 1, 3, 0x0},
    {230793, 230812, 2963, 1, 3, 0x0}, {230852, 230867, 2964, 1, 3, 0x0},
    {230971, 230991, 2965, 1, 3, 0x2000}, {231172, 231193, 2966, 1, 3, 0x2000},
    {231374, 231394, 2967, 1, 3, 0x0}, {231513, 231533, 2968, 1, 3, 0x2000},
    {231714, 231735, 2969, 1, 3, 0x2000}, {231916, 231936, 2970, 1, 3, 0x0},
    {232055, 232066, 2971, 2, 3, 0x0}, {232134, 232149, 2973, 1, 0, 0x20},
    {232244, 232256, 2974, 1, 3, 0x0}, {232318, 232334, 2975, 1, 0, 0x20},
    {232424, 232436, 2976, 3, 1, 0x10001}, {232471, 232492, 2979, 3, 1, 0x10000},
    {232553, 232578, 2982, 2, 1, 0x10000}, {232663, 232679, 2984, 2, 1, 0x10000},
    {232741, 232754, 2986, 3, 1, 0x10000}, {232798, 232820, 2989, 3, 1, 0x10000},
    {232890, 232906, 2992, 1, 3, 0x0}, {232950, 232970, 2993, 1, 3, 0x0},
    {233041, 233053, 2994, 1, 1, 0x12000}, {233189, 233202, 2995, 1, 1, 0x2000},
    {233347, 233370, 2996, 2, 3, 0x2000}, {233535, 233562, 2998, 2, 3, 0x2000},
    {233754, 233778, 3000, 2, 3, 0x2000}, {233952, 233984, 3002, 1, 3, 0x0},
    {234137, 234173, 3003, 1, 0, 0x20}, {234353, 234387, 3004, 1, 0, 0x2020},
    {234580, 234592, 3005, 3, 1, 0x10001}, {234627, 234643, 3008, 2, 1, 0x10000},
    {234705, 234718, 3010, 3, 1, 0x10000}, {234762, 234780, 3013, 1, 1, 0x10000},
    {234851, 234873, 3014, 1, 0, 0x20}, {234971, 234989, 3015, 2, 1, 0x0},
    {235063, 235085, 3017, 1, 0, 0x20}, {235183, 235203, 3018, 2, 3, 0x1},
    {235335, 235359, 3020, 1, 0, 0x20}, {235426, 235461, 3021, 1, 3, 0x2000},
    {235658, 235679, 3022, 3, 3, 0x0}, {235773, 235798, 3025, 2, 3, 0x0},
    {235916, 235934, 3027, 3, 3, 0x1}, {236010, 236032, 3030, 2, 3, 0x0},
    {236135, 236155, 3032, 3, 3, 0x1}, {236235, 236259, 3035, 2, 3, 0x0},
    {236366, 236393, 3037, 3, 3, 0x0}, {236495, 236526, 3040, 2, 3, 0x0},
    {236652, 236674, 3042, 3, 3, 0x0}, {236777, 236796, 3045, 3, 3, 0x0},
    {236881, 236902, 3048, 3, 3, 0x0}, {236991, 237019, 3051, 3, 3, 0x0},
    {237130, 237148, 3054, 3, 3, 0x1}, {237224, 237246, 3057, 2, 3, 0x0},
    {237349, 237368, 3059, 3, 3, 0x0}, {237453, 237478, 3062, 3, 3, 0x1},
    {237600, 237629, 3065, 2, 3, 0x0}, {237775, 237801, 3067, 3, 3, 0x0},
    {237932, 237958, 3070, 2, 3, 0x0}, {238111, 238141, 3072, 2, 3, 0x0},
    {238318, 238344, 3074, 2, 3, 0x0}, {238497, 238527, 3076, 2, 3, 0x0},
    {238704, 238725, 3078, 2, 3, 0x0}, {238903, 238928, 3080, 1, 0, 0x20},
    {239130, 239147, 3081, 1, 0, 0x1}, {239216, 239238, 3082, 1, 0, 0x0},
    {239335, 239361, 3083, 1, 0, 0x20}, {239485, 239507, 3084, 1, 3, 0x80000},
    {239575, 239601, 3085, 1, 0, 0x80020}, {239696, 239717, 3086, 1, 0, 0x1},
    {239796, 239821, 3087, 1, 0, 0x20}, {239927, 239938, 3088, 1, 1, 0x10000},
    {239972, 239984, 3089, 1, 1, 0x10000}, {240027, 240037, 3090, 1, 0, 0x20},
    {240070, 240084, 3091, 1, 0, 0x20}, {240144, 240168, 3092, 1, 0, 0x20},
    {240230, 240258, 3093, 1, 0, 0x20}, {240347, 240358, 3094, 2, 3, 0x80},
    {240400, 240425, 3096, 2, 0, 0x80}, {240496, 240536, 3098, 1, 0, 0x80},
    {240680, 240695, 3099, 1, 3, 0x0}, {240750, 240760, 3100, 3, 3, 0x10000},
    {240793, 240807, 3103, 2, 3, 0x10000}, {240867, 240878, 3105, 3, 3, 0x10000},
    {240920, 240934, 3108, 3, 1, 0x10001}, {240971, 240989, 3111, 2, 1, 0x10000},
    {241053, 241068, 3113, 3, 1, 0x10000}, {241114, 241137, 3116, 3, 3, 0x10000},
    {241205, 241239, 3119, 2, 3, 0x10000}, {241348, 241359, 3121, 3, 1, 0x10001},
    {241393, 241408, 3124, 2, 1, 0x10000}, {241469, 241481, 3126, 3, 1, 0x10000},
    {241524, 241538, 3129, 3, 3, 0x10000}, {241575, 241593, 3132, 2, 3, 0x10000},
    {241657, 241668, 3134, 3, 3, 0x10000}, {241702, 241717, 3137, 2, 3, 0x10000},
    {241778, 241790, 3139, 3, 3, 0x10000}, {241833, 241853, 3142, 3, 3, 0x10000},
    {241916, 241947, 3145, 2, 3, 0x10000}, {242051, 242061, 3147, 3, 1, 0x10001},
    {242094, 242108, 3150, 2, 1, 0x10000}, {242168, 242179, 3152, 3, 1, 0x10000},
    {242221, 242232, 3155, 3, 3, 0x10000}, {242266, 242281, 3158, 2, 3, 0x10000},
    {242342, 242354, 3160, 3, 3, 0x10000}, {242397, 242408, 3163, 3, 1, 0x10001},
    {242442, 242457, 3166, 2, 1, 0x10000}, {242518, 242530, 3168, 3, 1, 0x10000},
    {242573, 242588, 3171, 1, 0, 0x0}, {242632, 242651, 3172, 1, 0, 0x1},
    {242763, 242784, 3173, 1, 0, 0x0}, {242905, 242930, 3174, 1, 0, 0x20},
    {243078, 243102, 3175, 1, 3, 0x80000}, {243213, 243241, 3176, 1, 0, 0x80020},
    {243379, 243399, 3177, 1, 0, 0x80001}, {243518, 243542, 3178, 1, 0, 0x80020},
    {243688, 243702, 3179, 1, 3, 0x0}, {243764, 243782, 3180, 1, 3, 0x0},
    {243898, 243916, 3181, 1, 3, 0x0}, {244055, 244077, 3182, 1, 3, 0x0},
    {244243, 244269, 3183, 2, 3, 0x0}, {244407, 244440, 3185, 2, 3, 0x0},
    {244611, 244637, 3187, 2, 3, 0x0}, {244806, 244836, 3189, 1, 0, 0x20},
    {245047, 245073, 3190, 2, 3, 0x0}, {245242, 245272, 3192, 1, 0, 0x20},
    {245492, 245520, 3193, 2, 3, 0x0}, {245719, 245751, 3195, 2, 3, 0x0},
    {245977, 245998, 3197, 2, 1, 0x0}, {246093, 246118, 3199, 2, 1, 0x0},
    {246240, 246270, 3201, 2, 3, 0x0}, {246385, 246426, 3203, 2, 3, 0x0},
    {246582, 246605, 3205, 2, 3, 0x0}, {246686, 246713, 3207, 1, 3, 0x0},
    {246821, 246853, 3208, 2, 3, 0x0}, {246958, 247001, 3210, 1, 3, 0x0},
    {247147, 247165, 3211, 1, 3, 0x0}, {247239, 247261, 3212, 2, 3, 0x0},
    {247362, 247377, 3214, 3, 1, 0x10000}, {247451, 247470, 3217, 2, 1, 0x0},
    {247571, 247595, 3219, 3, 3, 0x0}, {247693, 247728, 3222, 2, 3, 0x0},
    {247867, 247884, 3224, 3, 1, 0x10000}, {247942, 247963, 3227, 2, 1, 0x0},
    {248048, 248074, 3229, 3, 3, 0x0}, {248157, 248194, 3232, 2, 3, 0x0},
    {248318, 248329, 3234, 1, 1, 0x1}, {248423, 248441, 3235, 3, 3, 0x0},
    {248559, 248577, 3238, 2, 1, 0x0}, {248728, 248753, 3240, 2, 3, 0x0},
    {248925, 248947, 3242, 3, 3, 0x10000}, {248989, 249015, 3245, 2, 3, 0x10000},
    {249084, 249108, 3247, 3, 3, 0x10000}, {249155, 249183, 3250, 2, 3, 0x10000},
    {249257, 249281, 3252, 3, 3, 0x10000}, {249328, 249356, 3255, 2, 3, 0x10000},
    {249430, 249454, 3257, 3, 3, 0x10000}, {249501, 249529, 3260, 2, 3, 0x10000},
    {249603, 249627, 3262, 3, 3, 0x10000}, {249674, 249702, 3265, 2, 3, 0x10000},
    {249776, 249813, 3267, 3, 1, 0x10000}, {249880, 249926, 3270, 1, 1, 0x10000},
    {250002, 250052, 3271, 1, 1, 0x10000}, {250155, 250196, 3272, 2, 1, 0x10000},
    {250290, 250336, 3274, 1, 1, 0x10000}, {250412, 250462, 3275, 1, 1, 0x10000},
    {250565, 250602, 3276, 3, 1, 0x10000}, {250669, 250715, 3279, 1, 1, 0x10000},
    {250791, 250841, 3280, 1, 1, 0x10000}, {250944, 250985, 3281, 2, 1, 0x10000},
    {251079, 251125, 3283, 1, 1, 0x10000}, {251201, 251251, 3284, 1, 1, 0x10000},
    {251354, 251391, 3285, 3, 1, 0x10000}, {251458, 251504, 3288, 1, 1, 0x10000},
    {251580, 251630, 3289, 1, 1, 0x10000}, {251733, 251774, 3290, 2, 1, 0x10000},
    {251868, 251914, 3292, 1, 1, 0x10000}, {251990, 252040, 3293, 1, 1, 0x10000},
    {252143, 252180, 3294, 3, 1, 0x10000}, {252247, 252293, 3297, 1, 1, 0x10000},
    {252369, 252419, 3298, 1, 1, 0x10000}, {252522, 252563, 3299, 2, 1, 0x10000},
    {252657, 252703, 3301, 1, 1, 0x10000}, {252779, 252829, 3302, 1, 1, 0x10000},
    {252932, 252954, 3303, 1, 3, 0x0}, {252999, 253025, 3304, 1, 3, 0x0},
    {253097, 253116, 3305, 3, 3, 0x10000}, {253158, 253181, 3308, 2, 3, 0x10000},
    {253250, 253268, 3310, 1, 3, 0x0}, {253309, 253331, 3311, 1, 3, 0x0},
    {253399, 253418, 3312, 1, 3, 0x0}, {253460, 253483, 3313, 1, 3, 0x0},
    {253552, 253572, 3314, 3, 3, 0x10000}, {253615, 253639, 3317, 2, 3, 0x10000},
    {253709, 253730, 3319, 1, 3, 0x0}, {253774, 253799, 3320, 1, 3, 0x0},
    {253870, 253889, 3321, 1, 3, 0x0}, {253931, 253954, 3322, 1, 3, 0x0},
    {254023, 254043, 3323, 1, 3, 0x0}, {254086, 254110, 3324, 1, 3, 0x0},
    {254180, 254200, 3325, 1, 3, 0x0}, {254243, 254267, 3326, 1, 3, 0x0},
    {254337, 254360, 3327, 1, 3, 0x0}, {254420, 254447, 3328, 1, 3, 0x0},
    {254534, 254558, 3329, 1, 3, 0x0}, {254619, 254647, 3330, 1, 3, 0x0},
    {254735, 254757, 3331, 1, 3, 0x0}, {254802, 254828, 3332, 1, 3, 0x0},
    {254900, 254935, 3333, 3, 1, 0x10000}, {255000, 255044, 3336, 1, 1, 0x10000},
    {255118, 255166, 3337, 1, 1, 0x10000}, {255267, 255306, 3338, 2, 1, 0x10000},
    {255398, 255442, 3340, 1, 1, 0x10000}, {255516, 255564, 3341, 1, 1, 0x10000},
    {255665, 255701, 3342, 3, 1, 0x10000}, {255767, 255812, 3345, 1, 1, 0x10000},
    {255887, 255936, 3346, 1, 1, 0x10000}, {256038, 256078, 3347, 2, 1, 0x10000},
    {256171, 256216, 3349, 1, 1, 0x10000}, {256291, 256340, 3350, 1, 1, 0x10000},
    {256442, 256459, 3351, 1, 3, 0x0}, {256499, 256520, 3352, 1, 3, 0x0},
    {256587, 256605, 3353, 3, 3, 0x10000}, {256646, 256668, 3356, 2, 3, 0x10000},
    {256736, 256753, 3358, 3, 3, 0x10000}, {256793, 256814, 3361, 2, 3, 0x10000},
    {256881, 256899, 3363, 3, 3, 0x10000}, {256940, 256962, 3366, 2, 3, 0x10000},
    {257030, 257066, 3368, 3, 1, 0x10000}, {257132, 257177, 3371, 1, 1, 0x10000},
    {257252, 257301, 3372, 1, 1, 0x10000}, {257403, 257443, 3373, 2, 1, 0x10000},
    {257536, 257581, 3375, 1, 1, 0x10000}, {257656, 257705, 3376, 1, 1, 0x10000},
    {257807, 257843, 3377, 3, 1, 0x10000}, {257909, 257954, 3380, 1, 1, 0x10000},
    {258029, 258078, 3381, 1, 1, 0x10000}, {258180, 258220, 3382, 2, 1, 0x10000},
    {258313, 258358, 3384, 1, 1, 0x10000}, {258433, 258482, 3385, 1, 1, 0x10000},
    {258584, 258604, 3386, 1, 3, 0x0}, {258647, 258671, 3387, 1, 3, 0x0},
    {258741, 258764, 3388, 3, 3, 0x10000}, {258810, 258837, 3391, 2, 3, 0x10000},
    {258910, 258936, 3393, 1, 3, 0x0}, {259021, 259041, 3394, 1, 3, 0x0},
    {259101, 259125, 3395, 1, 3, 0x0}, {259212, 259236, 3396, 1, 3, 0x0},
    {259315, 259343, 3397, 1, 3, 0x0}, {259449, 259482, 3398, 3, 3, 0x10000},
    {259538, 259575, 3401, 2, 3, 0x10000}, {259658, 259691, 3403, 3, 3, 0x10000},
    {259747, 259784, 3406, 2, 3, 0x10000}, {259867, 259900, 3408, 3, 3, 0x10000},
    {259956, 259993, 3411, 2, 3, 0x10000}, {260076, 260109, 3413, 3, 3, 0x10000},
    {260165, 260202, 3416, 2, 3, 0x10000}, {260285, 260312, 3418, 1, 3, 0x0},
    {260369, 260400, 3419, 1, 3, 0x0}, {260484, 260503, 3420, 1, 3, 0x0},
    {260545, 260568, 3421, 1, 3, 0x0}, {260637, 260657, 3422, 3, 3, 0x10000},
    {260700, 260724, 3425, 2, 3, 0x10000}, {260794, 260818, 3427, 1, 3, 0x0},
    {260872, 260900, 3428, 1, 3, 0x0}, {260981, 260999, 3429, 1, 3, 0x0},
    {261040, 261062, 3430, 1, 3, 0x0}, {261130, 261150, 3431, 1, 3, 0x0},
    {261212, 261236, 3432, 1, 3, 0x0}, {261322, 261362, 3433, 3, 3, 0x10000},
    {261422, 261466, 3436, 2, 3, 0x10000}, {261553, 261593, 3438, 3, 3, 0x10000},
    {261653, 261697, 3441, 2, 3, 0x10000}, {261784, 261829, 3443, 3, 1, 0x10000},
    {261904, 261958, 3446, 1, 1, 0x10000}, {262042, 262100, 3447, 1, 1, 0x10000},
    {262211, 262260, 3448, 2, 1, 0x10000}, {262362, 262416, 3450, 1, 1, 0x10000},
    {262500, 262558, 3451, 1, 1, 0x10000}, {262669, 262714, 3452, 3, 1, 0x10000},
    {262789, 262843, 3455, 1, 1, 0x10000}, {262927, 262985, 3456, 1, 1, 0x10000},
    {263096, 263145, 3457, 2, 1, 0x10000}, {263247, 263301, 3459, 1, 1, 0x10000},
    {263385, 263443, 3460, 1, 1, 0x10000}, {263554, 263599, 3461, 3, 1, 0x10000},
    {263674, 263728, 3464, 1, 1, 0x10000}, {263812, 263870, 3465, 1, 1, 0x10000},
    {263981, 264030, 3466, 2, 1, 0x10000}, {264132, 264186, 3468, 1, 1, 0x10000},
    {264270, 264328, 3469, 1, 1, 0x10000}, {264439, 264484, 3470, 3, 1, 0x10000},
    {264559, 264613, 3473, 1, 1, 0x10000}, {264697, 264755, 3474, 1, 1, 0x10000},
    {264866, 264915, 3475, 2, 1, 0x10000}, {265017, 265071, 3477, 1, 1, 0x10000},
    {265155, 265213, 3478, 1, 1, 0x10000}, {265324, 265343, 3479, 1, 3, 0x0},
    {265385, 265408, 3480, 1, 3, 0x0}, {265477, 265499, 3481, 1, 3, 0x0},
    {265577, 265611, 3482, 3, 3, 0x10000}, {265665, 265703, 3485, 2, 3, 0x10000},
    {265784, 265806, 3487, 3, 1, 0x10000}, {265865, 265900, 3490, 1, 1, 0x10000},
    {265972, 266011, 3491, 1, 1, 0x10000}, {266110, 266136, 3492, 2, 1, 0x10000},
    {266222, 266256, 3494, 1, 1, 0x10000}, {266327, 266365, 3495, 1, 1, 0x10000},
    {266463, 266483, 3496, 1, 1, 0x0}, {266540, 266573, 3497, 1, 1, 0x0},
    {266643, 266680, 3498, 1, 1, 0x0}, {266777, 266801, 3499, 1, 1, 0x0},
    {266885, 266917, 3500, 1, 1, 0x0}, {266986, 267022, 3501, 1, 1, 0x0},
    {267118, 267137, 3502, 3, 1, 0x10000}, {267193, 267225, 3505, 1, 1, 0x10000},
    {267294, 267330, 3506, 1, 1, 0x10000}, {267426, 267449, 3507, 2, 1, 0x10000},
    {267532, 267563, 3509, 1, 1, 0x10000}, {267631, 267666, 3510, 1, 1, 0x10000},
    {267761, 267780, 3511, 1, 0, 0x0}, {267865, 267883, 3512, 1, 2, 0x0},
    {267969, 267993, 3513, 1, 3, 0x80000}, {268072, 268100, 3514, 1, 3, 0x0},
    {268198, 268221, 3515, 1, 0, 0x1}, {268313, 268341, 3516, 1, 3, 0x80000},
    {268427, 268459, 3517, 1, 3, 0x0}, {268564, 268575, 3518, 3, 1, 0x10001},
    {268609, 268624, 3521, 2, 1, 0x10000}, {268685, 268697, 3523, 3, 1, 0x10000},
    {268740, 268753, 3526, 1, 1, 0x10000}, {268789, 268806, 3527, 1, 3, 0x10000},
    {268869, 268883, 3528, 1, 1, 0x10000}, {268928, 268942, 3529, 1, 0, 0x0},
    {268985, 269003, 3530, 1, 0, 0x1}, {269059, 269078, 3531, 1, 0, 0x1},
    {269137, 269152, 3532, 1, 0, 0x80}, {269198, 269217, 3533, 1, 0, 0x80},
    {269276, 269296, 3534, 1, 0, 0x80}, {269358, 269377, 3535, 1, 3, 0x80000},
    {269419, 269442, 3536, 1, 3, 0x80000}, {269497, 269524, 3537, 1, 0, 0x80020},
    {269606, 269630, 3538, 1, 3, 0x80000}, {269688, 269716, 3539, 1, 0, 0x80020},
    {269801, 269824, 3540, 1, 0, 0x80020}, {269893, 269905, 3541, 1, 3, 0x0},
    {269956, 269972, 3542, 1, 3, 0x0}, {270050, 270060, 3543, 1, 1, 0x40000},
    {270113, 270134, 3544, 2, 1, 0x40000}, {270244, 270269, 3546, 2, 1, 0x40000},
    {270403, 270417, 3548, 1, 1, 0x40000}, {270507, 270521, 3549, 1, 1, 0x40000},
    {270634, 270649, 3550, 1, 1, 0x40000}, {270717, 270743, 3551, 2, 1, 0x40000},
    {270868, 270898, 3553, 1, 0, 0x20}, {271069, 271088, 3554, 1, 1, 0x40000},
    {271193, 271204, 3555, 1, 3, 0x0}, {271413, 271431, 3556, 1, 3, 0x0},
    {271689, 271710, 3557, 1, 0, 0x0}, {271751, 271768, 3558, 1, 0, 0x0},
    {271814, 271831, 3559, 1, 1, 0x10001}, {271901, 271922, 3560, 1, 0, 0x20},
    {272019, 272036, 3561, 3, 1, 0x10001}, {272109, 272123, 3564, 2, 1, 0x10000},
    {272213, 272231, 3566, 1, 1, 0x10000}, {272310, 272328, 3567, 3, 1, 0x10000},
    {272410, 272432, 3570, 1, 3, 0x0}, {272507, 272529, 3571, 1, 3, 0x0},
    {272607, 272626, 3572, 1, 3, 0x0}, {272721, 272744, 3573, 1, 3, 0x0},
    {272828, 272851, 3574, 1, 3, 0x0}, {272938, 272948, 3575, 1, 1, 0x40000},
    {273008, 273030, 3576, 2, 1, 0x40000}, {273155, 273177, 3578, 3, 1, 0x40001},
    {273282, 273296, 3581, 1, 0, 0x20}, {273380, 273398, 3582, 1, 0, 0x0},
    {273454, 273464, 3583, 1, 3, 0x0}, {273559, 273571, 3584, 1, 3, 0x0},
    {273725, 273740, 3585, 1, 0, 0x0}, {273806, 273822, 3586, 1, 0, 0x80},
    {273891, 273906, 3587, 1, 0, 0x0}, {273970, 273986, 3588, 1, 0, 0x80},
    {274053, 274079, 3589, 1, 3, 0x0}, {274157, 274192, 3590, 1, 3, 0x0},
    {274279, 274295, 3591, 1, 0, 0x1}, {274334, 274353, 3592, 1, 0, 0x1},
    {274404, 274429, 3593, 1, 0, 0x1}, {274477, 274498, 3594, 1, 0, 0x1},
    {274551, 274559, 3595, 1, 0, 0x0}, {274596, 274605, 3596, 1, 0, 0x80},
    {274645, 274658, 3597, 1, 3, 0x80000}, {274694, 274711, 3598, 1, 0, 0x80020},
    {274774, 274785, 3599, 2, 3, 0x0}, {274833, 274848, 3601, 2, 3, 0x0},
    {274923, 274944, 3603, 1, 3, 0x0}, {275019, 275044, 3604, 1, 3, 0x0},
    {275146, 275156, 3605, 3, 1, 0x10001}, {275189, 275203, 3608, 2, 1, 0x10000},
    {275263, 275274, 3610, 3, 1, 0x10000}, {275316, 275327, 3613, 3, 1, 0x10001},
    {275361, 275376, 3616, 2, 1, 0x10000}, {275437, 275449, 3618, 3, 1, 0x10000},
    {275492, 275512, 3621, 3, 3, 0x10000}, {275577, 275608, 3624, 2, 3, 0x10000},
    {275714, 275741, 3626, 1, 3, 0x0}, {275833, 275861, 3627, 1, 3, 0x0},
    {275953, 275999, 3628, 1, 3, 0x0}, {276127, 276143, 3629, 1, 3, 0x0},
    {276231, 276251, 3630, 1, 3, 0x0}, {276366, 276384, 3631, 1, 3, 0x0},
    {276523, 276545, 3632, 1, 3, 0x0}, {276711, 276727, 3633, 3, 1, 0x10000},
    {276798, 276818, 3636, 2, 1, 0x0}, {276916, 276933, 3638, 3, 1, 0x0},
    {277013, 277038, 3641, 3, 3, 0x10000}, {277124, 277160, 3644, 2, 3, 0x0},
    {277287, 277298, 3646, 1, 3, 0x0}, {277347, 277363, 3647, 1, 0, 0x0},
    {277517, 277532, 3648, 1, 0, 0x0}, {277670, 277692, 3649, 1, 0, 0x0},
    {277911, 277926, 3650, 1, 0, 0x0}, {278060, 278075, 3651, 1, 3, 0x0},
    {278164, 278188, 3652, 1, 3, 0x0}, {278273, 278284, 3653, 3, 3, 0x1},
    {278402, 278420, 3656, 2, 3, 0x0}, {278595, 278607, 3658, 2, 3, 0x0},
    {278642, 278658, 3660, 1, 0, 0x20}, {278720, 278741, 3661, 1, 0, 0x0},
    {278801, 278821, 3662, 1, 0, 0x0}, {278890, 278907, 3663, 1, 0, 0x80},
    {278975, 279000, 3664, 1, 3, 0x80000}, {279068, 279097, 3665, 1, 0, 0x80020},
    {279192, 279211, 3666, 1, 3, 0x0}, {279278, 279296, 3667, 1, 3, 0x0},
    {279359, 279374, 3668, 1, 3, 0x0}, {279436, 279450, 3669, 1, 3, 0x0},
    {279509, 279532, 3670, 2, 3, 0x0}, {279691, 279716, 3672, 2, 3, 0x0},
    {279916, 279927, 3674, 3, 3, 0x0}, {279980, 279995, 3677, 2, 3, 0x0},
    {280075, 280087, 3679, 3, 3, 0x0}, {280149, 280168, 3682, 3, 3, 0x0},
    {280321, 280344, 3685, 1, 0, 0x20}, {280432, 280458, 3686, 1, 3, 0x0},
    {280626, 280637, 3687, 3, 3, 0x0}, {280690, 280705, 3690, 2, 3, 0x0},
    {280785, 280797, 3692, 3, 3, 0x0}, {280859, 280878, 3695, 3, 3, 0x0},
    {281031, 281054, 3698, 1, 0, 0x20}, {281142, 281167, 3699, 1, 1, 0x0},
    {281229, 281254, 3700, 1, 1, 0x10000}, {281316, 281338, 3701, 1, 1, 0x0},
    {281420, 281446, 3702, 1, 1, 0x0}, {281517, 281543, 3703, 1, 1, 0x0},
    {281614, 281626, 3704, 3, 1, 0x10001}, {281661, 281677, 3707, 2, 1, 0x10000},
    {281739, 281752, 3709, 3, 1, 0x10000}, {281796, 281810, 3712, 1, 3, 0x0},
    {281861, 281878, 3713, 1, 3, 0x0}, {281942, 281964, 3714, 1, 3, 0x80000},
    {282022, 282048, 3715, 1, 3, 0x0}, {282125, 282145, 3716, 1, 3, 0x0},
    {282219, 282249, 3717, 1, 3, 0x0}, {282322, 282335, 3718, 2, 0, 0x0},
    {282412, 282434, 3720, 2, 3, 0x0}, {282533, 282559, 3722, 1, 0, 0x20},
    {282685, 282703, 3723, 1, 3, 0x80000}, {282779, 282801, 3724, 1, 0, 0x80020},
    {282904, 282918, 3725, 1, 0, 0x2020}, {283013, 283031, 3726, 1, 0, 0x2020},
    {283150, 283165, 3727, 2, 1, 0x2000}, {283267, 283292, 3729, 2, 3, 0x8},
    {283426, 283455, 3731, 1, 0, 0x20}, {283659, 283676, 3732, 2, 3, 0x8},
    {283814, 283835, 3734, 1, 0, 0x20}, {284043, 284072, 3735, 2, 3, 0x8},
    {284204, 284237, 3737, 1, 0, 0x20}, {284439, 284458, 3738, 1, 0, 0x100},
    {284525, 284551, 3739, 1, 0, 0x0}, {284632, 284662, 3740, 1, 0, 0x20},
    {284762, 284792, 3741, 1, 0, 0x0}, {284880, 284914, 3742, 1, 0, 0x20},
    {285021, 285037, 3743, 1, 0, 0x1}, {285091, 285108, 3744, 1, 0, 0x80},
    {285165, 285186, 3745, 1, 3, 0x80000}, {285239, 285264, 3746, 1, 0, 0x80020},
    {285344, 285369, 3747, 2, 3, 0x0}, {285504, 285533, 3749, 2, 3, 0x0},
    {285695, 285724, 3751, 1, 3, 0x0}, {285844, 285878, 3752, 2, 3, 0x0},
    {286051, 286096, 3754, 2, 3, 0x0}, {286310, 286336, 3756, 2, 3, 0x0},
    {286472, 286502, 3758, 2, 3, 0x0}, {286665, 286695, 3760, 1, 3, 0x1},
    {286816, 286850, 3761, 1, 0, 0x20}, {286998, 287033, 3762, 2, 3, 0x0},
    {287207, 287253, 3764, 2, 3, 0x0}, {287468, 287492, 3766, 2, 3, 0x0},
    {287602, 287630, 3768, 2, 3, 0x0}, {287767, 287795, 3770, 1, 3, 0x0},
    {287914, 287947, 3771, 2, 3, 0x0}, {288095, 288139, 3773, 2, 3, 0x0},
    {288328, 288353, 3775, 2, 3, 0x0}, {288444, 288473, 3777, 2, 3, 0x0},
    {288591, 288620, 3779, 1, 3, 0x0}, {288720, 288754, 3780, 2, 3, 0x0},
    {288883, 288928, 3782, 2, 3, 0x0}, {289098, 289123, 3784, 2, 3, 0x0},
    {289238, 289267, 3786, 2, 3, 0x0}, {289409, 289438, 3788, 1, 3, 0x1},
    {289538, 289571, 3789, 1, 0, 0x20}, {289698, 289732, 3790, 2, 3, 0x0},
    {289885, 289930, 3792, 2, 3, 0x0}, {290124, 290149, 3794, 2, 3, 0x0},
    {290286, 290315, 3796, 2, 3, 0x0}, {290479, 290508, 3798, 1, 3, 0x0},
    {290608, 290642, 3799, 2, 3, 0x0}, {290817, 290862, 3801, 2, 3, 0x0},
    {291078, 291105, 3803, 2, 3, 0x0}, {291264, 291295, 3805, 2, 3, 0x0},
    {291481, 291512, 3807, 1, 3, 0x0}, {291634, 291670, 3808, 2, 3, 0x0},
    {291867, 291914, 3810, 2, 3, 0x0}, {292152, 292193, 3812, 1, 0, 0x0},
    {292312, 292325, 3813, 1, 3, 0x0}, {292394, 292404, 3814, 1, 1, 0x40000},
    {292457, 292478, 3815, 2, 1, 0x40001}, {292588, 292613, 3817, 2, 1, 0x40000},
    {292747, 292761, 3819, 1, 1, 0x40001}, {292851, 292865, 3820, 1, 1, 0x40000},
    {292978, 292993, 3821, 1, 1, 0x40000}, {293061, 293087, 3822, 2, 1, 0x40000},
    {293212, 293242, 3824, 1, 0, 0x20}, {293413, 293432, 3825, 1, 1, 0x40000},
    {293537, 293548, 3826, 2, 3, 0x0}, {293596, 293611, 3828, 1, 3, 0x0},
    {293686, 293697, 3829, 2, 0, 0x1}, {293752, 293769, 3831, 1, 0, 0x0},
    {293833, 293847, 3832, 1, 0, 0x0}, {293904, 293926, 3833, 2, 3, 0x0},
    {293977, 294004, 3835, 1, 3, 0x80000}, {294054, 294085, 3836, 1, 0, 0x80020},
    {294162, 294181, 3837, 2, 3, 0x0}, {294229, 294253, 3839, 1, 3, 0x80000},
    {294300, 294328, 3840, 1, 0, 0x80020}, {294402, 294418, 3841, 1, 3, 0x80000},
    {294472, 294494, 3842, 1, 3, 0x80000}, {294557, 294583, 3843, 1, 0, 0x80020},
    {294673, 294693, 3844, 1, 0, 0x80020}, {294774, 294793, 3845, 1, 3, 0x0},
    {294863, 294880, 3846, 1, 3, 0x0}, {294947, 294960, 3847, 1, 3, 0x0},
    {295001, 295018, 3848, 1, 3, 0x0}, {295086, 295098, 3849, 1, 1, 0x0},
    {295140, 295159, 3850, 1, 3, 0x0}, {295233, 295257, 3851, 1, 3, 0x0},
    {295336, 295359, 3852, 1, 3, 0x0}, {295437, 295454, 3853, 2, 1, 0x10001},
    {295526, 295547, 3855, 2, 1, 0x0}, {295646, 295674, 3857, 1, 1, 0x10000},
    {295762, 295789, 3858, 1, 1, 0x10000}, {295876, 295898, 3859, 2, 1, 0x10000},
    {295980, 296005, 3861, 1, 1, 0x10000}, {296067, 296091, 3862, 1, 1, 0x10000},
    {296152, 296171, 3863, 3, 1, 0x10000}, {296227, 296253, 3866, 1, 1, 0x0},
    {296324, 296344, 3867, 3, 1, 0x10000}, {296409, 296420, 3870, 1, 0, 0x20},
    {296454, 296469, 3871, 1, 0, 0x20}, {296530, 296542, 3872, 2, 1, 0x0},
    {296585, 296597, 3874, 2, 3, 0x0}, {296726, 296742, 3876, 1, 3, 0x0},
    {296806, 296823, 3877, 1, 3, 0x0}, {296989, 297010, 3878, 1, 0, 0x20},
    {297111, 297128, 3879, 2, 3, 0x0}, {297220, 297251, 3881, 2, 3, 0x0},
    {297439, 297477, 3883, 2, 3, 0x0}, {297737, 297776, 3885, 2, 3, 0x0},
    {298045, 298086, 3887, 2, 3, 0x0}, {298309, 298335, 3889, 2, 3, 0x0},
    {298449, 298482, 3891, 2, 3, 0x0}, {298582, 298622, 3893, 2, 3, 0x0},
    {299076, 299107, 3895, 2, 3, 0x0}, {299441, 299481, 3897, 2, 3, 0x0},
    {299876, 299909, 3899, 2, 3, 0x0}, {300196, 300210, 3901, 1, 3, 0x2000},
    {300358, 300373, 3902, 1, 3, 0x2000}, {300519, 300555, 3903, 1, 3, 0x0},
    {300669, 300733, 3904, 1, 3, 0x0}, {300849, 300893, 3905, 1, 3, 0x0},
    {301030, 301077, 3906, 1, 3, 0x0}, {301176, 301234, 3907, 1, 3, 0x0},
    {301344, 301398, 3908, 1, 3, 0x0}, {301545, 301596, 3909, 1, 3, 0x0},
    {301689, 301734, 3910, 1, 3, 0x0}, {301928, 301979, 3911, 1, 3, 0x0},
    {302179, 302223, 3912, 1, 3, 0x0}, {302399, 302450, 3913, 1, 3, 0x0},
    {302637, 302689, 3914, 1, 3, 0x0}, {302883, 302926, 3915, 1, 3, 0x0},
    {303101, 303146, 3916, 1, 3, 0x0}, {303290, 303333, 3917, 1, 3, 0x0},
    {303493, 303542, 3918, 1, 3, 0x0}, {303714, 303756, 3919, 1, 3, 0x0},
    {303899, 303948, 3920, 1, 3, 0x0}, {304102, 304152, 3921, 1, 3, 0x0},
    {304313, 304354, 3922, 1, 3, 0x0}, {304502, 304537, 3923, 1, 3, 0x0},
    {304671, 304693, 3924, 1, 1, 0x0}, {304752, 304768, 3925, 1, 1, 0x0},
    {304829, 304851, 3926, 1, 1, 0x0}, {304910, 304926, 3927, 1, 1, 0x0},
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
    {1, 0, 48}, {16, 0, 48}, {86, 0, 225}, /* aten::_efficientzerotensor CPU Meta BackendSelect */
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
    {1, 0, 102}, {16, 0, 102}, /* aten::_philox_key_fold_in CPU Meta */
    {1, 0, 103}, {16, 0, 103}, /* aten::_philox_key_fold_in.Tensor CPU Meta */
    {1, 0, 104}, {16, 0, 104}, /* aten::_philox_key_split CPU Meta */
    {141, 6, 143}, /* aten::_philox_normal CompositeExplicitAutograd */
    {141, 8, 142}, /* aten::_philox_normal.out CompositeExplicitAutograd */
    {1, 0, 105}, {16, 0, 105}, /* aten::_philox_normal_ CPU Meta */
    {141, 6, 145}, /* aten::_philox_randint CompositeExplicitAutograd */
    {141, 8, 144}, /* aten::_philox_randint.out CompositeExplicitAutograd */
    {1, 0, 106}, {16, 0, 106}, /* aten::_philox_randint_ CPU Meta */
    {141, 6, 147}, /* aten::_philox_uniform CompositeExplicitAutograd */
    {141, 8, 146}, /* aten::_philox_uniform.out CompositeExplicitAutograd */
    {1, 0, 107}, {16, 0, 107}, /* aten::_philox_uniform_ CPU Meta */
    {1, 0, 108}, {16, 0, 108}, /* aten::_prelu_kernel CPU Meta */
    {1, 0, 109}, {16, 0, 109}, /* aten::_prelu_kernel_backward CPU Meta */
    {1, 0, 110}, {16, 0, 110}, /* aten::_reshape_alias CPU Meta */
    {142, 7, 148}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 149}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 111}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 112}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 113}, {16, 0, 113}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU Meta */
    {1, 0, 114}, {16, 0, 114}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU Meta */
    {1, 0, 115}, {16, 0, 115}, /* aten::_scaled_mm CPU Meta */
    {1, 0, 116}, {16, 0, 116}, /* aten::_scaled_mm.out CPU Meta */
    {1, 0, 117}, {16, 0, 117}, /* aten::_segment_reduce_backward CPU Meta */
    {141, 8, 150}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 0, 118}, {16, 0, 118}, /* aten::_slow_conv2d_backward.output_mask CPU Meta */
    {141, 8, 151}, /* aten::_slow_conv2d_backward.output_mask_out CompositeExplicitAutograd */
    {1, 0, 119}, {16, 0, 119}, /* aten::_slow_conv2d_forward CPU Meta */
    {1, 4, 152}, {16, 4, 152}, /* aten::_slow_conv2d_forward.output CPU Meta */
    {1, 1, 4}, {16, 1, 4}, {142, 9, 153}, /* aten::_softmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, {16, 3, 4}, /* aten::_softmax.out CPU Meta */
    {1, 1, 3}, {16, 1, 3}, {142, 9, 154}, /* aten::_softmax_backward_data CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, {16, 3, 3}, /* aten::_softmax_backward_data.out CPU Meta */
    {138, 0, 120}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 121}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 122}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 8, 155}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 123}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 8, 156}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 124}, {16, 0, 124}, /* aten::_unique CPU Meta */
    {141, 8, 157}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 125}, {16, 0, 125}, /* aten::_unique2 CPU Meta */
    {141, 8, 158}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 126}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 127}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 128}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 129}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1223}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 8, 159}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 130}, {16, 0, 130}, /* aten::_upsample_bicubic2d_aa CPU Meta */
    {1, 4, 160}, {16, 4, 160}, /* aten::_upsample_bicubic2d_aa.out CPU Meta */
    {138, 0, 132}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 131}, {16, 0, 131}, /* aten::_upsample_bicubic2d_aa_backward CPU Meta */
    {1, 4, 161}, {16, 4, 161}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU Meta */
    {1, 0, 133}, {16, 0, 133}, /* aten::_upsample_bilinear2d_aa CPU Meta */
    {1, 4, 162}, {16, 4, 162}, /* aten::_upsample_bilinear2d_aa.out CPU Meta */
    {138, 0, 135}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 134}, {16, 0, 134}, /* aten::_upsample_bilinear2d_aa_backward CPU Meta */
    {1, 4, 163}, {16, 4, 163}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU Meta */
    {1, 0, 136}, {16, 0, 136}, /* aten::_upsample_lanczos2d_aa CPU Meta */
    {1, 4, 164}, {16, 4, 164}, /* aten::_upsample_lanczos2d_aa.out CPU Meta */
    {138, 0, 138}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 137}, {16, 0, 137}, /* aten::_upsample_lanczos2d_aa_backward CPU Meta */
    {1, 4, 165}, {16, 4, 165}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU Meta */
    {1, 0, 139}, {16, 0, 139}, /* aten::_upsample_nearest_exact1d CPU Meta */
    {1, 4, 166}, {16, 4, 166}, /* aten::_upsample_nearest_exact1d.out CPU Meta */
    {138, 0, 141}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 140}, {16, 0, 140}, /* aten::_upsample_nearest_exact1d_backward CPU Meta */
    {1, 4, 167}, {16, 4, 167}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU Meta */
    {1, 0, 142}, {16, 0, 142}, /* aten::_upsample_nearest_exact2d CPU Meta */
    {1, 4, 168}, {16, 4, 168}, /* aten::_upsample_nearest_exact2d.out CPU Meta */
    {138, 0, 144}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 143}, {16, 0, 143}, /* aten::_upsample_nearest_exact2d_backward CPU Meta */
    {1, 4, 169}, {16, 4, 169}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU Meta */
    {1, 0, 145}, {16, 0, 145}, /* aten::_upsample_nearest_exact3d CPU Meta */
    {1, 4, 170}, {16, 4, 170}, /* aten::_upsample_nearest_exact3d.out CPU Meta */
    {138, 0, 147}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 146}, {16, 0, 146}, /* aten::_upsample_nearest_exact3d_backward CPU Meta */
    {1, 4, 171}, {16, 4, 171}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU Meta */
    {138, 0, 148}, /* aten::_version implicit */
    {1, 0, 149}, {16, 0, 149}, /* aten::_weight_int4pack_mm_for_cpu CPU Meta */
    {1, 0, 150}, {16, 0, 150}, /* aten::_weight_int8pack_mm CPU Meta */
    {138, 0, 151}, /* aten::_weight_norm implicit */
    {138, 0, 152}, /* aten::_weight_norm_differentiable_backward implicit */
    {1, 0, 153}, {16, 0, 153}, /* aten::_weight_norm_interface CPU Meta */
    {141, 8, 172}, /* aten::_weight_norm_interface.out CompositeExplicitAutograd */
    {1, 0, 154}, {16, 0, 154}, /* aten::_weight_norm_interface_backward CPU Meta */
    {141, 8, 173}, /* aten::_weight_norm_interface_backward.out CompositeExplicitAutograd */
    {1, 0, 155}, {16, 0, 155}, /* aten::abs CPU Meta */
    {1, 0, 157}, {16, 0, 157}, /* aten::abs.out CPU Meta */
    {1, 0, 156}, {16, 0, 156}, /* aten::abs_ CPU Meta */
    {138, 0, 158}, /* aten::absolute implicit */
    {138, 0, 160}, /* aten::absolute.out implicit */
    {138, 0, 159}, /* aten::absolute_ implicit */
    {1, 1, 5}, {16, 1, 5}, {142, 9, 174}, /* aten::acos CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, {16, 3, 5}, /* aten::acos.out CPU Meta */
    {1, 2, 5}, {16, 2, 5}, {142, 10, 174}, /* aten::acos_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, {16, 1, 6}, {142, 9, 175}, /* aten::acosh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, {16, 3, 6}, /* aten::acosh.out CPU Meta */
    {1, 2, 6}, {16, 2, 6}, {142, 10, 175}, /* aten::acosh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 161}, /* aten::adaptive_avg_pool1d implicit */
    {141, 8, 176}, /* aten::adaptive_avg_pool1d.out CompositeExplicitAutograd */
    {138, 0, 162}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 177}, {16, 4, 177}, /* aten::adaptive_avg_pool2d.out CPU Meta */
    {138, 0, 163}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 178}, {16, 4, 178}, /* aten::adaptive_avg_pool3d.out CPU Meta */
    {138, 0, 164}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 165}, {16, 0, 165}, /* aten::adaptive_max_pool2d CPU Meta */
    {1, 4, 179}, {16, 4, 179}, /* aten::adaptive_max_pool2d.out CPU Meta */
    {1, 0, 166}, {16, 0, 166}, /* aten::adaptive_max_pool2d_backward CPU Meta */
    {1, 4, 180}, {16, 4, 180}, /* aten::adaptive_max_pool2d_backward.grad_input CPU Meta */
    {1, 0, 167}, {16, 0, 167}, /* aten::adaptive_max_pool3d CPU Meta */
    {1, 4, 181}, {16, 4, 181}, /* aten::adaptive_max_pool3d.out CPU Meta */
    {1, 0, 168}, {16, 0, 168}, /* aten::adaptive_max_pool3d_backward CPU Meta */
    {1, 4, 182}, {16, 4, 182}, /* aten::adaptive_max_pool3d_backward.grad_input CPU Meta */
    {141, 0, 169}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 8, 183}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, {16, 1, 7}, {142, 9, 184}, /* aten::add.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, {16, 3, 7}, /* aten::add.out CPU Meta */
    {141, 0, 170}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, {16, 2, 7}, {142, 10, 184}, /* aten::add_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 171}, {16, 0, 171}, /* aten::addbmm CPU Meta */
    {1, 0, 173}, {16, 0, 173}, /* aten::addbmm.out CPU Meta */
    {1, 0, 172}, {16, 0, 172}, /* aten::addbmm_ CPU Meta */
    {1, 1, 8}, {16, 1, 8}, {142, 9, 185}, /* aten::addcdiv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, {16, 3, 8}, /* aten::addcdiv.out CPU Meta */
    {1, 2, 8}, {16, 2, 8}, {142, 10, 185}, /* aten::addcdiv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, {16, 1, 9}, {142, 9, 186}, /* aten::addcmul CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, {16, 3, 9}, /* aten::addcmul.out CPU Meta */
    {1, 2, 9}, {16, 2, 9}, {142, 10, 186}, /* aten::addcmul_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, {16, 1, 10}, {142, 9, 187}, /* aten::addmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, {16, 3, 10}, /* aten::addmm.out CPU Meta */
    {1, 2, 10}, {16, 2, 10}, {142, 10, 187}, /* aten::addmm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, {16, 1, 11}, {142, 9, 188}, /* aten::addmv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, {16, 3, 11}, /* aten::addmv.out CPU Meta */
    {1, 2, 11}, {16, 2, 11}, {142, 10, 188}, /* aten::addmv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 174}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 189}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 189}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 175}, /* aten::adjoint implicit */
    {141, 0, 176}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 8, 190}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 177}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 178}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 191}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 192}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, {16, 1, 12}, {142, 9, 193}, /* aten::all CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, {16, 3, 12}, /* aten::all.all_out CPU Meta */
    {1, 1, 14}, {16, 1, 14}, {142, 9, 195}, /* aten::all.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, {16, 1, 13}, {142, 9, 194}, /* aten::all.dims CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, {16, 3, 13}, /* aten::all.dims_out CPU Meta */
    {1, 3, 14}, {16, 3, 14}, /* aten::all.out CPU Meta */
    {141, 0, 179}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 180}, /* aten::alpha_dropout implicit */
    {138, 0, 181}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, {16, 1, 15}, {142, 9, 196}, /* aten::amax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, {16, 3, 15}, /* aten::amax.out CPU Meta */
    {1, 1, 16}, {16, 1, 16}, {142, 9, 197}, /* aten::amin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, {16, 3, 16}, /* aten::amin.out CPU Meta */
    {1, 1, 17}, {16, 1, 17}, {142, 9, 198}, /* aten::aminmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, {16, 3, 17}, /* aten::aminmax.out CPU Meta */
    {1, 0, 182}, {16, 0, 182}, /* aten::angle CPU Meta */
    {1, 0, 183}, {16, 0, 183}, /* aten::angle.out CPU Meta */
    {1, 1, 18}, {16, 1, 18}, {142, 9, 199}, /* aten::any CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, {16, 3, 18}, /* aten::any.all_out CPU Meta */
    {1, 1, 20}, {16, 1, 20}, {142, 9, 201}, /* aten::any.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, {16, 1, 19}, {142, 9, 200}, /* aten::any.dims CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, {16, 3, 19}, /* aten::any.dims_out CPU Meta */
    {1, 3, 20}, {16, 3, 20}, /* aten::any.out CPU Meta */
    {141, 0, 184}, {86, 0, 225}, /* aten::arange CompositeExplicitAutograd BackendSelect */
    {141, 4, 202}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 185}, {86, 0, 225}, /* aten::arange.start CompositeExplicitAutograd BackendSelect */
    {1, 4, 203}, {16, 4, 203}, /* aten::arange.start_out CPU Meta */
    {141, 0, 186}, {86, 0, 225}, /* aten::arange.start_step CompositeExplicitAutograd BackendSelect */
    {138, 0, 187}, /* aten::arccos implicit */
    {138, 0, 189}, /* aten::arccos.out implicit */
    {138, 0, 188}, /* aten::arccos_ implicit */
    {138, 0, 190}, /* aten::arccosh implicit */
    {138, 0, 192}, /* aten::arccosh.out implicit */
    {138, 0, 191}, /* aten::arccosh_ implicit */
    {138, 0, 193}, /* aten::arcsin implicit */
    {138, 0, 195}, /* aten::arcsin.out implicit */
    {138, 0, 194}, /* aten::arcsin_ implicit */
    {138, 0, 196}, /* aten::arcsinh implicit */
    {138, 0, 198}, /* aten::arcsinh.out implicit */
    {138, 0, 197}, /* aten::arcsinh_ implicit */
    {138, 0, 199}, /* aten::arctan implicit */
    {138, 0, 204}, /* aten::arctan.out implicit */
    {138, 0, 200}, /* aten::arctan2 implicit */
    {138, 0, 202}, /* aten::arctan2.out implicit */
    {138, 0, 201}, /* aten::arctan2_ implicit */
    {138, 0, 203}, /* aten::arctan_ implicit */
    {138, 0, 205}, /* aten::arctanh implicit */
    {138, 0, 207}, /* aten::arctanh.out implicit */
    {138, 0, 206}, /* aten::arctanh_ implicit */
    {1, 1, 21}, {16, 1, 21}, {142, 9, 204}, /* aten::argmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, {16, 3, 21}, /* aten::argmax.out CPU Meta */
    {1, 1, 22}, {16, 1, 22}, {142, 9, 205}, /* aten::argmin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, {16, 3, 22}, /* aten::argmin.out CPU Meta */
    {138, 0, 208}, /* aten::argsort implicit */
    {138, 0, 209}, /* aten::argsort.stable implicit */
    {138, 0, 210}, /* aten::argsort.stable_out implicit */
    {138, 0, 211}, /* aten::argwhere implicit */
    {1, 0, 212}, {16, 0, 212}, /* aten::as_strided CPU Meta */
    {142, 5, 206}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 206}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 207}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 213}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 208}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, {16, 1, 23}, {142, 9, 209}, /* aten::asin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, {16, 3, 23}, /* aten::asin.out CPU Meta */
    {1, 2, 23}, {16, 2, 23}, {142, 10, 209}, /* aten::asin_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, {16, 1, 24}, {142, 9, 210}, /* aten::asinh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, {16, 3, 24}, /* aten::asinh.out CPU Meta */
    {1, 2, 24}, {16, 2, 24}, {142, 10, 210}, /* aten::asinh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, {16, 1, 26}, {142, 9, 211}, /* aten::atan CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, {16, 3, 26}, /* aten::atan.out CPU Meta */
    {1, 1, 25}, {16, 1, 25}, {142, 9, 212}, /* aten::atan2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, {16, 3, 25}, /* aten::atan2.out CPU Meta */
    {1, 2, 25}, {16, 2, 25}, {142, 10, 212}, /* aten::atan2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, {16, 2, 26}, {142, 10, 211}, /* aten::atan_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, {16, 1, 27}, {142, 9, 213}, /* aten::atanh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, {16, 3, 27}, /* aten::atanh.out CPU Meta */
    {1, 2, 27}, {16, 2, 27}, {142, 10, 213}, /* aten::atanh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 214}, /* aten::atleast_1d implicit */
    {138, 0, 215}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 216}, /* aten::atleast_2d implicit */
    {138, 0, 217}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 218}, /* aten::atleast_3d implicit */
    {138, 0, 219}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 220}, /* aten::avg_pool1d implicit */
    {141, 8, 214}, /* aten::avg_pool1d.out CompositeExplicitAutograd */
    {1, 0, 221}, {16, 0, 221}, /* aten::avg_pool2d CPU Meta */
    {1, 4, 215}, {16, 4, 215}, /* aten::avg_pool2d.out CPU Meta */
    {1, 0, 222}, {16, 0, 222}, /* aten::avg_pool2d_backward CPU Meta */
    {1, 4, 216}, {16, 4, 216}, /* aten::avg_pool2d_backward.grad_input CPU Meta */
    {1, 0, 223}, {16, 0, 223}, /* aten::avg_pool3d CPU Meta */
    {1, 4, 217}, {16, 4, 217}, /* aten::avg_pool3d.out CPU Meta */
    {1, 0, 224}, {16, 0, 224}, /* aten::avg_pool3d_backward CPU Meta */
    {1, 4, 218}, {16, 4, 218}, /* aten::avg_pool3d_backward.grad_input CPU Meta */
    {1, 1, 28}, {16, 1, 28}, {142, 9, 219}, /* aten::baddbmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, {16, 3, 28}, /* aten::baddbmm.out CPU Meta */
    {1, 2, 28}, {16, 2, 28}, {142, 10, 219}, /* aten::baddbmm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 226}, {86, 0, 225}, /* aten::bartlett_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 220}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 227}, {86, 0, 225}, /* aten::bartlett_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 221}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 228}, /* aten::batch_norm implicit */
    {1, 0, 229}, {16, 0, 229}, /* aten::batch_norm_backward CPU Meta */
    {1, 0, 230}, {16, 0, 230}, /* aten::batch_norm_update_stats CPU Meta */
    {141, 8, 222}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 231}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 225}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 8, 223}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 8, 224}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 0, 234}, {16, 0, 234}, /* aten::bernoulli.out CPU Meta */
    {142, 0, 235}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 232}, {16, 0, 232}, /* aten::bernoulli_.Tensor CPU Meta */
    {1, 0, 233}, {16, 0, 233}, /* aten::bernoulli_.float CPU Meta */
    {138, 0, 236}, /* aten::bilinear implicit */
    {1, 0, 237}, {16, 0, 237}, /* aten::binary_cross_entropy CPU Meta */
    {1, 4, 226}, {16, 4, 226}, /* aten::binary_cross_entropy.out CPU Meta */
    {1, 0, 238}, {16, 0, 238}, /* aten::binary_cross_entropy_backward CPU Meta */
    {1, 4, 227}, {16, 4, 227}, /* aten::binary_cross_entropy_backward.grad_input CPU Meta */
    {1, 0, 239}, {16, 0, 239}, /* aten::binary_cross_entropy_with_logits CPU Meta */
    {141, 8, 228}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 240}, {16, 0, 240}, /* aten::bincount CPU Meta */
    {141, 8, 229}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 241}, {16, 0, 241}, /* aten::binomial CPU Meta */
    {141, 8, 230}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 242}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 243}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 231}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 244}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, {16, 1, 29}, {142, 9, 232}, /* aten::bitwise_and.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, {16, 3, 29}, /* aten::bitwise_and.Tensor_out CPU Meta */
    {141, 0, 245}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, {16, 2, 29}, {142, 10, 232}, /* aten::bitwise_and_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 246}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 233}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, {16, 1, 30}, {142, 9, 234}, /* aten::bitwise_left_shift.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 247}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 248}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU Meta */
    {1, 2, 30}, {16, 2, 30}, {142, 10, 234}, /* aten::bitwise_left_shift_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 249}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, {16, 1, 31}, {142, 9, 235}, /* aten::bitwise_not CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, {16, 3, 31}, /* aten::bitwise_not.out CPU Meta */
    {1, 2, 31}, {16, 2, 31}, {142, 10, 235}, /* aten::bitwise_not_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 250}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 251}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 236}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 252}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, {16, 1, 32}, {142, 9, 237}, /* aten::bitwise_or.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, {16, 3, 32}, /* aten::bitwise_or.Tensor_out CPU Meta */
    {141, 0, 253}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, {16, 2, 32}, {142, 10, 237}, /* aten::bitwise_or_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 254}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 238}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, {16, 1, 33}, {142, 9, 239}, /* aten::bitwise_right_shift.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 255}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 256}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU Meta */
    {1, 2, 33}, {16, 2, 33}, {142, 10, 239}, /* aten::bitwise_right_shift_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 257}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 258}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 259}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 240}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 260}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, {16, 1, 34}, {142, 9, 241}, /* aten::bitwise_xor.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, {16, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU Meta */
    {141, 0, 261}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, {16, 2, 34}, {142, 10, 241}, /* aten::bitwise_xor_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 262}, {86, 0, 225}, /* aten::blackman_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 242}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 263}, {86, 0, 225}, /* aten::blackman_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 243}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 264}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 8, 244}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, {16, 1, 35}, {142, 9, 245}, /* aten::bmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, {16, 3, 35}, /* aten::bmm.out CPU Meta */
    {138, 0, 265}, /* aten::broadcast_tensors implicit */
    {138, 0, 266}, /* aten::broadcast_to implicit */
    {1, 0, 267}, {16, 0, 267}, /* aten::bucketize.Scalar CPU Meta */
    {141, 8, 246}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 268}, {16, 0, 268}, /* aten::bucketize.Tensor CPU Meta */
    {1, 4, 247}, {16, 4, 247}, /* aten::bucketize.Tensor_out CPU Meta */
    {138, 0, 269}, /* aten::can_cast implicit */
    {138, 0, 270}, /* aten::cartesian_prod implicit */
    {1, 0, 271}, {16, 0, 271}, {142, 0, 272}, /* aten::cat CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 273}, {16, 0, 273}, /* aten::cat.out CPU Meta */
    {141, 6, 249}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 8, 248}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 274}, {16, 0, 274}, /* aten::cauchy_ CPU Meta */
    {138, 0, 275}, /* aten::cdist implicit */
    {1, 1, 36}, {16, 1, 36}, {142, 9, 250}, /* aten::ceil CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, {16, 3, 36}, /* aten::ceil.out CPU Meta */
    {1, 2, 36}, {16, 2, 36}, {142, 10, 250}, /* aten::ceil_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 276}, /* aten::celu CompositeExplicitAutograd */
    {141, 8, 251}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 251}, /* aten::celu_ CompositeExplicitAutograd */
    {138, 0, 277}, /* aten::chain_matmul implicit */
    {138, 4, 252}, /* aten::chain_matmul.out implicit */
    {1, 0, 278}, {16, 0, 278}, /* aten::channel_shuffle CPU Meta */
    {141, 8, 253}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 279}, {16, 0, 279}, /* aten::cholesky CPU Meta */
    {1, 0, 281}, {16, 0, 281}, /* aten::cholesky.out CPU Meta */
    {1, 0, 280}, {16, 0, 280}, /* aten::cholesky_inverse CPU Meta */
    {1, 4, 254}, {16, 4, 254}, /* aten::cholesky_inverse.out CPU Meta */
    {1, 0, 282}, {16, 0, 282}, /* aten::cholesky_solve CPU Meta */
    {1, 0, 283}, {16, 0, 283}, /* aten::cholesky_solve.out CPU Meta */
    {138, 0, 288}, /* aten::chunk implicit */
    {1, 1, 42}, {16, 1, 42}, {142, 9, 256}, /* aten::clamp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, {16, 1, 37}, {142, 9, 255}, /* aten::clamp.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, {16, 3, 37}, /* aten::clamp.Tensor_out CPU Meta */
    {1, 3, 42}, {16, 3, 42}, /* aten::clamp.out CPU Meta */
    {1, 2, 42}, {16, 2, 42}, {142, 10, 256}, /* aten::clamp_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, {16, 2, 37}, {142, 10, 255}, /* aten::clamp_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, {16, 1, 39}, {142, 9, 258}, /* aten::clamp_max CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, {16, 1, 38}, {142, 9, 257}, /* aten::clamp_max.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, {16, 3, 38}, /* aten::clamp_max.Tensor_out CPU Meta */
    {1, 3, 39}, {16, 3, 39}, /* aten::clamp_max.out CPU Meta */
    {1, 2, 39}, {16, 2, 39}, {142, 10, 258}, /* aten::clamp_max_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, {16, 2, 38}, {142, 10, 257}, /* aten::clamp_max_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, {16, 1, 41}, {142, 9, 260}, /* aten::clamp_min CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, {16, 1, 40}, {142, 9, 259}, /* aten::clamp_min.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, {16, 3, 40}, /* aten::clamp_min.Tensor_out CPU Meta */
    {1, 3, 41}, {16, 3, 41}, /* aten::clamp_min.out CPU Meta */
    {1, 2, 41}, {16, 2, 41}, {142, 10, 260}, /* aten::clamp_min_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, {16, 2, 40}, {142, 10, 259}, /* aten::clamp_min_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 289}, /* aten::clip implicit */
    {138, 0, 291}, /* aten::clip.Tensor implicit */
    {138, 0, 292}, /* aten::clip.Tensor_out implicit */
    {138, 0, 294}, /* aten::clip.out implicit */
    {138, 0, 290}, /* aten::clip_ implicit */
    {138, 0, 293}, /* aten::clip_.Tensor implicit */
    {141, 0, 295}, /* aten::clone CompositeExplicitAutograd */
    {141, 8, 261}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 296}, {16, 0, 296}, /* aten::col2im CPU Meta */
    {1, 4, 262}, {16, 4, 262}, /* aten::col2im.out CPU Meta */
    {138, 0, 297}, /* aten::column_stack implicit */
    {138, 4, 263}, /* aten::column_stack.out implicit */
    {138, 0, 298}, /* aten::combinations implicit */
    {1, 0, 299}, {16, 0, 299}, /* aten::complex CPU Meta */
    {1, 0, 300}, {16, 0, 300}, /* aten::complex.out CPU Meta */
    {138, 0, 301}, /* aten::concat implicit */
    {138, 4, 264}, /* aten::concat.out implicit */
    {138, 0, 302}, /* aten::concatenate implicit */
    {138, 4, 265}, /* aten::concatenate.out implicit */
    {138, 0, 303}, /* aten::conj implicit */
    {138, 0, 304}, /* aten::conj_physical implicit */
    {1, 4, 266}, {16, 4, 266}, /* aten::conj_physical.out CPU Meta */
    {1, 5, 266}, {16, 5, 266}, /* aten::conj_physical_ CPU Meta */
    {141, 0, 305}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 8, 267}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 306}, /* aten::contiguous implicit */
    {138, 0, 307}, /* aten::conv1d implicit */
    {138, 0, 308}, /* aten::conv1d.padding implicit */
    {138, 0, 309}, /* aten::conv2d implicit */
    {138, 0, 310}, /* aten::conv2d.padding implicit */
    {138, 0, 311}, /* aten::conv3d implicit */
    {138, 0, 312}, /* aten::conv3d.padding implicit */
    {138, 0, 313}, /* aten::conv_transpose1d implicit */
    {138, 0, 314}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 315}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 317}, {16, 0, 317}, /* aten::convolution CPU Meta */
    {141, 8, 268}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 318}, {16, 0, 318}, /* aten::convolution_backward CPU Meta */
    {141, 8, 269}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 271}, /* aten::copy CompositeExplicitAutograd */
    {141, 8, 270}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 319}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 320}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 321}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, {16, 1, 43}, {142, 9, 272}, /* aten::copysign.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, {16, 3, 43}, /* aten::copysign.out CPU Meta */
    {141, 0, 322}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, {16, 2, 43}, {142, 10, 272}, /* aten::copysign_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 323}, /* aten::corrcoef implicit */
    {1, 1, 44}, {16, 1, 44}, {142, 9, 273}, /* aten::cos CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, {16, 3, 44}, /* aten::cos.out CPU Meta */
    {1, 2, 44}, {16, 2, 44}, {142, 10, 273}, /* aten::cos_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, {16, 1, 45}, {142, 9, 274}, /* aten::cosh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, {16, 3, 45}, /* aten::cosh.out CPU Meta */
    {1, 2, 45}, {16, 2, 45}, {142, 10, 274}, /* aten::cosh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 324}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 325}, /* aten::cosine_similarity implicit */
    {141, 0, 326}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 327}, {16, 0, 327}, /* aten::count_nonzero.dim_IntList CPU Meta */
    {141, 8, 276}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 8, 275}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 328}, /* aten::cov implicit */
    {138, 0, 329}, /* aten::cross implicit */
    {138, 4, 277}, /* aten::cross.out implicit */
    {138, 0, 330}, /* aten::cross_entropy_loss implicit */
    {138, 0, 331}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 332}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 333}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 278}, {16, 4, 278}, /* aten::cummax.out CPU Meta */
    {141, 0, 334}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 279}, {16, 4, 279}, /* aten::cummin.out CPU Meta */
    {1, 1, 46}, {16, 1, 46}, {142, 9, 280}, /* aten::cumprod CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, {16, 3, 46}, /* aten::cumprod.out CPU Meta */
    {1, 2, 46}, {16, 2, 46}, {142, 10, 280}, /* aten::cumprod_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, {16, 1, 47}, {142, 9, 281}, /* aten::cumsum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, {16, 3, 47}, /* aten::cumsum.out CPU Meta */
    {1, 2, 47}, {16, 2, 47}, {142, 10, 281}, /* aten::cumsum_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 335}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 336}, /* aten::cumulative_trapezoid.x implicit */
    {138, 0, 337}, /* aten::data implicit */
    {141, 0, 338}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 282}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 282}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 342}, /* aten::det implicit */
    {141, 0, 343}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 344}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 283}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 284}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 345}, /* aten::diag implicit */
    {138, 4, 285}, /* aten::diag.out implicit */
    {142, 0, 346}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 8, 286}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 347}, /* aten::diagflat implicit */
    {141, 0, 348}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 349}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 8, 288}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 287}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 289}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 350}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 290}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 351}, /* aten::diff implicit */
    {138, 0, 352}, /* aten::diff.out implicit */
    {1, 1, 48}, {16, 1, 48}, {142, 9, 291}, /* aten::digamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, {16, 3, 48}, /* aten::digamma.out CPU Meta */
    {1, 2, 48}, {16, 2, 48}, {142, 10, 291}, /* aten::digamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 353}, /* aten::dim implicit */
    {141, 0, 354}, /* aten::dist CompositeExplicitAutograd */
    {141, 8, 292}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 355}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 356}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 8, 294}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 8, 293}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, {16, 1, 49}, {142, 9, 295}, /* aten::div.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, {16, 1, 50}, {142, 9, 296}, /* aten::div.Tensor_mode CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, {16, 3, 49}, /* aten::div.out CPU Meta */
    {1, 3, 50}, {16, 3, 50}, /* aten::div.out_mode CPU Meta */
    {141, 0, 357}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 358}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, {16, 2, 49}, {142, 10, 295}, /* aten::div_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, {16, 2, 50}, {142, 10, 296}, /* aten::div_.Tensor_mode CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 359}, /* aten::divide.Scalar implicit */
    {138, 0, 360}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 361}, /* aten::divide.Tensor implicit */
    {138, 0, 362}, /* aten::divide.Tensor_mode implicit */
    {138, 0, 367}, /* aten::divide.out implicit */
    {138, 0, 368}, /* aten::divide.out_mode implicit */
    {138, 0, 363}, /* aten::divide_.Scalar implicit */
    {138, 0, 364}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 365}, /* aten::divide_.Tensor implicit */
    {138, 0, 366}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 369}, {16, 0, 369}, /* aten::dot CPU Meta */
    {141, 4, 297}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 370}, /* aten::dropout implicit */
    {138, 0, 371}, /* aten::dropout_ implicit */
    {138, 0, 372}, /* aten::dsplit.array implicit */
    {138, 0, 373}, /* aten::dsplit.int implicit */
    {138, 0, 374}, /* aten::dstack implicit */
    {138, 4, 298}, /* aten::dstack.out implicit */
    {138, 0, 375}, /* aten::einsum implicit */
    {1, 1, 52}, {16, 1, 52}, {142, 9, 299}, /* aten::elu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, {16, 3, 52}, /* aten::elu.out CPU Meta */
    {1, 2, 52}, {16, 2, 52}, {142, 10, 299}, /* aten::elu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, {16, 1, 51}, {142, 9, 300}, /* aten::elu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, {16, 3, 51}, /* aten::elu_backward.grad_input CPU Meta */
    {141, 0, 376}, /* aten::embedding CompositeExplicitAutograd */
    {141, 8, 301}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 377}, /* aten::embedding_backward implicit */
    {138, 0, 378}, /* aten::embedding_bag implicit */
    {138, 0, 379}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 380}, {16, 0, 380}, /* aten::embedding_dense_backward CPU Meta */
    {141, 8, 302}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 304}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 8, 303}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 381}, {16, 0, 381}, /* aten::embedding_renorm_ CPU Meta */
    {1, 0, 383}, {16, 0, 383}, {86, 0, 225}, /* aten::empty.memory_format CPU Meta BackendSelect */
    {138, 0, 384}, /* aten::empty.out implicit */
    {141, 0, 382}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 8, 305}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 385}, {86, 0, 225}, /* aten::empty_permuted CompositeExplicitAutograd BackendSelect */
    {141, 8, 306}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 386}, {16, 0, 386}, {86, 0, 225}, /* aten::empty_strided CPU Meta BackendSelect */
    {141, 8, 307}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, {16, 1, 53}, {142, 9, 308}, /* aten::eq.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, {16, 3, 53}, /* aten::eq.Scalar_out CPU Meta */
    {1, 1, 54}, {16, 1, 54}, {142, 9, 309}, /* aten::eq.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, {16, 3, 54}, /* aten::eq.Tensor_out CPU Meta */
    {1, 2, 53}, {16, 2, 53}, {142, 10, 308}, /* aten::eq_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, {16, 2, 54}, {142, 10, 309}, /* aten::eq_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 387}, {16, 0, 387}, /* aten::equal CPU Meta */
    {1, 1, 55}, {16, 1, 55}, {142, 9, 310}, /* aten::erf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, {16, 3, 55}, /* aten::erf.out CPU Meta */
    {1, 2, 55}, {16, 2, 55}, {142, 10, 310}, /* aten::erf_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, {16, 1, 56}, {142, 9, 311}, /* aten::erfc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, {16, 3, 56}, /* aten::erfc.out CPU Meta */
    {1, 2, 56}, {16, 2, 56}, {142, 10, 311}, /* aten::erfc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, {16, 1, 57}, {142, 9, 312}, /* aten::erfinv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, {16, 3, 57}, /* aten::erfinv.out CPU Meta */
    {1, 2, 57}, {16, 2, 57}, {142, 10, 312}, /* aten::erfinv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, {16, 1, 59}, {142, 9, 313}, /* aten::exp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, {16, 3, 59}, /* aten::exp.out CPU Meta */
    {1, 1, 58}, {16, 1, 58}, {142, 9, 314}, /* aten::exp2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, {16, 3, 58}, /* aten::exp2.out CPU Meta */
    {1, 2, 58}, {16, 2, 58}, {142, 10, 314}, /* aten::exp2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, {16, 2, 59}, {142, 10, 313}, /* aten::exp_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 388}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 389}, /* aten::expand_as implicit */
    {142, 7, 315}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 316}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, {16, 1, 60}, {142, 9, 317}, /* aten::expm1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, {16, 3, 60}, /* aten::expm1.out CPU Meta */
    {1, 2, 60}, {16, 2, 60}, {142, 10, 317}, /* aten::expm1_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 319}, /* aten::exponential CompositeExplicitAutograd */
    {141, 8, 318}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 390}, {16, 0, 390}, /* aten::exponential_ CPU Meta */
    {141, 0, 391}, {86, 0, 225}, /* aten::eye CompositeExplicitAutograd BackendSelect */
    {141, 0, 392}, {86, 0, 225}, /* aten::eye.m CompositeExplicitAutograd BackendSelect */
    {1, 4, 321}, {16, 4, 321}, /* aten::eye.m_out CPU Meta */
    {1, 4, 320}, {16, 4, 320}, /* aten::eye.out CPU Meta */
    {138, 0, 393}, /* aten::fake_quantize_per_channel_affine implicit */
    {1, 0, 394}, /* aten::fake_quantize_per_channel_affine_cachemask CPU */
    {141, 8, 322}, /* aten::fake_quantize_per_channel_affine_cachemask.out CompositeExplicitAutograd */
    {138, 0, 395}, /* aten::fake_quantize_per_channel_affine_cachemask_backward implicit */
    {138, 0, 396}, /* aten::fake_quantize_per_tensor_affine implicit */
    {138, 0, 399}, /* aten::fake_quantize_per_tensor_affine.tensor_qparams implicit */
    {1, 0, 397}, /* aten::fake_quantize_per_tensor_affine_cachemask CPU */
    {141, 8, 323}, /* aten::fake_quantize_per_tensor_affine_cachemask.out CompositeExplicitAutograd */
    {138, 0, 398}, /* aten::fake_quantize_per_tensor_affine_cachemask_backward implicit */
    {138, 0, 400}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 401}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 402}, /* aten::feature_dropout implicit */
    {138, 0, 403}, /* aten::feature_dropout_ implicit */
    {138, 0, 404}, /* aten::fft_fft implicit */
    {138, 0, 407}, /* aten::fft_fft.out implicit */
    {138, 0, 405}, /* aten::fft_fft2 implicit */
    {138, 0, 406}, /* aten::fft_fft2.out implicit */
    {141, 0, 408}, {86, 0, 225}, /* aten::fft_fftfreq CompositeExplicitAutograd BackendSelect */
    {141, 0, 409}, /* aten::fft_fftfreq.out CompositeExplicitAutograd */
    {138, 0, 410}, /* aten::fft_fftn implicit */
    {138, 0, 411}, /* aten::fft_fftn.out implicit */
    {138, 0, 412}, /* aten::fft_fftshift implicit */
    {138, 0, 413}, /* aten::fft_hfft implicit */
    {138, 0, 416}, /* aten::fft_hfft.out implicit */
    {138, 0, 414}, /* aten::fft_hfft2 implicit */
    {138, 0, 415}, /* aten::fft_hfft2.out implicit */
    {138, 0, 417}, /* aten::fft_hfftn implicit */
    {138, 0, 418}, /* aten::fft_hfftn.out implicit */
    {138, 0, 419}, /* aten::fft_ifft implicit */
    {138, 0, 422}, /* aten::fft_ifft.out implicit */
    {138, 0, 420}, /* aten::fft_ifft2 implicit */
    {138, 0, 421}, /* aten::fft_ifft2.out implicit */
    {138, 0, 423}, /* aten::fft_ifftn implicit */
    {138, 0, 424}, /* aten::fft_ifftn.out implicit */
    {138, 0, 425}, /* aten::fft_ifftshift implicit */
    {138, 0, 426}, /* aten::fft_ihfft implicit */
    {138, 0, 429}, /* aten::fft_ihfft.out implicit */
    {138, 0, 427}, /* aten::fft_ihfft2 implicit */
    {138, 0, 428}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 430}, /* aten::fft_ihfftn implicit */
    {138, 0, 431}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 432}, /* aten::fft_irfft implicit */
    {138, 0, 435}, /* aten::fft_irfft.out implicit */
    {138, 0, 433}, /* aten::fft_irfft2 implicit */
    {138, 0, 434}, /* aten::fft_irfft2.out implicit */
    {138, 0, 436}, /* aten::fft_irfftn implicit */
    {138, 0, 437}, /* aten::fft_irfftn.out implicit */
    {138, 0, 438}, /* aten::fft_rfft implicit */
    {138, 0, 441}, /* aten::fft_rfft.out implicit */
    {138, 0, 439}, /* aten::fft_rfft2 implicit */
    {138, 0, 440}, /* aten::fft_rfft2.out implicit */
    {141, 0, 442}, {86, 0, 225}, /* aten::fft_rfftfreq CompositeExplicitAutograd BackendSelect */
    {141, 0, 443}, /* aten::fft_rfftfreq.out CompositeExplicitAutograd */
    {138, 0, 444}, /* aten::fft_rfftn implicit */
    {138, 0, 445}, /* aten::fft_rfftn.out implicit */
    {141, 6, 326}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 8, 324}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 327}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 8, 325}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 446}, {16, 0, 446}, /* aten::fill_.Scalar CPU Meta */
    {1, 0, 447}, {16, 0, 447}, /* aten::fill_.Tensor CPU Meta */
    {138, 0, 448}, /* aten::fix implicit */
    {138, 0, 450}, /* aten::fix.out implicit */
    {138, 0, 449}, /* aten::fix_ implicit */
    {138, 0, 451}, /* aten::flatten.using_ints implicit */
    {1, 0, 452}, {16, 0, 452}, /* aten::flip CPU Meta */
    {141, 8, 328}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 453}, /* aten::fliplr implicit */
    {138, 0, 454}, /* aten::flipud implicit */
    {138, 0, 455}, /* aten::float_power.Scalar implicit */
    {138, 0, 456}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 457}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 458}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 459}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 460}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 461}, /* aten::float_power_.Scalar implicit */
    {138, 0, 462}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, {16, 1, 61}, {142, 9, 329}, /* aten::floor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, {16, 3, 61}, /* aten::floor.out CPU Meta */
    {1, 2, 61}, {16, 2, 61}, {142, 10, 329}, /* aten::floor_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 463}, {16, 0, 463}, /* aten::floor_divide CPU Meta */
    {141, 0, 464}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 8, 330}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 467}, {16, 0, 467}, /* aten::floor_divide.out CPU Meta */
    {141, 0, 465}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 466}, {16, 0, 466}, /* aten::floor_divide_.Tensor CPU Meta */
    {1, 1, 62}, {16, 1, 62}, {142, 9, 331}, /* aten::fmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, {16, 3, 62}, /* aten::fmax.out CPU Meta */
    {1, 1, 63}, {16, 1, 63}, {142, 9, 332}, /* aten::fmin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, {16, 3, 63}, /* aten::fmin.out CPU Meta */
    {141, 0, 468}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 469}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, {16, 1, 64}, {142, 9, 333}, /* aten::fmod.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, {16, 3, 64}, /* aten::fmod.Tensor_out CPU Meta */
    {141, 0, 470}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, {16, 2, 64}, {142, 10, 333}, /* aten::fmod_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, {16, 1, 65}, {142, 9, 334}, /* aten::frac CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, {16, 3, 65}, /* aten::frac.out CPU Meta */
    {1, 2, 65}, {16, 2, 65}, {142, 10, 334}, /* aten::frac_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 471}, {16, 0, 471}, /* aten::fractional_max_pool2d CPU Meta */
    {1, 4, 335}, {16, 4, 335}, /* aten::fractional_max_pool2d.output CPU Meta */
    {1, 0, 472}, {16, 0, 472}, /* aten::fractional_max_pool2d_backward CPU Meta */
    {1, 4, 336}, {16, 4, 336}, /* aten::fractional_max_pool2d_backward.grad_input CPU Meta */
    {1, 0, 473}, {16, 0, 473}, /* aten::fractional_max_pool3d CPU Meta */
    {1, 4, 337}, {16, 4, 337}, /* aten::fractional_max_pool3d.output CPU Meta */
    {1, 0, 474}, {16, 0, 474}, /* aten::fractional_max_pool3d_backward CPU Meta */
    {1, 4, 338}, {16, 4, 338}, /* aten::fractional_max_pool3d_backward.grad_input CPU Meta */
    {1, 0, 475}, {16, 0, 475}, /* aten::frexp.Tensor CPU Meta */
    {1, 0, 476}, {16, 0, 476}, /* aten::frexp.Tensor_out CPU Meta */
    {1, 0, 477}, {86, 0, 225}, /* aten::from_file CPU BackendSelect */
    {141, 8, 339}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 478}, {86, 0, 225}, /* aten::full CompositeExplicitAutograd BackendSelect */
    {141, 4, 340}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 479}, /* aten::full_like CompositeExplicitAutograd */
    {141, 8, 341}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, {16, 1, 66}, {142, 9, 342}, /* aten::gather CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, {16, 3, 66}, /* aten::gather.out CPU Meta */
    {138, 0, 480}, /* aten::gather_backward implicit */
    {1, 1, 67}, {16, 1, 67}, {142, 9, 343}, /* aten::gcd CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, {16, 3, 67}, /* aten::gcd.out CPU Meta */
    {1, 2, 67}, {16, 2, 67}, {142, 10, 343}, /* aten::gcd_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, {16, 1, 68}, {142, 9, 344}, /* aten::ge.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, {16, 3, 68}, /* aten::ge.Scalar_out CPU Meta */
    {1, 1, 69}, {16, 1, 69}, {142, 9, 345}, /* aten::ge.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, {16, 3, 69}, /* aten::ge.Tensor_out CPU Meta */
    {1, 2, 68}, {16, 2, 68}, {142, 10, 344}, /* aten::ge_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, {16, 2, 69}, {142, 10, 345}, /* aten::ge_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, {16, 1, 71}, {142, 9, 346}, /* aten::gelu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, {16, 3, 71}, /* aten::gelu.out CPU Meta */
    {1, 2, 71}, {16, 2, 71}, {142, 10, 346}, /* aten::gelu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, {16, 1, 70}, {142, 9, 347}, /* aten::gelu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, {16, 3, 70}, /* aten::gelu_backward.grad_input CPU Meta */
    {141, 6, 349}, /* aten::geometric CompositeExplicitAutograd */
    {141, 8, 348}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 481}, {16, 0, 481}, /* aten::geometric_ CPU Meta */
    {1, 0, 482}, {16, 0, 482}, /* aten::geqrf CPU Meta */
    {1, 4, 350}, {16, 4, 350}, /* aten::geqrf.a CPU Meta */
    {138, 0, 483}, /* aten::ger implicit */
    {138, 4, 351}, /* aten::ger.out implicit */
    {138, 0, 484}, /* aten::get_device implicit */
    {1, 0, 485}, {16, 0, 485}, /* aten::glu CPU Meta */
    {1, 4, 352}, {16, 4, 352}, /* aten::glu.out CPU Meta */
    {1, 0, 486}, {16, 0, 486}, /* aten::glu_backward CPU Meta */
    {1, 4, 353}, {16, 4, 353}, /* aten::glu_backward.grad_input CPU Meta */
    {138, 0, 487}, /* aten::gradient.array implicit */
    {138, 0, 488}, /* aten::gradient.scalararray implicit */
    {138, 0, 489}, /* aten::gradient.scalarint implicit */
    {138, 0, 490}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 491}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 492}, /* aten::gradient.tensorarray implicit */
    {138, 0, 493}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 494}, /* aten::greater.Scalar implicit */
    {138, 0, 495}, /* aten::greater.Scalar_out implicit */
    {138, 0, 496}, /* aten::greater.Tensor implicit */
    {138, 0, 497}, /* aten::greater.Tensor_out implicit */
    {138, 0, 498}, /* aten::greater_.Scalar implicit */
    {138, 0, 499}, /* aten::greater_.Tensor implicit */
    {138, 0, 500}, /* aten::greater_equal.Scalar implicit */
    {138, 0, 501}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 502}, /* aten::greater_equal.Tensor implicit */
    {138, 0, 503}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 504}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 505}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 506}, /* aten::grid_sampler implicit */
    {1, 0, 507}, {16, 0, 507}, /* aten::grid_sampler_2d CPU Meta */
    {141, 8, 354}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 508}, {16, 0, 508}, /* aten::grid_sampler_2d_backward CPU Meta */
    {141, 8, 355}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 509}, {16, 0, 509}, /* aten::grid_sampler_3d CPU Meta */
    {141, 8, 356}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 510}, {16, 0, 510}, /* aten::grid_sampler_3d_backward CPU Meta */
    {141, 8, 357}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 511}, /* aten::group_norm implicit */
    {138, 0, 513}, /* aten::gru.data implicit */
    {138, 0, 514}, /* aten::gru.input implicit */
    {138, 0, 512}, /* aten::gru_cell implicit */
    {1, 1, 72}, {16, 1, 72}, {142, 9, 358}, /* aten::gt.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, {16, 3, 72}, /* aten::gt.Scalar_out CPU Meta */
    {1, 1, 73}, {16, 1, 73}, {142, 9, 359}, /* aten::gt.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, {16, 3, 73}, /* aten::gt.Tensor_out CPU Meta */
    {1, 2, 72}, {16, 2, 72}, {142, 10, 358}, /* aten::gt_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, {16, 2, 73}, {142, 10, 359}, /* aten::gt_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 515}, {86, 0, 225}, /* aten::hamming_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 360}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 516}, {86, 0, 225}, /* aten::hamming_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 0, 517}, {86, 0, 225}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd BackendSelect */
    {141, 0, 518}, {86, 0, 225}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd BackendSelect */
    {141, 8, 363}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 8, 362}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 8, 361}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 519}, {86, 0, 225}, /* aten::hann_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 364}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 520}, {86, 0, 225}, /* aten::hann_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 365}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, {16, 1, 75}, {142, 9, 366}, /* aten::hardshrink CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, {16, 3, 75}, /* aten::hardshrink.out CPU Meta */
    {1, 1, 74}, {16, 1, 74}, {142, 9, 367}, /* aten::hardshrink_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, {16, 3, 74}, /* aten::hardshrink_backward.grad_input CPU Meta */
    {1, 1, 77}, {16, 1, 77}, {142, 9, 368}, /* aten::hardsigmoid CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, {16, 3, 77}, /* aten::hardsigmoid.out CPU Meta */
    {1, 2, 77}, {16, 2, 77}, {142, 10, 368}, /* aten::hardsigmoid_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, {16, 1, 76}, {142, 9, 369}, /* aten::hardsigmoid_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU Meta */
    {1, 0, 521}, {16, 0, 521}, /* aten::hardswish CPU Meta */
    {1, 0, 524}, {16, 0, 524}, /* aten::hardswish.out CPU Meta */
    {1, 0, 522}, {16, 0, 522}, /* aten::hardswish_ CPU Meta */
    {1, 0, 523}, {16, 0, 523}, /* aten::hardswish_backward CPU Meta */
    {141, 8, 370}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 525}, {16, 0, 525}, /* aten::hardtanh CPU Meta */
    {1, 0, 529}, {16, 0, 529}, /* aten::hardtanh.out CPU Meta */
    {1, 0, 526}, {16, 0, 526}, /* aten::hardtanh_ CPU Meta */
    {1, 0, 527}, {16, 0, 527}, /* aten::hardtanh_backward CPU Meta */
    {1, 0, 528}, {16, 0, 528}, /* aten::hardtanh_backward.grad_input CPU Meta */
    {1, 1, 78}, {16, 1, 78}, {142, 9, 371}, /* aten::hash_tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, {16, 3, 78}, /* aten::hash_tensor.out CPU Meta */
    {1, 1, 79}, {16, 1, 79}, {142, 9, 372}, /* aten::heaviside CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, {16, 3, 79}, /* aten::heaviside.out CPU Meta */
    {1, 2, 79}, {16, 2, 79}, {142, 10, 372}, /* aten::heaviside_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 530}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 531}, {16, 0, 531}, /* aten::histc CPU Meta */
    {1, 4, 373}, {16, 4, 373}, /* aten::histc.out CPU Meta */
    {1, 0, 532}, {16, 0, 532}, /* aten::histogram.bin_ct CPU Meta */
    {1, 4, 374}, {16, 4, 374}, /* aten::histogram.bin_ct_out CPU Meta */
    {1, 0, 533}, {16, 0, 533}, /* aten::histogram.bins_tensor CPU Meta */
    {1, 4, 375}, {16, 4, 375}, /* aten::histogram.bins_tensor_out CPU Meta */
    {138, 0, 534}, /* aten::histogramdd implicit */
    {138, 0, 535}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 536}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 537}, /* aten::hsplit.array implicit */
    {138, 0, 538}, /* aten::hsplit.int implicit */
    {138, 0, 539}, /* aten::hstack implicit */
    {138, 4, 376}, /* aten::hstack.out implicit */
    {1, 0, 540}, {16, 0, 540}, /* aten::huber_loss CPU Meta */
    {1, 4, 377}, {16, 4, 377}, /* aten::huber_loss.out CPU Meta */
    {1, 0, 541}, {16, 0, 541}, /* aten::huber_loss_backward CPU Meta */
    {1, 0, 542}, {16, 0, 542}, /* aten::huber_loss_backward.out CPU Meta */
    {1, 1, 80}, {16, 1, 80}, {142, 9, 378}, /* aten::hypot CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, {16, 3, 80}, /* aten::hypot.out CPU Meta */
    {1, 2, 80}, {16, 2, 80}, {142, 10, 378}, /* aten::hypot_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, {16, 1, 81}, {142, 9, 379}, /* aten::i0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, {16, 3, 81}, /* aten::i0.out CPU Meta */
    {1, 2, 81}, {16, 2, 81}, {142, 10, 379}, /* aten::i0_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, {16, 1, 82}, {142, 9, 380}, /* aten::igamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, {16, 3, 82}, /* aten::igamma.out CPU Meta */
    {1, 2, 82}, {16, 2, 82}, {142, 10, 380}, /* aten::igamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, {16, 1, 83}, {142, 9, 381}, /* aten::igammac CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, {16, 3, 83}, /* aten::igammac.out CPU Meta */
    {1, 2, 83}, {16, 2, 83}, {142, 10, 381}, /* aten::igammac_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 543}, {16, 0, 543}, /* aten::im2col CPU Meta */
    {1, 4, 382}, {16, 4, 382}, /* aten::im2col.out CPU Meta */
    {138, 0, 544}, /* aten::imag implicit */
    {1, 0, 545}, {16, 0, 545}, /* aten::index.Tensor CPU Meta */
    {1, 4, 383}, {16, 4, 383}, /* aten::index.Tensor_out CPU Meta */
    {1, 1, 84}, {16, 1, 84}, {142, 9, 384}, /* aten::index_add CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, {16, 3, 84}, /* aten::index_add.out CPU Meta */
    {1, 2, 84}, {16, 2, 84}, {142, 10, 384}, /* aten::index_add_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, {16, 1, 85}, {142, 9, 385}, /* aten::index_copy CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, {16, 3, 85}, /* aten::index_copy.out CPU Meta */
    {1, 2, 85}, {16, 2, 85}, {142, 10, 385}, /* aten::index_copy_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 388}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 8, 386}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 389}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 8, 387}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 546}, {16, 0, 546}, /* aten::index_fill_.int_Scalar CPU Meta */
    {1, 0, 547}, {16, 0, 547}, /* aten::index_fill_.int_Tensor CPU Meta */
    {141, 6, 391}, /* aten::index_put CompositeExplicitAutograd */
    {141, 8, 390}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 548}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, {16, 1, 86}, {142, 9, 392}, /* aten::index_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, {16, 3, 86}, /* aten::index_reduce.out CPU Meta */
    {1, 2, 86}, {16, 2, 86}, {142, 10, 392}, /* aten::index_reduce_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 549}, {16, 0, 549}, /* aten::index_select CPU Meta */
    {1, 4, 393}, {16, 4, 393}, /* aten::index_select.out CPU Meta */
    {138, 0, 550}, /* aten::index_select_backward implicit */
    {138, 0, 551}, /* aten::inner implicit */
    {138, 0, 552}, /* aten::inner.out implicit */
    {138, 0, 553}, /* aten::instance_norm implicit */
    {138, 0, 554}, /* aten::inverse implicit */
    {138, 4, 394}, /* aten::inverse.out implicit */
    {138, 0, 555}, /* aten::is_complex implicit */
    {138, 0, 556}, /* aten::is_conj implicit */
    {138, 0, 557}, /* aten::is_contiguous implicit */
    {138, 0, 558}, /* aten::is_contiguous.memory_format implicit */
    {138, 0, 559}, /* aten::is_distributed implicit */
    {138, 0, 560}, /* aten::is_floating_point implicit */
    {138, 0, 561}, /* aten::is_inference implicit */
    {138, 0, 562}, /* aten::is_leaf implicit */
    {138, 0, 563}, /* aten::is_neg implicit */
    {138, 0, 564}, /* aten::is_nonzero implicit */
    {141, 0, 565}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 566}, /* aten::is_same_size CompositeExplicitAutograd */
    {1, 0, 567}, {16, 0, 567}, /* aten::is_set_to CPU Meta */
    {138, 0, 568}, /* aten::is_signed implicit */
    {138, 0, 569}, /* aten::isclose implicit */
    {138, 0, 570}, /* aten::isfinite implicit */
    {1, 1, 87}, {16, 1, 87}, {142, 9, 395}, /* aten::isin.Scalar_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, {16, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU Meta */
    {1, 1, 88}, {16, 1, 88}, {142, 9, 396}, /* aten::isin.Tensor_Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, {16, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU Meta */
    {1, 1, 89}, {16, 1, 89}, {142, 9, 397}, /* aten::isin.Tensor_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, {16, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU Meta */
    {1, 0, 571}, {16, 0, 571}, /* aten::isinf CPU Meta */
    {141, 8, 398}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 572}, {16, 0, 572}, /* aten::isnan CPU Meta */
    {141, 8, 399}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, {16, 1, 90}, {142, 9, 400}, /* aten::isneginf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, {16, 3, 90}, /* aten::isneginf.out CPU Meta */
    {1, 1, 91}, {16, 1, 91}, {142, 9, 401}, /* aten::isposinf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, {16, 3, 91}, /* aten::isposinf.out CPU Meta */
    {138, 0, 573}, /* aten::isreal implicit */
    {138, 0, 574}, /* aten::istft implicit */
    {138, 0, 575}, /* aten::item implicit */
    {141, 0, 576}, {86, 0, 225}, /* aten::kaiser_window CompositeExplicitAutograd BackendSelect */
    {141, 0, 577}, {86, 0, 225}, /* aten::kaiser_window.beta CompositeExplicitAutograd BackendSelect */
    {141, 8, 403}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 8, 402}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 578}, {86, 0, 225}, /* aten::kaiser_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 404}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 579}, /* aten::kl_div implicit */
    {138, 0, 580}, /* aten::kron implicit */
    {138, 4, 405}, /* aten::kron.out implicit */
    {141, 0, 581}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 582}, {16, 0, 582}, /* aten::kthvalue.values CPU Meta */
    {138, 0, 583}, /* aten::l1_loss implicit */
    {138, 0, 584}, /* aten::layer_norm implicit */
    {1, 1, 92}, {16, 1, 92}, {142, 9, 406}, /* aten::lcm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, {16, 3, 92}, /* aten::lcm.out CPU Meta */
    {1, 2, 92}, {16, 2, 92}, {142, 10, 406}, /* aten::lcm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 585}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 407}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 407}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, {16, 1, 93}, {142, 9, 408}, /* aten::le.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, {16, 3, 93}, /* aten::le.Scalar_out CPU Meta */
    {1, 1, 94}, {16, 1, 94}, {142, 9, 409}, /* aten::le.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, {16, 3, 94}, /* aten::le.Tensor_out CPU Meta */
    {1, 2, 93}, {16, 2, 93}, {142, 10, 408}, /* aten::le_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, {16, 2, 94}, {142, 10, 409}, /* aten::le_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, {16, 1, 96}, {142, 9, 410}, /* aten::leaky_relu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, {16, 3, 96}, /* aten::leaky_relu.out CPU Meta */
    {1, 2, 96}, {16, 2, 96}, {142, 10, 410}, /* aten::leaky_relu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, {16, 1, 95}, {142, 9, 411}, /* aten::leaky_relu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, {16, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU Meta */
    {1, 1, 97}, {16, 1, 97}, {142, 9, 412}, /* aten::lerp.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, {16, 3, 97}, /* aten::lerp.Scalar_out CPU Meta */
    {1, 1, 98}, {16, 1, 98}, {142, 9, 413}, /* aten::lerp.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, {16, 3, 98}, /* aten::lerp.Tensor_out CPU Meta */
    {1, 2, 97}, {16, 2, 97}, {142, 10, 412}, /* aten::lerp_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, {16, 2, 98}, {142, 10, 413}, /* aten::lerp_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 586}, /* aten::less.Scalar implicit */
    {138, 0, 587}, /* aten::less.Scalar_out implicit */
    {138, 0, 588}, /* aten::less.Tensor implicit */
    {138, 0, 589}, /* aten::less.Tensor_out implicit */
    {138, 0, 590}, /* aten::less_.Scalar implicit */
    {138, 0, 591}, /* aten::less_.Tensor implicit */
    {138, 0, 592}, /* aten::less_equal.Scalar implicit */
    {138, 0, 593}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 594}, /* aten::less_equal.Tensor implicit */
    {138, 0, 595}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 596}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 597}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, {16, 1, 99}, {142, 9, 414}, /* aten::lgamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, {16, 3, 99}, /* aten::lgamma.out CPU Meta */
    {1, 2, 99}, {16, 2, 99}, {142, 10, 414}, /* aten::lgamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 598}, /* aten::lift CompositeExplicitAutograd */
    {141, 8, 415}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 599}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 416}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 417}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {141, 0, 600}, /* aten::linalg__powsum CompositeExplicitAutograd */
    {138, 0, 601}, /* aten::linalg_cholesky implicit */
    {138, 4, 418}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 602}, {16, 0, 602}, /* aten::linalg_cholesky_ex CPU Meta */
    {1, 4, 419}, {16, 4, 419}, /* aten::linalg_cholesky_ex.L CPU Meta */
    {138, 0, 603}, /* aten::linalg_cond implicit */
    {138, 4, 420}, /* aten::linalg_cond.out implicit */
    {138, 0, 604}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 421}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 605}, {16, 0, 605}, /* aten::linalg_cross CPU Meta */
    {1, 4, 422}, {16, 4, 422}, /* aten::linalg_cross.out CPU Meta */
    {138, 0, 606}, /* aten::linalg_det implicit */
    {138, 4, 423}, /* aten::linalg_det.out implicit */
    {138, 0, 607}, /* aten::linalg_diagonal implicit */
    {1, 0, 608}, {16, 0, 608}, /* aten::linalg_eig CPU Meta */
    {1, 4, 424}, {16, 4, 424}, /* aten::linalg_eig.out CPU Meta */
    {138, 0, 609}, /* aten::linalg_eigh implicit */
    {138, 4, 425}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 610}, /* aten::linalg_eigvals implicit */
    {1, 4, 426}, {16, 4, 426}, /* aten::linalg_eigvals.out CPU Meta */
    {138, 0, 611}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 427}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 612}, {16, 0, 612}, /* aten::linalg_householder_product CPU Meta */
    {1, 4, 428}, {16, 4, 428}, /* aten::linalg_householder_product.out CPU Meta */
    {138, 0, 613}, /* aten::linalg_inv implicit */
    {138, 4, 429}, /* aten::linalg_inv.out implicit */
    {1, 0, 614}, {16, 0, 614}, /* aten::linalg_inv_ex CPU Meta */
    {1, 4, 430}, {16, 4, 430}, /* aten::linalg_inv_ex.inverse CPU Meta */
    {138, 0, 615}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 431}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 616}, {16, 0, 616}, /* aten::linalg_ldl_factor_ex CPU Meta */
    {1, 4, 432}, {16, 4, 432}, /* aten::linalg_ldl_factor_ex.out CPU Meta */
    {1, 0, 617}, {16, 0, 617}, /* aten::linalg_ldl_solve CPU Meta */
    {1, 4, 433}, {16, 4, 433}, /* aten::linalg_ldl_solve.out CPU Meta */
    {1, 0, 618}, {16, 0, 618}, /* aten::linalg_lstsq CPU Meta */
    {1, 4, 434}, {16, 4, 434}, /* aten::linalg_lstsq.out CPU Meta */
    {1, 0, 619}, {16, 0, 619}, /* aten::linalg_lu CPU Meta */
    {1, 4, 435}, {16, 4, 435}, /* aten::linalg_lu.out CPU Meta */
    {138, 0, 620}, /* aten::linalg_lu_factor implicit */
    {138, 4, 436}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 621}, {16, 0, 621}, /* aten::linalg_lu_factor_ex CPU Meta */
    {1, 4, 437}, {16, 4, 437}, /* aten::linalg_lu_factor_ex.out CPU Meta */
    {1, 0, 622}, {16, 0, 622}, /* aten::linalg_lu_solve CPU Meta */
    {1, 4, 438}, {16, 4, 438}, /* aten::linalg_lu_solve.out CPU Meta */
    {138, 0, 623}, /* aten::linalg_matmul implicit */
    {138, 4, 439}, /* aten::linalg_matmul.out implicit */
    {1, 0, 624}, {16, 0, 624}, /* aten::linalg_matrix_exp CPU Meta */
    {141, 8, 440}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 625}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 441}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 626}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 442}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 627}, /* aten::linalg_matrix_power implicit */
    {138, 0, 628}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 629}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 630}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 444}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 631}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 445}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 443}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 446}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 632}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {1, 0, 633}, {16, 0, 633}, /* aten::linalg_matrix_sqrth CPU Meta */
    {141, 8, 447}, /* aten::linalg_matrix_sqrth.out CompositeExplicitAutograd */
    {138, 0, 634}, /* aten::linalg_multi_dot implicit */
    {138, 4, 448}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 635}, /* aten::linalg_norm implicit */
    {138, 0, 636}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 450}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 449}, /* aten::linalg_norm.out implicit */
    {138, 0, 637}, /* aten::linalg_pinv implicit */
    {138, 0, 638}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 452}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 639}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 453}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 451}, /* aten::linalg_pinv.out implicit */
    {138, 4, 454}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 640}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 641}, {16, 0, 641}, /* aten::linalg_polar CPU Meta */
    {1, 4, 455}, {16, 4, 455}, /* aten::linalg_polar.out CPU Meta */
    {1, 0, 642}, {16, 0, 642}, /* aten::linalg_qr CPU Meta */
    {1, 4, 456}, {16, 4, 456}, /* aten::linalg_qr.out CPU Meta */
    {138, 0, 643}, /* aten::linalg_slogdet implicit */
    {138, 4, 457}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 644}, /* aten::linalg_solve implicit */
    {138, 4, 458}, /* aten::linalg_solve.out implicit */
    {138, 0, 645}, /* aten::linalg_solve_ex implicit */
    {138, 4, 459}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 646}, {16, 0, 646}, /* aten::linalg_solve_triangular CPU Meta */
    {1, 4, 460}, {16, 4, 460}, /* aten::linalg_solve_triangular.out CPU Meta */
    {138, 0, 647}, /* aten::linalg_svd implicit */
    {138, 4, 461}, /* aten::linalg_svd.U implicit */
    {138, 0, 648}, /* aten::linalg_svdvals implicit */
    {138, 4, 462}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 649}, /* aten::linalg_tensorinv implicit */
    {138, 0, 650}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 651}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 463}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 652}, /* aten::linalg_vander implicit */
    {138, 0, 653}, /* aten::linalg_vecdot implicit */
    {138, 4, 464}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, {16, 1, 100}, {142, 9, 465}, /* aten::linalg_vector_norm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, {16, 3, 100}, /* aten::linalg_vector_norm.out CPU Meta */
    {138, 0, 654}, /* aten::linear implicit */
    {141, 0, 655}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 656}, {86, 0, 225}, /* aten::linspace CompositeExplicitAutograd BackendSelect */
    {141, 0, 657}, {86, 0, 225}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 467}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 658}, {86, 0, 225}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd BackendSelect */
    {141, 4, 468}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 659}, {86, 0, 225}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 469}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 466}, {16, 4, 466}, /* aten::linspace.out CPU Meta */
    {1, 1, 104}, {16, 1, 104}, {142, 9, 470}, /* aten::log CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, {16, 3, 104}, /* aten::log.out CPU Meta */
    {1, 1, 101}, {16, 1, 101}, {142, 9, 471}, /* aten::log10 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, {16, 3, 101}, /* aten::log10.out CPU Meta */
    {1, 2, 101}, {16, 2, 101}, {142, 10, 471}, /* aten::log10_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, {16, 1, 102}, {142, 9, 472}, /* aten::log1p CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, {16, 3, 102}, /* aten::log1p.out CPU Meta */
    {1, 2, 102}, {16, 2, 102}, {142, 10, 472}, /* aten::log1p_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, {16, 1, 103}, {142, 9, 473}, /* aten::log2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, {16, 3, 103}, /* aten::log2.out CPU Meta */
    {1, 2, 103}, {16, 2, 103}, {142, 10, 473}, /* aten::log2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, {16, 2, 104}, {142, 10, 470}, /* aten::log_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 475}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 8, 474}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 660}, {16, 0, 660}, /* aten::log_normal_ CPU Meta */
    {138, 0, 661}, /* aten::log_sigmoid implicit */
    {138, 0, 666}, /* aten::log_sigmoid.out implicit */
    {1, 0, 662}, {16, 0, 662}, /* aten::log_sigmoid_backward CPU Meta */
    {1, 0, 663}, {16, 0, 663}, /* aten::log_sigmoid_backward.grad_input CPU Meta */
    {1, 0, 664}, {16, 0, 664}, /* aten::log_sigmoid_forward CPU Meta */
    {1, 0, 665}, {16, 0, 665}, /* aten::log_sigmoid_forward.output CPU Meta */
    {138, 0, 667}, /* aten::log_softmax.int implicit */
    {1, 4, 476}, {16, 4, 476}, /* aten::log_softmax.int_out CPU Meta */
    {1, 1, 106}, {16, 1, 106}, {142, 9, 477}, /* aten::logaddexp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, {16, 3, 106}, /* aten::logaddexp.out CPU Meta */
    {1, 1, 105}, {16, 1, 105}, {142, 9, 478}, /* aten::logaddexp2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, {16, 3, 105}, /* aten::logaddexp2.out CPU Meta */
    {141, 0, 668}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 479}, {16, 4, 479}, /* aten::logcumsumexp.out CPU Meta */
    {138, 0, 669}, /* aten::logdet implicit */
    {1, 0, 670}, {16, 0, 670}, /* aten::logical_and CPU Meta */
    {1, 0, 672}, {16, 0, 672}, /* aten::logical_and.out CPU Meta */
    {1, 0, 671}, {16, 0, 671}, /* aten::logical_and_ CPU Meta */
    {1, 0, 673}, {16, 0, 673}, /* aten::logical_not CPU Meta */
    {1, 0, 675}, {16, 0, 675}, /* aten::logical_not.out CPU Meta */
    {1, 0, 674}, {16, 0, 674}, /* aten::logical_not_ CPU Meta */
    {1, 0, 676}, {16, 0, 676}, /* aten::logical_or CPU Meta */
    {1, 0, 678}, {16, 0, 678}, /* aten::logical_or.out CPU Meta */
    {1, 0, 677}, {16, 0, 677}, /* aten::logical_or_ CPU Meta */
    {1, 0, 679}, {16, 0, 679}, /* aten::logical_xor CPU Meta */
    {1, 0, 681}, {16, 0, 681}, /* aten::logical_xor.out CPU Meta */
    {1, 0, 680}, {16, 0, 680}, /* aten::logical_xor_ CPU Meta */
    {1, 0, 682}, {16, 0, 682}, /* aten::logit CPU Meta */
    {1, 0, 684}, {16, 0, 684}, /* aten::logit.out CPU Meta */
    {1, 0, 683}, {16, 0, 683}, /* aten::logit_ CPU Meta */
    {1, 1, 107}, {16, 1, 107}, {142, 9, 480}, /* aten::logit_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, {16, 3, 107}, /* aten::logit_backward.grad_input CPU Meta */
    {141, 0, 685}, {86, 0, 225}, /* aten::logspace CompositeExplicitAutograd BackendSelect */
    {141, 0, 686}, {86, 0, 225}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 482}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 687}, {86, 0, 225}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd BackendSelect */
    {141, 4, 483}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 688}, {86, 0, 225}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 484}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 481}, {16, 4, 481}, /* aten::logspace.out CPU Meta */
    {141, 0, 689}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 0, 690}, {16, 0, 690}, /* aten::logsumexp.out CPU Meta */
    {138, 0, 692}, /* aten::lstm.data implicit */
    {138, 0, 693}, /* aten::lstm.input implicit */
    {138, 0, 691}, /* aten::lstm_cell implicit */
    {1, 1, 108}, {16, 1, 108}, {142, 9, 485}, /* aten::lt.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, {16, 3, 108}, /* aten::lt.Scalar_out CPU Meta */
    {1, 1, 109}, {16, 1, 109}, {142, 9, 486}, /* aten::lt.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, {16, 3, 109}, /* aten::lt.Tensor_out CPU Meta */
    {1, 2, 108}, {16, 2, 108}, {142, 10, 485}, /* aten::lt_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, {16, 2, 109}, {142, 10, 486}, /* aten::lt_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 694}, /* aten::lu_solve implicit */
    {138, 4, 487}, /* aten::lu_solve.out implicit */
    {1, 0, 695}, {16, 0, 695}, /* aten::lu_unpack CPU Meta */
    {1, 4, 488}, {16, 4, 488}, /* aten::lu_unpack.out CPU Meta */
    {138, 0, 696}, /* aten::mH implicit */
    {138, 0, 697}, /* aten::mT implicit */
    {138, 0, 698}, /* aten::margin_ranking_loss implicit */
    {141, 0, 699}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 8, 489}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 700}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 8, 490}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 701}, {16, 0, 701}, /* aten::masked_fill_.Scalar CPU Meta */
    {1, 0, 702}, {16, 0, 702}, /* aten::masked_fill_.Tensor CPU Meta */
    {141, 0, 703}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 8, 491}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 704}, {16, 0, 704}, /* aten::masked_scatter_ CPU Meta */
    {141, 0, 705}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 706}, /* aten::masked_select CPU */
    {1, 0, 707}, /* aten::masked_select.out CPU */
    {138, 0, 708}, /* aten::matmul implicit */
    {138, 0, 709}, /* aten::matmul.out implicit */
    {138, 0, 710}, /* aten::matrix_H implicit */
    {138, 0, 711}, /* aten::matrix_exp implicit */
    {138, 0, 712}, /* aten::matrix_exp_backward implicit */
    {138, 0, 713}, /* aten::matrix_power implicit */
    {138, 0, 714}, /* aten::matrix_power.out implicit */
    {1, 0, 715}, {16, 0, 715}, /* aten::max CPU Meta */
    {1, 1, 110}, {16, 1, 110}, {142, 9, 493}, /* aten::max.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, {16, 3, 110}, /* aten::max.dim_max CPU Meta */
    {138, 0, 716}, /* aten::max.other implicit */
    {138, 0, 717}, /* aten::max.out implicit */
    {1, 4, 492}, {16, 4, 492}, /* aten::max.unary_out CPU Meta */
    {138, 0, 718}, /* aten::max_pool1d implicit */
    {138, 0, 719}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 720}, /* aten::max_pool2d implicit */
    {1, 0, 721}, {16, 0, 721}, /* aten::max_pool2d_with_indices CPU Meta */
    {1, 4, 494}, {16, 4, 494}, /* aten::max_pool2d_with_indices.out CPU Meta */
    {1, 0, 722}, {16, 0, 722}, /* aten::max_pool2d_with_indices_backward CPU Meta */
    {1, 4, 495}, {16, 4, 495}, /* aten::max_pool2d_with_indices_backward.grad_input CPU Meta */
    {138, 0, 723}, /* aten::max_pool3d implicit */
    {1, 0, 724}, {16, 0, 724}, /* aten::max_pool3d_with_indices CPU Meta */
    {1, 4, 496}, {16, 4, 496}, /* aten::max_pool3d_with_indices.out CPU Meta */
    {1, 0, 725}, {16, 0, 725}, /* aten::max_pool3d_with_indices_backward CPU Meta */
    {1, 4, 497}, {16, 4, 497}, /* aten::max_pool3d_with_indices_backward.grad_input CPU Meta */
    {1, 0, 726}, {16, 0, 726}, /* aten::max_unpool2d CPU Meta */
    {1, 4, 498}, {16, 4, 498}, /* aten::max_unpool2d.out CPU Meta */
    {1, 0, 727}, {16, 0, 727}, /* aten::max_unpool3d CPU Meta */
    {1, 4, 499}, {16, 4, 499}, /* aten::max_unpool3d.out CPU Meta */
    {1, 1, 111}, {16, 1, 111}, {142, 9, 500}, /* aten::maximum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, {16, 3, 111}, /* aten::maximum.out CPU Meta */
    {141, 0, 728}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, {16, 1, 112}, {142, 9, 501}, /* aten::mean.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 729}, {16, 0, 729}, /* aten::mean.dtype_out CPU Meta */
    {1, 3, 112}, {16, 3, 112}, /* aten::mean.out CPU Meta */
    {1, 0, 730}, {16, 0, 730}, /* aten::median CPU Meta */
    {141, 0, 731}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 503}, {16, 4, 503}, /* aten::median.dim_values CPU Meta */
    {141, 8, 502}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 732}, /* aten::meshgrid implicit */
    {138, 0, 733}, /* aten::meshgrid.indexing implicit */
    {1, 0, 734}, {16, 0, 734}, /* aten::min CPU Meta */
    {1, 1, 113}, {16, 1, 113}, {142, 9, 505}, /* aten::min.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, {16, 3, 113}, /* aten::min.dim_min CPU Meta */
    {138, 0, 735}, /* aten::min.other implicit */
    {138, 0, 736}, /* aten::min.out implicit */
    {1, 4, 504}, {16, 4, 504}, /* aten::min.unary_out CPU Meta */
    {1, 1, 114}, {16, 1, 114}, {142, 9, 506}, /* aten::minimum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, {16, 3, 114}, /* aten::minimum.out CPU Meta */
    {1, 1, 115}, {16, 1, 115}, {142, 9, 507}, /* aten::mish CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, {16, 3, 115}, /* aten::mish.out CPU Meta */
    {1, 2, 115}, {16, 2, 115}, {142, 10, 507}, /* aten::mish_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 737}, {16, 0, 737}, {138, 0, 738}, /* aten::mish_backward CPU Meta implicit */
    {1, 0, 746}, {37, 0, 746}, /* aten::mkldnn_rnn_layer CPU MkldnnCPU */
    {141, 8, 508}, /* aten::mkldnn_rnn_layer.out CompositeExplicitAutograd */
    {1, 1, 116}, {16, 1, 116}, {142, 9, 509}, /* aten::mm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, {16, 3, 116}, /* aten::mm.out CPU Meta */
    {1, 0, 747}, {16, 0, 747}, /* aten::mode CPU Meta */
    {1, 4, 510}, {16, 4, 510}, /* aten::mode.values CPU Meta */
    {138, 0, 748}, /* aten::moveaxis.int implicit */
    {138, 0, 749}, /* aten::moveaxis.intlist implicit */
    {138, 0, 750}, /* aten::movedim.int implicit */
    {138, 0, 751}, /* aten::movedim.intlist implicit */
    {1, 0, 752}, {16, 0, 752}, /* aten::mse_loss CPU Meta */
    {1, 4, 511}, {16, 4, 511}, /* aten::mse_loss.out CPU Meta */
    {1, 0, 753}, {16, 0, 753}, /* aten::mse_loss_backward CPU Meta */
    {1, 0, 754}, {16, 0, 754}, /* aten::mse_loss_backward.grad_input CPU Meta */
    {138, 0, 755}, /* aten::msort implicit */
    {138, 0, 756}, /* aten::msort.out implicit */
    {141, 0, 757}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 8, 512}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, {16, 1, 117}, {142, 9, 513}, /* aten::mul.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, {16, 3, 117}, /* aten::mul.out CPU Meta */
    {141, 0, 758}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, {16, 2, 117}, {142, 10, 513}, /* aten::mul_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 759}, {16, 0, 759}, /* aten::multi_margin_loss CPU Meta */
    {1, 4, 514}, {16, 4, 514}, /* aten::multi_margin_loss.out CPU Meta */
    {1, 0, 760}, {16, 0, 760}, /* aten::multi_margin_loss_backward CPU Meta */
    {1, 4, 515}, {16, 4, 515}, /* aten::multi_margin_loss_backward.grad_input CPU Meta */
    {138, 0, 761}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 516}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 762}, {16, 0, 762}, /* aten::multilabel_margin_loss_backward CPU Meta */
    {1, 4, 517}, {16, 4, 517}, /* aten::multilabel_margin_loss_backward.grad_input CPU Meta */
    {1, 0, 763}, {16, 0, 763}, /* aten::multilabel_margin_loss_forward CPU Meta */
    {1, 4, 518}, {16, 4, 518}, /* aten::multilabel_margin_loss_forward.output CPU Meta */
    {1, 0, 764}, {16, 0, 764}, /* aten::multinomial CPU Meta */
    {1, 0, 765}, {16, 0, 765}, /* aten::multinomial.out CPU Meta */
    {138, 0, 766}, /* aten::multiply.Scalar implicit */
    {138, 0, 767}, /* aten::multiply.Tensor implicit */
    {138, 0, 770}, /* aten::multiply.out implicit */
    {138, 0, 768}, /* aten::multiply_.Scalar implicit */
    {138, 0, 769}, /* aten::multiply_.Tensor implicit */
    {141, 0, 771}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 519}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 772}, {16, 0, 772}, /* aten::mvlgamma CPU Meta */
    {1, 0, 774}, {16, 0, 774}, /* aten::mvlgamma.out CPU Meta */
    {1, 0, 773}, {16, 0, 773}, /* aten::mvlgamma_ CPU Meta */
    {1, 0, 775}, {16, 0, 775}, /* aten::nan_to_num CPU Meta */
    {1, 0, 777}, {16, 0, 777}, /* aten::nan_to_num.out CPU Meta */
    {1, 0, 776}, {16, 0, 776}, /* aten::nan_to_num_ CPU Meta */
    {138, 0, 778}, /* aten::nanmean implicit */
    {138, 0, 779}, /* aten::nanmean.out implicit */
    {1, 0, 780}, {16, 0, 780}, /* aten::nanmedian CPU Meta */
    {141, 0, 781}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 521}, {16, 4, 521}, /* aten::nanmedian.dim_values CPU Meta */
    {141, 8, 520}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 782}, /* aten::nanquantile implicit */
    {138, 4, 522}, /* aten::nanquantile.out implicit */
    {138, 0, 783}, /* aten::nanquantile.scalar implicit */
    {138, 4, 523}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 784}, {16, 0, 784}, /* aten::nansum CPU Meta */
    {1, 0, 785}, {16, 0, 785}, /* aten::nansum.out CPU Meta */
    {138, 0, 786}, /* aten::narrow implicit */
    {138, 0, 787}, /* aten::narrow.Tensor implicit */
    {142, 0, 788}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 524}, {16, 4, 524}, /* aten::narrow_copy.out CPU Meta */
    {1, 0, 789}, {16, 0, 789}, /* aten::native_batch_norm CPU Meta */
    {1, 0, 791}, {16, 0, 791}, /* aten::native_batch_norm.out CPU Meta */
    {1, 0, 790}, {16, 0, 790}, /* aten::native_batch_norm_backward CPU Meta */
    {141, 8, 525}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {138, 0, 792}, /* aten::native_channel_shuffle implicit */
    {1, 0, 793}, {16, 0, 793}, /* aten::native_dropout CPU Meta */
    {141, 8, 526}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 794}, {16, 0, 794}, /* aten::native_dropout_backward CPU Meta */
    {141, 8, 527}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 795}, {16, 0, 795}, /* aten::native_group_norm CPU Meta */
    {141, 8, 528}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 796}, {16, 0, 796}, /* aten::native_group_norm_backward CPU Meta */
    {141, 8, 529}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 797}, {16, 0, 797}, /* aten::native_layer_norm CPU Meta */
    {141, 8, 530}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 798}, {16, 0, 798}, /* aten::native_layer_norm_backward CPU Meta */
    {141, 8, 531}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, {16, 1, 118}, {142, 9, 532}, /* aten::ne.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, {16, 3, 118}, /* aten::ne.Scalar_out CPU Meta */
    {1, 1, 119}, {16, 1, 119}, {142, 9, 533}, /* aten::ne.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, {16, 3, 119}, /* aten::ne.Tensor_out CPU Meta */
    {1, 2, 118}, {16, 2, 118}, {142, 10, 532}, /* aten::ne_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, {16, 2, 119}, {142, 10, 533}, /* aten::ne_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, {16, 1, 120}, {142, 9, 534}, /* aten::neg CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, {16, 3, 120}, /* aten::neg.out CPU Meta */
    {1, 2, 120}, {16, 2, 120}, {142, 10, 534}, /* aten::neg_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 799}, /* aten::negative implicit */
    {138, 0, 801}, /* aten::negative.out implicit */
    {138, 0, 800}, /* aten::negative_ implicit */
    {141, 0, 802}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 8, 535}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 803}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 8, 536}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 804}, /* aten::new_full CompositeExplicitAutograd */
    {141, 8, 537}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 805}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 8, 538}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 806}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 8, 539}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, {16, 1, 121}, {142, 9, 540}, /* aten::nextafter CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, {16, 3, 121}, /* aten::nextafter.out CPU Meta */
    {1, 2, 121}, {16, 2, 121}, {142, 10, 540}, /* aten::nextafter_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 807}, /* aten::nll_loss implicit */
    {138, 4, 541}, /* aten::nll_loss.out implicit */
    {138, 0, 808}, /* aten::nll_loss2d implicit */
    {138, 4, 542}, /* aten::nll_loss2d.out implicit */
    {1, 0, 809}, {16, 0, 809}, /* aten::nll_loss2d_backward CPU Meta */
    {1, 4, 543}, {16, 4, 543}, /* aten::nll_loss2d_backward.grad_input CPU Meta */
    {1, 0, 810}, {16, 0, 810}, /* aten::nll_loss2d_forward CPU Meta */
    {1, 4, 544}, {16, 4, 544}, /* aten::nll_loss2d_forward.output CPU Meta */
    {1, 0, 811}, {16, 0, 811}, /* aten::nll_loss_backward CPU Meta */
    {1, 4, 545}, {16, 4, 545}, /* aten::nll_loss_backward.grad_input CPU Meta */
    {1, 0, 812}, {16, 0, 812}, /* aten::nll_loss_forward CPU Meta */
    {1, 4, 546}, {16, 4, 546}, /* aten::nll_loss_forward.output CPU Meta */
    {138, 0, 813}, /* aten::nll_loss_nd implicit */
    {1, 0, 814}, /* aten::nonzero CPU */
    {1, 4, 547}, /* aten::nonzero.out CPU */
    {138, 0, 815}, /* aten::nonzero_numpy implicit */
    {1, 0, 816}, {16, 0, 816}, /* aten::nonzero_static CPU Meta */
    {1, 4, 548}, {16, 4, 548}, /* aten::nonzero_static.out CPU Meta */
    {141, 0, 817}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, {16, 1, 123}, {142, 9, 552}, /* aten::norm.ScalarOpt_dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, {16, 1, 122}, {142, 9, 551}, /* aten::norm.ScalarOpt_dim_dtype CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 818}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 8, 550}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 8, 549}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, {16, 3, 122}, /* aten::norm.dtype_out CPU Meta */
    {1, 3, 123}, {16, 3, 123}, /* aten::norm.out CPU Meta */
    {138, 0, 819}, /* aten::norm_except_dim implicit */
    {1, 0, 821}, {16, 0, 821}, /* aten::normal.Tensor_Tensor CPU Meta */
    {1, 0, 822}, {16, 0, 822}, /* aten::normal.Tensor_Tensor_out CPU Meta */
    {1, 0, 823}, {16, 0, 823}, /* aten::normal.Tensor_float CPU Meta */
    {1, 0, 824}, {16, 0, 824}, /* aten::normal.Tensor_float_out CPU Meta */
    {1, 0, 825}, {16, 0, 825}, /* aten::normal.float_Tensor CPU Meta */
    {1, 0, 826}, {16, 0, 826}, /* aten::normal.float_Tensor_out CPU Meta */
    {141, 0, 827}, {86, 0, 225}, /* aten::normal.float_float CompositeExplicitAutograd BackendSelect */
    {141, 4, 553}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 8, 555}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 820}, {16, 0, 820}, /* aten::normal_ CPU Meta */
    {141, 6, 554}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 828}, /* aten::not_equal.Scalar implicit */
    {138, 0, 829}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 830}, /* aten::not_equal.Tensor implicit */
    {138, 0, 831}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 832}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 833}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 834}, /* aten::nuclear_norm implicit */
    {138, 0, 835}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 557}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 556}, /* aten::nuclear_norm.out implicit */
    {138, 0, 836}, /* aten::numel implicit */
    {138, 0, 837}, /* aten::numpy_T implicit */
    {138, 0, 838}, /* aten::one_hot implicit */
    {141, 0, 843}, {86, 0, 225}, /* aten::ones CompositeExplicitAutograd BackendSelect */
    {141, 4, 558}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 844}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 8, 559}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 845}, /* aten::orgqr implicit */
    {138, 4, 560}, /* aten::orgqr.out implicit */
    {1, 0, 846}, {16, 0, 846}, /* aten::ormqr CPU Meta */
    {1, 4, 561}, {16, 4, 561}, /* aten::ormqr.out CPU Meta */
    {138, 0, 847}, /* aten::outer implicit */
    {138, 4, 562}, /* aten::outer.out implicit */
    {138, 0, 848}, /* aten::output_nr implicit */
    {138, 0, 849}, /* aten::pad implicit */
    {138, 0, 850}, /* aten::pad_sequence implicit */
    {138, 0, 851}, /* aten::pairwise_distance implicit */
    {138, 0, 852}, /* aten::pdist implicit */
    {141, 0, 853}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 563}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 564}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 854}, /* aten::pinverse implicit */
    {1, 0, 855}, {16, 0, 855}, /* aten::pixel_shuffle CPU Meta */
    {141, 8, 565}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 856}, {16, 0, 856}, /* aten::pixel_unshuffle CPU Meta */
    {141, 8, 566}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 857}, {16, 0, 857}, /* aten::poisson CPU Meta */
    {141, 8, 567}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 858}, /* aten::poisson_nll_loss implicit */
    {1, 0, 859}, {16, 0, 859}, /* aten::polar CPU Meta */
    {1, 0, 860}, {16, 0, 860}, /* aten::polar.out CPU Meta */
    {1, 1, 124}, {16, 1, 124}, {142, 9, 568}, /* aten::polygamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, {16, 3, 124}, /* aten::polygamma.out CPU Meta */
    {1, 0, 861}, {16, 0, 861}, /* aten::polygamma_ CPU Meta */
    {138, 0, 862}, /* aten::positive implicit */
    {1, 1, 125}, {16, 1, 125}, {142, 9, 569}, /* aten::pow.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, {16, 3, 125}, /* aten::pow.Scalar_out CPU Meta */
    {1, 1, 126}, {16, 1, 126}, {142, 9, 570}, /* aten::pow.Tensor_Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, {16, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU Meta */
    {1, 1, 127}, {16, 1, 127}, {142, 9, 571}, /* aten::pow.Tensor_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, {16, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU Meta */
    {1, 2, 126}, {16, 2, 126}, {142, 10, 570}, /* aten::pow_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, {16, 2, 127}, {142, 10, 571}, /* aten::pow_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 863}, /* aten::prelu implicit */
    {1, 0, 866}, {16, 0, 866}, /* aten::prod CPU Meta */
    {1, 1, 128}, {16, 1, 128}, {142, 9, 573}, /* aten::prod.dim_int CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, {16, 3, 128}, /* aten::prod.int_out CPU Meta */
    {141, 8, 572}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 867}, /* aten::promote_types implicit */
    {141, 6, 575}, /* aten::put CompositeExplicitAutograd */
    {141, 8, 574}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 868}, {16, 0, 868}, /* aten::put_ CPU Meta */
    {138, 0, 869}, /* aten::qr implicit */
    {138, 4, 576}, /* aten::qr.Q implicit */
    {138, 0, 870}, /* aten::quantile implicit */
    {138, 4, 577}, /* aten::quantile.out implicit */
    {138, 0, 871}, /* aten::quantile.scalar implicit */
    {138, 4, 578}, /* aten::quantile.scalar_out implicit */
    {141, 0, 883}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 579}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 579}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 884}, {86, 0, 225}, /* aten::rand CompositeExplicitAutograd BackendSelect */
    {141, 0, 885}, {86, 0, 225}, /* aten::rand.generator CompositeExplicitAutograd BackendSelect */
    {138, 4, 581}, /* aten::rand.generator_out implicit */
    {141, 4, 580}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 886}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 887}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 8, 583}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 8, 582}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 888}, {86, 0, 225}, /* aten::randint CompositeExplicitAutograd BackendSelect */
    {141, 0, 889}, {86, 0, 225}, /* aten::randint.generator CompositeExplicitAutograd BackendSelect */
    {141, 4, 585}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 896}, {86, 0, 225}, /* aten::randint.low CompositeExplicitAutograd BackendSelect */
    {141, 0, 897}, {86, 0, 225}, /* aten::randint.low_generator CompositeExplicitAutograd BackendSelect */
    {141, 4, 587}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 586}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 584}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 890}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 891}, /* aten::randint_like.Tensor CompositeExplicitAutograd */
    {141, 0, 892}, /* aten::randint_like.Tensor_generator CompositeExplicitAutograd */
    {141, 8, 590}, /* aten::randint_like.Tensor_generator_out CompositeExplicitAutograd */
    {141, 8, 589}, /* aten::randint_like.Tensor_out CompositeExplicitAutograd */
    {141, 0, 893}, /* aten::randint_like.generator CompositeExplicitAutograd */
    {141, 8, 591}, /* aten::randint_like.generator_out CompositeExplicitAutograd */
    {141, 0, 894}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 8, 592}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 0, 895}, /* aten::randint_like.low_generator_dtype CompositeExplicitAutograd */
    {141, 8, 593}, /* aten::randint_like.low_generator_dtype_out CompositeExplicitAutograd */
    {141, 8, 588}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 898}, {86, 0, 225}, /* aten::randn CompositeExplicitAutograd BackendSelect */
    {141, 0, 899}, {86, 0, 225}, /* aten::randn.generator CompositeExplicitAutograd BackendSelect */
    {138, 4, 595}, /* aten::randn.generator_out implicit */
    {138, 4, 594}, /* aten::randn.out implicit */
    {141, 0, 900}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 0, 901}, /* aten::randn_like.generator CompositeExplicitAutograd */
    {141, 8, 597}, /* aten::randn_like.generator_out CompositeExplicitAutograd */
    {141, 8, 596}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 601}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 602}, /* aten::random.from CompositeExplicitAutograd */
    {141, 8, 599}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 8, 598}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 603}, /* aten::random.to CompositeExplicitAutograd */
    {141, 8, 600}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 902}, {16, 0, 902}, /* aten::random_ CPU Meta */
    {1, 0, 903}, {16, 0, 903}, /* aten::random_.from CPU Meta */
    {1, 0, 904}, {16, 0, 904}, /* aten::random_.to CPU Meta */
    {141, 0, 905}, {86, 0, 225}, /* aten::randperm CompositeExplicitAutograd BackendSelect */
    {141, 0, 906}, {86, 0, 225}, /* aten::randperm.generator CompositeExplicitAutograd BackendSelect */
    {1, 4, 605}, {16, 4, 605}, /* aten::randperm.generator_out CPU Meta */
    {141, 4, 604}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 907}, {86, 0, 225}, /* aten::range CompositeExplicitAutograd BackendSelect */
    {1, 4, 607}, {16, 4, 607}, /* aten::range.out CPU Meta */
    {141, 4, 606}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 908}, {86, 0, 225}, /* aten::range.step CompositeExplicitAutograd BackendSelect */
    {138, 0, 909}, /* aten::ravel implicit */
    {138, 0, 910}, /* aten::real implicit */
    {1, 1, 129}, {16, 1, 129}, {142, 9, 608}, /* aten::reciprocal CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, {16, 3, 129}, /* aten::reciprocal.out CPU Meta */
    {1, 2, 129}, {16, 2, 129}, {142, 10, 608}, /* aten::reciprocal_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 911}, {16, 0, 911}, /* aten::reflection_pad1d CPU Meta */
    {1, 4, 609}, {16, 4, 609}, /* aten::reflection_pad1d.out CPU Meta */
    {1, 0, 912}, {16, 0, 912}, /* aten::reflection_pad1d_backward CPU Meta */
    {1, 4, 610}, {16, 4, 610}, /* aten::reflection_pad1d_backward.grad_input CPU Meta */
    {1, 0, 913}, {16, 0, 913}, /* aten::reflection_pad2d CPU Meta */
    {1, 4, 611}, {16, 4, 611}, /* aten::reflection_pad2d.out CPU Meta */
    {1, 0, 914}, {16, 0, 914}, /* aten::reflection_pad2d_backward CPU Meta */
    {1, 4, 612}, {16, 4, 612}, /* aten::reflection_pad2d_backward.grad_input CPU Meta */
    {1, 0, 915}, {16, 0, 915}, /* aten::reflection_pad3d CPU Meta */
    {1, 4, 613}, {16, 4, 613}, /* aten::reflection_pad3d.out CPU Meta */
    {1, 0, 916}, {16, 0, 916}, /* aten::reflection_pad3d_backward CPU Meta */
    {1, 4, 614}, {16, 4, 614}, /* aten::reflection_pad3d_backward.grad_input CPU Meta */
    {1, 0, 917}, {16, 0, 917}, /* aten::relu CPU Meta */
    {141, 8, 615}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 918}, /* aten::relu6 implicit */
    {138, 0, 919}, /* aten::relu6_ implicit */
    {1, 0, 920}, {16, 0, 920}, /* aten::relu_ CPU Meta */
    {141, 0, 921}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 922}, {16, 0, 922}, /* aten::remainder.Scalar_Tensor CPU Meta */
    {141, 8, 616}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 923}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, {16, 1, 130}, {142, 9, 617}, /* aten::remainder.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, {16, 3, 130}, /* aten::remainder.Tensor_out CPU Meta */
    {141, 0, 924}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, {16, 2, 130}, {142, 10, 617}, /* aten::remainder_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, {16, 1, 131}, {142, 9, 618}, /* aten::renorm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, {16, 3, 131}, /* aten::renorm.out CPU Meta */
    {1, 2, 131}, {16, 2, 131}, {142, 10, 618}, /* aten::renorm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 925}, /* aten::repeat CompositeExplicitAutograd */
    {141, 8, 619}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 926}, {16, 0, 926}, /* aten::repeat_interleave.Tensor CPU Meta */
    {141, 8, 620}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 927}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 928}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 929}, {16, 0, 929}, /* aten::replication_pad1d CPU Meta */
    {1, 4, 621}, {16, 4, 621}, /* aten::replication_pad1d.out CPU Meta */
    {1, 0, 930}, {16, 0, 930}, /* aten::replication_pad1d_backward CPU Meta */
    {1, 4, 622}, {16, 4, 622}, /* aten::replication_pad1d_backward.grad_input CPU Meta */
    {1, 0, 931}, {16, 0, 931}, /* aten::replication_pad2d CPU Meta */
    {1, 4, 623}, {16, 4, 623}, /* aten::replication_pad2d.out CPU Meta */
    {1, 0, 932}, {16, 0, 932}, /* aten::replication_pad2d_backward CPU Meta */
    {1, 4, 624}, {16, 4, 624}, /* aten::replication_pad2d_backward.grad_input CPU Meta */
    {1, 0, 933}, {16, 0, 933}, /* aten::replication_pad3d CPU Meta */
    {1, 4, 625}, {16, 4, 625}, /* aten::replication_pad3d.out CPU Meta */
    {1, 0, 934}, {16, 0, 934}, /* aten::replication_pad3d_backward CPU Meta */
    {1, 4, 626}, {16, 4, 626}, /* aten::replication_pad3d_backward.grad_input CPU Meta */
    {138, 0, 935}, /* aten::requires_grad_ implicit */
    {138, 0, 936}, /* aten::reshape implicit */
    {138, 0, 937}, /* aten::reshape_as implicit */
    {141, 6, 628}, /* aten::resize CompositeExplicitAutograd */
    {141, 8, 627}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 938}, {16, 0, 938}, /* aten::resize_ CPU Meta */
    {141, 6, 630}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 8, 629}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 939}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 940}, /* aten::resolve_conj implicit */
    {138, 0, 941}, /* aten::resolve_neg implicit */
    {138, 0, 942}, /* aten::result_type.Scalar implicit */
    {138, 0, 943}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 944}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 945}, /* aten::result_type.Tensor implicit */
    {138, 0, 946}, /* aten::retain_grad implicit */
    {138, 0, 947}, /* aten::retains_grad implicit */
    {138, 0, 948}, /* aten::rms_norm implicit */
    {138, 0, 950}, /* aten::rnn_relu.data implicit */
    {138, 0, 951}, /* aten::rnn_relu.input implicit */
    {138, 0, 949}, /* aten::rnn_relu_cell implicit */
    {138, 0, 953}, /* aten::rnn_tanh.data implicit */
    {138, 0, 954}, /* aten::rnn_tanh.input implicit */
    {138, 0, 952}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 955}, {16, 0, 955}, /* aten::roll CPU Meta */
    {141, 8, 631}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 956}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 8, 632}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, {16, 1, 133}, {142, 9, 634}, /* aten::round CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, {16, 1, 132}, {142, 9, 633}, /* aten::round.decimals CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, {16, 3, 132}, /* aten::round.decimals_out CPU Meta */
    {1, 3, 133}, {16, 3, 133}, /* aten::round.out CPU Meta */
    {1, 2, 133}, {16, 2, 133}, {142, 10, 634}, /* aten::round_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, {16, 2, 132}, {142, 10, 633}, /* aten::round_.decimals CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 957}, /* aten::row_stack implicit */
    {138, 4, 635}, /* aten::row_stack.out implicit */
    {138, 0, 958}, /* aten::rrelu implicit */
    {138, 0, 959}, /* aten::rrelu_ implicit */
    {1, 0, 960}, {16, 0, 960}, /* aten::rrelu_with_noise CPU Meta */
    {1, 0, 963}, {16, 0, 963}, /* aten::rrelu_with_noise.out CPU Meta */
    {1, 0, 961}, {16, 0, 961}, /* aten::rrelu_with_noise_ CPU Meta */
    {141, 0, 962}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 8, 637}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 636}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, {16, 1, 134}, {142, 9, 638}, /* aten::rsqrt CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, {16, 3, 134}, /* aten::rsqrt.out CPU Meta */
    {1, 2, 134}, {16, 2, 134}, {142, 10, 638}, /* aten::rsqrt_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 964}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 8, 639}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 965}, {16, 0, 965}, /* aten::rsub.Tensor CPU Meta */
    {141, 8, 640}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 966}, {86, 0, 225}, /* aten::scalar_tensor CompositeExplicitAutograd BackendSelect */
    {141, 8, 641}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 967}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, {16, 1, 136}, {142, 9, 642}, /* aten::scatter.reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, {16, 3, 136}, /* aten::scatter.reduce_out CPU Meta */
    {1, 1, 138}, {16, 1, 138}, {142, 9, 643}, /* aten::scatter.src CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, {16, 3, 138}, /* aten::scatter.src_out CPU Meta */
    {1, 1, 139}, {16, 1, 139}, {142, 9, 644}, /* aten::scatter.value CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, {16, 3, 139}, /* aten::scatter.value_out CPU Meta */
    {1, 1, 140}, {16, 1, 140}, {142, 9, 645}, /* aten::scatter.value_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, {16, 3, 140}, /* aten::scatter.value_reduce_out CPU Meta */
    {1, 2, 136}, {16, 2, 136}, {142, 10, 642}, /* aten::scatter_.reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, {16, 2, 138}, {142, 10, 643}, /* aten::scatter_.src CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, {16, 2, 139}, {142, 10, 644}, /* aten::scatter_.value CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, {16, 2, 140}, {142, 10, 645}, /* aten::scatter_.value_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, {16, 1, 135}, {142, 9, 646}, /* aten::scatter_add CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, {16, 3, 135}, /* aten::scatter_add.out CPU Meta */
    {1, 2, 135}, {16, 2, 135}, {142, 10, 646}, /* aten::scatter_add_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, {16, 1, 137}, {142, 9, 647}, /* aten::scatter_reduce.two CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, {16, 3, 137}, /* aten::scatter_reduce.two_out CPU Meta */
    {1, 2, 137}, {16, 2, 137}, {142, 10, 647}, /* aten::scatter_reduce_.two CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 968}, {16, 0, 968}, /* aten::searchsorted.Scalar CPU Meta */
    {1, 4, 648}, {16, 4, 648}, /* aten::searchsorted.Scalar_out CPU Meta */
    {1, 0, 969}, {16, 0, 969}, /* aten::searchsorted.Tensor CPU Meta */
    {1, 4, 649}, {16, 4, 649}, /* aten::searchsorted.Tensor_out CPU Meta */
    {1, 0, 970}, {16, 0, 970}, /* aten::segment_reduce CPU Meta */
    {141, 8, 650}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 972}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 971}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 8, 652}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 651}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 653}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 973}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 654}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 974}, /* aten::selu implicit */
    {138, 0, 975}, /* aten::selu_ implicit */
    {141, 6, 657}, /* aten::set CompositeExplicitAutograd */
    {141, 8, 655}, /* aten::set.out CompositeExplicitAutograd */
    {141, 6, 658}, /* aten::set.source_Tensor CompositeExplicitAutograd */
    {141, 8, 656}, /* aten::set.source_Tensor_out CompositeExplicitAutograd */
    {1, 0, 976}, {16, 0, 976}, /* aten::set_ CPU Meta */
    {1, 0, 977}, {16, 0, 977}, /* aten::set_.source_Tensor CPU Meta */
    {138, 0, 978}, /* aten::set_.source_Tensor_storage_offset implicit */
    {138, 0, 979}, /* aten::set_data implicit */
    {1, 1, 141}, {16, 1, 141}, {142, 9, 659}, /* aten::sgn CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, {16, 3, 141}, /* aten::sgn.out CPU Meta */
    {1, 2, 141}, {16, 2, 141}, {142, 10, 659}, /* aten::sgn_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, {16, 1, 143}, {142, 9, 660}, /* aten::sigmoid CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, {16, 3, 143}, /* aten::sigmoid.out CPU Meta */
    {1, 2, 143}, {16, 2, 143}, {142, 10, 660}, /* aten::sigmoid_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, {16, 1, 142}, {142, 9, 661}, /* aten::sigmoid_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, {16, 3, 142}, /* aten::sigmoid_backward.grad_input CPU Meta */
    {1, 1, 144}, {16, 1, 144}, {142, 9, 662}, /* aten::sign CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, {16, 3, 144}, /* aten::sign.out CPU Meta */
    {1, 2, 144}, {16, 2, 144}, {142, 10, 662}, /* aten::sign_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, {16, 1, 145}, {142, 9, 663}, /* aten::signbit CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, {16, 3, 145}, /* aten::signbit.out CPU Meta */
    {1, 1, 147}, {16, 1, 147}, {142, 9, 664}, /* aten::silu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, {16, 3, 147}, /* aten::silu.out CPU Meta */
    {1, 2, 147}, {16, 2, 147}, {142, 10, 664}, /* aten::silu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, {16, 1, 146}, {142, 9, 665}, /* aten::silu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, {16, 3, 146}, /* aten::silu_backward.grad_input CPU Meta */
    {1, 1, 148}, {16, 1, 148}, {142, 9, 666}, /* aten::sin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, {16, 3, 148}, /* aten::sin.out CPU Meta */
    {1, 2, 148}, {16, 2, 148}, {142, 10, 666}, /* aten::sin_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, {16, 1, 149}, {142, 9, 667}, /* aten::sinc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, {16, 3, 149}, /* aten::sinc.out CPU Meta */
    {1, 2, 149}, {16, 2, 149}, {142, 10, 667}, /* aten::sinc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, {16, 1, 150}, {142, 9, 668}, /* aten::sinh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, {16, 3, 150}, /* aten::sinh.out CPU Meta */
    {1, 2, 150}, {16, 2, 150}, {142, 10, 668}, /* aten::sinh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 980}, /* aten::size.int implicit */
    {141, 0, 981}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 982}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 8, 670}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 669}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 8, 671}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 983}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 672}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 984}, /* aten::slogdet implicit */
    {138, 4, 673}, /* aten::slogdet.out implicit */
    {138, 0, 985}, /* aten::slow_conv3d implicit */
    {138, 4, 674}, /* aten::slow_conv3d.out implicit */
    {1, 0, 986}, {16, 0, 986}, /* aten::slow_conv3d_forward CPU Meta */
    {1, 4, 675}, {16, 4, 675}, /* aten::slow_conv3d_forward.output CPU Meta */
    {1, 0, 987}, {16, 0, 987}, /* aten::slow_conv_dilated2d CPU Meta */
    {141, 8, 676}, /* aten::slow_conv_dilated2d.out CompositeExplicitAutograd */
    {1, 0, 988}, {16, 0, 988}, /* aten::slow_conv_dilated3d CPU Meta */
    {141, 8, 677}, /* aten::slow_conv_dilated3d.out CompositeExplicitAutograd */
    {1, 0, 989}, {16, 0, 989}, /* aten::slow_conv_transpose3d CPU Meta */
    {1, 4, 678}, {16, 4, 678}, /* aten::slow_conv_transpose3d.out CPU Meta */
    {1, 0, 990}, {16, 0, 990}, /* aten::smooth_l1_loss CPU Meta */
    {1, 4, 679}, {16, 4, 679}, /* aten::smooth_l1_loss.out CPU Meta */
    {1, 0, 991}, {16, 0, 991}, /* aten::smooth_l1_loss_backward CPU Meta */
    {1, 0, 992}, {16, 0, 992}, /* aten::smooth_l1_loss_backward.grad_input CPU Meta */
    {1, 0, 993}, {16, 0, 993}, /* aten::soft_margin_loss CPU Meta */
    {141, 4, 680}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 994}, {16, 0, 994}, /* aten::soft_margin_loss_backward CPU Meta */
    {141, 0, 995}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 996}, /* aten::softmax.int implicit */
    {1, 4, 681}, {16, 4, 681}, /* aten::softmax.int_out CPU Meta */
    {1, 1, 152}, {16, 1, 152}, {142, 9, 682}, /* aten::softplus CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, {16, 3, 152}, /* aten::softplus.out CPU Meta */
    {1, 1, 151}, {16, 1, 151}, {142, 9, 683}, /* aten::softplus_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, {16, 3, 151}, /* aten::softplus_backward.grad_input CPU Meta */
    {1, 1, 154}, {16, 1, 154}, {142, 9, 684}, /* aten::softshrink CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, {16, 3, 154}, /* aten::softshrink.out CPU Meta */
    {1, 1, 153}, {16, 1, 153}, {142, 9, 685}, /* aten::softshrink_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, {16, 3, 153}, /* aten::softshrink_backward.grad_input CPU Meta */
    {141, 0, 997}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, {16, 1, 155}, {142, 9, 687}, /* aten::sort.stable CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 4, 686}, {16, 4, 686}, /* aten::sort.values CPU Meta */
    {1, 3, 155}, {16, 3, 155}, /* aten::sort.values_stable CPU Meta */
    {1, 1, 156}, {16, 1, 156}, {142, 9, 688}, /* aten::special_airy_ai CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, {16, 3, 156}, /* aten::special_airy_ai.out CPU Meta */
    {1, 1, 157}, {16, 1, 157}, {142, 9, 689}, /* aten::special_bessel_j0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, {16, 3, 157}, /* aten::special_bessel_j0.out CPU Meta */
    {1, 1, 158}, {16, 1, 158}, {142, 9, 690}, /* aten::special_bessel_j1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, {16, 3, 158}, /* aten::special_bessel_j1.out CPU Meta */
    {1, 1, 159}, {16, 1, 159}, {142, 9, 691}, /* aten::special_bessel_y0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, {16, 3, 159}, /* aten::special_bessel_y0.out CPU Meta */
    {1, 1, 160}, {16, 1, 160}, {142, 9, 692}, /* aten::special_bessel_y1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, {16, 3, 160}, /* aten::special_bessel_y1.out CPU Meta */
    {1, 1, 161}, {16, 1, 161}, {142, 9, 693}, /* aten::special_chebyshev_polynomial_t CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 998}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 999}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU Meta */
    {141, 0, 1000}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 1001}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, {16, 1, 162}, {142, 9, 694}, /* aten::special_chebyshev_polynomial_u CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1002}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 1003}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU Meta */
    {141, 0, 1004}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 1005}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, {16, 1, 163}, {142, 9, 695}, /* aten::special_chebyshev_polynomial_v CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1006}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 1007}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU Meta */
    {141, 0, 1008}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 1009}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, {16, 1, 164}, {142, 9, 696}, /* aten::special_chebyshev_polynomial_w CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1010}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 1011}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU Meta */
    {141, 0, 1012}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 1013}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1014}, /* aten::special_digamma implicit */
    {138, 0, 1015}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, {16, 1, 165}, {142, 9, 697}, /* aten::special_entr CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, {16, 3, 165}, /* aten::special_entr.out CPU Meta */
    {138, 0, 1016}, /* aten::special_erf implicit */
    {138, 0, 1017}, /* aten::special_erf.out implicit */
    {138, 0, 1018}, /* aten::special_erfc implicit */
    {138, 0, 1019}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, {16, 1, 166}, {142, 9, 698}, /* aten::special_erfcx CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, {16, 3, 166}, /* aten::special_erfcx.out CPU Meta */
    {138, 0, 1020}, /* aten::special_erfinv implicit */
    {138, 0, 1021}, /* aten::special_erfinv.out implicit */
    {138, 0, 1022}, /* aten::special_exp2 implicit */
    {138, 0, 1023}, /* aten::special_exp2.out implicit */
    {138, 0, 1024}, /* aten::special_expit implicit */
    {138, 0, 1025}, /* aten::special_expit.out implicit */
    {138, 0, 1026}, /* aten::special_expm1 implicit */
    {138, 0, 1027}, /* aten::special_expm1.out implicit */
    {138, 0, 1028}, /* aten::special_gammainc implicit */
    {138, 0, 1029}, /* aten::special_gammainc.out implicit */
    {138, 0, 1030}, /* aten::special_gammaincc implicit */
    {138, 0, 1031}, /* aten::special_gammaincc.out implicit */
    {138, 0, 1032}, /* aten::special_gammaln implicit */
    {138, 0, 1033}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, {16, 1, 167}, {142, 9, 699}, /* aten::special_hermite_polynomial_h CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1034}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 1035}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, {16, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU Meta */
    {141, 0, 1036}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 1037}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, {16, 1, 168}, {142, 9, 700}, /* aten::special_hermite_polynomial_he CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1038}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 1039}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, {16, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU Meta */
    {141, 0, 1040}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 1041}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1042}, /* aten::special_i0 implicit */
    {138, 0, 1043}, /* aten::special_i0.out implicit */
    {1, 1, 169}, {16, 1, 169}, {142, 9, 701}, /* aten::special_i0e CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, {16, 3, 169}, /* aten::special_i0e.out CPU Meta */
    {1, 1, 170}, {16, 1, 170}, {142, 9, 702}, /* aten::special_i1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, {16, 3, 170}, /* aten::special_i1.out CPU Meta */
    {1, 1, 171}, {16, 1, 171}, {142, 9, 703}, /* aten::special_i1e CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, {16, 3, 171}, /* aten::special_i1e.out CPU Meta */
    {1, 1, 172}, {16, 1, 172}, {142, 9, 704}, /* aten::special_laguerre_polynomial_l CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1044}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 1045}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU Meta */
    {141, 0, 1046}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 1047}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, {16, 1, 173}, {142, 9, 705}, /* aten::special_legendre_polynomial_p CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1048}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 1049}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, {16, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU Meta */
    {141, 0, 1050}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 1051}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1052}, /* aten::special_log1p implicit */
    {138, 0, 1053}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, {16, 1, 174}, {142, 9, 706}, /* aten::special_log_ndtr CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, {16, 3, 174}, /* aten::special_log_ndtr.out CPU Meta */
    {138, 0, 1054}, /* aten::special_log_softmax implicit */
    {138, 0, 1055}, /* aten::special_logit implicit */
    {138, 0, 1056}, /* aten::special_logit.out implicit */
    {138, 0, 1057}, /* aten::special_logsumexp implicit */
    {138, 0, 1058}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, {16, 1, 175}, {142, 9, 707}, /* aten::special_modified_bessel_i0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, {16, 3, 175}, /* aten::special_modified_bessel_i0.out CPU Meta */
    {1, 1, 176}, {16, 1, 176}, {142, 9, 708}, /* aten::special_modified_bessel_i1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, {16, 3, 176}, /* aten::special_modified_bessel_i1.out CPU Meta */
    {1, 1, 177}, {16, 1, 177}, {142, 9, 709}, /* aten::special_modified_bessel_k0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, {16, 3, 177}, /* aten::special_modified_bessel_k0.out CPU Meta */
    {1, 1, 178}, {16, 1, 178}, {142, 9, 710}, /* aten::special_modified_bessel_k1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, {16, 3, 178}, /* aten::special_modified_bessel_k1.out CPU Meta */
    {138, 0, 1059}, /* aten::special_multigammaln implicit */
    {138, 0, 1060}, /* aten::special_multigammaln.out implicit */
    {138, 0, 1061}, /* aten::special_ndtr implicit */
    {138, 0, 1062}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, {16, 1, 179}, {142, 9, 711}, /* aten::special_ndtri CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, {16, 3, 179}, /* aten::special_ndtri.out CPU Meta */
    {138, 0, 1063}, /* aten::special_polygamma implicit */
    {138, 0, 1064}, /* aten::special_polygamma.out implicit */
    {138, 0, 1065}, /* aten::special_psi implicit */
    {138, 0, 1066}, /* aten::special_psi.out implicit */
    {138, 0, 1067}, /* aten::special_round implicit */
    {138, 0, 1068}, /* aten::special_round.out implicit */
    {1, 1, 180}, {16, 1, 180}, {142, 9, 712}, /* aten::special_scaled_modified_bessel_k0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU Meta */
    {1, 1, 181}, {16, 1, 181}, {142, 9, 713}, /* aten::special_scaled_modified_bessel_k1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU Meta */
    {1, 1, 182}, {16, 1, 182}, {142, 9, 714}, /* aten::special_shifted_chebyshev_polynomial_t CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1069}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 1070}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU Meta */
    {141, 0, 1071}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 1072}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, {16, 1, 183}, {142, 9, 715}, /* aten::special_shifted_chebyshev_polynomial_u CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1073}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 1074}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU Meta */
    {141, 0, 1075}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 1076}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, {16, 1, 184}, {142, 9, 716}, /* aten::special_shifted_chebyshev_polynomial_v CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1077}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 1078}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU Meta */
    {141, 0, 1079}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 1080}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, {16, 1, 185}, {142, 9, 717}, /* aten::special_shifted_chebyshev_polynomial_w CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1081}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 1082}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU Meta */
    {141, 0, 1083}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 1084}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1085}, /* aten::special_sinc implicit */
    {138, 0, 1086}, /* aten::special_sinc.out implicit */
    {138, 0, 1087}, /* aten::special_softmax implicit */
    {1, 1, 186}, {16, 1, 186}, {142, 9, 718}, /* aten::special_spherical_bessel_j0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, {16, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU Meta */
    {1, 1, 187}, {16, 1, 187}, {142, 9, 719}, /* aten::special_xlog1py CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1088}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 1089}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, {16, 3, 187}, /* aten::special_xlog1py.out CPU Meta */
    {141, 0, 1090}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 1091}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 1092}, /* aten::special_xlogy implicit */
    {138, 0, 1093}, /* aten::special_xlogy.other_scalar implicit */
    {138, 0, 1094}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 0, 1095}, /* aten::special_xlogy.out implicit */
    {138, 0, 1096}, /* aten::special_xlogy.self_scalar implicit */
    {138, 0, 1097}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, {16, 1, 188}, {142, 9, 720}, /* aten::special_zeta CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1098}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 1099}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, {16, 3, 188}, /* aten::special_zeta.out CPU Meta */
    {141, 0, 1100}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 1101}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 1102}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 1103}, /* aten::split.sizes implicit */
    {142, 7, 721}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 722}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1104}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 723}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 724}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, {16, 1, 189}, {142, 9, 725}, /* aten::sqrt CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, {16, 3, 189}, /* aten::sqrt.out CPU Meta */
    {1, 2, 189}, {16, 2, 189}, {142, 10, 725}, /* aten::sqrt_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1105}, /* aten::square implicit */
    {138, 0, 1107}, /* aten::square.out implicit */
    {138, 0, 1106}, /* aten::square_ implicit */
    {141, 0, 1108}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 1109}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 1110}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 726}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 727}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 728}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 726}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 727}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 8, 730}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 728}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 8, 731}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 8, 729}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 1111}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 732}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 1112}, /* aten::std implicit */
    {1, 0, 1113}, {16, 0, 1113}, /* aten::std.correction CPU Meta */
    {1, 4, 733}, {16, 4, 733}, /* aten::std.correction_out CPU Meta */
    {138, 0, 1114}, /* aten::std.dim implicit */
    {138, 4, 734}, /* aten::std.out implicit */
    {138, 0, 1115}, /* aten::std_mean implicit */
    {1, 0, 1116}, {16, 0, 1116}, /* aten::std_mean.correction CPU Meta */
    {141, 8, 735}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1117}, /* aten::std_mean.dim implicit */
    {138, 0, 1118}, /* aten::stft implicit */
    {138, 0, 1119}, /* aten::stft.center implicit */
    {138, 0, 1120}, /* aten::storage_offset implicit */
    {138, 0, 1121}, /* aten::stride.int implicit */
    {141, 0, 1122}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 8, 736}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, {16, 1, 190}, {142, 9, 737}, /* aten::sub.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, {16, 3, 190}, /* aten::sub.out CPU Meta */
    {141, 0, 1123}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, {16, 2, 190}, {142, 10, 737}, /* aten::sub_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1124}, /* aten::subtract.Scalar implicit */
    {138, 0, 1125}, /* aten::subtract.Tensor implicit */
    {138, 0, 1128}, /* aten::subtract.out implicit */
    {138, 0, 1126}, /* aten::subtract_.Scalar implicit */
    {138, 0, 1127}, /* aten::subtract_.Tensor implicit */
    {141, 0, 1129}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, {16, 3, 191}, /* aten::sum.IntList_out CPU Meta */
    {1, 1, 191}, {16, 1, 191}, {142, 9, 739}, /* aten::sum.dim_IntList CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 8, 738}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 1130}, /* aten::sum_to_size implicit */
    {138, 0, 1131}, /* aten::svd implicit */
    {138, 4, 740}, /* aten::svd.U implicit */
    {138, 0, 1132}, /* aten::swapaxes implicit */
    {138, 0, 1133}, /* aten::swapaxes_ implicit */
    {138, 0, 1134}, /* aten::swapdims implicit */
    {138, 0, 1135}, /* aten::swapdims_ implicit */
    {141, 0, 1136}, /* aten::sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 1137}, /* aten::sym_constrain_range_for_size CompositeExplicitAutograd */
    {138, 0, 1138}, /* aten::sym_numel implicit */
    {138, 0, 1139}, /* aten::sym_size.int implicit */
    {138, 0, 1140}, /* aten::sym_storage_offset implicit */
    {138, 0, 1141}, /* aten::sym_stride.int implicit */
    {141, 0, 1142}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 741}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 741}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 742}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 1143}, {16, 0, 1143}, /* aten::take CPU Meta */
    {1, 0, 1145}, {16, 0, 1145}, /* aten::take.out CPU Meta */
    {138, 0, 1144}, /* aten::take_along_dim implicit */
    {138, 4, 743}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, {16, 1, 192}, {142, 9, 744}, /* aten::tan CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, {16, 3, 192}, /* aten::tan.out CPU Meta */
    {1, 2, 192}, {16, 2, 192}, {142, 10, 744}, /* aten::tan_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, {16, 1, 194}, {142, 9, 745}, /* aten::tanh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, {16, 3, 194}, /* aten::tanh.out CPU Meta */
    {1, 2, 194}, {16, 2, 194}, {142, 10, 745}, /* aten::tanh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, {16, 1, 193}, {142, 9, 746}, /* aten::tanh_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, {16, 3, 193}, /* aten::tanh_backward.grad_input CPU Meta */
    {138, 0, 1151}, /* aten::tensor_split.indices implicit */
    {138, 0, 1152}, /* aten::tensor_split.sections implicit */
    {138, 0, 1153}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 1154}, /* aten::tensordot implicit */
    {138, 4, 747}, /* aten::tensordot.out implicit */
    {138, 0, 1155}, /* aten::thnn_conv2d implicit */
    {138, 4, 748}, /* aten::thnn_conv2d.out implicit */
    {1, 1, 196}, {16, 1, 196}, {142, 9, 749}, /* aten::threshold CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, {16, 3, 196}, /* aten::threshold.out CPU Meta */
    {1, 2, 196}, {16, 2, 196}, {142, 10, 749}, /* aten::threshold_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, {16, 1, 195}, {142, 9, 750}, /* aten::threshold_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, {16, 3, 195}, /* aten::threshold_backward.grad_input CPU Meta */
    {138, 0, 1156}, /* aten::tile implicit */
    {138, 0, 1159}, /* aten::to.device implicit */
    {138, 0, 1160}, /* aten::to.dtype implicit */
    {138, 0, 1161}, /* aten::to.dtype_layout implicit */
    {138, 0, 1162}, /* aten::to.other implicit */
    {138, 0, 1157}, /* aten::to_dense implicit */
    {138, 0, 1158}, /* aten::to_dense_backward implicit */
    {1, 1, 197}, {16, 1, 197}, {142, 9, 751}, /* aten::topk CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, {16, 3, 197}, /* aten::topk.values CPU Meta */
    {1, 0, 1163}, {16, 0, 1163}, /* aten::trace CPU Meta */
    {141, 8, 752}, /* aten::trace.out CompositeExplicitAutograd */
    {138, 0, 1164}, /* aten::trace_backward implicit */
    {141, 0, 1165}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 753}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 753}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 754}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1166}, /* aten::trapezoid.dx implicit */
    {138, 0, 1167}, /* aten::trapezoid.x implicit */
    {138, 0, 1168}, /* aten::trapz.dx implicit */
    {138, 0, 1169}, /* aten::trapz.x implicit */
    {1, 0, 1170}, {16, 0, 1170}, /* aten::triangular_solve CPU Meta */
    {1, 4, 755}, {16, 4, 755}, /* aten::triangular_solve.X CPU Meta */
    {1, 1, 198}, {16, 1, 198}, {142, 9, 756}, /* aten::tril CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, {16, 3, 198}, /* aten::tril.out CPU Meta */
    {1, 2, 198}, {16, 2, 198}, {142, 10, 756}, /* aten::tril_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 1171}, {16, 0, 1171}, {86, 0, 225}, /* aten::tril_indices CPU Meta BackendSelect */
    {141, 8, 757}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 1172}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, {16, 1, 199}, {142, 9, 758}, /* aten::triu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, {16, 3, 199}, /* aten::triu.out CPU Meta */
    {1, 2, 199}, {16, 2, 199}, {142, 10, 758}, /* aten::triu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 1173}, {16, 0, 1173}, {86, 0, 225}, /* aten::triu_indices CPU Meta BackendSelect */
    {141, 8, 759}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 1174}, /* aten::true_divide.Scalar implicit */
    {138, 0, 1175}, /* aten::true_divide.Tensor implicit */
    {138, 0, 1178}, /* aten::true_divide.out implicit */
    {138, 0, 1176}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 1177}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, {16, 1, 200}, {142, 9, 760}, /* aten::trunc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, {16, 3, 200}, /* aten::trunc.out CPU Meta */
    {1, 2, 200}, {16, 2, 200}, {142, 10, 760}, /* aten::trunc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1179}, /* aten::type_as implicit */
    {141, 0, 1180}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 761}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 762}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1182}, /* aten::unflatten.int implicit */
    {138, 0, 1181}, /* aten::unflatten_dense_tensors implicit */
    {1, 0, 1183}, {16, 0, 1183}, /* aten::unfold CPU Meta */
    {1, 0, 1184}, {16, 0, 1184}, /* aten::unfold_backward CPU Meta */
    {141, 8, 764}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 763}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 765}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 767}, /* aten::uniform CompositeExplicitAutograd */
    {141, 8, 766}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 1185}, {16, 0, 1185}, /* aten::uniform_ CPU Meta */
    {1, 0, 1186}, {16, 0, 1186}, /* aten::unique_consecutive CPU Meta */
    {141, 8, 768}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 1187}, {16, 0, 1187}, /* aten::unique_dim CPU Meta */
    {141, 8, 769}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 1188}, {16, 0, 1188}, /* aten::unique_dim_consecutive CPU Meta */
    {141, 8, 770}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 1189}, /* aten::unsafe_chunk implicit */
    {141, 0, 1190}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 8, 771}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1191}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 8, 772}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 1192}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 773}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 773}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 774}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 1193}, {16, 0, 1193}, /* aten::upsample_bicubic2d CPU Meta */
    {1, 4, 775}, {16, 4, 775}, /* aten::upsample_bicubic2d.out CPU Meta */
    {138, 0, 1195}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 1194}, {16, 0, 1194}, /* aten::upsample_bicubic2d_backward CPU Meta */
    {1, 4, 776}, {16, 4, 776}, /* aten::upsample_bicubic2d_backward.grad_input CPU Meta */
    {1, 0, 1196}, {16, 0, 1196}, /* aten::upsample_bilinear2d CPU Meta */
    {1, 4, 777}, {16, 4, 777}, /* aten::upsample_bilinear2d.out CPU Meta */
    {138, 0, 1198}, /* aten::upsample_bilinear2d.vec implicit */
    {141, 8, 778}, /* aten::upsample_bilinear2d.vec_out CompositeExplicitAutograd */
    {1, 0, 1197}, {16, 0, 1197}, /* aten::upsample_bilinear2d_backward CPU Meta */
    {1, 4, 779}, {16, 4, 779}, /* aten::upsample_bilinear2d_backward.grad_input CPU Meta */
    {1, 0, 1199}, {16, 0, 1199}, /* aten::upsample_linear1d CPU Meta */
    {1, 4, 780}, {16, 4, 780}, /* aten::upsample_linear1d.out CPU Meta */
    {138, 0, 1201}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1200}, {16, 0, 1200}, /* aten::upsample_linear1d_backward CPU Meta */
    {1, 4, 781}, {16, 4, 781}, /* aten::upsample_linear1d_backward.grad_input CPU Meta */
    {1, 0, 1202}, {16, 0, 1202}, /* aten::upsample_nearest1d CPU Meta */
    {1, 4, 782}, {16, 4, 782}, /* aten::upsample_nearest1d.out CPU Meta */
    {138, 0, 1204}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1203}, {16, 0, 1203}, /* aten::upsample_nearest1d_backward CPU Meta */
    {1, 4, 783}, {16, 4, 783}, /* aten::upsample_nearest1d_backward.grad_input CPU Meta */
    {1, 0, 1205}, {16, 0, 1205}, /* aten::upsample_nearest2d CPU Meta */
    {1, 4, 784}, {16, 4, 784}, /* aten::upsample_nearest2d.out CPU Meta */
    {138, 0, 1207}, /* aten::upsample_nearest2d.vec implicit */
    {141, 8, 785}, /* aten::upsample_nearest2d.vec_out CompositeExplicitAutograd */
    {1, 0, 1206}, {16, 0, 1206}, /* aten::upsample_nearest2d_backward CPU Meta */
    {1, 4, 786}, {16, 4, 786}, /* aten::upsample_nearest2d_backward.grad_input CPU Meta */
    {1, 0, 1208}, {16, 0, 1208}, /* aten::upsample_nearest3d CPU Meta */
    {1, 4, 787}, {16, 4, 787}, /* aten::upsample_nearest3d.out CPU Meta */
    {138, 0, 1210}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1209}, {16, 0, 1209}, /* aten::upsample_nearest3d_backward CPU Meta */
    {1, 4, 788}, {16, 4, 788}, /* aten::upsample_nearest3d_backward.grad_input CPU Meta */
    {1, 0, 1211}, {16, 0, 1211}, /* aten::upsample_trilinear3d CPU Meta */
    {1, 4, 789}, {16, 4, 789}, /* aten::upsample_trilinear3d.out CPU Meta */
    {138, 0, 1213}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1212}, {16, 0, 1212}, /* aten::upsample_trilinear3d_backward CPU Meta */
    {1, 4, 790}, {16, 4, 790}, /* aten::upsample_trilinear3d_backward.grad_input CPU Meta */
    {138, 0, 1214}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1215}, /* aten::vander implicit */
    {138, 0, 1216}, /* aten::var implicit */
    {1, 0, 1217}, {16, 0, 1217}, /* aten::var.correction CPU Meta */
    {1, 4, 791}, {16, 4, 791}, /* aten::var.correction_out CPU Meta */
    {138, 0, 1218}, /* aten::var.dim implicit */
    {138, 4, 792}, /* aten::var.out implicit */
    {138, 0, 1219}, /* aten::var_mean implicit */
    {1, 0, 1220}, {16, 0, 1220}, /* aten::var_mean.correction CPU Meta */
    {141, 8, 793}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1221}, /* aten::var_mean.dim implicit */
    {1, 0, 1222}, {16, 0, 1222}, /* aten::vdot CPU Meta */
    {141, 4, 794}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1223}, {16, 0, 1223}, /* aten::view CPU Meta */
    {141, 0, 1228}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1224}, /* aten::view_as implicit */
    {1, 0, 1225}, {16, 0, 1225}, /* aten::view_as_complex CPU Meta */
    {142, 7, 796}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 797}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1226}, {16, 0, 1226}, /* aten::view_as_real CPU Meta */
    {142, 7, 798}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 799}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 0, 1227}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 795}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 8, 801}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 8, 800}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1229}, /* aten::vsplit.array implicit */
    {138, 0, 1230}, /* aten::vsplit.int implicit */
    {138, 0, 1231}, /* aten::vstack implicit */
    {138, 4, 802}, /* aten::vstack.out implicit */
    {138, 0, 1232}, /* aten::where implicit */
    {138, 0, 1233}, /* aten::where.Scalar implicit */
    {138, 0, 1234}, /* aten::where.ScalarOther implicit */
    {138, 0, 1235}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1236}, {16, 0, 1236}, /* aten::where.self CPU Meta */
    {1, 0, 1237}, {16, 0, 1237}, /* aten::where.self_out CPU Meta */
    {141, 0, 1238}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1239}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, {16, 3, 201}, /* aten::xlogy.OutTensor CPU Meta */
    {141, 0, 1240}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1241}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, {16, 1, 201}, {142, 9, 803}, /* aten::xlogy.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1242}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, {16, 2, 201}, {142, 10, 803}, /* aten::xlogy_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 805}, /* aten::zero CompositeExplicitAutograd */
    {141, 8, 804}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1243}, {16, 0, 1243}, /* aten::zero_ CPU Meta */
    {141, 0, 1244}, {86, 0, 225}, /* aten::zeros CompositeExplicitAutograd BackendSelect */
    {141, 4, 806}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1245}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 8, 807}, /* aten::zeros_like.out CompositeExplicitAutograd */
    {1, 0, 739}, {37, 0, 739}, /* mkl::_mkl_linear CPU MkldnnCPU */
    {1, 0, 740}, {37, 0, 740}, /* mkldnn::_convolution_pointwise CPU MkldnnCPU */
    {1, 0, 742}, {37, 0, 742}, /* mkldnn::_convolution_pointwise.binary CPU MkldnnCPU */
    {1, 0, 741}, {37, 0, 741}, /* mkldnn::_convolution_pointwise_.binary CPU MkldnnCPU */
    {1, 0, 743}, {37, 0, 743}, /* mkldnn::_convolution_transpose_pointwise CPU MkldnnCPU */
    {1, 0, 744}, {37, 0, 744}, /* mkldnn::_linear_pointwise CPU MkldnnCPU */
    {1, 0, 745}, {37, 0, 745}, /* mkldnn::_linear_pointwise.binary CPU MkldnnCPU */
    {1, 0, 839}, {37, 0, 839}, /* onednn::qconv2d_pointwise.binary_tensor CPU MkldnnCPU */
    {1, 0, 840}, {37, 0, 840}, /* onednn::qconv_pointwise.tensor CPU MkldnnCPU */
    {1, 0, 841}, {37, 0, 841}, /* onednn::qlinear_pointwise.binary_tensor CPU MkldnnCPU */
    {1, 0, 842}, {37, 0, 842}, /* onednn::qlinear_pointwise.tensor CPU MkldnnCPU */
    {141, 0, 864}, /* prims::normal CompositeExplicitAutograd */
    {141, 0, 865}, /* prims::uniform CompositeExplicitAutograd */
    {1, 0, 882}, /* quantized::int4mm_packed_weight_cpu CPU */
    {138, 0, 35}, /* quantized_decomposed::_choose_qparams_per_token_asymmetric_impl implicit */
    {138, 0, 287}, /* quantized_decomposed::choose_qparams.tensor implicit */
    {138, 0, 284}, /* quantized_decomposed::choose_qparams_per_token implicit */
    {138, 0, 285}, /* quantized_decomposed::choose_qparams_per_token_asymmetric implicit */
    {138, 0, 286}, /* quantized_decomposed::choose_qparams_symmetric.tensor implicit */
    {138, 0, 316}, /* quantized_decomposed::convert_element_type.no_fuse implicit */
    {138, 0, 339}, /* quantized_decomposed::dequantize_per_channel implicit */
    {138, 0, 340}, /* quantized_decomposed::dequantize_per_channel_group implicit */
    {141, 0, 872}, /* quantized_decomposed::dequantize_per_tensor CompositeExplicitAutograd */
    {141, 0, 873}, /* quantized_decomposed::dequantize_per_tensor.tensor CompositeExplicitAutograd */
    {141, 0, 874}, /* quantized_decomposed::dequantize_per_tensor.tensor2 CompositeExplicitAutograd */
    {138, 0, 341}, /* quantized_decomposed::dequantize_per_token implicit */
    {141, 0, 875}, /* quantized_decomposed::fake_quant_per_channel CompositeExplicitAutograd */
    {141, 0, 876}, /* quantized_decomposed::quantize_per_channel CompositeExplicitAutograd */
    {141, 0, 877}, /* quantized_decomposed::quantize_per_channel_group CompositeExplicitAutograd */
    {141, 0, 878}, /* quantized_decomposed::quantize_per_tensor CompositeExplicitAutograd */
    {141, 0, 879}, /* quantized_decomposed::quantize_per_tensor.tensor CompositeExplicitAutograd */
    {141, 0, 880}, /* quantized_decomposed::quantize_per_tensor.tensor2 CompositeExplicitAutograd */
    {141, 0, 881}, /* quantized_decomposed::quantize_per_token CompositeExplicitAutograd */
    {141, 0, 1146}, /* tenon::fake_quant_per_channel_mask CompositeExplicitAutograd */
    {141, 0, 1148}, /* tenon::maximum.Scalar CompositeExplicitAutograd */
    {141, 0, 1147}, /* tenon::maximum_ CompositeExplicitAutograd */
    {141, 0, 1150}, /* tenon::minimum.Scalar CompositeExplicitAutograd */
    {141, 0, 1149}, /* tenon::minimum_ CompositeExplicitAutograd */
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
    "aten::_philox_key_fold_in\0aten::_philox_key_fold_in(Tensor key, int data) -> Tensor\0"
    "aten::_philox_key_fold_in.Tensor\0aten::_philox_key_fold_in.Tensor(Tensor key, Tensor data) -> Tensor\0"
    "aten::_philox_key_split\0aten::_philox_key_split(Tensor key, int num_splits) -> Tensor\0"
    "aten::_philox_normal\0aten::_philox_normal(Tensor self, Tensor key, float mean=0., float std=1.) -> Tensor\0"
    "aten::_philox_normal.out\0aten::_philox_normal.out(Tensor self, Tensor key, float mean=0., float std=1., *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_philox_normal_\0aten::_philox_normal_(Tensor(a!) self, Tensor key, float mean=0, float std=1) -> Tensor(a!)\0"
    "aten::_philox_randint\0aten::_philox_randint(Tensor self, Tensor key, int? low=None, int? high=None) -> Tensor\0"
    "aten::_philox_randint.out\0aten::_philox_randint.out(Tensor self, Tensor key, int? low=None, int? high=None, *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_philox_randint_\0aten::_philox_randint_(Tensor(a!) self, Tensor key, int? low=None, int? high=None) -> Tensor(a!)\0"
    "aten::_philox_uniform\0aten::_philox_uniform(Tensor self, Tensor key, float low=0., float high=1.) -> Tensor\0"
    "aten::_philox_uniform.out\0aten::_philox_uniform.out(Tensor self, Tensor key, float low=0., float high=1., *, Tensor(a!) out) -> Tensor(a!)\0"
    "aten::_philox_uniform_\0aten::_philox_uniform_(Tensor(a!) self, Tensor key, float low=0, float high=1) -> Tensor(a!)\0"
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
