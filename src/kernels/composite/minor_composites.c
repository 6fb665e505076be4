/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Composite operators with no larger family: trace_backward, matrix_exp_backward, vander,
 * norm_except_dim, to_dense, storage_offset.
 */
#include "args/args_minor_composites.h"
#include "calls/calls_composite.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/builder.h"

/* ---- gradients ---- */

/* The gradient of a trace: `grad`, a number, on the diagonal of zeros. */
TNI_TYPED(trace_backward)
{
    tni_builder s = {0};
    if (in->sizes.count != 2)
        return tni_fail(TN_ERR_RUNTIME, "expected matrix input");
    if (in->grad->rank != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "trace_backward: the gradient has no dimensions, but got %d of them",
                        in->grad->rank);
    tn_tensor *result = TNI_BUILD(&s, new_zeros, in->grad, in->sizes, TN_DTYPE_UNDEFINED, -1,
                                  TNI_NO_DEVICE, TNI_NO_BOOL);
    tn_tensor *line = TNI_BUILD(&s, diagonal, result, 0, 0, 1);
    TNI_BUILD_DO(&s, tni_call_copy_(line, in->grad, false));
    return tni_builder_return(&s, result, outs);
}

/*
 * The gradient of the matrix exponential: exp([[A^H, G], [0, A^H]]) has it in its upper right
 * quarter (the block formula of the Frechet derivative). Cost: one exponential of twice the size.
 */
TNI_TYPED(matrix_exp_backward)
{
    tni_builder s = {0};
    if (in->self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "matrix_exp_backward: The input tensor A must have at "
                                        "least 2 dimensions.");
    int64_t size = in->self->sizes[in->self->rank - 2];
    tn_tensor *adjoint = TNI_BUILD(&s, mH, in->self);
    tn_tensor *zeros =
        TNI_BUILD(&s, zeros_like, in->grad, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1);
    tn_tensor *upper = tni_builder_cat(&s, adjoint, in->grad, -1);
    tn_tensor *lower = tni_builder_cat(&s, zeros, adjoint, -1);
    tn_tensor *whole = tni_builder_cat(&s, upper, lower, -2);
    tn_tensor *result = TNI_BUILD(&s, linalg_matrix_exp, whole);
    tn_tensor *top = TNI_BUILD(&s, narrow, result, -2, 0, size);
    return tni_builder_return(&s, TNI_BUILD(&s, narrow, top, -1, size, size), outs);
}

/* ---- Vandermonde matrices ---- */

/* Column k is x^k: ones, then cumulative products of x repeated; reversed unless `increasing`. */
TNI_TYPED(vander)
{
    tni_builder s = {0};
    if (in->x->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "x must be a one-dimensional tensor.");
    int64_t rows = in->x->sizes[0];
    int64_t columns = in->N.is_given ? in->N.value : rows;
    if (columns < 0)
        return tni_fail(TN_ERR_RUNTIME, "N must be non-negative.");
    bool is_whole = tni_category((tn_dtype)in->x->dtype) <= 1;
    tn_dtype dtype = is_whole ? TN_DTYPE_I64 : (tn_dtype)in->x->dtype;
    tn_tensor *result = TNI_BUILD(&s, new_ones, in->x, TNI_INT_LIST(rows, columns), dtype, -1,
                                  TNI_NO_DEVICE, TNI_NO_BOOL);
    if (columns > 1) {
        tn_tensor *column = TNI_BUILD(&s, unsqueeze, in->x, 1);
        tn_tensor *repeated = TNI_BUILD(&s, expand, column, TNI_INT_LIST(rows, columns - 1), false);
        tn_tensor *powers = TNI_BUILD(&s, cumprod, repeated, 1, TN_DTYPE_UNDEFINED);
        tn_tensor *part = TNI_BUILD(&s, narrow, result, 1, 1, columns - 1);
        TNI_BUILD_DO(&s, tni_call_copy_(part, powers, false));
    }
    return tni_builder_return(
        &s, in->increasing ? result : TNI_BUILD(&s, flip, result, TNI_INT_LIST(1)), outs);
}

/* ---- norms of slices ---- */

/*
 * Return the norm of each slice v[i] along the first or the last dimension (weight normalisation),
 * with size 1 in all other dimensions so that it broadcasts against v.
 */
static tn_tensor *norm_of_slices(tni_builder *s, tn_tensor *v, const tni_scalar *power,
                                 bool is_last)
{
    int64_t sizes[TN_MAX_DIM];
    if (!tni_builder_go_on(s))
        return NULL;
    int64_t dim = is_last ? v->rank - 1 : 0;
    for (int64_t i = 0; i < v->rank; i++)
        sizes[i] = i == dim ? v->sizes[dim] : 1;
    tni_ints result = {sizes, v->rank};
    tn_tensor *dense = TNI_BUILD(s, contiguous, v, TN_MEMORY_FORMAT_CONTIGUOUS);
    tn_tensor *matrix = is_last ? TNI_BUILD(s, view, dense, TNI_INT_LIST(-1, sizes[dim]))
                                : TNI_BUILD(s, view, dense, TNI_INT_LIST(sizes[dim], -1));
    tn_tensor *norms =
        TNI_BUILD(s, norm_ScalarOpt_dim, matrix, power, TNI_INT_LIST(is_last ? 0 : 1), false);
    return TNI_BUILD(s, view, norms, result);
}

/*
 * The norm over all dimensions but `dim`. A dimension in the middle is exchanged with the first
 * one; dim = -1 means the norm of the whole tensor.
 */
TNI_TYPED(norm_except_dim)
{
    tni_builder s = {0};
    const tni_scalar *power = TNI_INT_SCALAR(in->pow);
    int64_t dim;
    if (in->dim == -1)
        return tni_builder_return(&s, TNI_BUILD(&s, norm_Scalar, in->v, power), outs);
    if (in->v->rank == 0)
        return tni_fail(TN_ERR_INDEX, "Dimension specified as %lld but tensor has no dimensions",
                        (long long)in->dim);
    TN_TRY(tni_wrap_dim(in->dim, in->v->rank, &dim));
    if (dim == 0 || dim == in->v->rank - 1)
        return tni_builder_return(&s, norm_of_slices(&s, in->v, power, dim != 0), outs);
    tn_tensor *transposed = TNI_BUILD(&s, transpose_int, in->v, 0, dim);
    tn_tensor *norms = norm_of_slices(&s, transposed, power, false);
    return tni_builder_return(&s, TNI_BUILD(&s, transpose_int, norms, 0, dim), outs);
}

/* ---- to_dense and storage_offset ---- */

/* Every tensor here is strided, and so dense in this sense; only the dtype may change. */
TNI_TYPED(to_dense)
{
    tn_tensor *result;
    if (in->dtype == TN_DTYPE_UNDEFINED)
        return tni_return_same(in->self, outs);
    TN_TRY(tni_call_to_dtype(in->self, in->dtype, false, false, -1, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(to_dense_backward)
{
    tn_tensor *result;
    TN_TRY(tni_to_dtype(in->grad, (tn_dtype)in->input->dtype, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(storage_offset)
{
    outs[0] = (StableIValue)in->self->offset;
    return TN_OK;
}

TNI_ALIAS(native_channel_shuffle, "channel_shuffle")
