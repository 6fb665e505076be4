/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that make tensors: empty, zeros, ones, full, their *_like and new_* variants,
 * from_file; and the kernel of the key BackendSelect.
 *
 * All end in tni_tensor_empty, which checks signs, overflow and device, and in tni_fill, which
 * refuses numbers that the dtype cannot hold. Where no dtype is given it is the default one, except
 * in `full`, which goes by its number. Arguments are read by index, since the families share code
 * across schemas.
 */
#include "kernels/core/kernel_core.h"

/* The options of operators without a tensor: the default dtype, on the CPU. */
static tni_options default_options(void)
{
    return (tni_options){tni_default_dtype(), {TN_DEVICE_CPU, -1}};
}

/* The options that *_like and new_* operators take from their tensor. */
static tni_options options_of(const tn_tensor *self)
{
    return (tni_options){(tn_dtype)self->dtype, self->device};
}

/* Return the description of a row-major tensor. */
static tni_tensor_spec spec_of(tni_ints size, tn_dtype dtype)
{
    return (tni_tensor_spec){.dtype = dtype, .rank = size.count, .sizes = size.items};
}

/*
 * Make a row-major tensor from `size` and the four ivalues of the options, filled with a number
 * unless `fill` is NULL, and return it.
 */
static tn_status make(const tn_call *call, tni_ints size, const StableIValue *options,
                      tni_options fallback, const tni_scalar *fill, StableIValue *out)
{
    tni_options chosen;
    tn_tensor *tensor;
    TN_TRY(tni_arg_options(call, options, fallback, &chosen));
    tni_tensor_spec spec = spec_of(size, chosen.dtype);
    TN_TRY(tni_tensor_empty(&spec, chosen.device, &tensor));
    tn_status status = fill != NULL ? tni_fill(tensor, fill) : TN_OK;
    return tni_return_or_drop(status, tensor, out);
}

static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};

/*
 * The kernel of BackendSelect for all factories: redispatch to the backend that the device argument
 * names. Without it a call without tensors would have no backend key and end in Undefined. The
 * key's name is the device's name in upper case, with two exceptions.
 */
TNI_KERNEL(backend_select)
{
    const tn_schema *schema = call->signature->schema;
    tn_device device = {TN_DEVICE_CPU, -1};
    for (size_t i = 0; i < schema->nargs; i++)
        if (tni_text_is(schema->args[i].name, "device"))
            device = tni_arg_device(args[i], device);
    tni_key key;
    char name[32];
    const char *type = tn_device_type_name((tn_device_type)device.type);
    size_t length = 0;
    /* ASCII upper case. */
    for (; type[length] != '\0' && length + 1 < sizeof name; length++)
        name[length] = (char)(type[length] - ('a' <= type[length] && type[length] <= 'z' ? 32 : 0));
    name[length] = '\0';
    if (device.type == TN_DEVICE_META)
        memcpy(name, "Meta", 5);
    if (device.type == TN_DEVICE_PRIVATEUSE1)
        memcpy(name, "PrivateUse1", 12);
    if (tni_key_parse(name, &key) != TN_OK)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: there is no backend for device '%s'",
                        tni_call_name(call), type);
    return tni_redispatch(call->op, tni_keyset_of(key), args, outs);
}

/* Undefined elements in the layout of a memory format; Preserve has nothing to preserve here. */
TNI_KERNEL(empty_memory_format)
{
    tni_ints size = tni_arg_ints(args[0]);
    int format = tni_arg_code(args[5], TN_MEMORY_FORMAT_CONTIGUOUS);
    tni_options options;
    tn_tensor *tensor;
    TN_TRY(tni_arg_options(call, args + 1, default_options(), &options));
    if (format == TN_MEMORY_FORMAT_PRESERVE)
        return tni_fail(TN_ERR_RUNTIME, "unsupported memory format Preserve");
    tni_tensor_spec spec = spec_of(size, options.dtype);
    TN_TRY(tni_tensor_empty_format(&spec, (tn_memory_format)format, options.device, &tensor));
    return tni_return_take(tensor, outs);
}

/* Undefined elements with any strides; the storage is as large as the furthest element needs. */
TNI_KERNEL(empty_strided)
{
    tni_ints size = tni_arg_ints(args[0]);
    tni_ints stride = tni_arg_ints(args[1]);
    tni_options options;
    tn_tensor *tensor;
    if (size.count != stride.count)
        return tni_fail(TN_ERR_RUNTIME,
                        "mismatch in length of strides and shape: %lld strides for %lld sizes",
                        (long long)stride.count, (long long)size.count);
    TN_TRY(tni_arg_options(call, args + 2, default_options(), &options));
    tni_tensor_spec spec = spec_of(size, options.dtype);
    spec.strides = stride.items;
    TN_TRY(tni_tensor_empty(&spec, options.device, &tensor));
    return tni_return_take(tensor, outs);
}

/*
 * Make a tensor like `self`; `options` points to its four ivalues and the memory format after them.
 * Unless a format is given, the strides follow those of `self` as far as it is dense
 * (tni_preserved_strides): extensions rely on that when they walk input and output by one index.
 */
static tn_status make_like(const tn_call *call, const StableIValue *args,
                           const StableIValue *options, const tni_scalar *fill, StableIValue *out)
{
    tn_tensor *self;
    tn_tensor *tensor;
    tni_options chosen;
    int64_t strides[TN_MAX_DIM];
    int format = tni_arg_code(options[4], TN_MEMORY_FORMAT_PRESERVE);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_options(call, options, options_of(self), &chosen));
    if (format == TN_MEMORY_FORMAT_PRESERVE)
        tni_preserved_strides(self, strides);
    else
        TN_TRY(tni_format_strides((tn_memory_format)format, self->rank, self->sizes, strides));
    tni_tensor_spec spec = {
        .dtype = chosen.dtype, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    TN_TRY(tni_tensor_empty(&spec, chosen.device, &tensor));
    tn_status status = fill != NULL ? tni_fill(tensor, fill) : TN_OK;
    return tni_return_or_drop(status, tensor, out);
}

TNI_KERNEL(empty_like)
{
    return make_like(call, args, args + 1, NULL, outs);
}

TNI_KERNEL(zeros_like)
{
    return make_like(call, args, args + 1, &zero, outs);
}

TNI_KERNEL(ones_like)
{
    return make_like(call, args, args + 1, &one, outs);
}

TNI_KERNEL(full_like)
{
    return make_like(call, args, args + 2, tni_arg_scalar(args[1]), outs);
}

/*
 * Undefined elements in the order of dimensions that `physical_layout` lists, the outermost first.
 */
TNI_KERNEL(empty_permuted)
{
    tni_ints size = tni_arg_ints(args[0]);
    tni_ints order = tni_arg_ints(args[1]);
    int64_t strides[TN_MAX_DIM];
    bool seen[TN_MAX_DIM] = {false};
    int64_t step = 1;
    tni_options options;
    tn_tensor *tensor;
    TN_TRY(tni_check_rank("empty_permuted", size.count));
    if (order.count != size.count)
        return tni_fail(TN_ERR_RUNTIME,
                        "Number of dimensions in size does not match the length of the "
                        "physical_layout; i.e. len(size) = %lld is not equal to "
                        "len(physical_layout) = %lld",
                        (long long)size.count, (long long)order.count);
    /*
     * From the innermost dimension outwards. Dimensions of size 0 count as 1, as in row-major
     * strides.
     */
    for (int64_t i = order.count - 1; i >= 0; i--) {
        int64_t dim = order.items[i];
        if (dim < 0 || dim >= size.count)
            return tni_fail(TN_ERR_RUNTIME,
                            "Dimension out of range (expected to be between 0 and %lld, but got "
                            "%lld at index %lld).  NB: negative dims not currently supported; file "
                            "an issue if you want it.",
                            (long long)(size.count - 1), (long long)dim, (long long)i);
        if (seen[dim])
            return tni_fail(TN_ERR_RUNTIME, "Duplicate dim not allowed");
        seen[dim] = true;
        strides[dim] = step;
        step = tni_mul_saturating(step, size.items[dim] > 1 ? size.items[dim] : 1);
    }
    TN_TRY(tni_arg_options(call, args + 2, default_options(), &options));
    tni_tensor_spec spec = spec_of(size, options.dtype);
    spec.strides = strides;
    TN_TRY(tni_tensor_empty(&spec, options.device, &tensor));
    return tni_return_take(tensor, outs);
}

/* empty.out(size, memory_format, out): resizes `out`; its elements are undefined. */
TNI_KERNEL(empty_out)
{
    tni_ints size = tni_arg_ints(args[0]);
    tn_tensor *given;
    if (args[1] != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "'memory_format' argument is incompatible with 'out' tensor argument");
    TN_TRY(tni_arg_tensor(call, args, 2, &given));
    TN_TRY(tni_tensor_resize(given, size.count, size.items));
    return tni_return_same(given, outs);
}

TNI_KERNEL(new_ones)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    return make(call, tni_arg_ints(args[1]), args + 2, options_of(self), &one, outs);
}

TNI_KERNEL(new_empty_strided)
{
    tn_tensor *self;
    tn_tensor *tensor;
    tni_ints size = tni_arg_ints(args[1]);
    tni_ints stride = tni_arg_ints(args[2]);
    tni_options options;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (size.count != stride.count)
        return tni_fail(TN_ERR_RUNTIME,
                        "mismatch in length of strides and shape: %lld strides for %lld sizes",
                        (long long)stride.count, (long long)size.count);
    TN_TRY(tni_arg_options(call, args + 3, options_of(self), &options));
    tni_tensor_spec spec = spec_of(size, options.dtype);
    spec.strides = stride.items;
    TN_TRY(tni_tensor_empty(&spec, options.device, &tensor));
    return tni_return_take(tensor, outs);
}

/* scalar_tensor(s, options): unlike `full`, the default dtype whatever the number is. */
TNI_KERNEL(scalar_tensor)
{
    const int64_t none = 0;
    return make(call, (tni_ints){&none, 0}, args + 1, default_options(), tni_arg_scalar(args[0]),
                outs);
}

TNI_KERNEL(new_empty)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    return make(call, tni_arg_ints(args[1]), args + 2, options_of(self), NULL, outs);
}

TNI_KERNEL(new_zeros)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    return make(call, tni_arg_ints(args[1]), args + 2, options_of(self), &zero, outs);
}

TNI_KERNEL(new_full)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    return make(call, tni_arg_ints(args[1]), args + 3, options_of(self), tni_arg_scalar(args[2]),
                outs);
}

/*
 * Without a dtype: int64, bool, the default dtype or the complex one of its precision, by the kind
 * of the number.
 */
TNI_KERNEL(full)
{
    const tni_scalar *value = tni_arg_scalar(args[1]);
    tni_options fallback = default_options();
    if (value->kind == TN_KIND_INT)
        fallback.dtype = TN_DTYPE_I64;
    else if (value->kind == TN_KIND_BOOL)
        fallback.dtype = TN_DTYPE_BOOL;
    else if (value->kind == TN_KIND_COMPLEX)
        fallback.dtype = fallback.dtype == TN_DTYPE_F64 ? TN_DTYPE_C128 : TN_DTYPE_C64;
    return make(call, tni_arg_ints(args[0]), args + 2, fallback, value, outs);
}

TNI_KERNEL(zeros)
{
    return make(call, tni_arg_ints(args[0]), args + 1, default_options(), &zero, outs);
}

/* In PyTorch a tensor whose zeros are not stored; here they are stored. */
TNI_KERNEL(_efficientzerotensor)
{
    return make(call, tni_arg_ints(args[0]), args + 1, default_options(), &zero, outs);
}

TNI_KERNEL(ones)
{
    return make(call, tni_arg_ints(args[0]), args + 1, default_options(), &one, outs);
}

/*
 * Read the first `size` elements of a file into a new tensor; writes to it do not reach the file.
 * PyTorch can also map a file shared and write through: that is refused, because losing writes
 * silently would be worse.
 */
TNI_KERNEL(from_file)
{
    const tni_string *path = (const tni_string *)(uintptr_t)args[0];
    int64_t size = tni_arg_int(tni_arg_optional(args[2], 0));
    tni_options options;
    tn_tensor *tensor;
    const void *data;
    size_t bytes;
    if (tni_arg_bool(tni_arg_optional(args[1], 0)))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: argument 'shared' is true, but files are only read here",
                        tni_call_name(call));
    TN_TRY(tni_arg_options(call, args + 3, default_options(), &options));
    tni_tensor_spec spec = {.dtype = options.dtype, .rank = 1, .sizes = &size};
    TN_TRY(tni_tensor_empty(&spec, options.device, &tensor));
    /* The tensor was made before, so the product does not overflow. */
    size_t wanted = (size_t)size * tni_dtypes[options.dtype].bytes;
    tn_status status = tni_map_file(path->data, &data, &bytes);
    if (status == TN_OK) {
        if (bytes < wanted)
            status = tni_fail(TN_ERR_RUNTIME, "%s: '%s' has %zu bytes, %zu are needed",
                              tni_call_name(call), path->data, bytes, wanted);
        else if (wanted > 0 && tensor->data != NULL)
            memcpy(tensor->data, data, wanted);
        tni_unmap(data, bytes);
    }
    return tni_return_or_drop(status, tensor, outs);
}
