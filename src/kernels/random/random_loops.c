/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Random words made into numbers, compiled once per ISA (isa.h).
 *
 * Exponential floats are defined as a formula in double, with the C library's logarithm, whose
 * result is rounded to float. The loop computes it with a polynomial good to 44 bits: a result is
 * then the same float unless it lies within 2^-40 of the middle between two floats, and such rare
 * ones are computed by the formula (Ziv, 1991). The coefficients interpolate the function at
 * Chebyshev points.
 */
#include "kernels/random/random_loops.h"

#include "base/mt19937.h"
#include "kernels/core/isa.h"
#include "kernels/core/lanes.h"
#include "kernels/core/narrow_floats.h"

#include <math.h>

#define TWO_PI 6.283185307179586476925286766559

#define INLINE static inline __attribute__((always_inline))

/* ---- uniform numbers and integers ---- */

static void temper(const uint32_t *state, int64_t count, uint32_t *to)
{
    for (int64_t i = 0; i < count; i++)
        to[i] = tni_mt19937_temper(state[i]);
}

/* Return the low 24 bits of a word as an integer that is less than 2^24. */
INLINE int32_t low_bits(uint32_t word)
{
    return (int32_t)(word & ((UINT32_C(1) << 24) - 1));
}

static void singles(const uint32_t *words, int64_t count, double *to)
{
    for (int64_t i = 0; i < count; i++)
        to[i] = (double)low_bits(words[i]) * 0x1p-24;
}

/* Return the low 53 bits of two words, times 2^-53: both terms and their sum are exact. */
INLINE double double_of(uint32_t high, uint32_t low)
{
    /* Signed conversions are the ones that every ISA has for vectors. */
    double top = (double)(int32_t)(high & ((UINT32_C(1) << 21) - 1));
    double rest = (double)(int32_t)(low ^ UINT32_C(1) << 31) + 0x1p31;
    return top * 0x1p-21 + rest * 0x1p-53;
}

static void doubles(const uint32_t *words, int64_t count, double *to)
{
    for (int64_t i = 0; i < count; i++)
        to[i] = double_of(words[2 * i], words[2 * i + 1]);
}

/* PyTorch's are compiled for processors with fused multiply-adds: a number is rounded once. */
static void uniform_floats(const uint32_t *words, int64_t count, const tni_interval *in, float *to)
{
    float width = (float)in->width;
    float from = (float)in->from;
    float end = (float)in->end;
    float replaced = (float)in->replaced;
    for (int64_t i = 0; i < count; i++) {
        float number = fmaf((float)low_bits(words[i]) * 0x1p-24f, width, from);
        to[i] = number < end ? number : replaced;
    }
}

static void uniform_doubles(const uint32_t *words, int64_t count, const tni_interval *in,
                            double *to)
{
    for (int64_t i = 0; i < count; i++) {
        double number = fma(double_of(words[2 * i], words[2 * i + 1]), in->width, in->from);
        to[i] = number < in->end ? number : in->replaced;
    }
}

/*
 * The quotient is estimated by the upper half of the product with 2^32 / range, rounded down, which
 * is at most one too small: the remainder is then less than 2 * range, and min subtracts the range
 * again unless that wraps (Granlund and Montgomery, 1994).
 */
static void remainders(const uint32_t *words, int64_t count, uint64_t range, int64_t from,
                       int64_t *to)
{
    /* For 2^32 both are 0, and the word stays as it is. */
    uint32_t divisor = (uint32_t)range;
    uint32_t inverse = divisor == 0 ? 0 : UINT32_MAX / divisor;
    for (int64_t i = 0; i < count; i++) {
        uint32_t quotient = (uint32_t)((uint64_t)words[i] * inverse >> 32);
        uint32_t rest = words[i] - quotient * divisor;
        uint32_t less = rest - divisor;
        to[i] = (int64_t)((uint64_t)(less < rest ? less : rest) + (uint64_t)from);
    }
}

/*
 * The quotients are right in double: one that is no integer is at least 1 / divisor below the next
 * integer, and words are too small for rounding to add that much. Rounding down is done by adding
 * 2^52, as floor is no vector instruction of the base ISA.
 */
static void positions(const uint32_t *words, int64_t count, int64_t last, int64_t *to)
{
    int32_t first = (int32_t)(last + count);
    for (int64_t i = 0; i < count; i++) {
        double divisor = (double)(first - (int32_t)i);
        double word = (double)(int32_t)(words[i] ^ UINT32_C(1) << 31) + 0x1p31;
        double quotient = word / divisor;
        double whole = quotient + 0x1p52 - 0x1p52;
        whole -= whole > quotient ? 1 : 0;
        to[i] = (int32_t)(word - whole * divisor);
    }
}

static void chances(const uint32_t *words, int64_t count, double p, float *to)
{
    for (int64_t i = 0; i < count; i++)
        to[i] = double_of(words[2 * i], words[2 * i + 1]) < p ? 1 : 0;
}

/* ---- functions in double, to 44 bits ---- */

/* Return the polynomial with ascending coefficients at x. */
#define POLYNOMIAL(x, ...)                                                                         \
    polynomial((x), (const double[]){__VA_ARGS__},                                                 \
               (int)(sizeof(double[]){__VA_ARGS__} / sizeof(double)))
INLINE tni_doubles polynomial(tni_doubles x, const double *coefficients, int count)
{
    tni_doubles sum = tni_splat_doubles(coefficients[count - 1]);
    for (int i = count - 2; i >= 0; i--)
        sum = sum * x + coefficients[i];
    return sum;
}

typedef uint64_t bits_of_doubles __attribute__((vector_size(TNI_VECTOR_BYTES)));

/*
 * Return log(x) for normal x: x = 2^k m with m in [sqrt(1/2), sqrt(2)), and log(m) = 2 atanh((m -
 * 1) / (m + 1)).
 */
INLINE tni_doubles log_of(tni_doubles x)
{
    const uint64_t one = UINT64_C(0x3ff0000000000000);
    const uint64_t least = UINT64_C(0x3fe6a09e667f3bcd); /* sqrt(1/2) */
    bits_of_doubles bits = (bits_of_doubles)x + (one - least);
    /* 2^52 with k + 1023 in its low bits. */
    tni_doubles k = (tni_doubles)(bits >> 52 | UINT64_C(0x4330000000000000)) - (0x1p52 + 1023);
    tni_doubles m = (tni_doubles)((bits & ((UINT64_C(1) << 52) - 1)) + least);
    tni_doubles s = (m - 1) / (m + 1);
    tni_doubles w = s * s;
    tni_doubles sum = POLYNOMIAL(w, 0.3333333333333103, 0.2000000000563177, 0.14285712060110414,
                                 0.1111143212468751, 0.09070053878303408, 0.08311558292163519);
    return k * 0.693147180559945286227 + 2 * (s + s * w * sum);
}

/*
 * Return a mask of the numbers that may round to another float when they are wrong by a part in
 * 2^40: the 29 bits that a float lacks are near their middle, or the number is so small (or 0) that
 * floats have fewer bits or the error is not known.
 */
INLINE tni_double_masks doubtful(tni_doubles x, double least)
{
    const int64_t near = INT64_C(1) << 13;
    const int64_t middle = INT64_C(1) << 28;
    tni_double_masks rest = ((tni_double_masks)x & ((INT64_C(1) << 29) - 1)) - (middle - near);
    return ((rest >= 0) & (rest <= 2 * near)) | (tni_fabs_doubles(x) < least);
}

/* ---- normal numbers ---- */

/*
 * On processors with fused multiply-adds PyTorch computes normal floats by the functions of Cephes
 * (Moshier, 1989). These functions round where PyTorch's do, so that the numbers are the same to
 * the last bit (docs/decisions/0231).
 */

/* Return log(x) for normal x: x = 2^k (1 + m) with 1 + m in [sqrt(1/2), sqrt(2)). */
INLINE float cephes_log(float x)
{
    uint32_t bits = tni_float_bits(x);
    float half = tni_float_from_bits((bits & 0x7fffff) | 0x3f000000); /* x = 2^k half */
    float k = (float)((int32_t)(bits >> 23) - 126);
    bool is_low = half < 0.707106781186547524F;
    float m = half - 1 + (is_low ? half : 0);
    k -= is_low ? 1 : 0;
    float square = m * m;
    float sum = fmaf(7.0376836292e-2F, m, -1.1514610310e-1F);
    sum = fmaf(sum, m, 1.1676998740e-1F);
    sum = fmaf(sum, m, -1.2420140846e-1F);
    sum = fmaf(sum, m, 1.4249322787e-1F);
    sum = fmaf(sum, m, -1.6668057665e-1F);
    sum = fmaf(sum, m, 2.0000714765e-1F);
    sum = fmaf(sum, m, -2.4999993993e-1F);
    sum = fmaf(sum, m, 3.3333331174e-1F);
    /* log(2) in two parts: k times the second one is exact. */
    sum = fmaf(sum * m, square, k * -2.12194440e-4F);
    sum = fmaf(-0.5F, square, sum);
    return fmaf(k, 0.693359375F, m + sum);
}

/* Write sine and cosine of x >= 0: x = k pi / 4 + y with an even k and |y| <= pi / 4. */
INLINE void cephes_sine_and_cosine(float x, float *sine, float *cosine)
{
    int32_t k = ((int32_t)(x * 1.27323954473516F) + 1) & ~1;
    float y = fmaf((float)k, -0.78515625F, x);
    y = fmaf((float)k, -2.4187564849853515625e-4F, y);
    y = fmaf((float)k, -3.77489497744594108e-8F, y);
    float z = y * y;
    float c = fmaf(2.443315711809948e-5F, z, -1.388731625493765e-3F);
    c = fmaf(c, z, 4.166664568298827e-2F);
    c = fmaf(c * z, z, -(z * 0.5F)) + 1;
    float s = fmaf(-1.9515295891e-4F, z, 8.3321608736e-3F);
    s = fmaf(s, z, -1.6666654611e-1F);
    s = fmaf(s * z, y, y);
    /* Every second quarter swaps them; the sine changes its sign for half of the circle. */
    bool swaps = (k & 2) != 0;
    *sine = tni_float_from_bits(tni_float_bits(swaps ? c : s) ^ (uint32_t)(k & 4) << 29);
    *cosine = tni_float_from_bits(tni_float_bits(swaps ? s : c) ^ (uint32_t)((k + 2) & 4) << 29);
}

static void normals(const uint32_t *words, int64_t blocks, float mean, float std, float *to)
{
    enum { HALF = TNI_NORMAL_BLOCK / 2 };
    for (; blocks > 0; blocks--, words += TNI_NORMAL_BLOCK, to += TNI_NORMAL_BLOCK)
        for (int i = 0; i < HALF; i++) {
            float u = (float)low_bits(words[i]) * 0x1p-24F;
            float v = (float)low_bits(words[i + HALF]) * 0x1p-24F;
            float sine, cosine;
            float radius = __builtin_sqrtf(-2 * cephes_log(1 - u));
            cephes_sine_and_cosine((float)TWO_PI * v, &sine, &cosine);
            to[i] = fmaf(radius * cosine, std, mean);
            to[i + HALF] = fmaf(radius * sine, std, mean);
        }
}

/* ---- exponential numbers ---- */

static void exponentials(const uint32_t *words, int64_t count, double rate, float *to)
{
    double scale = -1 / rate;
    /* Results outside of these may not be normal floats. */
    bool is_plain = scale < -0x1p-60 && scale > -0x1p60;
    for (int64_t i = 0; i < count; i += TNI_DOUBLES) {
        double u[TNI_DOUBLES];
        double number[TNI_DOUBLES];
        int64_t left = count - i < TNI_DOUBLES ? count - i : TNI_DOUBLES;
        tni_doubles x = {0};
        doubles(words + 2 * i, left, u);
        memcpy(&x, u, (size_t)left * sizeof *u);
        x = scale * log_of(1 - x);
        memcpy(number, &x, sizeof x);
        if (__builtin_expect(!is_plain || tni_any_doubles(doubtful(x, 0x1p-120)), 0))
            for (int64_t k = 0; k < left; k++)
                number[k] = scale * log1p(-u[k]);
        for (int64_t k = 0; k < left; k++)
            to[i + k] = (float)number[k];
    }
}

const tni_random_loops TNI_AT_ISA(tni_random_loops) = {
    .temper = temper,
    .singles = singles,
    .doubles = doubles,
    .uniform_floats = uniform_floats,
    .uniform_doubles = uniform_doubles,
    .remainders = remainders,
    .positions = positions,
    .chances = chances,
    .normals = normals,
    .exponentials = exponentials,
};
