/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The gradient of a weight by panels of the results' gradient (see the header).
 *
 *     gradient^T [taps * channels, outs] = windows^T [taps * channels, positions]
 *                                          result^T [positions, outs]
 *
 * Images are copied with zeros around them and their channels innermost. Then what a line of a
 * window sees is one run of memory: some floats of it are the rows of a tile of
 * convolution_panels.h, which goes over the positions, and nothing is packed. The rows are ordered
 * by tap, then by channel, and are put into the weight's order at the end; but if positions are
 * few, it is cheaper to pack windows for gemm one by one in that order.
 *
 * Cost: beside the product, a transposition of the images, the results and the weight. Small images
 * of a batch are taken together, so that sums are long.
 */
#include "kernels/conv/convolution_gradients.h"
#include "kernels/conv/convolution_panels.h"
#include "kernels/conv/padded_copy.h"
#include "kernels/gemm/gemm_blocks.h"

/* The most floats of a copy. */
#define MOST_FLOATS (INT64_C(1) << 26)

/* Positions that a product is given at least, by taking several images together. */
#define ENOUGH_POSITIONS 256

/*
 * Positions that a tile sums at a time: errors grow with the longest chain of additions, and what
 * so many see stays in the second-level cache.
 */
#define CHAIN 512

/* The most result channels of a panel at any ISA: two vectors of 16 floats. */
#define MOST_COLUMNS 32

/* Few taps of a window, and the channels of them that are put in order at a time: 16 KiB. */
#define FEW_TAPS         128
#define CHANNELS_AT_ONCE 32

/* The least work for a thread: floats copied, and multiplications. */
#define GRAIN          16384
#define MULTIPLY_GRAIN 524288

/* One call. Steps are bytes, all others floats. */
typedef struct weight_run {
    const tni_conv *conv;
    const tn_tensor *result, *image, *weight;
    int64_t channels, outs;                  /* of a group */
    int64_t result_channel, result_position; /* steps of the results */
    int64_t positions;                       /* of a result */
    int64_t taps;                            /* of a window */
    int64_t sizes[TNI_CONV_SPACE];           /* positions of a copy in each dimension */
    int64_t numel;                           /* of the copy of an image */
    int64_t depth;                           /* of a run */
    int64_t run_count;                       /* runs of a window */
    int64_t runs[TNI_PANEL_MOST_RUNS];       /* from a window's begin to each run */
    bool is_in_order;                        /* columns of the product are ordered as the weight */
    int64_t tap_offsets[FEW_TAPS];           /* from a window's begin to each tap, if so */
    int64_t first, count;                    /* the images of this part */
    int64_t group;                           /* the group that is being computed */
    float *copies;                           /* of the images of a part */
    float *joined;           /* their results [outs, images * positions], if in order, or NULL */
    const tni_panels *forms; /* for the columns of a panel */
    int64_t block;           /* columns of a panel at most */
    int64_t columns, out;    /* of the panel that is computed, and its first result channel */
    int vectors;             /* of it */
    float *panel;            /* results of a part [images * positions, vectors * lanes] */
    int64_t *lines; /* from the copies to the first window of each line of a result, bytes */
    float *turned;  /* the gradient, by blocks of [taps * channels, vectors * lanes] */
    float *sums;    /* of a block, [columns, taps * channels], or NULL */
} weight_run;

/* ---- copies of images and results ---- */

/* Copy rows [begin, end) of the results of a part side by side: [outs, images * positions]. */
static void join_rows(int64_t begin, int64_t end, void *context)
{
    const weight_run *run = context;
    for (int64_t row = begin; row < end; row++) {
        float *to = run->joined + row * run->count * run->positions;
        for (int64_t i = 0; i < run->count; i++) {
            const char *from = (const char *)run->result->data +
                               (run->first + i) * run->result->strides[0] * (int64_t)sizeof *to +
                               (run->group * run->outs + row) * run->result_channel;
            for (int64_t x = 0; x < run->positions; x++)
                *to++ = *(const float *)(const void *)(from + x * run->result_position);
        }
    }
}

/* ---- few positions ---- */

/* Return where the window of a position begins in the copies; positions go on over images. */
static const float *window_at(const weight_run *run, int64_t position)
{
    const tni_conv *conv = run->conv;
    const int64_t x = position % conv->result[2] * conv->stride[2];
    position /= conv->result[2];
    const int64_t y = position % conv->result[1] * conv->stride[1];
    position /= conv->result[1];
    const int64_t z = position % conv->result[0] * conv->stride[0];
    return run->copies + position / conv->result[0] * run->numel +
           ((z * run->sizes[1] + y) * run->sizes[2] + x) * run->channels;
}

/*
 * A tni_pack_columns of gemm: rows are positions, columns the floats of their windows in the order
 * of the weight.
 */
static void pack_in_order(const void *context, int64_t row, int64_t depth, int64_t column,
                          int64_t columns, int64_t width, void *packed)
{
    const weight_run *run = context;
    int64_t offsets[TNI_TILE_MOST_COLUMNS];
    float *to = packed;
    for (int64_t j = 0; j < columns; j++)
        offsets[j] = (column + j) / run->taps + run->tap_offsets[(column + j) % run->taps];
    for (int64_t k = row; k < row + depth; k++, to += width) {
        const float *window = window_at(run, k);
        for (int64_t j = 0; j < columns; j++)
            to[j] = window[offsets[j]];
        for (int64_t j = columns; j < width; j++)
            to[j] = 0;
    }
}

/* Add what a part of the batch contributes to a group's gradient, by gemm. */
static tn_status add_in_order(const weight_run *run, float *to)
{
    const int64_t bytes = sizeof *to;
    const int64_t width = run->taps * run->channels;
    tni_product p = {.dtype = TN_DTYPE_F32,
                     .m = run->outs,
                     .n = width,
                     .k = run->count * run->positions,
                     .pack = pack_in_order,
                     .pack_context = run,
                     .c = to,
                     .c_row = width,
                     .c_col = 1,
                     .alpha = TNI_FACTOR_ONE,
                     .beta = TNI_FACTOR_ONE,
                     .added = run->first == 0 ? NULL : to,
                     .added_row = width,
                     .added_col = 1};
    if (run->joined != NULL) {
        p.a = run->joined;
        p.a_row = p.k;
        p.a_col = 1;
    } else {
        p.a = (const char *)run->result->data + run->first * run->result->strides[0] * bytes +
              run->group * run->outs * run->result_channel;
        p.a_row = run->result_channel / bytes;
        p.a_col = run->result_position / bytes;
    }
    return tni_multiply(&p);
}

/* ---- panels ---- */

/* Return the floats of a row of the panel. */
static int64_t panel_row(const weight_run *run)
{
    return run->vectors * run->forms->lanes;
}

/* Fill the panel with the results of its channels, and zeros beyond. */
static void fill_panel(const weight_run *run)
{
    const tni_conv *conv = run->conv;
    tni_conv plain = {.space = conv->space, .groups = 1};
    memcpy(plain.image, conv->result, sizeof plain.image);
    const tni_padded_copy copy = {.conv = &plain,
                                  .images = run->result,
                                  .first = run->first,
                                  .count = run->count,
                                  .channel = run->group * run->outs + run->out,
                                  .channels = run->columns,
                                  .sizes = {conv->result[0], conv->result[1], conv->result[2]},
                                  .position = panel_row(run),
                                  .to = run->panel};
    if (run->columns < panel_row(run))
        memset(run->panel, 0,
               (size_t)(run->count * run->positions * panel_row(run)) * sizeof *run->panel);
    tni_padded_copy_make(&copy);
}

/* Find where the first window of each line of the results begins. */
static void find_lines(const weight_run *run)
{
    const int64_t *sizes = run->conv->result;
    for (int64_t i = 0; i < run->count * sizes[0] * sizes[1]; i++)
        run->lines[i] = (window_at(run, i * sizes[2]) - run->copies) * (int64_t)sizeof(float);
}

/* Return how many tiles a run has. */
static int64_t tiles_of(const weight_run *run)
{
    return tni_ceil_div(run->depth, run->forms->rows[run->vectors]);
}

/* Add the products of one tile, number `at` over all runs, for the positions of the call. */
static void add_tile(const weight_run *run, int64_t at, const tni_panel_call *positions)
{
    float sums[TNI_PANEL_MOST_ROWS * MOST_COLUMNS];
    const int64_t width = panel_row(run);
    const int64_t tiles = tiles_of(run);
    const int64_t first = at % tiles * run->depth / tiles;
    const int64_t rows = (at % tiles + 1) * run->depth / tiles - first;
    float *to = run->turned + run->out * run->taps * run->channels +
                (at / tiles * run->depth + first) * width;
    tni_panel_call call = *positions;
    call.image += (run->runs[at / tiles] + first) * (int64_t)sizeof *sums;
    call.out = (char *)sums;
    call.out_position = width * (int64_t)sizeof *sums;
    TNI_ASSERT(rows > 0 && rows <= TNI_PANEL_MOST_ROWS && width <= MOST_COLUMNS);
    run->forms->work[run->vectors][rows](&call);
    for (int64_t i = 0; i < rows * width; i++)
        to[i] += sums[i];
}

/* Add the products of tiles [begin, end) over all positions of a part, some lines at a time. */
static void add_tiles(int64_t begin, int64_t end, void *context)
{
    const weight_run *run = context;
    const int64_t bytes = sizeof(float);
    const int64_t line = run->conv->result[2];
    const int64_t lines = run->count * run->conv->result[0] * run->conv->result[1];
    tni_panel_call call = {.position = bytes,
                           .step = run->conv->stride[2] * run->channels * bytes,
                           .last = run->forms->lanes,
                           .next = (const char *)run->panel};
    for (int64_t y = 0; y < lines; y += call.run_count)
        for (int64_t x = 0; x < line; x += call.depth) {
            call.run_count = tni_min(lines - y, line < CHAIN ? CHAIN / line : 1);
            call.depth = tni_min(line - x, CHAIN);
            call.runs = run->lines + y;
            call.image = (const char *)run->copies + x * call.step;
            call.panel = run->panel + (y * line + x) * panel_row(run);
            for (int64_t at = begin; at < end; at++)
                add_tile(run, at, &call);
        }
}

/* Choose the block of result channels from `out` on. */
static void set_block(weight_run *run, int64_t out)
{
    run->out = out;
    run->columns = tni_min(run->outs - out, run->block);
    run->vectors = (int)tni_ceil_div(run->columns, run->forms->lanes);
}

/* Add what a part of the batch contributes to a group's gradient, which is turned. */
static void add_by_panels(weight_run *run)
{
    find_lines(run);
    for (int64_t out = 0; out < run->outs; out += run->block) {
        set_block(run, out);
        fill_panel(run);
        const int64_t work = run->count * run->positions * run->depth * panel_row(run);
        tni_parallel_for(0, run->run_count * tiles_of(run),
                         MULTIPLY_GRAIN / (work / tiles_of(run) + 1) + 1, add_tiles, run);
    }
}

/* ---- the weight's order ---- */

/*
 * Some channels are transposed at a time, with room behind the taps of each, and then moved
 * together. All but the last one may be copied with what is behind them, as the next one comes
 * after.
 */
void tni_conv_order_taps(const float *from, int64_t pitch, int64_t taps, int64_t channels,
                         float *to)
{
    float room[CHANNELS_AT_ONCE * FEW_TAPS];
    const int64_t bytes = sizeof *room;
    const int64_t step = tni_round_up(taps, 4);
    for (int64_t c = 0; c < channels; c += CHANNELS_AT_ONCE) {
        const int64_t some = tni_min(channels - c, CHANNELS_AT_ONCE);
        const float *next = room;
        TNI_ASSERT(taps > 1 && step <= FEW_TAPS);
        tni_tiles_here()->transpose((const char *)(from + c), taps, pitch * bytes, some, step,
                                    (char *)room);
        for (int64_t i = 1; i < some; i++, next += step, to += taps)
            if (step == 12)
                memcpy(to, next, 12 * sizeof *room);
            else
                memcpy(to, next, (size_t)(step * bytes));
        memcpy(to, next, (size_t)(taps * bytes));
        to += taps;
    }
}

/* What is put in order: gradients of some result channels. */
typedef struct order_run {
    const float *from;      /* [outs, taps, channels] */
    float *to;              /* [outs, channels, taps] */
    int64_t taps, channels; /* sizes */
} order_run;

/* Put the gradients of result channels [begin, end) in the weight's order. */
static void order_taps(int64_t begin, int64_t end, void *context)
{
    const order_run *run = context;
    const int64_t taps = run->taps;
    const int64_t width = taps * run->channels;
    const float *from = run->from + begin * width;
    float *to = run->to + begin * width;
    for (int64_t out = begin; out < end; out++, from += width, to += width) {
        if (taps <= FEW_TAPS) {
            tni_conv_order_taps(from, run->channels, taps, run->channels, to);
            continue;
        }
        for (int64_t c = 0; c < run->channels; c++)
            for (int64_t t = 0; t < taps; t++)
                to[c * taps + t] = from[t * run->channels + c];
    }
}

/* Copy what the product reads: the images of a part, and their results if they are several. */
static void copy_part(weight_run *run, int64_t first, int64_t count)
{
    run->first = first;
    run->count = count;
    const tni_padded_copy copy = {.conv = run->conv,
                                  .images = run->image,
                                  .first = first,
                                  .count = count,
                                  .channel = run->group * run->channels,
                                  .channels = run->channels,
                                  .sizes = {run->sizes[0], run->sizes[1], run->sizes[2]},
                                  .position = run->channels,
                                  .to = run->copies};
    tni_padded_copy_make(&copy);
    if (run->joined != NULL)
        tni_parallel_for(0, run->outs, GRAIN / (count * run->positions + 1) + 1, join_rows, run);
}

/* Write a group's gradient, which is turned, to the weight. */
static void store_turned(weight_run *run, float *to)
{
    const int64_t width = run->taps * run->channels;
    for (int64_t out = 0; out < run->outs; out += run->block) {
        set_block(run, out);
        const order_run order = {run->sums, to + out * width, run->taps, run->channels};
        tni_store_turned(&(tni_turned_copy){.from = run->turned + out * width,
                                            .from_row = panel_row(run),
                                            .rows = width,
                                            .columns = run->columns,
                                            .to = run->sums != NULL ? run->sums : to + out * width,
                                            .to_column = width});
        if (run->sums != NULL)
            tni_parallel_for(0, run->columns, GRAIN / width + 1, order_taps, (void *)&order);
    }
}

/* Compute the gradient of a group's weight; a part has `most` images. */
static tn_status run_group(weight_run *run, int64_t most)
{
    const int64_t images = run->result->sizes[0];
    const int64_t width = run->taps * run->channels;
    float *to = (float *)run->weight->data + run->group * run->outs * width;
    if (!run->is_in_order)
        memset(run->turned, 0,
               (size_t)(tni_round_up(run->outs, run->forms->lanes) * width) * sizeof *to);
    for (int64_t i = 0; i < images; i += most) {
        copy_part(run, i, tni_min(images - i, most));
        if (run->is_in_order)
            TN_TRY(add_in_order(run, to));
        else
            add_by_panels(run);
    }
    if (!run->is_in_order)
        store_turned(run, to);
    return TN_OK;
}

/* All groups, and where the parts of a room are, in floats. */
typedef struct groups_run {
    const weight_run *plan;
    int64_t most;                               /* images of a part */
    int64_t joined, panel, turned, sums, lines; /* behind the copies */
    bool has_joined, has_sums;                  /* whether there are such parts */
    char *memory;                               /* the room, or one for each thread, */
    int64_t own_bytes;                          /* from one to the next; 0: there is one */
    _Atomic(int) status;                        /* of a group that failed */
} groups_run;

/* Compute the gradients of groups [begin, end). */
static void run_groups(int64_t begin, int64_t end, void *context)
{
    groups_run *all = context;
    weight_run run = *all->plan;
    float *room = (float *)(void *)(all->memory + tni_thread_index() * all->own_bytes);
    run.copies = room;
    run.joined = all->has_joined ? room + all->joined : NULL;
    run.panel = room + all->panel;
    run.turned = room + all->turned;
    run.sums = all->has_sums ? room + all->sums : NULL;
    run.lines = (int64_t *)(void *)(room + all->lines);
    for (run.group = begin; run.group < end; run.group++) {
        const tn_status status = run_group(&run, all->most);
        if (status != TN_OK)
            all->status = (int)status;
    }
}

/*
 * Compute all groups: in parallel if there are at least two for each thread, each thread with a
 * room of its own of so many bytes, else one after the other, each with all threads.
 */
static tn_status run_all(groups_run *all, int64_t room)
{
    const weight_run *run = all->plan;
    const int64_t groups = run->conv->groups;
    const int64_t threads = tni_in_parallel() ? 1 : (int64_t)tni_num_threads();
    const bool is_shared = threads > 1 && groups >= 2 * threads;
    const int64_t work = tni_mul_saturating(run->result->sizes[0] * run->positions,
                                            run->taps * run->channels * run->outs);
    const size_t bytes = (size_t)(room * (is_shared ? threads : 1));
    all->own_bytes = is_shared ? room : 0;
    all->memory = tni_malloc_aligned(64, bytes);
    if (all->memory == NULL)
        return tni_fail_memory(bytes);
    tni_parallel_for(0, groups, is_shared ? MULTIPLY_GRAIN / work + 1 : groups, run_groups, all);
    tni_free(all->memory);
    return all->status == TN_OK ? TN_OK
                                : tni_fail(TN_ERR_MEMORY, "no memory for the gradient of a weight");
}

/* ---- windows of one position ---- */

/* Compute the gradient of a group's weight of such a window: images are read where they are. */
static tn_status multiply_in_place(const weight_run *run)
{
    const int64_t bytes = tni_dtypes[run->image->dtype].bytes;
    const int64_t *from = run->result->strides;
    const int64_t *steps = run->image->strides;
    char *to = (char *)run->weight->data + run->group * run->outs * run->channels * bytes;
    for (int64_t i = 0; i < run->result->sizes[0]; i++) {
        const tni_product p = {.dtype = (tn_dtype)run->image->dtype,
                               .m = run->outs,
                               .n = run->channels,
                               .k = run->positions,
                               .a = (const char *)run->result->data +
                                    (i * from[0] + run->group * run->outs * from[1]) * bytes,
                               .a_row = from[1],
                               .a_col = from[run->result->rank - 1],
                               .b = (const char *)run->image->data +
                                    (i * steps[0] + run->group * run->channels * steps[1]) * bytes,
                               .b_row = steps[run->image->rank - 1],
                               .b_col = steps[1],
                               .c = to,
                               .c_row = run->channels,
                               .c_col = 1,
                               .alpha = TNI_FACTOR_ONE,
                               .beta = TNI_FACTOR_ONE,
                               .added = i == 0 ? NULL : to,
                               .added_row = run->channels,
                               .added_col = 1};
        TN_TRY(tni_multiply(&p));
    }
    return TN_OK;
}

/* ---- plans ---- */

/* Set the sizes of a copy. Return false if it would be mostly zeros, or too large. */
static bool plan_sizes(weight_run *run)
{
    const tni_conv *conv = run->conv;
    int64_t positions = 1;
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        if (conv->window[d] > TNI_PANEL_MOST_RUNS)
            return false;
        run->sizes[d] =
            (conv->result[d] - 1) * conv->stride[d] + conv->dilation[d] * (conv->window[d] - 1) + 1;
        positions = tni_mul_saturating(positions, run->sizes[d]);
    }
    run->numel = tni_mul_saturating(positions, run->channels);
    return positions <= TNI_PANEL_EXTRA_POSITIONS + 4 * tni_conv_positions(conv->image) &&
           run->numel <= MOST_FLOATS;
}

/*
 * Find the runs of a window: a line of it, or an element if taps are not side by side. Return false
 * if there are too many.
 */
static bool plan_runs(weight_run *run)
{
    const tni_conv *conv = run->conv;
    const bool is_dense = conv->dilation[2] == 1 || conv->window[2] == 1;
    const int64_t along = is_dense ? 1 : conv->window[2];
    if (conv->window[0] * conv->window[1] * along > TNI_PANEL_MOST_RUNS)
        return false;
    run->depth = run->channels * (is_dense ? conv->window[2] : 1);
    for (int64_t z = 0; z < conv->window[0]; z++)
        for (int64_t y = 0; y < conv->window[1]; y++)
            for (int64_t x = 0; x < along; x++)
                run->runs[run->run_count++] =
                    ((z * conv->dilation[0] * run->sizes[1] + y * conv->dilation[1]) *
                         run->sizes[2] +
                     x * conv->dilation[2]) *
                    run->channels;
    return true;
}

/*
 * Decide whether windows are packed in the order of the weight: that costs as much for each
 * position as putting the gradient of one result channel in order.
 */
static void plan_order(weight_run *run, int64_t positions)
{
    const tni_conv *conv = run->conv;
    run->is_in_order = run->taps > 1 && run->taps <= FEW_TAPS && 2 * positions < run->outs;
    for (int64_t t = 0; t < run->taps && run->is_in_order; t++) {
        const int64_t x = t % conv->window[2] * conv->dilation[2];
        const int64_t y = t / conv->window[2] % conv->window[1] * conv->dilation[1];
        const int64_t z = t / conv->window[2] / conv->window[1] * conv->dilation[0];
        run->tap_offsets[t] = ((z * run->sizes[1] + y) * run->sizes[2] + x) * run->channels;
    }
}

tn_status tni_conv_to_weight_by_runs(const tni_conv *conv, const tn_tensor *result,
                                     const tn_tensor *image, const tn_tensor *weight, bool *done)
{
    const int64_t bytes = sizeof(float);
    weight_run run = {.conv = conv,
                      .result = result,
                      .image = image,
                      .weight = weight,
                      .channels = weight->sizes[1],
                      .outs = weight->sizes[0] / conv->groups,
                      .result_channel = result->strides[1] * bytes,
                      .result_position = result->strides[result->rank - 1] * bytes,
                      .positions = tni_conv_positions(conv->result),
                      .taps = tni_conv_positions(conv->window)};
    const int64_t images = result->sizes[0];
    const int64_t most = tni_min(images, tni_ceil_div(ENOUGH_POSITIONS, run.positions));
    const bool is_float = image->dtype == TN_DTYPE_F32;
    *done = tni_conv_is_one_position(conv) && (most == 1 || !is_float);
    if (*done) {
        for (run.group = 0; run.group < conv->groups; run.group++)
            TN_TRY(multiply_in_place(&run));
        return TN_OK;
    }
    *done = is_float && plan_sizes(&run) && plan_runs(&run);
    if (!*done)
        return TN_OK;
    plan_order(&run, most * run.positions);
    run.forms = tni_panels_for(run.outs);
    run.block = (int64_t)run.forms->lanes * TNI_PANEL_VECTORS;
    const int64_t width = run.taps * run.channels;
    const int64_t columns = tni_round_up(run.outs, run.forms->lanes);
    const int64_t copies = tni_round_up(most * run.numel, 16);
    const int64_t joined =
        run.is_in_order && most > 1 ? tni_round_up(run.outs * most * run.positions, 16) : 0;
    /* All others are for panels. */
    const int64_t block = run.is_in_order ? 0 : tni_min(columns, run.block);
    const int64_t panel = tni_round_up(most * run.positions * block, 16);
    const int64_t turned = run.is_in_order ? 0 : tni_round_up(columns * width, 16);
    const int64_t sums = run.taps > 1 && run.channels > 1 ? tni_round_up(block * width, 16) : 0;
    const int64_t lines = block == 0 ? 0 : most * conv->result[0] * conv->result[1];
    groups_run all = {.plan = &run,
                      .most = most,
                      .joined = copies,
                      .panel = copies + joined,
                      .turned = copies + joined + panel,
                      .sums = copies + joined + panel + turned,
                      .lines = copies + joined + panel + turned + sums,
                      .has_joined = joined > 0,
                      .has_sums = sums > 0};
    return run_all(&all, tni_round_up(all.lines * bytes + lines * (int64_t)sizeof *run.lines, 64));
}
