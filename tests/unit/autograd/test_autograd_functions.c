/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of the program, and operators of libraries without a derivative. */
#include "autograd_fixture.h"

#include <tenon/library.h>

static int drops;    /* contexts that were dropped */
static int warnings; /* of the process */

static void count_drop(void *context)
{
    (void)context;
    drops++;
}

/* d (x²) = 2 x times the gradient; x is saved. */
static tn_status square_backward(void *context, const tn_function_call *asked)
{
    tn_tensor *x;
    tn_status status = tn_node_saved(asked->node, 0, &x);
    if (status != TN_OK)
        return status;
    assert_ptr_equal(tn_node_context(asked->node), context);
    assert_int_equal(asked->nresults, 1);
    assert_true(asked->wanted[0]);
    tn_tensor *twice = times(x, *(const double *)context);
    asked->results[0] = mul(asked->grads[0], twice);
    tn_tensor_release(twice);
    tn_tensor_release(x);
    return TN_OK;
}

static double two = 2;

/* y = x² as a function of the program; new. */
static tn_tensor *square(tn_tensor *x, tn_node **node)
{
    bool was = tn_grad_mode_set(false);
    tn_tensor *y = mul(x, x);
    tn_grad_mode_set(was);
    const tn_function function = {.size = sizeof function,
                                  .name = "SquareBackward",
                                  .backward = square_backward,
                                  .context = &two,
                                  .drop = count_drop,
                                  .inputs = &x,
                                  .ninputs = 1,
                                  .outputs = &y,
                                  .noutputs = 1,
                                  .saved = &x,
                                  .nsaved = 1};
    assert_int_equal(tn_function_record(&function, node), TN_OK);
    return y;
}

static void a_function_has_its_own_backward(void **state)
{
    (void)state;
    tn_node *node;
    tn_tensor *x = leaf(SIZES(2), VALUES(3, 4));
    drops = 0;
    tn_tensor *y = square(x, &node);
    assert_node(y, "SquareBackward");
    tn_tensor *total = sum(y);
    tn_tensor *first = gradient(total, x, TN_BACKWARD_CREATE);
    assert_tensor(first, TN_DTYPE_F64, SIZES(2), VALUES(6, 8));
    tn_tensor *again = sum(first);
    check(gradient(again, x, 0), TN_DTYPE_F64, SIZES(2), VALUES(2, 2));
    backward(total);
    assert_failed(try_backward(total, NULL, 0), "Trying to backward through the graph a second");
    tn_tensor *saved;
    assert_failed(tn_node_saved(node, 0, &saved), "Trying to backward through the graph a second");
    tn_tensor_release(again);
    tn_tensor_release(first);
    tn_tensor_release(total);
    assert_int_equal(drops, 0);
    tn_tensor_release(y);
    assert_int_equal(drops, 1);
    tn_tensor_release(x);
}

static void nothing_is_recorded_where_nobody_wants_it(void **state)
{
    (void)state;
    tn_node *node;
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(2), VALUES(3, 4));
    drops = 0;
    tn_tensor *y = square(x, &node);
    assert_null(node);
    assert_int_equal(drops, 1);
    assert_false(tn_tensor_requires_grad(y));
    tn_tensor_release(y);
    tn_tensor_release(x);
}

/* What the engine has to make of the gradient that a function gives. */
typedef enum what { WIDER, LARGER, WRONG, COMPLEX, OTHER_DEVICE, NOTHING } what;

static tn_status strange_backward(void *context, const tn_function_call *asked)
{
    const int64_t large[] = {4, 3};
    switch (*(const what *)context) {
    case WIDER:
        asked->results[0] = call("aten::to.dtype", ARGS(T(asked->grads[0]), DTYPE(F64)));
        break;
    case LARGER:
        asked->results[0] = call("aten::expand", ARGS(T(asked->grads[0]), tn_value_ints(large, 2)));
        break;
    case WRONG:
        asked->results[0] = make(TN_DTYPE_F32, SIZES(1, 1), VALUES(1));
        break;
    case COMPLEX:
        asked->results[0] = make(TN_DTYPE_C64, SIZES(3), VALUES(1, 2, 3));
        break;
    case OTHER_DEVICE:
        return tn_tensor_empty(TN_DTYPE_F32, 1, (const int64_t[]){3}, NULL, TN_META,
                               &asked->results[0]);
    case NOTHING:
        break;
    }
    return TN_OK;
}

static tn_tensor *strange(tn_tensor *x, what *kind)
{
    tn_tensor *y;
    tn_node *node;
    assert_int_equal(tni_clone(x, TN_DTYPE_F32, TN_MEMORY_FORMAT_CONTIGUOUS, &y), TN_OK);
    const tn_function function = {.size = sizeof function,
                                  .name = "StrangeBackward",
                                  .backward = strange_backward,
                                  .context = kind,
                                  .inputs = &x,
                                  .ninputs = 1,
                                  .outputs = &y,
                                  .noutputs = 1};
    assert_int_equal(tn_function_record(&function, &node), TN_OK);
    return y;
}

static void gradients_are_made_to_fit_or_refused(void **state)
{
    (void)state;
    static const struct {
        what kind;
        double expected;
        const char *failure;
    } rows[] = {{WIDER, 1, NULL},
                {LARGER, 4, NULL},
                {WRONG, 0,
                 "Function StrangeBackward returned an invalid gradient at index 0 - got "
                 "[1, 1] but expected shape compatible with [3]"},
                {COMPLEX, 0, "complex gradient for a real tensor"},
                {OTHER_DEVICE, 0, "index 0 - expected device cpu but got meta"},
                {NOTHING, 0, NULL}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        what kind = rows[i].kind;
        tn_tensor *x = make(TN_DTYPE_F32, SIZES(3), VALUES(1, 2, 3));
        assert_int_equal(tn_tensor_set_requires_grad(x, true), TN_OK);
        tn_tensor *y = strange(x, &kind);
        tn_tensor *total = sum(y);
        double e = rows[i].expected;
        if (rows[i].failure != NULL)
            assert_failed(try_backward(total, NULL, 0), rows[i].failure);
        else
            backward(total);
        if (e != 0)
            assert_grad(x, 3, VALUES(e, e, e));
        else
            assert_null(tn_tensor_grad(x));
        tn_tensor_release(total);
        tn_tensor_release(y);
        tn_tensor_release(x);
    }
}

static tn_status pass_backward(void *context, const tn_function_call *asked)
{
    (void)context;
    asked->results[0] = tn_tensor_retain(asked->grads[0]);
    return TN_OK;
}

static void an_output_that_is_an_input_was_written(void **state)
{
    (void)state;
    tn_node *node;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *y = times(x, 2);
    tn_function function = {.size = sizeof function,
                            .name = "PassBackward",
                            .backward = pass_backward,
                            .inputs = &y,
                            .ninputs = 1,
                            .outputs = &y,
                            .noutputs = 1};
    assert_int_equal(tn_function_record(&function, &node), TN_OK);
    assert_node(y, "PassBackward");
    backward_sum(y);
    assert_grad(x, 2, VALUES(2, 2));
    function.inputs = &x;
    function.outputs = &x;
    assert_failed(tn_function_record(&function, &node), "a leaf Variable that requires grad");
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void a_view_that_a_function_returned_is_not_written(void **state)
{
    (void)state;
    tn_node *node;
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *b = times(x, 1);
    bool was = tn_grad_mode_set(false);
    tn_tensor *v = call("aten::view", ARGS(T(b), INTS(2)));
    tn_grad_mode_set(was);
    const tn_function function = {.size = sizeof function,
                                  .name = "ViewBackward",
                                  .backward = pass_backward,
                                  .inputs = &b,
                                  .ninputs = 1,
                                  .outputs = &v,
                                  .noutputs = 1};
    assert_int_equal(tn_function_record(&function, &node), TN_OK);
    call_fails("aten::mul_.Scalar", ARGS(T(v), D(2)), "created inside a custom Function");
    tn_tensor_release(v);
    tn_tensor_release(b);
    tn_tensor_release(x);
}

/* ---- operators of libraries ---- */

static tn_status run_half(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *x = tni_boxed_tensor(args[0]);
    tn_tensor *half;
    (void)asked;
    bool was = tn_grad_mode_set(false);
    half = times(x, 0.5);
    tn_grad_mode_set(was);
    return tni_return_take(half, outs);
}

static tn_status run_twice(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    (void)asked;
    return tni_return_take(times(tni_boxed_tensor(args[0]), 2), outs);
}

static void count_warning(void *context, const char *text)
{
    (void)context;
    warnings += strstr(text, "agt::half") != NULL || strstr(text, "agt::twice") != NULL;
}

static void operators_without_derivative_warn_or_fail(void **state)
{
    (void)state;
    tn_library *library;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "agt", NULL, __FILE__, __LINE__, &library),
                     TN_OK);
    assert_int_equal(tn_library_define(library, "half(Tensor x) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "half", "CPU", NULL, run_half, NULL), TN_OK);
    assert_int_equal(tn_library_define(library, "twice(Tensor x) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "twice", "CPU", NULL, run_twice, NULL), TN_OK);
    tn_set_warning_handler(count_warning, NULL);
    tn_tensor *x = leaf(SCALAR, VALUES(8));
    warnings = 0;
    tn_tensor *y = call("agt::half", ARGS(T(x)));
    assert_true(tn_tensor_requires_grad(y));
    backward(y);
    assert_int_equal(warnings, 1);
    assert_null(tn_tensor_grad(x));
    tn_tensor_release(y);
    tn_missing_derivative_set(TN_MISSING_ERROR);
    y = call("agt::half", ARGS(T(x)));
    assert_failed(try_backward(y, NULL, 0), "derivative for agt::half is not implemented");
    tn_tensor_release(y);
    tn_missing_derivative_set(TN_MISSING_NOTHING);
    y = call("agt::half", ARGS(T(x)));
    assert_false(tn_tensor_requires_grad(y));
    tn_tensor_release(y);
    tn_missing_derivative_set(TN_MISSING_WARN);
    /* What its kernel calls is recorded. */
    y = call("agt::twice", ARGS(T(x)));
    backward(y);
    assert_int_equal(warnings, 2);
    assert_tensor(tn_tensor_grad(x), TN_DTYPE_F64, SCALAR, VALUES(2));
    tn_tensor_release(y);
    tn_tensor_release(x);
    tn_set_warning_handler(NULL, NULL);
    tn_library_free(library);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function_has_its_own_backward),
        cmocka_unit_test(nothing_is_recorded_where_nobody_wants_it),
        cmocka_unit_test(gradients_are_made_to_fit_or_refused),
        cmocka_unit_test(an_output_that_is_an_input_was_written),
        cmocka_unit_test(a_view_that_a_function_returned_is_not_written),
        cmocka_unit_test(operators_without_derivative_warn_or_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
