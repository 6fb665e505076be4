/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Winograd's convolution (see the header): the plan, the products, and how blocks of tiles are
 * shared out among threads.
 *
 * Loop order, outermost first: blocks of lines of tiles, whose matrices stay in the second-level
 * cache; slices of the result; the 16 products; strips of result channels; tiles of gemm. Weights
 * are summed once per call, or kept with their storage (packed_forms.h).
 *
 * A window of several slices is a sum of windows of one: the products of all its slices are added
 * before results are made of them. A block keeps the sums of the slices of the image that a window
 * sees, in a ring, so that each slice is summed once.
 *
 * If one block has all tiles, each weight is read once, and sums of weights would only go to memory
 * and back. So they are made where they are multiplied, some channels of a strip at a time, which
 * stay in the second-level cache (run_fused).
 */
#include "kernels/conv/winograd.h"
#include "kernels/conv/padded_copy.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_blocks.h"
#include "tensor/packed_forms.h"

/*
 * The fewest channels, and tiles of a batch, for which the sums pay; and tiles of one image whose
 * weights are summed where they are multiplied.
 */
#define FEWEST_CHANNELS 32
#define FEWEST_TILES    36
#define FEWEST_FUSED    12

/* The most channels: the depth of a product, which is not cut. */
#define MOST_CHANNELS 1024

/* The most slices of a window. */
#define MOST_SLICES 16

/*
 * Floats of a padded copy of the images of a part, and the most of one image; and the most of what
 * weights become.
 */
#define COPY_FLOATS   (INT64_C(1) << 20)
#define IMAGE_FLOATS  (INT64_C(1) << 26)
#define WEIGHT_FLOATS (INT64_C(1) << 26)

/*
 * Floats of the matrices of a block: 512 KiB, for the second-level cache. If the weights do not fit
 * a cache of this size, a block has MANY_TILES at least, as each reads all of them.
 */
#define BLOCK_FLOATS 131072
#define MANY_TILES   128

/* Channels whose weights are transposed at a time: rows of 18 KiB, for the first-level cache. */
#define CHANNELS_AT_ONCE 16

/* Rows of a strip of each of the 16 matrices of weights that are made at a time: 256 KiB in all. */
#define FUSED_ROWS 128

/* The least work for a thread, in multiplications. */
#define GRAIN 524288

/* One call, and the images that are being computed. Sizes and steps are floats. */
typedef struct winograd_run {
    const tni_conv *conv;            /* forward, from image to result */
    const tn_tensor *image, *weight; /* [N, channels, space]; the weight as it is */
    const tn_tensor *bias, *result;  /* NULL for 0; [N, outs, space] */
    bool is_weight_last;             /* weights are [outs, window, channels] */
    bool is_turned;                  /* weights are [channels, outs, window], windows turned */
    const tni_tile *tile;            /* of gemm, and */
    const tni_winograd_loops *loops; /* the loops of this processor */
    int64_t channels, outs;          /* of image and result */
    int64_t slices;                  /* of a window */
    int64_t copied;                  /* channels of a position of the copy, whole vectors */
    int64_t strips;                  /* of result channels, each as wide as a tile of gemm */
    int64_t width;                   /* of all strips */
    int64_t lines, tiles;            /* lines of tiles of an image, and tiles of a line */
    int64_t block;                   /* lines of tiles of a block, */
    int64_t blocks;                  /* blocks of an image, and */
    int64_t shares;                  /* shares of the strips of a block, for threads */
    bool is_fused;                   /* weights are summed where they are multiplied */
    int64_t fused_channels;          /* channels whose weights are summed at a time, if so */
    int64_t weight_plane;            /* from a matrix of weights to the next */
    int64_t input_row, input_plane;  /* of the matrices of inputs: from a tile to the next, … */
    int64_t output_plane;            /* of the matrices of products, whose rows are `width` */
    int64_t input_slices;            /* slices of the image and of the result */
    int64_t output_slices;           /* that a block has room for */
    tni_padded_copy copy;            /* of the images of this part */
    const float *weights;            /* 16 matrices: by strip, channel, slice, column */
    const float *biases;             /* by result channel, or NULL */
    char *rooms;                     /* for each thread: inputs, products, lines, weights */
    int64_t room_bytes;              /* of a room; 0: there is one only */
    int64_t lines_floats;            /* of two lines of results in a room, and one transposed */
    int64_t offsets[MOST_CHANNELS];  /* bytes to each row of a strip of weights */
    _Atomic(bool) has_wrong;         /* some result is not finite */
} winograd_run;

/* ---- weights ---- */

/* Where the sums of weights go. */
typedef struct weight_sums {
    const winograd_run *run;
    float *to; /* 16 matrices */
} weight_sums;

/* Some weights: a channel and a slice of the window are a row of a strip. */
typedef struct weight_rows {
    int64_t strip;       /* of result channels */
    int64_t first, last; /* rows: channel * slices + slice; whole channels if is_turned */
    float *to;           /* where the first row goes in the first matrix */
    int64_t plane;       /* to the next matrix */
} weight_rows;

/*
 * Transpose weights of some rows of a strip to rows of columns, by row and tap; of a channels-last
 * weight by tap and row. Weights [channels, outs, window] have one row side by side: transposition
 * is fastest for groups of four taps, so it may read the first ones of what comes next, if there is
 * anything.
 */
static void transpose_strip(const winograd_run *run, int64_t row, int64_t rows, int64_t strip,
                            float *to)
{
    const int64_t bytes = sizeof *to;
    const int64_t columns = run->tile->columns;
    const int64_t out = strip * columns;
    const int64_t outs = tni_min(run->outs - out, columns);
    const float *from = run->weight->data;
    tni_transpose_work transpose = tni_tiles_here()->transpose;
    TNI_ASSERT(run->is_turned ? rows == 1 : rows <= CHANNELS_AT_ONCE);
    if (run->is_turned) {
        const int64_t channel = row / run->slices;
        const int64_t slice = run->slices - 1 - row % run->slices;
        const bool is_end =
            out + outs == run->outs && channel + 1 == run->channels && slice + 1 == run->slices;
        from += ((channel * run->outs + out) * run->slices + slice) * 9;
        transpose((const char *)from, outs, run->slices * 9 * bytes, is_end ? 9 : 12, columns,
                  (char *)to);
    } else if (run->is_weight_last) {
        from += out * run->channels * 9 + row;
        for (int64_t t = 0; t < 9; t++)
            transpose((const char *)(from + t * run->channels), outs, run->channels * 9 * bytes,
                      rows, columns, (char *)(to + t * CHANNELS_AT_ONCE * columns));
    } else {
        const int64_t depth = run->channels * run->slices;
        from += (out * depth + row) * 9;
        transpose((const char *)from, outs, depth * 9 * bytes, rows * 9, columns, (char *)to);
    }
}

/* Sum the weights of some rows of a strip. */
static void sum_rows(const winograd_run *run, const weight_rows *w)
{
    const int64_t columns = run->tile->columns;
    const int64_t at_once = run->is_turned ? 1 : CHANNELS_AT_ONCE;
    /* From a row of `room` to the next one, and from a tap. */
    const int64_t step = run->is_weight_last ? columns : 9 * columns;
    const int64_t tap = run->is_weight_last ? CHANNELS_AT_ONCE * columns : columns;
    float room[9 * CHANNELS_AT_ONCE * TNI_TILE_MOST_COLUMNS];
    if ((w->strip + 1) * columns > run->outs)
        memset(room, 0, sizeof room); /* columns past the last channel are summed, too */
    for (int64_t i = w->first; i < w->last; i += at_once) {
        const int64_t rows = tni_min(w->last - i, at_once);
        transpose_strip(run, i, rows, w->strip, room);
        for (int64_t r = 0; r < rows; r++)
            run->loops->weights(room + r * step, tap, columns, run->is_turned,
                                w->to + (i - w->first + r) * columns, w->plane);
    }
}

/* Sum the weights of groups [begin, end) of channels, for all result channels. */
static void sum_weights(int64_t begin, int64_t end, void *context)
{
    const weight_sums *sums = context;
    const winograd_run *run = sums->run;
    const int64_t depth = run->channels * run->slices;
    const int64_t group = CHANNELS_AT_ONCE * run->slices;
    for (int64_t strip = 0; strip < run->strips; strip++) {
        const weight_rows rows = {.strip = strip,
                                  .first = begin * group,
                                  .last = tni_min(end * group, depth),
                                  .to = sums->to +
                                        (strip * depth + begin * group) * run->tile->columns,
                                  .plane = run->weight_plane};
        sum_rows(run, &rows);
    }
}

/* Sum all weights to `to`. */
static void make_weights(const winograd_run *run, float *to)
{
    weight_sums sums = {run, to};
    tni_parallel_for(0, tni_ceil_div(run->channels, CHANNELS_AT_ONCE),
                     GRAIN / 256 / (run->width * run->slices * CHANNELS_AT_ONCE) + 1, sum_weights,
                     &sums);
}

/* Return the sums of the weights as their storage keeps them, made now if need be; or NULL. */
static const float *kept_weights(const winograd_run *run)
{
    static const char maker;
    bool is_made;
    if (!tni_keeps_forms(run->weight))
        return NULL;
    const tni_form_key key = {
        &maker,
        run->weight->data,
        {run->channels, run->outs, run->is_turned, run->tile->columns, run->slices}};
    tni_form *form = tni_form_find(
        run->weight, &key, (size_t)(TNI_WINOGRAD_PRODUCTS * run->weight_plane) * sizeof(float),
        &is_made);
    if (form == NULL)
        return NULL;
    if (!is_made) {
        make_weights(run, form->data);
        tni_form_made(form);
    }
    return form->data;
}

/* ---- blocks of tiles ---- */

/* A block, the work of one thread at a time. */
typedef struct block {
    int64_t number;        /* image of the part */
    int64_t line, lines;   /* first line of tiles, and how many */
    int64_t strip, strips; /* first strip of result channels, and how many */
    int64_t summed;        /* slices of the image whose sums were made */
    float *inputs;         /* for each slice of the ring: 16 matrices [tiles, channels] */
    float *outputs;        /* for each slice of the result that there is room for: 16 matrices
                              [tiles, outs] */
    float *room;           /* two lines of results, then those transposed */
    float *weights;        /* sums of weights, if they are made here */
} block;

/* Some products of a block. */
typedef struct block_product {
    int64_t z;            /* slice of the result */
    int64_t strip;        /* of result channels */
    int64_t first, count; /* channels */
    const float *weights; /* of the first channel and of this strip in the first matrix */
    int64_t plane;        /* to the next matrix */
} block_product;

/* Return where the sums of a slice of the image are. */
static float *inputs_of(const winograd_run *run, const block *b, int64_t slice)
{
    return b->inputs + slice % run->input_slices * TNI_WINOGRAD_PRODUCTS * run->input_plane;
}

/* Return where the products of a slice of the result are. */
static float *outputs_of(const winograd_run *run, const block *b, int64_t z)
{
    return b->outputs + z % run->output_slices * TNI_WINOGRAD_PRODUCTS * run->output_plane;
}

/* Sum what the tiles of a block see in a slice of the image. */
static void sum_slice(const winograd_run *run, const block *b, int64_t slice)
{
    const int64_t pitch = run->copy.sizes[2] * run->copied;
    const float *image =
        run->copy.to + (b->number * run->copy.sizes[0] + slice) * run->copy.sizes[1] * pitch;
    tni_winograd_tiles call = {.line = pitch,
                               .position = run->copied,
                               .plane = run->input_plane,
                               .row = run->input_row,
                               .tiles = run->tiles,
                               .channels = run->copied};
    for (int64_t i = 0; i < b->lines; i++) {
        call.image = (float *)image + 2 * (b->line + i) * pitch;
        call.products = inputs_of(run, b, slice) + i * run->tiles * run->input_row;
        run->loops->input(&call);
    }
}

/* Sum the slices of the image before `last` that were not summed yet. */
static void sum_inputs(const winograd_run *run, block *b, int64_t last)
{
    for (; b->summed < tni_min(last, run->conv->image[0]); b->summed++)
        sum_slice(run, b, b->summed);
}

/* Compute one of the 16 products, of all slices of the window that see the image. */
static void multiply_matrix(const winograd_run *run, const block *b, const block_product *p,
                            int64_t matrix)
{
    const int64_t bytes = sizeof(float);
    const int64_t columns = run->tile->columns;
    const int64_t rows = b->lines * run->tiles;
    const int64_t groups = tni_ceil_div(rows, run->tile->rows);
    float *outputs = outputs_of(run, b, p->z) + matrix * run->output_plane + p->strip * columns;
    bool has_sums = p->first > 0;
    tni_tile_call call = {.a_row = run->input_row * bytes,
                          .a_col = bytes,
                          .b_offsets = run->offsets,
                          .depth = p->count,
                          .out_row = run->width * bytes,
                          .had_row = run->width * bytes};
    for (int64_t k = 0; k < run->slices; k++) {
        const int64_t slice = p->z - run->conv->padding[0] + k;
        if (slice < 0 || slice >= run->conv->image[0])
            continue;
        const float *inputs = inputs_of(run, b, slice) + matrix * run->input_plane + p->first;
        call.b = (const char *)(p->weights + matrix * p->plane + k * columns);
        for (int64_t g = 0; g < groups; g++) {
            const int64_t row = rows * g / groups;
            const int64_t count = rows * (g + 1) / groups - row;
            TNI_ASSERT(count > 0 && count <= run->tile->rows);
            call.a = (const char *)(inputs + row * run->input_row);
            call.out = (char *)(outputs + row * run->width);
            call.had = has_sums ? call.out : NULL;
            run->tile->work[count](&call);
        }
        has_sums = true;
    }
    TNI_ASSERT(has_sums);
}

/* Compute the products of a slice of a block by weights that were summed before. */
static void multiply(const winograd_run *run, const block *b, int64_t z)
{
    block_product p = {.z = z, .count = run->channels, .plane = run->weight_plane};
    for (int64_t i = 0; i < TNI_WINOGRAD_PRODUCTS; i++)
        for (int64_t s = b->strip; s < b->strip + b->strips; s++) {
            p.strip = s;
            p.weights = run->weights + s * run->channels * run->slices * run->tile->columns;
            multiply_matrix(run, b, &p, i);
        }
}

/* Compute the products of all slices of a block, whose inputs are there, summing weights. */
static void multiply_fused(const winograd_run *run, const block *b)
{
    block_product p = {.weights = b->weights, .plane = run->weight_plane};
    for (p.strip = b->strip; p.strip < b->strip + b->strips; p.strip++)
        for (p.first = 0; p.first < run->channels; p.first += run->fused_channels) {
            p.count = tni_min(run->channels - p.first, run->fused_channels);
            const weight_rows rows = {.strip = p.strip,
                                      .first = p.first * run->slices,
                                      .last = (p.first + p.count) * run->slices,
                                      .to = b->weights,
                                      .plane = p.plane};
            sum_rows(run, &rows);
            for (p.z = 0; p.z < run->conv->result[0]; p.z++)
                for (int64_t i = 0; i < TNI_WINOGRAD_PRODUCTS; i++)
                    multiply_matrix(run, b, &p, i);
        }
}

/*
 * Copy a line of results, channels innermost, to a row-major result. The transposition needs room
 * for whole groups of four positions.
 */
static void spread_line(const winograd_run *run, const float *line, int64_t channels, float *room,
                        float *to)
{
    const int64_t count = run->conv->result[2];
    const int64_t positions = tni_conv_positions(run->conv->result);
    const int64_t step = tni_round_up(count, 4);
    const int64_t bytes = sizeof *line;
    if (count % 4 == 0 && positions % 4 == 0) {
        tni_tiles_here()->transpose((const char *)line, count, run->width * bytes, channels,
                                    positions, (char *)to);
        return;
    }
    tni_tiles_here()->transpose((const char *)line, count, run->width * bytes, channels, step,
                                (char *)room);
    for (int64_t c = 0; c < channels; c++)
        memcpy(to + c * positions, room + c * step, (size_t)(count * bytes));
}

/* Sum the products of a slice of a block and write the results. */
static void sum_outputs(winograd_run *run, const block *b, int64_t z)
{
    const tni_conv *conv = run->conv;
    const tn_tensor *result = run->result;
    const int64_t out = b->strip * run->tile->columns;
    const bool is_last = result->strides[1] == 1;
    bool is_finite = true;
    tni_winograd_tiles call = {.line = is_last ? conv->result[2] * result->sizes[1]
                                               : 2 * run->tiles * run->width,
                               .position = is_last ? result->sizes[1] : run->width,
                               .plane = run->output_plane,
                               .row = run->width,
                               .tiles = run->tiles,
                               .channels = tni_min(run->outs - out, b->strips * run->tile->columns),
                               .positions = conv->result[2],
                               .bias = run->biases == NULL ? NULL : run->biases + out,
                               .bounds = conv->bounds};
    for (int64_t i = 0; i < b->lines; i++) {
        const int64_t y = 2 * (b->line + i);
        float *to = (float *)result->data + (run->copy.first + b->number) * result->strides[0] +
                    out * result->strides[1] +
                    (z * conv->result[1] + y) * conv->result[2] * result->strides[result->rank - 1];
        call.lines = tni_min(conv->result[1] - y, 2);
        call.image = is_last ? to : b->room;
        call.products = outputs_of(run, b, z) + i * run->tiles * run->width + out;
        is_finite &= run->loops->output(&call);
        for (int64_t k = 0; k < call.lines && !is_last; k++)
            spread_line(run, b->room + k * call.line, call.channels, b->room + 2 * call.line,
                        to + k * conv->result[2]);
    }
    if (!is_finite)
        run->has_wrong = true;
}

/* Compute a block, slice by slice, by weights that were summed before. */
static void run_slices(winograd_run *run, block *b)
{
    for (int64_t z = 0; z < run->conv->result[0]; z++) {
        sum_inputs(run, b, z - run->conv->padding[0] + run->slices);
        multiply(run, b, z);
        sum_outputs(run, b, z);
    }
}

/* Compute a block that has all tiles of its image, summing weights. */
static void run_fused(winograd_run *run, block *b)
{
    sum_inputs(run, b, run->conv->image[0]);
    multiply_fused(run, b);
    for (int64_t z = 0; z < run->conv->result[0]; z++)
        sum_outputs(run, b, z);
}

/* Compute pieces [begin, end): piece i is share i % shares of block i / shares. */
static void run_blocks(int64_t begin, int64_t end, void *context)
{
    winograd_run *run = context;
    int64_t filled = -1;
    block b = {.inputs = (float *)(void *)(run->rooms + tni_thread_index() * run->room_bytes)};
    b.outputs = b.inputs + run->input_slices * TNI_WINOGRAD_PRODUCTS * run->input_plane;
    b.room = b.outputs + run->output_slices * TNI_WINOGRAD_PRODUCTS * run->output_plane;
    b.weights = b.room + run->lines_floats;
    for (int64_t i = begin; i < end && !run->has_wrong; i++) {
        const int64_t at = i / run->shares;
        const int64_t share = i % run->shares;
        b.number = at / run->blocks;
        b.line = at % run->blocks * run->block;
        b.lines = tni_min(run->lines - b.line, run->block);
        b.strip = run->strips * share / run->shares;
        b.strips = run->strips * (share + 1) / run->shares - b.strip;
        /* A ring of all slices still has those of the block's share before. */
        if (filled != at || run->input_slices < run->conv->image[0])
            b.summed = 0;
        filled = at;
        if (run->is_fused)
            run_fused(run, &b);
        else
            run_slices(run, &b);
    }
}

/* ---- plans ---- */

/* Return whether a tensor is row-major or channels-last without gaps. */
static bool is_dense(const tn_tensor *self, const int64_t sizes[TNI_CONV_SPACE])
{
    const int64_t positions = tni_conv_positions(sizes);
    const int64_t position = self->strides[self->rank - 1];
    return (position == 1 && self->strides[1] == positions) ||
           (position == self->sizes[1] && self->strides[1] == 1);
}

bool tni_winograd_has_tiles(const tni_conv *conv, const tn_tensor *image, const tn_tensor *result)
{
    /* In depth windows see some of the image, or the result would be padding alone. */
    bool is_three = conv->groups == 1 && conv->window[0] <= MOST_SLICES && conv->stride[0] == 1 &&
                    (conv->dilation[0] == 1 || conv->window[0] == 1) && conv->padding[0] >= 0 &&
                    conv->padding[0] < conv->window[0];
    for (int d = 1; d < TNI_CONV_SPACE; d++)
        is_three &= conv->window[d] == 3 && conv->stride[d] == 1 && conv->dilation[d] == 1 &&
                    conv->padding[d] >= 0 && conv->padding[d] <= 2;
    return is_three && image->dtype == TN_DTYPE_F32 && is_dense(image, conv->image) &&
           is_dense(result, conv->result);
}

/* Return the floats of the padded copy of an image. */
static int64_t copy_floats(const winograd_run *run)
{
    const int64_t slice = tni_mul_saturating((2 * run->lines + 2) * (2 * run->tiles + 2),
                                             tni_round_up(run->channels, 16));
    return tni_mul_saturating(slice, run->conv->image[0]);
}

/*
 * Return whether the tiles are enough: those of a product, which are of one slice, and all. Weights
 * that are kept are not summed again, so where they are few the products alone count, and those of
 * other ways read less.
 */
static bool has_enough_tiles(const winograd_run *run)
{
    const int64_t slice = run->lines * run->tiles;
    const int64_t tiles = tni_mul_saturating(slice, run->conv->result[0]);
    const bool is_fused = run->image->sizes[0] == 1 && !tni_keeps_forms(run->weight);
    if (run->conv->result[0] > 1 && slice < FEWEST_FUSED)
        return false;
    return tiles >= (is_fused ? FEWEST_FUSED : FEWEST_TILES) ||
           tni_mul_saturating(tiles, run->image->sizes[0]) >= 2 * FEWEST_TILES;
}

/* Return whether the convolution is one of these, and large enough for the sums to pay. */
static bool is_better(const winograd_run *run)
{
    return tni_winograd_has_tiles(run->conv, run->image, run->result) &&
           run->channels >= FEWEST_CHANNELS && run->channels <= MOST_CHANNELS &&
           run->channels % 4 == 0 && run->outs >= FEWEST_CHANNELS && has_enough_tiles(run) &&
           (run->slices == 1 || !run->is_weight_last) &&
           tni_mul_saturating(TNI_WINOGRAD_PRODUCTS * run->channels * run->slices, run->outs) <=
               WEIGHT_FLOATS &&
           copy_floats(run) <= IMAGE_FLOATS;
}

/* Choose the lines of tiles of a block, and how blocks are shared out. */
static void plan_blocks(winograd_run *run, int64_t threads)
{
    const int64_t row = run->slices * run->input_row + run->width;
    int64_t most = BLOCK_FLOATS / (TNI_WINOGRAD_PRODUCTS * row);
    if (TNI_WINOGRAD_PRODUCTS * run->weight_plane > BLOCK_FLOATS && most < MANY_TILES)
        most = MANY_TILES;
    run->block = most / run->tiles > 0 ? tni_min(most / run->tiles, run->lines) : 1;
    run->blocks = tni_ceil_div(run->lines, run->block);
    run->block = tni_ceil_div(run->lines, run->blocks);
    run->shares = tni_min(tni_ceil_div(threads, run->blocks * run->copy.count), run->strips);
    run->input_slices = tni_min(run->slices, run->conv->image[0]);
    run->output_slices = 1;
    /* An odd multiple of a cache line apart, so that planes do not compete for a set. */
    run->input_plane = tni_round_up(run->block * run->tiles * run->input_row, 32) + 16;
    run->output_plane = tni_round_up(run->block * run->tiles * run->width, 32) + 16;
}

/* Sum weights where they are multiplied, if each is read once and they are too many for a cache. */
static void plan_fusion(winograd_run *run)
{
    const int64_t tiles =
        tni_mul_saturating(run->lines * run->tiles, run->conv->result[0] + run->conv->image[0]);
    run->is_fused = run->weights == NULL && run->image->sizes[0] == 1 && run->blocks == 1 &&
                    TNI_WINOGRAD_PRODUCTS * run->weight_plane > BLOCK_FLOATS &&
                    tiles <= 2 * MANY_TILES;
    if (!run->is_fused)
        return;
    run->input_slices = run->conv->image[0];
    run->output_slices = run->conv->result[0];
    run->fused_channels = tni_min(tni_ceil_div(FUSED_ROWS, run->slices), run->channels);
    run->weight_plane = run->fused_channels * run->slices * run->tile->columns + 16;
}

/* Compute all images, some at a time. `memory` has the copy, weights and rooms. */
static void run_images(winograd_run *run, int64_t most)
{
    const int64_t images = run->image->sizes[0];
    const int64_t depth = TNI_WINOGRAD_PRODUCTS * run->channels * run->slices;
    const int64_t work =
        tni_mul_saturating(run->tiles * run->block * depth * run->width, run->conv->result[0]) /
        run->shares;
    for (int64_t i = 0; i < images && !run->has_wrong; i += most) {
        run->copy.first = i;
        run->copy.count = tni_min(images - i, most);
        tni_padded_copy_make(&run->copy);
        tni_parallel_for(0, run->copy.count * run->blocks * run->shares, GRAIN / (work + 1) + 1,
                         run_blocks, run);
    }
}

/* Allocate what is needed, and compute everything; has_wrong says whether a result is not finite.
 */
static tn_status run_all(winograd_run *run)
{
    const int64_t bytes = sizeof(float);
    const int64_t threads = tni_in_parallel() ? 1 : (int64_t)tni_num_threads();
    const int64_t one = copy_floats(run);
    run->copy.count = tni_min(tni_ceil_div(COPY_FLOATS, one), run->image->sizes[0]);
    plan_blocks(run, threads);
    const int64_t most = run->copy.count;
    const int64_t copy = tni_round_up(most * one, 16);
    run->weights = kept_weights(run);
    plan_fusion(run);
    const int64_t sums = TNI_WINOGRAD_PRODUCTS * run->weight_plane;
    const int64_t weights = run->weights != NULL || run->is_fused ? 0 : sums;
    const int64_t line = tni_round_up(run->conv->result[2], 4) * run->width;
    run->lines_floats = 2 * 2 * run->tiles * run->width + tni_round_up(line, 16);
    run->room_bytes = (TNI_WINOGRAD_PRODUCTS * (run->input_slices * run->input_plane +
                                                run->output_slices * run->output_plane) +
                       run->lines_floats + (run->is_fused ? sums : 0)) *
                      bytes;
    const size_t all = (size_t)((copy + weights + run->width) * bytes + run->room_bytes * threads);
    float *memory = tni_malloc_aligned(64, (size_t)tni_round_up((int64_t)all, 64));
    if (memory == NULL)
        return tni_fail_memory(all);
    run->copy.to = memory;
    if (run->copied > run->channels)
        memset(memory, 0, (size_t)(copy * bytes));
    if (weights > 0) {
        make_weights(run, memory + copy);
        run->weights = memory + copy;
    }
    for (int64_t i = 0; run->bias != NULL && i < run->outs; i++)
        memory[copy + weights + i] = ((const float *)run->bias->data)[i * run->bias->strides[0]];
    run->biases = run->bias == NULL ? NULL : memory + copy + weights;
    run->rooms = (char *)(memory + copy + weights + run->width);
    if (threads == 1)
        run->room_bytes = 0;
    run_images(run, most);
    tni_free(memory);
    return TN_OK;
}

/* Compute a convolution, or the gradient of an image as one (is_turned). */
static tn_status convolve(const tni_conv *conv, const tn_tensor *image, const tn_tensor *weight,
                          const tn_tensor *bias, const tn_tensor *result, bool is_turned,
                          bool *done)
{
    tni_conv flat = *conv; /* as the copy has it: slices of padding are not copied */
    winograd_run run = {.conv = conv,
                        .image = image,
                        .weight = weight,
                        .bias = bias,
                        .result = result,
                        .is_turned = is_turned,
                        .is_weight_last = !is_turned && weight->strides[1] == 1,
                        .tile = &tni_tiles_here()->single,
                        .loops = TNI_OF_ISA(&tni_winograd_loops),
                        .channels = image->sizes[1],
                        .outs = result->sizes[1],
                        .slices = conv->window[0],
                        .lines = tni_ceil_div(conv->result[1], 2),
                        .tiles = tni_ceil_div(conv->result[2], 2)};
    *done = is_better(&run);
    if (!*done)
        return TN_OK;
    run.copied = tni_round_up(run.channels, 16);
    run.input_row = run.copied + 16;
    run.strips = tni_ceil_div(run.outs, run.tile->columns);
    run.width = run.strips * run.tile->columns;
    run.weight_plane = run.channels * run.slices * run.width + 16;
    flat.padding[0] = 0;
    run.copy = (tni_padded_copy){.conv = &flat,
                                 .images = image,
                                 .channels = run.channels,
                                 .sizes = {conv->image[0], 2 * run.lines + 2, 2 * run.tiles + 2},
                                 .position = run.copied};
    for (int64_t k = 0; k < run.channels; k++)
        run.offsets[k] = k * run.slices * run.tile->columns * (int64_t)sizeof(float);
    TN_TRY(run_all(&run));
    *done = !run.has_wrong;
    if (*done && conv->bounds != NULL)
        conv->bounds->are_kept = true;
    return TN_OK;
}

tn_status tni_winograd_forward(const tni_conv *conv, const tn_tensor *image,
                               const tn_tensor *weight, const tn_tensor *bias,
                               const tn_tensor *result, bool *done)
{
    return convolve(conv, image, weight, bias, result, false, done);
}

tn_status tni_winograd_to_image(const tni_conv *conv, const tn_tensor *result,
                                const tn_tensor *weight, const tn_tensor *bias,
                                const tn_tensor *image, bool *done)
{
    tni_conv back = *conv;
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        back.image[d] = conv->result[d];
        back.result[d] = conv->image[d];
        back.padding[d] = conv->window[d] - 1 - conv->padding[d];
    }
    back.bounds = NULL;
    return convolve(&back, result, weight, bias, image, true, done);
}
