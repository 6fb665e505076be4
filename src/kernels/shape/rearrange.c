/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * flip and cat: operators that copy elements to other positions. The strided loop does the work,
 * with negative strides or into views of the result. cat_elsewhere is cat for other backends, as a
 * composite.
 */
#include "calls/calls_shape.h"
#include "kernels/core/builder.h"
#include "kernels/core/moves.h"

/* ---- new tensors ---- */

/* Make a tensor of self's sizes with the order of dimensions that self has in memory. */
static tn_status new_in_order(const tn_tensor *self, tn_dtype dtype, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    tni_preserved_strides(self, strides);
    tni_tensor_spec spec = {
        .dtype = dtype, .rank = self->rank, .sizes = self->sizes, .strides = strides};
    return tni_tensor_empty(&spec, self->device, out);
}

/* ---- flip ---- */

/*
 * A copy whose source runs backwards along the flipped dimensions: it starts at their last
 * elements, with negative strides.
 */
TNI_KERNEL(flip)
{
    tn_tensor *self;
    tn_tensor *result;
    tni_ints dims = tni_arg_ints(args[1]);
    bool is_flipped[TN_MAX_DIM] = {false};
    int64_t strides[TN_MAX_DIM];
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tni_strided source = *tni_strided_of(self);
    memcpy(strides, self->strides, (size_t)self->rank * sizeof *strides);
    source.strides = strides;
    /* The source is no longer dense, so it may not be copied as a block. */
    source.flags = 0;
    for (int64_t i = 0; i < dims.count; i++) {
        int64_t dim;
        TN_TRY(tni_wrap_dim(dims.items[i], self->rank, &dim));
        if (is_flipped[dim])
            return tni_fail(TN_ERR_RUNTIME, "dim %lld appears multiple times in the list of dims",
                            (long long)dim);
        is_flipped[dim] = true;
        /* A number has dimension 0 to flip, but no stride. Without elements there is no last one.
         */
        if (self->rank == 0 || self->numel == 0 || self->data == NULL)
            continue;
        source.data = (char *)source.data + (self->sizes[dim] - 1) * self->strides[dim] *
                                                (int64_t)tni_dtypes[self->dtype].bytes;
        strides[dim] = tni_mul_wrapping(strides[dim], -1);
    }
    TN_TRY(new_in_order(self, (tn_dtype)self->dtype, &result));
    return tni_return_or_drop(tni_copy_strided(tni_strided_of(result), &source), result, outs);
}

/* ---- cat ---- */

/*
 * Return whether an input does not take part: an empty vector of any dtype fits every
 * concatenation.
 */
static bool is_skipped(const tn_tensor *tensor)
{
    return tensor->rank == 1 && tensor->sizes[0] == 0;
}

/*
 * Fail unless an input has the rank and the sizes of the first one, except along `dim`. The
 * messages are PyTorch's, with the index of the input at fault.
 */
static tn_status check_cat(const tn_tensor *first, const tn_tensor *tensor, int64_t dim,
                           int64_t index)
{
    if (tensor->rank != first->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Tensors must have same number of dimensions: got %d and %d", first->rank,
                        tensor->rank);
    for (int64_t i = 0; i < first->rank; i++)
        if (i != dim && tensor->sizes[i] != first->sizes[i])
            return tni_fail(TN_ERR_RUNTIME,
                            "Sizes of tensors must match except in dimension %lld. Expected size "
                            "%lld but got size %lld for tensor number %lld in the list.",
                            (long long)dim, (long long)first->sizes[i], (long long)tensor->sizes[i],
                            (long long)index);
    return TN_OK;
}

/* The result that follows from the inputs. */
typedef struct cat_plan {
    const tn_tensor *first;  /* the first input that takes part, or the first of all if none does */
    tn_dtype dtype;          /* dtype of the result */
    int64_t dim;             /* dimension to join along, wrapped */
    int64_t total;           /* size of the result along dim */
    tn_memory_format format; /* format of the result: that of all inputs, else row-major */
} cat_plan;

/*
 * Work out the result. Two passes, since the input that decides the shape must be known before the
 * others are compared with it. Dtypes are promoted over all inputs, also those that are skipped, as
 * in PyTorch.
 */
static tn_status plan_cat(const tn_call *call, const tni_list *list, int64_t dim, cat_plan *plan)
{
    if (list->size == 0)
        return tni_fail(TN_ERR_VALUE, "torch.cat(): expected a non-empty list of Tensors");
    for (size_t i = 0; i < list->size; i++) {
        const tn_tensor *tensor = tni_boxed_tensor(list->items[i]);
        if (tensor == NULL)
            return tni_fail(TN_ERR_RUNTIME, "%s: tensor %zu of the list is undefined",
                            tni_call_name(call), i);
        if (tensor->rank == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "zero-dimensional tensor (at position %zu) cannot be concatenated", i);
        tn_dtype dtype = (tn_dtype)tensor->dtype;
        if (i > 0)
            TN_TRY(tni_check_promotion(plan->dtype, dtype));
        plan->dtype = i > 0 ? tni_promote(plan->dtype, dtype) : dtype;
        tn_memory_format format = tni_suggested_format(tensor);
        plan->format = i == 0 || plan->format == format ? format : TN_MEMORY_FORMAT_CONTIGUOUS;
        if (plan->first == NULL || (is_skipped(plan->first) && !is_skipped(tensor)))
            plan->first = tensor;
    }
    if (!is_skipped(plan->first))
        TN_TRY(tni_wrap_dim(dim, plan->first->rank, &plan->dim));
    for (size_t i = 0; i < list->size; i++) {
        const tn_tensor *tensor = tni_boxed_tensor(list->items[i]);
        if (is_skipped(tensor))
            continue;
        TN_TRY(check_cat(plan->first, tensor, plan->dim, (int64_t)i));
        if (__builtin_add_overflow(plan->total, tensor->sizes[plan->dim], &plan->total))
            return tni_fail(TN_ERR_RUNTIME,
                            "the sizes along dimension %lld add up to more than int64",
                            (long long)plan->dim);
    }
    return TN_OK;
}

/* Make the result, with undefined elements. */
static tn_status new_in_format(const cat_plan *plan, const int64_t *sizes, tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    tni_tensor_spec spec = {
        .dtype = plan->dtype, .rank = plan->first->rank, .sizes = sizes, .strides = strides};
    TN_TRY(tni_format_strides(plan->format, spec.rank, sizes, strides));
    return tni_tensor_empty(&spec, plan->first->device, out);
}

/*
 * Inputs of the result's dtype, all row-major, with what is needed to interleave their rows. A row
 * is what a tensor has below the dimensions before `dim`.
 */
typedef struct row_pieces {
    char *to;          /* the row-major result */
    int64_t row_bytes; /* bytes of one row of the result */
    int64_t unit;      /* bytes of an element */
    size_t count;      /* inputs */
    struct {
        const char *from; /* the input's elements */
        int64_t bytes;    /* bytes of one of its rows */
    } items[];
} row_pieces;

/* Bytes of the result that are written input by input, so that they stay in the level-1 cache. */
#define JOINED   16384
/* Rows of this many are written one by one: runs of their inputs are long enough. */
#define LONG_ROW 4096

/* Copy `rows` rows of one input, each to its place in a row of the result. */
static void spread_rows(const char *from, int64_t bytes, char *to, int64_t row_bytes, int64_t rows)
{
    const tni_move move = tni_move_of((size_t)bytes);
    if (move != NULL)
        move(to, row_bytes, from, bytes, rows);
    else
        tni_copy_rows(&(tni_rows){.to = to,
                                  .to_step = row_bytes,
                                  .from = from,
                                  .from_step = bytes,
                                  .count = rows,
                                  .bytes = bytes});
}

/* Write rows [begin, end) of the result. Short rows are copied several at a time. */
static void join_rows(const row_pieces *pieces, int64_t begin, int64_t end)
{
    const int64_t step = pieces->row_bytes >= LONG_ROW ? 1 : JOINED / pieces->row_bytes + 1;
    for (int64_t row = begin; row < end; row += step) {
        char *to = pieces->to + row * pieces->row_bytes;
        for (size_t i = 0; i < pieces->count; i++) {
            int64_t bytes = pieces->items[i].bytes;
            spread_rows(pieces->items[i].from + row * bytes, bytes, to, pieces->row_bytes,
                        tni_min(step, end - row));
            to += bytes;
        }
    }
}

/* Write bytes [begin, end) of one row of the result. */
static void join_part(const row_pieces *pieces, int64_t row, int64_t begin, int64_t end)
{
    char *to = pieces->to + row * pieces->row_bytes;
    for (size_t i = 0; i < pieces->count && end > 0; i++) {
        const int64_t bytes = pieces->items[i].bytes;
        const int64_t from = begin > 0 ? begin : 0;
        const int64_t until = tni_min(end, bytes);
        if (from < until)
            tni_copy_run(to + from, pieces->items[i].from + row * bytes + from, until - from);
        begin -= bytes;
        end -= bytes;
        to += bytes;
    }
}

/* Write elements [begin, end) of the result: the rest of a row, whole rows, and part of a row. */
static void join_elements(int64_t begin, int64_t end, void *context)
{
    const row_pieces *pieces = context;
    const int64_t width = pieces->row_bytes / pieces->unit;
    const int64_t first = tni_ceil_div(begin, width);
    const int64_t last = end / width;
    if (first > last) {
        join_part(pieces, last, (begin - last * width) * pieces->unit,
                  (end - last * width) * pieces->unit);
        return;
    }
    if (begin < first * width)
        join_part(pieces, first - 1, pieces->row_bytes - (first * width - begin) * pieces->unit,
                  pieces->row_bytes);
    join_rows(pieces, first, last);
    if (last * width < end)
        join_part(pieces, last, 0, (end - last * width) * pieces->unit);
}

/* Return whether the bytes of an input are those of its part of the result. */
static bool is_plain_part(const cat_plan *plan, const tn_tensor *tensor)
{
    return tensor->dtype == (int)plan->dtype && (tensor->flags & TNI_TENSOR_CONTIGUOUS) != 0 &&
           tensor->data != NULL && (tensor->keys & TNI_LAZY_BITS) == 0 && !tni_is_on_device(tensor);
}

/* Join by rows, in one loop over the result, if all inputs are plain; *done says whether. */
static tn_status cat_rows(const cat_plan *plan, const tni_list *list, tn_tensor *result, bool *done)
{
    int64_t rows = 1;
    for (int64_t i = 0; i < plan->dim; i++)
        rows = tni_mul_saturating(rows, result->sizes[i]);
    *done = false;
    if (result->numel == 0 || !is_plain_part(plan, result))
        return TN_OK;
    row_pieces *pieces = tni_malloc(sizeof *pieces + list->size * sizeof *pieces->items);
    if (pieces == NULL)
        return tni_fail_memory(sizeof *pieces + list->size * sizeof *pieces->items);
    int64_t bytes = tni_dtypes[plan->dtype].bytes;
    *pieces =
        (row_pieces){.to = result->data, .row_bytes = result->numel / rows * bytes, .unit = bytes};
    *done = true;
    for (size_t i = 0; i < list->size && *done; i++) {
        const tn_tensor *tensor = tni_boxed_tensor(list->items[i]);
        if (is_skipped(tensor) || tensor->numel == 0)
            continue;
        *done = is_plain_part(plan, tensor);
        pieces->items[pieces->count].from = tensor->data;
        pieces->items[pieces->count++].bytes = tensor->numel / rows * bytes;
    }
    if (*done)
        tni_parallel_for(0, result->numel, TNI_LOOP_GRAIN, join_elements, pieces);
    tni_free(pieces);
    return TN_OK;
}

/*
 * Each input is copied into a view of its part of the result; the copy converts dtypes and follows
 * strides.
 */
TNI_KERNEL(cat)
{
    const tni_list *list = tni_arg_list(args[0]);
    cat_plan plan = {0};
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *result;
    tn_status status = TN_OK;
    TN_TRY(plan_cat(call, list, tni_arg_int(args[1]), &plan));
    memcpy(sizes, plan.first->sizes, (size_t)plan.first->rank * sizeof *sizes);
    sizes[plan.dim] = plan.total;
    TN_TRY(new_in_format(&plan, sizes, &result));
    int64_t offset = 0;
    bool done;
    status = cat_rows(&plan, list, result, &done);
    for (size_t i = 0; i < list->size && status == TN_OK && !done; i++) {
        const tn_tensor *tensor = tni_boxed_tensor(list->items[i]);
        if (is_skipped(tensor))
            continue;
        tn_tensor *part;
        status = tni_tensor_as_strided(result, tensor->rank, tensor->sizes, result->strides, offset,
                                       &part);
        if (status != TN_OK)
            break;
        status = tni_copy(part, tensor);
        tn_tensor_release(part);
        offset = tni_add_wrapping(
            offset, tni_mul_wrapping(tensor->sizes[plan.dim], result->strides[plan.dim]));
    }
    return tni_return_or_drop(status, result, outs);
}

/*
 * cat as a composite, for backends without a kernel of it: new_empty, narrow and copy_ are theirs.
 */
TNI_KERNEL(cat_elsewhere)
{
    const tni_list *list = tni_arg_list(args[0]);
    cat_plan plan = {0};
    int64_t sizes[TN_MAX_DIM];
    tni_builder s = {0};
    TN_TRY(plan_cat(call, list, tni_arg_int(args[1]), &plan));
    memcpy(sizes, plan.first->sizes, (size_t)plan.first->rank * sizeof *sizes);
    sizes[plan.dim] = plan.total;
    tn_tensor *result = TNI_BUILD(&s, new_empty, tni_boxed_tensor(list->items[0]),
                                  ((tni_ints){sizes, plan.first->rank}), plan.dtype, -1,
                                  TNI_NO_DEVICE, TNI_NO_BOOL);
    int64_t offset = 0;
    for (size_t i = 0; i < list->size; i++) {
        tn_tensor *tensor = tni_boxed_tensor(list->items[i]);
        if (is_skipped(tensor))
            continue;
        tni_builder inner = tni_builder_inner(&s);
        tn_tensor *part =
            TNI_BUILD(&inner, narrow, result, plan.dim, offset, tensor->sizes[plan.dim]);
        TNI_BUILD_DO(&inner, tni_call_copy_(part, tensor, false));
        tni_builder_join(&s, &inner);
        offset += tensor->sizes[plan.dim];
    }
    return tni_builder_return(&s, result, outs);
}
