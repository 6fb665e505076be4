/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How products run: in blocks of packed strips for floating dtypes, row by row for whole and
 * complex numbers and for products too small to pack.
 */
#include "kernels/gemm/gemm.h"

#include "kernels/core/narrow_floats.h"
#include "kernels/core/plugins.h"
#include "kernels/gemm/gemm_blocks.h"

/* Multiplications up to which packing costs more than it brings: planned alone, and in a batch. */
#define SMALL          256
#define SMALL_IN_BATCH 128

/* Multiplications below which a second thread does: one by one, and those of a batch in tiles. */
#define GRAIN       65536
#define TILES_GRAIN 262144

/* Columns that a row-by-row product sums at a time. */
#define ROW_COLUMNS 64

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

/* Sums of some columns of a row go to C. */
#define ROWS_OF_SUMS(name, type, wide, factor, load, store)                                        \
    static void name##_store(const tni_product *p, int64_t i, int64_t j0, int64_t columns,         \
                             const wide *sums)                                                     \
    {                                                                                              \
        wide alpha = factor(p->alpha);                                                             \
        wide beta = factor(p->beta);                                                               \
        type *c = (type *)p->c + i * p->c_row + j0 * p->c_col;                                     \
        const type *s = p->added == NULL || beta == 0                                              \
                            ? NULL                                                                 \
                            : (const type *)p->added + i * p->added_row + j0 * p->added_col;       \
        TNI_PRODUCT_FINISH(type, wide, load, store)                                                \
    }
#define ROWS_LOOP(name, wide)                                                                      \
    static void name(const tni_product *p, int64_t begin, int64_t end)                             \
    {                                                                                              \
        wide sums[ROW_COLUMNS];                                                                    \
        for (int64_t i = begin; i < end; i++)                                                      \
            for (int64_t j0 = 0; j0 < p->n; j0 += ROW_COLUMNS) {                                   \
                int64_t columns = tni_min(p->n - j0, ROW_COLUMNS);                                 \
                memset(sums, 0, (size_t)columns * sizeof *sums);                                   \
                name##_sum(p, i, j0, columns, sums);                                               \
                name##_store(p, i, j0, columns, sums);                                             \
            }                                                                                      \
    }
#define ROWS_OF(name, type, wide, factor, load, store)                                             \
    ROWS_OF_SUMS(name, type, wide, factor, load, store)                                            \
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
    ROWS_LOOP(name, wide)
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
#define COMPLEX_ROWS_OF(name, type, part, factor)                                                  \
    ROWS_OF_SUMS(name, type, type, factor, SAME, SAME)                                             \
    static void name##_sum(const tni_product *p, int64_t i, int64_t j0, int64_t columns,           \
                           type *restrict sums)                                                    \
    {                                                                                              \
        const part *a = (const part *)p->a + 2 * i * p->a_row;                                     \
        const part *b = (const part *)p->b + 2 * j0 * p->b_col;                                    \
        part *restrict sum = (part *)sums;                                                         \
        for (int64_t k = 0; k < p->k; k++) {                                                       \
            const part re = a[2 * k * p->a_col];                                                   \
            const part im = a[2 * k * p->a_col + 1];                                               \
            const part *row = b + 2 * k * p->b_row;                                                \
            const int64_t step = tni_mul_wrapping(2, p->b_col);                                    \
            if (step == 2)                                                                         \
                for (int64_t j = 0; j < columns; j++) {                                            \
                    sum[2 * j] += re * row[2 * j] - im * row[2 * j + 1];                           \
                    sum[2 * j + 1] += re * row[2 * j + 1] + im * row[2 * j];                       \
                }                                                                                  \
            else                                                                                   \
                for (int64_t j = 0; j < columns; j++) {                                            \
                    sum[2 * j] += re * row[j * step] - im * row[j * step + 1];                     \
                    sum[2 * j + 1] += re * row[j * step + 1] + im * row[j * step];                 \
                }                                                                                  \
        }                                                                                          \
    }                                                                                              \
    ROWS_LOOP(name, type)
COMPLEX_ROWS_OF(rows_c64, float _Complex, float, AS_COMPLEX_FLOAT)
COMPLEX_ROWS_OF(rows_c128, double _Complex, double, AS_COMPLEX_DOUBLE)

/* By dtype; signed and unsigned of a width share one, as products wrap. */
static const product_rows rows_of[TN_DTYPE_COUNT] = {
    [TN_DTYPE_F32] = rows_f32,   [TN_DTYPE_F64] = rows_f64,   [TN_DTYPE_F16] = rows_f16,
    [TN_DTYPE_BF16] = rows_bf16, [TN_DTYPE_U8] = rows_u8,     [TN_DTYPE_I8] = rows_u8,
    [TN_DTYPE_I16] = rows_u16,   [TN_DTYPE_U16] = rows_u16,   [TN_DTYPE_I32] = rows_u32,
    [TN_DTYPE_U32] = rows_u32,   [TN_DTYPE_I64] = rows_u64,   [TN_DTYPE_U64] = rows_u64,
    [TN_DTYPE_C64] = rows_c64,   [TN_DTYPE_C128] = rows_c128,
};

static bool is_small(const tni_product *p, int64_t most)
{
    return tni_mul_saturating(tni_mul_saturating(p->m, p->n), p->k) <= most;
}

bool tni_can_multiply(tn_dtype dtype)
{
    return rows_of[dtype] != NULL;
}

/* ---- products ---- */

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
    row_run run = {&sum, rows_of[product->dtype]};
    run_rows(0, product->m, &run);
    return TN_OK;
}

/* In tiles, but for columns that dots are faster at. */
static tn_status multiply_many(const tni_product *product, const tni_packer *packer)
{
    tni_product p = *product;
    bool done = false;
    if (p.m == 1 || p.n == 1)
        TN_TRY(tni_multiply_vector(product, packer, &done));
    if (done)
        return TN_OK;
    int64_t few = tni_dots_columns(&p, packer);
    p.n -= few;
    if (p.n > 0)
        TN_TRY(tni_multiply_blocks(&p, 1, NULL, packer));
    if (few > 0) {
        int64_t bytes = packer->bytes;
        p.b = (const char *)p.b + p.n * p.b_col * bytes;
        p.c = (char *)p.c + p.n * p.c_col * bytes;
        if (p.added != NULL)
            p.added = (const char *)p.added + p.n * p.added_col * bytes;
        p.n = few;
        tni_multiply_dots(&p, packer);
    }
    return TN_OK;
}

static tn_status check_dtype(tn_dtype dtype)
{
    if (tni_can_multiply(dtype))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "products are not implemented for '%s'",
                    tni_scalar_name(dtype));
}

/* By our own kernels. */
static tn_status multiply(const tni_product *product)
{
    const tni_packer *packer = tni_packer_for(product->dtype);
    int64_t work = tni_mul_saturating(product->n, product->k);
    if (product->m == 0 || product->n == 0)
        return TN_OK;
    TN_TRY(check_dtype(product->dtype));
    if (product->k == 0)
        return multiply_nothing(product);
    if (product->a == NULL || (product->b == NULL && product->pack == NULL))
        return tni_fail(TN_ERR_RUNTIME, "a matrix that is to be multiplied is on the meta device");
    if (packer != NULL &&
        (product->pack != NULL || product->b_places != NULL || !is_small(product, SMALL)))
        return multiply_many(product, packer);
    row_run run = {product, rows_of[product->dtype]};
    tni_parallel_for(0, product->m, work >= GRAIN ? 1 : GRAIN / (work + 1) + 1, run_rows, &run);
    return TN_OK;
}

tn_status tni_multiply(const tni_product *product)
{
    static const int64_t alone[4] = {0};
    return tni_plugin_multiply(product, 1, alone) ? TN_OK : multiply(product);
}

/* ---- batches ---- */

typedef struct batch_run {
    const tni_product *first; /* the first product */
    const int64_t *steps;     /* bytes to the next, of A, B, C and S */
    product_rows rows;        /* for products too small to be planned, or NULL */
    const tni_packer *packer; /* for products that go in blocks, or NULL */
    _Atomic(int) status;      /* of the last that failed */
} batch_run;

static void run_batch(int64_t begin, int64_t end, void *context)
{
    batch_run *run = context;
    tn_status status = TN_OK;
    tni_product p = tni_product_at(run->first, begin, run->steps);
    if (run->packer != NULL)
        status = tni_multiply_blocks(&p, end - begin, run->steps, run->packer);
    else
        for (int64_t i = begin; i < end && status == TN_OK; i++) {
            p = tni_product_at(run->first, i, run->steps);
            if (run->rows != NULL)
                run->rows(&p, 0, p.m);
            else
                status = multiply(&p);
        }
    if (status != TN_OK)
        run->status = (int)status;
}

/* All products of a batch go the same way: which it is, where that is known without asking each. */
static void choose_way(batch_run *run)
{
    const tni_product *p = run->first;
    if (p->k == 0 || p->a == NULL || p->b == NULL || p->pack != NULL || p->b_places != NULL)
        return;
    if (is_small(p, SMALL_IN_BATCH))
        run->rows = rows_of[p->dtype];
    else if (p->m > 1 && p->n > 1)
        run->packer = tni_packer_for(p->dtype);
    if (run->packer != NULL && tni_dots_columns(p, run->packer) == p->n)
        run->packer = NULL;
}

tn_status tni_multiply_batch(const tni_product *first, int64_t count, const int64_t steps[4])
{
    batch_run run = {.first = first, .steps = steps, .status = TN_OK};
    int64_t work = tni_mul_saturating(tni_mul_saturating(first->m, first->n), first->k);
    choose_way(&run);
    bool is_parallel = count >= tni_num_threads();
    int64_t share = run.packer != NULL ? TILES_GRAIN : GRAIN;
    int64_t grain = work >= share ? 1 : share / (work + 1) + 1;
    if (first->m == 0 || first->n == 0 || count == 0 || tni_plugin_multiply(first, count, steps))
        return TN_OK;
    TN_TRY(check_dtype(first->dtype));
    tni_parallel_for(0, count, is_parallel ? grain : count, run_batch, &run);
    if (run.status != TN_OK)
        return tni_fail((tn_status)run.status, "no memory for a batch of products");
    return TN_OK;
}
