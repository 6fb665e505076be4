/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * set_: a tensor becomes a view of another storage.
 */
#include "args/args_storage_swaps.h"
#include "kernels/core/structured.h"

/* Fail unless both are on the same device. */
static tn_status check_device(const tn_tensor *self, const tn_tensor *source)
{
    if (self->device.type == source->device.type && self->device.index == source->device.index)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "set_: the tensor and its source are on two devices");
}

TNI_TYPED(set__source_Tensor)
{
    const tn_tensor *source = in->source;
    if (in->self->dtype != source->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Could not set tensor of type %s to a tensor of type %s",
                        tni_scalar_name(source->dtype), tni_scalar_name(in->self->dtype));
    TN_TRY(check_device(in->self, source));
    tni_tensor_spec spec = {.dtype = (tn_dtype)source->dtype,
                            .rank = source->rank,
                            .sizes = source->sizes,
                            .strides = source->strides,
                            .offset = source->offset};
    TN_TRY(tni_tensor_set_storage(in->self, source->storage, &spec));
    return tni_return_same(in->self, outs);
}

/*
 * set_(source, storage_offset, size, stride): the offset counts from that of the source. The
 * storage grows to what the sizes need, if it may, and its bytes are read in self's dtype. Without
 * strides the view is row-major.
 */
TNI_TYPED(set__source_Tensor_storage_offset)
{
    tn_tensor *self = in->self;
    tni_storage *storage = in->source->storage;
    size_t bytes;
    bool has_strides = in->stride.count > 0 || in->size.count == 0;
    if (has_strides && in->stride.count != in->size.count)
        return tni_fail(TN_ERR_RUNTIME, "unequal size length (%lld) and stride length (%lld)",
                        (long long)in->size.count, (long long)in->stride.count);
    TN_TRY(check_device(self, in->source));
    tni_tensor_spec spec = {.dtype = (tn_dtype)self->dtype,
                            .rank = in->size.count,
                            .sizes = in->size.items,
                            .strides = has_strides ? in->stride.items : NULL,
                            .offset = tni_add_wrapping(in->source->offset, in->storage_offset)};
    TN_TRY(tni_storage_bytes_needed(spec.rank, spec.sizes, spec.strides, spec.offset,
                                    tni_dtypes[self->dtype].bytes, &bytes));
    if (bytes > storage->bytes)
        TN_TRY(tni_storage_resize(storage, bytes));
    TN_TRY(tni_tensor_set_storage(self, storage, &spec));
    return tni_return_same(self, outs);
}

/* set_(): a new empty storage. */
TNI_TYPED(set_)
{
    static const int64_t none = 0;
    tni_storage *storage;
    tni_tensor_spec spec = {.dtype = (tn_dtype)in->self->dtype, .rank = 1, .sizes = &none};
    TN_TRY(tni_storage_new(0, in->self->device, &storage));
    tn_status status = tni_tensor_set_storage(in->self, storage, &spec);
    tni_storage_release(storage);
    TN_TRY(status);
    return tni_return_same(in->self, outs);
}
