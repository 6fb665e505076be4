/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Products and convolutions that a plugin computes (include/tenon/plugin.h).
 *
 *     a call ─► is it large enough for its dtype? ─no─► our own kernels
 *                  │ yes: the plugin is opened, once per process
 *                  ▼
 *               plugin ─done─► result
 *                  └─ there is none, it declines, it fails ─► our own kernels
 *
 * How large is large enough is the policy: a number of operations for each task and dtype, by what
 * is faster on the processor (docs/decisions/0096). gemm/plugin_products.c and
 * conv/plugin_convolutions.c put our operands into a plugin's words. It depends on nothing that
 * happened before, so that the same call gives the same bits every time in a process. Nothing fails
 * because of a plugin.
 */
#ifndef TENON_PLUGINS_H
#define TENON_PLUGINS_H

#include <tenon/plugin.h>

#include "kernels/core/kernel_core.h"

/* What a plugin can be asked for. */
typedef enum tni_plugin_task {
    TNI_PLUGIN_PRODUCT,          /* of matrices, or a batch of them */
    TNI_PLUGIN_CONVOLUTION,      /* of images that lie otherwise than */
    TNI_PLUGIN_CONVOLUTION_LAST, /* channels-last */
    TNI_PLUGIN_TASKS
} tni_plugin_task;

/*
 * The plugin for a call of so many operations (multiplications and additions, both counted), opened
 * by now; NULL where our own kernels are to compute it. Any thread.
 */
const tn_plugin *tni_plugin_for(tni_plugin_task task, tn_dtype dtype, int64_t operations);

/*
 * Run a request, one of the two (the other is NULL), with the library's threads lent to the plugin.
 * False if the plugin declines or fails: the result holds anything then.
 */
bool tni_plugin_run(const tn_plugin *plugin, const tn_plugin_product *product,
                    const tn_plugin_convolution *convolution);

/* What a file that may be a plugin turned out to be. */
typedef struct tni_plugin_file {
    const tn_plugin *offer; /* NULL: nothing that can be used */
    char path[512];         /* of the file; "" where plugins are switched off */
    char reason[1024];      /* why there is no offer */
} tni_plugin_file;

/* Opens the file at `path` for good. */
void tni_plugin_open(tni_plugin_file *file);

/* The process's plugin, which is opened by this. */
const tni_plugin_file *tni_plugin_here(void);

/* For tests: asks `offer` for every call of so many operations. Not while others compute. */
void tni_plugin_use(const tn_plugin *offer, int64_t operations);

#endif
