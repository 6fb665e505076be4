/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * upsample_nearest, nearest_exact, linear, bilinear, trilinear, bicubic and the antialiased forms
 * (…_aa), their gradients, and the overloads with scale factors.
 *
 * Each is a separable map (separable.h): this file says which taps a position of the result has
 * along a dimension. Positions and weights are computed in the precision of the tensor, float for
 * half types: rounding decides which neighbour is the nearest, and PyTorch computes in that
 * precision.
 */
#include <math.h>

#include "args/args_resampling.h"
#include "calls/calls_conv.h"
#include "kernels/conv/separable.h"
#include "kernels/core/builder.h"

/* ---- taps ---- */

/*
 * What an axis keeps: numbers[0] is the scale, integers[0] align_corners, [1] whether positions are
 * double, [2] the filter of antialiased interpolation.
 */
#define SCALE(axis)   ((axis)->numbers[0])
#define ALIGNED(axis) ((axis)->integers[0] != 0)
#define PRECISE(axis) ((axis)->integers[1] != 0)

/* Return an index clamped to [0, size). */
static int64_t bounded(int64_t at, int64_t size)
{
    return at < 0 ? 0 : at >= size ? size - 1 : at;
}

/*
 * Write the one tap of the nearest kinds: floor((at + offset) * scale). A position that is computed
 * in double is rounded to float, as in PyTorch.
 */
static int64_t rounded_down_tap(const tni_axis *axis, int64_t at, double offset, tni_tap *taps)
{
    float position = PRECISE(axis) ? (float)(((double)at + offset) * SCALE(axis))
                                   : ((float)at + (float)offset) * (float)SCALE(axis);
    taps[0] = (tni_tap){bounded((int64_t)floorf(position), axis->input), 1};
    return 1;
}

/* Write the one tap of upsample_nearest. */
static int64_t nearest_taps(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)divisor;
    return rounded_down_tap(axis, at, 0, taps);
}

/* Write the one tap of nearest_exact, which takes the centre of the result's pixel. */
static int64_t exact_taps(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)divisor;
    return rounded_down_tap(axis, at, 0.5, taps);
}

/*
 * Return where the centre of a pixel of the result is in the input, in pixels; below 0 for the
 * first ones. With align_corners the centres of the corner pixels coincide, else the outer edges of
 * the images do.
 */
static double source_position(const tni_axis *axis, int64_t at)
{
    if (PRECISE(axis))
        return ALIGNED(axis) ? SCALE(axis) * (double)at : SCALE(axis) * ((double)at + 0.5) - 0.5;
    float scale = (float)SCALE(axis);
    return (double)(ALIGNED(axis) ? scale * (float)at : scale * ((float)at + 0.5F) - 0.5F);
}

/* Write the one tap of an axis that is copied. */
static int64_t equal_taps(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)axis, (void)divisor;
    taps[0] = (tni_tap){at, 1};
    return 1;
}

/* Write the two neighbours with weights 1 - x and x. At both ends they are the same element. */
static int64_t linear_taps(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)divisor;
    double position = source_position(axis, at);
    if (position < 0)
        position = 0;
    int64_t low = bounded((int64_t)position, axis->input);
    double part = position - (double)low;
    /* Rounding may put the position past the last element. */
    part = part > 1 ? 1 : part;
    taps[0] = (tni_tap){low, 1 - part};
    taps[1] = (tni_tap){bounded(low + 1, axis->input), part};
    return 2;
}

/*
 * Return the cubic convolution kernel (Keys, 1981), whose slope at distance 1 is `a`:
 *
 *     |x| <= 1:      (a + 2) |x|^3 - (a + 3) |x|^2 + 1
 *     1 < |x| < 2:   a |x|^3 - 5 a |x|^2 + 8 a |x| - 4 a
 */
static double cubic(double distance, double a)
{
    double x = fabs(distance);
    if (x <= 1)
        return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

/* Write the four taps of bicubic interpolation, a = -0.75. Those outside repeat the edge. */
static int64_t cubic_taps(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    (void)divisor;
    double position = source_position(axis, at);
    int64_t low = (int64_t)floor(position);
    for (int i = 0; i < 4; i++) {
        int64_t source = low - 1 + i;
        taps[i] = (tni_tap){bounded(source, axis->input), cubic(position - (double)source, -0.75)};
    }
    return 4;
}

/* Return the triangle (tent) filter, whose support is 1 to each side. */
static double triangle(double distance)
{
    double x = fabs(distance);
    return x < 1 ? 1 - x : 0;
}

/* Return sin(pi x) / (pi x). */
static double sinc(double x)
{
    const double pi = 3.14159265358979323846;
    return x == 0 ? 1 : sin(pi * x) / (pi * x);
}

/* Return the Lanczos filter with three lobes: sinc(x) windowed by sinc(x / 3). */
static double lanczos(double x)
{
    return x > -3 && x < 3 ? sinc(x) * sinc(x / 3) : 0;
}

/*
 * Return the filter of antialiased interpolation at a distance. integers[2] says which and is also
 * its support to each side: 1 triangle, 2 cubic with a = -0.5, 3 Lanczos.
 */
static double filter(const tni_axis *axis, double distance)
{
    return axis->integers[2] == 1   ? triangle(distance)
           : axis->integers[2] == 2 ? cubic(distance, -0.5)
                                    : lanczos(distance);
}

/*
 * Write the taps of antialiased interpolation. When it makes smaller, the filter is stretched by
 * the scale, so that every pixel of the input counts; weights are divided by their sum, as those
 * outside of the input are left out.
 */
static int64_t antialiased_taps(const tni_axis *axis, int64_t at, tni_tap *taps, double *divisor)
{
    double stretch = SCALE(axis) >= 1 ? SCALE(axis) : 1;
    double reach = (double)axis->integers[2] * stretch;
    double center = SCALE(axis) * ((double)at + 0.5);
    double total = 0;
    int64_t first = (int64_t)(center - reach + 0.5);
    int64_t last = (int64_t)(center + reach + 0.5);
    (void)divisor;
    first = first < 0 ? 0 : first;
    last = last > axis->input ? axis->input : last;
    /* most is the support in pixels, rounded up; rounding here must not exceed it. */
    int64_t count = last - first < axis->most ? last - first : axis->most;
    for (int64_t i = 0; i < count; i++) {
        double weight = filter(axis, ((double)(first + i) - center + 0.5) / stretch);
        taps[i] = (tni_tap){first + i, weight};
        total += weight;
    }
    for (int64_t i = 0; total != 0 && i < count; i++)
        taps[i].weight /= total;
    return count < 0 ? 0 : count;
}

/* ---- kinds of interpolation ---- */

/* A kind of interpolation. */
typedef struct kind {
    tni_taps_of taps; /* the taps of a position */
    int64_t most;     /* taps of a position; 0: the scale decides */
    bool corners;     /* whether align_corners applies */
    int64_t filter;   /* of antialiased kinds (`filter`), else 0 */
} kind;

static const kind nearest = {nearest_taps, 1, false, 0};
static const kind exact = {exact_taps, 1, false, 0};
static const kind linear = {linear_taps, 2, true, 0};
static const kind bicubic = {cubic_taps, 4, true, 0};
static const kind antialiased_linear = {antialiased_taps, 0, true, 1};
static const kind antialiased_cubic = {antialiased_taps, 0, true, 2};
static const kind antialiased_lanczos = {antialiased_taps, 0, true, 3};

/* One call. */
typedef struct resampling {
    const kind *kind;     /* which interpolation */
    int space;            /* spatial dimensions: 1 to 3 */
    bool align_corners;   /* centres of corner pixels coincide, else outer edges */
    tni_ints output_size; /* spatial sizes of the result */
    tni_maybe_double scales[TNI_SEPARABLE_SPACE]; /* by dimension; result size over input size */
} resampling;

/*
 * Return the step in the input from one position of the result to the next along dimension d: the
 * ratio of the distances of corner pixels with align_corners, else the inverse of a given scale
 * factor, else the ratio of the sizes. Float precision means that the division is rounded to float.
 */
static double scale_of(const resampling *r, int d, int64_t input, int64_t result, bool is_precise)
{
    double scale;
    if (r->kind->corners && r->align_corners)
        scale = result > 1 ? is_precise ? (double)(input - 1) / (double)(result - 1)
                                        : (double)((float)(input - 1) / (float)(result - 1))
                           : 0;
    else if (r->scales[d].is_given && r->scales[d].value > 0)
        scale = 1 / r->scales[d].value;
    else
        scale =
            is_precise ? (double)input / (double)result : (double)((float)input / (float)result);
    return is_precise ? scale : (double)(float)scale;
}

/*
 * Return whether an axis is copied because it keeps its size, although a scale factor given with
 * the sizes may say something else. As in PyTorch: in linear interpolation; in antialiased, forward
 * only; in the gradient of cubic, only if all axes keep their size.
 */
static bool is_copied(const resampling *r, const int64_t *input, int d, bool is_gradient)
{
    bool is_antialiased = r->kind->taps == antialiased_taps;
    if (r->kind == &linear || (is_antialiased && !is_gradient))
        return input[d] == r->output_size.items[d];
    bool all = r->kind == &bicubic && is_gradient;
    for (int each = 0; all && each < r->space; each++)
        all = input[each] == r->output_size.items[each];
    return all;
}

/*
 * Return whether the positions of an interpolation of `input` are computed in float whatever its
 * dtype, as in PyTorch: those of the nearest kinds, for channels-last tensors of 4 and more
 * channels and for images with height + width <= 128.
 */
static bool has_float_positions(const resampling *r, const tn_tensor *input)
{
    if (r->kind->most != 1)
        return false;
    const bool has_blocks = r->space > 1 && input->sizes[1] > 3 &&
                            tni_suggested_format(input) != TN_MEMORY_FORMAT_CONTIGUOUS;
    const int64_t *sizes = r->output_size.items;
    return has_blocks || (r->space == 2 && r->output_size.count == 2 && sizes[0] <= 128 - sizes[1]);
}

/*
 * Forget the scale factors along dimensions that keep or double their size. As in PyTorch: in
 * nearest (nearest_exact does not) wherever positions are computed in float whatever the dtype.
 */
static void forget_scales(resampling *r, const int64_t *input)
{
    for (int d = 0; d < r->space && r->kind == &nearest && d < r->output_size.count; d++) {
        const int64_t size = r->output_size.items[d];
        if (size == input[d] || (size % 2 == 0 && size / 2 == input[d]))
            r->scales[d] = TNI_NO_DOUBLE;
    }
}

/* Check the sizes and write the map; `input` has r->space sizes. */
static tn_status plan(const resampling *r, const int64_t *input, bool is_precise, bool is_gradient,
                      tni_separable *map)
{
    if (r->output_size.count != r->space)
        return tni_fail(TN_ERR_RUNTIME,
                        "It is expected output_size equals to %d, but got size %lld", r->space,
                        (long long)r->output_size.count);
    *map = tni_separable_begin(r->space);
    for (int d = 0; d < r->space; d++) {
        tni_axis *axis = tni_separable_axis(map, d);
        axis->input = input[d];
        axis->result = r->output_size.items[d];
        if (axis->input <= 0 || axis->result <= 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "Input and output sizes should be greater than 0, but got input %lld "
                            "and output %lld",
                            (long long)axis->input, (long long)axis->result);
        SCALE(axis) = scale_of(r, d, axis->input, axis->result, is_precise);
        axis->integers[0] = r->kind->corners && r->align_corners;
        axis->integers[1] = is_precise;
        axis->integers[2] = r->kind->filter;
        bool copied = is_copied(r, input, d, is_gradient);
        axis->taps = copied ? equal_taps : r->kind->taps;
        axis->most = copied ? 1 : r->kind->most;
        /* Antialiased: support on both sides, and one position for each end that is rounded. */
        if (axis->most == 0) {
            double reach = (double)r->kind->filter * (SCALE(axis) >= 1 ? SCALE(axis) : 1);
            double most = 2 * ceil(reach) + 2;
            axis->most = most < (double)axis->input ? (int64_t)most : axis->input;
        }
    }
    return TN_OK;
}

/*
 * Refuse dtypes that cannot be interpolated: all but floating ones, as weights are fractions; bytes
 * are accepted with takes_bytes. On meta there is nothing to compute, and nothing is refused.
 */
static tn_status check_dtype(const resampling *r, const tn_tensor *self, bool takes_bytes)
{
    if (tni_category((tn_dtype)self->dtype) == 2 || self->device.type == TN_DEVICE_META ||
        (takes_bytes && self->dtype == TN_DTYPE_U8))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"upsample_%dd\" not implemented for '%s'", r->space,
                    tni_scalar_name(self->dtype));
}

/*
 * Return the interpolated input. Bytes in two dimensions take the fixed-point path (upsample_u8.c),
 * whose weights are computed in double.
 */
static tn_status resample(resampling *r, tn_tensor *input, StableIValue *outs)
{
    tni_separable map;
    tn_tensor *result;
    tni_shape_text text;
    bool is_empty = false;
    for (int d = 1; d < input->rank; d++)
        is_empty |= input->sizes[d] == 0;
    if (input->rank != r->space + 2 || is_empty)
        return tni_fail(TN_ERR_RUNTIME,
                        "Non-empty %dD data tensor expected but got a tensor with sizes %s",
                        r->space + 2, tni_shape_print(&text, input->rank, input->sizes));
    bool is_fixed =
        input->dtype == TN_DTYPE_U8 && r->space == 2 &&
        (r->kind == &linear || r->kind == &bicubic || r->kind->taps == antialiased_taps);
    TN_TRY(check_dtype(r, input, is_fixed || r->kind->most == 1));
    const bool is_float = has_float_positions(r, input);
    if (is_float)
        forget_scales(r, input->sizes + 2);
    TN_TRY(plan(r, input->sizes + 2, is_fixed || (input->dtype == TN_DTYPE_F64 && !is_float), false,
                &map));
    TN_TRY(is_fixed ? tni_separable_u8(&map, input, &result)
                    : tni_separable_forward(&map, input, &result));
    return tni_return_take(result, outs);
}

/*
 * Return the gradient of the input. It has the gradient's memory format, except for the kinds that
 * PyTorch returns row-major: bicubic, and nearest in three dimensions.
 */
static tn_status resample_back(resampling *r, tn_tensor *gradient, tni_ints input_size,
                               StableIValue *outs)
{
    tni_separable map;
    tn_tensor *result;
    tni_shape_text text;
    bool is_plain = r->kind == &bicubic || (r->kind->most == 1 && r->space == 3);
    tn_memory_format format =
        is_plain ? TN_MEMORY_FORMAT_CONTIGUOUS : tni_suggested_format(gradient);
    if (input_size.count != r->space + 2)
        return tni_fail(TN_ERR_RUNTIME, "It is expected input_size equals to %d, but got size %lld",
                        r->space + 2, (long long)input_size.count);
    TN_TRY(check_dtype(r, gradient, false));
    /* Gradients of the nearest kinds compute positions in float, as in PyTorch. */
    bool is_precise = gradient->dtype == TN_DTYPE_F64 && r->kind->most != 1;
    forget_scales(r, input_size.items + 2);
    TN_TRY(plan(r, input_size.items + 2, is_precise, true, &map));
    bool fits = gradient->rank == r->space + 2;
    for (int d = 0; fits && d < gradient->rank; d++)
        fits = gradient->sizes[d] == (d < 2 ? input_size.items[d] : r->output_size.items[d - 2]);
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected grad_output to have the same shape as output; but got %s",
                        tni_shape_print(&text, gradient->rank, gradient->sizes));
    TN_TRY(tni_separable_backward(&map, gradient, format, &result));
    return tni_return_take(result, outs);
}

/* ---- operators ---- */

/* The scale factors in the typed arguments, by number of dimensions. */
#define SCALES_1                                                                                   \
    {                                                                                              \
        in->scales                                                                                 \
    }
#define SCALES_2                                                                                   \
    {                                                                                              \
        in->scales_h, in->scales_w                                                                 \
    }
#define SCALES_3                                                                                   \
    {                                                                                              \
        in->scales_d, in->scales_h, in->scales_w                                                   \
    }

/* An operator and its gradient. `corners` is in->align_corners, or false for kinds without it. */
#define RESAMPLE(name, which, dims, corners)                                                       \
    TNI_TYPED(name)                                                                                \
    {                                                                                              \
        resampling r = {&which, dims, corners, in->output_size, SCALES_##dims};                    \
        return resample(&r, in->self, outs);                                                       \
    }                                                                                              \
    TNI_TYPED(name##_backward)                                                                     \
    {                                                                                              \
        resampling r = {&which, dims, corners, in->output_size, SCALES_##dims};                    \
        return resample_back(&r, in->grad_output, in->input_size, outs);                           \
    }
RESAMPLE(upsample_nearest1d, nearest, 1, false)
RESAMPLE(upsample_nearest2d, nearest, 2, false)
RESAMPLE(upsample_nearest3d, nearest, 3, false)
RESAMPLE(_upsample_nearest_exact1d, exact, 1, false)
RESAMPLE(_upsample_nearest_exact2d, exact, 2, false)
RESAMPLE(_upsample_nearest_exact3d, exact, 3, false)
RESAMPLE(upsample_linear1d, linear, 1, in->align_corners)
RESAMPLE(upsample_bilinear2d, linear, 2, in->align_corners)
RESAMPLE(upsample_trilinear3d, linear, 3, in->align_corners)
RESAMPLE(upsample_bicubic2d, bicubic, 2, in->align_corners)
RESAMPLE(_upsample_bilinear2d_aa, antialiased_linear, 2, in->align_corners)
RESAMPLE(_upsample_bicubic2d_aa, antialiased_cubic, 2, in->align_corners)
RESAMPLE(_upsample_lanczos2d_aa, antialiased_lanczos, 2, in->align_corners)

/* ---- overloads with sizes or scale factors ---- */

/*
 * Write the sizes of the result and its scale factors, from output_size or scale_factors: exactly
 * one of them must be given. A size from a factor is rounded down.
 */
static tn_status vector_sizes(const tn_tensor *input, tni_ints output_size, const tni_list *factors,
                              int space, int64_t *sizes, tni_maybe_double *scales)
{
    if ((output_size.count >= 0) == (factors != NULL))
        return tni_fail(TN_ERR_RUNTIME,
                        "Must specify exactly one of output_size and scale_factors");
    if (input->rank != space + 2)
        return tni_fail(TN_ERR_RUNTIME, "upsample: expected an input of %d dimensions, got %d",
                        space + 2, input->rank);
    int64_t count = factors != NULL ? (int64_t)factors->size : output_size.count;
    if (count != space)
        return tni_fail(TN_ERR_RUNTIME, "upsample: expected %d sizes or scales, got %lld", space,
                        (long long)count);
    for (int d = 0; d < space; d++) {
        scales[d] = TNI_NO_DOUBLE;
        if (factors != NULL) {
            double factor = tni_list_double(factors, (size_t)d);
            double size = (double)input->sizes[2 + d] * factor;
            scales[d] = (tni_maybe_double){true, factor};
            sizes[d] = size > 0 && size < 0x1p62 ? (int64_t)size : 0; /* 0 is refused later */
        } else {
            sizes[d] = output_size.items[d];
        }
    }
    return TN_OK;
}

/* The overload with a list of sizes or of factors, which calls the one with both. */
#define VECTOR(name, dims, ...)                                                                    \
    TNI_TYPED(name##_vec)                                                                          \
    {                                                                                              \
        tn_tensor *result;                                                                         \
        int64_t sizes[TNI_SEPARABLE_SPACE];                                                        \
        tni_maybe_double scales[TNI_SEPARABLE_SPACE];                                              \
        TN_TRY(vector_sizes(in->input, in->output_size, in->scale_factors, dims, sizes, scales));  \
        TN_TRY(tni_call_##name(in->input, (tni_ints){sizes, dims}, __VA_ARGS__, &result));         \
        return tni_return_take(result, outs);                                                      \
    }
#define TWO_SCALES scales[0], scales[1]
VECTOR(upsample_nearest1d, 1, scales[0])
VECTOR(upsample_nearest2d, 2, TWO_SCALES)
VECTOR(upsample_nearest3d, 3, TWO_SCALES, scales[2])
VECTOR(_upsample_nearest_exact1d, 1, scales[0])
VECTOR(_upsample_nearest_exact2d, 2, TWO_SCALES)
VECTOR(_upsample_nearest_exact3d, 3, TWO_SCALES, scales[2])
VECTOR(upsample_linear1d, 1, in->align_corners, scales[0])
VECTOR(upsample_bilinear2d, 2, in->align_corners, TWO_SCALES)
VECTOR(upsample_trilinear3d, 3, in->align_corners, TWO_SCALES, scales[2])
VECTOR(upsample_bicubic2d, 2, in->align_corners, TWO_SCALES)
VECTOR(_upsample_bilinear2d_aa, 2, in->align_corners, TWO_SCALES)
VECTOR(_upsample_bicubic2d_aa, 2, in->align_corners, TWO_SCALES)
VECTOR(_upsample_lanczos2d_aa, 2, in->align_corners, TWO_SCALES)
