/* SPDX-License-Identifier: BSD-3-Clause */
/* Autocast as programs in C enter it (tenon/program.h). */
#include "op_fixture.h"

#include <pthread.h>

#include <tenon/autograd.h>
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

static tn_tensor *filled_ones(void)
{
    tn_tensor *made = count_up(TN_DTYPE_F32, SIZES(2, 2));
    for (int i = 0; i < 4; i++)
        ((float *)tn_tensor_data(made))[i] = 1;
    return made;
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

/* The first element of x @ weight. */
static float product_with(tn_tensor *weight)
{
    tn_tensor *x = filled_ones(), *product = NULL, *single = NULL;
    assert_int_equal(tn_mm(x, weight, &product), TN_OK);
    assert_int_equal(tn_to_dtype(product, TN_DTYPE_F32, false, false, NULL, &single), TN_OK);
    float first = *(float *)tn_tensor_data(single);
    tn_tensor_release(single);
    tn_tensor_release(product);
    tn_tensor_release(x);
    return first;
}

static void a_parameter_is_cast_once_in_a_region(void **state)
{
    tn_autocast_guard outer, inner;
    tn_tensor *weight = filled_ones();
    float *elements = tn_tensor_data(weight);
    (void)state;
    assert_int_equal(tn_tensor_set_requires_grad(weight, true), TN_OK);
    assert_int_equal(tn_autocast_enter(TN_DTYPE_BF16, true, &outer), TN_OK);
    assert_float_equal(product_with(weight), 2, 0);
    elements[0] = 5;
    assert_float_equal(product_with(weight), 2, 0);
    /* A region within keeps them; another dtype has casts of its own. */
    assert_int_equal(tn_autocast_enter(TN_DTYPE_F16, true, &inner), TN_OK);
    assert_float_equal(product_with(weight), 6, 0);
    tn_autocast_leave(&inner);
    assert_float_equal(product_with(weight), 2, 0);
    tn_autocast_drop_casts();
    assert_float_equal(product_with(weight), 6, 0);
    elements[0] = 7;
    tn_autocast_leave(&outer);
    /* The outermost region has dropped them. */
    assert_int_equal(tn_autocast_enter(TN_DTYPE_BF16, true, &outer), TN_OK);
    assert_float_equal(product_with(weight), 8, 0);
    assert_true(tn_autocast_keep_casts(false));
    elements[0] = 9;
    assert_float_equal(product_with(weight), 10, 0);
    assert_false(tn_autocast_keep_casts(true));
    tn_autocast_leave(&outer);
    tn_tensor_release(weight);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(products_are_cast_within_a_region_only),
        cmocka_unit_test(other_dtypes_leave_the_mode),
        cmocka_unit_test(a_region_is_its_threads_own),
        cmocka_unit_test(a_parameter_is_cast_once_in_a_region),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
