/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Composites that make a tensor like another one (type_as, to.other), sum_to_size, and the flips of
 * a matrix (fliplr, flipud).
 */
#include "args/args_shape_composites.h"
#include "calls/calls_shape.h"
#include "kernels/core/builder.h"

TNI_TYPED(type_as)
{
    tn_tensor *result;
    TN_TRY(tni_call_to_dtype_layout(in->self, (tn_dtype)in->other->dtype, in->other->layout,
                                    (tni_maybe_device){true, in->other->device}, TNI_NO_BOOL, false,
                                    false, -1, &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(to_other)
{
    tn_tensor *result;
    TN_TRY(tni_call_to_dtype_layout(in->self, (tn_dtype)in->other->dtype, in->other->layout,
                                    (tni_maybe_device){true, in->other->device}, TNI_NO_BOOL,
                                    in->non_blocking, in->copy, in->memory_format, &result));
    return tni_return_take(result, outs);
}

/*
 * sum_to_size(self, size): the inverse of broadcasting. Leading dimensions, and those where `size`
 * has 1 and self more, are summed. Without anything to sum the result is self, except for an empty
 * `size`: sum gives a new tensor even of a number.
 */
TNI_TYPED(sum_to_size)
{
    tni_builder s = {0};
    tni_shape_text wanted;
    tni_shape_text own;
    int64_t dims[TN_MAX_DIM];
    int64_t count = 0;
    int64_t leading = in->self->rank - in->size.count;
    bool fits = leading >= 0;
    for (int64_t i = 0; i < in->self->rank && fits; i++) {
        int64_t size = i < leading ? 1 : in->size.items[i - leading];
        fits = i < leading || size == 1 || size == in->self->sizes[i];
        if (i < leading || size != in->self->sizes[i])
            dims[count++] = i;
    }
    if (!fits)
        return tni_fail(TN_ERR_RUNTIME, "size {%s} is not expandable to size {%s}.",
                        tni_shape_print(&wanted, in->size.count, in->size.items),
                        tni_shape_print(&own, in->self->rank, in->self->sizes));
    if (in->size.count == 0)
        return tni_builder_return(&s, TNI_BUILD(&s, sum, in->self, TN_DTYPE_UNDEFINED), outs);
    if (count == 0)
        return tni_return_same(in->self, outs);
    tn_tensor *sum = TNI_BUILD(&s, sum_dim_IntList, in->self, ((tni_ints){dims, count}), true,
                               TN_DTYPE_UNDEFINED);
    if (leading > 0)
        sum = TNI_BUILD(&s, view, sum, in->size);
    return tni_builder_return(&s, sum, outs);
}

TNI_TYPED(fliplr)
{
    tn_tensor *result;
    if (in->self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "Input must be >= 2-d.");
    TN_TRY(tni_call_flip(in->self, TNI_INT_LIST(1), &result));
    return tni_return_take(result, outs);
}

TNI_TYPED(flipud)
{
    tn_tensor *result;
    if (in->self->rank < 1)
        return tni_fail(TN_ERR_RUNTIME, "Input must be >= 1-d.");
    TN_TRY(tni_call_flip(in->self, TNI_INT_LIST(0), &result));
    return tni_return_take(result, outs);
}
