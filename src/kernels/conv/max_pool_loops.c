/* SPDX-License-Identifier: BSD-3-Clause */
/* Lines of max pooling (max_pooling.h), compiled once per ISA (isa.h). */
#include "kernels/conv/max_pooling.h"
#include "kernels/core/isa.h"

#include <math.h>

/* Loops run over a multiple of so many results, at least a vector's lanes at any ISA. */
#define ROUND INT64_C(16)

#define NAME(base) base##_f32
#define T          float
#define AT         int32_t
#include "kernels/conv/max_pool_line.inc"
#define NAME(base) base##_f64
#define T          double
#define AT         int64_t
#include "kernels/conv/max_pool_line.inc"

const tni_peak_lines TNI_AT_ISA(tni_peak_lines) = {peak_line_f32, peak_line_f64};
