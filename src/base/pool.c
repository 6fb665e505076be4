/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The slow side of the pools: batches, threads that come and go, forks.
 *
 *     thread:  head  ─► o ─► o ─► o        up to 64 objects, `room` says how many more
 *              spare ─► o ─► … ─► o        64 objects or none
 *     shared:  batches ─► [64] ─► [64]     linked by `batch`, the first word of a first object
 *
 * tni_pool_is_valid says what has to hold of a thread's pool. Cells put their own link where the
 * pool has its (`next`), so that a dropped ivalue is one store away from the list.
 */
#include "base/pool.h"

/*
 * Zeroed memory is a pool that is not in use: no head and no room, so get and put both take their
 * slow side, where the thread decides what it is. The fast side therefore asks nothing about the
 * thread.
 */
TNI_THREAD_LOCAL tni_pool tni_pools[TNI_NUM_POOLS];

/* What a thread's pools are: not used yet, in use, or bypassed for the rest of the thread. */
enum { THREAD_NEW, THREAD_POOLED, THREAD_BYPASSED };
static TNI_THREAD_LOCAL uint8_t thread_state;

/*
 * Bytes and alignment of the objects. The 128 is a storage's record with 64 bytes of data behind
 * it, which have to be aligned as all data is.
 */
static const struct {
    uint16_t bytes;     /* of one object */
    uint16_t alignment; /* of its address */
} sizes[TNI_NUM_POOLS] = {
    [TNI_POOL_16] = {16, 16},   [TNI_POOL_72] = {72, 16},   [TNI_POOL_120] = {120, 16},
    [TNI_POOL_128] = {128, 64}, [TNI_POOL_168] = {168, 16}, [TNI_POOL_192] = {192, 16},
};

/*
 * Full batches that no thread has. A thread that only makes and one that only drops (a producer and
 * a consumer) balance through these, a batch at a time.
 */
static struct {
    tni_pool_item *batches; /* linked by `batch` */
    uint32_t count;         /* how many */
} shared[TNI_NUM_POOLS];
static pthread_mutex_t shared_lock = PTHREAD_MUTEX_INITIALIZER;

static pthread_once_t process_once = PTHREAD_ONCE_INIT;
static bool is_bypassed;
static pthread_key_t thread_key;

/* How many objects a list has, counted as far as a list may be long. */
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

/* Each object of `head` is looked for in the spare batch: an object is in one list at most. */
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
 * Objects are allocations of their own and not slices of a page: a batch may hold objects of many
 * threads, and each must be able to go back to malloc alone.
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
 * Over the bound, memory goes back to malloc instead: a peak of live tensors must not stay with the
 * process for ever. The freeing happens after the lock was let go.
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
 * Runs at the end of a thread: its batches go back, and what it drops from now on goes to malloc.
 *
 * A destructor of another library that runs later may still drop tensors. It must not fill the pool
 * again, which nobody would empty any more, so the state is set before anything else. A head that
 * is not full is no batch by the shared list's rule and is freed one by one.
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
 * For fault injection: what is in the pools could answer requests that shall fail. They go back to
 * malloc, not to the shared list, since that one would be asked next.
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
 * The lock is taken over a fork, so that the child finds it free and the lists whole. What other
 * threads have in their pools at a fork is lost to the child, as their stacks are: memory, not
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
 * Decides once whether there are pools at all. Sanitizers find the use of a dropped object only if
 * dropping it frees it, and the hostile build only fails requests that are made; TENON_ALLOC
 * overrules both, for tests of the pools themselves. Without a key no thread could give its objects
 * back at its end, so then there are none.
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
 * Decides at a thread's first use whether it has pools. The value of the key only has to be other
 * than NULL, else the destructor would not run.
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
 * The batch in use is empty: the spare one is next, then a shared one, then malloc, which is asked
 * for one object and not for a batch. So a program that keeps what it makes pays malloc's price and
 * no more, and batches only ever form from what was dropped.
 *
 * `room` becomes 1 because one object of the full batch is handed out.
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
 * The batch in use is full (or the pool is new). It becomes the spare one, so that a thread which
 * now alternates between making and dropping stays on the fast side; a spare that was there already
 * is shared.
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
