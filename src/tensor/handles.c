/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Cells: the 16 bytes behind a handle.
 *
 *     AtenTensorHandle ─► { tensor, next } ─► tn_tensor
 *
 * Why there is a handle at all: aoti_torch_assign_tensors makes *this handle* name another tensor,
 * and every holder of the handle has to see it. If the handle were the tensor, its contents would
 * have to be exchanged under all other handles. The price is one object per handle, which the pool
 * makes two stores.
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

/* Takes the reference, also on failure, as all that end in this function have promised. */
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
