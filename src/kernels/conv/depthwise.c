/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Depthwise convolutions of row-major float images (see the header).
 *
 * The gradient of the image is a convolution, too: of the result, with stride - 1 zeros between its
 * positions, by turned windows. So one plan serves both:
 *
 *     copy [before + i * spread] = source [i]                               in each dimension
 *     result [x] = sum over taps t of weight [t] * copy [x * step + t * dilation]
 *
 * Cost: a copy of each channel, and as many multiplications as stride 1 needs in the last
 * dimension.
 */
#include "kernels/conv/depthwise.h"
#include "kernels/core/isa.h"

/* The most taps of a window. */
#define MOST_TAPS 1024

/*
 * The most floats of a copy, for the second-level cache, and how many times larger than source and
 * result it may be; beyond, padding or dilation would make it mostly zeros.
 */
#define MOST_FLOATS  131072
#define MOST_TIMES   4
#define EXTRA_FLOATS 1024

/* Sums that are made at a time, unless a line has more. */
#define SUMS_AT_ONCE 2048

/* The least work for a thread, in floats copied. */
#define GRAIN 4096

/* One call: a plan and the tensors. Sizes are floats. */
typedef struct depthwise_run {
    int64_t window[TNI_CONV_SPACE];   /* sizes of the window, */
    int64_t dilation[TNI_CONV_SPACE]; /* and the distance of its taps */
    int64_t source[TNI_CONV_SPACE];   /* sizes of what is copied, */
    int64_t before[TNI_CONV_SPACE]; /* where in the copy its first position is, may be negative, */
    int64_t spread[TNI_CONV_SPACE]; /* and the distance of its positions there */
    int64_t copy[TNI_CONV_SPACE];   /* sizes of the copy */
    int64_t result[TNI_CONV_SPACE]; /* sizes of the result, */
    int64_t step[TNI_CONV_SPACE];   /* and the distance of its windows */
    int64_t taps;                   /* of the window */
    bool is_one_line;               /* lines of the result are computed as one, */
    bool shares_lines;              /* or some of them together */
    int64_t lines;                  /* lines of the result at a time */
    int64_t sums_line;              /* from a line of sums to the next */
    int64_t channels, images;       /* of the batch */
    bool is_turned;                 /* weights are read from the last to the first */
    const tni_bounds *bounds;       /* clamp of results, or NULL */
    const float *from, *weight;     /* [images, channels, source], [channels, taps] */
    const float *bias;              /* by channel, or NULL */
    int64_t bias_step;              /* from a channel's to the next */
    float *to;                      /* [images, channels, result] */
    const float *gradient;          /* of the result, for to_weight */
    const tni_depthwise_loops *loops; /* of this processor */
    char *rooms;                      /* for each thread a copy, then sums */
    int64_t copy_floats, sums_floats; /* of the copy and of the sums in a room */
    int64_t room_bytes;               /* of a room; 0: there is one only */
    int64_t order[MOST_TAPS];         /* taps, by the remainder of their line modulo spread[1] */
    int64_t firsts[MOST_TAPS + 1];    /* the first tap in that order of each remainder */
    int64_t offsets[MOST_TAPS];       /* from a window's begin to each tap, in that order */
} depthwise_run;

/* ---- the copy ---- */

/* Return the first position of the source that is in the copy. */
static int64_t first_of(const depthwise_run *run, int d)
{
    return run->before[d] >= 0 ? 0 : tni_ceil_div(-run->before[d], run->spread[d]);
}

/* Return where the positions of the source end that are in the copy. */
static int64_t last_of(const depthwise_run *run, int d)
{
    const int64_t room = run->copy[d] - run->before[d];
    return room <= 0 ? 0 : tni_min(tni_ceil_div(room, run->spread[d]), run->source[d]);
}

/* Copy a channel. What is between and around its positions is 0 from the beginning and stays so. */
static void copy_channel(const depthwise_run *run, const float *from, float *copy)
{
    const int64_t x = first_of(run, 2);
    const int64_t y = first_of(run, 1);
    tni_line_copy lines = {.lines = last_of(run, 1) - y,
                           .count = last_of(run, 2) - x,
                           .from_line = run->source[2],
                           .from_step = 1,
                           .to_line = run->spread[1] * run->copy[2],
                           .to_step = run->spread[2]};
    for (int64_t z = first_of(run, 0); z < last_of(run, 0) && lines.count > 0; z++) {
        lines.from = from + (z * run->source[1] + y) * run->source[2] + x;
        lines.to = copy +
                   ((run->before[0] + z * run->spread[0]) * run->copy[1] + run->before[1] +
                    y * run->spread[1]) *
                       run->copy[2] +
                   run->before[2] + x * run->spread[2];
        run->loops->copy(&lines);
    }
}

/* ---- sums ---- */

/*
 * Some lines of the result that see the same taps: every spread[1]-th, as lines of the copy between
 * those of the source are zeros. Without stride they are taken as one line, which has sums between
 * them that nobody wants.
 */
typedef struct lines {
    int64_t z, y;  /* the first one */
    int64_t count; /* how many */
    int64_t first; /* the first tap that they see, in the order of the plan, */
    int64_t taps;  /* and how many */
} lines;

/* Compute some lines of a channel of the result from its copy. */
static void sum_lines(const depthwise_run *run, const lines *l, const float *weights, float bias,
                      const float *copy, float *sums, float *to)
{
    const int64_t pitch = run->copy[2];
    const int64_t width = (run->result[2] - 1) * run->step[2] + 1;
    tni_tap_sums call = {.from = copy +
                                 (l->z * run->step[0] * run->copy[1] + l->y * run->step[1]) * pitch,
                         .offsets = run->offsets + l->first,
                         .weights = weights + l->first,
                         .taps = l->taps,
                         .count = run->is_one_line ? (l->count - 1) * pitch + width : width,
                         .lines = run->is_one_line ? 1 : l->count,
                         .from_line = run->spread[1] * run->step[1] * pitch,
                         .to_line = run->sums_line,
                         .line_taps = run->shares_lines ? run->window[2] : 0,
                         .bias = bias,
                         .bounds = run->bounds,
                         .to = sums};
    run->loops->sums(&call);
    const tni_line_copy done = {.from = sums,
                                .to = to + (l->z * run->result[1] + l->y) * run->result[2],
                                .lines = l->count,
                                .count = run->result[2],
                                .from_line = run->sums_line,
                                .from_step = run->step[2],
                                .to_line = run->spread[1] * run->result[2],
                                .to_step = 1};
    run->loops->copy(&done);
}

/* Compute a channel of the result from its copy. */
static void sum_channel(const depthwise_run *run, int64_t channel, const float *copy, float *sums,
                        float *to)
{
    float weights[MOST_TAPS];
    const int64_t spread = run->spread[1];
    const float bias = run->bias == NULL ? 0 : run->bias[channel * run->bias_step];
    for (int64_t t = 0; t < run->taps; t++)
        weights[t] = run->weight[channel * run->taps + run->order[t]];
    for (int64_t z = 0; z < run->result[0]; z++)
        for (int64_t phase = 0; phase < spread; phase++) {
            /* Taps see lines of the source if their line has this remainder. */
            const int64_t rest = ((run->before[1] - phase) % spread + spread) % spread;
            lines l = {.z = z,
                       .first = run->firsts[rest],
                       .taps = run->firsts[rest + 1] - run->firsts[rest]};
            for (l.y = phase; l.y < run->result[1]; l.y += spread * l.count) {
                l.count = tni_min(tni_ceil_div(run->result[1] - l.y, spread), run->lines);
                sum_lines(run, &l, weights, bias, copy, sums, to);
            }
        }
}

/* Return the room of this thread, with a copy of zeros. */
static float *room_here(const depthwise_run *run)
{
    float *room = (float *)(void *)(run->rooms + tni_thread_index() * run->room_bytes);
    memset(room, 0, (size_t)run->copy_floats * sizeof *room);
    return room;
}

/* Compute channels [begin, end), counted over all images. */
static void sum_channels(int64_t begin, int64_t end, void *context)
{
    const depthwise_run *run = context;
    float *copy = room_here(run);
    for (int64_t i = begin; i < end; i++) {
        copy_channel(run, run->from + i * tni_conv_positions(run->source), copy);
        sum_channel(run, i % run->channels, copy, copy + run->copy_floats,
                    run->to + i * tni_conv_positions(run->result));
    }
}

/* ---- the weight's gradient ---- */

/*
 * Add the products of a channel's gradient and what each tap sees, one by one: for channels with
 * numbers that are not finite, of which a product with 0 is nan.
 */
static void add_slowly(const depthwise_run *run, const float *gradient, const float *copy,
                       float *sums)
{
    for (int64_t t = 0; t < run->taps; t++) {
        const float *from = gradient;
        for (int64_t z = 0; z < run->result[0]; z++)
            for (int64_t y = 0; y < run->result[1]; y++, from += run->result[2]) {
                const float *line =
                    copy + run->offsets[t] +
                    (z * run->step[0] * run->copy[1] + y * run->step[1]) * run->copy[2];
                for (int64_t x = 0; x < run->result[2]; x++)
                    sums[t] += from[x] * line[x * run->step[2]];
            }
    }
}

/*
 * Compute the products of some lines of a channel's gradient. They are copied as far apart as what
 * the first tap of their windows sees is in the copy; what is between and behind them is 0.
 */
static void multiply_lines(const depthwise_run *run, const lines *l, const float *gradient,
                           const float *copy, float *room, float *products)
{
    const int64_t pitch = run->copy[2];
    const int64_t width = (run->result[2] - 1) * run->step[2] + 1;
    const tni_line_copy from = {.from = gradient + (l->z * run->result[1] + l->y) * run->result[2],
                                .to = room,
                                .lines = l->count,
                                .count = run->result[2],
                                .from_line = run->result[2],
                                .from_step = 1,
                                .to_line = run->sums_line,
                                .to_step = run->step[2]};
    const tni_tap_products call = {
        .from = copy + (l->z * run->step[0] * run->copy[1] + l->y * run->step[1]) * pitch,
        .offsets = run->offsets,
        .with = room,
        .taps = run->taps,
        .count = run->is_one_line ? (l->count - 1) * pitch + width : width,
        .lines = run->is_one_line ? 1 : l->count,
        .from_line = run->step[1] * pitch,
        .with_line = run->sums_line,
        .to = products};
    run->loops->copy(&from);
    /* Lines of other channels may be behind those of the last, shorter part. */
    if (l->count < run->lines)
        memset(room + (l->count - 1) * run->sums_line + width, 0,
               TNI_DEPTHWISE_BEHIND * sizeof *room);
    run->loops->products(&call);
}

/* Add what one image contributes to the gradient of a channel's window. */
static void add_image(const depthwise_run *run, const float *gradient, const float *copy,
                      float *room, float *sums)
{
    float own[MOST_TAPS]; /* the first run->taps count */
    float some[MOST_TAPS];
    float all = 0;
    lines l = {.first = 0};
    memset(own, 0, (size_t)run->taps * sizeof *own);
    for (l.z = 0; l.z < run->result[0]; l.z++)
        for (l.y = 0; l.y < run->result[1]; l.y += l.count) {
            l.count = tni_min(run->result[1] - l.y, run->lines);
            multiply_lines(run, &l, gradient, copy, room, some);
            for (int64_t t = 0; t < run->taps; t++)
                own[t] += some[t];
        }
    for (int64_t t = 0; t < run->taps; t++)
        all += own[t] * 0; /* nan, if one of them is not finite */
    if (all != all)
        add_slowly(run, gradient, copy, sums);
    else
        for (int64_t t = 0; t < run->taps; t++)
            sums[t] += own[t];
}

/* Compute the gradients of the windows of channels [begin, end). */
static void add_channels(int64_t begin, int64_t end, void *context)
{
    const depthwise_run *run = context;
    float *copy = room_here(run);
    memset(copy + run->copy_floats, 0, (size_t)run->sums_floats * sizeof *copy);
    for (int64_t c = begin; c < end; c++) {
        float *sums = run->to + c * run->taps;
        memset(sums, 0, (size_t)run->taps * sizeof *sums);
        for (int64_t n = 0; n < run->images; n++) {
            const int64_t i = n * run->channels + c;
            copy_channel(run, run->from + i * tni_conv_positions(run->source), copy);
            add_image(run, run->gradient + i * tni_conv_positions(run->result), copy,
                      copy + run->copy_floats, sums);
        }
    }
}

/* ---- plans ---- */

/* Return whether a tensor is row-major without gaps, of floats. */
static bool is_row_major(const tn_tensor *self, const int64_t sizes[TNI_CONV_SPACE])
{
    const int64_t positions = tni_conv_positions(sizes);
    return self->dtype == TN_DTYPE_F32 && self->strides[self->rank - 1] == 1 &&
           self->strides[1] == positions && self->strides[0] == positions * self->sizes[1];
}

/* Return whether each channel has its own window, of few taps, and tensors are row-major. */
static bool is_depthwise(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                         const tn_tensor *result)
{
    bool has_few_taps = true;
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        has_few_taps &= conv->window[d] <= MOST_TAPS;
    return has_few_taps && tni_conv_positions(conv->window) <= MOST_TAPS &&
           conv->groups == weight->sizes[0] && weight->sizes[1] == 1 && conv->groups > 1 &&
           is_row_major(image, conv->image) && is_row_major(result, conv->result);
}

/* Order the taps by the remainder of their line, and find where they are in the copy. */
static void order_taps(depthwise_run *run)
{
    int64_t count = 0;
    for (int64_t rest = 0; rest < run->spread[1]; rest++) {
        run->firsts[rest] = count;
        for (int64_t t = 0; t < run->taps; t++) {
            const int64_t x = t % run->window[2] * run->dilation[2];
            const int64_t y = t / run->window[2] % run->window[1] * run->dilation[1];
            const int64_t z = t / run->window[2] / run->window[1] * run->dilation[0];
            if (y % run->spread[1] != rest)
                continue;
            run->offsets[count] = (z * run->copy[1] + y) * run->copy[2] + x;
            run->order[count++] = run->is_turned ? run->taps - 1 - t : t;
        }
    }
    run->firsts[run->spread[1]] = count;
}

/*
 * Return whether lines of the result share lines of the input, and are not much shorter than whole
 * vectors, so that computing some of them together pays.
 */
static bool shares_lines(const depthwise_run *run)
{
    return run->is_one_line && run->step[2] == 1 && run->window[0] == 1 && run->window[1] > 1 &&
           run->dilation[1] == 1 && 4 * tni_round_up(run->result[2], 16) <= 5 * run->result[2];
}

/*
 * Fill in what follows from the sizes of source and result. Return false if the copy would be too
 * large.
 */
static bool plan_copy(depthwise_run *run)
{
    int64_t numel = 1;
    run->taps = tni_conv_positions(run->window);
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        run->copy[d] =
            (run->result[d] - 1) * run->step[d] + run->dilation[d] * (run->window[d] - 1) + 1;
        numel = tni_mul_saturating(numel, run->copy[d]);
    }
    const int64_t wanted = tni_conv_positions(run->source) + tni_conv_positions(run->result);
    if (numel > MOST_FLOATS || numel > MOST_TIMES * wanted + EXTRA_FLOATS ||
        run->spread[1] > MOST_TAPS)
        return false;
    order_taps(run);
    run->is_one_line = run->step[1] == 1 && run->spread[1] == 1;
    run->shares_lines = shares_lines(run);
    run->is_one_line &= !run->shares_lines;
    run->sums_line =
        run->is_one_line ? run->copy[2] : tni_round_up((run->result[2] - 1) * run->step[2] + 1, 16);
    run->lines = tni_min(SUMS_AT_ONCE / run->sums_line + 1, run->result[1]);
    run->loops = TNI_OF_ISA(&tni_depthwise_loops);
    return true;
}

/* Run `body` over `count` pieces, each of so many channels, with a room for each thread. */
static tn_status run_all(depthwise_run *run, int64_t count, int64_t channels, tni_loop_body body)
{
    const int64_t threads = tni_in_parallel() ? 1 : (int64_t)tni_num_threads();
    const int64_t copy = tni_conv_positions(run->copy);
    run->copy_floats = tni_round_up(copy + TNI_DEPTHWISE_BEHIND, 16);
    run->sums_floats = tni_round_up(run->lines * run->sums_line + TNI_DEPTHWISE_BEHIND, 16);
    run->room_bytes = (run->copy_floats + run->sums_floats) * (int64_t)sizeof(float);
    const size_t bytes = (size_t)(run->room_bytes * threads);
    run->rooms = tni_malloc_aligned(64, bytes);
    if (run->rooms == NULL)
        return tni_fail_memory(bytes);
    if (threads == 1)
        run->room_bytes = 0;
    tni_parallel_for(0, count, GRAIN / (channels * copy + 1) + 1, body, run);
    tni_free(run->rooms);
    return TN_OK;
}

/* Begin the plan of a call; everything but the arrays by tap is set. */
static void begin_run(depthwise_run *run, const tn_tensor *image, const tn_tensor *from)
{
    memset(run, 0, offsetof(depthwise_run, order));
    run->channels = image->sizes[1];
    run->images = image->sizes[0];
    run->from = from->data;
}

/* Plan the forward product, which the gradient of the weight shares. */
static void plan_forward(const tni_conv *conv, const tn_tensor *image, depthwise_run *run)
{
    begin_run(run, image, image);
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        run->window[d] = conv->window[d];
        run->dilation[d] = conv->dilation[d];
        run->source[d] = conv->image[d];
        run->before[d] = conv->padding[d];
        run->spread[d] = 1;
        run->result[d] = conv->result[d];
        run->step[d] = conv->stride[d];
    }
}

tn_status tni_depthwise_forward(const tni_conv *conv, const tn_tensor *image,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *result, bool *done)
{
    depthwise_run run;
    *done = is_depthwise(conv, image, weight, result);
    if (!*done)
        return TN_OK;
    TN_TRY(tni_depthwise_by_blocks(conv, image, weight, bias, result, done));
    if (*done)
        return TN_OK;
    plan_forward(conv, image, &run);
    *done = plan_copy(&run);
    if (!*done)
        return TN_OK;
    run.weight = weight->data;
    run.to = result->data;
    run.bounds = conv->bounds;
    if (conv->bounds != NULL)
        conv->bounds->are_kept = true;
    if (bias != NULL) {
        run.bias = bias->data;
        run.bias_step = bias->strides[0];
    }
    return run_all(&run, run.images * run.channels, 1, sum_channels);
}

/*
 * Compute the image by blocks of channels, if there is no stride: then it is a convolution of the
 * result by turned windows. *done is false if blocks do not pay.
 */
static tn_status turn_by_blocks(const tni_conv *conv, const tn_tensor *result,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *image, bool *done)
{
    tni_conv own = *conv;
    own.is_turned = true;
    *done = true;
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        own.image[d] = conv->result[d];
        own.result[d] = conv->image[d];
        own.padding[d] = conv->dilation[d] * (conv->window[d] - 1) - conv->padding[d];
        *done &= conv->stride[d] == 1 && own.padding[d] >= 0;
    }
    return *done ? tni_depthwise_by_blocks(&own, result, weight, bias, image, done) : TN_OK;
}

tn_status tni_depthwise_to_image(const tni_conv *conv, const tn_tensor *result,
                                 const tn_tensor *weight, const tn_tensor *bias,
                                 const tn_tensor *image, bool *done)
{
    depthwise_run run;
    *done = is_depthwise(conv, image, weight, result);
    if (!*done)
        return TN_OK;
    TN_TRY(turn_by_blocks(conv, result, weight, bias, image, done));
    if (*done)
        return TN_OK;
    begin_run(&run, image, result);
    run.is_turned = true;
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        run.window[d] = conv->window[d];
        run.dilation[d] = conv->dilation[d];
        run.source[d] = conv->result[d];
        run.before[d] = conv->dilation[d] * (conv->window[d] - 1) - conv->padding[d];
        run.spread[d] = conv->stride[d];
        run.result[d] = conv->image[d];
        run.step[d] = 1;
    }
    *done = plan_copy(&run);
    if (!*done)
        return TN_OK;
    run.weight = weight->data;
    run.to = image->data;
    if (bias != NULL) {
        run.bias = bias->data;
        run.bias_step = bias->strides[0];
    }
    return run_all(&run, run.images * run.channels, 1, sum_channels);
}

tn_status tni_depthwise_to_weight(const tni_conv *conv, const tn_tensor *result,
                                  const tn_tensor *image, const tn_tensor *weight, bool *done)
{
    depthwise_run run;
    *done = is_depthwise(conv, image, weight, result);
    if (!*done)
        return TN_OK;
    plan_forward(conv, image, &run);
    *done = plan_copy(&run);
    if (!*done)
        return TN_OK;
    run.gradient = result->data;
    run.to = weight->data;
    return run_all(&run, run.channels, run.images, add_channels);
}
