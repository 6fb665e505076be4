/* SPDX-License-Identifier: BSD-3-Clause */
#include "abi_fixture.h"

#include "library/registry.h"

static void nothing(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)stack;
    (void)num_args;
    (void)num_returns;
}

static void answer_one(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    stack[0] = 1;
}

static void answer_two(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    stack[0] = 2;
}

static bool is_known(const char *name)
{
    const tn_op *op = NULL;
    return tn_op_find(name, &op) == TN_OK;
}

static int64_t call_answer(void)
{
    StableIValue stack[1] = {0};
    assert_success(torch_call_dispatcher("abireg::answer", "", stack, 0));
    return (int64_t)stack[0];
}

static void failed_init_stores_null_and_tells_why(void **state)
{
    (void)state;
    TorchLibraryHandle library = (TorchLibraryHandle)(uintptr_t)0x10;
    assert_failure(aoti_torch_library_init_impl("abireg", "Nope", "f.cc", 3, &library));
    assert_null(library);
    assert_error_has("could not parse dispatch key: Nope");
    assert_int_equal(fixture_warnings, 1);
    assert_non_null(strstr(fixture_warning, "could not parse dispatch key: Nope"));
    library = (TorchLibraryHandle)(uintptr_t)0x10;
    assert_failure(aoti_torch_library_init_impl("abireg", NULL, "f.cc", 3, &library));
    assert_null(library);
    library = (TorchLibraryHandle)(uintptr_t)0x10;
    assert_failure(aoti_torch_library_init_fragment(NULL, "f.cc", 3, &library));
    assert_null(library);
    assert_failure(aoti_torch_library_init_def("abireg", "f.cc", 3, NULL));
}

static void second_definer_of_a_namespace_fails_until_the_first_is_deleted(void **state)
{
    (void)state;
    TorchLibraryHandle first = NULL;
    TorchLibraryHandle second = NULL;
    assert_success(aoti_torch_library_init_def("abione", "f.cc", 1, &first));
    assert_failure(aoti_torch_library_init_def("abione", "f.cc", 2, &second));
    assert_null(second);
    assert_success(aoti_torch_delete_library_object(first));
    assert_success(aoti_torch_library_init_def("abione", "f.cc", 2, &second));
    assert_success(aoti_torch_delete_library_object(second));
}

static void null_library_fails_everywhere_but_in_delete(void **state)
{
    (void)state;
    assert_failure(aoti_torch_library_def(NULL, "f() -> ()"));
    assert_failure(torch_library_def_with_tags(NULL, "f() -> ()", NULL, 0));
    assert_failure(aoti_torch_library_impl(NULL, "f", nothing));
    assert_failure(torch_library_impl(NULL, "f", nothing, 0));
    assert_failure(torch_library_set_python_module(NULL, "m", ""));
    assert_error_has("init failed");
    assert_success(aoti_torch_delete_library_object(NULL));
}

static void deleted_library_is_recognised(void **state)
{
    (void)state;
    TorchLibraryHandle library = NULL;
    assert_success(aoti_torch_library_init_fragment("abireg", "f.cc", 1, &library));
    assert_success(aoti_torch_delete_library_object(library));
    assert_failure(aoti_torch_library_def(library, "f() -> ()"));
    assert_error_has("was deleted");
    assert_failure(aoti_torch_delete_library_object(library));
}

static void kernel_may_come_before_the_definition_or_without_one(void **state)
{
    (void)state;
    TorchLibraryHandle kernels = NULL;
    TorchLibraryHandle definitions = NULL;
    assert_success(
        aoti_torch_library_init_impl("abireg", "CompositeExplicitAutograd", "f", 1, &kernels));
    assert_success(torch_library_impl(kernels, "answer", answer_one, 0));
    assert_success(torch_library_impl(kernels, "never_defined", answer_one, 0));
    assert_false(is_known("abireg::answer"));
    StableIValue stack[1] = {0};
    assert_failure(torch_call_dispatcher("abireg::answer", "", stack, 0));
    assert_error_has("Could not find schema for abireg::answer");
    assert_success(aoti_torch_library_init_fragment("abireg", "f", 2, &definitions));
    assert_success(aoti_torch_library_def(definitions, "answer() -> int"));
    assert_success(torch_library_impl(definitions, "answer", NULL, 0));
    assert_true(is_known("abireg::answer"));
    assert_false(is_known("abireg::never_defined"));
    assert_success(aoti_torch_delete_library_object(kernels));
    assert_success(aoti_torch_delete_library_object(definitions));
    assert_false(is_known("abireg::answer"));
}

static void newest_kernel_wins_and_the_older_returns(void **state)
{
    (void)state;
    TorchLibraryHandle older = fixture_library("abireg", "answer() -> int", "answer", answer_one);
    TorchLibraryHandle newer = NULL;
    assert_success(aoti_torch_library_init_fragment("abireg", "f", 2, &newer));
    assert_int_equal(call_answer(), 1);
    assert_success(aoti_torch_library_impl(newer, "answer", answer_two));
    assert_int_equal(call_answer(), 2);
    assert_success(aoti_torch_delete_library_object(newer));
    assert_int_equal(call_answer(), 1);
    assert_success(aoti_torch_delete_library_object(older));
    StableIValue stack[1] = {0};
    assert_failure(torch_call_dispatcher("abireg::answer", "", stack, 0));
    assert_error_has("has been unloaded");
}

static void tags_are_kept_unchecked_but_must_be_there(void **state)
{
    (void)state;
    TorchLibraryHandle library = NULL;
    const int32_t tags[2] = {torch_tag_pointwise(), 99};
    assert_success(aoti_torch_library_init_fragment("abireg", "f", 1, &library));
    assert_success(torch_library_def_with_tags(library, "tagged() -> ()", tags, 2));
    tn_op *op = tni_op_lookup_parts("abireg::tagged", "");
    assert_non_null(op);
    assert_int_equal(op->ntags, 2);
    assert_int_equal(op->tags[1], 99);
    assert_success(torch_library_def_with_tags(library, "untagged() -> ()", NULL, 0));
    assert_failure(torch_library_def_with_tags(library, "bad() -> ()", tags, -1));
    assert_failure(torch_library_def_with_tags(library, "bad() -> ()", NULL, 2));
    assert_failure(aoti_torch_library_def(library, NULL));
    assert_failure(aoti_torch_library_def(library, "raise() -> ()"));
    assert_failure(aoti_torch_library_impl(library, NULL, nothing));
    assert_success(torch_library_set_python_module(library, "my.module", NULL));
    assert_failure(torch_library_set_python_module(library, NULL, ""));
    assert_success(aoti_torch_delete_library_object(library));
}

static void failed_registration_fails_the_load_and_not_the_initialiser(void **state)
{
    (void)state;
    tni_load_scope scope;
    TorchLibraryHandle good = NULL;
    TorchLibraryHandle bad = (TorchLibraryHandle)(uintptr_t)0x10;
    tni_load_scope_begin(&scope);
    assert_success(aoti_torch_library_init_fragment("abiload", "f", 1, &good));
    assert_success(aoti_torch_library_def(good, "fine() -> ()"));
    assert_success(aoti_torch_library_init_impl("abiload", "Nope", "f", 2, &bad));
    assert_null(bad);
    assert_success(torch_library_impl(bad, "fine", nothing, 0));
    assert_int_equal(tni_load_scope_end(&scope), TN_ERR_RUNTIME);
    assert_error_has("could not parse dispatch key: Nope");
    assert_int_equal(fixture_warnings, 0);
    assert_false(is_known("abiload::fine"));
    assert_success(aoti_torch_delete_library_object(good));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(failed_init_stores_null_and_tells_why, fixture_setup),
        cmocka_unit_test_setup(second_definer_of_a_namespace_fails_until_the_first_is_deleted,
                               fixture_setup),
        cmocka_unit_test_setup(null_library_fails_everywhere_but_in_delete, fixture_setup),
        cmocka_unit_test_setup(deleted_library_is_recognised, fixture_setup),
        cmocka_unit_test_setup(kernel_may_come_before_the_definition_or_without_one, fixture_setup),
        cmocka_unit_test_setup(newest_kernel_wins_and_the_older_returns, fixture_setup),
        cmocka_unit_test_setup(tags_are_kept_unchecked_but_must_be_there, fixture_setup),
        cmocka_unit_test_setup(failed_registration_fails_the_load_and_not_the_initialiser,
                               fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
