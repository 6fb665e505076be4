/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/stable_abi.yaml and spec/native_functions.yaml; `./dev regen` rewrites it. */

#include "abi/operator_ivalues.h"
#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

/* Functions of the manifest that stand for an operator: each boxes its parameters and calls it. */

static tni_callee op_addmm_out = {"aten::addmm.out", NULL};

AOTITorchError aoti_torch_addmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat1, AtenTensorHandle mat2, float beta, float alpha)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat1, __func__, "mat1") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const tni_scalar beta_scalar = tni_scalar_of(beta);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat1), tni_ivalue_of(mat2),
        tni_ivalue_of(&beta_scalar), tni_ivalue_of(&alpha_scalar), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call(&op_addmm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_amax = {"aten::amax", NULL};

AOTITorchError aoti_torch_aten_amax(AtenTensorHandle self, const int64_t *dim, int64_t dim_len_, int32_t keepdim, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(dim, dim_len_, __func__, "dim") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list dim_list = tni_list_of(dim, dim_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&dim_list), keepdim != 0};
    StableIValue outs[1];
    if (tni_callee_call(&op_amax, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_fill__Scalar = {"aten::fill_.Scalar", NULL};

AOTITorchError aoti_torch_aten_fill__Scalar(AtenTensorHandle self, double value)
{
    if (!tni_is_given(self, __func__, "self"))
        return tni_shim_failed();
    const tni_scalar value_scalar = tni_scalar_of(value);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&value_scalar)};
    StableIValue outs[1];
    if (tni_callee_call(&op_fill__Scalar, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_full = {"aten::full", NULL};

AOTITorchError aoti_torch_aten_full(const int64_t *size, int64_t size_len_, double fill_value, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const tni_scalar fill_value_scalar = tni_scalar_of(fill_value);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {tni_ivalue_of(&size_list), tni_ivalue_of(&fill_value_scalar),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call(&op_full, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_narrow = {"aten::narrow", NULL};

AOTITorchError aoti_torch_aten_narrow(AtenTensorHandle self, int64_t dim, int64_t start, int64_t length, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, (StableIValue)start,
        (StableIValue)length};
    StableIValue outs[1];
    if (tni_callee_call(&op_narrow, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_new_empty = {"aten::new_empty", NULL};

AOTITorchError aoti_torch_aten_new_empty(AtenTensorHandle self, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&size_list),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call(&op_new_empty, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_new_zeros = {"aten::new_zeros", NULL};

AOTITorchError aoti_torch_aten_new_zeros(AtenTensorHandle self, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&size_list),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call(&op_new_zeros, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_pad = {"aten::pad", NULL};

AOTITorchError aoti_torch_aten_pad(AtenTensorHandle self, const int64_t *pad, int64_t pad_len_, const char *mode, double *value, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(pad, pad_len_, __func__, "pad") ||
        !tni_is_given(mode, __func__, "mode") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list pad_list = tni_list_of(pad, pad_len_);
    const tni_string mode_text = tni_string_of(mode);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&pad_list),
        tni_ivalue_of(&mode_text), tni_ivalue_of(value)};
    StableIValue outs[1];
    if (tni_callee_call(&op_pad, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_subtract_Tensor = {"aten::subtract.Tensor", NULL};

AOTITorchError aoti_torch_aten_subtract_Tensor(AtenTensorHandle self, AtenTensorHandle other, double alpha, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(other, __func__, "other") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(other),
        tni_ivalue_of(&alpha_scalar)};
    StableIValue outs[1];
    if (tni_callee_call(&op_subtract_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_bmm_out = {"aten::bmm.out", NULL};

AOTITorchError aoti_torch_bmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call(&op_bmm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_clone = {"aten::clone", NULL};

AOTITorchError aoti_torch_clone(AtenTensorHandle self, AtenTensorHandle *ret)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret, __func__, "ret"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), 0};
    StableIValue outs[1];
    if (tni_callee_call(&op_clone, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_copy_ = {"aten::copy_", NULL};

AOTITorchError aoti_torch_copy_(AtenTensorHandle self, AtenTensorHandle src, int32_t non_blocking)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(src, __func__, "src"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(src), non_blocking != 0};
    StableIValue outs[1];
    if (tni_callee_call(&op_copy_, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__adaptive_avg_pool2d = {"aten::_adaptive_avg_pool2d", NULL};

AOTITorchError aoti_torch_cpu__adaptive_avg_pool2d(AtenTensorHandle self, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&output_size_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__adaptive_avg_pool2d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__adaptive_avg_pool2d_backward = {"aten::_adaptive_avg_pool2d_backward", NULL};

AOTITorchError aoti_torch_cpu__adaptive_avg_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__adaptive_avg_pool2d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__adaptive_avg_pool3d = {"aten::_adaptive_avg_pool3d", NULL};

AOTITorchError aoti_torch_cpu__adaptive_avg_pool3d(AtenTensorHandle self, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&output_size_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__adaptive_avg_pool3d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__adaptive_avg_pool3d_backward = {"aten::_adaptive_avg_pool3d_backward", NULL};

AOTITorchError aoti_torch_cpu__adaptive_avg_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__adaptive_avg_pool3d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__addmm_activation = {"aten::_addmm_activation", NULL};

AOTITorchError aoti_torch_cpu__addmm_activation(AtenTensorHandle self, AtenTensorHandle mat1, AtenTensorHandle mat2, double beta, double alpha, int32_t use_gelu, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat1, __func__, "mat1") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar beta_scalar = tni_scalar_of(beta);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat1), tni_ivalue_of(mat2),
        tni_ivalue_of(&beta_scalar), tni_ivalue_of(&alpha_scalar), use_gelu != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__addmm_activation, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__cdist_backward = {"aten::_cdist_backward", NULL};

AOTITorchError aoti_torch_cpu__cdist_backward(AtenTensorHandle grad, AtenTensorHandle x1, AtenTensorHandle x2, double p, AtenTensorHandle cdist, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad, __func__, "grad") ||
        !tni_is_given(x1, __func__, "x1") ||
        !tni_is_given(x2, __func__, "x2") ||
        !tni_is_given(cdist, __func__, "cdist") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad), tni_ivalue_of(x1), tni_ivalue_of(x2),
        tni_double_ivalue(p), tni_ivalue_of(cdist)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__cdist_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__cdist_forward = {"aten::_cdist_forward", NULL};

AOTITorchError aoti_torch_cpu__cdist_forward(AtenTensorHandle x1, AtenTensorHandle x2, double p, int64_t *compute_mode, AtenTensorHandle *ret0)
{
    if (!tni_is_given(x1, __func__, "x1") ||
        !tni_is_given(x2, __func__, "x2") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(x1), tni_ivalue_of(x2), tni_double_ivalue(p),
        tni_ivalue_of(compute_mode)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__cdist_forward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__efficientzerotensor = {"aten::_efficientzerotensor", NULL};

AOTITorchError aoti_torch_cpu__efficientzerotensor(const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {tni_ivalue_of(&size_list),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__efficientzerotensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__embedding_bag = {"aten::_embedding_bag", NULL};

AOTITorchError aoti_torch_cpu__embedding_bag(AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets, int32_t scale_grad_by_freq, int64_t mode, int32_t sparse, AtenTensorHandle *per_sample_weights, int32_t include_last_offset, int64_t padding_idx, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    if (!tni_is_given(weight, __func__, "weight") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(offsets, __func__, "offsets") ||
        !tni_is_optional_pointer(per_sample_weights, __func__, "per_sample_weights") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1") ||
        !tni_is_given(ret2, __func__, "ret2") ||
        !tni_is_given(ret3, __func__, "ret3"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(weight), tni_ivalue_of(indices),
        tni_ivalue_of(offsets), scale_grad_by_freq != 0, (StableIValue)mode, sparse != 0,
        tni_ivalue_of(per_sample_weights), include_last_offset != 0, (StableIValue)padding_idx};
    StableIValue outs[4];
    if (tni_callee_call_direct(&op__embedding_bag, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    *ret2 = tni_handle_of(outs[2]);
    *ret3 = tni_handle_of(outs[3]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__embedding_bag_dense_backward = {"aten::_embedding_bag_dense_backward", NULL};

AOTITorchError aoti_torch_cpu__embedding_bag_dense_backward(AtenTensorHandle grad, AtenTensorHandle indices, AtenTensorHandle offset2bag, AtenTensorHandle bag_size, AtenTensorHandle maximum_indices, int64_t num_weights, int32_t scale_grad_by_freq, int64_t mode, AtenTensorHandle *per_sample_weights, int64_t padding_idx, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad, __func__, "grad") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(offset2bag, __func__, "offset2bag") ||
        !tni_is_given(bag_size, __func__, "bag_size") ||
        !tni_is_given(maximum_indices, __func__, "maximum_indices") ||
        !tni_is_optional_pointer(per_sample_weights, __func__, "per_sample_weights") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad), tni_ivalue_of(indices),
        tni_ivalue_of(offset2bag), tni_ivalue_of(bag_size), tni_ivalue_of(maximum_indices),
        (StableIValue)num_weights, scale_grad_by_freq != 0, (StableIValue)mode,
        tni_ivalue_of(per_sample_weights), (StableIValue)padding_idx};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__embedding_bag_dense_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__embedding_bag_forward_only = {"aten::_embedding_bag_forward_only", NULL};

AOTITorchError aoti_torch_cpu__embedding_bag_forward_only(AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets, int32_t scale_grad_by_freq, int64_t mode, int32_t sparse, AtenTensorHandle *per_sample_weights, int32_t include_last_offset, int64_t padding_idx, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    if (!tni_is_given(weight, __func__, "weight") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(offsets, __func__, "offsets") ||
        !tni_is_optional_pointer(per_sample_weights, __func__, "per_sample_weights") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1") ||
        !tni_is_given(ret2, __func__, "ret2") ||
        !tni_is_given(ret3, __func__, "ret3"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(weight), tni_ivalue_of(indices),
        tni_ivalue_of(offsets), scale_grad_by_freq != 0, (StableIValue)mode, sparse != 0,
        tni_ivalue_of(per_sample_weights), include_last_offset != 0, (StableIValue)padding_idx};
    StableIValue outs[4];
    if (tni_callee_call_direct(&op__embedding_bag_forward_only, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    *ret2 = tni_handle_of(outs[2]);
    *ret3 = tni_handle_of(outs[3]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__embedding_bag_per_sample_weights_backward = {"aten::_embedding_bag_per_sample_weights_backward", NULL};

AOTITorchError aoti_torch_cpu__embedding_bag_per_sample_weights_backward(AtenTensorHandle grad, AtenTensorHandle weight, AtenTensorHandle indices, AtenTensorHandle offsets, AtenTensorHandle offset2bag, int64_t mode, int64_t padding_idx, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad, __func__, "grad") ||
        !tni_is_given(weight, __func__, "weight") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(offsets, __func__, "offsets") ||
        !tni_is_given(offset2bag, __func__, "offset2bag") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad), tni_ivalue_of(weight),
        tni_ivalue_of(indices), tni_ivalue_of(offsets), tni_ivalue_of(offset2bag),
        (StableIValue)mode, (StableIValue)padding_idx};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__embedding_bag_per_sample_weights_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__fft_c2c = {"aten::_fft_c2c", NULL};

AOTITorchError aoti_torch_cpu__fft_c2c(AtenTensorHandle self, const int64_t *dim, int64_t dim_len_, int64_t normalization, int32_t forward, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(dim, dim_len_, __func__, "dim") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list dim_list = tni_list_of(dim, dim_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&dim_list),
        (StableIValue)normalization, forward != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__fft_c2c, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__fft_r2c = {"aten::_fft_r2c", NULL};

AOTITorchError aoti_torch_cpu__fft_r2c(AtenTensorHandle self, const int64_t *dim, int64_t dim_len_, int64_t normalization, int32_t onesided, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(dim, dim_len_, __func__, "dim") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list dim_list = tni_list_of(dim, dim_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&dim_list),
        (StableIValue)normalization, onesided != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__fft_r2c, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__fused_rms_norm = {"aten::_fused_rms_norm", NULL};

AOTITorchError aoti_torch_cpu__fused_rms_norm(AtenTensorHandle input, const int64_t *normalized_shape, int64_t normalized_shape_len_, AtenTensorHandle *weight, double *eps, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(input, __func__, "input") ||
        !tni_is_array(normalized_shape, normalized_shape_len_, __func__, "normalized_shape") ||
        !tni_is_optional_pointer(weight, __func__, "weight") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const tni_list normalized_shape_list = tni_list_of(normalized_shape, normalized_shape_len_);
    const StableIValue args[] = {tni_ivalue_of(input), tni_ivalue_of(&normalized_shape_list),
        tni_ivalue_of(weight), tni_ivalue_of(eps)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op__fused_rms_norm, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__grouped_mm = {"aten::_grouped_mm", NULL};

AOTITorchError aoti_torch_cpu__grouped_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle *offs, AtenTensorHandle *bias, int32_t *out_dtype, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_optional_pointer(offs, __func__, "offs") ||
        !tni_is_optional_pointer(bias, __func__, "bias") ||
        !tni_is_code(out_dtype, TN_DTYPE_COUNT, __func__, "out_dtype") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue out_dtype_ivalue = tni_optional_code(out_dtype);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(offs),
        tni_ivalue_of(bias), tni_optional_ivalue(out_dtype, &out_dtype_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__grouped_mm, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__histogramdd_from_bin_cts = {"aten::_histogramdd_from_bin_cts", NULL};

AOTITorchError aoti_torch_cpu__histogramdd_from_bin_cts(AtenTensorHandle self, const int64_t *bins, int64_t bins_len_, const double **range, int64_t range_len_, AtenTensorHandle *weight, int32_t density, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(bins, bins_len_, __func__, "bins") ||
        !tni_is_optional_array(range, range_len_, __func__, "range") ||
        !tni_is_optional_pointer(weight, __func__, "weight") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list bins_list = tni_list_of(bins, bins_len_);
    const tni_list range_list = tni_list_of(range == NULL ? NULL : *range, range_len_);
    const StableIValue range_ivalue = tni_ivalue_of(&range_list);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&bins_list),
        tni_optional_ivalue(range, &range_ivalue), tni_ivalue_of(weight), density != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__histogramdd_from_bin_cts, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__int_mm_out = {"aten::_int_mm.out", NULL};

AOTITorchError aoti_torch_cpu__int_mm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__int_mm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mkldnn__linear_pointwise = {"mkldnn::_linear_pointwise", NULL};

AOTITorchError aoti_torch_cpu__linear_pointwise(AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle *B, const char *attr, const double **scalars, int64_t scalars_len_, const char **algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(W, __func__, "W") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_given(attr, __func__, "attr") ||
        !tni_are_numbers(scalars, scalars_len_, __func__, "scalars") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_string attr_text = tni_string_of(attr);
    tni_number_list scalars_numbers;
    const tni_list scalars_list = tni_optional_numbers(scalars, scalars_len_, &scalars_numbers);
    const char *algorithm_chars = algorithm == NULL ? NULL : *algorithm;
    const tni_string algorithm_text = tni_string_of(algorithm_chars == NULL ? "" : algorithm_chars);
    const StableIValue algorithm_ivalue = tni_ivalue_of(&algorithm_text);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(W), tni_ivalue_of(B),
        tni_ivalue_of(&attr_text), tni_ivalue_of(&scalars_list),
        tni_optional_ivalue(algorithm_chars, &algorithm_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mkldnn__linear_pointwise, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mkldnn__linear_pointwise_binary = {"mkldnn::_linear_pointwise.binary", NULL};

AOTITorchError aoti_torch_cpu__linear_pointwise_binary(AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle *B, const char *attr, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(other, __func__, "other") ||
        !tni_is_given(W, __func__, "W") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_given(attr, __func__, "attr") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_string attr_text = tni_string_of(attr);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(other), tni_ivalue_of(W),
        tni_ivalue_of(B), tni_ivalue_of(&attr_text)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mkldnn__linear_pointwise_binary, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mkl__mkl_linear = {"mkl::_mkl_linear", NULL};

AOTITorchError aoti_torch_cpu__mkl_linear(AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle origin_W, AtenTensorHandle *B, int64_t prepack_batch_size, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(W, __func__, "W") ||
        !tni_is_given(origin_W, __func__, "origin_W") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(W), tni_ivalue_of(origin_W),
        tni_ivalue_of(B), (StableIValue)prepack_batch_size};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mkl__mkl_linear, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__pdist_backward = {"aten::_pdist_backward", NULL};

AOTITorchError aoti_torch_cpu__pdist_backward(AtenTensorHandle grad, AtenTensorHandle self, double p, AtenTensorHandle pdist, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad, __func__, "grad") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_given(pdist, __func__, "pdist") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad), tni_ivalue_of(self), tni_double_ivalue(p),
        tni_ivalue_of(pdist)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__pdist_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__pdist_forward = {"aten::_pdist_forward", NULL};

AOTITorchError aoti_torch_cpu__pdist_forward(AtenTensorHandle self, double p, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_double_ivalue(p)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__pdist_forward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_onednn_qconv2d_pointwise_binary_tensor = {"onednn::qconv2d_pointwise.binary_tensor", NULL};

AOTITorchError aoti_torch_cpu__qconv2d_pointwise_binary_tensor(AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point, AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales, AtenTensorHandle weight_zero_points, AtenTensorHandle accum, AtenTensorHandle *B, const int64_t *stride_args, int64_t stride_len_, const int64_t *padding_args, int64_t padding_len_, const int64_t *dilation_args, int64_t dilation_len_, int64_t groups, double output_scale, int64_t output_zero_point, const int32_t *output_dtype, double accum_scale, int64_t accum_zero_point, const char *binary_attr, double *alpha, const char **unary_attr, const double **unary_scalars, int64_t unary_scalars_len_, const char **unary_algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(act_scale, __func__, "act_scale") ||
        !tni_is_given(act_zero_point, __func__, "act_zero_point") ||
        !tni_is_given(onednn_weight, __func__, "onednn_weight") ||
        !tni_is_given(weight_scales, __func__, "weight_scales") ||
        !tni_is_given(weight_zero_points, __func__, "weight_zero_points") ||
        !tni_is_given(accum, __func__, "accum") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_array(stride_args, stride_len_, __func__, "stride_args") ||
        !tni_is_array(padding_args, padding_len_, __func__, "padding_args") ||
        !tni_is_array(dilation_args, dilation_len_, __func__, "dilation_args") ||
        !tni_is_code(output_dtype, TN_DTYPE_COUNT, __func__, "output_dtype") ||
        !tni_is_given(binary_attr, __func__, "binary_attr") ||
        !tni_are_numbers(unary_scalars, unary_scalars_len_, __func__, "unary_scalars") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list stride_args_list = tni_list_of(stride_args, stride_len_);
    const tni_list padding_args_list = tni_list_of(padding_args, padding_len_);
    const tni_list dilation_args_list = tni_list_of(dilation_args, dilation_len_);
    const StableIValue output_dtype_ivalue = tni_optional_code(output_dtype);
    const tni_string binary_attr_text = tni_string_of(binary_attr);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha == NULL ? 0 : *alpha);
    const StableIValue alpha_ivalue = tni_ivalue_of(&alpha_scalar);
    const char *unary_attr_chars = unary_attr == NULL ? NULL : *unary_attr;
    const tni_string unary_attr_text = tni_string_of(unary_attr_chars == NULL ? "" : unary_attr_chars);
    const StableIValue unary_attr_ivalue = tni_ivalue_of(&unary_attr_text);
    tni_number_list unary_scalars_numbers;
    const tni_list unary_scalars_list = tni_optional_numbers(unary_scalars, unary_scalars_len_, &unary_scalars_numbers);
    const char *unary_algorithm_chars = unary_algorithm == NULL ? NULL : *unary_algorithm;
    const tni_string unary_algorithm_text = tni_string_of(unary_algorithm_chars == NULL ? "" : unary_algorithm_chars);
    const StableIValue unary_algorithm_ivalue = tni_ivalue_of(&unary_algorithm_text);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(act_scale),
        tni_ivalue_of(act_zero_point), tni_ivalue_of(onednn_weight), tni_ivalue_of(weight_scales),
        tni_ivalue_of(weight_zero_points), tni_ivalue_of(accum), tni_ivalue_of(B),
        tni_ivalue_of(&stride_args_list), tni_ivalue_of(&padding_args_list),
        tni_ivalue_of(&dilation_args_list), (StableIValue)groups, tni_double_ivalue(output_scale),
        (StableIValue)output_zero_point, tni_optional_ivalue(output_dtype, &output_dtype_ivalue),
        tni_double_ivalue(accum_scale), (StableIValue)accum_zero_point,
        tni_ivalue_of(&binary_attr_text), tni_optional_ivalue(alpha, &alpha_ivalue),
        tni_optional_ivalue(unary_attr_chars, &unary_attr_ivalue),
        tni_ivalue_of(&unary_scalars_list),
        tni_optional_ivalue(unary_algorithm_chars, &unary_algorithm_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_onednn_qconv2d_pointwise_binary_tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_onednn_qconv_pointwise_tensor = {"onednn::qconv_pointwise.tensor", NULL};

AOTITorchError aoti_torch_cpu__qconv_pointwise_tensor(AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point, AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales, AtenTensorHandle weight_zero_points, AtenTensorHandle *B, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, double output_scale, int64_t output_zero_point, const int32_t *output_dtype, const char *attr, const double **post_op_args, int64_t post_op_args_len_, const char **algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(act_scale, __func__, "act_scale") ||
        !tni_is_given(act_zero_point, __func__, "act_zero_point") ||
        !tni_is_given(onednn_weight, __func__, "onednn_weight") ||
        !tni_is_given(weight_scales, __func__, "weight_scales") ||
        !tni_is_given(weight_zero_points, __func__, "weight_zero_points") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_code(output_dtype, TN_DTYPE_COUNT, __func__, "output_dtype") ||
        !tni_is_given(attr, __func__, "attr") ||
        !tni_are_numbers(post_op_args, post_op_args_len_, __func__, "post_op_args") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const StableIValue output_dtype_ivalue = tni_optional_code(output_dtype);
    const tni_string attr_text = tni_string_of(attr);
    tni_number_list post_op_args_numbers;
    const tni_list post_op_args_list = tni_optional_numbers(post_op_args, post_op_args_len_, &post_op_args_numbers);
    const char *algorithm_chars = algorithm == NULL ? NULL : *algorithm;
    const tni_string algorithm_text = tni_string_of(algorithm_chars == NULL ? "" : algorithm_chars);
    const StableIValue algorithm_ivalue = tni_ivalue_of(&algorithm_text);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(act_scale),
        tni_ivalue_of(act_zero_point), tni_ivalue_of(onednn_weight), tni_ivalue_of(weight_scales),
        tni_ivalue_of(weight_zero_points), tni_ivalue_of(B), tni_ivalue_of(&stride_list),
        tni_ivalue_of(&padding_list), tni_ivalue_of(&dilation_list), (StableIValue)groups,
        tni_double_ivalue(output_scale), (StableIValue)output_zero_point,
        tni_optional_ivalue(output_dtype, &output_dtype_ivalue), tni_ivalue_of(&attr_text),
        tni_ivalue_of(&post_op_args_list), tni_optional_ivalue(algorithm_chars, &algorithm_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_onednn_qconv_pointwise_tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_onednn_qlinear_pointwise_binary_tensor = {"onednn::qlinear_pointwise.binary_tensor", NULL};

AOTITorchError aoti_torch_cpu__qlinear_pointwise_binary_tensor(AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point, AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales, AtenTensorHandle weight_zero_points, AtenTensorHandle *other, AtenTensorHandle *B, double output_scale, int64_t output_zero_point, const int32_t *output_dtype, double other_scale, int64_t other_zero_point, const char *binary_post_op, double binary_alpha, const char *unary_post_op, const double **unary_post_op_args, int64_t unary_post_op_args_len_, const char *unary_post_op_algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(act_scale, __func__, "act_scale") ||
        !tni_is_given(act_zero_point, __func__, "act_zero_point") ||
        !tni_is_given(onednn_weight, __func__, "onednn_weight") ||
        !tni_is_given(weight_scales, __func__, "weight_scales") ||
        !tni_is_given(weight_zero_points, __func__, "weight_zero_points") ||
        !tni_is_optional_pointer(other, __func__, "other") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_code(output_dtype, TN_DTYPE_COUNT, __func__, "output_dtype") ||
        !tni_is_given(binary_post_op, __func__, "binary_post_op") ||
        !tni_is_given(unary_post_op, __func__, "unary_post_op") ||
        !tni_are_numbers(unary_post_op_args, unary_post_op_args_len_, __func__, "unary_post_op_args") ||
        !tni_is_given(unary_post_op_algorithm, __func__, "unary_post_op_algorithm") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue output_dtype_ivalue = tni_optional_code(output_dtype);
    const tni_string binary_post_op_text = tni_string_of(binary_post_op);
    const tni_string unary_post_op_text = tni_string_of(unary_post_op);
    tni_number_list unary_post_op_args_numbers;
    const tni_list unary_post_op_args_list = tni_optional_numbers(unary_post_op_args, unary_post_op_args_len_, &unary_post_op_args_numbers);
    const tni_string unary_post_op_algorithm_text = tni_string_of(unary_post_op_algorithm);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(act_scale),
        tni_ivalue_of(act_zero_point), tni_ivalue_of(onednn_weight), tni_ivalue_of(weight_scales),
        tni_ivalue_of(weight_zero_points), tni_ivalue_of(other), tni_ivalue_of(B),
        tni_double_ivalue(output_scale), (StableIValue)output_zero_point,
        tni_optional_ivalue(output_dtype, &output_dtype_ivalue), tni_double_ivalue(other_scale),
        (StableIValue)other_zero_point, tni_ivalue_of(&binary_post_op_text),
        tni_double_ivalue(binary_alpha), tni_ivalue_of(&unary_post_op_text),
        tni_ivalue_of(&unary_post_op_args_list), tni_ivalue_of(&unary_post_op_algorithm_text)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_onednn_qlinear_pointwise_binary_tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_onednn_qlinear_pointwise_tensor = {"onednn::qlinear_pointwise.tensor", NULL};

AOTITorchError aoti_torch_cpu__qlinear_pointwise_tensor(AtenTensorHandle X, AtenTensorHandle act_scale, AtenTensorHandle act_zero_point, AtenTensorHandle onednn_weight, AtenTensorHandle weight_scales, AtenTensorHandle weight_zero_points, AtenTensorHandle *B, double output_scale, int64_t output_zero_point, const int32_t *output_dtype, const char *post_op_name, const double **post_op_args, int64_t post_op_args_len_, const char *post_op_algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(act_scale, __func__, "act_scale") ||
        !tni_is_given(act_zero_point, __func__, "act_zero_point") ||
        !tni_is_given(onednn_weight, __func__, "onednn_weight") ||
        !tni_is_given(weight_scales, __func__, "weight_scales") ||
        !tni_is_given(weight_zero_points, __func__, "weight_zero_points") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_code(output_dtype, TN_DTYPE_COUNT, __func__, "output_dtype") ||
        !tni_is_given(post_op_name, __func__, "post_op_name") ||
        !tni_are_numbers(post_op_args, post_op_args_len_, __func__, "post_op_args") ||
        !tni_is_given(post_op_algorithm, __func__, "post_op_algorithm") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue output_dtype_ivalue = tni_optional_code(output_dtype);
    const tni_string post_op_name_text = tni_string_of(post_op_name);
    tni_number_list post_op_args_numbers;
    const tni_list post_op_args_list = tni_optional_numbers(post_op_args, post_op_args_len_, &post_op_args_numbers);
    const tni_string post_op_algorithm_text = tni_string_of(post_op_algorithm);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(act_scale),
        tni_ivalue_of(act_zero_point), tni_ivalue_of(onednn_weight), tni_ivalue_of(weight_scales),
        tni_ivalue_of(weight_zero_points), tni_ivalue_of(B), tni_double_ivalue(output_scale),
        (StableIValue)output_zero_point, tni_optional_ivalue(output_dtype, &output_dtype_ivalue),
        tni_ivalue_of(&post_op_name_text), tni_ivalue_of(&post_op_args_list),
        tni_ivalue_of(&post_op_algorithm_text)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_onednn_qlinear_pointwise_tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__scaled_dot_product_flash_attention_for_cpu = {"aten::_scaled_dot_product_flash_attention_for_cpu", NULL};

AOTITorchError aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu(AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, double dropout_p, int32_t is_causal, AtenTensorHandle *attn_mask, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(query, __func__, "query") ||
        !tni_is_given(key, __func__, "key") ||
        !tni_is_given(value, __func__, "value") ||
        !tni_is_optional_pointer(attn_mask, __func__, "attn_mask") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(query), tni_ivalue_of(key), tni_ivalue_of(value),
        tni_double_ivalue(dropout_p), is_causal != 0, tni_ivalue_of(attn_mask),
        tni_ivalue_of(scale)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op__scaled_dot_product_flash_attention_for_cpu, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__scaled_dot_product_flash_attention_for_cpu_backward = {"aten::_scaled_dot_product_flash_attention_for_cpu_backward", NULL};

AOTITorchError aoti_torch_cpu__scaled_dot_product_flash_attention_for_cpu_backward(AtenTensorHandle grad_out, AtenTensorHandle query, AtenTensorHandle key, AtenTensorHandle value, AtenTensorHandle out, AtenTensorHandle logsumexp, double dropout_p, int32_t is_causal, AtenTensorHandle *attn_mask, double *scale, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2)
{
    if (!tni_is_given(grad_out, __func__, "grad_out") ||
        !tni_is_given(query, __func__, "query") ||
        !tni_is_given(key, __func__, "key") ||
        !tni_is_given(value, __func__, "value") ||
        !tni_is_given(out, __func__, "out") ||
        !tni_is_given(logsumexp, __func__, "logsumexp") ||
        !tni_is_optional_pointer(attn_mask, __func__, "attn_mask") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1") ||
        !tni_is_given(ret2, __func__, "ret2"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad_out), tni_ivalue_of(query), tni_ivalue_of(key),
        tni_ivalue_of(value), tni_ivalue_of(out), tni_ivalue_of(logsumexp),
        tni_double_ivalue(dropout_p), is_causal != 0, tni_ivalue_of(attn_mask),
        tni_ivalue_of(scale)};
    StableIValue outs[3];
    if (tni_callee_call_direct(&op__scaled_dot_product_flash_attention_for_cpu_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    *ret2 = tni_handle_of(outs[2]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__scaled_mm = {"aten::_scaled_mm", NULL};

AOTITorchError aoti_torch_cpu__scaled_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle *bias, AtenTensorHandle *scale_result, int32_t *out_dtype, int32_t use_fast_accum, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(scale_a, __func__, "scale_a") ||
        !tni_is_given(scale_b, __func__, "scale_b") ||
        !tni_is_optional_pointer(bias, __func__, "bias") ||
        !tni_is_optional_pointer(scale_result, __func__, "scale_result") ||
        !tni_is_code(out_dtype, TN_DTYPE_COUNT, __func__, "out_dtype") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue out_dtype_ivalue = tni_optional_code(out_dtype);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(scale_a),
        tni_ivalue_of(scale_b), tni_ivalue_of(bias), tni_ivalue_of(scale_result),
        tni_optional_ivalue(out_dtype, &out_dtype_ivalue), use_fast_accum != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__scaled_mm, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__scaled_mm_out = {"aten::_scaled_mm.out", NULL};

AOTITorchError aoti_torch_cpu__scaled_mm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scale_a, AtenTensorHandle scale_b, AtenTensorHandle *bias, AtenTensorHandle *scale_result, int32_t *out_dtype, int32_t use_fast_accum)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(scale_a, __func__, "scale_a") ||
        !tni_is_given(scale_b, __func__, "scale_b") ||
        !tni_is_optional_pointer(bias, __func__, "bias") ||
        !tni_is_optional_pointer(scale_result, __func__, "scale_result") ||
        !tni_is_code(out_dtype, TN_DTYPE_COUNT, __func__, "out_dtype") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue out_dtype_ivalue = tni_optional_code(out_dtype);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(scale_a),
        tni_ivalue_of(scale_b), tni_ivalue_of(bias), tni_ivalue_of(scale_result),
        tni_optional_ivalue(out_dtype, &out_dtype_ivalue), use_fast_accum != 0, tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__scaled_mm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__segment_reduce_backward = {"aten::_segment_reduce_backward", NULL};

AOTITorchError aoti_torch_cpu__segment_reduce_backward(AtenTensorHandle grad, AtenTensorHandle output, AtenTensorHandle data, const char *reduce, AtenTensorHandle *lengths, AtenTensorHandle *offsets, int64_t axis, double *initial, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad, __func__, "grad") ||
        !tni_is_given(output, __func__, "output") ||
        !tni_is_given(data, __func__, "data") ||
        !tni_is_given(reduce, __func__, "reduce") ||
        !tni_is_optional_pointer(lengths, __func__, "lengths") ||
        !tni_is_optional_pointer(offsets, __func__, "offsets") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_string reduce_text = tni_string_of(reduce);
    const tni_scalar initial_scalar = tni_scalar_of(initial == NULL ? 0 : *initial);
    const StableIValue initial_ivalue = tni_ivalue_of(&initial_scalar);
    const StableIValue args[] = {tni_ivalue_of(grad), tni_ivalue_of(output), tni_ivalue_of(data),
        tni_ivalue_of(&reduce_text), tni_ivalue_of(lengths), tni_ivalue_of(offsets),
        (StableIValue)axis, tni_optional_ivalue(initial, &initial_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__segment_reduce_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__trilinear = {"aten::_trilinear", NULL};

AOTITorchError aoti_torch_cpu__trilinear(AtenTensorHandle i1, AtenTensorHandle i2, AtenTensorHandle i3, const int64_t *expand1, int64_t expand1_len_, const int64_t *expand2, int64_t expand2_len_, const int64_t *expand3, int64_t expand3_len_, const int64_t *sumdim, int64_t sumdim_len_, int64_t unroll_dim, AtenTensorHandle *ret0)
{
    if (!tni_is_given(i1, __func__, "i1") ||
        !tni_is_given(i2, __func__, "i2") ||
        !tni_is_given(i3, __func__, "i3") ||
        !tni_is_array(expand1, expand1_len_, __func__, "expand1") ||
        !tni_is_array(expand2, expand2_len_, __func__, "expand2") ||
        !tni_is_array(expand3, expand3_len_, __func__, "expand3") ||
        !tni_is_array(sumdim, sumdim_len_, __func__, "sumdim") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list expand1_list = tni_list_of(expand1, expand1_len_);
    const tni_list expand2_list = tni_list_of(expand2, expand2_len_);
    const tni_list expand3_list = tni_list_of(expand3, expand3_len_);
    const tni_list sumdim_list = tni_list_of(sumdim, sumdim_len_);
    const StableIValue args[] = {tni_ivalue_of(i1), tni_ivalue_of(i2), tni_ivalue_of(i3),
        tni_ivalue_of(&expand1_list), tni_ivalue_of(&expand2_list), tni_ivalue_of(&expand3_list),
        tni_ivalue_of(&sumdim_list), (StableIValue)unroll_dim};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__trilinear, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_quantized_int4mm_packed_weight_cpu = {"quantized::int4mm_packed_weight_cpu", NULL};

AOTITorchError aoti_torch_cpu__weight_int4pack_mm_cpu_tensor(AtenTensorHandle X, AtenTensorHandle w, AtenTensorHandle qGroupSize, AtenTensorHandle qScaleAndZeros, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(w, __func__, "w") ||
        !tni_is_given(qGroupSize, __func__, "qGroupSize") ||
        !tni_is_given(qScaleAndZeros, __func__, "qScaleAndZeros") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(w), tni_ivalue_of(qGroupSize),
        tni_ivalue_of(qScaleAndZeros)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_quantized_int4mm_packed_weight_cpu, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op__weight_int8pack_mm = {"aten::_weight_int8pack_mm", NULL};

AOTITorchError aoti_torch_cpu__weight_int8pack_mm(AtenTensorHandle self, AtenTensorHandle mat2, AtenTensorHandle scales, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(scales, __func__, "scales") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(scales)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op__weight_int8pack_mm, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_abs = {"aten::abs", NULL};

AOTITorchError aoti_torch_cpu_abs(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_abs, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_adaptive_max_pool2d = {"aten::adaptive_max_pool2d", NULL};

AOTITorchError aoti_torch_cpu_adaptive_max_pool2d(AtenTensorHandle self, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&output_size_list)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_adaptive_max_pool2d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_adaptive_max_pool2d_backward = {"aten::adaptive_max_pool2d_backward", NULL};

AOTITorchError aoti_torch_cpu_adaptive_max_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(indices)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_adaptive_max_pool2d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_adaptive_max_pool3d = {"aten::adaptive_max_pool3d", NULL};

AOTITorchError aoti_torch_cpu_adaptive_max_pool3d(AtenTensorHandle self, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&output_size_list)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_adaptive_max_pool3d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_adaptive_max_pool3d_backward = {"aten::adaptive_max_pool3d_backward", NULL};

AOTITorchError aoti_torch_cpu_adaptive_max_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(indices)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_adaptive_max_pool3d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_add_Scalar = {"aten::add.Scalar", NULL};

AOTITorchError aoti_torch_cpu_add_Scalar(AtenTensorHandle self, double other, double alpha, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar other_scalar = tni_scalar_of(other);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&other_scalar),
        tni_ivalue_of(&alpha_scalar)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_add_Scalar, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_add_Tensor = {"aten::add.Tensor", NULL};

AOTITorchError aoti_torch_cpu_add_Tensor(AtenTensorHandle self, AtenTensorHandle other, double alpha, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(other, __func__, "other") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(other),
        tni_ivalue_of(&alpha_scalar)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_add_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_addbmm = {"aten::addbmm", NULL};

AOTITorchError aoti_torch_cpu_addbmm(AtenTensorHandle self, AtenTensorHandle batch1, AtenTensorHandle batch2, double beta, double alpha, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(batch1, __func__, "batch1") ||
        !tni_is_given(batch2, __func__, "batch2") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar beta_scalar = tni_scalar_of(beta);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(batch1), tni_ivalue_of(batch2),
        tni_ivalue_of(&beta_scalar), tni_ivalue_of(&alpha_scalar)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_addbmm, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_cpu_addmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat1, AtenTensorHandle mat2, double beta, double alpha)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat1, __func__, "mat1") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const tni_scalar beta_scalar = tni_scalar_of(beta);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat1), tni_ivalue_of(mat2),
        tni_ivalue_of(&beta_scalar), tni_ivalue_of(&alpha_scalar), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_addmm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_addmv = {"aten::addmv", NULL};

AOTITorchError aoti_torch_cpu_addmv(AtenTensorHandle self, AtenTensorHandle mat, AtenTensorHandle vec, double beta, double alpha, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat, __func__, "mat") ||
        !tni_is_given(vec, __func__, "vec") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar beta_scalar = tni_scalar_of(beta);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat), tni_ivalue_of(vec),
        tni_ivalue_of(&beta_scalar), tni_ivalue_of(&alpha_scalar)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_addmv, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_angle = {"aten::angle", NULL};

AOTITorchError aoti_torch_cpu_angle(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_angle, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_avg_pool2d = {"aten::avg_pool2d", NULL};

AOTITorchError aoti_torch_cpu_avg_pool2d(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&kernel_size_list),
        tni_ivalue_of(&stride_list), tni_ivalue_of(&padding_list), ceil_mode != 0,
        count_include_pad != 0, tni_ivalue_of(divisor_override)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_avg_pool2d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_avg_pool2d_backward = {"aten::avg_pool2d_backward", NULL};

AOTITorchError aoti_torch_cpu_avg_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(&kernel_size_list), tni_ivalue_of(&stride_list),
        tni_ivalue_of(&padding_list), ceil_mode != 0, count_include_pad != 0,
        tni_ivalue_of(divisor_override)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_avg_pool2d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_avg_pool3d = {"aten::avg_pool3d", NULL};

AOTITorchError aoti_torch_cpu_avg_pool3d(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&kernel_size_list),
        tni_ivalue_of(&stride_list), tni_ivalue_of(&padding_list), ceil_mode != 0,
        count_include_pad != 0, tni_ivalue_of(divisor_override)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_avg_pool3d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_avg_pool3d_backward = {"aten::avg_pool3d_backward", NULL};

AOTITorchError aoti_torch_cpu_avg_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, int32_t ceil_mode, int32_t count_include_pad, int64_t *divisor_override, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(&kernel_size_list), tni_ivalue_of(&stride_list),
        tni_ivalue_of(&padding_list), ceil_mode != 0, count_include_pad != 0,
        tni_ivalue_of(divisor_override)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_avg_pool3d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_baddbmm_out = {"aten::baddbmm.out", NULL};

AOTITorchError aoti_torch_cpu_baddbmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle batch1, AtenTensorHandle batch2, double beta, double alpha)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(batch1, __func__, "batch1") ||
        !tni_is_given(batch2, __func__, "batch2") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const tni_scalar beta_scalar = tni_scalar_of(beta);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(batch1), tni_ivalue_of(batch2),
        tni_ivalue_of(&beta_scalar), tni_ivalue_of(&alpha_scalar), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_baddbmm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_bernoulli__Tensor = {"aten::bernoulli_.Tensor", NULL};

AOTITorchError aoti_torch_cpu_bernoulli__Tensor(AtenTensorHandle self, AtenTensorHandle p, AtenGeneratorHandle *generator)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(p, __func__, "p") ||
        !tni_is_optional_pointer(generator, __func__, "generator"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(p), tni_ivalue_of(generator)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_bernoulli__Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_bernoulli__float = {"aten::bernoulli_.float", NULL};

AOTITorchError aoti_torch_cpu_bernoulli__float(AtenTensorHandle self, double p, AtenGeneratorHandle *generator)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_optional_pointer(generator, __func__, "generator"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_double_ivalue(p),
        tni_ivalue_of(generator)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_bernoulli__float, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_cpu_bmm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_bmm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_bucketize_Tensor = {"aten::bucketize.Tensor", NULL};

AOTITorchError aoti_torch_cpu_bucketize_Tensor(AtenTensorHandle self, AtenTensorHandle boundaries, int32_t out_int32, int32_t right, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(boundaries, __func__, "boundaries") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(boundaries), out_int32 != 0,
        right != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_bucketize_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_cat = {"aten::cat", NULL};

AOTITorchError aoti_torch_cpu_cat(const AtenTensorHandle *tensors, int64_t tensors_len_, int64_t dim, AtenTensorHandle *ret0)
{
    if (!tni_are_handles(tensors, tensors_len_, __func__, "tensors") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list tensors_list = tni_list_of(tensors, tensors_len_);
    const StableIValue args[] = {tni_ivalue_of(&tensors_list), (StableIValue)dim};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_cat, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_cholesky_inverse = {"aten::cholesky_inverse", NULL};

AOTITorchError aoti_torch_cpu_cholesky_inverse(AtenTensorHandle self, int32_t upper, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), upper != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_cholesky_inverse, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_cholesky_solve = {"aten::cholesky_solve", NULL};

AOTITorchError aoti_torch_cpu_cholesky_solve(AtenTensorHandle self, AtenTensorHandle input2, int32_t upper, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(input2, __func__, "input2") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(input2), upper != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_cholesky_solve, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_convolution = {"aten::convolution", NULL};

AOTITorchError aoti_torch_cpu_convolution(AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle *bias, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t transposed, const int64_t *output_padding, int64_t output_padding_len_, int64_t groups, AtenTensorHandle *ret0)
{
    if (!tni_is_given(input, __func__, "input") ||
        !tni_is_given(weight, __func__, "weight") ||
        !tni_is_optional_pointer(bias, __func__, "bias") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_array(output_padding, output_padding_len_, __func__, "output_padding") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const tni_list output_padding_list = tni_list_of(output_padding, output_padding_len_);
    const StableIValue args[] = {tni_ivalue_of(input), tni_ivalue_of(weight), tni_ivalue_of(bias),
        tni_ivalue_of(&stride_list), tni_ivalue_of(&padding_list), tni_ivalue_of(&dilation_list),
        transposed != 0, tni_ivalue_of(&output_padding_list), (StableIValue)groups};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_convolution, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_convolution_backward = {"aten::convolution_backward", NULL};

AOTITorchError aoti_torch_cpu_convolution_backward(AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle weight, const int64_t **bias_sizes, int64_t bias_sizes_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t transposed, const int64_t *output_padding, int64_t output_padding_len_, int64_t groups, const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(input, __func__, "input") ||
        !tni_is_given(weight, __func__, "weight") ||
        !tni_is_optional_array(bias_sizes, bias_sizes_len_, __func__, "bias_sizes") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_array(output_padding, output_padding_len_, __func__, "output_padding") ||
        !tni_is_array_of(3, output_mask, output_mask_len_, __func__, "output_mask") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1") ||
        !tni_is_given(ret2, __func__, "ret2"))
        return tni_shim_failed();
    const tni_list bias_sizes_list = tni_list_of(bias_sizes == NULL ? NULL : *bias_sizes, bias_sizes_len_);
    const StableIValue bias_sizes_ivalue = tni_ivalue_of(&bias_sizes_list);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const tni_list output_padding_list = tni_list_of(output_padding, output_padding_len_);
    StableIValue output_mask_ivalues[3];
    tni_bool_ivalues(output_mask_ivalues, output_mask, 3);
    const tni_list output_mask_list = tni_list_of(output_mask_ivalues, 3);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(input),
        tni_ivalue_of(weight), tni_optional_ivalue(bias_sizes, &bias_sizes_ivalue),
        tni_ivalue_of(&stride_list), tni_ivalue_of(&padding_list), tni_ivalue_of(&dilation_list),
        transposed != 0, tni_ivalue_of(&output_padding_list), (StableIValue)groups,
        tni_ivalue_of(&output_mask_list)};
    StableIValue outs[3];
    if (tni_callee_call_direct(&op_convolution_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    *ret2 = tni_handle_of(outs[2]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_cummax = {"aten::cummax", NULL};

AOTITorchError aoti_torch_cpu_cummax(AtenTensorHandle self, int64_t dim, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_cummax, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_cummin = {"aten::cummin", NULL};

AOTITorchError aoti_torch_cpu_cummin(AtenTensorHandle self, int64_t dim, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_cummin, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_cumprod = {"aten::cumprod", NULL};

AOTITorchError aoti_torch_cpu_cumprod(AtenTensorHandle self, int64_t dim, int32_t *dtype, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim,
        tni_optional_ivalue(dtype, &dtype_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_cumprod, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_cumsum = {"aten::cumsum", NULL};

AOTITorchError aoti_torch_cpu_cumsum(AtenTensorHandle self, int64_t dim, int32_t *dtype, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim,
        tni_optional_ivalue(dtype, &dtype_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_cumsum, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_exponential = {"aten::exponential", NULL};

AOTITorchError aoti_torch_cpu_exponential(AtenTensorHandle self, double lambd, AtenGeneratorHandle *generator, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_optional_pointer(generator, __func__, "generator") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_double_ivalue(lambd),
        tni_ivalue_of(generator)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_exponential, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_cpu_fill__Scalar(AtenTensorHandle self, double value)
{
    if (!tni_is_given(self, __func__, "self"))
        return tni_shim_failed();
    const tni_scalar value_scalar = tni_scalar_of(value);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&value_scalar)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_fill__Scalar, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_fractional_max_pool2d = {"aten::fractional_max_pool2d", NULL};

AOTITorchError aoti_torch_cpu_fractional_max_pool2d(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle random_samples, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(random_samples, __func__, "random_samples") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&kernel_size_list),
        tni_ivalue_of(&output_size_list), tni_ivalue_of(random_samples)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_fractional_max_pool2d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_fractional_max_pool2d_backward = {"aten::fractional_max_pool2d_backward", NULL};

AOTITorchError aoti_torch_cpu_fractional_max_pool2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(&kernel_size_list), tni_ivalue_of(&output_size_list), tni_ivalue_of(indices)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_fractional_max_pool2d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_fractional_max_pool3d = {"aten::fractional_max_pool3d", NULL};

AOTITorchError aoti_torch_cpu_fractional_max_pool3d(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle random_samples, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(random_samples, __func__, "random_samples") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&kernel_size_list),
        tni_ivalue_of(&output_size_list), tni_ivalue_of(random_samples)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_fractional_max_pool3d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_fractional_max_pool3d_backward = {"aten::fractional_max_pool3d_backward", NULL};

AOTITorchError aoti_torch_cpu_fractional_max_pool3d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(&kernel_size_list), tni_ivalue_of(&output_size_list), tni_ivalue_of(indices)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_fractional_max_pool3d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_gcd = {"aten::gcd", NULL};

AOTITorchError aoti_torch_cpu_gcd(AtenTensorHandle self, AtenTensorHandle other, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(other, __func__, "other") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(other)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_gcd, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_geqrf = {"aten::geqrf", NULL};

AOTITorchError aoti_torch_cpu_geqrf(AtenTensorHandle self, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_geqrf, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_grid_sampler_2d_backward = {"aten::grid_sampler_2d_backward", NULL};

AOTITorchError aoti_torch_cpu_grid_sampler_2d_backward(AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle grid, int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners, const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(input, __func__, "input") ||
        !tni_is_given(grid, __func__, "grid") ||
        !tni_is_array_of(2, output_mask, output_mask_len_, __func__, "output_mask") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    StableIValue output_mask_ivalues[2];
    tni_bool_ivalues(output_mask_ivalues, output_mask, 2);
    const tni_list output_mask_list = tni_list_of(output_mask_ivalues, 2);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(input),
        tni_ivalue_of(grid), (StableIValue)interpolation_mode, (StableIValue)padding_mode,
        align_corners != 0, tni_ivalue_of(&output_mask_list)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_grid_sampler_2d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_grid_sampler_3d = {"aten::grid_sampler_3d", NULL};

AOTITorchError aoti_torch_cpu_grid_sampler_3d(AtenTensorHandle input, AtenTensorHandle grid, int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners, AtenTensorHandle *ret0)
{
    if (!tni_is_given(input, __func__, "input") ||
        !tni_is_given(grid, __func__, "grid") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(input), tni_ivalue_of(grid),
        (StableIValue)interpolation_mode, (StableIValue)padding_mode, align_corners != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_grid_sampler_3d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_grid_sampler_3d_backward = {"aten::grid_sampler_3d_backward", NULL};

AOTITorchError aoti_torch_cpu_grid_sampler_3d_backward(AtenTensorHandle grad_output, AtenTensorHandle input, AtenTensorHandle grid, int64_t interpolation_mode, int64_t padding_mode, int32_t align_corners, const int32_t *output_mask, int64_t output_mask_len_, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(input, __func__, "input") ||
        !tni_is_given(grid, __func__, "grid") ||
        !tni_is_array_of(2, output_mask, output_mask_len_, __func__, "output_mask") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    StableIValue output_mask_ivalues[2];
    tni_bool_ivalues(output_mask_ivalues, output_mask, 2);
    const tni_list output_mask_list = tni_list_of(output_mask_ivalues, 2);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(input),
        tni_ivalue_of(grid), (StableIValue)interpolation_mode, (StableIValue)padding_mode,
        align_corners != 0, tni_ivalue_of(&output_mask_list)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_grid_sampler_3d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_hann_window = {"aten::hann_window", NULL};

AOTITorchError aoti_torch_cpu_hann_window(int64_t window_length, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {(StableIValue)window_length,
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_hann_window, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_histc = {"aten::histc", NULL};

AOTITorchError aoti_torch_cpu_histc(AtenTensorHandle self, int64_t bins, double min, double max, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar min_scalar = tni_scalar_of(min);
    const tni_scalar max_scalar = tni_scalar_of(max);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)bins,
        tni_ivalue_of(&min_scalar), tni_ivalue_of(&max_scalar)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_histc, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_histogram_bin_ct = {"aten::histogram.bin_ct", NULL};

AOTITorchError aoti_torch_cpu_histogram_bin_ct(AtenTensorHandle self, int64_t bins, const double **range, int64_t range_len_, AtenTensorHandle *weight, int32_t density, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_optional_array(range, range_len_, __func__, "range") ||
        !tni_is_optional_pointer(weight, __func__, "weight") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const tni_list range_list = tni_list_of(range == NULL ? NULL : *range, range_len_);
    const StableIValue range_ivalue = tni_ivalue_of(&range_list);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)bins,
        tni_optional_ivalue(range, &range_ivalue), tni_ivalue_of(weight), density != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_histogram_bin_ct, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_index_Tensor = {"aten::index.Tensor", NULL};

AOTITorchError aoti_torch_cpu_index_Tensor(AtenTensorHandle self, const AtenTensorHandle **indices, int64_t indices_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_are_optional_handles(indices, indices_len_, __func__, "indices") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list indices_list = tni_list_of(indices, indices_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&indices_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_index_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_index_put = {"aten::index_put", NULL};

AOTITorchError aoti_torch_cpu_index_put(AtenTensorHandle self, const AtenTensorHandle **indices, int64_t indices_len_, AtenTensorHandle values, int32_t accumulate, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_are_optional_handles(indices, indices_len_, __func__, "indices") ||
        !tni_is_given(values, __func__, "values") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list indices_list = tni_list_of(indices, indices_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&indices_list),
        tni_ivalue_of(values), accumulate != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_index_put, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_index_reduce = {"aten::index_reduce", NULL};

AOTITorchError aoti_torch_cpu_index_reduce(AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle source, const char *reduce, int32_t include_self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(index, __func__, "index") ||
        !tni_is_given(source, __func__, "source") ||
        !tni_is_given(reduce, __func__, "reduce") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_string reduce_text = tni_string_of(reduce);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, tni_ivalue_of(index),
        tni_ivalue_of(source), tni_ivalue_of(&reduce_text), include_self != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_index_reduce, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_kthvalue = {"aten::kthvalue", NULL};

AOTITorchError aoti_torch_cpu_kthvalue(AtenTensorHandle self, int64_t k, int64_t dim, int32_t keepdim, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)k, (StableIValue)dim,
        keepdim != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_kthvalue, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_logcumsumexp = {"aten::logcumsumexp", NULL};

AOTITorchError aoti_torch_cpu_logcumsumexp(AtenTensorHandle self, int64_t dim, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_logcumsumexp, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_lu_unpack = {"aten::lu_unpack", NULL};

AOTITorchError aoti_torch_cpu_lu_unpack(AtenTensorHandle LU_data, AtenTensorHandle LU_pivots, int32_t unpack_data, int32_t unpack_pivots, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2)
{
    if (!tni_is_given(LU_data, __func__, "LU_data") ||
        !tni_is_given(LU_pivots, __func__, "LU_pivots") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1") ||
        !tni_is_given(ret2, __func__, "ret2"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(LU_data), tni_ivalue_of(LU_pivots),
        unpack_data != 0, unpack_pivots != 0};
    StableIValue outs[3];
    if (tni_callee_call_direct(&op_lu_unpack, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    *ret2 = tni_handle_of(outs[2]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_masked_scatter = {"aten::masked_scatter", NULL};

AOTITorchError aoti_torch_cpu_masked_scatter(AtenTensorHandle self, AtenTensorHandle mask, AtenTensorHandle source, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mask, __func__, "mask") ||
        !tni_is_given(source, __func__, "source") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mask), tni_ivalue_of(source)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_masked_scatter, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_masked_scatter_backward = {"aten::masked_scatter_backward", NULL};

AOTITorchError aoti_torch_cpu_masked_scatter_backward(AtenTensorHandle grad_output, AtenTensorHandle mask, const int64_t *sizes, int64_t sizes_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(mask, __func__, "mask") ||
        !tni_is_array(sizes, sizes_len_, __func__, "sizes") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list sizes_list = tni_list_of(sizes, sizes_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(mask),
        tni_ivalue_of(&sizes_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_masked_scatter_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_masked_select = {"aten::masked_select", NULL};

AOTITorchError aoti_torch_cpu_masked_select(AtenTensorHandle self, AtenTensorHandle mask, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mask, __func__, "mask") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mask)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_masked_select, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_max_pool2d_with_indices = {"aten::max_pool2d_with_indices", NULL};

AOTITorchError aoti_torch_cpu_max_pool2d_with_indices(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&kernel_size_list),
        tni_ivalue_of(&stride_list), tni_ivalue_of(&padding_list), tni_ivalue_of(&dilation_list),
        ceil_mode != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_max_pool2d_with_indices, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_max_pool2d_with_indices_backward = {"aten::max_pool2d_with_indices_backward", NULL};

AOTITorchError aoti_torch_cpu_max_pool2d_with_indices_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(&kernel_size_list), tni_ivalue_of(&stride_list),
        tni_ivalue_of(&padding_list), tni_ivalue_of(&dilation_list), ceil_mode != 0,
        tni_ivalue_of(indices)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_max_pool2d_with_indices_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_max_pool3d_with_indices = {"aten::max_pool3d_with_indices", NULL};

AOTITorchError aoti_torch_cpu_max_pool3d_with_indices(AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&kernel_size_list),
        tni_ivalue_of(&stride_list), tni_ivalue_of(&padding_list), tni_ivalue_of(&dilation_list),
        ceil_mode != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_max_pool3d_with_indices, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_max_pool3d_with_indices_backward = {"aten::max_pool3d_with_indices_backward", NULL};

AOTITorchError aoti_torch_cpu_max_pool3d_with_indices_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *kernel_size, int64_t kernel_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, const int64_t *dilation, int64_t dilation_len_, int32_t ceil_mode, AtenTensorHandle indices, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_array(kernel_size, kernel_size_len_, __func__, "kernel_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list kernel_size_list = tni_list_of(kernel_size, kernel_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(&kernel_size_list), tni_ivalue_of(&stride_list),
        tni_ivalue_of(&padding_list), tni_ivalue_of(&dilation_list), ceil_mode != 0,
        tni_ivalue_of(indices)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_max_pool3d_with_indices_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_max_unpool2d = {"aten::max_unpool2d", NULL};

AOTITorchError aoti_torch_cpu_max_unpool2d(AtenTensorHandle self, AtenTensorHandle indices, const int64_t *output_size, int64_t output_size_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(indices),
        tni_ivalue_of(&output_size_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_max_unpool2d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_max_unpool3d = {"aten::max_unpool3d", NULL};

AOTITorchError aoti_torch_cpu_max_unpool3d(AtenTensorHandle self, AtenTensorHandle indices, const int64_t *output_size, int64_t output_size_len_, const int64_t *stride, int64_t stride_len_, const int64_t *padding, int64_t padding_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(indices, __func__, "indices") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(indices),
        tni_ivalue_of(&output_size_list), tni_ivalue_of(&stride_list),
        tni_ivalue_of(&padding_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_max_unpool3d, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_median = {"aten::median", NULL};

AOTITorchError aoti_torch_cpu_median(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_median, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mkldnn__convolution_pointwise = {"mkldnn::_convolution_pointwise", NULL};

AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise(AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle *B, const int64_t *padding, int64_t padding_len_, const int64_t *stride, int64_t stride_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, const char *attr, const double **scalars, int64_t scalars_len_, const char **algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(W, __func__, "W") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_given(attr, __func__, "attr") ||
        !tni_are_numbers(scalars, scalars_len_, __func__, "scalars") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const tni_string attr_text = tni_string_of(attr);
    tni_number_list scalars_numbers;
    const tni_list scalars_list = tni_optional_numbers(scalars, scalars_len_, &scalars_numbers);
    const char *algorithm_chars = algorithm == NULL ? NULL : *algorithm;
    const tni_string algorithm_text = tni_string_of(algorithm_chars == NULL ? "" : algorithm_chars);
    const StableIValue algorithm_ivalue = tni_ivalue_of(&algorithm_text);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(W), tni_ivalue_of(B),
        tni_ivalue_of(&padding_list), tni_ivalue_of(&stride_list), tni_ivalue_of(&dilation_list),
        (StableIValue)groups, tni_ivalue_of(&attr_text), tni_ivalue_of(&scalars_list),
        tni_optional_ivalue(algorithm_chars, &algorithm_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mkldnn__convolution_pointwise, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mkldnn__convolution_pointwise_binary = {"mkldnn::_convolution_pointwise.binary", NULL};

AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise_binary(AtenTensorHandle X, AtenTensorHandle other, AtenTensorHandle W, AtenTensorHandle *B, const int64_t *padding, int64_t padding_len_, const int64_t *stride, int64_t stride_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, const char *binary_attr, double *alpha, const char **unary_attr, const double **unary_scalars, int64_t unary_scalars_len_, const char **unary_algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(other, __func__, "other") ||
        !tni_is_given(W, __func__, "W") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_given(binary_attr, __func__, "binary_attr") ||
        !tni_are_numbers(unary_scalars, unary_scalars_len_, __func__, "unary_scalars") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const tni_string binary_attr_text = tni_string_of(binary_attr);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha == NULL ? 0 : *alpha);
    const StableIValue alpha_ivalue = tni_ivalue_of(&alpha_scalar);
    const char *unary_attr_chars = unary_attr == NULL ? NULL : *unary_attr;
    const tni_string unary_attr_text = tni_string_of(unary_attr_chars == NULL ? "" : unary_attr_chars);
    const StableIValue unary_attr_ivalue = tni_ivalue_of(&unary_attr_text);
    tni_number_list unary_scalars_numbers;
    const tni_list unary_scalars_list = tni_optional_numbers(unary_scalars, unary_scalars_len_, &unary_scalars_numbers);
    const char *unary_algorithm_chars = unary_algorithm == NULL ? NULL : *unary_algorithm;
    const tni_string unary_algorithm_text = tni_string_of(unary_algorithm_chars == NULL ? "" : unary_algorithm_chars);
    const StableIValue unary_algorithm_ivalue = tni_ivalue_of(&unary_algorithm_text);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(other), tni_ivalue_of(W),
        tni_ivalue_of(B), tni_ivalue_of(&padding_list), tni_ivalue_of(&stride_list),
        tni_ivalue_of(&dilation_list), (StableIValue)groups, tni_ivalue_of(&binary_attr_text),
        tni_optional_ivalue(alpha, &alpha_ivalue),
        tni_optional_ivalue(unary_attr_chars, &unary_attr_ivalue),
        tni_ivalue_of(&unary_scalars_list),
        tni_optional_ivalue(unary_algorithm_chars, &unary_algorithm_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mkldnn__convolution_pointwise_binary, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mkldnn__convolution_pointwise__binary = {"mkldnn::_convolution_pointwise_.binary", NULL};

AOTITorchError aoti_torch_cpu_mkldnn__convolution_pointwise_binary_(AtenTensorHandle other, AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle *B, const int64_t *padding, int64_t padding_len_, const int64_t *stride, int64_t stride_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, const char *binary_attr, double *alpha, const char **unary_attr, const double **unary_scalars, int64_t unary_scalars_len_, const char **unary_algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(other, __func__, "other") ||
        !tni_is_given(X, __func__, "X") ||
        !tni_is_given(W, __func__, "W") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_given(binary_attr, __func__, "binary_attr") ||
        !tni_are_numbers(unary_scalars, unary_scalars_len_, __func__, "unary_scalars") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const tni_string binary_attr_text = tni_string_of(binary_attr);
    const tni_scalar alpha_scalar = tni_scalar_of(alpha == NULL ? 0 : *alpha);
    const StableIValue alpha_ivalue = tni_ivalue_of(&alpha_scalar);
    const char *unary_attr_chars = unary_attr == NULL ? NULL : *unary_attr;
    const tni_string unary_attr_text = tni_string_of(unary_attr_chars == NULL ? "" : unary_attr_chars);
    const StableIValue unary_attr_ivalue = tni_ivalue_of(&unary_attr_text);
    tni_number_list unary_scalars_numbers;
    const tni_list unary_scalars_list = tni_optional_numbers(unary_scalars, unary_scalars_len_, &unary_scalars_numbers);
    const char *unary_algorithm_chars = unary_algorithm == NULL ? NULL : *unary_algorithm;
    const tni_string unary_algorithm_text = tni_string_of(unary_algorithm_chars == NULL ? "" : unary_algorithm_chars);
    const StableIValue unary_algorithm_ivalue = tni_ivalue_of(&unary_algorithm_text);
    const StableIValue args[] = {tni_ivalue_of(other), tni_ivalue_of(X), tni_ivalue_of(W),
        tni_ivalue_of(B), tni_ivalue_of(&padding_list), tni_ivalue_of(&stride_list),
        tni_ivalue_of(&dilation_list), (StableIValue)groups, tni_ivalue_of(&binary_attr_text),
        tni_optional_ivalue(alpha, &alpha_ivalue),
        tni_optional_ivalue(unary_attr_chars, &unary_attr_ivalue),
        tni_ivalue_of(&unary_scalars_list),
        tni_optional_ivalue(unary_algorithm_chars, &unary_algorithm_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mkldnn__convolution_pointwise__binary, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mkldnn__convolution_transpose_pointwise = {"mkldnn::_convolution_transpose_pointwise", NULL};

AOTITorchError aoti_torch_cpu_mkldnn__convolution_transpose_pointwise(AtenTensorHandle X, AtenTensorHandle W, AtenTensorHandle *B, const int64_t *padding, int64_t padding_len_, const int64_t *output_padding, int64_t output_padding_len_, const int64_t *stride, int64_t stride_len_, const int64_t *dilation, int64_t dilation_len_, int64_t groups, const char *attr, const double **scalars, int64_t scalars_len_, const char **algorithm, AtenTensorHandle *ret0)
{
    if (!tni_is_given(X, __func__, "X") ||
        !tni_is_given(W, __func__, "W") ||
        !tni_is_optional_pointer(B, __func__, "B") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_array(output_padding, output_padding_len_, __func__, "output_padding") ||
        !tni_is_array(stride, stride_len_, __func__, "stride") ||
        !tni_is_array(dilation, dilation_len_, __func__, "dilation") ||
        !tni_is_given(attr, __func__, "attr") ||
        !tni_are_numbers(scalars, scalars_len_, __func__, "scalars") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const tni_list output_padding_list = tni_list_of(output_padding, output_padding_len_);
    const tni_list stride_list = tni_list_of(stride, stride_len_);
    const tni_list dilation_list = tni_list_of(dilation, dilation_len_);
    const tni_string attr_text = tni_string_of(attr);
    tni_number_list scalars_numbers;
    const tni_list scalars_list = tni_optional_numbers(scalars, scalars_len_, &scalars_numbers);
    const char *algorithm_chars = algorithm == NULL ? NULL : *algorithm;
    const tni_string algorithm_text = tni_string_of(algorithm_chars == NULL ? "" : algorithm_chars);
    const StableIValue algorithm_ivalue = tni_ivalue_of(&algorithm_text);
    const StableIValue args[] = {tni_ivalue_of(X), tni_ivalue_of(W), tni_ivalue_of(B),
        tni_ivalue_of(&padding_list), tni_ivalue_of(&output_padding_list),
        tni_ivalue_of(&stride_list), tni_ivalue_of(&dilation_list), (StableIValue)groups,
        tni_ivalue_of(&attr_text), tni_ivalue_of(&scalars_list),
        tni_optional_ivalue(algorithm_chars, &algorithm_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mkldnn__convolution_transpose_pointwise, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mkldnn_rnn_layer = {"aten::mkldnn_rnn_layer", NULL};

AOTITorchError aoti_torch_cpu_mkldnn_rnn_layer(AtenTensorHandle input, AtenTensorHandle weight0, AtenTensorHandle weight1, AtenTensorHandle weight2, AtenTensorHandle weight3, AtenTensorHandle hx_, AtenTensorHandle cx_, int32_t reverse, const int64_t *batch_sizes, int64_t batch_sizes_len_, int64_t mode, int64_t hidden_size, int64_t num_layers, int32_t has_biases, int32_t bidirectional, int32_t batch_first, int32_t train, AtenTensorHandle *ret0, AtenTensorHandle *ret1, AtenTensorHandle *ret2, AtenTensorHandle *ret3)
{
    if (!tni_is_given(input, __func__, "input") ||
        !tni_is_given(weight0, __func__, "weight0") ||
        !tni_is_given(weight1, __func__, "weight1") ||
        !tni_is_given(weight2, __func__, "weight2") ||
        !tni_is_given(weight3, __func__, "weight3") ||
        !tni_is_given(hx_, __func__, "hx_") ||
        !tni_is_given(cx_, __func__, "cx_") ||
        !tni_is_array(batch_sizes, batch_sizes_len_, __func__, "batch_sizes") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1") ||
        !tni_is_given(ret2, __func__, "ret2") ||
        !tni_is_given(ret3, __func__, "ret3"))
        return tni_shim_failed();
    const tni_list batch_sizes_list = tni_list_of(batch_sizes, batch_sizes_len_);
    const StableIValue args[] = {tni_ivalue_of(input), tni_ivalue_of(weight0),
        tni_ivalue_of(weight1), tni_ivalue_of(weight2), tni_ivalue_of(weight3), tni_ivalue_of(hx_),
        tni_ivalue_of(cx_), reverse != 0, tni_ivalue_of(&batch_sizes_list), (StableIValue)mode,
        (StableIValue)hidden_size, (StableIValue)num_layers, has_biases != 0, bidirectional != 0,
        batch_first != 0, train != 0};
    StableIValue outs[4];
    if (tni_callee_call_direct(&op_mkldnn_rnn_layer, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    *ret2 = tni_handle_of(outs[2]);
    *ret3 = tni_handle_of(outs[3]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mm_out = {"aten::mm.out", NULL};

AOTITorchError aoti_torch_cpu_mm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mode = {"aten::mode", NULL};

AOTITorchError aoti_torch_cpu_mode(AtenTensorHandle self, int64_t dim, int32_t keepdim, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, keepdim != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_mode, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mul_Scalar = {"aten::mul.Scalar", NULL};

AOTITorchError aoti_torch_cpu_mul_Scalar(AtenTensorHandle self, double other, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar other_scalar = tni_scalar_of(other);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&other_scalar)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mul_Scalar, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_mul_Tensor = {"aten::mul.Tensor", NULL};

AOTITorchError aoti_torch_cpu_mul_Tensor(AtenTensorHandle self, AtenTensorHandle other, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(other, __func__, "other") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(other)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_mul_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_nanmedian = {"aten::nanmedian", NULL};

AOTITorchError aoti_torch_cpu_nanmedian(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_nanmedian, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_cpu_narrow(AtenTensorHandle self, int64_t dim, int64_t start, int64_t length, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, (StableIValue)start,
        (StableIValue)length};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_narrow, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_native_dropout = {"aten::native_dropout", NULL};

AOTITorchError aoti_torch_cpu_native_dropout(AtenTensorHandle input, double p, int32_t *train, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(input, __func__, "input") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue train_ivalue = train != NULL && *train != 0;
    const StableIValue args[] = {tni_ivalue_of(input), tni_double_ivalue(p),
        tni_optional_ivalue(train, &train_ivalue)};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_native_dropout, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_nonzero = {"aten::nonzero", NULL};

AOTITorchError aoti_torch_cpu_nonzero(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_nonzero, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_nonzero_static = {"aten::nonzero_static", NULL};

AOTITorchError aoti_torch_cpu_nonzero_static(AtenTensorHandle self, int64_t size, int64_t fill_value, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)size, (StableIValue)fill_value};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_nonzero_static, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_normal_functional = {"aten::normal_functional", NULL};

AOTITorchError aoti_torch_cpu_normal_functional(AtenTensorHandle self, double mean, double std, AtenGeneratorHandle *generator, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_optional_pointer(generator, __func__, "generator") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_double_ivalue(mean),
        tni_double_ivalue(std), tni_ivalue_of(generator)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_normal_functional, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_ormqr = {"aten::ormqr", NULL};

AOTITorchError aoti_torch_cpu_ormqr(AtenTensorHandle self, AtenTensorHandle input2, AtenTensorHandle input3, int32_t left, int32_t transpose, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(input2, __func__, "input2") ||
        !tni_is_given(input3, __func__, "input3") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(input2), tni_ivalue_of(input3),
        left != 0, transpose != 0};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_ormqr, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_cpu_pad(AtenTensorHandle self, const int64_t *pad, int64_t pad_len_, const char *mode, double *value, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(pad, pad_len_, __func__, "pad") ||
        !tni_is_given(mode, __func__, "mode") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list pad_list = tni_list_of(pad, pad_len_);
    const tni_string mode_text = tni_string_of(mode);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&pad_list),
        tni_ivalue_of(&mode_text), tni_ivalue_of(value)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_pad, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_permute = {"aten::permute", NULL};

AOTITorchError aoti_torch_cpu_permute(AtenTensorHandle self, const int64_t *dims, int64_t dims_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(dims, dims_len_, __func__, "dims") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list dims_list = tni_list_of(dims, dims_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&dims_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_permute, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_polar = {"aten::polar", NULL};

AOTITorchError aoti_torch_cpu_polar(AtenTensorHandle abs, AtenTensorHandle angle, AtenTensorHandle *ret0)
{
    if (!tni_is_given(abs, __func__, "abs") ||
        !tni_is_given(angle, __func__, "angle") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(abs), tni_ivalue_of(angle)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_polar, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_pow_Scalar = {"aten::pow.Scalar", NULL};

AOTITorchError aoti_torch_cpu_pow_Scalar(double self, AtenTensorHandle exponent, AtenTensorHandle *ret0)
{
    if (!tni_is_given(exponent, __func__, "exponent") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar self_scalar = tni_scalar_of(self);
    const StableIValue args[] = {tni_ivalue_of(&self_scalar), tni_ivalue_of(exponent)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_pow_Scalar, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_pow_Tensor_Scalar = {"aten::pow.Tensor_Scalar", NULL};

AOTITorchError aoti_torch_cpu_pow_Tensor_Scalar(AtenTensorHandle self, double exponent, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar exponent_scalar = tni_scalar_of(exponent);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&exponent_scalar)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_pow_Tensor_Scalar, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_pow_Tensor_Tensor = {"aten::pow.Tensor_Tensor", NULL};

AOTITorchError aoti_torch_cpu_pow_Tensor_Tensor(AtenTensorHandle self, AtenTensorHandle exponent, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(exponent, __func__, "exponent") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(exponent)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_pow_Tensor_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_rand = {"aten::rand", NULL};

AOTITorchError aoti_torch_cpu_rand(const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {tni_ivalue_of(&size_list),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_rand, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_rand_generator = {"aten::rand.generator", NULL};

AOTITorchError aoti_torch_cpu_rand_generator(const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_optional_pointer(generator, __func__, "generator") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {tni_ivalue_of(&size_list), tni_ivalue_of(generator),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_rand_generator, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_rand_like = {"aten::rand_like", NULL};

AOTITorchError aoti_torch_cpu_rand_like(AtenTensorHandle self, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_code(memory_format, TN_MEMORY_FORMAT_COUNT, __func__, "memory_format") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue memory_format_ivalue = tni_optional_code(memory_format);
    const StableIValue args[] = {tni_ivalue_of(self), tni_optional_ivalue(dtype, &dtype_ivalue),
        tni_optional_ivalue(layout, &layout_ivalue), tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue),
        tni_optional_ivalue(memory_format, &memory_format_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_rand_like, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_rand_like_generator = {"aten::rand_like.generator", NULL};

AOTITorchError aoti_torch_cpu_rand_like_generator(AtenTensorHandle self, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_optional_pointer(generator, __func__, "generator") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_code(memory_format, TN_MEMORY_FORMAT_COUNT, __func__, "memory_format") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue memory_format_ivalue = tni_optional_code(memory_format);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(generator),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue),
        tni_optional_ivalue(memory_format, &memory_format_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_rand_like_generator, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randint = {"aten::randint", NULL};

AOTITorchError aoti_torch_cpu_randint(int64_t high, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {(StableIValue)high, tni_ivalue_of(&size_list),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randint, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randint_generator = {"aten::randint.generator", NULL};

AOTITorchError aoti_torch_cpu_randint_generator(int64_t high, const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_optional_pointer(generator, __func__, "generator") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {(StableIValue)high, tni_ivalue_of(&size_list),
        tni_ivalue_of(generator), tni_optional_ivalue(dtype, &dtype_ivalue),
        tni_optional_ivalue(layout, &layout_ivalue), tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randint_generator, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randint_like = {"aten::randint_like", NULL};

AOTITorchError aoti_torch_cpu_randint_like(AtenTensorHandle self, int64_t high, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_code(memory_format, TN_MEMORY_FORMAT_COUNT, __func__, "memory_format") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue memory_format_ivalue = tni_optional_code(memory_format);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)high,
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue),
        tni_optional_ivalue(memory_format, &memory_format_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randint_like, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randint_like_low_dtype = {"aten::randint_like.low_dtype", NULL};

AOTITorchError aoti_torch_cpu_randint_like_low_dtype(AtenTensorHandle self, int64_t low, int64_t high, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_code(memory_format, TN_MEMORY_FORMAT_COUNT, __func__, "memory_format") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue memory_format_ivalue = tni_optional_code(memory_format);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)low, (StableIValue)high,
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue),
        tni_optional_ivalue(memory_format, &memory_format_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randint_like_low_dtype, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randint_low = {"aten::randint.low", NULL};

AOTITorchError aoti_torch_cpu_randint_low(int64_t low, int64_t high, const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {(StableIValue)low, (StableIValue)high, tni_ivalue_of(&size_list),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randint_low, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randint_low_out = {"aten::randint.low_out", NULL};

AOTITorchError aoti_torch_cpu_randint_low_out(AtenTensorHandle out, int64_t low, int64_t high, const int64_t *size, int64_t size_len_)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue args[] = {(StableIValue)low, (StableIValue)high, tni_ivalue_of(&size_list),
        tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randint_low_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randn = {"aten::randn", NULL};

AOTITorchError aoti_torch_cpu_randn(const int64_t *size, int64_t size_len_, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {tni_ivalue_of(&size_list),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randn, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randn_generator = {"aten::randn.generator", NULL};

AOTITorchError aoti_torch_cpu_randn_generator(const int64_t *size, int64_t size_len_, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_optional_pointer(generator, __func__, "generator") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {tni_ivalue_of(&size_list), tni_ivalue_of(generator),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randn_generator, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randn_like = {"aten::randn_like", NULL};

AOTITorchError aoti_torch_cpu_randn_like(AtenTensorHandle self, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_code(memory_format, TN_MEMORY_FORMAT_COUNT, __func__, "memory_format") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue memory_format_ivalue = tni_optional_code(memory_format);
    const StableIValue args[] = {tni_ivalue_of(self), tni_optional_ivalue(dtype, &dtype_ivalue),
        tni_optional_ivalue(layout, &layout_ivalue), tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue),
        tni_optional_ivalue(memory_format, &memory_format_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randn_like, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randn_like_generator = {"aten::randn_like.generator", NULL};

AOTITorchError aoti_torch_cpu_randn_like_generator(AtenTensorHandle self, AtenGeneratorHandle *generator, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, int32_t *memory_format, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_optional_pointer(generator, __func__, "generator") ||
        !tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_code(memory_format, TN_MEMORY_FORMAT_COUNT, __func__, "memory_format") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue memory_format_ivalue = tni_optional_code(memory_format);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(generator),
        tni_optional_ivalue(dtype, &dtype_ivalue), tni_optional_ivalue(layout, &layout_ivalue),
        tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue),
        tni_optional_ivalue(memory_format, &memory_format_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randn_like_generator, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_randperm = {"aten::randperm", NULL};

AOTITorchError aoti_torch_cpu_randperm(int64_t n, int32_t *dtype, int32_t *layout, int32_t *device, int32_t device_index_, int32_t *pin_memory, AtenTensorHandle *ret0)
{
    if (!tni_is_code(dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_code(layout, TN_LAYOUT_COUNT, __func__, "layout") ||
        !tni_is_optional_device(device, device_index_, __func__, "device") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue dtype_ivalue = tni_optional_code(dtype);
    const StableIValue layout_ivalue = tni_optional_code(layout);
    const StableIValue device_ivalue = tni_optional_device(device, device_index_);
    const StableIValue pin_memory_ivalue = pin_memory != NULL && *pin_memory != 0;
    const StableIValue args[] = {(StableIValue)n, tni_optional_ivalue(dtype, &dtype_ivalue),
        tni_optional_ivalue(layout, &layout_ivalue), tni_optional_ivalue(device, &device_ivalue),
        tni_optional_ivalue(pin_memory, &pin_memory_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_randperm, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_repeat_interleave_Tensor = {"aten::repeat_interleave.Tensor", NULL};

AOTITorchError aoti_torch_cpu_repeat_interleave_Tensor(AtenTensorHandle repeats, int64_t *output_size, AtenTensorHandle *ret0)
{
    if (!tni_is_given(repeats, __func__, "repeats") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(repeats), tni_ivalue_of(output_size)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_repeat_interleave_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_replication_pad1d_backward = {"aten::replication_pad1d_backward", NULL};

AOTITorchError aoti_torch_cpu_replication_pad1d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *padding, int64_t padding_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(&padding_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_replication_pad1d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_replication_pad2d_backward = {"aten::replication_pad2d_backward", NULL};

AOTITorchError aoti_torch_cpu_replication_pad2d_backward(AtenTensorHandle grad_output, AtenTensorHandle self, const int64_t *padding, int64_t padding_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_array(padding, padding_len_, __func__, "padding") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list padding_list = tni_list_of(padding, padding_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(&padding_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_replication_pad2d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_reshape = {"aten::reshape", NULL};

AOTITorchError aoti_torch_cpu_reshape(AtenTensorHandle self, const int64_t *shape, int64_t shape_len_, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(shape, shape_len_, __func__, "shape") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list shape_list = tni_list_of(shape, shape_len_);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&shape_list)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_reshape, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_resize_ = {"aten::resize_", NULL};

AOTITorchError aoti_torch_cpu_resize_(AtenTensorHandle self, const int64_t *size, int64_t size_len_, int32_t *memory_format)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_array(size, size_len_, __func__, "size") ||
        !tni_is_code(memory_format, TN_MEMORY_FORMAT_COUNT, __func__, "memory_format"))
        return tni_shim_failed();
    const tni_list size_list = tni_list_of(size, size_len_);
    const StableIValue memory_format_ivalue = tni_optional_code(memory_format);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&size_list),
        tni_optional_ivalue(memory_format, &memory_format_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_resize_, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_resize_as_ = {"aten::resize_as_", NULL};

AOTITorchError aoti_torch_cpu_resize_as_(AtenTensorHandle self, AtenTensorHandle the_template, int32_t *memory_format)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(the_template, __func__, "the_template") ||
        !tni_is_code(memory_format, TN_MEMORY_FORMAT_COUNT, __func__, "memory_format"))
        return tni_shim_failed();
    const StableIValue memory_format_ivalue = tni_optional_code(memory_format);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(the_template),
        tni_optional_ivalue(memory_format, &memory_format_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_resize_as_, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_scatter_reduce_two_out = {"aten::scatter_reduce.two_out", NULL};

AOTITorchError aoti_torch_cpu_scatter_reduce_two_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle src, const char *reduce, int32_t include_self)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(index, __func__, "index") ||
        !tni_is_given(src, __func__, "src") ||
        !tni_is_given(reduce, __func__, "reduce") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const tni_string reduce_text = tni_string_of(reduce);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, tni_ivalue_of(index),
        tni_ivalue_of(src), tni_ivalue_of(&reduce_text), include_self != 0, tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_scatter_reduce_two_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_scatter_src_out = {"aten::scatter.src_out", NULL};

AOTITorchError aoti_torch_cpu_scatter_src_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle src)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(index, __func__, "index") ||
        !tni_is_given(src, __func__, "src") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, tni_ivalue_of(index),
        tni_ivalue_of(src), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_scatter_src_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_scatter_value_out = {"aten::scatter.value_out", NULL};

AOTITorchError aoti_torch_cpu_scatter_value_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, double value)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(index, __func__, "index") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const tni_scalar value_scalar = tni_scalar_of(value);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, tni_ivalue_of(index),
        tni_ivalue_of(&value_scalar), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_scatter_value_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_searchsorted_Scalar = {"aten::searchsorted.Scalar", NULL};

AOTITorchError aoti_torch_cpu_searchsorted_Scalar(AtenTensorHandle sorted_sequence, double self, int32_t out_int32, int32_t right, const char **side, AtenTensorHandle *sorter, AtenTensorHandle *ret0)
{
    if (!tni_is_given(sorted_sequence, __func__, "sorted_sequence") ||
        !tni_is_optional_pointer(sorter, __func__, "sorter") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_scalar self_scalar = tni_scalar_of(self);
    const char *side_chars = side == NULL ? NULL : *side;
    const tni_string side_text = tni_string_of(side_chars == NULL ? "" : side_chars);
    const StableIValue side_ivalue = tni_ivalue_of(&side_text);
    const StableIValue args[] = {tni_ivalue_of(sorted_sequence), tni_ivalue_of(&self_scalar),
        out_int32 != 0, right != 0, tni_optional_ivalue(side_chars, &side_ivalue),
        tni_ivalue_of(sorter)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_searchsorted_Scalar, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_searchsorted_Tensor = {"aten::searchsorted.Tensor", NULL};

AOTITorchError aoti_torch_cpu_searchsorted_Tensor(AtenTensorHandle sorted_sequence, AtenTensorHandle self, int32_t out_int32, int32_t right, const char **side, AtenTensorHandle *sorter, AtenTensorHandle *ret0)
{
    if (!tni_is_given(sorted_sequence, __func__, "sorted_sequence") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_optional_pointer(sorter, __func__, "sorter") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const char *side_chars = side == NULL ? NULL : *side;
    const tni_string side_text = tni_string_of(side_chars == NULL ? "" : side_chars);
    const StableIValue side_ivalue = tni_ivalue_of(&side_text);
    const StableIValue args[] = {tni_ivalue_of(sorted_sequence), tni_ivalue_of(self),
        out_int32 != 0, right != 0, tni_optional_ivalue(side_chars, &side_ivalue),
        tni_ivalue_of(sorter)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_searchsorted_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_segment_reduce = {"aten::segment_reduce", NULL};

AOTITorchError aoti_torch_cpu_segment_reduce(AtenTensorHandle data, const char *reduce, AtenTensorHandle *lengths, AtenTensorHandle *indices, AtenTensorHandle *offsets, int64_t axis, int32_t unsafe, double *initial, AtenTensorHandle *ret0)
{
    if (!tni_is_given(data, __func__, "data") ||
        !tni_is_given(reduce, __func__, "reduce") ||
        !tni_is_optional_pointer(lengths, __func__, "lengths") ||
        !tni_is_optional_pointer(indices, __func__, "indices") ||
        !tni_is_optional_pointer(offsets, __func__, "offsets") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_string reduce_text = tni_string_of(reduce);
    const tni_scalar initial_scalar = tni_scalar_of(initial == NULL ? 0 : *initial);
    const StableIValue initial_ivalue = tni_ivalue_of(&initial_scalar);
    const StableIValue args[] = {tni_ivalue_of(data), tni_ivalue_of(&reduce_text),
        tni_ivalue_of(lengths), tni_ivalue_of(indices), tni_ivalue_of(offsets), (StableIValue)axis,
        unsafe != 0, tni_optional_ivalue(initial, &initial_ivalue)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_segment_reduce, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_set__source_Tensor = {"aten::set_.source_Tensor", NULL};

AOTITorchError aoti_torch_cpu_set__source_Tensor(AtenTensorHandle self, AtenTensorHandle source)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(source, __func__, "source"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(source)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_set__source_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_slice_Tensor = {"aten::slice.Tensor", NULL};

AOTITorchError aoti_torch_cpu_slice_Tensor(AtenTensorHandle self, int64_t dim, int64_t *start, int64_t *end, int64_t step, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, tni_ivalue_of(start),
        tni_ivalue_of(end), (StableIValue)step};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_slice_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_soft_margin_loss_backward = {"aten::soft_margin_loss_backward", NULL};

AOTITorchError aoti_torch_cpu_soft_margin_loss_backward(AtenTensorHandle grad_output, AtenTensorHandle self, AtenTensorHandle target, int64_t reduction, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_given(self, __func__, "self") ||
        !tni_is_given(target, __func__, "target") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(self),
        tni_ivalue_of(target), (StableIValue)reduction};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_soft_margin_loss_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_sort = {"aten::sort", NULL};

AOTITorchError aoti_torch_cpu_sort(AtenTensorHandle self, int64_t dim, int32_t descending, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, descending != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_sort, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_sort_stable = {"aten::sort.stable", NULL};

AOTITorchError aoti_torch_cpu_sort_stable(AtenTensorHandle self, int32_t *stable, int64_t dim, int32_t descending, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue stable_ivalue = stable != NULL && *stable != 0;
    const StableIValue args[] = {tni_ivalue_of(self), tni_optional_ivalue(stable, &stable_ivalue),
        (StableIValue)dim, descending != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_sort_stable, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_squeeze_dim = {"aten::squeeze.dim", NULL};

AOTITorchError aoti_torch_cpu_squeeze_dim(AtenTensorHandle self, int64_t dim, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_squeeze_dim, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_topk = {"aten::topk", NULL};

AOTITorchError aoti_torch_cpu_topk(AtenTensorHandle self, int64_t k, int64_t dim, int32_t largest, int32_t sorted, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)k, (StableIValue)dim,
        largest != 0, sorted != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_topk, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_triangular_solve = {"aten::triangular_solve", NULL};

AOTITorchError aoti_torch_cpu_triangular_solve(AtenTensorHandle self, AtenTensorHandle A, int32_t upper, int32_t transpose, int32_t unitriangular, AtenTensorHandle *ret0, AtenTensorHandle *ret1)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(A, __func__, "A") ||
        !tni_is_given(ret0, __func__, "ret0") ||
        !tni_is_given(ret1, __func__, "ret1"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(A), upper != 0, transpose != 0,
        unitriangular != 0};
    StableIValue outs[2];
    if (tni_callee_call_direct(&op_triangular_solve, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    *ret1 = tni_handle_of(outs[1]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_uniform = {"aten::uniform", NULL};

AOTITorchError aoti_torch_cpu_uniform(AtenTensorHandle self, double from, double to, AtenGeneratorHandle *generator, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_optional_pointer(generator, __func__, "generator") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_double_ivalue(from),
        tni_double_ivalue(to), tni_ivalue_of(generator)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_uniform, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_upsample_bicubic2d_backward = {"aten::upsample_bicubic2d_backward", NULL};

AOTITorchError aoti_torch_cpu_upsample_bicubic2d_backward(AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_, const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales_h, double *scales_w, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_array(input_size, input_size_len_, __func__, "input_size") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const tni_list input_size_list = tni_list_of(input_size, input_size_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(&output_size_list),
        tni_ivalue_of(&input_size_list), align_corners != 0, tni_ivalue_of(scales_h),
        tni_ivalue_of(scales_w)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_upsample_bicubic2d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_upsample_linear1d_backward = {"aten::upsample_linear1d_backward", NULL};

AOTITorchError aoti_torch_cpu_upsample_linear1d_backward(AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_, const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_array(input_size, input_size_len_, __func__, "input_size") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const tni_list input_size_list = tni_list_of(input_size, input_size_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(&output_size_list),
        tni_ivalue_of(&input_size_list), align_corners != 0, tni_ivalue_of(scales)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_upsample_linear1d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_upsample_trilinear3d_backward = {"aten::upsample_trilinear3d_backward", NULL};

AOTITorchError aoti_torch_cpu_upsample_trilinear3d_backward(AtenTensorHandle grad_output, const int64_t *output_size, int64_t output_size_len_, const int64_t *input_size, int64_t input_size_len_, int32_t align_corners, double *scales_d, double *scales_h, double *scales_w, AtenTensorHandle *ret0)
{
    if (!tni_is_given(grad_output, __func__, "grad_output") ||
        !tni_is_array(output_size, output_size_len_, __func__, "output_size") ||
        !tni_is_array(input_size, input_size_len_, __func__, "input_size") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const tni_list output_size_list = tni_list_of(output_size, output_size_len_);
    const tni_list input_size_list = tni_list_of(input_size, input_size_len_);
    const StableIValue args[] = {tni_ivalue_of(grad_output), tni_ivalue_of(&output_size_list),
        tni_ivalue_of(&input_size_list), align_corners != 0, tni_ivalue_of(scales_d),
        tni_ivalue_of(scales_h), tni_ivalue_of(scales_w)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_upsample_trilinear3d_backward, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_view_as_complex = {"aten::view_as_complex", NULL};

AOTITorchError aoti_torch_cpu_view_as_complex(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_view_as_complex, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_view_as_real = {"aten::view_as_real", NULL};

AOTITorchError aoti_torch_cpu_view_as_real(AtenTensorHandle self, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_view_as_real, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_view_dtype = {"aten::view.dtype", NULL};

AOTITorchError aoti_torch_cpu_view_dtype(AtenTensorHandle self, int32_t dtype, AtenTensorHandle *ret0)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_code(&dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_given(ret0, __func__, "ret0"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (uint32_t)dtype};
    StableIValue outs[1];
    if (tni_callee_call_direct(&op_view_dtype, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret0 = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_mm_out(AtenTensorHandle out, AtenTensorHandle self, AtenTensorHandle mat2)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(mat2, __func__, "mat2") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(mat2), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call(&op_mm_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_nonzero(AtenTensorHandle self, AtenTensorHandle *out)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call(&op_nonzero, args, outs) != TN_OK)
        return tni_shim_failed();
    *out = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_repeat_interleave_Tensor(AtenTensorHandle repeats, int64_t *output_size, AtenTensorHandle *out)
{
    if (!tni_is_given(repeats, __func__, "repeats") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(repeats), tni_ivalue_of(output_size)};
    StableIValue outs[1];
    if (tni_callee_call(&op_repeat_interleave_Tensor, args, outs) != TN_OK)
        return tni_shim_failed();
    *out = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_scatter_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle src)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(index, __func__, "index") ||
        !tni_is_given(src, __func__, "src") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, tni_ivalue_of(index),
        tni_ivalue_of(src), tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call(&op_scatter_src_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_scatter_reduce_out(AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index, AtenTensorHandle src, const char *reduce, int32_t include_self)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(index, __func__, "index") ||
        !tni_is_given(src, __func__, "src") ||
        !tni_is_given(reduce, __func__, "reduce") ||
        !tni_is_given(out, __func__, "out"))
        return tni_shim_failed();
    const tni_string reduce_text = tni_string_of(reduce);
    const StableIValue args[] = {tni_ivalue_of(self), (StableIValue)dim, tni_ivalue_of(index),
        tni_ivalue_of(src), tni_ivalue_of(&reduce_text), include_self != 0, tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call(&op_scatter_reduce_two_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_view_as_real(AtenTensorHandle self, AtenTensorHandle *ret)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_given(ret, __func__, "ret"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call(&op_view_as_real, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_view_dtype(AtenTensorHandle self, int32_t dtype, AtenTensorHandle *ret)
{
    if (!tni_is_given(self, __func__, "self") ||
        !tni_is_code(&dtype, TN_DTYPE_COUNT, __func__, "dtype") ||
        !tni_is_given(ret, __func__, "ret"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self), (uint32_t)dtype};
    StableIValue outs[1];
    if (tni_callee_call(&op_view_dtype, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

static tni_callee op_zero_ = {"aten::zero_", NULL};

AOTITorchError aoti_torch_zero_(AtenTensorHandle self)
{
    if (!tni_is_given(self, __func__, "self"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(self)};
    StableIValue outs[1];
    if (tni_callee_call(&op_zero_, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}
