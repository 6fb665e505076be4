/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * extents: parts of one block of memory, which a memory plan hands out to storages.
 *
 * Who knows beforehand what storages a call makes offers extents to the thread: until the offer
 * ends, a new storage of exactly the bytes of an offered extent lies there. All others come from
 * the allocator as ever, so an offer that nobody takes is no fault.
 *
 * Extents of one block may overlap, if the plan says that their storages are never alive together.
 * The plan may be wrong, as anybody may keep a tensor: an extent knows whether its storage is
 * alive, and who offers looks at that before it offers one that overlaps.
 *
 * A block is counted by whoever uses it and by the storages in it. An offer belongs to one thread;
 * any thread may free the storages.
 */
#ifndef TENON_EXTENTS_H
#define TENON_EXTENTS_H

#include "tensor/tensor_core.h"

struct tni_extent_block;

/* A part of a block. */
typedef struct tni_extent {
    struct tni_extent_block *block; /* which */
    size_t offset;                  /* its first byte, a multiple of TNI_EXTENT_ALIGNMENT */
    size_t bytes;                   /* of the storage that may lie there, more than 0 */
    _Atomic(bool) is_held;          /* one does */
} tni_extent;

/* Where extents begin: as all element memory does. */
#define TNI_EXTENT_ALIGNMENT 64

/* A block and its extents. */
typedef struct tni_extent_block {
    tni_ref ref;          /* who uses it, and its storages */
    char *data;           /* the memory, from block_cache.h; NULL while nobody uses it */
    size_t bytes;         /* of it */
    uint8_t kind;         /* its class */
    size_t count;         /* of extents */
    tni_extent extents[]; /* those; the maker of the block sets offsets and bytes */
} tni_extent_block;

/*
 * Make a block of `bytes` with `count` extents, whose offsets and bytes the caller sets; it has no
 * memory yet. NULL without memory, and without a message.
 */
tni_extent_block *tni_extent_block_new(size_t bytes, size_t count);

/*
 * Get its memory, if it has none; false without memory, and without a message. The caller is the
 * only one who uses the block.
 */
bool tni_extent_block_fill(tni_extent_block *block);

/*
 * Return the memory to the cache if no storage lies in it, and whether that is so: then the block
 * can be filled again. The caller uses the block.
 */
bool tni_extent_block_empty(tni_extent_block *block);

/* Release a block; with its last storage, memory and record are freed. NULL is legal. */
void tni_extent_block_release(tni_extent_block *block);

/* What is offered to a thread: `count` extents, one beside the other. Zeroed: nothing. */
typedef struct tni_extent_offer {
    tni_extent *first;
    size_t count;
} tni_extent_offer;

extern TNI_THREAD_LOCAL tni_extent_offer tni_offered_extents;

/*
 * Take an offered extent of that many bytes for a storage; NULL if there is none. Whoever gets it
 * returns it with tni_extent_return.
 */
tni_extent *tni_extent_take(size_t bytes);
void tni_extent_return(tni_extent *extent);

/* Return the address of an extent. */
static inline void *tni_extent_data(const tni_extent *extent)
{
    return extent->block->data + extent->offset;
}

#endif
