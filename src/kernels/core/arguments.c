/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reading arguments and returning results: what every kernel does around its work (kernel_core.h).
 */
#include "kernels/core/kernel_core.h"

#include <stdio.h>

/* Undefined tensors reach a kernel where a caller passed one; few operators accept them. */
void tni_fail_undefined_arg(const tn_call *call, size_t index)
{
    (void)tni_fail(TN_ERR_RUNTIME, "%s: argument '%s' is an undefined tensor", tni_call_name(call),
                   call->signature->schema->args[index].name.data);
}

tn_status tni_check_length(const tn_call *call, size_t index, const tni_list *list, size_t length)
{
    if (list->size == length)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: argument '%s' has %zu items, the schema says %zu",
                    tni_call_name(call), call->signature->schema->args[index].name.data, list->size,
                    length);
}

tn_status tni_check_tensors(const tn_call *call, size_t index, const tni_list *list)
{
    for (size_t i = 0; i < list->size; i++)
        if (tni_list_tensor(list, i) == NULL)
            return tni_fail(TN_ERR_RUNTIME, "%s: argument '%s' has an undefined tensor at %zu",
                            tni_call_name(call), call->signature->schema->args[index].name.data, i);
    return TN_OK;
}

/*
 * The four ivalues of the options, in the order that all factories have: dtype, layout, device,
 * pin_memory. Codes were checked where the ivalues were made; the dtype is checked again because an
 * extension's kernel can call with any number.
 */
tn_status tni_arg_options(const tn_call *call, const StableIValue *args, tni_options fallback,
                          tni_options *out)
{
    int dtype = tni_arg_code(args[0], (int)fallback.dtype);
    int layout = tni_arg_code(args[1], TN_LAYOUT_STRIDED);
    if (!tni_dtype_is_valid(dtype))
        return tni_fail(TN_ERR_VALUE, "%s: argument 'dtype' is %d, which is no scalar type",
                        tni_call_name(call), dtype);
    if (layout != TN_LAYOUT_STRIDED)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: argument 'layout' is %d, only strided (0) tensors are made",
                        tni_call_name(call), layout);
    *out = (tni_options){(tn_dtype)dtype, tni_arg_device(args[2], fallback.device)};
    if (out->device.type != TN_DEVICE_META && tni_arg_bool(tni_arg_optional(args[3], 0)))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: argument 'pin_memory' is true, but there is no accelerator to pin for",
                        tni_call_name(call));
    return TN_OK;
}

tn_status tni_make(const tn_call *call, const StableIValue *options, tn_dtype fallback,
                   tni_ints size, tn_tensor **out)
{
    tni_options chosen;
    tni_options usual = {fallback, {TN_DEVICE_CPU, -1}};
    TN_TRY(tni_arg_options(call, options, usual, &chosen));
    tni_tensor_spec spec = {.dtype = chosen.dtype, .rank = size.count, .sizes = size.items};
    return tni_tensor_empty(&spec, chosen.device, out);
}

/*
 * Written to a buffer on the stack, so that a message about a shape allocates nothing. A shape that
 * does not fit is cut off between two sizes; 32 bytes hold a number and the end.
 */
const char *tni_shape_print(tni_shape_text *room, int64_t rank, const int64_t *sizes)
{
    size_t length = 1;
    room->text[0] = '[';
    for (int64_t i = 0; i < rank && length + 32 < sizeof room->text; i++) {
        int count = snprintf(room->text + length, sizeof room->text - length, "%s%lld",
                             i > 0 ? ", " : "", (long long)sizes[i]);
        length += (size_t)count;
    }
    room->text[length] = ']';
    room->text[length + 1] = '\0';
    return room->text;
}

tn_status tni_check_rank(const char *name, int64_t rank)
{
    if (rank > TN_MAX_DIM)
        return tni_fail(TN_ERR_RUNTIME, "%s: a tensor has at most %d dimensions, not %lld", name,
                        TN_MAX_DIM, (long long)rank);
    return TN_OK;
}

tn_status tni_return_same_slowly(tn_tensor *tensor, StableIValue *out)
{
    tni_handle *handle;
    /* The reference is taken even on failure, so it is retained anew for the second try. */
    tn_status status = tni_handle_new_take(tn_tensor_retain(tensor), &handle);
    /* Give cached storages back to the system and try once more. */
    if (TNI_UNLIKELY(status == TN_ERR_MEMORY)) {
        tni_storage_trim();
        status = tni_handle_new_take(tn_tensor_retain(tensor), &handle);
    }
    if (TNI_LIKELY(status == TN_OK))
        *out = tni_box_pointer(handle);
    return status;
}

tn_status tni_return_given(tn_tensor *const *given, int count, StableIValue *outs)
{
    for (int i = 0; i < count; i++) {
        tn_status status = tni_return_same(given[i], &outs[i]);
        if (status == TN_OK)
            continue;
        /* All or none: drop the handles made so far. */
        while (i-- > 0)
            tni_handle_free((tni_handle *)(uintptr_t)outs[i]);
        return status;
    }
    return TN_OK;
}

tn_status tni_return_all(tn_status status, tn_tensor *const *results, int count, StableIValue *outs)
{
    int made = 0;
    for (int i = 0; i < count; i++) {
        tni_handle *handle;
        if (status == TN_OK)
            status = tni_handle_new_take(results[i], &handle);
        else
            tn_tensor_release(results[i]);
        if (status == TN_OK)
            outs[made++] = tni_box_pointer(handle);
    }
    for (int i = 0; status != TN_OK && i < made; i++)
        tni_handle_free((tni_handle *)(uintptr_t)outs[i]);
    return status;
}

tn_status tni_list_add_take(tni_list *list, tn_tensor *tensor)
{
    StableIValue ivalue;
    TN_TRY(tni_return_take(tensor, &ivalue));
    tn_status status = tni_list_push(list, ivalue);
    if (status != TN_OK)
        tni_handle_free((tni_handle *)(uintptr_t)ivalue);
    return status;
}

void tni_list_drop(tni_list *list)
{
    for (size_t i = 0; list != NULL && i < list->size; i++)
        tni_handle_free((tni_handle *)(uintptr_t)list->items[i]);
    tni_list_free(list);
}

tn_status tni_return_list(tn_status status, tni_list *list, StableIValue *out)
{
    if (status != TN_OK) {
        tni_list_drop(list);
        return status;
    }
    *out = tni_box_pointer(list);
    return TN_OK;
}

tn_status tni_new_like(const tn_tensor *like, tn_dtype dtype, int64_t rank, const int64_t *sizes,
                       tn_tensor **out)
{
    tni_tensor_spec spec = {.dtype = dtype, .rank = rank, .sizes = sizes};
    return tni_tensor_empty(&spec, like->device, out);
}
