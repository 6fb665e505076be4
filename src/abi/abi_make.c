/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Making tensors: empty ones, over foreign memory, views of other tensors, copies.
 *
 * Wrappers and compiled models call these to get memory, so cheap checks come first, and messages
 * name the function, because several ABI functions share each step.
 */
#include "abi/shims.h"
#include "calls/calls_abi.h"
#include "tensor/keyset_bits.h"
#include "tensor/packed_forms.h"
#include "tensor/stored_constants.h"

/* ---- what the constructors share ---- */

/* A geometry as the ABI passes it. */
typedef struct geometry {
    int64_t ndim;           /* number of dimensions */
    const int64_t *sizes;   /* may be NULL if ndim is 0 */
    const int64_t *strides; /* may be NULL if ndim is 0 */
    int64_t offset;         /* in elements */
} geometry;

/* Find the number that is wrong, which the fast check does not keep. */
static TNI_COLD tn_status fail_geometry(const char *function, const geometry *g)
{
    for (int64_t i = 0; i < g->ndim; i++) {
        if (g->sizes[i] < 0)
            return tni_fail(TN_ERR_VALUE,
                            "%s: Trying to create tensor with negative dimension %lld: size %lld",
                            function, (long long)g->sizes[i], (long long)i);
        if (g->strides[i] < 0)
            return tni_fail(TN_ERR_VALUE,
                            "%s: negative strides are not supported: stride %lld is "
                            "%lld",
                            function, (long long)i, (long long)g->strides[i]);
    }
    return tni_fail(TN_ERR_VALUE, "%s: storage offset %lld is negative", function,
                    (long long)g->offset);
}

/* Check that the geometry can be read. */
static inline tn_status check_pointers(const char *function, const geometry *g)
{
    if (TNI_UNLIKELY(g->ndim < 0 || g->ndim > TN_MAX_DIM))
        return tni_fail(TN_ERR_VALUE, "%s: a tensor of %lld dimensions: 0 to %d are supported",
                        function, (long long)g->ndim, TN_MAX_DIM);
    if (TNI_UNLIKELY(g->ndim > 0 && (g->sizes == NULL || g->strides == NULL)))
        return tni_fail(TN_ERR_VALUE, "%s: sizes and strides of %lld dimensions must not be NULL",
                        function, (long long)g->ndim);
    return TN_OK;
}

/*
 * Check what must hold before sizes are multiplied: one pass that ORs all numbers, so that a
 * negative one anywhere makes the result negative.
 */
static inline tn_status check_geometry(const char *function, const geometry *g)
{
    TN_TRY(check_pointers(function, g));
    bool is_negative = g->offset < 0;
    for (int64_t i = 0; i < g->ndim; i++)
        is_negative |= (g->sizes[i] | g->strides[i]) < 0;
    return TNI_LIKELY(!is_negative) ? TN_OK : fail_geometry(function, g);
}

static tn_status check_dtype(const char *function, int32_t dtype)
{
    if (TNI_LIKELY(tni_dtype_is_valid(dtype)))
        return TN_OK;
    return tni_fail(TN_ERR_VALUE, "%s: %d is no ScalarType", function, dtype);
}

static TNI_COLD tn_status fail_device(const char *function, int32_t type, int32_t index)
{
    if (type < 0 || type >= TN_DEVICE_COUNT)
        return tni_fail(TN_ERR_VALUE, "%s: %d is no device type", function, type);
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: no memory on device %s:%d: only on cpu and meta",
                    function, tn_device_type_name((tn_device_type)type), index);
}

/*
 * Accept cpu, with any index, or meta. Extensions pass 0 or -1 as the index of the CPU, and PyTorch
 * refuses one of them depending on the function; accepting both does no harm.
 */
static inline tn_status check_device(const char *function, int32_t type, int32_t index,
                                     tn_device *out)
{
    if (TNI_UNLIKELY(type != TN_DEVICE_CPU && type != TN_DEVICE_META))
        return fail_device(function, type, index);
    *out = (tn_device){(int8_t)type, -1};
    return TN_OK;
}

static tni_tensor_spec spec_of(const geometry *g, int32_t dtype, tn_layout layout)
{
    return (tni_tensor_spec){(tn_dtype)dtype, layout, g->ndim, g->sizes, g->strides, g->offset};
}

/* Make a handle for a new tensor. */
static tn_status wrap_take(tn_status status, tn_tensor *tensor, AtenTensorHandle *ret)
{
    return TNI_LIKELY(status == TN_OK) ? tni_handle_new_take(tensor, ret) : status;
}

/* ---- empty ---- */

/*
 * Signs are checked once, by tni_tensor_empty; its message is then prefixed with the function's
 * name.
 */
static tn_status empty(const geometry *g, int32_t dtype, int32_t type, int32_t index,
                       AtenTensorHandle *ret)
{
    const char *function = "aoti_torch_empty_strided";
    tn_device device;
    tn_tensor *tensor = NULL;
    TN_TRY(check_pointers(function, g));
    TN_TRY(check_dtype(function, dtype));
    TN_TRY(check_device(function, type, index, &device));
    tni_tensor_spec spec = spec_of(g, dtype, TN_LAYOUT_STRIDED);
    tn_status status = tni_tensor_empty(&spec, device, &tensor);
    if (TNI_UNLIKELY(status != TN_OK))
        return tni_fail_context(status, "%s", function);
    return tni_handle_new_take(tensor, ret);
}

AOTITorchError aoti_torch_empty_strided(int64_t ndim, const int64_t *sizes_ptr,
                                        const int64_t *strides_ptr, int32_t dtype,
                                        int32_t device_type, int32_t device_index,
                                        AtenTensorHandle *ret_new_tensor)
{
    if (TNI_UNLIKELY(ret_new_tensor == NULL))
        return tni_shim_null(__func__, "ret_new_tensor");
    geometry g = {ndim, sizes_ptr, strides_ptr, 0};
    return tni_shim(empty(&g, dtype, device_type, device_index, ret_new_tensor));
}

/* Pinned memory needs an accelerator; PyTorch's CPU build fails, too. */
AOTITorchError aoti_torch_empty_strided_pinned(int64_t ndim, const int64_t *sizes_ptr,
                                               const int64_t *strides_ptr, int32_t dtype,
                                               int32_t device_type, int32_t device_index,
                                               AtenTensorHandle *ret_new_tensor)
{
    (void)ndim;
    (void)sizes_ptr;
    (void)strides_ptr;
    (void)dtype;
    (void)device_type;
    (void)device_index;
    (void)ret_new_tensor;
    return tni_shim_no_accelerator();
}

/* ---- foreign memory ---- */

/*
 * An extension's deleter and its context, as long as the storage lives. A storage has one deleter
 * and one context, and this call must go through the catcher, so the pair is allocated.
 */
typedef struct foreign_deleter {
    void (*function)(void *, void *); /* may throw */
    void *context;                    /* passed to it */
} foreign_deleter;

/*
 * There is no caller to return a status to when the last tensor is freed, so a deleter that throws
 * gives a warning.
 */
static void call_deleter(void (*function)(void *, void *), void *data, void *context)
{
    if (!tni_catcher_get()->deleter(function, data, context))
        tni_warn("the deleter of a tensor's memory threw: %s", tn_last_error());
}

/* The pair is freed before the call, because the deleter may end the thread. */
static void run_deleter(void *data, void *context)
{
    foreign_deleter deleter = *(foreign_deleter *)context;
    tni_free(context);
    call_deleter(deleter.function, data, deleter.context);
}

/* Arguments of the three functions that make tensors over foreign memory. */
typedef struct blob {
    const char *function;            /* for messages */
    void *data;                      /* NULL: memory is allocated instead */
    geometry geometry;               /* of the tensor */
    int32_t dtype;                   /* a code, unchecked */
    int32_t device_type;             /* a code, unchecked */
    int32_t device_index;            /* unchecked */
    void (*deleter)(void *, void *); /* NULL if the caller keeps the memory */
    void *context;                   /* for the deleter */
} blob;

/* Make the storage. On failure the deleter is not called, and the memory is still the caller's. */
static tn_status blob_storage(const blob *b, size_t bytes, tn_device device, tni_storage **out)
{
    if (b->deleter == NULL)
        return tni_storage_from_blob(b->data, bytes, device, NULL, NULL, out);
    foreign_deleter *deleter = tni_malloc(sizeof *deleter);
    if (deleter == NULL)
        return tni_fail_memory(sizeof *deleter);
    *deleter = (foreign_deleter){b->deleter, b->context};
    tn_status status = tni_storage_from_blob(b->data, bytes, device, run_deleter, deleter, out);
    if (status != TN_OK)
        tni_free(deleter);
    return status;
}

/* Remove the storage's deleter, so that freeing it leaves the memory to the caller. */
static void disarm(tni_storage *storage)
{
    if (storage->deleter != NULL)
        tni_free(storage->context);
    storage->deleter = NULL;
}

/*
 * For NULL data, make a tensor with memory of its own, and call the deleter at once, with NULL, as
 * its author meant. PyTorch was seen to allocate here and never to call the deleter, which leaks
 * whatever its context holds (docs/differences.md).
 */
static tn_status blob_without_data(const blob *b, const tni_tensor_spec *spec, tn_device device,
                                   AtenTensorHandle *ret)
{
    tn_tensor *tensor = NULL;
    TN_TRY(tni_tensor_empty(spec, device, &tensor));
    TN_TRY(tni_handle_new_take(tensor, ret));
    if (b->deleter != NULL)
        call_deleter(b->deleter, NULL, b->context);
    return TN_OK;
}

/*
 * Bytes below which a constant of a package is copied to memory of its own: of a mapped file Linux
 * maps 64 KiB around what is read, so that small constants keep much of it in memory.
 */
#define SMALL_CONSTANT 16384

static void free_copy(void *data, void *context)
{
    (void)context;
    tni_free(data);
}

/* Make a storage with a copy of bytes. */
static tn_status copy_storage(const void *from, size_t bytes, tn_device device, tni_storage **out)
{
    void *own = tni_malloc_aligned(64, (bytes + 63) / 64 * 64);
    if (own == NULL)
        return tni_fail_memory(bytes);
    memcpy(own, from, bytes);
    tn_status status = tni_storage_from_blob(own, bytes, device, free_copy, NULL, out);
    if (status != TN_OK)
        tni_free(own);
    return status;
}

/*
 * A second reference to the storage is held until nothing can fail: releasing the last one would
 * call the deleter, but on failure the memory is the caller's. A constant that a container copied
 * from its package is made where it is stored there (stored_constants.h).
 */
static tn_status blob_with_data(const blob *given, const tni_tensor_spec *spec, size_t bytes,
                                tn_device device, AtenTensorHandle *ret)
{
    tni_storage *storage;
    tn_tensor *tensor;
    blob b = *given;
    void *in_file = b.deleter == NULL ? tni_stored_find(b.data, bytes) : NULL;
    const bool is_copied = in_file != NULL && bytes < SMALL_CONSTANT;
    if (in_file != NULL)
        b.data = in_file;
    TN_TRY(is_copied ? copy_storage(b.data, bytes, device, &storage)
                     : blob_storage(&b, bytes, device, &storage));
    tni_storage_retain(storage); /* ours, until nothing can fail */
    tn_status status = tni_tensor_new_take(storage, spec, &tensor);
    if (status == TN_OK &&
        (status = tni_storage_keep_constant(tensor, in_file != NULL && !is_copied)) != TN_OK)
        tn_tensor_release(tensor);
    if (status == TN_OK)
        status = tni_handle_new_take(tensor, ret);
    if (status != TN_OK && !is_copied)
        disarm(storage);
    tni_storage_release(storage);
    return status;
}

/*
 * The layout is ignored, as in PyTorch, where every layout but mkldnn makes a strided tensor. The
 * catcher is prepared for the deleter, because this program may never register anything.
 */
static tn_status from_blob(const blob *b, AtenTensorHandle *ret)
{
    tn_device device;
    size_t bytes;
    TN_TRY(check_geometry(b->function, &b->geometry));
    TN_TRY(check_dtype(b->function, b->dtype));
    TN_TRY(check_device(b->function, b->device_type, b->device_index, &device));
    TN_TRY(tni_storage_bytes_needed(b->geometry.ndim, b->geometry.sizes, b->geometry.strides,
                                    b->geometry.offset, tni_dtypes[b->dtype].bytes, &bytes));
    tni_tensor_spec spec = spec_of(&b->geometry, b->dtype, TN_LAYOUT_STRIDED);
    if (b->deleter != NULL)
        tni_catcher_ensure();
    if (b->data == NULL)
        return blob_without_data(b, &spec, device, ret);
    return blob_with_data(b, &spec, bytes, device, ret);
}

/* Strides mean nothing for packed weights: in PyTorch's, all but the first are zero. */
static tn_status from_packed_blob(const blob *b, const uint8_t *metadata, int64_t bytes,
                                  AtenTensorHandle *ret)
{
    tn_device device;
    tn_tensor *tensor = NULL;
    TN_TRY(check_geometry(b->function, &b->geometry));
    TN_TRY(check_dtype(b->function, b->dtype));
    TN_TRY(check_device(b->function, b->device_type, b->device_index, &device));
    tni_tensor_spec spec = spec_of(&b->geometry, b->dtype, TN_LAYOUT_MKLDNN);
    TN_TRY(tni_unpack_weights(b->function, b->data, &spec, metadata, bytes, &tensor));
    tn_status status = tni_storage_keep_constant(tensor, false);
    if (status != TN_OK) {
        tn_tensor_release(tensor);
        return status;
    }
    return tni_handle_new_take(tensor, ret);
}

AOTITorchError aoti_torch_create_tensor_from_blob(void *data, int64_t ndim,
                                                  const int64_t *sizes_ptr,
                                                  const int64_t *strides_ptr,
                                                  int64_t storage_offset, int32_t dtype,
                                                  int32_t device_type, int32_t device_index,
                                                  AtenTensorHandle *ret)
{
    if (ret == NULL)
        return tni_shim_null(__func__, "ret");
    blob b = {__func__, data,        {ndim, sizes_ptr, strides_ptr, storage_offset},
              dtype,    device_type, device_index,
              NULL,     NULL};
    return tni_shim(from_blob(&b, ret));
}

AOTITorchError
aoti_torch_create_tensor_from_blob_v2(void *data, int64_t ndim, const int64_t *sizes_ptr,
                                      const int64_t *strides_ptr, int64_t storage_offset,
                                      int32_t dtype, int32_t device_type, int32_t device_index,
                                      AtenTensorHandle *ret, int32_t layout,
                                      const uint8_t *opaque_metadata, int64_t opaque_metadata_size)
{
    if (ret == NULL)
        return tni_shim_null(__func__, "ret");
    blob b = {__func__, data,        {ndim, sizes_ptr, strides_ptr, storage_offset},
              dtype,    device_type, device_index,
              NULL,     NULL};
    if (layout == TN_LAYOUT_MKLDNN)
        return tni_shim(from_packed_blob(&b, opaque_metadata, opaque_metadata_size, ret));
    return tni_shim(from_blob(&b, ret));
}

AOTITorchError torch_from_blob(void *data, int64_t ndim, const int64_t *sizes_ptr,
                               const int64_t *strides_ptr, int64_t storage_offset, int32_t dtype,
                               int32_t device_type, int32_t device_index, AtenTensorHandle *ret,
                               int32_t layout, const uint8_t *opaque_metadata,
                               int64_t opaque_metadata_size, void (*deleter)(void *data, void *ctx),
                               void *deleter_ctx)
{
    (void)layout;
    (void)opaque_metadata;
    (void)opaque_metadata_size;
    if (ret == NULL)
        return tni_shim_null(__func__, "ret");
    blob b = {__func__, data,        {ndim, sizes_ptr, strides_ptr, storage_offset},
              dtype,    device_type, device_index,
              deleter,  deleter_ctx};
    return tni_shim(from_blob(&b, ret));
}

/* ---- views ---- */

/* A view of the undefined tensor would have no storage, and every tensor has one. */
static tn_status check_defined(const char *function, AtenTensorHandle handle)
{
    if (TNI_LIKELY(handle->tensor != NULL))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: self is an undefined Tensor", function);
}

/* Check that `g`, in elements of `item_bytes`, is within the storage of `self`. */
static tn_status check_bounds(const char *function, const tn_tensor *self, const geometry *g,
                              size_t item_bytes)
{
    size_t bytes;
    TN_TRY(tni_storage_bytes_needed(g->ndim, g->sizes, g->strides, g->offset, item_bytes, &bytes));
    if (TNI_LIKELY(bytes <= self->storage->bytes))
        return TN_OK;
    return tni_fail(
        TN_ERR_VALUE,
        "%s: the view needs %zu bytes of storage, out of bounds for storage of size %zu", function,
        bytes, self->storage->bytes);
}

/* The function is given no number of dimensions: it is that of `self`, and so is the offset. */
AOTITorchError aoti_torch_as_strided(AtenTensorHandle self, const int64_t *sizes_ptr,
                                     const int64_t *strides_ptr, AtenTensorHandle *ret)
{
    if (self == NULL || ret == NULL)
        return tni_shim_null(__func__, "self and ret");
    tn_status status = check_defined(__func__, self);
    if (status != TN_OK)
        return tni_shim(status);
    const tn_tensor *base = self->tensor;
    tn_tensor *view = NULL;
    geometry g = {base->rank, sizes_ptr, strides_ptr, base->offset};
    status = check_geometry(__func__, &g);
    if (status == TN_OK)
        status = check_bounds(__func__, base, &g, tni_dtypes[base->dtype].bytes);
    if (status == TN_OK)
        status = tni_tensor_as_strided(base, g.ndim, g.sizes, g.strides, g.offset, &view);
    return tni_shim(wrap_take(status, view, ret));
}

/*
 * Bounds are not checked: compiled models know what they do. The offset is added to that of `self`;
 * an overflow is made negative, which the check then reports.
 */
AOTITorchError aoti_torch__reinterpret_tensor(AtenTensorHandle self, int64_t ndim,
                                              const int64_t *sizes_ptr, const int64_t *strides_ptr,
                                              int64_t storage_offset,
                                              AtenTensorHandle *ret_new_tensor)
{
    if (TNI_UNLIKELY(self == NULL || ret_new_tensor == NULL))
        return tni_shim_null(__func__, "self and ret_new_tensor");
    tn_status status = check_defined(__func__, self);
    if (TNI_UNLIKELY(status != TN_OK))
        return tni_shim(status);
    tn_tensor *view = NULL;
    geometry g = {ndim, sizes_ptr, strides_ptr, 0};
    if (__builtin_add_overflow(self->tensor->offset, storage_offset, &g.offset))
        g.offset = -1;
    status = check_geometry(__func__, &g);
    if (TNI_LIKELY(status == TN_OK))
        status = tni_tensor_as_strided(self->tensor, ndim, g.sizes, g.strides, g.offset, &view);
    return tni_shim(wrap_take(status, view, ret_new_tensor));
}

/*
 * A compiled model keeps one byte tensor and cuts its intermediates out of it. Here the bounds are
 * checked, because the plan and the pool come from different places.
 */
static tn_status alloc_from_pool(const tn_tensor *pool, int64_t offset_bytes, int32_t dtype,
                                 geometry *g, AtenTensorHandle *ret)
{
    const char *function = "aoti_torch__alloc_from_pool";
    tn_tensor *view = NULL;
    TN_TRY(check_dtype(function, dtype));
    int64_t item_bytes = tni_dtypes[dtype].bytes;
    if (offset_bytes % item_bytes != 0)
        return tni_fail(TN_ERR_VALUE, "%s: offset of %lld bytes is no multiple of %s's %lld bytes",
                        function, (long long)offset_bytes, tni_dtypes[dtype].torch_name,
                        (long long)item_bytes);
    g->offset = offset_bytes / item_bytes;
    TN_TRY(check_geometry(function, g));
    TN_TRY(check_bounds(function, pool, g, (size_t)item_bytes));
    tni_tensor_spec spec = spec_of(g, dtype, TN_LAYOUT_STRIDED);
    tn_status status = tni_tensor_new_take(tni_storage_retain(pool->storage), &spec, &view);
    return wrap_take(status, view, ret);
}

AOTITorchError aoti_torch__alloc_from_pool(AtenTensorHandle self, int64_t offset_bytes,
                                           int32_t dtype, int64_t ndim, const int64_t *sizes_ptr,
                                           const int64_t *strides_ptr,
                                           AtenTensorHandle *ret_new_tensor)
{
    if (TNI_UNLIKELY(self == NULL || ret_new_tensor == NULL))
        return tni_shim_null(__func__, "self and ret_new_tensor");
    geometry g = {ndim, sizes_ptr, strides_ptr, 0};
    tn_status status = check_defined(__func__, self);
    if (TNI_LIKELY(status == TN_OK))
        status = alloc_from_pool(self->tensor, offset_bytes, dtype, &g, ret_new_tensor);
    return tni_shim(status);
}

/* ---- a copy that keeps gaps ---- */

/* Make a view of everything that a tensor spans, gaps included, in one dimension. */
static tn_status row_of(const tn_tensor *self, int64_t count, tn_tensor **out)
{
    static const int64_t stride = 1;
    return tni_tensor_as_strided(self, 1, &count, &stride, self->offset, out);
}

/*
 * Memory of a device is copied by its backend. Both sides have the same lazy bits, so these do not
 * matter.
 */
static tn_status copy_on_device(const tn_tensor *from, const tn_tensor *to)
{
    int64_t count = (int64_t)(to->storage->bytes / tni_dtypes[to->dtype].bytes);
    tn_tensor *row = NULL;
    tn_tensor *source = NULL;
    tn_status status = row_of(to, count, &row);
    if (status == TN_OK)
        status = row_of(from, count, &source);
    if (status == TN_OK)
        status = tni_call_copy_(row, source, false);
    tn_tensor_release(row);
    tn_tensor_release(source);
    return status;
}

/*
 * Copy the bytes as they are in memory, gaps included, from the first element to the last, where
 * the copy's storage ends. The copy has the same lazy bits as the original.
 */
static tn_status clone_with_gaps(const tn_tensor *self, AtenTensorHandle *ret)
{
    tn_tensor *copy;
    tn_status status = TN_OK;
    tni_tensor_spec spec = {(tn_dtype)self->dtype, (tn_layout)self->layout, self->rank,
                            self->sizes,           self->strides,           0};
    TN_TRY(tni_tensor_empty(&spec, self->device, &copy));
    copy->keys |= self->keys & (TNI_FUNCTIONALITY_BIT(CONJUGATE) | TNI_FUNCTIONALITY_BIT(NEGATIVE));
    if (self->data != NULL && self->device.type == TN_DEVICE_CPU)
        memcpy(copy->data, self->data, copy->storage->bytes);
    else if (self->data != NULL)
        status = copy_on_device(self, copy);
    if (status == TN_OK)
        return tni_handle_new_take(copy, ret);
    tn_tensor_release(copy);
    return status;
}

/*
 * Compiled models rely on the copy having the strides, gaps and overlaps of the original, which
 * aten::clone does not promise.
 */
AOTITorchError aoti_torch_clone_preserve_strides(AtenTensorHandle self, AtenTensorHandle *ret)
{
    if (self == NULL || ret == NULL)
        return tni_shim_null(__func__, "self and ret");
    tn_status status = check_defined(__func__, self);
    if (status == TN_OK)
        status = clone_with_gaps(self->tensor, ret);
    return tni_shim(status);
}
