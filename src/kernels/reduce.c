/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * sum, amax, amin over any dimensions.
 *
 * The input's dimensions are split in kept and reduced ones. Each output element walks the reduced
 * ones, innermost run first; sums of a run are taken in eight lanes and pairwise above, so that the
 * error grows with the logarithm of the length.
 */
#include "kernels/kernel_core.h"
#include "kernels/narrow_floats.h"

#include <math.h>

/* Elements a leaf of the pairwise tree adds up in lanes. */
#define LEAF 256

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
/* Turns an accumulator into an element of the result. */
typedef void (*finish)(const accumulator *from, char *out);

/* The two functions of a dtype; NULL where a reduction is not defined for it. */
typedef struct reducer {
    fold fold;
    finish finish;
} reducer;

/* ---- sums ---- */

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
        double sum = sum_run_##name(data, stride, count);                                          \
        into->real = first ? sum : into->real + sum;                                               \
    }
#define SAME(x) (x)
REAL_SUM(f32, float, SAME)
REAL_SUM(f64, double, SAME)
REAL_SUM(f16, uint16_t, tni_f16_to_float)
REAL_SUM(bf16, uint16_t, tni_bf16_to_float)

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
            sum[part] = sum_run_##type(data + part * (int)sizeof_##type, stride, count);           \
        into->complex[0] = first ? sum[0] : into->complex[0] + sum[0];                             \
        into->complex[1] = first ? sum[1] : into->complex[1] + sum[1];                             \
    }
enum { sizeof_f32 = 4, sizeof_f64 = 8 };
COMPLEX_SUM(c64, f32)
COMPLEX_SUM(c128, f64)

/* ---- extrema; a nan wins ---- */

/*
 * `x != x` is a nan, which wins and ends the run; for whole numbers the compiler drops the
 * question.
 */
#define EXTREMUM(name, type, load, member, better)                                                 \
    static void name(const char *data, int64_t stride, int64_t count, bool first,                  \
                     accumulator *into)                                                            \
    {                                                                                              \
        for (int64_t i = 0; i < count; i++) {                                                      \
            type raw;                                                                              \
            memcpy(&raw, data + i * stride, sizeof raw);                                           \
            __typeof__(into->member) x = (__typeof__(into->member))load(raw);                      \
            if ((first && i == 0) || x better into->member || x != x)                              \
                into->member = x;                                                                  \
            if (into->member != into->member)                                                      \
                return;                                                                            \
        }                                                                                          \
    }
#define EXTREMA(name, type, load, member)                                                          \
    EXTREMUM(max_##name, type, load, member, >)                                                    \
    EXTREMUM(min_##name, type, load, member, <)
EXTREMA(u8, uint8_t, SAME, integer)
EXTREMA(i8, int8_t, SAME, integer)
EXTREMA(i16, int16_t, SAME, integer)
EXTREMA(i32, int32_t, SAME, integer)
EXTREMA(i64, int64_t, SAME, integer)
EXTREMA(u16, uint16_t, SAME, integer)
EXTREMA(u32, uint32_t, SAME, integer)
EXTREMA(u64, uint64_t, SAME, natural)
EXTREMA(f32, float, SAME, real)
EXTREMA(f64, double, SAME, real)
EXTREMA(f16, uint16_t, tni_f16_to_float, real)
EXTREMA(bf16, uint16_t, tni_bf16_to_float, real)

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
    [TN_DTYPE_I64] = {sum_u64, finish_u64}, [TN_DTYPE_U64] = {sum_u64, finish_u64},
    [TN_DTYPE_F32] = {sum_f32, finish_f32}, [TN_DTYPE_F64] = {sum_f64, finish_f64},
    [TN_DTYPE_F16] = {sum_f16, finish_f16}, [TN_DTYPE_BF16] = {sum_bf16, finish_bf16},
    [TN_DTYPE_C64] = {sum_c64, finish_c64}, [TN_DTYPE_C128] = {sum_c128, finish_c128},
};

#define EXTREMA_TABLE(which)                                                                       \
    {                                                                                              \
        [TN_DTYPE_U8] = {which##_u8, finish_u8}, [TN_DTYPE_BOOL] = {which##_u8, finish_u8},        \
        [TN_DTYPE_I8] = {which##_i8, finish_u8}, [TN_DTYPE_I16] = {which##_i16, finish_u16},       \
        [TN_DTYPE_I32] = {which##_i32, finish_u32}, [TN_DTYPE_I64] = {which##_i64, finish_u64},    \
        [TN_DTYPE_U16] = {which##_u16, finish_u16}, [TN_DTYPE_U32] = {which##_u32, finish_u32},    \
        [TN_DTYPE_U64] = {which##_u64, finish_u64}, [TN_DTYPE_F32] = {which##_f32, finish_f32},    \
        [TN_DTYPE_F64] = {which##_f64, finish_f64}, [TN_DTYPE_F16] = {which##_f16, finish_f16},    \
        [TN_DTYPE_BF16] = {which##_bf16, finish_bf16},                                             \
    }
static const reducer maxima[TN_DTYPE_COUNT] = EXTREMA_TABLE(max);
static const reducer minima[TN_DTYPE_COUNT] = EXTREMA_TABLE(min);

/* ---- walking ---- */

/*
 * Folds everything below reduced dimension `dim` into the accumulator. The recursion's depth is the
 * number of reduced dimensions that could not be merged away, and its leaf a run.
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

/*
 * Output elements [begin, end). One accumulator per element: results do not depend on the number of
 * threads, since no sum is split among them.
 */
static void reduce_range(int64_t begin, int64_t end, void *context)
{
    const reduction *r = context;
    int64_t bytes = tni_dtypes[r->output->dtype].bytes;
    for (int64_t index = begin; index < end; index++) {
        const char *data = r->input->data;
        int64_t rest = index;
        for (int64_t i = r->nkept - 1; i >= 0; i--) {
            data += rest % r->kept_sizes[i] * r->kept_strides[i];
            rest /= r->kept_sizes[i];
        }
        accumulator total = {0};
        bool first = true;
        if (data != NULL)
            walk(r, r->nreduced - 1, data, &first, &total);
        r->reducer->finish(&total, (char *)r->output->data + index * bytes);
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

/*
 * Without reduced dimensions each element is a run of one. The grain counts input elements, as
 * these are the work.
 */
static void run(reduction *r, const bool *is_reduced)
{
    int64_t bytes = tni_dtypes[r->input->dtype].bytes;
    for (int64_t i = 0; i < r->input->rank; i++) {
        int64_t size = r->input->sizes[i];
        int64_t stride = r->input->strides[i] * bytes;
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
