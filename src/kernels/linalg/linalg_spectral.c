/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Eigenvalues and singular values, least squares (lstsq), and the matrix exponential.
 *
 * The decompositions are LAPACK's, by divide and conquer where it has that (gesdd, syevd), on
 * copies by columns, one matrix of a batch after the other. A routine that is called with lwork =
 * -1 reports the workspace it wants in numbers of the dtype; for reals and integers its manual
 * gives bounds, which are written down where the workspace is allocated. Matrices with infinities
 * or nan are never passed to LAPACK: its iterations may not end on them, or end the process. The
 * result is then what PyTorch was observed to give: an error for some operators, nan for others.
 */
#include <math.h>
#include <stdio.h>

#include "args/args_linalg_spectral.h"
#include "calls/calls_linalg.h"
#include "kernels/gemm/gemm.h"
#include "kernels/linalg/full_rank.h"
#include "kernels/linalg/householder.h"
#include "kernels/linalg/linalg.h"
#include "kernels/linalg/small_eig.h"

static bool is_complex(const tn_tensor *self)
{
    return tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX);
}

/* Return the dtype of singular values and moduli of self: its own, or that of its parts. */
static tn_dtype real_dtype(const tn_tensor *self)
{
    return is_complex(self) ? tni_real_of((tn_dtype)self->dtype) : (tn_dtype)self->dtype;
}

/* ---- workspace ---- */

/* Workspace of a routine. Owned; free_room releases it. */
typedef struct room {
    void *work;  /* numbers of the dtype */
    void *reals; /* real numbers, for complex matrices */
    int *whole;  /* integers */
    int lwork;   /* numbers in `work` */
} room;

static void free_room(room *r)
{
    tni_free(r->work);
    tni_free(r->reals);
    tni_free(r->whole);
    *r = (room){0};
}

/*
 * Allocate workspace. Reals get the size of doubles in single precision, too; that is little beside
 * the matrices.
 */
static tn_status make_room(room *r, tn_dtype dtype, int lwork, int64_t reals, int64_t whole)
{
    r->lwork = lwork;
    r->work = tni_malloc((size_t)lwork * tni_dtypes[dtype].bytes + 16);
    r->reals = tni_malloc((size_t)reals * sizeof(double) + 16);
    r->whole = tni_malloc((size_t)whole * sizeof(int) + 16);
    if (r->work != NULL && r->reals != NULL && r->whole != NULL)
        return TN_OK;
    free_room(r);
    return tni_fail(TN_ERR_MEMORY, "no memory for the workspace of a decomposition");
}

/* ---- numbers that are none ---- */

/* Return number i of an array of the dtype's parts (a complex number has two). */
static double part_of(const char *data, tn_dtype dtype, int64_t i)
{
    bool is_single = dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_C64;
    return is_single ? (double)((const float *)(const void *)data)[i]
                     : ((const double *)(const void *)data)[i];
}

/* TN_ERR_RUNTIME if an element is infinite or nan: LAPACK might never return. */
static tn_status check_finite(const char *name, const tn_tensor *a)
{
    int64_t parts = a->numel * (is_complex(a) ? 2 : 1);
    for (int64_t i = 0; a->data != NULL && i < parts; i++)
        if (!isfinite(part_of(a->data, (tn_dtype)a->dtype, i)))
            return tni_fail(TN_ERR_RUNTIME, "%s: input tensor should not contain infs or NaNs.",
                            name);
    return TN_OK;
}

/* Whether a matrix has infinities or nan. */
typedef enum finiteness { ALL_FINITE, SOME_INFINITE, SOME_NAN } finiteness;

/*
 * Return it for matrix i of a batch: for its lower ('L') or upper ('U') triangle, or all of it
 * ('A').
 */
static finiteness finiteness_of(const tni_columns *a, tn_dtype dtype, int64_t i, char half)
{
    finiteness found = ALL_FINITE;
    int64_t parts = tni_dtype_is(dtype, TNI_DTYPE_COMPLEX) ? 2 : 1;
    const char *matrix = tni_columns_at(a, i);
    for (int64_t column = 0; column < a->columns; column++) {
        int64_t from = half == 'L' ? column : 0;
        int64_t to = half == 'U' && column + 1 < a->rows ? column + 1 : a->rows;
        for (int64_t k = from * parts; k < to * parts; k++) {
            double x = part_of(matrix, dtype, column * a->lead * parts + k);
            if (isnan(x))
                return SOME_NAN;
            found = isinf(x) ? SOME_INFINITE : found;
        }
    }
    return found;
}

/* Fill matrix i with nan, if there is one: a number with all bits set is a nan. */
static void fill_nan(const tni_columns *a, int64_t i)
{
    if (a->data != NULL)
        memset(tni_columns_at(a, i), 0xff, (size_t)a->step);
}

/* ---- singular values ---- */

/* A batch of matrices to decompose as U diag(s) V^H. */
typedef struct svd_call {
    tni_columns a, u, vh; /* overwritten; results; `u` and `vh` have no data for job "N" */
    char *s;              /* results: singular values, row-major */
    int64_t s_step;       /* bytes from a matrix's values to the next */
    tn_dtype dtype;       /* of the matrices */
    const char *job;      /* vectors: "A" all, "S" as many as values, "N" none */
    tni_fortran found;    /* gesdd for the dtype */
} svd_call;

/* Decompose matrix i, or with lwork -1 ask for workspace. Return LAPACK's code. */
static int run_gesdd(const svd_call *c, int64_t i, room *r, int lwork)
{
    int code = 0;
    const tni_columns *a = &c->a;
    int one = 1;
    void *u = tni_columns_at(&c->u, i);
    void *vh = tni_columns_at(&c->vh, i);
    /* Leading dimensions must be at least 1, also of matrices that are not there. */
    const int *ldu = c->u.lead > 0 ? &c->u.lead : &one;
    const int *ldv = c->vh.lead > 0 ? &c->vh.lead : &one;
    if (c->dtype == TN_DTYPE_F32 || c->dtype == TN_DTYPE_F64)
        ((tni_gesdd_real *)c->found)(c->job, &a->rows, &a->columns, tni_columns_at(a, i), &a->lead,
                                     c->s + i * c->s_step, u, ldu, vh, ldv, r->work, &lwork,
                                     r->whole, &code, 1);
    else
        ((tni_gesdd_complex *)c->found)(c->job, &a->rows, &a->columns, tni_columns_at(a, i),
                                        &a->lead, c->s + i * c->s_step, u, ldu, vh, ldv, r->work,
                                        &lwork, r->reals, r->whole, &code, 1);
    return code;
}

/* Decompose all matrices. A nan is a failure; a matrix with infinities gives nan. */
static tn_status decompose_svd(svd_call *c, bool is_matrix)
{
    room r;
    char where[64] = "";
    int64_t least = tni_min(c->a.rows, c->a.columns);
    int64_t most = c->a.rows < c->a.columns ? c->a.columns : c->a.rows;
    /* The bounds of cgesdd's manual for reals: the larger one serves every job. */
    int64_t reals = 5 * least * least + 5 * least;
    int64_t other = 2 * most * least + 2 * least * least + least;
    if (c->a.data == NULL)
        return TN_OK;
    TN_TRY(tni_lapack_find(TNI_LAPACK_gesdd, c->dtype, &c->a, &c->found));
    TN_TRY(make_room(&r, c->dtype, 4, reals > other ? reals : other, 8 * least));
    run_gesdd(c, 0, &r, -1);
    int lwork = tni_lapack_room(r.work, c->dtype);
    free_room(&r);
    TN_TRY(make_room(&r, c->dtype, lwork, reals > other ? reals : other, 8 * least));
    tn_status status = TN_OK;
    for (int64_t i = 0; i < c->a.count && status == TN_OK; i++) {
        finiteness found = finiteness_of(&c->a, c->dtype, i, 'A');
        if (!is_matrix)
            snprintf(where, sizeof where, "(Batch element %lld): ", (long long)i);
        if (found == SOME_NAN)
            status = tni_fail(TN_ERR_LINALG,
                              "linalg.svd: %sThe algorithm failed to converge because the input "
                              "matrix contained non-finite values.",
                              where);
        if (found != ALL_FINITE) {
            memset(c->s + i * c->s_step, 0xff, (size_t)c->s_step);
            fill_nan(&c->u, i);
            fill_nan(&c->vh, i);
            continue;
        }
        int code = run_gesdd(c, i, &r, r.lwork);
        if (code != 0)
            status = tni_fail(TN_ERR_LINALG,
                              "linalg.svd: %sThe algorithm failed to converge because the input "
                              "matrix is ill-conditioned or has too many repeated singular values "
                              "(error code: %d).",
                              where, code);
    }
    free_room(&r);
    return status;
}

/* Return a tensor without elements, for a result that was not asked for. */
static tn_tensor *nothing(tni_builder *s, const tn_tensor *like)
{
    int64_t none = 0;
    return TNI_BUILD_OF(s, tni_new_like(like, (tn_dtype)like->dtype, 1, &none, &s->made));
}

TNI_TYPED(_linalg_svd)
{
    tni_builder s = {0};
    const tn_tensor *self = in->A;
    tn_dtype dtype = (tn_dtype)self->dtype;
    TN_TRY(tni_linalg_check("linalg.svd", self));
    if (in->driver != NULL)
        return tni_fail(TN_ERR_RUNTIME, "torch.linalg.svd: keyword argument `driver=` is only "
                                        "supported on CUDA inputs with cuSOLVER backend.");
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    int64_t least = tni_min(rows, columns);
    int64_t left = in->full_matrices ? rows : least;
    int64_t right = in->full_matrices ? columns : least;
    svd_call c = {.dtype = dtype, .job = !in->compute_uv ? "N" : in->full_matrices ? "A" : "S"};
    tn_tensor *a = TNI_BUILD_OF(&s, tni_linalg_copy(self, &s.made));
    tn_tensor *values =
        TNI_BUILD_OF(&s, tni_linalg_new(self, real_dtype(self), &least, 1, &s.made));
    tn_tensor *u = NULL;
    tn_tensor *vh = NULL;
    if (in->compute_uv) {
        u = TNI_BUILD_OF(&s, tni_linalg_new_columns(self, dtype, rows, left, &s.made));
        vh = TNI_BUILD_OF(&s, tni_linalg_new_columns(self, dtype, right, columns, &s.made));
        TNI_BUILD_DO(&s, tni_columns_of(u, &c.u));
        TNI_BUILD_DO(&s, tni_columns_of(vh, &c.vh));
    } else {
        u = nothing(&s, self);
        vh = nothing(&s, self);
    }
    TNI_BUILD_DO(&s, tni_columns_of(a, &c.a));
    if (tni_builder_go_on(&s) && a->numel == 0 && in->compute_uv) {
        /* Without elements any basis is right; PyTorch returns the standard one. */
        TNI_BUILD_DO(&s, tni_linalg_fill_identity(u));
        TNI_BUILD_DO(&s, tni_linalg_fill_identity(vh));
    } else if (tni_builder_go_on(&s)) {
        c.s = values->data;
        c.s_step = least * (int64_t)tni_dtypes[values->dtype].bytes;
        s.status = decompose_svd(&c, self->rank == 2);
    }
    tn_tensor *results[] = {u, values, vh};
    return tni_builder_return_all(&s, results, 3, outs);
}

/* ---- eigenvalues of Hermitian matrices ---- */

/* A batch of Hermitian matrices to decompose as V diag(w) V^H. */
typedef struct eigh_call {
    tni_columns a;     /* the matrices, replaced by V for job "V" */
    char *w;           /* results: eigenvalues, ascending, row-major */
    int64_t w_step;    /* bytes from a matrix's values to the next */
    tn_dtype dtype;    /* of the matrices */
    const char *job;   /* "V" with vectors, "N" without */
    const char *uplo;  /* the triangle that is read: "L" or "U" */
    tni_fortran found; /* syevd or heevd for the dtype */
} eigh_call;

/*
 * Decompose matrix i, or with lwork -1 ask for workspace. `reals` and `whole` are the lengths of
 * the other workspaces. Return LAPACK's code.
 */
static int run_syevd(const eigh_call *c, int64_t i, room *r, int lwork, int reals, int whole)
{
    int code = 0;
    const tni_columns *a = &c->a;
    if (c->dtype == TN_DTYPE_F32 || c->dtype == TN_DTYPE_F64)
        ((tni_syevd_real *)c->found)(c->job, c->uplo, &a->rows, tni_columns_at(a, i), &a->lead,
                                     c->w + i * c->w_step, r->work, &lwork, r->whole, &whole, &code,
                                     1, 1);
    else
        ((tni_syevd_complex *)c->found)(c->job, c->uplo, &a->rows, tni_columns_at(a, i), &a->lead,
                                        c->w + i * c->w_step, r->work, &lwork, r->reals, &reals,
                                        r->whole, &whole, &code, 1, 1);
    return code;
}

/* Return the largest magnitude in the triangle of matrix i that is read. */
static double largest_of(const eigh_call *c, int64_t i)
{
    double largest = 0;
    const char *matrix = tni_columns_at(&c->a, i);
    for (int64_t column = 0; column < c->a.columns; column++) {
        int64_t from = *c->uplo == 'L' ? column : 0;
        int64_t to = *c->uplo == 'L' ? c->a.rows : column + 1;
        for (int64_t k = from; k < to; k++) {
            double size = fabs(part_of(matrix, c->dtype, column * c->a.lead + k));
            largest = size > largest ? size : largest;
        }
    }
    return largest;
}

/* Return whether matrix i is real, and in the range of `eigen` of householder.h. */
static bool is_usual_eigen(const eigh_call *c, int64_t i)
{
    double most = c->dtype == TN_DTYPE_F32 ? 0x1p100 : 0x1p400;
    if (!tni_householder_is_for(c->dtype))
        return false;
    double largest = largest_of(c, i);
    return largest < most && largest > 1 / most;
}

/* Copy the upper triangle of a real matrix to the lower one. */
static void mirror(const eigh_call *c, char *matrix)
{
    int64_t n = c->a.rows;
    int64_t bytes = tni_dtypes[c->dtype].bytes;
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < j; i++)
            memcpy(matrix + (j + i * n) * bytes, matrix + (i + j * n) * bytes, (size_t)bytes);
}

/*
 * Decompose matrix i with vectors in the steps of syevd, of which the last one, the product of
 * reflectors by the vectors of the tridiagonal matrix, is ours (blocked_qr.c): all threads take
 * part in it. These vectors are in r->work before its other part, n^2 numbers each; off-diagonal
 * elements and tau are in r->reals. *code becomes LAPACK's.
 */
static tn_status run_steps(const eigh_call *c, int64_t i, room *r, int whole, int *code)
{
    tni_fortran sytrd, stedc;
    int n = c->a.rows;
    int64_t bytes = tni_dtypes[c->dtype].bytes;
    int rest = r->lwork - n * n;
    char *a = tni_columns_at(&c->a, i);
    char *w = c->w + i * c->w_step;
    char *e = r->reals;
    char *tau = e + n * bytes;
    char *z = r->work;
    TN_TRY(tni_lapack_find(TNI_LAPACK_sytrd, c->dtype, &c->a, &sytrd));
    TN_TRY(tni_lapack_find(TNI_LAPACK_stedc, c->dtype, &c->a, &stedc));
    if (*c->uplo == 'U')
        mirror(c, a);
    ((tni_sytrd *)sytrd)("L", &n, a, &n, w, e, tau, r->work, &r->lwork, code, 1);
    ((tni_stedc_real *)stedc)("I", &n, w, e, z, &n, z + (int64_t)n * n * bytes, &rest, r->whole,
                              &whole, code, 1);
    if (*code != 0)
        return TN_OK;
    const tni_householder h = {
        .a = a + bytes, .rows = n - 1, .columns = n - 1, .lead = n, .tau = tau, .count = n - 1};
    TN_TRY(tni_qr_multiply(c->dtype, &h, z + bytes, n, n));
    memcpy(a, z, (size_t)(n * n * bytes));
    return TN_OK;
}

/* Decompose matrix i. *code becomes LAPACK's, or 1 where our own iterations do not end. */
static tn_status run_eigh(const eigh_call *c, int64_t i, room *r, int reals, int whole, int *code)
{
    bool is_usual = is_usual_eigen(c, i);
    if (is_usual && c->a.rows > TNI_HOUSEHOLDER_EIGEN && *c->job == 'V')
        return run_steps(c, i, r, whole, code);
    if (!is_usual || c->a.rows > TNI_HOUSEHOLDER_EIGEN) {
        *code = run_syevd(c, i, r, r->lwork, reals, whole);
        return TN_OK;
    }
    const tni_small_eigen m = {.a = tni_columns_at(&c->a, i),
                               .n = c->a.rows,
                               .lead = c->a.lead,
                               .w = c->w + i * c->w_step,
                               .room = r->reals,
                               .uplo = *c->uplo,
                               .wants_vectors = *c->job == 'V'};
    *code = tni_householder_here(c->dtype)->eigen(&m) ? 0 : 1;
    return TN_OK;
}

/* Decompose all matrices, with LAPACK's codes to `info`; a matrix that is not finite gives nan. */
static tn_status decompose_eigh(eigh_call *c, const tn_tensor *info)
{
    room r;
    int64_t n = c->a.rows;
    if (n > 32000) /* so that 2 n^2 fits LAPACK's int */
        return tni_fail(TN_ERR_RUNTIME, "linalg.eigh: LAPACK takes matrices of up to 32000 rows");
    /* The bounds of zheevd's manual for job "V"; they serve "N", too. */
    int reals = (int)(1 + 5 * n + 2 * n * n);
    int whole = (int)(3 + 5 * n);
    if (c->a.data == NULL)
        return TN_OK;
    TN_TRY(tni_lapack_find(TNI_LAPACK_syevd, c->dtype, &c->a, &c->found));
    TN_TRY(make_room(&r, c->dtype, 4, reals, whole));
    run_syevd(c, 0, &r, -1, -1, -1);
    int lwork = tni_lapack_room(r.work, c->dtype);
    free_room(&r);
    TN_TRY(make_room(&r, c->dtype, lwork, reals, whole));
    tn_status status = TN_OK;
    for (int64_t i = 0; i < c->a.count && status == TN_OK; i++) {
        bool is_finite = finiteness_of(&c->a, c->dtype, i, *c->uplo) == ALL_FINITE;
        ((int *)info->data)[i] = 0;
        if (is_finite) {
            status = run_eigh(c, i, &r, reals, whole, (int *)info->data + i);
            continue;
        }
        memset(c->w + i * c->w_step, 0xff, (size_t)c->w_step);
        fill_nan(&c->a, i);
    }
    free_room(&r);
    return status;
}

TNI_TYPED(_linalg_eigh)
{
    tni_builder s = {0};
    const tn_tensor *self = in->A;
    TN_TRY(tni_linalg_check_square("linalg.eigh", self));
    /* The first letter, in upper case. */
    char uplo = in->UPLO->length == 1 ? (char)(in->UPLO->data[0] & ~0x20) : 0;
    if (uplo != 'L' && uplo != 'U')
        return tni_fail(TN_ERR_RUNTIME, "Expected UPLO argument to be 'L' or 'U', but got %s",
                        in->UPLO->data);
    int64_t n = self->sizes[self->rank - 1];
    eigh_call c = {.dtype = (tn_dtype)self->dtype, .job = in->compute_v ? "V" : "N", .uplo = &uplo};
    tn_tensor *a = TNI_BUILD_OF(&s, tni_linalg_copy(self, &s.made));
    tn_tensor *w = TNI_BUILD_OF(&s, tni_linalg_new(self, real_dtype(self), &n, 1, &s.made));
    tn_tensor *info = TNI_BUILD_OF(&s, tni_linalg_new(self, TN_DTYPE_I32, NULL, 0, &s.made));
    TNI_BUILD_DO(&s, tni_columns_of(a, &c.a));
    if (tni_builder_go_on(&s) && a->data != NULL) {
        c.w = w->data;
        c.w_step = n * (int64_t)tni_dtypes[w->dtype].bytes;
        TNI_BUILD_DO(&s, decompose_eigh(&c, info));
        TNI_BUILD_DO(&s, tni_linalg_check_info("linalg.eigh", info, self->rank == 2));
    }
    tn_tensor *results[] = {w, in->compute_v ? a : nothing(&s, self)};
    return tni_builder_return_all(&s, results, 2, outs);
}

/* ---- eigenvalues of any matrices ---- */

#define TEMPLATE "kernels/linalg/join_eigen.inc"
#include "kernels/core/for_reals.inc"

/* A batch of general matrices: eigenvalues w, and right eigenvectors v. */
typedef struct eig_call {
    tni_columns a;     /* the matrices, overwritten */
    char *w;           /* complex, row-major */
    char *v;           /* complex, by columns; NULL without */
    tn_dtype dtype;    /* of the matrices */
    int64_t bytes;     /* of a complex number */
    tni_fortran found; /* geev for the dtype */
} eig_call;

/*
 * Decompose matrix i, or with lwork -1 ask for workspace. Return LAPACK's code. For a real matrix,
 * `reals` of the room takes the real and imaginary parts of the values and the vectors as geev
 * returns them (2n + n^2 numbers), which are then joined to complex ones. Small ones are computed
 * without it (small_eig.h), which may fail with *status.
 */
static int run_geev(const eig_call *c, int64_t i, room *r, int lwork, tn_status *status)
{
    int code = 0;
    int n = c->a.rows;
    bool is_done = false;
    const char *job = c->v != NULL ? "V" : "N";
    char *matrix = c->a.data + i * c->a.step;
    char *w = c->w + i * n * c->bytes;
    char *v = c->v != NULL ? c->v + i * n * n * c->bytes : NULL;
    if (c->dtype == TN_DTYPE_C64 || c->dtype == TN_DTYPE_C128) {
        ((tni_geev_complex *)c->found)("N", job, &n, matrix, &c->a.lead, w, NULL, &c->a.lead, v,
                                       &c->a.lead, r->work, &lwork, r->reals, &code, 1, 1);
        return code;
    }
    int64_t step = c->bytes / 2;
    char *wr = r->reals;
    char *wi = wr + n * step;
    char *vr = wi + n * step;
    const tni_eigen_parts parts = {wr, wi, c->v != NULL ? vr : NULL};
    if (lwork != -1 && (*status = tni_small_eig(c->dtype, &c->a, i, &parts, &is_done)) != TN_OK)
        return 0;
    if (!is_done)
        ((tni_geev_real *)c->found)("N", job, &n, matrix, &c->a.lead, wr, wi, NULL, &c->a.lead, vr,
                                    &c->a.lead, r->work, &lwork, &code, 1, 1);
    if (lwork != -1)
        (c->dtype == TN_DTYPE_F32 ? join_f32 : join_f64)(n, wr, wi, vr, w, v);
    return code;
}

/* Decompose all matrices, with LAPACK's codes to `info`. */
static tn_status decompose_eig(eig_call *c, const tn_tensor *info)
{
    room r;
    int64_t n = c->a.rows;
    int64_t reals = n * n + 2 * n;
    if (c->a.data == NULL)
        return TN_OK;
    TN_TRY(tni_lapack_find(TNI_LAPACK_geev, c->dtype, &c->a, &c->found));
    TN_TRY(make_room(&r, c->dtype, 4, reals, 0));
    tn_status status = TN_OK;
    run_geev(c, 0, &r, -1, &status);
    int lwork = tni_lapack_room(r.work, c->dtype);
    free_room(&r);
    TN_TRY(make_room(&r, c->dtype, lwork, reals, 0));
    for (int64_t i = 0; i < c->a.count && status == TN_OK; i++)
        ((int *)info->data)[i] = run_geev(c, i, &r, r.lwork, &status);
    free_room(&r);
    return status;
}

/*
 * The kernel of eig and eigvals: `vectors` may be NULL without wants_vectors. The builder keeps the
 * results, which are complex for real matrices as well.
 */
static tn_status eig(tni_builder *s, const tn_tensor *self, bool wants_vectors, tn_tensor **values,
                     tn_tensor **vectors)
{
    TN_TRY(tni_linalg_check_square("linalg.eig", self));
    tn_dtype dtype =
        is_complex(self) ? (tn_dtype)self->dtype : tni_complex_of((tn_dtype)self->dtype);
    int64_t n = self->sizes[self->rank - 1];
    eig_call c = {.dtype = (tn_dtype)self->dtype, .bytes = tni_dtypes[dtype].bytes};
    tn_tensor *a = TNI_BUILD_OF(s, tni_linalg_copy(self, &s->made));
    tn_tensor *info = TNI_BUILD_OF(s, tni_linalg_new(self, TN_DTYPE_I32, NULL, 0, &s->made));
    *values = TNI_BUILD_OF(s, tni_linalg_new(self, dtype, &n, 1, &s->made));
    if (wants_vectors)
        *vectors = TNI_BUILD_OF(s, tni_linalg_new_columns(self, dtype, n, n, &s->made));
    TNI_BUILD_DO(s, check_finite("torch.linalg.eig", a));
    TNI_BUILD_DO(s, tni_columns_of(a, &c.a));
    if (tni_builder_go_on(s) && a->data != NULL) {
        c.w = (*values)->data;
        c.v = wants_vectors ? (*vectors)->data : NULL;
        TNI_BUILD_DO(s, decompose_eig(&c, info));
        TNI_BUILD_DO(s, tni_linalg_check_info("linalg.eig", info, self->rank == 2));
    }
    return s->status;
}

TNI_TYPED(linalg_eig)
{
    tni_builder s = {0};
    tn_tensor *results[2] = {NULL};
    s.status = eig(&s, in->self, true, &results[0], &results[1]);
    return tni_builder_return_all(&s, results, 2, outs);
}

TNI_TYPED(_linalg_eigvals)
{
    tni_builder s = {0};
    tn_tensor *values = NULL;
    s.status = eig(&s, in->self, false, &values, NULL);
    return tni_builder_return(&s, values, outs);
}

/* ---- least squares ---- */

/* LAPACK's least-squares routines, by PyTorch's names. */
typedef enum driver { DRIVER_GELS, DRIVER_GELSY, DRIVER_GELSD, DRIVER_GELSS, DRIVER_COUNT } driver;

/* What each driver is called, and whether it returns ranks and singular values. */
static const struct {
    const char *name;          /* as the argument `driver` has it */
    int routine;               /* TNI_LAPACK_… */
    bool has_rank, has_values; /* which results it returns */
} drivers[DRIVER_COUNT] = {
    [DRIVER_GELS] = {"gels", TNI_LAPACK_gels, false, false},
    [DRIVER_GELSY] = {"gelsy", TNI_LAPACK_gelsy, true, false},
    [DRIVER_GELSD] = {"gelsd", TNI_LAPACK_gelsd, true, true},
    [DRIVER_GELSS] = {"gelss", TNI_LAPACK_gelss, true, true},
};

/* A batch of least-squares problems: minimize |A X - B| for each column of X. */
typedef struct least_call {
    driver driver;     /* which routine */
    tni_columns a, b;  /* overwritten; B, replaced by X and the rest */
    char *values;      /* singular values, row-major; NULL without */
    tn_dtype dtype;    /* of the matrices */
    double rcond;      /* relative bound below which singular values are 0 */
    tni_fortran found; /* the routine for the dtype */
} least_call;

/*
 * Solve problem i, or with lwork -1 ask for workspace. Return LAPACK's code; drivers that find it
 * write the rank.
 */
static int run_least(const least_call *c, int64_t i, room *r, int lwork, int *rank)
{
    int code = 0;
    const tni_columns *a = &c->a;
    const int *m = &a->rows, *n = &a->columns, *columns = &c->b.columns;
    void *matrix = tni_columns_at(a, i);
    void *right = c->b.data + i * c->b.step;
    bool is_real = c->dtype == TN_DTYPE_F32 || c->dtype == TN_DTYPE_F64;
    bool is_single = c->dtype == TN_DTYPE_F32 || c->dtype == TN_DTYPE_C64;
    float single = (float)c->rcond;
    const void *rcond = is_single ? (const void *)&single : (const void *)&c->rcond;
    int64_t least = *m < *n ? *m : *n;
    void *values = c->values != NULL ? c->values + i * least * (is_single ? 4 : 8) : NULL;
    switch (c->driver) {
    case DRIVER_GELS:
        ((tni_gels *)c->found)("N", m, n, columns, matrix, &a->lead, right, &c->b.lead, r->work,
                               &lwork, &code, 1);
        break;
    case DRIVER_GELSY:
        /* Pivots on input: 0 leaves every column free to move. */
        memset(r->whole, 0, (size_t)*n * sizeof(int));
        if (is_real)
            ((tni_gelsy_real *)c->found)(m, n, columns, matrix, &a->lead, right, &c->b.lead,
                                         r->whole, rcond, rank, r->work, &lwork, &code);
        else
            ((tni_gelsy_complex *)c->found)(m, n, columns, matrix, &a->lead, right, &c->b.lead,
                                            r->whole, rcond, rank, r->work, &lwork, r->reals,
                                            &code);
        break;
    case DRIVER_GELSD:
        if (is_real)
            ((tni_gelsd_real *)c->found)(m, n, columns, matrix, &a->lead, right, &c->b.lead, values,
                                         rcond, rank, r->work, &lwork, r->whole, &code);
        else
            ((tni_gelsd_complex *)c->found)(m, n, columns, matrix, &a->lead, right, &c->b.lead,
                                            values, rcond, rank, r->work, &lwork, r->reals,
                                            r->whole, &code);
        break;
    case DRIVER_GELSS:
        if (is_real)
            ((tni_gelss_real *)c->found)(m, n, columns, matrix, &a->lead, right, &c->b.lead, values,
                                         rcond, rank, r->work, &lwork, &code);
        else
            ((tni_gelss_complex *)c->found)(m, n, columns, matrix, &a->lead, right, &c->b.lead,
                                            values, rcond, rank, r->work, &lwork, r->reals, &code);
        break;
    case DRIVER_COUNT:
        break;
    }
    return code;
}

/* Solve all problems, with ranks to `ranks` if the driver has them. */
static tn_status solve_least(least_call *c, tn_tensor *ranks)
{
    room r;
    int rank = 0;
    int64_t most = c->a.rows > c->a.columns ? c->a.rows : c->a.columns;
    int64_t columns = c->b.columns > 0 ? c->b.columns : 1;
    /* The bounds of the routines' manuals, which gelsd needs most of: its tree of subproblems of up
     * to 25 rows (SMLSIZ) has at most 32 levels. */
    int64_t reals =
        10 * most + 2 * most * 25 + 8 * most * 32 + 3 * 25 * columns +
        (26 * 26 > most * (1 + columns) + 2 * columns ? 26 * 26
                                                      : most * (1 + columns) + 2 * columns);
    int64_t whole = 3 * most * 32 + 11 * most;
    if (c->a.data == NULL || c->b.data == NULL)
        return TN_OK;
    TN_TRY(tni_lapack_find(drivers[c->driver].routine, c->dtype, &c->a, &c->found));
    TN_TRY(make_room(&r, c->dtype, 4, reals, whole));
    run_least(c, 0, &r, -1, &rank);
    int lwork = tni_lapack_room(r.work, c->dtype);
    free_room(&r);
    TN_TRY(make_room(&r, c->dtype, lwork, reals, whole));
    tn_status status = TN_OK;
    for (int64_t i = 0; i < c->a.count && status == TN_OK; i++) {
        /* Only these two iterate, and might not end on infinities or nan. */
        bool is_iterative = c->driver == DRIVER_GELSD || c->driver == DRIVER_GELSS;
        if (is_iterative && (finiteness_of(&c->a, c->dtype, i, 'A') != ALL_FINITE ||
                             finiteness_of(&c->b, c->dtype, i, 'A') != ALL_FINITE)) {
            status = tni_fail(TN_ERR_RUNTIME, "torch.linalg.lstsq: input tensor should not contain "
                                              "infs or NaNs.");
            break;
        }
        bool is_done = false;
        if (c->driver == DRIVER_GELSY)
            status = tni_solve_full_rank(c->dtype, &c->a, &c->b, i, c->rcond, &is_done);
        if (status != TN_OK)
            break;
        rank = c->a.columns;
        int code = is_done ? 0 : run_least(c, i, &r, r.lwork, &rank);
        if (drivers[c->driver].has_rank)
            ((int64_t *)ranks->data)[i] = rank;
        if (code != 0)
            status =
                tni_fail(TN_ERR_LINALG,
                         "torch.linalg.lstsq: The least squares solution could not be computed "
                         "because the input matrix does not have full rank (error code: %d).",
                         code);
    }
    free_room(&r);
    return status;
}

/* Find a driver by name; gelsy is the default, as in PyTorch on the CPU. */
static tn_status choose_driver(const tni_string *name, driver *out)
{
    *out = DRIVER_GELSY;
    if (name == NULL)
        return TN_OK;
    for (driver d = 0; d < DRIVER_COUNT; d++)
        if (strcmp(name->data, drivers[d].name) == 0) {
            *out = d;
            return TN_OK;
        }
    return tni_fail(TN_ERR_RUNTIME,
                    "torch.linalg.lstsq: parameter `driver` should be one of (gels, gelsy, gelsd, "
                    "gelss)");
}

/*
 * Return the sums of squared residuals by column. LAPACK leaves the part of B that A cannot reach
 * in the rows behind the solution.
 */
static tn_tensor *residuals(tni_builder *s, tn_tensor *solved, int64_t rows, int64_t columns)
{
    tn_tensor *rest = TNI_BUILD(s, narrow, solved, -2, columns, rows - columns);
    tn_tensor *size = TNI_BUILD(s, abs, rest);
    tn_tensor *square = TNI_BUILD(s, mul_Tensor, size, size);
    const int64_t dim = -2;
    return TNI_BUILD(s, sum_dim_IntList, square, (tni_ints){&dim, 1}, false, TN_DTYPE_UNDEFINED);
}

/* Return whether all matrices have full column rank: only then are there residuals. */
static bool has_full_rank(const tn_tensor *ranks, int64_t columns)
{
    for (int64_t i = 0; ranks->data != NULL && i < ranks->numel; i++)
        if (((const int64_t *)ranks->data)[i] != columns)
            return false;
    return true;
}

TNI_TYPED(linalg_lstsq)
{
    tni_builder s = {0};
    least_call c = {0};
    const tn_tensor *self = in->self;
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    int64_t none = 0;
    TN_TRY(tni_linalg_check("torch.linalg.lstsq", self));
    TN_TRY(choose_driver(in->driver, &c.driver));
    if (in->b->rank < 1)
        return tni_fail(TN_ERR_RUNTIME, "torch.linalg.lstsq: other must have at least 1 dimension");
    if (self->rank < in->b->rank || self->rank - in->b->rank > 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.linalg.lstsq: input.dim() must be greater or equal to other.dim() "
                        "and (input.dim() - other.dim()) <= 1");
    bool has_vectors = tni_linalg_is_vectors(self, in->b);
    tn_tensor *b = has_vectors ? TNI_BUILD(&s, unsqueeze, in->b, -1) : in->b;
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    int64_t least = tni_min(rows, columns);
    if (b->rank < 2 || b->sizes[b->rank - 2] != rows || b->dtype != self->dtype)
        s.status = tni_fail(TN_ERR_RUNTIME, "torch.linalg.lstsq: input.size(-2) should match "
                                            "other.size(-2), and their dtypes be the same");
    TNI_BUILD_DO(&s, tni_linalg_broadcast(self, b, &rank, sizes));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    sizes[rank - 2] = rows;
    sizes[rank - 1] = columns;
    tn_tensor *a = TNI_BUILD_OF(&s, tni_columns_copy(self, rank, sizes, &s.made));
    sizes[rank - 1] = b->sizes[b->rank - 1];
    /* B is overwritten by X, which may have more rows: room for the larger of both, B on top. */
    sizes[rank - 2] = rows > columns ? rows : columns;
    tn_tensor *x =
        TNI_BUILD_OF(&s, tni_columns_new(self, (tn_dtype)self->dtype, rank, sizes, &s.made));
    TNI_BUILD_DO(&s, tni_fill(x, TNI_INT_SCALAR(0)));
    tn_tensor *top = TNI_BUILD(&s, narrow, x, -2, 0, rows);
    TNI_BUILD_DO(&s, tni_copy(top, b));
    tn_tensor *ranks = drivers[c.driver].has_rank
                           ? TNI_BUILD_OF(&s, tni_linalg_new(a, TN_DTYPE_I64, NULL, 0, &s.made))
                           : TNI_BUILD_OF(&s, tni_new_like(self, TN_DTYPE_I64, 1, &none, &s.made));
    TNI_BUILD_DO(&s, tni_fill(ranks, TNI_INT_SCALAR(0)));
    tn_tensor *values =
        drivers[c.driver].has_values
            ? TNI_BUILD_OF(&s, tni_linalg_new(a, real_dtype(self), &least, 1, &s.made))
            : TNI_BUILD_OF(&s, tni_new_like(self, real_dtype(self), 1, &none, &s.made));
    /* The default bound: the dtype's precision times the larger size. */
    bool is_single = real_dtype(self) == TN_DTYPE_F32;
    double epsilon = is_single ? (double)0x1p-23F : 0x1p-52;
    c.rcond =
        in->rcond.is_given ? in->rcond.value : epsilon * (double)(rows > columns ? rows : columns);
    c.dtype = (tn_dtype)self->dtype;
    TNI_BUILD_DO(&s, tni_columns_of(a, &c.a));
    TNI_BUILD_DO(&s, tni_columns_of(x, &c.b));
    if (tni_builder_go_on(&s)) {
        c.values = drivers[c.driver].has_values ? values->data : NULL;
        s.status = solve_least(&c, ranks);
    }
    /* PyTorch returns residuals for overdetermined problems only, and gelsy does not leave them. */
    tn_tensor *left = NULL;
    if (tni_builder_go_on(&s) && rows > columns && c.driver != DRIVER_GELSY &&
        (c.driver == DRIVER_GELS || has_full_rank(ranks, columns)))
        left = residuals(&s, x, rows, columns);
    else
        left = TNI_BUILD_OF(&s, tni_new_like(self, real_dtype(self), 1, &none, &s.made));
    tn_tensor *solution = TNI_BUILD(&s, narrow, x, -2, 0, columns);
    if (has_vectors)
        solution = TNI_BUILD(&s, squeeze_dim, solution, -1);
    tn_tensor *results[] = {solution, left, ranks, values};
    return tni_builder_return_all(&s, results, 4, outs);
}

/* ---- the exponential ---- */

/*
 * Taylor's series to the order LAST, by the method of Paterson and Stockmeyer (1973): with the
 * powers of A up to POWERS, it is a polynomial in A^POWERS.
 */
#define POWERS 6
#define LAST   18

/* Powers, the sum and the next sum. */
#define ROOMS (POWERS + 2)

/* One exponential. Matrices are row-major, of doubles or pairs of doubles. */
typedef struct exponential_work {
    int64_t n;               /* rows of a matrix */
    int64_t parts;           /* doubles per element: 2 if complex */
    double *power[POWERS];   /* A^1 to A^POWERS */
    double *sum;             /* the result */
    double *next;            /* room for what replaces the sum */
    double factor[LAST + 1]; /* 1 / k! */
} exponential_work;

/* Set c = a b. */
static tn_status multiply_square(const exponential_work *w, const double *a, const double *b,
                                 double *c)
{
    tni_product p = {.dtype = w->parts == 2 ? TN_DTYPE_C128 : TN_DTYPE_F64,
                     .m = w->n,
                     .n = w->n,
                     .k = w->n,
                     .a = a,
                     .b = b,
                     .c = c,
                     .a_row = w->n,
                     .a_col = 1,
                     .b_row = w->n,
                     .b_col = 1,
                     .c_row = w->n,
                     .c_col = 1,
                     .alpha = TNI_FACTOR_ONE,
                     .beta = TNI_FACTOR_ZERO};
    return tni_multiply(&p);
}

/* Replace the sum by sum * a. */
static tn_status multiply_sum(exponential_work *w, const double *a)
{
    TN_TRY(multiply_square(w, w->sum, a, w->next));
    double *held = w->sum;
    w->sum = w->next;
    w->next = held;
    return TN_OK;
}

/* Add the terms A^k / (first + k)! for k = 0 to POWERS - 1 to the sum. */
static void add_terms(exponential_work *w, int64_t first)
{
    for (int64_t i = 0; i < w->n; i++)
        w->sum[i * (w->n + 1) * w->parts] += w->factor[first];
    for (int64_t k = 1; k < POWERS; k++)
        for (int64_t i = 0; i < w->n * w->n * w->parts; i++)
            w->sum[i] += w->power[k - 1][i] * w->factor[first + k];
}

/* Return the norm of a matrix, the largest row sum of moduli; nan where an element is. */
static double largest_row_sum(const exponential_work *w, const double *a)
{
    double norm = 0;
    for (int64_t i = 0; i < w->n; i++) {
        double row = 0;
        for (const double *at = a + i * w->n * w->parts; at < a + (i + 1) * w->n * w->parts;
             at += w->parts)
            row += w->parts == 2 ? hypot(at[0], at[1]) : fabs(at[0]);
        norm = row > norm || row != row ? row : norm;
    }
    return norm;
}

/*
 * Replace one matrix by its exponential: scaling and squaring (Higham, 2008, ch. 10). The matrix is
 * halved until its norm is below 1/2. There the first term that is left out, of order 19, is at
 * most 2^-19 / 19!, less than 2^-75 of the result; the sum is then squared as often as the matrix
 * was halved. Every dtype is computed in double, since each squaring doubles the relative error. An
 * infinite norm gives nan, as in PyTorch. 7 products and one per halving, 2 n^3 operations each.
 */
static tn_status exponential(exponential_work *w, double *a)
{
    int64_t count = w->n * w->n * w->parts;
    double norm = largest_row_sum(w, a);
    int halvings = isfinite(norm) && norm > 0.5 ? ilogb(norm) + 2 : 0;
    double scale = isfinite(norm) ? ldexp(1, -halvings) : NAN;
    for (int64_t i = 0; i < count; i++)
        w->power[0][i] = a[i] * scale;
    for (int k = 1; k < POWERS; k++)
        TN_TRY(multiply_square(w, w->power[k - 1], w->power[0], w->power[k]));
    _Static_assert(LAST % POWERS == 0, "the highest term is a power of A^POWERS");
    for (int64_t i = 0; i < count; i++)
        w->sum[i] = w->power[POWERS - 1][i] * w->factor[LAST];
    add_terms(w, LAST - POWERS);
    for (int64_t first = LAST - 2 * POWERS; first >= 0; first -= POWERS) {
        TN_TRY(multiply_sum(w, w->power[POWERS - 1]));
        add_terms(w, first);
    }
    /* exp(A) = exp(A / 2^k)^(2^k). */
    for (; halvings > 0; halvings--)
        TN_TRY(multiply_sum(w, w->sum));
    memcpy(a, w->sum, (size_t)count * sizeof *a);
    return TN_OK;
}

/*
 * Replace each row-major matrix of doubles or complex doubles by its exponential. On failure some
 * are replaced.
 */
static tn_status exponentials(tn_tensor *self)
{
    int64_t n = self->sizes[self->rank - 1];
    exponential_work w = {.n = n, .parts = self->dtype == TN_DTYPE_C128 ? 2 : 1, .factor = {1}};
    int64_t count = n * n * w.parts;
    size_t bytes = (size_t)(ROOMS * count + 1) * sizeof(double);
    double *all = tni_malloc(bytes);
    tn_status status = TN_OK;
    if (all == NULL)
        return tni_fail_memory(bytes);
    for (int k = 1; k <= LAST; k++)
        w.factor[k] = w.factor[k - 1] / k;
    for (int k = 0; k < POWERS; k++)
        w.power[k] = all + k * count;
    w.sum = all + POWERS * count;
    w.next = w.sum + count;
    for (int64_t i = 0; n > 0 && i < self->numel / (n * n) && status == TN_OK; i++)
        status = exponential(&w, (double *)self->data + i * count);
    tni_free(all);
    return status;
}

TNI_TYPED(linalg_matrix_exp)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    bool is_half = self->dtype == TN_DTYPE_F16 || self->dtype == TN_DTYPE_BF16;
    if (!is_half || self->rank < 2)
        TN_TRY(tni_linalg_check("linalg.matrix_exp", self));
    if (self->sizes[self->rank - 1] != self->sizes[self->rank - 2])
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.matrix_exp: A must be batches of square matrices, "
                        "but they are %lld by %lld matrices",
                        (long long)self->sizes[self->rank - 2],
                        (long long)self->sizes[self->rank - 1]);
    /* The exponential of a 1x1 matrix is that of a number. */
    if (self->sizes[self->rank - 1] == 1)
        return tni_builder_return(&s, TNI_BUILD(&s, exp, self), outs);
    tn_dtype computed = is_complex(self) ? TN_DTYPE_C128 : TN_DTYPE_F64;
    tn_tensor *wide =
        TNI_BUILD_OF(&s, tni_clone(self, computed, TN_MEMORY_FORMAT_CONTIGUOUS, &s.made));
    if (tni_builder_go_on(&s) && wide->data != NULL)
        s.status = exponentials(wide);
    /* PyTorch 2.13 gives nan for every element in the 16-bit dtypes. */
    if (is_half)
        TNI_BUILD_DO(&s, tni_fill(wide, TNI_REAL_SCALAR(NAN)));
    return tni_builder_return(&s,
                              TNI_BUILD_OF(&s, tni_clone(wide, (tn_dtype)self->dtype,
                                                         TN_MEMORY_FORMAT_CONTIGUOUS, &s.made)),
                              outs);
}
