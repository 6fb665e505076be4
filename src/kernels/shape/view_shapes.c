/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * View operators, continued from views.c: diagonal and unfold; reordering (movedim, swapaxes, mT,
 * adjoint, ...); new shapes (view_as, unflatten, atleast_1d, broadcast_tensors, ...). What is a
 * composite in PyTorch calls the same operators here.
 */
#include "args/args_view_shapes.h"
#include "calls/calls_shape.h"
#include "kernels/core/structured.h"
#include "kernels/shape/views.h"

/* ---- diagonal and unfold ---- */

/*
 * The diagonal becomes the last dimension, whose stride is the sum of both strides. A positive
 * offset skips columns, a negative one rows.
 */
TNI_TYPED(diagonal)
{
    const tn_tensor *self = in->self;
    int64_t dims[2];
    TN_TRY(tni_wrap_dim(in->dim1, self->rank, &dims[0]));
    TN_TRY(tni_wrap_dim(in->dim2, self->rank, &dims[1]));
    if (dims[0] == dims[1] || self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "diagonal dimensions cannot be identical %lld, %lld",
                        (long long)in->dim1, (long long)in->dim2);
    int64_t rows = self->sizes[dims[0]];
    int64_t columns = self->sizes[dims[1]];
    int64_t skipped = in->offset;
    /* Rows and columns that are left of the diagonal's start; the shorter one bounds its length. */
    uint64_t below = skipped < 0 ? (uint64_t)0 - (uint64_t)skipped : 0;
    rows = below >= (uint64_t)rows ? 0 : rows - (int64_t)below;
    columns = skipped >= columns ? 0 : columns - (skipped > 0 ? skipped : 0);
    int64_t length = tni_min(rows, columns);
    tni_geometry view;
    tni_geometry_begin(&view, self);
    /* An empty diagonal keeps the offset: its start might be outside of the storage. */
    if (length > 0)
        view.offset = tni_add_wrapping(view.offset,
                                       tni_mul_wrapping(skipped >= 0 ? skipped : -skipped,
                                                        self->strides[dims[skipped >= 0 ? 1 : 0]]));
    /* One step along the diagonal is one step along both dimensions. */
    int64_t stride;
    if (__builtin_add_overflow(self->strides[dims[0]], self->strides[dims[1]], &stride))
        stride = INT64_MAX;
    /* The later dimension first, so that the index of the other one stays valid. */
    tni_geometry_drop(&view, dims[0] > dims[1] ? dims[0] : dims[1]);
    tni_geometry_drop(&view, tni_min(dims[0], dims[1]));
    view.sizes[view.rank] = length;
    view.strides[view.rank++] = stride;
    return tni_return_view(self, &view, outs);
}

TNI_TYPED(linalg_diagonal)
{
    tn_tensor *result;
    TN_TRY(tni_call_diagonal(in->A, in->offset, in->dim1, in->dim2, &result));
    return tni_return_take(result, outs);
}

/*
 * Windows of `size` elements, `step` apart: dimension `dim` counts the windows, and a new last
 * dimension goes through each. Windows overlap in memory if step < size.
 */
TNI_TYPED(unfold)
{
    const tn_tensor *self = in->self;
    int64_t dim;
    TN_TRY(tni_wrap_dim(in->dimension, self->rank, &dim));
    /* A number is unfolded as a vector of one element. */
    int64_t most = self->rank == 0 ? 1 : self->sizes[dim];
    if (in->size < 0 || in->size > most)
        return tni_fail(TN_ERR_RUNTIME,
                        "maximum size for tensor at dimension %lld is %lld but size is %lld",
                        (long long)dim, (long long)most, (long long)in->size);
    if (in->step <= 0)
        return tni_fail(TN_ERR_RUNTIME, "step is %lld but must be > 0", (long long)in->step);
    TN_TRY(tni_check_rank("unfold", self->rank + 1));
    tni_geometry view;
    tni_geometry_begin(&view, self);
    view.sizes[view.rank] = in->size;
    view.strides[view.rank++] = self->rank == 0 ? 1 : self->strides[dim];
    if (self->rank > 0) {
        if (__builtin_add_overflow((most - in->size) / in->step, 1, &view.sizes[dim]))
            return tni_fail(TN_ERR_RUNTIME, "unfold: more windows than int64 counts");
        view.strides[dim] = tni_mul_saturating(in->step, self->strides[dim]);
    }
    return tni_return_view(self, &view, outs);
}

/* ---- dimensions in another order ---- */

/*
 * Set order[to] = from for movedim. Dimensions that are not moved keep their order in the positions
 * that are left.
 */
static tn_status moved_dims(const tn_tensor *self, tni_ints source, tni_ints destination,
                            int64_t *order)
{
    bool is_moved[TN_MAX_DIM] = {false};
    bool is_taken[TN_MAX_DIM] = {false};
    if (source.count != destination.count)
        return tni_fail(TN_ERR_RUNTIME,
                        "movedim: Invalid source or destination dims: source (%lld dims) should "
                        "contain the same number of dims as destination (%lld dims)",
                        (long long)source.count, (long long)destination.count);
    for (int64_t i = 0; i < source.count; i++) {
        int64_t from;
        int64_t to;
        TN_TRY(tni_wrap_dim(source.items[i], self->rank, &from));
        TN_TRY(tni_wrap_dim(destination.items[i], self->rank, &to));
        if (is_moved[from] || is_taken[to])
            return tni_fail(TN_ERR_RUNTIME, "movedim: repeated dim in `%s`",
                            is_moved[from] ? "source" : "destination");
        is_moved[from] = is_taken[to] = true;
        order[to] = from;
    }
    /* Fill the positions that no moved dimension has taken. */
    int64_t from = 0;
    for (int64_t to = 0; to < self->rank; to++) {
        if (is_taken[to])
            continue;
        while (is_moved[from])
            from++;
        order[to] = from++;
    }
    return TN_OK;
}

/* The common kernel of movedim and moveaxis, a permutation. */
static tn_status movedim(tn_tensor *self, tni_ints source, tni_ints destination, StableIValue *out)
{
    int64_t order[TN_MAX_DIM] = {0};
    tn_tensor *result;
    TN_TRY(moved_dims(self, source, destination, order));
    if (self->rank == 0)
        TN_TRY(tni_call_alias(self, &result));
    else
        TN_TRY(tni_call_permute(self, (tni_ints){order, self->rank}, &result));
    return tni_return_take(result, out);
}

TNI_TYPED(movedim_intlist)
{
    return movedim(in->self, in->source, in->destination, outs);
}

TNI_TYPED(movedim_int)
{
    return movedim(in->self, (tni_ints){&in->source, 1}, (tni_ints){&in->destination, 1}, outs);
}

TNI_TYPED(moveaxis_intlist)
{
    return movedim(in->self, in->source, in->destination, outs);
}

TNI_TYPED(moveaxis_int)
{
    return movedim(in->self, (tni_ints){&in->source, 1}, (tni_ints){&in->destination, 1}, outs);
}

TNI_TYPED(swapaxes)
{
    tn_tensor *result;
    TN_TRY(tni_call_transpose_int(in->self, in->axis0, in->axis1, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(swapdims)
{
    tn_tensor *result;
    TN_TRY(tni_call_transpose_int(in->self, in->dim0, in->dim1, &result));
    return tni_return_take(result, outs);
}

/* All dimensions in reverse order. */
TNI_TYPED(numpy_T)
{
    int64_t order[TN_MAX_DIM] = {0};
    tn_tensor *result;
    for (int64_t i = 0; i < in->self->rank; i++)
        order[i] = in->self->rank - 1 - i;
    TN_TRY(tni_call_permute(in->self, (tni_ints){order, in->self->rank}, &result));
    return tni_return_take(result, outs);
}

/*
 * Exchange the last two dimensions and, if `is_conjugate`, conjugate complex elements (lazily).
 * `needs_two` refuses vectors; a number is returned as a view in any case. `name` is for messages.
 */
static tn_status transpose_matrix(tn_tensor *self, const char *name, bool needs_two,
                                  bool is_conjugate, StableIValue *out)
{
    tn_tensor *transposed;
    tn_tensor *result;
    if (needs_two && self->rank != 0 ? self->rank < 2 : self->rank == 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "tensor.%s is only supported on matrices or batches of matrices. Got %d-D "
                        "tensor.",
                        name, self->rank);
    if (self->rank == 0) {
        if (!is_conjugate) {
            TN_TRY(tni_call_alias(self, &result));
        } else {
            TN_TRY(tni_call_conj(self, &result));
        }
        return tni_return_take(result, out);
    }
    TN_TRY(tni_call_transpose_int(self, -2, -1, &transposed));
    if (!is_conjugate || !tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_COMPLEX))
        return tni_return_take(transposed, out);
    tn_status status = tni_call_conj(transposed, &result);
    tn_tensor_release(transposed);
    TN_TRY(status);
    return tni_return_take(result, out);
}

TNI_TYPED(mT)
{
    return transpose_matrix(in->self, "mT", true, false, outs);
}

TNI_TYPED(mH)
{
    return transpose_matrix(in->self, "mH", true, true, outs);
}

TNI_TYPED(adjoint)
{
    return transpose_matrix(in->self, "adjoint()", true, true, outs);
}

TNI_TYPED(matrix_H)
{
    if (in->self->rank != 0 && in->self->rank != 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "tensor.H is only supported on matrices (2-D tensors). Got %d-D tensor.",
                        in->self->rank);
    return transpose_matrix(in->self, "H", true, true, outs);
}

/* ---- other shapes ---- */

/* A view with sizes and strides that the caller has worked out (autograd's, for reshape). */
TNI_TYPED(_reshape_alias)
{
    tn_tensor *result;
    TN_TRY(tni_check_rank("_reshape_alias", in->size.count));
    if (in->size.count != in->stride.count)
        return tni_fail(TN_ERR_RUNTIME,
                        "mismatch in length of strides and shape: %lld strides for %lld sizes",
                        (long long)in->stride.count, (long long)in->size.count);
    TN_TRY(tni_tensor_view(in->self, in->size.count, in->size.items, in->stride.items,
                           in->self->offset, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(view_as)
{
    tn_tensor *result;
    const tn_tensor *other = in->other;
    TN_TRY(tni_call_view(in->self, (tni_ints){other->sizes, other->rank}, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(reshape_as)
{
    tn_tensor *result;
    const tn_tensor *other = in->other;
    TN_TRY(tni_call_reshape(in->self, (tni_ints){other->sizes, other->rank}, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(expand_as)
{
    tn_tensor *result;
    const tn_tensor *other = in->other;
    TN_TRY(tni_call_expand(in->self, (tni_ints){other->sizes, other->rank}, false, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(broadcast_to)
{
    tn_tensor *result;
    TN_TRY(tni_call_expand(in->self, in->size, false, &result));
    return tni_return_take(result, outs);
}

/* A contiguous tensor as a vector. */
TNI_TYPED(ravel)
{
    const int64_t all = -1;
    tn_tensor *dense;
    tn_tensor *result;
    TN_TRY(tni_call_contiguous(in->self, TN_MEMORY_FORMAT_CONTIGUOUS, &dense));
    tn_status status = tni_call_view(dense, (tni_ints){&all, 1}, &result);
    tn_tensor_release(dense);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

/* One dimension becomes several, the product of whose sizes is its size; one may be -1. */
TNI_TYPED(unflatten_int)
{
    const tn_tensor *self = in->self;
    int64_t dim;
    int64_t sizes[TN_MAX_DIM];
    tni_shape_text text;
    tn_tensor *result;
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &dim));
    if (in->sizes.count == 0)
        return tni_fail(TN_ERR_RUNTIME, "unflatten: sizes must be non-empty");
    if (self->rank == 0 || self->rank - 1 + in->sizes.count > TN_MAX_DIM)
        return tni_fail(TN_ERR_RUNTIME, "unflatten: a tensor of %d dimensions cannot have %lld",
                        self->rank, (long long)(self->rank - 1 + in->sizes.count));
    /* The sizes before `dim`, the new ones, and the sizes after it. */
    memcpy(sizes, self->sizes, (size_t)dim * sizeof *sizes);
    if (tni_infer_sizes(in->sizes, self->sizes[dim], sizes + dim) != TN_OK)
        return tni_fail(TN_ERR_RUNTIME,
                        "unflatten: Provided sizes %s don't multiply up to the size of dim %lld "
                        "(%lld) in the input tensor",
                        tni_shape_print(&text, in->sizes.count, in->sizes.items), (long long)dim,
                        (long long)self->sizes[dim]);
    memcpy(sizes + dim + in->sizes.count, self->sizes + dim + 1,
           (size_t)(self->rank - dim - 1) * sizeof *sizes);
    TN_TRY(tni_call_view(in->self, (tni_ints){sizes, self->rank - 1 + in->sizes.count}, &result));
    return tni_return_take(result, outs);
}

/*
 * Return self with at least `rank` dimensions; new ones are where NumPy puts them: a vector becomes
 * [1, n] or [1, n, 1], a matrix [m, n, 1].
 */
static tn_status at_least(tn_tensor *self, int64_t rank, tn_tensor **out)
{
    /* A vector becomes [1, n, 1]; a number has sizes of 1 throughout. */
    const int64_t sizes[3] = {1, self->rank == 1 ? self->sizes[0] : 1, 1};
    if (self->rank >= rank) {
        *out = tn_tensor_retain(self);
        return TN_OK;
    }
    if (self->rank == 2)
        return tni_call_unsqueeze(self, -1, out);
    if (self->rank == 1 && rank == 2)
        return tni_call_unsqueeze(self, 0, out);
    return tni_call_reshape(self, (tni_ints){sizes, rank}, out);
}

/* The overloads for one tensor. */
static tn_status at_least_one(tn_tensor *self, int64_t rank, StableIValue *out)
{
    tn_tensor *result;
    TN_TRY(at_least(self, rank, &result));
    return tni_return_take(result, out);
}

/* The overloads for a list: a list of results. */
static tn_status at_least_all(const tn_call *call, const tni_list *tensors, int64_t rank,
                              StableIValue *out)
{
    tni_list *list;
    tn_status status = TN_OK;
    TN_TRY(tni_list_new(tensors->size, &list));
    for (size_t i = 0; i < tensors->size && status == TN_OK; i++) {
        tn_tensor *self = tni_list_tensor(tensors, i);
        tn_tensor *result;
        status = self == NULL ? tni_fail(TN_ERR_RUNTIME, "%s: tensor %zu of the list is undefined",
                                         tni_call_name(call), i)
                              : at_least(self, rank, &result);
        if (status == TN_OK)
            status = tni_list_add_take(list, result);
    }
    return tni_return_list(status, list, out);
}

TNI_TYPED(atleast_1d)
{
    return at_least_one(in->self, 1, outs);
}

TNI_TYPED(atleast_2d)
{
    return at_least_one(in->self, 2, outs);
}

TNI_TYPED(atleast_3d)
{
    return at_least_one(in->self, 3, outs);
}

TNI_TYPED(atleast_1d_Sequence)
{
    return at_least_all(call, in->tensors, 1, outs);
}

TNI_TYPED(atleast_2d_Sequence)
{
    return at_least_all(call, in->tensors, 2, outs);
}

TNI_TYPED(atleast_3d_Sequence)
{
    return at_least_all(call, in->tensors, 3, outs);
}

/* Each tensor expanded to the common shape; a tensor of that shape is returned itself. */
TNI_TYPED(broadcast_tensors)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t rank = 0;
    tni_list *list;
    for (size_t i = 0; i < in->tensors->size; i++) {
        const tn_tensor *tensor = tni_list_tensor(in->tensors, i);
        int64_t so_far[TN_MAX_DIM];
        if (tensor == NULL)
            return tni_fail(TN_ERR_RUNTIME, "%s: tensor %zu of the list is undefined",
                            tni_call_name(call), i);
        /* Broadcasting may write `sizes` while it reads them, so it gets a copy. */
        memcpy(so_far, sizes, (size_t)rank * sizeof *sizes);
        TN_TRY(tni_broadcast((tni_ints){so_far, rank}, tni_sizes_of(tensor), &rank, sizes));
    }
    TN_TRY(tni_list_new(in->tensors->size, &list));
    tn_status status = TN_OK;
    for (size_t i = 0; i < in->tensors->size && status == TN_OK; i++) {
        tn_tensor *tensor = tni_list_tensor(in->tensors, i);
        tn_tensor *result = tensor;
        if (tni_has_sizes(tensor, rank, sizes))
            tn_tensor_retain(tensor);
        else
            status = tni_call_expand(tensor, (tni_ints){sizes, rank}, false, &result);
        if (status == TN_OK)
            status = tni_list_add_take(list, result);
    }
    return tni_return_list(status, list, outs);
}

/* narrow with a start in a tensor, which must be an integer without dimensions. */
TNI_TYPED(narrow_Tensor)
{
    tn_tensor *result;
    tni_scalar start;
    if (in->start->rank != 0 || tni_category((tn_dtype)in->start->dtype) != 1)
        return tni_fail(TN_ERR_RUNTIME, "start must be an 0-dim integral Tensor.");
    TN_TRY(tni_read_number(in->start, &start));
    TN_TRY(tni_call_narrow(in->self, in->dim, start.as.integer, in->length, &result));
    return tni_return_take(result, outs);
}

/* lift and lift_fresh mark constants for PyTorch's tracing and return their argument. */
TNI_TYPED(lift)
{
    return tni_return_same(in->self, outs);
}

TNI_TYPED(lift_fresh)
{
    return tni_return_same(in->self, outs);
}
