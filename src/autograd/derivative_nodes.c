/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Nodes of operators of the table: running the formulas of a spec.
 *
 * A formula is a program (derivative_specs.h) that reads what was saved and the gradients of the
 * results, and gives gradients of inputs. Only those run of which a gradient is wanted.
 */
#include "autograd/graph.h"

#include "dispatch/dispatch_shared.h"

/* Saved values and gradients of so many fit the stack; more take a block. */
#define INLINE_ITEMS 8

static const tni_recorder *recorder_of(const tn_node *node)
{
    return node->details;
}

static const char *row_name(const tn_node *node)
{
    return recorder_of(node)->name;
}

/* ---- edges of inputs ---- */

/* An input that is a list has an edge per item: then the numbers begin with the first edges. */
uint32_t tni_derivative_edge(const tn_node *node, uint32_t input, uint32_t *count)
{
    if ((node->flags & TNI_NODE_HAS_STARTS) == 0) {
        *count = 1;
        return input;
    }
    uint32_t ninputs = recorder_of(node)->derivative->ninputs;
    uint32_t first = (uint32_t)node->numbers[input];
    uint32_t end = input + 1 < ninputs ? (uint32_t)node->numbers[input + 1] : node->nedges;
    TNI_ASSERT(first <= end && end <= node->nedges);
    *count = end - first;
    return first;
}

/* ---- the frame of a run ---- */

/* What a gradient that a program loads may need: an ivalue, and zeros where there is none. */
typedef struct loaded {
    tni_handle handle; /* the gradient */
    tn_tensor *zeros;  /* owned, or NULL */
} loaded;

typedef struct frame {
    tn_node *node;          /* whose formulas run */
    const tni_apply *apply; /* gradients in and out */
    tni_unpacked *unpacked; /* by saved value */
    uint64_t *is_unpacked;  /* bits: which of them were unpacked */
    loaded *loaded;         /* by result */
    tni_list list;          /* gradients of results that are a list */
    StableIValue *items;    /* its ivalues */
} frame;

static const tni_argcode *slot_of(const tn_node *node, const tni_saved_spec *spec,
                                  const tni_type **type)
{
    const tni_signature *signature = recorder_of(node)->signature;
    if (spec->kind == TNI_SAVE_RESULT || spec->kind == TNI_SAVE_RESULT_GEOMETRY) {
        *type = signature->schema->returns[spec->index].type;
        return &signature->returns[spec->index];
    }
    *type = signature->schema->args[spec->index].type;
    return &signature->args[spec->index];
}

static tn_status load_saved(void *context, size_t index, StableIValue *out)
{
    frame *f = context;
    const tni_type *type;
    const tni_saved_spec *spec = &recorder_of(f->node)->saved[index];
    TNI_ASSERT(index < f->node->nsaved && index < 256);
    tni_argcode code = *slot_of(f->node, spec, &type);
    uint64_t *bits = &f->is_unpacked[index / 64];
    if ((*bits >> index % 64 & 1) != 0)
        tni_unpacked_free(&f->unpacked[index]);
    *bits &= ~(UINT64_C(1) << index % 64);
    TN_TRY(
        tni_saved_ivalue(f->node, &tni_node_saved(f->node)[index], code, &f->unpacked[index], out));
    *bits |= UINT64_C(1) << index % 64;
    return TN_OK;
}

static tn_status load_grad_of(frame *f, uint32_t number, bool zeros, StableIValue *out)
{
    TNI_ASSERT(number < f->node->nresults);
    loaded *at = &f->loaded[number];
    at->handle.tensor = f->apply->grads[number];
    if (at->handle.tensor == NULL && zeros) {
        if (at->zeros == NULL)
            TN_TRY(tni_zeros_of(f->node, number, &at->zeros));
        at->handle.tensor = at->zeros;
    }
    *out = tni_box_pointer(&at->handle);
    return TN_OK;
}

/* Gradients of a result that is a list are a list, too: with one result, the node's are its items.
 */
static tn_status load_grads(frame *f, bool zeros, StableIValue *out)
{
    for (uint32_t i = 0; i < f->node->nresults; i++)
        TN_TRY(load_grad_of(f, i, zeros, &f->items[i]));
    f->list = (tni_list){f->items, f->node->nresults, 0};
    *out = tni_box_pointer(&f->list);
    return TN_OK;
}

static tn_status load(void *context, tni_opcode code, size_t index, StableIValue *out)
{
    frame *f = context;
    const tni_signature *signature = recorder_of(f->node)->signature;
    bool zeros = code == TNI_INSN_GRAD;
    if (code != TNI_INSN_GRAD && code != TNI_INSN_GRAD_OR_UNDEFINED)
        return tni_fail(TN_ERR_RUNTIME, "%s: a formula of backward reads a tangent",
                        row_name(f->node));
    if (index < signature->nreturns &&
        signature->returns[index] == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR))
        return load_grads(f, zeros, out);
    return load_grad_of(f, (uint32_t)index, zeros, out);
}

static bool is_wanted(void *context, size_t index)
{
    const frame *f = context;
    uint32_t count;
    uint32_t first = tni_derivative_edge(f->node, (uint32_t)index, &count);
    for (uint32_t i = 0; i < count; i++)
        if (f->apply->wanted[first + i])
            return true;
    return false;
}

static tn_status give(void *context, size_t index, size_t item, tn_tensor *tensor)
{
    const frame *f = context;
    uint32_t count;
    uint32_t first = tni_derivative_edge(f->node, (uint32_t)index, &count);
    if (item >= count || !f->apply->wanted[first + item]) {
        tn_tensor_release(tensor);
        return TN_OK;
    }
    tn_tensor_release(f->apply->results[first + item]);
    f->apply->results[first + item] = tensor;
    return TN_OK;
}

/* An operator of a library says only at the call how many gradients there are. */
static tn_status check_list(void *context, size_t index, size_t count)
{
    const frame *f = context;
    uint32_t expected;
    (void)tni_derivative_edge(f->node, (uint32_t)index, &expected);
    if (count == expected)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: %zu gradients for a list of %u tensors", row_name(f->node),
                    count, expected);
}

/* ---- running ---- */

static bool gives_wanted(frame *f, uint32_t gives)
{
    for (uint32_t left = gives; left != 0; left &= left - 1)
        if (is_wanted(f, (size_t)__builtin_ctz(left)))
            return true;
    return false;
}

static tn_status run_formulas(frame *f)
{
    const tni_recorder *how = recorder_of(f->node);
    tni_program_frame program = {.tables = how->tables,
                                 .context = f,
                                 .saved = load_saved,
                                 .load = load,
                                 .wanted = is_wanted,
                                 .give = give,
                                 .check_list = check_list};
    for (uint32_t i = 0; i < how->derivative->nformulas; i++)
        if (gives_wanted(f, how->formulas[i].gives))
            TN_TRY(tni_program_run(how->formulas[i].program, &program));
    return TN_OK;
}

static void end_frame(frame *f)
{
    for (uint32_t i = 0; i < f->node->nsaved; i++)
        if ((f->is_unpacked[i / 64] >> i % 64 & 1) != 0)
            tni_unpacked_free(&f->unpacked[i]);
    for (uint32_t i = 0; i < f->node->nresults; i++)
        tn_tensor_release(f->loaded[i].zeros);
}

static bool has_gradient(const tn_node *node, const tni_apply *apply)
{
    for (uint32_t i = 0; i < node->nresults; i++)
        if (apply->grads[i] != NULL)
            return true;
    return false;
}

static tn_status run_with(frame *f)
{
    memset(f->loaded, 0, f->node->nresults * sizeof *f->loaded);
    tn_status status = run_formulas(f);
    end_frame(f);
    return status;
}

/* Where everything does not fit the stack. */
static TNI_NOINLINE tn_status run_on_heap(frame *f)
{
    size_t bytes = f->node->nsaved * sizeof(tni_unpacked) +
                   f->node->nresults * (sizeof(loaded) + sizeof(StableIValue));
    char *block = tni_malloc(bytes);
    if (block == NULL)
        return tni_fail_memory(bytes);
    f->unpacked = (tni_unpacked *)(void *)block;
    f->loaded = (loaded *)(void *)(f->unpacked + f->node->nsaved);
    f->items = (StableIValue *)(void *)(f->loaded + f->node->nresults);
    tn_status status = run_with(f);
    tni_free(block);
    return status;
}

/* Without any gradient of a result there is none of an argument. */
static tn_status derivative_apply(tn_node *node, const tni_apply *apply)
{
    tni_unpacked unpacked[INLINE_ITEMS];
    uint64_t is_unpacked[4] = {0};
    loaded grads[INLINE_ITEMS];
    StableIValue items[INLINE_ITEMS];
    frame f = {node, apply, unpacked, is_unpacked, grads, {0}, items};
    if (!has_gradient(node, apply))
        return TN_OK;
    if (TNI_UNLIKELY(node->nsaved > INLINE_ITEMS || node->nresults > INLINE_ITEMS))
        return run_on_heap(&f);
    return run_with(&f);
}

static void derivative_free_saved(tn_node *node)
{
    const tni_recorder *recorder = recorder_of(node);
    const tni_saved_spec *specs = recorder->saved;
    TNI_ASSERT(node->nsaved == recorder->derivative->nsaved);
    tni_saved *saved = tni_node_saved(node);
    for (uint32_t i = 0; i < node->nsaved; i++) {
        uint8_t index = specs[i].index;
        if (TNI_LIKELY(saved[i].kind == TNI_SAVED_TENSOR)) {
            saved[i].kind = TNI_SAVED_NOTHING;
            tn_tensor_release(saved[i].as.tensor);
        } else if (saved[i].kind == TNI_SAVED_VALUE)
            tni_saved_free(&saved[i], recorder->signature->args[index],
                           recorder->signature->schema->args[index].type);
        else if (saved[i].kind != TNI_SAVED_NOTHING)
            tni_saved_free(&saved[i], 0, NULL);
    }
}

const tni_node_kind tni_derivative_kind = {row_name, derivative_apply, derivative_free_saved, NULL};

/* ---- what was saved, for the program ---- */

static const tni_saved_spec *saved_spec(const tn_node *node, size_t index)
{
    return node != NULL && node->kind == &tni_derivative_kind && index < node->nsaved
               ? tni_derivative_saved + recorder_of(node)->derivative->first_saved + index
               : NULL;
}

size_t tn_node_num_saved(const tn_node *self)
{
    return self != NULL ? self->nsaved : 0;
}

const char *tn_node_saved_name(const tn_node *self, size_t index)
{
    const tni_saved_spec *spec = saved_spec(self, index);
    if (spec == NULL || spec->kind == TNI_SAVE_ARGUMENT_GEOMETRY ||
        spec->kind == TNI_SAVE_RESULT_GEOMETRY)
        return NULL;
    const tn_schema *schema = recorder_of(self)->signature->schema;
    if (spec->kind != TNI_SAVE_RESULT)
        return schema->args[spec->index].name.data;
    const char *name = schema->returns[spec->index].name.data;
    if (name != NULL && name[0] != '\0')
        return name;
    static const char *const numbered[] = {"result0", "result1", "result2", "result3"};
    return schema->nreturns == 1 || spec->index >= TN_LEN(numbered) ? "result"
                                                                    : numbered[spec->index];
}

tn_status tn_node_saved_value(tn_node *self, size_t index, tn_value *out)
{
    const tni_saved_spec *spec = saved_spec(self, index);
    tni_unpacked memory;
    const tni_type *type;
    StableIValue ivalue;
    if (spec == NULL || out == NULL)
        return tni_fail(TN_ERR_INDEX,
                        "%s: the node of an operator, one of its saved values and "
                        "out are needed",
                        __func__);
    TN_TRY(tni_node_enter(self));
    tni_argcode code = *slot_of(self, spec, &type);
    tn_status status = tni_saved_ivalue(self, &tni_node_saved(self)[index], code, &memory, &ivalue);
    if (status == TN_OK) {
        *out = tn_value_none();
        if (tni_node_saved(self)[index].kind != TNI_SAVED_NOTHING) {
            status = tni_argcode_retain(code, type, ivalue, &ivalue);
            if (status == TN_OK)
                status = tni_type_unbox(type, ivalue, out);
        }
        tni_unpacked_free(&memory);
    }
    tni_node_leave(self, false);
    return status;
}
