/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reductions: planning and the walk over memory. What a reduction computes is in its tni_reducer
 * and in the folds of reduce_loops.c.
 *
 * The input's dimensions are split into kept and reduced ones. Reduced dimensions are ordered by
 * stride and merged where they continue each other, so that most reductions have one. The unit of
 * parallel work is a block of neighbouring results, or one part of the reduced range of all
 * results. There are four ways to fold a block:
 *
 *     a run         one result, whose elements are dense or are made so, 8 KiB at a time; short
 *                   runs of one result are made one dense run
 *     columns       neighbouring results folded row by row as they lie, or once made dense
 *     tiles         neighbouring results without a fold for columns: transposed in tiles, then runs
 *     short rows    many results of a few elements each: transposed, then folded as columns
 *
 * Each element is read once. The totals of a block are on the stack; only parts need memory.
 */
#include "kernels/reduce/reduce.h"

#include "kernels/core/casts.h"
#include "kernels/core/transpose.h"

#include <math.h>

/*
 * Elements of a part, which are worth a thread, and the most parts that a reduced range is split
 * into.
 */
#define PART       32768
#define MOST_PARTS 64
/* Elements of the parts that are worth a thread. */
#define PART_GRAIN 65536

#define SHORT_RUN   512  /* most bytes of a run that is joined with others of its result */
#define DENSE_RUN   2048 /* bytes of the joined run */
#define RUN_RESULTS 8    /* results joined at once, so that memory is read in order */

/* With at least as many results there is work for all threads without splitting their ranges. */
#define MANY_RESULTS 64

/* Bytes of a block that is converted at once, and results of a tile that is transposed. */
#define BLOCK_BYTES  8192
#define TILE_COLUMNS 32

/*
 * Columns that are folded together as they lie, unless they have many rows: their totals fit the
 * first-level cache; the least of many rows; columns that are converted or made dense and folded
 * together; columns of a row that are read at full speed; the most elements of a row that is
 * transposed with others; the same where the fold of a row is fast (sums and products of real
 * numbers); bytes of a cache line.
 */
#define FEW_COLUMNS    256
#define MANY_ROWS      512
#define CAST_COLUMNS   64
#define LONG_ROW       512
#define SHORT_ROW      48
#define SHORT_FAST_ROW 8
#define LINE           64

/* A reduction in progress. */
typedef struct reduction {
    const tni_reducer *reducer;          /* the operator; borrowed */
    const tni_strided *input;            /* its elements; borrowed */
    tn_dtype seen;                       /* what the fold sees */
    bool is_size;                        /* elements are complex and seen as their moduli */
    tni_fold fold;                       /* never NULL */
    tni_fold fold_own;                   /* of elements as they lie; NULL: they are converted */
    tni_fold_columns fold_columns;       /* NULL where tiles are transposed instead */
    tni_fold_columns columns_own;        /* of elements as they lie; or NULL */
    double number;                       /* the call's */
    int64_t count;                       /* elements per result */
    int64_t nkept;                       /* kept dimensions */
    int64_t nreduced;                    /* reduced dimensions, at least one */
    int64_t kept_sizes[TN_MAX_DIM];      /* outermost first */
    int64_t kept_strides[TN_MAX_DIM];    /* of the input in bytes */
    int64_t reduced_sizes[TN_MAX_DIM];   /* innermost (smallest stride) first */
    int64_t reduced_strides[TN_MAX_DIM]; /* of the input in bytes */
    int64_t split;                       /* the reduced dimension that is split into parts */
    int64_t parts;                       /* how many parts; 1 for no split */
    int64_t results;                     /* elements of each result */
    int nouts;                           /* results */
    const tni_strided *const *outs;      /* borrowed */
    int64_t out_strides[TNI_REDUCE_OUTS][TN_MAX_DIM]; /* of kept dimensions in bytes */
    tni_total *totals; /* owned; parts times results, if there is more than one part */
} reduction;

/* ---- totals ---- */

/* Return whether numbers are ordered as unsigned ones. */
static bool is_unsigned(tn_dtype seen)
{
    return seen == TN_DTYPE_U64 || seen == TN_DTYPE_U8 || seen == TN_DTYPE_BOOL;
}

/*
 * Return the total of no elements: 0 for sums, 1 for products, and for extremes a value that every
 * element is at least as good as.
 */
static tni_total start_of(const reduction *r)
{
    /* The extreme of a shorter integer is one, too, where it is folded as it lies. */
    int64_t bytes = tni_dtypes[r->input->dtype].bytes;
    bool is_short = r->seen == TN_DTYPE_I64 && r->fold_own != NULL && bytes < 8;
    int64_t largest = is_short ? ((int64_t)1 << (8 * bytes - 1)) - 1 : INT64_MAX;
    tni_total start = {{0, 0}, 0, 0, 0};
    switch ((tni_fold_id)r->reducer->fold) {
    case TNI_FOLD_product:
        start.real[0] = 1;
        start.whole = 1;
        break;
    case TNI_FOLD_max:
    case TNI_FOLD_argmax:
        start.whole = is_unsigned(r->seen) ? 0 : -largest - 1;
        start.real[0] = -INFINITY;
        break;
    case TNI_FOLD_logsumexp:
        start.real[0] = -INFINITY;
        break;
    case TNI_FOLD_min:
    case TNI_FOLD_argmin:
        /* As uint64 all bits set is the largest number; a byte keeps the low bits of INT64_MAX,
         * 255. */
        start.whole = r->seen == TN_DTYPE_U64 ? -1 : r->seen == TN_DTYPE_BOOL ? 1 : largest;
        start.real[0] = INFINITY;
        break;
    case TNI_FOLD_absmin:
        start.real[0] = INFINITY;
        break;
    case TNI_FOLD_abs:
    case TNI_FOLD_absmax:
    case TNI_FOLD_moments:
    case TNI_FOLD_nansum:
    case TNI_FOLD_nonzero:
    case TNI_FOLD_powers:
    case TNI_FOLD_squares:
    case TNI_FOLD_sum:
    case TNI_FOLD_COUNT:
        break;
    }
    return start;
}

/*
 * Return whether the extreme in `with` is better than that in `into`; a nan is better than any
 * number. Strictly, so that of equals the earlier part's index stays.
 */
static bool is_better(tn_dtype seen, bool is_max, const tni_total *with, const tni_total *into)
{
    if (seen == TN_DTYPE_U64)
        return is_max ? (uint64_t)with->whole > (uint64_t)into->whole
                      : (uint64_t)with->whole < (uint64_t)into->whole;
    if (tni_category(seen) < 2)
        return is_max ? with->whole > into->whole : with->whole < into->whole;
    double a = with->real[0];
    double b = into->real[0];
    if (isnan(a) || isnan(b))
        return isnan(a) && !isnan(b);
    return is_max ? a > b : a < b;
}

/*
 * Multiply totals. Whole numbers wrap; complex ones have an imaginary part. Of real ones the power
 * of two is kept apart, so that the product of some parts may be out of range.
 */
static void multiply(tni_total *into, const tni_total *with, bool is_complex)
{
    double re = into->real[0];
    int power = 0;
    into->whole = (int64_t)((uint64_t)into->whole * (uint64_t)with->whole);
    if (is_complex) {
        into->real[0] = re * with->real[0] - into->real[1] * with->real[1];
        into->real[1] = re * with->real[1] + into->real[1] * with->real[0];
        return;
    }
    re *= with->real[0];
    into->real[0] = isfinite(re) ? frexp(re, &power) : re;
    into->index += with->index + power;
}

/*
 * Join the moments of two sets (Chan, Golub and LeVeque, 1983): m2 = m2a + m2b + step^2 na nb / (na
 * + nb), where step is the distance of the means.
 */
static void join_moments(tni_total *into, const tni_total *with)
{
    int64_t count = into->whole + with->whole;
    double share = with->whole > 0 ? (double)with->whole / (double)count : 0;
    double step[2] = {with->real[0] - into->real[0], with->real[1] - into->real[1]};
    into->m2 += with->m2;
    if (into->whole > 0)
        into->m2 += (step[0] * step[0] + step[1] * step[1]) * (double)into->whole * share;
    into->real[0] += step[0] * share;
    into->real[1] += step[1] * share;
    into->whole = count;
}

/*
 * Join two sums of powers of e. real[1] + i m2 is the sum of exp(x - real[0]), where real[0] is the
 * largest real part so far, so that no power overflows; 0 stands for it where it is not finite.
 */
static void join_powers(tni_total *into, const tni_total *with)
{
    double most =
        with->real[0] > into->real[0] || isnan(with->real[0]) ? with->real[0] : into->real[0];
    double base = isfinite(most) ? most : 0;
    double own = isfinite(into->real[0]) ? into->real[0] : 0;
    double other = isfinite(with->real[0]) ? with->real[0] : 0;
    double scale = most == into->real[0] ? 1 : exp(own - base);
    double with_scale = most == with->real[0] ? 1 : exp(other - base);
    into->real[1] = into->real[1] * scale + with->real[1] * with_scale;
    into->m2 = into->m2 * scale + with->m2 * with_scale;
    into->real[0] = most;
}

/* Combine the total of an earlier part, `into`, with that of a later one. */
static void combine(const reduction *r, tni_total *into, const tni_total *with)
{
    tni_fold_id fold = (tni_fold_id)r->reducer->fold;
    bool is_max = fold == TNI_FOLD_max || fold == TNI_FOLD_argmax || fold == TNI_FOLD_absmax;
    switch (fold) {
    case TNI_FOLD_product:
        multiply(into, with, tni_category(r->seen) == 3);
        break;
    case TNI_FOLD_max:
    case TNI_FOLD_argmax:
    case TNI_FOLD_min:
    case TNI_FOLD_argmin:
    case TNI_FOLD_absmax:
    case TNI_FOLD_absmin:
        if (is_better(r->seen, is_max, with, into))
            *into = *with;
        break;
    case TNI_FOLD_logsumexp:
        join_powers(into, with);
        break;
    case TNI_FOLD_moments:
        join_moments(into, with);
        break;
    case TNI_FOLD_abs:
    case TNI_FOLD_nansum:
    case TNI_FOLD_nonzero:
    case TNI_FOLD_powers:
    case TNI_FOLD_squares:
    case TNI_FOLD_sum:
    case TNI_FOLD_COUNT:
        into->real[0] += with->real[0];
        into->real[1] += with->real[1];
        into->whole = tni_add_wrapping(into->whole, with->whole);
        break;
    }
}

/* ---- results ---- */

/* A result before it is converted to its dtype. */
typedef union element {
    int64_t whole;     /* of whole numbers */
    double complex[2]; /* of real numbers the first */
} element;

/* Return the dtype that `finish` returns a result in. */
static tn_dtype finished_dtype(const reduction *r, tni_finish how)
{
    if (how == TNI_FINISH_INDEX)
        return TN_DTYPE_I64;
    if (how == TNI_FINISH_VARIANCE || how == TNI_FINISH_DEVIATION)
        return TN_DTYPE_F64;
    if (r->reducer->fold == TNI_FOLD_nonzero)
        return TN_DTYPE_I64;
    if (tni_category(r->seen) == 3)
        return TN_DTYPE_C128;
    if (tni_category(r->seen) == 2)
        return TN_DTYPE_F64;
    return r->seen == TN_DTYPE_U64 ? TN_DTYPE_U64 : TN_DTYPE_I64;
}

/*
 * Return m2 / (count - correction). With too few elements that divides by 0, which gives inf or
 * nan, as in PyTorch.
 */
static double variance_of(const reduction *r, const tni_total *total)
{
    double freedom = (double)r->count - r->number;
    return total->m2 / (freedom > 0 && r->count > 0 ? freedom : 0);
}

/* Return a real sum or product. Far out of range, zero or infinity are all that is left. */
static double value_of(const reduction *r, const tni_total *total)
{
    const int64_t most = 9999;
    int64_t power = total->index;
    if (r->reducer->fold != TNI_FOLD_product || power == 0)
        return total->real[0];
    power = power < -most ? -most : power > most ? most : power;
    return scalbln(total->real[0], power);
}

/* Return a result from its total. */
static element finish(const reduction *r, tni_finish how, const tni_total *total)
{
    element out = {.complex = {total->real[0], total->real[1]}};
    switch (how) {
    case TNI_FINISH_VALUE:
    case TNI_FINISH_MIDDLE:
        out.complex[0] = value_of(r, total);
        if (how == TNI_FINISH_MIDDLE && r->count == 0)
            out.complex[0] = out.complex[1] = NAN;
        if (tni_category(finished_dtype(r, how)) < 2)
            out.whole = total->whole;
        break;
    case TNI_FINISH_INDEX:
        out.whole = total->index;
        break;
    case TNI_FINISH_MEAN:
        out.complex[0] /= (double)r->count;
        out.complex[1] /= (double)r->count;
        break;
    case TNI_FINISH_VARIANCE:
        out.complex[0] = variance_of(r, total);
        break;
    case TNI_FINISH_DEVIATION:
        out.complex[0] = sqrt(variance_of(r, total));
        break;
    case TNI_FINISH_LENGTH:
        out.complex[0] = sqrt(total->real[0]);
        break;
    case TNI_FINISH_ROOT:
        out.complex[0] = pow(total->real[0], 1 / r->number);
        break;
    case TNI_FINISH_LOG:
        /* log(z) = log|z| + i arg z of the scaled sum z, plus the exponent it was scaled by. */
        out.complex[0] =
            log(hypot(total->real[1], total->m2)) + (isfinite(total->real[0]) ? total->real[0] : 0);
        out.complex[1] = atan2(total->m2, total->real[1]);
        break;
    }
    return out;
}

/*
 * Write values and means of real numbers, and values of whole ones, which most results are, without
 * a call per result. Return false for other results, which finish_block writes.
 */
static bool finish_plain(const reduction *r, int k, int64_t offset, int64_t columns,
                         const tni_total *totals)
{
    union {
        double real;
        int64_t whole;
    } numbers[TNI_REDUCE_COLUMNS];
    tni_finish how = (tni_finish)r->reducer->finish[k];
    tn_dtype dtype = (tn_dtype)r->outs[k]->dtype;
    tn_dtype finished = finished_dtype(r, how);
    char *to = (char *)r->outs[k]->data + offset;
    int64_t step = r->nkept > 0 ? r->out_strides[k][r->nkept - 1] : 0;
    double count = how == TNI_FINISH_MEAN ? (double)r->count : 1;
    bool is_whole = how == TNI_FINISH_VALUE && tni_category(finished) < 2;
    if (!is_whole &&
        ((how != TNI_FINISH_VALUE && how != TNI_FINISH_MEAN) || finished != TN_DTYPE_F64))
        return false;
    for (int64_t i = 0; i < columns && is_whole; i++)
        numbers[i].whole = totals[i].whole;
    for (int64_t i = 0; i < columns && !is_whole; i++)
        numbers[i].real = value_of(r, &totals[i]) / count;
    tni_convert(dtype, to, step, finished, (const char *)numbers, sizeof *numbers, columns);
    return true;
}

/* Write results [index, index + columns), which are neighbours along the last kept dimension. */
static void finish_block(const reduction *r, int64_t index, int64_t columns,
                         const tni_total *totals)
{
    element elements[TNI_REDUCE_COLUMNS];
    for (int k = 0; k < r->nouts; k++) {
        tni_finish how = (tni_finish)r->reducer->finish[k];
        int64_t offset = 0;
        int64_t rest = index;
        /* Take the number of the first result apart, the last kept dimension first. */
        for (int64_t i = r->nkept - 1; i >= 0; i--) {
            offset += rest % r->kept_sizes[i] * r->out_strides[k][i];
            rest /= r->kept_sizes[i];
        }
        if (finish_plain(r, k, offset, columns, totals))
            continue;
        for (int64_t i = 0; i < columns; i++)
            elements[i] = finish(r, how, &totals[i]);
        tni_convert((tn_dtype)r->outs[k]->dtype, (char *)r->outs[k]->data + offset,
                    r->nkept > 0 ? r->out_strides[k][r->nkept - 1] : 0, finished_dtype(r, how),
                    (const char *)elements, sizeof(element), columns);
    }
}

/* ---- blocks of elements ---- */

/* Room for converted elements, aligned for all of them. */
typedef union block {
    char bytes[BLOCK_BYTES];
    double aligned;
} block;

/* Convert `count` elements to the dtype that the fold sees, dense or `to_stride` bytes apart. */
static void load(const reduction *r, const char *from, int64_t stride, int64_t count, char *to,
                 int64_t to_stride)
{
    tn_dtype own = (tn_dtype)r->input->dtype;
    if (!r->is_size) {
        tni_convert(r->seen, to, to_stride, own, from, stride, count);
        return;
    }
    /* Moduli of complex numbers: converted to complex double, some at a time. */
    for (int64_t done = 0; done < count; done += 64) {
        double parts[64][2];
        int64_t some = tni_min(count - done, 64);
        tni_convert(TN_DTYPE_C128, (char *)parts, sizeof parts[0], own, from + done * stride,
                    stride, some);
        for (int64_t i = 0; i < some; i++)
            parts[i][0] = hypot(parts[i][0], parts[i][1]);
        tni_convert(r->seen, to + done * to_stride, to_stride, TN_DTYPE_F64, (const char *)parts,
                    sizeof parts[0], some);
    }
}

/*
 * Fold a run of elements, `stride` bytes apart, into one total: as it lies if it is dense and of
 * the right dtype, else converted block by block.
 */
static void fold_run(const reduction *r, const char *data, int64_t stride, int64_t count,
                     int64_t position, tni_total *into)
{
    block room;
    int64_t size = tni_dtypes[r->seen].bytes;
    int64_t most = BLOCK_BYTES / size;
    TNI_ASSERT(most > 0);
    if (stride == tni_dtypes[r->input->dtype].bytes && r->fold_own != NULL) {
        r->fold_own(data, count, position, r->number, into);
        return;
    }
    for (int64_t done = 0; done < count; done += most) {
        int64_t some = tni_min(count - done, most);
        load(r, data + done * stride, stride, some, room.bytes, size);
        r->fold(room.bytes, some, position + done, r->number, into);
    }
}

/* Return the bytes from one result's elements to those of the next, of those in a block. */
static int64_t column_stride(const reduction *r)
{
    return r->nkept > 0 ? r->kept_strides[r->nkept - 1] : 0;
}

/* Return whether columns are dense. */
static bool is_dense(const reduction *r)
{
    return column_stride(r) == tni_dtypes[r->input->dtype].bytes;
}

/* Return whether dense columns are folded as they lie. */
static bool has_columns(const reduction *r)
{
    return r->columns_own != NULL;
}

/*
 * Fold columns that have to be converted or made dense first, as many rows at a time as fit into
 * 32 KiB.
 */
static void fold_cast_columns(const reduction *r, const char *data, int64_t stride, int64_t rows,
                              int64_t columns, tni_total *into)
{
    _Alignas(64) char room[4 * BLOCK_BYTES];
    int64_t size = tni_dtypes[r->seen].bytes;
    int64_t most = (int64_t)sizeof room / size / CAST_COLUMNS; /* for any number of columns */
    TNI_ASSERT(most > 0 && columns <= CAST_COLUMNS);
    tni_cast cast =
        r->is_size || !is_dense(r) ? NULL : tni_cast_of((tn_dtype)r->input->dtype, r->seen);
    for (int64_t done = 0; done < rows; done += most) {
        int64_t some = tni_min(rows - done, most);
        for (int64_t row = 0; row < some; row++) {
            const char *from = data + (done + row) * stride;
            if (cast != NULL)
                cast(from, room + row * columns * size, columns);
            else
                load(r, from, column_stride(r), columns, room + row * columns * size, size);
        }
        r->fold_columns(room, columns * size, some, columns, into);
    }
}

/*
 * Fold `columns` neighbouring results over `rows` rows, which are `stride` bytes apart. Without a
 * fold for columns, tiles are transposed so that the elements of each result are a run.
 */
static void fold_tiles(const reduction *r, const char *data, int64_t stride, int64_t rows,
                       int64_t columns, int64_t position, tni_total *into)
{
    _Alignas(64) char room[4 * BLOCK_BYTES];
    _Alignas(64) char converted[4 * BLOCK_BYTES];
    int64_t size = tni_dtypes[r->seen].bytes;
    /* For any number of columns: how threads divide them must not show in the results. */
    int64_t most = (int64_t)sizeof room / size / TILE_COLUMNS;
    bool is_ready = r->input->dtype == (int8_t)r->seen && is_dense(r);
    if (r->fold_columns != NULL) {
        fold_cast_columns(r, data, stride, rows, columns, into);
        return;
    }
    TNI_ASSERT(most > 0 && columns <= TILE_COLUMNS);
    for (int64_t done = 0; done < rows; done += most) {
        int64_t some = tni_min(rows - done, most);
        const char *from = data + done * stride;
        for (int64_t row = 0; row < some && !is_ready; row++)
            load(r, from + row * stride, column_stride(r), columns,
                 converted + row * columns * size, size);
        TNI_OF_ISA(tni_transpose)
        (&(tni_transposition){room, some * size, is_ready ? from : converted,
                              is_ready ? stride : columns * size, columns, some, (int)size});
        /* Each column of the input is now a dense run. */
        for (int64_t i = 0; i < columns; i++)
            r->fold(room + i * some * size, some, position + done, r->number, &into[i]);
    }
}

/* ---- walking ---- */

/* Return the indices of a reduced dimension that belong to a part: [begin, *end). */
static int64_t begin_of(const reduction *r, int64_t dim, int64_t part, int64_t *end)
{
    int64_t size = r->reduced_sizes[dim];
    bool is_split = dim == r->split && r->parts > 1;
    /* Parts are equal but for the last one, which takes the rest. */
    int64_t begin = is_split ? size / r->parts * part : 0;
    *end = is_split && part + 1 < r->parts ? begin + size / r->parts : size;
    TNI_ASSERT(part >= 0 && part < r->parts && begin < *end);
    return begin;
}

/*
 * Return whether results are folded one by one: neighbours are not closer in memory than their own
 * elements.
 */
static bool has_runs(const reduction *r)
{
    return r->nkept == 0 || column_stride(r) < tni_dtypes[r->input->dtype].bytes ||
           r->reduced_strides[0] <= column_stride(r);
}

/*
 * Return whether neighbouring results are folded together. One that is left over is folded as the
 * others are: how threads divide columns must not show in the results.
 */
static bool are_columns(const reduction *r)
{
    return !has_runs(r) && r->kept_sizes[r->nkept - 1] > 1;
}

/* Return whether results are folded from short runs that are made dense. */
static bool has_short_runs(const reduction *r)
{
    int64_t count = r->reduced_sizes[0];
    return r->nreduced > 1 && count <= SHORT_RUN / tni_dtypes[r->input->dtype].bytes &&
           count <= SHORT_RUN / tni_dtypes[r->seen].bytes && has_runs(r);
}

/* Short runs of neighbouring results. */
typedef struct short_runs {
    const char *data;   /* of the first result, with index 0 in dimensions 0 and 1 */
    int64_t begin, end; /* indices in dimension 1, of a run each: [begin, end) */
    int64_t results;    /* how many, at most RUN_RESULTS */
} short_runs;

/*
 * Fold short runs: for each result as many as fit into its line of the room are made one dense run.
 * A call of a fold per run would cost more.
 */
static void fold_short_runs(const reduction *r, int64_t part, short_runs runs, tni_total *into)
{
    _Alignas(LINE) char room[RUN_RESULTS][DENSE_RUN];
    const int64_t *strides = r->reduced_strides;
    bool is_own = r->fold_own != NULL && strides[0] == tni_dtypes[r->input->dtype].bytes;
    int64_t size = is_own ? strides[0] : tni_dtypes[r->seen].bytes;
    int64_t last;
    int64_t first = begin_of(r, 0, part, &last);
    int64_t count = last - first;
    int64_t most = DENSE_RUN / size / count;
    const char *data = runs.data + first * strides[0];
    TNI_ASSERT(most > 0 && runs.results <= RUN_RESULTS);
    for (int64_t at = runs.begin; at < runs.end; at += most) {
        int64_t some = tni_min(runs.end - at, most);
        for (int64_t i = 0; i < some; i++)
            for (int64_t k = 0; k < runs.results; k++) {
                const char *from = data + (at + i) * strides[1] + k * column_stride(r);
                if (is_own)
                    memcpy(room[k] + i * count * size, from, (size_t)(count * size));
                else
                    load(r, from, strides[0], count, room[k] + i * count * size, size);
            }
        for (int64_t k = 0; k < runs.results; k++)
            (is_own ? r->fold_own : r->fold)(room[k], some * count, 0, r->number, &into[k]);
    }
}

/*
 * Fold all elements of reduced dimensions 0 to `dim` into the totals; of the dimension that is
 * split only `part`. It recurses over the reduced dimensions, outermost first, and its leaf is a
 * run or a block of columns.
 */
static void walk(const reduction *r, int64_t dim, int64_t part, const char *data, int64_t columns,
                 tni_total *into)
{
    int64_t stride = r->reduced_strides[dim];
    int64_t end;
    int64_t begin = begin_of(r, dim, part, &end);
    if (dim == 1 && has_short_runs(r)) {
        fold_short_runs(r, part, (short_runs){data, begin, end, columns}, into);
    } else if (dim > 0) {
        for (int64_t i = begin; i < end; i++)
            walk(r, dim - 1, part, data + i * stride, columns, into);
    } else if (are_columns(r) && has_columns(r) && is_dense(r)) {
        r->columns_own(data + begin * stride, stride, end - begin, columns, into);
    } else if (are_columns(r)) {
        fold_tiles(r, data + begin * stride, stride, end - begin, columns, begin, into);
    } else {
        fold_run(r, data + begin * stride, stride, end - begin, begin, into);
    }
}

/*
 * Return how many results from `index` on are reduced together, at most `limit`: 1 unless they are
 * closer in memory than their own elements, or have short runs.
 */
static int64_t count_columns(const reduction *r, int64_t index, int64_t limit)
{
    int64_t last = r->nkept - 1;
    bool is_short = has_short_runs(r);
    if (last < 0 || r->count == 0 || (has_runs(r) && !is_short))
        return 1;
    int64_t left = r->kept_sizes[last] - index % r->kept_sizes[last];
    int64_t most = is_short ? RUN_RESULTS
                   : has_columns(r) && is_dense(r)
                       ? (r->count < MANY_ROWS ? FEW_COLUMNS : TNI_REDUCE_COLUMNS)
                   : r->fold_columns != NULL ? CAST_COLUMNS
                                             : TILE_COLUMNS;
    left = tni_min(left, limit);
    return tni_min(left, most);
}

/* Return the first element of result `index`. */
static const char *input_of(const reduction *r, int64_t index)
{
    int64_t offset = 0;
    for (int64_t i = r->nkept - 1; i >= 0; i--) {
        offset += index % r->kept_sizes[i] * r->kept_strides[i];
        index /= r->kept_sizes[i];
    }
    return (const char *)r->input->data + offset;
}

/* Compute the totals of results [index, index + columns) for one part. */
static void total_block(const reduction *r, int64_t index, int64_t columns, int64_t part,
                        tni_total *totals)
{
    const tni_total start = start_of(r);
    for (int64_t i = 0; i < columns; i++)
        totals[i] = start;
    if (r->count > 0)
        walk(r, r->nreduced - 1, part, input_of(r, index), columns, totals);
}

/* Return how many results, reduced one by one, are finished together, at most `limit`. */
static int64_t count_finished(const reduction *r, int64_t index, int64_t limit)
{
    int64_t last = r->nkept - 1;
    int64_t left = last < 0 ? 1 : r->kept_sizes[last] - index % r->kept_sizes[last];
    left = tni_min(left, limit);
    return tni_min(left, TILE_COLUMNS);
}

/*
 * Return how many short rows from `index` on are transposed and folded together, at most `limit`; 0
 * if the rows are not dense or not short. A call of a fold per row would cost more than the
 * transposition, which is fast for whole lines of the cache.
 */
static int64_t count_short_rows(const reduction *r, int64_t index, int64_t limit)
{
    int64_t bytes = tni_dtypes[r->input->dtype].bytes;
    int64_t last = r->nkept - 1;
    bool is_fast = (r->reducer->fold == TNI_FOLD_sum || r->reducer->fold == TNI_FOLD_product) &&
                   tni_category(r->seen) < 3;
    int64_t longest = is_fast ? SHORT_FAST_ROW : SHORT_ROW;
    if (!has_columns(r) || last < 0 || r->nreduced != 1 || r->count > longest || r->count < 2 ||
        r->reduced_strides[0] != bytes)
        return 0;
    int64_t left = r->kept_sizes[last] - index % r->kept_sizes[last];
    int64_t most = BLOCK_BYTES / bytes / r->count / (LINE / bytes) * (LINE / bytes);
    left = tni_min(left, limit);
    most = tni_min(left, most);
    return tni_min(most, FEW_COLUMNS);
}

/*
 * Compute the totals of short rows: transpose them and fold the columns. Sums are the same as one
 * by one, since columns are added in the order of a run (plain_sum.inc).
 */
static void total_short_rows(const reduction *r, int64_t index, int64_t rows, tni_total *totals)
{
    _Alignas(64) block room;
    int64_t size = tni_dtypes[r->input->dtype].bytes;
    int64_t last = r->nkept - 1;
    tni_total start = start_of(r);
    TNI_ASSERT(r->count * rows * size <= BLOCK_BYTES && r->columns_own != NULL);
    tni_transposition t = {.to = room.bytes,
                           .to_step = rows * size,
                           .from = input_of(r, index),
                           .from_step = r->kept_strides[last],
                           .rows = r->count,
                           .columns = rows,
                           .bytes = (int)size};
    TNI_OF_ISA(tni_transpose)(&t);
    for (int64_t i = 0; i < rows; i++)
        totals[i] = start;
    r->columns_own(room.bytes, rows * size, r->count, rows, totals);
}

/*
 * Compute the totals of rows that are one dense run each, the most frequent case: a call of the
 * fold per row, without the walk. Return false for others.
 */
static bool total_rows(const reduction *r, int64_t index, int64_t rows, tni_total *totals)
{
    int64_t last = r->nkept - 1;
    if (last < 0 || r->nreduced != 1 || r->count == 0 || r->fold_own == NULL ||
        r->reduced_strides[0] != tni_dtypes[r->input->dtype].bytes)
        return false;
    tni_total start = start_of(r);
    const char *data = input_of(r, index);
    for (int64_t i = 0; i < rows; i++) {
        totals[i] = start;
        r->fold_own(data + i * r->kept_strides[last], r->count, 0, r->number, &totals[i]);
    }
    return true;
}

/* Reduce and finish results [begin, end), a block at a time. */
static void reduce_range(int64_t begin, int64_t end, void *context)
{
    const reduction *r = context;
    tni_total totals[TNI_REDUCE_COLUMNS];
    while (begin < end) {
        int64_t rows = count_short_rows(r, begin, end - begin);
        /* One short row, too: how threads divide rows must not show in the results. */
        int64_t columns = rows > 0 ? rows : count_columns(r, begin, end - begin);
        if (rows > 0) {
            total_short_rows(r, begin, rows, totals);
        } else if (columns > 1) {
            total_block(r, begin, columns, 0, totals);
        } else {
            columns = count_finished(r, begin, end - begin);
            if (!total_rows(r, begin, columns, totals))
                for (int64_t i = 0; i < columns; i++)
                    total_block(r, begin + i, 1, 0, &totals[i]);
        }
        TNI_ASSERT(columns > 0 && columns <= TNI_REDUCE_COLUMNS && columns <= end - begin);
        finish_block(r, begin, columns, totals);
        begin += columns;
    }
}

/* Compute the totals of all results for parts [begin, end). */
static void reduce_parts(int64_t begin, int64_t end, void *context)
{
    const reduction *r = context;
    for (int64_t part = begin; part < end; part++)
        for (int64_t index = 0; index < r->results;) {
            int64_t columns = count_columns(r, index, r->results - index);
            total_block(r, index, columns, part, r->totals + part * r->results + index);
            index += columns;
        }
}

/* ---- the plan ---- */

/*
 * Sort reduced dimensions by stride, the smallest one first (insertion sort: there are few). Folds
 * may see elements in any order, but for indices: reductions.c asks for those along one dimension,
 * or of all elements of a row-major tensor.
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

/* Merge reduced dimensions that continue each other. */
static void merge_reduced(reduction *r)
{
    int64_t last = 0;
    for (int64_t i = 1; i < r->nreduced; i++) {
        int64_t stride = r->reduced_strides[last];
        /* Stride 0 repeats elements and is continued by another stride 0 alone. */
        if (r->reduced_strides[i] == tni_mul_wrapping(stride, r->reduced_sizes[last])) {
            r->reduced_sizes[last] = tni_mul_wrapping(r->reduced_sizes[last], r->reduced_sizes[i]);
            continue;
        }
        last++;
        r->reduced_sizes[last] = r->reduced_sizes[i];
        r->reduced_strides[last] = r->reduced_strides[i];
    }
    r->nreduced = last + 1;
}

/*
 * Return the byte stride of an output along dimension `dim` of the input, whose rank is `rank`. If
 * reduced dimensions were left out, it is dimension `before` of the output: as many kept ones come
 * before it.
 */
static int64_t out_stride(const tni_strided *out, int64_t rank, int64_t dim, int64_t before)
{
    int64_t at = out->rank == rank ? dim : before;
    return tni_mul_wrapping(out->strides[at], tni_dtypes[out->dtype].bytes);
}

/*
 * Return whether the product of kept sizes is the number of results, that of reduced sizes the
 * number of elements per result, and strides ascend; for the assertion.
 */
static bool is_plan_valid(const reduction *r)
{
    int64_t results = 1, count = 1;
    for (int64_t i = 0; i < r->nkept; i++)
        results = tni_mul_wrapping(results, r->kept_sizes[i]);
    for (int64_t i = 0; i < r->nreduced; i++) {
        count = tni_mul_wrapping(count, r->reduced_sizes[i]);
        if (i > 0 && r->reduced_strides[i] < r->reduced_strides[i - 1])
            return false;
    }
    return r->nreduced >= 1 && results == r->results && count == r->count;
}

/*
 * Split the dimensions into kept and reduced ones. Without reduced dimensions each element is a run
 * of one.
 */
static void plan(reduction *r, tni_dims dims)
{
    int64_t bytes = tni_dtypes[r->input->dtype].bytes;
    for (int64_t i = 0; i < r->input->rank; i++) {
        int64_t size = r->input->sizes[i];
        int64_t stride = tni_mul_wrapping(r->input->strides[i], bytes);
        if ((dims >> i & 1) == 0) {
            for (int k = 0; k < r->nouts; k++)
                r->out_strides[k][r->nkept] = out_stride(r->outs[k], r->input->rank, i, r->nkept);
            r->kept_sizes[r->nkept] = size;
            r->kept_strides[r->nkept++] = stride;
        } else if (size != 1) {
            r->reduced_sizes[r->nreduced] = size;
            r->reduced_strides[r->nreduced++] = stride;
        }
    }
    if (r->nreduced == 0) {
        r->reduced_sizes[0] = 1;
        r->reduced_strides[r->nreduced++] = 0;
    }
    sort_reduced(r);
    merge_reduced(r);
    TNI_ASSERT(is_plan_valid(r));
}

/*
 * If there are few results with many elements, split their longest reduced dimension into parts.
 * Only sizes decide, so the result does not depend on the number of threads.
 */
static void plan_parts(reduction *r)
{
    int64_t most = r->count / PART;
    r->split = 0;
    r->parts = 1;
    if (r->results >= MANY_RESULTS)
        return;
    for (int64_t i = 1; i < r->nreduced; i++)
        if (r->reduced_sizes[i] > r->reduced_sizes[r->split])
            r->split = i;
    most = tni_min(most, MOST_PARTS);
    most = tni_min(most, r->reduced_sizes[r->split]);
    r->parts = most > 1 ? most : 1;
    TNI_ASSERT(r->parts <= MOST_PARTS && r->split < r->nreduced);
}

/* Reduce in parts: their totals in parallel, then combined in order on one thread. */
static tn_status run_parts(reduction *r)
{
    size_t bytes = (size_t)(r->results * r->parts) * sizeof *r->totals;
    r->totals = tni_malloc(bytes);
    if (r->totals == NULL)
        return tni_fail_memory(bytes);
    tni_parallel_for(0, r->parts, PART_GRAIN / PART, reduce_parts, r);
    for (int64_t part = 1; part < r->parts; part++)
        for (int64_t i = 0; i < r->results; i++)
            combine(r, &r->totals[i], &r->totals[part * r->results + i]);
    for (int64_t i = 0; i < r->results; i++)
        finish_block(r, i, 1, &r->totals[i]);
    tni_free(r->totals);
    return TN_OK;
}

/* ---- dtypes ---- */

/*
 * Return the dtype that the fold sees for an operator's dtype; undefined if it cannot be reduced.
 */
static tn_dtype seen_dtype(const tni_reducer *reducer, tn_dtype dtype)
{
    int category = tni_category(dtype);
    bool is_wide = tni_dtypes[dtype].bytes > 1;
    if (!tni_can_convert(dtype))
        return TN_DTYPE_UNDEFINED;
    if (reducer->seen == TNI_SEEN_BOOL)
        return TN_DTYPE_BOOL;
    if (category == 3)
        return reducer->seen == TNI_SEEN_ORDERED || dtype == TN_DTYPE_C32 ? TN_DTYPE_UNDEFINED
               : reducer->seen == TNI_SEEN_SIZE                           ? TN_DTYPE_F64
                                                                          : TN_DTYPE_C128;
    if (category == 2)
        return dtype == TN_DTYPE_F64 ? dtype : is_wide ? TN_DTYPE_F32 : TN_DTYPE_UNDEFINED;
    if (reducer->seen == TNI_SEEN_ORDERED && (dtype == TN_DTYPE_BOOL || dtype == TN_DTYPE_U8))
        return TN_DTYPE_U8;
    if (reducer->seen == TNI_SEEN_ORDERED && dtype == TN_DTYPE_U64)
        return dtype;
    return TN_DTYPE_I64;
}

/* Return the compute type of a dtype that seen_dtype returns. */
static int compute_type_of(tn_dtype seen)
{
    return seen == TN_DTYPE_BOOL || seen == TN_DTYPE_U8 ? TNI_COMPUTE_U8
           : seen == TN_DTYPE_I64                       ? TNI_COMPUTE_I64
           : seen == TN_DTYPE_U64                       ? TNI_COMPUTE_U64
           : seen == TN_DTYPE_F32                       ? TNI_COMPUTE_F32
           : seen == TN_DTYPE_F64                       ? TNI_COMPUTE_F64
                                                        : TNI_COMPUTE_C128;
}

/*
 * Return the functions of a fold for this machine's ISA, or for the base ISA where that has none.
 * NULL if there is none for the dtype.
 */
static tni_fold find_fold(int fold, tn_dtype seen, tni_fold_columns *columns)
{
    int type = compute_type_of(seen);
    const tni_fold_loops *here = &TNI_OF_ISA(tni_folds)[fold];
    const tni_fold_loops *base = &tni_folds_base[fold];
    *columns = here->columns[type] != NULL ? here->columns[type] : base->columns[type];
    return here->runs[type] != NULL ? here->runs[type] : base->runs[type];
}

/* The dtype that elements of a tni_own_type are seen as. */
typedef struct own_rule {
    tn_dtype own;
    tn_dtype seen;
} own_rule;
static const own_rule own_rules[TNI_OWN_COUNT] = {
    [TNI_OWN_F16] = {TN_DTYPE_F16, TN_DTYPE_F32},  [TNI_OWN_BF16] = {TN_DTYPE_BF16, TN_DTYPE_F32},
    [TNI_OWN_C64] = {TN_DTYPE_C64, TN_DTYPE_C128}, [TNI_OWN_I8] = {TN_DTYPE_I8, TN_DTYPE_I64},
    [TNI_OWN_I16] = {TN_DTYPE_I16, TN_DTYPE_I64},  [TNI_OWN_I32] = {TN_DTYPE_I32, TN_DTYPE_I64},
};

/* Set the functions for elements as they lie; NULL if they have to be converted. */
static void find_own(reduction *r)
{
    const tni_own_fold *own = TNI_OF_ISA(tni_folds)[r->reducer->fold].own;
    bool is_seen = r->input->dtype == (int8_t)r->seen;
    r->fold_own = is_seen ? r->fold : NULL;
    r->columns_own = is_seen ? r->fold_columns : NULL;
    for (int i = 0; i < TNI_OWN_COUNT && !r->is_size; i++)
        if (r->input->dtype == (int8_t)own_rules[i].own && r->seen == own_rules[i].seen) {
            r->fold_own = own[i].run;
            r->columns_own = own[i].columns;
        }
}

/* ---- what operators call ---- */

tn_status tni_reduce_dims(const tn_tensor *self, tni_ints dims, tni_dims *out)
{
    tni_dims all = self->rank >= 64 ? ~(tni_dims)0 : ((tni_dims)1 << self->rank) - 1;
    *out = dims.count <= 0 ? all : 0;
    for (int64_t i = 0; i < dims.count; i++) {
        int64_t dim;
        TN_TRY(tni_wrap_dim(dims.items[i], self->rank, &dim));
        if ((*out >> dim & 1) != 0)
            return tni_fail(TN_ERR_RUNTIME, "dim %lld appears multiple times in the list of dims",
                            (long long)dim);
        *out |= (tni_dims)1 << dim;
    }
    return TN_OK;
}

int64_t tni_reduce_sizes(const tn_tensor *self, tni_dims dims, bool keepdim, int64_t *sizes)
{
    int64_t rank = 0;
    for (int64_t i = 0; i < self->rank; i++)
        if ((dims >> i & 1) == 0 || keepdim)
            sizes[rank++] = (dims >> i & 1) != 0 ? 1 : self->sizes[i];
    return rank;
}

int64_t tni_reduce_count(tni_ints sizes, tni_dims dims)
{
    int64_t count = 1;
    for (int64_t i = 0; i < sizes.count; i++)
        if ((dims >> i & 1) != 0)
            count = tni_mul_wrapping(count, sizes.items[i]);
    return count;
}

tn_status tni_reduce_check(const tni_reducer *reducer, int64_t numel, tn_dtype dtype)
{
    tni_fold_columns columns;
    tn_dtype seen = seen_dtype(reducer, dtype);
    /* PyTorch has no extremes of unsigned numbers of more than 8 bits, though it adds them. */
    bool is_wide = dtype == TN_DTYPE_U16 || dtype == TN_DTYPE_U32 || dtype == TN_DTYPE_U64;
    if (numel == 0 ||
        (seen != TN_DTYPE_UNDEFINED && !(is_wide && reducer->seen == TNI_SEEN_ORDERED) &&
         find_fold(reducer->fold, seen, &columns) != NULL))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", reducer->name,
                    tni_scalar_name(dtype));
}

/*
 * Return the results that are worth a thread. Of columns it is a thread's share, or enough for the
 * processor to read long runs of each row: four pieces of it took a third longer.
 */
static int64_t grain_of(const reduction *r)
{
    const int64_t grain = PART / (r->count + 1) + 1;
    const int64_t share = tni_min(tni_ceil_div(r->results, tni_num_threads()), LONG_ROW);
    return are_columns(r) && share > grain ? share : grain;
}

tn_status tni_reduce(const tni_reducer *reducer, const tni_strided *self, tn_dtype dtype,
                     tni_dims dims, double number, const tni_strided *const *outs, int nouts)
{
    reduction r = {
        .reducer = reducer, .input = self, .number = number, .nouts = nouts, .outs = outs};
    r.results = outs[0]->numel;
    if (outs[0]->data == NULL || (self->data == NULL && self->numel > 0))
        return TN_OK;
    TN_TRY(tni_reduce_check(reducer, self->numel, dtype));
    /* The input and all outputs have to be convertible, whatever is reduced. */
    for (int i = -1; i < nouts; i++) {
        tn_dtype stored = (tn_dtype)(i < 0 ? self->dtype : outs[i]->dtype);
        if (!tni_can_convert(stored))
            return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'",
                            reducer->name, tni_scalar_name(stored));
    }
    r.seen = seen_dtype(reducer, dtype);
    /* Without elements any dtype will do. */
    r.seen = r.seen == TN_DTYPE_UNDEFINED ? TN_DTYPE_I64 : r.seen;
    r.is_size = reducer->seen == TNI_SEEN_SIZE && tni_category((tn_dtype)self->dtype) == 3;
    r.fold = find_fold(reducer->fold, r.seen, &r.fold_columns);
    find_own(&r);
    r.count = tni_reduce_count((tni_ints){self->sizes, self->rank}, dims);
    plan(&r, dims);
    plan_parts(&r);
    if (r.parts > 1)
        return run_parts(&r);
    tni_parallel_for(0, r.results, grain_of(&r), reduce_range, &r);
    return TN_OK;
}
