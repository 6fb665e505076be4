/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that copy elements without changing them, or only their dtype: fill_, zero_, copy_,
 * clone, _to_copy, to, contiguous.
 *
 * The conversion of elements is in core/cast.c and the order of visiting them in core/loop.c. This
 * file has what an operator promises about aliasing: when the result is the argument itself, and
 * when it must not be.
 */
#include "kernels/core/iterator.h"

/*
 * All in-place operators here: the version is increased after the elements were written, and only
 * then.
 */
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
    /* A value with dimensions would broadcast in copy_, but not in fill_. */
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
 * Return whether two tensors may touch the same bytes at different indices. Only the very same view
 * of a storage counts as safe; telling more cases apart would cost more than a copy.
 */
static bool overlaps(const tn_tensor *a, const tn_tensor *b)
{
    if (a->storage != b->storage)
        return false;
    bool is_same = a->data == b->data && a->dtype == b->dtype && a->rank == b->rank;
    return !is_same || memcmp(a->strides, b->strides, a->rank * sizeof(int64_t)) != 0;
}

/* Fail for a copy that involves a device: a backend registers copy_ for its own key. */
static TNI_COLD tn_status fail_on_device(const tn_tensor *self, const tn_tensor *src)
{
    return tni_fail(
        TN_ERR_NOT_IMPLEMENTED,
        "aten::copy_: there is no kernel to copy from %s to %s; a backend registers one",
        tn_device_type_name((tn_device_type)src->device.type),
        tn_device_type_name((tn_device_type)self->device.type));
}

/*
 * The source broadcasts to self, never the other way round. If both may overlap, the source is
 * cloned first, since the loop promises no order of writing.
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

/* What a call of `to` asks for, given what the tensor is. */
typedef struct target {
    tni_options options;     /* dtype and device of the result */
    tn_memory_format format; /* memory format of a copy */
    bool is_same;            /* nothing would change, so self may be returned */
} target;

/*
 * Work out the target of a call. Whether nothing would change is decided by dtype, device type and
 * format; a device index is ignored, since the CPU has one device.
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

/*
 * Make the copy on the other device, in the wanted layout; the backend that registers copy_ for the
 * two devices fills it.
 */
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

/*
 * Always a copy. A copy to meta has only the shape; a copy from meta has no elements to copy, and
 * fails.
 */
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

/* to.dtype_layout(self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format). */
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
    return tni_callee_call(&to_copy_op, copy_args, outs);
}

/*
 * to.dtype(self, dtype, non_blocking, copy, memory_format): the options are completed with no
 * layout, device and pin_memory.
 */
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
    return tni_callee_call(&to_copy_op, copy_args, outs);
}

/* to.device(self, device, dtype, non_blocking, copy, memory_format), completed likewise. */
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
    return tni_callee_call(&to_copy_op, copy_args, outs);
}

/*
 * Returns self if it is contiguous in the format already, so callers must not write to the result.
 */
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
    return tni_callee_call(&clone_op, (StableIValue[]){args[0], tni_box_pointer(&ivalue)}, outs);
}
