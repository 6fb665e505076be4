/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Triangular systems whose diagonal has a zero, for solutions with factors (linalg.c,
 * linalg_factors.c).
 *
 * BLAS leaves open what they give: some libraries divide, others skip right sides of zero, so that
 * 0 / 0 is nan or 0. Here each element is divided, as in PyTorch, and what follows from an infinite
 * one is computed. Plain substitution: n^2 products for each right side.
 */
#include "kernels/linalg/linalg.h"

#define SUBSTITUTE(suffix, type, conjugate)                                                        \
    static bool has_zero_##suffix(const tni_triangle *t)                                           \
    {                                                                                              \
        const type *a = t->data;                                                                   \
        for (int64_t i = 0; i < t->n; i++)                                                         \
            if (a[i * (t->row_step + t->column_step)] == 0)                                        \
                return true;                                                                       \
        return false;                                                                              \
    }                                                                                              \
    static void substitute_##suffix(const tni_triangle *t, type *x, int64_t step)                  \
    {                                                                                              \
        const type *a = t->data;                                                                   \
        for (int64_t done = 0; done < t->n; done++) {                                              \
            int64_t i = t->is_lower ? done : t->n - 1 - done;                                      \
            int64_t begin = t->is_lower ? 0 : i + 1;                                               \
            const type *row = a + i * t->row_step;                                                 \
            type rest = x[i * step];                                                               \
            for (int64_t j = begin; j < begin + done; j++) {                                       \
                type at = row[j * t->column_step];                                                 \
                rest -= (t->is_conjugated ? conjugate(at) : at) * x[j * step];                     \
            }                                                                                      \
            type pivot = row[i * t->column_step];                                                  \
            if (!t->is_unit)                                                                       \
                rest /= t->is_conjugated ? conjugate(pivot) : pivot;                               \
            x[i * step] = rest;                                                                    \
        }                                                                                          \
    }
#define SAME(x) (x)
SUBSTITUTE(f32, float, SAME)
SUBSTITUTE(f64, double, SAME)
SUBSTITUTE(c64, float _Complex, __builtin_conjf)
SUBSTITUTE(c128, double _Complex, __builtin_conj)

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
