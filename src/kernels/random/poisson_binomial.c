/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * poisson and binomial: counts of events. Small means are drawn by counting, large ones by the
 * transformed rejection of Hormann (1993), whose algorithms PTRS and BTRS these are; the constants
 * below are from there. The number of words drawn depends on the numbers, so every step is in
 * PyTorch's order.
 */
#include "args/args_poisson_binomial.h"
#include "kernels/random/random.h"
#include "kernels/core/builder.h"

#include <math.h>

/* From this mean on numbers are drawn by rejection, whose cost does not grow with the mean. */
#define LARGE_MEAN 10

/*
 * Return the largest integer not above x, or the least int64 if that does not fit or is nan, as a
 * conversion to int64 does on x86-64.
 */
static double whole_below(double x)
{
    double whole = floor(x);
    return fabs(whole) < 0x1p63 ? whole : -0x1p63;
}

/* ---- Poisson ---- */

/*
 * Draw a Poisson number by multiplication (Knuth, vol. 2): uniform numbers are multiplied until the
 * product is at most e^-rate; one less than their count is the number of events. Takes rate + 1
 * draws on average.
 */
static double count_events(tni_generator *generator, double rate)
{
    double least = exp(-rate);
    double product = tni_random_double(generator);
    double events = 0;
    for (; product > least; events++)
        product *= tni_random_double(generator);
    return events;
}

/*
 * Draw a Poisson number by PTRS: k = floor((2 a / (0.5 - |u|) + b) u + rate + 0.43) is a candidate
 * for u in [-0.5, 0.5). Most are accepted at once by the squeeze (edge and `sure`); the others are
 * compared with the density
 *
 *     rate^k e^-rate / k!     whose logarithm is k log(rate) - rate - lgamma(k + 1)
 */
static double reject_events(tni_generator *generator, double rate)
{
    double b = 0.931 + 2.53 * sqrt(rate);
    double a = -0.059 + 0.02483 * b;
    double scale = 1.1239 + 1.1328 / (b - 3.4);
    double sure = 0.9277 - 3.6224 / (b - 2);
    for (;;) {
        double u = tni_random_double(generator) - 0.5;
        double v = tni_random_double(generator);
        double edge = 0.5 - fabs(u);
        double events = whole_below((2 * a / edge + b) * u + rate + 0.43);
        /* The squeeze: no density is needed. */
        if (edge >= 0.07 && v <= sure)
            return events;
        /* Outside of the support, or in the tail, where the bound is not valid. */
        if (events < 0 || (edge < 0.013 && v > edge))
            continue;
        if (log(v) + log(scale) - log(a / (edge * edge) + b) <=
            -rate + events * log(rate) - lgamma(events + 1))
            return events;
    }
}

/* Draw a Poisson number; a rate of 0 draws nothing. */
static double draw_poisson(tni_generator *generator, double rate)
{
    if (rate == 0)
        return 0;
    return rate >= LARGE_MEAN ? reject_events(generator, rate) : count_events(generator, rate);
}

/* Draw a number for each rate; `to` may be `rates`. All rates are checked before the first draw. */
static tn_status fill_poisson(const double *rates, int64_t count, tni_generator *given, double *to)
{
    for (int64_t i = 0; i < count; i++)
        if (!(rates[i] >= 0))
            return tni_fail(TN_ERR_RUNTIME,
                            "invalid Poisson rate, expected rate to be non-negative, got %g",
                            rates[i]);
    tni_generator *generator = tni_random_begin(given);
    for (int64_t i = 0; i < count; i++)
        to[i] = draw_poisson(generator, rates[i]);
    tni_random_end(generator);
    return TN_OK;
}

/* Return a row-major copy in double, owned by the builder. */
static tn_tensor *wide_of(tni_builder *s, const tn_tensor *self)
{
    return TNI_BUILD_OF(s, tni_clone(self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
}

TNI_TYPED(poisson)
{
    tni_builder s = {0};
    const tn_tensor *self = in->self;
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"poisson_cpu\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)self->dtype));
    tn_tensor *rates = wide_of(&s, self);
    if (tni_builder_go_on(&s) && rates->data != NULL)
        s.status = fill_poisson(rates->data, rates->numel, in->generator, rates->data);
    return tni_builder_return(
        &s, TNI_BUILD_OF(&s, tni_to_dtype(rates, (tn_dtype)self->dtype, &s.made)), outs);
}

/* ---- binomial ---- */

/*
 * Draw a binomial number by waiting times (Devroye, 1986): the number of trials until the next
 * success is geometric, ceil(log(u) / log(1 - p)); successes are counted until the trials are used
 * up. Takes trials * p + 1 draws on average.
 */
static double count_successes(tni_generator *generator, double trials, double p)
{
    double log_failure = log1p(-p);
    double used = 0;
    for (double successes = 0;; successes++) {
        /* The trials up to the next success; log of 0 gives infinity, which ends the loop. */
        used += ceil(log(tni_random_double(generator)) / log_failure);
        if (!(used <= trials))
            return successes;
    }
}

/*
 * Return what Stirling's approximation leaves of log k!:
 *
 *     log k! = (k + 1/2) log(k + 1) - (k + 1) + log(2 pi) / 2 + rest(k)
 *
 * computed from lgamma for k <= 9, by the first terms of the series for others.
 */
static double stirling_rest(double k)
{
    double next = k + 1;
    double square = next * next;
    if (k <= 9)
        return lgamma(next) -
               ((k + 0.5) * log(next) - next + 0.5 * log(2 * 3.14159265358979323846));
    return (1.0 / 12 - (1.0 / 360 - 1.0 / 1260 / square) / square) / next;
}

/*
 * Draw a binomial number, p <= 0.5, by BTRS: candidates and squeeze as in reject_events; the others
 * are compared with the density relative to that at its mode m, with Stirling's approximation for
 * the factorials.
 */
static double reject_successes(tni_generator *generator, double trials, double p)
{
    double deviation = sqrt(trials * p * (1 - p));
    double b = 1.15 + 2.53 * deviation;
    double a = -0.0873 + 0.0248 * b + 0.01 * p;
    double center = trials * p + 0.5;
    double sure = 0.92 - 4.2 / b;
    double odds = p / (1 - p);
    double alpha = (2.83 + 5.1 / b) * deviation;
    double m = floor((trials + 1) * p);
    for (;;) {
        double u = tni_random_double(generator) - 0.5;
        double v = tni_random_double(generator);
        double edge = 0.5 - fabs(u);
        double k = floor((2 * a / edge + b) * u + center);
        /* The squeeze, then the support, then the density. */
        if (edge >= 0.07 && v <= sure)
            return k;
        if (k < 0 || k > trials)
            continue;
        double bound = (m + 0.5) * log((m + 1) / (odds * (trials - m + 1))) +
                       (trials + 1) * log((trials - m + 1) / (trials - k + 1)) +
                       (k + 0.5) * log(odds * (trials - k + 1) / (k + 1)) + stirling_rest(m) +
                       stirling_rest(trials - m) - stirling_rest(k) - stirling_rest(trials - k);
        if (log(v * alpha / (a / (edge * edge) + b)) <= bound)
            return k;
    }
}

/* Draw a binomial number. p above 0.5 counts failures instead. */
static double draw_binomial(tni_generator *generator, double trials, double p)
{
    /* Degenerate cases draw nothing; a nan passes the first two comparisons. */
    if (trials <= 0 || p <= 0)
        return 0;
    if (p >= 1)
        return trials;
    if (isnan(trials) || isnan(p))
        return NAN;
    double less = p <= 0.5 ? p : 1 - p;
    double drawn = trials * less >= LARGE_MEAN ? reject_successes(generator, trials, less)
                                               : count_successes(generator, trials, less);
    return p <= 0.5 ? drawn : trials - drawn;
}

/* Check dtypes of the two tensors. */
static tn_status check_binomial(const tn_tensor *count, const tn_tensor *prob)
{
    const tn_tensor *both[2] = {count, prob};
    for (int i = 0; i < 2; i++)
        if (!tni_dtype_is((tn_dtype)both[i]->dtype, TNI_DTYPE_FLOATING))
            return tni_fail(TN_ERR_VALUE,
                            "binomial only supports floating-point dtypes for %s, got: %s",
                            i == 0 ? "count" : "prob", tni_scalar_name((tn_dtype)both[i]->dtype));
    if (count->dtype != prob->dtype)
        return tni_fail(TN_ERR_RUNTIME, "binomial: found dtype %s but expected %s",
                        tni_scalar_name((tn_dtype)prob->dtype),
                        tni_scalar_name((tn_dtype)count->dtype));
    if (count->dtype != TN_DTYPE_F32 && count->dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"binomial_cpu\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)count->dtype));
    return TN_OK;
}

/*
 * Numbers are drawn in the order of memory of the result, whose strides follow from both tensors.
 */
TNI_TYPED(binomial)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM];
    int64_t rank;
    TN_TRY(check_binomial(in->count, in->prob));
    TN_TRY(tni_broadcast(tni_sizes_of(in->count), tni_sizes_of(in->prob), &rank, sizes));
    const tni_strided *const inputs[] = {tni_strided_of(in->count), tni_strided_of(in->prob)};
    tni_result_strides(inputs, 2, rank, sizes, strides);
    tni_tensor_spec spec = {
        .dtype = TN_DTYPE_F64, .rank = rank, .sizes = sizes, .strides = strides};
    /*
     * Both broadcast to dense copies in the order of the result, and `drawn` is overwritten in
     * place.
     */
    tn_tensor *p = TNI_BUILD_OF(&s, tni_tensor_empty(&spec, in->count->device, &s.made));
    tn_tensor *drawn = TNI_BUILD_OF(&s, tni_tensor_empty(&spec, in->count->device, &s.made));
    TNI_BUILD_DO(&s, tni_copy(p, in->prob));
    TNI_BUILD_DO(&s, tni_copy(drawn, in->count));
    if (tni_builder_go_on(&s) && drawn->data != NULL) {
        double *to = drawn->data;
        tni_generator *generator = tni_random_begin(in->generator);
        for (int64_t i = 0; i < drawn->numel; i++)
            to[i] = draw_binomial(generator, to[i], ((const double *)p->data)[i]);
        tni_random_end(generator);
    }
    return tni_builder_return(
        &s, TNI_BUILD_OF(&s, tni_to_dtype(drawn, (tn_dtype)in->count->dtype, &s.made)), outs);
}
