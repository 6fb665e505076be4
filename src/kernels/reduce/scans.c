/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Cumulative operators (prefix sums, scans) along one dimension: cumsum, cumprod, logcumsumexp,
 * cummax, cummin.
 *
 * Element i of the result combines elements 0 to i, rounded to the dtype. The running value is
 * carried in the wider type that PyTorch carries it in, so that roundings do not add up; whole
 * numbers wrap. Lines run in parallel, and neighbouring lines of row-major tensors go together
 * (scan_columns.inc), so that memory is read in order. A single line is not split among threads.
 */
#include "args/args_scans.h"
#include "calls/calls_reduce.h"
#include "kernels/core/iterator.h"
#include "kernels/core/lines.h"
#include "kernels/core/moves.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/core/builder.h"

#include <math.h>

/* One line: `count` elements `step` bytes apart, results `out_step` bytes apart. */
typedef void (*scan_one)(const char *from, int64_t step, char *to, int64_t out_step, int64_t count);

/*
 * At most COLUMNS neighbouring lines at once: `rows` rows of them, `step` bytes apart in both
 * tensors.
 */
typedef void (*scan_columns)(const char *from, char *to, int64_t step, int64_t rows,
                             int64_t columns);
#define COLUMNS 256

/*
 * The type that a running value of each element type is carried in. uint16 goes to uint32 because
 * the product of two uint16 could overflow int.
 */
typedef uint8_t carry_u8;
typedef uint32_t carry_u16;
typedef uint32_t carry_u32;
typedef uint64_t carry_u64;
typedef float carry_f16;
typedef float carry_bf16;
typedef double carry_f32;
typedef double carry_f64;
typedef double _Complex carry_c64;
typedef double _Complex carry_c128;

/* Elements of a line of floats, for scan_four.inc. */
static inline double float_at(const char *from, int64_t step, int64_t index)
{
    return (double)*(const float *)(const void *)(from + step * index);
}
static inline void store_float(char *to, int64_t step, int64_t index, double value)
{
    *(float *)(void *)(to + step * index) = (float)value;
}

#define OP(prefix)    NAME(prefix##sum)
#define START         0
#define COMBINE(a, b) ((a) + (b))
#include "kernels/reduce/scan_types.inc"
#undef OP
#undef START
#undef COMBINE

#define OP(prefix)    NAME(prefix##product)
#define START         1
#define COMBINE(a, b) ((a) * (b))
#include "kernels/reduce/scan_types.inc"
#undef OP
#undef START
#undef COMBINE

#include "kernels/core/type_f16.inc"
#include "kernels/reduce/log_sum.inc"
#include "kernels/core/type_bf16.inc"
#include "kernels/reduce/log_sum.inc"
#include "kernels/core/type_f32.inc"
#include "kernels/reduce/log_sum.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/reduce/log_sum.inc"
#include "kernels/core/type_none.inc"

/*
 * Replace running by log(exp(running) + exp(x)) for complex numbers {re, im}: the number with the
 * larger real part is taken out, m + log(1 + exp(l - m)), so nothing overflows. The imaginary part
 * is m's plus the argument of what is left, so it is not confined to (-pi, pi].
 */
static void add_powers(double *running, const double *x)
{
    const double *most = running[0] >= x[0] ? running : x;
    const double *least = most == x ? running : x;
    double size = least[0] == -INFINITY ? 0 : exp(least[0] - most[0]);
    double sum[2] = {1 + size * cos(least[1] - most[1]), size * sin(least[1] - most[1])};
    double real = most[0] + log(hypot(sum[0], sum[1]));
    running[1] = most[1] + atan2(sum[1], sum[0]);
    running[0] = real;
}

#include "kernels/core/type_c64.inc"
#include "kernels/reduce/log_sum_complex.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/reduce/log_sum_complex.inc"
#include "kernels/core/type_none.inc"

/* A cumulative operation. Signed and unsigned numbers of a width share a function, as both wrap. */
typedef struct scan {
    const char *name;                     /* of PyTorch's kernel, for messages about a dtype */
    scan_one lines[TN_DTYPE_COUNT];       /* by dtype; NULL where there is none */
    scan_columns columns[TN_DTYPE_COUNT]; /* by dtype; NULL where lines go one by one */
} scan;

#define REAL_DTYPES(kind)                                                                          \
    [TN_DTYPE_F16] = kind##_f16, [TN_DTYPE_BF16] = kind##_bf16, [TN_DTYPE_F32] = kind##_f32,       \
    [TN_DTYPE_F64] = kind##_f64, [TN_DTYPE_C64] = kind##_c64, [TN_DTYPE_C128] = kind##_c128
#define ALL_DTYPES(kind)                                                                           \
    {                                                                                              \
        [TN_DTYPE_U8] = kind##_u8, [TN_DTYPE_I8] = kind##_u8, [TN_DTYPE_I16] = kind##_u16,         \
        [TN_DTYPE_I32] = kind##_u32, [TN_DTYPE_I64] = kind##_u64, REAL_DTYPES(kind)                \
    }
static const scan sums = {"cumsum_out_cpu", ALL_DTYPES(sum), ALL_DTYPES(columns_sum)};
static const scan products = {"cumprod_out_cpu", ALL_DTYPES(product), ALL_DTYPES(columns_product)};
static const scan log_sums = {"logcumsumexp_out_cpu", {REAL_DTYPES(log_sum)}, {NULL}};

/* ---- sums and products ---- */

/* What to do with each line. */
typedef struct scan_work {
    scan_one scan;  /* for elements of `dtype` */
    tn_dtype own;   /* dtype of the input */
    tn_dtype dtype; /* of the result */
} scan_work;

/*
 * The line body of sums, products and log-sum-exp. Tensors: input, result. An input of another
 * dtype is converted in scratch first.
 */
static void scan_line(const tni_line *line)
{
    const scan_work *work = line->context;
    const void *from = line->data[0];
    int64_t step = line->steps[0];
    if (work->own != work->dtype) {
        from = tni_line_load(line, 0, work->own, work->dtype, line->count, line->scratch);
        step = tni_dtypes[work->dtype].bytes;
    }
    work->scan(from, step, line->data[1], line->steps[1], line->count);
}

/* A scan of neighbouring lines, in blocks of at most COLUMNS. */
typedef struct column_work {
    scan_columns run; /* for elements of the dtype */
    const char *from; /* of the input */
    char *to;         /* of the result */
    int64_t bytes;    /* of an element */
    int64_t count;    /* elements of a line */
    int64_t inner;    /* neighbouring lines: the product of the sizes behind the dimension */
} column_work;

/* Run blocks [begin, end): the block within `inner` is the lowest digit of its number. */
static void scan_blocks(int64_t begin, int64_t end, void *context)
{
    const column_work *work = context;
    int64_t blocks = tni_ceil_div(work->inner, COLUMNS);
    for (int64_t block = begin; block < end; block++) {
        int64_t first = block % blocks * COLUMNS;
        int64_t left = work->inner - first;
        int64_t at = (block / blocks * work->count * work->inner + first) * work->bytes;
        work->run(work->from + at, work->to + at, work->inner * work->bytes, work->count,
                  tni_min(left, COLUMNS));
    }
}

/*
 * Scan neighbouring lines together if both tensors are row-major and of one dtype, and there are
 * enough of them. Return false where the lines have to be scanned one by one.
 */
static bool try_columns(scan_columns run, const tn_tensor *self, int64_t dim,
                        const tn_tensor *result)
{
    column_work work = {.run = run, .from = self->data, .to = result->data, .inner = 1};
    uint32_t both = self->flags & result->flags;
    if (run == NULL || self->dtype != result->dtype || (both & TNI_TENSOR_CONTIGUOUS) == 0 ||
        work.from == NULL || work.to == NULL)
        return false;
    for (int64_t i = dim + 1; i < self->rank; i++)
        work.inner *= self->sizes[i];
    if (work.inner < 8)
        return false;
    work.bytes = tni_dtypes[self->dtype].bytes;
    work.count = self->sizes[dim];
    int64_t blocks = tni_ceil_div(work.inner, COLUMNS);
    tni_parallel_for(0, self->numel / work.count / work.inner * blocks,
                     32768 / (work.count * COLUMNS) + 1, scan_blocks, &work);
    return true;
}

/* Run a scan; `dim` is wrapped, and there are elements. */
static tn_status run_scan(const scan *kind, tn_tensor *self, int64_t dim, tn_tensor *result)
{
    const tni_strided *const operands[] = {tni_strided_of(self), tni_strided_of(result)};
    if (try_columns(kind->columns[result->dtype], self, dim, result))
        return TN_OK;
    scan_work what = {kind->lines[result->dtype], (tn_dtype)self->dtype, (tn_dtype)result->dtype};
    int64_t bytes = tni_dtypes[what.dtype].bytes;
    int64_t room = tni_mul_saturating(tni_line_length(self, dim), bytes);
    return tni_lines_run(operands, 2, dim, what.own == what.dtype ? 0 : (size_t)room, scan_line,
                         &what);
}

/* TN_ERR_NOT_IMPLEMENTED if there are elements and the operation has no function for the dtype. */
static tn_status check_scan(const scan *kind, const tn_tensor *self, tn_dtype dtype)
{
    if (kind->lines[dtype] == NULL && self->numel > 0)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", kind->name,
                        tni_scalar_name(dtype));
    return TN_OK;
}

/*
 * The shape function of cumsum and cumprod. The dtype is the one asked for, else that of a given
 * result, else int64 for whole numbers and bools, else self's.
 */
static tn_status set_scan(tni_work *work, const scan *kind, const tn_tensor *self, int64_t dim,
                          tn_dtype asked)
{
    const tn_tensor *given = work->given[0];
    tn_dtype own = (tn_dtype)self->dtype;
    tni_tensor_spec spec = {.rank = self->rank, .sizes = self->sizes};
    spec.dtype = asked != TN_DTYPE_UNDEFINED ? asked
                 : given != NULL             ? (tn_dtype)given->dtype
                 : tni_category(own) < 2     ? TN_DTYPE_I64
                                             : own;
    TN_TRY(tni_wrap_dim(dim, self->rank, &work->kept.integers[0]));
    TN_TRY(check_scan(kind, self, spec.dtype));
    return tni_set_output(work, 0, &spec, self->device);
}

/* Define a structured cumulative operator. */
#define RUNNING(name, kind)                                                                        \
    TNI_SHAPES(name)                                                                               \
    {                                                                                              \
        return set_scan(work, &kind, in->self, in->dim, in->dtype);                                \
    }                                                                                              \
    TNI_WORK(name)                                                                                 \
    {                                                                                              \
        return in->self->numel == 0                                                                \
                   ? TN_OK                                                                         \
                   : run_scan(&kind, in->self, work->kept.integers[0], work->outs[0]);             \
    }                                                                                              \
    TNI_STRUCTURED_IN_PLACE(name)
RUNNING(cumsum_out, sums)
RUNNING(cumprod_out, products)

TNI_TYPED(_logcumsumexp)
{
    tn_tensor *self = in->self;
    tn_tensor *result;
    int64_t dim;
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &dim));
    TN_TRY(check_scan(&log_sums, self, (tn_dtype)self->dtype));
    TN_TRY(tni_new_like(self, (tn_dtype)self->dtype, self->rank, self->sizes, &result));
    tn_status status = self->numel > 0 ? run_scan(&log_sums, self, dim, result) : TN_OK;
    return tni_return_or_drop(status, result, outs);
}

/* logcumsumexp calls its kernel. */
TNI_TYPED(logcumsumexp)
{
    tn_tensor *result;
    TN_TRY(tni_call__logcumsumexp(in->self, in->dim, &result));
    return tni_return_take(result, outs);
}

/* ---- extremes ---- */

/* Elements of a line that are compared with its extreme at once. */
#define EXTREME_RUN 32

/* Write `count` copies of an element, `step` bytes apart. */
static TNI_NOINLINE void fill(char *to, int64_t step, const void *element, size_t bytes,
                              int64_t count)
{
    tni_move_of(bytes)(to, step, element, 0, count);
}

#define OP(prefix)      NAME(prefix##max)
#define IS_BETTER(a, b) ((a) >= (b))
#include "kernels/reduce/scan_extreme_types.inc"
#undef OP
#undef IS_BETTER

#define OP(prefix)      NAME(prefix##min)
#define IS_BETTER(a, b) ((a) <= (b))
#include "kernels/reduce/scan_extreme_types.inc"
#undef OP
#undef IS_BETTER

/* By dtype; NULL where there is no order. */
#define ORDERED_DTYPES(kind)                                                                       \
    {                                                                                              \
        [TN_DTYPE_BOOL] = kind##_u8, [TN_DTYPE_U8] = kind##_u8, [TN_DTYPE_I8] = kind##_i8,         \
        [TN_DTYPE_U16] = kind##_u16, [TN_DTYPE_I16] = kind##_i16, [TN_DTYPE_U32] = kind##_u32,     \
        [TN_DTYPE_I32] = kind##_i32, [TN_DTYPE_U64] = kind##_u64, [TN_DTYPE_I64] = kind##_i64,     \
        [TN_DTYPE_F16] = kind##_f16, [TN_DTYPE_BF16] = kind##_bf16, [TN_DTYPE_F32] = kind##_f32,   \
        [TN_DTYPE_F64] = kind##_f64                                                                \
    }
static const tni_line_body extremes[2][TN_DTYPE_COUNT] = {ORDERED_DTYPES(extremes_min),
                                                          ORDERED_DTYPES(extremes_max)};

/*
 * The kernel of _cummax_helper and _cummin_helper, which fill tensors of the caller; these must
 * have the input's sizes and overlap neither it nor each other.
 */
static tn_status run_best(tn_tensor *self, tn_tensor *values, tn_tensor *indices, int64_t dim,
                          bool is_max)
{
    tn_dtype own = (tn_dtype)self->dtype;
    tni_line_body body = extremes[is_max][own];
    tn_tensor *tensors[] = {self, values, indices};
    const tni_strided *operands[3];
    TN_TRY(tni_wrap_dim(dim, self->rank, &dim));
    if (body == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'",
                        is_max ? "cummax_cpu" : "cummin_cpu", tni_scalar_name(self->dtype));
    for (int i = 0; i < 3; i++)
        operands[i] = tni_strided_of(tensors[i]);
    for (int i = 1; i < 3; i++) {
        tn_dtype wanted = i == 1 ? own : TN_DTYPE_I64;
        if (tensors[i]->rank != self->rank || (tn_dtype)tensors[i]->dtype != wanted ||
            (self->rank > 0 &&
             memcmp(tensors[i]->sizes, self->sizes, (size_t)self->rank * sizeof *self->sizes) != 0))
            return tni_fail(TN_ERR_RUNTIME, "argument '%s' has not the input's sizes and dtype %s",
                            i == 1 ? "values" : "indices", tni_scalar_name(wanted));
        TN_TRY(i == 1 ? tni_check_apart(values, self) : tni_check_disjoint(indices, self));
    }
    TN_TRY(tni_check_disjoint(indices, values));
    if (self->numel == 0)
        return TN_OK;
    return tni_lines_run_together(operands, 3, dim, COLUMNS, 0, body, NULL);
}

TNI_TYPED(_cummax_helper)
{
    return run_best(in->self, in->values, in->indices, in->dim, true);
}

TNI_TYPED(_cummin_helper)
{
    return run_best(in->self, in->values, in->indices, in->dim, false);
}

/* cummax and cummin: new results, filled by the helper of the device. */
static tn_status return_best(tn_tensor *self, int64_t dim, bool is_max, StableIValue *outs)
{
    tn_tensor *results[2] = {NULL};
    int64_t at = 0;
    /* Without elements the dimension is not checked. */
    if (self->numel > 0)
        TN_TRY(tni_wrap_dim(dim, self->rank, &at));
    tn_status status =
        tni_new_like(self, (tn_dtype)self->dtype, self->rank, self->sizes, &results[0]);
    if (status == TN_OK)
        status = tni_new_like(self, TN_DTYPE_I64, self->rank, self->sizes, &results[1]);
    if (status == TN_OK && is_max)
        status = tni_call__cummax_helper(self, results[0], results[1], at);
    else if (status == TN_OK)
        status = tni_call__cummin_helper(self, results[0], results[1], at);
    return tni_return_all(status, results, 2, outs);
}

TNI_TYPED(cummax)
{
    return return_best(in->self, in->dim, true, outs);
}

TNI_TYPED(cummin)
{
    return return_best(in->self, in->dim, false, outs);
}
