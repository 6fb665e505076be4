/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Inverses of triangles by halves: of A and D on the diagonal and B beside it, the inverse has
 * A^-1, D^-1 and -A^-1 B D^-1. 2/3 n^3 operations, almost all of them in products.
 */
#include "kernels/linalg/blocks.h"
#include "kernels/linalg/householder.h"

/* Columns that are inverted one after the other. */
#define BASE 32

tn_status tni_invert_triangle(tn_dtype dtype, int64_t n, char *a, int64_t lead, char *room)
{
    int64_t bytes = tni_dtypes[dtype].bytes;
    /* The first half is a multiple of 16 columns, so that its columns keep their alignment. */
    int64_t half = tni_round_up(n / 2, BASE / 2);
    if (n <= BASE) {
        tni_householder_here(dtype)->invert(a, n, lead);
        return TN_OK;
    }
    const tni_block first = {a, lead, 1};
    const tni_block last = {a + half * (lead + 1) * bytes, lead, 1};
    const tni_block beside = {a + half * lead * bytes, lead, 1};
    const tni_block product = {room, half, 1};
    TN_TRY(tni_invert_triangle(dtype, half, first.data, lead, room));
    TN_TRY(tni_invert_triangle(dtype, n - half, last.data, lead, room));
    /* Transposed, as the triangle lies by columns: D^-T B^T, and that by -A^-T. */
    TN_TRY(
        tni_block_multiply(dtype, (int64_t[]){n - half, half, n - half}, last, beside, 0, product));
    tni_householder_here(dtype)->negate(room, half * (n - half));
    return tni_block_multiply(dtype, (int64_t[]){n - half, half, half}, product, first, 0, beside);
}
