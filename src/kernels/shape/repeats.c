/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * repeat, tile, repeat_interleave of a tensor, roll, rot90, diag_embed, diag, diagflat: operators
 * whose results show elements several times or at other positions. repeat is one strided copy; the
 * others call it, index_select, cat, flip or diagonal.
 */
#include "args/args_repeats.h"
#include "calls/calls_shape.h"
#include "kernels/core/builder.h"

/* ---- repeat ---- */

/* A copy with two dimensions for each one of the result: its repetitions and the size of self. */
typedef struct grid {
    int64_t rank;                    /* dimensions; at most TN_MAX_DIM when elements are copied */
    int64_t sizes[2 * TN_MAX_DIM];   /* sizes of source and result */
    int64_t strides[2 * TN_MAX_DIM]; /* strides of the result, in elements */
    int64_t source[2 * TN_MAX_DIM];  /* strides of self, in elements; 0 along repetitions */
} grid;

/* Copy by a grid on a backend, whose copy takes tensors: views of both. */
static TNI_COLD tn_status copy_views(const grid *g, const tn_tensor *self, const tn_tensor *result)
{
    tn_tensor *from;
    tn_tensor *to;
    TN_TRY(tni_tensor_as_strided(self, g->rank, g->sizes, g->source, self->offset, &from));
    tn_status status =
        tni_tensor_as_strided(result, g->rank, g->sizes, g->strides, result->offset, &to);
    if (status == TN_OK) {
        status = tni_copy(to, from);
        tn_tensor_release(to);
    }
    tn_tensor_release(from);
    return status;
}

/* Copy by a grid. */
static tn_status copy_grid(const grid *g, const tn_tensor *self, const tn_tensor *result)
{
    if (TNI_UNLIKELY(tni_is_on_device(self)))
        return copy_views(g, self, result);
    tn_dtype dtype = (tn_dtype)self->dtype;
    tni_strided to = tni_strided_at(dtype, result->data, g->rank, g->sizes, g->strides);
    tni_strided from = tni_strided_at(dtype, self->data, g->rank, g->sizes, g->source);
    return tni_copy_strided(&to, &from);
}

/*
 * Fill the result with repetitions of self. Dimension i of the result is seen as [repetitions, size
 * of self]; the source has stride 0 along repetitions. Dimensions of size 1 are left out, so that
 * the grid of most calls is small.
 */
static tn_status fill_repeats(const tn_tensor *self, const tn_tensor *result, int64_t rank)
{
    grid g;
    g.rank = 0;
    for (int64_t i = 0; i < rank; i++) {
        int64_t from = i - (rank - self->rank);
        int64_t size = from >= 0 ? self->sizes[from] : 1;
        if (size == 0)
            return TN_OK;
        int64_t times = result->sizes[i] / size;
        /* The repetitions are the outer dimension: one of them steps over all of self. */
        if (times != 1) {
            g.sizes[g.rank] = times;
            g.strides[g.rank] = result->strides[i] * size;
            g.source[g.rank++] = 0;
        }
        if (size != 1) {
            g.sizes[g.rank] = size;
            g.strides[g.rank] = result->strides[i];
            g.source[g.rank++] = self->strides[from];
        }
    }
    if (g.rank > TN_MAX_DIM)
        return tni_fail(TN_ERR_RUNTIME, "repeat: more than %d dimensions take part", TN_MAX_DIM);
    return copy_grid(&g, self, result);
}

TNI_TYPED(repeat)
{
    const tn_tensor *self = in->self;
    int64_t rank = in->repeats.count;
    int64_t sizes[TN_MAX_DIM];
    tni_shape_text text;
    tn_tensor *result;
    if (rank < self->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Number of dimensions of repeat dims can not be smaller than number of "
                        "dimensions of tensor");
    TN_TRY(tni_check_rank("repeat", rank));
    for (int64_t i = 0; i < rank; i++) {
        int64_t from = i - (rank - self->rank);
        if (__builtin_mul_overflow(in->repeats.items[i], from >= 0 ? self->sizes[from] : 1,
                                   &sizes[i]))
            return tni_fail(TN_ERR_RUNTIME, "%s: a tensor cannot be repeated %s times",
                            tni_call_name(call), tni_shape_print(&text, rank, in->repeats.items));
    }
    /* Where self has no elements, a negative count is as good as any: the size is 0. */
    for (int64_t i = 0; i < rank; i++)
        if (sizes[i] < 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "Trying to create tensor with negative dimension %lld: %s",
                            (long long)sizes[i], tni_shape_print(&text, rank, sizes));
    TN_TRY(tni_new_like(self, (tn_dtype)self->dtype, rank, sizes, &result));
    tn_status status = TN_OK;
    if (result->numel > 0)
        status = fill_repeats(self, result, rank);
    return tni_return_or_drop(status, result, outs);
}

/* tile(self, dims): repeat, with counts of 1 in front where there are fewer than dimensions. */
TNI_TYPED(tile)
{
    int64_t counts[TN_MAX_DIM];
    /* repeat refuses fewer counts than dimensions, tile does not. */
    int64_t missing = in->self->rank - in->dims.count;
    tn_tensor *result;
    missing = missing < 0 ? 0 : missing;
    TN_TRY(tni_check_rank("tile", missing + in->dims.count));
    for (int64_t i = 0; i < missing; i++)
        counts[i] = 1;
    memcpy(counts + missing, in->dims.items, (size_t)in->dims.count * sizeof *counts);
    TN_TRY(tni_call_repeat(in->self, (tni_ints){counts, missing + in->dims.count}, &result));
    return tni_return_take(result, outs);
}

/* ---- repeat_interleave of a tensor ---- */

/*
 * Repeat each index along `dim` (of the flattened tensor without one) as often as `repeats` says:
 * the repeated indices come from repeat_interleave of the counts, and index_select copies.
 */
static tn_status interleave(tn_tensor *self, tn_tensor *repeats, tni_maybe_int dim,
                            tni_maybe_int output_size, StableIValue *out)
{
    const int64_t all = -1;
    tn_tensor *input = NULL;
    tn_tensor *positions = NULL;
    tn_tensor *result = NULL;
    int64_t along = dim.is_given ? dim.value : 0;
    tn_status status = TN_OK;
    if (dim.is_given)
        input = tn_tensor_retain(self);
    else
        status = tni_call_reshape(self, (tni_ints){&all, 1}, &input);
    /* A number is a vector of one element here. */
    if (status == TN_OK && input->rank == 0) {
        tn_tensor *vector = NULL;
        status = tni_call_reshape(input, (tni_ints){&all, 1}, &vector);
        tn_tensor_release(input);
        input = vector;
    }
    if (status == TN_OK)
        status = tni_wrap_dim(along, input->rank, &along);
    if (status == TN_OK && repeats->rank == 1 && repeats->sizes[0] != input->sizes[along])
        status = tni_fail(TN_ERR_RUNTIME,
                          "repeats must have the same size as input along dim, but got "
                          "repeats.size(0) = %lld and input.size(%lld) = %lld",
                          (long long)repeats->sizes[0], (long long)along,
                          (long long)input->sizes[along]);
    if (status == TN_OK)
        status = tni_call_repeat_interleave_Tensor(repeats, output_size, &positions);
    if (status == TN_OK)
        status = tni_call_index_select(input, along, positions, &result);
    tn_tensor_release(input);
    tn_tensor_release(positions);
    TN_TRY(status);
    return tni_return_take(result, out);
}

/* A single count, with or without a dimension, is for all indices; else there is one per index. */
TNI_TYPED(repeat_interleave_self_Tensor)
{
    tn_tensor *self = in->self;
    int64_t along = 0;
    tn_tensor *repeats;
    if (in->repeats->rank > 1)
        return tni_fail(TN_ERR_RUNTIME, "repeats must be 0-dim or 1-dim tensor");
    if (in->dim.is_given)
        TN_TRY(tni_wrap_dim(in->dim.value, self->rank, &along));
    int64_t count = !in->dim.is_given ? self->numel : self->rank == 0 ? 1 : self->sizes[along];
    /* One count per index is used as it is; a single count is expanded without a copy. */
    if (in->repeats->rank == 1 && in->repeats->sizes[0] != 1)
        return interleave(self, in->repeats, in->dim, in->output_size, outs);
    tn_tensor *one;
    const int64_t single = 1;
    TN_TRY(tni_call_reshape(in->repeats, (tni_ints){&single, 1}, &one));
    tn_status status = tni_call_expand(one, (tni_ints){&count, 1}, false, &repeats);
    tn_tensor_release(one);
    TN_TRY(status);
    status = interleave(self, repeats, in->dim, in->output_size, outs);
    tn_tensor_release(repeats);
    return status;
}

/*
 * Repeat each index along `dim` the same number of times: a dimension of that size, along which
 * elements are repeated, is added behind it, copied, and merged with it.
 */
static tn_tensor *repeat_each(tni_builder *s, tn_tensor *input, int64_t dim, int64_t times)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *column = TNI_BUILD(s, unsqueeze, input, dim + 1);
    if (!tni_builder_go_on(s))
        return NULL;
    memcpy(sizes, column->sizes, (size_t)column->rank * sizeof *sizes);
    sizes[dim + 1] = times;
    tn_tensor *repeated = TNI_BUILD(s, expand, column, ((tni_ints){sizes, column->rank}), false);
    tn_tensor *copy = TNI_BUILD(s, clone, repeated, TN_MEMORY_FORMAT_CONTIGUOUS);
    sizes[dim] = input->sizes[dim] * times;
    memmove(sizes + dim + 1, sizes + dim + 2, (size_t)(input->rank - 1 - dim) * sizeof *sizes);
    return TNI_BUILD(s, view, copy, ((tni_ints){sizes, input->rank}));
}

/* One count for all indices. */
TNI_TYPED(repeat_interleave_self_int)
{
    const int64_t all = -1;
    int64_t along = 0;
    int64_t total;
    if (in->dim.is_given)
        TN_TRY(tni_wrap_dim(in->dim.value, in->self->rank, &along));
    int64_t size = !in->dim.is_given     ? in->self->numel
                   : in->self->rank == 0 ? 1
                                         : in->self->sizes[along];
    if (in->repeats < 0)
        return tni_fail(TN_ERR_RUNTIME, "Repeats must be non-negative");
    if (__builtin_mul_overflow(in->repeats, size, &total))
        return tni_fail(TN_ERR_RUNTIME, "repeat_interleave: more elements than int64 counts");
    if (in->output_size.is_given && in->output_size.value != total)
        return tni_fail(TN_ERR_RUNTIME,
                        "repeat_interleave: Invalid output_size, expected %lld but got %lld",
                        (long long)total, (long long)in->output_size.value);
    tni_builder s = {0};
    tn_tensor *input = in->self;
    if (!in->dim.is_given || input->rank == 0)
        input = TNI_BUILD(&s, reshape, input, ((tni_ints){&all, 1}));
    return tni_builder_return(
        &s, tni_builder_go_on(&s) ? repeat_each(&s, input, along, in->repeats) : NULL, outs);
}

/* ---- roll ---- */

/*
 * Rotate by `shift` along `dim`: its last `shift` indices come first. A negative shift rotates the
 * other way.
 */
static tn_status roll_one(tn_tensor *self, int64_t shift, int64_t dim, tn_tensor **out)
{
    tn_tensor *parts[2] = {NULL};
    tni_list *list = NULL;
    TN_TRY(tni_wrap_dim(dim, self->rank, &dim));
    if (self->numel == 0)
        return tni_clone(self, (tn_dtype)self->dtype, TN_MEMORY_FORMAT_PRESERVE, out);
    int64_t size = self->rank == 0 ? 1 : self->sizes[dim];
    /* C's % keeps the sign of the shift. */
    int64_t last = shift % size;
    /* The result is self[start:] followed by self[:start]. */
    int64_t start = last > 0 ? size - last : -last;
    TN_TRY(tni_list_new(2, &list));
    tn_status status = tni_call_narrow(self, dim, start, size - start, &parts[0]);
    if (status == TN_OK)
        status = tni_list_add_take(list, parts[0]);
    if (status == TN_OK)
        /* The second part is empty if the shift is a multiple of the size. */
        status = tni_call_narrow(self, dim, 0, start, &parts[1]);
    if (status == TN_OK)
        status = tni_list_add_take(list, parts[1]);
    if (status == TN_OK)
        status = tni_call_cat(list, dim, out);
    tni_list_drop(list);
    return status;
}

/* Without dimensions, self is rolled in the order of its elements and keeps its shape. */
static tn_status roll_flat(tn_tensor *self, int64_t shift, StableIValue *out)
{
    const int64_t all = -1;
    tn_tensor *line = NULL;
    tn_tensor *rolled = NULL;
    tn_tensor *result = NULL;
    if (self->numel == 0)
        TN_TRY(tni_clone(self, (tn_dtype)self->dtype, TN_MEMORY_FORMAT_PRESERVE, &result));
    if (result != NULL)
        return tni_return_take(result, out);
    tn_status status = tni_call_reshape(self, (tni_ints){&all, 1}, &line);
    if (status == TN_OK)
        status = roll_one(line, shift, 0, &rolled);
    if (status == TN_OK)
        status = tni_call_view(rolled, (tni_ints){self->sizes, self->rank}, &result);
    tn_tensor_release(line);
    tn_tensor_release(rolled);
    TN_TRY(status);
    return tni_return_take(result, out);
}

/* One dimension after the other. `result` holds one reference throughout. */
TNI_TYPED(roll)
{
    tn_tensor *result = tn_tensor_retain(in->self);
    tn_status status = TN_OK;
    if (in->dims.count == 0 && in->shifts.count == 1) {
        tn_tensor_release(result);
        return roll_flat(in->self, in->shifts.items[0], outs);
    }
    if (in->shifts.count == 0)
        status = tni_fail(TN_ERR_RUNTIME, "`shifts` required");
    else if (in->shifts.count != in->dims.count)
        status =
            tni_fail(TN_ERR_RUNTIME, "shifts and dimensions must align. shifts: %lld, dims:%lld",
                     (long long)in->shifts.count, (long long)in->dims.count);
    else if (in->self->rank == 0)
        status = tni_fail(TN_ERR_INDEX, "Dimension specified as %lld but tensor has no dimensions",
                          (long long)in->dims.items[0]);
    /* Without elements no dimension is checked. */
    int64_t shifts = in->self->numel == 0 ? 0 : in->shifts.count;
    if (shifts == 0 && status == TN_OK) {
        tn_tensor *copy;
        status = tni_clone(in->self, (tn_dtype)in->self->dtype, TN_MEMORY_FORMAT_PRESERVE, &copy);
        if (status == TN_OK) { /* on failure the reference in `result` is dropped below */
            tn_tensor_release(result);
            result = copy;
        }
    }
    for (int64_t i = 0; i < shifts && status == TN_OK; i++) {
        tn_tensor *rolled;
        status = roll_one(result, in->shifts.items[i], in->dims.items[i], &rolled);
        if (status != TN_OK)
            break;
        tn_tensor_release(result);
        result = rolled;
    }
    return tni_return_or_drop(status, result, outs);
}

/* ---- rotations ---- */

/*
 * A rotation by 90 degrees is a flip of one of the two dimensions and a transposition; by 180
 * degrees a flip of both.
 */
TNI_TYPED(rot90)
{
    tn_tensor *flipped;
    tn_tensor *result;
    int64_t dims[2];
    int64_t quarters = (in->k % 4 + 4) % 4;
    if (in->dims.count != 2)
        return tni_fail(TN_ERR_RUNTIME, "expected total rotation dims == 2, but got dims = %lld",
                        (long long)in->dims.count);
    if (in->self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "expected total dims >= 2, but got total dims = %d",
                        in->self->rank);
    TN_TRY(tni_wrap_dim(in->dims.items[0], in->self->rank, &dims[0]));
    TN_TRY(tni_wrap_dim(in->dims.items[1], in->self->rank, &dims[1]));
    if (dims[0] == dims[1])
        return tni_fail(TN_ERR_RUNTIME,
                        "expected rotation dims to be different, but got dim0 = %lld and dim1 = "
                        "%lld",
                        (long long)in->dims.items[0], (long long)in->dims.items[1]);
    if (quarters == 0)
        TN_TRY(
            tni_clone(in->self, (tn_dtype)in->self->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &result));
    else if (quarters == 2)
        TN_TRY(tni_call_flip(in->self, (tni_ints){dims, 2}, &result));
    if (quarters % 2 == 0)
        return tni_return_take(result, outs);
    /*
     * One quarter is a flip of the second dimension, three are a flip of the first; both are then
     * transposed.
     */
    TN_TRY(tni_call_flip(in->self, (tni_ints){&dims[quarters == 1 ? 1 : 0], 1}, &flipped));
    /* In place: only strides are exchanged. */
    tn_status status = tni_call_transpose_(flipped, dims[0], dims[1]);
    return tni_return_or_drop(status, flipped, outs);
}

/* ---- diagonals as matrices ---- */

/* Zeros with self written to a diagonal: the view that diagonal returns for the same offset. */
TNI_TYPED(diag_embed)
{
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    const tn_tensor *self = in->self;
    int64_t sizes[TN_MAX_DIM];
    int64_t dims[2];
    int64_t rank = self->rank + 1;
    tn_tensor *result;
    tn_tensor *view = NULL;
    TN_TRY(tni_check_rank("diag_embed", rank));
    if (self->rank == 0)
        return tni_fail(TN_ERR_INDEX, "Dimension specified as %d but tensor has no dimensions", -1);
    TN_TRY(tni_wrap_dim(in->dim1, rank, &dims[0]));
    TN_TRY(tni_wrap_dim(in->dim2, rank, &dims[1]));
    if (dims[0] == dims[1])
        return tni_fail(TN_ERR_RUNTIME, "diagonal dimensions cannot be identical %lld, %lld",
                        (long long)in->dim1, (long long)in->dim2);
    /* Both dimensions of the matrices have the diagonal's length plus its offset. */
    int64_t far = in->offset < 0 ? tni_mul_wrapping(in->offset, -1) : in->offset;
    /* -INT64_MIN wraps and stays negative. */
    int64_t from = 0;
    if (far < 0 || __builtin_add_overflow(self->sizes[self->rank - 1], far, &far))
        return tni_fail(TN_ERR_RUNTIME,
                        "diag_embed: offset %lld makes a size that int64 cannot say",
                        (long long)in->offset);
    for (int64_t i = 0; i < rank; i++)
        sizes[i] = i == dims[0] || i == dims[1] ? far : self->sizes[from++];
    TN_TRY(tni_new_like(self, (tn_dtype)self->dtype, rank, sizes, &result));
    tn_status status = tni_fill(result, &zero);
    if (status == TN_OK)
        status = tni_call_diagonal(result, in->offset, dims[0], dims[1], &view);
    if (status == TN_OK)
        status = tni_copy(view, self);
    tn_tensor_release(view);
    return tni_return_or_drop(status, result, outs);
}

/* A vector gives a matrix with that diagonal, a matrix a copy of its diagonal. */
TNI_TYPED(diag)
{
    tn_tensor *result;
    if (in->self->rank == 1)
        TN_TRY(tni_call_diag_embed(in->self, in->diagonal, 0, 1, &result));
    else if (in->self->rank == 2)
        TN_TRY(tni_call_diagonal_copy(in->self, in->diagonal, 0, 1, &result));
    else
        return tni_fail(TN_ERR_RUNTIME, "diag(): Supports 1D or 2D tensors. Got %dD",
                        in->self->rank);
    return tni_return_take(result, outs);
}

/* diag of the flattened tensor. */
TNI_TYPED(diagflat)
{
    const int64_t all = -1;
    tn_tensor *line;
    tn_tensor *result;
    TN_TRY(tni_call_reshape(in->self, (tni_ints){&all, 1}, &line));
    tn_status status = tni_call_diag(line, in->offset, &result);
    tn_tensor_release(line);
    TN_TRY(status);
    return tni_return_take(result, outs);
}
