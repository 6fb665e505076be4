/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The XPU kernels of operators by name, under the conventions of c_shim_cpu.h. Tenon's CPU build
 * exports none of them.
 */
#ifndef TORCH_CSRC_INDUCTOR_AOTI_TORCH_GENERATED_C_SHIM_XPU_H
#define TORCH_CSRC_INDUCTOR_AOTI_TORCH_GENERATED_C_SHIM_XPU_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/inductor/aoti_torch/generated/younger.h>

#ifdef __cplusplus
extern "C" {
#endif

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__adaptive_avg_pool2d(AtenTensorHandle self,
                                                                     const int64_t *output_size,
                                                                     int64_t output_size_len_,
                                                                     AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__adaptive_avg_pool2d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__adaptive_avg_pool3d(AtenTensorHandle self,
                                                                     const int64_t *output_size,
                                                                     int64_t output_size_len_,
                                                                     AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__adaptive_avg_pool3d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__addmm_activation(
    AtenTensorHandle self, AtenTensorHandle mat1, AtenTensorHandle mat2, double beta, double alpha,
    int32_t use_gelu, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__cdist_backward(AtenTensorHandle grad_output,
                                                                AtenTensorHandle x1,
                                                                AtenTensorHandle x2, double p,
                                                                AtenTensorHandle cdist,
                                                                AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__cdist_forward(AtenTensorHandle x1,
                                                               AtenTensorHandle x2, double p,
                                                               int64_t *compute_mode,
                                                               AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__efficientzerotensor(
    const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device,
    int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__embedding_bag(
    AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets,
    int32_t scale_grad_by_freq, int64_t mode, int32_t sparse, AtenTensorHandle *per_sample_weights,
    int32_t include_last_offset, int64_t padding_idx, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__embedding_bag_dense_backward(
    AtenTensorHandle grad, AtenTensorHandle indices, AtenTensorHandle offset2bag,
    AtenTensorHandle bag_size, AtenTensorHandle maximum_indices, int64_t num_weights,
    int32_t scale_grad_by_freq, int64_t mode, AtenTensorHandle *per_sample_weights,
    int64_t padding_idx, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__embedding_bag_forward_only(
    AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets,
    int32_t scale_grad_by_freq, int64_t mode, int32_t sparse, AtenTensorHandle *per_sample_weights,
    int32_t include_last_offset, int64_t padding_idx, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__embedding_bag_per_sample_weights_backward(
    AtenTensorHandle grad, AtenTensorHandle weight, AtenTensorHandle indices,
    AtenTensorHandle offsets, AtenTensorHandle offset2bag, int64_t mode, int64_t padding_idx,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__fft_c2c(AtenTensorHandle self, const int64_t *dim,
                                                         int64_t dim_len_, int64_t normalization,
                                                         int32_t forward, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__fft_r2c(AtenTensorHandle self, const int64_t *dim,
                                                         int64_t dim_len_, int64_t normalization,
                                                         int32_t onesided, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__fused_moving_avg_obs_fq_helper(
    AtenTensorHandle self, AtenTensorHandle observer_on, AtenTensorHandle fake_quant_on,
    AtenTensorHandle running_min, AtenTensorHandle running_max, AtenTensorHandle scale,
    AtenTensorHandle zero_point, double averaging_const, int64_t quant_min, int64_t quant_max,
    int64_t ch_axis, int32_t per_row_fake_quant, int32_t symmetric_quant, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__fused_moving_avg_obs_fq_helper_functional(
    AtenTensorHandle self, AtenTensorHandle observer_on, AtenTensorHandle fake_quant_on,
    AtenTensorHandle running_min, AtenTensorHandle running_max, AtenTensorHandle scale,
    AtenTensorHandle zero_point, double averaging_const, int64_t quant_min, int64_t quant_max,
    int64_t ch_axis, int32_t per_row_fake_quant, int32_t symmetric_quant, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, AtenTensorHandle *ret4,
    AtenTensorHandle *ret5);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__fused_rms_norm(
    AtenTensorHandle input, const int64_t *normalized_shape, int64_t normalized_shape_len_,
    AtenTensorHandle *weight, double *eps, AtenTensorHandle *ret0, AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 AOTITorchError
aoti_torch_xpu__grouped_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle *offs,
                           AtenTensorHandle *bias, int32_t *out_dtype, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__int_mm_out(AtenTensorHandle out,
                                                            AtenTensorHandle self,
                                                            AtenTensorHandle mat2);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__pdist_backward(AtenTensorHandle grad_output,
                                                                AtenTensorHandle self, double p,
                                                                AtenTensorHandle pdist,
                                                                AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__pdist_forward(AtenTensorHandle self, double p,
                                                               AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__scaled_dot_product_efficient_attention(
    AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value,
    AtenTensorHandle *attn_bias, int32_t compute_log_sumexp, double dropout_p, int32_t is_causal,
    double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2,
    AtenTensorHandle *ret3);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__scaled_dot_product_efficient_attention_backward(
    AtenTensorHandle grad_out_, AtenTensorHandle query, AtenTensorHandle key,
    AtenTensorHandle value, AtenTensorHandle attn_bias, AtenTensorHandle out,
    AtenTensorHandle logsumexp, AtenTensorHandle philox_seed, AtenTensorHandle philox_offset,
    double dropout_p, const int32_t *grad_input_mask, int64_t grad_input_mask_len_,
    int32_t is_causal, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1,
    AtenTensorHandle *ret2, AtenTensorHandle *ret3);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__scaled_dot_product_flash_attention(
    AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p,
    int32_t is_causal, int32_t return_debug_mask, double *scale, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, int64_t *ret4,
    int64_t *ret5, AtenTensorHandle *ret6, AtenTensorHandle *ret7, AtenTensorHandle *ret8);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__scaled_dot_product_flash_attention_backward(
    AtenTensorHandle grad_out, AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value,
    AtenTensorHandle out, AtenTensorHandle logsumexp, AtenTensorHandle cum_seq_q,
    AtenTensorHandle cum_seq_k, int64_t max_q, int64_t max_k, double dropout_p, int32_t is_causal,
    AtenTensorHandle philox_seed, AtenTensorHandle philox_offset, double *scale,
    AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__scaled_dot_product_fused_attention_overrideable(
    AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value,
    AtenTensorHandle *attn_bias, double dropout_p, int32_t is_causal, int32_t return_debug_mask,
    double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2,
    AtenTensorHandle *ret3, int64_t *ret4, int64_t *ret5, AtenTensorHandle *ret6,
    AtenTensorHandle *ret7, AtenTensorHandle *ret8);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_xpu__scaled_dot_product_fused_attention_overrideable_backward(
    AtenTensorHandle grad_out, AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value,
    AtenTensorHandle attn_bias, const int32_t *grad_input_mask, int64_t grad_input_mask_len_,
    AtenTensorHandle out, AtenTensorHandle logsumexp, AtenTensorHandle cum_seq_q,
    AtenTensorHandle cum_seq_k, int64_t max_q, int64_t max_k, double dropout_p, int32_t is_causal,
    AtenTensorHandle philox_seed, AtenTensorHandle philox_offset, double *scale,
    AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__scaled_mm(
    AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a,
    AtenTensorHandle scale_b, AtenTensorHandle *bias, AtenTensorHandle *scale_result,
    int32_t *out_dtype, int32_t use_fast_accum, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__scaled_mm_out(
    AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a,
    AtenTensorHandle scale_b, AtenTensorHandle *bias, AtenTensorHandle *scale_result,
    int32_t *out_dtype, int32_t use_fast_accum);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__segment_reduce_backward(
    AtenTensorHandle grad, AtenTensorHandle output, AtenTensorHandle data, const char *reduce,
    AtenTensorHandle *lengths, AtenTensorHandle *offsets, int64_t axis, double *initial,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__thnn_fused_lstm_cell(
    AtenTensorHandle input_gates, AtenTensorHandle hidden_gates, AtenTensorHandle cx,
    AtenTensorHandle *input_bias, AtenTensorHandle *hidden_bias, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1, AtenTensorHandle *ret2);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__to_sparse(AtenTensorHandle self, int32_t *layout,
                                                           const int64_t **blocksize,
                                                           int64_t blocksize_len_,
                                                           int64_t *dense_dim,
                                                           AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__trilinear(
    AtenTensorHandle i1, AtenTensorHandle i2, AtenTensorHandle i3, const int64_t *expand1,
    int64_t expand1_len_, const int64_t *expand2, int64_t expand2_len_, const int64_t *expand3,
    int64_t expand3_len_, const int64_t *sumdim, int64_t sumdim_len_, int64_t unroll_dim,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__weight_int4pack_mm(AtenTensorHandle self,
                                                                    AtenTensorHandle mat2,
                                                                    int64_t qGroupSize,
                                                                    AtenTensorHandle qScaleAndZeros,
                                                                    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__weight_int4pack_mm_with_scales_and_zeros(
    AtenTensorHandle self, AtenTensorHandle mat2, int64_t qGroupSize, AtenTensorHandle qScale,
    AtenTensorHandle qZeros, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu__weight_int8pack_mm(AtenTensorHandle self,
                                                                    AtenTensorHandle mat2,
                                                                    AtenTensorHandle scales,
                                                                    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_abs(AtenTensorHandle self, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_adaptive_max_pool2d(AtenTensorHandle self,
                                                                    const int64_t *output_size,
                                                                    int64_t output_size_len_,
                                                                    AtenTensorHandle *ret0,
                                                                    AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_xpu_adaptive_max_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self,
                                            AtenTensorHandle indices, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_adaptive_max_pool3d(AtenTensorHandle self,
                                                                    const int64_t *output_size,
                                                                    int64_t output_size_len_,
                                                                    AtenTensorHandle *ret0,
                                                                    AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_xpu_adaptive_max_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self,
                                            AtenTensorHandle indices, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_add_Scalar(AtenTensorHandle self, double other,
                                                           double alpha, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_add_Tensor(AtenTensorHandle self,
                                                           AtenTensorHandle other, double alpha,
                                                           AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_addbmm(AtenTensorHandle self,
                                                       AtenTensorHandle batch1,
                                                       AtenTensorHandle batch2, double beta,
                                                       double alpha, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_addmm_out(AtenTensorHandle out,
                                                          AtenTensorHandle self,
                                                          AtenTensorHandle mat1,
                                                          AtenTensorHandle mat2, double beta,
                                                          double alpha);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_addmv(AtenTensorHandle self, AtenTensorHandle mat,
                                                      AtenTensorHandle vec, double beta,
                                                      double alpha, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_angle(AtenTensorHandle self,
                                                      AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_avg_pool2d(
    AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_,
    const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_,
    int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_avg_pool2d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size,
    int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding,
    int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_avg_pool3d(
    AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_,
    const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_,
    int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_avg_pool3d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size,
    int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding,
    int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_baddbmm_out(AtenTensorHandle out,
                                                            AtenTensorHandle self,
                                                            AtenTensorHandle batch1,
                                                            AtenTensorHandle batch2, double beta,
                                                            double alpha);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_bernoulli__Tensor(AtenTensorHandle self,
                                                                  AtenTensorHandle p,
                                                                  AtenGeneratorHandle *generator);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_bernoulli__float(AtenTensorHandle self, double p,
                                                                 AtenGeneratorHandle *generator);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_bmm_out(AtenTensorHandle out, AtenTensorHandle self,
                                                        AtenTensorHandle mat2);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_bucketize_Tensor(AtenTensorHandle self,
                                                                 AtenTensorHandle boundaries,
                                                                 int32_t out_int32, int32_t right,
                                                                 AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_cat(const AtenTensorHandle *tensors,
                                                    int64_t tensors_len_, int64_t dim,
                                                    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_cholesky_solve(AtenTensorHandle self,
                                                               AtenTensorHandle input2,
                                                               int32_t upper,
                                                               AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_convolution(
    AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle *bias, const int64_t *stride,
    int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation,
    int64_t dilation_len_, int32_t transposed, const int64_t *output_padding,
    int64_t output_padding_len_, int64_t groups, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_convolution_backward(
    AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle weight,
    const int64_t **bias_sizes, int64_t bias_sizes_len_, const int64_t *stride, int64_t stride_len_,
    const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_,
    int32_t transposed, const int64_t *output_padding, int64_t output_padding_len_, int64_t groups,
    const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1, AtenTensorHandle *ret2);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_cummax(AtenTensorHandle self, int64_t dim,
                                                       AtenTensorHandle *ret0,
                                                       AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_cummin(AtenTensorHandle self, int64_t dim,
                                                       AtenTensorHandle *ret0,
                                                       AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_cumprod(AtenTensorHandle self, int64_t dim,
                                                        int32_t *dtype, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_cumsum(AtenTensorHandle self, int64_t dim,
                                                       int32_t *dtype, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_exponential(AtenTensorHandle self, double lambd,
                                                            AtenGeneratorHandle *generator,
                                                            AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_fill__Scalar(AtenTensorHandle self, double value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_fractional_max_pool2d(
    AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_,
    const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle random_samples,
    AtenTensorHandle *ret0, AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_fractional_max_pool2d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size,
    int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_,
    AtenTensorHandle indices, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_fractional_max_pool3d(
    AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_,
    const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle random_samples,
    AtenTensorHandle *ret0, AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_fractional_max_pool3d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size,
    int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_,
    AtenTensorHandle indices, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_gcd(AtenTensorHandle self, AtenTensorHandle other,
                                                    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_geqrf(AtenTensorHandle self, AtenTensorHandle *ret0,
                                                      AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_grid_sampler_2d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle grid,
    int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners,
    const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError aoti_torch_xpu_grid_sampler_3d(
    AtenTensorHandle input, AtenTensorHandle grid, int64_t interpolation_mode, int64_t padding_mode,
    int32_t align_corners, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError aoti_torch_xpu_grid_sampler_3d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle grid,
    int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners,
    const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_hann_window(int64_t window_length, int32_t *dtype,
                                                            int32_t *layout, int32_t *device,
                                                            int32_t device_index_,
                                                            int32_t *pin_memory,
                                                            AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_histc(AtenTensorHandle self, int64_t bins,
                                                      double min, double max,
                                                      AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_histogram_bin_ct(
    AtenTensorHandle self, int64_t bins, const double **range, int64_t range_len_,
    AtenTensorHandle *weight, int32_t density, AtenTensorHandle *ret0, AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_index_Tensor(AtenTensorHandle self,
                                                             const AtenTensorHandle **indices,
                                                             int64_t indices_len_,
                                                             AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_index_put(
    AtenTensorHandle self, const AtenTensorHandle **indices, int64_t indices_len_,
    AtenTensorHandle values, int32_t accumulate, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_index_reduce(
    AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle source,
    const char *reduce, int32_t include_self, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_kthvalue(AtenTensorHandle self, int64_t k,
                                                         int64_t dim, int32_t keepdim,
                                                         AtenTensorHandle *ret0,
                                                         AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_logcumsumexp(AtenTensorHandle self, int64_t dim,
                                                             AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_masked_scatter(AtenTensorHandle self,
                                                               AtenTensorHandle mask,
                                                               AtenTensorHandle source,
                                                               AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_masked_scatter_backward(
    AtenTensorHandle grad_output, AtenTensorHandle mask, const int64_t *sizes, int64_t sizes_len_,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_masked_select(AtenTensorHandle self,
                                                              AtenTensorHandle mask,
                                                              AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_max_pool2d_with_indices(
    AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_,
    const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_,
    const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_max_pool2d_with_indices_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size,
    int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding,
    int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode,
    AtenTensorHandle indices, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_max_pool3d_with_indices(
    AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_,
    const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_,
    const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_max_pool3d_with_indices_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size,
    int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding,
    int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode,
    AtenTensorHandle indices, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_max_unpool2d(AtenTensorHandle self,
                                                             AtenTensorHandle indices,
                                                             const int64_t *output_size,
                                                             int64_t output_size_len_,
                                                             AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_max_unpool3d(
    AtenTensorHandle self, AtenTensorHandle indices, const int64_t *output_size,
    int64_t output_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding,
    int64_t padding_len_, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_median(AtenTensorHandle self,
                                                       AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_11 AOTITorchError aoti_torch_xpu_mm_dtype_out(AtenTensorHandle out,
                                                                              AtenTensorHandle self,
                                                                              AtenTensorHandle mat2,
                                                                              int32_t out_dtype);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_mm_out(AtenTensorHandle out, AtenTensorHandle self,
                                                       AtenTensorHandle mat2);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_mode(AtenTensorHandle self, int64_t dim,
                                                     int32_t keepdim, AtenTensorHandle *ret0,
                                                     AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_mul_Scalar(AtenTensorHandle self, double other,
                                                           AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_mul_Tensor(AtenTensorHandle self,
                                                           AtenTensorHandle other,
                                                           AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_nanmedian(AtenTensorHandle self,
                                                          AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_narrow(AtenTensorHandle self, int64_t dim,
                                                       int64_t start, int64_t length,
                                                       AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_native_dropout(AtenTensorHandle input, double p,
                                                               int32_t *train,
                                                               AtenTensorHandle *ret0,
                                                               AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_nonzero(AtenTensorHandle self,
                                                        AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_11 AOTITorchError aoti_torch_xpu_nonzero_static(
    AtenTensorHandle self, int64_t size, int64_t fill_value, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_normal_functional(AtenTensorHandle self,
                                                                  double mean, double std,
                                                                  AtenGeneratorHandle *generator,
                                                                  AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_pad(AtenTensorHandle self, const int64_t *pad,
                                                    int64_t pad_len_, const char *mode,
                                                    double *value, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_permute(AtenTensorHandle self, const int64_t *dims,
                                                        int64_t dims_len_, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_polar(AtenTensorHandle abs, AtenTensorHandle angle,
                                                      AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_pow_Scalar(double self, AtenTensorHandle exponent,
                                                           AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_pow_Tensor_Scalar(AtenTensorHandle self,
                                                                  double exponent,
                                                                  AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_pow_Tensor_Tensor(AtenTensorHandle self,
                                                                  AtenTensorHandle exponent,
                                                                  AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_rand(const int64_t *size, int64_t size_len_,
                                                     int32_t *dtype, int32_t *layout,
                                                     int32_t *device, int32_t device_index_,
                                                     int32_t *pin_memory, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_rand_generator(
    const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator, int32_t *dtype,
    int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 AOTITorchError aoti_torch_xpu_rand_like(
    AtenTensorHandle self, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_,
    int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 AOTITorchError aoti_torch_xpu_rand_like_generator(
    AtenTensorHandle self, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout,
    int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_randint(int64_t high, const int64_t *size,
                                                        int64_t size_len_, int32_t *dtype,
                                                        int32_t *layout, int32_t *device,
                                                        int32_t device_index_, int32_t *pin_memory,
                                                        AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_randint_generator(
    int64_t high, const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator,
    int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_randint_low(int64_t low, int64_t high,
                                                            const int64_t *size, int64_t size_len_,
                                                            int32_t *dtype, int32_t *layout,
                                                            int32_t *device, int32_t device_index_,
                                                            int32_t *pin_memory,
                                                            AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_randint_low_out(AtenTensorHandle out, int64_t low,
                                                                int64_t high, const int64_t *size,
                                                                int64_t size_len_);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 AOTITorchError aoti_torch_xpu_randint_like(
    AtenTensorHandle self, int64_t high, int32_t *dtype, int32_t *layout, int32_t *device,
    int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 AOTITorchError aoti_torch_xpu_randint_like_low_dtype(
    AtenTensorHandle self, int64_t low, int64_t high, int32_t *dtype, int32_t *layout,
    int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_randn(const int64_t *size, int64_t size_len_,
                                                      int32_t *dtype, int32_t *layout,
                                                      int32_t *device, int32_t device_index_,
                                                      int32_t *pin_memory, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_randn_generator(
    const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator, int32_t *dtype,
    int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 AOTITorchError aoti_torch_xpu_randn_like(
    AtenTensorHandle self, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_,
    int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 AOTITorchError aoti_torch_xpu_randn_like_generator(
    AtenTensorHandle self, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout,
    int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_randperm(int64_t n, int32_t *dtype, int32_t *layout,
                                                         int32_t *device, int32_t device_index_,
                                                         int32_t *pin_memory,
                                                         AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_repeat_interleave_Tensor(AtenTensorHandle repeats,
                                                                         int64_t *output_size,
                                                                         AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_replication_pad1d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *padding,
    int64_t padding_len_, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_replication_pad2d_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *padding,
    int64_t padding_len_, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_reshape(AtenTensorHandle self, const int64_t *shape,
                                                        int64_t shape_len_, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_resize_(AtenTensorHandle self, const int64_t *size,
                                                        int64_t size_len_, int32_t *memory_format);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_resize_as_(AtenTensorHandle self,
                                                           AtenTensorHandle the_template,
                                                           int32_t *memory_format);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_scatter_src_out(AtenTensorHandle out,
                                                                AtenTensorHandle self, int64_t dim,
                                                                AtenTensorHandle index,
                                                                AtenTensorHandle src);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_scatter_value_out(
    AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, double value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_scatter_reduce_two_out(
    AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index,
    AtenTensorHandle src, const char *reduce, int32_t include_self);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_searchsorted_Scalar(
    AtenTensorHandle sorted_sequence, double self, int32_t out_int32, int32_t right,
    const char **side, AtenTensorHandle *sorter, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_searchsorted_Tensor(
    AtenTensorHandle sorted_sequence, AtenTensorHandle self, int32_t out_int32, int32_t right,
    const char **side, AtenTensorHandle *sorter, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_xpu_segment_reduce(AtenTensorHandle data, const char *reduce, AtenTensorHandle *lengths,
                              AtenTensorHandle *indices, AtenTensorHandle *offsets, int64_t axis,
                              int32_t unsafe, double *initial, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_set__source_Tensor(AtenTensorHandle self,
                                                                   AtenTensorHandle source);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_slice_Tensor(AtenTensorHandle self, int64_t dim,
                                                             int64_t *start, int64_t *end,
                                                             int64_t step, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_soft_margin_loss_backward(
    AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle target, int64_t reduction,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_sort(AtenTensorHandle self, int64_t dim,
                                                     int32_t descending, AtenTensorHandle *ret0,
                                                     AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_sort_stable(AtenTensorHandle self, int32_t *stable,
                                                            int64_t dim, int32_t descending,
                                                            AtenTensorHandle *ret0,
                                                            AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_squeeze_dim(AtenTensorHandle self, int64_t dim,
                                                            AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_to_sparse(AtenTensorHandle self, int32_t *layout,
                                                          const int64_t **blocksize,
                                                          int64_t blocksize_len_,
                                                          int64_t *dense_dim,
                                                          AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_topk(AtenTensorHandle self, int64_t k, int64_t dim,
                                                     int32_t largest, int32_t sorted,
                                                     AtenTensorHandle *ret0,
                                                     AtenTensorHandle *ret1);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_uniform(AtenTensorHandle self, double from,
                                                        double to, AtenGeneratorHandle *generator,
                                                        AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_upsample_bicubic2d_backward(
    AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_,
    const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales_h,
    double *scales_w, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_upsample_linear1d_backward(
    AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_,
    const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales,
    AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_upsample_trilinear3d_backward(
    AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_,
    const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales_d,
    double *scales_h, double *scales_w, AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_view_dtype(AtenTensorHandle self, int32_t dtype,
                                                           AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_view_as_complex(AtenTensorHandle self,
                                                                AtenTensorHandle *ret0);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_xpu_view_as_real(AtenTensorHandle self,
                                                             AtenTensorHandle *ret0);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif
