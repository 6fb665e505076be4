/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * _unsafe_masked_index and _unsafe_masked_index_put_accumulate: indexing under a mask. Where the
 * mask is false the index may be any number. It is clamped to the valid range, so that the lookup
 * succeeds, and the element is replaced by the fill value afterwards (or by 0, where values are
 * added).
 */
#include "args/args_masked_indexing.h"
#include "calls/calls_index.h"
#include "kernels/core/builder.h"

/* A list of optional tensors in the form that operators take; valid while it stays in place. */
typedef struct index_list {
    tni_list list;                  /* of the items */
    StableIValue items[TN_MAX_DIM]; /* an ivalue each */
    tni_box boxes[TN_MAX_DIM];      /* what the ivalues point to */
} index_list;

/*
 * Return the indices, each clamped to [-size, size - 1] of its dimension, as a list in `to`. The
 * builder keeps the clamped tensors; `name` is the operator's, for messages.
 */
static const tni_list *clamped(tni_builder *s, const char *name, const tn_tensor *self,
                               const tni_list *indices, index_list *to)
{
    if (tni_builder_go_on(s) && indices->size > (size_t)self->rank)
        s->status =
            tni_fail(TN_ERR_INDEX, "too many indices for tensor of dimension %d", self->rank);
    for (size_t i = 0; tni_builder_go_on(s) && i < indices->size; i++) {
        tn_tensor *index = tni_list_maybe_tensor(indices, i);
        /* At least 1: clamping needs a range that is not empty. */
        int64_t size = self->sizes[i] > 0 ? self->sizes[i] : 1;
        if (index != NULL && index->dtype != TN_DTYPE_I64 && index->dtype != TN_DTYPE_I32)
            s->status = tni_fail(TN_ERR_RUNTIME, "%s found unexpected index type %s", name,
                                 tni_scalar_name((tn_dtype)index->dtype));
        tn_tensor *within = index == NULL ? NULL
                                          : TNI_BUILD(s, clamp, index, TNI_INT_SCALAR(-size),
                                                      TNI_INT_SCALAR(size - 1));
        to->items[i] = tni_box_handle_optional(within, &to->boxes[i]);
    }
    to->list = (tni_list){.items = to->items, .size = indices->size};
    return &to->list;
}

/*
 * Return self, or, if it has no elements, zeros to look up in instead: of size 1 in each indexed
 * dimension and 0 in the others. So the indexing gives the right shape; the elements are all fill.
 */
static tn_tensor *stand_in(tni_builder *s, tn_tensor *self, const tni_list *indices)
{
    int64_t sizes[TN_MAX_DIM];
    if (self->numel > 0)
        return self;
    for (int64_t i = 0; i < self->rank; i++)
        sizes[i] = (size_t)i < indices->size && tni_list_maybe_tensor(indices, (size_t)i) != NULL;
    return TNI_BUILD(s, new_zeros, self, ((tni_ints){sizes, self->rank}), TN_DTYPE_UNDEFINED, -1,
                     TNI_NO_DEVICE, TNI_NO_BOOL);
}

TNI_TYPED(_unsafe_masked_index)
{
    tni_builder s = {0};
    index_list room;
    tn_tensor *self = stand_in(&s, in->self, in->indices);
    const tni_list *indices = clamped(&s, "_unsafe_masked_index", self, in->indices, &room);
    tn_tensor *found = TNI_BUILD(&s, _unsafe_index_Tensor, self, indices);
    tn_tensor *result;
    /* Nothing was looked up: every element is the fill value, whatever the mask says. */
    if (in->self->numel == 0) {
        result = TNI_BUILD(&s, full_like, found, in->fill, TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE,
                           TNI_NO_BOOL, -1);
    } else {
        tn_tensor *is_hidden = TNI_BUILD(&s, logical_not, in->mask);
        result = TNI_BUILD(&s, masked_fill_Scalar, found, is_hidden, in->fill);
    }
    return tni_builder_return(&s, result, outs);
}

TNI_TYPED(_unsafe_masked_index_put_accumulate)
{
    tni_builder s = {0};
    index_list room;
    if (in->self->numel == 0)
        return tni_builder_return(&s, TNI_BUILD(&s, clone, in->self, -1), outs);
    const tni_list *indices =
        clamped(&s, "_unsafe_masked_index_put_accumulate", in->self, in->indices, &room);
    /* Adding 0 at a clamped position changes nothing. */
    tn_tensor *is_hidden = TNI_BUILD(&s, logical_not, in->mask);
    tn_tensor *values = TNI_BUILD(&s, masked_fill_Scalar, in->values, is_hidden, TNI_INT_SCALAR(0));
    return tni_builder_return(&s, TNI_BUILD(&s, _unsafe_index_put, in->self, indices, values, true),
                              outs);
}
