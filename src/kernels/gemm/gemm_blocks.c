/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Blocked matrix products of floating dtypes and integers.
 *
 *     for each chunk of columns (as much of B as is packed at once):
 *         pack B, strip by strip, over the whole depth
 *         for each block of C = rows of it by columns of it:          shared out among threads
 *             for each part of the depth:
 *                 pack the block's rows of A
 *                 for each strip of B, for each few rows of A: a tile
 *
 * Sizes are chosen so that a strip of B stays in the first-level cache while all rows of the block
 * meet it, and the packed rows of A in the second-level cache.
 *
 * Sums go to C directly if it has the tile's dtype and nothing else is to be done with them, else
 * to a buffer of the thread until the depth is over, so that an element is rounded to the result's
 * dtype once. Packing is skipped where it does not pay (plan_reading); where one block has all
 * rows, B is packed strip by strip as the block comes to it, or by the first tile of each strip,
 * which reads it in place. At AVX-512 columns that are too few for a tile have tiles of their own;
 * else they are always packed.
 */
#include "kernels/gemm/gemm_blocks.h"

#include "tensor/packed_forms.h"

/*
 * Rows of A that are packed at a time: 96 x 256 floats are 96 KiB, for the second-level cache. Up
 * to ALONE_ROWS are one block, so that B need not be packed for several.
 */
#define BLOCK_ROWS 96
#define ALONE_ROWS 288

/*
 * The most of the depth added at a time: a strip of B, 32 x 256 floats or less, stays in the
 * first-level cache. Even, for pairs.
 */
#define BLOCK_DEPTH 256

/*
 * The bytes of a strip of B and one of A that stay in the first-level cache together. A depth is
 * added in equal parts of about as many numbers, of at most BLOCK_DEPTH.
 */
#define STRIPS_BYTES 36864

/*
 * The same for distances, whose sums have to be as near as those of several lanes: errors grow with
 * the longest chain of additions, which is shortest where a part is the root of the depth. A half
 * of it for depths up to DISTANCE_SHORT.
 */
#define DISTANCE_DEPTH 32
#define DISTANCE_SHORT 256

/* The most columns of a block whose sums go to a buffer. */
#define BLOCK_COLUMNS 576

/* The most numbers of B packed in one chunk; wider products take several. */
#define PACKED_MOST (INT64_C(1) << 20)

/* The least work for a thread, in multiplications: some ten microseconds. */
#define GRAIN 524288

/* The same for packing, in numbers. */
#define PACKING_GRAIN 32768

/* A matrix B up to this size stays in the first-level cache, so its rows are read in place. */
#define SMALL_BYTES 32768

/*
 * With at most so many strips of B, rows of A are not read often enough for packing to pay: packing
 * takes as long as two or three strips, and a tile reads rows that lie apart nearly as fast.
 */
#define FEW_STRIPS 24

/*
 * The same for rows of A that compete for cache sets: packing reads them once itself. Rows of wide
 * tiles are few enough for the ways of a set.
 */
#define STRIPS_APART 2

/* Strips of wide tiles from which on it does not matter that others are left over. */
#define MANY_STRIPS 2

/* Bytes of a cache line, and the least tiles of a strip among which the next one is fetched. */
#define LINE         64
#define FETCH_STRIPS 4

/* One product, and the chunk of columns that is being computed. */
typedef struct blocked {
    const tni_product *product; /* what is computed */
    const tni_packer *packer;   /* for its dtype */
    const tni_tile *tile;       /* of this process's ISA */
    const tni_tile *middle;     /* for columns that are too few for a tile; NULL: none */
    const tni_tile *narrow;     /* for those that are too few for that; NULL: none */
    int64_t bytes;              /* of a unit: a number, or a pair of bfloat16 */
    int64_t part;               /* of the depth that is added at a time */
    int64_t first;              /* first column of the chunk */
    int64_t columns;            /* columns of the chunk */
    int64_t width;              /* columns that are packed, whole strips */
    int64_t block_rows;         /* rows of a block */
    int64_t row_blocks;         /* blocks of rows */
    int64_t block_columns;      /* columns of a block, a multiple of a tile's or a narrow one's */
    bool by_columns;            /* one thread computes all blocks of the same columns */
    int64_t a_step;             /* rows that a packed strip of A has room for */
    bool reads_a;               /* A is read in place */
    bool reads_b;               /* B is read in place, but for an edge without narrow tiles */
    bool writes_c;              /* sums go to C, but for those of such an edge */
    bool packs_late;            /* one block has all rows: it packs each strip of B itself */
    bool packs_first;           /* the first tile of a strip packs it, while it reads it in place */
    int64_t after_bytes[3];     /* of C, B and A of the next product of a batch, which lie behind
                                   this one's; 0: there is none, or it lies elsewhere */
    int64_t *strip_offsets;     /* where rows of a packed strip of B begin */
    int64_t *matrix_offsets;    /* where rows of B begin in place */
    char *packed;               /* B: by part of the depth, then by strip */
    char *kept_a;               /* A, packed before: by block of rows, then by part of the depth */
    int64_t kept_bytes;         /* of a unit of depth of it: all strips of a block of rows */
    char *rooms;                /* for each thread: A, a strip of B, sums */
    int64_t a_bytes;            /* of A in a room */
    int64_t b_bytes;            /* of the strip of B that follows it */
    int64_t room_bytes;         /* of a room; 0: there is one only */
} blocked;

/* Return the units in a depth, the last one perhaps half full. */
static int64_t units_of(const blocked *run, int64_t depth)
{
    return tni_ceil_div(depth, run->packer->unit);
}

/*
 * Return where the strip of B that begins at column j of the chunk is packed, for the part of the
 * depth from k. When B is read in place, the only packed strip is the narrow last one.
 */
static char *packed_strip(const blocked *run, int64_t k, int64_t depth, int64_t j)
{
    int64_t column = run->reads_b ? 0 : j;
    TNI_ASSERT(column + run->tile->columns <= run->width && k + depth <= run->product->k);
    return run->packed +
           (units_of(run, k) * run->width + column * units_of(run, depth)) * run->bytes;
}

/* Pack the strip from column j of the chunk, for one part of the depth. */
static void pack_strip(const blocked *run, int64_t k, int64_t depth, int64_t j, char *to)
{
    const tni_product *p = run->product;
    int64_t width = run->tile->columns;
    int64_t columns = tni_min(run->columns - j, width);
    TNI_ASSERT(columns > 0 && depth > 0 && depth <= run->part);
    if (p->pack != NULL)
        p->pack(p->pack_context, k, depth, run->first + j, columns, width, to);
    else
        run->packer->pack_b(p, k, depth, run->first + j, columns, width, to);
}

/* Pack strips [begin, end) of the chunk over the whole depth. */
static void pack_strips(int64_t begin, int64_t end, void *context)
{
    const blocked *run = context;
    for (int64_t strip = begin; strip < end; strip++)
        for (int64_t k = 0; k < run->product->k; k += run->part) {
            int64_t depth = tni_min(run->product->k - k, run->part);
            int64_t j = strip * run->tile->columns;
            pack_strip(run, k, depth, j, packed_strip(run, k, depth, j));
        }
}

/* What is fetched meanwhile for the next product of a batch. */
typedef struct queue {
    const char *at;  /* next line */
    const char *end; /* of the matrix that is being fetched */
    int matrices;    /* those that are left after it */
} queue;

/* A block of C, the work of one thread at a time. */
typedef struct block {
    int64_t i0, rows;    /* first row, and how many */
    int64_t j0, columns; /* first column of the chunk, and how many */
    int64_t strips;      /* groups of rows that are one tile high */
    int64_t each, rest;  /* rows / strips and what is left over */
    char *a;             /* room for packed A */
    char *b;             /* room for a packed strip of B */
    char *sums;          /* room for sums */
    int64_t sums_row;    /* bytes from one row of sums to the next */
    queue *later;        /* what is fetched when nothing is for the block itself */
} block;

/*
 * Return the rows of the next strip. Rows are shared out evenly among strips, so that no tile is
 * left with one row: strip s begins at rows * s / strips. *rest is 0 before the first strip.
 */
static int64_t next_rows(const block *b, int64_t *rest)
{
    *rest += b->rest;
    if (*rest < b->strips)
        return b->each;
    *rest -= b->strips;
    return b->each + 1;
}

/* Pack the block's rows of A for one part of the depth. */
static void pack_rows(const blocked *run, const block *b, int64_t k, int64_t depth, char *to)
{
    int64_t strip_bytes = run->a_step * units_of(run, depth) * run->bytes;
    TNI_ASSERT(run->kept_a != NULL || b->strips * strip_bytes <= run->a_bytes);
    for (int64_t s = 0, row = 0, rest = 0, rows; s < b->strips; s++, row += rows) {
        rows = next_rows(b, &rest);
        run->packer->pack_a(run->product, b->i0 + row, rows, k, depth, run->a_step,
                            to + s * strip_bytes);
    }
}

/* Return where the block of rows from i0 on is in the A that is kept, for the depth from k on. */
static char *kept_rows(const blocked *run, int64_t i0, int64_t k)
{
    int64_t units = units_of(run, run->product->k);
    return run->kept_a + (i0 / run->block_rows * units + units_of(run, k)) * run->kept_bytes;
}

/* Return what the tile calls of a block have in common at one part of the depth: where A is. */
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
        call.a = run->kept_a != NULL ? kept_rows(run, b->i0, k) : b->a;
        call.a_row = run->bytes;
        call.a_col = run->a_step * run->bytes;
    }
    return call;
}

/* What is read after a strip: rows of it, `step` bytes apart; without rows, nothing. */
typedef struct ahead {
    const char *from; /* its first row */
    int64_t step;     /* to the next one */
    int64_t rows;     /* how many */
    int64_t bytes;    /* of a row */
} ahead;

/*
 * Fetch rows [begin, end) of what comes next into the second-level cache. Processors fetch ahead
 * along a row, but a strip is wider than long.
 */
static void fetch(const ahead *next, int64_t begin, int64_t end)
{
    for (int64_t i = begin; i < end; i++)
        for (int64_t at = 0; at < next->bytes; at += LINE)
            __builtin_prefetch(next->from + i * next->step + at, 0, 2);
}

/* Return whether the columns from column j of the block on are too few for a tile. */
static bool is_edge(const blocked *run, const block *b, int64_t j)
{
    return b->columns - j < run->tile->columns;
}

/* Return the columns that are computed together from column j of the block on. */
static int64_t strip_columns(const blocked *run, const block *b, int64_t j)
{
    const int64_t left = b->columns - j;
    if (!is_edge(run, b, j) || run->narrow == NULL)
        return tni_min(left, run->tile->columns);
    if (run->middle != NULL && left >= run->middle->columns)
        return run->middle->columns;
    return tni_min(left, run->narrow->columns);
}

/* Return the tile for so many columns, as strip_columns counts them. */
static const tni_tile *strip_tile(const blocked *run, int64_t columns)
{
    if (run->narrow == NULL || columns == run->tile->columns)
        return run->tile;
    return run->middle != NULL && columns == run->middle->columns ? run->middle : run->narrow;
}

/* Go on to the next matrix of the next product. */
static void fill_queue(const blocked *run, queue *later)
{
    const tni_product *p = run->product;
    const void *const matrices[3] = {p->c, p->b, p->a};
    while (later->at >= later->end && later->matrices > 0) {
        const int64_t bytes = run->after_bytes[--later->matrices];
        later->at = (const char *)matrices[later->matrices] + bytes;
        later->end = later->at + bytes;
    }
}

/*
 * Set the lines that a tile fetches, one with each unit of depth: line `line` of each row of what
 * comes next, or, when those are over, what the next product begins with.
 */
static void find_lines(const blocked *run, const ahead *next, int64_t line, queue *later,
                       tni_tile_call *call)
{
    call->next_step = 0;
    if (next->rows > 0 && line * LINE < next->bytes) {
        call->next = next->from + line * LINE;
        call->next_step = next->step;
        return;
    }
    if (later->at >= later->end && later->matrices > 0)
        fill_queue(run, later);
    if (later->at >= later->end)
        return;
    call->next = later->at;
    call->next_step = LINE;
    later->at += call->depth * LINE;
}

/*
 * Compute the tiles of one strip of B, which has `columns` columns: all rows of the block.
 * Meanwhile the next strip is fetched: by the tiles, if they do that, else a share before each.
 */
static void run_strip(const blocked *run, const block *b, int64_t columns,
                      const tni_tile_call *strip, const ahead *next)
{
    tni_tile_call call = *strip;
    const tni_tile *tile = strip_tile(run, columns);
    int64_t strip_bytes = run->a_step * call.depth * run->bytes;
    int64_t line = 0;
    char excess[TNI_TILE_MOST_COLUMNS * sizeof(uint32_t)];
    call.columns = columns;
    if (tile->work[0] != NULL) {
        call.out = excess;
        tile->work[0](&call);
        call.excess = excess;
    }
    for (int64_t s = 0, row = 0, rest = 0, rows; s < b->strips; s++, row += rows) {
        rows = next_rows(b, &rest);
        TNI_ASSERT(rows > 0 && rows <= tile->rows);
        TNI_ASSERT(call.packed == NULL || 2 * rows > tile->rows);
        call.a = strip->a + (run->reads_a ? row * call.a_row : s * strip_bytes);
        call.out = strip->out + row * call.out_row;
        if (call.had != NULL)
            call.had = strip->had + row * call.had_row;
        if (run->narrow == NULL && next->rows > 0)
            fetch(next, next->rows * s / b->strips, next->rows * (s + 1) / b->strips);
        else if (call.packed == NULL)
            find_lines(run, next, line++, b->later, &call);
        tile->work[rows](&call);
        if (call.packed != NULL) {
            call.b = call.packed;
            call.b_offsets = run->strip_offsets;
            call.packed = NULL;
        }
    }
}

/*
 * Set where a tile reads the columns of B from column j of the block on: in place; packed by the
 * first tile, while it reads them in place; or packed, which is done now if this block does it. Of
 * an edge, each narrow tile reads its own columns.
 */
static void find_strip(const blocked *run, const block *b, int64_t k, int64_t j,
                       tni_tile_call *call)
{
    const tni_product *p = run->product;
    const int64_t depth = tni_min(p->k - k, run->part);
    const int64_t within = j % run->tile->columns;
    const int64_t column = b->j0 + j - within;
    const int64_t first = run->first + column + within;
    const bool at_edge = is_edge(run, b, j - within);
    const bool packs = run->packs_late || (run->packs_first && b->i0 == 0);
    call->packed = NULL;
    if (p->b_offsets != NULL) {
        call->b = (const char *)p->b + first * run->bytes;
        call->b_offsets = p->b_offsets + k;
        return;
    }
    const bool in_place = run->narrow != NULL || !at_edge;
    if (in_place && (run->reads_b || (run->packs_first && (at_edge || packs)))) {
        call->b = (const char *)p->b + (k * p->b_row + first) * run->bytes;
        call->b_offsets = run->matrix_offsets;
        call->packed_row = run->tile->columns * run->bytes;
        if (run->packs_first && !at_edge)
            call->packed = run->packs_late ? b->b : packed_strip(run, k, depth, column);
        return;
    }
    char *packed = run->packs_late ? b->b : packed_strip(run, k, depth, column);
    if (packs && within == 0)
        pack_strip(run, k, depth, column, packed);
    call->b = packed + within * run->bytes;
    call->b_offsets = run->strip_offsets;
}

/*
 * Set where the strip's sums go and what is added to them: the sums of the depth before, or S if it
 * can be added as it is.
 */
static void find_sums(const blocked *run, const block *b, int64_t k, int64_t j, tni_tile_call *call)
{
    const tni_product *p = run->product;
    int64_t column = run->first + b->j0 + j;
    /* A tile would write past the columns of C. */
    bool writes_c = run->writes_c && (run->narrow != NULL || !is_edge(run, b, j));
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

/*
 * Return what is read of B for the strip from column j of the block. B that is read in place is in
 * the cache already.
 */
static ahead find_ahead(const blocked *run, const block *b, int64_t k, int64_t depth, int64_t j)
{
    const tni_product *p = run->product;
    const int64_t bytes = run->tile->columns * run->bytes;
    const int64_t column = b->j0 + j;
    if (b->columns - j < run->tile->columns || b->strips < FETCH_STRIPS || p->pack != NULL ||
        run->reads_b)
        return (ahead){NULL, 0, 0, 0};
    if (!run->packs_late && !(run->packs_first && b->i0 == 0))
        return (ahead){packed_strip(run, k, depth, column), bytes, units_of(run, depth), bytes};
    if (p->b_col != 1 || !run->packer->is_plain)
        return (ahead){NULL, 0, 0, 0};
    const int64_t number = run->bytes / run->packer->unit;
    return (ahead){(const char *)p->b + (k * p->b_row + run->first + column) * number,
                   tni_mul_wrapping(p->b_row, number), depth, run->tile->columns * number};
}

/* Add one part of the depth to all sums of a block. */
static void add_depth(const blocked *run, const block *b, int64_t k, int64_t depth)
{
    tni_tile_call call = call_for(run, b, k, depth);
    if (!run->reads_a && run->kept_a == NULL)
        pack_rows(run, b, k, depth, b->a);
    for (int64_t j = 0, columns; j < b->columns; j += columns) {
        columns = strip_columns(run, b, j);
        find_strip(run, b, k, j, &call);
        find_sums(run, b, k, j, &call);
        const ahead next = find_ahead(run, b, k, depth, j + columns);
        run_strip(run, b, columns, &call, &next);
    }
}

/*
 * Finish columns [j, j + columns) of one row of sums and write them to C, leaving out those between
 * lines (tni_product's line_step).
 */
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

/* Store the sums that went to the buffer: all, or those of the narrow strip. */
static void store_sums(const blocked *run, const block *b)
{
    int64_t first = run->writes_c ? b->columns - b->columns % run->tile->columns : 0;
    if (run->writes_c && run->narrow != NULL)
        return;
    for (int64_t i = 0; i < b->rows && first < b->columns; i++)
        store_row(run, b->i0 + i, run->first + b->j0 + first, b->columns - first,
                  b->sums + i * b->sums_row);
}

/* Return a block without columns: some rows, number `at` of their blocks. */
static block rows_of_block(const blocked *run, int64_t at)
{
    block b = {.i0 = at * run->block_rows};
    b.rows = tni_min(run->product->m - b.i0, run->block_rows);
    b.strips = tni_ceil_div(b.rows, run->tile->rows);
    b.each = b.rows / b.strips;
    b.rest = b.rows % b.strips;
    TNI_ASSERT(b.rows > 0);
    return b;
}

/*
 * Compute blocks [begin, end) of the chunk. Within another parallel loop there is one thread and
 * one room, whatever tni_thread_index says.
 */
static void run_blocks(int64_t begin, int64_t end, void *context)
{
    const blocked *run = context;
    const tni_product *p = run->product;
    char *room = run->rooms;
    queue later = {NULL, NULL, run->row_blocks == 1 && run->block_columns >= p->n ? 3 : 0};
    if (run->room_bytes != 0)
        room += tni_thread_index() * run->room_bytes;
    for (int64_t at = begin; at < end; at++) {
        block b = rows_of_block(run, at % run->row_blocks);
        b.later = &later;
        b.a = room;
        b.b = b.a + run->a_bytes;
        b.sums = b.b + run->b_bytes;
        b.sums_row = (run->writes_c ? run->tile->columns : run->block_columns) * run->bytes;
        b.j0 = at / run->row_blocks * run->block_columns;
        b.columns = tni_min(run->columns - b.j0, run->block_columns);
        TNI_ASSERT(b.columns > 0);
        for (int64_t k = 0; k < p->k; k += run->part)
            add_depth(run, &b, k, tni_min(p->k - k, run->part));
        store_sums(run, &b);
    }
}

/* Compute all blocks of the columns [begin, end), counted in blocks. */
static void run_columns(int64_t begin, int64_t end, void *context)
{
    const blocked *run = context;
    run_blocks(begin * run->row_blocks, end * run->row_blocks, context);
}

/* ---- plans ---- */

/* Return the tile for a packer's numbers. */
static const tni_tile *tile_for(const tni_packer *packer)
{
    const tni_tiles *tiles = tni_tiles_here();
    if (packer->sums == TNI_SUM_SQUARES)
        return packer->has_double ? &tiles->squares_long : &tiles->squares;
    if (packer->sums == TNI_SUM_MAGNITUDES)
        return packer->has_double ? &tiles->magnitudes_long : &tiles->magnitudes;
    if (packer->sums == TNI_SUM_BYTES)
        return &tiles->bytes;
    if (packer->sums == TNI_SUM_SHORTS)
        return tiles->narrower != NULL ? &tiles->narrower->shorts : &tiles->shorts;
    if (packer->is_whole)
        return packer->bytes == 8 ? &tiles->long_words : &tiles->words;
    return packer->unit == 2 ? &tiles->pairs : packer->has_double ? &tiles->twice : &tiles->single;
}

/*
 * Choose the tiles. Where there are wide ones, they serve products of many columns, or of a
 * multiple of theirs; what they leave over goes to the others.
 */
static void plan_tiles(blocked *run)
{
    const tni_product *p = run->product;
    const tni_tiles *tiles = tni_tiles_here();
    run->tile = tile_for(run->packer);
    const bool is_double = run->tile == &tiles->twice;
    if (tiles->narrow.rows == 0 || (!is_double && run->tile != &tiles->single))
        return;
    const tni_tile *wide = is_double ? &tiles->wide_twice : &tiles->wide;
    const bool fits = p->n >= MANY_STRIPS * wide->columns || p->n % wide->columns == 0;
    run->narrow = is_double ? &tiles->narrow_twice : &tiles->narrow;
    if (p->n <= run->narrow->columns) {
        run->tile = run->narrow;
    } else if (fits && p->m > run->tile->rows && p->pack == NULL && p->b_offsets == NULL) {
        run->middle = run->tile;
        run->tile = wide;
    }
}

/*
 * Return whether rows are a multiple of half a page apart, so that they compete for the same sets
 * of the first-level cache.
 */
static bool is_far_apart(int64_t rows, int64_t step)
{
    return rows > 4 && step % 2048 == 0;
}

/*
 * Decide which operands are used in place. A: with few strips of B, very few if its rows compete
 * for cache sets. B: if its rows are contiguous and it is read at most twice, or fits the
 * first-level cache, be it part by part. C: if its rows are contiguous and sums need no factor.
 */
static void plan_reading(blocked *run)
{
    const tni_product *p = run->product;
    const tni_packer *packer = run->packer;
    int64_t width = run->tile->columns;
    int64_t strips = tni_ceil_div(p->n, width);
    bool has_pairs = packer->unit == 2;
    run->reads_a = packer->is_plain && strips <= FEW_STRIPS &&
                   (!has_pairs || (p->a_col == 1 && p->k % 2 == 0)) &&
                   (strips <= STRIPS_APART || run->middle != NULL ||
                    !is_far_apart(p->m, tni_mul_wrapping(p->a_row, run->bytes / packer->unit)));
    /* Of rows of whole strips, what a part of the depth reads has only to fit. */
    int64_t depth = run->narrow != NULL || p->n % width == 0 ? tni_min(p->k, run->part) : p->k;
    /* Tiles at AVX-512 that cannot pack read a little more as fast from the second-level cache. */
    const int64_t small = run->narrow == NULL || run->tile->packs ? SMALL_BYTES : 2 * SMALL_BYTES;
    run->reads_b = packer->is_plain && !has_pairs && p->pack == NULL && p->b_col == 1 &&
                   (p->m <= 2 * run->tile->rows ||
                    tni_mul_saturating(tni_mul_saturating(depth, p->b_row), run->bytes) <= small);
    run->packs_first = run->tile->packs && packer->is_plain && !run->reads_b && p->pack == NULL &&
                       p->b_offsets == NULL && p->b_col == 1;
    run->reads_b |= p->b_offsets != NULL;
    run->writes_c =
        packer->is_plain && !has_pairs && p->c_col == 1 && p->line_step == 0 &&
        p->alpha.real == 1 &&
        (p->added == NULL || p->beta.real == 0 || (p->beta.real == 1 && p->added_col == 1));
}

/* Return the part of the depth added at a time: the last one may be shorter than the others. */
static int64_t plan_depth(const blocked *run)
{
    const int64_t unit = run->packer->unit;
    const int64_t most = STRIPS_BYTES / ((run->tile->columns + run->tile->rows) * run->bytes);
    const int64_t units = units_of(run, run->product->k);
    const int64_t least = tni_ceil_div(units, BLOCK_DEPTH / unit);
    const int64_t near = (units + most / 2) / most;
    const int64_t depth = tni_ceil_div(units, near < least ? least : near);
    return tni_min(tni_round_up(depth, 8) * unit, BLOCK_DEPTH);
}

/*
 * Split C into blocks of rows: enough for all threads, if there are rows for them, as each packs
 * its own part of A. But where one block has all rows and B is the larger matrix, threads share out
 * its columns (plan_columns), so that each packs its own part of B and none waits for the others.
 * They do so with several blocks of rows, too, if A is not packed, which each would do.
 */
static void plan_rows(blocked *run, int64_t threads)
{
    const tni_product *p = run->product;
    int64_t parts = p->m <= ALONE_ROWS ? 1 : tni_ceil_div(p->m, BLOCK_ROWS);
    bool has_columns = parts == 1 && p->n >= p->m && p->n >= threads * 2 * run->tile->columns;
    if (p->m >= threads * 2 * run->tile->rows && !has_columns)
        parts = tni_round_up(parts, threads);
    run->block_rows = tni_ceil_div(p->m, parts);
    run->row_blocks = tni_ceil_div(p->m, run->block_rows);
    run->packs_late = run->row_blocks == 1;
    run->by_columns = threads > 1 && !run->packs_late && run->packs_first && run->reads_a &&
                      p->n >= threads * MANY_STRIPS * run->tile->columns;
    run->packs_first &= run->packs_late || threads == 1 || run->by_columns;
}

/* Return the columns of a chunk: all, if B is not packed ahead. */
static int64_t plan_chunk(const blocked *run)
{
    const tni_product *p = run->product;
    int64_t chunk = PACKED_MOST / p->k / BLOCK_COLUMNS * BLOCK_COLUMNS;
    if (run->reads_b || run->packs_late)
        return p->n;
    return tni_min(p->n, chunk < BLOCK_COLUMNS ? BLOCK_COLUMNS : chunk);
}

/* Split the columns of a chunk, if there are fewer blocks of rows than threads. */
static void plan_columns(blocked *run, int64_t threads)
{
    int64_t columns = run->writes_c ? run->columns : tni_min(run->columns, BLOCK_COLUMNS);
    int64_t shares = run->by_columns ? threads : tni_ceil_div(threads, run->row_blocks);
    /* Strips that are packed ahead begin at multiples of a tile's columns. */
    bool is_ahead = !run->reads_b && !run->packs_late && !run->packs_first;
    const tni_tile *unit = run->narrow == NULL || is_ahead ? run->tile : run->narrow;
    run->block_columns =
        tni_round_up(tni_min(columns, tni_ceil_div(run->columns, shares)), unit->columns);
}

/* ---- what is kept ---- */

/* Pack blocks of rows [begin, end) of A over the whole depth, to be kept. */
static void pack_kept_rows(int64_t begin, int64_t end, void *context)
{
    const blocked *run = context;
    for (int64_t at = begin; at < end; at++) {
        block b = rows_of_block(run, at);
        for (int64_t k = 0; k < run->product->k; k += run->part)
            pack_rows(run, &b, k, tni_min(run->product->k - k, run->part), kept_rows(run, b.i0, k));
    }
}

/* Use A as its tensor keeps it, packed now if it is not; as plan_rows split it into blocks. */
static void keep_a(blocked *run)
{
    static const char maker;
    const tni_product *p = run->product;
    bool is_made;
    if (run->reads_a || !tni_keeps_forms(p->a_of))
        return;
    const tni_form_key key = {&maker,
                              p->a,
                              {p->m, p->k, p->a_row, p->a_col, run->block_rows,
                               run->a_step * TN_DTYPE_COUNT + (int64_t)p->dtype}};
    run->kept_bytes = tni_ceil_div(run->block_rows, run->tile->rows) * run->a_step * run->bytes;
    tni_form *form = tni_form_find(
        p->a_of, &key, (size_t)(run->row_blocks * units_of(run, p->k) * run->kept_bytes), &is_made);
    if (form == NULL)
        return;
    run->kept_a = form->data;
    if (is_made)
        return;
    tni_parallel_for(0, run->row_blocks, 1, pack_kept_rows, run);
    tni_form_made(form);
}

/* The same for B. Where it is kept, one chunk has all columns. */
static bool keep_b(blocked *run)
{
    static const char maker;
    const tni_product *p = run->product;
    bool is_made;
    if (run->reads_b || p->pack != NULL || !tni_keeps_forms(p->b_of))
        return false;
    const tni_form_key key = {
        &maker, p->b, {p->n, p->k, p->b_row, p->b_col, run->tile->columns, (int64_t)p->dtype}};
    run->width = tni_round_up(p->n, run->tile->columns);
    tni_form *form = tni_form_find(
        p->b_of, &key, (size_t)(run->width * units_of(run, p->k) * run->bytes), &is_made);
    if (form == NULL)
        return false;
    run->packed = form->data;
    run->packs_late = run->packs_first = false;
    run->columns = p->n;
    if (is_made)
        return true;
    int64_t strips = tni_ceil_div(p->n, run->tile->columns);
    tni_parallel_for(0, strips, PACKING_GRAIN / (run->tile->columns * p->k) + 1, pack_strips, run);
    tni_form_made(form);
    return true;
}

/* Sizes in bytes of the parts of one allocation; each part begins at a cache line. */
typedef struct room_plan {
    int64_t packed;  /* of packed B */
    int64_t rooms;   /* of the rooms of all threads */
    int64_t threads; /* how many have a room */
} room_plan;

/* Compute the sizes of all buffers. */
static room_plan plan_rooms(blocked *run, int64_t threads, bool is_b_kept)
{
    const tni_product *p = run->product;
    int64_t width = run->tile->columns;
    int64_t strips = tni_ceil_div(run->block_rows, run->tile->rows);
    int64_t depth = units_of(run, tni_min(p->k, run->part));
    int64_t sums_columns = !run->writes_c ? run->block_columns : run->narrow == NULL ? width : 0;
    int64_t sums = run->block_rows * sums_columns;
    bool has_edge = p->n % width != 0 && run->narrow == NULL;
    bool packs_b = p->b_offsets == NULL && (!run->reads_b || has_edge) && !is_b_kept;
    run->width = run->reads_b ? width : tni_round_up(run->columns, width);
    run->a_bytes = run->reads_a || run->kept_a != NULL
                       ? 0
                       : tni_round_up(strips * run->a_step * depth * run->bytes, 64);
    run->b_bytes = packs_b && run->packs_late ? width * depth * run->bytes : 0;
    run->room_bytes = run->a_bytes + run->b_bytes + tni_round_up(sums * run->bytes, 64);
    int64_t packed =
        packs_b && !run->packs_late ? run->width * units_of(run, p->k) * run->bytes : 0;
    return (room_plan){tni_round_up(packed, 64), run->room_bytes * threads, threads};
}

/*
 * Write where the rows of a part of the depth begin, in a packed strip and in B itself. Every part
 * has the same offsets, from its own beginning.
 */
static void find_row_offsets(const blocked *run, int64_t *strip, int64_t *matrix)
{
    const tni_product *p = run->product;
    int64_t depth = tni_min(p->k, run->part);
    TNI_ASSERT(depth > 0);
    for (int64_t k = 0; k < depth; k++) {
        strip[k] = k * run->tile->columns * run->bytes;
        matrix[k] = run->reads_b || run->packs_first ? k * p->b_row * run->bytes : 0;
    }
}

/* Compute one chunk: all threads pack B, then share out the blocks. */
static void run_chunk(blocked *run, bool packs_b)
{
    const tni_product *p = run->product;
    int64_t width = run->tile->columns;
    int64_t strips = tni_ceil_div(run->columns, width);
    int64_t first = run->reads_b ? strips - 1 : 0;
    int64_t blocks = tni_ceil_div(run->columns, run->block_columns) * run->row_blocks;
    TNI_ASSERT(run->row_blocks * run->block_rows >= p->m);
    int64_t work = p->m * run->columns / blocks * p->k + 1;
    if (packs_b && !run->packs_first)
        tni_parallel_for(first, strips, PACKING_GRAIN / (width * p->k) + 1, pack_strips, run);
    if (run->by_columns && run->packs_first)
        tni_parallel_for(0, blocks / run->row_blocks, 1, run_columns, run);
    else if (blocks == 1) /* of a batch, perhaps: even asking for threads takes time */
        run_blocks(0, 1, run);
    else
        tni_parallel_for(0, blocks, GRAIN / work + 1, run_blocks, run);
}

/* Compute all columns of the product, `chunk` of them at a time. */
static void run_chunks(blocked *run, int64_t chunk, bool packs_b)
{
    for (run->first = 0; run->first < run->product->n; run->first += chunk) {
        run->columns = tni_min(run->product->n - run->first, chunk);
        run_chunk(run, packs_b);
    }
}

tni_product tni_product_at(const tni_product *first, int64_t i, const int64_t steps[4])
{
    tni_product p = *first;
    if (i == 0)
        return p;
    if (p.a != NULL) /* a factor without elements has no memory */
        p.a = (const char *)p.a + i * steps[0];
    if (p.b != NULL)
        p.b = (const char *)p.b + i * steps[1];
    p.c = (char *)p.c + i * steps[2];
    if (p.added != NULL)
        p.added = (const char *)p.added + i * steps[3];
    return p;
}

/* Go on to the next product of a batch. */
static void go_on(tni_product *p, const int64_t steps[4])
{
    p->a = (const char *)p->a + steps[0];
    p->b = (const char *)p->b + steps[1];
    p->c = (char *)p->c + steps[2];
    if (p->added != NULL)
        p->added = (const char *)p->added + steps[3];
}

/* Let matrices be fetched for the next product if each of a batch lies behind the one before. */
static void plan_after(blocked *run, const int64_t steps[4])
{
    const tni_product *p = run->product;
    const int64_t sizes[3] = {p->m * p->n, p->k * p->n, p->m * p->k};
    for (int i = 0; i < 3; i++)
        run->after_bytes[i] = steps[2 - i] == sizes[i] * run->bytes ? steps[2 - i] : 0;
}

tn_status tni_multiply_blocks(const tni_product *p, int64_t count, const int64_t steps[4],
                              const tni_packer *packer)
{
    int64_t strip_offsets[BLOCK_DEPTH];
    int64_t matrix_offsets[BLOCK_DEPTH];
    /* The plan depends on sizes and layouts only, so one plan serves all products of a batch. */
    int64_t threads = tni_in_parallel() ? 1 : tni_num_threads();
    blocked run = {.product = p, .packer = packer, .bytes = packer->bytes};
    plan_tiles(&run);
    bool is_distance = packer->sums == TNI_SUM_SQUARES || packer->sums == TNI_SUM_MAGNITUDES;
    run.part = !is_distance             ? plan_depth(&run)
               : p->k <= DISTANCE_SHORT ? DISTANCE_DEPTH / 2
                                        : DISTANCE_DEPTH;
    run.a_step = tni_round_up(run.tile->rows, 4);
    const tni_tiles *tiles = tni_tiles_here();
    bool has_short = run.tile == &tiles->long_words && tiles->short_words.rows != 0;
    if (tni_mul_saturating(tni_mul_saturating(p->m, p->n), p->k) <= GRAIN)
        threads = 1;
    plan_reading(&run);
    plan_rows(&run, threads);
    if (count == 1)
        keep_a(&run);
    bool is_b_kept = count == 1 && keep_b(&run);
    int64_t chunk = run.columns = is_b_kept ? p->n : plan_chunk(&run);
    plan_columns(&run, threads);
    room_plan rooms = plan_rooms(&run, threads, is_b_kept);
    char *memory = tni_malloc_aligned(64, (size_t)(rooms.packed + rooms.rooms + 64));
    if (memory == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for a product of %lldx%lld and %lldx%lld",
                        (long long)p->m, (long long)p->k, (long long)p->k, (long long)p->n);
    if (!is_b_kept)
        run.packed = memory;
    run.rooms = memory + rooms.packed;
    if (threads == 1)
        run.room_bytes = 0;
    run.strip_offsets = strip_offsets;
    run.matrix_offsets = matrix_offsets;
    find_row_offsets(&run, strip_offsets, matrix_offsets);
    tni_product each = *p;
    run.product = &each;
    if (count > 1)
        plan_after(&run, steps);
    for (int64_t i = 0; i < count; i++) {
        if (i > 0)
            go_on(&each, steps);
        if (i == count - 1)
            memset(run.after_bytes, 0, sizeof run.after_bytes);
        if (has_short)
            run.tile = tni_fits_short_words(&each) ? &tiles->short_words : &tiles->long_words;
        run_chunks(&run, chunk, rooms.packed != 0);
    }
    tni_free(memory);
    return TN_OK;
}
