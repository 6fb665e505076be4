/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * CompositeExplicitAutogradNonFunctional: structured operators on backends that have no kernel for
 * them, made of the backend's out= kernel alone.
 *
 *     add.Tensor(self, other)    the form of the result, a new tensor of it, add.out into that
 *     add_.Tensor(self, other)   the form has to be self's, add.out into self
 *
 * The form is what the operator's own Meta kernel says of tensors that have no memory. New tensors
 * come from aten::empty_strided, so that the backend makes them.
 */
#include "kernels/core/structured.h"

/* Most arguments of a structured operator. */
#define MOST_ARGS 32

/* A tensor of the same form without memory; it stays a number where the other is one. */
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

/* The device of the results: of a number on the CPU only if there is no other tensor. */
static void note_device(const tn_tensor *tensor, tn_device *device)
{
    if (device->type == TN_DEVICE_CPU)
        *device = tensor->device;
}

/* Makes an owned ivalue name the twin of what it names. */
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

/* Replaces the tensors of an owned argument; the forms of arguments with tensors are these. */
static tn_status replace_tensors(tni_argcode code, StableIValue value, tn_device *device)
{
    switch (code) {
    case TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR:
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

/* Runs the operator's Meta kernel on twins; `forms` are owned results without memory. */
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
    for (; status == TN_OK && made < signature->nargs; made++) {
        const tni_type *type = signature->schema->args[made].type;
        status = tni_argcode_retain(signature->args[made], type, args[made], &twins[made]);
        if (status != TN_OK)
            break;
        status = replace_tensors(signature->args[made], twins[made], device);
    }
    tni_keyset meta = TNI_FUNCTIONALITY_BIT(DENSE) | TNI_BACKEND_BIT(META);
    if (status == TN_OK)
        status = tni_redispatch(call->op, meta, twins, forms);
    tni_args_drop(signature, twins, made);
    return status;
}

/* A new tensor of a form on a device, from whoever makes tensors there. */
static tn_status make_result(const tn_tensor *form, tn_device device, tn_tensor **out)
{
    static tni_callee op = {"aten::empty_strided", NULL};
    StableIValue dtype = (StableIValue)form->dtype;
    StableIValue where = tni_box_device(device);
    const StableIValue args[] = {
        TNI_INTS(form->sizes, form->rank), TNI_INTS(form->strides, form->rank),
        tni_box_pointer(&dtype),           0,
        tni_box_pointer(&where),           0};
    return tni_call_tensor(&op, args, out);
}

/* Calls the out= operator, whose arguments are ours and then its outputs. */
static tn_status call_out(tni_callee *op, const tn_call *call, const StableIValue *args,
                          tni_handle *outputs, size_t count)
{
    StableIValue all[MOST_ARGS + TNI_MOST_OUTS];
    size_t nargs = call->signature->nargs;
    memcpy(all, args, nargs * sizeof *all);
    for (size_t i = 0; i < count; i++)
        all[nargs + i] = tni_box_pointer(&outputs[i]);
    return tni_call_drop(op, all, count);
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
    TN_TRY(find_forms(call, args, &device, &form));
    tni_returns_drop(call->signature, &form, 1);
    tni_handle handle = {self, NULL};
    TN_TRY(call_out(call->kernel->context, call, args, &handle, 1));
    return tni_return_same(self, outs);
}
