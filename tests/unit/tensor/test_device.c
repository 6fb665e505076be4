/* SPDX-License-Identifier: BSD-3-Clause */
/* Device strings, as PyTorch 2.13.0 reads them. */
#include "tensor/tensor_core.h"

#include <setjmp.h>
#include <cmocka.h>

#define EXPECTED                                                                                   \
    "Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, "    \
    "xla, lazy, vulkan, mps, meta, hpu, mtia, privateuseone device type at start of device "       \
    "string: "

static void good_strings_are_read(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int type;
        int index;
    } rows[] = {{"cpu", 0, -1},
                {"cpu:0", 0, 0},
                {"cpu:1", 0, 1},
                {"cuda:127", 1, 127},
                {"cuda:128", 1, 128},
                {"cuda:300", 1, 300},
                {"meta", 14, -1},
                {"meta:0", 14, 0},
                {"privateuseone:3", 20, 3},
                {"mkldnn:1", 2, 1},
                {"vulkan", 10, -1},
                {"hip", 6, -1},
                {"cuda:2147483647", 1, INT32_MAX}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_device_type type = TN_DEVICE_COUNT;
        int32_t index = 77;
        assert_int_equal(tni_device_parse(rows[i].text, strlen(rows[i].text), &type, &index),
                         TN_OK);
        assert_int_equal(type, rows[i].type);
        assert_int_equal(index, rows[i].index);
    }
}

static void bad_strings_are_refused_with_pytorchs_words(void **state)
{
    (void)state;
    static const char *const rows[][2] = {
        {"", "Device string must not be empty"},
        {"cpu:-1", "Invalid device string: 'cpu:-1'"},
        {"cuda:", "Invalid device string: 'cuda:'"},
        {"cuda:01", "Invalid device string: 'cuda:01'"},
        {"cuda:00", "Invalid device string: 'cuda:00'"},
        {"cuda: 1", "Invalid device string: 'cuda: 1'"},
        {"cuda:1x", "Invalid device string: 'cuda:1x'"},
        {"cuda:1:2", "Invalid device string: 'cuda:1:2'"},
        {"cuda1", "Invalid device string: 'cuda1'"},
        {"cuda:+1", "Invalid device string: 'cuda:+1'"},
        {":", "Invalid device string: ':'"},
        {"1", "Invalid device string: '1'"},
        {"cpu ", "Invalid device string: 'cpu '"},
        {"foo:", "Invalid device string: 'foo:'"},
        {"CPU", EXPECTED "CPU"},
        {"x", EXPECTED "x"},
        {"cu_da", EXPECTED "cu_da"},
        {"foo:1", EXPECTED "foo"},
        {"cuda:2147483648",
         "Could not parse device index '2147483648' in device string 'cuda:2147483648'"},
        {"cuda:99999999999",
         "Could not parse device index '99999999999' in device string 'cuda:99999999999'"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_device_type type = TN_DEVICE_VE;
        int32_t index = 77;
        assert_int_equal(tni_device_parse(rows[i][0], strlen(rows[i][0]), &type, &index),
                         TN_ERR_RUNTIME);
        assert_string_equal(tn_last_error(), rows[i][1]);
        assert_int_equal(type, TN_DEVICE_VE);
        assert_int_equal(index, 77);
    }
}

static void public_parse_refuses_an_index_that_a_device_cannot_hold(void **state)
{
    (void)state;
    tn_device device = TN_META;
    assert_int_equal(tn_device_parse("cuda:127", &device), TN_OK);
    assert_int_equal(device.index, 127);
    assert_int_equal(tn_device_parse("cuda:128", &device), TN_ERR_VALUE);
    assert_int_equal(tn_device_parse(NULL, &device), TN_ERR_VALUE);
    assert_int_equal(tn_device_parse("cpu", NULL), TN_ERR_VALUE);
    assert_int_equal(device.index, 127);
}

static void names_are_lower_case(void **state)
{
    (void)state;
    assert_string_equal(tn_device_type_name(TN_DEVICE_CPU), "cpu");
    assert_string_equal(tn_device_type_name(TN_DEVICE_PRIVATEUSE1), "privateuseone");
    assert_string_equal(tn_device_type_name((tn_device_type)21), "?");
    assert_string_equal(tn_device_type_name((tn_device_type)-1), "?");
    tni_buffer text = {0};
    tni_print_device(&text, (tn_device){TN_DEVICE_CUDA, 1});
    tni_print_device(&text, TN_CPU);
    assert_string_equal(text.data, "cuda:1cpu");
    tni_buffer_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_strings_are_read),
        cmocka_unit_test(bad_strings_are_refused_with_pytorchs_words),
        cmocka_unit_test(public_parse_refuses_an_index_that_a_device_cannot_hold),
        cmocka_unit_test(names_are_lower_case),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
