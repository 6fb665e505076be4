/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Combining halves of lines, scaling, multiplying and sums (fft_loops.h), compiled once per ISA.
 */
#include "kernels/fft/fft_loops.h"
#include "kernels/core/isa.h"
#include "kernels/core/lanes.h"

#include <stddef.h>

#define INLINE static inline __attribute__((always_inline))

/* Indices of shuffles, for 1, 2, 4 or 8 pairs in a vector: pairs backwards, firsts, seconds. */
#define BACK2   0, 1
#define BACK4   2, 3, 0, 1
#define BACK8   6, 7, 4, 5, 2, 3, 0, 1
#define BACK16  14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1
#define FIRST2  0, 0
#define FIRST4  0, 0, 2, 2
#define FIRST8  0, 0, 2, 2, 4, 4, 6, 6
#define FIRST16 0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14
#define OTHER2  1, 1
#define OTHER4  1, 1, 3, 3
#define OTHER8  1, 1, 3, 3, 5, 5, 7, 7
#define OTHER16 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15
#define SWAP2   1, 0
#define SWAP4   1, 0, 3, 2
#define SWAP8   1, 0, 3, 2, 5, 4, 7, 6
#define SWAP16  1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14

#if TNI_VECTOR_BYTES == 64
#    define OF_FLOATS(name)  name##16
#    define OF_DOUBLES(name) name##8
#elif TNI_VECTOR_BYTES == 32
#    define OF_FLOATS(name)  name##8
#    define OF_DOUBLES(name) name##4
#else
#    define OF_FLOATS(name)  name##4
#    define OF_DOUBLES(name) name##2
#endif

#define T       double
#define NAME(x) x##_doubles
#define WIDTH   TNI_DOUBLES
#define VECTOR  tni_doubles
#define INDICES OF_DOUBLES
#include "kernels/fft/fft_real_lines.inc"
#if TNI_VECTOR_BYTES >= 32
#    include "kernels/fft/fft_sums.inc"
#endif
#undef T
#undef NAME
#undef WIDTH
#undef VECTOR
#undef INDICES
#define T       float
#define NAME(x) x##_floats
#define WIDTH   TNI_FLOATS
#define VECTOR  tni_floats
#define INDICES OF_FLOATS
#include "kernels/fft/fft_real_lines.inc"
#if TNI_VECTOR_BYTES >= 32
#    include "kernels/fft/fft_sums.inc"
#    define FMA tni_fma_floats
#    include "kernels/fft/fft_fifths.inc"
#endif
#undef T
#undef NAME
#undef WIDTH
#undef VECTOR
#undef INDICES

const tni_fft_loops TNI_AT_ISA(tni_fft_loops) = {
    .from_halves = {from_halves_doubles, from_halves_floats},
    .to_halves = {to_halves_doubles, to_halves_floats},
    .scale = {scale_doubles, scale_floats},
    .multiply = {multiply_doubles, multiply_floats},
#if TNI_VECTOR_BYTES >= 32
    .sums = {sums_doubles, sums_floats},
    .twiddle = {twiddle_doubles, twiddle_floats},
    .fifths = {NULL, fifths_floats},
#endif
};
