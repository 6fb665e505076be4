/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Nodes of operators that have derivative formulas, from the table or from a library.
 *
 * Each formula is a program (derivative_specs.h) that reads saved values and the gradients of the
 * results, and gives the gradients of one or more inputs. It runs only if one of these is wanted.
 * An input is an argument that can get a gradient; it has one edge, or one per item if it is a
 * list.
 */
#include "autograd/graph.h"

#include "dispatch/builtins.h"

/* Nodes with up to so many saved values, and as many results, run without allocating. */
#define INLINE_ITEMS 8

static const tni_recorder *recorder_of(const tn_node *node)
{
    return node->details;
}

/* The name was made when the operator was bound, such as "MulBackward0". */
static const char *derivative_name(const tn_node *node)
{
    return recorder_of(node)->name;
}

/* ---- edges of inputs ---- */

/*
 * Without lists, input i has edge i. If an input is a list, the node's numbers begin with the first
 * edge of each input (TNI_NODE_HAS_STARTS).
 */
uint32_t tni_derivative_edge(const tn_node *node, uint32_t input, uint32_t *count)
{
    if ((node->flags & TNI_NODE_HAS_STARTS) == 0) {
        *count = 1;
        return input;
    }
    uint32_t ninputs = recorder_of(node)->derivative->ninputs;
    uint32_t first = (uint32_t)node->numbers[input];
    /* The edges of an input end where those of the next one begin. */
    uint32_t end = input + 1 < ninputs ? (uint32_t)node->numbers[input + 1] : node->nedges;
    TNI_ASSERT(first <= end && end <= node->nedges);
    *count = end - first;
    return first;
}

/* ---- the frame of a run ---- */

/*
 * Memory of one gradient that a program loads: the handle its ivalue points to, and zeros made in
 * place of an undefined gradient.
 */
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

/* Return the argument code of the saved argument or result, and its type in *type. */
static const tni_argcode *argcode_of(const tn_node *node, const tni_saved_spec *spec,
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

/*
 * Put saved value `index` as a borrowed ivalue into *out. A run may load a value more than once:
 * all its ivalues point to the same memory, which then holds what the last load has unpacked.
 */
static tn_status load_saved(void *context, size_t index, StableIValue *out)
{
    frame *f = context;
    const tni_type *type;
    const tni_saved_spec *spec = &recorder_of(f->node)->saved[index];
    TNI_ASSERT(index < f->node->nsaved && index < 256);
    tni_argcode code = *argcode_of(f->node, spec, &type);
    uint64_t *bits = &f->is_unpacked[index / 64];
    if ((*bits >> index % 64 & 1) != 0)
        tni_unpacked_free(&f->unpacked[index]);
    /* A failure below must leave nothing to free. */
    *bits &= ~(UINT64_C(1) << index % 64);
    TN_TRY(
        tni_saved_ivalue(f->node, &tni_node_saved(f->node)[index], code, &f->unpacked[index], out));
    *bits |= UINT64_C(1) << index % 64;
    return TN_OK;
}

/*
 * Load the gradient of result `number`. With `zeros`, an undefined one becomes a tensor of zeros,
 * made once per run of the node.
 */
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

/*
 * Load the gradients of a result that is a list, as a list. Such an operator has one result, so all
 * results of the node are its items.
 */
static tn_status load_grads(frame *f, bool zeros, StableIValue *out)
{
    for (uint32_t i = 0; i < f->node->nresults; i++)
        TN_TRY(load_grad_of(f, i, zeros, &f->items[i]));
    f->list = (tni_list){f->items, f->node->nresults, 0};
    *out = tni_box_pointer(&f->list);
    return TN_OK;
}

/* Load what GRAD or GRAD_OR_UNDEFINED asks for. Other loads belong to forward mode. */
static tn_status load(void *context, tni_opcode code, size_t index, StableIValue *out)
{
    frame *f = context;
    const tni_signature *signature = recorder_of(f->node)->signature;
    bool zeros = code == TNI_INSN_GRAD;
    if (code != TNI_INSN_GRAD && code != TNI_INSN_GRAD_OR_UNDEFINED)
        return tni_fail(TN_ERR_RUNTIME, "%s: a formula of backward reads a tangent",
                        derivative_name(f->node));
    if (index < signature->nreturns &&
        signature->returns[index] == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR))
        return load_grads(f, zeros, out);
    return load_grad_of(f, (uint32_t)index, zeros, out);
}

/* Whether any edge of the input wants a gradient. The engine decides that before the run. */
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

/*
 * Store a gradient that a formula has computed, whose reference is taken. One that nobody wants is
 * dropped: a formula may compute several at once.
 */
static tn_status give(void *context, size_t index, size_t item, tn_tensor *tensor)
{
    const frame *f = context;
    uint32_t count;
    uint32_t first = tni_derivative_edge(f->node, (uint32_t)index, &count);
    if (item >= count || !f->apply->wanted[first + item]) {
        tn_tensor_release(tensor);
        return TN_OK;
    }
    /* Replace what an earlier insn of the program has given. */
    tn_tensor_release(f->apply->results[first + item]);
    f->apply->results[first + item] = tensor;
    return TN_OK;
}

/*
 * Fail if the number of gradients differs from the number of tensors in the list. With a library's
 * operator it is known only once that was called.
 */
static tn_status check_list(void *context, size_t index, size_t count)
{
    const frame *f = context;
    uint32_t expected;
    (void)tni_derivative_edge(f->node, (uint32_t)index, &expected);
    if (count == expected)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: %zu gradients for a list of %u tensors",
                    derivative_name(f->node), count, expected);
}

/* ---- running ---- */

/* Whether one of the inputs in the bits of `gives` wants a gradient. */
static bool gives_wanted(frame *f, uint32_t gives)
{
    /* Each round clears the lowest bit that is set. */
    for (uint32_t left = gives; left != 0; left &= left - 1)
        if (is_wanted(f, (size_t)__builtin_ctz(left)))
            return true;
    return false;
}

/* Run the formulas of which a gradient is wanted, in the order of the table. */
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

/* Free what the loads have made. Saved values themselves stay with the node. */
static void end_frame(frame *f)
{
    for (uint32_t i = 0; i < f->node->nsaved; i++)
        if ((f->is_unpacked[i / 64] >> i % 64 & 1) != 0)
            tni_unpacked_free(&f->unpacked[i]);
    for (uint32_t i = 0; i < f->node->nresults; i++)
        tn_tensor_release(f->loaded[i].zeros);
}

/* Whether backward has reached any result of the node. */
static bool has_gradient(const tn_node *node, const tni_apply *apply)
{
    for (uint32_t i = 0; i < node->nresults; i++)
        if (apply->grads[i] != NULL)
            return true;
    return false;
}

/*
 * Run the formulas in a frame whose memory is there. Only `loaded` is cleared: the other arrays are
 * written before they are read, as `is_unpacked` and the insns guarantee.
 */
static tn_status run_with(frame *f)
{
    memset(f->loaded, 0, f->node->nresults * sizeof *f->loaded);
    tn_status status = run_formulas(f);
    end_frame(f);
    return status;
}

/* Run with one block for all three arrays, each of whose items is a multiple of 8 bytes. */
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

/*
 * Backward of one node. If no result has a gradient, no argument gets one, because formulas are
 * linear in the gradients.
 */
static tn_status derivative_apply(tn_node *node, const tni_apply *apply)
{
    tni_unpacked unpacked[INLINE_ITEMS];
    /* 256 bits: the table counts saved values in a byte. */
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

/*
 * Drop the saved values by their kinds. A plain tensor, the usual case, is dropped inline; only a
 * value that is not a tensor needs its argument code.
 */
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

const tni_node_kind tni_derivative_kind = {derivative_name, derivative_apply, derivative_free_saved,
                                           NULL};

/* ---- what was saved, for the program ---- */

/* Return the spec of a saved value; NULL if the node is of another kind or has no such value. */
static const tni_saved_spec *saved_spec(const tn_node *node, size_t index)
{
    return node != NULL && node->kind == &tni_derivative_kind && index < node->nsaved
               ? &recorder_of(node)->saved[index]
               : NULL;
}

size_t tn_node_num_saved(const tn_node *self)
{
    return self != NULL ? self->nsaved : 0;
}

/*
 * PyTorch's `_saved_…` attributes have these names: the argument's, the result's if it has one,
 * else "result" or "result" with its number.
 */
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

/*
 * The ivalue that unpacking gives is borrowed from `memory`, so it is retained before it becomes a
 * tagged value, which owns what it holds.
 */
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
    tni_argcode code = *argcode_of(self, spec, &type);
    tn_status status = tni_saved_ivalue(self, &tni_node_saved(self)[index], code, &memory, &ivalue);
    if (status == TN_OK) {
        /* A value that no formula that runs will read was not saved. */
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
