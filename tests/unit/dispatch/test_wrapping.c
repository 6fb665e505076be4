/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels that wrap others: guards of the thread's keys, redispatch, fallthroughs. */
#include "op_fixture.h"

#include "tensor/keyset_bits.h"

#include <pthread.h>
#include <tenon/experimental/wrapping.h>

static tn_library *library;
static const tn_op *op;
static char path[200]; /* names of the kernels that ran, in order */

/* What a kernel of the test does. */
typedef struct step {
    const char *name;  /* added to the path */
    const char *below; /* goes on below this key; "" for its own, NULL for ending here */
} step;

static tn_status run_step(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const step *self = tn_call_context(call);
    strcat(strcat(path, self->name), " ");
    if (self->below == NULL)
        return TN_OK;
    return tn_call_redispatch(call, self->below[0] != '\0' ? self->below : NULL, args, outs);
}

static void add(const char *key, step *what)
{
    assert_int_equal(tn_library_impl(library, "f", key, NULL, run_step, what), TN_OK);
}

static step at_cpu = {"cpu", NULL};
static step at_autograd = {"autograd", ""};
static step at_mode = {"mode", ""};
static step far_below = {"far", "ADInplaceOrView"};
static step nowhere = {"nowhere", "NoKey"};

static int begin(void **state)
{
    (void)state;
    path[0] = '\0';
    return tn_library_new(TN_LIBRARY_DEF, "w", NULL, __FILE__, __LINE__, &library) == TN_OK &&
                   tn_library_define(library, "f(Tensor x) -> ()", NULL, 0) == TN_OK &&
                   tn_op_find("w::f", &op) == TN_OK
               ? 0
               : -1;
}

static int end(void **state)
{
    (void)state;
    tn_library_free(library);
    return 0;
}

static tn_status run(void)
{
    tn_tensor *tensor = count_up(TN_DTYPE_F32, SIZES(2));
    path[0] = '\0';
    tn_status status = tn_op_call(op, ARGS(T(tensor)), NULL, 0);
    tn_tensor_release(tensor);
    return status;
}

static void assert_path(const char *want)
{
    assert_int_equal(run(), TN_OK);
    assert_string_equal(path, want);
}

/* ---- redispatch ---- */

static void a_wrapper_goes_on_below_the_key_at_which_it_runs(void **state)
{
    (void)state;
    add("CPU", &at_cpu);
    add("Autograd", &at_autograd);
    assert_path("autograd cpu ");
}

static void a_wrapper_can_go_on_below_another_key(void **state)
{
    static step at_view = {"view", ""};
    (void)state;
    add("CPU", &at_cpu);
    add("ADInplaceOrView", &at_view);
    add("Autograd", &at_autograd);
    assert_path("autograd view cpu ");
    add("Autograd", &far_below);
    assert_path("far cpu ");
}

static void a_wrapper_that_names_no_key_fails(void **state)
{
    (void)state;
    add("CPU", &at_cpu);
    add("Autograd", &nowhere);
    assert_int_equal(run(), TN_ERR_RUNTIME);
    assert_string_equal(tn_last_error(), "w::f: could not parse dispatch key: NoKey");
    assert_int_equal(tn_call_redispatch(NULL, NULL, NULL, NULL), TN_ERR_VALUE);
}

/* The thread's keys were asked for at the call; a redispatch does not add them again. */
static void a_redispatch_does_not_ask_the_thread(void **state)
{
    tn_key_guard guard;
    (void)state;
    add("CPU", &at_cpu);
    add("TESTING_ONLY_GenericMode", &at_mode);
    assert_int_equal(tn_key_guard_enter("TESTING_ONLY_GenericMode", NULL, &guard), TN_OK);
    assert_path("mode cpu ");
    tn_key_guard_leave(&guard);
    assert_path("cpu ");
}

static void below_the_last_key_nothing_runs(void **state)
{
    static step at_last = {"last", ""};
    (void)state;
    add("CPU", &at_last);
    assert_int_equal(run(), TN_ERR_NOT_IMPLEMENTED);
}

/* ---- guards ---- */

static void an_excluded_key_is_skipped_until_the_guard_is_left(void **state)
{
    tn_key_guard guard;
    (void)state;
    add("CPU", &at_cpu);
    add("Autograd", &at_autograd);
    assert_int_equal(tn_key_guard_enter(NULL, "Autograd", &guard), TN_OK);
    assert_path("cpu ");
    tn_key_guard_leave(&guard);
    assert_path("autograd cpu ");
}

static void excluding_wins_over_including(void **state)
{
    tn_key_guard outer;
    tn_key_guard inner;
    (void)state;
    add("CPU", &at_cpu);
    add("TESTING_ONLY_GenericMode", &at_mode);
    assert_int_equal(tn_key_guard_enter(NULL, "TESTING_ONLY_GenericMode", &outer), TN_OK);
    assert_int_equal(tn_key_guard_enter("TESTING_ONLY_GenericMode", NULL, &inner), TN_OK);
    assert_path("cpu ");
    tn_key_guard_leave(&inner);
    tn_key_guard_leave(&outer);
}

/* What was so before stays so: each guard undoes its own changes. */
static void a_guard_undoes_what_it_changed_and_no_more(void **state)
{
    tn_key_guard outer;
    tn_key_guard inner;
    (void)state;
    add("CPU", &at_cpu);
    add("Autograd", &at_autograd);
    tni_local_keys before = tni_local_keys_get();
    assert_int_equal(tn_key_guard_enter(NULL, "AutogradCPU", &outer), TN_OK);
    assert_int_equal(tn_key_guard_enter("BackendSelect", "Autograd, ADInplaceOrView", &inner),
                     TN_OK);
    tn_key_guard_leave(&inner);
    assert_path("cpu ");
    assert_true((tni_local_keys_get().included & TNI_FUNCTIONALITY_BIT(BACKEND_SELECT)) != 0);
    tn_key_guard_leave(&outer);
    tni_local_keys after = tni_local_keys_get();
    assert_true(before.included == after.included && before.excluded == after.excluded);
    tn_key_guard_leave(NULL);
}

/* As PyTorch's guards leave a thread's sets (tests/conformance/data/dispatch-tables.json, "tls").
 */
static void guards_make_pytorchs_sets(void **state)
{
    static const struct {
        const char *names; /* excluded */
        tni_keyset added;  /* to what is excluded */
    } rows[] = {
        {"Autograd", TNI_FUNCTIONALITY_BIT(AUTOGRAD) | TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER) |
                         TNI_FUNCTIONALITY_BIT(AUTOGRAD_NESTED_TENSOR)},
        {"Autograd,ADInplaceOrView", TNI_FUNCTIONALITY_BIT(AUTOGRAD) |
                                         TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER) |
                                         TNI_FUNCTIONALITY_BIT(AUTOGRAD_NESTED_TENSOR) |
                                         TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW)},
        {"CPU", TNI_FUNCTIONALITY_BIT(DENSE)},
        {"AutocastCPU", 0}, /* excluded already */
    };
    (void)state;
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_key_guard guard;
        tni_keyset before = tni_local_keys_get().excluded;
        assert_int_equal(tn_key_guard_enter(NULL, rows[i].names, &guard), TN_OK);
        assert_true(tni_local_keys_get().excluded == (before | rows[i].added));
        tn_key_guard_leave(&guard);
        assert_true(tni_local_keys_get().excluded == before);
    }
}

static void words_that_are_no_keys_change_nothing(void **state)
{
    static const char *const words[] = {"NoKey",         "",          "Autograd,",
                                        "Autograd,,CPU", "Undefined", "CompositeImplicitAutograd",
                                        "Dense"};
    tn_key_guard guard = {1, 1};
    tni_local_keys before = tni_local_keys_get();
    (void)state;
    for (size_t i = 0; i < TN_LEN(words); i++) {
        assert_int_equal(tn_key_guard_enter(words[i], NULL, &guard), TN_ERR_RUNTIME);
        assert_int_equal(tn_key_guard_enter("BackendSelect", words[i], &guard), TN_ERR_RUNTIME);
    }
    assert_int_equal(tn_key_guard_enter(NULL, NULL, NULL), TN_ERR_VALUE);
    assert_true(guard.included == 1 && guard.excluded == 1);
    assert_true(before.included == tni_local_keys_get().included);
    assert_true(before.excluded == tni_local_keys_get().excluded);
}

static void *call_elsewhere(void *status)
{
    *(tn_status *)status = run();
    return NULL;
}

static void a_guard_is_its_threads_own(void **state)
{
    tn_key_guard guard;
    pthread_t thread;
    tn_status status = TN_ERR_RUNTIME;
    (void)state;
    add("CPU", &at_cpu);
    add("Autograd", &at_autograd);
    assert_int_equal(tn_key_guard_enter(NULL, "Autograd", &guard), TN_OK);
    assert_int_equal(pthread_create(&thread, NULL, call_elsewhere, &status), 0);
    pthread_join(thread, NULL);
    assert_int_equal(status, TN_OK);
    assert_string_equal(path, "autograd cpu ");
    tn_key_guard_leave(&guard);
}

/* ---- fallthroughs ---- */

/* Both by the mask of a call, and by the kernel of an entry that a redispatch meets. */
static void a_fallthrough_is_passed_in_calls_and_redispatches(void **state)
{
    (void)state;
    add("CPU", &at_cpu);
    add("TESTING_ONLY_GenericMode", &at_mode);
    assert_int_equal(tn_library_impl_fallthrough(library, "f", "AutogradCPU"), TN_OK);
    assert_path("cpu ");
    tn_key_guard guard;
    assert_int_equal(tn_key_guard_enter("TESTING_ONLY_GenericMode", NULL, &guard), TN_OK);
    assert_path("mode cpu ");
    tn_key_guard_leave(&guard);
}

/* ---- Functionalize ---- */

static void operators_of_aten_pass_below_functionalize(void **state)
{
    tn_key_guard guard;
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(2, 2));
    (void)state;
    assert_int_equal(tn_key_guard_enter("Functionalize", NULL, &guard), TN_OK);
    check(call("aten::add.Tensor", ARGS(T(a), T(a))), TN_DTYPE_F32, SIZES(2, 2),
          VALUES(0, 2, 4, 6));
    check(call("aten::add_.Tensor", ARGS(T(a), T(a))), TN_DTYPE_F32, SIZES(2, 2),
          VALUES(0, 2, 4, 6));
    check(call("aten::reshape", ARGS(T(a), INTS(4))), TN_DTYPE_F32, SIZES(4), VALUES(0, 2, 4, 6));
    check(call("aten::zeros", ARGS(INTS(2))), TN_DTYPE_F32, SIZES(2), VALUES(0, 0));
    tn_key_guard_leave(&guard);
    tn_tensor_release(a);
}

/* The alias of implicit composites does not reach Functionalize; its own kernel goes first. */
static void a_kernel_for_functionalize_goes_before_its_fallback(void **state)
{
    static step composite = {"composite", NULL};
    tn_key_guard guard;
    (void)state;
    add(NULL, &composite);
    assert_int_equal(tn_key_guard_enter("Functionalize", "Autograd", &guard), TN_OK);
    assert_path("composite ");
    add("CPU", &at_cpu);
    assert_path("cpu ");
    add("Functionalize", &at_mode);
    assert_path("mode cpu ");
    tn_key_guard_leave(&guard);
}

static void operators_of_libraries_with_marks_are_not_functionalized(void **state)
{
    static step never = {"never", NULL};
    tn_key_guard guard;
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(2));
    (void)state;
    assert_int_equal(tn_library_define(library, "g(Tensor(a!) x) -> ()", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "g", "CPU", NULL, run_step, &never), TN_OK);
    add("CPU", &at_cpu);
    assert_int_equal(tn_key_guard_enter("Functionalize", NULL, &guard), TN_OK);
    assert_path("cpu ");
    call_fails("w::g", ARGS(T(a)), "w::g: only operators without alias annotations");
    tn_key_guard_leave(&guard);
    tn_tensor_release(a);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_wrapper_goes_on_below_the_key_at_which_it_runs),
        TEST(a_wrapper_can_go_on_below_another_key),
        TEST(a_wrapper_that_names_no_key_fails),
        TEST(a_redispatch_does_not_ask_the_thread),
        TEST(below_the_last_key_nothing_runs),
        TEST(an_excluded_key_is_skipped_until_the_guard_is_left),
        TEST(excluding_wins_over_including),
        TEST(a_guard_undoes_what_it_changed_and_no_more),
        TEST(guards_make_pytorchs_sets),
        TEST(words_that_are_no_keys_change_nothing),
        TEST(a_guard_is_its_threads_own),
        TEST(operators_of_aten_pass_below_functionalize),
        TEST(a_kernel_for_functionalize_goes_before_its_fallback),
        TEST(operators_of_libraries_with_marks_are_not_functionalized),
        TEST(a_fallthrough_is_passed_in_calls_and_redispatches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
