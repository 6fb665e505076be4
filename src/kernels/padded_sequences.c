/* SPDX-License-Identifier: BSD-3-Clause */
/* Sequences of different lengths in one tensor, and tensors of different sizes in one line. */
#include "kernel_arguments.h"
#include "kernels/steps.h"
#include "operator_calls.h"

/* ---- sequences of different lengths ---- */

/* The sizes of the result: both of the first two, then those of the first sequence. */
static tn_status measure(const tni_list *sequences, bool batch_first, int64_t *rank, int64_t *sizes)
{
    int64_t longest = 0;
    if (sequences->size == 0)
        return tni_fail(TN_ERR_RUNTIME, "received an empty list of sequences");
    for (size_t i = 0; i < sequences->size; i++) {
        const tn_tensor *sequence = tni_list_tensor(sequences, i);
        if (sequence->rank == 0)
            return tni_fail(i == 0 ? TN_ERR_RUNTIME : TN_ERR_INDEX,
                            "pad_sequence: sequence %zu has no dimensions", i);
        if (sequence->sizes[0] > longest)
            longest = sequence->sizes[0];
    }
    const tn_tensor *first = tni_list_tensor(sequences, 0);
    if (first->rank == TN_MAX_DIM)
        return tni_fail(TN_ERR_RUNTIME, "pad_sequence: a tensor has at most %d dimensions",
                        TN_MAX_DIM);
    *rank = first->rank + 1;
    sizes[batch_first ? 0 : 1] = (int64_t)sequences->size;
    sizes[batch_first ? 1 : 0] = longest;
    memcpy(sizes + 2, first->sizes + 1, (size_t)(first->rank - 1) * sizeof *sizes);
    return TN_OK;
}

TNI_TYPED(pad_sequence)
{
    tni_steps s = {0};
    int64_t rank = 0;
    int64_t sizes[TN_MAX_DIM];
    bool is_left = strcmp(in->padding_side->data, "left") == 0;
    if (!is_left && strcmp(in->padding_side->data, "right") != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected padding_side to be one of left or right, but got %s.",
                        in->padding_side->data);
    TN_TRY(tni_check_tensors(call, 0, in->sequences));
    TN_TRY(measure(in->sequences, in->batch_first, &rank, sizes));
    tn_tensor *result = TNI_STEP(&s, new_full, tni_list_tensor(in->sequences, 0),
                                 ((tni_ints){sizes, rank}), TNI_REAL_SCALAR(in->padding_value),
                                 TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL);
    int64_t longest = sizes[in->batch_first ? 1 : 0];
    for (size_t i = 0; i < in->sequences->size && tni_steps_go_on(&s); i++) {
        tni_steps turn = tni_steps_inner(&s);
        tn_tensor *sequence = tni_list_tensor(in->sequences, i);
        int64_t length = sequence->sizes[0];
        tn_tensor *row = TNI_STEP(&turn, select_int, result, in->batch_first ? 0 : 1, (int64_t)i);
        tn_tensor *part = TNI_STEP(&turn, narrow, row, 0, is_left ? longest - length : 0, length);
        TNI_STEP_DO(&turn, tni_call_copy_(part, sequence, false));
        tni_steps_join(&s, &turn);
    }
    return tni_steps_return(&s, result, outs);
}

/* ---- tensors in one line ---- */

/* Views of the parts, shaped as the tensors are; of those without elements, empty tensors. */
TNI_TYPED(unflatten_dense_tensors)
{
    tni_steps s = {0};
    int64_t at = 0;
    TN_TRY(tni_check_tensors(call, 1, in->tensors));
    tni_list *list = tni_steps_list(&s, in->tensors->size);
    for (size_t i = 0; i < in->tensors->size && tni_steps_go_on(&s); i++) {
        tni_steps turn = tni_steps_inner(&s);
        const tn_tensor *like = tni_list_tensor(in->tensors, i);
        tn_tensor *shown;
        if (like->numel == 0) {
            shown = TNI_STEP(&turn, new_empty, in->flat, TNI_INT_LIST(0), TN_DTYPE_UNDEFINED, -1,
                             TNI_NO_DEVICE, TNI_NO_BOOL);
        } else {
            tn_tensor *part = TNI_STEP(&turn, narrow, in->flat, 0, at, like->numel);
            shown = TNI_STEP(&turn, view, part, ((tni_ints){like->sizes, like->rank}));
            at = tni_wrapped_sum(at, like->numel);
        }
        tni_steps_add(&turn, list, shown);
        tni_steps_join(&s, &turn);
    }
    return tni_steps_return_list(&s, list, outs);
}
