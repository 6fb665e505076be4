/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * stack, cat.out, _chunk_cat, block_diag and meshgrid: operators that join a list of tensors. cat
 * itself is in rearrange.c. All copy each element once, except meshgrid, whose results are views.
 */
#include "args/args_cat_stack.h"
#include "calls/calls_shape.h"
#include "kernels/core/iterator.h"
#include "kernels/core/builder.h"

/* What turns each tensor of a list into what is joined. */
typedef tn_status (*preparation)(tn_tensor *tensor, int64_t dim, tn_tensor **out);

/* Add a dimension of size 1 at `dim`. */
static tn_status unsqueezed(tn_tensor *tensor, int64_t dim, tn_tensor **out)
{
    return tni_call_unsqueeze(tensor, dim, out);
}

/*
 * Make a list of what `prepare` makes of each tensor. The list owns its tensors; the caller drops
 * it.
 */
static tn_status prepare_all(const tn_call *call, const tni_list *tensors, preparation prepare,
                             int64_t dim, tni_list **out)
{
    tni_list *list;
    tn_status status = TN_OK;
    TN_TRY(tni_list_new(tensors->size, &list));
    for (size_t i = 0; i < tensors->size && status == TN_OK; i++) {
        tn_tensor *tensor = tni_list_tensor(tensors, i);
        tn_tensor *made = NULL;
        status = tensor == NULL
                     ? tni_fail(TN_ERR_RUNTIME, "%s: tensor %zu of the list is undefined",
                                tni_call_name(call), i)
                     : prepare(tensor, dim, &made);
        if (status == TN_OK)
            status = tni_list_add_take(list, made);
    }
    if (status != TN_OK)
        tni_list_drop(list);
    else
        *out = list;
    return status;
}

/* Join what `prepare` makes of each tensor along `dim`. */
static tn_status join(const tn_call *call, const tni_list *tensors, preparation prepare,
                      int64_t prepare_dim, int64_t dim, StableIValue *out)
{
    tni_list *list;
    tn_tensor *result;
    TN_TRY(prepare_all(call, tensors, prepare, prepare_dim, &list));
    tn_status status = tni_call_cat(list, dim, &result);
    tni_list_drop(list);
    TN_TRY(status);
    return tni_return_take(result, out);
}

/*
 * All tensors must have the sizes of the first; then each gets a new dimension, along which cat
 * joins.
 */
TNI_TYPED(stack)
{
    const tni_list *tensors = in->tensors;
    tni_shape_text texts[2];
    int64_t dim;
    if (tensors->size == 0)
        return tni_fail(TN_ERR_RUNTIME, "stack expects a non-empty TensorList");
    const tn_tensor *first = tni_list_tensor(tensors, 0);
    TN_TRY(tni_wrap_dim(in->dim, (first != NULL ? first->rank : 0) + 1, &dim));
    /* Undefined tensors are reported by prepare_all. */
    for (size_t i = 1; i < tensors->size && first != NULL; i++) {
        const tn_tensor *other = tni_list_tensor(tensors, i);
        if (other != NULL && !tni_has_sizes(other, first->rank, first->sizes))
            return tni_fail(TN_ERR_RUNTIME,
                            "stack expects each tensor to be equal size, but got %s at entry 0 "
                            "and %s at entry %zu",
                            tni_shape_print(&texts[0], first->rank, first->sizes),
                            tni_shape_print(&texts[1], other->rank, other->sizes), i);
    }
    return join(call, tensors, unsqueezed, dim, dim, outs);
}

/* Computed in a new tensor and copied, so `out` must not overlap an input. */
TNI_TYPED(cat_out)
{
    tn_tensor *result = NULL;
    for (size_t i = 0; i < in->tensors->size; i++)
        if (tni_list_tensor(in->tensors, i) != NULL)
            TN_TRY(tni_check_disjoint(in->out, tni_list_tensor(in->tensors, i)));
    tn_status status = tni_call_cat(in->tensors, in->dim, &result);
    return tni_deliver(call, status, result, in->out, outs);
}

/* ---- _chunk_cat ---- */

/*
 * Check what PyTorch checks of _chunk_cat and wrap the dimension. Negative dimensions are allowed
 * only if all ranks are equal; the sizes before `dim` must be equal.
 */
static tn_status check_chunked(const tni_list *tensors, int64_t dim, int64_t chunks,
                               int64_t *wrapped)
{
    if (tensors->size == 0)
        return tni_fail(TN_ERR_RUNTIME, "_chunk_cat expects a non-empty input tensor list");
    if (chunks < 1)
        return tni_fail(TN_ERR_RUNTIME, "_chunk_cat expects positive num_chunks");
    const tn_tensor *first = tni_list_tensor(tensors, 0);
    for (size_t i = 0; i < tensors->size; i++) {
        const tn_tensor *other = tni_list_tensor(tensors, i);
        if (other == NULL || other->numel == 0 || other->dtype != first->dtype)
            return tni_fail(TN_ERR_RUNTIME,
                            "_chunk_cat expects non-empty tensors of the same "
                            "dtype, but tensor %zu is not",
                            i);
        if (dim < 0 && other->rank != first->rank)
            return tni_fail(TN_ERR_RUNTIME, "_chunk_cat expects non-negative dim when input "
                                            "tensors have different ndims");
    }
    /* A negative dimension counts from the end, for which all ranks must be equal. */
    if (dim < 0 || tensors->size == 1)
        TN_TRY(tni_wrap_size_dim(dim, first->rank, &dim));
    for (size_t i = 0; i < tensors->size; i++) {
        const tn_tensor *other = tni_list_tensor(tensors, i);
        if (dim >= other->rank)
            return tni_fail(TN_ERR_RUNTIME, "_chunk_cat expects dim < ndim for all input tensors");
        if (memcmp(other->sizes, first->sizes, (size_t)dim * sizeof *first->sizes) != 0)
            return tni_fail(TN_ERR_RUNTIME, "_chunk_cat expects same sizes of 0,...,dim-1 "
                                            "dimensions for all tensors");
    }
    *wrapped = dim;
    return TN_OK;
}

/*
 * Return the tensor filled up with zeros to a multiple of `chunks` along `dim`, and reshaped to
 * [sizes before dim, chunks, everything else].
 */
static tn_tensor *chunked(tni_builder *s, tn_tensor *tensor, int64_t dim, int64_t chunks)
{
    int64_t pad[2 * TN_MAX_DIM] = {0};
    int64_t sizes[TN_MAX_DIM];
    int64_t own = tensor->sizes[dim];
    int64_t filled = tni_mul_saturating(own / chunks + (own % chunks != 0), chunks);
    if (filled == INT64_MAX || dim + 2 > TN_MAX_DIM) {
        TNI_BUILD_DO(s, tni_fail(TN_ERR_RUNTIME,
                                 "_chunk_cat: %lld chunks of a dimension of size "
                                 "%lld",
                                 (long long)chunks, (long long)own));
        return NULL;
    }
    /* constant_pad_nd counts pairs from the last dimension: this is the amount after `dim`. */
    pad[2 * (tensor->rank - 1 - dim) + 1] = filled - own;
    memcpy(sizes, tensor->sizes, (size_t)dim * sizeof *sizes);
    sizes[dim] = chunks;
    /* All dimensions from `dim` on become one row per chunk. */
    sizes[dim + 1] = -1;
    if (filled != own)
        tensor = TNI_BUILD(s, constant_pad_nd, tensor, ((tni_ints){pad, 2 * (tensor->rank - dim)}),
                           TNI_INT_SCALAR(0));
    return TNI_BUILD(s, reshape, tensor, ((tni_ints){sizes, dim + 2}));
}

/*
 * Chunk i of the result is chunk i of every tensor, one after the other: cat of the chunked tensors
 * along the dimension after the chunks.
 */
TNI_TYPED(_chunk_cat)
{
    tni_builder s = {0};
    int64_t dim = 0;
    TN_TRY(check_chunked(in->tensors, in->dim, in->num_chunks, &dim));
    tni_list *list = tni_builder_list(&s, in->tensors->size);
    for (size_t i = 0; tni_builder_go_on(&s) && i < in->tensors->size; i++) {
        tni_builder inner = tni_builder_inner(&s);
        tni_builder_add(&inner, list,
                        chunked(&inner, tni_list_tensor(in->tensors, i), dim, in->num_chunks));
        tni_builder_join(&s, &inner);
    }
    tn_tensor *result = TNI_BUILD(&s, cat, list, dim + 1);
    tni_list_drop(list);
    return tni_builder_return(&s, result, outs);
}

/* ---- block_diag ---- */

/* Set rows, columns and dtype of the result. A block of fewer than two dimensions is one row. */
static tn_status plan_blocks(const tni_list *tensors, int64_t *sizes, tn_dtype *dtype)
{
    sizes[0] = sizes[1] = 0;
    for (size_t i = 0; i < tensors->size; i++) {
        const tn_tensor *block = tni_list_tensor(tensors, i);
        if (block == NULL || block->rank > 2)
            return tni_fail(TN_ERR_RUNTIME,
                            "torch.block_diag: Input tensors must have 2 or fewer dimensions. "
                            "Input %zu has %d dimensions",
                            i, block == NULL ? -1 : block->rank);
        if (__builtin_add_overflow(sizes[0], block->rank == 2 ? block->sizes[0] : 1, &sizes[0]) ||
            __builtin_add_overflow(sizes[1], block->rank == 0 ? 1 : block->sizes[block->rank - 1],
                                   &sizes[1]))
            return tni_fail(TN_ERR_RUNTIME,
                            "torch.block_diag: the sizes up to input %zu add up to more than fits "
                            "64 bits",
                            i);
        if (i > 0)
            TN_TRY(tni_check_promotion(*dtype, (tn_dtype)block->dtype));
        *dtype = i == 0 ? (tn_dtype)block->dtype : tni_promote(*dtype, (tn_dtype)block->dtype);
    }
    return TN_OK;
}

/* An empty list gives an empty [1, 0]; else zeros, into whose diagonal the blocks are copied. */
TNI_TYPED(block_diag)
{
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    int64_t sizes[2];
    int64_t at = 0;
    tn_dtype dtype = TN_DTYPE_F32;
    tn_tensor *result;
    if (in->tensors->size == 0) {
        tni_ints none = {(const int64_t[]){1, 0}, 2};
        TN_TRY(tni_call_zeros(none, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, &result));
        return tni_return_take(result, outs);
    }
    TN_TRY(plan_blocks(in->tensors, sizes, &dtype));
    TN_TRY(tni_new_like(tni_list_tensor(in->tensors, 0), dtype, 2, sizes, &result));
    tn_status status = tni_fill(result, &zero);
    for (size_t i = 0; i < in->tensors->size && status == TN_OK; i++) {
        const tn_tensor *block = tni_list_tensor(in->tensors, i);
        tn_tensor *part;
        /* Each block is a view of the result, with its strides, at its place on the diagonal. */
        int64_t part_sizes[2] = {block->rank == 2 ? block->sizes[0] : 1,
                                 block->rank == 0 ? 1 : block->sizes[block->rank - 1]};
        status = tni_tensor_as_strided(result, 2, part_sizes, result->strides, at, &part);
        if (status == TN_OK) {
            status = tni_copy(part, block);
            tn_tensor_release(part);
        }
        /*
         * The next block begins one block down and to the right; only after the last is that out of
         * range.
         */
        at = tni_add_wrapping(at, tni_mul_wrapping(part_sizes[0], sizes[1]));
        at = tni_add_wrapping(at, part_sizes[1]);
    }
    return tni_return_or_drop(status, result, outs);
}

/* ---- grids ---- */

/*
 * View each vector along a dimension of its own, expanded along all others. Indexing "xy" is "ij"
 * with the first two dimensions exchanged, so vector 0 runs along dimension 1 and vector 1 along 0.
 */
static tn_status meshgrid(const tn_call *call, const tni_list *tensors, bool is_xy,
                          StableIValue *out)
{
    int64_t sizes[TN_MAX_DIM];
    int64_t rank = (int64_t)tensors->size;
    tni_list *list;
    if (rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "meshgrid expects a non-empty TensorList");
    TN_TRY(tni_check_rank("meshgrid", rank));
    const tn_tensor *first = tni_list_tensor(tensors, 0);
    for (int64_t i = 0; i < rank; i++) {
        const tn_tensor *tensor = tni_list_tensor(tensors, (size_t)i);
        if (tensor == NULL || tensor->rank > 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "torch.meshgrid: Expected 0D or 1D tensor in the tensor list but got "
                            "one with %d dimensions",
                            tensor == NULL ? -1 : tensor->rank);
        if (tensor->dtype != first->dtype)
            return tni_fail(TN_ERR_RUNTIME,
                            "torch.meshgrid expects all tensors to have the same dtype");
        /* A number counts as a vector of one element. */
        sizes[is_xy && rank > 1 && i < 2 ? 1 - i : i] = tensor->numel;
    }
    TN_TRY(tni_list_new(tensors->size, &list));
    tn_status status = TN_OK;
    for (int64_t i = 0; i < rank && status == TN_OK; i++) {
        int64_t along = is_xy && rank > 1 && i < 2 ? 1 - i : i;
        int64_t shape[TN_MAX_DIM];
        tn_tensor *line = NULL;
        tn_tensor *grid = NULL;
        for (int64_t k = 0; k < rank; k++)
            shape[k] = k == along ? sizes[along] : 1;
        status = tni_call_view(tni_list_tensor(tensors, (size_t)i), (tni_ints){shape, rank}, &line);
        if (status == TN_OK)
            status = tni_call_expand(line, (tni_ints){sizes, rank}, false, &grid);
        tn_tensor_release(line);
        if (status == TN_OK)
            status = tni_list_add_take(list, grid);
    }
    (void)call;
    return tni_return_list(status, list, out);
}

TNI_TYPED(meshgrid)
{
    return meshgrid(call, in->tensors, false, outs);
}

TNI_TYPED(meshgrid_indexing)
{
    bool is_xy = strcmp(in->indexing->data, "xy") == 0;
    if (!is_xy && strcmp(in->indexing->data, "ij") != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.meshgrid: indexing must be one of \"xy\" or \"ij\", but received: "
                        "%s",
                        in->indexing->data);
    return meshgrid(call, in->tensors, is_xy, outs);
}
