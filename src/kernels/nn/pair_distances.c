/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Distances between pairs of rows, in any p-norm with p >= 0:
 *
 *     cdist, _cdist_forward, _cdist_backward    row i of x1 against row j of x2, in batches
 *     pdist, _pdist_forward, _pdist_backward    row i against every row j > i of one matrix
 *     _euclidean_dist                           cdist with p = 2, also for half types
 *
 * For p = 1 and 2, cdist sums differences in the tiles of matrix products (gemm_tiles.h), pdist in
 * blocks of rows; everything else is a loop over one row and many (pair_loops.h). Where PyTorch
 * multiplies matrices, p = 2 is the root of |a|^2 + |b|^2 - 2 a b, but for pairs that are so close
 * that it cancels: these are summed again, one by one
 * (docs/decisions/0232-distances-by-products.md). Cost: pairs times columns, in parallel over rows.
 */
#include "args/args_pair_distances.h"
#include "calls/calls_nn.h"
#include "kernels/core/builder.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm_blocks.h"
#include "kernels/nn/pair_loops.h"

#include <math.h>

/* Return the kind of a norm. */
static tni_norm_kind kind_of(double p)
{
    return p == 0     ? TNI_NORM_COUNT
           : p == 1   ? TNI_NORM_SUM
           : p == 2   ? TNI_NORM_SQUARES
           : isinf(p) ? TNI_NORM_LARGEST
                      : TNI_NORM_POWERS;
}

/* Round a number to the dtype and write it. */
static void store(char *data, int64_t at, bool is_double, double value)
{
    if (is_double)
        ((double *)(void *)data)[at] = value;
    else
        ((float *)(void *)data)[at] = (float)value;
}

/* Batches of row-major matrices, shared by all threads. */
typedef struct pair_work {
    const tn_tensor *a;        /* [batches, rows, columns] */
    const tn_tensor *b;        /* [batches, others, columns] */
    const tn_tensor *distance; /* [batches, rows, others]: the result, or read for a gradient */
    const tn_tensor *grad;     /* gradient of the distances; NULL forward */
    const tn_tensor *out;      /* gradient of a, written; NULL forward */
    int64_t rows;              /* rows of a matrix of a */
    int64_t others;            /* rows of a matrix of b */
    tni_row_pairs pairs;       /* columns and norm of all pairs */
    bool is_double;            /* elements are double, else float */
    bool is_triangle;          /* pairs are those of pdist: a and b are the same matrix */
    bool multiplies;           /* distances may come from a matrix product */
} pair_work;

/* Return the loops for the dtype. */
static const tni_pair_loops *loops_of(const pair_work *w)
{
    return &TNI_OF_ISA(tni_pair_loops)[w->is_double];
}

/*
 * Return the pairs of row `i`, counted through all batches, and `count` rows from `j` on of the
 * same batch.
 */
static tni_row_pairs pairs_at(const pair_work *w, int64_t i, int64_t j, int64_t count)
{
    tni_row_pairs r = w->pairs;
    int64_t bytes = r.columns * tni_dtypes[w->a->dtype].bytes;
    r.count = count;
    if (bytes == 0) /* without columns nothing is read, and data may be NULL */
        return r;
    r.a = (const char *)w->a->data + i * bytes;
    r.b = (const char *)w->b->data + ((i / w->rows) * w->others + j) * bytes;
    return r;
}

/* Return where the distances of row i of a triangle begin: there are rows - 1 of row 0, … */
static int64_t triangle_row(const pair_work *w, int64_t i)
{
    return i * (2 * w->rows - i - 1) / 2;
}

/* Write the distances of the rows [begin, end) of `a` from all rows of b, or those behind them. */
static void measure_rows(int64_t begin, int64_t end, void *context)
{
    const pair_work *w = context;
    int64_t bytes = tni_dtypes[w->distance->dtype].bytes;
    for (int64_t i = begin; i < end; i++) {
        int64_t first = w->is_triangle ? i + 1 : 0;
        int64_t at = w->is_triangle ? triangle_row(w, i) : i * w->others;
        tni_row_pairs r = pairs_at(w, i, first, w->others - first);
        loops_of(w)->measure(&r, (char *)w->distance->data + at * bytes);
    }
}

/*
 * Copy a number of each pair of row `i` of a triangle and `count` rows from `j` on. The pair of a
 * row and itself has none, and the derivative is odd in the difference, so that it does not matter
 * which of two rows was the first.
 */
static void read_triangle(const pair_work *w, const tn_tensor *numbers, int64_t i, int64_t j,
                          int64_t count, char *out)
{
    const size_t bytes = w->is_double ? sizeof(double) : sizeof(float);
    memset(out, 0, (size_t)count * bytes);
    for (int64_t k = 0; k < count; k++, j++, out += bytes) {
        int64_t at = j < i ? triangle_row(w, j) + i - j - 1 : triangle_row(w, i) + j - i - 1;
        if (i != j)
            memcpy(out, (const char *)numbers->data + at * (int64_t)bytes, bytes);
    }
}

/*
 * Return a number of each pair of row `i` and `count` rows from `j` on: as they lie, or copied to
 * the `room` of a block.
 */
static const void *read_pairs(const pair_work *w, const tn_tensor *numbers, int64_t i, int64_t j,
                              int64_t count, double *room)
{
    if (!w->is_triangle)
        return (const char *)numbers->data + (i * w->others + j) * tni_dtypes[numbers->dtype].bytes;
    read_triangle(w, numbers, i, j, count, (char *)room);
    return room;
}

/* Columns whose derivatives are summed before they are rounded. */
#define SUM_COLUMNS 512

/* Write the gradient of the rows [begin, end) of `a`: summed over blocks of rows of b, in double.
 */
static void derive_rows(int64_t begin, int64_t end, void *context)
{
    const pair_work *w = context;
    int64_t columns = w->pairs.columns;
    double sums[SUM_COLUMNS];
    double lengths[TNI_PAIR_BLOCK];
    double grads[TNI_PAIR_BLOCK];
    for (int64_t i = begin; i < end; i++)
        for (int64_t first = 0; first < columns; first += SUM_COLUMNS) {
            int64_t width = tni_min(columns - first, SUM_COLUMNS);
            memset(sums, 0, (size_t)width * sizeof *sums);
            for (int64_t j = 0; j < w->others; j += TNI_PAIR_BLOCK) {
                int64_t count = tni_min(w->others - j, TNI_PAIR_BLOCK);
                tni_row_pairs r = pairs_at(w, i, j, count);
                loops_of(w)->derive(&r, first, width,
                                    read_pairs(w, w->distance, i, j, count, lengths),
                                    read_pairs(w, w->grad, i, j, count, grads), sums);
            }
            for (int64_t k = 0; k < width; k++)
                store(w->out->data, i * columns + first + k, w->is_double, sums[k]);
        }
}

/* ---- checks ---- */

/* Fail unless matrix number `index` is floating and at least 2-D. */
static tn_status check_matrix(const tn_tensor *x, int index)
{
    if (!tni_dtype_is((tn_dtype)x->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_RUNTIME, "cdist only supports floating-point dtypes, X%d got: %s",
                        index, tni_scalar_name(x->dtype));
    if (x->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "cdist only supports at least 2D tensors, X%d got: %dD",
                        index, x->rank);
    return TN_OK;
}

/* Check what does not depend on the kernel: matrices of equal width and p >= 0. */
static tn_status check_matrices(const tn_tensor *a, const tn_tensor *b, double p)
{
    TN_TRY(check_matrix(a, 1));
    TN_TRY(check_matrix(b, 2));
    if (a->sizes[a->rank - 1] != b->sizes[b->rank - 1])
        return tni_fail(TN_ERR_RUNTIME,
                        "X1 and X2 must have the same number of columns. X1: %lld X2: %lld",
                        (long long)a->sizes[a->rank - 1], (long long)b->sizes[b->rank - 1]);
    if (!(p >= 0))
        return tni_fail(TN_ERR_RUNTIME, "cdist only supports non-negative p values");
    return TN_OK;
}

/* Fail unless both tensors are float or both double. */
static tn_status check_dtypes(const tn_tensor *a, const tn_tensor *b)
{
    if (a->dtype != b->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name(a->dtype), tni_scalar_name(b->dtype));
    if (a->dtype != TN_DTYPE_F32 && a->dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"cdist\" not implemented for '%s'",
                        tni_scalar_name(a->dtype));
    return TN_OK;
}

/* Set rank and sizes of the broadcast batches. Fails unless two more dimensions fit behind them. */
static tn_status batch_sizes(const tn_tensor *a, const tn_tensor *b, int64_t *rank, int64_t *sizes)
{
    TN_TRY(tni_broadcast((tni_ints){a->sizes, a->rank - 2}, (tni_ints){b->sizes, b->rank - 2}, rank,
                         sizes));
    TN_TRY(tni_check_rank("cdist", *rank + 2));
    return TN_OK;
}

/* Return x expanded to the sizes of the batches, row-major. */
static tn_tensor *lay_out(tni_builder *s, tn_tensor *x, int64_t rank, const int64_t *sizes)
{
    int64_t all[TN_MAX_DIM];
    memcpy(all, sizes, (size_t)rank * sizeof *all);
    all[rank] = x->sizes[x->rank - 2];
    all[rank + 1] = x->sizes[x->rank - 1];
    tn_tensor *wide = TNI_BUILD(s, expand, x, ((tni_ints){all, rank + 2}), false);
    return TNI_BUILD_OF(s, tni_contiguous(wide, &s->made));
}

/* Set the fields that forward and backward share. */
static void set_up(pair_work *w, const tn_tensor *a, const tn_tensor *b, double p)
{
    w->a = a;
    w->b = b;
    w->rows = a->sizes[a->rank - 2];
    w->others = b->sizes[b->rank - 2];
    w->is_double = a->dtype == TN_DTYPE_F64;
    w->pairs = (tni_row_pairs){.columns = a->sizes[a->rank - 1], .p = p, .kind = kind_of(p)};
}

/* ---- in tiles ---- */

/*
 * Least rows of each matrix, and differences, for which packing pays; and least rows of a triangle,
 * of which a block of rows must be a small part.
 */
#define TILED_ROWS     4
#define TILED_MANY     1024
#define TILED_TRIANGLE 96

/* Batches of distances in tiles. */
typedef struct tiled_work {
    tni_product first;        /* the first batch's distances */
    int64_t steps[4];         /* bytes from batch to batch: A, B, C, none */
    const tni_packer *packer; /* for the norm */
    _Atomic(int) status;      /* of a batch that failed */
} tiled_work;

/* Return whether tiles are faster and sum what the norm does. */
static bool is_for_tiles(const pair_work *w)
{
    int64_t pairs = tni_mul_saturating(w->rows, w->others);
    bool is_summed = w->pairs.kind == TNI_NORM_SQUARES || w->pairs.kind == TNI_NORM_SUM;
    int64_t least = w->is_triangle ? TILED_TRIANGLE : TILED_ROWS;
    return is_summed && w->pairs.columns > 0 && w->rows >= least && w->others >= least &&
           tni_mul_saturating(pairs, w->pairs.columns) >= TILED_MANY;
}

/* Measure batches [begin, end). */
static void measure_batches(int64_t begin, int64_t end, void *context)
{
    tiled_work *work = context;
    tni_product p = tni_product_at(&work->first, begin, work->steps);
    tn_status status = tni_multiply_blocks(&p, end - begin, work->steps, work->packer);
    if (status != TN_OK)
        work->status = (int)status;
}

/*
 * Measure all distances of `batches` in tiles. Batches run in parallel if there are enough of
 * them, else one after the other, each with all threads.
 */
static tn_status measure_tiled(const pair_work *w, int64_t batches, const void *a, const void *b,
                               void *out)
{
    int64_t columns = w->pairs.columns;
    int64_t pairs = w->rows * w->others;
    tni_tile_sums sums = w->pairs.kind == TNI_NORM_SQUARES ? TNI_SUM_SQUARES : TNI_SUM_MAGNITUDES;
    int64_t bytes = tni_dtypes[w->a->dtype].bytes;
    tiled_work work = {.packer = tni_distance_packer(sums, w->is_double), .status = TN_OK};
    work.first = (tni_product){.dtype = (tn_dtype)w->a->dtype,
                               .m = w->rows,
                               .n = w->others,
                               .k = columns,
                               .a = a,
                               .a_row = columns,
                               .a_col = 1,
                               .b = b,
                               .b_row = 1,
                               .b_col = columns,
                               .c = out,
                               .c_row = w->others,
                               .c_col = 1,
                               .alpha = TNI_FACTOR_ONE};
    work.steps[0] = w->rows * columns * bytes;
    work.steps[1] = w->others * columns * bytes;
    work.steps[2] = pairs * bytes;
    tni_parallel_for(0, batches, batches >= tni_num_threads() ? 1 : batches, measure_batches,
                     &work);
    return work.status == TN_OK
               ? TN_OK
               : tni_fail((tn_status)work.status, "no memory for a batch of distances");
}

/* Rows of a triangle that are measured together, with some pairs that are not in it. */
#define TRIANGLE_ROWS 32

/*
 * Measure the triangle in tiles: some rows against all from the first of them on, of which those
 * behind each row are kept. `room` has space for the distances of TRIANGLE_ROWS rows.
 */
static tn_status measure_triangle(const pair_work *w, char *room)
{
    int64_t bytes = tni_dtypes[w->distance->dtype].bytes;
    for (int64_t i = 0; i < w->rows; i += TRIANGLE_ROWS) {
        pair_work some = *w;
        some.rows = tni_min(w->rows - i, TRIANGLE_ROWS);
        some.others = w->rows - i;
        const char *a = (const char *)w->a->data + i * w->pairs.columns * bytes;
        TN_TRY(measure_tiled(&some, 1, a, a, room));
        for (int64_t k = 0; k < some.rows; k++)
            memcpy((char *)w->distance->data + triangle_row(w, i + k) * bytes,
                   room + (k * some.others + k + 1) * bytes,
                   (size_t)((some.others - k - 1) * bytes));
    }
    return TN_OK;
}

/* ---- by products ---- */

/* Least columns for which a product saves more than the squares take. */
#define PRODUCT_COLUMNS 16

/* Bytes of the products that are finished together, for the second-level cache; least rows. */
#define PRODUCT_BYTES 1048576
#define PRODUCT_ROWS  96

/* Pairs that are looked at beforehand, and how many of them may be too close for products. */
#define SAMPLES    32
#define CLOSE_MOST 1

/* Batches of distances by products. */
typedef struct product_work {
    const pair_work *pairs; /* what is measured */
    char *a_squares;        /* the sum of the squares of each row of a */
    char *b_squares;        /* likewise of b */
    _Atomic(int) status;    /* of a product that failed */
} product_work;

/* Return a number of an array of the dtype. */
static double load(const char *data, int64_t at, bool is_double)
{
    return is_double ? ((const double *)(const void *)data)[at]
                     : (double)((const float *)(const void *)data)[at];
}

/* Write the sums of the squares of the rows [begin, end) of all rows of a, and then of b. */
static void add_squares(int64_t begin, int64_t end, void *context)
{
    const product_work *work = context;
    const pair_work *w = work->pairs;
    const int64_t bytes = tni_dtypes[w->a->dtype].bytes;
    const int64_t of_a = w->a->numel / w->pairs.columns;
    for (int64_t i = begin; i < end; i++) {
        const tn_tensor *x = i < of_a ? w->a : w->b;
        const int64_t row = i < of_a ? i : i - of_a;
        loops_of(w)->add_squares((const char *)x->data + row * w->pairs.columns * bytes, 1,
                                 w->pairs.columns,
                                 (i < of_a ? work->a_squares : work->b_squares) + row * bytes);
    }
}

/* Sum the differences of pair (i, j), where i counts through all batches, and write its distance.
 */
static void measure_pair(const pair_work *w, int64_t i, int64_t j, char *out)
{
    tni_row_pairs pair = pairs_at(w, i, j, 1);
    loops_of(w)->measure(&pair, out);
}

/*
 * Return whether hardly any of some pairs, from all rows, is too close for products. They depend on
 * sizes alone, so that threads change nothing. Row i is not paired with the row of its number,
 * which often is itself.
 */
static bool is_apart(const product_work *work)
{
    const pair_work *w = work->pairs;
    const int64_t rows = w->a->numel / w->pairs.columns;
    int close = 0;
    for (int64_t s = 0; s < SAMPLES; s++) {
        const int64_t i = rows / SAMPLES * s + rows % SAMPLES * s / SAMPLES;
        const int64_t j = (i % w->rows + 1 + s * 7919 % (w->others - 1)) % w->others;
        const int64_t other = i / w->rows * w->others + j;
        char room[sizeof(double)];
        measure_pair(w, i, j, room);
        const double distance = load(room, 0, w->is_double);
        const double both =
            load(work->a_squares, i, w->is_double) + load(work->b_squares, other, w->is_double);
        close += !(distance * distance >= both / 8 && both > 0x1p-90 && both < 0x1p120);
    }
    return close <= CLOSE_MOST;
}

/* Rows of one batch whose products are ready. */
typedef struct product_rows {
    const product_work *work; /* what they are for */
    int64_t first;            /* the first row, counted through all batches */
} product_rows;

/* Turn the products of rows [begin, end) into distances. */
static void finish_rows(int64_t begin, int64_t end, void *context)
{
    const product_rows *at = context;
    const pair_work *w = at->work->pairs;
    const int64_t bytes = tni_dtypes[w->a->dtype].bytes;
    for (int64_t i = at->first + begin; i < at->first + end; i++) {
        char *out = (char *)w->distance->data + i * w->others * bytes;
        if (!loops_of(w)->finish_products(load(at->work->a_squares, i, w->is_double),
                                          at->work->b_squares + i / w->rows * w->others * bytes,
                                          w->others, out))
            continue;
        for (int64_t j = 0; j < w->others; j++)
            if (load(out, j, w->is_double) < 0)
                measure_pair(w, i, j, out + j * bytes);
    }
}

/* Measure batches [begin, end), some rows at a time. */
static void measure_products(int64_t begin, int64_t end, void *context)
{
    product_work *work = context;
    const pair_work *w = work->pairs;
    const int64_t bytes = tni_dtypes[w->a->dtype].bytes;
    const int64_t columns = w->pairs.columns;
    const int64_t fit = PRODUCT_BYTES / bytes / w->others;
    const int64_t most = fit > PRODUCT_ROWS ? fit : PRODUCT_ROWS;
    for (int64_t batch = begin; batch < end; batch++)
        for (int64_t row = 0; row < w->rows; row += most) {
            product_rows at = {work, batch * w->rows + row};
            const int64_t rows = tni_min(w->rows - row, most);
            tni_product p = {.dtype = (tn_dtype)w->a->dtype,
                             .m = rows,
                             .n = w->others,
                             .k = columns,
                             .a = (const char *)w->a->data + at.first * columns * bytes,
                             .a_row = columns,
                             .a_col = 1,
                             .b = (const char *)w->b->data + batch * w->others * columns * bytes,
                             .b_row = 1,
                             .b_col = columns,
                             .c = (char *)w->distance->data + at.first * w->others * bytes,
                             .c_row = w->others,
                             .c_col = 1,
                             .alpha = TNI_FACTOR_ONE};
            const tn_status status = tni_multiply(&p);
            if (status != TN_OK) {
                work->status = (int)status;
                return;
            }
            tni_parallel_for(0, rows, 32768 / w->others + 1, finish_rows, &at);
        }
}

/*
 * Measure by products if hardly any rows are close; *done says whether that was so. Batches run in
 * parallel if there are enough of them.
 */
static void measure_multiplied(tni_builder *s, const pair_work *w, bool *done)
{
    const int64_t of_a = w->a->numel / w->pairs.columns;
    const int64_t of_b = w->b->numel / w->pairs.columns;
    const int64_t batches = of_a / w->rows;
    tn_tensor *room = TNI_BUILD_OF(
        s, tni_new_like(w->a, (tn_dtype)w->a->dtype, 1, (const int64_t[]){of_a + of_b}, &s->made));
    if (!tni_builder_go_on(s))
        return;
    product_work work = {w, room->data, (char *)room->data + of_a * tni_dtypes[w->a->dtype].bytes,
                         TN_OK};
    tni_parallel_for(0, of_a + of_b, 32768 / w->pairs.columns + 1, add_squares, &work);
    *done = is_apart(&work);
    if (!*done)
        return;
    tni_parallel_for(0, batches, batches >= tni_num_threads() ? 1 : batches, measure_products,
                     &work);
    if (work.status != TN_OK)
        s->status = tni_fail((tn_status)work.status, "no memory for a batch of distances");
}

/* Return whether a product of matrices is faster, and allowed. */
static bool is_for_products(const pair_work *w)
{
    return w->multiplies && w->pairs.columns >= PRODUCT_COLUMNS && is_for_tiles(w);
}

/* Return how many rows are worth a thread: about 32,768 differences. */
static int64_t grain_of(const pair_work *w)
{
    int64_t work = tni_mul_saturating(w->others, w->pairs.columns);
    return work > 0 ? 32768 / work + 1 : 32768;
}

/* Write all distances. */
static void measure(tni_builder *s, pair_work *w)
{
    int64_t rows = w->is_triangle ? w->rows : w->distance->numel / w->others;
    bool done = false;
    if (is_for_products(w))
        measure_multiplied(s, w, &done);
    if (done || !tni_builder_go_on(s))
        return;
    if (!is_for_tiles(w)) {
        tni_parallel_for(0, rows, grain_of(w), measure_rows, w);
    } else if (w->is_triangle) {
        int64_t pairs = TRIANGLE_ROWS * rows;
        tn_tensor *room =
            TNI_BUILD_OF(s, tni_new_like(w->a, (tn_dtype)w->a->dtype, 1, &pairs, &s->made));
        TNI_BUILD_DO(s, measure_triangle(w, room->data));
    } else {
        TNI_BUILD_DO(s,
                     measure_tiled(w, rows / w->rows, w->a->data, w->b->data, w->distance->data));
    }
}

/*
 * Return whether PyTorch would use a matrix product: where compute_mode asks for it, or where it
 * decides (mode 0) and a matrix has more than 25 rows.
 */
static bool multiplies(const tn_tensor *a, const tn_tensor *b, double p, tni_maybe_int compute_mode)
{
    int64_t mode = compute_mode.is_given ? compute_mode.value : 0;
    bool is_long = a->sizes[a->rank - 2] > 25 || b->sizes[b->rank - 2] > 25;
    return p == 2 && (mode == 1 || (mode == 0 && is_long));
}

TNI_TYPED(_cdist_forward)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    int64_t rank;
    pair_work w = {0};
    TN_TRY(check_matrices(in->x1, in->x2, in->p));
    TN_TRY(check_dtypes(in->x1, in->x2));
    if (in->compute_mode.is_given && (in->compute_mode.value < 0 || in->compute_mode.value > 2))
        return tni_fail(TN_ERR_RUNTIME, "possible modes: 0, 1, 2, but was: %lld",
                        (long long)in->compute_mode.value);
    TN_TRY(batch_sizes(in->x1, in->x2, &rank, sizes));
    tn_tensor *a = lay_out(&s, in->x1, rank, sizes);
    tn_tensor *b = lay_out(&s, in->x2, rank, sizes);
    sizes[rank] = in->x1->sizes[in->x1->rank - 2];
    sizes[rank + 1] = in->x2->sizes[in->x2->rank - 2];
    /* Result sizes: the batches, rows of x1, rows of x2. */
    tn_tensor *out =
        TNI_BUILD_OF(&s, tni_new_like(in->x1, (tn_dtype)in->x1->dtype, rank + 2, sizes, &s.made));
    if (tni_builder_go_on(&s) && out->data != NULL && out->numel > 0) {
        set_up(&w, a, b, in->p);
        w.multiplies = multiplies(in->x1, in->x2, in->p, in->compute_mode);
        w.distance = out;
        measure(&s, &w);
    }
    return tni_builder_return(&s, out, outs);
}

/* Return whether a tensor laid out by the batches has an element for each pair. */
static bool is_of_pairs(const pair_work *w, const tn_tensor *self)
{
    return self->rank == w->a->rank && self->sizes[self->rank - 2] == w->rows &&
           self->sizes[self->rank - 1] == w->others;
}

/* Return the gradient of x1; the gradient of x2 is the same call with both exchanged. */
TNI_TYPED(_cdist_backward)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    int64_t rank;
    pair_work w = {0};
    TN_TRY(check_matrices(in->x1, in->x2, in->p));
    TN_TRY(check_dtypes(in->x1, in->x2));
    TN_TRY(check_dtypes(in->x1, in->grad));
    TN_TRY(check_dtypes(in->x1, in->cdist));
    TN_TRY(batch_sizes(in->x1, in->x2, &rank, sizes));
    if (in->grad->rank < 2 || in->cdist->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "_cdist_backward: gradients of %d dimensions",
                        in->grad->rank);
    /*
     * Without pairs the gradient is 0, in the sizes of x1 itself: there are no batches to expand
     * to.
     */
    if (in->cdist->numel == 0) {
        tn_tensor *none = TNI_BUILD_OF(&s, tni_new_like(in->x1, (tn_dtype)in->x1->dtype,
                                                        in->x1->rank, in->x1->sizes, &s.made));
        TNI_BUILD_DO(&s, tni_fill(none, TNI_INT_SCALAR(0)));
        return tni_builder_return(&s, none, outs);
    }
    tn_tensor *a = lay_out(&s, in->x1, rank, sizes);
    tn_tensor *b = lay_out(&s, in->x2, rank, sizes);
    tn_tensor *grad = lay_out(&s, in->grad, rank, sizes);
    tn_tensor *lengths = lay_out(&s, in->cdist, rank, sizes);
    tn_tensor *out = NULL;
    if (tni_builder_go_on(&s)) {
        out = TNI_BUILD_OF(&s, tni_new_like(a, (tn_dtype)a->dtype, a->rank, a->sizes, &s.made));
        set_up(&w, a, b, in->p);
    }
    if (tni_builder_go_on(&s) && !(is_of_pairs(&w, grad) && is_of_pairs(&w, lengths)))
        s.status = tni_fail(TN_ERR_RUNTIME, "_cdist_backward: the gradient and the distances must "
                                            "have a number for each pair of rows");
    if (tni_builder_go_on(&s) && out->data != NULL && out->numel > 0) {
        w.distance = lengths;
        w.grad = grad;
        w.out = out;
        tni_parallel_for(0, out->numel / w.pairs.columns, grain_of(&w), derive_rows, &w);
    }
    return tni_builder_return(&s, out, outs);
}

/*
 * Call _cdist_forward, or _euclidean_dist for half types where PyTorch multiplies matrices: there
 * PyTorch has a result, and elsewhere it refuses half types.
 */
TNI_TYPED(cdist)
{
    tn_tensor *result;
    tn_dtype dtype = (tn_dtype)in->x1->dtype;
    TN_TRY(check_matrices(in->x1, in->x2, in->p));
    if (in->compute_mode.is_given && (in->compute_mode.value < 0 || in->compute_mode.value > 2))
        return tni_fail(TN_ERR_RUNTIME, "possible modes: 0, 1, 2, but was: %lld",
                        (long long)in->compute_mode.value);
    if ((dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16) &&
        multiplies(in->x1, in->x2, in->p, in->compute_mode))
        TN_TRY(tni_call__euclidean_dist(in->x1, in->x2, &result));
    else
        TN_TRY(tni_call__cdist_forward(in->x1, in->x2, in->p, in->compute_mode, &result));
    return tni_return_take(result, outs);
}

/* ---- pairs of rows of one matrix ---- */

/* Fail unless self is a floating matrix and p >= 0. */
static tn_status check_rows(const tn_tensor *self, double p)
{
    if (self->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "pdist only supports 2D tensors, got: %dD", self->rank);
    if (!tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_FLOATING))
        return tni_fail(TN_ERR_RUNTIME, "pdist only supports floating-point dtypes");
    if (!(p >= 0))
        return tni_fail(TN_ERR_RUNTIME, "pdist only supports non-negative p values");
    return TN_OK;
}

/*
 * Return the number of pairs of `rows` rows, rows (rows - 1) / 2, saturated. The even factor is
 * halved first, so that only a result out of range overflows.
 */
static int64_t pairs_of(int64_t rows)
{
    if (rows < 2)
        return 0;
    return rows % 2 == 0 ? tni_mul_saturating(rows / 2, rows - 1)
                         : tni_mul_saturating(rows, (rows - 1) / 2);
}

/* A composite: a contiguous copy, then _pdist_forward. */
TNI_TYPED(pdist)
{
    tni_builder s = {0};
    TN_TRY(check_rows(in->self, in->p));
    tn_tensor *dense = TNI_BUILD(&s, contiguous, in->self, TN_MEMORY_FORMAT_CONTIGUOUS);
    return tni_builder_return(&s, TNI_BUILD(&s, _pdist_forward, dense, in->p), outs);
}

/* Row i against every row j > i, in that order, in one dimension. */
TNI_TYPED(_pdist_forward)
{
    tni_builder s = {0};
    pair_work w = {0};
    TN_TRY(check_rows(in->self, in->p));
    if (in->self->dtype != TN_DTYPE_F32 && in->self->dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"pdist\" not implemented for '%s'",
                        tni_scalar_name(in->self->dtype));
    int64_t rows = in->self->sizes[0];
    int64_t pairs = pairs_of(rows);
    tn_tensor *a = TNI_BUILD_OF(&s, tni_contiguous(in->self, &s.made));
    tn_tensor *out =
        TNI_BUILD_OF(&s, tni_new_like(in->self, (tn_dtype)in->self->dtype, 1, &pairs, &s.made));
    if (tni_builder_go_on(&s) && out->data != NULL && out->numel > 0) {
        set_up(&w, a, a, in->p);
        w.is_triangle = true;
        w.distance = out;
        measure(&s, &w);
    }
    return tni_builder_return(&s, out, outs);
}

/* Fail unless a tensor has the dtype of self and an element for each pair. `what` names it. */
static tn_status check_pairs(const tn_tensor *self, const tn_tensor *of_pairs, const char *what)
{
    int64_t pairs = pairs_of(self->sizes[0]);
    if (of_pairs->dtype != self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name(self->dtype), tni_scalar_name(of_pairs->dtype));
    if (of_pairs->numel != pairs)
        return tni_fail(TN_ERR_RUNTIME, "_pdist_backward: %s has %lld elements for %lld pairs",
                        what, (long long)of_pairs->numel, (long long)pairs);
    return TN_OK;
}

/* Each row's gradient is summed over all other rows, so every pair is computed twice. */
TNI_TYPED(_pdist_backward)
{
    tni_builder s = {0};
    pair_work w = {0};
    TN_TRY(check_rows(in->self, in->p));
    if (in->self->dtype != TN_DTYPE_F32 && in->self->dtype != TN_DTYPE_F64)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"pdist_backward\" not implemented for '%s'",
                        tni_scalar_name(in->self->dtype));
    TN_TRY(check_pairs(in->self, in->grad, "grad"));
    TN_TRY(check_pairs(in->self, in->pdist, "pdist"));
    tn_tensor *a = TNI_BUILD_OF(&s, tni_contiguous(in->self, &s.made));
    tn_tensor *grad = TNI_BUILD_OF(&s, tni_contiguous(in->grad, &s.made));
    tn_tensor *lengths = TNI_BUILD_OF(&s, tni_contiguous(in->pdist, &s.made));
    tn_tensor *out = TNI_BUILD_OF(
        &s, tni_new_like(in->self, (tn_dtype)in->self->dtype, 2, in->self->sizes, &s.made));
    if (tni_builder_go_on(&s) && out->data != NULL && out->numel > 0) {
        set_up(&w, a, a, in->p);
        w.is_triangle = true;
        w.distance = lengths;
        w.grad = grad;
        w.out = out;
        tni_parallel_for(0, w.rows, grain_of(&w), derive_rows, &w);
    }
    return tni_builder_return(&s, out, outs);
}

/*
 * Return the Euclidean distances. Half types, which _cdist_forward refuses, are computed in float.
 */
TNI_TYPED(_euclidean_dist)
{
    tni_builder s = {0};
    tn_dtype own = (tn_dtype)in->x1->dtype;
    bool is_half = in->x1->dtype == in->x2->dtype && (own == TN_DTYPE_F16 || own == TN_DTYPE_BF16);
    if (!is_half)
        return tni_builder_return(
            &s, TNI_BUILD(&s, _cdist_forward, in->x1, in->x2, 2, ((tni_maybe_int){true, 1})), outs);
    tn_tensor *a = TNI_BUILD(&s, to_dtype, in->x1, TN_DTYPE_F32, false, false, -1);
    tn_tensor *b = TNI_BUILD(&s, to_dtype, in->x2, TN_DTYPE_F32, false, false, -1);
    tn_tensor *wide = TNI_BUILD(&s, _cdist_forward, a, b, 2, ((tni_maybe_int){true, 1}));
    return tni_builder_return(&s, TNI_BUILD(&s, to_dtype, wide, own, false, false, -1), outs);
}
