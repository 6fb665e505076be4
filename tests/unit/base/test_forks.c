/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Forks while another thread is inside of Tenon: in the child that thread is gone, and a lock that
 * it had would never be let go.
 */
#include "dispatch/dispatcher.h"
#include "kernels/random/random.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(child_registers_while_another_thread_did),
        cmocka_unit_test(child_draws_while_another_thread_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
