/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Steps of Adam (Kingma and Ba, 2015; AdamW: Loshchilov and Hutter, 2019; amsgrad: Reddi et al.,
 * 2018), of SGD with momentum and of Adagrad (Duchi et al., 2011). The order of rounding is that of
 * PyTorch's CPU kernels, so that parameters agree bit for bit where the level multiplies and adds
 * in one instruction.
 *
 * A block of elements takes several short passes, each of them without a branch: the arrays are
 * read from memory once, and between passes they lie in the nearest cache.
 */
#include "kernels/pointwise/optimiser_loops.h"

#include "kernels/core/levels.h"

#ifdef __FMA__
#    define FMA_f32(a, b, c) __builtin_fmaf((a), (b), (c))
#    define FMA_f64(a, b, c) __builtin_fma((a), (b), (c))
#else
#    define FMA_f32(a, b, c) ((a) * (b) + (c))
#    define FMA_f64(a, b, c) ((a) * (b) + (c))
#endif
#define SQRT_f32(x) __builtin_sqrtf(x)
#define SQRT_f64(x) __builtin_sqrt(x)

/* No iteration reads what another one writes. */
#ifdef __clang__
#    define EACH _Pragma("clang loop vectorize(assume_safety)")
#else
#    define EACH _Pragma("GCC ivdep")
#endif
#define EACH_ELEMENT EACH for (int64_t i = 0; i < n; i++)

/* The gradient that a step follows, in `d`: divided, turned, with the decay. */
#define GRADIENT(type, name)                                                                       \
    static void gradient_##name(const tni_optimiser *how, const type *p, type *g, type *d,         \
                                int64_t n)                                                         \
    {                                                                                              \
        const type scale = (type)how->scale;                                                       \
        const type decay = (type)how->decay;                                                       \
        if (how->scale != 0)                                                                       \
            EACH_ELEMENT g[i] = g[i] / scale;                                                      \
        if (how->maximize)                                                                         \
            EACH_ELEMENT d[i] = -g[i];                                                             \
        else                                                                                       \
            EACH_ELEMENT d[i] = g[i];                                                              \
        if (how->decay != 0)                                                                       \
            EACH_ELEMENT d[i] = FMA_##name(p[i], decay, d[i]);                                     \
    }

/* The running means; a weight of a half or more is counted from the other end. */
#define MEANS(type, name)                                                                          \
    static void means_##name(const tni_optimiser *how, const type *d, type *m, type *v, int64_t n) \
    {                                                                                              \
        const type weight = (type)(1 - how->beta1);                                                \
        const type rest = 1 - weight;                                                              \
        const type beta2 = (type)how->beta2;                                                       \
        const type share = (type)(1 - how->beta2);                                                 \
        if (weight < (type)0.5)                                                                    \
            EACH_ELEMENT m[i] = FMA_##name(weight, d[i] - m[i], m[i]);                             \
        else                                                                                       \
            EACH_ELEMENT m[i] = FMA_##name(-(d[i] - m[i]), rest, d[i]);                            \
        EACH_ELEMENT v[i] = FMA_##name(share * d[i], d[i], v[i] * beta2);                          \
    }

#define ADAM(type, name)                                                                           \
    static void adam_block_##name(const tni_optimiser *how, type *p, type *g, type *m, type *v,    \
                                  type *largest, int64_t n)                                        \
    {                                                                                              \
        type d[TNI_OPTIMISER_BLOCK];                                                               \
        const type shrink = (type)how->shrink;                                                     \
        const type rate = (type)how->rate;                                                         \
        const type bias_correction = (type)how->bias_correction;                                   \
        const type epsilon = (type)how->epsilon;                                                   \
        gradient_##name(how, p, g, d, n);                                                          \
        if (how->shrink != 1)                                                                      \
            EACH_ELEMENT p[i] = p[i] * shrink;                                                     \
        means_##name(how, d, m, v, n);                                                             \
        if (largest != NULL)                                                                       \
            EACH_ELEMENT largest[i] = v[i] > largest[i] || v[i] != v[i] ? v[i] : largest[i];       \
        const type *square = largest != NULL ? largest : v;                                        \
        EACH_ELEMENT d[i] = SQRT_##name(square[i]) / bias_correction + epsilon;                    \
        EACH_ELEMENT p[i] = p[i] - rate * m[i] / d[i];                                             \
    }

#define SGD(type, name)                                                                            \
    static void sgd_block_##name(const tni_optimiser *how, type *p, type *g, type *buffer,         \
                                 int64_t n)                                                        \
    {                                                                                              \
        type d[TNI_OPTIMISER_BLOCK];                                                               \
        const type rate = (type)how->rate;                                                         \
        const type momentum = (type)how->momentum;                                                 \
        const type share = (type)how->share;                                                       \
        gradient_##name(how, p, g, d, n);                                                          \
        if (buffer != NULL && how->is_first)                                                       \
            EACH_ELEMENT buffer[i] = d[i];                                                         \
        else if (buffer != NULL)                                                                   \
            EACH_ELEMENT buffer[i] = FMA_##name(d[i], share, buffer[i] * momentum);                \
        if (buffer != NULL && how->nesterov)                                                       \
            EACH_ELEMENT d[i] = FMA_##name(momentum, buffer[i], d[i]);                             \
        else if (buffer != NULL)                                                                   \
            EACH_ELEMENT d[i] = buffer[i];                                                         \
        EACH_ELEMENT p[i] = FMA_##name(-d[i], rate, p[i]);                                         \
    }

#define ADAGRAD(type, name)                                                                        \
    static void adagrad_block_##name(const tni_optimiser *how, type *p, type *g, type *sum,        \
                                     int64_t n)                                                    \
    {                                                                                              \
        type d[TNI_OPTIMISER_BLOCK];                                                               \
        const type rate = (type)how->rate;                                                         \
        const type epsilon = (type)how->epsilon;                                                   \
        gradient_##name(how, p, g, d, n);                                                          \
        EACH_ELEMENT sum[i] = FMA_##name(d[i], d[i], sum[i]);                                      \
        EACH_ELEMENT p[i] = p[i] - rate * d[i] / (SQRT_##name(sum[i]) + epsilon);                  \
    }

/* The block at `done` of an array that may not be there. */
#define AT(type, index) (arrays[index] != NULL ? (type *)arrays[index] + done : NULL)
#define IN_BLOCKS(type, function, call)                                                            \
    static void function(const tni_optimiser *how, void *const *arrays, int64_t count)             \
    {                                                                                              \
        for (int64_t done = 0; done < count; done += TNI_OPTIMISER_BLOCK) {                        \
            int64_t n = tni_min(TNI_OPTIMISER_BLOCK, count - done);                                \
            call;                                                                                  \
        }                                                                                          \
    }

#define LOOPS(type, name)                                                                          \
    GRADIENT(type, name)                                                                           \
    MEANS(type, name)                                                                              \
    ADAM(type, name)                                                                               \
    SGD(type, name)                                                                                \
    ADAGRAD(type, name)                                                                            \
    IN_BLOCKS(type, adam_##name,                                                                   \
              adam_block_##name(how, AT(type, TNI_PARAMETER), AT(type, TNI_GRADIENT),              \
                                AT(type, TNI_FIRST), AT(type, TNI_SECOND), AT(type, TNI_LARGEST),  \
                                n))                                                                \
    IN_BLOCKS(type, sgd_##name,                                                                    \
              sgd_block_##name(how, AT(type, TNI_PARAMETER), AT(type, TNI_GRADIENT),               \
                               AT(type, TNI_FIRST), n))                                            \
    IN_BLOCKS(type, adagrad_##name,                                                                \
              adagrad_block_##name(how, AT(type, TNI_PARAMETER), AT(type, TNI_GRADIENT),           \
                                   AT(type, TNI_FIRST), n))
LOOPS(float, f32)
LOOPS(double, f64)

const tni_optimiser_loops TNI_AT_LEVEL(tni_optimiser_loops)[2] = {{adam_f32, sgd_f32, adagrad_f32},
                                                                  {adam_f64, sgd_f64, adagrad_f64}};
