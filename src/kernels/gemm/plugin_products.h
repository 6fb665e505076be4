/* SPDX-License-Identifier: BSD-3-Clause */
/* Products that a plugin computes (core/plugins.h says when). */
#ifndef TENON_PLUGIN_PRODUCTS_H
#define TENON_PLUGIN_PRODUCTS_H

#include "kernels/gemm/gemm.h"

/*
 * Compute `count` products, `steps` bytes apart (of A, B, C and S), as tni_multiply_batch does.
 * False where that has to do it: C is as it was then, or holds anything.
 */
bool tni_plugin_multiply(const tni_product *first, int64_t count, const int64_t steps[4]);

#endif
