/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Softmax, log-softmax and their gradients on one line, compiled once per ISA (isa.h). Each is
 * the three-pass algorithm: the maximum, the sum of exp(x - maximum), the scaled result. Cost: one
 * exp per element forward, none or one backward.
 */
#include "kernels/reduce/softmax.h"

#include "kernels/core/lanes.h"

#include <math.h>

/* Partial sums in independent chains, which the compiler keeps in vectors. */
#define SIDE 16

/* Elements that are summed in their own type before the sum goes to double. */
#define LEAF 1024

#define TEMPLATE "kernels/reduce/softmax_line.inc"
#include "kernels/core/for_reals.inc"

const tni_softmax_variant TNI_AT_ISA(tni_softmax_variants)[2] = {
    {softmax_f32, softmax_f64, softmax_back_f32, softmax_back_f64},
    {log_softmax_f32, log_softmax_f64, log_softmax_back_f32, log_softmax_back_f64},
};
