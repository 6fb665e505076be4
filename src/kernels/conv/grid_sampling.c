/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * grid_sampler, 2-D and 3-D, and its gradients by input and grid: the input read at positions in
 * [-1, 1] that the grid gives, interpolated (nearest, linear, or cubic in 2-D).
 *
 * A coordinate becomes taps: indices, weights, and the derivatives of the weights by the
 * coordinate. With them the value and both gradients are one walk over the product of the taps.
 * Tensors are converted to row-major doubles first, and results back; cost: taps^space * channels
 * per position. Positions of tensors that are not double are rounded to float after every
 * operation, since rounding decides which element is nearest. Images of the batch run in parallel.
 */
#include <math.h>

#include "args/args_grid_sampling.h"
#include "calls/calls_conv.h"
#include "kernels/core/builder.h"

/* The largest number of spatial dimensions; 2-D images are volumes one position deep. */
#define SPACE 3

/* The values of interpolation_mode and padding_mode in PyTorch. */
enum { MODE_LINEAR, MODE_NEAREST, MODE_CUBIC };
enum { PADDING_ZEROS, PADDING_BORDER, PADDING_REFLECTION };

/* An element of the input that contributes to a position, along one dimension. */
typedef struct tap {
    int64_t index; /* -1: outside of the input, counts as 0 */
    double weight;
    double slope; /* derivative of the weight by the position */
} tap;

/* The taps of one coordinate. */
typedef struct taps {
    int count;    /* 1, 2 or 4 */
    double step;  /* derivative of the position, in elements, by the grid's coordinate */
    tap items[4]; /* `count` of them */
} taps;

/* The parameters of a call. */
typedef struct sampler {
    int space;             /* spatial dimensions: 2 or 3 */
    int64_t mode, padding; /* MODE_…, PADDING_… */
    bool align_corners;    /* -1 and 1 are centres of elements, else their outer edges */
    bool is_single;        /* positions are rounded to float */
} sampler;

/* Return a number in the precision of the positions. */
static double rounded(const sampler *g, double number)
{
    return g->is_single ? (double)(float)number : number;
}

/*
 * Return the position in elements of a coordinate in [-1, 1], and in *step its derivative.
 *
 *     align_corners: (at + 1) / 2 * (size - 1)      else: ((at + 1) * size - 1) / 2
 */
static double unnormalize(const sampler *g, double at, int64_t size, double *step)
{
    if (g->align_corners) {
        *step = (double)(size - 1) / 2;
        return rounded(g, rounded(g, rounded(g, at + 1) / 2) * (double)(size - 1));
    }
    *step = (double)size / 2;
    return rounded(g, rounded(g, rounded(g, rounded(g, at + 1) * (double)size) - 1) / 2);
}

/* Return a position clamped to [0, size - 1]; *step becomes 0 where it is clamped. A nan stays. */
static double clipped(double at, int64_t size, double *step)
{
    if (at <= 0) {
        *step = 0;
        return 0;
    }
    if (at >= (double)(size - 1)) {
        *step = 0;
        return (double)(size - 1);
    }
    return at;
}

/*
 * Return a position mirrored at the outer edges of the input, or with align_corners at the centres
 * of its first and last element, until it is inside. *step changes its sign with each reflection.
 *
 * Reflection is a triangle wave with period 2 * span: within [0, span) after an even number of
 * reflections, falling after an odd one.
 */
static double reflected(const sampler *g, double at, int64_t size, double *step)
{
    double low = g->align_corners ? 0 : -0.5;
    double span = g->align_corners ? (double)(size - 1) : (double)size;
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
 * Apply the padding mode to a position. Nan and positions that are no int32 become -100, which is
 * outside for every mode, so that the conversion to an index below is defined.
 */
static double padded(const sampler *g, double at, int64_t size, double *step)
{
    if (g->padding == PADDING_REFLECTION)
        at = reflected(g, at, size, step);
    if (g->padding != PADDING_ZEROS)
        at = clipped(at, size, step);
    return at > -0x1p31 && at < 0x1p31 ? at : -100;
}

/* Return a position as an index, or -1 outside of the input. */
static int64_t within(double at, int64_t size)
{
    return at >= 0 && at < (double)size ? (int64_t)at : -1;
}

/*
 * The cubic convolution kernel (Keys, 1981) with a = -0.75, and its derivatives:
 *
 *     near, |x| <= 1:       (a + 2) x^3 - (a + 3) x^2 + 1
 *     far, 1 < |x| < 2:     a x^3 - 5 a x^2 + 8 a x - 4 a
 */
static double cubic_far(double x)
{
    return ((-0.75 * x + 3.75) * x - 6) * x + 3;
}

static double cubic_near(double x)
{
    return (1.25 * x - 2.25) * x * x + 1;
}

static double cubic_far_slope(double x)
{
    return (-2.25 * x + 7.5) * x - 6;
}

static double cubic_near_slope(double x)
{
    return (3.75 * x - 4.5) * x;
}

/*
 * Return the four taps around a position. Padding is applied to the index of each tap, not to the
 * position, as PyTorch does for cubic; so the derivative of the position is not changed by it.
 */
static taps cubic_taps(const sampler *g, double position, int64_t size, double step)
{
    taps t = {.count = 4, .step = step};
    double low = floor(position);
    double x = position - low;
    double weights[4] = {cubic_far(x + 1), cubic_near(x), cubic_near(1 - x), cubic_far(2 - x)};
    /*
     * The two taps on the right have distances 1 - x and 2 - x: the chain rule gives a minus sign.
     */
    double slopes[4] = {cubic_far_slope(x + 1), cubic_near_slope(x), -cubic_near_slope(1 - x),
                        -cubic_far_slope(2 - x)};
    for (int i = 0; i < 4; i++) {
        double ignored = 1;
        double at = padded(g, low - 1 + i, size, &ignored);
        t.items[i] = (tap){within(at, size), weights[i], slopes[i]};
    }
    return t;
}

/* Return the taps of a grid's coordinate along a dimension of `size` elements. */
static taps taps_of(const sampler *g, double number, int64_t size)
{
    double step;
    double position = unnormalize(g, number, size, &step);
    if (g->mode == MODE_CUBIC)
        return cubic_taps(g, position, size, step);
    position = padded(g, position, size, &step);
    taps t = {.step = step};
    /*
     * Halves go to the even neighbour: nearbyint in the default rounding mode. The gradient of the
     * grid is 0.
     */
    if (g->mode == MODE_NEAREST) {
        t.count = 1;
        t.items[0] = (tap){within(nearbyint(position), size), 1, 0};
        return t;
    }
    /* Linear weights are 1 - x and x for the two neighbours. */
    double low = floor(position);
    t.count = 2;
    t.items[0] = (tap){within(low, size), low + 1 - position, -1};
    t.items[1] = (tap){within(low + 1, size), position - low, 1};
    return t;
}

/* ---- planes of doubles ---- */

/*
 * The work of a call on row-major doubles. Forward, `result` is set and the gradients are NULL;
 * backward, the other way round, and gradients that are not wanted are NULL.
 */
typedef struct sample_run {
    sampler sampler;        /* how coordinates become taps */
    int64_t channels;       /* of an image */
    int64_t sizes[SPACE];   /* of the input; ones in front */
    int64_t lines;          /* positions of a plane of the input */
    int64_t positions;      /* of a plane of the result */
    const double *input;    /* [N, channels, lines] */
    const double *grid;     /* [N, positions, space] */
    double *result;         /* [N, channels, positions] */
    const double *gradient; /* of the result */
    double *input_gradient; /* as `input` */
    double *grid_gradient;  /* as `grid` */
} sample_run;

/*
 * Add the part of one element of the input, the tap at[d] in each dimension d: to the result, or to
 * the input's gradient, and to `slopes`, the sum over channels of the derivatives by the position.
 *
 *     d result / d position_0 = value * slope_0 * weight_1 * weight_2      likewise for 1 and 2
 */
static void visit(const sample_run *run, int64_t image, int64_t position,
                  const tap *const at[SPACE], double slopes[SPACE])
{
    int64_t index = (at[0]->index * run->sizes[1] + at[1]->index) * run->sizes[2] + at[2]->index;
    double weight = at[0]->weight * at[1]->weight * at[2]->weight;
    double sum = 0;
    if (at[0]->index < 0 || at[1]->index < 0 || at[2]->index < 0)
        return;
    for (int64_t channel = 0; channel < run->channels; channel++) {
        int64_t plane = image * run->channels + channel;
        double value = run->input[plane * run->lines + index];
        if (run->result != NULL) {
            run->result[plane * run->positions + position] += weight * value;
            continue;
        }
        double gradient = run->gradient[plane * run->positions + position];
        if (run->input_gradient != NULL)
            run->input_gradient[plane * run->lines + index] += weight * gradient;
        sum += gradient * value;
    }
    slopes[0] += sum * at[0]->slope * at[1]->weight * at[2]->weight;
    slopes[1] += sum * at[0]->weight * at[1]->slope * at[2]->weight;
    slopes[2] += sum * at[0]->weight * at[1]->weight * at[2]->slope;
}

/* Sample one position of an image in all channels. */
static void sample_position(const sample_run *run, int64_t image, int64_t position)
{
    int space = run->sampler.space;
    int64_t at = (image * run->positions + position) * space;
    taps t[SPACE] = {{.count = 1, .items = {{0, 1, 0}}}};
    double slopes[SPACE] = {0};
    /* The grid names the last dimension first. */
    for (int d = 0; d < space; d++)
        t[SPACE - 1 - d] = taps_of(&run->sampler, run->grid[at + d], run->sizes[SPACE - 1 - d]);
    for (int i = 0; i < t[0].count; i++)
        for (int j = 0; j < t[1].count; j++)
            for (int k = 0; k < t[2].count; k++)
                visit(run, image, position,
                      (const tap *const[]){&t[0].items[i], &t[1].items[j], &t[2].items[k]}, slopes);
    for (int d = 0; run->grid_gradient != NULL && d < space; d++)
        run->grid_gradient[at + d] = slopes[SPACE - 1 - d] * t[SPACE - 1 - d].step;
}

/*
 * Sample images [begin, end). Threads share out images, so that no element of the input's gradient
 * is written by two.
 */
static void sample_images(int64_t begin, int64_t end, void *context)
{
    const sample_run *run = context;
    for (int64_t image = begin; image < end; image++)
        for (int64_t position = 0; position < run->positions; position++)
            sample_position(run, image, position);
}

/* ---- tensors ---- */

/* Check shapes, dtypes and modes. Cubic is for two dimensions only. */
static tn_status check(const char *name, const tn_tensor *input, const tn_tensor *grid, int space,
                       int64_t mode, int64_t padding)
{
    tni_shape_text own;
    tni_shape_text other;
    bool fits = input->rank == space + 2 && grid->rank == space + 2 &&
                grid->sizes[space + 1] == space && grid->sizes[0] == input->sizes[0];
    for (int d = 0; fits && d < space; d++)
        fits = input->sizes[2 + d] > 0;
    if (!fits)
        return tni_fail(
            TN_ERR_RUNTIME,
            "%s: expected input and grid to have one batch size, the grid %d numbers "
            "per position, and the input no empty spatial dimension, but got input with "
            "sizes %s and grid with sizes %s",
            name, space, tni_shape_print(&own, input->rank, input->sizes),
            tni_shape_print(&other, grid->rank, grid->sizes));
    if (input->dtype != grid->dtype || !tni_dtype_is((tn_dtype)input->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: expected input and grid of one floating dtype, but "
                        "got %s and %s",
                        name, tni_scalar_name(input->dtype), tni_scalar_name(grid->dtype));
    if (mode < MODE_LINEAR || mode > (space == 2 ? MODE_CUBIC : MODE_NEAREST) ||
        padding < PADDING_ZEROS || padding > PADDING_REFLECTION)
        return tni_fail(TN_ERR_RUNTIME, "%s: unknown interpolation mode %lld or padding mode %lld",
                        name, (long long)mode, (long long)padding);
    return TN_OK;
}

/* Return a row-major copy in double. */
static tn_tensor *wide(tni_builder *s, const tn_tensor *self)
{
    return TNI_BUILD_OF(s, tni_clone(self, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
}

/* Return the parameters and sizes of a call, without its tensors. */
static sample_run begin_run(const tn_tensor *input, const tn_tensor *grid, int space, int64_t mode,
                            int64_t padding, bool align_corners)
{
    sample_run run = {
        .sampler = {space, mode, padding, align_corners, input->dtype != TN_DTYPE_F64},
        .channels = input->sizes[1],
        .lines = 1,
        .positions = 1};
    for (int d = 0; d < SPACE; d++) {
        int own = d - (SPACE - space);
        run.sizes[d] = own < 0 ? 1 : input->sizes[2 + own];
        run.lines *= run.sizes[d];
        run.positions *= own < 0 ? 1 : grid->sizes[1 + own];
    }
    return run;
}

/* Return a row-major tensor of zeros in double. */
static tn_tensor *zeros(tni_builder *s, const tn_tensor *like, const int64_t *sizes)
{
    tn_tensor *made =
        TNI_BUILD_OF(s, tni_new_like(like, TN_DTYPE_F64, like->rank, sizes, &s->made));
    TNI_BUILD_DO(s, tni_fill(made, TNI_INT_SCALAR(0)));
    return made;
}

/* The arguments that forward and backward share; all borrowed. */
typedef struct sampling {
    const char *name;   /* of the operator, in messages */
    tn_tensor *input;   /* [N, C, space] */
    tn_tensor *grid;    /* [N, space, 2 or 3 coordinates] */
    int space;          /* spatial dimensions: 2 or 3 */
    int64_t mode;       /* MODE_… */
    int64_t padding;    /* PADDING_… */
    bool align_corners; /* as in `sampler` */
} sampling;

/* Return the samples in the dtype of the input. */
static tn_status sample(const sampling *c, StableIValue *outs)
{
    tni_builder s = {0};
    int64_t sizes[SPACE + 2];
    TN_TRY(check(c->name, c->input, c->grid, c->space, c->mode, c->padding));
    sample_run run = begin_run(c->input, c->grid, c->space, c->mode, c->padding, c->align_corners);
    memcpy(sizes, c->input->sizes, 2 * sizeof *sizes);
    memcpy(sizes + 2, c->grid->sizes + 1, (size_t)c->space * sizeof *sizes);
    tn_tensor *result = zeros(&s, c->input, sizes);
    tn_tensor *input = wide(&s, c->input);
    tn_tensor *grid = wide(&s, c->grid);
    if (tni_builder_go_on(&s) && result->data != NULL) {
        run.input = input->data;
        run.grid = grid->data;
        run.result = result->data;
        tni_parallel_for(0, sizes[0], 1, sample_images, &run);
    }
    tn_dtype dtype = (tn_dtype)c->input->dtype;
    return tni_builder_return(&s, TNI_BUILD_OF(&s, tni_to_dtype(result, dtype, &s.made)), outs);
}

/*
 * Return the gradients of the input and of the grid for which the mask is set; the other is
 * undefined. The grid's is computed in any case, as it costs little beside the walk.
 */
static tn_status sample_back(const sampling *c, tn_tensor *grad_output, const tni_list *mask,
                             StableIValue *outs)
{
    tni_builder s = {0};
    tn_dtype dtype = (tn_dtype)c->input->dtype;
    TN_TRY(check(c->name, c->input, c->grid, c->space, c->mode, c->padding));
    sample_run run = begin_run(c->input, c->grid, c->space, c->mode, c->padding, c->align_corners);
    if (grad_output->rank != c->space + 2 ||
        grad_output->numel != c->input->sizes[0] * run.channels * run.positions)
        return tni_fail(TN_ERR_RUNTIME, "%s: the gradient does not fit the input", c->name);
    tn_tensor *results[2] = {NULL};
    if (tni_list_bool(mask, 0))
        results[0] = zeros(&s, c->input, c->input->sizes);
    results[1] = zeros(&s, c->grid, c->grid->sizes);
    tn_tensor *input = wide(&s, c->input);
    tn_tensor *grid = wide(&s, c->grid);
    tn_tensor *gradient = wide(&s, grad_output);
    if (tni_builder_go_on(&s) && gradient->data != NULL && input->data != NULL) {
        run.input = input->data;
        run.grid = grid->data;
        run.gradient = gradient->data;
        run.input_gradient = results[0] != NULL ? results[0]->data : NULL;
        run.grid_gradient = results[1]->data;
        tni_parallel_for(0, c->input->sizes[0], 1, sample_images, &run);
    }
    for (int i = 0; i < 2; i++)
        results[i] = tni_list_bool(mask, (size_t)i)
                         ? TNI_BUILD_OF(&s, tni_to_dtype(results[i], dtype, &s.made))
                         : NULL;
    return tni_builder_return_all(&s, results, 2, outs);
}

/* The fields of `sampling` from the typed arguments of any of the operators. */
#define SAMPLING(name, space)                                                                      \
    {                                                                                              \
        name, in->input, in->grid, space, in->interpolation_mode, in->padding_mode,                \
            in->align_corners                                                                      \
    }
TNI_TYPED(grid_sampler_2d)
{
    sampling c = SAMPLING("grid_sampler_2d", 2);
    return sample(&c, outs);
}
TNI_TYPED(grid_sampler_2d_backward)
{
    sampling c = SAMPLING("grid_sampler_2d_backward", 2);
    return sample_back(&c, in->grad_output, in->output_mask, outs);
}
TNI_TYPED(grid_sampler_3d)
{
    sampling c = SAMPLING("grid_sampler_3d", 3);
    return sample(&c, outs);
}
TNI_TYPED(grid_sampler_3d_backward)
{
    sampling c = SAMPLING("grid_sampler_3d_backward", 3);
    return sample_back(&c, in->grad_output, in->output_mask, outs);
}

/* The public operator chooses by the rank of its input; a wrong rank is refused by the 2-D one. */
TNI_TYPED(grid_sampler)
{
    tn_tensor *result;
    if (in->input->rank == 5)
        TN_TRY(tni_call_grid_sampler_3d(in->input, in->grid, in->interpolation_mode,
                                        in->padding_mode, in->align_corners, &result));
    else
        TN_TRY(tni_call_grid_sampler_2d(in->input, in->grid, in->interpolation_mode,
                                        in->padding_mode, in->align_corners, &result));
    return tni_return_take(result, outs);
}
