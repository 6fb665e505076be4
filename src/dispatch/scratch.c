/* SPDX-License-Identifier: BSD-3-Clause */
/* The seldom half of scratch memory: blocks on the heap, numbers that are tensors. */
#include "dispatch/scratch.h"

/*
 * One block for each request that did not fit: they are rare and mostly one long list, so
 * collecting them in larger blocks would save nothing. The record is 16 bytes, so what follows is
 * as aligned as malloc's memory.
 */
TNI_COLD void *tni_scratch_get_block(tni_scratch *area, size_t bytes)
{
    tni_scratch_block *block = tni_malloc(sizeof *block + bytes);
    if (block == NULL) {
        tni_fail_memory(bytes);
        return NULL;
    }
    block->next = area->blocks;
    area->blocks = block;
    return block + 1;
}

/* Numbers first: their records may lie in the blocks. */
TNI_COLD void tni_scratch_end_owned(tni_scratch *area)
{
    for (; area->numbers != NULL; area->numbers = area->numbers->next)
        tn_tensor_release(area->numbers->tensor);
    while (area->blocks != NULL) {
        tni_scratch_block *block = area->blocks;
        area->blocks = block->next;
        tni_free(block);
    }
}
