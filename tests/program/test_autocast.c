/* SPDX-License-Identifier: BSD-3-Clause */
/* Autocast as programs in C enter it (tenon/program.h). */
#include "op_fixture.h"

#include <pthread.h>

#include <tenon/ops.h>
#include <tenon/program.h>

/* The dtype of a product of two float32 matrices. */
static tn_dtype product_dtype(void)
{
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(2, 2)), *product = NULL;
    assert_int_equal(tn_mm(x, x, &product), TN_OK);
    tn_dtype found = tn_tensor_dtype(product);
    tn_tensor_release(product);
    tn_tensor_release(x);
    return found;
}

static void products_are_cast_within_a_region_only(void **state)
{
    tn_autocast_guard outer, inner;
    tn_dtype dtype;
    (void)state;
    assert_int_equal(product_dtype(), TN_DTYPE_F32);
    assert_int_equal(tn_autocast_enter(TN_DTYPE_BF16, true, &outer), TN_OK);
    assert_int_equal(product_dtype(), TN_DTYPE_BF16);
    assert_int_equal(tn_autocast_enter(TN_DTYPE_F16, true, &inner), TN_OK);
    assert_int_equal(product_dtype(), TN_DTYPE_F16);
    tn_autocast_leave(&inner);
    assert_true(tn_autocast(&dtype));
    assert_int_equal(dtype, TN_DTYPE_BF16);
    assert_int_equal(tn_autocast_enter(TN_DTYPE_BF16, false, &inner), TN_OK);
    assert_false(tn_autocast(NULL));
    assert_int_equal(product_dtype(), TN_DTYPE_F32);
    tn_autocast_leave(&inner);
    assert_int_equal(product_dtype(), TN_DTYPE_BF16);
    tn_autocast_leave(&outer);
    assert_int_equal(product_dtype(), TN_DTYPE_F32);
}

static void other_dtypes_leave_the_mode(void **state)
{
    tn_autocast_guard guard;
    (void)state;
    assert_int_equal(tn_autocast_enter(TN_DTYPE_F64, true, &guard), TN_OK);
    assert_false(tn_autocast(NULL));
    tn_autocast_leave(&guard);
    assert_int_equal(tn_autocast_enter(TN_DTYPE_BF16, true, NULL), TN_ERR_VALUE);
    tn_autocast_leave(NULL);
    assert_false(tn_autocast(NULL));
}

static void *look(void *is_on)
{
    *(bool *)is_on = tn_autocast(NULL);
    return NULL;
}

static void a_region_is_its_threads_own(void **state)
{
    tn_autocast_guard guard;
    pthread_t other;
    bool is_on = true;
    (void)state;
    assert_int_equal(tn_autocast_enter(TN_DTYPE_BF16, true, &guard), TN_OK);
    assert_int_equal(pthread_create(&other, NULL, look, &is_on), 0);
    assert_int_equal(pthread_join(other, NULL), 0);
    assert_false(is_on);
    tn_autocast_leave(&guard);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(products_are_cast_within_a_region_only),
        cmocka_unit_test(other_dtypes_leave_the_mode),
        cmocka_unit_test(a_region_is_its_threads_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
