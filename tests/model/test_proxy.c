/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators that a model calls by name: every kind of argument arrives as the package's list and
 * the model's code give it, and results that are not what the model was compiled for are refused.
 */
#include <tenon/library.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>

#define PACKAGE MODELS "/proxy.pt2"

#include "affine.h"

/* What the operators of this test found in their last call, and what they give. */
typedef struct observed {
    char text[1024];   /* every argument */
    int64_t nresults;  /* how many results are tensors; the others are None */
    tn_status failure; /* what they fail with instead */
    bool gets_over;    /* they try something first that fails */
} observed;

static observed seen;

static void note(const char *format, ...) __attribute__((format(printf, 1, 2)));

static void note(const char *format, ...)
{
    size_t length = strlen(seen.text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(seen.text + length, sizeof seen.text - length, format, arguments);
    va_end(arguments);
}

static void note_value(const tn_value *value)
{
    switch (value->kind) {
    case TN_KIND_NONE:
        note("None");
        break;
    case TN_KIND_TENSOR:
        note("tensor(%lld)", (long long)tn_tensor_numel(value->as.tensor));
        break;
    case TN_KIND_INT:
    case TN_KIND_DTYPE:
    case TN_KIND_LAYOUT:
    case TN_KIND_MEMORY_FORMAT:
        note("%lld", (long long)value->as.integer);
        break;
    case TN_KIND_DOUBLE:
        note("%g", value->as.real);
        break;
    case TN_KIND_BOOL:
        note(value->as.boolean ? "true" : "false");
        break;
    case TN_KIND_COMPLEX:
        note("%g+%gi", value->as.complex[0], value->as.complex[1]);
        break;
    case TN_KIND_STRING:
        note("'%.*s'", (int)value->as.string.length, value->as.string.data);
        break;
    case TN_KIND_DEVICE:
        note("%d:%d", (int)value->as.device.type, (int)value->as.device.index);
        break;
    case TN_KIND_LIST:
        note("[");
        for (size_t i = 0; i < value->as.list.count; i++) {
            note(i > 0 ? " " : "");
            note_value(&value->as.list.items[i]);
        }
        note("]");
        break;
    case TN_KIND_INTS:
    case TN_KIND_DEFAULT:
    case TN_KIND_OPAQUE:
    case TN_KIND_STREAM:
        note("?");
        break;
    }
}

/* Notes every argument; gives one list or two results, as its schema says. */
static tn_status observe(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tn_op *op = tn_call_op(call);
    tn_value results[2] = {tn_value_none(), tn_value_none()};
    tn_status status = TN_OK;
    const tn_op *none;
    seen.text[0] = '\0';
    if (seen.gets_over)
        assert_int_equal(tn_op_find("proxy_test::none", &none), TN_ERR_NOT_FOUND);
    for (size_t i = 0; i < tn_op_num_args(op) && status == TN_OK; i++) {
        tn_value given = tn_value_none();
        status = tn_call_arg(call, args, i, &given);
        note(i > 0 ? ", " : "");
        note_value(&given);
        tn_value_release(&given);
    }
    if (status == TN_OK && seen.failure != TN_OK)
        return tn_fail(seen.failure, "the operator's own words");
    for (int64_t i = 0; i < seen.nresults; i++)
        results[i] = tn_value_tensor(new_rows(i + 1));
    tn_value list = tn_value_list(results, (size_t)seen.nresults);
    if (status == TN_OK)
        status = tn_op_num_returns(op) == 1 ? tn_call_return(call, outs, 0, &list)
                                            : tn_call_returns(call, outs, results, 2);
    for (size_t i = 0; i < 2; i++)
        tn_value_release(&results[i]);
    return status;
}

/* ---- lists of calls ---- */

#define CALL(target, inputs, outputs)                                                              \
    "{\"nodes\": [{\"node\": {\"target\": \"" target "\", \"inputs\": [" inputs                    \
    "], \"outputs\": [" outputs "]}}]}"
#define ARG(name, arg) "{\"name\": \"" name "\", \"arg\": {" arg "}}"
#define TENSOR         "\"as_tensor\": {\"name\": \"t\"}"
#define GIVEN                                                                                      \
    ARG("x", TENSOR)                                                                               \
    ", " ARG("y", TENSOR) ", " ARG("first", "\"as_int\": 70") ", " ARG("rest", "\"as_ints\": "     \
                                                                               "[80]")
#define TWO  "{" TENSOR "}, {\"as_optional_tensor\": {" TENSOR "}}"
#define LIST "{\"as_tensors\": [{\"name\": \"a\"}, {\"name\": \"b\"}]}"

static tn_status run_list(const char *nodes, tn_tensor **outputs)
{
    package_file file = {MODEL_FOLDER "m.wrapper.json", nodes, 0};
    tn_tensor *x = new_rows(2);
    tn_model *model = load_with(CODE("embedded"), &file, 1, 0);
    for (size_t i = 0; i < 4; i++)
        outputs[i] = NULL;
    tn_status status = run(model, x, 8, outputs);
    tn_tensor_release(x);
    tn_model_free(model);
    return status;
}

static void run_well(const char *nodes, int64_t numel)
{
    tn_tensor *outputs[4];
    if (run_list(nodes, outputs) != TN_OK)
        fail_msg("%s", tn_last_error());
    assert_int_equal(tn_tensor_numel(outputs[0]), numel);
    release(outputs);
}

static void run_badly(const char *nodes, tn_status status, const char *text)
{
    tn_tensor *outputs[4];
    expect_failure(run_list(nodes, outputs), status, text);
    for (size_t i = 0; i < 4; i++)
        assert_null(outputs[i]);
}

/* The model gives the tensors, `first` and `rest`; everything else stands here. */
/* clang-format off */
#define EVERY_KIND                                                         \
    ARG("x", TENSOR) ","                                                   \
    ARG("none", "\"as_optional_tensor\": {\"as_none\": true}") ","         \
    ARG("some", "\"as_optional_tensors\": [{\"as_none\": true}, {" TENSOR "}]") "," \
    ARG("no_tensors", "\"as_tensors\": []") ","                            \
    ARG("first", "\"as_int\": 70") ","                                     \
    ARG("rest", "\"as_ints\": [80]") ","                                   \
    ARG("no_ints", "\"as_ints\": []") ","                                  \
    ARG("f", "\"as_float\": \"-Infinity\"") ","                            \
    ARG("whole", "\"as_int\": 3") ","                                      \
    ARG("fs", "\"as_floats\": [0.5, 2]") ","                               \
    ARG("b", "\"as_bool\": true") ","                                      \
    ARG("bs", "\"as_bools\": [true, false]") ","                           \
    ARG("s", "\"as_string\": \"text\"") ","                                \
    ARG("t", "\"as_scalar_type\": 13") ","                                 \
    ARG("l", "\"as_layout\": 7") ","                                       \
    ARG("m", "\"as_memory_format\": 2") ","                                \
    ARG("d", "\"as_device\": {\"type\": \"cpu\", \"index\": null}") ","    \
    ARG("c", "\"as_complex\": {\"real\": 1, \"imag\": -2}")
/* clang-format on */

/* ---- the tests ---- */

static void every_kind_of_argument_arrives(void **state)
{
    (void)state;
    seen = (observed){.nresults = 2};
    run_well(CALL("proxy_test::kinds", EVERY_KIND, TWO), 3);
    assert_string_equal(
        seen.text, "tensor(6), None, [None tensor(6)], [], 1, [2], [], -inf, 3, [0.5 2], true, "
                   "[true false], 'text', 15, 0, 2, 0:-1, 1+-2i, 0.25, None, 'default'");
}

static void results_are_what_the_model_was_compiled_for_or_refused(void **state)
{
    (void)state;
    seen = (observed){.nresults = 2};
    run_well(CALL("proxy_test::two", GIVEN, TWO), 3);
    assert_string_equal(seen.text, "tensor(6), tensor(6), 1, [2]");
    run_well(CALL("proxy_test::list", GIVEN, LIST), 3);
    seen.nresults = 1;
    run_badly(CALL("proxy_test::two", GIVEN, TWO), TN_ERR_RUNTIME,
              "proxy_test::two: gave no tensor where the model was compiled for one");
    run_badly(CALL("proxy_test::list", GIVEN, LIST), TN_ERR_RUNTIME,
              "proxy_test::list: gave a list of 1 tensors, the model was compiled for 2");
    seen.failure = TN_ERR_INDEX;
    run_badly(CALL("proxy_test::two", GIVEN, TWO), TN_ERR_INDEX, "the operator's own words");
}

static void what_an_operator_gets_over_fails_no_run(void **state)
{
    (void)state;
    seen = (observed){.nresults = 2, .gets_over = true};
    run_well(CALL("proxy_test::two", GIVEN, TWO), 3);
}

static void lists_that_disagree_with_the_code_are_refused(void **state)
{
    (void)state;
    seen = (observed){.nresults = 2};
    run_badly(
        CALL("proxy_test::two", GIVEN, "{" TENSOR "}"), TN_ERR_VALUE,
        "proxy_test::two: the model gives 2 numbers and 4 tensors, its package lists 2 and 3");
    run_badly(CALL("proxy_test::two", ARG("x", TENSOR) ", " ARG("y", TENSOR), TWO), TN_ERR_VALUE,
              "its package lists 0 and 4");
    package_file file = {MODEL_FOLDER "m.wrapper.json",
                         CALL("proxy_test::two", GIVEN ", " ARG("x", TENSOR), TWO), 0};
    assert_true(write_model(PACKAGE, CODE("embedded"), &file, 1));
    refuse(PACKAGE, NULL, TN_ERR_NOT_IMPLEMENTED,
           "proxy_test::two, whose argument 'x' is given twice");
}

/* A model whose list gives `proxy_test::kinds` this argument first. */
static void refuse_argument(const char *name, const char *value, const char *text)
{
    char nodes[600];
    snprintf(nodes, sizeof nodes,
             "{\"nodes\": [{\"node\": {\"target\": \"proxy_test::kinds\", \"inputs\": ["
             "{\"name\": \"%s\", \"arg\": {%s}}], \"outputs\": []}}]}",
             name, value);
    package_file file = {MODEL_FOLDER "m.wrapper.json", nodes, 0};
    assert_true(write_model(PACKAGE, CODE("embedded"), &file, 1));
    refuse(PACKAGE, NULL, TN_ERR_NOT_IMPLEMENTED, text);
}

/* A value of another JSON type, or beyond what there is, is never taken for something else. */
static void fixed_arguments_of_another_kind_are_refused(void **state)
{
    (void)state;
    static const char *const rows[][2] = {
        {"t", "\"as_scalar_type\": 99"},
        {"t", "\"as_scalar_type\": \"float\""},
        {"l", "\"as_layout\": -1"},
        {"m", "\"as_memory_format\": 9"},
        {"b", "\"as_bool\": 1"},
        {"bs", "\"as_bools\": [true, 1]"},
        {"bs", "\"as_bools\": true"},
        {"whole", "\"as_int\": 1.5"},
        {"f", "\"as_float\": \"one\""},
        {"f", "\"as_float\": true"},
        {"fs", "\"as_floats\": [0.5, null]"},
        {"s", "\"as_string\": 5"},
        {"d", "\"as_device\": {\"index\": 0}"},
        {"d", "\"as_device\": {\"type\": \"toaster\", \"index\": 0}"},
        {"d", "\"as_device\": {\"type\": \"cpu\", \"index\": 300}"},
        {"d", "\"as_device\": {\"type\": \"cpu\", \"index\": -200}"},
        {"c", "\"as_complex\": [1, 2]"},
        {"c", "\"as_quaternion\": 1"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        refuse_argument(rows[i][0], rows[i][1], "is of a kind that cannot be passed");
    refuse_argument("none", "", "'none' cannot be read");
    refuse_argument("stranger", "\"as_int\": 1", "'stranger' is not in its schema");
}

/* clang-format off */
#define OTHER_SPELLINGS                                                    \
    ARG("x", TENSOR) ","                                                   \
    ARG("none", "\"as_none\": true") ","                                   \
    ARG("some", "\"as_optional_tensors\": [" \
        "{\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, " \
        "{\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, " \
        "{\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, " \
        "{\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, " \
        "{\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, " \
        "{\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, " \
        "{\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, {\"as_none\": true}, " \
        "{" TENSOR "}]") "," \
    ARG("no_tensors", "\"as_tensors\": []") ","                            \
    ARG("first", "\"as_sym_int\": {\"as_name\": \"s0\"}") ","              \
    ARG("rest", "\"as_sym_ints\": [{\"as_name\": \"s1\"}]") ","            \
    ARG("no_ints", "\"as_ints\": []") ","                                  \
    ARG("f", "\"as_float\": \"Infinity\"") ","                             \
    ARG("whole", "\"as_float\": \"NaN\"") ","                              \
    ARG("fs", "\"as_floats\": []") ","                                     \
    ARG("b", "\"as_bool\": false") ","                                     \
    ARG("bs", "\"as_bools\": []") ","                                      \
    ARG("s", "\"as_string\": \"\"") ","                                    \
    ARG("t", "\"as_scalar_type\": 7") ","                                  \
    ARG("l", "\"as_layout\": 7") ","                                       \
    ARG("m", "\"as_memory_format\": 1") ","                                \
    ARG("d", "\"as_device\": {\"type\": \"meta\", \"index\": 1}") ","      \
    ARG("c", "\"as_float\": 2")
/* clang-format on */

/* More values than a call has room for on its stack, sizes that have names, and words for numbers.
 */
static void sizes_with_names_and_long_lists_arrive(void **state)
{
    (void)state;
    seen = (observed){.nresults = 2};
    run_well(CALL("proxy_test::kinds", OTHER_SPELLINGS, TWO), 3);
    assert_string_equal(seen.text,
                        "tensor(6), None, ["
                        "None None None None None None None None None None None None None None "
                        "None None None None None None None None None None None None None None "
                        "tensor(6)], [], 1, [2], [], inf, nan, [], false, [], '', 6, 0, 0, "
                        "14:1, 2, 0.25, None, 'default'");
}

/* What only the model's code can get wrong, which is machine code of somebody's. */
static void calls_that_are_not_in_the_list_are_refused(void **state)
{
    package_file file = {MODEL_FOLDER "m.wrapper.json", CALL("proxy_test::two", GIVEN, TWO), 0};
    tn_model *model = load_with(CODE("embedded"), &file, 1, 0);
    AOTIProxyExecutorHandle executor = (AOTIProxyExecutorHandle)(void *)model;
    AtenTensorHandle tensors[4] = {NULL};
    int64_t ints[2] = {1, 2};
    (void)state;
#define CALLS(...) aoti_torch_proxy_executor_call_function(__VA_ARGS__)
    assert_int_equal(CALLS(NULL, 0, 2, ints, 4, tensors), AOTI_TORCH_FAILURE);
    assert_int_equal(CALLS(executor, -1, 2, ints, 4, tensors), AOTI_TORCH_FAILURE);
    assert_int_equal(CALLS(executor, 1, 2, ints, 4, tensors), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "operator number 1, its package lists 1"));
    assert_int_equal(CALLS(executor, 0, -1, ints, 4, tensors), AOTI_TORCH_FAILURE);
    assert_int_equal(CALLS(executor, 0, 2, ints, -1, tensors), AOTI_TORCH_FAILURE);
    assert_int_equal(CALLS(executor, 0, 3, ints, 4, tensors), AOTI_TORCH_FAILURE);
    assert_int_equal(CALLS(executor, 0, 2, ints, 3, tensors), AOTI_TORCH_FAILURE);
    assert_int_equal(CALLS(executor, 0, 2, NULL, 4, tensors), AOTI_TORCH_FAILURE);
    assert_int_equal(CALLS(executor, 0, 2, ints, 4, NULL), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "2 numbers and 4 tensors, its package lists 2 and 4"));
    assert_int_equal(CALLS(executor, 0, 2, ints, 4, tensors), AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "proxy_test::two: tensor 0 is NULL"));
#undef CALLS
    tn_model_free(model);
}

/* A package without a list has no operators to call. */
static void a_model_without_a_list_calls_nothing(void **state)
{
    (void)state;
    tn_model *model = load(CODE("embedded"));
    AOTIProxyExecutorHandle executor = (AOTIProxyExecutorHandle)(void *)model;
    assert_int_equal(aoti_torch_proxy_executor_call_function(executor, 0, 0, NULL, 0, NULL),
                     AOTI_TORCH_FAILURE);
    assert_non_null(strstr(tn_last_error(), "operator number 0, its package lists 0"));
    tn_model_free(model);
}

/* Each operator once, however often it is called. */
static void operators_that_nobody_has_are_named_once(void **state)
{
    (void)state;
    package_file file = {MODEL_FOLDER "m.wrapper.json",
                         "{\"nodes\": [{\"node\": {\"target\": \"nobody::one\"}},"
                         "{\"node\": {\"target\": \"nobody::two\"}},"
                         "{\"node\": {\"target\": \"nobody::one\"}}]}",
                         0};
    assert_true(write_model(PACKAGE, CODE("embedded"), &file, 1));
    refuse(PACKAGE, NULL, TN_ERR_NOT_FOUND, "nobody has registered: nobody::one, nobody::two;");
}

static int define(void **state)
{
    static const char *const schemas[][2] = {
        {"kinds",
         "(Tensor x, Tensor? none, Tensor?[] some, Tensor[] no_tensors, int first, int[] rest, "
         "int[] no_ints, float f, float whole, float[] fs, bool b, bool[] bs, str s, "
         "ScalarType t, Layout l, MemoryFormat m, Device d, Scalar c, float left=0.25, "
         "int? out=None, str text=\"default\") -> (Tensor, Tensor)"},
        {"two", "(Tensor x, Tensor y, int first=5, int[] rest=[]) -> (Tensor, Tensor?)"},
        {"list", "(Tensor x, Tensor y, int first, int[] rest) -> Tensor[]"},
    };
    tn_library *library = NULL;
    char schema[512];
    assert_int_equal(
        tn_library_new(TN_LIBRARY_DEF, "proxy_test", NULL, __FILE__, __LINE__, &library), TN_OK);
    for (size_t i = 0; i < sizeof schemas / sizeof schemas[0]; i++) {
        snprintf(schema, sizeof schema, "%s%s", schemas[i][0], schemas[i][1]);
        assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
        assert_int_equal(tn_library_impl(library, schemas[i][0], NULL, NULL, observe, NULL), TN_OK);
    }
    *state = library;
    return 0;
}

static int withdraw(void **state)
{
    tn_library_free(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_argument_arrives),
        cmocka_unit_test(results_are_what_the_model_was_compiled_for_or_refused),
        cmocka_unit_test(what_an_operator_gets_over_fails_no_run),
        cmocka_unit_test(lists_that_disagree_with_the_code_are_refused),
        cmocka_unit_test(fixed_arguments_of_another_kind_are_refused),
        cmocka_unit_test(sizes_with_names_and_long_lists_arrive),
        cmocka_unit_test(calls_that_are_not_in_the_list_are_refused),
        cmocka_unit_test(a_model_without_a_list_calls_nothing),
        cmocka_unit_test(operators_that_nobody_has_are_named_once),
    };
    return cmocka_run_group_tests(tests, define, withdraw);
}
