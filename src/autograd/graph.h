/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * autograd: the graph that recorded calls make, and the engine that runs it backward.
 *
 *     tensor ─grad─► record ─► node ─edges─► node ─► … ─► accumulate node ─► leaf
 *                                │ saved values
 *                                └ what its results look like
 *
 * A node is one allocation, from a pool if it is small: the node, its edges, its saved values, and
 * the sizes of its results. Its kind says what it does: run the formulas of a table entry
 * (derivative_nodes.c), add to a leaf (accumulate.c), write through a view (view_history.c), call a
 * function of the program, or fail (program_nodes.c).
 *
 * Ownership: a tensor's record holds its node, and a node holds the nodes that its edges lead to.
 * The accumulate node of a leaf is part of the leaf: a reference to it is a reference to the
 * tensor, so neither outlives the other and no weak pointer is needed. A node that saves its own
 * result saves a twin without history, because otherwise it would hold itself.
 *
 * A graph is released by a loop, not by recursion (nodes.c), because it may be a million nodes
 * deep.
 *
 * Threads: any thread may read a graph that exists. `users` counts the runs that read a node's
 * saved values, so that the last one frees them. Hooks and histories of views change under graph
 * locks, a `.grad` under its own lock (graph_locks.c).
 */
#ifndef TENON_GRAPH_H
#define TENON_GRAPH_H

#include "dispatch/builtins.h"
#include "autograd/derivative_specs.h"

#include <tenon/autograd.h>

/* ---- nodes ---- */

/* Where a gradient goes: to result `number` of a node. */
typedef struct tni_edge {
    tn_node *node;   /* counted; NULL: no gradient is wanted */
    uint32_t number; /* which of its results */
} tni_edge;

/* What a saved value is. */
typedef enum tni_saved_kind {
    TNI_SAVED_NOTHING, /* not saved, None, or freed */
    TNI_SAVED_TENSOR,  /* tensor: an argument; NULL: undefined */
    TNI_SAVED_TWIN,    /* tensor: a result of the node without its history */
    TNI_SAVED_HOLLOW,  /* tensor: sizes and strides on a storage without bytes */
    TNI_SAVED_LIST,    /* list */
    TNI_SAVED_PACKED,  /* packed: what a hook of the program made of a tensor */
    TNI_SAVED_VALUE    /* ivalue: owned, dropped by its argument code */
} tni_saved_kind;

typedef struct tni_saved {
    union {
        tn_tensor *tensor;           /* counted */
        struct tni_saved_list *list; /* owned */
        struct tni_packed *packed;   /* owned */
        StableIValue ivalue;         /* owned */
    } as;
    uint32_t version; /* of the tensor when it was saved */
    uint16_t number;  /* of a twin: which result of the node */
    uint8_t kind;     /* a tni_saved_kind */
    bool had_node;    /* the tensor had a node when it was saved */
} tni_saved;

/* What the gradient of a result must look like. */
typedef struct tni_result_meta {
    int8_t dtype;               /* a tn_dtype */
    int8_t layout;              /* a tn_layout */
    tn_device device;           /* its device */
    uint16_t rank;              /* number of dimensions */
    bool is_set;                /* false: the result is not differentiable */
    _Alignas(8) uint32_t first; /* its sizes begin at numbers[first]; 8-aligned, as they are */
} tni_result_meta;

/* What a run gives to a node, and where the node puts its results. */
typedef struct tni_apply {
    tn_tensor **grads;   /* of the results; owned by the run; a kind may take one, leaving NULL */
    const bool *wanted;  /* by edge: whether a gradient is wanted */
    tn_tensor **results; /* by edge: new gradients, written by the node; all NULL before */
} tni_apply;

/* The functions of one kind of node. */
typedef struct tni_node_kind {
    const char *(*name)(const tn_node *node);                  /* as tn_node_name */
    tn_status (*apply)(tn_node *node, const tni_apply *apply); /* computes the gradients */
    void (*free_saved)(tn_node *node); /* drops what backward reads; called once; may be NULL */
    void (*free_rest)(tn_node *node);  /* drops what else the details hold; may be NULL */
} tni_node_kind;

enum {
    TNI_NODE_OWN_NUMBERS = 1 << 0, /* `numbers` is a block of its own */
    TNI_NODE_HAS_STARTS = 1 << 1,  /* numbers begin with the first edge of each input of the spec */
    TNI_NODE_HAS_SAVED = 1 << 2    /* it has values to free, after which a second run fails */
};

struct tn_node {
    tni_ref ref;               /* edges and records; unused in an accumulate node */
    uint32_t nedges;           /* arguments that may get gradients, items of lists one by one */
    uint32_t nresults;         /* results, items of lists one by one */
    uint16_t nsaved;           /* saved values */
    uint8_t flags;             /* TNI_NODE_… */
    uint8_t pool;              /* the pool of its memory; TNI_NUM_POOLS: the heap */
    const tni_node_kind *kind; /* what it does */
    union {
        uint64_t sequence; /* higher in later nodes of a thread; the highest runs first */
        tn_node *next;     /* while it waits to be freed: the next one that does */
    } order;
    struct tni_node_extras *extras; /* hooks and its location, owned; NULL in most nodes */
    const void *details;            /* belongs to the kind: a recorder, the leaf … */
    int64_t *numbers;               /* sizes of the results */
    uint32_t users;                 /* runs that read saved values; and the two marks below */
};
#define TNI_NODE_FREED   (UINT32_C(1) << 31) /* no further run may read the saved values */
#define TNI_NODE_DROPPED (UINT32_C(1) << 30) /* the saved values have been dropped */

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

/* What a new node has room for. */
typedef struct tni_node_shape {
    uint32_t nedges;   /* edges */
    uint32_t nsaved;   /* saved values */
    uint32_t nresults; /* results */
    uint32_t nnumbers; /* sizes of all results, and first edges of inputs (HAS_STARTS) */
} tni_node_shape;

/* Make a node whose edges, saved values and metadata are empty; the caller fills them. */
tn_status tni_node_new(const tni_node_kind *kind, const tni_node_shape *shape,
                       tn_node **out) TN_NODISCARD;

/*
 * Whether a complete node has a kind and valid memory, edges to results that exist, and well-formed
 * saved values and metadata.
 */
bool tni_node_is_valid(const tn_node *node);

/* Free the memory of a node whose saved values and edges have been dropped. */
void tni_node_free(tn_node *node);

/* Note what the gradient of result `number` looks like; its sizes go to numbers[first]. */
void tni_node_set_meta(tn_node *node, uint32_t number, uint32_t first, const tn_tensor *tensor);

/*
 * Begin and end reading the saved values; TN_ERR_RUNTIME if they were freed. Each successful enter
 * needs its leave; with `frees`, the values are dropped when the last run has left.
 */
tn_status tni_node_enter(tn_node *node) TN_NODISCARD;
void tni_node_leave(tn_node *node, bool frees);

/* Whether a node is the accumulate node of a leaf; the leaf, borrowed. */
extern const tni_node_kind tni_accumulate_kind;
static inline bool tni_node_is_accumulator(const tn_node *node)
{
    return node->kind == &tni_accumulate_kind;
}

static inline tn_tensor *tni_accumulator_leaf(const tn_node *node)
{
    return (tn_tensor *)(uintptr_t)node->details;
}

/* Like tn_node_retain, for a node that is not NULL. */
static inline tn_node *tni_node_retain(tn_node *node)
{
    TNI_ASSERT(node->kind != NULL && node->pool <= TNI_NUM_POOLS);
    tni_ref_retain(tni_node_is_accumulator(node) ? &tni_accumulator_leaf(node)->ref : &node->ref);
    return node;
}

/* ---- saved values (saved.c) ---- */

/* A saved list, in the form in which programs read it. */
typedef struct tni_saved_list {
    tni_list list;             /* borrowed ivalues over `items` */
    size_t count;              /* how many */
    struct tni_saved items[1]; /* `count` of them; the ivalues follow in the block */
} tni_saved_list;

/* Memory that an ivalue from tni_saved_ivalue points into; tni_unpacked_free releases it. */
typedef struct tni_unpacked {
    tni_handle handle; /* names the tensor */
    StableIValue some; /* of an optional: the ivalue that it points to */
    tn_tensor *made;   /* a new tensor: unpacked, or a result with its history; or NULL; owned */
} tni_unpacked;

/*
 * Whether a saved value is what its kind says: a twin has no history, and a hollow tensor no
 * elements.
 */
bool tni_saved_is_valid(const tni_saved *saved);

/* Save an argument by its code; `hollow`: its geometry alone. */
tn_status tni_save_ivalue(tni_argcode code, const tni_type *type, StableIValue ivalue, bool hollow,
                          tni_saved *out) TN_NODISCARD;

/* Save a tensor that is not a result of the node; NULL is an undefined one. */
tn_status tni_save_tensor(tn_tensor *tensor, tni_saved *out) TN_NODISCARD;

/* Save result `number` of the node. */
tn_status tni_save_result(tn_tensor *tensor, uint32_t number, bool hollow,
                          tni_saved *out) TN_NODISCARD;

/*
 * Return in *out the saved tensor, new, checked against its version. NULL for an undefined one and
 * for None.
 */
tn_status tni_saved_tensor(tn_node *node, const tni_saved *saved, tn_tensor **out) TN_NODISCARD;

/* Return the saved value as an ivalue of a code. It is borrowed from the node and `memory`. */
tn_status tni_saved_ivalue(tn_node *node, const tni_saved *saved, tni_argcode code,
                           tni_unpacked *memory, StableIValue *out) TN_NODISCARD;
void tni_unpacked_free(tni_unpacked *memory);

/* ---- packing (packing.c) ---- */

/* The hooks on top of this thread's stack; NULL if it has none. */
typedef struct tni_packer tni_packer;
extern TNI_THREAD_LOCAL tni_packer *tni_packer_top;

/* A packed tensor, and the position in the graph that it had. */
typedef struct tni_packed tni_packed;

/* Pack a tensor with the thread's hooks; there must be some. */
tn_status tni_pack_argument(tn_tensor *tensor, tni_saved *out) TN_NODISCARD;
tn_status tni_pack_result(tn_tensor *tensor, uint32_t number, tni_saved *out) TN_NODISCARD;

/* Return in *out the unpacked tensor, new, with its history. */
tn_status tni_unpack(tn_node *node, const tni_saved *saved, tn_tensor **out) TN_NODISCARD;
void tni_packed_free(tni_packed *packed);

/* Drop a saved value of any kind. `code` and `type` count only for TNI_SAVED_VALUE. */
void tni_saved_free(tni_saved *saved, tni_argcode code, const tni_type *type);

/* ---- records of tensors (records.c) ---- */

/* What autograd knows of one tensor. */
typedef struct tni_record {
    tn_tensor *tensor;    /* the tensor, not counted */
    tn_node *node;        /* the node that it is a result of, counted; NULL for a leaf */
    tn_tensor *grad;      /* the accumulated gradient, counted; or NULL */
    tn_node *accumulator; /* a leaf's accumulate node, owned; or NULL */
    uint32_t number;      /* which result of the node it is */
    uint64_t kept_by;     /* the hook that keeps the gradient of a non-leaf; or 0 */
    tn_tensor *tangent;   /* of forward mode, counted; or NULL */
    uint64_t level;       /* the level that the tangent belongs to */
    uint64_t grad_owner;  /* number of the thread that has tni_grad_lock; 0: none */
} tni_record;

/* Whether the record belongs to the tensor, and its node has the result that the tensor is. */
bool tni_record_is_valid(const tni_record *record, const tn_tensor *tensor);

static inline tni_record *tni_record_of(const tn_tensor *tensor)
{
    return __atomic_load_n((tni_record *const *)(const void *)&tensor->record, __ATOMIC_ACQUIRE);
}

/* Return the tensor's record, made now if it has none; NULL without memory, which is recorded. */
tni_record *tni_record_make(tn_tensor *tensor);

/* Whether the tensor requires a gradient; false for NULL. */
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

/*
 * Return in *node the node of a tensor, borrowed, NULL for a leaf. A stale view gets a new one
 * first.
 */
tn_status tni_history(tn_tensor *tensor, tn_node **node, uint32_t *number) TN_NODISCARD;

/*
 * Return the edge for an argument, new; its node is NULL if no gradient is wanted. The usual cases
 * come first: a result of a recorded call, and a leaf that has its accumulate node.
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

/* What a tensor is a result of. */
typedef struct tni_tensor_history {
    tn_node *node;    /* counted; NULL: none */
    uint64_t kept_by; /* the hook of the node that keeps the tensor's gradient; or 0 */
    uint32_t number;  /* which result of the node the tensor is */
} tni_tensor_history;

/*
 * Give the record a history and return the one that it had; `drop` one that no record has, which
 * may free a graph and run code of the program.
 */
tni_tensor_history tni_history_exchange(tni_record *record, tni_tensor_history history);
void tni_history_drop(tni_tensor_history history);

/* Make `tensor` result `number` of `node`. */
tn_status tni_set_history(tn_tensor *tensor, tn_node *node, uint32_t number) TN_NODISCARD;

/* Take the tensor's node away. */
void tni_clear_history(tn_tensor *tensor);

/* ---- locks (graph_locks.c) ---- */

/*
 * Take one of a few locks, chosen by address; NULL while the process has one thread, which unlock
 * accepts. Held for a few instructions: never while operators, hooks or other functions of the
 * program run, or a node or tensor is released, nor while another one is taken.
 */
pthread_mutex_t *tni_graph_lock(const void *address);
void tni_graph_unlock(pthread_mutex_t *lock);

/*
 * Lock the tensor's `.grad`, so that this thread alone changes it until the unlock; others wait.
 * Unlike a graph lock it may be held while operators run, and while gradients of other tensors are
 * locked. TN_ERR_RUNTIME, and no lock, if the thread would wait for itself: it has locked this
 * gradient, as where a kernel that adds a gradient runs backward to the same leaf, or the thread
 * that has waits for one that this thread has locked. In the child of a fork the locks of threads
 * that it does not have are free; what such a thread was adding may be there in part.
 */
tn_status tni_grad_lock(tni_record *record) TN_NODISCARD;
void tni_grad_unlock(tni_record *record);

/* ---- views and writing in place (view_history.c) ---- */

/*
 * Fail if the tensor must not be written now. A view whose base nobody else can see becomes a
 * tensor of its own.
 */
tn_status tni_prepare_in_place(tn_tensor *self) TN_NODISCARD;

/*
 * Make `node` the history of `self`, which it has written; of a view, part of its base's history.
 */
tn_status tni_rebase(tn_tensor *self, tn_node *node, uint32_t number) TN_NODISCARD;

/* Whether a view was written, or its storage, since it got its history. */
static inline bool tni_view_is_stale(const tn_tensor *view)
{
    return __atomic_load_n(&view->seen_version, __ATOMIC_ACQUIRE) != tn_tensor_version(view);
}

/* Give a stale view a new node, made from its base's. */
tn_status tni_view_renew(tn_tensor *view) TN_NODISCARD;

/*
 * Return in *out the same part of `self` that `view` is of `base`; new. `self` has the strides of
 * the base but its own offset.
 */
tn_status tni_view_replay(const tn_tensor *base, const tn_tensor *view, tn_tensor *self,
                          tn_tensor **out) TN_NODISCARD;

/* The modes that tni_recording_begin changed. */
typedef struct tni_recording {
    tni_local_keys keys; /* the thread's keys before */
    uint32_t marks;      /* its tni_view_marks before */
} tni_recording;

/* Record calls on this thread, or not (`is_on`), whatever its modes are; `end` restores them. */
void tni_recording_begin(bool is_on, tni_recording *out);
void tni_recording_end(const tni_recording *was);

/* ---- hooks (hooks.c) ---- */

typedef enum tni_hook_kind {
    TNI_HOOK_TENSOR,      /* gradient of a result */
    TNI_HOOK_KEEP,        /* the same, after those hooks: the tensor keeps it in `.grad` */
    TNI_HOOK_BEFORE,      /* gradients of all results, before the node runs */
    TNI_HOOK_ACCUMULATED, /* the leaf, after its gradient was added */
    TNI_HOOK_AFTER        /* gradients of the arguments, after the node ran */
} tni_hook_kind;

typedef struct tni_hook_entry {
    struct tni_hook_entry *next; /* the next one, added later */
    uint64_t id;                 /* unique; increases along the list */
    tn_hook hook;                /* what is called; unused by KEEP */
    tn_tensor *tensor;           /* KEEP: not counted; it removes the hook before it is freed */
    tni_hook_kind kind;          /* when it is called */
    uint32_t number;             /* TENSOR and KEEP: which result */
    tni_ref ref;                 /* one of the list, one of each run that is calling it */
} tni_hook_entry;

/* Parts that only few nodes have. */
typedef struct tni_node_extras {
    tni_hook_entry *hooks; /* in the order in which they were added */
    char *place;           /* where the node was recorded, in anomaly mode; or NULL */
} tni_node_extras;

/* Return the node's extras, which another thread may just have made; NULL if it has none. */
static inline tni_node_extras *tni_extras_of(const tn_node *node)
{
    return __atomic_load_n(&node->extras, __ATOMIC_ACQUIRE);
}

/* Return the node's extras, made now if there are none; NULL without memory, which is recorded. */
tni_node_extras *tni_extras_make(tn_node *node);
void tni_extras_free(tni_node_extras *extras);

/*
 * Run hooks of a node that has extras: of its results one by one, before it runs, after it ran, and
 * after a leaf's gradient was added.
 */
tn_status tni_tensor_hooks(tn_node *node, tn_tensor **grads) TN_NODISCARD;
tn_status tni_hooks_before(tn_node *node, const tni_apply *apply) TN_NODISCARD;
tn_status tni_hooks_after(tn_node *node, const tni_apply *apply) TN_NODISCARD;
tn_status tni_hooks_accumulated(tn_node *node) TN_NODISCARD;

/* Keep the gradient of result `number` in the `.grad` of `tensor`; *out is the hook's number. */
tn_status tni_hook_keep(tn_node *node, tn_tensor *tensor, uint32_t number,
                        uint64_t *out) TN_NODISCARD;
void tni_hook_remove(const tn_node *node, uint64_t number);

/* ---- anomaly mode (anomaly.c) ---- */

extern _Atomic(int) tni_anomaly; /* bit 0: on, bit 1: nan is a failure */

/* Store in the node where the program is now. Never fails. */
TNI_COLD void tni_note_location(tn_node *node);

/*
 * Check a node that has run with `status`: fail for a NaN if anomaly mode checks for it, and add
 * the node's location to the message of a failure.
 */
TNI_COLD tn_status tni_anomaly_check(const tn_node *node, tn_status status,
                                     const tni_apply *apply) TN_NODISCARD;

/* ---- gradients (gradients.c) ---- */

/* Return in *out zeros with the shape, dtype and device of a result; new. */
tn_status tni_zeros_of(const tn_node *node, uint32_t number, tn_tensor **out) TN_NODISCARD;

/*
 * Replace *grad by what the gradient of result `to->number` must look like: summed to its sizes and
 * cast to its dtype. Messages name `from` and the index of the edge.
 */
tn_status tni_fit_gradient(const tn_node *from, size_t index, const tni_edge *to,
                           tn_tensor **grad) TN_NODISCARD;

/*
 * Add grad to *sum, which may be NULL. The reference to grad is taken, also on failure. *sum is
 * changed in place only if nobody else sees it.
 */
tn_status tni_add_gradient_take(tn_tensor **sum, tn_tensor *grad) TN_NODISCARD;

/* ---- kinds ---- */

/* Return the accumulate node of a leaf, borrowed; NULL without memory, which is recorded. */
tn_node *tni_accumulator(tn_tensor *leaf);

/* How calls of one operator are recorded. Never freed. */
typedef struct tni_recorder {
    const tni_derivative *derivative; /* the entry of the table; NULL: there is no formula */
    const tni_input_spec *inputs;     /* the derivative's, `ninputs` of them */
    const tni_saved_spec *saved;      /* the derivative's, `nsaved` of them */
    const tni_formula_spec *formulas; /* the derivative's, `nformulas` of them */
    const tni_program_tables *tables; /* tables that its programs refer to */
    const tn_op *op;                  /* the operator */
    const tni_signature *signature;   /* the operator's, when the recorder was made */
    const char *name;                 /* name of its nodes, such as "MulBackward0" */
    uint64_t refused;   /* bit i: argument i has no formula and must require no gradient */
    bool in_place;      /* self is written and returned */
    bool in_place_view; /* self gets another geometry, its elements stay: tag inplace_view */
    bool is_view;       /* results share memory with self */
    bool is_complex;    /* complex results may require gradients */
    bool is_listed;     /* some input is a list */
    bool is_single;     /* one result, a plain Tensor that is differentiable */
    bool saves_result;  /* formulas read a result */
} tni_recorder;
extern const tni_node_kind tni_derivative_kind;

/* The kernel that records calls; its context is a recorder that has a derivative. */
tn_status tni_record_call(const tn_call *call, const StableIValue *args, StableIValue *outs);

/* Functions for tni_dispatch_hooks; builtins.h explains both. */
tn_status tni_autograd_bind(tn_op *op, int64_t index) TN_NODISCARD;
extern const tni_kernel tni_autograd_fallback;

/* Fill in the fields of a recorder that follow from its derivative and signature. */
void tni_recorder_describe(tni_recorder *how);

/* The kind of CopySlices nodes. What they give was computed by formulas. */
extern const tni_node_kind tni_slices_kind;

/*
 * Return the first edge of input `input` of a node with formulas, and in *count how many it has:
 * one per item of a list.
 */
uint32_t tni_derivative_edge(const tn_node *node, uint32_t input, uint32_t *count);

/* ---- forward mode (forward.c) ---- */

/* The number of the open level; 0 if none is open. */
extern _Atomic(uint64_t) tni_forward_level;

/* A call, as its tangents are computed from it. */
typedef struct tni_forward_call {
    const tni_recorder *how;  /* its operator */
    const StableIValue *args; /* its arguments */
    const StableIValue *outs; /* its results */
    StableIValue old_self;    /* self before it was written; 0 if it was not */
} tni_forward_call;

/* Return the tangent of a tensor, borrowed; NULL if it has none. */
tn_tensor *tni_tangent_of(const tn_tensor *tensor);

/* Give `to` the tangent of `from`, if that has one. */
tn_status tni_tangent_pass(const tn_tensor *from, tn_tensor *to) TN_NODISCARD;

/* Whether a tensor among the arguments has a tangent. */
bool tni_any_tangent(const tni_signature *signature, const StableIValue *args);

/* Give the results of a call their tangents. */
tn_status tni_forward_results(const tni_forward_call *call) TN_NODISCARD;

/* Fail because an operator has no forward formula. */
TNI_COLD tn_status tni_fail_forward(const tn_op *op);

/* ---- missing derivatives ---- */

/* A hook that warns of a missing derivative; its context is the operator. */
tn_status tni_missing_warn(void *context, const tn_hook_call *call);

/* Make a node that fails, or warns, when backward reaches it. */
tn_status tni_missing_node_new(const tn_op *op, bool warns, uint32_t nresults, uint32_t nedges,
                               uint32_t nnumbers, tn_node **out) TN_NODISCARD;

#endif
