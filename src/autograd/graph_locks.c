/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The locks of autograd.
 *
 * Graph locks guard lists of hooks and histories of views. There are a few for all objects, each is
 * held for a few instructions, and a thread holds one at most.
 *
 * The lock of a `.grad` is a word in the tensor's record with the number of its owner. It is held
 * while operators add to the gradient, and these may run backward to other leaves, so a thread may
 * wait for one such lock while it owns others. The thread whose wait would close a circle fails
 * instead (the waits-for graph of databases: Coffman, Elphick and Shoshani, 1971). Without a waiter
 * a lock costs one exchange and one store; all who wait share one condition, because few ever do.
 */
#include "autograd/graph.h"

#include <pthread.h>

/* Locks are chosen by address, so that threads at different tensors rarely meet. */
#define LOCK PTHREAD_MUTEX_INITIALIZER
static pthread_mutex_t graph_locks[16] = {LOCK, LOCK, LOCK, LOCK, LOCK, LOCK, LOCK, LOCK,
                                          LOCK, LOCK, LOCK, LOCK, LOCK, LOCK, LOCK, LOCK};

/* A thread that waits for the lock of a `.grad`. */
typedef struct waiter {
    uint64_t thread;          /* its number */
    const tni_record *record; /* whose lock it waits for */
    struct waiter *next;      /* another one */
} waiter;

static pthread_mutex_t waiters_lock = LOCK;
static pthread_cond_t grad_unlocked = PTHREAD_COND_INITIALIZER;
static _Atomic(waiter *) waiters; /* on the stacks of their threads; written under waiters_lock */

/* ---- forks ---- */

static TNI_THREAD_LOCAL uint64_t my_number; /* this thread's, once it has locked; else 0 */
static _Atomic(uint64_t) next_number = 1;
/* In the child of a fork: lower numbers are of threads that exist in its parent only. */
static uint64_t first_number = 1;
static uint64_t forked_number; /* of the thread that forked, which exists in the child as well */
static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

/* These locks are held across a fork, so that the child finds them free and their data complete. */
static void before_fork(void)
{
    for (size_t i = 0; i < TN_LEN(graph_locks); i++)
        pthread_mutex_lock(&graph_locks[i]);
    pthread_mutex_lock(&waiters_lock);
}

static void after_fork(void)
{
    pthread_mutex_unlock(&waiters_lock);
    for (size_t i = TN_LEN(graph_locks); i-- > 0;)
        pthread_mutex_unlock(&graph_locks[i]);
}

/*
 * The locks of gradients are not held across the fork, because operators run under them. Those of
 * other threads are left behind in the child; this thread keeps its own.
 */
static void after_fork_in_child(void)
{
    first_number = atomic_load(&next_number);
    forked_number = my_number;
    atomic_store(&waiters, NULL);
    grad_unlocked = (pthread_cond_t)PTHREAD_COND_INITIALIZER;
    after_fork();
}

static void watch_forks(void)
{
    (void)pthread_atfork(before_fork, after_fork, after_fork_in_child);
}

/* Whether the owner of a lock is a thread that only a parent of this process has. */
static bool is_left_behind(uint64_t owner)
{
    return owner < first_number && owner != forked_number;
}

/* Numbers are not used again, unlike thread ids and addresses. */
static TNI_NOINLINE uint64_t make_number(void)
{
    pthread_once(&fork_once, watch_forks);
    my_number = atomic_fetch_add(&next_number, 1);
    return my_number;
}

static uint64_t this_thread(void)
{
    return TNI_LIKELY(my_number != 0) ? my_number : make_number();
}

/* ---- graph locks ---- */

/* The low 6 bits of an address say little, because objects are larger than that. */
pthread_mutex_t *tni_graph_lock(const void *address)
{
    /* Two objects may have one lock, so a thread that took a second one could wait for itself. */
    TNI_ASSERT(tni_graph_locks_held == 0);
    tni_note_graph_lock(1);
    if (TNI_LIKELY(TNI_SINGLE_THREADED))
        return NULL;
    pthread_once(&fork_once, watch_forks);
    pthread_mutex_t *lock = &graph_locks[((uintptr_t)address >> 6) % TN_LEN(graph_locks)];
    pthread_mutex_lock(lock);
    return lock;
}

void tni_graph_unlock(pthread_mutex_t *lock)
{
    tni_note_graph_lock(-1);
    if (lock != NULL)
        pthread_mutex_unlock(lock);
}

/* ---- the lock of a gradient ---- */

static uint64_t owner_of(const tni_record *record)
{
    return __atomic_load_n(&record->grad_owner, __ATOMIC_RELAXED);
}

/*
 * Take the lock unless a thread of this process has it. The exchange is sequentially consistent
 * also where it fails. A thread that waits adds itself to `waiters` and then reads the owner here;
 * the owner resets itself and then reads `waiters`. With a weaker order on one of the four, both
 * could read what was there before, and nobody would wake the waiter.
 */
static bool try_lock(tni_record *record)
{
    uint64_t me = this_thread();
    if (TNI_LIKELY(TNI_SINGLE_THREADED)) {
        bool is_free = record->grad_owner != me;
        record->grad_owner = me;
        return is_free;
    }
    uint64_t owner = 0;
    while (!__atomic_compare_exchange_n(&record->grad_owner, &owner, me, false, __ATOMIC_SEQ_CST,
                                        __ATOMIC_SEQ_CST))
        if (owner != 0 && !is_left_behind(owner))
            return false;
    return true;
}

/* Return what the thread waits for; NULL if it does not wait. */
static const waiter *find_waiter(uint64_t thread)
{
    const waiter *at = atomic_load(&waiters);
    while (at != NULL && at->thread != thread)
        at = at->next;
    return at;
}

/*
 * Whether the record's owner is this thread, or waits for it, perhaps through others. Under
 * waiters_lock no waiter goes on, so what waiters own does not change. If the last owner of the
 * chain does not wait now, it will look for a circle itself before it does.
 */
static bool closes_circle(const tni_record *record)
{
    uint64_t owner = owner_of(record);
    while (owner != my_number) {
        const waiter *next = find_waiter(owner);
        if (next == NULL)
            return false;
        owner = owner_of(next->record);
    }
    return true;
}

/* Print which tensor a record belongs to; tensors have no names. */
static void print_tensor(tni_buffer *text, const tni_record *record)
{
    if (record->node != NULL)
        tni_buffer_print(text, "result %u of %s", record->number, tn_node_name(record->node));
    else
        tni_buffer_print(text, "a leaf");
    tni_buffer_print(text, " of size ");
    tni_print_sizes(text, record->tensor->rank, record->tensor->sizes);
}

static TNI_COLD tn_status fail_circle(const tni_record *record)
{
    tni_buffer text = {0};
    bool is_mine = owner_of(record) == my_number;
    print_tensor(&text, record);
    tn_status status = tni_fail(
        TN_ERR_RUNTIME, "cannot add to the gradient of %s: %s",
        text.failed ? "a tensor" : text.data,
        is_mine ? "this thread is adding to it, and the operator that adds ran backward"
                : "another thread is adding to it, and waits for a gradient that this one adds to");
    tni_buffer_free(&text);
    return status;
}

/* Remove a waiter from the list. */
static void unlink_waiter(const waiter *self)
{
    waiter *at = atomic_load(&waiters);
    if (at == self) {
        atomic_store(&waiters, self->next);
        return;
    }
    while (at->next != self)
        at = at->next;
    at->next = self->next;
}

/* Wait until the lock can be taken, and take it. */
static TNI_NOINLINE tn_status wait_and_lock(tni_record *record)
{
    pthread_mutex_lock(&waiters_lock);
    if (closes_circle(record)) {
        pthread_mutex_unlock(&waiters_lock);
        return fail_circle(record);
    }
    waiter self = {my_number, record, atomic_load(&waiters)};
    atomic_store(&waiters, &self);
    while (!try_lock(record))
        pthread_cond_wait(&grad_unlocked, &waiters_lock);
    unlink_waiter(&self);
    pthread_mutex_unlock(&waiters_lock);
    return TN_OK;
}

tn_status tni_grad_lock(tni_record *record)
{
    return TNI_LIKELY(try_lock(record)) ? TN_OK : wait_and_lock(record);
}

void tni_grad_unlock(tni_record *record)
{
    TNI_ASSERT(owner_of(record) == my_number);
    if (TNI_LIKELY(TNI_SINGLE_THREADED)) {
        record->grad_owner = 0;
        return;
    }
    __atomic_store_n(&record->grad_owner, 0, __ATOMIC_SEQ_CST);
    if (TNI_LIKELY(atomic_load(&waiters) == NULL))
        return;
    pthread_mutex_lock(&waiters_lock);
    pthread_cond_broadcast(&grad_unlocked);
    pthread_mutex_unlock(&waiters_lock);
}
