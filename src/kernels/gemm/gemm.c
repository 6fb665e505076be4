/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Matrix products (gemm.h): which of the ways a product takes.
 *
 * Blocks of tiles (gemm_blocks.c), for complex numbers after complex_products.c, for few elements
 * of a great depth in parts; dot products or scaled rows for few rows, few columns and vectors of
 * floating dtypes (gemv.c); a simple loop over rows for other vectors and products too small to
 * pack. A plugin is asked first.
 */
#include "kernels/gemm/gemm.h"

#include "kernels/core/narrow_floats.h"
#include "kernels/gemm/plugin_products.h"
#include "kernels/gemm/gemm_blocks.h"

/*
 * Products of at most so many multiplications are computed row by row: packing would cost more. In
 * a batch the cost of planning is shared, so the limit is lower.
 */
#define SMALL          256
#define SMALL_IN_BATCH 128

/* The least work for a thread, in multiplications: row by row, and for a batch in tiles. */
#define GRAIN       65536
#define TILES_GRAIN 262144

/*
 * A product with few elements and a depth of two such parts or more is the sum of the products of
 * its parts, so that threads have something to share out: at most DEEP_ELEMENTS elements.
 */
#define DEEP_PART     1024
#define DEEP_ELEMENTS 4096

/* Columns that the loop over rows sums at a time, in a buffer on the stack. */
#define ROW_COLUMNS 64

/* The integer form of a double is truncated, and 0 if it does not fit int64. */
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

/* Computes rows [begin, end) of C, finished with alpha and beta. */
typedef void (*product_rows)(const tni_product *p, int64_t begin, int64_t end);

/* Return a factor in the type of the arithmetic of a template. */
static inline float factor_f32(tni_factor f)
{
    return (float)f.real;
}
static inline double factor_f64(tni_factor f)
{
    return f.real;
}
static inline float factor_f16(tni_factor f)
{
    return (float)f.real;
}
static inline float factor_bf16(tni_factor f)
{
    return (float)f.real;
}
static inline uint8_t factor_u8(tni_factor f)
{
    return (uint8_t)f.integer;
}
static inline uint32_t factor_u16(tni_factor f)
{
    return (uint32_t)f.integer;
}
static inline uint32_t factor_u32(tni_factor f)
{
    return (uint32_t)f.integer;
}
static inline uint64_t factor_u64(tni_factor f)
{
    return (uint64_t)f.integer;
}
static inline float _Complex factor_c64(tni_factor f)
{
    return __builtin_complex((float)f.real, (float)f.imaginary);
}
static inline double _Complex factor_c128(tni_factor f)
{
    return __builtin_complex(f.real, f.imaginary);
}

#include "kernels/core/type_f32.inc"
#include "kernels/gemm/row_sums.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/gemm/row_sums.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_f16.inc"
#include "kernels/gemm/row_sums.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_bf16.inc"
#include "kernels/gemm/row_sums.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_u8.inc"
#include "kernels/gemm/row_sums.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_u16.inc"
#include "kernels/gemm/row_sums.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_u32.inc"
#include "kernels/gemm/row_sums.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_u64.inc"
#include "kernels/gemm/row_sums.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_c64.inc"
#include "kernels/gemm/row_sums_complex.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/gemm/row_sums_complex.inc"
#include "kernels/gemm/row_product.inc"
#include "kernels/core/type_none.inc"

/*
 * The loop for each dtype. Signed and unsigned integers of a width share one, as both wrap modulo
 * 2^n.
 */
static const product_rows rows_of[TN_DTYPE_COUNT] = {
    [TN_DTYPE_F32] = rows_f32,   [TN_DTYPE_F64] = rows_f64,   [TN_DTYPE_F16] = rows_f16,
    [TN_DTYPE_BF16] = rows_bf16, [TN_DTYPE_U8] = rows_u8,     [TN_DTYPE_I8] = rows_u8,
    [TN_DTYPE_I16] = rows_u16,   [TN_DTYPE_U16] = rows_u16,   [TN_DTYPE_I32] = rows_u32,
    [TN_DTYPE_U32] = rows_u32,   [TN_DTYPE_I64] = rows_u64,   [TN_DTYPE_U64] = rows_u64,
    [TN_DTYPE_C64] = rows_c64,   [TN_DTYPE_C128] = rows_c128,
};

/* Return whether a product has at most `most` multiplications. */
static bool is_small(const tni_product *p, int64_t most)
{
    return tni_mul_saturating(tni_mul_saturating(p->m, p->n), p->k) <= most;
}

bool tni_can_multiply(tn_dtype dtype)
{
    return rows_of[dtype] != NULL;
}

/* ---- products ---- */

/* What threads share that compute rows. */
typedef struct row_run {
    const tni_product *product; /* what is computed */
    product_rows rows;          /* the loop for its dtype */
} row_run;

/* Compute rows [begin, end). */
static void run_rows(int64_t begin, int64_t end, void *context)
{
    const row_run *run = context;
    run->rows(run->product, begin, end);
}

/*
 * Compute a product with k = 0, which is beta * S: A and B have no elements and their strides may
 * be anything, so harmless ones take their place.
 */
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

/* ---- deep products ---- */

/* The products of the parts of a depth. */
typedef struct deep_run {
    tni_product part;         /* of the first part; C is a buffer with room for those of all */
    int64_t depth;            /* of the whole */
    int64_t steps[4];         /* bytes to the operands of the next part */
    const tni_packer *packer; /* for the dtype */
    _Atomic(int) status;      /* of a part that failed */
} deep_run;

/* Compute parts [begin, end); the last one of all may be shorter than the others. */
static void run_deep(int64_t begin, int64_t end, void *context)
{
    deep_run *run = context;
    tni_product p = tni_product_at(&run->part, begin, run->steps);
    int64_t whole = tni_min(end, run->depth / DEEP_PART) - begin;
    tn_status status = TN_OK;
    if (whole > 0)
        status = tni_multiply_blocks(&p, whole, run->steps, run->packer);
    if (begin + whole < end && status == TN_OK) {
        p = tni_product_at(&run->part, end - 1, run->steps);
        p.k = run->depth - (end - 1) * DEEP_PART;
        status = tni_multiply_blocks(&p, 1, NULL, run->packer);
    }
    if (status != TN_OK)
        run->status = (int)status;
}

static bool is_deep(const tni_product *p, const tni_packer *packer)
{
    return packer->is_plain && !packer->is_whole && packer->unit == 1 && p->pack == NULL &&
           p->b_offsets == NULL && p->line_step == 0 && p->k >= 2 * DEEP_PART &&
           tni_mul_saturating(p->m, p->n) <= DEEP_ELEMENTS;
}

/* Add the sums of all parts to those of the first, in order. */
static void add_parts(void *sums, int64_t parts, int64_t count, bool is_double)
{
    for (int64_t part = 1; part < parts; part++)
        if (is_double)
            for (int64_t i = 0; i < count; i++)
                ((double *)sums)[i] += ((const double *)sums)[part * count + i];
        else
            for (int64_t i = 0; i < count; i++)
                ((float *)sums)[i] += ((const float *)sums)[part * count + i];
}

/* Compute a product that is_deep: parts in parallel, then their sums in order. */
static tn_status multiply_deep(const tni_product *p, const tni_packer *packer)
{
    const int64_t count = p->m * p->n;
    const int64_t parts = tni_ceil_div(p->k, DEEP_PART);
    size_t bytes = (size_t)(parts * count * packer->bytes);
    deep_run run = {.part = *p,
                    .depth = p->k,
                    .steps = {DEEP_PART * p->a_col * packer->bytes,
                              DEEP_PART * p->b_row * packer->bytes, count * packer->bytes, 0},
                    .packer = packer,
                    .status = TN_OK};
    char *sums = tni_malloc_aligned(64, bytes);
    if (sums == NULL)
        return tni_fail_memory(bytes);
    run.part.k = DEEP_PART;
    run.part.c = sums;
    run.part.c_row = p->n;
    run.part.c_col = 1;
    run.part.added = NULL;
    run.part.alpha = TNI_FACTOR_ONE;
    tni_parallel_for(0, parts, TILES_GRAIN / (count * DEEP_PART) + 1, run_deep, &run);
    if (run.status == TN_OK) {
        add_parts(sums, parts, count, packer->has_double);
        for (int64_t i = 0; i < p->m; i++)
            packer->store(p, i, 0, p->n, sums + i * p->n * packer->bytes);
    }
    tni_free(sums);
    return run.status == TN_OK ? TN_OK
                               : tni_fail((tn_status)run.status, "no memory for a deep product");
}

/* ---- large products ---- */

/*
 * Compute a large product: by a vector, in tiles, or, for columns that tiles are slow at (those
 * left over, or all if rows are few), by dots.
 */
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
        TN_TRY(is_deep(&p, packer) ? multiply_deep(&p, packer)
                                   : tni_multiply_blocks(&p, 1, NULL, packer));
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

/* Refuse dtypes that are not multiplied. */
static tn_status check_dtype(tn_dtype dtype)
{
    if (tni_can_multiply(dtype))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "products are not implemented for '%s'",
                    tni_scalar_name(dtype));
}

/* Compute a product with Tenon's own kernels. */
static tn_status multiply(const tni_product *product)
{
    const tni_packer *packer = tni_packer_for(product->dtype);
    int64_t work = tni_mul_saturating(product->n, product->k);
    bool is_vector = product->m == 1 || product->n == 1;
    /* Special cases first: an empty result, an empty sum, factors without data. */
    if (product->m == 0 || product->n == 0)
        return TN_OK;
    TN_TRY(check_dtype(product->dtype));
    if (product->k == 0)
        return multiply_nothing(product);
    if (product->a == NULL || (product->b == NULL && product->pack == NULL))
        return tni_fail(TN_ERR_RUNTIME, "a matrix that is to be multiplied is on the meta device");
    if (packer != NULL && !(packer->is_whole && is_vector) &&
        (product->pack != NULL || product->b_offsets != NULL || !is_small(product, SMALL)))
        return multiply_many(product, packer);
    if (packer == NULL && !is_vector && !is_small(product, SMALL))
        return tni_multiply_complex(product);
    row_run run = {product, rows_of[product->dtype]};
    tni_parallel_for(0, product->m, work >= GRAIN ? 1 : GRAIN / (work + 1) + 1, run_rows, &run);
    return TN_OK;
}

/* A plugin may take it; then there is nothing left to do. */
tn_status tni_multiply(const tni_product *product)
{
    static const int64_t alone[4] = {0};
    return tni_plugin_multiply(product, 1, alone) ? TN_OK : multiply(product);
}

/* ---- batches ---- */

/* A batch of products of the same sizes. */
typedef struct batch_run {
    const tni_product *first; /* the first product */
    const int64_t *steps;     /* bytes to the next, of A, B, C and S */
    product_rows rows;        /* for products too small to be planned, or NULL */
    const tni_packer *packer; /* for products that go in blocks, or NULL */
    _Atomic(int) status;      /* of a product that failed */
} batch_run;

/* Compute products [begin, end). */
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

/*
 * Choose once, for all products of a batch, the loop over rows or the tiles. If neither is set,
 * each product is planned by itself.
 */
static void choose_way(batch_run *run)
{
    const tni_product *p = run->first;
    if (p->k == 0 || p->a == NULL || p->b == NULL || p->pack != NULL || p->b_offsets != NULL)
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
    /* With fewer products than threads they run one after the other, each with all threads. */
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

tn_status tni_block_multiply(tn_dtype dtype, const int64_t sizes[3], tni_block a, tni_block b,
                             int beta, tni_block c)
{
    const tni_product product = {.dtype = dtype,
                                 .m = sizes[0],
                                 .n = sizes[1],
                                 .k = sizes[2],
                                 .a = a.data,
                                 .b = b.data,
                                 .c = c.data,
                                 .a_row = a.row,
                                 .a_col = a.column,
                                 .b_row = b.row,
                                 .b_col = b.column,
                                 .c_row = c.row,
                                 .c_col = c.column,
                                 .added = beta == 0 ? NULL : c.data,
                                 .added_row = c.row,
                                 .added_col = c.column,
                                 .alpha = TNI_FACTOR_ONE,
                                 .beta = beta == 0 ? TNI_FACTOR_ZERO : TNI_FACTOR_ONE};
    return tni_multiply(&product);
}
