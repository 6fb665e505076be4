/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The gradient of a row-major image as forward products (see the header).
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
#include "kernels/conv/convolution_planes.h"

/* The least work for a thread, in floats copied. */
#define GRAIN 16384

/* Positions of a result that pay for taking the weight apart, if there is a stride. */
#define ENOUGH_POSITIONS 512

/* One call. */
typedef struct image_run {
    const tni_conv *conv;
    const tn_tensor *result, *weight, *bias, *image;
    int64_t channels, outs; /* of a group */
    float *turned;          /* room for the weights of a phase [channels, outs, taps] */
    float *sums;            /* room for the image of a phase [channels, positions], or NULL */
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

/* What is copied: weights of a group for a phase. */
typedef struct turn_run {
    const image_run *run;
    const phase *phase;
    const float *weight; /* of the group */
} turn_run;

/* Copy the weights of channels [begin, end): taps of a channel and a result channel are together.
 */
static void turn_channels(int64_t begin, int64_t end, void *context)
{
    const turn_run *t = context;
    const image_run *run = t->run;
    const tni_conv *conv = run->conv;
    const tni_conv *own = &t->phase->conv;
    const int64_t window = tni_conv_positions(conv->window);
    const int64_t taps = tni_conv_positions(own->window);
    float *to = run->turned + begin * run->outs * taps;
    for (int64_t c = begin; c < end; c++)
        for (int64_t o = 0; o < run->outs; o++, to += taps) {
            const float *from = t->weight + (o * run->channels + c) * window;
            float *next = to;
            if (taps == 9 && window == 9) {
                memcpy(to, from, 9 * sizeof *to);
                continue;
            }
            for (int64_t z = t->phase->tap[0]; z < conv->window[0]; z += conv->stride[0])
                for (int64_t y = t->phase->tap[1]; y < conv->window[1]; y += conv->stride[1])
                    for (int64_t x = t->phase->tap[2]; x < conv->window[2]; x += conv->stride[2])
                        *next++ = from[(z * conv->window[1] + y) * conv->window[2] + x];
        }
}

/*
 * Set the matrix of weights of a product, [channels, outs * taps], for a group. A single tap is
 * read in place.
 */
static void set_weights(const image_run *run, const phase *p, int64_t group, tni_product *product)
{
    const tni_conv *conv = run->conv;
    const int64_t window = tni_conv_positions(conv->window);
    const int64_t taps = tni_conv_positions(p->conv.window);
    const float *weight =
        (const float *)run->weight->data + group * run->outs * run->channels * window;
    if (taps == 1) {
        const int64_t tap = (p->tap[0] * conv->window[1] + p->tap[1]) * conv->window[2] + p->tap[2];
        product->a = weight + tap;
        product->a_row = window;
        product->a_col = run->channels * window;
        return;
    }
    turn_run turn = {run, p, weight};
    tni_parallel_for(0, run->channels, GRAIN / (run->outs * taps + 1) + 1, turn_channels, &turn);
    product->a = run->turned;
    product->a_row = run->outs * taps;
    product->a_col = 1;
}

/* ---- phases ---- */

/* Where the sums of a phase go. */
typedef struct spread_run {
    const image_run *run;
    const phase *phase;
    float *image; /* of the group */
} spread_run;

/* Copy the sums of channels [begin, end) to the positions of the phase. */
static void spread_channels(int64_t begin, int64_t end, void *context)
{
    const spread_run *s = context;
    const tni_conv *conv = s->run->conv;
    const phase *p = s->phase;
    const int64_t *sizes = p->conv.result;
    const float *from = s->run->sums + begin * tni_conv_positions(sizes);
    for (int64_t c = begin; c < end; c++)
        for (int64_t z = 0; z < sizes[0]; z++)
            for (int64_t y = 0; y < sizes[1]; y++, from += sizes[2]) {
                float *to =
                    s->image +
                    ((c * conv->image[0] + p->first[0] + z * conv->stride[0]) * conv->image[1] +
                     p->first[1] + y * conv->stride[1]) *
                        conv->image[2] +
                    p->first[2];
                for (int64_t x = 0; x < sizes[2]; x++)
                    to[x * conv->stride[2]] = from[x];
            }
}

/* Compute a phase of a group's channels in one image. *done is false if planes do not pay. */
static tn_status run_phase(const image_run *run, const phase *p, const tni_product *weights,
                           int64_t number, int64_t group, bool *done)
{
    const int64_t bytes = sizeof(float);
    const int64_t positions = tni_conv_positions(run->conv->result);
    float *image = (float *)run->image->data + number * run->image->strides[0] +
                   group * run->channels * tni_conv_positions(run->conv->image);
    tni_conv_source source = {
        .data = (const char *)run->result->data +
                (number * run->result->strides[0] + group * run->outs * positions) * bytes,
        .channels = run->outs,
        .channel = positions * bytes,
        .steps = {run->conv->result[1] * run->conv->result[2] * bytes, run->conv->result[2] * bytes,
                  bytes}};
    tni_product product = *weights;
    product.m = run->channels;
    product.n = tni_conv_positions(p->conv.result);
    product.k = run->outs * tni_conv_positions(p->conv.window);
    product.c = run->sums != NULL ? run->sums : image;
    product.c_row = product.n;
    product.c_col = 1;
    if (run->bias != NULL) {
        product.added_row = run->bias->strides[0];
        product.added = (const float *)run->bias->data + group * run->channels * product.added_row;
    }
    TN_TRY(tni_conv_in_planes(&p->conv, &source, &product, done));
    spread_run spread = {run, p, image};
    if (*done && run->sums != NULL)
        tni_parallel_for(0, run->channels, GRAIN / (product.n + 1) + 1, spread_channels, &spread);
    return TN_OK;
}

/* Compute all phases that have positions and taps; the weights of each are copied once. */
static tn_status run_phases(const image_run *run, int64_t phases, bool *done)
{
    for (int64_t i = 0; i < phases * run->conv->groups && *done; i++) {
        const int64_t group = i / phases;
        const phase p = phase_at(run->conv, i % phases);
        tni_product weights = {
            .dtype = TN_DTYPE_F32, .alpha = TNI_FACTOR_ONE, .beta = TNI_FACTOR_ONE};
        if (p.is_empty)
            continue;
        set_weights(run, &p, group, &weights);
        for (int64_t number = 0; number < run->image->sizes[0] && *done; number++)
            TN_TRY(run_phase(run, &p, &weights, number, group, done));
    }
    return TN_OK;
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
    int64_t phases = 1;
    int64_t positions = 1;
    *done = image->dtype == TN_DTYPE_F32 && tni_conv_is_row_major(image, conv->image) &&
            tni_conv_is_row_major(result, conv->result);
    for (int d = 0; d < TNI_CONV_SPACE && *done; d++) {
        phases *= conv->stride[d];
        positions *= tni_ceil_div(conv->image[d], conv->stride[d]);
        /* Every phase has taps; and its taps are side by side. */
        *done =
            conv->stride[d] <= conv->window[d] && (conv->stride[d] == 1 || conv->dilation[d] == 1);
    }
    *done &= phases == 1 || tni_conv_positions(conv->result) >= ENOUGH_POSITIONS;
    if (!*done)
        return TN_OK;
    const int64_t turned = run.channels * run.outs * tni_conv_positions(conv->window);
    const int64_t sums = phases == 1 ? 0 : run.channels * positions;
    const size_t bytes = (size_t)(turned + sums) * sizeof(float);
    run.turned = tni_malloc(bytes);
    if (run.turned == NULL)
        return tni_fail_memory(bytes);
    run.sums = phases == 1 ? NULL : run.turned + turned;
    tn_status status = run_phases(&run, phases, done);
    tni_free(run.turned);
    return status;
}
