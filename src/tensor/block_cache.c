/* SPDX-License-Identifier: BSD-3-Clause */
#include "tensor/block_cache.h"
#include "base/pool.h"

#include <stdlib.h>
#include <sys/mman.h>

#define SMALLEST_SHIFT 6  /* classes begin above 64 bytes: less is inline in the storage */
#define LARGEST_SHIFT  29 /* and end at 1 GiB */
#define NUM_CLASSES    (4 * (LARGEST_SHIFT - SMALLEST_SHIFT + 1))
#define HUGE_PAGE      ((size_t)2 << 20)
#define DEFAULT_BOUND  ((size_t)256 << 20)

_Static_assert(NUM_CLASSES <= TNI_BLOCK_UNCACHED, "a class fits beside the uncached one");

/* A free block. */
typedef struct free_block {
    struct free_block *next; /* of the same class */
} free_block;

/*
 * One lock for all classes: a block of 128 bytes and more is made far less often than a tensor, and
 * its elements cost more than the lock.
 */
static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;
static free_block *cache[NUM_CLASSES];
static size_t cached_bytes;
static size_t cache_bound; /* written once, by enter_process */
static pthread_once_t process_once = PTHREAD_ONCE_INIT;

static void before_fork(void)
{
    pthread_mutex_lock(&cache_lock);
}

static void after_fork(void)
{
    pthread_mutex_unlock(&cache_lock);
}

/*
 * Where the pools are bypassed, for a sanitizer or by wish, blocks must come from malloc as well,
 * else the use of a dropped tensor's elements would go unseen. A fork with the lock held would
 * leave the child without memory, so without a handler for it there is no cache.
 */
static void enter_process(void)
{
    const char *megabytes = tni_env("TENON_CACHE_MB");
    size_t bound = DEFAULT_BOUND;
    if (megabytes && *megabytes) {
        unsigned long number = strtoul(megabytes, NULL, 10);
        bound = number < (SIZE_MAX >> 21) ? (size_t)number << 20 : SIZE_MAX / 2;
    }
    if (tni_pool_is_bypassed() || pthread_atfork(before_fork, after_fork, after_fork) != 0)
        bound = 0;
    cache_bound = bound;
}

/* Alone in the process nobody else holds the lock; the answer is what unlock needs. */
static bool lock(void)
{
    if (__libc_single_threaded)
        return false;
    pthread_mutex_lock(&cache_lock);
    return true;
}

static void unlock(bool locked)
{
    if (locked)
        pthread_mutex_unlock(&cache_lock);
}

/*
 * Four classes per power of two, so that at most a fifth of a block is unused:
 *
 *     bytes - 1 = 1 q q x x x x      shift is the place of the leading 1,
 *                                    the two bits behind it are the quarter
 *
 * The 1 is taken off first so that a capacity itself falls into its own class and not the next.
 */
static uint8_t class_of(size_t bytes)
{
    if (bytes > (size_t)2 << LARGEST_SHIFT)
        return TNI_BLOCK_UNCACHED;
    if (bytes <= (size_t)1 << SMALLEST_SHIFT)
        return 0;
    unsigned shift = 63u - (unsigned)__builtin_clzll(bytes - 1);
    size_t quarter = (bytes - 1 - ((size_t)1 << shift)) >> (shift - 2);
    return (uint8_t)(4 * (shift - SMALLEST_SHIFT) + quarter);
}

/*
 * The upper border of the class: the inverse of class_of, which tni_storage_resize uses to grow in
 * place.
 */
size_t tni_block_capacity(uint8_t kind)
{
    if (kind == TNI_BLOCK_UNCACHED)
        return 0;
    TNI_ASSERT(kind < NUM_CLASSES);
    unsigned shift = SMALLEST_SHIFT + kind / 4u;
    return ((size_t)1 << shift) + ((size_t)(kind % 4 + 1) << (shift - 2));
}

/* For tests and for the one who asks whether trimming could help. */
size_t tni_block_cached(void)
{
    bool locked = lock();
    size_t bytes = cached_bytes;
    unlock(locked);
    return bytes;
}

/*
 * The lists are taken under the lock and freed outside: giving much memory back to the system takes
 * milliseconds.
 */
void tni_block_trim(void)
{
    free_block *lists[NUM_CLASSES];
    bool locked = lock();
    memcpy(lists, cache, sizeof lists);
    memset(cache, 0, sizeof cache);
    cached_bytes = 0;
    unlock(locked);
    for (size_t i = 0; i < NUM_CLASSES; i++) {
        while (lists[i]) {
            free_block *next = lists[i]->next;
            tni_free(lists[i]);
            lists[i] = next;
        }
    }
}

/*
 * Aligned and advised to huge pages, a block of 64 MB costs 32 page faults instead of 16,384. A
 * system that refuses the advice has only lost that.
 */
static void *fresh_block(size_t bytes)
{
    size_t alignment = bytes >= HUGE_PAGE ? HUGE_PAGE : TNI_DATA_ALIGNMENT;
    void *block = tni_malloc_aligned(alignment, bytes);
    if (block && bytes >= HUGE_PAGE)
        (void)madvise(block, bytes, MADV_HUGEPAGE);
    return block;
}

/*
 * The request is rounded up to its class, so that whatever comes back fits every request of that
 * class. If malloc has none, what the cache holds goes back first: a program near its limit must
 * not fail over memory that nobody uses. Blocks are handed out as they were left, so their contents
 * are undefined, not zero.
 */
void *tni_block_get(size_t bytes, uint8_t *kind)
{
    pthread_once(&process_once, enter_process);
    *kind = cache_bound ? class_of(bytes) : TNI_BLOCK_UNCACHED;
    if (*kind == TNI_BLOCK_UNCACHED)
        return tni_malloc_aligned(TNI_DATA_ALIGNMENT, bytes);
    size_t capacity = tni_block_capacity(*kind);
    TNI_ASSERT(*kind < NUM_CLASSES && capacity >= bytes);
    TNI_ASSERT(bytes <= (size_t)1 << SMALLEST_SHIFT || capacity - bytes <= capacity / 5);
    free_block *block = NULL;
    /* While failures are injected, each request must be one that can fail. */
    if (!tni_fault_is_armed()) {
        bool locked = lock();
        block = cache[*kind];
        if (block) {
            cache[*kind] = block->next;
            TNI_ASSERT(cached_bytes >= capacity);
            cached_bytes -= capacity;
        }
        unlock(locked);
    }
    if (block)
        return block;
    void *fresh = fresh_block(capacity);
    if (fresh || tni_block_cached() == 0)
        return fresh;
    tni_block_trim();
    return fresh_block(capacity);
}

/*
 * A block that does not fit the bound empties the whole cache once and then fits. The alternative,
 * to free it and keep the cache, would let the sizes of a phase that is over block those of the one
 * that began. The loop is for another thread that filled the cache in between.
 */
void tni_block_put(void *block, uint8_t kind)
{
    size_t capacity = tni_block_capacity(kind);
    TNI_ASSERT((uintptr_t)block % TNI_DATA_ALIGNMENT == 0);
    if (capacity == 0 || capacity > cache_bound) {
        tni_free(block);
        return;
    }
    free_block *freed = block;
    for (;;) {
        bool locked = lock();
        bool fits = cached_bytes <= cache_bound - capacity;
        if (fits) {
            freed->next = cache[kind];
            cache[kind] = freed;
            cached_bytes += capacity;
            TNI_ASSERT(cached_bytes <= cache_bound);
        }
        unlock(locked);
        if (fits)
            return;
        tni_block_trim();
    }
}
