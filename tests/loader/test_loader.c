/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Extensions loaded, called, unloaded and loaded again through the C API, and every file that must
 * be refused, each with the next call working.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include <tenon/autograd.h>
#include <tenon/loader.h>
#include <tenon/library.h>

#define FILE_OF(name) EXTENSIONS "/" name ".so"

static tn_status load_as(const char *path, tn_load_mode mode, tn_extension **out)
{
    tn_load_options options = {sizeof options, mode, 0};
    return tn_extension_load(path, &options, out);
}

static tn_extension *load(const char *path, tn_load_mode mode)
{
    tn_extension *extension = NULL;
    if (load_as(path, mode, &extension) != TN_OK)
        fail_msg("%s", tn_last_error());
    return extension;
}

/* Expects a load to fail with `status` and with a message that has both texts. */
static void refuse(const char *path, tn_load_mode mode, tn_status status, const char *a,
                   const char *b)
{
    tn_extension *extension = (tn_extension *)&status;
    tn_status got = load_as(path, mode, &extension);
    if (got != status || strstr(tn_last_error(), a) == NULL || strstr(tn_last_error(), b) == NULL)
        fail_msg("status %d, \"%s\" instead of status %d, \"%s\" and \"%s\"", got,
                 got != TN_OK ? tn_last_error() : "", status, a, b);
    assert_ptr_equal(extension, &status);
}

static bool exists(const char *name)
{
    const tn_op *op = NULL;
    return tn_op_find(name, &op) == TN_OK;
}

static tn_status call_number(const char *name, int64_t number, int64_t *result)
{
    const tn_op *op = NULL;
    tn_value argument = tn_value_int(number);
    tn_value out = tn_value_none();
    tn_status status = tn_op_find(name, &op);
    if (status == TN_OK)
        status = tn_op_call(op, &argument, tn_op_num_args(op), &out, 1);
    if (status == TN_OK)
        *result = out.as.integer;
    return status;
}

static void expect_number(const char *name, int64_t number, int64_t wanted)
{
    int64_t got = -1;
    if (call_number(name, number, &got) != TN_OK)
        fail_msg("%s", tn_last_error());
    assert_int_equal(got, wanted);
}

static bool append_name(void *context, const tn_op *op)
{
    strcat(context, tn_op_name(op));
    strcat(context, " ");
    return true;
}

static void a_loaded_extension_lists_its_operators_and_they_run(void **state)
{
    (void)state;
    char names[200] = "";
    tn_extension *extension = load(FILE_OF("good"), TN_LOAD_AUTO);
    assert_string_equal(tn_extension_path(extension), FILE_OF("good"));
    assert_int_equal(tn_extension_list(extension, append_name, names), TN_OK);
    assert_string_equal(names, "load_good::twice load_good::wait ");
    expect_number("load_good::twice", 21, 42);
    assert_int_equal(tn_extension_list(extension, NULL, NULL), TN_ERR_VALUE);
    tn_extension_unload(extension);
    assert_false(exists("load_good::twice"));
}

static void loading_one_file_twice_takes_two_unloads(void **state)
{
    (void)state;
    tn_extension *first = load(FILE_OF("good"), TN_LOAD_PLAIN);
    tn_extension *second = load(FILE_OF("good"), TN_LOAD_PLAIN);
    tn_extension_unload(first);
    expect_number("load_good::twice", 3, 6);
    tn_extension_unload(second);
    assert_false(exists("load_good::twice"));
}

static void a_file_loads_again_after_its_unload_in_every_mode(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE, TN_LOAD_AUTO,
                                         TN_LOAD_PRIVATE, TN_LOAD_PLAIN};
    for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        tn_extension *extension = load(FILE_OF("good"), modes[i]);
        expect_number("load_good::twice", (int64_t)i, 2 * (int64_t)i);
        tn_extension_unload(extension);
        assert_false(exists("load_good::twice"));
    }
}

static void an_operator_found_before_the_unload_says_that_it_is_withdrawn(void **state)
{
    (void)state;
    const tn_op *op = NULL;
    tn_value argument = tn_value_int(4);
    tn_value out = tn_value_none();
    tn_extension *extension = load(FILE_OF("good"), TN_LOAD_PLAIN);
    assert_int_equal(tn_op_find("load_good::twice", &op), TN_OK);
    tn_extension_unload(extension);
    assert_int_not_equal(tn_op_call(op, &argument, 1, &out, 1), TN_OK);
    assert_non_null(strstr(tn_last_error(), "load_good::twice"));
    assert_int_equal(out.kind, TN_KIND_NONE);

    extension = load(FILE_OF("good"), TN_LOAD_PLAIN);
    assert_int_equal(tn_op_call(op, &argument, 1, &out, 1), TN_OK);
    assert_int_equal(out.as.integer, 8);
    tn_extension_unload(extension);
}

static void *call_wait(void *flags)
{
    static int64_t result;
    result = -1;
    if (call_number("load_good::wait", (int64_t)(intptr_t)flags, &result) != TN_OK)
        result = -2;
    return &result;
}

static void a_call_that_runs_during_the_unload_ends_well(void **state)
{
    (void)state;
    int flags[2] = {0, 0};
    pthread_t thread;
    void *result = NULL;
    tn_extension *extension = load(FILE_OF("good"), TN_LOAD_PLAIN);
    assert_int_equal(pthread_create(&thread, NULL, call_wait, flags), 0);
    while (__atomic_load_n(&flags[0], __ATOMIC_SEQ_CST) == 0)
        sched_yield();
    tn_extension_unload(extension);
    assert_false(exists("load_good::wait"));
    __atomic_store_n(&flags[1], 1, __ATOMIC_SEQ_CST);
    pthread_join(thread, &result);
    assert_int_equal(*(int64_t *)result, 7);
}

/* The newest release that is known serves all that is not for other hardware. */
static int answer_as_2_13(void **state)
{
    (void)state;
    return tn_torch_abi_select("2.13") == TN_OK ? 0 : -1;
}

static int answer_as_usual(void **state)
{
    (void)state;
    return tn_torch_abi_select(NULL) == TN_OK ? 0 : -1;
}

static void functions_that_nobody_serves_are_named_with_their_release(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE};
    for (size_t i = 0; i < 2; i++) {
        refuse(FILE_OF("imports"), modes[i], TN_ERR_NOT_FOUND,
               "torch_has_storage (since PyTorch 2.14)", "aoti_torch_made_up (in no PyTorch");
        assert_non_null(strstr(tn_last_error(), "imports 2 functions"));
        assert_non_null(strstr(tn_last_error(), "serves PyTorch 2.13"));
        assert_false(exists("load_imports::never"));
    }
}

/* As a compiled model calls what an extension offers in place of its operator. */
static void a_function_of_a_loaded_extension_is_found_by_its_name(void **state)
{
    (void)state;
    refuse(FILE_OF("takes"), TN_LOAD_AUTO, TN_ERR_NOT_FOUND,
           "aoti_torch_cpu_load_offers (in no PyTorch", "load that extension first");
    tn_extension *offers = load(FILE_OF("offers"), TN_LOAD_AUTO);
    tn_extension *takes = load(FILE_OF("takes"), TN_LOAD_AUTO);
    expect_number("load_takes::ask", 5, 12);
    tn_extension_unload(takes);
    takes = load(FILE_OF("takes"), TN_LOAD_PRIVATE);
    expect_number("load_takes::ask", 6, 13);
    tn_extension_unload(takes);
    tn_extension_unload(offers);
}

static void names_of_cxx_are_counted_with_what_to_do(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE};
    for (size_t i = 0; i < 2; i++) {
        refuse(FILE_OF("unstable"), modes[i], TN_ERR_NOT_FOUND, "imports 3 C++ names of PyTorch",
               "Cure: port the extension to the stable ABI: `tenon audit`");
        assert_false(exists("load_unstable::never"));
    }
}

static void keep_warning(void *context, const char *message)
{
    snprintf(context, 512, "%s", message);
}

static void missing_functions_are_a_warning_on_request(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE};
    for (size_t i = 0; i < 2; i++) {
        char warning[512] = "";
        int64_t answer = 0;
        tn_extension *extension = NULL;
        tn_load_options options = {sizeof options, modes[i], TN_LOAD_LAZY};
        refuse(FILE_OF("lazy"), modes[i], TN_ERR_NOT_FOUND, "imports 1 function",
               "torch_has_storage (since PyTorch 2.14)");
        tn_set_warning_handler(keep_warning, warning);
        tn_status status = tn_extension_load(FILE_OF("lazy"), &options, &extension);
        tn_set_warning_handler(NULL, NULL);
        if (status != TN_OK)
            fail_msg("%s", tn_last_error());
        assert_non_null(strstr(warning, "torch_has_storage (since PyTorch 2.14)"));
        assert_non_null(strstr(warning, "TN_LOAD_LAZY"));
        assert_int_equal(call_number("load_lazy::answer", 0, &answer), TN_OK);
        assert_int_equal(answer, 42);
        tn_extension_unload(extension);
        assert_false(exists("load_lazy::answer"));
    }
}

/* What load_lookup.c finds, by its bits, in a process that answers as `release`. */
static void expect_lookups_of(const char *file, const char *release, tn_load_mode mode,
                              int64_t wanted)
{
    assert_int_equal(tn_torch_abi_select(release), TN_OK);
    tn_extension *extension = load(file, mode);
    expect_number("load_lookup::found_early", 0, wanted);
    expect_number("load_lookup::found", 0, wanted);
    tn_extension_unload(extension);
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
}

static void expect_lookups(const char *release, tn_load_mode mode, int64_t wanted)
{
    expect_lookups_of(FILE_OF("lookup"), release, mode, wanted);
}

/* First of all, while no other extension has brought a stand-in with what is needed. */
static void an_extension_that_names_no_library_does_not_find_younger_functions(void **state)
{
    (void)state;
    expect_lookups_of(FILE_OF("bare_lookup"), "2.9", TN_LOAD_AUTO, 4 + 8 + 16 + 64);
    expect_lookups_of(FILE_OF("bare_lookup"), "2.10", TN_LOAD_AUTO, 1 + 4 + 8 + 16 + 32 + 64);
}

static void one_that_names_no_library_is_told_what_is_too_young(void **state)
{
    (void)state;
    assert_int_equal(tn_torch_abi_select("2.9"), TN_OK);
    refuse(FILE_OF("bare_younger"), TN_LOAD_AUTO, TN_ERR_NOT_FOUND,
           "torch_get_num_threads (since PyTorch 2.10)", "serves PyTorch 2.9");
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
}

static void an_extension_does_not_find_younger_functions_by_name(void **state)
{
    (void)state;
    const int64_t every = 1 + 2 + 4 + 8 + 16 + 32 + 64;
    expect_lookups(NULL, TN_LOAD_AUTO, every);
    expect_lookups("2.13", TN_LOAD_PRIVATE, every);
    expect_lookups("2.10", TN_LOAD_AUTO, every - 2);
    expect_lookups("2.12", TN_LOAD_PRIVATE, every - 2);
    expect_lookups("2.9", TN_LOAD_AUTO, every - 1 - 2 - 32);
    /* The file itself was asked for, and stays as it is. */
    expect_lookups("2.9", TN_LOAD_PLAIN, every);
}

static void a_look_up_of_a_younger_function_says_since_when_it_exists(void **state)
{
    (void)state;
    tn_value out = tn_value_none();
    const tn_op *op = NULL;
    assert_int_equal(tn_torch_abi_select("2.9"), TN_OK);
    tn_extension *extension = load(FILE_OF("lookup"), TN_LOAD_AUTO);
    assert_int_equal(tn_op_find("load_lookup::says_why", &op), TN_OK);
    assert_int_equal(tn_op_call(op, NULL, 0, &out, 1), TN_OK);
    assert_true(out.as.boolean);
    tn_extension_unload(extension);
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
}

/* As in PyTorch 2.9: a weak name is NULL, and a call of another ends the process. */
static void younger_functions_that_are_imported_cannot_be_called(void **state)
{
    (void)state;
    char warning[512] = "";
    int64_t result = -1;
    tn_extension *extension = NULL;
    tn_load_options options = {sizeof options, TN_LOAD_AUTO, TN_LOAD_LAZY};
    assert_int_equal(tn_torch_abi_select("2.9"), TN_OK);
    refuse(FILE_OF("younger"), TN_LOAD_AUTO, TN_ERR_NOT_FOUND, "imports 1 function",
           "torch_get_num_threads (since PyTorch 2.10)");
    tn_set_warning_handler(keep_warning, warning);
    assert_int_equal(tn_extension_load(FILE_OF("younger"), &options, &extension), TN_OK);
    tn_set_warning_handler(NULL, NULL);
    assert_non_null(strstr(warning, "torch_get_num_threads (since PyTorch 2.10)"));
    const tn_op *op = NULL;
    tn_value out = tn_value_none();
    assert_int_equal(tn_op_find("load_younger::has_parallel_for", &op), TN_OK);
    assert_int_equal(tn_op_call(op, NULL, 0, &out, 1), TN_OK);
    assert_false(out.as.boolean);
    pid_t child = fork();
    if (child == 0) {
        fclose(stderr);
        (void)call_number("load_younger::threads", 0, &result);
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 127);
    tn_extension_unload(extension);
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
    extension = load(FILE_OF("younger"), TN_LOAD_AUTO);
    assert_int_equal(call_number("load_younger::threads", 0, &result), TN_OK);
    assert_true(result > 0);
    tn_extension_unload(extension);
}

static void each_function_of_the_abi_tells_since_when_it_exists(void **state)
{
    (void)state;
    assert_string_equal(tn_torch_abi_since("aoti_torch_get_dim"), "2.9");
    assert_string_equal(tn_torch_abi_since("torch_parallel_for"), "2.10");
    assert_string_equal(tn_torch_abi_since("torch_has_storage"), "2.14");
    assert_null(tn_torch_abi_since("malloc"));
    assert_null(tn_torch_abi_since(NULL));
}

static void a_library_that_cannot_be_found_is_named(void **state)
{
    (void)state;
    refuse(FILE_OF("needs"), TN_LOAD_PLAIN, TN_ERR_NOT_FOUND, "libnowhere.so.7",
           "needed by needs.so");
    refuse(FILE_OF("needs"), TN_LOAD_PRIVATE, TN_ERR_NOT_FOUND, "libnowhere.so.7",
           "needed by needs.so");
}

static void a_library_that_comes_with_a_package_is_named_with_it(void **state)
{
    (void)state;
    refuse(FILE_OF("packaged"), TN_LOAD_PLAIN, TN_ERR_NOT_FOUND, "libcublas.so.99",
           "in PyPI's nvidia-cublas-cu12");
    refuse(FILE_OF("packaged13"), TN_LOAD_PLAIN, TN_ERR_NOT_FOUND, "libcublas.so.139",
           "in PyPI's nvidia-cublas)");
}

static void one_message_tells_all_that_is_missing_and_what_to_do(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE};
    for (size_t i = 0; i < 2; i++) {
        refuse(FILE_OF("lacking"), modes[i], TN_ERR_NOT_FOUND, "libnowhere.so.7 (needed by lacking",
               "torch_has_storage (since PyTorch 2.14)");
        refuse(FILE_OF("lacking"), modes[i], TN_ERR_NOT_FOUND, "install what is missing",
               "-DTORCH_TARGET_VERSION=0x020d000000000000");
        assert_null(strstr(tn_last_error(), "TN_LOAD_LAZY"));
        refuse(FILE_OF("imports"), modes[i], TN_ERR_NOT_FOUND, "names that no PyTorch has",
               "TN_LOAD_LAZY");
        refuse(FILE_OF("needs"), modes[i], TN_ERR_NOT_FOUND, "libnowhere.so.7", "LD_LIBRARY_PATH");
        assert_null(strstr(tn_last_error(), "TORCH_TARGET_VERSION"));
    }
    refuse(FILE_OF("elsewhere"), TN_LOAD_AUTO, TN_ERR_NOT_FOUND,
           "aoti_torch_cuda_pad (of a PyTorch for other hardware)",
           "call the operator through the dispatcher instead");
    assert_null(strstr(tn_last_error(), "TORCH_TARGET_VERSION"));
    assert_null(strstr(tn_last_error(), "names that no PyTorch has"));
    assert_int_equal(tn_torch_abi_select("2.9"), TN_OK);
    refuse(FILE_OF("younger"), TN_LOAD_AUTO, TN_ERR_NOT_FOUND, "0x0209000000000000",
           "TENON_TORCH_ABI");
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
}

/* A library that is missing keeps the linker from opening the file at all. */
static void only_functions_may_be_missing_on_request(void **state)
{
    (void)state;
    tn_extension *extension = NULL;
    tn_load_options options = {sizeof options, TN_LOAD_AUTO, TN_LOAD_LAZY};
    assert_int_equal(tn_extension_load(FILE_OF("lacking"), &options, &extension), TN_ERR_NOT_FOUND);
    assert_non_null(strstr(tn_last_error(), "libnowhere.so.7"));
    assert_null(extension);
}

static void a_failed_registration_fails_the_load_and_undoes_the_others(void **state)
{
    (void)state;
    for (int round = 0; round < 2; round++) {
        refuse(FILE_OF("schema"), TN_LOAD_PLAIN, TN_ERR_RUNTIME, FILE_OF("schema"), "second");
        assert_false(exists("load_schema::first"));
        assert_false(exists("load_schema::third"));
    }
}

static void a_type_string_of_another_schema_fails_the_load(void **state)
{
    (void)state;
    refuse(FILE_OF("mistyped"), TN_LOAD_PLAIN, TN_ERR_RUNTIME,
           "load_mistyped::blur: the kernel for CPU registered at",
           "has the type string \"Ti?T->T\", and its schema asks for \"TLi?T->T\": "
           "load_mistyped::blur(Tensor x, int[] radius, Tensor? mask) -> Tensor");
    assert_false(exists("load_mistyped::blur"));
}

/* The gradient of one element of load_derivative::copy(x, k), which is k. */
static double gradient_of_copy(int64_t k)
{
    const int64_t size = 2;
    const double values[] = {1, 1};
    const tn_op *op = NULL;
    tn_tensor *x = NULL;
    tn_tensor *ones = NULL;
    tn_value out = tn_value_none();
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, &size, NULL, TN_CPU, &x), TN_OK);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, &size, NULL, TN_CPU, &ones), TN_OK);
    memcpy(tn_tensor_data(ones), values, sizeof values);
    assert_int_equal(tn_tensor_set_requires_grad(x, true), TN_OK);
    const tn_value args[] = {tn_value_tensor(x), tn_value_int(k)};
    assert_int_equal(tn_op_find("load_derivative::copy", &op), TN_OK);
    assert_int_equal(tn_op_call(op, args, 2, &out, 1), TN_OK);
    const tn_backward_call call = {
        .size = sizeof call, .roots = &out.as.tensor, .nroots = 1, .grads = &ones};
    if (tn_backward(&call) != TN_OK)
        fail_msg("%s", tn_last_error());
    assert_non_null(tn_tensor_grad(x));
    double found = ((const double *)tn_tensor_data(tn_tensor_grad(x)))[1];
    tn_value_release(&out);
    tn_tensor_release(ones);
    tn_tensor_release(x);
    return found;
}

static void an_extension_brings_derivatives_in_every_mode(void **state)
{
    (void)state;
    const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE, TN_LOAD_AUTO};
    for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        tn_extension *extension = load(FILE_OF("derivative"), modes[i]);
        assert_true(gradient_of_copy((int64_t)i + 3) == (double)i + 3);
        tn_extension_unload(extension);
    }
}

static void a_wrong_derivative_fails_the_load(void **state)
{
    (void)state;
    refuse(FILE_OF("derivative_wrong"), TN_LOAD_AUTO, TN_ERR_RUNTIME,
           "load_derivative::copy: derivative",
           "there is no operator load_derivative::copy_forward");
    assert_false(exists("load_derivative::copy"));
}

static void a_second_definition_fails_only_the_load_that_brings_it(void **state)
{
    (void)state;
    tn_extension *good = load(FILE_OF("good"), TN_LOAD_PLAIN);
    refuse(FILE_OF("twice"), TN_LOAD_PLAIN, TN_ERR_RUNTIME, FILE_OF("twice"), "load_good::twice");
    assert_false(exists("load_good::fresh"));
    expect_number("load_good::twice", 5, 10);
    tn_extension_unload(good);

    tn_extension *twice = load(FILE_OF("twice"), TN_LOAD_PLAIN);
    assert_true(exists("load_good::fresh"));
    tn_extension_unload(twice);
}

static void two_extensions_are_loaded_side_by_side_in_both_modes(void **state)
{
    (void)state;
    tn_extension *good = load(FILE_OF("good"), TN_LOAD_PLAIN);
    tn_extension *other = load(FILE_OF("other"), TN_LOAD_PRIVATE);
    expect_number("load_good::twice", 1, 2);
    expect_number("load_other::twice", 2, 4);
    tn_extension_unload(good);
    expect_number("load_other::twice", 3, 6);
    tn_extension_unload(other);
}

static void a_library_beside_the_extension_is_found_and_belongs_to_the_load(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PRIVATE, TN_LOAD_PLAIN};
    tn_extension *extension = load(FILE_OF("outer"), modes[0]);
    expect_number("load_outer::outer", 0, 42);
    expect_number("load_beside::inner", 0, 41);
    tn_extension_unload(extension);
    assert_false(exists("load_beside::inner"));
    extension = load(FILE_OF("outer"), modes[1]);
    expect_number("load_outer::outer", 0, 42);
    expect_number("load_beside::inner", 0, 41);
    tn_extension_unload(extension);
}

/* By the path of the file's own folder, and as an extension of its own that may be loaded again. */
static void a_library_in_the_same_folder_is_found_without_a_run_path(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PRIVATE, TN_LOAD_PLAIN};
    for (size_t i = 0; i < 2; i++) {
        tn_extension *extension = load(EXTENSIONS "/siblings/aside.so", modes[i]);
        tn_extension *sibling = load(EXTENSIONS "/siblings/libsibling.so", modes[i]);
        expect_number("load_aside::outer", 0, 42);
        expect_number("load_sibling::inner", 0, 41);
        tn_extension_unload(extension);
        tn_extension_unload(sibling);
        expect_number("load_sibling::inner", 0, 41);
    }
    tn_load_options lazy = {sizeof lazy, TN_LOAD_PLAIN, TN_LOAD_LAZY};
    tn_extension *extension = NULL;
    assert_int_equal(tn_extension_load(EXTENSIONS "/siblings/aside.so", &lazy, &extension), TN_OK);
    expect_number("load_aside::outer", 0, 42);
    tn_extension_unload(extension);
}

static void a_library_that_is_no_extension_is_found_as_well(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PRIVATE, TN_LOAD_PLAIN};
    for (size_t i = 0; i < 2; i++) {
        tn_extension *aside = load(EXTENSIONS "/siblings/aside_plain.so", modes[i]);
        tn_extension *outer = load(FILE_OF("outer_simple"), modes[i]);
        expect_number("load_aside_plain::outer", 0, 42);
        expect_number("load_outer_simple::outer", 0, 42);
        tn_extension_unload(aside);
        tn_extension_unload(outer);
    }
}

/* The linker knows it again by nothing but the path that led to it. */
static void a_library_without_a_soname_needs_a_run_path(void **state)
{
    (void)state;
    refuse(FILE_OF("outer_nameless"), TN_LOAD_PRIVATE, TN_ERR_IO, "libnameless.so",
           "name its folder in LD_LIBRARY_PATH");
    refuse(EXTENSIONS "/siblings/aside_nameless.so", TN_LOAD_PLAIN, TN_ERR_IO, "libnameless.so",
           "name its folder in LD_LIBRARY_PATH");
    tn_extension *outer = load(FILE_OF("outer_nameless"), TN_LOAD_PLAIN);
    expect_number("load_outer_nameless::outer", 0, 42);
    tn_extension_unload(outer);
}

static void a_library_that_the_linker_refuses_is_named(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PRIVATE, TN_LOAD_PLAIN};
    for (size_t i = 0; i < 2; i++) {
        refuse(EXTENSIONS "/siblings/aside_broken.so", modes[i], TN_ERR_IO, "libbroken.so",
               "nobody_has_this_symbol");
        refuse(FILE_OF("outer_broken"), modes[i], TN_ERR_IO, "libbroken.so",
               "nobody_has_this_symbol");
    }
}

static void an_extension_for_another_c_library_is_refused(void **state)
{
    (void)state;
    refuse(FILE_OF("other_c"), TN_LOAD_AUTO, TN_ERR_IO, "other_c.so: was built for",
           "the C library of this process is");
    refuse(FILE_OF("other_c"), TN_LOAD_PRIVATE, TN_ERR_IO, "other_c.so: was built for",
           "the C library of this process is");
}

/* A pointer that Git LFS left in its place, say. */
static void a_file_beside_that_is_no_library_is_named(void **state)
{
    (void)state;
    refuse(EXTENSIONS "/siblings/aside_junk.so", TN_LOAD_PLAIN, TN_ERR_IO, "siblings/libjunk.so",
           "a text file");
    refuse(FILE_OF("outer_junk"), TN_LOAD_PRIVATE, TN_ERR_IO, "siblings/libjunk.so", "a text file");
}

static void extensions_that_need_each_other_are_refused(void **state)
{
    (void)state;
    refuse(EXTENSIONS "/siblings/libfirst.so", TN_LOAD_PLAIN, TN_ERR_IO,
           "is needed by a library that it needs", "Cure: link one without the other");
}

/* In a child: a process that has opened a stand-in does not open another library of its name. */
static void beside_pytorch_a_copy_is_loaded_and_the_file_itself_refused(void **state)
{
    (void)state;
    int status = -1;
    pid_t child = fork();
    if (child == 0) {
        static const char pytorch[] = EXTENSIONS "/named/libpytorch_name.so";
        int64_t answer = 0;
        tn_extension *extension = NULL;
        bool is_good = dlopen(pytorch, RTLD_NOW | RTLD_GLOBAL) != NULL &&
                       load_as(FILE_OF("good"), TN_LOAD_PLAIN, &extension) == TN_ERR_RUNTIME &&
                       strstr(tn_last_error(), "this process holds PyTorch (" EXTENSIONS) != NULL &&
                       load_as(FILE_OF("good"), TN_LOAD_AUTO, &extension) == TN_OK &&
                       call_number("load_good::twice", 21, &answer) == TN_OK && answer == 42;
        if (!is_good)
            fprintf(stderr, "%s\n", tn_last_error());
        exit(is_good ? 0 : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

static void what_the_linker_refuses_has_a_cause_and_a_cure(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE};
    for (size_t i = 0; i < 2; i++)
        refuse(FILE_OF("undefined"), modes[i], TN_ERR_IO,
               "takes a symbol that nothing in this process has. Cure: link it with",
               "nobody_has_this_symbol");
}

static void the_cuda_runtime_of_the_release_before_is_stood_in_for(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE};
    for (size_t i = 0; i < 2; i++) {
        int64_t code = -1;
        tn_extension *extension = load(FILE_OF("runtime12"), modes[i]);
        assert_int_equal(call_number("load_runtime12::last_error", 0, &code), TN_OK);
        assert_true(code >= 0);
        tn_extension_unload(extension);
    }
}

/* What it answers depends on whether the machine has the real one. */
static void the_cuda_runtime_comes_with_the_library_that_names_it(void **state)
{
    (void)state;
    static const tn_load_mode modes[] = {TN_LOAD_PLAIN, TN_LOAD_PRIVATE};
    for (size_t i = 0; i < 2; i++) {
        int64_t code = -1;
        tn_extension *extension = load(FILE_OF("runtime"), modes[i]);
        assert_int_equal(call_number("load_runtime::last_error", 0, &code), TN_OK);
        assert_true(code >= 0);
        tn_extension_unload(extension);
    }
}

static void an_extension_without_needs_finds_a_program_that_is_linked_with_tenon(void **state)
{
    (void)state;
    tn_extension *extension = load(FILE_OF("bare"), TN_LOAD_PLAIN);
    expect_number("load_bare::twice", 4, 8);
    tn_extension_unload(extension);
}

static void the_streams_of_cxx_are_ready_before_the_first_initialiser(void **state)
{
    (void)state;
    tn_extension *extension = load(FILE_OF("streams"), TN_LOAD_PLAIN);
    expect_number("load_streams::ready", 0, 1);
    expect_number("load_streams::ready", 1, 1);
    tn_extension_unload(extension);
}

/* What the initialiser of load_slow waits for. */
static int slow_flags[2];

static tn_status wait_for_program(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)args;
    __atomic_store_n(&slow_flags[0], 1, __ATOMIC_SEQ_CST);
    while (__atomic_load_n(&slow_flags[1], __ATOMIC_SEQ_CST) == 0)
        sched_yield();
    outs[0] = 0;
    return TN_OK;
}

static void *load_slow(void *extension)
{
    return tn_extension_load(FILE_OF("slow"), NULL, extension) == TN_OK ? extension : NULL;
}

/* In a child, which has this thread only; the alarm ends it if it waits for the other. */
static int load_in_child(void)
{
    tn_extension *extension = NULL;
    alarm(20);
    return load_as(FILE_OF("good"), TN_LOAD_PLAIN, &extension) == TN_OK ? 0 : 1;
}

static void a_child_loads_although_another_thread_was_loading(void **state)
{
    (void)state;
    tn_library *library = NULL;
    tn_extension *slow = NULL;
    pthread_t thread;
    void *loaded = NULL;
    int status = -1;
    assert_int_equal(
        tn_library_new(TN_LIBRARY_DEF, "load_host", NULL, __FILE__, __LINE__, &library), TN_OK);
    assert_int_equal(tn_library_define(library, "wait(int unused) -> int", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "wait", NULL, NULL, wait_for_program, NULL), TN_OK);
    assert_int_equal(pthread_create(&thread, NULL, load_slow, &slow), 0);
    while (__atomic_load_n(&slow_flags[0], __ATOMIC_SEQ_CST) == 0)
        sched_yield();
    fflush(NULL);
    pid_t child = fork();
    if (child == 0)
        _exit(load_in_child());
    assert_int_equal(waitpid(child, &status, 0), child);
    __atomic_store_n(&slow_flags[1], 1, __ATOMIC_SEQ_CST);
    assert_int_equal(pthread_join(thread, &loaded), 0);
    assert_ptr_equal(loaded, &slow);
    assert_int_equal(status, 0);
    tn_extension_unload(slow);
    tn_library_free(library);
}

/* Whether the kernel's list of mappings shows an executable stack. */
static bool stack_is_executable(void)
{
    char line[512];
    bool executable = false;
    FILE *maps = fopen("/proc/self/maps", "r");
    assert_non_null(maps);
    while (fgets(line, sizeof line, maps) != NULL)
        if (strstr(line, "[stack]") != NULL)
            executable = strstr(line, "rwxp") != NULL;
    fclose(maps);
    return executable;
}

static void a_private_copy_does_not_make_the_stack_executable(void **state)
{
    (void)state;
    assert_false(stack_is_executable());
    tn_extension *extension = load(FILE_OF("stack"), TN_LOAD_PRIVATE);
    expect_number("load_stack::twice", 4, 8);
    assert_false(stack_is_executable());
    tn_extension_unload(extension);
}

/* Writes `bytes` to a file in a folder of its own and expects the load to be refused. */
static void refuse_content(const void *bytes, size_t size, const char *what)
{
    char folder[] = "/tmp/tenon-loader-XXXXXX";
    char path[64];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/bad.so", folder);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
    refuse(path, TN_LOAD_AUTO, TN_ERR_IO, path, what);
    refuse(path, TN_LOAD_PRIVATE, TN_ERR_IO, path, what);
    unlink(path);
    rmdir(folder);
}

static void files_that_are_no_library_are_refused_by_what_they_are(void **state)
{
    (void)state;
    unsigned char bytes[4096];
    FILE *file = fopen(FILE_OF("good"), "rb");
    assert_non_null(file);
    assert_int_equal(fread(bytes, 1, sizeof bytes, file), sizeof bytes);
    fclose(file);
    refuse_content("import torch\n", 13, "a text file");
    refuse_content("", 0, "an empty file");
    refuse_content(bytes, sizeof bytes, "truncated");
    bytes[4] = 1;
    refuse_content(bytes, sizeof bytes, "32-bit");
    bytes[4] = 2;
    bytes[18] = 22;
    refuse_content(bytes, sizeof bytes, "for S/390");
    refuse("/proc/self/exe", TN_LOAD_AUTO, TN_ERR_IO, "test_loader", "an executable");
    refuse("/tmp", TN_LOAD_AUTO, TN_ERR_IO, "/tmp", "not a regular file");
    refuse("/nowhere/at/all.so", TN_LOAD_AUTO, TN_ERR_IO, "/nowhere/at/all.so", "No such file");
    expect_number("load_good::twice", 0, 0);
}

static void a_pipe_is_refused_and_not_waited_for(void **state)
{
    (void)state;
    char folder[] = "/tmp/tenon-loader-XXXXXX";
    char path[64];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/pipe.so", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    refuse(path, TN_LOAD_AUTO, TN_ERR_IO, path, "not a regular file");
    unlink(path);
    rmdir(folder);
}

static void arguments_out_of_range_are_refused(void **state)
{
    (void)state;
    tn_extension *extension = NULL;
    tn_load_options options = {0, TN_LOAD_AUTO, 0};
    tn_load_options unknown = {sizeof unknown, TN_LOAD_AUTO, 2};
    tn_load_options_v1 older = {0, TN_LOAD_AUTO};
    assert_int_equal(tn_extension_load(FILE_OF("other"), &unknown, &extension), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "unknown flags 0x2"));
    assert_int_equal(tn_extension_load_v1(FILE_OF("other"), &older, &extension), TN_ERR_VALUE);
    assert_int_equal(tn_extension_load(NULL, NULL, &extension), TN_ERR_VALUE);
    assert_int_equal(tn_extension_load("x", NULL, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_extension_load(FILE_OF("other"), &options, &extension), TN_ERR_VALUE);
    refuse(FILE_OF("other"), (tn_load_mode)9, TN_ERR_VALUE, FILE_OF("other"), "mode 9");
    refuse("there/is/none.so", TN_LOAD_AUTO, TN_ERR_IO, "there/is/none.so", "No such file");
    tn_extension_unload(NULL);
}

static int load_good_extension(void **state)
{
    tn_extension *extension = NULL;
    tn_status status = tn_extension_load(FILE_OF("good"), NULL, &extension);
    *state = extension;
    return status == TN_OK ? 0 : -1;
}

static int unload_extension(void **state)
{
    tn_extension_unload(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(beside_pytorch_a_copy_is_loaded_and_the_file_itself_refused),
        cmocka_unit_test(an_extension_that_names_no_library_does_not_find_younger_functions),
        cmocka_unit_test(one_that_names_no_library_is_told_what_is_too_young),
        cmocka_unit_test(a_loaded_extension_lists_its_operators_and_they_run),
        cmocka_unit_test(loading_one_file_twice_takes_two_unloads),
        cmocka_unit_test(a_file_loads_again_after_its_unload_in_every_mode),
        cmocka_unit_test(an_operator_found_before_the_unload_says_that_it_is_withdrawn),
        cmocka_unit_test(a_call_that_runs_during_the_unload_ends_well),
        cmocka_unit_test_setup_teardown(functions_that_nobody_serves_are_named_with_their_release,
                                        answer_as_2_13, answer_as_usual),
        cmocka_unit_test(a_function_of_a_loaded_extension_is_found_by_its_name),
        cmocka_unit_test(names_of_cxx_are_counted_with_what_to_do),
        cmocka_unit_test_setup_teardown(missing_functions_are_a_warning_on_request, answer_as_2_13,
                                        answer_as_usual),
        cmocka_unit_test(an_extension_does_not_find_younger_functions_by_name),
        cmocka_unit_test(a_look_up_of_a_younger_function_says_since_when_it_exists),
        cmocka_unit_test(younger_functions_that_are_imported_cannot_be_called),
        cmocka_unit_test(each_function_of_the_abi_tells_since_when_it_exists),
        cmocka_unit_test(a_library_that_cannot_be_found_is_named),
        cmocka_unit_test(a_library_that_comes_with_a_package_is_named_with_it),
        cmocka_unit_test_setup_teardown(one_message_tells_all_that_is_missing_and_what_to_do,
                                        answer_as_2_13, answer_as_usual),
        cmocka_unit_test(only_functions_may_be_missing_on_request),
        cmocka_unit_test(a_failed_registration_fails_the_load_and_undoes_the_others),
        cmocka_unit_test(a_type_string_of_another_schema_fails_the_load),
        cmocka_unit_test(an_extension_brings_derivatives_in_every_mode),
        cmocka_unit_test(a_wrong_derivative_fails_the_load),
        cmocka_unit_test(a_second_definition_fails_only_the_load_that_brings_it),
        cmocka_unit_test(two_extensions_are_loaded_side_by_side_in_both_modes),
        cmocka_unit_test(a_library_beside_the_extension_is_found_and_belongs_to_the_load),
        cmocka_unit_test(a_library_in_the_same_folder_is_found_without_a_run_path),
        cmocka_unit_test(a_library_that_is_no_extension_is_found_as_well),
        cmocka_unit_test(a_library_without_a_soname_needs_a_run_path),
        cmocka_unit_test(a_library_that_the_linker_refuses_is_named),
        cmocka_unit_test(an_extension_for_another_c_library_is_refused),
        cmocka_unit_test(a_file_beside_that_is_no_library_is_named),
        cmocka_unit_test(extensions_that_need_each_other_are_refused),
        cmocka_unit_test(what_the_linker_refuses_has_a_cause_and_a_cure),
        cmocka_unit_test(the_cuda_runtime_of_the_release_before_is_stood_in_for),
        cmocka_unit_test(the_cuda_runtime_comes_with_the_library_that_names_it),
        cmocka_unit_test(an_extension_without_needs_finds_a_program_that_is_linked_with_tenon),
        cmocka_unit_test(the_streams_of_cxx_are_ready_before_the_first_initialiser),
        cmocka_unit_test(a_child_loads_although_another_thread_was_loading),
        cmocka_unit_test(a_private_copy_does_not_make_the_stack_executable),
        cmocka_unit_test_setup_teardown(files_that_are_no_library_are_refused_by_what_they_are,
                                        load_good_extension, unload_extension),
        cmocka_unit_test(a_pipe_is_refused_and_not_waited_for),
        cmocka_unit_test(arguments_out_of_range_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
