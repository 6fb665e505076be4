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

/* Up to so many keys are faster to merge than to sort by position. */
#define TNI_FEW_KEYS 256

/* Elements in memory, to be ordered. */
typedef struct tni_key_source {
    tn_dtype dtype;   /* of the elements */
    const char *from; /* the first one */
    int64_t step;     /* bytes from one to the next */
    int64_t count;    /* how many */
    bool descending;  /* their keys are inverted */
} tni_key_source;

/* Elements in order, as tni_positions_sort leaves them. */
typedef struct tni_sorted {
    const tni_key_source *source; /* what was sorted */
    const uint64_t *items;        /* the position of the i-th in order, below its key */
    int index_bits;               /* bits of a position */
    bool is_whole;                /* above them are all bits of key - least */
    uint64_t least;               /* the least key */
} tni_sorted;

/* Where sorted elements are written: values, and int64 positions, each `step` bytes apart. */
typedef struct tni_sorted_output {
    char *values;       /* the i-th in order goes to values + i * value_step */
    int64_t value_step; /* bytes */
    char *indices;      /* and its position to indices + i * index_step */
    int64_t index_step; /* bytes */
} tni_sorted_output;

/* Loops over keys, compiled once per ISA. */
typedef struct tni_key_loops {
    /* Make the keys of elements, inverted if `flip` has all bits set; NULL without an order. */
    void (*make[TN_DTYPE_COUNT])(const char *from, int64_t step, int64_t count, uint64_t flip,
                                 uint64_t *keys);
    /* Write elements [begin, end) in order; NULL without an order. */
    void (*write[TN_DTYPE_COUNT])(const tni_sorted *sorted, int64_t begin, int64_t end,
                                  const tni_sorted_output *to);
    /*
     * Set flags[i] to whether element i differs from element i - 1 (a nan differs from everything);
     * flags[0] is 1. count is at least 1. NULL without an order.
     */
    void (*differ[TN_DTYPE_COUNT])(const char *from, int64_t count, uint8_t *flags);
    /* Return how many keys are below a limit. */
    int64_t (*count_below)(const uint64_t *keys, int64_t count, uint64_t limit);
    /* Lower *least and raise *greatest to those of the keys. */
    void (*find_range)(const uint64_t *keys, int64_t count, uint64_t *least, uint64_t *greatest);
} tni_key_loops;

extern const tni_key_loops tni_key_loops_base;
extern const tni_key_loops tni_key_loops_avx2;
extern const tni_key_loops tni_key_loops_avx512;

/* Return whether a dtype has an order: real numbers of at least 16 bits, whole numbers and bool. */
bool tni_has_keys(tn_dtype dtype);

/* Return how many low bytes of each key are used. */
int tni_key_bytes(tn_dtype dtype);

/* Make the keys of elements [begin, begin + count). */
void tni_keys_read(const tni_key_source *source, int64_t begin, int64_t count, uint64_t *keys);

/*
 * Make the keys of `count` elements that lie `step` bytes apart, inverted for descending order.
 * Return tni_key_bytes.
 */
int tni_keys_make(tn_dtype dtype, const char *from, int64_t step, int64_t count, bool descending,
                  tni_order_key *keys);

/*
 * Return the key of every nan in ascending order. For a dtype without nan it is one that no element
 * has, or UINT64_MAX.
 */
uint64_t tni_key_of_nan(tn_dtype dtype);

/*
 * Sort the positions of elements by key, stably. `room` is for twice as many items as there are
 * elements, and has the result. O(n), in parallel.
 */
tni_sorted tni_positions_sort(const tni_key_source *source, uint64_t *room);

/*
 * Sort by key, stably. Indices ascend. `scratch` has room for as many keys. Return which of the two
 * arrays holds the result; the other one is overwritten.
 */
tni_order_key *tni_keys_sort(tni_order_key *keys, tni_order_key *scratch, int64_t count);

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
