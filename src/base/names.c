/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A name table that grows under one writer while readers use it without a lock.
 *
 * A block of buckets is an array of pointers with open addressing, at most half full, followed by
 * the entries in the order of insertion. Growing makes a block twice as large, fills it and
 * publishes it. Readers in the old block still find all that was there when they began, so old
 * blocks are kept (together smaller than the newest), in a list that leak checkers can see.
 */
#include "base/base.h"

#define FIRST_BUCKETS 64

/* One generation of a table. */
struct tni_table_buckets {
    struct tni_table_buckets *previous; /* the generation that this one replaced */
    size_t mask;                        /* buckets - 1; the buckets are a power of two */
    tni_name **order;                   /* entries in the order of insertion, for the writer */
    _Atomic(tni_name *) buckets[];      /* NULL if free; the array of `order` follows */
};

/*
 * A multiplication spreads a word over the upper bits, and the shift brings these down to the bits
 * of the mask. Operator names differ in few bytes, so both are needed; nobody chooses names against
 * the hash, so it need not resist that.
 */
static inline uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ (hash >> 29);
}

/*
 * The length is the initial state: the last word is padded with zeros, so otherwise a text and the
 * same text followed by NULs would collide.
 */
uint64_t tni_hash(const char *data, size_t length)
{
    uint64_t hash = mix(UINT64_C(0x2545F4914F6CDD1D), length);
    uint64_t word;
    for (; length >= sizeof word; data += sizeof word, length -= sizeof word) {
        memcpy(&word, data, sizeof word);
        hash = mix(hash, word);
    }
    word = 0;
    for (size_t i = 0; i < length; i++)
        word |= (uint64_t)(unsigned char)data[i] << (8 * i);
    hash = mix(hash, word);
    return hash ^ (hash >> 32);
}

/*
 * The search ends at the first empty bucket. Entries are never removed and a block is at most half
 * full, so there is one, and an entry that was inserted before the search began comes before it.
 * One that is inserted meanwhile may be missed, as if the search had been earlier. The acquire
 * loads pair with the release stores in put and grow: a reader that sees an entry sees its name.
 */
tni_name *tni_table_find(const tni_table *table, const char *text, size_t length, uint64_t hash)
{
    const struct tni_table_buckets *block =
        atomic_load_explicit(&table->buckets, memory_order_acquire);
    if (!block)
        return NULL;
    for (size_t i = hash & block->mask;; i = (i + 1) & block->mask) {
        tni_name *entry = atomic_load_explicit(&block->buckets[i], memory_order_acquire);
        if (!entry)
            return NULL;
        if (entry->hash == hash && entry->length == length &&
            memcmp(entry->text, text, length) == 0)
            return entry;
    }
}

bool tni_table_is_valid(const tni_table *table)
{
    const struct tni_table_buckets *block =
        atomic_load_explicit(&table->buckets, memory_order_acquire);
    if (block == NULL)
        return table->count == 0;
    size_t buckets = block->mask + 1;
    if ((buckets & block->mask) != 0 || table->count > buckets / 2)
        return false;
    for (size_t i = 0; i < table->count; i++) {
        const tni_name *entry = block->order[i];
        if (tni_table_find(table, entry->text, entry->length, entry->hash) != entry)
            return false;
    }
    return true;
}

/*
 * Insert into a block that has room. If readers already see the block, the store publishes the
 * entry; in a new block, publishing the block does.
 */
static void put(struct tni_table_buckets *block, tni_name *entry, size_t index)
{
    size_t i = entry->hash & block->mask;
    while (atomic_load_explicit(&block->buckets[i], memory_order_relaxed))
        i = (i + 1) & block->mask;
    TNI_ASSERT(index < (block->mask + 1) / 2);
    block->order[index] = entry;
    atomic_store_explicit(&block->buckets[i], entry, memory_order_release);
}

/*
 * Publish a block twice as large as `old`.
 *
 * The entries are copied in the order of insertion, so that the array `order` of every generation
 * begins like the one before, and an index stays valid for a listing that spans a growth.
 */
static tn_status grow(tni_table *table, struct tni_table_buckets *old)
{
    size_t count = old ? 2 * (old->mask + 1) : FIRST_BUCKETS;
    size_t bytes = sizeof *old + count * sizeof old->buckets[0] + count / 2 * sizeof(tni_name *);
    struct tni_table_buckets *block = tni_calloc(1, bytes);
    if (!block)
        return tni_fail_memory(bytes);
    block->previous = old;
    block->mask = count - 1;
    block->order = (tni_name **)(void *)(block->buckets + count);
    for (size_t i = 0; i < table->count; i++)
        put(block, old->order[i], i);
    atomic_store_explicit(&table->buckets, block, memory_order_release);
    TNI_ASSERT(tni_table_is_valid(table));
    return TN_OK;
}

/*
 * Growing comes first, so that a failure leaves the table as it was, and the insertion after it
 * cannot fail.
 */
tn_status tni_table_insert(tni_table *table, tni_name *entry)
{
    struct tni_table_buckets *block = atomic_load_explicit(&table->buckets, memory_order_relaxed);
    TNI_ASSERT(tni_table_find(table, entry->text, entry->length, entry->hash) == NULL);
    if (!block || table->count >= (block->mask + 1) / 2) {
        TN_TRY(grow(table, block));
        block = atomic_load_explicit(&table->buckets, memory_order_relaxed);
    }
    put(block, entry, table->count++);
    return TN_OK;
}

/*
 * Readers cannot rely on the order in which `order` and the buckets are written, hence the writer's
 * lock.
 */
tni_name *tni_table_at(const tni_table *table, size_t index)
{
    const struct tni_table_buckets *block =
        atomic_load_explicit(&table->buckets, memory_order_acquire);
    return index < table->count ? block->order[index] : NULL;
}
