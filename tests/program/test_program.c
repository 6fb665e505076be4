/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported programs from C: what they say of themselves, runs, state, and the functions of numbers.
 */
#include "op_fixture.h"

#include "program/programs.h"

#include <math.h>

#include <tenon/library.h>

static tn_program *load(const char *path, uint32_t flags)
{
    tn_program *program = NULL;
    tn_program_options options = {sizeof options, NULL, flags};
    if (tn_program_load(path, &options, &program) != TN_OK)
        fail_msg("%s", tn_last_error());
    return program;
}

static void a_program_describes_itself(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/nested.pt2", 0);
    tn_program_input input = {.size = sizeof input};
    tn_program_state offset = {.size = sizeof offset};
    const char *name, *in, *out;
    assert_int_equal(tn_program_num_inputs(program), 4);
    assert_int_equal(tn_program_input_at(program, 0, &input), TN_OK);
    assert_int_equal(input.kind, TN_KIND_TENSOR);
    assert_int_equal(input.dtype, TN_DTYPE_F32);
    assert_int_equal(input.ndim, 2);
    assert_int_equal(input.least[0], 0);
    assert_int_equal(input.most[0], 64);
    assert_int_equal(input.least[1], 3);
    assert_int_equal(input.most[1], 3);
    assert_int_equal(tn_program_input_at(program, 2, &input), TN_OK);
    assert_true(input.is_constant && input.kind == TN_KIND_DOUBLE);
    assert_int_equal(tn_program_input_at(program, 4, &input), TN_ERR_INDEX);
    assert_int_equal(tn_program_output_name(program, 0, &name), TN_OK);
    assert_int_equal(tn_program_output_name(program, 5, &name), TN_ERR_INDEX);
    assert_int_equal(tn_program_call_spec(program, &in, &out), TN_OK);
    assert_non_null(strstr(out, "rows"));
    assert_int_equal(tn_program_num_states(program), 1);
    assert_int_equal(tn_program_state_at(program, 0, &offset), TN_OK);
    assert_string_equal(offset.name, "offset");
    assert_int_equal(offset.kind, TN_PROGRAM_BUFFER);
    assert_int_equal(tn_program_state_at(program, 1, &offset), TN_ERR_INDEX);
    tn_program_free(program);
}

static void conditions_on_arguments_are_told_and_checked(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/guarded.pt2", 0);
    tn_program_guard guard = {.size = sizeof guard};
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(7, 3)), *y = count_up(TN_DTYPE_F32, SIZES(15));
    tn_value output;
    assert_int_equal(tn_program_num_guards(program), 5);
    assert_int_equal(tn_program_num_guards(NULL), 0);
    assert_int_equal(tn_program_guard_at(program, 0, &guard), TN_OK);
    assert_string_equal(guard.text, "(x.size()[0] % 2) == 0");
    assert_true(guard.is_checked);
    assert_int_equal(tn_program_guard_at(program, 5, &guard), TN_ERR_INDEX);
    assert_int_equal(tn_program_guard_at(NULL, 0, &guard), TN_ERR_VALUE);
    assert_int_equal(tn_program_guard_at(program, 0, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_program_run(program, ARGS(T(x), T(y), I(5)), &output, 1), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "(x.size()[0] % 2) == 0; size 0 of argument 'x' is 7"));
    tn_tensor_release(x);
    tn_tensor_release(y);
    tn_program_free(program);
}

/* What a handler was given. */
typedef struct seen_prints {
    int count;         /* calls */
    char text[256];    /* formats and names, one after the other */
    tn_status failure; /* what the handler gives back */
} seen_prints;

static tn_status see_print(void *context, const tn_program_printed *printed)
{
    seen_prints *seen = context;
    assert_int_equal(printed->size, sizeof *printed);
    assert_non_null(printed->node);
    seen->count++;
    strncat(seen->text, printed->format, sizeof seen->text - strlen(seen->text) - 1);
    for (size_t i = 0; i < printed->count; i++)
        if (printed->names[i] != NULL)
            strncat(seen->text, printed->names[i], sizeof seen->text - strlen(seen->text) - 1);
    return seen->failure != TN_OK ? tn_fail(seen->failure, "the printer burns") : TN_OK;
}

static void what_is_printed_goes_to_the_handler(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/printing.pt2", 0), *clone;
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(2, 3));
    seen_prints seen = {0};
    tn_value output;
    assert_int_equal(tn_program_run(program, ARGS(T(x), I(3)), &output, 1), TN_OK);
    tn_value_release(&output);
    tn_program_set_print_handler(program, see_print, &seen);
    assert_int_equal(tn_program_clone(program, &clone), TN_OK);
    assert_int_equal(tn_program_run(clone, ARGS(T(x), I(3)), &output, 1), TN_OK);
    tn_value_release(&output);
    assert_int_equal(seen.count, 4);
    assert_string_equal(seen.text, "nothing {{}}{} {} {} {!r} {}{1} {0:.2f} {rows:>4}|{more[1]}"
                                   "rowsmore{}");
    seen.failure = TN_ERR_VALUE;
    assert_int_equal(tn_program_run(program, ARGS(T(x), I(3)), &output, 1), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "the printer burns"));
    assert_int_equal(seen.count, 5);
    tn_program_set_print_handler(program, NULL, NULL);
    assert_int_equal(tn_program_run(program, ARGS(T(x), I(3)), &output, 1), TN_OK);
    tn_value_release(&output);
    assert_int_equal(seen.count, 5);
    tn_program_set_print_handler(NULL, see_print, &seen);
    tn_tensor_release(x);
    tn_program_free(clone);
    tn_program_free(program);
}

static void buffers_and_arguments_keep_what_a_run_writes(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/counting.pt2", 0);
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(4, 2));
    tn_value outputs[2] = {{TN_KIND_NONE, {NULL}}, {TN_KIND_NONE, {NULL}}};
    for (int run = 1; run <= 2; run++) {
        if (tn_program_run(program, ARGS(T(x)), outputs, 2) != TN_OK)
            fail_msg("%s", tn_last_error());
        /* x has grown by one in each run, and the first output is x times the number of runs. */
        assert_true(((const float *)tn_tensor_data(outputs[0].as.tensor))[7] ==
                    (float)(run * (7 + run)));
        assert_true(((const float *)tn_tensor_data(x))[7] == (float)(7 + run));
        tn_value_release(&outputs[0]);
        tn_value_release(&outputs[1]);
    }
    tn_tensor_release(x);
    tn_program_free(program);
}

static void instances_count_apart_and_reset(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/counting.pt2", 0), *clone = NULL;
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(4, 2));
    tn_value outputs[2] = {{TN_KIND_NONE, {NULL}}, {TN_KIND_NONE, {NULL}}};
    tn_program_state mine = {.size = sizeof mine}, its = {.size = sizeof its};
    assert_int_equal(tn_program_run(program, ARGS(T(x)), outputs, 2), TN_OK);
    tn_value_release(&outputs[0]);
    tn_value_release(&outputs[1]);
    assert_int_equal(tn_program_clone(program, &clone), TN_OK);
    assert_int_equal(tn_program_reset(program), TN_OK);
    assert_int_equal(tn_program_state_at(program, 0, &mine), TN_OK);
    assert_int_equal(tn_program_state_at(clone, 0, &its), TN_OK);
    assert_int_equal(*(const int64_t *)tn_tensor_data(mine.tensor), 0);
    assert_int_equal(*(const int64_t *)tn_tensor_data(its.tensor), 1);
    tn_program_free(program);
    assert_int_equal(tn_program_reset(clone), TN_OK);
    assert_int_equal(*(const int64_t *)tn_tensor_data(its.tensor), 0);
    tn_program_free(clone);
    tn_tensor_release(x);
}

static void sample_inputs_run(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/nested.pt2", 0);
    tn_value inputs[4] = {{TN_KIND_NONE, {NULL}}}, outputs[5] = {{TN_KIND_NONE, {NULL}}};
    assert_int_equal(tn_program_sample_inputs(program, inputs, 4), TN_OK);
    assert_int_equal(inputs[0].kind, TN_KIND_TENSOR);
    assert_true(inputs[2].kind == TN_KIND_DOUBLE && inputs[2].as.real == 2);
    assert_true(inputs[3].kind == TN_KIND_STRING && strcmp(inputs[3].as.string.data, "sum") == 0);
    if (tn_program_run(program, inputs, 4, outputs, 5) != TN_OK)
        fail_msg("%s", tn_last_error());
    for (size_t i = 0; i < 4; i++)
        tn_value_release(&inputs[i]);
    for (size_t i = 0; i < 5; i++)
        tn_value_release(&outputs[i]);
    tn_program_free(program);
}

static void results_outlive_their_program(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/mlp.pt2", 0);
    tn_program_state weight = {.size = sizeof weight};
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(2, 4));
    tn_value y = tn_value_none();
    assert_int_equal(tn_program_state_at(program, 0, &weight), TN_OK);
    tn_tensor *kept = tn_tensor_retain(weight.tensor);
    assert_int_equal(tn_program_run(program, ARGS(T(x)), &y, 1), TN_OK);
    tn_program_free(program);
    assert_shape(y.as.tensor, SIZES(2, 3));
    check(call("aten::sub.Tensor", ARGS(T(kept), T(kept))), TN_DTYPE_F32, SIZES(8, 4),
          (const double[32]){0});
    tn_value_release(&y);
    tn_tensor_release(kept);
    tn_tensor_release(x);
}

static void null_and_wrong_counts_are_refused(void **state)
{
    (void)state;
    tn_program *program = NULL;
    tn_value value = tn_value_none();
    tn_program_options small = {4, NULL, 0}, odd = {sizeof odd, NULL, 4};
    assert_int_equal(tn_program_load(NULL, NULL, &program), TN_ERR_VALUE);
    assert_int_equal(tn_program_load("x", NULL, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_program_load("x", &small, &program), TN_ERR_VALUE);
    assert_int_equal(tn_program_load("x", &odd, &program), TN_ERR_VALUE);
    assert_int_equal(tn_program_load("/nowhere.pt2", NULL, &program), TN_ERR_IO);
    program = load(PROGRAMS "/mlp.pt2", 0);
    assert_int_equal(tn_program_run(program, NULL, 1, &value, 1), TN_ERR_VALUE);
    assert_int_equal(tn_program_run(program, &value, 1, &value, 0), TN_ERR_VALUE);
    assert_int_equal(tn_program_run(program, &value, 2, &value, 1), TN_ERR_VALUE);
    assert_int_equal(tn_program_run(program, ARGS(T(NULL)), &value, 1), TN_ERR_VALUE);
    assert_int_equal(tn_program_clone(NULL, &program), TN_ERR_VALUE);
    assert_int_equal(tn_program_clone(program, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_program_reset(NULL), TN_ERR_VALUE);
    assert_int_equal(tn_program_sample_inputs(NULL, &value, 1), TN_ERR_VALUE);
    assert_int_equal(tn_program_sample_inputs(program, NULL, 1), TN_ERR_VALUE);
    assert_int_equal(tn_program_sample_inputs(program, &value, 0), TN_ERR_VALUE);
    assert_int_equal(tn_program_num_inputs(NULL), 0);
    assert_int_equal(tn_program_num_outputs(NULL), 0);
    assert_int_equal(tn_program_num_states(NULL), 0);
    tn_program_free(program);
    tn_program_free(NULL);
}

static void what_a_program_does_is_listed(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/choosing.pt2", 0);
    tn_program_about about = {.size = sizeof about};
    tn_program_graph graph = {.size = sizeof graph};
    tn_program_node node = {.size = sizeof node};
    assert_int_equal(tn_program_describe(program, &about), TN_OK);
    assert_string_equal(about.name, "model");
    assert_true(strncmp(about.torch_version, "2.13", 4) == 0);
    assert_int_equal(about.num_graphs, 5);
    size_t count = 0;
    for (size_t i = 0; i < about.num_graphs; i++) {
        assert_int_equal(tn_program_graph_at(program, i, &graph), TN_OK);
        assert_int_equal(graph.first_node, count);
        assert_int_equal(graph.depth, i == 0 ? 0 : i < 3 ? 1 : 2);
        count += graph.num_nodes;
    }
    assert_int_equal(count, about.num_nodes);
    assert_int_equal(tn_program_node_at(program, 1, &node), TN_OK);
    assert_string_equal(node.target, "torch.ops.aten.gt.Scalar");
    assert_string_equal(node.results, "gt");
    assert_string_equal(node.arguments, "sum_1, 0");
    assert_string_equal(node.types, "bool []");
    assert_string_equal(tn_op_name(node.op), "aten::gt.Scalar");
    assert_true(node.is_served && node.graph == 0 && strstr(node.source, "record_programs.py:"));
    assert_int_equal(tn_program_node_at(program, about.num_nodes, &node), TN_ERR_INDEX);
    assert_int_equal(tn_program_graph_at(program, about.num_graphs, &graph), TN_ERR_INDEX);
    assert_int_equal(tn_program_describe(NULL, &about), TN_ERR_VALUE);
    assert_int_equal(tn_program_graph_at(program, 0, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_program_node_at(NULL, 0, &node), TN_ERR_VALUE);
    assert_int_equal(tn_program_save(NULL, "x"), TN_ERR_VALUE);
    assert_int_equal(tn_program_save(program, NULL), TN_ERR_VALUE);
    tn_program_free(program);
}

static void a_described_program_is_not_run(void **state)
{
    (void)state;
    tn_value y = tn_value_none();
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(2, 4));
    tn_program *program = load(PROGRAMS "/mlp.pt2", TN_PROGRAM_DESCRIBE);
    assert_int_equal(tn_program_run(program, ARGS(T(x)), &y, 1), TN_ERR_VALUE);
    tn_program_free(program);
    tn_tensor_release(x);
}

/* ---- functions of numbers ---- */

/* Call a function and compare its result. */
static void gives(const char *target, tn_value a, tn_value b, tn_value wanted)
{
    uint32_t count = 0;
    tn_value args[] = {a, b}, result = tn_value_none();
    tni_symbol_function *function = tni_symbol_find(target, &count);
    assert_non_null(function);
    if (tni_symbol_call(function, args, count, &result) != TN_OK)
        fail_msg("%s: %s", target, tn_last_error());
    assert_int_equal(result.kind, wanted.kind);
    if (wanted.kind == TN_KIND_DOUBLE)
        assert_true(result.as.real == wanted.as.real);
    else if (wanted.kind == TN_KIND_BOOL)
        assert_int_equal(result.as.boolean, wanted.as.boolean);
    else
        assert_int_equal(result.as.integer, wanted.as.integer);
}

static void fails(const char *target, tn_value a, tn_value b, tn_status wanted)
{
    uint32_t count = 0;
    tn_value args[] = {a, b}, result = tn_value_none();
    tni_symbol_function *function = tni_symbol_find(target, &count);
    assert_non_null(function);
    assert_int_equal(tni_symbol_call(function, args, count, &result), wanted);
}

static void numbers_follow_python_s_rules(void **state)
{
    (void)state;
    gives("_operator.add", I(2), B(true), I(3));
    gives("_operator.mul", I(2), D(1.5), D(3));
    gives("_operator.floordiv", I(-7), I(2), I(-4));
    gives("_operator.floordiv", D(-7), I(2), D(-4));
    gives("_operator.mod", I(-7), I(3), I(2));
    gives("_operator.mod", I(7), I(-3), I(-2));
    gives("_operator.mod", D(-7), I(3), D(2));
    gives("_operator.mod", I(INT64_MIN), I(-1), I(0));
    gives("_operator.truediv", I(1), I(4), D(0.25));
    gives("_operator.pow", I(3), I(4), I(81));
    gives("_operator.pow", I(2), I(-1), D(0.5));
    gives("_operator.neg", I(5), NONE, I(-5));
    gives("_operator.eq", I(2), D(2), B(true));
    gives("_operator.lt", D((double)NAN), I(2), B(false));
    gives("_operator.ne", D((double)NAN), D((double)NAN), B(true));
    gives("_operator.and_", B(true), B(false), B(false));
    gives("_operator.or_", I(4), I(1), I(5));
    gives("_operator.lshift", I(3), I(2), I(12));
    gives("_operator.rshift", I(-8), I(70), I(-1));
    gives("torch.sym_max", I(2), D(3), D(3));
    gives("torch.sym_min", I(2), I(2), I(2));
    gives("torch.sym_not", B(false), NONE, B(true));
    gives("torch.sym_float", I(2), NONE, D(2));
    gives("math.trunc", D(-2.5), NONE, I(-2));
    gives("math.ceil", D(-2.5), NONE, I(-2));
    gives("math.floor", D(-2.5), NONE, I(-3));
    gives("math.ceil", B(true), NONE, I(1));
    gives("torch._sym_sqrt", I(9), NONE, D(3));
    fails("_operator.add", I(INT64_MAX), I(1), TN_ERR_OVERFLOW);
    fails("_operator.mul", I(INT64_MAX), I(2), TN_ERR_OVERFLOW);
    fails("_operator.neg", I(INT64_MIN), NONE, TN_ERR_OVERFLOW);
    fails("_operator.pow", I(10), I(19), TN_ERR_OVERFLOW);
    fails("_operator.lshift", I(1), I(63), TN_ERR_OVERFLOW);
    fails("_operator.lshift", I(1), I(-1), TN_ERR_VALUE);
    fails("_operator.floordiv", I(INT64_MIN), I(-1), TN_ERR_OVERFLOW);
    fails("_operator.floordiv", I(1), I(0), TN_ERR_VALUE);
    fails("_operator.mod", D(1), I(0), TN_ERR_VALUE);
    fails("_operator.truediv", I(1), D(0), TN_ERR_VALUE);
    fails("_operator.pow", I(0), I(-1), TN_ERR_VALUE);
    fails("_operator.and_", D(1), I(1), TN_ERR_TYPE);
    fails("_operator.or_", I(1), D(1), TN_ERR_TYPE);
    fails("_operator.lshift", I(1), D(1), TN_ERR_TYPE);
    fails("_operator.rshift", D(1), I(1), TN_ERR_TYPE);
    fails("math.floor", D(1e30), NONE, TN_ERR_OVERFLOW);
    fails("torch.sym_int", D(1e30), NONE, TN_ERR_OVERFLOW);
    fails("torch._sym_sqrt", I(-1), NONE, TN_ERR_VALUE);
    fails("_operator.add", I(1), NONE, TN_ERR_TYPE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_program_describes_itself),
        cmocka_unit_test(conditions_on_arguments_are_told_and_checked),
        cmocka_unit_test(what_is_printed_goes_to_the_handler),
        cmocka_unit_test(buffers_and_arguments_keep_what_a_run_writes),
        cmocka_unit_test(instances_count_apart_and_reset),
        cmocka_unit_test(sample_inputs_run),
        cmocka_unit_test(results_outlive_their_program),
        cmocka_unit_test(what_a_program_does_is_listed),
        cmocka_unit_test(a_described_program_is_not_run),
        cmocka_unit_test(null_and_wrong_counts_are_refused),
        cmocka_unit_test(numbers_follow_python_s_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
