/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The functions of higher layers that dispatch calls. This is the one file above all layers that
 * they belong to. The table is a constant, so a process pays nothing for it, and no order of start
 * matters.
 */
#include "dispatch/builtins.h"
#include "autograd/graph.h"
#include "kernels/core/structured.h"
#include "kernels/pointwise/pointwise.h"

const tni_dispatch_hook_table tni_dispatch_hooks = {
    .forms =
        {
            [TNI_FORM_NEW] = tni_run_new,
            [TNI_FORM_IN_PLACE] = tni_run_in_place,
            [TNI_FORM_OUT] = tni_run_out,
            [TNI_FORM_MADE_OUT] = tni_run_made_out,
            [TNI_FORM_MADE_IN_PLACE] = tni_run_made_in_place,
            [TNI_FORM_MADE_NEW] = tni_run_made_new,
            [TNI_FORM_MADE_COPY] = tni_run_made_copy,
            [TNI_FORM_GENERATED_OUT] = tni_run_generated_out,
            [TNI_FORM_OUT_NEW] = tni_run_out_for_new,
            [TNI_FORM_OUT_IN_PLACE] = tni_run_out_in_place,
            [TNI_FORM_FOREACH] = tni_run_foreach,
        },
    .bind_autograd = tni_autograd_bind,
    .autograd_fallback = &tni_autograd_fallback,
};
