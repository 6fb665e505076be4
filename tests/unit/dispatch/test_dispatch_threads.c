/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls and lookups while another thread registers and withdraws: what the thread sanitizer runs.
 */
#include "dispatch/dispatch_shared.h"
#include "library/registry.h"
#include "quiet.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { CALLERS = 4, CHANGES = 400 };

static const tn_op *shared_op;
static _Atomic(bool) stop;
static _Atomic(uint64_t) calls;
static _Atomic(bool) wrong;

static tn_status below(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    outs[0] = (StableIValue)(uintptr_t)tn_call_context(call);
    return TN_OK;
}

static void *call_and_look_up(void *context)
{
    int64_t size = 1;
    tn_tensor *tensor;
    (void)context;
    if (tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor) != TN_OK)
        return NULL;
    tni_handle handle = {tensor, NULL};
    StableIValue argument = (StableIValue)(uintptr_t)&handle;
    while (!atomic_load(&stop)) {
        StableIValue out = 0;
        /* There is a kernel at every moment, the composite or the newer one for CPU. */
        if (tn_op_call_boxed(shared_op, &argument, &out) != TN_OK || out < 1 || out > 2)
            atomic_store(&wrong, true);
        if (tni_op_lookup_parts("threads::f", "") != shared_op)
            atomic_store(&wrong, true);
        /* This one comes and goes; finding it or not, calling it or not are all right. */
        tn_op *other = tni_op_lookup_parts("threads_too::g", "over");
        if (other != NULL && tn_op_call_boxed(other, &argument, &out) == TN_OK && out != 3)
            atomic_store(&wrong, true);
        atomic_fetch_add(&calls, 1);
    }
    tn_tensor_release(tensor);
    return NULL;
}

/* Registers a kernel over the composite, an operator and a fallback, and withdraws them. */
static void change_once(void)
{
    tn_library *impl = NULL;
    tn_library *other = NULL;
    tn_library *all = NULL;
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "threads", "CPU", "t.c", 1, &impl), TN_OK);
    assert_int_equal(tn_library_impl(impl, "f", NULL, NULL, below, (void *)2), TN_OK);
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "threads_too", NULL, "t.c", 2, &other), TN_OK);
    assert_int_equal(tn_library_define(other, "g.over(Tensor x) -> int", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(other, "g.over", NULL, NULL, below, (void *)3), TN_OK);
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "_", "XLA", "t.c", 3, &all), TN_OK);
    assert_int_equal(tn_library_fallback(all, NULL, NULL, NULL), TN_OK);
    tn_library_free(all);
    tn_library_free(impl);
    tn_library_free(other);
}

static void calls_go_on_while_libraries_come_and_go(void **state)
{
    (void)state;
    pthread_t threads[CALLERS];
    tn_library *library;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "threads", NULL, "t.c", 0, &library), TN_OK);
    assert_int_equal(tn_library_define(library, "f(Tensor x) -> int", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "f", NULL, NULL, below, (void *)1), TN_OK);
    assert_int_equal(tn_op_find("threads::f", &shared_op), TN_OK);
    for (int i = 0; i < CALLERS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, call_and_look_up, NULL), 0);
    for (int i = 0; i < CHANGES; i++)
        change_once();
    while (atomic_load(&calls) < CALLERS)
        change_once();
    atomic_store(&stop, true);
    for (int i = 0; i < CALLERS; i++)
        pthread_join(threads[i], NULL);
    assert_false(atomic_load(&wrong));
    tn_library_free(library);
}

/* Several threads find an operator's dispatch table missing at the same time. */
static void *call_first(void *context)
{
    StableIValue argument = 0;
    StableIValue out = 0;
    (void)context;
    if (tn_op_call_boxed(shared_op, &argument, &out) != TN_OK || out != 1)
        atomic_store(&wrong, true);
    return NULL;
}

static void first_calls_race_for_one_table(void **state)
{
    (void)state;
    tn_library *library;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "threads", NULL, "t.c", 0, &library), TN_OK);
    assert_int_equal(tn_library_define(library, "first(Tensor x) -> int", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "first", NULL, NULL, below, (void *)1), TN_OK);
    assert_int_equal(tn_op_find("threads::first", &shared_op), TN_OK);
    pthread_t threads[CALLERS];
    for (int i = 0; i < CALLERS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, call_first, NULL), 0);
    for (int i = 0; i < CALLERS; i++)
        pthread_join(threads[i], NULL);
    assert_false(atomic_load(&wrong));
    tn_library_free(library);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_go_on_while_libraries_come_and_go),
        cmocka_unit_test(first_calls_race_for_one_table),
    };
    quiet_begin();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
