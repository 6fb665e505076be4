/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The driver of attention in blocks. A unit of work is a block of 64 rows of one head. A thread
 * takes consecutive units, so it packs the keys of a head (and the values, where tiles cannot read
 * them as they lie) when it reaches the head's first block, and reuses them for the rest.
 *
 * Per block of rows, for each block of 256 keys:
 *
 *     scores = Q K^T         tiles of gemm_tiles.h; dots for a few keys at the end
 *     weights                online softmax, row by row (attention_row.inc)
 *     sums += weights V      tiles; earlier sums are rescaled first
 *
 * Memory of a thread ("room"): packed keys | packed values | scores | sums, each at 64 bytes.
 */
#include "kernels/nn/attention.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_blocks.h"

#include <math.h>

/*
 * Rows of Q and keys that meet at a time: their scores, 64 KiB of floats, stay in the level-2
 * cache.
 */
#define BLOCK_ROWS 64
#define BLOCK_KEYS 256

/* What all threads of a call share; read only while they run. */
typedef struct attention_run {
    const tni_attention *call; /* what is computed */
    const tni_packer *packer;  /* packs for the call's dtype */
    const tni_tile *tile;      /* the innermost product of that dtype */
    const tni_dots *dots; /* scores with few keys; NULL where rows of Q or K are not contiguous */
    const tni_attention_loops *loops; /* the softmax of that dtype */
    int64_t bytes;                    /* of an element */
    int64_t heads, rows, keys, size;  /* H, L, S and E */
    int64_t blocks;                   /* blocks of rows in a head */
    int64_t width;     /* E, rounded up to whole tiles: elements from one row of sums to the next */
    bool packs_values; /* values are copied to strips of columns first */
    int64_t *key_offsets;              /* byte offsets of the rows of a packed strip of keys */
    int64_t value_offsets[BLOCK_KEYS]; /* byte offsets of the rows of a block of values */
    char *rooms;                       /* the memory of all threads, one room each */
    int64_t room_bytes;                /* bytes of a room; 0: there is one room only */
    int64_t at_values, at_scores;      /* byte offsets in a room; the packed keys are at 0 */
    int64_t at_sums;                   /* byte offset of the sums */
} attention_run;

/*
 * Return the bytes from one element to the next along a dimension. A dimension of size 1 may have
 * any stride, hence the product that wraps.
 */
static int64_t step_of(const tn_tensor *self, int dim, int64_t bytes)
{
    return tni_mul_wrapping(self->strides[dim], bytes);
}

/* Return the first element of a head. */
static char *head_of(const tn_tensor *self, int64_t batch, int64_t head, int64_t bytes)
{
    return (char *)self->data + tni_add_wrapping(tni_mul_wrapping(batch, step_of(self, 0, bytes)),
                                                 tni_mul_wrapping(head, step_of(self, 1, bytes)));
}

/*
 * Pack a matrix of `depth` rows into strips of as many columns as a tile has, each over the whole
 * depth. Keys are transposed by passing their steps the other way round; values are not.
 */
static void pack(const attention_run *run, const char *from, int64_t depth, int64_t depth_step,
                 int64_t columns, int64_t column_step, char *to)
{
    int64_t width = run->tile->columns;
    tni_product p = {.b = from, .b_row = depth_step, .b_col = column_step};
    for (int64_t j = 0; j < columns; j += width)
        run->packer->pack_b(&p, 0, depth, j, tni_min(columns - j, width), width,
                            to + j * depth * run->bytes);
}

/* Pack the keys of a head of K, as E rows by S columns, and the values where the tiles need it. */
static void pack_head(const attention_run *run, int64_t batch, int64_t head, char *room)
{
    const tn_tensor *key = run->call->key;
    const tn_tensor *value = run->call->value;
    pack(run, head_of(key, batch, head, run->bytes), run->size, key->strides[3], run->keys,
         key->strides[2], room);
    if (run->packs_values)
        pack(run, head_of(value, batch, head, run->bytes), run->keys, value->strides[2], run->size,
             value->strides[3], room + run->at_values);
}

/* One unit of work. */
typedef struct rows_block {
    int64_t batch, head;                /* which head of Q */
    int64_t first, count;               /* its rows [first, first + count) */
    char *room;                         /* the thread's memory */
    tni_attention_row rows[BLOCK_ROWS]; /* the online softmax of each row */
} rows_block;

/*
 * Multiply all rows of a block with one strip of columns of B. The rows are divided evenly into
 * strips of at most as many rows as a tile takes, so that no tile is left with very few.
 */
static void run_tiles(const attention_run *run, int64_t rows, tni_tile_call *call)
{
    int64_t strips = (rows + run->tile->rows - 1) / run->tile->rows;
    const char *a = call->a;
    char *out = call->out;
    for (int64_t s = 0; s < strips; s++) {
        int64_t row = rows * s / strips;
        call->a = a + row * call->a_row;
        call->out = out + row * call->out_row;
        /* Sums are added to in place, so `had` follows `out`. */
        if (call->had != NULL)
            call->had = call->out;
        run->tile->work[rows * (s + 1) / strips - row](call);
    }
    call->a = a;
}

/*
 * Compute scores with the last keys as dot products, if they are so few that most of a tile would
 * be padding: at most a quarter. Return whether they were computed.
 */
static bool score_few(const attention_run *run, const rows_block *b, int64_t from, int64_t count,
                      const tni_tile_call *like)
{
    if (run->dots == NULL || count > run->tile->columns / 4)
        return false;
    const int64_t step = step_of(run->call->key, 2, run->bytes);
    const char *key = head_of(run->call->key, b->batch, b->head / run->call->group, run->bytes);
    tni_dots_call call = {.a_row = like->a_row,
                          .b = key + tni_mul_wrapping(from, step),
                          .b_col = step,
                          .b_next = tni_mul_wrapping(4, step),
                          .depth = run->size,
                          .columns = count,
                          .out_row = like->out_row};
    for (int64_t i = 0; i < b->count; i += run->dots->rows) {
        call.a = like->a + i * like->a_row;
        call.out = like->out + i * like->out_row;
        run->dots->work[tni_min(b->count - i, run->dots->rows)](&call);
    }
    return true;
}

/*
 * Compute the block's scores with the keys [from, from + count), unscaled. `from` is a multiple of
 * the tile's columns, since BLOCK_KEYS is.
 */
static void score(const attention_run *run, const rows_block *b, int64_t from, int64_t count)
{
    const tn_tensor *query = run->call->query;
    int64_t width = run->tile->columns;
    tni_tile_call call = {.a_row = step_of(query, 2, run->bytes),
                          .a_col = step_of(query, 3, run->bytes),
                          .b_offsets = run->key_offsets,
                          .depth = run->size,
                          .out_row = BLOCK_KEYS * run->bytes};
    call.a = head_of(query, b->batch, b->head, run->bytes) + b->first * call.a_row;
    for (int64_t j = 0; j < count; j += width) {
        call.b = b->room + (from + j) * run->size * run->bytes;
        call.out = b->room + run->at_scores + j * run->bytes;
        if (!score_few(run, b, from + j, count - j, &call))
            run_tiles(run, b->count, &call);
    }
}

/*
 * Turn the scores of a block of keys into weights, and rescale the sums of earlier blocks where a
 * row met a larger score.
 */
static void weigh(const attention_run *run, rows_block *b, int64_t from, int64_t count)
{
    const tni_attention *c = run->call;
    for (int64_t i = 0; i < b->count; i++) {
        tni_attention_row *row = &b->rows[i];
        /* A causal row meets the keys up to its own index; in a block after that, none. */
        int64_t met = c->is_causal ? tni_min(b->first + i + 1 - from, count) : count;
        row->scores = b->room + run->at_scores + i * BLOCK_KEYS * run->bytes;
        row->count = met < 0 ? 0 : met;
        row->room = count;
        row->scale = c->scale;
        if (c->mask != NULL) {
            const tn_tensor *m = c->mask;
            row->mask_step = step_of(m, 3, run->bytes);
            row->mask = head_of(m, b->batch, b->head, run->bytes) +
                        tni_add_wrapping(tni_mul_wrapping(b->first + i, step_of(m, 2, run->bytes)),
                                         tni_mul_wrapping(from, row->mask_step));
        }
        run->loops->weigh(row);
        /* In the first block (from == 0) there are no sums yet. */
        if (from > 0 && row->shrink != 1)
            run->loops->shrink(b->room + run->at_sums + i * run->width * run->bytes, row->shrink,
                               run->width);
    }
}

/* Add weights times values to the sums; the first block of keys writes them instead. */
static void sum_values(const attention_run *run, const rows_block *b, int64_t from, int64_t count)
{
    const tn_tensor *value = run->call->value;
    int64_t width = run->tile->columns;
    char *head = run->packs_values
                     ? b->room + run->at_values
                     : head_of(value, b->batch, b->head / run->call->group, run->bytes);
    int64_t row = run->packs_values ? width * run->bytes : step_of(value, 2, run->bytes);
    tni_tile_call call = {.a = b->room + run->at_scores,
                          .a_row = BLOCK_KEYS * run->bytes,
                          .a_col = run->bytes,
                          .b_offsets = run->value_offsets,
                          .depth = count,
                          .out_row = run->width * run->bytes,
                          .had_row = run->width * run->bytes};
    for (int64_t j = 0; j < run->size; j += width) {
        int64_t strip = run->packs_values ? j * run->keys : j;
        call.b = head + strip * run->bytes + tni_mul_wrapping(from, row);
        call.out = b->room + run->at_sums + j * run->bytes;
        call.had = from > 0 ? call.out : NULL;
        run_tiles(run, b->count, &call);
    }
}

/* Divide the sums by the sums of weights, and write the results and the logarithms. */
static void finish(const attention_run *run, const rows_block *b)
{
    const tn_tensor *out = run->call->out;
    const tn_tensor *sums = run->call->sums;
    for (int64_t i = 0; i < b->count; i++) {
        int64_t at = b->first + i;
        char *to = head_of(out, b->batch, b->head, run->bytes) +
                   tni_mul_wrapping(at, step_of(out, 2, run->bytes));
        char *sum = head_of(sums, b->batch, b->head, run->bytes) +
                    tni_mul_wrapping(at, step_of(sums, 2, run->bytes));
        double logarithm =
            run->loops->finish(&b->rows[i], b->room + run->at_sums + i * run->width * run->bytes,
                               to, step_of(out, 3, run->bytes), run->size);
        if (run->packer->has_double)
            *(double *)(void *)sum = logarithm;
        else
            *(float *)(void *)sum = (float)logarithm;
    }
}

/*
 * Compute one unit of work. With is_causal, keys after the block's last row are left out
 * altogether.
 */
static void run_rows(const attention_run *run, rows_block *b)
{
    int64_t keys = run->call->is_causal ? tni_min(run->keys, b->first + b->count) : run->keys;
    for (int64_t i = 0; i < b->count; i++)
        b->rows[i] = (tni_attention_row){.most = -(double)INFINITY};
    /* Without keys no tile writes the sums, and the results must be 0. */
    if (keys == 0)
        memset(b->room + run->at_sums, 0, (size_t)(b->count * run->width * run->bytes));
    for (int64_t from = 0; from < keys; from += BLOCK_KEYS) {
        int64_t count = tni_min(keys - from, BLOCK_KEYS);
        score(run, b, from, count);
        weigh(run, b, from, count);
        sum_values(run, b, from, count);
    }
    finish(run, b);
}

/* Compute the units [begin, end), which are numbered head by head. */
static void run_some(int64_t begin, int64_t end, void *context)
{
    const attention_run *run = context;
    rows_block b = {.room = run->rooms};
    int64_t packed = -1;
    if (run->room_bytes != 0)
        b.room += tni_thread_index() * run->room_bytes;
    for (int64_t at = begin; at < end; at++) {
        int64_t head = at / run->blocks;
        b.batch = head / run->heads;
        b.head = head % run->heads;
        b.first = at % run->blocks * BLOCK_ROWS;
        b.count = tni_min(run->rows - b.first, BLOCK_ROWS);
        /* Which head of K and V is packed; heads of Q in a group share it. */
        int64_t source = b.batch * run->heads + b.head / run->call->group;
        if (source != packed)
            pack_head(run, b.batch, b.head / run->call->group, b.room);
        packed = source;
        run_rows(run, &b);
    }
}

/* Set where the parts of a room begin; return its size in bytes, a multiple of 64. */
static int64_t plan_room(attention_run *run)
{
    int64_t width = run->tile->columns;
    int64_t keys = tni_round_up(run->keys, width) * run->size * run->bytes;
    int64_t values = run->packs_values ? run->keys * run->width * run->bytes : 0;
    run->at_values = tni_round_up(keys, 64);
    run->at_scores = run->at_values + tni_round_up(values, 64);
    run->at_sums = run->at_scores + BLOCK_ROWS * BLOCK_KEYS * run->bytes;
    return run->at_sums + tni_round_up(BLOCK_ROWS * run->width * run->bytes, 64);
}

/*
 * Return whether a block's rows of values compete for cache sets, as they are a multiple of 256
 * bytes apart and a tile reads a line of each: then a strip of them fits the first-level cache only
 * when it is packed. That pays if several tiles meet a head's values.
 */
static bool competes(const attention_run *run)
{
    return run->tile->columns * run->bytes <= 64 && run->rows >= 4 * run->tile->rows &&
           step_of(run->call->value, 2, run->bytes) % 256 == 0;
}

/*
 * Compute a call: choose the loops of this ISA and dtype, allocate a room per thread and the table
 * of offsets in one block, and run the units in parallel.
 */
tn_status tni_attend(const tni_attention *call)
{
    static const tni_attention_table *const tables[] = {TNI_TABLES(tni_attention_loops)};
    const tn_tensor *query = call->query;
    const tni_attention_table *table = tables[tni_cpu_isa()];
    const tni_tiles *tiles = tni_tiles_here();
    bool is_double = query->dtype == TN_DTYPE_F64;
    attention_run run = {.call = call,
                         .packer = tni_packer_for((tn_dtype)query->dtype),
                         .tile = is_double ? &tiles->twice : &tiles->single,
                         .loops = is_double ? &table->twice : &table->single,
                         .bytes = tni_dtypes[query->dtype].bytes,
                         .heads = query->sizes[1],
                         .rows = query->sizes[2],
                         .keys = call->key->sizes[2],
                         .size = query->sizes[3]};
    if (query->numel == 0)
        return TN_OK;
    if (query->strides[3] == 1 && call->key->strides[3] == 1)
        run.dots = is_double ? &tiles->dots_long : &tiles->dots;
    /* Inside of another parallel region the work runs on the calling thread alone. */
    int64_t threads = tni_in_parallel() ? 1 : tni_num_threads();
    int64_t width = run.tile->columns;
    run.blocks = tni_ceil_div(run.rows, BLOCK_ROWS);
    run.width = tni_round_up(run.size, width);
    /*
     * Tiles load whole vectors of dense columns; other values, and a ragged last strip, are packed.
     */
    run.packs_values = call->value->strides[3] != 1 || run.size % width != 0 || competes(&run);
    int64_t room = plan_room(&run);
    int64_t depth = run.size > run.keys ? run.size : run.keys;
    /*
     * Expanded keys (stride 0) can be more than any memory would hold: check that sizes do not
     * overflow.
     */
    bool is_far = tni_mul_saturating(run.keys, run.width + width) > INT64_MAX / 64 / threads;
    char *memory =
        is_far ? NULL
               : tni_malloc_aligned(
                     64, (size_t)(room * threads +
                                  tni_round_up(depth * (int64_t)sizeof *run.key_offsets, 64)));
    if (memory == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for attention over %lld keys of %lld",
                        (long long)run.keys, (long long)run.size);
    run.rooms = memory;
    run.room_bytes = threads == 1 ? 0 : room;
    run.key_offsets = (int64_t *)(void *)(memory + room * threads);
    /* Row k of a packed strip begins after k rows of `width` elements. */
    for (int64_t k = 0; k < run.size; k++)
        run.key_offsets[k] = k * width * run.bytes;
    for (int64_t k = 0; k < BLOCK_KEYS; k++)
        run.value_offsets[k] = tni_mul_wrapping(
            k, run.packs_values ? width * run.bytes : step_of(call->value, 2, run.bytes));
    /* A thread is worth it from 65,536 multiplications on. */
    int64_t work = BLOCK_ROWS * run.keys * run.size + 1;
    tni_parallel_for(0, query->sizes[0] * run.heads * run.blocks, 65536 / work + 1, run_some, &run);
    tni_free(memory);
    return TN_OK;
}
