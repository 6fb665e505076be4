/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The AccumulateGrad node of a leaf: adds the gradient that arrives to the leaf's `.grad`.
 *
 * The node is part of its leaf: it is made when the first edge to the leaf is, is freed with the
 * tensor, and shares the tensor's reference count. In PyTorch it lives as long as a graph that uses
 * it.
 *
 * Which of three things happens to a gradient:
 *     no .grad yet       it becomes .grad itself where nobody else can see it, else a copy does
 *     grad mode is off   it is added to .grad in place
 *     grad mode is on    .grad is replaced by a new sum, because backward itself is being recorded
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"

static const char *name_of(const tn_node *node)
{
    (void)node;
    return "AccumulateGrad";
}

/*
 * Whether the gradient may become the leaf's `.grad` without a copy. Nobody else may be able to
 * write it: this is the only reference to the tensor and to its storage, and it is not a view. It
 * must also have the layout that gradients have: the leaf's strides where the leaf is dense, else
 * row-major.
 */
static bool is_stealable(const tn_tensor *leaf, const tn_tensor *grad)
{
    /* A gradient with a conjugate or negative bit is copied, which resolves the bit. */
    if (grad->ref.count != 1 || grad->base != NULL || !tni_storage_is_sole(grad->storage) ||
        (grad->keys & TNI_LAZY_BITS) != 0 || grad->layout != leaf->layout)
        return false;
    if ((leaf->flags & TNI_TENSOR_DENSE) == 0)
        return (grad->flags & TNI_TENSOR_CONTIGUOUS) != 0;
    /* Strides of dimensions of size 1 may differ although both tensors are contiguous. */
    return memcmp(leaf->strides, grad->strides, leaf->rank * sizeof *leaf->strides) == 0 ||
           ((leaf->flags & grad->flags) & TNI_TENSOR_CONTIGUOUS) != 0;
}

/*
 * Return in *out a new copy of the gradient with the strides that the leaf's gradients have. Where
 * one of the two is not strided, plain clone keeps the gradient's own layout.
 */
static tn_status copy_for(const tn_tensor *leaf, tn_tensor *grad, tn_tensor **out)
{
    tn_tensor *copy;
    if (grad->layout != TN_LAYOUT_STRIDED || leaf->layout != TN_LAYOUT_STRIDED)
        return tni_call_clone(grad, -1, out);
    bool keeps = (leaf->flags & TNI_TENSOR_DENSE) != 0;
    int64_t strides[TN_MAX_DIM];
    tni_row_major_strides(leaf->rank, leaf->sizes, strides);
    TN_TRY(tni_call_new_empty_strided(grad, tni_sizes_of(leaf),
                                      (tni_ints){keeps ? leaf->strides : strides, leaf->rank},
                                      TN_DTYPE_UNDEFINED, -1, TNI_NO_DEVICE, TNI_NO_BOOL, &copy));
    tn_status status = tni_call_copy_(copy, grad, false);
    if (status == TN_OK)
        *out = copy;
    else
        tn_tensor_release(copy);
    return status;
}

/*
 * Set the first gradient of the leaf. While backward is recorded (grad mode is on), it is always
 * copied: the copy is then part of the new graph and is not shared with it.
 */
static tn_status begin_grad(tni_record *record, const tni_apply *apply)
{
    tn_tensor *grad = apply->grads[0];
    tn_tensor *kept;
    if (!tni_grad_mode() && is_stealable(record->tensor, grad)) {
        /* The engine releases what remains in `grads`, so taking leaves NULL there. */
        apply->grads[0] = NULL;
        kept = grad;
    } else {
        TN_TRY(copy_for(record->tensor, grad, &kept));
    }
    record->grad = kept;
    return TN_OK;
}

/*
 * Make `.grad` the new tensor a + b, and return the one before in *old, for the caller to release.
 * Tensors that the program took from `.grad` before keep their old values.
 */
static tn_status add_out_of_place(tni_record *record, tn_tensor *a, tn_tensor *b, tn_tensor **old)
{
    tn_tensor *sum;
    TN_TRY(tni_call_add_Tensor(a, b, TNI_INT_SCALAR(1), &sum));
    *old = record->grad;
    record->grad = sum;
    return TN_OK;
}

/*
 * Add a further gradient. It is added in place, so that a tensor that the program holds as `.grad`
 * remains the leaf's gradient, as in PyTorch. *old gets what must be released.
 */
static tn_status add_grad(tni_record *record, tn_tensor *grad, tn_tensor **old)
{
    if (tni_grad_mode())
        return add_out_of_place(record, record->grad, grad, old);
    /* A sparse tensor cannot hold a dense sum; the dense gradient is the first operand instead. */
    if (record->grad->layout != TN_LAYOUT_STRIDED && grad->layout == TN_LAYOUT_STRIDED)
        return add_out_of_place(record, grad, record->grad, old);
    return tni_call_add__Tensor(record->grad, grad, TNI_INT_SCALAR(1));
}

/*
 * Run the node: add grads[0] to the leaf, then run the leaf's hooks. A leaf may have lost its flag
 * since the graph was recorded; then the gradient is dropped.
 */
static tn_status accumulate(tn_node *node, const tni_apply *apply)
{
    tn_tensor *leaf = tni_accumulator_leaf(node);
    tni_record *record = tni_record_of(leaf);
    TNI_ASSERT(node->nresults == 1 && record->accumulator == node);
    if (apply->grads[0] == NULL || !tni_requires_grad(leaf))
        return TN_OK;
    /* Several threads may run backward into one leaf. */
    tn_tensor *old = NULL;
    TN_TRY(tni_grad_lock(record));
    tn_status status =
        record->grad == NULL ? begin_grad(record, apply) : add_grad(record, apply->grads[0], &old);
    tni_grad_unlock(record);
    /* After the unlock: this may free a graph and run code of the program, as the hooks do. */
    tn_tensor_release(old);
    TN_TRY(status);
    return TNI_LIKELY(tni_extras_of(node) == NULL) ? TN_OK : tni_hooks_accumulated(node);
}

const tni_node_kind tni_accumulate_kind = {name_of, accumulate, NULL, NULL};

/*
 * Two threads may make the node of a leaf at the same time; the first to store it wins, and the
 * other frees its own.
 */
tn_node *tni_accumulator(tn_tensor *leaf)
{
    tni_record *record = tni_record_make(leaf);
    if (record == NULL)
        return NULL;
    tn_node *node = __atomic_load_n(&record->accumulator, __ATOMIC_ACQUIRE);
    if (TNI_LIKELY(node != NULL))
        return node;
    const tni_node_shape shape = {.nresults = 1};
    if (tni_node_new(&tni_accumulate_kind, &shape, &node) != TN_OK)
        return NULL;
    node->details = leaf;
    /*
     * The engine runs the highest number first, so leaves are served as soon as they are ready:
     * their gradients go out of the run's table early.
     */
    node->order.sequence = UINT64_MAX;
    tn_node *expected = NULL;
    if (!__atomic_compare_exchange_n(&record->accumulator, &expected, node, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE)) {
        tni_node_free(node);
        node = expected;
    }
    return node;
}
