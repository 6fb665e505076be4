/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Convolutions by panels (see the header): the zero-padded copy, the panels, and how tiles are
 * shared out among threads.
 *
 * Loop order, outermost first: a part of the batch whose padded copy fits the second-level cache; a
 * set of panels that fits it too; the tiles of all positions of the part; the panels of the set. So
 * each window is read from the cache once per set, and a panel is made once per part and thread;
 * or once for all calls, if the weight keeps packed forms.
 */
#include "kernels/conv/convolution_panels.h"

#include "kernels/conv/convolution_planes.h"
#include "kernels/conv/padded_copy.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_blocks.h"
#include "tensor/packed_forms.h"

/*
 * The shortest line of a result: tiles of fewer positions have too few independent sums to hide the
 * latency of the additions.
 */
#define MIN_LINE 4

/*
 * Floats of the padded copy that is made at a time: 512 KiB, for the second-level cache. Panels are
 * made anew for each part, so a part has at least ENOUGH_POSITIONS positions of the result to pay
 * for them.
 */
#define ENOUGH_FLOATS    131072
#define ENOUGH_POSITIONS 512

/* The least work for a thread: floats copied, and multiplications. */
#define COPY_GRAIN 16384
#define GRAIN      524288

/* Bytes of a cache line. */
#define LINE 64

/* The most result channels of a panel at any ISA: two vectors of 16 floats. */
#define MOST_COLUMNS 32

/* Panels in a set and their bytes at most (but one panel at least), for the second-level cache. */
#define MOST_TOGETHER  16
#define TOGETHER_BYTES 131072

/* Floats of a strip of sums, positions by columns of a set: 64 KiB, for the second-level cache. */
#define STRIP_FLOATS 16384

/* Rows of a panel that are transposed at a time: 16 KiB, for the first-level cache. */
#define ROWS_AT_ONCE 128

/* One call, and the part of the batch that is being computed. */
typedef struct panels {
    const tni_conv *conv;     /* the convolution, or what it is for a part of an image */
    const tni_panels *forms;  /* for the columns of a panel */
    tni_padded_copy copy;     /* of the part's images, channels innermost, if has_copy */
    const char *image;        /* what windows are read from: the copy, or the images themselves */
    const float *weight;      /* [outs, window, channels of a group] if is_weight_last, */
    bool is_weight_last;      /* else [outs, channels of a group, window], */
    const tni_conv *phase_of; /* or, of a gradient, [channels, outs of a group, its window], turned;
                                 else NULL */
    int64_t taps[TNI_PANEL_MOST_RUNS]; /* those of its taps that `conv` has */
    const float *bias;                 /* by channel, or NULL */
    char *result;                      /* the first sum */
    int64_t out_image;                 /* bytes from the results of an image to the next one's, */
    int64_t out_position;              /* from one position's to the next one's, */
    int64_t out_channel;               /* and from one channel's to the next one's */
    float *kept;                       /* all panels, as the weight keeps them, or NULL: */
    char *rooms;                       /* memory for panels, a room for each thread */
    int64_t images;                    /* of the part */
    int64_t channels, outs;            /* of image and result, in a group */
    int64_t groups;                    /* whose channels are side by side in `image`: all, or one */
    int64_t first_group;               /* the first of them */
    int64_t bias_step;                 /* elements from one bias to the next */
    bool is_turned;                    /* the result is row-major */
    int64_t strip_columns, strip_positions; /* sizes of a strip, if it is, */
    int64_t strip_begin;                    /* and the floats of a room before it */
    bool has_copy;                          /* there is padding, or the image is row-major */
    int64_t sizes[TNI_CONV_SPACE];          /* of `image` */
    int64_t steps[TNI_CONV_SPACE];          /* bytes to its next position in each dimension */
    int64_t depth;                          /* elements of a run */
    int64_t run_count;                      /* runs of a window */
    int64_t runs[TNI_PANEL_MOST_RUNS];      /* bytes from a window's begin to each run */
    int64_t blocks;                         /* panels of a group */
    int64_t together;                       /* panels of a set */
    int64_t panel_floats;                   /* floats of the widest panel */
    int64_t tiles;                          /* of a line of the result */
    int64_t tile_rows;                      /* positions of a tile, */
    int64_t longer_tiles;                   /* and one more in so many first tiles */
    int64_t shares;     /* shares that a set's tiles are cut into, for threads */
    int64_t room_bytes; /* bytes of a thread's room; 0: there is one room */
    bool is_alone;      /* this thread computes a group by itself */
} panels;

/*
 * Half-empty vectors of AVX-512 take as long as full ones, so that few columns are left to AVX2,
 * with the same sums in the same order.
 */
const tni_panels *tni_panels_for(int64_t columns)
{
    static const tni_panels *const by_isa[] = {TNI_TABLES(tni_panels)};
    tni_isa isa = tni_cpu_isa();
    return by_isa[isa == TNI_ISA_AVX512 && columns <= 8 ? TNI_ISA_AVX2 : isa];
}

/* ---- panels ---- */

/* Some channels of the result, at most a panel's. */
typedef struct block {
    int64_t group;            /* of the convolution */
    int64_t column;           /* first channel, counted over all groups */
    int64_t columns;          /* how many channels */
    int vectors;              /* of the panel: 1 or 2 */
    float *panel;             /* weights [run_count * depth, vectors * lanes] */
    float bias[MOST_COLUMNS]; /* by channel */
} block;

/*
 * Copy `rows` rows of a row-major weight, from number `first` on, to where the panel of a block has
 * them: row channel * window + tap is number tap * channels + channel there.
 */
static void order_rows(const float *from, int64_t first, int64_t rows, int64_t window,
                       int64_t channels, int64_t width, const block *b)
{
    int64_t tap = first % window;
    float *to = b->panel + first / window * width;
    for (int64_t i = 0; i < rows; i++, from += width) {
        float *row = to + tap * channels * width;
        /* Sizes that are constants are copied without a call. */
        if (b->columns == 32)
            memcpy(row, from, 32 * sizeof *row);
        else if (b->columns == 16)
            memcpy(row, from, 16 * sizeof *row);
        else
            memcpy(row, from, (size_t)b->columns * sizeof *row);
        if (++tap == window) {
            tap = 0;
            to += width;
        }
    }
}

/*
 * Write the panel of a block of a gradient's product: for each channel that is summed over, the
 * weights of the block are transposed, and their taps written from the last to the first.
 */
static void fill_turned(const panels *p, const block *b)
{
    float room[TNI_PANEL_MOST_RUNS * MOST_COLUMNS];
    const int64_t width = (int64_t)b->vectors * p->forms->lanes;
    const int64_t window = tni_conv_positions(p->phase_of->window);
    const int64_t taps = tni_conv_positions(p->conv->window);
    const int64_t channels = p->channels;
    const int64_t outs = p->outs;
    const float *weight =
        p->weight + (b->group * channels * outs + b->column - b->group * outs) * window;
    TNI_ASSERT(b->columns > 0 && b->columns <= width && width <= MOST_COLUMNS);
    TNI_ASSERT(window <= TNI_PANEL_MOST_RUNS && channels * taps * width <= p->panel_floats);
    if (b->columns < width) /* as in fill_panel */
        memset(b->panel, 0, (size_t)(channels * taps * width) * sizeof *room);
    for (int64_t c = 0; c < channels; c++, weight += outs * window) {
        float *to = b->panel + ((taps - 1) * channels + c) * width;
        tni_tiles_here()->transpose((const char *)weight, b->columns,
                                    window * (int64_t)sizeof *room, window, width, (char *)room);
        for (int64_t t = 0; t < taps; t++, to -= channels * width)
            memcpy(to, room + p->taps[t] * width, (size_t)b->columns * sizeof *room);
    }
}

/*
 * Write the panel of a block: its weights, transposed, so that the channels of one weight position
 * are a row. A channels-last weight has the order of the runs already.
 *
 * Some rows are transposed at a time, so that they stay in the first-level cache until all channels
 * have been written.
 */
static void fill_panel(const panels *p, const block *b)
{
    float room[ROWS_AT_ONCE * MOST_COLUMNS];
    const int64_t depth = p->run_count * p->depth;
    const int64_t width = (int64_t)b->vectors * p->forms->lanes;
    const int64_t window = tni_conv_positions(p->conv->window);
    const float *weight = p->weight + b->column * depth;
    TNI_ASSERT(b->columns > 0 && b->columns <= width && width <= MOST_COLUMNS);
    TNI_ASSERT(depth * width <= p->panel_floats);
    /* Columns past the last channel are multiplied, too, so they must be defined. */
    if (b->columns < width)
        memset(b->panel, 0, (size_t)(depth * width) * sizeof *room);
    for (int64_t k = 0; k < depth; k += ROWS_AT_ONCE) {
        int64_t rows = tni_min(depth - k, ROWS_AT_ONCE);
        float *to = p->is_weight_last ? b->panel + k * width : room;
        tni_tiles_here()->transpose((const char *)(weight + k), b->columns,
                                    depth * (int64_t)sizeof *room, rows, width, (char *)to);
        if (!p->is_weight_last)
            order_rows(room, k, rows, window, depth / window, width, b);
    }
}

/* Describe block number `at` of these groups, one after the other; its panel is at `panel`. */
static void describe_block(const panels *p, int64_t at, float *panel, block *b)
{
    const int64_t lanes = p->forms->lanes;
    const int64_t first = at % p->blocks * lanes * TNI_PANEL_VECTORS;
    *b = (block){.group = p->first_group + at / p->blocks, .panel = panel};
    b->column = b->group * p->outs + first;
    b->columns = tni_min(p->outs - first, lanes * TNI_PANEL_VECTORS);
    b->vectors = (int)tni_ceil_div(b->columns, lanes);
    for (int64_t i = 0; p->bias != NULL && i < b->columns; i++)
        b->bias[i] = p->bias[(b->column + i) * p->bias_step];
}

/* Describe a block with its panel: the one that is kept, or one that is made in `room`. */
static void make_block(const panels *p, int64_t at, float *room, block *b)
{
    const int64_t kept = p->first_group * p->blocks + at;
    describe_block(p, at, p->kept != NULL ? p->kept + kept * p->panel_floats : room, b);
    if (p->kept == NULL)
        (p->phase_of != NULL ? fill_turned : fill_panel)(p, b);
}

/* Make panels [begin, end), to be kept. */
static void fill_kept(int64_t begin, int64_t end, void *context)
{
    const panels *p = context;
    block b;
    for (int64_t at = begin; at < end; at++) {
        describe_block(p, at, p->kept + at * p->panel_floats, &b);
        fill_panel(p, &b);
    }
}

/* Use the panels that the weight keeps, made now if need be; p->kept stays NULL if it keeps none.
 */
static void keep_panels(panels *p, const tn_tensor *weight)
{
    static const char maker;
    bool is_made;
    if (p->phase_of != NULL || !tni_keeps_forms(weight))
        return;
    const int64_t count = p->blocks * p->conv->groups;
    const tni_form_key key = {&maker,
                              weight->data,
                              {p->outs * p->conv->groups, p->panel_floats,
                               tni_conv_positions(p->conv->window), p->is_weight_last,
                               p->forms->lanes, p->conv->groups}};
    const size_t bytes = (size_t)(count * p->panel_floats) * sizeof(float);
    tni_form *form = tni_form_find(weight, &key, bytes, &is_made);
    if (form == NULL)
        return;
    p->kept = form->data;
    if (is_made)
        return;
    tni_parallel_for(0, count, COPY_GRAIN / p->panel_floats + 1, fill_kept, p);
    tni_form_made(form);
}

/* ---- tiles ---- */

/* What is fetched while a set is computed, to be read later. */
typedef struct ahead {
    const char *from, *end; /* its next line, and where it ends */
} ahead;

/* Let a tile of so many rows of a panel fetch a line with each. */
static void fetch_ahead(ahead *later, int64_t rows, tni_panel_call *call)
{
    const bool is_done = later->from >= later->end;
    call->next = is_done ? (const char *)call->panel : later->from;
    call->next_step = is_done ? 0 : LINE;
    later->from += is_done ? 0 : rows * LINE;
}

/*
 * Compute `rows` positions of a line by all panels of the set. `image` is where the first
 * position's window begins, `out` where its first channel is: in a result that is channels-last, or
 * in the strip, where each panel has its own columns.
 */
static void run_tile(const panels *p, const block *blocks, int64_t count, tni_panel_call *call,
                     const char *image, char *out, int64_t rows, ahead *later)
{
    const int lanes = p->forms->lanes;
    const int64_t bytes = sizeof(float);
    for (int64_t i = 0; i < count; i++) {
        const block *b = &blocks[i];
        tni_panel_work work = p->forms->work[b->vectors][rows];
        call->image = image + (b->group - p->first_group) * p->channels * bytes;
        call->out = out + (p->is_turned ? i * lanes * TNI_PANEL_VECTORS : b->column) * bytes;
        call->panel = b->panel + call->first_row * b->vectors * lanes;
        call->bias = p->bias != NULL ? b->bias : NULL;
        /* What follows the channels in a strip is not read, so the last vector is whole there. */
        call->last = p->is_turned ? lanes : b->columns - (int64_t)(b->vectors - 1) * lanes;
        fetch_ahead(later, call->run_count * call->depth, call);
        work(call);
    }
}

/*
 * Apply the activation to `rows` positions that all panels of the set have computed. The channels
 * of a set are side by side, those of neighbouring groups too.
 */
static void activate_tile(const panels *p, const block *blocks, int64_t count, char *out,
                          int64_t rows)
{
    const int64_t bytes = sizeof(float);
    const block *last = &blocks[count - 1];
    tni_activate(p->conv->activation, out + blocks[0].column * bytes, rows,
                 last->column + last->columns - blocks[0].column, p->out_position);
}

/* ---- row-major results ---- */

/*
 * The sums of neighbouring positions of a row-major result, on their way there. They may be of
 * several lines, which follow each other in a channel of the result.
 */
typedef struct strip {
    float *sums;   /* [positions, columns of the set] */
    int64_t count; /* positions */
    char *out;     /* where the sum of the first one goes, in channel 0 */
} strip;

/* Write a strip to the result, as a run of positions for each channel, and empty it. */
static void store_strip(const panels *p, const block *blocks, int64_t count, strip *s)
{
    const int64_t bytes = sizeof *s->sums;
    for (int64_t i = 0; i < count; i++)
        tni_store_turned(
            &(tni_turned_copy){.from = s->sums + i * p->forms->lanes * TNI_PANEL_VECTORS,
                               .from_row = p->strip_columns,
                               .rows = s->count,
                               .columns = blocks[i].columns,
                               .to = (float *)(void *)(s->out + blocks[i].column * p->out_channel),
                               .to_column = p->out_channel / bytes});
    s->count = 0;
}

/*
 * Return where the sums of `rows` positions go until the strip is stored; `out` is where they
 * belong. The strip is stored first if it is full or these positions do not follow its own.
 */
static char *strip_at(const panels *p, const block *blocks, int64_t count, strip *s, char *out,
                      int64_t rows)
{
    const bool follow = out == s->out + s->count * (int64_t)sizeof *s->sums;
    if (s->count > 0 && (!follow || s->count + rows > p->strip_positions))
        store_strip(p, blocks, count, s);
    if (s->count == 0)
        s->out = out;
    float *to = s->sums + s->count * p->strip_columns;
    s->count += rows;
    TNI_ASSERT(s->count <= p->strip_positions);
    return (char *)to;
}

/* ---- shares ---- */

/*
 * Return the first position of tile number `at` of a line. Positions are shared out evenly: a short
 * last tile would have fewer sums to hide latency with.
 */
static int64_t tile_begin(const panels *p, int64_t at)
{
    return at * p->tile_rows + tni_min(at, p->longer_tiles);
}

/*
 * Write the range of a window's taps in dimension d that see the image, if the window begins at
 * `at` of the copy: the others see padding.
 */
static void find_range(const tni_conv *conv, int d, int64_t at, int64_t range[2])
{
    const int64_t dilation = conv->dilation[d];
    const int64_t before = conv->padding[d] - at;
    const int64_t until = before + conv->image[d];
    range[0] = before <= 0 ? 0 : tni_min(tni_ceil_div(before, dilation), conv->window[d]);
    range[1] = until <= 0 ? 0 : tni_min(tni_ceil_div(until, dilation), conv->window[d]);
}

/*
 * Leave out the runs of the windows of a line that see only padding, at the top and the bottom.
 * Runs of lines follow each other only within one slice of the window.
 */
static void skip_padding(const panels *p, int64_t z, int64_t y, tni_panel_call *call)
{
    const tni_conv *conv = p->conv;
    const int64_t lines = conv->window[1];
    const int64_t along = p->run_count / (conv->window[0] * lines);
    int64_t slices[2];
    int64_t range[2];
    find_range(conv, 0, z, slices);
    find_range(conv, 1, y, range);
    if (slices[1] - slices[0] != 1) {
        range[0] = 0;
        range[1] = lines;
    }
    const int64_t first = (slices[0] * lines + range[0]) * along;
    const int64_t last = ((slices[1] - 1) * lines + range[1]) * along;
    call->runs = p->runs + first;
    call->run_count = last > first ? last - first : 0;
    call->first_row = first * p->depth;
}

/*
 * Compute tiles [begin, end), counted over all lines of the part, by the panels of a set. `room` is
 * for the strip of a row-major result.
 */
static void run_tiles(const panels *p, const block *blocks, int64_t count, float *room,
                      int64_t begin, int64_t end, ahead later)
{
    const tni_conv *conv = p->conv;
    tni_panel_call call = {.bounds = conv->bounds,
                           .position = conv->stride[2] * p->steps[2],
                           .runs = p->runs,
                           .run_count = p->run_count,
                           .depth = p->depth,
                           .step = sizeof(float),
                           .out_position = p->is_turned ? p->strip_columns * (int64_t)sizeof(float)
                                                        : p->out_position};
    strip sums = {.sums = room};
    const int64_t lines = conv->result[0] * conv->result[1];
    while (begin < end) {
        const int64_t line = begin / p->tiles;
        const int64_t y = line % conv->result[1] * conv->stride[1];
        const int64_t z = line / conv->result[1] % conv->result[0] * conv->stride[0];
        const int64_t number = line / conv->result[1] / conv->result[0];
        const char *image = p->image + (number * p->sizes[0] + z) * p->steps[0] + y * p->steps[1];
        if (p->has_copy)
            skip_padding(p, z, y, &call);
        char *out =
            p->result + number * p->out_image + line % lines * conv->result[2] * p->out_position;
        /* Tiles of this line that are in the range. */
        const int64_t last = tni_min(p->tiles, end - line * p->tiles);
        for (int64_t i = begin - line * p->tiles; i < last; i++) {
            const int64_t first = tile_begin(p, i);
            const int64_t rows = tile_begin(p, i + 1) - first;
            char *to = out + first * p->out_position;
            if (p->is_turned)
                to = strip_at(p, blocks, count, &sums, to, rows);
            run_tile(p, blocks, count, &call, image + first * call.position, to, rows, &later);
            if (conv->activation != NULL && !p->is_turned)
                activate_tile(p, blocks, count, to, rows);
        }
        begin = line * p->tiles + last;
    }
    if (sums.count > 0)
        store_strip(p, blocks, count, &sums);
}

/*
 * Return what is fetched behind the set that ends with a block: the next set, if it is kept and
 * follows.
 */
static ahead after_set(const panels *p, const block *last, bool follows)
{
    if (p->kept == NULL || !follows)
        return (ahead){NULL, NULL};
    const char *from = (const char *)(last->panel + p->panel_floats);
    return (ahead){from, from + p->together * p->panel_floats * (int64_t)sizeof *last->panel};
}

/*
 * Compute pieces of work [begin, end): piece `at` is share at % shares of the tiles by set at /
 * shares of the panels. Consecutive pieces of a thread use the panels it has made for the set.
 */
static void run_shares(int64_t begin, int64_t end, void *context)
{
    const panels *p = context;
    block blocks[MOST_TOGETHER];
    float *room = (float *)(void *)(p->rooms + tni_thread_index() * p->room_bytes);
    const int64_t tiles = p->images * p->conv->result[0] * p->conv->result[1] * p->tiles;
    int64_t filled = -1;
    int64_t count = 0;
    for (int64_t at = begin; at < end; at++) {
        const int64_t first = at / p->shares * p->together;
        const int64_t share = at % p->shares;
        if (filled != first) {
            count = tni_min(p->blocks * p->groups - first, p->together);
            for (int64_t i = 0; i < count; i++)
                make_block(p, first + i, p->kept == NULL ? room + i * p->panel_floats : NULL,
                           &blocks[i]);
            filled = first;
        }
        const bool is_last = at + 1 < end && share + 1 == p->shares;
        run_tiles(p, blocks, count, room + p->strip_begin, tiles * share / p->shares,
                  tiles * (share + 1) / p->shares, after_set(p, &blocks[count - 1], is_last));
    }
}

/* ---- plans ---- */

/*
 * Find the runs of a window. If channels of one group and taps are side by side, a line of the
 * window is one run; else each position of the window is one, of a group's channels.
 */
static void plan_runs(panels *p)
{
    const tni_conv *conv = p->conv;
    bool is_dense = p->groups == 1 && (conv->dilation[2] == 1 || conv->window[2] == 1);
    int64_t along = is_dense ? 1 : conv->window[2];
    p->depth = p->channels * (is_dense ? conv->window[2] : 1);
    p->run_count = 0;
    for (int64_t z = 0; z < conv->window[0]; z++)
        for (int64_t y = 0; y < conv->window[1]; y++)
            for (int64_t x = 0; x < along; x++)
                p->runs[p->run_count++] = z * conv->dilation[0] * p->steps[0] +
                                          y * conv->dilation[1] * p->steps[1] +
                                          x * conv->dilation[2] * p->steps[2];
}

/* Return the size, along dimension d, of what so many consecutive windows see. */
static int64_t seen_by(const tni_conv *conv, int d, int64_t windows)
{
    return (windows - 1) * conv->stride[d] + conv->dilation[d] * (conv->window[d] - 1) + 1;
}

/*
 * Set the sizes and strides of what windows are read from: the images in place, or the padded copy,
 * cut to what windows reach. Return false if the copy would be mostly zeros.
 */
static bool plan_sizes(panels *p)
{
    const tni_conv *conv = p->conv;
    int64_t positions = 1;
    for (int d = 0; d < TNI_CONV_SPACE; d++) {
        /* The last windows of a phase may reach past the end without padding in front. */
        p->has_copy |= conv->padding[d] != 0 || seen_by(conv, d, conv->result[d]) > conv->image[d];
        p->sizes[d] = conv->image[d];
    }
    /* A copy is made for each group by itself, so that its runs are longer. */
    p->groups = p->has_copy ? 1 : conv->groups;
    for (int d = 0; d < TNI_CONV_SPACE && p->has_copy; d++) {
        p->sizes[d] =
            (conv->result[d] - 1) * conv->stride[d] + conv->dilation[d] * (conv->window[d] - 1) + 1;
        positions = tni_mul_saturating(positions, p->sizes[d]);
    }
    if (positions > TNI_PANEL_EXTRA_POSITIONS + 4 * tni_conv_positions(conv->image))
        return false;
    p->steps[2] = p->groups * p->channels * (int64_t)sizeof(float);
    p->steps[1] = p->sizes[2] * p->steps[2];
    p->steps[0] = p->sizes[1] * p->steps[1];
    return true;
}

/*
 * Return whether panels are the fastest way for so many result channels of a group: floats, lines
 * long enough for a tile, channels for at least half a vector, and a window of at most
 * TNI_PANEL_MOST_RUNS positions. Each size of the window is compared first, as the product could
 * wrap.
 */
static bool is_better(const tni_conv *conv, const tn_tensor *image, int64_t outs)
{
    bool has_few_runs = true;
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        has_few_runs &= conv->window[d] <= TNI_PANEL_MOST_RUNS;
    return image->dtype == TN_DTYPE_F32 && conv->result[2] >= MIN_LINE &&
           2 * outs >= tni_panels_for(MOST_COLUMNS)->lanes && has_few_runs &&
           tni_conv_positions(conv->window) <= TNI_PANEL_MOST_RUNS;
}

/* Return whether a tensor is channels-last or row-major. */
static bool is_dense(const tn_tensor *self, const int64_t sizes[TNI_CONV_SPACE])
{
    return tni_conv_is_channels_last(self) || tni_conv_is_row_major(self, sizes);
}

/*
 * Return whether panels are faster than planes (convolution_planes.h) for tensors of which one is
 * row-major: so if few columns of panels are empty, or planes are not used.
 */
static bool are_better_than_planes(const tni_conv *conv, const tn_tensor *image, int64_t outs)
{
    const int64_t columns = tni_round_up(outs, tni_panels_for(outs)->lanes);
    return is_dense(image, conv->image) && (4 * columns <= 5 * outs || tni_conv_drops_many(conv));
}

/* The unit of work: `lines` lines of one image, or whole images with all their lines. */
typedef struct part {
    int64_t images, lines; /* how many of each */
} part;

/*
 * Choose the part whose padded copy fits the cache, or at least holds enough positions to pay for
 * making the panels. Without a copy there is one part: everything.
 */
static part plan_part(const panels *p, int64_t images)
{
    const tni_conv *conv = p->conv;
    const int64_t line = p->sizes[2] * p->groups * p->channels;
    const int64_t enough = tni_ceil_div(ENOUGH_POSITIONS, conv->result[2]);
    const int64_t fit = ENOUGH_FLOATS / line / conv->stride[1];
    const int64_t lines = fit > enough ? fit : enough;
    if (!p->has_copy)
        return (part){images, conv->result[1]};
    /* Images are cut at lines only if they are 2-D; the cuts are even. */
    if (conv->result[1] > lines && conv->result[0] == 1 && conv->window[0] == 1)
        return (part){1, tni_ceil_div(conv->result[1], tni_ceil_div(conv->result[1], lines))};
    return (part){tni_min(lines / (conv->result[0] * conv->result[1]) + 1, images),
                  conv->result[1]};
}

/* Compute the part that begins at image `first` and line `line` of the result. */
static void run_part(panels *p, const tn_tensor *image, const tn_tensor *result, int64_t first,
                     int64_t line)
{
    const tni_conv *conv = p->conv;
    p->result =
        (char *)result->data + first * p->out_image + line * conv->result[2] * p->out_position;
    p->image = (const char *)(p->has_copy ? p->copy.to
                                          : (const float *)image->data + first * image->strides[0]);
    if (p->has_copy) {
        p->copy.first = first;
        p->copy.count = p->images;
        memcpy(p->copy.sizes, p->sizes, sizeof p->sizes);
        tni_padded_copy_make(&p->copy);
    }
    /*
     * Sets are independent, and so are shares of the tiles of one set: with fewer sets than
     * threads, tiles are cut into shares, at the price that each thread makes the panels for
     * itself.
     */
    int64_t sets = tni_ceil_div(p->blocks * p->groups, p->together);
    int64_t tiles = p->images * conv->result[0] * conv->result[1] * p->tiles;
    int64_t work = tni_mul_saturating(tiles * p->tile_rows,
                                      p->together * p->run_count * p->depth * MOST_COLUMNS);
    const bool is_alone =
        p->is_alone || tni_in_parallel() || tni_mul_saturating(work, sets) <= GRAIN;
    p->shares = tni_min(tni_ceil_div(is_alone ? 1 : tni_num_threads(), sets), tiles);
    tni_parallel_for(0, sets * p->shares,
                     is_alone ? sets * p->shares : GRAIN * p->shares / work + 1, run_shares, p);
}

/* A plan that is complete, and what it computes. */
typedef struct whole_run {
    const panels *plan;
    const tn_tensor *image, *result;
    int64_t images;     /* how many, or 1 if they are joined */
    part most;          /* the largest part */
    int64_t copy_bytes; /* of the padded copy, */
    int64_t own_bytes;  /* and with the rooms; a thread's own if groups are shared out, or 0 */
} whole_run;

/*
 * Compute all parts of passes [begin, end), each of some groups. The part of an image below its top
 * is a convolution of the same image with less padding in front, negative if it begins within the
 * image.
 */
static void run_passes(int64_t begin, int64_t end, void *context)
{
    const whole_run *run = context;
    const tni_conv *whole = run->plan->conv;
    panels p = *run->plan;
    tni_conv own = *whole;
    char *memory = (char *)p.copy.to + tni_thread_index() * run->own_bytes;
    p.conv = p.copy.conv = &own;
    p.copy.to = (float *)(void *)memory;
    p.rooms = memory + run->copy_bytes;
    for (int64_t pass = begin; pass < end; pass++) {
        p.first_group = pass * p.groups;
        p.copy.channel = p.first_group * p.channels;
        for (int64_t first = 0; first < run->images; first += run->most.images)
            for (int64_t line = 0; line < whole->result[1]; line += run->most.lines) {
                p.images = tni_min(run->images - first, run->most.images);
                own.result[1] = tni_min(whole->result[1] - line, run->most.lines);
                own.padding[1] = whole->padding[1] - line * whole->stride[1];
                if (p.has_copy)
                    p.sizes[1] = seen_by(whole, 1, own.result[1]);
                p.steps[0] = p.sizes[1] * p.steps[1];
                run_part(&p, run->image, run->result, first, line);
            }
    }
}

/*
 * Compute all groups: in parallel if there are at least two passes for each thread, each with a
 * copy and a room of its own, else one after the other, each with all threads.
 */
static tn_status run_plan(panels *p, whole_run *run, int64_t copied)
{
    const int64_t threads = tni_in_parallel() ? 1 : (int64_t)tni_num_threads();
    const int64_t passes = p->conv->groups / p->groups;
    const int64_t work = tni_mul_saturating(
        tni_mul_saturating(run->images * tni_conv_positions(p->conv->result), p->panel_floats),
        p->blocks * passes);
    const bool is_shared = threads > 1 && passes >= 2 * threads && work > GRAIN;
    /* One allocation: the padded copy, rounded up to cache lines, then the rooms. */
    run->copy_bytes = tni_round_up(copied * p->steps[1], 64);
    run->own_bytes = is_shared ? run->copy_bytes + tni_round_up(p->room_bytes, 64) : 0;
    const size_t bytes = (size_t)(is_shared ? threads * run->own_bytes
                                            : run->copy_bytes + threads * p->room_bytes + 64);
    p->copy.to = tni_malloc_aligned(64, bytes);
    if (p->copy.to == NULL)
        return tni_fail_memory(bytes);
    /* Within a parallel region tni_thread_index is not 0, but there is one room. */
    if (threads == 1 || is_shared)
        p->room_bytes = 0;
    p->is_alone = is_shared;
    tni_parallel_for(0, passes, is_shared ? 1 : passes, run_passes, run);
    tni_free(p->copy.to);
    return TN_OK;
}

/*
 * Return the convolution with the positions of all images as one line, if the window is 1x1 with
 * stride 1 and no padding: nothing depends on lines then, and long lines make full tiles.
 */
static tni_conv joined(const tni_conv *conv, int64_t *images)
{
    tni_conv one = *conv;
    if (tni_conv_is_one_position(conv)) {
        one.image[2] = one.result[2] = *images * tni_conv_positions(conv->image);
        one.image[0] = one.image[1] = one.result[0] = one.result[1] = *images = 1;
    }
    return one;
}

/*
 * Complete a plan, whose tensors and channels are set, and compute it. *done is false if the copy
 * would be mostly zeros.
 */
static tn_status run_panels(panels *p, const tn_tensor *image, const tn_tensor *weight,
                            const tn_tensor *bias, const tn_tensor *result, int64_t images,
                            bool *done)
{
    const tni_conv *conv = p->conv;
    p->forms = tni_panels_for(p->outs);
    p->weight = weight->data;
    p->out_image = result->strides[0] * (int64_t)sizeof(float);
    p->out_channel = result->strides[1] * (int64_t)sizeof(float);
    p->out_position = result->strides[result->rank - 1] * (int64_t)sizeof(float);
    p->is_turned = !tni_conv_is_channels_last(result);
    p->has_copy = !tni_conv_is_channels_last(image);
    *done = plan_sizes(p);
    if (!*done)
        return TN_OK;
    const int64_t channels = p->groups * p->channels;
    p->copy = (tni_padded_copy){
        .conv = conv, .images = image, .channels = channels, .position = channels};
    plan_runs(p);
    if (conv->bounds != NULL)
        conv->bounds->are_kept = true;
    if (conv->activation != NULL && !p->is_turned)
        conv->activation->is_applied = true;
    if (bias != NULL) {
        p->bias = bias->data;
        p->bias_step = bias->strides[0];
    }
    int64_t columns = (int64_t)p->forms->lanes * TNI_PANEL_VECTORS;
    /* Everything below depends on the whole call; run_passes sets what changes within it. */
    whole_run run = {.plan = p,
                     .image = image,
                     .result = result,
                     .images = images,
                     .most = plan_part(p, images)};
    p->blocks = tni_ceil_div(p->outs, columns);
    p->panel_floats = p->run_count * p->depth * columns;
    p->together = tni_min(p->blocks * p->groups, MOST_TOGETHER);
    p->together = tni_min(p->together, TOGETHER_BYTES / 4 / p->panel_floats + 1);
    /* The widest panel limits the rows, of which narrower ones may have more. */
    const int64_t rows = p->forms->rows[p->outs > p->forms->lanes ? 2 : 1];
    p->tiles = tni_ceil_div(conv->result[2], rows);
    p->tile_rows = conv->result[2] / p->tiles;
    p->longer_tiles = conv->result[2] % p->tiles;
    keep_panels(p, weight);
    p->strip_begin = p->kept != NULL ? 0 : p->together * p->panel_floats;
    p->room_bytes = p->strip_begin * (int64_t)sizeof(float);
    if (p->is_turned) {
        p->strip_columns = p->together * columns;
        p->strip_positions = STRIP_FLOATS / p->strip_columns;
        p->room_bytes += p->strip_columns * p->strip_positions * (int64_t)sizeof(float);
    }
    return run_plan(p, &run,
                    p->has_copy ? run.most.images * p->sizes[0] * seen_by(conv, 1, run.most.lines)
                                : 0);
}

tn_status tni_conv_by_panels(const tni_conv *given, const tn_tensor *image, const tn_tensor *weight,
                             const tn_tensor *bias, const tn_tensor *result, bool *done)
{
    int64_t images = image->sizes[0];
    const bool are_last = tni_conv_is_channels_last(image) && tni_conv_is_channels_last(result);
    const tni_conv conv = are_last ? joined(given, &images) : *given;
    const int64_t outs = weight->sizes[0] / conv.groups;
    *done = is_better(&conv, image, outs) &&
            (are_last || (are_better_than_planes(&conv, image, outs) &&
                          is_dense(result, conv.result) && !tni_conv_is_one_position(&conv)));
    if (!*done)
        return TN_OK;
    panels p = {.conv = &conv,
                .is_weight_last = weight->strides[1] == 1,
                .channels = weight->sizes[1],
                .outs = outs};
    return run_panels(&p, image, weight, bias, result, images, done);
}

/* Find which taps of the whole window a phase has, in its order: every stride-th from `first`. */
static void find_taps(panels *p, const int64_t first[TNI_CONV_SPACE])
{
    const int64_t *stride = p->phase_of->stride;
    const int64_t *window = p->phase_of->window;
    int64_t count = 0;
    for (int64_t z = first[0]; z < window[0]; z += stride[0])
        for (int64_t y = first[1]; y < window[1]; y += stride[1])
            for (int64_t x = first[2]; x < window[2]; x += stride[2])
                p->taps[count++] = (z * window[1] + y) * window[2] + x;
    TNI_ASSERT(count == tni_conv_positions(p->conv->window));
}

bool tni_conv_pays_by_panels(const tni_conv *conv, const tni_conv *whole, const tn_tensor *result,
                             int64_t channels)
{
    bool has_few_taps = true;
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        has_few_taps &= whole->window[d] <= TNI_PANEL_MOST_RUNS;
    /* The padded copy cannot begin within a line. */
    return has_few_taps && tni_conv_positions(whole->window) <= TNI_PANEL_MOST_RUNS &&
           tni_conv_positions(whole->window) > 1 && conv->padding[2] >= 0 &&
           is_better(conv, result, channels) && are_better_than_planes(conv, result, channels);
}

tn_status tni_conv_to_image_by_panels(const tni_conv *conv, const tni_conv *whole,
                                      const int64_t first[TNI_CONV_SPACE], const tn_tensor *result,
                                      const tn_tensor *weight, const tn_tensor *bias,
                                      const tn_tensor *image, bool *done)
{
    const int64_t channels = weight->sizes[1];
    *done = tni_conv_pays_by_panels(conv, whole, result, channels) && is_dense(image, conv->result);
    if (!*done)
        return TN_OK;
    panels p = {.conv = conv,
                .phase_of = whole,
                .channels = weight->sizes[0] / conv->groups,
                .outs = channels};
    find_taps(&p, first);
    return run_panels(&p, result, weight, bias, image, result->sizes[0], done);
}
