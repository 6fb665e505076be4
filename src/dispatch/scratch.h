/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Scratch memory of one call: what the ivalues of its arguments point to. The first blocks lie on
 * the stack; only what does not fit there (long lists) goes to the heap.
 */
#ifndef TENON_SCRATCH_H
#define TENON_SCRATCH_H

#include "tensor/tensor_core.h"

/* One block that did not fit. */
typedef struct tni_scratch_block {
    struct tni_scratch_block *next; /* the block before it */
    uint64_t padding;               /* keeps what follows 16-byte aligned */
} tni_scratch_block;

/* A number that stands for a tensor: kernels of the ABI may keep one, so it is counted. */
typedef struct tni_wrapped_number {
    struct tni_wrapped_number *next; /* the one before it */
    tn_tensor *tensor;               /* owned */
} tni_wrapped_number;

/*
 * The memory of one call. 1,408 bytes serve an operator with a dozen arguments and small lists; the
 * area is not cleared, so its size costs nothing but stack.
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

/* Apart from tni_scratch_get, so that its common case is short enough to be repeated. */
void *tni_scratch_get_block(tni_scratch *area, size_t bytes);

/*
 * `bytes` of memory until tni_scratch_end; NULL after a recorded failure. Rounded to 16, which
 * suits everything a box can be. It is never given back singly, so a pointer into it lives as long
 * as the call.
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
