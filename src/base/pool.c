/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The slow path of the pools: batches, threads that begin and end, forks.
 *
 *     thread:  head  ─► o ─► o ─► o        up to 64 objects, `room` says how many more
 *              spare ─► o ─► … ─► o        64 objects or none
 *     shared:  batches ─► [64] ─► [64]     linked by `batch`, the first word of a first object
 *
 * tni_pool_is_valid checks a thread's pool. Handles have their own link where the pool has its
 * (`next`), so that freeing one is a single store.
 */
#include "base/pool.h"

#include <pthread.h>

/*
 * Zeroed memory is a pool before its first use: without a head and without room, so get and put
 * both take the slow path, which decides whether the thread has pools. The fast path therefore asks
 * nothing about the thread.
 */
TNI_THREAD_LOCAL tni_pool tni_pools[TNI_NUM_POOLS];

/* The pools of a thread: not used yet, in use, or bypassed until it ends. */
enum { THREAD_NEW, THREAD_POOLED, THREAD_BYPASSED };
static TNI_THREAD_LOCAL uint8_t thread_state;

/*
 * Size and alignment of the objects. The one of 128 bytes is a storage's record followed by 64
 * bytes of data, which must be aligned as all data is.
 */
static const struct {
    uint16_t bytes;     /* of one object */
    uint16_t alignment; /* of its address */
} sizes[TNI_NUM_POOLS] = {
    [TNI_POOL_16] = {16, 16},   [TNI_POOL_72] = {72, 16},   [TNI_POOL_120] = {120, 16},
    [TNI_POOL_128] = {128, 64}, [TNI_POOL_168] = {168, 16}, [TNI_POOL_192] = {192, 16},
};

/*
 * Full batches that belong to no thread. A thread that only makes objects and one that only frees
 * them (a producer and a consumer) balance through these, a batch at a time.
 */
static struct {
    tni_pool_item *batches; /* linked by `batch` */
    uint32_t count;         /* how many */
} shared[TNI_NUM_POOLS];
static pthread_mutex_t shared_lock = PTHREAD_MUTEX_INITIALIZER;

static pthread_once_t process_once = PTHREAD_ONCE_INIT;
static bool is_bypassed;
static pthread_key_t thread_key;

/* Return how many objects a list has, counting no further than a list may be long. */
static uint32_t count_items(const tni_pool_item *item)
{
    uint32_t count = 0;
    for (; item != NULL && count <= TNI_POOL_BATCH; item = item->next)
        count++;
    return count;
}

static bool is_aligned(const void *memory, unsigned which)
{
    return ((uintptr_t)memory & (sizes[which].alignment - 1u)) == 0;
}

/* Whether an object is in a list: none may be in both lists of a pool. */
static bool is_in_list(const tni_pool_item *item, const tni_pool_item *list)
{
    while (list != NULL && list != item)
        list = list->next;
    return list != NULL;
}

bool tni_pool_is_valid(unsigned which)
{
    if (which >= TNI_NUM_POOLS)
        return false;
    const tni_pool *pool = &tni_pools[which];
    uint32_t used = count_items(pool->head);
    if (used + pool->room != TNI_POOL_BATCH && used + pool->room != 0)
        return false;
    if (pool->spare != NULL && count_items(pool->spare) != TNI_POOL_BATCH)
        return false;
    for (const tni_pool_item *item = pool->head; item != NULL; item = item->next)
        if (!is_aligned(item, which) || is_in_list(item, pool->spare))
            return false;
    return true;
}

/*
 * Objects are allocations of their own, not parts of a page: a batch may hold objects of many
 * threads, and each must be able to return to malloc alone.
 */
static void free_items(tni_pool_item *item)
{
    while (item) {
        tni_pool_item *next = item->next;
        tni_free(item);
        item = next;
    }
}

/*
 * Beyond the bound, memory returns to malloc: a peak of live tensors must not stay with the process
 * for ever. It is freed after the lock is released.
 */
static void share_batch(unsigned which, tni_pool_item *batch)
{
    TNI_ASSERT(count_items(batch) == TNI_POOL_BATCH);
    pthread_mutex_lock(&shared_lock);
    bool fits = shared[which].count < TNI_POOL_SHARED_BATCHES;
    if (fits) {
        batch->batch = shared[which].batches;
        shared[which].batches = batch;
        shared[which].count++;
    }
    pthread_mutex_unlock(&shared_lock);
    if (!fits)
        free_items(batch);
}

static tni_pool_item *take_batch(unsigned which)
{
    pthread_mutex_lock(&shared_lock);
    tni_pool_item *batch = shared[which].batches;
    TNI_ASSERT((batch != NULL) == (shared[which].count != 0));
    if (batch) {
        shared[which].batches = batch->batch;
        shared[which].count--;
    }
    pthread_mutex_unlock(&shared_lock);
    TNI_ASSERT(batch == NULL || count_items(batch) == TNI_POOL_BATCH);
    return batch;
}

/*
 * Runs at the end of a thread: return its batches, and let what it frees from now on go to malloc.
 *
 * A destructor of another library that runs later may still free tensors. It must not fill the pool
 * again, which nobody would empty, so the state is set first. A head that is not full is not a
 * batch for the shared list and is freed object by object.
 */
static void leave_thread(void *unused)
{
    (void)unused;
    thread_state = THREAD_BYPASSED;
    for (unsigned which = 0; which < TNI_NUM_POOLS; which++) {
        TNI_ASSERT(tni_pool_is_valid(which));
        tni_pool pool = tni_pools[which];
        tni_pools[which] = (tni_pool){0};
        if (pool.spare)
            share_batch(which, pool.spare);
        if (pool.head && pool.room == 0)
            share_batch(which, pool.head);
        else
            free_items(pool.head);
    }
}

/*
 * For fault injection: what is in the pools could answer requests that should fail. It returns to
 * malloc, not to the shared list, which would be asked next.
 */
void tni_pool_empty(void)
{
    for (unsigned which = 0; which < TNI_NUM_POOLS; which++) {
        tni_pool pool = tni_pools[which];
        tni_pools[which] = (tni_pool){0};
        free_items(pool.spare);
        free_items(pool.head);
    }
}

/*
 * The lock is held across a fork, so that the child finds it free and the lists consistent. The
 * pools of other threads are lost to the child, like their stacks: that costs memory, not
 * correctness.
 */
static void before_fork(void)
{
    pthread_mutex_lock(&shared_lock);
}

static void after_fork(void)
{
    pthread_mutex_unlock(&shared_lock);
}

/*
 * Decide once whether there are pools. Sanitizers notice the use of a freed object only if it is
 * really freed, and the hostile build only fails requests that are made; TENON_ALLOC overrules
 * both, for tests of the pools themselves. Without a key no thread could return its objects at its
 * end, so then there are none.
 */
static void enter_process(void)
{
#if defined(__SANITIZE_ADDRESS__) || defined(TENON_HOSTILE)
    is_bypassed = true;
#elif defined(__has_feature)
#    if __has_feature(address_sanitizer)
    is_bypassed = true;
#    endif
#endif
    const char *wish = tni_env("TENON_ALLOC");
    if (wish && strcmp(wish, "malloc") == 0)
        is_bypassed = true;
    if (wish && strcmp(wish, "pool") == 0)
        is_bypassed = false;
    if (pthread_key_create(&thread_key, leave_thread) != 0 ||
        pthread_atfork(before_fork, after_fork, after_fork) != 0)
        is_bypassed = true;
}

/*
 * Decide at a thread's first use whether it has pools. The key's value only has to differ from
 * NULL, or its destructor would not run.
 */
static void enter_thread(void)
{
    if (thread_state != THREAD_NEW)
        return;
    pthread_once(&process_once, enter_process);
    if (is_bypassed || pthread_setspecific(thread_key, tni_pools) != 0) {
        thread_state = THREAD_BYPASSED;
        return;
    }
    thread_state = THREAD_POOLED;
}

bool tni_pool_is_bypassed(void)
{
    pthread_once(&process_once, enter_process);
    return is_bypassed;
}

/*
 * The batch in use is empty: take the spare one, then a shared one, then ask malloc, for one object
 * and not for a batch. So a program that keeps what it makes pays malloc's price only, and batches
 * are made of freed objects only.
 *
 * `room` becomes 1, because one object of the full batch is returned.
 */
void *tni_pool_get_slowly(unsigned which)
{
    enter_thread();
    tni_pool *pool = &tni_pools[which];
    TNI_ASSERT(pool->head == NULL);
    tni_pool_item *batch = NULL;
    /* While failures are injected, each request must be one that can fail. */
    if (thread_state == THREAD_POOLED && !tni_fault_is_armed()) {
        batch = pool->spare;
        pool->spare = NULL;
        if (!batch)
            batch = take_batch(which);
    }
    if (!batch)
        return tni_malloc_aligned(sizes[which].alignment, sizes[which].bytes);
    pool->head = batch->next;
    pool->room = 1;
    TNI_ASSERT(tni_pool_is_valid(which));
    return batch;
}

/*
 * The batch in use is full, or the pool is new. It becomes the spare one, so that a thread that now
 * alternates between making and freeing stays on the fast path; a spare that was there already is
 * shared.
 */
void tni_pool_put_slowly(unsigned which, void *object)
{
    enter_thread();
    if (thread_state != THREAD_POOLED || tni_fault_is_armed()) {
        tni_free(object);
        return;
    }
    tni_pool *pool = &tni_pools[which];
    if (pool->head) {
        if (pool->spare)
            share_batch(which, pool->spare);
        pool->spare = pool->head;
        pool->head = NULL;
    }
    pool->room = TNI_POOL_BATCH;
    tni_pool_put(which, object);
    TNI_ASSERT(tni_pool_is_valid(which));
}
