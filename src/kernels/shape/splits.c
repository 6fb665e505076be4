/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that cut a tensor into views along a dimension: split, split_with_sizes, unbind, chunk,
 * tensor_split, hsplit, vsplit, dsplit and their unsafe variants.
 *
 * A piece is self with another size and offset. Composites call split, split_with_sizes or
 * tensor_split through the dispatcher and return its list. Pieces carry a flag by which autograd
 * refuses to write them in place.
 */
#include "args/args_splits.h"
#include "calls/calls_shape.h"
#include "kernels/shape/views.h"

/* Append the piece [start, start + length) of self along `dim` to the list. */
static tn_status add_piece(const tn_tensor *self, int64_t dim, int64_t start, int64_t length,
                           tni_list *list)
{
    tni_geometry view;
    tni_geometry_begin(&view, self);
    tn_tensor *piece;
    view.sizes[dim] = length;
    view.offset = tni_add_wrapping(view.offset, tni_mul_saturating(start, view.strides[dim]));
    TN_TRY(tni_tensor_as_strided(self, view.rank, view.sizes, view.strides, view.offset, &piece));
    piece->flags |= TNI_TENSOR_MULTI_VIEW;
    return tni_list_add_take(list, piece);
}

/*
 * Cut into pieces of `size`; the last one has what is left. An empty dimension gives one empty
 * piece.
 */
static tn_status split(const tn_call *call, const tn_tensor *self, int64_t size, int64_t dim,
                       StableIValue *out)
{
    tni_list *list;
    tni_shape_text text;
    if (self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "split expects at least a 1-dimensional tensor");
    TN_TRY(tni_wrap_dim(dim, self->rank, &dim));
    int64_t total = self->sizes[dim];
    if (size < 0 || (size == 0 && total != 0))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: argument 'split_size' is %lld, but must be %s for a tensor of shape "
                        "%s",
                        tni_call_name(call), (long long)size,
                        size < 0 ? "non-negative" : "positive",
                        tni_shape_print(&text, self->rank, self->sizes));
    /* A size of 0 is allowed for an empty dimension only, which gives one empty piece. */
    int64_t count = size == 0 || total == 0 ? 1 : total / size + (total % size != 0);
    TN_TRY(tni_list_new((size_t)count, &list));
    tn_status status = TN_OK;
    for (int64_t i = 0; i < count && status == TN_OK; i++) {
        int64_t start = i * size;
        status = add_piece(self, dim, start, tni_min(total - start, size), list);
    }
    return tni_return_list(status, list, out);
}

/* Cut into pieces of the given sizes, which must add up to the size of the dimension. */
static tn_status split_with_sizes(const tn_call *call, const tn_tensor *self, tni_ints sizes,
                                  int64_t dim, StableIValue *out)
{
    tni_list *list;
    tni_shape_text text;
    int64_t start = 0;
    if (self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "split expects at least a 1-dimensional tensor");
    TN_TRY(tni_wrap_dim(dim, self->rank, &dim));
    for (int64_t i = 0; i < sizes.count; i++) {
        if (sizes.items[i] < 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "split_with_sizes expects split_sizes have only non-negative entries, "
                            "but got split_sizes=%s",
                            tni_shape_print(&text, sizes.count, sizes.items));
        if (__builtin_add_overflow(start, sizes.items[i], &start))
            return tni_fail(TN_ERR_RUNTIME, "%s: the sizes add up to more than int64",
                            tni_call_name(call));
    }
    if (start != self->sizes[dim])
        return tni_fail(TN_ERR_RUNTIME,
                        "split_with_sizes expects split_sizes to sum exactly to %lld (input "
                        "tensor's size at dimension %lld), but got split_sizes=%s",
                        (long long)self->sizes[dim], (long long)dim,
                        tni_shape_print(&text, sizes.count, sizes.items));
    TN_TRY(tni_list_new((size_t)sizes.count, &list));
    tn_status status = TN_OK;
    start = 0;
    for (int64_t i = 0; i < sizes.count && status == TN_OK; i++) {
        status = add_piece(self, dim, start, sizes.items[i], list);
        start += sizes.items[i];
    }
    return tni_return_list(status, list, out);
}

TNI_TYPED(split_Tensor)
{
    return split(call, in->self, in->split_size, in->dim, outs);
}

/*
 * Turn a finished list into independent tensors for autograd, as the unsafe variants promise:
 * pieces are no views of self, so each may be written.
 */
static tn_status drop_bases(tn_status status, const StableIValue *out)
{
    const tni_list *list = (const tni_list *)(uintptr_t)*out;
    for (size_t i = 0; status == TN_OK && i < list->size; i++)
        tni_tensor_drop_base(tni_boxed_tensor(list->items[i]));
    return status;
}

TNI_TYPED(unsafe_split_Tensor)
{
    return drop_bases(split(call, in->self, in->split_size, in->dim, outs), outs);
}

TNI_TYPED(split_with_sizes)
{
    return split_with_sizes(call, in->self, in->split_sizes, in->dim, outs);
}

TNI_TYPED(unsafe_split_with_sizes)
{
    return drop_bases(split_with_sizes(call, in->self, in->split_sizes, in->dim, outs), outs);
}

TNI_TYPED(split_sizes)
{
    return tni_call_split_with_sizes(in->self, in->split_size, in->dim, outs);
}

/* A view per index along `dim`, without that dimension. */
TNI_TYPED(unbind_int)
{
    const tn_tensor *self = in->self;
    int64_t dim;
    tni_list *list;
    if (self->rank == 0)
        return tni_fail(TN_ERR_INDEX, "Dimension specified as %lld but tensor has no dimensions",
                        (long long)in->dim);
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &dim));
    TN_TRY(tni_list_new((size_t)self->sizes[dim], &list));
    tni_geometry view;
    tni_geometry_begin(&view, self);
    /* All views share this geometry and differ in their offsets. */
    tni_geometry_drop(&view, dim);
    tn_status status = TN_OK;
    for (int64_t i = 0; i < self->sizes[dim] && status == TN_OK; i++) {
        tn_tensor *piece;
        int64_t offset = tni_add_wrapping(self->offset, tni_mul_saturating(i, self->strides[dim]));
        status = tni_tensor_as_strided(self, view.rank, view.sizes, view.strides, offset, &piece);
        if (status == TN_OK) {
            piece->flags |= TNI_TENSOR_MULTI_VIEW;
            status = tni_list_add_take(list, piece);
        }
    }
    return tni_return_list(status, list, outs);
}

/* ---- chunk ---- */

/* How a dimension is cut into chunks. */
typedef struct chunks {
    int64_t dim;   /* the dimension, wrapped */
    int64_t size;  /* size of all pieces but the last; 0: the dimension is empty */
    tni_ints none; /* for an empty dimension, a 0 for each chunk; freed by the caller */
} chunks;

/*
 * Work out the pieces. At most `count` chunks of ceil(size / count) come out, possibly fewer; only
 * an empty dimension gives exactly `count`, all empty, which split alone could not.
 */
static tn_status plan_chunks(const tn_call *call, const tn_tensor *self, int64_t count, int64_t dim,
                             chunks *out)
{
    if (self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "chunk expects at least a 1-dimensional tensor");
    if (count <= 0)
        return tni_fail(TN_ERR_RUNTIME, "chunk expects `chunks` to be greater than 0, got: %lld",
                        (long long)count);
    TN_TRY(tni_wrap_dim(dim, self->rank, &out->dim));
    int64_t total = self->sizes[out->dim];
    /* Rounded up, so that at most `count` pieces come out. */
    out->size = total / count + (total % count != 0);
    int64_t *sizes = total > 0 ? NULL : tni_calloc((size_t)count, sizeof *sizes);
    out->none = (tni_ints){sizes, count};
    return total > 0 || sizes != NULL ? TN_OK
                                      : tni_fail(TN_ERR_MEMORY, "%s: no memory for %lld sizes",
                                                 tni_call_name(call), (long long)count);
}

TNI_TYPED(chunk)
{
    chunks cut;
    TN_TRY(plan_chunks(call, in->self, in->chunks, in->dim, &cut));
    if (cut.size > 0)
        return tni_call_split_Tensor(in->self, cut.size, cut.dim, outs);
    tn_status status = tni_call_split_with_sizes(in->self, cut.none, cut.dim, outs);
    tni_free((int64_t *)(uintptr_t)cut.none.items);
    return status;
}

TNI_TYPED(unsafe_chunk)
{
    chunks cut;
    TN_TRY(plan_chunks(call, in->self, in->chunks, in->dim, &cut));
    if (cut.size > 0)
        return tni_call_unsafe_split_Tensor(in->self, cut.size, cut.dim, outs);
    tn_status status = tni_call_unsafe_split_with_sizes(in->self, cut.none, cut.dim, outs);
    tni_free((int64_t *)(uintptr_t)cut.none.items);
    return status;
}

/* ---- tensor_split ---- */

/* Append self[start:end] along `dim`, by slice through the dispatcher. */
static tn_status add_slice(tn_tensor *self, int64_t dim, tni_maybe_int start, tni_maybe_int end,
                           tni_list *list)
{
    tn_tensor *piece;
    TN_TRY(tni_call_slice_Tensor(self, dim, start, end, 1, &piece));
    return tni_list_add_take(list, piece);
}

static tni_maybe_int some(int64_t value)
{
    return (tni_maybe_int){true, value};
}

/* Sections of equal size, the first size % sections of them one longer. */
TNI_TYPED(tensor_split_sections)
{
    int64_t dim;
    int64_t start = 0;
    tni_list *list;
    if (in->self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "tensor_split expected at least a 1-dimensional tensor, but got a tensor "
                        "with 0 dims");
    TN_TRY(tni_wrap_dim(in->dim, in->self->rank, &dim));
    if (in->sections <= 0)
        return tni_fail(TN_ERR_RUNTIME, "number of sections must be larger than 0, got %lld",
                        (long long)in->sections);
    int64_t size = in->self->sizes[dim] / in->sections;
    /* The first `longer` sections are longer by one. */
    int64_t longer = in->self->sizes[dim] % in->sections;
    TN_TRY(tni_list_new((size_t)in->sections, &list));
    tn_status status = TN_OK;
    for (int64_t i = 0; i < in->sections && status == TN_OK; i++) {
        int64_t end = start + size + (i < longer);
        status = add_slice(in->self, dim, some(start), some(end), list);
        start = end;
    }
    return tni_return_list(status, list, outs);
}

/* Pieces end at each index, which counts as in Python: negative from the end, and clamped. */
TNI_TYPED(tensor_split_indices)
{
    int64_t dim;
    tni_list *list;
    tni_maybe_int start = some(0);
    if (in->self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "tensor_split expected at least a 1-dimensional tensor, but got a tensor "
                        "with 0 dims");
    TN_TRY(tni_wrap_dim(in->dim, in->self->rank, &dim));
    TN_TRY(tni_list_new((size_t)in->indices.count + 1, &list));
    tn_status status = TN_OK;
    for (int64_t i = 0; i < in->indices.count && status == TN_OK; i++) {
        tni_maybe_int end = some(in->indices.items[i]);
        status = add_slice(in->self, dim, start, end, list);
        start = end;
    }
    if (status == TN_OK)
        status = add_slice(in->self, dim, start, some(in->self->sizes[dim]), list);
    return tni_return_list(status, list, outs);
}

/* A number is a count of sections, a vector has indices. */
TNI_TYPED(tensor_split_tensor_indices_or_sections)
{
    tn_tensor *given = in->tensor_indices_or_sections;
    tn_tensor *dense;
    if (in->self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "tensor_split expected at least a 1-dimensional tensor, but got a tensor "
                        "with 0 dims");
    if (given->dtype != TN_DTYPE_I64 || given->rank > 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "tensor_split expected tensor_indices_or_sections to be a zero- or "
                        "one-dimensional tensor of int64, got %s with %d dims",
                        tni_scalar_name(given->dtype), given->rank);
    if (given->device.type != TN_DEVICE_CPU)
        return tni_fail(TN_ERR_RUNTIME,
                        "tensor_split expected tensor_indices_or_sections to be on cpu");
    /* The list of indices is read from memory, so it must be dense. */
    TN_TRY(tni_contiguous(given, &dense));
    const int64_t *items = dense->data;
    tn_status status =
        given->rank == 0 ? tni_call_tensor_split_sections(in->self, items[0], in->dim, outs)
                         : tni_call_tensor_split_indices(in->self, (tni_ints){items, dense->numel},
                                                         in->dim, outs);
    tn_tensor_release(dense);
    return status;
}

/* ---- hsplit, vsplit, dsplit ---- */

/*
 * Fail if self has too few dimensions or, unlike in tensor_split, the sections do not divide the
 * size. INT64_MIN stands for "by indices".
 */
static tn_status check_sections(const tn_tensor *self, int64_t least_rank, int64_t dim,
                                const char *name, int64_t sections)
{
    if (self->rank < least_rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.%s requires a tensor with at least %lld dimension, but got a tensor "
                        "with %d dimensions!",
                        name, (long long)least_rank, self->rank);
    if (sections != INT64_MIN && (sections == 0 || self->sizes[dim] % sections != 0))
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.%s attempted to split along dimension %lld, but the size of the "
                        "dimension %lld is not divisible by the split_size %lld!",
                        name, (long long)dim, (long long)self->sizes[dim], (long long)sections);
    return TN_OK;
}

/* hsplit cuts columns, or the elements of a vector; vsplit rows; dsplit the third dimension. */
TNI_TYPED(hsplit_int)
{
    int64_t dim = in->self->rank == 1 ? 0 : 1;
    TN_TRY(check_sections(in->self, 1, dim, "hsplit", in->sections));
    return tni_call_tensor_split_sections(in->self, in->sections, dim, outs);
}

TNI_TYPED(hsplit_array)
{
    int64_t dim = in->self->rank == 1 ? 0 : 1;
    TN_TRY(check_sections(in->self, 1, dim, "hsplit", INT64_MIN));
    return tni_call_tensor_split_indices(in->self, in->indices, dim, outs);
}

TNI_TYPED(vsplit_int)
{
    TN_TRY(check_sections(in->self, 2, 0, "vsplit", in->sections));
    return tni_call_tensor_split_sections(in->self, in->sections, 0, outs);
}

TNI_TYPED(vsplit_array)
{
    TN_TRY(check_sections(in->self, 2, 0, "vsplit", INT64_MIN));
    return tni_call_tensor_split_indices(in->self, in->indices, 0, outs);
}

TNI_TYPED(dsplit_int)
{
    TN_TRY(check_sections(in->self, 3, 2, "dsplit", in->sections));
    return tni_call_tensor_split_sections(in->self, in->sections, 2, outs);
}

TNI_TYPED(dsplit_array)
{
    TN_TRY(check_sections(in->self, 3, 2, "dsplit", INT64_MIN));
    return tni_call_tensor_split_indices(in->self, in->indices, 2, outs);
}
