/* SPDX-License-Identifier: BSD-3-Clause */
/* Views, writing in place, and the modes in which views are made. */
#include "autograd_fixture.h"

static tn_tensor *plain(size_t rank, const int64_t *sizes, const double *values)
{
    return make(TN_DTYPE_F64, rank, sizes, values);
}

static void a_leaf_is_not_written(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *v = item(x, 0);
    call_fails("aten::mul_.Scalar", ARGS(T(x), D(2)),
               "a leaf Variable that requires grad is being used in an in-place operation.");
    call_fails("aten::mul_.Scalar", ARGS(T(v), D(2)),
               "a view of a leaf Variable that requires grad is being used in an in-place");
    assert_tensor(x, TN_DTYPE_F64, SIZES(2), VALUES(1, 2));
    tn_tensor_release(v);
    tn_tensor_release(x);
}

static void writing_a_result_adds_to_its_history(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *w = plain(SIZES(2), VALUES(5, 7));
    tn_tensor *y = times(x, 3);
    mul_in_place(y, w);
    assert_node(y, "MulBackward0");
    backward_sum(y);
    assert_grad(x, 2, VALUES(15, 21));
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void a_plain_tensor_that_gets_a_history_is_no_leaf(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = plain(SIZES(2), VALUES(10, 20));
    mul_in_place(y, x);
    assert_true(tn_tensor_requires_grad(y));
    assert_false(tn_tensor_is_leaf(y));
    backward_sum(y);
    assert_grad(x, 2, VALUES(10, 20));
    tn_tensor_release(y);
    /* copy_ of another dtype. */
    y = make(TN_DTYPE_F32, SIZES(2), VALUES(0, 0));
    tn_tensor *same = call("aten::copy_", ARGS(T(y), T(x)));
    tn_tensor_release(same);
    tn_tensor *total = sum(y);
    tn_tensor *again = call("aten::add.Tensor", ARGS(T(total), T(total)));
    check(gradient(again, x, 0), TN_DTYPE_F64, SIZES(2), VALUES(2, 2));
    tn_tensor_release(again);
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void writing_a_view_is_part_of_the_bases_history(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(3), VALUES(1, 2, 3));
    tn_tensor *w = leaf(SCALAR, VALUES(10));
    tn_tensor *b = times(x, 2);
    tn_tensor *v = item(b, 1);
    assert_node(v, "SelectBackward0");
    mul_in_place(v, w);
    assert_node(b, "CopySlices");
    assert_node(v, "AsStridedBackward0");
    assert_int_equal(tn_tensor_version(v), 1);
    assert_int_equal(tn_tensor_version(b), 1);
    backward_sum(b);
    assert_grad(x, 3, VALUES(2, 20, 2));
    assert_tensor(tn_tensor_grad(w), TN_DTYPE_F64, SCALAR, VALUES(4));
    tn_tensor_release(v);
    tn_tensor_release(b);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void writing_a_value_with_history_into_a_plain_base(void **state)
{
    (void)state;
    tn_tensor *w = leaf(SCALAR, VALUES(10));
    tn_tensor *b = plain(SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *column = call("aten::select.int", ARGS(T(b), I(1), I(1)));
    mul_in_place(column, w);
    assert_true(tn_tensor_requires_grad(b));
    tn_tensor *other = item(b, 0);
    tn_tensor *square = mul(other, other);
    backward_sum(square);
    assert_tensor(tn_tensor_grad(w), TN_DTYPE_F64, SCALAR, VALUES(80)); /* 2 * 20 * 2 */
    tn_tensor_release(square);
    tn_tensor_release(other);
    tn_tensor_release(column);
    tn_tensor_release(b);
    tn_tensor_release(w);
}

static void a_view_sees_that_its_base_was_written(void **state)
{
    (void)state;
    tn_tensor *w = leaf(SIZES(2), VALUES(10, 100));
    tn_tensor *b = plain(SIZES(2), VALUES(1, 2));
    tn_tensor *v = item(b, 1);
    assert_false(tn_tensor_requires_grad(v));
    mul_in_place(b, w);
    assert_true(tn_tensor_requires_grad(v));
    assert_false(tn_tensor_is_leaf(v));
    assert_node(v, "AsStridedBackward0");
    tn_tensor *y = times(v, 3);
    backward(y);
    assert_grad(w, 2, VALUES(0, 6));
    tn_tensor_release(y);
    tn_tensor_release(v);
    tn_tensor_release(b);
    tn_tensor_release(w);
}

static void a_view_of_a_view_has_the_same_base(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *b = times(x, 1);
    tn_tensor *row = item(b, 1);
    tn_tensor *one = item(row, 0);
    assert_ptr_equal(tn_tensor_base(one), b);
    tn_tensor *same = call("aten::mul_.Scalar", ARGS(T(one), D(5)));
    tn_tensor_release(same);
    backward_sum(row);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SIZES(2, 2), VALUES(0, 0, 5, 1));
    tn_tensor_release(one);
    tn_tensor_release(row);
    tn_tensor_release(b);
    tn_tensor_release(x);
}

static void transposed_views_are_written(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *w = plain(SIZES(2, 2), VALUES(1, 10, 100, 1000));
    tn_tensor *b = times(x, 1);
    tn_tensor *turned = call("aten::t", ARGS(T(b)));
    mul_in_place(turned, w);
    backward_sum(b);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SIZES(2, 2), VALUES(1, 100, 10, 1000));
    tn_tensor_release(turned);
    tn_tensor_release(b);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void real_views_of_complex_tensors_are_written(void **state)
{
    (void)state;
    tn_tensor *x = make(TN_DTYPE_C128, SIZES(2), VALUES(1, 2));
    assert_int_equal(tn_tensor_set_requires_grad(x, true), TN_OK);
    tn_tensor *b = call("aten::mul.Scalar", ARGS(T(x), D(1)));
    tn_tensor *v = call("aten::view_as_real", ARGS(T(b)));
    tn_tensor *part = call("aten::select.int", ARGS(T(v), I(1), I(0)));
    tn_tensor *same = call("aten::mul_.Scalar", ARGS(T(part), D(3)));
    tn_tensor_release(same);
    assert_node(b, "CopySlices");
    backward_sum(v);
    tn_tensor *pairs = call("aten::view_as_real", ARGS(T(tn_tensor_grad(x))));
    check(pairs, TN_DTYPE_F64, SIZES(2, 2), VALUES(3, 1, 3, 1));
    tn_tensor_release(part);
    tn_tensor_release(v);
    tn_tensor_release(b);
    tn_tensor_release(x);
}

static void a_real_number_written_into_a_complex_view_has_a_real_gradient(void **state)
{
    (void)state;
    tn_tensor *w = leaf(SCALAR, VALUES(2));
    tn_tensor *b = make(TN_DTYPE_C128, SIZES(2), VALUES(3, 5));
    tn_tensor *v = item(b, 0);
    mul_in_place(v, w);
    tn_tensor *pairs = call("aten::view_as_real", ARGS(T(b)));
    backward_sum(pairs);
    assert_tensor(tn_tensor_grad(w), TN_DTYPE_F64, SCALAR, VALUES(3));
    tn_tensor_release(pairs);
    tn_tensor_release(v);
    tn_tensor_release(b);
    tn_tensor_release(w);
}

static void views_of_several_are_not_written(void **state)
{
    (void)state;
    tn_tensor *w = leaf(SCALAR, VALUES(2));
    tn_tensor *b = plain(SIZES(2), VALUES(1, 2));
    tn_value out;
    call_all("aten::unbind.int", ARGS(T(b)), &out, 1);
    tn_tensor *v = out.as.list.items[0].as.tensor;
    call_fails("aten::mul_.Tensor", ARGS(T(v), T(w)),
               "is being modified inplace with grad mode enabled. This view is the output of a "
               "function that returns multiple views.");
    mul_in_place(b, w);
    tn_node *node;
    assert_failed(tn_tensor_grad_fn(v, NULL, &node),
                  "its base or another view of its base has been modified inplace");
    tn_value_release(&out);
    tn_tensor *y = times(w, 3);
    tn_tensor *line = call("aten::unsqueeze", ARGS(T(y), I(0)));
    call_all("aten::unbind.int", ARGS(T(line)), &out, 1);
    call_fails("aten::mul_.Scalar", ARGS(out.as.list.items[0], D(2)),
               "Output 0 of Unbind is a view and is being modified inplace.");
    tn_value_release(&out);
    tn_tensor_release(line);
    tn_tensor_release(y);
    tn_tensor_release(b);
    tn_tensor_release(w);
}

static void views_made_without_grad_mode_are_not_written(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *b = times(x, 2);
    (void)tn_grad_mode_set(false);
    tn_tensor *v = item(b, 0);
    (void)tn_grad_mode_set(true);
    assert_true(tn_tensor_requires_grad(v));
    assert_true(tn_tensor_is_leaf(v));
    call_fails("aten::mul_.Scalar", ARGS(T(v), D(2)),
               "A view was created in no_grad mode and is being modified inplace with grad mode "
               "enabled.");
    (void)tn_grad_mode_set(false);
    tn_tensor *same = call("aten::mul_.Scalar", ARGS(T(v), D(2)));
    (void)tn_grad_mode_set(true);
    assert_tensor(b, TN_DTYPE_F64, SIZES(2), VALUES(4, 4));
    tn_node *node;
    assert_failed(tn_tensor_grad_fn(v, NULL, &node), "A view was created in no_grad mode and its");
    tn_tensor_release(same);
    tn_tensor_release(v);
    tn_tensor_release(b);
    tn_tensor_release(x);
}

static void views_made_in_inference_mode_are_not_written(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *b = times(x, 2);
    tn_inference_guard guard;
    tn_inference_mode_enter(true, &guard);
    tn_tensor *v = item(b, 0);
    tn_inference_mode_leave(&guard);
    assert_false(tn_tensor_is_inference(v));
    call_fails("aten::mul_.Scalar", ARGS(T(v), D(2)), "A view was created in inference mode");
    tn_tensor_release(v);
    tn_tensor_release(b);
    tn_tensor_release(x);
}

static void tensors_of_inference_mode_are_kept_apart(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_inference_guard guard;
    tn_inference_mode_enter(true, &guard);
    assert_true(tn_inference_mode());
    tn_tensor *made = plain(SIZES(1), VALUES(1));
    assert_true(tn_tensor_is_inference(made));
    tn_tensor_release(made);
    tn_tensor *y = times(x, 2);
    tn_tensor *v = item(y, 0);
    tn_tensor *kept = call("aten::view", ARGS(T(x), INTS(2)));
    tn_inference_mode_leave(&guard);
    assert_false(tn_inference_mode());
    assert_true(tn_tensor_is_inference(y));
    assert_true(tn_tensor_is_inference(v));
    assert_false(tn_tensor_is_inference(kept));
    assert_false(tn_tensor_requires_grad(y));
    call_fails("aten::mul_.Scalar", ARGS(T(y), D(2)),
               "Inplace update to inference tensor outside InferenceMode is not allowed");
    call_fails("aten::mul.Tensor", ARGS(T(x), T(y)),
               "Inference tensors cannot be saved for backward");
    tn_tensor *z = call("aten::add.Tensor", ARGS(T(x), T(y)));
    assert_true(tn_tensor_requires_grad(z));
    assert_failed(tn_tensor_set_requires_grad(y, true), "outside InferenceMode is not allowed");
    tn_tensor_release(z);
    tn_tensor_release(kept);
    tn_tensor_release(v);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void detach_ends_the_history_and_shares_the_version(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    tn_tensor *d = call("aten::detach", ARGS(T(y)));
    tn_tensor *data;
    assert_int_equal(tn_tensor_data_alias(y, &data), TN_OK);
    assert_false(tn_tensor_requires_grad(d));
    assert_null(tn_tensor_base(d));
    tn_tensor *same = call("aten::mul_.Scalar", ARGS(T(data), D(2)));
    tn_tensor_release(same);
    assert_int_equal(tn_tensor_version(y), 0);
    assert_int_equal(tn_tensor_version(data), 1);
    tn_tensor *part = item(data, 0);
    tn_tensor_count_write(part);
    assert_int_equal(tn_tensor_version(data), 2);
    assert_int_equal(tn_tensor_version(part), 2);
    tn_tensor_release(part);
    same = call("aten::mul_.Scalar", ARGS(T(d), D(2)));
    tn_tensor_release(same);
    assert_int_equal(tn_tensor_version(y), 1);
    mul_in_place(d, x);
    assert_true(tn_tensor_requires_grad(d));
    assert_node(y, "MulBackward0");
    tn_tensor_release(data);
    tn_tensor_release(d);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

/* What was saved of `.data` is the elements of that time. */
static void a_saved_alias_that_was_written_is_refused(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *data;
    assert_int_equal(tn_tensor_data_alias(x, &data), TN_OK);
    tn_tensor *y = mul(x, data);
    tn_tensor *total = sum(y);
    tn_tensor *same = call("aten::mul_.Scalar", ARGS(T(data), D(2)));
    tn_tensor_release(same);
    assert_failed(try_backward(total, NULL, 0), "is at version 1; expected version 0");
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(data);
    tn_tensor_release(x);
}

static void detach_in_place_makes_a_leaf(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    tn_tensor *z = mul(y, y);
    tn_tensor *v = item(z, 0);
    call_fails("aten::detach_", ARGS(T(v)), "Can't detach views in-place");
    tn_tensor *same = call("aten::detach_", ARGS(T(y)));
    assert_false(tn_tensor_requires_grad(y));
    tn_tensor *total = sum(z);
    assert_failed(try_backward(total, NULL, 0), "that has been detached in-place");
    tn_tensor_release(total);
    tn_tensor_release(same);
    tn_tensor_release(v);
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void what_self_was_is_kept_for_its_formula(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(3, 5));
    tn_tensor *w = leaf(SIZES(2), VALUES(7, 11));
    tn_tensor *y = times(x, 2);
    mul_in_place(y, w);
    backward_sum(y);
    assert_grad(w, 2, VALUES(6, 10));
    assert_grad(x, 2, VALUES(14, 22));
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void a_geometry_in_place_is_the_tensors_own_node(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2, 3), VALUES(1, 2, 3, 4, 5, 6));
    tn_tensor *w = plain(SIZES(3, 2), VALUES(1, 2, 3, 4, 5, 6));
    tn_tensor *y = times(x, 1);
    tn_tensor *same = call("aten::t_", ARGS(T(y)));
    tn_tensor *z = mul(y, w);
    backward_sum(z);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SIZES(2, 3), VALUES(1, 3, 5, 2, 4, 6));
    tn_tensor_release(z);
    tn_tensor_release(same);
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void writing_through_views_has_second_derivatives(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(2, 3));
    tn_tensor *b = mul(x, x);
    tn_tensor *v = item(b, 0);
    tn_tensor *xv = item(x, 1);
    mul_in_place(v, xv); /* b = [x0² x1, x1²] */
    tn_tensor *total = sum(b);
    tn_tensor *first = gradient(total, x, TN_BACKWARD_CREATE);
    assert_tensor(first, TN_DTYPE_F64, SIZES(2), VALUES(12, 10)); /* 2 x0 x1, x0² + 2 x1 */
    tn_tensor *again = sum(first);
    check(gradient(again, x, 0), TN_DTYPE_F64, SIZES(2), VALUES(10, 6)); /* 2 x1 + 2 x0, 2 x0 + 2 */
    tn_tensor *all[] = {again, first, total, xv, v, b, x};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void sizes_of_what_requires_a_gradient_stay(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 1);
    call_fails("aten::resize_", ARGS(T(x), INTS(1)), "cannot resize variables that require grad");
    call_fails("aten::resize_", ARGS(T(y), INTS(1)), "cannot resize variables that require grad");
    tn_tensor_release(y);
    tn_tensor_release(x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_leaf_is_not_written),
        cmocka_unit_test(writing_a_result_adds_to_its_history),
        cmocka_unit_test(a_plain_tensor_that_gets_a_history_is_no_leaf),
        cmocka_unit_test(writing_a_view_is_part_of_the_bases_history),
        cmocka_unit_test(writing_a_value_with_history_into_a_plain_base),
        cmocka_unit_test(a_view_sees_that_its_base_was_written),
        cmocka_unit_test(a_view_of_a_view_has_the_same_base),
        cmocka_unit_test(transposed_views_are_written),
        cmocka_unit_test(real_views_of_complex_tensors_are_written),
        cmocka_unit_test(a_real_number_written_into_a_complex_view_has_a_real_gradient),
        cmocka_unit_test(views_of_several_are_not_written),
        cmocka_unit_test(views_made_without_grad_mode_are_not_written),
        cmocka_unit_test(views_made_in_inference_mode_are_not_written),
        cmocka_unit_test(tensors_of_inference_mode_are_kept_apart),
        cmocka_unit_test(detach_ends_the_history_and_shares_the_version),
        cmocka_unit_test(a_saved_alias_that_was_written_is_refused),
        cmocka_unit_test(detach_in_place_makes_a_leaf),
        cmocka_unit_test(what_self_was_is_kept_for_its_formula),
        cmocka_unit_test(a_geometry_in_place_is_the_tensors_own_node),
        cmocka_unit_test(writing_through_views_has_second_derivatives),
        cmocka_unit_test(sizes_of_what_requires_a_gradient_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
