/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Devices, streams, CUDA. There is no accelerator, so guards and streams cannot be made, and
 * deleting knows NULL alone. The CUDA functions are here so that extensions built for both kinds of
 * machine load; PyTorch's CPU library does not have them.
 */
#define USE_CUDA
#include "abi/shims.h"

/* The sentence is PyTorch's on a machine without accelerator. Outputs are left alone, as there. */
AOTITorchError tni_shim_no_accelerator(void)
{
    return tni_shim(tni_fail(TN_ERR_NOT_IMPLEMENTED,
                             "Cannot access accelerator device when none is available."));
}

/* Nothing can have been made, so a handle that is not NULL is somebody else's. */
static AOTITorchError delete_nothing(const char *function, const void *handle)
{
    if (handle == NULL)
        return AOTI_TORCH_SUCCESS;
    return tni_shim(tni_fail(TN_ERR_VALUE, "%s: %p was not made here", function, handle));
}

/* ---- any accelerator ---- */

AOTITorchError aoti_torch_create_device_guard(int32_t device_index, DeviceGuardHandle *ret_guard)
{
    (void)device_index;
    (void)ret_guard;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_delete_device_guard(DeviceGuardHandle guard)
{
    return delete_nothing(__func__, guard);
}

AOTITorchError aoti_torch_device_guard_set_index(DeviceGuardHandle guard, int32_t device_index)
{
    (void)guard;
    (void)device_index;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_get_current_device_index(int32_t *ret_device_index)
{
    (void)ret_device_index;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_get_current_stream(int32_t device_index, StreamHandle *ret_stream)
{
    (void)device_index;
    (void)ret_stream;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_delete_stream(StreamHandle stream)
{
    return delete_nothing(__func__, stream);
}

AOTITorchError aoti_torch_stream_id(StreamHandle stream, int64_t *ret_stream_id)
{
    (void)stream;
    (void)ret_stream_id;
    return tni_shim_no_accelerator();
}

AOTITorchError torch_stream_native_handle(StreamHandle stream, void **ret_native_handle)
{
    (void)stream;
    (void)ret_native_handle;
    return tni_shim_no_accelerator();
}

/* ---- names ---- */

/*
 * PyTorch wraps an index over 127 into int8, so that "cuda:128" is -128; that is refused here
 * (docs/differences.md).
 */
AOTITorchError torch_parse_device_string(const char *device_string, uint32_t *out_device_type,
                                         int32_t *out_device_index)
{
    tn_device_type type;
    int32_t index;
    if (device_string == NULL || out_device_type == NULL || out_device_index == NULL)
        return tni_shim_null(__func__, "device_string, out_device_type and out_device_index");
    tn_status status = tni_device_parse(device_string, strlen(device_string), &type, &index);
    if (status == TN_OK && index > INT8_MAX)
        status = tni_fail(TN_ERR_VALUE, "Device index %d in device string '%s' is out of range",
                          index, device_string);
    if (status == TN_OK) {
        *out_device_type = (uint32_t)type;
        *out_device_index = index;
    }
    return tni_shim(status);
}

/* ---- CUDA ---- */

AOTITorchError aoti_torch_create_cuda_guard(int32_t device_index, CUDAGuardHandle *ret_guard)
{
    (void)device_index;
    (void)ret_guard;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_delete_cuda_guard(CUDAGuardHandle guard)
{
    return delete_nothing(__func__, guard);
}

AOTITorchError aoti_torch_cuda_guard_set_index(CUDAGuardHandle guard, int32_t device_index)
{
    (void)guard;
    (void)device_index;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_create_cuda_stream_guard(void *stream, int32_t device_index,
                                                   CUDAStreamGuardHandle *ret_guard)
{
    (void)stream;
    (void)device_index;
    (void)ret_guard;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_delete_cuda_stream_guard(CUDAStreamGuardHandle guard)
{
    return delete_nothing(__func__, guard);
}

AOTITorchError aoti_torch_get_current_cuda_stream(int32_t device_index, void **ret_stream)
{
    (void)device_index;
    (void)ret_stream;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_cuda_caching_allocator_raw_alloc(uint64_t nbytes, void **ret_ptr)
{
    (void)nbytes;
    (void)ret_ptr;
    return tni_shim_no_accelerator();
}

AOTITorchError aoti_torch_cuda_caching_allocator_raw_delete(void *ptr)
{
    return delete_nothing(__func__, ptr);
}

AOTITorchError torch_get_current_cuda_blas_handle(void **ret_handle)
{
    (void)ret_handle;
    return tni_shim_no_accelerator();
}

AOTITorchError torch_set_current_cuda_stream(void *stream, int32_t device_index)
{
    (void)stream;
    (void)device_index;
    return tni_shim_no_accelerator();
}

AOTITorchError torch_get_cuda_stream_from_pool(bool isHighPriority, int32_t device_index,
                                               void **ret_stream)
{
    (void)isHighPriority;
    (void)device_index;
    (void)ret_stream;
    return tni_shim_no_accelerator();
}

AOTITorchError torch_cuda_stream_synchronize(void *stream, int32_t device_index)
{
    (void)stream;
    (void)device_index;
    return tni_shim_no_accelerator();
}

/*
 * Asked after every CUDA call of an extension: no error, no text. The text is the caller's, to be
 * freed by the function below and no other.
 */
AOTITorchError torch_c10_cuda_check_msg(int32_t err, const char *filename,
                                        const char *function_name, uint32_t line_number,
                                        bool include_device_assertions, char **error_msg)
{
    (void)include_device_assertions;
    if (error_msg == NULL)
        return tni_shim_null(__func__, "error_msg");
    tni_buffer text = {0};
    if (err != 0)
        tni_buffer_print(&text, "CUDA error %d (%s, %s:%u); this runtime has no CUDA", err,
                         function_name == NULL ? "?" : function_name,
                         filename == NULL ? "?" : filename, line_number);
    if (text.failed)
        return tni_shim(tni_fail_memory(text.capacity));
    *error_msg = text.data;
    return AOTI_TORCH_SUCCESS;
}

void torch_c10_cuda_free_error_msg(char *error_msg)
{
    tni_free(error_msg);
}
