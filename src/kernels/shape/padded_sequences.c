/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * pad_sequence, which joins sequences of different lengths in one tensor, and
 * unflatten_dense_tensors, which takes tensors of different sizes out of one vector. Both are
 * composites.
 */
#include "args/args_padded_sequences.h"
#include "calls/calls_shape.h"
#include "kernels/core/builder.h"

/* ---- sequences of different lengths ---- */

/* Set the length of the longest sequence; every sequence must have a first dimension. */
static tn_status measure(const tni_list *sequences, int64_t *longest)
{
    *longest = 0;
    if (sequences->size == 0)
        return tni_fail(TN_ERR_RUNTIME, "received an empty list of sequences");
    for (size_t i = 0; i < sequences->size; i++) {
        const tn_tensor *sequence = tni_list_tensor(sequences, i);
        if (sequence->rank == 0)
            return tni_fail(i == 0 ? TN_ERR_RUNTIME : TN_ERR_INDEX,
                            "pad_sequence: sequence %zu has no dimensions", i);
        if (sequence->sizes[0] > *longest)
            *longest = sequence->sizes[0];
    }
    TN_TRY(tni_check_rank("pad_sequence", tni_list_tensor(sequences, 0)->rank + 1));
    return TN_OK;
}

/*
 * Return a sequence as one row of the result: in the dtype, on the device and with the other sizes
 * of the first sequence, and padded to `longest` at one end.
 */
static tn_tensor *pad_row(tni_builder *s, const tni_args_pad_sequence *in, size_t index,
                          int64_t longest, bool is_left)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *first = tni_list_tensor(in->sequences, 0);
    tn_tensor *sequence = tni_list_tensor(in->sequences, index);
    memcpy(sizes, first->sizes, (size_t)first->rank * sizeof *sizes);
    sizes[0] = sequence->sizes[0];
    sequence = TNI_BUILD(s, to_other, sequence, first, false, false, -1);
    TNI_BUILD_DO(s, tni_check_copies_to(sequence, first->rank, sizes));
    if (tni_builder_go_on(s) && !tni_has_sizes(sequence, first->rank, sizes))
        sequence = TNI_BUILD(s, expand, sequence, ((tni_ints){sizes, first->rank}), false);
    /* The longest sequences need no filling. */
    if (!tni_builder_go_on(s) || sizes[0] == longest)
        return sequence;
    sizes[0] = longest - sizes[0];
    tn_tensor *filling = TNI_BUILD(s, new_full, sequence, ((tni_ints){sizes, first->rank}),
                                   TNI_REAL_SCALAR(in->padding_value), TN_DTYPE_UNDEFINED, -1,
                                   TNI_NO_DEVICE, TNI_NO_BOOL);
    return tni_builder_cat(s, is_left ? filling : sequence, is_left ? sequence : filling, 0);
}

/*
 * Rows are made and then stacked. Copying into one preallocated result is not possible in a
 * composite operator: it would be made like the first sequence, while the others may be other kinds
 * of tensors, such as subclasses with keys of their own.
 */
TNI_TYPED(pad_sequence)
{
    tni_builder s = {0};
    int64_t longest;
    bool is_left = strcmp(in->padding_side->data, "left") == 0;
    if (!is_left && strcmp(in->padding_side->data, "right") != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected padding_side to be one of left or right, but got %s.",
                        in->padding_side->data);
    TN_TRY(tni_check_tensors(call, 0, in->sequences));
    TN_TRY(measure(in->sequences, &longest));
    tni_list *rows = tni_builder_list(&s, in->sequences->size);
    for (size_t i = 0; i < in->sequences->size && tni_builder_go_on(&s); i++) {
        tni_builder inner = tni_builder_inner(&s);
        tni_builder_add(&inner, rows, pad_row(&inner, in, i, longest, is_left));
        tni_builder_join(&s, &inner);
    }
    tn_tensor *result = TNI_BUILD(&s, stack, rows, in->batch_first ? 0 : 1);
    tni_list_drop(rows);
    return tni_builder_return(&s, result, outs);
}

/* ---- unflatten_dense_tensors ---- */

/*
 * Returns a view of `flat` for each tensor, in its shape, one after the other. A tensor without
 * elements gives a new empty vector.
 */
TNI_TYPED(unflatten_dense_tensors)
{
    tni_builder s = {0};
    int64_t at = 0;
    TN_TRY(tni_check_tensors(call, 1, in->tensors));
    tni_list *list = tni_builder_list(&s, in->tensors->size);
    for (size_t i = 0; i < in->tensors->size && tni_builder_go_on(&s); i++) {
        tni_builder inner = tni_builder_inner(&s);
        const tn_tensor *like = tni_list_tensor(in->tensors, i);
        tn_tensor *shown;
        /* Whatever its shape, the result has sizes [0]: PyTorch's choice. */
        if (like->numel == 0) {
            shown = TNI_BUILD(&inner, new_empty, in->flat, TNI_INT_LIST(0), TN_DTYPE_UNDEFINED, -1,
                              TNI_NO_DEVICE, TNI_NO_BOOL);
        } else {
            tn_tensor *part = TNI_BUILD(&inner, narrow, in->flat, 0, at, like->numel);
            shown = TNI_BUILD(&inner, view, part, ((tni_ints){like->sizes, like->rank}));
            at = tni_add_wrapping(at, like->numel);
        }
        tni_builder_add(&inner, list, shown);
        tni_builder_join(&s, &inner);
    }
    return tni_builder_return_list(&s, list, outs);
}
