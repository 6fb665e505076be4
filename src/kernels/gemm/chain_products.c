/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * linear, linalg_matmul, linalg_vecdot, linalg_multi_dot (an optimal order by dynamic programming)
 * and chain_matmul, linalg_vander; argwhere and nonzero_numpy, which are views of nonzero.
 *
 * All are composites: they call mm, addmm, matmul and pointwise operators.
 */
#include "args/args_chain_products.h"
#include "calls/calls_gemm.h"
#include "kernels/linalg/linalg.h"

#include <math.h>

TNI_TYPED(linalg_matmul)
{
    tn_tensor *result;
    TN_TRY(tni_call_matmul(in->self, in->other, &result));
    return tni_return_take(result, outs);
}

/* ---- linear ---- */

/*
 * Return input * weight^T + bias by one addmm, which rounds product and sum once, as PyTorch does.
 * A row-major input of higher rank is viewed as one matrix of rows for it. `transposed` is the
 * transposed weight.
 */
static tn_tensor *add_to_rows(tni_builder *s, tn_tensor *input, tn_tensor *transposed,
                              tn_tensor *bias)
{
    const tni_scalar *one = TNI_INT_SCALAR(1);
    int64_t sizes[TN_MAX_DIM];
    int64_t last = input->rank - 1;
    if (input->rank == 2 || transposed == NULL || transposed->rank != 2)
        return TNI_BUILD(s, addmm, bias, input, transposed, one, one);
    int64_t rows = 1;
    for (int64_t i = 0; i < last; i++)
        rows *= input->sizes[i];
    tn_tensor *folded = TNI_BUILD(s, view, input, TNI_INT_LIST(rows, input->sizes[last]));
    tn_tensor *result = TNI_BUILD(s, addmm, bias, folded, transposed, one, one);
    if (result == NULL)
        return NULL;
    memcpy(sizes, input->sizes, (size_t)input->rank * sizeof *sizes);
    sizes[last] = result->sizes[1];
    return TNI_BUILD(s, view, result, (tni_ints){sizes, input->rank});
}

/* Return whether there is one dimension, or one whose size is not 1. */
static bool is_vector(const tn_tensor *self)
{
    int count = 0;
    for (int64_t i = 0; i < self->rank; i++)
        count += self->sizes[i] != 1;
    return count == 1 || self->rank == 1;
}

/*
 * Which way is taken decides how often half types are rounded, so the conditions are PyTorch's:
 * addmm for a matrix, and for a contiguous input with a bias that is a vector; else matmul, then
 * add. A weight of one dimension is its own transpose.
 */
TNI_TYPED(linear)
{
    tni_builder s = {0};
    const tn_tensor *input = in->input;
    if (input->rank == 0 || in->weight->rank == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "both arguments to linear need to be at least 1D, but they are %dD and "
                        "%dD",
                        input->rank, in->weight->rank);
    tn_tensor *transposed = TNI_BUILD(&s, t, in->weight);
    if (in->bias != NULL && (in->weight->rank != 2 || input->rank == 2 ||
                             ((input->flags & TNI_TENSOR_CONTIGUOUS) != 0 && is_vector(in->bias))))
        return tni_builder_return(&s, add_to_rows(&s, in->input, transposed, in->bias), outs);
    tn_tensor *result = TNI_BUILD(&s, matmul, in->input, transposed);
    if (in->bias != NULL)
        TNI_BUILD_DO(&s, tni_call_add__Tensor(result, in->bias, TNI_INT_SCALAR(1)));
    return tni_builder_return(&s, result, outs);
}

/*
 * With out=, addmm is taken for matrices only; other products are computed first and the bias is
 * added in place, so it may have another dtype.
 */
TNI_TYPED(linear_out)
{
    tni_builder s = {0};
    tn_tensor *result = NULL;
    if (in->bias == NULL || in->input->rank == 2) {
        TN_TRY(tni_call_linear(in->input, in->weight, in->bias, &result));
        return tni_deliver(call, TN_OK, result, in->out, outs);
    }
    tn_tensor *product = TNI_BUILD(&s, linear, in->input, in->weight, NULL);
    TNI_BUILD_DO(&s, tni_call_add__Tensor(product, in->bias, TNI_INT_SCALAR(1)));
    tn_status status = tni_builder_end_with(&s, product, &result);
    return tni_deliver(call, status, result, in->out, outs);
}

/* ---- vecdot ---- */

TNI_TYPED(linalg_vecdot)
{
    tni_builder s = {0};
    bool is_complex = tni_dtype_is((tn_dtype)in->x->dtype, TNI_DTYPE_COMPLEX);
    if (!is_complex && !tni_dtype_is((tn_dtype)in->x->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(tni_dtype_refusal(),
                        "linalg.vecdot: Expected a floating point or complex tensor as input. Got "
                        "%s",
                        tni_scalar_name(in->x->dtype));
    if (in->x->dtype != in->y->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.vecdot: Expected x and y to have the same dtype, but found x of "
                        "type %s and y of type %s instead",
                        tni_scalar_name(in->x->dtype), tni_scalar_name(in->y->dtype));
    if (in->x->rank == 1 && in->y->rank == 1)
        return tni_builder_return(
            &s, is_complex ? TNI_BUILD(&s, vdot, in->x, in->y) : TNI_BUILD(&s, dot, in->x, in->y),
            outs);
    /* The first operand is conjugated, as in vdot. */
    tn_tensor *x = is_complex ? TNI_BUILD(&s, conj_physical, in->x) : in->x;
    tn_tensor *products = TNI_BUILD(&s, mul_Tensor, x, in->y);
    return tni_builder_return(&s,
                              TNI_BUILD(&s, sum_dim_IntList, products, ((tni_ints){&in->dim, 1}),
                                        false, TN_DTYPE_UNDEFINED),
                              outs);
}

/* ---- multi_dot ---- */

/* A chain of matrices; matrix i has sizes[i] rows and sizes[i + 1] columns. */
typedef struct chain {
    int count;         /* of matrices */
    int64_t *sizes;    /* count + 1 */
    tn_tensor **parts; /* borrowed */
    double *costs;     /* multiplications of the best order for i to j, at i * count + j */
    int *cuts;         /* the last matrix of the left factor in that order */
} chain;

/*
 * Find the order with the fewest multiplications for every piece of the chain: matrix chain
 * multiplication by dynamic programming (Cormen et al., Introduction to Algorithms), O(count^3).
 *
 *     cost(i, j) = min over k of cost(i, k) + cost(k + 1, j) + sizes[i] sizes[k + 1] sizes[j + 1]
 *
 * Pieces are taken by length, so the costs of both parts are known. Of orders with equal cost the
 * first is taken, but for three matrices the last, (A B) C, as in PyTorch: the order decides the
 * rounding.
 */
static void find_cuts(chain *c)
{
    for (int length = 1; length < c->count; length++)
        for (int i = 0; i + length < c->count; i++) {
            int j = i + length;
            double *best = &c->costs[i * c->count + j];
            *best = HUGE_VAL;
            for (int k = i; k < j; k++) {
                double cost =
                    c->costs[i * c->count + k] + c->costs[(k + 1) * c->count + j] +
                    (double)c->sizes[i] * (double)c->sizes[k + 1] * (double)c->sizes[j + 1];
                /* Costs are doubles, as a product of three sizes may not fit int64. */
                if (cost < *best || (cost == *best && c->count == 3)) {
                    *best = cost;
                    c->cuts[i * c->count + j] = k;
                }
            }
        }
}

/*
 * Return the product of matrices i to j; *out is new. The recursion is at most as deep as the chain
 * is long, which linalg_multi_dot limits to 1024.
 */
static tn_status multiply_chain(const chain *c, int i, int j, tn_tensor **out)
{
    tn_tensor *left;
    tn_tensor *right;
    if (i == j) {
        *out = tn_tensor_retain(c->parts[i]);
        return TN_OK;
    }
    int cut = c->cuts[i * c->count + j];
    TN_TRY(multiply_chain(c, i, cut, &left));
    tn_status status = multiply_chain(c, cut + 1, j, &right);
    if (status == TN_OK) {
        status = tni_call_mm(left, right, out);
        tn_tensor_release(right);
    }
    tn_tensor_release(left);
    return status;
}

/*
 * Check that there are two tensors at least, all matrices of one dtype, except that the first and
 * the last may be vectors.
 */
static tn_status check_chain(const tni_list *tensors)
{
    int count = (int)tensors->size;
    if (count < 2)
        return tni_fail(TN_ERR_RUNTIME, "multi_dot(): expected at least 2 tensors but got %d",
                        count);
    for (int i = 0; i < count; i++) {
        const tn_tensor *tensor = tni_list_tensor(tensors, (size_t)i);
        bool is_end = i == 0 || i == count - 1;
        if (tensor == NULL || (tensor->rank != 2 && !(is_end && tensor->rank == 1)))
            return tni_fail(TN_ERR_RUNTIME, "multi_dot(): tensor %d must be %s but got %dD", i,
                            is_end ? "1D or 2D" : "2D", tensor == NULL ? 0 : tensor->rank);
        if (tensor->dtype != tni_list_tensor(tensors, 0)->dtype)
            return tni_fail(TN_ERR_RUNTIME,
                            "multi_dot(): all tensors must have be the same dtype but tensor 0 is "
                            "%s and tensor %d %s",
                            tni_scalar_name(tni_list_tensor(tensors, 0)->dtype), i,
                            tni_scalar_name(tensor->dtype));
    }
    return TN_OK;
}

/*
 * Write the matrices and sizes of the chain; a vector at the front becomes a row, one at the end a
 * column. Neighbours must fit.
 */
static void lay_chain(tni_builder *s, const tni_list *tensors, chain *c)
{
    for (int i = 0; i < c->count && tni_builder_go_on(s); i++) {
        tn_tensor *part = tni_list_tensor(tensors, (size_t)i);
        if (part->rank == 1)
            part = TNI_BUILD(s, unsqueeze, part, i == 0 ? 0 : 1);
        if (!tni_builder_go_on(s))
            return;
        c->parts[i] = part;
        if (i > 0 && c->sizes[i] != part->sizes[0])
            s->status = tni_fail(TN_ERR_RUNTIME,
                                 "multi_dot(): tensors %d and %d cannot be multiplied: %lld "
                                 "columns and %lld rows",
                                 i - 1, i, (long long)c->sizes[i], (long long)part->sizes[0]);
        c->sizes[i] = part->sizes[0];
        c->sizes[i + 1] = part->sizes[1];
    }
}

/* Multiply the chain and remove the dimensions that vectors at the ends got. */
static tn_status run_chain(const tni_list *tensors, chain *c, StableIValue *outs)
{
    tni_builder s = {0};
    int64_t sizes[2];
    int64_t rank = 0;
    lay_chain(&s, tensors, c);
    if (tni_builder_go_on(&s))
        find_cuts(c);
    tn_tensor *product = TNI_BUILD_OF(&s, multiply_chain(c, 0, c->count - 1, &s.made));
    if (tni_list_tensor(tensors, 0)->rank == 2)
        sizes[rank++] = c->sizes[0];
    if (tni_list_tensor(tensors, tensors->size - 1)->rank == 2)
        sizes[rank++] = c->sizes[c->count];
    /* A vector at an end gives no dimension. */
    if (rank < 2)
        product = TNI_BUILD(&s, view, product, ((tni_ints){sizes, rank}));
    return tni_builder_return(&s, product, outs);
}

TNI_TYPED(linalg_multi_dot)
{
    size_t count = in->tensors->size;
    TN_TRY(check_chain(in->tensors));
    if (count > 1024)
        return tni_fail(TN_ERR_RUNTIME, "multi_dot(): a chain of %zu tensors", count);
    /* One allocation for all arrays; doubles first, ints last, so that each is aligned. */
    size_t bytes = count * (sizeof(tn_tensor *) + count * (sizeof(double) + sizeof(int))) +
                   (count + 1) * sizeof(int64_t);
    char *room = tni_calloc(1, bytes);
    if (room == NULL)
        return tni_fail_memory(bytes);
    chain c = {.count = (int)count};
    c.costs = (double *)(void *)room;
    c.sizes = (int64_t *)(void *)(c.costs + count * count);
    c.parts = (tn_tensor **)(void *)(c.sizes + count + 1);
    c.cuts = (int *)(void *)(c.parts + count);
    tn_status status = run_chain(in->tensors, &c, outs);
    tni_free(room);
    return status;
}

/* Fail unless there are matrices, and nothing else. */
static tn_status check_matrices(const tni_list *matrices)
{
    if (matrices->size == 0)
        return tni_fail(TN_ERR_RUNTIME, "chain_matmul(): Expected one or more matrices");
    for (size_t i = 0; i < matrices->size; i++) {
        const tn_tensor *matrix = tni_list_tensor(matrices, i);
        if (matrix == NULL || matrix->rank != 2)
            return tni_fail(TN_ERR_RUNTIME, "Tensor dimension is %d, expected 2 instead.",
                            matrix == NULL ? 0 : matrix->rank);
    }
    return TN_OK;
}

/* The product of matrices; of one, a copy. */
TNI_TYPED(chain_matmul)
{
    tn_tensor *result;
    TN_TRY(check_matrices(in->matrices));
    if (in->matrices->size == 1)
        TN_TRY(tni_call_clone(tni_list_tensor(in->matrices, 0), -1, &result));
    else
        TN_TRY(tni_call_linalg_multi_dot(in->matrices, &result));
    return tni_return_take(result, outs);
}

/* ---- vander ---- */

/* Return x^0, x^1, … x^(count - 1) in a new last dimension: ones, and the running products of x. */
static tn_tensor *power_columns(tni_builder *s, tn_tensor *x, int64_t count)
{
    int64_t sizes[TN_MAX_DIM + 1];
    memcpy(sizes, x->sizes, (size_t)x->rank * sizeof *sizes);
    sizes[x->rank] = count - 1;
    tn_tensor *column = TNI_BUILD(s, unsqueeze, x, -1);
    /* count - 1 copies of x, whose running products are x^1, x^2, … */
    tn_tensor *same = TNI_BUILD(s, expand, column, ((tni_ints){sizes, x->rank + 1}), false);
    tn_tensor *powers = TNI_BUILD(s, cumprod, same, -1, TN_DTYPE_UNDEFINED);
    sizes[x->rank] = 1;
    tn_tensor *ones = TNI_BUILD(s, new_full, x, ((tni_ints){sizes, x->rank + 1}), TNI_INT_SCALAR(1),
                                TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL);
    tni_list *columns = tni_builder_list(s, 2);
    tni_builder_add(s, columns, ones);
    tni_builder_add(s, columns, powers);
    tn_tensor *result = TNI_BUILD(s, cat, columns, -1);
    tni_list_drop(columns);
    return result;
}

/* The Vandermonde matrix. A number counts as a vector of one; integers are computed in int64. */
TNI_TYPED(linalg_vander)
{
    tni_builder s = {0};
    const tn_tensor *x = in->x;
    if (!tni_dtype_is((tn_dtype)x->dtype, TNI_DTYPE_INTEGRAL) &&
        !tni_linalg_computes((tn_dtype)x->dtype))
        return tni_fail(tni_dtype_refusal(),
                        "linalg.vander supports floating point, complex, and integer tensors, but "
                        "got %s",
                        tni_scalar_name(x->dtype));
    int64_t count = in->N.is_given ? in->N.value : x->rank > 0 ? x->sizes[x->rank - 1] : 1;
    if (count <= 1)
        return tni_fail(TN_ERR_RUNTIME, "N must be greater than 1.");
    tn_dtype dtype =
        tni_dtype_is((tn_dtype)x->dtype, TNI_DTYPE_INTEGRAL) ? TN_DTYPE_I64 : (tn_dtype)x->dtype;
    tn_tensor *own = TNI_BUILD(&s, to_dtype, in->x, dtype, false, false, -1);
    if (x->rank == 0)
        own = TNI_BUILD(&s, unsqueeze, own, 0);
    tn_tensor *result = tni_builder_go_on(&s) ? power_columns(&s, own, count) : NULL;
    return tni_builder_return(&s, result, outs);
}

/* ---- argwhere, nonzero_numpy ---- */

/* The same as nonzero, also for a tensor without dimensions, whose indices have no coordinates. */
TNI_TYPED(argwhere)
{
    tn_tensor *result;
    TN_TRY(tni_call_nonzero(in->self, &result));
    return tni_return_take(result, outs);
}

/* The coordinates of nonzero, a tensor per dimension; a number counts as a vector of one. */
TNI_TYPED(nonzero_numpy)
{
    tni_builder s = {0};
    tn_tensor *self = in->self;
    if (self->rank == 0)
        self = TNI_BUILD(&s, unsqueeze, self, 0);
    tn_tensor *positions = TNI_BUILD(&s, nonzero, self);
    TNI_BUILD_DO(&s, tni_call_unbind_int(positions, 1, outs));
    return tni_builder_end(&s);
}
