/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/stable_abi.yaml; `./dev regen` rewrites it. */

#include "abi/shims.h"
#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

/* Functions of the manifest whose `impl` is absent: each fails and names itself. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

AOTI_TORCH_EXPORT AOTITorchError aoti_torch__embedding_bag(AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets, int32_t scale_grad_by_freq, int32_t mode, int32_t sparse, AtenTensorHandle per_sample_weights, int32_t include_last_offset, int32_t padding_idx, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    return tni_shim_absent("aoti_torch__embedding_bag");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch__fft_c2c(AtenTensorHandle self, const int64_t *dim_ptr, int64_t dim_size, int64_t normalization, int32_t forward, AtenTensorHandle *ret)
{
    return tni_shim_absent("aoti_torch__fft_c2c");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_efficient_attention(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, AtenTensorHandle attn_bias, int compute_log_sumexp, double dropout_p, int is_causal, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    return tni_shim_absent("aoti_torch__scaled_dot_product_efficient_attention");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_flash_attention(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p, bool is_causal, bool return_debug_mask, double scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, int64_t *ret4, int64_t *ret5, AtenTensorHandle *ret6, AtenTensorHandle *ret7, AtenTensorHandle *ret8)
{
    return tni_shim_absent("aoti_torch__scaled_dot_product_flash_attention");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_flash_attention_v2(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p, int is_causal, int return_debug_mask, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, int64_t *ret4, int64_t *ret5, AtenTensorHandle *ret6, AtenTensorHandle *ret7, AtenTensorHandle *ret8)
{
    return tni_shim_absent("aoti_torch__scaled_dot_product_flash_attention_v2");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle bias, int32_t *out_dtype, AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle scale_result, int8_t use_fast_accum, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    return tni_shim_absent("aoti_torch__scaled_mm");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_mm_v2(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle bias, AtenTensorHandle scale_result, int32_t *out_dtype, int8_t use_fast_accum, AtenTensorHandle *ret0)
{
    return tni_shim_absent("aoti_torch__scaled_mm_v2");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_all_reduce(AtenTensorHandle inp, const char *reduce_op, const char *group_name, AtenTensorHandle *ret0)
{
    return tni_shim_absent("aoti_torch_cpu__c10d_functional_all_reduce");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_all_reduce_(AtenTensorHandle inp, const char *reduce_op, const char *group_name, AtenTensorHandle *ret0)
{
    return tni_shim_absent("aoti_torch_cpu__c10d_functional_all_reduce_");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_wait_tensor(AtenTensorHandle inp, AtenTensorHandle *ret0)
{
    return tni_shim_absent("aoti_torch_cpu__c10d_functional_wait_tensor");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__dyn_quant_matmul_4bit(AtenTensorHandle inp, AtenTensorHandle packed_weights, int64_t block_size, int64_t in_features, int64_t out_features, AtenTensorHandle *ret0)
{
    return tni_shim_absent("aoti_torch_cpu__dyn_quant_matmul_4bit");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__dyn_quant_pack_4bit_weight(AtenTensorHandle weights, AtenTensorHandle scales_zeros, AtenTensorHandle *bias, int64_t block_size, int64_t in_features, int64_t out_features, AtenTensorHandle *ret0)
{
    return tni_shim_absent("aoti_torch_cpu__dyn_quant_pack_4bit_weight");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__fused_moving_avg_obs_fq_helper(AtenTensorHandle self, AtenTensorHandle observer_on, AtenTensorHandle fake_quant_on, AtenTensorHandle running_min, AtenTensorHandle running_max, AtenTensorHandle scale, AtenTensorHandle zero_point, double averaging_const, int64_t quant_min, int64_t quant_max, int64_t ch_axis, int32_t per_row_fake_quant, int32_t symmetric_quant, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    return tni_shim_absent("aoti_torch_cpu__fused_moving_avg_obs_fq_helper");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional(AtenTensorHandle self, AtenTensorHandle observer_on, AtenTensorHandle fake_quant_on, AtenTensorHandle running_min, AtenTensorHandle running_max, AtenTensorHandle scale, AtenTensorHandle zero_point, double averaging_const, int64_t quant_min, int64_t quant_max, int64_t ch_axis, int32_t per_row_fake_quant, int32_t symmetric_quant, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, AtenTensorHandle *ret4, AtenTensorHandle *ret5)
{
    return tni_shim_absent("aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, AtenTensorHandle *attn_bias, double dropout_p, int32_t is_causal, int32_t return_debug_mask, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, int64_t *ret4, int64_t *ret5, AtenTensorHandle *ret6, AtenTensorHandle *ret7, AtenTensorHandle *ret8)
{
    return tni_shim_absent("aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward(AtenTensorHandle grad_out, AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, AtenTensorHandle attn_bias, const int32_t *grad_input_mask, int64_t grad_input_mask_len_, AtenTensorHandle out, AtenTensorHandle logsumexp, AtenTensorHandle cum_seq_q, AtenTensorHandle cum_seq_k, int64_t max_q, int64_t max_k, double dropout_p, int32_t is_causal, AtenTensorHandle philox_seed, AtenTensorHandle philox_offset, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    return tni_shim_absent("aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__to_sparse(AtenTensorHandle self, int32_t *layout, const int64_t **blocksize, int64_t blocksize_len_, int64_t *dense_dim, AtenTensorHandle *ret0)
{
    return tni_shim_absent("aoti_torch_cpu__to_sparse");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__wrapped_linear_prepack(AtenTensorHandle weight, AtenTensorHandle weight_scale, AtenTensorHandle weight_zero_point, AtenTensorHandle bias, AtenTensorHandle *out)
{
    return tni_shim_absent("aoti_torch_cpu__wrapped_linear_prepack");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__wrapped_quantized_linear_prepacked(AtenTensorHandle input, AtenTensorHandle input_scale, AtenTensorHandle input_zero_point, AtenTensorHandle weight, AtenTensorHandle out_scale, AtenTensorHandle out_zeropoint, int64_t out_channel, AtenTensorHandle *out)
{
    return tni_shim_absent("aoti_torch_cpu__wrapped_quantized_linear_prepacked");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_to_sparse(AtenTensorHandle self, int32_t *layout, const int64_t **blocksize, int64_t blocksize_len_, int64_t *dense_dim, AtenTensorHandle *ret0)
{
    return tni_shim_absent("aoti_torch_cpu_to_sparse");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight(AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle bias, int64_t out_channel, AtenTensorHandle *out)
{
    return tni_shim_absent("aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight");
}

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16(AtenTensorHandle weight, AtenTensorHandle *out)
{
    return tni_shim_absent("aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16");
}

AOTI_TORCH_EXPORT void aoti_torch_print_tensor_handle(AtenTensorHandle self, const char *msg)
{
    (void) tni_shim_absent("aoti_torch_print_tensor_handle");
}

AOTI_TORCH_EXPORT void aoti_torch_save_tensor_handle(AtenTensorHandle self, const char *tensor_name, const char *launch_prefix, const char *kernel_name)
{
    (void) tni_shim_absent("aoti_torch_save_tensor_handle");
}
