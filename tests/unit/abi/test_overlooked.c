/* SPDX-License-Identifier: BSD-3-Clause */
/* Failures within an operator of an extension that its kernel does not look at are told. */
#include "abi_fixture.h"

#include <stdlib.h>

#include <tenon/experimental/explain.h>

#include "base/pending.h"

/* What the kernel does with a call that fails within it. */
enum { FINE, IGNORE, IGNORE_OTHER, ASK, ASK_THEN_IGNORE, CALL, CALL_FINE, NEST, LOOP };

static tn_status get_over(void)
{
    return tni_fail(TN_ERR_RUNTIME, "what a kernel of the core tried");
}

/* Succeeds, over a failure that nobody sees. */
static tn_status core_kernel(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    if (get_over() != TN_OK)
        outs[0] = args[0];
    return TN_OK;
}

static void ignore(int64_t begin, int64_t end, void *context)
{
    void *data = NULL;
    (void)begin;
    (void)end;
    (void)context;
    (void)!aoti_torch_get_data_ptr(NULL, &data);
}

static void call(const char *name, StableIValue argument)
{
    StableIValue stack[1] = {argument};
    (void)!torch_call_dispatcher(name, "", stack, UINT64_MAX);
}

static void act(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    int64_t size = 0;
    (void)num_args;
    (void)num_returns;
    switch (stack[0]) {
    case IGNORE:
        ignore(0, 1, NULL);
        break;
    case IGNORE_OTHER:
        (void)!aoti_torch_get_dim(NULL, &size);
        break;
    case ASK:
        ignore(0, 1, NULL);
        (void)torch_exception_get_what();
        break;
    case ASK_THEN_IGNORE:
        (void)!aoti_torch_get_dim(NULL, &size);
        (void)torch_exception_get_what_without_backtrace();
        ignore(0, 1, NULL);
        break;
    case CALL:
        call("overlooked::missing", 0);
        break;
    case CALL_FINE:
        call("overlooked::core", 0);
        break;
    case NEST:
        call("overlooked::inner", IGNORE);
        break;
    case LOOP:
        (void)!torch_parallel_for(0, 64, 1, ignore, NULL);
        break;
    default:
        break;
    }
    stack[0] = 7;
}

static AOTITorchError run(const char *name, int what)
{
    StableIValue stack[1] = {(StableIValue)what};
    AOTITorchError error = torch_call_dispatcher(name, "", stack, UINT64_MAX);
    if (error == AOTI_TORCH_SUCCESS)
        assert_int_equal(stack[0], 7);
    return error;
}

static void expect_warning(int what, const char *name, const char *text)
{
    fixture_warnings = 0;
    assert_success(run("overlooked::act", what));
    assert_int_equal(fixture_warnings, 1);
    assert_int_equal(strncmp(fixture_warning, name, strlen(name)), 0);
    assert_non_null(strstr(fixture_warning, text));
    /* Once for each operator and text. */
    assert_success(run("overlooked::act", what));
    assert_int_equal(fixture_warnings, 1);
}

static void what_a_kernel_does_not_look_at_is_told_once(void **state)
{
    (void)state;
    expect_warning(IGNORE, "overlooked::act: ", "aoti_torch_get_data_ptr: ");
    expect_warning(IGNORE_OTHER, "overlooked::act: ", "aoti_torch_get_dim: ");
    expect_warning(CALL, "overlooked::act: ", "Could not find schema for overlooked::missing");
    expect_warning(NEST, "overlooked::inner: ", "aoti_torch_get_data_ptr");
}

static void what_a_body_of_a_loop_does_not_look_at_is_the_operators(void **state)
{
    (void)state;
    TorchLibraryHandle library =
        fixture_library("overlooked", "looping(int n) -> int", "looping", act);
    fixture_warnings = 0;
    assert_success(run("overlooked::looping", LOOP));
    assert_int_equal(fixture_warnings, 1);
    assert_non_null(strstr(fixture_warning, "overlooked::looping: "));
    assert_success(aoti_torch_delete_library_object(library));
}

static void what_was_looked_at_or_got_over_is_not_told(void **state)
{
    (void)state;
    fixture_warnings = 0;
    assert_success(run("overlooked::act", FINE));
    assert_success(run("overlooked::quiet", ASK));
    assert_success(run("overlooked::quiet", CALL_FINE));
    assert_int_equal(fixture_warnings, 0);
    assert_success(run("overlooked::quiet", ASK_THEN_IGNORE));
    assert_int_equal(fixture_warnings, 1);
    assert_non_null(strstr(fixture_warning, "get_data_ptr"));
    /* What is left from before the call is not the kernel's. */
    ignore(0, 1, NULL);
    assert_success(run("overlooked::quiet", FINE));
    assert_int_equal(fixture_warnings, 1);
}

static void strict_makes_it_a_failure(void **state)
{
    (void)state;
    fixture_warnings = 0;
    setenv("TENON_DEBUG", "strict", 1);
    assert_failure(run("overlooked::act", IGNORE));
    assert_error_has("overlooked::act: a call within it failed");
    assert_error_has("aoti_torch_get_data_ptr: ");
    assert_failure(run("overlooked::act", LOOP));
    assert_success(run("overlooked::act", ASK));
    assert_success(run("overlooked::act", CALL_FINE));
    unsetenv("TENON_DEBUG");
    assert_success(run("overlooked::act", IGNORE));
    assert_int_equal(fixture_warnings, 0);
}

static void words_of_debug_are_those_that_are_known(void **state)
{
    (void)state;
    setenv("TENON_DEBUG", "handles,strict,", 1);
    assert_int_equal(tn_debug_check(), TN_OK);
    assert_true(tni_debug_has("strict") && tni_debug_has("handles") && !tni_debug_has("hand"));
    setenv("TENON_DEBUG", "strict,strictly", 1);
    assert_int_equal(tn_debug_check(), TN_ERR_VALUE);
    assert_last_error_has("'strictly' is not one of handles");
    unsetenv("TENON_DEBUG");
    assert_false(tni_debug_has("strict"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(what_a_kernel_does_not_look_at_is_told_once, fixture_setup),
        cmocka_unit_test_setup(what_a_body_of_a_loop_does_not_look_at_is_the_operators,
                               fixture_setup),
        cmocka_unit_test_setup(what_was_looked_at_or_got_over_is_not_told, fixture_setup),
        cmocka_unit_test_setup(strict_makes_it_a_failure, fixture_setup),
        cmocka_unit_test_setup(words_of_debug_are_those_that_are_known, fixture_setup),
    };
    unsetenv("TENON_DEBUG");
    TorchLibraryHandle library = fixture_library("overlooked", "act(int n) -> int", "act", act);
    (void)fixture_library("overlooked", "quiet(int n) -> int", "quiet", act);
    (void)fixture_library("overlooked", "inner(int n) -> int", "inner", act);
    tn_library *core = NULL;
    if (library == NULL ||
        tn_library_new(TN_LIBRARY_FRAGMENT, "overlooked", NULL, "test", 1, &core) != TN_OK ||
        tn_library_define(core, "core(int n) -> int", NULL, 0) != TN_OK ||
        tn_library_impl(core, "core", "CompositeImplicitAutograd", NULL, core_kernel, NULL) !=
            TN_OK)
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
