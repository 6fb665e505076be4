/* SPDX-License-Identifier: BSD-3-Clause */
/* The loops of normalisations, one compilation per level (levels.h). */
#include "kernels/norm/norm_loops.h"

#include "kernels/core/levels.h"

/* Partial sums that are kept side by side, so that the compiler has vectors. */
#define SIDE 16

/* No iteration reads what another one writes. */
#ifdef __clang__
#    define EACH _Pragma("clang loop vectorize(assume_safety)")
#else
#    define EACH _Pragma("GCC ivdep")
#endif

/* SIDE sums to one, in pairs; the numbers are constants so that it is done in registers. */
#define ADD_HALF(half)                                                                             \
    for (int k = 0; k < (half); k++)                                                               \
    side[k] += side[(half) + k]
#define ADD_HALVES                                                                                 \
    do {                                                                                           \
        ADD_HALF(8);                                                                               \
        ADD_HALF(4);                                                                               \
        ADD_HALF(2);                                                                               \
        ADD_HALF(1);                                                                               \
    } while (0)
_Static_assert(SIDE == 16, "halves are 8, 4, 2 and 1");

/* A sum of `expression` in i; sums of many blocks are rounded as those of few. */
#define SUM(result, count, expression)                                                             \
    do {                                                                                           \
        double side[SIDE] = {0};                                                                   \
        int64_t done = 0;                                                                          \
        for (; done + SIDE <= (count); done += SIDE)                                               \
            for (int64_t k = 0; k < SIDE; k++) {                                                   \
                int64_t i = done + k;                                                              \
                side[k] += (expression);                                                           \
            }                                                                                      \
        for (int64_t i = done; i < (count); i++)                                                   \
            side[i - done] += (expression);                                                        \
        ADD_HALVES;                                                                                \
        (result) = side[0];                                                                        \
    } while (0)

/* Eight numbers at steps of SIDE from `expression` in i, as the sum of sums of two. */
#define OF_EIGHT(expression, i)                                                                    \
    (((expression((i)) + expression((i) + SIDE)) +                                                 \
      (expression((i) + 2 * SIDE) + expression((i) + 3 * SIDE))) +                                 \
     ((expression((i) + 4 * SIDE) + expression((i) + 5 * SIDE)) +                                  \
      (expression((i) + 6 * SIDE) + expression((i) + 7 * SIDE))))

/*
 * A sum of floats: eight at a time as floats, since it is the conversion to double that costs. What
 * is left has a function of its own: with it in the same one, gcc 12 reads the lines of a block out
 * of order, and rows come from memory at two thirds of the speed.
 */
#define FLOAT_SUM(name, expression)                                                                \
    static TNI_NOINLINE void name##_rest(const float *x, int64_t done, int64_t count,              \
                                         float middle, double *side)                               \
    {                                                                                              \
        (void)middle;                                                                              \
        for (; done + SIDE <= count; done += SIDE)                                                 \
            for (int64_t k = 0; k < SIDE; k++)                                                     \
                side[k] += (double)expression(done + k);                                           \
        for (int64_t i = done; i < count; i++)                                                     \
            side[i % SIDE] += (double)expression(i);                                               \
    }                                                                                              \
    static double name(const float *x, int64_t count, float middle)                                \
    {                                                                                              \
        double side[SIDE] = {0};                                                                   \
        int64_t done = 0;                                                                          \
        (void)middle;                                                                              \
        for (; done + 8 * SIDE <= count; done += 8 * SIDE)                                         \
            for (int64_t k = 0; k < SIDE; k++)                                                     \
                side[k] += (double)OF_EIGHT(expression, done + k);                                 \
        if (done < count)                                                                          \
            name##_rest(x, done, count, middle, side);                                             \
        ADD_HALVES;                                                                                \
        return side[0];                                                                            \
    }
#define ITSELF(i) x[i]
#define SQUARE(i) ((x[i] - middle) * (x[i] - middle))
FLOAT_SUM(sum_of, ITSELF)
FLOAT_SUM(squares_of, SQUARE)

/* Squares are of distances from the mean as a float; what that is off by is taken off again. */
static void moments_f32(const void *data, int64_t count, double *mean, double *m2)
{
    double middle = count > 0 ? sum_of(data, count, 0) / (double)count : 0;
    double off = middle - (double)(float)middle;
    double sum = squares_of(data, count, (float)middle) - (double)count * off * off;
    *mean = middle;
    *m2 = sum < 0 ? 0 : sum;
}

static void moments_f64(const void *data, int64_t count, double *mean, double *m2)
{
    const double *x = data;
    double sum;
    SUM(sum, count, x[i]);
    double middle = count > 0 ? sum / (double)count : 0;
    SUM(sum, count, (x[i] - middle) * (x[i] - middle));
    *mean = middle;
    *m2 = sum;
}

#define ROWS(suffix, type)                                                                         \
    static void scale_##suffix(const void *data, int64_t count, double mean, double factor,        \
                               const void *weight, const void *bias, void *result)                 \
    {                                                                                              \
        const type *x = data;                                                                      \
        const type *w = weight;                                                                    \
        const type *b = bias;                                                                      \
        type *out = result;                                                                        \
        type m = (type)mean;                                                                       \
        type f = (type)factor;                                                                     \
        if (w != NULL && b != NULL)                                                                \
            EACH for (int64_t i = 0; i < count; i++) out[i] = (x[i] - m) * f * w[i] + b[i];        \
        else if (w != NULL)                                                                        \
            EACH for (int64_t i = 0; i < count; i++) out[i] = (x[i] - m) * f * w[i];               \
        else if (b != NULL)                                                                        \
            EACH for (int64_t i = 0; i < count; i++) out[i] = (x[i] - m) * f + b[i];               \
        else                                                                                       \
            EACH for (int64_t i = 0; i < count; i++) out[i] = (x[i] - m) * f;                      \
    }                                                                                              \
    static void back_##suffix(const void *grad, const void *data, int64_t count, double mean,      \
                              double factor, const void *weight, void *result)                     \
    {                                                                                              \
        const type *g = grad;                                                                      \
        const type *x = data;                                                                      \
        const type *w = weight;                                                                    \
        type *out = result;                                                                        \
        double sum;                                                                                \
        double product;                                                                            \
        if (w != NULL) {                                                                           \
            SUM(sum, count, (double)g[i] * (double)w[i]);                                          \
            SUM(product, count, (double)g[i] * (double)w[i] * ((double)x[i] - mean));              \
        } else {                                                                                   \
            SUM(sum, count, (double)g[i]);                                                         \
            SUM(product, count, (double)g[i] * ((double)x[i] - mean));                             \
        }                                                                                          \
        type f = (type)factor;                                                                     \
        type m = (type)mean;                                                                       \
        type s = (type)(sum / (double)count);                                                      \
        type p = (type)(product * factor * factor / (double)count);                                \
        EACH for (int64_t i = 0; i < count; i++)                                                   \
        {                                                                                          \
            type weighted = w != NULL ? g[i] * w[i] : g[i];                                        \
            out[i] = f * (weighted - s - (x[i] - m) * p);                                          \
        }                                                                                          \
    }

/* ---- broadcast factors ---- */

#define AT(type, operand) (*(const type *)(const void *)(data[operand] + i * strides[operand]))

/*
 * Factors stay the same along the innermost dimension, or all operands are without gaps there, as
 * in memory formats where channels come last; anything else is rare.
 */
#define BROADCAST(name, type, first_factor, operands, same, expression)                            \
    static void name(char *const *data, const int64_t *strides, int64_t count,                     \
                     __attribute__((unused)) const void *context)                                  \
    {                                                                                              \
        bool are_same = true;                                                                      \
        bool are_plain = true;                                                                     \
        for (int k = 0; k < (operands); k++) {                                                     \
            are_plain &= strides[k] == (int64_t)sizeof(type);                                      \
            are_same &= strides[k] == (k < (first_factor) ? (int64_t)sizeof(type) : 0);            \
        }                                                                                          \
        if (are_same)                                                                              \
            same##_##name(data, count, 0);                                                         \
        else if (are_plain)                                                                        \
            same##_##name(data, count, 1);                                                         \
        else                                                                                       \
            for (int64_t i = 0; i < count; i++) {                                                  \
                type y = (expression);                                                             \
                memcpy(data[0] + i * strides[0], &y, sizeof y);                                    \
            }                                                                                      \
    }

#define FACTORS(suffix, type)                                                                      \
    static inline __attribute__((always_inline)) void plain_affine_##suffix(                       \
        char *const *data, int64_t count, int64_t step)                                            \
    {                                                                                              \
        type *out = (type *)(void *)data[0];                                                       \
        const type *x = (const type *)(const void *)data[1];                                       \
        const type *m = (const type *)(const void *)data[2];                                       \
        const type *a = (const type *)(const void *)data[3];                                       \
        const type *b = (const type *)(const void *)data[4];                                       \
        if (step == 0) {                                                                           \
            type mean = m[0];                                                                      \
            type factor = a[0];                                                                    \
            type shift = b[0];                                                                     \
            EACH for (int64_t i = 0; i < count; i++) out[i] = (x[i] - mean) * factor + shift;      \
        } else {                                                                                   \
            EACH for (int64_t i = 0; i < count; i++) out[i] = (x[i] - m[i]) * a[i] + b[i];         \
        }                                                                                          \
    }                                                                                              \
    BROADCAST(affine_##suffix, type, 2, 5, plain,                                                  \
              (AT(type, 1) - AT(type, 2)) * AT(type, 3) + AT(type, 4))                             \
    static inline __attribute__((always_inline)) void plain_product_##suffix(                      \
        char *const *data, int64_t count, int64_t step)                                            \
    {                                                                                              \
        type *out = (type *)(void *)data[0];                                                       \
        const type *g = (const type *)(const void *)data[1];                                       \
        const type *x = (const type *)(const void *)data[2];                                       \
        const type *m = (const type *)(const void *)data[3];                                       \
        EACH for (int64_t i = 0; i < count; i++) out[i] = g[i] * (x[i] - m[i * step]);             \
    }                                                                                              \
    BROADCAST(product_##suffix, type, 3, 4, plain, AT(type, 1) * (AT(type, 2) - AT(type, 3)))      \
    static inline __attribute__((always_inline)) void plain_gradient_##suffix(                     \
        char *const *data, int64_t count, int64_t step)                                            \
    {                                                                                              \
        type *out = (type *)(void *)data[0];                                                       \
        const type *g = (const type *)(const void *)data[1];                                       \
        const type *x = (const type *)(const void *)data[2];                                       \
        const type *m = (const type *)(const void *)data[3];                                       \
        const type *a = (const type *)(const void *)data[4];                                       \
        const type *b = (const type *)(const void *)data[5];                                       \
        const type *c = (const type *)(const void *)data[6];                                       \
        EACH for (int64_t i = 0; i < count; i++) out[i] =                                          \
            g[i] * a[i * step] - b[i * step] - (x[i] - m[i * step]) * c[i * step];                 \
    }                                                                                              \
    BROADCAST(gradient_##suffix, type, 3, 7, plain,                                                \
              AT(type, 1) * AT(type, 4) - AT(type, 5) - (AT(type, 2) - AT(type, 3)) * AT(type, 6))
ROWS(f32, float)
ROWS(f64, double)
FACTORS(f32, float)
FACTORS(f64, double)

const tni_norm_loops TNI_AT_LEVEL(tni_norm_loops)[2] = {
    {{moments_f32, scale_f32, back_f32}, affine_f32, product_f32, gradient_f32},
    {{moments_f64, scale_f64, back_f64}, affine_f64, product_f64, gradient_f64},
};
