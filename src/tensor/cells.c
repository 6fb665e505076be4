/* SPDX-License-Identifier: BSD-3-Clause */
/* Cells: the 16 bytes behind a handle. */
#include "base/pool.h"
#include "tensor/tensor_core.h"

_Static_assert(sizeof(tni_cell) <= 16, "a cell is an object of the smallest pool");
_Static_assert(offsetof(tni_cell, next) == offsetof(tni_pool_item, next),
               "the link of a cell is that of the pool");

/*
 * These are the shortest functions of the core, called more often than any other: what they rarely
 * need is in functions of its own, which they end with, so that they save no registers.
 */
static TNI_NOINLINE tn_status new_slowly(tn_tensor *tensor, tni_cell **out)
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

tn_status tni_cell_new_take(tn_tensor *tensor, tni_cell **out)
{
    tni_cell *cell = tni_pool_try(TNI_POOL_16);
    if (TNI_UNLIKELY(!cell))
        return new_slowly(tensor, out);
    cell->tensor = tensor;
    *out = cell;
    return TN_OK;
}

tn_status tni_cell_dup(const tni_cell *cell, tni_cell **out)
{
    tn_tensor *tensor = cell->tensor;
    if (tensor)
        tni_ref_retain(&tensor->ref);
    tni_cell *copy = tni_pool_try(TNI_POOL_16);
    if (TNI_UNLIKELY(!copy))
        return new_slowly(tensor, out);
    copy->tensor = tensor;
    *out = copy;
    return TN_OK;
}

static TNI_NOINLINE void free_with_tensor(tni_cell *cell)
{
    tn_tensor *tensor = cell->tensor;
    tni_pool_put(TNI_POOL_16, cell);
    tni_tensor_free(tensor);
}

void tni_cell_free(tni_cell *cell)
{
    if (TNI_UNLIKELY(!cell))
        return;
    tn_tensor *tensor = cell->tensor;
    if (tensor && tni_ref_release(&tensor->ref))
        free_with_tensor(cell);
    else
        tni_pool_put(TNI_POOL_16, cell);
}
