/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Plugins as the core sees them: which calls they are asked for, and that nothing depends on what
 * they answer. The plugin here is a part of the test; test_onednn.c asks the real one.
 */
#include "kernels/core/plugins.h"

#include "op_fixture.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* What the plugin of this test was asked, and what it says. */
static struct {
    tn_plugin_answer answer;           /* to everything */
    int products;                      /* requests so far */
    int convolutions;                  /* likewise */
    tn_plugin_product product;         /* the last */
    tn_plugin_convolution convolution; /* the last */
} seen;

/* Writes nan over the first element: whoever takes a result for computed shows it. */
static tn_plugin_answer multiply(const tn_plugin_product *product)
{
    seen.products++;
    seen.product = *product;
    if (seen.answer != TN_PLUGIN_DECLINED)
        *(float *)product->c = (float)NAN;
    return seen.answer;
}

static tn_plugin_answer convolve(const tn_plugin_convolution *convolution)
{
    seen.convolutions++;
    seen.convolution = *convolution;
    if (seen.answer != TN_PLUGIN_DECLINED)
        *(float *)convolution->result = (float)NAN;
    return seen.answer;
}

static const tn_plugin offer = {sizeof offer, TN_PLUGIN_VERSION, "test",
                                "a test",     multiply,          convolve};

static void use(tn_plugin_answer answer, int64_t operations)
{
    memset(&seen, 0, sizeof seen);
    seen.answer = answer;
    tni_plugin_use(&offer, operations);
}

static int stop(void **state)
{
    (void)state;
    tni_plugin_use(NULL, INT64_MAX);
    return 0;
}

static tn_tensor *ones(int rank, const int64_t *sizes)
{
    tn_tensor *made = NULL;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, rank, sizes, NULL, TN_CPU, &made), TN_OK);
    for (int64_t i = 0; i < tn_tensor_numel(made); i++)
        ((float *)made->data)[i] = 1;
    return made;
}

static tn_tensor *product_of(int64_t m, int64_t k, int64_t n)
{
    tn_tensor *a = ones(2, (const int64_t[]){m, k});
    tn_tensor *b = ones(2, (const int64_t[]){k, n});
    tn_tensor *c = call("aten::mm", ARGS(T(a), T(b)));
    tn_tensor_release(a);
    tn_tensor_release(b);
    return c;
}

static void assert_all(tn_tensor *tensor, float value)
{
    for (int64_t i = 0; i < tn_tensor_numel(tensor); i++)
        assert_true(((const float *)tensor->data)[i] == value);
    tn_tensor_release(tensor);
}

static void a_product_of_enough_operations_is_asked_for(void **state)
{
    (void)state;
    use(TN_PLUGIN_DONE, 2 * 4 * 5 * 6);
    tn_tensor *c = product_of(4, 5, 6);
    assert_true(isnan(*(const float *)c->data));
    assert_int_equal(seen.products, 1);
    assert_true(seen.product.size == sizeof seen.product && seen.product.dtype == TN_DTYPE_F32);
    assert_true(seen.product.batch == 1 && seen.product.m == 4 && seen.product.k == 5 &&
                seen.product.n == 6);
    tn_tensor_release(c);
    assert_all(product_of(4, 5, 5), 5);
    assert_int_equal(seen.products, 1);
}

static void what_a_plugin_declines_or_fails_is_computed_without(void **state)
{
    (void)state;
    static const tn_plugin_answer answers[] = {TN_PLUGIN_DECLINED, TN_PLUGIN_FAILED};
    for (size_t i = 0; i < TN_LEN(answers); i++) {
        use(answers[i], 0);
        assert_all(product_of(7, 8, 9), 8);
        assert_int_equal(seen.products, 1);
    }
}

/* A plugin adds a row as it is; a factor whose real part is 0 is not 0. */
static void an_imaginary_factor_is_not_asked_for(void **state)
{
    (void)state;
    tn_tensor *a = count_up(TN_DTYPE_C64, SIZES(2, 2));
    tn_tensor *row = count_up(TN_DTYPE_C64, SIZES(2));
    const tn_value factors[] = {{TN_KIND_COMPLEX, {.complex = {0, 1}}},
                                {TN_KIND_COMPLEX, {.complex = {0, 0}}}};
    use(TN_PLUGIN_DONE, 0);
    tn_tensor *sum = call("aten::addmm", ARGS(T(row), T(a), T(a), factors[0], I(1)));
    assert_int_equal(seen.products, 0);
    assert_float_equal(((const float *)sum->data)[3], 1, 0);
    tn_tensor_release(sum);
    sum = call("aten::addmm", ARGS(T(row), T(a), T(a), factors[1], I(1)));
    assert_int_equal(seen.products, 1);
    assert_null(seen.product.bias);
    tn_tensor_release(sum);
    tn_tensor_release(row);
    tn_tensor_release(a);
}

static void a_batch_is_one_request(void **state)
{
    (void)state;
    use(TN_PLUGIN_FAILED, 0);
    tn_tensor *a = ones(3, (const int64_t[]){3, 4, 5});
    tn_tensor *b = ones(3, (const int64_t[]){3, 5, 2});
    assert_all(call("aten::bmm", ARGS(T(a), T(b))), 5);
    assert_int_equal(seen.products, 1);
    assert_true(seen.product.batch == 3 && seen.product.a_strides[0] == 20 &&
                seen.product.b_strides[0] == 10 && seen.product.c_strides[0] == 8);
    tn_tensor_release(a);
    tn_tensor_release(b);
}

/* A row added to all others is a bias; what has factors, or lies where the result goes, is ours. */
static void only_a_plain_sum_is_asked_for(void **state)
{
    (void)state;
    tn_tensor *a = ones(2, (const int64_t[]){4, 5});
    tn_tensor *b = ones(2, (const int64_t[]){5, 6});
    tn_tensor *row = ones(1, (const int64_t[]){6});
    tn_tensor *whole = ones(2, (const int64_t[]){4, 6});
    use(TN_PLUGIN_FAILED, 0);
    assert_all(call("aten::addmm", ARGS(T(row), T(a), T(b), I(1), I(1))), 6);
    assert_true(seen.products == 1 && seen.product.bias == row->data);
    assert_all(call("aten::addmm", ARGS(T(row), T(a), T(b), I(0), I(1))), 5);
    assert_true(seen.products == 2 && seen.product.bias == NULL);
    assert_all(call("aten::addmm", ARGS(T(row), T(a), T(b), I(2), I(1))), 7);
    assert_all(call("aten::addmm", ARGS(T(row), T(a), T(b), I(1), I(2))), 11);
    assert_all(call("aten::addmm", ARGS(T(whole), T(a), T(b), I(1), I(1))), 6);
    assert_all(call("aten::addmm_", ARGS(T(whole), T(a), T(b), I(1), I(1))), 6);
    assert_int_equal(seen.products, 2);
    tn_tensor_release(whole);
    tn_tensor_release(row);
    tn_tensor_release(b);
    tn_tensor_release(a);
}

static void convolve_once(int64_t groups)
{
    tn_tensor *image = ones(4, (const int64_t[]){2, 4, 9, 9});
    tn_tensor *weight = ones(4, (const int64_t[]){6, 4 / groups, 3, 2});
    tn_tensor *bias = ones(1, (const int64_t[]){6});
    tn_tensor *out = call("aten::conv2d", ARGS(T(image), T(weight), T(bias), INTS(2, 2), INTS(1, 0),
                                               INTS(1, 2), I(groups)));
    assert_true(out->sizes[2] == 5 && out->sizes[3] == 4);
    float inside = (float)(4 / groups * 6 + 1);
    assert_true(((const float *)out->data)[5] == inside);
    tn_tensor_release(out);
    tn_tensor_release(bias);
    tn_tensor_release(weight);
    tn_tensor_release(image);
}

static void a_convolution_is_asked_for_with_all_its_numbers(void **state)
{
    (void)state;
    const tn_plugin_convolution *c = &seen.convolution;
    use(TN_PLUGIN_FAILED, 0);
    convolve_once(2);
    assert_int_equal(seen.convolutions, 1);
    assert_true(c->space == 2 && c->batch == 2 && c->groups == 2 && c->image_channels == 4 &&
                c->result_channels == 6);
    assert_true(c->image_sizes[0] == 9 && c->window[0] == 3 && c->window[1] == 2);
    assert_true(c->result_sizes[0] == 5 && c->result_sizes[1] == 4 && c->steps[0] == 2);
    assert_true(c->padding[0] == 1 && c->padding[1] == 0 && c->dilation[1] == 2);
    assert_true(c->image_strides[0] == 4 * 81 && c->image_strides[3] == 1 && c->bias != NULL);
    use(TN_PLUGIN_DECLINED, 0);
    convolve_once(1);
    assert_int_equal(seen.convolutions, 1);
}

static void without_a_function_for_it_nothing_is_asked(void **state)
{
    (void)state;
    static const tn_plugin nothing = {
        sizeof nothing, TN_PLUGIN_VERSION, "test", "a test", NULL, NULL};
    tni_plugin_use(&nothing, 0);
    assert_all(product_of(3, 4, 5), 4);
    convolve_once(1);
}

/* ---- files ---- */

static void assert_refused(const char *path, const char *reason)
{
    tni_plugin_file file;
    snprintf(file.path, sizeof file.path, "%s", path);
    tni_plugin_open(&file);
    assert_null(file.offer);
    if (strstr(file.reason, reason) == NULL)
        fail_msg("%s: '%s' does not say '%s'", path, file.reason, reason);
}

static void a_file_that_is_no_plugin_is_refused_with_a_reason(void **state)
{
    (void)state;
    char path[] = "/tmp/test_plugins.XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0 && write(file, "\177ELF, but no more", 16) == 16);
    close(file);
    assert_refused(path, path);
    assert_refused(path, "is cut off, or no shared library. Cure: ");
    unlink(path);
    assert_refused("/nowhere/libtenon_onednn.so", "/nowhere/libtenon_onednn.so");
    assert_refused("/nowhere/libtenon_onednn.so",
                   "is not there, or cannot be read. Cure: look at the path and at the permissions "
                   "of the file (the dynamic linker says: ");
    assert_refused("libm.so.6", "it has no tn_plugin_entry");
    assert_refused(TENON_PLUGINS "/plugin_of_version_2.so", "version 2, and this library takes");
    assert_refused(TENON_PLUGINS "/plugin_that_cannot.so", "not on a Tuesday");
}

static void a_plugin_gets_memory_and_gives_it_back(void **state)
{
    (void)state;
    tni_plugin_file file = {.path = TENON_PLUGINS "/plugin_that_allocates.so"};
    tni_plugin_open(&file);
    assert_non_null(file.offer);
    assert_string_equal(file.reason, "");
    assert_string_equal(file.offer->library, "aligned");
    tn_plugin_product request = {.size = sizeof request, .m = 3};
    assert_int_equal(file.offer->multiply(&request), TN_PLUGIN_DONE);
    request.m = -1; /* as many bytes as there are */
    assert_int_equal(file.offer->multiply(&request), TN_PLUGIN_FAILED);
}

/* ---- opening, while another library is loaded ---- */

static _Atomic(bool) is_in_entry;       /* the plugin is being asked */
static _Atomic(bool) is_in_initialiser; /* this program holds the linker's lock */

/* Needs the linker's lock after another thread has it. Who comes second waits for nothing. */
static void in_entry(void)
{
    if (atomic_exchange(&is_in_entry, true))
        return;
    while (!is_in_initialiser)
        sched_yield();
    void *library = dlopen("libm.so.6", RTLD_LAZY);
    assert_non_null(library);
    dlclose(library);
}

static void in_initialiser(void)
{
    is_in_initialiser = true;
    assert_non_null(tni_plugin_here()->offer);
}

static void *open_plugin(void *unused)
{
    (void)unused;
    return (void *)(uintptr_t)tni_plugin_here()->offer;
}

static void name_function(const char *name, void (*function)(void))
{
    char text[32];
    snprintf(text, sizeof text, "%llx", (unsigned long long)(uintptr_t)function);
    assert_int_equal(setenv(name, text, 1), 0);
}

/* An initialiser of a library may call an operator, and its thread holds the linker's lock. */
static void a_plugin_is_opened_while_a_library_is_loaded(void **state)
{
    (void)state;
    pthread_t thread;
    void *offered;
    name_function("TEST_PLUGINS_ENTRY", in_entry);
    name_function("TEST_PLUGINS_INITIALISER", in_initialiser);
    assert_int_equal(pthread_create(&thread, NULL, open_plugin, NULL), 0);
    while (!is_in_entry)
        sched_yield();
    alarm(20); /* two threads that wait for each other end here */
    void *library = dlopen(TENON_PLUGINS "/library_that_calls.so", RTLD_NOW);
    assert_non_null(library);
    assert_int_equal(pthread_join(thread, &offered), 0);
    alarm(0);
    assert_ptr_equal(offered, tni_plugin_here()->offer);
    dlclose(library);
}

/* The process's own plugin is found once, so it is named before anything asks for it. */
int main(void)
{
    setenv("TENON_ONEDNN", TENON_PLUGINS "/plugin_that_calls.so", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_product_of_enough_operations_is_asked_for, stop),
        cmocka_unit_test_teardown(what_a_plugin_declines_or_fails_is_computed_without, stop),
        cmocka_unit_test_teardown(an_imaginary_factor_is_not_asked_for, stop),
        cmocka_unit_test_teardown(a_batch_is_one_request, stop),
        cmocka_unit_test_teardown(only_a_plain_sum_is_asked_for, stop),
        cmocka_unit_test_teardown(a_convolution_is_asked_for_with_all_its_numbers, stop),
        cmocka_unit_test_teardown(without_a_function_for_it_nothing_is_asked, stop),
        cmocka_unit_test(a_file_that_is_no_plugin_is_refused_with_a_reason),
        cmocka_unit_test(a_plugin_gets_memory_and_gives_it_back),
        cmocka_unit_test(a_plugin_is_opened_while_a_library_is_loaded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
