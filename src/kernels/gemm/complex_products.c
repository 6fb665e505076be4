/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products of complex numbers by the tiles of real ones.
 *
 * As real numbers, a row of A by a column of B is a product of twice the depth and twice the
 * columns, in which each row of B stands twice:
 *
 *     (a + bi)(c + di):    [ a  b ]  [  c  d ]    =    [ ac - bd   ad + bc ]
 *                                    [ -d  c ]
 *
 * So the four multiplications of each pair are those of a real product, whose operand A and result
 * lie in memory as those of the complex one do. Only B is changed, as it is packed. Elements are
 * computed by the textbook formula, without C's repair of nan (C17, annex G).
 */
#include "kernels/gemm/gemm_blocks.h"

#include "kernels/core/type_c64.inc"
#include "kernels/gemm/complex_packing.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/gemm/complex_packing.inc"
#include "kernels/core/type_none.inc"

static bool is_factor(tni_factor f, double real)
{
    return f.real == real && f.imaginary == 0;
}

/* Return whether sums can go to C as they are, S added if there is one. */
static bool writes_c(const tni_product *p)
{
    bool adds = p->added != NULL && !is_factor(p->beta, 0);
    return p->c_col == 1 && is_factor(p->alpha, 1) &&
           (!adds || (is_factor(p->beta, 1) && p->added_col == 1));
}

/* Copy A to contiguous rows. */
static void copy_a(const tni_product *p, char *to)
{
    int64_t bytes = tni_dtypes[p->dtype].bytes;
    for (int64_t i = 0; i < p->m; i++)
        tni_convert(p->dtype, to + i * p->k * bytes, bytes, p->dtype,
                    (const char *)p->a + i * p->a_row * bytes, p->a_col * bytes, p->k);
}

/* Return the real product without A and C: its factors and what it adds. */
static tni_product as_real(const tni_product *p, bool is_single)
{
    tni_product real = {.dtype = is_single ? TN_DTYPE_F32 : TN_DTYPE_F64,
                        .m = p->m,
                        .n = 2 * p->n,
                        .k = 2 * p->k,
                        .a_col = 1,
                        .pack = is_single ? pack_turned_c64 : pack_turned_c128,
                        .pack_context = p,
                        .c_col = 1,
                        .alpha = TNI_FACTOR_ONE,
                        .beta = TNI_FACTOR_ZERO};
    if (writes_c(p) && p->added != NULL && is_factor(p->beta, 1)) {
        real.added = p->added;
        real.added_row = tni_mul_wrapping(2, p->added_row);
        real.added_col = 1;
        real.beta = TNI_FACTOR_ONE;
    }
    return real;
}

tn_status tni_multiply_complex(const tni_product *p)
{
    bool is_single = p->dtype == TN_DTYPE_C64;
    tni_product real = as_real(p, is_single);
    int64_t bytes = tni_dtypes[p->dtype].bytes;
    int64_t a_bytes = p->a_col == 1 ? 0 : tni_round_up(p->m * p->k * bytes, 64);
    int64_t c_bytes = writes_c(p) ? 0 : p->m * p->n * bytes;
    char *memory = NULL;
    if (a_bytes + c_bytes > 0) {
        memory = tni_malloc_aligned(64, (size_t)(a_bytes + c_bytes));
        if (memory == NULL)
            return tni_fail_memory((size_t)(a_bytes + c_bytes));
    }
    if (a_bytes > 0)
        copy_a(p, memory);
    real.a = a_bytes > 0 ? memory : p->a;
    real.a_row = tni_mul_wrapping(2, a_bytes > 0 ? p->k : p->a_row);
    real.c = c_bytes > 0 ? memory + a_bytes : p->c;
    real.c_row = tni_mul_wrapping(2, c_bytes > 0 ? p->n : p->c_row);
    tn_status status = tni_multiply_blocks(&real, 1, NULL, tni_packer_for(real.dtype));
    if (status == TN_OK && c_bytes > 0)
        (is_single ? finish_all_c64 : finish_all_c128)(p, memory + a_bytes);
    tni_free(memory);
    return status;
}
