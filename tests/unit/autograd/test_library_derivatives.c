/* SPDX-License-Identifier: BSD-3-Clause */
/* Derivatives that libraries bring for their operators: what the text may say, and what it does. */
#include "autograd_fixture.h"

#include <tenon/library.h>

#include "abi/shims.h"
#include "quiet.h"

/* ---- a library of operators and their backward operators ---- */

static tn_tensor *tensor_at(const StableIValue *args, size_t index)
{
    return tni_boxed_tensor(args[index]);
}

/* x * w * k */
static tn_status run_scale(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    (void)asked;
    tn_tensor *product = mul(tensor_at(args, 0), tensor_at(args, 1));
    tn_tensor *scaled = times(product, (double)(int64_t)args[2]);
    tn_tensor_release(product);
    return tni_return_take(scaled, outs);
}

/* grad * w * k and grad * x * k */
static tn_status run_scale_backward(const tn_call *asked, const StableIValue *args,
                                    StableIValue *outs)
{
    const StableIValue of_x[] = {args[0], args[2], args[3]};
    const StableIValue of_w[] = {args[0], args[1], args[3]};
    tn_status status = run_scale(asked, of_x, &outs[0]);
    return status == TN_OK ? run_scale(asked, of_w, &outs[1]) : status;
}

/* 2 x and 3 x */
static tn_status run_split(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    (void)asked;
    tn_status status = tni_return_take(times(tensor_at(args, 0), 2), &outs[0]);
    return status == TN_OK ? tni_return_take(times(tensor_at(args, 0), 3), &outs[1]) : status;
}

static const char *seen; /* which gradients the last backward operator was given */

static tn_tensor *maybe_at(const StableIValue *args, size_t index)
{
    return args[index] == 0 ? NULL
                            : tni_boxed_tensor(*(const StableIValue *)(uintptr_t)args[index]);
}

/* 2 a + 3 b, of what is there of the two */
static tn_status run_join(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    (void)asked;
    tn_tensor *a = maybe_at(args, 0);
    tn_tensor *b = maybe_at(args, 1);
    seen = a == NULL ? "b" : b == NULL ? "a" : "a and b";
    tn_tensor *first = a != NULL ? times(a, 2) : times(b, 0);
    tn_tensor *second = b != NULL ? times(b, 3) : times(a, 0);
    tn_tensor *both = call("aten::add.Tensor", ARGS(T(first), T(second)));
    tn_tensor_release(first);
    tn_tensor_release(second);
    return tni_return_take(both, outs);
}

/* 2 a + 3 b */
static tn_status run_join_both(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    const StableIValue maybe[] = {(StableIValue)(uintptr_t)&args[0],
                                  (StableIValue)(uintptr_t)&args[1]};
    return run_join(asked, maybe, outs);
}

/* The first of a list, twice. */
static tn_status run_first(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    (void)asked;
    const tni_list *list = (const tni_list *)(uintptr_t)args[0];
    return tni_return_take(times(tni_boxed_tensor(list->items[0]), 2), outs);
}

/* A list of `count` tensors of twice the gradient. */
static tn_status run_first_backward(const tn_call *asked, const StableIValue *args,
                                    StableIValue *outs)
{
    tn_value items[3];
    size_t count = (size_t)args[1];
    for (size_t i = 0; i < count; i++)
        items[i] = tn_value_tensor(times(tensor_at(args, 0), i == 0 ? 2 : 0));
    const tn_value list = tn_value_list(items, count);
    tn_status status = tn_call_return(asked, outs, 0, &list);
    for (size_t i = 0; i < count; i++)
        tn_tensor_release(items[i].as.tensor);
    return status;
}

/* The gradient where `gives` says so. */
static tn_status run_perhaps(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    const tn_value value = args[1] != 0 ? tn_value_tensor(tensor_at(args, 0)) : tn_value_none();
    return tn_call_return(asked, outs, 0, &value);
}

static tn_status run_keep(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    (void)asked;
    return tni_return_take(times(tensor_at(args, 0), 1), outs);
}

static tn_value probed[10]; /* what the last call of `probe` was given, but for tensors */
static bool probed_tensors[2];

static tn_status run_probe(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    for (size_t i = 0; i < 2; i++)
        probed_tensors[i] = maybe_at(args, i) != NULL;
    for (size_t i = 2; i < TN_LEN(probed); i++) {
        tn_value_release(&probed[i]);
        assert_int_equal(tn_call_arg(asked, args, i, &probed[i]), TN_OK);
    }
    return tni_return_take(times(maybe_at(args, 0), 1), outs);
}

static const struct {
    const char *schema;
    const char *name;
    tn_kernel kernel;
} operators[] = {
    {"scale(Tensor x, Tensor w, int k) -> Tensor", "scale", run_scale},
    {"scale_backward(Tensor grad, Tensor x, Tensor w, int k) -> (Tensor, Tensor)", "scale_backward",
     run_scale_backward},
    {"split(Tensor x) -> (Tensor two, Tensor three)", "split", run_split},
    {"join(Tensor? a, Tensor? b) -> Tensor", "join", run_join},
    {"join_both(Tensor a, Tensor b) -> Tensor", "join_both", run_join_both},
    {"first(Tensor[] xs) -> Tensor", "first", run_first},
    {"first_backward(Tensor grad, int count) -> Tensor[]", "first_backward", run_first_backward},
    {"perhaps(Tensor grad, bool gives) -> Tensor?", "perhaps", run_perhaps},
    {"keep(Tensor x, int? k, bool flag) -> Tensor", "keep", run_keep},
    {"keep.float(Tensor x, Tensor? y) -> Tensor", "keep.float", run_keep},
    {"probe(Tensor? a, Tensor? b, int i, float f, Scalar s, bool c, int[] l, ScalarType t, "
     "bool[] m, int? o=7) -> Tensor",
     "probe", run_probe},
    {"write(Tensor(a!) x) -> Tensor(a!)", "write", NULL},
    {"look(Tensor(a) x) -> Tensor(a)", "look", NULL},
    {"count(Tensor x) -> int", "count", NULL},
    {"both(Tensor x) -> (Tensor, Tensor[])", "both", NULL}};

static tn_library *library;

static int open_library(void **state)
{
    (void)state;
    quiet_begin(); /* one derivative replaces another all the time */
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "agl", NULL, __FILE__, __LINE__, &library),
                     TN_OK);
    for (size_t i = 0; i < TN_LEN(operators); i++) {
        assert_int_equal(tn_library_define(library, operators[i].schema, NULL, 0), TN_OK);
        assert_int_equal(
            tn_library_impl(library, operators[i].name, "CPU", NULL, operators[i].kernel, NULL),
            TN_OK);
    }
    return 0;
}

static int close_library(void **state)
{
    (void)state;
    tn_library_free(library);
    tn_set_warning_handler(NULL, NULL);
    for (size_t i = 2; i < TN_LEN(probed); i++)
        tn_value_release(&probed[i]);
    return 0;
}

static void derive(const char *name, const char *formulas)
{
    if (tn_library_derivative(library, name, formulas) != TN_OK)
        fail_msg("%s: %s", name, tn_last_error());
}

/* ---- what a derivative does ---- */

static void backward_calls_the_operator_that_the_text_names(void **state)
{
    (void)state;
    derive("scale", "x, w: scale_backward(grad, x, w, k)");
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *w = leaf(SIZES(2), VALUES(3, 5));
    tn_tensor *y = call("agl::scale", ARGS(T(x), T(w), I(2)));
    assert_tensor(y, TN_DTYPE_F64, SIZES(2), VALUES(6, 20));
    assert_node(y, "GeneratedBackwardFor_agl_scale_defaultBackward");
    backward_sum(y);
    assert_grad(x, 2, VALUES(6, 10));
    assert_grad(w, 2, VALUES(2, 4));
    tn_tensor_release(y);
    /* Of one that wants none nothing is given; without any nothing is recorded. */
    tn_tensor *plain = make(TN_DTYPE_F64, SIZES(2), VALUES(3, 5));
    y = call("agl::scale", ARGS(T(x), T(plain), I(1)));
    backward_sum(y);
    assert_grad(x, 2, VALUES(9, 15));
    tn_tensor_release(y);
    bool was = tn_grad_mode_set(false);
    y = call("agl::scale", ARGS(T(x), T(w), I(2)));
    tn_grad_mode_set(was);
    assert_false(tn_tensor_requires_grad(y));
    tn_tensor_release(y);
    tn_tensor_release(plain);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void gradients_of_gradients_come_by_the_derivative_of_the_backward_operator(void **state)
{
    (void)state;
    derive("scale", "x: scale(grad, w, k)\nw: scale(grad, x, k)");
    tn_tensor *x = leaf(SIZES(1), VALUES(3));
    tn_tensor *w = leaf(SIZES(1), VALUES(5));
    tn_tensor *y = call("agl::scale", ARGS(T(x), T(w), I(2)));
    tn_tensor *total = sum(y);
    tn_tensor *first = gradient(total, x, TN_BACKWARD_CREATE);
    assert_tensor(first, TN_DTYPE_F64, SIZES(1), VALUES(10));
    check(gradient(first, w, 0), TN_DTYPE_F64, SIZES(1), VALUES(2));
    tn_tensor_release(first);
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

/* Backward of the result `index` of split, and what came of it. */
static void backward_of_split(size_t index, const char *expected, double value)
{
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    tn_value outs[2] = {tn_value_none(), tn_value_none()};
    call_all("agl::split", ARGS(T(x)), outs, 2);
    tn_tensor *both = call("aten::add.Tensor", ARGS(T(outs[0].as.tensor), T(outs[1].as.tensor)));
    seen = "nothing";
    backward_sum(index < 2 ? outs[index].as.tensor : both);
    assert_string_equal(seen, expected);
    assert_grad(x, 1, VALUES(value));
    tn_tensor_release(both);
    tn_tensor_release(outs[0].as.tensor);
    tn_tensor_release(outs[1].as.tensor);
    tn_tensor_release(x);
}

static void a_result_without_gradient_is_none_or_zeros_by_the_type(void **state)
{
    (void)state;
    derive("split", "x: join(grad_two, grads[1])");
    backward_of_split(0, "a", 2);
    backward_of_split(1, "b", 3);
    backward_of_split(2, "a and b", 5);
    derive("split", "x: join_both(grads[0], grad_three)");
    backward_of_split(0, "a and b", 2);
    backward_of_split(1, "a and b", 3);
}

static void grad_is_that_of_the_first_result_alone(void **state)
{
    (void)state;
    derive("split", "x: join(grad, none)");
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    tn_value outs[2] = {tn_value_none(), tn_value_none()};
    call_all("agl::split", ARGS(T(x)), outs, 2);
    assert_true(tn_tensor_requires_grad(outs[0].as.tensor));
    assert_false(tn_tensor_requires_grad(outs[1].as.tensor));
    backward_sum(outs[0].as.tensor);
    assert_grad(x, 1, VALUES(2));
    tn_tensor_release(outs[0].as.tensor);
    tn_tensor_release(outs[1].as.tensor);
    tn_tensor_release(x);
}

static void a_list_gets_a_list_of_as_many(void **state)
{
    (void)state;
    tn_tensor *xs[] = {leaf(SIZES(1), VALUES(1)), leaf(SIZES(1), VALUES(2))};
    tn_value items[] = {tn_value_tensor(xs[0]), tn_value_tensor(xs[1])};
    derive("first", "xs: first_backward(grad, 2)");
    tn_tensor *y = call("agl::first", ARGS(tn_value_list(items, 2)));
    backward_sum(y);
    assert_grad(xs[0], 1, VALUES(2));
    assert_grad(xs[1], 1, VALUES(0));
    tn_tensor_release(y);
    for (int64_t count = 1; count <= 3; count += 2) {
        derive("first", count == 1 ? "xs: first_backward(grad, 1)" : "xs: first_backward(grad, 3)");
        y = call("agl::first", ARGS(tn_value_list(items, 2)));
        tn_tensor *total = sum(y);
        assert_failed(try_backward(total, NULL, 0), "gradients for a list of 2 tensors");
        tn_tensor_release(total);
        tn_tensor_release(y);
    }
    tn_tensor_release(xs[0]);
    tn_tensor_release(xs[1]);
}

static void a_result_may_be_no_gradient(void **state)
{
    (void)state;
    derive("keep", "x: perhaps(grad, flag)");
    for (int i = 0; i < 2; i++) {
        tn_tensor *x = leaf(SIZES(1), VALUES(4));
        tn_tensor *y = call("agl::keep", ARGS(T(x), NONE, B(i == 1)));
        backward_sum(y);
        if (i == 1)
            assert_grad(x, 1, VALUES(1));
        else
            assert_null(tn_tensor_grad(x));
        tn_tensor_release(y);
        tn_tensor_release(x);
    }
}

static void what_is_kept_of_results_has_its_history(void **state)
{
    (void)state;
    derive("keep", "x: aten::mul.Tensor(grad, result)");
    tn_tensor *x = leaf(SIZES(1), VALUES(4));
    tn_tensor *y = call("agl::keep", ARGS(T(x), NONE, B(true)));
    tn_tensor *total = sum(y);
    tn_tensor *first = gradient(total, x, TN_BACKWARD_CREATE);
    assert_tensor(first, TN_DTYPE_F64, SIZES(1), VALUES(4));
    check(gradient(first, x, 0), TN_DTYPE_F64, SIZES(1), VALUES(4));
    tn_tensor_release(first);
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void what_a_formula_of_a_library_reads_is_told_by_name(void **state)
{
    (void)state;
    derive("scale", "x, w: scale_backward(grad, x, w, k)");
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    tn_tensor *w = leaf(SIZES(2), VALUES(3, 5));
    tn_tensor *y = call("agl::scale", ARGS(T(x), T(w), I(2)));
    static const char *const names[] = {"x", "w", "k"};
    tn_node *node;
    assert_int_equal(tn_tensor_grad_fn(y, NULL, &node), TN_OK);
    assert_int_equal(tn_node_num_saved(node), TN_LEN(names));
    for (size_t i = 0; i < TN_LEN(names); i++) {
        tn_value value;
        assert_string_equal(tn_node_saved_name(node, i), names[i]);
        assert_int_equal(tn_node_saved_value(node, i, &value), TN_OK);
        if (i < 2)
            assert_ptr_equal(value.as.tensor, i == 0 ? x : w);
        else
            assert_true(value.kind == TN_KIND_INT && value.as.integer == 2);
        tn_value_release(&value);
    }
    tn_node_release(node);
    tn_tensor_release(y);
    tn_tensor_release(w);
    tn_tensor_release(x);
}

static void values_are_made_what_the_operator_takes(void **state)
{
    (void)state;
    derive("keep", "x: probe(grad, none, x.size(-1), k, k, flag, x.sizes, x.dtype, "
                   "m=grad_input_mask)  # a remark\n");
    tn_tensor *x = leaf(SIZES(1, 3), VALUES(1, 2, 3));
    tn_tensor *y = call("agl::keep", ARGS(T(x), I(4), B(true)));
    backward_sum(y);
    assert_true(probed_tensors[0]);
    assert_false(probed_tensors[1]);
    assert_int_equal(probed[2].as.integer, 3);
    assert_true(probed[3].kind == TN_KIND_DOUBLE && probed[3].as.real == 4);
    assert_true(probed[4].kind == TN_KIND_INT && probed[4].as.integer == 4);
    assert_true(probed[5].as.boolean);
    assert_int_equal(probed[6].as.list.count, 2);
    assert_int_equal(probed[6].as.list.items[1].as.integer, 3);
    assert_int_equal(probed[7].as.integer, TN_DTYPE_F64);
    assert_int_equal(probed[8].as.list.count, 1);
    assert_true(probed[8].as.list.items[0].as.boolean);
    assert_int_equal(probed[9].as.integer, 7);
    tn_tensor_release(y);
    y = call("agl::keep", ARGS(T(x), NONE, B(true)));
    tn_tensor *total = sum(y);
    assert_failed(try_backward(total, NULL, 0), "the value of an optional that is None");
    tn_tensor_release(total);
    tn_tensor_release(y);
    derive("keep", "x: probe(grad, grad, -9223372036854775808, -2, 0.5, false, x.strides, x.dtype, "
                   "o=none, m=grad_input_mask)");
    y = call("agl::keep", ARGS(T(x), NONE, B(true)));
    backward_sum(y);
    assert_true(probed_tensors[1]);
    assert_true(probed[2].as.integer == INT64_MIN);
    assert_true(probed[3].kind == TN_KIND_DOUBLE && probed[3].as.real == -2);
    assert_true(probed[4].kind == TN_KIND_DOUBLE && probed[4].as.real == 0.5);
    assert_false(probed[5].as.boolean);
    assert_int_equal(probed[6].as.list.items[0].as.integer, 3);
    assert_int_equal(probed[9].kind, TN_KIND_NONE);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void what_only_questions_ask_may_be_written(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        bool keeps; /* the elements of x */
    } rows[] = {{"x: aten::mul.Scalar(grad, x.numel)", false},
                {"x: aten::mul.Tensor(grad, x)", true},
                {"x: scale(grad, x, x.numel)", true},
                {"x: scale(grad, w=x, k=x.dim)", true}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
        tn_tensor *b = times(x, 1);
        tn_tensor *two = make(TN_DTYPE_F64, SIZES(1), VALUES(2));
        derive("keep", rows[i].text);
        tn_tensor *y = call("agl::keep", ARGS(T(b), NONE, B(true)));
        mul_in_place(b, two);
        tn_tensor *total = sum(y);
        if (rows[i].keeps)
            assert_failed(try_backward(total, NULL, 0), "modified by an inplace operation");
        else
            backward(total);
        tn_tensor_release(total);
        tn_tensor_release(y);
        tn_tensor_release(two);
        tn_tensor_release(b);
        tn_tensor_release(x);
    }
}

static void arguments_that_no_line_names_are_refused(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(1), VALUES(4));
    tn_tensor *y = leaf(SIZES(1), VALUES(5));
    derive("keep.float", "x: aten::clone(grad)");
    call_fails("agl::keep.float", ARGS(T(x), T(y)),
               "'agl::keep.float' is not differentiable with respect to argument 'y'");
    derive("keep.float", "x: aten::clone(grad)\ny: non_differentiable");
    tn_tensor *z = call("agl::keep.float", ARGS(T(x), T(y)));
    assert_node(z, "GeneratedBackwardFor_agl_keep_floatBackward");
    backward_sum(z);
    assert_grad(x, 1, VALUES(1));
    assert_null(tn_tensor_grad(y));
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void lines_and_names_may_come_in_any_order(void **state)
{
    (void)state;
    tn_tensor *x = leaf(SIZES(1), VALUES(4));
    tn_tensor *plain = make(TN_DTYPE_F64, SIZES(1), VALUES(5));
    derive("keep.float", "y: aten::mul.Scalar(grad, 7)");
    tn_tensor *z = call("agl::keep.float", ARGS(T(plain), T(x)));
    backward_sum(z);
    assert_grad(x, 1, VALUES(7));
    tn_tensor_release(z);
    static const char *const texts[] = {"w, x: scale_backward(grad, w, x, k)",
                                        "w: scale(grad, x, k)\nx: scale(grad, w, k)"};
    for (size_t i = 0; i < TN_LEN(texts); i++) {
        tn_tensor *w = leaf(SIZES(1), VALUES(5));
        assert_int_equal(tn_tensor_set_grad(x, NULL), TN_OK);
        derive("scale", texts[i]);
        z = call("agl::scale", ARGS(T(x), T(w), I(1)));
        backward_sum(z);
        assert_grad(x, 1, VALUES(5));
        assert_grad(w, 1, VALUES(4));
        tn_tensor_release(z);
        tn_tensor_release(w);
    }
    tn_tensor_release(plain);
    tn_tensor_release(x);
}

static void a_dual_tensor_is_refused_by_name(void **state)
{
    (void)state;
    tn_tensor *dual;
    tn_tensor *x = make(TN_DTYPE_F64, SIZES(1), VALUES(4));
    derive("keep", "x: aten::clone(grad)");
    assert_int_equal(tn_forward_enter(), TN_OK);
    assert_int_equal(tn_dual_make(x, x, &dual), TN_OK);
    call_fails("agl::keep", ARGS(T(dual), NONE, B(true)), "forward AD with agl::keep");
    tn_tensor_release(dual);
    tn_forward_leave();
    tn_tensor_release(x);
}

/* ---- what the text may say ---- */

static void a_wrong_text_is_refused_with_its_place(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        const char *text;
        const char *message;
    } rows[] = {
        {"scale", "", "no argument gets a gradient"},
        {"scale", "x: non_differentiable", "no argument gets a gradient"},
        {"scale", "x", "expected ':', got the end of the text"},
        {"scale", "x: nothing(grad)", "line 1, column 4: there is no operator agl::nothing"},
        {"scale", "x: aten::mul(grad)", "there is no operator aten::mul"},
        {"scale", "\n\nv: scale(grad, x, k)", "line 3, column 1: agl::scale has no argument 'v'"},
        {"scale", "k: scale(grad, x, k)", "argument 'k' is no tensor"},
        {"scale", "x, x: scale_backward(grad, x, w, k)", "argument 'x' is named twice"},
        {"scale", "x: scale_backward(grad, x, w, k)", "gives 2 results for 1 gradients"},
        {"scale", "x: scale(grad, w, k) w", "expected the end of the line, got identifier 'w'"},
        {"scale", "x: scale(grad, w)", "argument 'k' of agl::scale is missing"},
        {"scale", "x: scale(grad, w, k, k)",
         "line 1, column 22: too many arguments for agl::scale"},
        {"scale", "x: scale(grad, w, x=x, k=k)", "argument 'x' is given twice"},
        {"scale", "x: scale(grad, w, q=k)", "agl::scale has no argument 'q'"},
        {"scale", "x: scale(grad, w, w)", "line 1, column 19: Tensor where int is wanted"},
        {"scale", "x: scale(grad, w, none)", "none where int is wanted"},
        {"scale", "x: scale(grad, w, 0.5)", "float where int is wanted"},
        {"scale", "x: scale(grad, w, 9223372036854775808)", "does not fit 64 bits"},
        {"scale", "x: scale(grad, w, x.size(k))", "expected an integer, got identifier 'k'"},
        {"scale", "x: scale(grad, w, x.length)", "'length' is no question to a tensor"},
        {"scale", "x: scale(grad, w, k.dim)", "'.dim' is asked of what is no Tensor"},
        {"scale", "x: scale(grad, w, v)", "'v' is no argument, result or gradient of agl::scale"},
        {"scale", "x: scale(grads[1], w, k)", "there are 1 results"},
        {"scale", "x: scale(grad, w, ?)", "expected a number, got '?'"},
        {"scale", "x: scale(grad, result1, k)", "'result1' is no argument, result or gradient"},
        {"scale", "x: write(w)", "writes its arguments"},
        {"scale", "x: count(w)", "result 0 of agl::count is no gradient of 'x'"},
        {"scale", "x: first_backward(grad, k)", "no gradient of 'x': Tensor or Tensor? is wanted"},
        {"first", "xs: aten::clone(grad)", "no gradient of 'xs': Tensor[] is wanted"},
        {"split", "x: join(grad, grads[1])", "does not go together"},
        {"split", "x: join(grad_one, none)", "'grad_one' is no argument, result or gradient"},
        {"split", "x: join(result, none)", "'result' is no argument, result or gradient"},
        {"write", "x: aten::clone(grad)", "writes its arguments or returns views"},
        {"look", "x: aten::clone(grad)", "writes its arguments or returns views"},
        {"count", "x: aten::clone(grad)", "returns tensors, a Tensor first"},
        {"both", "x: aten::clone(grad)", "returns tensors, a Tensor first"},
        {"nothing", "x: aten::clone(grad)",
         "agl::nothing: a derivative for an operator that is "
         "not defined"},
        {"other::keep", "x: aten::clone(grad)", "does not match namespace"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        assert_failed(tn_library_derivative(library, rows[i].name, rows[i].text), rows[i].message);
        assert_non_null(
            strstr(tn_last_error(), strchr(rows[i].name, ':') ? "other" : rows[i].name));
    }
    assert_int_equal(tn_library_derivative(NULL, "scale", ""), TN_ERR_VALUE);
    assert_int_equal(tn_library_derivative(library, NULL, ""), TN_ERR_VALUE);
    assert_int_equal(tn_library_derivative(library, "scale", NULL), TN_ERR_VALUE);
}

static void a_text_that_is_too_long_is_refused(void **state)
{
    (void)state;
    tni_buffer text = {0};
    tni_buffer_print(&text, "x: scale(grad, w");
    for (int i = 0; i < 3000; i++)
        tni_buffer_print(&text, ", k=x.size(0)");
    assert_failed(tn_library_derivative(library, "scale", text.data), "is given twice");
    tni_buffer_free(&text);
    for (int i = 0; i < 40; i++)
        tni_buffer_print(&text, "x%d, ", i);
    assert_failed(tn_library_derivative(library, "scale", text.data), "has no argument 'x0'");
    tni_buffer_free(&text);
}

/* Any text is read to its end or refused; the address sanitizer sees what is read beyond. */
static void a_damaged_text_is_read_or_refused(void **state)
{
    (void)state;
    static const char whole[] =
        "x: probe(grad, none, x.size(-1), k, 0.5, flag, x.sizes, x.dtype, m=grad_input_mask)\n"
        "# nothing\n";
    static const char other[] = "():,.-=\n# xk09\"'\\;grad";
    uint32_t random = 1;
    size_t accepted = 0;
    for (size_t length = 0; length < sizeof whole; length++) {
        for (size_t i = 0; i < 40; i++) {
            char text[sizeof whole] = "";
            memcpy(text, whole, i == 0 ? length : sizeof whole);
            random = random * 1664525 + 1013904223;
            if (i > 0)
                text[(random >> 8) % (sizeof whole - 1)] =
                    other[(random >> 20) % (sizeof other - 1)];
            tn_status status = tn_library_derivative(library, "keep", text);
            assert_true(status == TN_OK || status == TN_ERR_VALUE);
            accepted += status == TN_OK;
        }
    }
    assert_true(accepted > 10 && accepted < sizeof whole * 40);
}

/* ---- registering and withdrawing ---- */

static double gradient_of_keep(void)
{
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    tn_tensor *y = call("agl::keep", ARGS(T(x), NONE, B(true)));
    backward_sum(y);
    double found = tn_tensor_grad(x) != NULL ? *(double *)tn_tensor_grad(x)->data : 0;
    tn_tensor_release(y);
    tn_tensor_release(x);
    return found;
}

static void a_derivative_goes_with_its_block(void **state)
{
    (void)state;
    tn_library *more;
    derive("keep", "x: aten::mul.Scalar(grad, 2)");
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "agl", "Autograd", __FILE__, __LINE__, &more),
                     TN_OK);
    assert_int_equal(tn_library_derivative(more, "keep", "x: aten::mul.Scalar(grad, 3)"), TN_OK);
    assert_true(gradient_of_keep() == 3);
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    tn_tensor *recorded = call("agl::keep", ARGS(T(x), NONE, B(true)));
    tn_library_free(more);
    assert_true(gradient_of_keep() == 2);
    /* What was recorded stays what it was. */
    backward_sum(recorded);
    assert_grad(x, 1, VALUES(3));
    tn_tensor_release(recorded);
    tn_tensor_release(x);
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "agl", "CPU", __FILE__, __LINE__, &more),
                     TN_OK);
    assert_failed(tn_library_derivative(more, "keep", "x: aten::clone(grad)"), "inconsistent");
    tn_library_free(more);
}

static void a_backward_operator_that_is_gone_or_another_is_refused(void **state)
{
    (void)state;
    static const char *const schemas[] = {"agm(Tensor grad) -> Tensor",
                                          "agm(Tensor grad, int k=1) -> Tensor"};
    static const char *const messages[] = {"agl::agm has no schema", "and defined anew"};
    tn_library *more;
    assert_int_equal(tn_library_new(TN_LIBRARY_FRAGMENT, "agl", NULL, "t", 1, &more), TN_OK);
    assert_int_equal(tn_library_define(more, schemas[0], NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(more, "agm", "CPU", NULL, run_keep, NULL), TN_OK);
    derive("keep", "x: agm(grad)");
    assert_true(gradient_of_keep() == 1);
    tn_library_free(more);
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    tn_tensor *y = call("agl::keep", ARGS(T(x), NONE, B(true)));
    tn_tensor *total = sum(y);
    assert_failed(try_backward(total, NULL, TN_BACKWARD_RETAIN), messages[0]);
    assert_int_equal(tn_library_new(TN_LIBRARY_FRAGMENT, "agl", NULL, "t", 1, &more), TN_OK);
    assert_int_equal(tn_library_define(more, schemas[1], NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(more, "agm", "CPU", NULL, run_keep, NULL), TN_OK);
    assert_failed(try_backward(total, NULL, 0), messages[1]);
    tn_library_free(more);
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void memory_that_runs_out_leaves_nothing(void **state)
{
    (void)state;
    tn_status status = TN_ERR_MEMORY;
    derive("scale", "x, w: scale_backward(grad, x, w, k)");
    for (uint64_t nth = 1; status != TN_OK; nth++) {
        tni_fault_arm(nth);
        status = tn_library_derivative(library, "scale",
                                       "x: scale(grad, w, k)\n"
                                       "w: scale(grad, w=x, k=k)");
        tni_fault_arm(0);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
        assert_true(nth < 100);
    }
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    tn_tensor *y = call("agl::scale", ARGS(T(x), T(x), I(2)));
    backward_sum(y);
    assert_grad(x, 1, VALUES(4));
    tn_tensor_release(y);
    tn_tensor_release(x);
}

static void a_load_registers_at_its_end(void **state)
{
    (void)state;
    tni_load_scope scope;
    tn_library *block;
    TorchLibraryHandle handle;
    tni_load_scope_begin(&scope);
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "agn", NULL, "t", 1, &block), TN_OK);
    handle = (TorchLibraryHandle)(void *)block;
    /* The backward operator comes later. */
    assert_int_equal(tn_extension_derivative(handle, "f", "x: g(grad)"), AOTI_TORCH_SUCCESS);
    assert_int_equal(tn_library_define(block, "f(Tensor x) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(block, "f", "CPU", NULL, run_keep, NULL), TN_OK);
    assert_int_equal(tn_library_define(block, "g(Tensor x) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(block, "g", "CPU", NULL, run_keep, NULL), TN_OK);
    assert_int_equal(tni_load_scope_end(&scope), TN_OK);
    tn_tensor *x = leaf(SIZES(1), VALUES(1));
    tn_tensor *y = call("agn::f", ARGS(T(x)));
    backward_sum(y);
    assert_grad(x, 1, VALUES(1));
    tn_tensor_release(y);
    tn_tensor_release(x);
    tn_library_free(block);
    tni_libraries_withdraw(scope.libraries, scope.count);
}

static void a_wrong_derivative_fails_the_load(void **state)
{
    (void)state;
    tni_load_scope scope;
    tn_library *block;
    tni_load_scope_begin(&scope);
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "ago", NULL, "t", 1, &block), TN_OK);
    TorchLibraryHandle handle = (TorchLibraryHandle)(void *)block;
    assert_int_equal(tn_library_define(block, "f(Tensor x) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_extension_derivative(handle, "f", "x: g(grad)"), AOTI_TORCH_SUCCESS);
    assert_int_equal(tn_extension_derivative(handle, "f", "x: h(grad)"), AOTI_TORCH_SUCCESS);
    assert_int_equal(tn_extension_derivative(NULL, "f", "x: h(grad)"), AOTI_TORCH_SUCCESS);
    /* A handle of PyTorch's is not one of ours. */
    assert_int_equal(tn_extension_derivative((TorchLibraryHandle)&scope, "f", "x: h(grad)"),
                     AOTI_TORCH_SUCCESS);
    assert_failed(tni_load_scope_end(&scope), "library, name and formulas must not be NULL");
    tn_library_free(block);
    tni_load_scope_begin(&scope);
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "ago", NULL, "t", 1, &block), TN_OK);
    handle = (TorchLibraryHandle)(void *)block;
    assert_int_equal(tn_library_define(block, "f(Tensor x) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_extension_derivative(handle, "f", "x: g(grad)"), AOTI_TORCH_SUCCESS);
    assert_int_equal(tn_extension_derivative(handle, "f", "x: h(grad)"), AOTI_TORCH_SUCCESS);
    assert_failed(tni_load_scope_end(&scope), "ago::f: derivative: line 1, column 4: there is no "
                                              "operator ago::g");
    tn_library_free(block);
}

static void outside_of_a_load_a_derivative_is_registered_at_once(void **state)
{
    (void)state;
    tn_library *block;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "agp", NULL, "t", 1, &block), TN_OK);
    TorchLibraryHandle handle = (TorchLibraryHandle)(void *)block;
    assert_int_equal(tn_library_define(block, "f(Tensor x) -> Tensor", NULL, 0), TN_OK);
    assert_int_equal(tn_extension_derivative(handle, "f", "x: g(grad)"), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "there is no operator agp::g"));
    assert_int_equal(tn_extension_derivative(handle, "f", "x: f(grad)"), AOTI_TORCH_SUCCESS);
    tn_library_free(block);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(backward_calls_the_operator_that_the_text_names),
        cmocka_unit_test(gradients_of_gradients_come_by_the_derivative_of_the_backward_operator),
        cmocka_unit_test(a_result_without_gradient_is_none_or_zeros_by_the_type),
        cmocka_unit_test(grad_is_that_of_the_first_result_alone),
        cmocka_unit_test(a_list_gets_a_list_of_as_many),
        cmocka_unit_test(a_result_may_be_no_gradient),
        cmocka_unit_test(what_is_kept_of_results_has_its_history),
        cmocka_unit_test(what_a_formula_of_a_library_reads_is_told_by_name),
        cmocka_unit_test(values_are_made_what_the_operator_takes),
        cmocka_unit_test(what_only_questions_ask_may_be_written),
        cmocka_unit_test(arguments_that_no_line_names_are_refused),
        cmocka_unit_test(lines_and_names_may_come_in_any_order),
        cmocka_unit_test(a_dual_tensor_is_refused_by_name),
        cmocka_unit_test(a_wrong_text_is_refused_with_its_place),
        cmocka_unit_test(a_text_that_is_too_long_is_refused),
        cmocka_unit_test(a_damaged_text_is_read_or_refused),
        cmocka_unit_test(a_derivative_goes_with_its_block),
        cmocka_unit_test(a_backward_operator_that_is_gone_or_another_is_refused),
        cmocka_unit_test(memory_that_runs_out_leaves_nothing),
        cmocka_unit_test(a_load_registers_at_its_end),
        cmocka_unit_test(a_wrong_derivative_fails_the_load),
        cmocka_unit_test(outside_of_a_load_a_derivative_is_registered_at_once),
    };
    return cmocka_run_group_tests(tests, open_library, close_library);
}
