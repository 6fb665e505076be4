/* SPDX-License-Identifier: BSD-3-Clause */
/* Parallel loops, and forks after them. */
#include "base/base.h"

#ifdef _OPENMP
#    include <omp.h>
#endif
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <cmocka.h>

#if defined(__SANITIZE_THREAD__)
#    define UNDER_TSAN 1
#elif defined(__has_feature)
#    if __has_feature(thread_sanitizer)
#        define UNDER_TSAN 1
#    endif
#endif
#ifndef UNDER_TSAN
#    define UNDER_TSAN 0
#endif

/* Where loops run on Tenon's own threads, a region of OpenMP knows nothing of them. */
#ifdef TENON_TSAN
#    define OWN_THREADS 1
#else
#    define OWN_THREADS 0
#endif

#define MOST 1000

/* What a loop's body saw. */
typedef struct record {
    _Atomic int hits[MOST];      /* per index of the loop */
    _Atomic int calls;           /* calls of the body */
    _Atomic int64_t longest;     /* most indices in one call */
    _Atomic int inside;          /* calls that found themselves in a parallel region */
    _Atomic uint32_t last_index; /* largest thread index seen */
} record;

static void note(int64_t begin, int64_t end, void *context)
{
    record *r = context;
    for (int64_t i = begin; i < end; i++)
        atomic_fetch_add(&r->hits[i], 1);
    atomic_fetch_add(&r->calls, 1);
    atomic_fetch_add(&r->inside, tni_in_parallel());
    int64_t longest = atomic_load(&r->longest);
    while (longest < end - begin &&
           !atomic_compare_exchange_weak(&r->longest, &longest, end - begin))
        ;
    uint32_t last = atomic_load(&r->last_index);
    while (last < tni_thread_index() &&
           !atomic_compare_exchange_weak(&r->last_index, &last, tni_thread_index()))
        ;
}

static int64_t ceil_divide(int64_t a, int64_t b)
{
    return (a + b - 1) / b;
}

/* How many threads a loop of `n` gets. */
static int64_t threads_of(int64_t n, int64_t grain, uint32_t threads)
{
    int64_t positive = grain > 0 ? grain : 1;
    int64_t grains = n <= positive ? 1 : ceil_divide(n, positive);
    return grains < threads ? grains : threads;
}

static void check_hits(const record *r, int64_t begin, int64_t end)
{
    for (int64_t i = 0; i < MOST; i++)
        assert_int_equal(r->hits[i], i >= begin && i < end);
}

static void check_chunks(int64_t begin, int64_t end, int64_t grain, uint32_t threads)
{
    record r = {0};
    int64_t n = end - begin;
    int64_t chunks = threads_of(n, grain, threads);
    int64_t chunk = ceil_divide(n, chunks);
    tni_parallel_chunks(begin, end, grain, note, &r);
    check_hits(&r, begin, end);
    assert_int_equal(r.longest, chunk);
    assert_int_equal(r.calls, ceil_divide(n, chunk));
    assert_int_equal(r.last_index, ceil_divide(n, chunk) - 1);
    assert_int_equal(r.inside, chunks > 1 ? r.calls : 0);
}

/* The longest piece of a loop of `n`: a quarter of a chunk, but not less than a grain. */
static int64_t piece_of(int64_t n, int64_t grain, int64_t chunks)
{
    int64_t chunk = ceil_divide(n, chunks);
    int64_t grains = chunks == 1 ? 1 : chunk / grain;
    return ceil_divide(chunk, grains < 1 ? 1 : grains < 4 ? grains : 4);
}

/* A loop that wakes no worker by its length may run alone, or begin so: in two pieces, or one more.
 */
static void check_loop(int64_t begin, int64_t end, int64_t grain, uint32_t threads)
{
    record r = {0};
    int64_t n = end - begin;
    int64_t chunks = threads_of(n, grain, threads);
    int64_t trial = ceil_divide(n, TNI_WAKING_GRAINS);
    int64_t positive = grain > 0 ? grain : 1;
    bool may_begin_alone = chunks > 1 && positive > 1 && n / positive < TNI_WAKING_GRAINS;
    tni_parallel_for(begin, end, grain, note, &r);
    check_hits(&r, begin, end);
    bool is_alone = may_begin_alone && r.calls == 2 && r.longest == n - trial;
    bool is_tried = may_begin_alone && r.longest == piece_of(n - trial, positive, chunks);
    assert_true(is_alone || is_tried || r.longest == piece_of(n, positive, chunks));
    assert_in_range(r.calls, ceil_divide(n, r.longest), 4 * chunks + may_begin_alone);
    assert_true(r.last_index < chunks);
    assert_int_equal(r.inside, chunks > 1 ? r.calls : 0);
}

static void loops_cover_the_range_by_the_rule(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= 5; threads++) {
        tni_set_num_threads(threads);
        assert_int_equal(tni_num_threads(), threads);
        for (int64_t n = 1; n < 60; n += 3) {
            for (int64_t grain = -1; grain < 12; grain += 2) {
                check_chunks(7, 7 + n, grain, threads);
                check_loop(7, 7 + n, grain, threads);
            }
        }
    }
}

static void empty_range_calls_nothing(void **state)
{
    (void)state;
    record r = {0};
    tni_parallel_for(5, 5, 1, note, &r);
    tni_parallel_for(6, 5, 1, note, &r);
    assert_int_equal(r.calls, 0);
}

static void thread_zero_is_the_caller(void **state)
{
    (void)state;
    record r = {0};
    assert_int_equal(tni_thread_index(), 0);
    assert_false(tni_in_parallel());
    tni_set_num_threads(4);
    tni_parallel_chunks(0, 4, 1, note, &r);
    assert_int_equal(r.last_index, 3);
    assert_int_equal(tni_thread_index(), 0);
    assert_false(tni_in_parallel());
}

static void nest(int64_t begin, int64_t end, void *context)
{
    record inner = {0};
    tni_parallel_for(0, 100, 1, note, &inner);
    if (inner.calls != 1 || inner.longest != 100)
        note(begin, end, context);
}

static void loop_in_a_loop_runs_alone(void **state)
{
    (void)state;
    record wrong = {0};
    tni_set_num_threads(3);
    tni_parallel_for(0, 30, 1, nest, &wrong);
    assert_int_equal(wrong.calls, 0);
}

/* What a library finds: threads of its region, and whether it is in one already. */
typedef struct visit {
    int team;       /* threads that a region of its own gets */
    bool is_inside; /* another loop runs it */
} visit;

static void look(void *context)
{
    visit *v = context;
    v->team = 0;
    v->is_inside = tni_in_parallel();
#ifndef TENON_TSAN
    int team = 0;
#    pragma omp parallel reduction(+ : team)
    team += 1;
    v->team = team;
#else
    v->team = (int)tni_num_threads();
#endif
}

static void look_from_a_loop(int64_t begin, int64_t end, void *context)
{
    visit inner = {0, false};
    tni_parallel_library(look, &inner);
    if (begin == 0 && end > begin)
        *(visit *)context = inner;
}

static void a_library_gets_the_threads_of_a_loop(void **state)
{
    (void)state;
    visit v;
    tni_set_num_threads(3);
    tni_parallel_library(look, &v);
    assert_true(v.team == 3 && !v.is_inside);
    tni_parallel_for(0, 3, 1, look_from_a_loop, &v);
    assert_true(v.is_inside && (OWN_THREADS || v.team == 1));
    tni_parallel_library(look, &v);
    assert_int_equal(v.team, 3);
}

/* A region in a loop's body must not start threads of its own, and the number there is the loop's.
 */
static void count_own_threads(int64_t begin, int64_t end, void *context)
{
    visit inner;
    record *wrong = context;
    look(&inner);
    if (inner.team != 1 || tni_num_threads() != 3)
        note(begin, end, wrong);
}

static void a_region_in_a_loop_has_one_thread(void **state)
{
    (void)state;
    record wrong = {0};
    if (OWN_THREADS)
        skip();
    tni_set_num_threads(3);
    tni_parallel_for(0, 30, 1, count_own_threads, &wrong);
    assert_int_equal(wrong.calls, 0);
    visit outside;
    look(&outside);
    assert_int_equal(outside.team, 3);
}

/* A loop within a compiled model runs on the threads of the model's regions. */
static void loop_in_code(void *context)
{
    (void)context;
    check_loop(0, 30, 1, 2);
    check_loop(3, 200, 7, 2);
}

static void code_may_run_loops(void **state)
{
    (void)state;
    tni_set_num_threads(2);
    tni_parallel_code(0, loop_in_code, NULL);
    check_loop(0, 30, 1, 2);
}

static void *call_loops(void *argument)
{
    record *wrong = argument;
    for (int i = 0; i < 50; i++) {
        record r = {0};
        tni_parallel_for(0, 100, 1, note, &r);
        for (int k = 0; k < 100; k++) {
            if (r.hits[k] != 1)
                atomic_fetch_add(&wrong->calls, 1);
        }
    }
    return NULL;
}

static void *call_now_and_then(void *argument)
{
    record *wrong = argument;
    struct timespec pause = {.tv_nsec = 2000000};
    for (int i = 0; i < 20; i++) {
        (void)call_loops(wrong);
        nanosleep(&pause, NULL);
    }
    return NULL;
}

/* Workers fall asleep between the loops of one caller while another goes on. */
static void callers_who_come_and_go_are_served(void **state)
{
    (void)state;
    record wrong = {0};
    pthread_t threads[3];
    tni_set_num_threads(4);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        assert_int_equal(pthread_create(&threads[i], NULL, call_now_and_then, &wrong), 0);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(wrong.calls, 0);
}

static void number_of_threads_is_clamped(void **state)
{
    (void)state;
    tni_set_num_threads(0);
    assert_int_equal(tni_num_threads(), 1);
    tni_set_num_threads(UINT32_MAX);
    assert_int_equal(tni_num_threads(), 1024);
    tni_set_num_threads(4);
}

#ifdef _OPENMP
/* Before tni_set_num_threads it is OpenMP's number, which has no limit. */
static void openmp_gives_no_more_threads_than_a_loop_has_room_for(void **state)
{
    (void)state;
    int before = omp_get_max_threads();
    omp_set_num_threads(2000);
    assert_int_equal(tni_num_threads(), 1024);
    omp_set_num_threads(before);
}
#endif

static void more_callers_than_cores_all_finish(void **state)
{
    (void)state;
    record wrong = {0};
    pthread_t threads[16];
    tni_set_num_threads(3);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        assert_int_equal(pthread_create(&threads[i], NULL, call_loops, &wrong), 0);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(wrong.calls, 0);
    check_loop(0, 30, 1, 3);
}

/* Loops in a child process; the alarm ends a child that waits for threads that are not there. */
static int loop_in_child(void)
{
    alarm(20);
    record r = {0};
    tni_parallel_for(0, 100, 1, note, &r);
    for (int k = 0; k < 100; k++) {
        if (r.hits[k] != 1)
            return 1;
    }
    return r.calls > 1 ? 0 : 2;
}

static void child_computes_in_parallel_after_a_region(void **state)
{
    (void)state;
    if (UNDER_TSAN)
        skip();
    record r = {0};
    tni_set_num_threads(4);
    tni_parallel_for(0, 100, 1, note, &r);
    fflush(NULL);
    pid_t child = fork();
    if (child == 0)
        _exit(loop_in_child());
    int status = -1;
    assert_true(child > 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    check_loop(0, 100, 1, 4);
}

/* Who ran the pieces of a loop. */
typedef struct helped {
    pthread_t caller;
    int processor;         /* the caller's */
    _Atomic int by_caller; /* pieces that the caller ran */
    _Atomic int by_others; /* pieces that workers ran */
    _Atomic int beside;    /* those of them that ran on the caller's processor */
} helped;

/* The caller takes so long for each piece that a worker surely gets some. */
static void note_who(int64_t begin, int64_t end, void *context)
{
    static const struct timespec nap = {0, 20 * 1000 * 1000};
    helped *h = context;
    (void)begin;
    (void)end;
    if (pthread_equal(h->caller, pthread_self())) {
        atomic_fetch_add(&h->by_caller, 1);
        nanosleep(&nap, NULL);
    } else {
        atomic_fetch_add(&h->by_others, 1);
        atomic_fetch_add(&h->beside, sched_getcpu() == h->processor);
    }
}

/* Run a loop over `n` indices after the workers fell asleep. */
static void run_slowly(helped *h, int64_t n, int64_t grain)
{
    static const struct timespec nap = {0, 50 * 1000 * 1000};
    *h = (helped){.caller = pthread_self(), .processor = sched_getcpu()};
    nanosleep(&nap, NULL);
    tni_parallel_for(0, n, grain, note_who, h);
}

static bool is_helped(int64_t n, int64_t grain)
{
    helped h;
    run_slowly(&h, n, grain);
    return h.by_others > 0;
}

/* Count who ran a piece; none takes long. */
static void note_who_at_once(int64_t begin, int64_t end, void *context)
{
    helped *h = context;
    (void)begin;
    (void)end;
    atomic_fetch_add(pthread_equal(h->caller, pthread_self()) ? &h->by_caller : &h->by_others, 1);
}

/* Whether a loop that takes no time is left alone after the workers fell asleep. */
static bool is_left_alone(int64_t n, int64_t grain)
{
    static const struct timespec nap = {0, 50 * 1000 * 1000};
    helped h = {.caller = pthread_self()};
    nanosleep(&nap, NULL);
    tni_parallel_for(0, n, grain, note_who_at_once, &h);
    return h.by_caller == 2 && h.by_others == 0;
}

/*
 * Busy machines may keep a worker from its sleep, or from its piece, or the caller from what takes
 * no time: one of ten times is enough.
 */
static void only_a_long_loop_wakes_a_worker(void **state)
{
    (void)state;
    bool is_short_alone = false;
    bool is_long_helped = false;
    bool is_heavy_helped = false;
    tni_set_num_threads(2);
    for (int i = 0; i < 10 && !is_short_alone; i++)
        is_short_alone = is_left_alone(10 * TNI_WAKING_GRAINS - 1, 10);
    for (int i = 0; i < 10 && !is_long_helped; i++)
        is_long_helped = is_helped(10 * TNI_WAKING_GRAINS, 10);
    for (int i = 0; i < 10 && !is_heavy_helped; i++)
        is_heavy_helped = is_helped(2, 1);
    assert_true(is_short_alone);
    assert_true(is_long_helped);
    assert_true(is_heavy_helped);
}

/* Whatever number of grains the caller takes a heavy loop for, a worker takes some of it. */
static void a_heavy_loop_of_few_grains_wakes_a_worker(void **state)
{
    (void)state;
    tni_set_num_threads(2);
    for (int64_t grains = 2; grains < TNI_WAKING_GRAINS; grains++) {
        bool is_helped_here = false;
        for (int i = 0; i < 10 && !is_helped_here; i++)
            is_helped_here = is_helped(10 * grains, 10) && is_helped(2 * grains + 1, 2);
        assert_true(is_helped_here);
    }
}

/* Of the four pieces of its own chunk a slow thread runs those that it has begun. */
static void a_slow_thread_leaves_its_pieces_to_others(void **state)
{
    (void)state;
    bool is_left = false;
    tni_set_num_threads(2);
    for (int i = 0; i < 10 && !is_left; i++) {
        helped h;
        run_slowly(&h, 800, 10);
        assert_int_equal(h.by_caller + h.by_others, 8);
        is_left = h.by_caller <= 2;
    }
    assert_true(is_left);
}

/* Call from a thread that may use one processor: workers that it starts may use that one only. */
static void *call_from_one_processor(void *argument)
{
    bool *is_apart = argument;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET((size_t)sched_getcpu(), &one);
    if (sched_setaffinity(0, sizeof(one), &one) != 0)
        return NULL;
    for (int i = 0; i < 10 && !*is_apart; i++) {
        helped h;
        run_slowly(&h, 800, 10);
        *is_apart = h.by_others > 0 && h.beside == 0;
    }
    return NULL;
}

/* No test before it runs a loop, as it has to start the workers. */
static void a_worker_leaves_its_callers_processor(void **state)
{
    (void)state;
    bool is_apart = false;
    pthread_t caller;
    cpu_set_t set;
    assert_int_equal(sched_getaffinity(0, sizeof(set), &set), 0);
    if (CPU_COUNT(&set) < 2)
        skip();
    tni_set_num_threads(2);
    assert_int_equal(pthread_create(&caller, NULL, call_from_one_processor, &is_apart), 0);
    pthread_join(caller, NULL);
    assert_true(is_apart);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#ifdef _OPENMP
        cmocka_unit_test(openmp_gives_no_more_threads_than_a_loop_has_room_for),
#endif
        cmocka_unit_test(a_worker_leaves_its_callers_processor),
        cmocka_unit_test(loops_cover_the_range_by_the_rule),
        cmocka_unit_test(empty_range_calls_nothing),
        cmocka_unit_test(thread_zero_is_the_caller),
        cmocka_unit_test(only_a_long_loop_wakes_a_worker),
        cmocka_unit_test(a_heavy_loop_of_few_grains_wakes_a_worker),
        cmocka_unit_test(a_slow_thread_leaves_its_pieces_to_others),
        cmocka_unit_test(loop_in_a_loop_runs_alone),
        cmocka_unit_test(a_library_gets_the_threads_of_a_loop),
        cmocka_unit_test(a_region_in_a_loop_has_one_thread),
        cmocka_unit_test(code_may_run_loops),
        cmocka_unit_test(callers_who_come_and_go_are_served),
        cmocka_unit_test(number_of_threads_is_clamped),
        cmocka_unit_test(more_callers_than_cores_all_finish),
        cmocka_unit_test(child_computes_in_parallel_after_a_region),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
