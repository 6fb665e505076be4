/* SPDX-License-Identifier: BSD-3-Clause */
/* Lazily conjugated and negated arguments of operators that know nothing of them. */
#include "op_fixture.h"

#include "dispatch/rows.h"

/* complex128 [2]: 1+2i, 3-4i. */
static tn_tensor *numbers(void)
{
    tn_tensor *real = make(TN_DTYPE_F64, SIZES(2, 2), VALUES(1, 2, 3, -4));
    tn_tensor *view = call("aten::view_as_complex", ARGS(T(real)));
    tn_tensor *plain = call("aten::clone", ARGS(T(view)));
    tn_tensor_release(view);
    tn_tensor_release(real);
    return plain;
}

/* A view whose elements are meant conjugated or negated, as a bit says. */
static tn_tensor *marked(const tn_tensor *self, tni_keyset bit)
{
    tn_tensor *view;
    assert_int_equal(
        tni_tensor_as_strided(self, self->rank, self->sizes, self->strides, self->offset, &view),
        TN_OK);
    view->keys |= bit;
    return view;
}

#define CONJUGATED TNI_FUNCTIONALITY_BIT(CONJUGATE)
#define NEGATED    TNI_FUNCTIONALITY_BIT(NEGATIVE)

/* The elements as pairs, whatever the bits say; drops the tensor. */
static void assert_pairs(tn_tensor *tensor, size_t rank, const int64_t *sizes, const double *values)
{
    tn_tensor *plain = call("aten::clone", ARGS(T(tensor)));
    tn_tensor *pairs = call("aten::view_as_real", ARGS(T(plain)));
    assert_tensor(pairs, TN_DTYPE_F64, rank, sizes, values);
    tn_tensor_release(pairs);
    tn_tensor_release(plain);
    tn_tensor_release(tensor);
}

static void a_list_is_read_as_it_is_meant(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = marked(plain, CONJUGATED);
    tn_value both[2] = {T(plain), T(lazy)};
    assert_pairs(call("aten::cat", ARGS(tn_value_list(both, 2), I(0))), SIZES(4, 2),
                 VALUES(1, 2, 3, -4, 1, -2, 3, 4));
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
}

/* The factor is read before the memory that it shares with the target is changed. */
static void a_written_argument_keeps_its_bit_and_its_memory(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = marked(plain, CONJUGATED);
    tn_tensor *result = call("aten::mul_.Tensor", ARGS(T(lazy), T(lazy)));
    assert_ptr_equal(result, lazy);
    assert_true((lazy->keys & CONJUGATED) != 0);
    assert_pairs(result, SIZES(2, 2), VALUES(-3, -4, -7, 24));
    assert_pairs(tn_tensor_retain(plain), SIZES(2, 2), VALUES(-3, 4, -7, -24));
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
}

static void an_output_with_a_bit_is_resized_and_written(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *empty = call("aten::new_empty", ARGS(T(plain), INTS(0)));
    tn_tensor *out = marked(empty, NEGATED);
    tn_tensor *result = call("aten::mul.out", ARGS(T(plain), T(plain), T(out)));
    assert_ptr_equal(result, out);
    assert_pairs(result, SIZES(2, 2), VALUES(-3, 4, -7, -24));
    tn_tensor_release(out);
    tn_tensor_release(empty);
    tn_tensor_release(plain);
}

static void a_failing_call_leaves_what_was_written_as_it_was(void **state)
{
    (void)state;
    tn_tensor *plain = numbers();
    tn_tensor *lazy = marked(plain, CONJUGATED);
    tn_tensor *wrong = make(TN_DTYPE_F64, SIZES(3), VALUES(1, 2, 3));
    call_fails("aten::mul_.Tensor", ARGS(T(lazy), T(wrong)), "");
    assert_pairs(tn_tensor_retain(lazy), SIZES(2, 2), VALUES(1, -2, 3, 4));
    tn_tensor_release(wrong);
    tn_tensor_release(lazy);
    tn_tensor_release(plain);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_list_is_read_as_it_is_meant),
        cmocka_unit_test(a_written_argument_keeps_its_bit_and_its_memory),
        cmocka_unit_test(an_output_with_a_bit_is_resized_and_written),
        cmocka_unit_test(a_failing_call_leaves_what_was_written_as_it_was),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
