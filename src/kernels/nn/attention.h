/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Attention in blocks: softmax(scale * Q K^T + mask) V for each head, without the whole matrix of
 * weights. A few rows of Q meet a block of keys at a time; what earlier blocks came to is shrunk
 * when a larger score turns up.
 *
 *     Q [B, H, L, E]   K, V [B, H / group, S, E]   mask [B, H, L, S]   out [B, H, L, E]
 *     weights' logarithms [B, H, L]
 */
#ifndef TENON_ATTENTION_H
#define TENON_ATTENTION_H

#include "kernels/core/kernel_core.h"

/* One call. All tensors are float or double, the mask as well, and are borrowed. */
typedef struct tni_attention {
    const tn_tensor *query, *key, *value; /* as above; sizes fit each other */
    const tn_tensor *mask;                /* with strides of 0 where it is broadcast; NULL: none */
    const tn_tensor *out;                 /* any strides */
    const tn_tensor *sums;                /* logarithms of the sums of weights */
    int64_t group;                        /* heads of Q for each of K and V */
    bool is_causal;                       /* row i meets the keys up to i */
    double scale;                         /* of Q K^T */
} tni_attention;

/* Computes it, in parallel. TN_ERR_MEMORY only. */
tn_status tni_attend(const tni_attention *call) TN_NODISCARD;

/* One row of scores becomes weights, relative to the largest score so far. */
typedef struct tni_attention_row {
    void *scores;      /* a row of Q by some keys, which become weights; room up to `room` */
    int64_t count;     /* keys that it meets */
    int64_t room;      /* weights behind those up to here are made 0 */
    const char *mask;  /* added to the scaled scores; NULL without */
    int64_t mask_step; /* bytes between its elements */
    double scale;      /* of the scores */
    double most;       /* the largest score so far, by log2(e); -infinity at first */
    double sum;        /* of the weights so far */
    double shrink;     /* what was summed before is to be multiplied by this */
} tni_attention_row;

/* Loops on one dtype. */
typedef struct tni_attention_loops {
    void (*weigh)(tni_attention_row *row);
    void (*shrink)(void *numbers, double factor, int64_t count);
    /* The sums as shares of all weights; returns the logarithm of these, 0 where there are none. */
    double (*finish)(const tni_attention_row *row, const void *sums, char *out, int64_t step,
                     int64_t count);
} tni_attention_loops;

/* Of float and double. */
typedef struct tni_attention_table {
    tni_attention_loops single;
    tni_attention_loops twice;
} tni_attention_table;

extern const tni_attention_table tni_attention_loops_base;
extern const tni_attention_table tni_attention_loops_avx2;
extern const tni_attention_table tni_attention_loops_avx512;

#endif
