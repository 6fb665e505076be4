/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Long arrays are sorted by bytes of their keys, least significant first; each pass keeps the order
 * of what is equal, and passes over a byte that all keys share are left out. Short ones are merged.
 */
#include "kernels/index/sort_keys.h"

#include "kernels/core/narrow_floats.h"

/* Below this, merging is faster than counting bytes. */
#define SHORT 256

/* Below this, inserting is faster than merging. */
#define TINY 16

/* ---- making keys ---- */

/*
 * A floating number's bits, turned so that unsigned order is its order: positive numbers get the
 * sign bit set, negative ones are inverted.
 */
static inline uint32_t float_key(float value)
{
    uint32_t bits = tni_float_bits(value == 0 ? 0 : value);
    uint32_t mask = (uint32_t)((int32_t)bits >> 31) | UINT32_C(1) << 31;
    return value != value ? UINT32_MAX : bits ^ mask;
}

static inline uint64_t double_key(double value)
{
    uint64_t bits;
    value = value == 0 ? 0 : value;
    memcpy(&bits, &value, sizeof bits);
    uint64_t mask = (uint64_t)((int64_t)bits >> 63) | UINT64_C(1) << 63;
    return value != value ? UINT64_MAX : bits ^ mask;
}

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

/* Equal keys of the left run come first. */
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

/* One pass: a position for each value of the byte, then every key to its position. */
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

/* Whether keys rise, and have no bits beyond their bytes. */
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
    for (int64_t i = 0; i < count; i++)
        for (int byte = 0; byte < bytes; byte++)
            counts[byte][keys[i].key >> 8 * byte & 0xff]++;
    for (int byte = 0; byte < bytes; byte++) {
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
 * The most significant byte first: of each, only the keys with the value that the sought one has
 * stay. They keep their order, so of equal ones the right one is left.
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

/* Puts the two in order, the smaller one at i. */
static void order_keys(tni_order_key *keys, int64_t i, int64_t j)
{
    if (keys[i].key > keys[j].key)
        swap_keys(keys, i, j);
}

/*
 * Hoare's FIND (1961) with the median of first, middle and last as the pivot (Singleton, 1969). It
 * is not stable: which of equal elements it ends at is a matter of the exchanges, and these give
 * the positions that PyTorch gives (a model of it in Python: 2,000 random lines).
 */
tni_order_key tni_keys_find(tni_order_key *keys, int64_t count, int64_t rank)
{
    int64_t low = 0;
    int64_t high = count - 1;
    TNI_ASSERT(rank >= 0 && rank < count);
    while (high > low + 1) {
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
