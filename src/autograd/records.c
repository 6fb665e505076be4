/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Records: what autograd knows of a tensor, and the functions of the public API that read and
 * change it.
 *
 * Most tensors have no record; the first one that needs one gets it from a pool. The record is
 * freed with its tensor.
 */
#include "autograd/graph.h"

_Static_assert(sizeof(tni_record) <= 72, "a record is an object of a pool");

/* ---- records ---- */

/*
 * A leaf has no node, is result 0 and keeps no gradient by a hook; a tensor with a node is no leaf.
 */
bool tni_record_is_valid(const tni_record *record, const tn_tensor *tensor)
{
    if (record->tensor != tensor || (tensor->flags & TNI_TENSOR_AUTOGRAD) == 0)
        return false;
    if (record->node != NULL)
        return record->number < record->node->nresults &&
               (tensor->flags & TNI_TENSOR_REQUIRES_GRAD) == 0;
    return record->number == 0 && record->kept_by == 0;
}

/*
 * Free the record of a tensor that is being freed, so that nobody else can reach it. The references
 * are released when the record has gone back to its pool: releasing the node may free a whole
 * graph, and other tensors with it.
 */
static void free_record(void *memory)
{
    tni_record *record = memory;
    TNI_ASSERT(tni_record_is_valid(record, record->tensor));
    TNI_ASSERT(record->accumulator == NULL ||
               tni_accumulator_leaf(record->accumulator) == record->tensor);
    if (record->kept_by != 0)
        tni_hook_remove(record->node, record->kept_by);
    if (record->accumulator != NULL)
        /* Nobody else has the accumulate node: its references are the tensor's. */
        tni_node_free(record->accumulator);
    tn_tensor *grad = record->grad;
    tn_tensor *tangent = record->tangent;
    tn_node *node = record->node;
    tni_pool_put(TNI_POOL_72, record);
    tn_node_release(node);
    tn_tensor_release(grad);
    tn_tensor_release(tangent);
}

/*
 * Two threads may make the record of one leaf at the same time; the first to store it wins. The
 * flag is set after the record, because calls look for a record where they see the flag.
 */
tni_record *tni_record_make(tn_tensor *tensor)
{
    tni_record *record = tni_record_of(tensor);
    if (record != NULL)
        return record;
    record = tni_pool_get(TNI_POOL_72);
    if (TNI_UNLIKELY(record == NULL)) {
        (void)tni_fail_memory(sizeof *record);
        return NULL;
    }
    *record = (tni_record){.tensor = tensor};
    /* The tensor folder is below this one and learns only now how records are freed. */
    if (TNI_UNLIKELY(atomic_load_explicit(&tni_tensor_free_record, memory_order_relaxed) == NULL))
        atomic_store(&tni_tensor_free_record, free_record);
    if (TNI_LIKELY(TNI_SINGLE_THREADED || tensor->ref.count == 1)) {
        tensor->record = record; /* nobody else has the tensor */
        tensor->flags |= TNI_TENSOR_AUTOGRAD;
        return record;
    }
    void *expected = NULL;
    if (!__atomic_compare_exchange_n(&tensor->record, &expected, record, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE)) {
        tni_pool_put(TNI_POOL_72, record);
        record = expected;
    }
    if ((tensor->flags & TNI_TENSOR_AUTOGRAD) == 0)
        tensor->flags |= TNI_TENSOR_AUTOGRAD;
    return record;
}

/*
 * Whether a tensor requires a gradient: a leaf by its flag, others by their node. A view also does
 * if its base does, because it may have been made before the base did.
 */
bool tni_requires_grad_slowly(const tn_tensor *tensor)
{
    if ((tensor->flags & TNI_TENSOR_REQUIRES_GRAD) != 0)
        return true;
    const tni_record *record = tni_record_of(tensor);
    if (record != NULL && __atomic_load_n(&record->node, __ATOMIC_RELAXED) != NULL)
        return true;
    return tensor->base != NULL && tni_is_differentiable((tn_dtype)tensor->dtype) &&
           tni_requires_grad(tensor->base);
}

/*
 * Return in *node the node of a tensor, borrowed, and in *number which result it is. A view
 * remembers the version that its history belongs to; if its storage has been written since, its
 * history is made again from the base's.
 */
tn_status tni_history(tn_tensor *tensor, tn_node **node, uint32_t *number)
{
    tni_record *record = tni_record_of(tensor);
    if (TNI_UNLIKELY(tensor->base != NULL) && tni_view_is_stale(tensor) &&
        ((record != NULL && __atomic_load_n(&record->node, __ATOMIC_RELAXED) != NULL) ||
         tni_requires_grad(tensor->base))) {
        TN_TRY(tni_view_renew(tensor));
        record = tni_record_of(tensor);
    }
    *node = record != NULL ? record->node : NULL;
    *number = record != NULL ? record->number : 0;
    return TN_OK;
}

/* What tni_edge_of leaves: views, and leaves that have no accumulate node yet. */
tn_status tni_edge_slowly(tn_tensor *tensor, tni_edge *out)
{
    tn_node *node;
    uint32_t number;
    if (!tni_requires_grad_slowly(tensor))
        return TN_OK;
    TN_TRY(tni_history(tensor, &node, &number));
    if (node == NULL) {
        number = 0;
        node = tni_accumulator(tensor);
    }
    if (node == NULL)
        return TN_ERR_MEMORY;
    TNI_ASSERT(number < node->nresults);
    *out = (tni_edge){tni_node_retain(node), number};
    return TN_OK;
}

/* Other threads may look whether a stale view has a node while it is renewed. */
tni_tensor_history tni_history_exchange(tni_record *record, tni_tensor_history history)
{
    const tni_tensor_history old = {record->node, record->kept_by, record->number};
    __atomic_store_n(&record->node, history.node, __ATOMIC_RELAXED);
    __atomic_store_n(&record->kept_by, history.kept_by, __ATOMIC_RELAXED);
    record->number = history.number;
    TNI_ASSERT(tni_record_is_valid(record, record->tensor));
    return old;
}

void tni_history_drop(tni_tensor_history history)
{
    if (history.node == NULL)
        return;
    if (TNI_UNLIKELY(history.kept_by != 0))
        tni_hook_remove(history.node, history.kept_by);
    tn_node_release(history.node);
}

/* Make the tensor, which is no leaf any more, have the history; the node is borrowed. */
static inline void give_history(tn_tensor *tensor, tni_record *record, tni_tensor_history history)
{
    (void)tni_node_retain(history.node);
    tensor->flags &= ~(uint32_t)TNI_TENSOR_REQUIRES_GRAD;
    tni_history_drop(tni_history_exchange(record, history));
}

/* A tensor that keeps its gradient does so on its new node from now on. */
static TNI_NOINLINE tn_status give_kept_history(tn_tensor *tensor, tn_node *node, uint32_t number)
{
    uint64_t kept_by;
    TN_TRY(tni_hook_keep(node, tensor, number, &kept_by));
    give_history(tensor, tni_record_of(tensor), (tni_tensor_history){node, kept_by, number});
    return TN_OK;
}

tn_status tni_set_history(tn_tensor *tensor, tn_node *node, uint32_t number)
{
    TNI_ASSERT(tni_node_is_valid(node) && number < node->nresults);
    tni_record *record = tni_record_make(tensor);
    if (TNI_UNLIKELY(record == NULL))
        return TN_ERR_MEMORY;
    if (TNI_UNLIKELY(record->kept_by != 0))
        return give_kept_history(tensor, node, number);
    give_history(tensor, record, (tni_tensor_history){node, 0, number});
    return TN_OK;
}

void tni_clear_history(tn_tensor *tensor)
{
    tni_record *record = tni_record_of(tensor);
    if (record != NULL)
        tni_history_drop(tni_history_exchange(record, (tni_tensor_history){NULL, 0, 0}));
}

/* ---- questions ---- */

bool tn_tensor_requires_grad(const tn_tensor *self)
{
    return tni_requires_grad(self);
}

/*
 * A stale view is not renewed to answer this: if its base requires a gradient, it will have a node
 * and is no leaf.
 */
bool tn_tensor_is_leaf(const tn_tensor *self)
{
    if (self == NULL)
        return true;
    const tni_record *record = tni_record_of(self);
    if (record != NULL && record->node != NULL)
        return false;
    return self->base == NULL || !tni_view_is_stale(self) || !tni_requires_grad(self->base);
}

tn_tensor *tn_tensor_base(const tn_tensor *self)
{
    return self != NULL ? self->base : NULL;
}

bool tn_tensor_is_inference(const tn_tensor *self)
{
    return self != NULL && (self->flags & TNI_TENSOR_INFERENCE) != 0;
}

tn_status tn_tensor_grad_fn(tn_tensor *self, uint32_t *number, tn_node **out)
{
    tn_node *node = NULL;
    uint32_t which = 0;
    if (out == NULL)
        return tni_fail_null(__func__, "out");
    if (self != NULL)
        TN_TRY(tni_history(self, &node, &which));
    *out = tn_node_retain(node);
    if (number != NULL)
        *number = which;
    return TN_OK;
}

tn_tensor *tn_tensor_grad(const tn_tensor *self)
{
    const tni_record *record = self != NULL ? tni_record_of(self) : NULL;
    return record != NULL ? record->grad : NULL;
}

bool tn_tensor_retains_grad(const tn_tensor *self)
{
    const tni_record *record = self != NULL ? tni_record_of(self) : NULL;
    return record != NULL && record->kept_by != 0;
}

/* ---- settings ---- */

/*
 * Make a tensor a leaf. A view becomes a tensor of its own: what is written into it no longer
 * belongs to its base's history.
 */
static tn_status begin_requiring(tn_tensor *self)
{
    if (!tni_is_differentiable((tn_dtype)self->dtype))
        return tni_fail(TN_ERR_RUNTIME,
                        "Only Tensors of floating point and complex dtype can require gradients, "
                        "this one is "
                        "%s",
                        tn_dtype_name((tn_dtype)self->dtype));
    if ((self->flags & TNI_TENSOR_INFERENCE) != 0 && !tni_inference_mode())
        return tni_fail(TN_ERR_RUNTIME, "Setting requires_grad=True on inference tensor outside "
                                        "InferenceMode is not allowed.");
    if (tni_record_make(self) == NULL)
        return TN_ERR_MEMORY;
    if (self->base != NULL)
        tni_tensor_drop_base(self);
    self->flags |= TNI_TENSOR_REQUIRES_GRAD;
    tni_storage_mark_views(self);
    return TN_OK;
}

tn_status tn_tensor_set_requires_grad(tn_tensor *self, bool requires_grad)
{
    if (self == NULL)
        return tni_fail_null(__func__, "self");
    if (tni_requires_grad(self) == requires_grad)
        return TN_OK;
    if (requires_grad)
        return begin_requiring(self);
    /* A result requires a gradient because its node does, so the flag cannot take it away. */
    if (!tn_tensor_is_leaf(self))
        return tni_fail(TN_ERR_RUNTIME,
                        "you can only change requires_grad flags of leaf variables. If you want to "
                        "use a computed variable in a subgraph that doesn't require "
                        "differentiation use var_no_grad = var.detach().");
    self->flags &= ~(uint32_t)TNI_TENSOR_REQUIRES_GRAD;
    return TN_OK;
}

static TNI_COLD tn_status fail_assigned(const tn_tensor *self, const tn_tensor *grad)
{
    tni_buffer text = {0};
    tni_buffer_print(&text, "attempting to assign a gradient of size '");
    tni_print_sizes(&text, grad->rank, grad->sizes);
    tni_buffer_print(&text, "' to a tensor of size '");
    tni_print_sizes(&text, self->rank, self->sizes);
    tni_buffer_print(&text, "'. Please ensure that the gradient and the tensor are the same size");
    tn_status status =
        tni_fail(TN_ERR_RUNTIME, "%s", text.failed ? "a gradient of another size" : text.data);
    tni_buffer_free(&text);
    return status;
}

/* A gradient must have its tensor's dtype, device and sizes. */
static tn_status check_assigned(const tn_tensor *self, const tn_tensor *grad)
{
    if (self == grad)
        return tni_fail(TN_ERR_RUNTIME, "can't assign Variable as its own grad");
    if (self->dtype != grad->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "attempting to assign a gradient with dtype '%s' to a tensor with dtype "
                        "'%s'",
                        tn_dtype_name((tn_dtype)grad->dtype), tn_dtype_name((tn_dtype)self->dtype));
    if (self->device.type != grad->device.type || self->device.index != grad->device.index)
        return tni_fail(TN_ERR_RUNTIME,
                        "attempting to assign a gradient of device '%s' to a "
                        "tensor of device '%s'",
                        tn_device_type_name((tn_device_type)grad->device.type),
                        tn_device_type_name((tn_device_type)self->device.type));
    if (self->rank != grad->rank ||
        memcmp(self->sizes, grad->sizes, self->rank * sizeof *self->sizes) != 0)
        return fail_assigned(self, grad);
    return TN_OK;
}

tn_status tn_tensor_set_grad(tn_tensor *self, tn_tensor *grad)
{
    if (self == NULL)
        return tni_fail_null(__func__, "self");
    tni_record *record = tni_record_of(self);
    if (grad == NULL && record == NULL)
        return TN_OK;
    if (grad != NULL)
        TN_TRY(check_assigned(self, grad));
    if (record == NULL && (record = tni_record_make(self)) == NULL)
        return TN_ERR_MEMORY;
    /* Store first, release last: the release may run code that reads `.grad`. */
    tn_tensor *old = record->grad;
    record->grad = tn_tensor_retain(grad);
    tn_tensor_release(old);
    return TN_OK;
}

tn_status tn_tensor_detach(const tn_tensor *self, tn_tensor **out)
{
    if (self == NULL || out == NULL)
        return tni_fail_null(__func__, "self and out");
    return tni_tensor_detach(self, out);
}

/* `.data`: the alias and its views count writes apart, in the alias's own_version, from 0 on. */
tn_status tn_tensor_data_alias(const tn_tensor *self, tn_tensor **out)
{
    TN_TRY(tn_tensor_detach(self, out));
    (*out)->flags |= TNI_TENSOR_OWN_VERSION;
    (*out)->own_version = 0;
    return TN_OK;
}

tn_status tn_tensor_detach_in_place(tn_tensor *self)
{
    if (self == NULL)
        return tni_fail_null(__func__, "self");
    if (self->base != NULL && (self->flags & TNI_TENSOR_AUTOGRAD) != 0)
        return tni_fail(TN_ERR_RUNTIME, "Can't detach views in-place. Use detach() instead.");
    tni_clear_history(self);
    self->flags &= ~(uint32_t)TNI_TENSOR_REQUIRES_GRAD;
    return TN_OK;
}

/* A leaf keeps its gradient anyway, and a second call changes nothing. */
tn_status tn_tensor_retain_grad(tn_tensor *self)
{
    tn_node *node;
    uint32_t number;
    if (self == NULL)
        return tni_fail_null(__func__, "self");
    if (!tni_requires_grad(self))
        return tni_fail(TN_ERR_RUNTIME, "can't retain_grad on Tensor that has requires_grad=False");
    TN_TRY(tni_history(self, &node, &number));
    tni_record *record = tni_record_of(self);
    if (node == NULL || record->kept_by != 0)
        return TN_OK;
    return tni_hook_keep(node, self, number, &record->kept_by);
}
