/* SPDX-License-Identifier: BSD-3-Clause */
/* The edge of a triangle of a matrix. */
#ifndef TENON_TRIANGLES_H
#define TENON_TRIANGLES_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Return the column where the kept or cleared part of `row` begins: the first column of the upper
 * triangle, or the first one after the lower triangle. May be outside the matrix; saturated.
 */
static inline int64_t tni_triangle_edge(int64_t row, int64_t diagonal, bool is_lower)
{
    int64_t edge;
    if (__builtin_add_overflow(row, diagonal, &edge) ||
        __builtin_add_overflow(edge, (int64_t)is_lower, &edge))
        return diagonal > 0 ? INT64_MAX : INT64_MIN;
    return edge;
}

#endif
