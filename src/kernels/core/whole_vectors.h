/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops that compute in whole vectors. Such a loop knows neither steps nor remainders: its body is
 * written once, without branches, and constants stay in registers. tni_run_whole makes operands of
 * any layout fit it.
 */
#ifndef TENON_WHOLE_VECTORS_H
#define TENON_WHOLE_VECTORS_H

#include "kernels/core/kernel_core.h"

/* Most operands: a result and four inputs. Most bytes of a vector in memory. */
enum { TNI_WHOLE_OPERANDS = 5, TNI_WHOLE_BYTES = 64 };

/* What a loop over whole vectors takes. */
typedef struct tni_whole {
    uint8_t operands;  /* how many, the result first */
    uint8_t out_bytes; /* of an element of the result */
    uint8_t in_bytes;  /* of an element of an input */
    uint8_t lanes;     /* elements of a vector, a power of two */
    bool has_halves;   /* elements are of a half type, but those at step 0 are floats */
} tni_whole;

/*
 * Compute `count` elements at any steps by a loop over whole vectors: `inner` is called with dense
 * operands, and inputs at step 0, where a whole vector repeats one element; its count is a multiple
 * of a vector's elements. Whole vectors of dense operands are computed in place, all else in blocks
 * on the stack, whose last vector is filled up with elements that occur before.
 */
void tni_run_whole(char *const *data, const int64_t *strides, int64_t count, const void *context,
                   tni_loop_inner inner, tni_whole takes);

#endif
