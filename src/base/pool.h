/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Pools of small objects of a few fixed sizes, for what every call makes and frees.
 *
 * Each thread has two batches per size, so that making and freeing one object at the border of a
 * batch does not go to the shared list each time. An object goes into the list of the thread that
 * frees it, whoever made it. Full batches move to a shared list, and back, under one lock. Beyond a
 * bound (TNI_POOL_SHARED_BATCHES) objects return to malloc, one by one: each is an allocation of
 * its own.
 *
 * A thread that ends returns its objects. What it frees after that (in destructors that run later)
 * goes to malloc. TENON_ALLOC=malloc bypasses the pools, TENON_ALLOC=pool forces them; with the
 * address sanitizer they are bypassed by default, so that it sees the use of freed objects.
 */
#ifndef TENON_POOL_H
#define TENON_POOL_H

#include "base/base.h"

/* Objects per batch, and full batches per size on the shared list. */
#define TNI_POOL_BATCH          64
#define TNI_POOL_SHARED_BATCHES 64

/*
 * Sizes in bytes; objects of 128 bytes are 64-byte aligned, the others 16. 72, 120 and 168 are what
 * chunks of 80, 128 and 176 bytes in the C library have room for.
 */
enum {
    TNI_POOL_16,
    TNI_POOL_72,
    TNI_POOL_120,
    TNI_POOL_128,
    TNI_POOL_168,
    TNI_POOL_192,
    TNI_NUM_POOLS
};

/* A free object. The first word links batches. */
typedef struct tni_pool_item {
    struct tni_pool_item *batch; /* next batch, in the first object of a batch on the shared list */
    struct tni_pool_item *next;  /* next free object of the same batch */
} tni_pool_item;

/* One thread's free objects of one size; see tni_pool_is_valid. */
typedef struct tni_pool {
    tni_pool_item *head;  /* the batch in use */
    tni_pool_item *spare; /* a full batch, or NULL */
    uint32_t room;        /* objects that `head` has room for; 0 also before first use */
} tni_pool;

extern TNI_THREAD_LOCAL tni_pool tni_pools[TNI_NUM_POOLS];

/*
 * Whether this thread's pool of a size is consistent: the objects of `head` and its room add up to
 * TNI_POOL_BATCH, or both are 0; a spare batch is full; no object is in both.
 */
bool tni_pool_is_valid(unsigned which);

/* Whether objects come straight from malloc; then blocks should, too. */
bool tni_pool_is_bypassed(void);

/* Return this thread's objects to malloc. */
void tni_pool_empty(void);

/* The slow paths of get and put: the batch in use is empty, or full. */
TNI_NOINLINE void *tni_pool_get_slowly(unsigned which);
TNI_NOINLINE void tni_pool_put_slowly(unsigned which, void *object);

/*
 * Return an object of the batch in use; NULL if it is empty, then tni_pool_get_slowly may have one.
 */
static inline void *tni_pool_try(unsigned which)
{
    tni_pool *pool = &tni_pools[which];
    tni_pool_item *item = pool->head;
    if (TNI_LIKELY(item != NULL)) {
        TNI_ASSERT(pool->room < TNI_POOL_BATCH);
        pool->head = item->next;
        pool->room++;
    }
    return item;
}

/* Return an object of the size, uninitialised; NULL without memory and without a message. */
static inline void *tni_pool_get(unsigned which)
{
    void *item = tni_pool_try(which);
    return TNI_LIKELY(item != NULL) ? item : tni_pool_get_slowly(which);
}

/* Take back an object of tni_pool_get, not NULL. */
static inline void tni_pool_put(unsigned which, void *object)
{
    tni_pool *pool = &tni_pools[which];
    tni_pool_item *item = object;
    if (TNI_UNLIKELY(pool->room == 0)) {
        tni_pool_put_slowly(which, object);
        return;
    }
    TNI_ASSERT(item != pool->head && pool->room <= TNI_POOL_BATCH);
    item->next = pool->head;
    pool->head = item;
    pool->room--;
}

#endif
