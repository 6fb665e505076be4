/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Integrals and derivatives of samples along a dimension: trapezoid, cumulative_trapezoid,
 * gradient. All are composites of slices, sums and products, so autograd and other backends see
 * those.
 */
#include "args/args_integrals.h"
#include "calls/calls_reduce.h"
#include "kernels/core/builder.h"

/*
 * Return self[start:end] along `dim`; an `end` of 0 is that of the tensor, and both may be
 * negative.
 */
static tn_tensor *part(tni_builder *s, tn_tensor *self, int64_t dim, int64_t start, int64_t end)
{
    tni_maybe_int last = {end != 0, end};
    return TNI_BUILD(s, slice_Tensor, self, dim, ((tni_maybe_int){true, start}), last, 1);
}

/* Shorthand for the four operations; the builder keeps the results. */
static tn_tensor *added(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, add_Tensor, a, b, TNI_INT_SCALAR(1));
}

static tn_tensor *difference(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, sub_Tensor, a, b, TNI_INT_SCALAR(1));
}

static tn_tensor *product(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, mul_Tensor, a, b);
}

static tn_tensor *quotient(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, div_Tensor, a, b);
}

/* ---- trapezoids ---- */

/* Return y[i] + y[i + 1] along a dimension: twice the mean height of each trapezoid. */
static tn_tensor *neighbours(tni_builder *s, tn_tensor *y, int64_t dim)
{
    return added(s, part(s, y, dim, 0, -1), part(s, y, dim, 1, 0));
}

/*
 * Return x[i + 1] - x[i], shaped to broadcast with y: x is a vector along `dim`, or has fewer
 * dimensions than y, or as many.
 */
static tn_tensor *widths(tni_builder *s, const tn_tensor *y, tn_tensor *x, int64_t dim)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *view = x;
    /* A vector lies along `dim`; with fewer dimensions x has leading ones of size 1, as
     * broadcasting has. */
    if (x->rank == 1) {
        for (int64_t i = 0; i < y->rank; i++)
            sizes[i] = i == dim ? x->sizes[0] : 1;
        view = TNI_BUILD(s, view, x, ((tni_ints){sizes, y->rank}));
    } else if (x->rank < y->rank) {
        int64_t missing = y->rank - x->rank;
        for (int64_t i = 0; i < y->rank; i++)
            sizes[i] = i < missing ? 1 : x->sizes[i - missing];
        view = TNI_BUILD(s, view, x, ((tni_ints){sizes, y->rank}));
    }
    return difference(s, part(s, view, dim, 1, 0), part(s, view, dim, 0, -1));
}

/* TN_ERR_RUNTIME for bools, and unless a vector x has a point for each sample. */
static tn_status check_points(const tn_tensor *y, const tn_tensor *x, int64_t dim, const char *name)
{
    if (x->dtype == TN_DTYPE_BOOL || y->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: received a bool input for `x` or `y`, but bool is not supported",
                        name);
    if (x->rank == 1 && x->sizes[0] != y->sizes[dim])
        return tni_fail(TN_ERR_RUNTIME, "%s: There must be one `x` value for each sample point",
                        name);
    return TN_OK;
}

/* TN_ERR_RUNTIME for bools, and unless dx is a real number. */
static tn_status check_step(const tn_tensor *y, const tni_scalar *dx, const char *name)
{
    if (y->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: received a bool input for `y`, but bool is not supported", name);
    if (dx->kind == TN_KIND_BOOL || dx->kind == TN_KIND_COMPLEX)
        return tni_fail(TN_ERR_RUNTIME, "%s: Currently, we only support dx as a real number.",
                        name);
    return TN_OK;
}

/* Return the integral over no points: zeros in the shape of the result. */
static tn_tensor *nothing(tni_builder *s, tn_tensor *y, int64_t dim)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t rank = 0;
    for (int64_t i = 0; i < y->rank; i++)
        if (i != dim)
            sizes[rank++] = y->sizes[i];
    return TNI_BUILD(s, new_zeros, y, ((tni_ints){sizes, rank}), TN_DTYPE_UNDEFINED, -1,
                     TNI_NO_DEVICE, TNI_NO_BOOL);
}

static tn_tensor *divided(tni_builder *s, tn_tensor *self, const tni_scalar *by)
{
    return TNI_BUILD(s, div_Scalar, self, by);
}

static tn_tensor *sum_along(tni_builder *s, tn_tensor *self, int64_t dim)
{
    return TNI_BUILD(s, sum_dim_IntList, self, ((tni_ints){&dim, 1}), false, TN_DTYPE_UNDEFINED);
}

/* trapezoid with points: the sum of (x[i + 1] - x[i]) (y[i] + y[i + 1]) / 2. */
static tn_status integrate_points(tn_tensor *y, tn_tensor *x, int64_t along, StableIValue *outs)
{
    tni_builder s = {0};
    int64_t dim;
    TN_TRY(tni_wrap_size_dim(along, y->rank, &dim));
    /* Before the checks, as in PyTorch: without points everything else is legal. */
    if (y->sizes[dim] == 0)
        return tni_builder_return(&s, nothing(&s, y, dim), outs);
    TN_TRY(check_points(y, x, dim, "trapezoid"));
    tn_tensor *areas = product(&s, widths(&s, y, x, dim), neighbours(&s, y, dim));
    tn_tensor *sum = sum_along(&s, areas, dim);
    return tni_builder_return(&s, divided(&s, sum, TNI_REAL_SCALAR(2)), outs);
}

/* trapezoid with a step: dx (sum y - (y[0] + y[n - 1]) / 2). */
static tn_status integrate_steps(tn_tensor *y, const tni_scalar *dx, int64_t along,
                                 StableIValue *outs)
{
    tni_builder s = {0};
    int64_t dim;
    TN_TRY(tni_wrap_size_dim(along, y->rank, &dim));
    if (y->sizes[dim] == 0)
        return tni_builder_return(&s, nothing(&s, y, dim), outs);
    TN_TRY(check_step(y, dx, "trapezoid"));
    /* Both ends are added in the samples' dtype, as in PyTorch. */
    tn_tensor *first = TNI_BUILD(&s, select_int, y, dim, 0);
    tn_tensor *last = TNI_BUILD(&s, select_int, y, dim, -1);
    tn_tensor *ends = divided(&s, added(&s, first, last), TNI_REAL_SCALAR(2));
    tn_tensor *sum = difference(&s, sum_along(&s, y, dim), ends);
    return tni_builder_return(&s, TNI_BUILD(&s, mul_Scalar, sum, dx), outs);
}

TNI_TYPED(trapezoid_x)
{
    return integrate_points(in->y, in->x, in->dim, outs);
}

TNI_TYPED(trapz_x)
{
    return integrate_points(in->y, in->x, in->dim, outs);
}

TNI_TYPED(trapezoid_dx)
{
    return integrate_steps(in->y, in->dx, in->dim, outs);
}

TNI_TYPED(trapz_dx)
{
    return integrate_steps(in->y, TNI_REAL_SCALAR(in->dx), in->dim, outs);
}

/* Wrap `dim`; TN_ERR_INDEX without dimensions. */
static tn_status check_samples(const tn_tensor *y, int64_t along, int64_t *dim)
{
    if (y->rank == 0)
        return tni_fail(TN_ERR_INDEX, "slice() cannot be applied to a 0-dim tensor.");
    return tni_wrap_dim(along, y->rank, dim);
}

TNI_TYPED(cumulative_trapezoid_x)
{
    tni_builder s = {0};
    int64_t dim;
    TN_TRY(tni_wrap_size_dim(in->dim, in->y->rank, &dim));
    TN_TRY(check_points(in->y, in->x, dim, "cumulative_trapezoid"));
    /* Twice the areas; their sums are halved at the end. */
    tn_tensor *areas = product(&s, widths(&s, in->y, in->x, dim), neighbours(&s, in->y, dim));
    tn_tensor *sums = TNI_BUILD(&s, cumsum, areas, dim, TN_DTYPE_UNDEFINED);
    return tni_builder_return(&s, TNI_BUILD(&s, div_Scalar, sums, TNI_REAL_SCALAR(2)), outs);
}

TNI_TYPED(cumulative_trapezoid_dx)
{
    tni_builder s = {0};
    int64_t dim = 0;
    TN_TRY(check_step(in->y, in->dx, "cumulative_trapezoid"));
    TN_TRY(check_samples(in->y, in->dim, &dim));
    tn_tensor *half = divided(&s, neighbours(&s, in->y, dim), TNI_INT_SCALAR(2));
    tn_tensor *areas = TNI_BUILD(&s, mul_Scalar, half, in->dx);
    return tni_builder_return(&s, TNI_BUILD(&s, cumsum, areas, dim, TN_DTYPE_UNDEFINED), outs);
}

/* ---- gradient ---- */

/* One derivative of a call of gradient. */
typedef struct derivative {
    tn_tensor *self;           /* the samples, borrowed */
    int64_t dim;               /* along which */
    int64_t edge_order;        /* order of the estimates at both ends: 1 or 2 */
    const tni_scalar *spacing; /* between samples; not used if `points` is given */
    tn_tensor *points;         /* where the samples lie: a vector, borrowed; or NULL */
} derivative;

static tn_tensor *scaled(tni_builder *s, tn_tensor *a, double factor)
{
    return TNI_BUILD(s, mul_Scalar, a, TNI_REAL_SCALAR(factor));
}

/*
 * Derivatives of evenly spaced samples: (f[i + 1] - f[i - 1]) / 2h inside. The ends are one-sided
 * differences of two samples (edge order 1), or the slope of the parabola through three: (-3 f[0] +
 * 4 f[1] - f[2]) / 2h.
 */
static void derive_evenly(tni_builder *s, const derivative *d, tn_tensor **ends, tn_tensor **inner)
{
    tn_tensor *f = d->self;
    int64_t size = f->sizes[d->dim];
    tn_tensor *first[3] = {NULL};
    tn_tensor *last[3] = {NULL};
    /* The samples at both ends, the outermost first. */
    for (int64_t i = 0; i <= d->edge_order; i++) {
        first[i] = part(s, f, d->dim, i, i + 1);
        last[i] = part(s, f, d->dim, size - 1 - i, size - i);
    }
    if (d->edge_order == 1) {
        ends[0] = difference(s, first[1], first[0]);
        ends[1] = difference(s, last[0], last[1]);
    } else {
        ends[0] = difference(s, added(s, scaled(s, first[0], -1.5), scaled(s, first[1], 2)),
                             scaled(s, first[2], 0.5));
        ends[1] = added(s, difference(s, scaled(s, last[0], 1.5), scaled(s, last[1], 2)),
                        scaled(s, last[2], 0.5));
    }
    for (int i = 0; i < 2; i++)
        ends[i] = divided(s, ends[i], d->spacing);
    /* (f[i + 1] - f[i - 1]) / h / 2. */
    *inner = difference(s, part(s, f, d->dim, 2, 0), part(s, f, d->dim, 0, -2));
    *inner = scaled(s, divided(s, *inner, d->spacing), 0.5);
}

/*
 * Return the slope, at the middle one of three points at distances a and b, of the parabola through
 * them: f[0] (-b) / (a (a + b)) + f[1] (b - a) / (a b) + f[2] a / (b (a + b)).
 */
static tn_tensor *middle_slope(tni_builder *s, const derivative *d, tn_tensor *a, tn_tensor *b)
{
    tn_tensor *f = d->self;
    int64_t size = f->sizes[d->dim];
    tn_tensor *both = added(s, a, b);
    tn_tensor *left = quotient(s, scaled(s, b, -1), product(s, a, both));
    tn_tensor *here = quotient(s, difference(s, b, a), product(s, a, b));
    tn_tensor *right = quotient(s, a, product(s, b, both));
    left = product(s, part(s, f, d->dim, 0, -2), left);
    here = product(s, part(s, f, d->dim, 1, size - 1), here);
    right = product(s, part(s, f, d->dim, 2, 0), right);
    return added(s, added(s, left, here), right);
}

/*
 * Return the slope, at the outermost of three points, of the parabola through them. `near` is the
 * distance of the outermost two, `far` that of the other two. At the last point the sign is
 * reversed.
 */
static tn_tensor *end_slope(tni_builder *s, const derivative *d, tn_tensor *near, tn_tensor *far,
                            bool is_last)
{
    int64_t size = d->self->sizes[d->dim];
    tn_tensor *f[3];
    for (int64_t i = 0; i < 3; i++) {
        int64_t at = is_last ? size - 1 - i : i;
        f[i] = part(s, d->self, d->dim, at, at + 1);
    }
    tn_tensor *both = added(s, near, far);
    tn_tensor *outer = quotient(s, added(s, near, both), product(s, near, both));
    tn_tensor *next = quotient(s, both, product(s, near, far));
    tn_tensor *third = quotient(s, near, product(s, far, both));
    tn_tensor *sum = added(s, product(s, f[0], outer), product(s, f[2], third));
    tn_tensor *other = product(s, f[1], next);
    return is_last ? difference(s, sum, other) : difference(s, other, sum);
}

/* Return the distances between points, shaped to broadcast along the dimension. */
static tn_tensor *distances(tni_builder *s, const derivative *d)
{
    int64_t sizes[TN_MAX_DIM];
    for (int64_t i = 0; i < d->self->rank; i++)
        sizes[i] = i == d->dim ? -1 : 1;
    tn_tensor *gaps = difference(s, part(s, d->points, 0, 1, 0), part(s, d->points, 0, 0, -1));
    return TNI_BUILD(s, reshape, gaps, ((tni_ints){sizes, d->self->rank}));
}

/* Derivatives of samples at given points. */
static void derive_between(tni_builder *s, const derivative *d, tn_tensor **ends, tn_tensor **inner)
{
    tn_tensor *f = d->self;
    int64_t size = f->sizes[d->dim];
    tn_tensor *gaps = distances(s, d);
    tn_tensor *first = part(s, gaps, d->dim, 0, 1);
    tn_tensor *last = part(s, gaps, d->dim, -1, 0);
    *inner = middle_slope(s, d, part(s, gaps, d->dim, 0, -1), part(s, gaps, d->dim, 1, 0));
    /* Three points at each end, else two. */
    if (d->edge_order == 2) {
        ends[0] = end_slope(s, d, first, part(s, gaps, d->dim, 1, 2), false);
        ends[1] = end_slope(s, d, last, part(s, gaps, d->dim, -2, -1), true);
        return;
    }
    ends[0] = difference(s, part(s, f, d->dim, 1, 2), part(s, f, d->dim, 0, 1));
    ends[0] = quotient(s, ends[0], first);
    ends[1] =
        difference(s, part(s, f, d->dim, size - 1, size), part(s, f, d->dim, size - 2, size - 1));
    ends[1] = quotient(s, ends[1], last);
}

/* Add a derivative to the results: the first end, the inside and the last end, concatenated. */
static tn_status derive(const derivative *d, tni_list *results)
{
    tni_builder s = {0};
    tn_tensor *ends[2];
    tn_tensor *inner;
    if (d->points == NULL)
        derive_evenly(&s, d, ends, &inner);
    else
        derive_between(&s, d, ends, &inner);
    tni_list *pieces = tni_builder_list(&s, 3);
    tni_builder_add(&s, pieces, ends[0]);
    tni_builder_add(&s, pieces, inner);
    tni_builder_add(&s, pieces, ends[1]);
    tni_builder_add(&s, results, TNI_BUILD(&s, cat, pieces, d->dim));
    tni_list_drop(pieces);
    return tni_builder_end(&s);
}

/* The arguments of gradient, whichever the overload. */
typedef struct gradient_call {
    tn_tensor *self;           /* the samples */
    tni_ints dims;             /* count -1: all dimensions */
    int64_t edge_order;        /* 1 or 2 */
    const tni_scalar *spacing; /* the same for all dimensions, or NULL */
    const tni_list *spacings;  /* numbers or tensors, one per dimension, or NULL */
    bool are_points;           /* the spacings are tensors */
} gradient_call;

/*
 * Write the dimensions, wrapped, and check them: none twice, each with enough samples, and one
 * spacing for each.
 */
static tn_status gradient_dims(const gradient_call *g, int64_t *dims, int64_t *count)
{
    bool seen[TN_MAX_DIM] = {false};
    *count = g->dims.count < 0 ? g->self->rank : g->dims.count;
    if (g->spacings != NULL && g->spacings->size != (size_t)*count)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.gradient expected spacing to be unspecified, a scalar or it's "
                        "spacing and dim arguments to have the same length, but got a spacing "
                        "argument of length %zu and a dim argument of length %lld.",
                        g->spacings->size, (long long)*count);
    TN_TRY(tni_check_rank("torch.gradient", *count));
    for (int64_t i = 0; i < *count; i++) {
        TN_TRY(tni_wrap_dim(g->dims.count < 0 ? i : g->dims.items[i], g->self->rank, &dims[i]));
        if (seen[dims[i]])
            return tni_fail(TN_ERR_RUNTIME, "dim %lld appears multiple times in the list of dims",
                            (long long)dims[i]);
        seen[dims[i]] = true;
        if (g->self->rank > 0 && g->self->sizes[dims[i]] < g->edge_order + 1)
            return tni_fail(TN_ERR_RUNTIME, "torch.gradient expected each dimension size to be at "
                                            "least edge_order+1");
    }
    return TN_OK;
}

/* The checks of the other arguments. */
static tn_status check_gradient(const gradient_call *g)
{
    if (g->edge_order != 1 && g->edge_order != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.gradient only supports edge_order=1 and edge_order=2.");
    if (g->self->dtype == TN_DTYPE_U8)
        return tni_fail(TN_ERR_RUNTIME, "torch.gradient does not support uint8 input.");
    for (size_t i = 0; g->are_points && i < g->spacings->size; i++) {
        const tn_tensor *points = tni_list_tensor(g->spacings, i);
        if (points == NULL || points->rank != 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "torch.gradient expected each element of spacing to have one "
                            "dimension, but got an element with %d dimensions!",
                            points == NULL ? 0 : points->rank);
    }
    return TN_OK;
}

/* The kernel of all overloads: a list with a derivative for each dimension. */
static tn_status run_gradient(const gradient_call *g, StableIValue *outs)
{
    tni_builder s = {0};
    int64_t dims[TN_MAX_DIM];
    int64_t count;
    TN_TRY(check_gradient(g));
    TN_TRY(gradient_dims(g, dims, &count));
    /* A number has no dimension to derive along: an empty list. */
    if (g->self->rank == 0)
        count = 0;
    tni_list *results = tni_builder_list(&s, (size_t)count);
    for (int64_t i = 0; i < count && tni_builder_go_on(&s); i++) {
        derivative d = {g->self, dims[i], g->edge_order, g->spacing, NULL};
        if (g->spacings != NULL && g->are_points)
            d.points = tni_list_tensor(g->spacings, (size_t)i);
        else if (g->spacings != NULL)
            d.spacing = tni_list_scalar(g->spacings, (size_t)i);
        s.status = derive(&d, results);
    }
    return tni_builder_return_list(&s, results, outs);
}

/* Return a dimension that may be None, which means all, as a list. */
static tni_ints one_dim(const tni_maybe_int *dim)
{
    return dim->is_given ? (tni_ints){&dim->value, 1} : TNI_NO_INTS;
}

TNI_TYPED(gradient_scalarint)
{
    const tni_scalar *spacing = in->spacing != NULL ? in->spacing : TNI_INT_SCALAR(1);
    gradient_call g = {in->self, one_dim(&in->dim), in->edge_order, spacing, NULL, false};
    return run_gradient(&g, outs);
}

TNI_TYPED(gradient_scalararray)
{
    gradient_call g = {in->self, in->dim, in->edge_order, in->spacing, NULL, false};
    return run_gradient(&g, outs);
}

TNI_TYPED(gradient_array)
{
    gradient_call g = {in->self, in->dim, in->edge_order, TNI_INT_SCALAR(1), NULL, false};
    return run_gradient(&g, outs);
}

TNI_TYPED(gradient_scalarrayint)
{
    gradient_call g = {in->self, one_dim(&in->dim), in->edge_order, NULL, in->spacing, false};
    return run_gradient(&g, outs);
}

TNI_TYPED(gradient_scalarrayarray)
{
    gradient_call g = {in->self, in->dim, in->edge_order, NULL, in->spacing, false};
    return run_gradient(&g, outs);
}

TNI_TYPED(gradient_tensorarrayint)
{
    gradient_call g = {in->self, one_dim(&in->dim), in->edge_order, NULL, in->spacing, true};
    return run_gradient(&g, outs);
}

TNI_TYPED(gradient_tensorarray)
{
    gradient_call g = {in->self, in->dim, in->edge_order, NULL, in->spacing, true};
    return run_gradient(&g, outs);
}
