/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Strings, lists, ivalues of optionals, handles of generators.
 *
 * The objects themselves are in src/dispatch/values.c; these functions only say who owns what
 * across the boundary. For containers the rule is surprising: they own their memory, and never what
 * their ivalues hold.
 */
#include "abi/shims.h"

#include <stdlib.h>

/* ---- ivalues of optionals: plain malloc, since older extensions pair them with new and delete
 * ----
 */

/* Fails without a message, as in PyTorch, where this pair does not touch the error text. */
AOTITorchError torch_new_stable_ivalue(StableIValue **ret_value)
{
    if (ret_value == NULL)
        return AOTI_TORCH_FAILURE;
    return tni_shim(tni_optional_new(0, ret_value));
}

/*
 * Frees the ivalue only; what it holds is the caller's. NULL fails here, as in PyTorch, and in no
 * other delete function.
 */
AOTITorchError torch_delete_stable_ivalue(StableIValue *value)
{
    if (value == NULL)
        return AOTI_TORCH_FAILURE;
    free(value);
    return AOTI_TORCH_SUCCESS;
}

/* ---- lists ---- */

/* The size is a capacity: the list is empty, as is PyTorch's. */
AOTITorchError torch_new_list_reserve_size(size_t size, StableListHandle *ret)
{
    if (ret == NULL)
        return tni_shim_null(__func__, "ret");
    return tni_shim(tni_list_new(size, ret));
}

AOTITorchError torch_list_size(StableListHandle list_handle, size_t *size)
{
    if (TNI_UNLIKELY(list_handle == NULL || size == NULL))
        return tni_shim_null(__func__, "list_handle and size");
    *size = list_handle->size;
    return AOTI_TORCH_SUCCESS;
}

static TNI_COLD AOTITorchError fail_range(const char *function, size_t index, size_t size)
{
    return tni_shim(tni_fail(TN_ERR_INDEX, "%s: index %zu is out of range for a list of %zu",
                             function, index, size));
}

/* The ivalue is copied, and ownership does not change: the list owns nothing but its memory. */
AOTITorchError torch_list_get_item(StableListHandle list_handle, size_t index,
                                   StableIValue *element)
{
    if (TNI_UNLIKELY(list_handle == NULL || element == NULL))
        return tni_shim_null(__func__, "list_handle and element");
    if (TNI_UNLIKELY(index >= list_handle->size))
        return fail_range(__func__, index, list_handle->size);
    *element = list_handle->items[index];
    return AOTI_TORCH_SUCCESS;
}

/* The old ivalue is not dropped, because its type is not known. */
AOTITorchError torch_list_set_item(StableListHandle list_handle, size_t index, StableIValue element)
{
    if (TNI_UNLIKELY(list_handle == NULL))
        return tni_shim_null(__func__, "list_handle");
    if (TNI_UNLIKELY(index >= list_handle->size))
        return fail_range(__func__, index, list_handle->size);
    list_handle->items[index] = element;
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError torch_list_push_back(StableListHandle list_handle, StableIValue element)
{
    if (TNI_UNLIKELY(list_handle == NULL))
        return tni_shim_null(__func__, "list_handle");
    return tni_shim(tni_list_push(list_handle, element));
}

/* Frees the container, never the items: who converts a list takes them out first. */
AOTITorchError torch_delete_list(StableListHandle list_handle)
{
    tni_list_free(list_handle);
    return AOTI_TORCH_SUCCESS;
}

/* ---- strings ---- */

/* By length, so that NULs are kept; a NUL is added after the bytes for readers of C strings. */
AOTITorchError torch_new_string_handle(const char *data, size_t length, StringHandle *handle)
{
    if (handle == NULL || (data == NULL && length > 0))
        return tni_shim_null(__func__, "data and handle");
    return tni_shim(tni_string_new(data, length, handle));
}

AOTITorchError torch_string_length(StringHandle handle, size_t *length)
{
    if (TNI_UNLIKELY(handle == NULL || length == NULL))
        return tni_shim_null(__func__, "handle and length");
    *length = handle->length;
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError torch_string_c_str(StringHandle handle, const char **data)
{
    if (TNI_UNLIKELY(handle == NULL || data == NULL))
        return tni_shim_null(__func__, "handle and data");
    *data = handle->data;
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError torch_delete_string(StringHandle handle)
{
    tni_string_free(handle);
    return AOTI_TORCH_SUCCESS;
}

/* ---- generators ---- */

/*
 * Another handle to the same state, not a copy: numbers that one draws, the other does not draw
 * again.
 */
AOTITorchError torch_new_generator_handle(AtenGeneratorHandle self,
                                          AtenGeneratorHandle *ret_new_generator)
{
    if (self == NULL || ret_new_generator == NULL)
        return tni_shim_null(__func__, "self and ret_new_generator");
    *ret_new_generator = tni_generator_retain(self);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError torch_delete_generator(AtenGeneratorHandle generator)
{
    tni_generator_release(generator);
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError torch_generator_get_device(AtenGeneratorHandle generator, int32_t *ret_device_type,
                                          int32_t *ret_device_index)
{
    if (generator == NULL || ret_device_type == NULL || ret_device_index == NULL)
        return tni_shim_null(__func__, "generator, ret_device_type and ret_device_index");
    *ret_device_type = generator->device.type;
    *ret_device_index = generator->device.index;
    return AOTI_TORCH_SUCCESS;
}
