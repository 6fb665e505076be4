/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Binary searches for many values, compiled once per ISA (isa.h).
 */
#ifndef TENON_SEARCH_LOOPS_H
#define TENON_SEARCH_LOOPS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Write for each value the first index in [0, length] whose boundary is not below it, or is above
 * it if `is_right`. `length` is positive. `sorter` is the order of the boundaries, or NULL if they
 * are in order.
 */
typedef struct tni_search_loops {
    void (*find_whole)(const int64_t *bounds, const int64_t *sorter, int64_t length,
                       const int64_t *values, int64_t count, bool is_right, int64_t *positions);
    void (*find_real)(const double *bounds, const int64_t *sorter, int64_t length,
                      const double *values, int64_t count, bool is_right, int64_t *positions);
} tni_search_loops;

extern const tni_search_loops tni_search_loops_base;
extern const tni_search_loops tni_search_loops_avx2;
extern const tni_search_loops tni_search_loops_avx512;

#endif
