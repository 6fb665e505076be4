/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gradients: which tensors want one, how it comes about, and who may step in.
 *
 *     tn_tensor_set_requires_grad(x, true);
 *     ... y = sum(x * x) by operators (op.h, ops.h) ...
 *     tn_backward_call call = {.size = sizeof call, .roots = &y, .nroots = 1};
 *     if (tn_backward(&call) != TN_OK)
 *         return fail(tn_last_error());
 *     use(tn_tensor_grad(x));                         // 2 * x
 *
 * While grad mode is on, an operator that works on a tensor that requires a gradient records a
 * node: how to get the gradients of its arguments from those of its results. A tensor that no
 * recorded operator returned is a leaf. Backward follows the nodes from the roots to the leaves and
 * adds what arrives there to the leaf's gradient (tn_backward), or hands it to the caller
 * (tn_grad).
 *
 * Ownership: a tensor that was recorded keeps its node alive, a node the nodes behind it and the
 * values that its formula reads. Those values go when backward has passed, unless the graph is
 * retained. What a function calls `new` is released by the caller; hooks and functions own the
 * context that they were given, and release it through `drop`.
 *
 * Threads: several threads may run backward at once, over one graph too where it is retained, and
 * may add to the gradient of one leaf. A kernel that adds a gradient may run backward to other
 * leaves; if it comes to the same leaf, or if threads would wait for each other there, it gets
 * TN_ERR_RUNTIME. Hooks and backward functions run on the thread that called. Modes belong to the
 * thread that sets them.
 *
 * Failures are those of PyTorch in kind and mostly in words: TN_ERR_RUNTIME unless something else
 * is said.
 */
#ifndef TENON_AUTOGRAD_H
#define TENON_AUTOGRAD_H

#include <tenon/op.h>
#include <tenon/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- modes ---- */

/* Whether operators are recorded on this thread: true in a new one. */
TN_API bool tn_grad_mode(void);

/* Turns recording on or off for this thread; returns what was before, for setting it back. */
TN_API bool tn_grad_mode_set(bool is_on);

/* What tn_inference_mode_enter changed. The caller's memory; its members are the library's. */
typedef struct tn_inference_guard {
    uint64_t included; /* the thread's keys as they were */
    uint64_t excluded; /* the same */
    uint32_t marks;    /* the thread's modes as they were */
} tn_inference_guard;

/*
 * Inference mode: nothing is recorded, and tensors that are made are not known to autograd, which
 * makes calls on them cheaper. Outside of the mode they may be read, not written, saved for
 * backward or required to have a gradient. `is_on` false leaves the mode for a while. Each enter
 * has its leave on the same thread, the last entered first.
 */
TN_API void tn_inference_mode_enter(bool is_on, tn_inference_guard *out);
TN_API void tn_inference_mode_leave(const tn_inference_guard *guard);

/* Whether this thread is in inference mode, and whether a tensor was made in it (false for NULL).
 */
TN_API bool tn_inference_mode(void);
TN_API bool tn_tensor_is_inference(const tn_tensor *self);

/*
 * Anomaly mode of the process: a node that is recorded notes where, and a failure in backward tells
 * it; with `checks_nan` a gradient with a nan is a failure, too. For finding errors: it is slow.
 */
TN_API void tn_anomaly_mode_set(bool is_on, bool checks_nan);
TN_API bool tn_anomaly_mode(bool *checks_nan);

/*
 * Who says where the program is when anomaly mode records a node, such as a language's stack:
 * writes up to `size` bytes with a NUL. NULL: the addresses of the C stack.
 */
typedef void (*tn_place_teller)(char *text, size_t size);
TN_API void tn_anomaly_place_set(tn_place_teller teller);

/*
 * What becomes of a call of an operator of a library that has no derivative, with arguments that
 * require gradients: WARN lets backward warn when it comes to its results, and go no further;
 * NOTHING leaves the results without gradients; ERROR lets backward fail by the operator's name.
 * For the process; WARN in the beginning.
 */
typedef enum tn_missing_derivative {
    TN_MISSING_WARN = 0,
    TN_MISSING_NOTHING = 1,
    TN_MISSING_ERROR = 2
} tn_missing_derivative;
TN_API void tn_missing_derivative_set(tn_missing_derivative what);
TN_API tn_missing_derivative tn_missing_derivative_get(void);

/* ---- tensors ---- */

/* Whether a gradient is wanted for the tensor: a leaf by its flag, others by how they came about.
 */
TN_API bool tn_tensor_requires_grad(const tn_tensor *self);

/*
 * Sets the flag of a leaf. Fails for a dtype that is neither floating nor complex, for a tensor
 * that is no leaf and shall not require one any more, and outside of inference mode for a tensor
 * that was made in it.
 */
TN_API tn_status tn_tensor_set_requires_grad(tn_tensor *self, bool requires_grad) TN_NODISCARD;

/* Whether no recorded operator returned the tensor; true also where no gradient is wanted. */
TN_API bool tn_tensor_is_leaf(const tn_tensor *self);

/* The tensor that this one is a view of; NULL for one that is none. Borrowed. */
TN_API tn_tensor *tn_tensor_base(const tn_tensor *self);

/* The accumulated gradient; NULL for none. Borrowed, until the next backward or tn_tensor_set_grad.
 */
TN_API tn_tensor *tn_tensor_grad(const tn_tensor *self);

/*
 * Makes `grad` the accumulated gradient; NULL takes it away. Fails where it has another shape,
 * dtype or device than the tensor.
 */
TN_API tn_status tn_tensor_set_grad(tn_tensor *self, tn_tensor *grad) TN_NODISCARD;

/* A tensor over the same elements that has no history. Writes count for both (tn_tensor_version).
 */
TN_API tn_status tn_tensor_detach(const tn_tensor *self, tn_tensor **out) TN_NODISCARD;

/*
 * The same where writes through the new tensor and its views are counted apart, from 0 on, so that
 * backward reads what it saved of `self` all the same: what `.data` is in Python.
 */
TN_API tn_status tn_tensor_data_alias(const tn_tensor *self, tn_tensor **out) TN_NODISCARD;

/* The tensor itself loses its history and becomes a leaf. Fails for a view. */
TN_API tn_status tn_tensor_detach_in_place(tn_tensor *self) TN_NODISCARD;

/*
 * Lets backward keep the gradient of a tensor that is no leaf, too. Fails for a tensor that
 * requires none.
 */
TN_API tn_status tn_tensor_retain_grad(tn_tensor *self) TN_NODISCARD;
TN_API bool tn_tensor_retains_grad(const tn_tensor *self);

/* ---- nodes ---- */

/* How gradients of results become those of arguments: one recorded call. Counted. */
typedef struct tn_node tn_node;

/*
 * The node that returned the tensor, new, and which of its results it is; NULL for a leaf. `number`
 * may be NULL. A view whose base has been written since has another node than before; fails where
 * such a view cannot have one.
 */
TN_API tn_status tn_tensor_grad_fn(tn_tensor *self, uint32_t *number, tn_node **out) TN_NODISCARD;

/* One more reference, and one less; NULL is legal. Any thread; graphs of any depth. */
TN_API tn_node *tn_node_retain(tn_node *self);
TN_API void tn_node_release(tn_node *self);

/* "MulBackward0", "AccumulateGrad", "CopySlices" … Borrowed. */
TN_API const char *tn_node_name(const tn_node *self);

/* Nodes are numbered as they are recorded, on each thread. */
TN_API uint64_t tn_node_sequence(const tn_node *self);

/* How many arguments may get gradients, and how many results there are. */
TN_API size_t tn_node_num_edges(const tn_node *self);
TN_API size_t tn_node_num_results(const tn_node *self);

/*
 * Where the gradient of an argument goes: a node, borrowed, and which of its results the argument
 * was (`number` may be NULL). NULL: none is wanted, or there is no such argument.
 */
TN_API tn_node *tn_node_edge(const tn_node *self, size_t index, uint32_t *number);

/* The leaf of an AccumulateGrad node, borrowed; NULL for others. */
TN_API tn_tensor *tn_node_variable(const tn_node *self);

/*
 * What a recorded call of an operator has saved for its formulas: how many values, and the name of
 * the argument or result that one is ("self", "result"); NULL where it is only the geometry of one,
 * and for nodes of other kinds. Borrowed.
 */
TN_API size_t tn_node_num_saved(const tn_node *self);
TN_API const char *tn_node_saved_name(const tn_node *self, size_t index);

/*
 * The value, new; TN_KIND_NONE where it was not needed or was None. TN_ERR_RUNTIME as
 * tn_node_saved; TN_ERR_INDEX: there is no such value, or the node is not that of an operator.
 * tn_node_saved gives what a function of the program has saved.
 */
TN_API tn_status tn_node_saved_value(tn_node *self, size_t index, tn_value *out) TN_NODISCARD;

/*
 * The bytes of the elements of all tensors that a node of any kind keeps for backward. Nothing is
 * unpacked: what a hook has packed is not counted.
 */
TN_API size_t tn_node_saved_bytes(const tn_node *self);

/* ---- hooks ---- */

/*
 * What hooks are called with. A hook may put another gradient in the place of one: it releases what
 * stands there and leaves a new reference, or NULL. A failure ends backward.
 *
 *     tensor            grads: the gradient of the tensor
 *     node, before      grads: those of its results
 *     node, after       grads: those of its arguments; others: those of its results
 *     leaf, accumulated others: the leaf, whose gradient is complete for this backward
 */
typedef struct tn_hook_call {
    size_t size;              /* sizeof(tn_hook_call) of the library */
    tn_tensor **grads;        /* `ngrads` gradients, NULL for undefined ones */
    size_t ngrads;            /* how many */
    tn_tensor *const *others; /* `nothers` tensors, borrowed */
    size_t nothers;           /* how many */
    tn_node *node;            /* the node that runs, borrowed */
} tn_hook_call;

typedef struct tn_hook {
    tn_status (*run)(void *context, const tn_hook_call *call); /* what is called */
    void *context;                                             /* the hook's own */
    void (*drop)(void *context); /* releases the context; NULL: nothing to do */
} tn_hook;

/*
 * Adds a hook and tells its number for removing it (`out` may be NULL). Hooks of a kind run in the
 * order in which they were added; the tensor's before the node's. A tensor's hook stays with the
 * history that the tensor has now. Fails for a tensor that requires no gradient, the second one
 * also for one that is no leaf. On failure `drop` is not called.
 */
TN_API tn_status tn_tensor_add_hook(tn_tensor *self, const tn_hook *hook,
                                    uint64_t *out) TN_NODISCARD;
TN_API tn_status tn_tensor_add_accumulated_hook(tn_tensor *self, const tn_hook *hook,
                                                uint64_t *out) TN_NODISCARD;
TN_API tn_status tn_node_add_hook(tn_node *self, bool is_after, const tn_hook *hook,
                                  uint64_t *out) TN_NODISCARD;

/* Removes a hook by its number; one that is gone already is no failure. Any kind. */
TN_API void tn_hook_remove(tn_tensor *self, tn_node *node, uint64_t number);

/* ---- saved tensors ---- */

/*
 * What becomes of tensors that calls on this thread save for backward: `pack` makes something of a
 * tensor that the node keeps in its place, `unpack` makes a tensor of it again when backward reads
 * it. So saved tensors can be compressed, moved or written to disk. A failure of `pack` is one of
 * the call, a failure of `unpack` one of backward. `pack` runs without being recorded and may not
 * write the tensor. Writes to the tensor after that are not noticed. Geometries and items of lists
 * are not packed. Any thread that runs backward, or drops the graph, may call unpack and forget.
 */
typedef struct tn_saved_hooks {
    size_t size;                                                        /* sizeof of the caller */
    tn_status (*pack)(void *context, tn_tensor *tensor, void **packed); /* borrowed tensor */
    tn_status (*unpack)(void *context, void *packed, tn_tensor **out);  /* new tensor */
    void (*forget)(void *context, void *packed); /* not needed any more; NULL: nothing to do */
    void *context;                               /* the hooks' own */
    void (*drop)(void *context);                 /* releases the context; NULL: nothing to do */
} tn_saved_hooks;

/* Puts hooks above those that this thread has: the last ones count. On failure nothing is dropped.
 */
TN_API tn_status tn_saved_hooks_push(const tn_saved_hooks *hooks) TN_NODISCARD;

/* Takes the last ones away; they live on until the last value that they packed has gone. */
TN_API void tn_saved_hooks_pop(void);

/* ---- backward ---- */

typedef enum tn_backward_flags {
    TN_BACKWARD_RETAIN = 1 << 0, /* saved values stay: another backward may follow */
    TN_BACKWARD_CREATE = 1 << 1, /* backward is recorded itself; retains, too */
    TN_BACKWARD_UNUSED = 1 << 2  /* tn_grad: an input that the roots do not depend on is NULL */
} tn_backward_flags;

/* What backward is asked for. A caller sets `size`; what it does not know is zero. */
typedef struct tn_backward_call {
    size_t size;              /* sizeof(tn_backward_call) of the caller */
    tn_tensor *const *roots;  /* what is differentiated */
    size_t nroots;            /* how many */
    tn_tensor *const *grads;  /* their gradients; NULL, or NULL for one: 1 for a real scalar */
    tn_tensor *const *inputs; /* for what; tn_backward: NULL is all leaves */
    size_t ninputs;           /* how many */
    uint32_t flags;           /* TN_BACKWARD_… */
} tn_backward_call;

/*
 * Adds the gradients of the roots to the leaves, or only to `inputs`. Fails where a root requires
 * no gradient, is no scalar and has no gradient given, where a saved tensor was written since,
 * where the graph was freed by another backward, or where a formula is missing: the message names
 * the operator. What was added before a failure stays.
 */
TN_API tn_status tn_backward(const tn_backward_call *call) TN_NODISCARD;

/*
 * The gradients of `inputs`, one new tensor each in `outs`, and nothing is accumulated. Fails as
 * tn_backward, and where an input does not require a gradient or has no part in the roots.
 */
TN_API tn_status tn_grad(const tn_backward_call *call, tn_tensor **outs) TN_NODISCARD;

/*
 * Whether the backward that calls on this thread (from a hook or a backward function) reaches the
 * node, or has: false outside of backward, and for what it goes around because only other inputs
 * were asked for.
 */
TN_API bool tn_backward_reaches(const tn_node *node);

/* ---- forward mode ---- */

/*
 * Derivatives along a direction, computed with the values: a dual tensor has a tangent, and so have
 * the results of operators on it, recorded or not, while grad mode is on. Tangents belong to a
 * level of the process, of which one is open at a time; they end with it. Fails where one is open.
 */
TN_API tn_status tn_forward_enter(void) TN_NODISCARD;
TN_API void tn_forward_leave(void);

/* Whether a level is open. */
TN_API bool tn_forward_is_open(void);

/*
 * A view of `primal` whose tangent is `tangent`, of the same sizes and dtype; new. Fails where no
 * level is open. An operator without a formula for it fails by name when it meets a tangent.
 */
TN_API tn_status tn_dual_make(tn_tensor *primal, tn_tensor *tangent, tn_tensor **out) TN_NODISCARD;

/* Gives a tensor itself a tangent, or the one that it has new values. Fails as tn_dual_make. */
TN_API tn_status tn_dual_set(tn_tensor *self, tn_tensor *tangent) TN_NODISCARD;

/* A view of a tensor without its tangent, and the tangent, NULL for none; both new. */
TN_API tn_status tn_dual_unpack(tn_tensor *dual, tn_tensor **primal,
                                tn_tensor **tangent) TN_NODISCARD;

/* ---- functions of the program ---- */

/* What a backward function is called with. */
typedef struct tn_function_call {
    size_t size;             /* sizeof(tn_function_call) of the library */
    tn_node *node;           /* for tn_node_saved; borrowed */
    tn_tensor *const *grads; /* of the outputs, borrowed; NULL for those that nobody used */
    size_t ngrads;           /* how many */
    const bool *wanted;      /* whether an input's gradient is wanted; `nresults` of them */
    tn_tensor **results;     /* for those of the inputs: new, or NULL */
    size_t nresults;         /* how many */
} tn_function_call;

/*
 * A function whose forward is the caller's: what tn_function_record notes of one call. What `grads`
 * or `results` look like is checked by the engine: gradients are summed to the inputs' shapes and
 * cast to their dtypes.
 */
typedef struct tn_function {
    size_t size;      /* sizeof(tn_function) of the caller */
    const char *name; /* of the node, copied */
    tn_status (*backward)(void *context, const tn_function_call *call); /* gives the gradients */
    void *context;                                                      /* the function's own */
    void (*drop)(void *context);   /* releases the context when the node goes; may be NULL */
    tn_tensor *const *inputs;      /* those that may want gradients; NULL for none */
    size_t ninputs;                /* how many */
    tn_tensor *const *outputs;     /* what forward made of them, without being recorded */
    size_t noutputs;               /* how many */
    const bool *is_differentiable; /* of outputs; NULL: all that are floating or complex */
    tn_tensor *const *saved;       /* kept for backward, inputs or outputs or others */
    size_t nsaved;                 /* how many */
} tn_function;

/*
 * Records a call of a function: its outputs then have the node as their history. The caller has
 * computed them with grad mode off. An output that is one of the inputs was written in place, which
 * is counted. *out
 * is the node, borrowed from the outputs, or NULL where nothing is to be recorded (no input
 * requires a gradient, grad mode is off); then `drop` has been called. On failure it has not.
 */
TN_API tn_status tn_function_record(const tn_function *function, tn_node **out) TN_NODISCARD;

/*
 * A saved tensor of the node, new. NULL for a tensor that was undefined, and for a value of any
 * type that the node of an operator did not need or that was None. TN_ERR_RUNTIME: the tensor was
 * written since, or the node's values have been freed; TN_ERR_TYPE: the node has saved something
 * else than a tensor; TN_ERR_INDEX: there is no such value.
 */
TN_API tn_status tn_node_saved(tn_node *self, size_t index, tn_tensor **out) TN_NODISCARD;

/* The context of a function's node; NULL for other nodes. */
TN_API void *tn_node_context(const tn_node *self);

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
