/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The thread's modes: grad mode, in which operators are recorded, and inference mode, in which
 * tensors are unknown to autograd. `tni_view_marks` holds both, as the marks that a view made now
 * will get.
 */
#include "autograd/graph.h"

bool tn_grad_mode(void)
{
    return tni_grad_mode();
}

bool tn_grad_mode_set(bool is_on)
{
    bool was = tni_grad_mode();
    if (is_on)
        tni_view_marks &= ~(uint32_t)TNI_TENSOR_NO_GRAD_VIEW;
    else
        tni_view_marks |= TNI_TENSOR_NO_GRAD_VIEW;
    return was;
}

bool tn_inference_mode(void)
{
    return tni_inference_mode();
}

/*
 * In inference mode the thread excludes autograd's keys and does not include ADInplaceOrView, so a
 * call skips the kernels that a program registered there, as in PyTorch. Leaving it with `is_on`
 * false makes the thread as it is at the start, so that recorded code can run inside.
 */
void tn_inference_mode_enter(bool is_on, tn_inference_guard *out)
{
    tni_local_keys keys = tni_local_keys_get();
    if (out == NULL)
        return;
    *out = (tn_inference_guard){keys.included, keys.excluded, tni_view_marks};
    if (is_on) {
        keys.included &= ~TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW);
        keys.excluded |= TNI_AUTOGRAD_BITS;
        tni_view_marks = TNI_TENSOR_NO_GRAD_VIEW | TNI_TENSOR_INFERENCE_VIEW;
    } else if (tni_inference_mode()) {
        keys.included |= TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW);
        keys.excluded &= ~TNI_AUTOGRAD_BITS;
        tni_view_marks = 0;
    }
    tni_local_keys_set(keys);
}

void tn_inference_mode_leave(const tn_inference_guard *guard)
{
    if (guard == NULL)
        return;
    tni_local_keys_set((tni_local_keys){guard->included, guard->excluded});
    tni_view_marks = guard->marks;
}
