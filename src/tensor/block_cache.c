/* SPDX-License-Identifier: BSD-3-Clause */
#include "tensor/block_cache.h"
#include "base/pool.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>

#define SMALLEST_SHIFT    6  /* classes begin above 64 bytes: less is in the storage itself */
#define LARGEST_SHIFT     29 /* classes end at 1 GiB */
#define NUM_CLASSES       (4 * (LARGEST_SHIFT - SMALLEST_SHIFT + 1))
#define HUGE_PAGE         ((size_t)2 << 20)
#define DEFAULT_MEGABYTES 256

_Static_assert(NUM_CLASSES <= TNI_BLOCK_UNCACHED, "a class fits beside the uncached one");

/* A free block. */
typedef struct free_block {
    struct free_block *next; /* of the same class */
} free_block;

/*
 * One lock for all classes: a block of 128 bytes or more is made far less often than a tensor, and
 * its elements cost more than the lock.
 */
static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;
static free_block *cache[NUM_CLASSES];
static size_t cached_bytes;
static size_t cache_bound; /* written once, by enter_process */
/* TENON_CACHE_MB is no number, and nobody was warned yet. */
static _Atomic(bool) bound_is_wrong;
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
 * If the pools are bypassed, for a sanitizer or on request, blocks come from malloc, too; otherwise
 * use of a freed tensor's elements would not be noticed. Without a handler for forks there is no
 * cache, because a fork during a locked section would leave the child without memory.
 */
static void enter_process(void)
{
    bool is_wrong;
    int64_t megabytes = tni_env_number("TENON_CACHE_MB", DEFAULT_MEGABYTES, &is_wrong);
    size_t number = (size_t)megabytes;
    size_t bound = number < (SIZE_MAX >> 21) ? number << 20 : SIZE_MAX / 2;
    atomic_store(&bound_is_wrong, is_wrong);
    if (tni_pool_is_bypassed() || pthread_atfork(before_fork, after_fork, after_fork) != 0)
        bound = 0;
    cache_bound = bound;
}

/* A process with one thread needs no lock; the result is for unlock. */
static bool lock(void)
{
    if (TNI_SINGLE_THREADED)
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
 * Return the class of a size. Four classes per power of two, so at most a fifth of a block is
 * unused:
 *
 *     bytes - 1 = 1 q q x x x x      shift is the position of the leading 1,
 *                                    the two bits after it are the quarter
 *
 * 1 is subtracted first, so that a capacity falls into its own class and not the next one.
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
 * The largest size of the class: the inverse of class_of. tni_storage_resize uses it to grow in
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

/* For tests, and for programs that want to know whether trimming could help. */
size_t tni_block_cached(void)
{
    bool locked = lock();
    size_t bytes = cached_bytes;
    unlock(locked);
    return bytes;
}

/*
 * The lists are detached under the lock and freed without it: returning much memory to the system
 * takes milliseconds.
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
 * Return a new block. Aligned to and advised for huge pages, 64 MB cost 32 page faults instead of
 * 16,384. If the system refuses the advice, only that is lost.
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
 * The request is rounded up to its class, so that a block fits every request of its class later. If
 * malloc fails, the cache is emptied and malloc asked again: a program near its limit must not fail
 * because of memory that nobody uses. Blocks keep their old contents, which are undefined.
 */
void *tni_block_get(size_t bytes, uint8_t *kind)
{
    pthread_once(&process_once, enter_process);
    if (TNI_UNLIKELY(atomic_load_explicit(&bound_is_wrong, memory_order_relaxed)) &&
        atomic_exchange(&bound_is_wrong, false))
        tni_env_warn("TENON_CACHE_MB");
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
 * A block beyond the bound empties the whole cache once and is then kept. Freeing it instead would
 * let the sizes of a finished phase keep out those of the present one. The loop is for another
 * thread that fills the cache in between.
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
