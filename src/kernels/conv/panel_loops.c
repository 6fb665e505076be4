/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tiles of convolutions by panels (convolution_panels.h), compiled once per ISA.
 *
 * A tile is `rows` positions by one or two vectors of result channels. Its sums stay in registers
 * over all runs of the windows: for each element of a window, its weights are one or two vector
 * loads, and each position multiplies them by one float of the image, broadcast. Rows are chosen so
 * that sums, weights and a broadcast fill the registers: 14 x 2 of 32, 6 x 2 of 16. Of a single
 * vector AVX2 takes 10, as eight sums hide the latency of its two units.
 */
#include "kernels/conv/convolution_panels.h"
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"

#if TNI_REGISTERS == 32
#    define MOST_ROWS   14
#    define SINGLE_ROWS 14
#elif defined(__AVX2__)
#    define MOST_ROWS   6
#    define SINGLE_ROWS 10
#else
#    define MOST_ROWS   6
#    define SINGLE_ROWS 6
#endif

/*
 * Rows of a panel that are prefetched: tiles of few positions read the panel faster than the
 * processor's own prefetcher follows.
 */
#define FETCHED_AHEAD 8

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")

/* Vectors and floats at any 4-byte address, of memory declared as char. */
typedef tni_floats loose __attribute__((aligned(4), may_alias));
typedef float number __attribute__((may_alias));

/* Write the sums of a last vector that is not whole; a loop, which is smaller and seldom matters.
 */
INLINE void store_narrow(const tni_panel_call *call, tni_floats sums[][TNI_PANEL_VECTORS],
                         const int rows, const int vector, char *out)
{
    tni_floats last[SINGLE_ROWS];
    UNROLL for (int row = 0; row < rows; row++) last[row] = sums[row][vector];
    _Pragma("GCC unroll 1") for (int row = 0; row < rows; row++, out += call->out_position)
    {
#if defined(__AVX512F__)
        _mm512_mask_storeu_ps(out, (__mmask16)((1U << call->last) - 1), (__m512)last[row]);
#else
        memcpy(out, &last[row], (size_t)call->last * sizeof(float));
#endif
    }
}

/*
 * Compute a tile. `rows` and `vectors` are constants after inlining, so loops over them are
 * unrolled and `sums` is in registers.
 *
 * There is a pointer for every three positions only: the addressing modes of x86 add a register
 * times 1 or 2, so positions[i], + step and + 2 * step need no instruction of their own (as in
 * gemm_loops.c).
 */
INLINE void tile(const tni_panel_call *call, const int rows, const int vectors)
{
    tni_floats sums[SINGLE_ROWS][TNI_PANEL_VECTORS];
    const char *positions[(SINGLE_ROWS + 2) / 3];
    const int64_t step = call->position;
    const float *panel = call->panel;
    const char *next = call->next;
    /* Sums begin as the bias. */
    UNROLL for (int v = 0; v < vectors; v++)
    {
        tni_floats bias = {0};
        if (call->bias != NULL)
            bias = *(const loose *)(call->bias + v * TNI_FLOATS);
        UNROLL for (int row = 0; row < rows; row++) sums[row][v] = bias;
    }
    for (int64_t run = 0; run < call->run_count; run++) {
        const char *image = call->image + call->runs[run];
        UNROLL for (int row = 0; row < rows; row += 3) positions[row / 3] = image + row * step;
        for (int64_t k = 0; k < call->depth; k++) {
            tni_floats columns[TNI_PANEL_VECTORS];
            UNROLL for (int v = 0; v < vectors; v++) columns[v] =
                *(const loose *)(panel + v * TNI_FLOATS);
            UNROLL for (int v = 0; v < vectors; v++)
                __builtin_prefetch(panel + (FETCHED_AHEAD * vectors + v) * TNI_FLOATS);
            __builtin_prefetch(next, 0, 2);
            next += call->next_step;
            panel += vectors * TNI_FLOATS;
            UNROLL for (int row = 0; row < rows; row++)
            {
                /* One float of the image by the weights of all channels of the panel. */
                const float factor = *(const number *)(positions[row / 3] + row % 3 * step);
                UNROLL for (int v = 0; v < vectors; v++) sums[row][v] += factor * columns[v];
            }
            UNROLL for (int row = 0; row < rows; row += 3) positions[row / 3] += call->step;
        }
    }
    /* A fused activation is applied while the sums are still in registers. */
    if (call->bounds != NULL)
        UNROLL for (int row = 0; row < rows; row++) UNROLL for (int v = 0; v < vectors; v++)
            sums[row][v] = tni_clamp_floats(sums[row][v], call->bounds->least, call->bounds->most);
    char *out = call->out + (vectors - 1) * TNI_VECTOR_BYTES;
    UNROLL for (int row = 0; row < rows; row++) UNROLL for (int v = 0; v < vectors - 1; v++) *
        (loose *)(call->out + row * call->out_position + v * TNI_VECTOR_BYTES) = sums[row][v];
    if (call->last == TNI_FLOATS)
        UNROLL for (int row = 0; row < rows; row++) * (loose *)(out + row * call->out_position) =
            sums[row][vectors - 1];
    else
        store_narrow(call, sums, rows, vectors - 1, out);
}

/* A function per number of positions, with one vector and with two. */
#define OF_ONE(rows)                                                                               \
    static void one_##rows(const tni_panel_call *call)                                             \
    {                                                                                              \
        tile(call, rows, 1);                                                                       \
    }
#define OF_ROWS(rows)                                                                              \
    OF_ONE(rows)                                                                                   \
    static void two_##rows(const tni_panel_call *call)                                             \
    {                                                                                              \
        tile(call, rows, 2);                                                                       \
    }
OF_ROWS(1)
OF_ROWS(2)
OF_ROWS(3)
OF_ROWS(4)
OF_ROWS(5)
OF_ROWS(6)
#if TNI_REGISTERS == 32
OF_ROWS(7)
OF_ROWS(8)
OF_ROWS(9)
OF_ROWS(10)
OF_ROWS(11)
OF_ROWS(12)
OF_ROWS(13)
OF_ROWS(14)
#    define MORE(name)                                                                             \
        , name##_7, name##_8, name##_9, name##_10, name##_11, name##_12, name##_13, name##_14
#    define MORE_ONES MORE(one)
#elif defined(__AVX2__)
OF_ONE(7)
OF_ONE(8)
OF_ONE(9)
OF_ONE(10)
#    define MORE(name)
#    define MORE_ONES , one_7, one_8, one_9, one_10
#else
#    define MORE(name)
#    define MORE_ONES
#endif

const tni_panels TNI_AT_ISA(tni_panels) = {
    TNI_FLOATS,
    {0, SINGLE_ROWS, MOST_ROWS},
    {{NULL},
     {NULL, one_1, one_2, one_3, one_4, one_5, one_6 MORE_ONES},
     {NULL, two_1, two_2, two_3, two_4, two_5, two_6 MORE(two)}},
};
