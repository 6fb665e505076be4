/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Storages. The record is 64 bytes of a 128-byte pool object; the other 64 hold the elements of a
 * small tensor, which so needs no second allocation.
 *
 * The list of a storage's tensors only needs a lock while two tensors exist: with one reference,
 * nobody else can begin or cease to use the storage. Locks are shared by address, because a lock
 * per storage would be 40 bytes that hardly any storage uses.
 */
#include "tensor/block_cache.h"
#include "tensor/extents.h"
#include "tensor/packed_forms.h"
#include "base/pool.h"

#include <pthread.h>

_Static_assert(TNI_HOME_BLOCK + TNI_BLOCK_UNCACHED <= UINT8_MAX, "a home is one byte");

#define NUM_VIEW_LOCKS 16
/*
 * With sixteen, two storages in use rarely share one. The low seven bits of the address are always
 * 0.
 */
static pthread_mutex_t view_locks[NUM_VIEW_LOCKS] = {
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
    PTHREAD_MUTEX_INITIALIZER};
static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

static void before_fork(void)
{
    for (size_t i = 0; i < NUM_VIEW_LOCKS; i++)
        pthread_mutex_lock(&view_locks[i]);
}

static void after_fork(void)
{
    for (size_t i = 0; i < NUM_VIEW_LOCKS; i++)
        pthread_mutex_unlock(&view_locks[i]);
}

static void watch_forks(void)
{
    (void)pthread_atfork(before_fork, after_fork, after_fork);
}

/*
 * Take and return the lock of the storage's list; NULL if nobody else can reach the list. A storage
 * with one reference is only reachable from the caller's tensor, and a thread can only get at it by
 * being given that. The count is an acquire load, so that a list that another thread has just left
 * is seen as it left it.
 */
static pthread_mutex_t *lock_views(const tni_storage *storage)
{
    if (TNI_SINGLE_THREADED || tni_storage_is_sole(storage))
        return NULL;
    pthread_once(&fork_once, watch_forks);
    pthread_mutex_t *lock = &view_locks[((uintptr_t)storage >> 7) % NUM_VIEW_LOCKS];
    pthread_mutex_lock(lock);
    return lock;
}

static void unlock_views(pthread_mutex_t *lock)
{
    if (lock)
        pthread_mutex_unlock(lock);
}

void tni_storage_attach_shared(tni_storage *storage, tn_tensor *tensor)
{
    pthread_mutex_t *lock = lock_views(storage);
    tni_storage_link(storage, tensor);
    TNI_ASSERT(tni_storage_has(storage, tensor));
    unlock_views(lock);
}

void tni_storage_detach_shared(tni_storage *storage, tn_tensor *tensor)
{
    pthread_mutex_t *lock = lock_views(storage);
    tni_storage_unlink(storage, tensor);
    unlock_views(lock);
}

void tni_storage_mark_views(const tn_tensor *base)
{
    pthread_mutex_t *lock = lock_views(base->storage);
    for (tn_tensor *view = base->storage->tensors; view != NULL; view = view->next_view)
        if (view->base == base)
            view->flags |= TNI_TENSOR_AUTOGRAD;
    unlock_views(lock);
}

static void *inline_data(tni_storage *storage)
{
    return (char *)storage + TNI_STORAGE_RECORD;
}

/*
 * Return how many bytes fit at the present address. For inline data and blobs it is their size, so
 * growing always moves them; they are small or not resizable.
 */
static size_t capacity(const tni_storage *storage)
{
    if (storage->home < TNI_HOME_BLOCK)
        return storage->bytes;
    size_t block = tni_block_capacity((uint8_t)(storage->home - TNI_HOME_BLOCK));
    return block ? block : storage->bytes;
}

/* Whether data, bytes and deleter agree with the home. */
static bool fits_home(const tni_storage *storage)
{
    bool is_own = storage->device.type == TN_DEVICE_CPU;
    switch (storage->home) {
    case TNI_HOME_NOWHERE:
        return storage->data == NULL &&
               (storage->bytes == 0 || storage->device.type == TN_DEVICE_META);
    case TNI_HOME_INLINE:
        return is_own && storage->bytes <= TNI_STORAGE_ROOM &&
               storage->data == (const char *)storage + TNI_STORAGE_RECORD;
    case TNI_HOME_BLOB:
        return !storage->resizable;
    case TNI_HOME_DEVICE:
        return !is_own && storage->device.type != TN_DEVICE_META;
    case TNI_HOME_EXTENT:
        return is_own && storage->data == tni_extent_data(storage->context);
    default:
        return is_own && (uintptr_t)storage->data % TNI_DATA_ALIGNMENT == 0 &&
               storage->data != NULL && storage->bytes <= capacity(storage);
    }
}

bool tni_storage_is_valid(const tni_storage *storage)
{
    tn_device device = storage->device;
    if (!tni_ref_is_held(&storage->ref) || device.type < 0 || device.type >= TN_DEVICE_COUNT)
        return false;
    if (device.type == TN_DEVICE_CPU && device.index != -1)
        return false;
    if (storage->deleter != NULL && storage->home != TNI_HOME_BLOB)
        return false;
    return storage->home <= TNI_HOME_BLOCK + TNI_BLOCK_UNCACHED && fits_home(storage);
}

/*
 * Make a record with room for `inline_bytes` of data. If pools are bypassed it is exactly as large:
 * a red zone after 8 bytes of data helps the address sanitizer more than the pool's size.
 */
static tni_storage *new_record(size_t inline_bytes)
{
    tni_storage *storage = tni_pool_try(TNI_POOL_128);
    if (TNI_LIKELY(storage != NULL))
        return storage;
    if (tni_pool_is_bypassed())
        return tni_malloc_aligned(TNI_DATA_ALIGNMENT, TNI_STORAGE_RECORD + inline_bytes);
    return tni_pool_get_slowly(TNI_POOL_128);
}

/*
 * Find memory for elements that are too many for the record: what is offered to the thread, or a
 * block. NULL without memory.
 */
static void *find_data(size_t bytes, uint8_t *home, void **context)
{
    tni_extent *extent =
        TNI_UNLIKELY(tni_offered_extents.count > 0) ? tni_extent_take(bytes) : NULL;
    if (extent != NULL) {
        *home = TNI_HOME_EXTENT;
        *context = extent;
        return tni_extent_data(extent);
    }
    void *data = tni_block_get(bytes, home);
    *home = (uint8_t)(*home + TNI_HOME_BLOCK);
    return data;
}

/* Make a storage in a backend's memory, which is requested last: nothing can fail after it. */
static TNI_COLD tn_status new_on_device(size_t bytes, tn_device device, tni_storage **out)
{
    const tn_backend *backend = tni_backend_of((tn_device_type)device.type);
    void *data = NULL;
    if (backend == NULL)
        return tni_device_fail(device);
    TN_TRY(tni_backend_index(backend, device.index, &device.index));
    tni_storage *storage = new_record(0);
    if (storage == NULL)
        return tni_fail_memory(sizeof *storage);
    tn_status status =
        bytes > 0 ? backend->allocate(backend->context, device.index, bytes, &data) : TN_OK;
    if (status != TN_OK) {
        tni_pool_put(TNI_POOL_128, storage);
        return status;
    }
    *storage = (tni_storage){.ref = {1},
                             .data = data,
                             .bytes = bytes,
                             .device = device,
                             .resizable = true,
                             .home = bytes > 0 ? TNI_HOME_DEVICE : TNI_HOME_NOWHERE};
    TNI_ASSERT(tni_storage_is_valid(storage));
    *out = storage;
    return TN_OK;
}

/*
 * The data of Tenon's own devices is nowhere (no bytes, or meta), after the record, or in a block.
 * `home` tells which; only this file reads it. The record is made first, so that a failure for the
 * data has one thing to undo.
 */
tn_status tni_storage_new(size_t bytes, tn_device device, tni_storage **out)
{
    if (TNI_UNLIKELY(device.type != TN_DEVICE_CPU && device.type != TN_DEVICE_META))
        return new_on_device(bytes, device, out);
    /* There is one CPU, and tensors report index -1 whatever was asked for, as PyTorch's do. */
    device.index = -1;
    bool is_meta = device.type == TN_DEVICE_META;
    bool is_small = bytes <= TNI_STORAGE_ROOM;
    tni_storage *storage = new_record(is_meta || !is_small ? 0 : bytes);
    if (TNI_UNLIKELY(!storage))
        return tni_fail_memory(sizeof *storage);
    void *data = NULL;
    void *context = NULL;
    uint8_t home = TNI_HOME_NOWHERE;
    if (!is_meta && bytes) {
        home = TNI_HOME_INLINE;
        data = is_small ? inline_data(storage) : find_data(bytes, &home, &context);
        if (!data) {
            tni_pool_put(TNI_POOL_128, storage);
            return tni_fail_memory(bytes);
        }
    }
    *storage = (tni_storage){.ref = {1},
                             .data = data,
                             .bytes = bytes,
                             .context = context,
                             .device = device,
                             .resizable = true,
                             .home = home};
    TNI_ASSERT(tni_storage_is_valid(storage));
    *out = storage;
    return TN_OK;
}

/*
 * Any device is possible here: the bytes are the caller's, and Tenon only passes on their address.
 * Such a storage is not resizable, as in PyTorch.
 */
tn_status tni_storage_from_blob(void *data, size_t bytes, tn_device device, tn_deleter deleter,
                                void *context, tni_storage **out)
{
    tni_storage *storage = new_record(0);
    if (!storage)
        return tni_fail_memory(sizeof *storage);
    if (device.type == TN_DEVICE_CPU)
        device.index = -1;
    *storage = (tni_storage){.ref = {1},
                             .data = data,
                             .bytes = bytes,
                             .deleter = deleter,
                             .context = context,
                             .device = device,
                             .home = TNI_HOME_BLOB};
    TNI_ASSERT(tni_storage_is_valid(storage));
    *out = storage;
    return TN_OK;
}

static void drop_on_device(tni_storage *storage)
{
    const tn_backend *backend = tni_backend_of((tn_device_type)storage->device.type);
    TNI_ASSERT(backend != NULL);
    backend->release(backend->context, storage->device.index, storage->data);
}

/*
 * Return the data to its origin. Inline data goes with its record; a blob without a deleter remains
 * the caller's.
 */
static void drop_data(tni_storage *storage)
{
    if (storage->home >= TNI_HOME_BLOCK)
        tni_block_put(storage->data, (uint8_t)(storage->home - TNI_HOME_BLOCK));
    else if (storage->home == TNI_HOME_DEVICE)
        drop_on_device(storage);
    else if (storage->home == TNI_HOME_EXTENT)
        tni_extent_return(storage->context);
    else if (storage->home == TNI_HOME_BLOB && storage->deleter) {
        TNI_ASSERT(tni_graph_locks_held == 0);
        storage->deleter(storage->data, storage->context);
    }
}

/* The data is freed before the record, which holds inline data and the deleter's arguments. */
void tni_storage_free(tni_storage *storage)
{
    drop_data(storage);
    if (TNI_UNLIKELY(storage->forms != NULL))
        tni_forms_free(storage->forms);
    tni_pool_put(TNI_POOL_128, storage);
}

/*
 * Move the data to a new block of `bytes`, which is not 0. The old data is freed only when the new
 * one is there, so a failure changes nothing.
 */
static tn_status move_data(tni_storage *storage, size_t bytes)
{
    uint8_t kind;
    TNI_ASSERT(bytes > 0 && storage->home != TNI_HOME_BLOB);
    void *data = tni_block_get(bytes, &kind);
    if (!data)
        return tni_fail_memory(bytes);
    size_t kept = storage->bytes < bytes ? storage->bytes : bytes;
    if (kept)
        memcpy(data, storage->data, kept);
    drop_data(storage);
    storage->data = data;
    storage->home = (uint8_t)(TNI_HOME_BLOCK + kind);
    return TN_OK;
}

/* Only a backend could copy data on a device, so memory that is in use does not grow. */
static tn_status resize_on_device(tni_storage *storage, size_t bytes)
{
    tni_storage *grown;
    if (bytes <= storage->bytes)
        return TN_OK;
    if (storage->home != TNI_HOME_NOWHERE)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "memory of %zu bytes on a device cannot be resized to %zu", storage->bytes,
                        bytes);
    TN_TRY(new_on_device(bytes, storage->device, &grown));
    storage->data = grown->data;
    storage->home = grown->home;
    grown->data = NULL;
    grown->bytes = 0;
    grown->home = TNI_HOME_NOWHERE;
    tni_storage_release(grown);
    return TN_OK;
}

static void refresh_views(tni_storage *storage)
{
    pthread_mutex_t *lock = lock_views(storage);
    for (tn_tensor *view = storage->tensors; view; view = view->next_view)
        tni_tensor_refresh(view);
    unlock_views(lock);
}

/*
 * Shrinking keeps the block until less than half of it is used, so that a tensor of varying size
 * does not copy each time. All tensors on the storage are refreshed, because their data pointers
 * are caches: a view that another part of the program holds must not point to freed memory.
 *
 * Another thread that reads a view's data meanwhile races, as in PyTorch.
 */
tn_status tni_storage_resize(tni_storage *storage, size_t bytes)
{
    if (!storage->resizable)
        return tni_fail(TN_ERR_RUNTIME, "Trying to resize storage that is not resizable");
    if (storage->device.type == TN_DEVICE_CPU) {
        if (bytes == 0) {
            drop_data(storage);
            storage->data = NULL;
            storage->home = TNI_HOME_NOWHERE;
        } else if (bytes > capacity(storage) ||
                   (storage->home >= TNI_HOME_BLOCK && bytes < capacity(storage) / 2)) {
            TN_TRY(move_data(storage, bytes));
        }
    }
    if (storage->device.type != TN_DEVICE_CPU && storage->device.type != TN_DEVICE_META)
        TN_TRY(resize_on_device(storage, bytes));
    storage->bytes = bytes;
    TNI_ASSERT(tni_storage_is_valid(storage));
    refresh_views(storage);
    return TN_OK;
}

/*
 * Data inside a record cannot move to another storage, so `from` has none there:
 * tni_storage_new_movable made it. The old data of `self`, which may be inside its record, is freed
 * here, and `from` is left without data.
 */
void tni_storage_take_data(tni_storage *self, tni_storage *from)
{
    TNI_ASSERT(self->resizable && from->home != TNI_HOME_INLINE && from->home != TNI_HOME_BLOB);
    TNI_ASSERT(self->device.type == from->device.type);
    drop_data(self);
    self->data = from->data;
    self->bytes = from->bytes;
    self->context = from->context;
    self->home = from->home;
    from->data = NULL;
    from->bytes = 0;
    from->home = TNI_HOME_NOWHERE;
    refresh_views(self);
    refresh_views(from);
}

tn_status tni_storage_new_movable(size_t bytes, tn_device device, tni_storage **out)
{
    size_t asked = bytes > TNI_STORAGE_ROOM ? bytes : TNI_STORAGE_ROOM + 1;
    TN_TRY(tni_storage_new(asked, device, out));
    TNI_ASSERT((*out)->home != TNI_HOME_INLINE);
    (*out)->bytes = bytes;
    return TN_OK;
}

void tni_storage_trim(void)
{
    tni_block_trim();
}

/* Fail with a message that shows the geometry, as far as memory allows. */
static TNI_COLD tn_status fail_geometry(const char *format, int64_t value, int64_t rank,
                                        const int64_t *numbers)
{
    tni_buffer text = {0};
    tni_print_sizes(&text, rank, numbers);
    tn_status status =
        tni_fail(TN_ERR_RUNTIME, format, (long long)value, text.failed ? "[...]" : text.data);
    tni_buffer_free(&text);
    return status;
}

static TNI_COLD tn_status fail_overflow(int64_t rank, const int64_t *sizes, const int64_t *strides)
{
    tni_buffer text = {0};
    tni_buffer_print(&text, "Storage size calculation overflowed with sizes=");
    tni_print_sizes(&text, rank, sizes);
    if (strides) {
        tni_buffer_print(&text, " and strides=");
        tni_print_sizes(&text, rank, strides);
    }
    tn_status status = tni_fail(TN_ERR_RUNTIME, "%s",
                                text.failed ? "Storage size calculation overflowed" : text.data);
    tni_buffer_free(&text);
    return status;
}

/* Fail and say which number is negative. */
static TNI_COLD tn_status fail_negative(int64_t rank, const int64_t *sizes, const int64_t *strides,
                                        int64_t offset)
{
    for (int64_t i = 0; i < rank; i++) {
        if (sizes[i] < 0)
            return fail_geometry("Trying to create tensor with negative dimension %lld: %s",
                                 sizes[i], rank, sizes);
        if (strides && strides[i] < 0)
            return fail_geometry("Negative strides are not supported, got stride %lld of %s",
                                 strides[i], rank, strides);
    }
    return tni_fail(TN_ERR_RUNTIME, "Tensor: invalid storage offset %lld", (long long)offset);
}

/*
 * One pass without side effects: signs, emptiness and overflow are collected and looked at after
 * the loop, where a negative number comes first, in PyTorch's words. The last element is at the
 * offset plus the sum of (size - 1) * stride, in any order of strides: bytes are counted from the
 * storage's start. A tensor with a size 0 needs no bytes, even if the product of its other sizes
 * overflows.
 */
tn_status tni_storage_bytes_needed(int64_t rank, const int64_t *sizes, const int64_t *strides,
                                   int64_t offset, size_t item_bytes, size_t *out)
{
    int64_t signs = offset;
    int64_t row_major = 1;
    int64_t last = offset;
    int64_t bytes;
    bool is_empty = false;
    bool overflow = false;
    for (int64_t i = rank - 1; i >= 0; i--) {
        int64_t size = sizes[i];
        int64_t stride = row_major;
        int64_t step;
        signs |= size;
        if (strides)
            signs |= stride = strides[i];
        else
            overflow |= __builtin_mul_overflow(row_major, size, &row_major);
        is_empty |= size == 0;
        /* Subtract unsigned, because the most negative size is only refused below. */
        overflow |= __builtin_mul_overflow((int64_t)((uint64_t)size - 1), stride, &step);
        overflow |= __builtin_add_overflow(last, step, &last);
    }
    if (TNI_UNLIKELY(signs < 0))
        return fail_negative(rank, sizes, strides, offset);
    overflow |= __builtin_add_overflow(last, 1, &last);
    overflow |= __builtin_mul_overflow(last, (int64_t)item_bytes, &bytes);
    if (TNI_UNLIKELY(overflow && !is_empty))
        return fail_overflow(rank, sizes, strides);
    *out = is_empty ? 0 : (size_t)bytes;
    return TN_OK;
}
