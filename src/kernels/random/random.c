/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Drawing random numbers (random.h). A tensor is filled by way of a dense temporary of doubles or
 * int64 with the same order in memory, so that each distribution is written once for all dtypes and
 * strides. Which function draws how many words, and in which order, is PyTorch's.
 */
#include "kernels/core/iterator.h"
#include "kernels/random/random.h"

#include <math.h>
#include <pthread.h>

#define TWO_PI 6.283185307179586476925286766559

/* Ranges from here on take 64 bits for an integer, so that the remainder is nearly unbiased. */
#define WIDE_RANGE (UINT64_C(1) << 28)

tni_generator *tni_random_begin(tni_generator *given)
{
    tni_generator *generator = given != NULL ? given : tni_generator_default();
    pthread_mutex_lock(&generator->lock);
    return generator;
}

void tni_random_end(tni_generator *generator)
{
    pthread_mutex_unlock(&generator->lock);
}

uint32_t tni_random_word(tni_generator *generator)
{
    return tni_mt19937_next(&generator->engine);
}

uint64_t tni_random_long(tni_generator *generator)
{
    uint64_t high = tni_random_word(generator);
    return high << 32 | tni_random_word(generator);
}

/* The low 24 bits of a word. */
double tni_random_single(tni_generator *generator)
{
    return (double)(tni_random_word(generator) & ((UINT32_C(1) << 24) - 1)) * 0x1p-24;
}

/* The low 53 bits of two words. */
double tni_random_double(tni_generator *generator)
{
    return (double)(tni_random_long(generator) & ((UINT64_C(1) << 53) - 1)) * 0x1p-53;
}

/*
 * Box and Muller, 1958: of two uniform numbers u and v, sqrt(-2 log(1 - u)) times cos and sin of 2
 * pi v are independent and normal. The second is kept in the generator for the next call. v is
 * drawn first; log1p keeps 1 - u exact for small u.
 */
double tni_random_normal(tni_generator *generator)
{
    if (generator->has_next_normal) {
        generator->has_next_normal = false;
        return generator->next_normal;
    }
    double angle = TWO_PI * tni_random_double(generator);
    double radius = sqrt(-2 * log1p(-tni_random_double(generator)));
    /* Only the pair's first number is returned now. */
    generator->next_normal = radius * sin(angle);
    generator->has_next_normal = true;
    return radius * cos(angle);
}

/*
 * Make a dense tensor with the order in memory of self: element i of its memory is the i-th that is
 * drawn. Fails if elements of self overlap.
 */
static tn_status new_numbers(const tn_tensor *self, tn_dtype dtype, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    TN_TRY(tni_check_no_overlap(self));
    tni_preserved_strides(self, strides);
    tni_tensor_spec spec = {
        .dtype = dtype, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    return tni_tensor_empty(&spec, self->device, out);
}

/* Copy what was drawn to self, converted, and release the temporary. */
static tn_status finish(const tn_tensor *self, tn_tensor *numbers)
{
    tn_status status = tni_copy(self, numbers);
    tn_tensor_release(numbers);
    return status;
}

tn_status tni_random_fill(const tn_tensor *self, tni_generator *given, tni_draw draw,
                          const void *context)
{
    tn_tensor *numbers;
    if (self->numel == 0 || self->data == NULL)
        return TN_OK;
    TN_TRY(new_numbers(self, TN_DTYPE_F64, &numbers));
    /* The lock is held for the whole tensor: another thread's numbers must not come in between. */
    double *to = numbers->data;
    tni_generator *generator = tni_random_begin(given);
    for (int64_t i = 0; i < numbers->numel; i++)
        to[i] = draw(generator, context);
    tni_random_end(generator);
    return finish(self, numbers);
}

/* ---- normal ---- */

/*
 * Turn sixteen uniform numbers into normal ones, in place: number i and number i + 8 are a pair of
 * Box and Muller's. For other dtypes than double the scaling is done in float.
 */
static void make_normal(double *block, double mean, double std, bool is_double)
{
    for (int i = 0; i < 8; i++) {
        double radius = sqrt(-2 * log(1 - block[i]));
        double angle = TWO_PI * block[i + 8];
        double pair[2] = {radius * cos(angle), radius * sin(angle)};
        for (int k = 0; k < 2; k++)
            block[i + 8 * k] = is_double ? pair[k] * std + mean
                                         : (double)((float)pair[k] * (float)std + (float)mean);
    }
}

/*
 * Fill a contiguous row of at least sixteen numbers with normal ones: draw all as uniform numbers,
 * then transform them in blocks of sixteen. If the count is no multiple of sixteen, the last
 * sixteen are drawn anew, over numbers that are done already.
 */
static void fill_blocks(tni_generator *generator, double *to, int64_t count, double mean,
                        double std, bool is_double)
{
    for (int64_t i = 0; i < count; i++)
        to[i] = is_double ? tni_random_double(generator) : tni_random_single(generator);
    for (int64_t i = 0; i + 16 <= count; i += 16)
        make_normal(to + i, mean, std, is_double);
    if (count % 16 == 0)
        return;
    /* The block overlaps the one before: PyTorch's order of draws, visible in the numbers. */
    double *last = to + count - 16;
    for (int i = 0; i < 16; i++)
        last[i] = is_double ? tni_random_double(generator) : tni_random_single(generator);
    make_normal(last, mean, std, is_double);
}

tn_status tni_random_normals(const tn_tensor *self, tni_generator *given, double mean, double std)
{
    tn_tensor *numbers;
    if (self->numel == 0 || self->data == NULL)
        return TN_OK;
    TN_TRY(new_numbers(self, TN_DTYPE_F64, &numbers));
    double *to = numbers->data;
    tni_generator *generator = tni_random_begin(given);
    /*
     * PyTorch has two ways, with different numbers; which one is taken depends on size and layout.
     */
    if (numbers->numel >= 16 && tn_tensor_is_contiguous(self, TN_MEMORY_FORMAT_CONTIGUOUS)) {
        fill_blocks(generator, to, numbers->numel, mean, std, self->dtype == TN_DTYPE_F64);
    } else {
        for (int64_t i = 0; i < numbers->numel; i++)
            to[i] = tni_random_normal(generator) * std + mean;
    }
    tni_random_end(generator);
    return finish(self, numbers);
}

/* ---- uniform ---- */

/* The interval of uniform numbers. */
typedef struct bounds {
    double from;    /* the lower bound */
    double width;   /* upper bound less lower bound */
    double end;     /* numbers from here on would be rounded to the upper bound */
    bool is_double; /* numbers have 53 bits, else 24 */
} bounds;

/*
 * Draw a uniform number. The upper bound is excluded: a number that would be rounded to it becomes
 * the lower bound, as in PyTorch.
 */
static double draw_uniform(tni_generator *generator, const void *context)
{
    const bounds *within = context;
    double number;
    if (within->is_double) {
        number = tni_random_double(generator) * within->width + within->from;
    } else {
        float scaled = (float)tni_random_single(generator) * (float)within->width;
        number = (double)(scaled + (float)within->from);
    }
    return number < within->end ? number : within->from;
}

/* Return a number rounded to a dtype. */
static double rounded(double number, tn_dtype dtype)
{
    char element[16];
    double out;
    tni_convert(dtype, element, 0, TN_DTYPE_F64, (const char *)&number, 0, 1);
    tni_convert(TN_DTYPE_F64, (char *)&out, 0, dtype, element, 0, 1);
    return out;
}

/*
 * Return the smallest number that the dtype rounds to the upper bound, found by bisection, as
 * rounding is monotonic. For float and double it is the bound itself.
 */
static double end_of(double from, double to, tn_dtype dtype)
{
    double low = from;
    double high = rounded(to, dtype);
    if (dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64 || rounded(from, dtype) >= high)
        return high;
    double bound = high;
    /* Sixty halvings end at neighbouring doubles, or at a distance far below a float's. */
    for (int i = 0; i < 60; i++) {
        double middle = low + (high - low) / 2;
        if (rounded(middle, dtype) >= bound)
            high = middle;
        else
            low = middle;
    }
    return high;
}

tn_status tni_random_uniforms(const tn_tensor *self, tni_generator *given, double from, double to)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    bounds within = {from, to - from, end_of(from, to, dtype), dtype == TN_DTYPE_F64};
    return tni_random_fill(self, given, draw_uniform, &within);
}

/* Draw 1 with probability *context, else 0. */
static double draw_bernoulli(tni_generator *generator, const void *context)
{
    const double *p = context;
    return tni_random_double(generator) < *p;
}

tn_status tni_random_bernoulli(const tn_tensor *self, tni_generator *given, double p)
{
    return tni_random_fill(self, given, draw_bernoulli, &p);
}

/* ---- integers ---- */

tn_status tni_random_integers(const tn_tensor *self, tni_generator *given, int64_t from,
                              uint64_t range)
{
    tn_tensor *numbers;
    if (self->numel == 0 || self->data == NULL)
        return TN_OK;
    TN_TRY(new_numbers(self, TN_DTYPE_I64, &numbers));
    int64_t *to = numbers->data;
    tni_generator *generator = tni_random_begin(given);
    for (int64_t i = 0; i < numbers->numel; i++) {
        /* The remainder of a word or a long: biased by at most range / 2^32 or range / 2^64. */
        uint64_t bits = range == 0 || range >= WIDE_RANGE ? tni_random_long(generator)
                                                          : tni_random_word(generator);
        to[i] = range == 0 ? (int64_t)bits : (int64_t)(bits % range + (uint64_t)from);
    }
    tni_random_end(generator);
    return finish(self, numbers);
}
