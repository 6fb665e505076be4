/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Counts and pools across threads, thread ends, forks and process end. The first test begins while
 * the process has one thread, so that a count made plain goes on as an atomic one.
 */
#include "base/pool.h"
#include "tensor/tensor_core.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

#define THREADS 8
#define ROUNDS  2000

static tn_tensor *make(int64_t n)
{
    tn_tensor *tensor = NULL;
    if (tn_tensor_empty(TN_DTYPE_F32, 1, &n, NULL, TN_CPU, &tensor) != TN_OK)
        return NULL;
    return tensor;
}

/* Reads, retains, views and drops a shared tensor; drops the reference it was given at the end. */
static void *share_and_drop(void *argument)
{
    tn_tensor *shared = argument;
    void *failed = NULL;
    for (int i = 0; i < ROUNDS; i++) {
        tn_tensor *view;
        tni_handle *handle, *copy;
        tn_tensor_retain(shared);
        if (tn_tensor_view(shared, 1, (int64_t[]){2}, NULL, i % 3, &view) != TN_OK ||
            tni_handle_new_take(shared, &handle) != TN_OK || tni_handle_dup(handle, &copy) != TN_OK)
            return argument;
        if (copy->tensor != shared || tn_tensor_dim(view) != 1)
            failed = argument;
        tni_handle_free(handle);
        tn_tensor_release(view);
        tni_handle_free(copy);
    }
    tn_tensor_release(shared);
    return failed;
}

/* How often the storage of the shared tensor was freed. */
static _Atomic int deleted;

static void note_deletion(void *data, void *context)
{
    (void)data;
    (void)context;
    atomic_fetch_add(&deleted, 1);
}

static void tensor_of_the_first_thread_is_dropped_by_eight(void **state)
{
    (void)state;
    static float data[8];
    tn_tensor *shared;
    pthread_t threads[THREADS];
    assert_int_equal(tn_tensor_from_blob(data, TN_DTYPE_F32, 1, (int64_t[]){8}, NULL, 0,
                                         note_deletion, NULL, &shared),
                     TN_OK);
#if defined(__GLIBC__) && !defined(__SANITIZE_THREAD__)
    assert_true(__libc_single_threaded);
#endif
    for (int i = 1; i < THREADS; i++)
        tn_tensor_retain(shared);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, share_and_drop, shared), 0);
    for (int i = 0; i < THREADS; i++) {
        void *failed;
        pthread_join(threads[i], &failed);
        assert_null(failed);
    }
    assert_int_equal(deleted, 1);
}

/* A queue of tensors that one thread makes and others drop. */
typedef struct queue {
    _Atomic(tn_tensor *) shelves[64]; /* NULL where free */
    _Atomic bool done;                /* the maker has finished */
    _Atomic int dropped;              /* tensors that arrived */
} queue;

static void *drop_what_comes(void *argument)
{
    queue *q = argument;
    for (bool last = false; !last;) {
        last = atomic_load(&q->done);
        for (size_t i = 0; i < TN_LEN(q->shelves); i++) {
            tn_tensor *tensor = atomic_exchange(&q->shelves[i], NULL);
            if (!tensor)
                continue;
            tn_tensor_release(tensor);
            atomic_fetch_add(&q->dropped, 1);
        }
    }
    return NULL;
}

static void objects_may_be_dropped_by_another_thread(void **state)
{
    (void)state;
    static queue q;
    pthread_t threads[2];
    int made = 0;
    for (size_t i = 0; i < TN_LEN(threads); i++)
        assert_int_equal(pthread_create(&threads[i], NULL, drop_what_comes, &q), 0);
    while (made < 20000) {
        for (size_t i = 0; i < TN_LEN(q.shelves); i++) {
            if (atomic_load(&q.shelves[i]))
                continue;
            tn_tensor *tensor = make(made % 40);
            assert_non_null(tensor);
            if (tensor->data)
                *(float *)tensor->data = 1;
            atomic_store(&q.shelves[i], tensor);
            made++;
        }
    }
    atomic_store(&q.done, true);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        pthread_join(threads[i], NULL);
    for (size_t i = 0; i < TN_LEN(q.shelves); i++) {
        tn_tensor *rest = atomic_exchange(&q.shelves[i], NULL);
        atomic_fetch_add(&q.dropped, rest != NULL);
        tn_tensor_release(rest);
    }
    assert_int_equal(q.dropped, made);
}

static void *leave_many(void *argument)
{
    tni_handle **handles = argument;
    for (int i = 0; i < 300; i++) {
        if (tni_handle_new_take(NULL, &handles[i]) != TN_OK)
            return argument;
    }
    for (int i = 0; i < 200; i++)
        tni_handle_free(handles[i]);
    return NULL;
}

static void ivalues_outlive_the_thread_that_made_them(void **state)
{
    (void)state;
    static tni_handle *handles[300];
    for (int round = 0; round < 20; round++) {
        pthread_t thread;
        void *failed;
        assert_int_equal(pthread_create(&thread, NULL, leave_many, handles), 0);
        pthread_join(thread, &failed);
        assert_null(failed);
        for (int i = 200; i < 300; i++) {
            assert_null(handles[i]->tensor);
            tni_handle_free(handles[i]);
        }
    }
}

static void objects_are_used_again_by_their_thread(void **state)
{
    (void)state;
    if (tni_pool_is_bypassed())
        skip();
    tni_handle *handle, *again;
    assert_int_equal(tni_handle_new_take(NULL, &handle), TN_OK);
    tni_handle_free(handle);
    assert_int_equal(tni_handle_new_take(NULL, &again), TN_OK);
    assert_ptr_equal(handle, again);
    tni_handle_free(again);
    assert_int_equal(tni_fault_arm(1), 0);
    assert_int_equal(tni_handle_new_take(NULL, &again), TN_ERR_MEMORY);
    assert_int_equal(tni_fault_arm(0), 1);
}

static uint32_t count_items(const tni_pool_item *item)
{
    uint32_t count = 0;
    for (; item; item = item->next)
        count++;
    return count;
}

static void batches_and_their_room_are_counted_right(void **state)
{
    (void)state;
    static tni_handle *handles[1000];
    if (tni_pool_is_bypassed())
        skip();
    const tni_pool *pool = &tni_pools[TNI_POOL_16];
    for (size_t most = 1; most < TN_LEN(handles); most = most * 3 / 2 + 1) {
        for (size_t i = 0; i < most; i++)
            assert_int_equal(tni_handle_new_take(NULL, &handles[i]), TN_OK);
        assert_int_equal(count_items(pool->head) + pool->room, TNI_POOL_BATCH);
        for (size_t i = 0; i < most; i++)
            tni_handle_free(handles[i]);
        assert_int_equal(count_items(pool->head) + pool->room, TNI_POOL_BATCH);
        if (pool->spare)
            assert_int_equal(count_items(pool->spare), TNI_POOL_BATCH);
    }
}

static pthread_key_t late_key;
static _Atomic int late_runs;

/* Runs after the pools of its thread are gone, and once more in the next round of destructors. */
static void drop_late(void *argument)
{
    tn_tensor_release(argument);
    tn_tensor *tensor = make(100);
    tni_fail(TN_ERR_RUNTIME, "said late");
    if (atomic_fetch_add(&late_runs, 1) == 0)
        pthread_setspecific(late_key, tensor);
    else
        tn_tensor_release(tensor);
}

static void *end_with_a_tensor(void *unused)
{
    tni_fail(TN_ERR_RUNTIME, "said early");
    for (int i = 0; i < 100; i++)
        tn_tensor_release(make(3));
    pthread_setspecific(late_key, make(3));
    return unused;
}

static void tensors_are_dropped_after_the_threads_pools_are_gone(void **state)
{
    (void)state;
    pthread_t thread;
    /* Made after the pools' own key, so that its destructor runs after theirs. */
    tn_tensor_release(make(1));
    assert_int_equal(pthread_key_create(&late_key, drop_late), 0);
    assert_int_equal(pthread_create(&thread, NULL, end_with_a_tensor, NULL), 0);
    pthread_join(thread, NULL);
    assert_int_equal(late_runs, 2);
}

static _Atomic bool stop_churning;

static void *churn(void *unused)
{
    while (!atomic_load(&stop_churning)) {
        tn_tensor *tensors[200];
        for (size_t i = 0; i < TN_LEN(tensors); i++)
            tensors[i] = make((int64_t)i);
        for (size_t i = 0; i < TN_LEN(tensors); i++)
            tn_tensor_release(tensors[i]);
    }
    return unused;
}

/* Uses every list that the fork may have caught half-changed; the alarm ends a child that hangs. */
static int use_pools_in_child(tn_tensor *shared)
{
    tn_tensor *tensors[500], *view;
    alarm(20);
    if (tn_tensor_view(shared, 1, (int64_t[]){1}, NULL, 0, &view) != TN_OK)
        return 1;
    tn_tensor_release(view);
    for (size_t i = 0; i < TN_LEN(tensors); i++) {
        tensors[i] = make((int64_t)i * 10);
        if (!tensors[i])
            return 2;
        memset(tensors[i]->storage->data ? tensors[i]->storage->data : tensors[i]->dims, 0,
               tensors[i]->storage->bytes);
    }
    for (size_t i = 0; i < TN_LEN(tensors); i++)
        tn_tensor_release(tensors[i]);
    return 0;
}

static void fork_finds_the_pools_whole(void **state)
{
    (void)state;
    pthread_t threads[2];
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
    /* Their allocators are not made for a fork while other threads are in them: the child waits. */
    skip();
#endif
    tn_tensor *shared = make(2);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        assert_int_equal(pthread_create(&threads[i], NULL, churn, NULL), 0);
    for (int i = 0; i < 30; i++) {
        int status = -1;
        fflush(NULL);
        pid_t child = fork();
        if (child == 0)
            _exit(use_pools_in_child(shared));
        assert_true(child > 0);
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status));
        assert_int_equal(WEXITSTATUS(status), 0);
    }
    atomic_store(&stop_churning, true);
    for (size_t i = 0; i < TN_LEN(threads); i++)
        pthread_join(threads[i], NULL);
    tn_tensor_release(shared);
}

static tn_tensor *last_tensor;

/* Ends the process with another status than the tests' if dropping at exit goes wrong. */
static void drop_at_exit(void)
{
    if (*(float *)last_tensor->data != 2)
        _exit(99);
    tn_tensor_release(last_tensor);
    tn_tensor_release(make(5));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tensor_of_the_first_thread_is_dropped_by_eight),
        cmocka_unit_test(objects_may_be_dropped_by_another_thread),
        cmocka_unit_test(ivalues_outlive_the_thread_that_made_them),
        cmocka_unit_test(objects_are_used_again_by_their_thread),
        cmocka_unit_test(batches_and_their_room_are_counted_right),
        cmocka_unit_test(tensors_are_dropped_after_the_threads_pools_are_gone),
        cmocka_unit_test(fork_finds_the_pools_whole),
    };
    atexit(drop_at_exit);
    last_tensor = make(1);
    if (!last_tensor)
        return 98;
    *(float *)last_tensor->data = 2;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
