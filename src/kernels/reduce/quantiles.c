/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * quantile and nanquantile, as composites: sort the input along its last dimension; the quantile q
 * of n elements is at position q * (n - 1), and the elements below and above it are gathered and
 * interpolated. O(n log n) per line, and differentiable through sort and gather.
 */
#include "args/args_quantiles.h"
#include "calls/calls_reduce.h"
#include "kernels/core/builder.h"

/* How the elements below and above a position are combined. */
typedef enum blend { BLEND_LINEAR, BLEND_LOWER, BLEND_HIGHER, BLEND_MIDPOINT, BLEND_NEAREST } blend;

/* In the order of `blend`. */
static const char *const blend_names[] = {"linear", "lower", "higher", "midpoint", "nearest"};

/* One call; everything is borrowed. */
typedef struct quantile {
    tn_tensor *self;       /* the elements */
    tn_tensor *q;          /* a number or a vector of them, in self's dtype */
    tni_maybe_int dim;     /* None: of all elements */
    bool keepdim;          /* reduced dimensions stay, with size 1 */
    bool skips_nan;        /* leave out nan; else a nan is the quantile of its line */
    const char *name;      /* of the operator, for messages */
    const tni_string *how; /* the argument `interpolation` */
} quantile;

/* Read the argument `interpolation`. */
static tn_status find_blend(const quantile *c, blend *out)
{
    for (size_t i = 0; i < TN_LEN(blend_names); i++)
        if (c->how->length == strlen(blend_names[i]) &&
            memcmp(c->how->data, blend_names[i], c->how->length) == 0) {
            *out = (blend)i;
            return TN_OK;
        }
    return tni_fail(TN_ERR_RUNTIME,
                    "%s() interpolation must be one of linear, lower, higher, midpoint or nearest, "
                    "but got %.*s",
                    c->name, (int)c->how->length, c->how->data);
}

/* The checks of dtypes and shapes. */
static tn_status check_quantile(const quantile *c)
{
    const tn_tensor *self = c->self;
    if (self->numel == 0)
        return tni_fail(TN_ERR_RUNTIME, "%s() input tensor must be non-empty", c->name);
    if (c->q->rank > 1)
        return tni_fail(TN_ERR_RUNTIME, "%s() q must be a scalar or 1D tensor", c->name);
    if (self->dtype != TN_DTYPE_F32 && self->dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_RUNTIME, "%s() input tensor must be either float or double dtype",
                        c->name);
    if (self->dtype != c->q->dtype)
        return tni_fail(TN_ERR_RUNTIME, "%s() q tensor must be same dtype as the input tensor",
                        c->name);
    return TN_OK;
}

/* TN_ERR_RUNTIME unless all q are in [0, 1]. On meta and other devices they are not looked at. */
static void check_numbers(tni_builder *s, const quantile *c)
{
    StableIValue is_right = true;
    if (!tni_builder_go_on(s) || c->q->device.type != TN_DEVICE_CPU)
        return;
    tn_tensor *above = TNI_BUILD(s, ge_Scalar, c->q, TNI_INT_SCALAR(0));
    tn_tensor *below = TNI_BUILD(s, le_Scalar, c->q, TNI_INT_SCALAR(1));
    tn_tensor *both = TNI_BUILD(s, logical_and, above, below);
    tn_tensor *all = TNI_BUILD(s, all, both);
    TNI_BUILD_DO(s, tni_call_is_nonzero(all, &is_right));
    if (tni_builder_go_on(s) && !tni_arg_bool(is_right))
        s->status = tni_fail(TN_ERR_RUNTIME, "%s() q values must be in the range [0, 1]", c->name);
}

/*
 * Return self sorted along its last dimension, which is `dim` moved there, or all elements. nan
 * comes last.
 */
static tn_tensor *sorted_last(tni_builder *s, const quantile *c, int64_t dim)
{
    tn_tensor *pair[2] = {NULL};
    tn_tensor *last = c->dim.is_given && c->self->rank > 0
                          ? TNI_BUILD(s, movedim_int, c->self, dim, -1)
                          : TNI_BUILD(s, reshape, c->self, TNI_INT_LIST(-1));
    TNI_BUILD_DO(s, tni_call_sort(last, -1, false, pair));
    tni_builder_keep(s, pair[1]);
    return tni_builder_keep(s, pair[0]);
}

/*
 * Return the position of each quantile in each line, the quantiles of a line along the last
 * dimension.
 */
static tn_tensor *positions_of(tni_builder *s, const quantile *c, tn_tensor *sorted)
{
    tn_tensor *nans = TNI_BUILD(s, isnan, sorted);
    if (!tni_builder_go_on(s))
        return NULL;
    int64_t last = sorted->sizes[sorted->rank - 1] - 1;
    /* Positions among the elements that are not nan; a line of nan alone has position 0, which is
     * one. */
    if (c->skips_nan) {
        tn_tensor *counted = TNI_BUILD(s, logical_not, nans);
        tn_tensor *count =
            TNI_BUILD(s, sum_dim_IntList, counted, TNI_INT_LIST(-1), true, TN_DTYPE_UNDEFINED);
        tn_tensor *less = TNI_BUILD(s, sub_Scalar, count, TNI_INT_SCALAR(1), TNI_INT_SCALAR(1));
        tn_tensor *clamped = TNI_BUILD(s, clamp_min, less, TNI_INT_SCALAR(0));
        return TNI_BUILD(s, mul_Tensor, c->q, clamped);
    }
    /* A line with a nan has it at its end, and every quantile is there. */
    tn_tensor *positions = TNI_BUILD(s, mul_Scalar, c->q, TNI_INT_SCALAR(last));
    tn_tensor *has_nan = TNI_BUILD(s, any_dim, nans, -1, true);
    tn_tensor *end = TNI_BUILD(s, full, (tni_ints){NULL, 0}, TNI_INT_SCALAR(last),
                               (tn_dtype)c->self->dtype, -1, TNI_NO_DEVICE, TNI_NO_BOOL);
    return TNI_BUILD(s, where_self, has_nan, end, positions);
}

/* Return the elements of each line at whole positions. */
static tn_tensor *elements_at(tni_builder *s, tn_tensor *sorted, tn_tensor *positions)
{
    tn_tensor *index = TNI_BUILD(s, to_dtype, positions, TN_DTYPE_I64, false, false, -1);
    return TNI_BUILD(s, gather, sorted, -1, index, false);
}

/* Return the elements at positions between elements, combined as `how` says. */
static tn_tensor *blended(tni_builder *s, tn_tensor *sorted, tn_tensor *positions, blend how)
{
    if (how == BLEND_NEAREST)
        return elements_at(s, sorted, TNI_BUILD(s, round, positions));
    tn_tensor *below = TNI_BUILD(s, floor, positions);
    tn_tensor *lower = how == BLEND_HIGHER ? NULL : elements_at(s, sorted, below);
    if (how == BLEND_LOWER)
        return lower;
    tn_tensor *above = TNI_BUILD(s, ceil, positions);
    tn_tensor *upper = elements_at(s, sorted, above);
    if (how == BLEND_HIGHER)
        return upper;
    if (how == BLEND_MIDPOINT)
        return TNI_BUILD(s, lerp_Scalar, lower, upper, TNI_REAL_SCALAR(0.5));
    tn_tensor *weight = TNI_BUILD(s, sub_Tensor, positions, below, TNI_INT_SCALAR(1));
    return TNI_BUILD(s, lerp_Tensor, lower, upper, weight);
}

/*
 * Return the values in the shape of the result: kept dimensions come back with size 1, and several
 * q become the first dimension.
 */
static tn_tensor *arranged(tni_builder *s, const quantile *c, int64_t dim, tn_tensor *values)
{
    int64_t rank = c->self->rank;
    int64_t added = !c->keepdim || rank == 0 ? 0 : c->dim.is_given ? 1 : rank;
    tn_tensor *result = values;
    for (int64_t i = 0; i < added; i++)
        result = TNI_BUILD(s, unsqueeze, result, c->dim.is_given ? dim : 0);
    if (c->q->rank == 0)
        return TNI_BUILD(s, squeeze_dim, result, -1);
    return TNI_BUILD(s, movedim_int, result, -1, 0);
}

/* Check and compute; *result stays NULL on failure. */
static void quantile_steps(tni_builder *s, const quantile *c, tn_tensor **result)
{
    int64_t dim = 0;
    blend how = BLEND_LINEAR;
    TNI_BUILD_DO(s, check_quantile(c));
    TNI_BUILD_DO(s, find_blend(c, &how));
    if (c->dim.is_given)
        TNI_BUILD_DO(s, tni_wrap_dim(c->dim.value, c->self->rank, &dim));
    check_numbers(s, c);
    if (!tni_builder_go_on(s))
        return;
    tn_tensor *sorted = sorted_last(s, c, dim);
    tn_tensor *positions = positions_of(s, c, sorted);
    if (!tni_builder_go_on(s))
        return;
    /* Without nan the positions are the same in every line. */
    int64_t sizes[TN_MAX_DIM];
    memcpy(sizes, sorted->sizes, (size_t)sorted->rank * sizeof *sizes);
    sizes[sorted->rank - 1] = c->q->numel;
    positions = TNI_BUILD(s, expand, positions, (tni_ints){sizes, sorted->rank}, false);
    *result = arranged(s, c, dim, blended(s, sorted, positions, how));
}

static tn_status return_quantile(const quantile *c, StableIValue *outs)
{
    tni_builder s = {0};
    tn_tensor *result = NULL;
    quantile_steps(&s, c, &result);
    return tni_builder_return(&s, result, outs);
}

/* Return the number q, which must be in [0, 1], as a tensor of self's dtype. */
static tn_tensor *as_tensor(tni_builder *s, const quantile *c, double q)
{
    if (q < 0 || q > 1 || q != q)
        s->status =
            tni_fail(TN_ERR_RUNTIME, "%s() q must be in the range [0, 1] but got %g", c->name, q);
    return TNI_BUILD(s, full, (tni_ints){NULL, 0}, TNI_REAL_SCALAR(q), (tn_dtype)c->self->dtype, -1,
                     (tni_maybe_device){true, c->self->device}, TNI_NO_BOOL);
}

static tn_status return_scalar_quantile(quantile *c, double q, StableIValue *outs)
{
    tni_builder s = {0};
    c->q = as_tensor(&s, c, q);
    TNI_BUILD_DO(&s, return_quantile(c, outs));
    return tni_builder_end(&s);
}

/* The arguments that all overloads share, as a quantile without q. */
#define CALL_OF(name, skips)                                                                       \
    {                                                                                              \
        in->self, NULL, in->dim, in->keepdim, skips, name, in->interpolation                       \
    }

TNI_TYPED(quantile)
{
    quantile c = CALL_OF("quantile", false);
    c.q = in->q;
    return return_quantile(&c, outs);
}
TNI_TYPED(quantile_scalar)
{
    quantile c = CALL_OF("quantile", false);
    return return_scalar_quantile(&c, in->q, outs);
}
TNI_TYPED(nanquantile)
{
    quantile c = CALL_OF("nanquantile", true);
    c.q = in->q;
    return return_quantile(&c, outs);
}
TNI_TYPED(nanquantile_scalar)
{
    quantile c = CALL_OF("nanquantile", true);
    return return_scalar_quantile(&c, in->q, outs);
}
