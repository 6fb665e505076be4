/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Softmax of one line, one compilation per level (levels.h). Sums are taken in double, those of
 * powers of e leaf by leaf.
 */
#include "kernels/reduce/softmax.h"

#include "kernels/core/lanes.h"

#include <math.h>

/* Partial results that are kept side by side, so that the compiler has vectors. */
#define SIDE 16

/* Elements whose sum is taken in their own type, as many per lane as a vector has. */
#define LEAF 1024

#define LINE(suffix, type, plural, lanes)                                                          \
    /* A nan is passed over: it makes the sum of powers one. */                                    \
    static type most_##suffix(const type *in, int64_t count)                                       \
    {                                                                                              \
        type most = -INFINITY;                                                                     \
        tni_##plural side[2] = {most - (tni_##plural){0}, most - (tni_##plural){0}};               \
        int64_t done = 0;                                                                          \
        for (; done + 2 * lanes <= count; done += 2 * lanes) {                                     \
            tni_##plural x[2];                                                                     \
            memcpy(x, in + done, sizeof x);                                                        \
            side[0] = tni_select_##plural(x[0] > side[0], x[0], side[0]);                          \
            side[1] = tni_select_##plural(x[1] > side[1], x[1], side[1]);                          \
        }                                                                                          \
        side[0] = tni_select_##plural(side[1] > side[0], side[1], side[0]);                        \
        for (int64_t i = 0; i < lanes; i++)                                                        \
            most = side[0][i] > most ? side[0][i] : most;                                          \
        for (; done < count; done++)                                                               \
            most = in[done] > most ? in[done] : most;                                              \
        return most;                                                                               \
    }                                                                                              \
    /* Powers of e of the distances from the largest, and their sum; `out` may be NULL. */         \
    static double powers_##suffix(const type *in, type most, type *out, int64_t count)             \
    {                                                                                              \
        double sum = 0;                                                                            \
        int64_t i = 0;                                                                             \
        while (i + lanes <= count) {                                                               \
            tni_##plural sums = {0};                                                               \
            int64_t end = count - i < LEAF ? count : i + LEAF;                                     \
            for (; i + lanes <= end; i += lanes) {                                                 \
                tni_##plural x;                                                                    \
                memcpy(&x, in + i, sizeof x);                                                      \
                x = tni_quick_exp_##plural(x - most);                                              \
                sums += x;                                                                         \
                if (out != NULL)                                                                   \
                    memcpy(out + i, &x, sizeof x);                                                 \
            }                                                                                      \
            for (int64_t k = 0; k < lanes; k++)                                                    \
                sum += (double)sums[k];                                                            \
        }                                                                                          \
        if (i < count) {                                                                           \
            tni_##plural x = tni_load_##plural((const char *)(in + i), sizeof(type), count - i);   \
            x = tni_quick_exp_##plural(x - most);                                                  \
            for (int64_t k = 0; k < count - i; k++)                                                \
                sum += (double)x[k];                                                               \
            if (out != NULL)                                                                       \
                tni_store_##plural((char *)(out + i), sizeof(type), count - i, x);                 \
        }                                                                                          \
        return sum;                                                                                \
    }                                                                                              \
    static void softmax_##suffix(const type *in, type *out, int64_t count)                         \
    {                                                                                              \
        double sum = powers_##suffix(in, most_##suffix(in, count), out, count);                    \
        type scale = (type)(1 / sum);                                                              \
        for (int64_t i = 0; i < count; i++)                                                        \
            out[i] *= scale;                                                                       \
    }                                                                                              \
    static void log_softmax_##suffix(const type *in, type *out, int64_t count)                     \
    {                                                                                              \
        type most = most_##suffix(in, count);                                                      \
        type shift = (type)log(powers_##suffix(in, most, NULL, count));                            \
        for (int64_t i = 0; i < count; i++)                                                        \
            out[i] = in[i] - most - shift;                                                         \
    }                                                                                              \
    static void softmax_back_##suffix(const type *grad, const type *result, type *out,             \
                                      int64_t count)                                               \
    {                                                                                              \
        double side[SIDE] = {0};                                                                   \
        int64_t done = 0;                                                                          \
        for (; done + SIDE <= count; done += SIDE)                                                 \
            for (int64_t i = 0; i < SIDE; i++)                                                     \
                side[i] += (double)grad[done + i] * (double)result[done + i];                      \
        for (int64_t i = 0; done + i < count; i++)                                                 \
            side[i] += (double)grad[done + i] * (double)result[done + i];                          \
        for (int64_t i = 1; i < SIDE; i++)                                                         \
            side[0] += side[i];                                                                    \
        type sum = (type)side[0];                                                                  \
        for (int64_t i = 0; i < count; i++)                                                        \
            out[i] = (grad[i] - sum) * result[i];                                                  \
    }                                                                                              \
    static void log_softmax_back_##suffix(const type *grad, const type *result, type *out,         \
                                          int64_t count)                                           \
    {                                                                                              \
        double side[SIDE] = {0};                                                                   \
        int64_t done = 0;                                                                          \
        for (; done + SIDE <= count; done += SIDE)                                                 \
            for (int64_t i = 0; i < SIDE; i++)                                                     \
                side[i] += (double)grad[done + i];                                                 \
        for (int64_t i = 0; done + i < count; i++)                                                 \
            side[i] += (double)grad[done + i];                                                     \
        for (int64_t i = 1; i < SIDE; i++)                                                         \
            side[0] += side[i];                                                                    \
        type sum = (type)side[0];                                                                  \
        for (int64_t i = 0; i < count; i += lanes) {                                               \
            tni_##plural y =                                                                       \
                tni_load_##plural((const char *)(result + i), sizeof(type), count - i);            \
            tni_##plural g = tni_load_##plural((const char *)(grad + i), sizeof(type), count - i); \
            tni_store_##plural((char *)(out + i), sizeof(type), count - i,                         \
                               g - tni_quick_exp_##plural(y) * sum);                               \
        }                                                                                          \
    }
LINE(f32, float, floats, TNI_FLOATS)
LINE(f64, double, doubles, TNI_DOUBLES)

const tni_softmax_row TNI_AT_LEVEL(tni_softmax_rows)[2] = {
    {softmax_f32, softmax_f64, softmax_back_f32, softmax_back_f64},
    {log_softmax_f32, log_softmax_f64, log_softmax_back_f32, log_softmax_back_f64},
};
