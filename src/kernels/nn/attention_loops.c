/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Rows of attention: what is not a product, one compilation per level (levels.h). Weights are
 * powers of two, whose whole part is exact: scores are scaled by log2(e) for it.
 */
#include "kernels/nn/attention.h"
#include "kernels/core/lanes.h"
#include "kernels/core/levels.h"

#include <math.h>

#define LOG2_E 1.4426950408889634
#define LN_2   0.6931471805599453

/* a where it is greater, else b: what a nan in a makes b, and in b itself. */
static inline tni_floats larger_floats(tni_floats a, tni_floats b)
{
#if defined(__AVX512F__)
    return (tni_floats)_mm512_max_ps((__m512)a, (__m512)b);
#elif defined(__AVX2__)
    return (tni_floats)_mm256_max_ps((__m256)a, (__m256)b);
#else
    return tni_select_floats(a > b, a, b);
#endif
}
static inline tni_doubles larger_doubles(tni_doubles a, tni_doubles b)
{
    return tni_select_doubles(a > b, a, b);
}

/* The sum of all lanes, and the largest of those that are none of them a nan. */
static inline float sum_floats(tni_floats x)
{
#if defined(__AVX512F__)
    return _mm512_reduce_add_ps((__m512)x);
#else
    float sum = 0;
    for (int k = 0; k < TNI_FLOATS; k++)
        sum += x[k];
    return sum;
#endif
}
static inline float most_of_floats(tni_floats x)
{
#if defined(__AVX512F__)
    return _mm512_reduce_max_ps((__m512)x);
#else
    float most = x[0];
    for (int k = 1; k < TNI_FLOATS; k++)
        most = x[k] > most ? x[k] : most;
    return most;
#endif
}
static inline double sum_doubles(tni_doubles x)
{
    double sum = 0;
    for (int k = 0; k < TNI_DOUBLES; k++)
        sum += x[k];
    return sum;
}
static inline double most_of_doubles(tni_doubles x)
{
    double most = x[0];
    for (int k = 1; k < TNI_DOUBLES; k++)
        most = x[k] > most ? x[k] : most;
    return most;
}

/*
 * Two to the power of x, which is 0 or less, within 1.4 ulp; below -126 it is 0. Numbers that have
 * no place among the normal ones are not computed at all: a processor takes a hundred times as long
 * for them, and rows with a mask are full of them.
 */
static inline tni_floats power_floats(tni_floats x)
{
    tni_floats y = larger_floats(tni_splat_floats(-126), x);
    tni_floats shifted = y + 12582912;
    tni_floats whole = shifted - 12582912;
    tni_floats p = TNI_POLYNOMIAL(y - whole, 1, 0.693147004f, 0.240222424f, 0.0555073358f,
                                  0.00967151299f, 0.00132647273f);
    p = tni_scale_floats(p, whole, shifted);
    return tni_select_floats(x < -126.0f, (tni_floats){0}, p);
}
static inline tni_doubles power_doubles(tni_doubles x)
{
    return tni_exp2_doubles(x);
}

/* The first `count` lanes of x; the others weigh nothing. */
static inline tni_floats first_floats(tni_floats x, int64_t count)
{
    tni_float_masks places;
    for (int k = 0; k < TNI_FLOATS; k++)
        places[k] = k;
    return tni_select_floats(places < (int32_t)count, x, tni_splat_floats((double)-INFINITY));
}
static inline tni_doubles first_doubles(tni_doubles x, int64_t count)
{
    tni_double_masks places;
    for (int k = 0; k < TNI_DOUBLES; k++)
        places[k] = k;
    return tni_select_doubles(places < count, x, tni_splat_doubles((double)-INFINITY));
}

/*
 * A row's loops go over whole vectors, in which `first` says what counts: to write what does not
 * before it is read would make every row wait for its own stores.
 */
#define ROWS_OF(suffix, type, plural, lanes)                                                       \
    /* Scores with all that is added to them, in powers of two. */                                 \
    static void mask_##suffix(const tni_attention_row *row, type *scores)                          \
    {                                                                                              \
        const type scale = (type)(row->scale * LOG2_E);                                            \
        const type unit = (type)LOG2_E;                                                            \
        for (int64_t i = 0; i < row->count; i += lanes) {                                          \
            tni_##plural x;                                                                        \
            memcpy(&x, scores + i, sizeof x);                                                      \
            x = x * scale;                                                                         \
            if (row->mask != NULL)                                                                 \
                x += unit * tni_load_##plural(row->mask + i * row->mask_step, row->mask_step,      \
                                              row->count - i);                                     \
            memcpy(scores + i, &x, sizeof x);                                                      \
        }                                                                                          \
    }                                                                                              \
    /* The largest; a nan is none. */                                                              \
    static inline type most_##suffix(const type *scores, int64_t count)                            \
    {                                                                                              \
        tni_##plural most[2] = {tni_splat_##plural((double)-INFINITY),                             \
                                tni_splat_##plural((double)-INFINITY)};                            \
        int64_t i = 0;                                                                             \
        for (; i + 2 * lanes <= count; i += 2 * lanes) {                                           \
            tni_##plural x[2];                                                                     \
            memcpy(x, scores + i, sizeof x);                                                       \
            most[0] = larger_##plural(x[0], most[0]);                                              \
            most[1] = larger_##plural(x[1], most[1]);                                              \
        }                                                                                          \
        for (; i < count; i += lanes) {                                                            \
            tni_##plural x;                                                                        \
            memcpy(&x, scores + i, sizeof x);                                                      \
            most[0] = larger_##plural(first_##plural(x, count - i), most[0]);                      \
        }                                                                                          \
        return most_of_##plural(larger_##plural(most[1], most[0]));                                \
    }                                                                                              \
    static void forget_##suffix(type *scores, int64_t from, int64_t room)                          \
    {                                                                                              \
        const tni_##plural none = {0};                                                             \
        for (int64_t i = from; i < room; i += lanes)                                               \
            memcpy(scores + i, &none, sizeof none);                                                \
    }                                                                                              \
    /* Without a mask scores are scaled on the way. */                                             \
    static void weigh_##suffix(tni_attention_row *row)                                             \
    {                                                                                              \
        type *scores = row->scores;                                                                \
        const int64_t count = row->count;                                                          \
        bool is_plain = row->mask == NULL && (type)(row->scale * LOG2_E) > 0;                      \
        const type scale = is_plain ? (type)(row->scale * LOG2_E) : 1;                             \
        tni_##plural sums = {0};                                                                   \
        if (!is_plain)                                                                             \
            mask_##suffix(row, scores);                                                            \
        type found = most_##suffix(scores, count) * scale;                                         \
        type most = found > (type)row->most ? found : (type)row->most;                             \
        row->shrink = 1;                                                                           \
        if (most == -INFINITY || count == 0) {                                                     \
            forget_##suffix(scores, 0, row->room);                                                 \
            return;                                                                                \
        }                                                                                          \
        int64_t i = 0;                                                                             \
        for (; i < count; i += lanes) {                                                            \
            tni_##plural x;                                                                        \
            memcpy(&x, scores + i, sizeof x);                                                      \
            x = power_##plural(first_##plural(x, count - i) * scale - most);                       \
            sums += x;                                                                             \
            memcpy(scores + i, &x, sizeof x);                                                      \
        }                                                                                          \
        forget_##suffix(scores, i, row->room);                                                     \
        if (row->sum != 0 && most != (type)row->most)                                              \
            row->shrink = exp2(row->most - (double)most);                                          \
        row->sum *= row->shrink;                                                                   \
        row->sum += (double)sum_##plural(sums);                                                    \
        row->most = (double)most;                                                                  \
    }                                                                                              \
    static void shrink_##suffix(void *numbers, double factor, int64_t count)                       \
    {                                                                                              \
        type *x = numbers;                                                                         \
        for (int64_t i = 0; i < count; i++)                                                        \
            x[i] *= (type)factor;                                                                  \
    }                                                                                              \
    /* A row that meets no key, or whose scores are all -infinity, is 0. */                        \
    static double finish_##suffix(const tni_attention_row *row, const void *sums, char *out,       \
                                  int64_t step, int64_t count)                                     \
    {                                                                                              \
        const type *x = sums;                                                                      \
        const type factor = (type)(row->sum == 0 ? 0 : 1 / row->sum);                              \
        for (int64_t i = 0; i < count; i += lanes) {                                               \
            tni_##plural y = tni_load_##plural((const char *)(x + i), sizeof(type), count - i);    \
            tni_store_##plural(out + i * step, step, count - i, y * factor);                       \
        }                                                                                          \
        return row->sum == 0 ? 0 : row->most * LN_2 + log(row->sum);                               \
    }

ROWS_OF(f32, float, floats, TNI_FLOATS)
ROWS_OF(f64, double, doubles, TNI_DOUBLES)

const tni_attention_table TNI_AT_LEVEL(tni_attention_loops) = {
    {weigh_f32, shrink_f32, finish_f32},
    {weigh_f64, shrink_f64, finish_f64},
};
