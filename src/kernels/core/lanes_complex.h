/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Lanes of complex numbers: a vector holds the real and the imaginary part of half as many numbers
 * as it has lanes, interleaved as in memory. Sums and differences of such vectors are C's own; this
 * adds products and quotients. For files ..._loops.c, as lanes.h.
 */
#ifndef TENON_LANES_COMPLEX_H
#define TENON_LANES_COMPLEX_H

#include "kernels/core/lanes_wide.h"

/* Return the lanes of x in the order of the indices. */
#ifdef __clang__
#    define PERMUTED(x, masks, ...) __builtin_shufflevector(x, x, __VA_ARGS__)
#else
#    define PERMUTED(x, masks, ...) __builtin_shuffle(x, (masks){__VA_ARGS__})
#endif

/* The indices of each number's parts exchanged, its real part twice, its imaginary part twice. */
#define SWAPPED_2    1, 0
#define SWAPPED_4    1, 0, 3, 2
#define SWAPPED_8    1, 0, 3, 2, 5, 4, 7, 6
#define SWAPPED_16   1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14
#define REALS_2      0, 0
#define REALS_4      0, 0, 2, 2
#define REALS_8      0, 0, 2, 2, 4, 4, 6, 6
#define REALS_16     0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14
#define IMAGINARY_2  1, 1
#define IMAGINARY_4  1, 1, 3, 3
#define IMAGINARY_8  1, 1, 3, 3, 5, 5, 7, 7
#define IMAGINARY_16 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15
#if TNI_VECTOR_BYTES == 64
#    define OF_FLOATS(indices)  indices##_16
#    define OF_DOUBLES(indices) indices##_8
#elif TNI_VECTOR_BYTES == 32
#    define OF_FLOATS(indices)  indices##_8
#    define OF_DOUBLES(indices) indices##_4
#else
#    define OF_FLOATS(indices)  indices##_4
#    define OF_DOUBLES(indices) indices##_2
#endif

#define ORDER(indices) OF_FLOATS(indices)
#include "kernels/core/type_f32.inc"
#include "kernels/core/lanes_complex.inc"
#undef ORDER
#define ORDER(indices) OF_DOUBLES(indices)
#include "kernels/core/type_f64.inc"
#include "kernels/core/lanes_complex.inc"
#undef ORDER
#include "kernels/core/type_none.inc"

#endif
