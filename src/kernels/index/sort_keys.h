/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Keys: whole numbers in the order of the elements they stand for, with the positions of these. All
 * that depends on an order, as sorting, selecting and counting what is equal, works on them. A nan
 * is greater than everything, both zeros are equal, and equal elements stay in their order.
 */
#ifndef TENON_SORT_KEYS_H
#define TENON_SORT_KEYS_H

#include "kernels/core/kernel_core.h"

/* One element. */
typedef struct tni_order_key {
    uint64_t key;  /* orders as the element does */
    int64_t index; /* its position */
} tni_order_key;

/* Whether a dtype has an order: real numbers of at least 16 bits, whole numbers, bool. */
bool tni_has_keys(tn_dtype dtype);

/*
 * The keys of `count` elements at steps of bytes, inverted for descending order; returns how many
 * of their low bytes count.
 */
int tni_keys_make(tn_dtype dtype, const char *from, int64_t step, int64_t count, bool descending,
                  tni_order_key *keys);

/* The key of every nan, ascending; for dtypes without, one that no element has or UINT64_MAX. */
uint64_t tni_key_of_nan(tn_dtype dtype);

/*
 * Sorts by key; `scratch` has room for as many. Returns the one of the two arrays that the result
 * is in.
 */
tni_order_key *tni_keys_sort(tni_order_key *keys, tni_order_key *scratch, int64_t count, int bytes);

/* The element that would be at position `rank` of the sorted keys. `keys` are lost. */
tni_order_key tni_keys_select(tni_order_key *keys, int64_t count, int bytes, int64_t rank);

/* The same key, of equal ones that which kthvalue tells of. Quadratic in the worst case. */
tni_order_key tni_keys_find(tni_order_key *keys, int64_t count, int64_t rank);

#endif
