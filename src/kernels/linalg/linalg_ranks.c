/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators on singular values: matrix_rank, pinv, cond and nuclear_norm; and tensorsolve. All are
 * composites over svd, eigh, inv_ex, solve and norms, so other backends and autograd see those.
 *
 * A singular value counts as zero unless it exceeds max(atol, rtol * the largest one). Missing
 * tolerances: atol is 0, and rtol is 0 where atol is positive, else the dtype's precision times the
 * larger of the two sizes.
 */
#include "args/args_linalg_ranks.h"
#include "calls/calls_linalg.h"
#include "kernels/linalg/linalg.h"

#include <float.h>
#include <math.h>
#include <stdio.h>

static const tni_scalar zero = {.kind = TN_KIND_INT, .as.integer = 0};

/* ---- tolerances ---- */

/* Tolerances, one for all matrices or one for each. */
typedef struct tolerances {
    tn_tensor *atol; /* absolute */
    tn_tensor *rtol; /* relative to the largest value */
} tolerances;

/* Return a double as a tensor without dimensions; the builder keeps it. */
static tn_tensor *real_tensor(tni_builder *s, const tn_tensor *like, double value)
{
    tni_maybe_device device = {true, like->device};
    return TNI_BUILD(s, scalar_tensor, TNI_REAL_SCALAR(value), TN_DTYPE_F64, -1, device,
                     TNI_NO_BOOL);
}

/* Return the same, or NULL if no number is given. */
static tn_tensor *maybe_real_tensor(tni_builder *s, const tn_tensor *like, tni_maybe_double value)
{
    return value.is_given ? real_tensor(s, like, value.value) : NULL;
}

/* Return rtol where none is given: precision * max(rows, columns). */
static double usual_tolerance(const tn_tensor *self)
{
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    bool is_single = self->dtype == TN_DTYPE_F32 || self->dtype == TN_DTYPE_C64;
    double precision = is_single ? (double)FLT_EPSILON : DBL_EPSILON;
    return precision * (double)(rows > columns ? rows : columns);
}

/* TN_ERR_RUNTIME for a complex tolerance; NULL is legal. */
static tn_status check_tolerance(const char *api, const char *name, const tn_tensor *given)
{
    if (given == NULL || !tni_dtype_is((tn_dtype)given->dtype, TNI_DTYPE_COMPLEX))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: %s tensor of complex type is not supported. Got %s", api,
                    name, tni_scalar_name(given->dtype));
}

/*
 * Return both tolerances, with defaults for those that are NULL. TN_ERR_RUNTIME for a complex one.
 */
static tolerances complete(tni_builder *s, const char *api, const tn_tensor *self, tolerances given)
{
    tolerances all = given;
    TNI_BUILD_DO(s, check_tolerance(api, "atol", given.atol));
    TNI_BUILD_DO(s, check_tolerance(api, "rtol", given.rtol));
    if (given.atol == NULL)
        all.atol = real_tensor(s, self, 0);
    if (given.rtol != NULL)
        return all;
    all.rtol = real_tensor(s, self, usual_tolerance(self));
    if (given.atol != NULL) {
        tn_tensor *is_positive = TNI_BUILD(s, gt_Scalar, given.atol, &zero);
        all.rtol = TNI_BUILD(s, where_ScalarSelf, is_positive, &zero, all.rtol);
    }
    return all;
}

/* Return a bool for each value: whether it counts. `top` has the largest one of each matrix. */
static tn_tensor *tell_counting(tni_builder *s, const tolerances *t, tn_tensor *values,
                                tn_tensor *top)
{
    tn_tensor *atol = TNI_BUILD(s, unsqueeze, t->atol, -1);
    tn_tensor *rtol = TNI_BUILD(s, unsqueeze, t->rtol, -1);
    tn_tensor *scaled = TNI_BUILD(s, mul_Tensor, rtol, top);
    tn_tensor *bound = TNI_BUILD(s, maximum, atol, scaled);
    return TNI_BUILD(s, gt_Tensor, values, bound);
}

/* ---- ranks ---- */

/*
 * The kernel of matrix_rank: how many singular values count. Those of a Hermitian matrix are the
 * moduli of its eigenvalues, which take less work.
 */
static tn_status rank_of(tn_tensor *self, tolerances given, bool hermitian, StableIValue *outs)
{
    const char *api = "torch.linalg.matrix_rank";
    tni_builder s = {0};
    tn_tensor *values;
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: The input tensor input must have at least 2 "
                        "dimensions.",
                        api);
    TN_TRY(tni_linalg_check("linalg.matrix_rank", self));
    tolerances all = complete(&s, api, self, given);
    if (self->numel == 0) {
        tni_ints batch = {self->sizes, self->rank - 2};
        return tni_builder_return(
            &s, TNI_BUILD(&s, new_zeros, self, batch, TN_DTYPE_I64, -1, TNI_NO_DEVICE, TNI_NO_BOOL),
            outs);
    }
    if (hermitian) {
        static const tni_string lower = {"L", 1};
        values = TNI_BUILD(&s, linalg_eigvalsh, self, &lower);
        values = TNI_BUILD(&s, abs, values);
    } else {
        values = TNI_BUILD(&s, linalg_svdvals, self, NULL);
    }
    tn_tensor *top = TNI_BUILD(&s, amax, values, TNI_INT_LIST(-1), true);
    tn_tensor *counts = tell_counting(&s, &all, values, top);
    return tni_builder_return(
        &s, TNI_BUILD(&s, sum_dim_IntList, counts, TNI_INT_LIST(-1), false, TN_DTYPE_UNDEFINED),
        outs);
}

TNI_TYPED(linalg_matrix_rank_atol_rtol_tensor)
{
    return rank_of(in->input, (tolerances){in->atol, in->rtol}, in->hermitian, outs);
}

TNI_TYPED(linalg_matrix_rank_atol_rtol_float)
{
    tni_builder s = {0};
    tn_tensor *atol = maybe_real_tensor(&s, in->self, in->atol);
    tn_tensor *rtol = maybe_real_tensor(&s, in->self, in->rtol);
    tn_tensor *rank =
        TNI_BUILD(&s, linalg_matrix_rank_atol_rtol_tensor, in->self, atol, rtol, in->hermitian);
    return tni_builder_return(&s, rank, outs);
}

/* The older overloads have one tolerance, which is atol; rtol is 0. */
TNI_TYPED(linalg_matrix_rank)
{
    tni_builder s = {0};
    tn_tensor *atol = real_tensor(&s, in->self, in->tol);
    tn_tensor *rtol = real_tensor(&s, in->self, 0);
    tn_tensor *rank =
        TNI_BUILD(&s, linalg_matrix_rank_atol_rtol_tensor, in->self, atol, rtol, in->hermitian);
    return tni_builder_return(&s, rank, outs);
}

TNI_TYPED(linalg_matrix_rank_tol_tensor)
{
    tni_builder s = {0};
    tn_tensor *rtol = real_tensor(&s, in->input, 0);
    tn_tensor *rank =
        TNI_BUILD(&s, linalg_matrix_rank_atol_rtol_tensor, in->input, in->tol, rtol, in->hermitian);
    return tni_builder_return(&s, rank, outs);
}

/* ---- pseudoinverses ---- */

/*
 * TN_ERR_RUNTIME, in PyTorch's words, unless self is a batch of matrices that LAPACK can decompose.
 */
static tn_status check_invertible(const tn_tensor *self)
{
    tni_shape_text text;
    if (self->rank >= 2 && tni_linalg_computes((tn_dtype)self->dtype))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "linalg.pinv(%s{%s}): expected a tensor with 2 or more dimensions of float, "
                    "double, cfloat or cdouble types",
                    tni_scalar_name(self->dtype), tni_shape_print(&text, self->rank, self->sizes));
}

/*
 * Return 1 / value where it counts, else 0, as a row that multiplies the columns of a matrix.
 * `moduli` are compared with the tolerances; they differ from `values` for eigenvalues.
 */
static tn_tensor *invert_values(tni_builder *s, const tolerances *t, tn_tensor *values,
                                tn_tensor *moduli, tn_tensor *top)
{
    tn_tensor *counting = tell_counting(s, t, moduli, top);
    tn_tensor *inverses = TNI_BUILD(s, reciprocal, values);
    tn_tensor *kept = TNI_BUILD(s, where_ScalarOther, counting, inverses, &zero);
    return TNI_BUILD(s, unsqueeze, kept, -2);
}

/* A = V diag(w) V^H, so its pseudoinverse is V diag(1 / w) V^H. */
static tn_tensor *invert_hermitian(tni_builder *s, const tolerances *t, tn_tensor *self)
{
    static const tni_string lower = {"L", 1};
    tn_tensor *r[2];
    TNI_BUILD_DO(s, tni_call_linalg_eigh(self, &lower, r));
    tni_builder_keep_all(s, r, 2);
    tn_tensor *moduli = TNI_BUILD(s, abs, r[0]);
    tn_tensor *top = TNI_BUILD(s, amax, moduli, TNI_INT_LIST(-1), true);
    tn_tensor *row = invert_values(s, t, r[0], moduli, top);
    tn_tensor *left = TNI_BUILD(s, mul_Tensor, r[1], row);
    tn_tensor *right = TNI_BUILD(s, mH, r[1]);
    return TNI_BUILD(s, matmul, left, right);
}

/*
 * A = U diag(w) V^H, so its pseudoinverse is V diag(1 / w) U^H. Singular values are in descending
 * order: the first is the largest.
 */
static tn_tensor *invert_any(tni_builder *s, const tolerances *t, tn_tensor *self)
{
    tn_tensor *r[3];
    TNI_BUILD_DO(s, tni_call_linalg_svd(self, false, NULL, r));
    tni_builder_keep_all(s, r, 3);
    tn_tensor *top = TNI_BUILD(s, narrow, r[1], -1, 0, 1);
    tn_tensor *row = invert_values(s, t, r[1], r[1], top);
    tn_tensor *v = TNI_BUILD(s, mH, r[2]);
    tn_tensor *left = TNI_BUILD(s, mul_Tensor, v, row);
    tn_tensor *right = TNI_BUILD(s, mH, r[0]);
    return TNI_BUILD(s, matmul, left, right);
}

/* Return the pseudoinverse of matrices without elements, with rows and columns swapped. */
static tn_tensor *invert_nothing(tni_builder *s, tn_tensor *self)
{
    int64_t sizes[TN_MAX_DIM];
    memcpy(sizes, self->sizes, (size_t)self->rank * sizeof *sizes);
    sizes[self->rank - 1] = self->sizes[self->rank - 2];
    sizes[self->rank - 2] = self->sizes[self->rank - 1];
    return TNI_BUILD(s, new_empty, self, ((tni_ints){sizes, self->rank}), TN_DTYPE_UNDEFINED, -1,
                     TNI_NO_DEVICE, TNI_NO_BOOL);
}

TNI_TYPED(linalg_pinv_atol_rtol_tensor)
{
    tni_builder s = {0};
    TN_TRY(check_invertible(in->self));
    tolerances all = complete(&s, "torch.linalg.pinv", in->self, (tolerances){in->atol, in->rtol});
    if (in->self->numel == 0)
        return tni_builder_return(&s, invert_nothing(&s, in->self), outs);
    return tni_builder_return(
        &s, in->hermitian ? invert_hermitian(&s, &all, in->self) : invert_any(&s, &all, in->self),
        outs);
}

/* pinv with tolerances that are numbers, where they are given. */
static tn_status invert_as(tn_tensor *self, tni_maybe_double atol, tni_maybe_double rtol,
                           bool hermitian, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *absolute = maybe_real_tensor(&s, self, atol);
    tn_tensor *relative = maybe_real_tensor(&s, self, rtol);
    tn_tensor *inverse =
        TNI_BUILD(&s, linalg_pinv_atol_rtol_tensor, self, absolute, relative, hermitian);
    return tni_builder_return(&s, inverse, outs);
}

TNI_TYPED(linalg_pinv_atol_rtol_float)
{
    return invert_as(in->self, in->atol, in->rtol, in->hermitian, outs);
}

/* The older overloads have one tolerance, rcond, which is rtol; atol is 0. */
TNI_TYPED(linalg_pinv)
{
    return invert_as(in->self, (tni_maybe_double){true, 0}, (tni_maybe_double){true, in->rcond},
                     in->hermitian, outs);
}

TNI_TYPED(pinverse)
{
    return invert_as(in->self, (tni_maybe_double){true, 0}, (tni_maybe_double){true, in->rcond},
                     false, outs);
}

TNI_TYPED(linalg_pinv_rcond_tensor)
{
    tni_builder s = {0};
    tn_tensor *atol = real_tensor(&s, in->self, 0);
    tn_tensor *inverse =
        TNI_BUILD(&s, linalg_pinv_atol_rtol_tensor, in->self, atol, in->rcond, in->hermitian);
    return tni_builder_return(&s, inverse, outs);
}

/* ---- condition numbers ---- */

/* TN_ERR_RUNTIME unless the matrices are square; `order` is that of the norm, as text. */
static tn_status check_square_for(const char *order, const tn_tensor *self)
{
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    if (rows == columns)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "linalg.cond(ord=%s): A must be batches of square matrices, but they are %lld "
                    "by %lld matrices",
                    order, (long long)rows, (long long)columns);
}

/* Return the condition numbers of matrices without elements, which are 0. */
static tn_tensor *no_condition(tni_builder *s, tn_tensor *self)
{
    tn_dtype dtype = tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX)
                         ? tni_real_of((tn_dtype)self->dtype)
                         : (tn_dtype)self->dtype;
    return TNI_BUILD(s, new_zeros, self, ((tni_ints){self->sizes, self->rank - 2}), dtype, -1,
                     TNI_NO_DEVICE, TNI_NO_BOOL);
}

/*
 * Return the condition number in the spectral norm: the largest singular value divided by the
 * smallest; the reverse for order -2 (is_inverse).
 */
static tn_tensor *spectral_condition(tni_builder *s, tn_tensor *self, bool is_inverse)
{
    tn_tensor *values = TNI_BUILD(s, linalg_svdvals, self, NULL);
    tn_tensor *first = TNI_BUILD(s, select_int, values, -1, 0);
    tn_tensor *last = TNI_BUILD(s, select_int, values, -1, -1);
    return is_inverse ? TNI_BUILD(s, div_Tensor, last, first)
                      : TNI_BUILD(s, div_Tensor, first, last);
}

/* Return the inverses; `fails` becomes a bool for each matrix, true for one that has none. */
static tn_tensor *try_to_invert(tni_builder *s, tn_tensor *self, tn_tensor **fails)
{
    tn_tensor *r[2];
    TNI_BUILD_DO(s, tni_call_linalg_inv_ex(self, false, r));
    tni_builder_keep_all(s, r, 2);
    *fails = TNI_BUILD(s, ne_Scalar, r[1], &zero);
    return r[0];
}

/* Return norm(A) * norm(A^-1), or infinity for a matrix that has no inverse. */
static tn_status finish_condition(tni_builder *s, tn_tensor *norm, tn_tensor *inverse_norm,
                                  tn_tensor *fails, StableIValue *outs)
{
    tn_tensor *product = TNI_BUILD(s, mul_Tensor, norm, inverse_norm);
    tn_tensor *result = TNI_BUILD(s, masked_fill_Scalar, product, fails, TNI_REAL_SCALAR(INFINITY));
    return tni_builder_return(s, result, outs);
}

/* Without p the order is 2. */
TNI_TYPED(linalg_cond)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    tn_tensor *fails;
    char text[32];
    double order = in->p == NULL ? 2 : tni_scalar_real(in->p);
    double modulus = fabs(order);
    (void)snprintf(text, sizeof text, "%g", order);
    if (in->p != NULL)
        TN_TRY(tni_check_scalar(TN_DTYPE_F64, in->p));
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.cond: The input tensor must have at least 2 dimensions.");
    if (modulus != 1 && modulus != 2 && !isinf(modulus))
        return tni_fail(TN_ERR_RUNTIME, "linalg.cond got an invalid norm type: %s", text);
    if (self->numel == 0)
        return tni_builder_return(&s, no_condition(&s, self), outs);
    if (modulus == 2)
        return tni_builder_return(&s, spectral_condition(&s, self, order < 0), outs);
    TN_TRY(check_square_for(text, self));
    tn_tensor *inverse = try_to_invert(&s, self, &fails);
    tni_ints dims = TNI_INT_LIST(-2, -1);
    tn_tensor *norm =
        TNI_BUILD(&s, linalg_matrix_norm, self, in->p, dims, false, TN_DTYPE_UNDEFINED);
    tn_tensor *inverse_norm =
        TNI_BUILD(&s, linalg_matrix_norm, inverse, in->p, dims, false, TN_DTYPE_UNDEFINED);
    return finish_condition(&s, norm, inverse_norm, fails, outs);
}

/*
 * Return the condition number in the nuclear norm: the sum of the singular values times the sum of
 * their reciprocals, which are those of the inverse.
 */
static tn_tensor *nuclear_condition(tni_builder *s, tn_tensor *self)
{
    tni_ints last = TNI_INT_LIST(-1);
    tn_tensor *values = TNI_BUILD(s, linalg_svdvals, self, NULL);
    tn_tensor *inverses = TNI_BUILD(s, reciprocal, values);
    tn_tensor *norm = TNI_BUILD(s, sum_dim_IntList, values, last, false, TN_DTYPE_UNDEFINED);
    tn_tensor *other = TNI_BUILD(s, sum_dim_IntList, inverses, last, false, TN_DTYPE_UNDEFINED);
    return TNI_BUILD(s, mul_Tensor, norm, other);
}

TNI_TYPED(linalg_cond_p_str)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    tn_tensor *fails;
    bool is_nuclear = strcmp(in->p->data, "nuc") == 0;
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.cond: The input tensor must have at least 2 dimensions.");
    if (!is_nuclear && strcmp(in->p->data, "fro") != 0)
        return tni_fail(TN_ERR_RUNTIME, "linalg.cond got an invalid norm type: %s", in->p->data);
    TN_TRY(check_square_for(in->p->data, self));
    if (self->numel == 0)
        return tni_builder_return(&s, no_condition(&s, self), outs);
    if (is_nuclear)
        return tni_builder_return(&s, nuclear_condition(&s, self), outs);
    tn_tensor *inverse = try_to_invert(&s, self, &fails);
    tni_ints dims = TNI_INT_LIST(-2, -1);
    tn_tensor *norm =
        TNI_BUILD(&s, linalg_matrix_norm_str_ord, self, in->p, dims, false, TN_DTYPE_UNDEFINED);
    tn_tensor *inverse_norm =
        TNI_BUILD(&s, linalg_matrix_norm_str_ord, inverse, in->p, dims, false, TN_DTYPE_UNDEFINED);
    return finish_condition(&s, norm, inverse_norm, fails, outs);
}

/* ---- nuclear norms ---- */

/* The sum of singular values is the matrix norm of order "nuc". */
static tn_status nuclear_norm_of(tn_tensor *self, tni_ints dims, bool keepdim, StableIValue *outs)
{
    static const tni_string name = {"nuc", 3};
    tn_tensor *result;
    TN_TRY(tni_call_linalg_matrix_norm_str_ord(self, &name, dims, keepdim, TN_DTYPE_UNDEFINED,
                                               &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(nuclear_norm)
{
    return nuclear_norm_of(in->self, TNI_INT_LIST(-2, -1), in->keepdim, outs);
}

TNI_TYPED(nuclear_norm_dim)
{
    return nuclear_norm_of(in->self, in->dim, in->keepdim, outs);
}

/* ---- equations between tensors ---- */

/*
 * Move the dimensions in `dims` to the end; then the first dimensions, as many as `other` has, are
 * the rows of a square matrix and the rest its columns. Solve with `other` as a vector, and give
 * the solution the sizes of the columns.
 */
TNI_TYPED(linalg_tensorsolve)
{
    tni_builder s = {0};
    int64_t rank = in->self->rank;
    int64_t last[TN_MAX_DIM];
    int64_t head = in->other->rank;
    tn_tensor *self = in->self;
    if (head > rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.tensorsolve: other has %lld dimensions, more than the %lld of self",
                        (long long)head, (long long)rank);
    TN_TRY(tni_check_rank("linalg.tensorsolve", in->dims.count));
    if (in->dims.count > 0) {
        for (int64_t i = 0; i < in->dims.count; i++)
            last[i] = rank - in->dims.count + i;
        self = TNI_BUILD(&s, movedim_intlist, self, in->dims, ((tni_ints){last, in->dims.count}));
    }
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    tni_ints result_sizes = {self->sizes + head, rank - head};
    int64_t columns = tni_linalg_product_of(self, head, rank);
    int64_t rows = in->other->numel;
    if (rows != columns)
        TNI_BUILD_DO(&s, tni_fail(TN_ERR_RUNTIME,
                                  "Expected self to satisfy the requirement "
                                  "prod(self.shape[other.ndim:]) == prod(self.shape[:other.ndim]), "
                                  "but got %lld != %lld",
                                  (long long)columns, (long long)rows));
    tn_tensor *matrix = TNI_BUILD(&s, reshape, self, TNI_INT_LIST(columns, columns));
    tn_tensor *vector = TNI_BUILD(&s, flatten_using_ints, in->other, 0, -1);
    tn_tensor *solution = TNI_BUILD(&s, linalg_solve, matrix, vector, true);
    return tni_builder_return(&s, TNI_BUILD(&s, reshape, solution, result_sizes), outs);
}
