/* SPDX-License-Identifier: BSD-3-Clause */
/* Products that a plugin computes (core/plugins.h says when). */
#ifndef TENON_PLUGIN_PRODUCTS_H
#define TENON_PLUGIN_PRODUCTS_H

#include "kernels/gemm/gemm.h"

/*
 * Compute `count` products whose A, B, C and S are steps[0] to steps[3] bytes apart, as
 * tni_multiply_batch does. False if Tenon's own kernels have to: no plugin is asked, or it declines
 * or fails, and then C holds anything.
 */
bool tni_plugin_multiply(const tni_product *first, int64_t count, const int64_t steps[4]);

#endif
