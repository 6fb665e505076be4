/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Sorting the positions of elements by their keys (sort_keys.h).
 *
 * An item is 8 bytes: as many of a key's bits as there is room for, above the element's position.
 *
 *     63                       index_bits                    0
 *     | bits of key - least    | position                    |
 *
 * Items are distinct integers, and their order is that of a stable sort. Few keys need more bits
 * than an item has room for, as only the distance from the least key counts; where they do, items
 * that agree in the upper bits are sorted once more, by bits further down.
 *
 * Long arrays are split by their top bits into buckets that fit the cache, in parallel; those are
 * sorted by radix sort, least significant digit first (Knuth, vol. 3, 5.2.5). O(n), and the result
 * does not depend on the number of threads.
 */
#include "kernels/core/isa.h"
#include "kernels/index/sort_keys.h"

#include <stdatomic.h>

/* Items of a bucket that is sorted by inserting, and of one whose passes stay in the cache. */
#define FEW    32
#define CACHED 8192

/* Bits of a digit, and of the one that splits a long array. */
#define DIGIT_BITS 8
#define SPLIT_BITS 9
#define DIGITS     (1 << DIGIT_BITS)
#define BUCKETS    (1 << SPLIT_BITS)

/* Parts of a long array that are split at the same time, and elements that make a thread worth it.
 */
#define PARTS 8
#define GRAIN 16384

/* Keys that are made at once. */
#define BLOCK 256

/* ---- radix sort ---- */

/* Sort distinct items by insertion: quadratic, but the fastest for a few. */
static void insert_items(uint64_t *items, int64_t count)
{
    for (int64_t i = 1; i < count; i++) {
        uint64_t item = items[i];
        int64_t at = i;
        for (; at > 0 && items[at - 1] > item; at--)
            items[at] = items[at - 1];
        items[at] = item;
    }
}

/* Move each item to the next position of its digit. */
static void scatter(const uint64_t *from, int64_t count, int shift, uint64_t mask,
                    int64_t *positions, uint64_t *to)
{
    for (int64_t i = 0; i < count; i++)
        to[positions[from[i] >> shift & mask]++] = from[i];
}

/* Replace the count of each digit by the position at which its items begin. */
static void make_positions(int64_t *counts, int digits)
{
    int64_t position = 0;
    for (int digit = 0; digit < digits; digit++) {
        int64_t count = counts[digit];
        counts[digit] = position;
        position += count;
    }
}

/* Items to be sorted by their bits [low, high), above which they agree. */
typedef struct span {
    uint64_t *items; /* the items */
    uint64_t *room;  /* memory for as many */
    int64_t count;   /* how many */
    int low;         /* the lowest bit */
    int high;        /* above the highest bit */
    bool to_room;    /* the result goes to `room`; the other array is overwritten */
} span;

/* Sort digit by digit, the least significant first. Digits that all items share are left out. */
static void sort_digits(const span *s)
{
    int64_t counts[64 / DIGIT_BITS][DIGITS];
    int passes = (s->high - s->low + DIGIT_BITS - 1) / DIGIT_BITS;
    uint64_t *from = s->items;
    uint64_t *to = s->room;
    memset(counts, 0, (size_t)passes * sizeof counts[0]);
    for (int64_t i = 0; i < s->count; i++)
        for (int pass = 0; pass < passes; pass++)
            counts[pass][from[i] >> (s->low + pass * DIGIT_BITS) & (DIGITS - 1)]++;
    for (int pass = 0; pass < passes; pass++) {
        int shift = s->low + pass * DIGIT_BITS;
        if (counts[pass][from[0] >> shift & (DIGITS - 1)] == s->count)
            continue;
        make_positions(counts[pass], DIGITS);
        scatter(from, s->count, shift, DIGITS - 1, counts[pass], to);
        uint64_t *sorted = to;
        to = from;
        from = sorted;
    }
    if (from != (s->to_room ? s->room : s->items))
        memcpy(to, from, (size_t)s->count * sizeof *to);
}

/* Return by how many top bits an array is split, so that buckets are likely to fit the cache. */
static int split_bits(const span *s)
{
    int bits = 1;
    while (bits < SPLIT_BITS && s->count >> bits > CACHED / 4)
        bits++;
    return bits < s->high - s->low ? bits : s->high - s->low;
}

static void sort_split(const span *s);

/* Sort by whichever way the number of items calls for. */
static void sort_span(const span *s)
{
    if (s->count > CACHED && s->high - s->low > DIGIT_BITS) {
        sort_split(s);
        return;
    }
    if (s->count > FEW) {
        sort_digits(s);
        return;
    }
    insert_items(s->items, s->count);
    if (s->to_room)
        memcpy(s->room, s->items, (size_t)s->count * sizeof *s->items);
}

/* A long array being split. */
typedef struct split {
    const span *whole;                 /* what is split */
    int shift;                         /* the lowest of the bits that it is split by */
    uint64_t mask;                     /* of those bits */
    int parts;                         /* parts of the array, each with positions of its own */
    int64_t positions[PARTS][BUCKETS]; /* counts, then positions of each part's items */
    int64_t ends[BUCKETS];             /* the end of each bucket */
} split;

/* Return where a part begins. */
static int64_t begin_of(const split *s, int64_t part)
{
    return s->whole->count / s->parts * part + (part == s->parts ? s->whole->count % s->parts : 0);
}

static void count_parts(int64_t begin, int64_t end, void *context)
{
    split *s = context;
    for (int64_t part = begin; part < end; part++)
        for (int64_t i = begin_of(s, part); i < begin_of(s, part + 1); i++)
            s->positions[part][s->whole->items[i] >> s->shift & s->mask]++;
}

static void scatter_parts(int64_t begin, int64_t end, void *context)
{
    split *s = context;
    for (int64_t part = begin; part < end; part++)
        scatter(s->whole->items + begin_of(s, part), begin_of(s, part + 1) - begin_of(s, part),
                s->shift, s->mask, s->positions[part], s->whole->room);
}

/* Sort the buckets that begin in [begin, end). */
static void sort_buckets(int64_t begin, int64_t end, void *context)
{
    const split *s = context;
    const span *whole = s->whole;
    int64_t first = 0;
    for (uint64_t bucket = 0; bucket <= s->mask; first = s->ends[bucket++]) {
        int64_t count = s->ends[bucket] - first;
        if (first < begin || first >= end || count == 0)
            continue;
        span part = {whole->room + first, whole->items + first, count, whole->low, s->shift,
                     !whole->to_room};
        sort_span(&part);
    }
}

/* Make positions of counts: within a bucket, the items of each part come behind the part before. */
static void place_parts(split *s)
{
    int64_t position = 0;
    for (uint64_t bucket = 0; bucket <= s->mask; bucket++) {
        for (int part = 0; part < s->parts; part++) {
            int64_t count = s->positions[part][bucket];
            s->positions[part][bucket] = position;
            position += count;
        }
        s->ends[bucket] = position;
    }
}

/*
 * Split by the top bits, then sort each bucket. Within a bucket of this there is one thread, and
 * splitting in parts would have no use.
 */
static void sort_split(const span *whole)
{
    int bits = split_bits(whole);
    split s = {.whole = whole, .shift = whole->high - bits, .mask = (UINT64_C(1) << bits) - 1};
    s.parts = tni_in_parallel() ? 1 : PARTS;
    tni_parallel_for(0, s.parts, GRAIN * s.parts / whole->count + 1, count_parts, &s);
    place_parts(&s);
    tni_parallel_for(0, s.parts, GRAIN * s.parts / whole->count + 1, scatter_parts, &s);
    tni_parallel_for(0, whole->count, GRAIN, sort_buckets, &s);
}

/* ---- making items ---- */

/* Elements being sorted. */
typedef struct job {
    const tni_key_source *source; /* where keys come from */
    uint64_t *items;              /* the items */
    uint64_t *room;               /* memory for as many */
    _Atomic(uint64_t) least;      /* of the keys */
    _Atomic(uint64_t) greatest;   /* of the keys */
    int index_bits;               /* bits of a position */
} job;

/* Return a mask of the low bits. */
static uint64_t low_mask(int bits)
{
    return bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
}

/* Return how many bits a number has. */
static int bits_of(uint64_t number)
{
    return number == 0 ? 0 : 64 - __builtin_clzll(number);
}

static void find_range(int64_t begin, int64_t end, void *context)
{
    job *j = context;
    uint64_t keys[BLOCK];
    uint64_t least = UINT64_MAX;
    uint64_t greatest = 0;
    for (int64_t i = begin; i < end; i += BLOCK) {
        int64_t count = end - i < BLOCK ? end - i : BLOCK;
        tni_keys_read(j->source, i, count, keys);
        TNI_OF_ISA(&tni_key_loops)->find_range(keys, count, &least, &greatest);
    }
    uint64_t known = atomic_load(&j->least);
    while (least < known && !atomic_compare_exchange_weak(&j->least, &known, least)) {
    }
    known = atomic_load(&j->greatest);
    while (greatest > known && !atomic_compare_exchange_weak(&j->greatest, &known, greatest)) {
    }
}

/* Make the items of elements [begin, end), of as many upper bits as fit. */
static void pack_items(int64_t begin, int64_t end, void *context)
{
    job *j = context;
    uint64_t keys[BLOCK];
    uint64_t least = atomic_load(&j->least);
    int bits = bits_of(atomic_load(&j->greatest) - least);
    int shift = bits + j->index_bits > 64 ? bits + j->index_bits - 64 : 0;
    for (int64_t i = begin; i < end; i += BLOCK) {
        int64_t count = end - i < BLOCK ? end - i : BLOCK;
        tni_keys_read(j->source, i, count, keys);
        for (int64_t k = 0; k < count; k++)
            j->items[i + k] = (keys[k] - least) >> shift << j->index_bits | (uint64_t)(i + k);
    }
}

/* Replace the bits of keys in items that agree above the low `bits` by those of the next lower. */
static void pack_lower(const job *j, uint64_t *items, int64_t count, int bits, int shift)
{
    uint64_t least = atomic_load(&j->least);
    for (int64_t i = 0; i < count; i++) {
        uint64_t key;
        uint64_t position = items[i] & low_mask(j->index_bits);
        tni_keys_read(j->source, (int64_t)position, 1, &key);
        items[i] = ((key - least) & low_mask(bits)) >> shift << j->index_bits | position;
    }
}

/*
 * Sort items whose keys agree above their low `bits`, and that have the upper ones of those. Items
 * that then agree in all bits that there was room for are sorted by the lower ones.
 */
static void sort_items(const job *j, int64_t first, int64_t count, int bits)
{
    uint64_t *items = j->items + first;
    int used = bits < 64 - j->index_bits ? bits : 64 - j->index_bits;
    sort_span(&(span){items, j->room + first, count, j->index_bits, j->index_bits + used, false});
    if (bits == used)
        return;
    for (int64_t begin = 0, end; begin < count; begin = end) {
        uint64_t upper = items[begin] >> j->index_bits;
        for (end = begin + 1; end < count && items[end] >> j->index_bits == upper;)
            end++;
        if (end - begin == 1)
            continue;
        int left = bits - used;
        pack_lower(j, items + begin, end - begin, left,
                   left + j->index_bits > 64 ? left + j->index_bits - 64 : 0);
        sort_items(j, first + begin, end - begin, left);
    }
}

tni_sorted tni_positions_sort(const tni_key_source *source, uint64_t *room)
{
    int64_t count = source->count;
    job j = {.source = source, .items = room, .room = room + count, .least = UINT64_MAX};
    j.index_bits = count > 1 ? bits_of((uint64_t)count - 1) : 1;
    tni_parallel_for(0, count, GRAIN, find_range, &j);
    tni_parallel_for(0, count, GRAIN, pack_items, &j);
    uint64_t least = atomic_load(&j.least);
    int bits = bits_of(atomic_load(&j.greatest) - least);
    sort_items(&j, 0, count, bits);
    return (tni_sorted){source, room, j.index_bits, bits + j.index_bits <= 64, least};
}
