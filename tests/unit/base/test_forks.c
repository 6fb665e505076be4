/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Forks while another thread is inside of Tenon: in the child that thread is gone, and a lock that
 * it had would never be let go.
 */
#include "autograd/graph.h"
#include "dispatch/dispatcher.h"
#include "kernels/random/random.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

#ifdef __SANITIZE_THREAD__
/* In a child the other thread is gone and nobody can join it: the sanitizer would call that a leak.
 */
__attribute__((visibility("default"))) const char *__tsan_default_options(void);
const char *__tsan_default_options(void)
{
    return "report_thread_leaks=0";
}
#endif

/* How long the other thread keeps its lock behind the moment at which the fork may begin. */
#define KEPT_MICROSECONDS 100000

/* A lock that another thread has taken. */
typedef struct holder {
    void (*lock)(void);    /* takes it */
    void (*unlock)(void);  /* lets it go */
    _Atomic bool is_taken; /* from here on the fork may begin */
} holder;

static void *hold(void *argument)
{
    holder *h = argument;
    h->lock();
    atomic_store(&h->is_taken, true);
    usleep(KEPT_MICROSECONDS);
    h->unlock();
    return NULL;
}

/* The alarm ends a child that waits for a thread which it does not have. */
static void expect_child_takes(void (*lock)(void), void (*unlock)(void))
{
    holder h = {lock, unlock, false};
    pthread_t thread;
    int status = -1;
    lock(); /* once before, as the first use is what prepares for forks */
    unlock();
    fflush(NULL);
    assert_int_equal(pthread_create(&thread, NULL, hold, &h), 0);
    while (!atomic_load(&h.is_taken))
        usleep(100);
    pid_t child = fork();
    if (child == 0) {
        alarm(20);
        lock();
        unlock();
        _exit(0);
    }
    assert_true(child > 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
}

static void child_registers_while_another_thread_did(void **state)
{
    (void)state;
    expect_child_takes(tni_registry_lock, tni_registry_unlock);
}

static void begin_drawing(void)
{
    (void)tni_random_begin(NULL);
}

static void end_drawing(void)
{
    tni_random_end(tni_generator_default());
}

static void child_draws_while_another_thread_did(void **state)
{
    (void)state;
    expect_child_takes(begin_drawing, end_drawing);
}

static _Thread_local pthread_mutex_t *graph_mutex; /* the one that this thread has */

static void graph_lock(void)
{
    graph_mutex = tni_graph_lock(NULL);
}

static void graph_unlock(void)
{
    tni_graph_unlock(graph_mutex);
}

static void child_changes_a_graph_while_another_thread_did(void **state)
{
    (void)state;
    expect_child_takes(graph_lock, graph_unlock);
}

/* ---- the lock of a gradient ---- */

static tn_tensor *leaf;

static void grad_lock(void)
{
    assert_int_equal(tni_grad_lock(tni_record_of(leaf)), TN_OK);
}

static void grad_unlock(void)
{
    tni_grad_unlock(tni_record_of(leaf));
}

static void open_leaf(void)
{
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 0, NULL, NULL, TN_CPU, &leaf), TN_OK);
    assert_int_equal(tn_tensor_set_requires_grad(leaf, true), TN_OK);
    assert_non_null(tni_accumulator(leaf));
}

static void child_adds_a_gradient_while_another_thread_did(void **state)
{
    (void)state;
    open_leaf();
    expect_child_takes(grad_lock, grad_unlock);
    tn_tensor_release(leaf);
}

static void *take_grad(void *argument)
{
    (void)argument;
    grad_lock();
    grad_unlock();
    return NULL;
}

/* Start a thread that waits for the lock of the gradient, which the caller has. */
static pthread_t start_waiting(void)
{
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, take_grad, NULL), 0);
    usleep(KEPT_MICROSECONDS);
    return thread;
}

/*
 * What the child does with the lock that it has: threads of its own wait for it, on the stack that
 * the parent's waiter had. The sanitizer of threads does not let a child start any.
 */
static bool use_kept_lock(void)
{
    bool is_kept = tni_grad_lock(tni_record_of(leaf)) == TN_ERR_RUNTIME;
#ifndef __SANITIZE_THREAD__
    for (int i = 0; i < 2; i++) {
        pthread_t thread = start_waiting();
        grad_unlock();
        (void)pthread_join(thread, NULL);
        grad_lock();
    }
#endif
    grad_unlock();
    return is_kept;
}

static void child_has_the_gradient_lock_of_the_thread_that_forked(void **state)
{
    (void)state;
    int status = -1;
    open_leaf();
    grad_lock();
    pthread_t thread = start_waiting();
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        alarm(20);
        _exit(use_kept_lock() ? 0 : 1);
    }
    assert_true(child > 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    grad_unlock();
    assert_int_equal(pthread_join(thread, NULL), 0);
    tn_tensor_release(leaf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(child_registers_while_another_thread_did),
        cmocka_unit_test(child_draws_while_another_thread_did),
        cmocka_unit_test(child_changes_a_graph_while_another_thread_did),
        cmocka_unit_test(child_adds_a_gradient_while_another_thread_did),
        cmocka_unit_test(child_has_the_gradient_lock_of_the_thread_that_forked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
