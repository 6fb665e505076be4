/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Factorizations of matrices and systems solved with them: Cholesky, QR, LDL, triangular systems.
 *
 * Each operator takes the same steps: check the arguments, copy the input by columns
 * (tni_linalg_copy), run a routine of LAPACK in place on one matrix of the batch after the other,
 * and return the copy. So results lie by columns, as PyTorch's do. LAPACK's own check of its
 * arguments prints and may end the process, which is why sizes, pivots and numbers of reflectors
 * are all checked here. A code above 0 is about the elements and goes to `info`.
 */
#include "args/args_linalg_factors.h"
#include "calls/calls_linalg.h"
#include "kernels/linalg/householder.h"
#include "kernels/linalg/linalg.h"

/* ---- workspace ---- */

/*
 * Allocate workspace. 16 bytes more than asked for, so that there is an address even if a routine
 * wants none.
 */
static tn_status new_room(size_t bytes, void **out)
{
    *out = tni_malloc(bytes + 16);
    return *out == NULL ? tni_fail_memory(bytes) : TN_OK;
}

/* ---- Cholesky ---- */

/*
 * Clear the other triangle of a matrix by columns, without the diagonal: LAPACK leaves the input
 * there. `upper` is the triangle that stays.
 */
static void clear_triangle(const tni_columns *a, char *matrix, int64_t bytes, bool upper)
{
    for (int64_t j = 0; j < a->columns; j++) {
        char *column = matrix + j * a->lead * bytes;
        int64_t first = upper ? j + 1 : 0;
        int64_t last = upper ? a->rows : tni_min(j, a->rows);
        if (last > first)
            memset(column + first * bytes, 0, (size_t)((last - first) * bytes));
    }
}

/*
 * Factor Hermitian positive definite matrices in place: A = L L^H, or A = U^H U if `upper` (potrf,
 * n^3 / 3 operations). `info` gets the order of the first minor that is not positive definite, or
 * 0.
 */
static tn_status cholesky(const tn_tensor *self, const tn_tensor *info, bool upper)
{
    tni_fortran found;
    tni_columns a;
    const char *uplo = upper ? "U" : "L";
    if (tni_is_meta(self))
        return TN_OK;
    TN_TRY(tni_columns_of(self, &a));
    TN_TRY(tni_lapack_find(TNI_LAPACK_potrf, (tn_dtype)self->dtype, &a, &found));
    int *codes = info->data;
    for (int64_t i = 0; i < a.count; i++) {
        codes[i] = 0;
        if (a.rows == 0)
            continue;
        char *matrix = tni_columns_at(&a, i);
        ((tni_potrf *)found)(uplo, &a.rows, matrix, &a.lead, codes + i, 1);
        clear_triangle(&a, matrix, tni_dtypes[self->dtype].bytes, upper);
    }
    return TN_OK;
}

/* The factor and info; fails only if check_errors. */
TNI_TYPED(linalg_cholesky_ex)
{
    tni_builder s = {0};
    TN_TRY(tni_linalg_check_square("linalg.cholesky", in->self));
    tn_tensor *l = TNI_BUILD_OF(&s, tni_linalg_copy(in->self, &s.made));
    tn_tensor *info = TNI_BUILD_OF(&s, tni_linalg_new(in->self, TN_DTYPE_I32, NULL, 0, &s.made));
    TNI_BUILD_DO(&s, cholesky(l, info, in->upper));
    if (in->check_errors)
        TNI_BUILD_DO(&s, tni_linalg_check_info("linalg.cholesky_ex", info, in->self->rank == 2));
    tn_tensor *results[] = {l, info};
    return tni_builder_return_all(&s, results, 2, outs);
}

/* The older operator always fails for such a matrix and returns no `info`. */
TNI_TYPED(cholesky)
{
    tni_builder s = {0};
    TN_TRY(tni_linalg_check_square("cholesky", in->self));
    tn_tensor *l = TNI_BUILD_OF(&s, tni_linalg_copy(in->self, &s.made));
    tn_tensor *info = TNI_BUILD_OF(&s, tni_linalg_new(in->self, TN_DTYPE_I32, NULL, 0, &s.made));
    TNI_BUILD_DO(&s, cholesky(l, info, in->upper));
    TNI_BUILD_DO(&s, tni_linalg_check_info("cholesky", info, in->self->rank == 2));
    return tni_builder_return(&s, l, outs);
}

/*
 * Solve with a Cholesky factor that has a zero on its diagonal (substitution.c), in place in matrix
 * `i` of x. Return false, without writing, if it has none. `given` is the factor, `other` its
 * conjugate transpose; the lower one of the two is solved first.
 */
static bool solve_semidefinite(tn_dtype dtype, const tni_columns *a, const tni_columns *x,
                               int64_t i, bool upper)
{
    tni_right_sides b = {tni_columns_at(x, i), x->columns, 1, x->lead};
    tni_triangle given = {.data = tni_columns_at(a, i),
                          .n = a->rows,
                          .row_step = 1,
                          .column_step = a->lead,
                          .is_lower = !upper};
    tni_triangle other = {.data = given.data,
                          .n = a->rows,
                          .row_step = a->lead,
                          .column_step = 1,
                          .is_lower = upper,
                          .is_conjugated = true};
    if (!tni_has_zero_on_diagonal(dtype, &given))
        return false;
    /* A = L L^H: L first, then L^H. A = U^H U: U^H first, then U. */
    tni_substitute(dtype, upper ? &other : &given, &b);
    tni_substitute(dtype, upper ? &given : &other, &b);
    return true;
}

/* Solve A X = B in place in `b` with A's Cholesky factor, one for each matrix of `b`. */
static tn_status solve_cholesky(const tn_tensor *factor, const tn_tensor *b, bool upper)
{
    tni_fortran found;
    tni_columns a;
    tni_columns x;
    int code;
    if (b->data == NULL)
        return TN_OK;
    TN_TRY(tni_columns_of(factor, &a));
    TN_TRY(tni_columns_of(b, &x));
    TN_TRY(tni_lapack_find(TNI_LAPACK_potrs, (tn_dtype)b->dtype, &a, &found));
    for (int64_t i = 0; i < x.count; i++)
        if (!solve_semidefinite((tn_dtype)b->dtype, &a, &x, i, upper))
            ((tni_potrs *)found)(upper ? "U" : "L", &a.rows, &x.columns, tni_columns_at(&a, i),
                                 &a.lead, tni_columns_at(&x, i), &x.lead, &code, 1);
    return TN_OK;
}

/* Copy both by columns, their batches broadcast. */
static tn_status copy_both(tni_builder *s, const tn_tensor *a, const tn_tensor *b,
                           tn_tensor **out_a, tn_tensor **out_b)
{
    int64_t rank;
    int64_t sizes[TN_MAX_DIM];
    TN_TRY(tni_linalg_broadcast(a, b, &rank, sizes));
    memcpy(sizes + rank - 2, a->sizes + a->rank - 2, 2 * sizeof *sizes);
    *out_a = TNI_BUILD_OF(s, tni_columns_copy(a, rank, sizes, &s->made));
    memcpy(sizes + rank - 2, b->sizes + b->rank - 2, 2 * sizeof *sizes);
    *out_b = TNI_BUILD_OF(s, tni_columns_copy(b, rank, sizes, &s->made));
    return s->status;
}

/* The checks that systems A X = B, or X A = B if not `left`, share. */
static tn_status check_system(const char *name, const tn_tensor *a, const tn_tensor *b, bool left)
{
    TN_TRY(tni_linalg_check_square(name, a));
    TN_TRY(tni_linalg_check(name, b));
    if (a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: Expected both inputs to have the same dtype, but found %s and %s",
                        name, tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    if (a->sizes[a->rank - 1] == b->sizes[b->rank - (left ? 2 : 1)])
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: Incompatible matrix sizes: %lldx%lld and %lldx%lld", name,
                    (long long)a->sizes[a->rank - 2], (long long)a->sizes[a->rank - 1],
                    (long long)b->sizes[b->rank - 2], (long long)b->sizes[b->rank - 1]);
}

/* Solve A X = B, where `input2` is the factor of A and `self` is B. */
TNI_TYPED(cholesky_solve)
{
    tni_builder s = {0};
    tn_tensor *a = NULL;
    tn_tensor *x = NULL;
    TN_TRY(check_system("cholesky_solve", in->input2, in->self, true));
    TNI_BUILD_DO(&s, copy_both(&s, in->input2, in->self, &a, &x));
    TNI_BUILD_DO(&s, solve_cholesky(a, x, in->upper));
    return tni_builder_return(&s, x, outs);
}

/*
 * Define NAME, which copies one triangle of a Hermitian matrix to the other one, conjugated: potri
 * computes only one triangle of the inverse.
 */
#define MIRROR(name, type, conjugate)                                                              \
    static void name(void *matrix, int64_t n, int64_t lead, bool from_upper)                       \
    {                                                                                              \
        type *a = matrix;                                                                          \
        for (int64_t j = 0; j < n; j++)                                                            \
            for (int64_t i = j + 1; i < n; i++)                                                    \
                if (from_upper)                                                                    \
                    a[i + j * lead] = conjugate(a[j + i * lead]);                                  \
                else                                                                               \
                    a[j + i * lead] = conjugate(a[i + j * lead]);                                  \
    }
#define SAME(x) (x)
MIRROR(mirror_f32, float, SAME)
MIRROR(mirror_f64, double, SAME)
MIRROR(mirror_c64, float _Complex, __builtin_conjf)
MIRROR(mirror_c128, double _Complex, __builtin_conj)

/* The inverse of A from its Cholesky factor (potri). */
TNI_TYPED(cholesky_inverse)
{
    tni_builder s = {0};
    tni_fortran found;
    tni_columns a;
    int code = 0;
    TN_TRY(tni_linalg_check_square("cholesky_inverse", in->self));
    tn_tensor *x = TNI_BUILD_OF(&s, tni_linalg_copy(in->self, &s.made));
    if (!tni_builder_go_on(&s) || x->data == NULL)
        return tni_builder_return(&s, x, outs);
    TNI_BUILD_DO(&s, tni_columns_of(x, &a));
    TNI_BUILD_DO(&s, tni_lapack_find(TNI_LAPACK_potri, (tn_dtype)x->dtype, &a, &found));
    for (int64_t i = 0; tni_builder_go_on(&s) && i < a.count; i++) {
        char *matrix = tni_columns_at(&a, i);
        /* potri has the prototype of potrf. */
        ((tni_potrf *)found)(in->upper ? "U" : "L", &a.rows, matrix, &a.lead, &code, 1);
        (x->dtype == TN_DTYPE_F32   ? mirror_f32
         : x->dtype == TN_DTYPE_F64 ? mirror_f64
         : x->dtype == TN_DTYPE_C64 ? mirror_c64
                                    : mirror_c128)(matrix, a.rows, a.lead, in->upper);
        if (code > 0)
            s.status = tni_fail(TN_ERR_LINALG,
                                "cholesky_inverse: The diagonal element %d is zero, the inversion "
                                "could not be completed because the input matrix is singular.",
                                code);
    }
    return tni_builder_return(&s, x, outs);
}

/* ---- triangular systems ---- */

/*
 * Solve a triangular system whose diagonal has a zero (substitution.c), in place in matrix `i` of
 * x. `how` has the letters of trsm: side (L, R), triangle (U, L), transposition (N, T), diagonal (U
 * if it is taken as ones). Return false, without writing, if the diagonal has no zero or is not
 * read.
 */
static bool solve_by_substitution(tn_dtype dtype, const tni_columns *a, const tni_columns *x,
                                  int64_t i, const char how[4])
{
    bool is_left = how[0] == 'L';
    bool is_transposed = (how[2] != 'N') == is_left; /* X A = B is A^T X^T = B^T */
    tni_right_sides b = {tni_columns_at(x, i), is_left ? x->columns : x->rows,
                         is_left ? 1 : x->lead, is_left ? x->lead : 1};
    tni_triangle t = {.data = tni_columns_at(a, i),
                      .n = a->rows,
                      .row_step = is_transposed ? a->lead : 1,
                      .column_step = is_transposed ? 1 : a->lead,
                      .is_lower = (how[1] == 'L') != is_transposed};
    if (how[3] == 'U' || !tni_has_zero_on_diagonal(dtype, &t))
        return false;
    tni_substitute(dtype, &t, &b);
    return true;
}

/* Solve op(A) X = B or X op(A) = B in place in `b`; `how` as above. */
static tn_status solve_triangular(const tn_tensor *triangle, const tn_tensor *b, const char how[4])
{
    tni_fortran found;
    tni_columns a;
    tni_columns x;
    /* trsm's factor in any of the four dtypes: a complex 1 begins as a real one does. */
    double one[2] = {1, 0};
    float one_single[2] = {1, 0};
    if (b->data == NULL)
        return TN_OK;
    bool is_single = b->dtype == TN_DTYPE_F32 || b->dtype == TN_DTYPE_C64;
    TN_TRY(tni_columns_of(triangle, &a));
    TN_TRY(tni_columns_of(b, &x));
    TN_TRY(tni_lapack_find(TNI_LAPACK_trsm, (tn_dtype)b->dtype, &a, &found));
    for (int64_t i = 0; i < x.count; i++)
        if (!solve_by_substitution((tn_dtype)b->dtype, &a, &x, i, how))
            ((tni_trsm *)found)(how, how + 1, how + 2, how + 3, &x.rows, &x.columns,
                                is_single ? (const void *)one_single : (const void *)one,
                                tni_columns_at(&a, i), &a.lead, tni_columns_at(&x, i), &x.lead, 1,
                                1, 1, 1);
    return TN_OK;
}

/*
 * Return whether self is dense by columns with its conjugate bit set. PyTorch solves such a system
 * transposed and returns a row-major result, which callers can see.
 */
static bool is_conjugate_by_columns(const tn_tensor *a)
{
    int64_t rows = a->sizes[a->rank - 2];
    int64_t step = tni_mul_wrapping(rows, a->sizes[a->rank - 1]);
    if ((a->keys & TNI_FUNCTIONALITY_BIT(CONJUGATE)) == 0 || a->strides[a->rank - 2] != 1 ||
        a->strides[a->rank - 1] != rows)
        return false;
    for (int64_t i = a->rank - 3; i >= 0; i--) {
        if (a->sizes[i] > 1 && a->strides[i] != step)
            return false;
        step = tni_mul_wrapping(step, a->sizes[i]);
    }
    return true;
}

TNI_TYPED(linalg_solve_triangular)
{
    tni_builder s = {0};
    tn_tensor *a = NULL;
    tn_tensor *x = NULL;
    const char how[4] = {in->left ? 'L' : 'R', in->upper ? 'U' : 'L', 'N',
                         in->unitriangular ? 'U' : 'N'};
    TN_TRY(check_system("linalg.solve_triangular", in->self, in->B, in->left));
    /* Resolved copies for LAPACK; in->self keeps its conjugate bit, which is_conjugate_by_columns
     * looks at.
     */
    tn_tensor *self = TNI_BUILD(&s, resolve_conj, in->self);
    tn_tensor *right = TNI_BUILD(&s, resolve_conj, in->B);
    if (tni_builder_go_on(&s))
        s.status = copy_both(&s, self, right, &a, &x);
    TNI_BUILD_DO(&s, solve_triangular(a, x, how));
    if (tni_builder_go_on(&s) && is_conjugate_by_columns(in->self))
        x = TNI_BUILD_OF(&s, tni_contiguous(x, &s.made));
    return tni_builder_return(&s, x, outs);
}

/* The older operator returns a copy of A as well, as its second result. */
TNI_TYPED(triangular_solve)
{
    tni_builder s = {0};
    tn_tensor *results[2] = {NULL};
    const char how[4] = {'L', in->upper ? 'U' : 'L', in->transpose ? 'T' : 'N',
                         in->unitriangular ? 'U' : 'N'};
    TN_TRY(check_system("triangular_solve", in->A, in->self, true));
    TNI_BUILD_DO(&s, copy_both(&s, in->A, in->self, &results[1], &results[0]));
    TNI_BUILD_DO(&s, solve_triangular(results[1], results[0], how));
    return tni_builder_return_all(&s, results, 2, outs);
}

/* ---- QR ---- */

/*
 * Factor matrices in place as QR (blocked_qr.c; geqrf for complex ones): R on and above the
 * diagonal, and below it the vectors v of the Householder reflectors H = I - tau v v^H; tau has
 * their factors.
 */
static tn_status reflect(const tn_tensor *self, const tn_tensor *tau)
{
    tni_fortran found;
    tni_columns a;
    double asked[2] = {0};
    int query = -1; /* as lwork: only write to `asked` how much workspace is best */
    int code;
    void *work;
    if (self->data == NULL || tau->data == NULL)
        return TN_OK;
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    TN_TRY(tni_columns_of(self, &a));
    int least = a.rows < a.columns ? a.rows : a.columns;
    if (tni_householder_is_for((tn_dtype)self->dtype)) {
        for (int64_t i = 0; i < a.count; i++) {
            tni_householder h = tni_householder_of(&a, i, (char *)tau->data, least, bytes);
            TN_TRY(tni_qr_factor((tn_dtype)self->dtype, &h));
        }
        return TN_OK;
    }
    TN_TRY(tni_lapack_find(TNI_LAPACK_geqrf, (tn_dtype)self->dtype, &a, &found));
    tni_geqrf *geqrf = (tni_geqrf *)found;
    geqrf(&a.rows, &a.columns, a.data, &a.lead, tau->data, asked, &query, &code);
    int lwork = tni_lapack_room(asked, (tn_dtype)self->dtype);
    TN_TRY(new_room((size_t)lwork * (size_t)bytes, &work));
    for (int64_t i = 0; i < a.count; i++)
        geqrf(&a.rows, &a.columns, tni_columns_at(&a, i), &a.lead,
              (char *)tau->data + i * least * bytes, work, &lwork, &code);
    tni_free(work);
    return TN_OK;
}

/*
 * Replace reflectors by the columns of their product, the matrix Q (blocked_qr.c, orgqr). There are
 * as many reflectors as elements in tau.
 */
static tn_status make_orthogonal(const tn_tensor *self, const tn_tensor *tau)
{
    tni_fortran found;
    tni_columns a;
    double asked[2] = {0};
    int query = -1;
    int code;
    void *work;
    if (self->data == NULL)
        return TN_OK;
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    int factors = (int)tau->sizes[tau->rank - 1];
    /* An address to pass where tau has no elements; it is not read. */
    char none[16];
    char *scales = tau->data != NULL ? tau->data : none;
    TN_TRY(tni_columns_of(self, &a));
    if (tni_householder_is_for((tn_dtype)self->dtype)) {
        for (int64_t i = 0; i < a.count; i++) {
            tni_householder h = tni_householder_of(&a, i, scales, factors, bytes);
            TN_TRY(tni_qr_form((tn_dtype)self->dtype, &h));
        }
        return TN_OK;
    }
    TN_TRY(tni_lapack_find(TNI_LAPACK_orgqr, (tn_dtype)self->dtype, &a, &found));
    tni_orgqr *orgqr = (tni_orgqr *)found;
    orgqr(&a.rows, &a.columns, &factors, a.data, &a.lead, scales, asked, &query, &code);
    int lwork = tni_lapack_room(asked, (tn_dtype)self->dtype);
    TN_TRY(new_room((size_t)lwork * (size_t)bytes, &work));
    for (int64_t i = 0; i < a.count; i++)
        orgqr(&a.rows, &a.columns, &factors, tni_columns_at(&a, i), &a.lead,
              scales + i * factors * bytes, work, &lwork, &code);
    tni_free(work);
    return TN_OK;
}

/* QR in LAPACK's form: reflectors and tau. */
TNI_TYPED(geqrf)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    TN_TRY(tni_linalg_check("torch.geqrf", self));
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    int64_t least = tni_min(rows, columns);
    tn_tensor *a = TNI_BUILD_OF(&s, tni_linalg_copy(self, &s.made));
    tn_tensor *tau =
        TNI_BUILD_OF(&s, tni_linalg_new(self, (tn_dtype)self->dtype, &least, 1, &s.made));
    TNI_BUILD_DO(&s, reflect(a, tau));
    tn_tensor *results[] = {a, tau};
    return tni_builder_return_all(&s, results, 2, outs);
}

/* The checks of reflectors and tau that products with Q share. */
static tn_status check_reflectors(const char *name, const tn_tensor *a, const tn_tensor *tau)
{
    if (a->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "%s: input must have at least 2 dimensions.", name);
    if (tau->rank != a->rank - 1 ||
        memcmp(tau->sizes, a->sizes, (size_t)(a->rank - 2) * sizeof *tau->sizes) != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: tau must have the batch of the input and one "
                        "dimension less",
                        name);
    if (tau->dtype != a->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s: tau dtype %s does not match input dtype %s", name,
                        tni_scalar_name(tau->dtype), tni_scalar_name(a->dtype));
    return TN_OK;
}

/* Q from reflectors and tau. */
TNI_TYPED(linalg_householder_product)
{
    tni_builder s = {0};
    const tn_tensor *a = in->input;
    TN_TRY(check_reflectors("torch.linalg.householder_product", a, in->tau));
    if (a->sizes[a->rank - 2] < a->sizes[a->rank - 1] ||
        in->tau->sizes[in->tau->rank - 1] > a->sizes[a->rank - 1])
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.linalg.householder_product: input.shape[-2] must be greater than or "
                        "equal to input.shape[-1], and that to tau.shape[-1]");
    TN_TRY(tni_linalg_check("torch.linalg.householder_product", a));
    tn_tensor *q = TNI_BUILD_OF(&s, tni_linalg_copy(a, &s.made));
    tn_tensor *tau = TNI_BUILD_OF(&s, tni_contiguous(in->tau, &s.made));
    TNI_BUILD_DO(&s, make_orthogonal(q, tau));
    return tni_builder_return(&s, q, outs);
}

/*
 * Copy R, the upper triangle of what reflect() made, to `r`, which is by columns and may have fewer
 * rows.
 */
static tn_status upper_part(const tn_tensor *a, const tn_tensor *r)
{
    tni_columns from;
    tni_columns to;
    int64_t bytes = tni_dtypes[a->dtype].bytes;
    if (r->data == NULL)
        return TN_OK;
    TN_TRY(tni_columns_of(a, &from));
    TN_TRY(tni_columns_of(r, &to));
    for (int64_t i = 0; i < to.count; i++) {
        for (int64_t j = 0; j < to.columns; j++)
            memcpy(tni_columns_at(&to, i) + j * to.lead * bytes,
                   tni_columns_at(&from, i) + j * from.lead * bytes, (size_t)(to.rows * bytes));
        /* Below the diagonal are the reflectors. */
        clear_triangle(&to, tni_columns_at(&to, i), bytes, true);
    }
    return TN_OK;
}

/*
 * Copy as many first columns of `a` to `q` as both have; the other elements become 0. Both have the
 * same number of rows.
 */
static tn_status first_columns(const tn_tensor *a, const tn_tensor *q)
{
    tni_columns from;
    tni_columns to;
    int64_t bytes = tni_dtypes[a->dtype].bytes;
    if (q->data == NULL)
        return TN_OK;
    TN_TRY(tni_columns_of(a, &from));
    TN_TRY(tni_columns_of(q, &to));
    memset(to.data, 0, (size_t)(to.count * to.step));
    /* Columns lie one after the other, so all of them are one copy. */
    int64_t columns = tni_min(from.columns, to.columns);
    for (int64_t i = 0; from.data != NULL && i < to.count; i++)
        memcpy(tni_columns_at(&to, i), tni_columns_at(&from, i),
               (size_t)(columns * to.lead * bytes));
    return TN_OK;
}

/*
 * Modes: "reduced" returns Q [rows, least] and R [least, columns], "complete" a square Q, and "r" R
 * alone, where least is the smaller size.
 */
TNI_TYPED(linalg_qr)
{
    tni_builder s = {0};
    const tn_tensor *self = in->A;
    tn_dtype dtype = (tn_dtype)self->dtype;
    bool is_complete = tni_string_is(in->mode, "complete");
    bool wants_q = !tni_string_is(in->mode, "r");
    TN_TRY(tni_linalg_check("linalg.qr", self));
    if (wants_q && !is_complete && !tni_string_is(in->mode, "reduced"))
        return tni_fail(TN_ERR_RUNTIME,
                        "qr received unrecognized mode '%s' but expected one of 'reduced' "
                        "(default), 'r', or 'complete'",
                        in->mode->data);
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    int64_t least = tni_min(rows, columns);
    int64_t inner = is_complete ? rows : least;
    int64_t none = 0;
    tn_tensor *a = TNI_BUILD_OF(&s, tni_linalg_copy(self, &s.made));
    tn_tensor *tau = TNI_BUILD_OF(&s, tni_linalg_new(self, dtype, &least, 1, &s.made));
    TNI_BUILD_DO(&s, reflect(a, tau));
    tn_tensor *r = TNI_BUILD_OF(&s, tni_linalg_new_columns(self, dtype, inner, columns, &s.made));
    TNI_BUILD_DO(&s, upper_part(a, r));
    tn_tensor *q = wants_q
                       ? TNI_BUILD_OF(&s, tni_linalg_new_columns(self, dtype, rows, inner, &s.made))
                       : TNI_BUILD_OF(&s, tni_new_like(self, dtype, 1, &none, &s.made));
    /* Q gets a matrix of its own, which has more columns than the reflectors if it is "complete".
     */
    if (wants_q) {
        TNI_BUILD_DO(&s, first_columns(a, q));
        TNI_BUILD_DO(&s, make_orthogonal(q, tau));
    }
    tn_tensor *results[] = {q, r};
    return tni_builder_return_all(&s, results, 2, outs);
}

/* ---- products with Q ---- */

/*
 * Multiply `other` in place by Q or its conjugate transpose, given as reflectors (ormqr). `how` has
 * the letters for side (L, R) and transposition (N, T, C).
 */
static tn_status multiply_by_q(const tn_tensor *reflectors, const tn_tensor *tau,
                               const tn_tensor *other, const char how[2])
{
    tni_fortran found;
    tni_columns a;
    tni_columns c;
    double asked[2] = {0};
    int query = -1;
    int code;
    void *work;
    if (other->data == NULL || tau->data == NULL)
        return TN_OK;
    int64_t bytes = tni_dtypes[other->dtype].bytes;
    int factors = (int)tau->sizes[tau->rank - 1];
    TN_TRY(tni_columns_of(reflectors, &a));
    TN_TRY(tni_columns_of(other, &c));
    TN_TRY(tni_lapack_find(TNI_LAPACK_ormqr, (tn_dtype)other->dtype, &a, &found));
    tni_ormqr *ormqr = (tni_ormqr *)found;
    ormqr(how, how + 1, &c.rows, &c.columns, &factors, a.data, &a.lead, tau->data, c.data, &c.lead,
          asked, &query, &code, 1, 1);
    int lwork = tni_lapack_room(asked, (tn_dtype)other->dtype);
    TN_TRY(new_room((size_t)lwork * (size_t)bytes, &work));
    for (int64_t i = 0; i < c.count; i++)
        ormqr(how, how + 1, &c.rows, &c.columns, &factors, tni_columns_at(&a, i), &a.lead,
              (char *)tau->data + i * factors * bytes, tni_columns_at(&c, i), &c.lead, work, &lwork,
              &code, 1, 1);
    tni_free(work);
    return TN_OK;
}

/* Multiply `input3` by Q, given as reflectors in `self` and tau in `input2`. */
TNI_TYPED(ormqr)
{
    tni_builder s = {0};
    const tn_tensor *a = in->self;
    const tn_tensor *c = in->input3;
    bool is_complex = tni_dtype_is((tn_dtype)a->dtype, TNI_DTYPE_COMPLEX);
    const char how[2] = {in->left ? 'L' : 'R', !in->transpose ? 'N' : is_complex ? 'C' : 'T'};
    if (c->dtype != a->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.ormqr: Expected input and other to have the same dtype, but they "
                        "have %s and %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(c->dtype));
    TN_TRY(check_reflectors("torch.ormqr", a, in->input2));
    if (c->rank != a->rank ||
        memcmp(c->sizes, a->sizes, (size_t)(a->rank - 2) * sizeof *c->sizes) != 0)
        return tni_fail(TN_ERR_RUNTIME, "torch.ormqr: batch dimensions of other should be equal "
                                        "to those of input");
    if (a->sizes[a->rank - 2] != c->sizes[c->rank - (in->left ? 2 : 1)] ||
        in->input2->sizes[in->input2->rank - 1] > a->sizes[a->rank - 1])
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.ormqr: other.shape[%d] must be equal to "
                        "input.shape[-2]",
                        in->left ? -2 : -1);
    /* With more reflectors than rows LAPACK would end the process. */
    int64_t rows = a->sizes[a->rank - 2];
    int64_t columns = a->sizes[a->rank - 1];
    if (in->input2->sizes[in->input2->rank - 1] != tni_min(rows, columns))
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.ormqr: tau.shape[-1] must be equal to min(other.shape[%d], "
                        "input.shape[-1])",
                        in->left ? -2 : -1);
    TN_TRY(tni_linalg_check("torch.ormqr", c));
    tn_tensor *reflectors = TNI_BUILD_OF(&s, tni_linalg_copy(a, &s.made));
    tn_tensor *other = TNI_BUILD_OF(&s, tni_linalg_copy(c, &s.made));
    tn_tensor *tau = TNI_BUILD_OF(&s, tni_contiguous(in->input2, &s.made));
    TNI_BUILD_DO(&s, multiply_by_q(reflectors, tau, other, how));
    return tni_builder_return(&s, other, outs);
}

/* ---- LDL ---- */

/*
 * Factor symmetric or Hermitian matrices in place: A = L D L^T or L D L^H, with blocks of 1x1 and
 * 2x2 in D (sytrf, hetrf: diagonal pivoting by Bunch and Kaufman, 1977). Only the lower triangle is
 * read and returned.
 */
static tn_status factor_ldl(const tn_tensor *self, const tn_tensor *pivots, const tn_tensor *info,
                            bool hermitian)
{
    tni_fortran found;
    tni_columns a;
    double asked[2] = {0};
    int query = -1;
    void *work;
    /* Without elements there is nothing to factor, but `info` has to be written. */
    if (self->data == NULL) {
        if (info->data != NULL)
            memset(info->data, 0, (size_t)info->numel * sizeof(int));
        return TN_OK;
    }
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    TN_TRY(tni_columns_of(self, &a));
    TN_TRY(tni_lapack_find(hermitian ? TNI_LAPACK_hetrf : TNI_LAPACK_sytrf, (tn_dtype)self->dtype,
                           &a, &found));
    tni_sytrf *sytrf = (tni_sytrf *)found;
    int *codes = info->data;
    sytrf("L", &a.rows, a.data, &a.lead, pivots->data, asked, &query, codes, 1);
    int lwork = tni_lapack_room(asked, (tn_dtype)self->dtype);
    TN_TRY(new_room((size_t)lwork * (size_t)bytes, &work));
    for (int64_t i = 0; i < a.count; i++) {
        sytrf("L", &a.rows, tni_columns_at(&a, i), &a.lead, (int *)pivots->data + i * a.rows, work,
              &lwork, codes + i, 1);
        clear_triangle(&a, tni_columns_at(&a, i), bytes, false);
    }
    tni_free(work);
    return TN_OK;
}

/* LDL factors in LAPACK's form, pivots and info; fails only if check_errors. */
TNI_TYPED(linalg_ldl_factor_ex)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    TN_TRY(tni_linalg_check_square("torch.linalg.ldl_factor_ex", self));
    int64_t n = self->sizes[self->rank - 1];
    tn_tensor *ld = TNI_BUILD_OF(&s, tni_linalg_copy(self, &s.made));
    tn_tensor *pivots = TNI_BUILD_OF(&s, tni_linalg_new(self, TN_DTYPE_I32, &n, 1, &s.made));
    tn_tensor *info = TNI_BUILD_OF(&s, tni_linalg_new(self, TN_DTYPE_I32, NULL, 0, &s.made));
    TNI_BUILD_DO(&s, factor_ldl(ld, pivots, info, in->hermitian));
    if (in->check_errors)
        TNI_BUILD_DO(&s,
                     tni_linalg_check_info("torch.linalg.ldl_factor_ex", info, self->rank == 2));
    tn_tensor *results[] = {ld, pivots, info};
    return tni_builder_return_all(&s, results, 3, outs);
}

/*
 * Return whether the pivots of one matrix are as LAPACK returns them: a positive one swaps a row
 * and belongs to a 1x1 block, two negative neighbours belong to a 2x2 block. LAPACK reads such a
 * block from either end, so with a negative pivot alone it would read in front of the first row or
 * behind the last one.
 */
static bool are_blocks(const int *pivots, int rows)
{
    for (int i = 0; i < rows; i++) {
        if (pivots[i] > 0 && pivots[i] <= rows)
            continue;
        bool is_block = i + 1 < rows && pivots[i] < 0 && pivots[i] >= -rows && pivots[i + 1] < 0 &&
                        pivots[i + 1] >= -rows;
        if (!is_block)
            return false;
        i++;
    }
    return true;
}

/* Solve A X = B in place in `b` with LDL factors, one for each matrix of `b`. */
static tn_status solve_ldl(const tn_tensor *ld, const tn_tensor *pivots, const tn_tensor *b,
                           bool hermitian)
{
    tni_fortran found;
    tni_columns a;
    tni_columns x;
    int code;
    if (b->data == NULL)
        return TN_OK;
    TN_TRY(tni_columns_of(ld, &a));
    TN_TRY(tni_columns_of(b, &x));
    TN_TRY(tni_lapack_find(hermitian ? TNI_LAPACK_hetrs : TNI_LAPACK_sytrs, (tn_dtype)b->dtype, &a,
                           &found));
    for (int64_t i = 0; i < x.count; i++)
        if (!are_blocks((const int *)pivots->data + i * a.rows, a.rows))
            return tni_fail(TN_ERR_RUNTIME, "torch.linalg.ldl_solve: the pivots are not those of "
                                            "ldl_factor");
    for (int64_t i = 0; i < x.count; i++)
        ((tni_sytrs *)found)("L", &a.rows, &x.columns, tni_columns_at(&a, i), &a.lead,
                             (const int *)pivots->data + i * a.rows, tni_columns_at(&x, i), &x.lead,
                             &code, 1);
    return TN_OK;
}

/* TN_ERR_RUNTIME unless pivots are integers, one for each row. */
static tn_status check_ldl_pivots(const tn_tensor *ld, const tn_tensor *pivots)
{
    tni_shape_text text;
    tn_dtype dtype = (tn_dtype)pivots->dtype;
    if (tni_category(dtype) != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.linalg.ldl_solve: Expected pivots to be integers. Got %s",
                        tni_scalar_name(dtype));
    if (tni_has_sizes(pivots, ld->rank - 1, ld->sizes))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "torch.linalg.ldl_solve: Expected LD.shape[:-1] and pivots.shape to be the "
                    "same, but got pivots with shape %s instead",
                    tni_shape_print(&text, pivots->rank, pivots->sizes));
}

/*
 * Return the pivots as int32. They are compared with the number of rows in int64 first: an int64
 * that loses digits could pass for a pivot.
 */
static tn_status narrow_pivots(const tn_tensor *ld, tn_tensor *pivots, tn_tensor **out)
{
    tn_tensor *wide;
    int64_t rows = ld->sizes[ld->rank - 2];
    tn_status status = TN_OK;
    TN_TRY(tni_clone(pivots, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide));
    for (int64_t i = 0; wide->data != NULL && i < wide->numel && status == TN_OK; i++) {
        int64_t pivot = ((const int64_t *)wide->data)[i];
        if (pivot == 0 || pivot > rows || pivot < -rows)
            status = tni_fail(TN_ERR_RUNTIME,
                              "Pivots given to ldl_solve must all satisfy |pivot| %s. Did you "
                              "properly pass the result of ldl_factor?",
                              pivot == 0 ? ">= 1" : "<= LD.size(-2)");
    }
    if (status == TN_OK)
        status = tni_to_dtype(wide, TN_DTYPE_I32, out);
    tn_tensor_release(wide);
    return status;
}

/* Solve A X = B with factors that the caller gives. */
TNI_TYPED(linalg_ldl_solve)
{
    tni_builder s = {0};
    tn_tensor *a = NULL;
    tn_tensor *x = NULL;
    int64_t sizes[TN_MAX_DIM];
    TN_TRY(check_system("torch.linalg.ldl_solve", in->LD, in->B, true));
    TN_TRY(check_ldl_pivots(in->LD, in->pivots));
    tn_tensor *pivots = TNI_BUILD_OF(&s, narrow_pivots(in->LD, in->pivots, &s.made));
    TNI_BUILD_DO(&s, copy_both(&s, in->LD, in->B, &a, &x));
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    memcpy(sizes, a->sizes, (size_t)(a->rank - 1) * sizeof *sizes);
    /* One set of pivots for each right side. */
    tn_tensor *shown = TNI_BUILD(&s, expand, pivots, (tni_ints){sizes, a->rank - 1}, false);
    tn_tensor *swaps = TNI_BUILD_OF(&s, tni_contiguous(shown, &s.made));
    TNI_BUILD_DO(&s, solve_ldl(a, swaps, x, in->hermitian));
    return tni_builder_return(&s, x, outs);
}

/* ---- results that are resized stay row-major ---- */

/*
 * These out= operators compute a new tensor and copy it, since `out` stays row-major when it is
 * resized, whatever the strides of the result.
 */
TNI_TYPED(cholesky_out)
{
    tni_builder s = {0};
    tn_tensor *result = TNI_BUILD(&s, cholesky, in->self, in->upper);
    if (tni_builder_go_on(&s))
        TNI_BUILD_DO(&s, tni_linalg_check_castable("cholesky", result, in->out));
    return tni_builder_deliver(&s, result, in->out, outs);
}

TNI_TYPED(cholesky_solve_out)
{
    tni_builder s = {0};
    tn_tensor *result = TNI_BUILD(&s, cholesky_solve, in->self, in->input2, in->upper);
    if (tni_builder_go_on(&s))
        TNI_BUILD_DO(&s, tni_linalg_check_castable("cholesky_solve", result, in->out));
    return tni_builder_deliver(&s, result, in->out, outs);
}
