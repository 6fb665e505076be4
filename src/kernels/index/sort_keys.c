/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Sorting and selecting by keys (sort_keys.h).
 *
 * Long arrays are sorted by position (position_sort.c), short ones by insertion in runs that are
 * then merged, bottom up. Selection is a radix sort, most significant byte first, that only keeps
 * the keys with the sought byte.
 */
#include "kernels/core/isa.h"
#include "kernels/index/sort_keys.h"

/* Below this, inserting is faster than merging. */
#define TINY 16

/* ---- making keys ---- */

/* Keys that are made at once. */
#define BLOCK 256

bool tni_has_keys(tn_dtype dtype)
{
    return tni_key_loops_base.make[dtype] != NULL;
}

/* The 16-bit floating dtypes have the keys of floats. */
int tni_key_bytes(tn_dtype dtype)
{
    bool is_narrow = dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16;
    return is_narrow ? 4 : (int)tni_dtypes[dtype].bytes;
}

void tni_keys_read(const tni_key_source *source, int64_t begin, int64_t count, uint64_t *keys)
{
    TNI_ASSERT(tni_has_keys(source->dtype));
    TNI_OF_ISA(&tni_key_loops)
        ->make[source->dtype](source->from + begin * source->step, source->step, count,
                              source->descending ? UINT64_MAX : 0, keys);
}

int tni_keys_make(tn_dtype dtype, const char *from, int64_t step, int64_t count, bool descending,
                  tni_order_key *keys)
{
    uint64_t block[BLOCK];
    tni_key_source source = {dtype, from, step, count, descending};
    for (int64_t i = 0; i < count; i += BLOCK) {
        int64_t part = tni_min(count - i, BLOCK);
        tni_keys_read(&source, i, part, block);
        for (int64_t k = 0; k < part; k++)
            keys[i + k] = (tni_order_key){block[k], i + k};
    }
    return tni_key_bytes(dtype);
}

uint64_t tni_key_of_nan(tn_dtype dtype)
{
    bool is_narrow = tni_category(dtype) == 2 && dtype != TN_DTYPE_F64;
    return is_narrow ? UINT32_MAX : UINT64_MAX;
}

/* ---- sorting ---- */

/* Sort by insertion: quadratic, but the fastest for a few keys. */
static void insert_all(tni_order_key *keys, int64_t count)
{
    for (int64_t i = 1; i < count; i++) {
        tni_order_key item = keys[i];
        int64_t at = i;
        for (; at > 0 && keys[at - 1].key > item.key; at--)
            keys[at] = keys[at - 1];
        keys[at] = item;
    }
}

/* Merge two sorted runs to `to`, equal keys of the left one first: so the sort is stable. */
static void merge(const tni_order_key *left, int64_t nleft, const tni_order_key *right,
                  int64_t nright, tni_order_key *to)
{
    int64_t i = 0;
    int64_t j = 0;
    while (i < nleft && j < nright)
        *to++ = right[j].key < left[i].key ? right[j++] : left[i++];
    memcpy(to, left + i, (size_t)(nleft - i) * sizeof *to);
    memcpy(to + (nleft - i), right + j, (size_t)(nright - j) * sizeof *to);
}

/*
 * Merge sort from the bottom up. Return the array that holds the result: each round merges runs of
 * `width` keys into the other array.
 */
static tni_order_key *merge_sort(tni_order_key *keys, tni_order_key *scratch, int64_t count)
{
    for (int64_t begin = 0; begin < count; begin += TINY)
        insert_all(keys + begin, count - begin < TINY ? count - begin : TINY);
    for (int64_t width = TINY; width < count; width *= 2) {
        for (int64_t begin = 0; begin < count; begin += 2 * width) {
            int64_t left = count - begin < width ? count - begin : width;
            int64_t right = count - begin - left < width ? count - begin - left : width;
            merge(keys + begin, left, keys + begin + left, right, scratch + begin);
        }
        tni_order_key *sorted = scratch;
        scratch = keys;
        keys = sorted;
    }
    return keys;
}

/* Return whether keys are ascending; for the assertion. */
static bool are_sorted(const tni_order_key *keys, int64_t count)
{
    for (int64_t i = 1; i < count; i++)
        if (keys[i - 1].key > keys[i].key)
            return false;
    return true;
}

tni_order_key *tni_keys_sort(tni_order_key *keys, tni_order_key *scratch, int64_t count)
{
    if (count <= TNI_FEW_KEYS)
        return merge_sort(keys, scratch, count);
    tni_key_source source = {TN_DTYPE_U64, (const char *)keys, sizeof *keys, count, false};
    uint64_t *items = (uint64_t *)(void *)scratch;
    tni_sorted sorted = tni_positions_sort(&source, items);
    uint64_t mask = (UINT64_C(1) << sorted.index_bits) - 1;
    /* Indices ascend: if the last is its position, all are, and keys need not be fetched. */
    bool is_known = sorted.is_whole && keys[count - 1].index == count - 1;
    /* Items move to the upper half: the keys written from below on only reach those that are read.
     */
    memcpy(items + count, items, (size_t)count * sizeof *items);
    for (int64_t i = 0; i < count; i++) {
        uint64_t item;
        memcpy(&item, (const char *)scratch + (count + i) * (int64_t)sizeof item, sizeof item);
        if (is_known)
            scratch[i] =
                (tni_order_key){(item >> sorted.index_bits) + sorted.least, (int64_t)(item & mask)};
        else
            scratch[i] = keys[item & mask];
    }
    TNI_ASSERT(are_sorted(scratch, count));
    return scratch;
}

/*
 * By the most significant byte first: each round keeps only the keys whose byte is that of the
 * sought one, and `rank` becomes the rank among those. They keep their order, so of equal keys the
 * right one is left.
 */
tni_order_key tni_keys_select(tni_order_key *keys, int64_t count, int bytes, int64_t rank)
{
    for (int shift = 8 * (bytes - 1); shift >= 0 && count > 1; shift -= 8) {
        int64_t counts[256] = {0};
        int64_t kept = 0;
        uint64_t value = 0;
        for (int64_t i = 0; i < count; i++)
            counts[keys[i].key >> shift & 0xff]++;
        TNI_ASSERT(rank >= 0 && rank < count);
        /* Find the byte of the sought key: keys with a smaller one come before it. */
        while (rank >= counts[value])
            rank -= counts[value++];
        if (counts[value] == count)
            continue;
        for (int64_t i = 0; i < count; i++)
            if ((keys[i].key >> shift & 0xff) == value)
                keys[kept++] = keys[i];
        count = kept;
    }
    return keys[rank];
}

static void swap_keys(tni_order_key *keys, int64_t i, int64_t j)
{
    tni_order_key key = keys[i];
    keys[i] = keys[j];
    keys[j] = key;
}

/* Swap the keys at i and j unless the one at i is the smaller one. */
static void order_keys(tni_order_key *keys, int64_t i, int64_t j)
{
    if (keys[i].key > keys[j].key)
        swap_keys(keys, i, j);
}

/*
 * Hoare's FIND (1961), with the median of first, middle and last key as the pivot (Singleton,
 * 1969). It is not stable: which of equal elements it returns depends on the exchanges, and these
 * give the positions that PyTorch gives (compared with a model of it in Python on 2,000 random
 * lines).
 *
 * Lines in descending order, among others, take a number of steps that is quadratic. Where that
 * would be noticed, and is three times what random lines were seen to take, the rest is selected by
 * bytes instead (Musser, 1997): of equal elements another one may then be returned than PyTorch
 * returns.
 */
#define WORK_PER_KEY 16
#define UNNOTICED    ((int64_t)1 << 24)
tni_order_key tni_keys_find(tni_order_key *keys, int64_t count, int64_t rank)
{
    int64_t low = 0;
    int64_t high = count - 1;
    int64_t work = 0;
    TNI_ASSERT(rank >= 0 && rank < count);
    /* The sought key is in [low, high]. The median of three goes to `low`, a smaller one to low + 1
     * and a larger one to `high`, which stop the inner loops without tests for the bounds. */
    while (high > low + 1) {
        work += high - low;
        if (work > UNNOTICED && work / WORK_PER_KEY > count)
            return tni_keys_select(keys + low, high - low + 1, sizeof keys->key, rank - low);
        swap_keys(keys, low + (high - low) / 2, low + 1);
        order_keys(keys, low + 1, high);
        order_keys(keys, low, high);
        order_keys(keys, low + 1, low);
        uint64_t pivot = keys[low].key;
        int64_t i = low + 1;
        int64_t j = high;
        for (;;) {
            do
                i++;
            while (keys[i].key < pivot);
            do
                j--;
            while (keys[j].key > pivot);
            if (j < i)
                break;
            swap_keys(keys, i, j);
        }
        swap_keys(keys, low, j);
        if (j <= rank)
            low = i;
        if (j >= rank)
            high = j - 1;
    }
    if (high == low + 1)
        order_keys(keys, low, high);
    return keys[rank];
}
