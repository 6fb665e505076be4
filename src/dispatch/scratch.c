/* SPDX-License-Identifier: BSD-3-Clause */
/* The rare part of scratch memory: blocks on the heap, and tensors for numbers. */
#include "dispatch/scratch.h"

/*
 * One block per request that did not fit. These are rare, mostly one long list, so collecting them
 * in larger blocks would save nothing. The record is 16 bytes, so the memory after it is as aligned
 * as malloc's.
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

/* Numbers first, because their records may be in the blocks. */
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
