/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The pass `fold`: what a program computes from its parameters and buffers alone (weights that are
 * transposed or cast, masks, positions) is kept by the first run, and later runs begin with it.
 *
 * What is kept holds as long as nobody has written the state that it depends on, which its version
 * says; state whose address was given out (packed_forms.h) or that is differentiated ends it. It is
 * published as a whole, so a run takes no lock. An older one stays until the program is freed, as a
 * run of another thread may still use it; so it is made anew a few times only.
 */
#include "abi/shims.h"
#include "program/programs.h"

#include "library/registry.h"
#include "tensor/packed_forms.h"

#include <tenon/autograd.h>

/* How often folded values are made at most. */
#define MOST_TIMES 4

/* What an instance keeps. Constant once it is published. */
struct tni_folded {
    struct tni_folded *older; /* what was kept before it */
    uint32_t times;           /* how many there are with it */
    tn_value *values;         /* by graph->kept; owned */
    uint32_t *versions;       /* by graph->sources: of their storages */
};

/* ---- which nodes ---- */

/*
 * Why a value may not be kept: it may share memory with a result of the program, which its caller
 * may write, or with what a call writes.
 */
typedef enum bar { FREE, LEAVES, WRITTEN } bar;

/* A load's view of a graph. */
typedef struct fold_search {
    tn_program *program;
    tni_program_graph *graph;
    bar *bars;         /* by register */
    bool *is_constant; /* by register: depends on state alone */
    bool *is_read;     /* by register; see find_folded */
} fold_search;

/* Whether an operator draws random numbers, with some arguments at least. */
static bool is_random(const tn_op *op)
{
    int32_t tags[32];
    size_t count = tn_op_tags(op, tags, TN_LEN(tags));
    for (size_t i = 0; i < count && i < TN_LEN(tags); i++)
        if (tags[i] == torch_tag_nondeterministic_seeded())
            return true;
    return false;
}

/* Whether an operator gives the same for the same arguments, and does nothing else. */
static bool is_pure(const tni_program_node *node)
{
    const char *name = tn_op_name(node->op);
    if ((strncmp(name, "aten::", 6) != 0 && strncmp(name, "quantized_decomposed::", 22) != 0) ||
        is_random(node->op))
        return false;
    for (uint32_t i = 0; i < node->plan.nargs; i++)
        if (tni_node_writes(node, i))
            return false;
    return node->nreturns > 0;
}

/* Return the strongest bar of a node's results. */
static bar bar_of(const fold_search *s, const tni_program_node *node)
{
    bar found = FREE;
    for (uint32_t r = 0; r < node->nreturns; r++) {
        const tni_result *result = &node->results[r];
        for (uint32_t i = 0; result->first != TNI_NO_REGISTER && i < result->count; i++)
            if (s->bars[result->first + i] > found)
                found = s->bars[result->first + i];
    }
    return found;
}

/* Bar the arguments of a node by what it does and what becomes of its results. */
static void bar_arguments(const fold_search *s, const tni_program_node *node)
{
    bar of_results = bar_of(s, node);
    for (uint32_t i = 0; i < node->plan.nfills; i++) {
        const tni_plan_fill *fill = &node->plan.fills[i];
        uint32_t argument = tni_plan_argument_of(&node->plan, fill->at);
        bar found = tni_node_writes(node, argument)      ? WRITTEN
                    : tni_node_may_alias(node, argument) ? of_results
                                                         : FREE;
        if (found > s->bars[fill->from])
            s->bars[fill->from] = found;
    }
}

/* Find what is barred, from the outputs back to the inputs. */
static void find_bars(const fold_search *s)
{
    const tni_program_graph *graph = s->graph;
    for (uint32_t i = 0; i < graph->outputs.nfills; i++)
        s->bars[graph->outputs.fills[i].from] = LEAVES;
    for (uint32_t i = 0; i < graph->outputs.nargs; i++)
        if (!s->program->outputs[i].is_user)
            s->bars[s->program->outputs[i].input] = WRITTEN;
    for (size_t i = graph->nnodes; i-- > 0;)
        bar_arguments(s, &graph->nodes[i]);
}

/* Whether an input is state that nothing in the program writes. */
static bool is_source(const fold_search *s, size_t input)
{
    const tni_graph_input *about = &s->program->inputs[input];
    return about->role == TNI_INPUT_STATE && s->bars[input] != WRITTEN &&
           tni_keeps_forms(s->program->states[about->state].tensor);
}

/* Whether a node is folded: all that it reads is constant, and what it gives is not barred. */
static bool is_foldable(const fold_search *s, const tni_program_node *node)
{
    for (uint32_t i = 0; i < node->plan.nfills; i++)
        if (!s->is_constant[node->plan.fills[i].from])
            return false;
    if (node->kind == TNI_NODE_CONTROL || bar_of(s, node) != FREE)
        return false;
    return node->kind != TNI_NODE_OPERATOR || is_pure(node);
}

/*
 * Find the nodes that are folded; and, of inputs, which of them folded nodes read, of results,
 * which other nodes read: what list_kept lists.
 */
static void find_folded(const fold_search *s)
{
    tni_program_graph *graph = s->graph;
    for (size_t i = 0; i < graph->ninputs; i++)
        s->is_constant[i] = is_source(s, i);
    for (size_t i = 0; i < graph->nnodes; i++) {
        tni_program_node *node = &graph->nodes[i];
        node->is_folded = is_foldable(s, node);
        for (uint32_t k = 0; k < node->plan.nfills; k++) {
            tni_register from = node->plan.fills[k].from;
            s->is_read[from] |= from < graph->ninputs ? node->is_folded : !node->is_folded;
        }
        for (uint32_t r = 0; r < node->nreturns && node->is_folded; r++)
            for (uint32_t k = 0; k < node->results[r].count; k++)
                if (node->results[r].first != TNI_NO_REGISTER)
                    s->is_constant[node->results[r].first + k] = true;
    }
}

/* List what is kept, and the state that it depends on. */
static tn_status list_kept(const fold_search *s)
{
    tni_program_graph *graph = s->graph;
    graph->kept = tni_arena_get(&s->program->arena, graph->nregisters, sizeof *graph->kept);
    graph->sources = tni_arena_get(&s->program->arena, graph->ninputs, sizeof *graph->sources);
    if (graph->kept == NULL || graph->sources == NULL)
        return TN_ERR_MEMORY;
    for (tni_register i = 0; i < graph->nregisters; i++)
        if (s->is_constant[i] && s->is_read[i]) {
            if (i < graph->ninputs)
                graph->sources[graph->nsources++] = i;
            else
                graph->kept[graph->nkept++] = i;
        }
    return TN_OK;
}

tn_status tni_pass_fold(tn_program *program)
{
    tni_program_graph *graph = &program->graph;
    size_t count = graph->nregisters + 1;
    fold_search s = {program, graph, tni_calloc(count, sizeof *s.bars),
                     tni_calloc(count, sizeof *s.is_constant),
                     tni_calloc(count, sizeof *s.is_read)};
    tn_status status = TN_ERR_MEMORY;
    if (s.bars == NULL || s.is_constant == NULL || s.is_read == NULL)
        tni_fail_memory(count * sizeof *s.bars);
    else {
        find_bars(&s);
        find_folded(&s);
        status = list_kept(&s);
    }
    tni_free(s.bars);
    tni_free(s.is_constant);
    tni_free(s.is_read);
    return status;
}

/* ---- runs ---- */

static const tn_tensor *source_of(const tn_program *program, size_t index)
{
    return program->states[program->inputs[program->graph.sources[index]].state].tensor;
}

/* Whether a source has a version, and nobody can have written it unseen or differentiates it. */
static bool is_as_before(const tn_tensor *source, uint32_t version)
{
    return source->storage->version == version && !tni_forms_are_exposed(source) &&
           (source->flags & TNI_TENSOR_AUTOGRAD) == 0;
}

static bool holds(const tn_program *program, const uint32_t *versions)
{
    for (size_t i = 0; i < program->graph.nsources; i++)
        if (!is_as_before(source_of(program, i), versions[i]))
            return false;
    return true;
}

/* Return the versions of the sources, to keep what a run computes of them; NULL: it cannot be. */
static uint32_t *note_versions(const tn_program *program)
{
    size_t count = program->graph.nsources;
    uint32_t *versions = tni_malloc((count + 1) * sizeof *versions);
    for (size_t i = 0; i < count && versions != NULL; i++)
        versions[i] = source_of(program, i)->storage->version;
    if (versions != NULL && holds(program, versions))
        return versions;
    tni_free(versions);
    return NULL;
}

/* Whether nobody but autograd takes part in the calls of this thread. */
static bool is_alone(void)
{
    tn_inference_guard guard;
    if (!tn_inference_mode())
        return tni_local_keys_are_first();
    tn_inference_mode_enter(false, &guard);
    bool result = tni_local_keys_are_first();
    tn_inference_mode_leave(&guard);
    return result;
}

tni_folding tni_folding_begin(tn_program *program)
{
    tni_folding f = {NULL, NULL};
    if (program->graph.nkept == 0 || !is_alone() ||
        atomic_load_explicit(&tni_aten_has_foreign_kernels, memory_order_relaxed))
        return f;
    f.known = atomic_load_explicit(&program->folded, memory_order_acquire);
    if (f.known != NULL && holds(program, f.known->versions))
        return f;
    uint32_t times = f.known != NULL ? f.known->times : 0;
    f.known = NULL;
    if (times < MOST_TIMES)
        f.versions = note_versions(program);
    return f;
}

void tni_folding_fill(const tn_program *program, const tni_folding *f, tn_value *registers)
{
    for (size_t i = 0; f->known != NULL && i < program->graph.nkept; i++)
        registers[program->graph.kept[i]] = f->known->values[i];
}

void tni_folding_empty(const tn_program *program, const tni_folding *f, tn_value *registers)
{
    for (size_t i = 0; f->known != NULL && i < program->graph.nkept; i++)
        registers[program->graph.kept[i]] = tn_value_none();
}

static void free_folded(struct tni_folded *folded, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tn_value_release(&folded->values[i]);
    tni_free(folded->values);
    tni_free(folded->versions);
    tni_free(folded);
}

/*
 * Keep a value. Kernels may keep packed forms of a tensor, as of a weight; one that shares memory
 * with a state has them with it.
 */
static tn_status keep_value(const tn_program *program, const tn_value *value, tn_value *out)
{
    bool packs = (program->passes & TNI_PASS_PACK) != 0;
    TN_TRY(tni_value_give(value, out));
    if (!packs || out->kind != TN_KIND_TENSOR || tni_keeps_forms(out->as.tensor))
        return TN_OK;
    tn_status status = tni_storage_keep_forms(out->as.tensor, false);
    if (status != TN_OK)
        tn_value_release(out);
    return status;
}

/* Return a new block of what a run computed, which takes the versions over; NULL without memory. */
static struct tni_folded *new_folded(tn_program *program, uint32_t *versions,
                                     const tn_value *registers)
{
    const tni_program_graph *graph = &program->graph;
    struct tni_folded *made = tni_calloc(1, sizeof *made);
    if (made == NULL || (made->values = tni_calloc(graph->nkept, sizeof *made->values)) == NULL) {
        tni_free(made);
        tni_free(versions);
        return NULL;
    }
    made->versions = versions;
    for (size_t i = 0; i < graph->nkept; i++)
        if (keep_value(program, &registers[graph->kept[i]], &made->values[i]) != TN_OK) {
            free_folded(made, i);
            return NULL;
        }
    return made;
}

/* Keeping is for speed: without memory the next run tries again. */
void tni_folding_end(tn_program *program, const tni_folding *f, const tn_value *registers,
                     bool has_succeeded)
{
    if (f->versions == NULL)
        return;
    if (!has_succeeded || !holds(program, f->versions)) {
        tni_free(f->versions);
        return;
    }
    struct tni_folded *made = new_folded(program, f->versions, registers);
    if (made == NULL)
        return;
    made->older = atomic_load(&program->folded);
    made->times = made->older != NULL ? made->older->times + 1 : 1;
    /* Another thread may have been faster. */
    if (!atomic_compare_exchange_strong(&program->folded, &made->older, made)) {
        free_folded(made, program->graph.nkept);
        return;
    }
    for (size_t i = 0; i < program->graph.nsources; i++)
        tni_forms_forget_file(source_of(program, i));
}

/* Whether a kept value has a storage of its own, which no state and no value before it has. */
static bool is_first_of_storage(const tn_program *program, const tn_value *values, size_t index)
{
    const tni_storage *storage = values[index].as.tensor->storage;
    for (size_t i = 0; i < program->nstates; i++)
        if (program->states[i].tensor->storage == storage)
            return false;
    for (size_t i = 0; i < index; i++)
        if (values[i].kind == TN_KIND_TENSOR && values[i].as.tensor->storage == storage)
            return false;
    return true;
}

uint64_t tni_folding_packed(const tn_program *program)
{
    const struct tni_folded *folded = atomic_load_explicit(&program->folded, memory_order_acquire);
    uint64_t bytes = 0;
    for (size_t i = 0; folded != NULL && i < program->graph.nkept; i++)
        if (folded->values[i].kind == TN_KIND_TENSOR &&
            is_first_of_storage(program, folded->values, i))
            bytes += tni_form_bytes(folded->values[i].as.tensor);
    return bytes;
}

void tni_program_free_folded(tn_program *program)
{
    struct tni_folded *folded = atomic_load(&program->folded);
    while (folded != NULL) {
        struct tni_folded *older = folded->older;
        free_folded(folded, program->graph.nkept);
        folded = older;
    }
}
