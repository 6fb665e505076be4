/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Matrix products: mm, bmm, and matmul made of them.
 *
 * One blocked product serves all dtypes: a panel of B is copied row-major into a buffer of the
 * accumulating type, and each row of A runs over it with the columns innermost, which the compiler
 * turns into vector code. Half types accumulate in float, whole numbers in their own width.
 */
#include "kernels/kernel_core.h"
#include "kernels/narrow_floats.h"
#include "kernels/product_tiles.h"

/* A panel of B: rows (depth) by columns; 64 KiB of float. */
#define PANEL_DEPTH   128
#define PANEL_COLUMNS 128

/* One product C[m,n] = A[m,k] B[k,n]; strides in elements, C row-major. */
typedef struct product {
    const void *a;        /* first element of A */
    const void *b;        /* first element of B */
    void *c;              /* first element of C */
    int64_t m, n, k;      /* sizes */
    int64_t a_row, a_col; /* strides of A */
    int64_t b_row, b_col; /* strides of B */
} product;

/* Computes rows [begin, end) of C. */
typedef void (*product_rows)(const product *p, int64_t begin, int64_t end);

/*
 * A row of C is accumulated over all panels of its column block before it is stored, so each
 * element is rounded to the result's dtype once.
 */
#define PRODUCT(name, type, wide, load, store)                                                     \
    static void name##_panel(const product *p, int64_t k0, int64_t depth, int64_t n0,              \
                             int64_t columns, wide *restrict panel)                                \
    {                                                                                              \
        const type *b = (const type *)p->b + k0 * p->b_row + n0 * p->b_col;                        \
        for (int64_t k = 0; k < depth; k++)                                                        \
            for (int64_t j = 0; j < columns; j++)                                                  \
                panel[k * PANEL_COLUMNS + j] = load(b[k * p->b_row + j * p->b_col]);               \
    }                                                                                              \
    static void name##_row(const product *p, int64_t i, int64_t k0, int64_t depth,                 \
                           int64_t columns, const wide *restrict panel, wide *restrict row)        \
    {                                                                                              \
        const type *a = (const type *)p->a + i * p->a_row + k0 * p->a_col;                         \
        for (int64_t k = 0; k < depth; k++) {                                                      \
            wide x = load(a[k * p->a_col]);                                                        \
            const wide *restrict b = panel + k * PANEL_COLUMNS;                                    \
            for (int64_t j = 0; j < columns; j++)                                                  \
                row[j] = (wide)(row[j] + x * b[j]);                                                \
        }                                                                                          \
    }                                                                                              \
    static void name(const product *p, int64_t begin, int64_t end)                                 \
    {                                                                                              \
        enum { ROWS = 8 };                                                                         \
        wide panel[PANEL_DEPTH * PANEL_COLUMNS];                                                   \
        wide rows[ROWS][PANEL_COLUMNS];                                                            \
        type *c = p->c;                                                                            \
        for (int64_t n0 = 0; n0 < p->n; n0 += PANEL_COLUMNS) {                                     \
            int64_t columns = p->n - n0 < PANEL_COLUMNS ? p->n - n0 : PANEL_COLUMNS;               \
            for (int64_t i0 = begin; i0 < end; i0 += ROWS) {                                       \
                int64_t count = end - i0 < ROWS ? end - i0 : ROWS;                                 \
                memset(rows, 0, sizeof rows);                                                      \
                for (int64_t k0 = 0; k0 < p->k; k0 += PANEL_DEPTH) {                               \
                    int64_t depth = p->k - k0 < PANEL_DEPTH ? p->k - k0 : PANEL_DEPTH;             \
                    if (i0 == begin || p->k > PANEL_DEPTH)                                         \
                        name##_panel(p, k0, depth, n0, columns, panel);                            \
                    for (int64_t i = 0; i < count; i++)                                            \
                        name##_row(p, i0 + i, k0, depth, columns, panel, rows[i]);                 \
                }                                                                                  \
                for (int64_t i = 0; i < count; i++)                                                \
                    for (int64_t j = 0; j < columns; j++)                                          \
                        c[(i0 + i) * p->n + n0 + j] = (type)store(rows[i][j]);                     \
            }                                                                                      \
        }                                                                                          \
    }
#define SAME(x) (x)
PRODUCT(product_f16, uint16_t, float, tni_f16_to_float, tni_float_to_f16)
PRODUCT(product_bf16, uint16_t, float, tni_bf16_to_float, tni_float_to_bf16)
PRODUCT(product_u8, uint8_t, uint8_t, SAME, SAME)
PRODUCT(product_u16, uint16_t, uint32_t, SAME, SAME)
PRODUCT(product_u32, uint32_t, uint32_t, SAME, SAME)
PRODUCT(product_u64, uint64_t, uint64_t, SAME, SAME)
PRODUCT(product_c64, float _Complex, float _Complex, SAME, SAME)
PRODUCT(product_c128, double _Complex, double _Complex, SAME, SAME)

/*
 * float and double: tiles that stay in registers. B is packed in strips of a tile's columns, A in
 * strips of its rows, block by block; C takes the sum of a block's depth at a time.
 */
#define TILED(name, type, suffix)                                                                  \
    static void name##_pack_b(const product *p, int64_t k0, int64_t depth, int64_t n0,             \
                              int64_t columns, type *packed)                                       \
    {                                                                                              \
        enum { WIDTH = TNI_TILE_COLUMNS_##suffix };                                                \
        const type *b = (const type *)p->b + k0 * p->b_row + n0 * p->b_col;                        \
        for (int64_t j0 = 0; j0 < columns; j0 += WIDTH)                                            \
            for (int64_t k = 0; k < depth; k++)                                                    \
                for (int64_t j = j0; j < j0 + WIDTH; j++)                                          \
                    *packed++ = j < columns ? b[k * p->b_row + j * p->b_col] : 0;                  \
    }                                                                                              \
    static void name##_pack_a(const product *p, int64_t i0, int64_t rows, int64_t k0,              \
                              int64_t depth, type *packed)                                         \
    {                                                                                              \
        const type *a = (const type *)p->a + i0 * p->a_row + k0 * p->a_col;                        \
        for (int64_t k = 0; k < depth; k++)                                                        \
            for (int64_t i = 0; i < TNI_TILE_ROWS; i++)                                            \
                *packed++ = i < rows ? a[i * p->a_row + k * p->a_col] : 0;                         \
    }                                                                                              \
    static void name##_add(const product *p, const type *tile, int64_t i0, int64_t rows,           \
                           int64_t j0, int64_t columns, bool is_first)                             \
    {                                                                                              \
        for (int64_t i = 0; i < rows; i++) {                                                       \
            type *c = (type *)p->c + (i0 + i) * p->n + j0;                                         \
            const type *sums = tile + i * TNI_TILE_COLUMNS_##suffix;                               \
            for (int64_t j = 0; j < columns; j++)                                                  \
                c[j] = is_first ? sums[j] : c[j] + sums[j];                                        \
        }                                                                                          \
    }                                                                                              \
    static void name(const product *p, int64_t begin, int64_t end)                                 \
    {                                                                                              \
        enum { WIDTH = TNI_TILE_COLUMNS_##suffix };                                                \
        type b[PANEL_DEPTH * PANEL_COLUMNS];                                                       \
        type a[PANEL_DEPTH * TNI_TILE_ROWS];                                                       \
        type tile[TNI_TILE_ROWS * WIDTH];                                                          \
        tni_tile_##type multiply_tile = tni_tile_##type##_get();                                   \
        for (int64_t n0 = 0; n0 < p->n; n0 += PANEL_COLUMNS) {                                     \
            int64_t columns = least(p->n - n0, PANEL_COLUMNS);                                     \
            for (int64_t k0 = 0; k0 < p->k; k0 += PANEL_DEPTH) {                                   \
                int64_t depth = least(p->k - k0, PANEL_DEPTH);                                     \
                name##_pack_b(p, k0, depth, n0, columns, b);                                       \
                for (int64_t i0 = begin; i0 < end; i0 += TNI_TILE_ROWS) {                          \
                    int64_t rows = least(end - i0, TNI_TILE_ROWS);                                 \
                    name##_pack_a(p, i0, rows, k0, depth, a);                                      \
                    for (int64_t j0 = 0; j0 < columns; j0 += WIDTH) {                              \
                        multiply_tile(a, b + j0 * depth, depth, tile);                             \
                        name##_add(p, tile, i0, rows, n0 + j0, least(columns - j0, WIDTH),         \
                                   k0 == 0);                                                       \
                    }                                                                              \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }
static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}
TILED(product_f32, float, F32)
TILED(product_f64, double, F64)

/* By dtype; signed and unsigned of a width share one, as products wrap. */
static const product_rows products[TN_DTYPE_COUNT] = {
    [TN_DTYPE_F32] = product_f32,   [TN_DTYPE_F64] = product_f64,   [TN_DTYPE_F16] = product_f16,
    [TN_DTYPE_BF16] = product_bf16, [TN_DTYPE_U8] = product_u8,     [TN_DTYPE_I8] = product_u8,
    [TN_DTYPE_I16] = product_u16,   [TN_DTYPE_U16] = product_u16,   [TN_DTYPE_I32] = product_u32,
    [TN_DTYPE_U32] = product_u32,   [TN_DTYPE_I64] = product_u64,   [TN_DTYPE_U64] = product_u64,
    [TN_DTYPE_C64] = product_c64,   [TN_DTYPE_C128] = product_c128,
};

/* Rows for a thread. */
typedef struct product_run {
    const product *product;
    product_rows rows;
} product_run;

static void run_rows(int64_t begin, int64_t end, void *context)
{
    const product_run *run = context;
    run->rows(run->product, begin, end);
}

/*
 * `numel` is that of the result: without elements every dtype will do. A factor on the meta device
 * has no elements to read.
 */
static tn_status check_factors(const tn_tensor *a, const tn_tensor *b, int64_t numel,
                               const char *name)
{
    if (a->device.type != b->device.type)
        return tni_fail(TN_ERR_RUNTIME, "Tensor on device %s is not on the expected device %s!",
                        tn_device_type_name((tn_device_type)b->device.type),
                        tn_device_type_name((tn_device_type)a->device.type));
    if (a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "expected m1 and m2 to have the same dtype, but got: %s != %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    if (products[a->dtype] == NULL && numel > 0 && a->numel > 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                        tni_scalar_name(a->dtype));
    return TN_OK;
}

/*
 * One product of the last two dimensions; `a` and `b` are offset by bytes of a batch. Threads get
 * rows of the result, so no element is summed by two, and the grain keeps small products on one
 * thread.
 */
static void multiply(const tn_tensor *a, const tn_tensor *b, const char *a_data, const char *b_data,
                     char *c_data)
{
    product p = {.a = a_data,
                 .b = b_data,
                 .c = c_data,
                 .m = a->sizes[a->rank - 2],
                 .n = b->sizes[b->rank - 1],
                 .k = a->sizes[a->rank - 1],
                 .a_row = a->strides[a->rank - 2],
                 .a_col = a->strides[a->rank - 1],
                 .b_row = b->strides[b->rank - 2],
                 .b_col = b->strides[b->rank - 1]};
    product_run run = {&p, products[a->dtype]};
    int64_t work = p.n * p.k + 1;
    tni_parallel_for(0, p.m, 65536 / work + 1, run_rows, &run);
}

/*
 * Every batch of two rank-3 tensors, or the one of two matrices. An inner size of 0 gives zeros.
 * Batches run one after the other and each over all threads, which is best for few large ones.
 */
static void multiply_all(const tn_tensor *a, const tn_tensor *b, tn_tensor *c)
{
    int64_t bytes = tni_dtypes[a->dtype].bytes;
    int64_t batches = a->rank == 3 ? a->sizes[0] : 1;
    static const char nothing[16];
    if (c->data == NULL || (a->data == NULL && a->numel > 0))
        return;
    if (a->numel == 0) {
        memset(c->data, 0, (size_t)(c->numel * bytes));
        return;
    }
    for (int64_t i = 0; i < batches; i++) {
        int64_t a_step = a->rank == 3 ? i * a->strides[0] * bytes : 0;
        int64_t b_step = b->rank == 3 ? i * b->strides[0] * bytes : 0;
        int64_t c_step = c->rank == 3 ? i * c->sizes[1] * c->sizes[2] * bytes : 0;
        multiply(a, b, a->data != NULL ? (const char *)a->data + a_step : nothing,
                 b->data != NULL ? (const char *)b->data + b_step : nothing,
                 (char *)c->data + c_step);
    }
}

/* Shapes first, then dtypes, with the messages that PyTorch has in that order. */
static tn_status mm(const tn_tensor *a, const tn_tensor *b, tn_tensor **out)
{
    if (a->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "self must be a matrix");
    if (b->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "mat2 must be a matrix");
    if (a->sizes[1] != b->sizes[0])
        return tni_fail(TN_ERR_RUNTIME,
                        "mat1 and mat2 shapes cannot be multiplied (%lldx%lld and %lldx%lld)",
                        (long long)a->sizes[0], (long long)a->sizes[1], (long long)b->sizes[0],
                        (long long)b->sizes[1]);
    int64_t sizes[2] = {a->sizes[0], b->sizes[1]};
    TN_TRY(check_factors(a, b, tni_wrapped_product(sizes[0], sizes[1]), "addmm_impl_cpu_"));
    tn_tensor *c;
    TN_TRY(tni_new_like(a, (tn_dtype)a->dtype, 2, sizes, &c));
    multiply_all(a, b, c);
    *out = c;
    return TN_OK;
}

TNI_KERNEL(mm)
{
    tn_tensor *a;
    tn_tensor *b;
    tn_tensor *c;
    TN_TRY(tni_arg_tensor(call, args, 0, &a));
    TN_TRY(tni_arg_tensor(call, args, 1, &b));
    TN_TRY(mm(a, b, &c));
    return tni_return_take(c, outs);
}

/* A product of two tensors. */
typedef tn_status (*binary_product)(const tn_tensor *a, const tn_tensor *b, tn_tensor **out);

/* Computed apart and copied: `out` may be one of the factors, or strided. */
static tn_status product_out(const tn_call *call, const StableIValue *args, binary_product compute,
                             StableIValue *outs)
{
    tn_tensor *a;
    tn_tensor *b;
    tn_tensor *out;
    tn_tensor *c;
    TN_TRY(tni_arg_tensor(call, args, 0, &a));
    TN_TRY(tni_arg_tensor(call, args, 1, &b));
    TN_TRY(tni_arg_tensor(call, args, 2, &out));
    if (out->dtype != a->dtype)
        return tni_fail(TN_ERR_RUNTIME, "Expected out tensor to have dtype %s, but got %s instead",
                        tni_dtypes[a->dtype].torch_name, tni_dtypes[out->dtype].torch_name);
    TN_TRY(compute(a, b, &c));
    tn_status status = TN_OK;
    if (out->rank != c->rank ||
        memcmp(out->sizes, c->sizes, (size_t)c->rank * sizeof *c->sizes) != 0)
        status = tni_tensor_resize(out, c->rank, c->sizes);
    if (status == TN_OK)
        status = tni_copy(out, c);
    tn_tensor_release(c);
    TN_TRY(status);
    tni_tensor_bump_version(out);
    return tni_return_same(out, outs);
}

TNI_KERNEL(mm_out)
{
    return product_out(call, args, mm, outs);
}

static tn_status bmm(const tn_tensor *a, const tn_tensor *b, tn_tensor **out)
{
    tn_tensor *c;
    if (a->rank != 3 || b->rank != 3)
        return tni_fail(TN_ERR_RUNTIME, "batch%d must be a 3D tensor", a->rank != 3 ? 1 : 2);
    if (a->sizes[0] != b->sizes[0] || a->sizes[2] != b->sizes[1])
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected size for first two dimensions of batch2 tensor to be: [%lld, "
                        "%lld] but got: [%lld, %lld].",
                        (long long)a->sizes[0], (long long)a->sizes[2], (long long)b->sizes[0],
                        (long long)b->sizes[1]);
    int64_t sizes[3] = {a->sizes[0], a->sizes[1], b->sizes[2]};
    TN_TRY(check_factors(
        a, b, tni_wrapped_product(tni_wrapped_product(sizes[0], sizes[1]), sizes[2]), "bmm"));
    TN_TRY(tni_new_like(a, (tn_dtype)a->dtype, 3, sizes, &c));
    multiply_all(a, b, c);
    *out = c;
    return TN_OK;
}

TNI_KERNEL(bmm)
{
    tn_tensor *a;
    tn_tensor *b;
    tn_tensor *c;
    TN_TRY(tni_arg_tensor(call, args, 0, &a));
    TN_TRY(tni_arg_tensor(call, args, 1, &b));
    TN_TRY(bmm(a, b, &c));
    return tni_return_take(c, outs);
}

TNI_KERNEL(bmm_out)
{
    return product_out(call, args, bmm, outs);
}

/* What PyTorch says of products with a vector, before they become products of matrices. */
static tn_status check_vectors(const tn_tensor *a, const tn_tensor *b)
{
    if (b->rank != 1 || a->rank > 2)
        return TN_OK;
    int64_t inner = a->sizes[a->rank - 1];
    if (a->rank == 1 && a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "dot : expected both vectors to have same dtype, but found %s and %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    if (a->rank == 1 && inner != b->sizes[0])
        return tni_fail(TN_ERR_RUNTIME,
                        "inconsistent tensor size, expected tensor [%lld] and src [%lld] to have "
                        "the same number of elements, but got %lld and %lld elements respectively",
                        (long long)inner, (long long)b->sizes[0], (long long)inner,
                        (long long)b->sizes[0]);
    if (a->rank == 2 && inner != b->sizes[0])
        return tni_fail(TN_ERR_RUNTIME,
                        "size mismatch, got input (%lld), mat (%lldx%lld), vec (%lld)",
                        (long long)a->sizes[0], (long long)a->sizes[0], (long long)inner,
                        (long long)b->sizes[0]);
    return TN_OK;
}

/* A row by a column; the 1 x 1 result loses its dimensions in place. */
TNI_KERNEL(dot)
{
    tn_tensor *a;
    tn_tensor *b;
    tn_tensor *row = NULL;
    tn_tensor *column = NULL;
    tn_tensor *result = NULL;
    TN_TRY(tni_arg_tensor(call, args, 0, &a));
    TN_TRY(tni_arg_tensor(call, args, 1, &b));
    if (a->rank != 1 || b->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "1D tensors expected, but got %dD and %dD tensors", a->rank,
                        b->rank);
    TN_TRY(check_vectors(a, b));
    TN_TRY(check_factors(a, b, 1, "dot"));
    tn_status status = tni_tensor_as_strided(a, 2, (int64_t[]){1, a->sizes[0]},
                                             (int64_t[]){0, a->strides[0]}, a->offset, &row);
    if (status == TN_OK)
        status = tni_tensor_as_strided(b, 2, (int64_t[]){b->sizes[0], 1},
                                       (int64_t[]){b->strides[0], 0}, b->offset, &column);
    if (status == TN_OK)
        status = mm(row, column, &result);
    if (status == TN_OK)
        status = tni_tensor_set_geometry(result, 0, NULL, NULL, 0);
    tn_tensor_release(row);
    tn_tensor_release(column);
    return tni_return_or_drop(status, result, outs);
}

/* ---- matmul ---- */

static tni_callee mm_op = {"aten::mm", NULL};
static tni_callee bmm_op = {"aten::bmm", NULL};
static tni_callee expand_op = {"aten::expand", NULL};
static tni_callee reshape_op = {"aten::reshape", NULL};

/* Replaces *tensor by the result of a two-argument shape operator; drops what it held. */
static tn_status reshape_by(tni_callee *op, tn_tensor **tensor, int64_t rank, const int64_t *sizes)
{
    tn_tensor *next;
    const StableIValue args[3] = {TNI_CELL(*tensor), TNI_INTS(sizes, rank), 0};
    TN_TRY(tni_call_tensor(op, args, &next));
    tn_tensor_release(*tensor);
    *tensor = next;
    return TN_OK;
}

/* Makes a batch of matrices [batch, rows, columns] of a tensor, broadcasting its batch dimensions.
 */
static tn_status to_batch(tn_tensor **tensor, int64_t nbatch, const int64_t *batch, int64_t total)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *self = *tensor;
    memcpy(sizes, batch, (size_t)nbatch * sizeof *sizes);
    sizes[nbatch] = self->sizes[self->rank - 2];
    sizes[nbatch + 1] = self->sizes[self->rank - 1];
    int64_t flat[3] = {total, sizes[nbatch], sizes[nbatch + 1]};
    TN_TRY(reshape_by(&expand_op, tensor, nbatch + 2, sizes));
    return reshape_by(&reshape_op, tensor, 3, flat);
}

/* What matmul works with: both sides as matrices, and the shape of the result. */
typedef struct matmul_plan {
    int64_t nbatch;            /* batch dimensions of the result */
    int64_t batch[TN_MAX_DIM]; /* their sizes */
    int64_t total;             /* their product */
    int64_t rank;              /* dimensions of the result */
    int64_t
        sizes[TN_MAX_DIM]; /* its sizes: the batch, rows unless a was a vector, columns unless b */
} matmul_plan;

/*
 * Batch dimensions broadcast by the common rule, so headers that end before the last two dimensions
 * are borrowed for it; they are never given away.
 */
static tn_status plan_matmul(const tn_tensor *a, const tn_tensor *b, bool a_is_vector,
                             bool b_is_vector, matmul_plan *plan)
{
    struct tn_tensor batch_a = *a; /* borrowed views of the batch dimensions only */
    struct tn_tensor batch_b = *b;
    batch_a.rank = (uint16_t)(a->rank - 2);
    batch_b.rank = (uint16_t)(b->rank - 2);
    TN_TRY(tni_broadcast(&batch_a, &batch_b, &plan->nbatch, plan->batch));
    plan->total = 1;
    for (int64_t i = 0; i < plan->nbatch; i++)
        plan->total = tni_wrapped_product(plan->total, plan->sizes[plan->rank++] = plan->batch[i]);
    if (!a_is_vector)
        plan->sizes[plan->rank++] = a->sizes[a->rank - 2];
    if (!b_is_vector)
        plan->sizes[plan->rank++] = b->sizes[b->rank - 1];
    return TN_OK;
}

/*
 * a and *b are at least matrices here. Composite: what runs is mm or bmm, found through the
 * dispatcher.
 */
static tn_status matmul(tn_tensor **a, tn_tensor **b, bool a_is_vector, bool b_is_vector,
                        tn_tensor **out)
{
    matmul_plan plan = {0};
    TN_TRY(plan_matmul(*a, *b, a_is_vector, b_is_vector, &plan));
    bool is_mm = (*a)->rank == 2 && (*b)->rank == 2;
    if (!is_mm) {
        TN_TRY(to_batch(a, plan.nbatch, plan.batch, plan.total));
        TN_TRY(to_batch(b, plan.nbatch, plan.batch, plan.total));
    }
    TN_TRY(tni_call_tensor(is_mm ? &mm_op : &bmm_op, (StableIValue[]){TNI_CELL(*a), TNI_CELL(*b)},
                           out));
    if (is_mm && !a_is_vector && !b_is_vector)
        return TN_OK;
    tn_status status = reshape_by(&reshape_op, out, plan.rank, plan.sizes);
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

/* Vectors become matrices with a 1 that the plan leaves out of the result's shape. */
TNI_KERNEL(matmul)
{
    tn_tensor *a;
    tn_tensor *b;
    tn_tensor *c;
    TN_TRY(tni_arg_tensor(call, args, 0, &a));
    TN_TRY(tni_arg_tensor(call, args, 1, &b));
    if (a->rank == 0 || b->rank == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "both arguments to matmul need to be at least 1D, but they are %dD and %dD",
                        a->rank, b->rank);
    bool a_is_vector = a->rank == 1;
    bool b_is_vector = b->rank == 1;
    TN_TRY(check_vectors(a, b));
    a = tn_tensor_retain(a);
    b = tn_tensor_retain(b);
    tn_status status = TN_OK;
    if (a_is_vector)
        status = reshape_by(&reshape_op, &a, 2, (int64_t[]){1, a->sizes[0]});
    if (status == TN_OK && b_is_vector)
        status = reshape_by(&reshape_op, &b, 2, (int64_t[]){b->sizes[0], 1});
    if (status == TN_OK)
        status = matmul(&a, &b, a_is_vector, b_is_vector, &c);
    tn_tensor_release(a);
    tn_tensor_release(b);
    TN_TRY(status);
    return tni_return_take(c, outs);
}
