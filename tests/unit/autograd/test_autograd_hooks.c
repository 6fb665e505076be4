/* SPDX-License-Identifier: BSD-3-Clause */
/* Hooks of tensors, nodes and leaves, kept gradients, and anomaly mode. */
#include "autograd_fixture.h"

#include <stdlib.h>

static char path[200]; /* names of the hooks that ran, in order */

static tn_status note(void *context, const tn_hook_call *asked)
{
    (void)asked;
    strcat(strcat(path, context), " ");
    return TN_OK;
}

static tn_hook noting(char *name)
{
    path[0] = '\0';
    return (tn_hook){note, name, NULL};
}

/* Puts ten times the gradient in its place. */
static tn_status enlarge(void *context, const tn_hook_call *asked)
{
    (void)context;
    tn_tensor *larger = times(asked->grads[0], 10);
    tn_tensor_release(asked->grads[0]);
    asked->grads[0] = larger;
    return TN_OK;
}

static void hooks_run_in_pytorchs_order(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = sum(x);
    tn_node *node;
    tn_hook hooks[] = {noting("tensor"), noting("before"),      noting("after"),
                       noting("leaf"),   noting("accumulated"), noting("again")};
    assert_int_equal(tn_tensor_grad_fn(y, NULL, &node), TN_OK);
    assert_int_equal(tn_node_add_hook(node, true, &hooks[2], NULL), TN_OK);
    assert_int_equal(tn_node_add_hook(node, false, &hooks[1], NULL), TN_OK);
    assert_int_equal(tn_tensor_add_hook(y, &hooks[0], NULL), TN_OK);
    assert_int_equal(tn_tensor_add_accumulated_hook(x, &hooks[4], NULL), TN_OK);
    assert_int_equal(tn_tensor_add_hook(x, &hooks[3], NULL), TN_OK);
    assert_int_equal(tn_tensor_add_hook(x, &hooks[5], NULL), TN_OK);
    backward(y);
    assert_string_equal(path, "tensor before after leaf again accumulated ");
    tn_node_release(node);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void a_hook_may_give_another_gradient(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    const tn_hook hook = {enlarge, NULL, NULL};
    uint64_t number;
    assert_int_equal(tn_tensor_add_hook(y, &hook, &number), TN_OK);
    tn_tensor *total = sum(y);
    check(gradient(total, x, TN_BACKWARD_RETAIN), TN_DTYPE_F64, SIZES(2), VALUES(20, 20));
    /* What is asked for itself has passed its hook, unless the node runs on. */
    check(gradient(total, y, TN_BACKWARD_RETAIN), TN_DTYPE_F64, SIZES(2), VALUES(10, 10));
    tn_hook_remove(y, NULL, number);
    check(gradient(total, x, 0), TN_DTYPE_F64, SIZES(2), VALUES(2, 2));
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void a_hook_stays_with_the_history_that_the_tensor_had(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    tn_tensor *three = make(TN_DTYPE_F64, SCALAR, VALUES(3));
    const tn_hook hook = {enlarge, NULL, NULL};
    mul_in_place(y, three);
    assert_int_equal(tn_tensor_add_hook(y, &hook, NULL), TN_OK);
    assert_int_equal(tn_tensor_retain_grad(y), TN_OK);
    assert_true(tn_tensor_retains_grad(y));
    mul_in_place(y, three);
    backward_sum(y);
    assert_grad(x, 2, VALUES(180, 180));
    assert_grad(y, 2, VALUES(1, 1));
    tn_tensor_release(three);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void a_kept_gradient_outlives_nothing(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    assert_int_equal(tn_tensor_retain_grad(y), TN_OK);
    tn_tensor *z = times(y, 3);
    tn_tensor *total = sum(z);
    assert_int_equal(try_backward(total, NULL, TN_BACKWARD_RETAIN), TN_OK);
    assert_grad(y, 2, VALUES(3, 3));
    assert_int_equal(try_backward(total, NULL, TN_BACKWARD_RETAIN), TN_OK);
    assert_grad(y, 2, VALUES(6, 6));
    tn_tensor_release(y);
    assert_int_equal(try_backward(total, NULL, 0), TN_OK);
    assert_grad(x, 2, VALUES(18, 18));
    tn_tensor_release(total);
    tn_tensor_release(z);
    tn_tensor_release(x);
}

/* What a hook asks of the backward that it runs in. */
typedef struct question {
    tn_node *node; /* of which is asked */
    int reached;   /* -1 before */
} question;

static tn_status ask(void *context, const tn_hook_call *asked)
{
    (void)asked;
    question *q = context;
    q->reached = tn_backward_reaches(q->node);
    return TN_OK;
}

static void a_hook_can_ask_what_backward_reaches(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *w = leaf(SIZES(2), VALUES(3, 4));
    tn_tensor *y = times(x, 2);
    tn_tensor *v = times(w, 2);
    tn_tensor *product = mul(y, v);
    tn_tensor *total = sum(product);
    question q = {NULL, -1};
    const tn_hook hook = {ask, &q, NULL};
    assert_int_equal(tn_tensor_grad_fn(v, NULL, &q.node), TN_OK);
    assert_int_equal(tn_tensor_add_hook(y, &hook, NULL), TN_OK);
    assert_false(tn_backward_reaches(q.node));
    tn_tensor *of_x = gradient(total, x, TN_BACKWARD_RETAIN);
    assert_int_equal(q.reached, false);
    backward(total);
    assert_int_equal(q.reached, true);
    assert_false(tn_backward_reaches(q.node));
    tn_node_release(q.node);
    tn_tensor *drops[] = {of_x, total, product, v, y, w, x};
    for (size_t i = 0; i < TN_LEN(drops); i++)
        tn_tensor_release(drops[i]);
}

/* The program may write it, and what a hook of the node makes of the gradient is not kept. */
static void a_kept_gradient_is_a_copy_of_what_the_tensors_hooks_left(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    tn_tensor *z = times(y, 1);
    tn_tensor *total = sum(z);
    tn_node *node;
    const tn_hook hook = {enlarge, NULL, NULL};
    assert_int_equal(tn_tensor_retain_grad(y), TN_OK);
    assert_int_equal(tn_tensor_retain_grad(z), TN_OK);
    assert_int_equal(tn_tensor_grad_fn(y, NULL, &node), TN_OK);
    assert_int_equal(tn_node_add_hook(node, false, &hook, NULL), TN_OK);
    assert_int_equal(tn_tensor_add_hook(y, &hook, NULL), TN_OK);
    backward(total);
    assert_grad(y, 2, VALUES(10, 10));
    /* The gradient of z itself is a 1 that is stretched. */
    assert_int_equal(tn_tensor_strides(tn_tensor_grad(z))[0], 1);
    assert_grad(x, 2, VALUES(200, 200));
    tn_node_release(node);
    tn_tensor_release(total);
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static tn_status shorten(void *context, const tn_hook_call *asked)
{
    (void)context;
    tn_tensor *part = item(asked->grads[0], 0);
    tn_tensor_release(asked->grads[0]);
    asked->grads[0] = part;
    return TN_OK;
}

static tn_status narrow(void *context, const tn_hook_call *asked)
{
    (void)context;
    tn_tensor *other = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 1));
    tn_tensor_release(asked->grads[0]);
    asked->grads[0] = other;
    return TN_OK;
}

static tn_status refuse(void *context, const tn_hook_call *asked)
{
    (void)asked;
    return tni_fail(TN_ERR_VALUE, "%s", (const char *)context);
}

static void a_hook_may_not_change_what_the_gradient_is(void **state)
{
    (void)state;
    static const struct {
        tn_status (*run)(void *, const tn_hook_call *);
        const char *text;
    } rows[] = {{shorten, "hook has changed the size of value"},
                {narrow, "hook has changed the type of value (was torch.DoubleTensor got "
                         "torch.FloatTensor)"},
                {refuse, "no more"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
        tn_tensor *y = times(x, 2);
        const tn_hook hook = {rows[i].run, "no more", NULL};
        assert_int_equal(tn_tensor_add_hook(y, &hook, NULL), TN_OK);
        tn_tensor *total = sum(y);
        assert_failed(try_backward(total, NULL, 0), rows[i].text);
        tn_tensor_release(total);
        tn_tensor_release(y);
        tn_tensor_release(x);
    }
}

static void tensors_without_gradients_have_no_hooks(void **state)
{
    (void)state;
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(2), VALUES(1, 2));
    tn_tensor *w = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(w, 2);
    const tn_hook hook = {enlarge, NULL, NULL};
    assert_failed(tn_tensor_add_hook(x, &hook, NULL), "a tensor that doesn't require gradient");
    assert_failed(tn_tensor_retain_grad(x), "can't retain_grad on Tensor that has requires_grad");
    assert_failed(tn_tensor_add_accumulated_hook(y, &hook, NULL), "on non-leaf tensors");
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static int dropped;

static void count_drop(void *context)
{
    (void)context;
    dropped++;
}

static void contexts_are_dropped_once(void **state)
{
    (void)state;
    const tn_hook hook = {note, "", count_drop};
    dropped = 0;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    uint64_t number;
    assert_int_equal(tn_tensor_add_hook(x, &hook, NULL), TN_OK);
    assert_int_equal(tn_tensor_add_hook(y, &hook, &number), TN_OK);
    assert_int_equal(tn_tensor_add_hook(y, &hook, NULL), TN_OK);
    tn_hook_remove(y, NULL, number);
    tn_hook_remove(y, NULL, number);
    assert_int_equal(dropped, 1);
    tn_tensor_release(y);
    assert_int_equal(dropped, 2);
    tn_tensor_release(x);
    assert_int_equal(dropped, 3);
}

/* Runs another backward inside of a hook. */
static tn_status nested(void *context, const tn_hook_call *asked)
{
    tn_tensor *x = context;
    (void)asked;
    tn_grad_mode_set(true);
    tn_tensor *y = mul(x, x);
    backward_sum(y);
    tn_tensor_release(y);
    tn_grad_mode_set(false);
    return TN_OK;
}

static void backward_may_run_inside_of_backward(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *other = leaf(SIZES(2), VALUES(5, 6));
    tn_tensor *y = mul(x, x);
    const tn_hook hook = {nested, other, NULL};
    assert_int_equal(tn_tensor_add_hook(y, &hook, NULL), TN_OK);
    backward_sum(y);
    assert_grad(x, 2, VALUES(2, 4));
    assert_grad(other, 2, VALUES(10, 12));
    tn_tensor_release(y);
    tn_tensor_release(other);
    tn_tensor_release(x);
}

static void tell_place(char *text, size_t size)
{
    snprintf(text, size, "line 42 of the program\n");
}

static void anomaly_mode_tells_the_place_and_finds_nans(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(1), VALUES(0));
    tn_anomaly_place_set(tell_place);
    tn_anomaly_mode_set(true, true);
    tn_tensor *y = call("aten::div.Tensor", ARGS(T(x), T(x)));
    tn_tensor *total = sum(y);
    assert_failed(try_backward(total, NULL, 0), "Function 'DivBackward0' returned nan values");
    assert_non_null(strstr(tn_last_error(), "line 42 of the program"));
    bool checks = false;
    assert_true(tn_anomaly_mode(&checks));
    assert_true(checks);
    tn_anomaly_mode_set(false, false);
    tn_anomaly_place_set(NULL);
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hooks_run_in_pytorchs_order),
        cmocka_unit_test(a_hook_may_give_another_gradient),
        cmocka_unit_test(a_hook_stays_with_the_history_that_the_tensor_had),
        cmocka_unit_test(a_kept_gradient_outlives_nothing),
        cmocka_unit_test(a_hook_can_ask_what_backward_reaches),
        cmocka_unit_test(a_kept_gradient_is_a_copy_of_what_the_tensors_hooks_left),
        cmocka_unit_test(a_hook_may_not_change_what_the_gradient_is),
        cmocka_unit_test(tensors_without_gradients_have_no_hooks),
        cmocka_unit_test(contexts_are_dropped_once),
        cmocka_unit_test(backward_may_run_inside_of_backward),
        cmocka_unit_test(anomaly_mode_tells_the_place_and_finds_nans),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
