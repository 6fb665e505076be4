/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A fake device that has a kernel for every operator: the CPU's, on tensors that show the same
 * bytes. So composites run to their end on a device, and whatever they touch between its kernels is
 * a fault.
 */
#ifndef TENON_FAKE_FALLBACK_H
#define TENON_FAKE_FALLBACK_H

#include "fake_device.h"

#include "kernels/core/structured.h"
#include "schema/schema_tree.h"

enum { TWINS_MOST = 64, TWINS_MOST_ARGS = 64 };

/* The tensors of one call, and those of the CPU that stand for them. */
typedef struct twins {
    tn_tensor *given[TWINS_MOST]; /* borrowed: on the device */
    tn_tensor *made[TWINS_MOST];  /* one reference each: the same bytes on the CPU */
    int count;                    /* how many */
    tn_device device;             /* of the first that is given */
} twins;

/* The twin of a tensor, which a call gets once however often it is named; NULL is passed through.
 */
static inline tn_status twins_find(twins *all, tn_tensor *tensor, tn_tensor **out)
{
    *out = tensor;
    if (tensor == NULL || tensor->device.type != TN_DEVICE_PRIVATEUSE1)
        return TN_OK;
    for (int i = 0; i < all->count; i++)
        if (all->given[i] == tensor) {
            *out = all->made[i];
            return TN_OK;
        }
    if (all->count == TWINS_MOST)
        return tn_fail(TN_ERR_NOT_IMPLEMENTED, "too many tensors for the fake device");
    char *start = tensor->storage->data;
    if (start != NULL)
        start = fake.inside + (start - fake.outside);
    TN_TRY(tn_tensor_from_blob(start, (tn_dtype)tensor->dtype, tensor->rank, tensor->sizes,
                               tensor->strides, tensor->offset, NULL, NULL, out));
    (*out)->flags |= tensor->flags & TNI_TENSOR_WRAPPED_NUMBER;
    (*out)->keys |= tensor->keys & TNI_LAZY_BITS;
    if (all->count == 0)
        all->device = tensor->device;
    all->given[all->count] = tensor;
    all->made[all->count++] = *out;
    return TN_OK;
}

static inline tn_status twins_enter_ivalue(twins *all, StableIValue value)
{
    tni_handle *handle = (tni_handle *)(uintptr_t)value;
    tn_tensor *twin;
    if (handle == NULL)
        return TN_OK;
    TN_TRY(twins_find(all, handle->tensor, &twin));
    tn_tensor_retain(twin);
    tn_tensor_release(handle->tensor);
    handle->tensor = twin;
    return TN_OK;
}

/* Replaces the tensors of an owned argument. */
static inline tn_status twins_enter(twins *all, tni_argcode code, StableIValue value)
{
    const StableIValue *inner = (const StableIValue *)(uintptr_t)value;
    const tni_list *list = (const tni_list *)(uintptr_t)value;
    bool are_optional = code == (TNI_SHAPE_LIST_OF_OPTIONAL | TNI_TYPE_TENSOR);
    if (code == (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR))
        return twins_enter_ivalue(all, value);
    if (code == (TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR))
        return value == 0 ? TN_OK : twins_enter_ivalue(all, *inner);
    if (code != (TNI_SHAPE_LIST | TNI_TYPE_TENSOR) && !are_optional)
        return TN_OK;
    for (size_t i = 0; i < list->size; i++) {
        StableIValue item = list->items[i];
        if (are_optional && item != 0)
            item = *(const StableIValue *)(uintptr_t)item;
        TN_TRY(twins_enter_ivalue(all, item));
    }
    return TN_OK;
}

/* A tensor of the device for a result of the CPU: what was given, a view of it, or a copy. */
static inline tn_status twins_leave(const twins *all, tn_tensor *result, tn_tensor **out)
{
    for (int i = 0; i < all->count; i++) {
        if (all->made[i] == result) {
            *out = tn_tensor_retain(all->given[i]);
            return TN_OK;
        }
        if (all->made[i]->storage == result->storage) {
            tni_tensor_spec spec = {.dtype = (tn_dtype)result->dtype,
                                    .rank = result->rank,
                                    .sizes = result->sizes,
                                    .strides = result->strides,
                                    .offset = result->offset};
            TN_TRY(tni_tensor_new_take(tni_storage_retain(all->given[i]->storage), &spec, out));
            (*out)->keys |= result->keys & TNI_LAZY_BITS;
            return TN_OK;
        }
    }
    TN_TRY(tn_tensor_empty((tn_dtype)result->dtype, result->rank, result->sizes, result->strides,
                           all->device, out));
    (*out)->keys |= result->keys & TNI_LAZY_BITS;
    if (result->numel > 0)
        memcpy(fake_bytes(*out), result->data, (*out)->storage->bytes);
    return TN_OK;
}

static inline tn_status twins_leave_ivalue(const twins *all, StableIValue value)
{
    tni_handle *handle = (tni_handle *)(uintptr_t)value;
    tn_tensor *made;
    if (handle == NULL || handle->tensor == NULL)
        return TN_OK;
    TN_TRY(twins_leave(all, handle->tensor, &made));
    tn_tensor_release(handle->tensor);
    handle->tensor = made;
    return TN_OK;
}

static inline tn_status twins_leave_all(const twins *all, const tni_signature *signature,
                                        const StableIValue *outs)
{
    for (size_t i = 0; i < signature->nreturns; i++) {
        const tni_list *list = (const tni_list *)(uintptr_t)outs[i];
        if (signature->returns[i] == (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR))
            TN_TRY(twins_leave_ivalue(all, outs[i]));
        if (signature->returns[i] == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR))
            for (size_t j = 0; j < list->size; j++)
                TN_TRY(twins_leave_ivalue(all, list->items[j]));
    }
    return TN_OK;
}

/* What a CPU kernel did to the shape of a twin happens to the tensor, in the storage it has. */
static inline tn_status twins_reshape(const twins *all)
{
    for (int i = 0; i < all->count; i++) {
        const tn_tensor *made = all->made[i];
        if (!tni_has_sizes(all->given[i], made->rank, made->sizes))
            TN_TRY(tni_tensor_set_geometry(all->given[i], made->rank, made->sizes, made->strides,
                                           made->offset));
    }
    return TN_OK;
}

/* Whether a device is named, which would be the CPU kernel's. */
static inline bool names_device(const tni_signature *signature, const StableIValue *args)
{
    for (size_t i = 0; i < signature->nargs; i++)
        if ((signature->args[i] & TNI_LEAF_MASK) == TNI_TYPE_DEVICE && args[i] != 0)
            return true;
    return false;
}

static inline tn_status twins_run(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_signature *signature = call->signature;
    tni_keyset cpu = TNI_FUNCTIONALITY_BIT(DENSE) | TNI_BACKEND_BIT(CPU);
    StableIValue values[TWINS_MOST_ARGS];
    twins all = {.count = 0};
    size_t made = 0;
    tn_status status = TN_OK;
    if (names_device(signature, args))
        return tn_fail(TN_ERR_NOT_IMPLEMENTED, "%s on the fake device", call->op->name.text);
    while (status == TN_OK && made < signature->nargs) {
        const tni_type *type = signature->schema->args[made].type;
        status = tni_argcode_retain(signature->args[made], type, args[made], &values[made]);
        if (status == TN_OK)
            status = twins_enter(&all, signature->args[made], values[made]);
        made += status == TN_OK;
    }
    if (status == TN_OK)
        status = tni_redispatch(call->op, cpu, values, outs);
    if (status == TN_OK) {
        status = twins_reshape(&all);
        if (status == TN_OK)
            status = twins_leave_all(&all, signature, outs);
        if (status != TN_OK)
            tni_returns_drop(signature, outs, signature->nreturns);
    }
    tni_args_drop(signature, values, made);
    for (int i = 0; i < all.count; i++)
        tn_tensor_release(all.made[i]);
    return status;
}

#endif
