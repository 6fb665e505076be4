/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The node of a leaf: adds what arrives to the leaf's gradient.
 *
 * It is a part of the leaf: made when the first edge to it is, dropped with the tensor, and counted
 * by the tensor's references.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"

static const char *name_of(const tn_node *node)
{
    (void)node;
    return "AccumulateGrad";
}

/*
 * Whether a gradient that arrives may become the leaf's as it is: nobody else can write it then,
 * and its layout is the one that gradients have (that of the leaf where that is dense, else
 * row-major).
 */
static bool is_stealable(const tn_tensor *leaf, const tn_tensor *grad)
{
    if (grad->ref.count != 1 || grad->base != NULL || !tni_storage_is_sole(grad->storage) ||
        (grad->keys & TNI_LAZY_BITS) != 0 || grad->layout != leaf->layout)
        return false;
    if ((leaf->flags & TNI_TENSOR_DENSE) == 0)
        return (grad->flags & TNI_TENSOR_CONTIGUOUS) != 0;
    return memcmp(leaf->strides, grad->strides, leaf->rank * sizeof *leaf->strides) == 0 ||
           ((leaf->flags & grad->flags) & TNI_TENSOR_CONTIGUOUS) != 0;
}

/* A copy of the gradient in the layout that the leaf's gradients have; new. */
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

/* The first gradient of a leaf: taken over, or copied. */
static tn_status begin_grad(tni_record *record, const tni_apply *apply)
{
    tn_tensor *grad = apply->grads[0];
    tn_tensor *kept;
    if (!tni_grad_mode() && is_stealable(record->tensor, grad)) {
        apply->grads[0] = NULL;
        kept = grad;
    } else {
        TN_TRY(copy_for(record->tensor, grad, &kept));
    }
    record->grad = kept;
    return TN_OK;
}

static tn_status add_out_of_place(tni_record *record, tn_tensor *a, tn_tensor *b)
{
    tn_tensor *sum;
    TN_TRY(tni_call_add_Tensor(a, b, TNI_INT_SCALAR(1), &sum));
    tn_tensor *old = record->grad;
    record->grad = sum;
    tn_tensor_release(old);
    return TN_OK;
}

/* Further gradients are added in place, so that the tensor that the program holds stays the leaf's.
 */
static tn_status add_grad(tni_record *record, tn_tensor *grad)
{
    if (tni_grad_mode())
        return add_out_of_place(record, record->grad, grad);
    if (record->grad->layout != TN_LAYOUT_STRIDED && grad->layout == TN_LAYOUT_STRIDED)
        return add_out_of_place(record, grad, record->grad);
    return tni_call_add__Tensor(record->grad, grad, TNI_INT_SCALAR(1));
}

static tn_status accumulate(tn_node *node, const tni_apply *apply)
{
    tn_tensor *leaf = tni_accumulator_leaf(node);
    tni_record *record = tni_record_of(leaf);
    TNI_ASSERT(node->nresults == 1 && record->accumulator == node);
    if (apply->grads[0] == NULL || !tni_requires_grad(leaf))
        return TN_OK;
    pthread_mutex_t *lock = tni_leaf_lock(leaf);
    tn_status status =
        record->grad == NULL ? begin_grad(record, apply) : add_grad(record, apply->grads[0]);
    tni_graph_unlock(lock);
    TN_TRY(status);
    return TNI_LIKELY(tni_extras_of(node) == NULL) ? TN_OK : tni_hooks_accumulated(node);
}

const tni_node_kind tni_accumulate_kind = {name_of, accumulate, NULL, NULL};

/* Two threads may make it at the same time, and the first one's counts. */
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
    node->order.sequence = UINT64_MAX;
    tn_node *expected = NULL;
    if (!__atomic_compare_exchange_n(&record->accumulator, &expected, node, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE)) {
        tni_node_free(node);
        node = expected;
    }
    return node;
}
