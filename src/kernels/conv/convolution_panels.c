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

#include "kernels/conv/padded_copy.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_blocks.h"
#include "tensor/packed_forms.h"

/* The most runs of a window, and the most elements of a window in each dimension. */
#define MOST_RUNS 64

/*
 * The shortest line of a result: tiles of fewer positions have too few independent sums to hide the
 * latency of the additions.
 */
#define MIN_LINE 6

/*
 * Floats of the padded copy that is made at a time: 512 KiB, for the second-level cache. Panels are
 * made anew for each part, so a part has at least ENOUGH_POSITIONS positions of the result to pay
 * for them.
 */
#define ENOUGH_FLOATS    131072
#define ENOUGH_POSITIONS 512

/*
 * A padded copy may have this many positions beside four times those of the image; beyond, padding
 * or stride would make it mostly zeros and unused positions.
 */
#define EXTRA_POSITIONS 1024

/* The least work for a thread: floats copied, and multiplications. */
#define COPY_GRAIN 16384
#define GRAIN      524288

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
    const tni_conv *conv;    /* the convolution, or what it is for a part of an image */
    const tni_panels *forms; /* of this process's ISA */
    tni_padded_copy copy;    /* of the part's images, channels innermost, if has_copy */
    const char *image;       /* what windows are read from: the copy, or the images themselves */
    const float *weight;     /* [outs, window, channels of a group] if is_weight_last, */
    bool is_weight_last;     /* else [outs, channels of a group, window], */
    bool is_gradient;        /* or [channels, outs of a group, window], windows turned */
    const float *bias;       /* by channel, or NULL */
    char *result;            /* the first sum */
    int64_t out_image;       /* bytes from the results of an image to the next one's, */
    int64_t out_position;    /* from one position's to the next one's, */
    int64_t out_channel;     /* and from one channel's to the next one's */
    float *kept;             /* all panels, as the weight keeps them, or NULL: */
    char *rooms;             /* memory for panels, a room for each thread */
    int64_t images;          /* of the part */
    int64_t channels, outs;  /* of image and result, all groups together */
    int64_t group_bytes;     /* bytes of a group's channels at one position */
    int64_t bias_step;       /* elements from one bias to the next */
    bool is_turned;          /* the result is row-major */
    int64_t strip_columns, strip_positions; /* sizes of a strip, if it is, */
    int64_t strip_begin;                    /* and the floats of a room before it */
    bool has_copy;                          /* there is padding, or the image is row-major */
    int64_t sizes[TNI_CONV_SPACE];          /* of `image` */
    int64_t steps[TNI_CONV_SPACE];          /* bytes to its next position in each dimension */
    int64_t depth;                          /* elements of a run */
    int64_t run_count;                      /* runs of a window */
    int64_t runs[MOST_RUNS];                /* bytes from a window's begin to each run */
    int64_t blocks;                         /* panels of a group */
    int64_t together;                       /* panels of a set */
    int64_t panel_floats;                   /* floats of the widest panel */
    int64_t tiles;                          /* of a line of the result */
    int64_t tile_rows;                      /* positions of a tile, */
    int64_t longer_tiles;                   /* and one more in so many first tiles */
    int64_t shares;     /* shares that a set's tiles are cut into, for threads */
    int64_t room_bytes; /* bytes of a thread's room; 0: there is one room */
} panels;

/* Return the tiles of this process's ISA. */
static const tni_panels *tiles_here(void)
{
    static const tni_panels *const by_isa[] = {
        &tni_panels_base,
#ifdef __x86_64__
        &tni_panels_avx2,
        &tni_panels_avx512,
#endif
    };
    return by_isa[tni_cpu_isa()];
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
    float room[MOST_RUNS * MOST_COLUMNS];
    const int64_t width = (int64_t)b->vectors * p->forms->lanes;
    const int64_t window = tni_conv_positions(p->conv->window);
    const int64_t channels = p->channels / p->conv->groups;
    const int64_t outs = p->outs / p->conv->groups;
    const float *weight =
        p->weight + (b->group * channels * outs + b->column - b->group * outs) * window;
    TNI_ASSERT(b->columns > 0 && b->columns <= width && width <= MOST_COLUMNS);
    TNI_ASSERT(window <= MOST_RUNS && channels * window * width <= p->panel_floats);
    if (b->columns < width) /* as in fill_panel */
        memset(b->panel, 0, (size_t)(channels * window * width) * sizeof *room);
    for (int64_t c = 0; c < channels; c++, weight += outs * window) {
        float *to = b->panel + ((window - 1) * channels + c) * width;
        tni_tiles_here()->transpose((const char *)weight, b->columns,
                                    window * (int64_t)sizeof *room, window, width, (char *)room);
        for (int64_t t = 0; t < window; t++, to -= channels * width)
            memcpy(to, room + t * width, (size_t)b->columns * sizeof *room);
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
    /* Columns past the last channel are multiplied, too (run_buffered), so they must be defined. */
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

/* Describe block number `at` (group by group), whose panel is in the memory `panel`. */
static void describe_block(const panels *p, int64_t at, float *panel, block *b)
{
    const int64_t lanes = p->forms->lanes;
    const int64_t outs = p->outs / p->conv->groups;
    const int64_t first = at % p->blocks * lanes * TNI_PANEL_VECTORS;
    *b = (block){.group = at / p->blocks, .panel = panel};
    b->column = b->group * outs + first;
    b->columns = tni_min(outs - first, lanes * TNI_PANEL_VECTORS);
    b->vectors = (int)tni_ceil_div(b->columns, lanes);
    for (int64_t i = 0; p->bias != NULL && i < b->columns; i++)
        b->bias[i] = p->bias[(b->column + i) * p->bias_step];
}

/* Describe a block with its panel: the one that is kept, or one that is made in `room`. */
static void make_block(const panels *p, int64_t at, float *room, block *b)
{
    describe_block(p, at, p->kept != NULL ? p->kept + at * p->panel_floats : room, b);
    if (p->kept == NULL)
        (p->is_gradient ? fill_turned : fill_panel)(p, b);
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
    if (p->is_gradient || !tni_keeps_forms(weight))
        return;
    const int64_t count = p->blocks * p->conv->groups;
    const tni_form_key key = {&maker,
                              weight->data,
                              {p->outs, p->panel_floats, tni_conv_positions(p->conv->window),
                               p->is_weight_last, p->forms->lanes, p->conv->groups}};
    tni_form *form =
        tni_form_find(weight, &key, (size_t)(count * p->panel_floats) * sizeof(float), &is_made);
    if (form == NULL)
        return;
    p->kept = form->data;
    if (is_made)
        return;
    tni_parallel_for(0, count, COPY_GRAIN / p->panel_floats + 1, fill_kept, p);
    tni_form_made(form);
}

/* ---- tiles ---- */

/*
 * Compute a tile whose vectors are wider than the channels left: into a buffer, from which only
 * these channels are copied, as the next ones belong to another block or position.
 */
static void run_narrow(const tni_panel_call *call, tni_panel_work work, int64_t rows,
                       const block *b, int lanes)
{
    float sums[TNI_PANEL_MOST_ROWS * MOST_COLUMNS];
    tni_panel_call own = *call;
    own.out = (char *)sums;
    own.out_position = (int64_t)sizeof(float) * b->vectors * lanes;
    work(&own);
    for (int64_t row = 0; row < rows; row++)
        memcpy(call->out + row * call->out_position, own.out + row * own.out_position,
               (size_t)b->columns * sizeof(float));
}

/*
 * Compute `rows` positions of a line by all panels of the set. `image` is where the first
 * position's window begins, `out` where its first channel is: in a result that is channels-last, or
 * in the strip, where each panel has its own columns.
 */
static void run_tile(const panels *p, const block *blocks, int64_t count, tni_panel_call *call,
                     const char *image, char *out, int64_t rows)
{
    const int lanes = p->forms->lanes;
    const int64_t bytes = sizeof(float);
    for (int64_t i = 0; i < count; i++) {
        const block *b = &blocks[i];
        tni_panel_work work = p->forms->work[b->vectors][rows];
        call->image = image + b->group * p->group_bytes;
        call->out = out + (p->is_turned ? i * lanes * TNI_PANEL_VECTORS : b->column) * bytes;
        call->panel = b->panel;
        call->bias = p->bias != NULL ? b->bias : NULL;
        if (p->is_turned || b->columns == (int64_t)b->vectors * lanes)
            work(call);
        else
            run_narrow(call, work, rows, b, lanes);
    }
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
 * Compute tiles [begin, end), counted over all lines of the part, by the panels of a set. `room` is
 * for the strip of a row-major result.
 */
static void run_tiles(const panels *p, const block *blocks, int64_t count, float *room,
                      int64_t begin, int64_t end)
{
    const tni_conv *conv = p->conv;
    tni_panel_call call = {.bounds = conv->bounds,
                           .position = conv->stride[2] * p->steps[2],
                           .runs = p->runs,
                           .run_count = p->run_count,
                           .depth = p->depth,
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
            run_tile(p, blocks, count, &call, image + first * call.position, to, rows);
        }
        begin = line * p->tiles + last;
    }
    if (sums.count > 0)
        store_strip(p, blocks, count, &sums);
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
            count = tni_min(p->blocks * p->conv->groups - first, p->together);
            for (int64_t i = 0; i < count; i++)
                make_block(p, first + i, p->kept == NULL ? room + i * p->panel_floats : NULL,
                           &blocks[i]);
            filled = first;
        }
        run_tiles(p, blocks, count, room + p->strip_begin, tiles * share / p->shares,
                  tiles * (share + 1) / p->shares);
    }
}

/* ---- plans ---- */

/*
 * Find the runs of a window. Without groups, and with taps side by side, a line of the window is
 * one run; else each position of the window is one, of a group's channels.
 */
static void plan_runs(panels *p)
{
    const tni_conv *conv = p->conv;
    bool is_dense = conv->groups == 1 && (conv->dilation[2] == 1 || conv->window[2] == 1);
    int64_t along = is_dense ? 1 : conv->window[2];
    p->depth = p->channels / conv->groups * (is_dense ? conv->window[2] : 1);
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
        p->has_copy |= conv->padding[d] != 0;
        p->sizes[d] = conv->image[d];
    }
    for (int d = 0; d < TNI_CONV_SPACE && p->has_copy; d++) {
        p->sizes[d] =
            (conv->result[d] - 1) * conv->stride[d] + conv->dilation[d] * (conv->window[d] - 1) + 1;
        positions = tni_mul_saturating(positions, p->sizes[d]);
    }
    if (positions > EXTRA_POSITIONS + 4 * tni_conv_positions(conv->image))
        return false;
    p->steps[2] = p->channels * (int64_t)sizeof(float);
    p->steps[1] = p->sizes[2] * p->steps[2];
    p->steps[0] = p->sizes[1] * p->steps[1];
    return true;
}

/* Return whether a position of the result sees the same one of the image, and no other. */
static bool is_one_position(const tni_conv *conv)
{
    bool is_one = true;
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        is_one &= conv->window[d] == 1 && conv->stride[d] == 1 && conv->padding[d] == 0;
    return is_one;
}

/*
 * Return whether panels are the fastest way for so many result channels of a group: floats, lines
 * long enough for a tile, channels for at least half a vector, and a window of at most MOST_RUNS
 * positions. Each size of the window is compared first, as the product could wrap.
 */
static bool is_better(const tni_conv *conv, const tn_tensor *image, int64_t outs)
{
    bool has_few_runs = true;
    for (int d = 0; d < TNI_CONV_SPACE; d++)
        has_few_runs &= conv->window[d] <= MOST_RUNS;
    return image->dtype == TN_DTYPE_F32 && conv->result[2] >= MIN_LINE &&
           2 * outs >= tiles_here()->lanes && has_few_runs &&
           tni_conv_positions(conv->window) <= MOST_RUNS;
}

/* Return whether channels of a tensor are side by side, then positions. */
static bool is_channels_last(const tn_tensor *self)
{
    return self->rank > 3 && self->strides[1] == 1 &&
           self->strides[self->rank - 1] == self->sizes[1];
}

/*
 * Return whether panels are faster than planes (convolution_planes.h) for tensors of which one is
 * row-major: so if few columns of panels are empty, and the image is not read in place by planes.
 */
static bool are_better_than_planes(const tni_conv *conv, const tn_tensor *image, int64_t outs,
                                   const tn_tensor *result)
{
    const int64_t columns = tni_round_up(outs, tiles_here()->lanes);
    return (is_channels_last(image) || tni_conv_is_row_major(image, conv->image)) &&
           (is_channels_last(result) || tni_conv_is_row_major(result, conv->result)) &&
           4 * columns <= 5 * outs && !is_one_position(conv);
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
    const int64_t line = p->sizes[2] * p->channels;
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
    int64_t sets = tni_ceil_div(p->blocks * conv->groups, p->together);
    int64_t tiles = p->images * conv->result[0] * conv->result[1] * p->tiles;
    int64_t work = tni_mul_saturating(tiles * p->forms->rows,
                                      p->together * p->run_count * p->depth * MOST_COLUMNS);
    int64_t threads =
        tni_in_parallel() || tni_mul_saturating(work, sets) <= GRAIN ? 1 : tni_num_threads();
    p->shares = tni_min(tni_ceil_div(threads, sets), tiles);
    tni_parallel_for(0, sets * p->shares, GRAIN * p->shares / (work + 1) + 1, run_shares, p);
}

/*
 * Compute all parts. The part of an image below its top is a convolution of the same image with
 * less padding in front, negative if it begins within the image.
 */
static void run_parts(panels *p, const tn_tensor *image, const tn_tensor *result, int64_t images,
                      const part *most)
{
    const tni_conv *whole = p->conv;
    tni_conv own = *whole;
    p->conv = p->copy.conv = &own;
    for (int64_t first = 0; first < images; first += most->images)
        for (int64_t line = 0; line < whole->result[1]; line += most->lines) {
            p->images = tni_min(images - first, most->images);
            own.result[1] = tni_min(whole->result[1] - line, most->lines);
            own.padding[1] = whole->padding[1] - line * whole->stride[1];
            if (p->has_copy)
                p->sizes[1] = seen_by(whole, 1, own.result[1]);
            p->steps[0] = p->sizes[1] * p->steps[1];
            run_part(p, image, result, first, line);
        }
    p->conv = p->copy.conv = whole;
}

/*
 * Return the convolution with the positions of all images as one line, if the window is 1x1 with
 * stride 1 and no padding: nothing depends on lines then, and long lines make full tiles.
 */
static tni_conv joined(const tni_conv *conv, int64_t *images)
{
    tni_conv one = *conv;
    if (is_one_position(conv)) {
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
    p->forms = tiles_here();
    p->weight = weight->data;
    p->out_image = result->strides[0] * (int64_t)sizeof(float);
    p->out_channel = result->strides[1] * (int64_t)sizeof(float);
    p->out_position = result->strides[result->rank - 1] * (int64_t)sizeof(float);
    p->is_turned = !is_channels_last(result);
    p->has_copy = !is_channels_last(image);
    p->copy = (tni_padded_copy){
        .conv = conv, .images = image, .channels = p->channels, .position = p->channels};
    *done = plan_sizes(p);
    if (!*done)
        return TN_OK;
    plan_runs(p);
    if (conv->bounds != NULL)
        conv->bounds->are_kept = true;
    if (bias != NULL) {
        p->bias = bias->data;
        p->bias_step = bias->strides[0];
    }
    int64_t columns = (int64_t)p->forms->lanes * TNI_PANEL_VECTORS;
    int64_t outs = p->outs / conv->groups;
    /* Everything below depends on the whole call; run_parts sets what changes from part to part. */
    const part most = plan_part(p, images);
    p->blocks = tni_ceil_div(outs, columns);
    p->panel_floats = p->run_count * p->depth * columns;
    p->together = tni_min(p->blocks * conv->groups, MOST_TOGETHER);
    p->together = tni_min(p->together, TOGETHER_BYTES / 4 / p->panel_floats + 1);
    p->tiles = tni_ceil_div(conv->result[2], p->forms->rows);
    p->tile_rows = conv->result[2] / p->tiles;
    p->longer_tiles = conv->result[2] % p->tiles;
    p->group_bytes = p->channels / conv->groups * (int64_t)sizeof(float);
    keep_panels(p, weight);
    p->strip_begin = p->kept != NULL ? 0 : p->together * p->panel_floats;
    p->room_bytes = p->strip_begin * (int64_t)sizeof(float);
    if (p->is_turned) {
        p->strip_columns = p->together * columns;
        p->strip_positions = STRIP_FLOATS / p->strip_columns;
        p->room_bytes += p->strip_columns * p->strip_positions * (int64_t)sizeof(float);
    }
    int64_t threads = tni_in_parallel() ? 1 : (int64_t)tni_num_threads();
    int64_t copied = p->has_copy ? most.images * p->sizes[0] * seen_by(conv, 1, most.lines) : 0;
    /* One allocation: the padded copy, rounded up to cache lines, then the rooms. */
    int64_t copy_bytes = tni_round_up(copied * p->steps[1], 64);
    size_t bytes = (size_t)(copy_bytes + threads * p->room_bytes + 64);
    char *memory = tni_malloc_aligned(64, bytes);
    if (memory == NULL)
        return tni_fail_memory(bytes);
    p->copy.to = (float *)(void *)memory;
    p->rooms = memory + copy_bytes;
    /* Within a parallel region tni_thread_index is not 0, but there is one room. */
    if (threads == 1)
        p->room_bytes = 0;
    run_parts(p, image, result, images, &most);
    tni_free(memory);
    return TN_OK;
}

tn_status tni_conv_by_panels(const tni_conv *given, const tn_tensor *image, const tn_tensor *weight,
                             const tn_tensor *bias, const tn_tensor *result, bool *done)
{
    int64_t images = image->sizes[0];
    const bool are_last = is_channels_last(image) && is_channels_last(result);
    const tni_conv conv = are_last ? joined(given, &images) : *given;
    const int64_t outs = weight->sizes[0] / conv.groups;
    *done = is_better(&conv, image, outs) &&
            (are_last || are_better_than_planes(&conv, image, outs, result));
    if (!*done)
        return TN_OK;
    panels p = {.conv = &conv,
                .is_weight_last = weight->strides[1] == 1,
                .channels = image->sizes[1],
                .outs = weight->sizes[0]};
    return run_panels(&p, image, weight, bias, result, images, done);
}

tn_status tni_conv_to_image_by_panels(const tni_conv *conv, const tn_tensor *result,
                                      const tn_tensor *weight, const tn_tensor *bias,
                                      const tn_tensor *image, bool *done)
{
    const int64_t channels = weight->sizes[1];
    /* The padded copy cannot begin within a line. */
    *done = conv->padding[2] >= 0 && is_better(conv, result, channels) &&
            are_better_than_planes(conv, result, channels, image);
    if (!*done)
        return TN_OK;
    panels p = {.conv = conv,
                .is_gradient = true,
                .channels = weight->sizes[0],
                .outs = channels * conv->groups};
    return run_panels(&p, result, weight, bias, image, result->sizes[0], done);
}
