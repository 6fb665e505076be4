/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The insns of a program that is being compiled: common subexpressions are merged while insns are
 * added, and unneeded insns removed at the end.
 *
 * Every register is written once, except those where branches meet, and every jump leads forward.
 * So one pass from the end finds all insns that are needed.
 */
#include "derivatives.h"

#include <stdlib.h>
#include <string.h>

/* Append an insn with copies of its operands; return its index. */
static size_t append(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count)
{
    insns->items = realloc(insns->items, (insns->count + 1) * sizeof *insns->items);
    insns->visible = realloc(insns->visible, (insns->count + 1) * sizeof *insns->visible);
    if (insns->items == NULL || insns->visible == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    insn.operands = gen_alloc(count + 1, sizeof *operands);
    if (count > 0)
        memcpy(insn.operands, operands, count * sizeof *operands);
    insn.count = count;
    insns->items[insns->count] = insn;
    return insns->count++;
}

/* Return the first of `count` new registers. */
static uint16_t new_registers(gen_insns *insns, size_t count)
{
    size_t first = insns->nregisters;
    insns->nregisters += count;
    if (insns->nregisters > UINT16_MAX)
        gen_fail("tenon-gen", 0, "a formula with more than %d values", UINT16_MAX);
    return (uint16_t)first;
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool same_insn(const gen_insn *a, const gen_insn *b, const uint16_t *operands, size_t count)
{
    return a->code == b->code && a->what == b->what && a->bits == b->bits && a->count == count &&
           same_text(a->text, b->text) &&
           (count == 0 || memcmp(a->operands, operands, count * sizeof *operands) == 0);
}

/* Find the register of which this one is the conjugate; false if it is none. */
static bool is_conjugate(const gen_insns *insns, uint16_t reg, uint16_t *of)
{
    for (size_t i = 0; i < insns->nvisible; i++) {
        const gen_insn *insn = &insns->items[insns->visible[i]];
        if (insn->code == TNI_INSN_CONJUGATE && insn->target == reg) {
            *of = insn->operands[0];
            return true;
        }
    }
    return false;
}

/*
 * conj(conj(x)) is x. An equal insn that always ran before is reused; the search is linear, as
 * programs have few insns.
 */
uint16_t gen_insn_add(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count)
{
    uint16_t twice;
    if (insn.code == TNI_INSN_CONJUGATE && is_conjugate(insns, operands[0], &twice))
        return twice;
    for (size_t i = 0; i < insns->nvisible; i++) {
        const gen_insn *old = &insns->items[insns->visible[i]];
        if (same_insn(old, &insn, operands, count))
            return old->target;
    }
    insn.target = new_registers(insns, 1);
    insn.ntargets = 1;
    size_t index = append(insns, insn, operands, count);
    insns->visible[insns->nvisible++] = index;
    return insn.target;
}

/* Calls are not merged: an operator may be random, or slow to compare. */
uint16_t gen_insn_call(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count,
                       size_t nresults)
{
    insn.target = new_registers(insns, nresults);
    insn.ntargets = (uint16_t)nresults;
    append(insns, insn, operands, count);
    return insn.target;
}

size_t gen_insn_end(gen_insns *insns, gen_insn insn, const uint16_t *operands, size_t count)
{
    return append(insns, insn, operands, count);
}

void gen_insn_land(gen_insns *insns, size_t jump)
{
    insns->items[jump].what = (uint32_t)insns->count;
}

uint16_t gen_insn_merge(gen_insns *insns)
{
    return new_registers(insns, 1);
}

void gen_insn_copy(gen_insns *insns, uint16_t target, uint16_t from)
{
    append(insns, (gen_insn){.code = TNI_INSN_COPY, .target = target, .ntargets = 1}, &from, 1);
}

/*
 * What an insn needs of its first operand (or all, for PASSES_ALL_ON): PASSES_ON means as much as
 * is needed of its result. Insns that are not listed need all of every operand.
 */
enum { PASSES_ON = 8, PASSES_ALL_ON = 16 };
static const uint8_t insn_needs[TNI_INSN_COUNT] = {
    [TNI_INSN_SIZES] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_SIZE] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_DIM] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_NUMEL] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_DTYPE] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_DEVICE] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_LAYOUT] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_IS_COMPLEX] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_IS_DEFINED] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_LENGTH] = GEN_NEEDS_GEOMETRY,
    [TNI_INSN_STRIDES] = GEN_NEEDS_GEOMETRY | GEN_NEEDS_STRIDES,
    [TNI_INSN_STRIDE] = GEN_NEEDS_GEOMETRY | GEN_NEEDS_STRIDES,
    [TNI_INSN_OFFSET] = GEN_NEEDS_GEOMETRY | GEN_NEEDS_STRIDES,
    [TNI_INSN_COPY] = PASSES_ON,
    [TNI_INSN_SOME] = PASSES_ON,
    [TNI_INSN_VALUE] = PASSES_ON,
    [TNI_INSN_ITEM] = PASSES_ON,
    [TNI_INSN_LIST] = PASSES_ALL_ON,
};

/* Return how much of an operand an insn needs if `wanted` is needed of its results. */
static int needs_of(const gen_insn *insn, size_t operand, int wanted)
{
    int needs = insn_needs[insn->code];
    if (insn->geometry != NULL && insn->geometry[operand] == 'g')
        return GEN_NEEDS_GEOMETRY;
    if (needs == PASSES_ALL_ON || (needs == PASSES_ON && operand == 0))
        return wanted;
    return needs != 0 && needs != PASSES_ON && operand == 0 ? needs : GEN_NEEDS_ALL;
}

/* Insns without results (jumps, results of the program) are always needed. */
static bool is_end(const gen_insn *insn)
{
    return insn->ntargets == 0;
}

/*
 * Walk backwards: collect how much of each register is needed, and mark the insns that compute
 * those.
 */
static void mark_needed(gen_insns *insns, int *needs)
{
    for (size_t i = insns->count; i-- > 0;) {
        gen_insn *insn = &insns->items[i];
        int wanted = 0;
        for (size_t k = 0; k < insn->ntargets; k++)
            wanted |= needs[insn->target + k];
        insn->is_needed = is_end(insn) || wanted != 0;
        for (size_t k = 0; k < insn->count && insn->is_needed; k++)
            needs[insn->operands[k]] |= needs_of(insn, k, wanted);
    }
}

/*
 * Remove the other insns and adjust the targets of jumps. A jump to a removed insn leads to the
 * next one that is kept.
 */
static void drop_unneeded(gen_insns *insns)
{
    size_t *moved = gen_alloc(insns->count + 1, sizeof *moved);
    size_t kept = 0;
    for (size_t i = 0; i < insns->count; i++) {
        moved[i] = kept;
        kept += insns->items[i].is_needed;
    }
    moved[insns->count] = kept;
    kept = 0;
    for (size_t i = 0; i < insns->count; i++) {
        gen_insn insn = insns->items[i];
        if (insn.code == TNI_INSN_JUMP || insn.code == TNI_INSN_JUMP_UNLESS)
            insn.what = (uint32_t)moved[insn.what];
        if (insn.is_needed)
            insns->items[kept++] = insn;
    }
    insns->count = kept;
    free(moved);
}

/*
 * If a formula asks whether a gradient is defined, all its loads of that gradient accept an
 * undefined one.
 */
static void share_loads(gen_insns *insns, tni_opcode plain, tni_opcode asked)
{
    for (size_t i = 0; i < insns->count; i++)
        for (size_t k = 0; insns->items[i].code == asked && k < insns->count; k++)
            if (insns->items[k].code == plain && insns->items[k].what == insns->items[i].what)
                insns->items[k].code = asked;
}

/* Renumber the registers in the order in which they are first written, without gaps. */
static void renumber(gen_insns *insns)
{
    uint16_t *numbers = gen_alloc(insns->nregisters + 1, sizeof *numbers);
    bool *is_known = gen_alloc(insns->nregisters + 1, sizeof *is_known);
    size_t count = 0;
    for (size_t i = 0; i < insns->count; i++) {
        gen_insn *insn = &insns->items[i];
        for (size_t k = 0; k < insn->count; k++)
            insn->operands[k] = numbers[insn->operands[k]];
        for (size_t k = 0; k < insn->ntargets; k++)
            if (!is_known[insn->target + k]) {
                is_known[insn->target + k] = true;
                numbers[insn->target + k] = (uint16_t)count++;
            }
        insn->target = insn->ntargets > 0 ? numbers[insn->target] : 0;
    }
    insns->nregisters = count;
    free(numbers);
    free(is_known);
}

/* Return how much of a saved source is needed by all insns that load it. */
static int all_needs(const gen_insns *insns, const int *needs, const gen_insn *insn)
{
    int all = needs[insn->target];
    for (size_t i = 0; i < insns->count && insn->code == TNI_INSN_SAVED; i++)
        if (insns->items[i].code == TNI_INSN_SAVED && insns->items[i].what == insn->what)
            all |= needs[insns->items[i].target];
    return all;
}

/* `found` may change an insn's `what`, so all needs are determined first. */
void gen_insns_finish(gen_insns *insns, void (*found)(void *context, gen_insn *insn, int needs),
                      void *context)
{
    int *needs = gen_alloc(insns->nregisters + 1, sizeof *needs);
    share_loads(insns, TNI_INSN_GRAD, TNI_INSN_GRAD_OR_UNDEFINED);
    share_loads(insns, TNI_INSN_TANGENT, TNI_INSN_TANGENT_OR_UNDEFINED);
    mark_needed(insns, needs);
    drop_unneeded(insns);
    int *of_insn = gen_alloc(insns->count + 1, sizeof *of_insn);
    for (size_t i = 0; i < insns->count; i++)
        of_insn[i] = all_needs(insns, needs, &insns->items[i]);
    for (size_t i = 0; i < insns->count; i++)
        found(context, &insns->items[i], of_insn[i]);
    renumber(insns);
    free(of_insn);
    free(needs);
}

uint16_t gen_insn_unary(gen_insns *insns, tni_opcode code, uint32_t what, uint16_t a)
{
    return gen_insn_add(insns, (gen_insn){.code = code, .what = what}, &a, 1);
}

uint16_t gen_insn_binary(gen_insns *insns, tni_opcode code, uint32_t what, uint16_t a, uint16_t b)
{
    const uint16_t operands[2] = {a, b};
    return gen_insn_add(insns, (gen_insn){.code = code, .what = what}, operands, 2);
}

size_t gen_insn_jump_unless(gen_insns *insns, uint16_t condition)
{
    return gen_insn_end(insns, (gen_insn){.code = TNI_INSN_JUMP_UNLESS}, &condition, 1);
}
