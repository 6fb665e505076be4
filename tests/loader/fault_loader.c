/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A round trip of load, call and unload with its nth allocation failing, for every n: it fails with
 * a message, nothing is left registered, and the next round works.
 */
#include "base/base.h"
#include "loader/loading.h"

#include <setjmp.h>

#include <cmocka.h>

/* More allocations than a round trip makes; reaching it means that the count never ends. */
#define MAX_ALLOCATIONS 5000
/* Fewer than any of them makes: reading a file, naming it, collecting what is missing. */
#define MIN_ALLOCATIONS 5

static bool exists(const char *name)
{
    const tn_op *op = NULL;
    return tn_op_find(name, &op) == TN_OK;
}

static tn_status call_twice(void)
{
    const tn_op *op = NULL;
    tn_value argument = tn_value_int(21);
    tn_value out = tn_value_none();
    TN_TRY(tn_op_find("load_good::twice", &op));
    TN_TRY(tn_op_call(op, &argument, 1, &out, 1));
    assert_int_equal(out.as.integer, 42);
    return TN_OK;
}

static tn_status round_trip(const char *path, tn_load_mode mode)
{
    tn_load_options options = {sizeof options, mode, 0};
    tn_extension *extension = NULL;
    TN_TRY(tn_extension_load(path, &options, &extension));
    tn_status status = call_twice();
    tn_extension_unload(extension);
    return status;
}

/* Makes the nth allocation fail for n = 1, 2 … until a round asks for fewer than n. */
static void fail_each(const char *path, tn_load_mode mode, bool may_succeed)
{
    uint64_t nth = 1;
    for (bool is_hit = true; is_hit; nth++) {
        assert_true(nth < MAX_ALLOCATIONS);
        tni_fault_arm(nth);
        tn_status status = round_trip(path, mode);
        is_hit = tni_fault_arm(0) >= nth;
        assert_false(exists("load_good::twice"));
        if (!is_hit)
            assert_true((status == TN_OK) == may_succeed);
        else if (status != TN_OK)
            assert_true(tn_last_error()[0] != '\0');
    }
    assert_true(nth > MIN_ALLOCATIONS);
    assert_true((round_trip(path, mode) == TN_OK) == may_succeed);
}

static void a_round_trip_survives_each_failing_allocation(void **state)
{
    (void)state;
    fail_each(EXTENSIONS "/good.so", TN_LOAD_PLAIN, true);
}

static void a_private_round_trip_survives_each_failing_allocation(void **state)
{
    (void)state;
    fail_each(EXTENSIONS "/good.so", TN_LOAD_PRIVATE, true);
}

static void a_refused_load_survives_each_failing_allocation(void **state)
{
    (void)state;
    fail_each(EXTENSIONS "/imports.so", TN_LOAD_PLAIN, false);
    fail_each(EXTENSIONS "/needs.so", TN_LOAD_PRIVATE, false);
    fail_each(EXTENSIONS "/schema.so", TN_LOAD_PLAIN, false);
}

/* A failure leaves the output alone, and what was allocated before it is freed. */
static void reading_a_file_survives_each_failing_allocation(void **state)
{
    uint64_t nth = 1;
    (void)state;
    for (bool is_hit = true; is_hit; nth++) {
        tn_binary *file = NULL;
        tni_fault_arm(nth);
        tn_status status = tn_binary_open(EXTENSIONS "/good.so", &file);
        is_hit = tni_fault_arm(0) >= nth;
        assert_true((status == TN_OK) == (file != NULL));
        assert_true(is_hit ? status == TN_ERR_MEMORY : status == TN_OK);
        tn_binary_free(file);
    }
    assert_true(nth > 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_round_trip_survives_each_failing_allocation),
        cmocka_unit_test(a_private_round_trip_survives_each_failing_allocation),
        cmocka_unit_test(a_refused_load_survives_each_failing_allocation),
        cmocka_unit_test(reading_a_file_survives_each_failing_allocation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
