/* SPDX-License-Identifier: BSD-3-Clause */
/* The sizes of layer_model.c, large enough that products pack the weight, and square. */
#ifndef TENON_TESTS_LAYER_H
#define TENON_TESTS_LAYER_H

#define ROWS    48
#define DEPTH   160
#define COLUMNS 160

/* Element i of the weight number `seed`: a small whole number, so that every sum is exact. */
static inline float layer_weight(int i, int seed)
{
    return (float)((i * 7 + seed * 5) % 9 - 4);
}

#endif
