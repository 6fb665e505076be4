/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A plan of memory: one block in which the values of a run lie, at places that a load chose.
 *
 * Planned are results whose sizes no argument changes and that no output needs. Each has an extent
 * of the block, from the node that makes it to the last one that reads it; values that are never
 * alive together may share bytes. The largest are placed first, each in the lowest gap that is free
 * while it lives ("greedy by size", Pisarchyk and Lee 2020).
 *
 * A run offers a node's extents while it calls the node (extents.h). Nothing depends on the plan
 * being right: what an operator keeps longer than the file tells stays where it is, and no extent
 * over it is offered until it is gone. Smaller values, those of other sizes and those of graphs in
 * nodes come from the allocator.
 *
 * Time of a load: the square of the number of planned values, which has a bound.
 */
#include <stdlib.h>

#include "program/programs.h"
#include "tensor/extents.h"

#include <tenon/autograd.h>

/* Smaller values are made faster by the allocator, and hardly count. */
#define LEAST_BYTES 4096

/* The most values that are planned, the largest ones: the bound of a load's time. */
#define MOST_PLANNED 4096

/* ---- where values lie ---- */

typedef struct planned {
    size_t offset;  /* in the block */
    size_t bytes;   /* of the storage */
    uint32_t maker; /* the node that makes it */
    uint32_t last;  /* the node that reads it last */
} planned;

/* A plan; it is part of the program's arena. */
struct tni_memory_plan {
    size_t bytes;      /* of the block */
    size_t count;      /* of planned values */
    planned *values;   /* in the order of their makers */
    uint32_t *by_last; /* the same, in the order of their last readers */
};

static int by_size(const void *a, const void *b)
{
    const planned *x = *(planned *const *)a, *y = *(planned *const *)b;
    if (x->bytes != y->bytes)
        return x->bytes < y->bytes ? 1 : -1;
    return x < y ? -1 : 1;
}

/* Bytes of a block that a value takes. */
static size_t room_of(const planned *value)
{
    return (value->bytes + TNI_EXTENT_ALIGNMENT - 1) / TNI_EXTENT_ALIGNMENT * TNI_EXTENT_ALIGNMENT;
}

static bool meet(const planned *a, const planned *b)
{
    return a->maker <= b->last && b->maker <= a->last;
}

/*
 * Place a value in the lowest gap between those that live with it; `placed` has `count` of them in
 * the order of their offsets. Insert it there.
 */
static void place(planned *value, planned **placed, size_t count)
{
    size_t end = 0, at = 0;
    for (; at < count; at++) {
        if (!meet(value, placed[at]))
            continue;
        if (placed[at]->offset >= end + room_of(value))
            break;
        size_t behind = placed[at]->offset + room_of(placed[at]);
        end = behind > end ? behind : end;
    }
    value->offset = end;
    for (at = count; at > 0 && placed[at - 1]->offset > end; at--)
        placed[at] = placed[at - 1];
    placed[at] = value;
}

/* Choose the offsets, the largest value first. Both arrays are the caller's, of `count` each. */
static void place_all(struct tni_memory_plan *plan, planned **order, planned **placed)
{
    for (size_t i = 0; i < plan->count; i++)
        order[i] = &plan->values[i];
    qsort(order, plan->count, sizeof(planned *), by_size);
    for (size_t i = 0; i < plan->count; i++) {
        place(order[i], placed, i);
        size_t end = order[i]->offset + room_of(order[i]);
        plan->bytes = end > plan->bytes ? end : plan->bytes;
    }
}

/* ---- which values are planned ---- */

/* Whether register `at` begins a memory that a plan can hold. */
static bool is_plannable(const tni_program_graph *graph, const tni_value_memories *found,
                         tni_register at)
{
    const tni_value_memory *memory = &found->of[at];
    if (memory->maker == TNI_NEVER || memory->last == TNI_NEVER || memory->bytes < LEAST_BYTES ||
        memory->bytes > INT64_MAX / (2 * MOST_PLANNED) || !graph->about[at].is_fixed)
        return false;
    const tni_program_node *node = &graph->nodes[memory->maker];
    return !node->is_folded && (node->kind == TNI_NODE_OPERATOR || node->kind == TNI_NODE_LAYOUT);
}

/* Return the least size of the values that are planned, if not all can be. */
static int64_t smallest_planned(const tni_program_graph *graph, const tni_value_memories *found)
{
    for (int64_t least = LEAST_BYTES;; least *= 2) {
        size_t count = 0;
        for (tni_register i = 0; i < graph->nregisters; i++)
            count += is_plannable(graph, found, i) && found->of[i].bytes >= least;
        if (count <= MOST_PLANNED)
            return least;
    }
}

static int by_maker(const void *a, const void *b)
{
    const planned *x = a, *y = b;
    return x->maker != y->maker ? (x->maker < y->maker ? -1 : 1) : 0;
}

/* Sort the indices of values by their last readers. */
static void sort_by_last(const struct tni_memory_plan *plan)
{
    for (uint32_t i = 0; i < plan->count; i++) {
        uint32_t at = i;
        for (; at > 0 && plan->values[plan->by_last[at - 1]].last > plan->values[i].last; at--)
            plan->by_last[at] = plan->by_last[at - 1];
        plan->by_last[at] = i;
    }
}

static tn_status make_plan(tn_program *program, const tni_value_memories *found)
{
    tni_program_graph *graph = &program->graph;
    int64_t least = smallest_planned(graph, found);
    size_t count = 0;
    for (tni_register i = 0; i < graph->nregisters; i++)
        count += is_plannable(graph, found, i) && found->of[i].bytes >= least;
    if (count < 2)
        return TN_OK;
    struct tni_memory_plan *plan = tni_arena_get(&program->arena, 1, sizeof *plan);
    planned *values = tni_arena_get(&program->arena, count, sizeof *values);
    uint32_t *by_last = tni_arena_get(&program->arena, count, sizeof *by_last);
    planned **orders = tni_malloc(2 * count * sizeof *orders);
    if (plan == NULL || values == NULL || by_last == NULL || orders == NULL) {
        tni_free(orders);
        return tni_fail_memory(2 * count * sizeof *orders);
    }
    *plan = (struct tni_memory_plan){.values = values, .by_last = by_last};
    for (tni_register i = 0; i < graph->nregisters; i++)
        if (is_plannable(graph, found, i) && found->of[i].bytes >= least)
            values[plan->count++] = (planned){.bytes = (size_t)found->of[i].bytes,
                                              .maker = found->of[i].maker,
                                              .last = found->of[i].last};
    qsort(values, plan->count, sizeof *values, by_maker);
    place_all(plan, orders, orders + count);
    sort_by_last(plan);
    tni_free(orders);
    program->memory_plan = plan;
    return TN_OK;
}

tn_status tni_pass_plan(tn_program *program)
{
    tni_value_memories found;
    TN_TRY(tni_find_memories(&program->graph, &found));
    tn_status status = make_plan(program, &found);
    tni_free_memories(&found);
    return status;
}

size_t tni_memory_plan_bytes(const struct tni_memory_plan *plan)
{
    return plan != NULL ? plan->bytes : 0;
}

/* ---- a run ---- */

/* Whether calls with what a run begins with may be recorded, which keeps values for backward. */
static bool may_record(const tn_program *program, const tn_value *registers)
{
    if (!tn_grad_mode())
        return false;
    for (size_t i = 0; i < program->graph.ninputs; i++)
        if (registers[i].kind == TN_KIND_TENSOR &&
            (registers[i].as.tensor->flags & TNI_TENSOR_AUTOGRAD) != 0)
            return true;
    return false;
}

static tni_extent_block *new_block(const struct tni_memory_plan *plan)
{
    tni_extent_block *block = tni_extent_block_new(plan->bytes, plan->count);
    for (size_t i = 0; block != NULL && i < plan->count; i++) {
        block->extents[i].offset = plan->values[i].offset;
        block->extents[i].bytes = plan->values[i].bytes;
    }
    return block;
}

tni_planned_run tni_planned_begin(tn_program *program, const tn_value *registers)
{
    tni_planned_run run = {.plan = program->memory_plan};
    if (run.plan == NULL || may_record(program, registers))
        return (tni_planned_run){0};
    run.block = atomic_exchange(&program->block, NULL);
    if (run.block == NULL)
        run.block = new_block(run.plan);
    if (run.block != NULL && !tni_extent_block_fill(run.block)) {
        tni_extent_block_release(run.block);
        run.block = NULL;
    }
    return run;
}

/* Whether an extent overlaps what should be gone and is not; what is gone is forgotten. */
static bool is_taken(tni_planned_run *run, const tni_extent *extent)
{
    bool found = false;
    for (uint32_t i = 0; i < run->nlate;) {
        const tni_extent *late = run->late[i];
        if (!atomic_load_explicit(&late->is_held, memory_order_acquire))
            run->late[i] = run->late[--run->nlate];
        else {
            found |= late->offset < extent->offset + extent->bytes &&
                     extent->offset < late->offset + late->bytes;
            i++;
        }
    }
    return found;
}

void tni_planned_offer(tni_planned_run *run, uint32_t node)
{
    const struct tni_memory_plan *plan = run->plan;
    uint32_t first = run->next;
    bool is_free = true;
    while (run->next < plan->count && plan->values[run->next].maker == node)
        is_free &= !is_taken(run, &run->block->extents[run->next++]);
    if (is_free && run->next > first)
        tni_offered_extents =
            (tni_extent_offer){&run->block->extents[first], (size_t)(run->next - first)};
}

void tni_planned_settle(tni_planned_run *run, uint32_t node)
{
    const struct tni_memory_plan *plan = run->plan;
    for (; run->next_last < plan->count && plan->values[plan->by_last[run->next_last]].last <= node;
         run->next_last++) {
        const tni_extent *extent = &run->block->extents[plan->by_last[run->next_last]];
        if (!atomic_load_explicit(&extent->is_held, memory_order_acquire))
            continue;
        if (run->nlate < TN_LEN(run->late))
            run->late[run->nlate++] = extent;
        else
            run->next = (uint32_t)plan->count; /* nothing more is offered */
    }
}

void tni_planned_end(tn_program *program, tni_planned_run *run)
{
    tni_extent_block *none = NULL;
    if (run->block == NULL)
        return;
    if (!tni_extent_block_empty(run->block) ||
        !atomic_compare_exchange_strong(&program->block, &none, run->block))
        tni_extent_block_release(run->block);
}

void tni_program_free_plan(tn_program *program)
{
    tni_extent_block_release(atomic_exchange(&program->block, NULL));
}
