/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gradients of operators that move elements, where a formula in spec/derivatives.yaml cannot
 * express them; it calls them as native functions. They call operators, so they are differentiable
 * themselves. Of arguments named `like` only the geometry is read.
 */
#include "calls/calls_shape.h"
#include "kernels/core/builder.h"

/* ---- inverse orders ---- */

/* permuted_back(Tensor grad, int[] dims) -> Tensor: the inverse permutation. */
TNI_FORMULA(permuted_back)
{
    tn_tensor *grad = tni_boxed_tensor(args[0]);
    tni_ints dims = tni_arg_ints(args[1]);
    int64_t back[TN_MAX_DIM];
    tn_tensor *result;
    for (int64_t i = 0; i < dims.count; i++)
        back[dims.items[i] < 0 ? dims.items[i] + dims.count : dims.items[i]] = i;
    TN_TRY(tni_call_permute(grad, (tni_ints){back, dims.count}, &result));
    return tni_return_take(result, outs);
}

/* rolled_back(Tensor grad, int[] shifts, int[] dims) -> Tensor: roll by the negative shifts. */
TNI_FORMULA(rolled_back)
{
    tn_tensor *grad = tni_boxed_tensor(args[0]);
    tni_ints shifts = tni_arg_ints(args[1]);
    int64_t back[TN_MAX_DIM];
    tn_tensor *result;
    if (shifts.count > TN_MAX_DIM)
        return tni_fail(TN_ERR_RUNTIME, "roll: more than %d shifts", TN_MAX_DIM);
    for (int64_t i = 0; i < shifts.count; i++)
        back[i] = tni_mul_wrapping(-1, shifts.items[i]);
    TN_TRY(tni_call_roll(grad, (tni_ints){back, shifts.count}, tni_arg_ints(args[2]), &result));
    return tni_return_take(result, outs);
}

/*
 * unpadded(Tensor grad, int[] pad) -> Tensor: without what constant_pad_nd(pad) added, which is a
 * padding by the negative amounts.
 */
TNI_FORMULA(unpadded)
{
    tn_tensor *grad = tni_boxed_tensor(args[0]);
    tni_ints pad = tni_arg_ints(args[1]);
    int64_t back[2 * TN_MAX_DIM];
    tn_tensor *result;
    for (int64_t i = 0; i < pad.count; i++)
        back[i] = tni_mul_wrapping(-1, pad.items[i]);
    TN_TRY(tni_call_constant_pad_nd(grad, (tni_ints){back, pad.count}, TNI_INT_SCALAR(0), &result));
    return tni_return_take(result, outs);
}

/*
 * repeats_summed(Tensor grad, Tensor like, int[] repeats) -> Tensor: the gradient of repeat, the
 * sum over the repetitions. Each repeated dimension is split into [repetitions, size]; repetitions
 * of 1 get no dimension, to stay below the largest rank.
 */
TNI_FORMULA(repeats_summed)
{
    tni_builder s = {0};
    tn_tensor *grad = tni_boxed_tensor(args[0]);
    const tn_tensor *like = tni_boxed_tensor(args[1]);
    tni_ints repeats = tni_arg_ints(args[2]);
    int64_t sizes[2 * TN_MAX_DIM];
    int64_t dims[TN_MAX_DIM];
    int64_t rank = 0;
    int64_t count = 0;
    for (int64_t i = 0; i < repeats.count; i++) {
        int64_t from = i - (repeats.count - like->rank);
        if (repeats.items[i] != 1 || from < 0) {
            dims[count++] = rank;
            sizes[rank++] = repeats.items[i];
        }
        if (from >= 0)
            sizes[rank++] = like->sizes[from];
    }
    if (rank > TN_MAX_DIM)
        return tni_fail(TN_ERR_RUNTIME, "repeat: more than %d dimensions take part", TN_MAX_DIM);
    if (count == 0)
        return tni_return_same(grad, outs);
    tn_tensor *grid = TNI_BUILD(&s, reshape, grad, ((tni_ints){sizes, rank}));
    return tni_builder_return(
        &s,
        TNI_BUILD(&s, sum_dim_IntList, grid, ((tni_ints){dims, count}), false, TN_DTYPE_UNDEFINED),
        outs);
}

/* ---- several tensors in one ---- */

/* Return zeros like `grad` in other sizes. */
static tn_tensor *zeros_like_shape(tni_builder *s, tn_tensor *grad, tni_ints sizes)
{
    return TNI_BUILD(s, new_zeros, grad, sizes, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL);
}

/* Return the slice [start, start + length) along `dim`. */
static tn_tensor *part_of(tni_builder *s, tn_tensor *grad, int64_t dim, int64_t start,
                          int64_t length)
{
    return TNI_BUILD(s, slice_Tensor, grad, dim, (tni_maybe_int){true, start},
                     (tni_maybe_int){true, start + length}, 1);
}

/* pieces(Tensor grad, Tensor[] like, int dim) -> Tensor[]: the inverse of cat(like, dim). */
TNI_FORMULA(pieces)
{
    tni_builder all = {0};
    tn_tensor *grad = tni_boxed_tensor(args[0]);
    const tni_list *like = tni_arg_list(args[1]);
    int64_t dim = tni_arg_int(args[2]);
    int64_t start = 0;
    TN_TRY(tni_wrap_dim(dim, grad->rank, &dim));
    tni_list *list = tni_builder_list(&all, like->size);
    for (size_t i = 0; i < like->size; i++) {
        tni_builder s = tni_builder_inner(&all);
        const tn_tensor *each = tni_boxed_tensor(like->items[i]);
        /* cat skips empty vectors whatever the rank of the others */
        bool is_skipped = each->rank != grad->rank;
        int64_t length = is_skipped ? 0 : each->sizes[dim];
        tni_builder_add(&s, list,
                        is_skipped ? zeros_like_shape(&s, grad, TNI_INT_LIST(0))
                                   : part_of(&s, grad, dim, start, length));
        start += length;
        tni_builder_join(&all, &s);
    }
    return tni_builder_return_list(&all, list, outs);
}

/* blocks(Tensor grad, Tensor[] like) -> Tensor[]: the inverse of block_diag(like). */
TNI_FORMULA(blocks)
{
    tni_builder all = {0};
    tn_tensor *grad = tni_boxed_tensor(args[0]);
    const tni_list *like = tni_arg_list(args[1]);
    int64_t row = 0;
    int64_t column = 0;
    tni_list *list = tni_builder_list(&all, like->size);
    for (size_t i = 0; i < like->size; i++) {
        tni_builder s = tni_builder_inner(&all);
        const tn_tensor *each = tni_boxed_tensor(like->items[i]);
        int64_t height = each->rank == 2 ? each->sizes[0] : 1;
        int64_t width = each->rank > 0 ? each->sizes[each->rank - 1] : 1;
        tn_tensor *rows = part_of(&s, grad, 0, row, height);
        tn_tensor *block = part_of(&s, rows, 1, column, width);
        tni_builder_add(&s, list,
                        TNI_BUILD(&s, reshape, block, ((tni_ints){each->sizes, each->rank})));
        row += height;
        column += width;
        tni_builder_join(&all, &s);
    }
    return tni_builder_return_list(&all, list, outs);
}

/* ---- as_strided ---- */

/* Where a view lies in a storage, counted in elements from the first one that matters. */
typedef struct area {
    tni_ints sizes;   /* of each dimension */
    tni_ints strides; /* in elements */
    int64_t offset;   /* of the first element */
} area;

/* Return how many elements a storage needs for the area; 0 for an empty one. */
static int64_t end_of(const area *of)
{
    int64_t end = of->offset + 1;
    for (int64_t i = 0; i < of->sizes.count; i++) {
        if (of->sizes.items[i] == 0)
            return 0;
        end += tni_mul_wrapping(of->sizes.items[i] - 1, of->strides.items[i]);
    }
    return end;
}

/*
 * Return whether two indices may name one element: unless, by growing stride, every dimension steps
 * over everything that the smaller ones reach. `true` may be wrong, `false` never is.
 */
static bool may_overlap(const area *of)
{
    bool is_done[TN_MAX_DIM] = {false};
    int64_t walked = 0; /* from the first to the last element of the dimensions done */
    for (int64_t n = 0; n < of->sizes.count; n++) {
        int64_t next = -1;
        for (int64_t i = 0; i < of->sizes.count; i++)
            if (!is_done[i] && (next < 0 || of->strides.items[i] < of->strides.items[next]))
                next = i;
        is_done[next] = true;
        if (of->sizes.items[next] == 1)
            continue;
        if (of->strides.items[next] <= walked)
            return true;
        walked += tni_mul_wrapping(of->sizes.items[next] - 1, of->strides.items[next]);
    }
    return false;
}

/*
 * Return the position in the storage of every element of the area, as a vector: as_strided of 0, 1,
 * 2, ...
 */
static tn_tensor *numbers_of(tni_builder *s, const tn_tensor *like, const area *of, int64_t count)
{
    tn_tensor *line = TNI_BUILD(s, arange, TNI_INT_SCALAR(count), TN_DTYPE_I64, -1,
                                ((tni_maybe_device){true, like->device}), TNI_NO_BOOL);
    tn_tensor *view =
        TNI_BUILD(s, as_strided, line, of->sizes, of->strides, ((tni_maybe_int){true, of->offset}));
    return TNI_BUILD(s, reshape, view, TNI_INT_LIST(-1));
}

/*
 * Return a storage of zeros, as a vector, to which `source` is added where the area lies. Without
 * overlap that is a scatter.
 */
static tn_tensor *gathered(tni_builder *s, tn_tensor *source, const area *of, int64_t count)
{
    tn_tensor *base = zeros_like_shape(s, source, TNI_INT_LIST(count));
    if (!may_overlap(of))
        return TNI_BUILD(s, as_strided_scatter, base, source, of->sizes, of->strides,
                         ((tni_maybe_int){true, of->offset}));
    tn_tensor *numbers = numbers_of(s, source, of, count);
    tn_tensor *line = TNI_BUILD(s, reshape, source, TNI_INT_LIST(-1));
    return TNI_BUILD(s, index_add, base, 0, numbers, line, TNI_INT_SCALAR(1));
}

/* Return how many indices of the area name each element of a storage. */
static tn_tensor *uses_of(tni_builder *s, tn_tensor *grad, const area *of, int64_t count)
{
    tn_tensor *base = zeros_like_shape(s, grad, TNI_INT_LIST(count));
    tn_tensor *numbers = numbers_of(s, grad, of, count);
    if (!tni_builder_go_on(s))
        return NULL;
    tn_tensor *ones = TNI_BUILD(s, new_ones, grad, TNI_INT_LIST(numbers->numel), TN_DTYPE_UNDEFINED,
                                -1, TNI_NO_DEVICE, TNI_NO_BOOL);
    return TNI_BUILD(s, index_add, base, 0, numbers, ones, TNI_INT_SCALAR(1));
}

/*
 * strided_backward(Tensor grad, Tensor like, int[] sizes, int[] strides, int offset) -> Tensor: the
 * gradient of as_strided, for a tensor with the geometry of `like`. `grad` is added into a storage
 * that both views share, which is then read as the tensor lies in it. Where the tensor itself names
 * an element several times, each index gets an equal share.
 */
TNI_FORMULA(strided_backward)
{
    tni_builder s = {0};
    tn_tensor *grad = tni_boxed_tensor(args[0]);
    const tn_tensor *like = tni_boxed_tensor(args[1]);
    area to = {{like->sizes, like->rank}, {like->strides, like->rank}, like->offset};
    area from = {tni_arg_ints(args[2]), tni_arg_ints(args[3]), tni_arg_int(args[4])};
    int64_t first = tni_min(to.offset, from.offset);
    to.offset -= first;
    from.offset -= first;
    int64_t count = end_of(&to) > end_of(&from) ? end_of(&to) : end_of(&from);
    if (grad->numel == 0 || like->numel == 0)
        return tni_builder_return(&s, zeros_like_shape(&s, grad, to.sizes), outs);
    tn_tensor *base = gathered(&s, grad, &from, count);
    if (may_overlap(&to))
        base = TNI_BUILD(&s, div_Tensor, base, uses_of(&s, grad, &to, count));
    return tni_builder_return(
        &s,
        TNI_BUILD(&s, as_strided, base, to.sizes, to.strides, ((tni_maybe_int){true, to.offset})),
        outs);
}
