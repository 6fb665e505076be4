/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Scalars out of tensors (item, _local_scalar_dense), and the operators that fit nowhere else:
 * resize_, resize_as_, is_pinned.
 */
#include "kernels/core/structured.h"

static tni_callee local_scalar_op = {"aten::_local_scalar_dense", NULL};

/* Read the first element of a tensor with at least one. */
static tn_status read_first(const tn_tensor *self, tni_scalar *out)
{
    tn_tensor *first;
    if (self->numel == 1)
        return tni_read_number(self, out);
    TN_TRY(tni_tensor_as_strided(self, 0, NULL, NULL, self->offset, &first));
    tn_status status = tni_read_number(first, out);
    tn_tensor_release(first);
    return status;
}

/* Returns a new scalar, which the caller owns. */
TNI_KERNEL(_local_scalar_dense)
{
    tn_tensor *self;
    tni_scalar value;
    tni_scalar *out;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (self->numel == 0)
        return tni_fail(TN_ERR_RUNTIME, "_local_scalar_dense: Empty tensor not supported");
    TN_TRY(read_first(self, &value));
    TN_TRY(tni_scalar_new(&value, &out));
    *outs = tni_box_pointer(out);
    return TN_OK;
}

/* A composite, as in PyTorch: overrides of _local_scalar_dense are called. */
TNI_KERNEL(item)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (self->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "a Tensor with %lld elements cannot be converted to Scalar",
                        (long long)self->numel);
    return tni_callee_call(&local_scalar_op, args, outs);
}

/* Always false: without a device there is nothing to pin memory for. */
TNI_KERNEL(is_pinned)
{
    (void)call;
    (void)args;
    *outs = 0;
    return TN_OK;
}

/*
 * Resize self and return it. The storage grows if needed and never shrinks. If the sizes are right
 * already, the strides stay as they are, unless a format is given (`format` not NULL).
 */
static tn_status resize(tn_tensor *self, tni_ints size, const int *format, StableIValue *outs)
{
    int64_t strides[TN_MAX_DIM];
    bool is_same = tni_has_sizes(self, size.count, size.items);
    bool is_ordered = format != NULL && *format != TN_MEMORY_FORMAT_CONTIGUOUS;
    if (is_ordered)
        TN_TRY(tni_format_strides((tn_memory_format)*format, size.count, size.items, strides));
    if (!is_same || format != NULL)
        TN_TRY(tni_tensor_resize(self, size.count, size.items));
    if (is_ordered)
        TN_TRY(tni_tensor_set_geometry(self, size.count, size.items, strides, self->offset));
    return tni_return_same(self, outs);
}

TNI_KERNEL(resize_)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    int format = tni_arg_code(args[2], TN_MEMORY_FORMAT_CONTIGUOUS);
    if (format == TN_MEMORY_FORMAT_PRESERVE)
        return tni_fail(TN_ERR_RUNTIME, "Unsupported memory formatPreserve");
    return resize(self, tni_arg_ints(args[1]), args[2] != 0 ? &format : NULL, outs);
}

/* With Preserve, self takes the format that the other tensor is in. */
TNI_KERNEL(resize_as_)
{
    tn_tensor *self;
    tn_tensor *other;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &other));
    int format = tni_arg_code(args[2], TN_MEMORY_FORMAT_CONTIGUOUS);
    if (format == TN_MEMORY_FORMAT_PRESERVE)
        format = (int)tni_suggested_format(other);
    int64_t sizes[TN_MAX_DIM];
    /* Copied, since the other tensor may be self. */
    memcpy(sizes, other->sizes, (size_t)other->rank * sizeof *sizes);
    return resize(self, (tni_ints){sizes, other->rank}, args[2] != 0 ? &format : NULL, outs);
}
