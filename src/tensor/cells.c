/* SPDX-License-Identifier: BSD-3-Clause */
/* Cells: the 16 bytes behind a handle, when making or dropping one is not the short way. */
#include "tensor/tensor_core.h"

_Static_assert(sizeof(tni_cell) <= 16, "a cell is an object of the smallest pool");
_Static_assert(offsetof(tni_cell, next) == offsetof(tni_pool_item, next),
               "the link of a cell is that of the pool");

tn_status tni_cell_new_slowly(tn_tensor *tensor, tni_cell **out)
{
    tni_cell *cell = tni_pool_get_slowly(TNI_POOL_16);
    if (!cell) {
        tn_tensor_release(tensor);
        return tni_fail_memory(sizeof *cell);
    }
    cell->tensor = tensor;
    *out = cell;
    return TN_OK;
}

void tni_cell_free_tensor(tni_cell *cell)
{
    tn_tensor *tensor = cell->tensor;
    tni_pool_put(TNI_POOL_16, cell);
    tni_tensor_free(tensor);
}
