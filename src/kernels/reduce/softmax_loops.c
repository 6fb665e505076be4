/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Softmax, log-softmax and their gradients on one line or on the columns of a block, compiled once
 * per ISA (isa.h). Each is the three-pass algorithm: the maximum, the sum of exp(x - maximum), the
 * scaled result. Cost: one exp per element forward, none or one backward.
 */
#include "kernels/reduce/softmax.h"

#include "kernels/core/lanes.h"
#include "kernels/core/lines.h"

#include <math.h>

/* Partial sums in independent chains, which the compiler keeps in vectors. */
#define SIDE 16

/* Elements that are summed in their own type before the sum goes to double. */
#define LEAF 1024

#define TEMPLATE "kernels/reduce/softmax_line.inc"
#include "kernels/core/for_reals.inc"

#define INLINE static inline __attribute__((always_inline))

/* The most columns of a block, and the rows that are summed in their own type. */
#define WIDTH      TNI_SOFTMAX_WIDTH
#define BLOCK_LEAF 64
_Static_assert(TNI_LINE_STEP % TNI_FLOATS == 0, "rows of a block are whole vectors");

/*
 * Write the logarithms of the sums of columns, a multiple of TNI_LINE_STEP: rounded to float by
 * vectors, whose error does not show then; of doubles one by one.
 */
INLINE void log_sums_f32(const double *sums, int64_t width, float *logs)
{
    for (int64_t i = 0; i < width; i += TNI_DOUBLES) {
        tni_doubles x;
        memcpy(&x, sums + i, sizeof x);
        x = tni_log_doubles(x);
        for (int k = 0; k < TNI_DOUBLES; k++)
            logs[i + k] = (float)x[k];
    }
}
INLINE void log_sums_f64(const double *sums, int64_t width, double *logs)
{
    for (int64_t i = 0; i < width; i++)
        logs[i] = log(sums[i]);
}

#define TEMPLATE "kernels/reduce/softmax_block.inc"
#include "kernels/core/for_reals.inc"

const tni_softmax_variant TNI_AT_ISA(tni_softmax_variants)[2] = {
    {softmax_f32,
     softmax_f64,
     softmax_back_f32,
     softmax_back_f64,
     {softmax_block_f32, softmax_block_f64},
     {softmax_back_block_f32, softmax_back_block_f64}},
    {log_softmax_f32,
     log_softmax_f64,
     log_softmax_back_f32,
     log_softmax_back_f64,
     {log_softmax_block_f32, log_softmax_block_f64},
     {log_softmax_back_block_f32, log_softmax_back_block_f64}},
};
