/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Parallel loops, and how many threads they get.
 *
 * Loops run on the workers of workers.c. Within a compiled model they run on OpenMP's threads,
 * which the model's own regions use: those threads spin for milliseconds after a region, and
 * workers beside them would wait for the processor. This is the one file that uses OpenMP; a build
 * without it (TENON_TSAN: gcc's libgomp is not instrumented, and the thread sanitizer would report
 * races that do not exist) runs all loops on workers.
 *
 * More callers than cores would only switch between threads, so callers beyond the number of cores
 * run their loops alone. OpenMP's threads rest before a fork, because they do not exist in the
 * child: the child's first region makes new ones instead of waiting for them.
 */
#include "base/base.h"
#include "base/clock.h"
#include "base/workers.h"

#include <pthread.h>

#ifndef TENON_TSAN
#    include <omp.h>
#else
#    include <unistd.h>
#endif

/* What tni_set_num_threads asked for; 0: the machine's number. */
static _Atomic uint32_t wanted_threads;

/* Callers in a loop that has more than one thread. */
static _Atomic int32_t callers;

/* The number of this thread in the loop that it runs, if it is in one. */
static TNI_THREAD_LOCAL uint32_t thread_index;
static TNI_THREAD_LOCAL bool is_in_loop;

/* OpenMP's number of threads outside of that loop. */
static TNI_THREAD_LOCAL uint32_t threads_outside;

/* Threads of a loop, and pieces of a chunk, at most. */
#define MOST_THREADS 1024
#define MOST_PIECES  4

/*
 * A loop of few grains begins alone, with one of so many parts of it, and wakes workers if the rest
 * would take so long.
 */
#define TRIAL_PARTS        TNI_WAKING_GRAINS
#define WAKING_NANOSECONDS 50000

/*
 * One loop, as its threads see it. Thread i begins with chunk i. Loops of the same length have
 * the same chunks, so it finds in its caches what it left there. Then it takes pieces of the
 * others' chunks. So a worker that wakes late, or that a busy machine does not run, leaves its
 * pieces to others, and takes some of theirs when it comes.
 */
typedef struct loop {
    int64_t begin;                        /* first index */
    int64_t end;                          /* after the last index */
    int64_t chunk;                        /* indices per chunk */
    int64_t piece;                        /* indices per piece: what a thread takes at once */
    uint32_t chunks;                      /* as many as threads */
    uint32_t pieces;                      /* per chunk */
    bool is_whole;                        /* a chunk is one piece, by one thread */
    bool wakes;                           /* it is worth waking a worker */
    tni_loop_body body;                   /* the caller's */
    void *context;                        /* the caller's */
    _Atomic uint32_t taken[MOST_THREADS]; /* pieces of each chunk that some thread took */
} loop;

static int64_t ceil_divide(int64_t a, int64_t b)
{
    return a / b + (a % b != 0);
}

#ifndef TENON_TSAN
/* Set how many threads a region of this thread gets that names no number; return what it was. */
static uint32_t set_region_threads(uint32_t threads)
{
    int before = omp_get_max_threads();
    if (before != (int)threads)
        omp_set_num_threads((int)threads);
    return (uint32_t)before;
}
#else
/* There are no regions. */
static uint32_t set_region_threads(uint32_t threads)
{
    return threads;
}
#endif

/*
 * Run the pieces of a chunk that nobody took. The last chunk may be shorter, and chunks after the
 * end are empty; the product only overflows for a chunk after the end.
 */
static void run_chunk(loop *l, uint32_t index)
{
    const int64_t n = l->end - l->begin;
    int64_t skip;
    if (__builtin_mul_overflow((int64_t)index, l->chunk, &skip) || skip >= n)
        return;
    const int64_t begin = l->begin + skip;
    const int64_t count = n - skip < l->chunk ? n - skip : l->chunk;
    uint32_t piece;
    TNI_ASSERT(count > 0 && l->piece > 0);
    /* Looked at first: threads that find nothing left are not to take the cache line from others.
     */
    while (atomic_load_explicit(&l->taken[index], memory_order_relaxed) < l->pieces &&
           (piece = atomic_fetch_add(&l->taken[index], 1)) < l->pieces) {
        const int64_t at = (int64_t)piece * l->piece;
        const int64_t left = count - at;
        if (left <= 0)
            return;
        l->body(begin + at, begin + at + (left < l->piece ? left : l->piece), l->context);
    }
}

/* Be thread `index` of a loop. Regions within it get one thread, because threads would multiply. */
static void enter_loop(uint32_t index)
{
    thread_index = index;
    is_in_loop = true;
    threads_outside = set_region_threads(1);
}

static void leave_loop(void)
{
    (void)set_region_threads(threads_outside);
    is_in_loop = false;
    thread_index = 0;
}

static void run_thread(void *context, uint32_t index)
{
    loop *l = context;
    enter_loop(index);
    for (uint32_t i = 0; i < (l->is_whole ? 1 : l->chunks); i++)
        run_chunk(l, (index + i) % l->chunks);
    leave_loop();
}

#ifndef TENON_TSAN

/* Whether this thread runs a compiled model, whose loops run on OpenMP's threads. */
static TNI_THREAD_LOCAL bool is_in_code;

static void before_fork(void)
{
    /* This fails inside a region, where the child could not finish the region anyway. */
    (void)omp_pause_resource_all(omp_pause_soft);
}

static int32_t count_cores(void)
{
    return omp_get_num_procs();
}

static uint32_t default_threads(void)
{
    int count = omp_get_max_threads();
    return is_in_loop ? threads_outside : count > 0 ? (uint32_t)count : 1;
}

/* A region of a compiled model counts, too. */
uint32_t tni_thread_index(void)
{
    return is_in_loop ? thread_index : (uint32_t)omp_get_thread_num();
}

bool tni_in_parallel(void)
{
    return is_in_loop || omp_in_parallel() != 0;
}

/* OpenMP may give fewer threads than requested; each then runs as several, one after the other. */
static void run_region(loop *l, uint32_t threads)
{
#    pragma omp parallel num_threads((int)threads)
    {
        uint32_t team = (uint32_t)omp_get_num_threads();
        for (uint32_t i = (uint32_t)omp_get_thread_num(); i < threads; i += team)
            run_thread(l, i);
    }
}

/* Say whether this thread runs a compiled model; return whether it did. */
static bool enter_code(bool enters)
{
    bool before = is_in_code;
    is_in_code = enters;
    return before;
}

static void run_threads(loop *l, uint32_t threads)
{
    if (is_in_code)
        run_region(l, threads);
    else
        tni_workers_run(run_thread, l, threads, l->wakes);
}

/* Whether some thread may take part in a loop without being woken. */
static bool has_threads_awake(void)
{
    return is_in_code || tni_workers_are_awake();
}

#else

static void before_fork(void)
{
}

static int32_t count_cores(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (int32_t)count : 1;
}

static uint32_t default_threads(void)
{
    return (uint32_t)count_cores();
}

uint32_t tni_thread_index(void)
{
    return thread_index;
}

bool tni_in_parallel(void)
{
    return is_in_loop;
}

static bool enter_code(bool enters)
{
    return enters;
}

static void run_threads(loop *l, uint32_t threads)
{
    tni_workers_run(run_thread, l, threads, l->wakes);
}

static bool has_threads_awake(void)
{
    return tni_workers_are_awake();
}

#endif

/*
 * The child has only this thread. Without this, a child of a busy process would count callers that
 * do not exist, and run every loop alone.
 */
static void after_fork_in_child(void)
{
    atomic_store(&callers, tni_in_parallel() ? 1 : 0);
}

static pthread_once_t begin_once = PTHREAD_ONCE_INIT;

/* Cores of this process when it first ran a loop: to count them is a call of the system. */
static int32_t cores;

static void begin_loops(void)
{
    cores = count_cores();
    (void)pthread_atfork(before_fork, NULL, after_fork_in_child);
}

/*
 * Until it is set, it is OpenMP's own number, so that OMP_NUM_THREADS and a caller's
 * omp_set_num_threads have an effect.
 */
uint32_t tni_num_threads(void)
{
    uint32_t wanted = atomic_load_explicit(&wanted_threads, memory_order_relaxed);
    uint32_t count = wanted ? wanted : default_threads();
    return count < MOST_THREADS ? count : MOST_THREADS;
}

/* The limit bounds the cost of a mistake: each thread has a stack. */
void tni_set_num_threads(uint32_t count)
{
    count = count < 1 ? 1 : count > MOST_THREADS ? MOST_THREADS : count;
    atomic_store(&wanted_threads, count);
#ifndef TENON_TSAN
    /* For compiled models, which open regions of their own on this thread. */
    omp_set_num_threads((int)count);
#endif
}

/* Run `body` with a number of threads for regions of this thread. */
static void run_with_threads(uint32_t threads, void (*body)(void *context), void *context)
{
    uint32_t before = set_region_threads(threads);
    body(context);
    (void)set_region_threads(before);
}

static void leave_callers(void)
{
    int32_t before = atomic_fetch_sub(&callers, 1);
    TNI_ASSERT(before > 0);
    (void)before;
}

/*
 * Return how many threads a loop of `n` gets: never more than there are grains, so that no thread
 * has less to do than it costs to call it; one inside of a loop, because threads would multiply.
 */
static uint32_t count_threads(int64_t n, int64_t grain)
{
    if (n <= grain || tni_in_parallel())
        return 1;
    int64_t grains = ceil_divide(n, grain);
    uint32_t threads = tni_num_threads();
    TNI_ASSERT(grains > 1 && threads >= 1 && threads <= MOST_THREADS);
    return grains < (int64_t)threads ? (uint32_t)grains : threads;
}

/*
 * Whether a loop is long enough to wake a worker for: that takes a caller some microseconds, and
 * the worker comes 5 to 40 us later. An index that is more than a grain may be any number of them.
 */
static bool wakes_workers(int64_t n, int64_t grain)
{
    return grain <= 1 || n / grain >= TNI_WAKING_GRAINS;
}

/* Divide what is left of a loop: a chunk for each thread, in pieces of a grain or more. */
static void divide(loop *l, uint32_t threads, int64_t grain)
{
    const int64_t n = l->end - l->begin;
    l->chunks = threads;
    l->chunk = ceil_divide(n, (int64_t)threads);
    const int64_t pieces = l->is_whole ? 1 : l->chunk / grain;
    l->pieces = pieces < 1 ? 1 : pieces > MOST_PIECES ? MOST_PIECES : (uint32_t)pieces;
    l->piece = ceil_divide(l->chunk, (int64_t)l->pieces);
    TNI_ASSERT(ceil_divide(n, l->chunk) <= (int64_t)threads);
    for (uint32_t i = 0; i < threads; i++)
        atomic_init(&l->taken[i], 0);
}

/*
 * Run a loop that is not known to be worth a worker: a part alone, then the rest, alone if it will
 * be done before a worker could be of use. Grains only say what most indices cost, and few heavy
 * ones (a logarithm of gamma beside a sum) would never get a second thread.
 */
static void try_loop(loop *l, uint32_t threads, int64_t grain)
{
    const int64_t n = l->end - l->begin;
    const int64_t trial = ceil_divide(n, TRIAL_PARTS);
    enter_loop(0);
    int64_t time = tni_nanoseconds();
    l->body(l->begin, l->begin + trial, l->context);
    l->begin += trial;
    time = tni_nanoseconds() - time;
    const double rest = (double)time / (double)trial * (double)(n - trial);
    const bool is_worth_it = n - trial > 1 && rest >= WAKING_NANOSECONDS;
    if (!is_worth_it)
        l->body(l->begin, l->end, l->context);
    leave_loop();
    if (!is_worth_it)
        return;
    l->wakes = true;
    divide(l, threads, grain);
    run_threads(l, threads);
}

/*
 * A caller beyond the number of cores gets one call for the whole range, as inside a region. A
 * range whose length overflows cannot be split in int64; the body gets it whole, too.
 */
static void run_loop(int64_t begin, int64_t end, int64_t grain, bool is_whole, tni_loop_body body,
                     void *context)
{
    int64_t n;
    if (begin >= end)
        return;
    grain = grain > 0 ? grain : 1;
    uint32_t threads = __builtin_sub_overflow(end, begin, &n) ? 1 : count_threads(n, grain);
    if (threads <= 1) {
        body(begin, end, context);
        return;
    }
    pthread_once(&begin_once, begin_loops);
    loop l;
    l.begin = begin, l.end = end, l.body = body, l.context = context;
    l.is_whole = is_whole, l.wakes = wakes_workers(n, grain);
    if (atomic_fetch_add(&callers, 1) >= cores) {
        body(begin, end, context);
    } else if (!l.wakes && !is_whole && !has_threads_awake()) {
        try_loop(&l, threads, grain);
    } else {
        divide(&l, threads, grain);
        run_threads(&l, threads);
    }
    leave_callers();
}

void tni_parallel_for(int64_t begin, int64_t end, int64_t grain, tni_loop_body body, void *context)
{
    run_loop(begin, end, grain, false, body, context);
}

/*
 * The chunk depends on the number of threads requested, not on how many there are, so what depends
 * on the split (partial sums) does not change with the load of the machine. It is the split
 * that PyTorch's torch_parallel_for was seen to make, by which extensions may size their scratch
 * memory.
 */
void tni_parallel_chunks(int64_t begin, int64_t end, int64_t grain, tni_loop_body body,
                         void *context)
{
    run_loop(begin, end, grain, true, body, context);
}

/*
 * The library's regions rest before a fork like ours, and a caller beyond the number of cores gets
 * one thread.
 */
void tni_parallel_library(void (*body)(void *context), void *context)
{
    uint32_t threads = tni_in_parallel() ? 1 : tni_num_threads();
    pthread_once(&begin_once, begin_loops);
    bool has_threads = atomic_fetch_add(&callers, 1) < cores;
    run_with_threads(has_threads ? threads : 1, body, context);
    leave_callers();
}

/*
 * OpenMP's number belongs to each thread and starts as the machine's; ours is the process's. So it
 * is set for the time of the call on whatever thread calls.
 */
void tni_parallel_code(uint32_t most, void (*body)(void *context), void *context)
{
    uint32_t threads = tni_num_threads();
    bool was_in_code = enter_code(true);
    pthread_once(&begin_once, begin_loops);
    run_with_threads(most > 0 && most < threads ? most : threads, body, context);
    enter_code(was_in_code);
}
