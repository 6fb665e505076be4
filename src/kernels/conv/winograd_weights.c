/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The gradient of a weight of 3x3 after Winograd (winograd.h).
 *
 * Loop order, outermost first: some images, which are copied; parts of their lines of tiles, whose
 * sums are as large as the products, so that reading those again for each part costs little; blocks
 * of result channels, whose products stay in the second-level cache and are turned into taps after
 * the last part; the 16 products; the depth, which is tiles; strips of channels; tiles of gemm.
 *
 * Cost: beside the products, transpositions of images and results, and a pass over 16 matrices of
 * the weight's size for each part.
 */
#include "kernels/conv/convolution_gradients.h"
#include "kernels/conv/padded_copy.h"
#include "kernels/conv/winograd.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_blocks.h"

/* The fewest channels, and tiles of a batch, for which the sums pay. */
#define FEWEST_CHANNELS 32
#define FEWEST_TILES    16

/* The most floats of the copies that are made at a time, if not of one image, and of that. */
#define COPY_FLOATS  (INT64_C(1) << 19)
#define IMAGE_FLOATS (INT64_C(1) << 23)

/* Floats of all products, at most; and of the sums of a part: 512 KiB to 16 MiB. */
#define PRODUCT_FLOATS (INT64_C(1) << 26)
#define LEAST_SUMS     131072
#define MOST_SUMS      (INT64_C(1) << 22)

/* Floats of the products of a block: 512 KiB, for the second-level cache. */
#define BLOCK_FLOATS 131072

/* Tiles of a product at a time: a strip of sums stays in the first-level cache. */
#define DEPTH 128

/* The least work for a thread: floats summed, and multiplications. */
#define SUMS_GRAIN 16384
#define GRAIN      524288

/* A side of the products: images and their channels, or results and theirs. Sizes are floats. */
typedef struct side {
    tni_padded_copy copy; /* of the images of a part */
    int64_t numel;        /* of the copy of one image */
    int64_t row, plane;   /* of the 16 matrices: from a tile to the next, and to the next matrix */
    float *sums;          /* 16 matrices [tiles, channels] of a part */
} side;

/* One call, and the part that is being computed. */
typedef struct weight_run {
    const tni_conv *conv;
    tni_conv results;                /* the sizes of results, as if they were images */
    const tni_tile *tile;            /* gemm's tile of this processor */
    const tni_winograd_loops *loops; /* of this processor, too */
    side image, result;              /* [N, channels, space], [N, outs, space] */
    int64_t channels, outs;          /* of the weight */
    int64_t lines, tiles;            /* lines of tiles of an image, and tiles of a line */
    int64_t width;                   /* channels in whole strips, each as wide as gemm's tile */
    int64_t line;                    /* floats of the sums of a line of tiles, of both sides */
    int64_t part;                    /* lines of tiles of a part, at most */
    int64_t first, count;            /* those of this one, over the images that are copied */
    bool is_one_part;                /* there is one part */
    bool is_first, is_last;          /* whether this part is the first and the last one of all */
    int64_t rows, blocks;            /* result channels of a block, and how many blocks */
    int64_t plane;                   /* from a matrix of products of a block to the next */
    /* 16 matrices [rows, channels] for each block; for each thread if there is one part */
    float *products;
    float *rooms;            /* for each thread: nine taps of a result channel */
    bool has_threads;        /* or there is one room only */
    float *to;               /* the weight's gradient [outs, channels, 3, 3] */
    int64_t offsets[DEPTH];  /* bytes to each row of a strip of sums */
    _Atomic(bool) has_wrong; /* some number is not finite */
} weight_run;

/* ---- sums of tiles ---- */

/* Return the tiles of a line of a side, which begin at the same position of each copy. */
static tni_winograd_tiles tiles_of(const weight_run *run, const side *from, int64_t line)
{
    const int64_t pitch = from->copy.sizes[2] * from->copy.position;
    const int64_t at = run->first + line;
    return (tni_winograd_tiles){.image = from->copy.to + at / run->lines * from->numel +
                                         at % run->lines * 2 * pitch,
                                .line = pitch,
                                .position = from->copy.position,
                                .products = from->sums + line * run->tiles * from->row,
                                .plane = from->plane,
                                .row = from->row,
                                .tiles = run->tiles,
                                .channels = from->copy.position};
}

/* Sum lines of tiles [begin, end) of the part: what tiles see, and the gradients of results. */
static void sum_lines(int64_t begin, int64_t end, void *context)
{
    const weight_run *run = context;
    for (int64_t i = begin; i < end; i++) {
        const tni_winograd_tiles seen = tiles_of(run, &run->image, i);
        const tni_winograd_tiles given = tiles_of(run, &run->result, i);
        run->loops->input(&seen);
        run->loops->gradient(&given);
    }
}

/* ---- products ---- */

/* Some result channels, the work of one thread at a time. */
typedef struct block {
    int64_t first, rows; /* the first one, and how many */
    float *products;     /* 16 matrices [rows, channels] */
} block;

/* Add the product of one of the 16 matrices for some tiles in depth. */
static void multiply_some(const weight_run *run, const block *b, int64_t matrix, int64_t tile,
                          int64_t depth)
{
    const int64_t bytes = sizeof(float);
    const int64_t columns = run->tile->columns;
    const int64_t groups = tni_ceil_div(b->rows, run->tile->rows);
    const float *seen = run->image.sums + matrix * run->image.plane + tile * run->image.row;
    const float *given =
        run->result.sums + matrix * run->result.plane + tile * run->result.row + b->first;
    tni_tile_call call = {.a_row = bytes,
                          .a_col = run->result.row * bytes,
                          .b_offsets = run->offsets,
                          .depth = depth,
                          .out_row = run->width * bytes,
                          .had_row = run->width * bytes};
    for (int64_t j = 0; j < run->width; j += columns) {
        call.b = (const char *)(seen + j);
        for (int64_t g = 0; g < groups; g++) {
            const int64_t row = b->rows * g / groups;
            const int64_t count = b->rows * (g + 1) / groups - row;
            TNI_ASSERT(depth <= DEPTH && count > 0 && count <= run->tile->rows);
            call.a = (const char *)(given + row);
            call.out = (char *)(b->products + matrix * run->plane + row * run->width + j);
            call.had = run->is_first && tile == 0 ? NULL : call.out;
            run->tile->work[count](&call);
        }
    }
}

/* Turn the products of a block into the gradients of its taps. */
static void sum_taps(weight_run *run, const block *b, float *room)
{
    bool is_finite = true;
    for (int64_t i = 0; i < b->rows; i++) {
        is_finite &= run->loops->taps(b->products + i * run->width, run->plane, run->width, room,
                                      run->width);
        tni_conv_order_taps(room, run->width, 9, run->channels,
                            run->to + (b->first + i) * run->channels * 9);
    }
    if (!is_finite)
        run->has_wrong = true;
}

/* Add what the part contributes to blocks [begin, end). */
static void run_blocks(int64_t begin, int64_t end, void *context)
{
    weight_run *run = context;
    const int64_t thread = run->has_threads ? tni_thread_index() : 0;
    const int64_t depth = run->count * run->tiles;
    for (int64_t i = begin; i < end && !run->has_wrong; i++) {
        block b = {.first = i * run->rows,
                   .products = run->products + (run->is_one_part ? thread : i) *
                                                   TNI_WINOGRAD_PRODUCTS * run->plane};
        b.rows = tni_min(run->outs - b.first, run->rows);
        for (int64_t matrix = 0; matrix < TNI_WINOGRAD_PRODUCTS; matrix++)
            for (int64_t tile = 0; tile < depth; tile += DEPTH)
                multiply_some(run, &b, matrix, tile, tni_min(depth - tile, DEPTH));
        if (run->is_last)
            sum_taps(run, &b, run->rooms + thread * 9 * run->width);
    }
}

/* ---- plans ---- */

/* Return whether it is such a convolution, and large enough for the sums to pay. */
static bool is_better(const weight_run *run, const tn_tensor *image, const tn_tensor *result)
{
    const int64_t tiles = tni_mul_saturating(run->lines * run->tiles, image->sizes[0]);
    return tni_winograd_has_tiles(run->conv, image, result) && run->conv->window[0] == 1 &&
           run->conv->image[0] == 1 && run->channels >= FEWEST_CHANNELS &&
           run->outs >= FEWEST_CHANNELS && run->channels % 4 == 0 && run->outs % 4 == 0 &&
           tiles >= FEWEST_TILES &&
           tni_mul_saturating(run->channels, run->outs) <= PRODUCT_FLOATS / TNI_WINOGRAD_PRODUCTS &&
           tni_mul_saturating(run->lines * run->tiles, run->channels + run->outs) <=
               IMAGE_FLOATS / 4;
}

/* Describe a side: `images` by so many positions of a line, channels innermost. */
static void plan_side(side *s, const tni_conv *conv, const tn_tensor *images, int64_t lines,
                      int64_t tiles, int64_t position)
{
    s->copy = (tni_padded_copy){.conv = conv,
                                .images = images,
                                .channels = images->sizes[1],
                                .sizes = {1, lines, tiles},
                                .position = position};
    s->numel = lines * tiles * position;
    s->row = position + 16;
}

/* Choose the images of a copy, the lines of a part, and the result channels of a block. */
static void plan_parts(weight_run *run, int64_t threads)
{
    const int64_t images = run->image.copy.images->sizes[0];
    const int64_t products = 2 * TNI_WINOGRAD_PRODUCTS * run->width * run->outs;
    const int64_t sums = products < LEAST_SUMS ? LEAST_SUMS : tni_min(products, MOST_SUMS);
    const int64_t copies =
        tni_min(COPY_FLOATS / (run->image.numel + run->result.numel) + 1, images);
    run->image.copy.count = run->result.copy.count = copies;
    run->line = TNI_WINOGRAD_PRODUCTS * run->tiles * (run->image.row + run->result.row);
    run->part = tni_min(sums / run->line + 1, copies * run->lines);
    run->part = tni_ceil_div(copies * run->lines, tni_ceil_div(copies * run->lines, run->part));
    run->is_one_part = copies == images && run->part == images * run->lines;
    const int64_t share = tni_round_up(tni_ceil_div(run->outs, threads), run->tile->rows);
    run->rows =
        tni_round_up(BLOCK_FLOATS / (TNI_WINOGRAD_PRODUCTS * run->width) + 1, run->tile->rows);
    run->rows = tni_min(tni_min(run->rows, share), run->outs);
    run->blocks = tni_ceil_div(run->outs, run->rows);
    /* An odd multiple of a cache line apart, so that planes do not compete for a set. */
    run->plane = tni_round_up(run->rows * run->width, 32) + 16;
    run->image.plane = tni_round_up(run->part * run->tiles * run->image.row, 32) + 16;
    run->result.plane = tni_round_up(run->part * run->tiles * run->result.row, 32) + 16;
}

/* Compute the parts of the images that are copied. */
static void run_parts(weight_run *run)
{
    const int64_t images = run->image.copy.images->sizes[0];
    const int64_t lines = run->image.copy.count * run->lines;
    const bool is_end = run->image.copy.first + run->image.copy.count == images;
    for (run->first = 0; run->first < lines && !run->has_wrong; run->first += run->part) {
        run->count = tni_min(lines - run->first, run->part);
        run->is_first = run->image.copy.first == 0 && run->first == 0;
        run->is_last = is_end && run->first + run->count == lines;
        const int64_t work =
            TNI_WINOGRAD_PRODUCTS * run->count * run->tiles * run->rows * run->width;
        tni_parallel_for(0, run->count, SUMS_GRAIN / run->line + 1, sum_lines, run);
        tni_parallel_for(0, run->blocks, GRAIN / work + 1, run_blocks, run);
    }
}

/* Allocate what is needed, and compute everything; has_wrong says whether it is not finite. */
static tn_status run_all(weight_run *run)
{
    const int64_t threads = tni_in_parallel() ? 1 : (int64_t)tni_num_threads();
    plan_parts(run, threads);
    const int64_t images = run->image.copy.images->sizes[0];
    const int64_t most = run->image.copy.count;
    const int64_t blocks = run->is_one_part ? threads : run->blocks;
    const int64_t sizes[] = {most * run->image.numel,
                             most * run->result.numel,
                             TNI_WINOGRAD_PRODUCTS * run->image.plane,
                             TNI_WINOGRAD_PRODUCTS * run->result.plane,
                             blocks * TNI_WINOGRAD_PRODUCTS * run->plane,
                             threads * 9 * run->width};
    float **const parts[] = {&run->image.copy.to, &run->result.copy.to, &run->image.sums,
                             &run->result.sums,   &run->products,       &run->rooms};
    int64_t all = 0;
    for (size_t i = 0; i < TN_LEN(sizes); i++)
        all += tni_round_up(sizes[i], 16);
    const size_t bytes = (size_t)all * sizeof(float);
    float *memory = tni_malloc_aligned(64, bytes);
    if (memory == NULL)
        return tni_fail_memory(bytes);
    float *next = memory;
    for (size_t i = 0; i < TN_LEN(sizes); next += tni_round_up(sizes[i++], 16))
        *parts[i] = next;
    run->has_threads = threads > 1;
    /* Channels behind the last one are summed, too, and must be finite. */
    if (run->image.copy.position > run->channels || run->result.copy.position > run->outs)
        memset(memory, 0, (size_t)(run->image.sums - memory) * sizeof(float));
    for (int64_t i = 0; i < images && !run->has_wrong; i += most) {
        run->image.copy.first = run->result.copy.first = i;
        run->image.copy.count = run->result.copy.count = tni_min(images - i, most);
        tni_padded_copy_make(&run->image.copy);
        tni_padded_copy_make(&run->result.copy);
        run_parts(run);
    }
    tni_free(memory);
    return TN_OK;
}

tn_status tni_winograd_to_weight(const tni_conv *conv, const tn_tensor *result,
                                 const tn_tensor *image, const tn_tensor *weight, bool *done)
{
    weight_run run = {.conv = conv,
                      .results = {.space = conv->space},
                      .tile = &tni_tiles_here()->single,
                      .loops = TNI_OF_ISA(&tni_winograd_loops),
                      .channels = image->sizes[1],
                      .outs = result->sizes[1],
                      .lines = tni_ceil_div(conv->result[1], 2),
                      .tiles = tni_ceil_div(conv->result[2], 2),
                      .to = weight->data};
    *done = is_better(&run, image, result);
    if (!*done)
        return TN_OK;
    run.width = tni_round_up(run.channels, run.tile->columns);
    memcpy(run.results.image, conv->result, sizeof run.results.image);
    plan_side(&run.image, conv, image, 2 * run.lines + 2, 2 * run.tiles + 2,
              tni_round_up(run.width, 16));
    plan_side(&run.result, &run.results, result, 2 * run.lines, 2 * run.tiles,
              tni_round_up(run.outs, 16));
    for (int64_t k = 0; k < DEPTH; k++)
        run.offsets[k] = k * run.image.row * (int64_t)sizeof(float);
    TN_TRY(run_all(&run));
    *done = !run.has_wrong;
    return TN_OK;
}
