/* SPDX-License-Identifier: BSD-3-Clause */
/* Extents: see extents.h. A storage in one has the home TNI_HOME_EXTENT (storage.c). */
#include "tensor/extents.h"
#include "tensor/block_cache.h"

_Static_assert(TNI_EXTENT_ALIGNMENT == TNI_DATA_ALIGNMENT, "extents lie as all elements do");

TNI_THREAD_LOCAL tni_extent_offer tni_offered_extents;

tni_extent_block *tni_extent_block_new(size_t bytes, size_t count)
{
    tni_extent_block *block = tni_calloc(1, sizeof *block + count * sizeof *block->extents);
    if (block == NULL)
        return NULL;
    block->ref.count = 1;
    block->bytes = bytes;
    block->count = count;
    for (size_t i = 0; i < count; i++)
        block->extents[i].block = block;
    return block;
}

bool tni_extent_block_fill(tni_extent_block *block)
{
    if (block->data == NULL)
        block->data = tni_block_get(block->bytes, &block->kind);
    return block->data != NULL;
}

bool tni_extent_block_empty(tni_extent_block *block)
{
    if (!tni_ref_is_sole(&block->ref))
        return false;
    if (block->data != NULL)
        tni_block_put(block->data, block->kind);
    block->data = NULL;
    return true;
}

void tni_extent_block_release(tni_extent_block *block)
{
    if (block == NULL || !tni_ref_release(&block->ref))
        return;
    if (block->data != NULL)
        tni_block_put(block->data, block->kind);
    tni_free(block);
}

tni_extent *tni_extent_take(size_t bytes)
{
    for (size_t i = 0; i < tni_offered_extents.count; i++) {
        tni_extent *extent = &tni_offered_extents.first[i];
        if (extent->bytes != bytes || atomic_load_explicit(&extent->is_held, memory_order_acquire))
            continue;
        atomic_store_explicit(&extent->is_held, true, memory_order_relaxed);
        tni_ref_retain(&extent->block->ref);
        return extent;
    }
    return NULL;
}

/* Release: what was done with the elements has happened before they are handed out again. */
void tni_extent_return(tni_extent *extent)
{
    TNI_ASSERT(atomic_load(&extent->is_held));
    atomic_store_explicit(&extent->is_held, false, memory_order_release);
    tni_extent_block_release(extent->block);
}
