/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Elements of a matrix copied with rows and columns in turned roles, which is what a copy of a
 * transpose is.
 *
 * Squares as wide as a line of the cache are turned in registers, so that each line is read once
 * and written once: rows that lie a power of two apart share a few places of the cache and would
 * not stay there for a second visit.
 */
#ifndef TENON_TRANSPOSE_H
#define TENON_TRANSPOSE_H

#include "kernels/core/isa.h"

#include <stdint.h>

/* A copy: the target's element in row r and column c is the source's in row c and column r. */
typedef struct tni_turn {
    char *to;          /* first element of the target, whose rows are dense */
    int64_t to_step;   /* bytes from a row of the target to the next */
    const char *from;  /* first element of the source, whose rows are dense */
    int64_t from_step; /* bytes from a row of the source to the next */
    int64_t rows;      /* of the target */
    int64_t columns;   /* of the target */
    int bytes;         /* of an element: 1, 2, 4, 8 or 16 */
} tni_turn;

/* Rows of the target that are best turned in one call: longer runs of the source are read faster.
 */
#define TNI_TURNED_ROWS 512

void tni_turned_base(const tni_turn *turn);
void tni_turned_avx2(const tni_turn *turn);
void tni_turned_avx512(const tni_turn *turn);

#endif
