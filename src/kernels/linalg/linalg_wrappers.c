/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators of torch.linalg that call others: checked factorizations, parts of decompositions,
 * determinants, powers, inverses of tensors; and the older operators outside torch.linalg. The
 * operators whose names begin with an underscore or end with _ex do the work. Everything is called
 * through the dispatcher, so autograd and other backends see those operators.
 */
#include "args/args_linalg_wrappers.h"
#include "calls/calls_linalg.h"
#include "kernels/linalg/linalg.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/builder.h"

/* ---- sizes ---- */

int64_t tni_linalg_product_of(const tn_tensor *self, int64_t begin, int64_t end)
{
    int64_t product = 1;
    for (int64_t i = begin; i < end; i++)
        product = tni_mul_saturating(product, self->sizes[i]);
    return product;
}

/* ---- results ---- */

/* Fail, in the words of `name`, if a factorization reports in `info` that it did not succeed. */
static void check_info(tni_builder *s, const tn_tensor *matrix, tn_tensor *info, const char *name)
{
    tni_string text = {name, strlen(name)};
    TNI_BUILD_DO(s, tni_call__linalg_check_errors(info, &text, matrix->rank == 2));
}

/* TN_ERR_RUNTIME unless self is a batch of square matrices; any dtype will do. */
static tn_status check_square(const tn_tensor *self, const char *name)
{
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "%s: The input tensor A must have at least 2 dimensions.",
                        name);
    if (self->sizes[self->rank - 1] == self->sizes[self->rank - 2])
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: A must be batches of square matrices, but they are %lld by %lld matrices",
                    name, (long long)self->sizes[self->rank - 2],
                    (long long)self->sizes[self->rank - 1]);
}

/* ---- determinants ---- */

/* Return the determinant alone, without the factors. */
static tn_status determine(tn_tensor *self, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *r[3];
    TNI_BUILD_DO(&s, tni_call__linalg_det(self, r));
    tni_builder_keep_all(&s, r, 3);
    return tni_builder_return(&s, r[0], outs);
}

TNI_TYPED(linalg_det)
{
    return determine(in->A, outs);
}

TNI_TYPED(det)
{
    return determine(in->self, outs);
}

/* Return sign and logarithm of the modulus, without the factors. */
static tn_status determine_log(tn_tensor *self, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *r[4];
    TNI_BUILD_DO(&s, tni_call__linalg_slogdet(self, r));
    tni_builder_keep_all(&s, r, 4);
    return tni_builder_return_all(&s, r, 2, outs);
}

TNI_TYPED(linalg_slogdet)
{
    return determine_log(in->A, outs);
}

TNI_TYPED(slogdet)
{
    return determine_log(in->self, outs);
}

/*
 * log(det) = log|det| + log(sign): the second is 0 for a positive determinant and nan for a
 * negative one. For complex numbers it is the argument times i.
 */
TNI_TYPED(logdet)
{
    tni_builder s = {0};
    tn_tensor *r[4];
    TN_TRY(check_square(in->self, "logdet"));
    TNI_BUILD_DO(&s, tni_call__linalg_slogdet(in->self, r));
    tni_builder_keep_all(&s, r, 4);
    tn_tensor *sign = TNI_BUILD(&s, log, r[0]);
    return tni_builder_return(&s, TNI_BUILD(&s, add_Tensor, r[1], sign, TNI_INT_SCALAR(1)), outs);
}

/* ---- checked factorisations ---- */

/* The functions below call the operator that reports in `info`, and check that. */
TNI_TYPED(linalg_cholesky)
{
    tni_builder s = {0};
    tn_tensor *r[2];
    TNI_BUILD_DO(&s, tni_call_linalg_cholesky_ex(in->self, in->upper, false, r));
    tni_builder_keep_all(&s, r, 2);
    check_info(&s, in->self, r[1], "linalg.cholesky");
    return tni_builder_return(&s, r[0], outs);
}

static tn_status invert(tn_tensor *self, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *r[2];
    TNI_BUILD_DO(&s, tni_call_linalg_inv_ex(self, false, r));
    tni_builder_keep_all(&s, r, 2);
    check_info(&s, self, r[1], "linalg.inv");
    return tni_builder_return(&s, r[0], outs);
}

TNI_TYPED(linalg_inv)
{
    return invert(in->A, outs);
}

TNI_TYPED(inverse)
{
    return invert(in->self, outs);
}

TNI_TYPED(linalg_lu_factor)
{
    tni_builder s = {0};
    tn_tensor *r[3];
    TNI_BUILD_DO(&s, tni_call_linalg_lu_factor_ex(in->A, in->pivot, false, r));
    tni_builder_keep_all(&s, r, 3);
    check_info(&s, in->A, r[2], "torch.linalg.lu_factor");
    return tni_builder_return_all(&s, r, 2, outs);
}

/* _lu_with_info has an argument check_errors, which PyTorch ignores. */
TNI_TYPED(_lu_with_info)
{
    tni_builder s = {0};
    tn_tensor *r[3];
    TNI_BUILD_DO(&s, tni_call_linalg_lu_factor_ex(in->self, in->pivot, false, r));
    tni_builder_keep_all(&s, r, 3);
    return tni_builder_return_all(&s, r, 3, outs);
}

TNI_TYPED(linalg_ldl_factor)
{
    tni_builder s = {0};
    tn_tensor *r[3];
    TNI_BUILD_DO(&s, tni_call_linalg_ldl_factor_ex(in->self, in->hermitian, false, r));
    tni_builder_keep_all(&s, r, 3);
    check_info(&s, in->self, r[2], "torch.linalg.ldl_factor");
    return tni_builder_return_all(&s, r, 2, outs);
}

/* ---- solutions ---- */

/* _linalg_solve_ex also returns the factors, which only autograd uses. */
TNI_TYPED(linalg_solve_ex)
{
    tni_builder s = {0};
    tn_tensor *r[4];
    TNI_BUILD_DO(&s, tni_call__linalg_solve_ex(in->A, in->B, in->left, in->check_errors, r));
    tni_builder_keep_all(&s, r, 4);
    tn_tensor *both[2] = {r[0], r[3]};
    return tni_builder_return_all(&s, both, 2, outs);
}

TNI_TYPED(linalg_solve)
{
    tni_builder s = {0};
    tn_tensor *r[4];
    TNI_BUILD_DO(&s, tni_call__linalg_solve_ex(in->A, in->B, in->left, false, r));
    tni_builder_keep_all(&s, r, 4);
    check_info(&s, in->A, r[3], "torch.linalg.solve");
    return tni_builder_return(&s, r[0], outs);
}

/* The older operator takes B first. */
TNI_TYPED(lu_solve)
{
    tn_tensor *result;
    TN_TRY(tni_call_linalg_lu_solve(in->LU_data, in->LU_pivots, in->self, true, false, &result));
    return tni_return_take(result, outs);
}

/*
 * Invert a tensor as the square matrix of its first `ind` dimensions by the others; the result has
 * the two groups of dimensions swapped.
 */
TNI_TYPED(linalg_tensorinv)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    int64_t rank = in->self->rank;
    int64_t ind = in->ind;
    if (ind <= 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected a strictly positive integer for 'ind', but got %lld",
                        (long long)ind);
    if (ind > rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.tensorinv: 'ind' is %lld, but the tensor has %lld dimensions",
                        (long long)ind, (long long)rank);
    int64_t rows = tni_linalg_product_of(in->self, 0, ind);
    int64_t columns = tni_linalg_product_of(in->self, ind, rank);
    if (rows != columns)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected self to satisfy the requirement prod(self.shape[ind:]) == "
                        "prod(self.shape[:ind]), but got %lld != %lld",
                        (long long)columns, (long long)rows);
    memcpy(sizes, in->self->sizes + ind, (size_t)(rank - ind) * sizeof *sizes);
    memcpy(sizes + rank - ind, in->self->sizes, (size_t)ind * sizeof *sizes);
    tn_tensor *matrix = TNI_BUILD(&s, reshape, in->self, TNI_INT_LIST(rows, rows));
    tn_tensor *result = TNI_BUILD(&s, linalg_inv, matrix);
    return tni_builder_return(&s, TNI_BUILD(&s, reshape, result, ((tni_ints){sizes, rank})), outs);
}

/* `out` is resized row-major, whatever the strides of the inverse. */
TNI_TYPED(linalg_tensorinv_out)
{
    tni_builder s = {0};
    tn_tensor *inverse = TNI_BUILD(&s, linalg_tensorinv, in->self, in->ind);
    if (tni_builder_go_on(&s))
        TNI_BUILD_DO(&s, tni_linalg_check_castable("tensorinv", inverse, in->out));
    return tni_builder_deliver(&s, inverse, in->out, outs);
}

/* ---- parts of decompositions ---- */

TNI_TYPED(linalg_eigh)
{
    tni_builder s = {0};
    tn_tensor *r[2];
    TNI_BUILD_DO(&s, tni_call__linalg_eigh(in->self, in->UPLO, true, r));
    tni_builder_keep_all(&s, r, 2);
    return tni_builder_return_all(&s, r, 2, outs);
}

/* Without vectors, which LAPACK finds faster. */
TNI_TYPED(linalg_eigvalsh)
{
    tni_builder s = {0};
    tn_tensor *r[2];
    TNI_BUILD_DO(&s, tni_call__linalg_eigh(in->self, in->UPLO, false, r));
    tni_builder_keep_all(&s, r, 2);
    return tni_builder_return(&s, r[0], outs);
}

TNI_TYPED(linalg_eigvals)
{
    tn_tensor *result;
    TN_TRY(tni_call__linalg_eigvals(in->self, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(linalg_svd)
{
    tni_builder s = {0};
    tn_tensor *r[3];
    TNI_BUILD_DO(&s, tni_call__linalg_svd(in->A, in->full_matrices, true, in->driver, r));
    tni_builder_keep_all(&s, r, 3);
    return tni_builder_return_all(&s, r, 3, outs);
}

TNI_TYPED(linalg_svdvals)
{
    tni_builder s = {0};
    tn_tensor *r[3];
    TNI_BUILD_DO(&s, tni_call__linalg_svd(in->A, false, false, in->driver, r));
    tni_builder_keep_all(&s, r, 3);
    return tni_builder_return(&s, r[1], outs);
}

/*
 * Return square matrices of zeros, which the older svd returns in place of singular vectors that
 * are not asked for, in their full sizes.
 */
static tn_tensor *zero_square(tni_builder *s, tn_tensor *self, int64_t size)
{
    int64_t sizes[TN_MAX_DIM];
    memcpy(sizes, self->sizes, (size_t)self->rank * sizeof *sizes);
    sizes[self->rank - 1] = sizes[self->rank - 2] = size;
    return TNI_BUILD(s, new_zeros, self, ((tni_ints){sizes, self->rank}), TN_DTYPE_UNDEFINED, -1,
                     TNI_NO_DEVICE, TNI_NO_BOOL);
}

/* The older svd returns V and not V^H. */
TNI_TYPED(svd)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    tn_tensor *r[3];
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.svd: The input tensor A must have at least 2 dimensions.");
    TNI_BUILD_DO(&s, tni_call__linalg_svd(self, !in->some, in->compute_uv, NULL, r));
    tni_builder_keep_all(&s, r, 3);
    if (in->compute_uv) {
        r[2] = TNI_BUILD(&s, mH, r[2]);
    } else {
        r[0] = zero_square(&s, self, self->sizes[self->rank - 2]);
        r[2] = zero_square(&s, self, self->sizes[self->rank - 1]);
    }
    return tni_builder_return_all(&s, r, 3, outs);
}

/* The older qr has a bool for the mode. */
TNI_TYPED(qr)
{
    tni_builder s = {0};
    tn_tensor *r[2];
    tni_string mode = in->some ? (tni_string){"reduced", 7} : (tni_string){"complete", 8};
    TNI_BUILD_DO(&s, tni_call_linalg_qr(in->self, &mode, r));
    tni_builder_keep_all(&s, r, 2);
    return tni_builder_return_all(&s, r, 2, outs);
}

/* ---- powers ---- */

/*
 * Return the identity matrices for power 0. They are written to a copy of self, so that the result
 * has a gradient function, as in PyTorch; its gradient is 0.
 */
static tn_tensor *identity_like(tni_builder *s, tn_tensor *self)
{
    tn_tensor *result = TNI_BUILD(s, clone, self, TN_MEMORY_FORMAT_CONTIGUOUS);
    TNI_BUILD_DO(s, tni_call_fill__Scalar(result, TNI_INT_SCALAR(0)));
    tn_tensor *line = TNI_BUILD(s, diagonal, result, 0, -2, -1);
    TNI_BUILD_DO(s, tni_call_fill__Scalar(line, TNI_INT_SCALAR(1)));
    return result;
}

/* Replace *first by its product with `second`. On failure *first stays. */
static tn_status multiply_into(tn_tensor **first, tn_tensor *second)
{
    tn_tensor *product;
    TN_TRY(tni_call_matmul(*first, second, &product));
    tn_tensor_release(*first);
    *first = product;
    return TN_OK;
}

/*
 * Return self^n, n >= 1, by repeated squaring: about log2(n) squares, and a product for each bit of
 * n that is set but the first.
 */
static tn_status power_by_squares(tn_tensor *self, uint64_t n, tn_tensor **out)
{
    tn_tensor *square = tn_tensor_retain(self);
    tn_tensor *result = NULL;
    tn_status status = TN_OK;
    /* `square` is self^(2^i) for bit i of the exponent; `result` the product of those whose bit is
     * set. */
    for (; n > 0 && status == TN_OK; n >>= 1) {
        if ((n & 1) != 0 && result == NULL)
            result = tn_tensor_retain(square);
        else if ((n & 1) != 0)
            status = multiply_into(&result, square);
        if (n > 1 && status == TN_OK)
            status = multiply_into(&square, square);
    }
    tn_tensor_release(square);
    if (status != TN_OK)
        tn_tensor_release(result);
    else
        *out = result;
    return status;
}

/*
 * The third power is (A A) A, as in PyTorch; repeated squaring would give A (A A), which rounds
 * differently.
 */
static tn_tensor *third_power(tni_builder *s, tn_tensor *self)
{
    tn_tensor *square = TNI_BUILD(s, matmul, self, self);
    return TNI_BUILD(s, matmul, square, self);
}

/* Return self^n: negative powers are those of the inverse. */
static tn_status raise(tn_tensor *self, int64_t n, tn_tensor **out)
{
    tni_builder s = {0};
    tn_tensor *base = self;
    tn_tensor *result;
    /* Unsigned, since -INT64_MIN does not exist. */
    uint64_t size = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    TN_TRY(check_square(self, "linalg.matrix_power"));
    if (n < 0)
        base = TNI_BUILD(&s, linalg_inv, self);
    if (n == 0)
        result = identity_like(&s, self);
    else if (n == 1)
        result = TNI_BUILD(&s, clone, self, TN_MEMORY_FORMAT_CONTIGUOUS);
    else if (size == 3)
        result = third_power(&s, base);
    else
        result = TNI_BUILD_OF(&s, power_by_squares(base, size, &s.made));
    return tni_builder_end_with(&s, result, out);
}

TNI_TYPED(linalg_matrix_power)
{
    tn_tensor *result;
    TN_TRY(raise(in->self, in->n, &result));
    return tni_return_take(result, outs);
}

/*
 * matrix_power.out: where PyTorch copies its result to `out`, any dtype will do that it can be cast
 * to; where it computes into `out`, the dtype must be that of the result. It copies for the powers
 * 0 and 1, and where the last step of the computation is a square (4, 8, …).
 */
TNI_TYPED(linalg_matrix_power_out)
{
    uint64_t size = in->n < 0 ? 0 - (uint64_t)in->n : (uint64_t)in->n;
    bool is_copied = in->n == 0 || in->n == 1 || (size > 2 && (size & (size - 1)) == 0);
    tn_tensor *result;
    TN_TRY(raise(in->self, in->n, &result));
    tn_status status =
        is_copied ? TN_OK
                  : tni_check_dtype(call, (tn_dtype)result->dtype, (tn_dtype)in->out->dtype);
    return tni_deliver(call, status, result, in->out, outs);
}

/* ---- other names ---- */

TNI_ALIAS(orgqr, "linalg_householder_product")
TNI_ALIAS(matrix_exp, "linalg_matrix_exp")
TNI_ALIAS(matrix_power, "linalg_matrix_power")
TNI_ALIAS(matrix_power_out, "linalg_matrix_power.out")
