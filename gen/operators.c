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
    tni_kernel__cdist_backward, tni_kernel__cdist_forward, tni_kernel__chunk_cat, tni_kernel__conj,
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
    tni_kernel__weight_int4pack_mm_for_cpu, tni_kernel__weight_int8pack_mm, tni_kernel_abs,
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
    tni_kernel_channel_shuffle, tni_kernel_cholesky, tni_kernel_cholesky_inverse,
    tni_kernel_cholesky_out, tni_kernel_cholesky_solve, tni_kernel_cholesky_solve_out,
    tni_kernel_chunk, tni_kernel_clip, tni_kernel_clip_, tni_kernel_clip_Tensor,
    tni_kernel_clip_Tensor_out, tni_kernel_clip__Tensor, tni_kernel_clip_out, tni_kernel_clone,
    tni_kernel_col2im, tni_kernel_column_stack, tni_kernel_combinations, tni_kernel_complex,
    tni_kernel_complex_out, tni_kernel_concat, tni_kernel_concatenate, tni_kernel_conj,
    tni_kernel_conj_physical, tni_kernel_constant_pad_nd, tni_kernel_contiguous, tni_kernel_conv1d,
    tni_kernel_conv1d_padding, tni_kernel_conv2d, tni_kernel_conv2d_padding, tni_kernel_conv3d,
    tni_kernel_conv3d_padding, tni_kernel_conv_transpose1d, tni_kernel_conv_transpose2d_input,
    tni_kernel_conv_transpose3d_input, tni_kernel_convolution, tni_kernel_convolution_backward,
    tni_kernel_copy_, tni_kernel_copysign_Scalar, tni_kernel_copysign_Scalar_out,
    tni_kernel_copysign__Scalar, tni_kernel_corrcoef, tni_kernel_cosine_embedding_loss,
    tni_kernel_cosine_similarity, tni_kernel_count_nonzero, tni_kernel_count_nonzero_dim_IntList,
    tni_kernel_cov, tni_kernel_cross, tni_kernel_cross_entropy_loss, tni_kernel_ctc_loss_IntList,
    tni_kernel_ctc_loss_Tensor, tni_kernel_cummax, tni_kernel_cummin,
    tni_kernel_cumulative_trapezoid_dx, tni_kernel_cumulative_trapezoid_x, tni_kernel_data,
    tni_kernel_deg2rad, tni_kernel_det, tni_kernel_detach, tni_kernel_detach_, tni_kernel_diag,
    tni_kernel_diag_embed, tni_kernel_diagflat, tni_kernel_diagonal, tni_kernel_diagonal_backward,
    tni_kernel_diagonal_scatter, tni_kernel_diff, tni_kernel_diff_out, tni_kernel_dim,
    tni_kernel_dist, tni_kernel_div_Scalar, tni_kernel_div_Scalar_mode, tni_kernel_div__Scalar,
    tni_kernel_div__Scalar_mode, tni_kernel_divide_Scalar, tni_kernel_divide_Scalar_mode,
    tni_kernel_divide_Tensor, tni_kernel_divide_Tensor_mode, tni_kernel_divide__Scalar,
    tni_kernel_divide__Scalar_mode, tni_kernel_divide__Tensor, tni_kernel_divide__Tensor_mode,
    tni_kernel_divide_out, tni_kernel_divide_out_mode, tni_kernel_dot, tni_kernel_dropout,
    tni_kernel_dropout_, tni_kernel_dsplit_array, tni_kernel_dsplit_int, tni_kernel_dstack,
    tni_kernel_einsum, tni_kernel_embedding, tni_kernel_embedding_backward,
    tni_kernel_embedding_bag, tni_kernel_embedding_bag_padding_idx,
    tni_kernel_embedding_dense_backward, tni_kernel_embedding_renorm_, tni_kernel_empty_like,
    tni_kernel_empty_memory_format, tni_kernel_empty_out, tni_kernel_empty_permuted,
    tni_kernel_empty_strided, tni_kernel_equal, tni_kernel_expand, tni_kernel_expand_as,
    tni_kernel_exponential_, tni_kernel_eye, tni_kernel_eye_m,
    tni_kernel_fake_quantize_per_channel_affine_cachemask,
    tni_kernel_fake_quantize_per_tensor_affine_cachemask, tni_kernel_feature_alpha_dropout,
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
    tni_kernel_tenon_maximum_, tni_kernel_tenon_maximum_Scalar, tni_kernel_tenon_minimum_,
    tni_kernel_tenon_minimum_Scalar, tni_kernel_tensor_split_indices,
    tni_kernel_tensor_split_sections, tni_kernel_tensor_split_tensor_indices_or_sections,
    tni_kernel_tensordot, tni_kernel_thnn_conv2d, tni_kernel_tile, tni_kernel_to_dense,
    tni_kernel_to_dense_backward, tni_kernel_to_device, tni_kernel_to_dtype,
    tni_kernel_to_dtype_layout, tni_kernel_to_other, tni_kernel_trace, tni_kernel_trace_backward,
    tni_kernel_transpose_int, tni_kernel_trapezoid_dx, tni_kernel_trapezoid_x, tni_kernel_trapz_dx,
    tni_kernel_trapz_x, tni_kernel_triangular_solve, tni_kernel_tril_indices,
    tni_kernel_triplet_margin_loss, tni_kernel_triu_indices, tni_kernel_true_divide_Scalar,
    tni_kernel_true_divide_Tensor, tni_kernel_true_divide__Scalar, tni_kernel_true_divide__Tensor,
    tni_kernel_true_divide_out, tni_kernel_type_as, tni_kernel_unbind_int,
    tni_kernel_unflatten_dense_tensors, tni_kernel_unflatten_int, tni_kernel_unfold,
    tni_kernel_unfold_backward, tni_kernel_uniform_, tni_kernel_unique_consecutive,
    tni_kernel_unique_dim, tni_kernel_unique_dim_consecutive, tni_kernel_unsafe_chunk,
    tni_kernel_unsafe_split_Tensor, tni_kernel_unsafe_split_with_sizes, tni_kernel_unsqueeze,
    tni_kernel_upsample_bicubic2d, tni_kernel_upsample_bicubic2d_backward,
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
    tni_kernel__cdist_backward, tni_kernel__cdist_forward, tni_kernel__chunk_cat, tni_kernel__conj,
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
    tni_kernel__weight_int4pack_mm_for_cpu, tni_kernel__weight_int8pack_mm, tni_kernel_abs,
    tni_kernel_abs_, tni_kernel_abs_out, tni_kernel_absolute, tni_kernel_absolute_,
    tni_kernel_absolute_out, tni_kernel_adaptive_avg_pool1d, tni_kernel_adaptive_avg_pool2d,
    tni_kernel_adaptive_avg_pool3d, tni_kernel_adaptive_max_pool1d, tni_kernel_adaptive_max_pool2d,
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
    tni_kernel_channel_shuffle, tni_kernel_cholesky, tni_kernel_cholesky_inverse,
    tni_kernel_cholesky_out, tni_kernel_cholesky_solve, tni_kernel_cholesky_solve_out,
    tni_kernel_chunk, tni_kernel_clip, tni_kernel_clip_, tni_kernel_clip_Tensor,
    tni_kernel_clip_Tensor_out, tni_kernel_clip__Tensor, tni_kernel_clip_out, tni_kernel_clone,
    tni_kernel_col2im, tni_kernel_column_stack, tni_kernel_combinations, tni_kernel_complex,
    tni_kernel_complex_out, tni_kernel_concat, tni_kernel_concatenate, tni_kernel_conj,
    tni_kernel_conj_physical, tni_kernel_constant_pad_nd, tni_kernel_contiguous, tni_kernel_conv1d,
    tni_kernel_conv1d_padding, tni_kernel_conv2d, tni_kernel_conv2d_padding, tni_kernel_conv3d,
    tni_kernel_conv3d_padding, tni_kernel_conv_transpose1d, tni_kernel_conv_transpose2d_input,
    tni_kernel_conv_transpose3d_input, tni_kernel_convolution, tni_kernel_convolution_backward,
    tni_kernel_copy_, tni_kernel_copysign_Scalar, tni_kernel_copysign_Scalar_out,
    tni_kernel_copysign__Scalar, tni_kernel_corrcoef, tni_kernel_cosine_embedding_loss,
    tni_kernel_cosine_similarity, tni_kernel_count_nonzero, tni_kernel_count_nonzero_dim_IntList,
    tni_kernel_cov, tni_kernel_cross, tni_kernel_cross_entropy_loss, tni_kernel_ctc_loss_IntList,
    tni_kernel_ctc_loss_Tensor, tni_kernel_cummax, tni_kernel_cummin,
    tni_kernel_cumulative_trapezoid_dx, tni_kernel_cumulative_trapezoid_x, tni_kernel_data,
    tni_kernel_deg2rad, tni_kernel_det, tni_kernel_detach, tni_kernel_detach_, tni_kernel_diag,
    tni_kernel_diag_embed, tni_kernel_diagflat, tni_kernel_diagonal, tni_kernel_diagonal_backward,
    tni_kernel_diagonal_scatter, tni_kernel_diff, tni_kernel_diff_out, tni_kernel_dim,
    tni_kernel_dist, tni_kernel_div_Scalar, tni_kernel_div_Scalar_mode, tni_kernel_div__Scalar,
    tni_kernel_div__Scalar_mode, tni_kernel_divide_Scalar, tni_kernel_divide_Scalar_mode,
    tni_kernel_divide_Tensor, tni_kernel_divide_Tensor_mode, tni_kernel_divide__Scalar,
    tni_kernel_divide__Scalar_mode, tni_kernel_divide__Tensor, tni_kernel_divide__Tensor_mode,
    tni_kernel_divide_out, tni_kernel_divide_out_mode, tni_kernel_dot, tni_kernel_dropout,
    tni_kernel_dropout_, tni_kernel_dsplit_array, tni_kernel_dsplit_int, tni_kernel_dstack,
    tni_kernel_einsum, tni_kernel_embedding, tni_kernel_embedding_backward,
    tni_kernel_embedding_bag, tni_kernel_embedding_bag_padding_idx,
    tni_kernel_embedding_dense_backward, tni_kernel_embedding_renorm_, tni_kernel_empty_like,
    tni_kernel_empty_memory_format, tni_kernel_empty_out, tni_kernel_empty_permuted,
    tni_kernel_empty_strided, tni_kernel_equal, tni_kernel_expand, tni_kernel_expand_as,
    tni_kernel_exponential_, tni_kernel_eye, tni_kernel_eye_m,
    tni_kernel_fake_quantize_per_channel_affine_cachemask,
    tni_kernel_fake_quantize_per_tensor_affine_cachemask, tni_kernel_feature_alpha_dropout,
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
    tni_kernel_take_out, tni_kernel_tenon_maximum_, tni_kernel_tenon_maximum_Scalar,
    tni_kernel_tenon_minimum_, tni_kernel_tenon_minimum_Scalar, tni_kernel_tensor_split_indices,
    tni_kernel_tensor_split_sections, tni_kernel_tensor_split_tensor_indices_or_sections,
    tni_kernel_tensordot, tni_kernel_thnn_conv2d, tni_kernel_tile, tni_kernel_to_dense,
    tni_kernel_to_dense_backward, tni_kernel_to_device, tni_kernel_to_dtype,
    tni_kernel_to_dtype_layout, tni_kernel_to_other, tni_kernel_trace, tni_kernel_trace_backward,
    tni_kernel_transpose_int, tni_kernel_trapezoid_dx, tni_kernel_trapezoid_x, tni_kernel_trapz_dx,
    tni_kernel_trapz_x, tni_kernel_triangular_solve, tni_kernel_tril_indices,
    tni_kernel_triplet_margin_loss, tni_kernel_triu_indices, tni_kernel_true_divide_Scalar,
    tni_kernel_true_divide_Tensor, tni_kernel_true_divide__Scalar, tni_kernel_true_divide__Tensor,
    tni_kernel_true_divide_out, tni_kernel_type_as, tni_kernel_unbind_int,
    tni_kernel_unflatten_dense_tensors, tni_kernel_unflatten_int, tni_kernel_unfold,
    tni_kernel_unfold_backward, tni_kernel_uniform_, tni_kernel_unique_consecutive,
    tni_kernel_unique_dim, tni_kernel_unique_dim_consecutive, tni_kernel_unsafe_chunk,
    tni_kernel_unsafe_split_Tensor, tni_kernel_unsafe_split_with_sizes, tni_kernel_unsqueeze,
    tni_kernel_upsample_bicubic2d, tni_kernel_upsample_bicubic2d_backward,
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
    {"aten::_upsample_nearest_exact3d_backward", NULL}, {"aten::acos.out", NULL},
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
    {"aten::channel_shuffle", NULL}, {"aten::cholesky_inverse", NULL},
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

const uint32_t tni_num_builtins = 2475;

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
    {64871, 64897, 592, 2, 3, 0x0}, {64974, 64984, 594, 2, 1, 0x10001},
    {65017, 65031, 596, 2, 1, 0x10000}, {65091, 65102, 598, 2, 1, 0x0},
    {65144, 65159, 600, 1, 1, 0x0}, {65197, 65216, 601, 1, 1, 0x0}, {65281, 65297, 602, 1, 1, 0x0},
    {65344, 65355, 603, 3, 1, 0x10001}, {65389, 65404, 606, 2, 1, 0x10000},
    {65465, 65477, 608, 3, 1, 0x10000}, {65520, 65532, 611, 3, 3, 0x10001},
    {65567, 65583, 614, 2, 3, 0x10000}, {65645, 65658, 616, 3, 3, 0x10000},
    {65702, 65728, 619, 1, 3, 0x1}, {65797, 65827, 620, 1, 0, 0x20}, {65923, 65949, 621, 1, 3, 0x0},
    {66021, 66051, 622, 2, 3, 0x0}, {66150, 66176, 624, 1, 3, 0x0}, {66248, 66278, 625, 2, 3, 0x0},
    {66377, 66403, 627, 1, 3, 0x0}, {66482, 66508, 628, 2, 3, 0x0}, {66587, 66617, 630, 2, 3, 0x0},
    {66747, 66782, 632, 2, 3, 0x0}, {66876, 66922, 634, 2, 3, 0x0}, {67057, 67083, 636, 2, 3, 0x0},
    {67162, 67192, 638, 2, 3, 0x0}, {67322, 67357, 640, 2, 3, 0x0}, {67451, 67497, 642, 2, 3, 0x0},
    {67632, 67649, 644, 1, 1, 0x10001}, {67719, 67740, 645, 1, 0, 0x20},
    {67837, 67854, 646, 3, 1, 0x10001}, {67927, 67941, 649, 2, 1, 0x10000},
    {68031, 68049, 651, 1, 1, 0x10000}, {68128, 68146, 652, 3, 1, 0x10000},
    {68228, 68241, 655, 2, 3, 0x0}, {68341, 68358, 657, 2, 3, 0x0}, {68482, 68496, 659, 2, 3, 0x0},
    {68605, 68619, 661, 3, 1, 0x10000}, {68707, 68725, 664, 2, 1, 0x10000},
    {68837, 68852, 666, 3, 1, 0x10000}, {68949, 68963, 669, 3, 1, 0x10000},
    {69051, 69069, 672, 2, 1, 0x10000}, {69181, 69196, 674, 3, 1, 0x10000},
    {69293, 69305, 677, 3, 3, 0x1}, {69400, 69416, 680, 2, 3, 0x0}, {69535, 69548, 682, 3, 3, 0x0},
    {69652, 69664, 685, 3, 3, 0x0}, {69757, 69773, 688, 2, 3, 0x0}, {69890, 69903, 690, 3, 3, 0x0},
    {70005, 70016, 693, 1, 3, 0x0}, {70110, 70125, 694, 1, 3, 0x0}, {70243, 70255, 695, 1, 3, 0x0},
    {70358, 70372, 696, 1, 3, 0x0}, {70415, 70443, 697, 1, 3, 0x0}, {70530, 70562, 698, 1, 0, 0x20},
    {70676, 70713, 699, 1, 3, 0x0}, {70808, 70820, 700, 1, 3, 0x1},
    {70861, 70878, 701, 1, 3, 0x80000}, {70918, 70939, 702, 1, 0, 0x80020},
    {71006, 71016, 703, 3, 1, 0x40000}, {71049, 71067, 706, 2, 1, 0x40000},
    {71131, 71145, 708, 3, 1, 0x40000}, {71211, 71226, 711, 3, 1, 0x40000},
    {71301, 71320, 714, 2, 1, 0x40000}, {71422, 71436, 716, 2, 1, 0x40000},
    {71525, 71540, 718, 1, 3, 0x4}, {71648, 71668, 719, 1, 3, 0x2100},
    {71733, 71754, 720, 1, 3, 0x2000}, {71827, 71838, 721, 3, 3, 0x40001},
    {71907, 71922, 724, 2, 3, 0x40000}, {72018, 72029, 726, 3, 3, 0x40001},
    {72098, 72113, 729, 2, 3, 0x40000}, {72209, 72223, 731, 3, 1, 0x40000},
    {72316, 72334, 734, 2, 1, 0x40000}, {72471, 72483, 736, 2, 1, 0x10000},
    {72518, 72534, 738, 2, 1, 0x10000}, {72596, 72606, 740, 3, 1, 0x40001},
    {72639, 72657, 743, 2, 1, 0x40000}, {72721, 72735, 745, 3, 1, 0x40001},
    {72801, 72816, 748, 3, 1, 0x40001}, {72891, 72910, 751, 2, 1, 0x40000},
    {73012, 73026, 753, 2, 1, 0x40000}, {73115, 73128, 755, 2, 3, 0x0},
    {73255, 73272, 757, 1, 3, 0x0}, {73334, 73353, 758, 2, 3, 0x0}, {73500, 73523, 760, 2, 3, 0x0},
    {73620, 73644, 762, 2, 3, 0x1}, {73811, 73824, 764, 1, 3, 0x0}, {73860, 73877, 765, 1, 3, 0x0},
    {73940, 73954, 766, 1, 3, 0x0}, {73999, 74013, 767, 1, 3, 0x0}, {74050, 74068, 768, 1, 3, 0x0},
    {74132, 74147, 769, 1, 3, 0x0}, {74193, 74206, 770, 1, 3, 0x0}, {74242, 74259, 771, 1, 3, 0x0},
    {74322, 74336, 772, 1, 3, 0x0}, {74381, 74395, 773, 1, 3, 0x0}, {74432, 74450, 774, 1, 3, 0x0},
    {74514, 74529, 775, 1, 3, 0x0}, {74575, 74588, 776, 1, 3, 0x0}, {74624, 74641, 777, 1, 3, 0x0},
    {74704, 74718, 778, 1, 3, 0x0}, {74769, 74787, 779, 1, 1, 0x0}, {74865, 74880, 780, 1, 3, 0x0},
    {74940, 74954, 781, 1, 3, 0x0}, {74999, 75013, 782, 1, 3, 0x0}, {75050, 75068, 783, 1, 3, 0x0},
    {75132, 75147, 784, 1, 3, 0x0}, {75193, 75206, 785, 3, 1, 0x40001},
    {75277, 75294, 788, 2, 3, 0x40000}, {75392, 75405, 790, 3, 1, 0x40001},
    {75476, 75493, 793, 2, 3, 0x40000}, {75591, 75605, 795, 1, 1, 0x0},
    {75677, 75698, 796, 1, 1, 0x0}, {75793, 75818, 797, 1, 1, 0x0}, {75937, 75952, 798, 1, 3, 0x8},
    {75990, 76007, 799, 2, 0, 0x1}, {76114, 76132, 801, 1, 0, 0x80},
    {76242, 76264, 802, 1, 3, 0x80000}, {76370, 76396, 803, 1, 0, 0x80020},
    {76529, 76554, 804, 1, 0, 0x0}, {76675, 76704, 805, 1, 0, 0x20},
    {76852, 76863, 806, 3, 1, 0x10001}, {76897, 76912, 809, 2, 1, 0x10000},
    {76973, 76985, 811, 3, 1, 0x10000}, {77028, 77040, 814, 3, 3, 0x10001},
    {77075, 77091, 817, 2, 3, 0x10000}, {77153, 77166, 819, 3, 3, 0x10000},
    {77210, 77221, 822, 3, 1, 0x10001}, {77255, 77270, 825, 2, 1, 0x10000},
    {77331, 77343, 827, 3, 1, 0x10001}, {77392, 77408, 830, 2, 1, 0x10001},
    {77484, 77497, 832, 3, 1, 0x10000}, {77555, 77567, 835, 3, 1, 0x10000},
    {77610, 77622, 838, 3, 3, 0x10001}, {77657, 77673, 841, 2, 3, 0x10000},
    {77735, 77748, 843, 3, 3, 0x10000}, {77792, 77809, 846, 1, 3, 0x100},
    {77849, 77875, 847, 1, 3, 0x0}, {77931, 77948, 848, 1, 3, 0x100},
    {77988, 78014, 849, 1, 3, 0x0}, {78070, 78087, 850, 1, 3, 0x100},
    {78127, 78153, 851, 1, 3, 0x0}, {78209, 78226, 852, 1, 3, 0x1}, {78373, 78394, 853, 1, 0, 0x20},
    {78570, 78587, 854, 2, 3, 0x1}, {78762, 78783, 856, 2, 3, 0x0}, {78985, 79011, 858, 2, 3, 0x1},
    {79194, 79231, 860, 2, 3, 0x0}, {79455, 79472, 862, 2, 3, 0x1}, {79647, 79668, 864, 2, 3, 0x0},
    {79870, 79896, 866, 2, 3, 0x0}, {80079, 80116, 868, 2, 3, 0x0}, {80340, 80354, 870, 3, 3, 0x0},
    {80455, 80473, 873, 2, 3, 0x0}, {80598, 80613, 875, 3, 3, 0x0}, {80723, 80745, 878, 2, 3, 0x0},
    {80888, 80914, 880, 1, 0, 0x20}, {80992, 81023, 881, 2, 3, 0x0},
    {81190, 81225, 883, 1, 0, 0x20}, {81327, 81344, 884, 1, 3, 0x100},
    {81520, 81546, 885, 2, 3, 0x0}, {81787, 81817, 887, 2, 3, 0x0}, {81940, 81974, 889, 1, 0, 0x20},
    {82146, 82162, 890, 1, 1, 0x2000}, {82231, 82254, 891, 1, 0, 0x2020},
    {82340, 82367, 892, 1, 0, 0x2020}, {82477, 82503, 893, 1, 0, 0x2020},
    {82615, 82635, 894, 2, 1, 0x2000}, {82728, 82746, 896, 1, 1, 0x2000},
    {82826, 82850, 897, 2, 1, 0x2000}, {82945, 82968, 899, 2, 1, 0x2000},
    {83065, 83080, 901, 1, 3, 0x0}, {83169, 83196, 902, 2, 1, 0x0}, {83302, 83333, 904, 2, 1, 0x0},
    {83466, 83502, 906, 2, 3, 0x0}, {83637, 83684, 908, 2, 3, 0x0}, {83860, 83899, 910, 2, 1, 0x0},
    {84042, 84085, 912, 1, 0, 0x20}, {84252, 84267, 913, 2, 3, 0x8},
    {84347, 84366, 915, 1, 0, 0x20}, {84473, 84488, 916, 2, 1, 0x2000},
    {84567, 84586, 918, 1, 0, 0x2020}, {84692, 84717, 919, 1, 1, 0x10001},
    {84779, 84811, 920, 1, 1, 0x10000}, {84880, 84916, 921, 1, 0, 0x20},
    {85012, 85041, 922, 1, 1, 0x10000}, {85130, 85155, 923, 3, 1, 0x10001},
    {85217, 85246, 926, 2, 1, 0x10000}, {85335, 85361, 928, 1, 1, 0x10000},
    {85432, 85458, 929, 3, 1, 0x10000}, {85529, 85568, 932, 1, 1, 0x10000},
    {85644, 85687, 933, 1, 0, 0x20}, {85790, 85822, 934, 3, 1, 0x10000},
    {85891, 85930, 937, 1, 1, 0x10000}, {86006, 86049, 938, 1, 1, 0x10000},
    {86152, 86188, 939, 2, 1, 0x10000}, {86284, 86317, 941, 3, 1, 0x10000},
    {86395, 86435, 944, 1, 1, 0x10000}, {86520, 86538, 945, 3, 1, 0x10001},
    {86579, 86601, 948, 2, 1, 0x10000}, {86669, 86688, 950, 3, 1, 0x10000},
    {86738, 86762, 953, 1, 1, 0x10001}, {86823, 86854, 954, 1, 1, 0x10000},
    {86922, 86957, 955, 1, 0, 0x20}, {87052, 87080, 956, 1, 1, 0x10000},
    {87168, 87192, 957, 3, 1, 0x10001}, {87253, 87281, 960, 2, 1, 0x10000},
    {87369, 87394, 962, 1, 1, 0x10000}, {87464, 87489, 963, 3, 1, 0x10000},
    {87559, 87599, 966, 1, 1, 0x10000}, {87676, 87720, 967, 1, 0, 0x20},
    {87824, 87857, 968, 3, 1, 0x10000}, {87927, 87967, 971, 1, 1, 0x10000},
    {88044, 88088, 972, 1, 1, 0x10000}, {88192, 88229, 973, 2, 1, 0x10000},
    {88326, 88360, 975, 3, 1, 0x10000}, {88439, 88480, 978, 1, 1, 0x10000},
    {88566, 88591, 979, 1, 1, 0x10001}, {88653, 88685, 980, 1, 1, 0x10000},
    {88754, 88790, 981, 1, 0, 0x20}, {88886, 88915, 982, 1, 1, 0x10000},
    {89004, 89029, 983, 3, 1, 0x10001}, {89091, 89120, 986, 2, 1, 0x10000},
    {89209, 89235, 988, 1, 1, 0x10000}, {89306, 89332, 989, 3, 1, 0x10000},
    {89403, 89425, 992, 2, 3, 0x0}, {89568, 89594, 994, 1, 0, 0x20}, {89672, 89703, 995, 2, 3, 0x0},
    {89870, 89905, 997, 1, 0, 0x20}, {90007, 90024, 998, 1, 3, 0x0},
    {90069, 90090, 999, 1, 0, 0x20}, {90162, 90172, 1000, 3, 3, 0x1},
    {90218, 90232, 1003, 2, 3, 0x0}, {90305, 90329, 1005, 1, 0, 0x0},
    {90383, 90402, 1006, 1, 3, 0x0}, {90465, 90488, 1007, 2, 3, 0x0},
    {90596, 90623, 1009, 1, 0, 0x20}, {90755, 90778, 1010, 2, 3, 0x0},
    {90886, 90913, 1012, 2, 3, 0x0}, {91045, 91060, 1014, 1, 3, 0x0},
    {91116, 91137, 1015, 1, 3, 0x100}, {91186, 91196, 1016, 3, 3, 0x1},
    {91245, 91259, 1019, 2, 3, 0x0}, {91335, 91348, 1021, 1, 0, 0x2020},
    {91447, 91464, 1022, 1, 0, 0x2020}, {91587, 91601, 1023, 2, 1, 0x2000},
    {91707, 91719, 1025, 1, 3, 0x0}, {91798, 91809, 1026, 3, 1, 0x10001},
    {91843, 91858, 1029, 2, 1, 0x10000}, {91919, 91931, 1031, 3, 1, 0x10000},
    {91974, 91985, 1034, 1, 1, 0x10000}, {92037, 92052, 1035, 1, 0, 0x20},
    {92130, 92142, 1036, 1, 1, 0x10000}, {92203, 92225, 1037, 2, 3, 0x0},
    {92285, 92311, 1039, 1, 0, 0x20}, {92398, 92413, 1040, 2, 3, 0x0},
    {92469, 92488, 1042, 2, 3, 0x0}, {92571, 92594, 1044, 2, 3, 0x0},
    {92658, 92685, 1046, 2, 3, 0x0}, {92776, 92797, 1048, 2, 3, 0x0},
    {92874, 92899, 1050, 2, 3, 0x0}, {93003, 93015, 1052, 1, 0, 0x0},
    {93086, 93098, 1053, 3, 1, 0x10001}, {93169, 93188, 1056, 3, 3, 0x10001},
    {93266, 93289, 1059, 2, 1, 0x10000}, {93394, 93410, 1061, 2, 1, 0x10000},
    {93508, 93521, 1063, 3, 1, 0x10000}, {93601, 93621, 1066, 3, 3, 0x10000},
    {93708, 93724, 1069, 3, 1, 0x10000}, {93775, 93798, 1072, 3, 3, 0x10000},
    {93856, 93883, 1075, 2, 1, 0x10000}, {93968, 93988, 1077, 2, 1, 0x10000},
    {94066, 94083, 1079, 3, 1, 0x10000}, {94143, 94167, 1082, 3, 3, 0x10000},
    {94234, 94250, 1085, 3, 1, 0x10000}, {94301, 94324, 1088, 3, 3, 0x10000},
    {94382, 94409, 1091, 2, 1, 0x10000}, {94494, 94514, 1093, 2, 1, 0x10000},
    {94592, 94609, 1095, 3, 1, 0x10000}, {94669, 94693, 1098, 3, 3, 0x10000},
    {94760, 94771, 1101, 1, 3, 0x10000}, {94841, 94859, 1102, 1, 3, 0x10000},
    {94936, 94958, 1103, 1, 3, 0x0}, {95062, 95077, 1104, 1, 3, 0x10000},
    {95174, 95186, 1105, 1, 3, 0x10000}, {95265, 95284, 1106, 1, 3, 0x10000},
    {95370, 95382, 1107, 1, 3, 0x10001}, {95454, 95470, 1108, 1, 0, 0x20},
    {95566, 95579, 1109, 2, 3, 0x1}, {95706, 95723, 1111, 2, 3, 0x0},
    {95877, 95896, 1113, 1, 3, 0x0}, {95943, 95966, 1114, 1, 3, 0x0},
    {96040, 96059, 1115, 1, 3, 0x0}, {96139, 96153, 1116, 2, 3, 0x0},
    {96203, 96221, 1118, 2, 3, 0x0}, {96298, 96311, 1120, 1, 3, 0x0},
    {96363, 96380, 1121, 1, 3, 0x0}, {96459, 96477, 1122, 1, 3, 0x0},
    {96534, 96556, 1123, 1, 3, 0x0}, {96640, 96651, 1124, 1, 3, 0x0},
    {96691, 96711, 1125, 1, 3, 0x10100}, {96754, 96778, 1126, 2, 3, 0x10000},
    {96848, 96869, 1128, 2, 3, 0x10000}, {96921, 96943, 1130, 1, 3, 0x1},
    {97018, 97044, 1131, 1, 0, 0x20}, {97146, 97163, 1132, 1, 3, 0x0},
    {97258, 97271, 1133, 1, 3, 0x0}, {97422, 97443, 1134, 1, 3, 0x0},
    {97602, 97615, 1135, 1, 3, 0x0}, {97766, 97787, 1136, 1, 3, 0x0},
    {97946, 97959, 1137, 1, 3, 0x0}, {98110, 98131, 1138, 1, 3, 0x0},
    {98290, 98313, 1139, 1, 3, 0x0}, {98502, 98531, 1140, 1, 3, 0x0},
    {98726, 98755, 1141, 1, 3, 0x0}, {98950, 98968, 1142, 2, 3, 0x1},
    {99150, 99172, 1144, 1, 0, 0x20}, {99381, 99408, 1145, 2, 3, 0x1},
    {99666, 99697, 1147, 1, 0, 0x20}, {100025, 100036, 1148, 1, 3, 0x1},
    {100107, 100122, 1149, 1, 0, 0x20}, {100220, 100232, 1150, 1, 0, 0x0},
    {100312, 100334, 1151, 1, 3, 0x10000}, {100393, 100419, 1152, 1, 3, 0x10000},
    {100505, 100527, 1153, 3, 1, 0x10000}, {100586, 100605, 1156, 2, 1, 0x10000},
    {100684, 100707, 1158, 1, 3, 0x0}, {100775, 100798, 1159, 3, 1, 0x0},
    {100866, 100881, 1162, 1, 3, 0x0}, {100919, 100929, 1163, 3, 1, 0x10001},
    {100962, 100976, 1166, 2, 1, 0x10000}, {101036, 101047, 1168, 3, 1, 0x10000},
    {101089, 101100, 1171, 3, 1, 0x10001}, {101134, 101149, 1174, 2, 1, 0x10000},
    {101210, 101222, 1176, 3, 1, 0x10000}, {101265, 101293, 1179, 1, 3, 0x0},
    {101414, 101438, 1180, 1, 3, 0x0}, {101522, 101542, 1181, 1, 3, 0x40000},
    {101600, 101632, 1182, 2, 3, 0x40000}, {101698, 101734, 1184, 1, 0, 0x20},
    {101827, 101851, 1185, 1, 0, 0x20}, {101936, 101946, 1186, 1, 3, 0x0},
    {102046, 102058, 1187, 1, 3, 0x0}, {102122, 102138, 1188, 1, 3, 0x0},
    {102229, 102254, 1189, 1, 3, 0x0}, {102411, 102434, 1190, 1, 3, 0x0},
    {102603, 102625, 1191, 1, 3, 0x0}, {102795, 102808, 1192, 1, 1, 0x0},
    {102878, 102895, 1193, 2, 1, 0x0}, {103019, 103032, 1195, 1, 1, 0x0},
    {103102, 103119, 1196, 2, 1, 0x0}, {103243, 103257, 1198, 3, 1, 0x0},
    {103330, 103348, 1201, 2, 1, 0x0}, {103445, 103460, 1203, 3, 3, 0x0},
    {103542, 103555, 1206, 3, 1, 0x1}, {103627, 103644, 1209, 2, 1, 0x0},
    {103740, 103754, 1211, 3, 3, 0x0}, {103835, 103865, 1214, 1, 3, 0x0},
    {103943, 103972, 1215, 1, 3, 0x0}, {104046, 104057, 1216, 1, 3, 0x0},
    {104091, 104105, 1217, 1, 3, 0x10000}, {104142, 104160, 1218, 1, 3, 0x10000},
    {104224, 104239, 1219, 1, 3, 0x10000}, {104285, 104295, 1220, 1, 3, 0x0},
    {104328, 104341, 1221, 1, 3, 0x0}, {104383, 104397, 1222, 1, 3, 0x80},
    {104442, 104460, 1223, 1, 3, 0x80000}, {104501, 104523, 1224, 1, 0, 0x80020},
    {104591, 104602, 1225, 1, 3, 0x0}, {104652, 104667, 1226, 1, 3, 0x0},
    {104744, 104761, 1227, 1, 3, 0x0}, {104841, 104862, 1228, 1, 0, 0x20},
    {104969, 104984, 1229, 1, 3, 0x0}, {105036, 105051, 1230, 1, 3, 0x1},
    {105133, 105157, 1231, 1, 0, 0x0}, {105265, 105293, 1232, 1, 0, 0x20},
    {105428, 105448, 1233, 1, 3, 0x80000}, {105529, 105553, 1234, 1, 0, 0x80020},
    {105661, 105684, 1235, 1, 0, 0x0}, {105780, 105807, 1236, 1, 0, 0x20},
    {105930, 105941, 1237, 1, 3, 0x0}, {106039, 106054, 1238, 1, 3, 0x0},
    {106179, 106193, 1239, 3, 1, 0x10000}, {106230, 106248, 1242, 2, 1, 0x10000},
    {106312, 106327, 1244, 3, 1, 0x10000}, {106373, 106383, 1247, 1, 0, 0x0},
    {106413, 106424, 1248, 1, 1, 0x0}, {106484, 106499, 1249, 1, 0, 0x20},
    {106586, 106603, 1250, 1, 1, 0x10001}, {106657, 106679, 1251, 1, 3, 0x10001},
    {106761, 106787, 1252, 1, 0, 0x20}, {106893, 106914, 1253, 1, 0, 0x20},
    {106995, 107012, 1254, 3, 1, 0x10001}, {107066, 107088, 1257, 3, 1, 0x10001},
    {107170, 107184, 1260, 2, 1, 0x10000}, {107258, 107277, 1262, 2, 1, 0x10000},
    {107376, 107394, 1264, 1, 1, 0x10000}, {107457, 107480, 1265, 1, 3, 0x10000},
    {107571, 107589, 1266, 3, 1, 0x10000}, {107652, 107675, 1269, 3, 1, 0x10000},
    {107766, 107786, 1272, 1, 3, 0x0}, {107843, 107868, 1273, 1, 3, 0x0},
    {107953, 107973, 1274, 1, 3, 0x0}, {108030, 108055, 1275, 1, 3, 0x0},
    {108140, 108157, 1276, 1, 3, 0x0}, {108234, 108256, 1277, 1, 3, 0x0},
    {108358, 108379, 1278, 1, 3, 0x0}, {108445, 108471, 1279, 1, 3, 0x0},
    {108565, 108586, 1280, 1, 3, 0x0}, {108652, 108678, 1281, 1, 3, 0x0},
    {108772, 108782, 1282, 2, 3, 0x0}, {108830, 108844, 1284, 1, 3, 0x0},
    {108919, 108933, 1285, 1, 3, 0x2100}, {108992, 109007, 1286, 1, 3, 0x2000},
    {109074, 109093, 1287, 1, 3, 0x0}, {109163, 109180, 1288, 1, 3, 0x0},
    {109247, 109260, 1289, 1, 3, 0x0}, {109301, 109318, 1290, 1, 3, 0x0},
    {109386, 109399, 1291, 1, 3, 0x0}, {109475, 109485, 1292, 3, 1, 0x10001},
    {109572, 109586, 1295, 2, 1, 0x0}, {109700, 109711, 1297, 3, 1, 0x10000},
    {109807, 109826, 1300, 3, 3, 0x0}, {109962, 109992, 1303, 2, 3, 0x0},
    {110169, 110185, 1305, 1, 3, 0x1}, {110315, 110335, 1306, 1, 0, 0x20},
    {110492, 110517, 1307, 1, 3, 0x0}, {110659, 110679, 1308, 1, 3, 0x0},
    {110909, 110941, 1309, 1, 3, 0x0}, {111176, 111207, 1310, 2, 3, 0x1},
    {111349, 111384, 1312, 1, 0, 0x20}, {111553, 111576, 1313, 1, 0, 0x20},
    {111671, 111698, 1314, 1, 0, 0x20}, {111820, 111844, 1315, 2, 3, 0x0},
    {111948, 111974, 1317, 3, 3, 0x1}, {112151, 112167, 1320, 1, 0, 0x0},
    {112265, 112282, 1321, 1, 0, 0x0}, {112448, 112469, 1322, 1, 0, 0x20},
    {112570, 112591, 1323, 2, 3, 0x0}, {112752, 112777, 1325, 1, 0, 0x20},
    {112873, 112893, 1326, 3, 3, 0x1}, {113047, 113071, 1329, 1, 0, 0x20},
    {113160, 113176, 1330, 3, 1, 0x10001}, {113229, 113249, 1333, 2, 1, 0x10000},
    {113329, 113345, 1335, 3, 1, 0x10001}, {113398, 113418, 1338, 2, 1, 0x10000},
    {113498, 113515, 1340, 3, 1, 0x0}, {113577, 113594, 1343, 3, 1, 0x0},
    {113656, 113668, 1346, 2, 3, 0x10004}, {113715, 113725, 1348, 3, 1, 0x10001},
    {113758, 113772, 1351, 2, 1, 0x10000}, {113832, 113843, 1353, 3, 1, 0x10000},
    {113885, 113896, 1356, 3, 1, 0x10000}, {113930, 113945, 1359, 2, 1, 0x10000},
    {114006, 114018, 1361, 3, 1, 0x10000}, {114061, 114074, 1364, 3, 1, 0x10000},
    {114110, 114127, 1367, 2, 1, 0x10000}, {114190, 114204, 1369, 3, 1, 0x10000},
    {114249, 114259, 1372, 3, 1, 0x10001}, {114292, 114306, 1375, 2, 1, 0x10000},
    {114366, 114377, 1377, 3, 3, 0x10000}, {114411, 114426, 1380, 2, 3, 0x10000},
    {114487, 114499, 1382, 3, 3, 0x10000}, {114542, 114553, 1385, 3, 1, 0x10000},
    {114595, 114608, 1388, 1, 0, 0x1}, {114689, 114705, 1389, 1, 0, 0x0},
    {114764, 114782, 1390, 1, 3, 0x80000}, {114862, 114884, 1391, 1, 0, 0x80020},
    {114988, 115000, 1392, 3, 1, 0x10001}, {115035, 115051, 1395, 2, 1, 0x10000},
    {115113, 115126, 1397, 3, 1, 0x10000}, {115170, 115188, 1400, 1, 0, 0x2020},
    {115275, 115297, 1401, 1, 0, 0x2020}, {115408, 115427, 1402, 2, 1, 0x2000},
    {115522, 115532, 1404, 2, 3, 0x0}, {115654, 115666, 1406, 2, 3, 0x0},
    {115800, 115816, 1408, 2, 3, 0x0}, {115885, 115899, 1410, 2, 3, 0x0},
    {115956, 116005, 1412, 1, 3, 0x0}, {116172, 116225, 1413, 1, 0, 0x20},
    {116429, 116477, 1414, 1, 3, 0x0}, {116629, 116681, 1415, 1, 0, 0x20},
    {116870, 116898, 1416, 1, 3, 0x2100}, {116971, 117000, 1417, 1, 3, 0x2000},
    {117081, 117103, 1418, 1, 3, 0x2100}, {117170, 117193, 1419, 1, 3, 0x2000},
    {117268, 117282, 1420, 1, 3, 0x0}, {117363, 117381, 1421, 1, 3, 0x0},
    {117489, 117504, 1422, 1, 3, 0x0}, {117597, 117616, 1423, 1, 3, 0x0},
    {117736, 117754, 1424, 2, 3, 0x0}, {117894, 117916, 1426, 1, 3, 0x0},
    {117991, 118006, 1427, 1, 3, 0x0}, {118097, 118116, 1428, 1, 3, 0x0},
    {118234, 118253, 1429, 1, 3, 0x0}, {118313, 118328, 1430, 1, 3, 0x0},
    {118410, 118429, 1431, 1, 3, 0x0}, {118538, 118554, 1432, 1, 3, 0x0},
    {118648, 118668, 1433, 1, 3, 0x0}, {118789, 118805, 1434, 1, 3, 0x0},
    {118897, 118917, 1435, 1, 3, 0x0}, {119036, 119051, 1436, 1, 3, 0x0},
    {119133, 119152, 1437, 1, 3, 0x0}, {119261, 119277, 1438, 1, 3, 0x0},
    {119371, 119391, 1439, 1, 3, 0x0}, {119512, 119528, 1440, 1, 3, 0x0},
    {119620, 119640, 1441, 1, 3, 0x0}, {119759, 119779, 1442, 1, 3, 0x0},
    {119840, 119856, 1443, 1, 3, 0x0}, {119939, 119959, 1444, 1, 3, 0x0},
    {120069, 120086, 1445, 1, 3, 0x0}, {120181, 120202, 1446, 1, 3, 0x0},
    {120324, 120341, 1447, 1, 3, 0x0}, {120434, 120455, 1448, 1, 3, 0x0},
    {120575, 120591, 1449, 1, 3, 0x0}, {120674, 120694, 1450, 1, 3, 0x0},
    {120804, 120821, 1451, 1, 3, 0x0}, {120916, 120937, 1452, 1, 3, 0x0},
    {121059, 121076, 1453, 1, 3, 0x0}, {121169, 121190, 1454, 1, 3, 0x0},
    {121310, 121325, 1455, 1, 3, 0x0}, {121407, 121426, 1456, 1, 3, 0x0},
    {121535, 121551, 1457, 1, 3, 0x0}, {121645, 121665, 1458, 1, 3, 0x0},
    {121786, 121805, 1459, 2, 3, 0x0}, {121946, 121969, 1461, 1, 3, 0x0},
    {122045, 122061, 1462, 1, 3, 0x0}, {122153, 122173, 1463, 1, 3, 0x0},
    {122292, 122310, 1464, 1, 3, 0x1}, {122365, 122387, 1465, 1, 0, 0x20},
    {122469, 122487, 1466, 1, 3, 0x0}, {122542, 122564, 1467, 1, 0, 0x20},
    {122646, 122665, 1468, 2, 1, 0x0}, {122729, 122748, 1470, 2, 1, 0x0},
    {122812, 122822, 1472, 1, 3, 0x0}, {122855, 122869, 1473, 1, 3, 0x0},
    {122929, 122940, 1474, 1, 3, 0x0}, {122982, 123007, 1475, 1, 3, 0x0},
    {123094, 123105, 1476, 2, 3, 0x1}, {123151, 123166, 1478, 1, 0, 0x20},
    {123239, 123252, 1479, 1, 3, 0x0}, {123288, 123301, 1480, 1, 3, 0x0},
    {123337, 123362, 1481, 1, 3, 0x10000}, {123427, 123456, 1482, 1, 3, 0x10000},
    {123548, 123580, 1483, 1, 3, 0x10000}, {123652, 123688, 1484, 1, 3, 0x10000},
    {123787, 123819, 1485, 1, 3, 0x10000}, {123891, 123927, 1486, 1, 3, 0x10000},
    {124026, 124052, 1487, 1, 3, 0x10000}, {124126, 124152, 1488, 1, 3, 0x10000},
    {124226, 124238, 1489, 3, 1, 0x10001}, {124273, 124289, 1492, 2, 1, 0x10000},
    {124351, 124364, 1494, 3, 1, 0x10000}, {124408, 124427, 1497, 2, 1, 0x0},
    {124483, 124509, 1499, 1, 1, 0x0}, {124572, 124602, 1500, 1, 0, 0x20},
    {124692, 124715, 1501, 2, 1, 0x0}, {124798, 124825, 1503, 1, 1, 0x0},
    {124897, 124924, 1504, 2, 1, 0x0}, {124996, 125007, 1506, 3, 1, 0x10000},
    {125055, 125070, 1509, 2, 1, 0x10000}, {125145, 125156, 1511, 3, 1, 0x10000},
    {125204, 125219, 1514, 2, 1, 0x10000}, {125294, 125312, 1516, 1, 1, 0x10001},
    {125367, 125389, 1517, 1, 1, 0x10000}, {125471, 125489, 1518, 3, 1, 0x10001},
    {125544, 125566, 1521, 2, 1, 0x10000}, {125648, 125667, 1523, 1, 1, 0x10000},
    {125731, 125750, 1524, 3, 1, 0x10000}, {125814, 125825, 1527, 3, 1, 0x10000},
    {125859, 125874, 1530, 2, 1, 0x10000}, {125935, 125947, 1532, 3, 1, 0x10000},
    {125990, 126018, 1535, 2, 3, 0x0}, {126142, 126177, 1537, 2, 3, 0x0},
    {126358, 126395, 1539, 2, 3, 0x0}, {126531, 126579, 1541, 2, 3, 0x0},
    {126756, 126784, 1543, 2, 3, 0x0}, {126908, 126943, 1545, 2, 3, 0x0},
    {127124, 127161, 1547, 2, 3, 0x0}, {127297, 127345, 1549, 2, 3, 0x0},
    {127522, 127541, 1551, 2, 3, 0x10000}, {127611, 127634, 1553, 2, 3, 0x10000},
    {127761, 127777, 1555, 2, 3, 0x0}, {127941, 127961, 1557, 1, 0, 0x20},
    {128060, 128071, 1558, 2, 3, 0x1}, {128218, 128233, 1560, 1, 3, 0x0},
    {128315, 128331, 1561, 1, 3, 0x1}, {128515, 128535, 1562, 1, 0, 0x20},
    {128654, 128667, 1563, 3, 3, 0x1}, {128753, 128770, 1566, 2, 3, 0x0},
    {128880, 128902, 1568, 1, 0, 0x0}, {129001, 129011, 1569, 3, 3, 0x10000},
    {129058, 129072, 1572, 2, 3, 0x10000}, {129146, 129157, 1574, 3, 3, 0x0},
    {129213, 129229, 1577, 3, 1, 0x10001}, {129282, 129302, 1580, 2, 1, 0x10000},
    {129382, 129398, 1582, 3, 1, 0x10001}, {129451, 129471, 1585, 2, 1, 0x10000},
    {129551, 129568, 1587, 3, 1, 0x0}, {129630, 129647, 1590, 3, 1, 0x0},
    {129709, 129720, 1593, 3, 1, 0x10001}, {129781, 129796, 1596, 2, 1, 0x0},
    {129881, 129893, 1598, 3, 1, 0x0}, {129963, 129983, 1601, 3, 3, 0x10000},
    {130073, 130104, 1604, 2, 3, 0x0}, {130232, 130248, 1606, 1, 0, 0x2020},
    {130326, 130346, 1607, 1, 0, 0x2020}, {130448, 130465, 1608, 2, 1, 0x2000},
    {130552, 130564, 1610, 2, 3, 0x0}, {130615, 130629, 1612, 2, 3, 0x0},
    {130723, 130733, 1614, 1, 3, 0x0}, {130779, 130793, 1615, 1, 3, 0x0},
    {130866, 130883, 1616, 1, 0, 0x0}, {130920, 130930, 1617, 2, 1, 0x0},
    {130975, 130989, 1619, 2, 3, 0x0}, {131061, 131080, 1621, 2, 3, 0x0},
    {131151, 131181, 1623, 2, 3, 0x0}, {131293, 131314, 1625, 1, 3, 0x0},
    {131392, 131419, 1626, 1, 3, 0x0}, {131519, 131544, 1627, 1, 3, 0x0},
    {131652, 131682, 1628, 1, 3, 0x0}, {131787, 131815, 1629, 1, 3, 0x0},
    {131922, 131949, 1630, 1, 3, 0x0}, {132051, 132081, 1631, 1, 3, 0x0},
    {132190, 132211, 1632, 1, 3, 0x0}, {132269, 132294, 1633, 1, 3, 0x0},
    {132379, 132400, 1634, 1, 3, 0x0}, {132458, 132483, 1635, 1, 3, 0x0},
    {132568, 132590, 1636, 1, 3, 0x0}, {132657, 132679, 1637, 1, 3, 0x0},
    {132746, 132773, 1638, 1, 3, 0x0}, {132837, 132868, 1639, 1, 3, 0x0},
    {132959, 132986, 1640, 1, 3, 0x0}, {133050, 133081, 1641, 1, 3, 0x0},
    {133172, 133200, 1642, 1, 3, 0x0}, {133273, 133301, 1643, 1, 3, 0x0},
    {133374, 133393, 1644, 1, 3, 0x0}, {133511, 133533, 1645, 2, 3, 0x1},
    {133654, 133680, 1647, 1, 0, 0x20}, {133828, 133859, 1648, 2, 3, 0x0},
    {134040, 134075, 1650, 1, 0, 0x20}, {134305, 134327, 1651, 2, 3, 0x0},
    {134448, 134474, 1653, 1, 0, 0x20}, {134622, 134653, 1654, 2, 3, 0x0},
    {134834, 134869, 1656, 1, 0, 0x20}, {135099, 135116, 1657, 1, 3, 0x0},
    {135255, 135270, 1658, 1, 3, 0x2000}, {135446, 135462, 1659, 1, 3, 0x2000},
    {135638, 135653, 1660, 1, 3, 0x0}, {135767, 135783, 1661, 3, 1, 0x10001},
    {135836, 135856, 1664, 2, 1, 0x10000}, {135936, 135952, 1666, 3, 1, 0x10001},
    {136005, 136025, 1669, 2, 1, 0x10000}, {136105, 136122, 1671, 3, 1, 0x0},
    {136184, 136201, 1674, 3, 1, 0x0}, {136263, 136284, 1677, 2, 3, 0x0},
    {136426, 136451, 1679, 1, 0, 0x20}, {136528, 136558, 1680, 2, 3, 0x0},
    {136724, 136760, 1682, 2, 3, 0x0}, {136945, 136986, 1684, 2, 3, 0x0},
    {137188, 137233, 1686, 1, 0, 0x20}, {137370, 137410, 1687, 1, 0, 0x20},
    {137530, 137564, 1688, 1, 0, 0x20}, {137665, 137683, 1689, 2, 3, 0x0},
    {137822, 137844, 1691, 1, 0, 0x20}, {137918, 137945, 1692, 2, 3, 0x0},
    {138108, 138139, 1694, 1, 0, 0x20}, {138237, 138254, 1695, 3, 1, 0x10000},
    {138312, 138333, 1698, 2, 1, 0x0}, {138418, 138444, 1700, 3, 3, 0x0},
    {138524, 138561, 1703, 2, 3, 0x0}, {138682, 138700, 1705, 3, 1, 0x10000},
    {138741, 138763, 1708, 2, 1, 0x0}, {138831, 138850, 1710, 3, 1, 0x10000},
    {138900, 138927, 1713, 3, 3, 0x0}, {138997, 139035, 1716, 2, 3, 0x0},
    {139146, 139162, 1718, 2, 1, 0x0}, {139201, 139221, 1720, 2, 1, 0x0},
    {139287, 139304, 1722, 2, 1, 0x0}, {139352, 139377, 1724, 2, 3, 0x0},
    {139445, 139474, 1726, 1, 0, 0x20}, {139569, 139584, 1727, 2, 1, 0x10001},
    {139659, 139678, 1729, 2, 1, 0x0}, {139780, 139796, 1731, 2, 1, 0x10000},
    {139880, 139904, 1733, 2, 3, 0x0}, {140003, 140038, 1735, 2, 3, 0x0},
    {140178, 140196, 1737, 3, 3, 0x0}, {140287, 140309, 1740, 2, 3, 0x0},
    {140424, 140440, 1742, 3, 1, 0x10000}, {140494, 140514, 1745, 2, 1, 0x10000},
    {140595, 140612, 1747, 3, 1, 0x0}, {140675, 140702, 1750, 1, 3, 0x0},
    {140805, 140817, 1751, 2, 3, 0x0}, {140894, 140910, 1753, 2, 3, 0x0},
    {141014, 141037, 1755, 2, 3, 0x0}, {141187, 141214, 1757, 2, 3, 0x0},
    {141415, 141443, 1759, 2, 3, 0x0}, {141576, 141608, 1761, 2, 3, 0x0},
    {141792, 141810, 1763, 1, 3, 0x0}, {141952, 141986, 1764, 1, 3, 0x0},
    {142147, 142174, 1765, 1, 3, 0x0}, {142323, 142342, 1766, 1, 3, 0x0},
    {142412, 142429, 1767, 1, 3, 0x0}, {142496, 142509, 1768, 1, 3, 0x0},
    {142550, 142567, 1769, 1, 3, 0x0}, {142635, 142652, 1770, 2, 3, 0x0},
    {142744, 142765, 1772, 2, 3, 0x0}, {142884, 142910, 1774, 2, 3, 0x0},
    {143022, 143052, 1776, 2, 3, 0x0}, {143198, 143210, 1778, 3, 1, 0x10000},
    {143259, 143275, 1781, 2, 1, 0x10000}, {143351, 143364, 1783, 3, 1, 0x10000},
    {143422, 143431, 1786, 3, 3, 0x10000}, {143463, 143476, 1789, 2, 3, 0x10000},
    {143535, 143545, 1791, 3, 3, 0x10000}, {143586, 143599, 1794, 3, 3, 0x10000},
    {143649, 143666, 1797, 2, 3, 0x10000}, {143743, 143757, 1799, 3, 3, 0x10000},
    {143816, 143830, 1802, 3, 3, 0x10000}, {143881, 143899, 1805, 2, 3, 0x10000},
    {143977, 143992, 1807, 3, 3, 0x10000}, {144052, 144065, 1810, 2, 3, 0x0},
    {144169, 144186, 1812, 2, 3, 0x0}, {144317, 144328, 1814, 1, 1, 0x0},
    {144368, 144387, 1815, 2, 1, 0x9}, {144448, 144471, 1817, 2, 1, 0x0},
    {144559, 144575, 1819, 3, 3, 0x0}, {144671, 144691, 1822, 2, 3, 0x0},
    {144811, 144828, 1824, 3, 3, 0x0}, {144933, 144950, 1827, 3, 3, 0x0},
    {145028, 145049, 1830, 2, 3, 0x0}, {145154, 145172, 1832, 3, 3, 0x0},
    {145259, 145287, 1835, 1, 1, 0x0}, {145375, 145407, 1836, 1, 0, 0x20},
    {145522, 145550, 1837, 1, 1, 0x0}, {145638, 145670, 1838, 1, 0, 0x20},
    {145785, 145814, 1839, 2, 1, 0x0}, {145911, 145940, 1841, 2, 1, 0x0},
    {146037, 146053, 1843, 1, 1, 0x1}, {146149, 146169, 1844, 1, 0, 0x20},
    {146292, 146309, 1845, 1, 1, 0x0}, {146414, 146433, 1846, 3, 3, 0x0},
    {146552, 146575, 1849, 2, 3, 0x0}, {146718, 146738, 1851, 3, 3, 0x0},
    {146866, 146885, 1854, 2, 3, 0x1}, {146950, 146973, 1856, 2, 3, 0x0},
    {147065, 147093, 1858, 1, 0, 0x0}, {147188, 147200, 1859, 1, 3, 0x0},
    {147249, 147265, 1860, 1, 3, 0x0}, {147341, 147361, 1861, 1, 3, 0x0},
    {147547, 147561, 1862, 1, 3, 0x0}, {147598, 147616, 1863, 1, 3, 0x0},
    {147680, 147697, 1864, 1, 0, 0x0}, {147735, 147749, 1865, 1, 2, 0x0},
    {147784, 147804, 1866, 1, 0, 0x0}, {147845, 147879, 1867, 1, 0, 0x0},
    {147962, 147983, 1868, 1, 0, 0x0}, {148025, 148049, 1869, 1, 0, 0x0},
    {148094, 148113, 1870, 1, 0, 0x0}, {148153, 148167, 1871, 1, 3, 0x0},
    {148202, 148215, 1872, 1, 2, 0x0}, {148249, 148266, 1873, 1, 0, 0x0},
    {148304, 148320, 1874, 1, 3, 0x0}, {148378, 148397, 1875, 1, 0, 0x0},
    {148451, 148467, 1876, 2, 0, 0x0}, {148519, 148535, 1878, 1, 0, 0x0},
    {148572, 148586, 1879, 1, 3, 0x0}, {148695, 148710, 1880, 1, 0, 0x10000},
    {148748, 148773, 1881, 3, 3, 0x0}, {148894, 148923, 1884, 2, 3, 0x0},
    {149068, 149093, 1886, 3, 3, 0x0}, {149214, 149243, 1889, 2, 3, 0x0},
    {149388, 149413, 1891, 3, 3, 0x0}, {149535, 149564, 1894, 2, 3, 0x0},
    {149710, 149722, 1896, 2, 0, 0x10001}, {149757, 149773, 1898, 1, 0, 0x20},
    {149835, 149847, 1899, 2, 0, 0x10001}, {149882, 149898, 1901, 1, 0, 0x20},
    {149960, 149975, 1902, 3, 3, 0x10000}, {150013, 150032, 1905, 2, 3, 0x10000},
    {150097, 150112, 1907, 3, 3, 0x10000}, {150150, 150169, 1910, 2, 3, 0x10000},
    {150234, 150247, 1912, 1, 3, 0x0}, {150283, 150295, 1913, 1, 3, 0x0},
    {150513, 150524, 1914, 1, 3, 0x4}, {150558, 150578, 1915, 2, 3, 0x0},
    {150719, 150744, 1917, 2, 3, 0x0}, {150917, 150946, 1919, 1, 0, 0x20},
    {151054, 151078, 1920, 1, 0, 0x20}, {151154, 151183, 1921, 2, 3, 0x0},
    {151348, 151381, 1923, 1, 0, 0x20}, {151481, 151494, 1924, 1, 3, 0x0},
    {151591, 151602, 1925, 1, 3, 0x0}, {151650, 151665, 1926, 1, 3, 0x0},
    {151740, 151755, 1927, 1, 3, 0x0}, {151860, 151882, 1928, 2, 3, 0x0},
    {152044, 152058, 1930, 1, 3, 0x0}, {152130, 152147, 1931, 1, 3, 0x0},
    {152296, 152306, 1932, 3, 3, 0x10000}, {152353, 152367, 1935, 2, 3, 0x10000},
    {152441, 152452, 1937, 3, 3, 0x0}, {152508, 152527, 1940, 1, 3, 0x10000},
    {152583, 152599, 1941, 1, 3, 0x10000}, {152675, 152688, 1942, 1, 3, 0x10000},
    {152746, 152762, 1943, 3, 1, 0x10001}, {152815, 152835, 1946, 2, 1, 0x10000},
    {152915, 152931, 1948, 3, 1, 0x10001}, {152984, 153004, 1951, 2, 1, 0x10000},
    {153084, 153101, 1953, 3, 1, 0x0}, {153163, 153180, 1956, 3, 1, 0x0},
    {153242, 153259, 1959, 3, 1, 0x10001}, {153327, 153348, 1962, 2, 1, 0x0},
    {153443, 153461, 1964, 3, 1, 0x10000}, {153538, 153564, 1967, 3, 3, 0x0},
    {153677, 153714, 1970, 2, 3, 0x0}, {153868, 153886, 1972, 3, 1, 0x10000},
    {153954, 153976, 1975, 2, 1, 0x10000}, {154071, 154089, 1977, 3, 1, 0x10000},
    {154157, 154179, 1980, 2, 1, 0x10000}, {154274, 154293, 1982, 3, 1, 0x10000},
    {154370, 154389, 1985, 3, 1, 0x10000}, {154466, 154484, 1988, 1, 3, 0x0},
    {154539, 154561, 1989, 1, 3, 0x0}, {154643, 154661, 1990, 1, 3, 0x0},
    {154716, 154738, 1991, 1, 3, 0x0}, {154820, 154839, 1992, 1, 3, 0x0},
    {154903, 154922, 1993, 1, 3, 0x0}, {154986, 155010, 1994, 1, 3, 0x0},
    {155071, 155099, 1995, 1, 3, 0x0}, {155187, 155211, 1996, 1, 3, 0x0},
    {155272, 155300, 1997, 1, 3, 0x0}, {155388, 155413, 1998, 1, 3, 0x0},
    {155483, 155508, 1999, 1, 3, 0x0}, {155578, 155591, 2000, 3, 1, 0x10000},
    {155627, 155644, 2003, 2, 1, 0x10000}, {155707, 155721, 2005, 3, 1, 0x10000},
    {155766, 155777, 2008, 1, 3, 0x0}, {155811, 155826, 2009, 1, 0, 0x20},
    {155887, 155904, 2010, 1, 3, 0x0}, {155950, 155972, 2011, 1, 3, 0x80000},
    {156017, 156043, 2012, 1, 0, 0x80020}, {156115, 156136, 2013, 1, 3, 0x40000},
    {156259, 156281, 2014, 1, 3, 0x0}, {156347, 156373, 2015, 1, 3, 0x0},
    {156463, 156488, 2016, 2, 3, 0x0}, {156599, 156626, 2018, 2, 3, 0x0},
    {156778, 156796, 2020, 1, 3, 0x0}, {156853, 156875, 2021, 1, 3, 0x0},
    {156959, 156983, 2022, 1, 3, 0x0}, {157037, 157065, 2023, 1, 3, 0x0},
    {157146, 157165, 2024, 2, 3, 0x0}, {157236, 157259, 2026, 2, 3, 0x0},
    {157354, 157371, 2028, 1, 3, 0x0}, {157408, 157429, 2029, 1, 3, 0x0},
    {157493, 157515, 2030, 1, 3, 0x0}, {157606, 157623, 2031, 2, 3, 0x0},
    {157698, 157719, 2033, 2, 3, 0x0}, {157858, 157876, 2035, 1, 3, 0x0},
    {157966, 157992, 2036, 1, 3, 0x0}, {158141, 158162, 2037, 1, 3, 0x0},
    {158206, 158231, 2038, 2, 3, 0x0}, {158302, 158324, 2040, 1, 3, 0x0},
    {158383, 158409, 2041, 1, 3, 0x0}, {158495, 158528, 2042, 2, 3, 0x0},
    {158597, 158634, 2044, 2, 3, 0x0}, {158730, 158747, 2046, 1, 3, 0x0},
    {158784, 158805, 2047, 1, 3, 0x0}, {158869, 158889, 2048, 2, 3, 0x0},
    {158980, 159008, 2050, 2, 3, 0x0}, {159152, 159176, 2052, 1, 3, 0x0},
    {159268, 159296, 2053, 1, 3, 0x0}, {159434, 159461, 2054, 2, 3, 0x0},
    {159594, 159625, 2056, 2, 3, 0x0}, {159825, 159848, 2058, 2, 3, 0x0},
    {159942, 159969, 2060, 2, 3, 0x0}, {160087, 160106, 2062, 2, 3, 0x8},
    {160264, 160287, 2064, 2, 3, 0x8}, {160553, 160569, 2066, 2, 3, 0x0},
    {160649, 160669, 2068, 2, 3, 0x0}, {160807, 160830, 2070, 1, 3, 0x0},
    {160913, 160940, 2071, 1, 3, 0x0}, {161069, 161095, 2072, 2, 3, 0x0},
    {161219, 161249, 2074, 2, 3, 0x0}, {161440, 161462, 2076, 2, 3, 0x0},
    {161569, 161595, 2078, 2, 3, 0x0}, {161726, 161746, 2080, 1, 3, 0x0},
    {161803, 161827, 2081, 1, 3, 0x0}, {161911, 161935, 2082, 2, 3, 0x0},
    {161982, 162010, 2084, 1, 0, 0x20}, {162084, 162109, 2085, 1, 3, 0x0},
    {162235, 162264, 2086, 1, 3, 0x0}, {162414, 162447, 2087, 1, 3, 0x0},
    {162584, 162621, 2088, 1, 3, 0x0}, {162782, 162808, 2089, 1, 3, 0x0},
    {162864, 162894, 2090, 1, 3, 0x0}, {162977, 163002, 2091, 1, 3, 0x0},
    {163083, 163124, 2092, 1, 3, 0x0}, {163249, 163294, 2093, 1, 3, 0x0},
    {163443, 163485, 2094, 1, 3, 0x0}, {163614, 163660, 2095, 1, 3, 0x0},
    {163813, 163842, 2096, 1, 3, 0x0}, {163950, 163990, 2097, 1, 3, 0x0},
    {164111, 164147, 2098, 1, 3, 0x0}, {164241, 164264, 2099, 1, 3, 0x0},
    {164315, 164342, 2100, 1, 3, 0x0}, {164420, 164438, 2101, 1, 3, 0x0},
    {164562, 164588, 2102, 1, 3, 0x0}, {164711, 164741, 2103, 1, 3, 0x0},
    {164888, 164910, 2104, 1, 3, 0x0}, {165058, 165076, 2105, 1, 3, 0x0},
    {165152, 165186, 2106, 1, 3, 0x0}, {165304, 165342, 2107, 1, 3, 0x0},
    {165484, 165519, 2108, 1, 3, 0x0}, {165640, 165679, 2109, 1, 3, 0x0},
    {165824, 165846, 2110, 1, 3, 0x0}, {165949, 165984, 2111, 1, 3, 0x0},
    {166101, 166132, 2112, 1, 3, 0x0}, {166222, 166238, 2113, 2, 3, 0x0},
    {166308, 166328, 2115, 2, 3, 0x0}, {166441, 166462, 2117, 1, 3, 0x0},
    {166528, 166553, 2118, 1, 3, 0x0}, {166673, 166692, 2119, 1, 3, 0x0},
    {166760, 166783, 2120, 1, 3, 0x0}, {166875, 166897, 2121, 1, 3, 0x0},
    {167015, 167041, 2122, 1, 3, 0x0}, {167207, 167237, 2123, 2, 3, 0x0},
    {167357, 167391, 2125, 2, 3, 0x0}, {167535, 167552, 2127, 1, 3, 0x0},
    {167660, 167679, 2128, 1, 3, 0x0}, {167844, 167865, 2129, 1, 3, 0x0},
    {167927, 167952, 2130, 1, 3, 0x0}, {168038, 168061, 2131, 1, 3, 0x0},
    {168118, 168145, 2132, 1, 3, 0x0}, {168229, 168254, 2133, 1, 3, 0x0},
    {168334, 168363, 2134, 1, 3, 0x0}, {168470, 168490, 2135, 1, 3, 0x0},
    {168549, 168569, 2136, 1, 3, 0x0}, {168634, 168658, 2137, 1, 3, 0x0},
    {168747, 168772, 2138, 3, 3, 0x40000}, {168899, 168928, 2141, 2, 3, 0x40000},
    {169079, 169092, 2143, 1, 3, 0x0}, {169163, 169180, 2144, 1, 3, 0x0},
    {169278, 169293, 2145, 2, 3, 0x0}, {169447, 169476, 2147, 2, 3, 0x0},
    {169644, 169677, 2149, 1, 3, 0x0}, {169780, 169809, 2150, 2, 3, 0x0},
    {169977, 170010, 2152, 1, 3, 0x0}, {170113, 170142, 2153, 2, 3, 0x0},
    {170310, 170343, 2155, 1, 3, 0x0}, {170446, 170465, 2156, 2, 3, 0x0},
    {170554, 170564, 2158, 3, 1, 0x10001}, {170597, 170611, 2161, 2, 1, 0x10000},
    {170671, 170683, 2163, 3, 1, 0x10001}, {170718, 170734, 2166, 2, 1, 0x10000},
    {170796, 170809, 2168, 3, 1, 0x10000}, {170853, 170865, 2171, 3, 1, 0x10001},
    {170900, 170916, 2174, 2, 1, 0x10000}, {170978, 170991, 2176, 3, 1, 0x10000},
    {171035, 171046, 2179, 3, 1, 0x10001}, {171080, 171095, 2182, 2, 1, 0x10000},
    {171156, 171168, 2184, 3, 1, 0x10000}, {171211, 171222, 2187, 3, 1, 0x10000},
    {171264, 171281, 2190, 1, 0, 0x2020}, {171380, 171401, 2191, 1, 0, 0x2020},
    {171524, 171542, 2192, 2, 1, 0x2000}, {171648, 171666, 2194, 1, 1, 0x0},
    {171707, 171729, 2195, 1, 1, 0x0}, {171797, 171824, 2196, 2, 3, 0x0},
    {171909, 171947, 2198, 2, 3, 0x0}, {172073, 172099, 2200, 2, 1, 0x0},
    {172172, 172205, 2202, 2, 1, 0x0}, {172320, 172342, 2204, 1, 3, 0x0},
    {172420, 172446, 2205, 2, 3, 0x0}, {172551, 172567, 2207, 3, 3, 0x10000},
    {172620, 172640, 2210, 2, 3, 0x10000}, {172720, 172737, 2212, 3, 3, 0x10000},
    {172791, 172812, 2215, 2, 3, 0x10000}, {172893, 172912, 2217, 1, 3, 0x0},
    {172963, 172986, 2218, 2, 3, 0x0}, {173064, 173077, 2220, 1, 3, 0x0},
    {173113, 173131, 2221, 2, 1, 0x10001}, {173186, 173208, 2223, 2, 1, 0x10000},
    {173290, 173309, 2225, 2, 1, 0x10000}, {173373, 173391, 2227, 2, 1, 0x10001},
    {173432, 173454, 2229, 2, 1, 0x10000}, {173522, 173541, 2231, 2, 1, 0x10000},
    {173591, 173608, 2233, 2, 1, 0x10001}, {173662, 173683, 2235, 2, 1, 0x10000},
    {173764, 173782, 2237, 2, 1, 0x10000}, {173845, 173863, 2239, 2, 1, 0x10001},
    {173918, 173940, 2241, 2, 1, 0x10000}, {174022, 174041, 2243, 2, 1, 0x10000},
    {174105, 174117, 2245, 2, 3, 0x10000}, {174169, 174185, 2247, 2, 3, 0x10000},
    {174264, 174277, 2249, 2, 3, 0x10000}, {174338, 174359, 2251, 3, 3, 0x10000},
    {174440, 174472, 2254, 2, 3, 0x10000}, {174594, 174609, 2256, 2, 3, 0x0},
    {174780, 174809, 2258, 2, 3, 0x0}, {174994, 175027, 2260, 1, 3, 0x0},
    {175147, 175176, 2261, 2, 3, 0x0}, {175361, 175394, 2263, 1, 3, 0x0},
    {175514, 175543, 2264, 2, 3, 0x0}, {175728, 175761, 2266, 1, 3, 0x0},
    {175881, 175900, 2267, 2, 3, 0x0}, {176006, 176022, 2269, 1, 1, 0x40000},
    {176093, 176113, 2270, 2, 1, 0x40000}, {176211, 176227, 2272, 1, 3, 0x2000},
    {176414, 176431, 2273, 1, 3, 0x2000}, {176618, 176634, 2274, 1, 3, 0x0},
    {176761, 176777, 2275, 3, 1, 0x10001}, {176830, 176850, 2278, 2, 1, 0x10000},
    {176930, 176946, 2280, 3, 1, 0x10001}, {176999, 177019, 2283, 2, 1, 0x10000},
    {177099, 177116, 2285, 3, 1, 0x0}, {177178, 177195, 2288, 3, 1, 0x0},
    {177257, 177272, 2291, 1, 3, 0x0}, {177344, 177363, 2292, 1, 3, 0x0},
    {177462, 177478, 2293, 2, 3, 0x0}, {177610, 177630, 2295, 2, 3, 0x0},
    {177823, 177832, 2297, 1, 3, 0x0}, {177870, 177879, 2298, 1, 3, 0x0},
    {177917, 177943, 2299, 1, 3, 0x0}, {178062, 178087, 2300, 1, 1, 0x10000},
    {178162, 178191, 2301, 1, 0, 0x20}, {178293, 178318, 2302, 1, 1, 0x0},
    {178393, 178422, 2303, 1, 0, 0x20}, {178524, 178550, 2304, 2, 1, 0x0},
    {178634, 178660, 2306, 2, 1, 0x0}, {178744, 178765, 2308, 1, 3, 0x1},
    {178837, 178862, 2309, 1, 0, 0x20}, {178961, 178983, 2310, 2, 3, 0x0},
    {179064, 179094, 2312, 1, 3, 0x0}, {179183, 179203, 2313, 1, 3, 0x8},
    {179259, 179283, 2314, 1, 3, 0x8}, {179366, 179379, 2315, 1, 3, 0x0},
    {179429, 179446, 2316, 1, 3, 0x0}, {179523, 179538, 2317, 1, 3, 0x0},
    {179582, 179599, 2318, 1, 3, 0x0}, {179639, 179665, 2319, 1, 3, 0x0},
    {179727, 179746, 2320, 1, 3, 0x0}, {179795, 179818, 2321, 1, 3, 0x0},
    {179894, 179904, 2322, 2, 1, 0x40000}, {179937, 179951, 2324, 3, 1, 0x40001},
    {180042, 180060, 2327, 2, 1, 0x40000}, {180205, 180221, 2329, 1, 1, 0x10000},
    {180274, 180288, 2330, 1, 1, 0x10000}, {180362, 180382, 2331, 2, 1, 0x40000},
    {180448, 180465, 2333, 1, 3, 0x0}, {180602, 180632, 2334, 1, 3, 0x0},
    {180792, 180809, 2335, 1, 3, 0x0}, {180946, 180976, 2336, 2, 3, 0x1},
    {181136, 181170, 2338, 2, 3, 0x0}, {181381, 181420, 2340, 2, 3, 0x1},
    {181602, 181652, 2342, 2, 3, 0x0}, {181875, 181892, 2344, 1, 3, 0x0},
    {182029, 182059, 2345, 2, 3, 0x1}, {182219, 182253, 2347, 2, 3, 0x0},
    {182464, 182503, 2349, 2, 3, 0x0}, {182685, 182735, 2351, 2, 3, 0x0},
    {182958, 182977, 2353, 2, 3, 0x0}, {183058, 183081, 2355, 2, 3, 0x0},
    {183189, 183208, 2357, 2, 3, 0x0}, {183320, 183343, 2359, 2, 3, 0x0},
    {183482, 183496, 2361, 3, 1, 0x10001}, {183547, 183565, 2364, 2, 1, 0x10000},
    {183643, 183654, 2366, 1, 1, 0x40001}, {183715, 183730, 2367, 3, 1, 0x40001},
    {183828, 183849, 2370, 2, 1, 0x40000}, {183940, 183955, 2372, 2, 1, 0x40000},
    {184073, 184086, 2374, 2, 3, 0x0}, {184122, 184139, 2376, 1, 3, 0x0},
    {184233, 184257, 2377, 2, 3, 0x0}, {184408, 184425, 2379, 1, 0, 0x20},
    {184488, 184503, 2380, 1, 3, 0x0}, {184548, 184572, 2381, 1, 3, 0x0},
    {184643, 184653, 2382, 2, 1, 0x40000}, {184686, 184700, 2384, 3, 1, 0x40001},
    {184791, 184809, 2387, 2, 1, 0x40000}, {184955, 184971, 2389, 1, 1, 0x10000},
    {185024, 185038, 2390, 1, 1, 0x10000}, {185112, 185132, 2391, 2, 1, 0x40000},
    {185198, 185212, 2393, 3, 1, 0x10001}, {185263, 185281, 2396, 2, 1, 0x10000},
    {185359, 185370, 2398, 3, 3, 0x10000}, {185404, 185419, 2401, 2, 3, 0x0},
    {185480, 185492, 2403, 3, 3, 0x0}, {185535, 185555, 2406, 3, 3, 0x0},
    {185618, 185641, 2409, 2, 3, 0x0}, {185945, 185972, 2411, 1, 0, 0x20},
    {186367, 186376, 2412, 3, 3, 0x1}, {186421, 186434, 2415, 2, 3, 0x0},
    {186506, 186517, 2417, 2, 3, 0x0}, {186608, 186626, 2419, 2, 3, 0x0},
    {186774, 186793, 2421, 1, 3, 0x0}, {186870, 186893, 2422, 1, 3, 0x0},
    {186978, 186996, 2423, 1, 3, 0x0}, {187072, 187094, 2424, 1, 3, 0x0},
    {187178, 187193, 2425, 2, 1, 0x0}, {187266, 187285, 2427, 2, 1, 0x0},
    {187385, 187409, 2429, 2, 3, 0x0}, {187506, 187541, 2431, 2, 3, 0x0},
    {187679, 187691, 2433, 1, 3, 0x0}, {187726, 187742, 2434, 1, 3, 0x0},
    {187804, 187821, 2435, 1, 1, 0x10001}, {187875, 187896, 2436, 1, 0, 0x20},
    {187977, 187994, 2437, 3, 1, 0x10001}, {188048, 188062, 2440, 2, 1, 0x10000},
    {188136, 188154, 2442, 1, 1, 0x10000}, {188217, 188235, 2443, 3, 1, 0x10000},
    {188298, 188322, 2446, 2, 3, 0x0}, {188454, 188482, 2448, 2, 3, 0x0},
    {188641, 188674, 2450, 2, 3, 0x0}, {188831, 188875, 2452, 2, 3, 0x0},
    {189073, 189102, 2454, 1, 3, 0x0}, {189189, 189222, 2455, 1, 3, 0x0},
    {189336, 189374, 2456, 2, 3, 0x0}, {189503, 189552, 2458, 2, 3, 0x0},
    {189722, 189759, 2460, 2, 3, 0x0}, {189876, 189920, 2462, 2, 3, 0x0},
    {190079, 190097, 2464, 2, 3, 0x2000}, {190212, 190234, 2466, 2, 3, 0x2000},
    {190373, 190395, 2468, 1, 3, 0x0}, {190454, 190476, 2469, 1, 3, 0x0},
    {190535, 190554, 2470, 1, 3, 0x0}, {190633, 190656, 2471, 1, 3, 0x0},
    {190724, 190747, 2472, 1, 3, 0x0}, {190815, 190824, 2473, 1, 3, 0x0},
    {190868, 190881, 2474, 1, 3, 0x0}, {190952, 190967, 2475, 2, 1, 0x10000},
    {191012, 191031, 2477, 2, 3, 0x10000}, {191103, 191119, 2479, 2, 1, 0x10000},
    {191173, 191190, 2481, 2, 3, 0x10000}, {191287, 191308, 2483, 2, 3, 0x10000},
    {191432, 191450, 2485, 2, 3, 0x10000}, {191556, 191570, 2487, 1, 1, 0x0},
    {191672, 191690, 2488, 1, 1, 0x0}, {191816, 191832, 2489, 2, 3, 0x0},
    {191871, 191891, 2491, 1, 3, 0x0}, {191988, 192015, 2492, 2, 3, 0x0},
    {192169, 192189, 2494, 1, 0, 0x20}, {192255, 192273, 2495, 1, 3, 0x0},
    {192390, 192412, 2496, 1, 3, 0x0}, {192553, 192578, 2497, 1, 3, 0x0},
    {192701, 192730, 2498, 1, 3, 0x0}, {192877, 192890, 2499, 2, 3, 0x40000},
    {192991, 193008, 2501, 2, 3, 0x40000}, {193133, 193146, 2503, 1, 0, 0x0},
    {193226, 193246, 2504, 1, 0, 0x0}, {193333, 193351, 2505, 1, 3, 0x80000},
    {193430, 193452, 2506, 2, 3, 0x0}, {193558, 193582, 2508, 2, 3, 0x0},
    {193763, 193791, 2510, 2, 3, 0x0}, {194053, 194086, 2512, 2, 3, 0x0},
    {194321, 194358, 2514, 1, 0, 0x20}, {194663, 194692, 2515, 1, 3, 0x0},
    {194759, 194780, 2516, 2, 3, 0x2001}, {194857, 194882, 2518, 1, 0, 0x2020},
    {195008, 195038, 2519, 2, 3, 0x10000}, {195124, 195158, 2521, 1, 0, 0x20},
    {195271, 195295, 2522, 2, 3, 0x1}, {195445, 195473, 2524, 1, 0, 0x20},
    {195693, 195726, 2525, 2, 3, 0x1}, {195924, 195961, 2527, 1, 0, 0x20},
    {196229, 196253, 2528, 2, 3, 0x1}, {196387, 196415, 2530, 1, 0, 0x20},
    {196619, 196652, 2531, 2, 3, 0x1}, {196848, 196885, 2533, 1, 0, 0x20},
    {197151, 197167, 2534, 3, 1, 0x10001}, {197220, 197240, 2537, 2, 1, 0x10000},
    {197320, 197336, 2539, 3, 1, 0x10001}, {197389, 197409, 2542, 2, 1, 0x10000},
    {197489, 197506, 2544, 3, 1, 0x0}, {197568, 197585, 2547, 3, 1, 0x0},
    {197647, 197657, 2550, 3, 1, 0x10001}, {197690, 197704, 2553, 2, 1, 0x10000},
    {197764, 197775, 2555, 3, 1, 0x10000}, {197817, 197832, 2558, 1, 3, 0x0},
    {197870, 197889, 2559, 1, 3, 0x0}, {197954, 197970, 2560, 1, 3, 0x0},
    {198017, 198033, 2561, 1, 3, 0x0}, {198179, 198199, 2562, 1, 0, 0x20},
    {198280, 198304, 2563, 1, 3, 0x0}, {198475, 198503, 2564, 1, 0, 0x20},
    {198609, 198624, 2565, 1, 3, 0x0}, {198788, 198807, 2566, 1, 0, 0x20},
    {198906, 198921, 2567, 1, 3, 0x0}, {199066, 199085, 2568, 1, 0, 0x20},
    {199165, 199181, 2569, 1, 3, 0x0}, {199327, 199347, 2570, 1, 0, 0x20},
    {199428, 199444, 2571, 3, 3, 0x10000}, {199497, 199517, 2574, 2, 3, 0x10000},
    {199597, 199614, 2576, 3, 3, 0x10000}, {199676, 199691, 2579, 1, 3, 0x0},
    {199811, 199830, 2580, 1, 3, 0x0}, {199977, 199994, 2581, 1, 3, 0x0},
    {200116, 200137, 2582, 1, 3, 0x0}, {200286, 200312, 2583, 2, 3, 0x0},
    {200469, 200506, 2585, 2, 3, 0x0}, {200704, 200729, 2587, 2, 3, 0x0},
    {200874, 200906, 2589, 2, 3, 0x0}, {201093, 201117, 2591, 2, 3, 0x0},
    {201272, 201307, 2593, 2, 3, 0x0}, {201503, 201526, 2595, 2, 3, 0x0},
    {201669, 201699, 2597, 2, 3, 0x0}, {201884, 201902, 2599, 1, 3, 0x0},
    {202025, 202039, 2600, 1, 3, 0x9}, {202076, 202094, 2601, 1, 3, 0x8},
    {202158, 202178, 2602, 1, 3, 0x0}, {202223, 202244, 2603, 2, 3, 0x0},
    {202323, 202348, 2605, 2, 3, 0x0}, {202451, 202469, 2607, 1, 1, 0x40000},
    {202522, 202547, 2608, 3, 1, 0x40000}, {202638, 202669, 2611, 3, 1, 0x40000},
    {202781, 202808, 2614, 1, 1, 0x40000}, {202890, 202921, 2615, 1, 0, 0x20},
    {203027, 203049, 2616, 1, 0, 0x20}, {203129, 203150, 2617, 2, 1, 0x40000},
    {203272, 203287, 2619, 2, 1, 0x40000}, {203391, 203413, 2621, 1, 3, 0x0},
    {203477, 203504, 2622, 2, 3, 0x2000}, {203596, 203627, 2624, 2, 3, 0x2000},
    {203743, 203769, 2626, 2, 3, 0x2000}, {203861, 203891, 2628, 2, 3, 0x2000},
    {204007, 204033, 2630, 2, 3, 0x2000}, {204123, 204153, 2632, 2, 3, 0x2000},
    {204267, 204292, 2634, 2, 3, 0x2000}, {204484, 204513, 2636, 1, 3, 0x2000},
    {204640, 204657, 2637, 1, 0, 0x2020}, {204776, 204790, 2638, 2, 1, 0x2000},
    {204892, 204916, 2640, 1, 1, 0x2000}, {205020, 205043, 2641, 1, 3, 0x0},
    {205103, 205130, 2642, 1, 3, 0x0}, {205217, 205240, 2643, 1, 3, 0x0},
    {205300, 205327, 2644, 1, 3, 0x0}, {205414, 205438, 2645, 1, 3, 0x0},
    {205507, 205531, 2646, 1, 3, 0x0}, {205600, 205619, 2647, 1, 3, 0x0},
    {205681, 205704, 2648, 1, 3, 0x0}, {205782, 205809, 2649, 1, 3, 0x0},
    {205914, 205937, 2650, 1, 3, 0x0}, {206026, 206038, 2651, 1, 0, 0x0},
    {206070, 206084, 2652, 1, 3, 0x0}, {206127, 206141, 2653, 1, 3, 0x8},
    {206198, 206209, 2654, 2, 3, 0x0}, {206337, 206352, 2656, 1, 3, 0x0},
    {206415, 206431, 2657, 1, 3, 0x0}, {206596, 206616, 2658, 1, 0, 0x20},
    {206716, 206728, 2659, 1, 3, 0x0}, {206778, 206794, 2660, 1, 3, 0x0},
    {206871, 206883, 2661, 2, 3, 0x0}, {206986, 207002, 2663, 2, 3, 0x0},
    {207132, 207144, 2665, 1, 3, 0x0}, {207192, 207208, 2666, 1, 3, 0x0},
    {207283, 207299, 2667, 1, 3, 0x0}, {207335, 207345, 2668, 1, 3, 0x0},
    {207432, 207451, 2669, 1, 3, 0x0}, {207575, 207599, 2670, 1, 3, 0x0},
    {207703, 207715, 2671, 1, 3, 0x0}, {207761, 207775, 2672, 1, 3, 0x1},
    {207830, 207849, 2673, 1, 3, 0x80000}, {207903, 207926, 2674, 1, 0, 0x80020},
    {208007, 208022, 2675, 1, 3, 0x0}, {208079, 208099, 2676, 2, 3, 0x0},
    {208162, 208186, 2678, 1, 0, 0x20}, {208276, 208298, 2679, 2, 3, 0x0},
    {208365, 208391, 2681, 1, 0, 0x20}, {208485, 208499, 2682, 2, 1, 0x2000},
    {208563, 208581, 2684, 1, 0, 0x2020}, {208672, 208695, 2685, 1, 3, 0x0},
    {208810, 208822, 2686, 2, 3, 0x0}, {208870, 208886, 2688, 2, 3, 0x0},
    {208961, 208977, 2690, 3, 1, 0x10000}, {209023, 209043, 2693, 2, 1, 0x10000},
    {209116, 209133, 2695, 2, 1, 0x10000}, {209188, 209203, 2697, 1, 3, 0x10000},
    {209247, 209264, 2698, 3, 1, 0x10001}, {209321, 209342, 2701, 2, 1, 0x10000},
    {209426, 209450, 2703, 3, 1, 0x10001}, {209514, 209542, 2706, 2, 1, 0x10000},
    {209633, 209657, 2708, 3, 1, 0x10001}, {209721, 209749, 2711, 2, 1, 0x10000},
    {209840, 209858, 2713, 3, 1, 0x10000}, {209924, 209942, 2716, 3, 1, 0x10000},
    {210008, 210020, 2719, 1, 3, 0x0}, {210070, 210081, 2720, 2, 1, 0x40001},
    {210142, 210161, 2722, 3, 1, 0x40001}, {210259, 210278, 2725, 2, 1, 0x40000},
    {210396, 210411, 2727, 1, 0, 0x20}, {210496, 210516, 2728, 1, 3, 0x0},
    {210586, 210596, 2729, 1, 3, 0x0}, {210681, 210695, 2730, 1, 0, 0x20},
    {210807, 210818, 2731, 2, 3, 0x0}, {210912, 210921, 2733, 1, 3, 0x0},
    {210983, 210994, 2734, 1, 3, 0x0}, {211097, 211112, 2735, 1, 3, 0x0},
    {211226, 211245, 2736, 1, 3, 0x0}, {211383, 211405, 2737, 1, 3, 0x0},
    {211525, 211551, 2738, 1, 3, 0x0}, {211695, 211709, 2739, 1, 3, 0x10000},
    {211746, 211764, 2740, 1, 3, 0x10000}, {211828, 211843, 2741, 1, 3, 0x10000},
    {211889, 211900, 2742, 2, 3, 0x2001}, {212028, 212049, 2744, 2, 3, 0x2000},
    {212209, 212234, 2746, 1, 3, 0x2000}, {212329, 212344, 2747, 1, 3, 0x2000},
    {212407, 212423, 2748, 1, 3, 0x2000}, {212588, 212614, 2749, 1, 3, 0x2000},
    {212811, 212841, 2750, 1, 0, 0x2020}, {212973, 212993, 2751, 1, 0, 0x2020},
    {213093, 213107, 2752, 2, 3, 0x2000}, {213251, 213275, 2754, 2, 3, 0x2000},
    {213451, 213479, 2756, 1, 3, 0x2000}, {213590, 213608, 2757, 2, 3, 0x2000},
    {213768, 213796, 2759, 2, 3, 0x2000}, {213988, 214020, 2761, 1, 3, 0x2000},
    {214147, 214169, 2762, 1, 3, 0x2000}, {214264, 214282, 2763, 1, 3, 0x2000},
    {214361, 214380, 2764, 1, 3, 0x2000}, {214561, 214587, 2765, 1, 3, 0x2000},
    {214775, 214811, 2766, 1, 3, 0x2000}, {215031, 215071, 2767, 1, 0, 0x2020},
    {215226, 215256, 2768, 1, 0, 0x2020}, {215379, 215408, 2769, 1, 3, 0x2000},
    {215621, 215654, 2770, 1, 0, 0x2020}, {215802, 215831, 2771, 1, 3, 0x2000},
    {216034, 216067, 2772, 1, 0, 0x2020}, {216205, 216244, 2773, 1, 3, 0x2000},
    {216479, 216522, 2774, 1, 0, 0x2020}, {216692, 216715, 2775, 1, 0, 0x2020},
    {216831, 216843, 2776, 2, 3, 0x2001}, {216972, 216994, 2778, 2, 3, 0x2000},
    {217155, 217181, 2780, 1, 3, 0x2000}, {217277, 217293, 2781, 1, 3, 0x2000},
    {217357, 217374, 2782, 1, 3, 0x2000}, {217540, 217567, 2783, 1, 3, 0x2000},
    {217765, 217796, 2784, 1, 0, 0x2020}, {217929, 217950, 2785, 1, 0, 0x2020},
    {218051, 218064, 2786, 1, 0, 0x2020}, {218130, 218148, 2787, 1, 0, 0x2020},
    {218238, 218260, 2788, 1, 0, 0x2020}, {218374, 218391, 2789, 1, 0, 0x2020},
    {218481, 218497, 2790, 1, 0, 0x2020}, {218574, 218594, 2791, 1, 0, 0x2020},
    {218695, 218709, 2792, 2, 1, 0x2000}, {218784, 218803, 2794, 2, 1, 0x2000},
    {218902, 218919, 2796, 2, 1, 0x2000}, {219005, 219020, 2798, 2, 3, 0x2001},
    {219147, 219172, 2800, 2, 3, 0x2000}, {219331, 219360, 2802, 2, 3, 0x2000},
    {219454, 219473, 2804, 1, 3, 0x2000}, {219535, 219547, 2805, 2, 3, 0x0},
    {219687, 219703, 2807, 2, 3, 0x0}, {219793, 219810, 2809, 1, 3, 0x0},
    {219886, 219903, 2810, 2, 3, 0x0}, {220063, 220075, 2812, 1, 3, 0x0},
    {220116, 220127, 2813, 1, 1, 0x0}, {220167, 220184, 2814, 3, 1, 0x10001},
    {220224, 220245, 2817, 2, 1, 0x10000}, {220312, 220330, 2819, 3, 1, 0x10000},
    {220379, 220402, 2822, 2, 3, 0x1}, {220467, 220494, 2824, 2, 3, 0x0},
    {220586, 220618, 2826, 2, 3, 0x0}, {220712, 220755, 2828, 2, 3, 0x0},
    {220890, 220913, 2830, 2, 3, 0x1}, {220978, 221005, 2832, 2, 3, 0x0},
    {221097, 221129, 2834, 2, 3, 0x0}, {221223, 221266, 2836, 2, 3, 0x0},
    {221401, 221424, 2838, 2, 3, 0x1}, {221489, 221516, 2840, 2, 3, 0x0},
    {221608, 221640, 2842, 2, 3, 0x0}, {221734, 221777, 2844, 2, 3, 0x0},
    {221912, 221923, 2846, 2, 1, 0x10001}, {221957, 221972, 2848, 1, 0, 0x20},
    {222033, 222045, 2849, 1, 3, 0x10000}, {222080, 222093, 2850, 1, 3, 0x0},
    {222137, 222149, 2851, 2, 1, 0x10000}, {222192, 222215, 2853, 1, 3, 0x10001},
    {222275, 222305, 2854, 2, 1, 0x10000}, {222372, 222406, 2856, 1, 0, 0x20},
    {222500, 222527, 2857, 1, 3, 0x10000}, {222614, 222637, 2858, 3, 1, 0x10001},
    {222697, 222724, 2861, 2, 1, 0x10000}, {222811, 222835, 2863, 1, 3, 0x10000},
    {222904, 222928, 2864, 3, 1, 0x10000}, {222997, 223010, 2867, 3, 1, 0x0},
    {223081, 223098, 2870, 2, 1, 0x0}, {223196, 223210, 2872, 3, 1, 0x0},
    {223290, 223303, 2875, 1, 3, 0x1}, {223357, 223374, 2876, 1, 0, 0x20},
    {223455, 223486, 2877, 2, 3, 0x8}, {223572, 223607, 2879, 1, 0, 0x20},
    {223717, 223753, 2880, 1, 3, 0x0}, {223872, 223905, 2881, 1, 3, 0x0},
    {224021, 224045, 2882, 2, 3, 0x0}, {224111, 224139, 2884, 2, 3, 0x0},
    {224232, 224265, 2886, 2, 3, 0x0}, {224360, 224404, 2888, 2, 3, 0x0},
    {224540, 224564, 2890, 2, 3, 0x1}, {224630, 224658, 2892, 2, 3, 0x0},
    {224751, 224784, 2894, 2, 3, 0x0}, {224879, 224923, 2896, 2, 3, 0x0},
    {225059, 225083, 2898, 2, 3, 0x1}, {225149, 225177, 2900, 2, 3, 0x0},
    {225270, 225303, 2902, 2, 3, 0x0}, {225398, 225442, 2904, 2, 3, 0x0},
    {225578, 225599, 2906, 1, 3, 0x0}, {225676, 225690, 2907, 1, 0, 0x0},
    {225749, 225766, 2908, 1, 0, 0x0}, {225826, 225839, 2909, 1, 0, 0x20},
    {225927, 225944, 2910, 1, 0, 0x20}, {226056, 226070, 2911, 2, 0, 0x81},
    {226167, 226183, 2913, 1, 0, 0x20}, {226280, 226300, 2914, 1, 0, 0x20},
    {226421, 226438, 2915, 1, 3, 0x80}, {226544, 226563, 2916, 1, 3, 0x0},
    {226611, 226629, 2917, 1, 3, 0x0}, {226676, 226701, 2918, 1, 3, 0x0},
    {226769, 226801, 2919, 1, 3, 0x0}, {226879, 226911, 2920, 1, 3, 0x0},
    {226987, 227012, 2921, 1, 3, 0x0}, {227080, 227098, 2922, 1, 3, 0x0},
    {227139, 227158, 2923, 1, 3, 0x0}, {227198, 227213, 2924, 1, 3, 0x0},
    {227317, 227337, 2925, 1, 3, 0x2000}, {227518, 227539, 2926, 1, 3, 0x2000},
    {227720, 227740, 2927, 1, 3, 0x0}, {227859, 227879, 2928, 1, 3, 0x2000},
    {228060, 228081, 2929, 1, 3, 0x2000}, {228262, 228282, 2930, 1, 3, 0x0},
    {228401, 228412, 2931, 2, 3, 0x0}, {228480, 228495, 2933, 1, 0, 0x20},
    {228590, 228602, 2934, 1, 3, 0x0}, {228664, 228680, 2935, 1, 0, 0x20},
    {228770, 228782, 2936, 3, 1, 0x10001}, {228817, 228838, 2939, 3, 1, 0x10000},
    {228899, 228924, 2942, 2, 1, 0x10000}, {229009, 229025, 2944, 2, 1, 0x10000},
    {229087, 229100, 2946, 3, 1, 0x10000}, {229144, 229166, 2949, 3, 1, 0x10000},
    {229236, 229252, 2952, 1, 3, 0x0}, {229296, 229316, 2953, 1, 3, 0x0},
    {229387, 229399, 2954, 1, 1, 0x12000}, {229535, 229548, 2955, 1, 1, 0x2000},
    {229693, 229716, 2956, 2, 3, 0x2000}, {229881, 229908, 2958, 2, 3, 0x2000},
    {230100, 230124, 2960, 2, 3, 0x2000}, {230298, 230330, 2962, 1, 3, 0x0},
    {230483, 230519, 2963, 1, 0, 0x20}, {230699, 230733, 2964, 1, 0, 0x2020},
    {230926, 230938, 2965, 3, 1, 0x10001}, {230973, 230989, 2968, 2, 1, 0x10000},
    {231051, 231064, 2970, 3, 1, 0x10000}, {231108, 231126, 2973, 1, 1, 0x10000},
    {231197, 231219, 2974, 1, 0, 0x20}, {231317, 231335, 2975, 2, 1, 0x0},
    {231409, 231431, 2977, 1, 0, 0x20}, {231529, 231549, 2978, 2, 3, 0x1},
    {231681, 231705, 2980, 1, 0, 0x20}, {231772, 231807, 2981, 1, 3, 0x2000},
    {232004, 232025, 2982, 3, 3, 0x0}, {232119, 232144, 2985, 2, 3, 0x0},
    {232262, 232280, 2987, 3, 3, 0x1}, {232356, 232378, 2990, 2, 3, 0x0},
    {232481, 232501, 2992, 3, 3, 0x1}, {232581, 232605, 2995, 2, 3, 0x0},
    {232712, 232739, 2997, 3, 3, 0x0}, {232841, 232872, 3000, 2, 3, 0x0},
    {232998, 233020, 3002, 3, 3, 0x0}, {233123, 233142, 3005, 3, 3, 0x0},
    {233227, 233248, 3008, 3, 3, 0x0}, {233337, 233365, 3011, 3, 3, 0x0},
    {233476, 233494, 3014, 3, 3, 0x1}, {233570, 233592, 3017, 2, 3, 0x0},
    {233695, 233714, 3019, 3, 3, 0x0}, {233799, 233824, 3022, 3, 3, 0x1},
    {233946, 233975, 3025, 2, 3, 0x0}, {234121, 234147, 3027, 3, 3, 0x0},
    {234278, 234304, 3030, 2, 3, 0x0}, {234457, 234487, 3032, 2, 3, 0x0},
    {234664, 234690, 3034, 2, 3, 0x0}, {234843, 234873, 3036, 2, 3, 0x0},
    {235050, 235071, 3038, 2, 3, 0x0}, {235249, 235274, 3040, 1, 0, 0x20},
    {235476, 235493, 3041, 1, 0, 0x1}, {235562, 235584, 3042, 1, 0, 0x0},
    {235681, 235707, 3043, 1, 0, 0x20}, {235831, 235853, 3044, 1, 3, 0x80000},
    {235921, 235947, 3045, 1, 0, 0x80020}, {236042, 236063, 3046, 1, 0, 0x1},
    {236142, 236167, 3047, 1, 0, 0x20}, {236273, 236284, 3048, 1, 1, 0x10000},
    {236318, 236330, 3049, 1, 1, 0x10000}, {236373, 236383, 3050, 1, 0, 0x20},
    {236416, 236430, 3051, 1, 0, 0x20}, {236490, 236514, 3052, 1, 0, 0x20},
    {236576, 236604, 3053, 1, 0, 0x20}, {236693, 236704, 3054, 2, 3, 0x80},
    {236746, 236771, 3056, 2, 0, 0x80}, {236842, 236882, 3058, 1, 0, 0x80},
    {237026, 237041, 3059, 1, 3, 0x0}, {237096, 237106, 3060, 3, 3, 0x10000},
    {237139, 237153, 3063, 2, 3, 0x10000}, {237213, 237224, 3065, 3, 3, 0x10000},
    {237266, 237280, 3068, 3, 1, 0x10001}, {237317, 237335, 3071, 2, 1, 0x10000},
    {237399, 237414, 3073, 3, 1, 0x10000}, {237460, 237483, 3076, 3, 3, 0x10000},
    {237551, 237585, 3079, 2, 3, 0x10000}, {237694, 237705, 3081, 3, 1, 0x10001},
    {237739, 237754, 3084, 2, 1, 0x10000}, {237815, 237827, 3086, 3, 1, 0x10000},
    {237870, 237884, 3089, 3, 3, 0x10000}, {237921, 237939, 3092, 2, 3, 0x10000},
    {238003, 238014, 3094, 3, 3, 0x10000}, {238048, 238063, 3097, 2, 3, 0x10000},
    {238124, 238136, 3099, 3, 3, 0x10000}, {238179, 238199, 3102, 3, 3, 0x10000},
    {238262, 238293, 3105, 2, 3, 0x10000}, {238397, 238407, 3107, 3, 1, 0x10001},
    {238440, 238454, 3110, 2, 1, 0x10000}, {238514, 238525, 3112, 3, 1, 0x10000},
    {238567, 238578, 3115, 3, 3, 0x10000}, {238612, 238627, 3118, 2, 3, 0x10000},
    {238688, 238700, 3120, 3, 3, 0x10000}, {238743, 238754, 3123, 3, 1, 0x10001},
    {238788, 238803, 3126, 2, 1, 0x10000}, {238864, 238876, 3128, 3, 1, 0x10000},
    {238919, 238934, 3131, 1, 0, 0x0}, {238978, 238997, 3132, 1, 0, 0x1},
    {239109, 239130, 3133, 1, 0, 0x0}, {239251, 239276, 3134, 1, 0, 0x20},
    {239424, 239448, 3135, 1, 3, 0x80000}, {239559, 239587, 3136, 1, 0, 0x80020},
    {239725, 239745, 3137, 1, 0, 0x80001}, {239864, 239888, 3138, 1, 0, 0x80020},
    {240034, 240048, 3139, 1, 3, 0x0}, {240110, 240128, 3140, 1, 3, 0x0},
    {240244, 240262, 3141, 1, 3, 0x0}, {240401, 240423, 3142, 1, 3, 0x0},
    {240589, 240615, 3143, 2, 3, 0x0}, {240753, 240786, 3145, 2, 3, 0x0},
    {240957, 240983, 3147, 2, 3, 0x0}, {241152, 241182, 3149, 1, 0, 0x20},
    {241393, 241419, 3150, 2, 3, 0x0}, {241588, 241618, 3152, 1, 0, 0x20},
    {241838, 241866, 3153, 2, 3, 0x0}, {242065, 242097, 3155, 2, 3, 0x0},
    {242323, 242344, 3157, 2, 1, 0x0}, {242439, 242464, 3159, 2, 1, 0x0},
    {242586, 242616, 3161, 2, 3, 0x0}, {242731, 242772, 3163, 2, 3, 0x0},
    {242928, 242951, 3165, 2, 3, 0x0}, {243032, 243059, 3167, 1, 3, 0x0},
    {243167, 243199, 3168, 2, 3, 0x0}, {243304, 243347, 3170, 1, 3, 0x0},
    {243493, 243511, 3171, 1, 3, 0x0}, {243585, 243607, 3172, 2, 3, 0x0},
    {243708, 243723, 3174, 3, 1, 0x10000}, {243797, 243816, 3177, 2, 1, 0x0},
    {243917, 243941, 3179, 3, 3, 0x0}, {244039, 244074, 3182, 2, 3, 0x0},
    {244213, 244230, 3184, 3, 1, 0x10000}, {244288, 244309, 3187, 2, 1, 0x0},
    {244394, 244420, 3189, 3, 3, 0x0}, {244503, 244540, 3192, 2, 3, 0x0},
    {244664, 244675, 3194, 1, 1, 0x1}, {244769, 244787, 3195, 3, 3, 0x0},
    {244905, 244923, 3198, 2, 1, 0x0}, {245074, 245099, 3200, 2, 3, 0x0},
    {245271, 245293, 3202, 3, 3, 0x10000}, {245335, 245361, 3205, 2, 3, 0x10000},
    {245430, 245454, 3207, 3, 3, 0x10000}, {245501, 245529, 3210, 2, 3, 0x10000},
    {245603, 245627, 3212, 3, 3, 0x10000}, {245674, 245702, 3215, 2, 3, 0x10000},
    {245776, 245800, 3217, 3, 3, 0x10000}, {245847, 245875, 3220, 2, 3, 0x10000},
    {245949, 245973, 3222, 3, 3, 0x10000}, {246020, 246048, 3225, 2, 3, 0x10000},
    {246122, 246159, 3227, 3, 1, 0x10000}, {246226, 246272, 3230, 1, 1, 0x10000},
    {246348, 246398, 3231, 1, 1, 0x10000}, {246501, 246542, 3232, 2, 1, 0x10000},
    {246636, 246682, 3234, 1, 1, 0x10000}, {246758, 246808, 3235, 1, 1, 0x10000},
    {246911, 246948, 3236, 3, 1, 0x10000}, {247015, 247061, 3239, 1, 1, 0x10000},
    {247137, 247187, 3240, 1, 1, 0x10000}, {247290, 247331, 3241, 2, 1, 0x10000},
    {247425, 247471, 3243, 1, 1, 0x10000}, {247547, 247597, 3244, 1, 1, 0x10000},
    {247700, 247737, 3245, 3, 1, 0x10000}, {247804, 247850, 3248, 1, 1, 0x10000},
    {247926, 247976, 3249, 1, 1, 0x10000}, {248079, 248120, 3250, 2, 1, 0x10000},
    {248214, 248260, 3252, 1, 1, 0x10000}, {248336, 248386, 3253, 1, 1, 0x10000},
    {248489, 248526, 3254, 3, 1, 0x10000}, {248593, 248639, 3257, 1, 1, 0x10000},
    {248715, 248765, 3258, 1, 1, 0x10000}, {248868, 248909, 3259, 2, 1, 0x10000},
    {249003, 249049, 3261, 1, 1, 0x10000}, {249125, 249175, 3262, 1, 1, 0x10000},
    {249278, 249300, 3263, 1, 3, 0x0}, {249345, 249371, 3264, 1, 3, 0x0},
    {249443, 249462, 3265, 3, 3, 0x10000}, {249504, 249527, 3268, 2, 3, 0x10000},
    {249596, 249614, 3270, 1, 3, 0x0}, {249655, 249677, 3271, 1, 3, 0x0},
    {249745, 249764, 3272, 1, 3, 0x0}, {249806, 249829, 3273, 1, 3, 0x0},
    {249898, 249918, 3274, 3, 3, 0x10000}, {249961, 249985, 3277, 2, 3, 0x10000},
    {250055, 250076, 3279, 1, 3, 0x0}, {250120, 250145, 3280, 1, 3, 0x0},
    {250216, 250235, 3281, 1, 3, 0x0}, {250277, 250300, 3282, 1, 3, 0x0},
    {250369, 250389, 3283, 1, 3, 0x0}, {250432, 250456, 3284, 1, 3, 0x0},
    {250526, 250546, 3285, 1, 3, 0x0}, {250589, 250613, 3286, 1, 3, 0x0},
    {250683, 250706, 3287, 1, 3, 0x0}, {250766, 250793, 3288, 1, 3, 0x0},
    {250880, 250904, 3289, 1, 3, 0x0}, {250965, 250993, 3290, 1, 3, 0x0},
    {251081, 251103, 3291, 1, 3, 0x0}, {251148, 251174, 3292, 1, 3, 0x0},
    {251246, 251281, 3293, 3, 1, 0x10000}, {251346, 251390, 3296, 1, 1, 0x10000},
    {251464, 251512, 3297, 1, 1, 0x10000}, {251613, 251652, 3298, 2, 1, 0x10000},
    {251744, 251788, 3300, 1, 1, 0x10000}, {251862, 251910, 3301, 1, 1, 0x10000},
    {252011, 252047, 3302, 3, 1, 0x10000}, {252113, 252158, 3305, 1, 1, 0x10000},
    {252233, 252282, 3306, 1, 1, 0x10000}, {252384, 252424, 3307, 2, 1, 0x10000},
    {252517, 252562, 3309, 1, 1, 0x10000}, {252637, 252686, 3310, 1, 1, 0x10000},
    {252788, 252805, 3311, 1, 3, 0x0}, {252845, 252866, 3312, 1, 3, 0x0},
    {252933, 252951, 3313, 3, 3, 0x10000}, {252992, 253014, 3316, 2, 3, 0x10000},
    {253082, 253099, 3318, 3, 3, 0x10000}, {253139, 253160, 3321, 2, 3, 0x10000},
    {253227, 253245, 3323, 3, 3, 0x10000}, {253286, 253308, 3326, 2, 3, 0x10000},
    {253376, 253412, 3328, 3, 1, 0x10000}, {253478, 253523, 3331, 1, 1, 0x10000},
    {253598, 253647, 3332, 1, 1, 0x10000}, {253749, 253789, 3333, 2, 1, 0x10000},
    {253882, 253927, 3335, 1, 1, 0x10000}, {254002, 254051, 3336, 1, 1, 0x10000},
    {254153, 254189, 3337, 3, 1, 0x10000}, {254255, 254300, 3340, 1, 1, 0x10000},
    {254375, 254424, 3341, 1, 1, 0x10000}, {254526, 254566, 3342, 2, 1, 0x10000},
    {254659, 254704, 3344, 1, 1, 0x10000}, {254779, 254828, 3345, 1, 1, 0x10000},
    {254930, 254950, 3346, 1, 3, 0x0}, {254993, 255017, 3347, 1, 3, 0x0},
    {255087, 255110, 3348, 3, 3, 0x10000}, {255156, 255183, 3351, 2, 3, 0x10000},
    {255256, 255282, 3353, 1, 3, 0x0}, {255367, 255387, 3354, 1, 3, 0x0},
    {255447, 255471, 3355, 1, 3, 0x0}, {255558, 255582, 3356, 1, 3, 0x0},
    {255661, 255689, 3357, 1, 3, 0x0}, {255795, 255828, 3358, 3, 3, 0x10000},
    {255884, 255921, 3361, 2, 3, 0x10000}, {256004, 256037, 3363, 3, 3, 0x10000},
    {256093, 256130, 3366, 2, 3, 0x10000}, {256213, 256246, 3368, 3, 3, 0x10000},
    {256302, 256339, 3371, 2, 3, 0x10000}, {256422, 256455, 3373, 3, 3, 0x10000},
    {256511, 256548, 3376, 2, 3, 0x10000}, {256631, 256658, 3378, 1, 3, 0x0},
    {256715, 256746, 3379, 1, 3, 0x0}, {256830, 256849, 3380, 1, 3, 0x0},
    {256891, 256914, 3381, 1, 3, 0x0}, {256983, 257003, 3382, 3, 3, 0x10000},
    {257046, 257070, 3385, 2, 3, 0x10000}, {257140, 257164, 3387, 1, 3, 0x0},
    {257218, 257246, 3388, 1, 3, 0x0}, {257327, 257345, 3389, 1, 3, 0x0},
    {257386, 257408, 3390, 1, 3, 0x0}, {257476, 257496, 3391, 1, 3, 0x0},
    {257558, 257582, 3392, 1, 3, 0x0}, {257668, 257708, 3393, 3, 3, 0x10000},
    {257768, 257812, 3396, 2, 3, 0x10000}, {257899, 257939, 3398, 3, 3, 0x10000},
    {257999, 258043, 3401, 2, 3, 0x10000}, {258130, 258175, 3403, 3, 1, 0x10000},
    {258250, 258304, 3406, 1, 1, 0x10000}, {258388, 258446, 3407, 1, 1, 0x10000},
    {258557, 258606, 3408, 2, 1, 0x10000}, {258708, 258762, 3410, 1, 1, 0x10000},
    {258846, 258904, 3411, 1, 1, 0x10000}, {259015, 259060, 3412, 3, 1, 0x10000},
    {259135, 259189, 3415, 1, 1, 0x10000}, {259273, 259331, 3416, 1, 1, 0x10000},
    {259442, 259491, 3417, 2, 1, 0x10000}, {259593, 259647, 3419, 1, 1, 0x10000},
    {259731, 259789, 3420, 1, 1, 0x10000}, {259900, 259945, 3421, 3, 1, 0x10000},
    {260020, 260074, 3424, 1, 1, 0x10000}, {260158, 260216, 3425, 1, 1, 0x10000},
    {260327, 260376, 3426, 2, 1, 0x10000}, {260478, 260532, 3428, 1, 1, 0x10000},
    {260616, 260674, 3429, 1, 1, 0x10000}, {260785, 260830, 3430, 3, 1, 0x10000},
    {260905, 260959, 3433, 1, 1, 0x10000}, {261043, 261101, 3434, 1, 1, 0x10000},
    {261212, 261261, 3435, 2, 1, 0x10000}, {261363, 261417, 3437, 1, 1, 0x10000},
    {261501, 261559, 3438, 1, 1, 0x10000}, {261670, 261689, 3439, 1, 3, 0x0},
    {261731, 261754, 3440, 1, 3, 0x0}, {261823, 261845, 3441, 1, 3, 0x0},
    {261923, 261957, 3442, 3, 3, 0x10000}, {262011, 262049, 3445, 2, 3, 0x10000},
    {262130, 262152, 3447, 3, 1, 0x10000}, {262211, 262246, 3450, 1, 1, 0x10000},
    {262318, 262357, 3451, 1, 1, 0x10000}, {262456, 262482, 3452, 2, 1, 0x10000},
    {262568, 262602, 3454, 1, 1, 0x10000}, {262673, 262711, 3455, 1, 1, 0x10000},
    {262809, 262829, 3456, 1, 1, 0x0}, {262886, 262919, 3457, 1, 1, 0x0},
    {262989, 263026, 3458, 1, 1, 0x0}, {263123, 263147, 3459, 1, 1, 0x0},
    {263231, 263263, 3460, 1, 1, 0x0}, {263332, 263368, 3461, 1, 1, 0x0},
    {263464, 263483, 3462, 3, 1, 0x10000}, {263539, 263571, 3465, 1, 1, 0x10000},
    {263640, 263676, 3466, 1, 1, 0x10000}, {263772, 263795, 3467, 2, 1, 0x10000},
    {263878, 263909, 3469, 1, 1, 0x10000}, {263977, 264012, 3470, 1, 1, 0x10000},
    {264107, 264126, 3471, 1, 0, 0x0}, {264211, 264229, 3472, 1, 2, 0x0},
    {264315, 264339, 3473, 1, 3, 0x80000}, {264418, 264446, 3474, 1, 3, 0x0},
    {264544, 264567, 3475, 1, 0, 0x1}, {264659, 264687, 3476, 1, 3, 0x80000},
    {264773, 264805, 3477, 1, 3, 0x0}, {264910, 264921, 3478, 3, 1, 0x10001},
    {264955, 264970, 3481, 2, 1, 0x10000}, {265031, 265043, 3483, 3, 1, 0x10000},
    {265086, 265099, 3486, 1, 1, 0x10000}, {265135, 265152, 3487, 1, 3, 0x10000},
    {265215, 265229, 3488, 1, 1, 0x10000}, {265274, 265288, 3489, 1, 0, 0x0},
    {265331, 265349, 3490, 1, 0, 0x1}, {265405, 265424, 3491, 1, 0, 0x1},
    {265483, 265498, 3492, 1, 0, 0x80}, {265544, 265563, 3493, 1, 0, 0x80},
    {265622, 265642, 3494, 1, 0, 0x80}, {265704, 265723, 3495, 1, 3, 0x80000},
    {265765, 265788, 3496, 1, 3, 0x80000}, {265843, 265870, 3497, 1, 0, 0x80020},
    {265952, 265976, 3498, 1, 3, 0x80000}, {266034, 266062, 3499, 1, 0, 0x80020},
    {266147, 266170, 3500, 1, 0, 0x80020}, {266239, 266251, 3501, 1, 3, 0x0},
    {266302, 266318, 3502, 1, 3, 0x0}, {266396, 266406, 3503, 1, 1, 0x40000},
    {266459, 266480, 3504, 2, 1, 0x40000}, {266590, 266615, 3506, 2, 1, 0x40000},
    {266749, 266763, 3508, 1, 1, 0x40000}, {266853, 266867, 3509, 1, 1, 0x40000},
    {266980, 266995, 3510, 1, 1, 0x40000}, {267063, 267089, 3511, 2, 1, 0x40000},
    {267214, 267244, 3513, 1, 0, 0x20}, {267415, 267434, 3514, 1, 1, 0x40000},
    {267539, 267550, 3515, 1, 3, 0x0}, {267759, 267777, 3516, 1, 3, 0x0},
    {268035, 268056, 3517, 1, 0, 0x0}, {268097, 268114, 3518, 1, 0, 0x0},
    {268160, 268177, 3519, 1, 1, 0x10001}, {268247, 268268, 3520, 1, 0, 0x20},
    {268365, 268382, 3521, 3, 1, 0x10001}, {268455, 268469, 3524, 2, 1, 0x10000},
    {268559, 268577, 3526, 1, 1, 0x10000}, {268656, 268674, 3527, 3, 1, 0x10000},
    {268756, 268778, 3530, 1, 3, 0x0}, {268853, 268875, 3531, 1, 3, 0x0},
    {268953, 268972, 3532, 1, 3, 0x0}, {269067, 269090, 3533, 1, 3, 0x0},
    {269174, 269197, 3534, 1, 3, 0x0}, {269284, 269294, 3535, 1, 1, 0x40000},
    {269354, 269376, 3536, 2, 1, 0x40000}, {269501, 269523, 3538, 3, 1, 0x40001},
    {269628, 269642, 3541, 1, 0, 0x20}, {269726, 269744, 3542, 1, 0, 0x0},
    {269800, 269810, 3543, 1, 3, 0x0}, {269905, 269917, 3544, 1, 3, 0x0},
    {270071, 270086, 3545, 1, 0, 0x0}, {270152, 270168, 3546, 1, 0, 0x80},
    {270237, 270252, 3547, 1, 0, 0x0}, {270316, 270332, 3548, 1, 0, 0x80},
    {270399, 270425, 3549, 1, 3, 0x0}, {270503, 270538, 3550, 1, 3, 0x0},
    {270625, 270641, 3551, 1, 0, 0x1}, {270680, 270699, 3552, 1, 0, 0x1},
    {270750, 270775, 3553, 1, 0, 0x1}, {270823, 270844, 3554, 1, 0, 0x1},
    {270897, 270905, 3555, 1, 0, 0x0}, {270942, 270951, 3556, 1, 0, 0x80},
    {270991, 271004, 3557, 1, 3, 0x80000}, {271040, 271057, 3558, 1, 0, 0x80020},
    {271120, 271131, 3559, 2, 3, 0x0}, {271179, 271194, 3561, 2, 3, 0x0},
    {271269, 271290, 3563, 1, 3, 0x0}, {271365, 271390, 3564, 1, 3, 0x0},
    {271492, 271502, 3565, 3, 1, 0x10001}, {271535, 271549, 3568, 2, 1, 0x10000},
    {271609, 271620, 3570, 3, 1, 0x10000}, {271662, 271673, 3573, 3, 1, 0x10001},
    {271707, 271722, 3576, 2, 1, 0x10000}, {271783, 271795, 3578, 3, 1, 0x10000},
    {271838, 271858, 3581, 3, 3, 0x10000}, {271923, 271954, 3584, 2, 3, 0x10000},
    {272060, 272087, 3586, 1, 3, 0x0}, {272179, 272207, 3587, 1, 3, 0x0},
    {272299, 272345, 3588, 1, 3, 0x0}, {272473, 272489, 3589, 1, 3, 0x0},
    {272577, 272597, 3590, 1, 3, 0x0}, {272712, 272730, 3591, 1, 3, 0x0},
    {272869, 272891, 3592, 1, 3, 0x0}, {273057, 273073, 3593, 3, 1, 0x10000},
    {273144, 273164, 3596, 2, 1, 0x0}, {273262, 273279, 3598, 3, 1, 0x0},
    {273359, 273384, 3601, 3, 3, 0x10000}, {273470, 273506, 3604, 2, 3, 0x0},
    {273633, 273644, 3606, 1, 3, 0x0}, {273693, 273709, 3607, 1, 0, 0x0},
    {273863, 273878, 3608, 1, 0, 0x0}, {274016, 274038, 3609, 1, 0, 0x0},
    {274257, 274272, 3610, 1, 0, 0x0}, {274406, 274421, 3611, 1, 3, 0x0},
    {274510, 274534, 3612, 1, 3, 0x0}, {274619, 274630, 3613, 3, 3, 0x1},
    {274748, 274766, 3616, 2, 3, 0x0}, {274941, 274953, 3618, 2, 3, 0x0},
    {274988, 275004, 3620, 1, 0, 0x20}, {275066, 275087, 3621, 1, 0, 0x0},
    {275147, 275167, 3622, 1, 0, 0x0}, {275236, 275253, 3623, 1, 0, 0x80},
    {275321, 275346, 3624, 1, 3, 0x80000}, {275414, 275443, 3625, 1, 0, 0x80020},
    {275538, 275557, 3626, 1, 3, 0x0}, {275624, 275642, 3627, 1, 3, 0x0},
    {275705, 275720, 3628, 1, 3, 0x0}, {275782, 275796, 3629, 1, 3, 0x0},
    {275855, 275878, 3630, 2, 3, 0x0}, {276037, 276062, 3632, 2, 3, 0x0},
    {276262, 276273, 3634, 3, 3, 0x0}, {276326, 276341, 3637, 2, 3, 0x0},
    {276421, 276433, 3639, 3, 3, 0x0}, {276495, 276514, 3642, 3, 3, 0x0},
    {276667, 276690, 3645, 1, 0, 0x20}, {276778, 276804, 3646, 1, 3, 0x0},
    {276972, 276983, 3647, 3, 3, 0x0}, {277036, 277051, 3650, 2, 3, 0x0},
    {277131, 277143, 3652, 3, 3, 0x0}, {277205, 277224, 3655, 3, 3, 0x0},
    {277377, 277400, 3658, 1, 0, 0x20}, {277488, 277513, 3659, 1, 1, 0x0},
    {277575, 277600, 3660, 1, 1, 0x10000}, {277662, 277684, 3661, 1, 1, 0x0},
    {277766, 277792, 3662, 1, 1, 0x0}, {277863, 277889, 3663, 1, 1, 0x0},
    {277960, 277972, 3664, 3, 1, 0x10001}, {278007, 278023, 3667, 2, 1, 0x10000},
    {278085, 278098, 3669, 3, 1, 0x10000}, {278142, 278156, 3672, 1, 3, 0x0},
    {278207, 278224, 3673, 1, 3, 0x0}, {278288, 278310, 3674, 1, 3, 0x80000},
    {278368, 278394, 3675, 1, 3, 0x0}, {278471, 278491, 3676, 1, 3, 0x0},
    {278565, 278595, 3677, 1, 3, 0x0}, {278668, 278681, 3678, 2, 0, 0x0},
    {278758, 278780, 3680, 2, 3, 0x0}, {278879, 278905, 3682, 1, 0, 0x20},
    {279031, 279049, 3683, 1, 3, 0x80000}, {279125, 279147, 3684, 1, 0, 0x80020},
    {279250, 279264, 3685, 1, 0, 0x2020}, {279359, 279377, 3686, 1, 0, 0x2020},
    {279496, 279511, 3687, 2, 1, 0x2000}, {279613, 279638, 3689, 2, 3, 0x8},
    {279772, 279801, 3691, 1, 0, 0x20}, {280005, 280022, 3692, 2, 3, 0x8},
    {280160, 280181, 3694, 1, 0, 0x20}, {280389, 280418, 3695, 2, 3, 0x8},
    {280550, 280583, 3697, 1, 0, 0x20}, {280785, 280804, 3698, 1, 0, 0x100},
    {280871, 280897, 3699, 1, 0, 0x0}, {280978, 281008, 3700, 1, 0, 0x20},
    {281108, 281138, 3701, 1, 0, 0x0}, {281226, 281260, 3702, 1, 0, 0x20},
    {281367, 281383, 3703, 1, 0, 0x1}, {281437, 281454, 3704, 1, 0, 0x80},
    {281511, 281532, 3705, 1, 3, 0x80000}, {281585, 281610, 3706, 1, 0, 0x80020},
    {281690, 281715, 3707, 2, 3, 0x0}, {281850, 281879, 3709, 2, 3, 0x0},
    {282041, 282070, 3711, 1, 3, 0x0}, {282190, 282224, 3712, 2, 3, 0x0},
    {282397, 282442, 3714, 2, 3, 0x0}, {282656, 282682, 3716, 2, 3, 0x0},
    {282818, 282848, 3718, 2, 3, 0x0}, {283011, 283041, 3720, 1, 3, 0x1},
    {283162, 283196, 3721, 1, 0, 0x20}, {283344, 283379, 3722, 2, 3, 0x0},
    {283553, 283599, 3724, 2, 3, 0x0}, {283814, 283838, 3726, 2, 3, 0x0},
    {283948, 283976, 3728, 2, 3, 0x0}, {284113, 284141, 3730, 1, 3, 0x0},
    {284260, 284293, 3731, 2, 3, 0x0}, {284441, 284485, 3733, 2, 3, 0x0},
    {284674, 284699, 3735, 2, 3, 0x0}, {284790, 284819, 3737, 2, 3, 0x0},
    {284937, 284966, 3739, 1, 3, 0x0}, {285066, 285100, 3740, 2, 3, 0x0},
    {285229, 285274, 3742, 2, 3, 0x0}, {285444, 285469, 3744, 2, 3, 0x0},
    {285584, 285613, 3746, 2, 3, 0x0}, {285755, 285784, 3748, 1, 3, 0x1},
    {285884, 285917, 3749, 1, 0, 0x20}, {286044, 286078, 3750, 2, 3, 0x0},
    {286231, 286276, 3752, 2, 3, 0x0}, {286470, 286495, 3754, 2, 3, 0x0},
    {286632, 286661, 3756, 2, 3, 0x0}, {286825, 286854, 3758, 1, 3, 0x0},
    {286954, 286988, 3759, 2, 3, 0x0}, {287163, 287208, 3761, 2, 3, 0x0},
    {287424, 287451, 3763, 2, 3, 0x0}, {287610, 287641, 3765, 2, 3, 0x0},
    {287827, 287858, 3767, 1, 3, 0x0}, {287980, 288016, 3768, 2, 3, 0x0},
    {288213, 288260, 3770, 2, 3, 0x0}, {288498, 288539, 3772, 1, 0, 0x0},
    {288658, 288671, 3773, 1, 3, 0x0}, {288740, 288750, 3774, 1, 1, 0x40000},
    {288803, 288824, 3775, 2, 1, 0x40001}, {288934, 288959, 3777, 2, 1, 0x40000},
    {289093, 289107, 3779, 1, 1, 0x40001}, {289197, 289211, 3780, 1, 1, 0x40000},
    {289324, 289339, 3781, 1, 1, 0x40000}, {289407, 289433, 3782, 2, 1, 0x40000},
    {289558, 289588, 3784, 1, 0, 0x20}, {289759, 289778, 3785, 1, 1, 0x40000},
    {289883, 289894, 3786, 2, 3, 0x0}, {289942, 289957, 3788, 1, 3, 0x0},
    {290032, 290043, 3789, 2, 0, 0x1}, {290098, 290115, 3791, 1, 0, 0x0},
    {290179, 290193, 3792, 1, 0, 0x0}, {290250, 290272, 3793, 2, 3, 0x0},
    {290323, 290350, 3795, 1, 3, 0x80000}, {290400, 290431, 3796, 1, 0, 0x80020},
    {290508, 290527, 3797, 2, 3, 0x0}, {290575, 290599, 3799, 1, 3, 0x80000},
    {290646, 290674, 3800, 1, 0, 0x80020}, {290748, 290764, 3801, 1, 3, 0x80000},
    {290818, 290840, 3802, 1, 3, 0x80000}, {290903, 290929, 3803, 1, 0, 0x80020},
    {291019, 291039, 3804, 1, 0, 0x80020}, {291120, 291139, 3805, 1, 3, 0x0},
    {291209, 291226, 3806, 1, 3, 0x0}, {291293, 291306, 3807, 1, 3, 0x0},
    {291347, 291364, 3808, 1, 3, 0x0}, {291432, 291444, 3809, 1, 1, 0x0},
    {291486, 291505, 3810, 1, 3, 0x0}, {291579, 291603, 3811, 1, 3, 0x0},
    {291682, 291705, 3812, 1, 3, 0x0}, {291783, 291800, 3813, 2, 1, 0x10001},
    {291872, 291893, 3815, 2, 1, 0x0}, {291992, 292020, 3817, 1, 1, 0x10000},
    {292108, 292135, 3818, 1, 1, 0x10000}, {292222, 292244, 3819, 2, 1, 0x10000},
    {292326, 292351, 3821, 1, 1, 0x10000}, {292413, 292437, 3822, 1, 1, 0x10000},
    {292498, 292517, 3823, 3, 1, 0x10000}, {292573, 292599, 3826, 1, 1, 0x0},
    {292670, 292690, 3827, 3, 1, 0x10000}, {292755, 292766, 3830, 1, 0, 0x20},
    {292800, 292815, 3831, 1, 0, 0x20}, {292876, 292888, 3832, 2, 1, 0x0},
    {292931, 292943, 3834, 2, 3, 0x0}, {293072, 293088, 3836, 1, 3, 0x0},
    {293152, 293169, 3837, 1, 3, 0x0}, {293335, 293356, 3838, 1, 0, 0x20},
    {293457, 293474, 3839, 2, 3, 0x0}, {293566, 293597, 3841, 2, 3, 0x0},
    {293785, 293823, 3843, 2, 3, 0x0}, {294083, 294122, 3845, 2, 3, 0x0},
    {294391, 294432, 3847, 2, 3, 0x0}, {294655, 294681, 3849, 2, 3, 0x0},
    {294795, 294828, 3851, 2, 3, 0x0}, {294928, 294968, 3853, 2, 3, 0x0},
    {295422, 295453, 3855, 2, 3, 0x0}, {295787, 295827, 3857, 2, 3, 0x0},
    {296222, 296255, 3859, 2, 3, 0x0}, {296542, 296556, 3861, 1, 3, 0x2000},
    {296704, 296719, 3862, 1, 3, 0x2000}, {296865, 296901, 3863, 1, 3, 0x0},
    {297015, 297037, 3864, 1, 1, 0x0}, {297096, 297112, 3865, 1, 1, 0x0},
    {297173, 297195, 3866, 1, 1, 0x0}, {297254, 297270, 3867, 1, 1, 0x0},
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
    {141, 0, 35}, /* aten::_chunk_cat CompositeExplicitAutograd */
    {141, 4, 15}, /* aten::_chunk_cat.out CompositeExplicitAutograd */
    {141, 0, 36}, /* aten::_conj CompositeExplicitAutograd */
    {142, 7, 16}, /* aten::_conj_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 17}, /* aten::_conj_copy.out CompositeExplicitAutograd */
    {1, 0, 37}, {16, 0, 37}, /* aten::_conj_physical CPU Meta */
    {141, 8, 18}, /* aten::_conj_physical.out CompositeExplicitAutograd */
    {141, 0, 38}, /* aten::_convolution CompositeExplicitAutograd */
    {138, 0, 39}, /* aten::_convolution.deprecated implicit */
    {141, 8, 19}, /* aten::_convolution.out CompositeExplicitAutograd */
    {138, 0, 40}, /* aten::_convolution_mode implicit */
    {1, 0, 41}, {16, 0, 41}, /* aten::_ctc_loss CPU Meta */
    {1, 0, 42}, {16, 0, 42}, /* aten::_ctc_loss.Tensor CPU Meta */
    {141, 8, 21}, /* aten::_ctc_loss.Tensor_out CompositeExplicitAutograd */
    {141, 8, 20}, /* aten::_ctc_loss.out CompositeExplicitAutograd */
    {1, 0, 43}, {16, 0, 43}, /* aten::_ctc_loss_backward CPU Meta */
    {1, 0, 44}, {16, 0, 44}, /* aten::_ctc_loss_backward.Tensor CPU Meta */
    {141, 8, 22}, /* aten::_ctc_loss_backward.out CompositeExplicitAutograd */
    {1, 0, 45}, {16, 0, 45}, /* aten::_cummax_helper CPU Meta */
    {1, 0, 46}, {16, 0, 46}, /* aten::_cummin_helper CPU Meta */
    {1, 0, 47}, {16, 0, 47}, {86, 0, 214}, /* aten::_efficientzerotensor CPU Meta BackendSelect */
    {141, 8, 23}, /* aten::_efficientzerotensor.out CompositeExplicitAutograd */
    {1, 0, 48}, {16, 0, 48}, /* aten::_embedding_bag CPU Meta */
    {141, 8, 24}, /* aten::_embedding_bag.out CompositeExplicitAutograd */
    {1, 0, 49}, {16, 0, 49}, /* aten::_embedding_bag_backward CPU Meta */
    {1, 0, 50}, {16, 0, 50}, /* aten::_embedding_bag_dense_backward CPU Meta */
    {141, 8, 25}, /* aten::_embedding_bag_dense_backward.out CompositeExplicitAutograd */
    {1, 0, 51}, {16, 0, 51}, /* aten::_embedding_bag_forward_only CPU Meta */
    {141, 8, 26}, /* aten::_embedding_bag_forward_only.out CompositeExplicitAutograd */
    {1, 0, 52}, {16, 0, 52}, /* aten::_embedding_bag_per_sample_weights_backward CPU Meta */
    {141, 8, 27}, /* aten::_embedding_bag_per_sample_weights_backward.out CompositeExplicitAutograd */
    {141, 0, 53}, /* aten::_euclidean_dist CompositeExplicitAutograd */
    {141, 8, 28}, /* aten::_euclidean_dist.out CompositeExplicitAutograd */
    {1, 0, 54}, /* aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams CPU */
    {141, 8, 29}, /* aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.out CompositeExplicitAutograd */
    {1, 0, 55}, {16, 0, 55}, /* aten::_fft_c2c CPU Meta */
    {1, 0, 56}, {16, 0, 56}, /* aten::_fft_c2c.out CPU Meta */
    {1, 0, 57}, {16, 0, 57}, /* aten::_fft_c2r CPU Meta */
    {1, 0, 58}, {16, 0, 58}, /* aten::_fft_c2r.out CPU Meta */
    {1, 0, 59}, {16, 0, 59}, /* aten::_fft_r2c CPU Meta */
    {1, 0, 60}, {16, 0, 60}, /* aten::_fft_r2c.out CPU Meta */
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
    {1, 0, 61}, {16, 0, 61}, /* aten::_functional_assert_async.msg CPU Meta */
    {141, 0, 62}, /* aten::_functional_assert_scalar CompositeExplicitAutograd */
    {141, 0, 63}, /* aten::_functional_sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 64}, /* aten::_functional_sym_constrain_range_for_size CompositeExplicitAutograd */
    {141, 6, 108}, /* aten::_fused_adagrad CompositeExplicitAutograd */
    {141, 8, 106}, /* aten::_fused_adagrad.out CompositeExplicitAutograd */
    {141, 6, 109}, /* aten::_fused_adagrad.tensor_lr CompositeExplicitAutograd */
    {141, 8, 107}, /* aten::_fused_adagrad.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 65}, {16, 0, 65}, /* aten::_fused_adagrad_ CPU Meta */
    {1, 0, 66}, {16, 0, 66}, /* aten::_fused_adagrad_.tensor_lr CPU Meta */
    {141, 6, 112}, /* aten::_fused_adam CompositeExplicitAutograd */
    {141, 8, 110}, /* aten::_fused_adam.out CompositeExplicitAutograd */
    {141, 6, 113}, /* aten::_fused_adam.tensor_lr CompositeExplicitAutograd */
    {141, 8, 111}, /* aten::_fused_adam.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 67}, {16, 0, 67}, /* aten::_fused_adam_ CPU Meta */
    {1, 0, 68}, {16, 0, 68}, /* aten::_fused_adam_.tensor_lr CPU Meta */
    {141, 6, 116}, /* aten::_fused_adamw CompositeExplicitAutograd */
    {141, 8, 114}, /* aten::_fused_adamw.out CompositeExplicitAutograd */
    {141, 6, 117}, /* aten::_fused_adamw.tensor_lr CompositeExplicitAutograd */
    {141, 8, 115}, /* aten::_fused_adamw.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 69}, {16, 0, 69}, /* aten::_fused_adamw_ CPU Meta */
    {1, 0, 70}, {16, 0, 70}, /* aten::_fused_adamw_.tensor_lr CPU Meta */
    {138, 0, 71}, /* aten::_fused_rms_norm implicit */
    {1, 0, 72}, {16, 0, 72}, /* aten::_fused_sdp_choice CPU Meta */
    {141, 6, 120}, /* aten::_fused_sgd CompositeExplicitAutograd */
    {141, 8, 118}, /* aten::_fused_sgd.out CompositeExplicitAutograd */
    {141, 6, 121}, /* aten::_fused_sgd.tensor_lr CompositeExplicitAutograd */
    {141, 8, 119}, /* aten::_fused_sgd.tensor_lr_out CompositeExplicitAutograd */
    {1, 0, 73}, {16, 0, 73}, /* aten::_fused_sgd_ CPU Meta */
    {1, 0, 74}, {16, 0, 74}, /* aten::_fused_sgd_.tensor_lr CPU Meta */
    {1, 0, 75}, {16, 0, 75}, /* aten::_grouped_mm CPU Meta */
    {1, 0, 76}, {16, 0, 76}, /* aten::_histogramdd_bin_edges CPU Meta */
    {141, 8, 122}, /* aten::_histogramdd_bin_edges.out CompositeExplicitAutograd */
    {1, 0, 77}, {16, 0, 77}, /* aten::_histogramdd_from_bin_cts CPU Meta */
    {141, 8, 123}, /* aten::_histogramdd_from_bin_cts.out CompositeExplicitAutograd */
    {1, 0, 78}, {16, 0, 78}, /* aten::_histogramdd_from_bin_tensors CPU Meta */
    {141, 8, 124}, /* aten::_histogramdd_from_bin_tensors.out CompositeExplicitAutograd */
    {141, 6, 126}, /* aten::_index_put_impl CompositeExplicitAutograd */
    {141, 8, 125}, /* aten::_index_put_impl.out CompositeExplicitAutograd */
    {1, 0, 79}, {16, 0, 79}, /* aten::_index_put_impl_ CPU Meta */
    {1, 0, 80}, {16, 0, 80}, /* aten::_int_mm CPU Meta */
    {1, 0, 81}, {16, 0, 81}, /* aten::_int_mm.out CPU Meta */
    {141, 0, 82}, /* aten::_is_all_true CompositeExplicitAutograd */
    {141, 0, 83}, /* aten::_is_any_true CompositeExplicitAutograd */
    {1, 0, 84}, {16, 0, 84}, /* aten::_linalg_check_errors CPU Meta */
    {1, 0, 85}, {16, 0, 85}, /* aten::_linalg_det CPU Meta */
    {1, 4, 127}, {16, 4, 127}, /* aten::_linalg_det.result CPU Meta */
    {1, 0, 86}, {16, 0, 86}, /* aten::_linalg_eigh CPU Meta */
    {1, 4, 128}, {16, 4, 128}, /* aten::_linalg_eigh.eigenvalues CPU Meta */
    {1, 0, 87}, {16, 0, 87}, /* aten::_linalg_eigvals CPU Meta */
    {1, 0, 88}, {16, 0, 88}, /* aten::_linalg_slogdet CPU Meta */
    {1, 4, 129}, {16, 4, 129}, /* aten::_linalg_slogdet.sign CPU Meta */
    {1, 0, 89}, {16, 0, 89}, /* aten::_linalg_solve_ex CPU Meta */
    {1, 4, 130}, {16, 4, 130}, /* aten::_linalg_solve_ex.result CPU Meta */
    {1, 0, 90}, {16, 0, 90}, /* aten::_linalg_svd CPU Meta */
    {1, 4, 131}, {16, 4, 131}, /* aten::_linalg_svd.U CPU Meta */
    {1, 0, 91}, /* aten::_local_scalar_dense CPU */
    {1, 1, 2}, {16, 1, 2}, {142, 9, 132}, /* aten::_log_softmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 2}, {16, 3, 2}, /* aten::_log_softmax.out CPU Meta */
    {1, 1, 1}, {16, 1, 1}, {142, 9, 133}, /* aten::_log_softmax_backward_data CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 1}, {16, 3, 1}, /* aten::_log_softmax_backward_data.out CPU Meta */
    {1, 0, 92}, {16, 0, 92}, /* aten::_logcumsumexp CPU Meta */
    {1, 4, 134}, {16, 4, 134}, /* aten::_logcumsumexp.out CPU Meta */
    {138, 0, 93}, /* aten::_lu_with_info implicit */
    {1, 0, 94}, {16, 0, 94}, /* aten::_native_batch_norm_legit CPU Meta */
    {1, 0, 95}, {16, 0, 95}, /* aten::_native_batch_norm_legit.no_stats CPU Meta */
    {1, 4, 136}, {16, 4, 136}, /* aten::_native_batch_norm_legit.no_stats_out CPU Meta */
    {1, 0, 97}, {16, 0, 97}, /* aten::_native_batch_norm_legit.out CPU Meta */
    {141, 6, 135}, /* aten::_native_batch_norm_legit_functional CompositeExplicitAutograd */
    {141, 0, 96}, /* aten::_native_batch_norm_legit_no_training CompositeExplicitAutograd */
    {141, 8, 137}, /* aten::_native_batch_norm_legit_no_training.out CompositeExplicitAutograd */
    {141, 0, 98}, /* aten::_neg_view CompositeExplicitAutograd */
    {142, 7, 138}, /* aten::_neg_view_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 139}, /* aten::_neg_view_copy.out CompositeExplicitAutograd */
    {1, 0, 99}, {16, 0, 99}, /* aten::_pdist_backward CPU Meta */
    {141, 8, 140}, /* aten::_pdist_backward.out CompositeExplicitAutograd */
    {1, 0, 100}, {16, 0, 100}, /* aten::_pdist_forward CPU Meta */
    {141, 8, 141}, /* aten::_pdist_forward.out CompositeExplicitAutograd */
    {1, 0, 101}, {16, 0, 101}, /* aten::_prelu_kernel CPU Meta */
    {1, 0, 102}, {16, 0, 102}, /* aten::_prelu_kernel_backward CPU Meta */
    {1, 0, 103}, {16, 0, 103}, /* aten::_reshape_alias CPU Meta */
    {142, 7, 142}, /* aten::_reshape_alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 143}, /* aten::_reshape_alias_copy.out CompositeExplicitAutograd */
    {141, 0, 104}, /* aten::_safe_softmax CompositeExplicitAutograd */
    {138, 0, 105}, /* aten::_scaled_dot_product_attention_math implicit */
    {1, 0, 106}, {16, 0, 106}, /* aten::_scaled_dot_product_flash_attention_for_cpu CPU Meta */
    {1, 0, 107}, {16, 0, 107}, /* aten::_scaled_dot_product_flash_attention_for_cpu_backward CPU Meta */
    {1, 0, 108}, {16, 0, 108}, /* aten::_scaled_mm CPU Meta */
    {1, 0, 109}, {16, 0, 109}, /* aten::_scaled_mm.out CPU Meta */
    {1, 0, 110}, {16, 0, 110}, /* aten::_segment_reduce_backward CPU Meta */
    {141, 8, 144}, /* aten::_segment_reduce_backward.out CompositeExplicitAutograd */
    {1, 0, 111}, {16, 0, 111}, /* aten::_slow_conv2d_backward.output_mask CPU Meta */
    {141, 8, 145}, /* aten::_slow_conv2d_backward.output_mask_out CompositeExplicitAutograd */
    {1, 0, 112}, {16, 0, 112}, /* aten::_slow_conv2d_forward CPU Meta */
    {1, 4, 146}, {16, 4, 146}, /* aten::_slow_conv2d_forward.output CPU Meta */
    {1, 1, 4}, {16, 1, 4}, {142, 9, 147}, /* aten::_softmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 4}, {16, 3, 4}, /* aten::_softmax.out CPU Meta */
    {1, 1, 3}, {16, 1, 3}, {142, 9, 148}, /* aten::_softmax_backward_data CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 3}, {16, 3, 3}, /* aten::_softmax_backward_data.out CPU Meta */
    {138, 0, 113}, /* aten::_thnn_differentiable_gru_cell_backward implicit */
    {138, 0, 114}, /* aten::_thnn_differentiable_lstm_cell_backward implicit */
    {141, 0, 115}, /* aten::_to_copy CompositeExplicitAutograd */
    {141, 8, 149}, /* aten::_to_copy.out CompositeExplicitAutograd */
    {142, 0, 116}, /* aten::_trilinear CompositeExplicitAutogradNonFunctional */
    {141, 8, 150}, /* aten::_trilinear.out CompositeExplicitAutograd */
    {1, 0, 117}, {16, 0, 117}, /* aten::_unique CPU Meta */
    {141, 8, 151}, /* aten::_unique.out CompositeExplicitAutograd */
    {1, 0, 118}, {16, 0, 118}, /* aten::_unique2 CPU Meta */
    {141, 8, 152}, /* aten::_unique2.out CompositeExplicitAutograd */
    {141, 0, 119}, /* aten::_unsafe_index.Tensor CompositeExplicitAutograd */
    {141, 0, 120}, /* aten::_unsafe_index_put CompositeExplicitAutograd */
    {141, 0, 121}, /* aten::_unsafe_masked_index CompositeExplicitAutograd */
    {141, 0, 122}, /* aten::_unsafe_masked_index_put_accumulate CompositeExplicitAutograd */
    {141, 0, 1185}, /* aten::_unsafe_view CompositeExplicitAutograd */
    {141, 8, 153}, /* aten::_unsafe_view.out CompositeExplicitAutograd */
    {1, 0, 123}, {16, 0, 123}, /* aten::_upsample_bicubic2d_aa CPU Meta */
    {1, 4, 154}, {16, 4, 154}, /* aten::_upsample_bicubic2d_aa.out CPU Meta */
    {138, 0, 125}, /* aten::_upsample_bicubic2d_aa.vec implicit */
    {1, 0, 124}, {16, 0, 124}, /* aten::_upsample_bicubic2d_aa_backward CPU Meta */
    {1, 4, 155}, {16, 4, 155}, /* aten::_upsample_bicubic2d_aa_backward.grad_input CPU Meta */
    {1, 0, 126}, {16, 0, 126}, /* aten::_upsample_bilinear2d_aa CPU Meta */
    {1, 4, 156}, {16, 4, 156}, /* aten::_upsample_bilinear2d_aa.out CPU Meta */
    {138, 0, 128}, /* aten::_upsample_bilinear2d_aa.vec implicit */
    {1, 0, 127}, {16, 0, 127}, /* aten::_upsample_bilinear2d_aa_backward CPU Meta */
    {1, 4, 157}, {16, 4, 157}, /* aten::_upsample_bilinear2d_aa_backward.grad_input CPU Meta */
    {1, 0, 129}, {16, 0, 129}, /* aten::_upsample_lanczos2d_aa CPU Meta */
    {1, 4, 158}, {16, 4, 158}, /* aten::_upsample_lanczos2d_aa.out CPU Meta */
    {138, 0, 131}, /* aten::_upsample_lanczos2d_aa.vec implicit */
    {1, 0, 130}, {16, 0, 130}, /* aten::_upsample_lanczos2d_aa_backward CPU Meta */
    {1, 4, 159}, {16, 4, 159}, /* aten::_upsample_lanczos2d_aa_backward.grad_input CPU Meta */
    {1, 0, 132}, {16, 0, 132}, /* aten::_upsample_nearest_exact1d CPU Meta */
    {1, 4, 160}, {16, 4, 160}, /* aten::_upsample_nearest_exact1d.out CPU Meta */
    {138, 0, 134}, /* aten::_upsample_nearest_exact1d.vec implicit */
    {1, 0, 133}, {16, 0, 133}, /* aten::_upsample_nearest_exact1d_backward CPU Meta */
    {1, 4, 161}, {16, 4, 161}, /* aten::_upsample_nearest_exact1d_backward.grad_input CPU Meta */
    {1, 0, 135}, {16, 0, 135}, /* aten::_upsample_nearest_exact2d CPU Meta */
    {1, 4, 162}, {16, 4, 162}, /* aten::_upsample_nearest_exact2d.out CPU Meta */
    {138, 0, 137}, /* aten::_upsample_nearest_exact2d.vec implicit */
    {1, 0, 136}, {16, 0, 136}, /* aten::_upsample_nearest_exact2d_backward CPU Meta */
    {1, 4, 163}, {16, 4, 163}, /* aten::_upsample_nearest_exact2d_backward.grad_input CPU Meta */
    {1, 0, 138}, {16, 0, 138}, /* aten::_upsample_nearest_exact3d CPU Meta */
    {1, 4, 164}, {16, 4, 164}, /* aten::_upsample_nearest_exact3d.out CPU Meta */
    {138, 0, 140}, /* aten::_upsample_nearest_exact3d.vec implicit */
    {1, 0, 139}, {16, 0, 139}, /* aten::_upsample_nearest_exact3d_backward CPU Meta */
    {1, 4, 165}, {16, 4, 165}, /* aten::_upsample_nearest_exact3d_backward.grad_input CPU Meta */
    {138, 0, 141}, /* aten::_version implicit */
    {1, 0, 142}, {16, 0, 142}, /* aten::_weight_int4pack_mm_for_cpu CPU Meta */
    {1, 0, 143}, {16, 0, 143}, /* aten::_weight_int8pack_mm CPU Meta */
    {1, 0, 144}, {16, 0, 144}, /* aten::abs CPU Meta */
    {1, 0, 146}, {16, 0, 146}, /* aten::abs.out CPU Meta */
    {1, 0, 145}, {16, 0, 145}, /* aten::abs_ CPU Meta */
    {138, 0, 147}, /* aten::absolute implicit */
    {138, 0, 149}, /* aten::absolute.out implicit */
    {138, 0, 148}, /* aten::absolute_ implicit */
    {1, 1, 5}, {16, 1, 5}, {142, 9, 166}, /* aten::acos CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 5}, {16, 3, 5}, /* aten::acos.out CPU Meta */
    {1, 2, 5}, {16, 2, 5}, {142, 10, 166}, /* aten::acos_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 6}, {16, 1, 6}, {142, 9, 167}, /* aten::acosh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 6}, {16, 3, 6}, /* aten::acosh.out CPU Meta */
    {1, 2, 6}, {16, 2, 6}, {142, 10, 167}, /* aten::acosh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 150}, /* aten::adaptive_avg_pool1d implicit */
    {141, 8, 168}, /* aten::adaptive_avg_pool1d.out CompositeExplicitAutograd */
    {138, 0, 151}, /* aten::adaptive_avg_pool2d implicit */
    {1, 4, 169}, {16, 4, 169}, /* aten::adaptive_avg_pool2d.out CPU Meta */
    {138, 0, 152}, /* aten::adaptive_avg_pool3d implicit */
    {1, 4, 170}, {16, 4, 170}, /* aten::adaptive_avg_pool3d.out CPU Meta */
    {138, 0, 153}, /* aten::adaptive_max_pool1d implicit */
    {1, 0, 154}, {16, 0, 154}, /* aten::adaptive_max_pool2d CPU Meta */
    {1, 4, 171}, {16, 4, 171}, /* aten::adaptive_max_pool2d.out CPU Meta */
    {1, 0, 155}, {16, 0, 155}, /* aten::adaptive_max_pool2d_backward CPU Meta */
    {1, 4, 172}, {16, 4, 172}, /* aten::adaptive_max_pool2d_backward.grad_input CPU Meta */
    {1, 0, 156}, {16, 0, 156}, /* aten::adaptive_max_pool3d CPU Meta */
    {1, 4, 173}, {16, 4, 173}, /* aten::adaptive_max_pool3d.out CPU Meta */
    {1, 0, 157}, {16, 0, 157}, /* aten::adaptive_max_pool3d_backward CPU Meta */
    {1, 4, 174}, {16, 4, 174}, /* aten::adaptive_max_pool3d_backward.grad_input CPU Meta */
    {141, 0, 158}, /* aten::add.Scalar CompositeExplicitAutograd */
    {141, 8, 175}, /* aten::add.Scalar_out CompositeExplicitAutograd */
    {1, 1, 7}, {16, 1, 7}, {142, 9, 176}, /* aten::add.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 7}, {16, 3, 7}, /* aten::add.out CPU Meta */
    {141, 0, 159}, /* aten::add_.Scalar CompositeExplicitAutograd */
    {1, 2, 7}, {16, 2, 7}, {142, 10, 176}, /* aten::add_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 160}, {16, 0, 160}, /* aten::addbmm CPU Meta */
    {1, 0, 162}, {16, 0, 162}, /* aten::addbmm.out CPU Meta */
    {1, 0, 161}, {16, 0, 161}, /* aten::addbmm_ CPU Meta */
    {1, 1, 8}, {16, 1, 8}, {142, 9, 177}, /* aten::addcdiv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 8}, {16, 3, 8}, /* aten::addcdiv.out CPU Meta */
    {1, 2, 8}, {16, 2, 8}, {142, 10, 177}, /* aten::addcdiv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 9}, {16, 1, 9}, {142, 9, 178}, /* aten::addcmul CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 9}, {16, 3, 9}, /* aten::addcmul.out CPU Meta */
    {1, 2, 9}, {16, 2, 9}, {142, 10, 178}, /* aten::addcmul_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 10}, {16, 1, 10}, {142, 9, 179}, /* aten::addmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 10}, {16, 3, 10}, /* aten::addmm.out CPU Meta */
    {1, 2, 10}, {16, 2, 10}, {142, 10, 179}, /* aten::addmm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 11}, {16, 1, 11}, {142, 9, 180}, /* aten::addmv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 11}, {16, 3, 11}, /* aten::addmv.out CPU Meta */
    {1, 2, 11}, {16, 2, 11}, {142, 10, 180}, /* aten::addmv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 163}, /* aten::addr CompositeExplicitAutograd */
    {141, 4, 181}, /* aten::addr.out CompositeExplicitAutograd */
    {141, 5, 181}, /* aten::addr_ CompositeExplicitAutograd */
    {138, 0, 164}, /* aten::adjoint implicit */
    {141, 0, 165}, /* aten::affine_grid_generator CompositeExplicitAutograd */
    {141, 8, 182}, /* aten::affine_grid_generator.out CompositeExplicitAutograd */
    {138, 0, 166}, /* aten::affine_grid_generator_backward implicit */
    {141, 0, 167}, /* aten::alias CompositeExplicitAutograd */
    {142, 7, 183}, /* aten::alias_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 184}, /* aten::alias_copy.out CompositeExplicitAutograd */
    {1, 1, 12}, {16, 1, 12}, {142, 9, 185}, /* aten::all CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 12}, {16, 3, 12}, /* aten::all.all_out CPU Meta */
    {1, 1, 14}, {16, 1, 14}, {142, 9, 187}, /* aten::all.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 13}, {16, 1, 13}, {142, 9, 186}, /* aten::all.dims CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 13}, {16, 3, 13}, /* aten::all.dims_out CPU Meta */
    {1, 3, 14}, {16, 3, 14}, /* aten::all.out CPU Meta */
    {141, 0, 168}, /* aten::allclose CompositeExplicitAutograd */
    {138, 0, 169}, /* aten::alpha_dropout implicit */
    {138, 0, 170}, /* aten::alpha_dropout_ implicit */
    {1, 1, 15}, {16, 1, 15}, {142, 9, 188}, /* aten::amax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 15}, {16, 3, 15}, /* aten::amax.out CPU Meta */
    {1, 1, 16}, {16, 1, 16}, {142, 9, 189}, /* aten::amin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 16}, {16, 3, 16}, /* aten::amin.out CPU Meta */
    {1, 1, 17}, {16, 1, 17}, {142, 9, 190}, /* aten::aminmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 17}, {16, 3, 17}, /* aten::aminmax.out CPU Meta */
    {1, 0, 171}, {16, 0, 171}, /* aten::angle CPU Meta */
    {1, 0, 172}, {16, 0, 172}, /* aten::angle.out CPU Meta */
    {1, 1, 18}, {16, 1, 18}, {142, 9, 191}, /* aten::any CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 18}, {16, 3, 18}, /* aten::any.all_out CPU Meta */
    {1, 1, 20}, {16, 1, 20}, {142, 9, 193}, /* aten::any.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 19}, {16, 1, 19}, {142, 9, 192}, /* aten::any.dims CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 19}, {16, 3, 19}, /* aten::any.dims_out CPU Meta */
    {1, 3, 20}, {16, 3, 20}, /* aten::any.out CPU Meta */
    {141, 0, 173}, {86, 0, 214}, /* aten::arange CompositeExplicitAutograd BackendSelect */
    {141, 4, 194}, /* aten::arange.out CompositeExplicitAutograd */
    {141, 0, 174}, {86, 0, 214}, /* aten::arange.start CompositeExplicitAutograd BackendSelect */
    {1, 4, 195}, {16, 4, 195}, /* aten::arange.start_out CPU Meta */
    {141, 0, 175}, {86, 0, 214}, /* aten::arange.start_step CompositeExplicitAutograd BackendSelect */
    {138, 0, 176}, /* aten::arccos implicit */
    {138, 0, 178}, /* aten::arccos.out implicit */
    {138, 0, 177}, /* aten::arccos_ implicit */
    {138, 0, 179}, /* aten::arccosh implicit */
    {138, 0, 181}, /* aten::arccosh.out implicit */
    {138, 0, 180}, /* aten::arccosh_ implicit */
    {138, 0, 182}, /* aten::arcsin implicit */
    {138, 0, 184}, /* aten::arcsin.out implicit */
    {138, 0, 183}, /* aten::arcsin_ implicit */
    {138, 0, 185}, /* aten::arcsinh implicit */
    {138, 0, 187}, /* aten::arcsinh.out implicit */
    {138, 0, 186}, /* aten::arcsinh_ implicit */
    {138, 0, 188}, /* aten::arctan implicit */
    {138, 0, 193}, /* aten::arctan.out implicit */
    {138, 0, 189}, /* aten::arctan2 implicit */
    {138, 0, 191}, /* aten::arctan2.out implicit */
    {138, 0, 190}, /* aten::arctan2_ implicit */
    {138, 0, 192}, /* aten::arctan_ implicit */
    {138, 0, 194}, /* aten::arctanh implicit */
    {138, 0, 196}, /* aten::arctanh.out implicit */
    {138, 0, 195}, /* aten::arctanh_ implicit */
    {1, 1, 21}, {16, 1, 21}, {142, 9, 196}, /* aten::argmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 21}, {16, 3, 21}, /* aten::argmax.out CPU Meta */
    {1, 1, 22}, {16, 1, 22}, {142, 9, 197}, /* aten::argmin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 22}, {16, 3, 22}, /* aten::argmin.out CPU Meta */
    {138, 0, 197}, /* aten::argsort implicit */
    {138, 0, 198}, /* aten::argsort.stable implicit */
    {138, 0, 199}, /* aten::argsort.stable_out implicit */
    {138, 0, 200}, /* aten::argwhere implicit */
    {1, 0, 201}, {16, 0, 201}, /* aten::as_strided CPU Meta */
    {142, 5, 198}, /* aten::as_strided_ CompositeExplicitAutogradNonFunctional */
    {142, 7, 198}, /* aten::as_strided_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 199}, /* aten::as_strided_copy.out CompositeExplicitAutograd */
    {142, 0, 202}, /* aten::as_strided_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 200}, /* aten::as_strided_scatter.out CompositeExplicitAutograd */
    {1, 1, 23}, {16, 1, 23}, {142, 9, 201}, /* aten::asin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 23}, {16, 3, 23}, /* aten::asin.out CPU Meta */
    {1, 2, 23}, {16, 2, 23}, {142, 10, 201}, /* aten::asin_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 24}, {16, 1, 24}, {142, 9, 202}, /* aten::asinh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 24}, {16, 3, 24}, /* aten::asinh.out CPU Meta */
    {1, 2, 24}, {16, 2, 24}, {142, 10, 202}, /* aten::asinh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 26}, {16, 1, 26}, {142, 9, 203}, /* aten::atan CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 26}, {16, 3, 26}, /* aten::atan.out CPU Meta */
    {1, 1, 25}, {16, 1, 25}, {142, 9, 204}, /* aten::atan2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 25}, {16, 3, 25}, /* aten::atan2.out CPU Meta */
    {1, 2, 25}, {16, 2, 25}, {142, 10, 204}, /* aten::atan2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 26}, {16, 2, 26}, {142, 10, 203}, /* aten::atan_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 27}, {16, 1, 27}, {142, 9, 205}, /* aten::atanh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 27}, {16, 3, 27}, /* aten::atanh.out CPU Meta */
    {1, 2, 27}, {16, 2, 27}, {142, 10, 205}, /* aten::atanh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 203}, /* aten::atleast_1d implicit */
    {138, 0, 204}, /* aten::atleast_1d.Sequence implicit */
    {138, 0, 205}, /* aten::atleast_2d implicit */
    {138, 0, 206}, /* aten::atleast_2d.Sequence implicit */
    {138, 0, 207}, /* aten::atleast_3d implicit */
    {138, 0, 208}, /* aten::atleast_3d.Sequence implicit */
    {138, 0, 209}, /* aten::avg_pool1d implicit */
    {141, 8, 206}, /* aten::avg_pool1d.out CompositeExplicitAutograd */
    {1, 0, 210}, {16, 0, 210}, /* aten::avg_pool2d CPU Meta */
    {1, 4, 207}, {16, 4, 207}, /* aten::avg_pool2d.out CPU Meta */
    {1, 0, 211}, {16, 0, 211}, /* aten::avg_pool2d_backward CPU Meta */
    {1, 4, 208}, {16, 4, 208}, /* aten::avg_pool2d_backward.grad_input CPU Meta */
    {1, 0, 212}, {16, 0, 212}, /* aten::avg_pool3d CPU Meta */
    {1, 4, 209}, {16, 4, 209}, /* aten::avg_pool3d.out CPU Meta */
    {1, 0, 213}, {16, 0, 213}, /* aten::avg_pool3d_backward CPU Meta */
    {1, 4, 210}, {16, 4, 210}, /* aten::avg_pool3d_backward.grad_input CPU Meta */
    {1, 1, 28}, {16, 1, 28}, {142, 9, 211}, /* aten::baddbmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 28}, {16, 3, 28}, /* aten::baddbmm.out CPU Meta */
    {1, 2, 28}, {16, 2, 28}, {142, 10, 211}, /* aten::baddbmm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 215}, {86, 0, 214}, /* aten::bartlett_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 212}, /* aten::bartlett_window.out CompositeExplicitAutograd */
    {141, 0, 216}, {86, 0, 214}, /* aten::bartlett_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 213}, /* aten::bartlett_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 217}, /* aten::batch_norm implicit */
    {1, 0, 218}, {16, 0, 218}, /* aten::batch_norm_backward CPU Meta */
    {1, 0, 219}, {16, 0, 219}, /* aten::batch_norm_update_stats CPU Meta */
    {141, 8, 214}, /* aten::batch_norm_update_stats.out CompositeExplicitAutograd */
    {141, 0, 220}, /* aten::bernoulli CompositeExplicitAutograd */
    {141, 6, 217}, /* aten::bernoulli.Tensor CompositeExplicitAutograd */
    {141, 8, 215}, /* aten::bernoulli.Tensor_out CompositeExplicitAutograd */
    {141, 8, 216}, /* aten::bernoulli.float_out CompositeExplicitAutograd */
    {1, 0, 223}, {16, 0, 223}, /* aten::bernoulli.out CPU Meta */
    {142, 0, 224}, /* aten::bernoulli.p CompositeExplicitAutogradNonFunctional */
    {1, 0, 221}, {16, 0, 221}, /* aten::bernoulli_.Tensor CPU Meta */
    {1, 0, 222}, {16, 0, 222}, /* aten::bernoulli_.float CPU Meta */
    {138, 0, 225}, /* aten::bilinear implicit */
    {1, 0, 226}, {16, 0, 226}, /* aten::binary_cross_entropy CPU Meta */
    {1, 4, 218}, {16, 4, 218}, /* aten::binary_cross_entropy.out CPU Meta */
    {1, 0, 227}, {16, 0, 227}, /* aten::binary_cross_entropy_backward CPU Meta */
    {1, 4, 219}, {16, 4, 219}, /* aten::binary_cross_entropy_backward.grad_input CPU Meta */
    {1, 0, 228}, {16, 0, 228}, /* aten::binary_cross_entropy_with_logits CPU Meta */
    {141, 8, 220}, /* aten::binary_cross_entropy_with_logits.out CompositeExplicitAutograd */
    {1, 0, 229}, {16, 0, 229}, /* aten::bincount CPU Meta */
    {141, 8, 221}, /* aten::bincount.out CompositeExplicitAutograd */
    {1, 0, 230}, {16, 0, 230}, /* aten::binomial CPU Meta */
    {141, 8, 222}, /* aten::binomial.out CompositeExplicitAutograd */
    {141, 0, 231}, /* aten::bitwise_and.Scalar CompositeExplicitAutograd */
    {141, 0, 232}, /* aten::bitwise_and.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 223}, /* aten::bitwise_and.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 233}, /* aten::bitwise_and.Scalar_out CompositeExplicitAutograd */
    {1, 1, 29}, {16, 1, 29}, {142, 9, 224}, /* aten::bitwise_and.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 29}, {16, 3, 29}, /* aten::bitwise_and.Tensor_out CPU Meta */
    {141, 0, 234}, /* aten::bitwise_and_.Scalar CompositeExplicitAutograd */
    {1, 2, 29}, {16, 2, 29}, {142, 10, 224}, /* aten::bitwise_and_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 235}, /* aten::bitwise_left_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 225}, /* aten::bitwise_left_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 30}, {16, 1, 30}, {142, 9, 226}, /* aten::bitwise_left_shift.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 236}, /* aten::bitwise_left_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 237}, /* aten::bitwise_left_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 30}, {16, 3, 30}, /* aten::bitwise_left_shift.Tensor_out CPU Meta */
    {1, 2, 30}, {16, 2, 30}, {142, 10, 226}, /* aten::bitwise_left_shift_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 238}, /* aten::bitwise_left_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {1, 1, 31}, {16, 1, 31}, {142, 9, 227}, /* aten::bitwise_not CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 31}, {16, 3, 31}, /* aten::bitwise_not.out CPU Meta */
    {1, 2, 31}, {16, 2, 31}, {142, 10, 227}, /* aten::bitwise_not_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 239}, /* aten::bitwise_or.Scalar CompositeExplicitAutograd */
    {141, 0, 240}, /* aten::bitwise_or.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 228}, /* aten::bitwise_or.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 241}, /* aten::bitwise_or.Scalar_out CompositeExplicitAutograd */
    {1, 1, 32}, {16, 1, 32}, {142, 9, 229}, /* aten::bitwise_or.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 32}, {16, 3, 32}, /* aten::bitwise_or.Tensor_out CPU Meta */
    {141, 0, 242}, /* aten::bitwise_or_.Scalar CompositeExplicitAutograd */
    {1, 2, 32}, {16, 2, 32}, {142, 10, 229}, /* aten::bitwise_or_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 243}, /* aten::bitwise_right_shift.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 230}, /* aten::bitwise_right_shift.Scalar_Tensor_out CompositeExplicitAutograd */
    {1, 1, 33}, {16, 1, 33}, {142, 9, 231}, /* aten::bitwise_right_shift.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 244}, /* aten::bitwise_right_shift.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 245}, /* aten::bitwise_right_shift.Tensor_Scalar_out CompositeExplicitAutograd */
    {1, 3, 33}, {16, 3, 33}, /* aten::bitwise_right_shift.Tensor_out CPU Meta */
    {1, 2, 33}, {16, 2, 33}, {142, 10, 231}, /* aten::bitwise_right_shift_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 246}, /* aten::bitwise_right_shift_.Tensor_Scalar CompositeExplicitAutograd */
    {141, 0, 247}, /* aten::bitwise_xor.Scalar CompositeExplicitAutograd */
    {141, 0, 248}, /* aten::bitwise_xor.Scalar_Tensor CompositeExplicitAutograd */
    {141, 8, 232}, /* aten::bitwise_xor.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 249}, /* aten::bitwise_xor.Scalar_out CompositeExplicitAutograd */
    {1, 1, 34}, {16, 1, 34}, {142, 9, 233}, /* aten::bitwise_xor.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 34}, {16, 3, 34}, /* aten::bitwise_xor.Tensor_out CPU Meta */
    {141, 0, 250}, /* aten::bitwise_xor_.Scalar CompositeExplicitAutograd */
    {1, 2, 34}, {16, 2, 34}, {142, 10, 233}, /* aten::bitwise_xor_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 251}, {86, 0, 214}, /* aten::blackman_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 234}, /* aten::blackman_window.out CompositeExplicitAutograd */
    {141, 0, 252}, {86, 0, 214}, /* aten::blackman_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 235}, /* aten::blackman_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 253}, /* aten::block_diag CompositeExplicitAutograd */
    {141, 8, 236}, /* aten::block_diag.out CompositeExplicitAutograd */
    {1, 1, 35}, {16, 1, 35}, {142, 9, 237}, /* aten::bmm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 35}, {16, 3, 35}, /* aten::bmm.out CPU Meta */
    {138, 0, 254}, /* aten::broadcast_tensors implicit */
    {138, 0, 255}, /* aten::broadcast_to implicit */
    {1, 0, 256}, {16, 0, 256}, /* aten::bucketize.Scalar CPU Meta */
    {141, 8, 238}, /* aten::bucketize.Scalar_out CompositeExplicitAutograd */
    {1, 0, 257}, {16, 0, 257}, /* aten::bucketize.Tensor CPU Meta */
    {1, 4, 239}, {16, 4, 239}, /* aten::bucketize.Tensor_out CPU Meta */
    {138, 0, 258}, /* aten::can_cast implicit */
    {138, 0, 259}, /* aten::cartesian_prod implicit */
    {1, 0, 260}, {16, 0, 260}, {142, 0, 261}, /* aten::cat CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 262}, {16, 0, 262}, /* aten::cat.out CPU Meta */
    {141, 6, 241}, /* aten::cauchy CompositeExplicitAutograd */
    {141, 8, 240}, /* aten::cauchy.out CompositeExplicitAutograd */
    {1, 0, 263}, {16, 0, 263}, /* aten::cauchy_ CPU Meta */
    {138, 0, 264}, /* aten::cdist implicit */
    {1, 1, 36}, {16, 1, 36}, {142, 9, 242}, /* aten::ceil CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 36}, {16, 3, 36}, /* aten::ceil.out CPU Meta */
    {1, 2, 36}, {16, 2, 36}, {142, 10, 242}, /* aten::ceil_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 265}, /* aten::celu CompositeExplicitAutograd */
    {141, 8, 243}, /* aten::celu.out CompositeExplicitAutograd */
    {141, 5, 243}, /* aten::celu_ CompositeExplicitAutograd */
    {1, 0, 266}, {16, 0, 266}, /* aten::channel_shuffle CPU Meta */
    {141, 8, 244}, /* aten::channel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 267}, {16, 0, 267}, /* aten::cholesky CPU Meta */
    {1, 0, 269}, {16, 0, 269}, /* aten::cholesky.out CPU Meta */
    {1, 0, 268}, {16, 0, 268}, /* aten::cholesky_inverse CPU Meta */
    {1, 4, 245}, {16, 4, 245}, /* aten::cholesky_inverse.out CPU Meta */
    {1, 0, 270}, {16, 0, 270}, /* aten::cholesky_solve CPU Meta */
    {1, 0, 271}, {16, 0, 271}, /* aten::cholesky_solve.out CPU Meta */
    {138, 0, 272}, /* aten::chunk implicit */
    {1, 1, 42}, {16, 1, 42}, {142, 9, 247}, /* aten::clamp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 37}, {16, 1, 37}, {142, 9, 246}, /* aten::clamp.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 37}, {16, 3, 37}, /* aten::clamp.Tensor_out CPU Meta */
    {1, 3, 42}, {16, 3, 42}, /* aten::clamp.out CPU Meta */
    {1, 2, 42}, {16, 2, 42}, {142, 10, 247}, /* aten::clamp_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 37}, {16, 2, 37}, {142, 10, 246}, /* aten::clamp_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 39}, {16, 1, 39}, {142, 9, 249}, /* aten::clamp_max CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 38}, {16, 1, 38}, {142, 9, 248}, /* aten::clamp_max.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 38}, {16, 3, 38}, /* aten::clamp_max.Tensor_out CPU Meta */
    {1, 3, 39}, {16, 3, 39}, /* aten::clamp_max.out CPU Meta */
    {1, 2, 39}, {16, 2, 39}, {142, 10, 249}, /* aten::clamp_max_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 38}, {16, 2, 38}, {142, 10, 248}, /* aten::clamp_max_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 41}, {16, 1, 41}, {142, 9, 251}, /* aten::clamp_min CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 40}, {16, 1, 40}, {142, 9, 250}, /* aten::clamp_min.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 40}, {16, 3, 40}, /* aten::clamp_min.Tensor_out CPU Meta */
    {1, 3, 41}, {16, 3, 41}, /* aten::clamp_min.out CPU Meta */
    {1, 2, 41}, {16, 2, 41}, {142, 10, 251}, /* aten::clamp_min_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 40}, {16, 2, 40}, {142, 10, 250}, /* aten::clamp_min_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 273}, /* aten::clip implicit */
    {138, 0, 275}, /* aten::clip.Tensor implicit */
    {138, 0, 276}, /* aten::clip.Tensor_out implicit */
    {138, 0, 278}, /* aten::clip.out implicit */
    {138, 0, 274}, /* aten::clip_ implicit */
    {138, 0, 277}, /* aten::clip_.Tensor implicit */
    {141, 0, 279}, /* aten::clone CompositeExplicitAutograd */
    {141, 8, 252}, /* aten::clone.out CompositeExplicitAutograd */
    {1, 0, 280}, {16, 0, 280}, /* aten::col2im CPU Meta */
    {1, 4, 253}, {16, 4, 253}, /* aten::col2im.out CPU Meta */
    {138, 0, 281}, /* aten::column_stack implicit */
    {138, 4, 254}, /* aten::column_stack.out implicit */
    {138, 0, 282}, /* aten::combinations implicit */
    {1, 0, 283}, {16, 0, 283}, /* aten::complex CPU Meta */
    {1, 0, 284}, {16, 0, 284}, /* aten::complex.out CPU Meta */
    {138, 0, 285}, /* aten::concat implicit */
    {138, 4, 255}, /* aten::concat.out implicit */
    {138, 0, 286}, /* aten::concatenate implicit */
    {138, 4, 256}, /* aten::concatenate.out implicit */
    {138, 0, 287}, /* aten::conj implicit */
    {138, 0, 288}, /* aten::conj_physical implicit */
    {1, 4, 257}, {16, 4, 257}, /* aten::conj_physical.out CPU Meta */
    {1, 5, 257}, {16, 5, 257}, /* aten::conj_physical_ CPU Meta */
    {141, 0, 289}, /* aten::constant_pad_nd CompositeExplicitAutograd */
    {141, 8, 258}, /* aten::constant_pad_nd.out CompositeExplicitAutograd */
    {138, 0, 290}, /* aten::contiguous implicit */
    {138, 0, 291}, /* aten::conv1d implicit */
    {138, 0, 292}, /* aten::conv1d.padding implicit */
    {138, 0, 293}, /* aten::conv2d implicit */
    {138, 0, 294}, /* aten::conv2d.padding implicit */
    {138, 0, 295}, /* aten::conv3d implicit */
    {138, 0, 296}, /* aten::conv3d.padding implicit */
    {138, 0, 297}, /* aten::conv_transpose1d implicit */
    {138, 0, 298}, /* aten::conv_transpose2d.input implicit */
    {138, 0, 299}, /* aten::conv_transpose3d.input implicit */
    {1, 0, 300}, {16, 0, 300}, /* aten::convolution CPU Meta */
    {141, 8, 259}, /* aten::convolution.out CompositeExplicitAutograd */
    {1, 0, 301}, {16, 0, 301}, /* aten::convolution_backward CPU Meta */
    {141, 8, 260}, /* aten::convolution_backward.out CompositeExplicitAutograd */
    {141, 6, 262}, /* aten::copy CompositeExplicitAutograd */
    {141, 8, 261}, /* aten::copy.out CompositeExplicitAutograd */
    {141, 0, 302}, /* aten::copy_ CompositeExplicitAutograd */
    {141, 0, 303}, /* aten::copysign.Scalar CompositeExplicitAutograd */
    {141, 0, 304}, /* aten::copysign.Scalar_out CompositeExplicitAutograd */
    {1, 1, 43}, {16, 1, 43}, {142, 9, 263}, /* aten::copysign.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 43}, {16, 3, 43}, /* aten::copysign.out CPU Meta */
    {141, 0, 305}, /* aten::copysign_.Scalar CompositeExplicitAutograd */
    {1, 2, 43}, {16, 2, 43}, {142, 10, 263}, /* aten::copysign_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 306}, /* aten::corrcoef implicit */
    {1, 1, 44}, {16, 1, 44}, {142, 9, 264}, /* aten::cos CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 44}, {16, 3, 44}, /* aten::cos.out CPU Meta */
    {1, 2, 44}, {16, 2, 44}, {142, 10, 264}, /* aten::cos_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 45}, {16, 1, 45}, {142, 9, 265}, /* aten::cosh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 45}, {16, 3, 45}, /* aten::cosh.out CPU Meta */
    {1, 2, 45}, {16, 2, 45}, {142, 10, 265}, /* aten::cosh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 307}, /* aten::cosine_embedding_loss implicit */
    {138, 0, 308}, /* aten::cosine_similarity implicit */
    {141, 0, 309}, /* aten::count_nonzero CompositeExplicitAutograd */
    {1, 0, 310}, {16, 0, 310}, /* aten::count_nonzero.dim_IntList CPU Meta */
    {141, 8, 267}, /* aten::count_nonzero.dim_IntList_out CompositeExplicitAutograd */
    {141, 8, 266}, /* aten::count_nonzero.out CompositeExplicitAutograd */
    {138, 0, 311}, /* aten::cov implicit */
    {138, 0, 312}, /* aten::cross implicit */
    {138, 4, 268}, /* aten::cross.out implicit */
    {138, 0, 313}, /* aten::cross_entropy_loss implicit */
    {138, 0, 314}, /* aten::ctc_loss.IntList implicit */
    {138, 0, 315}, /* aten::ctc_loss.Tensor implicit */
    {141, 0, 316}, /* aten::cummax CompositeExplicitAutograd */
    {1, 4, 269}, {16, 4, 269}, /* aten::cummax.out CPU Meta */
    {141, 0, 317}, /* aten::cummin CompositeExplicitAutograd */
    {1, 4, 270}, {16, 4, 270}, /* aten::cummin.out CPU Meta */
    {1, 1, 46}, {16, 1, 46}, {142, 9, 271}, /* aten::cumprod CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 46}, {16, 3, 46}, /* aten::cumprod.out CPU Meta */
    {1, 2, 46}, {16, 2, 46}, {142, 10, 271}, /* aten::cumprod_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 47}, {16, 1, 47}, {142, 9, 272}, /* aten::cumsum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 47}, {16, 3, 47}, /* aten::cumsum.out CPU Meta */
    {1, 2, 47}, {16, 2, 47}, {142, 10, 272}, /* aten::cumsum_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 318}, /* aten::cumulative_trapezoid.dx implicit */
    {138, 0, 319}, /* aten::cumulative_trapezoid.x implicit */
    {138, 0, 320}, /* aten::data implicit */
    {141, 0, 321}, /* aten::deg2rad CompositeExplicitAutograd */
    {141, 4, 273}, /* aten::deg2rad.out CompositeExplicitAutograd */
    {141, 5, 273}, /* aten::deg2rad_ CompositeExplicitAutograd */
    {138, 0, 322}, /* aten::det implicit */
    {141, 0, 323}, /* aten::detach CompositeExplicitAutograd */
    {141, 0, 324}, /* aten::detach_ CompositeExplicitAutograd */
    {142, 7, 274}, /* aten::detach_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 275}, /* aten::detach_copy.out CompositeExplicitAutograd */
    {138, 0, 325}, /* aten::diag implicit */
    {138, 4, 276}, /* aten::diag.out implicit */
    {142, 0, 326}, /* aten::diag_embed CompositeExplicitAutogradNonFunctional */
    {141, 8, 277}, /* aten::diag_embed.out CompositeExplicitAutograd */
    {138, 0, 327}, /* aten::diagflat implicit */
    {141, 0, 328}, /* aten::diagonal CompositeExplicitAutograd */
    {141, 0, 329}, /* aten::diagonal_backward CompositeExplicitAutograd */
    {141, 8, 279}, /* aten::diagonal_backward.out CompositeExplicitAutograd */
    {142, 7, 278}, /* aten::diagonal_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 280}, /* aten::diagonal_copy.out CompositeExplicitAutograd */
    {142, 0, 330}, /* aten::diagonal_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 281}, /* aten::diagonal_scatter.out CompositeExplicitAutograd */
    {138, 0, 331}, /* aten::diff implicit */
    {138, 0, 332}, /* aten::diff.out implicit */
    {1, 1, 48}, {16, 1, 48}, {142, 9, 282}, /* aten::digamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 48}, {16, 3, 48}, /* aten::digamma.out CPU Meta */
    {1, 2, 48}, {16, 2, 48}, {142, 10, 282}, /* aten::digamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 333}, /* aten::dim implicit */
    {141, 0, 334}, /* aten::dist CompositeExplicitAutograd */
    {141, 8, 283}, /* aten::dist.out CompositeExplicitAutograd */
    {141, 0, 335}, /* aten::div.Scalar CompositeExplicitAutograd */
    {141, 0, 336}, /* aten::div.Scalar_mode CompositeExplicitAutograd */
    {141, 8, 285}, /* aten::div.Scalar_mode_out CompositeExplicitAutograd */
    {141, 8, 284}, /* aten::div.Scalar_out CompositeExplicitAutograd */
    {1, 1, 49}, {16, 1, 49}, {142, 9, 286}, /* aten::div.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 50}, {16, 1, 50}, {142, 9, 287}, /* aten::div.Tensor_mode CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 49}, {16, 3, 49}, /* aten::div.out CPU Meta */
    {1, 3, 50}, {16, 3, 50}, /* aten::div.out_mode CPU Meta */
    {141, 0, 337}, /* aten::div_.Scalar CompositeExplicitAutograd */
    {141, 0, 338}, /* aten::div_.Scalar_mode CompositeExplicitAutograd */
    {1, 2, 49}, {16, 2, 49}, {142, 10, 286}, /* aten::div_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 50}, {16, 2, 50}, {142, 10, 287}, /* aten::div_.Tensor_mode CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 339}, /* aten::divide.Scalar implicit */
    {138, 0, 340}, /* aten::divide.Scalar_mode implicit */
    {138, 0, 341}, /* aten::divide.Tensor implicit */
    {138, 0, 342}, /* aten::divide.Tensor_mode implicit */
    {138, 0, 347}, /* aten::divide.out implicit */
    {138, 0, 348}, /* aten::divide.out_mode implicit */
    {138, 0, 343}, /* aten::divide_.Scalar implicit */
    {138, 0, 344}, /* aten::divide_.Scalar_mode implicit */
    {138, 0, 345}, /* aten::divide_.Tensor implicit */
    {138, 0, 346}, /* aten::divide_.Tensor_mode implicit */
    {1, 0, 349}, {16, 0, 349}, /* aten::dot CPU Meta */
    {141, 4, 288}, /* aten::dot.out CompositeExplicitAutograd */
    {138, 0, 350}, /* aten::dropout implicit */
    {138, 0, 351}, /* aten::dropout_ implicit */
    {138, 0, 352}, /* aten::dsplit.array implicit */
    {138, 0, 353}, /* aten::dsplit.int implicit */
    {138, 0, 354}, /* aten::dstack implicit */
    {138, 4, 289}, /* aten::dstack.out implicit */
    {138, 0, 355}, /* aten::einsum implicit */
    {1, 1, 52}, {16, 1, 52}, {142, 9, 290}, /* aten::elu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 52}, {16, 3, 52}, /* aten::elu.out CPU Meta */
    {1, 2, 52}, {16, 2, 52}, {142, 10, 290}, /* aten::elu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 51}, {16, 1, 51}, {142, 9, 291}, /* aten::elu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 51}, {16, 3, 51}, /* aten::elu_backward.grad_input CPU Meta */
    {141, 0, 356}, /* aten::embedding CompositeExplicitAutograd */
    {141, 8, 292}, /* aten::embedding.out CompositeExplicitAutograd */
    {138, 0, 357}, /* aten::embedding_backward implicit */
    {138, 0, 358}, /* aten::embedding_bag implicit */
    {138, 0, 359}, /* aten::embedding_bag.padding_idx implicit */
    {1, 0, 360}, {16, 0, 360}, /* aten::embedding_dense_backward CPU Meta */
    {141, 8, 293}, /* aten::embedding_dense_backward.out CompositeExplicitAutograd */
    {141, 6, 295}, /* aten::embedding_renorm CompositeExplicitAutograd */
    {141, 8, 294}, /* aten::embedding_renorm.out CompositeExplicitAutograd */
    {1, 0, 361}, {16, 0, 361}, /* aten::embedding_renorm_ CPU Meta */
    {1, 0, 363}, {16, 0, 363}, {86, 0, 214}, /* aten::empty.memory_format CPU Meta BackendSelect */
    {138, 0, 364}, /* aten::empty.out implicit */
    {141, 0, 362}, /* aten::empty_like CompositeExplicitAutograd */
    {141, 8, 296}, /* aten::empty_like.out CompositeExplicitAutograd */
    {141, 0, 365}, {86, 0, 214}, /* aten::empty_permuted CompositeExplicitAutograd BackendSelect */
    {141, 8, 297}, /* aten::empty_permuted.out CompositeExplicitAutograd */
    {1, 0, 366}, {16, 0, 366}, {86, 0, 214}, /* aten::empty_strided CPU Meta BackendSelect */
    {141, 8, 298}, /* aten::empty_strided.out CompositeExplicitAutograd */
    {1, 1, 53}, {16, 1, 53}, {142, 9, 299}, /* aten::eq.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 53}, {16, 3, 53}, /* aten::eq.Scalar_out CPU Meta */
    {1, 1, 54}, {16, 1, 54}, {142, 9, 300}, /* aten::eq.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 54}, {16, 3, 54}, /* aten::eq.Tensor_out CPU Meta */
    {1, 2, 53}, {16, 2, 53}, {142, 10, 299}, /* aten::eq_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 54}, {16, 2, 54}, {142, 10, 300}, /* aten::eq_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 367}, {16, 0, 367}, /* aten::equal CPU Meta */
    {1, 1, 55}, {16, 1, 55}, {142, 9, 301}, /* aten::erf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 55}, {16, 3, 55}, /* aten::erf.out CPU Meta */
    {1, 2, 55}, {16, 2, 55}, {142, 10, 301}, /* aten::erf_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 56}, {16, 1, 56}, {142, 9, 302}, /* aten::erfc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 56}, {16, 3, 56}, /* aten::erfc.out CPU Meta */
    {1, 2, 56}, {16, 2, 56}, {142, 10, 302}, /* aten::erfc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 57}, {16, 1, 57}, {142, 9, 303}, /* aten::erfinv CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 57}, {16, 3, 57}, /* aten::erfinv.out CPU Meta */
    {1, 2, 57}, {16, 2, 57}, {142, 10, 303}, /* aten::erfinv_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 59}, {16, 1, 59}, {142, 9, 304}, /* aten::exp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 59}, {16, 3, 59}, /* aten::exp.out CPU Meta */
    {1, 1, 58}, {16, 1, 58}, {142, 9, 305}, /* aten::exp2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 58}, {16, 3, 58}, /* aten::exp2.out CPU Meta */
    {1, 2, 58}, {16, 2, 58}, {142, 10, 305}, /* aten::exp2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 59}, {16, 2, 59}, {142, 10, 304}, /* aten::exp_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 368}, /* aten::expand CompositeExplicitAutograd */
    {138, 0, 369}, /* aten::expand_as implicit */
    {142, 7, 306}, /* aten::expand_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 307}, /* aten::expand_copy.out CompositeExplicitAutograd */
    {1, 1, 60}, {16, 1, 60}, {142, 9, 308}, /* aten::expm1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 60}, {16, 3, 60}, /* aten::expm1.out CPU Meta */
    {1, 2, 60}, {16, 2, 60}, {142, 10, 308}, /* aten::expm1_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 310}, /* aten::exponential CompositeExplicitAutograd */
    {141, 8, 309}, /* aten::exponential.out CompositeExplicitAutograd */
    {1, 0, 370}, {16, 0, 370}, /* aten::exponential_ CPU Meta */
    {141, 0, 371}, {86, 0, 214}, /* aten::eye CompositeExplicitAutograd BackendSelect */
    {141, 0, 372}, {86, 0, 214}, /* aten::eye.m CompositeExplicitAutograd BackendSelect */
    {1, 4, 312}, {16, 4, 312}, /* aten::eye.m_out CPU Meta */
    {1, 4, 311}, {16, 4, 311}, /* aten::eye.out CPU Meta */
    {1, 0, 373}, /* aten::fake_quantize_per_channel_affine_cachemask CPU */
    {141, 8, 313}, /* aten::fake_quantize_per_channel_affine_cachemask.out CompositeExplicitAutograd */
    {1, 0, 374}, /* aten::fake_quantize_per_tensor_affine_cachemask CPU */
    {141, 8, 314}, /* aten::fake_quantize_per_tensor_affine_cachemask.out CompositeExplicitAutograd */
    {138, 0, 375}, /* aten::feature_alpha_dropout implicit */
    {138, 0, 376}, /* aten::feature_alpha_dropout_ implicit */
    {138, 0, 377}, /* aten::feature_dropout implicit */
    {138, 0, 378}, /* aten::feature_dropout_ implicit */
    {138, 0, 379}, /* aten::fft_fft implicit */
    {138, 0, 382}, /* aten::fft_fft.out implicit */
    {138, 0, 380}, /* aten::fft_fft2 implicit */
    {138, 0, 381}, /* aten::fft_fft2.out implicit */
    {141, 0, 383}, {86, 0, 214}, /* aten::fft_fftfreq CompositeExplicitAutograd BackendSelect */
    {141, 0, 384}, /* aten::fft_fftfreq.out CompositeExplicitAutograd */
    {138, 0, 385}, /* aten::fft_fftn implicit */
    {138, 0, 386}, /* aten::fft_fftn.out implicit */
    {138, 0, 387}, /* aten::fft_fftshift implicit */
    {138, 0, 388}, /* aten::fft_hfft implicit */
    {138, 0, 391}, /* aten::fft_hfft.out implicit */
    {138, 0, 389}, /* aten::fft_hfft2 implicit */
    {138, 0, 390}, /* aten::fft_hfft2.out implicit */
    {138, 0, 392}, /* aten::fft_hfftn implicit */
    {138, 0, 393}, /* aten::fft_hfftn.out implicit */
    {138, 0, 394}, /* aten::fft_ifft implicit */
    {138, 0, 397}, /* aten::fft_ifft.out implicit */
    {138, 0, 395}, /* aten::fft_ifft2 implicit */
    {138, 0, 396}, /* aten::fft_ifft2.out implicit */
    {138, 0, 398}, /* aten::fft_ifftn implicit */
    {138, 0, 399}, /* aten::fft_ifftn.out implicit */
    {138, 0, 400}, /* aten::fft_ifftshift implicit */
    {138, 0, 401}, /* aten::fft_ihfft implicit */
    {138, 0, 404}, /* aten::fft_ihfft.out implicit */
    {138, 0, 402}, /* aten::fft_ihfft2 implicit */
    {138, 0, 403}, /* aten::fft_ihfft2.out implicit */
    {138, 0, 405}, /* aten::fft_ihfftn implicit */
    {138, 0, 406}, /* aten::fft_ihfftn.out implicit */
    {138, 0, 407}, /* aten::fft_irfft implicit */
    {138, 0, 410}, /* aten::fft_irfft.out implicit */
    {138, 0, 408}, /* aten::fft_irfft2 implicit */
    {138, 0, 409}, /* aten::fft_irfft2.out implicit */
    {138, 0, 411}, /* aten::fft_irfftn implicit */
    {138, 0, 412}, /* aten::fft_irfftn.out implicit */
    {138, 0, 413}, /* aten::fft_rfft implicit */
    {138, 0, 416}, /* aten::fft_rfft.out implicit */
    {138, 0, 414}, /* aten::fft_rfft2 implicit */
    {138, 0, 415}, /* aten::fft_rfft2.out implicit */
    {141, 0, 417}, {86, 0, 214}, /* aten::fft_rfftfreq CompositeExplicitAutograd BackendSelect */
    {141, 0, 418}, /* aten::fft_rfftfreq.out CompositeExplicitAutograd */
    {138, 0, 419}, /* aten::fft_rfftn implicit */
    {138, 0, 420}, /* aten::fft_rfftn.out implicit */
    {141, 6, 317}, /* aten::fill.Scalar CompositeExplicitAutograd */
    {141, 8, 315}, /* aten::fill.Scalar_out CompositeExplicitAutograd */
    {141, 6, 318}, /* aten::fill.Tensor CompositeExplicitAutograd */
    {141, 8, 316}, /* aten::fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 421}, {16, 0, 421}, /* aten::fill_.Scalar CPU Meta */
    {1, 0, 422}, {16, 0, 422}, /* aten::fill_.Tensor CPU Meta */
    {138, 0, 423}, /* aten::fix implicit */
    {138, 0, 425}, /* aten::fix.out implicit */
    {138, 0, 424}, /* aten::fix_ implicit */
    {138, 0, 426}, /* aten::flatten.using_ints implicit */
    {1, 0, 427}, {16, 0, 427}, /* aten::flip CPU Meta */
    {141, 8, 319}, /* aten::flip.out CompositeExplicitAutograd */
    {138, 0, 428}, /* aten::fliplr implicit */
    {138, 0, 429}, /* aten::flipud implicit */
    {138, 0, 430}, /* aten::float_power.Scalar implicit */
    {138, 0, 431}, /* aten::float_power.Scalar_out implicit */
    {138, 0, 432}, /* aten::float_power.Tensor_Scalar implicit */
    {138, 0, 433}, /* aten::float_power.Tensor_Scalar_out implicit */
    {138, 0, 434}, /* aten::float_power.Tensor_Tensor implicit */
    {138, 0, 435}, /* aten::float_power.Tensor_Tensor_out implicit */
    {138, 0, 436}, /* aten::float_power_.Scalar implicit */
    {138, 0, 437}, /* aten::float_power_.Tensor implicit */
    {1, 1, 61}, {16, 1, 61}, {142, 9, 320}, /* aten::floor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 61}, {16, 3, 61}, /* aten::floor.out CPU Meta */
    {1, 2, 61}, {16, 2, 61}, {142, 10, 320}, /* aten::floor_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 438}, {16, 0, 438}, /* aten::floor_divide CPU Meta */
    {141, 0, 439}, /* aten::floor_divide.Scalar CompositeExplicitAutograd */
    {141, 8, 321}, /* aten::floor_divide.Scalar_out CompositeExplicitAutograd */
    {1, 0, 442}, {16, 0, 442}, /* aten::floor_divide.out CPU Meta */
    {141, 0, 440}, /* aten::floor_divide_.Scalar CompositeExplicitAutograd */
    {1, 0, 441}, {16, 0, 441}, /* aten::floor_divide_.Tensor CPU Meta */
    {1, 1, 62}, {16, 1, 62}, {142, 9, 322}, /* aten::fmax CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 62}, {16, 3, 62}, /* aten::fmax.out CPU Meta */
    {1, 1, 63}, {16, 1, 63}, {142, 9, 323}, /* aten::fmin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 63}, {16, 3, 63}, /* aten::fmin.out CPU Meta */
    {141, 0, 443}, /* aten::fmod.Scalar CompositeExplicitAutograd */
    {141, 0, 444}, /* aten::fmod.Scalar_out CompositeExplicitAutograd */
    {1, 1, 64}, {16, 1, 64}, {142, 9, 324}, /* aten::fmod.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 64}, {16, 3, 64}, /* aten::fmod.Tensor_out CPU Meta */
    {141, 0, 445}, /* aten::fmod_.Scalar CompositeExplicitAutograd */
    {1, 2, 64}, {16, 2, 64}, {142, 10, 324}, /* aten::fmod_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 65}, {16, 1, 65}, {142, 9, 325}, /* aten::frac CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 65}, {16, 3, 65}, /* aten::frac.out CPU Meta */
    {1, 2, 65}, {16, 2, 65}, {142, 10, 325}, /* aten::frac_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 446}, {16, 0, 446}, /* aten::fractional_max_pool2d CPU Meta */
    {1, 4, 326}, {16, 4, 326}, /* aten::fractional_max_pool2d.output CPU Meta */
    {1, 0, 447}, {16, 0, 447}, /* aten::fractional_max_pool2d_backward CPU Meta */
    {1, 4, 327}, {16, 4, 327}, /* aten::fractional_max_pool2d_backward.grad_input CPU Meta */
    {1, 0, 448}, {16, 0, 448}, /* aten::fractional_max_pool3d CPU Meta */
    {1, 4, 328}, {16, 4, 328}, /* aten::fractional_max_pool3d.output CPU Meta */
    {1, 0, 449}, {16, 0, 449}, /* aten::fractional_max_pool3d_backward CPU Meta */
    {1, 4, 329}, {16, 4, 329}, /* aten::fractional_max_pool3d_backward.grad_input CPU Meta */
    {1, 0, 450}, {16, 0, 450}, /* aten::frexp.Tensor CPU Meta */
    {1, 0, 451}, {16, 0, 451}, /* aten::frexp.Tensor_out CPU Meta */
    {1, 0, 452}, {86, 0, 214}, /* aten::from_file CPU BackendSelect */
    {141, 8, 330}, /* aten::from_file.out CompositeExplicitAutograd */
    {141, 0, 453}, {86, 0, 214}, /* aten::full CompositeExplicitAutograd BackendSelect */
    {141, 4, 331}, /* aten::full.out CompositeExplicitAutograd */
    {141, 0, 454}, /* aten::full_like CompositeExplicitAutograd */
    {141, 8, 332}, /* aten::full_like.out CompositeExplicitAutograd */
    {1, 1, 66}, {16, 1, 66}, {142, 9, 333}, /* aten::gather CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 66}, {16, 3, 66}, /* aten::gather.out CPU Meta */
    {138, 0, 455}, /* aten::gather_backward implicit */
    {1, 1, 67}, {16, 1, 67}, {142, 9, 334}, /* aten::gcd CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 67}, {16, 3, 67}, /* aten::gcd.out CPU Meta */
    {1, 2, 67}, {16, 2, 67}, {142, 10, 334}, /* aten::gcd_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 68}, {16, 1, 68}, {142, 9, 335}, /* aten::ge.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 68}, {16, 3, 68}, /* aten::ge.Scalar_out CPU Meta */
    {1, 1, 69}, {16, 1, 69}, {142, 9, 336}, /* aten::ge.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 69}, {16, 3, 69}, /* aten::ge.Tensor_out CPU Meta */
    {1, 2, 68}, {16, 2, 68}, {142, 10, 335}, /* aten::ge_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 69}, {16, 2, 69}, {142, 10, 336}, /* aten::ge_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 71}, {16, 1, 71}, {142, 9, 337}, /* aten::gelu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 71}, {16, 3, 71}, /* aten::gelu.out CPU Meta */
    {1, 2, 71}, {16, 2, 71}, {142, 10, 337}, /* aten::gelu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 70}, {16, 1, 70}, {142, 9, 338}, /* aten::gelu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 70}, {16, 3, 70}, /* aten::gelu_backward.grad_input CPU Meta */
    {141, 6, 340}, /* aten::geometric CompositeExplicitAutograd */
    {141, 8, 339}, /* aten::geometric.out CompositeExplicitAutograd */
    {1, 0, 456}, {16, 0, 456}, /* aten::geometric_ CPU Meta */
    {1, 0, 457}, {16, 0, 457}, /* aten::geqrf CPU Meta */
    {1, 4, 341}, {16, 4, 341}, /* aten::geqrf.a CPU Meta */
    {138, 0, 458}, /* aten::ger implicit */
    {138, 4, 342}, /* aten::ger.out implicit */
    {138, 0, 459}, /* aten::get_device implicit */
    {1, 0, 460}, {16, 0, 460}, /* aten::glu CPU Meta */
    {1, 4, 343}, {16, 4, 343}, /* aten::glu.out CPU Meta */
    {1, 0, 461}, {16, 0, 461}, /* aten::glu_backward CPU Meta */
    {1, 4, 344}, {16, 4, 344}, /* aten::glu_backward.grad_input CPU Meta */
    {138, 0, 462}, /* aten::gradient.array implicit */
    {138, 0, 463}, /* aten::gradient.scalararray implicit */
    {138, 0, 464}, /* aten::gradient.scalarint implicit */
    {138, 0, 465}, /* aten::gradient.scalarrayarray implicit */
    {138, 0, 466}, /* aten::gradient.scalarrayint implicit */
    {138, 0, 467}, /* aten::gradient.tensorarray implicit */
    {138, 0, 468}, /* aten::gradient.tensorarrayint implicit */
    {138, 0, 469}, /* aten::greater.Scalar implicit */
    {138, 0, 470}, /* aten::greater.Scalar_out implicit */
    {138, 0, 471}, /* aten::greater.Tensor implicit */
    {138, 0, 472}, /* aten::greater.Tensor_out implicit */
    {138, 0, 473}, /* aten::greater_.Scalar implicit */
    {138, 0, 474}, /* aten::greater_.Tensor implicit */
    {138, 0, 475}, /* aten::greater_equal.Scalar implicit */
    {138, 0, 476}, /* aten::greater_equal.Scalar_out implicit */
    {138, 0, 477}, /* aten::greater_equal.Tensor implicit */
    {138, 0, 478}, /* aten::greater_equal.Tensor_out implicit */
    {138, 0, 479}, /* aten::greater_equal_.Scalar implicit */
    {138, 0, 480}, /* aten::greater_equal_.Tensor implicit */
    {138, 0, 481}, /* aten::grid_sampler implicit */
    {1, 0, 482}, {16, 0, 482}, /* aten::grid_sampler_2d CPU Meta */
    {141, 8, 345}, /* aten::grid_sampler_2d.out CompositeExplicitAutograd */
    {1, 0, 483}, {16, 0, 483}, /* aten::grid_sampler_2d_backward CPU Meta */
    {141, 8, 346}, /* aten::grid_sampler_2d_backward.out CompositeExplicitAutograd */
    {1, 0, 484}, {16, 0, 484}, /* aten::grid_sampler_3d CPU Meta */
    {141, 8, 347}, /* aten::grid_sampler_3d.out CompositeExplicitAutograd */
    {1, 0, 485}, {16, 0, 485}, /* aten::grid_sampler_3d_backward CPU Meta */
    {141, 8, 348}, /* aten::grid_sampler_3d_backward.out CompositeExplicitAutograd */
    {138, 0, 486}, /* aten::group_norm implicit */
    {138, 0, 488}, /* aten::gru.data implicit */
    {138, 0, 489}, /* aten::gru.input implicit */
    {138, 0, 487}, /* aten::gru_cell implicit */
    {1, 1, 72}, {16, 1, 72}, {142, 9, 349}, /* aten::gt.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 72}, {16, 3, 72}, /* aten::gt.Scalar_out CPU Meta */
    {1, 1, 73}, {16, 1, 73}, {142, 9, 350}, /* aten::gt.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 73}, {16, 3, 73}, /* aten::gt.Tensor_out CPU Meta */
    {1, 2, 72}, {16, 2, 72}, {142, 10, 349}, /* aten::gt_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 73}, {16, 2, 73}, {142, 10, 350}, /* aten::gt_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 490}, {86, 0, 214}, /* aten::hamming_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 351}, /* aten::hamming_window.out CompositeExplicitAutograd */
    {141, 0, 491}, {86, 0, 214}, /* aten::hamming_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 0, 492}, {86, 0, 214}, /* aten::hamming_window.periodic_alpha CompositeExplicitAutograd BackendSelect */
    {141, 0, 493}, {86, 0, 214}, /* aten::hamming_window.periodic_alpha_beta CompositeExplicitAutograd BackendSelect */
    {141, 8, 354}, /* aten::hamming_window.periodic_alpha_beta_out CompositeExplicitAutograd */
    {141, 8, 353}, /* aten::hamming_window.periodic_alpha_out CompositeExplicitAutograd */
    {141, 8, 352}, /* aten::hamming_window.periodic_out CompositeExplicitAutograd */
    {141, 0, 494}, {86, 0, 214}, /* aten::hann_window CompositeExplicitAutograd BackendSelect */
    {141, 8, 355}, /* aten::hann_window.out CompositeExplicitAutograd */
    {141, 0, 495}, {86, 0, 214}, /* aten::hann_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 356}, /* aten::hann_window.periodic_out CompositeExplicitAutograd */
    {1, 1, 75}, {16, 1, 75}, {142, 9, 357}, /* aten::hardshrink CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 75}, {16, 3, 75}, /* aten::hardshrink.out CPU Meta */
    {1, 1, 74}, {16, 1, 74}, {142, 9, 358}, /* aten::hardshrink_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 74}, {16, 3, 74}, /* aten::hardshrink_backward.grad_input CPU Meta */
    {1, 1, 77}, {16, 1, 77}, {142, 9, 359}, /* aten::hardsigmoid CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 77}, {16, 3, 77}, /* aten::hardsigmoid.out CPU Meta */
    {1, 2, 77}, {16, 2, 77}, {142, 10, 359}, /* aten::hardsigmoid_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 76}, {16, 1, 76}, {142, 9, 360}, /* aten::hardsigmoid_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 76}, {16, 3, 76}, /* aten::hardsigmoid_backward.grad_input CPU Meta */
    {1, 0, 496}, {16, 0, 496}, /* aten::hardswish CPU Meta */
    {1, 0, 499}, {16, 0, 499}, /* aten::hardswish.out CPU Meta */
    {1, 0, 497}, {16, 0, 497}, /* aten::hardswish_ CPU Meta */
    {1, 0, 498}, {16, 0, 498}, /* aten::hardswish_backward CPU Meta */
    {141, 8, 361}, /* aten::hardswish_backward.out CompositeExplicitAutograd */
    {1, 0, 500}, {16, 0, 500}, /* aten::hardtanh CPU Meta */
    {1, 0, 504}, {16, 0, 504}, /* aten::hardtanh.out CPU Meta */
    {1, 0, 501}, {16, 0, 501}, /* aten::hardtanh_ CPU Meta */
    {1, 0, 502}, {16, 0, 502}, /* aten::hardtanh_backward CPU Meta */
    {1, 0, 503}, {16, 0, 503}, /* aten::hardtanh_backward.grad_input CPU Meta */
    {1, 1, 78}, {16, 1, 78}, {142, 9, 362}, /* aten::hash_tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 78}, {16, 3, 78}, /* aten::hash_tensor.out CPU Meta */
    {1, 1, 79}, {16, 1, 79}, {142, 9, 363}, /* aten::heaviside CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 79}, {16, 3, 79}, /* aten::heaviside.out CPU Meta */
    {1, 2, 79}, {16, 2, 79}, {142, 10, 363}, /* aten::heaviside_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 505}, /* aten::hinge_embedding_loss implicit */
    {1, 0, 506}, {16, 0, 506}, /* aten::histc CPU Meta */
    {1, 4, 364}, {16, 4, 364}, /* aten::histc.out CPU Meta */
    {1, 0, 507}, {16, 0, 507}, /* aten::histogram.bin_ct CPU Meta */
    {1, 4, 365}, {16, 4, 365}, /* aten::histogram.bin_ct_out CPU Meta */
    {1, 0, 508}, {16, 0, 508}, /* aten::histogram.bins_tensor CPU Meta */
    {1, 4, 366}, {16, 4, 366}, /* aten::histogram.bins_tensor_out CPU Meta */
    {138, 0, 509}, /* aten::histogramdd implicit */
    {138, 0, 510}, /* aten::histogramdd.TensorList_bins implicit */
    {138, 0, 511}, /* aten::histogramdd.int_bins implicit */
    {138, 0, 512}, /* aten::hsplit.array implicit */
    {138, 0, 513}, /* aten::hsplit.int implicit */
    {138, 0, 514}, /* aten::hstack implicit */
    {138, 4, 367}, /* aten::hstack.out implicit */
    {1, 0, 515}, {16, 0, 515}, /* aten::huber_loss CPU Meta */
    {1, 4, 368}, {16, 4, 368}, /* aten::huber_loss.out CPU Meta */
    {1, 0, 516}, {16, 0, 516}, /* aten::huber_loss_backward CPU Meta */
    {1, 0, 517}, {16, 0, 517}, /* aten::huber_loss_backward.out CPU Meta */
    {1, 1, 80}, {16, 1, 80}, {142, 9, 369}, /* aten::hypot CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 80}, {16, 3, 80}, /* aten::hypot.out CPU Meta */
    {1, 2, 80}, {16, 2, 80}, {142, 10, 369}, /* aten::hypot_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 81}, {16, 1, 81}, {142, 9, 370}, /* aten::i0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 81}, {16, 3, 81}, /* aten::i0.out CPU Meta */
    {1, 2, 81}, {16, 2, 81}, {142, 10, 370}, /* aten::i0_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 82}, {16, 1, 82}, {142, 9, 371}, /* aten::igamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 82}, {16, 3, 82}, /* aten::igamma.out CPU Meta */
    {1, 2, 82}, {16, 2, 82}, {142, 10, 371}, /* aten::igamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 83}, {16, 1, 83}, {142, 9, 372}, /* aten::igammac CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 83}, {16, 3, 83}, /* aten::igammac.out CPU Meta */
    {1, 2, 83}, {16, 2, 83}, {142, 10, 372}, /* aten::igammac_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 518}, {16, 0, 518}, /* aten::im2col CPU Meta */
    {1, 4, 373}, {16, 4, 373}, /* aten::im2col.out CPU Meta */
    {138, 0, 519}, /* aten::imag implicit */
    {1, 0, 520}, {16, 0, 520}, /* aten::index.Tensor CPU Meta */
    {1, 4, 374}, {16, 4, 374}, /* aten::index.Tensor_out CPU Meta */
    {1, 1, 84}, {16, 1, 84}, {142, 9, 375}, /* aten::index_add CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 84}, {16, 3, 84}, /* aten::index_add.out CPU Meta */
    {1, 2, 84}, {16, 2, 84}, {142, 10, 375}, /* aten::index_add_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 85}, {16, 1, 85}, {142, 9, 376}, /* aten::index_copy CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 85}, {16, 3, 85}, /* aten::index_copy.out CPU Meta */
    {1, 2, 85}, {16, 2, 85}, {142, 10, 376}, /* aten::index_copy_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 379}, /* aten::index_fill.int_Scalar CompositeExplicitAutograd */
    {141, 8, 377}, /* aten::index_fill.int_Scalar_out CompositeExplicitAutograd */
    {141, 6, 380}, /* aten::index_fill.int_Tensor CompositeExplicitAutograd */
    {141, 8, 378}, /* aten::index_fill.int_Tensor_out CompositeExplicitAutograd */
    {1, 0, 521}, {16, 0, 521}, /* aten::index_fill_.int_Scalar CPU Meta */
    {1, 0, 522}, {16, 0, 522}, /* aten::index_fill_.int_Tensor CPU Meta */
    {141, 6, 382}, /* aten::index_put CompositeExplicitAutograd */
    {141, 8, 381}, /* aten::index_put.out CompositeExplicitAutograd */
    {141, 0, 523}, /* aten::index_put_ CompositeExplicitAutograd */
    {1, 1, 86}, {16, 1, 86}, {142, 9, 383}, /* aten::index_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 86}, {16, 3, 86}, /* aten::index_reduce.out CPU Meta */
    {1, 2, 86}, {16, 2, 86}, {142, 10, 383}, /* aten::index_reduce_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 524}, {16, 0, 524}, /* aten::index_select CPU Meta */
    {1, 4, 384}, {16, 4, 384}, /* aten::index_select.out CPU Meta */
    {138, 0, 525}, /* aten::index_select_backward implicit */
    {138, 0, 526}, /* aten::inner implicit */
    {138, 0, 527}, /* aten::inner.out implicit */
    {138, 0, 528}, /* aten::instance_norm implicit */
    {138, 0, 529}, /* aten::inverse implicit */
    {138, 4, 385}, /* aten::inverse.out implicit */
    {138, 0, 530}, /* aten::is_complex implicit */
    {138, 0, 531}, /* aten::is_conj implicit */
    {138, 0, 532}, /* aten::is_contiguous implicit */
    {138, 0, 533}, /* aten::is_contiguous.memory_format implicit */
    {138, 0, 534}, /* aten::is_distributed implicit */
    {138, 0, 535}, /* aten::is_floating_point implicit */
    {138, 0, 536}, /* aten::is_inference implicit */
    {138, 0, 537}, /* aten::is_leaf implicit */
    {138, 0, 538}, /* aten::is_neg implicit */
    {138, 0, 539}, /* aten::is_nonzero implicit */
    {141, 0, 540}, /* aten::is_pinned CompositeExplicitAutograd */
    {141, 0, 541}, /* aten::is_same_size CompositeExplicitAutograd */
    {1, 0, 542}, {16, 0, 542}, /* aten::is_set_to CPU Meta */
    {138, 0, 543}, /* aten::is_signed implicit */
    {138, 0, 544}, /* aten::isclose implicit */
    {138, 0, 545}, /* aten::isfinite implicit */
    {1, 1, 87}, {16, 1, 87}, {142, 9, 386}, /* aten::isin.Scalar_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 87}, {16, 3, 87}, /* aten::isin.Scalar_Tensor_out CPU Meta */
    {1, 1, 88}, {16, 1, 88}, {142, 9, 387}, /* aten::isin.Tensor_Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 88}, {16, 3, 88}, /* aten::isin.Tensor_Scalar_out CPU Meta */
    {1, 1, 89}, {16, 1, 89}, {142, 9, 388}, /* aten::isin.Tensor_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 89}, {16, 3, 89}, /* aten::isin.Tensor_Tensor_out CPU Meta */
    {1, 0, 546}, {16, 0, 546}, /* aten::isinf CPU Meta */
    {141, 8, 389}, /* aten::isinf.out CompositeExplicitAutograd */
    {1, 0, 547}, {16, 0, 547}, /* aten::isnan CPU Meta */
    {141, 8, 390}, /* aten::isnan.out CompositeExplicitAutograd */
    {1, 1, 90}, {16, 1, 90}, {142, 9, 391}, /* aten::isneginf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 90}, {16, 3, 90}, /* aten::isneginf.out CPU Meta */
    {1, 1, 91}, {16, 1, 91}, {142, 9, 392}, /* aten::isposinf CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 91}, {16, 3, 91}, /* aten::isposinf.out CPU Meta */
    {138, 0, 548}, /* aten::isreal implicit */
    {138, 0, 549}, /* aten::istft implicit */
    {138, 0, 550}, /* aten::item implicit */
    {141, 0, 551}, {86, 0, 214}, /* aten::kaiser_window CompositeExplicitAutograd BackendSelect */
    {141, 0, 552}, {86, 0, 214}, /* aten::kaiser_window.beta CompositeExplicitAutograd BackendSelect */
    {141, 8, 394}, /* aten::kaiser_window.beta_out CompositeExplicitAutograd */
    {141, 8, 393}, /* aten::kaiser_window.out CompositeExplicitAutograd */
    {141, 0, 553}, {86, 0, 214}, /* aten::kaiser_window.periodic CompositeExplicitAutograd BackendSelect */
    {141, 8, 395}, /* aten::kaiser_window.periodic_out CompositeExplicitAutograd */
    {138, 0, 554}, /* aten::kl_div implicit */
    {138, 0, 555}, /* aten::kron implicit */
    {138, 4, 396}, /* aten::kron.out implicit */
    {141, 0, 556}, /* aten::kthvalue CompositeExplicitAutograd */
    {1, 0, 557}, {16, 0, 557}, /* aten::kthvalue.values CPU Meta */
    {138, 0, 558}, /* aten::l1_loss implicit */
    {138, 0, 559}, /* aten::layer_norm implicit */
    {1, 1, 92}, {16, 1, 92}, {142, 9, 397}, /* aten::lcm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 92}, {16, 3, 92}, /* aten::lcm.out CPU Meta */
    {1, 2, 92}, {16, 2, 92}, {142, 10, 397}, /* aten::lcm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 560}, /* aten::ldexp.Tensor CompositeExplicitAutograd */
    {141, 4, 398}, /* aten::ldexp.out CompositeExplicitAutograd */
    {141, 5, 398}, /* aten::ldexp_ CompositeExplicitAutograd */
    {1, 1, 93}, {16, 1, 93}, {142, 9, 399}, /* aten::le.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 93}, {16, 3, 93}, /* aten::le.Scalar_out CPU Meta */
    {1, 1, 94}, {16, 1, 94}, {142, 9, 400}, /* aten::le.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 94}, {16, 3, 94}, /* aten::le.Tensor_out CPU Meta */
    {1, 2, 93}, {16, 2, 93}, {142, 10, 399}, /* aten::le_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 94}, {16, 2, 94}, {142, 10, 400}, /* aten::le_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 96}, {16, 1, 96}, {142, 9, 401}, /* aten::leaky_relu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 96}, {16, 3, 96}, /* aten::leaky_relu.out CPU Meta */
    {1, 2, 96}, {16, 2, 96}, {142, 10, 401}, /* aten::leaky_relu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 95}, {16, 1, 95}, {142, 9, 402}, /* aten::leaky_relu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 95}, {16, 3, 95}, /* aten::leaky_relu_backward.grad_input CPU Meta */
    {1, 1, 97}, {16, 1, 97}, {142, 9, 403}, /* aten::lerp.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 97}, {16, 3, 97}, /* aten::lerp.Scalar_out CPU Meta */
    {1, 1, 98}, {16, 1, 98}, {142, 9, 404}, /* aten::lerp.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 98}, {16, 3, 98}, /* aten::lerp.Tensor_out CPU Meta */
    {1, 2, 97}, {16, 2, 97}, {142, 10, 403}, /* aten::lerp_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 98}, {16, 2, 98}, {142, 10, 404}, /* aten::lerp_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 561}, /* aten::less.Scalar implicit */
    {138, 0, 562}, /* aten::less.Scalar_out implicit */
    {138, 0, 563}, /* aten::less.Tensor implicit */
    {138, 0, 564}, /* aten::less.Tensor_out implicit */
    {138, 0, 565}, /* aten::less_.Scalar implicit */
    {138, 0, 566}, /* aten::less_.Tensor implicit */
    {138, 0, 567}, /* aten::less_equal.Scalar implicit */
    {138, 0, 568}, /* aten::less_equal.Scalar_out implicit */
    {138, 0, 569}, /* aten::less_equal.Tensor implicit */
    {138, 0, 570}, /* aten::less_equal.Tensor_out implicit */
    {138, 0, 571}, /* aten::less_equal_.Scalar implicit */
    {138, 0, 572}, /* aten::less_equal_.Tensor implicit */
    {1, 1, 99}, {16, 1, 99}, {142, 9, 405}, /* aten::lgamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 99}, {16, 3, 99}, /* aten::lgamma.out CPU Meta */
    {1, 2, 99}, {16, 2, 99}, {142, 10, 405}, /* aten::lgamma_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 573}, /* aten::lift CompositeExplicitAutograd */
    {141, 8, 406}, /* aten::lift.out CompositeExplicitAutograd */
    {141, 0, 574}, /* aten::lift_fresh CompositeExplicitAutograd */
    {142, 7, 407}, /* aten::lift_fresh_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 408}, /* aten::lift_fresh_copy.out CompositeExplicitAutograd */
    {141, 0, 575}, /* aten::linalg__powsum CompositeExplicitAutograd */
    {138, 0, 576}, /* aten::linalg_cholesky implicit */
    {138, 4, 409}, /* aten::linalg_cholesky.out implicit */
    {1, 0, 577}, {16, 0, 577}, /* aten::linalg_cholesky_ex CPU Meta */
    {1, 4, 410}, {16, 4, 410}, /* aten::linalg_cholesky_ex.L CPU Meta */
    {138, 0, 578}, /* aten::linalg_cond implicit */
    {138, 4, 411}, /* aten::linalg_cond.out implicit */
    {138, 0, 579}, /* aten::linalg_cond.p_str implicit */
    {138, 4, 412}, /* aten::linalg_cond.p_str_out implicit */
    {1, 0, 580}, {16, 0, 580}, /* aten::linalg_cross CPU Meta */
    {1, 4, 413}, {16, 4, 413}, /* aten::linalg_cross.out CPU Meta */
    {138, 0, 581}, /* aten::linalg_det implicit */
    {138, 4, 414}, /* aten::linalg_det.out implicit */
    {138, 0, 582}, /* aten::linalg_diagonal implicit */
    {1, 0, 583}, {16, 0, 583}, /* aten::linalg_eig CPU Meta */
    {1, 4, 415}, {16, 4, 415}, /* aten::linalg_eig.out CPU Meta */
    {138, 0, 584}, /* aten::linalg_eigh implicit */
    {138, 4, 416}, /* aten::linalg_eigh.eigvals implicit */
    {138, 0, 585}, /* aten::linalg_eigvals implicit */
    {1, 4, 417}, {16, 4, 417}, /* aten::linalg_eigvals.out CPU Meta */
    {138, 0, 586}, /* aten::linalg_eigvalsh implicit */
    {138, 4, 418}, /* aten::linalg_eigvalsh.out implicit */
    {1, 0, 587}, {16, 0, 587}, /* aten::linalg_householder_product CPU Meta */
    {1, 4, 419}, {16, 4, 419}, /* aten::linalg_householder_product.out CPU Meta */
    {138, 0, 588}, /* aten::linalg_inv implicit */
    {138, 4, 420}, /* aten::linalg_inv.out implicit */
    {1, 0, 589}, {16, 0, 589}, /* aten::linalg_inv_ex CPU Meta */
    {1, 4, 421}, {16, 4, 421}, /* aten::linalg_inv_ex.inverse CPU Meta */
    {138, 0, 590}, /* aten::linalg_ldl_factor implicit */
    {138, 4, 422}, /* aten::linalg_ldl_factor.out implicit */
    {1, 0, 591}, {16, 0, 591}, /* aten::linalg_ldl_factor_ex CPU Meta */
    {1, 4, 423}, {16, 4, 423}, /* aten::linalg_ldl_factor_ex.out CPU Meta */
    {1, 0, 592}, {16, 0, 592}, /* aten::linalg_ldl_solve CPU Meta */
    {1, 4, 424}, {16, 4, 424}, /* aten::linalg_ldl_solve.out CPU Meta */
    {1, 0, 593}, {16, 0, 593}, /* aten::linalg_lstsq CPU Meta */
    {1, 4, 425}, {16, 4, 425}, /* aten::linalg_lstsq.out CPU Meta */
    {1, 0, 594}, {16, 0, 594}, /* aten::linalg_lu CPU Meta */
    {1, 4, 426}, {16, 4, 426}, /* aten::linalg_lu.out CPU Meta */
    {138, 0, 595}, /* aten::linalg_lu_factor implicit */
    {138, 4, 427}, /* aten::linalg_lu_factor.out implicit */
    {1, 0, 596}, {16, 0, 596}, /* aten::linalg_lu_factor_ex CPU Meta */
    {1, 4, 428}, {16, 4, 428}, /* aten::linalg_lu_factor_ex.out CPU Meta */
    {1, 0, 597}, {16, 0, 597}, /* aten::linalg_lu_solve CPU Meta */
    {1, 4, 429}, {16, 4, 429}, /* aten::linalg_lu_solve.out CPU Meta */
    {138, 0, 598}, /* aten::linalg_matmul implicit */
    {138, 4, 430}, /* aten::linalg_matmul.out implicit */
    {1, 0, 599}, {16, 0, 599}, /* aten::linalg_matrix_exp CPU Meta */
    {141, 8, 431}, /* aten::linalg_matrix_exp.out CompositeExplicitAutograd */
    {138, 0, 600}, /* aten::linalg_matrix_norm implicit */
    {138, 4, 432}, /* aten::linalg_matrix_norm.out implicit */
    {138, 0, 601}, /* aten::linalg_matrix_norm.str_ord implicit */
    {138, 4, 433}, /* aten::linalg_matrix_norm.str_ord_out implicit */
    {138, 0, 602}, /* aten::linalg_matrix_power implicit */
    {138, 0, 603}, /* aten::linalg_matrix_power.out implicit */
    {138, 0, 604}, /* aten::linalg_matrix_rank implicit */
    {138, 0, 605}, /* aten::linalg_matrix_rank.atol_rtol_float implicit */
    {138, 4, 435}, /* aten::linalg_matrix_rank.atol_rtol_float_out implicit */
    {138, 0, 606}, /* aten::linalg_matrix_rank.atol_rtol_tensor implicit */
    {138, 4, 436}, /* aten::linalg_matrix_rank.atol_rtol_tensor_out implicit */
    {138, 4, 434}, /* aten::linalg_matrix_rank.out implicit */
    {138, 4, 437}, /* aten::linalg_matrix_rank.out_tol_tensor implicit */
    {138, 0, 607}, /* aten::linalg_matrix_rank.tol_tensor implicit */
    {138, 0, 608}, /* aten::linalg_multi_dot implicit */
    {138, 4, 438}, /* aten::linalg_multi_dot.out implicit */
    {138, 0, 609}, /* aten::linalg_norm implicit */
    {138, 0, 610}, /* aten::linalg_norm.ord_str implicit */
    {138, 4, 440}, /* aten::linalg_norm.ord_str_out implicit */
    {138, 4, 439}, /* aten::linalg_norm.out implicit */
    {138, 0, 611}, /* aten::linalg_pinv implicit */
    {138, 0, 612}, /* aten::linalg_pinv.atol_rtol_float implicit */
    {138, 4, 442}, /* aten::linalg_pinv.atol_rtol_float_out implicit */
    {142, 0, 613}, /* aten::linalg_pinv.atol_rtol_tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 443}, /* aten::linalg_pinv.atol_rtol_tensor_out CompositeExplicitAutograd */
    {138, 4, 441}, /* aten::linalg_pinv.out implicit */
    {138, 4, 444}, /* aten::linalg_pinv.out_rcond_tensor implicit */
    {138, 0, 614}, /* aten::linalg_pinv.rcond_tensor implicit */
    {1, 0, 615}, {16, 0, 615}, /* aten::linalg_qr CPU Meta */
    {1, 4, 445}, {16, 4, 445}, /* aten::linalg_qr.out CPU Meta */
    {138, 0, 616}, /* aten::linalg_slogdet implicit */
    {138, 4, 446}, /* aten::linalg_slogdet.out implicit */
    {138, 0, 617}, /* aten::linalg_solve implicit */
    {138, 4, 447}, /* aten::linalg_solve.out implicit */
    {138, 0, 618}, /* aten::linalg_solve_ex implicit */
    {138, 4, 448}, /* aten::linalg_solve_ex.out implicit */
    {1, 0, 619}, {16, 0, 619}, /* aten::linalg_solve_triangular CPU Meta */
    {1, 4, 449}, {16, 4, 449}, /* aten::linalg_solve_triangular.out CPU Meta */
    {138, 0, 620}, /* aten::linalg_svd implicit */
    {138, 4, 450}, /* aten::linalg_svd.U implicit */
    {138, 0, 621}, /* aten::linalg_svdvals implicit */
    {138, 4, 451}, /* aten::linalg_svdvals.out implicit */
    {138, 0, 622}, /* aten::linalg_tensorinv implicit */
    {138, 0, 623}, /* aten::linalg_tensorinv.out implicit */
    {138, 0, 624}, /* aten::linalg_tensorsolve implicit */
    {138, 4, 452}, /* aten::linalg_tensorsolve.out implicit */
    {138, 0, 625}, /* aten::linalg_vander implicit */
    {138, 0, 626}, /* aten::linalg_vecdot implicit */
    {138, 4, 453}, /* aten::linalg_vecdot.out implicit */
    {1, 1, 100}, {16, 1, 100}, {142, 9, 454}, /* aten::linalg_vector_norm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 100}, {16, 3, 100}, /* aten::linalg_vector_norm.out CPU Meta */
    {138, 0, 627}, /* aten::linear implicit */
    {141, 0, 628}, /* aten::linear.out CompositeExplicitAutograd */
    {141, 0, 629}, {86, 0, 214}, /* aten::linspace CompositeExplicitAutograd BackendSelect */
    {141, 0, 630}, {86, 0, 214}, /* aten::linspace.Scalar_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 456}, /* aten::linspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 631}, {86, 0, 214}, /* aten::linspace.Tensor_Scalar CompositeExplicitAutograd BackendSelect */
    {141, 4, 457}, /* aten::linspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 632}, {86, 0, 214}, /* aten::linspace.Tensor_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 458}, /* aten::linspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 455}, {16, 4, 455}, /* aten::linspace.out CPU Meta */
    {1, 1, 104}, {16, 1, 104}, {142, 9, 459}, /* aten::log CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 104}, {16, 3, 104}, /* aten::log.out CPU Meta */
    {1, 1, 101}, {16, 1, 101}, {142, 9, 460}, /* aten::log10 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 101}, {16, 3, 101}, /* aten::log10.out CPU Meta */
    {1, 2, 101}, {16, 2, 101}, {142, 10, 460}, /* aten::log10_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 102}, {16, 1, 102}, {142, 9, 461}, /* aten::log1p CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 102}, {16, 3, 102}, /* aten::log1p.out CPU Meta */
    {1, 2, 102}, {16, 2, 102}, {142, 10, 461}, /* aten::log1p_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 103}, {16, 1, 103}, {142, 9, 462}, /* aten::log2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 103}, {16, 3, 103}, /* aten::log2.out CPU Meta */
    {1, 2, 103}, {16, 2, 103}, {142, 10, 462}, /* aten::log2_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 104}, {16, 2, 104}, {142, 10, 459}, /* aten::log_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 464}, /* aten::log_normal CompositeExplicitAutograd */
    {141, 8, 463}, /* aten::log_normal.out CompositeExplicitAutograd */
    {1, 0, 633}, {16, 0, 633}, /* aten::log_normal_ CPU Meta */
    {138, 0, 634}, /* aten::log_sigmoid implicit */
    {138, 0, 639}, /* aten::log_sigmoid.out implicit */
    {1, 0, 635}, {16, 0, 635}, /* aten::log_sigmoid_backward CPU Meta */
    {1, 0, 636}, {16, 0, 636}, /* aten::log_sigmoid_backward.grad_input CPU Meta */
    {1, 0, 637}, {16, 0, 637}, /* aten::log_sigmoid_forward CPU Meta */
    {1, 0, 638}, {16, 0, 638}, /* aten::log_sigmoid_forward.output CPU Meta */
    {138, 0, 640}, /* aten::log_softmax.int implicit */
    {1, 4, 465}, {16, 4, 465}, /* aten::log_softmax.int_out CPU Meta */
    {1, 1, 106}, {16, 1, 106}, {142, 9, 466}, /* aten::logaddexp CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 106}, {16, 3, 106}, /* aten::logaddexp.out CPU Meta */
    {1, 1, 105}, {16, 1, 105}, {142, 9, 467}, /* aten::logaddexp2 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 105}, {16, 3, 105}, /* aten::logaddexp2.out CPU Meta */
    {141, 0, 641}, /* aten::logcumsumexp CompositeExplicitAutograd */
    {1, 4, 468}, {16, 4, 468}, /* aten::logcumsumexp.out CPU Meta */
    {138, 0, 642}, /* aten::logdet implicit */
    {1, 0, 643}, {16, 0, 643}, /* aten::logical_and CPU Meta */
    {1, 0, 645}, {16, 0, 645}, /* aten::logical_and.out CPU Meta */
    {1, 0, 644}, {16, 0, 644}, /* aten::logical_and_ CPU Meta */
    {1, 0, 646}, {16, 0, 646}, /* aten::logical_not CPU Meta */
    {1, 0, 648}, {16, 0, 648}, /* aten::logical_not.out CPU Meta */
    {1, 0, 647}, {16, 0, 647}, /* aten::logical_not_ CPU Meta */
    {1, 0, 649}, {16, 0, 649}, /* aten::logical_or CPU Meta */
    {1, 0, 651}, {16, 0, 651}, /* aten::logical_or.out CPU Meta */
    {1, 0, 650}, {16, 0, 650}, /* aten::logical_or_ CPU Meta */
    {1, 0, 652}, {16, 0, 652}, /* aten::logical_xor CPU Meta */
    {1, 0, 654}, {16, 0, 654}, /* aten::logical_xor.out CPU Meta */
    {1, 0, 653}, {16, 0, 653}, /* aten::logical_xor_ CPU Meta */
    {1, 0, 655}, {16, 0, 655}, /* aten::logit CPU Meta */
    {1, 0, 657}, {16, 0, 657}, /* aten::logit.out CPU Meta */
    {1, 0, 656}, {16, 0, 656}, /* aten::logit_ CPU Meta */
    {1, 1, 107}, {16, 1, 107}, {142, 9, 469}, /* aten::logit_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 107}, {16, 3, 107}, /* aten::logit_backward.grad_input CPU Meta */
    {141, 0, 658}, {86, 0, 214}, /* aten::logspace CompositeExplicitAutograd BackendSelect */
    {141, 0, 659}, {86, 0, 214}, /* aten::logspace.Scalar_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 471}, /* aten::logspace.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 660}, {86, 0, 214}, /* aten::logspace.Tensor_Scalar CompositeExplicitAutograd BackendSelect */
    {141, 4, 472}, /* aten::logspace.Tensor_Scalar_out CompositeExplicitAutograd */
    {141, 0, 661}, {86, 0, 214}, /* aten::logspace.Tensor_Tensor CompositeExplicitAutograd BackendSelect */
    {141, 4, 473}, /* aten::logspace.Tensor_Tensor_out CompositeExplicitAutograd */
    {1, 4, 470}, {16, 4, 470}, /* aten::logspace.out CPU Meta */
    {141, 0, 662}, /* aten::logsumexp CompositeExplicitAutograd */
    {1, 0, 663}, {16, 0, 663}, /* aten::logsumexp.out CPU Meta */
    {138, 0, 665}, /* aten::lstm.data implicit */
    {138, 0, 666}, /* aten::lstm.input implicit */
    {138, 0, 664}, /* aten::lstm_cell implicit */
    {1, 1, 108}, {16, 1, 108}, {142, 9, 474}, /* aten::lt.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 108}, {16, 3, 108}, /* aten::lt.Scalar_out CPU Meta */
    {1, 1, 109}, {16, 1, 109}, {142, 9, 475}, /* aten::lt.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 109}, {16, 3, 109}, /* aten::lt.Tensor_out CPU Meta */
    {1, 2, 108}, {16, 2, 108}, {142, 10, 474}, /* aten::lt_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 109}, {16, 2, 109}, {142, 10, 475}, /* aten::lt_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 667}, /* aten::lu_solve implicit */
    {138, 4, 476}, /* aten::lu_solve.out implicit */
    {1, 0, 668}, {16, 0, 668}, /* aten::lu_unpack CPU Meta */
    {1, 4, 477}, {16, 4, 477}, /* aten::lu_unpack.out CPU Meta */
    {138, 0, 669}, /* aten::mH implicit */
    {138, 0, 670}, /* aten::mT implicit */
    {138, 0, 671}, /* aten::margin_ranking_loss implicit */
    {141, 0, 672}, /* aten::masked_fill.Scalar CompositeExplicitAutograd */
    {141, 8, 478}, /* aten::masked_fill.Scalar_out CompositeExplicitAutograd */
    {141, 0, 673}, /* aten::masked_fill.Tensor CompositeExplicitAutograd */
    {141, 8, 479}, /* aten::masked_fill.Tensor_out CompositeExplicitAutograd */
    {1, 0, 674}, {16, 0, 674}, /* aten::masked_fill_.Scalar CPU Meta */
    {1, 0, 675}, {16, 0, 675}, /* aten::masked_fill_.Tensor CPU Meta */
    {141, 0, 676}, /* aten::masked_scatter CompositeExplicitAutograd */
    {141, 8, 480}, /* aten::masked_scatter.out CompositeExplicitAutograd */
    {1, 0, 677}, {16, 0, 677}, /* aten::masked_scatter_ CPU Meta */
    {141, 0, 678}, /* aten::masked_scatter_backward CompositeExplicitAutograd */
    {1, 0, 679}, /* aten::masked_select CPU */
    {1, 0, 680}, /* aten::masked_select.out CPU */
    {138, 0, 681}, /* aten::matmul implicit */
    {138, 0, 682}, /* aten::matmul.out implicit */
    {138, 0, 683}, /* aten::matrix_H implicit */
    {138, 0, 684}, /* aten::matrix_exp implicit */
    {138, 0, 685}, /* aten::matrix_exp_backward implicit */
    {138, 0, 686}, /* aten::matrix_power implicit */
    {138, 0, 687}, /* aten::matrix_power.out implicit */
    {1, 0, 688}, {16, 0, 688}, /* aten::max CPU Meta */
    {1, 1, 110}, {16, 1, 110}, {142, 9, 482}, /* aten::max.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 110}, {16, 3, 110}, /* aten::max.dim_max CPU Meta */
    {138, 0, 689}, /* aten::max.other implicit */
    {138, 0, 690}, /* aten::max.out implicit */
    {1, 4, 481}, {16, 4, 481}, /* aten::max.unary_out CPU Meta */
    {138, 0, 691}, /* aten::max_pool1d implicit */
    {138, 0, 692}, /* aten::max_pool1d_with_indices implicit */
    {138, 0, 693}, /* aten::max_pool2d implicit */
    {1, 0, 694}, {16, 0, 694}, /* aten::max_pool2d_with_indices CPU Meta */
    {1, 4, 483}, {16, 4, 483}, /* aten::max_pool2d_with_indices.out CPU Meta */
    {1, 0, 695}, {16, 0, 695}, /* aten::max_pool2d_with_indices_backward CPU Meta */
    {1, 4, 484}, {16, 4, 484}, /* aten::max_pool2d_with_indices_backward.grad_input CPU Meta */
    {138, 0, 696}, /* aten::max_pool3d implicit */
    {1, 0, 697}, {16, 0, 697}, /* aten::max_pool3d_with_indices CPU Meta */
    {1, 4, 485}, {16, 4, 485}, /* aten::max_pool3d_with_indices.out CPU Meta */
    {1, 0, 698}, {16, 0, 698}, /* aten::max_pool3d_with_indices_backward CPU Meta */
    {1, 4, 486}, {16, 4, 486}, /* aten::max_pool3d_with_indices_backward.grad_input CPU Meta */
    {1, 0, 699}, {16, 0, 699}, /* aten::max_unpool2d CPU Meta */
    {1, 4, 487}, {16, 4, 487}, /* aten::max_unpool2d.out CPU Meta */
    {1, 0, 700}, {16, 0, 700}, /* aten::max_unpool3d CPU Meta */
    {1, 4, 488}, {16, 4, 488}, /* aten::max_unpool3d.out CPU Meta */
    {1, 1, 111}, {16, 1, 111}, {142, 9, 489}, /* aten::maximum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 111}, {16, 3, 111}, /* aten::maximum.out CPU Meta */
    {141, 0, 701}, /* aten::mean CompositeExplicitAutograd */
    {1, 1, 112}, {16, 1, 112}, {142, 9, 490}, /* aten::mean.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 702}, {16, 0, 702}, /* aten::mean.dtype_out CPU Meta */
    {1, 3, 112}, {16, 3, 112}, /* aten::mean.out CPU Meta */
    {1, 0, 703}, {16, 0, 703}, /* aten::median CPU Meta */
    {141, 0, 704}, /* aten::median.dim CompositeExplicitAutograd */
    {1, 4, 492}, {16, 4, 492}, /* aten::median.dim_values CPU Meta */
    {141, 8, 491}, /* aten::median.out CompositeExplicitAutograd */
    {138, 0, 705}, /* aten::meshgrid implicit */
    {138, 0, 706}, /* aten::meshgrid.indexing implicit */
    {1, 0, 707}, {16, 0, 707}, /* aten::min CPU Meta */
    {1, 1, 113}, {16, 1, 113}, {142, 9, 494}, /* aten::min.dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 113}, {16, 3, 113}, /* aten::min.dim_min CPU Meta */
    {138, 0, 708}, /* aten::min.other implicit */
    {138, 0, 709}, /* aten::min.out implicit */
    {1, 4, 493}, {16, 4, 493}, /* aten::min.unary_out CPU Meta */
    {1, 1, 114}, {16, 1, 114}, {142, 9, 495}, /* aten::minimum CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 114}, {16, 3, 114}, /* aten::minimum.out CPU Meta */
    {1, 1, 115}, {16, 1, 115}, {142, 9, 496}, /* aten::mish CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 115}, {16, 3, 115}, /* aten::mish.out CPU Meta */
    {1, 2, 115}, {16, 2, 115}, {142, 10, 496}, /* aten::mish_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 710}, {16, 0, 710}, {138, 0, 711}, /* aten::mish_backward CPU Meta implicit */
    {1, 0, 719}, {37, 0, 719}, /* aten::mkldnn_rnn_layer CPU MkldnnCPU */
    {141, 8, 497}, /* aten::mkldnn_rnn_layer.out CompositeExplicitAutograd */
    {1, 1, 116}, {16, 1, 116}, {142, 9, 498}, /* aten::mm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 116}, {16, 3, 116}, /* aten::mm.out CPU Meta */
    {1, 0, 720}, {16, 0, 720}, /* aten::mode CPU Meta */
    {1, 4, 499}, {16, 4, 499}, /* aten::mode.values CPU Meta */
    {138, 0, 721}, /* aten::moveaxis.int implicit */
    {138, 0, 722}, /* aten::moveaxis.intlist implicit */
    {138, 0, 723}, /* aten::movedim.int implicit */
    {138, 0, 724}, /* aten::movedim.intlist implicit */
    {1, 0, 725}, {16, 0, 725}, /* aten::mse_loss CPU Meta */
    {1, 4, 500}, {16, 4, 500}, /* aten::mse_loss.out CPU Meta */
    {1, 0, 726}, {16, 0, 726}, /* aten::mse_loss_backward CPU Meta */
    {1, 0, 727}, {16, 0, 727}, /* aten::mse_loss_backward.grad_input CPU Meta */
    {138, 0, 728}, /* aten::msort implicit */
    {138, 0, 729}, /* aten::msort.out implicit */
    {141, 0, 730}, /* aten::mul.Scalar CompositeExplicitAutograd */
    {141, 8, 501}, /* aten::mul.Scalar_out CompositeExplicitAutograd */
    {1, 1, 117}, {16, 1, 117}, {142, 9, 502}, /* aten::mul.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 117}, {16, 3, 117}, /* aten::mul.out CPU Meta */
    {141, 0, 731}, /* aten::mul_.Scalar CompositeExplicitAutograd */
    {1, 2, 117}, {16, 2, 117}, {142, 10, 502}, /* aten::mul_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 732}, {16, 0, 732}, /* aten::multi_margin_loss CPU Meta */
    {1, 4, 503}, {16, 4, 503}, /* aten::multi_margin_loss.out CPU Meta */
    {1, 0, 733}, {16, 0, 733}, /* aten::multi_margin_loss_backward CPU Meta */
    {1, 4, 504}, {16, 4, 504}, /* aten::multi_margin_loss_backward.grad_input CPU Meta */
    {138, 0, 734}, /* aten::multilabel_margin_loss implicit */
    {138, 4, 505}, /* aten::multilabel_margin_loss.out implicit */
    {1, 0, 735}, {16, 0, 735}, /* aten::multilabel_margin_loss_backward CPU Meta */
    {1, 4, 506}, {16, 4, 506}, /* aten::multilabel_margin_loss_backward.grad_input CPU Meta */
    {1, 0, 736}, {16, 0, 736}, /* aten::multilabel_margin_loss_forward CPU Meta */
    {1, 4, 507}, {16, 4, 507}, /* aten::multilabel_margin_loss_forward.output CPU Meta */
    {1, 0, 737}, {16, 0, 737}, /* aten::multinomial CPU Meta */
    {1, 0, 738}, {16, 0, 738}, /* aten::multinomial.out CPU Meta */
    {138, 0, 739}, /* aten::multiply.Scalar implicit */
    {138, 0, 740}, /* aten::multiply.Tensor implicit */
    {138, 0, 743}, /* aten::multiply.out implicit */
    {138, 0, 741}, /* aten::multiply_.Scalar implicit */
    {138, 0, 742}, /* aten::multiply_.Tensor implicit */
    {141, 0, 744}, /* aten::mv CompositeExplicitAutograd */
    {141, 4, 508}, /* aten::mv.out CompositeExplicitAutograd */
    {1, 0, 745}, {16, 0, 745}, /* aten::mvlgamma CPU Meta */
    {1, 0, 747}, {16, 0, 747}, /* aten::mvlgamma.out CPU Meta */
    {1, 0, 746}, {16, 0, 746}, /* aten::mvlgamma_ CPU Meta */
    {1, 0, 748}, {16, 0, 748}, /* aten::nan_to_num CPU Meta */
    {1, 0, 750}, {16, 0, 750}, /* aten::nan_to_num.out CPU Meta */
    {1, 0, 749}, {16, 0, 749}, /* aten::nan_to_num_ CPU Meta */
    {138, 0, 751}, /* aten::nanmean implicit */
    {138, 0, 752}, /* aten::nanmean.out implicit */
    {1, 0, 753}, {16, 0, 753}, /* aten::nanmedian CPU Meta */
    {141, 0, 754}, /* aten::nanmedian.dim CompositeExplicitAutograd */
    {1, 4, 510}, {16, 4, 510}, /* aten::nanmedian.dim_values CPU Meta */
    {141, 8, 509}, /* aten::nanmedian.out CompositeExplicitAutograd */
    {138, 0, 755}, /* aten::nanquantile implicit */
    {138, 4, 511}, /* aten::nanquantile.out implicit */
    {138, 0, 756}, /* aten::nanquantile.scalar implicit */
    {138, 4, 512}, /* aten::nanquantile.scalar_out implicit */
    {1, 0, 757}, {16, 0, 757}, /* aten::nansum CPU Meta */
    {1, 0, 758}, {16, 0, 758}, /* aten::nansum.out CPU Meta */
    {138, 0, 759}, /* aten::narrow implicit */
    {138, 0, 760}, /* aten::narrow.Tensor implicit */
    {142, 0, 761}, /* aten::narrow_copy CompositeExplicitAutogradNonFunctional */
    {1, 4, 513}, {16, 4, 513}, /* aten::narrow_copy.out CPU Meta */
    {1, 0, 762}, {16, 0, 762}, /* aten::native_batch_norm CPU Meta */
    {1, 0, 764}, {16, 0, 764}, /* aten::native_batch_norm.out CPU Meta */
    {1, 0, 763}, {16, 0, 763}, /* aten::native_batch_norm_backward CPU Meta */
    {141, 8, 514}, /* aten::native_batch_norm_backward.out CompositeExplicitAutograd */
    {138, 0, 765}, /* aten::native_channel_shuffle implicit */
    {1, 0, 766}, {16, 0, 766}, /* aten::native_dropout CPU Meta */
    {141, 8, 515}, /* aten::native_dropout.out CompositeExplicitAutograd */
    {1, 0, 767}, {16, 0, 767}, /* aten::native_dropout_backward CPU Meta */
    {141, 8, 516}, /* aten::native_dropout_backward.out CompositeExplicitAutograd */
    {1, 0, 768}, {16, 0, 768}, /* aten::native_group_norm CPU Meta */
    {141, 8, 517}, /* aten::native_group_norm.out CompositeExplicitAutograd */
    {1, 0, 769}, {16, 0, 769}, /* aten::native_group_norm_backward CPU Meta */
    {141, 8, 518}, /* aten::native_group_norm_backward.out CompositeExplicitAutograd */
    {1, 0, 770}, {16, 0, 770}, /* aten::native_layer_norm CPU Meta */
    {141, 8, 519}, /* aten::native_layer_norm.out CompositeExplicitAutograd */
    {1, 0, 771}, {16, 0, 771}, /* aten::native_layer_norm_backward CPU Meta */
    {141, 8, 520}, /* aten::native_layer_norm_backward.out CompositeExplicitAutograd */
    {1, 1, 118}, {16, 1, 118}, {142, 9, 521}, /* aten::ne.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 118}, {16, 3, 118}, /* aten::ne.Scalar_out CPU Meta */
    {1, 1, 119}, {16, 1, 119}, {142, 9, 522}, /* aten::ne.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 119}, {16, 3, 119}, /* aten::ne.Tensor_out CPU Meta */
    {1, 2, 118}, {16, 2, 118}, {142, 10, 521}, /* aten::ne_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 119}, {16, 2, 119}, {142, 10, 522}, /* aten::ne_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 120}, {16, 1, 120}, {142, 9, 523}, /* aten::neg CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 120}, {16, 3, 120}, /* aten::neg.out CPU Meta */
    {1, 2, 120}, {16, 2, 120}, {142, 10, 523}, /* aten::neg_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 772}, /* aten::negative implicit */
    {138, 0, 774}, /* aten::negative.out implicit */
    {138, 0, 773}, /* aten::negative_ implicit */
    {141, 0, 775}, /* aten::new_empty CompositeExplicitAutograd */
    {141, 8, 524}, /* aten::new_empty.out CompositeExplicitAutograd */
    {142, 0, 776}, /* aten::new_empty_strided CompositeExplicitAutogradNonFunctional */
    {141, 8, 525}, /* aten::new_empty_strided.out CompositeExplicitAutograd */
    {141, 0, 777}, /* aten::new_full CompositeExplicitAutograd */
    {141, 8, 526}, /* aten::new_full.out CompositeExplicitAutograd */
    {141, 0, 778}, /* aten::new_ones CompositeExplicitAutograd */
    {141, 8, 527}, /* aten::new_ones.out CompositeExplicitAutograd */
    {141, 0, 779}, /* aten::new_zeros CompositeExplicitAutograd */
    {141, 8, 528}, /* aten::new_zeros.out CompositeExplicitAutograd */
    {1, 1, 121}, {16, 1, 121}, {142, 9, 529}, /* aten::nextafter CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 121}, {16, 3, 121}, /* aten::nextafter.out CPU Meta */
    {1, 2, 121}, {16, 2, 121}, {142, 10, 529}, /* aten::nextafter_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 780}, /* aten::nll_loss implicit */
    {138, 4, 530}, /* aten::nll_loss.out implicit */
    {138, 0, 781}, /* aten::nll_loss2d implicit */
    {138, 4, 531}, /* aten::nll_loss2d.out implicit */
    {1, 0, 782}, {16, 0, 782}, /* aten::nll_loss2d_backward CPU Meta */
    {1, 4, 532}, {16, 4, 532}, /* aten::nll_loss2d_backward.grad_input CPU Meta */
    {1, 0, 783}, {16, 0, 783}, /* aten::nll_loss2d_forward CPU Meta */
    {1, 4, 533}, {16, 4, 533}, /* aten::nll_loss2d_forward.output CPU Meta */
    {1, 0, 784}, {16, 0, 784}, /* aten::nll_loss_backward CPU Meta */
    {1, 4, 534}, {16, 4, 534}, /* aten::nll_loss_backward.grad_input CPU Meta */
    {1, 0, 785}, {16, 0, 785}, /* aten::nll_loss_forward CPU Meta */
    {1, 4, 535}, {16, 4, 535}, /* aten::nll_loss_forward.output CPU Meta */
    {138, 0, 786}, /* aten::nll_loss_nd implicit */
    {1, 0, 787}, /* aten::nonzero CPU */
    {1, 4, 536}, /* aten::nonzero.out CPU */
    {138, 0, 788}, /* aten::nonzero_numpy implicit */
    {1, 0, 789}, {16, 0, 789}, /* aten::nonzero_static CPU Meta */
    {1, 4, 537}, {16, 4, 537}, /* aten::nonzero_static.out CPU Meta */
    {141, 0, 790}, /* aten::norm.Scalar CompositeExplicitAutograd */
    {1, 1, 123}, {16, 1, 123}, {142, 9, 541}, /* aten::norm.ScalarOpt_dim CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 122}, {16, 1, 122}, {142, 9, 540}, /* aten::norm.ScalarOpt_dim_dtype CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 791}, /* aten::norm.ScalarOpt_dtype CompositeExplicitAutograd */
    {141, 8, 539}, /* aten::norm.ScalarOpt_dtype_out CompositeExplicitAutograd */
    {141, 8, 538}, /* aten::norm.Scalar_out CompositeExplicitAutograd */
    {1, 3, 122}, {16, 3, 122}, /* aten::norm.dtype_out CPU Meta */
    {1, 3, 123}, {16, 3, 123}, /* aten::norm.out CPU Meta */
    {138, 0, 792}, /* aten::norm_except_dim implicit */
    {1, 0, 794}, {16, 0, 794}, /* aten::normal.Tensor_Tensor CPU Meta */
    {1, 0, 795}, {16, 0, 795}, /* aten::normal.Tensor_Tensor_out CPU Meta */
    {1, 0, 796}, {16, 0, 796}, /* aten::normal.Tensor_float CPU Meta */
    {1, 0, 797}, {16, 0, 797}, /* aten::normal.Tensor_float_out CPU Meta */
    {1, 0, 798}, {16, 0, 798}, /* aten::normal.float_Tensor CPU Meta */
    {1, 0, 799}, {16, 0, 799}, /* aten::normal.float_Tensor_out CPU Meta */
    {141, 0, 800}, {86, 0, 214}, /* aten::normal.float_float CompositeExplicitAutograd BackendSelect */
    {141, 4, 542}, /* aten::normal.float_float_out CompositeExplicitAutograd */
    {141, 8, 544}, /* aten::normal.out CompositeExplicitAutograd */
    {1, 0, 793}, {16, 0, 793}, /* aten::normal_ CPU Meta */
    {141, 6, 543}, /* aten::normal_functional CompositeExplicitAutograd */
    {138, 0, 801}, /* aten::not_equal.Scalar implicit */
    {138, 0, 802}, /* aten::not_equal.Scalar_out implicit */
    {138, 0, 803}, /* aten::not_equal.Tensor implicit */
    {138, 0, 804}, /* aten::not_equal.Tensor_out implicit */
    {138, 0, 805}, /* aten::not_equal_.Scalar implicit */
    {138, 0, 806}, /* aten::not_equal_.Tensor implicit */
    {138, 0, 807}, /* aten::nuclear_norm implicit */
    {138, 0, 808}, /* aten::nuclear_norm.dim implicit */
    {138, 4, 546}, /* aten::nuclear_norm.dim_out implicit */
    {138, 4, 545}, /* aten::nuclear_norm.out implicit */
    {138, 0, 809}, /* aten::numel implicit */
    {138, 0, 810}, /* aten::numpy_T implicit */
    {138, 0, 811}, /* aten::one_hot implicit */
    {141, 0, 816}, {86, 0, 214}, /* aten::ones CompositeExplicitAutograd BackendSelect */
    {141, 4, 547}, /* aten::ones.out CompositeExplicitAutograd */
    {141, 0, 817}, /* aten::ones_like CompositeExplicitAutograd */
    {141, 8, 548}, /* aten::ones_like.out CompositeExplicitAutograd */
    {138, 0, 818}, /* aten::orgqr implicit */
    {138, 4, 549}, /* aten::orgqr.out implicit */
    {1, 0, 819}, {16, 0, 819}, /* aten::ormqr CPU Meta */
    {1, 4, 550}, {16, 4, 550}, /* aten::ormqr.out CPU Meta */
    {138, 0, 820}, /* aten::outer implicit */
    {138, 4, 551}, /* aten::outer.out implicit */
    {138, 0, 821}, /* aten::output_nr implicit */
    {138, 0, 822}, /* aten::pad implicit */
    {138, 0, 823}, /* aten::pad_sequence implicit */
    {138, 0, 824}, /* aten::pairwise_distance implicit */
    {138, 0, 825}, /* aten::pdist implicit */
    {141, 0, 826}, /* aten::permute CompositeExplicitAutograd */
    {142, 7, 552}, /* aten::permute_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 553}, /* aten::permute_copy.out CompositeExplicitAutograd */
    {138, 0, 827}, /* aten::pinverse implicit */
    {1, 0, 828}, {16, 0, 828}, /* aten::pixel_shuffle CPU Meta */
    {141, 8, 554}, /* aten::pixel_shuffle.out CompositeExplicitAutograd */
    {1, 0, 829}, {16, 0, 829}, /* aten::pixel_unshuffle CPU Meta */
    {141, 8, 555}, /* aten::pixel_unshuffle.out CompositeExplicitAutograd */
    {1, 0, 830}, {16, 0, 830}, /* aten::poisson CPU Meta */
    {141, 8, 556}, /* aten::poisson.out CompositeExplicitAutograd */
    {138, 0, 831}, /* aten::poisson_nll_loss implicit */
    {1, 0, 832}, {16, 0, 832}, /* aten::polar CPU Meta */
    {1, 0, 833}, {16, 0, 833}, /* aten::polar.out CPU Meta */
    {1, 1, 124}, {16, 1, 124}, {142, 9, 557}, /* aten::polygamma CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 124}, {16, 3, 124}, /* aten::polygamma.out CPU Meta */
    {1, 0, 834}, {16, 0, 834}, /* aten::polygamma_ CPU Meta */
    {138, 0, 835}, /* aten::positive implicit */
    {1, 1, 125}, {16, 1, 125}, {142, 9, 558}, /* aten::pow.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 125}, {16, 3, 125}, /* aten::pow.Scalar_out CPU Meta */
    {1, 1, 126}, {16, 1, 126}, {142, 9, 559}, /* aten::pow.Tensor_Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 126}, {16, 3, 126}, /* aten::pow.Tensor_Scalar_out CPU Meta */
    {1, 1, 127}, {16, 1, 127}, {142, 9, 560}, /* aten::pow.Tensor_Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 127}, {16, 3, 127}, /* aten::pow.Tensor_Tensor_out CPU Meta */
    {1, 2, 126}, {16, 2, 126}, {142, 10, 559}, /* aten::pow_.Scalar CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 127}, {16, 2, 127}, {142, 10, 560}, /* aten::pow_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 836}, /* aten::prelu implicit */
    {1, 0, 839}, {16, 0, 839}, /* aten::prod CPU Meta */
    {1, 1, 128}, {16, 1, 128}, {142, 9, 562}, /* aten::prod.dim_int CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 128}, {16, 3, 128}, /* aten::prod.int_out CPU Meta */
    {141, 8, 561}, /* aten::prod.out CompositeExplicitAutograd */
    {138, 0, 840}, /* aten::promote_types implicit */
    {141, 6, 564}, /* aten::put CompositeExplicitAutograd */
    {141, 8, 563}, /* aten::put.out CompositeExplicitAutograd */
    {1, 0, 841}, {16, 0, 841}, /* aten::put_ CPU Meta */
    {138, 0, 842}, /* aten::qr implicit */
    {138, 4, 565}, /* aten::qr.Q implicit */
    {138, 0, 843}, /* aten::quantile implicit */
    {138, 4, 566}, /* aten::quantile.out implicit */
    {138, 0, 844}, /* aten::quantile.scalar implicit */
    {138, 4, 567}, /* aten::quantile.scalar_out implicit */
    {141, 0, 846}, /* aten::rad2deg CompositeExplicitAutograd */
    {141, 4, 568}, /* aten::rad2deg.out CompositeExplicitAutograd */
    {141, 5, 568}, /* aten::rad2deg_ CompositeExplicitAutograd */
    {141, 0, 847}, {86, 0, 214}, /* aten::rand CompositeExplicitAutograd BackendSelect */
    {141, 0, 848}, {86, 0, 214}, /* aten::rand.generator CompositeExplicitAutograd BackendSelect */
    {138, 4, 570}, /* aten::rand.generator_out implicit */
    {141, 4, 569}, /* aten::rand.out CompositeExplicitAutograd */
    {141, 0, 849}, /* aten::rand_like CompositeExplicitAutograd */
    {141, 0, 850}, /* aten::rand_like.generator CompositeExplicitAutograd */
    {141, 8, 572}, /* aten::rand_like.generator_out CompositeExplicitAutograd */
    {141, 8, 571}, /* aten::rand_like.out CompositeExplicitAutograd */
    {141, 0, 851}, {86, 0, 214}, /* aten::randint CompositeExplicitAutograd BackendSelect */
    {141, 0, 852}, {86, 0, 214}, /* aten::randint.generator CompositeExplicitAutograd BackendSelect */
    {141, 4, 574}, /* aten::randint.generator_out CompositeExplicitAutograd */
    {141, 0, 859}, {86, 0, 214}, /* aten::randint.low CompositeExplicitAutograd BackendSelect */
    {141, 0, 860}, {86, 0, 214}, /* aten::randint.low_generator CompositeExplicitAutograd BackendSelect */
    {141, 4, 576}, /* aten::randint.low_generator_out CompositeExplicitAutograd */
    {141, 4, 575}, /* aten::randint.low_out CompositeExplicitAutograd */
    {141, 4, 573}, /* aten::randint.out CompositeExplicitAutograd */
    {141, 0, 853}, /* aten::randint_like CompositeExplicitAutograd */
    {141, 0, 854}, /* aten::randint_like.Tensor CompositeExplicitAutograd */
    {141, 0, 855}, /* aten::randint_like.Tensor_generator CompositeExplicitAutograd */
    {141, 8, 579}, /* aten::randint_like.Tensor_generator_out CompositeExplicitAutograd */
    {141, 8, 578}, /* aten::randint_like.Tensor_out CompositeExplicitAutograd */
    {141, 0, 856}, /* aten::randint_like.generator CompositeExplicitAutograd */
    {141, 8, 580}, /* aten::randint_like.generator_out CompositeExplicitAutograd */
    {141, 0, 857}, /* aten::randint_like.low_dtype CompositeExplicitAutograd */
    {141, 8, 581}, /* aten::randint_like.low_dtype_out CompositeExplicitAutograd */
    {141, 0, 858}, /* aten::randint_like.low_generator_dtype CompositeExplicitAutograd */
    {141, 8, 582}, /* aten::randint_like.low_generator_dtype_out CompositeExplicitAutograd */
    {141, 8, 577}, /* aten::randint_like.out CompositeExplicitAutograd */
    {141, 0, 861}, {86, 0, 214}, /* aten::randn CompositeExplicitAutograd BackendSelect */
    {141, 0, 862}, {86, 0, 214}, /* aten::randn.generator CompositeExplicitAutograd BackendSelect */
    {138, 4, 584}, /* aten::randn.generator_out implicit */
    {138, 4, 583}, /* aten::randn.out implicit */
    {141, 0, 863}, /* aten::randn_like CompositeExplicitAutograd */
    {141, 0, 864}, /* aten::randn_like.generator CompositeExplicitAutograd */
    {141, 8, 586}, /* aten::randn_like.generator_out CompositeExplicitAutograd */
    {141, 8, 585}, /* aten::randn_like.out CompositeExplicitAutograd */
    {141, 6, 590}, /* aten::random CompositeExplicitAutograd */
    {141, 6, 591}, /* aten::random.from CompositeExplicitAutograd */
    {141, 8, 588}, /* aten::random.from_out CompositeExplicitAutograd */
    {141, 8, 587}, /* aten::random.out CompositeExplicitAutograd */
    {141, 6, 592}, /* aten::random.to CompositeExplicitAutograd */
    {141, 8, 589}, /* aten::random.to_out CompositeExplicitAutograd */
    {1, 0, 865}, {16, 0, 865}, /* aten::random_ CPU Meta */
    {1, 0, 866}, {16, 0, 866}, /* aten::random_.from CPU Meta */
    {1, 0, 867}, {16, 0, 867}, /* aten::random_.to CPU Meta */
    {141, 0, 868}, {86, 0, 214}, /* aten::randperm CompositeExplicitAutograd BackendSelect */
    {141, 0, 869}, {86, 0, 214}, /* aten::randperm.generator CompositeExplicitAutograd BackendSelect */
    {1, 4, 594}, {16, 4, 594}, /* aten::randperm.generator_out CPU Meta */
    {141, 4, 593}, /* aten::randperm.out CompositeExplicitAutograd */
    {141, 0, 870}, {86, 0, 214}, /* aten::range CompositeExplicitAutograd BackendSelect */
    {1, 4, 596}, {16, 4, 596}, /* aten::range.out CPU Meta */
    {141, 4, 595}, /* aten::range.out_ CompositeExplicitAutograd */
    {141, 0, 871}, {86, 0, 214}, /* aten::range.step CompositeExplicitAutograd BackendSelect */
    {138, 0, 872}, /* aten::ravel implicit */
    {138, 0, 873}, /* aten::real implicit */
    {1, 1, 129}, {16, 1, 129}, {142, 9, 597}, /* aten::reciprocal CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 129}, {16, 3, 129}, /* aten::reciprocal.out CPU Meta */
    {1, 2, 129}, {16, 2, 129}, {142, 10, 597}, /* aten::reciprocal_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 874}, {16, 0, 874}, /* aten::reflection_pad1d CPU Meta */
    {1, 4, 598}, {16, 4, 598}, /* aten::reflection_pad1d.out CPU Meta */
    {1, 0, 875}, {16, 0, 875}, /* aten::reflection_pad1d_backward CPU Meta */
    {1, 4, 599}, {16, 4, 599}, /* aten::reflection_pad1d_backward.grad_input CPU Meta */
    {1, 0, 876}, {16, 0, 876}, /* aten::reflection_pad2d CPU Meta */
    {1, 4, 600}, {16, 4, 600}, /* aten::reflection_pad2d.out CPU Meta */
    {1, 0, 877}, {16, 0, 877}, /* aten::reflection_pad2d_backward CPU Meta */
    {1, 4, 601}, {16, 4, 601}, /* aten::reflection_pad2d_backward.grad_input CPU Meta */
    {1, 0, 878}, {16, 0, 878}, /* aten::reflection_pad3d CPU Meta */
    {1, 4, 602}, {16, 4, 602}, /* aten::reflection_pad3d.out CPU Meta */
    {1, 0, 879}, {16, 0, 879}, /* aten::reflection_pad3d_backward CPU Meta */
    {1, 4, 603}, {16, 4, 603}, /* aten::reflection_pad3d_backward.grad_input CPU Meta */
    {1, 0, 880}, {16, 0, 880}, /* aten::relu CPU Meta */
    {141, 8, 604}, /* aten::relu.out CompositeExplicitAutograd */
    {138, 0, 881}, /* aten::relu6 implicit */
    {138, 0, 882}, /* aten::relu6_ implicit */
    {1, 0, 883}, {16, 0, 883}, /* aten::relu_ CPU Meta */
    {141, 0, 884}, /* aten::remainder.Scalar CompositeExplicitAutograd */
    {1, 0, 885}, {16, 0, 885}, /* aten::remainder.Scalar_Tensor CPU Meta */
    {141, 8, 605}, /* aten::remainder.Scalar_Tensor_out CompositeExplicitAutograd */
    {141, 0, 886}, /* aten::remainder.Scalar_out CompositeExplicitAutograd */
    {1, 1, 130}, {16, 1, 130}, {142, 9, 606}, /* aten::remainder.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 130}, {16, 3, 130}, /* aten::remainder.Tensor_out CPU Meta */
    {141, 0, 887}, /* aten::remainder_.Scalar CompositeExplicitAutograd */
    {1, 2, 130}, {16, 2, 130}, {142, 10, 606}, /* aten::remainder_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 131}, {16, 1, 131}, {142, 9, 607}, /* aten::renorm CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 131}, {16, 3, 131}, /* aten::renorm.out CPU Meta */
    {1, 2, 131}, {16, 2, 131}, {142, 10, 607}, /* aten::renorm_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 888}, /* aten::repeat CompositeExplicitAutograd */
    {141, 8, 608}, /* aten::repeat.out CompositeExplicitAutograd */
    {1, 0, 889}, {16, 0, 889}, /* aten::repeat_interleave.Tensor CPU Meta */
    {141, 8, 609}, /* aten::repeat_interleave.Tensor_out CompositeExplicitAutograd */
    {138, 0, 890}, /* aten::repeat_interleave.self_Tensor implicit */
    {138, 0, 891}, /* aten::repeat_interleave.self_int implicit */
    {1, 0, 892}, {16, 0, 892}, /* aten::replication_pad1d CPU Meta */
    {1, 4, 610}, {16, 4, 610}, /* aten::replication_pad1d.out CPU Meta */
    {1, 0, 893}, {16, 0, 893}, /* aten::replication_pad1d_backward CPU Meta */
    {1, 4, 611}, {16, 4, 611}, /* aten::replication_pad1d_backward.grad_input CPU Meta */
    {1, 0, 894}, {16, 0, 894}, /* aten::replication_pad2d CPU Meta */
    {1, 4, 612}, {16, 4, 612}, /* aten::replication_pad2d.out CPU Meta */
    {1, 0, 895}, {16, 0, 895}, /* aten::replication_pad2d_backward CPU Meta */
    {1, 4, 613}, {16, 4, 613}, /* aten::replication_pad2d_backward.grad_input CPU Meta */
    {1, 0, 896}, {16, 0, 896}, /* aten::replication_pad3d CPU Meta */
    {1, 4, 614}, {16, 4, 614}, /* aten::replication_pad3d.out CPU Meta */
    {1, 0, 897}, {16, 0, 897}, /* aten::replication_pad3d_backward CPU Meta */
    {1, 4, 615}, {16, 4, 615}, /* aten::replication_pad3d_backward.grad_input CPU Meta */
    {138, 0, 898}, /* aten::requires_grad_ implicit */
    {138, 0, 899}, /* aten::reshape implicit */
    {138, 0, 900}, /* aten::reshape_as implicit */
    {141, 6, 617}, /* aten::resize CompositeExplicitAutograd */
    {141, 8, 616}, /* aten::resize.out CompositeExplicitAutograd */
    {1, 0, 901}, {16, 0, 901}, /* aten::resize_ CPU Meta */
    {141, 6, 619}, /* aten::resize_as CompositeExplicitAutograd */
    {141, 8, 618}, /* aten::resize_as.out CompositeExplicitAutograd */
    {141, 0, 902}, /* aten::resize_as_ CompositeExplicitAutograd */
    {138, 0, 903}, /* aten::resolve_conj implicit */
    {138, 0, 904}, /* aten::resolve_neg implicit */
    {138, 0, 905}, /* aten::result_type.Scalar implicit */
    {138, 0, 906}, /* aten::result_type.Scalar_Scalar implicit */
    {138, 0, 907}, /* aten::result_type.Scalar_Tensor implicit */
    {138, 0, 908}, /* aten::result_type.Tensor implicit */
    {138, 0, 909}, /* aten::retain_grad implicit */
    {138, 0, 910}, /* aten::retains_grad implicit */
    {138, 0, 911}, /* aten::rms_norm implicit */
    {138, 0, 913}, /* aten::rnn_relu.data implicit */
    {138, 0, 914}, /* aten::rnn_relu.input implicit */
    {138, 0, 912}, /* aten::rnn_relu_cell implicit */
    {138, 0, 916}, /* aten::rnn_tanh.data implicit */
    {138, 0, 917}, /* aten::rnn_tanh.input implicit */
    {138, 0, 915}, /* aten::rnn_tanh_cell implicit */
    {1, 0, 918}, {16, 0, 918}, /* aten::roll CPU Meta */
    {141, 8, 620}, /* aten::roll.out CompositeExplicitAutograd */
    {141, 0, 919}, /* aten::rot90 CompositeExplicitAutograd */
    {141, 8, 621}, /* aten::rot90.out CompositeExplicitAutograd */
    {1, 1, 133}, {16, 1, 133}, {142, 9, 623}, /* aten::round CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 132}, {16, 1, 132}, {142, 9, 622}, /* aten::round.decimals CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 132}, {16, 3, 132}, /* aten::round.decimals_out CPU Meta */
    {1, 3, 133}, {16, 3, 133}, /* aten::round.out CPU Meta */
    {1, 2, 133}, {16, 2, 133}, {142, 10, 623}, /* aten::round_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 132}, {16, 2, 132}, {142, 10, 622}, /* aten::round_.decimals CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 920}, /* aten::row_stack implicit */
    {138, 4, 624}, /* aten::row_stack.out implicit */
    {138, 0, 921}, /* aten::rrelu implicit */
    {138, 0, 922}, /* aten::rrelu_ implicit */
    {1, 0, 923}, {16, 0, 923}, /* aten::rrelu_with_noise CPU Meta */
    {1, 0, 926}, {16, 0, 926}, /* aten::rrelu_with_noise.out CPU Meta */
    {1, 0, 924}, {16, 0, 924}, /* aten::rrelu_with_noise_ CPU Meta */
    {141, 0, 925}, /* aten::rrelu_with_noise_backward CompositeExplicitAutograd */
    {141, 8, 626}, /* aten::rrelu_with_noise_backward.out CompositeExplicitAutograd */
    {141, 6, 625}, /* aten::rrelu_with_noise_functional CompositeExplicitAutograd */
    {1, 1, 134}, {16, 1, 134}, {142, 9, 627}, /* aten::rsqrt CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 134}, {16, 3, 134}, /* aten::rsqrt.out CPU Meta */
    {1, 2, 134}, {16, 2, 134}, {142, 10, 627}, /* aten::rsqrt_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 927}, /* aten::rsub.Scalar CompositeExplicitAutograd */
    {141, 8, 628}, /* aten::rsub.Scalar_out CompositeExplicitAutograd */
    {1, 0, 928}, {16, 0, 928}, /* aten::rsub.Tensor CPU Meta */
    {141, 8, 629}, /* aten::rsub.Tensor_out CompositeExplicitAutograd */
    {141, 0, 929}, {86, 0, 214}, /* aten::scalar_tensor CompositeExplicitAutograd BackendSelect */
    {141, 8, 630}, /* aten::scalar_tensor.out CompositeExplicitAutograd */
    {138, 0, 930}, /* aten::scaled_dot_product_attention implicit */
    {1, 1, 136}, {16, 1, 136}, {142, 9, 631}, /* aten::scatter.reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 136}, {16, 3, 136}, /* aten::scatter.reduce_out CPU Meta */
    {1, 1, 138}, {16, 1, 138}, {142, 9, 632}, /* aten::scatter.src CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 138}, {16, 3, 138}, /* aten::scatter.src_out CPU Meta */
    {1, 1, 139}, {16, 1, 139}, {142, 9, 633}, /* aten::scatter.value CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 139}, {16, 3, 139}, /* aten::scatter.value_out CPU Meta */
    {1, 1, 140}, {16, 1, 140}, {142, 9, 634}, /* aten::scatter.value_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 140}, {16, 3, 140}, /* aten::scatter.value_reduce_out CPU Meta */
    {1, 2, 136}, {16, 2, 136}, {142, 10, 631}, /* aten::scatter_.reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 138}, {16, 2, 138}, {142, 10, 632}, /* aten::scatter_.src CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 139}, {16, 2, 139}, {142, 10, 633}, /* aten::scatter_.value CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 2, 140}, {16, 2, 140}, {142, 10, 634}, /* aten::scatter_.value_reduce CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 135}, {16, 1, 135}, {142, 9, 635}, /* aten::scatter_add CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 135}, {16, 3, 135}, /* aten::scatter_add.out CPU Meta */
    {1, 2, 135}, {16, 2, 135}, {142, 10, 635}, /* aten::scatter_add_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 137}, {16, 1, 137}, {142, 9, 636}, /* aten::scatter_reduce.two CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 137}, {16, 3, 137}, /* aten::scatter_reduce.two_out CPU Meta */
    {1, 2, 137}, {16, 2, 137}, {142, 10, 636}, /* aten::scatter_reduce_.two CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 931}, {16, 0, 931}, /* aten::searchsorted.Scalar CPU Meta */
    {1, 4, 637}, {16, 4, 637}, /* aten::searchsorted.Scalar_out CPU Meta */
    {1, 0, 932}, {16, 0, 932}, /* aten::searchsorted.Tensor CPU Meta */
    {1, 4, 638}, {16, 4, 638}, /* aten::searchsorted.Tensor_out CPU Meta */
    {1, 0, 933}, {16, 0, 933}, /* aten::segment_reduce CPU Meta */
    {141, 8, 639}, /* aten::segment_reduce.out CompositeExplicitAutograd */
    {141, 0, 935}, /* aten::select.int CompositeExplicitAutograd */
    {142, 0, 934}, /* aten::select_backward CompositeExplicitAutogradNonFunctional */
    {141, 8, 641}, /* aten::select_backward.out CompositeExplicitAutograd */
    {142, 7, 640}, /* aten::select_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 642}, /* aten::select_copy.int_out CompositeExplicitAutograd */
    {142, 0, 936}, /* aten::select_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 643}, /* aten::select_scatter.out CompositeExplicitAutograd */
    {138, 0, 937}, /* aten::selu implicit */
    {138, 0, 938}, /* aten::selu_ implicit */
    {141, 6, 646}, /* aten::set CompositeExplicitAutograd */
    {141, 8, 644}, /* aten::set.out CompositeExplicitAutograd */
    {141, 6, 647}, /* aten::set.source_Tensor CompositeExplicitAutograd */
    {141, 8, 645}, /* aten::set.source_Tensor_out CompositeExplicitAutograd */
    {1, 0, 939}, {16, 0, 939}, /* aten::set_ CPU Meta */
    {1, 0, 940}, {16, 0, 940}, /* aten::set_.source_Tensor CPU Meta */
    {138, 0, 941}, /* aten::set_.source_Tensor_storage_offset implicit */
    {138, 0, 942}, /* aten::set_data implicit */
    {1, 1, 141}, {16, 1, 141}, {142, 9, 648}, /* aten::sgn CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 141}, {16, 3, 141}, /* aten::sgn.out CPU Meta */
    {1, 2, 141}, {16, 2, 141}, {142, 10, 648}, /* aten::sgn_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 143}, {16, 1, 143}, {142, 9, 649}, /* aten::sigmoid CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 143}, {16, 3, 143}, /* aten::sigmoid.out CPU Meta */
    {1, 2, 143}, {16, 2, 143}, {142, 10, 649}, /* aten::sigmoid_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 142}, {16, 1, 142}, {142, 9, 650}, /* aten::sigmoid_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 142}, {16, 3, 142}, /* aten::sigmoid_backward.grad_input CPU Meta */
    {1, 1, 144}, {16, 1, 144}, {142, 9, 651}, /* aten::sign CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 144}, {16, 3, 144}, /* aten::sign.out CPU Meta */
    {1, 2, 144}, {16, 2, 144}, {142, 10, 651}, /* aten::sign_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 145}, {16, 1, 145}, {142, 9, 652}, /* aten::signbit CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 145}, {16, 3, 145}, /* aten::signbit.out CPU Meta */
    {1, 1, 147}, {16, 1, 147}, {142, 9, 653}, /* aten::silu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 147}, {16, 3, 147}, /* aten::silu.out CPU Meta */
    {1, 2, 147}, {16, 2, 147}, {142, 10, 653}, /* aten::silu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 146}, {16, 1, 146}, {142, 9, 654}, /* aten::silu_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 146}, {16, 3, 146}, /* aten::silu_backward.grad_input CPU Meta */
    {1, 1, 148}, {16, 1, 148}, {142, 9, 655}, /* aten::sin CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 148}, {16, 3, 148}, /* aten::sin.out CPU Meta */
    {1, 2, 148}, {16, 2, 148}, {142, 10, 655}, /* aten::sin_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 149}, {16, 1, 149}, {142, 9, 656}, /* aten::sinc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 149}, {16, 3, 149}, /* aten::sinc.out CPU Meta */
    {1, 2, 149}, {16, 2, 149}, {142, 10, 656}, /* aten::sinc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 150}, {16, 1, 150}, {142, 9, 657}, /* aten::sinh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 150}, {16, 3, 150}, /* aten::sinh.out CPU Meta */
    {1, 2, 150}, {16, 2, 150}, {142, 10, 657}, /* aten::sinh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 943}, /* aten::size.int implicit */
    {141, 0, 944}, /* aten::slice.Tensor CompositeExplicitAutograd */
    {141, 0, 945}, /* aten::slice_backward CompositeExplicitAutograd */
    {141, 8, 659}, /* aten::slice_backward.out CompositeExplicitAutograd */
    {142, 7, 658}, /* aten::slice_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 8, 660}, /* aten::slice_copy.Tensor_out CompositeExplicitAutograd */
    {142, 0, 946}, /* aten::slice_scatter CompositeExplicitAutogradNonFunctional */
    {141, 8, 661}, /* aten::slice_scatter.out CompositeExplicitAutograd */
    {138, 0, 947}, /* aten::slogdet implicit */
    {138, 4, 662}, /* aten::slogdet.out implicit */
    {138, 0, 948}, /* aten::slow_conv3d implicit */
    {138, 4, 663}, /* aten::slow_conv3d.out implicit */
    {1, 0, 949}, {16, 0, 949}, /* aten::slow_conv3d_forward CPU Meta */
    {1, 4, 664}, {16, 4, 664}, /* aten::slow_conv3d_forward.output CPU Meta */
    {1, 0, 950}, {16, 0, 950}, /* aten::slow_conv_dilated2d CPU Meta */
    {141, 8, 665}, /* aten::slow_conv_dilated2d.out CompositeExplicitAutograd */
    {1, 0, 951}, {16, 0, 951}, /* aten::slow_conv_dilated3d CPU Meta */
    {141, 8, 666}, /* aten::slow_conv_dilated3d.out CompositeExplicitAutograd */
    {1, 0, 952}, {16, 0, 952}, /* aten::slow_conv_transpose3d CPU Meta */
    {1, 4, 667}, {16, 4, 667}, /* aten::slow_conv_transpose3d.out CPU Meta */
    {1, 0, 953}, {16, 0, 953}, /* aten::smooth_l1_loss CPU Meta */
    {1, 4, 668}, {16, 4, 668}, /* aten::smooth_l1_loss.out CPU Meta */
    {1, 0, 954}, {16, 0, 954}, /* aten::smooth_l1_loss_backward CPU Meta */
    {1, 0, 955}, {16, 0, 955}, /* aten::smooth_l1_loss_backward.grad_input CPU Meta */
    {1, 0, 956}, {16, 0, 956}, /* aten::soft_margin_loss CPU Meta */
    {141, 4, 669}, /* aten::soft_margin_loss.out CompositeExplicitAutograd */
    {1, 0, 957}, {16, 0, 957}, /* aten::soft_margin_loss_backward CPU Meta */
    {141, 0, 958}, /* aten::soft_margin_loss_backward.grad_input CompositeExplicitAutograd */
    {138, 0, 959}, /* aten::softmax.int implicit */
    {1, 4, 670}, {16, 4, 670}, /* aten::softmax.int_out CPU Meta */
    {1, 1, 152}, {16, 1, 152}, {142, 9, 671}, /* aten::softplus CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 152}, {16, 3, 152}, /* aten::softplus.out CPU Meta */
    {1, 1, 151}, {16, 1, 151}, {142, 9, 672}, /* aten::softplus_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 151}, {16, 3, 151}, /* aten::softplus_backward.grad_input CPU Meta */
    {1, 1, 154}, {16, 1, 154}, {142, 9, 673}, /* aten::softshrink CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 154}, {16, 3, 154}, /* aten::softshrink.out CPU Meta */
    {1, 1, 153}, {16, 1, 153}, {142, 9, 674}, /* aten::softshrink_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 153}, {16, 3, 153}, /* aten::softshrink_backward.grad_input CPU Meta */
    {141, 0, 960}, /* aten::sort CompositeExplicitAutograd */
    {1, 1, 155}, {16, 1, 155}, {142, 9, 676}, /* aten::sort.stable CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 4, 675}, {16, 4, 675}, /* aten::sort.values CPU Meta */
    {1, 3, 155}, {16, 3, 155}, /* aten::sort.values_stable CPU Meta */
    {1, 1, 156}, {16, 1, 156}, {142, 9, 677}, /* aten::special_airy_ai CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 156}, {16, 3, 156}, /* aten::special_airy_ai.out CPU Meta */
    {1, 1, 157}, {16, 1, 157}, {142, 9, 678}, /* aten::special_bessel_j0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 157}, {16, 3, 157}, /* aten::special_bessel_j0.out CPU Meta */
    {1, 1, 158}, {16, 1, 158}, {142, 9, 679}, /* aten::special_bessel_j1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 158}, {16, 3, 158}, /* aten::special_bessel_j1.out CPU Meta */
    {1, 1, 159}, {16, 1, 159}, {142, 9, 680}, /* aten::special_bessel_y0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 159}, {16, 3, 159}, /* aten::special_bessel_y0.out CPU Meta */
    {1, 1, 160}, {16, 1, 160}, {142, 9, 681}, /* aten::special_bessel_y1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 160}, {16, 3, 160}, /* aten::special_bessel_y1.out CPU Meta */
    {1, 1, 161}, {16, 1, 161}, {142, 9, 682}, /* aten::special_chebyshev_polynomial_t CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 961}, /* aten::special_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 962}, /* aten::special_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 161}, {16, 3, 161}, /* aten::special_chebyshev_polynomial_t.out CPU Meta */
    {141, 0, 963}, /* aten::special_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 964}, /* aten::special_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 162}, {16, 1, 162}, {142, 9, 683}, /* aten::special_chebyshev_polynomial_u CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 965}, /* aten::special_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 966}, /* aten::special_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 162}, {16, 3, 162}, /* aten::special_chebyshev_polynomial_u.out CPU Meta */
    {141, 0, 967}, /* aten::special_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 968}, /* aten::special_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 163}, {16, 1, 163}, {142, 9, 684}, /* aten::special_chebyshev_polynomial_v CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 969}, /* aten::special_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 970}, /* aten::special_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 163}, {16, 3, 163}, /* aten::special_chebyshev_polynomial_v.out CPU Meta */
    {141, 0, 971}, /* aten::special_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 972}, /* aten::special_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 164}, {16, 1, 164}, {142, 9, 685}, /* aten::special_chebyshev_polynomial_w CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 973}, /* aten::special_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 974}, /* aten::special_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 164}, {16, 3, 164}, /* aten::special_chebyshev_polynomial_w.out CPU Meta */
    {141, 0, 975}, /* aten::special_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 976}, /* aten::special_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 977}, /* aten::special_digamma implicit */
    {138, 0, 978}, /* aten::special_digamma.out implicit */
    {1, 1, 165}, {16, 1, 165}, {142, 9, 686}, /* aten::special_entr CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 165}, {16, 3, 165}, /* aten::special_entr.out CPU Meta */
    {138, 0, 979}, /* aten::special_erf implicit */
    {138, 0, 980}, /* aten::special_erf.out implicit */
    {138, 0, 981}, /* aten::special_erfc implicit */
    {138, 0, 982}, /* aten::special_erfc.out implicit */
    {1, 1, 166}, {16, 1, 166}, {142, 9, 687}, /* aten::special_erfcx CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 166}, {16, 3, 166}, /* aten::special_erfcx.out CPU Meta */
    {138, 0, 983}, /* aten::special_erfinv implicit */
    {138, 0, 984}, /* aten::special_erfinv.out implicit */
    {138, 0, 985}, /* aten::special_exp2 implicit */
    {138, 0, 986}, /* aten::special_exp2.out implicit */
    {138, 0, 987}, /* aten::special_expit implicit */
    {138, 0, 988}, /* aten::special_expit.out implicit */
    {138, 0, 989}, /* aten::special_expm1 implicit */
    {138, 0, 990}, /* aten::special_expm1.out implicit */
    {138, 0, 991}, /* aten::special_gammainc implicit */
    {138, 0, 992}, /* aten::special_gammainc.out implicit */
    {138, 0, 993}, /* aten::special_gammaincc implicit */
    {138, 0, 994}, /* aten::special_gammaincc.out implicit */
    {138, 0, 995}, /* aten::special_gammaln implicit */
    {138, 0, 996}, /* aten::special_gammaln.out implicit */
    {1, 1, 167}, {16, 1, 167}, {142, 9, 688}, /* aten::special_hermite_polynomial_h CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 997}, /* aten::special_hermite_polynomial_h.n_scalar CompositeExplicitAutograd */
    {141, 0, 998}, /* aten::special_hermite_polynomial_h.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 167}, {16, 3, 167}, /* aten::special_hermite_polynomial_h.out CPU Meta */
    {141, 0, 999}, /* aten::special_hermite_polynomial_h.x_scalar CompositeExplicitAutograd */
    {141, 0, 1000}, /* aten::special_hermite_polynomial_h.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 168}, {16, 1, 168}, {142, 9, 689}, /* aten::special_hermite_polynomial_he CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1001}, /* aten::special_hermite_polynomial_he.n_scalar CompositeExplicitAutograd */
    {141, 0, 1002}, /* aten::special_hermite_polynomial_he.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 168}, {16, 3, 168}, /* aten::special_hermite_polynomial_he.out CPU Meta */
    {141, 0, 1003}, /* aten::special_hermite_polynomial_he.x_scalar CompositeExplicitAutograd */
    {141, 0, 1004}, /* aten::special_hermite_polynomial_he.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1005}, /* aten::special_i0 implicit */
    {138, 0, 1006}, /* aten::special_i0.out implicit */
    {1, 1, 169}, {16, 1, 169}, {142, 9, 690}, /* aten::special_i0e CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 169}, {16, 3, 169}, /* aten::special_i0e.out CPU Meta */
    {1, 1, 170}, {16, 1, 170}, {142, 9, 691}, /* aten::special_i1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 170}, {16, 3, 170}, /* aten::special_i1.out CPU Meta */
    {1, 1, 171}, {16, 1, 171}, {142, 9, 692}, /* aten::special_i1e CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 171}, {16, 3, 171}, /* aten::special_i1e.out CPU Meta */
    {1, 1, 172}, {16, 1, 172}, {142, 9, 693}, /* aten::special_laguerre_polynomial_l CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1007}, /* aten::special_laguerre_polynomial_l.n_scalar CompositeExplicitAutograd */
    {141, 0, 1008}, /* aten::special_laguerre_polynomial_l.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 172}, {16, 3, 172}, /* aten::special_laguerre_polynomial_l.out CPU Meta */
    {141, 0, 1009}, /* aten::special_laguerre_polynomial_l.x_scalar CompositeExplicitAutograd */
    {141, 0, 1010}, /* aten::special_laguerre_polynomial_l.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 173}, {16, 1, 173}, {142, 9, 694}, /* aten::special_legendre_polynomial_p CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1011}, /* aten::special_legendre_polynomial_p.n_scalar CompositeExplicitAutograd */
    {141, 0, 1012}, /* aten::special_legendre_polynomial_p.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 173}, {16, 3, 173}, /* aten::special_legendre_polynomial_p.out CPU Meta */
    {141, 0, 1013}, /* aten::special_legendre_polynomial_p.x_scalar CompositeExplicitAutograd */
    {141, 0, 1014}, /* aten::special_legendre_polynomial_p.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1015}, /* aten::special_log1p implicit */
    {138, 0, 1016}, /* aten::special_log1p.out implicit */
    {1, 1, 174}, {16, 1, 174}, {142, 9, 695}, /* aten::special_log_ndtr CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 174}, {16, 3, 174}, /* aten::special_log_ndtr.out CPU Meta */
    {138, 0, 1017}, /* aten::special_log_softmax implicit */
    {138, 0, 1018}, /* aten::special_logit implicit */
    {138, 0, 1019}, /* aten::special_logit.out implicit */
    {138, 0, 1020}, /* aten::special_logsumexp implicit */
    {138, 0, 1021}, /* aten::special_logsumexp.out implicit */
    {1, 1, 175}, {16, 1, 175}, {142, 9, 696}, /* aten::special_modified_bessel_i0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 175}, {16, 3, 175}, /* aten::special_modified_bessel_i0.out CPU Meta */
    {1, 1, 176}, {16, 1, 176}, {142, 9, 697}, /* aten::special_modified_bessel_i1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 176}, {16, 3, 176}, /* aten::special_modified_bessel_i1.out CPU Meta */
    {1, 1, 177}, {16, 1, 177}, {142, 9, 698}, /* aten::special_modified_bessel_k0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 177}, {16, 3, 177}, /* aten::special_modified_bessel_k0.out CPU Meta */
    {1, 1, 178}, {16, 1, 178}, {142, 9, 699}, /* aten::special_modified_bessel_k1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 178}, {16, 3, 178}, /* aten::special_modified_bessel_k1.out CPU Meta */
    {138, 0, 1022}, /* aten::special_multigammaln implicit */
    {138, 0, 1023}, /* aten::special_multigammaln.out implicit */
    {138, 0, 1024}, /* aten::special_ndtr implicit */
    {138, 0, 1025}, /* aten::special_ndtr.out implicit */
    {1, 1, 179}, {16, 1, 179}, {142, 9, 700}, /* aten::special_ndtri CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 179}, {16, 3, 179}, /* aten::special_ndtri.out CPU Meta */
    {138, 0, 1026}, /* aten::special_polygamma implicit */
    {138, 0, 1027}, /* aten::special_polygamma.out implicit */
    {138, 0, 1028}, /* aten::special_psi implicit */
    {138, 0, 1029}, /* aten::special_psi.out implicit */
    {138, 0, 1030}, /* aten::special_round implicit */
    {138, 0, 1031}, /* aten::special_round.out implicit */
    {1, 1, 180}, {16, 1, 180}, {142, 9, 701}, /* aten::special_scaled_modified_bessel_k0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 180}, {16, 3, 180}, /* aten::special_scaled_modified_bessel_k0.out CPU Meta */
    {1, 1, 181}, {16, 1, 181}, {142, 9, 702}, /* aten::special_scaled_modified_bessel_k1 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 181}, {16, 3, 181}, /* aten::special_scaled_modified_bessel_k1.out CPU Meta */
    {1, 1, 182}, {16, 1, 182}, {142, 9, 703}, /* aten::special_shifted_chebyshev_polynomial_t CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1032}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar CompositeExplicitAutograd */
    {141, 0, 1033}, /* aten::special_shifted_chebyshev_polynomial_t.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 182}, {16, 3, 182}, /* aten::special_shifted_chebyshev_polynomial_t.out CPU Meta */
    {141, 0, 1034}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar CompositeExplicitAutograd */
    {141, 0, 1035}, /* aten::special_shifted_chebyshev_polynomial_t.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 183}, {16, 1, 183}, {142, 9, 704}, /* aten::special_shifted_chebyshev_polynomial_u CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1036}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar CompositeExplicitAutograd */
    {141, 0, 1037}, /* aten::special_shifted_chebyshev_polynomial_u.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 183}, {16, 3, 183}, /* aten::special_shifted_chebyshev_polynomial_u.out CPU Meta */
    {141, 0, 1038}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar CompositeExplicitAutograd */
    {141, 0, 1039}, /* aten::special_shifted_chebyshev_polynomial_u.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 184}, {16, 1, 184}, {142, 9, 705}, /* aten::special_shifted_chebyshev_polynomial_v CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1040}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar CompositeExplicitAutograd */
    {141, 0, 1041}, /* aten::special_shifted_chebyshev_polynomial_v.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 184}, {16, 3, 184}, /* aten::special_shifted_chebyshev_polynomial_v.out CPU Meta */
    {141, 0, 1042}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar CompositeExplicitAutograd */
    {141, 0, 1043}, /* aten::special_shifted_chebyshev_polynomial_v.x_scalar_out CompositeExplicitAutograd */
    {1, 1, 185}, {16, 1, 185}, {142, 9, 706}, /* aten::special_shifted_chebyshev_polynomial_w CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1044}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar CompositeExplicitAutograd */
    {141, 0, 1045}, /* aten::special_shifted_chebyshev_polynomial_w.n_scalar_out CompositeExplicitAutograd */
    {1, 3, 185}, {16, 3, 185}, /* aten::special_shifted_chebyshev_polynomial_w.out CPU Meta */
    {141, 0, 1046}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar CompositeExplicitAutograd */
    {141, 0, 1047}, /* aten::special_shifted_chebyshev_polynomial_w.x_scalar_out CompositeExplicitAutograd */
    {138, 0, 1048}, /* aten::special_sinc implicit */
    {138, 0, 1049}, /* aten::special_sinc.out implicit */
    {138, 0, 1050}, /* aten::special_softmax implicit */
    {1, 1, 186}, {16, 1, 186}, {142, 9, 707}, /* aten::special_spherical_bessel_j0 CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 186}, {16, 3, 186}, /* aten::special_spherical_bessel_j0.out CPU Meta */
    {1, 1, 187}, {16, 1, 187}, {142, 9, 708}, /* aten::special_xlog1py CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1051}, /* aten::special_xlog1py.other_scalar CompositeExplicitAutograd */
    {141, 0, 1052}, /* aten::special_xlog1py.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 187}, {16, 3, 187}, /* aten::special_xlog1py.out CPU Meta */
    {141, 0, 1053}, /* aten::special_xlog1py.self_scalar CompositeExplicitAutograd */
    {141, 0, 1054}, /* aten::special_xlog1py.self_scalar_out CompositeExplicitAutograd */
    {138, 0, 1055}, /* aten::special_xlogy implicit */
    {138, 0, 1056}, /* aten::special_xlogy.other_scalar implicit */
    {138, 0, 1057}, /* aten::special_xlogy.other_scalar_out implicit */
    {138, 0, 1058}, /* aten::special_xlogy.out implicit */
    {138, 0, 1059}, /* aten::special_xlogy.self_scalar implicit */
    {138, 0, 1060}, /* aten::special_xlogy.self_scalar_out implicit */
    {1, 1, 188}, {16, 1, 188}, {142, 9, 709}, /* aten::special_zeta CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1061}, /* aten::special_zeta.other_scalar CompositeExplicitAutograd */
    {141, 0, 1062}, /* aten::special_zeta.other_scalar_out CompositeExplicitAutograd */
    {1, 3, 188}, {16, 3, 188}, /* aten::special_zeta.out CPU Meta */
    {141, 0, 1063}, /* aten::special_zeta.self_scalar CompositeExplicitAutograd */
    {141, 0, 1064}, /* aten::special_zeta.self_scalar_out CompositeExplicitAutograd */
    {141, 0, 1065}, /* aten::split.Tensor CompositeExplicitAutograd */
    {138, 0, 1066}, /* aten::split.sizes implicit */
    {142, 7, 710}, /* aten::split_copy.Tensor CompositeExplicitAutogradNonFunctional */
    {141, 4, 711}, /* aten::split_copy.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1067}, /* aten::split_with_sizes CompositeExplicitAutograd */
    {142, 7, 712}, /* aten::split_with_sizes_copy CompositeExplicitAutogradNonFunctional */
    {141, 4, 713}, /* aten::split_with_sizes_copy.out CompositeExplicitAutograd */
    {1, 1, 189}, {16, 1, 189}, {142, 9, 714}, /* aten::sqrt CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 189}, {16, 3, 189}, /* aten::sqrt.out CPU Meta */
    {1, 2, 189}, {16, 2, 189}, {142, 10, 714}, /* aten::sqrt_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1068}, /* aten::square implicit */
    {138, 0, 1070}, /* aten::square.out implicit */
    {138, 0, 1069}, /* aten::square_ implicit */
    {141, 0, 1071}, /* aten::squeeze CompositeExplicitAutograd */
    {141, 0, 1072}, /* aten::squeeze.dim CompositeExplicitAutograd */
    {141, 0, 1073}, /* aten::squeeze.dims CompositeExplicitAutograd */
    {141, 5, 715}, /* aten::squeeze_ CompositeExplicitAutograd */
    {141, 5, 716}, /* aten::squeeze_.dim CompositeExplicitAutograd */
    {141, 5, 717}, /* aten::squeeze_.dims CompositeExplicitAutograd */
    {142, 7, 715}, /* aten::squeeze_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 716}, /* aten::squeeze_copy.dim CompositeExplicitAutogradNonFunctional */
    {141, 8, 719}, /* aten::squeeze_copy.dim_out CompositeExplicitAutograd */
    {142, 7, 717}, /* aten::squeeze_copy.dims CompositeExplicitAutogradNonFunctional */
    {141, 8, 720}, /* aten::squeeze_copy.dims_out CompositeExplicitAutograd */
    {141, 8, 718}, /* aten::squeeze_copy.out CompositeExplicitAutograd */
    {141, 0, 1074}, /* aten::stack CompositeExplicitAutograd */
    {141, 4, 721}, /* aten::stack.out CompositeExplicitAutograd */
    {138, 0, 1075}, /* aten::std implicit */
    {1, 0, 1076}, {16, 0, 1076}, /* aten::std.correction CPU Meta */
    {1, 4, 722}, {16, 4, 722}, /* aten::std.correction_out CPU Meta */
    {138, 0, 1077}, /* aten::std.dim implicit */
    {138, 4, 723}, /* aten::std.out implicit */
    {138, 0, 1078}, /* aten::std_mean implicit */
    {1, 0, 1079}, {16, 0, 1079}, /* aten::std_mean.correction CPU Meta */
    {141, 8, 724}, /* aten::std_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1080}, /* aten::std_mean.dim implicit */
    {138, 0, 1081}, /* aten::stft implicit */
    {138, 0, 1082}, /* aten::stft.center implicit */
    {138, 0, 1083}, /* aten::storage_offset implicit */
    {138, 0, 1084}, /* aten::stride.int implicit */
    {141, 0, 1085}, /* aten::sub.Scalar CompositeExplicitAutograd */
    {141, 8, 725}, /* aten::sub.Scalar_out CompositeExplicitAutograd */
    {1, 1, 190}, {16, 1, 190}, {142, 9, 726}, /* aten::sub.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 190}, {16, 3, 190}, /* aten::sub.out CPU Meta */
    {141, 0, 1086}, /* aten::sub_.Scalar CompositeExplicitAutograd */
    {1, 2, 190}, {16, 2, 190}, {142, 10, 726}, /* aten::sub_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1087}, /* aten::subtract.Scalar implicit */
    {138, 0, 1088}, /* aten::subtract.Tensor implicit */
    {138, 0, 1091}, /* aten::subtract.out implicit */
    {138, 0, 1089}, /* aten::subtract_.Scalar implicit */
    {138, 0, 1090}, /* aten::subtract_.Tensor implicit */
    {141, 0, 1092}, /* aten::sum CompositeExplicitAutograd */
    {1, 3, 191}, {16, 3, 191}, /* aten::sum.IntList_out CPU Meta */
    {1, 1, 191}, {16, 1, 191}, {142, 9, 728}, /* aten::sum.dim_IntList CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 8, 727}, /* aten::sum.out CompositeExplicitAutograd */
    {138, 0, 1093}, /* aten::sum_to_size implicit */
    {138, 0, 1094}, /* aten::svd implicit */
    {138, 4, 729}, /* aten::svd.U implicit */
    {138, 0, 1095}, /* aten::swapaxes implicit */
    {138, 0, 1096}, /* aten::swapaxes_ implicit */
    {138, 0, 1097}, /* aten::swapdims implicit */
    {138, 0, 1098}, /* aten::swapdims_ implicit */
    {141, 0, 1099}, /* aten::sym_constrain_range CompositeExplicitAutograd */
    {141, 0, 1100}, /* aten::sym_constrain_range_for_size CompositeExplicitAutograd */
    {138, 0, 1101}, /* aten::sym_numel implicit */
    {138, 0, 1102}, /* aten::sym_size.int implicit */
    {138, 0, 1103}, /* aten::sym_storage_offset implicit */
    {138, 0, 1104}, /* aten::sym_stride.int implicit */
    {141, 0, 1105}, /* aten::t CompositeExplicitAutograd */
    {141, 5, 730}, /* aten::t_ CompositeExplicitAutograd */
    {142, 7, 730}, /* aten::t_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 731}, /* aten::t_copy.out CompositeExplicitAutograd */
    {1, 0, 1106}, {16, 0, 1106}, /* aten::take CPU Meta */
    {1, 0, 1108}, {16, 0, 1108}, /* aten::take.out CPU Meta */
    {138, 0, 1107}, /* aten::take_along_dim implicit */
    {138, 4, 732}, /* aten::take_along_dim.out implicit */
    {1, 1, 192}, {16, 1, 192}, {142, 9, 733}, /* aten::tan CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 192}, {16, 3, 192}, /* aten::tan.out CPU Meta */
    {1, 2, 192}, {16, 2, 192}, {142, 10, 733}, /* aten::tan_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 194}, {16, 1, 194}, {142, 9, 734}, /* aten::tanh CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 194}, {16, 3, 194}, /* aten::tanh.out CPU Meta */
    {1, 2, 194}, {16, 2, 194}, {142, 10, 734}, /* aten::tanh_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 193}, {16, 1, 193}, {142, 9, 735}, /* aten::tanh_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 193}, {16, 3, 193}, /* aten::tanh_backward.grad_input CPU Meta */
    {138, 0, 1113}, /* aten::tensor_split.indices implicit */
    {138, 0, 1114}, /* aten::tensor_split.sections implicit */
    {138, 0, 1115}, /* aten::tensor_split.tensor_indices_or_sections implicit */
    {138, 0, 1116}, /* aten::tensordot implicit */
    {138, 4, 736}, /* aten::tensordot.out implicit */
    {138, 0, 1117}, /* aten::thnn_conv2d implicit */
    {138, 4, 737}, /* aten::thnn_conv2d.out implicit */
    {1, 1, 196}, {16, 1, 196}, {142, 9, 738}, /* aten::threshold CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 196}, {16, 3, 196}, /* aten::threshold.out CPU Meta */
    {1, 2, 196}, {16, 2, 196}, {142, 10, 738}, /* aten::threshold_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 1, 195}, {16, 1, 195}, {142, 9, 739}, /* aten::threshold_backward CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 195}, {16, 3, 195}, /* aten::threshold_backward.grad_input CPU Meta */
    {138, 0, 1118}, /* aten::tile implicit */
    {138, 0, 1121}, /* aten::to.device implicit */
    {138, 0, 1122}, /* aten::to.dtype implicit */
    {138, 0, 1123}, /* aten::to.dtype_layout implicit */
    {138, 0, 1124}, /* aten::to.other implicit */
    {138, 0, 1119}, /* aten::to_dense implicit */
    {138, 0, 1120}, /* aten::to_dense_backward implicit */
    {1, 1, 197}, {16, 1, 197}, {142, 9, 740}, /* aten::topk CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 197}, {16, 3, 197}, /* aten::topk.values CPU Meta */
    {1, 0, 1125}, {16, 0, 1125}, /* aten::trace CPU Meta */
    {141, 8, 741}, /* aten::trace.out CompositeExplicitAutograd */
    {138, 0, 1126}, /* aten::trace_backward implicit */
    {141, 0, 1127}, /* aten::transpose.int CompositeExplicitAutograd */
    {141, 5, 742}, /* aten::transpose_ CompositeExplicitAutograd */
    {142, 7, 742}, /* aten::transpose_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 8, 743}, /* aten::transpose_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1128}, /* aten::trapezoid.dx implicit */
    {138, 0, 1129}, /* aten::trapezoid.x implicit */
    {138, 0, 1130}, /* aten::trapz.dx implicit */
    {138, 0, 1131}, /* aten::trapz.x implicit */
    {1, 0, 1132}, {16, 0, 1132}, /* aten::triangular_solve CPU Meta */
    {1, 4, 744}, {16, 4, 744}, /* aten::triangular_solve.X CPU Meta */
    {1, 1, 198}, {16, 1, 198}, {142, 9, 745}, /* aten::tril CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 198}, {16, 3, 198}, /* aten::tril.out CPU Meta */
    {1, 2, 198}, {16, 2, 198}, {142, 10, 745}, /* aten::tril_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 1133}, {16, 0, 1133}, {86, 0, 214}, /* aten::tril_indices CPU Meta BackendSelect */
    {141, 8, 746}, /* aten::tril_indices.out CompositeExplicitAutograd */
    {138, 0, 1134}, /* aten::triplet_margin_loss implicit */
    {1, 1, 199}, {16, 1, 199}, {142, 9, 747}, /* aten::triu CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 199}, {16, 3, 199}, /* aten::triu.out CPU Meta */
    {1, 2, 199}, {16, 2, 199}, {142, 10, 747}, /* aten::triu_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 0, 1135}, {16, 0, 1135}, {86, 0, 214}, /* aten::triu_indices CPU Meta BackendSelect */
    {141, 8, 748}, /* aten::triu_indices.out CompositeExplicitAutograd */
    {138, 0, 1136}, /* aten::true_divide.Scalar implicit */
    {138, 0, 1137}, /* aten::true_divide.Tensor implicit */
    {138, 0, 1140}, /* aten::true_divide.out implicit */
    {138, 0, 1138}, /* aten::true_divide_.Scalar implicit */
    {138, 0, 1139}, /* aten::true_divide_.Tensor implicit */
    {1, 1, 200}, {16, 1, 200}, {142, 9, 749}, /* aten::trunc CPU Meta CompositeExplicitAutogradNonFunctional */
    {1, 3, 200}, {16, 3, 200}, /* aten::trunc.out CPU Meta */
    {1, 2, 200}, {16, 2, 200}, {142, 10, 749}, /* aten::trunc_ CPU Meta CompositeExplicitAutogradNonFunctional */
    {138, 0, 1141}, /* aten::type_as implicit */
    {141, 0, 1142}, /* aten::unbind.int CompositeExplicitAutograd */
    {142, 7, 750}, /* aten::unbind_copy.int CompositeExplicitAutogradNonFunctional */
    {141, 4, 751}, /* aten::unbind_copy.int_out CompositeExplicitAutograd */
    {138, 0, 1144}, /* aten::unflatten.int implicit */
    {138, 0, 1143}, /* aten::unflatten_dense_tensors implicit */
    {1, 0, 1145}, {16, 0, 1145}, /* aten::unfold CPU Meta */
    {1, 0, 1146}, {16, 0, 1146}, /* aten::unfold_backward CPU Meta */
    {141, 8, 753}, /* aten::unfold_backward.out CompositeExplicitAutograd */
    {142, 7, 752}, /* aten::unfold_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 754}, /* aten::unfold_copy.out CompositeExplicitAutograd */
    {141, 6, 756}, /* aten::uniform CompositeExplicitAutograd */
    {141, 8, 755}, /* aten::uniform.out CompositeExplicitAutograd */
    {1, 0, 1147}, {16, 0, 1147}, /* aten::uniform_ CPU Meta */
    {1, 0, 1148}, {16, 0, 1148}, /* aten::unique_consecutive CPU Meta */
    {141, 8, 757}, /* aten::unique_consecutive.out CompositeExplicitAutograd */
    {1, 0, 1149}, {16, 0, 1149}, /* aten::unique_dim CPU Meta */
    {141, 8, 758}, /* aten::unique_dim.out CompositeExplicitAutograd */
    {1, 0, 1150}, {16, 0, 1150}, /* aten::unique_dim_consecutive CPU Meta */
    {141, 8, 759}, /* aten::unique_dim_consecutive.out CompositeExplicitAutograd */
    {138, 0, 1151}, /* aten::unsafe_chunk implicit */
    {141, 0, 1152}, /* aten::unsafe_split.Tensor CompositeExplicitAutograd */
    {141, 8, 760}, /* aten::unsafe_split.Tensor_out CompositeExplicitAutograd */
    {141, 0, 1153}, /* aten::unsafe_split_with_sizes CompositeExplicitAutograd */
    {141, 8, 761}, /* aten::unsafe_split_with_sizes.out CompositeExplicitAutograd */
    {141, 0, 1154}, /* aten::unsqueeze CompositeExplicitAutograd */
    {141, 5, 762}, /* aten::unsqueeze_ CompositeExplicitAutograd */
    {142, 7, 762}, /* aten::unsqueeze_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 763}, /* aten::unsqueeze_copy.out CompositeExplicitAutograd */
    {1, 0, 1155}, {16, 0, 1155}, /* aten::upsample_bicubic2d CPU Meta */
    {1, 4, 764}, {16, 4, 764}, /* aten::upsample_bicubic2d.out CPU Meta */
    {138, 0, 1157}, /* aten::upsample_bicubic2d.vec implicit */
    {1, 0, 1156}, {16, 0, 1156}, /* aten::upsample_bicubic2d_backward CPU Meta */
    {1, 4, 765}, {16, 4, 765}, /* aten::upsample_bicubic2d_backward.grad_input CPU Meta */
    {1, 0, 1158}, {16, 0, 1158}, /* aten::upsample_bilinear2d CPU Meta */
    {1, 4, 766}, {16, 4, 766}, /* aten::upsample_bilinear2d.out CPU Meta */
    {138, 0, 1160}, /* aten::upsample_bilinear2d.vec implicit */
    {141, 8, 767}, /* aten::upsample_bilinear2d.vec_out CompositeExplicitAutograd */
    {1, 0, 1159}, {16, 0, 1159}, /* aten::upsample_bilinear2d_backward CPU Meta */
    {1, 4, 768}, {16, 4, 768}, /* aten::upsample_bilinear2d_backward.grad_input CPU Meta */
    {1, 0, 1161}, {16, 0, 1161}, /* aten::upsample_linear1d CPU Meta */
    {1, 4, 769}, {16, 4, 769}, /* aten::upsample_linear1d.out CPU Meta */
    {138, 0, 1163}, /* aten::upsample_linear1d.vec implicit */
    {1, 0, 1162}, {16, 0, 1162}, /* aten::upsample_linear1d_backward CPU Meta */
    {1, 4, 770}, {16, 4, 770}, /* aten::upsample_linear1d_backward.grad_input CPU Meta */
    {1, 0, 1164}, {16, 0, 1164}, /* aten::upsample_nearest1d CPU Meta */
    {1, 4, 771}, {16, 4, 771}, /* aten::upsample_nearest1d.out CPU Meta */
    {138, 0, 1166}, /* aten::upsample_nearest1d.vec implicit */
    {1, 0, 1165}, {16, 0, 1165}, /* aten::upsample_nearest1d_backward CPU Meta */
    {1, 4, 772}, {16, 4, 772}, /* aten::upsample_nearest1d_backward.grad_input CPU Meta */
    {1, 0, 1167}, {16, 0, 1167}, /* aten::upsample_nearest2d CPU Meta */
    {1, 4, 773}, {16, 4, 773}, /* aten::upsample_nearest2d.out CPU Meta */
    {138, 0, 1169}, /* aten::upsample_nearest2d.vec implicit */
    {141, 8, 774}, /* aten::upsample_nearest2d.vec_out CompositeExplicitAutograd */
    {1, 0, 1168}, {16, 0, 1168}, /* aten::upsample_nearest2d_backward CPU Meta */
    {1, 4, 775}, {16, 4, 775}, /* aten::upsample_nearest2d_backward.grad_input CPU Meta */
    {1, 0, 1170}, {16, 0, 1170}, /* aten::upsample_nearest3d CPU Meta */
    {1, 4, 776}, {16, 4, 776}, /* aten::upsample_nearest3d.out CPU Meta */
    {138, 0, 1172}, /* aten::upsample_nearest3d.vec implicit */
    {1, 0, 1171}, {16, 0, 1171}, /* aten::upsample_nearest3d_backward CPU Meta */
    {1, 4, 777}, {16, 4, 777}, /* aten::upsample_nearest3d_backward.grad_input CPU Meta */
    {1, 0, 1173}, {16, 0, 1173}, /* aten::upsample_trilinear3d CPU Meta */
    {1, 4, 778}, {16, 4, 778}, /* aten::upsample_trilinear3d.out CPU Meta */
    {138, 0, 1175}, /* aten::upsample_trilinear3d.vec implicit */
    {1, 0, 1174}, {16, 0, 1174}, /* aten::upsample_trilinear3d_backward CPU Meta */
    {1, 4, 779}, {16, 4, 779}, /* aten::upsample_trilinear3d_backward.grad_input CPU Meta */
    {138, 0, 1176}, /* aten::value_selecting_reduction_backward implicit */
    {138, 0, 1177}, /* aten::vander implicit */
    {138, 0, 1178}, /* aten::var implicit */
    {1, 0, 1179}, {16, 0, 1179}, /* aten::var.correction CPU Meta */
    {1, 4, 780}, {16, 4, 780}, /* aten::var.correction_out CPU Meta */
    {138, 0, 1180}, /* aten::var.dim implicit */
    {138, 4, 781}, /* aten::var.out implicit */
    {138, 0, 1181}, /* aten::var_mean implicit */
    {1, 0, 1182}, {16, 0, 1182}, /* aten::var_mean.correction CPU Meta */
    {141, 8, 782}, /* aten::var_mean.correction_out CompositeExplicitAutograd */
    {138, 0, 1183}, /* aten::var_mean.dim implicit */
    {1, 0, 1184}, {16, 0, 1184}, /* aten::vdot CPU Meta */
    {141, 4, 783}, /* aten::vdot.out CompositeExplicitAutograd */
    {1, 0, 1185}, {16, 0, 1185}, /* aten::view CPU Meta */
    {141, 0, 1190}, /* aten::view.dtype CompositeExplicitAutograd */
    {138, 0, 1186}, /* aten::view_as implicit */
    {1, 0, 1187}, {16, 0, 1187}, /* aten::view_as_complex CPU Meta */
    {142, 7, 785}, /* aten::view_as_complex_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 786}, /* aten::view_as_complex_copy.out CompositeExplicitAutograd */
    {1, 0, 1188}, {16, 0, 1188}, /* aten::view_as_real CPU Meta */
    {142, 7, 787}, /* aten::view_as_real_copy CompositeExplicitAutogradNonFunctional */
    {141, 8, 788}, /* aten::view_as_real_copy.out CompositeExplicitAutograd */
    {142, 0, 1189}, /* aten::view_copy CompositeExplicitAutogradNonFunctional */
    {142, 7, 784}, /* aten::view_copy.dtype CompositeExplicitAutogradNonFunctional */
    {141, 8, 790}, /* aten::view_copy.dtype_out CompositeExplicitAutograd */
    {141, 8, 789}, /* aten::view_copy.out CompositeExplicitAutograd */
    {138, 0, 1191}, /* aten::vsplit.array implicit */
    {138, 0, 1192}, /* aten::vsplit.int implicit */
    {138, 0, 1193}, /* aten::vstack implicit */
    {138, 4, 791}, /* aten::vstack.out implicit */
    {138, 0, 1194}, /* aten::where implicit */
    {138, 0, 1195}, /* aten::where.Scalar implicit */
    {138, 0, 1196}, /* aten::where.ScalarOther implicit */
    {138, 0, 1197}, /* aten::where.ScalarSelf implicit */
    {1, 0, 1198}, {16, 0, 1198}, /* aten::where.self CPU Meta */
    {1, 0, 1199}, {16, 0, 1199}, /* aten::where.self_out CPU Meta */
    {141, 0, 1200}, /* aten::xlogy.OutScalar_Other CompositeExplicitAutograd */
    {141, 0, 1201}, /* aten::xlogy.OutScalar_Self CompositeExplicitAutograd */
    {1, 3, 201}, {16, 3, 201}, /* aten::xlogy.OutTensor CPU Meta */
    {141, 0, 1202}, /* aten::xlogy.Scalar_Other CompositeExplicitAutograd */
    {141, 0, 1203}, /* aten::xlogy.Scalar_Self CompositeExplicitAutograd */
    {1, 1, 201}, {16, 1, 201}, {142, 9, 792}, /* aten::xlogy.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 0, 1204}, /* aten::xlogy_.Scalar_Other CompositeExplicitAutograd */
    {1, 2, 201}, {16, 2, 201}, {142, 10, 792}, /* aten::xlogy_.Tensor CPU Meta CompositeExplicitAutogradNonFunctional */
    {141, 6, 794}, /* aten::zero CompositeExplicitAutograd */
    {141, 8, 793}, /* aten::zero.out CompositeExplicitAutograd */
    {1, 0, 1205}, {16, 0, 1205}, /* aten::zero_ CPU Meta */
    {141, 0, 1206}, {86, 0, 214}, /* aten::zeros CompositeExplicitAutograd BackendSelect */
    {141, 4, 795}, /* aten::zeros.out CompositeExplicitAutograd */
    {141, 0, 1207}, /* aten::zeros_like CompositeExplicitAutograd */
    {141, 8, 796}, /* aten::zeros_like.out CompositeExplicitAutograd */
    {1, 0, 712}, {37, 0, 712}, /* mkl::_mkl_linear CPU MkldnnCPU */
    {1, 0, 713}, {37, 0, 713}, /* mkldnn::_convolution_pointwise CPU MkldnnCPU */
    {1, 0, 715}, {37, 0, 715}, /* mkldnn::_convolution_pointwise.binary CPU MkldnnCPU */
    {1, 0, 714}, {37, 0, 714}, /* mkldnn::_convolution_pointwise_.binary CPU MkldnnCPU */
    {1, 0, 716}, {37, 0, 716}, /* mkldnn::_convolution_transpose_pointwise CPU MkldnnCPU */
    {1, 0, 717}, {37, 0, 717}, /* mkldnn::_linear_pointwise CPU MkldnnCPU */
    {1, 0, 718}, {37, 0, 718}, /* mkldnn::_linear_pointwise.binary CPU MkldnnCPU */
    {1, 0, 812}, {37, 0, 812}, /* onednn::qconv2d_pointwise.binary_tensor CPU MkldnnCPU */
    {1, 0, 813}, {37, 0, 813}, /* onednn::qconv_pointwise.tensor CPU MkldnnCPU */
    {1, 0, 814}, {37, 0, 814}, /* onednn::qlinear_pointwise.binary_tensor CPU MkldnnCPU */
    {1, 0, 815}, {37, 0, 815}, /* onednn::qlinear_pointwise.tensor CPU MkldnnCPU */
    {141, 0, 837}, /* prims::normal CompositeExplicitAutograd */
    {141, 0, 838}, /* prims::uniform CompositeExplicitAutograd */
    {1, 0, 845}, /* quantized::int4mm_packed_weight_cpu CPU */
    {141, 0, 1110}, /* tenon::maximum.Scalar CompositeExplicitAutograd */
    {141, 0, 1109}, /* tenon::maximum_ CompositeExplicitAutograd */
    {141, 0, 1112}, /* tenon::minimum.Scalar CompositeExplicitAutograd */
    {141, 0, 1111}, /* tenon::minimum_ CompositeExplicitAutograd */
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
    "tenon::maximum.Scalar\0tenon::maximum.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "tenon::maximum_\0tenon::maximum_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "tenon::minimum.Scalar\0tenon::minimum.Scalar(Tensor self, Scalar other) -> Tensor\0"
    "tenon::minimum_\0tenon::minimum_(Tensor(a!) self, Tensor other) -> Tensor(a!)\0"
    "";
