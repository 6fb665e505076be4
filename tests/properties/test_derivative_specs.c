/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Every spec of the table of derivatives against differences: first derivatives, second ones,
 * tangents where the spec has them, and tangents of its gradients where the operators of its
 * formulas have them. The specs are those of gen/derivatives.c, so that none can be forgotten: an
 * operator without a line in derivative_samples.txt is a failure by its name. What cannot be
 * checked stands there as an exception with its reason, and an exception that is not needed any
 * more is a failure, too.
 */
#include "autograd/derivative_specs.h"
#include "differences.h"
#include "samples.h"

#include "dispatch/dispatch_shared.h"
#include "kernels/core/kernel_core.h"
#include "quiet.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#define TOLERANCE 2e-5

/* What is compared with differences. */
enum { FIRST, SECOND, TANGENT, MIXED, ORDERS };
static const char *const order_names[] = {"first", "second", "tangent", "mixed"};

static sample_file samples;
static size_t failures;
static size_t compared[ORDERS]; /* slopes that agreed */

/* An operator with a derivative. */
typedef struct checked_spec {
    const tn_op *op;            /* the operator */
    const tni_derivative *made; /* its derivative */
    uint64_t arguments;         /* bit i: argument i has a formula */
    uint64_t refused;           /* bit i: a formula that says only that there is none */
    size_t used;                /* samples that could be called */
} checked_spec;

/* ---- specs ---- */

static bool is_refusal(uint16_t program)
{
    return tni_program_insns[tni_programs[program].first].code == TNI_INSN_REFUSE;
}

static checked_spec checked_spec_of(const tni_derivative_binding *binding)
{
    checked_spec found = {.made = &tni_derivatives[binding->derivative]};
    const char *name = tni_builtin_text + tni_builtins[binding->builtin].name;
    assert_int_equal(tn_op_find(name, &found.op), TN_OK);
    for (size_t i = 0; i < found.made->ninputs; i++) {
        const tni_input_spec *input = &tni_derivative_inputs[found.made->first_input + i];
        if (input->formula == TNI_NO_FORMULA)
            continue;
        uint16_t program =
            tni_derivative_formulas[found.made->first_formula + input->formula].program;
        *(is_refusal(program) ? &found.refused : &found.arguments) |= UINT64_C(1)
                                                                      << input->argument;
    }
    return found;
}

/* The line that says why an operator is not checked in this way; NULL where it must be. */
static sample_line *exception_of(const char *order, const char *name)
{
    for (size_t i = 0; i < samples.count; i++) {
        sample_line *line = &samples.lines[i];
        if (line->is_exception && line->nwords > 2 && strcmp(line->words[0], order) == 0 &&
            strcmp(line->words[1], name) == 0)
            return line;
    }
    return NULL;
}

/* ---- calls ---- */

/* A sample as a function of its leaves. */
typedef struct sample_function {
    sample *call;     /* the call; its leaves are put in and out */
    uint32_t outputs; /* bit i: result i is differentiable */
} sample_function;

static void keep_inexact(tn_value *value, function_results *out)
{
    tn_tensor *tensor = value->kind == TN_KIND_TENSOR ? value->as.tensor : NULL;
    for (size_t i = 0; value->kind == TN_KIND_LIST && i < value->as.list.count; i++)
        keep_inexact(&value->as.list.items[i], out);
    if (value->kind == TN_KIND_LIST)
        return;
    bool counts = tensor != NULL && tensor->numel > 0 &&
                  (tensor->dtype == TN_DTYPE_F64 || tensor->dtype == TN_DTYPE_C128);
    assert_true(out->count < MOST_RESULTS);
    out->items[out->count++] = counts ? tn_tensor_retain(tensor) : NULL;
}

/* What is written in place is a copy, since a leaf may not be. */
static tn_status copy_written(const tn_op *op, tn_value *first)
{
    const tn_op *clone;
    tn_value made = tn_value_none();
    tn_argument argument = {.size = sizeof argument};
    TN_TRY(tn_op_argument(op, 0, &argument));
    if (!argument.is_written || first->kind != TN_KIND_TENSOR) {
        tn_tensor_retain(first->kind == TN_KIND_TENSOR ? first->as.tensor : NULL);
        return TN_OK;
    }
    TN_TRY(tn_op_find("aten::clone", &clone));
    TN_TRY(tn_op_call(clone, first, 1, &made, 1));
    *first = made;
    return TN_OK;
}

static tn_status call_sample(const void *context, tn_tensor *const *inputs, function_results *out)
{
    const sample_function *self = context;
    sample *call = self->call;
    tn_value values[MOST_ARGUMENTS];
    tn_value outs[8] = {{.kind = TN_KIND_NONE}};
    tn_tensor *before[MOST_LEAVES];
    for (size_t i = 0; i < call->nleaves; i++) {
        before[i] = call->leaves[i]->as.tensor;
        call->leaves[i]->as.tensor = inputs[i];
    }
    memcpy(values, call->values, sizeof values);
    tn_manual_seed(1);
    tn_status status = copy_written(call->op, &values[0]);
    if (status == TN_OK) {
        status = tn_op_call(call->op, values, call->nvalues, outs, 8);
        if (values[0].kind == TN_KIND_TENSOR)
            tn_tensor_release(values[0].as.tensor);
    }
    for (size_t i = 0; i < call->nleaves; i++)
        call->leaves[i]->as.tensor = before[i];
    for (size_t i = 0; i < 8; i++) {
        if (status == TN_OK && (self->outputs >> i & 1) != 0)
            keep_inexact(&outs[i], out);
        tn_value_release(&outs[i]);
    }
    return status;
}

static tensor_function function_of(const sample_function *of, const sample_line *line)
{
    tensor_function made = {.call = call_sample, .context = of, .ninputs = of->call->nleaves};
    for (size_t i = 0; i < made.ninputs; i++) {
        made.inputs[i] = of->call->leaves[i]->as.tensor;
        made.freedom[i] = line->is_triangular ? MOVED_WITHOUT_ZEROS : MOVED_FREELY;
    }
    if (line->is_symmetric)
        made.freedom[0] = MOVED_SYMMETRICALLY;
    return made;
}

/* ---- judgement ---- */

static void TN_PRINTF(3, 4)
    tell(const checked_spec *of, const sample_line *line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("    FAILED %s, line %d: ", tn_op_name(of->op), line->number);
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    failures++;
}

/* One way of finding a slope against the differences; `wanted` is not looked at where the way
 * failed. An exception is needed where the way says that it is not there. */
static void judge(const checked_spec *of, const sample_line *line, int order, tn_status status,
                  double slope, double wanted)
{
    const char *name = strstr(tn_op_name(of->op), "::") + 2;
    sample_line *exception = exception_of(order_names[order], name);
    bool is_right = status == TN_OK && fabs(slope - wanted) <= TOLERANCE * (1 + fabs(wanted));
    compared[order] += is_right;
    if (exception != NULL)
        exception->is_used |= !is_right;
    else if (status != TN_OK)
        tell(of, line, "%s: %s", order_names[order], tn_last_error());
    else if (!is_right)
        tell(of, line, "%s: %.9g, differences %.9g", order_names[order], slope, wanted);
}

static void check_second(const checked_spec *of, const sample_line *line,
                         const tensor_function *function)
{
    gradient_function gradients;
    double wanted = 0, slope = 0;
    tn_status status = gradient_function_make(function, &gradients);
    if (status == TN_OK)
        status = slope_by_gradients(&gradients.function, &slope);
    if (status == TN_OK)
        status = slope_by_differences(&gradients.function, &wanted);
    judge(of, line, SECOND, status, slope, wanted);
    if (status == TN_OK && of->made->nforwards > 0) {
        status = slope_by_tangents(&gradients.function, &slope);
        if (status == TN_OK || strstr(tn_last_error(), "forward AD") == NULL)
            judge(of, line, MIXED, status, slope, wanted);
    }
    gradient_function_drop(&gradients);
}

/* Gradients are compared with differences whose slope is `wanted`. */
static void check_orders(const checked_spec *of, const sample_line *line,
                         const tensor_function *function, double wanted)
{
    double slope = 0;
    tn_status status = slope_by_gradients(function, &slope);
    judge(of, line, FIRST, status, slope, wanted);
    if (status == TN_OK)
        check_second(of, line, function);
    if (of->made->nforwards == 0)
        return;
    status = slope_by_tangents(function, &slope);
    judge(of, line, TANGENT, status, slope, wanted);
}

static bool has_complex_result(const tensor_function *function)
{
    function_results results = {.count = 0};
    bool has = function->call(function->context, function->inputs, &results) == TN_OK;
    for (size_t i = 0; i < results.count; i++) {
        has = has && (results.items[i] == NULL || results.items[i]->dtype == TN_DTYPE_C128);
        tn_tensor_release(results.items[i]);
    }
    return has;
}

/* The call must fail when gradients are wanted, with `text` in its message. */
static void check_refusal(const checked_spec *of, const sample_line *line,
                          const tensor_function *function, const char *text)
{
    double slope;
    if (slope_by_gradients(function, &slope) == TN_OK || strstr(tn_last_error(), text) == NULL)
        tell(of, line, "it is not refused with '%s'", text);
}

/* A line for an operator, with real numbers or complex ones; false where it cannot be called so. */
static bool check_line(const checked_spec *of, const sample_line *line, bool is_complex)
{
    sample call;
    double wanted;
    if (!sample_make(line, of->op, of->arguments, is_complex, &call)) {
        failures++;
        return false;
    }
    const sample_function context = {&call, of->made->outputs};
    const tensor_function function = function_of(&context, line);
    bool can = call.nleaves > 0 && slope_by_differences(&function, &wanted) == TN_OK;
    bool is_refused = can && is_complex && (of->made->flags & TNI_DERIVATIVE_IS_COMPLEX) == 0 &&
                      has_complex_result(&function);
    if (is_refused)
        check_refusal(of, line, &function, "does not support automatic differentiation");
    else if (can)
        check_orders(of, line, &function, wanted);
    if (can && !is_complex && line->is_zero != (fabs(wanted) < 1e-9))
        tell(of, line, "the slope is %.9g: @zero says what is 0", wanted);
    sample_drop(&call);
    return can;
}

/* Arguments whose formula is that there is none: backward refuses by name. */
static bool check_refused_arguments(const checked_spec *of, const sample_line *line)
{
    sample call;
    double value;
    if (of->refused == 0 || !sample_make(line, of->op, of->refused, false, &call))
        return false;
    const sample_function context = {&call, of->made->outputs};
    const tensor_function function = function_of(&context, line);
    bool can = call.nleaves > 0 && slope_by_differences(&function, &value) == TN_OK;
    if (can)
        check_refusal(of, line, &function, "is not implemented");
    sample_drop(&call);
    return can;
}

static void check_lines(checked_spec *of, const char *name)
{
    for (size_t i = 0; i < samples.count; i++) {
        sample_line *line = &samples.lines[i];
        if (line->is_exception || strcmp(line->words[0], name) != 0)
            continue;
        bool can = of->arguments != 0 && check_line(of, line, line->is_complex);
        bool is_refused = check_refused_arguments(of, line);
        line->is_used |= can || is_refused;
        of->used += can || is_refused;
        if (can && !line->is_real && !line->is_complex)
            check_line(of, line, true);
    }
}

static const char *name_of(const tni_derivative_binding *binding)
{
    return strstr(tni_builtin_text + tni_builtins[binding->builtin].name, "::") + 2;
}

/* Whether `name` is that of a view whose copy `copy` is. */
static bool is_copied_view(const char *name, const char *copy)
{
    size_t base = strcspn(name, ".");
    size_t end = base + strlen("_copy");
    return strncmp(name, copy, base) == 0 && strncmp(copy + base, "_copy", end - base) == 0 &&
           strcmp(name + base, copy + end) == 0;
}

/* Lines of another operator with the same formulas: one that writes, or does not, or of the view
 * that is copied. */
static void check_lines_of_others(checked_spec *of, const tni_derivative_binding *binding)
{
    const char *name = name_of(binding);
    for (uint32_t i = 0; i < tni_num_derivative_bindings; i++) {
        const tni_derivative_binding *other = &tni_derivative_bindings[i];
        if (other->builtin != binding->builtin &&
            (other->derivative == binding->derivative || is_copied_view(name_of(other), name)))
            check_lines(of, name_of(other));
    }
}

static void check_binding(const tni_derivative_binding *binding)
{
    checked_spec of = checked_spec_of(binding);
    const char *name = name_of(binding);
    sample_line *exception = exception_of("row", name);
    if (exception != NULL || (of.arguments | of.refused) == 0) {
        if (exception != NULL)
            exception->is_used = true;
        return;
    }
    check_lines(&of, name);
    check_lines_of_others(&of, binding);
    if (of.used > 0)
        return;
    printf("    FAILED %s has no sample\n", name);
    failures++;
}

static void derivatives_are_what_differences_give(void **state)
{
    (void)state;
    const char *only = getenv("TENON_ROW");
    for (uint32_t i = 0; i < tni_num_derivative_bindings; i++) {
        const tni_derivative_binding *binding = &tni_derivative_bindings[i];
        if (binding->derivative < TNI_DERIVATIVE_OUT &&
            (only == NULL || strstr(name_of(binding), only) != NULL))
            check_binding(binding);
    }
    printf("%zu first derivatives, %zu second, %zu tangents, %zu of gradients, are what "
           "differences give\n",
           compared[FIRST], compared[SECOND], compared[TANGENT], compared[MIXED]);
    assert_int_equal(failures, 0);
}

static void every_line_is_needed(void **state)
{
    (void)state;
    size_t idle = 0;
    for (size_t i = 0; i < samples.count && getenv("TENON_ROW") == NULL; i++) {
        if (samples.lines[i].is_used)
            continue;
        printf("    line %d is not needed: %s %s\n", samples.lines[i].number,
               samples.lines[i].words[0],
               samples.lines[i].nwords > 1 ? samples.lines[i].words[1] : "");
        idle++;
    }
    assert_int_equal(idle, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(derivatives_are_what_differences_give),
        cmocka_unit_test(every_line_is_needed),
    };
    quiet_begin();
    samples_read(TENON_SAMPLES, &samples);
    int result = cmocka_run_group_tests(tests, NULL, NULL);
    samples_free(&samples);
    return result;
}
