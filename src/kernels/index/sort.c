/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that depend on the order of elements along a dimension: sort, argsort, msort, topk,
 * kthvalue, median, nanmedian, mode.
 *
 * Lines along the dimension run in parallel (core/lines.h). sort sorts the positions of a line, 16
 * bytes per element, by radix sort in O(n) if it is long. For the others elements become an array
 * of sort keys (sort_keys.h) in scratch memory of the thread, 32 bytes per element: mode sorts
 * them, median selects in O(n), kthvalue in O(n) on average. topk keeps candidates only. A nan is
 * greater than everything.
 */
#include "args/args_sort.h"
#include "calls/calls_index.h"
#include "kernels/core/isa.h"
#include "kernels/core/iterator.h"
#include "kernels/core/lines.h"
#include "kernels/index/sort_keys.h"
#include "kernels/core/builder.h"

/* What to do with each line. */
typedef struct order {
    tn_dtype dtype;  /* of the elements */
    bool descending; /* largest first; topk: the largest are wanted */
    bool skips_nan;  /* nanmedian */
    int64_t count;   /* topk: how many; kthvalue: which, from 1 */
} order;

/* The tensors of a line, in the order in which they are given to tni_lines_run. */
enum { SELF, VALUES, INDICES };

/* Write element `position` of the line, and the position, as element `at` of the results. */
static void put(const tni_line *line, const order *what, int64_t at, int64_t position)
{
    size_t bytes = tni_dtypes[what->dtype].bytes;
    memcpy(line->data[VALUES] + at * line->steps[VALUES],
           line->data[SELF] + position * line->steps[SELF], bytes);
    memcpy(line->data[INDICES] + at * line->steps[INDICES], &position, sizeof position);
}

/* Return the bytes of scratch for a line: its keys, and as many again to sort them into. */
static size_t key_room(const tn_tensor *self, int64_t dim)
{
    int64_t bytes = 2 * (int64_t)sizeof(tni_order_key);
    int64_t count = tni_line_length(self, dim);
    return (size_t)tni_mul_saturating(count > 0 ? count : 1, bytes);
}

/*
 * TN_ERR_NOT_IMPLEMENTED unless elements of the dtype have an order, and are not bools or
 * `takes_bool`. `name` is that of PyTorch's kernel in the message.
 */
static tn_status check_order(const tn_tensor *self, const char *name, bool takes_bool)
{
    bool is_bool = self->dtype == TN_DTYPE_BOOL;
    if (tni_has_keys((tn_dtype)self->dtype) && (takes_bool || !is_bool))
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                    tni_scalar_name(self->dtype));
}

/* ---- sort ---- */

/* A line that was sorted by position. */
typedef struct sorted_line {
    tni_sorted sorted;    /* its elements in order */
    tni_sorted_output to; /* where they go */
} sorted_line;

static void write_range(int64_t begin, int64_t end, void *context)
{
    const sorted_line *s = context;
    TNI_OF_ISA(&tni_key_loops)->write[s->sorted.source->dtype](&s->sorted, begin, end, &s->to);
}

/* Sort a short line by merging its keys. */
static void merge_line(const tni_line *line)
{
    const order *what = line->context;
    tni_order_key *keys = line->scratch;
    tni_keys_make(what->dtype, line->data[SELF], line->steps[SELF], line->count, what->descending,
                  keys);
    const tni_order_key *sorted = tni_keys_sort(keys, keys + line->count, line->count);
    for (int64_t i = 0; i < line->count; i++)
        put(line, what, i, sorted[i].index);
}

/* Sort a line: every sort is stable, whatever `stable` says. */
static void sort_line(const tni_line *line)
{
    const order *what = line->context;
    if (line->count <= TNI_FEW_KEYS) {
        merge_line(line);
        return;
    }
    tni_key_source source = {what->dtype, line->data[SELF], line->steps[SELF], line->count,
                             what->descending};
    sorted_line sorted = {
        tni_positions_sort(&source, line->scratch),
        {line->data[VALUES], line->steps[VALUES], line->data[INDICES], line->steps[INDICES]}};
    tni_parallel_for(0, line->count, 16384, write_range, &sorted);
}

/* Return the bytes of scratch for a line to be sorted. */
static size_t sort_room(const tn_tensor *self, int64_t dim)
{
    int64_t count = tni_line_length(self, dim);
    return count <= TNI_FEW_KEYS ? key_room(self, dim) : (size_t)count * 2 * sizeof(uint64_t);
}

/*
 * The results have the strides of a dense copy of self that preserves the order of its dimensions.
 */
TNI_SHAPES(sort_values_stable)
{
    int64_t strides[TN_MAX_DIM];
    const tn_tensor *self = in->self;
    tni_tensor_spec spec = {.dtype = (tn_dtype)self->dtype,
                            .rank = self->rank,
                            .sizes = self->sizes,
                            .strides = strides};
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &work->kept.integers[0]));
    if (tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_RUNTIME, "Sort does not support complex dtypes on CPU");
    tni_preserved_strides(self, strides);
    TN_TRY(tni_set_output(work, 0, &spec, self->device));
    spec.dtype = TN_DTYPE_I64;
    return tni_set_output(work, 1, &spec, self->device);
}

/* The body for lines of one element, also of dtypes that have no order: copy it, with index 0. */
static void copy_single(const tni_line *line)
{
    put(line, line->context, 0, 0);
}

TNI_WORK(sort_values_stable)
{
    int64_t dim = work->kept.integers[0];
    order what = {(tn_dtype)in->self->dtype, in->descending, false, 0};
    const tni_strided *const operands[] = {tni_strided_of(in->self), tni_strided_of(work->outs[0]),
                                           tni_strided_of(work->outs[1])};
    if (in->self->numel == 0)
        return TN_OK;
    if (tni_line_length(in->self, dim) == 1)
        return tni_lines_run(operands, 3, dim, 0, copy_single, &what);
    TN_TRY(check_order(in->self, "sorting_kernel_method_name", true));
    return tni_lines_run(operands, 3, dim, sort_room(in->self, dim), sort_line, &what);
}
TNI_STRUCTURED(sort_values_stable)

/* sort is the stable sort. */
TNI_TYPED(sort)
{
    tn_tensor *results[2] = {NULL};
    tni_maybe_bool stable = {true, false};
    tn_status status = tni_call_sort_stable(in->self, stable, in->dim, in->descending, results);
    return tni_return_all(status, results, 2, outs);
}

/* Return the indices of sort alone. */
static tn_status return_indices(tn_tensor *self, bool stable, int64_t dim, bool descending,
                                StableIValue *outs)
{
    tn_tensor *results[2] = {NULL};
    tni_maybe_bool how = {true, stable};
    TN_TRY(tni_call_sort_stable(self, how, dim, descending, results));
    tn_tensor_release(results[0]);
    return tni_return_take(results[1], outs);
}

TNI_TYPED(argsort)
{
    return return_indices(in->self, false, in->dim, in->descending, outs);
}

TNI_TYPED(argsort_stable)
{
    return return_indices(in->self, in->stable, in->dim, in->descending, outs);
}

TNI_TYPED(argsort_stable_out)
{
    tni_builder s = {0};
    tn_tensor *positions =
        TNI_BUILD(&s, argsort_stable, in->self, in->stable, in->dim, in->descending);
    tn_status status = tni_builder_end_with(&s, positions, &positions);
    return tni_deliver(call, status, status == TN_OK ? positions : NULL, in->out, outs);
}

/* Sort along the first dimension, values only. */
TNI_TYPED(msort)
{
    tn_tensor *results[2] = {NULL};
    TN_TRY(tni_call_sort(in->self, 0, false, results));
    tn_tensor_release(results[1]);
    return tni_return_take(results[0], outs);
}

TNI_TYPED(msort_out)
{
    tni_builder s = {0};
    tn_tensor *values = TNI_BUILD(&s, msort, in->self);
    tn_status status = tni_builder_end_with(&s, values, &values);
    return tni_deliver(call, status, status == TN_OK ? values : NULL, in->out, outs);
}

/* ---- topk ---- */

/*
 * Keys that are read at once, candidates beyond those wanted that are worth a selection, and keys
 * that are kept in order instead.
 */
#define TOP_BLOCK  256
#define TOP_SPARE  128
#define TOP_SORTED 16

/* Candidates for the first `wanted` keys of a line. */
typedef struct candidates {
    tni_order_key *keys; /* in the order of the line */
    tni_order_key *copy; /* memory for as many */
    int64_t count;       /* how many there are */
    int64_t wanted;      /* how many are */
    int bytes;           /* of a key */
    uint64_t limit;      /* only keys below this one are candidates */
    bool has_limit;      /* there are `wanted` keys already */
} candidates;

/*
 * Keep the first `wanted` keys, in the order of the line. From then on only smaller keys are
 * candidates, as of equal ones those at earlier positions belong to the result.
 */
static void narrow(candidates *c)
{
    int64_t kept = 0;
    memcpy(c->copy, c->keys, (size_t)c->count * sizeof *c->copy);
    tni_order_key last = tni_keys_select(c->copy, c->count, c->bytes, c->wanted - 1);
    for (int64_t i = 0; i < c->count; i++)
        if (c->keys[i].key < last.key ||
            (c->keys[i].key == last.key && c->keys[i].index <= last.index))
            c->keys[kept++] = c->keys[i];
    c->count = kept;
    c->limit = last.key;
    c->has_limit = true;
}

/* Add those of a block of keys that are candidates. */
static void add_block(candidates *c, const uint64_t *keys, int64_t count, int64_t first)
{
    if (c->has_limit && TNI_OF_ISA(&tni_key_loops)->count_below(keys, count, c->limit) == 0)
        return;
    for (int64_t i = 0; i < count; i++) {
        c->keys[c->count] = (tni_order_key){keys[i], first + i};
        c->count += !c->has_limit || keys[i] < c->limit;
    }
}

/* Write a key to where it belongs among those before `at`, which are in order. */
static void insert_key(candidates *c, int64_t at, uint64_t key, int64_t position)
{
    for (; at > 0 && c->keys[at - 1].key > key; at--)
        c->keys[at] = c->keys[at - 1];
    c->keys[at] = (tni_order_key){key, position};
}

/* Keep the first keys, few of them, in order; of a line in random order ever fewer are inserted. */
static void insert_block(candidates *c, const uint64_t *keys, int64_t count, int64_t first)
{
    int64_t i = 0;
    for (; i < count && c->count < c->wanted; i++)
        insert_key(c, c->count++, keys[i], first + i);
    uint64_t limit = c->keys[c->count - 1].key;
    if (i < count && TNI_OF_ISA(&tni_key_loops)->count_below(keys, count, limit) == 0)
        return;
    for (; i < count; i++)
        if (keys[i] < limit) {
            insert_key(c, c->count - 1, keys[i], first + i);
            limit = c->keys[c->count - 1].key;
        }
}

/* Return how many candidates there is room for: one block beyond those that are narrowed down. */
static int64_t most_candidates(int64_t wanted, int64_t count)
{
    int64_t spare = wanted > TOP_SPARE ? wanted : TOP_SPARE;
    return wanted > count / 4 ? count : wanted + spare + TOP_BLOCK;
}

/*
 * Read the line once and keep as candidates the keys below the last one of those wanted so far.
 * They are narrowed down whenever there are twice as many as wanted, so that the cost is O(n)
 * whatever the order, and of a long line of which little is wanted hardly anything is kept.
 */
static void top_line(const tni_line *line)
{
    const order *what = line->context;
    uint64_t block[TOP_BLOCK];
    tni_key_source source = {what->dtype, line->data[SELF], line->steps[SELF], line->count,
                             what->descending};
    int64_t room = most_candidates(what->count, line->count);
    tni_order_key *keys = line->scratch;
    candidates c = {keys, keys + room + 1, 0, what->count, tni_key_bytes(what->dtype), 0, false};
    const bool is_sorted = what->count <= TOP_SORTED;
    for (int64_t i = 0; i < line->count; i += TOP_BLOCK) {
        int64_t part = tni_min(line->count - i, TOP_BLOCK);
        tni_keys_read(&source, i, part, block);
        (is_sorted ? insert_block : add_block)(&c, block, part, i);
        if (!is_sorted && c.count > room - TOP_BLOCK && room < line->count)
            narrow(&c);
    }
    if (c.count > c.wanted)
        narrow(&c);
    const tni_order_key *sorted = is_sorted ? keys : tni_keys_sort(c.keys, c.copy, c.count);
    for (int64_t i = 0; i < c.count; i++)
        put(line, what, i, sorted[i].index);
}

/* Return the bytes of scratch for the candidates of a line, of which one is written too many. */
static size_t top_room(const tn_tensor *self, int64_t dim, int64_t wanted)
{
    int64_t room = most_candidates(wanted, tni_line_length(self, dim)) + 1;
    return (size_t)tni_mul_saturating(room, 2 * (int64_t)sizeof(tni_order_key));
}

/* The results have k elements along `dim`. The dtype is checked by the work, after the shapes. */
TNI_SHAPES(topk_values)
{
    int64_t sizes[TN_MAX_DIM];
    const tn_tensor *self = in->self;
    int64_t dim;
    tni_tensor_spec spec = {.dtype = (tn_dtype)self->dtype, .rank = self->rank, .sizes = sizes};
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &dim));
    if (in->k < 0 || in->k > tni_line_length(self, dim))
        return tni_fail(TN_ERR_RUNTIME, "selected index k out of range");
    if (self->rank > 0)
        memcpy(sizes, self->sizes, (size_t)self->rank * sizeof *sizes);
    if (self->rank > 0)
        sizes[dim] = in->k;
    work->kept.integers[0] = dim;
    TN_TRY(tni_set_output(work, 0, &spec, self->device));
    spec.dtype = TN_DTYPE_I64;
    return tni_set_output(work, 1, &spec, self->device);
}

TNI_WORK(topk_values)
{
    int64_t dim = work->kept.integers[0];
    order what = {(tn_dtype)in->self->dtype, in->largest, false, in->k};
    const tni_strided *const operands[] = {tni_strided_of(in->self), tni_strided_of(work->outs[0]),
                                           tni_strided_of(work->outs[1])};
    if (in->self->dtype == TN_DTYPE_BOOL)
        return tni_fail(TN_ERR_RUNTIME, "topk does not support bool dtypes on CPU");
    if (tni_dtype_is((tn_dtype)in->self->dtype, TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_RUNTIME, " topk does not support complex dtypes on CPU");
    if (work->outs[0]->numel == 0)
        return TN_OK;
    /* Without dimensions k is 0 or 1, and the result is the one element either way. */
    if (in->self->rank == 0)
        return tni_lines_run(operands, 3, dim, 0, copy_single, &what);
    TN_TRY(check_order(in->self, "topk_impl_loop", false));
    return tni_lines_run(operands, 3, dim, top_room(in->self, dim, in->k), top_line, &what);
}
TNI_STRUCTURED(topk_values)

/* ---- one element of the sorted line ---- */

/*
 * Return the values and indices that `body` finds, one for each line, with `dim` kept as size 1 or
 * removed.
 */
static tn_status return_selected(tn_tensor *self, int64_t dim, bool keepdim, tni_line_body body,
                                 const order *what, StableIValue *outs)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t rank = 0;
    tn_tensor *results[2] = {NULL};
    /* The sizes of the results. */
    for (int64_t i = 0; i < self->rank; i++)
        if (i != dim || keepdim)
            sizes[rank++] = i == dim ? 1 : self->sizes[i];
    tn_status status = tni_new_like(self, (tn_dtype)self->dtype, rank, sizes, &results[0]);
    if (status == TN_OK)
        status = tni_new_like(self, TN_DTYPE_I64, rank, sizes, &results[1]);
    if (status == TN_OK && results[0]->numel > 0) {
        const tni_strided *const operands[] = {tni_strided_of(self), tni_strided_of(results[0]),
                                               tni_strided_of(results[1])};
        status = tni_lines_run(operands, 3, dim, key_room(self, dim), body, what);
    }
    return tni_return_all(status, results, 2, outs);
}

/*
 * Wrap `dim`, which must have elements: there is nothing to select otherwise. `name` is the
 * operator's.
 */
static tn_status selected_dim(const char *name, const tn_tensor *self, int64_t dim, int64_t *out)
{
    TN_TRY(tni_wrap_dim(dim, self->rank, out));
    if (tni_line_length(self, *out) == 0)
        return tni_fail(TN_ERR_INDEX, "%s(): Expected reduction dim %lld to have non-zero size.",
                        name, (long long)*out);
    return TN_OK;
}

/*
 * The body of kthvalue. Equal elements are frequent, and callers see which of their positions is
 * returned, so tni_keys_find is used and not tni_keys_select.
 */
static void select_line(const tni_line *line)
{
    const order *what = line->context;
    tni_order_key *keys = line->scratch;
    (void)tni_keys_make(what->dtype, line->data[SELF], line->steps[SELF], line->count, false, keys);
    put(line, what, 0, tni_keys_find(keys, line->count, what->count - 1).index);
}

TNI_TYPED_BESIDE(kthvalue, "aten::kthvalue.values")
{
    int64_t dim;
    order what = {(tn_dtype)in->self->dtype, false, false, in->k};
    TN_TRY(selected_dim("kthvalue", in->self, in->dim, &dim));
    if (in->k < 1 || in->k > tni_line_length(in->self, dim))
        return tni_fail(TN_ERR_RUNTIME,
                        "kthvalue(): selected number k out of range for dimension %lld",
                        (long long)dim);
    TN_TRY(check_order(in->self, "kthvalue_cpu", false));
    return return_selected(in->self, dim, in->keepdim, select_line, &what, outs);
}

/* kthvalue.values: as PyTorch does, refuse results that are the memory of self. */
TNI_TYPED(kthvalue_values)
{
    tn_tensor *results[2] = {NULL};
    tni_builder s = {0};
    if (in->values->dtype != in->self->dtype)
        return tni_fail(TN_ERR_RUNTIME, "output values must be of same type as input");
    if (in->indices->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME, "output indices must be of scalar type Long");
    TN_TRY(tni_check_apart(in->values, in->self));
    if (in->values->storage == in->self->storage && in->values->data == in->self->data &&
        in->self->data != NULL)
        return tni_fail(TN_ERR_RUNTIME,
                        "unsupported operation: kthvalue: argument 'values' is in the memory of "
                        "'self'; clone it before");
    /* Results of their own first, so that `values` and `indices` stay as they are on failure. */
    TN_TRY(tni_call_kthvalue(in->self, in->k, in->dim, in->keepdim, results));
    tni_builder_keep(&s, results[0]);
    tni_builder_keep(&s, results[1]);
    tn_tensor *given[] = {in->values, in->indices};
    return tni_builder_deliver_all(&s, results, given, 2, outs);
}

/*
 * The body of median and nanmedian: the lower of two middle elements. A nan is the median, unless
 * it is skipped and there are other elements.
 */
static void median_line(const tni_line *line)
{
    const order *what = line->context;
    tni_order_key *keys = line->scratch;
    int bytes =
        tni_keys_make(what->dtype, line->data[SELF], line->steps[SELF], line->count, false, keys);
    uint64_t nan = tni_key_of_nan(what->dtype);
    int64_t count = line->count;
    /* `count` becomes the number of elements that are not nan: those come first in the order. */
    if (tni_category(what->dtype) == 2) {
        int64_t first_nan = -1;
        count = 0;
        for (int64_t i = 0; i < line->count; i++) {
            count += keys[i].key != nan;
            if (keys[i].key == nan && first_nan < 0)
                first_nan = i;
        }
        if (first_nan >= 0 && (!what->skips_nan || count == 0)) {
            put(line, what, 0, first_nan);
            return;
        }
    }
    put(line, what, 0, tni_keys_select(keys, line->count, bytes, (count - 1) / 2).index);
}

/* median and nanmedian along a dimension. */
static tn_status median_dim(const char *name, tn_tensor *self, int64_t dim, bool keepdim,
                            bool skips_nan, StableIValue *outs)
{
    order what = {(tn_dtype)self->dtype, false, skips_nan, 0};
    TN_TRY(selected_dim(name, self, dim, &dim));
    TN_TRY(check_order(self, "median_cpu", false));
    return return_selected(self, dim, keepdim, median_line, &what, outs);
}

TNI_TYPED_BESIDE(median_dim, "aten::median.dim_values")
{
    return median_dim("median", in->self, in->dim, in->keepdim, false, outs);
}

TNI_TYPED_BESIDE(nanmedian_dim, "aten::nanmedian.dim_values")
{
    return median_dim("nanmedian", in->self, in->dim, in->keepdim, true, outs);
}

/*
 * Fill the median of an empty tensor with what PyTorch gives: nan for real dtypes, the smallest
 * number of int32 and int64, and 0 for the narrower ones.
 */
static tn_status fill_empty_median(const tn_tensor *result)
{
    bool is_real = tni_category((tn_dtype)result->dtype) == 2;
    tni_scalar value = {.kind = TN_KIND_INT, .as.integer = INT64_MIN};
    if (is_real)
        value = (tni_scalar){.kind = TN_KIND_DOUBLE, .as.real = (double)__builtin_nanf("")};
    else if (result->dtype == TN_DTYPE_I32)
        value.as.integer = INT32_MIN;
    else if (tni_dtypes[result->dtype].bytes <= 4)
        value.as.integer = 0;
    return tni_fill(result, &value);
}

/* median and nanmedian of all elements, seen as one line. Only the value is returned. */
static tn_status median_all(tn_tensor *self, bool skips_nan, StableIValue *outs)
{
    tn_tensor *rows = NULL;
    tn_tensor *line = NULL;
    tn_tensor *results[2] = {NULL};
    order what = {(tn_dtype)self->dtype, false, skips_nan, 0};
    TN_TRY(check_order(self, "median_cpu", false));
    tn_status status = tni_new_like(self, (tn_dtype)self->dtype, 0, NULL, &results[0]);
    if (status == TN_OK && self->numel == 0)
        return tni_return_or_drop(fill_empty_median(results[0]), results[0], outs);
    /* The body writes an index, too, which is dropped. */
    if (status == TN_OK)
        status = tni_new_like(self, TN_DTYPE_I64, 0, NULL, &results[1]);
    if (status == TN_OK)
        status = tni_contiguous(self, &rows);
    if (status == TN_OK)
        status = tni_tensor_as_strided(rows, 1, &self->numel, &(int64_t){1}, rows->offset, &line);
    if (status == TN_OK) {
        const tni_strided *const operands[] = {tni_strided_of(line), tni_strided_of(results[0]),
                                               tni_strided_of(results[1])};
        status = tni_lines_run(operands, 3, 0, key_room(line, 0), median_line, &what);
    }
    tn_tensor_release(line);
    tn_tensor_release(rows);
    tn_tensor_release(results[1]);
    return tni_return_or_drop(status, results[0], outs);
}

TNI_TYPED(median)
{
    return median_all(in->self, false, outs);
}

TNI_TYPED(nanmedian)
{
    return median_all(in->self, true, outs);
}

/*
 * The body of mode: the most frequent element, the smallest of several. Sorted, equal elements are
 * a run, and its last position is returned.
 */
static void mode_line(const tni_line *line)
{
    const order *what = line->context;
    tni_order_key *keys = line->scratch;
    tni_keys_make(what->dtype, line->data[SELF], line->steps[SELF], line->count, false, keys);
    const tni_order_key *sorted = tni_keys_sort(keys, keys + line->count, line->count);
    int64_t most = 0;
    int64_t position = 0;
    for (int64_t i = 0, run = 0; i < line->count; i++) {
        run = i > 0 && sorted[i].key == sorted[i - 1].key ? run + 1 : 1;
        /* The index is taken at every step that makes a run the longest so far, so at the end it is
         * the last of that run. */
        if (run > most) {
            most = run;
            position = sorted[i].index;
        }
    }
    put(line, what, 0, position);
}

TNI_TYPED(mode)
{
    int64_t dim;
    order what = {(tn_dtype)in->self->dtype, false, false, 0};
    TN_TRY(selected_dim("mode", in->self, in->dim, &dim));
    TN_TRY(check_order(in->self, "mode_cpu", true));
    return return_selected(in->self, dim, in->keepdim, mode_line, &what, outs);
}
