/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * linalg.norm and linalg.matrix_norm, and linalg._powsum (a norm before its root is taken). All are
 * composites over reductions and svdvals.
 */
#include "args/args_matrix_norms.h"
#include "calls/calls_linalg.h"
#include "kernels/linalg/linalg.h"

#include <math.h>

/* ---- arguments ---- */

static bool is_text(const tni_string *text, const char *wanted)
{
    return strcmp(text->data, wanted) == 0;
}

/* Check self and dim, and write the two dimensions, wrapped and different, to dims. */
static tn_status check_matrix(const tn_tensor *self, tni_ints dim, int64_t dims[2])
{
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "linalg.matrix_norm: The input tensor A must have at least "
                                        "2 dimensions.");
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX))
        return tni_fail(tni_dtype_refusal(),
                        "linalg.matrix_norm: Expected a floating point or complex tensor as input. "
                        "Got %s",
                        tni_scalar_name(self->dtype));
    if (dim.count != 2)
        return tni_fail(TN_ERR_RUNTIME, "linalg.matrix_norm: dim must be a 2-tuple. Got %lld",
                        (long long)dim.count);
    for (int i = 0; i < 2; i++)
        TN_TRY(tni_wrap_dim(dim.items[i], self->rank, &dims[i]));
    if (dims[0] == dims[1])
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.matrix_norm: dims must be different. Got (%lld, "
                        "%lld)",
                        (long long)dims[0], (long long)dims[1]);
    return TN_OK;
}

/* ---- norms ---- */

/* The arguments of a matrix norm. */
typedef struct matrix_norm {
    tn_tensor *self; /* borrowed */
    int64_t dims[2]; /* of rows and columns, wrapped */
    bool keepdim;    /* the result keeps both dimensions, with size 1 */
    tn_dtype dtype;  /* to compute in; undefined: self's */
} matrix_norm;

/* Return self in the dtype to compute in. */
static tn_tensor *converted(tni_builder *s, const matrix_norm *n)
{
    if (n->dtype == TN_DTYPE_UNDEFINED || n->dtype == (tn_dtype)n->self->dtype)
        return n->self;
    return TNI_BUILD(s, to_dtype, n->self, n->dtype, false, false, -1);
}

/* Return the largest or smallest elements along one dimension. */
static tn_tensor *extreme(tni_builder *s, tn_tensor *self, int64_t dim, bool is_least, bool keepdim)
{
    return is_least ? TNI_BUILD(s, amin, self, ((tni_ints){&dim, 1}), keepdim)
                    : TNI_BUILD(s, amax, self, ((tni_ints){&dim, 1}), keepdim);
}

/*
 * The norms of order 2 and -2, the extreme singular values, and the nuclear norm, their sum.
 * svdvals takes the last two dimensions, so both are moved there.
 */
static tn_tensor *norm_of_values(tni_builder *s, const matrix_norm *n, double order,
                                 bool is_nuclear)
{
    tn_tensor *self = converted(s, n);
    if (self != NULL)
        TNI_BUILD_DO(s, tni_linalg_check("linalg.matrix_norm", self));
    tn_tensor *moved =
        TNI_BUILD(s, movedim_intlist, self, ((tni_ints){n->dims, 2}), TNI_INT_LIST(-2, -1));
    tn_tensor *values = TNI_BUILD(s, linalg_svdvals, moved, NULL);
    tn_tensor *result = is_nuclear ? TNI_BUILD(s, sum_dim_IntList, values, TNI_INT_LIST(-1), false,
                                               TN_DTYPE_UNDEFINED)
                                   : extreme(s, values, -1, order < 0, false);
    /* Insert the two dimensions again, the first one first. */
    int64_t low = tni_min(n->dims[0], n->dims[1]);
    int64_t high = n->dims[0] < n->dims[1] ? n->dims[1] : n->dims[0];
    if (!n->keepdim)
        return result;
    result = TNI_BUILD(s, unsqueeze, result, low);
    return TNI_BUILD(s, unsqueeze, result, high);
}

/*
 * The norms of order 1, -1, inf and -inf: the extreme of the sums of |x| along one dimension, of
 * columns for 1 and of rows for inf. vector_norm of order 1 sums.
 */
static tn_tensor *norm_of_sums(tni_builder *s, const matrix_norm *n, double order)
{
    bool is_infinite = isinf(order);
    int64_t summed = n->dims[is_infinite ? 1 : 0];
    int64_t other = n->dims[is_infinite ? 0 : 1];
    tn_tensor *sums = TNI_BUILD(s, linalg_vector_norm, n->self, TNI_INT_SCALAR(1),
                                ((tni_ints){&summed, 1}), n->keepdim, n->dtype);
    /* The summed dimension is gone, which moves the ones behind it. */
    if (!n->keepdim && other > summed)
        other--;
    return extreme(s, sums, other, order < 0, n->keepdim);
}

/* A matrix norm whose order is a number. */
static tn_status norm_by_number(const matrix_norm *n, const tni_scalar *order, StableIValue *outs)
{
    tni_builder s = {0};
    double number = tni_scalar_real(order);
    double modulus = fabs(number);
    if (order->kind == TN_KIND_COMPLEX)
        return tni_fail(TN_ERR_RUNTIME, "linalg.matrix_norm: Expected a non-complex scalar as the "
                                        "order of norm.");
    if (modulus == 2)
        return tni_builder_return(&s, norm_of_values(&s, n, number, false), outs);
    if (modulus == 1 || isinf(modulus))
        return tni_builder_return(&s, norm_of_sums(&s, n, number), outs);
    return tni_fail(TN_ERR_RUNTIME, "linalg.matrix_norm: Order %g not supported.", number);
}

/*
 * A matrix norm whose order is "nuc" or "fro", which is the vector norm of order 2 of all elements.
 */
static tn_status norm_by_name(const matrix_norm *n, const tni_string *order, StableIValue *outs)
{
    tni_builder s = {0};
    if (is_text(order, "nuc"))
        return tni_builder_return(&s, norm_of_values(&s, n, 1, true), outs);
    if (!is_text(order, "fro"))
        return tni_fail(TN_ERR_RUNTIME, "linalg.matrix_norm: Order %s not supported.", order->data);
    tn_tensor *result = TNI_BUILD(&s, linalg_vector_norm, n->self, TNI_INT_SCALAR(2),
                                  ((tni_ints){n->dims, 2}), n->keepdim, n->dtype);
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(linalg_matrix_norm)
{
    matrix_norm n = {.self = in->self, .keepdim = in->keepdim, .dtype = in->dtype};
    TN_TRY(check_matrix(in->self, in->dim, n.dims));
    return norm_by_number(&n, in->ord, outs);
}

TNI_TYPED(linalg_matrix_norm_str_ord)
{
    matrix_norm n = {.self = in->self, .keepdim = in->keepdim, .dtype = in->dtype};
    TN_TRY(check_matrix(in->self, in->dim, n.dims));
    return norm_by_name(&n, in->ord, outs);
}

/* The checks of linalg.norm on dim; `has_order` is also true if dim is given. */
static tn_status check_dims(const tn_tensor *self, tni_ints dim, bool has_order)
{
    tni_shape_text text;
    if (dim.count >= 0 && dim.count != 1 && dim.count != 2 && has_order)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.norm: If dim is specified, it must be of length 1 or 2. Got %s",
                        tni_shape_print(&text, dim.count, dim.items));
    if (dim.count < 0 && has_order && self->rank != 1 && self->rank != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.norm: If dim is not specified but ord is, the input must be 1D or "
                        "2D. Got %dD.",
                        self->rank);
    return TN_OK;
}

/*
 * linalg.norm: the norm of matrices if there is an order and two dimensions for it, else that of
 * vectors.
 */
TNI_TYPED(linalg_norm)
{
    tn_tensor *result;
    bool has_order = in->ord != NULL;
    TN_TRY(check_dims(in->self, in->dim, has_order || in->dim.count >= 0));
    if (has_order && (in->dim.count == 2 || (in->dim.count < 0 && in->self->rank == 2))) {
        tni_ints dims = in->dim.count == 2 ? in->dim : TNI_INT_LIST(-2, -1);
        TN_TRY(
            tni_call_linalg_matrix_norm(in->self, in->ord, dims, in->keepdim, in->dtype, &result));
        return tni_return_take(result, outs);
    }
    const tni_scalar *order = has_order ? in->ord : TNI_INT_SCALAR(2);
    TN_TRY(tni_call_linalg_vector_norm(in->self, order, in->dim, in->keepdim, in->dtype, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(linalg_norm_ord_str)
{
    tn_tensor *result;
    tni_ints dims = in->dim.count >= 0 ? in->dim : TNI_INT_LIST(-2, -1);
    TN_TRY(check_dims(in->self, in->dim, true));
    TN_TRY(tni_call_linalg_matrix_norm_str_ord(in->self, in->ord, dims, in->keepdim, in->dtype,
                                               &result));
    return tni_return_take(result, outs);
}

/* ---- sums of powers ---- */

/*
 * Return the dtype of the result, which is real, and write the dtype to add up in: floats for the
 * 16-bit dtypes.
 */
static tn_dtype dtype_of_sum(tn_dtype dtype, tn_dtype *computed)
{
    tn_dtype real = tni_dtype_is(dtype, TNI_DTYPE_COMPLEX) ? tni_real_of(dtype) : dtype;
    *computed = tni_dtypes[real].bytes < 4 ? TN_DTYPE_F32 : real;
    return real;
}

/* The sum of |x|^ord along some dimensions; along all if there are none in dim. */
TNI_TYPED(linalg__powsum)
{
    bool is_given = in->dtype != TN_DTYPE_UNDEFINED;
    bool is_whole =
        !tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX);
    tn_dtype dtype = is_given ? in->dtype : is_whole ? TN_DTYPE_I64 : (tn_dtype)in->self->dtype;
    tn_dtype computed;
    tni_builder s = {0};
    if (in->ord->kind == TN_KIND_COMPLEX)
        return tni_fail(TN_ERR_RUNTIME,
                        "value cannot be converted to type double without overflow");
    if (!tni_dtype_is(dtype, TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"powsum_cpu\" not implemented for '%s'",
                        tni_scalar_name((int64_t)dtype));
    tn_dtype real = dtype_of_sum(dtype, &computed);
    tn_tensor *x =
        TNI_BUILD(&s, to_dtype, in->self, tni_dtype_is(dtype, TNI_DTYPE_COMPLEX) ? dtype : computed,
                  false, false, -1);
    x = TNI_BUILD(&s, abs, x);
    x = TNI_BUILD(&s, pow_Tensor_Scalar, x, in->ord);
    x = TNI_BUILD(&s, sum_dim_IntList, x, in->dim, in->keepdim, computed);
    x = TNI_BUILD(&s, to_dtype, x, real, false, false, -1);
    return tni_builder_return(&s, x, outs);
}
