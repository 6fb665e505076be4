/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * LU factors by panels of columns, and solutions by blocks of rows (blocks.h).
 *
 * A panel is factored, its row swaps are made in the columns around it, and what is right of it
 * becomes L^-1 A for the panel's rows and A - L U below them (Golub and Van Loan, 2013, section
 * 3.4.7). Triangles of a panel are inverted, so that everything but panels is a product; those of L
 * have ones on the diagonal and nothing larger beside it. As matrices lie by columns, products are
 * written transposed.
 */
#include "kernels/core/transpose.h"
#include "kernels/linalg/blocks.h"
#include "kernels/linalg/householder.h"

/* Columns of a panel, and rows of a block. */
#define PANEL 32

/* Rows of right sides that are solved one after the other. */
#define FEW_ROWS 4

/* What the steps of a factorization or a solution share. */
typedef struct steps {
    tn_dtype dtype; /* float or double */
    int64_t bytes;  /* of a number */
    int64_t lead;   /* of the factors */
    char *inverse;  /* of a triangle of a panel, by columns of PANEL */
    char *w;        /* rows of a block, transposed; owned, and `inverse` with it */
} steps;

/* Allocate the workspace for blocks of `columns` columns; free(w) releases it. */
static tn_status make_room(steps *s, tn_dtype dtype, int64_t lead, int64_t columns)
{
    *s = (steps){.dtype = dtype, .bytes = tni_dtypes[dtype].bytes, .lead = lead};
    int64_t w = tni_round_up(columns * PANEL * s->bytes, 64);
    s->w = tni_malloc_aligned(64, (size_t)(w + PANEL * PANEL * s->bytes));
    if (s->w == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for the workspace of a decomposition");
    s->inverse = s->w + w;
    return TN_OK;
}

/*
 * Invert the upper triangle at `a`, or the transpose of the lower one with ones on its diagonal, of
 * `count` rows.
 */
static void invert(const steps *s, const char *a, int64_t count, bool is_lower)
{
    const tni_householder_loops *loops = tni_householder_here(s->dtype);
    memset(s->inverse, 0, (size_t)(PANEL * PANEL * s->bytes));
    if (is_lower)
        loops->turn_lower(a, count, s->lead, s->inverse, PANEL);
    for (int64_t j = 0; j < count && !is_lower; j++)
        memcpy(s->inverse + j * PANEL * s->bytes, a + j * s->lead * s->bytes,
               (size_t)((j + 1) * s->bytes));
    loops->invert(s->inverse, count, PANEL);
}

/*
 * Replace `count` rows of `columns` columns at x by the inverse triangle times them, and subtract
 * `factors` (`rest` rows, as far apart as `s` says) times the result from the rows at `others`.
 */
static tn_status eliminate(const steps *s, tni_block inverse, int64_t count, char *x,
                           int64_t columns, int64_t lead, const char *factors, int64_t rest,
                           char *others)
{
    const tni_householder_loops *loops = tni_householder_here(s->dtype);
    const tni_block w = {s->w, count, 1};
    if (columns == 0)
        return TN_OK;
    TN_TRY(tni_block_multiply(s->dtype, (int64_t[]){columns, count, count}, (tni_block){x, lead, 1},
                              inverse, 0, w));
    for (int64_t j = 0; j < columns; j++)
        memcpy(x + j * lead * s->bytes, s->w + j * count * s->bytes, (size_t)(count * s->bytes));
    if (rest == 0)
        return TN_OK;
    loops->negate(s->w, columns * count);
    return tni_block_multiply(s->dtype, (int64_t[]){columns, rest, count}, w,
                              (tni_block){(char *)factors, s->lead, 1}, 1,
                              (tni_block){others, lead, 1});
}

/* Make the swaps of a panel from row `first` on in the columns left and right of it. */
static void swap_around(const steps *s, const tni_lu *lu, int64_t first, int64_t count)
{
    const tni_householder_loops *loops = tni_householder_here(s->dtype);
    char *rows = lu->a + first * s->bytes;
    int64_t behind = lu->columns - first - count;
    loops->swap_rows(rows, first, lu->lead, lu->pivots + first, count);
    loops->swap_rows(rows + (first + count) * lu->lead * s->bytes, behind > 0 ? behind : 0,
                     lu->lead, lu->pivots + first, count);
}

tn_status tni_lu_factor(tn_dtype dtype, const tni_lu *lu, int *info)
{
    steps s;
    tn_status status = TN_OK;
    const tni_householder_loops *loops = tni_householder_here(dtype);
    int64_t least = tni_min(lu->rows, lu->columns);
    *info = 0;
    TN_TRY(make_room(&s, dtype, lu->lead, lu->columns));
    for (int64_t first = 0; first < least && status == TN_OK; first += PANEL) {
        int64_t count = tni_min(least - first, PANEL);
        int64_t behind = lu->columns - first - count;
        char *a = lu->a + first * (lu->lead + 1) * s.bytes;
        char *right = a + count * lu->lead * s.bytes;
        int zero = loops->factor_lu(a, lu->rows - first, count, lu->lead, lu->pivots + first);
        if (zero != 0 && *info == 0)
            *info = (int)first + zero;
        swap_around(&s, lu, first, count);
        for (int64_t i = first; i < first + count; i++)
            lu->pivots[i] += (int)first;
        if (behind == 0)
            break;
        invert(&s, a, count, true);
        status = eliminate(&s, (tni_block){s.inverse, 1, PANEL}, count, right, behind, lu->lead,
                           a + count * s.bytes, lu->rows - first - count, right + count * s.bytes);
    }
    tni_free(s.w);
    return status;
}

/* Replace right sides X by L^-1 X, or the identity by L^-1. */
static tn_status solve_lower(const steps *s, const tni_lu *lu, char *x, int64_t columns,
                             int64_t lead, bool is_identity)
{
    for (int64_t first = 0; first < lu->rows; first += PANEL) {
        int64_t count = tni_min(lu->rows - first, PANEL);
        char *a = lu->a + first * (lu->lead + 1) * s->bytes;
        char *rows = x + first * s->bytes;
        invert(s, a, count, true);
        /* Rows of the identity have no numbers in later columns. */
        TN_TRY(eliminate(s, (tni_block){s->inverse, 1, PANEL}, count, rows,
                         is_identity ? first + count : columns, lead, a + count * s->bytes,
                         lu->rows - first - count, rows + count * s->bytes));
    }
    return TN_OK;
}

/* Replace right sides X by U^-1 X. */
static tn_status solve_upper(const steps *s, const tni_lu *lu, char *x, int64_t columns,
                             int64_t lead)
{
    for (int64_t first = (lu->rows - 1) / PANEL * PANEL; first >= 0; first -= PANEL) {
        char *column = lu->a + first * lu->lead * s->bytes;
        int64_t count = tni_min(lu->rows - first, PANEL);
        invert(s, column + first * s->bytes, count, false);
        TN_TRY(eliminate(s, (tni_block){s->inverse, PANEL, 1}, count, x + first * s->bytes, columns,
                         lead, column, first, x));
    }
    return TN_OK;
}

/*
 * Solve for a few right sides, as many as fill a row of `substitute`, by one triangle after the
 * other: there is less to do than inverting the triangles of panels takes.
 */
static void solve_few(const steps *s, const tni_lu *lu, char *x, int64_t columns, int64_t lead)
{
    const tni_householder_loops *loops = tni_householder_here(s->dtype);
    tni_transposition t = {.to = s->w,
                           .to_step = TNI_SIDES_BYTES,
                           .from = x,
                           .from_step = lead * s->bytes,
                           .rows = lu->rows,
                           .columns = columns,
                           .bytes = (int)s->bytes};
    /* Rows are computed with whole. */
    memset(s->w, 0, (size_t)(lu->rows * TNI_SIDES_BYTES));
    TNI_OF_ISA(tni_transpose)(&t);
    loops->substitute(lu->a, lu->rows, lu->lead, true, s->w);
    loops->substitute(lu->a, lu->rows, lu->lead, false, s->w);
    t = (tni_transposition){.to = x,
                            .to_step = lead * s->bytes,
                            .from = s->w,
                            .from_step = TNI_SIDES_BYTES,
                            .rows = columns,
                            .columns = lu->rows,
                            .bytes = (int)s->bytes};
    TNI_OF_ISA(tni_transpose)(&t);
}

tn_status tni_lu_solve(tn_dtype dtype, const tni_lu *lu, char *x, int64_t columns, int64_t lead)
{
    steps s;
    tn_status status = TN_OK;
    const int64_t few = TNI_SIDES_BYTES / tni_dtypes[dtype].bytes;
    const bool is_few = columns <= FEW_ROWS * few;
    TN_TRY(make_room(&s, dtype, lu->lead, is_few ? tni_ceil_div(lu->rows * few, PANEL) : columns));
    tni_householder_here(dtype)->swap_rows(x, columns, lead, lu->pivots, lu->rows);
    for (int64_t j = 0; j < columns && is_few; j += few)
        solve_few(&s, lu, x + j * lead * s.bytes, tni_min(columns - j, few), lead);
    if (!is_few)
        status = solve_lower(&s, lu, x, columns, lead, false);
    if (!is_few && status == TN_OK)
        status = solve_upper(&s, lu, x, columns, lead);
    tni_free(s.w);
    return status;
}

/* Swap columns instead of the rows of the identity: these would not be a triangle any more. */
static void swap_columns(const steps *s, const tni_lu *lu, char *x, int64_t lead)
{
    const size_t bytes = (size_t)(lu->rows * s->bytes);
    for (int64_t k = lu->rows - 1; k >= 0; k--) {
        char *one = x + k * lead * s->bytes;
        char *other = x + (lu->pivots[k] - 1) * lead * s->bytes;
        if (one == other)
            continue;
        memcpy(s->w, one, bytes);
        memcpy(one, other, bytes);
        memcpy(other, s->w, bytes);
    }
}

/* P A = L U, so that A^-1 = U^-1 L^-1 P. */
tn_status tni_lu_invert(tn_dtype dtype, const tni_lu *lu, char *x, int64_t lead)
{
    steps s;
    TN_TRY(make_room(&s, dtype, lu->lead, lu->rows));
    tn_status status = solve_lower(&s, lu, x, lu->rows, lead, true);
    if (status == TN_OK)
        status = solve_upper(&s, lu, x, lu->rows, lead);
    if (status == TN_OK)
        swap_columns(&s, lu, x, lead);
    tni_free(s.w);
    return status;
}
