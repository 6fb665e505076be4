/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Scratch memory of one call: what the ivalues of its arguments point to. It is on the stack; only
 * what does not fit there (long lists) goes to the heap.
 */
#ifndef TENON_SCRATCH_H
#define TENON_SCRATCH_H

#include "tensor/tensor_core.h"

/* A block on the heap. */
typedef struct tni_scratch_block {
    struct tni_scratch_block *next; /* the block before it */
    uint64_t padding;               /* keeps what follows 16-byte aligned */
} tni_scratch_block;

/*
 * A wrapped number: a tensor made for a number. It is counted, because foreign kernels may keep it.
 */
typedef struct tni_wrapped_number {
    struct tni_wrapped_number *next; /* the one before it */
    tn_tensor *tensor;               /* owned */
} tni_wrapped_number;

/*
 * The memory of one call. 1,408 bytes are enough for an operator with a dozen arguments and small
 * lists; they are not cleared, so they cost nothing but stack.
 */
typedef struct tni_scratch {
    tni_scratch_block *blocks;              /* on the heap, owned */
    tni_wrapped_number *numbers;            /* newest first; their tensors are owned */
    size_t used;                            /* bytes of `local` in use */
    _Alignas(16) unsigned char local[1408]; /* the first blocks */
} tni_scratch;

/* The local bytes are left undefined on purpose: nobody reads what was not written. */
static inline void tni_scratch_begin(tni_scratch *area)
{
    area->blocks = NULL;
    area->numbers = NULL;
    area->used = 0;
}

/* Apart from tni_scratch_get, so that its common case is short enough to be inlined. */
void *tni_scratch_get_block(tni_scratch *area, size_t bytes);

/*
 * Return `bytes` of memory, valid until tni_scratch_end; NULL after a recorded failure. Rounded up
 * to 16, which aligns everything that a box can be.
 */
static inline void *tni_scratch_get(tni_scratch *area, size_t bytes)
{
    bytes = (bytes + 15) & ~(size_t)15;
    TNI_ASSERT(area->used <= sizeof area->local && area->used % 16 == 0);
    if (TNI_UNLIKELY(bytes > sizeof area->local - area->used))
        return tni_scratch_get_block(area, bytes);
    void *memory = area->local + area->used;
    area->used += bytes;
    return memory;
}

/* Releases the numbers, then frees the blocks. */
void tni_scratch_end_owned(tni_scratch *area);

static inline void tni_scratch_end(tni_scratch *area)
{
    if (TNI_UNLIKELY(area->blocks != NULL || area->numbers != NULL))
        tni_scratch_end_owned(area);
}

#endif
