/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Views and writing in place.
 *
 *     base b, view v of b;  v.mul_(w)
 *
 *     before    b: node N            v: node of the view operator, with an edge to N
 *     after     b: CopySlices        v: as_strided, with an edge to CopySlices,
 *                  edges to N and w     made when somebody asks for it
 *
 * What is written into a view becomes part of its base's history, as in PyTorch. All views of the
 * base, this one included, notice by the version of the storage that their own node is stale, and
 * get a new one that picks their elements out of the base.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"

/* ---- recording for itself ---- */

/*
 * Let this thread record, or not, whatever modes and keys it has; *out has what tni_recording_end
 * sets back.
 */
void tni_recording_begin(bool is_on, tni_recording *out)
{
    *out = (tni_recording){tni_local_keys_get(), tni_view_marks};
    tni_local_keys keys = out->keys;
    keys.excluded &= ~TNI_AUTOGRAD_BITS;
    keys.included |= TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW);
    tni_local_keys_set(keys);
    tni_view_marks = is_on ? 0 : TNI_TENSOR_NO_GRAD_VIEW;
}

void tni_recording_end(const tni_recording *was)
{
    tni_local_keys_set(was->keys);
    tni_view_marks = was->marks;
}

/* ---- a view's geometry on another base ---- */

/*
 * Take over the result of a call: release *at and store *made, if `status` says that there is one.
 */
static tn_status step(tn_status status, tn_tensor *const *made, tn_tensor **at)
{
    if (status != TN_OK)
        return status;
    tn_tensor_release(*at);
    *at = *made;
    return TN_OK;
}

/*
 * Replace *at by the part of it that `view` is, at `offset`. Sizes and strides are counted in
 * elements of *at; with `pairs` *at is real and the view complex, so each element is two numbers in
 * a further dimension.
 */
static tn_status restride(const tn_tensor *view, int64_t offset, bool pairs, tn_tensor **at)
{
    int64_t sizes[TN_MAX_DIM + 1];
    int64_t strides[TN_MAX_DIM + 1];
    int64_t rank = view->rank;
    tn_tensor *made = NULL;
    for (int64_t i = 0; i < rank; i++) {
        sizes[i] = view->sizes[i];
        strides[i] = view->strides[i] * (pairs ? 2 : 1);
    }
    if (pairs) {
        sizes[rank] = 2;
        strides[rank++] = 1;
    }
    tn_status status = tni_call_as_strided(*at, (tni_ints){sizes, rank}, (tni_ints){strides, rank},
                                           (tni_maybe_int){true, offset}, &made);
    return step(status, &made, at);
}

/*
 * Pick out of `self` what `view` is of `base`. Operators do it, so that it is recorded: as_strided
 * for the geometry, and one operator each for what as_strided cannot do: complex numbers as pairs
 * of real ones, or the reverse, and conjugate and negative bits.
 */
tn_status tni_view_replay(const tn_tensor *base, const tn_tensor *view, tn_tensor *self,
                          tn_tensor **out)
{
    tn_tensor *at = tn_tensor_retain(self);
    tn_tensor *made = NULL;
    tn_status status = TN_OK;
    bool real_of_complex = tni_is_complex(base) && !tni_is_complex(view);
    bool complex_of_real = !tni_is_complex(base) && tni_is_complex(view);
    /* Offsets are counted in elements: one complex element is two real ones. */
    int64_t offset = view->offset - base->offset * (real_of_complex ? 2 : 1);
    /* Bits that only one of the two tensors has. */
    tni_keyset lazy = (base->keys ^ view->keys) & TNI_LAZY_BITS;
    if (complex_of_real)
        offset = view->offset * 2 - base->offset;
    offset += self->offset * (real_of_complex ? 2 : 1);
    if (real_of_complex)
        status = step(tni_call_view_as_real(at, &made), &made, &at);
    if (status == TN_OK)
        status = restride(view, offset, complex_of_real, &at);
    if (status == TN_OK && complex_of_real)
        status = step(tni_call_view_as_complex(at, &made), &made, &at);
    /*
     * A real view of a complex base has lost the bit: its imaginary parts have a negative bit
     * instead.
     */
    if (status == TN_OK && (lazy & TNI_FUNCTIONALITY_BIT(CONJUGATE)) != 0 && tni_is_complex(view))
        status = step(tni_call__conj(at, &made), &made, &at);
    if (status == TN_OK && (lazy & TNI_FUNCTIONALITY_BIT(NEGATIVE)) != 0)
        status = step(tni_call__neg_view(at, &made), &made, &at);
    if (status == TN_OK)
        *out = at;
    else
        tn_tensor_release(at);
    return status;
}

/* ---- what may be written ---- */

/* Why a view is special, in PyTorch's words; NULL for one that is not. */
static const char *reason_of(uint32_t flags)
{
    if ((flags & TNI_TENSOR_INFERENCE_VIEW) != 0)
        return "Given that this use case is ambiguous and error-prone, it is forbidden. You can "
               "clarify your code by moving both the view and the inplace either both inside the "
               "inference_mode block (if you don't want the inplace to be tracked) or both outside "
               "(if you want the inplace to be tracked).";
    if ((flags & TNI_TENSOR_NO_GRAD_VIEW) != 0)
        return "Given that this use case is ambiguous and error-prone, it is forbidden. You can "
               "clarify your code by moving both the view and the inplace either both inside the "
               "no_grad block (if you don't want the inplace to be tracked) or both outside (if "
               "you want the inplace to be tracked).";
    if ((flags & TNI_TENSOR_MULTI_VIEW) != 0)
        return "This view is the output of a function that returns multiple views. Such functions "
               "do not allow the output views to be modified inplace. You should replace the "
               "inplace operation by an out-of-place one.";
    if ((flags & TNI_TENSOR_FUNCTION_VIEW) != 0)
        return "This view was created inside a custom Function (or because an input was returned "
               "as-is) and the autograd logic to handle view+inplace would override the custom "
               "backward associated with the custom Function, leading to incorrect gradients. This "
               "behavior is forbidden. You can fix this by cloning the output of the custom "
               "Function.";
    return NULL;
}

/* Fail in PyTorch's words because a view may not be written, or (indirect) its base was. */
static TNI_COLD tn_status fail_special(const tn_tensor *view, bool indirect)
{
    const tni_record *record = tni_record_of(view);
    const char *reason = reason_of(view->flags);
    const char *what = indirect ? "its base or another view of its base has been" : "is being";
    if (record != NULL && record->node != NULL) {
        const char *name = tn_node_name(record->node);
        const char *end = strstr(name, "Backward");
        return tni_fail(TN_ERR_RUNTIME, "Output %u of %.*s is a view and %s modified inplace. %s",
                        record->number, end != NULL ? (int)(end - name) : (int)strlen(name), name,
                        what, reason);
    }
    if ((view->flags & TNI_TENSOR_INFERENCE_VIEW) != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "A view was created in inference mode and %s modified inplace%s. %s", what,
                        indirect ? "" : " in normal mode", reason);
    return tni_fail(TN_ERR_RUNTIME,
                    "A view was created in no_grad mode and %s modified inplace with grad mode "
                    "enabled. %s",
                    what, reason);
}

/*
 * Whether nobody else can see the base, and it has no autograd state. A kernel may return a view of
 * memory of its own, whose base does not matter.
 */
static bool is_orphan(const tn_tensor *self)
{
    return self->base->ref.count == 1 && (self->base->flags & TNI_TENSOR_AUTOGRAD) == 0;
}

/*
 * Refuse a write that PyTorch refuses: to a view with a mark, to a view of a leaf, and to a leaf. A
 * leaf that was written would no longer be what its gradient is for.
 */
tn_status tni_prepare_in_place(tn_tensor *self)
{
    if (self->base != NULL && is_orphan(self))
        tni_tensor_drop_base(self);
    if (self->base != NULL) {
        if ((self->flags & TNI_TENSOR_VIEW_MARKS) != 0)
            return fail_special(self, false);
        if (tni_requires_grad(self->base) && tn_tensor_is_leaf(self->base))
            return tni_fail(TN_ERR_RUNTIME, "a view of a leaf Variable that requires grad is being "
                                            "used in an in-place operation.");
    }
    if (tni_requires_grad(self) && tn_tensor_is_leaf(self))
        return tni_fail(
            TN_ERR_RUNTIME,
            "a leaf Variable that requires grad is being used in an in-place operation.");
    return TN_OK;
}

/* ---- a stale view ---- */

/*
 * Return in *out the new history of a stale view. The view is replayed on its base, recorded, as
 * another tensor, whose node it takes over. On failure *out has what must be dropped.
 */
static tn_status replay_history(tn_tensor *view, tni_tensor_history *out)
{
    tni_recording was;
    tn_tensor *twin = NULL;
    tni_recording_begin(true, &was);
    tn_status status = tni_view_replay(view->base, view, view->base, &twin);
    tni_recording_end(&was);
    TN_TRY(status);
    const tni_record *made = tni_record_of(twin);
    if (made != NULL && made->node != NULL)
        *out = (tni_tensor_history){tni_node_retain(made->node), 0, made->number};
    tn_tensor_release(twin);
    if (out->node == NULL)
        return TN_OK;
    const tni_record *record = tni_record_make(view);
    if (record == NULL)
        return TN_ERR_MEMORY;
    if (__atomic_load_n(&record->kept_by, __ATOMIC_RELAXED) == 0)
        return TN_OK;
    return tni_hook_keep(out->node, view, out->number, &out->kept_by);
}

/*
 * Exchange the view's history with *new, unless another thread has renewed it since: then *new
 * stays. Only this is done under the lock.
 */
static void store_history(tn_tensor *view, uint32_t version, tni_tensor_history *new)
{
    tni_record *record = tni_record_of(view);
    pthread_mutex_t *lock = tni_graph_lock(view);
    if (view->seen_version != version) {
        if (record != NULL)
            *new = tni_history_exchange(record, *new);
        __atomic_store_n(&view->seen_version, version, __ATOMIC_RELEASE);
    }
    tni_graph_unlock(lock);
}

/*
 * Several threads may renew a view at the same time: each makes a history, and the first one stays.
 * No lock is held meanwhile, because operators, hooks and the program's code run.
 */
tn_status tni_view_renew(tn_tensor *view)
{
    TNI_ASSERT(view->base != NULL);
    uint32_t version = tn_tensor_version(view);
    tni_tensor_history new = {NULL, 0, 0};
    if ((view->flags & TNI_TENSOR_VIEW_MARKS) != 0)
        return fail_special(view, true);
    if (!tni_requires_grad(view->base)) {
        __atomic_store_n(&view->seen_version, version, __ATOMIC_RELEASE);
        return TN_OK;
    }
    tn_status status = replay_history(view, &new);
    if (status == TN_OK)
        store_history(view, version, &new);
    tni_history_drop(new);
    return status;
}

/* ---- writing through a view ---- */

/* What a CopySlices node keeps. Its first edge is the base's; the others are those of fn. */
typedef struct slices {
    tn_node *fn;      /* what wrote into the view; its first edge is not used */
    tni_saved shapes; /* a hollow base */
    tni_saved view;   /* a hollow view, whose offset is in the base's storage */
} slices;

static slices *slices_of(const tn_node *node)
{
    return (slices *)(uintptr_t)node->details;
}

static const char *slices_name(const tn_node *node)
{
    (void)node;
    return "CopySlices";
}

/*
 * Return in *out a copy of the gradient with the strides of the base, so that the view's strides
 * are valid in it.
 */
static tn_status copy_base(const tn_tensor *base, tn_tensor *grad, tn_tensor **out)
{
    tn_tensor *copy;
    TN_TRY(tni_call_new_empty_strided(grad, tni_sizes_of(base), tni_strides_of(base),
                                      TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, &copy));
    tn_status status = tni_call_copy_(copy, grad, false);
    if (status == TN_OK)
        *out = copy;
    else
        tn_tensor_release(copy);
    return status;
}

/* Run fn on a copy of the view's part of the gradient; its results go to the same edges. */
static tn_status run_inner(const slices *s, tn_tensor *part, const tni_apply *apply)
{
    tn_tensor *copy;
    TN_TRY(tni_call_clone(part, -1, &copy));
    tni_apply inner = {&copy, apply->wanted, apply->results};
    tn_status status = tni_node_enter(s->fn);
    if (status == TN_OK) {
        status = s->fn->kind->apply(s->fn, &inner);
        tni_node_leave(s->fn, false);
    }
    tn_tensor_release(copy);
    return status;
}

/*
 * Backward of a write into a view. Outside of the view, the base was not changed, so its gradient
 * passes. Inside, the gradient before the write is what fn gives for its self, or zeros if fn gives
 * nothing, as where the values were overwritten.
 */
static tn_status slices_apply(tn_node *node, const tni_apply *apply)
{
    const slices *s = slices_of(node);
    TNI_ASSERT(s->shapes.kind == TNI_SAVED_HOLLOW && s->view.kind == TNI_SAVED_HOLLOW);
    tn_tensor *whole = NULL;
    tn_tensor *part = NULL;
    if (apply->grads[0] == NULL)
        return TN_OK;
    TN_TRY(copy_base(s->shapes.as.tensor, apply->grads[0], &whole));
    tn_status status = tni_view_replay(s->shapes.as.tensor, s->view.as.tensor, whole, &part);
    if (status == TN_OK)
        status = run_inner(s, part, apply);
    /* `part` is a view of `whole`, so writing it completes the base's gradient. */
    if (status == TN_OK && apply->wanted[0]) {
        tn_tensor *inner = apply->results[0];
        status = inner != NULL ? tni_call_copy_(part, inner, false) : tni_call_zero_(part);
        tn_tensor_release(inner);
        apply->results[0] = whole;
        whole = NULL;
    }
    tn_tensor_release(part);
    tn_tensor_release(whole);
    return status;
}

/* Free the saved values of fn, which only this node runs. */
static void slices_free_saved(tn_node *node)
{
    if (tni_node_enter(slices_of(node)->fn) == TN_OK)
        tni_node_leave(slices_of(node)->fn, true);
}

static void slices_free_rest(tn_node *node)
{
    slices *s = slices_of(node);
    tni_saved_free(&s->shapes, 0, NULL);
    tni_saved_free(&s->view, 0, NULL);
    tn_node_release(s->fn);
    tni_free(s);
}

const tni_node_kind tni_slices_kind = {slices_name, slices_apply, slices_free_saved,
                                       slices_free_rest};

/* Keep the geometry of base and view, with their keys: the replay looks at the lazy bits. */
static tn_status slices_fill(slices *s, tn_tensor *view)
{
    TN_TRY(tni_save_result(view->base, 0, true, &s->shapes));
    s->shapes.as.tensor->keys = view->base->keys;
    TN_TRY(tni_save_result(view, 0, true, &s->view));
    s->view.as.tensor->keys = view->keys;
    return TN_OK;
}

/*
 * Set the edges: the first leads to the base's history before the write, the others are copies of
 * fn's.
 */
static tn_status slices_edges(tn_node *node, tn_tensor *base)
{
    tni_edge *edges = tni_node_edges(node);
    const tn_node *fn = slices_of(node)->fn;
    TN_TRY(tni_edge_of(base, &edges[0]));
    for (uint32_t i = 1; i < node->nedges; i++) {
        edges[i] = tni_node_edges(fn)[i];
        (void)tn_node_retain(edges[i].node);
    }
    return TN_OK;
}

/* Make the CopySlices node for a write of fn into a view. */
static tn_status slices_new(tn_tensor *view, tn_node *fn, tn_node **out)
{
    TNI_ASSERT(tni_node_is_valid(fn) && view->base != NULL);
    tn_node *node = NULL;
    slices *s = tni_calloc(1, sizeof *s);
    const tni_node_shape shape = {
        .nedges = fn->nedges > 0 ? fn->nedges : 1, .nresults = 1, .nnumbers = view->base->rank};
    if (s == NULL)
        return tni_fail_memory(sizeof *s);
    if (tni_node_new(&tni_slices_kind, &shape, &node) != TN_OK) {
        tni_free(s);
        return tn_last_status();
    }
    s->fn = tn_node_retain(fn);
    node->details = s;
    /* PyTorch's drops its fn after a run, whatever that has saved. */
    node->flags |= TNI_NODE_HAS_SAVED;
    tni_node_set_meta(node, 0, 0, view->base);
    tn_status status = slices_fill(s, view);
    if (status == TN_OK)
        status = slices_edges(node, view->base);
    if (status == TN_OK)
        *out = node;
    else
        tn_node_release(node);
    return status;
}

/*
 * Make a write of fn into a view part of its base's history. The view is marked as stale, whether
 * or not its version changed, so that it gets a new node when one is needed.
 */
static tn_status rebase_view(tn_tensor *view, tn_node *fn)
{
    tn_node *node = NULL;
    tn_tensor *base = view->base;
    TN_TRY(slices_new(view, fn, &node));
    tn_status status = tni_set_history(base, node, 0);
    tn_node_release(node);
    TN_TRY(status);
    /* Other views of the storage must ask autograd from now on. */
    tni_storage_mark_views(base);
    view->flags |= TNI_TENSOR_AUTOGRAD;
    view->seen_version = tn_tensor_version(view) - 1;
    return TN_OK;
}

/* A tensor that is not a view gets the node; its views are marked, so that they notice. */
tn_status tni_rebase(tn_tensor *self, tn_node *node, uint32_t number)
{
    if (self->base != NULL)
        return rebase_view(self, node);
    TN_TRY(tni_set_history(self, node, number));
    if (!tni_storage_is_sole(self->storage))
        tni_storage_mark_views(self);
    return TN_OK;
}
