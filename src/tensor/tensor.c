/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tensors: making, viewing, resizing and freeing them, and what the public API reads from them.
 *
 * Sizes and strides are in the tensor up to TNI_INLINE_RANK dimensions, else in a block of their
 * own (sizes, then strides), which only grows and is freed with the tensor.
 *
 *     tn_tensor, 192 bytes of a pool:
 *       ref device heap_rank │ data numel sizes ─┐ strides ─┐ … dims[5 sizes │ 5 strides]
 *                                         └──────► or one block: rank sizes, rank strides
 *
 * All caches (data, numel, flags) are computed in one function, tni_tensor_refresh, and everything
 * that changes geometry or storage ends there. Computing them on demand would put a chain of
 * multiplications into every kernel and three branches into every getter of the ABI.
 *
 * The cached device never becomes stale, because a storage does not change its device.
 */
#include "base/pool.h"
#include "tensor/keyset_bits.h"
#include "tensor/packed_forms.h"
#include "tensor/tensor_core.h"

_Static_assert(sizeof(tn_tensor) <= 192, "a tensor is an object of the largest pool");

void (*_Atomic tni_tensor_free_record)(void *grad);
TNI_THREAD_LOCAL uint32_t tni_view_marks;

/* What the public readers return for NULL: the undefined tensor has one dimension of size 0. */
static const int64_t undefined_sizes[1] = {0};
static const int64_t undefined_strides[1] = {1};

/* ---- caches ---- */

/*
 * Whether the strides are dense in the given order, fastest dimension first. A dimension of size 1
 * may have any stride, since it is never used. A size 0 only occurs in an empty tensor, for which
 * PyTorch uses the same rule.
 */
static bool is_ordered(const tn_tensor *self, const int8_t *order)
{
    int64_t expected = 1;
    for (int i = 0; i < self->rank; i++) {
        int64_t size = self->sizes[order[i]];
        if (size != 1 && self->strides[order[i]] != expected)
            return false;
        /* Wraps around for an empty tensor whose sizes are larger than any memory. */
        if (size != 1)
            expected = (int64_t)((uint64_t)expected * (uint64_t)size);
    }
    return true;
}

/*
 * Whether some order of the dimensions makes the strides dense: then operators may walk the memory
 * in one run, and copies keep the strides. Dimensions are sorted by stride, and each must then
 * follow the one before it without a gap or overlap; sizes of 0 and 1 do not count. Insertion sort,
 * because there are rarely more than five. Most tensors do not need this test.
 */
static TNI_NOINLINE bool is_dense(const tn_tensor *self)
{
    uint8_t order[TN_MAX_DIM];
    int count = 0;
    for (int i = 0; i < self->rank; i++) {
        if (self->sizes[i] < 2)
            continue;
        int at = count++;
        for (; at > 0 && self->strides[order[at - 1]] > self->strides[i]; at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)i;
    }
    int64_t expected = 1;
    for (int i = 0; i < count; i++) {
        if (self->strides[order[i]] != expected)
            return false;
        expected *= self->sizes[order[i]];
    }
    return true;
}

/* Return the channels-last flags that hold for a tensor of rank 4 or 5. */
static TNI_NOINLINE uint32_t channels_last_flags(const tn_tensor *self)
{
    static const int8_t channels_last[] = {1, 3, 2, 0};
    static const int8_t channels_last_3d[] = {1, 4, 3, 2, 0};
    if (self->rank == 4)
        return is_ordered(self, channels_last) ? TNI_TENSOR_CHANNELS_LAST : 0;
    return is_ordered(self, channels_last_3d) ? TNI_TENSOR_CHANNELS_LAST_3D : 0;
}

/*
 * Set numel and return whether the tensor is contiguous; one without elements always is. A view can
 * have more elements than int64 can count (stride 0 in many dimensions): its numel is then the
 * largest number, and it is neither contiguous nor dense, so nobody walks it by that count.
 */
static inline bool refresh_numel(tn_tensor *self)
{
    int64_t numel = 1;
    bool contiguous = true;
    bool overflow = false;
    bool is_empty = false;
    for (int i = self->rank - 1; i >= 0; i--) {
        int64_t size = self->sizes[i];
        if (size == 1)
            continue;
        contiguous &= self->strides[i] == numel;
        is_empty |= size == 0;
        overflow |= __builtin_mul_overflow(numel, size, &numel);
    }
    self->numel = is_empty ? 0 : overflow ? INT64_MAX : numel;
    return is_empty || (contiguous && !overflow);
}

/*
 * This runs for every new tensor, so the usual case comes first: a contiguous tensor is dense. The
 * channels_last flags are independent: with one channel or 1 x 1 images the same strides are both,
 * and both flags are set.
 *
 * The data pointer includes the offset and is NULL if there is no data. It is all that kernels read
 * of the storage.
 */
void tni_tensor_refresh(tn_tensor *self)
{
    uint32_t flags = self->flags & ~(uint32_t)TNI_TENSOR_LAYOUT_FLAGS;
    bool contiguous = refresh_numel(self);
    if (contiguous)
        flags |= TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_DENSE;
    else if (self->numel != INT64_MAX && is_dense(self))
        flags |= TNI_TENSOR_DENSE;
    if (self->rank == 4 || self->rank == 5)
        flags |= channels_last_flags(self);
    self->flags = flags;
    char *base = self->storage->data;
    size_t skip = (size_t)self->offset * tni_dtypes[self->dtype].bytes;
    self->data = base && self->numel && self->device.type != TN_DEVICE_META ? base + skip : NULL;
}

/* ---- validity ---- */

/* Whether sizes and strides are where heap_rank says, with room for the rank. */
static bool has_room(const tn_tensor *self)
{
    if (self->heap_rank == 0)
        return self->rank <= TNI_INLINE_RANK && self->sizes == self->dims &&
               self->strides == self->dims + TNI_INLINE_RANK;
    return self->rank <= self->heap_rank && self->sizes != self->dims &&
           self->strides == self->sizes + self->heap_rank;
}

/* Whether the caches are what computing them again would give. */
static bool are_caches_fresh(const tn_tensor *self)
{
    tn_tensor fresh = {.rank = self->rank,
                       .dtype = self->dtype,
                       .layout = self->layout,
                       .sizes = self->sizes,
                       .strides = self->strides,
                       .offset = self->offset,
                       .storage = self->storage,
                       .flags = self->flags,
                       .device = self->device};
    tni_tensor_refresh(&fresh);
    return fresh.numel == self->numel && fresh.data == self->data && fresh.flags == self->flags;
}

/*
 * Whether a new tensor has the keys that refreshing would give it; wrappers may add theirs later.
 */
static bool has_own_keys(const tn_tensor *self)
{
    tn_tensor fresh = {.dtype = self->dtype,
                       .layout = self->layout,
                       .keys = self->keys,
                       .flags = self->flags,
                       .device = self->device};
    tni_tensor_refresh_keys(&fresh);
    return fresh.keys == self->keys;
}

static bool is_view_valid(const tn_tensor *self)
{
    if (self->base == NULL)
        return (self->flags & TNI_TENSOR_VIEW_MARKS) == 0;
    return self->base != self && self->base->base == NULL && tni_ref_is_held(&self->base->ref);
}

bool tni_tensor_is_valid(const tn_tensor *self)
{
    if (self == NULL || self->storage == NULL || !tni_storage_is_valid(self->storage))
        return false;
    if (self->device.type != self->storage->device.type ||
        self->device.index != self->storage->device.index)
        return false;
    if (!tni_dtype_is_valid(self->dtype) || self->layout < 0 || self->layout >= TN_LAYOUT_COUNT)
        return false;
    if (self->rank > TN_MAX_DIM || (self->offset < 0 && self->numel != 0) || !has_room(self))
        return false;
    for (int i = 0; i < self->rank && self->numel > 0; i++)
        if (self->sizes[i] < 0 || (self->strides[i] < 0 && self->sizes[i] > 1))
            return false;
    /* No key is beyond the highest functionality's bit. */
    return self->keys >> (TNI_NUM_BACKENDS + TNI_NUM_FUNCTIONALITIES - 1) == 0 &&
           are_caches_fresh(self) && is_view_valid(self);
}

/* ---- geometry ---- */

static tn_status check_rank(int64_t rank)
{
    if (TNI_UNLIKELY(rank < 0 || rank > TN_MAX_DIM))
        return tni_fail(TN_ERR_RUNTIME, "a tensor of %lld dimensions: 0 to %d are supported",
                        (long long)rank, TN_MAX_DIM);
    return TN_OK;
}

static tn_status check_dtype(int64_t dtype)
{
    if (TNI_UNLIKELY(!tni_dtype_is_valid(dtype)))
        return tni_fail(TN_ERR_VALUE, "dtype %lld is none: expected 0 to %d", (long long)dtype,
                        TN_DTYPE_COUNT - 1);
    return TN_OK;
}

static TNI_NOINLINE tn_status reserve_on_heap(tn_tensor *self, int64_t rank)
{
    size_t bytes = 2 * (size_t)rank * sizeof(int64_t);
    int64_t *block = tni_malloc(bytes);
    if (!block)
        return tni_fail_memory(bytes);
    TNI_ASSERT(rank > TNI_INLINE_RANK && rank > self->heap_rank);
    if (self->heap_rank)
        tni_free(self->sizes);
    self->sizes = block;
    self->strides = block + rank;
    self->heap_rank = (uint16_t)rank;
    return TN_OK;
}

/*
 * Make room for `rank` sizes and strides, whose old values are lost; nothing changes on failure.
 * The block only grows, so a tensor of varying rank keeps the larger one. heap_rank tells whether
 * it is inline; pointers are not compared.
 */
static inline tn_status reserve_rank(tn_tensor *self, int64_t rank)
{
    if (TNI_LIKELY(rank <= TNI_INLINE_RANK || rank <= self->heap_rank))
        return TN_OK;
    return reserve_on_heap(self, rank);
}

tn_status tni_tensor_reserve(tn_tensor *self, int64_t rank)
{
    int64_t copy[2 * TN_MAX_DIM];
    size_t bytes = (size_t)self->rank * sizeof *copy;
    TN_TRY(check_rank(rank));
    memcpy(copy, self->sizes, bytes);
    memcpy(copy + TN_MAX_DIM, self->strides, bytes);
    TN_TRY(reserve_rank(self, rank));
    memcpy(self->sizes, copy, bytes);
    memcpy(self->strides, copy + TN_MAX_DIM, bytes);
    return TN_OK;
}

/* Copy the geometry into the room that reserve_rank made. */
static inline void fill_geometry(tn_tensor *self, int64_t rank, const int64_t *sizes,
                                 const int64_t *strides, int64_t offset)
{
    for (int64_t i = 0; i < rank; i++)
        self->sizes[i] = sizes[i];
    if (strides) {
        for (int64_t i = 0; i < rank; i++)
            self->strides[i] = strides[i];
    } else {
        tni_row_major_strides(rank, sizes, self->strides);
    }
    self->rank = (uint16_t)rank;
    self->offset = offset;
}

/*
 * Bounds are checked by the caller: operators that restride a tensor know them, and as_strided of
 * an extension has its own rules.
 */
tn_status tni_tensor_set_geometry(tn_tensor *self, int64_t rank, const int64_t *sizes,
                                  const int64_t *strides, int64_t offset)
{
    /* The arguments may be arrays in self, so they are copied before anything is overwritten. */
    int64_t copy[2 * TN_MAX_DIM];
    TN_TRY(check_rank(rank));
    for (int64_t i = 0; i < rank; i++) {
        copy[i] = sizes[i];
        copy[TN_MAX_DIM + i] = strides ? strides[i] : 0;
    }
    TN_TRY(reserve_rank(self, rank));
    fill_geometry(self, rank, copy, strides ? copy + TN_MAX_DIM : NULL, offset);
    tni_tensor_refresh(self);
    TNI_ASSERT(tni_tensor_is_valid(self));
    return TN_OK;
}

/*
 * The storage grows and never shrinks here, as was observed of PyTorch's resize_. It grows first:
 * if there is no memory for the geometry then, the tensor is unchanged on a larger storage.
 */
tn_status tni_tensor_resize(tn_tensor *self, int64_t rank, const int64_t *sizes)
{
    int64_t copy[TN_MAX_DIM];
    size_t bytes;
    TN_TRY(check_rank(rank));
    TN_TRY(tni_storage_bytes_needed(rank, sizes, NULL, self->offset, tni_dtypes[self->dtype].bytes,
                                    &bytes));
    for (int64_t i = 0; i < rank; i++)
        copy[i] = sizes[i];
    if (bytes > self->storage->bytes)
        TN_TRY(tni_storage_resize(self->storage, bytes));
    return tni_tensor_set_geometry(self, rank, copy, NULL, self->offset);
}

/*
 * The geometry comes first: if there is no memory for it, the tensor is unchanged. Nothing reads
 * through the tensor until the storage is changed, too.
 */
tn_status tni_tensor_set_storage(tn_tensor *self, tni_storage *storage, const tni_tensor_spec *spec)
{
    tni_storage *old = self->storage;
    TN_TRY(tni_tensor_set_geometry(self, spec->rank, spec->sizes, spec->strides, spec->offset));
    if (TNI_UNLIKELY(self->base != NULL))
        tni_tensor_drop_base(self);
    tni_storage_retain(storage);
    tni_storage_detach(old, self);
    self->storage = storage;
    tni_storage_attach(storage, self);
    tni_tensor_refresh(self);
    TNI_ASSERT(tni_tensor_is_valid(self));
    tni_storage_release(old);
    return TN_OK;
}

/* ---- life ---- */

static TNI_NOINLINE void drop_record(const tn_tensor *self)
{
    void (*free_record)(void *) = atomic_load(&tni_tensor_free_record);
    if (free_record != NULL)
        free_record(self->record);
}

/*
 * The storage is released last, because its deleter is foreign code. The tensor leaves the
 * storage's list before its memory is returned, so that a resize on another thread cannot find it
 * there.
 */
static inline void free_tensor(tn_tensor *self)
{
    TNI_ASSERT(tni_tensor_is_valid(self));
    if (TNI_UNLIKELY(self->record != NULL))
        drop_record(self);
    if (TNI_UNLIKELY(self->base != NULL) && tni_ref_release(&self->base->ref))
        tni_tensor_free(self->base);
    tni_storage *storage = self->storage;
    tni_storage_detach(storage, self);
    if (TNI_UNLIKELY(self->heap_rank != 0))
        tni_free(self->sizes);
    tni_pool_put(TNI_POOL_192, self);
    tni_storage_release(storage);
}

void tni_tensor_free(tn_tensor *self)
{
    free_tensor(self);
}

/*
 * The handle is freed first: freeing the tensor may run a foreign deleter, which must not find
 * anything half freed.
 */
void tni_handle_free_tensor(tni_handle *handle)
{
    tn_tensor *tensor = handle->tensor;
    tni_pool_put(TNI_POOL_16, handle);
    free_tensor(tensor);
}

tn_tensor *tn_tensor_retain(tn_tensor *self)
{
    if (self)
        tni_ref_retain(&self->ref);
    return self;
}

void tn_tensor_release(tn_tensor *self)
{
    if (self && tni_ref_release(&self->ref))
        tni_tensor_free(self);
}

/*
 * Set the keys of a new tensor. Nearly every one is strided on the CPU, not quantised, and not of
 * inference mode, which is marked later.
 */
static inline void set_keys(tn_tensor *self)
{
    if (TNI_LIKELY(self->device.type == TN_DEVICE_CPU && self->layout == TN_LAYOUT_STRIDED &&
                   !(tni_dtypes[self->dtype].traits & TNI_DTYPE_QUANTIZED)))
        self->keys = TNI_COMMON_KEYS;
    else
        tni_tensor_refresh_keys(self);
}

/*
 * Set the fields of a tensor except keys, geometry and caches. They are set one by one, because a
 * compound literal would also clear the 80 bytes of inline sizes.
 */
static inline void begin_bare(tn_tensor *self, tni_storage *storage, tn_device device,
                              tn_dtype dtype, tn_layout layout)
{
    self->ref.count = 1;
    self->dtype = (int8_t)dtype;
    self->layout = (int8_t)layout;
    self->sizes = self->dims;
    self->strides = self->dims + TNI_INLINE_RANK;
    self->storage = storage;
    self->record = NULL;
    self->device = device;
    self->heap_rank = 0;
    self->base = NULL;
    self->binding = 0;
}

static inline tn_tensor *new_bare(tni_storage *storage, tn_dtype dtype, tn_layout layout,
                                  int64_t rank)
{
    tn_tensor *self = tni_pool_get(TNI_POOL_192);
    if (TNI_UNLIKELY(!self)) {
        (void)tni_fail_memory(sizeof *self);
        return NULL;
    }
    begin_bare(self, storage, storage->device, dtype, layout);
    self->rank = 0;
    self->flags = 0;
    self->keys = 0;
    if (TNI_UNLIKELY(reserve_rank(self, rank) != TN_OK)) {
        tni_pool_put(TNI_POOL_192, self);
        return NULL;
    }
    return self;
}

/*
 * tni_tensor_new_take after its checks. The tensor enters the storage's list last: from then on a
 * resize on another thread may refresh it.
 */
static inline tn_status new_checked(tni_storage *storage, const tni_tensor_spec *spec,
                                    tn_tensor **out)
{
    tn_tensor *self = new_bare(storage, spec->dtype, spec->layout, spec->rank);
    if (TNI_UNLIKELY(!self)) {
        tni_storage_release(storage);
        return tn_last_status();
    }
    fill_geometry(self, spec->rank, spec->sizes, spec->strides, spec->offset);
    tni_tensor_refresh(self);
    set_keys(self);
    tni_storage_attach(storage, self);
    TNI_ASSERT(tni_tensor_is_valid(self) && has_own_keys(self));
    *out = self;
    return TN_OK;
}

/* The storage's reference is taken on every path, also if a check fails. */
tn_status tni_tensor_new_take(tni_storage *storage, const tni_tensor_spec *spec, tn_tensor **out)
{
    if (TNI_LIKELY(check_rank(spec->rank) == TN_OK && check_dtype(spec->dtype) == TN_OK))
        return new_checked(storage, spec, out);
    tni_storage_release(storage);
    return tn_last_status();
}

/*
 * Compute the number of elements of a usual tensor: few dimensions, none empty, row-major. False if
 * the general path must do it.
 */
static inline bool is_plain(const tni_tensor_spec *spec, int64_t *numel)
{
    int64_t count = 1;
    if (spec->rank > TNI_INLINE_RANK || spec->rank < 0 || spec->offset != 0 ||
        spec->layout != TN_LAYOUT_STRIDED || !tni_dtype_is_valid(spec->dtype))
        return false;
    for (int64_t i = spec->rank - 1; i >= 0; i--) {
        if (spec->strides != NULL && spec->strides[i] != count)
            return false;
        if (spec->sizes[i] <= 0 || __builtin_mul_overflow(count, spec->sizes[i], &count))
            return false;
    }
    *numel = count;
    return true;
}

/* Make a storage; a few bytes on the CPU need no look at the device. */
static inline tn_status new_storage(size_t bytes, tn_device device, tni_storage **out)
{
    if (TNI_LIKELY(device.type == TN_DEVICE_CPU && bytes <= TNI_STORAGE_ROOM) &&
        TNI_LIKELY((*out = tni_storage_try_small(bytes)) != NULL))
        return TN_OK;
    return tni_storage_new(bytes, device, out);
}

/* Make a tensor whose caches are known without tni_tensor_refresh. */
static inline tn_status empty_plain(tn_dtype dtype, int64_t rank, const int64_t *sizes,
                                    int64_t numel, tn_device device, tn_tensor **out)
{
    tni_storage *storage;
    TN_TRY(new_storage((size_t)numel * tni_dtypes[dtype].bytes, device, &storage));
    tn_tensor *self = new_bare(storage, dtype, TN_LAYOUT_STRIDED, 0);
    if (TNI_UNLIKELY(!self)) {
        tni_storage_release(storage);
        return tn_last_status();
    }
    int64_t stride = 1;
    for (int64_t i = rank - 1; i >= 0; i--) {
        self->dims[i] = sizes[i];
        self->dims[TNI_INLINE_RANK + i] = stride;
        stride *= sizes[i];
    }
    self->rank = (uint16_t)rank;
    self->offset = 0;
    self->numel = numel;
    self->data = storage->data; /* NULL on the meta device */
    self->flags = TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_DENSE;
    if (TNI_UNLIKELY(rank >= 4))
        self->flags |= channels_last_flags(self);
    set_keys(self);
    self->next_view = NULL;
    self->last_view = NULL;
    storage->tensors = self;
    TNI_ASSERT(tni_tensor_is_valid(self) && has_own_keys(self));
    *out = self;
    return TN_OK;
}

/* With more elements, the bytes may not fit a size_t. */
#define MOST_PLAIN (INT64_MAX / 32)

/*
 * Everything that can be refused is refused before the storage is made, because one of a wrong size
 * may take all memory.
 */
tn_status tni_tensor_empty(const tni_tensor_spec *spec, tn_device device, tn_tensor **out)
{
    int64_t numel;
    if (TNI_LIKELY(is_plain(spec, &numel)) && TNI_LIKELY(numel <= MOST_PLAIN))
        return empty_plain(spec->dtype, spec->rank, spec->sizes, numel, device, out);
    size_t bytes;
    tni_storage *storage;
    TN_TRY(check_rank(spec->rank));
    TN_TRY(check_dtype(spec->dtype));
    TN_TRY(tni_storage_bytes_needed(spec->rank, spec->sizes, spec->strides, spec->offset,
                                    tni_dtypes[spec->dtype].bytes, &bytes));
    TN_TRY(tni_storage_new(bytes, device, &storage));
    return new_checked(storage, spec, out);
}

static TNI_NOINLINE tn_status empty_like_any(const tn_tensor *like, tn_dtype dtype,
                                             const int64_t *strides, tn_tensor **out)
{
    tni_tensor_spec spec = {
        .dtype = dtype, .rank = like->rank, .sizes = like->sizes, .strides = strides};
    return tni_tensor_empty(&spec, like->device, out);
}

/* Return a tensor on a small storage if the thread's pools have both, else NULL. */
__attribute__((always_inline)) static inline tn_tensor *try_small(size_t bytes, tn_dtype dtype)
{
    tni_storage *storage = tni_storage_try_small(bytes);
    tn_tensor *self = tni_pool_try(TNI_POOL_192);
    if (TNI_LIKELY(storage != NULL && self != NULL)) {
        begin_bare(self, storage, TN_CPU, dtype, TN_LAYOUT_STRIDED);
        self->next_view = NULL;
        self->last_view = NULL;
        storage->tensors = self;
        return self;
    }
    if (storage != NULL)
        tni_pool_put(TNI_POOL_128, storage);
    if (self != NULL)
        tni_pool_put(TNI_POOL_192, self);
    return NULL;
}

/* Whether everything but the geometry of such a tensor is known. */
static inline bool is_simple(const tn_tensor *like, tn_dtype dtype, size_t bytes)
{
    return like->rank <= 3 && like->numel - 1 < TNI_STORAGE_ROOM && like->numel > 0 &&
           bytes <= TNI_STORAGE_ROOM && like->device.type == TN_DEVICE_CPU &&
           (tni_dtypes[dtype].traits & TNI_DTYPE_QUANTIZED) == 0;
}

/*
 * Fast path for small tensors of few dimensions on the CPU, where the cost of a call shows. A twin
 * has the strides of `like`, and all that follows from them.
 */
__attribute__((always_inline)) static inline tn_status
empty_like(const tn_tensor *like, tn_dtype dtype, bool is_twin, tn_tensor **out)
{
    int64_t stride = 1;
    size_t bytes = (size_t)like->numel * tni_dtypes[dtype].bytes;
    if (TNI_UNLIKELY(!is_simple(like, dtype, bytes)))
        return empty_like_any(like, dtype, is_twin ? like->strides : NULL, out);
    tn_tensor *self = try_small(bytes, dtype);
    if (TNI_UNLIKELY(self == NULL))
        return empty_like_any(like, dtype, is_twin ? like->strides : NULL, out);
    const int rank = like->rank;
    const int64_t *const sizes = like->sizes;
    const int64_t *const strides = like->strides;
    for (int i = rank - 1; i >= 0; i--) {
        self->dims[i] = sizes[i];
        self->dims[TNI_INLINE_RANK + i] = is_twin ? strides[i] : stride;
        stride *= sizes[i];
    }
    self->rank = (uint16_t)rank;
    self->offset = 0;
    self->numel = like->numel;
    self->data = self->storage->data;
    self->flags =
        is_twin ? like->flags & TNI_TENSOR_LAYOUT_FLAGS : TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_DENSE;
    self->keys = TNI_COMMON_KEYS;
    TNI_ASSERT(tni_tensor_is_valid(self) && has_own_keys(self));
    *out = self;
    return TN_OK;
}

tn_status tni_tensor_empty_like(const tn_tensor *like, tn_dtype dtype, tn_tensor **out)
{
    return empty_like(like, dtype, false, out);
}

tn_status tni_tensor_empty_twin(const tn_tensor *like, tn_dtype dtype, tn_tensor **out)
{
    return empty_like(like, dtype, true, out);
}

tn_status tni_tensor_empty_format(const tni_tensor_spec *spec, tn_memory_format format,
                                  tn_device device, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    tni_tensor_spec shaped = *spec;
    TN_TRY(check_rank(spec->rank));
    TN_TRY(tni_format_strides(format, spec->rank, spec->sizes, strides));
    bool row_major = format == TN_MEMORY_FORMAT_CONTIGUOUS || format == TN_MEMORY_FORMAT_PRESERVE;
    shaped.strides = row_major ? NULL : strides;
    return tni_tensor_empty(&shaped, device, out);
}

/*
 * Make `view` a view of self. It keeps its base alive, because what is written into it in place may
 * become part of the base's history; a view of a view has the same base. The thread's mode is
 * noted, too, because writing to a view that was made without grad mode is refused. Return the
 * flags that the view begins with.
 */
static inline uint32_t begin_view(tn_tensor *view, const tn_tensor *self)
{
    tn_tensor *base = self->base != NULL ? self->base : (tn_tensor *)(uintptr_t)self;
    TNI_ASSERT(base->base == NULL);
    tni_ref_retain(&base->ref);
    view->base = base;
    view->seen_version = tn_tensor_version(self);
    return (self->flags & TNI_TENSOR_INHERITED) | tni_view_marks;
}

/*
 * A view has the keys of its base, including the conjugate and negative bits, because it shows the
 * same elements. References are taken after the only step that can fail.
 */
__attribute__((always_inline)) static inline tn_status
view_as(const tn_tensor *self, tn_dtype dtype, int64_t rank, const int64_t *sizes,
        const int64_t *strides, int64_t offset, tn_tensor **out)
{
    TN_TRY(check_rank(rank));
    tn_tensor *view = new_bare(self->storage, dtype, (tn_layout)self->layout, rank);
    if (TNI_UNLIKELY(!view))
        return tn_last_status();
    tni_storage_retain(self->storage);
    view->flags = begin_view(view, self);
    view->keys = self->keys;
    fill_geometry(view, rank, sizes, strides, offset);
    tni_tensor_refresh(view);
    tni_storage_attach(view->storage, view);
    TNI_ASSERT(tni_tensor_is_valid(view));
    *out = view;
    return TN_OK;
}

tn_status tni_tensor_as_strided(const tn_tensor *self, int64_t rank, const int64_t *sizes,
                                const int64_t *strides, int64_t offset, tn_tensor **out)
{
    return view_as(self, (tn_dtype)self->dtype, rank, sizes, strides, offset, out);
}

tn_status tni_tensor_as_dtype(const tn_tensor *self, tn_dtype dtype, int64_t rank,
                              const int64_t *sizes, const int64_t *strides, int64_t offset,
                              tn_tensor **out)
{
    return view_as(self, dtype, rank, sizes, strides, offset, out);
}

/*
 * Unlike other views, a permutation has all elements, and is as dense as self: only row-major order
 * must be determined.
 */
tn_status tni_tensor_permute(const tn_tensor *self, const uint8_t *order, tn_tensor **out)
{
    int64_t expected = 1;
    /* A numel of INT64_MAX may be more elements than that; such a tensor is not dense. */
    bool contiguous = self->numel != INT64_MAX || (self->flags & TNI_TENSOR_DENSE) != 0;
    tn_tensor *view =
        new_bare(self->storage, (tn_dtype)self->dtype, (tn_layout)self->layout, self->rank);
    if (TNI_UNLIKELY(!view))
        return tn_last_status();
    tni_storage_retain(self->storage);
    uint32_t flags = begin_view(view, self) | (self->flags & TNI_TENSOR_DENSE);
    for (int i = self->rank - 1; i >= 0; i--) {
        int64_t size = view->sizes[i] = self->sizes[order[i]];
        int64_t stride = view->strides[i] = self->strides[order[i]];
        contiguous &= size == 1 || stride == expected;
        expected = (int64_t)((uint64_t)expected * (uint64_t)size);
    }
    view->rank = self->rank;
    view->offset = self->offset;
    view->numel = self->numel;
    view->data = self->data;
    view->keys = self->keys;
    if (contiguous || self->numel == 0)
        flags |= TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_DENSE;
    if (TNI_UNLIKELY(self->rank == 4 || self->rank == 5))
        flags |= channels_last_flags(view);
    view->flags = flags;
    tni_storage_attach(view->storage, view);
    TNI_ASSERT(tni_tensor_is_valid(view));
    *out = view;
    return TN_OK;
}

/* ---- views and autograd ---- */

void tni_tensor_drop_base(tn_tensor *self)
{
    tn_tensor *base = self->base;
    TNI_ASSERT(base != NULL);
    self->base = NULL;
    self->flags &= ~(uint32_t)TNI_TENSOR_VIEW_MARKS;
    if (self->record == NULL)
        self->flags &= ~(uint32_t)TNI_TENSOR_AUTOGRAD;
    tn_tensor_release(base);
}

tn_status tni_tensor_detach(const tn_tensor *self, tn_tensor **out)
{
    TN_TRY(tni_tensor_as_strided(self, self->rank, self->sizes, self->strides, self->offset, out));
    tni_tensor_drop_base(*out);
    return TN_OK;
}

/* ---- dimensions ---- */

/*
 * A scalar counts as having one dimension, as in PyTorch wherever dimensions are reduced, sorted or
 * concatenated. The message is PyTorch's.
 */
void tni_fail_dim(int64_t dim, int64_t count)
{
    (void)tni_fail(TN_ERR_INDEX,
                   "Dimension out of range (expected to be in range of [%lld, %lld], but got "
                   "%lld)",
                   -(long long)count, (long long)count - 1, (long long)dim);
}

tn_status tni_wrap_size_dim(int64_t dim, int64_t rank, int64_t *out)
{
    if (TNI_UNLIKELY(rank == 0))
        return tni_fail(TN_ERR_INDEX, "Dimension specified as %lld but tensor has no dimensions",
                        (long long)dim);
    return tni_wrap_dim(dim, rank, out);
}

void tni_print_sizes(tni_buffer *buffer, int64_t rank, const int64_t *sizes)
{
    tni_buffer_add(buffer, "[", 1);
    for (int64_t i = 0; i < rank; i++)
        tni_buffer_print(buffer, i ? ", %lld" : "%lld", (long long)sizes[i]);
    tni_buffer_add(buffer, "]", 1);
}

/* ---- the public API ---- */

/* Check the arguments of a public constructor that may not be NULL. */
static tn_status check_arguments(const char *function, int64_t ndim, const int64_t *sizes,
                                 tn_tensor **out)
{
    if (!out)
        return tni_fail(TN_ERR_VALUE, "%s: out must not be NULL", function);
    TN_TRY(check_rank(ndim));
    if (!sizes && ndim > 0)
        return tni_fail(TN_ERR_VALUE, "%s: sizes must not be NULL with %lld dimensions", function,
                        (long long)ndim);
    return TN_OK;
}

/*
 * Mark a tensor that a program makes in inference mode; results of operators are marked by their
 * call.
 */
static void mark_inference(tn_tensor *self)
{
    if (!tni_inference_mode())
        return;
    self->flags |= TNI_TENSOR_INFERENCE;
    tni_tensor_refresh_keys(self);
}

tn_status tn_tensor_empty(tn_dtype dtype, int64_t ndim, const int64_t *sizes,
                          const int64_t *strides, tn_device device, tn_tensor **out)
{
    TN_TRY(check_arguments("tn_tensor_empty", ndim, sizes, out));
    tni_tensor_spec spec = {dtype, TN_LAYOUT_STRIDED, ndim, sizes, strides, 0};
    TN_TRY(tni_tensor_empty(&spec, device, out));
    mark_inference(*out);
    return TN_OK;
}

/*
 * The storage is made without its deleter, so that a failure does not call it: the memory is still
 * the caller's then.
 */
tn_status tn_tensor_from_blob(void *data, tn_dtype dtype, int64_t ndim, const int64_t *sizes,
                              const int64_t *strides, int64_t offset, tn_deleter deleter,
                              void *context, tn_tensor **out)
{
    size_t bytes;
    tni_storage *storage;
    TN_TRY(check_arguments("tn_tensor_from_blob", ndim, sizes, out));
    TN_TRY(check_dtype(dtype));
    TN_TRY(tni_storage_bytes_needed(ndim, sizes, strides, offset, tni_dtypes[dtype].bytes, &bytes));
    if (!data && bytes)
        return tni_fail(TN_ERR_VALUE,
                        "tn_tensor_from_blob: data is NULL, but the tensor needs %zu bytes", bytes);
    TN_TRY(tni_storage_from_blob(data, bytes, TN_CPU, NULL, NULL, &storage));
    tni_tensor_spec spec = {dtype, TN_LAYOUT_STRIDED, ndim, sizes, strides, offset};
    TN_TRY(tni_tensor_new_take(storage, &spec, out));
    /* Nothing can fail from here on, so the memory is the tensor's. */
    storage->deleter = deleter;
    storage->context = context;
    mark_inference(*out);
    return TN_OK;
}

/* Fail for a view that reaches beyond the end of its storage, with PyTorch's message. */
static tn_status check_bounds(const tn_tensor *self, int64_t ndim, const int64_t *sizes,
                              const int64_t *strides, int64_t offset)
{
    size_t bytes;
    TN_TRY(tni_storage_bytes_needed(ndim, sizes, strides, offset, tni_dtypes[self->dtype].bytes,
                                    &bytes));
    if (bytes <= self->storage->bytes)
        return TN_OK;
    tni_buffer text = {0};
    tni_print_sizes(&text, ndim, sizes);
    if (strides) {
        tni_buffer_print(&text, ", strides ");
        tni_print_sizes(&text, ndim, strides);
    }
    tn_status status = tni_fail(TN_ERR_RUNTIME,
                                "setStorage: sizes %s, storage offset %lld, and itemsize %u "
                                "requiring a storage size of %zu are out of bounds for storage of "
                                "size %zu",
                                text.failed ? "[...]" : text.data, (long long)offset,
                                tni_dtypes[self->dtype].bytes, bytes, self->storage->bytes);
    tni_buffer_free(&text);
    return status;
}

tn_status tni_tensor_view(const tn_tensor *self, int64_t ndim, const int64_t *sizes,
                          const int64_t *strides, int64_t offset, tn_tensor **out)
{
    TN_TRY(check_rank(ndim));
    TN_TRY(check_bounds(self, ndim, sizes, strides, offset));
    return tni_tensor_as_strided(self, ndim, sizes, strides, offset, out);
}

/*
 * This is not a call of an operator, so autograd, which would not know how it was made, does not
 * see a view.
 */
tn_status tn_tensor_view(const tn_tensor *self, int64_t ndim, const int64_t *sizes,
                         const int64_t *strides, int64_t offset, tn_tensor **out)
{
    if (!self)
        return tni_fail(TN_ERR_VALUE, "tn_tensor_view: self must not be NULL");
    TN_TRY(check_arguments("tn_tensor_view", ndim, sizes, out));
    TN_TRY(tni_tensor_view(self, ndim, sizes, strides, offset, out));
    tni_tensor_drop_base(*out);
    return TN_OK;
}

/*
 * These readers are called by C programs with whatever an operator returned, so each answers for
 * the undefined tensor; the core reads the fields themselves.
 */
int64_t tn_tensor_dim(const tn_tensor *self)
{
    return self ? self->rank : 1;
}

const int64_t *tn_tensor_sizes(const tn_tensor *self)
{
    return self ? self->sizes : undefined_sizes;
}

const int64_t *tn_tensor_strides(const tn_tensor *self)
{
    return self ? self->strides : undefined_strides;
}

int64_t tn_tensor_numel(const tn_tensor *self)
{
    return self ? self->numel : 0;
}

int64_t tn_tensor_offset(const tn_tensor *self)
{
    return self ? self->offset : 0;
}

tn_dtype tn_tensor_dtype(const tn_tensor *self)
{
    return self ? (tn_dtype)self->dtype : TN_DTYPE_UNDEFINED;
}

tn_device tn_tensor_device(const tn_tensor *self)
{
    return self ? self->device : TN_CPU;
}

tn_layout tn_tensor_layout(const tn_tensor *self)
{
    return self ? (tn_layout)self->layout : TN_LAYOUT_STRIDED;
}

void *tn_tensor_data(const tn_tensor *self)
{
    return self ? tni_tensor_give_address(self) : NULL;
}

size_t tn_tensor_storage_bytes(const tn_tensor *self)
{
    return self ? self->storage->bytes : 0;
}

bool tn_tensor_shares_storage(const tn_tensor *a, const tn_tensor *b)
{
    return a && b && a->storage == b->storage;
}

bool tn_tensor_is_contiguous(const tn_tensor *self, tn_memory_format format)
{
    if (!self)
        return true;
    switch (format) {
    case TN_MEMORY_FORMAT_CONTIGUOUS:
    case TN_MEMORY_FORMAT_PRESERVE:
        return (self->flags & TNI_TENSOR_CONTIGUOUS) != 0;
    case TN_MEMORY_FORMAT_CHANNELS_LAST:
        return (self->flags & TNI_TENSOR_CHANNELS_LAST) != 0;
    case TN_MEMORY_FORMAT_CHANNELS_LAST_3D:
        return (self->flags & TNI_TENSOR_CHANNELS_LAST_3D) != 0;
    case TN_MEMORY_FORMAT_COUNT:
        break;
    }
    return false;
}

uint32_t tn_tensor_version(const tn_tensor *self)
{
    return self ? __atomic_load_n(tni_tensor_version_at(self), __ATOMIC_RELAXED) : 0;
}

void tn_tensor_count_write(tn_tensor *self)
{
    if (self)
        tni_tensor_bump_version(self);
}

uint32_t *tn_tensor_binding(tn_tensor *self)
{
    return self ? &self->binding : NULL;
}

void tn_tensor_fix_storage(tn_tensor *self)
{
    if (self)
        self->storage->resizable = false;
}
