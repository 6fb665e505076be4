/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Sort keys: each element becomes an unsigned integer that orders as the element does, together
 * with its position. All operators that depend on an order (sorting, selecting, counting equal
 * elements) work on keys. A nan is greater than everything, both zeros are equal, and sorting is
 * stable.
 *
 * A key costs 16 bytes. Callers own all arrays.
 */
#ifndef TENON_SORT_KEYS_H
#define TENON_SORT_KEYS_H

#include "kernels/core/kernel_core.h"

/* One element. */
typedef struct tni_order_key {
    uint64_t key;  /* orders as the element does */
    int64_t index; /* its position */
} tni_order_key;

/* Return whether a dtype has an order: real numbers of at least 16 bits, whole numbers and bool. */
bool tni_has_keys(tn_dtype dtype);

/*
 * Make the keys of `count` elements that lie `step` bytes apart, inverted for descending order.
 * Return how many low bytes of each key are used.
 */
int tni_keys_make(tn_dtype dtype, const char *from, int64_t step, int64_t count, bool descending,
                  tni_order_key *keys);

/*
 * Return the key of every nan in ascending order. For a dtype without nan it is one that no element
 * has, or UINT64_MAX.
 */
uint64_t tni_key_of_nan(tn_dtype dtype);

/*
 * Sort by key, stably. `scratch` has room for as many keys. Return which of the two arrays holds
 * the result; the other one is overwritten. `bytes` comes from tni_keys_make.
 */
tni_order_key *tni_keys_sort(tni_order_key *keys, tni_order_key *scratch, int64_t count, int bytes);

/*
 * Return the key that would be at index `rank` of the sorted keys, in O(count): of equal ones the
 * one a stable sort would put there. `keys` is overwritten.
 */
tni_order_key tni_keys_select(tni_order_key *keys, int64_t count, int bytes, int64_t rank);

/*
 * Return the same key, but of equal ones the one whose position PyTorch's kthvalue returns, unless
 * finding that one would take much longer than for most lines. `keys` is overwritten. O(count).
 */
tni_order_key tni_keys_find(tni_order_key *keys, int64_t count, int64_t rank);

#endif
