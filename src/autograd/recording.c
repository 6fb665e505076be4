/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Recording: the kernels at the Autograd key of built-in operators.
 *
 * Dispatch calls them only if grad mode is on and a tensor has autograd state; otherwise the key is
 * masked out and a call costs nothing here. A recorded call:
 *
 *     1. Does an argument with a formula require a gradient? If not, just run the kernel below.
 *     2. Refuse arguments that have no formula, and writes that autograd cannot follow.
 *     3. Run the kernel below, at the next lower key, without recording what it calls.
 *     4. Make a node: an edge for each input, and the values that formulas will read.
 *     5. Make the node the history of the results.
 *
 * An operator that writes self makes its node before step 3: edges and saved arguments must be
 * those from before the write. One without formulas gives its results a node that fails, or warns,
 * when backward reaches it.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"

/* ---- tensors of an argument ---- */

/*
 * Return how many tensors an argument has room for: the items of a list, else 1, also for None and
 * undefined tensors; 0 if it holds no tensors.
 */
static size_t count_of(tni_argcode code, StableIValue ivalue)
{
    if ((code & TNI_LEAF_MASK) != TNI_TYPE_TENSOR)
        return 0;
    switch (code & ~TNI_LEAF_MASK) {
    case TNI_SHAPE_PLAIN:
    case TNI_SHAPE_OPTIONAL:
        return 1;
    case TNI_SHAPE_OPTIONAL_LIST:
        return ivalue != 0 ? count_of(TNI_SHAPE_LIST | TNI_TYPE_TENSOR,
                                      *(const StableIValue *)(uintptr_t)ivalue)
                           : 0;
    case TNI_SHAPE_LIST:
    case TNI_SHAPE_LIST_OF_OPTIONAL:
        return ivalue != 0 ? ((const tni_list *)(uintptr_t)ivalue)->size : 0;
    default:
        return 0;
    }
}

/* Return the tensor of a handle; NULL for an undefined one. */
static inline tn_tensor *tensor_of(StableIValue ivalue)
{
    return ivalue != 0 ? tni_boxed_tensor(ivalue) : NULL;
}

/* Return the tensor of an optional; NULL for None. */
static tn_tensor *tensor_of_optional(StableIValue ivalue)
{
    return ivalue != 0 ? tensor_of(*(const StableIValue *)(uintptr_t)ivalue) : NULL;
}

/* Return tensor `index` of an argument, borrowed; NULL for None and undefined ones. */
static tn_tensor *tensor_at(tni_argcode code, StableIValue ivalue, size_t index)
{
    switch (code & ~TNI_LEAF_MASK) {
    case TNI_SHAPE_PLAIN:
        return tensor_of(ivalue);
    case TNI_SHAPE_OPTIONAL:
        return tensor_of_optional(ivalue);
    case TNI_SHAPE_OPTIONAL_LIST:
        return tensor_at(TNI_SHAPE_LIST | TNI_TYPE_TENSOR, *(const StableIValue *)(uintptr_t)ivalue,
                         index);
    case TNI_SHAPE_LIST:
        return tensor_of(((const tni_list *)(uintptr_t)ivalue)->items[index]);
    case TNI_SHAPE_LIST_OF_OPTIONAL:
        return tensor_of_optional(((const tni_list *)(uintptr_t)ivalue)->items[index]);
    default:
        return NULL;
    }
}

/* Apart from argument_requires_grad, so that its common case is short enough to be inlined. */
static TNI_NOINLINE bool items_require_grad(tni_argcode code, StableIValue ivalue)
{
    size_t count = count_of(code, ivalue);
    for (size_t i = 0; i < count; i++)
        if (tni_requires_grad(tensor_at(code, ivalue, i)))
            return true;
    return false;
}

/* Whether a tensor of the argument requires a gradient. */
static inline bool argument_requires_grad(tni_argcode code, StableIValue ivalue)
{
    if (TNI_LIKELY(code == TNI_PLAIN_TENSOR))
        return tni_requires_grad(tensor_of(ivalue));
    return items_require_grad(code, ivalue);
}

/*
 * Whether any argument has a tensor that requires a gradient; key_args has a bit for each that may.
 */
static bool any_requires_grad(const tni_signature *signature, const StableIValue *args)
{
    for (uint64_t left = signature->key_args; left != 0; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        if (argument_requires_grad(signature->args[i], args[i]))
            return true;
    }
    return false;
}

/* ---- the kernel below ---- */

/*
 * Run the kernel at the next lower key. Autograd's keys are excluded on this thread meanwhile: what
 * the kernel calls is part of this call and must not be recorded, because the formula covers it
 * all. Only an operator that writes, or makes views, passes ADInplaceOrView, where a program may
 * have kernels.
 */
static tn_status run_below(const tn_call *call, bool is_alias, const StableIValue *args,
                           StableIValue *outs)
{
    tni_local_keys was = tni_local_keys_get();
    tni_local_keys keys = was;
    tni_keyset below = tni_keyset_below(call->keys, TNI_ALIAS_AUTOGRAD);
    keys.excluded |= TNI_AUTOGRAD_BITS;
    if (!is_alias) {
        keys.excluded |= TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW);
        below &= ~TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW);
    }
    tni_local_keys_set(keys);
    tn_status status = tni_redispatch(call->op, below, args, outs);
    tni_local_keys_set(was);
    return status;
}

/* ---- one recorded call ---- */

typedef struct recording {
    const tn_call *call;      /* the call */
    const tni_recorder *how;  /* how its operator is recorded */
    const StableIValue *args; /* its arguments */
    StableIValue *outs;       /* its results, once the kernel has run */
    tn_node *node;            /* the node, owned; NULL before */
    StableIValue old_self;    /* an ivalue of what self was, or 0 */
    uint32_t runs;            /* bit i: formula i will run */
    bool wants_node;          /* an argument requires a gradient */
    bool has_tangents;        /* an argument has a tangent */
} recording;

/* Whether an argument that has a formula requires a gradient. */
static bool wants_node(const recording *r)
{
    const tni_signature *signature = r->how->signature;
    const tni_input_spec *inputs = r->how->inputs;
    for (uint32_t i = 0; i < r->how->derivative->ninputs; i++)
        if (inputs[i].formula != TNI_NO_FORMULA &&
            argument_requires_grad(signature->args[inputs[i].argument],
                                   r->args[inputs[i].argument]))
            return true;
    return false;
}

/* Fail for an argument that requires a gradient but has no formula, in PyTorch's words. */
static tn_status check_refused(const recording *r)
{
    const tni_signature *signature = r->how->signature;
    for (uint64_t left = r->how->refused; left != 0; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        if (argument_requires_grad(signature->args[i], r->args[i]))
            return tni_fail(TN_ERR_RUNTIME,
                            "The function '%s' is not differentiable with respect to argument "
                            "'%s'. This input cannot have requires_grad True.",
                            r->call->op->name.text, signature->schema->args[i].name.data);
    }
    return TN_OK;
}

/* ---- making the node ---- */

/* Return how many edges the node needs: one per input, or one per item of a list. */
static uint32_t count_edges(const recording *r)
{
    const tni_input_spec *inputs = r->how->inputs;
    uint32_t count = 0;
    if (TNI_LIKELY(!r->how->is_listed))
        return r->how->derivative->ninputs;
    for (uint32_t i = 0; i < r->how->derivative->ninputs; i++) {
        uint8_t argument = inputs[i].argument;
        count += inputs[i].is_list == 0
                     ? 1
                     : (uint32_t)count_of(r->how->signature->args[argument], r->args[argument]);
    }
    return count;
}

/*
 * Set the edges where some input may be a list, and note the first edge of each input in the node's
 * numbers.
 */
static TNI_NOINLINE tn_status set_listed_edges(const recording *r, uint32_t *runs)
{
    const tni_input_spec *inputs = r->how->inputs;
    tni_edge *edges = tni_node_edges(r->node);
    uint32_t at = 0;
    for (uint32_t i = 0; i < r->how->derivative->ninputs; i++) {
        tni_argcode code = r->how->signature->args[inputs[i].argument];
        StableIValue ivalue = r->args[inputs[i].argument];
        uint32_t count = inputs[i].is_list != 0 ? (uint32_t)count_of(code, ivalue) : 1;
        bool any = false;
        r->node->numbers[i] = at;
        /* An input without a formula keeps empty edges, so that nothing is computed for it. */
        for (uint32_t j = 0; j < count && inputs[i].formula != TNI_NO_FORMULA; j++) {
            TN_TRY(tni_edge_of(tensor_at(code, ivalue, j), &edges[at + j]));
            any |= edges[at + j].node != NULL;
        }
        if (any)
            *runs |= UINT32_C(1) << inputs[i].formula;
        at += count;
    }
    return TN_OK;
}

/* Set the edges of all inputs. *runs gets bit i if formula i gives a gradient that is wanted. */
static inline tn_status set_edges(const recording *r, uint32_t *runs)
{
    const tni_input_spec *input = r->how->inputs;
    const tni_input_spec *end = input + r->how->derivative->ninputs;
    const tni_argcode *codes = r->how->signature->args;
    const StableIValue *args = r->args;
    tni_edge *edge = tni_node_edges(r->node);
    uint32_t wanted = 0;
    if (TNI_UNLIKELY(r->how->is_listed))
        return set_listed_edges(r, runs);
    for (; input < end; input++, edge++) {
        StableIValue ivalue = args[input->argument];
        tni_argcode code = codes[input->argument];
        if (TNI_UNLIKELY(input->formula == TNI_NO_FORMULA))
            continue;
        TN_TRY(tni_edge_of(TNI_LIKELY(code == TNI_PLAIN_TENSOR) ? tensor_of(ivalue)
                                                                : tensor_at(code, ivalue, 0),
                           edge));
        if (edge->node != NULL)
            wanted |= UINT32_C(1) << input->formula;
    }
    *runs = wanted;
    return TN_OK;
}

/* Whether the saved value is a result of the call, which exists only after the kernel has run. */
static bool is_of_result(const tni_saved_spec *spec)
{
    return spec->kind == TNI_SAVE_RESULT || spec->kind == TNI_SAVE_RESULT_GEOMETRY;
}

/*
 * Save an argument that is not a plain tensor, is saved without elements, or is self before the
 * write.
 */
static TNI_NOINLINE tn_status save_other(const recording *r, const tni_saved_spec *spec,
                                         tni_saved *out)
{
    const tni_signature *signature = r->how->signature;
    bool is_hollow = spec->kind == TNI_SAVE_ARGUMENT_GEOMETRY;
    bool is_old = spec->index == 0 && r->old_self != 0 && !is_hollow;
    return tni_save_ivalue(signature->args[spec->index], signature->schema->args[spec->index].type,
                           is_old ? r->old_self : r->args[spec->index], is_hollow, out);
}

/*
 * Save the arguments that formulas read, but only formulas that will run: `runs` has their bits.
 * The node counts as one to be freed only if it saves a tensor with elements, or if PyTorch's does
 * (`runs_once`); sizes and numbers may stay.
 */
static inline tn_status save_arguments(const recording *r, uint32_t runs)
{
    const tni_saved_spec *spec = r->how->saved;
    const tni_saved_spec *end = spec + r->how->derivative->nsaved;
    const tni_argcode *codes = r->how->signature->args;
    const StableIValue *args = r->args;
    bool is_plain = r->old_self == 0;
    uint8_t flags =
        (r->how->derivative->flags & TNI_DERIVATIVE_RUNS_ONCE) != 0 ? TNI_NODE_HAS_SAVED : 0;
    for (tni_saved *saved = tni_node_saved(r->node); spec < end; spec++, saved++) {
        if ((spec->formulas & runs) == 0 || is_of_result(spec))
            continue;
        if (spec->kind == TNI_SAVE_ARGUMENT)
            flags = TNI_NODE_HAS_SAVED;
        if (TNI_LIKELY(is_plain && spec->kind == TNI_SAVE_ARGUMENT &&
                       codes[spec->index] == TNI_PLAIN_TENSOR))
            TN_TRY(tni_save_tensor(tensor_of(args[spec->index]), saved));
        else
            TN_TRY(save_other(r, spec, saved));
    }
    r->node->flags |= flags;
    return TN_OK;
}

/*
 * Make the node with its edges and saved arguments. nnumbers is the number of sizes of all results.
 * On failure r->node is released by the caller.
 */
static tn_status make_node(recording *r, uint32_t nresults, uint32_t nnumbers)
{
    tni_node_shape shape = {.nedges = count_edges(r),
                            .nsaved = r->how->derivative->nsaved,
                            .nresults = nresults,
                            .nnumbers = nnumbers};
    if (r->how->is_listed)
        shape.nnumbers += r->how->derivative->ninputs;
    TN_TRY(tni_node_new(&tni_derivative_kind, &shape, &r->node));
    r->node->details = r->how;
    if (r->how->is_listed)
        r->node->flags |= TNI_NODE_HAS_STARTS;
    TN_TRY(set_edges(r, &r->runs));
    return save_arguments(r, r->runs);
}

/* ---- results ---- */

static bool is_list_return(const tni_signature *signature, size_t index)
{
    return signature->returns[index] == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR);
}

/* Return how many tensors result `index` has. */
static size_t count_items(const recording *r, size_t index)
{
    const tni_signature *signature = r->how->signature;
    if (is_list_return(signature, index))
        return ((const tni_list *)(uintptr_t)r->outs[index])->size;
    return 1;
}

/* Return where the ivalue of an item of a result is. */
static StableIValue *item_ivalue(const recording *r, size_t index, size_t item)
{
    if (is_list_return(r->how->signature, index))
        return &((const tni_list *)(uintptr_t)r->outs[index])->items[item];
    return &r->outs[index];
}

/* Return the tensor of an item of a result; NULL if it is undefined, or the result is no tensor. */
static tn_tensor *item_tensor(const recording *r, size_t index, size_t item)
{
    tni_argcode code = r->how->signature->returns[index];
    if ((code & TNI_LEAF_MASK) != TNI_TYPE_TENSOR)
        return NULL;
    return tensor_of(*item_ivalue(r, index, item));
}

/* Whether a result gets a history: by the spec, and only floating and complex ones. */
static bool is_output(const recording *r, size_t index, const tn_tensor *tensor)
{
    return tensor != NULL && index < 32 && (r->how->derivative->outputs >> index & 1) != 0 &&
           tni_is_differentiable((tn_dtype)tensor->dtype);
}

/*
 * Replace a result that is an argument itself by another tensor over the same elements. If an
 * operator that does not write its argument returns it, giving that the node would take away its
 * own history, and close a cycle, because the node has an edge to it.
 */
static tn_status part_from_arguments(const recording *r, StableIValue *ivalue)
{
    const tni_signature *signature = r->how->signature;
    tn_tensor *tensor = tni_boxed_tensor(*ivalue);
    tn_tensor *other = NULL;
    bool is_argument = false;
    /* Nobody else has the tensor: it is new. */
    if (TNI_LIKELY(tensor->ref.count == 1))
        return TN_OK;
    for (size_t i = 0; i < signature->nargs && !is_argument; i++)
        for (size_t j = 0; j < count_of(signature->args[i], r->args[i]) && !is_argument; j++)
            is_argument = tensor_at(signature->args[i], r->args[i], j) == tensor;
    if (!is_argument)
        return TN_OK;
    TN_TRY(tni_tensor_as_strided(tensor, tensor->rank, tensor->sizes, tensor->strides,
                                 tensor->offset, &other));
    /* The handle is the result's own, so it may name the other tensor. */
    ((tni_handle *)(uintptr_t)*ivalue)->tensor = other;
    tn_tensor_release(tensor);
    return TN_OK;
}

/* Fail for a complex result; the message has the operator's name without namespace and overload. */
static TNI_COLD tn_status fail_complex(const recording *r)
{
    const char *name = r->call->op->name.text;
    const char *base = strstr(name, "::") + 2;
    return tni_fail(TN_ERR_RUNTIME,
                    "%.*s does not support automatic differentiation for outputs with complex "
                    "dtype.",
                    (int)strcspn(base, "."), base);
}

/* PyTorch refuses complex results of some operators; `complex_results: False` in the table. */
static tn_status check_complex(const recording *r, const tn_tensor *tensor)
{
    bool is_refused = !r->how->is_complex && tni_is_complex(tensor);
    return is_refused ? fail_complex(r) : TN_OK;
}

/*
 * Make the node the history of one result. If an operator that is not a view returned a view of
 * memory of its own, the result loses its base: nobody else writes to that. Several views of one
 * call are marked, because they may not be written.
 */
static tn_status connect(const recording *r, StableIValue *ivalue, uint32_t number, bool is_item)
{
    TN_TRY(part_from_arguments(r, ivalue));
    tn_tensor *tensor = tni_boxed_tensor(*ivalue);
    TN_TRY(check_complex(r, tensor));
    if (!r->how->is_view && tensor->base != NULL)
        tni_tensor_drop_base(tensor);
    if (r->how->is_view && is_item)
        tensor->flags |= TNI_TENSOR_MULTI_VIEW;
    return tni_set_history(tensor, r->node, number);
}

/* Load what a condition reads: arguments and results of the call. */
static tn_status load_argument(void *context, tni_opcode code, size_t index, StableIValue *out)
{
    const recording *r = context;
    *out = code == TNI_INSN_RESULT ? r->outs[index] : r->args[index];
    return TN_OK;
}

/*
 * Put into *out whether the results are differentiable, where a condition on the arguments says so.
 */
static tn_status decide(recording *r, bool *out)
{
    const tni_program_frame frame = {.tables = r->how->tables, .context = r, .load = load_argument};
    *out = true;
    if (TNI_LIKELY(r->how->derivative->condition == TNI_NO_FORMULA))
        return TN_OK;
    return tni_program_decide(r->how->derivative->condition, &frame, out);
}

/* Count the results, and the sizes of those that are differentiable; false if none is. */
static bool count_results(const recording *r, uint32_t *nresults, uint32_t *nnumbers)
{
    bool any = false;
    *nresults = 0;
    *nnumbers = 0;
    for (size_t i = 0; i < r->how->signature->nreturns; i++) {
        size_t count = count_items(r, i);
        *nresults += (uint32_t)count;
        for (size_t j = 0; j < count; j++) {
            const tn_tensor *tensor = item_tensor(r, i, j);
            if (!is_output(r, i, tensor))
                continue;
            *nnumbers += tensor->rank;
            any = true;
        }
    }
    return any;
}

/*
 * Note what each result looks like and make the node its history. Sizes follow the first edges of
 * listed inputs in the node's numbers.
 */
static tn_status connect_results(const recording *r)
{
    uint32_t number = 0;
    uint32_t first = (r->node->flags & TNI_NODE_HAS_STARTS) != 0 ? r->how->derivative->ninputs : 0;
    for (size_t i = 0; i < r->how->signature->nreturns; i++) {
        size_t count = count_items(r, i);
        for (size_t j = 0; j < count; j++, number++) {
            const tn_tensor *tensor = item_tensor(r, i, j);
            if (!is_output(r, i, tensor))
                continue;
            tni_node_set_meta(r->node, number, first, tensor);
            first += tensor->rank;
            TN_TRY(connect(r, item_ivalue(r, i, j), number, is_list_return(r->how->signature, i)));
        }
    }
    return TN_OK;
}

/*
 * Save the results that formulas read; of a list, all items. They have a history and tangents by
 * then: a saved result is a twin with its tangent.
 */
static tn_status save_results(const recording *r)
{
    const tni_saved_spec *specs = r->how->saved;
    tni_saved *saved = tni_node_saved(r->node);
    for (uint32_t i = 0; i < r->how->derivative->nsaved; i++) {
        if ((specs[i].formulas & r->runs) == 0 || !is_of_result(&specs[i]))
            continue;
        uint8_t index = specs[i].index;
        bool is_hollow = specs[i].kind == TNI_SAVE_RESULT_GEOMETRY;
        if (is_list_return(r->how->signature, index))
            TN_TRY(tni_save_ivalue(r->how->signature->returns[index],
                                   r->how->signature->schema->returns[index].type, r->outs[index],
                                   is_hollow, &saved[i]));
        else
            TN_TRY(tni_save_result(tensor_of(r->outs[index]), index, is_hollow, &saved[i]));
        if (!is_hollow)
            r->node->flags |= TNI_NODE_HAS_SAVED;
    }
    return TN_OK;
}

/* ---- operators that return new tensors, or views ---- */

/* Record a call with one result, a plain tensor: the path of most operators. */
static tn_status record_single(recording *r)
{
    const tn_tensor *tensor = tensor_of(r->outs[0]);
    if (TNI_UNLIKELY(tensor == NULL || !tni_is_differentiable((tn_dtype)tensor->dtype)))
        return TN_OK;
    TN_TRY(make_node(r, 1, tensor->rank));
    tni_node_set_meta(r->node, 0, r->how->is_listed ? r->how->derivative->ninputs : 0, tensor);
    return connect(r, &r->outs[0], 0, false);
}

/* Record a call with several results, lists, or a condition. */
static tn_status record_results(recording *r)
{
    uint32_t nresults;
    uint32_t nnumbers;
    bool any;
    TN_TRY(decide(r, &any));
    if (!any || !count_results(r, &nresults, &nnumbers))
        return TN_OK;
    TN_TRY(make_node(r, nresults, nnumbers));
    return connect_results(r);
}

/* Give the results their tangents if an argument has one. */
static tn_status pass_tangents(const recording *r)
{
    if (TNI_LIKELY(!r->has_tangents))
        return TN_OK;
    const tni_forward_call call = {r->how, r->args, r->outs, r->old_self};
    return tni_forward_results(&call);
}

/*
 * Record an operator that returns new tensors or views. Results are saved last, because their twins
 * take the tangents along.
 */
static tn_status record_new(recording *r)
{
    TN_TRY(run_below(r->call, r->how->is_view, r->args, r->outs));
    tn_status status = TN_OK;
    if (TNI_LIKELY(r->wants_node))
        status = r->how->is_single ? record_single(r) : record_results(r);
    if (status == TN_OK)
        status = pass_tangents(r);
    if (status == TN_OK && r->node != NULL && r->how->saves_result)
        status = save_results(r);
    /* The results hold the node now, or nothing does. */
    if (r->node != NULL)
        tn_node_release(r->node);
    if (status != TN_OK)
        tni_returns_drop(r->how->signature, r->outs, r->how->signature->nreturns);
    return status;
}

/* ---- operators that write self ---- */

/*
 * Copy self before it is written, if formulas read its old value or its tangent is computed from
 * it. The copy is recorded, so that second derivatives through the old value exist.
 */
static tn_status keep_old_self(recording *r, tni_handle *handle)
{
    tni_recording was;
    tn_tensor *copy;
    if ((r->how->derivative->flags & TNI_DERIVATIVE_NEEDS_OLD_SELF) == 0 && !r->has_tangents)
        return TN_OK;
    tni_recording_begin(true, &was);
    tn_status status = tni_call_clone(tensor_of(r->args[0]), -1, &copy);
    tni_recording_end(&was);
    if (status == TN_OK) {
        *handle = (tni_handle){copy, NULL};
        r->old_self = tni_box_pointer(handle);
    }
    return status;
}

/*
 * Note what the written self looks like. The operator may have changed its rank (unsqueeze_): if it
 * grew, the sizes need a block of their own. The sizes begin at 0: no operator that writes self has
 * a list among its inputs, whose first edges would be there.
 */
static tn_status set_self_meta(const recording *r, const tn_tensor *self, uint16_t rank)
{
    TNI_ASSERT((r->node->flags & TNI_NODE_HAS_STARTS) == 0);
    if (self->rank > rank) {
        size_t bytes = self->rank * sizeof(int64_t);
        int64_t *numbers = tni_malloc(bytes);
        if (numbers == NULL)
            return tni_fail_memory(bytes);
        r->node->numbers = numbers;
        r->node->flags |= TNI_NODE_OWN_NUMBERS;
    }
    tni_node_set_meta(r->node, 0, 0, self);
    return TN_OK;
}

/*
 * Make the node the history of the written self. A view whose geometry was changed keeps its base,
 * but its elements were not written: the node becomes its own history instead of a part of its
 * base's.
 */
static tn_status rebase(const recording *r, tn_tensor *self)
{
    if (!r->how->in_place_view || self->base == NULL)
        return tni_rebase(self, r->node, 0);
    TN_TRY(tni_set_history(self, r->node, 0));
    self->seen_version = tn_tensor_version(self);
    return TN_OK;
}

/* Run an operator that writes self where only tangents, and no gradients, are wanted. */
static tn_status write_tangents(recording *r)
{
    TN_TRY(run_below(r->call, true, r->args, r->outs));
    tn_status status = pass_tangents(r);
    if (status != TN_OK)
        tni_returns_drop(r->how->signature, r->outs, r->how->signature->nreturns);
    return status;
}

/*
 * Record an operator that writes self. The node is made first: it needs the edges and the arguments
 * from before the write.
 */
static tn_status record_written(recording *r, tn_tensor *self)
{
    uint16_t rank = self->rank;
    uint32_t version = tn_tensor_version(self);
    TN_TRY(make_node(r, 1, rank));
    TN_TRY(run_below(r->call, true, r->args, r->outs));
    /*
     * A kernel that wrote without counting is counted here, so that values saved before are
     * refused. A change of geometry alone writes nothing.
     */
    if (version == tn_tensor_version(self) && !r->how->in_place_view)
        tni_tensor_bump_version(self);
    tn_status status = set_self_meta(r, self, rank);
    if (status == TN_OK)
        status = rebase(r, self);
    if (status == TN_OK)
        status = pass_tangents(r);
    if (status == TN_OK && r->how->saves_result)
        status = save_results(r);
    if (status != TN_OK)
        tni_returns_drop(r->how->signature, r->outs, r->how->signature->nreturns);
    return status;
}

/* Record an operator that writes self: check whether it may be written, keep the old value, run. */
static tn_status record_in_place(recording *r)
{
    tni_handle old = {NULL, NULL};
    tn_tensor *self = tensor_of(r->args[0]);
    /* The kernel says what an undefined self means. */
    if (self == NULL)
        return run_below(r->call, true, r->args, r->outs);
    if (r->wants_node) {
        TN_TRY(tni_prepare_in_place(self));
        TN_TRY(check_complex(r, self));
    }
    tn_status status = keep_old_self(r, &old);
    if (status == TN_OK)
        status = r->wants_node ? record_written(r, self) : write_tangents(r);
    if (r->node != NULL)
        tn_node_release(r->node);
    tn_tensor_release(old.tensor);
    return status;
}

/* ---- the kernels ---- */

/*
 * Each test is made only as far as needed: the usual call has no level open and no refused
 * argument.
 */
tn_status tni_record_call(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    recording r = {.call = call, .how = call->kernel->context, .args = args, .outs = outs};
    r.wants_node = wants_node(&r);
    r.has_tangents = atomic_load_explicit(&tni_forward_level, memory_order_relaxed) != 0 &&
                     tni_any_tangent(r.how->signature, args);
    if (!r.wants_node && !r.has_tangents)
        return run_below(call, r.how->is_view || r.how->in_place, args, outs);
    if (TNI_UNLIKELY(r.how->refused != 0))
        TN_TRY(check_refused(&r));
    return r.how->in_place ? record_in_place(&r) : record_new(&r);
}

/* Run the kernel below without recording: for operators whose results never require a gradient. */
static tn_status pass_call(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_recorder *how = call->kernel->context;
    return run_below(call, how->is_view || how->in_place, args, outs);
}

/* resize_: a tensor that requires a gradient keeps its sizes, because its gradient has the same. */
static tn_status refuse_resize(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    if (any_requires_grad(call->signature, args))
        return tni_fail(TN_ERR_RUNTIME, "cannot resize variables that require grad");
    return run_below(call, true, args, outs);
}

/*
 * `out=`: the operator's results go to tensors that have histories of their own. stem - 6 and + 6
 * cut the message's name to what is between "aten::" and the overload.
 */
static tn_status refuse_out(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_recorder *how = call->kernel->context;
    if (any_requires_grad(how->signature, args))
        return tni_fail(TN_ERR_RUNTIME,
                        "%.*s(): functions with out=... arguments don't support automatic "
                        "differentiation, but one of the arguments requires grad.",
                        (int)(call->op->stem - 6), call->op->name.text + 6);
    return run_below(call, true, args, outs);
}

/* ---- operators without a formula ---- */

/*
 * Set the edges of all tensors among the arguments, for a node that says that there is no formula.
 */
static tn_status set_all_edges(tn_node *node, const tni_signature *signature,
                               const StableIValue *args)
{
    uint32_t at = 0;
    for (size_t i = 0; i < signature->nargs; i++)
        for (size_t j = 0; j < count_of(signature->args[i], args[i]); j++, at++)
            TN_TRY(
                tni_edge_of(tensor_at(signature->args[i], args[i], j), &tni_node_edges(node)[at]));
    return TN_OK;
}

/* Return how many tensors the arguments have room for. */
static uint32_t count_all_edges(const tni_signature *signature, const StableIValue *args)
{
    size_t count = 0;
    for (size_t i = 0; i < signature->nargs; i++)
        count += count_of(signature->args[i], args[i]);
    return (uint32_t)count;
}

/* Whether a tensor is one of the arguments. */
static bool is_argument(const tni_signature *signature, const StableIValue *args,
                        const tn_tensor *tensor)
{
    for (size_t i = 0; i < signature->nargs; i++)
        for (size_t j = 0; j < count_of(signature->args[i], args[i]); j++)
            if (tensor_at(signature->args[i], args[i], j) == tensor)
                return true;
    return false;
}

/*
 * Give one result a node that fails, or warns. Each result has a node of its own: the nodes have
 * nothing to share but the operator's name. A returned argument keeps its history unless it was
 * written.
 */
static tn_status connect_missing(const tn_call *call, bool warns, bool writes,
                                 const StableIValue *args, tn_tensor *tensor)
{
    tn_node *node;
    if (tensor == NULL || !tni_is_differentiable((tn_dtype)tensor->dtype))
        return TN_OK;
    if (is_argument(call->signature, args, tensor) && !writes)
        return TN_OK;
    TN_TRY(tni_missing_node_new(call->op, warns, 1, count_all_edges(call->signature, args),
                                tensor->rank, &node));
    tni_node_set_meta(node, 0, 0, tensor);
    tn_status status = set_all_edges(node, call->signature, args);
    if (status == TN_OK)
        status = writes && is_argument(call->signature, args, tensor)
                     ? tni_rebase(tensor, node, 0)
                     : tni_set_history(tensor, node, 0);
    tn_node_release(node);
    return status;
}

/*
 * Add a warning hook to a result that already has a history. The kernel of a library called
 * operators that were recorded, and these may be the whole derivative or a part of it; only
 * backward can tell that it is used.
 */
static tn_status warn_through(const tn_call *call, const StableIValue *args, tn_tensor *tensor)
{
    const tn_hook hook = {tni_missing_warn, (void *)(uintptr_t)call->op, NULL};
    if (is_argument(call->signature, args, tensor))
        return TN_OK;
    return tn_tensor_add_hook(tensor, &hook, NULL);
}

/* Give every result a node that fails or warns, or a hook that warns. */
static tn_status connect_all_missing(const tn_call *call, bool warns, bool writes,
                                     const StableIValue *args, const StableIValue *outs)
{
    const tni_signature *signature = call->signature;
    for (size_t i = 0; i < signature->nreturns; i++) {
        size_t count = count_of(signature->returns[i], outs[i]);
        for (size_t j = 0; j < count; j++) {
            tn_tensor *tensor = tensor_at(signature->returns[i], outs[i], j);
            if (!tni_requires_grad(tensor) || writes)
                TN_TRY(connect_missing(call, warns, writes, args, tensor));
            else if (warns)
                TN_TRY(warn_through(call, args, tensor));
        }
    }
    return TN_OK;
}

/*
 * Record a built-in operator without a formula: backward fails with its name when it reaches the
 * results.
 */
static tn_status record_missing(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_recorder *how = call->kernel->context;
    bool is_alias = how->is_view || how->in_place;
    if (tni_any_tangent(call->signature, args))
        return tni_fail_forward(call->op);
    if (!any_requires_grad(call->signature, args))
        return run_below(call, is_alias, args, outs);
    if (how->in_place && tensor_of(args[0]) != NULL)
        TN_TRY(tni_prepare_in_place(tensor_of(args[0])));
    TN_TRY(run_below(call, is_alias, args, outs));
    tn_status status = connect_all_missing(call, false, how->in_place, args, outs);
    if (status != TN_OK)
        tni_returns_drop(call->signature, outs, call->signature->nreturns);
    return status;
}

/* What happens at an operator of a library without a derivative: a tn_missing_derivative. */
static _Atomic(int) missing_derivative; /* a tn_missing_derivative */

void tn_missing_derivative_set(tn_missing_derivative what)
{
    atomic_store(&missing_derivative, (int)what);
}

tn_missing_derivative tn_missing_derivative_get(void)
{
    return (tn_missing_derivative)atomic_load(&missing_derivative);
}

/*
 * Call an operator of a library that has no derivative. Its kernel runs below autograd, but what it
 * calls is recorded, as in PyTorch; this is why it is not run by run_below. Results that have no
 * history afterwards get a node that warns, or fails.
 */
static tn_status record_unknown(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    int what = atomic_load_explicit(&missing_derivative, memory_order_relaxed);
    tni_keyset below = tni_keyset_below(call->keys, TNI_ALIAS_AUTOGRAD);
    if (call->op->builtin != NULL)
        return run_below(call, true, args, outs);
    TN_TRY(tni_redispatch(call->op, below, args, outs));
    if (what == TN_MISSING_NOTHING || !tni_grad_mode() || !any_requires_grad(call->signature, args))
        return TN_OK;
    tn_status status = connect_all_missing(call, what == TN_MISSING_WARN, false, args, outs);
    if (status != TN_OK)
        tni_returns_drop(call->signature, outs, call->signature->nreturns);
    return status;
}

/*
 * The fallback for operators without a kernel at an autograd key. Its key, an alias, only tells
 * that it is autograd's: one record serves all autograd keys.
 */
const tni_kernel tni_autograd_fallback = {.function = record_unknown,
                                          .flags = TNI_KERNEL_BUILT_IN | TNI_KERNEL_FALLBACK,
                                          .key = TNI_ALIAS_AUTOGRAD,
                                          .origin = "built in"};

/* ---- operators are bound when they are made ---- */

/*
 * Return the first binding of built-in operator `index`; NULL if it has none. Bindings are sorted
 * by operator: a binary search for the lower bound.
 */
static const tni_derivative_binding *find_binding(int64_t index)
{
    uint32_t low = 0;
    uint32_t high = tni_num_derivative_bindings;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        TNI_ASSERT(middle == 0 || tni_derivative_bindings[middle - 1].builtin <=
                                      tni_derivative_bindings[middle].builtin);
        if (tni_derivative_bindings[middle].builtin < index)
            low = middle + 1;
        else
            high = middle;
    }
    return low < tni_num_derivative_bindings && tni_derivative_bindings[low].builtin == index
               ? &tni_derivative_bindings[low]
               : NULL;
}

/* Return the alias annotation of an argument or return, such as (a!); NULL if it has none. */
static const tni_alias *mark_of(const tni_arg *arg)
{
    return tni_type_alias(arg->type);
}

/* Whether the schema says that the operator writes the argument. */
static bool is_written(const tni_arg *arg)
{
    return mark_of(arg) != NULL && mark_of(arg)->is_write;
}

/*
 * Whether the operator writes a keyword-only argument: memory that the caller gives for a result.
 */
static bool has_out(const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nargs; i++)
        if (schema->args[i].keyword_only && is_written(&schema->args[i]))
            return true;
    return false;
}

#define TAG_INPLACE_VIEW 7 /* PyTorch's number of the tag */

static bool has_tag(const tn_op *op, int32_t tag)
{
    for (size_t i = 0; i < op->ntags; i++)
        if (op->tags[i] == tag)
            return true;
    return false;
}

/*
 * Return the arguments, as bits, that may hold tensors but are no inputs of the derivative: they
 * must not require a gradient.
 */
static uint64_t refused_of(const tni_recorder *how)
{
    uint64_t refused = how->signature->key_args;
    for (uint32_t i = 0; i < how->derivative->ninputs; i++)
        refused &= ~(UINT64_C(1) << how->inputs[i].argument);
    return refused;
}

/* Everything here is constant per operator, so calls need not find it out again. */
void tni_recorder_describe(tni_recorder *how)
{
    const tni_derivative *derivative = how->derivative;
    how->refused = refused_of(how);
    for (uint32_t i = 0; i < derivative->ninputs; i++)
        how->is_listed |= how->inputs[i].is_list != 0;
    how->is_single = how->signature->nreturns == 1 &&
                     how->signature->returns[0] == TNI_PLAIN_TENSOR &&
                     (derivative->outputs & 1) != 0 && derivative->condition == TNI_NO_FORMULA;
    for (uint32_t i = 0; i < derivative->nsaved; i++)
        how->saves_result |= is_of_result(&how->saved[i]);
    how->is_complex = (derivative->flags & TNI_DERIVATIVE_IS_COMPLEX) != 0;
}

/*
 * Whether the operator only calls other operators, which are then recorded instead, or has no
 * kernel.
 */
static bool is_composite(const tn_op *op)
{
    const tni_kernel *kernel = op->kernels;
    return kernel == NULL ||
           (kernel->key == TNI_ALIAS_COMPOSITE_IMPLICIT && kernel->next_key == NULL);
}

/* Return the kernel of an operator that is not treated as the table says; NULL for the others. */
static tn_kernel kernel_by_name(const char *name)
{
    static const struct {
        const char *name; /* of the operator */
        tn_kernel kernel; /* the kernel at its Autograd key */
    } specs[] = {{"aten::detach", pass_call},
                 {"aten::detach_", pass_call},
                 {"aten::resize_", refuse_resize},
                 {"aten::resize_as_", refuse_resize}};
    for (size_t i = 0; i < TN_LEN(specs); i++)
        if (strcmp(name, specs[i].name) == 0)
            return specs[i].kernel;
    return NULL;
}

/* Return the kernel for the operator's autograd key. */
static tn_kernel kernel_for(const tn_op *op, const tn_schema *schema,
                            const tni_derivative_binding *binding)
{
    tn_kernel kernel = kernel_by_name(op->name.text);
    if (kernel != NULL)
        return kernel;
    if (has_out(schema) || (binding != NULL && binding->derivative == TNI_DERIVATIVE_OUT))
        return refuse_out;
    if (binding != NULL && binding->derivative == TNI_DERIVATIVE_NONE)
        return pass_call;
    if (binding == NULL || binding->derivative == TNI_DERIVATIVE_MISSING)
        return record_missing;
    return tni_record_call;
}

/*
 * Whether a kernel applies another operator to the items of lists, which is then the one recorded.
 */
static bool is_foreach(const tni_kernel *kernel)
{
    return kernel != NULL && kernel->function == tni_dispatch_hooks.forms[TNI_FORM_FOREACH];
}

/*
 * Whether an argument of item `index` requires a gradient: an item of a list, or one tensor for
 * all.
 */
static bool item_requires_grad(const tni_signature *signature, const StableIValue *args,
                               size_t index)
{
    for (uint64_t left = signature->key_args; left != 0; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        size_t at = signature->args[i] == TNI_PLAIN_TENSOR ? 0 : index;
        if (at < count_of(signature->args[i], args[i]) &&
            tni_requires_grad(tensor_at(signature->args[i], args[i], at)))
            return true;
    }
    return false;
}

/*
 * Run a _foreach operator. The operator that it applies is recorded for each item; a write that
 * this would refuse is refused before the first item is written, because a half-written list could
 * not be undone.
 */
static tn_status record_foreach(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_signature *signature = call->signature;
    /* Operators without returns write the items of their first argument. */
    size_t count = signature->nreturns == 0 ? count_of(signature->args[0], args[0]) : 0;
    for (size_t i = 0; i < count; i++) {
        tn_tensor *self = tensor_at(signature->args[0], args[0], i);
        if (self != NULL && item_requires_grad(signature, args, i))
            TN_TRY(tni_prepare_in_place(self));
    }
    return tni_dispatch_hooks.forms[TNI_FORM_FOREACH](call, args, outs);
}

/* Register record_foreach with the kernel's own context, which names the operator to apply. */
static tn_status bind_foreach(tn_op *op)
{
    tni_kernel *kernel = tni_immortal_alloc(sizeof *kernel);
    if (kernel == NULL)
        return tni_fail_memory(sizeof *kernel);
    kernel->function = record_foreach;
    kernel->context = op->kernels->context;
    kernel->flags = TNI_KERNEL_BUILT_IN;
    kernel->key = TNI_ALIAS_AUTOGRAD;
    kernel->origin = "built in";
    tni_op_add_kernel(op, kernel);
    return TN_OK;
}

/*
 * Register a recording kernel for one binding, or for an operator without a binding. Kernel and
 * recorder are never freed, because a call may be in them at any time.
 */
static tn_status bind_kernel(tn_op *op, const tni_derivative_binding *binding)
{
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_relaxed);
    tni_kernel *kernel = tni_immortal_alloc(sizeof *kernel);
    tni_recorder *how = kernel != NULL ? tni_immortal_alloc(sizeof *how) : NULL;
    const tn_schema *schema = signature->schema;
    if (how == NULL) {
        tni_immortal_free(kernel);
        return tni_fail_memory(sizeof *kernel + sizeof *how);
    }
    kernel->function = kernel_for(op, schema, binding);
    *how = (tni_recorder){.op = op, .signature = signature, .name = ""};
    how->in_place = schema->nargs > 0 && is_written(&schema->args[0]);
    how->in_place_view = how->in_place && has_tag(op, TAG_INPLACE_VIEW);
    how->is_view = schema->nreturns > 0 && mark_of(&schema->returns[0]) != NULL &&
                   !is_written(&schema->returns[0]);
    /* Only this kernel reads formulas; the others leave the rest of the recorder empty. */
    if (kernel->function == tni_record_call) {
        how->derivative = &tni_derivatives[binding->derivative];
        how->inputs = tni_derivative_inputs + how->derivative->first_input;
        how->saved = tni_derivative_saved + how->derivative->first_saved;
        how->formulas = tni_derivative_formulas + how->derivative->first_formula;
        how->tables = &tni_builtin_programs;
        how->name = tni_derivative_text + how->derivative->name;
        tni_recorder_describe(how);
    }
    kernel->context = how;
    kernel->flags = TNI_KERNEL_BUILT_IN;
    kernel->key = binding != NULL ? binding->key : TNI_ALIAS_AUTOGRAD;
    kernel->origin = "built in";
    tni_op_add_kernel(op, kernel);
    return TN_OK;
}

/* An operator may have several bindings, one per key, which are next to each other in the table. */
tn_status tni_autograd_bind(tn_op *op, int64_t index)
{
    const tni_derivative_binding *binding = find_binding(index);
    if (is_foreach(op->kernels))
        return bind_foreach(op);
    if (binding == NULL && is_composite(op))
        return TN_OK;
    do {
        TN_TRY(bind_kernel(op, binding));
    } while (binding != NULL && ++binding < tni_derivative_bindings + tni_num_derivative_bindings &&
             binding->builtin == index);
    return TN_OK;
}
