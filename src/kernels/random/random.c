/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Drawing random numbers (random.h). A tensor is filled block by block in the order of its memory:
 * words are drawn, become numbers of the distribution's dtype (random_loops.h), and are converted.
 * A tensor whose memory has gaps is filled by way of a dense temporary. Which function draws how
 * many words, and in which order, is PyTorch's.
 */
#include "kernels/core/isa.h"
#include "kernels/core/iterator.h"
#include "kernels/random/random.h"
#include "kernels/random/random_loops.h"

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

/* ---- many numbers ---- */

/* Words that are drawn at once: for as many doubles as a block has. */
#define WORDS (2 * TNI_RANDOM_BLOCK)

static const tni_random_loops *loops(void)
{
    return TNI_OF_ISA(&tni_random_loops);
}

void tni_random_words(tni_generator *generator, int64_t count, uint32_t *to)
{
    while (count > 0) {
        int drawn;
        int most = count < TNI_MT19937_WORDS ? (int)count : TNI_MT19937_WORDS;
        const uint32_t *words = tni_mt19937_take(&generator->engine, most, &drawn);
        loops()->temper(words, drawn, to);
        to += drawn;
        count -= drawn;
    }
}

void tni_random_reals(tni_generator *generator, int64_t count, bool is_double, double *to)
{
    uint32_t words[WORDS];
    for (int64_t i = 0; i < count; i += TNI_RANDOM_BLOCK) {
        int64_t part = count - i < TNI_RANDOM_BLOCK ? count - i : TNI_RANDOM_BLOCK;
        tni_random_words(generator, is_double ? 2 * part : part, words);
        if (is_double)
            loops()->doubles(words, part, to + i);
        else
            loops()->singles(words, part, to + i);
    }
}

/* Where numbers come from. */
typedef struct source {
    tn_dtype dtype;      /* of the numbers that are drawn */
    tni_draw draw;       /* the distribution */
    const void *context; /* its parameters */
} source;

/* Fill `count` elements of a dtype that lie one behind the other. */
static void fill_elements(tni_generator *generator, const source *from, tn_dtype dtype, char *to,
                          int64_t count)
{
    _Alignas(64) char block[TNI_RANDOM_BLOCK * sizeof(double)];
    int64_t bytes = tni_dtypes[dtype].bytes;
    int64_t drawn_bytes = tni_dtypes[from->dtype].bytes;
    for (int64_t i = 0; i < count; i += TNI_RANDOM_BLOCK) {
        int64_t part = count - i < TNI_RANDOM_BLOCK ? count - i : TNI_RANDOM_BLOCK;
        bool is_direct = dtype == from->dtype;
        from->draw(generator, part, from->context, is_direct ? to + i * bytes : block);
        if (!is_direct)
            tni_convert(dtype, to + i * bytes, bytes, from->dtype, block, drawn_bytes, part);
    }
}

/* Fills the memory of a dense tensor, in its order. */
typedef void (*dense_fill)(tni_generator *generator, const source *from, tn_dtype dtype, char *to,
                           int64_t count);

/*
 * Fill self, whose elements must not overlap: in place if its memory has no gaps, else by way of a
 * temporary with the same order. The lock is held for the whole tensor: another thread's numbers
 * must not come in between.
 */
static tn_status fill_dense(const tn_tensor *self, tni_generator *given, const source *from,
                            dense_fill fill)
{
    int64_t strides[TN_MAX_DIM];
    tn_tensor *numbers = NULL;
    bool is_dense = tni_can_convert((tn_dtype)self->dtype);
    if (self->numel == 0 || self->data == NULL)
        return TN_OK;
    TN_TRY(tni_check_no_overlap(self));
    tni_preserved_strides(self, strides);
    for (int64_t i = 0; i < self->rank; i++)
        is_dense = is_dense && (self->sizes[i] == 1 || self->strides[i] == strides[i]);
    tni_tensor_spec spec = {
        .dtype = from->dtype, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    if (!is_dense)
        TN_TRY(tni_tensor_empty(&spec, self->device, &numbers));
    const tn_tensor *to = is_dense ? self : numbers;
    tni_generator *generator = tni_random_begin(given);
    fill(generator, from, (tn_dtype)to->dtype, to->data, to->numel);
    tni_random_end(generator);
    tn_status status = is_dense ? TN_OK : tni_copy(self, numbers);
    tn_tensor_release(numbers);
    return status;
}

tn_status tni_random_fill(const tn_tensor *self, tni_generator *given, tn_dtype drawn,
                          tni_draw draw, const void *context)
{
    return fill_dense(self, given, &(source){drawn, draw, context}, fill_elements);
}

/* ---- normal ---- */

/* Mean and deviation. */
typedef struct moments {
    double mean; /* what is added */
    double std;  /* what is multiplied before */
} moments;

/* Draw one number after the other. */
static void draw_normals(tni_generator *generator, int64_t count, const void *context, void *to)
{
    const moments *given = context;
    double *numbers = to;
    for (int64_t i = 0; i < count; i++)
        numbers[i] = tni_random_normal(generator) * given->std + given->mean;
}

/* Draw floats in blocks of sixteen, of which `count` is a multiple; they are scaled as floats. */
static void draw_float_blocks(tni_generator *generator, int64_t count, const void *context,
                              void *to)
{
    const moments *given = context;
    uint32_t words[WORDS];
    tni_random_words(generator, count, words);
    loops()->normals(words, count / TNI_NORMAL_BLOCK, (float)given->mean, (float)given->std, to);
}

/* The same in double: number i and number i + 8 of a block are a pair of Box and Muller's. */
static void draw_double_blocks(tni_generator *generator, int64_t count, const void *context,
                               void *to)
{
    enum { HALF = TNI_NORMAL_BLOCK / 2 };
    const moments *given = context;
    double *numbers = to;
    tni_random_reals(generator, count, true, numbers);
    for (int64_t i = 0; i < count / 2; i++) {
        double *pair = numbers + i / HALF * TNI_NORMAL_BLOCK + i % HALF;
        double radius = sqrt(-2 * log(1 - pair[0]));
        double angle = TWO_PI * pair[HALF];
        pair[0] = radius * cos(angle) * given->std + given->mean;
        pair[HALF] = radius * sin(angle) * given->std + given->mean;
    }
}

/*
 * Fill a row of at least sixteen elements in blocks of sixteen. If the count is no multiple of
 * sixteen, the words for the rest are drawn (not for half types), and then the last sixteen
 * elements are drawn anew, over numbers that are done already: PyTorch's order of draws, visible in
 * the numbers.
 */
static void fill_blocks(tni_generator *generator, const source *from, tn_dtype dtype, char *to,
                        int64_t count)
{
    uint32_t words[2 * TNI_NORMAL_BLOCK];
    int64_t rest = count % TNI_NORMAL_BLOCK;
    int64_t bytes = tni_dtypes[dtype].bytes;
    fill_elements(generator, from, dtype, to, count - rest);
    if (rest == 0)
        return;
    if (bytes >= tni_dtypes[TN_DTYPE_F32].bytes)
        tni_random_words(generator, from->dtype == TN_DTYPE_F64 ? 2 * rest : rest, words);
    fill_elements(generator, from, dtype, to + (count - TNI_NORMAL_BLOCK) * bytes,
                  TNI_NORMAL_BLOCK);
}

/* PyTorch has two ways, with different numbers; which one is taken depends on size and layout. */
tn_status tni_random_normals(const tn_tensor *self, tni_generator *given, double mean, double std)
{
    moments context = {mean, std};
    source single = {TN_DTYPE_F64, draw_normals, &context};
    source floats = {TN_DTYPE_F32, draw_float_blocks, &context};
    source doubles = {TN_DTYPE_F64, draw_double_blocks, &context};
    if (self->numel >= TNI_NORMAL_BLOCK &&
        tn_tensor_is_contiguous(self, TN_MEMORY_FORMAT_CONTIGUOUS))
        return fill_dense(self, given, self->dtype == TN_DTYPE_F64 ? &doubles : &floats,
                          fill_blocks);
    return fill_dense(self, given, &single, fill_elements);
}

/* ---- uniform ---- */

/*
 * Draw uniform numbers. The upper bound is excluded: a number that would be rounded to it becomes
 * the lower bound, as in PyTorch.
 */
static void draw_floats(tni_generator *generator, int64_t count, const void *context, void *to)
{
    uint32_t words[WORDS];
    tni_random_words(generator, count, words);
    loops()->uniform_floats(words, count, context, to);
}

static void draw_doubles(tni_generator *generator, int64_t count, const void *context, void *to)
{
    uint32_t words[WORDS];
    tni_random_words(generator, 2 * count, words);
    loops()->uniform_doubles(words, count, context, to);
}

double tni_random_rounded(double number, tn_dtype dtype)
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
    double high = tni_random_rounded(to, dtype);
    if (dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F64 || tni_random_rounded(from, dtype) >= high)
        return high;
    double bound = high;
    /* Sixty halvings end at neighbouring doubles, or at a distance far below a float's. */
    for (int i = 0; i < 60; i++) {
        double middle = low + (high - low) / 2;
        if (tni_random_rounded(middle, dtype) >= bound)
            high = middle;
        else
            low = middle;
    }
    return high;
}

/* Return the smallest float that is not below a number. */
static double float_above(double number)
{
    float nearest = (float)number;
    return (double)((double)nearest < number ? nextafterf(nearest, INFINITY) : nearest);
}

/* Other numbers than doubles are drawn as floats. */
tn_status tni_random_uniforms(const tn_tensor *self, tni_generator *given, double from, double to)
{
    tn_dtype dtype = (tn_dtype)self->dtype;
    tni_interval within = {from, to - from, end_of(from, to, dtype), from};
    if (dtype == TN_DTYPE_F64)
        return tni_random_fill(self, given, TN_DTYPE_F64, draw_doubles, &within);
    within.end = float_above(within.end);
    within.replaced = tni_random_rounded(from, dtype);
    return tni_random_fill(self, given, TN_DTYPE_F32, draw_floats, &within);
}

/* ---- exponential ---- */

/* Draw -log(1 - u) / *context. */
static void draw_exponentials(tni_generator *generator, int64_t count, const void *context,
                              void *to)
{
    double scale = -1 / *(const double *)context;
    double *numbers = to;
    tni_random_reals(generator, count, true, numbers);
    for (int64_t i = 0; i < count; i++)
        numbers[i] = scale * log1p(-numbers[i]);
}

/* The same numbers, rounded to float. */
static void draw_float_exponentials(tni_generator *generator, int64_t count, const void *context,
                                    void *to)
{
    uint32_t words[WORDS];
    tni_random_words(generator, 2 * count, words);
    loops()->exponentials(words, count, *(const double *)context, to);
}

tn_status tni_random_exponentials(const tn_tensor *self, tni_generator *given, double rate)
{
    if (self->dtype == TN_DTYPE_F32)
        return tni_random_fill(self, given, TN_DTYPE_F32, draw_float_exponentials, &rate);
    return tni_random_fill(self, given, TN_DTYPE_F64, draw_exponentials, &rate);
}

/* ---- bernoulli ---- */

/* Draw 1 with probability *context, else 0. */
static void draw_chances(tni_generator *generator, int64_t count, const void *context, void *to)
{
    uint32_t words[WORDS];
    tni_random_words(generator, 2 * count, words);
    loops()->chances(words, count, *(const double *)context, to);
}

tn_status tni_random_bernoulli(const tn_tensor *self, tni_generator *given, double p)
{
    return tni_random_fill(self, given, TN_DTYPE_F32, draw_chances, &p);
}

/* ---- integers ---- */

/* The integers of a range. */
typedef struct integers {
    int64_t from;   /* the first */
    uint64_t count; /* how many there are; 0 means 2^64 */
} integers;

/* Draw remainders of a word: biased by at most count / 2^32. */
static void draw_remainders(tni_generator *generator, int64_t count, const void *context, void *to)
{
    const integers *range = context;
    uint32_t words[WORDS];
    tni_random_words(generator, count, words);
    loops()->remainders(words, count, range->count, range->from, to);
}

/* Draw remainders of 64 bits: biased by at most count / 2^64. */
static void draw_long_remainders(tni_generator *generator, int64_t count, const void *context,
                                 void *to)
{
    const integers *range = context;
    int64_t *numbers = to;
    uint32_t words[WORDS];
    tni_random_words(generator, 2 * count, words);
    for (int64_t i = 0; i < count; i++) {
        uint64_t bits = (uint64_t)words[2 * i] << 32 | words[2 * i + 1];
        uint64_t rest = range->count == 0 ? bits : bits % range->count + (uint64_t)range->from;
        numbers[i] = (int64_t)rest;
    }
}

tn_status tni_random_integers(const tn_tensor *self, tni_generator *given, int64_t from,
                              uint64_t range)
{
    integers within = {from, range};
    bool is_wide = range == 0 || range >= WIDE_RANGE;
    return tni_random_fill(self, given, TN_DTYPE_I64,
                           is_wide ? draw_long_remainders : draw_remainders, &within);
}

tn_status tni_random_words_below(const tn_tensor *self, tni_generator *given, uint64_t range)
{
    integers within = {0, range};
    return tni_random_fill(self, given, TN_DTYPE_I64, draw_remainders, &within);
}

void tni_random_positions(tni_generator *generator, int64_t left, int64_t count, int64_t *to)
{
    uint32_t words[TNI_RANDOM_BLOCK];
    tni_random_words(generator, count, words);
    loops()->positions(words, count, left - count, to);
}
