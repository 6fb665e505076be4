/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * block_cache: memory for elements, with a bounded cache of freed blocks.
 *
 * Sizes are rounded up to classes (four per power of two, up to 1 GiB); each class has a list of
 * free blocks. All lists together hold at most 256 MiB (TENON_CACHE_MB changes that, 0 caches
 * nothing). A block that would exceed the bound empties all lists first, so that sizes no longer in
 * use do not keep out those that are. Blocks of 2 MiB and more are aligned for huge pages and ask
 * for them, because a new block costs a page fault per page, which is more than adding two tensors
 * of its size.
 */
#ifndef TENON_BLOCK_CACHE_H
#define TENON_BLOCK_CACHE_H

#include "tensor/tensor_core.h"

/* Alignment of all element memory. */
#define TNI_DATA_ALIGNMENT 64

/* The class of blocks that are too large for the cache: freed at once. */
#define TNI_BLOCK_UNCACHED 127

/*
 * Return a block of at least `bytes`; *kind is its class. NULL without memory and without a
 * message.
 */
void *tni_block_get(size_t bytes, uint8_t *kind);

/* Take a block back. */
void tni_block_put(void *block, uint8_t kind);

/*
 * Return the bytes that a block of class `kind` has room for; 0 for an uncached one, whose size was
 * exact.
 */
size_t tni_block_capacity(uint8_t kind);

/* Return the bytes in the cache. */
size_t tni_block_cached(void);

/* Empty the cache. */
void tni_block_trim(void);

#endif
