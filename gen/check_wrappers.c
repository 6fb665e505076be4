/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/stable_abi.yaml; `./dev regen` rewrites it. */

#include "check.h"
#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#define POINTER(value) ((uint64_t)(uintptr_t)(value))
#define REAL(value)    (((union {double number; uint64_t word;}){(double)(value)}).word)
/* The name without its first letter, to which Tenon's loader leads an import. */
#define ALIASES(name, rest) \
    extern __attribute__((visibility("default"), alias(#name))) __typeof__(name) rest;

static const tnc_param aoti_record_function_end_params[] = {
    {"guard", TNC_STEAL, TNC_RECORD, -1},
};

static const tnc_param aoti_record_function_start_params[] = {
    {"name", TNC_BORROW, TNC_TEXT, -1}, {"kwargs", TNC_BORROW, TNC_NUMBER, -1},
    {"inputs", TNC_BORROW, TNC_MEMORY, -1}, {"n_inputs", TNC_VALUE, TNC_NUMBER, -1},
    {"guard", TNC_NEW, TNC_RECORD, -1},
};

static const tnc_param aoti_torch__alloc_from_pool_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"offset_bytes", TNC_VALUE, TNC_NUMBER, -1},
    {"dtype", TNC_VALUE, TNC_NUMBER, -1}, {"ndim", TNC_VALUE, TNC_NUMBER, -1},
    {"sizes_ptr", TNC_BORROW, TNC_MEMORY, -1}, {"strides_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__embedding_bag_params[] = {
    {"weight", TNC_BORROW, TNC_TENSOR, -1}, {"indices", TNC_BORROW, TNC_TENSOR, -1},
    {"offsets", TNC_BORROW, TNC_TENSOR, -1}, {"scale_grad_by_freq", TNC_VALUE, TNC_NUMBER, -1},
    {"mode", TNC_VALUE, TNC_NUMBER, -1}, {"sparse", TNC_VALUE, TNC_NUMBER, -1},
    {"per_sample_weights", TNC_BORROW, TNC_TENSOR, -1},
    {"include_last_offset", TNC_VALUE, TNC_NUMBER, -1}, {"padding_idx", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1}, {"ret3", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__fft_c2c_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"dim_size", TNC_VALUE, TNC_NUMBER, -1}, {"normalization", TNC_VALUE, TNC_NUMBER, -1},
    {"forward", TNC_VALUE, TNC_NUMBER, -1}, {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__mm_plus_mm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"a", TNC_BORROW, TNC_TENSOR, -1},
    {"b", TNC_BORROW, TNC_TENSOR, -1}, {"c", TNC_BORROW, TNC_TENSOR, -1},
    {"d", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__reinterpret_tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ndim", TNC_VALUE, TNC_NUMBER, -1},
    {"sizes_ptr", TNC_BORROW, TNC_MEMORY, -1}, {"strides_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"storage_offset", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__scaled_dot_product_efficient_attention_params[] = {
    {"query", TNC_BORROW, TNC_TENSOR, -1}, {"key", TNC_BORROW, TNC_TENSOR, -1},
    {"value", TNC_BORROW, TNC_TENSOR, -1}, {"attn_bias", TNC_BORROW, TNC_TENSOR, -1},
    {"compute_log_sumexp", TNC_VALUE, TNC_NUMBER, -1}, {"dropout_p", TNC_VALUE, TNC_REAL, -1},
    {"is_causal", TNC_VALUE, TNC_NUMBER, -1}, {"scale", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1}, {"ret3", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__scaled_dot_product_flash_attention_params[] = {
    {"query", TNC_BORROW, TNC_TENSOR, -1}, {"key", TNC_BORROW, TNC_TENSOR, -1},
    {"value", TNC_BORROW, TNC_TENSOR, -1}, {"dropout_p", TNC_VALUE, TNC_REAL, -1},
    {"is_causal", TNC_VALUE, TNC_NUMBER, -1}, {"return_debug_mask", TNC_VALUE, TNC_NUMBER, -1},
    {"scale", TNC_VALUE, TNC_REAL, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1}, {"ret2", TNC_NEW, TNC_TENSOR, -1},
    {"ret3", TNC_NEW, TNC_TENSOR, -1}, {"ret4", TNC_FILL, TNC_MEMORY, -1},
    {"ret5", TNC_FILL, TNC_MEMORY, -1}, {"ret6", TNC_NEW, TNC_TENSOR, -1},
    {"ret7", TNC_NEW, TNC_TENSOR, -1}, {"ret8", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__scaled_dot_product_flash_attention_v2_params[] = {
    {"query", TNC_BORROW, TNC_TENSOR, -1}, {"key", TNC_BORROW, TNC_TENSOR, -1},
    {"value", TNC_BORROW, TNC_TENSOR, -1}, {"dropout_p", TNC_VALUE, TNC_REAL, -1},
    {"is_causal", TNC_VALUE, TNC_NUMBER, -1}, {"return_debug_mask", TNC_VALUE, TNC_NUMBER, -1},
    {"scale", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1}, {"ret2", TNC_NEW, TNC_TENSOR, -1},
    {"ret3", TNC_NEW, TNC_TENSOR, -1}, {"ret4", TNC_FILL, TNC_MEMORY, -1},
    {"ret5", TNC_FILL, TNC_MEMORY, -1}, {"ret6", TNC_NEW, TNC_TENSOR, -1},
    {"ret7", TNC_NEW, TNC_TENSOR, -1}, {"ret8", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__scaled_mm_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mat2", TNC_BORROW, TNC_TENSOR, -1},
    {"bias", TNC_BORROW, TNC_TENSOR, -1}, {"out_dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"scale_a", TNC_BORROW, TNC_TENSOR, -1}, {"scale_b", TNC_BORROW, TNC_TENSOR, -1},
    {"scale_result", TNC_BORROW, TNC_TENSOR, -1}, {"use_fast_accum", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch__scaled_mm_v2_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mat2", TNC_BORROW, TNC_TENSOR, -1},
    {"scale_a", TNC_BORROW, TNC_TENSOR, -1}, {"scale_b", TNC_BORROW, TNC_TENSOR, -1},
    {"bias", TNC_BORROW, TNC_TENSOR, -1}, {"scale_result", TNC_BORROW, TNC_TENSOR, -1},
    {"out_dtype", TNC_BORROW, TNC_MEMORY, -1}, {"use_fast_accum", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_addmm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"mat1", TNC_BORROW, TNC_TENSOR, -1}, {"mat2", TNC_BORROW, TNC_TENSOR, -1},
    {"beta", TNC_VALUE, TNC_REAL, -1}, {"alpha", TNC_VALUE, TNC_REAL, -1},
};

static const tnc_param aoti_torch_as_strided_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"sizes_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"strides_ptr", TNC_BORROW, TNC_MEMORY, -1}, {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_assign_tensors_params[] = {
    {"src", TNC_BORROW, TNC_TENSOR, -1}, {"dst", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_assign_tensors_out_params[] = {
    {"src", TNC_BORROW, TNC_TENSOR, -1}, {"ret_dst", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_aten_amax_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_BORROW, TNC_MEMORY, -1},
    {"dim_len_", TNC_VALUE, TNC_NUMBER, -1}, {"keepdim", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_aten_fill__Scalar_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"value", TNC_VALUE, TNC_REAL, -1},
};

static const tnc_param aoti_torch_aten_full_params[] = {
    {"size", TNC_BORROW, TNC_MEMORY, -1}, {"size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"fill_value", TNC_VALUE, TNC_REAL, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_aten_narrow_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"start", TNC_VALUE, TNC_NUMBER, -1}, {"length", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_aten_new_empty_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"size", TNC_BORROW, TNC_MEMORY, -1},
    {"size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_aten_new_zeros_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"size", TNC_BORROW, TNC_MEMORY, -1},
    {"size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_aten_pad_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"pad", TNC_BORROW, TNC_MEMORY, -1},
    {"pad_len_", TNC_VALUE, TNC_NUMBER, -1}, {"mode", TNC_BORROW, TNC_TEXT, -1},
    {"value", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_aten_subtract_Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_BORROW, TNC_TENSOR, -1},
    {"alpha", TNC_VALUE, TNC_REAL, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_bmm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"mat2", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_call_dispatcher_params[] = {
    {"opName", TNC_BORROW, TNC_TEXT, -1}, {"overloadName", TNC_BORROW, TNC_TEXT, -1},
    {"stack", TNC_STEAL, TNC_STACK, -1},
};

static const tnc_param aoti_torch_check_params[] = {
    {"cond", TNC_VALUE, TNC_NUMBER, -1}, {"func", TNC_BORROW, TNC_TEXT, -1},
    {"file", TNC_BORROW, TNC_TEXT, -1}, {"line", TNC_VALUE, TNC_NUMBER, -1},
    {"msg", TNC_BORROW, TNC_TEXT, -1},
};

static const tnc_param aoti_torch_check_inf_and_nan_params[] = {
    {"tensor_name", TNC_BORROW, TNC_TEXT, -1}, {"tensor", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_clone_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_clone_preserve_strides_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_convolution_params[] = {
    {"input", TNC_BORROW, TNC_TENSOR, -1}, {"weight", TNC_BORROW, TNC_TENSOR, -1},
    {"bias", TNC_BORROW, TNC_TENSOR, -1}, {"stride_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_size", TNC_VALUE, TNC_NUMBER, -1}, {"padding_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_size", TNC_VALUE, TNC_NUMBER, -1}, {"dilation_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"dilation_size", TNC_VALUE, TNC_NUMBER, -1}, {"transposed", TNC_VALUE, TNC_NUMBER, -1},
    {"output_padding_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"output_padding_size", TNC_VALUE, TNC_NUMBER, -1}, {"groups", TNC_VALUE, TNC_NUMBER, -1},
    {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_copy__params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"src", TNC_BORROW, TNC_TENSOR, -1},
    {"non_blocking", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_cpu__adaptive_avg_pool2d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__adaptive_avg_pool2d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__adaptive_avg_pool3d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__adaptive_avg_pool3d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__addmm_activation_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mat1", TNC_BORROW, TNC_TENSOR, -1},
    {"mat2", TNC_BORROW, TNC_TENSOR, -1}, {"beta", TNC_VALUE, TNC_REAL, -1},
    {"alpha", TNC_VALUE, TNC_REAL, -1}, {"use_gelu", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__c10d_functional_all_reduce_params[] = {
    {"inp", TNC_BORROW, TNC_TENSOR, -1}, {"reduce_op", TNC_BORROW, TNC_TEXT, -1},
    {"group_name", TNC_BORROW, TNC_TEXT, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__c10d_functional_all_reduce__params[] = {
    {"inp", TNC_BORROW, TNC_TENSOR, -1}, {"reduce_op", TNC_BORROW, TNC_TEXT, -1},
    {"group_name", TNC_BORROW, TNC_TEXT, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__c10d_functional_wait_tensor_params[] = {
    {"inp", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__cdist_backward_params[] = {
    {"grad", TNC_BORROW, TNC_TENSOR, -1}, {"x1", TNC_BORROW, TNC_TENSOR, -1},
    {"x2", TNC_BORROW, TNC_TENSOR, -1}, {"p", TNC_VALUE, TNC_REAL, -1},
    {"cdist", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__cdist_forward_params[] = {
    {"x1", TNC_BORROW, TNC_TENSOR, -1}, {"x2", TNC_BORROW, TNC_TENSOR, -1},
    {"p", TNC_VALUE, TNC_REAL, -1}, {"compute_mode", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__dyn_quant_matmul_4bit_params[] = {
    {"inp", TNC_BORROW, TNC_TENSOR, -1}, {"packed_weights", TNC_BORROW, TNC_TENSOR, -1},
    {"block_size", TNC_VALUE, TNC_NUMBER, -1}, {"in_features", TNC_VALUE, TNC_NUMBER, -1},
    {"out_features", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__dyn_quant_pack_4bit_weight_params[] = {
    {"weights", TNC_BORROW, TNC_TENSOR, -1}, {"scales_zeros", TNC_BORROW, TNC_TENSOR, -1},
    {"bias", TNC_BORROW, TNC_OPTIONAL, -1}, {"block_size", TNC_VALUE, TNC_NUMBER, -1},
    {"in_features", TNC_VALUE, TNC_NUMBER, -1}, {"out_features", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__efficientzerotensor_params[] = {
    {"size", TNC_BORROW, TNC_MEMORY, -1}, {"size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"device", TNC_BORROW, TNC_MEMORY, -1}, {"device_index_", TNC_VALUE, TNC_NUMBER, -1},
    {"pin_memory", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__embedding_bag_params[] = {
    {"weight", TNC_BORROW, TNC_TENSOR, -1}, {"indices", TNC_BORROW, TNC_TENSOR, -1},
    {"offsets", TNC_BORROW, TNC_TENSOR, -1}, {"scale_grad_by_freq", TNC_VALUE, TNC_NUMBER, -1},
    {"mode", TNC_VALUE, TNC_NUMBER, -1}, {"sparse", TNC_VALUE, TNC_NUMBER, -1},
    {"per_sample_weights", TNC_BORROW, TNC_OPTIONAL, -1},
    {"include_last_offset", TNC_VALUE, TNC_NUMBER, -1}, {"padding_idx", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1}, {"ret3", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__embedding_bag_dense_backward_params[] = {
    {"grad", TNC_BORROW, TNC_TENSOR, -1}, {"indices", TNC_BORROW, TNC_TENSOR, -1},
    {"offset2bag", TNC_BORROW, TNC_TENSOR, -1}, {"bag_size", TNC_BORROW, TNC_TENSOR, -1},
    {"maximum_indices", TNC_BORROW, TNC_TENSOR, -1}, {"num_weights", TNC_VALUE, TNC_NUMBER, -1},
    {"scale_grad_by_freq", TNC_VALUE, TNC_NUMBER, -1}, {"mode", TNC_VALUE, TNC_NUMBER, -1},
    {"per_sample_weights", TNC_BORROW, TNC_OPTIONAL, -1},
    {"padding_idx", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__embedding_bag_forward_only_params[] = {
    {"weight", TNC_BORROW, TNC_TENSOR, -1}, {"indices", TNC_BORROW, TNC_TENSOR, -1},
    {"offsets", TNC_BORROW, TNC_TENSOR, -1}, {"scale_grad_by_freq", TNC_VALUE, TNC_NUMBER, -1},
    {"mode", TNC_VALUE, TNC_NUMBER, -1}, {"sparse", TNC_VALUE, TNC_NUMBER, -1},
    {"per_sample_weights", TNC_BORROW, TNC_OPTIONAL, -1},
    {"include_last_offset", TNC_VALUE, TNC_NUMBER, -1}, {"padding_idx", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1}, {"ret3", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__embedding_bag_per_sample_weights_backward_params[] = {
    {"grad", TNC_BORROW, TNC_TENSOR, -1}, {"weight", TNC_BORROW, TNC_TENSOR, -1},
    {"indices", TNC_BORROW, TNC_TENSOR, -1}, {"offsets", TNC_BORROW, TNC_TENSOR, -1},
    {"offset2bag", TNC_BORROW, TNC_TENSOR, -1}, {"mode", TNC_VALUE, TNC_NUMBER, -1},
    {"padding_idx", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__fft_c2c_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_BORROW, TNC_MEMORY, -1},
    {"dim_len_", TNC_VALUE, TNC_NUMBER, -1}, {"normalization", TNC_VALUE, TNC_NUMBER, -1},
    {"forward", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__fft_r2c_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_BORROW, TNC_MEMORY, -1},
    {"dim_len_", TNC_VALUE, TNC_NUMBER, -1}, {"normalization", TNC_VALUE, TNC_NUMBER, -1},
    {"onesided", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__fused_moving_avg_obs_fq_helper_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"observer_on", TNC_BORROW, TNC_TENSOR, -1},
    {"fake_quant_on", TNC_BORROW, TNC_TENSOR, -1}, {"running_min", TNC_BORROW, TNC_TENSOR, -1},
    {"running_max", TNC_BORROW, TNC_TENSOR, -1}, {"scale", TNC_BORROW, TNC_TENSOR, -1},
    {"zero_point", TNC_BORROW, TNC_TENSOR, -1}, {"averaging_const", TNC_VALUE, TNC_REAL, -1},
    {"quant_min", TNC_VALUE, TNC_NUMBER, -1}, {"quant_max", TNC_VALUE, TNC_NUMBER, -1},
    {"ch_axis", TNC_VALUE, TNC_NUMBER, -1}, {"per_row_fake_quant", TNC_VALUE, TNC_NUMBER, -1},
    {"symmetric_quant", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"observer_on", TNC_BORROW, TNC_TENSOR, -1},
    {"fake_quant_on", TNC_BORROW, TNC_TENSOR, -1}, {"running_min", TNC_BORROW, TNC_TENSOR, -1},
    {"running_max", TNC_BORROW, TNC_TENSOR, -1}, {"scale", TNC_BORROW, TNC_TENSOR, -1},
    {"zero_point", TNC_BORROW, TNC_TENSOR, -1}, {"averaging_const", TNC_VALUE, TNC_REAL, -1},
    {"quant_min", TNC_VALUE, TNC_NUMBER, -1}, {"quant_max", TNC_VALUE, TNC_NUMBER, -1},
    {"ch_axis", TNC_VALUE, TNC_NUMBER, -1}, {"per_row_fake_quant", TNC_VALUE, TNC_NUMBER, -1},
    {"symmetric_quant", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1}, {"ret2", TNC_NEW, TNC_TENSOR, -1},
    {"ret3", TNC_NEW, TNC_TENSOR, -1}, {"ret4", TNC_NEW, TNC_TENSOR, -1},
    {"ret5", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__fused_rms_norm_params[] = {
    {"input", TNC_BORROW, TNC_TENSOR, -1}, {"normalized_shape", TNC_BORROW, TNC_MEMORY, -1},
    {"normalized_shape_len_", TNC_VALUE, TNC_NUMBER, -1}, {"weight", TNC_BORROW, TNC_OPTIONAL, -1},
    {"eps", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__grouped_mm_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mat2", TNC_BORROW, TNC_TENSOR, -1},
    {"offs", TNC_BORROW, TNC_OPTIONAL, -1}, {"bias", TNC_BORROW, TNC_OPTIONAL, -1},
    {"out_dtype", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__histogramdd_from_bin_cts_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"bins", TNC_BORROW, TNC_MEMORY, -1},
    {"bins_len_", TNC_VALUE, TNC_NUMBER, -1}, {"range", TNC_BORROW, TNC_MEMORY, -1},
    {"range_len_", TNC_VALUE, TNC_NUMBER, -1}, {"weight", TNC_BORROW, TNC_OPTIONAL, -1},
    {"density", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__int_mm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"mat2", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__linear_pointwise_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"W", TNC_BORROW, TNC_TENSOR, -1},
    {"B", TNC_BORROW, TNC_OPTIONAL, -1}, {"attr", TNC_BORROW, TNC_TEXT, -1},
    {"scalars", TNC_BORROW, TNC_MEMORY, -1}, {"scalars_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"algorithm", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__linear_pointwise_binary_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_BORROW, TNC_TENSOR, -1},
    {"W", TNC_BORROW, TNC_TENSOR, -1}, {"B", TNC_BORROW, TNC_OPTIONAL, -1},
    {"attr", TNC_BORROW, TNC_TEXT, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__mkl_linear_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"W", TNC_BORROW, TNC_TENSOR, -1},
    {"origin_W", TNC_BORROW, TNC_TENSOR, -1}, {"B", TNC_BORROW, TNC_OPTIONAL, -1},
    {"prepack_batch_size", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__pdist_backward_params[] = {
    {"grad", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"p", TNC_VALUE, TNC_REAL, -1}, {"pdist", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__pdist_forward_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"p", TNC_VALUE, TNC_REAL, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__qconv2d_pointwise_binary_tensor_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"act_scale", TNC_BORROW, TNC_TENSOR, -1},
    {"act_zero_point", TNC_BORROW, TNC_TENSOR, -1}, {"onednn_weight", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_scales", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_zero_points", TNC_BORROW, TNC_TENSOR, -1}, {"accum", TNC_BORROW, TNC_TENSOR, -1},
    {"B", TNC_BORROW, TNC_OPTIONAL, -1}, {"stride_args", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"padding_args", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dilation_args", TNC_BORROW, TNC_MEMORY, -1},
    {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1}, {"groups", TNC_VALUE, TNC_NUMBER, -1},
    {"output_scale", TNC_VALUE, TNC_REAL, -1}, {"output_zero_point", TNC_VALUE, TNC_NUMBER, -1},
    {"output_dtype", TNC_BORROW, TNC_MEMORY, -1}, {"accum_scale", TNC_VALUE, TNC_REAL, -1},
    {"accum_zero_point", TNC_VALUE, TNC_NUMBER, -1}, {"binary_attr", TNC_BORROW, TNC_TEXT, -1},
    {"alpha", TNC_BORROW, TNC_MEMORY, -1}, {"unary_attr", TNC_BORROW, TNC_MEMORY, -1},
    {"unary_scalars", TNC_BORROW, TNC_MEMORY, -1},
    {"unary_scalars_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"unary_algorithm", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__qconv_pointwise_tensor_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"act_scale", TNC_BORROW, TNC_TENSOR, -1},
    {"act_zero_point", TNC_BORROW, TNC_TENSOR, -1}, {"onednn_weight", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_scales", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_zero_points", TNC_BORROW, TNC_TENSOR, -1}, {"B", TNC_BORROW, TNC_OPTIONAL, -1},
    {"stride", TNC_BORROW, TNC_MEMORY, -1}, {"stride_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dilation", TNC_BORROW, TNC_MEMORY, -1}, {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"groups", TNC_VALUE, TNC_NUMBER, -1}, {"output_scale", TNC_VALUE, TNC_REAL, -1},
    {"output_zero_point", TNC_VALUE, TNC_NUMBER, -1}, {"output_dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"attr", TNC_BORROW, TNC_TEXT, -1}, {"post_op_args", TNC_BORROW, TNC_MEMORY, -1},
    {"post_op_args_len_", TNC_VALUE, TNC_NUMBER, -1}, {"algorithm", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__qlinear_pointwise_binary_tensor_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"act_scale", TNC_BORROW, TNC_TENSOR, -1},
    {"act_zero_point", TNC_BORROW, TNC_TENSOR, -1}, {"onednn_weight", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_scales", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_zero_points", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_BORROW, TNC_OPTIONAL, -1},
    {"B", TNC_BORROW, TNC_OPTIONAL, -1}, {"output_scale", TNC_VALUE, TNC_REAL, -1},
    {"output_zero_point", TNC_VALUE, TNC_NUMBER, -1}, {"output_dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"other_scale", TNC_VALUE, TNC_REAL, -1}, {"other_zero_point", TNC_VALUE, TNC_NUMBER, -1},
    {"binary_post_op", TNC_BORROW, TNC_TEXT, -1}, {"binary_alpha", TNC_VALUE, TNC_REAL, -1},
    {"unary_post_op", TNC_BORROW, TNC_TEXT, -1}, {"unary_post_op_args", TNC_BORROW, TNC_MEMORY, -1},
    {"unary_post_op_args_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"unary_post_op_algorithm", TNC_BORROW, TNC_TEXT, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__qlinear_pointwise_tensor_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"act_scale", TNC_BORROW, TNC_TENSOR, -1},
    {"act_zero_point", TNC_BORROW, TNC_TENSOR, -1}, {"onednn_weight", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_scales", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_zero_points", TNC_BORROW, TNC_TENSOR, -1}, {"B", TNC_BORROW, TNC_OPTIONAL, -1},
    {"output_scale", TNC_VALUE, TNC_REAL, -1}, {"output_zero_point", TNC_VALUE, TNC_NUMBER, -1},
    {"output_dtype", TNC_BORROW, TNC_MEMORY, -1}, {"post_op_name", TNC_BORROW, TNC_TEXT, -1},
    {"post_op_args", TNC_BORROW, TNC_MEMORY, -1}, {"post_op_args_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"post_op_algorithm", TNC_BORROW, TNC_TEXT, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_params[] = {
    {"query", TNC_BORROW, TNC_TENSOR, -1}, {"key", TNC_BORROW, TNC_TENSOR, -1},
    {"value", TNC_BORROW, TNC_TENSOR, -1}, {"dropout_p", TNC_VALUE, TNC_REAL, -1},
    {"is_causal", TNC_VALUE, TNC_NUMBER, -1}, {"attn_mask", TNC_BORROW, TNC_OPTIONAL, -1},
    {"scale", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward_params[] = {
    {"grad_out", TNC_BORROW, TNC_TENSOR, -1}, {"query", TNC_BORROW, TNC_TENSOR, -1},
    {"key", TNC_BORROW, TNC_TENSOR, -1}, {"value", TNC_BORROW, TNC_TENSOR, -1},
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"logsumexp", TNC_BORROW, TNC_TENSOR, -1},
    {"dropout_p", TNC_VALUE, TNC_REAL, -1}, {"is_causal", TNC_VALUE, TNC_NUMBER, -1},
    {"attn_mask", TNC_BORROW, TNC_OPTIONAL, -1}, {"scale", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_params[] = {
    {"query", TNC_BORROW, TNC_TENSOR, -1}, {"key", TNC_BORROW, TNC_TENSOR, -1},
    {"value", TNC_BORROW, TNC_TENSOR, -1}, {"attn_bias", TNC_BORROW, TNC_OPTIONAL, -1},
    {"dropout_p", TNC_VALUE, TNC_REAL, -1}, {"is_causal", TNC_VALUE, TNC_NUMBER, -1},
    {"return_debug_mask", TNC_VALUE, TNC_NUMBER, -1}, {"scale", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1}, {"ret3", TNC_NEW, TNC_TENSOR, -1},
    {"ret4", TNC_FILL, TNC_MEMORY, -1}, {"ret5", TNC_FILL, TNC_MEMORY, -1},
    {"ret6", TNC_NEW, TNC_TENSOR, -1}, {"ret7", TNC_NEW, TNC_TENSOR, -1},
    {"ret8", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward_params[] = {
    {"grad_out", TNC_BORROW, TNC_TENSOR, -1}, {"query", TNC_BORROW, TNC_TENSOR, -1},
    {"key", TNC_BORROW, TNC_TENSOR, -1}, {"value", TNC_BORROW, TNC_TENSOR, -1},
    {"attn_bias", TNC_BORROW, TNC_TENSOR, -1}, {"grad_input_mask", TNC_BORROW, TNC_MEMORY, -1},
    {"grad_input_mask_len_", TNC_VALUE, TNC_NUMBER, -1}, {"out", TNC_BORROW, TNC_TENSOR, -1},
    {"logsumexp", TNC_BORROW, TNC_TENSOR, -1}, {"cum_seq_q", TNC_BORROW, TNC_TENSOR, -1},
    {"cum_seq_k", TNC_BORROW, TNC_TENSOR, -1}, {"max_q", TNC_VALUE, TNC_NUMBER, -1},
    {"max_k", TNC_VALUE, TNC_NUMBER, -1}, {"dropout_p", TNC_VALUE, TNC_REAL, -1},
    {"is_causal", TNC_VALUE, TNC_NUMBER, -1}, {"philox_seed", TNC_BORROW, TNC_TENSOR, -1},
    {"philox_offset", TNC_BORROW, TNC_TENSOR, -1}, {"scale", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1}, {"ret3", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__scaled_mm_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mat2", TNC_BORROW, TNC_TENSOR, -1},
    {"scale_a", TNC_BORROW, TNC_TENSOR, -1}, {"scale_b", TNC_BORROW, TNC_TENSOR, -1},
    {"bias", TNC_BORROW, TNC_OPTIONAL, -1}, {"scale_result", TNC_BORROW, TNC_OPTIONAL, -1},
    {"out_dtype", TNC_BORROW, TNC_MEMORY, -1}, {"use_fast_accum", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__scaled_mm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"mat2", TNC_BORROW, TNC_TENSOR, -1}, {"scale_a", TNC_BORROW, TNC_TENSOR, -1},
    {"scale_b", TNC_BORROW, TNC_TENSOR, -1}, {"bias", TNC_BORROW, TNC_OPTIONAL, -1},
    {"scale_result", TNC_BORROW, TNC_OPTIONAL, -1}, {"out_dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"use_fast_accum", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_cpu__segment_reduce_backward_params[] = {
    {"grad", TNC_BORROW, TNC_TENSOR, -1}, {"output", TNC_BORROW, TNC_TENSOR, -1},
    {"data", TNC_BORROW, TNC_TENSOR, -1}, {"reduce", TNC_BORROW, TNC_TEXT, -1},
    {"lengths", TNC_BORROW, TNC_OPTIONAL, -1}, {"offsets", TNC_BORROW, TNC_OPTIONAL, -1},
    {"axis", TNC_VALUE, TNC_NUMBER, -1}, {"initial", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__to_sparse_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"blocksize", TNC_BORROW, TNC_MEMORY, -1}, {"blocksize_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dense_dim", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__trilinear_params[] = {
    {"i1", TNC_BORROW, TNC_TENSOR, -1}, {"i2", TNC_BORROW, TNC_TENSOR, -1},
    {"i3", TNC_BORROW, TNC_TENSOR, -1}, {"expand1", TNC_BORROW, TNC_MEMORY, -1},
    {"expand1_len_", TNC_VALUE, TNC_NUMBER, -1}, {"expand2", TNC_BORROW, TNC_MEMORY, -1},
    {"expand2_len_", TNC_VALUE, TNC_NUMBER, -1}, {"expand3", TNC_BORROW, TNC_MEMORY, -1},
    {"expand3_len_", TNC_VALUE, TNC_NUMBER, -1}, {"sumdim", TNC_BORROW, TNC_MEMORY, -1},
    {"sumdim_len_", TNC_VALUE, TNC_NUMBER, -1}, {"unroll_dim", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__weight_int4pack_mm_cpu_tensor_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"w", TNC_BORROW, TNC_TENSOR, -1},
    {"qGroupSize", TNC_BORROW, TNC_TENSOR, -1}, {"qScaleAndZeros", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__weight_int8pack_mm_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mat2", TNC_BORROW, TNC_TENSOR, -1},
    {"scales", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__wrapped_linear_prepack_params[] = {
    {"weight", TNC_BORROW, TNC_TENSOR, -1}, {"weight_scale", TNC_BORROW, TNC_TENSOR, -1},
    {"weight_zero_point", TNC_BORROW, TNC_TENSOR, -1}, {"bias", TNC_BORROW, TNC_TENSOR, -1},
    {"out", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu__wrapped_quantized_linear_prepacked_params[] = {
    {"input", TNC_BORROW, TNC_TENSOR, -1}, {"input_scale", TNC_BORROW, TNC_TENSOR, -1},
    {"input_zero_point", TNC_BORROW, TNC_TENSOR, -1}, {"weight", TNC_BORROW, TNC_TENSOR, -1},
    {"out_scale", TNC_BORROW, TNC_TENSOR, -1}, {"out_zeropoint", TNC_BORROW, TNC_TENSOR, -1},
    {"out_channel", TNC_VALUE, TNC_NUMBER, -1}, {"out", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_abs_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_adaptive_max_pool2d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_adaptive_max_pool2d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"indices", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_adaptive_max_pool3d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_adaptive_max_pool3d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"indices", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_add_Scalar_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_VALUE, TNC_REAL, -1},
    {"alpha", TNC_VALUE, TNC_REAL, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_add_Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_BORROW, TNC_TENSOR, -1},
    {"alpha", TNC_VALUE, TNC_REAL, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_addbmm_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"batch1", TNC_BORROW, TNC_TENSOR, -1},
    {"batch2", TNC_BORROW, TNC_TENSOR, -1}, {"beta", TNC_VALUE, TNC_REAL, -1},
    {"alpha", TNC_VALUE, TNC_REAL, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_addmm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"mat1", TNC_BORROW, TNC_TENSOR, -1}, {"mat2", TNC_BORROW, TNC_TENSOR, -1},
    {"beta", TNC_VALUE, TNC_REAL, -1}, {"alpha", TNC_VALUE, TNC_REAL, -1},
};

static const tnc_param aoti_torch_cpu_addmv_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mat", TNC_BORROW, TNC_TENSOR, -1},
    {"vec", TNC_BORROW, TNC_TENSOR, -1}, {"beta", TNC_VALUE, TNC_REAL, -1},
    {"alpha", TNC_VALUE, TNC_REAL, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_angle_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_avg_pool2d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"kernel_size", TNC_BORROW, TNC_MEMORY, -1},
    {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"stride", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"padding", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ceil_mode", TNC_VALUE, TNC_NUMBER, -1},
    {"count_include_pad", TNC_VALUE, TNC_NUMBER, -1},
    {"divisor_override", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_avg_pool2d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"kernel_size", TNC_BORROW, TNC_MEMORY, -1}, {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"stride", TNC_BORROW, TNC_MEMORY, -1}, {"stride_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ceil_mode", TNC_VALUE, TNC_NUMBER, -1}, {"count_include_pad", TNC_VALUE, TNC_NUMBER, -1},
    {"divisor_override", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_avg_pool3d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"kernel_size", TNC_BORROW, TNC_MEMORY, -1},
    {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"stride", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"padding", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ceil_mode", TNC_VALUE, TNC_NUMBER, -1},
    {"count_include_pad", TNC_VALUE, TNC_NUMBER, -1},
    {"divisor_override", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_avg_pool3d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"kernel_size", TNC_BORROW, TNC_MEMORY, -1}, {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"stride", TNC_BORROW, TNC_MEMORY, -1}, {"stride_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ceil_mode", TNC_VALUE, TNC_NUMBER, -1}, {"count_include_pad", TNC_VALUE, TNC_NUMBER, -1},
    {"divisor_override", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_baddbmm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"batch1", TNC_BORROW, TNC_TENSOR, -1}, {"batch2", TNC_BORROW, TNC_TENSOR, -1},
    {"beta", TNC_VALUE, TNC_REAL, -1}, {"alpha", TNC_VALUE, TNC_REAL, -1},
};

static const tnc_param aoti_torch_cpu_bernoulli__Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"p", TNC_BORROW, TNC_TENSOR, -1},
    {"generator", TNC_BORROW, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_cpu_bernoulli__float_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"p", TNC_VALUE, TNC_REAL, -1},
    {"generator", TNC_BORROW, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_cpu_bmm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"mat2", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_bucketize_Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"boundaries", TNC_BORROW, TNC_TENSOR, -1},
    {"out_int32", TNC_VALUE, TNC_NUMBER, -1}, {"right", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_cat_params[] = {
    {"tensors", TNC_BORROW, TNC_TENSORS, -1}, {"tensors_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_cholesky_inverse_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"upper", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_cholesky_solve_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"input2", TNC_BORROW, TNC_TENSOR, -1},
    {"upper", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_convolution_params[] = {
    {"input", TNC_BORROW, TNC_TENSOR, -1}, {"weight", TNC_BORROW, TNC_TENSOR, -1},
    {"bias", TNC_BORROW, TNC_OPTIONAL, -1}, {"stride", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"padding", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dilation", TNC_BORROW, TNC_MEMORY, -1},
    {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1}, {"transposed", TNC_VALUE, TNC_NUMBER, -1},
    {"output_padding", TNC_BORROW, TNC_MEMORY, -1},
    {"output_padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"groups", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_convolution_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"input", TNC_BORROW, TNC_TENSOR, -1},
    {"weight", TNC_BORROW, TNC_TENSOR, -1}, {"bias_sizes", TNC_BORROW, TNC_MEMORY, -1},
    {"bias_sizes_len_", TNC_VALUE, TNC_NUMBER, -1}, {"stride", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"padding", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dilation", TNC_BORROW, TNC_MEMORY, -1},
    {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1}, {"transposed", TNC_VALUE, TNC_NUMBER, -1},
    {"output_padding", TNC_BORROW, TNC_MEMORY, -1},
    {"output_padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"groups", TNC_VALUE, TNC_NUMBER, -1},
    {"output_mask", TNC_BORROW, TNC_MEMORY, -1}, {"output_mask_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_cummax_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_cummin_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_cumprod_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_cumsum_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_exponential_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"lambd", TNC_VALUE, TNC_REAL, -1},
    {"generator", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_fill__Scalar_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"value", TNC_VALUE, TNC_REAL, -1},
};

static const tnc_param aoti_torch_cpu_fractional_max_pool2d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"kernel_size", TNC_BORROW, TNC_MEMORY, -1},
    {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"random_samples", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_fractional_max_pool2d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"kernel_size", TNC_BORROW, TNC_MEMORY, -1}, {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"output_size", TNC_BORROW, TNC_MEMORY, -1}, {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"indices", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_fractional_max_pool3d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"kernel_size", TNC_BORROW, TNC_MEMORY, -1},
    {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"random_samples", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_fractional_max_pool3d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"kernel_size", TNC_BORROW, TNC_MEMORY, -1}, {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"output_size", TNC_BORROW, TNC_MEMORY, -1}, {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"indices", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_gcd_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_geqrf_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_grid_sampler_2d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"input", TNC_BORROW, TNC_TENSOR, -1},
    {"grid", TNC_BORROW, TNC_TENSOR, -1}, {"interpolation_mode", TNC_VALUE, TNC_NUMBER, -1},
    {"padding_mode", TNC_VALUE, TNC_NUMBER, -1}, {"align_corners", TNC_VALUE, TNC_NUMBER, -1},
    {"output_mask", TNC_BORROW, TNC_MEMORY, -1}, {"output_mask_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_grid_sampler_3d_params[] = {
    {"input", TNC_BORROW, TNC_TENSOR, -1}, {"grid", TNC_BORROW, TNC_TENSOR, -1},
    {"interpolation_mode", TNC_VALUE, TNC_NUMBER, -1}, {"padding_mode", TNC_VALUE, TNC_NUMBER, -1},
    {"align_corners", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_grid_sampler_3d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"input", TNC_BORROW, TNC_TENSOR, -1},
    {"grid", TNC_BORROW, TNC_TENSOR, -1}, {"interpolation_mode", TNC_VALUE, TNC_NUMBER, -1},
    {"padding_mode", TNC_VALUE, TNC_NUMBER, -1}, {"align_corners", TNC_VALUE, TNC_NUMBER, -1},
    {"output_mask", TNC_BORROW, TNC_MEMORY, -1}, {"output_mask_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_hann_window_params[] = {
    {"window_length", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_histc_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"bins", TNC_VALUE, TNC_NUMBER, -1},
    {"min", TNC_VALUE, TNC_REAL, -1}, {"max", TNC_VALUE, TNC_REAL, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_histogram_bin_ct_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"bins", TNC_VALUE, TNC_NUMBER, -1},
    {"range", TNC_BORROW, TNC_MEMORY, -1}, {"range_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"weight", TNC_BORROW, TNC_OPTIONAL, -1}, {"density", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_index_Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"indices", TNC_BORROW, TNC_OPTIONALS, -1},
    {"indices_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_index_put_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"indices", TNC_BORROW, TNC_OPTIONALS, -1},
    {"indices_len_", TNC_VALUE, TNC_NUMBER, -1}, {"values", TNC_BORROW, TNC_TENSOR, -1},
    {"accumulate", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_index_reduce_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"index", TNC_BORROW, TNC_TENSOR, -1}, {"source", TNC_BORROW, TNC_TENSOR, -1},
    {"reduce", TNC_BORROW, TNC_TEXT, -1}, {"include_self", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_kthvalue_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"k", TNC_VALUE, TNC_NUMBER, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"keepdim", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_logcumsumexp_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_lu_unpack_params[] = {
    {"LU_data", TNC_BORROW, TNC_TENSOR, -1}, {"LU_pivots", TNC_BORROW, TNC_TENSOR, -1},
    {"unpack_data", TNC_VALUE, TNC_NUMBER, -1}, {"unpack_pivots", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
    {"ret2", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_masked_scatter_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mask", TNC_BORROW, TNC_TENSOR, -1},
    {"source", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_masked_scatter_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"mask", TNC_BORROW, TNC_TENSOR, -1},
    {"sizes", TNC_BORROW, TNC_MEMORY, -1}, {"sizes_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_masked_select_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mask", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_max_pool2d_with_indices_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"kernel_size", TNC_BORROW, TNC_MEMORY, -1},
    {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"stride", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"padding", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dilation", TNC_BORROW, TNC_MEMORY, -1},
    {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ceil_mode", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_max_pool2d_with_indices_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"kernel_size", TNC_BORROW, TNC_MEMORY, -1}, {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"stride", TNC_BORROW, TNC_MEMORY, -1}, {"stride_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dilation", TNC_BORROW, TNC_MEMORY, -1}, {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ceil_mode", TNC_VALUE, TNC_NUMBER, -1}, {"indices", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_max_pool3d_with_indices_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"kernel_size", TNC_BORROW, TNC_MEMORY, -1},
    {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"stride", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"padding", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dilation", TNC_BORROW, TNC_MEMORY, -1},
    {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ceil_mode", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_max_pool3d_with_indices_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"kernel_size", TNC_BORROW, TNC_MEMORY, -1}, {"kernel_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"stride", TNC_BORROW, TNC_MEMORY, -1}, {"stride_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dilation", TNC_BORROW, TNC_MEMORY, -1}, {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ceil_mode", TNC_VALUE, TNC_NUMBER, -1}, {"indices", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_max_unpool2d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"indices", TNC_BORROW, TNC_TENSOR, -1},
    {"output_size", TNC_BORROW, TNC_MEMORY, -1}, {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_max_unpool3d_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"indices", TNC_BORROW, TNC_TENSOR, -1},
    {"output_size", TNC_BORROW, TNC_MEMORY, -1}, {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"stride", TNC_BORROW, TNC_MEMORY, -1}, {"stride_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_median_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mkldnn__convolution_pointwise_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"W", TNC_BORROW, TNC_TENSOR, -1},
    {"B", TNC_BORROW, TNC_OPTIONAL, -1}, {"padding", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"stride", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dilation", TNC_BORROW, TNC_MEMORY, -1},
    {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1}, {"groups", TNC_VALUE, TNC_NUMBER, -1},
    {"attr", TNC_BORROW, TNC_TEXT, -1}, {"scalars", TNC_BORROW, TNC_MEMORY, -1},
    {"scalars_len_", TNC_VALUE, TNC_NUMBER, -1}, {"algorithm", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mkldnn__convolution_pointwise_binary_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_BORROW, TNC_TENSOR, -1},
    {"W", TNC_BORROW, TNC_TENSOR, -1}, {"B", TNC_BORROW, TNC_OPTIONAL, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"stride", TNC_BORROW, TNC_MEMORY, -1}, {"stride_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dilation", TNC_BORROW, TNC_MEMORY, -1}, {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"groups", TNC_VALUE, TNC_NUMBER, -1}, {"binary_attr", TNC_BORROW, TNC_TEXT, -1},
    {"alpha", TNC_BORROW, TNC_MEMORY, -1}, {"unary_attr", TNC_BORROW, TNC_MEMORY, -1},
    {"unary_scalars", TNC_BORROW, TNC_MEMORY, -1},
    {"unary_scalars_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"unary_algorithm", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mkldnn__convolution_pointwise_binary__params[] = {
    {"other", TNC_BORROW, TNC_TENSOR, -1}, {"X", TNC_BORROW, TNC_TENSOR, -1},
    {"W", TNC_BORROW, TNC_TENSOR, -1}, {"B", TNC_BORROW, TNC_OPTIONAL, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"stride", TNC_BORROW, TNC_MEMORY, -1}, {"stride_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dilation", TNC_BORROW, TNC_MEMORY, -1}, {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"groups", TNC_VALUE, TNC_NUMBER, -1}, {"binary_attr", TNC_BORROW, TNC_TEXT, -1},
    {"alpha", TNC_BORROW, TNC_MEMORY, -1}, {"unary_attr", TNC_BORROW, TNC_MEMORY, -1},
    {"unary_scalars", TNC_BORROW, TNC_MEMORY, -1},
    {"unary_scalars_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"unary_algorithm", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mkldnn__convolution_transpose_pointwise_params[] = {
    {"X", TNC_BORROW, TNC_TENSOR, -1}, {"W", TNC_BORROW, TNC_TENSOR, -1},
    {"B", TNC_BORROW, TNC_OPTIONAL, -1}, {"padding", TNC_BORROW, TNC_MEMORY, -1},
    {"padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"output_padding", TNC_BORROW, TNC_MEMORY, -1},
    {"output_padding_len_", TNC_VALUE, TNC_NUMBER, -1}, {"stride", TNC_BORROW, TNC_MEMORY, -1},
    {"stride_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dilation", TNC_BORROW, TNC_MEMORY, -1},
    {"dilation_len_", TNC_VALUE, TNC_NUMBER, -1}, {"groups", TNC_VALUE, TNC_NUMBER, -1},
    {"attr", TNC_BORROW, TNC_TEXT, -1}, {"scalars", TNC_BORROW, TNC_MEMORY, -1},
    {"scalars_len_", TNC_VALUE, TNC_NUMBER, -1}, {"algorithm", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mkldnn_rnn_layer_params[] = {
    {"input", TNC_BORROW, TNC_TENSOR, -1}, {"weight0", TNC_BORROW, TNC_TENSOR, -1},
    {"weight1", TNC_BORROW, TNC_TENSOR, -1}, {"weight2", TNC_BORROW, TNC_TENSOR, -1},
    {"weight3", TNC_BORROW, TNC_TENSOR, -1}, {"hx_", TNC_BORROW, TNC_TENSOR, -1},
    {"cx_", TNC_BORROW, TNC_TENSOR, -1}, {"reverse", TNC_VALUE, TNC_NUMBER, -1},
    {"batch_sizes", TNC_BORROW, TNC_MEMORY, -1}, {"batch_sizes_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"mode", TNC_VALUE, TNC_NUMBER, -1}, {"hidden_size", TNC_VALUE, TNC_NUMBER, -1},
    {"num_layers", TNC_VALUE, TNC_NUMBER, -1}, {"has_biases", TNC_VALUE, TNC_NUMBER, -1},
    {"bidirectional", TNC_VALUE, TNC_NUMBER, -1}, {"batch_first", TNC_VALUE, TNC_NUMBER, -1},
    {"train", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1}, {"ret2", TNC_NEW, TNC_TENSOR, -1},
    {"ret3", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"mat2", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mode_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"keepdim", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mul_Scalar_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_VALUE, TNC_REAL, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_mul_Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"other", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_nanmedian_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_narrow_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"start", TNC_VALUE, TNC_NUMBER, -1}, {"length", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_native_dropout_params[] = {
    {"input", TNC_BORROW, TNC_TENSOR, -1}, {"p", TNC_VALUE, TNC_REAL, -1},
    {"train", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_nonzero_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_nonzero_static_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"size", TNC_VALUE, TNC_NUMBER, -1},
    {"fill_value", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_normal_functional_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"mean", TNC_VALUE, TNC_REAL, -1},
    {"std", TNC_VALUE, TNC_REAL, -1}, {"generator", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_ormqr_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"input2", TNC_BORROW, TNC_TENSOR, -1},
    {"input3", TNC_BORROW, TNC_TENSOR, -1}, {"left", TNC_VALUE, TNC_NUMBER, -1},
    {"transpose", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_pad_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"pad", TNC_BORROW, TNC_MEMORY, -1},
    {"pad_len_", TNC_VALUE, TNC_NUMBER, -1}, {"mode", TNC_BORROW, TNC_TEXT, -1},
    {"value", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_permute_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dims", TNC_BORROW, TNC_MEMORY, -1},
    {"dims_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_polar_params[] = {
    {"abs", TNC_BORROW, TNC_TENSOR, -1}, {"angle", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_pow_Scalar_params[] = {
    {"self", TNC_VALUE, TNC_REAL, -1}, {"exponent", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_pow_Tensor_Scalar_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"exponent", TNC_VALUE, TNC_REAL, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_pow_Tensor_Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"exponent", TNC_BORROW, TNC_TENSOR, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_rand_params[] = {
    {"size", TNC_BORROW, TNC_MEMORY, -1}, {"size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"device", TNC_BORROW, TNC_MEMORY, -1}, {"device_index_", TNC_VALUE, TNC_NUMBER, -1},
    {"pin_memory", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_rand_generator_params[] = {
    {"size", TNC_BORROW, TNC_MEMORY, -1}, {"size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"generator", TNC_BORROW, TNC_MEMORY, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_rand_like_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"memory_format", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_rand_like_generator_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"generator", TNC_BORROW, TNC_MEMORY, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"device", TNC_BORROW, TNC_MEMORY, -1}, {"device_index_", TNC_VALUE, TNC_NUMBER, -1},
    {"pin_memory", TNC_BORROW, TNC_MEMORY, -1}, {"memory_format", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randint_params[] = {
    {"high", TNC_VALUE, TNC_NUMBER, -1}, {"size", TNC_BORROW, TNC_MEMORY, -1},
    {"size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randint_generator_params[] = {
    {"high", TNC_VALUE, TNC_NUMBER, -1}, {"size", TNC_BORROW, TNC_MEMORY, -1},
    {"size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"generator", TNC_BORROW, TNC_MEMORY, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"device", TNC_BORROW, TNC_MEMORY, -1}, {"device_index_", TNC_VALUE, TNC_NUMBER, -1},
    {"pin_memory", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randint_like_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"high", TNC_VALUE, TNC_NUMBER, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"device", TNC_BORROW, TNC_MEMORY, -1}, {"device_index_", TNC_VALUE, TNC_NUMBER, -1},
    {"pin_memory", TNC_BORROW, TNC_MEMORY, -1}, {"memory_format", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randint_like_low_dtype_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"low", TNC_VALUE, TNC_NUMBER, -1},
    {"high", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"memory_format", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randint_low_params[] = {
    {"low", TNC_VALUE, TNC_NUMBER, -1}, {"high", TNC_VALUE, TNC_NUMBER, -1},
    {"size", TNC_BORROW, TNC_MEMORY, -1}, {"size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"device", TNC_BORROW, TNC_MEMORY, -1}, {"device_index_", TNC_VALUE, TNC_NUMBER, -1},
    {"pin_memory", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randint_low_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"low", TNC_VALUE, TNC_NUMBER, -1},
    {"high", TNC_VALUE, TNC_NUMBER, -1}, {"size", TNC_BORROW, TNC_MEMORY, -1},
    {"size_len_", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_cpu_randn_params[] = {
    {"size", TNC_BORROW, TNC_MEMORY, -1}, {"size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"device", TNC_BORROW, TNC_MEMORY, -1}, {"device_index_", TNC_VALUE, TNC_NUMBER, -1},
    {"pin_memory", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randn_generator_params[] = {
    {"size", TNC_BORROW, TNC_MEMORY, -1}, {"size_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"generator", TNC_BORROW, TNC_MEMORY, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randn_like_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"memory_format", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randn_like_generator_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"generator", TNC_BORROW, TNC_MEMORY, -1},
    {"dtype", TNC_BORROW, TNC_MEMORY, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"device", TNC_BORROW, TNC_MEMORY, -1}, {"device_index_", TNC_VALUE, TNC_NUMBER, -1},
    {"pin_memory", TNC_BORROW, TNC_MEMORY, -1}, {"memory_format", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_randperm_params[] = {
    {"n", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_BORROW, TNC_MEMORY, -1},
    {"layout", TNC_BORROW, TNC_MEMORY, -1}, {"device", TNC_BORROW, TNC_MEMORY, -1},
    {"device_index_", TNC_VALUE, TNC_NUMBER, -1}, {"pin_memory", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_repeat_interleave_Tensor_params[] = {
    {"repeats", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_replication_pad1d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_replication_pad2d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"padding", TNC_BORROW, TNC_MEMORY, -1}, {"padding_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_reshape_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"shape", TNC_BORROW, TNC_MEMORY, -1},
    {"shape_len_", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_resize__params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"size", TNC_BORROW, TNC_MEMORY, -1},
    {"size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"memory_format", TNC_BORROW, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_cpu_resize_as__params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"the_template", TNC_BORROW, TNC_TENSOR, -1},
    {"memory_format", TNC_BORROW, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_cpu_scatter_reduce_two_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"index", TNC_BORROW, TNC_TENSOR, -1},
    {"src", TNC_BORROW, TNC_TENSOR, -1}, {"reduce", TNC_BORROW, TNC_TEXT, -1},
    {"include_self", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_cpu_scatter_src_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"index", TNC_BORROW, TNC_TENSOR, -1},
    {"src", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_scatter_value_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"index", TNC_BORROW, TNC_TENSOR, -1},
    {"value", TNC_VALUE, TNC_REAL, -1},
};

static const tnc_param aoti_torch_cpu_searchsorted_Scalar_params[] = {
    {"sorted_sequence", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_VALUE, TNC_REAL, -1},
    {"out_int32", TNC_VALUE, TNC_NUMBER, -1}, {"right", TNC_VALUE, TNC_NUMBER, -1},
    {"side", TNC_BORROW, TNC_MEMORY, -1}, {"sorter", TNC_BORROW, TNC_OPTIONAL, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_searchsorted_Tensor_params[] = {
    {"sorted_sequence", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"out_int32", TNC_VALUE, TNC_NUMBER, -1}, {"right", TNC_VALUE, TNC_NUMBER, -1},
    {"side", TNC_BORROW, TNC_MEMORY, -1}, {"sorter", TNC_BORROW, TNC_OPTIONAL, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_segment_reduce_params[] = {
    {"data", TNC_BORROW, TNC_TENSOR, -1}, {"reduce", TNC_BORROW, TNC_TEXT, -1},
    {"lengths", TNC_BORROW, TNC_OPTIONAL, -1}, {"indices", TNC_BORROW, TNC_OPTIONAL, -1},
    {"offsets", TNC_BORROW, TNC_OPTIONAL, -1}, {"axis", TNC_VALUE, TNC_NUMBER, -1},
    {"unsafe", TNC_VALUE, TNC_NUMBER, -1}, {"initial", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_set__source_Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"source", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_slice_Tensor_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"start", TNC_BORROW, TNC_MEMORY, -1}, {"end", TNC_BORROW, TNC_MEMORY, -1},
    {"step", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_soft_margin_loss_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"target", TNC_BORROW, TNC_TENSOR, -1}, {"reduction", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_sort_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"descending", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_sort_stable_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"stable", TNC_BORROW, TNC_MEMORY, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"descending", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1}, {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_squeeze_dim_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dim", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_to_sparse_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"layout", TNC_BORROW, TNC_MEMORY, -1},
    {"blocksize", TNC_BORROW, TNC_MEMORY, -1}, {"blocksize_len_", TNC_VALUE, TNC_NUMBER, -1},
    {"dense_dim", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_topk_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"k", TNC_VALUE, TNC_NUMBER, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"largest", TNC_VALUE, TNC_NUMBER, -1},
    {"sorted", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_triangular_solve_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"A", TNC_BORROW, TNC_TENSOR, -1},
    {"upper", TNC_VALUE, TNC_NUMBER, -1}, {"transpose", TNC_VALUE, TNC_NUMBER, -1},
    {"unitriangular", TNC_VALUE, TNC_NUMBER, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
    {"ret1", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_uniform_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"from", TNC_VALUE, TNC_REAL, -1},
    {"to", TNC_VALUE, TNC_REAL, -1}, {"generator", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_upsample_bicubic2d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"input_size", TNC_BORROW, TNC_MEMORY, -1},
    {"input_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"align_corners", TNC_VALUE, TNC_NUMBER, -1},
    {"scales_h", TNC_BORROW, TNC_MEMORY, -1}, {"scales_w", TNC_BORROW, TNC_MEMORY, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_upsample_linear1d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"input_size", TNC_BORROW, TNC_MEMORY, -1},
    {"input_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"align_corners", TNC_VALUE, TNC_NUMBER, -1},
    {"scales", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_upsample_trilinear3d_backward_params[] = {
    {"grad_output", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"output_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"input_size", TNC_BORROW, TNC_MEMORY, -1},
    {"input_size_len_", TNC_VALUE, TNC_NUMBER, -1}, {"align_corners", TNC_VALUE, TNC_NUMBER, -1},
    {"scales_d", TNC_BORROW, TNC_MEMORY, -1}, {"scales_h", TNC_BORROW, TNC_MEMORY, -1},
    {"scales_w", TNC_BORROW, TNC_MEMORY, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_view_as_complex_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_view_as_real_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_view_dtype_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dtype", TNC_VALUE, TNC_NUMBER, -1},
    {"ret0", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight_params[] = {
    {"input", TNC_BORROW, TNC_TENSOR, -1}, {"weight", TNC_BORROW, TNC_TENSOR, -1},
    {"bias", TNC_BORROW, TNC_TENSOR, -1}, {"out_channel", TNC_VALUE, TNC_NUMBER, -1},
    {"out", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16_params[] = {
    {"weight", TNC_BORROW, TNC_TENSOR, -1}, {"out", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_create_device_guard_params[] = {
    {"device_index", TNC_VALUE, TNC_NUMBER, -1}, {"ret_guard", TNC_NEW, TNC_GUARD, -1},
};

static const tnc_param aoti_torch_create_tensor_from_blob_params[] = {
    {"data", TNC_BORROW, TNC_MEMORY, -1}, {"ndim", TNC_VALUE, TNC_NUMBER, -1},
    {"sizes_ptr", TNC_BORROW, TNC_MEMORY, -1}, {"strides_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"storage_offset", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_VALUE, TNC_NUMBER, -1},
    {"device_type", TNC_VALUE, TNC_NUMBER, -1}, {"device_index", TNC_VALUE, TNC_NUMBER, -1},
    {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_create_tensor_from_blob_v2_params[] = {
    {"data", TNC_BORROW, TNC_MEMORY, -1}, {"ndim", TNC_VALUE, TNC_NUMBER, -1},
    {"sizes_ptr", TNC_BORROW, TNC_MEMORY, -1}, {"strides_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"storage_offset", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_VALUE, TNC_NUMBER, -1},
    {"device_type", TNC_VALUE, TNC_NUMBER, -1}, {"device_index", TNC_VALUE, TNC_NUMBER, -1},
    {"ret", TNC_NEW, TNC_TENSOR, -1}, {"layout", TNC_VALUE, TNC_NUMBER, -1},
    {"opaque_metadata", TNC_BORROW, TNC_MEMORY, -1},
    {"opaque_metadata_size", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_delete_c10_value_object_params[] = {
    {"handle", TNC_STEAL, TNC_IVALUE, -1},
};

static const tnc_param aoti_torch_delete_device_guard_params[] = {
    {"guard", TNC_STEAL, TNC_GUARD, -1},
};

static const tnc_param aoti_torch_delete_library_object_params[] = {
    {"tlh", TNC_STEAL, TNC_LIBRARY, -1},
};

static const tnc_param aoti_torch_delete_stream_params[] = {
    {"stream", TNC_STEAL, TNC_STREAM, -1},
};

static const tnc_param aoti_torch_delete_tensor_object_params[] = {
    {"tensor", TNC_STEAL, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_device_guard_set_index_params[] = {
    {"guard", TNC_BORROW, TNC_GUARD, -1}, {"device_index", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_dtype_element_size_params[] = {
    {"dtype", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_empty_strided_params[] = {
    {"ndim", TNC_VALUE, TNC_NUMBER, -1}, {"sizes_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"strides_ptr", TNC_BORROW, TNC_MEMORY, -1}, {"dtype", TNC_VALUE, TNC_NUMBER, -1},
    {"device_type", TNC_VALUE, TNC_NUMBER, -1}, {"device_index", TNC_VALUE, TNC_NUMBER, -1},
    {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_empty_strided_pinned_params[] = {
    {"ndim", TNC_VALUE, TNC_NUMBER, -1}, {"sizes_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"strides_ptr", TNC_BORROW, TNC_MEMORY, -1}, {"dtype", TNC_VALUE, TNC_NUMBER, -1},
    {"device_type", TNC_VALUE, TNC_NUMBER, -1}, {"device_index", TNC_VALUE, TNC_NUMBER, -1},
    {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_get_current_device_index_params[] = {
    {"ret_device_index", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_current_stream_params[] = {
    {"device_index", TNC_VALUE, TNC_NUMBER, -1}, {"ret_stream", TNC_NEW, TNC_STREAM, -1},
};

static const tnc_param aoti_torch_get_data_ptr_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_data_ptr", TNC_BORROW_FROM, TNC_MEMORY, 0},
};

static const tnc_param aoti_torch_get_device_index_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_device_index", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_device_type_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_device_type", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_dim_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_dim", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_dtype_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_dtype", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_layout_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_layout", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_numel_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_numel", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_size_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"d", TNC_VALUE, TNC_NUMBER, -1},
    {"ret_size", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_sizes_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_sizes", TNC_BORROW_FROM, TNC_MEMORY, 0},
};

static const tnc_param aoti_torch_get_storage_numel_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_numel", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_storage_offset_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_storage_offset", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_storage_size_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_size", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_stride_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"d", TNC_VALUE, TNC_NUMBER, -1},
    {"ret_stride", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_get_strides_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_strides", TNC_BORROW_FROM, TNC_MEMORY, 0},
};

static const tnc_param aoti_torch_grad_mode_set_enabled_params[] = {
    {"enabled", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_index_put_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"indices", TNC_BORROW, TNC_TENSORS, -1}, {"num_indices", TNC_VALUE, TNC_NUMBER, -1},
    {"values", TNC_BORROW, TNC_NUMBER, -1}, {"accumulate", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_int64_to_ivalue_params[] = {
    {"val", TNC_VALUE, TNC_NUMBER, -1}, {"ivalue", TNC_NEW, TNC_IVALUE, -1},
};

static const tnc_param aoti_torch_is_contiguous_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_is_contiguous", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_is_defined_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_is_defined", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_bfloat16_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_bool_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_complex64_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_float16_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_float32_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_float64_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_int16_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_int32_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_int64_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_int8_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_uint16_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_uint32_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_uint64_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_item_uint8_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_value", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_library_def_params[] = {
    {"self", TNC_BORROW, TNC_LIBRARY, -1}, {"schema", TNC_BORROW, TNC_TEXT, -1},
};

static const tnc_param aoti_torch_library_impl_params[] = {
    {"self", TNC_BORROW, TNC_LIBRARY, -1}, {"name", TNC_BORROW, TNC_TEXT, -1},
    {"fn", TNC_VALUE, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_library_init_def_params[] = {
    {"ns", TNC_BORROW, TNC_TEXT, -1}, {"file", TNC_BORROW, TNC_TEXT, -1},
    {"line", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_torch_lib", TNC_NEW, TNC_LIBRARY, -1},
};

static const tnc_param aoti_torch_library_init_fragment_params[] = {
    {"ns", TNC_BORROW, TNC_TEXT, -1}, {"file", TNC_BORROW, TNC_TEXT, -1},
    {"line", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_torch_lib", TNC_NEW, TNC_LIBRARY, -1},
};

static const tnc_param aoti_torch_library_init_impl_params[] = {
    {"ns", TNC_BORROW, TNC_TEXT, -1}, {"k", TNC_BORROW, TNC_TEXT, -1},
    {"file", TNC_BORROW, TNC_TEXT, -1}, {"line", TNC_VALUE, TNC_NUMBER, -1},
    {"ret_new_torch_lib", TNC_NEW, TNC_LIBRARY, -1},
};

static const tnc_param aoti_torch_mm_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"mat2", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_new_tensor_handle_params[] = {
    {"orig_handle", TNC_BORROW, TNC_TENSOR, -1}, {"new_handle", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_new_uninitialized_tensor_params[] = {
    {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_nonzero_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"out", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_print_tensor_handle_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"msg", TNC_BORROW, TNC_TEXT, -1},
};

static const tnc_param aoti_torch_proxy_executor_call_function_params[] = {
    {"proxy_executor", TNC_BORROW, TNC_NUMBER, -1},
    {"extern_node_index", TNC_VALUE, TNC_NUMBER, -1}, {"num_ints", TNC_VALUE, TNC_NUMBER, -1},
    {"flatten_int_args", TNC_BORROW, TNC_MEMORY, -1}, {"num_tensors", TNC_VALUE, TNC_NUMBER, -1},
    {"flatten_tensor_args", TNC_BORROW, TNC_OPTIONAL, -1},
};

static const tnc_param aoti_torch_repeat_interleave_Tensor_params[] = {
    {"repeats", TNC_BORROW, TNC_TENSOR, -1}, {"output_size", TNC_BORROW, TNC_MEMORY, -1},
    {"out", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_save_tensor_handle_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"tensor_name", TNC_BORROW, TNC_TEXT, -1},
    {"launch_prefix", TNC_BORROW, TNC_TEXT, -1}, {"kernel_name", TNC_BORROW, TNC_TEXT, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_bool_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_complex128_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_complex64_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_float32_params[] = {
    {"value", TNC_VALUE, TNC_REAL, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_float64_params[] = {
    {"value", TNC_VALUE, TNC_REAL, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_int16_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_int32_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_int64_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_int8_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_uint16_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_uint32_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_uint64_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scalar_to_tensor_uint8_params[] = {
    {"value", TNC_VALUE, TNC_NUMBER, -1}, {"ret_new_tensor", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scatter_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"index", TNC_BORROW, TNC_TENSOR, -1},
    {"src", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_scatter_reduce_out_params[] = {
    {"out", TNC_BORROW, TNC_TENSOR, -1}, {"self", TNC_BORROW, TNC_TENSOR, -1},
    {"dim", TNC_VALUE, TNC_NUMBER, -1}, {"index", TNC_BORROW, TNC_TENSOR, -1},
    {"src", TNC_BORROW, TNC_TENSOR, -1}, {"reduce", TNC_BORROW, TNC_TEXT, -1},
    {"include_self", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param aoti_torch_str_to_ivalue_params[] = {
    {"val", TNC_BORROW, TNC_TEXT, -1}, {"ivalue", TNC_NEW, TNC_IVALUE, -1},
};

static const tnc_param aoti_torch_stream_id_params[] = {
    {"stream", TNC_BORROW, TNC_STREAM, -1}, {"ret_stream_id", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param aoti_torch_strlist_to_ivalue_params[] = {
    {"val", TNC_BORROW, TNC_MEMORY, -1}, {"len", TNC_VALUE, TNC_NUMBER, -1},
    {"ivalue", TNC_NEW, TNC_IVALUE, -1},
};

static const tnc_param aoti_torch_tensor_copy__params[] = {
    {"src", TNC_BORROW, TNC_TENSOR, -1}, {"dst", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_tensor_to_ivalue_params[] = {
    {"val", TNC_BORROW, TNC_TENSOR, -1}, {"ivalue", TNC_NEW, TNC_IVALUE, -1},
};

static const tnc_param aoti_torch_view_as_real_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_view_dtype_params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1}, {"dtype", TNC_VALUE, TNC_NUMBER, -1},
    {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param aoti_torch_warn_params[] = {
    {"func", TNC_BORROW, TNC_TEXT, -1}, {"file", TNC_BORROW, TNC_TEXT, -1},
    {"line", TNC_VALUE, TNC_NUMBER, -1}, {"msg", TNC_BORROW, TNC_TEXT, -1},
};

static const tnc_param aoti_torch_zero__params[] = {
    {"self", TNC_BORROW, TNC_TENSOR, -1},
};

static const tnc_param torch_call_dispatcher_params[] = {
    {"opName", TNC_BORROW, TNC_TEXT, -1}, {"overloadName", TNC_BORROW, TNC_TEXT, -1},
    {"stack", TNC_STEAL, TNC_STACK, -1}, {"extension_build_version", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param torch_delete_generator_params[] = {
    {"generator", TNC_STEAL, TNC_GENERATOR, -1},
};

static const tnc_param torch_delete_list_params[] = {
    {"list_handle", TNC_STEAL, TNC_LIST, -1},
};

static const tnc_param torch_delete_stable_ivalue_params[] = {
    {"value", TNC_STEAL, TNC_OPTIONAL_VALUE, -1},
};

static const tnc_param torch_delete_string_params[] = {
    {"handle", TNC_STEAL, TNC_STRING, -1},
};

static const tnc_param torch_device_from_pyobject_params[] = {
    {"py_obj", TNC_BORROW, TNC_MEMORY, -1}, {"ret_device_type", TNC_FILL, TNC_MEMORY, -1},
    {"ret_device_index", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_device_to_pyobject_params[] = {
    {"device_type", TNC_VALUE, TNC_NUMBER, -1}, {"device_index", TNC_VALUE, TNC_NUMBER, -1},
    {"ret", TNC_NEW, TNC_MEMORY, -1},
};

static const tnc_param torch_dtype_from_pyobject_params[] = {
    {"py_obj", TNC_BORROW, TNC_MEMORY, -1}, {"ret_dtype", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_dtype_to_pyobject_params[] = {
    {"dtype", TNC_VALUE, TNC_NUMBER, -1}, {"ret", TNC_NEW, TNC_MEMORY, -1},
};

static const tnc_param torch_from_blob_params[] = {
    {"data", TNC_BORROW, TNC_MEMORY, -1}, {"ndim", TNC_VALUE, TNC_NUMBER, -1},
    {"sizes_ptr", TNC_BORROW, TNC_MEMORY, -1}, {"strides_ptr", TNC_BORROW, TNC_MEMORY, -1},
    {"storage_offset", TNC_VALUE, TNC_NUMBER, -1}, {"dtype", TNC_VALUE, TNC_NUMBER, -1},
    {"device_type", TNC_VALUE, TNC_NUMBER, -1}, {"device_index", TNC_VALUE, TNC_NUMBER, -1},
    {"ret", TNC_NEW, TNC_TENSOR, -1}, {"layout", TNC_VALUE, TNC_NUMBER, -1},
    {"opaque_metadata", TNC_BORROW, TNC_MEMORY, -1},
    {"opaque_metadata_size", TNC_VALUE, TNC_NUMBER, -1}, {"deleter", TNC_VALUE, TNC_MEMORY, -1},
    {"deleter_ctx", TNC_STEAL, TNC_MEMORY, -1},
};

static const tnc_param torch_generator_get_device_params[] = {
    {"generator", TNC_BORROW, TNC_GENERATOR, -1}, {"ret_device_type", TNC_FILL, TNC_MEMORY, -1},
    {"ret_device_index", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_get_const_data_ptr_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_data_ptr", TNC_BORROW_FROM, TNC_MEMORY, 0},
};

static const tnc_param torch_get_mutable_data_ptr_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_data_ptr", TNC_BORROW_FROM, TNC_MEMORY, 0},
};

static const tnc_param torch_get_num_threads_params[] = {
    {"out_num_threads", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_get_thread_idx_params[] = {
    {"out_thread_idx", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_has_storage_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"ret_has_storage", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_is_tensor_pyobject_params[] = {
    {"py_obj", TNC_BORROW, TNC_MEMORY, -1}, {"ret", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_library_def_with_tags_params[] = {
    {"self", TNC_BORROW, TNC_LIBRARY, -1}, {"schema", TNC_BORROW, TNC_TEXT, -1},
    {"tags", TNC_BORROW, TNC_MEMORY, -1}, {"num_tags", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param torch_library_impl_params[] = {
    {"self", TNC_BORROW, TNC_LIBRARY, -1}, {"name", TNC_BORROW, TNC_TEXT, -1},
    {"fn", TNC_VALUE, TNC_MEMORY, -1}, {"extension_build_version", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param torch_library_set_python_module_params[] = {
    {"self", TNC_BORROW, TNC_LIBRARY, -1}, {"pymodule", TNC_BORROW, TNC_TEXT, -1},
    {"context", TNC_BORROW, TNC_TEXT, -1},
};

static const tnc_param torch_list_get_item_params[] = {
    {"list_handle", TNC_BORROW, TNC_LIST, -1}, {"index", TNC_VALUE, TNC_NUMBER, -1},
    {"element", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_list_push_back_params[] = {
    {"list_handle", TNC_BORROW, TNC_LIST, -1}, {"element", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param torch_list_set_item_params[] = {
    {"list_handle", TNC_BORROW, TNC_LIST, -1}, {"index", TNC_VALUE, TNC_NUMBER, -1},
    {"element", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param torch_list_size_params[] = {
    {"list_handle", TNC_BORROW, TNC_LIST, -1}, {"size", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_new_generator_handle_params[] = {
    {"self", TNC_BORROW, TNC_GENERATOR, -1}, {"ret_new_generator", TNC_NEW, TNC_GENERATOR, -1},
};

static const tnc_param torch_new_list_reserve_size_params[] = {
    {"size", TNC_VALUE, TNC_NUMBER, -1}, {"ret", TNC_NEW, TNC_LIST, -1},
};

static const tnc_param torch_new_stable_ivalue_params[] = {
    {"ret_value", TNC_NEW, TNC_OPTIONAL_VALUE, -1},
};

static const tnc_param torch_new_string_handle_params[] = {
    {"data", TNC_BORROW, TNC_TEXT, -1}, {"length", TNC_VALUE, TNC_NUMBER, -1},
    {"handle", TNC_NEW, TNC_STRING, -1},
};

static const tnc_param torch_parallel_for_params[] = {
    {"begin", TNC_VALUE, TNC_NUMBER, -1}, {"end", TNC_VALUE, TNC_NUMBER, -1},
    {"grain_size", TNC_VALUE, TNC_NUMBER, -1}, {"func", TNC_VALUE, TNC_NUMBER, -1},
    {"ctx", TNC_BORROW, TNC_MEMORY, -1},
};

static const tnc_param torch_parse_device_string_params[] = {
    {"device_string", TNC_BORROW, TNC_TEXT, -1}, {"out_device_type", TNC_FILL, TNC_MEMORY, -1},
    {"out_device_index", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_set_requires_grad_params[] = {
    {"tensor", TNC_BORROW, TNC_TENSOR, -1}, {"requires_grad", TNC_VALUE, TNC_NUMBER, -1},
};

static const tnc_param torch_stream_native_handle_params[] = {
    {"stream", TNC_BORROW, TNC_STREAM, -1}, {"ret_native_handle", TNC_BORROW_FROM, TNC_MEMORY, 0},
};

static const tnc_param torch_string_c_str_params[] = {
    {"handle", TNC_BORROW, TNC_STRING, -1}, {"data", TNC_BORROW_FROM, TNC_MEMORY, 0},
};

static const tnc_param torch_string_length_params[] = {
    {"handle", TNC_BORROW, TNC_STRING, -1}, {"length", TNC_FILL, TNC_MEMORY, -1},
};

static const tnc_param torch_tensor_from_pyobject_params[] = {
    {"py_obj", TNC_BORROW, TNC_MEMORY, -1}, {"ret", TNC_NEW, TNC_TENSOR, -1},
};

static const tnc_param torch_tensor_to_pyobject_params[] = {
    {"ath", TNC_BORROW, TNC_TENSOR, -1}, {"py_type", TNC_BORROW, TNC_MEMORY, -1},
    {"ret", TNC_NEW, TNC_MEMORY, -1},
};


const tnc_function tnc_functions[] = {
    {"aoti_record_function_end", aoti_record_function_end_params, 1},
    {"aoti_record_function_start", aoti_record_function_start_params, 5},
    {"aoti_torch__alloc_from_pool", aoti_torch__alloc_from_pool_params, 7},
    {"aoti_torch__embedding_bag", aoti_torch__embedding_bag_params, 13},
    {"aoti_torch__fft_c2c", aoti_torch__fft_c2c_params, 6},
    {"aoti_torch__mm_plus_mm_out", aoti_torch__mm_plus_mm_out_params, 5},
    {"aoti_torch__reinterpret_tensor", aoti_torch__reinterpret_tensor_params, 6},
    {"aoti_torch__scaled_dot_product_efficient_attention", aoti_torch__scaled_dot_product_efficient_attention_params, 12},
    {"aoti_torch__scaled_dot_product_flash_attention", aoti_torch__scaled_dot_product_flash_attention_params, 16},
    {"aoti_torch__scaled_dot_product_flash_attention_v2", aoti_torch__scaled_dot_product_flash_attention_v2_params, 16},
    {"aoti_torch__scaled_mm", aoti_torch__scaled_mm_params, 10},
    {"aoti_torch__scaled_mm_v2", aoti_torch__scaled_mm_v2_params, 9},
    {"aoti_torch_abi_version", NULL, 0},
    {"aoti_torch_addmm_out", aoti_torch_addmm_out_params, 6},
    {"aoti_torch_as_strided", aoti_torch_as_strided_params, 4},
    {"aoti_torch_assign_tensors", aoti_torch_assign_tensors_params, 2},
    {"aoti_torch_assign_tensors_out", aoti_torch_assign_tensors_out_params, 2},
    {"aoti_torch_aten_amax", aoti_torch_aten_amax_params, 5},
    {"aoti_torch_aten_fill__Scalar", aoti_torch_aten_fill__Scalar_params, 2},
    {"aoti_torch_aten_full", aoti_torch_aten_full_params, 9},
    {"aoti_torch_aten_narrow", aoti_torch_aten_narrow_params, 5},
    {"aoti_torch_aten_new_empty", aoti_torch_aten_new_empty_params, 9},
    {"aoti_torch_aten_new_zeros", aoti_torch_aten_new_zeros_params, 9},
    {"aoti_torch_aten_pad", aoti_torch_aten_pad_params, 6},
    {"aoti_torch_aten_subtract_Tensor", aoti_torch_aten_subtract_Tensor_params, 4},
    {"aoti_torch_bmm_out", aoti_torch_bmm_out_params, 3},
    {"aoti_torch_call_dispatcher", aoti_torch_call_dispatcher_params, 3},
    {"aoti_torch_check", aoti_torch_check_params, 5},
    {"aoti_torch_check_inf_and_nan", aoti_torch_check_inf_and_nan_params, 2},
    {"aoti_torch_clone", aoti_torch_clone_params, 2},
    {"aoti_torch_clone_preserve_strides", aoti_torch_clone_preserve_strides_params, 2},
    {"aoti_torch_convolution", aoti_torch_convolution_params, 14},
    {"aoti_torch_copy_", aoti_torch_copy__params, 3},
    {"aoti_torch_cpu__adaptive_avg_pool2d", aoti_torch_cpu__adaptive_avg_pool2d_params, 4},
    {"aoti_torch_cpu__adaptive_avg_pool2d_backward", aoti_torch_cpu__adaptive_avg_pool2d_backward_params, 3},
    {"aoti_torch_cpu__adaptive_avg_pool3d", aoti_torch_cpu__adaptive_avg_pool3d_params, 4},
    {"aoti_torch_cpu__adaptive_avg_pool3d_backward", aoti_torch_cpu__adaptive_avg_pool3d_backward_params, 3},
    {"aoti_torch_cpu__addmm_activation", aoti_torch_cpu__addmm_activation_params, 7},
    {"aoti_torch_cpu__c10d_functional_all_reduce", aoti_torch_cpu__c10d_functional_all_reduce_params, 4},
    {"aoti_torch_cpu__c10d_functional_all_reduce_", aoti_torch_cpu__c10d_functional_all_reduce__params, 4},
    {"aoti_torch_cpu__c10d_functional_wait_tensor", aoti_torch_cpu__c10d_functional_wait_tensor_params, 2},
    {"aoti_torch_cpu__cdist_backward", aoti_torch_cpu__cdist_backward_params, 6},
    {"aoti_torch_cpu__cdist_forward", aoti_torch_cpu__cdist_forward_params, 5},
    {"aoti_torch_cpu__dyn_quant_matmul_4bit", aoti_torch_cpu__dyn_quant_matmul_4bit_params, 6},
    {"aoti_torch_cpu__dyn_quant_pack_4bit_weight", aoti_torch_cpu__dyn_quant_pack_4bit_weight_params, 7},
    {"aoti_torch_cpu__efficientzerotensor", aoti_torch_cpu__efficientzerotensor_params, 8},
    {"aoti_torch_cpu__embedding_bag", aoti_torch_cpu__embedding_bag_params, 13},
    {"aoti_torch_cpu__embedding_bag_dense_backward", aoti_torch_cpu__embedding_bag_dense_backward_params, 11},
    {"aoti_torch_cpu__embedding_bag_forward_only", aoti_torch_cpu__embedding_bag_forward_only_params, 13},
    {"aoti_torch_cpu__embedding_bag_per_sample_weights_backward", aoti_torch_cpu__embedding_bag_per_sample_weights_backward_params, 8},
    {"aoti_torch_cpu__fft_c2c", aoti_torch_cpu__fft_c2c_params, 6},
    {"aoti_torch_cpu__fft_r2c", aoti_torch_cpu__fft_r2c_params, 6},
    {"aoti_torch_cpu__fused_moving_avg_obs_fq_helper", aoti_torch_cpu__fused_moving_avg_obs_fq_helper_params, 15},
    {"aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional", aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional_params, 19},
    {"aoti_torch_cpu__fused_rms_norm", aoti_torch_cpu__fused_rms_norm_params, 7},
    {"aoti_torch_cpu__grouped_mm", aoti_torch_cpu__grouped_mm_params, 6},
    {"aoti_torch_cpu__histogramdd_from_bin_cts", aoti_torch_cpu__histogramdd_from_bin_cts_params, 8},
    {"aoti_torch_cpu__int_mm_out", aoti_torch_cpu__int_mm_out_params, 3},
    {"aoti_torch_cpu__linear_pointwise", aoti_torch_cpu__linear_pointwise_params, 8},
    {"aoti_torch_cpu__linear_pointwise_binary", aoti_torch_cpu__linear_pointwise_binary_params, 6},
    {"aoti_torch_cpu__mkl_linear", aoti_torch_cpu__mkl_linear_params, 6},
    {"aoti_torch_cpu__pdist_backward", aoti_torch_cpu__pdist_backward_params, 5},
    {"aoti_torch_cpu__pdist_forward", aoti_torch_cpu__pdist_forward_params, 3},
    {"aoti_torch_cpu__qconv2d_pointwise_binary_tensor", aoti_torch_cpu__qconv2d_pointwise_binary_tensor_params, 27},
    {"aoti_torch_cpu__qconv_pointwise_tensor", aoti_torch_cpu__qconv_pointwise_tensor_params, 22},
    {"aoti_torch_cpu__qlinear_pointwise_binary_tensor", aoti_torch_cpu__qlinear_pointwise_binary_tensor_params, 20},
    {"aoti_torch_cpu__qlinear_pointwise_tensor", aoti_torch_cpu__qlinear_pointwise_tensor_params, 15},
    {"aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu", aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_params, 9},
    {"aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward", aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward_params, 13},
    {"aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable", aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_params, 17},
    {"aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward", aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward_params, 22},
    {"aoti_torch_cpu__scaled_mm", aoti_torch_cpu__scaled_mm_params, 9},
    {"aoti_torch_cpu__scaled_mm_out", aoti_torch_cpu__scaled_mm_out_params, 9},
    {"aoti_torch_cpu__segment_reduce_backward", aoti_torch_cpu__segment_reduce_backward_params, 9},
    {"aoti_torch_cpu__to_sparse", aoti_torch_cpu__to_sparse_params, 6},
    {"aoti_torch_cpu__trilinear", aoti_torch_cpu__trilinear_params, 13},
    {"aoti_torch_cpu__weight_int4pack_mm_cpu_tensor", aoti_torch_cpu__weight_int4pack_mm_cpu_tensor_params, 5},
    {"aoti_torch_cpu__weight_int8pack_mm", aoti_torch_cpu__weight_int8pack_mm_params, 4},
    {"aoti_torch_cpu__wrapped_linear_prepack", aoti_torch_cpu__wrapped_linear_prepack_params, 5},
    {"aoti_torch_cpu__wrapped_quantized_linear_prepacked", aoti_torch_cpu__wrapped_quantized_linear_prepacked_params, 8},
    {"aoti_torch_cpu_abs", aoti_torch_cpu_abs_params, 2},
    {"aoti_torch_cpu_adaptive_max_pool2d", aoti_torch_cpu_adaptive_max_pool2d_params, 5},
    {"aoti_torch_cpu_adaptive_max_pool2d_backward", aoti_torch_cpu_adaptive_max_pool2d_backward_params, 4},
    {"aoti_torch_cpu_adaptive_max_pool3d", aoti_torch_cpu_adaptive_max_pool3d_params, 5},
    {"aoti_torch_cpu_adaptive_max_pool3d_backward", aoti_torch_cpu_adaptive_max_pool3d_backward_params, 4},
    {"aoti_torch_cpu_add_Scalar", aoti_torch_cpu_add_Scalar_params, 4},
    {"aoti_torch_cpu_add_Tensor", aoti_torch_cpu_add_Tensor_params, 4},
    {"aoti_torch_cpu_addbmm", aoti_torch_cpu_addbmm_params, 6},
    {"aoti_torch_cpu_addmm_out", aoti_torch_cpu_addmm_out_params, 6},
    {"aoti_torch_cpu_addmv", aoti_torch_cpu_addmv_params, 6},
    {"aoti_torch_cpu_angle", aoti_torch_cpu_angle_params, 2},
    {"aoti_torch_cpu_avg_pool2d", aoti_torch_cpu_avg_pool2d_params, 11},
    {"aoti_torch_cpu_avg_pool2d_backward", aoti_torch_cpu_avg_pool2d_backward_params, 12},
    {"aoti_torch_cpu_avg_pool3d", aoti_torch_cpu_avg_pool3d_params, 11},
    {"aoti_torch_cpu_avg_pool3d_backward", aoti_torch_cpu_avg_pool3d_backward_params, 12},
    {"aoti_torch_cpu_baddbmm_out", aoti_torch_cpu_baddbmm_out_params, 6},
    {"aoti_torch_cpu_bernoulli__Tensor", aoti_torch_cpu_bernoulli__Tensor_params, 3},
    {"aoti_torch_cpu_bernoulli__float", aoti_torch_cpu_bernoulli__float_params, 3},
    {"aoti_torch_cpu_bmm_out", aoti_torch_cpu_bmm_out_params, 3},
    {"aoti_torch_cpu_bucketize_Tensor", aoti_torch_cpu_bucketize_Tensor_params, 5},
    {"aoti_torch_cpu_cat", aoti_torch_cpu_cat_params, 4},
    {"aoti_torch_cpu_cholesky_inverse", aoti_torch_cpu_cholesky_inverse_params, 3},
    {"aoti_torch_cpu_cholesky_solve", aoti_torch_cpu_cholesky_solve_params, 4},
    {"aoti_torch_cpu_convolution", aoti_torch_cpu_convolution_params, 14},
    {"aoti_torch_cpu_convolution_backward", aoti_torch_cpu_convolution_backward_params, 20},
    {"aoti_torch_cpu_cummax", aoti_torch_cpu_cummax_params, 4},
    {"aoti_torch_cpu_cummin", aoti_torch_cpu_cummin_params, 4},
    {"aoti_torch_cpu_cumprod", aoti_torch_cpu_cumprod_params, 4},
    {"aoti_torch_cpu_cumsum", aoti_torch_cpu_cumsum_params, 4},
    {"aoti_torch_cpu_exponential", aoti_torch_cpu_exponential_params, 4},
    {"aoti_torch_cpu_fill__Scalar", aoti_torch_cpu_fill__Scalar_params, 2},
    {"aoti_torch_cpu_fractional_max_pool2d", aoti_torch_cpu_fractional_max_pool2d_params, 8},
    {"aoti_torch_cpu_fractional_max_pool2d_backward", aoti_torch_cpu_fractional_max_pool2d_backward_params, 8},
    {"aoti_torch_cpu_fractional_max_pool3d", aoti_torch_cpu_fractional_max_pool3d_params, 8},
    {"aoti_torch_cpu_fractional_max_pool3d_backward", aoti_torch_cpu_fractional_max_pool3d_backward_params, 8},
    {"aoti_torch_cpu_gcd", aoti_torch_cpu_gcd_params, 3},
    {"aoti_torch_cpu_geqrf", aoti_torch_cpu_geqrf_params, 3},
    {"aoti_torch_cpu_grid_sampler_2d_backward", aoti_torch_cpu_grid_sampler_2d_backward_params, 10},
    {"aoti_torch_cpu_grid_sampler_3d", aoti_torch_cpu_grid_sampler_3d_params, 6},
    {"aoti_torch_cpu_grid_sampler_3d_backward", aoti_torch_cpu_grid_sampler_3d_backward_params, 10},
    {"aoti_torch_cpu_hann_window", aoti_torch_cpu_hann_window_params, 7},
    {"aoti_torch_cpu_histc", aoti_torch_cpu_histc_params, 5},
    {"aoti_torch_cpu_histogram_bin_ct", aoti_torch_cpu_histogram_bin_ct_params, 8},
    {"aoti_torch_cpu_index_Tensor", aoti_torch_cpu_index_Tensor_params, 4},
    {"aoti_torch_cpu_index_put", aoti_torch_cpu_index_put_params, 6},
    {"aoti_torch_cpu_index_reduce", aoti_torch_cpu_index_reduce_params, 7},
    {"aoti_torch_cpu_kthvalue", aoti_torch_cpu_kthvalue_params, 6},
    {"aoti_torch_cpu_logcumsumexp", aoti_torch_cpu_logcumsumexp_params, 3},
    {"aoti_torch_cpu_lu_unpack", aoti_torch_cpu_lu_unpack_params, 7},
    {"aoti_torch_cpu_masked_scatter", aoti_torch_cpu_masked_scatter_params, 4},
    {"aoti_torch_cpu_masked_scatter_backward", aoti_torch_cpu_masked_scatter_backward_params, 5},
    {"aoti_torch_cpu_masked_select", aoti_torch_cpu_masked_select_params, 3},
    {"aoti_torch_cpu_max_pool2d_with_indices", aoti_torch_cpu_max_pool2d_with_indices_params, 12},
    {"aoti_torch_cpu_max_pool2d_with_indices_backward", aoti_torch_cpu_max_pool2d_with_indices_backward_params, 13},
    {"aoti_torch_cpu_max_pool3d_with_indices", aoti_torch_cpu_max_pool3d_with_indices_params, 12},
    {"aoti_torch_cpu_max_pool3d_with_indices_backward", aoti_torch_cpu_max_pool3d_with_indices_backward_params, 13},
    {"aoti_torch_cpu_max_unpool2d", aoti_torch_cpu_max_unpool2d_params, 5},
    {"aoti_torch_cpu_max_unpool3d", aoti_torch_cpu_max_unpool3d_params, 9},
    {"aoti_torch_cpu_median", aoti_torch_cpu_median_params, 2},
    {"aoti_torch_cpu_mkldnn__convolution_pointwise", aoti_torch_cpu_mkldnn__convolution_pointwise_params, 15},
    {"aoti_torch_cpu_mkldnn__convolution_pointwise_binary", aoti_torch_cpu_mkldnn__convolution_pointwise_binary_params, 18},
    {"aoti_torch_cpu_mkldnn__convolution_pointwise_binary_", aoti_torch_cpu_mkldnn__convolution_pointwise_binary__params, 18},
    {"aoti_torch_cpu_mkldnn__convolution_transpose_pointwise", aoti_torch_cpu_mkldnn__convolution_transpose_pointwise_params, 17},
    {"aoti_torch_cpu_mkldnn_rnn_layer", aoti_torch_cpu_mkldnn_rnn_layer_params, 21},
    {"aoti_torch_cpu_mm_out", aoti_torch_cpu_mm_out_params, 3},
    {"aoti_torch_cpu_mode", aoti_torch_cpu_mode_params, 5},
    {"aoti_torch_cpu_mul_Scalar", aoti_torch_cpu_mul_Scalar_params, 3},
    {"aoti_torch_cpu_mul_Tensor", aoti_torch_cpu_mul_Tensor_params, 3},
    {"aoti_torch_cpu_nanmedian", aoti_torch_cpu_nanmedian_params, 2},
    {"aoti_torch_cpu_narrow", aoti_torch_cpu_narrow_params, 5},
    {"aoti_torch_cpu_native_dropout", aoti_torch_cpu_native_dropout_params, 5},
    {"aoti_torch_cpu_nonzero", aoti_torch_cpu_nonzero_params, 2},
    {"aoti_torch_cpu_nonzero_static", aoti_torch_cpu_nonzero_static_params, 4},
    {"aoti_torch_cpu_normal_functional", aoti_torch_cpu_normal_functional_params, 5},
    {"aoti_torch_cpu_ormqr", aoti_torch_cpu_ormqr_params, 6},
    {"aoti_torch_cpu_pad", aoti_torch_cpu_pad_params, 6},
    {"aoti_torch_cpu_permute", aoti_torch_cpu_permute_params, 4},
    {"aoti_torch_cpu_polar", aoti_torch_cpu_polar_params, 3},
    {"aoti_torch_cpu_pow_Scalar", aoti_torch_cpu_pow_Scalar_params, 3},
    {"aoti_torch_cpu_pow_Tensor_Scalar", aoti_torch_cpu_pow_Tensor_Scalar_params, 3},
    {"aoti_torch_cpu_pow_Tensor_Tensor", aoti_torch_cpu_pow_Tensor_Tensor_params, 3},
    {"aoti_torch_cpu_rand", aoti_torch_cpu_rand_params, 8},
    {"aoti_torch_cpu_rand_generator", aoti_torch_cpu_rand_generator_params, 9},
    {"aoti_torch_cpu_rand_like", aoti_torch_cpu_rand_like_params, 8},
    {"aoti_torch_cpu_rand_like_generator", aoti_torch_cpu_rand_like_generator_params, 9},
    {"aoti_torch_cpu_randint", aoti_torch_cpu_randint_params, 9},
    {"aoti_torch_cpu_randint_generator", aoti_torch_cpu_randint_generator_params, 10},
    {"aoti_torch_cpu_randint_like", aoti_torch_cpu_randint_like_params, 9},
    {"aoti_torch_cpu_randint_like_low_dtype", aoti_torch_cpu_randint_like_low_dtype_params, 10},
    {"aoti_torch_cpu_randint_low", aoti_torch_cpu_randint_low_params, 10},
    {"aoti_torch_cpu_randint_low_out", aoti_torch_cpu_randint_low_out_params, 5},
    {"aoti_torch_cpu_randn", aoti_torch_cpu_randn_params, 8},
    {"aoti_torch_cpu_randn_generator", aoti_torch_cpu_randn_generator_params, 9},
    {"aoti_torch_cpu_randn_like", aoti_torch_cpu_randn_like_params, 8},
    {"aoti_torch_cpu_randn_like_generator", aoti_torch_cpu_randn_like_generator_params, 9},
    {"aoti_torch_cpu_randperm", aoti_torch_cpu_randperm_params, 7},
    {"aoti_torch_cpu_repeat_interleave_Tensor", aoti_torch_cpu_repeat_interleave_Tensor_params, 3},
    {"aoti_torch_cpu_replication_pad1d_backward", aoti_torch_cpu_replication_pad1d_backward_params, 5},
    {"aoti_torch_cpu_replication_pad2d_backward", aoti_torch_cpu_replication_pad2d_backward_params, 5},
    {"aoti_torch_cpu_reshape", aoti_torch_cpu_reshape_params, 4},
    {"aoti_torch_cpu_resize_", aoti_torch_cpu_resize__params, 4},
    {"aoti_torch_cpu_resize_as_", aoti_torch_cpu_resize_as__params, 3},
    {"aoti_torch_cpu_scatter_reduce_two_out", aoti_torch_cpu_scatter_reduce_two_out_params, 7},
    {"aoti_torch_cpu_scatter_src_out", aoti_torch_cpu_scatter_src_out_params, 5},
    {"aoti_torch_cpu_scatter_value_out", aoti_torch_cpu_scatter_value_out_params, 5},
    {"aoti_torch_cpu_searchsorted_Scalar", aoti_torch_cpu_searchsorted_Scalar_params, 7},
    {"aoti_torch_cpu_searchsorted_Tensor", aoti_torch_cpu_searchsorted_Tensor_params, 7},
    {"aoti_torch_cpu_segment_reduce", aoti_torch_cpu_segment_reduce_params, 9},
    {"aoti_torch_cpu_set__source_Tensor", aoti_torch_cpu_set__source_Tensor_params, 2},
    {"aoti_torch_cpu_slice_Tensor", aoti_torch_cpu_slice_Tensor_params, 6},
    {"aoti_torch_cpu_soft_margin_loss_backward", aoti_torch_cpu_soft_margin_loss_backward_params, 5},
    {"aoti_torch_cpu_sort", aoti_torch_cpu_sort_params, 5},
    {"aoti_torch_cpu_sort_stable", aoti_torch_cpu_sort_stable_params, 6},
    {"aoti_torch_cpu_squeeze_dim", aoti_torch_cpu_squeeze_dim_params, 3},
    {"aoti_torch_cpu_to_sparse", aoti_torch_cpu_to_sparse_params, 6},
    {"aoti_torch_cpu_topk", aoti_torch_cpu_topk_params, 7},
    {"aoti_torch_cpu_triangular_solve", aoti_torch_cpu_triangular_solve_params, 7},
    {"aoti_torch_cpu_uniform", aoti_torch_cpu_uniform_params, 5},
    {"aoti_torch_cpu_upsample_bicubic2d_backward", aoti_torch_cpu_upsample_bicubic2d_backward_params, 9},
    {"aoti_torch_cpu_upsample_linear1d_backward", aoti_torch_cpu_upsample_linear1d_backward_params, 8},
    {"aoti_torch_cpu_upsample_trilinear3d_backward", aoti_torch_cpu_upsample_trilinear3d_backward_params, 10},
    {"aoti_torch_cpu_view_as_complex", aoti_torch_cpu_view_as_complex_params, 2},
    {"aoti_torch_cpu_view_as_real", aoti_torch_cpu_view_as_real_params, 2},
    {"aoti_torch_cpu_view_dtype", aoti_torch_cpu_view_dtype_params, 3},
    {"aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight", aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight_params, 5},
    {"aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16", aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16_params, 2},
    {"aoti_torch_create_device_guard", aoti_torch_create_device_guard_params, 2},
    {"aoti_torch_create_tensor_from_blob", aoti_torch_create_tensor_from_blob_params, 9},
    {"aoti_torch_create_tensor_from_blob_v2", aoti_torch_create_tensor_from_blob_v2_params, 12},
    {"aoti_torch_delete_c10_value_object", aoti_torch_delete_c10_value_object_params, 1},
    {"aoti_torch_delete_device_guard", aoti_torch_delete_device_guard_params, 1},
    {"aoti_torch_delete_library_object", aoti_torch_delete_library_object_params, 1},
    {"aoti_torch_delete_stream", aoti_torch_delete_stream_params, 1},
    {"aoti_torch_delete_tensor_object", aoti_torch_delete_tensor_object_params, 1},
    {"aoti_torch_device_guard_set_index", aoti_torch_device_guard_set_index_params, 2},
    {"aoti_torch_device_type_cpu", NULL, 0},
    {"aoti_torch_device_type_cuda", NULL, 0},
    {"aoti_torch_device_type_meta", NULL, 0},
    {"aoti_torch_device_type_mps", NULL, 0},
    {"aoti_torch_device_type_privateuse1", NULL, 0},
    {"aoti_torch_device_type_xpu", NULL, 0},
    {"aoti_torch_dtype_bfloat16", NULL, 0},
    {"aoti_torch_dtype_bool", NULL, 0},
    {"aoti_torch_dtype_complex128", NULL, 0},
    {"aoti_torch_dtype_complex32", NULL, 0},
    {"aoti_torch_dtype_complex64", NULL, 0},
    {"aoti_torch_dtype_element_size", aoti_torch_dtype_element_size_params, 1},
    {"aoti_torch_dtype_float16", NULL, 0},
    {"aoti_torch_dtype_float32", NULL, 0},
    {"aoti_torch_dtype_float4_e2m1fn_x2", NULL, 0},
    {"aoti_torch_dtype_float64", NULL, 0},
    {"aoti_torch_dtype_float8_e4m3fn", NULL, 0},
    {"aoti_torch_dtype_float8_e4m3fnuz", NULL, 0},
    {"aoti_torch_dtype_float8_e5m2", NULL, 0},
    {"aoti_torch_dtype_float8_e5m2fnuz", NULL, 0},
    {"aoti_torch_dtype_float8_e8m0fnu", NULL, 0},
    {"aoti_torch_dtype_int16", NULL, 0},
    {"aoti_torch_dtype_int32", NULL, 0},
    {"aoti_torch_dtype_int64", NULL, 0},
    {"aoti_torch_dtype_int8", NULL, 0},
    {"aoti_torch_dtype_uint16", NULL, 0},
    {"aoti_torch_dtype_uint32", NULL, 0},
    {"aoti_torch_dtype_uint64", NULL, 0},
    {"aoti_torch_dtype_uint8", NULL, 0},
    {"aoti_torch_empty_strided", aoti_torch_empty_strided_params, 7},
    {"aoti_torch_empty_strided_pinned", aoti_torch_empty_strided_pinned_params, 7},
    {"aoti_torch_get_current_device_index", aoti_torch_get_current_device_index_params, 1},
    {"aoti_torch_get_current_stream", aoti_torch_get_current_stream_params, 2},
    {"aoti_torch_get_data_ptr", aoti_torch_get_data_ptr_params, 2},
    {"aoti_torch_get_device_index", aoti_torch_get_device_index_params, 2},
    {"aoti_torch_get_device_type", aoti_torch_get_device_type_params, 2},
    {"aoti_torch_get_dim", aoti_torch_get_dim_params, 2},
    {"aoti_torch_get_dtype", aoti_torch_get_dtype_params, 2},
    {"aoti_torch_get_layout", aoti_torch_get_layout_params, 2},
    {"aoti_torch_get_numel", aoti_torch_get_numel_params, 2},
    {"aoti_torch_get_size", aoti_torch_get_size_params, 3},
    {"aoti_torch_get_sizes", aoti_torch_get_sizes_params, 2},
    {"aoti_torch_get_storage_numel", aoti_torch_get_storage_numel_params, 2},
    {"aoti_torch_get_storage_offset", aoti_torch_get_storage_offset_params, 2},
    {"aoti_torch_get_storage_size", aoti_torch_get_storage_size_params, 2},
    {"aoti_torch_get_stride", aoti_torch_get_stride_params, 3},
    {"aoti_torch_get_strides", aoti_torch_get_strides_params, 2},
    {"aoti_torch_grad_mode_is_enabled", NULL, 0},
    {"aoti_torch_grad_mode_set_enabled", aoti_torch_grad_mode_set_enabled_params, 1},
    {"aoti_torch_index_put_out", aoti_torch_index_put_out_params, 6},
    {"aoti_torch_int64_to_ivalue", aoti_torch_int64_to_ivalue_params, 2},
    {"aoti_torch_is_contiguous", aoti_torch_is_contiguous_params, 2},
    {"aoti_torch_is_defined", aoti_torch_is_defined_params, 2},
    {"aoti_torch_item_bfloat16", aoti_torch_item_bfloat16_params, 2},
    {"aoti_torch_item_bool", aoti_torch_item_bool_params, 2},
    {"aoti_torch_item_complex64", aoti_torch_item_complex64_params, 2},
    {"aoti_torch_item_float16", aoti_torch_item_float16_params, 2},
    {"aoti_torch_item_float32", aoti_torch_item_float32_params, 2},
    {"aoti_torch_item_float64", aoti_torch_item_float64_params, 2},
    {"aoti_torch_item_int16", aoti_torch_item_int16_params, 2},
    {"aoti_torch_item_int32", aoti_torch_item_int32_params, 2},
    {"aoti_torch_item_int64", aoti_torch_item_int64_params, 2},
    {"aoti_torch_item_int8", aoti_torch_item_int8_params, 2},
    {"aoti_torch_item_uint16", aoti_torch_item_uint16_params, 2},
    {"aoti_torch_item_uint32", aoti_torch_item_uint32_params, 2},
    {"aoti_torch_item_uint64", aoti_torch_item_uint64_params, 2},
    {"aoti_torch_item_uint8", aoti_torch_item_uint8_params, 2},
    {"aoti_torch_layout__mkldnn", NULL, 0},
    {"aoti_torch_layout_jagged", NULL, 0},
    {"aoti_torch_layout_sparse_bsc", NULL, 0},
    {"aoti_torch_layout_sparse_bsr", NULL, 0},
    {"aoti_torch_layout_sparse_coo", NULL, 0},
    {"aoti_torch_layout_sparse_csc", NULL, 0},
    {"aoti_torch_layout_sparse_csr", NULL, 0},
    {"aoti_torch_layout_strided", NULL, 0},
    {"aoti_torch_library_def", aoti_torch_library_def_params, 2},
    {"aoti_torch_library_impl", aoti_torch_library_impl_params, 3},
    {"aoti_torch_library_init_def", aoti_torch_library_init_def_params, 4},
    {"aoti_torch_library_init_fragment", aoti_torch_library_init_fragment_params, 4},
    {"aoti_torch_library_init_impl", aoti_torch_library_init_impl_params, 5},
    {"aoti_torch_memory_format_channels_last", NULL, 0},
    {"aoti_torch_memory_format_channels_last_3d", NULL, 0},
    {"aoti_torch_memory_format_contiguous_format", NULL, 0},
    {"aoti_torch_memory_format_preserve_format", NULL, 0},
    {"aoti_torch_mm_out", aoti_torch_mm_out_params, 3},
    {"aoti_torch_new_tensor_handle", aoti_torch_new_tensor_handle_params, 2},
    {"aoti_torch_new_uninitialized_tensor", aoti_torch_new_uninitialized_tensor_params, 1},
    {"aoti_torch_nonzero", aoti_torch_nonzero_params, 2},
    {"aoti_torch_print_tensor_handle", aoti_torch_print_tensor_handle_params, 2},
    {"aoti_torch_proxy_executor_call_function", aoti_torch_proxy_executor_call_function_params, 6},
    {"aoti_torch_repeat_interleave_Tensor", aoti_torch_repeat_interleave_Tensor_params, 3},
    {"aoti_torch_save_tensor_handle", aoti_torch_save_tensor_handle_params, 4},
    {"aoti_torch_scalar_to_tensor_bool", aoti_torch_scalar_to_tensor_bool_params, 2},
    {"aoti_torch_scalar_to_tensor_complex128", aoti_torch_scalar_to_tensor_complex128_params, 2},
    {"aoti_torch_scalar_to_tensor_complex64", aoti_torch_scalar_to_tensor_complex64_params, 2},
    {"aoti_torch_scalar_to_tensor_float32", aoti_torch_scalar_to_tensor_float32_params, 2},
    {"aoti_torch_scalar_to_tensor_float64", aoti_torch_scalar_to_tensor_float64_params, 2},
    {"aoti_torch_scalar_to_tensor_int16", aoti_torch_scalar_to_tensor_int16_params, 2},
    {"aoti_torch_scalar_to_tensor_int32", aoti_torch_scalar_to_tensor_int32_params, 2},
    {"aoti_torch_scalar_to_tensor_int64", aoti_torch_scalar_to_tensor_int64_params, 2},
    {"aoti_torch_scalar_to_tensor_int8", aoti_torch_scalar_to_tensor_int8_params, 2},
    {"aoti_torch_scalar_to_tensor_uint16", aoti_torch_scalar_to_tensor_uint16_params, 2},
    {"aoti_torch_scalar_to_tensor_uint32", aoti_torch_scalar_to_tensor_uint32_params, 2},
    {"aoti_torch_scalar_to_tensor_uint64", aoti_torch_scalar_to_tensor_uint64_params, 2},
    {"aoti_torch_scalar_to_tensor_uint8", aoti_torch_scalar_to_tensor_uint8_params, 2},
    {"aoti_torch_scatter_out", aoti_torch_scatter_out_params, 5},
    {"aoti_torch_scatter_reduce_out", aoti_torch_scatter_reduce_out_params, 7},
    {"aoti_torch_str_to_ivalue", aoti_torch_str_to_ivalue_params, 2},
    {"aoti_torch_stream_id", aoti_torch_stream_id_params, 2},
    {"aoti_torch_strlist_to_ivalue", aoti_torch_strlist_to_ivalue_params, 3},
    {"aoti_torch_tensor_copy_", aoti_torch_tensor_copy__params, 2},
    {"aoti_torch_tensor_to_ivalue", aoti_torch_tensor_to_ivalue_params, 2},
    {"aoti_torch_view_as_real", aoti_torch_view_as_real_params, 2},
    {"aoti_torch_view_dtype", aoti_torch_view_dtype_params, 3},
    {"aoti_torch_warn", aoti_torch_warn_params, 4},
    {"aoti_torch_zero_", aoti_torch_zero__params, 1},
    {"torch_call_dispatcher", torch_call_dispatcher_params, 4},
    {"torch_delete_generator", torch_delete_generator_params, 1},
    {"torch_delete_list", torch_delete_list_params, 1},
    {"torch_delete_stable_ivalue", torch_delete_stable_ivalue_params, 1},
    {"torch_delete_string", torch_delete_string_params, 1},
    {"torch_device_from_pyobject", torch_device_from_pyobject_params, 3},
    {"torch_device_to_pyobject", torch_device_to_pyobject_params, 3},
    {"torch_dtype_float4_e2m1fn_x2", NULL, 0},
    {"torch_dtype_float8_e8m0fnu", NULL, 0},
    {"torch_dtype_from_pyobject", torch_dtype_from_pyobject_params, 2},
    {"torch_dtype_to_pyobject", torch_dtype_to_pyobject_params, 2},
    {"torch_exception_get_what", NULL, 0},
    {"torch_exception_get_what_without_backtrace", NULL, 0},
    {"torch_from_blob", torch_from_blob_params, 14},
    {"torch_generator_get_device", torch_generator_get_device_params, 3},
    {"torch_get_const_data_ptr", torch_get_const_data_ptr_params, 2},
    {"torch_get_mutable_data_ptr", torch_get_mutable_data_ptr_params, 2},
    {"torch_get_num_threads", torch_get_num_threads_params, 1},
    {"torch_get_thread_idx", torch_get_thread_idx_params, 1},
    {"torch_has_storage", torch_has_storage_params, 2},
    {"torch_is_tensor_pyobject", torch_is_tensor_pyobject_params, 2},
    {"torch_library_def_with_tags", torch_library_def_with_tags_params, 4},
    {"torch_library_impl", torch_library_impl_params, 4},
    {"torch_library_set_python_module", torch_library_set_python_module_params, 3},
    {"torch_list_get_item", torch_list_get_item_params, 3},
    {"torch_list_push_back", torch_list_push_back_params, 2},
    {"torch_list_set_item", torch_list_set_item_params, 3},
    {"torch_list_size", torch_list_size_params, 2},
    {"torch_new_generator_handle", torch_new_generator_handle_params, 2},
    {"torch_new_list_reserve_size", torch_new_list_reserve_size_params, 2},
    {"torch_new_stable_ivalue", torch_new_stable_ivalue_params, 1},
    {"torch_new_string_handle", torch_new_string_handle_params, 3},
    {"torch_parallel_for", torch_parallel_for_params, 5},
    {"torch_parse_device_string", torch_parse_device_string_params, 3},
    {"torch_set_requires_grad", torch_set_requires_grad_params, 2},
    {"torch_stream_native_handle", torch_stream_native_handle_params, 2},
    {"torch_string_c_str", torch_string_c_str_params, 2},
    {"torch_string_length", torch_string_length_params, 2},
    {"torch_tag_core", NULL, 0},
    {"torch_tag_cudagraph_unsafe", NULL, 0},
    {"torch_tag_data_dependent_output", NULL, 0},
    {"torch_tag_dynamic_output_shape", NULL, 0},
    {"torch_tag_flexible_layout", NULL, 0},
    {"torch_tag_generated", NULL, 0},
    {"torch_tag_inplace_view", NULL, 0},
    {"torch_tag_maybe_aliasing_or_mutating", NULL, 0},
    {"torch_tag_needs_contiguous_strides", NULL, 0},
    {"torch_tag_needs_exact_strides", NULL, 0},
    {"torch_tag_needs_fixed_stride_order", NULL, 0},
    {"torch_tag_nondeterministic_bitwise", NULL, 0},
    {"torch_tag_nondeterministic_seeded", NULL, 0},
    {"torch_tag_out_variant", NULL, 0},
    {"torch_tag_pointwise", NULL, 0},
    {"torch_tag_pt2_compliant_tag", NULL, 0},
    {"torch_tag_reduction", NULL, 0},
    {"torch_tag_view_copy", NULL, 0},
    {"torch_tensor_from_pyobject", torch_tensor_from_pyobject_params, 2},
    {"torch_tensor_to_pyobject", torch_tensor_to_pyobject_params, 3},
};
const size_t tnc_num_functions = 389;
_Static_assert(389 <= TNC_MOST_FUNCTIONS, "tables by function have room");

ALIASES(aoti_record_function_end, oti_record_function_end)
AOTI_TORCH_EXPORT AOTITorchError aoti_record_function_end(AtenRecordFunctionHandle guard)
{
    const uint64_t words[] = {POINTER(guard)};
    tnc_call call = {.function = &tnc_functions[0], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenRecordFunctionHandle) =
        (AOTITorchError (*)(AtenRecordFunctionHandle))tnc_real(0);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(guard);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_record_function_start, oti_record_function_start)
AOTI_TORCH_EXPORT AOTITorchError aoti_record_function_start(const char *name, IValueMapHandle kwargs, const C10IValueHandle *inputs, const uint64_t n_inputs, AtenRecordFunctionHandle *guard)
{
    const uint64_t words[] = {POINTER(name), POINTER(kwargs), POINTER(inputs), (uint64_t)n_inputs, POINTER(guard)};
    tnc_call call = {.function = &tnc_functions[1], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, IValueMapHandle, const C10IValueHandle *, const uint64_t, AtenRecordFunctionHandle *) =
        (AOTITorchError (*)(const char *, IValueMapHandle, const C10IValueHandle *, const uint64_t, AtenRecordFunctionHandle *))tnc_real(1);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(name, kwargs, inputs, n_inputs, guard);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__alloc_from_pool, oti_torch__alloc_from_pool)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__alloc_from_pool(AtenTensorHandle self, int64_t offset_bytes, int32_t dtype, int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)offset_bytes, (uint64_t)dtype, (uint64_t)ndim, POINTER(sizes_ptr), POINTER(strides_ptr), POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[2], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int32_t, int64_t, const int64_t *, const int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int32_t, int64_t, const int64_t *, const int64_t *, AtenTensorHandle *))tnc_real(2);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, offset_bytes, dtype, ndim, sizes_ptr, strides_ptr, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__embedding_bag, oti_torch__embedding_bag)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__embedding_bag(AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets, int32_t scale_grad_by_freq, int32_t mode, int32_t sparse, AtenTensorHandle per_sample_weights, int32_t include_last_offset, int32_t padding_idx, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    const uint64_t words[] = {POINTER(weight), POINTER(indices), POINTER(offsets), (uint64_t)scale_grad_by_freq, (uint64_t)mode, (uint64_t)sparse, POINTER(per_sample_weights), (uint64_t)include_last_offset, (uint64_t)padding_idx, POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3)};
    tnc_call call = {.function = &tnc_functions[3], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, int32_t, AtenTensorHandle, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, int32_t, AtenTensorHandle, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(3);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, ret0, ret1, ret2, ret3);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__fft_c2c, oti_torch__fft_c2c)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__fft_c2c(AtenTensorHandle self, const int64_t *dim_ptr, int64_t dim_size, int64_t normalization, int32_t forward, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(self), POINTER(dim_ptr), (uint64_t)dim_size, (uint64_t)normalization, (uint64_t)forward, POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[4], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, int64_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, int64_t, int32_t, AtenTensorHandle *))tnc_real(4);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim_ptr, dim_size, normalization, forward, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__mm_plus_mm_out, oti_torch__mm_plus_mm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__mm_plus_mm_out(AtenTensorHandle out, AtenTensorHandle a, AtenTensorHandle b, AtenTensorHandle c, AtenTensorHandle d)
{
    const uint64_t words[] = {POINTER(out), POINTER(a), POINTER(b), POINTER(c), POINTER(d)};
    tnc_call call = {.function = &tnc_functions[5], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle))tnc_real(5);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, a, b, c, d);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__reinterpret_tensor, oti_torch__reinterpret_tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__reinterpret_tensor(AtenTensorHandle self, int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr, int64_t storage_offset, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)ndim, POINTER(sizes_ptr), POINTER(strides_ptr), (uint64_t)storage_offset, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[6], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, const int64_t *, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, const int64_t *, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(6);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ndim, sizes_ptr, strides_ptr, storage_offset, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__scaled_dot_product_efficient_attention, oti_torch__scaled_dot_product_efficient_attention)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_efficient_attention(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, AtenTensorHandle attn_bias, int compute_log_sumexp, double dropout_p, int is_causal, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    const uint64_t words[] = {POINTER(query), POINTER(key), POINTER(value), POINTER(attn_bias), (uint64_t)compute_log_sumexp, REAL(dropout_p), (uint64_t)is_causal, POINTER(scale), POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3)};
    tnc_call call = {.function = &tnc_functions[7], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int, double, int, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int, double, int, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(7);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(query, key, value, attn_bias, compute_log_sumexp, dropout_p, is_causal, scale, ret0, ret1, ret2, ret3);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__scaled_dot_product_flash_attention, oti_torch__scaled_dot_product_flash_attention)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_flash_attention(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p, bool is_causal, bool return_debug_mask, double scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, int64_t *ret4, int64_t *ret5, AtenTensorHandle *ret6, AtenTensorHandle *ret7, AtenTensorHandle *ret8)
{
    const uint64_t words[] = {POINTER(query), POINTER(key), POINTER(value), REAL(dropout_p), (uint64_t)is_causal, (uint64_t)return_debug_mask, REAL(scale), POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3), POINTER(ret4), POINTER(ret5), POINTER(ret6), POINTER(ret7), POINTER(ret8)};
    tnc_call call = {.function = &tnc_functions[8], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, bool, bool, double, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, int64_t *, int64_t *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, bool, bool, double, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, int64_t *, int64_t *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(8);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(query, key, value, dropout_p, is_causal, return_debug_mask, scale, ret0, ret1, ret2, ret3, ret4, ret5, ret6, ret7, ret8);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__scaled_dot_product_flash_attention_v2, oti_torch__scaled_dot_product_flash_attention_v2)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_dot_product_flash_attention_v2(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p, int is_causal, int return_debug_mask, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, int64_t *ret4, int64_t *ret5, AtenTensorHandle *ret6, AtenTensorHandle *ret7, AtenTensorHandle *ret8)
{
    const uint64_t words[] = {POINTER(query), POINTER(key), POINTER(value), REAL(dropout_p), (uint64_t)is_causal, (uint64_t)return_debug_mask, POINTER(scale), POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3), POINTER(ret4), POINTER(ret5), POINTER(ret6), POINTER(ret7), POINTER(ret8)};
    tnc_call call = {.function = &tnc_functions[9], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int, int, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, int64_t *, int64_t *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int, int, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, int64_t *, int64_t *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(9);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(query, key, value, dropout_p, is_causal, return_debug_mask, scale, ret0, ret1, ret2, ret3, ret4, ret5, ret6, ret7, ret8);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__scaled_mm, oti_torch__scaled_mm)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle bias, int32_t *out_dtype, AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle scale_result, int8_t use_fast_accum, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(mat2), POINTER(bias), POINTER(out_dtype), POINTER(scale_a), POINTER(scale_b), POINTER(scale_result), (uint64_t)use_fast_accum, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[10], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t *, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int8_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t *, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int8_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(10);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mat2, bias, out_dtype, scale_a, scale_b, scale_result, use_fast_accum, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch__scaled_mm_v2, oti_torch__scaled_mm_v2)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__scaled_mm_v2(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle bias, AtenTensorHandle scale_result, int32_t *out_dtype, int8_t use_fast_accum, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(mat2), POINTER(scale_a), POINTER(scale_b), POINTER(bias), POINTER(scale_result), POINTER(out_dtype), (uint64_t)use_fast_accum, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[11], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t *, int8_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t *, int8_t, AtenTensorHandle *))tnc_real(11);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mat2, scale_a, scale_b, bias, scale_result, out_dtype, use_fast_accum, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_abi_version, oti_torch_abi_version)
AOTI_TORCH_EXPORT uint64_t aoti_torch_abi_version(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[12], .words = words, .caller = __builtin_return_address(0)};
    uint64_t (*real)(void) =
        (uint64_t (*)(void))tnc_real(12);
    if (!tnc_before(&call))
        return 0;
    uint64_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_addmm_out, oti_torch_addmm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_addmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat1, AtenTensorHandle mat2, float beta, float alpha)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(mat1), POINTER(mat2), REAL(beta), REAL(alpha)};
    tnc_call call = {.function = &tnc_functions[13], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, float, float) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, float, float))tnc_real(13);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, mat1, mat2, beta, alpha);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_as_strided, oti_torch_as_strided)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_as_strided(AtenTensorHandle self, const int64_t *sizes_ptr, const int64_t *strides_ptr, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(self), POINTER(sizes_ptr), POINTER(strides_ptr), POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[14], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, const int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, const int64_t *, AtenTensorHandle *))tnc_real(14);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, sizes_ptr, strides_ptr, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_assign_tensors, oti_torch_assign_tensors)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_assign_tensors(AtenTensorHandle src, AtenTensorHandle dst)
{
    const uint64_t words[] = {POINTER(src), POINTER(dst)};
    tnc_call call = {.function = &tnc_functions[15], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle))tnc_real(15);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(src, dst);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_assign_tensors_out, oti_torch_assign_tensors_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_assign_tensors_out(AtenTensorHandle src, AtenTensorHandle *ret_dst)
{
    const uint64_t words[] = {POINTER(src), POINTER(ret_dst)};
    tnc_call call = {.function = &tnc_functions[16], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(16);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(src, ret_dst);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_aten_amax, oti_torch_aten_amax)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_amax(AtenTensorHandle self, const int64_t *dim, int64_t dim_len_, int32_t keepdim, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(dim), (uint64_t)dim_len_, (uint64_t)keepdim, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[17], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, int32_t, AtenTensorHandle *))tnc_real(17);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, dim_len_, keepdim, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_aten_fill__Scalar, oti_torch_aten_fill__Scalar)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_fill__Scalar(AtenTensorHandle self, double value)
{
    const uint64_t words[] = {POINTER(self), REAL(value)};
    tnc_call call = {.function = &tnc_functions[18], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double) =
        (AOTITorchError (*)(AtenTensorHandle, double))tnc_real(18);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_aten_full, oti_torch_aten_full)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_full(const int64_t *size, int64_t size_len_, double fill_value, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(size), (uint64_t)size_len_, REAL(fill_value), POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[19], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const int64_t *, int64_t, double, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(const int64_t *, int64_t, double, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(19);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(size, size_len_, fill_value, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_aten_narrow, oti_torch_aten_narrow)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_narrow(AtenTensorHandle self, int64_t dim, int64_t start, int64_t length, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, (uint64_t)start, (uint64_t)length, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[20], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t, int64_t, AtenTensorHandle *))tnc_real(20);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, start, length, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_aten_new_empty, oti_torch_aten_new_empty)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_new_empty(AtenTensorHandle self, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(size), (uint64_t)size_len_, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[21], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(21);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, size, size_len_, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_aten_new_zeros, oti_torch_aten_new_zeros)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_new_zeros(AtenTensorHandle self, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(size), (uint64_t)size_len_, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[22], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(22);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, size, size_len_, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_aten_pad, oti_torch_aten_pad)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_pad(AtenTensorHandle self, const int64_t *pad, int64_t pad_len_, const char *mode, double *value, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(pad), (uint64_t)pad_len_, POINTER(mode), POINTER(value), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[23], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const char *, double *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const char *, double *, AtenTensorHandle *))tnc_real(23);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, pad, pad_len_, mode, value, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_aten_subtract_Tensor, oti_torch_aten_subtract_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_aten_subtract_Tensor(AtenTensorHandle self, AtenTensorHandle other, double alpha, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(other), REAL(alpha), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[24], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, double, AtenTensorHandle *))tnc_real(24);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, other, alpha, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_bmm_out, oti_torch_bmm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_bmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(mat2)};
    tnc_call call = {.function = &tnc_functions[25], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle))tnc_real(25);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, mat2);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_call_dispatcher, oti_torch_call_dispatcher)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_call_dispatcher(const char *opName, const char *overloadName, StableIValue *stack)
{
    const uint64_t words[] = {POINTER(opName), POINTER(overloadName), POINTER(stack)};
    tnc_call call = {.function = &tnc_functions[26], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, const char *, StableIValue *) =
        (AOTITorchError (*)(const char *, const char *, StableIValue *))tnc_real(26);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(opName, overloadName, stack);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_check, oti_torch_check)
AOTI_TORCH_EXPORT void aoti_torch_check(bool cond, const char *func, const char *file, uint32_t line, const char *msg)
{
    const uint64_t words[] = {(uint64_t)cond, POINTER(func), POINTER(file), (uint64_t)line, POINTER(msg)};
    tnc_call call = {.function = &tnc_functions[27], .words = words, .caller = __builtin_return_address(0)};
    void (*real)(bool, const char *, const char *, uint32_t, const char *) =
        (void (*)(bool, const char *, const char *, uint32_t, const char *))tnc_real(27);
    if (!tnc_before(&call))
        return;
    real(cond, func, file, line, msg);
    tnc_after(&call, 0);
}

ALIASES(aoti_torch_check_inf_and_nan, oti_torch_check_inf_and_nan)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_check_inf_and_nan(const char *tensor_name, AtenTensorHandle tensor)
{
    const uint64_t words[] = {POINTER(tensor_name), POINTER(tensor)};
    tnc_call call = {.function = &tnc_functions[28], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, AtenTensorHandle) =
        (AOTITorchError (*)(const char *, AtenTensorHandle))tnc_real(28);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor_name, tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_clone, oti_torch_clone)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_clone(AtenTensorHandle self, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[29], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(29);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_clone_preserve_strides, oti_torch_clone_preserve_strides)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_clone_preserve_strides(AtenTensorHandle self, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[30], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(30);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_convolution, oti_torch_convolution)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_convolution(AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle bias, const int64_t *stride_ptr, int64_t stride_size, const int64_t *padding_ptr, int64_t padding_size, const int64_t *dilation_ptr, int64_t dilation_size, int transposed, const int64_t *output_padding_ptr, int64_t output_padding_size, int64_t groups, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(input), POINTER(weight), POINTER(bias), POINTER(stride_ptr), (uint64_t)stride_size, POINTER(padding_ptr), (uint64_t)padding_size, POINTER(dilation_ptr), (uint64_t)dilation_size, (uint64_t)transposed, POINTER(output_padding_ptr), (uint64_t)output_padding_size, (uint64_t)groups, POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[31], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int, const int64_t *, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int, const int64_t *, int64_t, int64_t, AtenTensorHandle *))tnc_real(31);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(input, weight, bias, stride_ptr, stride_size, padding_ptr, padding_size, dilation_ptr, dilation_size, transposed, output_padding_ptr, output_padding_size, groups, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_copy_, oti_torch_copy_)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_copy_(AtenTensorHandle self, AtenTensorHandle src, int32_t non_blocking)
{
    const uint64_t words[] = {POINTER(self), POINTER(src), (uint64_t)non_blocking};
    tnc_call call = {.function = &tnc_functions[32], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int32_t) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int32_t))tnc_real(32);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, src, non_blocking);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__adaptive_avg_pool2d, oti_torch_cpu__adaptive_avg_pool2d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__adaptive_avg_pool2d(AtenTensorHandle self, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(output_size), (uint64_t)output_size_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[33], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(33);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, output_size, output_size_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__adaptive_avg_pool2d_backward, oti_torch_cpu__adaptive_avg_pool2d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__adaptive_avg_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[34], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(34);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__adaptive_avg_pool3d, oti_torch_cpu__adaptive_avg_pool3d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__adaptive_avg_pool3d(AtenTensorHandle self, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(output_size), (uint64_t)output_size_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[35], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(35);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, output_size, output_size_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__adaptive_avg_pool3d_backward, oti_torch_cpu__adaptive_avg_pool3d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__adaptive_avg_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[36], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(36);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__addmm_activation, oti_torch_cpu__addmm_activation)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__addmm_activation(AtenTensorHandle self, AtenTensorHandle mat1, AtenTensorHandle mat2, double beta, double alpha, int32_t use_gelu, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(mat1), POINTER(mat2), REAL(beta), REAL(alpha), (uint64_t)use_gelu, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[37], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double, int32_t, AtenTensorHandle *))tnc_real(37);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mat1, mat2, beta, alpha, use_gelu, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__c10d_functional_all_reduce, oti_torch_cpu__c10d_functional_all_reduce)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_all_reduce(AtenTensorHandle inp, const char *reduce_op, const char *group_name, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(inp), POINTER(reduce_op), POINTER(group_name), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[38], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const char *, const char *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const char *, const char *, AtenTensorHandle *))tnc_real(38);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(inp, reduce_op, group_name, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__c10d_functional_all_reduce_, oti_torch_cpu__c10d_functional_all_reduce_)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_all_reduce_(AtenTensorHandle inp, const char *reduce_op, const char *group_name, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(inp), POINTER(reduce_op), POINTER(group_name), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[39], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const char *, const char *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const char *, const char *, AtenTensorHandle *))tnc_real(39);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(inp, reduce_op, group_name, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__c10d_functional_wait_tensor, oti_torch_cpu__c10d_functional_wait_tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__c10d_functional_wait_tensor(AtenTensorHandle inp, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(inp), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[40], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(40);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(inp, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__cdist_backward, oti_torch_cpu__cdist_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__cdist_backward(AtenTensorHandle grad, AtenTensorHandle x1, AtenTensorHandle x2, double p, AtenTensorHandle cdist, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad), POINTER(x1), POINTER(x2), REAL(p), POINTER(cdist), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[41], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, AtenTensorHandle, AtenTensorHandle *))tnc_real(41);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad, x1, x2, p, cdist, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__cdist_forward, oti_torch_cpu__cdist_forward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__cdist_forward(AtenTensorHandle x1, AtenTensorHandle x2, double p, int64_t *compute_mode, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(x1), POINTER(x2), REAL(p), POINTER(compute_mode), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[42], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, double, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, double, int64_t *, AtenTensorHandle *))tnc_real(42);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(x1, x2, p, compute_mode, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__dyn_quant_matmul_4bit, oti_torch_cpu__dyn_quant_matmul_4bit)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__dyn_quant_matmul_4bit(AtenTensorHandle inp, AtenTensorHandle packed_weights, int64_t block_size, int64_t in_features, int64_t out_features, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(inp), POINTER(packed_weights), (uint64_t)block_size, (uint64_t)in_features, (uint64_t)out_features, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[43], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, int64_t, AtenTensorHandle *))tnc_real(43);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(inp, packed_weights, block_size, in_features, out_features, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__dyn_quant_pack_4bit_weight, oti_torch_cpu__dyn_quant_pack_4bit_weight)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__dyn_quant_pack_4bit_weight(AtenTensorHandle weights, AtenTensorHandle scales_zeros, AtenTensorHandle *bias, int64_t block_size, int64_t in_features, int64_t out_features, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(weights), POINTER(scales_zeros), POINTER(bias), (uint64_t)block_size, (uint64_t)in_features, (uint64_t)out_features, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[44], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, int64_t, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, int64_t, int64_t, int64_t, AtenTensorHandle *))tnc_real(44);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(weights, scales_zeros, bias, block_size, in_features, out_features, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__efficientzerotensor, oti_torch_cpu__efficientzerotensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__efficientzerotensor(const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(size), (uint64_t)size_len_, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[45], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(45);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(size, size_len_, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__embedding_bag, oti_torch_cpu__embedding_bag)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__embedding_bag(AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets, int32_t scale_grad_by_freq, int64_t mode, int32_t sparse, AtenTensorHandle *per_sample_weights, int32_t include_last_offset, int64_t padding_idx, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    const uint64_t words[] = {POINTER(weight), POINTER(indices), POINTER(offsets), (uint64_t)scale_grad_by_freq, (uint64_t)mode, (uint64_t)sparse, POINTER(per_sample_weights), (uint64_t)include_last_offset, (uint64_t)padding_idx, POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3)};
    tnc_call call = {.function = &tnc_functions[46], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, int64_t, int32_t, AtenTensorHandle *, int32_t, int64_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, int64_t, int32_t, AtenTensorHandle *, int32_t, int64_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(46);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, ret0, ret1, ret2, ret3);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__embedding_bag_dense_backward, oti_torch_cpu__embedding_bag_dense_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__embedding_bag_dense_backward(AtenTensorHandle grad, AtenTensorHandle indices, AtenTensorHandle offset2bag, AtenTensorHandle bag_size, AtenTensorHandle maximum_indices, int64_t num_weights, int32_t scale_grad_by_freq, int64_t mode, AtenTensorHandle *per_sample_weights, int64_t padding_idx, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad), POINTER(indices), POINTER(offset2bag), POINTER(bag_size), POINTER(maximum_indices), (uint64_t)num_weights, (uint64_t)scale_grad_by_freq, (uint64_t)mode, POINTER(per_sample_weights), (uint64_t)padding_idx, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[47], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int32_t, int64_t, AtenTensorHandle *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int32_t, int64_t, AtenTensorHandle *, int64_t, AtenTensorHandle *))tnc_real(47);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__embedding_bag_forward_only, oti_torch_cpu__embedding_bag_forward_only)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__embedding_bag_forward_only(AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets, int32_t scale_grad_by_freq, int64_t mode, int32_t sparse, AtenTensorHandle *per_sample_weights, int32_t include_last_offset, int64_t padding_idx, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    const uint64_t words[] = {POINTER(weight), POINTER(indices), POINTER(offsets), (uint64_t)scale_grad_by_freq, (uint64_t)mode, (uint64_t)sparse, POINTER(per_sample_weights), (uint64_t)include_last_offset, (uint64_t)padding_idx, POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3)};
    tnc_call call = {.function = &tnc_functions[48], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, int64_t, int32_t, AtenTensorHandle *, int32_t, int64_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, int64_t, int32_t, AtenTensorHandle *, int32_t, int64_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(48);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx, ret0, ret1, ret2, ret3);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__embedding_bag_per_sample_weights_backward, oti_torch_cpu__embedding_bag_per_sample_weights_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__embedding_bag_per_sample_weights_backward(AtenTensorHandle grad, AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets, AtenTensorHandle offset2bag, int64_t mode, int64_t padding_idx, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad), POINTER(weight), POINTER(indices), POINTER(offsets), POINTER(offset2bag), (uint64_t)mode, (uint64_t)padding_idx, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[49], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, AtenTensorHandle *))tnc_real(49);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad, weight, indices, offsets, offset2bag, mode, padding_idx, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__fft_c2c, oti_torch_cpu__fft_c2c)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__fft_c2c(AtenTensorHandle self, const int64_t *dim, int64_t dim_len_, int64_t normalization, int32_t forward, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(dim), (uint64_t)dim_len_, (uint64_t)normalization, (uint64_t)forward, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[50], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, int64_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, int64_t, int32_t, AtenTensorHandle *))tnc_real(50);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, dim_len_, normalization, forward, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__fft_r2c, oti_torch_cpu__fft_r2c)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__fft_r2c(AtenTensorHandle self, const int64_t *dim, int64_t dim_len_, int64_t normalization, int32_t onesided, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(dim), (uint64_t)dim_len_, (uint64_t)normalization, (uint64_t)onesided, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[51], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, int64_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, int64_t, int32_t, AtenTensorHandle *))tnc_real(51);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, dim_len_, normalization, onesided, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__fused_moving_avg_obs_fq_helper, oti_torch_cpu__fused_moving_avg_obs_fq_helper)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__fused_moving_avg_obs_fq_helper(AtenTensorHandle self, AtenTensorHandle observer_on, AtenTensorHandle fake_quant_on, AtenTensorHandle running_min, AtenTensorHandle running_max, AtenTensorHandle scale, AtenTensorHandle zero_point, double averaging_const, int64_t quant_min, int64_t quant_max, int64_t ch_axis, int32_t per_row_fake_quant, int32_t symmetric_quant, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(observer_on), POINTER(fake_quant_on), POINTER(running_min), POINTER(running_max), POINTER(scale), POINTER(zero_point), REAL(averaging_const), (uint64_t)quant_min, (uint64_t)quant_max, (uint64_t)ch_axis, (uint64_t)per_row_fake_quant, (uint64_t)symmetric_quant, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[52], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int64_t, int64_t, int64_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int64_t, int64_t, int64_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(52);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional, oti_torch_cpu__fused_moving_avg_obs_fq_helper_functional)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__fused_moving_avg_obs_fq_helper_functional(AtenTensorHandle self, AtenTensorHandle observer_on, AtenTensorHandle fake_quant_on, AtenTensorHandle running_min, AtenTensorHandle running_max, AtenTensorHandle scale, AtenTensorHandle zero_point, double averaging_const, int64_t quant_min, int64_t quant_max, int64_t ch_axis, int32_t per_row_fake_quant, int32_t symmetric_quant, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, AtenTensorHandle *ret4, AtenTensorHandle *ret5)
{
    const uint64_t words[] = {POINTER(self), POINTER(observer_on), POINTER(fake_quant_on), POINTER(running_min), POINTER(running_max), POINTER(scale), POINTER(zero_point), REAL(averaging_const), (uint64_t)quant_min, (uint64_t)quant_max, (uint64_t)ch_axis, (uint64_t)per_row_fake_quant, (uint64_t)symmetric_quant, POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3), POINTER(ret4), POINTER(ret5)};
    tnc_call call = {.function = &tnc_functions[53], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int64_t, int64_t, int64_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int64_t, int64_t, int64_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(53);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant, ret0, ret1, ret2, ret3, ret4, ret5);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__fused_rms_norm, oti_torch_cpu__fused_rms_norm)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__fused_rms_norm(AtenTensorHandle input, const int64_t *normalized_shape, int64_t normalized_shape_len_, AtenTensorHandle *weight, double *eps, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(input), POINTER(normalized_shape), (uint64_t)normalized_shape_len_, POINTER(weight), POINTER(eps), POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[54], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *, double *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *, double *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(54);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(input, normalized_shape, normalized_shape_len_, weight, eps, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__grouped_mm, oti_torch_cpu__grouped_mm)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__grouped_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle *offs, AtenTensorHandle *bias, int32_t *out_dtype, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(mat2), POINTER(offs), POINTER(bias), POINTER(out_dtype), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[55], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *, int32_t *, AtenTensorHandle *))tnc_real(55);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mat2, offs, bias, out_dtype, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__histogramdd_from_bin_cts, oti_torch_cpu__histogramdd_from_bin_cts)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__histogramdd_from_bin_cts(AtenTensorHandle self, const int64_t *bins, int64_t bins_len_, const double **range, int64_t range_len_, AtenTensorHandle *weight, int32_t density, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(bins), (uint64_t)bins_len_, POINTER(range), (uint64_t)range_len_, POINTER(weight), (uint64_t)density, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[56], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const double **, int64_t, AtenTensorHandle *, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const double **, int64_t, AtenTensorHandle *, int32_t, AtenTensorHandle *))tnc_real(56);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, bins, bins_len_, range, range_len_, weight, density, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__int_mm_out, oti_torch_cpu__int_mm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__int_mm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(mat2)};
    tnc_call call = {.function = &tnc_functions[57], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle))tnc_real(57);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, mat2);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__linear_pointwise, oti_torch_cpu__linear_pointwise)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__linear_pointwise(AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle *B, const char *attr, const double **scalars, int64_t scalars_len_, const char **algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(W), POINTER(B), POINTER(attr), POINTER(scalars), (uint64_t)scalars_len_, POINTER(algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[58], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const char *, const double **, int64_t, const char **, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const char *, const double **, int64_t, const char **, AtenTensorHandle *))tnc_real(58);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, W, B, attr, scalars, scalars_len_, algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__linear_pointwise_binary, oti_torch_cpu__linear_pointwise_binary)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__linear_pointwise_binary(AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle *B, const char *attr, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(other), POINTER(W), POINTER(B), POINTER(attr), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[59], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const char *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const char *, AtenTensorHandle *))tnc_real(59);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, other, W, B, attr, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__mkl_linear, oti_torch_cpu__mkl_linear)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__mkl_linear(AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle origin_W, AtenTensorHandle *B, int64_t prepack_batch_size, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(W), POINTER(origin_W), POINTER(B), (uint64_t)prepack_batch_size, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[60], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, int64_t, AtenTensorHandle *))tnc_real(60);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, W, origin_W, B, prepack_batch_size, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__pdist_backward, oti_torch_cpu__pdist_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__pdist_backward(AtenTensorHandle grad, AtenTensorHandle self, double p, AtenTensorHandle pdist, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad), POINTER(self), REAL(p), POINTER(pdist), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[61], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, double, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, double, AtenTensorHandle, AtenTensorHandle *))tnc_real(61);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad, self, p, pdist, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__pdist_forward, oti_torch_cpu__pdist_forward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__pdist_forward(AtenTensorHandle self, double p, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), REAL(p), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[62], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, AtenTensorHandle *))tnc_real(62);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, p, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__qconv2d_pointwise_binary_tensor, oti_torch_cpu__qconv2d_pointwise_binary_tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__qconv2d_pointwise_binary_tensor(AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point, AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales, AtenTensorHandle weight_zero_points, AtenTensorHandle accum, AtenTensorHandle *B, const int64_t *stride_args, int64_t stride_len_, const int64_t *padding_args, int64_t padding_len_, const int64_t *dilation_args, int64_t dilation_len_, int64_t groups, double output_scale, int64_t output_zero_point, const int32_t *output_dtype, double accum_scale, int64_t accum_zero_point, const char *binary_attr, double *alpha, const char **unary_attr, const double **unary_scalars, int64_t unary_scalars_len_, const char **unary_algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(act_scale), POINTER(act_zero_point), POINTER(onednn_weight), POINTER(weight_scales), POINTER(weight_zero_points), POINTER(accum), POINTER(B), POINTER(stride_args), (uint64_t)stride_len_, POINTER(padding_args), (uint64_t)padding_len_, POINTER(dilation_args), (uint64_t)dilation_len_, (uint64_t)groups, REAL(output_scale), (uint64_t)output_zero_point, POINTER(output_dtype), REAL(accum_scale), (uint64_t)accum_zero_point, POINTER(binary_attr), POINTER(alpha), POINTER(unary_attr), POINTER(unary_scalars), (uint64_t)unary_scalars_len_, POINTER(unary_algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[63], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, double, int64_t, const int32_t *, double, int64_t, const char *, double *, const char **, const double **, int64_t, const char **, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, double, int64_t, const int32_t *, double, int64_t, const char *, double *, const char **, const double **, int64_t, const char **, AtenTensorHandle *))tnc_real(63);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, act_scale, act_zero_point, onednn_weight, weight_scales, weight_zero_points, accum, B, stride_args, stride_len_, padding_args, padding_len_, dilation_args, dilation_len_, groups, output_scale, output_zero_point, output_dtype, accum_scale, accum_zero_point, binary_attr, alpha, unary_attr, unary_scalars, unary_scalars_len_, unary_algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__qconv_pointwise_tensor, oti_torch_cpu__qconv_pointwise_tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__qconv_pointwise_tensor(AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point, AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales, AtenTensorHandle weight_zero_points, AtenTensorHandle *B, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, double output_scale, int64_t output_zero_point, const int32_t *output_dtype, const char *attr, const double **post_op_args, int64_t post_op_args_len_, const char **algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(act_scale), POINTER(act_zero_point), POINTER(onednn_weight), POINTER(weight_scales), POINTER(weight_zero_points), POINTER(B), POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)groups, REAL(output_scale), (uint64_t)output_zero_point, POINTER(output_dtype), POINTER(attr), POINTER(post_op_args), (uint64_t)post_op_args_len_, POINTER(algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[64], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, double, int64_t, const int32_t *, const char *, const double **, int64_t, const char **, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, double, int64_t, const int32_t *, const char *, const double **, int64_t, const char **, AtenTensorHandle *))tnc_real(64);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, act_scale, act_zero_point, onednn_weight, weight_scales, weight_zero_points, B, stride, stride_len_, padding, padding_len_, dilation, dilation_len_, groups, output_scale, output_zero_point, output_dtype, attr, post_op_args, post_op_args_len_, algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__qlinear_pointwise_binary_tensor, oti_torch_cpu__qlinear_pointwise_binary_tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__qlinear_pointwise_binary_tensor(AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point, AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales, AtenTensorHandle weight_zero_points, AtenTensorHandle *other, AtenTensorHandle *B, double output_scale, int64_t output_zero_point, const int32_t *output_dtype, double other_scale, int64_t other_zero_point, const char *binary_post_op, double binary_alpha, const char *unary_post_op, const double **unary_post_op_args, int64_t unary_post_op_args_len_, const char *unary_post_op_algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(act_scale), POINTER(act_zero_point), POINTER(onednn_weight), POINTER(weight_scales), POINTER(weight_zero_points), POINTER(other), POINTER(B), REAL(output_scale), (uint64_t)output_zero_point, POINTER(output_dtype), REAL(other_scale), (uint64_t)other_zero_point, POINTER(binary_post_op), REAL(binary_alpha), POINTER(unary_post_op), POINTER(unary_post_op_args), (uint64_t)unary_post_op_args_len_, POINTER(unary_post_op_algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[65], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *, double, int64_t, const int32_t *, double, int64_t, const char *, double, const char *, const double **, int64_t, const char *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *, double, int64_t, const int32_t *, double, int64_t, const char *, double, const char *, const double **, int64_t, const char *, AtenTensorHandle *))tnc_real(65);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, act_scale, act_zero_point, onednn_weight, weight_scales, weight_zero_points, other, B, output_scale, output_zero_point, output_dtype, other_scale, other_zero_point, binary_post_op, binary_alpha, unary_post_op, unary_post_op_args, unary_post_op_args_len_, unary_post_op_algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__qlinear_pointwise_tensor, oti_torch_cpu__qlinear_pointwise_tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__qlinear_pointwise_tensor(AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point, AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales, AtenTensorHandle weight_zero_points, AtenTensorHandle *B, double output_scale, int64_t output_zero_point, const int32_t *output_dtype, const char *post_op_name, const double **post_op_args, int64_t post_op_args_len_, const char *post_op_algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(act_scale), POINTER(act_zero_point), POINTER(onednn_weight), POINTER(weight_scales), POINTER(weight_zero_points), POINTER(B), REAL(output_scale), (uint64_t)output_zero_point, POINTER(output_dtype), POINTER(post_op_name), POINTER(post_op_args), (uint64_t)post_op_args_len_, POINTER(post_op_algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[66], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, double, int64_t, const int32_t *, const char *, const double **, int64_t, const char *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, double, int64_t, const int32_t *, const char *, const double **, int64_t, const char *, AtenTensorHandle *))tnc_real(66);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, act_scale, act_zero_point, onednn_weight, weight_scales, weight_zero_points, B, output_scale, output_zero_point, output_dtype, post_op_name, post_op_args, post_op_args_len_, post_op_algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu, oti_torch_cpu__scaled_dot_product_flash_attention_for_cpu)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p, int32_t is_causal, AtenTensorHandle *attn_mask, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(query), POINTER(key), POINTER(value), REAL(dropout_p), (uint64_t)is_causal, POINTER(attn_mask), POINTER(scale), POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[67], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int32_t, AtenTensorHandle *, double *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int32_t, AtenTensorHandle *, double *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(67);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(query, key, value, dropout_p, is_causal, attn_mask, scale, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward, oti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward(AtenTensorHandle grad_out, AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, AtenTensorHandle out, AtenTensorHandle logsumexp, double dropout_p, int32_t is_causal, AtenTensorHandle *attn_mask, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2)
{
    const uint64_t words[] = {POINTER(grad_out), POINTER(query), POINTER(key), POINTER(value), POINTER(out), POINTER(logsumexp), REAL(dropout_p), (uint64_t)is_causal, POINTER(attn_mask), POINTER(scale), POINTER(ret0), POINTER(ret1), POINTER(ret2)};
    tnc_call call = {.function = &tnc_functions[68], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int32_t, AtenTensorHandle *, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, int32_t, AtenTensorHandle *, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(68);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, attn_mask, scale, ret0, ret1, ret2);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable, oti_torch_cpu__scaled_dot_product_fused_attention_overrideable)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, AtenTensorHandle *attn_bias, double dropout_p, int32_t is_causal, int32_t return_debug_mask, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3, int64_t *ret4, int64_t *ret5, AtenTensorHandle *ret6, AtenTensorHandle *ret7, AtenTensorHandle *ret8)
{
    const uint64_t words[] = {POINTER(query), POINTER(key), POINTER(value), POINTER(attn_bias), REAL(dropout_p), (uint64_t)is_causal, (uint64_t)return_debug_mask, POINTER(scale), POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3), POINTER(ret4), POINTER(ret5), POINTER(ret6), POINTER(ret7), POINTER(ret8)};
    tnc_call call = {.function = &tnc_functions[69], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, double, int32_t, int32_t, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, int64_t *, int64_t *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, double, int32_t, int32_t, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, int64_t *, int64_t *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(69);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(query, key, value, attn_bias, dropout_p, is_causal, return_debug_mask, scale, ret0, ret1, ret2, ret3, ret4, ret5, ret6, ret7, ret8);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward, oti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__scaled_dot_product_fused_attention_overrideable_backward(AtenTensorHandle grad_out, AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, AtenTensorHandle attn_bias, const int32_t *grad_input_mask, int64_t grad_input_mask_len_, AtenTensorHandle out, AtenTensorHandle logsumexp, AtenTensorHandle cum_seq_q, AtenTensorHandle cum_seq_k, int64_t max_q, int64_t max_k, double dropout_p, int32_t is_causal, AtenTensorHandle philox_seed, AtenTensorHandle philox_offset, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    const uint64_t words[] = {POINTER(grad_out), POINTER(query), POINTER(key), POINTER(value), POINTER(attn_bias), POINTER(grad_input_mask), (uint64_t)grad_input_mask_len_, POINTER(out), POINTER(logsumexp), POINTER(cum_seq_q), POINTER(cum_seq_k), (uint64_t)max_q, (uint64_t)max_k, REAL(dropout_p), (uint64_t)is_causal, POINTER(philox_seed), POINTER(philox_offset), POINTER(scale), POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3)};
    tnc_call call = {.function = &tnc_functions[70], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const int32_t *, int64_t, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, double, int32_t, AtenTensorHandle, AtenTensorHandle, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const int32_t *, int64_t, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, double, int32_t, AtenTensorHandle, AtenTensorHandle, double *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(70);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_out, query, key, value, attn_bias, grad_input_mask, grad_input_mask_len_, out, logsumexp, cum_seq_q, cum_seq_k, max_q, max_k, dropout_p, is_causal, philox_seed, philox_offset, scale, ret0, ret1, ret2, ret3);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__scaled_mm, oti_torch_cpu__scaled_mm)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__scaled_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle *bias, AtenTensorHandle *scale_result, int32_t *out_dtype, int32_t use_fast_accum, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(mat2), POINTER(scale_a), POINTER(scale_b), POINTER(bias), POINTER(scale_result), POINTER(out_dtype), (uint64_t)use_fast_accum, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[71], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *, int32_t *, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *, int32_t *, int32_t, AtenTensorHandle *))tnc_real(71);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mat2, scale_a, scale_b, bias, scale_result, out_dtype, use_fast_accum, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__scaled_mm_out, oti_torch_cpu__scaled_mm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__scaled_mm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle *bias, AtenTensorHandle *scale_result, int32_t *out_dtype, int32_t use_fast_accum)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(mat2), POINTER(scale_a), POINTER(scale_b), POINTER(bias), POINTER(scale_result), POINTER(out_dtype), (uint64_t)use_fast_accum};
    tnc_call call = {.function = &tnc_functions[72], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *, int32_t *, int32_t) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *, int32_t *, int32_t))tnc_real(72);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, mat2, scale_a, scale_b, bias, scale_result, out_dtype, use_fast_accum);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__segment_reduce_backward, oti_torch_cpu__segment_reduce_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__segment_reduce_backward(AtenTensorHandle grad, AtenTensorHandle output, AtenTensorHandle data, const char *reduce, AtenTensorHandle *lengths, AtenTensorHandle *offsets, int64_t axis, double *initial, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad), POINTER(output), POINTER(data), POINTER(reduce), POINTER(lengths), POINTER(offsets), (uint64_t)axis, POINTER(initial), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[73], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const char *, AtenTensorHandle *, AtenTensorHandle *, int64_t, double *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const char *, AtenTensorHandle *, AtenTensorHandle *, int64_t, double *, AtenTensorHandle *))tnc_real(73);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad, output, data, reduce, lengths, offsets, axis, initial, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__to_sparse, oti_torch_cpu__to_sparse)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__to_sparse(AtenTensorHandle self, int32_t *layout, const int64_t **blocksize, int64_t blocksize_len_, int64_t *dense_dim, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(layout), POINTER(blocksize), (uint64_t)blocksize_len_, POINTER(dense_dim), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[74], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *, const int64_t **, int64_t, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *, const int64_t **, int64_t, int64_t *, AtenTensorHandle *))tnc_real(74);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, layout, blocksize, blocksize_len_, dense_dim, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__trilinear, oti_torch_cpu__trilinear)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__trilinear(AtenTensorHandle i1, AtenTensorHandle i2, AtenTensorHandle i3, const int64_t *expand1, int64_t expand1_len_, const int64_t *expand2, int64_t expand2_len_, const int64_t *expand3, int64_t expand3_len_, const int64_t *sumdim, int64_t sumdim_len_, int64_t unroll_dim, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(i1), POINTER(i2), POINTER(i3), POINTER(expand1), (uint64_t)expand1_len_, POINTER(expand2), (uint64_t)expand2_len_, POINTER(expand3), (uint64_t)expand3_len_, POINTER(sumdim), (uint64_t)sumdim_len_, (uint64_t)unroll_dim, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[75], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, AtenTensorHandle *))tnc_real(75);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(i1, i2, i3, expand1, expand1_len_, expand2, expand2_len_, expand3, expand3_len_, sumdim, sumdim_len_, unroll_dim, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__weight_int4pack_mm_cpu_tensor, oti_torch_cpu__weight_int4pack_mm_cpu_tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__weight_int4pack_mm_cpu_tensor(AtenTensorHandle X, AtenTensorHandle w, AtenTensorHandle qGroupSize, AtenTensorHandle qScaleAndZeros, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(w), POINTER(qGroupSize), POINTER(qScaleAndZeros), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[76], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(76);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, w, qGroupSize, qScaleAndZeros, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__weight_int8pack_mm, oti_torch_cpu__weight_int8pack_mm)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__weight_int8pack_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scales, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(mat2), POINTER(scales), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[77], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(77);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mat2, scales, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__wrapped_linear_prepack, oti_torch_cpu__wrapped_linear_prepack)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__wrapped_linear_prepack(AtenTensorHandle weight, AtenTensorHandle weight_scale, AtenTensorHandle weight_zero_point, AtenTensorHandle bias, AtenTensorHandle *out)
{
    const uint64_t words[] = {POINTER(weight), POINTER(weight_scale), POINTER(weight_zero_point), POINTER(bias), POINTER(out)};
    tnc_call call = {.function = &tnc_functions[78], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(78);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(weight, weight_scale, weight_zero_point, bias, out);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu__wrapped_quantized_linear_prepacked, oti_torch_cpu__wrapped_quantized_linear_prepacked)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__wrapped_quantized_linear_prepacked(AtenTensorHandle input, AtenTensorHandle input_scale, AtenTensorHandle input_zero_point, AtenTensorHandle weight, AtenTensorHandle out_scale, AtenTensorHandle out_zeropoint, int64_t out_channel, AtenTensorHandle *out)
{
    const uint64_t words[] = {POINTER(input), POINTER(input_scale), POINTER(input_zero_point), POINTER(weight), POINTER(out_scale), POINTER(out_zeropoint), (uint64_t)out_channel, POINTER(out)};
    tnc_call call = {.function = &tnc_functions[79], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle *))tnc_real(79);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(input, input_scale, input_zero_point, weight, out_scale, out_zeropoint, out_channel, out);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_abs, oti_torch_cpu_abs)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_abs(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[80], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(80);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_adaptive_max_pool2d, oti_torch_cpu_adaptive_max_pool2d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_adaptive_max_pool2d(AtenTensorHandle self, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(output_size), (uint64_t)output_size_len_, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[81], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(81);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, output_size, output_size_len_, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_adaptive_max_pool2d_backward, oti_torch_cpu_adaptive_max_pool2d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_adaptive_max_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(indices), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[82], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(82);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, indices, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_adaptive_max_pool3d, oti_torch_cpu_adaptive_max_pool3d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_adaptive_max_pool3d(AtenTensorHandle self, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(output_size), (uint64_t)output_size_len_, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[83], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(83);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, output_size, output_size_len_, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_adaptive_max_pool3d_backward, oti_torch_cpu_adaptive_max_pool3d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_adaptive_max_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(indices), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[84], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(84);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, indices, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_add_Scalar, oti_torch_cpu_add_Scalar)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_add_Scalar(AtenTensorHandle self, double other, double alpha, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), REAL(other), REAL(alpha), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[85], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, double, AtenTensorHandle *))tnc_real(85);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, other, alpha, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_add_Tensor, oti_torch_cpu_add_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_add_Tensor(AtenTensorHandle self, AtenTensorHandle other, double alpha, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(other), REAL(alpha), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[86], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, double, AtenTensorHandle *))tnc_real(86);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, other, alpha, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_addbmm, oti_torch_cpu_addbmm)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_addbmm(AtenTensorHandle self, AtenTensorHandle batch1, AtenTensorHandle batch2, double beta, double alpha, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(batch1), POINTER(batch2), REAL(beta), REAL(alpha), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[87], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double, AtenTensorHandle *))tnc_real(87);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, batch1, batch2, beta, alpha, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_addmm_out, oti_torch_cpu_addmm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_addmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat1, AtenTensorHandle mat2, double beta, double alpha)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(mat1), POINTER(mat2), REAL(beta), REAL(alpha)};
    tnc_call call = {.function = &tnc_functions[88], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double))tnc_real(88);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, mat1, mat2, beta, alpha);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_addmv, oti_torch_cpu_addmv)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_addmv(AtenTensorHandle self, AtenTensorHandle mat, AtenTensorHandle vec, double beta, double alpha, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(mat), POINTER(vec), REAL(beta), REAL(alpha), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[89], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double, AtenTensorHandle *))tnc_real(89);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mat, vec, beta, alpha, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_angle, oti_torch_cpu_angle)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_angle(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[90], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(90);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_avg_pool2d, oti_torch_cpu_avg_pool2d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_avg_pool2d(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, (uint64_t)ceil_mode, (uint64_t)count_include_pad, POINTER(divisor_override), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[91], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, int32_t, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, int32_t, int64_t *, AtenTensorHandle *))tnc_real(91);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, kernel_size, kernel_size_len_, stride, stride_len_, padding, padding_len_, ceil_mode, count_include_pad, divisor_override, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_avg_pool2d_backward, oti_torch_cpu_avg_pool2d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_avg_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, (uint64_t)ceil_mode, (uint64_t)count_include_pad, POINTER(divisor_override), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[92], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, int32_t, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, int32_t, int64_t *, AtenTensorHandle *))tnc_real(92);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, kernel_size, kernel_size_len_, stride, stride_len_, padding, padding_len_, ceil_mode, count_include_pad, divisor_override, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_avg_pool3d, oti_torch_cpu_avg_pool3d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_avg_pool3d(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, (uint64_t)ceil_mode, (uint64_t)count_include_pad, POINTER(divisor_override), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[93], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, int32_t, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, int32_t, int64_t *, AtenTensorHandle *))tnc_real(93);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, kernel_size, kernel_size_len_, stride, stride_len_, padding, padding_len_, ceil_mode, count_include_pad, divisor_override, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_avg_pool3d_backward, oti_torch_cpu_avg_pool3d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_avg_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, (uint64_t)ceil_mode, (uint64_t)count_include_pad, POINTER(divisor_override), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[94], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, int32_t, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, int32_t, int64_t *, AtenTensorHandle *))tnc_real(94);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, kernel_size, kernel_size_len_, stride, stride_len_, padding, padding_len_, ceil_mode, count_include_pad, divisor_override, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_baddbmm_out, oti_torch_cpu_baddbmm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_baddbmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle batch1, AtenTensorHandle batch2, double beta, double alpha)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(batch1), POINTER(batch2), REAL(beta), REAL(alpha)};
    tnc_call call = {.function = &tnc_functions[95], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, double, double))tnc_real(95);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, batch1, batch2, beta, alpha);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_bernoulli__Tensor, oti_torch_cpu_bernoulli__Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_bernoulli__Tensor(AtenTensorHandle self, AtenTensorHandle p, AtenGeneratorHandle *generator)
{
    const uint64_t words[] = {POINTER(self), POINTER(p), POINTER(generator)};
    tnc_call call = {.function = &tnc_functions[96], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenGeneratorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenGeneratorHandle *))tnc_real(96);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, p, generator);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_bernoulli__float, oti_torch_cpu_bernoulli__float)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_bernoulli__float(AtenTensorHandle self, double p, AtenGeneratorHandle *generator)
{
    const uint64_t words[] = {POINTER(self), REAL(p), POINTER(generator)};
    tnc_call call = {.function = &tnc_functions[97], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, AtenGeneratorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, AtenGeneratorHandle *))tnc_real(97);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, p, generator);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_bmm_out, oti_torch_cpu_bmm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_bmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(mat2)};
    tnc_call call = {.function = &tnc_functions[98], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle))tnc_real(98);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, mat2);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_bucketize_Tensor, oti_torch_cpu_bucketize_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_bucketize_Tensor(AtenTensorHandle self, AtenTensorHandle boundaries, int32_t out_int32, int32_t right, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(boundaries), (uint64_t)out_int32, (uint64_t)right, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[99], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, AtenTensorHandle *))tnc_real(99);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, boundaries, out_int32, right, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_cat, oti_torch_cpu_cat)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_cat(const AtenTensorHandle *tensors, int64_t tensors_len_, int64_t dim, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(tensors), (uint64_t)tensors_len_, (uint64_t)dim, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[100], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const AtenTensorHandle *, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(const AtenTensorHandle *, int64_t, int64_t, AtenTensorHandle *))tnc_real(100);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensors, tensors_len_, dim, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_cholesky_inverse, oti_torch_cpu_cholesky_inverse)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_cholesky_inverse(AtenTensorHandle self, int32_t upper, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)upper, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[101], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t, AtenTensorHandle *))tnc_real(101);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, upper, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_cholesky_solve, oti_torch_cpu_cholesky_solve)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_cholesky_solve(AtenTensorHandle self, AtenTensorHandle input2, int32_t upper, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(input2), (uint64_t)upper, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[102], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int32_t, AtenTensorHandle *))tnc_real(102);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, input2, upper, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_convolution, oti_torch_cpu_convolution)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_convolution(AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle *bias, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t transposed, const int64_t *output_padding, int64_t output_padding_len_, int64_t groups, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(input), POINTER(weight), POINTER(bias), POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)transposed, POINTER(output_padding), (uint64_t)output_padding_len_, (uint64_t)groups, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[103], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, const int64_t *, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, const int64_t *, int64_t, int64_t, AtenTensorHandle *))tnc_real(103);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(input, weight, bias, stride, stride_len_, padding, padding_len_, dilation, dilation_len_, transposed, output_padding, output_padding_len_, groups, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_convolution_backward, oti_torch_cpu_convolution_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_convolution_backward(AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle weight, const int64_t **bias_sizes, int64_t bias_sizes_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t transposed, const int64_t *output_padding, int64_t output_padding_len_, int64_t groups, const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(input), POINTER(weight), POINTER(bias_sizes), (uint64_t)bias_sizes_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)transposed, POINTER(output_padding), (uint64_t)output_padding_len_, (uint64_t)groups, POINTER(output_mask), (uint64_t)output_mask_len_, POINTER(ret0), POINTER(ret1), POINTER(ret2)};
    tnc_call call = {.function = &tnc_functions[104], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const int64_t **, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, const int64_t *, int64_t, int64_t, const int32_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, const int64_t **, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, const int64_t *, int64_t, int64_t, const int32_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(104);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, input, weight, bias_sizes, bias_sizes_len_, stride, stride_len_, padding, padding_len_, dilation, dilation_len_, transposed, output_padding, output_padding_len_, groups, output_mask, output_mask_len_, ret0, ret1, ret2);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_cummax, oti_torch_cpu_cummax)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_cummax(AtenTensorHandle self, int64_t dim, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[105], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(105);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_cummin, oti_torch_cpu_cummin)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_cummin(AtenTensorHandle self, int64_t dim, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[106], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(106);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_cumprod, oti_torch_cpu_cumprod)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_cumprod(AtenTensorHandle self, int64_t dim, int32_t *dtype, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, POINTER(dtype), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[107], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int32_t *, AtenTensorHandle *))tnc_real(107);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, dtype, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_cumsum, oti_torch_cpu_cumsum)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_cumsum(AtenTensorHandle self, int64_t dim, int32_t *dtype, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, POINTER(dtype), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[108], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int32_t *, AtenTensorHandle *))tnc_real(108);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, dtype, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_exponential, oti_torch_cpu_exponential)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_exponential(AtenTensorHandle self, double lambd, AtenGeneratorHandle *generator, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), REAL(lambd), POINTER(generator), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[109], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, AtenGeneratorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, AtenGeneratorHandle *, AtenTensorHandle *))tnc_real(109);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, lambd, generator, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_fill__Scalar, oti_torch_cpu_fill__Scalar)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_fill__Scalar(AtenTensorHandle self, double value)
{
    const uint64_t words[] = {POINTER(self), REAL(value)};
    tnc_call call = {.function = &tnc_functions[110], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double) =
        (AOTITorchError (*)(AtenTensorHandle, double))tnc_real(110);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_fractional_max_pool2d, oti_torch_cpu_fractional_max_pool2d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_fractional_max_pool2d(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle random_samples, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(output_size), (uint64_t)output_size_len_, POINTER(random_samples), POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[111], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *))tnc_real(111);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, kernel_size, kernel_size_len_, output_size, output_size_len_, random_samples, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_fractional_max_pool2d_backward, oti_torch_cpu_fractional_max_pool2d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_fractional_max_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(output_size), (uint64_t)output_size_len_, POINTER(indices), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[112], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle, AtenTensorHandle *))tnc_real(112);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, kernel_size, kernel_size_len_, output_size, output_size_len_, indices, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_fractional_max_pool3d, oti_torch_cpu_fractional_max_pool3d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_fractional_max_pool3d(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle random_samples, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(output_size), (uint64_t)output_size_len_, POINTER(random_samples), POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[113], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *))tnc_real(113);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, kernel_size, kernel_size_len_, output_size, output_size_len_, random_samples, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_fractional_max_pool3d_backward, oti_torch_cpu_fractional_max_pool3d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_fractional_max_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(output_size), (uint64_t)output_size_len_, POINTER(indices), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[114], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle, AtenTensorHandle *))tnc_real(114);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, kernel_size, kernel_size_len_, output_size, output_size_len_, indices, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_gcd, oti_torch_cpu_gcd)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_gcd(AtenTensorHandle self, AtenTensorHandle other, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(other), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[115], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(115);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, other, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_geqrf, oti_torch_cpu_geqrf)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_geqrf(AtenTensorHandle self, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[116], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *, AtenTensorHandle *))tnc_real(116);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_grid_sampler_2d_backward, oti_torch_cpu_grid_sampler_2d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_grid_sampler_2d_backward(AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle grid, int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners, const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(input), POINTER(grid), (uint64_t)interpolation_mode, (uint64_t)padding_mode, (uint64_t)align_corners, POINTER(output_mask), (uint64_t)output_mask_len_, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[117], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, int32_t, const int32_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, int32_t, const int32_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(117);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask, output_mask_len_, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_grid_sampler_3d, oti_torch_cpu_grid_sampler_3d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_grid_sampler_3d(AtenTensorHandle input, AtenTensorHandle grid, int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(input), POINTER(grid), (uint64_t)interpolation_mode, (uint64_t)padding_mode, (uint64_t)align_corners, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[118], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, int32_t, AtenTensorHandle *))tnc_real(118);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(input, grid, interpolation_mode, padding_mode, align_corners, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_grid_sampler_3d_backward, oti_torch_cpu_grid_sampler_3d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_grid_sampler_3d_backward(AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle grid, int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners, const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(input), POINTER(grid), (uint64_t)interpolation_mode, (uint64_t)padding_mode, (uint64_t)align_corners, POINTER(output_mask), (uint64_t)output_mask_len_, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[119], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, int32_t, const int32_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, int64_t, int32_t, const int32_t *, int64_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(119);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask, output_mask_len_, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_hann_window, oti_torch_cpu_hann_window)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_hann_window(int64_t window_length, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {(uint64_t)window_length, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[120], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(120);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(window_length, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_histc, oti_torch_cpu_histc)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_histc(AtenTensorHandle self, int64_t bins, double min, double max, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)bins, REAL(min), REAL(max), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[121], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, double, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, double, double, AtenTensorHandle *))tnc_real(121);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, bins, min, max, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_histogram_bin_ct, oti_torch_cpu_histogram_bin_ct)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_histogram_bin_ct(AtenTensorHandle self, int64_t bins, const double **range, int64_t range_len_, AtenTensorHandle *weight, int32_t density, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)bins, POINTER(range), (uint64_t)range_len_, POINTER(weight), (uint64_t)density, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[122], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, const double **, int64_t, AtenTensorHandle *, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, const double **, int64_t, AtenTensorHandle *, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(122);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, bins, range, range_len_, weight, density, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_index_Tensor, oti_torch_cpu_index_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_index_Tensor(AtenTensorHandle self, const AtenTensorHandle **indices, int64_t indices_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(indices), (uint64_t)indices_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[123], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const AtenTensorHandle **, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const AtenTensorHandle **, int64_t, AtenTensorHandle *))tnc_real(123);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, indices, indices_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_index_put, oti_torch_cpu_index_put)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_index_put(AtenTensorHandle self, const AtenTensorHandle **indices, int64_t indices_len_, AtenTensorHandle values, int32_t accumulate, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(indices), (uint64_t)indices_len_, POINTER(values), (uint64_t)accumulate, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[124], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const AtenTensorHandle **, int64_t, AtenTensorHandle, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const AtenTensorHandle **, int64_t, AtenTensorHandle, int32_t, AtenTensorHandle *))tnc_real(124);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, indices, indices_len_, values, accumulate, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_index_reduce, oti_torch_cpu_index_reduce)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_index_reduce(AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle source, const char *reduce, int32_t include_self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, POINTER(index), POINTER(source), POINTER(reduce), (uint64_t)include_self, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[125], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle, const char *, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle, const char *, int32_t, AtenTensorHandle *))tnc_real(125);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, index, source, reduce, include_self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_kthvalue, oti_torch_cpu_kthvalue)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_kthvalue(AtenTensorHandle self, int64_t k, int64_t dim, int32_t keepdim, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)k, (uint64_t)dim, (uint64_t)keepdim, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[126], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(126);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, k, dim, keepdim, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_logcumsumexp, oti_torch_cpu_logcumsumexp)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_logcumsumexp(AtenTensorHandle self, int64_t dim, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[127], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, AtenTensorHandle *))tnc_real(127);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_lu_unpack, oti_torch_cpu_lu_unpack)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_lu_unpack(AtenTensorHandle LU_data, AtenTensorHandle LU_pivots, int32_t unpack_data, int32_t unpack_pivots, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2)
{
    const uint64_t words[] = {POINTER(LU_data), POINTER(LU_pivots), (uint64_t)unpack_data, (uint64_t)unpack_pivots, POINTER(ret0), POINTER(ret1), POINTER(ret2)};
    tnc_call call = {.function = &tnc_functions[128], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(128);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(LU_data, LU_pivots, unpack_data, unpack_pivots, ret0, ret1, ret2);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_masked_scatter, oti_torch_cpu_masked_scatter)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_masked_scatter(AtenTensorHandle self, AtenTensorHandle mask, AtenTensorHandle source, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(mask), POINTER(source), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[129], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(129);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mask, source, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_masked_scatter_backward, oti_torch_cpu_masked_scatter_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_masked_scatter_backward(AtenTensorHandle grad_output, AtenTensorHandle mask, const int64_t *sizes, int64_t sizes_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(mask), POINTER(sizes), (uint64_t)sizes_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[130], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(130);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, mask, sizes, sizes_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_masked_select, oti_torch_cpu_masked_select)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_masked_select(AtenTensorHandle self, AtenTensorHandle mask, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(mask), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[131], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(131);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mask, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_max_pool2d_with_indices, oti_torch_cpu_max_pool2d_with_indices)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_max_pool2d_with_indices(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)ceil_mode, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[132], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(132);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, kernel_size, kernel_size_len_, stride, stride_len_, padding, padding_len_, dilation, dilation_len_, ceil_mode, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_max_pool2d_with_indices_backward, oti_torch_cpu_max_pool2d_with_indices_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_max_pool2d_with_indices_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)ceil_mode, POINTER(indices), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[133], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, AtenTensorHandle, AtenTensorHandle *))tnc_real(133);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, kernel_size, kernel_size_len_, stride, stride_len_, padding, padding_len_, dilation, dilation_len_, ceil_mode, indices, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_max_pool3d_with_indices, oti_torch_cpu_max_pool3d_with_indices)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_max_pool3d_with_indices(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)ceil_mode, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[134], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(134);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, kernel_size, kernel_size_len_, stride, stride_len_, padding, padding_len_, dilation, dilation_len_, ceil_mode, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_max_pool3d_with_indices_backward, oti_torch_cpu_max_pool3d_with_indices_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_max_pool3d_with_indices_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(kernel_size), (uint64_t)kernel_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)ceil_mode, POINTER(indices), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[135], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, AtenTensorHandle, AtenTensorHandle *))tnc_real(135);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, kernel_size, kernel_size_len_, stride, stride_len_, padding, padding_len_, dilation, dilation_len_, ceil_mode, indices, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_max_unpool2d, oti_torch_cpu_max_unpool2d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_max_unpool2d(AtenTensorHandle self, AtenTensorHandle indices, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(indices), POINTER(output_size), (uint64_t)output_size_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[136], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(136);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, indices, output_size, output_size_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_max_unpool3d, oti_torch_cpu_max_unpool3d)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_max_unpool3d(AtenTensorHandle self, AtenTensorHandle indices, const int64_t *output_size, int64_t output_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(indices), POINTER(output_size), (uint64_t)output_size_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(padding), (uint64_t)padding_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[137], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(137);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, indices, output_size, output_size_len_, stride, stride_len_, padding, padding_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_median, oti_torch_cpu_median)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_median(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[138], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(138);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mkldnn__convolution_pointwise, oti_torch_cpu_mkldnn__convolution_pointwise)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise(AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle *B, const int64_t *padding, int64_t padding_len_, const int64_t *stride, int64_t stride_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, const char *attr, const double **scalars, int64_t scalars_len_, const char **algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(W), POINTER(B), POINTER(padding), (uint64_t)padding_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)groups, POINTER(attr), POINTER(scalars), (uint64_t)scalars_len_, POINTER(algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[139], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, const char *, const double **, int64_t, const char **, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, const char *, const double **, int64_t, const char **, AtenTensorHandle *))tnc_real(139);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, W, B, padding, padding_len_, stride, stride_len_, dilation, dilation_len_, groups, attr, scalars, scalars_len_, algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mkldnn__convolution_pointwise_binary, oti_torch_cpu_mkldnn__convolution_pointwise_binary)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise_binary(AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle *B, const int64_t *padding, int64_t padding_len_, const int64_t *stride, int64_t stride_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, const char *binary_attr, double *alpha, const char **unary_attr, const double **unary_scalars, int64_t unary_scalars_len_, const char **unary_algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(other), POINTER(W), POINTER(B), POINTER(padding), (uint64_t)padding_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)groups, POINTER(binary_attr), POINTER(alpha), POINTER(unary_attr), POINTER(unary_scalars), (uint64_t)unary_scalars_len_, POINTER(unary_algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[140], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, const char *, double *, const char **, const double **, int64_t, const char **, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, const char *, double *, const char **, const double **, int64_t, const char **, AtenTensorHandle *))tnc_real(140);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, other, W, B, padding, padding_len_, stride, stride_len_, dilation, dilation_len_, groups, binary_attr, alpha, unary_attr, unary_scalars, unary_scalars_len_, unary_algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mkldnn__convolution_pointwise_binary_, oti_torch_cpu_mkldnn__convolution_pointwise_binary_)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise_binary_(AtenTensorHandle other, AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle *B, const int64_t *padding, int64_t padding_len_, const int64_t *stride, int64_t stride_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, const char *binary_attr, double *alpha, const char **unary_attr, const double **unary_scalars, int64_t unary_scalars_len_, const char **unary_algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(other), POINTER(X), POINTER(W), POINTER(B), POINTER(padding), (uint64_t)padding_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)groups, POINTER(binary_attr), POINTER(alpha), POINTER(unary_attr), POINTER(unary_scalars), (uint64_t)unary_scalars_len_, POINTER(unary_algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[141], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, const char *, double *, const char **, const double **, int64_t, const char **, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, const char *, double *, const char **, const double **, int64_t, const char **, AtenTensorHandle *))tnc_real(141);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(other, X, W, B, padding, padding_len_, stride, stride_len_, dilation, dilation_len_, groups, binary_attr, alpha, unary_attr, unary_scalars, unary_scalars_len_, unary_algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mkldnn__convolution_transpose_pointwise, oti_torch_cpu_mkldnn__convolution_transpose_pointwise)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mkldnn__convolution_transpose_pointwise(AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle *B, const int64_t *padding, int64_t padding_len_, const int64_t *output_padding, int64_t output_padding_len_, const int64_t *stride, int64_t stride_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, const char *attr, const double **scalars, int64_t scalars_len_, const char **algorithm, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(X), POINTER(W), POINTER(B), POINTER(padding), (uint64_t)padding_len_, POINTER(output_padding), (uint64_t)output_padding_len_, POINTER(stride), (uint64_t)stride_len_, POINTER(dilation), (uint64_t)dilation_len_, (uint64_t)groups, POINTER(attr), POINTER(scalars), (uint64_t)scalars_len_, POINTER(algorithm), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[142], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, const char *, const double **, int64_t, const char **, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, const int64_t *, int64_t, int64_t, const char *, const double **, int64_t, const char **, AtenTensorHandle *))tnc_real(142);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(X, W, B, padding, padding_len_, output_padding, output_padding_len_, stride, stride_len_, dilation, dilation_len_, groups, attr, scalars, scalars_len_, algorithm, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mkldnn_rnn_layer, oti_torch_cpu_mkldnn_rnn_layer)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mkldnn_rnn_layer(AtenTensorHandle input, AtenTensorHandle weight0, AtenTensorHandle weight1, AtenTensorHandle weight2, AtenTensorHandle weight3, AtenTensorHandle hx_, AtenTensorHandle cx_, int32_t reverse, const int64_t *batch_sizes, int64_t batch_sizes_len_, int64_t mode, int64_t hidden_size, int64_t num_layers, int32_t has_biases, int32_t bidirectional, int32_t batch_first, int32_t train, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    const uint64_t words[] = {POINTER(input), POINTER(weight0), POINTER(weight1), POINTER(weight2), POINTER(weight3), POINTER(hx_), POINTER(cx_), (uint64_t)reverse, POINTER(batch_sizes), (uint64_t)batch_sizes_len_, (uint64_t)mode, (uint64_t)hidden_size, (uint64_t)num_layers, (uint64_t)has_biases, (uint64_t)bidirectional, (uint64_t)batch_first, (uint64_t)train, POINTER(ret0), POINTER(ret1), POINTER(ret2), POINTER(ret3)};
    tnc_call call = {.function = &tnc_functions[143], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, const int64_t *, int64_t, int64_t, int64_t, int64_t, int32_t, int32_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, const int64_t *, int64_t, int64_t, int64_t, int64_t, int32_t, int32_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(143);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(input, weight0, weight1, weight2, weight3, hx_, cx_, reverse, batch_sizes, batch_sizes_len_, mode, hidden_size, num_layers, has_biases, bidirectional, batch_first, train, ret0, ret1, ret2, ret3);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mm_out, oti_torch_cpu_mm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(mat2)};
    tnc_call call = {.function = &tnc_functions[144], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle))tnc_real(144);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, mat2);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mode, oti_torch_cpu_mode)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mode(AtenTensorHandle self, int64_t dim, int32_t keepdim, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, (uint64_t)keepdim, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[145], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(145);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, keepdim, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mul_Scalar, oti_torch_cpu_mul_Scalar)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mul_Scalar(AtenTensorHandle self, double other, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), REAL(other), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[146], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, AtenTensorHandle *))tnc_real(146);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, other, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_mul_Tensor, oti_torch_cpu_mul_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_mul_Tensor(AtenTensorHandle self, AtenTensorHandle other, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(other), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[147], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(147);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, other, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_nanmedian, oti_torch_cpu_nanmedian)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_nanmedian(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[148], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(148);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_narrow, oti_torch_cpu_narrow)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_narrow(AtenTensorHandle self, int64_t dim, int64_t start, int64_t length, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, (uint64_t)start, (uint64_t)length, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[149], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t, int64_t, AtenTensorHandle *))tnc_real(149);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, start, length, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_native_dropout, oti_torch_cpu_native_dropout)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_native_dropout(AtenTensorHandle input, double p, int32_t *train, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(input), REAL(p), POINTER(train), POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[150], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, int32_t *, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, int32_t *, AtenTensorHandle *, AtenTensorHandle *))tnc_real(150);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(input, p, train, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_nonzero, oti_torch_cpu_nonzero)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_nonzero(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[151], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(151);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_nonzero_static, oti_torch_cpu_nonzero_static)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_nonzero_static(AtenTensorHandle self, int64_t size, int64_t fill_value, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)size, (uint64_t)fill_value, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[152], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t, AtenTensorHandle *))tnc_real(152);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, size, fill_value, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_normal_functional, oti_torch_cpu_normal_functional)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_normal_functional(AtenTensorHandle self, double mean, double std, AtenGeneratorHandle *generator, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), REAL(mean), REAL(std), POINTER(generator), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[153], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, double, AtenGeneratorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, double, AtenGeneratorHandle *, AtenTensorHandle *))tnc_real(153);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, mean, std, generator, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_ormqr, oti_torch_cpu_ormqr)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_ormqr(AtenTensorHandle self, AtenTensorHandle input2, AtenTensorHandle input3, int32_t left, int32_t transpose, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(input2), POINTER(input3), (uint64_t)left, (uint64_t)transpose, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[154], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, AtenTensorHandle *))tnc_real(154);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, input2, input3, left, transpose, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_pad, oti_torch_cpu_pad)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_pad(AtenTensorHandle self, const int64_t *pad, int64_t pad_len_, const char *mode, double *value, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(pad), (uint64_t)pad_len_, POINTER(mode), POINTER(value), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[155], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const char *, double *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const char *, double *, AtenTensorHandle *))tnc_real(155);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, pad, pad_len_, mode, value, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_permute, oti_torch_cpu_permute)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_permute(AtenTensorHandle self, const int64_t *dims, int64_t dims_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(dims), (uint64_t)dims_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[156], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(156);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dims, dims_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_polar, oti_torch_cpu_polar)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_polar(AtenTensorHandle abs, AtenTensorHandle angle, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(abs), POINTER(angle), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[157], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(157);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(abs, angle, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_pow_Scalar, oti_torch_cpu_pow_Scalar)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_pow_Scalar(double self, AtenTensorHandle exponent, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {REAL(self), POINTER(exponent), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[158], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(double, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(double, AtenTensorHandle, AtenTensorHandle *))tnc_real(158);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, exponent, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_pow_Tensor_Scalar, oti_torch_cpu_pow_Tensor_Scalar)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_pow_Tensor_Scalar(AtenTensorHandle self, double exponent, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), REAL(exponent), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[159], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, AtenTensorHandle *))tnc_real(159);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, exponent, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_pow_Tensor_Tensor, oti_torch_cpu_pow_Tensor_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_pow_Tensor_Tensor(AtenTensorHandle self, AtenTensorHandle exponent, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(exponent), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[160], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle *))tnc_real(160);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, exponent, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_rand, oti_torch_cpu_rand)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_rand(const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(size), (uint64_t)size_len_, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[161], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(161);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(size, size_len_, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_rand_generator, oti_torch_cpu_rand_generator)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_rand_generator(const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(size), (uint64_t)size_len_, POINTER(generator), POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[162], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const int64_t *, int64_t, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(const int64_t *, int64_t, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(162);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(size, size_len_, generator, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_rand_like, oti_torch_cpu_rand_like)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_rand_like(AtenTensorHandle self, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(memory_format), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[163], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *))tnc_real(163);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dtype, layout, device, device_index_, pin_memory, memory_format, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_rand_like_generator, oti_torch_cpu_rand_like_generator)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_rand_like_generator(AtenTensorHandle self, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(generator), POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(memory_format), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[164], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *))tnc_real(164);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, generator, dtype, layout, device, device_index_, pin_memory, memory_format, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randint, oti_torch_cpu_randint)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randint(int64_t high, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {(uint64_t)high, POINTER(size), (uint64_t)size_len_, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[165], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(int64_t, const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(165);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(high, size, size_len_, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randint_generator, oti_torch_cpu_randint_generator)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randint_generator(int64_t high, const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {(uint64_t)high, POINTER(size), (uint64_t)size_len_, POINTER(generator), POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[166], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, const int64_t *, int64_t, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(int64_t, const int64_t *, int64_t, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(166);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(high, size, size_len_, generator, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randint_like, oti_torch_cpu_randint_like)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randint_like(AtenTensorHandle self, int64_t high, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)high, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(memory_format), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[167], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *))tnc_real(167);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, high, dtype, layout, device, device_index_, pin_memory, memory_format, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randint_like_low_dtype, oti_torch_cpu_randint_like_low_dtype)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randint_like_low_dtype(AtenTensorHandle self, int64_t low, int64_t high, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)low, (uint64_t)high, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(memory_format), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[168], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *))tnc_real(168);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, low, high, dtype, layout, device, device_index_, pin_memory, memory_format, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randint_low, oti_torch_cpu_randint_low)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randint_low(int64_t low, int64_t high, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {(uint64_t)low, (uint64_t)high, POINTER(size), (uint64_t)size_len_, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[169], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, int64_t, const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(int64_t, int64_t, const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(169);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(low, high, size, size_len_, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randint_low_out, oti_torch_cpu_randint_low_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randint_low_out(AtenTensorHandle out, int64_t low, int64_t high, const int64_t *size, int64_t size_len_)
{
    const uint64_t words[] = {POINTER(out), (uint64_t)low, (uint64_t)high, POINTER(size), (uint64_t)size_len_};
    tnc_call call = {.function = &tnc_functions[170], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t, const int64_t *, int64_t) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t, const int64_t *, int64_t))tnc_real(170);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, low, high, size, size_len_);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randn, oti_torch_cpu_randn)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randn(const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(size), (uint64_t)size_len_, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[171], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(const int64_t *, int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(171);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(size, size_len_, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randn_generator, oti_torch_cpu_randn_generator)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randn_generator(const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(size), (uint64_t)size_len_, POINTER(generator), POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[172], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const int64_t *, int64_t, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(const int64_t *, int64_t, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(172);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(size, size_len_, generator, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randn_like, oti_torch_cpu_randn_like)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randn_like(AtenTensorHandle self, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(memory_format), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[173], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *))tnc_real(173);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dtype, layout, device, device_index_, pin_memory, memory_format, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randn_like_generator, oti_torch_cpu_randn_like_generator)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randn_like_generator(AtenTensorHandle self, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(generator), POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(memory_format), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[174], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenGeneratorHandle *, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, int32_t *, AtenTensorHandle *))tnc_real(174);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, generator, dtype, layout, device, device_index_, pin_memory, memory_format, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_randperm, oti_torch_cpu_randperm)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_randperm(int64_t n, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {(uint64_t)n, POINTER(dtype), POINTER(layout), POINTER(device), (uint64_t)device_index_, POINTER(pin_memory), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[175], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(int64_t, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, AtenTensorHandle *))tnc_real(175);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(n, dtype, layout, device, device_index_, pin_memory, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_repeat_interleave_Tensor, oti_torch_cpu_repeat_interleave_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_repeat_interleave_Tensor(AtenTensorHandle repeats, int64_t *output_size, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(repeats), POINTER(output_size), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[176], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t *, AtenTensorHandle *))tnc_real(176);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(repeats, output_size, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_replication_pad1d_backward, oti_torch_cpu_replication_pad1d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_replication_pad1d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *padding, int64_t padding_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(padding), (uint64_t)padding_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[177], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(177);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, padding, padding_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_replication_pad2d_backward, oti_torch_cpu_replication_pad2d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_replication_pad2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *padding, int64_t padding_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(padding), (uint64_t)padding_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[178], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(178);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, padding, padding_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_reshape, oti_torch_cpu_reshape)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_reshape(AtenTensorHandle self, const int64_t *shape, int64_t shape_len_, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(shape), (uint64_t)shape_len_, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[179], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, AtenTensorHandle *))tnc_real(179);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, shape, shape_len_, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_resize_, oti_torch_cpu_resize_)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_resize_(AtenTensorHandle self, const int64_t *size, int64_t size_len_, int32_t *memory_format)
{
    const uint64_t words[] = {POINTER(self), POINTER(size), (uint64_t)size_len_, POINTER(memory_format)};
    tnc_call call = {.function = &tnc_functions[180], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, int32_t *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, int32_t *))tnc_real(180);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, size, size_len_, memory_format);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_resize_as_, oti_torch_cpu_resize_as_)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_resize_as_(AtenTensorHandle self, AtenTensorHandle the_template, int32_t *memory_format)
{
    const uint64_t words[] = {POINTER(self), POINTER(the_template), POINTER(memory_format)};
    tnc_call call = {.function = &tnc_functions[181], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int32_t *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int32_t *))tnc_real(181);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, the_template, memory_format);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_scatter_reduce_two_out, oti_torch_cpu_scatter_reduce_two_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_scatter_reduce_two_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle src, const char *reduce, int32_t include_self)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), (uint64_t)dim, POINTER(index), POINTER(src), POINTER(reduce), (uint64_t)include_self};
    tnc_call call = {.function = &tnc_functions[182], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle, const char *, int32_t) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle, const char *, int32_t))tnc_real(182);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, dim, index, src, reduce, include_self);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_scatter_src_out, oti_torch_cpu_scatter_src_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_scatter_src_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle src)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), (uint64_t)dim, POINTER(index), POINTER(src)};
    tnc_call call = {.function = &tnc_functions[183], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle))tnc_real(183);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, dim, index, src);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_scatter_value_out, oti_torch_cpu_scatter_value_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_scatter_value_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, double value)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), (uint64_t)dim, POINTER(index), REAL(value)};
    tnc_call call = {.function = &tnc_functions[184], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, double) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, double))tnc_real(184);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, dim, index, value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_searchsorted_Scalar, oti_torch_cpu_searchsorted_Scalar)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_searchsorted_Scalar(AtenTensorHandle sorted_sequence, double self, int32_t out_int32, int32_t right, const char **side, AtenTensorHandle *sorter, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(sorted_sequence), REAL(self), (uint64_t)out_int32, (uint64_t)right, POINTER(side), POINTER(sorter), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[185], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, int32_t, int32_t, const char **, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, int32_t, int32_t, const char **, AtenTensorHandle *, AtenTensorHandle *))tnc_real(185);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(sorted_sequence, self, out_int32, right, side, sorter, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_searchsorted_Tensor, oti_torch_cpu_searchsorted_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_searchsorted_Tensor(AtenTensorHandle sorted_sequence, AtenTensorHandle self, int32_t out_int32, int32_t right, const char **side, AtenTensorHandle *sorter, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(sorted_sequence), POINTER(self), (uint64_t)out_int32, (uint64_t)right, POINTER(side), POINTER(sorter), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[186], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, const char **, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, const char **, AtenTensorHandle *, AtenTensorHandle *))tnc_real(186);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(sorted_sequence, self, out_int32, right, side, sorter, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_segment_reduce, oti_torch_cpu_segment_reduce)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_segment_reduce(AtenTensorHandle data, const char *reduce, AtenTensorHandle *lengths, AtenTensorHandle *indices, AtenTensorHandle *offsets, int64_t axis, int32_t unsafe, double *initial, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(data), POINTER(reduce), POINTER(lengths), POINTER(indices), POINTER(offsets), (uint64_t)axis, (uint64_t)unsafe, POINTER(initial), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[187], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const char *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, int64_t, int32_t, double *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const char *, AtenTensorHandle *, AtenTensorHandle *, AtenTensorHandle *, int64_t, int32_t, double *, AtenTensorHandle *))tnc_real(187);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(data, reduce, lengths, indices, offsets, axis, unsafe, initial, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_set__source_Tensor, oti_torch_cpu_set__source_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_set__source_Tensor(AtenTensorHandle self, AtenTensorHandle source)
{
    const uint64_t words[] = {POINTER(self), POINTER(source)};
    tnc_call call = {.function = &tnc_functions[188], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle))tnc_real(188);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, source);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_slice_Tensor, oti_torch_cpu_slice_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_slice_Tensor(AtenTensorHandle self, int64_t dim, int64_t *start, int64_t *end, int64_t step, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, POINTER(start), POINTER(end), (uint64_t)step, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[189], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t *, int64_t *, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t *, int64_t *, int64_t, AtenTensorHandle *))tnc_real(189);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, start, end, step, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_soft_margin_loss_backward, oti_torch_cpu_soft_margin_loss_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_soft_margin_loss_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle target, int64_t reduction, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(self), POINTER(target), (uint64_t)reduction, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[190], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle *))tnc_real(190);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, self, target, reduction, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_sort, oti_torch_cpu_sort)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_sort(AtenTensorHandle self, int64_t dim, int32_t descending, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, (uint64_t)descending, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[191], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(191);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, descending, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_sort_stable, oti_torch_cpu_sort_stable)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_sort_stable(AtenTensorHandle self, int32_t *stable, int64_t dim, int32_t descending, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(stable), (uint64_t)dim, (uint64_t)descending, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[192], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *, int64_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(192);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, stable, dim, descending, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_squeeze_dim, oti_torch_cpu_squeeze_dim)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_squeeze_dim(AtenTensorHandle self, int64_t dim, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dim, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[193], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, AtenTensorHandle *))tnc_real(193);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dim, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_to_sparse, oti_torch_cpu_to_sparse)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_to_sparse(AtenTensorHandle self, int32_t *layout, const int64_t **blocksize, int64_t blocksize_len_, int64_t *dense_dim, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(layout), POINTER(blocksize), (uint64_t)blocksize_len_, POINTER(dense_dim), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[194], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *, const int64_t **, int64_t, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *, const int64_t **, int64_t, int64_t *, AtenTensorHandle *))tnc_real(194);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, layout, blocksize, blocksize_len_, dense_dim, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_topk, oti_torch_cpu_topk)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_topk(AtenTensorHandle self, int64_t k, int64_t dim, int32_t largest, int32_t sorted, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)k, (uint64_t)dim, (uint64_t)largest, (uint64_t)sorted, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[195], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(195);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, k, dim, largest, sorted, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_triangular_solve, oti_torch_cpu_triangular_solve)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_triangular_solve(AtenTensorHandle self, AtenTensorHandle A, int32_t upper, int32_t transpose, int32_t unitriangular, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    const uint64_t words[] = {POINTER(self), POINTER(A), (uint64_t)upper, (uint64_t)transpose, (uint64_t)unitriangular, POINTER(ret0), POINTER(ret1)};
    tnc_call call = {.function = &tnc_functions[196], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int32_t, int32_t, int32_t, AtenTensorHandle *, AtenTensorHandle *))tnc_real(196);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, A, upper, transpose, unitriangular, ret0, ret1);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_uniform, oti_torch_cpu_uniform)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_uniform(AtenTensorHandle self, double from, double to, AtenGeneratorHandle *generator, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), REAL(from), REAL(to), POINTER(generator), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[197], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double, double, AtenGeneratorHandle *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, double, double, AtenGeneratorHandle *, AtenTensorHandle *))tnc_real(197);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, from, to, generator, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_upsample_bicubic2d_backward, oti_torch_cpu_upsample_bicubic2d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_upsample_bicubic2d_backward(AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_, const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales_h, double *scales_w, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(output_size), (uint64_t)output_size_len_, POINTER(input_size), (uint64_t)input_size_len_, (uint64_t)align_corners, POINTER(scales_h), POINTER(scales_w), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[198], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, double *, double *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, double *, double *, AtenTensorHandle *))tnc_real(198);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, output_size, output_size_len_, input_size, input_size_len_, align_corners, scales_h, scales_w, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_upsample_linear1d_backward, oti_torch_cpu_upsample_linear1d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_upsample_linear1d_backward(AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_, const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(output_size), (uint64_t)output_size_len_, POINTER(input_size), (uint64_t)input_size_len_, (uint64_t)align_corners, POINTER(scales), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[199], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, double *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, double *, AtenTensorHandle *))tnc_real(199);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, output_size, output_size_len_, input_size, input_size_len_, align_corners, scales, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_upsample_trilinear3d_backward, oti_torch_cpu_upsample_trilinear3d_backward)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_upsample_trilinear3d_backward(AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_, const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales_d, double *scales_h, double *scales_w, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(grad_output), POINTER(output_size), (uint64_t)output_size_len_, POINTER(input_size), (uint64_t)input_size_len_, (uint64_t)align_corners, POINTER(scales_d), POINTER(scales_h), POINTER(scales_w), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[200], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, double *, double *, double *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, const int64_t *, int64_t, int32_t, double *, double *, double *, AtenTensorHandle *))tnc_real(200);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(grad_output, output_size, output_size_len_, input_size, input_size_len_, align_corners, scales_d, scales_h, scales_w, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_view_as_complex, oti_torch_cpu_view_as_complex)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_view_as_complex(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[201], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(201);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_view_as_real, oti_torch_cpu_view_as_real)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_view_as_real(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[202], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(202);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_view_dtype, oti_torch_cpu_view_dtype)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_view_dtype(AtenTensorHandle self, int32_t dtype, AtenTensorHandle *ret0)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dtype, POINTER(ret0)};
    tnc_call call = {.function = &tnc_functions[203], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t, AtenTensorHandle *))tnc_real(203);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dtype, ret0);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight, oti_torch_cpu_wrapped_fbgemm_linear_fp16_weight)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight(AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle bias, int64_t out_channel, AtenTensorHandle *out)
{
    const uint64_t words[] = {POINTER(input), POINTER(weight), POINTER(bias), (uint64_t)out_channel, POINTER(out)};
    tnc_call call = {.function = &tnc_functions[204], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle *))tnc_real(204);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(input, weight, bias, out_channel, out);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16, oti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16(AtenTensorHandle weight, AtenTensorHandle *out)
{
    const uint64_t words[] = {POINTER(weight), POINTER(out)};
    tnc_call call = {.function = &tnc_functions[205], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(205);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(weight, out);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_create_device_guard, oti_torch_create_device_guard)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_device_guard(int32_t device_index, DeviceGuardHandle *ret_guard)
{
    const uint64_t words[] = {(uint64_t)device_index, POINTER(ret_guard)};
    tnc_call call = {.function = &tnc_functions[206], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int32_t, DeviceGuardHandle *) =
        (AOTITorchError (*)(int32_t, DeviceGuardHandle *))tnc_real(206);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(device_index, ret_guard);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_create_tensor_from_blob, oti_torch_create_tensor_from_blob)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_tensor_from_blob(void *data, int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr, int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(data), (uint64_t)ndim, POINTER(sizes_ptr), POINTER(strides_ptr), (uint64_t)storage_offset, (uint64_t)dtype, (uint64_t)device_type, (uint64_t)device_index, POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[207], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(void *, int64_t, const int64_t *, const int64_t *, int64_t, int32_t, int32_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(void *, int64_t, const int64_t *, const int64_t *, int64_t, int32_t, int32_t, int32_t, AtenTensorHandle *))tnc_real(207);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(data, ndim, sizes_ptr, strides_ptr, storage_offset, dtype, device_type, device_index, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_create_tensor_from_blob_v2, oti_torch_create_tensor_from_blob_v2)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_tensor_from_blob_v2(void *data, int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr, int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index, AtenTensorHandle *ret, int32_t layout, const uint8_t *opaque_metadata, int64_t opaque_metadata_size)
{
    const uint64_t words[] = {POINTER(data), (uint64_t)ndim, POINTER(sizes_ptr), POINTER(strides_ptr), (uint64_t)storage_offset, (uint64_t)dtype, (uint64_t)device_type, (uint64_t)device_index, POINTER(ret), (uint64_t)layout, POINTER(opaque_metadata), (uint64_t)opaque_metadata_size};
    tnc_call call = {.function = &tnc_functions[208], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(void *, int64_t, const int64_t *, const int64_t *, int64_t, int32_t, int32_t, int32_t, AtenTensorHandle *, int32_t, const uint8_t *, int64_t) =
        (AOTITorchError (*)(void *, int64_t, const int64_t *, const int64_t *, int64_t, int32_t, int32_t, int32_t, AtenTensorHandle *, int32_t, const uint8_t *, int64_t))tnc_real(208);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(data, ndim, sizes_ptr, strides_ptr, storage_offset, dtype, device_type, device_index, ret, layout, opaque_metadata, opaque_metadata_size);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_delete_c10_value_object, oti_torch_delete_c10_value_object)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_c10_value_object(C10IValueHandle handle)
{
    const uint64_t words[] = {POINTER(handle)};
    tnc_call call = {.function = &tnc_functions[209], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(C10IValueHandle) =
        (AOTITorchError (*)(C10IValueHandle))tnc_real(209);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(handle);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_delete_device_guard, oti_torch_delete_device_guard)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_device_guard(DeviceGuardHandle guard)
{
    const uint64_t words[] = {POINTER(guard)};
    tnc_call call = {.function = &tnc_functions[210], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(DeviceGuardHandle) =
        (AOTITorchError (*)(DeviceGuardHandle))tnc_real(210);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(guard);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_delete_library_object, oti_torch_delete_library_object)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_library_object(TorchLibraryHandle tlh)
{
    const uint64_t words[] = {POINTER(tlh)};
    tnc_call call = {.function = &tnc_functions[211], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(TorchLibraryHandle) =
        (AOTITorchError (*)(TorchLibraryHandle))tnc_real(211);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tlh);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_delete_stream, oti_torch_delete_stream)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_stream(StreamHandle stream)
{
    const uint64_t words[] = {POINTER(stream)};
    tnc_call call = {.function = &tnc_functions[212], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StreamHandle) =
        (AOTITorchError (*)(StreamHandle))tnc_real(212);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(stream);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_delete_tensor_object, oti_torch_delete_tensor_object)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_tensor_object(AtenTensorHandle tensor)
{
    const uint64_t words[] = {POINTER(tensor)};
    tnc_call call = {.function = &tnc_functions[213], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle))tnc_real(213);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_device_guard_set_index, oti_torch_device_guard_set_index)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_device_guard_set_index(DeviceGuardHandle guard, int32_t device_index)
{
    const uint64_t words[] = {POINTER(guard), (uint64_t)device_index};
    tnc_call call = {.function = &tnc_functions[214], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(DeviceGuardHandle, int32_t) =
        (AOTITorchError (*)(DeviceGuardHandle, int32_t))tnc_real(214);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(guard, device_index);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_device_type_cpu, oti_torch_device_type_cpu)
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_cpu(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[215], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(215);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_device_type_cuda, oti_torch_device_type_cuda)
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_cuda(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[216], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(216);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_device_type_meta, oti_torch_device_type_meta)
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_meta(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[217], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(217);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_device_type_mps, oti_torch_device_type_mps)
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_mps(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[218], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(218);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_device_type_privateuse1, oti_torch_device_type_privateuse1)
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_privateuse1(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[219], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(219);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_device_type_xpu, oti_torch_device_type_xpu)
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_xpu(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[220], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(220);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_bfloat16, oti_torch_dtype_bfloat16)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_bfloat16(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[221], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(221);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_bool, oti_torch_dtype_bool)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_bool(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[222], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(222);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_complex128, oti_torch_dtype_complex128)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex128(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[223], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(223);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_complex32, oti_torch_dtype_complex32)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex32(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[224], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(224);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_complex64, oti_torch_dtype_complex64)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex64(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[225], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(225);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_element_size, oti_torch_dtype_element_size)
AOTI_TORCH_EXPORT size_t aoti_torch_dtype_element_size(int32_t dtype)
{
    const uint64_t words[] = {(uint64_t)dtype};
    tnc_call call = {.function = &tnc_functions[226], .words = words, .caller = __builtin_return_address(0)};
    size_t (*real)(int32_t) =
        (size_t (*)(int32_t))tnc_real(226);
    if (!tnc_before(&call))
        return 0;
    size_t result = real(dtype);
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float16, oti_torch_dtype_float16)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float16(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[227], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(227);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float32, oti_torch_dtype_float32)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float32(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[228], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(228);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float4_e2m1fn_x2, oti_torch_dtype_float4_e2m1fn_x2)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float4_e2m1fn_x2(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[229], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(229);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float64, oti_torch_dtype_float64)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float64(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[230], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(230);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float8_e4m3fn, oti_torch_dtype_float8_e4m3fn)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e4m3fn(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[231], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(231);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float8_e4m3fnuz, oti_torch_dtype_float8_e4m3fnuz)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e4m3fnuz(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[232], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(232);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float8_e5m2, oti_torch_dtype_float8_e5m2)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e5m2(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[233], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(233);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float8_e5m2fnuz, oti_torch_dtype_float8_e5m2fnuz)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e5m2fnuz(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[234], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(234);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_float8_e8m0fnu, oti_torch_dtype_float8_e8m0fnu)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e8m0fnu(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[235], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(235);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_int16, oti_torch_dtype_int16)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int16(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[236], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(236);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_int32, oti_torch_dtype_int32)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int32(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[237], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(237);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_int64, oti_torch_dtype_int64)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int64(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[238], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(238);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_int8, oti_torch_dtype_int8)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int8(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[239], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(239);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_uint16, oti_torch_dtype_uint16)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint16(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[240], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(240);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_uint32, oti_torch_dtype_uint32)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint32(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[241], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(241);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_uint64, oti_torch_dtype_uint64)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint64(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[242], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(242);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_dtype_uint8, oti_torch_dtype_uint8)
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint8(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[243], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(243);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_empty_strided, oti_torch_empty_strided)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_empty_strided(int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr, int32_t dtype, int32_t device_type, int32_t device_index, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)ndim, POINTER(sizes_ptr), POINTER(strides_ptr), (uint64_t)dtype, (uint64_t)device_type, (uint64_t)device_index, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[244], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, const int64_t *, const int64_t *, int32_t, int32_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(int64_t, const int64_t *, const int64_t *, int32_t, int32_t, int32_t, AtenTensorHandle *))tnc_real(244);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ndim, sizes_ptr, strides_ptr, dtype, device_type, device_index, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_empty_strided_pinned, oti_torch_empty_strided_pinned)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_empty_strided_pinned(int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr, int32_t dtype, int32_t device_type, int32_t device_index, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)ndim, POINTER(sizes_ptr), POINTER(strides_ptr), (uint64_t)dtype, (uint64_t)device_type, (uint64_t)device_index, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[245], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, const int64_t *, const int64_t *, int32_t, int32_t, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(int64_t, const int64_t *, const int64_t *, int32_t, int32_t, int32_t, AtenTensorHandle *))tnc_real(245);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ndim, sizes_ptr, strides_ptr, dtype, device_type, device_index, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_current_device_index, oti_torch_get_current_device_index)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_current_device_index(int32_t *ret_device_index)
{
    const uint64_t words[] = {POINTER(ret_device_index)};
    tnc_call call = {.function = &tnc_functions[246], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int32_t *) =
        (AOTITorchError (*)(int32_t *))tnc_real(246);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ret_device_index);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_current_stream, oti_torch_get_current_stream)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_current_stream(int32_t device_index, StreamHandle *ret_stream)
{
    const uint64_t words[] = {(uint64_t)device_index, POINTER(ret_stream)};
    tnc_call call = {.function = &tnc_functions[247], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int32_t, StreamHandle *) =
        (AOTITorchError (*)(int32_t, StreamHandle *))tnc_real(247);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(device_index, ret_stream);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_data_ptr, oti_torch_get_data_ptr)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_data_ptr(AtenTensorHandle tensor, void **ret_data_ptr)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_data_ptr)};
    tnc_call call = {.function = &tnc_functions[248], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, void **) =
        (AOTITorchError (*)(AtenTensorHandle, void **))tnc_real(248);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_data_ptr);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_device_index, oti_torch_get_device_index)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_device_index(AtenTensorHandle tensor, int32_t *ret_device_index)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_device_index)};
    tnc_call call = {.function = &tnc_functions[249], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *))tnc_real(249);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_device_index);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_device_type, oti_torch_get_device_type)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_device_type(AtenTensorHandle tensor, int32_t *ret_device_type)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_device_type)};
    tnc_call call = {.function = &tnc_functions[250], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *))tnc_real(250);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_device_type);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_dim, oti_torch_get_dim)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_dim(AtenTensorHandle tensor, int64_t *ret_dim)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_dim)};
    tnc_call call = {.function = &tnc_functions[251], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t *))tnc_real(251);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_dim);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_dtype, oti_torch_get_dtype)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_dtype(AtenTensorHandle tensor, int32_t *ret_dtype)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_dtype)};
    tnc_call call = {.function = &tnc_functions[252], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *))tnc_real(252);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_dtype);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_layout, oti_torch_get_layout)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_layout(AtenTensorHandle tensor, int32_t *ret_layout)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_layout)};
    tnc_call call = {.function = &tnc_functions[253], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *))tnc_real(253);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_layout);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_numel, oti_torch_get_numel)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_numel(AtenTensorHandle tensor, int64_t *ret_numel)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_numel)};
    tnc_call call = {.function = &tnc_functions[254], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t *))tnc_real(254);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_numel);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_size, oti_torch_get_size)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_size(AtenTensorHandle tensor, int64_t d, int64_t *ret_size)
{
    const uint64_t words[] = {POINTER(tensor), (uint64_t)d, POINTER(ret_size)};
    tnc_call call = {.function = &tnc_functions[255], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t *))tnc_real(255);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, d, ret_size);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_sizes, oti_torch_get_sizes)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_sizes(AtenTensorHandle tensor, int64_t **ret_sizes)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_sizes)};
    tnc_call call = {.function = &tnc_functions[256], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t **) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t **))tnc_real(256);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_sizes);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_storage_numel, oti_torch_get_storage_numel)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_numel(AtenTensorHandle tensor, int64_t *ret_numel)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_numel)};
    tnc_call call = {.function = &tnc_functions[257], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t *))tnc_real(257);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_numel);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_storage_offset, oti_torch_get_storage_offset)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_offset(AtenTensorHandle tensor, int64_t *ret_storage_offset)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_storage_offset)};
    tnc_call call = {.function = &tnc_functions[258], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t *))tnc_real(258);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_storage_offset);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_storage_size, oti_torch_get_storage_size)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_size(AtenTensorHandle tensor, int64_t *ret_size)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_size)};
    tnc_call call = {.function = &tnc_functions[259], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t *))tnc_real(259);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_size);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_stride, oti_torch_get_stride)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_stride(AtenTensorHandle tensor, int64_t d, int64_t *ret_stride)
{
    const uint64_t words[] = {POINTER(tensor), (uint64_t)d, POINTER(ret_stride)};
    tnc_call call = {.function = &tnc_functions[260], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t, int64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t, int64_t *))tnc_real(260);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, d, ret_stride);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_get_strides, oti_torch_get_strides)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_strides(AtenTensorHandle tensor, int64_t **ret_strides)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_strides)};
    tnc_call call = {.function = &tnc_functions[261], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t **) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t **))tnc_real(261);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_strides);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_grad_mode_is_enabled, oti_torch_grad_mode_is_enabled)
AOTI_TORCH_EXPORT bool aoti_torch_grad_mode_is_enabled(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[262], .words = words, .caller = __builtin_return_address(0)};
    bool (*real)(void) =
        (bool (*)(void))tnc_real(262);
    if (!tnc_before(&call))
        return 0;
    bool result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_grad_mode_set_enabled, oti_torch_grad_mode_set_enabled)
AOTI_TORCH_EXPORT void aoti_torch_grad_mode_set_enabled(bool enabled)
{
    const uint64_t words[] = {(uint64_t)enabled};
    tnc_call call = {.function = &tnc_functions[263], .words = words, .caller = __builtin_return_address(0)};
    void (*real)(bool) =
        (void (*)(bool))tnc_real(263);
    if (!tnc_before(&call))
        return;
    real(enabled);
    tnc_after(&call, 0);
}

ALIASES(aoti_torch_index_put_out, oti_torch_index_put_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_index_put_out(AtenTensorHandle out, AtenTensorHandle self, const AtenTensorHandle *indices, const uint32_t num_indices, const AtenTensorHandle values, bool accumulate)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(indices), (uint64_t)num_indices, POINTER(values), (uint64_t)accumulate};
    tnc_call call = {.function = &tnc_functions[264], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, const AtenTensorHandle *, const uint32_t, const AtenTensorHandle, bool) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, const AtenTensorHandle *, const uint32_t, const AtenTensorHandle, bool))tnc_real(264);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, indices, num_indices, values, accumulate);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_int64_to_ivalue, oti_torch_int64_to_ivalue)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_int64_to_ivalue(int64_t val, C10IValueHandle *ivalue)
{
    const uint64_t words[] = {(uint64_t)val, POINTER(ivalue)};
    tnc_call call = {.function = &tnc_functions[265], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, C10IValueHandle *) =
        (AOTITorchError (*)(int64_t, C10IValueHandle *))tnc_real(265);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(val, ivalue);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_is_contiguous, oti_torch_is_contiguous)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_is_contiguous(AtenTensorHandle tensor, bool *ret_is_contiguous)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_is_contiguous)};
    tnc_call call = {.function = &tnc_functions[266], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, bool *) =
        (AOTITorchError (*)(AtenTensorHandle, bool *))tnc_real(266);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_is_contiguous);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_is_defined, oti_torch_is_defined)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_is_defined(AtenTensorHandle tensor, bool *ret_is_defined)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_is_defined)};
    tnc_call call = {.function = &tnc_functions[267], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, bool *) =
        (AOTITorchError (*)(AtenTensorHandle, bool *))tnc_real(267);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_is_defined);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_bfloat16, oti_torch_item_bfloat16)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_bfloat16(AtenTensorHandle tensor, AOTITorchBFloat16 *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[268], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AOTITorchBFloat16 *) =
        (AOTITorchError (*)(AtenTensorHandle, AOTITorchBFloat16 *))tnc_real(268);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_bool, oti_torch_item_bool)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_bool(AtenTensorHandle tensor, bool *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[269], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, bool *) =
        (AOTITorchError (*)(AtenTensorHandle, bool *))tnc_real(269);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_complex64, oti_torch_item_complex64)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_complex64(AtenTensorHandle tensor, AOTITorchComplexFloat *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[270], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AOTITorchComplexFloat *) =
        (AOTITorchError (*)(AtenTensorHandle, AOTITorchComplexFloat *))tnc_real(270);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_float16, oti_torch_item_float16)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float16(AtenTensorHandle tensor, AOTITorchHalf *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[271], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AOTITorchHalf *) =
        (AOTITorchError (*)(AtenTensorHandle, AOTITorchHalf *))tnc_real(271);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_float32, oti_torch_item_float32)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float32(AtenTensorHandle tensor, float *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[272], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, float *) =
        (AOTITorchError (*)(AtenTensorHandle, float *))tnc_real(272);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_float64, oti_torch_item_float64)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float64(AtenTensorHandle tensor, double *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[273], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, double *) =
        (AOTITorchError (*)(AtenTensorHandle, double *))tnc_real(273);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_int16, oti_torch_item_int16)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int16(AtenTensorHandle tensor, int16_t *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[274], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int16_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int16_t *))tnc_real(274);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_int32, oti_torch_item_int32)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int32(AtenTensorHandle tensor, int32_t *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[275], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t *))tnc_real(275);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_int64, oti_torch_item_int64)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int64(AtenTensorHandle tensor, int64_t *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[276], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t *))tnc_real(276);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_int8, oti_torch_item_int8)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int8(AtenTensorHandle tensor, int8_t *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[277], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int8_t *) =
        (AOTITorchError (*)(AtenTensorHandle, int8_t *))tnc_real(277);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_uint16, oti_torch_item_uint16)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint16(AtenTensorHandle tensor, uint16_t *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[278], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, uint16_t *) =
        (AOTITorchError (*)(AtenTensorHandle, uint16_t *))tnc_real(278);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_uint32, oti_torch_item_uint32)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint32(AtenTensorHandle tensor, uint32_t *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[279], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, uint32_t *) =
        (AOTITorchError (*)(AtenTensorHandle, uint32_t *))tnc_real(279);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_uint64, oti_torch_item_uint64)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint64(AtenTensorHandle tensor, uint64_t *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[280], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, uint64_t *) =
        (AOTITorchError (*)(AtenTensorHandle, uint64_t *))tnc_real(280);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_item_uint8, oti_torch_item_uint8)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint8(AtenTensorHandle tensor, uint8_t *ret_value)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[281], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, uint8_t *) =
        (AOTITorchError (*)(AtenTensorHandle, uint8_t *))tnc_real(281);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_layout__mkldnn, oti_torch_layout__mkldnn)
AOTI_TORCH_EXPORT int32_t aoti_torch_layout__mkldnn(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[282], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(282);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_layout_jagged, oti_torch_layout_jagged)
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_jagged(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[283], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(283);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_layout_sparse_bsc, oti_torch_layout_sparse_bsc)
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_bsc(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[284], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(284);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_layout_sparse_bsr, oti_torch_layout_sparse_bsr)
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_bsr(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[285], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(285);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_layout_sparse_coo, oti_torch_layout_sparse_coo)
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_coo(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[286], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(286);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_layout_sparse_csc, oti_torch_layout_sparse_csc)
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_csc(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[287], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(287);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_layout_sparse_csr, oti_torch_layout_sparse_csr)
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_csr(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[288], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(288);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_layout_strided, oti_torch_layout_strided)
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_strided(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[289], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(289);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_library_def, oti_torch_library_def)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_def(TorchLibraryHandle self, const char *schema)
{
    const uint64_t words[] = {POINTER(self), POINTER(schema)};
    tnc_call call = {.function = &tnc_functions[290], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(TorchLibraryHandle, const char *) =
        (AOTITorchError (*)(TorchLibraryHandle, const char *))tnc_real(290);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, schema);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_library_impl, oti_torch_library_impl)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_impl(TorchLibraryHandle self, const char *name, void (*fn)(StableIValue*, uint64_t, uint64_t))
{
    const uint64_t words[] = {POINTER(self), POINTER(name), POINTER(fn)};
    tnc_call call = {.function = &tnc_functions[291], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(TorchLibraryHandle, const char *, void (*)(StableIValue*, uint64_t, uint64_t)) =
        (AOTITorchError (*)(TorchLibraryHandle, const char *, void (*)(StableIValue*, uint64_t, uint64_t)))tnc_real(291);
    if (!tnc_before(&call))
        return call.answer;
    fn = tnc_watch_kernel(&call, fn);
    AOTITorchError result = real(self, name, fn);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_library_init_def, oti_torch_library_init_def)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_init_def(const char *ns, const char *file, uint32_t line, TorchLibraryHandle *ret_new_torch_lib)
{
    const uint64_t words[] = {POINTER(ns), POINTER(file), (uint64_t)line, POINTER(ret_new_torch_lib)};
    tnc_call call = {.function = &tnc_functions[292], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, const char *, uint32_t, TorchLibraryHandle *) =
        (AOTITorchError (*)(const char *, const char *, uint32_t, TorchLibraryHandle *))tnc_real(292);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ns, file, line, ret_new_torch_lib);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_library_init_fragment, oti_torch_library_init_fragment)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_init_fragment(const char *ns, const char *file, uint32_t line, TorchLibraryHandle *ret_new_torch_lib)
{
    const uint64_t words[] = {POINTER(ns), POINTER(file), (uint64_t)line, POINTER(ret_new_torch_lib)};
    tnc_call call = {.function = &tnc_functions[293], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, const char *, uint32_t, TorchLibraryHandle *) =
        (AOTITorchError (*)(const char *, const char *, uint32_t, TorchLibraryHandle *))tnc_real(293);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ns, file, line, ret_new_torch_lib);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_library_init_impl, oti_torch_library_init_impl)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_init_impl(const char *ns, const char *k, const char *file, uint32_t line, TorchLibraryHandle *ret_new_torch_lib)
{
    const uint64_t words[] = {POINTER(ns), POINTER(k), POINTER(file), (uint64_t)line, POINTER(ret_new_torch_lib)};
    tnc_call call = {.function = &tnc_functions[294], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, const char *, const char *, uint32_t, TorchLibraryHandle *) =
        (AOTITorchError (*)(const char *, const char *, const char *, uint32_t, TorchLibraryHandle *))tnc_real(294);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ns, k, file, line, ret_new_torch_lib);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_memory_format_channels_last, oti_torch_memory_format_channels_last)
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_channels_last(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[295], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(295);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_memory_format_channels_last_3d, oti_torch_memory_format_channels_last_3d)
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_channels_last_3d(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[296], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(296);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_memory_format_contiguous_format, oti_torch_memory_format_contiguous_format)
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_contiguous_format(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[297], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(297);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_memory_format_preserve_format, oti_torch_memory_format_preserve_format)
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_preserve_format(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[298], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(298);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(aoti_torch_mm_out, oti_torch_mm_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_mm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), POINTER(mat2)};
    tnc_call call = {.function = &tnc_functions[299], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, AtenTensorHandle))tnc_real(299);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, mat2);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_new_tensor_handle, oti_torch_new_tensor_handle)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_new_tensor_handle(AtenTensorHandle orig_handle, AtenTensorHandle *new_handle)
{
    const uint64_t words[] = {POINTER(orig_handle), POINTER(new_handle)};
    tnc_call call = {.function = &tnc_functions[300], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(300);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(orig_handle, new_handle);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_new_uninitialized_tensor, oti_torch_new_uninitialized_tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_new_uninitialized_tensor(AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[301], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle *))tnc_real(301);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_nonzero, oti_torch_nonzero)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_nonzero(AtenTensorHandle self, AtenTensorHandle *out)
{
    const uint64_t words[] = {POINTER(self), POINTER(out)};
    tnc_call call = {.function = &tnc_functions[302], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(302);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, out);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_print_tensor_handle, oti_torch_print_tensor_handle)
AOTI_TORCH_EXPORT void aoti_torch_print_tensor_handle(AtenTensorHandle self, const char *msg)
{
    const uint64_t words[] = {POINTER(self), POINTER(msg)};
    tnc_call call = {.function = &tnc_functions[303], .words = words, .caller = __builtin_return_address(0)};
    void (*real)(AtenTensorHandle, const char *) =
        (void (*)(AtenTensorHandle, const char *))tnc_real(303);
    if (!tnc_before(&call))
        return;
    real(self, msg);
    tnc_after(&call, 0);
}

ALIASES(aoti_torch_proxy_executor_call_function, oti_torch_proxy_executor_call_function)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_proxy_executor_call_function(AOTIProxyExecutorHandle proxy_executor, int extern_node_index, int num_ints, int64_t *flatten_int_args, int num_tensors, AtenTensorHandle *flatten_tensor_args)
{
    const uint64_t words[] = {POINTER(proxy_executor), (uint64_t)extern_node_index, (uint64_t)num_ints, POINTER(flatten_int_args), (uint64_t)num_tensors, POINTER(flatten_tensor_args)};
    tnc_call call = {.function = &tnc_functions[304], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AOTIProxyExecutorHandle, int, int, int64_t *, int, AtenTensorHandle *) =
        (AOTITorchError (*)(AOTIProxyExecutorHandle, int, int, int64_t *, int, AtenTensorHandle *))tnc_real(304);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(proxy_executor, extern_node_index, num_ints, flatten_int_args, num_tensors, flatten_tensor_args);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_repeat_interleave_Tensor, oti_torch_repeat_interleave_Tensor)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_repeat_interleave_Tensor(AtenTensorHandle repeats, int64_t *output_size, AtenTensorHandle *out)
{
    const uint64_t words[] = {POINTER(repeats), POINTER(output_size), POINTER(out)};
    tnc_call call = {.function = &tnc_functions[305], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int64_t *, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int64_t *, AtenTensorHandle *))tnc_real(305);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(repeats, output_size, out);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_save_tensor_handle, oti_torch_save_tensor_handle)
AOTI_TORCH_EXPORT void aoti_torch_save_tensor_handle(AtenTensorHandle self, const char *tensor_name, const char *launch_prefix, const char *kernel_name)
{
    const uint64_t words[] = {POINTER(self), POINTER(tensor_name), POINTER(launch_prefix), POINTER(kernel_name)};
    tnc_call call = {.function = &tnc_functions[306], .words = words, .caller = __builtin_return_address(0)};
    void (*real)(AtenTensorHandle, const char *, const char *, const char *) =
        (void (*)(AtenTensorHandle, const char *, const char *, const char *))tnc_real(306);
    if (!tnc_before(&call))
        return;
    real(self, tensor_name, launch_prefix, kernel_name);
    tnc_after(&call, 0);
}

ALIASES(aoti_torch_scalar_to_tensor_bool, oti_torch_scalar_to_tensor_bool)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_bool(bool value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[307], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(bool, AtenTensorHandle *) =
        (AOTITorchError (*)(bool, AtenTensorHandle *))tnc_real(307);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_complex128, oti_torch_scalar_to_tensor_complex128)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_complex128(AOTITorchComplexDouble value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {0, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[308], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AOTITorchComplexDouble, AtenTensorHandle *) =
        (AOTITorchError (*)(AOTITorchComplexDouble, AtenTensorHandle *))tnc_real(308);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_complex64, oti_torch_scalar_to_tensor_complex64)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_complex64(AOTITorchComplexFloat value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {0, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[309], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AOTITorchComplexFloat, AtenTensorHandle *) =
        (AOTITorchError (*)(AOTITorchComplexFloat, AtenTensorHandle *))tnc_real(309);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_float32, oti_torch_scalar_to_tensor_float32)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_float32(float value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {REAL(value), POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[310], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(float, AtenTensorHandle *) =
        (AOTITorchError (*)(float, AtenTensorHandle *))tnc_real(310);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_float64, oti_torch_scalar_to_tensor_float64)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_float64(double value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {REAL(value), POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[311], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(double, AtenTensorHandle *) =
        (AOTITorchError (*)(double, AtenTensorHandle *))tnc_real(311);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_int16, oti_torch_scalar_to_tensor_int16)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int16(int16_t value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[312], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int16_t, AtenTensorHandle *) =
        (AOTITorchError (*)(int16_t, AtenTensorHandle *))tnc_real(312);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_int32, oti_torch_scalar_to_tensor_int32)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int32(int32_t value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[313], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(int32_t, AtenTensorHandle *))tnc_real(313);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_int64, oti_torch_scalar_to_tensor_int64)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int64(int64_t value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[314], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(int64_t, AtenTensorHandle *))tnc_real(314);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_int8, oti_torch_scalar_to_tensor_int8)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int8(int8_t value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[315], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int8_t, AtenTensorHandle *) =
        (AOTITorchError (*)(int8_t, AtenTensorHandle *))tnc_real(315);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_uint16, oti_torch_scalar_to_tensor_uint16)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_uint16(uint16_t value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[316], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(uint16_t, AtenTensorHandle *) =
        (AOTITorchError (*)(uint16_t, AtenTensorHandle *))tnc_real(316);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_uint32, oti_torch_scalar_to_tensor_uint32)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_uint32(uint32_t value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[317], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(uint32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(uint32_t, AtenTensorHandle *))tnc_real(317);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_uint64, oti_torch_scalar_to_tensor_uint64)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_uint64(uint64_t value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[318], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(uint64_t, AtenTensorHandle *) =
        (AOTITorchError (*)(uint64_t, AtenTensorHandle *))tnc_real(318);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scalar_to_tensor_uint8, oti_torch_scalar_to_tensor_uint8)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_uint8(uint8_t value, AtenTensorHandle *ret_new_tensor)
{
    const uint64_t words[] = {(uint64_t)value, POINTER(ret_new_tensor)};
    tnc_call call = {.function = &tnc_functions[319], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(uint8_t, AtenTensorHandle *) =
        (AOTITorchError (*)(uint8_t, AtenTensorHandle *))tnc_real(319);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value, ret_new_tensor);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scatter_out, oti_torch_scatter_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scatter_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle src)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), (uint64_t)dim, POINTER(index), POINTER(src)};
    tnc_call call = {.function = &tnc_functions[320], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle))tnc_real(320);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, dim, index, src);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_scatter_reduce_out, oti_torch_scatter_reduce_out)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scatter_reduce_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle src, const char *reduce, int32_t include_self)
{
    const uint64_t words[] = {POINTER(out), POINTER(self), (uint64_t)dim, POINTER(index), POINTER(src), POINTER(reduce), (uint64_t)include_self};
    tnc_call call = {.function = &tnc_functions[321], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle, const char *, int32_t) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle, int64_t, AtenTensorHandle, AtenTensorHandle, const char *, int32_t))tnc_real(321);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out, self, dim, index, src, reduce, include_self);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_str_to_ivalue, oti_torch_str_to_ivalue)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_str_to_ivalue(const char *val, C10IValueHandle *ivalue)
{
    const uint64_t words[] = {POINTER(val), POINTER(ivalue)};
    tnc_call call = {.function = &tnc_functions[322], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, C10IValueHandle *) =
        (AOTITorchError (*)(const char *, C10IValueHandle *))tnc_real(322);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(val, ivalue);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_stream_id, oti_torch_stream_id)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_stream_id(StreamHandle stream, int64_t *ret_stream_id)
{
    const uint64_t words[] = {POINTER(stream), POINTER(ret_stream_id)};
    tnc_call call = {.function = &tnc_functions[323], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StreamHandle, int64_t *) =
        (AOTITorchError (*)(StreamHandle, int64_t *))tnc_real(323);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(stream, ret_stream_id);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_strlist_to_ivalue, oti_torch_strlist_to_ivalue)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_strlist_to_ivalue(const char **val, int64_t len, C10IValueHandle *ivalue)
{
    const uint64_t words[] = {POINTER(val), (uint64_t)len, POINTER(ivalue)};
    tnc_call call = {.function = &tnc_functions[324], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char **, int64_t, C10IValueHandle *) =
        (AOTITorchError (*)(const char **, int64_t, C10IValueHandle *))tnc_real(324);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(val, len, ivalue);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_tensor_copy_, oti_torch_tensor_copy_)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_tensor_copy_(AtenTensorHandle src, AtenTensorHandle dst)
{
    const uint64_t words[] = {POINTER(src), POINTER(dst)};
    tnc_call call = {.function = &tnc_functions[325], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle))tnc_real(325);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(src, dst);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_tensor_to_ivalue, oti_torch_tensor_to_ivalue)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_tensor_to_ivalue(AtenTensorHandle val, C10IValueHandle *ivalue)
{
    const uint64_t words[] = {POINTER(val), POINTER(ivalue)};
    tnc_call call = {.function = &tnc_functions[326], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, C10IValueHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, C10IValueHandle *))tnc_real(326);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(val, ivalue);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_view_as_real, oti_torch_view_as_real)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_view_as_real(AtenTensorHandle self, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[327], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, AtenTensorHandle *))tnc_real(327);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_view_dtype, oti_torch_view_dtype)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_view_dtype(AtenTensorHandle self, int32_t dtype, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(self), (uint64_t)dtype, POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[328], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, int32_t, AtenTensorHandle *) =
        (AOTITorchError (*)(AtenTensorHandle, int32_t, AtenTensorHandle *))tnc_real(328);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, dtype, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(aoti_torch_warn, oti_torch_warn)
AOTI_TORCH_EXPORT void aoti_torch_warn(const char *func, const char *file, uint32_t line, const char *msg)
{
    const uint64_t words[] = {POINTER(func), POINTER(file), (uint64_t)line, POINTER(msg)};
    tnc_call call = {.function = &tnc_functions[329], .words = words, .caller = __builtin_return_address(0)};
    void (*real)(const char *, const char *, uint32_t, const char *) =
        (void (*)(const char *, const char *, uint32_t, const char *))tnc_real(329);
    if (!tnc_before(&call))
        return;
    real(func, file, line, msg);
    tnc_after(&call, 0);
}

ALIASES(aoti_torch_zero_, oti_torch_zero_)
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_zero_(AtenTensorHandle self)
{
    const uint64_t words[] = {POINTER(self)};
    tnc_call call = {.function = &tnc_functions[330], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle) =
        (AOTITorchError (*)(AtenTensorHandle))tnc_real(330);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_call_dispatcher, orch_call_dispatcher)
AOTI_TORCH_EXPORT AOTITorchError torch_call_dispatcher(const char *opName, const char *overloadName, StableIValue *stack, uint64_t extension_build_version)
{
    const uint64_t words[] = {POINTER(opName), POINTER(overloadName), POINTER(stack), (uint64_t)extension_build_version};
    tnc_call call = {.function = &tnc_functions[331], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, const char *, StableIValue *, uint64_t) =
        (AOTITorchError (*)(const char *, const char *, StableIValue *, uint64_t))tnc_real(331);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(opName, overloadName, stack, extension_build_version);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_delete_generator, orch_delete_generator)
AOTI_TORCH_EXPORT AOTITorchError torch_delete_generator(AtenGeneratorHandle generator)
{
    const uint64_t words[] = {POINTER(generator)};
    tnc_call call = {.function = &tnc_functions[332], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenGeneratorHandle) =
        (AOTITorchError (*)(AtenGeneratorHandle))tnc_real(332);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(generator);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_delete_list, orch_delete_list)
AOTI_TORCH_EXPORT AOTITorchError torch_delete_list(StableListHandle list_handle)
{
    const uint64_t words[] = {POINTER(list_handle)};
    tnc_call call = {.function = &tnc_functions[333], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StableListHandle) =
        (AOTITorchError (*)(StableListHandle))tnc_real(333);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(list_handle);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_delete_stable_ivalue, orch_delete_stable_ivalue)
AOTI_TORCH_EXPORT AOTITorchError torch_delete_stable_ivalue(StableIValue *value)
{
    const uint64_t words[] = {POINTER(value)};
    tnc_call call = {.function = &tnc_functions[334], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StableIValue *) =
        (AOTITorchError (*)(StableIValue *))tnc_real(334);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(value);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_delete_string, orch_delete_string)
AOTI_TORCH_EXPORT AOTITorchError torch_delete_string(StringHandle handle)
{
    const uint64_t words[] = {POINTER(handle)};
    tnc_call call = {.function = &tnc_functions[335], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StringHandle) =
        (AOTITorchError (*)(StringHandle))tnc_real(335);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(handle);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_device_from_pyobject, orch_device_from_pyobject)
AOTI_TORCH_EXPORT AOTITorchError torch_device_from_pyobject(void *py_obj, int32_t *ret_device_type, int32_t *ret_device_index)
{
    const uint64_t words[] = {POINTER(py_obj), POINTER(ret_device_type), POINTER(ret_device_index)};
    tnc_call call = {.function = &tnc_functions[336], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(void *, int32_t *, int32_t *) =
        (AOTITorchError (*)(void *, int32_t *, int32_t *))tnc_real(336);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(py_obj, ret_device_type, ret_device_index);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_device_to_pyobject, orch_device_to_pyobject)
AOTI_TORCH_EXPORT AOTITorchError torch_device_to_pyobject(int32_t device_type, int32_t device_index, void **ret)
{
    const uint64_t words[] = {(uint64_t)device_type, (uint64_t)device_index, POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[337], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int32_t, int32_t, void **) =
        (AOTITorchError (*)(int32_t, int32_t, void **))tnc_real(337);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(device_type, device_index, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_dtype_float4_e2m1fn_x2, orch_dtype_float4_e2m1fn_x2)
AOTI_TORCH_EXPORT int32_t torch_dtype_float4_e2m1fn_x2(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[338], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(338);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_dtype_float8_e8m0fnu, orch_dtype_float8_e8m0fnu)
AOTI_TORCH_EXPORT int32_t torch_dtype_float8_e8m0fnu(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[339], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(339);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_dtype_from_pyobject, orch_dtype_from_pyobject)
AOTI_TORCH_EXPORT AOTITorchError torch_dtype_from_pyobject(void *py_obj, int32_t *ret_dtype)
{
    const uint64_t words[] = {POINTER(py_obj), POINTER(ret_dtype)};
    tnc_call call = {.function = &tnc_functions[340], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(void *, int32_t *) =
        (AOTITorchError (*)(void *, int32_t *))tnc_real(340);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(py_obj, ret_dtype);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_dtype_to_pyobject, orch_dtype_to_pyobject)
AOTI_TORCH_EXPORT AOTITorchError torch_dtype_to_pyobject(int32_t dtype, void **ret)
{
    const uint64_t words[] = {(uint64_t)dtype, POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[341], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int32_t, void **) =
        (AOTITorchError (*)(int32_t, void **))tnc_real(341);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(dtype, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_exception_get_what, orch_exception_get_what)
AOTI_TORCH_EXPORT const char *torch_exception_get_what(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[342], .words = words, .caller = __builtin_return_address(0)};
    const char * (*real)(void) =
        (const char * (*)(void))tnc_real(342);
    if (!tnc_before(&call))
        return 0;
    const char *result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_exception_get_what_without_backtrace, orch_exception_get_what_without_backtrace)
AOTI_TORCH_EXPORT const char *torch_exception_get_what_without_backtrace(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[343], .words = words, .caller = __builtin_return_address(0)};
    const char * (*real)(void) =
        (const char * (*)(void))tnc_real(343);
    if (!tnc_before(&call))
        return 0;
    const char *result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_from_blob, orch_from_blob)
AOTI_TORCH_EXPORT AOTITorchError torch_from_blob(void *data, int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr, int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index, AtenTensorHandle *ret, int32_t layout, const uint8_t *opaque_metadata, int64_t opaque_metadata_size, void (*deleter)(void* data, void* ctx), void *deleter_ctx)
{
    const uint64_t words[] = {POINTER(data), (uint64_t)ndim, POINTER(sizes_ptr), POINTER(strides_ptr), (uint64_t)storage_offset, (uint64_t)dtype, (uint64_t)device_type, (uint64_t)device_index, POINTER(ret), (uint64_t)layout, POINTER(opaque_metadata), (uint64_t)opaque_metadata_size, POINTER(deleter), POINTER(deleter_ctx)};
    tnc_call call = {.function = &tnc_functions[344], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(void *, int64_t, const int64_t *, const int64_t *, int64_t, int32_t, int32_t, int32_t, AtenTensorHandle *, int32_t, const uint8_t *, int64_t, void (*)(void* data, void* ctx), void *) =
        (AOTITorchError (*)(void *, int64_t, const int64_t *, const int64_t *, int64_t, int32_t, int32_t, int32_t, AtenTensorHandle *, int32_t, const uint8_t *, int64_t, void (*)(void* data, void* ctx), void *))tnc_real(344);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(data, ndim, sizes_ptr, strides_ptr, storage_offset, dtype, device_type, device_index, ret, layout, opaque_metadata, opaque_metadata_size, deleter, deleter_ctx);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_generator_get_device, orch_generator_get_device)
AOTI_TORCH_EXPORT AOTITorchError torch_generator_get_device(AtenGeneratorHandle generator, int32_t *ret_device_type, int32_t *ret_device_index)
{
    const uint64_t words[] = {POINTER(generator), POINTER(ret_device_type), POINTER(ret_device_index)};
    tnc_call call = {.function = &tnc_functions[345], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenGeneratorHandle, int32_t *, int32_t *) =
        (AOTITorchError (*)(AtenGeneratorHandle, int32_t *, int32_t *))tnc_real(345);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(generator, ret_device_type, ret_device_index);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_get_const_data_ptr, orch_get_const_data_ptr)
AOTI_TORCH_EXPORT AOTITorchError torch_get_const_data_ptr(AtenTensorHandle tensor, const void **ret_data_ptr)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_data_ptr)};
    tnc_call call = {.function = &tnc_functions[346], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, const void **) =
        (AOTITorchError (*)(AtenTensorHandle, const void **))tnc_real(346);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_data_ptr);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_get_mutable_data_ptr, orch_get_mutable_data_ptr)
AOTI_TORCH_EXPORT AOTITorchError torch_get_mutable_data_ptr(AtenTensorHandle tensor, void **ret_data_ptr)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_data_ptr)};
    tnc_call call = {.function = &tnc_functions[347], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, void **) =
        (AOTITorchError (*)(AtenTensorHandle, void **))tnc_real(347);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_data_ptr);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_get_num_threads, orch_get_num_threads)
AOTI_TORCH_EXPORT AOTITorchError torch_get_num_threads(uint32_t *out_num_threads)
{
    const uint64_t words[] = {POINTER(out_num_threads)};
    tnc_call call = {.function = &tnc_functions[348], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(uint32_t *) =
        (AOTITorchError (*)(uint32_t *))tnc_real(348);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out_num_threads);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_get_thread_idx, orch_get_thread_idx)
AOTI_TORCH_EXPORT AOTITorchError torch_get_thread_idx(uint32_t *out_thread_idx)
{
    const uint64_t words[] = {POINTER(out_thread_idx)};
    tnc_call call = {.function = &tnc_functions[349], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(uint32_t *) =
        (AOTITorchError (*)(uint32_t *))tnc_real(349);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(out_thread_idx);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_has_storage, orch_has_storage)
AOTI_TORCH_EXPORT AOTITorchError torch_has_storage(AtenTensorHandle tensor, bool *ret_has_storage)
{
    const uint64_t words[] = {POINTER(tensor), POINTER(ret_has_storage)};
    tnc_call call = {.function = &tnc_functions[350], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, bool *) =
        (AOTITorchError (*)(AtenTensorHandle, bool *))tnc_real(350);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, ret_has_storage);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_is_tensor_pyobject, orch_is_tensor_pyobject)
AOTI_TORCH_EXPORT AOTITorchError torch_is_tensor_pyobject(void *py_obj, bool *ret)
{
    const uint64_t words[] = {POINTER(py_obj), POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[351], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(void *, bool *) =
        (AOTITorchError (*)(void *, bool *))tnc_real(351);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(py_obj, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_library_def_with_tags, orch_library_def_with_tags)
AOTI_TORCH_EXPORT AOTITorchError torch_library_def_with_tags(TorchLibraryHandle self, const char *schema, const int32_t *tags, int32_t num_tags)
{
    const uint64_t words[] = {POINTER(self), POINTER(schema), POINTER(tags), (uint64_t)num_tags};
    tnc_call call = {.function = &tnc_functions[352], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(TorchLibraryHandle, const char *, const int32_t *, int32_t) =
        (AOTITorchError (*)(TorchLibraryHandle, const char *, const int32_t *, int32_t))tnc_real(352);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, schema, tags, num_tags);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_library_impl, orch_library_impl)
AOTI_TORCH_EXPORT AOTITorchError torch_library_impl(TorchLibraryHandle self, const char *name, void (*fn)(StableIValue*, uint64_t, uint64_t), uint64_t extension_build_version)
{
    const uint64_t words[] = {POINTER(self), POINTER(name), POINTER(fn), (uint64_t)extension_build_version};
    tnc_call call = {.function = &tnc_functions[353], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(TorchLibraryHandle, const char *, void (*)(StableIValue*, uint64_t, uint64_t), uint64_t) =
        (AOTITorchError (*)(TorchLibraryHandle, const char *, void (*)(StableIValue*, uint64_t, uint64_t), uint64_t))tnc_real(353);
    if (!tnc_before(&call))
        return call.answer;
    fn = tnc_watch_kernel(&call, fn);
    AOTITorchError result = real(self, name, fn, extension_build_version);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_library_set_python_module, orch_library_set_python_module)
AOTI_TORCH_EXPORT AOTITorchError torch_library_set_python_module(TorchLibraryHandle self, const char *pymodule, const char *context)
{
    const uint64_t words[] = {POINTER(self), POINTER(pymodule), POINTER(context)};
    tnc_call call = {.function = &tnc_functions[354], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(TorchLibraryHandle, const char *, const char *) =
        (AOTITorchError (*)(TorchLibraryHandle, const char *, const char *))tnc_real(354);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, pymodule, context);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_list_get_item, orch_list_get_item)
AOTI_TORCH_EXPORT AOTITorchError torch_list_get_item(StableListHandle list_handle, size_t index, StableIValue *element)
{
    const uint64_t words[] = {POINTER(list_handle), (uint64_t)index, POINTER(element)};
    tnc_call call = {.function = &tnc_functions[355], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StableListHandle, size_t, StableIValue *) =
        (AOTITorchError (*)(StableListHandle, size_t, StableIValue *))tnc_real(355);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(list_handle, index, element);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_list_push_back, orch_list_push_back)
AOTI_TORCH_EXPORT AOTITorchError torch_list_push_back(StableListHandle list_handle, StableIValue element)
{
    const uint64_t words[] = {POINTER(list_handle), (uint64_t)element};
    tnc_call call = {.function = &tnc_functions[356], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StableListHandle, StableIValue) =
        (AOTITorchError (*)(StableListHandle, StableIValue))tnc_real(356);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(list_handle, element);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_list_set_item, orch_list_set_item)
AOTI_TORCH_EXPORT AOTITorchError torch_list_set_item(StableListHandle list_handle, size_t index, StableIValue element)
{
    const uint64_t words[] = {POINTER(list_handle), (uint64_t)index, (uint64_t)element};
    tnc_call call = {.function = &tnc_functions[357], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StableListHandle, size_t, StableIValue) =
        (AOTITorchError (*)(StableListHandle, size_t, StableIValue))tnc_real(357);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(list_handle, index, element);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_list_size, orch_list_size)
AOTI_TORCH_EXPORT AOTITorchError torch_list_size(StableListHandle list_handle, size_t *size)
{
    const uint64_t words[] = {POINTER(list_handle), POINTER(size)};
    tnc_call call = {.function = &tnc_functions[358], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StableListHandle, size_t *) =
        (AOTITorchError (*)(StableListHandle, size_t *))tnc_real(358);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(list_handle, size);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_new_generator_handle, orch_new_generator_handle)
AOTI_TORCH_EXPORT AOTITorchError torch_new_generator_handle(AtenGeneratorHandle self, AtenGeneratorHandle *ret_new_generator)
{
    const uint64_t words[] = {POINTER(self), POINTER(ret_new_generator)};
    tnc_call call = {.function = &tnc_functions[359], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenGeneratorHandle, AtenGeneratorHandle *) =
        (AOTITorchError (*)(AtenGeneratorHandle, AtenGeneratorHandle *))tnc_real(359);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(self, ret_new_generator);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_new_list_reserve_size, orch_new_list_reserve_size)
AOTI_TORCH_EXPORT AOTITorchError torch_new_list_reserve_size(size_t size, StableListHandle *ret)
{
    const uint64_t words[] = {(uint64_t)size, POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[360], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(size_t, StableListHandle *) =
        (AOTITorchError (*)(size_t, StableListHandle *))tnc_real(360);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(size, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_new_stable_ivalue, orch_new_stable_ivalue)
AOTI_TORCH_EXPORT AOTITorchError torch_new_stable_ivalue(StableIValue **ret_value)
{
    const uint64_t words[] = {POINTER(ret_value)};
    tnc_call call = {.function = &tnc_functions[361], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StableIValue **) =
        (AOTITorchError (*)(StableIValue **))tnc_real(361);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ret_value);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_new_string_handle, orch_new_string_handle)
AOTI_TORCH_EXPORT AOTITorchError torch_new_string_handle(const char *data, size_t length, StringHandle *handle)
{
    const uint64_t words[] = {POINTER(data), (uint64_t)length, POINTER(handle)};
    tnc_call call = {.function = &tnc_functions[362], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, size_t, StringHandle *) =
        (AOTITorchError (*)(const char *, size_t, StringHandle *))tnc_real(362);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(data, length, handle);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_parallel_for, orch_parallel_for)
AOTI_TORCH_EXPORT AOTITorchError torch_parallel_for(int64_t begin, int64_t end, int64_t grain_size, ParallelFunc func, void *ctx)
{
    const uint64_t words[] = {(uint64_t)begin, (uint64_t)end, (uint64_t)grain_size, (uint64_t)func, POINTER(ctx)};
    tnc_call call = {.function = &tnc_functions[363], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(int64_t, int64_t, int64_t, ParallelFunc, void *) =
        (AOTITorchError (*)(int64_t, int64_t, int64_t, ParallelFunc, void *))tnc_real(363);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(begin, end, grain_size, func, ctx);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_parse_device_string, orch_parse_device_string)
AOTI_TORCH_EXPORT AOTITorchError torch_parse_device_string(const char *device_string, uint32_t *out_device_type, int32_t *out_device_index)
{
    const uint64_t words[] = {POINTER(device_string), POINTER(out_device_type), POINTER(out_device_index)};
    tnc_call call = {.function = &tnc_functions[364], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(const char *, uint32_t *, int32_t *) =
        (AOTITorchError (*)(const char *, uint32_t *, int32_t *))tnc_real(364);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(device_string, out_device_type, out_device_index);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_set_requires_grad, orch_set_requires_grad)
AOTI_TORCH_EXPORT AOTITorchError torch_set_requires_grad(AtenTensorHandle tensor, bool requires_grad)
{
    const uint64_t words[] = {POINTER(tensor), (uint64_t)requires_grad};
    tnc_call call = {.function = &tnc_functions[365], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, bool) =
        (AOTITorchError (*)(AtenTensorHandle, bool))tnc_real(365);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(tensor, requires_grad);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_stream_native_handle, orch_stream_native_handle)
AOTI_TORCH_EXPORT AOTITorchError torch_stream_native_handle(StreamHandle stream, void **ret_native_handle)
{
    const uint64_t words[] = {POINTER(stream), POINTER(ret_native_handle)};
    tnc_call call = {.function = &tnc_functions[366], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StreamHandle, void **) =
        (AOTITorchError (*)(StreamHandle, void **))tnc_real(366);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(stream, ret_native_handle);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_string_c_str, orch_string_c_str)
AOTI_TORCH_EXPORT AOTITorchError torch_string_c_str(StringHandle handle, const char **data)
{
    const uint64_t words[] = {POINTER(handle), POINTER(data)};
    tnc_call call = {.function = &tnc_functions[367], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StringHandle, const char **) =
        (AOTITorchError (*)(StringHandle, const char **))tnc_real(367);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(handle, data);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_string_length, orch_string_length)
AOTI_TORCH_EXPORT AOTITorchError torch_string_length(StringHandle handle, size_t *length)
{
    const uint64_t words[] = {POINTER(handle), POINTER(length)};
    tnc_call call = {.function = &tnc_functions[368], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(StringHandle, size_t *) =
        (AOTITorchError (*)(StringHandle, size_t *))tnc_real(368);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(handle, length);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_tag_core, orch_tag_core)
AOTI_TORCH_EXPORT int32_t torch_tag_core(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[369], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(369);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_cudagraph_unsafe, orch_tag_cudagraph_unsafe)
AOTI_TORCH_EXPORT int32_t torch_tag_cudagraph_unsafe(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[370], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(370);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_data_dependent_output, orch_tag_data_dependent_output)
AOTI_TORCH_EXPORT int32_t torch_tag_data_dependent_output(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[371], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(371);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_dynamic_output_shape, orch_tag_dynamic_output_shape)
AOTI_TORCH_EXPORT int32_t torch_tag_dynamic_output_shape(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[372], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(372);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_flexible_layout, orch_tag_flexible_layout)
AOTI_TORCH_EXPORT int32_t torch_tag_flexible_layout(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[373], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(373);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_generated, orch_tag_generated)
AOTI_TORCH_EXPORT int32_t torch_tag_generated(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[374], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(374);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_inplace_view, orch_tag_inplace_view)
AOTI_TORCH_EXPORT int32_t torch_tag_inplace_view(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[375], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(375);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_maybe_aliasing_or_mutating, orch_tag_maybe_aliasing_or_mutating)
AOTI_TORCH_EXPORT int32_t torch_tag_maybe_aliasing_or_mutating(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[376], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(376);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_needs_contiguous_strides, orch_tag_needs_contiguous_strides)
AOTI_TORCH_EXPORT int32_t torch_tag_needs_contiguous_strides(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[377], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(377);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_needs_exact_strides, orch_tag_needs_exact_strides)
AOTI_TORCH_EXPORT int32_t torch_tag_needs_exact_strides(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[378], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(378);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_needs_fixed_stride_order, orch_tag_needs_fixed_stride_order)
AOTI_TORCH_EXPORT int32_t torch_tag_needs_fixed_stride_order(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[379], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(379);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_nondeterministic_bitwise, orch_tag_nondeterministic_bitwise)
AOTI_TORCH_EXPORT int32_t torch_tag_nondeterministic_bitwise(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[380], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(380);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_nondeterministic_seeded, orch_tag_nondeterministic_seeded)
AOTI_TORCH_EXPORT int32_t torch_tag_nondeterministic_seeded(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[381], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(381);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_out_variant, orch_tag_out_variant)
AOTI_TORCH_EXPORT int32_t torch_tag_out_variant(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[382], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(382);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_pointwise, orch_tag_pointwise)
AOTI_TORCH_EXPORT int32_t torch_tag_pointwise(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[383], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(383);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_pt2_compliant_tag, orch_tag_pt2_compliant_tag)
AOTI_TORCH_EXPORT int32_t torch_tag_pt2_compliant_tag(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[384], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(384);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_reduction, orch_tag_reduction)
AOTI_TORCH_EXPORT int32_t torch_tag_reduction(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[385], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(385);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tag_view_copy, orch_tag_view_copy)
AOTI_TORCH_EXPORT int32_t torch_tag_view_copy(void)
{
    const uint64_t words[] = {0};
    tnc_call call = {.function = &tnc_functions[386], .words = words, .caller = __builtin_return_address(0)};
    int32_t (*real)(void) =
        (int32_t (*)(void))tnc_real(386);
    if (!tnc_before(&call))
        return 0;
    int32_t result = real();
    tnc_after(&call, 0);
    return result;
}

ALIASES(torch_tensor_from_pyobject, orch_tensor_from_pyobject)
AOTI_TORCH_EXPORT AOTITorchError torch_tensor_from_pyobject(void *py_obj, AtenTensorHandle *ret)
{
    const uint64_t words[] = {POINTER(py_obj), POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[387], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(void *, AtenTensorHandle *) =
        (AOTITorchError (*)(void *, AtenTensorHandle *))tnc_real(387);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(py_obj, ret);
    tnc_after(&call, result);
    return result;
}

ALIASES(torch_tensor_to_pyobject, orch_tensor_to_pyobject)
AOTI_TORCH_EXPORT AOTITorchError torch_tensor_to_pyobject(AtenTensorHandle ath, void *py_type, void **ret)
{
    const uint64_t words[] = {POINTER(ath), POINTER(py_type), POINTER(ret)};
    tnc_call call = {.function = &tnc_functions[388], .words = words, .caller = __builtin_return_address(0)};
    AOTITorchError (*real)(AtenTensorHandle, void *, void **) =
        (AOTITorchError (*)(AtenTensorHandle, void *, void **))tnc_real(388);
    if (!tnc_before(&call))
        return call.answer;
    AOTITorchError result = real(ath, py_type, ret);
    tnc_after(&call, result);
    return result;
}
