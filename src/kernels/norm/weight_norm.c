/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Weight normalization (Salimans and Kingma, 2016): a weight as a direction v and a length g per
 * slice along `dim`, w = v * (g / |v|).
 *
 *     _weight_norm                          the weight alone, for any dim; -1: one norm for all
 *     _weight_norm_interface                also the norms; slices of the first or last dimension
 *     _weight_norm_interface_backward       gradients of v and g
 *     _weight_norm_differentiable_backward  the same of operators with derivatives
 *
 * Norms of half types are in float.
 */
#include "args/args_weight_norm.h"
#include "calls/calls_norm.h"
#include "kernels/core/builder.h"

/* Check v and g of slices along the first or last dimension. */
static tn_status check_slices(const tn_tensor *v, const tn_tensor *g, int64_t dim)
{
    if (v->rank == 0 || (dim != 0 && dim != v->rank - 1))
        return tni_fail(TN_ERR_RUNTIME,
                        "dim is %lld: norms are those of the first or the last of %d dimensions",
                        (long long)dim, v->rank);
    if (!tni_dtype_is((tn_dtype)v->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"weight_norm_kernel\" not implemented for '%s'",
                        tni_scalar_name(v->dtype));
    if (v->dtype != g->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name(v->dtype), tni_scalar_name(g->dtype));
    if (g->numel != v->sizes[dim])
        return tni_fail(TN_ERR_RUNTIME, "g has %lld elements, and v %lld slices",
                        (long long)g->numel, (long long)v->sizes[dim]);
    return TN_OK;
}

/* The dtype in which a weight is computed. */
static tn_dtype compute_dtype(const tn_tensor *v)
{
    return v->dtype == TN_DTYPE_F64 ? TN_DTYPE_F64 : TN_DTYPE_F32;
}

/* Return a tensor in a dtype, itself if it has it. */
static tn_tensor *in_dtype(tni_builder *s, tn_tensor *tensor, tn_dtype dtype)
{
    return TNI_BUILD(s, to_dtype, tensor, dtype, false, false, -1);
}

/* Return a number per slice with the rank of v. */
static tn_tensor *along(tni_builder *s, tn_tensor *numbers, const tn_tensor *v, int64_t dim)
{
    int64_t sizes[TN_MAX_DIM];
    for (int64_t i = 0; i < v->rank; i++)
        sizes[i] = i == dim ? v->sizes[dim] : 1;
    return TNI_BUILD(s, reshape, numbers, ((tni_ints){sizes, v->rank}));
}

TNI_TYPED(_weight_norm_interface)
{
    tni_builder s = {0};
    TN_TRY(check_slices(in->v, in->g, in->dim));
    tn_dtype dtype = compute_dtype(in->v);
    tn_tensor *v = in_dtype(&s, in->v, dtype);
    tn_tensor *lengths = in_dtype(&s, in->g, dtype);
    tn_tensor *g = tni_builder_go_on(&s) ? along(&s, lengths, in->v, in->dim) : NULL;
    tn_tensor *norms = TNI_BUILD(&s, norm_except_dim, v, 2, in->dim);
    tn_tensor *factors = TNI_BUILD(&s, div_Tensor, g, norms);
    tn_tensor *w = TNI_BUILD(&s, mul_Tensor, v, factors);
    tn_tensor *dense = TNI_BUILD(&s, contiguous, w, TN_MEMORY_FORMAT_CONTIGUOUS);
    tn_tensor *result = in_dtype(&s, dense, (tn_dtype)in->v->dtype);
    tn_tensor *kept = TNI_BUILD(&s, reshape, norms, ((tni_ints){in->g->sizes, in->g->rank}));
    return tni_builder_return_all(&s, (tn_tensor *[]){result, kept}, 2, outs);
}

TNI_TYPED(_weight_norm)
{
    tni_builder s = {0};
    tn_tensor *results[2] = {NULL, NULL};
    const tn_tensor *v = in->v;
    bool is_own = v->device.type == TN_DEVICE_CPU || v->device.type == TN_DEVICE_META;
    if (is_own && v->rank > 0 && (in->dim == 0 || in->dim == v->rank - 1)) {
        TN_TRY(tni_call__weight_norm_interface(in->v, in->g, in->dim, results));
        tn_tensor_release(results[1]);
        return tni_return_take(results[0], outs);
    }
    tn_tensor *norms = TNI_BUILD(&s, norm_except_dim, in->v, 2, in->dim);
    tn_tensor *factors = TNI_BUILD(&s, div_Tensor, in->g, norms);
    return tni_builder_return(&s, TNI_BUILD(&s, mul_Tensor, in->v, factors), outs);
}

/* ---- gradients ---- */

/*
 * Return the gradients of v and g, of which all have the rank of v:
 *
 *     dot = sum(grad * v) of each slice
 *     v: (g / |v|) * (grad - v * dot / |v|^2)        g: dot / |v|
 */
static void make_gradients(tni_builder *s, tn_tensor *grad, tn_tensor *v, tn_tensor *g,
                           tn_tensor *norms, int64_t dim, tn_tensor **gradients)
{
    int64_t others[TN_MAX_DIM], count = 0;
    for (int64_t i = 0; i < v->rank; i++)
        if (i != dim)
            others[count++] = i;
    tn_tensor *products = TNI_BUILD(s, mul_Tensor, grad, v);
    tn_tensor *dot = count == 0 ? products
                                : TNI_BUILD(s, sum_dim_IntList, products,
                                            ((tni_ints){others, count}), true, TN_DTYPE_UNDEFINED);
    tn_tensor *squares = TNI_BUILD(s, mul_Tensor, norms, norms);
    tn_tensor *parts = TNI_BUILD(s, div_Tensor, dot, squares);
    tn_tensor *along_v = TNI_BUILD(s, mul_Tensor, v, parts);
    tn_tensor *across = TNI_BUILD(s, sub_Tensor, grad, along_v, TNI_INT_SCALAR(1));
    tn_tensor *factors = TNI_BUILD(s, div_Tensor, g, norms);
    gradients[0] = TNI_BUILD(s, mul_Tensor, factors, across);
    gradients[1] = TNI_BUILD(s, div_Tensor, dot, norms);
}

TNI_TYPED(_weight_norm_interface_backward)
{
    tni_builder s = {0};
    tn_tensor *gradients[2] = {NULL, NULL};
    const tn_tensor *v = in->saved_v;
    TN_TRY(check_slices(v, in->saved_g, in->dim));
    if (in->saved_norms->numel != in->saved_g->numel)
        return tni_fail(TN_ERR_RUNTIME, "%lld norms for %lld slices",
                        (long long)in->saved_norms->numel, (long long)in->saved_g->numel);
    tn_dtype dtype = compute_dtype(v);
    tn_tensor *grad = in_dtype(&s, in->grad_w, dtype);
    tn_tensor *wide = in_dtype(&s, in->saved_v, dtype);
    tn_tensor *lengths = in_dtype(&s, in->saved_g, dtype);
    tn_tensor *norms = in_dtype(&s, in->saved_norms, dtype);
    if (tni_builder_go_on(&s)) {
        lengths = along(&s, lengths, v, in->dim);
        norms = along(&s, norms, v, in->dim);
        make_gradients(&s, grad, wide, lengths, norms, in->dim, gradients);
    }
    tn_tensor *shaped =
        TNI_BUILD(&s, reshape, gradients[1], ((tni_ints){in->saved_g->sizes, in->saved_g->rank}));
    tn_tensor *results[] = {in_dtype(&s, gradients[0], (tn_dtype)v->dtype), NULL};
    results[1] = in_dtype(&s, shaped, (tn_dtype)v->dtype);
    return tni_builder_return_all(&s, results, 2, outs);
}

TNI_TYPED(_weight_norm_differentiable_backward)
{
    tni_builder s = {0};
    tn_tensor *gradients[2] = {NULL, NULL};
    const tn_tensor *v = in->saved_v;
    TN_TRY(check_slices(v, in->saved_g, in->dim));
    if (in->saved_norms->numel != in->saved_g->numel)
        return tni_fail(TN_ERR_RUNTIME, "%lld norms for %lld slices",
                        (long long)in->saved_norms->numel, (long long)in->saved_g->numel);
    tn_tensor *narrow = in_dtype(&s, in->saved_norms, (tn_dtype)in->saved_g->dtype);
    tn_tensor *lengths = along(&s, in->saved_g, v, in->dim);
    tn_tensor *norms = tni_builder_go_on(&s) ? along(&s, narrow, v, in->dim) : NULL;
    if (tni_builder_go_on(&s))
        make_gradients(&s, in->grad_w, in->saved_v, lengths, norms, in->dim, gradients);
    tn_tensor *shaped =
        TNI_BUILD(&s, reshape, gradients[1], ((tni_ints){in->saved_g->sizes, in->saved_g->rank}));
    return tni_builder_return_all(&s, (tn_tensor *[]){gradients[0], shaped}, 2, outs);
}
