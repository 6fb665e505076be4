/* SPDX-License-Identifier: BSD-3-Clause */
/* Operators on lists of tensors: what is checked before anything is written. */
#include "op_fixture.h"

#include <tenon/autograd.h>
#include <tenon/ops.h>
#include <tenon/ops_inner.h>

#define PAIR(a, b) ((tn_tensor *[]){(a), (b)}), 2

/* The call fails with a message that has `text`, and neither tensor has changed. */
static void refuse(tn_status status, const char *text, const tn_tensor *a, const tn_tensor *b)
{
    assert_int_not_equal(status, TN_OK);
    if (strstr(tn_last_error(), text) == NULL)
        fail_msg("'%s' has no '%s'", tn_last_error(), text);
    assert_int_equal(((const uint8_t *)a->data)[0], 1);
    assert_int_equal(((const uint8_t *)b->data)[0], 3);
}

/* Tensors whose first bytes are 1 and 3. */
static tn_tensor *ones(int64_t size)
{
    return make(TN_DTYPE_U8, SIZES(size), VALUES(1, 1, 1, 1));
}

static tn_tensor *threes(int64_t size)
{
    return make(TN_DTYPE_U8, SIZES(size), VALUES(3, 3, 3, 3));
}

static void an_item_of_another_size_fails_before_the_first_is_written(void **state)
{
    (void)state;
    tn_tensor *a = ones(2), *b = threes(2), *c = ones(2), *d = ones(3);
    refuse(tn__foreach_add__List(PAIR(a, b), PAIR(c, d), tn_value_int(1)), "must match the size", a,
           b);
    tn_tensor *wide = make(TN_DTYPE_U8, SIZES(2, 2), VALUES(1, 1, 1, 1));
    refuse(tn__foreach_maximum__List(PAIR(a, b), PAIR(c, wide)), "doesn't match the broadcast", a,
           b);
    tn_tensor_release(a), tn_tensor_release(b), tn_tensor_release(c), tn_tensor_release(d);
    tn_tensor_release(wide);
}

static void an_item_of_another_dtype_fails_before_the_first_is_written(void **state)
{
    (void)state;
    tn_tensor *a = ones(2), *b = threes(2), *c = ones(2);
    tn_tensor *real = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 1));
    refuse(tn__foreach_mul__List(PAIR(a, b), PAIR(c, real)), "can't be cast", a, b);
    refuse(tn__foreach_mul__ScalarList(PAIR(a, b),
                                       (tn_value[]){tn_value_int(2), tn_value_double(1.5)}, 2),
           "can't be cast", a, b);
    refuse(
        tn__foreach_pow__ScalarList(PAIR(a, b), (tn_value[]){tn_value_int(2), tn_value_int(-1)}, 2),
        "negative integer powers", a, b);
    tn_tensor_release(a), tn_tensor_release(b), tn_tensor_release(c), tn_tensor_release(real);
}

/* Promotion counts a tensor without dimensions less than one with dimensions. */
static void an_item_without_dimensions_fails_before_the_first_is_written(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_C128, SIZES(2), VALUES(1, 1));
    tn_tensor *b = make(TN_DTYPE_C128, SCALAR, VALUES(3));
    tn_tensor *divisor = make(TN_DTYPE_U32, SCALAR, VALUES(2));
    assert_int_equal(tn__foreach_div__Tensor(PAIR(a, b), divisor), TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "Promotion for uint16"));
    assert_true(((const double *)a->data)[0] == 1 && ((const double *)b->data)[0] == 3);
    tn_tensor_release(a), tn_tensor_release(b), tn_tensor_release(divisor);
}

static void an_item_that_shows_an_element_twice_fails_before_the_first_is_written(void **state)
{
    (void)state;
    tn_tensor *a = ones(2), *b = threes(1), *twice;
    int64_t sizes[] = {2};
    assert_int_equal(tn_expand(b, sizes, 1, false, &twice), TN_OK);
    refuse(tn__foreach_add__Scalar(PAIR(a, twice), tn_value_int(1)), "single memory location", a,
           twice);
    tn_tensor_release(a), tn_tensor_release(b), tn_tensor_release(twice);
}

static void a_leaf_among_the_items_fails_before_the_first_is_written(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F32, SIZES(1), VALUES(1));
    tn_tensor *b = make(TN_DTYPE_F32, SIZES(1), VALUES(3));
    assert_int_equal(tn_tensor_set_requires_grad(b, true), TN_OK);
    assert_int_equal(tn__foreach_mul__Scalar(PAIR(a, b), tn_value_int(2)), TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "leaf Variable"));
    check(a, TN_DTYPE_F32, SIZES(1), VALUES(1));
    tn_tensor_release(b);
}

static void items_of_many_kinds_are_written(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 2));
    tn_tensor *b = make(TN_DTYPE_I64, SIZES(1, 2), VALUES(3, 4));
    tn_tensor *c = make(TN_DTYPE_F64, SIZES(1), VALUES(0.5));
    tn_tensor *d = make(TN_DTYPE_U8, SIZES(2), VALUES(1, 2));
    assert_int_equal(tn__foreach_add__List(PAIR(a, b), PAIR(c, d), tn_value_int(2)), TN_OK);
    assert_int_equal(tn__foreach_add__List(PAIR(d, d), PAIR(d, d), tn_value_int(1)), TN_OK);
    tn_tensor_release(c);
    check(a, TN_DTYPE_F32, SIZES(2), VALUES(2, 3));
    check(b, TN_DTYPE_I64, SIZES(1, 2), VALUES(5, 8));
    check(d, TN_DTYPE_U8, SIZES(2), VALUES(4, 8)); /* doubled twice */
}

static void lists_are_checked_in_the_words_of_pytorch(void **state)
{
    (void)state;
    tn_tensor *a = ones(2), *b = threes(2), *three = ones(3);
    tn_value result;
    refuse(tn__foreach_abs_(NULL, 0), "Tensor list must have at least one tensor.", a, b);
    refuse(tn__foreach_add__List(PAIR(a, b), &a, 1, tn_value_int(1)),
           "Tensor lists must have the same number of tensors, got 2 and 1", a, b);
    refuse(tn__foreach_add__ScalarList(PAIR(a, b), (tn_value[]){tn_value_int(2)}, 1),
           "Tensor list must have same number of elements as scalar list.", a, b);
    refuse(tn__foreach_add__Tensor(PAIR(a, b), a, tn_value_int(1)),
           "scalar tensor expected to be 0 dim but it has 1 dimensions and 2 elements.", a, b);
    refuse(tn__foreach_copy(PAIR(a, b), &a, 1, false, &result), "got 2 and 1", a, b);
    refuse(tn__foreach_addcmul_Tensor(PAIR(a, b), PAIR(a, b), PAIR(a, b), three, &result),
           "Expected length of scalars to match input of length 2 but got 3 instead.", a, b);
    tn_tensor_release(a), tn_tensor_release(b), tn_tensor_release(three);
}

/* A state of another dtype is seen before the first parameter is written. */
static void a_step_that_fails_has_written_nothing(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F32, SIZES(1), VALUES(1));
    tn_tensor *b = make(TN_DTYPE_F32, SIZES(1), VALUES(3));
    tn_tensor *odd = make(TN_DTYPE_F64, SIZES(1), VALUES(3));
    assert_int_equal(tn__fused_sgd_(PAIR(a, b), PAIR(a, odd), NULL, 0, 0, 0, 0.5, 0, false, false,
                                    true, NULL, NULL),
                     TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "expected scalar type Float but found Double"));
    assert_int_equal(tn__fused_sgd_(PAIR(a, b), PAIR(b, a), NULL, 0, 0, 0, 0.5, 0, false, false,
                                    true, NULL, NULL),
                     TN_OK);
    check(a, TN_DTYPE_F32, SIZES(1), VALUES(-0.5));
    check(b, TN_DTYPE_F32, SIZES(1), VALUES(3.25));
    tn_tensor_release(odd);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_item_of_another_size_fails_before_the_first_is_written),
        cmocka_unit_test(an_item_of_another_dtype_fails_before_the_first_is_written),
        cmocka_unit_test(an_item_without_dimensions_fails_before_the_first_is_written),
        cmocka_unit_test(an_item_that_shows_an_element_twice_fails_before_the_first_is_written),
        cmocka_unit_test(a_leaf_among_the_items_fails_before_the_first_is_written),
        cmocka_unit_test(items_of_many_kinds_are_written),
        cmocka_unit_test(lists_are_checked_in_the_words_of_pytorch),
        cmocka_unit_test(a_step_that_fails_has_written_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
