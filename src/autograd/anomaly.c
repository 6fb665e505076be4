/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Anomaly mode, as torch.autograd.set_detect_anomaly: each node notes where it was recorded, and a
 * failure in backward reports it. Optionally a gradient that contains a NaN is a failure.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"

#include <stdio.h>

_Atomic(int) tni_anomaly;
/* A language's function that writes its own stack, such as Python's; NULL: the C stack is noted. */
static _Atomic(tn_place_teller) place_teller;

void tn_anomaly_mode_set(bool is_on, bool checks_nan)
{
    atomic_store(&tni_anomaly, is_on ? 1 | (checks_nan ? 2 : 0) : 0);
}

bool tn_anomaly_mode(bool *checks_nan)
{
    int mode = atomic_load(&tni_anomaly);
    if (checks_nan != NULL)
        *checks_nan = (mode & 2) != 0;
    return mode != 0;
}

void tn_anomaly_place_set(tn_place_teller teller)
{
    atomic_store(&place_teller, teller);
}

/*
 * Store the current location in the node's extras. Without memory the node has no location, which
 * is no reason to fail the call that is being recorded.
 */
void tni_note_location(tn_node *node)
{
    char told[4096];
    tn_place_teller teller = atomic_load(&place_teller);
    tni_buffer text = {0};
    if (teller != NULL) {
        told[0] = '\0';
        TNI_ASSERT(tni_graph_locks_held == 0);
        teller(told, sizeof told);
        /* The function may have filled all bytes without a NUL. */
        tni_buffer_add(&text, told, strnlen(told, sizeof told));
    } else {
        void *frames[32];
        tni_backtrace_print(&text, frames, tni_backtrace_take(frames, TN_LEN(frames)));
    }
    tni_node_extras *extras = tni_extras_make(node);
    if (extras != NULL && !text.failed && text.data != NULL)
        extras->place = tni_copy_text(text.data, text.length);
    tni_buffer_free(&text);
}

/*
 * Append the node's location to the last error. The reason stays first, because programs look for
 * it at the start of the message.
 */
static tn_status explain(const tn_node *node, tn_status status)
{
    const tni_node_extras *extras = tni_extras_of(node);
    if (extras == NULL || extras->place == NULL)
        return status;
    return tni_fail(status, "%s\nError detected in %s. The call that it is the derivative of:\n%s",
                    tn_last_error(), tn_node_name(node), extras->place);
}

/*
 * Fail if a gradient contains a NaN. Only tensors on the CPU are examined, because the answer is
 * read from memory here.
 */
static tn_status check_nan(const tn_node *node, uint32_t index, tn_tensor *result)
{
    tn_tensor *marks = NULL;
    tn_tensor *any = NULL;
    if (result == NULL || result->device.type != TN_DEVICE_CPU)
        return TN_OK;
    TN_TRY(tni_call_isnan(result, &marks));
    tn_status status = tni_call_any(marks, &any);
    bool is_nan = status == TN_OK && any->data != NULL && *(const bool *)any->data;
    tn_tensor_release(marks);
    tn_tensor_release(any);
    if (is_nan)
        return tni_fail(TN_ERR_RUNTIME, "Function '%s' returned nan values in its %uth output.",
                        tn_node_name(node), index);
    return status;
}

/* The NaN check only runs if the node itself succeeded, so that the first failure is reported. */
tn_status tni_anomaly_check(const tn_node *node, tn_status status, const tni_apply *apply)
{
    bool checks = (atomic_load(&tni_anomaly) & 2) != 0;
    for (uint32_t i = 0; checks && status == TN_OK && i < node->nedges; i++)
        status = check_nan(node, i, apply->results[i]);
    return status != TN_OK ? explain(node, status) : TN_OK;
}
