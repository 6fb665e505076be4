/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * CompositeExplicitAutogradNonFunctional: structured operators on backends without a kernel for
 * them, derived from the backend's out= kernel alone.
 *
 *     add.Tensor(self, other)    shapes of the result, a new tensor, add.out into that
 *     add_.Tensor(self, other)   shapes must be those of self, add.out into self
 *
 * Sizes, strides and dtypes of results come from the operator's own Meta kernel, run on copies of
 * the arguments without memory. New tensors come from aten::empty_strided, so that the backend
 * makes them.
 */
#include "calls/calls_core.h"
#include "kernels/core/structured.h"

/* Most arguments of a structured operator. */
#define MOST_ARGS 32

/* Make a meta tensor with the geometry and dtype of another one; it stays a number in promotion. */
static tn_status make_twin(const tn_tensor *self, tn_tensor **out)
{
    tni_tensor_spec spec = {.dtype = (tn_dtype)self->dtype,
                            .rank = self->rank,
                            .sizes = self->sizes,
                            .strides = self->strides};
    TN_TRY(tni_tensor_empty(&spec, (tn_device){TN_DEVICE_META, -1}, out));
    (*out)->flags |= self->flags & TNI_TENSOR_WRAPPED_NUMBER;
    return TN_OK;
}

/* Update the device of the results: the first that is not the CPU, where numbers may be. */
static void note_device(const tn_tensor *tensor, tn_device *device)
{
    if (device->type == TN_DEVICE_CPU)
        *device = tensor->device;
}

/* Replace the tensor that an owned ivalue names by its meta copy. Undefined tensors stay. */
static tn_status replace(StableIValue value, tn_device *device)
{
    tni_handle *handle = (tni_handle *)(uintptr_t)value;
    tn_tensor *twin;
    if (handle == NULL || handle->tensor == NULL)
        return TN_OK;
    note_device(handle->tensor, device);
    TN_TRY(make_twin(handle->tensor, &twin));
    tn_tensor_release(handle->tensor);
    handle->tensor = twin;
    return TN_OK;
}

/* Replace all tensors of a list; `are_optional`: its elements are optional tensors. */
static tn_status replace_items(const tni_list *list, bool are_optional, tn_device *device)
{
    for (size_t i = 0; i < list->size; i++) {
        StableIValue item = list->items[i];
        if (are_optional && item != 0)
            item = *(const StableIValue *)(uintptr_t)item;
        TN_TRY(replace(item, device));
    }
    return TN_OK;
}

/* Replace the tensors of an owned argument. These are all the argument codes that have tensors. */
static tn_status replace_tensors(tni_argcode code, StableIValue value, tn_device *device)
{
    switch (code) {
    case TNI_PLAIN_TENSOR:
        return replace(value, device);
    case TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR:
        return value == 0 ? TN_OK : replace(*(const StableIValue *)(uintptr_t)value, device);
    case TNI_SHAPE_LIST | TNI_TYPE_TENSOR:
        return replace_items((const tni_list *)(uintptr_t)value, false, device);
    case TNI_SHAPE_LIST_OF_OPTIONAL | TNI_TYPE_TENSOR:
        return replace_items((const tni_list *)(uintptr_t)value, true, device);
    default:
        return TN_OK;
    }
}

/*
 * Run the operator's Meta kernel on copies of the arguments; `forms` gets owned meta tensors, one
 * per result, and *device where the results belong.
 */
static tn_status find_forms(const tn_call *call, const StableIValue *args, tn_device *device,
                            StableIValue *forms)
{
    const tni_signature *signature = call->signature;
    StableIValue twins[MOST_ARGS];
    size_t made = 0;
    tn_status status = TN_OK;
    if (signature->nargs > MOST_ARGS)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: more arguments than can be copied",
                        tni_call_name(call));
    /* Arguments are retained as owned ivalues first, so that dropping them releases the copies. */
    for (; status == TN_OK && made < signature->nargs; made++) {
        const tni_type *type = signature->schema->args[made].type;
        status = tni_argcode_retain(signature->args[made], type, args[made], &twins[made]);
        if (status != TN_OK)
            break;
        status = replace_tensors(signature->args[made], twins[made], device);
    }
    /* No other keys: the Meta kernel alone, without autograd. */
    tni_keyset meta = TNI_FUNCTIONALITY_BIT(DENSE) | TNI_BACKEND_BIT(META);
    if (status == TN_OK)
        status = tni_redispatch(call->op, meta, twins, forms);
    tni_args_drop(signature, twins, made);
    return status;
}

/* Make a tensor of the form of a meta tensor on a device, by that device's own operator. */
static tn_status make_result(const tn_tensor *form, tn_device device, tn_tensor **out)
{
    return tni_call_empty_strided(tni_sizes_of(form), (tni_ints){form->strides, form->rank},
                                  (tn_dtype)form->dtype, -1, (tni_maybe_device){true, device},
                                  TNI_NO_BOOL, out);
}

/* Call the out= operator: the arguments of this call, then the outputs. */
static tn_status call_out(tni_callee *op, const tn_call *call, const StableIValue *args,
                          tni_handle *outputs, size_t count)
{
    StableIValue all[MOST_ARGS + TNI_MOST_OUTS];
    size_t nargs = call->signature->nargs;
    memcpy(all, args, nargs * sizeof *all);
    for (size_t i = 0; i < count; i++)
        all[nargs + i] = tni_box_pointer(&outputs[i]);
    return tni_callee_call_drop(op, all, count);
}

tn_status tni_call_out_for_new(tni_callee *op, const tn_call *call, const StableIValue *args,
                               StableIValue *outs)
{
    StableIValue forms[TNI_MOST_OUTS];
    tn_tensor *results[TNI_MOST_OUTS] = {NULL};
    tni_handle handles[TNI_MOST_OUTS];
    tn_device device = {TN_DEVICE_CPU, -1};
    int count = call->signature->nreturns;
    TN_TRY(find_forms(call, args, &device, forms));
    tn_status status = TN_OK;
    for (int i = 0; i < count && status == TN_OK; i++) {
        status = make_result(tni_boxed_tensor(forms[i]), device, &results[i]);
        /* Borrowed by the call of the out= operator. */
        handles[i] = (tni_handle){results[i], NULL};
    }
    tni_returns_drop(call->signature, forms, (size_t)count);
    if (status == TN_OK)
        status = call_out(op, call, args, handles, (size_t)count);
    return tni_return_all(status, results, count, outs);
}

tn_status tni_run_out_for_new(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    return tni_call_out_for_new(call->kernel->context, call, args, outs);
}

tn_status tni_run_out_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    StableIValue form;
    tn_device device = {TN_DEVICE_CPU, -1};
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    /* For its checks only: self must have the shape of the result. */
    TN_TRY(find_forms(call, args, &device, &form));
    tni_returns_drop(call->signature, &form, 1);
    tni_handle handle = {self, NULL};
    TN_TRY(call_out(call->kernel->context, call, args, &handle, 1));
    return tni_return_same(self, outs);
}
