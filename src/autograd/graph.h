/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * autograd: the graph that recorded calls make, and the engine that runs it backward.
 *
 *     tensor ─grad─► record ─► node ─edges─► node ─► … ─► accumulate node ─► leaf
 *                                │ saved values
 *                                └ what its results look like
 *
 * A node is one allocation, of a pool where it is small: the node, its edges, its saved values, and
 * the shapes of its results behind each other. What a node does is its kind: the formulas of a
 * table spec (derivative_nodes.c), adding to a leaf (accumulate.c), writing through a view
 * (view_history.c), a function of the program or a refusal (program_nodes.c).
 *
 * Ownership: a tensor's record holds its node, a node those behind it. The accumulate node of a
 * leaf is the leaf's: references to it are references to the tensor, so that neither outlives the
 * other and no weak pointer is needed. A node that saves its own result saves a twin of it without
 * history, else it would hold itself.
 *
 * Nodes are released by a list and not by recursion (nodes.c), as graphs may be a million deep.
 *
 * Threads: a graph that exists may be read by any thread. `users` counts the runs that are inside
 * of a node, so that the last one drops what is to be freed.
 */
#ifndef TENON_GRAPH_H
#define TENON_GRAPH_H

#include "autograd/derivative_specs.h"

#include <tenon/autograd.h>

/* ---- nodes ---- */

/* Where a gradient goes: result `number` of a node. `node` is counted, NULL where none is wanted.
 */
typedef struct tni_edge {
    tn_node *node;   /* counted */
    uint32_t number; /* which of its results */
} tni_edge;

/* What a saved value is. */
typedef enum tni_saved_kind {
    TNI_SAVED_NOTHING, /* not saved, None, or freed */
    TNI_SAVED_TENSOR,  /* tensor: an argument; NULL: undefined */
    TNI_SAVED_TWIN,    /* tensor: a result of the node without its history */
    TNI_SAVED_HOLLOW,  /* tensor: the geometry of one, without elements */
    TNI_SAVED_LIST,    /* list */
    TNI_SAVED_PACKED,  /* packed: by a hook of the program's */
    TNI_SAVED_VALUE    /* ivalue: owned by the rules of its code */
} tni_saved_kind;

typedef struct tni_saved {
    union {
        tn_tensor *tensor;           /* counted */
        struct tni_saved_list *list; /* owned */
        struct tni_packed *packed;   /* owned */
        StableIValue ivalue;         /* owned */
    } as;
    uint32_t version; /* of the tensor when it was saved */
    uint16_t number;  /* which result a twin was */
    uint8_t kind;     /* a tni_saved_kind */
    bool had_node;    /* the tensor had a history when it was saved */
} tni_saved;

/* What the gradient of a result has to look like. */
typedef struct tni_result_meta {
    int8_t dtype;               /* a tn_dtype */
    int8_t layout;              /* a tn_layout */
    tn_device device;           /* where it lies */
    uint16_t rank;              /* number of dimensions */
    bool is_set;                /* false: the result is not differentiable */
    _Alignas(8) uint32_t first; /* its sizes begin at numbers[first]; what follows is 8-aligned */
} tni_result_meta;

/* What a run asks of a node, and where its results go. */
typedef struct tni_apply {
    tn_tensor **grads;   /* of the results; the run's, but a kind may take one and leave NULL */
    const bool *wanted;  /* by edge: whether the gradient is asked for */
    tn_tensor **results; /* by edge: new gradients; NULL before */
} tni_apply;

/* What kinds of nodes differ in. */
typedef struct tni_node_kind {
    const char *(*name)(const tn_node *node);                  /* as tn_node_name */
    tn_status (*apply)(tn_node *node, const tni_apply *apply); /* runs it */
    void (*free_saved)(tn_node *node); /* drops what backward reads, once; NULL: nothing */
    void (*free_rest)(tn_node *node);  /* drops what else the details hold; NULL: nothing */
} tni_node_kind;

enum {
    TNI_NODE_OWN_NUMBERS = 1 << 0, /* `numbers` is a block of its own */
    TNI_NODE_HAS_STARTS = 1 << 1,  /* numbers begin with the first edge of each input of the spec */
    TNI_NODE_HAS_SAVED = 1 << 2    /* a second run fails once it is freed */
};

struct tn_node {
    tni_ref ref;               /* edges and records; not counted in an accumulate node */
    uint32_t nedges;           /* arguments that may get gradients, items of lists one by one */
    uint32_t nresults;         /* results, items of lists one by one */
    uint16_t nsaved;           /* saved values */
    uint8_t flags;             /* TNI_NODE_… */
    uint8_t pool;              /* that its memory is of; TNI_NUM_POOLS for a block */
    const tni_node_kind *kind; /* what it does */
    union {
        uint64_t sequence; /* nodes that were made later run first */
        tn_node *next;     /* the next one to be freed */
    } order;
    struct tni_node_extras *extras; /* hooks and the like, NULL for most; owned */
    const void *details;            /* the kind's: a recorder, the leaf … */
    int64_t *numbers;               /* sizes of the results */
    uint32_t users;                 /* runs inside, and TNI_NODE_FREED, TNI_NODE_DROPPED */
};
#define TNI_NODE_FREED   (UINT32_C(1) << 31) /* no further run may read the saved values */
#define TNI_NODE_DROPPED (UINT32_C(1) << 30) /* they are gone */

static inline tni_edge *tni_node_edges(const tn_node *node)
{
    return (tni_edge *)(uintptr_t)(node + 1);
}

static inline tni_saved *tni_node_saved(const tn_node *node)
{
    return (tni_saved *)(void *)(tni_node_edges(node) + node->nedges);
}

static inline tni_result_meta *tni_node_metas(const tn_node *node)
{
    return (tni_result_meta *)(void *)(tni_node_saved(node) + node->nsaved);
}

/* How much a new node has room for. */
typedef struct tni_node_shape {
    uint32_t nedges;   /* edges */
    uint32_t nsaved;   /* saved values */
    uint32_t nresults; /* results */
    uint32_t nnumbers; /* sizes of all results, and starts */
} tni_node_shape;

/* A new node without edges, saved values and results. */
tn_status tni_node_new(const tni_node_kind *kind, const tni_node_shape *shape,
                       tn_node **out) TN_NODISCARD;

/*
 * Whether a node that is complete has a kind and a place, its edges lead to results that there are,
 * and what it saved and knows of its results is well-formed.
 */
bool tni_node_is_valid(const tn_node *node);

/* Frees a node that holds no values and no edges any more. */
void tni_node_free(tn_node *node);

/* Notes what the gradient of result `number` looks like; sizes go to numbers[first]. */
void tni_node_set_meta(tn_node *node, uint32_t number, uint32_t first, const tn_tensor *tensor);

/* A run begins or ends to read the saved values; TN_ERR_RUNTIME where they are freed. */
tn_status tni_node_enter(tn_node *node) TN_NODISCARD;
void tni_node_leave(tn_node *node, bool frees);

/* Whether it is the node of a leaf, and the leaf. */
extern const tni_node_kind tni_accumulate_kind;
static inline bool tni_node_is_accumulator(const tn_node *node)
{
    return node->kind == &tni_accumulate_kind;
}

static inline tn_tensor *tni_accumulator_leaf(const tn_node *node)
{
    return (tn_tensor *)(uintptr_t)node->details;
}

/* tn_node_retain of a node that is there. */
static inline tn_node *tni_node_retain(tn_node *node)
{
    TNI_ASSERT(node->kind != NULL && node->pool <= TNI_NUM_POOLS);
    tni_ref_retain(tni_node_is_accumulator(node) ? &tni_accumulator_leaf(node)->ref : &node->ref);
    return node;
}

/* ---- saved values (saved.c) ---- */

/* Tensors of a list, in the form in which a program reads them. */
typedef struct tni_saved_list {
    tni_list list;             /* borrowed ivalues over `items` */
    size_t count;              /* how many */
    struct tni_saved items[1]; /* `count` of them; ivalues follow */
} tni_saved_list;

/* What unpacking made; tni_unpacked_free ends it. */
typedef struct tni_unpacked {
    tni_handle handle; /* the tensor that a value points to */
    StableIValue some; /* what an optional points to */
    tn_tensor *made;   /* a result with its history again, owned; or NULL */
} tni_unpacked;

/*
 * Whether a saved value is what its kind says: a twin has no history, else its node would hold
 * itself, and a hollow tensor no elements.
 */
bool tni_saved_is_valid(const tni_saved *saved);

/* Saves one argument ivalue by its code; `hollow`: its geometry alone. */
tn_status tni_save_ivalue(tni_argcode code, const tni_type *type, StableIValue ivalue, bool hollow,
                          tni_saved *out) TN_NODISCARD;

/* Saves a tensor that is no result of the node; NULL is the undefined one. */
tn_status tni_save_tensor(tn_tensor *tensor, tni_saved *out) TN_NODISCARD;

/* Saves result `number` of the node. */
tn_status tni_save_result(tn_tensor *tensor, uint32_t number, bool hollow,
                          tni_saved *out) TN_NODISCARD;

/* The saved tensor, checked; new. NULL for the undefined one and for None. */
tn_status tni_saved_tensor(tn_node *node, const tni_saved *saved, tn_tensor **out) TN_NODISCARD;

/* The saved value as an ivalue of a code, which lives as long as `memory`. */
tn_status tni_saved_ivalue(tn_node *node, const tni_saved *saved, tni_argcode code,
                           tni_unpacked *memory, StableIValue *out) TN_NODISCARD;
void tni_unpacked_free(tni_unpacked *memory);

/* ---- packing (packing.c) ---- */

/* The hooks of this thread that tensors are packed by; NULL for none. */
typedef struct tni_packer tni_packer;
extern TNI_THREAD_LOCAL tni_packer *tni_packer_top;

/* What they made of a tensor, and its place in the graph. */
typedef struct tni_packed tni_packed;

/* Pack a tensor by the thread's hooks, of which there are some. */
tn_status tni_pack_argument(tn_tensor *tensor, tni_saved *out) TN_NODISCARD;
tn_status tni_pack_result(tn_tensor *tensor, uint32_t number, tni_saved *out) TN_NODISCARD;

/* The tensor again, new, with its history. */
tn_status tni_unpack(tn_node *node, const tni_saved *saved, tn_tensor **out) TN_NODISCARD;
void tni_packed_free(tni_packed *packed);

/* Drops it; `code` and `type` for a value. */
void tni_saved_free(tni_saved *saved, tni_argcode code, const tni_type *type);

/* ---- records of tensors (records.c) ---- */

/* What autograd keeps of a tensor. */
typedef struct tni_record {
    tn_tensor *tensor;    /* whose it is; not counted */
    tn_node *node;        /* that returned it, counted; NULL for a leaf */
    tn_tensor *grad;      /* the accumulated gradient, counted; or NULL */
    tn_node *accumulator; /* the leaf's node, the record's own; or NULL */
    uint32_t number;      /* which result of the node it is */
    uint64_t kept_by;     /* the hook that keeps its gradient, though it is no leaf; or 0 */
    tn_tensor *tangent;   /* of forward mode, counted; or NULL */
    uint64_t level;       /* in which it counts */
} tni_record;

/* Whether the record is the tensor's, and its node has the result that the tensor is. */
bool tni_record_is_valid(const tni_record *record, const tn_tensor *tensor);

static inline tni_record *tni_record_of(const tn_tensor *tensor)
{
    return __atomic_load_n((tni_record *const *)(const void *)&tensor->grad, __ATOMIC_ACQUIRE);
}

/* The tensor's record, made now if it has none; NULL without memory, which is recorded. */
tni_record *tni_record_make(tn_tensor *tensor);

/* Whether a gradient is wanted. */
bool tni_requires_grad_slowly(const tn_tensor *tensor);
static inline bool tni_requires_grad(const tn_tensor *tensor)
{
    return tensor != NULL && (tensor->flags & TNI_TENSOR_AUTOGRAD) != 0 &&
           tni_requires_grad_slowly(tensor);
}

static inline bool tni_is_differentiable(tn_dtype dtype)
{
    return (tni_dtypes[dtype].traits & (TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX)) != 0;
}

static inline bool tni_is_complex(const tn_tensor *tensor)
{
    return (tni_dtypes[tensor->dtype].traits & TNI_DTYPE_COMPLEX) != 0;
}

/* The node of a tensor, borrowed, NULL for a leaf; a view's is made anew where it is stale. */
tn_status tni_history(tn_tensor *tensor, tn_node **node, uint32_t *number) TN_NODISCARD;

/*
 * Where the gradient of an argument goes; a NULL node where none is wanted. New. What most
 * arguments are comes first: what a recorded call returned, or a leaf that has its node.
 */
tn_status tni_edge_slowly(tn_tensor *tensor, tni_edge *out) TN_NODISCARD;
TN_NODISCARD static inline tn_status tni_edge_of(tn_tensor *tensor, tni_edge *out)
{
    *out = (tni_edge){NULL, 0};
    if (tensor == NULL || (tensor->flags & TNI_TENSOR_AUTOGRAD) == 0)
        return TN_OK;
    const tni_record *record = tni_record_of(tensor);
    if (TNI_UNLIKELY(record == NULL || tensor->base != NULL))
        return tni_edge_slowly(tensor, out);
    TNI_ASSERT(record->tensor == tensor);
    if (TNI_LIKELY(record->node != NULL)) {
        *out = (tni_edge){tni_node_retain(record->node), record->number};
        return TN_OK;
    }
    if ((tensor->flags & TNI_TENSOR_REQUIRES_GRAD) == 0)
        return TN_OK;
    tn_node *node = __atomic_load_n(&record->accumulator, __ATOMIC_ACQUIRE);
    if (TNI_UNLIKELY(node == NULL))
        return tni_edge_slowly(tensor, out);
    tni_ref_retain(&tensor->ref);
    out->node = node;
    return TN_OK;
}

/* `tensor` is result `number` of `node` from now on. */
tn_status tni_set_history(tn_tensor *tensor, tn_node *node, uint32_t number) TN_NODISCARD;

/* The tensor loses its node. */
void tni_clear_history(tn_tensor *tensor);

/*
 * One of a few locks, by address, while there are threads; NULL is passed through. That of a leaf
 * is held while its gradient changes, and others may be taken inside.
 */
pthread_mutex_t *tni_graph_lock(const void *address);
pthread_mutex_t *tni_leaf_lock(const tn_tensor *leaf);
void tni_graph_unlock(pthread_mutex_t *lock);

/* ---- views and writing in place (view_history.c) ---- */

/*
 * Refuse a tensor that may not be written now. A view whose base nobody else can see becomes a
 * tensor of its own.
 */
tn_status tni_prepare_in_place(tn_tensor *self) TN_NODISCARD;

/* `self` has been written by what `node` is for: its history, or its base's, begins anew. */
tn_status tni_rebase(tn_tensor *self, tn_node *node, uint32_t number) TN_NODISCARD;

/* Makes the node of a view from its base again. */
tn_status tni_view_renew(tn_tensor *view) TN_NODISCARD;

/*
 * What `view` is of `base`, picked out of `self`, which lies as the base does but begins at its own
 * offset; new.
 */
tn_status tni_view_replay(const tn_tensor *base, const tn_tensor *view, tn_tensor *self,
                          tn_tensor **out) TN_NODISCARD;

/* A run of calls that are recorded, whatever the thread's modes are. */
typedef struct tni_recording {
    tni_local_keys keys; /* as they were */
    uint32_t marks;      /* as they were */
} tni_recording;
void tni_recording_begin(bool is_on, tni_recording *out);
void tni_recording_end(const tni_recording *was);

/* ---- hooks (hooks.c) ---- */

typedef enum tni_hook_kind {
    TNI_HOOK_TENSOR,      /* gradient of a result */
    TNI_HOOK_KEEP,        /* the same, behind all of these: the tensor keeps it */
    TNI_HOOK_BEFORE,      /* gradients of all results */
    TNI_HOOK_ACCUMULATED, /* the leaf */
    TNI_HOOK_AFTER        /* gradients of the arguments */
} tni_hook_kind;

typedef struct tni_hook_entry {
    struct tni_hook_entry *next; /* added later */
    uint64_t id;                 /* for removing it */
    tn_hook hook;                /* what is called; not for KEEP */
    tn_tensor *tensor;           /* KEEP: not counted, takes the hook away before it dies */
    tni_hook_kind kind;          /* when */
    uint32_t number;             /* TENSOR and KEEP: which result */
    tni_ref ref;                 /* the list, and runs that are at it */
} tni_hook_entry;

/* What few nodes have. */
typedef struct tni_node_extras {
    tni_hook_entry *hooks; /* in the order in which they were added */
    char *place;           /* where the node was recorded, in anomaly mode; or NULL */
} tni_node_extras;

/* The node's extras, which another thread may just have made; NULL for none. */
static inline tni_node_extras *tni_extras_of(const tn_node *node)
{
    return __atomic_load_n(&node->extras, __ATOMIC_ACQUIRE);
}

/* The node's extras, made now if there are none; NULL without memory, which is recorded. */
tni_node_extras *tni_extras_make(tn_node *node);
void tni_extras_free(tni_node_extras *extras);

/* Run the hooks of a node that has extras: of its results one by one, and of all that it is. */
tn_status tni_tensor_hooks(tn_node *node, tn_tensor **grads) TN_NODISCARD;
tn_status tni_hooks_before(tn_node *node, const tni_apply *apply) TN_NODISCARD;
tn_status tni_hooks_after(tn_node *node, const tni_apply *apply) TN_NODISCARD;
tn_status tni_hooks_accumulated(tn_node *node) TN_NODISCARD;

/* The gradient of result `number` is kept in `tensor` from now on, until the hook is removed. */
tn_status tni_hook_keep(tn_node *node, tn_tensor *tensor, uint32_t number,
                        uint64_t *out) TN_NODISCARD;
void tni_hook_remove(const tn_node *node, uint64_t number);

/* ---- anomaly mode (anomaly.c) ---- */

extern _Atomic(int) tni_anomaly; /* bit 0: on, bit 1: nan is a failure */

/* Notes where the program is. Never fails. */
TNI_COLD void tni_note_location(tn_node *node);

/* What becomes of the end of a node's run: a nan is a failure, a failure tells the place. */
TNI_COLD tn_status tni_anomaly_check(const tn_node *node, tn_status status,
                                     const tni_apply *apply) TN_NODISCARD;

/* ---- gradients (gradients.c) ---- */

/* Zeros of what a result looks like. */
tn_status tni_zeros_of(const tn_node *node, uint32_t number, tn_tensor **out) TN_NODISCARD;

/*
 * Makes *grad what the gradient of result `to->number` has to look like: summed, cast. `from` names
 * the node in messages, `index` the edge.
 */
tn_status tni_fit_gradient(const tn_node *from, size_t index, const tni_edge *to,
                           tn_tensor **grad) TN_NODISCARD;

/* *sum += grad, whose reference it takes; in place only where nobody else sees it. */
tn_status tni_add_gradient_take(tn_tensor **sum, tn_tensor *grad) TN_NODISCARD;

/* ---- kinds ---- */

/* The node of a leaf, borrowed; NULL without memory, which is recorded. */
tn_node *tni_accumulator(tn_tensor *leaf);

/* How calls of one operator are recorded; never freed. */
typedef struct tni_recorder {
    const tni_derivative *derivative; /* NULL: there is no formula */
    const tni_input_spec *inputs;     /* of the derivative */
    const tni_saved_spec *saved;      /* the same */
    const tni_formula_spec *formulas; /* the same */
    const tni_program_tables *tables; /* of its programs */
    const tn_op *op;                  /* the operator */
    const tni_signature *signature;   /* that it had when the recorder was made */
    const char *name;                 /* of its nodes */
    uint64_t refused;   /* bit i: argument i has no formula and must require no gradient */
    bool in_place;      /* self is written and returned */
    bool in_place_view; /* it gets another geometry, its elements stay */
    bool is_view;       /* results share memory with self */
    bool is_complex;    /* complex results may require gradients */
    bool is_listed;     /* an input is a list */
    bool is_single;     /* one result, a plain Tensor, which the spec says is differentiable */
    bool saves_result;  /* formulas read a result */
} tni_recorder;
extern const tni_node_kind tni_derivative_kind;

/* The kernel that records calls; its context is a recorder with a derivative. */
tn_status tni_record_call(const tn_call *call, const StableIValue *args, StableIValue *outs);

/* For tni_dispatch_hooks, where both are explained (dispatcher.h). */
tn_status tni_autograd_bind(tn_op *op, int64_t index) TN_NODISCARD;
extern const tni_kernel tni_autograd_fallback;

/* Notes in a recorder what its specs say that every call would have to find out. */
void tni_recorder_describe(tni_recorder *how);

/* Nodes of writing through a view, which give what the formulas in them give. */
extern const tni_node_kind tni_slices_kind;

/* Edge of item `item` of input `input` of a spec's node, and how many the input has. */
uint32_t tni_derivative_edge(const tn_node *node, uint32_t input, uint32_t *count);

/* ---- forward mode (forward.c) ---- */

/* The open level, 0 for none. */
extern _Atomic(uint64_t) tni_forward_level;

/* What of a call its tangents are computed from. */
typedef struct tni_forward_call {
    const tni_recorder *how;  /* its operator */
    const StableIValue *args; /* its arguments */
    const StableIValue *outs; /* its results */
    StableIValue old_self;    /* an ivalue of what self was where it was written; or 0 */
} tni_forward_call;

/* The tangent of a tensor, borrowed; NULL for none. */
tn_tensor *tni_tangent_of(const tn_tensor *tensor);

/* Gives `to` the tangent that `from` has; nothing where it has none. */
tn_status tni_tangent_pass(const tn_tensor *from, tn_tensor *to) TN_NODISCARD;

/* Whether a tensor among the arguments has a tangent. */
bool tni_any_tangent(const tni_signature *signature, const StableIValue *args);

/* Gives the results their tangents. */
tn_status tni_forward_results(const tni_forward_call *call) TN_NODISCARD;

/* The failure of an operator that knows no tangents. */
TNI_COLD tn_status tni_fail_forward(const tn_op *op);

/* ---- missing derivatives ---- */

/* A hook that warns of a missing derivative; its context is the operator. */
tn_status tni_missing_warn(void *context, const tn_hook_call *call);

/* A new node that fails, or warns, when backward comes to it. */
tn_status tni_missing_node_new(const tn_op *op, bool warns, uint32_t nresults, uint32_t nedges,
                               uint32_t nnumbers, tn_node **out) TN_NODISCARD;

#endif
