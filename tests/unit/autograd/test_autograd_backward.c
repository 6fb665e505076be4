/* SPDX-License-Identifier: BSD-3-Clause */
/* Recording and backward: leaves, roots, sums of gradients, what is saved, second derivatives. */
#include "autograd_fixture.h"

#include "autograd/graph.h"

static void the_gradient_of_a_square_is_twice_the_number(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(3), VALUES(1, 2, 3));
    tn_tensor *y = mul(x, x);
    assert_true(tn_tensor_requires_grad(y));
    assert_false(tn_tensor_is_leaf(y));
    assert_node(y, "MulBackward0");
    backward_sum(y);
    assert_grad(x, 3, VALUES(2, 4, 6));
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void gradients_of_several_passes_add_up_in_the_same_tensor(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 3);
    backward_sum(y);
    tn_tensor_release(y);
    const tn_tensor *first = tn_tensor_grad(x);
    y = times(x, 4);
    backward_sum(y);
    assert_ptr_equal(tn_tensor_grad(x), first);
    assert_grad(x, 2, VALUES(7, 7));
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void a_broadcast_argument_gets_the_sum(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2, 1), VALUES(1, 2));
    tn_tensor *s = leaf(SCALAR, VALUES(5));
    tn_tensor *w = make(TN_DTYPE_F64, SIZES(3), VALUES(1, 10, 100));
    tn_tensor *xw = mul(x, w);
    tn_tensor *y = mul(xw, s);
    backward_sum(y);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SIZES(2, 1), VALUES(555, 555));
    assert_tensor(tn_tensor_grad(s), TN_DTYPE_F64, SCALAR, VALUES(333));
    tn_tensor_release(y);
    tn_tensor_release(xw);
    tn_tensor_release(w);
    tn_tensor_release(s);
    tn_tensor_release(x);
}

static void a_gradient_has_the_dtype_of_its_tensor(void **state)
{
    (void)state;
    tn_tensor *x = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 2));
    tn_tensor *w = make(TN_DTYPE_F64, SIZES(2), VALUES(3, 4));
    assert_int_equal(tn_tensor_set_requires_grad(x, true), TN_OK);
    tn_tensor *y = mul(x, w);
    assert_int_equal(y->dtype, TN_DTYPE_F64);
    backward_sum(y);
    assert_grad(x, 2, VALUES(3, 4));
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void the_power_0_of_a_matrix_has_zeros_as_its_gradient(void **state)
{
    (void)state;
    const tn_op *op;
    tn_tensor *x = leaf(SIZES(2, 2), VALUES(1, 2, 3, 4));
    const tn_value args[] = {tn_value_tensor(x), tn_value_int(0)};
    tn_value made = {.kind = TN_KIND_NONE};
    assert_int_equal(tn_op_find("aten::matrix_power", &op), TN_OK);
    assert_int_equal(tn_op_call(op, args, 2, &made, 1), TN_OK);
    backward_sum(made.as.tensor);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SIZES(2, 2), VALUES(0, 0, 0, 0));
    tn_value_release(&made);
    tn_tensor_release(x);
}

static void a_root_must_be_a_real_scalar_or_have_a_gradient(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 3);
    tn_tensor *grad = make(TN_DTYPE_F64, SIZES(2), VALUES(10, 100));
    tn_tensor *wrong = make(TN_DTYPE_F64, SIZES(3), VALUES(1, 1, 1));
    assert_failed(try_backward(y, NULL, 0),
                  "grad can be implicitly created only for scalar outputs");
    assert_failed(try_backward(y, wrong, 0),
                  "grad_output[0] has a shape of torch.Size([3]) and output[0] has a shape of "
                  "torch.Size([2]).");
    assert_failed(try_backward(wrong, NULL, 0), "element 0 of tensors does not require grad");
    assert_int_equal(try_backward(y, grad, 0), TN_OK);
    assert_grad(x, 2, VALUES(30, 300));
    tn_tensor_release(wrong);
    tn_tensor_release(grad);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void a_leaf_can_be_the_root(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SCALAR, VALUES(7));
    backward(x);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SCALAR, VALUES(1));
    tn_tensor_release(x);
}

static void saved_tensors_are_freed_by_backward_unless_retained(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *square = mul(x, x);
    tn_tensor *y = sum(square);
    assert_int_equal(try_backward(y, NULL, TN_BACKWARD_RETAIN), TN_OK);
    assert_int_equal(try_backward(y, NULL, 0), TN_OK);
    assert_grad(x, 2, VALUES(4, 8));
    assert_failed(try_backward(y, NULL, 0), "Trying to backward through the graph a second time");
    tn_tensor_release(y);
    tn_tensor_release(square);
    /* Where nothing was saved, nothing is missed. */
    tn_tensor *z = call("aten::add.Tensor", ARGS(T(x), T(x)));
    y = sum(z);
    backward(y);
    backward(y);
    tn_tensor_release(y);
    tn_tensor_release(z);
    tn_tensor_release(x);
}

static void a_saved_tensor_that_was_written_is_told_by_name_and_versions(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *w = make(TN_DTYPE_F64, SIZES(2), VALUES(3, 4));
    tn_tensor *y = mul(x, w);
    mul_in_place(w, w);
    tn_tensor *total = sum(y);
    assert_failed(try_backward(total, NULL, 0),
                  "[torch.DoubleTensor [2]] is at version 1; expected version 0 instead");
    tn_tensor_release(total);
    tn_tensor_release(y);
    y = call("aten::exp", ARGS(T(x)));
    tn_tensor *z = call("aten::add_.Scalar", ARGS(T(y), D(1)));
    total = sum(z);
    assert_failed(try_backward(total, NULL, 0), "which is output 0 of Exp, is at version 1");
    tn_tensor_release(total);
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void grad_hands_out_and_accumulates_nothing(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 3);
    tn_tensor *z = mul(y, y);
    tn_tensor *total = sum(z);
    check(gradient(total, y, TN_BACKWARD_RETAIN), TN_DTYPE_F64, SIZES(2), VALUES(6, 12));
    check(gradient(total, x, 0), TN_DTYPE_F64, SIZES(2), VALUES(18, 36));
    assert_null(tn_tensor_grad(x));
    tn_tensor_release(total);
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void an_input_without_part_in_the_root_is_refused_or_null(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SCALAR, VALUES(1));
    tn_tensor *other = leaf(SCALAR, VALUES(1));
    tn_tensor *plain = make(TN_DTYPE_F64, SCALAR, VALUES(1));
    tn_tensor *y = times(x, 2);
    tn_tensor *out = x;
    tn_backward_call asked = {
        .size = sizeof asked, .roots = &y, .nroots = 1, .inputs = &other, .ninputs = 1};
    assert_failed(tn_grad(&asked, &out),
                  "The differentiated Tensor at index 0 appears to not have been used");
    assert_ptr_equal(out, x);
    asked.flags = TN_BACKWARD_UNUSED;
    assert_int_equal(tn_grad(&asked, &out), TN_OK);
    assert_null(out);
    asked.inputs = &plain;
    assert_failed(tn_grad(&asked, &out), "One of the differentiated Tensors does not require grad");
    tn_tensor_release(y);
    tn_tensor_release(plain);
    tn_tensor_release(other);
    tn_tensor_release(x);
}

static void backward_for_given_inputs_leaves_the_others_alone(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SCALAR, VALUES(2));
    tn_tensor *w = leaf(SCALAR, VALUES(3));
    tn_tensor *y = mul(x, w);
    tn_tensor *z = times(y, 5);
    tn_tensor *inputs[] = {w, y};
    const tn_backward_call asked = {
        .size = sizeof asked, .roots = &z, .nroots = 1, .inputs = inputs, .ninputs = 2};
    assert_int_equal(tn_backward(&asked), TN_OK);
    assert_null(tn_tensor_grad(x));
    assert_tensor(tn_tensor_grad(w), TN_DTYPE_F64, SCALAR, VALUES(10));
    assert_tensor(tn_tensor_grad(y), TN_DTYPE_F64, SCALAR, VALUES(5));
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void several_roots_run_as_one(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SCALAR, VALUES(2));
    tn_tensor *y = times(x, 2);
    tn_tensor *z = mul(y, y);
    tn_tensor *roots[] = {y, z, y};
    const tn_backward_call asked = {.size = sizeof asked, .roots = roots, .nroots = 3};
    assert_int_equal(tn_backward(&asked), TN_OK);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SCALAR, VALUES(20)); /* 2 + 2 + 2 * 4 * 2 */
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void backward_can_be_differentiated_itself(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(2, 3));
    tn_tensor *square = mul(x, x);
    tn_tensor *cube = mul(square, x);
    tn_tensor *total = sum(cube);
    tn_tensor *first = gradient(total, x, TN_BACKWARD_CREATE);
    assert_tensor(first, TN_DTYPE_F64, SIZES(2), VALUES(12, 27));
    assert_true(tn_tensor_requires_grad(first));
    tn_tensor *again = sum(first);
    tn_tensor *second = gradient(again, x, TN_BACKWARD_CREATE);
    assert_tensor(second, TN_DTYPE_F64, SIZES(2), VALUES(12, 18));
    tn_tensor *last = sum(second);
    check(gradient(last, x, 0), TN_DTYPE_F64, SIZES(2), VALUES(6, 6));
    tn_tensor *all[] = {last, second, again, first, total, cube, square, x};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void a_saved_result_has_its_history_when_backward_is_recorded(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(1), VALUES(0));
    tn_tensor *y = call("aten::exp", ARGS(T(x)));
    tn_tensor *total = sum(y);
    tn_tensor *first = gradient(total, x, TN_BACKWARD_CREATE);
    tn_tensor *again = sum(first);
    check(gradient(again, x, 0), TN_DTYPE_F64, SIZES(1), VALUES(1));
    tn_tensor_release(again);
    tn_tensor_release(first);
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void nothing_is_recorded_without_grad_mode(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    assert_true(tn_grad_mode_set(false));
    tn_tensor *y = mul(x, x);
    assert_false(tn_grad_mode_set(true));
    assert_false(tn_tensor_requires_grad(y));
    assert_node(y, "");
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void whole_numbers_have_no_gradients(void **state)
{
    (void)state;
    tn_tensor *n = make(TN_DTYPE_I64, SIZES(2), VALUES(1, 2));
    assert_failed(tn_tensor_set_requires_grad(n, true),
                  "Only Tensors of floating point and complex dtype can require gradients");
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_value outs[2];
    call_all("aten::max.dim", ARGS(T(x), I(0)), outs, 2);
    assert_true(tn_tensor_requires_grad(outs[0].as.tensor));
    assert_false(tn_tensor_requires_grad(outs[1].as.tensor));
    backward(outs[0].as.tensor);
    assert_grad(x, 2, VALUES(0, 1));
    tn_value_release(&outs[0]);
    tn_value_release(&outs[1]);
    tn_tensor_release(x);
    tn_tensor_release(n);
}

static void requires_grad_is_a_matter_of_leaves(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    assert_failed(tn_tensor_set_requires_grad(y, false),
                  "you can only change requires_grad flags of leaf variables");
    assert_int_equal(tn_tensor_set_requires_grad(y, true), TN_OK);
    assert_int_equal(tn_tensor_set_requires_grad(x, false), TN_OK);
    assert_false(tn_tensor_requires_grad(x));
    backward_sum(y);
    assert_null(tn_tensor_grad(x));
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void an_operator_with_out_refuses(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *out = make(TN_DTYPE_F64, SIZES(2), VALUES(0, 0));
    call_fails("aten::mul.out", ARGS(T(x), T(x), T(out)),
               "mul(): functions with out=... arguments don't support automatic differentiation");
    tn_tensor_release(out);
    tn_tensor_release(x);
}

static void a_missing_formula_fails_at_backward_by_name(void **state)
{
    (void)state;
    static const struct {
        const char *name; /* of two tensors */
        const char *text; /* told at backward */
    } rows[] = {{"aten::heaviside", "derivative for aten::heaviside is not implemented"},
                {"aten::igamma", "igamma: input"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
        tn_tensor *y = call(rows[i].name, ARGS(T(x), T(x)));
        assert_true(tn_tensor_requires_grad(y));
        tn_tensor *total = sum(y);
        assert_failed(try_backward(total, NULL, 0), rows[i].text);
        tn_tensor_release(total);
        tn_tensor_release(y);
        tn_tensor_release(x);
    }
}

static void a_graph_of_a_million_nodes_does_not_recurse(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SCALAR, VALUES(1));
    tn_tensor *y = times(x, 1);
    for (int i = 0; i < 1000000; i++) {
        tn_tensor *next = call("aten::neg", ARGS(T(y)));
        tn_tensor_release(y);
        y = next;
    }
    backward(y);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SCALAR, VALUES(1));
    tn_tensor_release(y);
    /* And one that nobody runs, with tensors between the nodes. */
    y = mul(x, x);
    for (int i = 0; i < 100000; i++) {
        tn_tensor *next = mul(y, y);
        tn_tensor_release(y);
        y = next;
    }
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void what_formulas_read_is_told_by_name(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = call("aten::pow.Tensor_Scalar", ARGS(T(x), I(2)));
    tn_tensor *total = sum(y);
    tn_node *node;
    tn_value value;
    assert_int_equal(tn_tensor_grad_fn(y, NULL, &node), TN_OK);
    assert_int_equal(tn_node_num_saved(node), 2);
    assert_string_equal(tn_node_saved_name(node, 0), "exponent");
    assert_string_equal(tn_node_saved_name(node, 1), "self");
    assert_null(tn_node_saved_name(node, 2));
    assert_int_equal(tn_node_saved_value(node, 1, &value), TN_OK);
    assert_ptr_equal(value.as.tensor, x);
    tn_value_release(&value);
    assert_int_equal(tn_node_saved_value(node, 0, &value), TN_OK);
    assert_int_equal(value.kind, TN_KIND_INT);
    assert_int_equal(value.as.integer, 2);
    assert_failed(tn_node_saved_value(node, 2, &value), "one of its saved values");
    backward(total);
    assert_failed(tn_node_saved_value(node, 1, &value), "a second time");
    tn_node_release(node);
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

/* Of x * 3 only the factor is needed, because it requires no gradient. */
static void what_was_not_needed_is_no_saved_tensor_and_no_failure(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *w = make(TN_DTYPE_F64, SIZES(2), VALUES(3, 3));
    tn_tensor *y = mul(x, w);
    tn_tensor *saved;
    tn_value value;
    tn_node *node;
    assert_int_equal(tn_tensor_grad_fn(y, NULL, &node), TN_OK);
    assert_int_equal(tn_node_num_saved(node), 2);
    for (size_t i = 0; i < 2; i++) {
        bool is_needed = strcmp(tn_node_saved_name(node, i), "other") == 0;
        saved = x;
        assert_int_equal(tn_node_saved(node, i, &saved), TN_OK);
        assert_ptr_equal(saved, is_needed ? w : NULL);
        assert_int_equal(tn_node_saved_value(node, i, &value), TN_OK);
        assert_int_equal(value.kind, is_needed ? TN_KIND_TENSOR : TN_KIND_NONE);
        tn_value_release(&value);
        tn_tensor_release(saved);
    }
    assert_int_equal(tn_node_saved(node, 2, &saved), TN_ERR_INDEX);
    assert_int_equal(tn_node_saved_value(node, 2, &value), TN_ERR_INDEX);
    tn_node_release(node);
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void saved_numbers_and_lists_are_no_saved_tensors(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *at = make(TN_DTYPE_I64, SIZES(1), VALUES(1));
    tn_value indices[] = {tn_value_tensor(at)};
    tn_tensor *power = call("aten::pow.Tensor_Scalar", ARGS(T(x), I(2)));
    tn_tensor *part = call("aten::index.Tensor", ARGS(T(x), tn_value_list(indices, 1)));
    tn_node *node;
    tn_tensor *saved;
    assert_int_equal(tn_tensor_grad_fn(power, NULL, &node), TN_OK);
    assert_int_equal(tn_node_saved(node, 0, &saved), TN_ERR_TYPE);
    assert_string_equal(tn_last_error(), "PowBackward0: saved value 0 is not a tensor; "
                                         "tn_node_saved_value gives it");
    assert_int_equal(tn_node_saved(node, 1, &saved), TN_OK);
    assert_ptr_equal(saved, x);
    tn_tensor_release(saved);
    tn_node_release(node);
    assert_int_equal(tn_tensor_grad_fn(part, NULL, &node), TN_OK);
    size_t list = 0;
    while (tn_node_saved_name(node, list) == NULL)
        list++;
    assert_string_equal(tn_node_saved_name(node, list), "indices");
    assert_int_equal(tn_node_saved(node, list, &saved), TN_ERR_TYPE);
    tn_node_release(node);
    tn_tensor_release(part);
    tn_tensor_release(power);
    tn_tensor_release(at);
    tn_tensor_release(x);
}

static void the_graph_can_be_walked(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *w = make(TN_DTYPE_F64, SIZES(2), VALUES(3, 4));
    tn_tensor *y = mul(x, w);
    tn_node *node;
    uint32_t number = 7;
    assert_int_equal(tn_tensor_grad_fn(y, &number, &node), TN_OK);
    assert_int_equal(number, 0);
    assert_int_equal(tn_node_num_edges(node), 2);
    assert_int_equal(tn_node_num_results(node), 1);
    tn_node *behind = tn_node_edge(node, 0, &number);
    assert_string_equal(tn_node_name(behind), "AccumulateGrad");
    assert_ptr_equal(tn_node_variable(behind), x);
    assert_null(tn_node_edge(node, 1, NULL));
    assert_null(tn_node_edge(node, 2, NULL));
    assert_null(tn_node_variable(node));
    tn_node_release(node);
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void a_gradient_may_be_set_if_it_fits(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *longer = make(TN_DTYPE_F64, SIZES(3), VALUES(1, 2, 3));
    tn_tensor *other = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 2));
    tn_tensor *good = make(TN_DTYPE_F64, SIZES(2), VALUES(5, 6));
    assert_failed(tn_tensor_set_grad(x, longer),
                  "attempting to assign a gradient of size '[3]' to a tensor of size '[2]'");
    assert_failed(tn_tensor_set_grad(x, other), "dtype 'float32'");
    assert_int_equal(tn_tensor_set_grad(x, good), TN_OK);
    assert_ptr_equal(tn_tensor_grad(x), good);
    assert_int_equal(tn_tensor_set_grad(x, NULL), TN_OK);
    assert_null(tn_tensor_grad(x));
    tn_tensor_release(good);
    tn_tensor_release(other);
    tn_tensor_release(longer);
    tn_tensor_release(x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_gradient_of_a_square_is_twice_the_number),
        cmocka_unit_test(gradients_of_several_passes_add_up_in_the_same_tensor),
        cmocka_unit_test(a_broadcast_argument_gets_the_sum),
        cmocka_unit_test(a_gradient_has_the_dtype_of_its_tensor),
        cmocka_unit_test(the_power_0_of_a_matrix_has_zeros_as_its_gradient),
        cmocka_unit_test(a_root_must_be_a_real_scalar_or_have_a_gradient),
        cmocka_unit_test(a_leaf_can_be_the_root),
        cmocka_unit_test(saved_tensors_are_freed_by_backward_unless_retained),
        cmocka_unit_test(a_saved_tensor_that_was_written_is_told_by_name_and_versions),
        cmocka_unit_test(grad_hands_out_and_accumulates_nothing),
        cmocka_unit_test(an_input_without_part_in_the_root_is_refused_or_null),
        cmocka_unit_test(backward_for_given_inputs_leaves_the_others_alone),
        cmocka_unit_test(several_roots_run_as_one),
        cmocka_unit_test(backward_can_be_differentiated_itself),
        cmocka_unit_test(a_saved_result_has_its_history_when_backward_is_recorded),
        cmocka_unit_test(nothing_is_recorded_without_grad_mode),
        cmocka_unit_test(whole_numbers_have_no_gradients),
        cmocka_unit_test(requires_grad_is_a_matter_of_leaves),
        cmocka_unit_test(an_operator_with_out_refuses),
        cmocka_unit_test(a_missing_formula_fails_at_backward_by_name),
        cmocka_unit_test(a_graph_of_a_million_nodes_does_not_recurse),
        cmocka_unit_test(what_formulas_read_is_told_by_name),
        cmocka_unit_test(what_was_not_needed_is_no_saved_tensor_and_no_failure),
        cmocka_unit_test(saved_numbers_and_lists_are_no_saved_tensors),
        cmocka_unit_test(the_graph_can_be_walked),
        cmocka_unit_test(a_gradient_may_be_set_if_it_fits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
