/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * hstack, vstack, row_stack, dstack, column_stack: cat along a dimension that some of the tensors
 * lack and get first. concat, concatenate: other names of cat. cartesian_prod, combinations:
 * products of sets.
 */
#include "args/args_hstack_products.h"
#include "calls/calls_shape.h"
#include "kernels/core/builder.h"

/* Fail for an empty list. */
static tn_status check_any(const tni_list *tensors, const char *name)
{
    return tensors->size > 0 ? TN_OK
                             : tni_fail(TN_ERR_RUNTIME, "%s expects a non-empty TensorList", name);
}

/*
 * Return the tensor with at least `least` dimensions: of size 1 in front and, for the third, at the
 * end, so that a vector becomes [1, n] or [1, n, 1].
 */
static tn_tensor *raise_rank(tni_builder *s, tn_tensor *self, int64_t least)
{
    tn_tensor *result = self;
    if (self->rank >= least)
        return self;
    if (self->rank == 0)
        return TNI_BUILD(s, reshape, self, ((tni_ints){(const int64_t[]){1, 1, 1}, least}));
    if (self->rank == 1 && least > 1)
        result = TNI_BUILD(s, unsqueeze, result, 0);
    if (least == 3)
        result = TNI_BUILD(s, unsqueeze, result, -1);
    return result;
}

/* Give each tensor at least `least` dimensions and join them along `dim`. */
static tn_status stack(const char *name, const tni_list *tensors, int64_t least, int64_t dim,
                       StableIValue *outs)
{
    tni_builder s = {0};
    TN_TRY(check_any(tensors, name));
    tni_list *raised = tni_builder_list(&s, tensors->size);
    for (size_t i = 0; i < tensors->size && tni_builder_go_on(&s); i++) {
        tni_builder each = tni_builder_inner(&s);
        tn_tensor *tensor = tni_list_tensor(tensors, i);
        if (tensor == NULL)
            s.status = tni_fail(TN_ERR_RUNTIME, "%s: tensor %zu is undefined", name, i);
        else
            tni_builder_add(&each, raised, raise_rank(&each, tensor, least));
        tni_builder_join(&s, &each);
    }
    tn_tensor *result = TNI_BUILD(&s, cat, raised, dim);
    tni_list_drop(raised);
    return tni_builder_return(&s, result, outs);
}

/* Vectors are joined end to end, everything else along dimension 1. The first tensor decides. */
TNI_TYPED(hstack)
{
    TN_TRY(check_any(in->tensors, "hstack"));
    const tn_tensor *first = tni_list_tensor(in->tensors, 0);
    return stack("hstack", in->tensors, 1, first != NULL && first->rank <= 1 ? 0 : 1, outs);
}

TNI_TYPED(vstack)
{
    return stack("vstack", in->tensors, 2, 0, outs);
}

TNI_TYPED(row_stack)
{
    return stack("vstack", in->tensors, 2, 0, outs);
}

TNI_TYPED(dstack)
{
    return stack("dstack", in->tensors, 3, 2, outs);
}

/* Append a vector or a number as a column [n, 1]. */
static void add_column(tni_builder *s, tni_list *columns, tn_tensor *vector)
{
    tni_builder each = tni_builder_inner(s);
    tn_tensor *column = TNI_BUILD(&each, reshape, vector, TNI_INT_LIST(vector->numel, 1));
    tni_builder_add(&each, columns, column);
    tni_builder_join(s, &each);
}

/* Vectors and numbers become columns; matrices are joined as they are. */
TNI_TYPED(column_stack)
{
    tni_builder s = {0};
    TN_TRY(check_any(in->tensors, "column_stack"));
    tni_list *columns = tni_builder_list(&s, in->tensors->size);
    for (size_t i = 0; i < in->tensors->size; i++) {
        tn_tensor *tensor = tni_list_tensor(in->tensors, i);
        if (tensor == NULL)
            TNI_BUILD_DO(&s, tni_fail(TN_ERR_RUNTIME, "column_stack: tensor %zu is undefined", i));
        else if (tensor->rank <= 1)
            add_column(&s, columns, tensor);
        else
            tni_builder_add(&s, columns, tensor);
    }
    tn_tensor *result = TNI_BUILD(&s, hstack, columns);
    tni_list_drop(columns);
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(concat)
{
    tn_tensor *result;
    TN_TRY(tni_call_cat(in->tensors, in->dim, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(concatenate)
{
    tn_tensor *result;
    TN_TRY(tni_call_cat(in->tensors, in->dim, &result));
    return tni_return_take(result, outs);
}

/* ---- products of sets ---- */

/* Return vector `at` along its own dimension, expanded along those of all others. */
static tn_tensor *expand_along(tni_builder *s, tn_tensor *vector, size_t at, tni_ints sizes)
{
    int64_t ones[TN_MAX_DIM];
    for (int64_t i = 0; i < sizes.count; i++)
        ones[i] = i == (int64_t)at ? -1 : 1;
    tn_tensor *line = TNI_BUILD(s, reshape, vector, ((tni_ints){ones, sizes.count}));
    return TNI_BUILD(s, expand, line, sizes, false);
}

/*
 * Fail unless the list has vectors of one dtype; set their sizes. Messages name meshgrid, as
 * PyTorch's do.
 */
static tn_status check_vectors(const tni_list *tensors, int64_t *sizes)
{
    tni_shape_text text;
    TN_TRY(check_any(tensors, "meshgrid"));
    TN_TRY(tni_check_rank("cartesian_prod", (int64_t)tensors->size));
    for (size_t i = 0; i < tensors->size; i++) {
        const tn_tensor *vector = tni_list_tensor(tensors, i);
        if (vector == NULL || vector->rank != 1)
            return tni_fail(TN_ERR_RUNTIME, "Expect a 1D vector, but got shape %s",
                            vector == NULL ? "of nothing"
                                           : tni_shape_print(&text, vector->rank, vector->sizes));
        if (vector->dtype != tni_list_tensor(tensors, 0)->dtype)
            return tni_fail(TN_ERR_RUNTIME, "meshgrid expects all tensors to have the same dtype");
        sizes[i] = vector->sizes[0];
    }
    return TN_OK;
}

/*
 * The result has a column per vector and a row per choice of one element of each, the last vector
 * varying fastest. A single vector is returned itself.
 */
TNI_TYPED(cartesian_prod)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    size_t count = in->tensors->size;
    TN_TRY(check_vectors(in->tensors, sizes));
    if (count == 1)
        return tni_return_same(tni_list_tensor(in->tensors, 0), outs);
    tni_list *columns = tni_builder_list(&s, count);
    for (size_t i = 0; i < count; i++) {
        tni_builder each = tni_builder_inner(&s);
        tn_tensor *grid = expand_along(&each, tni_list_tensor(in->tensors, i), i,
                                       (tni_ints){sizes, (int64_t)count});
        tni_builder_add(&each, columns, TNI_BUILD(&each, reshape, grid, TNI_INT_LIST(-1, 1)));
        tni_builder_join(&s, &each);
    }
    tn_tensor *result = TNI_BUILD(&s, cat, columns, 1);
    tni_list_drop(columns);
    return tni_builder_return(&s, result, outs);
}

/*
 * Return a mask over the grid of positions of r elements: true where the positions increase
 * strictly or, if `is_weak` (with replacement), do not decrease. Cost: n^r elements.
 */
static tn_tensor *growing(tni_builder *s, const tn_tensor *self, tni_ints sizes, bool is_weak)
{
    tn_tensor *ones = TNI_BUILD(s, ones, TNI_INT_LIST(sizes.items[0]), TN_DTYPE_I64, -1,
                                ((tni_maybe_device){true, self->device}), TNI_NO_BOOL);
    /* 1, 2, ..., n; only their order matters. */
    tn_tensor *positions = TNI_BUILD(s, cumsum, ones, 0, TN_DTYPE_UNDEFINED);
    tn_tensor *mask = TNI_BUILD(s, ones, sizes, TN_DTYPE_BOOL, -1,
                                ((tni_maybe_device){true, self->device}), TNI_NO_BOOL);
    for (int64_t i = 0; i + 1 < sizes.count; i++) {
        tni_builder each = tni_builder_inner(s);
        tn_tensor *here = expand_along(&each, positions, (size_t)i, sizes);
        tn_tensor *next = expand_along(&each, positions, (size_t)i + 1, sizes);
        tn_tensor *grows = is_weak ? TNI_BUILD(&each, le_Tensor, here, next)
                                   : TNI_BUILD(&each, lt_Tensor, here, next);
        /* Both builders must agree, as the mask belongs to the outer one. */
        s->status = each.status;
        mask = TNI_BUILD(s, mul_Tensor, mask, grows);
        tni_builder_join(s, &each);
    }
    return mask;
}

/*
 * Fail with PyTorch's message if n^r exceeds int64. For n >= 2 this also limits r to 63, which is
 * fewer dimensions than a tensor can have.
 */
static tn_status check_choices(int64_t n, int64_t r)
{
    int64_t count = 1;
    for (int64_t i = 0; i < r && n > 1; i++)
        if (__builtin_mul_overflow(count, n, &count))
            return tni_fail(TN_ERR_RUNTIME,
                            "combinations: numel: integer multiplication overflow: %lld to the "
                            "power of %lld",
                            (long long)n, (long long)r);
    return TN_OK;
}

/*
 * The combinations of a vector of one element or none, or with too few elements to choose from: the
 * one element r times if `has_any`, else none.
 */
static tn_status choose_few(tn_tensor *self, int64_t r, bool has_any, StableIValue *outs)
{
    tni_builder s = {0};
    int64_t n = has_any ? self->sizes[0] : 0;
    tn_tensor *kept = TNI_BUILD(&s, narrow, self, 0, 0, n);
    tn_tensor *column = TNI_BUILD(&s, unsqueeze, kept, 1);
    tn_tensor *rows = TNI_BUILD(&s, expand, column, TNI_INT_LIST(n, r), false);
    return tni_builder_return(&s, TNI_BUILD(&s, clone, rows, TN_MEMORY_FORMAT_CONTIGUOUS), outs);
}

/*
 * All choices of r positions form a grid; the mask keeps each combination once. A column per
 * position.
 */
TNI_TYPED(combinations)
{
    tni_builder s = {0};
    int64_t sizes[TN_MAX_DIM];
    tni_shape_text text;
    if (in->self->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "Expect a 1D vector, but got shape %s",
                        tni_shape_print(&text, in->self->rank, in->self->sizes));
    if (in->r < 0)
        return tni_fail(TN_ERR_RUNTIME, "Expect a non-negative number, but got %lld",
                        (long long)in->r);
    if (in->r == 0)
        return tni_builder_return(&s,
                                  TNI_BUILD(&s, new_empty, in->self, TNI_INT_LIST(0),
                                            TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL),
                                  outs);
    /* r = 0 has been handled: PyTorch returns an empty vector for it. */
    int64_t n = in->self->sizes[0];
    TN_TRY(check_choices(n, in->r));
    if (n < 2 || (in->r > n && !in->with_replacement))
        return choose_few(in->self, in->r, in->with_replacement || in->r <= n, outs);
    for (int64_t i = 0; i < in->r; i++)
        sizes[i] = n;
    tni_ints grid = {sizes, in->r};
    tn_tensor *mask = growing(&s, in->self, grid, in->with_replacement);
    tni_list *columns = tni_builder_list(&s, (size_t)in->r);
    for (int64_t i = 0; i < in->r; i++) {
        tni_builder each = tni_builder_inner(&s);
        tn_tensor *all = expand_along(&each, in->self, (size_t)i, grid);
        tn_tensor *picked = TNI_BUILD(&each, masked_select, all, mask);
        tni_builder_add(&each, columns, TNI_BUILD(&each, unsqueeze, picked, 1));
        tni_builder_join(&s, &each);
    }
    tn_tensor *result = TNI_BUILD(&s, cat, columns, 1);
    tni_list_drop(columns);
    return tni_builder_return(&s, result, outs);
}
