/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that look elements up, or write them, by a vector of indices or a flat index:
 * index_select, take, put_, index_fill_, embedding and its gradient, one_hot, take_along_dim; and
 * the gradients of index_select, gather and the reductions that choose an element.
 *
 * Lookups are one gather (tni_pick) over the result: along the indexed dimension the source has
 * stride 0 and the index moves it. Writes are one tni_scatter. The gradients are composites over
 * index_add, scatter and scatter_add, so that other backends and autograd see those.
 */
#include "args/args_index_select.h"
#include "calls/calls_index.h"
#include "kernels/core/isa.h"
#include "kernels/core/iterator.h"
#include "kernels/index/bag_loops.h"
#include "kernels/index/index_core.h"
#include "kernels/core/builder.h"
#include "kernels/core/structured.h"

/* ---- index_select ---- */

TNI_TYPED(index_select)
{
    const tn_tensor *self = in->self;
    tn_tensor *index = in->index;
    tn_tensor *positions;
    tn_tensor *result;
    int64_t dim;
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM];
    int64_t along[TN_MAX_DIM] = {0};
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &dim));
    if (index->rank > 1)
        return tni_fail(TN_ERR_INDEX, "index_select(): Index is supposed to be a vector");
    if (!tni_is_index(index))
        return tni_fail(TN_ERR_RUNTIME, "index_select(): Expected dtype int32 or int64 for index");
    if (self->rank == 0 && index->numel != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "index_select(): Index to scalar can have only 1 value, got %lld value(s)",
                        (long long)index->numel);
    /* The vector of indices is dense along `dim` and broadcasts along all other dimensions. */
    for (int64_t i = 0; i < self->rank; i++) {
        sizes[i] = i == dim ? index->numel : self->sizes[i];
        strides[i] = i == dim ? 0 : self->strides[i];
        along[i] = i == dim;
    }
    /* A tensor without dimensions has one position, 0. */
    TN_TRY(tni_resolve_index(index, dim, self->rank > 0 ? self->sizes[dim] : 1, TNI_INDEX_LOOKUP,
                             &positions));
    tn_status status = tni_new_like(self, (tn_dtype)self->dtype, self->rank, sizes, &result);
    if (status == TN_OK) {
        const tni_strided from = tni_picked(self, result, strides);
        const tni_strided table = tni_picked(positions, result, along);
        int64_t step = self->rank > 0 ? self->strides[dim] : 0;
        tni_pick(result, &from, &table, tni_mul_wrapping(step, tni_dtypes[self->dtype].bytes));
    }
    tn_tensor_release(positions);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* The gradient is added to zeros at the indices: an index may occur several times. */
TNI_TYPED(index_select_backward)
{
    static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    tn_tensor *zeros;
    tn_tensor *result;
    TN_TRY(tni_call_new_zeros(in->grad, in->self_sizes, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE,
                              TNI_NO_BOOL, &zeros));
    tn_status status = tni_call_index_add(zeros, in->dim, in->index, in->grad, &one, &result);
    tn_tensor_release(zeros);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* The gradient is added to zeros at the indices. It is dense; there is no sparse form. */
TNI_TYPED(gather_backward)
{
    tn_tensor *zeros;
    tn_tensor *result;
    const tn_tensor *self = in->self;
    TN_TRY(tni_call_new_zeros(in->grad, (tni_ints){self->sizes, self->rank}, TN_DTYPE_UNDEFINED, -1,
                              TNI_NO_DEVICE, TNI_NO_BOOL, &zeros));
    tn_status status = tni_call_scatter_add(zeros, in->dim, in->index, in->grad, &result);
    tn_tensor_release(zeros);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/*
 * The gradient of a reduction that chose one element along `dim`, such as max or median: it goes to
 * the position of that element, and the rest is 0.
 */
TNI_TYPED(value_selecting_reduction_backward)
{
    tn_tensor *zeros = NULL;
    tn_tensor *grad = NULL;
    tn_tensor *indices = NULL;
    tn_tensor *result = NULL;
    /* The reduced dimension comes back with size 1, which scatter needs. */
    bool widens = !in->keepdim && in->sizes.count > 0;
    tn_status status = tni_call_new_zeros(in->grad, in->sizes, TN_DTYPE_UNDEFINED, -1,
                                          TNI_NO_DEVICE, TNI_NO_BOOL, &zeros);
    /* From here on each call is made only if those before succeeded, and everything is released
     * once. */
    if (status == TN_OK && widens)
        status = tni_call_unsqueeze(in->grad, in->dim, &grad);
    if (status == TN_OK && widens)
        status = tni_call_unsqueeze(in->indices, in->dim, &indices);
    if (status == TN_OK)
        status = tni_call_scatter_src(zeros, in->dim, widens ? indices : in->indices,
                                      widens ? grad : in->grad, &result);
    tn_tensor_release(zeros);
    tn_tensor_release(grad);
    tn_tensor_release(indices);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* ---- flat indices ---- */

/* The flat index counts elements in row-major order, so a strided self is copied first. */
TNI_TYPED(take)
{
    tn_tensor *self = in->self;
    tn_tensor *index = in->index;
    tn_tensor *dense = NULL;
    tn_tensor *positions = NULL;
    tn_tensor *result = NULL;
    const int64_t strides[TN_MAX_DIM] = {0};
    if (index->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME, "take(): Expected a long tensor for index, but got %s",
                        tni_scalar_name((tn_dtype)index->dtype));
    /* Not left to tni_resolve_index, whose message has other words. */
    if (self->numel == 0 && index->numel > 0)
        return tni_fail(TN_ERR_INDEX, "take(): tried to take from an empty tensor");
    tn_status status = tni_contiguous(self, &dense);
    if (status == TN_OK)
        status = tni_resolve_index(index, 0, self->numel, TNI_INDEX_FLAT, &positions);
    if (status == TN_OK)
        status = tni_new_like(self, (tn_dtype)self->dtype, index->rank, index->sizes, &result);
    if (status == TN_OK) {
        const tni_strided from = tni_picked(dense, result, strides);
        tni_pick(result, &from, tni_strided_of(positions), (int64_t)tni_dtypes[self->dtype].bytes);
    }
    tn_tensor_release(dense);
    tn_tensor_release(positions);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* The functional operator, whose result is copied to `out`, which must not overlap an input. */
TNI_TYPED(take_out)
{
    tn_tensor *result = NULL;
    TN_TRY(tni_check_no_overlap(in->out));
    TN_TRY(tni_check_disjoint(in->out, in->self));
    TN_TRY(tni_check_disjoint(in->out, in->index));
    tn_status status = tni_call_take(in->self, in->index, &result);
    return tni_deliver(call, status, result, in->out, outs);
}

/*
 * Flat indices count in row-major order whatever the strides of self are, so a dense copy is
 * written and copied back. Nothing is written to self before all indices are known to be right.
 */
TNI_TYPED(put_)
{
    tn_tensor *self = in->self;
    tn_tensor *positions = NULL;
    tn_tensor *source = NULL;
    tn_tensor *dense = NULL;
    if (in->index->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME, "put_(): Expected a long tensor for index, but got %s",
                        tni_scalar_name((tn_dtype)in->index->dtype));
    if (self->dtype != in->source->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "put_(): self and source expected to have the same dtype, but got "
                        "self.dtype = %s and source.dtype = %s",
                        tni_scalar_name((tn_dtype)self->dtype),
                        tni_scalar_name((tn_dtype)in->source->dtype));
    if (in->source->numel != in->index->numel)
        return tni_fail(TN_ERR_INDEX,
                        "put_(): Expected source and index to have the same number of elements, "
                        "but got source.numel() = %lld, index.numel() = %lld",
                        (long long)in->source->numel, (long long)in->index->numel);
    /* As in take. */
    if (self->numel == 0 && in->index->numel > 0)
        return tni_fail(TN_ERR_INDEX, "put_(): tried to put elements into an empty tensor");
    /* The copy back at the end would write an element that overlaps another several times. */
    TN_TRY(tni_check_no_overlap(self));
    tn_status status = tni_resolve_index(in->index, 0, self->numel, TNI_INDEX_FLAT, &positions);
    if (status == TN_OK)
        status = tni_clone(in->source, (tn_dtype)self->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &source);
    if (status == TN_OK)
        status = tni_clone(self, (tn_dtype)self->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &dense);
    if (status == TN_OK) {
        const int64_t count = in->index->numel;
        const int64_t one = 1;
        /* Both as vectors, so that the one dimension of the scatter is the flat index. */
        const tni_strided from =
            tni_strided_at((tn_dtype)source->dtype, source->data, 1, &source->numel, &one);
        const tni_strided to =
            tni_strided_at((tn_dtype)dense->dtype, dense->data, 1, &dense->numel, &one);
        tni_scatter_plan plan = {.result = &to,
                                 .index = positions,
                                 .strides = &one,
                                 .rank = 1,
                                 .sizes = &count,
                                 .source = &from,
                                 .combination = in->accumulate ? TNI_COMBINE_ADD : TNI_COMBINE_SET};
        status = tni_scatter(&plan);
    }
    if (status == TN_OK)
        status = tni_copy(self, dense);
    tn_tensor_release(positions);
    tn_tensor_release(source);
    tn_tensor_release(dense);
    TN_TRY(status);
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

/* ---- index_fill ---- */

/*
 * Write the one element of `value` to the slices of self, along `dim`, that a vector of indices
 * names. Negative indices count from the end.
 */
static tn_status fill_slices(tn_tensor *self, int64_t dim, tn_tensor *index, const tn_tensor *value)
{
    int64_t sizes[TN_MAX_DIM] = {1};
    int64_t strides[TN_MAX_DIM] = {0};
    tn_tensor *positions;
    TN_TRY(tni_wrap_dim(dim, self->rank, &dim));
    if (index->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_INDEX, "index_fill_(): Expected dtype int64 for index.");
    if (index->rank > 1)
        return tni_fail(TN_ERR_INDEX, "index_fill_(): Index has to be a vector/scalar");
    if (index->device.type != self->device.type)
        return tni_fail(TN_ERR_RUNTIME,
                        "index_fill_(): self and index are expected on the same device, but got "
                        "%s and %s",
                        tn_device_type_name((tn_device_type)self->device.type),
                        tn_device_type_name((tn_device_type)index->device.type));
    if (!tni_has_slices(self, dim))
        return TN_OK;
    TN_TRY(tni_resolve_apart(index, dim, self->rank > 0 ? self->sizes[dim] : 1, TNI_INDEX_WRAPPED,
                             self, &positions));
    /* The scatter walks the shape that self would have with the vector along `dim`. The value
     * broadcasts to it, since it has no dimensions. */
    for (int64_t i = 0; i < self->rank; i++)
        sizes[i] = i == dim ? index->numel : self->sizes[i];
    if (self->rank == 0)
        sizes[0] = index->numel;
    strides[dim] = 1;
    tni_scatter_plan plan = {.result = tni_strided_of(self),
                             .dim = dim,
                             .index = positions,
                             .strides = strides,
                             .rank = self->rank > 0 ? self->rank : 1,
                             .sizes = sizes,
                             .source = tni_strided_of(value)};
    tn_status status = tni_scatter(&plan);
    tn_tensor_release(positions);
    return status;
}

/* The common kernel: the number is converted to self's dtype, which must be able to hold it. */
static tn_status index_fill(tn_tensor *self, int64_t dim, tn_tensor *index,
                            const tni_scalar *number, StableIValue *outs)
{
    tn_tensor *value;
    if (number->kind == TN_KIND_COMPLEX && !tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        return tni_fail(TN_ERR_RUNTIME,
                        "index_fill_(): Converting complex Scalar to non-complex type is not "
                        "supported");
    TN_TRY(tni_check_disjoint(self, index));
    TN_TRY(tni_new_value(self, number, &value));
    tn_status status = fill_slices(self, dim, index, value);
    tn_tensor_release(value);
    TN_TRY(status);
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

TNI_TYPED(index_fill__int_Scalar)
{
    return index_fill(in->self, in->dim, in->index, in->value, outs);
}

TNI_TYPED(index_fill__int_Tensor)
{
    tni_scalar number = {.kind = TN_KIND_INT};
    if (in->value->rank != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "index_fill_ only supports a 0-dimensional value tensor, but got tensor "
                        "with %d dimension(s).",
                        in->value->rank);
    /* On meta there is nothing to read; 0 then stands for the value. */
    if (in->value->data != NULL)
        TN_TRY(tni_read_number(in->value, &number));
    return index_fill(in->self, in->dim, in->index, &number, outs);
}

/* ---- embedding ---- */

/*
 * On a backend's device: index_select by the flattened indices, viewed with their shape. `sizes`
 * are those of the result.
 */
static TNI_COLD tn_status embedding_on_device(const tni_args_embedding *in, tni_ints sizes,
                                              StableIValue *outs)
{
    static const int64_t all = -1;
    tni_builder s = {0};
    tn_tensor *row = TNI_BUILD(&s, reshape, in->indices, (tni_ints){&all, 1});
    tn_tensor *picked = TNI_BUILD(&s, index_select, in->weight, 0, row);
    return tni_builder_return(&s, TNI_BUILD(&s, view, picked, sizes), outs);
}

/*
 * Return the rows of weight [rows, columns] that the indices name, in the shape of the indices plus
 * one dimension of columns. padding_idx, scale_grad_by_freq and sparse only matter to the gradient.
 */
TNI_TYPED(embedding)
{
    const tn_tensor *weight = in->weight;
    tn_tensor *indices = in->indices;
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM] = {0};
    int64_t along[TN_MAX_DIM];
    int64_t rank = indices->rank;
    tn_tensor *positions;
    tn_tensor *result;
    if (weight->rank != 2)
        return tni_fail(TN_ERR_RUNTIME, "'weight' must be 2-D");
    if (!tni_is_index(indices))
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected tensor for argument #1 'indices' to have one of the following "
                        "scalar types: Long, Int; but got %s instead (while checking arguments for "
                        "embedding)",
                        tni_scalar_name((tn_dtype)indices->dtype));
    /* The result has one dimension more than the indices. */
    TN_TRY(tni_check_rank("embedding", rank + 1));
    memcpy(sizes, indices->sizes, (size_t)rank * sizeof *sizes);
    sizes[rank] = weight->sizes[1];
    /* The elements of the table are out of reach: let its backend look up. */
    if (TNI_UNLIKELY(tni_is_on_device(weight)))
        return embedding_on_device(in, (tni_ints){sizes, rank + 1}, outs);
    /* One gather: the source only moves along the last dimension, the index along all others. An
     * index moves the source by a whole row. */
    strides[rank] = weight->strides[1];
    TN_TRY(tni_resolve_index(indices, 0, weight->sizes[0], TNI_INDEX_LOOKUP, &positions));
    memcpy(along, positions->strides, (size_t)rank * sizeof *along);
    along[rank] = 0;
    tn_status status = tni_new_like(weight, (tn_dtype)weight->dtype, rank + 1, sizes, &result);
    if (status == TN_OK) {
        const tni_strided from = tni_picked(weight, result, strides);
        const tni_strided table = tni_picked(positions, result, along);
        tni_pick(result, &from, &table,
                 tni_mul_wrapping(weight->strides[0], tni_dtypes[weight->dtype].bytes));
    }
    tn_tensor_release(positions);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* Only dense gradients exist, since there are no sparse tensors. */
TNI_TYPED(embedding_backward)
{
    tn_tensor *result;
    if (in->sparse)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: there are no sparse gradients",
                        tni_call_name(call));
    TN_TRY(tni_call_embedding_dense_backward(in->grad, in->indices, in->num_weights,
                                             in->padding_idx, in->scale_grad_by_freq, &result));
    return tni_return_take(result, outs);
}

/*
 * The rows of a gradient that belong to each row of the table: those that order[starts[row]] to
 * order[starts[row + 1] - 1] number, in ascending order.
 */
typedef struct row_groups {
    int64_t *starts;  /* of each row and of one more; all that is to be freed */
    int64_t *order;   /* numbers of the gradient's rows, group by group */
    double *factors;  /* of each of `order`, for scale_grad_by_freq, or NULL */
    int64_t rows;     /* groups */
    const void *from; /* the gradient, row-major [count, width] */
    int64_t width;    /* elements of a row */
    tn_dtype dtype;   /* of the elements: float or double */
    void *to;         /* the result, row-major [rows, width] */
} row_groups;

/*
 * Group `count` indices by the row that they name, by counting (Knuth 5.2, distribution counting).
 * Indices that name no row are left out, as in PyTorch, and so is `skipped`, which is padding_idx.
 */
static tn_status group_rows(const int64_t *rows, int64_t count, int64_t nrows, int64_t skipped,
                            bool is_scaled, row_groups *g)
{
    const size_t items = (size_t)nrows + 2 + (size_t)count * (is_scaled ? 2 : 1);
    g->starts = tni_calloc(items, sizeof *g->starts);
    if (g->starts == NULL)
        return tni_fail_memory(items * sizeof *g->starts);
    g->order = g->starts + nrows + 2;
    g->factors = is_scaled ? (double *)(void *)(g->order + count) : NULL;
    /* Sizes first, two places on; sums of them are where groups begin, one place on. */
    for (int64_t i = 0; i < count; i++)
        if (rows[i] >= 0 && rows[i] < nrows && rows[i] != skipped)
            g->starts[rows[i] + 2]++;
    for (int64_t row = 0; row < nrows; row++)
        g->starts[row + 2] += g->starts[row + 1];
    /* Filling moves each beginning to its end, which is the beginning of the next. */
    for (int64_t i = 0; i < count; i++)
        if (rows[i] >= 0 && rows[i] < nrows && rows[i] != skipped)
            g->order[g->starts[rows[i] + 1]++] = i;
    for (int64_t row = 0; is_scaled && row < nrows; row++)
        for (int64_t i = g->starts[row]; i < g->starts[row + 1]; i++)
            g->factors[i] = 1.0 / (double)(g->starts[row + 1] - g->starts[row]);
    return TN_OK;
}

/*
 * Write rows [begin, end) of the result: sums in double, in the order of the indices, rounded once.
 */
static void sum_groups(int64_t begin, int64_t end, void *context)
{
    const row_groups *g = context;
    const int64_t bytes = tni_dtypes[g->dtype].bytes;
    for (int64_t row = begin; row < end; row++) {
        const int64_t first = g->starts[row];
        const tni_bag_rows rows = {.table = g->from,
                                   .step = g->width,
                                   .indices = g->order + first,
                                   .factors = g->factors != NULL ? g->factors + first : NULL,
                                   .count = g->starts[row + 1] - first,
                                   .known = g->starts[g->rows] - first,
                                   .padding = -1,
                                   .width = g->width,
                                   .divisor = 1,
                                   .to = (char *)g->to + row * g->width * bytes};
        TNI_OF_ISA(&tni_bag_loops)->sum[g->dtype](&rows);
    }
}

/* Sum a gradient into a result of its dtype, float or double; both are row-major. */
static tn_status sum_rows(const tni_args_embedding_dense_backward *in, const tn_tensor *grad,
                          const tn_tensor *rows, const tn_tensor *result)
{
    const int64_t nrows = result->sizes[0];
    row_groups g = {.from = grad->data,
                    .rows = nrows,
                    .width = result->sizes[1],
                    .dtype = (tn_dtype)grad->dtype,
                    .to = result->data};
    TN_TRY(group_rows(rows->data, rows->numel, nrows, in->padding_idx, in->scale_grad_by_freq, &g));
    tni_parallel_for(0, nrows, TNI_LOOP_GRAIN / (grad->numel / (nrows + 1) + g.width + 1) + 1,
                     sum_groups, &g);
    tni_free(g.starts);
    return TN_OK;
}

/* O(rows + indices * width). Floats are read in place, half types as doubles. */
TNI_TYPED(embedding_dense_backward)
{
    tn_tensor *grad = in->grad_output;
    int64_t width = grad->rank > 0 ? grad->sizes[grad->rank - 1] : 1;
    const int64_t sizes[2] = {in->num_weights, width};
    tn_dtype dtype = grad->dtype == TN_DTYPE_F32 ? TN_DTYPE_F32 : TN_DTYPE_F64;
    tni_builder s = {0};
    if (!tni_is_index(in->indices))
        return tni_fail(TN_ERR_RUNTIME, "%s: the indices are %s, Long or Int are needed",
                        tni_call_name(call), tni_scalar_name((tn_dtype)in->indices->dtype));
    if (grad->rank == 0)
        return tni_fail(TN_ERR_INDEX, "%s: the gradient has no dimensions, at least 1 is needed",
                        tni_call_name(call));
    /* The gradient has a row for each index, whatever their shapes. */
    if (grad->numel != tni_mul_wrapping(in->indices->numel, width))
        return tni_fail(TN_ERR_RUNTIME, "%s: the gradient has %lld elements for %lld indices",
                        tni_call_name(call), (long long)grad->numel, (long long)in->indices->numel);
    tn_tensor *result = TNI_BUILD_OF(&s, tni_new_like(grad, dtype, 2, sizes, &s.made));
    /* Not on meta, nor where there is nothing to sum. */
    if (tni_builder_go_on(&s) && result->data != NULL) {
        tn_tensor *rows = tni_builder_contiguous(&s, in->indices, TN_DTYPE_I64);
        tn_tensor *from = tni_builder_contiguous(&s, grad, dtype);
        TNI_BUILD_DO(&s, sum_rows(in, from, rows, result));
    }
    return tni_builder_return(
        &s, TNI_BUILD_OF(&s, tni_to_dtype(result, (tn_dtype)grad->dtype, &s.made)), outs);
}

/* ---- one_hot ---- */

/*
 * Check the classes in self, and work out how many there are if *classes is -1: the largest plus 1.
 * On meta no class is known, and the largest then counts as -1.
 */
static tn_status count_classes(tni_builder *s, tn_tensor *self, int64_t *classes)
{
    tni_scalar least = {.kind = TN_KIND_INT};
    tni_scalar most = {.kind = TN_KIND_INT, .as.integer = -1};
    if (self->numel > 0 && self->device.type != TN_DEVICE_META) {
        tn_tensor *low = TNI_BUILD(s, min, self);
        tn_tensor *high = TNI_BUILD(s, max, self);
        TNI_BUILD_DO(s, tni_read_number(low, &least));
        TNI_BUILD_DO(s, tni_read_number(high, &most));
        TN_TRY(s->status);
    }
    /* In this order PyTorch reports what is wrong. */
    if (least.as.integer < 0)
        return tni_fail(TN_ERR_RUNTIME, "Class values must be non-negative.");
    if (*classes == -1)
        *classes = tni_add_wrapping(most.as.integer, 1);
    if (*classes < 1)
        return tni_fail(TN_ERR_RUNTIME, "num_classes should be positive");
    if (most.as.integer >= *classes)
        return tni_fail(TN_ERR_RUNTIME, "Class values must be smaller than num_classes.");
    return TN_OK;
}

/* Zeros, with 1 scattered to the position of each class along a new last dimension. */
TNI_TYPED(one_hot)
{
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    tni_builder s = {0};
    tn_tensor *self = in->self;
    int64_t sizes[TN_MAX_DIM];
    int64_t classes = in->num_classes;
    if (self->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME,
                        "one_hot is only applicable to index tensor of type LongTensor.");
    if (self->numel == 0 && classes <= 0)
        return tni_fail(TN_ERR_RUNTIME, "Can not infer total number of classes from empty tensor.");
    TN_TRY(tni_check_rank("one_hot", self->rank + 1));
    /* Fails, or writes the number of classes. */
    TNI_BUILD_DO(&s, count_classes(&s, self, &classes));
    memcpy(sizes, self->sizes, (size_t)self->rank * sizeof *sizes);
    sizes[self->rank] = classes;
    tn_tensor *result =
        TNI_BUILD_OF(&s, tni_new_like(self, TN_DTYPE_I64, self->rank + 1, sizes, &s.made));
    tn_tensor *positions = TNI_BUILD(&s, unsqueeze, self, -1);
    TNI_BUILD_DO(&s, tni_fill(result, &zero));
    TNI_BUILD_DO(&s, tni_call_scatter__value(result, -1, positions, &one));
    return tni_builder_return(&s, result, outs);
}

/* ---- take_along_dim ---- */

/* Return index mod size, so that any index is valid; without elements the index stays as it is. */
static tn_status wrap_all(tn_tensor *index, int64_t size, tn_tensor **out)
{
    tni_scalar modulus = {.kind = TN_KIND_INT, .as.integer = size};
    if (size > 0)
        return tni_call_remainder_Scalar(index, &modulus, out);
    *out = tn_tensor_retain(index);
    return TN_OK;
}

/*
 * Gather along `dim`, with the other dimensions of both broadcast; without `dim`, from both
 * flattened.
 */
TNI_TYPED(take_along_dim)
{
    const int64_t all = -1;
    tn_tensor *self = NULL;
    tn_tensor *index = NULL;
    tn_tensor *wrapped = NULL;
    tn_tensor *result = NULL;
    int64_t dim = 0;
    tn_status status = TN_OK;
    if (in->dim.is_given && in->indices->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.take_along_dim(): dtype of indices should be Long but got %s",
                        tni_scalar_name((tn_dtype)in->indices->dtype));
    /* Flattened, both are vectors and `dim` is 0. */
    if (!in->dim.is_given) {
        status = tni_call_reshape(in->self, (tni_ints){&all, 1}, &self);
        if (status == TN_OK)
            status = tni_call_reshape(in->indices, (tni_ints){&all, 1}, &index);
    } else {
        int64_t shapes[2][TN_MAX_DIM];
        int64_t rank = in->self->rank;
        if (rank != in->indices->rank)
            return tni_fail(TN_ERR_RUNTIME,
                            "torch.take_along_dim(): input and indices should have the same number "
                            "of dimensions, but got %d dimensions for input, and %d dimensions for "
                            "indices",
                            in->self->rank, in->indices->rank);
        TN_TRY(tni_wrap_dim(in->dim.value, rank, &dim));
        /* Along `dim` both keep their own size; elsewhere a size of 1 takes the other one. */
        for (int64_t i = 0; i < rank; i++) {
            int64_t a = in->self->sizes[i];
            int64_t b = in->indices->sizes[i];
            if (i != dim && a != b && a != 1 && b != 1)
                return tni_fail(
                    TN_ERR_RUNTIME,
                    "The size of tensor a (%lld) must match the size of tensor b (%lld) "
                    "at non-singleton dimension %lld",
                    (long long)a, (long long)b, (long long)i);
            shapes[0][i] = i == dim || a != 1 ? a : b;
            shapes[1][i] = i == dim || b != 1 ? b : a;
        }
        status = tni_call_expand(in->self, (tni_ints){shapes[0], rank}, false, &self);
        if (status == TN_OK)
            status = tni_call_expand(in->indices, (tni_ints){shapes[1], rank}, false, &index);
    }
    if (status == TN_OK &&
        in->dim.is_given) /* as in PyTorch, an index may be any number of sizes out of range */
        status = wrap_all(index, self->rank > 0 ? self->sizes[dim] : 1, &wrapped);
    if (status == TN_OK)
        status = tni_call_gather(self, dim, wrapped != NULL ? wrapped : index, false, &result);
    tn_tensor_release(wrapped);
    tn_tensor_release(self);
    tn_tensor_release(index);
    TN_TRY(status);
    return tni_return_take(result, outs);
}
