/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The gradient of an image as forward products (see the header).
 *
 * With stride 1, a position of the image gets a sum over the positions of the result around it:
 * that is a convolution of the result by the weight with turned windows, and with channels and
 * result channels exchanged. With a stride, positions of the image with the same remainder modulo
 * the stride, a phase, see the same taps of the window. So each phase is such a convolution by a
 * part of the window:
 *
 *     image[q * stride + r - padding] = sum over m of result[q - m] weight[r + stride * m]
 *
 * Cost: as many multiplications as the forward product, and a copy of the weight.
 */
#include "kernels/conv/convolution_gradients.h"
#include "kernels/conv/convolution_panels.h"
#include "kernels/conv/convolution_planes.h"
#include "kernels/gemm/gemm_blocks.h"

/* The least work for a thread, in floats copied. */
#define GRAIN 16384

/*
 * Positions of a result that pay for phases of a single channel: products with one row do less work
 * for what they read than those that are folded.
 */
#define ENOUGH_POSITIONS 512

/* Channels and taps of a weight that are transposed at a time: 16 KiB. */
#define CHANNELS_AT_ONCE 64
#define TAPS_AT_ONCE     64

/* Where the weights of a tap are: row `begin` + o * `step` of the turned ones, for outs o. */
typedef struct tap_rows {
    int64_t begin, step;
} tap_rows;

/* One call. */
typedef struct image_run {
    const tni_conv *conv;
    const tn_tensor *result, *weight, *bias, *image;
    int64_t channels, outs; /* of a group */
    int64_t phases;         /* how many there are, */
    int64_t together;       /* and how many are computed and spread together */
    int64_t phase_floats;   /* of a phase's sums in a room */
    int64_t pitch;          /* floats from a row of turned weights to the next */
    float *turned;          /* weights [groups, phases, outs, taps, channels] */
    tap_rows *tap_rows;     /* by tap of the window, from a group's first row */
    float *sums;            /* a room for each thread for the image of a phase, or NULL */
    int64_t sums_floats;    /* from a room to the next; 0: there is one */
    _Atomic(bool) declined; /* planes do not pay for a part, or there is no memory for them */
    _Atomic(int) status;    /* of such a part */
} image_run;

/* The positions of an image with these remainders, and what they are computed by. */
typedef struct phase {
    tni_conv conv;                 /* from result to image */
    int64_t tap[TNI_CONV_SPACE];   /* the first tap of the window in each dimension */
    int64_t first[TNI_CONV_SPACE]; /* the first position of the image */
    bool is_empty;                 /* no positions, or no taps: 0 or the bias */
} phase;

/* Return phase number `at`: its remainders are the digits in a mixed radix, the strides. */
static phase phase_at(const tni_conv *conv, int64_t at)
{
    phase p = {.conv = {.space = conv->space, .groups = 1, .is_turned = true}};
    for (int d = TNI_CONV_SPACE - 1; d >= 0; d--) {
        const int64_t stride = conv->stride[d];
        const int64_t remainder = at % stride;
        at /= stride;
        /* The first position is number `before` of those with this remainder, with the padding. */
        const int64_t before = tni_ceil_div(conv->padding[d] - remainder + stride, stride) - 1;
        const int64_t first = before * stride + remainder - conv->padding[d];
        const int64_t taps = tni_ceil_div(conv->window[d] - remainder + stride, stride) - 1;
        const int64_t positions = tni_ceil_div(conv->image[d] - first + stride, stride) - 1;
        p.tap[d] = remainder;
        p.first[d] = first;
        p.is_empty |= taps <= 0 || positions <= 0;
        p.conv.image[d] = conv->result[d];
        p.conv.result[d] = positions;
        p.conv.window[d] = taps;
        p.conv.stride[d] = 1;
        p.conv.dilation[d] = stride == 1 ? conv->dilation[d] : 1;
        p.conv.padding[d] = p.conv.dilation[d] * (taps - 1) - before;
    }
    return p;
}

/* ---- weights ---- */

/* Return the number of rows of turned weights that a group has. */
static int64_t group_rows(const image_run *run)
{
    return run->outs * tni_conv_positions(run->conv->window);
}

/* Return a group of the weight. */
static const float *weight_at(const image_run *run, int64_t group)
{
    return (const float *)run->weight->data + group_rows(run) * run->channels * group;
}

/* Find the rows of each tap: taps of a phase keep their order, and phases follow each other. */
static void find_tap_rows(const image_run *run)
{
    const int64_t *window = run->conv->window;
    int64_t before = 0;
    for (int64_t at = 0; at < run->phases; at++) {
        const phase p = phase_at(run->conv, at);
        const int64_t *stride = run->conv->stride;
        const int64_t taps = tni_conv_positions(p.conv.window);
        int64_t row = before;
        for (int64_t z = p.tap[0]; z < window[0]; z += stride[0])
            for (int64_t y = p.tap[1]; y < window[1]; y += stride[1])
                for (int64_t x = p.tap[2]; x < window[2]; x += stride[2])
                    run->tap_rows[(z * window[1] + y) * window[2] + x] = (tap_rows){row++, taps};
        before += taps * run->outs;
    }
}

/*
 * Copy the weights of result channels [begin, end), counted over all groups: [channels, window]
 * becomes [window, channels], in blocks that stay in the first-level cache.
 */
static void turn_weights(int64_t begin, int64_t end, void *context)
{
    float room[TAPS_AT_ONCE * CHANNELS_AT_ONCE + 4]; /* a transposition may write 3 floats more */
    const image_run *run = context;
    const int64_t window = tni_conv_positions(run->conv->window);
    for (int64_t i = begin; i < end; i++)
        for (int64_t c = 0; c < run->channels; c += CHANNELS_AT_ONCE)
            for (int64_t t = 0; t < window; t += TAPS_AT_ONCE) {
                const int64_t taps = tni_min(window - t, TAPS_AT_ONCE);
                const int64_t count = tni_min(run->channels - c, CHANNELS_AT_ONCE);
                const float *from = weight_at(run, 0) + (i * run->channels + c) * window + t;
                tni_tiles_here()->transpose((const char *)from, count,
                                            window * (int64_t)sizeof *from, taps, CHANNELS_AT_ONCE,
                                            (char *)room);
                for (int64_t j = 0; j < taps; j++) {
                    const tap_rows rows = run->tap_rows[t + j];
                    const int64_t row =
                        i / run->outs * group_rows(run) + rows.begin + i % run->outs * rows.step;
                    memcpy(run->turned + row * run->pitch + c, room + j * CHANNELS_AT_ONCE,
                           (size_t)count * sizeof *room);
                }
            }
}

/*
 * Set the matrix of weights of a product, [channels, outs * taps], for a group and a phase, by its
 * transpose. Windows of one tap are read in place.
 */
static void set_weights(const image_run *run, const phase *p, int64_t group, tni_product *product)
{
    const int64_t *window = run->conv->window;
    const int64_t first = (p->tap[0] * window[1] + p->tap[1]) * window[2] + p->tap[2];
    product->a_row = 1;
    product->a_col = run->pitch;
    product->a = weight_at(run, group);
    if (run->turned != NULL)
        product->a =
            run->turned + (group * group_rows(run) + run->tap_rows[first].begin) * run->pitch;
}

/* ---- phases ---- */

/* The most phases that are spread together: those of a line with stride 2. */
#define MOST_TOGETHER 2

/* Write numbers by turns, beginning with the even ones, of which there may be one more. */
static void zip(const float *restrict even, int64_t evens, const float *restrict odd, int64_t odds,
                float *restrict to)
{
    const int64_t pairs = tni_min(evens, odds);
    for (int64_t x = 0; x < pairs; x++) {
        to[2 * x] = even[x];
        to[2 * x + 1] = odd[x];
    }
    if (evens > pairs)
        to[2 * pairs] = even[pairs];
}

/*
 * Copy the sums of some channels of `together` phases, which are those of the same lines, to their
 * positions in an image.
 */
static void spread_sums(const image_run *run, const phase *phases, int64_t channels,
                        const float *const *sums, float *image)
{
    const tni_conv *conv = run->conv;
    const phase *p = phases;
    const int64_t *sizes = p->conv.result;
    const int first = run->together == MOST_TOGETHER && p->first[2] != 0;
    const int64_t evens = phases[first].conv.result[2];
    const int64_t odds = run->together == MOST_TOGETHER ? phases[!first].conv.result[2] : 0;
    const float *from = sums[first];
    const float *odd = sums[run->together - 1 - first];
    for (int64_t c = 0; c < channels; c++)
        for (int64_t z = 0; z < sizes[0]; z++)
            for (int64_t y = 0; y < sizes[1]; y++, from += evens, odd += odds) {
                float *to = image + ((c * conv->image[0] + p->first[0] + z * conv->stride[0]) *
                                         conv->image[1] +
                                     p->first[1] + y * conv->stride[1]) *
                                        conv->image[2];
                if (run->together == MOST_TOGETHER)
                    zip(from, evens, odd, odds, to);
                else
                    for (int64_t x = 0; x < evens; x++)
                        to[p->first[2] + x * conv->stride[2]] = from[x];
            }
}

/* Return where the channels of a group begin in one image, of row-major floats. */
static float *image_at(const image_run *run, int64_t number, int64_t group)
{
    return (float *)run->image->data + number * run->image->strides[0] +
           group * run->channels * tni_conv_positions(run->conv->image);
}

/*
 * Compute a phase of a group's channels in one image, into `sums` if that is not NULL. *done is
 * false if planes do not pay.
 */
static tn_status run_phase(const image_run *run, const phase *p, int64_t number, int64_t group,
                           float *sums, bool *done)
{
    const int64_t bytes = sizeof(float);
    const int64_t positions = tni_conv_positions(run->conv->result);
    tni_conv_source source = {
        .data = (const char *)run->result->data +
                (number * run->result->strides[0] + group * run->outs * positions) * bytes,
        .channels = run->outs,
        .channel = positions * bytes,
        .steps = {run->conv->result[1] * run->conv->result[2] * bytes, run->conv->result[2] * bytes,
                  bytes}};
    tni_product product = {.dtype = TN_DTYPE_F32,
                           .m = run->channels,
                           .n = tni_conv_positions(p->conv.result),
                           .k = run->outs * tni_conv_positions(p->conv.window),
                           .c = sums != NULL ? sums : image_at(run, number, group),
                           .c_row = tni_conv_positions(p->conv.result),
                           .c_col = 1,
                           .alpha = TNI_FACTOR_ONE,
                           .beta = TNI_FACTOR_ONE};
    if (p->is_empty)
        return TN_OK;
    set_weights(run, p, group, &product);
    if (run->bias != NULL) {
        product.added_row = run->bias->strides[0];
        product.added = (const float *)run->bias->data + group * run->channels * product.added_row;
    }
    return tni_conv_in_planes(&p->conv, &source, &product, done);
}

/*
 * Compute `together` phases from number `at` on, with `room` for their sums, unless there is one
 * phase only. *done is true before, and false after if planes do not pay.
 */
static tn_status run_together(const image_run *run, int64_t at, int64_t number, int64_t group,
                              float *room, bool *done)
{
    phase phases[MOST_TOGETHER];
    const float *sums[MOST_TOGETHER];
    for (int i = 0; i < run->together && *done; i++) {
        float *to = room == NULL ? NULL : room + i * run->phase_floats;
        phases[i] = phase_at(run->conv, at + i);
        sums[i] = to;
        TN_TRY(run_phase(run, &phases[i], number, group, to, done));
    }
    if (*done && room != NULL)
        spread_sums(run, phases, run->channels, sums, image_at(run, number, group));
    return TN_OK;
}

/*
 * Compute pieces [begin, end): the images of a phase are together, as they share its weights; then
 * come phases, then groups.
 */
static void run_phases(int64_t begin, int64_t end, void *context)
{
    image_run *run = context;
    const int64_t images = run->image->sizes[0];
    const int64_t parts = run->phases / run->together;
    float *sums = run->sums == NULL ? NULL : run->sums + tni_thread_index() * run->sums_floats;
    for (int64_t i = begin; i < end && !run->declined; i++) {
        const int64_t part = i / images;
        bool done = true;
        const tn_status status =
            run_together(run, part % parts * run->together, i % images, part / parts, sums, &done);
        if (status != TN_OK)
            run->status = (int)status;
        if (status != TN_OK || !done)
            run->declined = true;
    }
}

/*
 * Turn the weights, then compute all pieces: in parallel if there are at least two for each thread,
 * else one after the other, each with all threads.
 */
static tn_status run_pieces(image_run *run)
{
    const int64_t pieces = run->image->sizes[0] * run->conv->groups * (run->phases / run->together);
    if (run->turned != NULL) {
        find_tap_rows(run);
        tni_parallel_for(0, run->conv->groups * run->outs,
                         GRAIN / (run->channels * tni_conv_positions(run->conv->window) + 1) + 1,
                         turn_weights, run);
    }
    tni_parallel_for(0, pieces, pieces >= 2 * (int64_t)tni_num_threads() ? 1 : pieces, run_phases,
                     run);
    return run->status == TN_OK ? TN_OK
                                : tni_fail(TN_ERR_MEMORY, "no memory for the planes of a gradient");
}

/* What is spread: the sums of phases for all images and channels, in the image's format. */
typedef struct spread_run {
    const image_run *run;
    phase phases[MOST_TOGETHER];
    const float *sums[MOST_TOGETHER]; /* [images, channels, positions], or channels last */
} spread_run;

/* Copy the sums of channels [begin, end), counted over all images. */
static void spread_channels(int64_t begin, int64_t end, void *context)
{
    const spread_run *spread = context;
    const image_run *run = spread->run;
    const int64_t channels = run->image->sizes[1];
    for (int64_t i = begin; i < end; i++) {
        const float *sums[MOST_TOGETHER];
        for (int k = 0; k < run->together; k++)
            sums[k] = spread->sums[k] + i * tni_conv_positions(spread->phases[k].conv.result);
        spread_sums(run, spread->phases, 1, sums,
                    (float *)run->image->data + i / channels * run->image->strides[0] +
                        i % channels * run->image->strides[1]);
    }
}

/* Copy the sums of lines [begin, end), of a channels-last image, counted over all images. */
static void spread_lines(int64_t begin, int64_t end, void *context)
{
    const spread_run *spread = context;
    const tn_tensor *image = spread->run->image;
    const tni_conv *conv = spread->run->conv;
    const phase *p = spread->phases;
    const int64_t *sizes = p->conv.result;
    const int64_t channels = image->sizes[1];
    const int64_t line = image->strides[image->rank - 2];
    const int64_t slice = conv->space == 3 ? image->strides[2] : 0;
    for (int64_t i = begin; i < end; i++) {
        const int64_t y = p->first[1] + i % sizes[1] * conv->stride[1];
        const int64_t z = p->first[0] + i / sizes[1] % sizes[0] * conv->stride[0];
        const float *from = spread->sums[0] + i * sizes[2] * channels;
        float *to = (float *)image->data + i / sizes[1] / sizes[0] * image->strides[0] + z * slice +
                    y * line + p->first[2] * channels;
        for (int64_t x = 0; x < sizes[2]; x++, from += channels, to += conv->stride[2] * channels)
            memcpy(to, from, (size_t)channels * sizeof *to);
    }
}

/* Copy the sums of phases to their positions in all images. */
static void spread_phases(spread_run *spread, bool is_row_major)
{
    const tn_tensor *image = spread->run->image;
    const int64_t *sizes = spread->phases->conv.result;
    if (is_row_major)
        tni_parallel_for(0, image->sizes[0] * image->sizes[1],
                         GRAIN / (tni_conv_positions(sizes) + 1) + 1, spread_channels, spread);
    else
        tni_parallel_for(0, image->sizes[0] * sizes[0] * sizes[1],
                         GRAIN / (sizes[2] * image->sizes[1] + 1) + 1, spread_lines, spread);
}

/*
 * Compute a phase of all images and groups by panels into *out, a new tensor that the caller
 * releases also on failure; it stays NULL if panels do not pay. *done says whether it was computed.
 */
static tn_status make_sums(const image_run *run, phase *p, bool is_row_major, tn_tensor **out,
                           bool *done)
{
    const tn_tensor *image = run->image;
    const int64_t *positions = p->conv.result;
    const int64_t sizes[] = {image->sizes[0], image->sizes[1], positions[0], positions[1],
                             positions[2]};
    const tni_tensor_spec spec = {.dtype = TN_DTYPE_F32, .rank = TN_LEN(sizes), .sizes = sizes};
    p->conv.groups = run->conv->groups;
    *done =
        !p->is_empty && tni_conv_pays_by_panels(&p->conv, run->conv, run->result, run->channels);
    if (!*done)
        return TN_OK;
    TN_TRY(tni_tensor_empty_format(
        &spec, is_row_major ? TN_MEMORY_FORMAT_CONTIGUOUS : TN_MEMORY_FORMAT_CHANNELS_LAST_3D,
        image->device, out));
    return tni_conv_to_image_by_panels(&p->conv, run->conv, p->tap, run->result, run->weight,
                                       run->bias, *out, done);
}

/*
 * Compute `together` phases of all images and groups from number `at` on by panels: into the image,
 * if there is one phase only. *done is true before, and false after if panels do not pay.
 */
static tn_status run_by_panels(const image_run *run, int64_t at, bool *done)
{
    const bool is_row_major = tni_conv_is_row_major(run->image, run->conv->image);
    tn_tensor *sums[MOST_TOGETHER] = {NULL};
    spread_run spread = {.run = run};
    tn_status status = TN_OK;
    if (run->phases == 1) {
        phase p = phase_at(run->conv, at);
        p.conv.groups = run->conv->groups;
        return tni_conv_to_image_by_panels(&p.conv, run->conv, p.tap, run->result, run->weight,
                                           run->bias, run->image, done);
    }
    for (int i = 0; i < run->together && status == TN_OK && *done; i++) {
        spread.phases[i] = phase_at(run->conv, at + i);
        status = make_sums(run, &spread.phases[i], is_row_major, &sums[i], done);
        spread.sums[i] = sums[i] == NULL ? NULL : sums[i]->data;
    }
    if (status == TN_OK && *done)
        spread_phases(&spread, is_row_major);
    for (int i = 0; i < run->together; i++)
        tn_tensor_release(sums[i]);
    return status;
}

tn_status tni_conv_to_image_by_phases(const tni_conv *conv, const tn_tensor *result,
                                      const tn_tensor *weight, const tn_tensor *bias,
                                      const tn_tensor *image, bool *done)
{
    image_run run = {.conv = conv,
                     .result = result,
                     .weight = weight,
                     .bias = bias,
                     .image = image,
                     .channels = weight->sizes[1],
                     .outs = weight->sizes[0] / conv->groups};
    int64_t positions = 1;
    const bool is_row_major =
        tni_conv_is_row_major(image, conv->image) && tni_conv_is_row_major(result, conv->result);
    *done = image->dtype == TN_DTYPE_F32;
    run.phases = 1;
    run.together = is_row_major && conv->stride[2] == MOST_TOGETHER ? MOST_TOGETHER : 1;
    for (int d = 0; d < TNI_CONV_SPACE && *done; d++) {
        run.phases *= conv->stride[d];
        positions *= tni_ceil_div(conv->image[d], conv->stride[d]);
        /* Every phase has taps; and its taps are side by side. */
        *done =
            conv->stride[d] <= conv->window[d] && (conv->stride[d] == 1 || conv->dilation[d] == 1);
    }
    *done &= run.phases == 1 || is_row_major ||
             (tni_conv_is_channels_last(image) && tni_conv_is_channels_last(result));
    *done &=
        run.phases == 1 || run.channels > 1 || tni_conv_positions(conv->result) >= ENOUGH_POSITIONS;
    if (!*done)
        return TN_OK;
    for (int64_t at = 0; at < run.phases && *done; at += run.together)
        TN_TRY(run_by_panels(&run, at, done));
    if (*done || !is_row_major)
        return TN_OK;
    const int64_t window = tni_conv_positions(conv->window);
    const int64_t threads = tni_in_parallel() ? 1 : (int64_t)tni_num_threads();
    const int64_t turned = window == 1 ? 0 : tni_round_up(weight->numel, 16);
    run.phase_floats = run.phases == 1 ? 0 : tni_round_up(run.channels * positions, 16);
    const int64_t sums = run.phase_floats * run.together;
    const size_t floats = (size_t)(turned + sums * threads) * sizeof(float);
    const size_t bytes = floats + (size_t)window * sizeof *run.tap_rows;
    float *memory = tni_malloc_aligned(64, bytes);
    if (memory == NULL)
        return tni_fail_memory(bytes);
    run.turned = window == 1 ? NULL : memory;
    run.pitch = run.channels;
    run.tap_rows = (tap_rows *)(void *)((char *)memory + floats);
    run.sums = run.phases == 1 ? NULL : memory + turned;
    run.sums_floats = threads == 1 ? 0 : sums;
    const tn_status status = run_pieces(&run);
    *done = !run.declined;
    tni_free(memory);
    return status;
}
