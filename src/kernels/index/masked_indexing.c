/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Indexing under a mask: where it is false an index may be anything and counts for nothing. Indices
 * are brought into the range that there is, so that what is looked up there can be looked up.
 */
#include "args/args_index.h"
#include "calls/calls_index.h"
#include "kernels/core/builder.h"

/* A list of indices that operators can be called with. */
typedef struct index_list {
    tni_list list;                  /* of the items */
    StableIValue items[TN_MAX_DIM]; /* an ivalue each */
    tni_box boxes[TN_MAX_DIM];      /* what the ivalues point to */
} index_list;

/* Each index that is given, within the dimension that it indexes; the steps keep them. */
static const tni_list *clamped(tni_builder *s, const char *name, const tn_tensor *self,
                               const tni_list *indices, index_list *to)
{
    if (tni_builder_go_on(s) && indices->size > (size_t)self->rank)
        s->status =
            tni_fail(TN_ERR_INDEX, "too many indices for tensor of dimension %d", self->rank);
    for (size_t i = 0; tni_builder_go_on(s) && i < indices->size; i++) {
        tn_tensor *index = tni_list_maybe_tensor(indices, i);
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
 * A tensor without elements has nothing to look up: one with a single position in each dimension
 * that is indexed, and none in the others, stands for it.
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
    tn_tensor *is_hidden = TNI_BUILD(&s, logical_not, in->mask);
    tn_tensor *values = TNI_BUILD(&s, masked_fill_Scalar, in->values, is_hidden, TNI_INT_SCALAR(0));
    return tni_builder_return(&s, TNI_BUILD(&s, _unsafe_index_put, in->self, indices, values, true),
                              outs);
}
