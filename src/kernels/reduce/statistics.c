/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * diff, nanmean, cov and corrcoef, as composites: autograd and other backends see the operators
 * that they are made of.
 */
#include "args/args_statistics.h"
#include "calls/calls_reduce.h"
#include "kernels/core/builder.h"

/* ---- differences ---- */

/*
 * TN_ERR_RUNTIME unless a tensor to prepend or append has the sizes of self apart from `dim`; NULL
 * is legal.
 */
static tn_status check_beside(const tn_tensor *self, const tn_tensor *beside, int64_t dim)
{
    if (beside == NULL)
        return TN_OK;
    if (beside->rank != self->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "diff expects prepend or append to be the same dimension as input");
    for (int64_t i = 0; i < self->rank; i++)
        if (i != dim && beside->sizes[i] != self->sizes[i])
            return tni_fail(TN_ERR_RUNTIME,
                            "diff expects the shape of tensor to prepend or append to match that "
                            "of input except along the differencing dimension; input.size(%lld) = "
                            "%lld, but got tensor.size(%lld) = %lld",
                            (long long)i, (long long)self->sizes[i], (long long)i,
                            (long long)beside->sizes[i]);
    return TN_OK;
}

/* Return the tensors concatenated along `dim`; `before` and `after` may be NULL. */
static tn_tensor *joined(tni_builder *s, tn_tensor *before, tn_tensor *self, tn_tensor *after,
                         int64_t dim)
{
    tn_tensor *const parts[] = {before, self, after};
    if (before == NULL && after == NULL)
        return self;
    tni_list *list = tni_builder_list(s, 3);
    for (int i = 0; i < 3; i++)
        if (parts[i] != NULL)
            tni_builder_add(s, list, parts[i]);
    tn_tensor *whole = TNI_BUILD(s, cat, list, dim);
    tni_list_drop(list);
    return whole;
}

/* Return each element minus the one before; for bools, whether the two differ. */
static tn_tensor *differences(tni_builder *s, tn_tensor *from, int64_t dim)
{
    if (!tni_builder_go_on(s))
        return NULL;
    /* One less than there are elements. */
    int64_t length = from->sizes[dim] > 0 ? from->sizes[dim] - 1 : 0;
    tn_tensor *later = TNI_BUILD(s, narrow, from, dim, from->sizes[dim] - length, length);
    tn_tensor *earlier = TNI_BUILD(s, narrow, from, dim, 0, length);
    return from->dtype == TN_DTYPE_BOOL
               ? TNI_BUILD(s, logical_xor, later, earlier)
               : TNI_BUILD(s, sub_Tensor, later, earlier, TNI_INT_SCALAR(1));
}

/* The kernel of diff: n-th differences, each of the ones before. */
static tn_tensor *diff_steps(tni_builder *s, tn_tensor *self, int64_t n, int64_t dim,
                             tn_tensor *prepend, tn_tensor *append)
{
    if (self->rank < 1)
        TNI_BUILD_DO(s,
                     tni_fail(TN_ERR_RUNTIME, "diff expects input to be at least one-dimensional"));
    if (n < 0)
        TNI_BUILD_DO(
            s, tni_fail(TN_ERR_RUNTIME, "order must be non-negative but got %lld", (long long)n));
    bool is_alone = prepend == NULL && append == NULL;
    if (n > 0 || !is_alone) /* otherwise PyTorch does not look at the dimension */
        TNI_BUILD_DO(s, tni_wrap_dim(dim, self->rank, &dim));
    TNI_BUILD_DO(s, check_beside(self, prepend, dim));
    TNI_BUILD_DO(s, check_beside(self, append, dim));
    if (!tni_builder_go_on(s))
        return NULL;
    /* PyTorch ignores what is to be prepended or appended then. */
    if (n == 0)
        return TNI_BUILD(s, clone, self, -1);
    tn_tensor *from = joined(s, prepend, self, append, dim);
    /*
     * Without elements that are looked at, in the input, in the result or on meta, only the length
     * counts: all differences but one are cut off.
     */
    if (tni_builder_go_on(s) && n > 1 && from->sizes[dim] > 0 &&
        (n >= from->sizes[dim] || from->numel == 0 || from->device.type == TN_DEVICE_META)) {
        int64_t left = from->sizes[dim] > n - 1 ? from->sizes[dim] - (n - 1) : 1;
        from = TNI_BUILD(s, narrow, from, dim, 0, left);
        n = 1;
    }
    for (int64_t i = 0; i < n && tni_builder_go_on(s); i++) {
        /* A builder of its own drops the two slices at once; `s` keeps the difference. */
        tni_builder step = {0};
        if (from->sizes[dim] == 0)
            break;
        tn_tensor *next = differences(&step, from, dim);
        next = TNI_BUILD_OF(s, tni_builder_end_with(&step, next, &s->made));
        tni_builder_drop(s, from);
        from = next;
    }
    return from;
}

TNI_TYPED(diff)
{
    tni_builder s = {0};
    tn_tensor *result = diff_steps(&s, in->self, in->n, in->dim, in->prepend, in->append);
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(diff_out)
{
    tni_builder s = {0};
    tn_tensor *result = diff_steps(&s, in->self, in->n, in->dim, in->prepend, in->append);
    /* PyTorch copies for n = 0, to any dtype, and computes into `out` otherwise, which must be
     * castable. */
    return in->n == 0 ? tni_builder_deliver(&s, result, in->out, outs)
                      : tni_builder_deliver_cast(&s, call, result, in->out, outs);
}

/* ---- means without nan ---- */

/* TN_ERR_RUNTIME if the dtype asked for is neither floating nor complex. */
static tn_status check_mean(tn_dtype asked)
{
    if (asked == TN_DTYPE_UNDEFINED || tni_category(asked) >= 2)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "nanmean(): could not infer output dtype. Optional dtype must be either a "
                    "floating point or complex dtype. Got: %s",
                    tni_scalar_name(asked));
}

/* nansum divided by the number of elements that are not nan: x == x is false for nan. */
static tn_tensor *nanmean_steps(tni_builder *s, tn_tensor *self, tni_ints dim, bool keepdim,
                                tn_dtype dtype)
{
    if (tni_category((tn_dtype)self->dtype) < 2)
        TNI_BUILD_DO(s,
                     tni_fail(tni_dtype_refusal(),
                              "nanmean(): expected input to have floating point or complex dtype "
                              "but got %s",
                              tni_scalar_name(self->dtype)));
    tn_tensor *counted = TNI_BUILD(s, eq_Tensor, self, self);
    tn_tensor *count = TNI_BUILD(s, sum_dim_IntList, counted, dim, keepdim, TN_DTYPE_UNDEFINED);
    tn_tensor *sum = TNI_BUILD(s, nansum, self, dim, keepdim, dtype);
    return TNI_BUILD(s, div_Tensor, sum, count);
}

TNI_TYPED(nanmean)
{
    tni_builder s = {0};
    TN_TRY(check_mean(in->dtype));
    tn_tensor *mean = nanmean_steps(&s, in->self, in->dim, in->keepdim, in->dtype);
    return tni_builder_return(&s, mean, outs);
}

TNI_TYPED(nanmean_out)
{
    tni_builder s = {0};
    tn_dtype own = (tn_dtype)in->out->dtype;
    TN_TRY(check_mean(in->dtype));
    if (in->dtype != TN_DTYPE_UNDEFINED)
        TN_TRY(tni_check_dtype(call, in->dtype, own));
    /* Computed in the dtype of `out`. */
    tn_tensor *mean = nanmean_steps(&s, in->self, in->dim, in->keepdim, own);
    return tni_builder_deliver_cast(&s, call, mean, in->out, outs);
}

/* ---- covariances ---- */

/*
 * The checks of weights: a vector with one for each observation, whole (fweights) or floating
 * (aweights); NULL is legal.
 */
static tn_status check_weights(const tn_tensor *weights, const char *name, int64_t count,
                               bool is_whole)
{
    if (weights == NULL)
        return TN_OK;
    if (weights->rank > 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "cov(): expected %s to have one or fewer dimensions but got %s with %d "
                        "dimensions",
                        name, name, (int)weights->rank);
    int category = tni_category((tn_dtype)weights->dtype);
    if (is_whole ? category != 1 : category != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "cov(): expected %s to have %s dtype but got %s with %s "
                        "dtype",
                        name, is_whole ? "integral" : "floating point", name,
                        tni_scalar_name(weights->dtype));
    if (weights->numel != count)
        return tni_fail(TN_ERR_RUNTIME,
                        "cov(): expected %s to have the same numel as there are observations in "
                        "the input but got %lld != %lld",
                        name, (long long)weights->numel, (long long)count);
    return TN_OK;
}

/* TN_ERR_RUNTIME if a weight is negative. On meta and other devices they are not looked at. */
static void check_signs(tni_builder *s, tn_tensor *weights, const char *name)
{
    StableIValue is_right = true;
    if (weights == NULL || !tni_builder_go_on(s) || weights->device.type != TN_DEVICE_CPU)
        return;
    tn_tensor *signs = TNI_BUILD(s, ge_Scalar, weights, TNI_INT_SCALAR(0));
    tn_tensor *all = TNI_BUILD(s, all, signs); /* by itself: its failure comes first */
    TNI_BUILD_DO(s, tni_call_is_nonzero(all, &is_right));
    if (tni_builder_go_on(s) && !tni_arg_bool(is_right))
        s->status = tni_fail(TN_ERR_RUNTIME, "cov(): %s cannot be negative", name);
}

/* TN_ERR_RUNTIME if the weights add up to zero: the means are divided by their sum. */
static void check_sum(tni_builder *s, tn_tensor *sum)
{
    StableIValue is_right = true;
    if (!tni_builder_go_on(s) || sum->device.type != TN_DEVICE_CPU)
        return;
    TNI_BUILD_DO(s, tni_call_is_nonzero(sum, &is_right));
    if (tni_builder_go_on(s) && !tni_arg_bool(is_right))
        s->status = tni_fail(TN_ERR_RUNTIME, "cov(): weights sum to zero, can't be normalized");
}

/* Return the product of both weights, the one that is given, or NULL. */
static tn_tensor *joint_weights(tni_builder *s, tn_tensor *fweights, tn_tensor *aweights)
{
    if (fweights != NULL && aweights != NULL)
        return TNI_BUILD(s, mul_Tensor, fweights, aweights);
    return fweights != NULL ? fweights : aweights;
}

/*
 * Return the divisor of the products: sum(w) - correction, or with importance weights a sum(w) -
 * correction * sum(w a) / sum(w). Without weights sum(w) is the number of observations.
 */
static tn_tensor *divisor_of(tni_builder *s, tn_tensor *weights, tn_tensor *aweights,
                             tn_tensor *sum, int64_t correction)
{
    tn_tensor *take = NULL;
    /* sum(w) in either case. */
    if (correction == 0)
        return sum;
    if (aweights == NULL)
        return TNI_BUILD(s, sub_Scalar, sum, TNI_INT_SCALAR(correction), TNI_INT_SCALAR(1));
    take = TNI_BUILD(s, mul_Tensor, weights, aweights);
    take = TNI_BUILD(s, sum, take, TN_DTYPE_UNDEFINED);
    take = TNI_BUILD(s, mul_Scalar, take, TNI_INT_SCALAR(correction));
    take = TNI_BUILD(s, div_Tensor, take, sum);
    return TNI_BUILD(s, sub_Tensor, sum, take, TNI_INT_SCALAR(1));
}

/* Return the mean of each variable over the observations, a column. */
static tn_tensor *means_of(tni_builder *s, tn_tensor *x, tn_tensor *weights, tn_tensor *sum)
{
    tn_tensor *from = weights != NULL ? TNI_BUILD(s, mul_Tensor, x, weights) : x;
    tn_tensor *total =
        TNI_BUILD(s, sum_dim_IntList, from, TNI_INT_LIST(1), true, TN_DTYPE_UNDEFINED);
    return TNI_BUILD(s, div_Tensor, total, sum);
}

/*
 * The kernel of cov: rows are variables, columns observations, and with c = x - mean the result is
 * c diag(w) c^H / divisor.
 */
static tn_tensor *cov_steps(tni_builder *s, tn_tensor *self, int64_t correction,
                            tn_tensor *fweights, tn_tensor *aweights)
{
    if (self->rank > 2)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME,
                                 "cov(): expected input to have two or fewer dimensions but got an "
                                 "input with %d dimensions",
                                 (int)self->rank));
    if (self->dtype == TN_DTYPE_BOOL)
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME, "cov(): bool dtype is not supported for input"));
    /* A vector is one variable. */
    tn_tensor *x = self->rank < 2 ? TNI_BUILD(s, reshape, self, TNI_INT_LIST(1, -1)) : self;
    if (!tni_builder_go_on(s))
        return NULL;
    int64_t count = x->sizes[1];
    TNI_BUILD_DO(s, check_weights(fweights, "fweights", count, true));
    TNI_BUILD_DO(s, check_weights(aweights, "aweights", count, false));
    check_signs(s, fweights, "fweights");
    check_signs(s, aweights, "aweights");
    tn_tensor *weights = joint_weights(s, fweights, aweights);
    /* Without weights, the number of observations. */
    tn_tensor *sum =
        weights != NULL
            ? TNI_BUILD(s, sum, weights, TN_DTYPE_UNDEFINED)
            : TNI_BUILD(s, full, (tni_ints){NULL, 0}, TNI_INT_SCALAR(count), TN_DTYPE_I64, -1,
                        (tni_maybe_device){true, self->device}, TNI_NO_BOOL);
    if (weights != NULL)
        check_sum(s, sum);
    /* From here on: centre, weight one side, multiply, divide. */
    tn_tensor *centred =
        TNI_BUILD(s, sub_Tensor, x, means_of(s, x, weights, sum), TNI_INT_SCALAR(1));
    tn_tensor *weighted = weights != NULL ? TNI_BUILD(s, mul_Tensor, centred, weights) : centred;
    tn_tensor *adjoint = TNI_BUILD(s, conj, TNI_BUILD(s, t, weighted));
    tn_tensor *product = TNI_BUILD(s, mm, centred, adjoint);
    tn_tensor *divisor = divisor_of(s, weights, aweights, sum, correction);
    /* A negative divisor counts as 0, which gives inf or nan, as in PyTorch. */
    tn_tensor *positive = TNI_BUILD(s, clamp_min, divisor, TNI_INT_SCALAR(0));
    tn_tensor *result = TNI_BUILD(s, div_Tensor, product, positive);
    return TNI_BUILD(s, squeeze, result);
}

TNI_TYPED(cov)
{
    tni_builder s = {0};
    tn_tensor *result = cov_steps(&s, in->self, in->correction, in->fweights, in->aweights);
    return tni_builder_return(&s, result, outs);
}

/*
 * corrcoef: c_ij / sqrt(c_ii c_jj). Rounding must not lead beyond 1, so the result is clamped, real
 * and imaginary parts separately.
 */
TNI_TYPED(corrcoef)
{
    tni_builder s = {0};
    if (in->self->rank > 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "corrcoef(): expected input to have two or fewer dimensions but got an "
                        "input with %d dimensions",
                        (int)in->self->rank);
    tn_tensor *c = TNI_BUILD(&s, cov, in->self, 1, NULL, NULL);
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    /* One variable: 1, or nan if its variance is 0. */
    if (c->rank == 0)
        return tni_builder_return(&s, TNI_BUILD(&s, div_Tensor, c, c), outs);
    tn_tensor *variance = TNI_BUILD(&s, diagonal, c, 0, 0, 1);
    /* Variances are real, also those of complex numbers. */
    if (tni_category((tn_dtype)c->dtype) == 3)
        variance = TNI_BUILD(&s, real, variance);
    tn_tensor *deviation = TNI_BUILD(&s, sqrt, variance);
    tn_tensor *column = TNI_BUILD(&s, reshape, deviation, TNI_INT_LIST(-1, 1));
    tn_tensor *row = TNI_BUILD(&s, reshape, deviation, TNI_INT_LIST(1, -1));
    tn_tensor *part = TNI_BUILD(&s, div_Tensor, c, column);
    tn_tensor *result = TNI_BUILD(&s, div_Tensor, part, row);
    if (tni_category((tn_dtype)c->dtype) == 3) {
        tn_tensor *parts = TNI_BUILD(&s, view_as_real, result);
        parts = TNI_BUILD(&s, clamp, parts, TNI_INT_SCALAR(-1), TNI_INT_SCALAR(1));
        return tni_builder_return(&s, TNI_BUILD(&s, view_as_complex, parts), outs);
    }
    result = TNI_BUILD(&s, clamp, result, TNI_INT_SCALAR(-1), TNI_INT_SCALAR(1));
    return tni_builder_return(&s, result, outs);
}
