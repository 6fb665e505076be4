/* SPDX-License-Identifier: BSD-3-Clause */
/* The slow side of the pools: batches, threads that come and go, forks. */
#include "base/pool.h"

TNI_THREAD_LOCAL tni_pool tni_pools[TNI_NUM_POOLS];

/* What a thread's pools are: not used yet, in use, or bypassed for the rest of the thread. */
enum { THREAD_NEW, THREAD_POOLED, THREAD_BYPASSED };
static TNI_THREAD_LOCAL uint8_t thread_state;

/* Bytes and alignment of the objects. */
static const struct {
    uint16_t bytes;     /* of one object */
    uint16_t alignment; /* of its address */
} sizes[TNI_NUM_POOLS] = {
    [TNI_POOL_16] = {16, 16}, [TNI_POOL_128] = {128, 64}, [TNI_POOL_192] = {192, 16}};

/* Full batches that no thread has. */
static struct {
    tni_pool_item *batches; /* linked by `batch` */
    uint32_t count;         /* how many */
} shared[TNI_NUM_POOLS];
static pthread_mutex_t shared_lock = PTHREAD_MUTEX_INITIALIZER;

static pthread_once_t process_once = PTHREAD_ONCE_INIT;
static bool is_bypassed;
static pthread_key_t thread_key;

static void free_items(tni_pool_item *item)
{
    while (item) {
        tni_pool_item *next = item->next;
        tni_free(item);
        item = next;
    }
}

static void share_batch(unsigned which, tni_pool_item *batch)
{
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
    if (batch) {
        shared[which].batches = batch->batch;
        shared[which].count--;
    }
    pthread_mutex_unlock(&shared_lock);
    return batch;
}

/* Runs at the end of a thread: its batches go back, and what it drops from now on goes to malloc.
 */
static void leave_thread(void *unused)
{
    (void)unused;
    thread_state = THREAD_BYPASSED;
    for (unsigned which = 0; which < TNI_NUM_POOLS; which++) {
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

void tni_pool_empty(void)
{
    for (unsigned which = 0; which < TNI_NUM_POOLS; which++) {
        tni_pool pool = tni_pools[which];
        tni_pools[which] = (tni_pool){0};
        free_items(pool.spare);
        free_items(pool.head);
    }
}

/* The lock is taken over a fork, so that the child finds it free and the lists whole. */
static void before_fork(void)
{
    pthread_mutex_lock(&shared_lock);
}

static void after_fork(void)
{
    pthread_mutex_unlock(&shared_lock);
}

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

/* Decides at a thread's first use whether it has pools. */
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

void *tni_pool_get_slowly(unsigned which)
{
    enter_thread();
    tni_pool *pool = &tni_pools[which];
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
    return batch;
}

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
}
