/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The process's worker threads.
 *
 * A caller posts its loop on a board and begins with part 0. Whoever is free takes the next part:
 * the caller, and workers that see the loop. So a worker that the system does not run, on a busy
 * machine, takes no part and delays nobody. At the end the caller takes its loop off the board and
 * waits until no worker is at that place.
 *
 *   caller                              worker
 *   place->loop = loop                  place->visitors += 1
 *   posts += 1, wake who sleeps         loop = place->loop; if any: take parts until none is left
 *   take parts until none is left       place->visitors -= 1, wake the caller if it sleeps
 *   place->loop = NULL
 *   wait until visitors is 0
 *
 * A worker counts itself before it reads the loop, and the caller removes the loop before it reads
 * the count, so a caller never returns while a worker can still reach its loop (all of these are
 * sequentially consistent).
 *
 * Who waits spins for SPIN_NANOSECONDS, about what a wake costs, and then sleeps. Longer spinning
 * saves little on an idle machine, and on a busy one it takes the processor from the very thread
 * that is waited for.
 *
 * A child of a fork has no workers: its first loop starts new ones.
 */
#include "base/workers.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>

/* Loops on the board at once; a caller who finds no place runs its loop alone. */
#define PLACES 64

#define SPIN_NANOSECONDS 20000

/* Pauses between two looks at the clock. */
#define PAUSES 16

/* A loop on the board; it lies on the caller's stack. */
typedef struct loop {
    tni_part_body body;    /* the caller's */
    void *context;         /* the caller's */
    uint32_t parts;        /* how many there are */
    _Atomic uint32_t next; /* the first that nobody took; parts or more if all are taken */
} loop;

/* A place on the board, in a cache line of its own. */
typedef struct place {
    _Alignas(64) _Atomic(loop *) loop; /* NULL: none is posted */
    _Atomic uint32_t visitors;         /* workers that may read `loop` */
    _Atomic bool is_taken;             /* a caller has this place */
    _Atomic bool is_waited_for;        /* that caller sleeps until visitors is 0 */
} place;

static place board[PLACES];

/* Places that were ever taken are board[0] to board[used - 1]: workers look at no others. */
static _Atomic uint32_t used;

/* Counts loops that were posted, so that a worker knows whether it missed one. */
static _Atomic uint32_t posts;

/* Workers that exist, and those of them that sleep or are about to; written with the lock. */
static _Atomic uint32_t workers;
static _Atomic uint32_t sleepers;

/* For sleep, and for starting workers. Not held while a part runs. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t posted = PTHREAD_COND_INITIALIZER;
static pthread_cond_t left = PTHREAD_COND_INITIALIZER;

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
    pthread_cond_init(&posted, NULL);
    pthread_cond_init(&left, NULL);
    atomic_store(&workers, 0);
    atomic_store(&sleepers, 0);
    atomic_store(&used, 0);
    for (size_t i = 0; i < PLACES; i++)
        board[i] = (place){.loop = NULL};
}

static void watch_forks(void)
{
    (void)pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}

/* ---- waiting ---- */

static void pause_briefly(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

static int64_t nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Wait a while until *word is not `old`; whether it still is. */
static bool spin_while_is(const _Atomic uint32_t *word, uint32_t old)
{
    int64_t end = 0;
    while (atomic_load(word) == old) {
        for (int i = 0; i < PAUSES && atomic_load_explicit(word, memory_order_relaxed) == old; i++)
            pause_briefly();
        int64_t now = nanoseconds();
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

/* ---- workers ---- */

/* Help the caller at a place, if there is one. */
static void visit(place *p)
{
    if (atomic_load_explicit(&p->loop, memory_order_relaxed) == NULL)
        return;
    atomic_fetch_add(&p->visitors, 1);
    loop *l = atomic_load(&p->loop);
    if (l != NULL)
        take_parts(l);
    if (atomic_fetch_sub(&p->visitors, 1) == 1 && atomic_load(&p->is_waited_for)) {
        pthread_mutex_lock(&lock);
        pthread_cond_broadcast(&left);
        pthread_mutex_unlock(&lock);
    }
}

static void sleep_while_posts_is(uint32_t seen)
{
    pthread_mutex_lock(&lock);
    atomic_fetch_add(&sleepers, 1);
    while (atomic_load(&posts) == seen)
        pthread_cond_wait(&posted, &lock);
    atomic_fetch_sub(&sleepers, 1);
    pthread_mutex_unlock(&lock);
}

static void *work(void *unused)
{
    (void)unused;
    for (;;) {
        uint32_t seen = atomic_load(&posts);
        uint32_t count = atomic_load(&used);
        for (uint32_t i = 0; i < count; i++)
            visit(&board[i]);
        if (spin_while_is(&posts, seen))
            sleep_while_posts_is(seen);
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
    if (count >= atomic_load(&sleepers))
        pthread_cond_broadcast(&posted);
    else
        for (uint32_t i = 0; i < count; i++)
            pthread_cond_signal(&posted);
    pthread_mutex_unlock(&lock);
}

/* ---- callers ---- */

/* A place for the caller; NULL if all are taken. */
static place *take_place(void)
{
    for (uint32_t i = 0; i < PLACES; i++) {
        bool is_free = false;
        if (!atomic_compare_exchange_strong(&board[i].is_taken, &is_free, true))
            continue;
        uint32_t count = atomic_load(&used);
        while (count <= i && !atomic_compare_exchange_weak(&used, &count, i + 1))
            ;
        return &board[i];
    }
    return NULL;
}

static void wait_for_visitors(place *p)
{
    uint32_t visitors;
    while ((visitors = atomic_load(&p->visitors)) != 0) {
        if (!spin_while_is(&p->visitors, visitors))
            continue;
        pthread_mutex_lock(&lock);
        atomic_store(&p->is_waited_for, true);
        while (atomic_load(&p->visitors) != 0)
            pthread_cond_wait(&left, &lock);
        atomic_store(&p->is_waited_for, false);
        pthread_mutex_unlock(&lock);
    }
}

void tni_workers_run(tni_part_body body, void *context, uint32_t parts)
{
    loop l = {.body = body, .context = context, .parts = parts, .next = 1};
    place *p = parts > 1 ? take_place() : NULL;
    if (p != NULL) {
        pthread_once(&fork_once, watch_forks);
        atomic_store(&p->loop, &l);
        atomic_fetch_add(&posts, 1);
        call_workers(parts - 1);
    }
    if (parts > 0)
        body(context, 0);
    take_parts(&l);
    if (p == NULL)
        return;
    atomic_store(&p->loop, NULL);
    wait_for_visitors(p);
    atomic_store(&p->is_taken, false);
}
