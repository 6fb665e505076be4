/* SPDX-License-Identifier: BSD-3-Clause */
/* QR by Householder reflectors (householder.h), compiled once per ISA. */
#include "kernels/linalg/householder.h"

#include <float.h>
#include <math.h>

#include "kernels/core/isa.h"
#include "kernels/core/lanes.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 8")

/* Columns that meet a reflector together. */
#define GROUP 4

/*
 * A column is scaled by a power of two where its sum of squares is not between FAR and 1 / FAR, so
 * that neither the sum nor a quotient by the column's length loses bits.
 */
#define FAR_f32     0x1p-200
#define RESCALE_f32 0x1p80
#define FAR_f64     0x1p-900
#define RESCALE_f64 0x1p600

#define EPSILON_f32 0x1p-24
#define EPSILON_f64 0x1p-53

/* A number beside the diagonal that is nothing whatever is around it: the least one over EPSILON.
 */
#define TINY_f32 0x1p-102
#define TINY_f64 0x1p-969

#if defined(__AVX2__) && !defined(__AVX512F__)
/* Return a mask of the first `count` words of a vector. */
static inline __m256i first_words(int64_t count)
{
    const tni_float_masks index = {0, 1, 2, 3, 4, 5, 6, 7};
    return (__m256i)(index < (int)count);
}
#endif

#define TEMPLATE "kernels/linalg/householder.inc"
#include "kernels/core/for_reals.inc"
#define TEMPLATE "kernels/linalg/lu_panel.inc"
#include "kernels/core/for_reals.inc"
#define TEMPLATE "kernels/linalg/tridiagonal.inc"
#include "kernels/core/for_reals.inc"
#define TEMPLATE "kernels/linalg/schur.inc"
#include "kernels/core/for_reals.inc"

const tni_householder_loops TNI_AT_ISA(tni_householder_loops)[2] = {
    {factor_f32, form_f32, join_f32, swap_rows_f32, turn_lower_f32, factor_lu_f32, substitute_f32,
     negate_f32, invert_f32, bound_f32, eigen_f32, schur_f32},
    {factor_f64, form_f64, join_f64, swap_rows_f64, turn_lower_f64, factor_lu_f64, substitute_f64,
     negate_f64, invert_f64, bound_f64, eigen_f64, schur_f64}};
