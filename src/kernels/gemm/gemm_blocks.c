/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How products run in blocks of tiles.
 *
 *     a block of C = rows of it by columns of it, for one thread
 *     for each depth that fits the second cache:
 *         pack the block's rows of A; for each strip of B, for each few rows of A: a tile
 *
 * Sums go to C itself where it has the tile's dtype and nothing is to be done with them, else to a
 * buffer of the thread until the depth is over, so that an element is rounded to the result's dtype
 * once. B is packed, if it is read often enough to be worth it, for all blocks at once, or strip by
 * strip where one block has all rows; a strip that is narrower than a tile always is.
 */
#include "kernels/gemm/gemm_blocks.h"

/*
 * Rows of A that are packed at a time; they stay in the second cache. Up to twice as many are done
 * at once if that is all: then B is packed strip by strip.
 */
#define BLOCK_ROWS 96

/* Depth that is added at a time: a strip of B stays in the first cache. Even, for pairs. */
#define BLOCK_DEPTH 256

/* Columns of a block whose sums go to a buffer. */
#define BLOCK_COLUMNS 512

/* What is packed of B at a time, in numbers: beyond it, columns are done in turns. */
#define PACKED_MOST (INT64_C(1) << 20)

/* Multiplications below which a second thread costs more than it brings: some ten microseconds. */
#define GRAIN 524288

/* Bytes of B that stay in the first cache, so that they are read as they lie. */
#define SMALL_BYTES 32768

/* Strips of B up to which rows of A are not read often enough to be packed. */
#define FEW_STRIPS 4

/* One product in blocks, for the columns that are packed at a time. */
typedef struct blocked {
    const tni_product *product; /* what is computed */
    const tni_packer *packer;   /* for its dtype */
    const tni_tile *tile;       /* of this process's ISA */
    int64_t bytes;              /* of what a tile takes as a number */
    int64_t first;              /* first column of the turn */
    int64_t columns;            /* its columns */
    int64_t width;              /* columns that are packed, rounded up to strips */
    int64_t block_rows;         /* rows of a block */
    int64_t row_blocks;         /* blocks of rows */
    int64_t block_columns;      /* columns of a block, a multiple of a strip's */
    int64_t a_step;             /* rows that a packed strip of A has room for */
    bool reads_a;               /* A is read as it lies */
    bool reads_b;               /* B likewise, but for a strip that is narrower than a tile */
    bool writes_c;              /* sums go to C, but for those of such a strip */
    bool packs_late;            /* a strip of B is packed when its one block comes to it */
    int64_t *strip_places;      /* where rows of a packed strip of B begin */
    int64_t *matrix_positions;  /* where rows of B begin as it lies */
    char *packed;               /* B: block by depth, strip by strip */
    char *rooms;                /* A, a strip of B and sums, one room per thread */
    int64_t a_bytes;            /* of A in a room */
    int64_t b_bytes;            /* of the strip of B behind it */
    int64_t room_bytes;         /* of a room; 0: there is one only */
} blocked;

/* Units of depth. */
static int64_t units_of(const blocked *run, int64_t depth)
{
    return tni_ceil_div(depth, run->packer->unit);
}

/* Where the strip of B that holds column j of the turn is packed, for the depth from k. */
static char *packed_strip(const blocked *run, int64_t k, int64_t depth, int64_t j)
{
    int64_t column = run->reads_b ? 0 : j;
    TNI_ASSERT(column + run->tile->columns <= run->width && k + depth <= run->product->k);
    return run->packed +
           (units_of(run, k) * run->width + column * units_of(run, depth)) * run->bytes;
}

/* Packs the strip from column j of the turn. */
static void pack_strip(const blocked *run, int64_t k, int64_t depth, int64_t j, char *to)
{
    const tni_product *p = run->product;
    int64_t width = run->tile->columns;
    int64_t columns = tni_min(run->columns - j, width);
    TNI_ASSERT(columns > 0 && depth > 0 && depth <= BLOCK_DEPTH);
    if (p->pack != NULL)
        p->pack(p->pack_context, k, depth, run->first + j, columns, width, to);
    else
        run->packer->pack_b(p, k, depth, run->first + j, columns, width, to);
}

/* Packs strips [begin, end) of the turn, over the whole depth. */
static void pack_strips(int64_t begin, int64_t end, void *context)
{
    const blocked *run = context;
    for (int64_t strip = begin; strip < end; strip++)
        for (int64_t k = 0; k < run->product->k; k += BLOCK_DEPTH) {
            int64_t depth = tni_min(run->product->k - k, BLOCK_DEPTH);
            int64_t j = strip * run->tile->columns;
            pack_strip(run, k, depth, j, packed_strip(run, k, depth, j));
        }
}

/* Rows and columns of C that are done at a time. */
typedef struct block {
    int64_t i0, rows;    /* first row, and how many */
    int64_t j0, columns; /* first column of the turn, and how many */
    int64_t strips;      /* few rows of A at a time: how often */
    char *a;             /* room for A */
    char *b;             /* room for a strip of B */
    char *sums;          /* room for sums */
    int64_t sums_row;    /* bytes between rows of them */
} block;

/* Rows are shared out evenly among the strips of a block. */
static int64_t strip_row(const block *b, int64_t strip)
{
    return b->rows * strip / b->strips;
}

static void pack_rows(const blocked *run, const block *b, int64_t k, int64_t depth)
{
    int64_t strip_bytes = run->a_step * units_of(run, depth) * run->bytes;
    TNI_ASSERT(b->strips * strip_bytes <= run->a_bytes);
    for (int64_t s = 0; s < b->strips; s++) {
        int64_t row = strip_row(b, s);
        run->packer->pack_a(run->product, b->i0 + row, strip_row(b, s + 1) - row, k, depth,
                            run->a_step, b->a + s * strip_bytes);
    }
}

/* What all tiles of a block at one depth have in common for A. */
static tni_tile_call call_for(const blocked *run, const block *b, int64_t k, int64_t depth)
{
    const tni_product *p = run->product;
    int64_t number = run->bytes / run->packer->unit;
    tni_tile_call call = {.depth = units_of(run, depth)};
    if (run->reads_a) {
        call.a = (const char *)p->a + (b->i0 * p->a_row + k * p->a_col) * number;
        call.a_row = tni_mul_wrapping(p->a_row, number);
        call.a_col = p->a_col * run->bytes;
    } else {
        call.a = b->a;
        call.a_row = run->bytes;
        call.a_col = run->a_step * run->bytes;
    }
    return call;
}

/* The tiles of one strip of B. */
static void run_strip(const blocked *run, const block *b, const tni_tile_call *strip)
{
    tni_tile_call call = *strip;
    int64_t strip_bytes = run->a_step * call.depth * run->bytes;
    for (int64_t s = 0; s < b->strips; s++) {
        int64_t row = strip_row(b, s);
        call.a = strip->a + (run->reads_a ? row * call.a_row : s * strip_bytes);
        call.out = strip->out + row * call.out_row;
        if (call.had != NULL)
            call.had = strip->had + row * call.had_row;
        TNI_ASSERT(strip_row(b, s + 1) > row && strip_row(b, s + 1) - row <= run->tile->rows);
        run->tile->work[strip_row(b, s + 1) - row](&call);
    }
}

/* Where a tile finds the strip of B from column j of the block. */
static void find_strip(const blocked *run, const block *b, int64_t k, int64_t j,
                       tni_tile_call *call)
{
    const tni_product *p = run->product;
    int64_t depth = tni_min(p->k - k, BLOCK_DEPTH);
    int64_t column = b->j0 + j;
    call->b_offsets = run->strip_places;
    if (p->b_offsets != NULL) {
        call->b = (const char *)p->b + (run->first + column) * run->bytes;
        call->b_offsets = p->b_offsets + k;
    } else if (run->reads_b && b->columns - j >= run->tile->columns) {
        call->b = (const char *)p->b + (k * p->b_row + run->first + column) * run->bytes;
        call->b_offsets = run->matrix_positions;
    } else if (run->packs_late) {
        call->b = b->b;
        pack_strip(run, k, depth, column, b->b);
    } else {
        call->b = packed_strip(run, k, depth, column);
    }
}

/* Where its sums go, and what is added to them: those of the depth before, or S. */
static void find_sums(const blocked *run, const block *b, int64_t k, int64_t j, tni_tile_call *call)
{
    const tni_product *p = run->product;
    int64_t column = run->first + b->j0 + j;
    bool writes_c = run->writes_c && b->columns - j >= run->tile->columns;
    if (writes_c) {
        call->out = (char *)p->c + (b->i0 * p->c_row + column) * run->bytes;
        call->out_row = tni_mul_wrapping(p->c_row, run->bytes);
    } else {
        call->out = b->sums + (run->writes_c ? 0 : j * run->bytes);
        call->out_row = b->sums_row;
    }
    call->had = k > 0 ? call->out : NULL;
    call->had_row = call->out_row;
    if (writes_c && k == 0 && p->added != NULL && p->beta.real == 1) {
        call->had = (const char *)p->added + (b->i0 * p->added_row + column) * run->bytes;
        call->had_row = tni_mul_wrapping(p->added_row, run->bytes);
    }
}

/* The tiles of one block at one depth. */
static void add_depth(const blocked *run, const block *b, int64_t k, int64_t depth)
{
    tni_tile_call call = call_for(run, b, k, depth);
    if (!run->reads_a)
        pack_rows(run, b, k, depth);
    for (int64_t j = 0; j < b->columns; j += run->tile->columns) {
        find_strip(run, b, k, j, &call);
        find_sums(run, b, k, j, &call);
        run_strip(run, b, &call);
    }
}

/* Columns of one row of sums to C; those between two lines of it are left out. */
static void store_row(const blocked *run, int64_t i, int64_t j, int64_t columns, const char *sums)
{
    const tni_product *p = run->product;
    if (p->line_step == 0) {
        run->packer->store(p, i, j, columns, sums);
        return;
    }
    for (int64_t done = 0; done < columns;) {
        int64_t line = (j + done) / p->line_step;
        int64_t at = (j + done) % p->line_step;
        int64_t count = tni_min(p->line_step - at, columns - done);
        if (at < p->line)
            run->packer->store(p, i, line * p->line + at, tni_min(p->line - at, count),
                               sums + done * run->bytes);
        done += count;
    }
}

static void store_sums(const blocked *run, const block *b)
{
    int64_t first = run->writes_c ? b->columns - b->columns % run->tile->columns : 0;
    for (int64_t i = 0; i < b->rows && first < b->columns; i++)
        store_row(run, b->i0 + i, run->first + b->j0 + first, b->columns - first,
                  b->sums + i * b->sums_row);
}

/* Blocks [begin, end) of the turn. Within another parallel loop there is one thread and room. */
static void run_blocks(int64_t begin, int64_t end, void *context)
{
    const blocked *run = context;
    const tni_product *p = run->product;
    block b = {.a = run->rooms};
    if (run->room_bytes != 0)
        b.a += tni_thread_index() * run->room_bytes;
    b.b = b.a + run->a_bytes;
    b.sums = b.b + run->b_bytes;
    b.sums_row = (run->writes_c ? run->tile->columns : run->block_columns) * run->bytes;
    for (int64_t at = begin; at < end; at++) {
        b.i0 = at % run->row_blocks * run->block_rows;
        b.rows = tni_min(p->m - b.i0, run->block_rows);
        b.j0 = at / run->row_blocks * run->block_columns;
        b.columns = tni_min(run->columns - b.j0, run->block_columns);
        b.strips = tni_ceil_div(b.rows, run->tile->rows);
        TNI_ASSERT(b.rows > 0 && b.columns > 0);
        for (int64_t k = 0; k < p->k; k += BLOCK_DEPTH)
            add_depth(run, &b, k, tni_min(p->k - k, BLOCK_DEPTH));
        store_sums(run, &b);
    }
}

/* ---- plans ---- */

static const tni_tile *tile_for(const tni_packer *packer)
{
    const tni_tiles *tiles = tni_tiles_here();
    return packer->unit == 2 ? &tiles->pairs : packer->has_double ? &tiles->twice : &tiles->single;
}

/* Rows at steps of pages would push each other out of the first cache. */
static bool is_far_apart(int64_t rows, int64_t step)
{
    return rows > 4 && step % 2048 == 0;
}

/* What need not be packed. */
static void plan_reading(blocked *run)
{
    const tni_product *p = run->product;
    const tni_packer *packer = run->packer;
    int64_t width = run->tile->columns;
    int64_t strips = tni_ceil_div(p->n, width);
    bool has_pairs = packer->unit == 2;
    run->reads_a = packer->is_plain && strips <= FEW_STRIPS &&
                   (!has_pairs || (p->a_col == 1 && p->k % 2 == 0)) &&
                   !is_far_apart(p->m, tni_mul_wrapping(p->a_row, run->bytes / packer->unit));
    run->reads_b =
        packer->is_plain && !has_pairs && p->pack == NULL && p->b_col == 1 &&
        (p->m <= 2 * run->tile->rows ||
         tni_mul_saturating(tni_mul_saturating(p->k, p->b_row), run->bytes) <= SMALL_BYTES);
    run->reads_b |= p->b_offsets != NULL;
    run->writes_c =
        packer->is_plain && !has_pairs && p->c_col == 1 && p->line_step == 0 &&
        p->alpha.real == 1 &&
        (p->added == NULL || p->beta.real == 0 || (p->beta.real == 1 && p->added_col == 1));
}

/* Blocks of rows enough for all threads: each packs its own part of A. */
static void plan_rows(blocked *run, int64_t threads)
{
    const tni_product *p = run->product;
    int64_t parts = p->m <= 2 * BLOCK_ROWS ? 1 : tni_ceil_div(p->m, BLOCK_ROWS);
    if (p->m >= threads * 2 * run->tile->rows)
        parts = tni_round_up(parts, threads);
    run->block_rows = tni_ceil_div(p->m, parts);
    run->row_blocks = tni_ceil_div(p->m, run->block_rows);
    run->packs_late = run->row_blocks == 1;
}

/* Columns of a turn. */
static int64_t plan_turn(const blocked *run)
{
    const tni_product *p = run->product;
    int64_t turn = PACKED_MOST / p->k / BLOCK_COLUMNS * BLOCK_COLUMNS;
    if (run->reads_b || run->packs_late)
        return p->n;
    return tni_min(p->n, turn < BLOCK_COLUMNS ? BLOCK_COLUMNS : turn);
}

/* Columns of a block, for threads that have no rows of their own. */
static void plan_columns(blocked *run, int64_t threads)
{
    int64_t columns = run->writes_c ? run->columns : tni_min(run->columns, BLOCK_COLUMNS);
    int64_t shares = tni_ceil_div(threads, run->row_blocks);
    run->block_columns =
        tni_round_up(tni_min(columns, tni_ceil_div(run->columns, shares)), run->tile->columns);
}

/* Bytes in one block of memory, in the order of the fields; each part begins at a cache line. */
typedef struct room_plan {
    int64_t packed;  /* B */
    int64_t rooms;   /* of all threads */
    int64_t threads; /* how many have one */
} room_plan;

static room_plan plan_rooms(blocked *run, int64_t threads)
{
    const tni_product *p = run->product;
    int64_t width = run->tile->columns;
    int64_t strips = tni_ceil_div(run->block_rows, run->tile->rows);
    int64_t depth = units_of(run, tni_min(p->k, BLOCK_DEPTH));
    int64_t sums = run->block_rows * (run->writes_c ? width : run->block_columns);
    bool packs_b = p->b_offsets == NULL && (!run->reads_b || p->n % width != 0);
    run->width = run->reads_b ? width : tni_round_up(plan_turn(run), width);
    run->a_bytes = run->reads_a ? 0 : tni_round_up(strips * run->a_step * depth * run->bytes, 64);
    run->b_bytes = packs_b && run->packs_late ? width * depth * run->bytes : 0;
    run->room_bytes = run->a_bytes + run->b_bytes + tni_round_up(sums * run->bytes, 64);
    int64_t packed =
        packs_b && !run->packs_late ? run->width * units_of(run, p->k) * run->bytes : 0;
    return (room_plan){tni_round_up(packed, 64), run->room_bytes * threads, threads};
}

/* Where rows begin, for one depth. */
static void find_places(const blocked *run, int64_t *strip, int64_t *matrix)
{
    const tni_product *p = run->product;
    int64_t depth = tni_min(p->k, BLOCK_DEPTH);
    TNI_ASSERT(depth > 0);
    for (int64_t k = 0; k < depth; k++) {
        strip[k] = k * run->tile->columns * run->bytes;
        matrix[k] = run->reads_b ? k * p->b_row * run->bytes : 0;
    }
}

/* One turn: B is packed by all threads, then the blocks are shared out. */
static void run_turn(blocked *run, bool packs_b)
{
    const tni_product *p = run->product;
    int64_t width = run->tile->columns;
    int64_t strips = tni_ceil_div(run->columns, width);
    int64_t first = run->reads_b ? strips - 1 : 0;
    int64_t blocks = tni_ceil_div(run->columns, run->block_columns) * run->row_blocks;
    TNI_ASSERT(run->block_columns % width == 0 && run->row_blocks * run->block_rows >= p->m);
    int64_t work = p->m * run->columns / blocks * p->k + 1;
    if (packs_b)
        tni_parallel_for(first, strips, GRAIN / (width * p->k) + 1, pack_strips, run);
    tni_parallel_for(0, blocks, GRAIN / work + 1, run_blocks, run);
}

/* All columns of the product, in turns of so many. */
static void run_turns(blocked *run, int64_t turn, bool packs_b)
{
    for (run->first = 0; run->first < run->product->n; run->first += turn) {
        run->columns = tni_min(run->product->n - run->first, turn);
        run_turn(run, packs_b);
    }
}

tni_product tni_product_at(const tni_product *first, int64_t i, const int64_t steps[4])
{
    tni_product p = *first;
    if (i == 0)
        return p;
    if (p.a != NULL) /* factors without elements have no memory, and are not read */
        p.a = (const char *)p.a + i * steps[0];
    if (p.b != NULL)
        p.b = (const char *)p.b + i * steps[1];
    p.c = (char *)p.c + i * steps[2];
    if (p.added != NULL)
        p.added = (const char *)p.added + i * steps[3];
    return p;
}

tn_status tni_multiply_blocks(const tni_product *p, int64_t count, const int64_t steps[4],
                              const tni_packer *packer)
{
    int64_t strip_places[BLOCK_DEPTH];
    int64_t matrix_positions[BLOCK_DEPTH];
    int64_t threads = tni_in_parallel() ? 1 : tni_num_threads();
    blocked run = {
        .product = p, .packer = packer, .tile = tile_for(packer), .bytes = packer->bytes};
    run.a_step = tni_round_up(run.tile->rows, 4);
    if (tni_mul_saturating(tni_mul_saturating(p->m, p->n), p->k) <= GRAIN)
        threads = 1;
    plan_reading(&run);
    plan_rows(&run, threads);
    int64_t turn = run.columns = plan_turn(&run);
    plan_columns(&run, threads);
    room_plan rooms = plan_rooms(&run, threads);
    char *memory = tni_malloc_aligned(64, (size_t)(rooms.packed + rooms.rooms + 64));
    if (memory == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for a product of %lldx%lld and %lldx%lld",
                        (long long)p->m, (long long)p->k, (long long)p->k, (long long)p->n);
    run.packed = memory;
    run.rooms = memory + rooms.packed;
    if (threads == 1)
        run.room_bytes = 0;
    run.strip_places = strip_places;
    run.matrix_positions = matrix_positions;
    find_places(&run, strip_places, matrix_positions);
    for (int64_t i = 0; i < count; i++) {
        tni_product each = tni_product_at(p, i, steps);
        run.product = &each;
        run_turns(&run, turn, rooms.packed != 0);
    }
    tni_free(memory);
    return TN_OK;
}
