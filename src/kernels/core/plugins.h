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
 * The policy says how large is large enough: a number of operations per task and dtype, by what is
 * faster on the processor (docs/decisions/0096). It depends on nothing that happened before, so the
 * same call gives the same bits every time in a process. gemm/plugin_products.c and
 * conv/plugin_convolutions.c describe our operands in a plugin's terms. No operator fails because
 * of a plugin. All functions may be called from any thread, except where noted.
 */
#ifndef TENON_PLUGINS_H
#define TENON_PLUGINS_H

#include <tenon/plugin.h>

#include "kernels/core/kernel_core.h"

/* What a plugin can be asked for. */
typedef enum tni_plugin_task {
    TNI_PLUGIN_PRODUCT,          /* of matrices, or of batches of them */
    TNI_PLUGIN_CONVOLUTION,      /* of images that are not channels-last */
    TNI_PLUGIN_CONVOLUTION_LAST, /* of channels-last images */
    TNI_PLUGIN_TASKS
} tni_plugin_task;

/*
 * Return the plugin for a call of so many operations (multiplications and additions both count),
 * opened; NULL if our own kernels are to compute it.
 */
const tn_plugin *tni_plugin_for(tni_plugin_task task, tn_dtype dtype, int64_t operations);

/*
 * Run a request, a product or a convolution (the other is NULL), with the library's threads lent to
 * the plugin. Returns false if the plugin declines or fails: the result holds anything then.
 */
bool tni_plugin_run(const tn_plugin *plugin, const tn_plugin_product *product,
                    const tn_plugin_convolution *convolution);

/* A file that may be a plugin. */
typedef struct tni_plugin_file {
    const tn_plugin *offer; /* what it offers; NULL: it cannot be used */
    char path[512];         /* its path; "" where plugins are switched off */
    char reason[1024];      /* why there is no offer */
} tni_plugin_file;

/* Open the file at `path` for the rest of the process; sets the other fields. */
void tni_plugin_open(tni_plugin_file *file);

/* Return the process's plugin, which is opened by the first call. */
const tni_plugin_file *tni_plugin_here(void);

/* For tests: use `offer` for every call of so many operations. Not while other threads compute. */
void tni_plugin_use(const tn_plugin *offer, int64_t operations);

#endif
