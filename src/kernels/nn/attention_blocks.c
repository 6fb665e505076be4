/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Attention in blocks. A thread goes through blocks of rows; keys and, where tiles cannot read them
 * as they lie, values of a head are packed when the first block of it comes.
 */
#include "kernels/nn/attention.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_blocks.h"

#include <math.h>

/* Rows of Q and keys that meet at a time: their scores stay in the second cache. */
#define BLOCK_ROWS 64
#define BLOCK_KEYS 256

/* What a call comes to, for all threads. */
typedef struct attention_run {
    const tni_attention *call;        /* what is computed */
    const tni_packer *packer;         /* for its dtype */
    const tni_tile *tile;             /* likewise */
    const tni_attention_loops *loops; /* likewise */
    int64_t bytes;                    /* of a number */
    int64_t heads, rows, keys, size;  /* H, L, S and E */
    int64_t blocks;                   /* blocks of rows in a head */
    int64_t width;                    /* E, rounded up to tiles */
    bool packs_values;                /* values are packed */
    int64_t *positions;               /* where rows of a packed strip begin */
    int64_t value_places[BLOCK_KEYS]; /* where rows of values begin */
    char *rooms;                      /* one per thread */
    int64_t room_bytes;               /* of one; 0: there is one only */
    int64_t at_values, at_scores;     /* parts of a room: keys are first */
    int64_t at_sums;                  /* likewise */
} attention_run;

/* Bytes from one element to the next along a dimension, which may have one element only and then
 * any stride. */
static int64_t step_of(const tn_tensor *self, int dim, int64_t bytes)
{
    return tni_mul_wrapping(self->strides[dim], bytes);
}

/* The first element of a head. */
static char *head_of(const tn_tensor *self, int64_t batch, int64_t head, int64_t bytes)
{
    return (char *)self->data + tni_add_wrapping(tni_mul_wrapping(batch, step_of(self, 0, bytes)),
                                                 tni_mul_wrapping(head, step_of(self, 1, bytes)));
}

/* Strips of columns, over the whole depth: keys are turned, values are not. */
static void pack(const attention_run *run, const char *from, int64_t depth, int64_t depth_step,
                 int64_t columns, int64_t column_step, char *to)
{
    int64_t width = run->tile->columns;
    tni_product p = {.b = from, .b_row = depth_step, .b_col = column_step};
    for (int64_t j = 0; j < columns; j += width)
        run->packer->pack_b(&p, 0, depth, j, tni_min(columns - j, width), width,
                            to + j * depth * run->bytes);
}

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

/* A block of rows of one head. */
typedef struct rows_block {
    int64_t batch, head;                /* which head of Q */
    int64_t first, count;               /* rows */
    char *room;                         /* of the thread */
    tni_attention_row rows[BLOCK_ROWS]; /* how far each row is */
} rows_block;

/* Tiles of all rows of a block with one strip of columns. */
static void run_tiles(const attention_run *run, int64_t rows, tni_tile_call *call)
{
    int64_t strips = (rows + run->tile->rows - 1) / run->tile->rows;
    const char *a = call->a;
    char *out = call->out;
    for (int64_t s = 0; s < strips; s++) {
        int64_t row = rows * s / strips;
        call->a = a + row * call->a_row;
        call->out = out + row * call->out_row;
        if (call->had != NULL)
            call->had = call->out;
        run->tile->work[rows * (s + 1) / strips - row](call);
    }
    call->a = a;
}

/* Scores of a block with keys [from, from + count). */
static void score(const attention_run *run, const rows_block *b, int64_t from, int64_t count)
{
    const tn_tensor *query = run->call->query;
    int64_t width = run->tile->columns;
    tni_tile_call call = {.a_row = step_of(query, 2, run->bytes),
                          .a_col = step_of(query, 3, run->bytes),
                          .b_offsets = run->positions,
                          .depth = run->size,
                          .out_row = BLOCK_KEYS * run->bytes};
    call.a = head_of(query, b->batch, b->head, run->bytes) + b->first * call.a_row;
    for (int64_t j = 0; j < count; j += width) {
        call.b = b->room + (from + j) * run->size * run->bytes;
        call.out = b->room + run->at_scores + j * run->bytes;
        run_tiles(run, b->count, &call);
    }
}

/* Scores to weights, and what was summed before to its share. */
static void weigh(const attention_run *run, rows_block *b, int64_t from, int64_t count)
{
    const tni_attention *c = run->call;
    for (int64_t i = 0; i < b->count; i++) {
        tni_attention_row *row = &b->rows[i];
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
        if (from > 0 && row->shrink != 1)
            run->loops->shrink(b->room + run->at_sums + i * run->width * run->bytes, row->shrink,
                               run->width);
    }
}

/* Weights by values, added to the sums. */
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
                          .b_offsets = run->value_places,
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

static void run_rows(const attention_run *run, rows_block *b)
{
    int64_t keys = run->call->is_causal ? tni_min(run->keys, b->first + b->count) : run->keys;
    for (int64_t i = 0; i < b->count; i++)
        b->rows[i] = (tni_attention_row){.most = -(double)INFINITY};
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

/* Blocks of rows [begin, end), head by head. */
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
        int64_t source = b.batch * run->heads + b.head / run->call->group;
        if (source != packed)
            pack_head(run, b.batch, b.head / run->call->group, b.room);
        packed = source;
        run_rows(run, &b);
    }
}

/* Where the parts of a room lie. */
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

tn_status tni_attend(const tni_attention *call)
{
    static const tni_attention_table *const tables[] = {
        &tni_attention_loops_base,
#ifdef __x86_64__
        &tni_attention_loops_avx2,
        &tni_attention_loops_avx512,
#endif
    };
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
    int64_t threads = tni_in_parallel() ? 1 : tni_num_threads();
    int64_t width = run.tile->columns;
    run.blocks = (run.rows + BLOCK_ROWS - 1) / BLOCK_ROWS;
    run.width = tni_round_up(run.size, width);
    run.packs_values = call->value->strides[3] != 1 || run.size % width != 0;
    int64_t room = plan_room(&run);
    int64_t depth = run.size > run.keys ? run.size : run.keys;
    /* Keys that are one in memory can be more than any memory holds. */
    bool is_far = tni_mul_saturating(run.keys, run.width + width) > INT64_MAX / 64 / threads;
    char *memory =
        is_far ? NULL
               : tni_malloc_aligned(
                     64, (size_t)(room * threads +
                                  tni_round_up(depth * (int64_t)sizeof *run.positions, 64)));
    if (memory == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for attention over %lld keys of %lld",
                        (long long)run.keys, (long long)run.size);
    run.rooms = memory;
    run.room_bytes = threads == 1 ? 0 : room;
    run.positions = (int64_t *)(void *)(memory + room * threads);
    for (int64_t k = 0; k < run.size; k++)
        run.positions[k] = k * width * run.bytes;
    for (int64_t k = 0; k < BLOCK_KEYS; k++)
        run.value_places[k] = tni_mul_wrapping(
            k, run.packs_values ? width * run.bytes : step_of(call->value, 2, run.bytes));
    int64_t work = BLOCK_ROWS * run.keys * run.size + 1;
    tni_parallel_for(0, query->sizes[0] * run.heads * run.blocks, 65536 / work + 1, run_some, &run);
    tni_free(memory);
    return TN_OK;
}
