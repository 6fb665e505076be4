/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How products run: in blocks of packed strips for floating dtypes, row by row for whole and
 * complex numbers and for products too small to pack.
 */
#include "kernels/products.h"

#include "kernels/levels.h"
#include "kernels/narrow_floats.h"

/* A block: its rows of A and its columns of B stay in the second cache, a strip of B in the first.
 */
#define BLOCK_ROWS    96
#define BLOCK_COLUMNS 256
#define BLOCK_DEPTH   192

/* What is packed of B at a time, in elements: beyond it, columns are done in turns. */
#define PACKED_MOST (INT64_C(1) << 20)

/* Multiplications below which packing costs more than it brings. */
#define SMALL 2048

/* Multiplications below which a second thread does. */
#define GRAIN 65536

/* Columns that a row-by-row product sums at a time. */
#define ROW_COLUMNS 64

static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t round_up(int64_t number, int64_t step)
{
    return (number + step - 1) / step * step;
}

tni_factor tni_factor_of(const tni_scalar *scalar)
{
    switch (scalar->kind) {
    case TN_KIND_INT:
        return (tni_factor){(double)scalar->as.integer, 0, scalar->as.integer};
    case TN_KIND_BOOL:
        return (tni_factor){scalar->as.boolean, 0, scalar->as.boolean};
    case TN_KIND_COMPLEX:
        return (tni_factor){scalar->as.complex[0], scalar->as.complex[1], 0};
    default: {
        double real = scalar->as.real;
        bool fits = real >= -0x1p63 && real < 0x1p63;
        return (tni_factor){real, 0, fits ? (int64_t)real : 0};
    }
    }
}

/* ---- row by row ---- */

/* Computes rows [begin, end) of C. */
typedef void (*product_rows)(const tni_product *p, int64_t begin, int64_t end);

/* A factor of 0 takes its operand out, whatever that holds: nan times 0 is not looked at. */
#define ROWS_OF(name, type, wide, factor, load, store)                                             \
    static void name##_store(const tni_product *p, int64_t i, int64_t j0, int64_t columns,         \
                             const wide *sums)                                                     \
    {                                                                                              \
        wide alpha = factor(p->alpha);                                                             \
        wide beta = factor(p->beta);                                                               \
        type *c = (type *)p->c + i * p->c_row + j0 * p->c_col;                                     \
        const type *s = p->added == NULL || beta == 0                                              \
                            ? NULL                                                                 \
                            : (const type *)p->added + i * p->added_row + j0 * p->added_col;       \
        for (int64_t j = 0; j < columns; j++) {                                                    \
            wide sum = alpha == 1 ? sums[j] : alpha == 0 ? 0 : (wide)(alpha * sums[j]);            \
            if (s != NULL)                                                                         \
                sum = (wide)(sum + (beta == 1 ? (wide)load(s[j * p->added_col])                    \
                                              : (wide)(beta * load(s[j * p->added_col]))));        \
            c[j * p->c_col] = (type)store(sum);                                                    \
        }                                                                                          \
    }                                                                                              \
    static void name##_sum(const tni_product *p, int64_t i, int64_t j0, int64_t columns,           \
                           wide *restrict sums)                                                    \
    {                                                                                              \
        const type *a = (const type *)p->a + i * p->a_row;                                         \
        const type *b = (const type *)p->b + j0 * p->b_col;                                        \
        for (int64_t k = 0; k < p->k; k++) {                                                       \
            wide x = load(a[k * p->a_col]);                                                        \
            const type *row = b + k * p->b_row;                                                    \
            if (p->b_col == 1)                                                                     \
                for (int64_t j = 0; j < columns; j++)                                              \
                    sums[j] = (wide)(sums[j] + x * load(row[j]));                                  \
            else                                                                                   \
                for (int64_t j = 0; j < columns; j++)                                              \
                    sums[j] = (wide)(sums[j] + x * load(row[j * p->b_col]));                       \
        }                                                                                          \
    }                                                                                              \
    static void name(const tni_product *p, int64_t begin, int64_t end)                             \
    {                                                                                              \
        wide sums[ROW_COLUMNS];                                                                    \
        for (int64_t i = begin; i < end; i++)                                                      \
            for (int64_t j0 = 0; j0 < p->n; j0 += ROW_COLUMNS) {                                   \
                int64_t columns = least(p->n - j0, ROW_COLUMNS);                                   \
                memset(sums, 0, sizeof sums);                                                      \
                name##_sum(p, i, j0, columns, sums);                                               \
                name##_store(p, i, j0, columns, sums);                                             \
            }                                                                                      \
    }
#define SAME(x)              (x)
#define AS_FLOAT(f)          ((float)(f).real)
#define AS_DOUBLE(f)         ((f).real)
#define AS_U8(f)             ((uint8_t)(f).integer)
#define AS_U32(f)            ((uint32_t)(f).integer)
#define AS_U64(f)            ((uint64_t)(f).integer)
#define AS_COMPLEX_FLOAT(f)  (__builtin_complex((float)(f).real, (float)(f).imaginary))
#define AS_COMPLEX_DOUBLE(f) (__builtin_complex((f).real, (f).imaginary))
ROWS_OF(rows_f32, float, float, AS_FLOAT, SAME, SAME)
ROWS_OF(rows_f64, double, double, AS_DOUBLE, SAME, SAME)
ROWS_OF(rows_f16, uint16_t, float, AS_FLOAT, tni_f16_to_float, tni_float_to_f16)
ROWS_OF(rows_bf16, uint16_t, float, AS_FLOAT, tni_bf16_to_float, tni_float_to_bf16)
ROWS_OF(rows_u8, uint8_t, uint8_t, AS_U8, SAME, SAME)
ROWS_OF(rows_u16, uint16_t, uint32_t, AS_U32, SAME, SAME)
ROWS_OF(rows_u32, uint32_t, uint32_t, AS_U32, SAME, SAME)
ROWS_OF(rows_u64, uint64_t, uint64_t, AS_U64, SAME, SAME)
ROWS_OF(rows_c64, float _Complex, float _Complex, AS_COMPLEX_FLOAT, SAME, SAME)
ROWS_OF(rows_c128, double _Complex, double _Complex, AS_COMPLEX_DOUBLE, SAME, SAME)

/* ---- packing ---- */

/* How a floating dtype is packed and stored. */
typedef struct packer {
    bool is_double; /* computes in double, else in float */
    void (*pack_a)(const tni_product *p, int64_t i, int64_t rows, int64_t height, int64_t k,
                   int64_t depth, void *packed);
    void (*pack_b)(const tni_product *p, int64_t k, int64_t depth, int64_t j, int64_t columns,
                   int64_t width, void *packed);
    void (*store)(const tni_product *p, int64_t i, int64_t j, int64_t columns, const void *sums);
} packer;

#define PACKER(name, type, wide, load, doubles)                                                    \
    static void name##_pack_a(const tni_product *p, int64_t i0, int64_t rows, int64_t height,      \
                              int64_t k0, int64_t depth, void *out)                                \
    {                                                                                              \
        const type *a = (const type *)p->a + i0 * p->a_row + k0 * p->a_col;                        \
        wide *packed = out;                                                                        \
        for (int64_t i = 0; i < height; i++)                                                       \
            for (int64_t k = 0; k < depth; k++)                                                    \
                packed[k * height + i] = i < rows ? load(a[i * p->a_row + k * p->a_col]) : 0;      \
    }                                                                                              \
    static void name##_pack_b(const tni_product *p, int64_t k0, int64_t depth, int64_t j0,         \
                              int64_t columns, int64_t width, void *out)                           \
    {                                                                                              \
        const type *b = (const type *)p->b + k0 * p->b_row + j0 * p->b_col;                        \
        wide *packed = out;                                                                        \
        if (p->b_row == 1) {                                                                       \
            for (int64_t j = 0; j < width; j++)                                                    \
                for (int64_t k = 0; k < depth; k++)                                                \
                    packed[k * width + j] = j < columns ? load(b[k + j * p->b_col]) : 0;           \
            return;                                                                                \
        }                                                                                          \
        for (int64_t k = 0; k < depth; k++, packed += width) {                                     \
            const type *row = b + k * p->b_row;                                                    \
            for (int64_t j = 0; j < columns; j++)                                                  \
                packed[j] = load(row[j * p->b_col]);                                               \
            for (int64_t j = columns; j < width; j++)                                              \
                packed[j] = 0;                                                                     \
        }                                                                                          \
    }                                                                                              \
    static void name##_store_sums(const tni_product *p, int64_t i, int64_t j, int64_t columns,     \
                                  const void *sums)                                                \
    {                                                                                              \
        rows_##name##_store(p, i, j, columns, sums);                                               \
    }                                                                                              \
    static const packer name = {doubles, name##_pack_a, name##_pack_b, name##_store_sums};
PACKER(f32, float, float, SAME, false)
PACKER(f64, double, double, SAME, true)
PACKER(f16, uint16_t, float, tni_f16_to_float, false)
PACKER(bf16, uint16_t, float, tni_bf16_to_float, false)

/* By dtype; signed and unsigned of a width share one, as products wrap. */
static const struct {
    product_rows rows;    /* row by row; NULL: cannot be multiplied */
    const packer *packed; /* in blocks; NULL: only row by row */
} kinds[TN_DTYPE_COUNT] = {
    [TN_DTYPE_F32] = {rows_f32, &f32}, [TN_DTYPE_F64] = {rows_f64, &f64},
    [TN_DTYPE_F16] = {rows_f16, &f16}, [TN_DTYPE_BF16] = {rows_bf16, &bf16},
    [TN_DTYPE_U8] = {rows_u8, NULL},   [TN_DTYPE_I8] = {rows_u8, NULL},
    [TN_DTYPE_I16] = {rows_u16, NULL}, [TN_DTYPE_U16] = {rows_u16, NULL},
    [TN_DTYPE_I32] = {rows_u32, NULL}, [TN_DTYPE_U32] = {rows_u32, NULL},
    [TN_DTYPE_I64] = {rows_u64, NULL}, [TN_DTYPE_U64] = {rows_u64, NULL},
    [TN_DTYPE_C64] = {rows_c64, NULL}, [TN_DTYPE_C128] = {rows_c128, NULL},
};

bool tni_can_multiply(tn_dtype dtype)
{
    return kinds[dtype].rows != NULL;
}

/* ---- blocks ---- */

/* One product in blocks, for the columns that are packed at a time. */
typedef struct blocked {
    const tni_product *product;
    const packer *packer;
    tni_tile tile;      /* of this process's level */
    int64_t bytes;      /* of a number that is computed with */
    int64_t first;      /* first column of the turn */
    int64_t columns;    /* its columns */
    int64_t width;      /* the same, rounded up to tiles */
    int64_t row_blocks; /* blocks of rows */
    int64_t block_rows; /* rows of a block, rounded up to tiles */
    char *packed;       /* B: block by depth, strip by strip */
    char *rooms;        /* A and sums, one room per thread */
    int64_t room_bytes; /* of a room */
} blocked;

/* Packs strips [begin, end) of B, over the whole depth. */
static void pack_strips(int64_t begin, int64_t end, void *context)
{
    const blocked *run = context;
    const tni_product *p = run->product;
    int64_t width = run->tile.columns;
    for (int64_t strip = begin; strip < end; strip++)
        for (int64_t k = 0; k < p->k; k += BLOCK_DEPTH) {
            int64_t depth = least(p->k - k, BLOCK_DEPTH);
            int64_t columns = least(run->columns - strip * width, width);
            int64_t j = run->first + strip * width;
            void *to = run->packed + (k * run->width + strip * width * depth) * run->bytes;
            if (p->pack != NULL)
                p->pack(p->pack_context, k, depth, j, columns, width, to);
            else
                run->packer->pack_b(p, k, depth, j, columns, width, to);
        }
}

/* The tiles of one block of C at one depth; strips of B outermost, as they are the larger. */
static void add_depth(const blocked *run, int64_t rows, int64_t j0, int64_t columns, int64_t k,
                      int64_t depth, const char *a, char *sums)
{
    int64_t height = run->tile.rows;
    int64_t width = run->tile.columns;
    int64_t strips = round_up(rows, height) / height;
    for (int64_t j = 0; j < columns; j += width) {
        const char *b = run->packed + (k * run->width + (j0 + j) * depth) * run->bytes;
        for (int64_t strip = 0; strip < strips; strip++)
            run->tile.work(a + strip * height * depth * run->bytes, b, depth, k == 0,
                           sums + (j * run->block_rows + strip * height * width) * run->bytes);
    }
}

/* One block of C: rows from i0, columns of the turn from j0. */
static void run_block(const blocked *run, int64_t i0, int64_t j0, char *room)
{
    const tni_product *p = run->product;
    int64_t height = run->tile.rows;
    int64_t width = run->tile.columns;
    int64_t rows = least(p->m - i0, run->block_rows);
    int64_t columns = least(run->columns - j0, BLOCK_COLUMNS);
    char *a = room;
    char *sums = room + run->block_rows * BLOCK_DEPTH * run->bytes;
    for (int64_t k = 0; k < p->k; k += BLOCK_DEPTH) {
        int64_t depth = least(p->k - k, BLOCK_DEPTH);
        for (int64_t i = 0; i < rows; i += height)
            run->packer->pack_a(p, i0 + i, least(rows - i, height), height, k, depth,
                                a + i * depth * run->bytes);
        add_depth(run, rows, j0, columns, k, depth, a, sums);
    }
    for (int64_t j = 0; j < columns; j += width)
        for (int64_t i = 0; i < rows; i++)
            run->packer->store(p, i0 + i, run->first + j0 + j, least(columns - j, width),
                               sums + (j * run->block_rows + i * width) * run->bytes);
}

/* Blocks [begin, end) of the turn. Within another parallel loop there is one thread and room. */
static void run_blocks(int64_t begin, int64_t end, void *context)
{
    const blocked *run = context;
    char *room = run->rooms;
    if (run->room_bytes != 0)
        room += tni_thread_index() * run->room_bytes;
    for (int64_t block = begin; block < end; block++)
        run_block(run, block % run->row_blocks * run->block_rows,
                  block / run->row_blocks * BLOCK_COLUMNS, room);
}

static tn_status multiply_packed(const tni_product *p, const packer *kind)
{
    tni_tiles tiles = TNI_OF_LEVEL(tni_product_tiles);
    blocked run = {.product = p, .packer = kind};
    run.tile = kind->is_double ? tiles.twice : tiles.single;
    run.bytes = kind->is_double ? (int64_t)sizeof(double) : (int64_t)sizeof(float);
    int64_t turn = least(p->n, PACKED_MOST / p->k / BLOCK_COLUMNS * BLOCK_COLUMNS);
    turn = turn < BLOCK_COLUMNS ? least(p->n, BLOCK_COLUMNS) : turn;
    run.block_rows = least(round_up(p->m, run.tile.rows), BLOCK_ROWS);
    run.row_blocks = (p->m + run.block_rows - 1) / run.block_rows;
    int64_t room = run.block_rows * (BLOCK_DEPTH + BLOCK_COLUMNS) * run.bytes + 64;
    bool is_alone = tni_in_parallel();
    run.room_bytes = is_alone ? 0 : room;
    size_t rooms = is_alone ? (size_t)room : (size_t)room * tni_num_threads();
    run.packed = tni_malloc_aligned(
        64, (size_t)round_up(round_up(turn, run.tile.columns) * p->k * run.bytes, 64));
    run.rooms = tni_malloc_aligned(64, (size_t)round_up((int64_t)rooms, 64));
    tn_status status = TN_OK;
    if (run.packed == NULL || run.rooms == NULL)
        status = tni_fail(TN_ERR_MEMORY, "no memory for a product of %lldx%lld and %lldx%lld",
                          (long long)p->m, (long long)p->k, (long long)p->k, (long long)p->n);
    for (run.first = 0; run.first < p->n && status == TN_OK; run.first += turn) {
        run.columns = least(p->n - run.first, turn);
        run.width = round_up(run.columns, run.tile.columns);
        int64_t blocks = (run.columns + BLOCK_COLUMNS - 1) / BLOCK_COLUMNS * run.row_blocks;
        int64_t work = p->m * run.columns / blocks * p->k + 1;
        tni_parallel_for(0, run.width / run.tile.columns, GRAIN / (run.tile.columns * p->k) + 1,
                         pack_strips, &run);
        tni_parallel_for(0, blocks, GRAIN / work + 1, run_blocks, &run);
    }
    tni_free(run.packed);
    tni_free(run.rooms);
    return status;
}

/* Rows for a thread. */
typedef struct row_run {
    const tni_product *product;
    product_rows rows;
} row_run;

static void run_rows(int64_t begin, int64_t end, void *context)
{
    const row_run *run = context;
    run->rows(run->product, begin, end);
}

/* Without a common dimension A and B have no elements, and their strides may be anything. */
static tn_status multiply_nothing(const tni_product *product)
{
    static const double none[2];
    tni_product sum = *product;
    sum.a = sum.b = none;
    sum.a_row = sum.a_col = sum.b_row = sum.b_col = 0;
    row_run run = {&sum, kinds[product->dtype].rows};
    run_rows(0, product->m, &run);
    return TN_OK;
}

tn_status tni_multiply(const tni_product *product)
{
    const packer *kind = kinds[product->dtype].packed;
    int64_t work = tni_far_product(product->n, product->k);
    if (product->m == 0 || product->n == 0)
        return TN_OK;
    if (!tni_can_multiply(product->dtype))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "products are not implemented for '%s'",
                        tni_scalar_name(product->dtype));
    if (product->k == 0)
        return multiply_nothing(product);
    if (product->a == NULL || (product->b == NULL && product->pack == NULL))
        return tni_fail(TN_ERR_RUNTIME, "a matrix that is to be multiplied is on the meta device");
    if (kind != NULL && product->k > 0 &&
        (product->pack != NULL || tni_far_product(work, product->m) > SMALL))
        return multiply_packed(product, kind);
    row_run run = {product, kinds[product->dtype].rows};
    tni_parallel_for(0, product->m, work >= GRAIN ? 1 : GRAIN / (work + 1) + 1, run_rows, &run);
    return TN_OK;
}

/* ---- batches ---- */

typedef struct batch_run {
    const tni_product *first; /* the first product */
    const int64_t *steps;     /* bytes to the next, of A, B, C and S */
    _Atomic(int) status;      /* of the last that failed */
} batch_run;

static void run_batch(int64_t begin, int64_t end, void *context)
{
    batch_run *run = context;
    for (int64_t i = begin; i < end; i++) {
        tni_product p = *run->first;
        p.a = (const char *)p.a + i * run->steps[0];
        p.b = (const char *)p.b + i * run->steps[1];
        p.c = (char *)p.c + i * run->steps[2];
        if (p.added != NULL)
            p.added = (const char *)p.added + i * run->steps[3];
        tn_status status = tni_multiply(&p);
        if (status != TN_OK)
            run->status = (int)status;
    }
}

tn_status tni_multiply_batch(const tni_product *first, int64_t count, const int64_t steps[4])
{
    batch_run run = {first, steps, TN_OK};
    int64_t work = tni_far_product(tni_far_product(first->m, first->n), first->k);
    bool spreads = count >= tni_num_threads();
    int64_t grain = work >= GRAIN ? 1 : GRAIN / (work + 1) + 1;
    if (first->m == 0 || first->n == 0)
        return TN_OK;
    tni_parallel_for(0, count, spreads ? grain : count, run_batch, &run);
    if (run.status != TN_OK)
        return tni_fail((tn_status)run.status, "no memory for a batch of products");
    return TN_OK;
}
