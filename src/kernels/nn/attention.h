/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Attention in blocks: softmax(scale * Q K^T + mask) V for each head, without storing the whole L
 * by S matrix of weights (FlashAttention: Dao and others, 2022). A block of rows of Q meets one
 * block of keys at a time. The softmax is the online one (Milakov and Gimelshein, 2018): the sums
 * over the earlier blocks are rescaled when a later block has a larger score.
 *
 *     Q [B, H, L, E]   K, V [B, H / group, S, E]   mask [B, H, L, S]   out [B, H, L, E]
 *     logarithms of the sums of weights [B, H, L]
 *
 * Cost: 4 L S E floating-point operations per head, and per thread the packed keys of one head and
 * a block of 64 by 256 scores.
 */
#ifndef TENON_ATTENTION_H
#define TENON_ATTENTION_H

#include "kernels/core/kernel_core.h"

/* One call. All tensors, the mask included, have one dtype, float or double, and are borrowed. */
typedef struct tni_attention {
    const tn_tensor *query, *key, *value; /* as above; the caller has checked that the sizes fit */
    const tn_tensor *mask;                /* with strides of 0 where it is broadcast; NULL: none */
    const tn_tensor *out;                 /* any strides */
    const tn_tensor *sums;                /* [B, H, L]: log(sum(exp(score))) of each row, written */
    int64_t group;                        /* heads of Q that share one head of K and V */
    bool is_causal;                       /* row i meets only the keys 0 to i */
    double scale;                         /* multiplies Q K^T before the mask is added */
} tni_attention;

/* Compute one call in parallel; `out` and `sums` are written. Fails with TN_ERR_MEMORY only. */
tn_status tni_attend(const tni_attention *call) TN_NODISCARD;

/*
 * The state of one row of Q between blocks of keys. The `weigh` function turns the scores of the
 * next block into weights relative to the largest score so far.
 */
typedef struct tni_attention_row {
    void *scores;      /* the row's scores with this block's keys; replaced by weights */
    int64_t count;     /* keys of the block that the row meets; later ones are after the row */
    int64_t room;      /* keys of the block; weights from `count` up to here are set to 0 */
    const char *mask;  /* the row of the mask, added to the scaled scores; NULL: none */
    int64_t mask_step; /* bytes from one of its elements to the next */
    double scale;      /* multiplies the scores */
    double most;       /* the largest score so far times log2(e); -infinity at first */
    double sum;        /* sum of the weights so far, relative to 2^most */
    double shrink;     /* factor that the sums of earlier blocks must be multiplied by */
} tni_attention_row;

/* The loops of one dtype. */
typedef struct tni_attention_loops {
    void (*weigh)(tni_attention_row *row); /* scores to weights; updates most, sum and shrink */
    void (*shrink)(void *numbers, double factor, int64_t count); /* numbers[i] *= factor */
    /*
     * Write sums / row->sum, `count` elements at steps of `step` bytes, to `out`. Return the
     * natural logarithm of the sum of exp(score), or 0 for a row that met no key.
     */
    double (*finish)(const tni_attention_row *row, const void *sums, char *out, int64_t step,
                     int64_t count);
} tni_attention_loops;

/* The loops of both dtypes, compiled once per ISA. */
typedef struct tni_attention_table {
    tni_attention_loops single; /* float */
    tni_attention_loops twice;  /* double */
} tni_attention_table;

extern const tni_attention_table tni_attention_loops_base;
extern const tni_attention_table tni_attention_loops_avx2;
extern const tni_attention_table tni_attention_loops_avx512;

#endif
