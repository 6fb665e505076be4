/* SPDX-License-Identifier: BSD-3-Clause */
/* Small matrices in the lanes of vectors (small_lu.h), compiled once per ISA. */
#include "kernels/linalg/small_lu.h"
#include "kernels/core/isa.h"
#include "kernels/core/lanes.h"

#define INLINE static inline __attribute__((always_inline))
#define MOST   TNI_SMALL_LU_ROWS

#define TEMPLATE "kernels/linalg/small_lu.inc"
#include "kernels/core/for_reals.inc"

const tni_small_lu_loops TNI_AT_ISA(tni_small_lu_loops) = {
    .lanes = {TNI_DOUBLES, TNI_FLOATS},
    .factor = {factor_f64, factor_f32},
    .solve = {solve_f64, solve_f32},
};
