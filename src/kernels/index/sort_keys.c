/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Sorting and selecting by keys (sort_keys.h).
 *
 * Long arrays are sorted by radix sort, one byte at a time, least significant first (Knuth, vol. 3,
 * 5.2.5). Each pass is stable, and passes over a byte that all keys share are left out: small
 * numbers take one or two. Short arrays are sorted by insertion in runs that are then merged,
 * bottom up. Selection is a radix sort, most significant byte first, that only keeps the keys with
 * the sought byte.
 */
#include "kernels/index/sort_keys.h"

#include "kernels/core/narrow_floats.h"

/* Below this, merging is faster than counting bytes. */
#define SHORT 256

/* Below this, inserting is faster than merging. */
#define TINY 16

/* ---- making keys ---- */

/*
 * Return an unsigned integer that orders as the float does. IEEE 754 numbers order as sign and
 * magnitude: positive ones get the sign bit set, negative ones are inverted. -0.0 becomes 0.0, and
 * every nan the largest key.
 */
static inline uint32_t float_key(float value)
{
    uint32_t bits = tni_float_bits(value == 0 ? 0 : value);
    uint32_t mask = (uint32_t)((int32_t)bits >> 31) | UINT32_C(1) << 31;
    return value != value ? UINT32_MAX : bits ^ mask;
}

/* Return the same for a double. */
static inline uint64_t double_key(double value)
{
    uint64_t bits;
    value = value == 0 ? 0 : value;
    memcpy(&bits, &value, sizeof bits);
    uint64_t mask = (uint64_t)((int64_t)bits >> 63) | UINT64_C(1) << 63;
    return value != value ? UINT64_MAX : bits ^ mask;
}

/*
 * Define make_NAME (tni_keys_make for one dtype). `expression` is the key of the element `x` in
 * ascending order: signed integers get their sign bit flipped, and `flip` inverts all bits for
 * descending order. The 16-bit floating dtypes have the keys of their float values.
 */
#define KEYS(name, type, unsigned_type, expression)                                                \
    static int make_##name(const char *from, int64_t step, int64_t count, bool descending,         \
                           tni_order_key *keys)                                                    \
    {                                                                                              \
        unsigned_type flip = descending ? (unsigned_type)-1 : 0;                                   \
        for (int64_t i = 0; i < count; i++) {                                                      \
            type x;                                                                                \
            memcpy(&x, from + i * step, sizeof x);                                                 \
            keys[i] = (tni_order_key){(unsigned_type)((unsigned_type)(expression) ^ flip), i};     \
        }                                                                                          \
        return (int)sizeof(unsigned_type);                                                         \
    }
KEYS(bool, uint8_t, uint8_t, x != 0)
KEYS(u8, uint8_t, uint8_t, x)
KEYS(u16, uint16_t, uint16_t, x)
KEYS(u32, uint32_t, uint32_t, x)
KEYS(u64, uint64_t, uint64_t, x)
KEYS(i8, uint8_t, uint8_t, x ^ 1u << 7)
KEYS(i16, uint16_t, uint16_t, x ^ 1u << 15)
KEYS(i32, uint32_t, uint32_t, x ^ UINT32_C(1) << 31)
KEYS(i64, uint64_t, uint64_t, x ^ UINT64_C(1) << 63)
KEYS(f16, uint16_t, uint32_t, float_key(tni_f16_to_float(x)))
KEYS(bf16, uint16_t, uint32_t, float_key(tni_bf16_to_float(x)))
KEYS(f32, float, uint32_t, float_key(x))
KEYS(f64, double, uint64_t, double_key(x))

static int (*const makers[TN_DTYPE_COUNT])(const char *, int64_t, int64_t, bool,
                                           tni_order_key *) = {
    [TN_DTYPE_BOOL] = make_bool, [TN_DTYPE_U8] = make_u8,     [TN_DTYPE_U16] = make_u16,
    [TN_DTYPE_U32] = make_u32,   [TN_DTYPE_U64] = make_u64,   [TN_DTYPE_I8] = make_i8,
    [TN_DTYPE_I16] = make_i16,   [TN_DTYPE_I32] = make_i32,   [TN_DTYPE_I64] = make_i64,
    [TN_DTYPE_F16] = make_f16,   [TN_DTYPE_BF16] = make_bf16, [TN_DTYPE_F32] = make_f32,
    [TN_DTYPE_F64] = make_f64,
};

bool tni_has_keys(tn_dtype dtype)
{
    return makers[dtype] != NULL;
}

int tni_keys_make(tn_dtype dtype, const char *from, int64_t step, int64_t count, bool descending,
                  tni_order_key *keys)
{
    TNI_ASSERT(tni_has_keys(dtype));
    return makers[dtype](from, step, count, descending, keys);
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

/*
 * One pass of the radix sort by the byte at `shift`: from the counts of its 256 values follows
 * where the keys with each value begin; then every key moves to the next position of its value.
 * Equal bytes keep their order.
 */
static void scatter(const tni_order_key *from, tni_order_key *to, int64_t count, int shift,
                    const int64_t *counts)
{
    int64_t positions[256];
    int64_t position = 0;
    for (int value = 0; value < 256; value++) {
        positions[value] = position;
        position += counts[value];
    }
    for (int64_t i = 0; i < count; i++)
        to[positions[from[i].key >> shift & 0xff]++] = from[i];
}

/*
 * Return whether keys are ascending and use no more than their low `bytes` bytes; for the
 * assertion.
 */
static bool are_sorted(const tni_order_key *keys, int64_t count, int bytes)
{
    for (int64_t i = 0; i < count; i++)
        if ((bytes < 8 && keys[i].key >> 8 * bytes != 0) ||
            (i > 0 && keys[i - 1].key > keys[i].key))
            return false;
    return true;
}

tni_order_key *tni_keys_sort(tni_order_key *keys, tni_order_key *scratch, int64_t count, int bytes)
{
    int64_t counts[8][256];
    if (count <= SHORT)
        return merge_sort(keys, scratch, count);
    memset(counts, 0, sizeof counts);
    /* The counts of all passes at once: the passes permute keys, which does not change them. */
    for (int64_t i = 0; i < count; i++)
        for (int byte = 0; byte < bytes; byte++)
            counts[byte][keys[i].key >> 8 * byte & 0xff]++;
    for (int byte = 0; byte < bytes; byte++) {
        /* All keys have the same byte: the pass would move nothing. */
        if (counts[byte][keys[0].key >> 8 * byte & 0xff] == count)
            continue;
        scatter(keys, scratch, count, 8 * byte, counts[byte]);
        tni_order_key *sorted = scratch;
        scratch = keys;
        keys = sorted;
    }
    TNI_ASSERT(are_sorted(keys, count, bytes));
    return keys;
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
