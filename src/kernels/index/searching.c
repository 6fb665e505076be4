/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * searchsorted and bucketize: the position of each value among sorted boundaries, by binary search,
 * in parallel over the values: O(log length) each. Values and boundaries are compared in the dtype
 * that promotion gives, as int64 or double; a nan value comes behind all boundaries.
 */
#include "args/args_searching.h"
#include "kernels/core/isa.h"
#include "kernels/index/search_loops.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/core/builder.h"

/*
 * One call. Values and boundaries are row-major; the innermost rows correspond, and a single row of
 * boundaries serves all values.
 */
typedef struct search {
    bool is_right;         /* positions behind equal boundaries, else before them */
    bool is_whole;         /* numbers are int64, else double */
    int64_t length;        /* boundaries in a row */
    int64_t values;        /* values that share a row of boundaries */
    const void *bounds;    /* the boundaries */
    const void *wanted;    /* the values */
    const int64_t *sorter; /* for each row the order of its boundaries; NULL: ascending */
    int64_t *positions;    /* the results, one for each value */
} search;

/* Find the positions of values [begin, end): of those that share a row of boundaries at once. */
static void search_range(int64_t begin, int64_t end, void *context)
{
    const search *s = context;
    const tni_search_loops *loops = TNI_OF_ISA(&tni_search_loops);
    for (int64_t i = begin, next; i < end; i = next) {
        int64_t row = i / s->values;
        int64_t first = row * s->length;
        const int64_t *sorter = s->sorter != NULL ? s->sorter + first : NULL;
        next = (row + 1) * s->values < end ? (row + 1) * s->values : end;
        if (s->is_whole)
            loops->find_whole((const int64_t *)s->bounds + first, sorter, s->length,
                              (const int64_t *)s->wanted + i, next - i, s->is_right,
                              s->positions + i);
        else
            loops->find_real((const double *)s->bounds + first, sorter, s->length,
                             (const double *)s->wanted + i, next - i, s->is_right,
                             s->positions + i);
    }
}

/* ---- checks ---- */

/* Check `side`, which may be NULL, and that it does not contradict `right`. */
static tn_status check_side(const tni_string *side, bool is_right)
{
    if (side == NULL)
        return TN_OK;
    bool is_left = side->length == 4 && memcmp(side->data, "left", 4) == 0;
    if (!is_left && !(side->length == 5 && memcmp(side->data, "right", 5) == 0))
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.searchsorted(): side can only be 'left' or 'right' but got %.*s",
                        (int)side->length, side->data);
    if (is_left && is_right)
        return tni_fail(TN_ERR_RUNTIME, "torch.searchsorted(): side and right can't be set to "
                                        "opposites, got side of left while right was True");
    return TN_OK;
}

/* TN_ERR_RUNTIME unless the sorter has the shape of the boundaries, in int64. */
static tn_status check_sorter(const tn_tensor *bounds, const tn_tensor *sorter)
{
    bool fits = sorter->rank == bounds->rank;
    for (int64_t i = 0; fits && i < bounds->rank; i++)
        fits = sorter->sizes[i] == bounds->sizes[i];
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.searchsorted(): boundary and sorter must have the same size");
    if (sorter->dtype != TN_DTYPE_I64)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.searchsorted(): sorter must be a tensor of long "
                        "dtype but got dtype %s",
                        tni_scalar_name(sorter->dtype));
    return TN_OK;
}

/* TN_ERR_RUNTIME unless every element of the sorter is the position of a boundary. */
static tn_status check_order(const tn_tensor *sorter, int64_t length)
{
    const int64_t *items = sorter->data;
    for (int64_t i = 0; i < sorter->numel && items != NULL; i++)
        if (items[i] < 0 || items[i] >= length)
            return tni_fail(TN_ERR_RUNTIME, "torch.searchsorted(): sorter index out of range");
    return TN_OK;
}

/* TN_ERR_RUNTIME unless there is one row of boundaries, or one for each row of values. */
static tn_status check_shapes(const tn_tensor *bounds, const tn_tensor *values)
{
    tni_shape_text texts[2];
    bool fits = bounds->rank == values->rank;
    if (bounds->rank == 0)
        return tni_fail(TN_ERR_RUNTIME, "torch.searchsorted(): boundaries tensor should have "
                                        "positive dimension, but got 0 dimension");
    if (values->rank == 0 && bounds->rank != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.searchsorted(): input value can be a scalar only when boundaries "
                        "tensor dimension is 1, but we got boundaries tensor dim(%d)",
                        (int)bounds->rank);
    for (int64_t i = 0; fits && i + 1 < bounds->rank; i++)
        fits = bounds->sizes[i] == values->sizes[i];
    if (!fits && bounds->rank != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "torch.searchsorted(): boundaries tensor should be 1 dimension or the "
                        "first N-1 dimensions of boundaries tensor and input value tensor must "
                        "match, but we got boundaries tensor %s and input value tensor %s",
                        tni_shape_print(&texts[0], bounds->rank, bounds->sizes),
                        tni_shape_print(&texts[1], values->rank, values->sizes));
    return TN_OK;
}

/* ---- the work ---- */

/*
 * Return the numbers row-major, as int64 or double. They are converted to the promoted dtype first,
 * where some become equal; the builder keeps them.
 */
static tn_tensor *widened(tni_builder *s, tn_tensor *from, tn_dtype common)
{
    tn_dtype wide = tni_category(common) < 2 ? TN_DTYPE_I64 : TN_DTYPE_F64;
    tn_tensor *promoted = TNI_BUILD_OF(s, tni_to_dtype(from, common, &s->made));
    return tni_builder_contiguous(s, promoted, wide);
}

/* Write the position of each value to `positions`, which is int64 and row-major. */
static void find_positions(tni_builder *s, tn_tensor *bounds, tn_tensor *values, tn_tensor *sorter,
                           bool is_right, tn_tensor *positions)
{
    tn_dtype common = tni_result_type(bounds, values);
    search what = {.is_right = is_right, .is_whole = tni_category(common) < 2};
    tn_tensor *from = widened(s, bounds, common);
    tn_tensor *wanted = widened(s, values, common);
    tn_tensor *order = sorter != NULL ? TNI_BUILD_OF(s, tni_contiguous(sorter, &s->made)) : NULL;
    what.length = bounds->sizes[bounds->rank - 1];
    what.values = bounds->rank == 1 ? values->numel : values->sizes[values->rank - 1];
    if (order != NULL)
        TNI_BUILD_DO(s, check_order(order, what.length));
    if (!tni_builder_go_on(s) || positions->data == NULL || positions->numel == 0)
        return;
    if (what.length == 0) { /* every position is 0, and rows have no memory */
        memset(positions->data, 0, (size_t)positions->numel * sizeof *what.positions);
        return;
    }
    what.bounds = from->data;
    what.wanted = wanted->data;
    what.sorter = order != NULL ? order->data : NULL;
    what.positions = positions->data;
    tni_parallel_for(0, positions->numel, 2048, search_range, &what);
}

/*
 * The common kernel: promote, search, convert the positions to int32 if asked. Dtypes are only
 * refused if there are values.
 */
static tn_status return_positions(tn_tensor *bounds, tn_tensor *values, tn_tensor *sorter,
                                  bool is_right, bool is_int32, StableIValue *outs)
{
    tni_builder s = {0};
    tn_dtype common = tni_result_type(bounds, values);
    if (values->numel > 0)
        TN_TRY(tni_find_result_type(bounds, values, &common));
    bool is_wide = common == TN_DTYPE_U16 || common == TN_DTYPE_U32 || common == TN_DTYPE_U64;
    if (values->numel > 0 && (is_wide || common == TN_DTYPE_BOOL || tni_category(common) == 3))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"searchsorted_out_cpu\" not implemented for '%s'",
                        tni_scalar_name(common));
    tn_tensor *positions =
        TNI_BUILD_OF(&s, tni_new_like(values, TN_DTYPE_I64, values->rank, values->sizes, &s.made));
    if (tni_builder_go_on(&s))
        find_positions(&s, bounds, values, sorter, is_right, positions);
    if (is_int32)
        positions = TNI_BUILD_OF(&s, tni_to_dtype(positions, TN_DTYPE_I32, &s.made));
    return tni_builder_return(&s, positions, outs);
}

/* searchsorted after its checks: 'right' is the longer word of `side`. */
static tn_status search_sorted(tn_tensor *bounds, tn_tensor *values, bool is_int32, bool is_right,
                               const tni_string *side, tn_tensor *sorter, StableIValue *outs)
{
    TN_TRY(check_side(side, is_right));
    TN_TRY(check_shapes(bounds, values));
    if (sorter != NULL)
        TN_TRY(check_sorter(bounds, sorter));
    bool goes_right = is_right || (side != NULL && side->length == 5);
    return return_positions(bounds, values, sorter, goes_right, is_int32, outs);
}

TNI_TYPED(searchsorted_Tensor)
{
    return search_sorted(in->sorted_sequence, in->self, in->out_int32, in->right, in->side,
                         in->sorter, outs);
}

/* A number takes part in type promotion as a number. */
TNI_TYPED(searchsorted_Scalar)
{
    tni_builder s = {0};
    tn_tensor *value =
        TNI_BUILD_OF(&s, tni_new_number(in->self, in->sorted_sequence->device, &s.made));
    TNI_BUILD_DO(&s, search_sorted(in->sorted_sequence, value, in->out_int32, in->right, in->side,
                                   in->sorter, outs));
    return tni_builder_end(&s);
}

/* bucketize is searchsorted with one row of boundaries. */
static tn_status bucketize(tn_tensor *values, tn_tensor *bounds, bool is_int32, bool is_right,
                           StableIValue *outs)
{
    if (bounds->rank != 1)
        return tni_fail(TN_ERR_RUNTIME, "boundaries tensor must be 1 dimension, but got dim(%d)",
                        (int)bounds->rank);
    return return_positions(bounds, values, NULL, is_right, is_int32, outs);
}

TNI_TYPED(bucketize_Tensor)
{
    return bucketize(in->self, in->boundaries, in->out_int32, in->right, outs);
}

TNI_TYPED(bucketize_Scalar)
{
    tni_builder s = {0};
    tn_tensor *value = TNI_BUILD_OF(&s, tni_new_number(in->self, in->boundaries->device, &s.made));
    TNI_BUILD_DO(&s, bucketize(value, in->boundaries, in->out_int32, in->right, outs));
    return tni_builder_end(&s);
}
