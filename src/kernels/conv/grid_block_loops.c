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
    const int64_t *chosen;       /* which positions from `first` on, or NULL for the first ones */
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

/* Find the taps of the positions t->at along dimension d, counted from the last. */
static void find_taps(const tni_grid_run *run, int d, int64_t count, axis_taps *t)
{
    const int64_t size = run->sizes[SPACE - 1 - d];
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

/* ---- taps that are all inside ---- */

/* The greatest size of a plane along a dimension for which its positions are whole floats. */
#define MOST_INNER 16777216

typedef float four_floats __attribute__((vector_size(16)));
typedef four_floats loose_four __attribute__((aligned(4), may_alias));

/*
 * The positions of a block of a plane of floats whose taps are all inside of it, so that they need
 * no padding and no tests: the first tap says where all are. Parts and weights are as in axis_taps.
 */
typedef struct inner_taps {
    float at[2][BLOCK];     /* the positions, along the last dimension and the other one */
    int32_t low[2][BLOCK];  /* the element before, or nearest; -1: some tap may be outside */
    float part[2][BLOCK];   /* from that element to the position */
    int32_t index[BLOCK];   /* of the first tap in a plane; -1 likewise */
    float weight[4][BLOCK]; /* linear: products, the last dimension fastest; cubic: of lines */
    loose_four line[BLOCK]; /* cubic: weights along a line */
} inner_taps;

/* Write the positions along dimension d as unnormalize does. */
INLINE void find_positions(const tni_grid_run *run, int64_t first, int d, int64_t count, float *at)
{
    const float size = (float)run->sizes[SPACE - 1 - d];
    const float *from = (const float *)run->grid + first * 2 + d;
    if (run->align_corners)
        for (int64_t p = 0; p < count; p++)
            at[p] = (from[p * 2] + 1) / 2 * (size - 1);
    else
        for (int64_t p = 0; p < count; p++)
            at[p] = ((from[p * 2] + 1) * size - 1) / 2;
}

/* Take positions along dimension d apart; those outside of [least, most) become -1. */
INLINE void find_parts(inner_taps *t, int d, int64_t count, bool is_nearest, float least,
                       float most)
{
    for (int64_t p = 0; p < count; p++) {
        float at = is_nearest ? nearbyintf(t->at[d][p]) : t->at[d][p];
        const bool is_inside = at >= least && at < most;
        at = is_inside ? at : least;
        const float low = is_nearest ? at : floorf(at);
        t->low[d][p] = is_inside ? (int32_t)low : -1;
        t->part[d][p] = at - low;
    }
}

/* Write the products of the linear weights of both dimensions. */
INLINE void find_linear_products(inner_taps *t, int64_t count)
{
    for (int64_t p = 0; p < count; p++) {
        const float x = t->part[0][p];
        const float y = t->part[1][p];
        t->weight[0][p] = (1 - y) * (1 - x);
        t->weight[1][p] = (1 - y) * x;
        t->weight[2][p] = y * (1 - x);
        t->weight[3][p] = y * x;
    }
}

/* Write the four cubic weights of each position, `step` floats apart, computed in double. */
INLINE void find_cubic_weights(const float *part, int64_t count, int64_t step, int64_t position,
                               float *to)
{
    for (int64_t p = 0; p < count; p++, to += position) {
        const double x = (double)part[p];
        to[0] = (float)cubic_far(x + 1);
        to[step] = (float)cubic_near(x);
        to[2 * step] = (float)cubic_near(1 - x);
        to[3 * step] = (float)cubic_far(2 - x);
    }
}

/* Find the first taps and the weights of a block. */
static void find_inner(const tni_grid_run *run, int64_t first, int64_t count, inner_taps *t)
{
    const bool is_nearest = run->mode == TNI_GRID_NEAREST;
    const int before = run->mode == TNI_GRID_CUBIC ? 1 : 0;
    const int behind = is_nearest ? 0 : before + 1;
    const int32_t line = (int32_t)run->sizes[2];
    for (int d = 0; d < 2; d++) {
        const float size = (float)run->sizes[SPACE - 1 - d];
        find_positions(run, first, d, count, t->at[d]);
        if (is_nearest)
            find_parts(t, d, count, true, 0, size);
        else
            find_parts(t, d, count, false, (float)before, size - (float)behind);
    }
    for (int64_t p = 0; p < count; p++) {
        const int32_t index = (t->low[1][p] - before) * line + t->low[0][p] - before;
        t->index[p] = (t->low[0][p] | t->low[1][p]) < 0 ? -1 : index;
    }
    if (run->mode == TNI_GRID_LINEAR)
        find_linear_products(t, count);
    if (run->mode == TNI_GRID_CUBIC) {
        find_cubic_weights(t->part[1], count, BLOCK, 1, t->weight[0]);
        find_cubic_weights(t->part[0], count, 1, 4, (float *)t->line);
    }
}

/* Return the value of a channel at position p; `from` is its first tap. */
INLINE float inner_value(const inner_taps *t, int64_t p, const float *from, int64_t line,
                         const int64_t mode)
{
    if (mode == TNI_GRID_NEAREST)
        return 0 + *from; /* a sum from 0 on, as of other taps: no -0 */
    if (mode == TNI_GRID_LINEAR)
        return 0 + t->weight[0][p] * from[0] + t->weight[1][p] * from[1] +
               t->weight[2][p] * from[line] + t->weight[3][p] * from[line + 1];
    four_floats sum = t->weight[0][p] * *(const loose_four *)from;
    for (int i = 1; i < 4; i++)
        sum += t->weight[i][p] * *(const loose_four *)(from + i * line);
    sum *= t->line[p];
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

/* Write the results of `group` channels from c on, constant after inlining as is the mode. */
INLINE void sum_inner(const block_place *at, const inner_taps *t, int64_t c, const int group,
                      const int64_t mode)
{
    const tni_grid_run *run = at->run;
    const int64_t plane = at->image * run->channels + c;
    const float *from = (const float *)run->input + plane * run->lines;
    float *to = (float *)run->result + plane * run->positions + at->first;
    for (int64_t p = 0; p < at->count; p++)
        for (int i = 0; i < group && t->index[p] >= 0; i++)
            to[i * run->positions + p] =
                inner_value(t, p, from + i * run->lines + t->index[p], run->sizes[2], mode);
}

INLINE void walk_inner(const block_place *at, const inner_taps *t, int64_t begin, int64_t end,
                       const int64_t mode)
{
    for (; mode == TNI_GRID_CUBIC && begin < end; begin++)
        sum_inner(at, t, begin, 1, mode);
    for (; begin + 4 <= end; begin += 4)
        sum_inner(at, t, begin, 4, mode);
    if (end - begin == 3)
        sum_inner(at, t, begin, 3, mode);
    else if (end - begin == 2)
        sum_inner(at, t, begin, 2, mode);
    else if (end - begin == 1)
        sum_inner(at, t, begin, 1, mode);
}

/* ---- blocks ---- */

/* Walk the positions of a block, whose coordinates are in the last axes' `at` and `step`. */
static void walk_taps(const block_place *place, axis_taps *axes, int64_t begin, int64_t end)
{
    const tni_grid_run *run = place->run;
    block_taps taps;
    /* Images have a first dimension of one element, which volumes overwrite. */
    axes[0].count = 1;
    for (int64_t p = 0; p < place->count && run->space < SPACE; p++) {
        axes[0].index[0][p] = 0;
        axes[0].weight[0][p] = 1;
        axes[0].slope[0][p] = 0;
    }
    for (int d = 0; d < run->space; d++)
        find_taps(run, d, place->count, &axes[SPACE - 1 - d]);
    join_taps(run, axes, place->count, &taps);
    if (run->is_wide)
        walk_channels_f64(place, &taps, begin, end);
    else
        walk_channels_f32(place, &taps, begin, end);
    if (run->grid_gradient != NULL)
        write_slopes(run, axes, &taps, place->count,
                     run->grid_gradient +
                         (place->image * run->positions + place->first) * run->space);
}

/* Compute results of a plane of floats: first where all taps are inside, then what is left. */
static void walk_plane(const block_place *place, int64_t begin, int64_t end)
{
    const tni_grid_run *run = place->run;
    inner_taps inner;
    int64_t chosen[BLOCK];
    int64_t count = 0;
    find_inner(run, place->image * run->positions + place->first, place->count, &inner);
    if (run->mode == TNI_GRID_LINEAR)
        walk_inner(place, &inner, begin, end, TNI_GRID_LINEAR);
    else if (run->mode == TNI_GRID_NEAREST)
        walk_inner(place, &inner, begin, end, TNI_GRID_NEAREST);
    else
        walk_inner(place, &inner, begin, end, TNI_GRID_CUBIC);
    int32_t signs = 0;
    for (int64_t p = 0; p < place->count; p++)
        signs |= inner.index[p];
    for (int64_t p = 0; p < place->count && signs < 0; p++) {
        chosen[count] = p;
        count += inner.index[p] < 0;
    }
    if (count == 0)
        return;
    axis_taps axes[SPACE];
    for (int d = 0; d < 2; d++)
        for (int64_t i = 0; i < count; i++) {
            axes[SPACE - 1 - d].at[i] = (double)inner.at[d][chosen[i]];
            axes[SPACE - 1 - d].step[i] = 1;
        }
    walk_taps(&(block_place){run, place->image, place->first, count, chosen}, axes, begin, end);
}

static void walk_block(const tni_grid_run *run, int64_t image, int64_t first, int64_t count,
                       int64_t begin, int64_t end)
{
    axis_taps axes[SPACE];
    const int64_t at = image * run->positions + first;
    const block_place place = {run, image, first, count, NULL};
    if (run->space == 2 && !run->is_wide && run->result != NULL && run->lines < INT32_MAX &&
        run->sizes[1] <= MOST_INNER && run->sizes[2] <= MOST_INNER) {
        walk_plane(&place, begin, end);
        return;
    }
    for (int d = 0; d < run->space; d++)
        if (run->is_grid_wide)
            unnormalize_f64(run, at, d, count, &axes[SPACE - 1 - d]);
        else
            unnormalize_f32(run, at, d, count, &axes[SPACE - 1 - d]);
    walk_taps(&place, axes, begin, end);
}

const tni_grid_block TNI_AT_ISA(tni_grid_block) = walk_block;
