/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Eigenvalues of small real matrices in the steps of LAPACK's geev: balancing (gebal), the Schur
 * form (schur.inc, which takes most of the time in LAPACK), its eigenvectors (trevc) times the
 * basis, the balancing undone (gebak), and lengths of 1. Everything happens in a copy.
 */
#include <math.h>

#include "kernels/linalg/blocks.h"
#include "kernels/linalg/householder.h"
#include "kernels/linalg/small_eig.h"

/* One matrix and its workspace, which begins at s.h. */
typedef struct small_eig {
    tn_dtype dtype; /* float or double */
    int64_t bytes;  /* of a number */
    tni_schur s;    /* the copy, and the basis of its Schur form */
    char *x;        /* eigenvectors of the Schur form */
    char *scale;    /* how gebal scaled rows */
    char *work;     /* for trevc */
    int low, high;  /* rows that gebal left, from 1 */
} small_eig;

#define TEMPLATE "kernels/linalg/eigen_lengths.inc"
#include "kernels/core/for_reals.inc"

/* Copy matrix i to a new workspace; free(s.h) releases it. */
static tn_status make_room(small_eig *e, const tni_columns *a, int64_t i,
                           const tni_eigen_parts *out)
{
    int64_t n = a->rows;
    int64_t square = n * n * e->bytes;
    int64_t four = 4 * e->bytes;
    char *room = tni_malloc_aligned(64, (size_t)(3 * square + four + 4 * n * e->bytes));
    if (room == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for the workspace of a decomposition");
    memcpy(room, tni_columns_at(a, i), (size_t)square);
    memset(room + square, 0, (size_t)four);
    e->s = (tni_schur){.h = room, .n = n, .lead = n, .wr = out->wr, .wi = out->wi};
    e->x = room + square + four;
    if (out->v != NULL)
        e->s.z = e->x + square;
    e->scale = e->x + 2 * square;
    e->work = e->scale + n * e->bytes;
    return TN_OK;
}

/* Write the eigenvectors of the matrix. */
static tn_status make_vectors(small_eig *e, const tni_columns *a, char *v)
{
    tni_fortran trevc, gebak;
    int n = a->rows;
    int used = 0;
    int code = 0;
    const tni_block x = {e->x, n, 1};
    const tni_block basis = {e->s.z, n, 1};
    TN_TRY(tni_lapack_find(TNI_LAPACK_trevc, e->dtype, a, &trevc));
    TN_TRY(tni_lapack_find(TNI_LAPACK_gebak, e->dtype, a, &gebak));
    memset(e->x, 0, (size_t)(n * n * e->bytes)); /* trevc writes the upper triangle */
    ((tni_trevc_real *)trevc)("R", "A", NULL, &n, e->s.h, &n, NULL, &n, e->x, &n, &n, &used,
                              e->work, &code, 1, 1);
    /* Transposed, as matrices lie by columns. */
    TN_TRY(tni_block_multiply(e->dtype, (int64_t[]){n, n, n}, x, basis, 0, (tni_block){v, n, 1}));
    ((tni_gebak *)gebak)("B", "R", &n, &e->low, &e->high, e->scale, &n, v, &n, &code, 1, 1);
    (e->dtype == TN_DTYPE_F32 ? normalise_f32 : normalise_f64)(n, e->s.wi, v);
    return TN_OK;
}

tn_status tni_small_eig(tn_dtype dtype, const tni_columns *a, int64_t i, const tni_eigen_parts *out,
                        bool *done)
{
    tni_fortran gebal;
    small_eig e = {.dtype = dtype, .bytes = tni_dtypes[dtype].bytes};
    int code = 0;
    *done = false;
    if (!tni_householder_is_for(dtype) || a->rows == 0 || a->rows > TNI_HOUSEHOLDER_SCHUR ||
        !(dtype == TN_DTYPE_F32 ? is_usual_f32 : is_usual_f64)(a->rows, tni_columns_at(a, i)))
        return TN_OK;
    TN_TRY(tni_lapack_find(TNI_LAPACK_gebal, dtype, a, &gebal));
    TN_TRY(make_room(&e, a, i, out));
    ((tni_gebal *)gebal)("B", &a->rows, e.s.h, &a->lead, &e.low, &e.high, e.scale, &code, 1);
    tn_status status = TN_OK;
    *done = tni_householder_here(dtype)->schur(&e.s);
    if (*done && out->v != NULL)
        status = make_vectors(&e, a, out->v);
    tni_free(e.s.h);
    return status;
}
