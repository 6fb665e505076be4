/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Steps of Adam (Kingma and Ba, 2015; AdamW: Loshchilov and Hutter, 2019; amsgrad: Reddi and
 * others, 2018), of SGD with momentum and of Adagrad (Duchi and others, 2011). Operations are in
 * the order of PyTorch's CPU kernels, so that parameters agree bit for bit where the ISA has a
 * fused multiply-add.
 *
 * A block of elements takes several short passes without branches: arrays are read from memory
 * once, and between passes they stay in the level-1 cache.
 */
#include "kernels/pointwise/optimiser_loops.h"

#include "kernels/core/isa.h"

/* a * b + c, rounded once where the ISA has an instruction for it. */
static inline float fma_f32(float a, float b, float c)
{
#ifdef TNI_HAS_FMA
    return __builtin_fmaf(a, b, c);
#else
    return a * b + c;
#endif
}
static inline double fma_f64(double a, double b, double c)
{
#ifdef TNI_HAS_FMA
    return __builtin_fma(a, b, c);
#else
    return a * b + c;
#endif
}

static inline float root_f32(float x)
{
    return __builtin_sqrtf(x);
}
static inline double root_f64(double x)
{
    return __builtin_sqrt(x);
}

/* No iteration reads what another one writes. */
#ifdef __clang__
#    define EACH _Pragma("clang loop vectorize(assume_safety)")
#else
#    define EACH _Pragma("GCC ivdep")
#endif
#define EACH_ELEMENT EACH for (int64_t i = 0; i < n; i++)

#define TEMPLATE "kernels/pointwise/optimiser.inc"
#include "kernels/core/for_reals.inc"

const tni_optimiser_loops TNI_AT_ISA(tni_optimiser_loops)[2] = {{adam_f32, sgd_f32, adagrad_f32},
                                                                {adam_f64, sgd_f64, adagrad_f64}};
