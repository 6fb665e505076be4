/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Devices, streams, CUDA. The accelerator is the backend that a program registered
 * (tenon/experimental/backend.h): its current device can be read and guarded, and, if it has
 * streams, its current stream read. Without a backend these functions fail as PyTorch's do without
 * an accelerator, and only NULL handles can be deleted. The CUDA functions are here so that
 * extensions built for both kinds of machines load; PyTorch's CPU library does not have them.
 */
#define USE_CUDA
#include "abi/shims.h"

/*
 * The sentence is PyTorch's on a machine without an accelerator. Outputs are left alone, as there.
 */
AOTITorchError tni_shim_no_accelerator(void)
{
    return tni_shim(tni_fail(TN_ERR_NOT_IMPLEMENTED,
                             "Cannot access accelerator device when none is available."));
}

/* No stream can have been made, so a handle that is not NULL is not ours. */
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

/* Make a device current and remember the one before; -1 leaves the current one. */
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

/* The guard is freed in any case: its owner can do no more about a failure than report it. */
static tn_status guard_free(device_guard *guard)
{
    if (guard == NULL)
        return TN_OK;
    tn_status status = guard->backend->set_device(guard->backend->context, guard->before);
    tni_free(guard);
    return status;
}

/* Make another device current; the one that the guard restores does not change. */
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

/*
 * ---- streams ----
 *
 * A handle remembers the backend that it was made of, so that it stays what it is whatever is
 * registered later. It owns nothing of the device: streams are the backend's.
 */

/* What a StreamHandle points to. */
typedef struct device_stream {
    const tn_backend *backend; /* the backend, which has streams */
    int32_t index;             /* index of the device */
    int64_t id;                /* number of the stream on the device */
} device_stream;

/* Fail in other words for a backend without streams than for a machine without an accelerator. */
static tn_status streams_of(const tn_backend *backend, tn_device_type type)
{
    if (backend->streams != NULL)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "the backend of %s has no streams",
                    tn_device_type_name(type));
}

/* Return the current stream of a device; for -1, as in PyTorch, of the current device. */
static tn_status current_stream(const tn_backend *backend, tn_device_type type, int32_t index,
                                device_stream *out)
{
    int8_t device;
    TN_TRY(streams_of(backend, type));
    if (index > INT8_MAX)
        return tni_fail(TN_ERR_VALUE, "device index %d is out of range", (int)index);
    TN_TRY(tni_backend_index(backend, (int8_t)(index < 0 ? -1 : index), &device));
    *out = (device_stream){backend, device, 0};
    return backend->streams->get_stream(backend->context, device, &out->id);
}

static tn_status stream_new(const tn_backend *backend, tn_device_type type, int32_t index,
                            device_stream **out)
{
    device_stream found;
    TN_TRY(current_stream(backend, type, index, &found));
    device_stream *made = tni_malloc(sizeof *made);
    if (made == NULL)
        return tni_fail_memory(sizeof *made);
    *made = found;
    *out = made;
    return TN_OK;
}

AOTITorchError aoti_torch_get_current_stream(int32_t device_index, StreamHandle *ret_stream)
{
    tn_device_type type;
    const tn_backend *backend = tni_backend_any(&type);
    if (backend == NULL)
        return tni_shim_no_accelerator();
    if (ret_stream == NULL)
        return tni_shim_null(__func__, "ret_stream");
    return tni_shim(stream_new(backend, type, device_index, (device_stream **)(void *)ret_stream));
}

AOTITorchError aoti_torch_delete_stream(StreamHandle stream)
{
    tn_device_type type;
    if (tni_backend_any(&type) == NULL)
        return delete_nothing(__func__, stream);
    tni_free(stream);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_torch_stream_id(StreamHandle stream, int64_t *ret_stream_id)
{
    tn_device_type type;
    if (tni_backend_any(&type) == NULL)
        return tni_shim_no_accelerator();
    if (stream == NULL || ret_stream_id == NULL)
        return tni_shim_null(__func__, "stream and ret_stream_id");
    *ret_stream_id = ((const device_stream *)(const void *)stream)->id;
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError torch_stream_native_handle(StreamHandle stream, void **ret_native_handle)
{
    tn_device_type type;
    if (tni_backend_any(&type) == NULL)
        return tni_shim_no_accelerator();
    if (stream == NULL || ret_native_handle == NULL)
        return tni_shim_null(__func__, "stream and ret_native_handle");
    const device_stream *self = (const device_stream *)(const void *)stream;
    return tni_shim(self->backend->streams->native_handle(self->backend->context, self->index,
                                                          self->id, ret_native_handle));
}

/* ---- names ---- */

/*
 * PyTorch wraps an index above 127 into int8, so that "cuda:128" is -128; here it is refused
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

/*
 * Fail because backends have no function for this yet; the sentence differs from that of a machine
 * without CUDA.
 */
static AOTITorchError not_offered(const char *function)
{
    if (tni_backend_of(TN_DEVICE_CUDA) == NULL)
        return tni_shim_no_accelerator();
    return tni_shim(
        tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: the backend of cuda does not offer it", function));
}

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
    return not_offered(__func__);
}

AOTITorchError aoti_torch_delete_cuda_stream_guard(CUDAStreamGuardHandle guard)
{
    return delete_nothing(__func__, guard);
}

AOTITorchError aoti_torch_get_current_cuda_stream(int32_t device_index, void **ret_stream)
{
    device_stream found;
    const tn_backend *backend = tni_backend_of(TN_DEVICE_CUDA);
    if (backend == NULL)
        return tni_shim_no_accelerator();
    if (ret_stream == NULL)
        return tni_shim_null(__func__, "ret_stream");
    tn_status status = current_stream(backend, TN_DEVICE_CUDA, device_index, &found);
    if (status == TN_OK)
        status =
            backend->streams->native_handle(backend->context, found.index, found.id, ret_stream);
    return tni_shim(status);
}

AOTITorchError aoti_torch_cuda_caching_allocator_raw_alloc(uint64_t nbytes, void **ret_ptr)
{
    (void)nbytes;
    (void)ret_ptr;
    return not_offered(__func__);
}

AOTITorchError aoti_torch_cuda_caching_allocator_raw_delete(void *ptr)
{
    return delete_nothing(__func__, ptr);
}

AOTITorchError torch_get_current_cuda_blas_handle(void **ret_handle)
{
    (void)ret_handle;
    return not_offered(__func__);
}

AOTITorchError torch_set_current_cuda_stream(void *stream, int32_t device_index)
{
    (void)stream;
    (void)device_index;
    return not_offered(__func__);
}

AOTITorchError torch_get_cuda_stream_from_pool(bool isHighPriority, int32_t device_index,
                                               void **ret_stream)
{
    (void)isHighPriority;
    (void)device_index;
    (void)ret_stream;
    return not_offered(__func__);
}

AOTITorchError torch_cuda_stream_synchronize(void *stream, int32_t device_index)
{
    (void)stream;
    (void)device_index;
    return not_offered(__func__);
}

/*
 * Called after every CUDA call of an extension: without an error there is no text. The caller owns
 * the text and frees it with the function below.
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
