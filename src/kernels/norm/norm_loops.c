/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The loops of normalisations, compiled once per ISA (isa.h). Mean and variance come from the
 * two-pass algorithm: first the mean, then the sum of squared distances from it (Chan, Golub and
 * LeVeque, 1983). Sums are kept in double, SIDE of them side by side, and added pairwise at the end
 * so that the compiler can use vectors.
 */
#include "kernels/norm/norm_loops.h"

#include "kernels/core/isa.h"

/* Partial sums that are kept side by side, in vectors. */
#define SIDE 16

/*
 * No iteration reads what another one writes, although `out` may be `x`: an element is read before
 * it is written.
 */
#ifdef __clang__
#    define EACH _Pragma("clang loop vectorize(assume_safety)")
#else
#    define EACH _Pragma("GCC ivdep")
#endif

#define INLINE static inline __attribute__((always_inline))

/* Add side[half + k] to side[k] for each k < half. */
INLINE void add_half(double *side, const int half)
{
    for (int k = 0; k < half; k++)
        side[k] += side[half + k];
}

/*
 * Return the pairwise sum of SIDE numbers. Constant bounds let the compiler keep them in registers.
 */
INLINE double sum_of_sides(double *side)
{
    _Static_assert(SIDE == 16, "halves are 8, 4, 2 and 1");
    add_half(side, 8);
    add_half(side, 4);
    add_half(side, 2);
    add_half(side, 1);
    return side[0];
}

/* Add eight numbers pairwise. */
#define SUM_OF_EIGHT(term)                                                                         \
    ((((term)[0] + (term)[1]) + ((term)[2] + (term)[3])) +                                         \
     (((term)[4] + (term)[5]) + ((term)[6] + (term)[7])))
_Static_assert(TNI_NORM_ROWS == 8, "rows are added in groups of eight");

/* ---- moments of floats ---- */

/* Return element i, or its squared distance from `middle`. */
INLINE float float_term(const float *x, int64_t i, float middle, const bool is_square)
{
    return is_square ? (x[i] - middle) * (x[i] - middle) : x[i];
}

/* Return the pairwise sum, in float, of eight terms SIDE elements apart. */
INLINE float eight_terms(const float *x, int64_t i, float middle, const bool is_square)
{
    float term[8];
    for (int k = 0; k < 8; k++)
        term[k] = float_term(x, i + k * SIDE, middle, is_square);
    return SUM_OF_EIGHT(term);
}

/* The same of four terms. */
INLINE float four_terms(const float *x, int64_t i, float middle, const bool is_square)
{
    float term[4];
    for (int k = 0; k < 4; k++)
        term[k] = float_term(x, i + k * SIDE, middle, is_square);
    return (term[0] + term[1]) + (term[2] + term[3]);
}

/* Add the terms from `done` on, fewer than eight for each side, to the sums at the sides. */
INLINE void add_rest(const float *x, int64_t done, int64_t count, float middle, double *side,
                     const bool is_square)
{
    if (done + 4 * SIDE <= count) {
        for (int64_t k = 0; k < SIDE; k++)
            side[k] += (double)four_terms(x, done + k, middle, is_square);
        done += 4 * SIDE;
    }
    for (; done + SIDE <= count; done += SIDE)
        for (int64_t k = 0; k < SIDE; k++)
            side[k] += (double)float_term(x, done + k, middle, is_square);
    /* Beyond the last term with masks: a sum that is written one by one would wait in memory. */
    for (int64_t k = 0; k < SIDE && done < count; k++)
        side[k] += done + k < count ? (double)float_term(x, done + k, middle, is_square) : 0;
}

/*
 * The last terms, fewer than a block. Functions of their own: inlined into the sum, gcc 12 reads
 * the cache lines of a block out of order, and rows that come from memory take half as long again.
 */
static TNI_NOINLINE void sum_rest(const float *x, int64_t done, int64_t count, double *side)
{
    add_rest(x, done, count, 0, side, false);
}
static TNI_NOINLINE void square_rest(const float *x, int64_t done, int64_t count, float middle,
                                     double *side)
{
    add_rest(x, done, count, middle, side, true);
}

/* Return the sum of fewer terms than a block, which stays in registers. */
static TNI_NOINLINE double short_sum(const float *x, int64_t count)
{
    double side[SIDE] = {0};
    add_rest(x, 0, count, 0, side, false);
    return sum_of_sides(side);
}
static TNI_NOINLINE double short_squares(const float *x, int64_t count, float middle)
{
    double side[SIDE] = {0};
    add_rest(x, 0, count, middle, side, true);
    return sum_of_sides(side);
}

/*
 * Return the sum of x. Eight terms at a time are added in float before the conversion to double,
 * which would cost more than the addition.
 */
static double sum_of(const float *x, int64_t count)
{
    double side[SIDE] = {0};
    int64_t done = 0;
    if (count < 8 * SIDE)
        return short_sum(x, count);
    for (; done + 8 * SIDE <= count; done += 8 * SIDE)
        for (int64_t k = 0; k < SIDE; k++)
            side[k] += (double)eight_terms(x, done + k, 0, false);
    if (done < count)
        sum_rest(x, done, count, side);
    return sum_of_sides(side);
}

/* Return the sum of squared distances from `middle`, added as in sum_of. */
static double squares_of(const float *x, int64_t count, float middle)
{
    double side[SIDE] = {0};
    int64_t done = 0;
    if (count < 8 * SIDE)
        return short_squares(x, count, middle);
    for (; done + 8 * SIDE <= count; done += 8 * SIDE)
        for (int64_t k = 0; k < SIDE; k++)
            side[k] += (double)eight_terms(x, done + k, middle, true);
    if (done < count)
        square_rest(x, done, count, middle, side);
    return sum_of_sides(side);
}

/*
 * Compute mean and m2 (the sum of squared distances from the mean) of floats. Distances are from
 * the mean rounded to float, m; the corrected two-pass formula takes off what the rounding added:
 *
 *     sum (x - mean)^2 = sum (x - m)^2 - count (mean - m)^2
 *
 * The difference may be slightly negative by rounding, hence the 0.
 */
static void few_moments_f32(const float *x, int64_t rows, int64_t count, double *mean, double *m2)
{
    for (int64_t r = 0; r < rows; r++)
        mean[r] = count > 0 ? sum_of(x + r * count, count) / (double)count : 0;
    for (int64_t r = 0; r < rows; r++) {
        double off = mean[r] - (double)(float)mean[r];
        double sum = squares_of(x + r * count, count, (float)mean[r]) - (double)count * off * off;
        m2[r] = sum < 0 ? 0 : sum;
    }
}
static void moments_f32(const void *data, int64_t rows, int64_t count, double *mean, double *m2)
{
    const int64_t most = tni_norm_rows(count);
    for (int64_t r = 0; r < rows; r += most)
        few_moments_f32((const float *)data + r * count, tni_min(rows - r, most), count, mean + r,
                        m2 + r);
}

/* ---- rows and broadcast factors ---- */

/* Read element i of an operand of the loop. */
#define AT(operand) (*(const T *)(const void *)(data[operand] + i * strides[operand]))

#define TEMPLATE "kernels/norm/norm_row.inc"
#include "kernels/core/for_reals.inc"
#define TEMPLATE "kernels/norm/norm_factors.inc"
#include "kernels/core/for_reals.inc"

/* Compute mean and m2 of doubles; here the mean is not rounded. */
static void moments_f64(const void *data, int64_t rows, int64_t count, double *mean, double *m2)
{
    const double *x = data;
    for (int64_t r = 0; r < rows; r++, x += count) {
        mean[r] = count > 0 ? sum_f64(value_f64, NULL, NULL, x, 0, count) / (double)count : 0;
        m2[r] = sum_f64(square_f64, NULL, NULL, x, mean[r], count);
    }
}

const tni_norm_loops TNI_AT_ISA(tni_norm_loops)[2] = {
    {{moments_f32, scale_f32, back_f32, add_rows_f32}, affine_f32, product_f32, gradient_f32},
    {{moments_f64, scale_f64, back_f64, add_rows_f64}, affine_f64, product_f64, gradient_f64},
};
