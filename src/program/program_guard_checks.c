/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Guards (program_guards.c) in a run: their instructions are evaluated once its arguments have the
 * right kinds and ranks, and what does not hold is told with what it reads.
 */
#include "program/programs.h"

/* Return what an instruction reads of an argument. */
static tn_value read_input(const tni_guard_insn *insn, const tn_value *inputs)
{
    const tn_value *value = &inputs[insn->place];
    switch (insn->kind) {
    case TNI_GUARD_SIZE:
        return tn_value_int(value->as.tensor->sizes[insn->number]);
    case TNI_GUARD_STRIDE:
        return tn_value_int(value->as.tensor->strides[insn->number]);
    case TNI_GUARD_OFFSET:
        return tn_value_int(value->as.tensor->offset);
    default:
        return *value;
    }
}

static bool is_true(const tn_value *value)
{
    return value->kind == TN_KIND_BOOL  ? value->as.boolean
           : value->kind == TN_KIND_INT ? value->as.integer != 0
                                        : value->as.real != 0;
}

/* Evaluate a guard. Fails as Python does where a number has no result. */
static tn_status evaluate(const tni_guard *guard, const tn_value *inputs, bool *out)
{
    tn_value stack[TNI_GUARD_STACK + 1], result;
    size_t count = 0;
    for (uint32_t i = 0; i < guard->ninsns; i++) {
        const tni_guard_insn *insn = &guard->insns[i];
        if (insn->kind == TNI_GUARD_CALL) {
            count -= insn->number;
            TN_TRY(insn->function(&stack[count], &result));
            stack[count++] = result;
        } else if (insn->kind == TNI_GUARD_AND || insn->kind == TNI_GUARD_OR) {
            if (is_true(&stack[count - 1]) == (insn->kind == TNI_GUARD_OR))
                i = insn->number - 1;
            else
                count--;
        } else {
            stack[count++] =
                insn->kind == TNI_GUARD_CONSTANT ? insn->constant : read_input(insn, inputs);
        }
    }
    *out = is_true(&stack[0]);
    return TN_OK;
}

/* Whether an earlier instruction reads the same. */
static bool was_told(const tni_guard *guard, uint32_t index)
{
    const tni_guard_insn *insn = &guard->insns[index];
    for (uint32_t i = 0; i < index; i++) {
        const tni_guard_insn *other = &guard->insns[i];
        if (other->kind == insn->kind && other->input == insn->input &&
            other->number == insn->number)
            return true;
    }
    return false;
}

/* Append what a guard reads of an argument, and what it is now. */
static void tell_input(tni_buffer *text, const tni_guard_insn *insn, const tn_value *inputs)
{
    tn_value value = read_input(insn, inputs);
    const char *label = insn->input->label;
    tni_buffer_print(text, "%s", text->length > 0 ? ", " : "");
    if (insn->kind == TNI_GUARD_SIZE || insn->kind == TNI_GUARD_STRIDE)
        tni_buffer_print(text, "%s %u of argument '%s'",
                         insn->kind == TNI_GUARD_SIZE ? "size" : "stride", insn->number, label);
    else
        tni_buffer_print(text, "%sargument '%s'",
                         insn->kind == TNI_GUARD_OFFSET ? "the storage offset of " : "", label);
    if (value.kind == TN_KIND_DOUBLE)
        tni_buffer_print(text, " is %.17g", value.as.real);
    else
        tni_buffer_print(
            text, " is %lld",
            (long long)(value.kind == TN_KIND_BOOL ? value.as.boolean : value.as.integer));
}

/* Fail with the condition and what it reads. */
static TNI_COLD tn_status fail_guard(const tn_program *program, const tni_guard *guard,
                                     const tn_value *inputs, tn_status status)
{
    tni_buffer text = {0};
    for (uint32_t i = 0; i < guard->ninsns; i++)
        if (guard->insns[i].input != NULL && !was_told(guard, i))
            tell_input(&text, &guard->insns[i], inputs);
    const char *told = text.data != NULL && !text.failed ? text.data : "no argument decides";
    if (status == TN_OK)
        status = tni_fail(TN_ERR_VALUE, "%s: the program was exported for arguments with %s; %s",
                          program->path, guard->text, told);
    else
        status = tni_fail_context(status, "%s: the condition %s, of arguments where %s",
                                  program->path, guard->text, told);
    tni_buffer_free(&text);
    return status;
}

tn_status tni_program_check_guards(const tn_program *program, const tn_value *inputs)
{
    for (size_t i = 0; i < program->nguards; i++) {
        bool holds = true;
        const tni_guard *guard = &program->guards[i];
        tn_status status = guard->ninsns > 0 ? evaluate(guard, inputs, &holds) : TN_OK;
        if (TNI_UNLIKELY(status != TN_OK || !holds))
            return fail_guard(program, guard, inputs, status);
    }
    return TN_OK;
}

tn_status tn_program_guard_at(const tn_program *program, size_t index, tn_program_guard *out)
{
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    if (index >= program->nguards)
        return tni_fail(TN_ERR_INDEX, "%s: has %zu guards, and no number %zu", program->path,
                        program->nguards, index);
    const tni_guard *guard = &program->guards[index];
    tn_program_guard found = {.text = guard->text, .is_checked = guard->ninsns > 0};
    tni_hand_out(out, &found, sizeof found);
    return TN_OK;
}

size_t tn_program_num_guards(const tn_program *program)
{
    return program != NULL ? program->nguards : 0;
}
