/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The process's worker threads.
 *
 * A caller enters its loop in the work queue and begins with part 0. Whoever is free takes the next
 * part: the caller, and workers that see the loop. So a worker that the system does not run, on a
 * busy machine, takes no part and delays nobody. At the end the caller withdraws its loop and waits
 * until no worker reads that entry.
 *
 *   caller                              worker
 *   entry->loop = loop                  entry->readers += 1
 *   submissions += 1, wake sleepers     loop = entry->loop; if any: take parts until none is left
 *   take parts until none is left       entry->readers -= 1, wake the caller if it sleeps
 *   entry->loop = NULL
 *   wait until readers is 0
 *
 * A worker counts itself before it reads the loop, and the caller removes the loop before it reads
 * the count, so a caller never returns while a worker can still reach its loop (all of these are
 * sequentially consistent).
 *
 * Who waits spins for SPIN_NANOSECONDS, about what a wake costs, and then sleeps. Longer spinning
 * saves little on an idle machine, and on a busy one it takes the processor from the very thread
 * that is waited for. To wake a worker takes 5 to 40 us, and only then does it take a part, so a
 * loop that is shorter is left to workers that spin; without any, it costs its caller nothing.
 *
 * A child of a fork has no workers: its first loop starts new ones.
 */
#include "base/clock.h"
#include "base/workers.h"
#include "base/processor.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

/* Loops in the queue at once; a caller who finds no free entry runs its loop alone. */
#define ENTRIES 64

#define SPIN_NANOSECONDS 20000

/* Pauses between two looks at the clock. */
#define PAUSES 16

/* A loop in the queue; it lies on the caller's stack. */
typedef struct loop {
    tni_part_body body;    /* the caller's */
    void *context;         /* the caller's */
    uint32_t parts;        /* how many there are */
    int processor;         /* the caller's when it submitted the loop; -1: unknown */
    _Atomic uint32_t next; /* the first that nobody took; parts or more if all are taken */
} loop;

/* An entry of the queue, in a cache line of its own. */
typedef struct queue_entry {
    _Alignas(64) _Atomic(loop *) loop; /* NULL: none is submitted */
    _Atomic uint32_t readers;          /* workers that may read `loop` */
    _Atomic bool is_taken;             /* a caller has this entry */
    _Atomic bool is_waited_for;        /* that caller sleeps until readers is 0 */
} queue_entry;

static queue_entry queue[ENTRIES];

/* Entries that were ever taken are queue[0] to queue[used - 1]: workers look at no others. */
static _Atomic uint32_t used;

/* Counts loops that were submitted, so that a worker knows whether it missed one. */
static _Atomic uint32_t submissions;

/* Workers that exist, and those of them that sleep or are about to; written with the lock. */
static _Atomic uint32_t workers;
static _Atomic uint32_t sleepers;

/* For sleep, and for starting workers. Not held while a part runs. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t submitted = PTHREAD_COND_INITIALIZER;
static pthread_cond_t withdrawn = PTHREAD_COND_INITIALIZER;

static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

static void before_fork(void)
{
    pthread_mutex_lock(&lock);
}

static void after_fork_in_parent(void)
{
    pthread_mutex_unlock(&lock);
}

/* Conditions that other threads waited for cannot be used again, only made anew. */
static void after_fork_in_child(void)
{
    pthread_mutex_init(&lock, NULL);
    pthread_cond_init(&submitted, NULL);
    pthread_cond_init(&withdrawn, NULL);
    atomic_store(&workers, 0);
    atomic_store(&sleepers, 0);
    atomic_store(&used, 0);
    for (size_t i = 0; i < ENTRIES; i++)
        queue[i] = (queue_entry){.loop = NULL};
}

static void watch_forks(void)
{
    (void)pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}

/* ---- waiting ---- */

/* Wait a while until *word is not `old`; whether it still is. */
static bool spin_while_is(const _Atomic uint32_t *word, uint32_t old)
{
    int64_t end = 0;
    while (atomic_load(word) == old) {
        for (int i = 0; i < PAUSES && atomic_load_explicit(word, memory_order_relaxed) == old; i++)
            tni_cpu_pause();
        int64_t now = tni_nanoseconds();
        if (end == 0)
            end = now + SPIN_NANOSECONDS;
        else if (now >= end)
            return atomic_load(word) == old;
    }
    return false;
}

/* ---- parts ---- */

static void take_parts(loop *l)
{
    uint32_t part;
    while ((part = atomic_fetch_add(&l->next, 1)) < l->parts)
        l->body(l->context, part);
}

/* ---- processors ---- */

/*
 * Processors that this worker may use: those of the thread that started it, which may have been
 * bound to one, and those of the process's first thread.
 */
static TNI_THREAD_LOCAL cpu_set_t allowed;

static void note_allowed(void)
{
    cpu_set_t first;
    if (sched_getaffinity(0, sizeof(allowed), &allowed) != 0)
        CPU_ZERO(&allowed);
    if (sched_getaffinity(getpid(), sizeof(first), &first) == 0)
        CPU_OR(&allowed, &allowed, &first);
}

/*
 * Go to another processor if this thread runs on its caller's. In a virtual machine Linux takes an
 * idle processor for one that the host does not run; so it wakes a worker on its caller's processor
 * and leaves both there for milliseconds. The worker keeps off that processor until it meets a
 * caller on another one.
 */
static void leave_caller(int processor)
{
    cpu_set_t set = allowed;
    if (processor < 0 || processor >= CPU_SETSIZE || processor != sched_getcpu())
        return;
    CPU_CLR((size_t)processor, &set);
    if (CPU_COUNT(&set) != 0)
        (void)sched_setaffinity(0, sizeof(set), &set);
}

/* ---- workers ---- */

/* Help the caller of an entry, if there is one. */
static void help(queue_entry *entry)
{
    if (atomic_load_explicit(&entry->loop, memory_order_relaxed) == NULL)
        return;
    atomic_fetch_add(&entry->readers, 1);
    loop *l = atomic_load(&entry->loop);
    if (l != NULL && atomic_load_explicit(&l->next, memory_order_relaxed) < l->parts) {
        leave_caller(l->processor);
        take_parts(l);
    }
    if (atomic_fetch_sub(&entry->readers, 1) == 1 && atomic_load(&entry->is_waited_for)) {
        pthread_mutex_lock(&lock);
        pthread_cond_broadcast(&withdrawn);
        pthread_mutex_unlock(&lock);
    }
}

static void sleep_while_submissions_is(uint32_t seen)
{
    pthread_mutex_lock(&lock);
    atomic_fetch_add(&sleepers, 1);
    while (atomic_load(&submissions) == seen)
        pthread_cond_wait(&submitted, &lock);
    atomic_fetch_sub(&sleepers, 1);
    pthread_mutex_unlock(&lock);
}

static void *work(void *unused)
{
    (void)unused;
    note_allowed();
    for (;;) {
        uint32_t seen = atomic_load(&submissions);
        uint32_t count = atomic_load(&used);
        for (uint32_t i = 0; i < count; i++)
            help(&queue[i]);
        if (spin_while_is(&submissions, seen))
            sleep_while_submissions_is(seen);
    }
    return NULL;
}

/* Signals are for the program's own threads. */
static bool start_worker(void)
{
    sigset_t all, before;
    pthread_t thread;
    sigfillset(&all);
    if (pthread_sigmask(SIG_SETMASK, &all, &before) != 0)
        return false;
    bool is_started = pthread_create(&thread, NULL, work, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (is_started)
        pthread_detach(thread);
    return is_started;
}

/* See that there are `count` workers, or as many as the system allows, and wake those who sleep. */
static void call_workers(uint32_t count)
{
    if (count <= atomic_load(&workers) && atomic_load(&sleepers) == 0)
        return;
    pthread_mutex_lock(&lock);
    while (atomic_load(&workers) < count && start_worker())
        atomic_fetch_add(&workers, 1);
    const bool is_all = count >= atomic_load(&sleepers);
    /* After unlocking, so that those who wake need not wait for the lock. */
    pthread_mutex_unlock(&lock);
    if (is_all)
        pthread_cond_broadcast(&submitted);
    else
        for (uint32_t i = 0; i < count; i++)
            pthread_cond_signal(&submitted);
}

/* ---- callers ---- */

/* Return an entry for the caller; NULL if all are taken. */
static queue_entry *take_entry(void)
{
    for (uint32_t i = 0; i < ENTRIES; i++) {
        bool is_free = false;
        if (!atomic_compare_exchange_strong(&queue[i].is_taken, &is_free, true))
            continue;
        uint32_t count = atomic_load(&used);
        while (count <= i && !atomic_compare_exchange_weak(&used, &count, i + 1))
            ;
        return &queue[i];
    }
    return NULL;
}

static void wait_for_readers(queue_entry *entry)
{
    uint32_t readers;
    while ((readers = atomic_load(&entry->readers)) != 0) {
        if (!spin_while_is(&entry->readers, readers))
            continue;
        pthread_mutex_lock(&lock);
        atomic_store(&entry->is_waited_for, true);
        while (atomic_load(&entry->readers) != 0)
            pthread_cond_wait(&withdrawn, &lock);
        atomic_store(&entry->is_waited_for, false);
        pthread_mutex_unlock(&lock);
    }
}

bool tni_workers_are_awake(void)
{
    return atomic_load(&sleepers) < atomic_load(&workers);
}

void tni_workers_run(tni_part_body body, void *context, uint32_t parts, bool wakes)
{
    loop l = {
        .body = body, .context = context, .parts = parts, .processor = sched_getcpu(), .next = 1};
    const bool has_help = wakes || tni_workers_are_awake();
    queue_entry *entry = parts > 1 && has_help ? take_entry() : NULL;
    if (entry != NULL) {
        pthread_once(&fork_once, watch_forks);
        atomic_store(&entry->loop, &l);
        atomic_fetch_add(&submissions, 1);
        if (wakes)
            call_workers(parts - 1);
    }
    if (parts > 0)
        body(context, 0);
    take_parts(&l);
    if (entry == NULL)
        return;
    atomic_store(&entry->loop, NULL);
    wait_for_readers(entry);
    atomic_store(&entry->is_taken, false);
}
