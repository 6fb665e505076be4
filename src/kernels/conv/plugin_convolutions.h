/* SPDX-License-Identifier: BSD-3-Clause */
/* Convolutions that a plugin computes (core/plugins.h says when). */
#ifndef TENON_PLUGIN_CONVOLUTIONS_H
#define TENON_PLUGIN_CONVOLUTIONS_H

#include "kernels/conv/convolution.h"
#include "kernels/core/plugins.h"

/* The plugin for a convolution, NULL for our own kernels. The operands may have any strides. */
const tn_plugin *tni_plugin_for_convolution(const tni_conv *conv, const tn_tensor *image,
                                            const tn_tensor *weight);

/*
 * Have the plugin compute it: false where our own kernels have to do it. The weight is row-major,
 * the bias, if there is one, contiguous; all have one dtype.
 */
bool tni_plugin_convolve(const tn_plugin *plugin, const tni_conv *conv, const tn_tensor *image,
                         const tn_tensor *weight, const tn_tensor *bias, const tn_tensor *result);

#endif
