/* SPDX-License-Identifier: BSD-3-Clause */
/* Cells: the 16 bytes behind a handle. */
#include "base/pool.h"
#include "tensor/tensor_core.h"

_Static_assert(sizeof(tni_cell) <= 16, "a cell is an object of the smallest pool");
_Static_assert(offsetof(tni_cell, next) == offsetof(tni_pool_item, next),
               "the link of a cell is that of the pool");

tn_status tni_cell_new_take(tn_tensor *tensor, tni_cell **out)
{
    tni_cell *cell = tni_pool_get(TNI_POOL_16);
    if (TNI_UNLIKELY(!cell)) {
        tn_tensor_release(tensor);
        return tni_fail_memory(sizeof *cell);
    }
    cell->tensor = tensor;
    *out = cell;
    return TN_OK;
}

tn_status tni_cell_dup(const tni_cell *cell, tni_cell **out)
{
    tni_cell *copy = tni_pool_get(TNI_POOL_16);
    if (TNI_UNLIKELY(!copy))
        return tni_fail_memory(sizeof *copy);
    copy->tensor = cell->tensor;
    if (copy->tensor)
        tni_ref_retain(&copy->tensor->ref);
    *out = copy;
    return TN_OK;
}

void tni_cell_free(tni_cell *cell)
{
    if (!cell)
        return;
    tn_tensor *tensor = cell->tensor;
    tni_pool_put(TNI_POOL_16, cell);
    if (tensor && tni_ref_release(&tensor->ref))
        tni_tensor_free(tensor);
}
