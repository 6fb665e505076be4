/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Triangular systems whose diagonal has a zero, for linalg.c and linalg_factors.c.
 *
 * BLAS does not define their solutions: some libraries divide by the zero, others skip right sides
 * that are 0, so 0 / 0 is nan or 0. Here every element is divided, as in PyTorch, and infinities
 * are computed with. Plain substitution (substitute.inc): n^2 operations for each right side.
 */
#include "kernels/linalg/linalg.h"

/* Conjugates for the template; real numbers are their own. */
static inline float conjugate_f32(float x)
{
    return x;
}
static inline double conjugate_f64(double x)
{
    return x;
}
static inline float _Complex conjugate_c64(float _Complex x)
{
    return __builtin_conjf(x);
}
static inline double _Complex conjugate_c128(double _Complex x)
{
    return __builtin_conj(x);
}

#include "kernels/core/type_f32.inc"
#include "kernels/linalg/substitute.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/linalg/substitute.inc"
#include "kernels/core/type_c64.inc"
#include "kernels/linalg/substitute.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/linalg/substitute.inc"
#include "kernels/core/type_none.inc"

bool tni_has_zero_on_diagonal(tn_dtype dtype, const tni_triangle *t)
{
    return (dtype == TN_DTYPE_F32   ? has_zero_f32
            : dtype == TN_DTYPE_F64 ? has_zero_f64
            : dtype == TN_DTYPE_C64 ? has_zero_c64
                                    : has_zero_c128)(t);
}

void tni_substitute(tn_dtype dtype, const tni_triangle *t, const tni_right_sides *b)
{
    int64_t bytes = tni_dtypes[dtype].bytes;
    for (int64_t i = 0; i < b->count; i++) {
        void *x = b->data + i * b->column_step * bytes;
        if (dtype == TN_DTYPE_F32)
            substitute_f32(t, x, b->row_step);
        else if (dtype == TN_DTYPE_F64)
            substitute_f64(t, x, b->row_step);
        else if (dtype == TN_DTYPE_C64)
            substitute_c64(t, x, b->row_step);
        else
            substitute_c128(t, x, b->row_step);
    }
}
