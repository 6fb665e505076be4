/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Every function of the boundary, called with nothing but zeros: NULL handles, NULL outputs, length
 * 0. PyTorch crashes on most; here each returns, and those that need more fail and name themselves.
 * The list is made of the manifest, so that no function is forgotten.
 */
#define USE_CUDA             1
#define TORCH_TARGET_VERSION 0x020f000000000000ULL /* the newest release in the manifest */
#include "abi_fixture.h"

#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

static int refused;
static int unrefused;

/*
 * Without an accelerator the functions for one fail before they look at what they were given, and
 * torch_new_stable_ivalue fails without a text, as its header says.
 */
static void expect_refusal(const char *name, AOTITorchError status)
{
    const char *text = torch_exception_get_what_without_backtrace();
    refused++;
    if (status == AOTI_TORCH_FAILURE &&
        (strstr(text, name) != NULL || strstr(text, "accelerator") != NULL ||
         strcmp(name, "torch_new_stable_ivalue") == 0))
        return;
    unrefused++;
    print_error("%s(0, …): status %d, \"%s\"\n", name, (int)status, text);
}

static void functions_survive_being_given_nothing(void **state)
{
    (void)state;
/* Throws by contract, in a process that has C++. */
#define aoti_torch_check(...) 0
#define REFUSED(name, zeros)  expect_refusal(#name, name zeros);
#define SURVIVED(name, zeros) (void)name zeros;
#include "abi_zero_calls.inc"
    assert_int_equal(unrefused, 0);
    assert_true(refused > 250);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(functions_survive_being_given_nothing, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
