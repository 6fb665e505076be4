/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How much memory a program needs: its state, and the values of a run that are alive at once.
 *
 * The second is found by a walk over the nodes with the sizes that the file has of each value;
 * where a size depends on arguments it is that of the export. A view lies in its base's memory,
 * which lives as long as any of its values; a result that the reuse pass writes into an argument
 * takes that one's. What an operator needs while it runs is not known here.
 *
 * Nobody needs this to run a program, so a load keeps nothing for it: who asks has the file read
 * once more, into a program of its own.
 */
#include <jansson.h>

#include "kernels/core/kernel_core.h"
#include "model/models.h"
#include "program/program_reading.h"
#include "tensor/packed_forms.h"

/* What the file says of a value. Zeroed: nothing. */
typedef struct value_meta {
    int64_t bytes;      /* of its elements */
    tn_dtype dtype;     /* of them */
    bool is_tensor;     /* the rest is known */
    bool is_contiguous; /* row-major */
} value_meta;

/* Memory that values share. */
typedef struct value_memory {
    int64_t bytes;   /* its size; 0 for what a run does not make */
    uint32_t values; /* alive in it */
} value_memory;

/* A graph while it is measured. */
typedef struct measuring {
    const tni_reading *reading;
    struct tni_measure *found; /* of the whole program */
    value_meta *metas;         /* of each register */
    uint32_t *homes;           /* of each register, its memory */
    value_memory *memories;    /* as many as registers; register i makes number i */
    int64_t alive;             /* bytes now */
} measuring;

/* ---- what the file says ---- */

/* Read a size or a stride: a number, or what it was when the program was exported; -1 if unknown.
 */
static int64_t read_number(json_t *json, bool *is_fixed)
{
    json_t *number = json_object_get(json, "as_int");
    if (number == NULL) {
        *is_fixed = false;
        number =
            json_object_get(json_object_get(json_object_get(json, "as_expr"), "hint"), "as_int");
    }
    return json_is_integer(number) ? json_integer_value(number) : -1;
}

/* Read what is known of a tensor; false if a size is not. */
static bool read_meta(json_t *json, value_meta *out, bool *is_fixed)
{
    tn_value dtype;
    json_t *sizes = json_object_get(json, "sizes"), *strides = json_object_get(json, "strides");
    if (!tni_export_read_number("as_scalar_type", json_object_get(json, "dtype"), &dtype))
        return false;
    int64_t count = 1;
    *out = (value_meta){.dtype = (tn_dtype)dtype.as.integer, .is_contiguous = true};
    for (size_t i = json_array_size(sizes); i-- > 0;) {
        bool ignored;
        int64_t size = read_number(json_array_get(sizes, i), is_fixed);
        if (size != 1 && read_number(json_array_get(strides, i), &ignored) != count)
            out->is_contiguous = false;
        if (size < 0 || __builtin_mul_overflow(count, size, &count))
            return false;
    }
    out->is_tensor =
        !__builtin_mul_overflow(count, (int64_t)tn_dtype_size(out->dtype), &out->bytes);
    return out->is_tensor;
}

/* Read what is known of all values of a graph, but those that passes have added. */
static void read_metas(measuring *m)
{
    json_t *tensors = json_object_get(m->reading->graph, "tensor_values");
    const char *name;
    json_t *number;
    json_object_foreach(m->reading->names, name, number)
    {
        json_t *meta = json_object_get(tensors, name);
        size_t at = (size_t)json_integer_value(number);
        if (meta == NULL)
            continue;
        bool is_fixed = true;
        if (!read_meta(meta, &m->metas[at], &is_fixed) && at >= m->reading->out->ninputs)
            m->found->unknown++;
        m->found->depends |= !is_fixed;
    }
}

/* ---- what shares memory ---- */

/* Operators that give a view where they can, else a copy. */
static bool may_copy(const char *name)
{
    static const char *const names[] = {"aten::contiguous", "aten::flatten", "aten::ravel",
                                        "aten::reshape", "aten::reshape_as"};
    for (size_t i = 0; i < TN_LEN(names); i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return strncmp(name, "aten::to.", 9) == 0;
}

/* Return the register of a plan's value; TNI_NO_REGISTER for a constant or a list. */
static tni_register register_of(const tni_plan *plan, uint32_t at)
{
    const tni_plan_fill *fill = tni_plan_find_fill(plan, at);
    return fill != NULL ? fill->from : TNI_NO_REGISTER;
}

/* Return the register in whose memory a node's result lies; TNI_NO_REGISTER if it is new. */
static tni_register base_of(const measuring *m, const tni_program_node *node, uint32_t result)
{
    tn_argument argument = {.size = sizeof argument};
    const value_meta *meta = &m->metas[node->results[result].first];
    if (node->kind != TNI_NODE_OPERATOR || node->op == NULL ||
        tn_op_return(node->op, result, &argument) != TN_OK || !argument.may_alias)
        return TNI_NO_REGISTER;
    for (uint32_t i = 0; i < node->plan.nargs; i++) {
        tni_register from = register_of(&node->plan, i);
        if (from == TNI_NO_REGISTER || tn_op_argument(node->op, i, &argument) != TN_OK ||
            !argument.may_alias)
            continue;
        const value_meta *base = &m->metas[from];
        bool is_copied =
            may_copy(tn_op_name(node->op)) && base->is_tensor && meta->is_tensor &&
            (base->dtype != meta->dtype || (!base->is_contiguous && meta->is_contiguous));
        return is_copied ? TNI_NO_REGISTER : from;
    }
    return TNI_NO_REGISTER;
}

/* Whether the reuse pass writes a node's result into its first argument. */
static bool is_reused(const measuring *m, const tni_program_node *node)
{
    tni_register first = node->in_place != NULL ? register_of(&node->plan, 0) : TNI_NO_REGISTER;
    if (first == TNI_NO_REGISTER || node->results[0].first == TNI_NO_REGISTER)
        return false;
    const value_meta *from = &m->metas[first], *to = &m->metas[node->results[0].first];
    const value_memory *memory = &m->memories[m->homes[first]];
    return from->is_tensor && to->is_tensor && from->bytes == to->bytes &&
           from->dtype == to->dtype && tni_dtype_is(from->dtype, TNI_DTYPE_FLOATING) &&
           memory->values == 1 && memory->bytes == from->bytes;
}

/* ---- the walk ---- */

static int64_t add_up(int64_t a, int64_t b)
{
    int64_t sum;
    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

/* Give a value its memory: that of a base, or its own. */
static void place(measuring *m, tni_register value, tni_register base)
{
    uint32_t home = base != TNI_NO_REGISTER ? m->homes[base] : value;
    m->homes[value] = home;
    if (m->memories[home].values++ == 0 && base == TNI_NO_REGISTER) {
        m->memories[home].bytes = m->metas[value].bytes;
        m->alive = add_up(m->alive, m->metas[value].bytes);
    }
}

static void place_results(measuring *m, const tni_program_node *node)
{
    bool is_in_place = is_reused(m, node);
    m->found->reused += is_in_place;
    for (uint32_t r = 0; r < node->nreturns; r++) {
        const tni_result *result = &node->results[r];
        if (result->first == TNI_NO_REGISTER)
            continue;
        if (node->kind == TNI_NODE_LAYOUT) /* a copy of its argument */
            m->metas[result->first] = m->metas[register_of(&node->plan, 0)];
        tni_register base = is_in_place ? register_of(&node->plan, 0) : base_of(m, node, r);
        for (uint32_t i = 0; i < result->count; i++)
            place(m, result->first + i, base);
    }
}

/* Release the values that nobody reads any more, and memory without values. */
static void bury(measuring *m, const tni_program_node *node)
{
    for (uint32_t i = 0; i < node->ndead; i++) {
        value_memory *memory = &m->memories[m->homes[node->dead[i]]];
        if (memory->values > 0 && --memory->values == 0)
            m->alive = m->alive > memory->bytes ? m->alive - memory->bytes : 0;
    }
}

/* Find the most bytes that are alive at once, with those of the graphs that nodes run. */
static void walk(measuring *m)
{
    tni_program_graph *graph = m->reading->out;
    m->found->at = 0;
    for (size_t i = 0; i < graph->ninputs; i++)
        m->memories[m->homes[i] = (uint32_t)i].values = 1;
    for (size_t i = 0; i < graph->nnodes; i++) {
        const tni_program_node *node = &graph->nodes[i];
        int64_t inner = 0;
        for (size_t k = 0; node->graphs != NULL && k < TNI_CONTROL_GRAPHS; k++)
            inner = node->graphs[k].peak > inner ? node->graphs[k].peak : inner;
        int64_t most = add_up(m->alive, inner);
        place_results(m, node);
        most = m->alive > most ? m->alive : most;
        if (most > graph->peak) {
            graph->peak = most;
            m->found->at = i;
        }
        bury(m, node);
    }
}

tn_status tni_program_measure_graph(const tni_reading *reading)
{
    size_t count = reading->out->nregisters + 1;
    measuring m = {.reading = reading,
                   .found = reading->program->measure,
                   .metas = tni_calloc(count, sizeof *m.metas),
                   .homes = tni_calloc(count, sizeof *m.homes),
                   .memories = tni_calloc(count, sizeof *m.memories)};
    bool has_memory = m.metas != NULL && m.homes != NULL && m.memories != NULL;
    if (has_memory) {
        read_metas(&m);
        walk(&m);
    }
    tni_free(m.metas);
    tni_free(m.homes);
    tni_free(m.memories);
    return has_memory ? TN_OK : tni_fail_memory(count * sizeof *m.metas);
}

tn_status tni_program_measure_whole(const tni_reading *reading)
{
    tn_program *program = reading->program;
    if (reading->nmissing > 0) /* passes know all operators */
        program->flags |= TN_PROGRAM_DESCRIBE;
    TN_TRY(tni_program_prepare(program));
    return tni_program_measure_graph(reading);
}

/* ---- the public function ---- */

/* Return the program's own text of a node's name, "" if it has none. */
static const char *own_name(const tn_program *program, const char *name)
{
    for (size_t i = 0; i < program->graph.nnodes; i++)
        if (strcmp(program->graph.nodes[i].name, name) == 0)
            return program->graph.nodes[i].name;
    return "";
}

/* Read the graph once more, as a load that runs it prepares it, and measure it on the way. */
static tn_status measure_values(const tn_program *program, struct tni_measure *found,
                                tn_program_memory *out)
{
    tn_program again = {.path = program->path,
                        .flags = program->flags & TN_PROGRAM_TRAIN,
                        .passes = program->passes,
                        .measure = found};
    TN_TRY(tni_program_archive_reread(&program->archive, &again.archive.json));
    tn_status status = tni_program_read_graph(&again);
    if (status == TN_OK) {
        out->values = (uint64_t)again.graph.peak;
        out->is_exact = !found->depends;
        out->num_unknown = found->unknown;
        out->num_reused = found->reused;
        if (again.graph.peak > 0)
            out->at = own_name(program, again.graph.nodes[found->at].name);
    }
    json_decref(again.archive.json);
    tni_free(again.graph.about);
    tni_arena_free(&again.arena);
    return status;
}

/* Add up the storages of states, each once. */
static void add_states(const tn_program *program, tn_program_memory *out)
{
    for (size_t i = 0; i < program->nstates; i++) {
        const tni_state *state = &program->states[i];
        const tni_storage *storage = state->tensor->storage;
        bool is_counted = false;
        for (size_t k = 0; k < i && !is_counted; k++)
            is_counted = program->states[k].tensor->storage == storage;
        if (is_counted)
            continue;
        uint64_t bytes = tn_tensor_storage_bytes(state->tensor);
        bool is_buffer = state->kind == TN_PROGRAM_BUFFER || state->kind == TN_PROGRAM_TEMPORARY;
        *(is_buffer ? &out->buffers : &out->weights) += bytes;
        out->mapped += bytes > 0 && storage->data == state->data ? bytes : 0;
        out->packed += tni_form_bytes(state->tensor);
    }
}

tn_status tn_program_measure(const tn_program *program, tn_program_memory *out)
{
    struct tni_measure found = {0};
    tn_program_memory all = {.at = ""};
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    TN_TRY(measure_values(program, &found, &all));
    add_states(program, &all);
    all.packed += tni_folding_packed(program);
    tni_hand_out(out, &all, sizeof all);
    return TN_OK;
}
