/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that return another view of the same storage, and the shape operators built on them:
 * alias, detach, as_strided, select, slice, narrow, transpose, permute, unsqueeze, squeeze, expand,
 * view, reshape, flatten. More of them are in view_shapes.c.
 *
 * A view operator works out sizes, strides and an offset and never touches an element, so all of
 * this runs for meta tensors, too. The geometry is computed in a local copy (views.h), so that
 * nothing changes before everything is checked. Strides of dimensions that are never walked may be
 * any number; products with them saturate or wrap. Messages are PyTorch's: callers rewrite them.
 */
#include "kernels/shape/views.h"

#include <tenon/autograd.h>

/*
 * Views made here lie within what self shows, so bounds are not checked again; only as_strided goes
 * through the function that does (tni_tensor_view).
 */
tn_status tni_return_view(const tn_tensor *self, const tni_geometry *view, StableIValue *out)
{
    tn_tensor *tensor;
    TN_TRY(
        tni_tensor_as_strided(self, view->rank, view->sizes, view->strides, view->offset, &tensor));
    return tni_return_take(tensor, out);
}

void tni_geometry_drop(tni_geometry *view, int64_t dim)
{
    size_t behind = (size_t)(view->rank - dim - 1) * sizeof(int64_t);
    memmove(view->sizes + dim, view->sizes + dim + 1, behind);
    memmove(view->strides + dim, view->strides + dim + 1, behind);
    view->rank--;
}

TNI_KERNEL(alias)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tni_geometry view;
    tni_geometry_begin(&view, self);
    return tni_return_view(self, &view, outs);
}

/* Like alias, but not a view for autograd, which does not connect the two. */
TNI_KERNEL(detach)
{
    tn_tensor *self;
    tn_tensor *tensor;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_tensor_detach(self, &tensor));
    return tni_return_take(tensor, outs);
}

TNI_KERNEL(detach_)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tn_tensor_detach_in_place(self));
    return tni_return_same(self, outs);
}

/*
 * storage_offset counts from the start of the storage, not from self; None keeps the offset of
 * self.
 */
TNI_KERNEL(as_strided)
{
    tn_tensor *self;
    tni_ints size = tni_arg_ints(args[1]);
    tni_ints stride = tni_arg_ints(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (size.count != stride.count)
        return tni_fail(TN_ERR_RUNTIME,
                        "mismatch in length of strides and shape: %lld strides for %lld sizes",
                        (long long)stride.count, (long long)size.count);
    int64_t offset = (int64_t)tni_arg_optional(args[3], (StableIValue)self->offset);
    for (int64_t i = 0; i < stride.count; i++) {
        tni_shape_text text;
        if (stride.items[i] < 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "as_strided: Negative strides are not supported at the moment, got "
                            "strides: %s",
                            tni_shape_print(&text, stride.count, stride.items));
    }
    tn_tensor *tensor;
    TN_TRY(tni_tensor_view(self, size.count, size.items, stride.items, offset, &tensor));
    return tni_return_take(tensor, outs);
}

/* select.int(self, dim, index): the dimension is dropped; negative indices count from the end. */
TNI_KERNEL(select_int)
{
    tn_tensor *self;
    int64_t dim;
    int64_t index = tni_arg_int(args[2]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (self->rank == 0)
        return tni_fail(TN_ERR_INDEX, "select() cannot be applied to a 0-dim tensor.");
    TN_TRY(tni_wrap_dim(tni_arg_int(args[1]), self->rank, &dim));
    int64_t size = self->sizes[dim];
    tni_shape_text text;
    /* Indices outside of [-size, size) are refused, as in Python. */
    if (index < -size || index >= size)
        return tni_fail(TN_ERR_INDEX,
                        "select(): index %lld out of range for tensor of size %s at dimension %lld",
                        (long long)index, tni_shape_print(&text, self->rank, self->sizes),
                        (long long)dim);
    tni_geometry view;
    tni_geometry_begin(&view, self);
    view.offset = tni_add_wrapping(
        view.offset, tni_mul_saturating(index < 0 ? index + size : index, view.strides[dim]));
    tni_geometry_drop(&view, dim);
    return tni_return_view(self, &view, outs);
}

/* Clamp to [low, high]. */
static int64_t clamp(int64_t value, int64_t low, int64_t high)
{
    return value < low ? low : value > high ? high : value;
}

/*
 * slice.Tensor(self, dim, start, end, step): bounds are clamped, never refused, as in Python. The
 * step can overflow and is refused then: loops compute with a stride even where no second element
 * follows.
 */
TNI_KERNEL(slice_Tensor)
{
    tn_tensor *self;
    int64_t dim;
    int64_t step = tni_arg_int(args[4]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "slice() cannot be applied to a 0-dim tensor.");
    TN_TRY(tni_wrap_dim(tni_arg_int(args[1]), self->rank, &dim));
    if (step <= 0)
        return tni_fail(TN_ERR_VALUE, "slice step must be positive");
    tni_geometry view;
    tni_geometry_begin(&view, self);
    int64_t size = view.sizes[dim];
    int64_t start = (int64_t)tni_arg_optional(args[2], 0);
    int64_t end = (int64_t)tni_arg_optional(args[3], INT64_MAX);
    /* Negative bounds count from the end; an end before the start gives an empty slice. */
    start = clamp(start < 0 ? start + size : start, 0, size);
    end = clamp(end < 0 ? end + size : end, start, size);
    int64_t stride;
    if (__builtin_mul_overflow(view.strides[dim], step, &stride))
        return tni_fail(TN_ERR_RUNTIME, "slice: a step of %lld is too large for a stride of %lld",
                        (long long)step, (long long)view.strides[dim]);
    view.offset = tni_add_wrapping(view.offset, tni_mul_saturating(start, view.strides[dim]));
    /* Rounded up: the first element of the slice counts even if a whole step does not fit. */
    view.sizes[dim] = (end - start) / step + ((end - start) % step != 0);
    view.strides[dim] = stride;
    return tni_return_view(self, &view, outs);
}

/*
 * narrow(self, dim, start, length): a slice that refuses what is out of range. It calls slice
 * through the dispatcher, as in PyTorch.
 */
TNI_KERNEL(narrow)
{
    tn_tensor *self;
    int64_t dim;
    int64_t start = tni_arg_int(args[2]);
    int64_t length = tni_arg_int(args[3]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (self->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "narrow() cannot be applied to a 0-dim tensor.");
    if (length < 0)
        return tni_fail(TN_ERR_RUNTIME, "narrow(): length must be non-negative.");
    TN_TRY(tni_wrap_dim(tni_arg_int(args[1]), self->rank, &dim));
    int64_t size = self->sizes[dim];
    if (start < -size || start > size)
        return tni_fail(TN_ERR_INDEX,
                        "start out of range (expected to be in range of [%lld, %lld], but got "
                        "%lld)",
                        (long long)-size, (long long)size, (long long)start);
    if (start < 0)
        start += size;
    if (length > size - start)
        return tni_fail(TN_ERR_RUNTIME,
                        "start (%lld) + length (%lld) exceeds dimension size (%lld).",
                        (long long)start, (long long)length, (long long)size);
    static tni_callee slice_op = {"aten::slice.Tensor", NULL};
    const StableIValue ends[2] = {(StableIValue)start, (StableIValue)(start + length)};
    return tni_callee_call(&slice_op,
                           (StableIValue[]){args[0], (StableIValue)dim, tni_box_pointer(&ends[0]),
                                            tni_box_pointer(&ends[1]), 1},
                           outs);
}

/* Return self with its dimensions in another order. */
static tn_status return_permuted(const tn_tensor *self, const uint8_t *order, StableIValue *out)
{
    tn_tensor *view;
    TN_TRY(tni_tensor_permute(self, order, &view));
    return tni_return_take(view, out);
}

/* Return self with two dimensions exchanged. Both may be 0 for a tensor without dimensions. */
static inline tn_status return_swapped(const tn_tensor *self, int64_t a, int64_t b,
                                       StableIValue *out)
{
    uint8_t order[TN_MAX_DIM];
    for (int i = 0; i < self->rank; i++)
        order[i] = (uint8_t)(i == a ? b : i == b ? a : i);
    return return_permuted(self, order, out);
}

TNI_KERNEL(transpose_int)
{
    tn_tensor *self;
    int64_t a;
    int64_t b;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_wrap_dim(tni_arg_int(args[1]), self->rank, &a));
    TN_TRY(tni_wrap_dim(tni_arg_int(args[2]), self->rank, &b));
    return return_swapped(self, a, b, outs);
}

TNI_KERNEL(t)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (self->rank > 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "t() expects a tensor with <= 2 dimensions, but self is %dD", self->rank);
    /* A vector or a number is "exchanged" with itself. */
    int64_t last = self->rank == 2;
    return return_swapped(self, 0, last, outs);
}

TNI_KERNEL(permute)
{
    tn_tensor *self;
    tni_ints dims = tni_arg_ints(args[1]);
    bool seen[TN_MAX_DIM] = {false};
    uint8_t order[TN_MAX_DIM];
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    if (dims.count != self->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "permute(sparse_coo): number of dimensions in the tensor input does not "
                        "match the length of the desired ordering of dimensions i.e. "
                        "input.dim() = %d is not equal to len(dims) = %lld",
                        self->rank, (long long)dims.count);
    for (int64_t i = 0; i < dims.count; i++) {
        int64_t dim;
        TN_TRY(tni_wrap_dim(dims.items[i], self->rank, &dim));
        if (seen[dim])
            return tni_fail(TN_ERR_RUNTIME, "permute(): duplicate dims are not allowed.");
        seen[dim] = true;
        order[i] = (uint8_t)dim;
    }
    return return_permuted(self, order, outs);
}

/*
 * The new dimension gets the stride that it would have in a dense tensor. No loop uses it, but
 * PyTorch shows that number.
 */
TNI_KERNEL(unsqueeze)
{
    tn_tensor *self;
    int64_t dim;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_wrap_dim(tni_arg_int(args[1]), self->rank + 1, &dim));
    TN_TRY(tni_check_rank("unsqueeze", self->rank + 1));
    tni_geometry view;
    tni_geometry_begin(&view, self);
    size_t behind = (size_t)(view.rank - dim) * sizeof(int64_t);
    memmove(view.sizes + dim + 1, view.sizes + dim, behind);
    memmove(view.strides + dim + 1, view.strides + dim, behind);
    view.strides[dim] =
        dim < self->rank ? tni_mul_saturating(self->sizes[dim], self->strides[dim]) : 1;
    view.sizes[dim] = 1;
    view.rank++;
    return tni_return_view(self, &view, outs);
}

/* Drop the dimensions of size 1 among those wanted. */
static tn_status squeeze(const tn_tensor *self, const bool *wanted, StableIValue *out)
{
    tni_geometry view;
    tni_geometry_begin(&view, self);
    for (int64_t i = self->rank - 1; i >= 0; i--)
        if (wanted[i] && view.sizes[i] == 1)
            tni_geometry_drop(&view, i);
    return tni_return_view(self, &view, out);
}

TNI_KERNEL(squeeze)
{
    tn_tensor *self;
    bool wanted[TN_MAX_DIM];
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    memset(wanted, true, sizeof wanted);
    return squeeze(self, wanted, outs);
}

TNI_KERNEL(squeeze_dim)
{
    tn_tensor *self;
    bool wanted[TN_MAX_DIM] = {false};
    int64_t dim;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_wrap_dim(tni_arg_int(args[1]), self->rank, &dim));
    wanted[dim] = true;
    return squeeze(self, wanted, outs);
}

TNI_KERNEL(squeeze_dims)
{
    tn_tensor *self;
    bool wanted[TN_MAX_DIM] = {false};
    tni_ints dims = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    for (int64_t i = 0; i < dims.count; i++) {
        int64_t dim;
        TN_TRY(tni_wrap_dim(dims.items[i], self->rank, &dim));
        if (wanted[dim])
            return tni_fail(TN_ERR_RUNTIME, "dim %lld appears multiple times in the list of dims",
                            (long long)dim);
        wanted[dim] = true;
    }
    return squeeze(self, wanted, outs);
}

/* Fail unless dimension `dim` of the expanded shape can come from a dimension of size `old`. */
static tn_status check_expand(const tn_tensor *self, tni_ints size, int64_t dim, int64_t old,
                              int64_t wanted)
{
    tni_shape_text target;
    tni_shape_text sizes;
    bool is_leading = dim < size.count - self->rank;
    if (wanted < 0 && is_leading)
        return tni_fail(TN_ERR_RUNTIME,
                        "The expanded size of the tensor (%lld) isn't allowed in a leading, "
                        "non-existing dimension %lld",
                        (long long)wanted, (long long)dim);
    if (wanted < 0 || (old != wanted && old != 1))
        return tni_fail(TN_ERR_RUNTIME,
                        "The expanded size of the tensor (%lld) must match the existing size "
                        "(%lld) at non-singleton dimension %lld.  Target sizes: %s.  Tensor sizes: "
                        "%s",
                        (long long)wanted, (long long)old, (long long)dim,
                        tni_shape_print(&target, size.count, size.items),
                        tni_shape_print(&sizes, self->rank, self->sizes));
    return TN_OK;
}

/*
 * Repeated dimensions get stride 0, so that many indices name one element. -1 keeps a size, and
 * only where there is one. Dimensions that are new and not repeated get dense strides, as PyTorch
 * shows.
 */
TNI_KERNEL(expand)
{
    tn_tensor *self;
    tni_ints size = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_check_rank("expand", size.count));
    if (size.count < self->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "expand: the number of sizes provided (%lld) must be greater or equal to "
                        "the number of dimensions in the tensor (%d)",
                        (long long)size.count, self->rank);
    tni_geometry view = {.rank = size.count, .offset = self->offset};
    for (int64_t i = size.count - 1; i >= 0; i--) {
        /* New dimensions come first; `from` is negative for these. */
        int64_t from = i - (size.count - self->rank);
        int64_t old = from >= 0 ? self->sizes[from] : 1;
        int64_t wanted = size.items[i] == -1 && from >= 0 ? old : size.items[i];
        TN_TRY(check_expand(self, size, i, old, wanted));
        view.sizes[i] = wanted;
        view.strides[i] = old == 1 && wanted != 1 ? 0
                          : from >= 0             ? self->strides[from]
                          : i + 1 < size.count
                              ? tni_mul_saturating(view.sizes[i + 1], view.strides[i + 1])
                              : 1;
    }
    return tni_return_view(self, &view, outs);
}

/* ---- view and reshape ---- */

/*
 * Copy `shape` to `sizes` with its one -1 replaced by what is missing to `numel`. If there are no
 * elements and another size is 0, the -1 could be anything: that is refused rather than guessed.
 */
tn_status tni_infer_sizes(tni_ints shape, int64_t numel, int64_t *sizes)
{
    int64_t inferred = -1;
    int64_t product = 1;
    tni_shape_text text;
    TN_TRY(tni_check_rank("shape", shape.count));
    for (int64_t i = 0; i < shape.count; i++) {
        sizes[i] = shape.items[i];
        if (sizes[i] == -1 && inferred >= 0)
            return tni_fail(TN_ERR_RUNTIME, "only one dimension can be inferred");
        if (sizes[i] < -1)
            return tni_fail(TN_ERR_RUNTIME,
                            "invalid shape dimension %lld at index %lld of shape %s",
                            (long long)sizes[i], (long long)i,
                            tni_shape_print(&text, shape.count, shape.items));
        if (sizes[i] == -1)
            inferred = i;
        else if (__builtin_mul_overflow(product, sizes[i], &product))
            return tni_fail(TN_ERR_RUNTIME, "the sizes of the shape overflow");
    }
    if (inferred >= 0 && product == 0 && numel == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "cannot reshape tensor of 0 elements into shape %s because the unspecified "
                        "dimension size -1 can be any value and is ambiguous",
                        tni_shape_print(&text, shape.count, shape.items));
    /* The unknown size is what remains of the elements. */
    if (inferred >= 0 && product > 0 && numel % product == 0) {
        sizes[inferred] = numel / product;
        return TN_OK;
    }
    if (inferred < 0 && product == numel)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "shape '%s' is invalid for input of size %lld",
                    tni_shape_print(&text, shape.count, shape.items), (long long)numel);
}

/*
 * Both shapes are walked from the last dimension. Old dimensions that step through one block of
 * memory form a run; each run must be filled exactly by new dimensions, whose strides are then
 * those of a dense tensor times the stride of the run.
 */
bool tni_view_strides(const tn_tensor *self, int64_t rank, const int64_t *sizes, int64_t *strides)
{
    if (self->numel == 0)
        return tni_format_strides(TN_MEMORY_FORMAT_CONTIGUOUS, rank, sizes, strides) == TN_OK;
    int64_t next = rank - 1;
    int64_t stride = self->rank > 0 ? self->strides[self->rank - 1] : 1;
    int64_t block = 1;  /* elements of the current run of old dimensions */
    int64_t filled = 1; /* elements of the new dimensions inside it */
    for (int64_t i = self->rank - 1; i >= 0; i--) {
        /* An expanded tensor may have more elements than int64 counts; a block of memory cannot. */
        if (__builtin_mul_overflow(block, self->sizes[i], &block))
            return false;
        /*
         * A run goes on while the next outer dimension steps by exactly the block, or has size 1.
         */
        bool run_ends = i == 0 || (self->sizes[i - 1] != 1 &&
                                   self->strides[i - 1] != tni_mul_saturating(block, stride));
        if (!run_ends)
            continue;
        /*
         * Take new dimensions until the run is full; ones are taken with it, whatever their
         * position.
         */
        while (next >= 0 && (filled < block || sizes[next] == 1)) {
            strides[next] = tni_mul_saturating(filled, stride);
            filled = tni_mul_saturating(filled, sizes[next--]);
        }
        if (filled != block)
            return false;
        if (i > 0)
            stride = self->strides[i - 1];
        block = filled = 1;
    }
    for (; next >= 0; next--) /* what is left are ones of a scalar */
        strides[next] = 1;
    return true;
}

TNI_KERNEL(view)
{
    tn_tensor *self;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tni_ints shape = tni_arg_ints(args[1]);
    tni_geometry to = {.rank = shape.count, .offset = self->offset};
    TN_TRY(tni_infer_sizes(shape, self->numel, to.sizes));
    if (!tni_view_strides(self, to.rank, to.sizes, to.strides))
        return tni_fail(TN_ERR_RUNTIME,
                        "view size is not compatible with input tensor's size and stride (at least "
                        "one dimension spans across two contiguous subspaces). Use .reshape(...) "
                        "instead.");
    return tni_return_view(self, &to, outs);
}

static tni_callee view_op = {"aten::view", NULL};
static tni_callee unsafe_view_op = {"aten::_unsafe_view", NULL};
static tni_callee clone_op = {"aten::clone", NULL};
static tni_callee reshape_op = {"aten::reshape", NULL};

/*
 * A view where strides allow one, else a view of a row-major copy. A composite that calls view,
 * clone and _unsafe_view through the dispatcher, so that whoever intercepts these sees them;
 * _unsafe_view tells autograd that the result aliases no argument.
 */
TNI_KERNEL(reshape)
{
    tn_tensor *self;
    tn_tensor *copy;
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM];
    tni_ints shape = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_infer_sizes(shape, self->numel, sizes));
    if (tni_view_strides(self, shape.count, sizes, strides))
        return tni_callee_call(&view_op, (StableIValue[]){args[0], TNI_INTS(sizes, shape.count)},
                               outs);
    StableIValue format = TN_MEMORY_FORMAT_CONTIGUOUS;
    StableIValue clone_args[2] = {args[0], tni_box_pointer(&format)};
    TN_TRY(tni_callee_call_tensor(&clone_op, clone_args, &copy));
    tn_status status = tni_callee_call(
        &unsafe_view_op, (StableIValue[]){TNI_HANDLE(copy), TNI_INTS(sizes, shape.count)}, outs);
    tn_tensor_release(copy);
    return status;
}

/*
 * flatten: the product of the sizes from start_dim to end_dim as one dimension, by reshape.
 * Flattening one dimension returns self; a tensor without dimensions becomes a vector.
 */
TNI_KERNEL(flatten_using_ints)
{
    tn_tensor *self;
    int64_t start;
    int64_t end;
    int64_t shape[TN_MAX_DIM];
    int64_t rank = 0;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_wrap_dim(tni_arg_int(args[1]), self->rank, &start));
    TN_TRY(tni_wrap_dim(tni_arg_int(args[2]), self->rank, &end));
    if (start > end)
        return tni_fail(TN_ERR_RUNTIME,
                        "flatten() has invalid args: start_dim cannot come after end_dim");
    if (self->rank > 0 && start == end)
        return tni_return_same(self, outs);
    int64_t product = 1;
    for (int64_t i = 0; i < self->rank; i++) {
        bool inside = i >= start && i <= end;
        if (!inside)
            product = 1;
        else if (__builtin_mul_overflow(product, self->sizes[i], &product))
            return tni_fail(TN_ERR_RUNTIME, "flatten(): the sizes of the shape overflow");
        if (!inside || i == end)
            shape[rank++] = inside ? product : self->sizes[i];
    }
    if (self->rank == 0)
        shape[rank++] = 1;
    return tni_callee_call(&reshape_op, (StableIValue[]){args[0], TNI_INTS(shape, rank)}, outs);
}
