/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Least squares by QR where the matrix is far from a lower rank: A = Q R, and X = R^-1 Q^T B. A's
 * full rank is certain, and no columns need be exchanged to find it, if a bound of |R| |R^-1|, the
 * condition number, is less than 1 / rcond: gelsy estimates the same number from below (Bischof,
 * 1990). The factors are in a copy, so that any other matrix is still there for gelsy.
 *
 * Cost: 2 n^2 (m - n / 3) operations for the factors and n^3 / 3 for the inverse of R.
 */
#include <math.h>

#include "kernels/linalg/blocks.h"
#include "kernels/linalg/full_rank.h"
#include "kernels/linalg/householder.h"

/* Rows whose leading dimension is an int that LAPACK takes. */
#define MOST_ROWS (INT32_MAX - 32)

/* One problem and its workspace, which begins at h.a. */
typedef struct full_rank {
    tn_dtype dtype;    /* float or double */
    int64_t bytes;     /* of a number */
    tni_householder h; /* copies of A and, behind its columns, of B */
    char *inverse;     /* of R, by columns without gaps */
    char *room;        /* for a number a column, and tni_invert_triangle */
} full_rank;

/* Return number i of an array. */
static double number_at(const full_rank *f, const char *data, int64_t i)
{
    return f->dtype == TN_DTYPE_F32 ? (double)((const float *)(const void *)data)[i]
                                    : ((const double *)(const void *)data)[i];
}

/* Return whether a magnitude is one whose square and quotients are of the dtype; a nan is not. */
static bool is_usual(const full_rank *f, double size)
{
    return f->dtype == TN_DTYPE_F32 ? size > 0x1p-60 && size < 0x1p60
                                    : size > 0x1p-500 && size < 0x1p500;
}

/* Return whether all right sides are small enough. */
static bool has_usual_sides(const full_rank *f, const tni_columns *b, int64_t rows,
                            const char *sides)
{
    for (int64_t j = 0; j < b->columns; j++)
        for (int64_t i = 0; i < rows; i++) {
            double size = fabs(number_at(f, sides, j * b->lead + i));
            if (size != 0 && !is_usual(f, size))
                return false;
        }
    return true;
}

/* Set *is_full to whether R has full rank for certain. Replaces f->inverse. */
static tn_status check_rank(const full_rank *f, double rcond, bool *is_full)
{
    int64_t n = f->h.count;
    const tni_householder_loops *loops = tni_householder_here(f->dtype);
    double size = loops->bound(f->h.a, n, f->h.lead, f->room);
    for (int64_t j = 0; j < n; j++) {
        char *column = f->inverse + j * n * f->bytes;
        memcpy(column, f->h.a + j * f->h.lead * f->bytes, (size_t)((j + 1) * f->bytes));
        memset(column + (j + 1) * f->bytes, 0, (size_t)((n - j - 1) * f->bytes));
    }
    TN_TRY(tni_invert_triangle(f->dtype, n, f->inverse, n, f->room));
    double inverse = loops->bound(f->inverse, n, n, f->room);
    *is_full = is_usual(f, size) && is_usual(f, inverse) && size * inverse * rcond < 1;
    return TN_OK;
}

/* Replace right sides by solutions: those of R X = Q^T B, of which f has the right side. */
static tn_status solve(const full_rank *f, const tni_columns *a, const tni_columns *b, char *sides)
{
    tni_fortran found;
    int lead = (int)f->h.lead;
    const double one = 1;
    const float one_single = 1;
    TN_TRY(tni_lapack_find(TNI_LAPACK_trsm, f->dtype, a, &found));
    for (int64_t j = 0; j < b->columns; j++)
        memcpy(sides + j * b->lead * f->bytes, f->h.a + (a->columns + j) * f->h.lead * f->bytes,
               (size_t)(a->columns * f->bytes));
    ((tni_trsm *)found)("L", "U", "N", "N", &a->columns, &b->columns,
                        f->dtype == TN_DTYPE_F32 ? (const void *)&one_single : (const void *)&one,
                        f->h.a, &lead, sides, &b->lead, 1, 1, 1, 1);
    return TN_OK;
}

/* Lay the workspace out in one allocation, from f->h.a on, and copy A and B to it. */
static tn_status make_room(full_rank *f, const tni_columns *a, const tni_columns *b, int64_t i)
{
    int64_t n = a->columns;
    int64_t columns = n + b->columns;
    /* Columns begin at cache lines, and in another set each, so that rows stay in the cache. */
    int64_t lead = tni_round_up(a->rows, 16) + 16;
    int64_t copy = lead * columns * f->bytes;
    char *room =
        tni_malloc_aligned(64, (size_t)(copy + (n * n + n * n / 4 + 2 * n + 1024) * f->bytes));
    if (room == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for the workspace of a decomposition");
    f->inverse = room + copy;
    f->room = f->inverse + (n * n + n) * f->bytes;
    f->h = (tni_householder){.a = room,
                             .rows = a->rows,
                             .columns = columns,
                             .lead = lead,
                             .tau = room + copy + n * n * f->bytes,
                             .count = n};
    for (int64_t j = 0; j < columns; j++) {
        const tni_columns *from = j < n ? a : b;
        memcpy(room + j * lead * f->bytes,
               tni_columns_at(from, i) + (j < n ? j : j - n) * from->lead * f->bytes,
               (size_t)(a->rows * f->bytes));
    }
    return TN_OK;
}

tn_status tni_solve_full_rank(tn_dtype dtype, const tni_columns *a, const tni_columns *b, int64_t i,
                              double rcond, bool *done)
{
    full_rank f = {.dtype = dtype, .bytes = tni_dtypes[dtype].bytes};
    char *sides = tni_columns_at(b, i);
    *done = false;
    if (!tni_householder_is_for(dtype) || a->rows < a->columns || a->columns == 0 ||
        a->rows > MOST_ROWS || !has_usual_sides(&f, b, a->rows, sides))
        return TN_OK;
    TN_TRY(make_room(&f, a, b, i));
    tn_status status = tni_qr_factor(dtype, &f.h);
    if (status == TN_OK)
        status = check_rank(&f, rcond, done);
    if (status == TN_OK && *done)
        status = solve(&f, a, b, sides);
    tni_free(f.h.a);
    return status;
}
