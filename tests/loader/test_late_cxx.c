/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * C++ that comes into a process of plain C, where foreign functions are called without a catcher:
 * between two calls, during one, and below one. Each test runs in a child, since no library that
 * came ever goes.
 */
#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include <tenon/extension.h>
#include <tenon/library.h>
#include <tenon/loader.h>
#include <tenon/status.h>

#define FILE_OF(name) EXTENSIONS "/" name ".so"

/* In a child, where cmocka's checks would end the wrong process. */
static void expect(bool condition, const char *what)
{
    if (condition)
        return;
    fprintf(stderr, "%s; the last failure is \"%s\"\n", what, tn_last_error());
    _exit(1);
}

static bool has_cxx(void)
{
    return dlopen("libstdc++.so.6", RTLD_LAZY | RTLD_NOLOAD) != NULL;
}

static void bring_cxx(void)
{
    expect(dlopen("libstdc++.so.6", RTLD_NOW | RTLD_LOCAL) != NULL, "libstdc++ cannot be opened");
}

static void in_child(void (*test)(void))
{
    int status = -1;
    if (has_cxx())
        skip();
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        test();
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail_msg("wait status %#x", (unsigned)status);
}

static void load(const char *path)
{
    tn_extension *extension = NULL;
    expect(tn_extension_load(path, NULL, &extension) == TN_OK, path);
}

/* Calls NAME(number); true if it gives `wanted`. */
static bool gives(const char *name, int64_t number, int64_t wanted)
{
    StableIValue stack[1] = {(StableIValue)number};
    return torch_call_dispatcher(name, "", stack, TORCH_ABI_VERSION) == AOTI_TORCH_SUCCESS &&
           stack[0] == (StableIValue)wanted;
}

/* Calls NAME(number); true if it fails with the status and the text. */
static bool fails(const char *name, int64_t number, tn_status status, const char *text)
{
    StableIValue stack[1] = {(StableIValue)number};
    return torch_call_dispatcher(name, "", stack, TORCH_ABI_VERSION) == AOTI_TORCH_FAILURE &&
           tn_last_status() == status && strcmp(tn_last_error(), text) == 0;
}

/* Registers a kernel of this program as late::NAME(int) -> int. */
static void register_kernel(const char *name, void (*kernel)(StableIValue *, uint64_t, uint64_t))
{
    TorchLibraryHandle library = NULL;
    char schema[100];
    snprintf(schema, sizeof schema, "%s(int number) -> int", name);
    expect(aoti_torch_library_init_fragment("late", "file", 1, &library) == AOTI_TORCH_SUCCESS &&
               aoti_torch_library_def(library, schema) == AOTI_TORCH_SUCCESS &&
               aoti_torch_library_impl(library, name, kernel) == AOTI_TORCH_SUCCESS,
           name);
}

static void refuse(const char *text)
{
    aoti_torch_check(false, "late", "file", 1, text);
}

/* ---- between two calls ---- */

static void load_and_bring_cxx(void)
{
    load(FILE_OF("checks"));
    expect(!has_cxx() && gives("load_checks::half", 8, 4), "a call before C++ came");
    expect(fails("load_checks::half", 7, TN_ERR_RUNTIME, "7 is odd"), "a failure before it came");
    bring_cxx();
    for (int i = 0; i < 2; i++) {
        expect(fails("load_checks::half", 5, TN_ERR_RUNTIME, "5 is odd"), "a failure after");
        expect(gives("load_checks::half", 8, 4), "a call after");
    }
}

static void a_kernel_that_was_loaded_before_fails_as_it_did(void **state)
{
    (void)state;
    in_child(load_and_bring_cxx);
}

/* ---- during one call ---- */

static void bring_and_refuse(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
{
    (void)num_args;
    (void)num_outputs;
    bring_cxx();
    stack[0] = 0;
    refuse("in the kernel that brought it");
}

static void call_what_brings(void)
{
    register_kernel("bring", bring_and_refuse);
    for (int i = 0; i < 2; i++)
        expect(fails("late::bring", 0, TN_ERR_RUNTIME, "in the kernel that brought it"), "bring");
}

static void a_kernel_that_brings_it_fails_as_it_would_without(void **state)
{
    (void)state;
    in_child(call_what_brings);
}

static void bring_in_body(int64_t begin, int64_t end, void *context)
{
    (void)begin;
    (void)end;
    (void)context;
    bring_cxx();
    refuse("in the body");
}

static void loop_that_brings(void)
{
    expect(torch_parallel_for(0, 1, 1, bring_in_body, NULL) == AOTI_TORCH_FAILURE &&
               strcmp(tn_last_error(), "in the body") == 0,
           "the loop");
}

static void a_loop_body_that_brings_it_fails_the_loop(void **state)
{
    (void)state;
    in_child(loop_that_brings);
}

/* ---- deleters ---- */

static char warned[200];

static void keep_warning(void *context, const char *message)
{
    (void)context;
    snprintf(warned, sizeof warned, "%s", message);
}

static void refuse_to_delete(void *data, void *context)
{
    (void)data;
    (void)context;
    refuse("in the deleter");
}

static AtenTensorHandle make_blob(void)
{
    static float data[1];
    static const int64_t sizes[1] = {1};
    static const int64_t strides[1] = {1};
    AtenTensorHandle blob = NULL;
    expect(torch_from_blob(data, 1, sizes, strides, 0, aoti_torch_dtype_float32(),
                           aoti_torch_device_type_cpu(), 0, &blob, aoti_torch_layout_strided(),
                           NULL, 0, refuse_to_delete, NULL) == AOTI_TORCH_SUCCESS,
           "a blob");
    return blob;
}

static void drop_blob(AtenTensorHandle blob)
{
    tn_set_warning_handler(keep_warning, NULL);
    warned[0] = '\0';
    aoti_torch_delete_tensor_object(blob);
    expect(strstr(warned, "in the deleter") != NULL, "the deleter's failure is no warning");
}

static void drop_before_and_after(void)
{
    drop_blob(make_blob());
    AtenTensorHandle blob = make_blob();
    bring_cxx();
    drop_blob(blob);
    drop_blob(make_blob());
}

static void a_deleter_that_fails_is_a_warning_before_and_after(void **state)
{
    (void)state;
    in_child(drop_before_and_after);
}

static void drop_in_kernel(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
{
    (void)num_args;
    (void)num_outputs;
    drop_blob(make_blob());
    stack[0] = 11;
}

static void call_what_drops(void)
{
    register_kernel("drop", drop_in_kernel);
    expect(gives("late::drop", 0, 11), "the kernel around the deleter");
}

static void a_deleter_that_fails_does_not_fail_the_kernel_around_it(void **state)
{
    (void)state;
    in_child(call_what_drops);
}

/* ---- below one call ---- */

/* Calls both operators of load_throws. */
static void expect_throws(void)
{
    int came_back = 0;
    expect(fails("load_throws::throw_itself", 0, TN_ERR_INDEX, "thrown"), "throw_itself");
    expect(fails("load_throws::check", (int64_t)(intptr_t)&came_back, TN_ERR_RUNTIME, "checked"),
           "check");
    expect(came_back == 0, "the check came back to C++");
}

static void call_cxx(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
{
    (void)num_args;
    (void)num_outputs;
    load(FILE_OF("throws"));
    expect_throws();
    if (stack[0] == 1)
        refuse("in the kernel around C++");
    stack[0] = 5;
}

static void call_what_calls_cxx(void)
{
    register_kernel("around", call_cxx);
    expect(fails("late::around", 1, TN_ERR_RUNTIME, "in the kernel around C++"), "around");
    expect(gives("late::around", 0, 5), "around");
}

static void cxx_below_a_kernel_that_was_called_before_it_came_throws_and_is_caught(void **state)
{
    (void)state;
    in_child(call_what_calls_cxx);
}

/* ---- a C++ library inside of an extension ---- */

static void load_and_throw(void)
{
    load(FILE_OF("throws_alone"));
    expect_throws();
}

static void an_extension_that_has_its_own_cxx_is_caught(void **state)
{
    (void)state;
    in_child(load_and_throw);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_kernel_that_was_loaded_before_fails_as_it_did),
        cmocka_unit_test(a_kernel_that_brings_it_fails_as_it_would_without),
        cmocka_unit_test(a_loop_body_that_brings_it_fails_the_loop),
        cmocka_unit_test(a_deleter_that_fails_is_a_warning_before_and_after),
        cmocka_unit_test(a_deleter_that_fails_does_not_fail_the_kernel_around_it),
        cmocka_unit_test(cxx_below_a_kernel_that_was_called_before_it_came_throws_and_is_caught),
        cmocka_unit_test(an_extension_that_has_its_own_cxx_is_caught),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
