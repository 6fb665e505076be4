/* SPDX-License-Identifier: BSD-3-Clause */
/* Walks over the elements of a few tensors, one position after the other. */
#ifndef TENON_WALK_H
#define TENON_WALK_H

#include "kernels/core/kernel_core.h"

/*
 * A row-major walk over `rank` sizes, with a byte offset for each of up to four tensors. Begin with
 * all positions and offsets zero.
 */
#define TNI_WALKED 4
typedef struct tni_walk {
    int64_t rank;                       /* dimensions */
    const int64_t *sizes;               /* borrowed */
    int64_t at[TN_MAX_DIM];             /* the current index of each dimension */
    const int64_t *strides[TNI_WALKED]; /* byte strides; the first NULL ends the list */
    int64_t offsets[TNI_WALKED];        /* in bytes, of the current element of each tensor */
} tni_walk;

/*
 * Go to the next position, the last dimension moving fastest. After the last one the walk is back
 * at the first.
 */
static inline void tni_walk_step(tni_walk *walk)
{
    for (int64_t i = walk->rank - 1; i >= 0; i--) {
        bool is_last = ++walk->at[i] >= walk->sizes[i];
        for (int k = 0; k < TNI_WALKED && walk->strides[k] != NULL; k++)
            walk->offsets[k] += is_last ? tni_mul_wrapping(walk->strides[k][i], 1 - walk->sizes[i])
                                        : walk->strides[k][i];
        if (!is_last)
            return;
        walk->at[i] = 0;
    }
}

/*
 * Write the byte strides of `operand` broadcast to `rank` sizes: 0 along dimensions that it lacks
 * or that have one element.
 */
void tni_walk_strides(const tni_strided *operand, int64_t rank, const int64_t *sizes,
                      int64_t *strides);

#endif
