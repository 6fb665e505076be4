/* SPDX-License-Identifier: BSD-3-Clause */
/* The inner loop of interpolated bytes (upsample_u8.c), compiled once per ISA. */
#ifndef TENON_BYTE_TAPS_H
#define TENON_BYTE_TAPS_H

#include <stdint.h>

#include "kernels/core/isa.h"

/* A line of bytes that is a weighted sum of others, in fixed point. */
typedef struct tni_byte_sum {
    uint8_t *to;            /* `count` bytes, which no line overlaps */
    const uint8_t *from;    /* of it line k begins at sources[k] * count */
    const int64_t *sources; /* one for each tap */
    const int32_t *weights; /* one for each tap, within int16; their sums with 255 fit int32 */
    int64_t taps;           /* lines that are added */
    int64_t count;          /* bytes of a line */
    int shift;              /* weights are times 2^shift; at most 30 */
} tni_byte_sum;

/*
 * Write each sum shifted back, half rounded up, clamped to [0, 255].
 */
typedef void (*tni_sum_bytes)(const tni_byte_sum *call);

extern const tni_sum_bytes tni_sum_bytes_base;
extern const tni_sum_bytes tni_sum_bytes_avx2;
extern const tni_sum_bytes tni_sum_bytes_avx512;

#endif
