/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operator entry points of compiled models made by old releases.
 *
 * Kept because binaries import them; new code calls the generated c_shim_*.h instead. Handles are
 * borrowed, `ret` handles are new. An optional tensor is a plain handle that may be NULL here.
 */
#ifndef TORCH_CSRC_INDUCTOR_AOTI_TORCH_C_SHIM_DEPRECATED_H
#define TORCH_CSRC_INDUCTOR_AOTI_TORCH_C_SHIM_DEPRECATED_H

#include <torch/csrc/inductor/aoti_torch/c/macros.h>

#define AOTI_TORCH_DEPRECATED __attribute__((deprecated("use the generated c_shim_* functions")))

#ifdef __cplusplus
extern "C" {
#endif

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError aoti_torch__embedding_bag(
    AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets,
    int32_t scale_grad_by_freq, int32_t mode, int32_t sparse, AtenTensorHandle per_sample_weights,
    int32_t include_last_offset, int32_t padding_idx, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError
aoti_torch__fft_c2c(AtenTensorHandle self, const int64_t *dim_ptr, int64_t dim_size,
                    int64_t normalization, int32_t forward, AtenTensorHandle *ret);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError aoti_torch__scaled_mm(
    AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle bias, int32_t *out_dtype,
    AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle scale_result,
    int8_t use_fast_accum, AtenTensorHandle *ret0, AtenTensorHandle *ret1);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError aoti_torch__scaled_mm_v2(
    AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a,
    AtenTensorHandle scale_b, AtenTensorHandle bias, AtenTensorHandle scale_result,
    int32_t *out_dtype, int8_t use_fast_accum, AtenTensorHandle *ret0);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError
aoti_torch_addmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat1,
                     AtenTensorHandle mat2, float beta, float alpha);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError aoti_torch_bmm_out(AtenTensorHandle out,
                                                                          AtenTensorHandle self,
                                                                          AtenTensorHandle mat2);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError
aoti_torch_convolution(AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle bias,
                       const int64_t *stride_ptr, int64_t stride_size, const int64_t *padding_ptr,
                       int64_t padding_size, const int64_t *dilation_ptr, int64_t dilation_size,
                       int transposed, const int64_t *output_padding_ptr,
                       int64_t output_padding_size, int64_t groups, AtenTensorHandle *ret);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError aoti_torch_mm_out(AtenTensorHandle out,
                                                                         AtenTensorHandle self,
                                                                         AtenTensorHandle mat2);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError aoti_torch_nonzero(AtenTensorHandle self,
                                                                          AtenTensorHandle *out);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError aoti_torch_repeat_interleave_Tensor(
    AtenTensorHandle repeats, int64_t *output_size, AtenTensorHandle *out);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError
aoti_torch_view_as_real(AtenTensorHandle self, AtenTensorHandle *ret);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError aoti_torch_view_dtype(AtenTensorHandle self,
                                                                             int32_t dtype,
                                                                             AtenTensorHandle *ret);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError
aoti_torch__scaled_dot_product_flash_attention(AtenTensorHandle query, AtenTensorHandle key,
                                               AtenTensorHandle value, double dropout_p,
                                               bool is_causal, bool return_debug_mask, double scale,
                                               AtenTensorHandle *ret0, AtenTensorHandle *ret1,
                                               AtenTensorHandle *ret2, AtenTensorHandle *ret3,
                                               int64_t *ret4, int64_t *ret5, AtenTensorHandle *ret6,
                                               AtenTensorHandle *ret7, AtenTensorHandle *ret8);

AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_flash_attention_v2(
    AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p,
    int is_causal, int return_debug_mask, double *scale, AtenTensorHandle *ret0,
    AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, int64_t *ret4,
    int64_t *ret5, AtenTensorHandle *ret6, AtenTensorHandle *ret7, AtenTensorHandle *ret8);

AOTI_TORCH_EXPORT AOTI_TORCH_DEPRECATED AOTITorchError
aoti_torch__scaled_dot_product_efficient_attention(AtenTensorHandle query, AtenTensorHandle key,
                                                   AtenTensorHandle value,
                                                   AtenTensorHandle attn_bias,
                                                   int compute_log_sumexp, double dropout_p,
                                                   int is_causal, double *scale,
                                                   AtenTensorHandle *ret0, AtenTensorHandle *ret1,
                                                   AtenTensorHandle *ret2, AtenTensorHandle *ret3);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif
