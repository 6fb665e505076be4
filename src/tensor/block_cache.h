/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * block_cache: memory for elements, with a bounded cache of what was given back.
 *
 * Sizes are rounded up to classes (four per power of two, up to 1 GiB); a class has a list of free
 * blocks. All lists together hold at most 256 MiB (TENON_CACHE_MB changes that, 0 caches nothing);
 * a block that would exceed the bound empties the lists first, so that sizes no longer in use do
 * not keep out those that are. Blocks of 2 MiB and more are aligned for huge pages and ask for
 * them, because a fresh block costs a page fault per page: more than adding two tensors of its
 * size.
 */
#ifndef TENON_BLOCK_CACHE_H
#define TENON_BLOCK_CACHE_H

#include "tensor/tensor_core.h"

/* Alignment of all element memory. */
#define TNI_DATA_ALIGNMENT 64

/* The class of blocks that are not cached: freed at once. */
#define TNI_BLOCK_UNCACHED 127

/* A block of at least `bytes`; *kind is its class. NULL without memory and without a message. */
void *tni_block_get(size_t bytes, uint8_t *kind);

/* Takes a block back. */
void tni_block_put(void *block, uint8_t kind);

/* Bytes that a block of class `kind` has room for; 0 for an uncached one, whose size was exact. */
size_t tni_block_capacity(uint8_t kind);

/* Bytes in the cache now. */
size_t tni_block_cached(void);

/* Empties the cache. */
void tni_block_trim(void);

#endif
