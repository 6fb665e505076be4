/* SPDX-License-Identifier: BSD-3-Clause */
/* gen/derivatives.c: what programs.c relies on without looking holds for every entry. */
#include "autograd/derivative_specs.h"
#include "dispatch/dispatch_shared.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const tni_insn *steps_of(const tni_program *program)
{
    return tni_program_insns + program->first;
}

/* How many registers an insn writes. */
static size_t results_of(const tni_insn *insn)
{
    const tni_signature *signature;
    tni_opcode code = (tni_opcode)insn->code;
    if (code == TNI_INSN_NATIVE)
        return tni_formula_natives[insn->what].nreturns;
    if (code == TNI_INSN_CALL) {
        assert_int_equal(tni_callee_signature(&tni_formula_callees[insn->what], &signature), TN_OK);
        return signature->nreturns;
    }
    return code == TNI_INSN_JUMP || code == TNI_INSN_JUMP_UNLESS || code == TNI_INSN_GIVE ||
                   code == TNI_INSN_GIVE_LIST || code == TNI_INSN_DECIDE || code == TNI_INSN_REFUSE
               ? 0
               : 1;
}

static bool is_jump(const tni_insn *insn)
{
    return insn->code == TNI_INSN_JUMP || insn->code == TNI_INSN_JUMP_UNLESS;
}

/* Jumps lead forward, operands were written before, results fit the registers. */
static void check_program(const tni_program *program, bool *written)
{
    const tni_insn *insns = steps_of(program);
    for (size_t i = 0; i < program->ninsns; i++) {
        const tni_insn *insn = &insns[i];
        assert_true(insn->code < TNI_INSN_COUNT);
        assert_true(insn->count <= TNI_MOST_OPERANDS);
        for (size_t k = 0; k < insn->count; k++)
            assert_true(written[tni_program_operands[insn->operands + k]]);
        for (size_t k = 0; k < results_of(insn); k++) {
            assert_true(insn->target + k < program->nregisters);
            written[insn->target + k] = true;
        }
        if (is_jump(insn))
            assert_true(insn->what > i && insn->what <= program->ninsns);
    }
}

/* The programs of a derivative, told to `look`. */
static void each_program(const tni_derivative *made,
                         void (*look)(const tni_derivative *made, uint16_t program))
{
    for (size_t i = 0; i < made->nformulas; i++)
        look(made, tni_derivative_formulas[made->first_formula + i].program);
    for (size_t i = 0; i < made->nforwards; i++)
        if (tni_derivative_forwards[made->first_forward + i].program != TNI_FORWARD_LINEAR)
            look(made, tni_derivative_forwards[made->first_forward + i].program);
    if (made->condition != TNI_NO_FORMULA)
        look(made, made->condition);
}

static void each_derivative(void (*look)(const tni_derivative *made, uint16_t program))
{
    for (uint32_t i = 0; i < tni_num_derivative_bindings; i++)
        if (tni_derivative_bindings[i].derivative < TNI_DERIVATIVE_OUT)
            each_program(&tni_derivatives[tni_derivative_bindings[i].derivative], look);
}

static void look_at_registers(const tni_derivative *made, uint16_t program)
{
    (void)made;
    bool *written = calloc(UINT16_MAX + 1u, sizeof *written);
    assert_non_null(written);
    check_program(&tni_programs[program], written);
    free(written);
}

static void registers_are_written_before_they_are_read(void **state)
{
    (void)state;
    each_derivative(look_at_registers);
}

/* Every callee is an operator, and gets as many operands as it has arguments. */
static void look_at_calls(const tni_derivative *made, uint16_t program)
{
    (void)made;
    for (size_t i = 0; i < tni_programs[program].ninsns; i++) {
        const tni_insn *insn = &steps_of(&tni_programs[program])[i];
        const tni_signature *signature;
        if (insn->code != TNI_INSN_CALL)
            continue;
        assert_int_equal(tni_callee_signature(&tni_formula_callees[insn->what], &signature), TN_OK);
        if (signature->nargs != insn->count)
            fail_msg("%s has %d operands", tni_formula_callees[insn->what].name, insn->count);
        for (size_t k = 0; k < signature->nreturns; k++)
            assert_int_not_equal(signature->returns[k] & ~TNI_LEAF_MASK, TNI_SHAPE_NESTED);
    }
}

static void operators_get_as_many_operands_as_they_have_arguments(void **state)
{
    (void)state;
    each_derivative(look_at_calls);
}

static void look_at_loads(const tni_derivative *made, uint16_t program)
{
    for (size_t i = 0; i < tni_programs[program].ninsns; i++) {
        const tni_insn *insn = &steps_of(&tni_programs[program])[i];
        if (insn->code == TNI_INSN_SAVED)
            assert_true(insn->what < made->nsaved);
        if (insn->code == TNI_INSN_WANTED)
            assert_true(insn->what < made->ninputs);
        if (insn->code == TNI_INSN_MASK)
            assert_true(insn->what + insn->operands <= made->ninputs);
    }
}

static void loads_name_rows_of_their_derivative(void **state)
{
    (void)state;
    each_derivative(look_at_loads);
}

/* Each input with a formula is given by that formula, and saved values by formulas that are there.
 */
static void check_rows(const tni_derivative *made)
{
    for (size_t i = 0; i < made->ninputs; i++) {
        const tni_input_spec *input = &tni_derivative_inputs[made->first_input + i];
        if (input->formula == TNI_NO_FORMULA)
            continue;
        assert_true(input->formula < made->nformulas);
        assert_true(
            (tni_derivative_formulas[made->first_formula + input->formula].gives >> i & 1) != 0);
    }
    for (size_t i = 0; i < made->nsaved; i++) {
        uint32_t formulas = tni_derivative_saved[made->first_saved + i].formulas;
        assert_true(formulas != 0 && formulas < UINT64_C(1) << made->nformulas);
    }
}

static void rows_of_a_derivative_belong_together(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < tni_num_derivative_bindings; i++)
        if (tni_derivative_bindings[i].derivative < TNI_DERIVATIVE_OUT)
            check_rows(&tni_derivatives[tni_derivative_bindings[i].derivative]);
}

/* Bindings are sorted, name operators that are more than a composite, and their arguments are
 * tensors. */
static void check_binding(const tni_derivative_binding *binding)
{
    const tn_op *op;
    assert_true(binding->builtin < tni_num_builtins);
    const tni_builtin *builtin = &tni_builtins[binding->builtin];
    for (size_t i = 0; i < builtin->nkernels && builtin->nkernels == 1; i++)
        assert_int_not_equal(tni_builtin_kernels[builtin->first_kernel + i].key,
                             TNI_ALIAS_COMPOSITE_IMPLICIT);
    if (binding->derivative >= TNI_DERIVATIVE_OUT)
        return;
    assert_int_equal(tn_op_find(tni_builtin_text + builtin->name, &op), TN_OK);
    const tni_signature *signature = op->signature;
    const tni_derivative *made = &tni_derivatives[binding->derivative];
    for (size_t i = 0; i < made->ninputs; i++) {
        const tni_input_spec *input = &tni_derivative_inputs[made->first_input + i];
        assert_true(input->argument < signature->nargs);
        assert_true((signature->key_args >> input->argument & 1) != 0);
    }
    /* recording.c writes the sizes of a written self where a list's first edges would be. */
    const tni_alias *alias = tni_type_alias(signature->schema->args[0].type);
    for (size_t i = 0; alias != NULL && alias->is_write && i < made->ninputs; i++)
        assert_false(tni_derivative_inputs[made->first_input + i].is_list);
    assert_true(made->outputs < UINT64_C(1) << signature->nreturns);
    assert_true(strlen(tni_derivative_text + made->name) > 4);
    if ((binding->flags & TNI_DERIVATIVE_IN_PLACE) != 0)
        assert_true(signature->schema->is_mutable);
}

static void bindings_name_operators_with_such_arguments(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < tni_num_derivative_bindings; i++) {
        if (i > 0)
            assert_true(tni_derivative_bindings[i - 1].builtin <=
                        tni_derivative_bindings[i].builtin);
        check_binding(&tni_derivative_bindings[i]);
    }
}

static const tni_derivative_binding *binding_of(const char *name)
{
    int64_t builtin = tni_builtin_find(name, strlen(name));
    for (uint32_t i = 0; i < tni_num_derivative_bindings; i++)
        if (tni_derivative_bindings[i].builtin == builtin)
            return &tni_derivative_bindings[i];
    return NULL;
}

static void twins_and_out_variants_and_composites_are_bound_as_they_should_be(void **state)
{
    (void)state;
    const tni_derivative_binding *mul = binding_of("aten::mul.Tensor");
    const tni_derivative_binding *twin = binding_of("aten::mul_.Tensor");
    assert_int_equal(mul->key, TNI_ALIAS_AUTOGRAD);
    assert_int_equal(mul->derivative, twin->derivative);
    assert_int_equal(twin->flags, TNI_DERIVATIVE_IN_PLACE);
    assert_true((tni_derivatives[mul->derivative].flags & TNI_DERIVATIVE_NEEDS_OLD_SELF) != 0);
    assert_int_equal(binding_of("aten::mul.out")->derivative, TNI_DERIVATIVE_OUT);
    assert_int_equal(binding_of("aten::all")->derivative, TNI_DERIVATIVE_NONE);
    assert_null(binding_of("aten::matmul"));
    assert_null(binding_of("aten::zeros"));
    const tni_derivative_binding *copy = binding_of("aten::view_copy");
    assert_string_equal(tni_derivative_text + tni_derivatives[copy->derivative].name,
                        "ViewBackward0_copy");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(registers_are_written_before_they_are_read),
        cmocka_unit_test(operators_get_as_many_operands_as_they_have_arguments),
        cmocka_unit_test(loads_name_rows_of_their_derivative),
        cmocka_unit_test(rows_of_a_derivative_belong_together),
        cmocka_unit_test(bindings_name_operators_with_such_arguments),
        cmocka_unit_test(twins_and_out_variants_and_composites_are_bound_as_they_should_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
