/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Load, look up, call, unload, with the nth allocation failing, for every n: each failure is a
 * status with a message, nothing leaks (address sanitizer), and the next round trip works.
 *
 * The extension is a small C one given as TENON_TEST_EXTENSION: it defines myops::add_scalar.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/base.h"
#include <tenon/tenon.h>

/* More allocations than a round trip can need: the loop must end before. */
#define MOST_ALLOCATIONS 2000

static tn_status call_add_scalar(float *out)
{
    const tn_op *op;
    tn_tensor *x;
    tn_value result;
    TN_TRY(tn_op_find("myops::add_scalar", &op));
    TN_TRY(tn_tensor_empty(TN_DTYPE_F32, 1, (const int64_t[]){2}, NULL, TN_CPU, &x));
    ((float *)tn_tensor_data(x))[0] = 1;
    ((float *)tn_tensor_data(x))[1] = 2;
    tn_value args[2] = {tn_value_tensor(x), tn_value_double(0.5)};
    tn_status status = tn_op_call(op, args, 2, &result, 1);
    if (status == TN_OK) {
        memcpy(out, tn_tensor_data(result.as.tensor), 2 * sizeof(float));
        tn_value_release(&result);
    }
    tn_tensor_release(x);
    return status;
}

static tn_status round_trip(float *out)
{
    tn_extension *extension;
    TN_TRY(tn_extension_load(getenv("TENON_TEST_EXTENSION"), NULL, &extension));
    tn_status status = call_add_scalar(out);
    tn_extension_unload(extension);
    return status;
}

static void every_failed_allocation_is_a_status_and_loses_nothing(void **state)
{
    (void)state;
    uint64_t failures = 0;
    for (uint64_t n = 1;; n++) {
        float out[2] = {0, 0};
        assert_true(n < MOST_ALLOCATIONS);
        tni_fault_arm(n);
        tn_status status = round_trip(out);
        uint64_t requests = tni_fault_arm(0);
        if (requests < n) { /* the round trip needs fewer: nothing failed */
            assert_int_equal(status, TN_OK);
            assert_true(out[0] == 1.5f && out[1] == 2.5f);
            break;
        }
        if (status == TN_OK) { /* done without what was asked for */
            assert_true(out[0] == 1.5f && out[1] == 2.5f);
        } else {
            failures++;
            /* A kernel of an extension can only hand on that it failed. */
            assert_true(status == TN_ERR_MEMORY || status == TN_ERR_RUNTIME);
            if (strstr(tn_last_error(), "out of memory") == NULL)
                fail_msg("allocation %llu: %s", (unsigned long long)n, tn_last_error());
        }
        float again[2] = {0, 0};
        if (round_trip(again) != TN_OK)
            fail_msg("after allocation %llu failed: %s", (unsigned long long)n, tn_last_error());
        assert_true(again[0] == 1.5f && again[1] == 2.5f);
    }
    assert_true(failures > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_failed_allocation_is_a_status_and_loses_nothing),
    };
    if (getenv("TENON_TEST_EXTENSION") == NULL) {
        print_message("TENON_TEST_EXTENSION is not set\n");
        return 1;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
