/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The boundary from eight threads at once: one tensor shared and dropped through handles, one
 * operator called, lists and strings handed from thread to thread, error texts that stay apart, and
 * a library that comes and goes meanwhile. It is for the thread sanitizer; what it checks itself is
 * that nobody sees another's text and that the tensor ends once.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "abi_fixture.h"

enum { THREADS = 8, ROUNDS = 1000, CHANGES = 200 };

/* What the threads share. */
static AtenTensorHandle shared;   /* one tensor, never dropped by them */
static _Atomic(uint64_t) mailbox; /* a list that one thread leaves for another, or 0 */
static _Atomic(int) wrong;        /* checks that failed */
static _Atomic(int) ready;        /* threads that have begun */
static _Atomic(int) ends;         /* how often the shared tensor's memory was given back */

static void count_end(void *data, void *context)
{
    (void)data;
    (void)context;
    atomic_fetch_add(&ends, 1);
}

static void expect(bool holds)
{
    if (!holds)
        atomic_fetch_add(&wrong, 1);
}

/* Returns its argument, by leaving it where it is. */
static void give_back(StableIValue *stack, uint64_t nargs, uint64_t nreturns)
{
    (void)stack;
    (void)nargs;
    (void)nreturns;
}

static void use_handles(void)
{
    AtenTensorHandle mine = NULL;
    int64_t dim = 0;
    expect(aoti_torch_new_tensor_handle(shared, &mine) == AOTI_TORCH_SUCCESS);
    expect(aoti_torch_get_dim(mine, &dim) == AOTI_TORCH_SUCCESS && dim == 1);
    StableIValue stack[1] = {fixture_box(mine)};
    expect(torch_call_dispatcher("abithreads::same", "", stack, 0) == AOTI_TORCH_SUCCESS);
    AtenTensorHandle back = (AtenTensorHandle)(uintptr_t)stack[0];
    expect(aoti_torch_delete_tensor_object(back) == AOTI_TORCH_SUCCESS);
}

/* The operator comes and goes, so the call may find it or not. */
static void use_passing_operator(void)
{
    StableIValue stack[1] = {7};
    if (torch_call_dispatcher("abipassing::same", "", stack, 0) == AOTI_TORCH_SUCCESS)
        expect(stack[0] == 7);
}

static void use_error_text(int number)
{
    char name[64];
    snprintf(name, sizeof name, "abithreads::missing_%d", number);
    StableIValue stack[1] = {0};
    expect(torch_call_dispatcher(name, "", stack, 0) == AOTI_TORCH_FAILURE);
    const char *text = torch_exception_get_what_without_backtrace();
    expect(strstr(text, name) != NULL);
}

/* Leaves a list of one string, and takes apart what another thread left. */
static void use_mailbox(void)
{
    StableListHandle list = NULL;
    StringHandle string = NULL;
    expect(torch_new_list_reserve_size(1, &list) == AOTI_TORCH_SUCCESS);
    expect(torch_new_string_handle("text", 4, &string) == AOTI_TORCH_SUCCESS);
    expect(torch_list_push_back(list, fixture_box(string)) == AOTI_TORCH_SUCCESS);
    uint64_t other = atomic_exchange(&mailbox, fixture_box(list));
    if (other == 0)
        return;
    StableIValue element = 0;
    size_t length = 0;
    list = (StableListHandle)(uintptr_t)other;
    expect(torch_list_get_item(list, 0, &element) == AOTI_TORCH_SUCCESS);
    string = (StringHandle)(uintptr_t)element;
    expect(torch_string_length(string, &length) == AOTI_TORCH_SUCCESS && length == 4);
    expect(torch_delete_string(string) == AOTI_TORCH_SUCCESS);
    expect(torch_delete_list(list) == AOTI_TORCH_SUCCESS);
}

static void *work(void *context)
{
    int number = *(int *)context;
    atomic_fetch_add(&ready, 1);
    while (atomic_load(&ready) < THREADS)
        sched_yield();
    for (int i = 0; i < ROUNDS; i++) {
        use_handles();
        use_passing_operator();
        use_error_text(number);
        use_mailbox();
    }
    return NULL;
}

static void empty_mailbox(void)
{
    StableListHandle list = (StableListHandle)(uintptr_t)atomic_exchange(&mailbox, 0);
    StableIValue element = 0;
    assert_success(torch_list_get_item(list, 0, &element));
    assert_success(torch_delete_string((StringHandle)(uintptr_t)element));
    assert_success(torch_delete_list(list));
}

static void eight_threads_share_the_boundary(void **state)
{
    (void)state;
    int64_t size = 4;
    int64_t stride = 1;
    int numbers[THREADS];
    pthread_t threads[THREADS];
    TorchLibraryHandle library =
        fixture_library("abithreads", "same(Tensor a) -> Tensor", "same", give_back);
    assert_success(torch_from_blob(fixture_data, 1, &size, &stride, 0, 6, 0, -1, &shared, 0, NULL,
                                   0, count_end, NULL));
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        assert_int_equal(pthread_create(&threads[i], NULL, work, &numbers[i]), 0);
    }
    for (int i = 0; i < CHANGES; i++) {
        TorchLibraryHandle passing =
            fixture_library("abipassing", "same(int a) -> int", "same", give_back);
        assert_success(aoti_torch_delete_library_object(passing));
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(atomic_load(&wrong), 0);
    assert_int_equal(atomic_load(&ends), 0);
    assert_success(aoti_torch_delete_tensor_object(shared));
    assert_int_equal(atomic_load(&ends), 1);
    empty_mailbox();
    assert_success(aoti_torch_delete_library_object(library));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(eight_threads_share_the_boundary, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
