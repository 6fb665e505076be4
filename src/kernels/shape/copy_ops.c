/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that move elements without changing them: fill, copy, clone, to, contiguous.
 *
 * The conversion of elements is in cast.c and the order in which they are visited in loop.c; here
 * is what an operator promises about aliasing: when the result is the argument itself, and when it
 * must not be.
 */
#include "kernels/core/iterator.h"

/* The version is counted after the elements were written and only if they were. */
TNI_KERNEL(fill__Scalar)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_fill(self, tni_arg_scalar(args[1])));
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

TNI_KERNEL(fill__Tensor)
{
    tn_tensor *self;
    tn_tensor *value;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &value));
    if (value->rank != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "fill_ only supports 0-dimension value tensor but got tensor with %d "
                        "dimensions.",
                        value->rank);
    TN_TRY(tni_copy(self, value));
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

TNI_KERNEL(zero_)
{
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_fill(self, &zero));
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

/*
 * Whether the two may touch the same bytes in different positions: all but the very same elements
 * in one storage count as that, because telling more costs more than a copy.
 */
static bool overlaps(const tn_tensor *a, const tn_tensor *b)
{
    if (a->storage != b->storage)
        return false;
    bool is_same = a->data == b->data && a->dtype == b->dtype && a->rank == b->rank;
    return !is_same || memcmp(a->strides, b->strides, a->rank * sizeof(int64_t)) != 0;
}

/* What a backend has no kernel for: it registers copy_ for its key to serve these. */
static TNI_COLD tn_status fail_on_device(const tn_tensor *self, const tn_tensor *src)
{
    return tni_fail(
        TN_ERR_NOT_IMPLEMENTED,
        "aten::copy_: there is no kernel to copy from %s to %s; a backend registers one",
        tn_device_type_name((tn_device_type)src->device.type),
        tn_device_type_name((tn_device_type)self->device.type));
}

tn_status tni_check_copies_to(const tn_tensor *from, int64_t rank, const int64_t *sizes)
{
    int64_t common_rank;
    int64_t common[TN_MAX_DIM];
    tni_shape_text texts[2];
    if (tni_broadcasts_to(from, rank, sizes))
        return TN_OK;
    TN_TRY(tni_broadcast((tni_ints){sizes, rank}, tni_sizes_of(from), &common_rank, common));
    return tni_fail(TN_ERR_RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                    tni_shape_print(&texts[0], rank, sizes),
                    tni_shape_print(&texts[1], common_rank, common));
}

/*
 * The source broadcasts to `self`, never the other way round. Overlapping memory is copied by way
 * of a clone: in what order elements are written is the loop's business.
 */
TNI_KERNEL(copy_)
{
    tn_tensor *self;
    tn_tensor *src;
    tn_tensor *apart = NULL;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 1, &src));
    if (TNI_UNLIKELY(tni_is_on_device(self) || tni_is_on_device(src)))
        return fail_on_device(self, src);
    TN_TRY(tni_check_copies_to(src, self->rank, self->sizes));
    TN_TRY(tni_check_no_overlap(self));
    if (overlaps(self, src)) {
        TN_TRY(tni_clone(src, (tn_dtype)src->dtype, TN_MEMORY_FORMAT_PRESERVE, &apart));
        src = apart;
    }
    tn_status status = tni_copy(self, src);
    tn_tensor_release(apart);
    TN_TRY(status);
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

TNI_KERNEL(clone)
{
    tn_tensor *self;
    tn_tensor *copy;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    int format = tni_arg_code(args[1], TN_MEMORY_FORMAT_PRESERVE);
    TN_TRY(tni_clone(self, (tn_dtype)self->dtype, (tn_memory_format)format, &copy));
    return tni_return_take(copy, outs);
}

/* What `to` was asked for, worked out against what the tensor is. */
typedef struct target {
    tni_options options;     /* dtype and device */
    tn_memory_format format; /* of a copy */
    bool is_same;            /* nothing would change */
} target;

/*
 * What is the same is decided by dtype, device type and format alone; a device index says nothing
 * on the CPU.
 */
static tn_status target_of(const tn_call *call, const tn_tensor *self, const StableIValue *options,
                           int format, target *out)
{
    tni_options now = {(tn_dtype)self->dtype, self->device};
    TN_TRY(tni_arg_options(call, options, now, &out->options));
    out->format = (tn_memory_format)format;
    out->is_same = out->options.dtype == now.dtype && out->options.device.type == now.device.type &&
                   (format == TN_MEMORY_FORMAT_PRESERVE ||
                    (tn_memory_format)format == tni_suggested_format(self));
    return TN_OK;
}

/* The copy on another device is made there, and who serves copy_ for the two fills it. */
static TNI_COLD tn_status copy_across(const tn_tensor *self, const target *to, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    if (to->format == TN_MEMORY_FORMAT_PRESERVE)
        tni_preserved_strides(self, strides);
    else
        TN_TRY(tni_format_strides(to->format, self->rank, self->sizes, strides));
    tni_tensor_spec spec = {
        .dtype = to->options.dtype, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    TN_TRY(tni_tensor_empty(&spec, to->options.device, out));
    tn_status status = tni_copy(*out, self);
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

/* Always a copy. To meta only the shape goes; back there is nothing to copy from. */
TNI_KERNEL(_to_copy)
{
    tn_tensor *self;
    tn_tensor *copy;
    target to;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(target_of(call, self, args + 1, tni_arg_code(args[6], TN_MEMORY_FORMAT_PRESERVE), &to));
    if (to.options.device.type == self->device.type) {
        TN_TRY(tni_clone(self, to.options.dtype, to.format, &copy));
        return tni_return_take(copy, outs);
    }
    if (to.options.device.type != TN_DEVICE_META && self->device.type != TN_DEVICE_META) {
        TN_TRY(copy_across(self, &to, &copy));
        return tni_return_take(copy, outs);
    }
    if (to.options.device.type != TN_DEVICE_META)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "Cannot copy out of meta tensor; no data! (from %s to %s)",
                        tn_device_type_name((tn_device_type)self->device.type),
                        tn_device_type_name((tn_device_type)to.options.device.type));
    tni_tensor_spec spec = {.dtype = to.options.dtype, .rank = self->rank, .sizes = self->sizes};
    TN_TRY(tni_tensor_empty(&spec, to.options.device, &copy));
    return tni_return_take(copy, outs);
}

static tni_callee to_copy_op = {"aten::_to_copy", NULL};
static tni_callee clone_op = {"aten::clone", NULL};

/* self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format */
TNI_KERNEL(to_dtype_layout)
{
    tn_tensor *self;
    target to;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(target_of(call, self, args + 1, tni_arg_code(args[7], TN_MEMORY_FORMAT_PRESERVE), &to));
    if (to.is_same && !tni_arg_bool(args[6]))
        return tni_return_same(self, outs);
    const StableIValue copy_args[7] = {args[0], args[1], args[2], args[3],
                                       args[4], args[5], args[7]};
    return tni_call_out(&to_copy_op, copy_args, outs);
}

/* self, dtype, non_blocking, copy, memory_format */
TNI_KERNEL(to_dtype)
{
    tn_tensor *self;
    target to;
    StableIValue dtype = args[1];
    const StableIValue options[4] = {tni_box_pointer(&dtype), 0, 0, 0};
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(target_of(call, self, options, tni_arg_code(args[4], TN_MEMORY_FORMAT_PRESERVE), &to));
    if (to.is_same && !tni_arg_bool(args[3]))
        return tni_return_same(self, outs);
    const StableIValue copy_args[7] = {args[0], options[0], 0, 0, 0, args[2], args[4]};
    return tni_call_out(&to_copy_op, copy_args, outs);
}

/* self, device, dtype, non_blocking, copy, memory_format */
TNI_KERNEL(to_device)
{
    tn_tensor *self;
    target to;
    StableIValue device = args[1];
    StableIValue dtype = args[2];
    const StableIValue options[4] = {tni_box_pointer(&dtype), 0, tni_box_pointer(&device), 0};
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(target_of(call, self, options, tni_arg_code(args[5], TN_MEMORY_FORMAT_PRESERVE), &to));
    if (to.is_same && !tni_arg_bool(args[4]))
        return tni_return_same(self, outs);
    const StableIValue copy_args[7] = {args[0],    options[0], options[1], options[2],
                                       options[3], args[3],    args[5]};
    return tni_call_out(&to_copy_op, copy_args, outs);
}

/* Gives the tensor itself where it is contiguous already: callers must not write to the result. */
TNI_KERNEL(contiguous)
{
    tn_tensor *self;
    int format = (int)(int32_t)(uint32_t)args[1];
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (tn_tensor_is_contiguous(self, (tn_memory_format)format))
        return tni_return_same(self, outs);
    if (format == TN_MEMORY_FORMAT_PRESERVE)
        return tni_fail(TN_ERR_RUNTIME,
                        "preserve memory format is unsupported by the contiguous operator");
    StableIValue ivalue = args[1];
    return tni_call_out(&clone_op, (StableIValue[]){args[0], tni_box_pointer(&ivalue)}, outs);
}
