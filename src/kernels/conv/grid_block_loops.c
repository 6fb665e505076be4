/* SPDX-License-Identifier: BSD-3-Clause */
/* Blocks of grid_sampler (grid_blocks.h), compiled once per ISA. */
#include "kernels/conv/grid_blocks.h"
#include "kernels/core/isa.h"

#include <math.h>
#include <stddef.h>

#define SPACE TNI_GRID_SPACE
#define BLOCK TNI_GRID_BLOCK

/* Taps of a position in all dimensions together: cubic in 2-D. */
#define MOST_TAPS 16

#define INLINE static inline __attribute__((always_inline))

/*
 * The taps of a block along one dimension: the elements of the input that contribute to each
 * position.
 */
typedef struct axis_taps {
    int64_t count;           /* 1, 2 or 4 */
    double at[BLOCK];        /* the positions, in elements */
    double step[BLOCK];      /* derivative of the position by the grid's coordinate */
    int64_t index[4][BLOCK]; /* -1: outside of the input, counts as 0 */
    double weight[4][BLOCK];
    double slope[4][BLOCK]; /* derivative of the weight by the position */
} axis_taps;

/* The products of the taps of all dimensions, by position. */
typedef struct block_taps {
    int64_t count;                    /* products */
    int64_t index[MOST_TAPS][BLOCK];  /* in a plane of the input; -1: outside */
    double weight[MOST_TAPS][BLOCK];  /* product of the weights */
    double product[MOST_TAPS][BLOCK]; /* sum over channels of gradient times value */
} block_taps;

/* The block that is walked: where it is in the tensors. */
typedef struct block_place {
    const tni_grid_run *run;
    int64_t image, first, count; /* image, first position, number of positions */
} block_place;

#define TEMPLATE "kernels/conv/grid_channels.inc"
#include "kernels/core/for_reals.inc"

/* ---- positions ---- */

/*
 * Return a position mirrored at the outer edges of the input, or with align_corners at the centres
 * of its first and last element, until it is inside. *step changes its sign with each reflection.
 *
 * Reflection is a triangle wave with period 2 * span: within [0, span) after an even number of
 * reflections, falling after an odd one.
 */
static double reflected(const tni_grid_run *run, double at, int64_t size, double *step)
{
    double low = run->align_corners ? 0 : -0.5;
    double span = run->align_corners ? (double)(size - 1) : (double)size;
    if (span <= 0) {
        *step = 0;
        return 0;
    }
    double from = at - low;
    if (from < 0) {
        from = -from;
        *step = -*step;
    }
    double extra = fmod(from, span);
    if (fmod(floor(from / span), 2) == 0)
        return extra + low;
    *step = -*step;
    return span - extra + low;
}

/*
 * Apply the padding mode to positions. Clamped ones have derivative 0. Nan and positions that are
 * no int32 become -100, which is outside for every mode, so that conversions to indices are
 * defined.
 */
INLINE void pad(const tni_grid_run *run, int64_t size, int64_t count, double *at, double *step)
{
    const double last = (double)(size - 1);
    for (int64_t p = 0; run->padding == TNI_GRID_REFLECTION && p < count; p++)
        at[p] = reflected(run, at[p], size, &step[p]);
    for (int64_t p = 0; run->padding != TNI_GRID_ZEROS && p < count; p++) {
        step[p] = at[p] <= 0 || at[p] >= last ? 0 : step[p];
        at[p] = at[p] <= 0 ? 0 : at[p] >= last ? last : at[p]; /* a nan stays */
    }
    for (int64_t p = 0; p < count; p++)
        at[p] = at[p] > -0x1p31 && at[p] < 0x1p31 ? at[p] : -100;
}

/* Write whole positions as indices, or -1 outside of the input. */
INLINE void find(int64_t size, int64_t count, const double *at, double more, int64_t *index)
{
    for (int64_t p = 0; p < count; p++) {
        const double whole = at[p] + more;
        index[p] = whole >= 0 && whole < (double)size ? (int64_t)whole : -1;
    }
}

/* ---- taps ---- */

/* Halves go to the even neighbour, in the default rounding mode. The grid's gradient is 0. */
static void find_nearest(const tni_grid_run *run, int64_t size, int64_t count, axis_taps *t)
{
    pad(run, size, count, t->at, t->step);
    t->count = 1;
    for (int64_t p = 0; p < count; p++) {
        t->at[p] = nearbyint(t->at[p]);
        t->weight[0][p] = 1;
        t->slope[0][p] = 0;
    }
    find(size, count, t->at, 0, t->index[0]);
}

/* Linear weights are 1 - x and x for the two neighbours. */
static void find_linear(const tni_grid_run *run, int64_t size, int64_t count, axis_taps *t)
{
    pad(run, size, count, t->at, t->step);
    t->count = 2;
    for (int64_t p = 0; p < count; p++) {
        const double low = floor(t->at[p]);
        t->weight[0][p] = low + 1 - t->at[p];
        t->weight[1][p] = t->at[p] - low;
        t->slope[0][p] = -1;
        t->slope[1][p] = 1;
        t->at[p] = low;
    }
    find(size, count, t->at, 0, t->index[0]);
    find(size, count, t->at, 1, t->index[1]);
}

/*
 * The cubic convolution kernel (Keys, 1981) with a = -0.75, and its derivatives:
 *
 *     near, |x| <= 1:       (a + 2) x^3 - (a + 3) x^2 + 1
 *     far, 1 < |x| < 2:     a x^3 - 5 a x^2 + 8 a x - 4 a
 */
INLINE double cubic_far(double x)
{
    return ((-0.75 * x + 3.75) * x - 6) * x + 3;
}

INLINE double cubic_near(double x)
{
    return (1.25 * x - 2.25) * x * x + 1;
}

INLINE double cubic_far_slope(double x)
{
    return (-2.25 * x + 7.5) * x - 6;
}

INLINE double cubic_near_slope(double x)
{
    return (3.75 * x - 4.5) * x;
}

/*
 * The four taps around each position. Padding is applied to the index of each tap, not to the
 * position, as PyTorch does for cubic; so the derivative of the position is not changed by it.
 */
static void find_cubic(const tni_grid_run *run, int64_t size, int64_t count, axis_taps *t)
{
    double ignored[BLOCK];
    double source[BLOCK];
    t->count = 4;
    for (int64_t p = 0; p < count; p++) {
        const double low = floor(t->at[p]);
        const double x = t->at[p] - low;
        t->weight[0][p] = cubic_far(x + 1);
        t->weight[1][p] = cubic_near(x);
        t->weight[2][p] = cubic_near(1 - x);
        t->weight[3][p] = cubic_far(2 - x);
        /* The two on the right have distances 1 - x and 2 - x: the chain rule gives a minus sign.
         */
        t->slope[0][p] = cubic_far_slope(x + 1);
        t->slope[1][p] = cubic_near_slope(x);
        t->slope[2][p] = -cubic_near_slope(1 - x);
        t->slope[3][p] = -cubic_far_slope(2 - x);
        t->at[p] = low;
        ignored[p] = 1;
    }
    for (int i = 0; i < 4; i++) {
        for (int64_t p = 0; p < count; p++)
            source[p] = t->at[p] - 1 + i;
        pad(run, size, count, source, ignored);
        find(size, count, source, 0, t->index[i]);
    }
}

/* Find the taps of positions from number `at` on along dimension d, counted from the last. */
static void find_taps(const tni_grid_run *run, int64_t at, int d, int64_t count, axis_taps *t)
{
    const int64_t size = run->sizes[SPACE - 1 - d];
    if (run->is_grid_wide)
        unnormalize_f64(run, at, d, count, t);
    else
        unnormalize_f32(run, at, d, count, t);
    if (run->mode == TNI_GRID_CUBIC)
        find_cubic(run, size, count, t);
    else if (run->mode == TNI_GRID_NEAREST)
        find_nearest(run, size, count, t);
    else
        find_linear(run, size, count, t);
}

/* Write tap number `tap` of a block: the product of taps i, j and k of the three dimensions. */
INLINE void join_tap(const tni_grid_run *run, const axis_taps *axes, const int64_t at[SPACE],
                     int64_t count, int64_t tap, block_taps *taps)
{
    const int64_t *z = axes[0].index[at[0]];
    const int64_t *y = axes[1].index[at[1]];
    const int64_t *x = axes[2].index[at[2]];
    for (int64_t p = 0; p < count; p++) {
        const int64_t index = (z[p] * run->sizes[1] + y[p]) * run->sizes[2] + x[p];
        taps->index[tap][p] = (z[p] | y[p] | x[p]) < 0 ? -1 : index;
        taps->weight[tap][p] =
            axes[0].weight[at[0]][p] * axes[1].weight[at[1]][p] * axes[2].weight[at[2]][p];
    }
}

/* Call join_tap for the products of all taps, the last dimension fastest. */
static void join_taps(const tni_grid_run *run, const axis_taps *axes, int64_t count,
                      block_taps *taps)
{
    int64_t at[SPACE];
    taps->count = 0;
    for (at[0] = 0; at[0] < axes[0].count; at[0]++)
        for (at[1] = 0; at[1] < axes[1].count; at[1]++)
            for (at[2] = 0; at[2] < axes[2].count; at[2]++)
                join_tap(run, axes, at, count, taps->count++, taps);
}

/*
 * Write the grid's gradient, from the sums over channels of gradient times value of each tap:
 *
 *     d result / d position_0 = value * slope_0 * weight_1 * weight_2      likewise for 1 and 2
 */
static void write_slopes(const tni_grid_run *run, const axis_taps *axes, const block_taps *taps,
                         int64_t count, double *to)
{
    for (int64_t p = 0; p < count; p++) {
        double slopes[SPACE] = {0};
        int64_t tap = -1;
        for (int64_t i = 0; i < axes[0].count; i++)
            for (int64_t j = 0; j < axes[1].count; j++)
                for (int64_t k = 0; k < axes[2].count; k++) {
                    const double sum = taps->product[++tap][p];
                    if (taps->index[tap][p] < 0) /* nothing is added, not even a nan */
                        continue;
                    const double z = axes[0].weight[i][p];
                    const double y = axes[1].weight[j][p];
                    const double x = axes[2].weight[k][p];
                    slopes[0] += sum * axes[0].slope[i][p] * y * x;
                    slopes[1] += sum * z * axes[1].slope[j][p] * x;
                    slopes[2] += sum * z * y * axes[2].slope[k][p];
                }
        /* The grid names the last dimension first. */
        for (int d = 0; d < run->space; d++)
            to[p * run->space + d] = slopes[SPACE - 1 - d] * axes[SPACE - 1 - d].step[p];
    }
}

/* ---- blocks ---- */

static void walk_block(const tni_grid_run *run, int64_t image, int64_t first, int64_t count,
                       int64_t begin, int64_t end)
{
    axis_taps axes[SPACE];
    block_taps taps;
    const int64_t at = image * run->positions + first;
    const block_place place = {run, image, first, count};
    /* Images have a first dimension of one element, which volumes overwrite. */
    axes[0].count = 1;
    for (int64_t p = 0; p < count; p++) {
        axes[0].index[0][p] = 0;
        axes[0].weight[0][p] = 1;
        axes[0].slope[0][p] = 0;
    }
    for (int d = 0; d < run->space; d++)
        find_taps(run, at, d, count, &axes[SPACE - 1 - d]);
    join_taps(run, axes, count, &taps);
    if (run->is_wide)
        walk_channels_f64(&place, &taps, begin, end);
    else
        walk_channels_f32(&place, &taps, begin, end);
    if (run->grid_gradient != NULL)
        write_slopes(run, axes, &taps, count, run->grid_gradient + at * run->space);
}

const tni_grid_block TNI_AT_ISA(tni_grid_block) = walk_block;
