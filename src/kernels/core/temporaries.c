/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Temporaries: where a result is computed that cannot be computed in the tensor that was given for
 * it.
 *
 *     given ──► tni_temporary_new ──► the work writes the temporary ──► tni_temporary_move
 *
 * A tensor that is given for a result may be an argument as well, so it keeps sizes, strides and
 * elements until the work has succeeded. Everything that can fail about resizing it fails in
 * tni_temporary_new. If its storage is too small, the temporary has a storage with all the bytes
 * that will be needed, from the storage's start, which the given storage takes over.
 */
#include "kernels/core/iterator.h"

/*
 * Return whether the given tensor's storage is too small, so that it takes the temporary's memory.
 */
static bool is_grown(const tn_tensor *given, const tn_tensor *temporary)
{
    return temporary->storage->bytes > given->storage->bytes;
}

/* Make a temporary with a storage that starts where that of `given` starts. */
static tn_status new_grown(const tn_tensor *given, const tni_tensor_spec *spec, size_t bytes,
                           tn_tensor **out)
{
    tni_storage *storage;
    tni_tensor_spec whole = *spec;
    if (!given->storage->resizable)
        return tni_fail(TN_ERR_RUNTIME, "Trying to resize storage that is not resizable");
    TN_TRY(tni_storage_new_movable(bytes, given->device, &storage));
    whole.offset = given->offset;
    return tni_tensor_new_take(storage, &whole, out);
}

tn_status tni_temporary_new(tn_tensor *given, const tni_tensor_spec *spec, tn_tensor **out)
{
    tni_tensor_spec own = *spec;
    size_t bytes;
    own.dtype = (tn_dtype)given->dtype;
    own.offset = 0;
    TN_TRY(tni_storage_bytes_needed(own.rank, own.sizes, own.strides, given->offset,
                                    tni_dtypes[own.dtype].bytes, &bytes));
    /* Room for the new geometry is reserved now, so that setting it later cannot fail. */
    TN_TRY(tni_tensor_reserve(given, own.rank));
    if (bytes > given->storage->bytes)
        TN_TRY(new_grown(given, &own, bytes, out));
    else
        TN_TRY(tni_tensor_empty(&own, given->device, out));
    /* Its memory becomes that of `given`, so it holds conjugates if that does. */
    (*out)->keys |= given->keys & TNI_LAZY_BITS;
    return TN_OK;
}

/*
 * Replace the memory of the given storage by the temporary's. The bytes before the tensor are kept,
 * as other views may show them.
 */
static tn_status take_storage(tn_tensor *given, const tn_tensor *temporary)
{
    size_t before = (size_t)given->offset * tni_dtypes[given->dtype].bytes;
    tni_storage *storage = given->storage;
    TNI_ASSERT(temporary->offset == given->offset && storage->resizable);
    TNI_ASSERT(before <= temporary->storage->bytes);
    /* The old storage may be too small even for the bytes before the tensor. */
    size_t kept = before < storage->bytes ? before : storage->bytes;
    if (kept > 0 && storage->data != NULL)
        memcpy(temporary->storage->data, storage->data, kept);
    TN_TRY(tni_tensor_set_geometry(given, temporary->rank, temporary->sizes, temporary->strides,
                                   given->offset));
    tni_storage_take_data(storage, temporary->storage);
    return TN_OK;
}

tn_status tni_temporary_move(tn_tensor *given, const tn_tensor *temporary)
{
    TNI_ASSERT(given->dtype == temporary->dtype);
    if (is_grown(given, temporary))
        return take_storage(given, temporary);
    TN_TRY(tni_tensor_set_geometry(given, temporary->rank, temporary->sizes, temporary->strides,
                                   given->offset));
    return tni_copy(given, temporary);
}

/* ---- overlap ---- */

/* A range of bytes of a storage. */
typedef struct span {
    int64_t begin; /* first byte */
    int64_t end;   /* one past the last byte */
} span;

/* Return the range from the first element to the last, gaps included. */
static span span_of(const tn_tensor *self)
{
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    int64_t first = tni_mul_wrapping(self->offset, bytes);
    int64_t last = self->offset;
    if (self->numel == 0)
        return (span){first, first};
    for (int64_t i = 0; i < self->rank; i++)
        last = tni_add_wrapping(last, tni_mul_wrapping(self->sizes[i] - 1, self->strides[i]));
    return (span){first, tni_mul_wrapping(tni_add_wrapping(last, 1), bytes)};
}

/* Return how far the strides smaller than that of dimension `dim` reach, in elements. */
static int64_t reach_below(const tn_tensor *self, int64_t dim)
{
    int64_t reach = 0;
    for (int64_t i = 0; i < self->rank; i++)
        if (self->sizes[i] > 1 && (self->strides[i] < self->strides[dim] ||
                                   (self->strides[i] == self->strides[dim] && i < dim)))
            reach = tni_add_wrapping(reach, tni_mul_wrapping(self->sizes[i] - 1, self->strides[i]));
    return reach;
}

bool tni_may_overlap_itself(const tn_tensor *self)
{
    if ((self->flags & TNI_TENSOR_DENSE) != 0 || self->numel < 2)
        return false;
    for (int64_t i = 0; i < self->rank; i++)
        if (self->sizes[i] > 1 && self->strides[i] <= reach_below(self, i))
            return true;
    return false;
}

/*
 * Return the greatest common divisor of `found` and the strides of all dimensions that are walked.
 */
static uint64_t common_step(const tn_tensor *self, uint64_t found)
{
    for (int64_t i = 0; i < self->rank; i++) {
        uint64_t step = self->sizes[i] > 1 ? (uint64_t)self->strides[i] : 0;
        while (step != 0) {
            uint64_t rest = found % step;
            found = step;
            step = rest;
        }
    }
    return found;
}

/*
 * Return whether no element of one tensor can be one of the other, such as x[::2] and x[1::2]: the
 * distance of their starts is no multiple of the strides' greatest common divisor.
 */
static bool are_interleaved(const tn_tensor *a, const tn_tensor *b)
{
    uint64_t step = common_step(b, common_step(a, 0));
    int64_t low = a->offset < b->offset ? a->offset : b->offset;
    int64_t high = a->offset < b->offset ? b->offset : a->offset;
    return tni_dtypes[a->dtype].bytes == tni_dtypes[b->dtype].bytes && step > 1 &&
           (uint64_t)(high - low) % step != 0;
}

bool tni_may_overlap(const tn_tensor *a, const tn_tensor *b)
{
    if (TNI_LIKELY(a->storage != b->storage) || a->numel == 0 || b->numel == 0)
        return false;
    span left = span_of(a);
    span right = span_of(b);
    return left.begin < right.end && right.begin < left.end && !are_interleaved(a, b);
}

/* Visit one tensor of an argument; stops the visit at the first that may overlap the given one. */
static bool is_apart(void *given, tn_tensor *tensor)
{
    return !tni_may_overlap(given, tensor);
}

bool tni_overlaps_inputs(tn_tensor *given, const tn_call *call, const StableIValue *args,
                         size_t first, size_t end)
{
    const tni_arg *arguments = call->signature->schema->args;
    for (size_t i = first; i < end; i++)
        if (!tni_argcode_tensors(call->signature->args[i], arguments[i].type, args[i], is_apart,
                                 given))
            return true;
    return false;
}

/* ---- delivering computed results ---- */

/* Where one result is kept until all of them are known to be deliverable. */
typedef struct prepared {
    tn_tensor *temporary; /* of a given tensor that is resized, or NULL */
    tn_tensor *apart;     /* a copy of a result that overlaps the given tensor, or NULL */
} prepared;

/* Copy a result into a temporary of the given tensor, which is resized. */
static tn_status prepare_resized(const tni_delivery *d, prepared *out)
{
    const tn_tensor *result = d->result;
    /* A resized tensor takes the result's order of dimensions, if that is dense. */
    bool keeps_order =
        !d->is_row_major && result->numel > 0 && (result->flags & TNI_TENSOR_DENSE) != 0;
    tni_tensor_spec spec = {.rank = result->rank,
                            .sizes = result->sizes,
                            .strides = keeps_order ? result->strides : NULL};
    tni_warn_resized(d->given, spec.rank, spec.sizes);
    TN_TRY(tni_temporary_new(d->given, &spec, &out->temporary));
    return tni_copy(out->temporary, result);
}

/* Return whether there is anything to write. */
static bool is_written(const tni_delivery *d)
{
    return d->result != NULL && d->result != d->given;
}

tn_status tni_check_deliverable(const tn_tensor *result, const tn_tensor *given)
{
    tn_device_type from = (tn_device_type)result->device.type;
    tn_device_type to = (tn_device_type)given->device.type;
    if (from == to)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Attempting to copy from device %s to device %s, but cross-device copies are "
                    "not allowed!",
                    tn_device_type_name(from), tn_device_type_name(to));
}

/*
 * Return whether the given tensor must be resized for this result, or is for an earlier one that
 * goes to the same tensor.
 */
static bool is_resized(const tni_delivery *deliveries, size_t index)
{
    const tn_tensor *given = deliveries[index].given;
    for (size_t i = 0; i <= index; i++) {
        const tn_tensor *result = deliveries[i].result;
        if (deliveries[i].given == given && result != NULL &&
            !tni_has_sizes(given, result->rank, result->sizes))
            return true;
    }
    return false;
}

/* First round: everything that can fail for one result. */
static tn_status prepare(const tni_delivery *deliveries, size_t index, prepared *out)
{
    const tni_delivery *d = &deliveries[index];
    const tn_tensor *result = d->result;
    if (!is_written(d))
        return TN_OK;
    TN_TRY(tni_check_deliverable(d->result, d->given));
    if (is_resized(deliveries, index))
        return prepare_resized(d, out);
    TN_TRY(tni_check_no_overlap(d->given));
    if (!tni_may_overlap(d->given, result))
        return TN_OK;
    return tni_clone(result, (tn_dtype)result->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &out->apart);
}

/* Second round: write the given tensor. */
static tn_status finish(const tni_delivery *d, const prepared *ready)
{
    if (!is_written(d))
        return TN_OK;
    if (ready->temporary != NULL)
        TN_TRY(tni_temporary_move(d->given, ready->temporary));
    else
        TN_TRY(tni_copy(d->given, ready->apart != NULL ? ready->apart : d->result));
    tni_tensor_bump_version(d->given);
    return TN_OK;
}

/* In two rounds, of which only the first can fail for a reason of the arguments. */
tn_status tni_deliver_all(const tni_delivery *deliveries, size_t count)
{
    prepared few[TNI_MOST_OUTS] = {{NULL, NULL}};
    prepared *ready = few;
    tn_status status = TN_OK;
    if (count > TN_LEN(few) && (ready = tni_calloc(count, sizeof *ready)) == NULL)
        return tni_fail_memory(count * sizeof *ready);
    for (size_t i = 0; i < count && status == TN_OK; i++)
        status = prepare(deliveries, i, &ready[i]);
    for (size_t i = 0; i < count && status == TN_OK; i++)
        status = finish(&deliveries[i], &ready[i]);
    for (size_t i = 0; i < count; i++) {
        tn_tensor_release(ready[i].temporary);
        tn_tensor_release(ready[i].apart);
    }
    if (ready != few)
        tni_free(ready);
    return status;
}
