/* SPDX-License-Identifier: BSD-3-Clause */
/* Where triangles of a matrix end. */
#ifndef TENON_TRIANGLES_H
#define TENON_TRIANGLES_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The column in which `row` crosses the diagonal, counted from the main one: the first one of the
 * upper triangle, or the first one behind the lower. May lie outside the matrix.
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
