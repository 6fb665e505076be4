/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tensor: storages, tensors and the handles that name them.
 *
 *     AtenTensorHandle ─► handle ─► tn_tensor {sizes, strides, offset, data} ─► tni_storage ─► data
 *
 * A handle is a 16-byte name for a counted tensor: the ABI can make a handle name another tensor
 * (assign_tensors), so the handle cannot be the tensor itself. A handle that names NULL is the
 * undefined tensor. A tensor is one allocation (with sizes and strides, if its rank is small), a
 * storage another (with its data, if that is small). Handles, tensors and small storages come from
 * per-thread pools, and any thread can return them.
 *
 * Invariants: see tni_handle_is_valid, tni_tensor_is_valid and tni_storage_is_valid. `data`,
 * `numel` and the contiguity flags are caches: code that changes sizes, strides or offset calls
 * tni_tensor_refresh. A storage knows its tensors, because its data may move under views that
 * others made; tni_storage_resize refreshes them all.
 */
#ifndef TENON_TENSOR_CORE_H
#define TENON_TENSOR_CORE_H

#include "base/base.h"
#include "base/pool.h"
#include <tenon/experimental/backend.h>
#include <tenon/tensor.h>

typedef uint64_t StableIValue;

/* Dispatch keys as one word; its layout is in keyset_bits.h. */
typedef uint64_t tni_keyset;

/* Contiguity and state of a tensor, one bit each. */
enum {
    TNI_TENSOR_CONTIGUOUS = 1 << 0,       /* row-major without gaps */
    TNI_TENSOR_CHANNELS_LAST = 1 << 1,    /* rank 4, NHWC strides */
    TNI_TENSOR_CHANNELS_LAST_3D = 1 << 2, /* rank 5, NDHWC strides */
    TNI_TENSOR_DENSE = 1 << 3,            /* some permutation of row-major, no overlap, no gaps */
    TNI_TENSOR_REQUIRES_GRAD = 1 << 4,    /* a leaf whose gradient is wanted */
    TNI_TENSOR_WRAPPED_NUMBER = 1 << 5,   /* a number as a tensor, which counts less in promotion */
    TNI_TENSOR_INFERENCE = 1 << 6,        /* made in inference mode */
    TNI_TENSOR_AUTOGRAD = 1 << 7,         /* it or its base has a record: calls ask autograd */
    TNI_TENSOR_NO_GRAD_VIEW = 1 << 8,     /* a view that was made while grad mode was off */
    TNI_TENSOR_INFERENCE_VIEW = 1 << 9,   /* a view that was made in inference mode */
    TNI_TENSOR_MULTI_VIEW = 1 << 10,      /* one of several views that one call returned */
    TNI_TENSOR_FUNCTION_VIEW = 1 << 11,   /* a view that a custom function returned */
    TNI_TENSOR_OWN_VERSION = 1 << 12, /* it and its views have a counter of their own: `.data` */
    TNI_TENSOR_KEEPS_FORMS = 1 << 13, /* its storage keeps packed forms (packed_forms.h) */
    TNI_TENSOR_CONSTANT = 1 << 14     /* nobody writes at its address (packed_forms.h) */
};

/* What a view inherits from the tensor that it was made from, besides its keys. */
#define TNI_TENSOR_VIEW_MARKS                                                                      \
    (TNI_TENSOR_NO_GRAD_VIEW | TNI_TENSOR_INFERENCE_VIEW | TNI_TENSOR_MULTI_VIEW |                 \
     TNI_TENSOR_FUNCTION_VIEW)
#define TNI_TENSOR_INHERITED                                                                       \
    (TNI_TENSOR_INFERENCE | TNI_TENSOR_AUTOGRAD | TNI_TENSOR_VIEW_MARKS | TNI_TENSOR_OWN_VERSION | \
     TNI_TENSOR_KEEPS_FORMS)

/*
 * The thread's modes, as the marks that a view made now gets: NO_GRAD_VIEW while grad mode is off,
 * INFERENCE_VIEW in inference mode. A thread begins with zero: grad mode is on.
 */
extern TNI_THREAD_LOCAL uint32_t tni_view_marks;

static inline bool tni_grad_mode(void)
{
    return TNI_LIKELY((tni_view_marks & TNI_TENSOR_NO_GRAD_VIEW) == 0);
}

static inline bool tni_inference_mode(void)
{
    return TNI_UNLIKELY((tni_view_marks & TNI_TENSOR_INFERENCE_VIEW) != 0);
}
#define TNI_TENSOR_LAYOUT_FLAGS                                                                    \
    (TNI_TENSOR_CONTIGUOUS | TNI_TENSOR_CHANNELS_LAST | TNI_TENSOR_CHANNELS_LAST_3D |              \
     TNI_TENSOR_DENSE)

/* Up to this rank, sizes and strides are inside the tensor. */
#define TNI_INLINE_RANK 5

/* Counted bytes on a device. */
typedef struct tni_storage {
    tni_ref ref;        /* tensors that use it */
    uint32_t version;   /* in-place writes so far; shared by all views */
    void *data;         /* first byte; NULL without bytes or on the meta device */
    size_t bytes;       /* size of data; on the meta device the size that it would have */
    tn_deleter deleter; /* frees data of a blob; NULL for memory of the allocator */
    void *context;      /* passed to the deleter; of other homes, as they say */
    tn_device device;   /* the device, also when data is NULL */
    bool resizable;     /* resize_ may replace data; false for blobs */
    uint8_t home;       /* which pool or allocator the memory is from; private to storage.c */
    struct tn_tensor *tensors;    /* the tensors that use it, linked by next_view */
    struct tni_kept_forms *forms; /* what packed_forms.h keeps of it; NULL: nothing */
} tni_storage;

/*
 * Elements in memory, as loops, lines and reductions see them: part of every tensor, and of
 * anything else that has a dtype, sizes and strides. Borrowed: nothing is counted.
 */
typedef struct tni_strided {
    void *data;             /* the first element; NULL without elements or on meta */
    int64_t numel;          /* product of the sizes */
    const int64_t *sizes;   /* `rank` sizes */
    const int64_t *strides; /* `rank` strides in elements; negative only outside of tensors */
    uint32_t flags;         /* TNI_TENSOR_LAYOUT_FLAGS that are known; 0 is always right */
    uint16_t rank;          /* number of dimensions */
    int8_t dtype;           /* a tn_dtype */
} tni_strided;

/* A counted view of a storage. */
struct tn_tensor {
    tni_ref ref;        /* handles and C references */
    tn_device device;   /* the storage's device, cached */
    uint16_t heap_rank; /* rank that a separate block of sizes has room for; 0: inline */
    union {
        struct {
            void *data;       /* cached address of the first element; NULL as in tni_strided */
            int64_t numel;    /* cached product of the sizes */
            int64_t *sizes;   /* `rank` sizes, in `dims` or in a separate block */
            int64_t *strides; /* `rank` strides, in the same memory as the sizes */
            uint32_t flags;   /* TNI_TENSOR_… */
            uint16_t rank;    /* number of dimensions */
            int8_t dtype;     /* a tn_dtype */
            int8_t layout;    /* a tn_layout */
        };
        tni_strided strided; /* the same members (tni_strided_of) */
    };
    int64_t offset;       /* elements from the storage's start */
    tni_keyset keys;      /* dispatch keys */
    tni_storage *storage; /* never NULL */
    void *record;         /* autograd's, NULL until one is needed */
    tn_tensor *next_view; /* next tensor of the storage; private to storage.c */
    tn_tensor *last_view; /* previous tensor of the storage, NULL for the first */
    tn_tensor *base; /* the tensor that it is a view of, counted, never a view itself; or NULL */
    union {
        uint32_t seen_version; /* of a view: the version of its history */
        uint32_t own_version;  /* of others with TNI_TENSOR_OWN_VERSION: their version */
    };
    uint32_t binding;                  /* for a language binding (tn_tensor_binding); 0 at first */
    int64_t dims[2 * TNI_INLINE_RANK]; /* inline sizes, then strides at dims + TNI_INLINE_RANK */
};

#define TNI_SAME_PLACE(field)                                                                      \
    _Static_assert(offsetof(tn_tensor, field) == offsetof(tn_tensor, strided.field),               \
                   "one field under two names")
TNI_SAME_PLACE(data);
TNI_SAME_PLACE(numel);
TNI_SAME_PLACE(sizes);
TNI_SAME_PLACE(strides);
TNI_SAME_PLACE(flags);
TNI_SAME_PLACE(rank);
TNI_SAME_PLACE(dtype);
#undef TNI_SAME_PLACE

/* Return the elements of a tensor, valid until its geometry or storage changes. */
static inline const tni_strided *tni_strided_of(const tn_tensor *tensor)
{
    return &tensor->strided;
}

/* Return elements that begin at `data`; nothing else is known of their layout. */
static inline tni_strided tni_strided_at(tn_dtype dtype, const void *data, int64_t rank,
                                         const int64_t *sizes, const int64_t *strides)
{
    uint64_t numel = 1;
    for (int64_t i = 0; i < rank; i++)
        numel *= (uint64_t)sizes[i];
    return (tni_strided){.data = (void *)(uintptr_t)data,
                         .numel = (int64_t)numel,
                         .sizes = sizes,
                         .strides = strides,
                         .rank = (uint16_t)rank,
                         .dtype = (int8_t)dtype};
}

/* What an AtenTensorHandle points to. May live on a caller's stack while it is only borrowed. */
struct AtenTensorOpaque {
    tn_tensor *tensor; /* the tensor that it names; NULL: undefined; counted if pooled */
    struct AtenTensorOpaque *next; /* link of the free list while the handle is free */
};
typedef struct AtenTensorOpaque tni_handle;

/*
 * ---- handles ----
 *
 * The shortest functions of the core, and called more often than any other: they are inline, so
 * that a shim or a call is one function without a frame, and what they rarely need is not.
 */

/* The rare parts: the thread's pool is empty; the reference was the last one. */
TNI_NOINLINE tn_status tni_handle_new_slowly(tn_tensor *tensor, tni_handle **out);
TNI_NOINLINE void tni_handle_free_tensor(tni_handle *handle);

/*
 * Make a handle that names `tensor` (NULL: undefined), whose reference is taken, also on failure.
 */
TN_NODISCARD static inline tn_status tni_handle_new_take(tn_tensor *tensor, tni_handle **out)
{
    tni_handle *handle = tni_pool_try(TNI_POOL_16);
    if (TNI_UNLIKELY(!handle))
        return tni_handle_new_slowly(tensor, out);
    handle->tensor = tensor;
    *out = handle;
    return TN_OK;
}

/* Make another handle to the tensor that `handle` names. */
TN_NODISCARD static inline tn_status tni_handle_dup(const tni_handle *handle, tni_handle **out)
{
    tn_tensor *tensor = handle->tensor;
    if (TNI_LIKELY(tensor != NULL))
        tni_ref_retain(&tensor->ref);
    return tni_handle_new_take(tensor, out);
}

/* Free the handle and release its reference; NULL is legal. */
static inline void tni_handle_free(tni_handle *handle)
{
    if (TNI_UNLIKELY(!handle))
        return;
    tn_tensor *tensor = handle->tensor;
    if (TNI_LIKELY(tensor != NULL) && tni_ref_release(&tensor->ref))
        tni_handle_free_tensor(handle);
    else
        tni_pool_put(TNI_POOL_16, handle);
}

/*
 * Free an owned handle and return its tensor, whose reference becomes the caller's. NULL for NULL
 * and for an undefined tensor.
 */
static inline tn_tensor *tni_handle_take_tensor(tni_handle *handle)
{
    if (TNI_UNLIKELY(!handle))
        return NULL;
    tn_tensor *tensor = handle->tensor;
    tni_pool_put(TNI_POOL_16, handle);
    return tensor;
}

/* Whether a handle is at a possible address and names no tensor, or a valid one. */
bool tni_handle_is_valid(const tni_handle *handle);

/* Return the tensor of a boxed Tensor; NULL if undefined. */
static inline tn_tensor *tni_boxed_tensor(StableIValue value)
{
    TNI_ASSERT(value != 0 && value % _Alignof(tni_handle) == 0);
    return ((const tni_handle *)(uintptr_t)value)->tensor;
}

/* ---- storages ---- */

/* Make a storage of `bytes` undefined bytes (cpu: 64-byte aligned; meta: without data). */
tn_status tni_storage_new(size_t bytes, tn_device device, tni_storage **out) TN_NODISCARD;

/* Make a storage over memory that `deleter` frees; it may be NULL. On failure it is not called. */
tn_status tni_storage_from_blob(void *data, size_t bytes, tn_device device, tn_deleter deleter,
                                void *context, tni_storage **out) TN_NODISCARD;

static inline tni_storage *tni_storage_retain(tni_storage *storage)
{
    tni_ref_retain(&storage->ref);
    return storage;
}

/*
 * The record of a storage and the elements of a small tensor share one pool object: up to
 * TNI_STORAGE_ROOM bytes of data are TNI_STORAGE_RECORD bytes after its start.
 */
#define TNI_STORAGE_RECORD 64
#define TNI_STORAGE_ROOM   64
_Static_assert(sizeof(tni_storage) <= TNI_STORAGE_RECORD, "elements begin behind the record");

/*
 * Values of a storage's `home`: where its data is. Others are TNI_HOME_BLOCK plus a class of
 * blocks.
 */
enum {
    TNI_HOME_NOWHERE,
    TNI_HOME_INLINE,
    TNI_HOME_BLOB,
    TNI_HOME_DEVICE,
    TNI_HOME_EXTENT, /* `context` is the tni_extent */
    TNI_HOME_BLOCK
};

/*
 * As tni_storage_new on the CPU for 1 to TNI_STORAGE_ROOM bytes, if the thread's pool has an
 * object; else NULL, and the caller uses tni_storage_new. The caller sets its first tensor.
 */
static inline tni_storage *tni_storage_try_small(size_t bytes)
{
    tni_storage *storage = tni_pool_try(TNI_POOL_128);
    if (TNI_UNLIKELY(storage == NULL))
        return NULL;
    TNI_ASSERT(bytes >= 1 && bytes <= TNI_STORAGE_ROOM);
    storage->ref.count = 1;
    storage->version = 0;
    storage->data = (char *)storage + TNI_STORAGE_RECORD;
    storage->bytes = bytes;
    storage->deleter = NULL;
    storage->context = NULL;
    storage->device = TN_CPU;
    storage->resizable = true;
    storage->home = TNI_HOME_INLINE;
    storage->forms = NULL;
    return storage;
}

/*
 * Whether the record agrees with its home: where the data is, how much it may be, who frees it, and
 * on what devices. The list of tensors is not checked.
 */
bool tni_storage_is_valid(const tni_storage *storage);

/* Free a storage whose last reference was released and whose data is not in its pool object. */
TNI_NOINLINE void tni_storage_free(tni_storage *storage);

/* Release one reference; NULL is legal. */
static inline void tni_storage_release(tni_storage *storage)
{
    if (TNI_UNLIKELY(storage == NULL))
        return;
    TNI_ASSERT(tni_storage_is_valid(storage));
    if (!tni_ref_release(&storage->ref))
        return;
    if (TNI_LIKELY(storage->home <= TNI_HOME_INLINE))
        tni_pool_put(TNI_POOL_128, storage);
    else
        tni_storage_free(storage);
}

/*
 * Resize the data of a resizable storage to `bytes`, keeping the common prefix, and refresh all of
 * its tensors. TN_ERR_RUNTIME for a blob.
 */
tn_status tni_storage_resize(tni_storage *storage, size_t bytes) TN_NODISCARD;

/* As tni_storage_new, with data that another storage of the same device can take over. */
tn_status tni_storage_new_movable(size_t bytes, tn_device device, tni_storage **out) TN_NODISCARD;

/*
 * Replace the data of a resizable storage by that of `from`, which tni_storage_new_movable made and
 * which has none afterwards; refresh all tensors of both. Cannot fail.
 */
void tni_storage_take_data(tni_storage *self, tni_storage *from);

/*
 * Add or remove a tensor in the storage's list; private to tensor.c. The tensor holds its reference
 * to the storage during the call; if that is the only one, nobody else is in the list.
 */
void tni_storage_attach_shared(tni_storage *storage, tn_tensor *tensor);
void tni_storage_detach_shared(tni_storage *storage, tn_tensor *tensor);

static inline bool tni_storage_is_sole(const tni_storage *storage)
{
    return __atomic_load_n(&storage->ref.count, __ATOMIC_ACQUIRE) == 1;
}

/* New tensors go to the front: the order has no meaning, and the end would have to be found. */
static inline void tni_storage_link(tni_storage *storage, tn_tensor *tensor)
{
    tensor->last_view = NULL;
    tensor->next_view = storage->tensors;
    TNI_ASSERT(tensor != storage->tensors);
    if (storage->tensors)
        storage->tensors->last_view = tensor;
    storage->tensors = tensor;
}

/* Whether the links around a tensor in the list agree; with the lock of the list. */
static inline bool tni_storage_has(const tni_storage *storage, const tn_tensor *tensor)
{
    const tn_tensor *before = tensor->last_view, *after = tensor->next_view;
    return (before != NULL ? before->next_view : storage->tensors) == tensor &&
           (after == NULL || after->last_view == tensor);
}

/* The list is doubly linked, so this is O(1): the weight of a model may have thousands of views. */
static inline void tni_storage_unlink(tni_storage *storage, tn_tensor *tensor)
{
    TNI_ASSERT(tni_storage_has(storage, tensor));
    if (tensor->next_view)
        tensor->next_view->last_view = tensor->last_view;
    if (tensor->last_view)
        tensor->last_view->next_view = tensor->next_view;
    else
        storage->tensors = tensor->next_view;
}

static inline void tni_storage_attach(tni_storage *storage, tn_tensor *tensor)
{
    if (tni_storage_is_sole(storage)) {
        tensor->next_view = NULL;
        tensor->last_view = NULL;
        storage->tensors = tensor;
    } else if (TNI_LIKELY(TNI_SINGLE_THREADED)) {
        tni_storage_link(storage, tensor);
    } else {
        tni_storage_attach_shared(storage, tensor);
    }
}

static inline void tni_storage_detach(tni_storage *storage, tn_tensor *tensor)
{
    if (tni_storage_is_sole(storage))
        return;
    if (TNI_LIKELY(TNI_SINGLE_THREADED))
        tni_storage_unlink(storage, tensor);
    else
        tni_storage_detach_shared(storage, tensor);
}

/* Return cached blocks to the system: large data, not the pools of small objects. */
void tni_storage_trim(void);

/*
 * Compute the bytes that a view needs from the storage's start: 0 without elements; strides NULL is
 * row-major. TN_ERR_RUNTIME if a size, a stride or the offset is negative or the result overflows.
 */
tn_status tni_storage_bytes_needed(int64_t rank, const int64_t *sizes, const int64_t *strides,
                                   int64_t offset, size_t item_bytes, size_t *out) TN_NODISCARD;

/* ---- tensors ---- */

/* The geometry and dtype of a new tensor; strides NULL means row-major. */
typedef struct tni_tensor_spec {
    tn_dtype dtype;         /* element type */
    tn_layout layout;       /* strided unless a blob says otherwise */
    int64_t rank;           /* number of sizes */
    const int64_t *sizes;   /* borrowed */
    const int64_t *strides; /* borrowed, or NULL */
    int64_t offset;         /* elements from the storage's start */
} tni_tensor_spec;

/* Make a tensor on `storage`, whose reference is taken, also on failure. Bounds are not checked. */
tn_status tni_tensor_new_take(tni_storage *storage, const tni_tensor_spec *spec,
                              tn_tensor **out) TN_NODISCARD;

/*
 * Whether a defined tensor is consistent: it has a storage, whose device it repeats; rank, dtype,
 * layout and keys exist; sizes and strides are inline or in its own block; if it has elements, no
 * size is negative, nor a stride that is used; its caches (data, numel, flags) are what computing
 * them again would give; it is not a view of a view, and only views have the marks of views.
 * References and the storage's list are not checked, nor whether the elements are within the
 * storage, which as_strided and resize_ do not guarantee.
 */
bool tni_tensor_is_valid(const tn_tensor *self);

/* Free a tensor whose last reference was released; callers use tn_tensor_release. */
TNI_NOINLINE void tni_tensor_free(tn_tensor *self);

/* Make a tensor with undefined elements on cpu or meta, row-major unless strides are given. */
tn_status tni_tensor_empty(const tni_tensor_spec *spec, tn_device device,
                           tn_tensor **out) TN_NODISCARD;

/*
 * The same with the sizes of `like`, a row-major tensor, and on its device: the sizes are known to
 * be valid, and so is their product.
 */
tn_status tni_tensor_empty_like(const tn_tensor *like, tn_dtype dtype,
                                tn_tensor **out) TN_NODISCARD;

/* The same, also with the strides of `like`, which must be dense. */
tn_status tni_tensor_empty_twin(const tn_tensor *like, tn_dtype dtype,
                                tn_tensor **out) TN_NODISCARD;

/* As tni_tensor_empty with the strides of `format` (PRESERVE is CONTIGUOUS here). */
tn_status tni_tensor_empty_format(const tni_tensor_spec *spec, tn_memory_format format,
                                  tn_device device, tn_tensor **out) TN_NODISCARD;

/*
 * Make a view of self's storage with another geometry and self's dtype and keys; the offset is
 * absolute. Its base is self, or self's base: what is written into it may concern the base's
 * gradient.
 */
tn_status tni_tensor_as_strided(const tn_tensor *self, int64_t rank, const int64_t *sizes,
                                const int64_t *strides, int64_t offset,
                                tn_tensor **out) TN_NODISCARD;

/*
 * The same, but reading the bytes as another dtype; sizes, strides and offset count its elements.
 */
tn_status tni_tensor_as_dtype(const tn_tensor *self, tn_dtype dtype, int64_t rank,
                              const int64_t *sizes, const int64_t *strides, int64_t offset,
                              tn_tensor **out) TN_NODISCARD;

/* Make a view whose dimension i is self's dimension order[i]; order is a permutation. */
tn_status tni_tensor_permute(const tn_tensor *self, const uint8_t *order,
                             tn_tensor **out) TN_NODISCARD;

/* tni_tensor_as_strided that fails with TN_ERR_RUNTIME if the view reaches beyond the storage. */
tn_status tni_tensor_view(const tn_tensor *self, int64_t ndim, const int64_t *sizes,
                          const int64_t *strides, int64_t offset, tn_tensor **out) TN_NODISCARD;

/*
 * Make a tensor with the same elements that is not connected with `self` for autograd, and is not a
 * view of it.
 */
tn_status tni_tensor_detach(const tn_tensor *self, tn_tensor **out) TN_NODISCARD;

/* Turn a view into a tensor of its own for autograd; nothing else changes. */
void tni_tensor_drop_base(tn_tensor *self);

/* Mark all existing views of `base` with TNI_TENSOR_AUTOGRAD. */
void tni_storage_mark_views(const tn_tensor *base);

/* Replace the sizes (and strides; NULL is row-major) of `self` in place, not its storage. */
tn_status tni_tensor_set_geometry(tn_tensor *self, int64_t rank, const int64_t *sizes,
                                  const int64_t *strides, int64_t offset) TN_NODISCARD;

/* Make room for the geometry of `rank` dimensions, so that setting one cannot fail. */
tn_status tni_tensor_reserve(tn_tensor *self, int64_t rank) TN_NODISCARD;

/*
 * As tni_tensor_set_geometry, on another storage of the same device, which is retained; the dtype
 * stays.
 */
tn_status tni_tensor_set_storage(tn_tensor *self, tni_storage *storage,
                                 const tni_tensor_spec *spec) TN_NODISCARD;

/* resize_: set a row-major geometry, and grow the storage if it is too small. */
tn_status tni_tensor_resize(tn_tensor *self, int64_t rank, const int64_t *sizes) TN_NODISCARD;

/*
 * Called when a tensor that has a record is freed; set by autograd before the first record is made.
 */
extern void (*_Atomic tni_tensor_free_record)(void *record);

/* Recompute data, numel and the layout flags from sizes, strides, offset and storage. */
void tni_tensor_refresh(tn_tensor *self);

/* Recompute the dispatch keys from device, layout, dtype and state. */
void tni_tensor_refresh_keys(tn_tensor *self);

/* Return the address of a tensor's version: nearly always in its storage. */
static inline uint32_t *tni_tensor_version_at(const tn_tensor *self)
{
    TNI_ASSERT(self->storage != NULL);
    if (TNI_LIKELY((self->flags & TNI_TENSOR_OWN_VERSION) == 0))
        return &self->storage->version;
    return self->base != NULL ? &self->base->own_version
                              : (uint32_t *)(uintptr_t)&self->own_version;
}

/* Keep no packed forms of this storage any more: its bytes may change unseen (packed_forms.c). */
TNI_COLD void tni_forms_expose(const tn_tensor *tensor);

/* Count one in-place write. A count of its own does not tell the storage's packed forms. */
static inline void tni_tensor_bump_version(tn_tensor *self)
{
    const uint32_t unseen = TNI_TENSOR_OWN_VERSION | TNI_TENSOR_KEEPS_FORMS;
    uint32_t *version = tni_tensor_version_at(self);
    if (TNI_UNLIKELY((self->flags & unseen) == unseen))
        tni_forms_expose(self);
    if (TNI_LIKELY(TNI_SINGLE_THREADED))
        ++*version;
    else
        __atomic_fetch_add(version, 1, __ATOMIC_RELAXED);
}

/*
 * Wrap a dimension of a tensor of rank `rank`: a negative one counts from the end, and rank 0
 * allows -1 and 0. TN_ERR_INDEX if it is out of range. tni_wrap_size_dim is for size and stride,
 * for which a tensor without dimensions has no dimension at all.
 */
TNI_COLD void tni_fail_dim(int64_t dim, int64_t count);
TN_NODISCARD static inline tn_status tni_wrap_dim(int64_t dim, int64_t rank, int64_t *out)
{
    int64_t count = rank > 0 ? rank : 1;
    if (TNI_UNLIKELY(dim < -count || dim >= count)) {
        tni_fail_dim(dim, count);
        return TN_ERR_INDEX; /* here, so that the compiler knows that it fails */
    }
    *out = dim < 0 ? dim + count : dim;
    return TN_OK;
}
tn_status tni_wrap_size_dim(int64_t dim, int64_t rank, int64_t *out) TN_NODISCARD;

/* Append "[2, 3]", for messages. */
void tni_print_sizes(tni_buffer *buffer, int64_t rank, const int64_t *sizes);

/* ---- memory formats ---- */

/*
 * Compute the strides of `format` for `sizes`; TN_ERR_RUNTIME if the rank does not fit the format.
 */
tn_status tni_format_strides(tn_memory_format format, int64_t rank, const int64_t *sizes,
                             int64_t *strides) TN_NODISCARD;

/* Compute row-major strides for `sizes`, where a size 0 counts as 1. */
void tni_row_major_strides(int64_t rank, const int64_t *sizes, int64_t *strides);

/*
 * Compute the strides that preserve_format gives a copy of `self`: its own if it is dense, else
 * dense ones in the same order.
 */
void tni_preserved_strides(const tn_tensor *self, int64_t *strides);

/* ---- dtypes ---- */

enum {
    TNI_DTYPE_FLOATING = 1 << 0,  /* f16 bf16 f32 f64 and the float8, float4 types */
    TNI_DTYPE_COMPLEX = 1 << 1,   /* c32 c64 c128 */
    TNI_DTYPE_INTEGRAL = 1 << 2,  /* signed and unsigned integers of 8 to 64 bits, not bool */
    TNI_DTYPE_SIGNED = 1 << 3,    /* has negative values */
    TNI_DTYPE_QUANTIZED = 1 << 4, /* qint and quint types */
    TNI_DTYPE_BITS = 1 << 5       /* bits and sub-byte types: moved, never computed with */
};

/* One entry per dtype, indexed by its number; entry 46 is the undefined dtype. */
typedef struct tni_dtype_spec {
    const char *torch_name;  /* "float32" */
    const char *scalar_name; /* "Float" */
    uint8_t bytes;           /* per element */
    uint8_t traits;          /* TNI_DTYPE_… */
} tni_dtype_spec;
extern const tni_dtype_spec tni_dtypes[TN_DTYPE_COUNT + 1];

static inline bool tni_dtype_is_valid(int64_t dtype)
{
    return dtype >= 0 && dtype < TN_DTYPE_COUNT;
}

/* Return "Float" for a valid number, "Undefined" for 46, and "?" for anything else. */
const char *tni_scalar_name(int64_t dtype);

/*
 * Return the dtype of real numbers where none is named; tn_set_default_dtype may change it at any
 * time.
 */
tn_dtype tni_default_dtype(void);

/* ---- devices ---- */

/*
 * Parse "cpu" or "cuda:1", with PyTorch's messages. *index is -1 without an index; it may exceed
 * the int8 of a tn_device (where PyTorch wraps it), but not int32.
 */
tn_status tni_device_parse(const char *text, size_t length, tn_device_type *type,
                           int32_t *index) TN_NODISCARD;

/* Append "cpu" or "cuda:1", for messages. */
void tni_print_device(tni_buffer *buffer, tn_device device);

/* Fail because memory was asked for on a device without a backend. */
TNI_COLD tn_status tni_device_fail(tn_device device);

/* Return the bit of a device type's backend in key sets; 0 for a type without one. */
tni_keyset tni_device_keys(tn_device_type type);

/* ---- backends ---- */

/* Return the backend of a device type, which is never freed; NULL for none. */
const tn_backend *tni_backend_of(tn_device_type type);

/*
 * Return the backend with the lowest device type, which is the accelerator of PyTorch's ABI; NULL
 * for none.
 */
const tn_backend *tni_backend_any(tn_device_type *type);

/* Return the index of a device in *out: for -1 that of the current one. */
tn_status tni_backend_index(const tn_backend *backend, int8_t index, int8_t *out) TN_NODISCARD;

#endif
