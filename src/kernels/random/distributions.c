/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * In-place random operators: uniform_, normal_, random_ and its ranges, bernoulli_, exponential_,
 * geometric_, cauchy_, log_normal_; and bernoulli, normal, multinomial, whose parameters are
 * tensors.
 *
 * This file checks parameters with PyTorch's messages and has the formulas; random.h draws.
 * exponential_, geometric_ and cauchy_ invert the distribution function at a uniform number;
 * log_normal_ is exp of a normal number.
 */
#include "args/args_distributions.h"
#include "calls/calls_random.h"
#include "kernels/core/iterator.h"
#include "kernels/index/sort_keys.h"
#include "kernels/random/random.h"
#include "kernels/core/builder.h"

#include <math.h>

#define PI 3.14159265358979323846

/* End an operator that wrote self: count the change in its version and return self. */
static tn_status filled(tn_status status, tn_tensor *self, StableIValue *outs)
{
    TN_TRY(status);
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

/* Refuse dtypes that are not floating, and those of eight bits. */
static tn_status check_real(const tn_tensor *self, const char *name)
{
    if (tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING) &&
        tni_dtypes[self->dtype].bytes > 1)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                    tni_scalar_name((tn_dtype)self->dtype));
}

/*
 * Check the bounds of uniform_: both, and their distance, must be finite in the dtype. The messages
 * have PyTorch's names of the types.
 */
static tn_status check_bounds(tn_dtype dtype, double from, double to)
{
    bool is_half = dtype == TN_DTYPE_F16;
    double greatest = is_half                  ? 65504
                      : dtype == TN_DTYPE_BF16 ? 0x1.FEp127
                      : dtype == TN_DTYPE_F32  ? 0x1.FFFFFEp127
                                               : 0x1.FFFFFFFFFFFFFp1023;
    const char *type = is_half                  ? "c10::Half"
                       : dtype == TN_DTYPE_BF16 ? "c10::BFloat16"
                       : dtype == TN_DTYPE_F32  ? "float"
                                                : "double";
    if (!(fabs(from) <= greatest) || !(fabs(to) <= greatest))
        return tni_fail(TN_ERR_RUNTIME, "%s is out of bounds for %s",
                        fabs(from) <= greatest ? "to" : "from", type);
    if (!(from <= to))
        return tni_fail(TN_ERR_RUNTIME,
                        "uniform_ expects to return a [from, to) range, but found from=%g > to=%g",
                        from, to);
    if (!(to - from <= greatest))
        return tni_fail(TN_ERR_RUNTIME,
                        "uniform_ expects to-from <= std::numeric_limits<%s>::max(), but found "
                        "to=%g and from=%g which result in to-from to exceed the limit",
                        tni_scalar_name(dtype), to, from);
    return TN_OK;
}

/* A complex tensor is filled as pairs of real numbers. */
TNI_TYPED(uniform_)
{
    if (tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_COMPLEX)) {
        tn_tensor *pairs;
        TN_TRY(tni_call_view_as_real(in->self, &pairs));
        tn_status status = tni_call_uniform_(pairs, in->from, in->to, in->generator);
        tn_tensor_release(pairs);
        return filled(status, in->self, outs);
    }
    TN_TRY(check_real(in->self, "check_uniform_bounds"));
    TN_TRY(check_bounds((tn_dtype)in->self->dtype, in->from, in->to));
    return filled(tni_random_uniforms(in->self, in->generator, in->from, in->to), in->self, outs);
}

/*
 * Real and imaginary part of a complex number are independent with the same mean, and the variance
 * is their sum: so each has std / sqrt(2).
 */
TNI_TYPED(normal_)
{
    tn_tensor *pairs;
    if (!(in->std >= 0))
        return tni_fail(TN_ERR_RUNTIME, "normal expects std >= 0.0, but found std %g", in->std);
    if (!tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_COMPLEX)) {
        /* As in PyTorch, an empty tensor of any dtype passes: nothing is drawn for it. */
        TN_TRY(in->self->numel == 0 ? TN_OK : check_real(in->self, "normal_kernel_cpu"));
        return filled(tni_random_normals(in->self, in->generator, in->mean, in->std), in->self,
                      outs);
    }
    TN_TRY(tni_call_view_as_real(in->self, &pairs));
    tn_status status = tni_random_normals(pairs, in->generator, in->mean, in->std / sqrt(2));
    tn_tensor_release(pairs);
    return filled(status, in->self, outs);
}

/* ---- random_ ---- */

/*
 * Return how many integers from 0 on random_ draws for a dtype: all that it represents exactly and
 * without gaps; 0 means 2^64.
 */
static uint64_t count_of(tn_dtype dtype)
{
    switch ((int)dtype) {
    case TN_DTYPE_BOOL:
        return 2;
    case TN_DTYPE_F64:
        return (UINT64_C(1) << 53) + 1;
    case TN_DTYPE_F32:
        return (UINT64_C(1) << 24) + 1;
    case TN_DTYPE_F16:
        return (UINT64_C(1) << 11) + 1;
    case TN_DTYPE_BF16:
        return (UINT64_C(1) << 8) + 1;
    case TN_DTYPE_U64:
        return 0;
    default:
        return UINT64_C(1) << (8 * tni_dtypes[dtype].bytes - tni_dtype_is(dtype, TNI_DTYPE_SIGNED));
    }
}

/* Without bounds, dtypes of 64 bits draw two words, and others one, whatever the range. */
TNI_TYPED(random_)
{
    tn_tensor *self = in->self;
    if (tni_category((tn_dtype)self->dtype) > 2)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"random_kernel_cpu\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)self->dtype));
    /* int64, uint64 and double; a uint64's count of 0 means all 64-bit numbers. */
    bool is_wide = tni_dtypes[self->dtype].bytes == 8;
    tn_status status =
        is_wide ? tni_random_integers(self, in->generator, 0, count_of((tn_dtype)self->dtype))
                : tni_random_words_below(self, in->generator, count_of((tn_dtype)self->dtype));
    return filled(status, self, outs);
}

/*
 * Check that the first and the last integer are in the range of the dtype. Floating dtypes other
 * than float16 are not checked, nor are 64-bit ones, except that uint64 takes no negative number.
 */
static tn_status check_range(const tn_tensor *self, int64_t from, int64_t last)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    if (tni_category(dtype) > 2)
        return tni_fail(TN_ERR_RUNTIME, "check_random_bounds handles only integral, floating-point "
                                        "and boolean types");
    /* The limits of the dtype; float16's are its largest finite numbers. */
    bool is_half = dtype == TN_DTYPE_F16;
    if (dtype == TN_DTYPE_U64 && from < 0)
        return tni_fail(TN_ERR_RUNTIME, "from is out of bounds for %s", tni_scalar_name(dtype));
    if ((tni_category(dtype) > 1 && !is_half) || tni_dtypes[dtype].bytes >= 8)
        return TN_OK;
    int bits = dtype == TN_DTYPE_BOOL
                   ? 1
                   : 8 * tni_dtypes[dtype].bytes - tni_dtype_is(dtype, TNI_DTYPE_SIGNED);
    int64_t most = is_half ? 65504 : (INT64_C(1) << bits) - 1;
    int64_t least = is_half ? -most : tni_dtype_is(dtype, TNI_DTYPE_SIGNED) ? -most - 1 : 0;
    const char *name = is_half ? "c10::Half" : tni_scalar_name(dtype);
    if (from < least || from > most)
        return tni_fail(TN_ERR_RUNTIME, "from is out of bounds for %s", name);
    if (last < least || last > most)
        return tni_fail(TN_ERR_RUNTIME, "to - 1 is out of bounds for %s", name);
    return TN_OK;
}

/* Fill self with integers in [from, to). */
static tn_status random_between(tn_tensor *self, int64_t from, int64_t to, tni_generator *generator,
                                StableIValue *outs)
{
    if (from >= to)
        return tni_fail(TN_ERR_RUNTIME,
                        "random_ expects 'from' to be less than 'to', but got from=%lld >= to=%lld",
                        (long long)from, (long long)to);
    TN_TRY(check_range(self, from, to - 1));
    uint64_t range = (uint64_t)to - (uint64_t)from;
    return filled(tni_random_integers(self, generator, from, range), self, outs);
}

TNI_TYPED(random__to)
{
    return random_between(in->self, 0, in->to, in->generator, outs);
}

/* Without `to`, integers go up to the largest that the dtype represents exactly. */
TNI_TYPED(random__from)
{
    tn_tensor *self = in->self;
    if (in->to.is_given)
        return random_between(self, in->from, in->to.value, in->generator, outs);
    if (tni_dtypes[self->dtype].bytes == 8 && tni_category((tn_dtype)self->dtype) == 1) {
        /* INT64_MAX is included; for the whole range of int64 this wraps to 0, which means 2^64. */
        uint64_t range = (uint64_t)INT64_MAX - (uint64_t)in->from + 1;
        return filled(tni_random_integers(self, in->generator, in->from, range), self, outs);
    }
    bool is_number = tni_category((tn_dtype)self->dtype) <= 2; /* others are refused below */
    uint64_t count = is_number ? count_of((tn_dtype)self->dtype) : 1;
    return random_between(self, in->from, (int64_t)count, in->generator, outs);
}

/* ---- bernoulli ---- */

/* Check a probability. */
static tn_status check_p(double p)
{
    return p >= 0 && p <= 1
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME, "bernoulli_ expects p to be in [0, 1], but got p=%g", p);
}

TNI_TYPED(bernoulli__float)
{
    TN_TRY(check_p(in->p));
    if (tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "\"bernoulli_scalar_cpu_\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)in->self->dtype));
    return filled(tni_random_bernoulli(in->self, in->generator, in->p), in->self, outs);
}

/* Replace each probability by 1 with that probability, else by 0. */
static void draw_each(tni_generator *generator, bool is_double, int64_t count, double *items)
{
    double numbers[TNI_RANDOM_BLOCK];
    for (int64_t i = 0; i < count; i += TNI_RANDOM_BLOCK) {
        int64_t part = count - i < TNI_RANDOM_BLOCK ? count - i : TNI_RANDOM_BLOCK;
        tni_random_reals(generator, part, is_double, numbers);
        for (int64_t k = 0; k < part; k++)
            items[i + k] = numbers[k] < items[i + k];
    }
}

/*
 * Fill self with zeros and ones, drawn in the order of memory of self with a probability for each
 * element. Double probabilities take 53 random bits, others 24.
 */
static tn_status bernoulli_each(tn_tensor *self, const tn_tensor *p, tni_generator *given)
{
    tn_tensor *wide;
    bool is_double = p->dtype == TN_DTYPE_F64;
    TN_TRY(check_real(p, "bernoulli_tensor_cpu_p_"));
    if (!tni_broadcasts_to(p, self->rank, self->sizes))
        return tni_fail(TN_ERR_RUNTIME, "bernoulli_: the probabilities do not fit the tensor");
    TN_TRY(tni_check_no_overlap(self));
    if (self->numel == 0 || self->data == NULL)
        return TN_OK;
    /* A dense copy of the probabilities in the order of self becomes the result. */
    int64_t strides[TN_MAX_DIM];
    tni_preserved_strides(self, strides);
    tni_tensor_spec spec = {
        .dtype = TN_DTYPE_F64, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    TN_TRY(tni_tensor_empty(&spec, self->device, &wide));
    tn_status status = tni_copy(wide, p);
    double *items = wide->data;
    /* Before the first draw, so that a failure leaves the generator as it was. */
    for (int64_t i = 0; i < wide->numel && status == TN_OK; i++)
        status = check_p(items[i]);
    if (status == TN_OK) {
        tni_generator *generator = tni_random_begin(given);
        draw_each(generator, is_double, wide->numel, items);
        tni_random_end(generator);
        status = tni_copy(self, wide);
    }
    tn_tensor_release(wide);
    return status;
}

TNI_TYPED(bernoulli__Tensor)
{
    return filled(bernoulli_each(in->self, in->p, in->generator), in->self, outs);
}

TNI_TYPED(bernoulli)
{
    tn_tensor *result;
    TN_TRY(tni_new_like(in->self, (tn_dtype)in->self->dtype, in->self->rank, in->self->sizes,
                        &result));
    return tni_return_or_drop(tni_call_bernoulli__Tensor(result, in->self, in->generator), result,
                              outs);
}

/* Drawn in the dtype of `out`, which may be an integer's. */
TNI_TYPED(bernoulli_out)
{
    tn_tensor *result;
    TN_TRY(
        tni_new_like(in->self, (tn_dtype)in->out->dtype, in->self->rank, in->self->sizes, &result));
    tn_status status = tni_call_bernoulli__Tensor(result, in->self, in->generator);
    return tni_deliver(call, status, result, in->out, outs);
}

TNI_TYPED(bernoulli_p)
{
    tn_tensor *result;
    TN_TRY(tni_new_like(in->self, (tn_dtype)in->self->dtype, in->self->rank, in->self->sizes,
                        &result));
    return tni_return_or_drop(tni_call_bernoulli__float(result, in->p, in->generator), result,
                              outs);
}

/* ---- continuous distributions, geometric_ ---- */

/* Draw the number of trials to the first success, ceil(log(u) / log(1 - p)). */
static void draw_geometric(tni_generator *generator, int64_t count, const void *context, void *to)
{
    double failure = log(1 - *(const double *)context);
    double *numbers = to;
    tni_random_reals(generator, count, true, numbers);
    for (int64_t i = 0; i < count; i++)
        numbers[i] = ceil(log(numbers[i]) / failure);
}

/* Two parameters of a distribution. */
typedef struct pair {
    double first;  /* median or mean */
    double second; /* scale or deviation */
} pair;

/* Draw median + sigma tan(pi (u - 1/2)). */
static void draw_cauchy(tni_generator *generator, int64_t count, const void *context, void *to)
{
    const pair *given = context;
    double *numbers = to;
    tni_random_reals(generator, count, true, numbers);
    for (int64_t i = 0; i < count; i++)
        numbers[i] = given->first + given->second * tan(PI * (numbers[i] - 0.5));
}

/* Draw exp(x), where x is normal with the given mean and deviation. */
static void draw_log_normal(tni_generator *generator, int64_t count, const void *context, void *to)
{
    const pair *given = context;
    double *numbers = to;
    for (int64_t i = 0; i < count; i++)
        numbers[i] = exp(tni_random_normal(generator) * given->second + given->first);
}

/* Refuse dtypes that are not floating. */
static tn_status check_continuous(const tn_tensor *self, const char *name)
{
    return tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING)
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME,
                          "%s distribution is a continuous probability distribution. dtype must be "
                          "a floating point but you specified %s",
                          name, tni_scalar_name((tn_dtype)self->dtype));
}

TNI_TYPED(exponential_)
{
    TN_TRY(in->self->numel == 0 ? TN_OK : check_continuous(in->self, "Exponential"));
    if (!(in->lambd > 0))
        return tni_fail(TN_ERR_RUNTIME, "exponential_ expects lambda > 0.0, but found lambda=%g",
                        in->lambd);
    return filled(tni_random_exponentials(in->self, in->generator, in->lambd), in->self, outs);
}

TNI_TYPED(geometric_)
{
    if (!(in->p > 0 && in->p < 1))
        return tni_fail(TN_ERR_RUNTIME, "geometric_ expects p to be in (0, 1), but got p=%g",
                        in->p);
    return filled(tni_random_fill(in->self, in->generator, TN_DTYPE_F64, draw_geometric, &in->p),
                  in->self, outs);
}

TNI_TYPED(cauchy_)
{
    pair given = {in->median, in->sigma};
    TN_TRY(check_continuous(in->self, "Cauchy"));
    if (!(in->sigma > 0))
        return tni_fail(TN_ERR_RUNTIME, "cauchy_ expects sigma > 0.0, but found sigma=%g",
                        in->sigma);
    return filled(tni_random_fill(in->self, in->generator, TN_DTYPE_F64, draw_cauchy, &given),
                  in->self, outs);
}

TNI_TYPED(log_normal_)
{
    pair given = {in->mean, in->std};
    if (!(in->std > 0))
        return tni_fail(TN_ERR_RUNTIME, "log_normal_ expects std > 0.0, but found std=%g", in->std);
    TN_TRY(in->self->numel == 0 ? TN_OK : check_real(in->self, "log_normal_cpu"));
    return filled(tni_random_fill(in->self, in->generator, TN_DTYPE_F64, draw_log_normal, &given),
                  in->self, outs);
}

/* ---- normal with tensors of means and deviations ---- */

/* Check that no deviation is negative or nan: `min` returns nan if there is one. */
static tn_status check_deviations(tn_tensor *std)
{
    tni_builder s = {0};
    tni_scalar least = {.kind = TN_KIND_DOUBLE};
    if (tni_category((tn_dtype)std->dtype) == 3)
        return tni_fail(TN_ERR_RUNTIME, "normal expects standard deviation to be non-complex");
    if (std->numel == 0 || std->data == NULL)
        return TN_OK;
    tn_tensor *smallest = TNI_BUILD(&s, min, std);
    if (tni_builder_go_on(&s))
        TNI_BUILD_DO(&s, tni_read_number(smallest, &least));
    TN_TRY(tni_builder_end(&s));
    return tni_scalar_real(&least) >= 0
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME, "normal expects all elements of std >= 0.0");
}

/* Mean and deviation; a tensor that is NULL is replaced by its number. All borrowed. */
typedef struct parameters {
    tn_tensor *mean;    /* a mean for each element, or NULL */
    tn_tensor *std;     /* a deviation for each element, or NULL */
    double mean_number; /* used if mean is NULL */
    double std_number;  /* used if std is NULL; else 1 */
} parameters;

/*
 * Return normal numbers times std plus mean; *out is new. The dtype is that of `given`, or of the
 * first tensor if that is NULL; the sizes are those of the tensors, broadcast.
 */
static tn_status normal_of(const parameters *in, const tn_tensor *given, tni_generator *generator,
                           tn_tensor **out)
{
    static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    const tn_tensor *like = in->mean != NULL ? in->mean : in->std;
    int64_t sizes[TN_MAX_DIM];
    int64_t rank = like->rank;
    tn_tensor *result;
    /* Written so that nan is refused. */
    if (in->std == NULL && !(in->std_number >= 0))
        return tni_fail(TN_ERR_RUNTIME, "normal expects std >= 0.0, but found std %g",
                        in->std_number);
    if (in->std != NULL)
        TN_TRY(check_deviations(in->std));
    memcpy(sizes, like->sizes, (size_t)rank * sizeof *sizes);
    if (in->mean != NULL && in->std != NULL)
        TN_TRY(tni_broadcast(tni_sizes_of(in->mean), tni_sizes_of(in->std), &rank, sizes));
    tn_dtype dtype = (tn_dtype)(given != NULL ? given->dtype : like->dtype);
    TN_TRY(tni_new_like(like, dtype, rank, sizes, &result));
    /* With a tensor of deviations std_number is 1: scaled and shifted afterwards, in the dtype. */
    tn_status status = tni_call_normal_(result, 0, in->std_number, generator);
    tni_scalar shift = {TN_KIND_DOUBLE, {.real = in->mean_number}};
    if (status == TN_OK && in->std != NULL)
        status = tni_call_mul__Tensor(result, in->std);
    if (status == TN_OK && in->mean != NULL)
        status = tni_call_add__Tensor(result, in->mean, &one);
    else if (status == TN_OK && result->numel > 0)
        status = tni_call_add__Scalar(result, &shift, &one);
    if (status != TN_OK)
        tn_tensor_release(result);
    else
        *out = result;
    return status;
}

/* The functional form and the one with out=. */
#define NORMAL_FORMS(name, ...)                                                                    \
    TNI_TYPED(name)                                                                                \
    {                                                                                              \
        tn_tensor *result;                                                                         \
        TN_TRY(normal_of(&(parameters){__VA_ARGS__}, NULL, in->generator, &result));               \
        return tni_return_take(result, outs);                                                      \
    }                                                                                              \
    TNI_TYPED(name##_out)                                                                          \
    {                                                                                              \
        tn_tensor *result = NULL;                                                                  \
        tn_status status = normal_of(&(parameters){__VA_ARGS__}, in->out, in->generator, &result); \
        return tni_deliver(call, status, result, in->out, outs);                                   \
    }

NORMAL_FORMS(normal_Tensor_Tensor, in->mean, in->std, 0, 1)
NORMAL_FORMS(normal_Tensor_float, in->mean, NULL, 0, in->std)
NORMAL_FORMS(normal_float_Tensor, NULL, in->std, in->mean, 1)

/* Arguments: mean, std, size, generator, options. */
TNI_KERNEL(normal_float_float)
{
    tn_tensor *result;
    TN_TRY(tni_make(call, args + 4, tni_default_dtype(), tni_arg_ints(args[2]), &result));
    tn_status status = tni_call_normal_(result, tni_arg_double(args[0]), tni_arg_double(args[1]),
                                        tni_arg_maybe_generator(args[3]));
    return tni_return_or_drop(status, result, outs);
}

/* ---- multinomial ---- */

/* Write the sum of a row's weights, each of which must be finite and not negative. */
static tn_status add_weights(const double *weights, int64_t classes, double *out)
{
    double sum = 0;
    for (int64_t i = 0; i < classes; i++) {
        if (!(weights[i] >= 0) || isinf(weights[i]))
            return tni_fail(TN_ERR_RUNTIME,
                            "probability tensor contains either `inf`, `nan` or element < 0");
        sum += weights[i];
    }
    if (!(sum > 0))
        return tni_fail(TN_ERR_RUNTIME,
                        "invalid multinomial distribution (sum of probabilities <= 0)");
    *out = sum;
    return TN_OK;
}

/*
 * Draw samples with replacement: u is looked up in the running sums of the weights by bisection,
 * O(log classes) per sample. The weights are overwritten.
 */
static tn_status draw_row(tni_generator *generator, double *weights, int64_t classes,
                          int64_t samples, int64_t *to)
{
    double sum;
    TN_TRY(add_weights(weights, classes, &sum));
    double running = 0;
    for (int64_t i = 0; i < classes; i++) {
        running += weights[i];
        weights[i] = running / sum;
    }
    /* Rounding may leave the last sum below 1, and a u beyond it. */
    weights[classes - 1] = 1;
    for (int64_t k = 0; k < samples; k++) {
        double at = tni_random_double(generator);
        int64_t low = 0;
        int64_t high = classes;
        /* The first class whose running sum is at least u is in [low, high]. */
        while (high > low) {
            int64_t middle = low + (high - low) / 2;
            if (weights[middle] < at)
                low = middle + 1;
            else
                high = middle;
        }
        to[k] = low;
    }
    return TN_OK;
}

/*
 * Write the positions of the largest numbers, of equal ones the first: each number that exceeds the
 * least of those found so far is inserted among them. Few do.
 */
static void scan_largest(const double *numbers, int64_t count, int64_t samples, int64_t *to)
{
    int64_t found = 0;
    double least = -1; /* less than any share */
    for (int64_t i = 0; i < count; i++) {
        if (numbers[i] <= least)
            continue;
        int64_t at = found < samples ? found++ : found - 1;
        for (; at > 0 && numbers[i] > numbers[to[at - 1]]; at--)
            to[at] = to[at - 1];
        to[at] = i;
        least = found == samples ? numbers[to[found - 1]] : -1;
    }
}

/* The same by sorting all of them. */
static tn_status sort_largest(const double *numbers, int64_t count, int64_t samples, int64_t *to)
{
    size_t bytes = (size_t)count * 2 * sizeof(tni_order_key);
    tni_order_key *keys = tni_malloc(bytes);
    if (keys == NULL)
        return tni_fail_memory(bytes);
    tni_keys_make(TN_DTYPE_F64, (const char *)numbers, sizeof *numbers, count, true, keys);
    const tni_order_key *sorted = tni_keys_sort(keys, keys + count, count);
    for (int64_t k = 0; k < samples; k++)
        to[k] = sorted[k].index;
    tni_free(keys);
    return TN_OK;
}

/* The most samples that are found by a scan; more are found by sorting. */
#define FEW_SAMPLES 16

/*
 * Choose samples without replacement, or a single one: the classes with the largest weight over an
 * exponential number, which are distributed like draws one after the other (Efraimidis and
 * Spirakis, 2006). O(classes). The weights are overwritten.
 */
static tn_status choose_row(double *weights, const double *times, int64_t classes, int64_t samples,
                            int64_t *to)
{
    double sum;
    TN_TRY(add_weights(weights, classes, &sum));
    for (int64_t i = 0; i < classes; i++) {
        double share = weights[i] / times[i];
        weights[i] = isnan(share) ? INFINITY : share; /* 0 / 0 */
    }
    if (samples > FEW_SAMPLES)
        return sort_largest(weights, classes, samples, to);
    scan_largest(weights, classes, samples, to);
    return TN_OK;
}

/* Check a call of multinomial. */
static tn_status check_multinomial(const tn_tensor *self, int64_t samples, bool replacement)
{
    TN_TRY(tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING)
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME,
                          "multinomial only supports floating-point dtypes for input, got: %s",
                          tni_scalar_name((tn_dtype)self->dtype)));
    if (self->rank < 1 || self->rank > 2)
        return tni_fail(TN_ERR_RUNTIME, "prob_dist must be 1 or 2 dim");
    if (samples <= 0)
        return tni_fail(TN_ERR_RUNTIME, "cannot sample n_sample <= 0 samples");
    if (!replacement && samples > self->sizes[self->rank - 1])
        return tni_fail(TN_ERR_RUNTIME,
                        "cannot sample n_sample > prob_dist.size(-1) samples without replacement");
    if (self->sizes[self->rank - 1] == 0 && (self->rank == 1 || self->sizes[0] > 0))
        return tni_fail(TN_ERR_RUNTIME,
                        "multinomial: there are no categories (sum of probabilities <= 0)");
    /* PyTorch's limit: more classes than float represents. */
    if (self->sizes[self->rank - 1] > INT64_C(1) << 24)
        return tni_fail(TN_ERR_RUNTIME, "number of categories cannot exceed 2^24");
    return TN_OK;
}

/*
 * Sample each row of weights, which is overwritten. `times` has as many exponential numbers, or is
 * NULL for drawing with replacement.
 */
static tn_status sample_rows(const tn_tensor *self, tn_tensor *weights, const double *times,
                             int64_t samples, tni_generator *given, tn_tensor *result)
{
    int64_t classes = self->sizes[self->rank - 1];
    int64_t rows = self->rank == 2 ? self->sizes[0] : 1;
    tn_status status = TN_OK;
    tni_generator *generator = tni_random_begin(given);
    for (int64_t row = 0; row < rows && status == TN_OK; row++) {
        double *from = (double *)weights->data + row * classes;
        int64_t *to = (int64_t *)result->data + row * samples;
        status = times != NULL ? choose_row(from, times + row * classes, classes, samples, to)
                               : draw_row(generator, from, classes, samples, to);
    }
    tni_random_end(generator);
    return status;
}

TNI_TYPED(multinomial)
{
    const tn_tensor *self = in->self;
    tn_tensor *result = NULL;
    tn_tensor *weights = NULL;
    tn_tensor *times = NULL;
    tn_tensor *wide = NULL;
    TN_TRY(check_multinomial(self, in->num_samples, in->replacement));
    const int64_t sizes[2] = {self->rank == 2 ? self->sizes[0] : in->num_samples, in->num_samples};
    /* PyTorch takes this way for a single sample, too. */
    bool is_chosen = !in->replacement || in->num_samples == 1;
    TN_TRY(tni_new_like(self, TN_DTYPE_I64, self->rank, sizes, &result));
    if (result->data == NULL)
        return tni_return_take(result, outs);
    tn_status status = tni_clone(self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &weights);
    if (status == TN_OK && is_chosen)
        status = tni_new_like(self, (tn_dtype)self->dtype, self->rank, self->sizes, &times);
    /* Rounded to the dtype of the weights, as PyTorch's numbers are. */
    if (status == TN_OK && is_chosen)
        status = tni_random_exponentials(times, in->generator, 1);
    if (status == TN_OK && is_chosen)
        status = tni_clone(times, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide);
    if (status == TN_OK)
        status = sample_rows(self, weights, wide != NULL ? wide->data : NULL, in->num_samples,
                             in->generator, result);
    tn_tensor_release(weights);
    tn_tensor_release(times);
    tn_tensor_release(wide);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(multinomial_out)
{
    tn_tensor *result = NULL;
    if (in->out->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME, "multinomial expects Long tensor out, got: %s",
                        tni_scalar_name((tn_dtype)in->out->dtype));
    tn_status status =
        tni_call_multinomial(in->self, in->num_samples, in->replacement, in->generator, &result);
    return tni_deliver(call, status, result, in->out, outs);
}
