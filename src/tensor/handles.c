/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Handles: the 16 bytes that an AtenTensorHandle points to.
 *
 *     AtenTensorHandle ─► { tensor, next } ─► tn_tensor
 *
 * They exist because aoti_torch_assign_tensors makes *this handle* name another tensor, which every
 * holder of the handle must see. If the handle were the tensor, two tensors' contents would have to
 * be exchanged under all other handles. The price is one object per handle, which the pool reduces
 * to two stores.
 */
#include "tensor/tensor_core.h"

_Static_assert(sizeof(tni_handle) <= 16, "a handle is an object of the smallest pool");
_Static_assert(offsetof(tni_handle, next) == offsetof(tni_pool_item, next),
               "the link of a handle is that of the pool");

bool tni_handle_is_valid(const tni_handle *handle)
{
    return handle != NULL && (uintptr_t)handle % _Alignof(tni_handle) == 0 &&
           (handle->tensor == NULL || tni_tensor_is_valid(handle->tensor));
}

/* The reference is taken, also on failure, as all callers of this function promise. */
tn_status tni_handle_new_slowly(tn_tensor *tensor, tni_handle **out)
{
    TNI_ASSERT(tensor == NULL || tni_tensor_is_valid(tensor));
    tni_handle *handle = tni_pool_get_slowly(TNI_POOL_16);
    if (!handle) {
        tn_tensor_release(tensor);
        return tni_fail_memory(sizeof *handle);
    }
    handle->tensor = tensor;
    *out = handle;
    return TN_OK;
}
