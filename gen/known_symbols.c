/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/stable_abi.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "loader/loading.h"

const size_t tni_num_known_symbols = 889;

const tni_known_symbol tni_known_symbols[] = {
    {34, 0}, /* aoti_record_function_end */
    {59, 0}, /* aoti_record_function_start */
    {86, 0}, /* aoti_torch__alloc_from_pool */
    {114, 0}, /* aoti_torch__embedding_bag */
    {140, 0}, /* aoti_torch__fft_c2c */
    {160, 0}, /* aoti_torch__mm_plus_mm_out */
    {187, 0}, /* aoti_torch__reinterpret_tensor */
    {218, 0}, /* aoti_torch__scaled_dot_product_efficient_attention */
    {269, 0}, /* aoti_torch__scaled_dot_product_flash_attention */
    {316, 0}, /* aoti_torch__scaled_dot_product_flash_attention_v2 */
    {366, 0}, /* aoti_torch__scaled_mm */
    {388, 0}, /* aoti_torch__scaled_mm_v2 */
    {413, 0}, /* aoti_torch_abi_version */
    {436, 0}, /* aoti_torch_addmm_out */
    {457, 0}, /* aoti_torch_as_strided */
    {479, 0}, /* aoti_torch_assign_tensors */
    {505, 0}, /* aoti_torch_assign_tensors_out */
    {535, 0}, /* aoti_torch_aten_amax */
    {556, 0}, /* aoti_torch_aten_fill__Scalar */
    {585, 4}, /* aoti_torch_aten_full */
    {606, 0}, /* aoti_torch_aten_narrow */
    {629, 0}, /* aoti_torch_aten_new_empty */
    {655, 0}, /* aoti_torch_aten_new_zeros */
    {681, 0}, /* aoti_torch_aten_pad */
    {701, 4}, /* aoti_torch_aten_subtract_Tensor */
    {733, 0}, /* aoti_torch_bmm_out */
    {752, 0}, /* aoti_torch_call_dispatcher */
    {779, 0}, /* aoti_torch_check */
    {796, 0}, /* aoti_torch_check_inf_and_nan */
    {825, 0}, /* aoti_torch_clone */
    {842, 0}, /* aoti_torch_clone_preserve_strides */
    {876, 0}, /* aoti_torch_convolution */
    {899, 0}, /* aoti_torch_copy_ */
    {916, 0}, /* aoti_torch_cpu__adaptive_avg_pool2d */
    {952, 0}, /* aoti_torch_cpu__adaptive_avg_pool2d_backward */
    {997, 0}, /* aoti_torch_cpu__adaptive_avg_pool3d */
    {1033, 0}, /* aoti_torch_cpu__adaptive_avg_pool3d_backward */
    {1078, 0}, /* aoti_torch_cpu__addmm_activation */
    {1111, 0}, /* aoti_torch_cpu__c10d_functional_all_reduce */
    {1154, 0}, /* aoti_torch_cpu__c10d_functional_all_reduce_ */
    {1198, 0}, /* aoti_torch_cpu__c10d_functional_wait_tensor */
    {1242, 0}, /* aoti_torch_cpu__cdist_backward */
    {1273, 0}, /* aoti_torch_cpu__cdist_forward */
    {1303, 0}, /* aoti_torch_cpu__dyn_quant_matmul_4bit */
    {1341, 0}, /* aoti_torch_cpu__dyn_quant_pack_4bit_weight */
    {1384, 0}, /* aoti_torch_cpu__efficientzerotensor */
    {1420, 0}, /* aoti_torch_cpu__embedding_bag */
    {1450, 0}, /* aoti_torch_cpu__embedding_bag_dense_backward */
    {1495, 0}, /* aoti_torch_cpu__embedding_bag_forward_only */
    {1538, 0}, /* aoti_torch_cpu__embedding_bag_per_sample_weights_backward */
    {1596, 0}, /* aoti_torch_cpu__fft_c2c */
    {1620, 0}, /* aoti_torch_cpu__fft_r2c */
    {1644, 0}, /* aoti_torch_cpu__fused_moving_avg_obs_fq_helper */
    {1691, 0}, /* aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional */
    {1749, 0}, /* aoti_torch_cpu__fused_rms_norm */
    {1780, 14}, /* aoti_torch_cpu__grouped_mm */
    {1807, 0}, /* aoti_torch_cpu__histogramdd_from_bin_cts */
    {1848, 0}, /* aoti_torch_cpu__int_mm_out */
    {1875, 0}, /* aoti_torch_cpu__linear_pointwise */
    {1908, 0}, /* aoti_torch_cpu__linear_pointwise_binary */
    {1948, 0}, /* aoti_torch_cpu__mkl_linear */
    {1975, 0}, /* aoti_torch_cpu__pdist_backward */
    {2006, 0}, /* aoti_torch_cpu__pdist_forward */
    {2036, 0}, /* aoti_torch_cpu__qconv2d_pointwise_binary_tensor */
    {2084, 0}, /* aoti_torch_cpu__qconv_pointwise_tensor */
    {2123, 0}, /* aoti_torch_cpu__qlinear_pointwise_binary_tensor */
    {2171, 0}, /* aoti_torch_cpu__qlinear_pointwise_tensor */
    {2212, 0}, /* aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu */
    {2271, 0}, /* aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward */
    {2339, 0}, /* aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable */
    {2403, 0}, /* aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward */
    {2476, 0}, /* aoti_torch_cpu__scaled_mm */
    {2502, 0}, /* aoti_torch_cpu__scaled_mm_out */
    {2532, 0}, /* aoti_torch_cpu__segment_reduce_backward */
    {2572, 0}, /* aoti_torch_cpu__to_sparse */
    {2598, 0}, /* aoti_torch_cpu__trilinear */
    {2624, 0}, /* aoti_torch_cpu__weight_int4pack_mm_cpu_tensor */
    {2670, 0}, /* aoti_torch_cpu__weight_int8pack_mm */
    {2705, 0}, /* aoti_torch_cpu__wrapped_linear_prepack */
    {2744, 0}, /* aoti_torch_cpu__wrapped_quantized_linear_prepacked */
    {2795, 0}, /* aoti_torch_cpu_abs */
    {2814, 0}, /* aoti_torch_cpu_adaptive_max_pool2d */
    {2849, 0}, /* aoti_torch_cpu_adaptive_max_pool2d_backward */
    {2893, 0}, /* aoti_torch_cpu_adaptive_max_pool3d */
    {2928, 0}, /* aoti_torch_cpu_adaptive_max_pool3d_backward */
    {2972, 0}, /* aoti_torch_cpu_add_Scalar */
    {2998, 0}, /* aoti_torch_cpu_add_Tensor */
    {3024, 0}, /* aoti_torch_cpu_addbmm */
    {3046, 0}, /* aoti_torch_cpu_addmm_out */
    {3071, 0}, /* aoti_torch_cpu_addmv */
    {3092, 0}, /* aoti_torch_cpu_angle */
    {3113, 0}, /* aoti_torch_cpu_avg_pool2d */
    {3139, 0}, /* aoti_torch_cpu_avg_pool2d_backward */
    {3174, 0}, /* aoti_torch_cpu_avg_pool3d */
    {3200, 0}, /* aoti_torch_cpu_avg_pool3d_backward */
    {3235, 0}, /* aoti_torch_cpu_baddbmm_out */
    {3262, 0}, /* aoti_torch_cpu_bernoulli__Tensor */
    {3295, 0}, /* aoti_torch_cpu_bernoulli__float */
    {3327, 0}, /* aoti_torch_cpu_bmm_out */
    {3350, 0}, /* aoti_torch_cpu_bucketize_Tensor */
    {3382, 0}, /* aoti_torch_cpu_cat */
    {3401, 0}, /* aoti_torch_cpu_cholesky_inverse */
    {3433, 0}, /* aoti_torch_cpu_cholesky_solve */
    {3463, 0}, /* aoti_torch_cpu_convolution */
    {3490, 0}, /* aoti_torch_cpu_convolution_backward */
    {3526, 0}, /* aoti_torch_cpu_cummax */
    {3548, 0}, /* aoti_torch_cpu_cummin */
    {3570, 0}, /* aoti_torch_cpu_cumprod */
    {3593, 0}, /* aoti_torch_cpu_cumsum */
    {3615, 0}, /* aoti_torch_cpu_exponential */
    {3642, 0}, /* aoti_torch_cpu_fill__Scalar */
    {3670, 0}, /* aoti_torch_cpu_fractional_max_pool2d */
    {3707, 0}, /* aoti_torch_cpu_fractional_max_pool2d_backward */
    {3753, 0}, /* aoti_torch_cpu_fractional_max_pool3d */
    {3790, 0}, /* aoti_torch_cpu_fractional_max_pool3d_backward */
    {3836, 0}, /* aoti_torch_cpu_gcd */
    {3855, 0}, /* aoti_torch_cpu_geqrf */
    {3876, 0}, /* aoti_torch_cpu_grid_sampler_2d_backward */
    {3916, 19}, /* aoti_torch_cpu_grid_sampler_3d */
    {3947, 19}, /* aoti_torch_cpu_grid_sampler_3d_backward */
    {3987, 0}, /* aoti_torch_cpu_hann_window */
    {4014, 0}, /* aoti_torch_cpu_histc */
    {4035, 0}, /* aoti_torch_cpu_histogram_bin_ct */
    {4067, 0}, /* aoti_torch_cpu_index_Tensor */
    {4095, 0}, /* aoti_torch_cpu_index_put */
    {4120, 0}, /* aoti_torch_cpu_index_reduce */
    {4148, 0}, /* aoti_torch_cpu_kthvalue */
    {4172, 0}, /* aoti_torch_cpu_logcumsumexp */
    {4200, 0}, /* aoti_torch_cpu_lu_unpack */
    {4225, 0}, /* aoti_torch_cpu_masked_scatter */
    {4255, 0}, /* aoti_torch_cpu_masked_scatter_backward */
    {4294, 0}, /* aoti_torch_cpu_masked_select */
    {4323, 0}, /* aoti_torch_cpu_max_pool2d_with_indices */
    {4362, 0}, /* aoti_torch_cpu_max_pool2d_with_indices_backward */
    {4410, 0}, /* aoti_torch_cpu_max_pool3d_with_indices */
    {4449, 0}, /* aoti_torch_cpu_max_pool3d_with_indices_backward */
    {4497, 0}, /* aoti_torch_cpu_max_unpool2d */
    {4525, 0}, /* aoti_torch_cpu_max_unpool3d */
    {4553, 0}, /* aoti_torch_cpu_median */
    {4575, 0}, /* aoti_torch_cpu_mkldnn__convolution_pointwise */
    {4620, 0}, /* aoti_torch_cpu_mkldnn__convolution_pointwise_binary */
    {4672, 0}, /* aoti_torch_cpu_mkldnn__convolution_pointwise_binary_ */
    {4725, 0}, /* aoti_torch_cpu_mkldnn__convolution_transpose_pointwise */
    {4780, 0}, /* aoti_torch_cpu_mkldnn_rnn_layer */
    {4812, 0}, /* aoti_torch_cpu_mm_out */
    {4834, 0}, /* aoti_torch_cpu_mode */
    {4854, 0}, /* aoti_torch_cpu_mul_Scalar */
    {4880, 0}, /* aoti_torch_cpu_mul_Tensor */
    {4906, 0}, /* aoti_torch_cpu_nanmedian */
    {4931, 0}, /* aoti_torch_cpu_narrow */
    {4953, 0}, /* aoti_torch_cpu_native_dropout */
    {4983, 0}, /* aoti_torch_cpu_nonzero */
    {5006, 9}, /* aoti_torch_cpu_nonzero_static */
    {5036, 0}, /* aoti_torch_cpu_normal_functional */
    {5069, 0}, /* aoti_torch_cpu_ormqr */
    {5090, 0}, /* aoti_torch_cpu_pad */
    {5109, 0}, /* aoti_torch_cpu_permute */
    {5132, 0}, /* aoti_torch_cpu_polar */
    {5153, 0}, /* aoti_torch_cpu_pow_Scalar */
    {5179, 0}, /* aoti_torch_cpu_pow_Tensor_Scalar */
    {5212, 0}, /* aoti_torch_cpu_pow_Tensor_Tensor */
    {5245, 0}, /* aoti_torch_cpu_rand */
    {5265, 0}, /* aoti_torch_cpu_rand_generator */
    {5295, 14}, /* aoti_torch_cpu_rand_like */
    {5320, 14}, /* aoti_torch_cpu_rand_like_generator */
    {5355, 0}, /* aoti_torch_cpu_randint */
    {5378, 0}, /* aoti_torch_cpu_randint_generator */
    {5411, 14}, /* aoti_torch_cpu_randint_like */
    {5439, 14}, /* aoti_torch_cpu_randint_like_low_dtype */
    {5477, 0}, /* aoti_torch_cpu_randint_low */
    {5504, 0}, /* aoti_torch_cpu_randint_low_out */
    {5535, 0}, /* aoti_torch_cpu_randn */
    {5556, 0}, /* aoti_torch_cpu_randn_generator */
    {5587, 14}, /* aoti_torch_cpu_randn_like */
    {5613, 14}, /* aoti_torch_cpu_randn_like_generator */
    {5649, 0}, /* aoti_torch_cpu_randperm */
    {5673, 0}, /* aoti_torch_cpu_repeat_interleave_Tensor */
    {5713, 0}, /* aoti_torch_cpu_replication_pad1d_backward */
    {5755, 0}, /* aoti_torch_cpu_replication_pad2d_backward */
    {5797, 0}, /* aoti_torch_cpu_reshape */
    {5820, 0}, /* aoti_torch_cpu_resize_ */
    {5843, 0}, /* aoti_torch_cpu_resize_as_ */
    {5869, 0}, /* aoti_torch_cpu_scatter_reduce_two_out */
    {5907, 0}, /* aoti_torch_cpu_scatter_src_out */
    {5938, 0}, /* aoti_torch_cpu_scatter_value_out */
    {5971, 0}, /* aoti_torch_cpu_searchsorted_Scalar */
    {6006, 0}, /* aoti_torch_cpu_searchsorted_Tensor */
    {6041, 0}, /* aoti_torch_cpu_segment_reduce */
    {6071, 0}, /* aoti_torch_cpu_set__source_Tensor */
    {6105, 0}, /* aoti_torch_cpu_slice_Tensor */
    {6133, 0}, /* aoti_torch_cpu_soft_margin_loss_backward */
    {6174, 0}, /* aoti_torch_cpu_sort */
    {6194, 0}, /* aoti_torch_cpu_sort_stable */
    {6221, 0}, /* aoti_torch_cpu_squeeze_dim */
    {6248, 0}, /* aoti_torch_cpu_to_sparse */
    {6273, 0}, /* aoti_torch_cpu_topk */
    {6293, 0}, /* aoti_torch_cpu_triangular_solve */
    {6325, 0}, /* aoti_torch_cpu_uniform */
    {6348, 0}, /* aoti_torch_cpu_upsample_bicubic2d_backward */
    {6391, 0}, /* aoti_torch_cpu_upsample_linear1d_backward */
    {6433, 0}, /* aoti_torch_cpu_upsample_trilinear3d_backward */
    {6478, 0}, /* aoti_torch_cpu_view_as_complex */
    {6509, 0}, /* aoti_torch_cpu_view_as_real */
    {6537, 0}, /* aoti_torch_cpu_view_dtype */
    {6563, 0}, /* aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight */
    {6612, 0}, /* aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16 */
    {6664, 0}, /* aoti_torch_create_cuda_guard */
    {6693, 0}, /* aoti_torch_create_cuda_stream_guard */
    {6729, 0}, /* aoti_torch_create_device_guard */
    {6760, 0}, /* aoti_torch_create_tensor_from_blob */
    {6795, 0}, /* aoti_torch_create_tensor_from_blob_v2 */
    {6833, 0}, /* aoti_torch_create_xpu_guard */
    {6861, 0}, /* aoti_torch_create_xpu_stream_guard */
    {6896, 0}, /* aoti_torch_cuda__adaptive_avg_pool2d */
    {6933, 0}, /* aoti_torch_cuda__adaptive_avg_pool2d_backward */
    {6979, 0}, /* aoti_torch_cuda__adaptive_avg_pool3d */
    {7016, 0}, /* aoti_torch_cuda__adaptive_avg_pool3d_backward */
    {7062, 0}, /* aoti_torch_cuda__addmm_activation */
    {7096, 0}, /* aoti_torch_cuda__cdist_backward */
    {7128, 0}, /* aoti_torch_cuda__cdist_forward */
    {7159, 0}, /* aoti_torch_cuda__cudnn_rnn */
    {7186, 0}, /* aoti_torch_cuda__efficient_attention_backward */
    {7232, 0}, /* aoti_torch_cuda__efficient_attention_forward */
    {7277, 0}, /* aoti_torch_cuda__efficientzerotensor */
    {7314, 0}, /* aoti_torch_cuda__embedding_bag */
    {7345, 0}, /* aoti_torch_cuda__embedding_bag_dense_backward */
    {7391, 0}, /* aoti_torch_cuda__embedding_bag_forward_only */
    {7435, 0}, /* aoti_torch_cuda__embedding_bag_per_sample_weights_backward */
    {7494, 0}, /* aoti_torch_cuda__fft_c2c */
    {7519, 0}, /* aoti_torch_cuda__fft_r2c */
    {7544, 0}, /* aoti_torch_cuda__flash_attention_backward */
    {7586, 0}, /* aoti_torch_cuda__flash_attention_forward */
    {7627, 14}, /* aoti_torch_cuda__flash_attention_forward_no_dropout_inplace */
    {7687, 14}, /* aoti_torch_cuda__flash_attention_forward_no_dropout_inplace_v2 */
    {7750, 9}, /* aoti_torch_cuda__flash_attention_forward_quantized */
    {7801, 14}, /* aoti_torch_cuda__flash_attention_forward_v2 */
    {7845, 0}, /* aoti_torch_cuda__fused_moving_avg_obs_fq_helper */
    {7893, 0}, /* aoti_torch_cuda__fused_moving_avg_obs_fq_helper_functional */
    {7952, 0}, /* aoti_torch_cuda__fused_rms_norm */
    {7984, 14}, /* aoti_torch_cuda__grouped_mm */
    {8012, 0}, /* aoti_torch_cuda__int_mm_out */
    {8040, 0}, /* aoti_torch_cuda__pdist_backward */
    {8072, 0}, /* aoti_torch_cuda__pdist_forward */
    {8103, 0}, /* aoti_torch_cuda__scaled_dot_product_cudnn_attention */
    {8155, 0}, /* aoti_torch_cuda__scaled_dot_product_cudnn_attention_backward */
    {8216, 0}, /* aoti_torch_cuda__scaled_dot_product_efficient_attention */
    {8272, 0}, /* aoti_torch_cuda__scaled_dot_product_efficient_attention_backward */
    {8337, 0}, /* aoti_torch_cuda__scaled_dot_product_flash_attention */
    {8389, 0}, /* aoti_torch_cuda__scaled_dot_product_flash_attention_backward */
    {8450, 9}, /* aoti_torch_cuda__scaled_dot_product_flash_attention_quantized */
    {8512, 0}, /* aoti_torch_cuda__scaled_dot_product_fused_attention_overrideable */
    {8577, 0}, /* aoti_torch_cuda__scaled_dot_product_fused_attention_overrideable_backward */
    {8651, 4}, /* aoti_torch_cuda__scaled_grouped_mm */
    {8686, 0}, /* aoti_torch_cuda__scaled_mm */
    {8713, 0}, /* aoti_torch_cuda__scaled_mm_out */
    {8744, 0}, /* aoti_torch_cuda__segment_reduce_backward */
    {8785, 0}, /* aoti_torch_cuda__thnn_fused_lstm_cell */
    {8823, 0}, /* aoti_torch_cuda__to_sparse */
    {8850, 0}, /* aoti_torch_cuda__trilinear */
    {8877, 0}, /* aoti_torch_cuda__weight_int4pack_mm */
    {8913, 0}, /* aoti_torch_cuda__weight_int8pack_mm */
    {8949, 0}, /* aoti_torch_cuda_abs */
    {8969, 0}, /* aoti_torch_cuda_adaptive_max_pool2d */
    {9005, 0}, /* aoti_torch_cuda_adaptive_max_pool2d_backward */
    {9050, 0}, /* aoti_torch_cuda_adaptive_max_pool3d */
    {9086, 0}, /* aoti_torch_cuda_adaptive_max_pool3d_backward */
    {9131, 0}, /* aoti_torch_cuda_add_Scalar */
    {9158, 0}, /* aoti_torch_cuda_add_Tensor */
    {9185, 0}, /* aoti_torch_cuda_addbmm */
    {9208, 0}, /* aoti_torch_cuda_addmm_out */
    {9234, 0}, /* aoti_torch_cuda_addmv */
    {9256, 0}, /* aoti_torch_cuda_angle */
    {9278, 0}, /* aoti_torch_cuda_avg_pool2d */
    {9305, 0}, /* aoti_torch_cuda_avg_pool2d_backward */
    {9341, 0}, /* aoti_torch_cuda_avg_pool3d */
    {9368, 0}, /* aoti_torch_cuda_avg_pool3d_backward */
    {9404, 0}, /* aoti_torch_cuda_baddbmm_out */
    {9432, 0}, /* aoti_torch_cuda_bernoulli__Tensor */
    {9466, 0}, /* aoti_torch_cuda_bernoulli__float */
    {9499, 0}, /* aoti_torch_cuda_bmm_out */
    {9523, 0}, /* aoti_torch_cuda_bucketize_Tensor */
    {9556, 4}, /* aoti_torch_cuda_caching_allocator_raw_alloc */
    {9600, 4}, /* aoti_torch_cuda_caching_allocator_raw_delete */
    {9645, 0}, /* aoti_torch_cuda_cat */
    {9665, 0}, /* aoti_torch_cuda_cholesky_inverse */
    {9698, 0}, /* aoti_torch_cuda_cholesky_solve */
    {9729, 0}, /* aoti_torch_cuda_convolution */
    {9757, 0}, /* aoti_torch_cuda_convolution_backward */
    {9794, 0}, /* aoti_torch_cuda_cummax */
    {9817, 0}, /* aoti_torch_cuda_cummin */
    {9840, 0}, /* aoti_torch_cuda_cumprod */
    {9864, 0}, /* aoti_torch_cuda_cumsum */
    {9887, 0}, /* aoti_torch_cuda_exponential */
    {9915, 0}, /* aoti_torch_cuda_fill__Scalar */
    {9944, 0}, /* aoti_torch_cuda_fractional_max_pool2d */
    {9982, 0}, /* aoti_torch_cuda_fractional_max_pool2d_backward */
    {10029, 0}, /* aoti_torch_cuda_fractional_max_pool3d */
    {10067, 0}, /* aoti_torch_cuda_fractional_max_pool3d_backward */
    {10114, 0}, /* aoti_torch_cuda_gcd */
    {10134, 0}, /* aoti_torch_cuda_geqrf */
    {10156, 0}, /* aoti_torch_cuda_grid_sampler_2d_backward */
    {10197, 19}, /* aoti_torch_cuda_grid_sampler_3d */
    {10229, 19}, /* aoti_torch_cuda_grid_sampler_3d_backward */
    {10270, 0}, /* aoti_torch_cuda_guard_set_index */
    {10302, 0}, /* aoti_torch_cuda_hann_window */
    {10330, 0}, /* aoti_torch_cuda_histc */
    {10352, 0}, /* aoti_torch_cuda_index_Tensor */
    {10381, 0}, /* aoti_torch_cuda_index_put */
    {10407, 0}, /* aoti_torch_cuda_index_reduce */
    {10436, 0}, /* aoti_torch_cuda_kthvalue */
    {10461, 0}, /* aoti_torch_cuda_logcumsumexp */
    {10490, 0}, /* aoti_torch_cuda_lu_unpack */
    {10516, 0}, /* aoti_torch_cuda_masked_scatter */
    {10547, 0}, /* aoti_torch_cuda_masked_scatter_backward */
    {10587, 0}, /* aoti_torch_cuda_masked_select */
    {10617, 0}, /* aoti_torch_cuda_max_pool2d_with_indices */
    {10657, 0}, /* aoti_torch_cuda_max_pool2d_with_indices_backward */
    {10706, 0}, /* aoti_torch_cuda_max_pool3d_with_indices */
    {10746, 0}, /* aoti_torch_cuda_max_pool3d_with_indices_backward */
    {10795, 0}, /* aoti_torch_cuda_max_unpool2d */
    {10824, 0}, /* aoti_torch_cuda_max_unpool3d */
    {10853, 0}, /* aoti_torch_cuda_median */
    {10876, 9}, /* aoti_torch_cuda_mm_dtype_out */
    {10905, 0}, /* aoti_torch_cuda_mm_out */
    {10928, 0}, /* aoti_torch_cuda_mode */
    {10949, 0}, /* aoti_torch_cuda_mul_Scalar */
    {10976, 0}, /* aoti_torch_cuda_mul_Tensor */
    {11003, 0}, /* aoti_torch_cuda_nanmedian */
    {11029, 0}, /* aoti_torch_cuda_narrow */
    {11052, 0}, /* aoti_torch_cuda_native_dropout */
    {11083, 0}, /* aoti_torch_cuda_nonzero */
    {11107, 9}, /* aoti_torch_cuda_nonzero_static */
    {11138, 0}, /* aoti_torch_cuda_normal_functional */
    {11172, 0}, /* aoti_torch_cuda_ormqr */
    {11194, 0}, /* aoti_torch_cuda_pad */
    {11214, 0}, /* aoti_torch_cuda_permute */
    {11238, 0}, /* aoti_torch_cuda_polar */
    {11260, 0}, /* aoti_torch_cuda_pow_Scalar */
    {11287, 0}, /* aoti_torch_cuda_pow_Tensor_Scalar */
    {11321, 0}, /* aoti_torch_cuda_pow_Tensor_Tensor */
    {11355, 0}, /* aoti_torch_cuda_rand */
    {11376, 0}, /* aoti_torch_cuda_rand_generator */
    {11407, 14}, /* aoti_torch_cuda_rand_like */
    {11433, 14}, /* aoti_torch_cuda_rand_like_generator */
    {11469, 0}, /* aoti_torch_cuda_randint */
    {11493, 0}, /* aoti_torch_cuda_randint_generator */
    {11527, 14}, /* aoti_torch_cuda_randint_like */
    {11556, 14}, /* aoti_torch_cuda_randint_like_low_dtype */
    {11595, 0}, /* aoti_torch_cuda_randint_low */
    {11623, 0}, /* aoti_torch_cuda_randint_low_out */
    {11655, 0}, /* aoti_torch_cuda_randn */
    {11677, 0}, /* aoti_torch_cuda_randn_generator */
    {11709, 14}, /* aoti_torch_cuda_randn_like */
    {11736, 14}, /* aoti_torch_cuda_randn_like_generator */
    {11773, 0}, /* aoti_torch_cuda_randperm */
    {11798, 0}, /* aoti_torch_cuda_repeat_interleave_Tensor */
    {11839, 0}, /* aoti_torch_cuda_replication_pad1d_backward */
    {11882, 0}, /* aoti_torch_cuda_replication_pad2d_backward */
    {11925, 0}, /* aoti_torch_cuda_reshape */
    {11949, 0}, /* aoti_torch_cuda_resize_ */
    {11973, 0}, /* aoti_torch_cuda_resize_as_ */
    {12000, 0}, /* aoti_torch_cuda_scatter_reduce_two_out */
    {12039, 0}, /* aoti_torch_cuda_scatter_src_out */
    {12071, 0}, /* aoti_torch_cuda_scatter_value_out */
    {12105, 0}, /* aoti_torch_cuda_searchsorted_Scalar */
    {12141, 0}, /* aoti_torch_cuda_searchsorted_Tensor */
    {12177, 0}, /* aoti_torch_cuda_segment_reduce */
    {12208, 0}, /* aoti_torch_cuda_set__source_Tensor */
    {12243, 0}, /* aoti_torch_cuda_slice_Tensor */
    {12272, 0}, /* aoti_torch_cuda_soft_margin_loss_backward */
    {12314, 0}, /* aoti_torch_cuda_sort */
    {12335, 0}, /* aoti_torch_cuda_sort_stable */
    {12363, 0}, /* aoti_torch_cuda_squeeze_dim */
    {12391, 0}, /* aoti_torch_cuda_to_sparse */
    {12417, 0}, /* aoti_torch_cuda_topk */
    {12438, 0}, /* aoti_torch_cuda_triangular_solve */
    {12471, 0}, /* aoti_torch_cuda_uniform */
    {12495, 0}, /* aoti_torch_cuda_upsample_bicubic2d_backward */
    {12539, 0}, /* aoti_torch_cuda_upsample_linear1d_backward */
    {12582, 0}, /* aoti_torch_cuda_upsample_trilinear3d_backward */
    {12628, 0}, /* aoti_torch_cuda_view_as_complex */
    {12660, 0}, /* aoti_torch_cuda_view_as_real */
    {12689, 0}, /* aoti_torch_cuda_view_dtype */
    {12716, 4}, /* aoti_torch_delete_c10_value_object */
    {12751, 0}, /* aoti_torch_delete_cuda_guard */
    {12780, 0}, /* aoti_torch_delete_cuda_stream_guard */
    {12816, 0}, /* aoti_torch_delete_device_guard */
    {12847, 0}, /* aoti_torch_delete_library_object */
    {12880, 0}, /* aoti_torch_delete_stream */
    {12905, 0}, /* aoti_torch_delete_tensor_object */
    {12937, 0}, /* aoti_torch_delete_xpu_guard */
    {12965, 0}, /* aoti_torch_delete_xpu_stream_guard */
    {13000, 0}, /* aoti_torch_device_guard_set_index */
    {13034, 0}, /* aoti_torch_device_type_cpu */
    {13061, 0}, /* aoti_torch_device_type_cuda */
    {13089, 0}, /* aoti_torch_device_type_meta */
    {13117, 0}, /* aoti_torch_device_type_mps */
    {13144, 0}, /* aoti_torch_device_type_privateuse1 */
    {13179, 0}, /* aoti_torch_device_type_xpu */
    {13206, 0}, /* aoti_torch_dtype_bfloat16 */
    {13232, 0}, /* aoti_torch_dtype_bool */
    {13254, 0}, /* aoti_torch_dtype_complex128 */
    {13282, 0}, /* aoti_torch_dtype_complex32 */
    {13309, 0}, /* aoti_torch_dtype_complex64 */
    {13336, 0}, /* aoti_torch_dtype_element_size */
    {13366, 0}, /* aoti_torch_dtype_float16 */
    {13391, 0}, /* aoti_torch_dtype_float32 */
    {13416, 14}, /* aoti_torch_dtype_float4_e2m1fn_x2 */
    {13450, 0}, /* aoti_torch_dtype_float64 */
    {13475, 0}, /* aoti_torch_dtype_float8_e4m3fn */
    {13506, 0}, /* aoti_torch_dtype_float8_e4m3fnuz */
    {13539, 0}, /* aoti_torch_dtype_float8_e5m2 */
    {13568, 0}, /* aoti_torch_dtype_float8_e5m2fnuz */
    {13601, 14}, /* aoti_torch_dtype_float8_e8m0fnu */
    {13633, 0}, /* aoti_torch_dtype_int16 */
    {13656, 0}, /* aoti_torch_dtype_int32 */
    {13679, 0}, /* aoti_torch_dtype_int64 */
    {13702, 0}, /* aoti_torch_dtype_int8 */
    {13724, 0}, /* aoti_torch_dtype_uint16 */
    {13748, 0}, /* aoti_torch_dtype_uint32 */
    {13772, 0}, /* aoti_torch_dtype_uint64 */
    {13796, 0}, /* aoti_torch_dtype_uint8 */
    {13819, 0}, /* aoti_torch_empty_strided */
    {13844, 0}, /* aoti_torch_empty_strided_pinned */
    {13876, 0}, /* aoti_torch_get_current_cuda_stream */
    {13911, 0}, /* aoti_torch_get_current_device_index */
    {13947, 0}, /* aoti_torch_get_current_stream */
    {13977, 0}, /* aoti_torch_get_current_sycl_queue */
    {14011, 0}, /* aoti_torch_get_current_xpu_device */
    {14045, 0}, /* aoti_torch_get_current_xpu_stream */
    {14079, 0}, /* aoti_torch_get_data_ptr */
    {14103, 0}, /* aoti_torch_get_device_index */
    {14131, 0}, /* aoti_torch_get_device_type */
    {14158, 0}, /* aoti_torch_get_dim */
    {14177, 0}, /* aoti_torch_get_dtype */
    {14198, 0}, /* aoti_torch_get_layout */
    {14220, 0}, /* aoti_torch_get_numel */
    {14241, 0}, /* aoti_torch_get_size */
    {14261, 0}, /* aoti_torch_get_sizes */
    {14282, 0}, /* aoti_torch_get_storage_numel */
    {14311, 0}, /* aoti_torch_get_storage_offset */
    {14341, 0}, /* aoti_torch_get_storage_size */
    {14369, 0}, /* aoti_torch_get_stride */
    {14391, 0}, /* aoti_torch_get_strides */
    {14414, 0}, /* aoti_torch_grad_mode_is_enabled */
    {14446, 0}, /* aoti_torch_grad_mode_set_enabled */
    {14479, 0}, /* aoti_torch_index_put_out */
    {14504, 4}, /* aoti_torch_int64_to_ivalue */
    {14531, 0}, /* aoti_torch_is_contiguous */
    {14556, 0}, /* aoti_torch_is_defined */
    {14578, 0}, /* aoti_torch_item_bfloat16 */
    {14603, 0}, /* aoti_torch_item_bool */
    {14624, 0}, /* aoti_torch_item_complex64 */
    {14650, 0}, /* aoti_torch_item_float16 */
    {14674, 0}, /* aoti_torch_item_float32 */
    {14698, 0}, /* aoti_torch_item_float64 */
    {14722, 0}, /* aoti_torch_item_int16 */
    {14744, 0}, /* aoti_torch_item_int32 */
    {14766, 0}, /* aoti_torch_item_int64 */
    {14788, 0}, /* aoti_torch_item_int8 */
    {14809, 0}, /* aoti_torch_item_uint16 */
    {14832, 0}, /* aoti_torch_item_uint32 */
    {14855, 0}, /* aoti_torch_item_uint64 */
    {14878, 0}, /* aoti_torch_item_uint8 */
    {14900, 0}, /* aoti_torch_layout__mkldnn */
    {14926, 0}, /* aoti_torch_layout_jagged */
    {14951, 0}, /* aoti_torch_layout_sparse_bsc */
    {14980, 0}, /* aoti_torch_layout_sparse_bsr */
    {15009, 0}, /* aoti_torch_layout_sparse_coo */
    {15038, 0}, /* aoti_torch_layout_sparse_csc */
    {15067, 0}, /* aoti_torch_layout_sparse_csr */
    {15096, 0}, /* aoti_torch_layout_strided */
    {15122, 0}, /* aoti_torch_library_def */
    {15145, 0}, /* aoti_torch_library_impl */
    {15169, 0}, /* aoti_torch_library_init_def */
    {15197, 0}, /* aoti_torch_library_init_fragment */
    {15230, 0}, /* aoti_torch_library_init_impl */
    {15259, 0}, /* aoti_torch_memory_format_channels_last */
    {15298, 0}, /* aoti_torch_memory_format_channels_last_3d */
    {15340, 0}, /* aoti_torch_memory_format_contiguous_format */
    {15383, 0}, /* aoti_torch_memory_format_preserve_format */
    {15424, 0}, /* aoti_torch_mm_out */
    {15442, 0}, /* aoti_torch_mps__adaptive_avg_pool2d */
    {15478, 0}, /* aoti_torch_mps__adaptive_avg_pool2d_backward */
    {15523, 19}, /* aoti_torch_mps__cdist_backward */
    {15554, 0}, /* aoti_torch_mps__cdist_forward */
    {15584, 0}, /* aoti_torch_mps__efficientzerotensor */
    {15620, 4}, /* aoti_torch_mps__embedding_bag */
    {15650, 4}, /* aoti_torch_mps__embedding_bag_dense_backward */
    {15695, 4}, /* aoti_torch_mps__embedding_bag_forward_only */
    {15738, 4}, /* aoti_torch_mps__embedding_bag_per_sample_weights_backward */
    {15796, 0}, /* aoti_torch_mps__fft_c2c */
    {15820, 0}, /* aoti_torch_mps__fft_r2c */
    {15844, 0}, /* aoti_torch_mps__fused_moving_avg_obs_fq_helper_functional */
    {15902, 0}, /* aoti_torch_mps__fused_rms_norm */
    {15933, 14}, /* aoti_torch_mps__grouped_mm */
    {15960, 0}, /* aoti_torch_mps__histogramdd_from_bin_cts */
    {16001, 29}, /* aoti_torch_mps__int_mm_out */
    {16028, 0}, /* aoti_torch_mps__scaled_dot_product_attention_math_for_mps */
    {16086, 14}, /* aoti_torch_mps__scaled_dot_product_attention_math_for_mps_v2 */
    {16147, 0}, /* aoti_torch_mps__scaled_dot_product_fused_attention_overrideable */
    {16211, 0}, /* aoti_torch_mps__scaled_dot_product_fused_attention_overrideable_backward */
    {16284, 0}, /* aoti_torch_mps__to_sparse */
    {16310, 0}, /* aoti_torch_mps__trilinear */
    {16336, 0}, /* aoti_torch_mps__weight_int4pack_mm */
    {16371, 0}, /* aoti_torch_mps__weight_int8pack_mm */
    {16406, 0}, /* aoti_torch_mps_abs */
    {16425, 0}, /* aoti_torch_mps_adaptive_max_pool2d */
    {16460, 0}, /* aoti_torch_mps_adaptive_max_pool2d_backward */
    {16504, 0}, /* aoti_torch_mps_add_Scalar */
    {16530, 0}, /* aoti_torch_mps_add_Tensor */
    {16556, 0}, /* aoti_torch_mps_addbmm */
    {16578, 0}, /* aoti_torch_mps_addmm_out */
    {16603, 0}, /* aoti_torch_mps_addmv */
    {16624, 0}, /* aoti_torch_mps_angle */
    {16645, 0}, /* aoti_torch_mps_avg_pool2d */
    {16671, 0}, /* aoti_torch_mps_avg_pool2d_backward */
    {16706, 0}, /* aoti_torch_mps_avg_pool3d */
    {16732, 0}, /* aoti_torch_mps_avg_pool3d_backward */
    {16767, 0}, /* aoti_torch_mps_baddbmm_out */
    {16794, 0}, /* aoti_torch_mps_bernoulli__Tensor */
    {16827, 0}, /* aoti_torch_mps_bernoulli__float */
    {16859, 0}, /* aoti_torch_mps_bmm_out */
    {16882, 0}, /* aoti_torch_mps_bucketize_Tensor */
    {16914, 0}, /* aoti_torch_mps_cat */
    {16933, 9}, /* aoti_torch_mps_cholesky_inverse */
    {16965, 0}, /* aoti_torch_mps_cholesky_solve */
    {16995, 0}, /* aoti_torch_mps_convolution */
    {17022, 0}, /* aoti_torch_mps_convolution_backward */
    {17058, 0}, /* aoti_torch_mps_copy_buffer */
    {17085, 4}, /* aoti_torch_mps_create_shader_library */
    {17122, 0}, /* aoti_torch_mps_cummax */
    {17144, 0}, /* aoti_torch_mps_cummin */
    {17166, 0}, /* aoti_torch_mps_cumprod */
    {17189, 0}, /* aoti_torch_mps_cumsum */
    {17211, 4}, /* aoti_torch_mps_delete_shader_library */
    {17248, 4}, /* aoti_torch_mps_dispatch_array */
    {17278, 4}, /* aoti_torch_mps_dispatch_array_with_group_size */
    {17324, 4}, /* aoti_torch_mps_dispatch_single */
    {17355, 4}, /* aoti_torch_mps_dispatch_single_with_group_size */
    {17402, 0}, /* aoti_torch_mps_exponential */
    {17429, 0}, /* aoti_torch_mps_fill__Scalar */
    {17457, 0}, /* aoti_torch_mps_free */
    {17477, 9}, /* aoti_torch_mps_gcd */
    {17496, 24}, /* aoti_torch_mps_geqrf */
    {17517, 4}, /* aoti_torch_mps_get_kernel_function */
    {17552, 19}, /* aoti_torch_mps_grid_sampler_2d_backward */
    {17592, 19}, /* aoti_torch_mps_grid_sampler_3d */
    {17623, 19}, /* aoti_torch_mps_grid_sampler_3d_backward */
    {17663, 0}, /* aoti_torch_mps_hann_window */
    {17690, 0}, /* aoti_torch_mps_histc */
    {17711, 0}, /* aoti_torch_mps_histogram_bin_ct */
    {17743, 0}, /* aoti_torch_mps_index_Tensor */
    {17771, 0}, /* aoti_torch_mps_index_put */
    {17796, 14}, /* aoti_torch_mps_index_reduce */
    {17824, 0}, /* aoti_torch_mps_kthvalue */
    {17848, 0}, /* aoti_torch_mps_logcumsumexp */
    {17876, 0}, /* aoti_torch_mps_lu_unpack */
    {17901, 0}, /* aoti_torch_mps_malloc */
    {17923, 0}, /* aoti_torch_mps_masked_scatter */
    {17953, 0}, /* aoti_torch_mps_masked_scatter_backward */
    {17992, 0}, /* aoti_torch_mps_masked_select */
    {18021, 0}, /* aoti_torch_mps_max_pool2d_with_indices */
    {18060, 0}, /* aoti_torch_mps_max_pool2d_with_indices_backward */
    {18108, 0}, /* aoti_torch_mps_max_pool3d_with_indices */
    {18147, 0}, /* aoti_torch_mps_max_pool3d_with_indices_backward */
    {18195, 0}, /* aoti_torch_mps_max_unpool2d */
    {18223, 0}, /* aoti_torch_mps_max_unpool3d */
    {18251, 0}, /* aoti_torch_mps_median */
    {18273, 0}, /* aoti_torch_mps_memcpy */
    {18295, 0}, /* aoti_torch_mps_mm_out */
    {18317, 0}, /* aoti_torch_mps_mul_Scalar */
    {18343, 0}, /* aoti_torch_mps_mul_Tensor */
    {18369, 0}, /* aoti_torch_mps_nanmedian */
    {18394, 0}, /* aoti_torch_mps_narrow */
    {18416, 0}, /* aoti_torch_mps_native_dropout */
    {18446, 0}, /* aoti_torch_mps_nonzero */
    {18469, 14}, /* aoti_torch_mps_nonzero_static */
    {18499, 0}, /* aoti_torch_mps_normal_functional */
    {18532, 0}, /* aoti_torch_mps_pad */
    {18551, 0}, /* aoti_torch_mps_permute */
    {18574, 0}, /* aoti_torch_mps_polar */
    {18595, 0}, /* aoti_torch_mps_pow_Scalar */
    {18621, 0}, /* aoti_torch_mps_pow_Tensor_Scalar */
    {18654, 0}, /* aoti_torch_mps_pow_Tensor_Tensor */
    {18687, 0}, /* aoti_torch_mps_rand */
    {18707, 0}, /* aoti_torch_mps_rand_generator */
    {18737, 14}, /* aoti_torch_mps_rand_like */
    {18762, 14}, /* aoti_torch_mps_rand_like_generator */
    {18797, 0}, /* aoti_torch_mps_randint */
    {18820, 0}, /* aoti_torch_mps_randint_generator */
    {18853, 14}, /* aoti_torch_mps_randint_like */
    {18881, 14}, /* aoti_torch_mps_randint_like_low_dtype */
    {18919, 0}, /* aoti_torch_mps_randint_low */
    {18946, 0}, /* aoti_torch_mps_randint_low_out */
    {18977, 0}, /* aoti_torch_mps_randn */
    {18998, 0}, /* aoti_torch_mps_randn_generator */
    {19029, 14}, /* aoti_torch_mps_randn_like */
    {19055, 14}, /* aoti_torch_mps_randn_like_generator */
    {19091, 0}, /* aoti_torch_mps_randperm */
    {19115, 0}, /* aoti_torch_mps_repeat_interleave_Tensor */
    {19155, 0}, /* aoti_torch_mps_replication_pad1d_backward */
    {19197, 0}, /* aoti_torch_mps_replication_pad2d_backward */
    {19239, 0}, /* aoti_torch_mps_reshape */
    {19262, 0}, /* aoti_torch_mps_resize_ */
    {19285, 0}, /* aoti_torch_mps_resize_as_ */
    {19311, 4}, /* aoti_torch_mps_run_command_block */
    {19344, 0}, /* aoti_torch_mps_scatter_reduce_two_out */
    {19382, 0}, /* aoti_torch_mps_scatter_src_out */
    {19413, 0}, /* aoti_torch_mps_scatter_value_out */
    {19446, 0}, /* aoti_torch_mps_searchsorted_Scalar */
    {19481, 0}, /* aoti_torch_mps_searchsorted_Tensor */
    {19516, 0}, /* aoti_torch_mps_set__source_Tensor */
    {19550, 0}, /* aoti_torch_mps_set_arg_int */
    {19577, 0}, /* aoti_torch_mps_set_arg_tensor */
    {19607, 4}, /* aoti_torch_mps_shared_callback */
    {19638, 0}, /* aoti_torch_mps_slice_Tensor */
    {19666, 0}, /* aoti_torch_mps_soft_margin_loss_backward */
    {19707, 0}, /* aoti_torch_mps_sort */
    {19727, 0}, /* aoti_torch_mps_sort_stable */
    {19754, 0}, /* aoti_torch_mps_squeeze_dim */
    {19781, 4}, /* aoti_torch_mps_start_encoding */
    {19811, 0}, /* aoti_torch_mps_to_sparse */
    {19836, 0}, /* aoti_torch_mps_topk */
    {19856, 0}, /* aoti_torch_mps_triangular_solve */
    {19888, 0}, /* aoti_torch_mps_uniform */
    {19911, 0}, /* aoti_torch_mps_upsample_bicubic2d_backward */
    {19954, 0}, /* aoti_torch_mps_upsample_linear1d_backward */
    {19996, 0}, /* aoti_torch_mps_upsample_trilinear3d_backward */
    {20041, 0}, /* aoti_torch_mps_view_as_complex */
    {20072, 0}, /* aoti_torch_mps_view_as_real */
    {20100, 0}, /* aoti_torch_mps_view_dtype */
    {20126, 0}, /* aoti_torch_new_tensor_handle */
    {20155, 0}, /* aoti_torch_new_uninitialized_tensor */
    {20191, 0}, /* aoti_torch_nonzero */
    {20210, 0}, /* aoti_torch_print_tensor_handle */
    {20241, 0}, /* aoti_torch_proxy_executor_call_function */
    {20281, 0}, /* aoti_torch_repeat_interleave_Tensor */
    {20317, 0}, /* aoti_torch_save_tensor_handle */
    {20347, 0}, /* aoti_torch_scalar_to_tensor_bool */
    {20380, 0}, /* aoti_torch_scalar_to_tensor_complex128 */
    {20419, 0}, /* aoti_torch_scalar_to_tensor_complex64 */
    {20457, 0}, /* aoti_torch_scalar_to_tensor_float32 */
    {20493, 0}, /* aoti_torch_scalar_to_tensor_float64 */
    {20529, 0}, /* aoti_torch_scalar_to_tensor_int16 */
    {20563, 0}, /* aoti_torch_scalar_to_tensor_int32 */
    {20597, 0}, /* aoti_torch_scalar_to_tensor_int64 */
    {20631, 0}, /* aoti_torch_scalar_to_tensor_int8 */
    {20664, 0}, /* aoti_torch_scalar_to_tensor_uint16 */
    {20699, 0}, /* aoti_torch_scalar_to_tensor_uint32 */
    {20734, 0}, /* aoti_torch_scalar_to_tensor_uint64 */
    {20769, 0}, /* aoti_torch_scalar_to_tensor_uint8 */
    {20803, 0}, /* aoti_torch_scatter_out */
    {20826, 0}, /* aoti_torch_scatter_reduce_out */
    {20856, 0}, /* aoti_torch_set_current_xpu_device */
    {20890, 4}, /* aoti_torch_str_to_ivalue */
    {20915, 0}, /* aoti_torch_stream_id */
    {20936, 4}, /* aoti_torch_strlist_to_ivalue */
    {20965, 0}, /* aoti_torch_tensor_copy_ */
    {20989, 4}, /* aoti_torch_tensor_to_ivalue */
    {21017, 0}, /* aoti_torch_view_as_real */
    {21041, 0}, /* aoti_torch_view_dtype */
    {21063, 0}, /* aoti_torch_warn */
    {21079, 24}, /* aoti_torch_xpu__adaptive_avg_pool2d */
    {21115, 24}, /* aoti_torch_xpu__adaptive_avg_pool2d_backward */
    {21160, 24}, /* aoti_torch_xpu__adaptive_avg_pool3d */
    {21196, 24}, /* aoti_torch_xpu__adaptive_avg_pool3d_backward */
    {21241, 0}, /* aoti_torch_xpu__addmm_activation */
    {21274, 24}, /* aoti_torch_xpu__cdist_backward */
    {21305, 24}, /* aoti_torch_xpu__cdist_forward */
    {21335, 24}, /* aoti_torch_xpu__efficientzerotensor */
    {21371, 24}, /* aoti_torch_xpu__embedding_bag */
    {21401, 24}, /* aoti_torch_xpu__embedding_bag_dense_backward */
    {21446, 24}, /* aoti_torch_xpu__embedding_bag_forward_only */
    {21489, 24}, /* aoti_torch_xpu__embedding_bag_per_sample_weights_backward */
    {21547, 24}, /* aoti_torch_xpu__fft_c2c */
    {21571, 24}, /* aoti_torch_xpu__fft_r2c */
    {21595, 24}, /* aoti_torch_xpu__fused_moving_avg_obs_fq_helper */
    {21642, 0}, /* aoti_torch_xpu__fused_moving_avg_obs_fq_helper_functional */
    {21700, 0}, /* aoti_torch_xpu__fused_rms_norm */
    {21731, 14}, /* aoti_torch_xpu__grouped_mm */
    {21758, 0}, /* aoti_torch_xpu__int_mm_out */
    {21785, 24}, /* aoti_torch_xpu__pdist_backward */
    {21816, 24}, /* aoti_torch_xpu__pdist_forward */
    {21846, 0}, /* aoti_torch_xpu__qconv2d_pointwise_binary_tensor */
    {21894, 0}, /* aoti_torch_xpu__qconv_pointwise_tensor */
    {21933, 0}, /* aoti_torch_xpu__qlinear_pointwise_binary_tensor */
    {21981, 0}, /* aoti_torch_xpu__qlinear_pointwise_tensor */
    {22022, 24}, /* aoti_torch_xpu__scaled_dot_product_efficient_attention */
    {22077, 24}, /* aoti_torch_xpu__scaled_dot_product_efficient_attention_backward */
    {22141, 4}, /* aoti_torch_xpu__scaled_dot_product_flash_attention */
    {22192, 4}, /* aoti_torch_xpu__scaled_dot_product_flash_attention_backward */
    {22252, 0}, /* aoti_torch_xpu__scaled_dot_product_fused_attention_overrideable */
    {22316, 0}, /* aoti_torch_xpu__scaled_dot_product_fused_attention_overrideable_backward */
    {22389, 4}, /* aoti_torch_xpu__scaled_mm */
    {22415, 4}, /* aoti_torch_xpu__scaled_mm_out */
    {22445, 24}, /* aoti_torch_xpu__segment_reduce_backward */
    {22485, 24}, /* aoti_torch_xpu__thnn_fused_lstm_cell */
    {22522, 24}, /* aoti_torch_xpu__to_sparse */
    {22548, 0}, /* aoti_torch_xpu__trilinear */
    {22574, 24}, /* aoti_torch_xpu__weight_int4pack_mm */
    {22609, 0}, /* aoti_torch_xpu__weight_int4pack_mm_with_scales_and_zeros */
    {22666, 4}, /* aoti_torch_xpu__weight_int8pack_mm */
    {22701, 0}, /* aoti_torch_xpu_abs */
    {22720, 24}, /* aoti_torch_xpu_adaptive_max_pool2d */
    {22755, 24}, /* aoti_torch_xpu_adaptive_max_pool2d_backward */
    {22799, 24}, /* aoti_torch_xpu_adaptive_max_pool3d */
    {22834, 24}, /* aoti_torch_xpu_adaptive_max_pool3d_backward */
    {22878, 0}, /* aoti_torch_xpu_add_Scalar */
    {22904, 24}, /* aoti_torch_xpu_add_Tensor */
    {22930, 0}, /* aoti_torch_xpu_addbmm */
    {22952, 0}, /* aoti_torch_xpu_addmm_out */
    {22977, 0}, /* aoti_torch_xpu_addmv */
    {22998, 24}, /* aoti_torch_xpu_angle */
    {23019, 24}, /* aoti_torch_xpu_avg_pool2d */
    {23045, 24}, /* aoti_torch_xpu_avg_pool2d_backward */
    {23080, 24}, /* aoti_torch_xpu_avg_pool3d */
    {23106, 24}, /* aoti_torch_xpu_avg_pool3d_backward */
    {23141, 0}, /* aoti_torch_xpu_baddbmm_out */
    {23168, 24}, /* aoti_torch_xpu_bernoulli__Tensor */
    {23201, 24}, /* aoti_torch_xpu_bernoulli__float */
    {23233, 0}, /* aoti_torch_xpu_bmm_out */
    {23256, 24}, /* aoti_torch_xpu_bucketize_Tensor */
    {23288, 24}, /* aoti_torch_xpu_cat */
    {23307, 0}, /* aoti_torch_xpu_cholesky_solve */
    {23337, 0}, /* aoti_torch_xpu_convolution */
    {23364, 0}, /* aoti_torch_xpu_convolution_backward */
    {23400, 0}, /* aoti_torch_xpu_cummax */
    {23422, 0}, /* aoti_torch_xpu_cummin */
    {23444, 24}, /* aoti_torch_xpu_cumprod */
    {23467, 24}, /* aoti_torch_xpu_cumsum */
    {23489, 0}, /* aoti_torch_xpu_exponential */
    {23516, 24}, /* aoti_torch_xpu_fill__Scalar */
    {23544, 24}, /* aoti_torch_xpu_fractional_max_pool2d */
    {23581, 24}, /* aoti_torch_xpu_fractional_max_pool2d_backward */
    {23627, 24}, /* aoti_torch_xpu_fractional_max_pool3d */
    {23664, 24}, /* aoti_torch_xpu_fractional_max_pool3d_backward */
    {23710, 24}, /* aoti_torch_xpu_gcd */
    {23729, 29}, /* aoti_torch_xpu_geqrf */
    {23750, 24}, /* aoti_torch_xpu_grid_sampler_2d_backward */
    {23790, 24}, /* aoti_torch_xpu_grid_sampler_3d */
    {23821, 24}, /* aoti_torch_xpu_grid_sampler_3d_backward */
    {23861, 0}, /* aoti_torch_xpu_guard_set_index */
    {23892, 0}, /* aoti_torch_xpu_hann_window */
    {23919, 24}, /* aoti_torch_xpu_histc */
    {23940, 24}, /* aoti_torch_xpu_histogram_bin_ct */
    {23972, 24}, /* aoti_torch_xpu_index_Tensor */
    {24000, 0}, /* aoti_torch_xpu_index_put */
    {24025, 24}, /* aoti_torch_xpu_index_reduce */
    {24053, 0}, /* aoti_torch_xpu_kthvalue */
    {24077, 0}, /* aoti_torch_xpu_logcumsumexp */
    {24105, 0}, /* aoti_torch_xpu_masked_scatter */
    {24135, 0}, /* aoti_torch_xpu_masked_scatter_backward */
    {24174, 24}, /* aoti_torch_xpu_masked_select */
    {24203, 24}, /* aoti_torch_xpu_max_pool2d_with_indices */
    {24242, 24}, /* aoti_torch_xpu_max_pool2d_with_indices_backward */
    {24290, 24}, /* aoti_torch_xpu_max_pool3d_with_indices */
    {24329, 24}, /* aoti_torch_xpu_max_pool3d_with_indices_backward */
    {24377, 24}, /* aoti_torch_xpu_max_unpool2d */
    {24405, 24}, /* aoti_torch_xpu_max_unpool3d */
    {24433, 24}, /* aoti_torch_xpu_median */
    {24455, 0}, /* aoti_torch_xpu_mkldnn__convolution_pointwise */
    {24500, 0}, /* aoti_torch_xpu_mkldnn__convolution_pointwise_binary */
    {24552, 0}, /* aoti_torch_xpu_mkldnn__convolution_pointwise_binary_ */
    {24605, 9}, /* aoti_torch_xpu_mm_dtype_out */
    {24633, 0}, /* aoti_torch_xpu_mm_out */
    {24655, 24}, /* aoti_torch_xpu_mode */
    {24675, 0}, /* aoti_torch_xpu_mul_Scalar */
    {24701, 24}, /* aoti_torch_xpu_mul_Tensor */
    {24727, 24}, /* aoti_torch_xpu_nanmedian */
    {24752, 0}, /* aoti_torch_xpu_narrow */
    {24774, 24}, /* aoti_torch_xpu_native_dropout */
    {24804, 24}, /* aoti_torch_xpu_nonzero */
    {24827, 24}, /* aoti_torch_xpu_nonzero_static */
    {24857, 0}, /* aoti_torch_xpu_normal_functional */
    {24890, 0}, /* aoti_torch_xpu_pad */
    {24909, 0}, /* aoti_torch_xpu_permute */
    {24932, 0}, /* aoti_torch_xpu_polar */
    {24953, 24}, /* aoti_torch_xpu_pow_Scalar */
    {24979, 24}, /* aoti_torch_xpu_pow_Tensor_Scalar */
    {25012, 24}, /* aoti_torch_xpu_pow_Tensor_Tensor */
    {25045, 0}, /* aoti_torch_xpu_rand */
    {25065, 0}, /* aoti_torch_xpu_rand_generator */
    {25095, 14}, /* aoti_torch_xpu_rand_like */
    {25120, 14}, /* aoti_torch_xpu_rand_like_generator */
    {25155, 0}, /* aoti_torch_xpu_randint */
    {25178, 0}, /* aoti_torch_xpu_randint_generator */
    {25211, 14}, /* aoti_torch_xpu_randint_like */
    {25239, 14}, /* aoti_torch_xpu_randint_like_low_dtype */
    {25277, 0}, /* aoti_torch_xpu_randint_low */
    {25304, 0}, /* aoti_torch_xpu_randint_low_out */
    {25335, 0}, /* aoti_torch_xpu_randn */
    {25356, 0}, /* aoti_torch_xpu_randn_generator */
    {25387, 14}, /* aoti_torch_xpu_randn_like */
    {25413, 14}, /* aoti_torch_xpu_randn_like_generator */
    {25449, 0}, /* aoti_torch_xpu_randperm */
    {25473, 24}, /* aoti_torch_xpu_repeat_interleave_Tensor */
    {25513, 24}, /* aoti_torch_xpu_replication_pad1d_backward */
    {25555, 24}, /* aoti_torch_xpu_replication_pad2d_backward */
    {25597, 0}, /* aoti_torch_xpu_reshape */
    {25620, 24}, /* aoti_torch_xpu_resize_ */
    {25643, 0}, /* aoti_torch_xpu_resize_as_ */
    {25669, 24}, /* aoti_torch_xpu_scatter_reduce_two_out */
    {25707, 24}, /* aoti_torch_xpu_scatter_src_out */
    {25738, 24}, /* aoti_torch_xpu_scatter_value_out */
    {25771, 24}, /* aoti_torch_xpu_searchsorted_Scalar */
    {25806, 24}, /* aoti_torch_xpu_searchsorted_Tensor */
    {25841, 24}, /* aoti_torch_xpu_segment_reduce */
    {25871, 24}, /* aoti_torch_xpu_set__source_Tensor */
    {25905, 0}, /* aoti_torch_xpu_slice_Tensor */
    {25933, 0}, /* aoti_torch_xpu_soft_margin_loss_backward */
    {25974, 0}, /* aoti_torch_xpu_sort */
    {25994, 24}, /* aoti_torch_xpu_sort_stable */
    {26021, 0}, /* aoti_torch_xpu_squeeze_dim */
    {26048, 0}, /* aoti_torch_xpu_to_sparse */
    {26073, 24}, /* aoti_torch_xpu_topk */
    {26093, 0}, /* aoti_torch_xpu_uniform */
    {26116, 24}, /* aoti_torch_xpu_upsample_bicubic2d_backward */
    {26159, 24}, /* aoti_torch_xpu_upsample_linear1d_backward */
    {26201, 24}, /* aoti_torch_xpu_upsample_trilinear3d_backward */
    {26246, 24}, /* aoti_torch_xpu_view_as_complex */
    {26277, 24}, /* aoti_torch_xpu_view_as_real */
    {26305, 0}, /* aoti_torch_xpu_view_dtype */
    {26331, 0}, /* aoti_torch_zero_ */
    {26348, 4}, /* torch_c10_cuda_check_msg */
    {26373, 4}, /* torch_c10_cuda_free_error_msg */
    {26403, 4}, /* torch_call_dispatcher */
    {26425, 4}, /* torch_cuda_stream_synchronize */
    {26455, 19}, /* torch_delete_generator */
    {26478, 4}, /* torch_delete_list */
    {26496, 19}, /* torch_delete_stable_ivalue */
    {26523, 4}, /* torch_delete_string */
    {26543, 29}, /* torch_device_from_pyobject */
    {26570, 29}, /* torch_device_to_pyobject */
    {26595, 9}, /* torch_dtype_float4_e2m1fn_x2 */
    {26624, 9}, /* torch_dtype_float8_e8m0fnu */
    {26651, 29}, /* torch_dtype_from_pyobject */
    {26677, 29}, /* torch_dtype_to_pyobject */
    {26701, 19}, /* torch_exception_get_what */
    {26726, 19}, /* torch_exception_get_what_without_backtrace */
    {26769, 9}, /* torch_from_blob */
    {26785, 19}, /* torch_generator_get_device */
    {26812, 4}, /* torch_get_const_data_ptr */
    {26837, 4}, /* torch_get_cuda_stream_from_pool */
    {26869, 4}, /* torch_get_current_cuda_blas_handle */
    {26904, 4}, /* torch_get_mutable_data_ptr */
    {26931, 4}, /* torch_get_num_threads */
    {26953, 4}, /* torch_get_thread_idx */
    {26974, 24}, /* torch_has_storage */
    {26992, 29}, /* torch_is_tensor_pyobject */
    {27017, 14}, /* torch_library_def_with_tags */
    {27045, 4}, /* torch_library_impl */
    {27064, 19}, /* torch_library_set_python_module */
    {27096, 4}, /* torch_list_get_item */
    {27116, 4}, /* torch_list_push_back */
    {27137, 4}, /* torch_list_set_item */
    {27157, 4}, /* torch_list_size */
    {27173, 24}, /* torch_mps_set_arg_bytes */
    {27197, 19}, /* torch_new_generator_handle */
    {27224, 4}, /* torch_new_list_reserve_size */
    {27252, 19}, /* torch_new_stable_ivalue */
    {27276, 4}, /* torch_new_string_handle */
    {27300, 4}, /* torch_parallel_for */
    {27319, 4}, /* torch_parse_device_string */
    {27345, 4}, /* torch_set_current_cuda_stream */
    {27375, 4}, /* torch_set_requires_grad */
    {27399, 19}, /* torch_stream_native_handle */
    {27426, 4}, /* torch_string_c_str */
    {27445, 4}, /* torch_string_length */
    {27465, 14}, /* torch_tag_core */
    {27480, 14}, /* torch_tag_cudagraph_unsafe */
    {27507, 14}, /* torch_tag_data_dependent_output */
    {27539, 14}, /* torch_tag_dynamic_output_shape */
    {27570, 14}, /* torch_tag_flexible_layout */
    {27596, 14}, /* torch_tag_generated */
    {27616, 14}, /* torch_tag_inplace_view */
    {27639, 14}, /* torch_tag_maybe_aliasing_or_mutating */
    {27676, 14}, /* torch_tag_needs_contiguous_strides */
    {27711, 14}, /* torch_tag_needs_exact_strides */
    {27741, 14}, /* torch_tag_needs_fixed_stride_order */
    {27776, 14}, /* torch_tag_nondeterministic_bitwise */
    {27811, 14}, /* torch_tag_nondeterministic_seeded */
    {27845, 14}, /* torch_tag_out_variant */
    {27867, 14}, /* torch_tag_pointwise */
    {27887, 14}, /* torch_tag_pt2_compliant_tag */
    {27915, 14}, /* torch_tag_reduction */
    {27935, 14}, /* torch_tag_view_copy */
    {27955, 24}, /* torch_tensor_from_pyobject */
    {27982, 24}, /* torch_tensor_to_pyobject */
};

const char tni_known_symbol_text[] =
    "2.9\0"
    "2.10\0"
    "2.11\0"
    "2.12\0"
    "2.13\0"
    "2.14\0"
    "2.15\0"
    "aoti_record_function_end\0"
    "aoti_record_function_start\0"
    "aoti_torch__alloc_from_pool\0"
    "aoti_torch__embedding_bag\0"
    "aoti_torch__fft_c2c\0"
    "aoti_torch__mm_plus_mm_out\0"
    "aoti_torch__reinterpret_tensor\0"
    "aoti_torch__scaled_dot_product_efficient_attention\0"
    "aoti_torch__scaled_dot_product_flash_attention\0"
    "aoti_torch__scaled_dot_product_flash_attention_v2\0"
    "aoti_torch__scaled_mm\0"
    "aoti_torch__scaled_mm_v2\0"
    "aoti_torch_abi_version\0"
    "aoti_torch_addmm_out\0"
    "aoti_torch_as_strided\0"
    "aoti_torch_assign_tensors\0"
    "aoti_torch_assign_tensors_out\0"
    "aoti_torch_aten_amax\0"
    "aoti_torch_aten_fill__Scalar\0"
    "aoti_torch_aten_full\0"
    "aoti_torch_aten_narrow\0"
    "aoti_torch_aten_new_empty\0"
    "aoti_torch_aten_new_zeros\0"
    "aoti_torch_aten_pad\0"
    "aoti_torch_aten_subtract_Tensor\0"
    "aoti_torch_bmm_out\0"
    "aoti_torch_call_dispatcher\0"
    "aoti_torch_check\0"
    "aoti_torch_check_inf_and_nan\0"
    "aoti_torch_clone\0"
    "aoti_torch_clone_preserve_strides\0"
    "aoti_torch_convolution\0"
    "aoti_torch_copy_\0"
    "aoti_torch_cpu__adaptive_avg_pool2d\0"
    "aoti_torch_cpu__adaptive_avg_pool2d_backward\0"
    "aoti_torch_cpu__adaptive_avg_pool3d\0"
    "aoti_torch_cpu__adaptive_avg_pool3d_backward\0"
    "aoti_torch_cpu__addmm_activation\0"
    "aoti_torch_cpu__c10d_functional_all_reduce\0"
    "aoti_torch_cpu__c10d_functional_all_reduce_\0"
    "aoti_torch_cpu__c10d_functional_wait_tensor\0"
    "aoti_torch_cpu__cdist_backward\0"
    "aoti_torch_cpu__cdist_forward\0"
    "aoti_torch_cpu__dyn_quant_matmul_4bit\0"
    "aoti_torch_cpu__dyn_quant_pack_4bit_weight\0"
    "aoti_torch_cpu__efficientzerotensor\0"
    "aoti_torch_cpu__embedding_bag\0"
    "aoti_torch_cpu__embedding_bag_dense_backward\0"
    "aoti_torch_cpu__embedding_bag_forward_only\0"
    "aoti_torch_cpu__embedding_bag_per_sample_weights_backward\0"
    "aoti_torch_cpu__fft_c2c\0"
    "aoti_torch_cpu__fft_r2c\0"
    "aoti_torch_cpu__fused_moving_avg_obs_fq_helper\0"
    "aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional\0"
    "aoti_torch_cpu__fused_rms_norm\0"
    "aoti_torch_cpu__grouped_mm\0"
    "aoti_torch_cpu__histogramdd_from_bin_cts\0"
    "aoti_torch_cpu__int_mm_out\0"
    "aoti_torch_cpu__linear_pointwise\0"
    "aoti_torch_cpu__linear_pointwise_binary\0"
    "aoti_torch_cpu__mkl_linear\0"
    "aoti_torch_cpu__pdist_backward\0"
    "aoti_torch_cpu__pdist_forward\0"
    "aoti_torch_cpu__qconv2d_pointwise_binary_tensor\0"
    "aoti_torch_cpu__qconv_pointwise_tensor\0"
    "aoti_torch_cpu__qlinear_pointwise_binary_tensor\0"
    "aoti_torch_cpu__qlinear_pointwise_tensor\0"
    "aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu\0"
    "aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward\0"
    "aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable\0"
    "aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward\0"
    "aoti_torch_cpu__scaled_mm\0"
    "aoti_torch_cpu__scaled_mm_out\0"
    "aoti_torch_cpu__segment_reduce_backward\0"
    "aoti_torch_cpu__to_sparse\0"
    "aoti_torch_cpu__trilinear\0"
    "aoti_torch_cpu__weight_int4pack_mm_cpu_tensor\0"
    "aoti_torch_cpu__weight_int8pack_mm\0"
    "aoti_torch_cpu__wrapped_linear_prepack\0"
    "aoti_torch_cpu__wrapped_quantized_linear_prepacked\0"
    "aoti_torch_cpu_abs\0"
    "aoti_torch_cpu_adaptive_max_pool2d\0"
    "aoti_torch_cpu_adaptive_max_pool2d_backward\0"
    "aoti_torch_cpu_adaptive_max_pool3d\0"
    "aoti_torch_cpu_adaptive_max_pool3d_backward\0"
    "aoti_torch_cpu_add_Scalar\0"
    "aoti_torch_cpu_add_Tensor\0"
    "aoti_torch_cpu_addbmm\0"
    "aoti_torch_cpu_addmm_out\0"
    "aoti_torch_cpu_addmv\0"
    "aoti_torch_cpu_angle\0"
    "aoti_torch_cpu_avg_pool2d\0"
    "aoti_torch_cpu_avg_pool2d_backward\0"
    "aoti_torch_cpu_avg_pool3d\0"
    "aoti_torch_cpu_avg_pool3d_backward\0"
    "aoti_torch_cpu_baddbmm_out\0"
    "aoti_torch_cpu_bernoulli__Tensor\0"
    "aoti_torch_cpu_bernoulli__float\0"
    "aoti_torch_cpu_bmm_out\0"
    "aoti_torch_cpu_bucketize_Tensor\0"
    "aoti_torch_cpu_cat\0"
    "aoti_torch_cpu_cholesky_inverse\0"
    "aoti_torch_cpu_cholesky_solve\0"
    "aoti_torch_cpu_convolution\0"
    "aoti_torch_cpu_convolution_backward\0"
    "aoti_torch_cpu_cummax\0"
    "aoti_torch_cpu_cummin\0"
    "aoti_torch_cpu_cumprod\0"
    "aoti_torch_cpu_cumsum\0"
    "aoti_torch_cpu_exponential\0"
    "aoti_torch_cpu_fill__Scalar\0"
    "aoti_torch_cpu_fractional_max_pool2d\0"
    "aoti_torch_cpu_fractional_max_pool2d_backward\0"
    "aoti_torch_cpu_fractional_max_pool3d\0"
    "aoti_torch_cpu_fractional_max_pool3d_backward\0"
    "aoti_torch_cpu_gcd\0"
    "aoti_torch_cpu_geqrf\0"
    "aoti_torch_cpu_grid_sampler_2d_backward\0"
    "aoti_torch_cpu_grid_sampler_3d\0"
    "aoti_torch_cpu_grid_sampler_3d_backward\0"
    "aoti_torch_cpu_hann_window\0"
    "aoti_torch_cpu_histc\0"
    "aoti_torch_cpu_histogram_bin_ct\0"
    "aoti_torch_cpu_index_Tensor\0"
    "aoti_torch_cpu_index_put\0"
    "aoti_torch_cpu_index_reduce\0"
    "aoti_torch_cpu_kthvalue\0"
    "aoti_torch_cpu_logcumsumexp\0"
    "aoti_torch_cpu_lu_unpack\0"
    "aoti_torch_cpu_masked_scatter\0"
    "aoti_torch_cpu_masked_scatter_backward\0"
    "aoti_torch_cpu_masked_select\0"
    "aoti_torch_cpu_max_pool2d_with_indices\0"
    "aoti_torch_cpu_max_pool2d_with_indices_backward\0"
    "aoti_torch_cpu_max_pool3d_with_indices\0"
    "aoti_torch_cpu_max_pool3d_with_indices_backward\0"
    "aoti_torch_cpu_max_unpool2d\0"
    "aoti_torch_cpu_max_unpool3d\0"
    "aoti_torch_cpu_median\0"
    "aoti_torch_cpu_mkldnn__convolution_pointwise\0"
    "aoti_torch_cpu_mkldnn__convolution_pointwise_binary\0"
    "aoti_torch_cpu_mkldnn__convolution_pointwise_binary_\0"
    "aoti_torch_cpu_mkldnn__convolution_transpose_pointwise\0"
    "aoti_torch_cpu_mkldnn_rnn_layer\0"
    "aoti_torch_cpu_mm_out\0"
    "aoti_torch_cpu_mode\0"
    "aoti_torch_cpu_mul_Scalar\0"
    "aoti_torch_cpu_mul_Tensor\0"
    "aoti_torch_cpu_nanmedian\0"
    "aoti_torch_cpu_narrow\0"
    "aoti_torch_cpu_native_dropout\0"
    "aoti_torch_cpu_nonzero\0"
    "aoti_torch_cpu_nonzero_static\0"
    "aoti_torch_cpu_normal_functional\0"
    "aoti_torch_cpu_ormqr\0"
    "aoti_torch_cpu_pad\0"
    "aoti_torch_cpu_permute\0"
    "aoti_torch_cpu_polar\0"
    "aoti_torch_cpu_pow_Scalar\0"
    "aoti_torch_cpu_pow_Tensor_Scalar\0"
    "aoti_torch_cpu_pow_Tensor_Tensor\0"
    "aoti_torch_cpu_rand\0"
    "aoti_torch_cpu_rand_generator\0"
    "aoti_torch_cpu_rand_like\0"
    "aoti_torch_cpu_rand_like_generator\0"
    "aoti_torch_cpu_randint\0"
    "aoti_torch_cpu_randint_generator\0"
    "aoti_torch_cpu_randint_like\0"
    "aoti_torch_cpu_randint_like_low_dtype\0"
    "aoti_torch_cpu_randint_low\0"
    "aoti_torch_cpu_randint_low_out\0"
    "aoti_torch_cpu_randn\0"
    "aoti_torch_cpu_randn_generator\0"
    "aoti_torch_cpu_randn_like\0"
    "aoti_torch_cpu_randn_like_generator\0"
    "aoti_torch_cpu_randperm\0"
    "aoti_torch_cpu_repeat_interleave_Tensor\0"
    "aoti_torch_cpu_replication_pad1d_backward\0"
    "aoti_torch_cpu_replication_pad2d_backward\0"
    "aoti_torch_cpu_reshape\0"
    "aoti_torch_cpu_resize_\0"
    "aoti_torch_cpu_resize_as_\0"
    "aoti_torch_cpu_scatter_reduce_two_out\0"
    "aoti_torch_cpu_scatter_src_out\0"
    "aoti_torch_cpu_scatter_value_out\0"
    "aoti_torch_cpu_searchsorted_Scalar\0"
    "aoti_torch_cpu_searchsorted_Tensor\0"
    "aoti_torch_cpu_segment_reduce\0"
    "aoti_torch_cpu_set__source_Tensor\0"
    "aoti_torch_cpu_slice_Tensor\0"
    "aoti_torch_cpu_soft_margin_loss_backward\0"
    "aoti_torch_cpu_sort\0"
    "aoti_torch_cpu_sort_stable\0"
    "aoti_torch_cpu_squeeze_dim\0"
    "aoti_torch_cpu_to_sparse\0"
    "aoti_torch_cpu_topk\0"
    "aoti_torch_cpu_triangular_solve\0"
    "aoti_torch_cpu_uniform\0"
    "aoti_torch_cpu_upsample_bicubic2d_backward\0"
    "aoti_torch_cpu_upsample_linear1d_backward\0"
    "aoti_torch_cpu_upsample_trilinear3d_backward\0"
    "aoti_torch_cpu_view_as_complex\0"
    "aoti_torch_cpu_view_as_real\0"
    "aoti_torch_cpu_view_dtype\0"
    "aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight\0"
    "aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16\0"
    "aoti_torch_create_cuda_guard\0"
    "aoti_torch_create_cuda_stream_guard\0"
    "aoti_torch_create_device_guard\0"
    "aoti_torch_create_tensor_from_blob\0"
    "aoti_torch_create_tensor_from_blob_v2\0"
    "aoti_torch_create_xpu_guard\0"
    "aoti_torch_create_xpu_stream_guard\0"
    "aoti_torch_cuda__adaptive_avg_pool2d\0"
    "aoti_torch_cuda__adaptive_avg_pool2d_backward\0"
    "aoti_torch_cuda__adaptive_avg_pool3d\0"
    "aoti_torch_cuda__adaptive_avg_pool3d_backward\0"
    "aoti_torch_cuda__addmm_activation\0"
    "aoti_torch_cuda__cdist_backward\0"
    "aoti_torch_cuda__cdist_forward\0"
    "aoti_torch_cuda__cudnn_rnn\0"
    "aoti_torch_cuda__efficient_attention_backward\0"
    "aoti_torch_cuda__efficient_attention_forward\0"
    "aoti_torch_cuda__efficientzerotensor\0"
    "aoti_torch_cuda__embedding_bag\0"
    "aoti_torch_cuda__embedding_bag_dense_backward\0"
    "aoti_torch_cuda__embedding_bag_forward_only\0"
    "aoti_torch_cuda__embedding_bag_per_sample_weights_backward\0"
    "aoti_torch_cuda__fft_c2c\0"
    "aoti_torch_cuda__fft_r2c\0"
    "aoti_torch_cuda__flash_attention_backward\0"
    "aoti_torch_cuda__flash_attention_forward\0"
    "aoti_torch_cuda__flash_attention_forward_no_dropout_inplace\0"
    "aoti_torch_cuda__flash_attention_forward_no_dropout_inplace_v2\0"
    "aoti_torch_cuda__flash_attention_forward_quantized\0"
    "aoti_torch_cuda__flash_attention_forward_v2\0"
    "aoti_torch_cuda__fused_moving_avg_obs_fq_helper\0"
    "aoti_torch_cuda__fused_moving_avg_obs_fq_helper_functional\0"
    "aoti_torch_cuda__fused_rms_norm\0"
    "aoti_torch_cuda__grouped_mm\0"
    "aoti_torch_cuda__int_mm_out\0"
    "aoti_torch_cuda__pdist_backward\0"
    "aoti_torch_cuda__pdist_forward\0"
    "aoti_torch_cuda__scaled_dot_product_cudnn_attention\0"
    "aoti_torch_cuda__scaled_dot_product_cudnn_attention_backward\0"
    "aoti_torch_cuda__scaled_dot_product_efficient_attention\0"
    "aoti_torch_cuda__scaled_dot_product_efficient_attention_backward\0"
    "aoti_torch_cuda__scaled_dot_product_flash_attention\0"
    "aoti_torch_cuda__scaled_dot_product_flash_attention_backward\0"
    "aoti_torch_cuda__scaled_dot_product_flash_attention_quantized\0"
    "aoti_torch_cuda__scaled_dot_product_fused_attention_overrideable\0"
    "aoti_torch_cuda__scaled_dot_product_fused_attention_overrideable_backward\0"
    "aoti_torch_cuda__scaled_grouped_mm\0"
    "aoti_torch_cuda__scaled_mm\0"
    "aoti_torch_cuda__scaled_mm_out\0"
    "aoti_torch_cuda__segment_reduce_backward\0"
    "aoti_torch_cuda__thnn_fused_lstm_cell\0"
    "aoti_torch_cuda__to_sparse\0"
    "aoti_torch_cuda__trilinear\0"
    "aoti_torch_cuda__weight_int4pack_mm\0"
    "aoti_torch_cuda__weight_int8pack_mm\0"
    "aoti_torch_cuda_abs\0"
    "aoti_torch_cuda_adaptive_max_pool2d\0"
    "aoti_torch_cuda_adaptive_max_pool2d_backward\0"
    "aoti_torch_cuda_adaptive_max_pool3d\0"
    "aoti_torch_cuda_adaptive_max_pool3d_backward\0"
    "aoti_torch_cuda_add_Scalar\0"
    "aoti_torch_cuda_add_Tensor\0"
    "aoti_torch_cuda_addbmm\0"
    "aoti_torch_cuda_addmm_out\0"
    "aoti_torch_cuda_addmv\0"
    "aoti_torch_cuda_angle\0"
    "aoti_torch_cuda_avg_pool2d\0"
    "aoti_torch_cuda_avg_pool2d_backward\0"
    "aoti_torch_cuda_avg_pool3d\0"
    "aoti_torch_cuda_avg_pool3d_backward\0"
    "aoti_torch_cuda_baddbmm_out\0"
    "aoti_torch_cuda_bernoulli__Tensor\0"
    "aoti_torch_cuda_bernoulli__float\0"
    "aoti_torch_cuda_bmm_out\0"
    "aoti_torch_cuda_bucketize_Tensor\0"
    "aoti_torch_cuda_caching_allocator_raw_alloc\0"
    "aoti_torch_cuda_caching_allocator_raw_delete\0"
    "aoti_torch_cuda_cat\0"
    "aoti_torch_cuda_cholesky_inverse\0"
    "aoti_torch_cuda_cholesky_solve\0"
    "aoti_torch_cuda_convolution\0"
    "aoti_torch_cuda_convolution_backward\0"
    "aoti_torch_cuda_cummax\0"
    "aoti_torch_cuda_cummin\0"
    "aoti_torch_cuda_cumprod\0"
    "aoti_torch_cuda_cumsum\0"
    "aoti_torch_cuda_exponential\0"
    "aoti_torch_cuda_fill__Scalar\0"
    "aoti_torch_cuda_fractional_max_pool2d\0"
    "aoti_torch_cuda_fractional_max_pool2d_backward\0"
    "aoti_torch_cuda_fractional_max_pool3d\0"
    "aoti_torch_cuda_fractional_max_pool3d_backward\0"
    "aoti_torch_cuda_gcd\0"
    "aoti_torch_cuda_geqrf\0"
    "aoti_torch_cuda_grid_sampler_2d_backward\0"
    "aoti_torch_cuda_grid_sampler_3d\0"
    "aoti_torch_cuda_grid_sampler_3d_backward\0"
    "aoti_torch_cuda_guard_set_index\0"
    "aoti_torch_cuda_hann_window\0"
    "aoti_torch_cuda_histc\0"
    "aoti_torch_cuda_index_Tensor\0"
    "aoti_torch_cuda_index_put\0"
    "aoti_torch_cuda_index_reduce\0"
    "aoti_torch_cuda_kthvalue\0"
    "aoti_torch_cuda_logcumsumexp\0"
    "aoti_torch_cuda_lu_unpack\0"
    "aoti_torch_cuda_masked_scatter\0"
    "aoti_torch_cuda_masked_scatter_backward\0"
    "aoti_torch_cuda_masked_select\0"
    "aoti_torch_cuda_max_pool2d_with_indices\0"
    "aoti_torch_cuda_max_pool2d_with_indices_backward\0"
    "aoti_torch_cuda_max_pool3d_with_indices\0"
    "aoti_torch_cuda_max_pool3d_with_indices_backward\0"
    "aoti_torch_cuda_max_unpool2d\0"
    "aoti_torch_cuda_max_unpool3d\0"
    "aoti_torch_cuda_median\0"
    "aoti_torch_cuda_mm_dtype_out\0"
    "aoti_torch_cuda_mm_out\0"
    "aoti_torch_cuda_mode\0"
    "aoti_torch_cuda_mul_Scalar\0"
    "aoti_torch_cuda_mul_Tensor\0"
    "aoti_torch_cuda_nanmedian\0"
    "aoti_torch_cuda_narrow\0"
    "aoti_torch_cuda_native_dropout\0"
    "aoti_torch_cuda_nonzero\0"
    "aoti_torch_cuda_nonzero_static\0"
    "aoti_torch_cuda_normal_functional\0"
    "aoti_torch_cuda_ormqr\0"
    "aoti_torch_cuda_pad\0"
    "aoti_torch_cuda_permute\0"
    "aoti_torch_cuda_polar\0"
    "aoti_torch_cuda_pow_Scalar\0"
    "aoti_torch_cuda_pow_Tensor_Scalar\0"
    "aoti_torch_cuda_pow_Tensor_Tensor\0"
    "aoti_torch_cuda_rand\0"
    "aoti_torch_cuda_rand_generator\0"
    "aoti_torch_cuda_rand_like\0"
    "aoti_torch_cuda_rand_like_generator\0"
    "aoti_torch_cuda_randint\0"
    "aoti_torch_cuda_randint_generator\0"
    "aoti_torch_cuda_randint_like\0"
    "aoti_torch_cuda_randint_like_low_dtype\0"
    "aoti_torch_cuda_randint_low\0"
    "aoti_torch_cuda_randint_low_out\0"
    "aoti_torch_cuda_randn\0"
    "aoti_torch_cuda_randn_generator\0"
    "aoti_torch_cuda_randn_like\0"
    "aoti_torch_cuda_randn_like_generator\0"
    "aoti_torch_cuda_randperm\0"
    "aoti_torch_cuda_repeat_interleave_Tensor\0"
    "aoti_torch_cuda_replication_pad1d_backward\0"
    "aoti_torch_cuda_replication_pad2d_backward\0"
    "aoti_torch_cuda_reshape\0"
    "aoti_torch_cuda_resize_\0"
    "aoti_torch_cuda_resize_as_\0"
    "aoti_torch_cuda_scatter_reduce_two_out\0"
    "aoti_torch_cuda_scatter_src_out\0"
    "aoti_torch_cuda_scatter_value_out\0"
    "aoti_torch_cuda_searchsorted_Scalar\0"
    "aoti_torch_cuda_searchsorted_Tensor\0"
    "aoti_torch_cuda_segment_reduce\0"
    "aoti_torch_cuda_set__source_Tensor\0"
    "aoti_torch_cuda_slice_Tensor\0"
    "aoti_torch_cuda_soft_margin_loss_backward\0"
    "aoti_torch_cuda_sort\0"
    "aoti_torch_cuda_sort_stable\0"
    "aoti_torch_cuda_squeeze_dim\0"
    "aoti_torch_cuda_to_sparse\0"
    "aoti_torch_cuda_topk\0"
    "aoti_torch_cuda_triangular_solve\0"
    "aoti_torch_cuda_uniform\0"
    "aoti_torch_cuda_upsample_bicubic2d_backward\0"
    "aoti_torch_cuda_upsample_linear1d_backward\0"
    "aoti_torch_cuda_upsample_trilinear3d_backward\0"
    "aoti_torch_cuda_view_as_complex\0"
    "aoti_torch_cuda_view_as_real\0"
    "aoti_torch_cuda_view_dtype\0"
    "aoti_torch_delete_c10_value_object\0"
    "aoti_torch_delete_cuda_guard\0"
    "aoti_torch_delete_cuda_stream_guard\0"
    "aoti_torch_delete_device_guard\0"
    "aoti_torch_delete_library_object\0"
    "aoti_torch_delete_stream\0"
    "aoti_torch_delete_tensor_object\0"
    "aoti_torch_delete_xpu_guard\0"
    "aoti_torch_delete_xpu_stream_guard\0"
    "aoti_torch_device_guard_set_index\0"
    "aoti_torch_device_type_cpu\0"
    "aoti_torch_device_type_cuda\0"
    "aoti_torch_device_type_meta\0"
    "aoti_torch_device_type_mps\0"
    "aoti_torch_device_type_privateuse1\0"
    "aoti_torch_device_type_xpu\0"
    "aoti_torch_dtype_bfloat16\0"
    "aoti_torch_dtype_bool\0"
    "aoti_torch_dtype_complex128\0"
    "aoti_torch_dtype_complex32\0"
    "aoti_torch_dtype_complex64\0"
    "aoti_torch_dtype_element_size\0"
    "aoti_torch_dtype_float16\0"
    "aoti_torch_dtype_float32\0"
    "aoti_torch_dtype_float4_e2m1fn_x2\0"
    "aoti_torch_dtype_float64\0"
    "aoti_torch_dtype_float8_e4m3fn\0"
    "aoti_torch_dtype_float8_e4m3fnuz\0"
    "aoti_torch_dtype_float8_e5m2\0"
    "aoti_torch_dtype_float8_e5m2fnuz\0"
    "aoti_torch_dtype_float8_e8m0fnu\0"
    "aoti_torch_dtype_int16\0"
    "aoti_torch_dtype_int32\0"
    "aoti_torch_dtype_int64\0"
    "aoti_torch_dtype_int8\0"
    "aoti_torch_dtype_uint16\0"
    "aoti_torch_dtype_uint32\0"
    "aoti_torch_dtype_uint64\0"
    "aoti_torch_dtype_uint8\0"
    "aoti_torch_empty_strided\0"
    "aoti_torch_empty_strided_pinned\0"
    "aoti_torch_get_current_cuda_stream\0"
    "aoti_torch_get_current_device_index\0"
    "aoti_torch_get_current_stream\0"
    "aoti_torch_get_current_sycl_queue\0"
    "aoti_torch_get_current_xpu_device\0"
    "aoti_torch_get_current_xpu_stream\0"
    "aoti_torch_get_data_ptr\0"
    "aoti_torch_get_device_index\0"
    "aoti_torch_get_device_type\0"
    "aoti_torch_get_dim\0"
    "aoti_torch_get_dtype\0"
    "aoti_torch_get_layout\0"
    "aoti_torch_get_numel\0"
    "aoti_torch_get_size\0"
    "aoti_torch_get_sizes\0"
    "aoti_torch_get_storage_numel\0"
    "aoti_torch_get_storage_offset\0"
    "aoti_torch_get_storage_size\0"
    "aoti_torch_get_stride\0"
    "aoti_torch_get_strides\0"
    "aoti_torch_grad_mode_is_enabled\0"
    "aoti_torch_grad_mode_set_enabled\0"
    "aoti_torch_index_put_out\0"
    "aoti_torch_int64_to_ivalue\0"
    "aoti_torch_is_contiguous\0"
    "aoti_torch_is_defined\0"
    "aoti_torch_item_bfloat16\0"
    "aoti_torch_item_bool\0"
    "aoti_torch_item_complex64\0"
    "aoti_torch_item_float16\0"
    "aoti_torch_item_float32\0"
    "aoti_torch_item_float64\0"
    "aoti_torch_item_int16\0"
    "aoti_torch_item_int32\0"
    "aoti_torch_item_int64\0"
    "aoti_torch_item_int8\0"
    "aoti_torch_item_uint16\0"
    "aoti_torch_item_uint32\0"
    "aoti_torch_item_uint64\0"
    "aoti_torch_item_uint8\0"
    "aoti_torch_layout__mkldnn\0"
    "aoti_torch_layout_jagged\0"
    "aoti_torch_layout_sparse_bsc\0"
    "aoti_torch_layout_sparse_bsr\0"
    "aoti_torch_layout_sparse_coo\0"
    "aoti_torch_layout_sparse_csc\0"
    "aoti_torch_layout_sparse_csr\0"
    "aoti_torch_layout_strided\0"
    "aoti_torch_library_def\0"
    "aoti_torch_library_impl\0"
    "aoti_torch_library_init_def\0"
    "aoti_torch_library_init_fragment\0"
    "aoti_torch_library_init_impl\0"
    "aoti_torch_memory_format_channels_last\0"
    "aoti_torch_memory_format_channels_last_3d\0"
    "aoti_torch_memory_format_contiguous_format\0"
    "aoti_torch_memory_format_preserve_format\0"
    "aoti_torch_mm_out\0"
    "aoti_torch_mps__adaptive_avg_pool2d\0"
    "aoti_torch_mps__adaptive_avg_pool2d_backward\0"
    "aoti_torch_mps__cdist_backward\0"
    "aoti_torch_mps__cdist_forward\0"
    "aoti_torch_mps__efficientzerotensor\0"
    "aoti_torch_mps__embedding_bag\0"
    "aoti_torch_mps__embedding_bag_dense_backward\0"
    "aoti_torch_mps__embedding_bag_forward_only\0"
    "aoti_torch_mps__embedding_bag_per_sample_weights_backward\0"
    "aoti_torch_mps__fft_c2c\0"
    "aoti_torch_mps__fft_r2c\0"
    "aoti_torch_mps__fused_moving_avg_obs_fq_helper_functional\0"
    "aoti_torch_mps__fused_rms_norm\0"
    "aoti_torch_mps__grouped_mm\0"
    "aoti_torch_mps__histogramdd_from_bin_cts\0"
    "aoti_torch_mps__int_mm_out\0"
    "aoti_torch_mps__scaled_dot_product_attention_math_for_mps\0"
    "aoti_torch_mps__scaled_dot_product_attention_math_for_mps_v2\0"
    "aoti_torch_mps__scaled_dot_product_fused_attention_overrideable\0"
    "aoti_torch_mps__scaled_dot_product_fused_attention_overrideable_backward\0"
    "aoti_torch_mps__to_sparse\0"
    "aoti_torch_mps__trilinear\0"
    "aoti_torch_mps__weight_int4pack_mm\0"
    "aoti_torch_mps__weight_int8pack_mm\0"
    "aoti_torch_mps_abs\0"
    "aoti_torch_mps_adaptive_max_pool2d\0"
    "aoti_torch_mps_adaptive_max_pool2d_backward\0"
    "aoti_torch_mps_add_Scalar\0"
    "aoti_torch_mps_add_Tensor\0"
    "aoti_torch_mps_addbmm\0"
    "aoti_torch_mps_addmm_out\0"
    "aoti_torch_mps_addmv\0"
    "aoti_torch_mps_angle\0"
    "aoti_torch_mps_avg_pool2d\0"
    "aoti_torch_mps_avg_pool2d_backward\0"
    "aoti_torch_mps_avg_pool3d\0"
    "aoti_torch_mps_avg_pool3d_backward\0"
    "aoti_torch_mps_baddbmm_out\0"
    "aoti_torch_mps_bernoulli__Tensor\0"
    "aoti_torch_mps_bernoulli__float\0"
    "aoti_torch_mps_bmm_out\0"
    "aoti_torch_mps_bucketize_Tensor\0"
    "aoti_torch_mps_cat\0"
    "aoti_torch_mps_cholesky_inverse\0"
    "aoti_torch_mps_cholesky_solve\0"
    "aoti_torch_mps_convolution\0"
    "aoti_torch_mps_convolution_backward\0"
    "aoti_torch_mps_copy_buffer\0"
    "aoti_torch_mps_create_shader_library\0"
    "aoti_torch_mps_cummax\0"
    "aoti_torch_mps_cummin\0"
    "aoti_torch_mps_cumprod\0"
    "aoti_torch_mps_cumsum\0"
    "aoti_torch_mps_delete_shader_library\0"
    "aoti_torch_mps_dispatch_array\0"
    "aoti_torch_mps_dispatch_array_with_group_size\0"
    "aoti_torch_mps_dispatch_single\0"
    "aoti_torch_mps_dispatch_single_with_group_size\0"
    "aoti_torch_mps_exponential\0"
    "aoti_torch_mps_fill__Scalar\0"
    "aoti_torch_mps_free\0"
    "aoti_torch_mps_gcd\0"
    "aoti_torch_mps_geqrf\0"
    "aoti_torch_mps_get_kernel_function\0"
    "aoti_torch_mps_grid_sampler_2d_backward\0"
    "aoti_torch_mps_grid_sampler_3d\0"
    "aoti_torch_mps_grid_sampler_3d_backward\0"
    "aoti_torch_mps_hann_window\0"
    "aoti_torch_mps_histc\0"
    "aoti_torch_mps_histogram_bin_ct\0"
    "aoti_torch_mps_index_Tensor\0"
    "aoti_torch_mps_index_put\0"
    "aoti_torch_mps_index_reduce\0"
    "aoti_torch_mps_kthvalue\0"
    "aoti_torch_mps_logcumsumexp\0"
    "aoti_torch_mps_lu_unpack\0"
    "aoti_torch_mps_malloc\0"
    "aoti_torch_mps_masked_scatter\0"
    "aoti_torch_mps_masked_scatter_backward\0"
    "aoti_torch_mps_masked_select\0"
    "aoti_torch_mps_max_pool2d_with_indices\0"
    "aoti_torch_mps_max_pool2d_with_indices_backward\0"
    "aoti_torch_mps_max_pool3d_with_indices\0"
    "aoti_torch_mps_max_pool3d_with_indices_backward\0"
    "aoti_torch_mps_max_unpool2d\0"
    "aoti_torch_mps_max_unpool3d\0"
    "aoti_torch_mps_median\0"
    "aoti_torch_mps_memcpy\0"
    "aoti_torch_mps_mm_out\0"
    "aoti_torch_mps_mul_Scalar\0"
    "aoti_torch_mps_mul_Tensor\0"
    "aoti_torch_mps_nanmedian\0"
    "aoti_torch_mps_narrow\0"
    "aoti_torch_mps_native_dropout\0"
    "aoti_torch_mps_nonzero\0"
    "aoti_torch_mps_nonzero_static\0"
    "aoti_torch_mps_normal_functional\0"
    "aoti_torch_mps_pad\0"
    "aoti_torch_mps_permute\0"
    "aoti_torch_mps_polar\0"
    "aoti_torch_mps_pow_Scalar\0"
    "aoti_torch_mps_pow_Tensor_Scalar\0"
    "aoti_torch_mps_pow_Tensor_Tensor\0"
    "aoti_torch_mps_rand\0"
    "aoti_torch_mps_rand_generator\0"
    "aoti_torch_mps_rand_like\0"
    "aoti_torch_mps_rand_like_generator\0"
    "aoti_torch_mps_randint\0"
    "aoti_torch_mps_randint_generator\0"
    "aoti_torch_mps_randint_like\0"
    "aoti_torch_mps_randint_like_low_dtype\0"
    "aoti_torch_mps_randint_low\0"
    "aoti_torch_mps_randint_low_out\0"
    "aoti_torch_mps_randn\0"
    "aoti_torch_mps_randn_generator\0"
    "aoti_torch_mps_randn_like\0"
    "aoti_torch_mps_randn_like_generator\0"
    "aoti_torch_mps_randperm\0"
    "aoti_torch_mps_repeat_interleave_Tensor\0"
    "aoti_torch_mps_replication_pad1d_backward\0"
    "aoti_torch_mps_replication_pad2d_backward\0"
    "aoti_torch_mps_reshape\0"
    "aoti_torch_mps_resize_\0"
    "aoti_torch_mps_resize_as_\0"
    "aoti_torch_mps_run_command_block\0"
    "aoti_torch_mps_scatter_reduce_two_out\0"
    "aoti_torch_mps_scatter_src_out\0"
    "aoti_torch_mps_scatter_value_out\0"
    "aoti_torch_mps_searchsorted_Scalar\0"
    "aoti_torch_mps_searchsorted_Tensor\0"
    "aoti_torch_mps_set__source_Tensor\0"
    "aoti_torch_mps_set_arg_int\0"
    "aoti_torch_mps_set_arg_tensor\0"
    "aoti_torch_mps_shared_callback\0"
    "aoti_torch_mps_slice_Tensor\0"
    "aoti_torch_mps_soft_margin_loss_backward\0"
    "aoti_torch_mps_sort\0"
    "aoti_torch_mps_sort_stable\0"
    "aoti_torch_mps_squeeze_dim\0"
    "aoti_torch_mps_start_encoding\0"
    "aoti_torch_mps_to_sparse\0"
    "aoti_torch_mps_topk\0"
    "aoti_torch_mps_triangular_solve\0"
    "aoti_torch_mps_uniform\0"
    "aoti_torch_mps_upsample_bicubic2d_backward\0"
    "aoti_torch_mps_upsample_linear1d_backward\0"
    "aoti_torch_mps_upsample_trilinear3d_backward\0"
    "aoti_torch_mps_view_as_complex\0"
    "aoti_torch_mps_view_as_real\0"
    "aoti_torch_mps_view_dtype\0"
    "aoti_torch_new_tensor_handle\0"
    "aoti_torch_new_uninitialized_tensor\0"
    "aoti_torch_nonzero\0"
    "aoti_torch_print_tensor_handle\0"
    "aoti_torch_proxy_executor_call_function\0"
    "aoti_torch_repeat_interleave_Tensor\0"
    "aoti_torch_save_tensor_handle\0"
    "aoti_torch_scalar_to_tensor_bool\0"
    "aoti_torch_scalar_to_tensor_complex128\0"
    "aoti_torch_scalar_to_tensor_complex64\0"
    "aoti_torch_scalar_to_tensor_float32\0"
    "aoti_torch_scalar_to_tensor_float64\0"
    "aoti_torch_scalar_to_tensor_int16\0"
    "aoti_torch_scalar_to_tensor_int32\0"
    "aoti_torch_scalar_to_tensor_int64\0"
    "aoti_torch_scalar_to_tensor_int8\0"
    "aoti_torch_scalar_to_tensor_uint16\0"
    "aoti_torch_scalar_to_tensor_uint32\0"
    "aoti_torch_scalar_to_tensor_uint64\0"
    "aoti_torch_scalar_to_tensor_uint8\0"
    "aoti_torch_scatter_out\0"
    "aoti_torch_scatter_reduce_out\0"
    "aoti_torch_set_current_xpu_device\0"
    "aoti_torch_str_to_ivalue\0"
    "aoti_torch_stream_id\0"
    "aoti_torch_strlist_to_ivalue\0"
    "aoti_torch_tensor_copy_\0"
    "aoti_torch_tensor_to_ivalue\0"
    "aoti_torch_view_as_real\0"
    "aoti_torch_view_dtype\0"
    "aoti_torch_warn\0"
    "aoti_torch_xpu__adaptive_avg_pool2d\0"
    "aoti_torch_xpu__adaptive_avg_pool2d_backward\0"
    "aoti_torch_xpu__adaptive_avg_pool3d\0"
    "aoti_torch_xpu__adaptive_avg_pool3d_backward\0"
    "aoti_torch_xpu__addmm_activation\0"
    "aoti_torch_xpu__cdist_backward\0"
    "aoti_torch_xpu__cdist_forward\0"
    "aoti_torch_xpu__efficientzerotensor\0"
    "aoti_torch_xpu__embedding_bag\0"
    "aoti_torch_xpu__embedding_bag_dense_backward\0"
    "aoti_torch_xpu__embedding_bag_forward_only\0"
    "aoti_torch_xpu__embedding_bag_per_sample_weights_backward\0"
    "aoti_torch_xpu__fft_c2c\0"
    "aoti_torch_xpu__fft_r2c\0"
    "aoti_torch_xpu__fused_moving_avg_obs_fq_helper\0"
    "aoti_torch_xpu__fused_moving_avg_obs_fq_helper_functional\0"
    "aoti_torch_xpu__fused_rms_norm\0"
    "aoti_torch_xpu__grouped_mm\0"
    "aoti_torch_xpu__int_mm_out\0"
    "aoti_torch_xpu__pdist_backward\0"
    "aoti_torch_xpu__pdist_forward\0"
    "aoti_torch_xpu__qconv2d_pointwise_binary_tensor\0"
    "aoti_torch_xpu__qconv_pointwise_tensor\0"
    "aoti_torch_xpu__qlinear_pointwise_binary_tensor\0"
    "aoti_torch_xpu__qlinear_pointwise_tensor\0"
    "aoti_torch_xpu__scaled_dot_product_efficient_attention\0"
    "aoti_torch_xpu__scaled_dot_product_efficient_attention_backward\0"
    "aoti_torch_xpu__scaled_dot_product_flash_attention\0"
    "aoti_torch_xpu__scaled_dot_product_flash_attention_backward\0"
    "aoti_torch_xpu__scaled_dot_product_fused_attention_overrideable\0"
    "aoti_torch_xpu__scaled_dot_product_fused_attention_overrideable_backward\0"
    "aoti_torch_xpu__scaled_mm\0"
    "aoti_torch_xpu__scaled_mm_out\0"
    "aoti_torch_xpu__segment_reduce_backward\0"
    "aoti_torch_xpu__thnn_fused_lstm_cell\0"
    "aoti_torch_xpu__to_sparse\0"
    "aoti_torch_xpu__trilinear\0"
    "aoti_torch_xpu__weight_int4pack_mm\0"
    "aoti_torch_xpu__weight_int4pack_mm_with_scales_and_zeros\0"
    "aoti_torch_xpu__weight_int8pack_mm\0"
    "aoti_torch_xpu_abs\0"
    "aoti_torch_xpu_adaptive_max_pool2d\0"
    "aoti_torch_xpu_adaptive_max_pool2d_backward\0"
    "aoti_torch_xpu_adaptive_max_pool3d\0"
    "aoti_torch_xpu_adaptive_max_pool3d_backward\0"
    "aoti_torch_xpu_add_Scalar\0"
    "aoti_torch_xpu_add_Tensor\0"
    "aoti_torch_xpu_addbmm\0"
    "aoti_torch_xpu_addmm_out\0"
    "aoti_torch_xpu_addmv\0"
    "aoti_torch_xpu_angle\0"
    "aoti_torch_xpu_avg_pool2d\0"
    "aoti_torch_xpu_avg_pool2d_backward\0"
    "aoti_torch_xpu_avg_pool3d\0"
    "aoti_torch_xpu_avg_pool3d_backward\0"
    "aoti_torch_xpu_baddbmm_out\0"
    "aoti_torch_xpu_bernoulli__Tensor\0"
    "aoti_torch_xpu_bernoulli__float\0"
    "aoti_torch_xpu_bmm_out\0"
    "aoti_torch_xpu_bucketize_Tensor\0"
    "aoti_torch_xpu_cat\0"
    "aoti_torch_xpu_cholesky_solve\0"
    "aoti_torch_xpu_convolution\0"
    "aoti_torch_xpu_convolution_backward\0"
    "aoti_torch_xpu_cummax\0"
    "aoti_torch_xpu_cummin\0"
    "aoti_torch_xpu_cumprod\0"
    "aoti_torch_xpu_cumsum\0"
    "aoti_torch_xpu_exponential\0"
    "aoti_torch_xpu_fill__Scalar\0"
    "aoti_torch_xpu_fractional_max_pool2d\0"
    "aoti_torch_xpu_fractional_max_pool2d_backward\0"
    "aoti_torch_xpu_fractional_max_pool3d\0"
    "aoti_torch_xpu_fractional_max_pool3d_backward\0"
    "aoti_torch_xpu_gcd\0"
    "aoti_torch_xpu_geqrf\0"
    "aoti_torch_xpu_grid_sampler_2d_backward\0"
    "aoti_torch_xpu_grid_sampler_3d\0"
    "aoti_torch_xpu_grid_sampler_3d_backward\0"
    "aoti_torch_xpu_guard_set_index\0"
    "aoti_torch_xpu_hann_window\0"
    "aoti_torch_xpu_histc\0"
    "aoti_torch_xpu_histogram_bin_ct\0"
    "aoti_torch_xpu_index_Tensor\0"
    "aoti_torch_xpu_index_put\0"
    "aoti_torch_xpu_index_reduce\0"
    "aoti_torch_xpu_kthvalue\0"
    "aoti_torch_xpu_logcumsumexp\0"
    "aoti_torch_xpu_masked_scatter\0"
    "aoti_torch_xpu_masked_scatter_backward\0"
    "aoti_torch_xpu_masked_select\0"
    "aoti_torch_xpu_max_pool2d_with_indices\0"
    "aoti_torch_xpu_max_pool2d_with_indices_backward\0"
    "aoti_torch_xpu_max_pool3d_with_indices\0"
    "aoti_torch_xpu_max_pool3d_with_indices_backward\0"
    "aoti_torch_xpu_max_unpool2d\0"
    "aoti_torch_xpu_max_unpool3d\0"
    "aoti_torch_xpu_median\0"
    "aoti_torch_xpu_mkldnn__convolution_pointwise\0"
    "aoti_torch_xpu_mkldnn__convolution_pointwise_binary\0"
    "aoti_torch_xpu_mkldnn__convolution_pointwise_binary_\0"
    "aoti_torch_xpu_mm_dtype_out\0"
    "aoti_torch_xpu_mm_out\0"
    "aoti_torch_xpu_mode\0"
    "aoti_torch_xpu_mul_Scalar\0"
    "aoti_torch_xpu_mul_Tensor\0"
    "aoti_torch_xpu_nanmedian\0"
    "aoti_torch_xpu_narrow\0"
    "aoti_torch_xpu_native_dropout\0"
    "aoti_torch_xpu_nonzero\0"
    "aoti_torch_xpu_nonzero_static\0"
    "aoti_torch_xpu_normal_functional\0"
    "aoti_torch_xpu_pad\0"
    "aoti_torch_xpu_permute\0"
    "aoti_torch_xpu_polar\0"
    "aoti_torch_xpu_pow_Scalar\0"
    "aoti_torch_xpu_pow_Tensor_Scalar\0"
    "aoti_torch_xpu_pow_Tensor_Tensor\0"
    "aoti_torch_xpu_rand\0"
    "aoti_torch_xpu_rand_generator\0"
    "aoti_torch_xpu_rand_like\0"
    "aoti_torch_xpu_rand_like_generator\0"
    "aoti_torch_xpu_randint\0"
    "aoti_torch_xpu_randint_generator\0"
    "aoti_torch_xpu_randint_like\0"
    "aoti_torch_xpu_randint_like_low_dtype\0"
    "aoti_torch_xpu_randint_low\0"
    "aoti_torch_xpu_randint_low_out\0"
    "aoti_torch_xpu_randn\0"
    "aoti_torch_xpu_randn_generator\0"
    "aoti_torch_xpu_randn_like\0"
    "aoti_torch_xpu_randn_like_generator\0"
    "aoti_torch_xpu_randperm\0"
    "aoti_torch_xpu_repeat_interleave_Tensor\0"
    "aoti_torch_xpu_replication_pad1d_backward\0"
    "aoti_torch_xpu_replication_pad2d_backward\0"
    "aoti_torch_xpu_reshape\0"
    "aoti_torch_xpu_resize_\0"
    "aoti_torch_xpu_resize_as_\0"
    "aoti_torch_xpu_scatter_reduce_two_out\0"
    "aoti_torch_xpu_scatter_src_out\0"
    "aoti_torch_xpu_scatter_value_out\0"
    "aoti_torch_xpu_searchsorted_Scalar\0"
    "aoti_torch_xpu_searchsorted_Tensor\0"
    "aoti_torch_xpu_segment_reduce\0"
    "aoti_torch_xpu_set__source_Tensor\0"
    "aoti_torch_xpu_slice_Tensor\0"
    "aoti_torch_xpu_soft_margin_loss_backward\0"
    "aoti_torch_xpu_sort\0"
    "aoti_torch_xpu_sort_stable\0"
    "aoti_torch_xpu_squeeze_dim\0"
    "aoti_torch_xpu_to_sparse\0"
    "aoti_torch_xpu_topk\0"
    "aoti_torch_xpu_uniform\0"
    "aoti_torch_xpu_upsample_bicubic2d_backward\0"
    "aoti_torch_xpu_upsample_linear1d_backward\0"
    "aoti_torch_xpu_upsample_trilinear3d_backward\0"
    "aoti_torch_xpu_view_as_complex\0"
    "aoti_torch_xpu_view_as_real\0"
    "aoti_torch_xpu_view_dtype\0"
    "aoti_torch_zero_\0"
    "torch_c10_cuda_check_msg\0"
    "torch_c10_cuda_free_error_msg\0"
    "torch_call_dispatcher\0"
    "torch_cuda_stream_synchronize\0"
    "torch_delete_generator\0"
    "torch_delete_list\0"
    "torch_delete_stable_ivalue\0"
    "torch_delete_string\0"
    "torch_device_from_pyobject\0"
    "torch_device_to_pyobject\0"
    "torch_dtype_float4_e2m1fn_x2\0"
    "torch_dtype_float8_e8m0fnu\0"
    "torch_dtype_from_pyobject\0"
    "torch_dtype_to_pyobject\0"
    "torch_exception_get_what\0"
    "torch_exception_get_what_without_backtrace\0"
    "torch_from_blob\0"
    "torch_generator_get_device\0"
    "torch_get_const_data_ptr\0"
    "torch_get_cuda_stream_from_pool\0"
    "torch_get_current_cuda_blas_handle\0"
    "torch_get_mutable_data_ptr\0"
    "torch_get_num_threads\0"
    "torch_get_thread_idx\0"
    "torch_has_storage\0"
    "torch_is_tensor_pyobject\0"
    "torch_library_def_with_tags\0"
    "torch_library_impl\0"
    "torch_library_set_python_module\0"
    "torch_list_get_item\0"
    "torch_list_push_back\0"
    "torch_list_set_item\0"
    "torch_list_size\0"
    "torch_mps_set_arg_bytes\0"
    "torch_new_generator_handle\0"
    "torch_new_list_reserve_size\0"
    "torch_new_stable_ivalue\0"
    "torch_new_string_handle\0"
    "torch_parallel_for\0"
    "torch_parse_device_string\0"
    "torch_set_current_cuda_stream\0"
    "torch_set_requires_grad\0"
    "torch_stream_native_handle\0"
    "torch_string_c_str\0"
    "torch_string_length\0"
    "torch_tag_core\0"
    "torch_tag_cudagraph_unsafe\0"
    "torch_tag_data_dependent_output\0"
    "torch_tag_dynamic_output_shape\0"
    "torch_tag_flexible_layout\0"
    "torch_tag_generated\0"
    "torch_tag_inplace_view\0"
    "torch_tag_maybe_aliasing_or_mutating\0"
    "torch_tag_needs_contiguous_strides\0"
    "torch_tag_needs_exact_strides\0"
    "torch_tag_needs_fixed_stride_order\0"
    "torch_tag_nondeterministic_bitwise\0"
    "torch_tag_nondeterministic_seeded\0"
    "torch_tag_out_variant\0"
    "torch_tag_pointwise\0"
    "torch_tag_pt2_compliant_tag\0"
    "torch_tag_reduction\0"
    "torch_tag_view_copy\0"
    "torch_tensor_from_pyobject\0"
    "torch_tensor_to_pyobject\0"
    "";
