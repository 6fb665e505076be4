/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Parallel loops. This is the one file that uses OpenMP, so that compiled models, oneDNN and Tenon
 * share one pool of threads. A build without OpenMP starts plain threads for each loop (TENON_TSAN:
 * gcc's libgomp is not instrumented, and the thread sanitizer would report races that do not
 * exist).
 *
 * Each caller outside of a region has a team of its own. More callers than cores would only switch
 * between threads, so callers beyond the number of cores run their loops alone. The pool rests
 * before a fork, because its threads do not exist in the child: the child's first loop makes new
 * ones instead of waiting for them.
 */
#include "base/base.h"

#include <pthread.h>

#ifndef TENON_TSAN
#    include <omp.h>
#else
#    include <unistd.h>
#endif

/* What tni_set_num_threads asked for; 0: the machine's number. */
static _Atomic uint32_t wanted_threads;

/*
 * Callers in a loop that has a team. tni_parallel_for counts them, because OpenMP does not know how
 * many teams compete.
 */
static _Atomic int32_t callers;

/* One loop, as its workers see it. */
typedef struct loop {
    int64_t begin;      /* first index */
    int64_t end;        /* after the last index */
    int64_t chunk;      /* indices per worker */
    tni_loop_body body; /* the caller's */
    void *context;      /* the caller's */
} loop;

static int64_t ceil_divide(int64_t a, int64_t b)
{
    return a / b + (a % b != 0);
}

/*
 * Run the part of worker `index`. The last part may be shorter, and parts after the end are empty.
 * The product only overflows for a part after the end.
 */
static void run_part(const loop *l, uint32_t index)
{
    int64_t skip;
    if (__builtin_mul_overflow((int64_t)index, l->chunk, &skip) || skip >= l->end - l->begin)
        return;
    int64_t begin = l->begin + skip;
    int64_t left = l->end - begin;
    TNI_ASSERT(left > 0 && l->chunk > 0);
    l->body(begin, begin + (left < l->chunk ? left : l->chunk), l->context);
}

#ifndef TENON_TSAN

static void before_fork(void)
{
    /* This fails inside a region, where the child could not finish the region anyway. */
    (void)omp_pause_resource_all(omp_pause_soft);
}

static int32_t cores(void)
{
    return omp_get_num_procs();
}

static uint32_t default_threads(void)
{
    int count = omp_get_max_threads();
    return count > 0 ? (uint32_t)count : 1;
}

uint32_t tni_thread_index(void)
{
    return (uint32_t)omp_get_thread_num();
}

bool tni_in_parallel(void)
{
    return omp_in_parallel() != 0;
}

static void run_team(const loop *l, uint32_t threads)
{
#    pragma omp parallel num_threads((int)threads)
    {
        /* OpenMP may give fewer threads than requested. */
        uint32_t team = (uint32_t)omp_get_num_threads();
        for (uint32_t i = (uint32_t)omp_get_thread_num(); i < threads; i += team)
            run_part(l, i);
    }
}

/* The number is a setting of the calling thread, and is restored afterwards. */
static void run_with_threads(uint32_t threads, void (*body)(void *context), void *context)
{
    int before = omp_get_max_threads();
    if (before != (int)threads)
        omp_set_num_threads((int)threads);
    body(context);
    if (before != (int)threads)
        omp_set_num_threads(before);
}

#else

static TNI_THREAD_LOCAL uint32_t thread_index;
static TNI_THREAD_LOCAL bool in_parallel;

/* One worker of a team. */
typedef struct worker {
    pthread_t thread; /* valid if started */
    const loop *loop; /* what it works on */
    uint32_t index;   /* its number in the team */
    bool started;     /* whether it has a thread; else the caller runs it */
} worker;

static void before_fork(void)
{
}

static int32_t cores(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (int32_t)count : 1;
}

static uint32_t default_threads(void)
{
    return (uint32_t)cores();
}

uint32_t tni_thread_index(void)
{
    return thread_index;
}

bool tni_in_parallel(void)
{
    return in_parallel;
}

static void *run_worker(void *argument)
{
    const worker *w = argument;
    thread_index = w->index;
    in_parallel = true;
    run_part(w->loop, w->index);
    return NULL;
}

static void run_team(const loop *l, uint32_t threads)
{
    worker *workers = tni_calloc(threads, sizeof *workers);
    in_parallel = true;
    for (uint32_t i = 1; i < threads && workers; i++) {
        workers[i].loop = l;
        workers[i].index = i;
        workers[i].started = pthread_create(&workers[i].thread, NULL, run_worker, &workers[i]) == 0;
    }
    run_part(l, 0);
    for (uint32_t i = 1; i < threads; i++) {
        if (workers && workers[i].started)
            pthread_join(workers[i].thread, NULL);
        else
            run_part(l, i);
    }
    in_parallel = false;
    tni_free(workers);
}

/* A library's OpenMP threads are not these. */
static void run_with_threads(uint32_t threads, void (*body)(void *context), void *context)
{
    (void)threads;
    body(context);
}

#endif

/*
 * The child has only this thread, not the teams that other threads had. Without this, a child of a
 * busy process would count callers that do not exist and never start a team.
 */
static void after_fork_in_child(void)
{
    atomic_store(&callers, tni_in_parallel() ? 1 : 0);
}

static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

static void watch_forks(void)
{
    (void)pthread_atfork(before_fork, NULL, after_fork_in_child);
}

/*
 * Until it is set, it is OpenMP's own number, so that OMP_NUM_THREADS and a caller's
 * omp_set_num_threads have an effect.
 */
uint32_t tni_num_threads(void)
{
    uint32_t wanted = atomic_load_explicit(&wanted_threads, memory_order_relaxed);
    return wanted ? wanted : default_threads();
}

/* The limit of 1024 bounds the cost of a mistake: each thread has a stack. */
void tni_set_num_threads(uint32_t count)
{
    count = count < 1 ? 1 : count > 1024 ? 1024 : count;
    atomic_store(&wanted_threads, count);
#ifndef TENON_TSAN
    /* For compiled models, which open regions of their own on this thread. */
    omp_set_num_threads((int)count);
#endif
}

static void leave_team(void)
{
    int32_t before = atomic_fetch_sub(&callers, 1);
    TNI_ASSERT(before > 0);
    (void)before;
}

/*
 * Return how many workers a loop of `n` gets: never more than there are grains, so that no worker
 * has less to do than a team costs; one inside a region, because nested teams multiply.
 */
static uint32_t count_workers(int64_t n, int64_t grain)
{
    if (n <= grain || tni_in_parallel())
        return 1;
    int64_t parts = ceil_divide(n, grain);
    uint32_t threads = tni_num_threads();
    TNI_ASSERT(parts > 1 && threads >= 1);
    return parts < (int64_t)threads ? (uint32_t)parts : threads;
}

/*
 * The chunk depends on the number of threads requested, not on how many OpenMP gives, so what
 * depends on the split (partial sums) does not change with the load of the machine. It is the split
 * that PyTorch's torch_parallel_for was seen to make, by which extensions may size their scratch
 * memory. A caller beyond the number of cores gets one call for the whole range, as inside a
 * region.
 *
 * A range whose length overflows cannot be split in int64; the body gets it whole.
 */
void tni_parallel_for(int64_t begin, int64_t end, int64_t grain, tni_loop_body body, void *context)
{
    int64_t n;
    if (begin >= end)
        return;
    if (__builtin_sub_overflow(end, begin, &n)) {
        body(begin, end, context);
        return;
    }
    uint32_t threads = count_workers(n, grain > 0 ? grain : 1);
    if (threads <= 1) {
        body(begin, end, context);
        return;
    }
    pthread_once(&fork_once, watch_forks);
    loop l = {begin, end, ceil_divide(n, (int64_t)threads), body, context};
    TNI_ASSERT(ceil_divide(n, l.chunk) <= (int64_t)threads);
    if (atomic_fetch_add(&callers, 1) < cores())
        run_team(&l, threads);
    else
        body(begin, end, context);
    leave_team();
}

/*
 * The library's regions rest before a fork like ours, and a caller beyond the number of cores gets
 * one thread.
 */
void tni_parallel_library(void (*body)(void *context), void *context)
{
    uint32_t threads = tni_in_parallel() ? 1 : tni_num_threads();
    pthread_once(&fork_once, watch_forks);
    bool has_team = atomic_fetch_add(&callers, 1) < cores();
    run_with_threads(has_team ? threads : 1, body, context);
    leave_team();
}

/*
 * OpenMP's number belongs to each thread and starts as the machine's; ours is the process's. So it
 * is set for the time of the call on whatever thread calls.
 */
void tni_parallel_code(uint32_t most, void (*body)(void *context), void *context)
{
    uint32_t threads = tni_num_threads();
    pthread_once(&fork_once, watch_forks);
    run_with_threads(most > 0 && most < threads ? most : threads, body, context);
}
