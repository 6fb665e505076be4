/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Depthwise convolutions of row-major float images in blocks of 16 channels (depthwise.h).
 *
 * Some lines of a block, in volumes those of all slices that a window sees, are copied with zeros
 * around them and the channels innermost; then vectors run along the channels, which waste nothing
 * however short lines are and whatever the stride is. The sums are transposed into the result.
 *
 *     image [channels, lines, line] ─► copy [lines, line, 16] ─► sums [positions, 16] ─► result
 *
 * Cost: the multiplications of the definition, by whole blocks, and two copies.
 */
#include "kernels/conv/convolution_channels.h"
#include "kernels/conv/depthwise.h"
#include "kernels/conv/padded_copy.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_blocks.h"

/* Channels of a block, a vector or several at any ISA. */
#define BLOCK 16

/* The most taps of a window. */
#define MOST_TAPS 128

/* Longer lines are summed faster as they lie, if there is no stride (depthwise.c). */
#define MOST_LINE 32

/* Positions of the copy that are made at a time, at least a line's: 64 KiB, for the caches. */
#define AT_ONCE 1024

/* The least work for a thread, in multiplications. */
#define GRAIN 65536

/* One call. A piece is some lines of the result, of a block's channels in one image. */
typedef struct block_run {
    const tni_conv *conv;
    const tn_tensor *image, *weight, *bias, *result;
    int64_t sizes[TNI_CONV_SPACE]; /* positions of the copy of a piece */
    int64_t lines;                 /* lines of a slice in a piece; fewer in the last ones */
    int64_t parts;                 /* pieces of a slice of a channel */
    int64_t blocks;                /* blocks of an image */
    char *rooms;                   /* for each thread a copy, then sums */
    int64_t copy_floats;           /* of the copy in a room */
    int64_t room_bytes;            /* of a room; 0: there is one only */
} block_run;

/* Sum lines of a piece from its copy. `weights` is [taps, BLOCK]. */
static void sum_piece(const block_run *run, int64_t lines, const float *copy, const float *weights,
                      const float *bias, float *sums)
{
    const tni_conv *conv = run->conv;
    const int64_t taps = tni_conv_positions(conv->window);
    const int64_t line = run->sizes[2] * BLOCK;
    const float *from[MOST_TAPS];
    const float *by_tap[MOST_TAPS];
    tni_channel_sums call = {.from = from,
                             .weights = by_tap,
                             .count = taps,
                             .step = conv->stride[2] * BLOCK,
                             .to_step = BLOCK,
                             .positions = conv->result[2],
                             .channels = BLOCK,
                             .bias = bias,
                             .bounds = conv->bounds,
                             .to = sums};
    for (int64_t t = 0; t < taps; t++) {
        const int64_t y = t / conv->window[2] % conv->window[1] * conv->dilation[1];
        const int64_t z = t / conv->window[2] / conv->window[1] * conv->dilation[0];
        from[t] =
            copy + (z * run->sizes[1] + y) * line + t % conv->window[2] * conv->dilation[2] * BLOCK;
        by_tap[t] = weights + (conv->is_turned ? taps - 1 - t : t) * BLOCK;
    }
    for (int64_t y = 0; y < lines; y++, call.to += conv->result[2] * BLOCK) {
        TNI_OF_ISA(tni_sum_channels)(&call);
        for (int64_t t = 0; t < taps; t++)
            from[t] += conv->stride[1] * line;
    }
}

/* Compute piece number `at` of a block's channels in an image. */
static void run_piece(const block_run *run, int64_t number, int64_t channel, int64_t at,
                      float *room)
{
    const int64_t slice = at / run->parts;
    const int64_t first = at % run->parts * run->lines;
    const int64_t bytes = sizeof *room;
    const int64_t channels = tni_min(run->conv->groups - channel, BLOCK);
    const int64_t taps = tni_conv_positions(run->conv->window);
    const int64_t lines = tni_min(run->conv->result[1] - first, run->lines);
    float weights[MOST_TAPS * BLOCK];
    float bias[BLOCK] = {0};
    float *sums = room + run->copy_floats;
    tni_conv own = *run->conv;
    /* Slices and lines in front of the piece are left out by a padding that is negative. */
    own.padding[0] -= slice * own.stride[0];
    own.padding[1] -= first * own.stride[1];
    const tni_padded_copy copy = {.conv = &own,
                                  .images = run->image,
                                  .first = number,
                                  .count = 1,
                                  .channel = channel,
                                  .channels = channels,
                                  .sizes = {run->sizes[0], run->sizes[1], run->sizes[2]},
                                  .position = BLOCK,
                                  .to = room};
    /* Lanes behind the last channel are multiplied, too, and dropped. */
    if (channels < BLOCK) {
        memset(room, 0, (size_t)run->copy_floats * sizeof *room);
        memset(weights, 0, (size_t)(taps * BLOCK) * sizeof *weights);
    }
    tni_padded_copy_make(&copy);
    tni_tiles_here()->transpose((const char *)((const float *)run->weight->data + channel * taps),
                                channels, taps * bytes, taps, BLOCK, (char *)weights);
    for (int64_t c = 0; c < channels && run->bias != NULL; c++)
        bias[c] = ((const float *)run->bias->data)[(channel + c) * run->bias->strides[0]];
    sum_piece(run, lines, room, weights, run->bias == NULL ? NULL : bias, sums);
    const tn_tensor *result = run->result;
    tni_store_turned(&(tni_turned_copy){.from = sums,
                                        .from_row = BLOCK,
                                        .rows = lines * own.result[2],
                                        .columns = channels,
                                        .to = (float *)result->data + number * result->strides[0] +
                                              channel * result->strides[1] +
                                              (slice * own.result[1] + first) * own.result[2],
                                        .to_column = result->strides[1]});
}

/* Compute pieces [begin, end), counted over all blocks and images. */
static void run_pieces(int64_t begin, int64_t end, void *context)
{
    const block_run *run = context;
    float *room = (float *)(void *)(run->rooms + tni_thread_index() * run->room_bytes);
    const int64_t pieces = run->parts * run->conv->result[0];
    for (int64_t i = begin; i < end; i++) {
        const int64_t block = i / pieces;
        run_piece(run, block / run->blocks, block % run->blocks * BLOCK, i % pieces, room);
    }
}

/*
 * Choose the lines of a piece. Return false if lines are long, blocks would be mostly empty, or
 * windows are too large.
 */
static bool plan(block_run *run)
{
    const tni_conv *conv = run->conv;
    const int64_t taps = tni_conv_positions(conv->window);
    const int64_t width = conv->dilation[2] * (conv->window[2] - 1);
    const int64_t height = conv->dilation[1] * (conv->window[1] - 1) + 1;
    run->blocks = tni_ceil_div(conv->groups, BLOCK);
    run->sizes[2] = (conv->result[2] - 1) * conv->stride[2] + width + 1;
    /* Lines that windows share are copied once for each piece, so a piece has a few. */
    run->sizes[0] = conv->dilation[0] * (conv->window[0] - 1) + 1;
    run->lines = AT_ONCE / run->sizes[2] / conv->stride[1] + 1;
    run->lines = tni_min(run->lines < 2 * height ? 2 * height : run->lines, conv->result[1]);
    run->parts = tni_ceil_div(conv->result[1], run->lines);
    run->lines = tni_ceil_div(conv->result[1], run->parts);
    run->sizes[1] = (run->lines - 1) * conv->stride[1] + height;
    return (conv->stride[2] > 1 || conv->result[2] <= MOST_LINE) && taps <= MOST_TAPS &&
           2 * run->blocks * BLOCK <= 3 * conv->groups &&
           tni_mul_saturating(run->sizes[0], tni_mul_saturating(run->sizes[1], run->sizes[2])) <=
               16 * AT_ONCE + 4 * tni_conv_positions(conv->image);
}

tn_status tni_depthwise_by_blocks(const tni_conv *conv, const tn_tensor *image,
                                  const tn_tensor *weight, const tn_tensor *bias,
                                  const tn_tensor *result, bool *done)
{
    block_run run = {
        .conv = conv, .image = image, .weight = weight, .bias = bias, .result = result};
    *done = plan(&run);
    if (!*done)
        return TN_OK;
    const int64_t threads = tni_in_parallel() ? 1 : (int64_t)tni_num_threads();
    const int64_t sums = run.lines * conv->result[2] * BLOCK;
    run.copy_floats = tni_conv_positions(run.sizes) * BLOCK;
    run.room_bytes = (run.copy_floats + sums) * (int64_t)sizeof(float);
    const size_t bytes = (size_t)(run.room_bytes * threads);
    run.rooms = tni_malloc_aligned(64, bytes);
    if (run.rooms == NULL)
        return tni_fail_memory(bytes);
    if (threads == 1)
        run.room_bytes = 0;
    if (conv->bounds != NULL)
        conv->bounds->are_kept = true;
    tni_parallel_for(0, image->sizes[0] * run.blocks * run.parts * conv->result[0],
                     GRAIN / (sums * tni_conv_positions(conv->window) + 1) + 1, run_pieces, &run);
    tni_free(run.rooms);
    return TN_OK;
}
