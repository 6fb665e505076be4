/* SPDX-License-Identifier: BSD-3-Clause */
/* Forward mode: dual tensors, tangents of results, and backward through them. */
#include "autograd_fixture.h"

/* A dual tensor of two doubles with the tangent t. */
static tn_tensor *dual(tn_tensor *primal, const double *t)
{
    tn_tensor *out;
    tn_tensor *tangent = make(TN_DTYPE_F64, SIZES(2), t);
    if (tn_dual_make(primal, tangent, &out) != TN_OK)
        fail_msg("%s", tn_last_error());
    tn_tensor_release(tangent);
    return out;
}

/* The tangent, new; NULL for none. */
static tn_tensor *tangent_of(tn_tensor *tensor)
{
    tn_tensor *primal;
    tn_tensor *tangent;
    assert_int_equal(tn_dual_unpack(tensor, &primal, &tangent), TN_OK);
    tn_tensor *again;
    tn_tensor *none;
    assert_int_equal(tn_dual_unpack(primal, &again, &none), TN_OK);
    assert_null(none);
    tn_tensor_release(again);
    tn_tensor_release(primal);
    return tangent;
}

static void results_have_the_tangents_of_their_formulas(void **state)
{
    (void)state;
    assert_int_equal(tn_forward_enter(), TN_OK);
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(2), VALUES(2, 3));
    tn_tensor *w = make(TN_DTYPE_F64, SIZES(2), VALUES(10, 100));
    tn_tensor *d = dual(x, VALUES(1, 2));
    tn_tensor *square = mul(d, d);
    tn_tensor *y = mul(square, w);
    check(tangent_of(y), TN_DTYPE_F64, SIZES(2), VALUES(40, 1200));
    assert_tensor(y, TN_DTYPE_F64, SIZES(2), VALUES(40, 900));
    assert_false(tn_tensor_requires_grad(y));
    tn_tensor *total = sum(y);
    check(tangent_of(total), TN_DTYPE_F64, SCALAR, VALUES(1240));
    tn_tensor *plain = mul(x, w);
    assert_null(tangent_of(plain));
    tn_tensor *first = item(y, 0);
    check(tangent_of(first), TN_DTYPE_F64, SCALAR, VALUES(40));
    tn_forward_leave();
    assert_null(tangent_of(y));
    tn_tensor *all[] = {first, plain, total, y, square, d, w, x};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void a_bool_without_a_tangent_counts_as_zeros(void **state)
{
    (void)state;
    assert_int_equal(tn_forward_enter(), TN_OK);
    tn_tensor *bools = make(TN_DTYPE_BOOL, SIZES(2), VALUES(1, 0));
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(2), VALUES(2, 4));
    tn_tensor *d = dual(x, VALUES(1, 2));
    const tn_op *op;
    const tn_value args[] = {tn_value_tensor(bools), tn_value_tensor(d)};
    tn_value made = {.kind = TN_KIND_NONE};
    assert_int_equal(tn_op_find("aten::div.Tensor", &op), TN_OK);
    assert_int_equal(tn_op_call(op, args, 2, &made, 1), TN_OK);
    check(tangent_of(made.as.tensor), TN_DTYPE_F64, SIZES(2), VALUES(-0.25, 0));
    tn_forward_leave();
    tn_value_release(&made);
    tn_tensor_release(d);
    tn_tensor_release(x);
    tn_tensor_release(bools);
}

static void lists_and_writes_carry_tangents(void **state)
{
    (void)state;
    assert_int_equal(tn_forward_enter(), TN_OK);
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(2), VALUES(2, 3));
    tn_tensor *w = make(TN_DTYPE_F64, SIZES(2), VALUES(10, 100));
    tn_tensor *d = dual(x, VALUES(1, 2));
    tn_value pair[] = {T(d), T(w)};
    tn_tensor *both = call("aten::cat", ARGS(tn_value_list(pair, 2)));
    check(tangent_of(both), TN_DTYPE_F64, SIZES(4), VALUES(1, 2, 0, 0));
    tn_tensor *y = call("aten::clone", ARGS(T(d)));
    mul_in_place(y, w);
    mul_in_place(y, d);
    assert_tensor(y, TN_DTYPE_F64, SIZES(2), VALUES(40, 900));
    check(tangent_of(y), TN_DTYPE_F64, SIZES(2), VALUES(40, 1200));
    tn_forward_leave();
    tn_tensor *all[] = {y, both, d, w, x};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void a_tangent_can_be_differentiated_backward(void **state)
{
    (void)state;
    assert_int_equal(tn_forward_enter(), TN_OK);
    tn_tensor *x = leaf(SIZES(2), VALUES(2, 3));
    tn_tensor *d = dual(x, VALUES(1, 2));
    tn_tensor *square = mul(d, d);
    tn_tensor *cube = mul(square, d);
    tn_tensor *tangent = tangent_of(cube); /* 3 x² t */
    assert_tensor(tangent, TN_DTYPE_F64, SIZES(2), VALUES(12, 54));
    tn_tensor *total = sum(tangent);
    check(gradient(total, x, 0), TN_DTYPE_F64, SIZES(2), VALUES(12, 36)); /* 6 x t */
    tn_forward_leave();
    tn_tensor *all[] = {total, tangent, cube, square, d, x};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

/* Tangents are computed from the results that have them, so that histories run in circles; what is
 * looked at is whether somebody still holds the operand. */
static void tangents_with_a_history_end_with_their_level(void **state)
{
    (void)state;
    static const char *const names[] = {"aten::exp", "aten::exp_", "aten::sin_"};
    for (size_t i = 0; i < TN_LEN(names); i++) {
        tn_tensor *x = make(TN_DTYPE_F64, SIZES(2), VALUES(1, 2));
        assert_int_equal(tn_forward_enter(), TN_OK);
        tn_tensor *d = dual(x, VALUES(1, 2));
        assert_int_equal(tn_tensor_set_requires_grad(d, true), TN_OK);
        tn_tensor *copy = call("aten::clone", ARGS(T(d)));
        tn_tensor *y = call(names[i], ARGS(T(copy)));
        tn_tensor *tangent = tangent_of(y);
        assert_true(tn_tensor_requires_grad(tangent));
        tn_tensor *all[] = {tangent, y, copy, d};
        for (size_t k = 0; k < TN_LEN(all); k++)
            tn_tensor_release(all[k]);
        tn_forward_leave();
        assert_int_equal(x->storage->ref.count, 1);
        tn_tensor_release(x);
    }
}

/* exp over x of x is its own derivative, and so is what backward says of its tangent. */
static void backward_has_tangents_of_what_it_reads(void **state)
{
    (void)state;
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(2), VALUES(0, 0));
    assert_int_equal(tn_forward_enter(), TN_OK);
    tn_tensor *d = dual(x, VALUES(1, 2));
    assert_int_equal(tn_tensor_set_requires_grad(d, true), TN_OK);
    tn_tensor *y = call("aten::exp", ARGS(T(d)));
    tn_tensor *total = sum(y);
    tn_tensor *slope = gradient(total, d, TN_BACKWARD_CREATE);
    check(tangent_of(slope), TN_DTYPE_F64, SIZES(2), VALUES(1, 2));
    tn_tensor *all[] = {slope, total, y, d};
    for (size_t k = 0; k < TN_LEN(all); k++)
        tn_tensor_release(all[k]);
    tn_forward_leave();
    tn_tensor_release(x);
}

static void what_has_no_formula_is_refused_by_name(void **state)
{
    (void)state;
    tn_tensor *out;
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(2), VALUES(2, 3));
    tn_tensor *longer = make(TN_DTYPE_F64, SIZES(3), VALUES(2, 3, 4));
    assert_failed(tn_dual_make(x, x, &out), "no level exists");
    assert_int_equal(tn_forward_enter(), TN_OK);
    assert_failed(tn_forward_enter(), "Nested forward mode AD");
    assert_failed(tn_dual_make(x, longer, &out), "a different size than that of the original");
    tn_tensor *d = dual(x, VALUES(1, 2));
    call_fails("aten::heaviside", ARGS(T(d), T(x)),
               "forward AD with aten::heaviside that does not support it");
    tn_forward_leave();
    tn_tensor_release(d);
    tn_tensor_release(longer);
    tn_tensor_release(x);
}

static void a_view_gives_its_base_a_tangent(void **state)
{
    (void)state;
    tn_tensor *base = make(TN_DTYPE_F64, SIZES(3), VALUES(0, 0, 0));
    tn_tensor *x = make(TN_DTYPE_F64, SCALAR, VALUES(2));
    tn_tensor *seven = make(TN_DTYPE_F64, SCALAR, VALUES(7));
    tn_tensor *primal;
    tn_tensor *tangent;
    assert_int_equal(tn_forward_enter(), TN_OK);
    assert_true(tn_forward_is_open());
    assert_int_equal(tn_dual_set(x, seven), TN_OK);
    tn_tensor *v = item(base, 1);
    tn_tensor *same = call("aten::copy_", ARGS(T(v), T(x)));
    assert_int_equal(tn_dual_unpack(base, &primal, &tangent), TN_OK);
    assert_tensor(primal, TN_DTYPE_F64, SIZES(3), VALUES(0, 2, 0));
    assert_tensor(tangent, TN_DTYPE_F64, SIZES(3), VALUES(0, 7, 0));
    tn_forward_leave();
    assert_false(tn_forward_is_open());
    assert_failed(tn_dual_set(x, seven), "no level exists");
    tn_tensor *drops[] = {tangent, primal, same, v, seven, x, base};
    for (size_t i = 0; i < TN_LEN(drops); i++)
        tn_tensor_release(drops[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(results_have_the_tangents_of_their_formulas),
        cmocka_unit_test(a_bool_without_a_tangent_counts_as_zeros),
        cmocka_unit_test(lists_and_writes_carry_tangents),
        cmocka_unit_test(a_tangent_can_be_differentiated_backward),
        cmocka_unit_test(a_view_gives_its_base_a_tangent),
        cmocka_unit_test(tangents_with_a_history_end_with_their_level),
        cmocka_unit_test(backward_has_tangents_of_what_it_reads),
        cmocka_unit_test(what_has_no_formula_is_refused_by_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
