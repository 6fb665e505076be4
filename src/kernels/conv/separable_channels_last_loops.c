/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Lines of separable maps of channels-last tensors (separable_channels_last.h), compiled once per
 * ISA. Vectors run along the channels of a position. Their sums stay in registers while all taps
 * are added.
 */
#include "kernels/conv/separable_channels_last.h"
#include "kernels/core/lanes.h"

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 4")

/* Vectors that are summed together, and bytes of the short ones. */
#define VECTORS 4
#define FEW     16

#include "kernels/core/type_f32.inc"
#include "kernels/conv/separable_channels_last.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/conv/separable_channels_last.inc"
#include "kernels/core/type_none.inc"

const tni_channels_loops TNI_AT_ISA(tni_channels_loops) = {sum_line_f32, sum_line_f64};
