/* SPDX-License-Identifier: BSD-3-Clause */
// What foreign C++ throws: it stops at the core, keeps its class and text, and leaks nothing.
#include <cxxabi.h>
#include <pthread.h>

#include <atomic>
#include <new>
#include <stdexcept>
#include <string>

#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/tensor.h>

// Last, because cmocka defines fail() as a macro.
#include "abi_fixture.h"

namespace
{

using torch::stable::Tensor;

struct NoStandardException {
};

// Throws the exception that `which` numbers, after its arguments were unboxed.
Tensor thrower(Tensor input, int64_t which)
{
    switch (which) {
    case 0:
        throw std::runtime_error("runtime");
    case 1:
        throw std::invalid_argument("invalid");
    case 2:
        throw std::domain_error("domain");
    case 3:
        throw std::length_error("length");
    case 4:
        throw std::range_error("range");
    case 5:
        throw std::out_of_range("out of range");
    case 6:
        throw std::overflow_error("overflow");
    case 7:
        throw std::bad_alloc();
    case 8:
        throw std::logic_error("");
    case 9:
        throw std::runtime_error("two\nlines");
    case 10:
        throw std::runtime_error(std::string(5000, 'x'));
    case 11:
        throw 7;
    case 12:
        throw NoStandardException();
    case 13:
        pthread_exit(nullptr);
    case 14:
        aoti_torch_check(false, "thrower", "file", 1, "checked");
        break;
    case 15:
        return Tensor(reinterpret_cast<AtenTensorHandle>(aoti_torch_dtype_element_size(46)));
    default:
        break;
    }
    return input;
}

// The library of all tests: made by the first that needs it, withdrawn at the end.
TorchLibraryHandle the_library = nullptr;

int open_library(void **)
{
    the_library = fixture_library("throwing", "thrower(Tensor input, int which) -> Tensor",
                                  "thrower", TORCH_BOX(&thrower));
    return 0;
}

int close_library(void **)
{
    return static_cast<int>(aoti_torch_delete_library_object(the_library));
}

int32_t call_thrower(int64_t which, StableIValue *stack)
{
    stack[0] = fixture_box(fixture_counted());
    stack[1] = static_cast<StableIValue>(which);
    return torch_call_dispatcher("throwing::thrower", "", stack, TORCH_ABI_VERSION);
}

void every_class_keeps_its_status_and_text(void **)
{
    const struct {
        tn_status status;
        std::string text;
    } expected[] = {
        {TN_ERR_RUNTIME, "runtime"},
        {TN_ERR_VALUE, "invalid"},
        {TN_ERR_VALUE, "domain"},
        {TN_ERR_VALUE, "length"},
        {TN_ERR_VALUE, "range"},
        {TN_ERR_INDEX, "out of range"},
        {TN_ERR_OVERFLOW, "overflow"},
        {TN_ERR_MEMORY, std::bad_alloc().what()},
        {TN_ERR_RUNTIME, ""},
        {TN_ERR_RUNTIME, "two\nlines"},
        {TN_ERR_RUNTIME, std::string(5000, 'x')},
        {TN_ERR_RUNTIME, "Caught an unknown exception!"},
        {TN_ERR_RUNTIME, "Caught an unknown exception!"},
    };
    int64_t which = 0;
    for (const auto &e : expected) {
        StableIValue stack[2];
        assert_failure(call_thrower(which, stack));
        assert_int_equal(tn_last_status(), e.status);
        assert_string_equal(fixture_error(), e.text.c_str());
        assert_int_equal(fixture_frees, ++which);
    }
}

void call_after_a_throw_works(void **)
{
    StableIValue stack[2];
    assert_failure(call_thrower(0, stack));
    assert_success(call_thrower(99, stack));
    assert_success(aoti_torch_delete_tensor_object(reinterpret_cast<AtenTensorHandle>(stack[0])));
    assert_int_equal(fixture_frees, 2);
}

void checks_without_a_status_throw_through_the_kernel(void **)
{
    StableIValue stack[2];
    assert_failure(call_thrower(14, stack));
    assert_string_equal(fixture_error(), "checked");
    assert_failure(call_thrower(15, stack));
    assert_error_has("unknown ScalarType 46");
    assert_int_equal(fixture_frees, 2);
}

void checks_throw_at_their_caller(void **)
{
    std::string text;
    try {
        aoti_torch_check(false, "f", "file", 1, "told");
    } catch (const std::runtime_error &e) {
        text = e.what();
    }
    assert_string_equal(text.c_str(), "told");
    try {
        static_cast<void>(aoti_torch_dtype_element_size(-1));
        fail();
    } catch (const std::runtime_error &) {
    }
}

void *call_and_exit(void *)
{
    StableIValue stack[2];
    static_cast<void>(call_thrower(13, stack));
    return &fixture_frees; // not reached
}

void kernel_may_end_its_thread(void **)
{
    pthread_t thread;
    void *result = &thread;
    assert_int_equal(pthread_create(&thread, nullptr, call_and_exit, nullptr), 0);
    assert_int_equal(pthread_join(thread, &result), 0);
    assert_null(result);
    assert_int_equal(fixture_frees, 1);
}

// Direct calls through Tenon's own interface tell the class too.
void class_reaches_a_direct_caller(void **)
{
    const tn_op *op = nullptr;
    assert_int_equal(tn_op_find("throwing::thrower", &op), TN_OK);
    AtenTensorHandle tensor = fixture_counted();
    const StableIValue args[2] = {fixture_box(tensor), 5};
    StableIValue out = 0;
    assert_int_equal(tn_op_call_boxed(op, args, &out), TN_ERR_INDEX);
    assert_int_equal(out, 0);
    assert_int_equal(fixture_frees, 0);
    assert_success(aoti_torch_delete_tensor_object(tensor));
    assert_int_equal(fixture_frees, 1);
}

// Numbers only: what the wrappers leave behind when they refuse the arity would be a leak.
int64_t takes_one_number(int64_t number)
{
    return number;
}

void wrong_arity_is_told_and_the_next_call_works(void **)
{
    TorchLibraryHandle library = fixture_library("throwing", "arity(int a, int b) -> int", "arity",
                                                 TORCH_BOX(&takes_one_number));
    StableIValue stack[2] = {1, 2};
    assert_failure(torch_call_dispatcher("throwing::arity", "", stack, 0));
    assert_error_has("Registered schema has 2 args, but the kernel to box has 1");
    assert_success(call_thrower(99, stack));
    assert_success(aoti_torch_delete_tensor_object(reinterpret_cast<AtenTensorHandle>(stack[0])));
    assert_success(aoti_torch_delete_library_object(library));
}

void failed_inner_call_reaches_the_outer_caller(void **)
{
    TorchLibraryHandle library = fixture_library(
        "throwing", "outer(Tensor a) -> Tensor", "outer",
        [](StableIValue *stack, uint64_t, uint64_t) {
            StableIValue inner[2] = {stack[0], 5};
            if (torch_call_dispatcher("throwing::thrower", "", inner, 0) != 0)
                throw std::invalid_argument(std::string("outer: ") + fixture_error());
        });
    StableIValue stack[1] = {fixture_box(fixture_counted())};
    assert_failure(torch_call_dispatcher("throwing::outer", "", stack, 0));
    assert_string_equal(fixture_error(), "outer: out of range");
    assert_int_equal(tn_last_status(), TN_ERR_VALUE);
    assert_int_equal(fixture_frees, 1);
    assert_success(aoti_torch_delete_library_object(library));
}

void throwing_deleter_becomes_a_warning(void **)
{
    int64_t one = 1;
    AtenTensorHandle tensor = nullptr;
    assert_success(torch_from_blob(
        fixture_data, 1, &one, &one, 0, 6, 0, -1, &tensor, 0, nullptr, 0,
        [](void *, void *) { throw std::runtime_error("not freed"); }, nullptr));
    assert_success(aoti_torch_delete_tensor_object(tensor));
    assert_int_equal(fixture_warnings, 1);
    assert_non_null(strstr(fixture_warning, "not freed"));
}

void loop_body_throws_to_the_caller(void **)
{
    assert_failure(torch_parallel_for(
        0, 1000, 1,
        [](int64_t begin, int64_t end, void *) {
            if (begin <= 999 && 999 < end)
                throw std::out_of_range("the last one");
        },
        nullptr));
    assert_string_equal(fixture_error(), "the last one");
    assert_int_equal(tn_last_status(), TN_ERR_INDEX);
    assert_failure(torch_parallel_for(
        0, 4, 100, [](int64_t, int64_t, void *) { throw 7; }, nullptr));
    assert_string_equal(fixture_error(), "Caught an unknown exception!");
}

// Whether a body begins behind the first one's failure depends on how threads are woken: of many
// loops some end early.
void loop_ends_early_behind_a_body_that_throws(void **)
{
    constexpr int threads = 8;
    const uint32_t before = tn_num_threads();
    int least = threads;
    tn_set_num_threads(threads);
    for (int i = 0; i < 100000 && least == threads; i++) {
        std::atomic<int> begun{0};
        assert_failure(torch_parallel_for(
            0, threads, 1,
            [](int64_t begin, int64_t, void *context) {
                ++*static_cast<std::atomic<int> *>(context);
                if (begin == 0)
                    throw std::runtime_error("the first");
            },
            &begun));
        least = begun < least ? begun.load() : least;
    }
    tn_set_num_threads(before);
    assert_true(least < threads);
}

} // namespace

// Before any registration: whoever hands over a deleter alone is caught as well.
int main()
{
    const struct CMUnitTest first[] = {
        cmocka_unit_test_setup(throwing_deleter_becomes_a_warning, fixture_setup),
    };
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(every_class_keeps_its_status_and_text, fixture_setup),
        cmocka_unit_test_setup(call_after_a_throw_works, fixture_setup),
        cmocka_unit_test_setup(checks_without_a_status_throw_through_the_kernel, fixture_setup),
        cmocka_unit_test_setup(checks_throw_at_their_caller, fixture_setup),
        cmocka_unit_test_setup(kernel_may_end_its_thread, fixture_setup),
        cmocka_unit_test_setup(class_reaches_a_direct_caller, fixture_setup),
        cmocka_unit_test_setup(wrong_arity_is_told_and_the_next_call_works, fixture_setup),
        cmocka_unit_test_setup(failed_inner_call_reaches_the_outer_caller, fixture_setup),
        cmocka_unit_test_setup(loop_body_throws_to_the_caller, fixture_setup),
        cmocka_unit_test_setup(loop_ends_early_behind_a_body_that_throws, fixture_setup),
    };
    const int failed = cmocka_run_group_tests(first, nullptr, nullptr);
    return failed + cmocka_run_group_tests(tests, open_library, close_library);
}
