/* SPDX-License-Identifier: BSD-3-Clause */
/* Convolutions that a plugin computes (core/plugins.h says when). */
#ifndef TENON_PLUGIN_CONVOLUTIONS_H
#define TENON_PLUGIN_CONVOLUTIONS_H

#include "kernels/conv/convolution.h"
#include "kernels/core/plugins.h"

/*
 * Return the plugin for a convolution, or NULL if Tenon's own kernels compute it. The operands may
 * have any strides.
 */
const tn_plugin *tni_plugin_for_convolution(const tni_conv *conv, const tn_tensor *image,
                                            const tn_tensor *weight);

/*
 * Have the plugin compute a convolution. The weight is row-major; the bias, or NULL, is contiguous;
 * all have one dtype. False if the plugin declines or fails: the result then holds anything, and
 * Tenon's own kernels must write it.
 */
bool tni_plugin_convolve(const tn_plugin *plugin, const tni_conv *conv, const tn_tensor *image,
                         const tn_tensor *weight, const tn_tensor *bias, const tn_tensor *result);

#endif
