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

/* Half the digits of a dtype: a squared norm that lost so many is computed again. */
#define LOST_f32 0x1p-11
#define LOST_f64 0x1p-26

#define EPSILON_f32 0x1p-24
#define EPSILON_f64 0x1p-53

#define TEMPLATE "kernels/linalg/householder.inc"
#include "kernels/core/for_reals.inc"
#define TEMPLATE "kernels/linalg/tridiagonal.inc"
#include "kernels/core/for_reals.inc"

const tni_householder_loops TNI_AT_ISA(tni_householder_loops)[2] = {
    {factor_f32, factor_pivoted_f32, form_f32, multiply_f32, eigen_f32},
    {factor_f64, factor_pivoted_f64, form_f64, multiply_f64, eigen_f64}};
