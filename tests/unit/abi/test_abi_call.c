/* SPDX-License-Identifier: BSD-3-Clause */
#include "abi_fixture.h"

#include <dlfcn.h>
#include <stdlib.h>

#include "dispatch/dispatcher.h"

/* ---- kernels ---- */

/* What the last kernel saw. */
static StableIValue seen[20];
static uint64_t seen_args;
static uint64_t seen_returns;

static void remember(const StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    seen_args = num_args;
    seen_returns = num_returns;
    for (uint64_t i = 0; i < num_args && i < 20; i++)
        seen[i] = stack[i];
}

static void drop_tensor(StableIValue value)
{
    aoti_torch_delete_tensor_object((AtenTensorHandle)(uintptr_t)value);
}

/* Gives its first argument back and drops a second one. */
static void give_back(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    remember(stack, num_args, num_returns);
    if (num_args > 1)
        drop_tensor(stack[1]);
}

/* Takes numbers only: nothing to drop; answers 0x1ff. */
static void look_at_numbers(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    remember(stack, num_args, num_returns);
    stack[0] = 0x1ff;
}

/* Drops a tensor and writes the first of two results only. */
static void return_too_few(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    AtenTensorHandle result = NULL;
    aoti_torch_new_tensor_handle((AtenTensorHandle)(uintptr_t)stack[0], &result);
    drop_tensor(stack[0]);
    stack[0] = fixture_box(result);
}

static void return_null(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    drop_tensor(stack[0]);
    stack[0] = 0;
}

/* Drops a list of tensors, an optional string, an optional tensor. */
static void drop_everything(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    remember(stack, num_args, num_returns);
    StableListHandle list = (StableListHandle)(uintptr_t)stack[0];
    size_t size = 0;
    torch_list_size(list, &size);
    for (size_t i = 0; i < size; i++) {
        StableIValue item = 0;
        torch_list_get_item(list, i, &item);
        drop_tensor(item);
    }
    torch_delete_list(list);
    for (int i = 1; i < 3; i++) {
        StableIValue *ivalue = (StableIValue *)(uintptr_t)stack[i];
        if (ivalue == NULL)
            continue;
        if (i == 1)
            torch_delete_string((StringHandle)(uintptr_t)*ivalue);
        else
            drop_tensor(*ivalue);
        free(ivalue);
    }
    stack[0] = size;
}

static void fail_check(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    drop_tensor(stack[0]);
    aoti_torch_check(false, "fail_check", "test", 1, "the kernel says no");
    stack[0] = 0;
}

static void sum_of_twenty(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_returns;
    StableIValue sum = 0;
    for (uint64_t i = 0; i < num_args; i++)
        sum += stack[i];
    stack[0] = sum;
}

static void count_to(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    for (uint64_t i = 0; i < num_returns; i++)
        stack[i] = i;
}

static const double half = 0.5;

/* A float, and a string of its own. */
static void return_two_types(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    StringHandle string = NULL;
    remember(stack, num_args, num_returns);
    torch_new_string_handle("text", 4, &string);
    memcpy(&stack[0], &half, sizeof half);
    stack[1] = fixture_box(string);
}

/* ---- tests ---- */

static void success_consumes_the_arguments_and_returns_in_place(void **state)
{
    (void)state;
    TorchLibraryHandle library = fixture_library(
        "abicall", "same(Tensor a, Tensor b, int n, float x) -> Tensor", "same", give_back);
    AtenTensorHandle a = fixture_counted();
    AtenTensorHandle b = fixture_counted();
    const void *data = NULL;
    double x = 2.5;
    StableIValue stack[4] = {fixture_box(a), fixture_box(b), (StableIValue)-3};
    memcpy(&stack[3], &x, sizeof x);
    StableIValue real = stack[3];
    assert_success(torch_call_dispatcher("abicall::same", "", stack, UINT64_MAX));
    assert_int_equal(seen_args, 4);
    assert_int_equal(seen_returns, 1);
    assert_int_equal(seen[2], (StableIValue)-3);
    assert_int_equal(seen[3], real);
    assert_int_equal(fixture_frees, 1);
    AtenTensorHandle result = (AtenTensorHandle)(uintptr_t)stack[0];
    assert_success(torch_get_const_data_ptr(result, &data));
    assert_ptr_equal(data, fixture_data);
    assert_success(aoti_torch_delete_tensor_object(result));
    assert_int_equal(fixture_frees, 2);
    assert_success(aoti_torch_delete_library_object(library));
}

static void unknown_operator_consumes_nothing(void **state)
{
    (void)state;
    AtenTensorHandle a = fixture_counted();
    StableIValue stack[1] = {fixture_box(a)};
    assert_failure(torch_call_dispatcher("abicall::nosuch", "ov", stack, 0));
    assert_string_equal(fixture_error(), "Could not find schema for abicall::nosuch.ov");
    assert_failure(aoti_torch_call_dispatcher("abicall::nosuch", "", stack));
    assert_string_equal(fixture_error(), "Could not find schema for abicall::nosuch");
    assert_failure(aoti_torch_call_dispatcher(NULL, "", stack));
    assert_failure(aoti_torch_call_dispatcher("abicall::nosuch", NULL, stack));
    assert_failure(aoti_torch_call_dispatcher("abicall::nosuch", "", NULL));
    assert_int_equal(fixture_frees, 0);
    assert_success(aoti_torch_delete_tensor_object(a));
}

static void operator_without_a_kernel_for_its_tensors_consumes_them(void **state)
{
    (void)state;
    TorchLibraryHandle library = NULL;
    assert_success(aoti_torch_library_init_fragment("abicall", "f", 1, &library));
    assert_success(aoti_torch_library_def(library, "bare(Tensor a) -> Tensor"));
    StableIValue stack[1] = {fixture_box(fixture_counted())};
    assert_failure(torch_call_dispatcher("abicall::bare", "", stack, 0));
    assert_error_has("abicall::bare");
    assert_int_equal(fixture_frees, 1);
    assert_success(aoti_torch_delete_library_object(library));
}

static void bad_ivalue_fails_by_name_and_frees_all_arguments(void **state)
{
    (void)state;
    TorchLibraryHandle library =
        fixture_library("abicall", "typed(Tensor a, ScalarType t, Device d, Tensor? b) -> int",
                        "typed", look_at_numbers);
    StableIValue *ivalue = malloc(sizeof *ivalue);
    assert_non_null(ivalue);
    *ivalue = fixture_box(fixture_counted());
    StableIValue stack[4] = {fixture_box(fixture_counted()), 99, 0xffffffff, fixture_box(ivalue)};
    assert_failure(torch_call_dispatcher("abicall::typed", "", stack, 0));
    assert_error_has("argument 1 't'");
    assert_error_has("99");
    assert_int_equal(fixture_frees, 2);
    StableIValue far[4] = {fixture_box(fixture_counted()), 6, 300, 0};
    assert_failure(torch_call_dispatcher("abicall::typed", "", far, 0));
    assert_error_has("300");
    assert_int_equal(fixture_frees, 3);
    StableIValue null[4] = {0, 6, 0xffffffff, 0};
    assert_failure(torch_call_dispatcher("abicall::typed", "", null, 0));
    assert_error_has("argument 0 'a' is a NULL tensor handle");
    assert_success(aoti_torch_delete_library_object(library));
}

static void bool_is_its_low_byte_and_enums_their_low_half(void **state)
{
    (void)state;
    TorchLibraryHandle library = fixture_library(
        "abicall", "flags(bool a, bool b, Layout l, bool? c) -> bool", "flags", look_at_numbers);
    StableIValue *ivalue = malloc(sizeof *ivalue);
    assert_non_null(ivalue);
    *ivalue = 0x100;
    StableIValue stack[4] = {0x100, 2, UINT64_C(0xabc00000002), fixture_box(ivalue)};
    assert_success(torch_call_dispatcher("abicall::flags", "", stack, 0));
    assert_int_equal(seen[0], 0);
    assert_int_equal(seen[1], 1);
    assert_int_equal(seen[2], 2);
    assert_int_equal(*(StableIValue *)(uintptr_t)seen[3], 0);
    free((void *)(uintptr_t)seen[3]);
    assert_int_equal(stack[0], 1);
    assert_success(aoti_torch_delete_library_object(library));
}

static void scalar_does_not_cross_unless_it_is_none(void **state)
{
    (void)state;
    TorchLibraryHandle library = fixture_library(
        "abicall", "scaled(Tensor a, Scalar s, Tensor b) -> int", "scaled", look_at_numbers);
    TorchLibraryHandle other =
        fixture_library("abicall", "maybe(int a, Scalar? s) -> int", "maybe", look_at_numbers);
    StableIValue stack[3] = {fixture_box(fixture_counted()), 1, fixture_box(fixture_counted())};
    assert_failure(torch_call_dispatcher("abicall::scaled", "", stack, 0));
    assert_error_has(
        "Not yet supported conversion from StableIValue to IValue for schema type: Scalar");
    assert_int_equal(fixture_frees, 2);
    StableIValue none[2] = {4, 0};
    assert_success(torch_call_dispatcher("abicall::maybe", "", none, 0));
    StableIValue some[2] = {4, 1};
    assert_failure(torch_call_dispatcher("abicall::maybe", "", some, 0));
    assert_success(aoti_torch_delete_library_object(library));
    assert_success(aoti_torch_delete_library_object(other));
}

/* What PyTorch does, too: only its own C functions keep the text of an exception. */
static void the_text_is_that_of_the_abis_last_failure(void **state)
{
    (void)state;
    const tn_op *op;
    int64_t size = 0;
    AtenTensorHandle tensor = fixture_counted();
    tn_value arg = tn_value_double(1.5);
    tn_value out = tn_value_none();
    TorchLibraryHandle library =
        fixture_library("abicall", "texts(Scalar s) -> int", "texts", look_at_numbers);
    assert_failure(aoti_torch_get_size(tensor, 99, &size));
    assert_error_has("but got 99");
    assert_int_equal(tn_op_find("abicall::texts", &op), TN_OK);
    assert_int_equal(tn_op_call(op, &arg, 1, &out, 1), TN_ERR_RUNTIME);
    assert_last_error_has("Not yet supported conversion");
    assert_error_has("but got 99");
    assert_string_equal(torch_exception_get_what(), fixture_error());
    assert_success(aoti_torch_get_size(tensor, 0, &size));
    assert_error_has("but got 99");
    StableIValue stack[1] = {0};
    assert_failure(torch_call_dispatcher("abicall::unknown", "", stack, TORCH_ABI_VERSION));
    assert_error_has("Could not find schema for abicall::unknown");
    assert_success(aoti_torch_delete_tensor_object(tensor));
    assert_success(aoti_torch_delete_library_object(library));
}

static void a_result_without_a_form_is_refused_before_the_kernel_runs(void **state)
{
    (void)state;
    TorchLibraryHandle library =
        fixture_library("abicall", "number(Tensor a) -> Scalar", "number", give_back);
    StableIValue stack[1] = {fixture_box(fixture_counted())};
    seen_args = 0;
    assert_failure(torch_call_dispatcher("abicall::number", "", stack, 0));
    assert_error_has("schema type: Scalar");
    assert_int_equal(seen_args, 0);
    assert_int_equal(fixture_frees, 1);
    assert_success(aoti_torch_delete_library_object(library));
}

static void results_of_several_types_come_back_each_as_its_own(void **state)
{
    (void)state;
    TorchLibraryHandle library =
        fixture_library("abicall", "two(int a) -> (float, str)", "two", return_two_types);
    StableIValue stack[2] = {1, 0};
    const char *text = NULL;
    assert_success(torch_call_dispatcher("abicall::two", "", stack, TORCH_ABI_VERSION));
    assert_memory_equal(&stack[0], &half, sizeof half);
    StringHandle string = (StringHandle)(uintptr_t)stack[1];
    assert_success(torch_string_c_str(string, &text));
    assert_string_equal(text, "text");
    assert_success(torch_delete_string(string));
    assert_success(aoti_torch_delete_library_object(library));
}

static void scalar_does_not_reach_a_foreign_kernel(void **state)
{
    (void)state;
    const tn_op *op;
    TorchLibraryHandle library =
        fixture_library("abicall", "scaled(Scalar s) -> int", "scaled", look_at_numbers);
    assert_int_equal(tn_op_find("abicall::scaled", &op), TN_OK);
    tn_value arg = tn_value_double(1.5);
    tn_value out = tn_value_none();
    assert_int_equal(tn_op_call(op, &arg, 1, &out, 1), TN_ERR_RUNTIME);
    assert_last_error_has(
        "Not yet supported conversion from IValue to StableIValue for schema type: Scalar");
    assert_success(aoti_torch_delete_library_object(library));
}

static void lists_and_optionals_are_owned_by_the_kernel_and_by_the_call(void **state)
{
    (void)state;
    TorchLibraryHandle library = fixture_library(
        "abicall", "nested(Tensor[] l, str? s, Tensor? t) -> int", "nested", drop_everything);
    StableListHandle list = NULL;
    StringHandle string = NULL;
    StableIValue *ivalues[2] = {malloc(8), malloc(8)};
    assert_non_null(ivalues[0]);
    assert_non_null(ivalues[1]);
    assert_success(torch_new_list_reserve_size(2, &list));
    assert_success(torch_list_push_back(list, fixture_box(fixture_counted())));
    assert_success(torch_list_push_back(list, fixture_box(fixture_counted())));
    assert_success(torch_new_string_handle("text", 4, &string));
    *ivalues[0] = fixture_box(string);
    *ivalues[1] = fixture_box(fixture_counted());
    StableIValue stack[3] = {fixture_box(list), fixture_box(ivalues[0]), fixture_box(ivalues[1])};
    assert_success(torch_call_dispatcher("abicall::nested", "", stack, 0));
    assert_int_equal(stack[0], 2);
    assert_int_equal(fixture_frees, 3);
    assert_success(aoti_torch_delete_library_object(library));
}

static void missing_result_fails_by_index_and_frees_the_others(void **state)
{
    (void)state;
    TorchLibraryHandle library =
        fixture_library("abicall", "two(Tensor a) -> (Tensor, Tensor)", "two", return_too_few);
    StableIValue stack[2] = {fixture_box(fixture_counted()), 0};
    assert_failure(torch_call_dispatcher("abicall::two", "", stack, 0));
    assert_error_has("abicall::two: return 1 is a NULL tensor handle");
    assert_int_equal(fixture_frees, 1);
    assert_success(aoti_torch_delete_library_object(library));
}

static void null_result_fails_and_the_next_call_works(void **state)
{
    (void)state;
    TorchLibraryHandle library =
        fixture_library("abicall", "null(Tensor a) -> Tensor", "null", return_null);
    StableIValue stack[1] = {fixture_box(fixture_counted())};
    assert_failure(torch_call_dispatcher("abicall::null", "", stack, 0));
    assert_error_has("abicall::null: return 0 is a NULL tensor handle");
    assert_int_equal(fixture_frees, 1);
    assert_success(torch_library_impl(library, "null", give_back, 0));
    stack[0] = fixture_box(fixture_counted());
    assert_success(torch_call_dispatcher("abicall::null", "", stack, 0));
    drop_tensor(stack[0]);
    assert_int_equal(fixture_frees, 2);
    assert_success(aoti_torch_delete_library_object(library));
}

static void failed_check_in_plain_c_fails_the_call(void **state)
{
    (void)state;
    void *cxx = dlopen("libstdc++.so.6", RTLD_LAZY | RTLD_NOLOAD);
    if (cxx != NULL) {
        /* The sanitizers' library brings it: then the check throws, which test_exceptions sees. */
        dlclose(cxx);
        skip();
    }
    TorchLibraryHandle library =
        fixture_library("abicall", "check(Tensor a) -> Tensor", "check", fail_check);
    StableIValue stack[1] = {fixture_box(fixture_counted())};
    assert_failure(torch_call_dispatcher("abicall::check", "", stack, 0));
    assert_string_equal(fixture_error(), "the kernel says no");
    assert_int_equal(fixture_frees, 1);
    assert_int_equal(aoti_torch_dtype_element_size(46), 0);
    assert_error_has("46");
    assert_success(torch_library_impl(library, "check", give_back, 0));
    stack[0] = fixture_box(fixture_counted());
    assert_success(torch_call_dispatcher("abicall::check", "", stack, 0));
    drop_tensor(stack[0]);
    assert_success(aoti_torch_delete_library_object(library));
    /* Nothing of all this brought the C++ run time or the catcher into the process. */
    assert_null(dlopen("libstdc++.so.6", RTLD_LAZY | RTLD_NOLOAD));
    assert_null(dlopen("libtenon_cxx.so", RTLD_LAZY | RTLD_NOLOAD));
}

static void stacks_of_any_size_work(void **state)
{
    (void)state;
    TorchLibraryHandle library = fixture_library(
        "abicall",
        "many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, "
        "int m, int n, int o, int p, int q, int r, int s, int t) -> int",
        "many", sum_of_twenty);
    TorchLibraryHandle results = fixture_library(
        "abicall",
        "out(int a) -> (int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, "
        "int, int, int)",
        "out", count_to);
    StableIValue stack[20];
    for (StableIValue i = 0; i < 20; i++)
        stack[i] = i;
    assert_success(torch_call_dispatcher("abicall::many", "", stack, 0));
    assert_int_equal(stack[0], 190);
    assert_success(torch_call_dispatcher("abicall::out", "", stack, 0));
    for (StableIValue i = 0; i < 18; i++)
        assert_int_equal(stack[i], i);
    assert_success(aoti_torch_delete_library_object(library));
    assert_success(aoti_torch_delete_library_object(results));
}

static void undefined_tensor_passes_both_ways(void **state)
{
    (void)state;
    TorchLibraryHandle library =
        fixture_library("abicall", "undef(Tensor a) -> Tensor", "undef", give_back);
    AtenTensorHandle handle = NULL;
    bool defined = true;
    /* Without a defined tensor only a kernel for all keys is found; the fixture registers one. */
    assert_success(aoti_torch_new_uninitialized_tensor(&handle));
    StableIValue stack[1] = {fixture_box(handle)};
    assert_success(torch_call_dispatcher("abicall::undef", "", stack, 0));
    assert_success(aoti_torch_is_defined((AtenTensorHandle)(uintptr_t)stack[0], &defined));
    assert_false(defined);
    drop_tensor(stack[0]);
    assert_success(aoti_torch_delete_library_object(library));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(success_consumes_the_arguments_and_returns_in_place, fixture_setup),
        cmocka_unit_test_setup(unknown_operator_consumes_nothing, fixture_setup),
        cmocka_unit_test_setup(operator_without_a_kernel_for_its_tensors_consumes_them,
                               fixture_setup),
        cmocka_unit_test_setup(bad_ivalue_fails_by_name_and_frees_all_arguments, fixture_setup),
        cmocka_unit_test_setup(bool_is_its_low_byte_and_enums_their_low_half, fixture_setup),
        cmocka_unit_test_setup(scalar_does_not_cross_unless_it_is_none, fixture_setup),
        cmocka_unit_test_setup(the_text_is_that_of_the_abis_last_failure, fixture_setup),
        cmocka_unit_test_setup(a_result_without_a_form_is_refused_before_the_kernel_runs,
                               fixture_setup),
        cmocka_unit_test_setup(results_of_several_types_come_back_each_as_its_own, fixture_setup),
        cmocka_unit_test_setup(scalar_does_not_reach_a_foreign_kernel, fixture_setup),
        cmocka_unit_test_setup(lists_and_optionals_are_owned_by_the_kernel_and_by_the_call,
                               fixture_setup),
        cmocka_unit_test_setup(missing_result_fails_by_index_and_frees_the_others, fixture_setup),
        cmocka_unit_test_setup(null_result_fails_and_the_next_call_works, fixture_setup),
        cmocka_unit_test_setup(failed_check_in_plain_c_fails_the_call, fixture_setup),
        cmocka_unit_test_setup(stacks_of_any_size_work, fixture_setup),
        cmocka_unit_test_setup(undefined_tensor_passes_both_ways, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
