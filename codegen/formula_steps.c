/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The steps of a program while it is made. A register is written once, but for those in which
 * branches meet, and every jump leads forward: so one pass from the end knows what is needed.
 */
#include "derivatives.h"

#include <stdlib.h>
#include <string.h>

static size_t append(gen_steps *steps, gen_step step, const uint16_t *operands, size_t count)
{
    steps->items = realloc(steps->items, (steps->count + 1) * sizeof *steps->items);
    steps->visible = realloc(steps->visible, (steps->count + 1) * sizeof *steps->visible);
    if (steps->items == NULL || steps->visible == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    step.operands = gen_alloc(count + 1, sizeof *operands);
    if (count > 0)
        memcpy(step.operands, operands, count * sizeof *operands);
    step.count = count;
    steps->items[steps->count] = step;
    return steps->count++;
}

static uint16_t new_registers(gen_steps *steps, size_t count)
{
    size_t first = steps->nregisters;
    steps->nregisters += count;
    if (steps->nregisters > UINT16_MAX)
        gen_fail("tenon-gen", 0, "a formula with more than %d values", UINT16_MAX);
    return (uint16_t)first;
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool same_step(const gen_step *a, const gen_step *b, const uint16_t *operands, size_t count)
{
    return a->code == b->code && a->what == b->what && a->bits == b->bits && a->count == count &&
           same_text(a->text, b->text) &&
           (count == 0 || memcmp(a->operands, operands, count * sizeof *operands) == 0);
}

/* What register was conjugated to give this one; false where it was not. */
static bool is_conjugate(const gen_steps *steps, uint16_t reg, uint16_t *of)
{
    for (size_t i = 0; i < steps->nvisible; i++) {
        const gen_step *step = &steps->items[steps->visible[i]];
        if (step->code == TNI_STEP_CONJUGATE && step->target == reg) {
            *of = step->operands[0];
            return true;
        }
    }
    return false;
}

uint16_t gen_step_add(gen_steps *steps, gen_step step, const uint16_t *operands, size_t count)
{
    uint16_t twice;
    if (step.code == TNI_STEP_CONJUGATE && is_conjugate(steps, operands[0], &twice))
        return twice;
    for (size_t i = 0; i < steps->nvisible; i++) {
        const gen_step *old = &steps->items[steps->visible[i]];
        if (same_step(old, &step, operands, count))
            return old->target;
    }
    step.target = new_registers(steps, 1);
    step.ntargets = 1;
    size_t index = append(steps, step, operands, count);
    steps->visible[steps->nvisible++] = index;
    return step.target;
}

uint16_t gen_step_call(gen_steps *steps, gen_step step, const uint16_t *operands, size_t count,
                       size_t nresults)
{
    step.target = new_registers(steps, nresults);
    step.ntargets = (uint16_t)nresults;
    append(steps, step, operands, count);
    return step.target;
}

size_t gen_step_end(gen_steps *steps, gen_step step, const uint16_t *operands, size_t count)
{
    return append(steps, step, operands, count);
}

void gen_step_land(gen_steps *steps, size_t jump)
{
    steps->items[jump].what = (uint32_t)steps->count;
}

uint16_t gen_step_merge(gen_steps *steps)
{
    return new_registers(steps, 1);
}

void gen_step_copy(gen_steps *steps, uint16_t target, uint16_t from)
{
    append(steps, (gen_step){.code = TNI_STEP_COPY, .target = target, .ntargets = 1}, &from, 1);
}

/* What a step needs of its first operand, or of all: steps that are not here need all of it. */
enum { PASSES_ON = 8, PASSES_ALL_ON = 16 };
static const uint8_t step_needs[TNI_STEP_COUNT] = {
    [TNI_STEP_SIZES] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_SIZE] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_DIM] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_NUMEL] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_DTYPE] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_DEVICE] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_LAYOUT] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_IS_COMPLEX] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_IS_DEFINED] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_LENGTH] = GEN_NEEDS_GEOMETRY,
    [TNI_STEP_STRIDES] = GEN_NEEDS_GEOMETRY | GEN_NEEDS_STRIDES,
    [TNI_STEP_STRIDE] = GEN_NEEDS_GEOMETRY | GEN_NEEDS_STRIDES,
    [TNI_STEP_OFFSET] = GEN_NEEDS_GEOMETRY | GEN_NEEDS_STRIDES,
    [TNI_STEP_COPY] = PASSES_ON,
    [TNI_STEP_SOME] = PASSES_ON,
    [TNI_STEP_VALUE] = PASSES_ON,
    [TNI_STEP_ITEM] = PASSES_ON,
    [TNI_STEP_LIST] = PASSES_ALL_ON,
};

/* What a step needs of an operand, where its own results are needed as `wanted` says. */
static int needs_of(const gen_step *step, size_t operand, int wanted)
{
    int needs = step_needs[step->code];
    if (step->geometry != NULL && step->geometry[operand] == 'g')
        return GEN_NEEDS_GEOMETRY;
    if (needs == PASSES_ALL_ON || (needs == PASSES_ON && operand == 0))
        return wanted;
    return needs != 0 && needs != PASSES_ON && operand == 0 ? needs : GEN_NEEDS_ALL;
}

static bool is_end(const gen_step *step)
{
    return step->ntargets == 0;
}

/* From the end: what needs a register, and so which steps are needed. */
static void mark_needed(gen_steps *steps, int *needs)
{
    for (size_t i = steps->count; i-- > 0;) {
        gen_step *step = &steps->items[i];
        int wanted = 0;
        for (size_t k = 0; k < step->ntargets; k++)
            wanted |= needs[step->target + k];
        step->is_needed = is_end(step) || wanted != 0;
        for (size_t k = 0; k < step->count && step->is_needed; k++)
            needs[step->operands[k]] |= needs_of(step, k, wanted);
    }
}

/* Takes the others out, and lets jumps lead to what comes after them then. */
static void drop_unneeded(gen_steps *steps)
{
    size_t *moved = gen_alloc(steps->count + 1, sizeof *moved);
    size_t kept = 0;
    for (size_t i = 0; i < steps->count; i++) {
        moved[i] = kept;
        kept += steps->items[i].is_needed;
    }
    moved[steps->count] = kept;
    kept = 0;
    for (size_t i = 0; i < steps->count; i++) {
        gen_step step = steps->items[i];
        if (step.code == TNI_STEP_JUMP || step.code == TNI_STEP_JUMP_UNLESS)
            step.what = (uint32_t)moved[step.what];
        if (step.is_needed)
            steps->items[kept++] = step;
    }
    steps->count = kept;
    free(moved);
}

/* Where a formula asks whether a gradient is there, it works with what may not be. */
static void share_loads(gen_steps *steps, tni_step_code plain, tni_step_code asked)
{
    for (size_t i = 0; i < steps->count; i++)
        for (size_t k = 0; steps->items[i].code == asked && k < steps->count; k++)
            if (steps->items[k].code == plain && steps->items[k].what == steps->items[i].what)
                steps->items[k].code = asked;
}

/* Registers are numbered anew, in the order in which they are first written. */
static void renumber(gen_steps *steps)
{
    uint16_t *numbers = gen_alloc(steps->nregisters + 1, sizeof *numbers);
    bool *is_known = gen_alloc(steps->nregisters + 1, sizeof *is_known);
    size_t count = 0;
    for (size_t i = 0; i < steps->count; i++) {
        gen_step *step = &steps->items[i];
        for (size_t k = 0; k < step->count; k++)
            step->operands[k] = numbers[step->operands[k]];
        for (size_t k = 0; k < step->ntargets; k++)
            if (!is_known[step->target + k]) {
                is_known[step->target + k] = true;
                numbers[step->target + k] = (uint16_t)count++;
            }
        step->target = step->ntargets > 0 ? numbers[step->target] : 0;
    }
    steps->nregisters = count;
    free(numbers);
    free(is_known);
}

/* What a source is needed for, by this step and others that load it. */
static int all_needs(const gen_steps *steps, const int *needs, const gen_step *step)
{
    int all = needs[step->target];
    for (size_t i = 0; i < steps->count && step->code == TNI_STEP_SAVED; i++)
        if (steps->items[i].code == TNI_STEP_SAVED && steps->items[i].what == step->what)
            all |= needs[steps->items[i].target];
    return all;
}

void gen_steps_finish(gen_steps *steps, void (*found)(void *context, gen_step *step, int needs),
                      void *context)
{
    int *needs = gen_alloc(steps->nregisters + 1, sizeof *needs);
    share_loads(steps, TNI_STEP_GRAD, TNI_STEP_GRAD_OR_UNDEFINED);
    share_loads(steps, TNI_STEP_TANGENT, TNI_STEP_TANGENT_OR_UNDEFINED);
    mark_needed(steps, needs);
    drop_unneeded(steps);
    int *of_step = gen_alloc(steps->count + 1, sizeof *of_step);
    for (size_t i = 0; i < steps->count; i++)
        of_step[i] = all_needs(steps, needs, &steps->items[i]);
    for (size_t i = 0; i < steps->count; i++)
        found(context, &steps->items[i], of_step[i]);
    renumber(steps);
    free(of_step);
    free(needs);
}

uint16_t gen_step_unary(gen_steps *steps, tni_step_code code, uint32_t what, uint16_t a)
{
    return gen_step_add(steps, (gen_step){.code = code, .what = what}, &a, 1);
}

uint16_t gen_step_binary(gen_steps *steps, tni_step_code code, uint32_t what, uint16_t a,
                         uint16_t b)
{
    const uint16_t operands[2] = {a, b};
    return gen_step_add(steps, (gen_step){.code = code, .what = what}, operands, 2);
}

size_t gen_step_jump_unless(gen_steps *steps, uint16_t condition)
{
    return gen_step_end(steps, (gen_step){.code = TNI_STEP_JUMP_UNLESS}, &condition, 1);
}
