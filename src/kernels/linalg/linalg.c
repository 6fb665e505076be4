/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Checks and helpers of linear algebra (linalg.h), and the operators on LU factors: inverses,
 * solutions, determinants.
 *
 * All of them factor a copy of the input as P A = L U (Gaussian elimination with row swaps, 2/3 n^3
 * operations: small real matrices in the lanes of vectors, small_lu.h, larger ones by panels,
 * blocks.h, complex and very large ones by LAPACK's getrf). A solution is two triangular systems,
 * an inverse the solution for the identity, a determinant the product of U's diagonal with a sign
 * for each swap. Other batches run one matrix after the other. A singular matrix has factors, too:
 * a code tells which element of U is 0 and goes to `info`, and only operators that are documented
 * to fail, or were asked to check, do.
 */
#include "args/args_linalg.h"
#include "calls/calls_linalg.h"
#include "kernels/linalg/blocks.h"
#include "kernels/linalg/linalg.h"
#include "kernels/linalg/small_lu.h"
#include "kernels/core/isa.h"

#include <math.h>
#include <stdio.h>

/* ---- checks ---- */

/*
 * How PyTorch reports a dtype that LAPACK lacks: its function refuses it in its own words
 * (RuntimeError, since 2.15 NotImplementedError), or passes it on to a kernel that has no loop for
 * it (NotImplementedError). The table has the functions of the second kind, by the name that
 * callers here give.
 */
static const struct {
    const char *function; /* as callers call it */
    const char *loop;     /* kernel in the message, for floating dtypes of low precision */
    bool takes_whole;     /* and whole numbers as well */
} refused_by[] = {
    {"cholesky", "cholesky_cpu", true},
    {"cholesky_inverse", "cholesky_inverse_out_cpu", true},
    {"cholesky_solve", "cholesky_solve_cpu", true},
    {"linalg.cholesky", "cholesky_cpu", false},
    {"linalg.det", "lu_cpu", false},
    {"linalg.eig", "linalg_eig_out_cpu", false},
    {"linalg.eigh", "linalg_eigh_cpu", true},
    {"linalg.lu", "lu_cpu", true},
    {"linalg.polar", "linalg_svd_cpu", false},
    {"linalg.qr", "geqrf_cpu", false},
    {"linalg.solve", "lu_cpu", false},
    {"linalg.solve_triangular", "triangular_solve_cpu", true},
    {"linalg.svd", "linalg_svd_cpu", false},
    {"torch.geqrf", "geqrf_cpu", true},
    {"torch.linalg.householder_product", "orgqr_cpu", true},
    {"torch.linalg.ldl_factor_ex", "ldl_factor_kernel_cpu", false},
    {"torch.linalg.ldl_solve", "ldl_solve_kernel_cpu", false},
    {"torch.linalg.lu_factor_ex", "lu_cpu", true},
    {"torch.linalg.lu_solve", "linalg.lu_solve_cpu", false},
    {"torch.ormqr", "ormqr_cpu", true},
    {"triangular_solve", "triangular_solve_cpu", true},
};

/* Record the failure for a dtype that LAPACK lacks. */
static TNI_COLD tn_status refuse_dtype(const char *name, tn_dtype dtype)
{
    tn_status code = tni_dtype_refusal();
    bool is_low = tni_dtype_is(dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX);
    for (size_t i = 0; i < TN_LEN(refused_by); i++)
        if (strcmp(refused_by[i].function, name) == 0 && (is_low || refused_by[i].takes_whole))
            return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'",
                            refused_by[i].loop, tni_scalar_name(dtype));
    if (is_low)
        return tni_fail(code, "%s: Low precision dtypes not supported. Got %s", name,
                        tni_scalar_name(dtype));
    return tni_fail(code, "%s: Expected a floating point or complex tensor as input. Got %s", name,
                    tni_scalar_name(dtype));
}

tn_status tni_linalg_check(const char *name, const tn_tensor *self)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "%s: The input tensor A must have at least 2 dimensions.",
                        name);
    return tni_linalg_computes(dtype) ? TN_OK : refuse_dtype(name, dtype);
}

tn_status tni_linalg_check_castable(const char *name, const tn_tensor *result, const tn_tensor *out)
{
    if (tni_can_cast((tn_dtype)result->dtype, (tn_dtype)out->dtype))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: Expected result to be safely castable from %s dtype, but got result with "
                    "dtype %s",
                    name, tni_scalar_name(result->dtype), tni_scalar_name(out->dtype));
}

tn_status tni_linalg_check_square(const char *name, const tn_tensor *self)
{
    TN_TRY(tni_linalg_check(name, self));
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    if (rows == columns)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: A must be batches of square matrices, but they are %lld by %lld matrices",
                    name, (long long)rows, (long long)columns);
}

/*
 * Record what a positive code means for the operator `api`. Words in its name decide, as in
 * PyTorch, since the name is all that _linalg_check_errors is given. `where` is the batch element
 * or "".
 */
static tn_status fail_info(const char *api, const char *where, int code)
{
    if (strstr(api, "inv") != NULL)
        return tni_fail(TN_ERR_LINALG,
                        "%s: %sThe diagonal element %d is zero, the inversion could not be "
                        "completed because the input matrix is singular.",
                        api, where, code);
    if (strstr(api, "lu_factor") != NULL)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: %sU[%d,%d] is zero and using it on lu_solve would result in a "
                        "division by zero.",
                        api, where, code, code);
    if (strstr(api, "cholesky") != NULL)
        return tni_fail(TN_ERR_LINALG,
                        "%s: %sThe factorization could not be completed because the input is not "
                        "positive-definite (the leading minor of order %d is not "
                        "positive-definite).",
                        api, where, code);
    if (strstr(api, "solve") != NULL)
        return tni_fail(TN_ERR_LINALG,
                        "%s: %sThe solver failed because the input matrix is singular.", api,
                        where);
    if (strstr(api, "lstsq") != NULL)
        return tni_fail(TN_ERR_LINALG,
                        "%s: %sThe least squares solution could not be computed because the input "
                        "matrix does not have full rank (error code: %d).",
                        api, where, code);
    return tni_fail(TN_ERR_LINALG,
                    "%s: %sThe algorithm failed to converge because the input matrix is "
                    "ill-conditioned or has too many repeated %s values (error code: %d).",
                    api, where, strstr(api, "eig") != NULL ? "eigen" : "singular", code);
}

tn_status tni_linalg_check_info(const char *api, const tn_tensor *info, bool is_matrix)
{
    tn_tensor *codes;
    tn_status status = TN_OK;
    /* On meta nothing was factored. */
    if (info->data == NULL)
        return TN_OK;
    TN_TRY(tni_clone(info, TN_DTYPE_I32, TN_MEMORY_FORMAT_CONTIGUOUS, &codes));
    for (int64_t i = 0; i < codes->numel && status == TN_OK; i++) {
        char where[64] = "";
        int code = ((const int *)codes->data)[i];
        if (code == 0)
            continue;
        if (!is_matrix)
            snprintf(where, sizeof where, "(Batch element %lld): ", (long long)i);
        status = code < 0 ? tni_fail(TN_ERR_RUNTIME, "%s: %sArgument %d has illegal value.", api,
                                     where, -code)
                          : fail_info(api, where, code);
    }
    tn_tensor_release(codes);
    return status;
}

/* The operator that composites call after a factorization, with their name. */
TNI_TYPED(_linalg_check_errors)
{
    if (in->info->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_RUNTIME, "%s: info must be Int, but is %s", in->api_name->data,
                        tni_scalar_name((tn_dtype)in->info->dtype));
    return tni_linalg_check_info(in->api_name->data, in->info, in->is_matrix);
}

/* ---- new tensors ---- */

tn_status tni_linalg_new(const tn_tensor *self, tn_dtype dtype, const int64_t *more, int count,
                         tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t rank = self->rank - 2;
    /* The batch of self comes first. */
    memcpy(sizes, self->sizes, (size_t)rank * sizeof *sizes);
    for (int i = 0; i < count; i++)
        sizes[rank++] = more[i];
    return tni_new_like(self, dtype, rank, sizes, out);
}

tn_status tni_linalg_new_columns(const tn_tensor *self, tn_dtype dtype, int64_t rows,
                                 int64_t columns, tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    memcpy(sizes, self->sizes, (size_t)(self->rank - 2) * sizeof *sizes);
    sizes[self->rank - 2] = rows;
    sizes[self->rank - 1] = columns;
    return tni_columns_new(self, dtype, self->rank, sizes, out);
}

tn_status tni_linalg_transpose(tn_tensor *self, bool conjugates, tn_tensor **out)
{
    /* Through operators, so that tensors of any layout and with lazy bits will do. */
    tni_builder s = {0};
    tn_tensor *result = TNI_BUILD(&s, transpose_int, self, -2, -1);
    if (conjugates && tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        result = TNI_BUILD(&s, conj_physical, result);
    return tni_builder_end_with(&s, result, out);
}

tn_status tni_linalg_broadcast(const tn_tensor *a, const tn_tensor *b, int64_t *rank,
                               int64_t *sizes)
{
    tni_ints batch_a = {a->sizes, a->rank - 2};
    tni_ints batch_b = {b->sizes, b->rank - 2};
    TN_TRY(tni_broadcast(batch_a, batch_b, rank, sizes));
    *rank += 2;
    return TN_OK;
}

/* ---- LU of small matrices ---- */

/* Matrices that make a thread worth it. */
#define SMALL_GRAIN 2048

/* What threads share that factor or solve small matrices in lanes. */
typedef struct small_run {
    const tni_small_lu_loops *loops; /* of this processor */
    tn_dtype dtype;                  /* float or double */
    const tni_columns *a;            /* the matrices, or their factors */
    const tni_columns *x;            /* right sides; NULL to factor */
    int *pivots;                     /* of all */
    int *info;                       /* of all; NULL to solve */
} small_run;

/* Return whether matrices are for lanes: square, real, and with few rows. */
static bool are_small(tn_dtype dtype, const tni_columns *a)
{
    return (dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64) && a->rows == a->columns &&
           a->rows > 0 && a->rows <= TNI_SMALL_LU_ROWS;
}

/* Return the call for matrices [begin, end). */
static tni_small_lu small_call(const small_run *run, int64_t begin, int64_t end)
{
    int64_t n = run->a->rows;
    tni_small_lu call = {.matrices = tni_columns_at(run->a, begin),
                         .pivots = run->pivots + begin * n,
                         .count = end - begin,
                         .n = n};
    if (run->info != NULL)
        call.info = run->info + begin;
    if (run->x != NULL) {
        call.sides = tni_columns_at(run->x, begin);
        call.columns = run->x->columns;
    }
    return call;
}

/* Factor matrices [begin, end). */
static void factor_small(int64_t begin, int64_t end, void *context)
{
    const small_run *run = context;
    bool is_single = run->dtype == TN_DTYPE_F32;
    int64_t lanes = run->loops->lanes[is_single];
    for (int64_t i = begin; i < end; i += lanes) {
        tni_small_lu call = small_call(run, i, tni_min(end, i + lanes));
        run->loops->factor[is_single](&call);
    }
}

/* ---- LU ---- */

/* Return whether matrices are real and of a size for blocks of our own. */
static bool are_blocked(tn_dtype dtype, const tni_columns *a)
{
    return (dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64) && a->rows > 0 && a->columns > 0 &&
           (int64_t)a->rows * a->columns <= TNI_LU_MOST;
}

/* Return matrix i with its pivots. */
static tni_lu lu_of(const tni_columns *a, int64_t i, int *pivots)
{
    return (tni_lu){tni_columns_at(a, i), a->rows, a->columns, a->lead,
                    pivots + i * tni_min(a->rows, a->columns)};
}

tn_status tni_linalg_factor(const tn_tensor *lu, const tn_tensor *pivots, const tn_tensor *info)
{
    tni_fortran found;
    tni_columns a;
    if (tni_is_meta(lu))
        return TN_OK;
    TN_TRY(tni_columns_of(lu, &a));
    int least = a.rows < a.columns ? a.rows : a.columns;
    int *codes = info->data;
    int *swaps = pivots->data;
    if (are_small((tn_dtype)lu->dtype, &a)) {
        small_run run = {
            TNI_OF_ISA(&tni_small_lu_loops), (tn_dtype)lu->dtype, &a, NULL, swaps, codes};
        tni_parallel_for(0, a.count, SMALL_GRAIN, factor_small, &run);
        return TN_OK;
    }
    bool is_blocked = are_blocked((tn_dtype)lu->dtype, &a);
    TN_TRY(tni_lapack_find(TNI_LAPACK_getrf, (tn_dtype)lu->dtype, &a, &found));
    for (int64_t i = 0; i < a.count; i++) {
        tni_lu one = lu_of(&a, i, swaps);
        if (is_blocked) {
            TN_TRY(tni_lu_factor((tn_dtype)lu->dtype, &one, codes + i));
            continue;
        }
        /* Without elements there is nothing to factor, but `info` has to be written. */
        codes[i] = 0;
        if (least > 0)
            ((tni_getrf *)found)(&a.rows, &a.columns, tni_columns_at(&a, i), &a.lead,
                                 swaps + i * least, codes + i);
    }
    return TN_OK;
}

/*
 * Check that pivots name rows: callers may pass any numbers, and LAPACK swaps the rows that they
 * name without looking.
 */
static tn_status check_swaps(const int *swaps, int64_t count, int rows)
{
    for (int64_t i = 0; i < count; i++)
        if (swaps[i] < 1 || swaps[i] > rows)
            return tni_fail(TN_ERR_RUNTIME,
                            "Pivots given to lu_solve must be between 1 and %d, but number %lld of "
                            "them is %d. Did you properly pass the result of lu_factor?",
                            rows, (long long)i, swaps[i]);
    return TN_OK;
}

/*
 * Swap rows of the right sides of matrix `at`, in the order of the pivots or backwards (the inverse
 * permutation).
 */
static void swap_rows(const int *swaps, int64_t n, bool backwards, const tni_columns *x, int64_t at,
                      int64_t bytes)
{
    /* Room for an element of any dtype. */
    char held[16];
    for (int64_t done = 0; done < n; done++) {
        int64_t i = backwards ? n - 1 - done : done;
        for (int64_t j = 0; j < x->columns; j++) {
            char *column = tni_columns_at(x, at) + j * x->lead * bytes;
            char *one = column + i * bytes;
            char *other = column + (swaps[i] - 1) * bytes;
            memcpy(held, one, (size_t)bytes);
            /* Both may be the same row. */
            memmove(one, other, (size_t)bytes);
            memcpy(other, held, (size_t)bytes);
        }
    }
}

/*
 * Solve with factors whose U has a zero on its diagonal (substitution.c), in place in matrix `i` of
 * x. Return false, without writing, if it has none. A = P^T L U, so op(A) X = B is solved as L, U
 * for N, and as U^T, L^T with the permutation last for T and C.
 */
static bool solve_singular(tn_dtype dtype, const tni_columns *a, const int *swaps,
                           const tni_columns *x, int64_t i, char trans)
{
    bool is_plain = trans == 'N';
    int64_t bytes = tni_dtypes[dtype].bytes;
    tni_right_sides b = {tni_columns_at(x, i), x->columns, 1, x->lead};
    /* Transposed, U is a lower triangle and L an upper one. */
    tni_triangle upper = {.data = tni_columns_at(a, i),
                          .n = a->rows,
                          .row_step = is_plain ? 1 : a->lead,
                          .column_step = is_plain ? a->lead : 1,
                          .is_lower = !is_plain,
                          .is_conjugated = trans == 'C'};
    /* Both triangles lie in one matrix; the ones on L's diagonal are not stored. */
    tni_triangle lower = upper;
    lower.is_lower = is_plain;
    lower.is_unit = true;
    if (!tni_has_zero_on_diagonal(dtype, &upper))
        return false;
    if (is_plain)
        swap_rows(swaps, a->rows, false, x, i, bytes);
    tni_substitute(dtype, is_plain ? &lower : &upper, &b);
    tni_substitute(dtype, is_plain ? &upper : &lower, &b);
    if (!is_plain)
        swap_rows(swaps, a->rows, true, x, i, bytes);
    return true;
}

/*
 * Solve for matrices [begin, end). Where one of a group has a zero on U's diagonal, each is solved
 * by itself.
 */
static void solve_small(int64_t begin, int64_t end, void *context)
{
    const small_run *run = context;
    bool is_single = run->dtype == TN_DTYPE_F32;
    int64_t lanes = run->loops->lanes[is_single];
    for (int64_t i = begin; i < end; i += lanes) {
        int64_t last = tni_min(end, i + lanes);
        tni_small_lu call = small_call(run, i, last);
        bool is_done = run->loops->solve[is_single](&call);
        for (int64_t j = i; j < last && !is_done; j++) {
            tni_small_lu one = small_call(run, j, j + 1);
            if (!run->loops->solve[is_single](&one))
                (void)solve_singular(run->dtype, run->a, one.pivots, run->x, j, 'N');
        }
    }
}

/* Solve as tni_linalg_solve does; `is_identity` says that b is one. */
static tn_status solve_all(const tn_tensor *lu, const tn_tensor *pivots, const tn_tensor *b,
                           char trans, bool is_identity)
{
    tni_fortran found;
    tni_columns a;
    tni_columns x;
    int code;
    /* Meta, or no right sides: nothing to solve. */
    if (b->data == NULL)
        return TN_OK;
    TN_TRY(tni_columns_of(lu, &a));
    TN_TRY(tni_columns_of(b, &x));
    const int *swaps = pivots->data;
    TN_TRY(check_swaps(swaps, x.count * a.rows, a.rows));
    if (are_small((tn_dtype)lu->dtype, &a) && trans == 'N') {
        small_run run = {
            TNI_OF_ISA(&tni_small_lu_loops), (tn_dtype)lu->dtype, &a, &x, pivots->data, NULL};
        tni_parallel_for(0, x.count, SMALL_GRAIN, solve_small, &run);
        return TN_OK;
    }
    bool is_blocked = are_blocked((tn_dtype)lu->dtype, &a) && trans == 'N';
    TN_TRY(tni_lapack_find(TNI_LAPACK_getrs, (tn_dtype)lu->dtype, &a, &found));
    for (int64_t i = 0; i < x.count; i++) {
        tni_lu one = lu_of(&a, i, pivots->data);
        if (solve_singular((tn_dtype)lu->dtype, &a, swaps + i * a.rows, &x, i, trans))
            continue;
        if (is_blocked && is_identity)
            TN_TRY(tni_lu_invert((tn_dtype)lu->dtype, &one, tni_columns_at(&x, i), x.lead));
        else if (is_blocked)
            TN_TRY(
                tni_lu_solve((tn_dtype)lu->dtype, &one, tni_columns_at(&x, i), x.columns, x.lead));
        else
            ((tni_getrs *)found)(&trans, &a.rows, &x.columns, tni_columns_at(&a, i), &a.lead,
                                 swaps + i * a.rows, tni_columns_at(&x, i), &x.lead, &code, 1);
    }
    return TN_OK;
}

tn_status tni_linalg_solve(const tn_tensor *lu, const tn_tensor *pivots, const tn_tensor *b,
                           char trans)
{
    return solve_all(lu, pivots, b, trans, false);
}

/* The LU factors of a copy of a matrix; the builder keeps them. */
typedef struct factors {
    tn_tensor *lu;     /* L below the diagonal, U on and above it, by columns */
    tn_tensor *pivots; /* int32: one row swap for each column of L */
    tn_tensor *info;   /* int32: 0, or the first zero on U's diagonal */
} factors;

/* Factor a copy of self, which may be rectangular and on meta. */
static tn_status factor(tni_builder *s, const tn_tensor *self, factors *out)
{
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    int64_t least = tni_min(rows, columns);
    out->lu = TNI_BUILD_OF(s, tni_linalg_copy(self, &s->made));
    out->pivots = TNI_BUILD_OF(s, tni_linalg_new(self, TN_DTYPE_I32, &least, 1, &s->made));
    out->info = TNI_BUILD_OF(s, tni_linalg_new(self, TN_DTYPE_I32, NULL, 0, &s->made));
    TNI_BUILD_DO(s, tni_linalg_factor(out->lu, out->pivots, out->info));
    return s->status;
}

/* TN_ERR_RUNTIME where LU without pivoting is asked for: PyTorch's CPU has none either. */
static tn_status no_pivots(bool pivots)
{
    return pivots ? TN_OK
                  : tni_fail(TN_ERR_RUNTIME,
                             "linalg.lu_factor: LU without pivoting is not implemented on the CPU");
}

/*
 * LU factors in LAPACK's form, pivots and info; fails for a singular matrix only if check_errors.
 */
TNI_TYPED(linalg_lu_factor_ex)
{
    tni_builder s = {0};
    factors f = {0};
    TN_TRY(tni_linalg_check("torch.linalg.lu_factor_ex", in->A));
    TN_TRY(no_pivots(in->pivot));
    TNI_BUILD_DO(&s, factor(&s, in->A, &f));
    if (in->check_errors)
        TNI_BUILD_DO(&s,
                     tni_linalg_check_info("torch.linalg.lu_factor_ex", f.info, in->A->rank == 2));
    tn_tensor *results[] = {f.lu, f.pivots, f.info};
    return tni_builder_return_all(&s, results, 3, outs);
}

/* ---- unpacking ---- */

#include "kernels/core/type_u8.inc"
#include "kernels/linalg/lu_unpack.inc"
#include "kernels/core/type_u16.inc"
#include "kernels/linalg/lu_unpack.inc"
#include "kernels/core/type_u32.inc"
#include "kernels/linalg/lu_unpack.inc"
#include "kernels/core/type_u64.inc"
#include "kernels/linalg/lu_unpack.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/linalg/lu_unpack.inc"
#include "kernels/core/type_none.inc"

/* Write L and U of row-major factored matrices; l and u are row-major, too. */
static void unpack(const tn_tensor *lu, const tn_tensor *l, const tn_tensor *u)
{
    int64_t rows = lu->sizes[lu->rank - 2];
    int64_t columns = lu->sizes[lu->rank - 1];
    int64_t each = rows * columns;
    int64_t count = each == 0 ? 0 : lu->numel / each;
    int64_t bytes = tni_dtypes[lu->dtype].bytes;
    int64_t least = tni_min(rows, columns);
    /* The number 1 in the dtype, whichever it is. */
    const double number = 1;
    double _Complex one;
    tni_convert((tn_dtype)lu->dtype, (char *)&one, 0, TN_DTYPE_F64, (const char *)&number, 0, 1);
    for (int64_t i = 0; i < count; i++)
        (bytes == 1   ? unpack_u8
         : bytes == 2 ? unpack_u16
         : bytes == 4 ? unpack_u32
         : bytes == 8 ? unpack_u64
                      : unpack_c128)((const char *)lu->data + i * each * bytes, rows, columns, &one,
                                     (char *)l->data + i * rows * least * bytes,
                                     (char *)u->data + i * least * columns * bytes);
}

/*
 * Fill `out` with the permutation matrices P that pivots describe, such that A = P L U.
 * TN_ERR_RUNTIME for a pivot that names no row; `out` is then not written.
 */
static tn_status permutation(const tn_tensor *pivots, const tn_tensor *out)
{
    int64_t rows = out->sizes[out->rank - 1];
    int64_t swaps = pivots->sizes[pivots->rank - 1];
    tn_tensor *ones;
    /* Zeros and ones are exact in float, so one loop serves every dtype. */
    TN_TRY(tni_clone(out, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &ones));
    int64_t *order = tni_malloc((size_t)(rows + 1) * sizeof *order);
    tn_status status = order == NULL ? tni_fail_memory((size_t)rows * sizeof *order) : TN_OK;
    float *to = ones->data;
    for (int64_t i = 0; status == TN_OK && rows > 0 && i < out->numel / (rows * rows); i++) {
        const int *swap = swaps > 0 ? (const int *)pivots->data + i * swaps : NULL;
        for (int64_t row = 0; row < rows; row++)
            order[row] = row;
        /* order[i]: the row of A that the swaps leave at i. */
        for (int64_t row = 0; row < swaps; row++) {
            int64_t with = swap[row] - 1;
            if (with < 0 || with >= rows) {
                status = tni_fail(TN_ERR_RUNTIME, "pivots passed to lu_unpack must be between 1 "
                                                  "and LU.size(-2) inclusive.");
                break;
            }
            int64_t held = order[row];
            order[row] = order[with];
            order[with] = held;
        }
        /* Column `row` of P has its 1 in the row of A that comes to `row`. */
        memset(to + i * rows * rows, 0, (size_t)(rows * rows) * sizeof *to);
        for (int64_t row = 0; row < rows; row++)
            to[(i * rows + order[row]) * rows + row] = 1;
    }
    if (status == TN_OK)
        status = tni_copy(out, ones);
    tni_free(order);
    tn_tensor_release(ones);
    return status;
}

/* Return P, L and U; those that are not wanted are empty. */
static tn_status unpack_all(tni_builder *s, tn_tensor *lu, tn_tensor *pivots, bool wants_data,
                            bool wants_pivots, StableIValue *outs)
{
    int64_t rows = lu->sizes[lu->rank - 2];
    int64_t columns = lu->sizes[lu->rank - 1];
    int64_t least = tni_min(rows, columns);
    int64_t none = 0;
    tn_dtype dtype = (tn_dtype)lu->dtype;
    tn_tensor *results[3];
    bool wants[3] = {wants_pivots, wants_data, wants_data};
    int64_t sizes[3][2] = {{rows, rows}, {rows, least}, {least, columns}};
    /* P, L and U have the batch of the input. */
    for (int i = 0; i < 3; i++)
        results[i] = wants[i] ? TNI_BUILD_OF(s, tni_linalg_new(lu, dtype, sizes[i], 2, &s->made))
                              : TNI_BUILD_OF(s, tni_new_like(lu, dtype, 1, &none, &s->made));
    if (!tni_is_meta(lu) && wants_data) {
        tn_tensor *from = TNI_BUILD_OF(s, tni_contiguous(lu, &s->made));
        if (tni_builder_go_on(s))
            unpack(from, results[1], results[2]);
    }
    if (!tni_is_meta(lu) && wants_pivots) {
        tn_tensor *swaps = TNI_BUILD_OF(s, tni_contiguous(pivots, &s->made));
        TNI_BUILD_DO(s, permutation(swaps, results[0]));
    }
    return tni_builder_return_all(s, results, 3, outs);
}

/*
 * TN_ERR_RUNTIME unless there is one swap for each column of L in every matrix, as lu_factor
 * returns them. PyTorch reads past the end of shorter ones.
 */
static tn_status check_pivots(const tn_tensor *lu, const tn_tensor *pivots)
{
    int64_t rows = lu->sizes[lu->rank - 2];
    int64_t columns = lu->sizes[lu->rank - 1];
    bool fits = pivots->rank == lu->rank - 1;
    for (int64_t i = 0; fits && i < pivots->rank - 1; i++)
        fits = pivots->sizes[i] == lu->sizes[i];
    if (fits && pivots->sizes[pivots->rank - 1] == tni_min(rows, columns))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "pivots passed to lu_unpack must be between 1 and LU.size(-2) inclusive, and "
                    "one for each of %lld columns of L",
                    (long long)tni_min(rows, columns));
}

/* P, L and U from LAPACK's form. LU_data may be of any dtype that can be converted. */
TNI_TYPED(lu_unpack)
{
    tni_builder s = {0};
    tn_tensor *lu = in->LU_data;
    if (lu->rank < 2 || !tni_can_convert((tn_dtype)lu->dtype))
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.lu_unpack: Expected tensor with 2 or more dimensions, of numbers. "
                        "Got %s with %d",
                        tni_scalar_name((tn_dtype)lu->dtype), (int)lu->rank);
    if (in->unpack_pivots && in->LU_pivots->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of "
                        "torch.int32 dtype.");
    if (in->unpack_pivots)
        TN_TRY(check_pivots(lu, in->LU_pivots));
    return unpack_all(&s, lu, in->LU_pivots, in->unpack_data, in->unpack_pivots, outs);
}

/* Factor and unpack. */
TNI_TYPED(linalg_lu)
{
    tni_builder s = {0};
    factors f = {0};
    TN_TRY(tni_linalg_check("linalg.lu", in->A));
    TN_TRY(no_pivots(in->pivot));
    if (factor(&s, in->A, &f) != TN_OK)
        return tni_builder_end(&s);
    return unpack_all(&s, f.lu, f.pivots, true, true, outs);
}

/* ---- solutions ---- */

/*
 * Return a copy of `self` by columns, its batch broadcast to that of `sizes`, whose last two are
 * overwritten.
 */
static tn_tensor *broadcast_to(tni_builder *s, const tn_tensor *self, int64_t rank, int64_t *sizes)
{
    sizes[rank - 2] = self->sizes[self->rank - 2];
    sizes[rank - 1] = self->sizes[self->rank - 1];
    return TNI_BUILD_OF(s, tni_columns_copy(self, rank, sizes, &s->made));
}

/* Return whether a tensor is of these sizes but for the last two, and laid out by columns. */
static bool is_by_columns(const tn_tensor *self, int64_t rank, const int64_t *sizes)
{
    int64_t step = self->sizes[self->rank - 2];
    if (self->rank != rank || self->strides[rank - 2] != 1 || self->strides[rank - 1] != step)
        return false;
    step = tni_mul_wrapping(step, self->sizes[rank - 1]);
    for (int64_t i = rank - 3; i >= 0; i--) {
        if (self->sizes[i] != sizes[i] || self->strides[i] != step)
            return false;
        step = tni_mul_wrapping(step, self->sizes[i]);
    }
    return true;
}

/*
 * Return X of op(A) X = B, or of X A = B, whose transpose A^T X^T = B^T is solved. Batches are
 * broadcast; the builder keeps the result.
 */
static tn_tensor *solve_factored(tni_builder *s, tn_tensor *lu, tn_tensor *pivots, tn_tensor *b,
                                 bool is_left, char trans)
{
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *right = b;
    if (!is_left)
        right = TNI_BUILD_OF(s, tni_linalg_transpose(b, false, &s->made));
    if (!tni_builder_go_on(s))
        return NULL;
    s->status = tni_linalg_broadcast(lu, right, &rank, sizes);
    if (!tni_builder_go_on(s))
        return NULL;
    /* Factors and pivots are copied per right side, unless there is one for each, so that matrix i
     * of one belongs to matrix i of the other. */
    tn_tensor *x = broadcast_to(s, right, rank, sizes);
    tn_tensor *a = is_by_columns(lu, rank, sizes) ? lu : broadcast_to(s, lu, rank, sizes);
    sizes[rank - 2] = pivots->sizes[pivots->rank - 1];
    tn_tensor *shown = TNI_BUILD(s, expand, pivots, (tni_ints){sizes, rank - 1}, false);
    tn_tensor *swaps = TNI_BUILD_OF(s, tni_contiguous(shown, &s->made));
    TNI_BUILD_DO(s, tni_linalg_solve(a, swaps, x, trans));
    return is_left ? x : TNI_BUILD_OF(s, tni_linalg_transpose(x, false, &s->made));
}

/* The checks of dtype and shape that lu_solve and solve share. */
static tn_status check_sides(const char *name, const tn_tensor *a, const tn_tensor *b, bool is_left)
{
    if (b->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "%s: Expected B to have at least 2 dimensions", name);
    if (a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: Expected A and B to have the same dtype, but found "
                        "%s and %s",
                        name, tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    if (a->sizes[a->rank - 2] == b->sizes[b->rank - (is_left ? 2 : 1)])
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: Incompatible shapes of A and B for the equation %s (%lldx%lld and "
                    "%lldx%lld)",
                    name, is_left ? "AX = B" : "XA = B", (long long)a->sizes[a->rank - 2],
                    (long long)a->sizes[a->rank - 1], (long long)b->sizes[b->rank - 2],
                    (long long)b->sizes[b->rank - 1]);
}

/* Solve A X = B, or X A = B, or with the adjoint of A, with factors that the caller gives. */
TNI_TYPED(linalg_lu_solve)
{
    tni_builder s = {0};
    TN_TRY(tni_linalg_check_square("torch.linalg.lu_solve", in->LU));
    TN_TRY(check_sides("torch.linalg.lu_solve", in->LU, in->B, in->left));
    tni_shape_text text;
    if (in->pivots->dtype != TN_DTYPE_I32)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.lu_solve: pivots should be a Tensor of scalar type torch.int32");
    if (!tni_has_sizes(in->pivots, in->LU->rank - 1, in->LU->sizes))
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.lu_solve: Expected LU.shape[:-1] and pivots.shape to be the same, "
                        "but got pivots with shape %s instead",
                        tni_shape_print(&text, in->pivots->rank, in->pivots->sizes));
    bool is_complex = tni_dtype_is((tn_dtype)in->LU->dtype, TNI_DTYPE_COMPLEX);
    if (!in->left && is_complex) {
        /* X A^H = B is A X^H = B^H, and X A = B is A^H X^H = B^H. The result is a view with its
         * conjugate bit set, as in PyTorch, which resolves it if there are no elements. */
        tn_tensor *b = TNI_BUILD_OF(&s, tni_linalg_transpose(in->B, true, &s.made));
        tn_tensor *x = solve_factored(&s, in->LU, in->pivots, b, true, in->adjoint ? 'N' : 'C');
        tn_tensor *back = TNI_BUILD(&s, mH, x);
        if (in->B->numel == 0)
            back = TNI_BUILD(&s, resolve_conj, back);
        return tni_builder_return(&s, back, outs);
    }
    /* X A = B is solved as A^T X^T = B^T (solve_factored), so the right side swaps plain and
     * transposed. */
    char trans = in->left ? in->adjoint ? 'C' : 'N' : in->adjoint ? 'N' : 'T';
    return tni_builder_return(&s, solve_factored(&s, in->LU, in->pivots, in->B, in->left, trans),
                              outs);
}

/*
 * Right sides with more columns than this are not refined: the residual would cost too much beside
 * the factors.
 */
#define REFINED_COLUMNS 16

/*
 * One step of iterative refinement (Higham, 2002, ch. 12) for single precision: compute the
 * residual B - A X in double, solve for a correction with the factors at hand, and add it. The
 * error of a solution grows with the condition number of the matrix, which is often large.
 */
static void refine(tni_builder *s, const factors *f, tn_tensor *a, tn_tensor *b, bool is_left,
                   tn_tensor *x)
{
    if (!tni_builder_go_on(s) || x->numel == 0 || x->data == NULL ||
        (x->dtype != TN_DTYPE_F32 && x->dtype != TN_DTYPE_C64) ||
        x->sizes[x->rank - (is_left ? 1 : 2)] > REFINED_COLUMNS)
        return;
    tn_dtype dtype = (tn_dtype)x->dtype;
    tn_dtype wide = dtype == TN_DTYPE_F32 ? TN_DTYPE_F64 : TN_DTYPE_C128;
    tn_tensor *wide_a = TNI_BUILD_OF(s, tni_to_dtype(a, wide, &s->made));
    tn_tensor *wide_b = TNI_BUILD_OF(s, tni_to_dtype(b, wide, &s->made));
    tn_tensor *wide_x = TNI_BUILD_OF(s, tni_to_dtype(x, wide, &s->made));
    tn_tensor *found =
        is_left ? TNI_BUILD(s, matmul, wide_a, wide_x) : TNI_BUILD(s, matmul, wide_x, wide_a);
    tn_tensor *missing = TNI_BUILD(s, sub_Tensor, wide_b, found, TNI_INT_SCALAR(1));
    tn_tensor *narrow = TNI_BUILD_OF(s, tni_to_dtype(missing, dtype, &s->made));
    if (!tni_builder_go_on(s))
        return;
    tn_tensor *change = solve_factored(s, f->lu, f->pivots, narrow, is_left, is_left ? 'N' : 'T');
    /* Of singular systems the correction is not finite: those solutions stay as they are. */
    tn_tensor *is_finite = TNI_BUILD(s, isfinite, change);
    tn_tensor *taken = TNI_BUILD(s, where_ScalarOther, is_finite, change, TNI_INT_SCALAR(0));
    tn_tensor *better = TNI_BUILD(s, add_Tensor, wide_x, taken, TNI_INT_SCALAR(1));
    TNI_BUILD_DO(s, tni_copy(x, better));
}

/* Return whether U of some factors has a zero on its diagonal. */
static bool has_zero_pivot(const factors *f)
{
    int64_t most = 0;
    for (int64_t i = 0; i < f->info->numel; i++)
        most |= ((const int32_t *)f->info->data)[i];
    return most != 0;
}

/*
 * Return whether double factors are as good as refinement, and faster: for small matrices in single
 * precision. Those that have a zero on U's diagonal are left to the factors at hand.
 */
static bool solves_in_double(const factors *f, const tn_tensor *a, int64_t sides)
{
    return a->dtype == TN_DTYPE_F32 && a->sizes[a->rank - 1] <= TNI_SMALL_LU_ROWS &&
           a->data != NULL && sides <= REFINED_COLUMNS && !has_zero_pivot(f);
}

/*
 * Solve in double, with factors in double; NULL if these have a zero on U's diagonal, where those
 * in single precision have a number that is nearly 0.
 */
static tn_tensor *solve_in_double(tni_builder *s, tn_tensor *a, tn_tensor *b, bool is_left,
                                  char trans)
{
    factors f = {0};
    tn_tensor *wide_a = TNI_BUILD_OF(s, tni_to_dtype(a, TN_DTYPE_F64, &s->made));
    tn_tensor *wide_b = TNI_BUILD_OF(s, tni_to_dtype(b, TN_DTYPE_F64, &s->made));
    TNI_BUILD_DO(s, factor(s, wide_a, &f));
    if (!tni_builder_go_on(s) || has_zero_pivot(&f))
        return NULL;
    tn_tensor *x = solve_factored(s, f.lu, f.pivots, wide_b, is_left, trans);
    return TNI_BUILD_OF(s, tni_to_dtype(x, TN_DTYPE_F32, &s->made));
}

/*
 * Solve A X = B or X A = B and return X, the factors, pivots and info, which autograd needs. A
 * singular matrix gives inf and nan unless check_errors.
 */
TNI_TYPED(_linalg_solve_ex)
{
    tni_builder s = {0};
    factors f = {0};
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    TN_TRY(tni_linalg_check_square("linalg.solve", in->A));
    /* Vectors become matrices of one column, and the result loses that dimension at the end. */
    bool has_vectors = tni_linalg_is_vectors(in->A, in->B);
    if (has_vectors && !in->left)
        return tni_fail(TN_ERR_RUNTIME, "linalg.solve: Vector broadcasting of the left hand side "
                                        "is not supported for left=False.");
    tn_tensor *b = has_vectors ? TNI_BUILD(&s, unsqueeze, in->B, -1) : in->B;
    TNI_BUILD_DO(&s, check_sides("linalg.solve", in->A, b, in->left));
    TNI_BUILD_DO(&s, tni_linalg_broadcast(in->A, b, &rank, sizes));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    s.status = factor(&s, in->A, &f);
    if (in->check_errors)
        TNI_BUILD_DO(&s, tni_linalg_check_info("linalg.solve", f.info, in->A->rank == 2));
    char trans = in->left ? 'N' : 'T';
    tn_tensor *x = NULL;
    if (tni_builder_go_on(&s) &&
        solves_in_double(&f, in->A, b->sizes[b->rank - (in->left ? 1 : 2)]))
        x = solve_in_double(&s, in->A, b, in->left, trans);
    if (tni_builder_go_on(&s) && x == NULL) {
        x = solve_factored(&s, f.lu, f.pivots, b, in->left, trans);
        refine(&s, &f, in->A, b, in->left, x);
    }
    if (has_vectors)
        x = TNI_BUILD(&s, squeeze_dim, x, -1);
    /* PyTorch returns a batch of vectors with the strides of a matrix by columns. */
    if (has_vectors && tni_builder_go_on(&s) && x->rank > 1)
        x = TNI_BUILD_OF(&s, tni_linalg_copy(x, &s.made));
    tn_tensor *results[] = {x, f.lu, f.pivots, f.info};
    return tni_builder_return_all(&s, results, 4, outs);
}

tn_status tni_linalg_fill_identity(const tn_tensor *self)
{
    tni_columns a;
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    if (self->data == NULL)
        return TN_OK;
    TN_TRY(tni_columns_of(self, &a));
    TN_TRY(tni_fill(self, TNI_INT_SCALAR(0)));
    for (int64_t i = 0; i < a.count; i++)
        for (int64_t j = 0; j < a.rows && j < a.columns; j++) {
            char *at = tni_columns_at(&a, i) + j * (a.lead + 1) * bytes;
            /* The real part comes first in complex numbers. */
            if (self->dtype == TN_DTYPE_F32 || self->dtype == TN_DTYPE_C64)
                *(float *)(void *)at = 1;
            else
                *(double *)(void *)at = 1;
        }
    return TN_OK;
}

/* The inverse and info; a singular matrix gives inf and nan unless check_errors. */
TNI_TYPED(linalg_inv_ex)
{
    tni_builder s = {0};
    factors f = {0};
    const char *name = "linalg.inv";
    TN_TRY(tni_linalg_check_square(name, in->A));
    int64_t n = in->A->sizes[in->A->rank - 1];
    if (factor(&s, in->A, &f) != TN_OK)
        return tni_builder_end(&s);
    /* A X = I. */
    tn_tensor *x =
        TNI_BUILD_OF(&s, tni_linalg_new_columns(in->A, (tn_dtype)in->A->dtype, n, n, &s.made));
    TNI_BUILD_DO(&s, tni_linalg_fill_identity(x));
    TNI_BUILD_DO(&s, solve_all(f.lu, f.pivots, x, 'N', true));
    if (in->check_errors)
        TNI_BUILD_DO(&s, tni_linalg_check_info("linalg.inv", f.info, in->A->rank == 2));
    tn_tensor *results[] = {x, f.info};
    return tni_builder_return_all(&s, results, 2, outs);
}

/* ---- determinants ---- */

/* Moduli and logarithms for the template. */
static inline float magnitude_f32(float x)
{
    return fabsf(x);
}
static inline double magnitude_f64(double x)
{
    return fabs(x);
}
static inline float magnitude_c64(float _Complex x)
{
    return __builtin_cabsf(x);
}
static inline double magnitude_c128(double _Complex x)
{
    return __builtin_cabs(x);
}
#define logarithm_f32(x)  logf(x)
#define logarithm_f64(x)  log(x)
#define logarithm_c64(x)  logf(x)
#define logarithm_c128(x) log(x)
#include "kernels/core/type_f32.inc"
#include "kernels/linalg/determinants.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/linalg/determinants.inc"
#include "kernels/core/type_c64.inc"
#include "kernels/linalg/determinants.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/linalg/determinants.inc"
#include "kernels/core/type_none.inc"

/* Write signs, logarithms of moduli and determinants of factored matrices; each may be NULL. */
static tn_status determinants(const factors *f, tn_tensor *signs, tn_tensor *logs, tn_tensor *dets)
{
    tni_columns a;
    if (tni_is_meta(f->lu))
        return TN_OK;
    TN_TRY(tni_columns_of(f->lu, &a));
    (f->lu->dtype == TN_DTYPE_F32   ? determinants_f32
     : f->lu->dtype == TN_DTYPE_F64 ? determinants_f64
     : f->lu->dtype == TN_DTYPE_C64
         ? determinants_c64
         : determinants_c128)(&a, f->pivots->data, signs != NULL ? signs->data : NULL,
                              logs != NULL ? logs->data : NULL, dets != NULL ? dets->data : NULL);
    return TN_OK;
}

/*
 * Factor for a determinant. A row-major real matrix is seen transposed, so the copy by columns
 * moves whole rows; the determinant is the same.
 */
static tn_status factor_for_det(tni_builder *s, tn_tensor *self, factors *f)
{
    tn_tensor *from = self;
    if (tn_tensor_is_contiguous(self, TN_MEMORY_FORMAT_CONTIGUOUS) &&
        !tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        from = TNI_BUILD_OF(s, tni_linalg_transpose(self, false, &s->made));
    return tni_builder_go_on(s) ? factor(s, from, f) : s->status;
}

/* The determinant, with the factors that its gradient needs. */
TNI_TYPED(_linalg_det)
{
    tni_builder s = {0};
    factors f = {0};
    TN_TRY(tni_linalg_check_square("linalg.det", in->A));
    tn_tensor *det =
        TNI_BUILD_OF(&s, tni_linalg_new(in->A, (tn_dtype)in->A->dtype, NULL, 0, &s.made));
    TNI_BUILD_DO(&s, factor_for_det(&s, in->A, &f));
    TNI_BUILD_DO(&s, determinants(&f, NULL, NULL, det));
    tn_tensor *results[] = {det, f.lu, f.pivots};
    return tni_builder_return_all(&s, results, 3, outs);
}

/* The sign has the dtype of the matrix, the logarithm is real. */
TNI_TYPED(_linalg_slogdet)
{
    tni_builder s = {0};
    factors f = {0};
    tn_dtype dtype = (tn_dtype)in->A->dtype;
    TN_TRY(tni_linalg_check_square("linalg.slogdet", in->A));
    tn_dtype real = tni_dtype_is(dtype, TNI_DTYPE_COMPLEX) ? tni_real_of(dtype) : dtype;
    tn_tensor *sign = TNI_BUILD_OF(&s, tni_linalg_new(in->A, dtype, NULL, 0, &s.made));
    tn_tensor *logs = TNI_BUILD_OF(&s, tni_linalg_new(in->A, real, NULL, 0, &s.made));
    TNI_BUILD_DO(&s, factor_for_det(&s, in->A, &f));
    TNI_BUILD_DO(&s, determinants(&f, sign, logs, NULL));
    tn_tensor *results[] = {sign, logs, f.lu, f.pivots};
    return tni_builder_return_all(&s, results, 4, outs);
}
