/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Drawing random numbers (random.h). A tensor is filled by way of a dense one of doubles or int64
 * in the same order of memory, so that each distribution is written once for all dtypes and
 * strides.
 */
#include "kernels/core/iterator.h"
#include "kernels/random/random.h"

#include <math.h>

#define TWO_PI 6.283185307179586476925286766559

/* Ranges from here on take 64 bits for a number. */
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

double tni_random_single(tni_generator *generator)
{
    return (double)(tni_random_word(generator) & ((UINT32_C(1) << 24) - 1)) * 0x1p-24;
}

double tni_random_double(tni_generator *generator)
{
    return (double)(tni_random_long(generator) & ((UINT64_C(1) << 53) - 1)) * 0x1p-53;
}

/* Box and Muller's pairs; the second of a pair is kept in the generator. */
double tni_random_normal(tni_generator *generator)
{
    if (generator->has_next_normal) {
        generator->has_next_normal = false;
        return generator->next_normal;
    }
    double angle = TWO_PI * tni_random_double(generator);
    double radius = sqrt(-2 * log1p(-tni_random_double(generator)));
    generator->next_normal = radius * sin(angle);
    generator->has_next_normal = true;
    return radius * cos(angle);
}

/* A dense tensor in the order of memory of self, which has a place for every number. */
static tn_status new_row(const tn_tensor *self, tn_dtype dtype, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    TN_TRY(tni_check_no_overlap(self));
    tni_preserved_strides(self, strides);
    tni_tensor_spec spec = {
        .dtype = dtype, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    return tni_tensor_empty(&spec, self->device, out);
}

/* Copies what was drawn and drops it. */
static tn_status finish(const tn_tensor *self, tn_tensor *row)
{
    tn_status status = tni_copy(self, row);
    tn_tensor_release(row);
    return status;
}

tn_status tni_random_fill(const tn_tensor *self, tni_generator *given, tni_draw draw,
                          const void *context)
{
    tn_tensor *row;
    if (self->numel == 0 || self->data == NULL)
        return TN_OK;
    TN_TRY(new_row(self, TN_DTYPE_F64, &row));
    double *to = row->data;
    tni_generator *generator = tni_random_begin(given);
    for (int64_t i = 0; i < row->numel; i++)
        to[i] = draw(generator, context);
    tni_random_end(generator);
    return finish(self, row);
}

/* ---- normal ---- */

/* Sixteen uniform numbers become normal: each of the first eight with the one eight further. */
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
 * Long rows are drawn as uniform numbers first. Where they are no multiple of sixteen the last
 * sixteen are drawn anew.
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
    double *last = to + count - 16;
    for (int i = 0; i < 16; i++)
        last[i] = is_double ? tni_random_double(generator) : tni_random_single(generator);
    make_normal(last, mean, std, is_double);
}

tn_status tni_random_normals(const tn_tensor *self, tni_generator *given, double mean, double std)
{
    tn_tensor *row;
    if (self->numel == 0 || self->data == NULL)
        return TN_OK;
    TN_TRY(new_row(self, TN_DTYPE_F64, &row));
    double *to = row->data;
    tni_generator *generator = tni_random_begin(given);
    if (row->numel >= 16 && tn_tensor_is_contiguous(self, TN_MEMORY_FORMAT_CONTIGUOUS)) {
        fill_blocks(generator, to, row->numel, mean, std, self->dtype == TN_DTYPE_F64);
    } else {
        for (int64_t i = 0; i < row->numel; i++)
            to[i] = tni_random_normal(generator) * std + mean;
    }
    tni_random_end(generator);
    return finish(self, row);
}

/* ---- uniform ---- */

/* The bounds of uniform numbers. */
typedef struct bounds {
    double from;    /* the least */
    double width;   /* of the interval */
    double end;     /* numbers from here on would be the upper bound in the tensor's dtype */
    bool is_double; /* 53 bits, else 24 */
} bounds;

/* The upper bound is no result: what rounding makes of it becomes the lower one, as in PyTorch. */
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

/* A number as the dtype has it. */
static double rounded(double number, tn_dtype dtype)
{
    char element[16];
    double out;
    tni_convert(dtype, element, 0, TN_DTYPE_F64, (const char *)&number, 0, 1);
    tni_convert(TN_DTYPE_F64, (char *)&out, 0, dtype, element, 0, 1);
    return out;
}

/* The least float that the dtype cannot tell from `to`, found by halving an interval. */
static double end_of(double from, double to, tn_dtype dtype)
{
    double low = from;
    double high = rounded(to, dtype);
    if (dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64 || rounded(from, dtype) >= high)
        return high;
    double bound = high;
    /* Sixty halvings end at neighbours, or at a distance that no float has. */
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

static double draw_bernoulli(tni_generator *generator, const void *context)
{
    const double *p = context;
    return tni_random_double(generator) < *p;
}

tn_status tni_random_bernoulli(const tn_tensor *self, tni_generator *given, double p)
{
    return tni_random_fill(self, given, draw_bernoulli, &p);
}

/* ---- whole numbers ---- */

tn_status tni_random_integers(const tn_tensor *self, tni_generator *given, int64_t from,
                              uint64_t range)
{
    tn_tensor *row;
    if (self->numel == 0 || self->data == NULL)
        return TN_OK;
    TN_TRY(new_row(self, TN_DTYPE_I64, &row));
    int64_t *to = row->data;
    tni_generator *generator = tni_random_begin(given);
    for (int64_t i = 0; i < row->numel; i++) {
        uint64_t bits = range == 0 || range >= WIDE_RANGE ? tni_random_long(generator)
                                                          : tni_random_word(generator);
        to[i] = range == 0 ? (int64_t)bits : (int64_t)(bits % range + (uint64_t)from);
    }
    tni_random_end(generator);
    return finish(self, row);
}
