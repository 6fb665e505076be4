/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * sum, amax, amin over any dimensions.
 *
 * The input's dimensions are split in kept and reduced ones. Each output element walks the reduced
 * ones, innermost run first; sums of a run are taken in eight lanes and pairwise above, so that the
 * error grows with the logarithm of the length. Where kept elements are neighbours and reduced ones
 * are not, as in a sum of columns, some neighbours are folded together, to the same results.
 */
#include "kernels/kernel_core.h"
#include "kernels/narrow_floats.h"

#include <math.h>

/* Elements a leaf of the pairwise tree adds up in lanes. */
#define LEAF 256

/* Elements of a sum that are worth a thread, and how often a longer run is halved for threads. */
#define PART        32768
#define MOST_LEVELS 8

/* Neighbouring columns that are folded together: some vectors, and a cache line of every dtype. */
#define COLUMNS 32

/* A reduction in progress. */
typedef struct reduction {
    const tn_tensor *input;              /* of the computing dtype */
    tn_tensor *output;                   /* kept dimensions in order, row-major */
    int64_t nkept;                       /* kept dimensions */
    int64_t nreduced;                    /* reduced dimensions */
    int64_t kept_sizes[TN_MAX_DIM];      /* their sizes, outermost first */
    int64_t kept_strides[TN_MAX_DIM];    /* input strides in bytes */
    int64_t reduced_sizes[TN_MAX_DIM];   /* innermost (smallest stride) first */
    int64_t reduced_strides[TN_MAX_DIM]; /* input strides in bytes */
    const struct reducer *reducer;       /* how a dtype is reduced */
} reduction;

/*
 * Widest accumulator of any dtype. Reals are summed in double whatever the dtype, so that narrower
 * sums are rounded once, at their end.
 */
typedef union accumulator {
    int64_t integer;
    uint64_t natural;
    double real;
    double complex[2];
} accumulator;

/* Folds a run of elements into an accumulator; `first` says that it holds nothing yet. */
typedef void (*fold)(const char *data, int64_t stride, int64_t count, bool first,
                     accumulator *into);
/* Folds `rows` rows of at most COLUMNS neighbouring elements into an accumulator per column. */
typedef void (*fold_columns)(const char *data, int64_t row_stride, int64_t rows, int64_t columns,
                             bool first, accumulator *into);

/* Turns an accumulator into an element of the result. */
typedef void (*finish)(const accumulator *from, char *out);

/* The functions of a dtype; NULL where a reduction is not defined for it. */
typedef struct reducer {
    fold fold;
    fold_columns fold_columns; /* NULL where columns go one by one */
    finish finish;
} reducer;

/* ---- sums ---- */

/* The sum of a run, pairwise: each half is cut at a multiple of eight, down to LEAF. */
typedef double (*sum_run)(const char *data, int64_t stride, int64_t count);

/* A long run whose upper halvings are done here, so that threads can take the parts. */
typedef struct sum_tree {
    sum_run run;      /* sums a part */
    const char *data; /* the whole run */
    int64_t stride;   /* in bytes */
    int64_t count;    /* elements of the whole run */
    int levels;       /* halvings, which make 1 << levels parts */
    double *parts;    /* their sums */
} sum_tree;

static void sum_some_parts(int64_t begin, int64_t end, void *context)
{
    const sum_tree *tree = context;
    for (int64_t part = begin; part < end; part++) {
        const char *data = tree->data;
        int64_t count = tree->count;
        for (int level = tree->levels - 1; level >= 0; level--) {
            int64_t half = count / 2 / 8 * 8;
            bool is_upper = (part >> level & 1) != 0;
            data += is_upper ? half * tree->stride : 0;
            count = is_upper ? count - half : half;
        }
        tree->parts[part] = tree->run(data, tree->stride, count);
    }
}

/* The same bits as `run` gives, whatever the number of threads: the tree is the same. */
static double sum_parts(sum_run run, const char *data, int64_t stride, int64_t count)
{
    double parts[1 << MOST_LEVELS];
    sum_tree tree = {run, data, stride, count, 0, parts};
    while (tree.levels < MOST_LEVELS && count >> tree.levels > PART)
        tree.levels++;
    if (tree.levels == 0)
        return run(data, stride, count);
    tni_parallel_for(0, (int64_t)1 << tree.levels, 1, sum_some_parts, &tree);
    for (int64_t left = (int64_t)1 << tree.levels; left > 1; left /= 2)
        for (int64_t i = 0; i < left / 2; i++)
            parts[i] = parts[2 * i] + parts[2 * i + 1];
    return parts[0];
}

/*
 * Pairwise over leaves of 256, eight lanes within: halves are cut at multiples of eight so that
 * lanes stay aligned with elements, and the sum of a run does not depend on where a thread began.
 */
#define REAL_SUM(name, type, load)                                                                 \
    static double sum_run_##name(const char *data, int64_t stride, int64_t count)                  \
    {                                                                                              \
        if (count > LEAF) {                                                                        \
            int64_t half = count / 2 / 8 * 8;                                                      \
            return sum_run_##name(data, stride, half) +                                            \
                   sum_run_##name(data + half * stride, stride, count - half);                     \
        }                                                                                          \
        double lanes[8] = {0};                                                                     \
        int64_t done = 0;                                                                          \
        for (; stride == (int64_t)sizeof(type) && done + 8 <= count; done += 8)                    \
            for (int64_t i = 0; i < 8; i++) {                                                      \
                type x;                                                                            \
                memcpy(&x, data + (done + i) * (int64_t)sizeof(type), sizeof x);                   \
                lanes[i] += (double)load(x);                                                       \
            }                                                                                      \
        for (int64_t i = done; i < count; i++) {                                                   \
            type x;                                                                                \
            memcpy(&x, data + i * stride, sizeof x);                                               \
            lanes[i & 7] += (double)load(x);                                                       \
        }                                                                                          \
        return ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) +                                   \
               ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));                                    \
    }                                                                                              \
    static void sum_##name(const char *data, int64_t stride, int64_t count, bool first,            \
                           accumulator *into)                                                      \
    {                                                                                              \
        double sum = sum_parts(sum_run_##name, data, stride, count);                               \
        into->real = first ? sum : into->real + sum;                                               \
    }

/* The same sums, element by element, of neighbouring columns: rows are read as they lie. */
#define REAL_SUM_COLUMNS(name, type, load)                                                         \
    static void sum_rows_##name(const char *data, int64_t row_stride, int64_t rows,                \
                                int64_t columns, double *restrict out)                             \
    {                                                                                              \
        double lanes[8][COLUMNS] = {{0}};                                                          \
        if (rows > LEAF) {                                                                         \
            int64_t half = rows / 2 / 8 * 8;                                                       \
            sum_rows_##name(data, row_stride, half, columns, out);                                 \
            sum_rows_##name(data + half * row_stride, row_stride, rows - half, columns, lanes[0]); \
            for (int64_t i = 0; i < columns; i++)                                                  \
                out[i] += lanes[0][i];                                                             \
            return;                                                                                \
        }                                                                                          \
        for (int64_t row = 0; row < rows; row++)                                                   \
            for (int64_t i = 0; i < columns; i++) {                                                \
                type x;                                                                            \
                memcpy(&x, data + row * row_stride + i * (int64_t)sizeof x, sizeof x);             \
                lanes[row & 7][i] += (double)load(x);                                              \
            }                                                                                      \
        for (int64_t i = 0; i < columns; i++)                                                      \
            out[i] = ((lanes[0][i] + lanes[1][i]) + (lanes[2][i] + lanes[3][i])) +                 \
                     ((lanes[4][i] + lanes[5][i]) + (lanes[6][i] + lanes[7][i]));                  \
    }                                                                                              \
    static void sum_columns_##name(const char *data, int64_t row_stride, int64_t rows,             \
                                   int64_t columns, bool first, accumulator *into)                 \
    {                                                                                              \
        double sums[COLUMNS];                                                                      \
        sum_rows_##name(data, row_stride, rows, columns, sums);                                    \
        for (int64_t i = 0; i < columns; i++)                                                      \
            into[i].real = first ? sums[i] : into[i].real + sums[i];                               \
    }
#define REAL_SUMS(name, type, load)                                                                \
    REAL_SUM(name, type, load)                                                                     \
    REAL_SUM_COLUMNS(name, type, load)
#define SAME(x) (x)
REAL_SUMS(f32, float, SAME)
REAL_SUMS(f64, double, SAME)
REAL_SUMS(f16, uint16_t, tni_f16_to_float)
REAL_SUMS(bf16, uint16_t, tni_bf16_to_float)

/* Unsigned, because signed overflow is undefined in C and sums of int64 wrap in PyTorch. */
static void sum_u64(const char *data, int64_t stride, int64_t count, bool first, accumulator *into)
{
    uint64_t sum = first ? 0 : into->natural;
    for (int64_t i = 0; i < count; i++) {
        uint64_t x;
        memcpy(&x, data + i * stride, sizeof x);
        sum += x;
    }
    into->natural = sum;
}

#define COMPLEX_SUM(name, type)                                                                    \
    static void sum_##name(const char *data, int64_t stride, int64_t count, bool first,            \
                           accumulator *into)                                                      \
    {                                                                                              \
        double sum[2] = {0, 0};                                                                    \
        for (int part = 0; part < 2; part++)                                                       \
            sum[part] =                                                                            \
                sum_parts(sum_run_##type, data + part * (int)sizeof_##type, stride, count);        \
        into->complex[0] = first ? sum[0] : into->complex[0] + sum[0];                             \
        into->complex[1] = first ? sum[1] : into->complex[1] + sum[1];                             \
    }
enum { sizeof_f32 = 4, sizeof_f64 = 8 };
COMPLEX_SUM(c64, f32)
COMPLEX_SUM(c128, f64)

/* ---- extrema; a nan wins ---- */

/* The better of two numbers, where a nan is better than everything; for whole
 * numbers the compiler drops the question. */
#define BEST(best, better, x) ((int)((x)better(best)) | (int)((x) != (x)) ? (x) : (best))

/* Folds rows into a number per column: what both directions below are made of. */
#define EXTREMUM_ROWS(name, type, number, load, better)                                            \
    static TNI_NOINLINE void rows_##name(const char *data, int64_t row_stride, int64_t rows,       \
                                         int64_t columns, number *restrict best)                   \
    {                                                                                              \
        for (int64_t row = 0; row < rows; row++)                                                   \
            for (int64_t i = 0; i < columns; i++) {                                                \
                type raw;                                                                          \
                memcpy(&raw, data + row * row_stride + i * (int64_t)sizeof raw, sizeof raw);       \
                number x = (number)load(raw);                                                      \
                best[i] = BEST(best[i], better, x);                                                \
            }                                                                                      \
    }

#define EXTREMUM_COLUMNS(name, number, member)                                                     \
    static void columns_##name(const char *data, int64_t row_stride, int64_t rows,                 \
                               int64_t columns, bool first, accumulator *into)                     \
    {                                                                                              \
        number best[COLUMNS];                                                                      \
        for (int64_t i = 0; i < columns; i++)                                                      \
            best[i] = first ? first_##name(data, i) : (number)into[i].member;                      \
        rows_##name(data, row_stride, rows, columns, best);                                        \
        for (int64_t i = 0; i < columns; i++)                                                      \
            into[i].member = (__typeof__(into->member))best[i];                                    \
    }

/* A run without gaps is rows of COLUMNS elements, whose columns are then folded pairwise. */
#define EXTREMUM(name, type, number, load, member, better)                                         \
    EXTREMUM_ROWS(name, type, number, load, better)                                                \
    static inline number first_##name(const char *data, int64_t index)                             \
    {                                                                                              \
        type raw;                                                                                  \
        memcpy(&raw, data + index * (int64_t)sizeof raw, sizeof raw);                              \
        return (number)load(raw);                                                                  \
    }                                                                                              \
    EXTREMUM_COLUMNS(name, number, member)                                                         \
    static void name(const char *data, int64_t stride, int64_t count, bool first,                  \
                     accumulator *into)                                                            \
    {                                                                                              \
        number lanes[COLUMNS];                                                                     \
        int64_t size = (int64_t)sizeof(type);                                                      \
        int64_t rows = stride == size ? count / COLUMNS : 0;                                       \
        if (count == 0)                                                                            \
            return;                                                                                \
        number best = first ? first_##name(data, 0) : (number)into->member;                        \
        if (rows > 0) {                                                                            \
            for (int64_t i = 0; i < COLUMNS; i++)                                                  \
                lanes[i] = best;                                                                   \
            rows_##name(data, COLUMNS *size, rows, COLUMNS, lanes);                                \
            for (int64_t half = COLUMNS / 2; half > 0; half /= 2)                                  \
                for (int64_t i = 0; i < half; i++)                                                 \
                    lanes[i] = BEST(lanes[i], better, lanes[half + i]);                            \
            best = lanes[0];                                                                       \
        }                                                                                          \
        for (int64_t i = rows * COLUMNS; i < count; i++) {                                         \
            number x = first_##name(data + i * stride, 0);                                         \
            best = BEST(best, better, x);                                                          \
        }                                                                                          \
        into->member = (__typeof__(into->member))best;                                             \
    }
/* The same without vectors, for dtypes that are seldom reduced: vector code of them all is large.
 */
#define RARE_EXTREMUM(name, type, member, better)                                                  \
    static void name(const char *data, int64_t stride, int64_t count, bool first,                  \
                     accumulator *into)                                                            \
    {                                                                                              \
        for (int64_t i = 0; i < count; i++) {                                                      \
            type x;                                                                                \
            memcpy(&x, data + i * stride, sizeof x);                                               \
            if ((first && i == 0) || (__typeof__(into->member))x better into->member)              \
                into->member = (__typeof__(into->member))x;                                        \
        }                                                                                          \
    }

#define EXTREMA(name, type, number, load, member)                                                  \
    EXTREMUM(max_##name, type, number, load, member, >)                                            \
    EXTREMUM(min_##name, type, number, load, member, <)
#define RARE_EXTREMA(name, type, member)                                                           \
    RARE_EXTREMUM(max_##name, type, member, >)                                                     \
    RARE_EXTREMUM(min_##name, type, member, <)
RARE_EXTREMA(i8, int8_t, integer)
RARE_EXTREMA(i16, int16_t, integer)
RARE_EXTREMA(u16, uint16_t, integer)
RARE_EXTREMA(u32, uint32_t, integer)
RARE_EXTREMA(u64, uint64_t, natural)
EXTREMA(u8, uint8_t, uint8_t, SAME, integer)
EXTREMA(i32, int32_t, int32_t, SAME, integer)
EXTREMA(i64, int64_t, int64_t, SAME, integer)
EXTREMA(f32, float, float, SAME, real)
EXTREMA(f64, double, double, SAME, real)
EXTREMA(f16, uint16_t, float, tni_f16_to_float, real)
EXTREMA(bf16, uint16_t, float, tni_bf16_to_float, real)

/* ---- finishing ---- */

#define FINISH(name, type, expression)                                                             \
    static void finish_##name(const accumulator *from, char *out)                                  \
    {                                                                                              \
        type y = (type)(expression);                                                               \
        memcpy(out, &y, sizeof y);                                                                 \
    }
FINISH(u8, uint8_t, from->integer)
FINISH(u16, uint16_t, from->integer)
FINISH(u32, uint32_t, from->integer)
FINISH(u64, uint64_t, from->natural)
FINISH(f32, float, from->real)
FINISH(f64, double, from->real)
FINISH(f16, uint16_t, tni_float_to_f16((float)from->real))
FINISH(bf16, uint16_t, tni_float_to_bf16((float)from->real))

static void finish_c64(const accumulator *from, char *out)
{
    float pair[2] = {(float)from->complex[0], (float)from->complex[1]};
    memcpy(out, pair, sizeof pair);
}

static void finish_c128(const accumulator *from, char *out)
{
    memcpy(out, from->complex, sizeof from->complex);
}

/* Sums are computed in int64 for whole numbers: the input has been converted. */
static const reducer sums[TN_DTYPE_COUNT] = {
    [TN_DTYPE_I64] = {sum_u64, NULL, finish_u64},
    [TN_DTYPE_U64] = {sum_u64, NULL, finish_u64},
    [TN_DTYPE_F32] = {sum_f32, sum_columns_f32, finish_f32},
    [TN_DTYPE_F64] = {sum_f64, sum_columns_f64, finish_f64},
    [TN_DTYPE_F16] = {sum_f16, sum_columns_f16, finish_f16},
    [TN_DTYPE_BF16] = {sum_bf16, sum_columns_bf16, finish_bf16},
    [TN_DTYPE_C64] = {sum_c64, NULL, finish_c64},
    [TN_DTYPE_C128] = {sum_c128, NULL, finish_c128},
};

#define EXTREMA_ROW(which, name, out)                                                              \
    {                                                                                              \
        which##_##name, columns_##which##_##name, finish_##out                                     \
    }
#define EXTREMA_TABLE(which)                                                                       \
    {                                                                                              \
        [TN_DTYPE_U8] = EXTREMA_ROW(which, u8, u8), [TN_DTYPE_BOOL] = EXTREMA_ROW(which, u8, u8),  \
        [TN_DTYPE_I8] = {which##_i8, NULL, finish_u8},                                             \
        [TN_DTYPE_I16] = {which##_i16, NULL, finish_u16},                                          \
        [TN_DTYPE_I32] = EXTREMA_ROW(which, i32, u32),                                             \
        [TN_DTYPE_I64] = EXTREMA_ROW(which, i64, u64),                                             \
        [TN_DTYPE_U16] = {which##_u16, NULL, finish_u16},                                          \
        [TN_DTYPE_U32] = {which##_u32, NULL, finish_u32},                                          \
        [TN_DTYPE_U64] = {which##_u64, NULL, finish_u64},                                          \
        [TN_DTYPE_F32] = EXTREMA_ROW(which, f32, f32),                                             \
        [TN_DTYPE_F64] = EXTREMA_ROW(which, f64, f64),                                             \
        [TN_DTYPE_F16] = EXTREMA_ROW(which, f16, f16),                                             \
        [TN_DTYPE_BF16] = EXTREMA_ROW(which, bf16, bf16),                                          \
    }
static const reducer maxima[TN_DTYPE_COUNT] = EXTREMA_TABLE(max);
static const reducer minima[TN_DTYPE_COUNT] = EXTREMA_TABLE(min);

/* ---- walking ---- */

/*
 * Folds everything below reduced dimension `dim` into the accumulator. The recursion is as deep as
 * there are reduced dimensions, and its leaf is a run.
 */
static void walk(const reduction *r, int64_t dim, const char *data, bool *first, accumulator *into)
{
    if (dim == 0) {
        r->reducer->fold(data, r->reduced_strides[0], r->reduced_sizes[0], *first, into);
        *first = false;
        return;
    }
    for (int64_t i = 0; i < r->reduced_sizes[dim]; i++)
        walk(r, dim - 1, data + i * r->reduced_strides[dim], first, into);
}

/* The same for `columns` neighbouring elements, each with its accumulator. */
static void walk_columns(const reduction *r, int64_t dim, const char *data, int64_t columns,
                         bool *first, accumulator *into)
{
    if (dim == 0) {
        r->reducer->fold_columns(data, r->reduced_strides[0], r->reduced_sizes[0], columns, *first,
                                 into);
        *first = false;
        return;
    }
    for (int64_t i = 0; i < r->reduced_sizes[dim]; i++)
        walk_columns(r, dim - 1, data + i * r->reduced_strides[dim], columns, first, into);
}

/* How many output elements from `index` on can be folded together, at most `limit`. */
static int64_t count_columns(const reduction *r, int64_t index, int64_t limit)
{
    int64_t bytes = tni_dtypes[r->input->dtype].bytes;
    int64_t last = r->nkept - 1;
    if (r->reducer->fold_columns == NULL || last < 0 || r->kept_strides[last] != bytes ||
        r->reduced_strides[0] <= bytes || r->reduced_sizes[0] == 0)
        return 1;
    int64_t left = r->kept_sizes[last] - index % r->kept_sizes[last];
    left = left < limit ? left : limit;
    return left < COLUMNS ? left : COLUMNS;
}

/* The first input element of output element `index`; NULL if the input has none. */
static const char *input_of(const reduction *r, int64_t index)
{
    int64_t offset = 0;
    if (r->input->data == NULL || r->input->numel == 0)
        return NULL;
    for (int64_t i = r->nkept - 1; i >= 0; i--) {
        offset += index % r->kept_sizes[i] * r->kept_strides[i];
        index /= r->kept_sizes[i];
    }
    return (const char *)r->input->data + offset;
}

/*
 * Output elements [begin, end). One accumulator per element: results do not depend on the number of
 * threads, since each sum is a tree of one shape.
 */
static void reduce_range(int64_t begin, int64_t end, void *context)
{
    const reduction *r = context;
    int64_t bytes = tni_dtypes[r->output->dtype].bytes;
    while (begin < end) {
        const char *data = input_of(r, begin);
        int64_t columns = count_columns(r, begin, end - begin);
        accumulator totals[COLUMNS];
        memset(totals, 0, (size_t)columns * sizeof totals[0]);
        bool first = true;
        /* What has no element stays zero: the sum of nothing. */
        if (data != NULL && columns > 1)
            walk_columns(r, r->nreduced - 1, data, columns, &first, totals);
        else if (data != NULL)
            walk(r, r->nreduced - 1, data, &first, totals);
        for (int64_t i = 0; i < columns; i++)
            r->reducer->finish(&totals[i], (char *)r->output->data + (begin + i) * bytes);
        begin += columns;
    }
}

/*
 * The smallest stride becomes the innermost reduced dimension. The longest runs of neighbouring
 * memory are then the leaves.
 */
static void sort_reduced(reduction *r)
{
    for (int64_t i = 1; i < r->nreduced; i++)
        for (int64_t j = i; j > 0 && r->reduced_strides[j] < r->reduced_strides[j - 1]; j--) {
            int64_t size = r->reduced_sizes[j];
            int64_t stride = r->reduced_strides[j];
            r->reduced_sizes[j] = r->reduced_sizes[j - 1];
            r->reduced_strides[j] = r->reduced_strides[j - 1];
            r->reduced_sizes[j - 1] = size;
            r->reduced_strides[j - 1] = stride;
        }
}

/* Reduced dimensions that are one run become one, which makes one tree of a sum of them. */
static void merge_reduced(reduction *r)
{
    int64_t last = 0;
    for (int64_t i = 1; i < r->nreduced; i++) {
        int64_t stride = r->reduced_strides[last];
        if (stride != 0 &&
            r->reduced_strides[i] == tni_wrapped_product(stride, r->reduced_sizes[last])) {
            r->reduced_sizes[last] =
                tni_wrapped_product(r->reduced_sizes[last], r->reduced_sizes[i]);
            continue;
        }
        last++;
        r->reduced_sizes[last] = r->reduced_sizes[i];
        r->reduced_strides[last] = r->reduced_strides[i];
    }
    r->nreduced = last + 1;
}

/*
 * Without reduced dimensions each element is a run of one. The grain counts input elements, as
 * these are the work.
 */
static void run(reduction *r, const bool *is_reduced)
{
    int64_t bytes = tni_dtypes[r->input->dtype].bytes;
    for (int64_t i = 0; i < r->input->rank; i++) {
        int64_t size = r->input->sizes[i];
        int64_t stride = tni_wrapped_product(r->input->strides[i], bytes);
        if (!is_reduced[i]) {
            r->kept_sizes[r->nkept] = size;
            r->kept_strides[r->nkept++] = stride;
        } else if (size != 1) {
            r->reduced_sizes[r->nreduced] = size;
            r->reduced_strides[r->nreduced++] = stride;
        }
    }
    if (r->nreduced == 0) {
        r->reduced_sizes[0] = r->input->numel > 0 || r->output->numel > 0;
        r->reduced_strides[r->nreduced++] = 0;
    }
    sort_reduced(r);
    merge_reduced(r);
    if (r->output->data != NULL && (r->input->data != NULL || r->input->numel == 0)) {
        int64_t work = r->input->numel / (r->output->numel + 1) + 1;
        tni_parallel_for(0, r->output->numel, 32768 / work + 1, reduce_range, r);
    }
}

/* ---- operators ---- */

/* Marks the dimensions; none means all. A repeated dimension is refused, as in PyTorch. */
static tn_status mark_dims(const tn_tensor *self, tni_ints dims, bool *is_reduced)
{
    memset(is_reduced, dims.count == 0, TN_MAX_DIM);
    for (int64_t i = 0; i < dims.count; i++) {
        int64_t dim;
        TN_TRY(tni_wrap_dim(dims.items[i], self->rank, &dim));
        if (is_reduced[dim])
            return tni_fail(TN_ERR_RUNTIME, "dim %lld appears multiple times in the list of dims",
                            (long long)dim);
        is_reduced[dim] = true;
    }
    return TN_OK;
}

/* The output's sizes with reduced dimensions as 1, or without them. */
static int64_t output_sizes(const tn_tensor *self, const bool *is_reduced, bool keep,
                            int64_t *sizes)
{
    int64_t rank = 0;
    for (int64_t i = 0; i < self->rank; i++)
        if (!is_reduced[i] || keep)
            sizes[rank++] = is_reduced[i] ? 1 : self->sizes[i];
    return rank;
}

/*
 * Reduces `self`, computed in `dtype`, to a new row-major tensor. A dtype without the reduction is
 * refused only if there is something to reduce; the sum of nothing is 0 in every dtype.
 */
static tn_status reduce(tn_tensor *self, const bool *is_reduced, bool keep, tn_dtype dtype,
                        const reducer *table, const char *name, tn_tensor **out)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *input;
    tn_tensor *output;
    if (table[dtype].fold == NULL && self->numel > 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                        tni_scalar_name(dtype));
    int64_t rank = output_sizes(self, is_reduced, keep, sizes);
    TN_TRY(tni_to_dtype(self, dtype, &input));
    tn_status status = tni_new_like(self, dtype, rank, sizes, &output);
    if (status == TN_OK && table[dtype].fold == NULL) {
        *out = output;
        status = tni_fill(output, &(tni_scalar){TN_KIND_INT, {.integer = 0}});
        if (status != TN_OK)
            tn_tensor_release(output);
    } else if (status == TN_OK) {
        reduction r = {.input = input, .output = output, .reducer = &table[dtype]};
        run(&r, is_reduced);
        *out = output;
    }
    tn_tensor_release(input);
    return status;
}

/* Whole numbers and bool are summed as int64 unless a dtype is asked for. */
static tn_dtype sum_dtype(const tn_tensor *self, StableIValue asked)
{
    bool is_whole =
        self->dtype == TN_DTYPE_BOOL || tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_INTEGRAL);
    return (tn_dtype)tni_arg_code(asked, is_whole ? TN_DTYPE_I64 : self->dtype);
}

/* A sum in a narrow whole dtype is an int64 sum cut off. */
static tn_status sum(tn_tensor *self, tni_ints dims, bool keep, tn_dtype dtype, tn_tensor **out)
{
    bool is_reduced[TN_MAX_DIM];
    tn_tensor *total;
    if (!tni_dtype_is_valid(dtype))
        return tni_fail(TN_ERR_VALUE, "sum: argument 'dtype' is %d, which is no scalar type",
                        (int)dtype);
    bool is_whole = dtype == TN_DTYPE_BOOL || tni_dtype_is(dtype, TNI_DTYPE_INTEGRAL);
    TN_TRY(mark_dims(self, dims, is_reduced));
    TN_TRY(
        reduce(self, is_reduced, keep, is_whole ? TN_DTYPE_I64 : dtype, sums, "sum_cpu", &total));
    tn_status status = tni_to_dtype(total, dtype, out);
    tn_tensor_release(total);
    return status;
}

TNI_KERNEL(sum)
{
    tn_tensor *self;
    tn_tensor *total;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(sum(self, (tni_ints){NULL, 0}, false, sum_dtype(self, args[1]), &total));
    return tni_return_take(total, outs);
}

/* dim is optional, and an empty list means every dimension, too. */
static tni_ints optional_dims(StableIValue value)
{
    return value == 0 ? (tni_ints){NULL, 0} : tni_arg_ints(tni_arg_optional(value, 0));
}

TNI_KERNEL(sum_dim_IntList)
{
    tn_tensor *self;
    tn_tensor *total;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(
        sum(self, optional_dims(args[1]), tni_arg_bool(args[2]), sum_dtype(self, args[3]), &total));
    return tni_return_take(total, outs);
}

/*
 * Without a dtype it is that of `out`. The sum is computed apart and copied, so `out` may be an
 * input.
 */
TNI_KERNEL(sum_IntList_out)
{
    tn_tensor *self;
    tn_tensor *out;
    tn_tensor *total;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_arg_tensor(call, args, 4, &out));
    tn_dtype dtype = (tn_dtype)tni_arg_code(args[3], out->dtype);
    TN_TRY(sum(self, optional_dims(args[1]), tni_arg_bool(args[2]), dtype, &total));
    tn_status status = TN_OK;
    if (out->rank != total->rank ||
        memcmp(out->sizes, total->sizes, (size_t)total->rank * sizeof(int64_t)) != 0)
        status = tni_tensor_resize(out, total->rank, total->sizes);
    if (status == TN_OK)
        status = tni_copy(out, total);
    tn_tensor_release(total);
    TN_TRY(status);
    tni_tensor_bump_version(out);
    return tni_return_same(out, outs);
}

/*
 * Nothing has a smallest element, so an empty reduced dimension is a failure, in PyTorch's words.
 */
static tn_status extremum(const tn_call *call, const StableIValue *args, const reducer *table,
                          const char *name, StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *result;
    bool is_reduced[TN_MAX_DIM];
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tni_ints dims = tni_arg_ints(args[1]);
    TN_TRY(mark_dims(self, dims, is_reduced));
    if (dims.count == 0 && self->numel == 0)
        return tni_fail(TN_ERR_INDEX,
                        "%s(): Expected reduction dim to be specified for input.numel() == 0. "
                        "Specify the reduction dim with the 'dim' argument.",
                        name);
    for (int64_t i = 0; i < self->rank; i++)
        if (is_reduced[i] && self->sizes[i] == 0)
            return tni_fail(TN_ERR_INDEX,
                            "%s(): Expected reduction dim %lld to have non-zero size.", name,
                            (long long)i);
    TN_TRY(reduce(self, is_reduced, tni_arg_bool(args[2]), (tn_dtype)self->dtype, table,
                  table == maxima ? "max_values_cpu" : "min_values_cpu", &result));
    return tni_return_take(result, outs);
}

TNI_KERNEL(amax)
{
    return extremum(call, args, maxima, "amax", outs);
}

TNI_KERNEL(amin)
{
    return extremum(call, args, minima, "amin", outs);
}
