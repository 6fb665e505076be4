/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Devices, streams, CUDA. The accelerator is the backend that a program registered
 * (tenon/experimental/backend.h): its current device can be asked for and guarded. Without one
 * there is none, as on a machine of PyTorch's that has none. Streams cannot be made, and deleting
 * them knows NULL alone. The CUDA functions are here so that extensions built for both kinds of
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

/* No stream can have been made, so a handle that is not NULL is somebody else's. */
static AOTITorchError delete_nothing(const char *function, const void *handle)
{
    if (handle == NULL)
        return AOTI_TORCH_SUCCESS;
    return tni_shim(tni_fail(TN_ERR_VALUE, "%s: %p was not made here", function, handle));
}

/* ---- guards ---- */

/* What a DeviceGuardHandle and a CUDAGuardHandle point to. */
typedef struct device_guard {
    const tn_backend *backend; /* whose device is guarded */
    int32_t before;            /* the device that becomes current again */
} device_guard;

/* Makes a device current and remembers the one before; -1 leaves the current one. */
static tn_status guard_new(const tn_backend *backend, int32_t index, device_guard **out)
{
    int32_t before;
    TN_TRY(backend->get_device(backend->context, &before));
    device_guard *guard = tni_malloc(sizeof *guard);
    if (guard == NULL)
        return tni_fail_memory(sizeof *guard);
    tn_status status = index >= 0 ? backend->set_device(backend->context, index) : TN_OK;
    if (status != TN_OK) {
        tni_free(guard);
        return status;
    }
    *guard = (device_guard){backend, before};
    *out = guard;
    return TN_OK;
}

/* The guard goes in any case: its owner cannot do more about a failure than hear of it. */
static tn_status guard_free(device_guard *guard)
{
    if (guard == NULL)
        return TN_OK;
    tn_status status = guard->backend->set_device(guard->backend->context, guard->before);
    tni_free(guard);
    return status;
}

/* Another device for the same guard; the one before stays what it was when the guard was made. */
static tn_status guard_set(const char *function, const device_guard *guard, int32_t index)
{
    if (guard == NULL)
        return tni_fail_null(function, "guard");
    return guard->backend->set_device(guard->backend->context, index);
}

/*
 * ---- any accelerator ----
 *
 * Whether there is one is asked at each call: a program may bring it after its extensions were
 * loaded. A guard keeps the backend that it was made with, so a second one does not turn it.
 */

AOTITorchError aoti_torch_create_device_guard(int32_t device_index, DeviceGuardHandle *ret_guard)
{
    tn_device_type type;
    const tn_backend *backend = tni_backend_any(&type);
    if (backend == NULL)
        return tni_shim_no_accelerator();
    if (ret_guard == NULL)
        return tni_shim_null(__func__, "ret_guard");
    return tni_shim(guard_new(backend, device_index, (device_guard **)(void *)ret_guard));
}

AOTITorchError aoti_torch_delete_device_guard(DeviceGuardHandle guard)
{
    tn_device_type type;
    if (tni_backend_any(&type) == NULL)
        return delete_nothing(__func__, guard);
    return tni_shim(guard_free((device_guard *)(void *)guard));
}

AOTITorchError aoti_torch_device_guard_set_index(DeviceGuardHandle guard, int32_t device_index)
{
    tn_device_type type;
    if (tni_backend_any(&type) == NULL)
        return tni_shim_no_accelerator();
    return tni_shim(guard_set(__func__, (device_guard *)(void *)guard, device_index));
}

AOTITorchError aoti_torch_get_current_device_index(int32_t *ret_device_index)
{
    tn_device_type type;
    const tn_backend *backend = tni_backend_any(&type);
    if (backend == NULL)
        return tni_shim_no_accelerator();
    if (ret_device_index == NULL)
        return tni_shim_null(__func__, "ret_device_index");
    return tni_shim(backend->get_device(backend->context, ret_device_index));
}

/* ---- streams ---- */

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
    const tn_backend *backend = tni_backend_of(TN_DEVICE_CUDA);
    if (backend == NULL)
        return tni_shim_no_accelerator();
    if (ret_guard == NULL)
        return tni_shim_null(__func__, "ret_guard");
    return tni_shim(guard_new(backend, device_index, (device_guard **)(void *)ret_guard));
}

AOTITorchError aoti_torch_delete_cuda_guard(CUDAGuardHandle guard)
{
    if (tni_backend_of(TN_DEVICE_CUDA) == NULL)
        return delete_nothing(__func__, guard);
    return tni_shim(guard_free((device_guard *)(void *)guard));
}

AOTITorchError aoti_torch_cuda_guard_set_index(CUDAGuardHandle guard, int32_t device_index)
{
    if (tni_backend_of(TN_DEVICE_CUDA) == NULL)
        return tni_shim_no_accelerator();
    return tni_shim(guard_set(__func__, (device_guard *)(void *)guard, device_index));
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
