/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Least squares by QR with column pivoting, the common case of LAPACK's gelsy: A P = Q R, and
 * X = P R^-1 Q^T B. The rank is what gelsy finds: singular values of R's leading triangles are
 * estimated row by row (Bischof, 1990; laic1), until the largest times rcond exceeds the least. R,
 * the estimates and the solution are in a copy, so that a matrix of lower rank is still there for
 * gelsy, which goes on to eliminate the rest of R.
 */
#include <math.h>

#include "kernels/linalg/full_rank.h"
#include "kernels/linalg/householder.h"

/* One problem and its workspace. */
typedef struct full_rank {
    tn_dtype dtype;    /* float or double */
    tni_householder h; /* the copy of A, factored */
    char *least;       /* the vector of the estimate of R's least singular value */
    char *largest;     /* that of the largest */
    double rcond;      /* least / largest has to be more */
} full_rank;

/* Return number i of an array. */
static double number_at(const full_rank *f, const char *data, int64_t i)
{
    return f->dtype == TN_DTYPE_F32 ? (double)((const float *)(const void *)data)[i]
                                    : ((const double *)(const void *)data)[i];
}

/* Write number i. */
static void set_number(const full_rank *f, char *data, int64_t i, double number)
{
    if (f->dtype == TN_DTYPE_F32)
        ((float *)(void *)data)[i] = (float)number;
    else
        ((double *)(void *)data)[i] = number;
}

/* Return whether a magnitude is one whose square and quotients are of the dtype; a nan is not. */
static bool is_usual(const full_rank *f, double size)
{
    return f->dtype == TN_DTYPE_F32 ? size > 0x1p-60 && size < 0x1p60
                                    : size > 0x1p-500 && size < 0x1p500;
}

/* Return whether all right sides are small enough. */
static bool has_usual_sides(const full_rank *f, const tni_columns *b, const char *sides)
{
    for (int64_t j = 0; j < b->columns; j++)
        for (int64_t i = 0; i < f->h.rows; i++) {
            double size = fabs(number_at(f, sides, j * b->lead + i));
            if (size != 0 && !is_usual(f, size))
                return false;
        }
    return true;
}

/*
 * Extend an estimate by row i of R: `job` 1 is the largest singular value, 2 the least. The vector
 * becomes sine times it and the cosine. Returns the new estimate.
 */
static double extend(const full_rank *f, tni_laic1_real *laic1, int job, int i, char *vector,
                     double estimate)
{
    char words[5][8]; /* the estimate before, the one after, sine, cosine, R's element */
    int64_t bytes = tni_dtypes[f->dtype].bytes;
    const char *column = f->h.a + i * f->h.lead * bytes;
    set_number(f, words[0], 0, estimate);
    laic1(&job, &i, vector, words[0], column, column + i * bytes, words[1], words[2], words[3]);
    double sine = number_at(f, words[2], 0);
    for (int k = 0; k < i; k++)
        set_number(f, vector, k, sine * number_at(f, vector, k));
    set_number(f, vector, i, number_at(f, words[3], 0));
    return number_at(f, words[1], 0);
}

/* Set *is_full to whether R has full rank. */
static tn_status estimate_rank(const full_rank *f, const tni_columns *a, bool *is_full)
{
    tni_fortran found;
    double least = fabs(number_at(f, f->h.a, 0));
    double largest = least;
    *is_full = is_usual(f, least);
    set_number(f, f->least, 0, 1);
    set_number(f, f->largest, 0, 1);
    TN_TRY(tni_lapack_find(TNI_LAPACK_laic1, f->dtype, a, &found));
    for (int i = 1; i < (int)f->h.columns && *is_full; i++) {
        least = extend(f, (tni_laic1_real *)found, 2, i, f->least, least);
        largest = extend(f, (tni_laic1_real *)found, 1, i, f->largest, largest);
        *is_full = largest * f->rcond <= least && is_usual(f, least);
    }
    return TN_OK;
}

/* Replace right sides by solutions. */
static tn_status solve(const full_rank *f, const tni_columns *a, const tni_columns *b, char *sides)
{
    tni_fortran found;
    int64_t bytes = tni_dtypes[f->dtype].bytes;
    int lead = (int)f->h.lead;
    char one[8];
    set_number(f, one, 0, 1);
    TN_TRY(tni_lapack_find(TNI_LAPACK_trsm, f->dtype, a, &found));
    tni_householder_here(f->dtype)->multiply(&f->h, sides, b->columns, b->lead);
    ((tni_trsm *)found)("L", "U", "N", "N", &a->columns, &b->columns, one, f->h.a, &lead, sides,
                        &b->lead, 1, 1, 1, 1);
    for (int64_t j = 0; j < b->columns; j++) {
        char *x = sides + j * b->lead * bytes;
        memcpy(f->least, x, (size_t)(a->columns * bytes));
        for (int64_t k = 0; k < a->columns; k++)
            memcpy(x + f->h.pivots[k] * bytes, f->least + k * bytes, (size_t)bytes);
    }
    return TN_OK;
}

/* Lay the workspace out in one allocation; NULL if there is no memory. */
static char *make_room(full_rank *f, const tni_columns *a)
{
    int64_t columns = a->columns;
    int64_t norms = (3 + TNI_HOUSEHOLDER_PANEL) * columns * (int64_t)sizeof(double);
    int64_t each = columns * (int64_t)sizeof(double);
    /* Columns begin at cache lines, and in another set each, so that rows stay in the cache. */
    int64_t lead = tni_round_up(a->rows, 16) + 16;
    int64_t copy = lead * columns * tni_dtypes[f->dtype].bytes;
    char *room = tni_malloc_aligned(64, (size_t)(copy + norms + 4 * each));
    if (room == NULL)
        return NULL;
    f->h = (tni_householder){.a = room,
                             .rows = a->rows,
                             .columns = columns,
                             .lead = lead,
                             .tau = room + copy + norms,
                             .count = columns,
                             .pivots = (int *)(void *)(room + copy + norms + 3 * each),
                             .norms = (double *)(void *)(room + copy)};
    f->least = f->h.tau + each;
    f->largest = f->least + each;
    return room;
}

tn_status tni_solve_full_rank(tn_dtype dtype, const tni_columns *a, const tni_columns *b, int64_t i,
                              double rcond, bool *done)
{
    full_rank f = {.dtype = dtype, .rcond = rcond};
    bool is_real = dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64;
    *done = false;
    if (!is_real || a->rows < a->columns || a->step > TNI_HOUSEHOLDER_PIVOTED)
        return TN_OK;
    char *room = make_room(&f, a);
    if (room == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for the workspace of a decomposition");
    char *sides = b->data + i * b->step;
    tn_status status = TN_OK;
    if (has_usual_sides(&f, b, sides)) {
        int64_t bytes = tni_dtypes[dtype].bytes;
        for (int64_t j = 0; j < a->columns; j++)
            memcpy(f.h.a + j * f.h.lead * bytes, tni_columns_at(a, i) + j * a->lead * bytes,
                   (size_t)(a->rows * bytes));
        tni_householder_here(dtype)->factor_pivoted(&f.h);
        status = estimate_rank(&f, a, done);
        if (status == TN_OK && *done)
            status = solve(&f, a, b, sides);
    }
    tni_free(room);
    return status;
}
