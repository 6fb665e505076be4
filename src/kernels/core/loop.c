/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The strided loop. Dimensions are sorted by the output's strides, neighbours that form one run in
 * every operand are merged, and the innermost is handed to the inner function: for most tensors one
 * dimension is left, and a thread makes one call. Special paths:
 *
 *     contiguous operands    one call, or equal shares for threads, without looking at dimensions
 *     single elements        converted once, before the loop (convert_single)
 *     conversions            through blocks in the level-1 cache (run_cast), or for many loops on
 *                            half types in registers (run_halves)
 *     short dense rows       copied 64 a call (copies_rows, moves.h)
 *     large results          past the caches (run_streamed, stream.h)
 *     transposed operands    the two innermost dimensions in tiles (run_tiles), whose inputs are
 *                            made dense, and for copies without tiles (transpose.h)
 */
#include "kernels/core/casts.h"
#include "kernels/core/kernel_core.h"
#include "kernels/core/moves.h"
#include "kernels/core/stream.h"
#include "kernels/core/transpose.h"

/*
 * Rows and columns of a tile. Rows that are a power of two apart all fall into one set of the
 * level-1 cache, which holds eight lines: more rows would evict each other.
 */
#define TILE 8

/*
 * Write down the shape and the output's strides. Dimensions are reversed, innermost first, as they
 * are walked; strides become bytes, so that operands may have different dtypes.
 */
static void fill_shape(tni_loop *loop)
{
    const tni_strided *out = loop->added[0];
    int64_t bytes = tni_dtypes[out->dtype].bytes;
    loop->rank = out->rank;
    for (int64_t i = 0; i < out->rank; i++) {
        int64_t from = out->rank - 1 - i;
        loop->sizes[i] = out->sizes[from];
        loop->strides[0][i] = tni_mul_wrapping(out->strides[from], bytes);
    }
}

/*
 * Write down the strides of an input. A dimension that it lacks, or has with size 1, gets stride 0:
 * that is all that broadcasting is.
 */
static void fill_strides(tni_loop *loop, int operand)
{
    const tni_strided *input = loop->added[operand];
    int64_t bytes = tni_dtypes[input->dtype].bytes;
    for (int64_t i = 0; i < loop->rank; i++) {
        int64_t from = input->rank - 1 - i;
        bool stays = from < 0 || input->sizes[from] == 1;
        loop->strides[operand][i] = stays ? 0 : tni_mul_wrapping(input->strides[from], bytes);
    }
}

/*
 * A NULL output is a meta tensor or has no elements: there is nothing to do. Shape and strides are
 * written down only when an operand comes that is not row-major like the output; most loops never
 * need them.
 */
void tni_loop_begin(tni_loop *loop, const tni_strided *out)
{
    loop->operands = 1;
    loop->outputs = 1;
    loop->casts = false;
    loop->is_filled = false;
    loop->reads_beyond = false;
    loop->dtypes[0] = loop->seen_as[0] = out->dtype;
    loop->added[0] = out;
    loop->data[0] = out->data;
    loop->is_empty = out->data == NULL;
    loop->is_run = (out->flags & TNI_TENSOR_CONTIGUOUS) != 0;
    loop->numel = out->numel;
    loop->grain = TNI_LOOP_GRAIN;
    loop->halves = NULL;
    if (!loop->is_run)
        fill_shape(loop);
}

/* The operand that was just added does not fit a single run: write everything down after all. */
static TNI_NOINLINE void end_run(tni_loop *loop)
{
    loop->is_run = false;
    fill_shape(loop);
    for (int operand = 1; operand < loop->operands; operand++)
        fill_strides(loop, operand);
}

/* Return whether `from` broadcasts to these sizes. */
static bool broadcasts(const tni_strided *from, int64_t rank, const int64_t *sizes)
{
    if (from->rank > rank)
        return false;
    for (int64_t i = 1; i <= from->rank; i++) {
        int64_t size = from->sizes[from->rank - i];
        if (size != 1 && size != sizes[rank - i])
            return false;
    }
    return true;
}

void tni_loop_input(tni_loop *loop, const tni_strided *input)
{
    TNI_ASSERT(loop->operands < TNI_LOOP_OPERANDS);
    TNI_ASSERT(broadcasts(input, loop->added[0]->rank, loop->added[0]->sizes));
    int operand = loop->operands++;
    loop->dtypes[operand] = loop->seen_as[operand] = input->dtype;
    loop->added[operand] = input;
    loop->data[operand] = input->data;
    loop->is_empty |= input->data == NULL;
    if (!loop->is_run)
        fill_strides(loop, operand);
    else if ((input->flags & TNI_TENSOR_CONTIGUOUS) == 0 || input->numel != loop->numel)
        end_run(loop);
}

/* Outputs have the shape of the first, so none of their elements is ever repeated. */
void tni_loop_output(tni_loop *loop, const tni_strided *output)
{
    TNI_ASSERT(loop->outputs == loop->operands); /* outputs come before the first input */
    TNI_ASSERT(output->numel == loop->numel);
    tni_loop_input(loop, output);
    loop->outputs = loop->operands;
}

tn_status tni_loop_cast(tni_loop *loop, int index, tn_dtype dtype)
{
    tn_dtype own = (tn_dtype)loop->dtypes[index];
    TNI_ASSERT(index >= 0 && index < loop->operands && tni_dtype_is_valid(dtype));
    loop->seen_as[index] = (int8_t)dtype;
    if (own == dtype)
        return TN_OK;
    loop->casts = true;
    if (tni_can_convert(own))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "numbers of type %s cannot be converted to %s",
                    tni_scalar_name(own), tni_scalar_name(dtype));
}

/* Return |stride|. Negative strides occur in loops only (flip), never in tensors. */
static int64_t magnitude(int64_t stride)
{
    return stride < 0 ? tni_mul_wrapping(stride, -1) : stride;
}

/*
 * Return whether dimension `b` should be further in than `a`, by smaller stride. The first operand
 * that can tell decides, and the output comes first, because writing out of order costs most.
 */
static bool goes_inside(const tni_loop *loop, int64_t a, int64_t b)
{
    for (int operand = 0; operand < loop->operands; operand++) {
        int64_t stride_a = magnitude(loop->strides[operand][a]);
        int64_t stride_b = magnitude(loop->strides[operand][b]);
        if (stride_a == 0 || stride_b == 0 || stride_a == stride_b)
            continue;
        return stride_b < stride_a;
    }
    return false;
}

/* Exchange two dimensions in all operands. */
static void swap_dims(tni_loop *loop, int64_t a, int64_t b)
{
    int64_t size = loop->sizes[a];
    loop->sizes[a] = loop->sizes[b];
    loop->sizes[b] = size;
    for (int operand = 0; operand < loop->operands; operand++) {
        int64_t stride = loop->strides[operand][a];
        loop->strides[operand][a] = loop->strides[operand][b];
        loop->strides[operand][b] = stride;
    }
}

/*
 * Drop dimensions of size 1 and sort the others by stride. Insertion sort, since tensors are nearly
 * sorted and the relation is not total: a broadcast operand tells nothing.
 */
static void order_dims(tni_loop *loop)
{
    int64_t kept = 0;
    for (int64_t i = 0; i < loop->rank; i++)
        if (loop->sizes[i] != 1)
            swap_dims(loop, kept++, i);
    loop->rank = kept;
    for (int64_t i = 1; i < kept; i++)
        for (int64_t j = i; j > 0 && goes_inside(loop, j - 1, j); j--)
            swap_dims(loop, j - 1, j);
}

/*
 * Return whether dimension `outer` continues where `inner` ends, in every operand. A broadcast
 * operand has stride 0 in both, and continues as well.
 */
static bool is_one_run(const tni_loop *loop, int64_t inner, int64_t outer)
{
    for (int operand = 0; operand < loop->operands; operand++)
        if (loop->strides[operand][outer] != loop->strides[operand][inner] * loop->sizes[inner])
            return false;
    return true;
}

/*
 * Merge dimensions that form one run. A dense pointwise operation of any rank then has one
 * dimension, and its inner function runs over all of it.
 */
static void merge_dims(tni_loop *loop)
{
    int64_t last = 0;
    for (int64_t i = 1; i < loop->rank; i++) {
        if (is_one_run(loop, last, i)) {
            loop->sizes[last] *= loop->sizes[i];
            continue;
        }
        swap_dims(loop, ++last, i);
    }
    if (loop->rank > 0)
        loop->rank = last + 1;
}

/* What a thread runs. */
typedef struct loop_run {
    const tni_loop *loop; /* the loop, arranged */
    tni_loop_inner inner; /* called for each innermost run */
    const void *context;  /* passed to it */
} loop_run;

/* Where a thread is: an inner run, by its index in each dimension but the first. */
typedef struct loop_iterator {
    int64_t index[TN_MAX_DIM];     /* [0] is not used */
    char *data[TNI_LOOP_OPERANDS]; /* the first element of the inner run in each operand */
} loop_iterator;

/* Return the iterator at inner run `number`. */
static loop_iterator iterate_from(const tni_loop *loop, int64_t number)
{
    loop_iterator at;
    memcpy(at.data, loop->data, sizeof at.data);
    for (int64_t dim = 1; dim < loop->rank; dim++) {
        at.index[dim] = number % loop->sizes[dim];
        number /= loop->sizes[dim];
        for (int operand = 0; operand < loop->operands; operand++)
            at.data[operand] += at.index[dim] * loop->strides[operand][dim];
    }
    TNI_ASSERT(number == 0);
    return at;
}

/* Go on to the next inner run; behind the last one is the first. */
static void advance(loop_iterator *at, const tni_loop *loop)
{
    for (int64_t dim = 1; dim < loop->rank; dim++) {
        bool is_end = ++at->index[dim] == loop->sizes[dim];
        int64_t steps = is_end ? 1 - loop->sizes[dim] : 1;
        for (int operand = 0; operand < loop->operands; operand++)
            at->data[operand] += steps * loop->strides[operand][dim];
        if (!is_end)
            return;
        at->index[dim] = 0;
    }
}

/*
 * Make `count` calls, each of a whole inner run, along the second dimension. Inner runs may be so
 * short that what is done between two calls counts.
 */
static void run_rows(const loop_run *run, const int64_t *strides, loop_iterator *at, int64_t count)
{
    const tni_loop *loop = run->loop;
    at->index[1] += count - 1;
    for (int64_t i = 0; i < count; i++) {
        run->inner(at->data, strides, loop->sizes[0], run->context);
        for (int operand = 0; i < count - 1 && operand < loop->operands; operand++)
            at->data[operand] += loop->strides[operand][1];
    }
    advance(at, loop);
}

/*
 * Run elements [begin, end) in loop order: whole inner runs, and parts of them at both ends.
 * Threads get ranges of the flat index rather than of a dimension, so that work is even whatever
 * the shape. Only the start is found by division, because inner runs may be short.
 */
static void run_range(int64_t begin, int64_t end, void *context)
{
    const loop_run *run = context;
    const tni_loop *loop = run->loop;
    int64_t inner_strides[TNI_LOOP_OPERANDS];
    TNI_ASSERT(begin >= 0 && end <= loop->numel);
    int64_t first = begin % loop->sizes[0];
    loop_iterator at = iterate_from(loop, begin / loop->sizes[0]);
    for (int operand = 0; operand < loop->operands; operand++) {
        inner_strides[operand] = loop->strides[operand][0];
        at.data[operand] += first * inner_strides[operand];
    }
    while (begin < end) {
        int64_t count = tni_min(loop->sizes[0] - first, end - begin);
        const int64_t rows = loop->rank > 1 && count == loop->sizes[0]
                                 ? tni_min(loop->sizes[1] - at.index[1], (end - begin) / count)
                                 : 0;
        if (rows > 1) {
            run_rows(run, inner_strides, &at, rows);
            begin += rows * count;
            continue;
        }
        run->inner(at.data, inner_strides, count, run->context);
        begin += count;
        for (int operand = 0; first > 0 && operand < loop->operands; operand++)
            at.data[operand] -= first * inner_strides[operand];
        first = 0;
        advance(&at, loop);
    }
}

/*
 * Return whether some operand runs faster along the second dimension than along the first, as in a
 * copy of a transpose: whole rows would touch a cache line per element, and come back for its
 * neighbour when it has been evicted.
 */
static bool wants_tiles(const tni_loop *loop)
{
    if (loop->rank < 2 || loop->sizes[0] < TILE || loop->sizes[1] < TILE)
        return false;
    for (int operand = 0; operand < loop->operands; operand++) {
        int64_t inner = magnitude(loop->strides[operand][0]);
        int64_t outer = magnitude(loop->strides[operand][1]);
        if (outer != 0 && outer < inner)
            return true;
    }
    return false;
}

/*
 * Rows of a block whose transposed inputs are made dense first, enough for whole cache lines of
 * them; room for those inputs; the most bytes of one element of each, so that TILE columns fit.
 */
#define DENSE_ROWS  64
#define DENSE_ROOM  32768
#define DENSE_BYTES (DENSE_ROOM / (DENSE_ROWS * TILE))

/* A loop in blocks of rows, each of which is run in tiles. */
typedef struct tile_run {
    const loop_run *run;
    int64_t rows;    /* of a block */
    int64_t columns; /* of a tile */
    /* Inputs that are made dense along the first dimension. */
    bool is_transposed[TNI_LOOP_OPERANDS];
} tile_run;

/*
 * Choose the inputs that are made dense, those that are dense along the second dimension, and with
 * them the size of tiles.
 */
static tile_run plan_tiles(const loop_run *run)
{
    const tni_loop *loop = run->loop;
    tile_run tiles = {.run = run, .rows = TILE, .columns = TILE};
    int64_t all = 0;
    for (int i = loop->outputs; i < loop->operands && !loop->reads_beyond; i++) {
        int64_t bytes = tni_dtypes[loop->dtypes[i]].bytes;
        if (loop->strides[i][1] != bytes || loop->strides[i][0] == bytes ||
            loop->strides[i][0] == 0 || all + bytes > DENSE_BYTES)
            continue;
        tiles.is_transposed[i] = true;
        all += bytes;
    }
    if (all > 0) {
        tiles.rows = DENSE_ROWS;
        tiles.columns = DENSE_ROOM / (DENSE_ROWS * all);
    }
    return tiles;
}

/* Return the number of row blocks of the second dimension, in one slice of the outer ones. */
static int64_t blocks_of(const tile_run *tiles)
{
    return tni_ceil_div(tiles->run->loop->sizes[1], tiles->rows);
}

/* Run one tile; `data` are its first elements, which are changed. */
static void run_tile(const tile_run *tiles, char **data, int64_t rows, int64_t columns)
{
    const tni_loop *loop = tiles->run->loop;
    _Alignas(64) char room[DENSE_ROOM];
    char *dense = room;
    int64_t steps[TNI_LOOP_OPERANDS];
    int64_t row_steps[TNI_LOOP_OPERANDS];
    for (int i = 0; i < loop->operands; i++) {
        int64_t bytes = tni_dtypes[loop->dtypes[i]].bytes;
        steps[i] = loop->strides[i][0];
        row_steps[i] = loop->strides[i][1];
        if (!tiles->is_transposed[i])
            continue;
        TNI_ASSERT(dense + DENSE_ROWS * tiles->columns * bytes <= room + DENSE_ROOM);
        TNI_OF_ISA(tni_transpose)
        (&(tni_transposition){.to = dense,
                              .to_step = tiles->columns * bytes,
                              .from = data[i],
                              .from_step = steps[i],
                              .rows = rows,
                              .columns = columns,
                              .bytes = (int)bytes});
        data[i] = dense;
        steps[i] = bytes;
        row_steps[i] = tiles->columns * bytes;
        dense += DENSE_ROWS * row_steps[i];
    }
    for (int64_t row = 0; row < rows; row++) {
        tiles->run->inner(data, steps, columns, tiles->run->context);
        for (int i = 0; i < loop->operands; i++)
            data[i] += row_steps[i];
    }
}

/* Run blocks [begin, end), counted through all slices, tile by tile. */
static void run_tiles(int64_t begin, int64_t end, void *context)
{
    const tile_run *tiles = context;
    const tni_loop *loop = tiles->run->loop;
    for (int64_t unit = begin; unit < end; unit++) {
        char *data[TNI_LOOP_OPERANDS];
        char *at[TNI_LOOP_OPERANDS];
        int64_t first = unit % blocks_of(tiles) * tiles->rows;
        int64_t rest = unit / blocks_of(tiles);
        int64_t rows = tni_min(loop->sizes[1] - first, tiles->rows);
        for (int operand = 0; operand < loop->operands; operand++)
            data[operand] = loop->data[operand] + first * loop->strides[operand][1];
        for (int64_t dim = 2; dim < loop->rank; dim++) {
            int64_t index = rest % loop->sizes[dim];
            rest /= loop->sizes[dim];
            for (int operand = 0; operand < loop->operands; operand++)
                data[operand] += index * loop->strides[operand][dim];
        }
        TNI_ASSERT(rows > 0 && rest == 0);
        for (int64_t column = 0; column < loop->sizes[0]; column += tiles->columns) {
            for (int operand = 0; operand < loop->operands; operand++)
                at[operand] = data[operand] + column * loop->strides[operand][0];
            run_tile(tiles, at, rows, tni_min(loop->sizes[0] - column, tiles->columns));
        }
    }
}

/*
 * Bytes of each operand that are converted at a time: the blocks of all operands fit the level-1
 * cache.
 */
#define CAST_BYTES 4096

/* The inner function and what it needs, behind run_cast and run_streamed. */
typedef struct cast_run {
    const tni_loop *loop; /* the loop, arranged */
    tni_loop_inner inner; /* the inner function proper */
    const void *context;  /* passed to it */
} cast_run;

/*
 * Replaces the inner function where dtypes differ: convert a block of each input onto the stack (a
 * repeated element once), run the function on the blocks, and convert the outputs back. So there is
 * one function per compute type, and no temporary tensor.
 */
static void run_cast(char *const *data, const int64_t *strides, int64_t count, const void *context)
{
    const cast_run *run = context;
    const tni_loop *loop = run->loop;
    _Alignas(64) char blocks[TNI_LOOP_OPERANDS][CAST_BYTES + 64];
    tni_cast dense[TNI_LOOP_OPERANDS] = {NULL};
    int64_t widest = 1;
    for (int i = 0; i < loop->operands; i++) {
        tn_dtype own = (tn_dtype)loop->dtypes[i];
        tn_dtype seen = (tn_dtype)loop->seen_as[i];
        widest = widest < tni_dtypes[seen].bytes ? tni_dtypes[seen].bytes : widest;
        if (own != seen && strides[i] == tni_dtypes[own].bytes)
            dense[i] = i < loop->outputs ? tni_cast_of(seen, own) : tni_cast_of(own, seen);
    }
    TNI_ASSERT(widest <= CAST_BYTES && (size_t)loop->operands <= TN_LEN(blocks));
    /* Blocks have as many elements as CAST_BYTES holds of the widest dtype. */
    for (int64_t done = 0; done < count; done += CAST_BYTES / widest) {
        int64_t part = count - done < CAST_BYTES / widest ? count - done : CAST_BYTES / widest;
        char *at[TNI_LOOP_OPERANDS];
        int64_t steps[TNI_LOOP_OPERANDS];
        for (int i = 0; i < loop->operands; i++) {
            at[i] = data[i] + done * strides[i];
            steps[i] = strides[i];
            if (loop->dtypes[i] == loop->seen_as[i])
                continue;
            int64_t bytes = tni_dtypes[loop->seen_as[i]].bytes;
            if (i >= loop->outputs && dense[i] != NULL)
                dense[i](at[i], blocks[i], part);
            else if (i >= loop->outputs)
                tni_convert((tn_dtype)loop->seen_as[i], blocks[i], bytes, (tn_dtype)loop->dtypes[i],
                            at[i], steps[i], steps[i] == 0 ? 1 : part);
            at[i] = blocks[i];
            steps[i] = i >= loop->outputs && steps[i] == 0 ? 0 : bytes;
        }
        run->inner(at, steps, part, run->context);
        for (int i = 0; i < loop->outputs; i++)
            if (dense[i] != NULL)
                dense[i](at[i], data[i] + done * strides[i], part);
            else if (loop->dtypes[i] != loop->seen_as[i])
                tni_convert((tn_dtype)loop->dtypes[i], data[i] + done * strides[i], strides[i],
                            (tn_dtype)loop->seen_as[i], at[i], steps[i], part);
    }
}

/* Return whether the loop's function on half types can take its operands as they are. */
static bool takes_halves(const tni_loop *loop)
{
    if (loop->halves == NULL)
        return false;
    for (int i = 0; i < loop->operands; i++) {
        bool is_number = i >= loop->outputs && loop->dtypes[i] == TN_DTYPE_F32 && !loop->is_run &&
                         loop->added[i]->numel == 1;
        if (loop->seen_as[i] != TN_DTYPE_F32 || (!is_number && loop->dtypes[i] != loop->dtypes[0]))
            return false;
    }
    return true;
}

/* Replaces the inner function on floats by the one on half types; repeated elements become floats.
 */
static void run_halves(char *const *data, const int64_t *strides, int64_t count,
                       const void *context)
{
    const cast_run *run = context;
    const tni_loop *loop = run->loop;
    float numbers[TNI_LOOP_OPERANDS];
    char *at[TNI_LOOP_OPERANDS];
    for (int i = 0; i < loop->operands; i++) {
        at[i] = data[i];
        if (i < loop->outputs || strides[i] != 0 || loop->dtypes[i] == TN_DTYPE_F32)
            continue;
        at[i] = (char *)&numbers[i];
        tni_convert(TN_DTYPE_F32, at[i], 0, (tn_dtype)loop->dtypes[i], data[i], 0, 1);
    }
    loop->halves(at, strides, count, run->context);
}

/* Bytes of a result that are computed at a time before they are written past the caches. */
#define STREAM_BLOCK 2048
#define LINE         64

/*
 * Replaces the inner function for large results: it computes block by block into the level-1 cache,
 * from where whole cache lines are written past the caches. The parts of lines at both ends are
 * written as usual.
 */
static void run_streamed(char *const *data, const int64_t *strides, int64_t count,
                         const void *context)
{
    const cast_run *run = context;
    const tni_loop *loop = run->loop;
    void (*stream)(char *, const char *, int64_t) = TNI_OF_ISA(tni_stream);
    _Alignas(LINE) char block[STREAM_BLOCK];
    char *at[TNI_LOOP_OPERANDS];
    int64_t bytes = strides[0];
    /* The first part ends where the first whole line begins. */
    int64_t part = -(int64_t)((uintptr_t)data[0] % LINE) / bytes;
    part = part < 0 ? part + LINE / bytes : STREAM_BLOCK / bytes;
    for (int64_t done = 0; done < count; done += part, part = STREAM_BLOCK / bytes) {
        if (part > count - done)
            part = count - done;
        for (int i = 0; i < loop->operands; i++)
            at[i] = data[i] + done * strides[i];
        TNI_ASSERT(part > 0 && part * bytes <= STREAM_BLOCK);
        bool is_whole = part * bytes % LINE == 0;
        at[0] = is_whole ? block : at[0];
        run->inner(at, strides, part, run->context);
        if (is_whole)
            stream(data[0] + done * bytes, block, part * bytes);
    }
    tni_stream_end();
}

/*
 * Return whether non-temporal stores pay: the result is one dense run, written completely and not
 * read, and the operands together exceed the last-level cache.
 */
static bool wants_streams(const tni_loop *loop)
{
    int64_t bytes = tni_dtypes[loop->dtypes[0]].bytes;
    int64_t all = 0;
    if (!loop->is_filled || loop->outputs != 1 || loop->rank != 1 || loop->casts ||
        loop->strides[0][0] != bytes || (uintptr_t)loop->data[0] % (uintptr_t)bytes != 0)
        return false;
    for (int i = 0; i < loop->operands; i++) {
        if (i > 0 && loop->data[i] == loop->data[0])
            return false;
        all += magnitude(loop->strides[i][0]) < bytes ? 0 : bytes * loop->sizes[0];
    }
    return all > tni_stream_bound();
}

/* ---- transposed copies ---- */

/* Square blocks of a loop's two innermost dimensions, counted through all slices. */
typedef struct transpose_run {
    const tni_loop *loop; /* the loop, arranged */
    int64_t across;       /* blocks along the first dimension */
    int64_t along;        /* blocks along the second dimension */
} transpose_run;

/*
 * Return whether the source of a copy is dense along another dimension than the target, and make
 * that dimension the second. A few rows or columns are not worth it.
 */
static bool find_transposition(tni_loop *loop)
{
    int64_t bytes = tni_dtypes[loop->dtypes[0]].bytes;
    if (loop->rank < 2 || loop->sizes[0] < TILE || loop->strides[0][0] != bytes ||
        loop->strides[1][0] == bytes || loop->strides[1][0] == 0)
        return false;
    for (int64_t dim = 1; dim < loop->rank; dim++) {
        if (loop->strides[1][dim] != bytes || loop->sizes[dim] < TILE)
            continue;
        swap_dims(loop, 1, dim);
        return true;
    }
    return false;
}

/*
 * Bytes from one element to the next up to which runs along the longest dimension pay: with a few
 * more, each of them would meet cache lines that the one before it has evicted.
 */
#define NEAR 256

/*
 * Have a copy of few elements along the first dimension, such as the colours of an image, run along
 * the longest one: each run of the first dimension has a cost. Return whether it does, with the few
 * elements along the second dimension.
 */
static bool lengthen_runs(tni_loop *loop)
{
    int64_t longest = 0;
    for (int64_t dim = 1; dim < loop->rank; dim++)
        if (loop->sizes[dim] > loop->sizes[longest])
            longest = dim;
    if (loop->sizes[0] >= 8 || loop->sizes[longest] < 8 * loop->sizes[0] ||
        magnitude(loop->strides[0][longest]) > NEAR || magnitude(loop->strides[1][longest]) > NEAR)
        return false;
    swap_dims(loop, 0, longest);
    swap_dims(loop, 1, longest);
    return true;
}

/*
 * Transpose blocks [begin, end), which are numbered along the second dimension first, then the
 * first, then by slice.
 */
static void transpose_blocks(int64_t begin, int64_t end, void *context)
{
    const transpose_run *run = context;
    const tni_loop *loop = run->loop;
    void (*transpose)(const tni_transposition *) = TNI_OF_ISA(tni_transpose);
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t row = unit % run->along * TNI_TRANSPOSE_ROWS;
        int64_t column = unit / run->along % run->across * TNI_TRANSPOSE_ROWS;
        int64_t rest = unit / run->along / run->across;
        int64_t rows = loop->sizes[1] - row;
        int64_t columns = loop->sizes[0] - column;
        tni_transposition t = {.to = loop->data[0] + row * loop->strides[0][1],
                               .to_step = loop->strides[0][1],
                               .from = loop->data[1] + column * loop->strides[1][0],
                               .from_step = loop->strides[1][0],
                               .rows = tni_min(rows, TNI_TRANSPOSE_ROWS),
                               .columns = tni_min(columns, TNI_TRANSPOSE_ROWS),
                               .bytes = tni_dtypes[loop->dtypes[0]].bytes};
        TNI_ASSERT(t.rows > 0 && t.columns > 0);
        t.to += column * t.bytes;
        t.from += row * t.bytes;
        for (int64_t dim = 2; dim < loop->rank; dim++) {
            int64_t index = rest % loop->sizes[dim];
            rest /= loop->sizes[dim];
            t.to += index * loop->strides[0][dim];
            t.from += index * loop->strides[1][dim];
        }
        transpose(&t);
    }
}

/* Row-major operands of one shape are one dimension, whatever their rank. */
static void flatten(tni_loop *loop)
{
    loop->rank = 1;
    loop->sizes[0] = loop->numel;
    for (int operand = 0; operand < loop->operands; operand++)
        loop->strides[operand][0] = tni_dtypes[loop->dtypes[operand]].bytes;
}

/*
 * Sort and merge the dimensions. A scalar becomes one dimension of size 1, so that no function
 * below has to handle rank 0.
 */
static void arrange(tni_loop *loop)
{
    order_dims(loop);
    merge_dims(loop);
    if (loop->rank > 0)
        return;
    loop->rank = 1;
    loop->sizes[0] = 1;
    for (int operand = 0; operand < loop->operands; operand++)
        loop->strides[operand][0] = 0;
}

/* Run one dimension that is not worth a second thread: a single call. */
static void run_once(const loop_run *run)
{
    const tni_loop *loop = run->loop;
    int64_t strides[TNI_LOOP_OPERANDS];
    for (int operand = 0; operand < loop->operands; operand++)
        strides[operand] = loop->strides[operand][0];
    run->inner(loop->data, strides, loop->sizes[0], run->context);
}

/* Run a loop of row-major operands without conversions as one call. */
static inline void run_plain(const tni_loop *loop, tni_loop_inner inner, const void *context)
{
    int64_t strides[TNI_LOOP_OPERANDS];
    for (int operand = 0; operand < loop->operands; operand++)
        strides[operand] = tni_dtypes[loop->dtypes[operand]].bytes;
    inner(loop->data, strides, loop->numel, context);
}

/* Run a loop of arranged dimensions. */
static void run_arranged(tni_loop *loop, tni_loop_inner inner, const void *context)
{
    int64_t total = 1;
    for (int64_t i = 0; i < loop->rank; i++)
        total *= loop->sizes[i];
    TNI_ASSERT(loop->rank >= 1 && total == loop->numel);
    cast_run casting = {loop, inner, context};
    loop_run run = {loop, inner, context};
    if (loop->casts)
        run = (loop_run){loop, takes_halves(loop) ? run_halves : run_cast, &casting};
    else if (total > TNI_LOOP_GRAIN && wants_streams(loop))
        run = (loop_run){loop, run_streamed, &casting};
    if (loop->rank == 1 && total <= loop->grain) {
        run_once(&run);
    } else if (wants_tiles(loop)) {
        tile_run tiles = plan_tiles(&run);
        int64_t units = total / loop->sizes[0] / loop->sizes[1] * blocks_of(&tiles);
        tni_parallel_for(0, units, loop->grain / (tiles.rows * loop->sizes[0]) + 1, run_tiles,
                         &tiles);
    } else {
        tni_parallel_for(0, total, loop->grain, run_range, &run);
    }
}

/* Rows that are copied in one call. */
#define COPY_ROWS 64

/* Return how many blocks of rows the second dimension has. */
static int64_t row_blocks(const tni_loop *loop)
{
    return tni_ceil_div(loop->sizes[1], COPY_ROWS);
}

/* Copy blocks of rows [begin, end), counted through all slices of the outer dimensions. */
static void copy_blocks(int64_t begin, int64_t end, void *context)
{
    const tni_loop *loop = context;
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t first = unit % row_blocks(loop) * COPY_ROWS;
        int64_t rest = unit / row_blocks(loop);
        tni_rows rows = {.to = loop->data[0] + first * loop->strides[0][1],
                         .from = loop->data[1] + first * loop->strides[1][1],
                         .to_step = loop->strides[0][1],
                         .from_step = loop->strides[1][1],
                         .count = tni_min(loop->sizes[1] - first, COPY_ROWS),
                         .bytes = loop->sizes[0] * loop->strides[0][0]};
        for (int64_t dim = 2; dim < loop->rank; dim++) {
            const int64_t index = rest % loop->sizes[dim];
            rest /= loop->sizes[dim];
            rows.to += index * loop->strides[0][dim];
            rows.from += index * loop->strides[1][dim];
        }
        TNI_OF_ISA(&tni_moves)->rows(&rows);
    }
}

/* Copy short rows that are dense on both sides; return false if these are none. */
static bool copies_rows(tni_loop *loop)
{
    const int64_t bytes = tni_dtypes[loop->dtypes[0]].bytes;
    const int64_t row = loop->rank < 2 ? 0 : loop->sizes[0] * bytes;
    if (loop->casts || row < TNI_ROW_MIN || row >= TNI_RUN_MIN || loop->strides[0][0] != bytes ||
        loop->strides[1][0] != bytes)
        return false;
    int64_t units = row_blocks(loop);
    for (int64_t dim = 2; dim < loop->rank; dim++)
        units *= loop->sizes[dim];
    const int64_t each = loop->sizes[0] * tni_min(loop->sizes[1], COPY_ROWS);
    tni_parallel_for(0, units, loop->grain / each + 1, copy_blocks, loop);
    return true;
}

/*
 * Elements of a run that is made as often as the second dimension says before the next elements
 * are copied: what such runs read and write is still in the first cache then, and no two threads
 * write to the same cache lines.
 */
#define NEAR_RUN 1024

/* A copy in such runs. */
typedef struct near_copy {
    loop_run run;
    int64_t blocks; /* of runs along the first dimension */
} near_copy;

/* Copy blocks [begin, end), counted through all slices of the outer dimensions. */
static void copy_near(int64_t begin, int64_t end, void *context)
{
    const near_copy *copy = context;
    const tni_loop *loop = copy->run.loop;
    const int64_t steps[] = {loop->strides[0][0], loop->strides[1][0]};
    for (int64_t unit = begin; unit < end; unit++) {
        const int64_t first = unit % copy->blocks * NEAR_RUN;
        const int64_t count = tni_min(loop->sizes[0] - first, NEAR_RUN);
        int64_t rest = unit / copy->blocks;
        char *data[] = {loop->data[0] + first * steps[0], loop->data[1] + first * steps[1]};
        for (int64_t dim = 2; dim < loop->rank; dim++) {
            data[0] += rest % loop->sizes[dim] * loop->strides[0][dim];
            data[1] += rest % loop->sizes[dim] * loop->strides[1][dim];
            rest /= loop->sizes[dim];
        }
        for (int64_t i = 0; i < loop->sizes[1]; i++) {
            copy->run.inner(data, steps, count, copy->run.context);
            data[0] += loop->strides[0][1];
            data[1] += loop->strides[1][1];
        }
    }
}

/* Copy a loop whose runs were lengthened. */
static void run_near(tni_loop *loop, tni_loop_inner inner, const void *context)
{
    near_copy copy = {{loop, inner, context}, tni_ceil_div(loop->sizes[0], NEAR_RUN)};
    int64_t units = copy.blocks;
    for (int64_t dim = 2; dim < loop->rank; dim++)
        units *= loop->sizes[dim];
    const int64_t each = loop->sizes[1] * tni_min(loop->sizes[0], NEAR_RUN);
    tni_parallel_for(0, units, loop->grain / each + 1, copy_near, &copy);
}

void tni_loop_run_copy(tni_loop *loop, tni_loop_inner inner, const void *context)
{
    if (loop->is_run || loop->is_empty) {
        tni_loop_run(loop, inner, context);
        return;
    }
    arrange(loop);
    if (copies_rows(loop))
        return;
    if (!find_transposition(loop)) {
        if (lengthen_runs(loop) && !loop->casts && !wants_streams(loop))
            run_near(loop, inner, context);
        else
            run_arranged(loop, inner, context);
        return;
    }
    transpose_run run = {loop, tni_ceil_div(loop->sizes[0], TNI_TRANSPOSE_ROWS),
                         tni_ceil_div(loop->sizes[1], TNI_TRANSPOSE_ROWS)};
    int64_t units = run.across * run.along;
    for (int64_t dim = 2; dim < loop->rank; dim++)
        units *= loop->sizes[dim];
    int64_t rows = tni_min(loop->sizes[1], TNI_TRANSPOSE_ROWS);
    int64_t columns = tni_min(loop->sizes[0], TNI_TRANSPOSE_ROWS);
    tni_parallel_for(0, units, TNI_LOOP_GRAIN / (rows * columns) + 1, transpose_blocks, &run);
}

/* Inputs of one element, in the dtypes that the inner function sees. */
typedef struct single_elements {
    _Alignas(16) char items[TNI_LOOP_OPERANDS][16];
} single_elements;

/*
 * Convert inputs of a single element, as the number in x + 1.5 is, into `out`. Where no other
 * operand is converted, the loop needs no blocks: it runs as if the number had the right dtype.
 */
static TNI_NOINLINE void convert_single(tni_loop *loop, single_elements *out)
{
    loop->casts = false;
    for (int i = 0; i < loop->operands; i++) {
        tn_dtype own = (tn_dtype)loop->dtypes[i];
        tn_dtype seen = (tn_dtype)loop->seen_as[i];
        if (own == seen)
            continue;
        if (i < loop->outputs || loop->added[i]->numel != 1 || loop->is_run) {
            loop->casts = true;
            continue;
        }
        tni_convert(seen, out->items[i], 0, own, loop->data[i], 0, 1);
        loop->data[i] = out->items[i];
        loop->dtypes[i] = (int8_t)seen;
    }
}

/* The loop is changed, so it can be run only once. */
void tni_loop_run(tni_loop *loop, tni_loop_inner inner, const void *context)
{
    single_elements elements;
    if (loop->is_empty)
        return;
    if (loop->casts)
        convert_single(loop, &elements);
    if (TNI_LIKELY(loop->is_run && !loop->casts && loop->numel <= loop->grain)) {
        run_plain(loop, inner, context);
        return;
    }
    if (loop->is_run)
        flatten(loop);
    else
        arrange(loop);
    run_arranged(loop, inner, context);
}

/* The message is PyTorch's, with the dimension counted in the result. */
tn_status tni_broadcast(tni_ints a, tni_ints b, int64_t *rank, int64_t *sizes)
{
    *rank = a.count > b.count ? a.count : b.count;
    for (int64_t i = 1; i <= *rank; i++) {
        int64_t size_a = i <= a.count ? a.items[a.count - i] : 1;
        int64_t size_b = i <= b.count ? b.items[b.count - i] : 1;
        if (size_a != size_b && size_a != 1 && size_b != 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "The size of tensor a (%lld) must match the size of tensor b (%lld) at "
                            "non-singleton dimension %lld",
                            (long long)size_a, (long long)size_b, (long long)(*rank - i));
        sizes[*rank - i] = size_a == 1 ? size_b : size_a;
    }
    return TN_OK;
}

/* Return an input's stride along a dimension of the result; 0 where it is repeated. */
static int64_t stride_along(const tni_strided *input, int64_t rank, const int64_t *sizes,
                            int64_t dim)
{
    int64_t own = dim - (rank - input->rank);
    bool is_repeated = own < 0 || (input->sizes[own] == 1 && sizes[dim] != 1);
    return is_repeated ? 0 : input->strides[own];
}

/*
 * Return whether dimension `outer` must be further in than `inner`: 1 yes, -1 no, 0 undecided. This
 * is the rule by which PyTorch lays out results: inputs are asked in turn, stride 0 decides
 * nothing, and of equal strides the larger size goes outside. It is not transitive, so the
 * insertion below must be exactly this one.
 */
static int must_swap(const tni_strided *const *inputs, int count, int64_t rank,
                     const int64_t *sizes, int64_t inner, int64_t outer)
{
    for (int i = 0; i < count; i++) {
        int64_t stride_inner = stride_along(inputs[i], rank, sizes, inner);
        int64_t stride_outer = stride_along(inputs[i], rank, sizes, outer);
        if (stride_inner == 0 || stride_outer == 0)
            continue;
        if (stride_inner != stride_outer)
            return stride_inner > stride_outer ? 1 : -1;
        if (sizes[inner] > sizes[outer])
            return 1;
    }
    return 0;
}

/*
 * Handle inputs of the result's sizes that have the same layout, for which no order has to be
 * found: all channels-last, or dense with the same strides (which are arbitrary along dimensions of
 * size 1).
 */
static bool is_laid_as_inputs(const tni_strided *const *inputs, int count, int64_t rank,
                              const int64_t *sizes, int64_t *strides)
{
    size_t bytes = (size_t)rank * sizeof *sizes;
    uint32_t shared = TNI_TENSOR_CHANNELS_LAST | TNI_TENSOR_DENSE;
    for (int i = 0; i < count; i++) {
        if (inputs[i]->rank != rank || memcmp(inputs[i]->sizes, sizes, bytes) != 0)
            return false;
        shared &= inputs[i]->flags;
        if (memcmp(inputs[i]->strides, inputs[0]->strides, bytes) != 0)
            shared &= ~(uint32_t)TNI_TENSOR_DENSE;
    }
    if (count == 0 || shared == 0)
        return false;
    if ((shared & TNI_TENSOR_CHANNELS_LAST) != 0)
        return tni_format_strides(TN_MEMORY_FORMAT_CHANNELS_LAST, rank, sizes, strides) == TN_OK;
    memcpy(strides, inputs[0]->strides, bytes);
    return true;
}

/* Dense strides in the order that was found, so that a new result never has gaps. */
void tni_result_strides(const tni_strided *const *inputs, int count, int64_t rank,
                        const int64_t *sizes, int64_t *strides)
{
    int64_t order[TN_MAX_DIM]; /* dimensions, innermost first */
    int64_t step = 1;
    if (is_laid_as_inputs(inputs, count, rank, sizes, strides))
        return;
    /* Insertion sort, starting from row-major order. */
    for (int64_t i = 0; i < rank; i++)
        order[i] = rank - 1 - i;
    for (int64_t i = 1; i < rank; i++) {
        int64_t at = i;
        for (int64_t j = i - 1; j >= 0; j--) {
            int answer = must_swap(inputs, count, rank, sizes, order[j], order[at]);
            if (answer < 0)
                break;
            if (answer == 0)
                continue;
            int64_t dim = order[j];
            order[j] = order[at];
            order[at] = dim;
            at = j;
        }
    }
    /* Sizes too large for any memory fail when the result is made, or one of them is 0. */
    for (int64_t i = 0; i < rank; i++) {
        strides[order[i]] = step;
        step = tni_mul_saturating(step, sizes[order[i]] > 0 ? sizes[order[i]] : 1);
    }
}

bool tni_broadcasts_to(const tn_tensor *from, int64_t rank, const int64_t *sizes)
{
    return broadcasts(tni_strided_of(from), rank, sizes);
}

tn_status tni_check_copies_to(const tn_tensor *from, int64_t rank, const int64_t *sizes)
{
    int64_t common_rank;
    int64_t common[TN_MAX_DIM];
    tni_shape_text texts[2];
    if (tni_broadcasts_to(from, rank, sizes))
        return TN_OK;
    TN_TRY(tni_broadcast((tni_ints){sizes, rank}, tni_sizes_of(from), &common_rank, common));
    return tni_fail(TN_ERR_RUNTIME, "output with shape %s doesn't match the broadcast shape %s",
                    tni_shape_print(&texts[0], rank, sizes),
                    tni_shape_print(&texts[1], common_rank, common));
}
