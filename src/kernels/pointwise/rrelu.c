/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * rrelu, rrelu_with_noise and their in-place and out= variants: a relu whose slope for x <= 0 is
 * drawn uniformly for each element in training (Xu and others, 2015), and is the mean of the bounds
 * otherwise. The slopes are returned as the noise, with 1 for elements above 0.
 */
#include "args/args_rrelu.h"
#include "calls/calls_pointwise.h"
#include "kernels/core/iterator.h"
#include "kernels/random/random.h"
#include "kernels/core/builder.h"

#include <float.h>
#include <math.h>

/* One call. */
typedef struct slopes {
    tn_tensor *self;             /* the input */
    tn_tensor *noise;            /* written in training */
    double lower;                /* smallest slope */
    double upper;                /* largest slope */
    bool is_on;                  /* in training */
    tni_generator *generator;    /* draws the slopes; NULL: the process's generator */
    const tni_scalar *bounds[2]; /* the bounds as given: complex ones are refused */
} slopes;

/* Check the bounds, the noise's sizes and, in training, the dtypes. */
static tn_status check(const slopes *c)
{
    tni_shape_text own;
    tni_shape_text other;
    TN_TRY(tni_check_scalar(TN_DTYPE_F64, c->bounds[0]));
    TN_TRY(tni_check_scalar(TN_DTYPE_F64, c->bounds[1]));
    if (!tni_has_sizes(c->noise, c->self->rank, c->self->sizes))
        return tni_fail(TN_ERR_RUNTIME,
                        "noise tensor shape must match self tensor shape. Got self.shape = %s "
                        "noise.shape = %s",
                        tni_shape_print(&own, c->self->rank, c->self->sizes),
                        tni_shape_print(&other, c->noise->rank, c->noise->sizes));
    if (!c->is_on)
        return TN_OK;
    if (c->self->dtype != TN_DTYPE_F32 && c->self->dtype != TN_DTYPE_F64 &&
        c->self->dtype != TN_DTYPE_BF16)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "\"rrelu_with_noise_out_cpu\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)c->self->dtype));
    if (c->noise->dtype != c->self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name((tn_dtype)c->self->dtype),
                        tni_scalar_name((tn_dtype)c->noise->dtype));
    const tni_scalar bounds[] = {{TN_KIND_DOUBLE, {.real = c->lower}},
                                 {TN_KIND_DOUBLE, {.real = c->upper}}};
    for (int i = 0; i < 2 && c->self->numel > 0; i++)
        TN_TRY(tni_check_scalar((tn_dtype)c->self->dtype, &bounds[i]));
    return TN_OK;
}

/*
 * Write a slope for each element, in row-major order: drawn for x <= 0, and 1 for positive elements
 * and nan. Bounds are checked only if something is drawn, as in PyTorch. Drawing holds the
 * generator's lock.
 */
static tn_status draw(const slopes *c, const tn_tensor *input, double *to)
{
    const double *from = input->data;
    const double lower = tni_random_rounded(c->lower, (tn_dtype)c->self->dtype);
    const double upper = tni_random_rounded(c->upper, (tn_dtype)c->self->dtype);
    int64_t first = 0;
    /* Find the first element that needs a draw, before the generator is locked. */
    while (first < input->numel && !(from[first] <= 0))
        to[first++] = 1;
    if (first == input->numel)
        return TN_OK;
    if (!(c->lower <= c->upper) || c->upper - c->lower > DBL_MAX)
        return tni_fail(TN_ERR_RUNTIME,
                        "rrelu_with_noise: expected finite bounds, the lower one first, got %g and "
                        "%g",
                        c->lower, c->upper);
    tni_generator *generator = tni_random_begin(c->generator);
    for (int64_t i = first; i < input->numel; i++)
        to[i] = from[i] <= 0 ? fma(tni_random_double(generator), upper - lower, lower) : 1;
    tni_random_end(generator);
    return TN_OK;
}

/*
 * Return the result as a new tensor. In training the noise is written, without increasing its
 * version, as in PyTorch: the backward of this very call reads it.
 */
static tn_tensor *apply(tni_builder *s, const slopes *c)
{
    /* Slopes are drawn in double and rounded to the dtype of self before they are applied. */
    tn_tensor *dense = TNI_BUILD_OF(s, tni_contiguous(c->self, &s->made));
    if (!c->is_on)
        return TNI_BUILD(s, leaky_relu, dense, TNI_REAL_SCALAR((c->lower + c->upper) / 2));
    tn_tensor *wide =
        TNI_BUILD_OF(s, tni_clone(c->self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
    tn_tensor *drawn = TNI_BUILD_OF(
        s, tni_new_like(c->self, TN_DTYPE_F64, c->self->rank, c->self->sizes, &s->made));
    if (tni_builder_go_on(s) && drawn->data != NULL)
        s->status = draw(c, wide, drawn->data);
    tn_tensor *slope = TNI_BUILD_OF(s, tni_to_dtype(drawn, (tn_dtype)c->self->dtype, &s->made));
    tn_tensor *result = TNI_BUILD(s, mul_Tensor, dense, slope);
    TNI_BUILD_DO(s, tni_copy(c->noise, slope));
    return result;
}

/* A call from the arguments, which have the same names in all variants. */
#define SLOPES                                                                                     \
    {                                                                                              \
        in->self, in->noise, tni_scalar_real(in->lower), tni_scalar_real(in->upper), in->training, \
            in->generator,                                                                         \
        {                                                                                          \
            in->lower, in->upper                                                                   \
        }                                                                                          \
    }

TNI_TYPED(rrelu_with_noise)
{
    tni_builder s = {0};
    slopes c = SLOPES;
    TN_TRY(check(&c));
    return tni_builder_return(&s, apply(&s, &c), outs);
}

TNI_TYPED(rrelu_with_noise_)
{
    tni_builder s = {0};
    slopes c = SLOPES;
    TN_TRY(check(&c));
    TN_TRY(tni_check_no_overlap(in->self));
    tn_tensor *result = apply(&s, &c);
    TNI_BUILD_DO(&s, tni_copy(in->self, result));
    if (tni_builder_go_on(&s))
        tni_tensor_bump_version(in->self);
    return tni_builder_return(&s, in->self, outs);
}

TNI_TYPED(rrelu_with_noise_out)
{
    tni_builder s = {0};
    slopes c = SLOPES;
    TN_TRY(check(&c));
    TN_TRY(tni_check_no_overlap(in->out));
    TN_TRY(tni_check_disjoint(in->out, in->noise));
    tn_tensor *result = apply(&s, &c);
    return tni_builder_deliver(&s, result, in->out, outs);
}

/* ---- rrelu: with noise of its own ---- */

/* Fail unless lower <= upper. */
static tn_status check_order(const tni_scalar *lower, const tni_scalar *upper)
{
    if (tni_scalar_real(lower) <= tni_scalar_real(upper))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "Lower bound should be less than or equal to the upper bound");
}

/* Fail unless the bounds are finite and in order. The in-place operator checks their order only. */
static tn_status check_bounds(const tni_scalar *lower, const tni_scalar *upper)
{
    const double bounds[] = {tni_scalar_real(lower), tni_scalar_real(upper)};
    for (int i = 0; i < 2; i++)
        if (!isfinite(bounds[i]))
            return tni_fail(TN_ERR_RUNTIME, "rrelu: %s bound must be finite, got %g",
                            i == 0 ? "lower" : "upper", bounds[i]);
    return check_order(lower, upper);
}

/* Make the noise, with undefined elements. */
static tn_tensor *new_noise(tni_builder *s, tn_tensor *self)
{
    return TNI_BUILD(s, empty_like, self, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1);
}

TNI_TYPED(rrelu)
{
    tni_builder s = {0};
    TN_TRY(check_bounds(in->lower, in->upper));
    tn_tensor *noise = new_noise(&s, in->self);
    return tni_builder_return(&s,
                              TNI_BUILD(&s, rrelu_with_noise, in->self, noise, in->lower, in->upper,
                                        in->training, in->generator),
                              outs);
}

TNI_TYPED(rrelu_)
{
    tni_builder s = {0};
    TN_TRY(check_order(in->lower, in->upper));
    tn_tensor *noise = new_noise(&s, in->self);
    TNI_BUILD_DO(&s, tni_call_rrelu_with_noise_(in->self, noise, in->lower, in->upper, in->training,
                                                in->generator));
    return tni_builder_return(&s, in->self, outs);
}
