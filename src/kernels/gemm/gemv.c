/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products in which so few rows meet so few columns that packing would cost more than it saves: dot
 * products where both operands are contiguous in depth, sums of scaled rows (BLAS: axpy) for a row
 * by a matrix with contiguous rows, and both for float16 and bfloat16. Bytes have dots only.
 *
 * Cost: each number of the larger operand is read once (dots: once per few rows), so these products
 * are limited by memory.
 */
#include "kernels/gemm/gemm_blocks.h"

/* The least work for a thread, in multiplications, each of which takes a number from memory. */
#define GRAIN 65536

/*
 * The same for dots of several rows, whose numbers serve each row, as in tiles. Small layers then
 * run on one thread, without waking a team.
 */
#define DOTS_GRAIN 262144

/*
 * Rows up to which dots are faster than packed tiles, and columns left over from tiles up to which
 * they are computed by dots.
 */
#define FEW_ROWS    16
#define FEW_COLUMNS 16

/* Bytes of B that stay in the first-level cache while all rows meet them. */
#define CHUNK_BYTES 16384

/* Numbers of B that are one part where all rows are met at once: enough for what a part costs. */
#define CHUNK_NUMBERS (DOTS_GRAIN / 4)

/* The most sums of dots that are buffered before `store`, and of a row of them. */
#define ROOM_SUMS    384
#define ROOM_COLUMNS 64

/*
 * Numbers of B from which it may be in no cache. The processor foresees four long runs through
 * memory, and not that neighbours are read by turns, which then takes twice as long.
 */
#define FAR_NUMBERS 65536

/* ---- dot products ---- */

/* A product by dots: each part is a few rows by a chunk of columns. */
typedef struct dots_run {
    const tni_product *product; /* what is computed */
    const tni_packer *packer;   /* for its dtype: stores sums */
    const tni_dots *dots;       /* the loops for its dtype */
    int64_t bytes;              /* of a number of A and B */
    int64_t strips;             /* groups of rows, as even as possible */
    int64_t chunk;              /* columns of a chunk */
    bool writes_c;              /* sums go to C directly */
    bool is_apart;              /* columns computed together are a quarter of a chunk apart */
} dots_run;

/* Return whether C is sums plus perhaps S, without factors, all contiguous along rows. */
static bool is_plain_sum(const tni_product *p)
{
    return p->c_col == 1 && p->alpha.real == 1 &&
           (p->added == NULL || p->beta.real == 0 || (p->beta.real == 1 && p->added_col == 1));
}

/* Compute columns by fours that are a quarter of all apart, then those that are left over. */
static void compute_apart(tni_dots_work work, const tni_dots_call *all, int64_t bytes)
{
    const int64_t quarter = all->columns / 4;
    tni_dots_call call = *all;
    call.columns = 4 * quarter;
    call.b_next = all->b_col;
    call.b_col = quarter * all->b_col;
    work(&call);
    call.columns = all->columns % 4;
    call.b += 4 * call.b_col;
    call.b_col = all->b_col;
    call.out += 4 * quarter * bytes;
    work(&call);
}

/* Store a row of sums, of columns that were perhaps computed a quarter of all apart. */
static void store_sums(const dots_run *run, int64_t i, int64_t j, int64_t columns, const char *sums)
{
    const tni_tiles *tiles = tni_tiles_here();
    const tni_product *p = run->product;
    const int64_t bytes = run->packer->bytes, quarter = columns / 4;
    const int64_t step = (quarter + 3) / 4 * 4; /* with room for what a transposition repeats */
    double quarters[ROOM_SUMS + 12];
    if (!run->is_apart) {
        run->packer->store(p, i, j, columns, sums);
        return;
    }
    (run->packer->has_double ? tiles->transpose_pairs : tiles->transpose)(
        sums, quarter, 4 * bytes, 4, step, (char *)quarters);
    for (int64_t at = 0; at < 4; at++)
        run->packer->store(p, i, j + at * quarter, quarter, (char *)quarters + at * step * bytes);
    run->packer->store(p, i, j + 4 * quarter, columns % 4, sums + 4 * quarter * bytes);
}

/*
 * Compute parts [begin, end) of C: for each chunk of columns all strips of rows, so that the chunk
 * is still in the cache. A stride of a dimension of size 1 may be anything.
 */
static void run_dots(int64_t begin, int64_t end, void *context)
{
    const dots_run *run = context;
    const tni_product *p = run->product;
    const int64_t bytes = run->bytes;
    const int64_t sum_bytes = run->packer->bytes;
    double room[ROOM_SUMS];
    for (int64_t at = begin; at < end; at++) {
        int64_t i = p->m * (at % run->strips) / run->strips;
        int64_t rows = p->m * (at % run->strips + 1) / run->strips - i;
        int64_t j = at / run->strips * run->chunk;
        tni_dots_call call = {.a = (const char *)p->a + i * p->a_row * bytes,
                              .a_row = tni_mul_wrapping(p->a_row, bytes),
                              .b = (const char *)p->b + j * p->b_col * bytes,
                              .b_col = tni_mul_wrapping(p->b_col, bytes),
                              .depth = p->k,
                              .columns = tni_min(p->n - j, run->chunk),
                              .out = (char *)room};
        const int64_t columns = call.columns;
        call.b_next = tni_mul_wrapping(call.b_col, 4);
        call.out_row = columns * sum_bytes;
        if (run->writes_c) {
            call.out = (char *)p->c + (i * p->c_row + j) * sum_bytes;
            call.out_row = tni_mul_wrapping(p->c_row, sum_bytes);
        }
        if (run->writes_c && p->added != NULL && p->beta.real == 1) {
            call.had = (const char *)p->added + (i * p->added_row + j) * sum_bytes;
            call.had_row = tni_mul_wrapping(p->added_row, sum_bytes);
        }
        if (run->is_apart)
            compute_apart(run->dots->work[rows], &call, sum_bytes);
        else
            run->dots->work[rows](&call);
        for (int64_t row = 0; row < rows && !run->writes_c; row++)
            store_sums(run, i + row, j, columns, call.out + row * call.out_row);
    }
}

/* Return whether a packer is for words of bytes (byte_products.c). */
static bool has_bytes(const tni_packer *packer)
{
    return packer->sums == TNI_SUM_BYTES || packer->sums == TNI_SUM_SHORTS;
}

int64_t tni_dots_columns(const tni_product *p, const tni_packer *packer)
{
    int64_t width =
        packer->has_double ? tni_tiles_here()->twice.columns : tni_tiles_here()->single.columns;
    if (has_bytes(packer))
        return p->dtype == TN_DTYPE_I8 && p->m <= FEW_ROWS && p->b_row == 1 ? p->n : 0;
    if (!packer->is_plain || packer->is_whole || packer->unit != 1 || p->pack != NULL ||
        p->b_offsets != NULL || p->line_step != 0 || p->b_row != 1 || p->a_col != 1)
        return 0;
    if (p->m <= FEW_ROWS)
        return p->n;
    return p->n % width <= FEW_COLUMNS ? p->n % width : 0;
}

/*
 * Return the loops for a packer's numbers. AVX-512's dots of bytes need VNNI; without it AVX2's are
 * used.
 */
static const tni_dots *dots_for(const tni_packer *packer)
{
    const tni_tiles *tiles = tni_tiles_here();
    if (packer->sums == TNI_SUM_SHORTS && tiles->narrower != NULL)
        return &tiles->narrower->byte_dots;
    return has_bytes(packer)    ? &tiles->byte_dots
           : packer->has_double ? &tiles->dots_long
                                : &tiles->dots;
}

void tni_multiply_dots(const tni_product *p, const tni_packer *packer)
{
    dots_run run = {.product = p,
                    .packer = packer,
                    .dots = dots_for(packer),
                    .bytes = has_bytes(packer) ? 1 : packer->bytes};
    /* Whole groups of four columns that fit the chunk; at least one group. */
    run.strips = tni_ceil_div(p->m, run.dots->rows);
    int64_t numbers = run.strips == 1 ? CHUNK_NUMBERS : CHUNK_BYTES / run.bytes;
    run.chunk = numbers / 8 < p->k ? 4 : numbers / p->k / 4 * 4;
    run.is_apart = run.strips == 1 && p->n / 4 > 0 && FAR_NUMBERS / p->n <= p->k;
    run.writes_c = !run.is_apart && is_plain_sum(p);
    if (!run.writes_c)
        run.chunk = tni_min(run.chunk, run.is_apart ? ROOM_SUMS / p->m / 4 * 4 : ROOM_COLUMNS);
    int64_t work = tni_mul_saturating(run.chunk * tni_ceil_div(p->m, run.strips), p->k);
    int64_t grain = p->m == 1 ? GRAIN : DOTS_GRAIN;
    tni_parallel_for(0, run.strips * tni_ceil_div(p->n, run.chunk), grain / work + 1, run_dots,
                     &run);
}

/* ---- sums of scaled rows ---- */

/* A row times a matrix with contiguous rows. */
typedef struct axpy_run {
    const tni_product *product; /* of one row */
    const tni_packer *packer;   /* for its dtype */
    tni_vector_product whole;   /* all columns; threads take parts */
    tni_vector_work work;       /* the loop for its dtype */
    bool writes_c;              /* sums go to C directly */
} axpy_run;

/* Compute columns [begin, end) of C. */
static void run_axpys(int64_t begin, int64_t end, void *context)
{
    const axpy_run *run = context;
    const int64_t bytes = run->packer->bytes;
    tni_vector_product part = run->whole;
    part.columns = end - begin;
    part.matrix = (const char *)part.matrix + begin * bytes;
    part.out = (char *)part.out + begin * bytes;
    run->work(&part);
    if (!run->writes_c)
        run->packer->store(run->product, 0, begin, end - begin, part.out);
}

/*
 * Compute a product with one contiguous row. `sums` has room for a row of C; NULL: C itself is
 * written.
 */
static void multiply_axpys(const tni_product *p, const tni_packer *packer, void *sums)
{
    const tni_tiles *tiles = tni_tiles_here();
    axpy_run run = {.product = p,
                    .packer = packer,
                    .work = packer->has_double ? tiles->axpys_long : tiles->axpys,
                    .writes_c = sums == NULL};
    run.whole = (tni_vector_product){p->b, p->b_row, p->a, sums == NULL ? p->c : sums, p->n, p->k};
    tni_parallel_for(0, p->n, GRAIN / (p->k + 1) + 16, run_axpys, &run);
}

/* Return the product with one row: a column C = A b is the row C^T = b^T A^T. */
static tni_product as_row(const tni_product *p)
{
    tni_product transposed = *p;
    if (p->m == 1)
        return transposed;
    transposed.m = 1;
    transposed.n = p->m;
    transposed.a = p->b;
    transposed.a_row = p->b_col;
    transposed.a_col = p->b_row;
    transposed.b = p->a;
    transposed.b_row = p->a_col;
    transposed.b_col = p->a_row;
    transposed.c_row = p->c_col;
    transposed.c_col = p->c_row;
    transposed.added_row = p->added_col;
    transposed.added_col = p->added_row;
    return transposed;
}

/* ---- float16 and bfloat16 ---- */

/* A row of 16-bit numbers, widened, by a matrix of them. */
typedef struct narrow_run {
    const tni_product *product; /* of one row */
    const tni_packer *packer;   /* for its dtype */
    const float *row;           /* the row */
    float *sums;                /* one for each column of C */
} narrow_run;

/*
 * What is widened at a time, for the first-level cache: NARROW_ROWS columns of NARROW_DEPTH numbers
 * for dots, NARROW_ROWS rows of NARROW_COLUMNS for sums of rows.
 */
#define NARROW_DEPTH   1024
#define NARROW_COLUMNS 512
#define NARROW_ROWS    4

/*
 * Write `rows` contiguous pieces of B, from element `at` on and `step` elements apart, as floats;
 * each has `columns` numbers.
 */
static void widen_rows(const tni_product *p, int64_t at, int64_t step, int64_t rows,
                       int64_t columns, float *to)
{
    for (int64_t row = 0; row < rows; row++)
        tni_convert(TN_DTYPE_F32, (char *)(to + row * columns), sizeof *to, p->dtype,
                    (const char *)p->b + (at + row * step) * 2, 2, columns);
}

/*
 * Compute columns [begin, end) of C where B is contiguous in depth: dot products, a part of the
 * depth at a time, the sums of the parts before added.
 */
static void narrow_dots(const narrow_run *run, int64_t begin, int64_t end, float *out)
{
    float room[NARROW_ROWS * NARROW_DEPTH];
    const tni_product *p = run->product;
    for (int64_t j = begin; j < end; j += NARROW_ROWS) {
        int64_t columns = tni_min(end - j, NARROW_ROWS);
        float *sums = out + (j - begin);
        for (int64_t k = 0; k < p->k; k += NARROW_DEPTH) {
            int64_t depth = tni_min(p->k - k, NARROW_DEPTH);
            widen_rows(p, j * p->b_col + k, p->b_col, columns, depth, room);
            tni_tiles_here()->dots.work[1](
                &(tni_dots_call){.a = (const char *)(run->row + k),
                                 .b = (const char *)room,
                                 .b_col = depth * (int64_t)sizeof *room,
                                 .b_next = depth * 4 * (int64_t)sizeof *room,
                                 .depth = depth,
                                 .columns = columns,
                                 .out = (char *)sums,
                                 .had = k > 0 ? (const char *)sums : NULL});
        }
    }
}

/*
 * The same where rows of B are contiguous: sums of scaled rows. axpys overwrites its result, so
 * each group of rows goes to `parts` first.
 */
static void narrow_axpys(const narrow_run *run, int64_t begin, int64_t end, float *out)
{
    float room[NARROW_ROWS * NARROW_COLUMNS];
    const tni_product *p = run->product;
    for (int64_t j = begin; j < end; j += NARROW_COLUMNS) {
        int64_t columns = tni_min(end - j, NARROW_COLUMNS);
        float parts[NARROW_COLUMNS];
        float *sums = out + (j - begin);
        memset(sums, 0, (size_t)columns * sizeof *sums);
        for (int64_t k = 0; k < p->k; k += NARROW_ROWS) {
            int64_t depth = tni_min(p->k - k, NARROW_ROWS);
            widen_rows(p, k * p->b_row + j, p->b_row, depth, columns, room);
            tni_tiles_here()->axpys(
                &(tni_vector_product){room, columns, run->row + k, parts, columns, depth});
            for (int64_t column = 0; column < columns; column++)
                sums[column] += parts[column];
        }
    }
}

/* Compute and store columns [begin, end) of C. */
static void run_narrow(int64_t begin, int64_t end, void *context)
{
    const narrow_run *run = context;
    float *out = run->sums + begin;
    if (run->product->b_row == 1)
        narrow_dots(run, begin, end, out);
    else
        narrow_axpys(run, begin, end, out);
    run->packer->store(run->product, 0, begin, end - begin, out);
}

/*
 * Compute a product of one row of 16-bit numbers: they are widened piece by piece, so a matrix is
 * read once, and only pieces of it are floats at a time. TN_ERR_MEMORY only.
 */
static tn_status multiply_narrow(const tni_product *p, const tni_packer *packer)
{
    size_t bytes = (size_t)(p->n + p->k) * sizeof(float);
    float *memory = tni_malloc(bytes);
    if (memory == NULL)
        return tni_fail_memory(bytes);
    narrow_run run = {p, packer, memory + p->n, memory};
    tni_convert(TN_DTYPE_F32, (char *)(memory + p->n), sizeof(float), p->dtype, p->a, p->a_col * 2,
                p->k);
    tni_parallel_for(0, p->n, GRAIN / (p->k + 1) + 16, run_narrow, &run);
    tni_free(memory);
    return TN_OK;
}

tn_status tni_multiply_vector(const tni_product *product, const tni_packer *packer, bool *done)
{
    tni_product p = as_row(product);
    bool is_narrow = p.dtype == TN_DTYPE_F16 || p.dtype == TN_DTYPE_BF16;
    bool has_loops = packer->is_plain && !packer->is_whole && packer->unit == 1;
    *done = (is_narrow || has_loops) && p.pack == NULL && p.b_offsets == NULL && p.m == 1 &&
            (p.b_row == 1 || p.b_col == 1);
    if (!*done)
        return TN_OK;
    if (is_narrow)
        return multiply_narrow(&p, packer);
    /*
     * A buffer is needed for sums that are not written to C as they are, and for a vector with
     * gaps.
     */
    bool by_dots = p.b_row == 1;
    bool needs_sums = !by_dots && !(is_plain_sum(&p) && p.added == NULL);
    char *memory = NULL;
    if (needs_sums || p.a_col != 1)
        memory = tni_malloc((size_t)((p.n + p.k) * packer->bytes));
    if (memory == NULL && (needs_sums || p.a_col != 1))
        return tni_fail(TN_ERR_MEMORY, "no memory for a product of %lldx%lld and %lldx%lld",
                        (long long)product->m, (long long)product->k, (long long)product->k,
                        (long long)product->n);
    if (p.a_col != 1) {
        packer->pack_a(&p, 0, 1, 0, p.k, 1, memory + p.n * packer->bytes);
        p.a = memory + p.n * packer->bytes;
        p.a_col = 1;
    }
    if (by_dots)
        tni_multiply_dots(&p, packer);
    else
        multiply_axpys(&p, packer, needs_sums ? memory : NULL);
    tni_free(memory);
    return TN_OK;
}
