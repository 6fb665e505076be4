/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators behind plain functions: the aten shims of the C++ wrappers, copies and zeros. Arguments
 * are boxed on the stack, lent to the dispatcher, and the result's handle is given away.
 *
 * They go through the dispatcher like a call by name, so that kernels which extensions registered
 * for these operators run here too.
 */
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>

#include "abi/shims.h"

/*
 * Calls an operator with one Tensor result; `ret` NULL drops it. In-place operators return a handle
 * to the tensor they were given, which nobody here wants.
 */
static AOTITorchError call(tni_callee *callee, const StableIValue *args, AtenTensorHandle *ret)
{
    StableIValue result = 0;
    if (tni_call_out(callee, args, &result) != TN_OK)
        return AOTI_TORCH_FAILURE;
    AtenTensorHandle handle = (AtenTensorHandle)(uintptr_t)result;
    if (ret == NULL)
        tni_cell_free(handle);
    else
        *ret = handle;
    return AOTI_TORCH_SUCCESS;
}

/* ---- boxing ---- */

static StableIValue box(const void *pointer)
{
    return (StableIValue)(uintptr_t)pointer;
}

static StableIValue box_double(double value)
{
    StableIValue cell;
    memcpy(&cell, &value, sizeof cell);
    return cell;
}

/*
 * A list on the stack over the caller's numbers, which are only read. A list of ints has the layout
 * of an array of int64_t, so nothing is copied; capacity 0 says that it is borrowed.
 */
static tni_list borrow_ints(const int64_t *values, int64_t count)
{
    return (tni_list){(StableIValue *)(uintptr_t)values, (size_t)count, 0};
}

/*
 * A double whatever the tensor is: the C signature has nothing else. That is why subtract fails on
 * integer tensors in PyTorch, and here as well.
 */
static tni_scalar scalar_of(double value)
{
    return (tni_scalar){.kind = TN_KIND_DOUBLE, .as.real = value};
}

static AOTITorchError fail_count(const char *function, const char *what, int64_t count)
{
    return tni_shim(tni_fail(TN_ERR_VALUE, "%s: %lld %s and no array of them", function,
                             (long long)count, what));
}

static bool is_bad_array(const int64_t *values, int64_t count)
{
    return count < 0 || (values == NULL && count > 0);
}

/*
 * dtype?, layout?, device?, pin_memory? as the wrappers pass them, boxed. Both arrays must outlive
 * the call, so they are the caller's.
 */
typedef struct tensor_options {
    StableIValue cells[4];  /* what the optionals hold */
    StableIValue values[4]; /* optional cells: 0 or the address of the one above */
} tensor_options;

/*
 * Codes are checked here and not only by the kernel, since they come from C and not from a schema.
 * Without a device the index means nothing; the wrappers pass 0.
 */
static tn_status box_options(const char *function, tensor_options *options, const int32_t *dtype,
                             const int32_t *layout, const int32_t *device, int32_t device_index,
                             const int32_t *pin_memory)
{
    const int32_t *given[4] = {dtype, layout, device, pin_memory};
    const int32_t limits[4] = {TN_DTYPE_COUNT, TN_LAYOUT_COUNT, TN_DEVICE_COUNT, INT32_MAX};
    static const char *const names[4] = {"dtype", "layout", "device type", "pin_memory"};
    for (size_t i = 0; i < 4; i++) {
        options->values[i] = 0;
        if (given[i] == NULL)
            continue;
        int32_t code = *given[i];
        if (i < 3 && (code < 0 || code >= limits[i]))
            return tni_fail(TN_ERR_VALUE, "%s: %d is no %s", function, code, names[i]);
        options->cells[i] = (uint32_t)code;
        options->values[i] = box(&options->cells[i]);
    }
    if (device != NULL && (device_index < INT8_MIN || device_index > INT8_MAX))
        return tni_fail(TN_ERR_VALUE, "%s: Device index %d is out of range for int8_t [-128, 127]",
                        function, device_index);
    if (device != NULL)
        options->cells[2] = tni_box_device((tn_device){(int8_t)*device, (int8_t)device_index});
    if (pin_memory != NULL)
        options->cells[3] = *pin_memory != 0;
    return TN_OK;
}

/* ---- the aten shims ---- */

AOTITorchError aoti_torch_aten_amax(AtenTensorHandle self, const int64_t *dim, int64_t dim_len_,
                                    int32_t keepdim, AtenTensorHandle *ret0)
{
    static tni_callee op = {"aten::amax", NULL};
    if (self == NULL || ret0 == NULL)
        return tni_shim_null(__func__, "self and ret0");
    if (is_bad_array(dim, dim_len_))
        return fail_count(__func__, "dimensions", dim_len_);
    tni_list dims = borrow_ints(dim, dim_len_);
    return call(&op, (StableIValue[]){box(self), box(&dims), keepdim != 0}, ret0);
}

AOTITorchError aoti_torch_aten_fill__Scalar(AtenTensorHandle self, double value)
{
    static tni_callee op = {"aten::fill_.Scalar", NULL};
    if (self == NULL)
        return tni_shim_null(__func__, "self");
    tni_scalar scalar = scalar_of(value);
    return call(&op, (StableIValue[]){box(self), box(&scalar)}, NULL);
}

AOTITorchError aoti_torch_aten_full(const int64_t *size, int64_t size_len_, double fill_value,
                                    int32_t *dtype, int32_t *layout, int32_t *device,
                                    int32_t device_index_, int32_t *pin_memory,
                                    AtenTensorHandle *ret0)
{
    static tni_callee op = {"aten::full", NULL};
    tensor_options options;
    if (ret0 == NULL)
        return tni_shim_null(__func__, "ret0");
    if (is_bad_array(size, size_len_))
        return fail_count(__func__, "sizes", size_len_);
    if (box_options(__func__, &options, dtype, layout, device, device_index_, pin_memory) != TN_OK)
        return AOTI_TORCH_FAILURE;
    tni_list sizes = borrow_ints(size, size_len_);
    tni_scalar value = scalar_of(fill_value);
    const StableIValue *v = options.values;
    return call(&op, (StableIValue[]){box(&sizes), box(&value), v[0], v[1], v[2], v[3]}, ret0);
}

AOTITorchError aoti_torch_aten_narrow(AtenTensorHandle self, int64_t dim, int64_t start,
                                      int64_t length, AtenTensorHandle *ret0)
{
    static tni_callee op = {"aten::narrow", NULL};
    if (self == NULL || ret0 == NULL)
        return tni_shim_null(__func__, "self and ret0");
    return call(
        &op,
        (StableIValue[]){box(self), (StableIValue)dim, (StableIValue)start, (StableIValue)length},
        ret0);
}

/* What new_empty and new_zeros have in common. */
static AOTITorchError call_new(const char *function, tni_callee *op, AtenTensorHandle self,
                               tni_list sizes, const tensor_options *options,
                               AtenTensorHandle *ret0)
{
    const StableIValue *v = options->values;
    if (self == NULL || ret0 == NULL)
        return tni_shim_null(function, "self and ret0");
    return call(op, (StableIValue[]){box(self), box(&sizes), v[0], v[1], v[2], v[3]}, ret0);
}

AOTITorchError aoti_torch_aten_new_empty(AtenTensorHandle self, const int64_t *size,
                                         int64_t size_len_, int32_t *dtype, int32_t *layout,
                                         int32_t *device, int32_t device_index_,
                                         int32_t *pin_memory, AtenTensorHandle *ret0)
{
    static tni_callee op = {"aten::new_empty", NULL};
    tensor_options options;
    if (is_bad_array(size, size_len_))
        return fail_count(__func__, "sizes", size_len_);
    if (box_options(__func__, &options, dtype, layout, device, device_index_, pin_memory) != TN_OK)
        return AOTI_TORCH_FAILURE;
    return call_new(__func__, &op, self, borrow_ints(size, size_len_), &options, ret0);
}

AOTITorchError aoti_torch_aten_new_zeros(AtenTensorHandle self, const int64_t *size,
                                         int64_t size_len_, int32_t *dtype, int32_t *layout,
                                         int32_t *device, int32_t device_index_,
                                         int32_t *pin_memory, AtenTensorHandle *ret0)
{
    static tni_callee op = {"aten::new_zeros", NULL};
    tensor_options options;
    if (is_bad_array(size, size_len_))
        return fail_count(__func__, "sizes", size_len_);
    if (box_options(__func__, &options, dtype, layout, device, device_index_, pin_memory) != TN_OK)
        return AOTI_TORCH_FAILURE;
    return call_new(__func__, &op, self, borrow_ints(size, size_len_), &options, ret0);
}

/*
 * The wrapper always passes a value, also for modes that take none; the kernel of those ignores 0
 * and refuses others, as PyTorch's.
 */
AOTITorchError aoti_torch_aten_pad(AtenTensorHandle self, const int64_t *pad, int64_t pad_len_,
                                   const char *mode, double *value, AtenTensorHandle *ret0)
{
    static tni_callee op = {"aten::pad", NULL};
    if (self == NULL || mode == NULL || ret0 == NULL)
        return tni_shim_null(__func__, "self, mode and ret0");
    if (is_bad_array(pad, pad_len_))
        return fail_count(__func__, "paddings", pad_len_);
    tni_list pads = borrow_ints(pad, pad_len_);
    tni_string text = {mode, strlen(mode)};
    StableIValue number = value == NULL ? 0 : box_double(*value);
    return call(
        &op, (StableIValue[]){box(self), box(&pads), box(&text), value == NULL ? 0 : box(&number)},
        ret0);
}

AOTITorchError aoti_torch_aten_subtract_Tensor(AtenTensorHandle self, AtenTensorHandle other,
                                               double alpha, AtenTensorHandle *ret0)
{
    static tni_callee op = {"aten::subtract.Tensor", NULL};
    if (self == NULL || other == NULL || ret0 == NULL)
        return tni_shim_null(__func__, "self, other and ret0");
    tni_scalar scalar = scalar_of(alpha);
    return call(&op, (StableIValue[]){box(self), box(other), box(&scalar)}, ret0);
}

/* ---- copies and zeros ---- */

AOTITorchError aoti_torch_clone(AtenTensorHandle self, AtenTensorHandle *ret)
{
    static tni_callee op = {"aten::clone", NULL};
    if (self == NULL || ret == NULL)
        return tni_shim_null(__func__, "self and ret");
    return call(&op, (StableIValue[]){box(self), 0}, ret);
}

/* Two ABI functions copy, and they name their tensors in opposite order. */
static AOTITorchError copy(const char *function, AtenTensorHandle dst, AtenTensorHandle src,
                           bool non_blocking)
{
    static tni_callee op = {"aten::copy_", NULL};
    if (dst == NULL || src == NULL)
        return tni_shim_null(function, "the tensors");
    return call(&op, (StableIValue[]){box(dst), box(src), non_blocking}, NULL);
}

AOTITorchError aoti_torch_tensor_copy_(AtenTensorHandle src, AtenTensorHandle dst)
{
    return copy(__func__, dst, src, false);
}

AOTITorchError aoti_torch_copy_(AtenTensorHandle self, AtenTensorHandle src, int32_t non_blocking)
{
    return copy(__func__, self, src, non_blocking != 0);
}

AOTITorchError aoti_torch_zero_(AtenTensorHandle self)
{
    static tni_callee op = {"aten::zero_", NULL};
    if (self == NULL)
        return tni_shim_null(__func__, "self");
    return call(&op, (StableIValue[]){box(self)}, NULL);
}
