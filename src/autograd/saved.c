/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Saved values: what a formula will read in backward, with the version that each tensor had.
 *
 *     an argument          the tensor itself
 *     a result             a twin: a tensor over the same storage with its tangent and no history;
 *                          saving the result itself would let the node hold itself
 *     geometry alone       a hollow tensor: sizes and strides on a storage without bytes
 *     a list of tensors    one block with an item per tensor
 *     any other value      an ivalue that the node owns
 *
 * A tensor whose version has changed since was written, and backward fails instead of computing
 * with other values. Where the thread has hooks for it, tensors with elements are packed
 * (packing.c).
 */
#include "autograd/graph.h"

static bool has_history(const tn_tensor *tensor)
{
    const tni_record *record = tni_record_of(tensor);
    return record != NULL && record->node != NULL;
}

/* Whether a tensor has sizes but no elements. */
static bool is_hollow(const tn_tensor *tensor)
{
    return tensor != NULL && tensor->data == NULL && tensor->storage->data == NULL;
}

/* Whether each item of a saved list is a tensor or None. */
static bool is_list_valid(const tni_saved_list *list)
{
    if (list == NULL || list->list.size != list->count)
        return false;
    for (size_t i = 0; i < list->count; i++) {
        tni_saved_kind kind = (tni_saved_kind)list->items[i].kind;
        if ((kind != TNI_SAVED_NOTHING && kind != TNI_SAVED_TENSOR && kind != TNI_SAVED_HOLLOW) ||
            !tni_saved_is_valid(&list->items[i]))
            return false;
    }
    return true;
}

bool tni_saved_is_valid(const tni_saved *saved)
{
    const tn_tensor *tensor = saved->as.tensor;
    switch ((tni_saved_kind)saved->kind) {
    case TNI_SAVED_NOTHING:
    case TNI_SAVED_VALUE:
        return true;
    case TNI_SAVED_TENSOR:
        return tensor == NULL || tni_tensor_is_valid(tensor);
    case TNI_SAVED_TWIN:
        return tensor != NULL && tni_tensor_is_valid(tensor) && tensor->base == NULL &&
               !has_history(tensor);
    case TNI_SAVED_HOLLOW:
        return is_hollow(tensor) && tni_tensor_is_valid(tensor);
    case TNI_SAVED_LIST:
        return is_list_valid(saved->as.list);
    case TNI_SAVED_PACKED:
        return saved->as.packed != NULL;
    }
    return false;
}

/* PyTorch's message for saving a tensor that was made in inference mode. */
static TNI_COLD tn_status fail_inference(void)
{
    return tni_fail(TN_ERR_RUNTIME,
                    "Inference tensors cannot be saved for backward. Please do not use Tensors "
                    "created in inference mode in computation tracked by autograd. To work around "
                    "this, you can make a clone to get a normal tensor and use it in autograd, or "
                    "use `torch.no_grad()` instead of `torch.inference_mode()`.");
}

/* Save an argument. `had_node` lets check_saved notice a detach_ of the tensor. */
static inline tn_status save_itself(tn_tensor *tensor, tni_saved *out)
{
    *out = (tni_saved){.kind = TNI_SAVED_TENSOR};
    if (tensor == NULL)
        return TN_OK;
    if (TNI_UNLIKELY((tensor->flags & TNI_TENSOR_INFERENCE) != 0))
        return fail_inference();
    tni_ref_retain(&tensor->ref);
    out->as.tensor = tensor;
    out->version = __atomic_load_n(tni_tensor_version_at(tensor), __ATOMIC_RELAXED);
    out->had_node = has_history(tensor);
    return TN_OK;
}

/* A thread with hooks packs the tensor instead. */
tn_status tni_save_tensor(tn_tensor *tensor, tni_saved *out)
{
    if (TNI_UNLIKELY(tni_packer_top != NULL) && tensor != NULL)
        return tni_pack_argument(tensor, out);
    return save_itself(tensor, out);
}

/*
 * Save the sizes, strides, dtype and device of a tensor. The storage has no bytes; it is made on
 * the CPU, or on meta, and only then named as the tensor's device, so that no backend is asked for
 * memory.
 */
static tn_status save_hollow(const tn_tensor *tensor, tni_saved *out)
{
    tni_storage *storage;
    tn_device device = tensor->device.type == TN_DEVICE_META ? TN_META : TN_CPU;
    tni_tensor_spec spec = {(tn_dtype)tensor->dtype, (tn_layout)tensor->layout, tensor->rank,
                            tensor->sizes,           tensor->strides,           tensor->offset};
    TN_TRY(tni_storage_new(0, device, &storage));
    storage->device = tensor->device;
    TN_TRY(tni_tensor_new_take(storage, &spec, &out->as.tensor));
    out->kind = TNI_SAVED_HOLLOW;
    TNI_ASSERT(tni_saved_is_valid(out));
    return TN_OK;
}

/*
 * Save result `number`, `hollow` without its elements. A twin shares the version count of the
 * result, so a write to the result is noticed.
 */
tn_status tni_save_result(tn_tensor *tensor, uint32_t number, bool hollow, tni_saved *out)
{
    *out = (tni_saved){.kind = TNI_SAVED_TENSOR, .number = (uint16_t)number};
    if (tensor == NULL)
        return TN_OK;
    if (hollow)
        return save_hollow(tensor, out);
    if (TNI_UNLIKELY(tni_packer_top != NULL) && tni_is_differentiable((tn_dtype)tensor->dtype))
        return tni_pack_result(tensor, number, out);
    TN_TRY(tni_tensor_detach(tensor, &out->as.tensor));
    out->version = tn_tensor_version(tensor);
    out->kind = TNI_SAVED_TWIN;
    TNI_ASSERT(tni_saved_is_valid(out));
    return tni_tangent_pass(tensor, out->as.tensor);
}

/* ---- lists ---- */

static void free_list(tni_saved_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        tni_saved_free(&list->items[i], 0, NULL);
    tni_free(list);
}

/* Return the ivalues after the items of a list. */
static StableIValue *ivalues_of(tni_saved_list *list)
{
    return (StableIValue *)(void *)(list->items + list->count);
}

/*
 * Save a list of tensors in one block:
 *
 *     list and items | ivalue per item | ivalue of each optional's content | handle per item
 *
 * A program reads the ivalues. An item that is None has an ivalue of 0. Items are not packed,
 * because programs read the list as a whole.
 */
static tn_status save_list(const tni_list *from, bool hollow, bool of_optional, tni_saved *out)
{
    size_t count = from->size;
    size_t bytes = sizeof(tni_saved_list) +
                   count * (sizeof(tni_saved) + 2 * sizeof(StableIValue) + sizeof(tni_handle));
    tni_saved_list *list = tni_calloc(1, bytes);
    if (list == NULL)
        return tni_fail_memory(bytes);
    list->count = count;
    StableIValue *ivalues = ivalues_of(list);
    StableIValue *somes = ivalues + count;
    tni_handle *named = (tni_handle *)(void *)(somes + count);
    tn_status status = TN_OK;
    for (size_t i = 0; i < count && status == TN_OK; i++) {
        StableIValue item = from->items[i];
        /* An optional points to the ivalue of its tensor. */
        if (of_optional && item != 0)
            item = *(const StableIValue *)(uintptr_t)item;
        if (item == 0)
            continue;
        tn_tensor *tensor = tni_boxed_tensor(item);
        status = hollow && tensor != NULL ? save_hollow(tensor, &list->items[i])
                                          : save_itself(tensor, &list->items[i]);
        named[i].tensor = list->items[i].as.tensor;
        somes[i] = tni_box_pointer(&named[i]);
        ivalues[i] = of_optional ? tni_box_pointer(&somes[i]) : somes[i];
    }
    if (status != TN_OK) {
        free_list(list);
        return status;
    }
    list->list = (tni_list){ivalues, count, 0};
    *out = (tni_saved){.as.list = list, .kind = TNI_SAVED_LIST};
    TNI_ASSERT(tni_saved_is_valid(out));
    return TN_OK;
}

/* ---- ivalues ---- */

/* A value that is no tensor is retained by its argument code. */
tn_status tni_save_ivalue(tni_argcode code, const tni_type *type, StableIValue ivalue, bool hollow,
                          tni_saved *out)
{
    *out = (tni_saved){.kind = TNI_SAVED_NOTHING};
    if ((code & TNI_LEAF_MASK) != TNI_TYPE_TENSOR) {
        TN_TRY(tni_argcode_retain(code, type, ivalue, &out->as.ivalue));
        out->kind = TNI_SAVED_VALUE;
        return TN_OK;
    }
    if (ivalue == 0)
        return TN_OK;
    switch (code & ~TNI_LEAF_MASK) {
    case TNI_SHAPE_OPTIONAL:
        ivalue = *(const StableIValue *)(uintptr_t)ivalue;
        break;
    case TNI_SHAPE_LIST:
        return save_list((const tni_list *)(uintptr_t)ivalue, hollow, false, out);
    case TNI_SHAPE_LIST_OF_OPTIONAL:
        return save_list((const tni_list *)(uintptr_t)ivalue, hollow, true, out);
    default:
        break;
    }
    if (hollow && tni_boxed_tensor(ivalue) != NULL)
        return save_hollow(tni_boxed_tensor(ivalue), out);
    return tni_save_tensor(tni_boxed_tensor(ivalue), out);
}

/* The value is marked as nothing before it is dropped: dropping may run other code. */
void tni_saved_free(tni_saved *saved, tni_argcode code, const tni_type *type)
{
    tni_saved was = *saved;
    TNI_ASSERT(was.kind != TNI_SAVED_VALUE || (code & TNI_LEAF_MASK) != TNI_TYPE_TENSOR);
    *saved = (tni_saved){.kind = TNI_SAVED_NOTHING};
    switch ((tni_saved_kind)was.kind) {
    case TNI_SAVED_TENSOR:
    case TNI_SAVED_TWIN:
    case TNI_SAVED_HOLLOW:
        tn_tensor_release(was.as.tensor);
        break;
    case TNI_SAVED_LIST:
        free_list(was.as.list);
        break;
    case TNI_SAVED_PACKED:
        tni_packed_free(was.as.packed);
        break;
    case TNI_SAVED_VALUE:
        tni_argcode_drop(code, type, was.as.ivalue);
        break;
    case TNI_SAVED_NOTHING:
        break;
    }
}

/* ---- reading ---- */

/* Print the node's name without "Backward0", as PyTorch's message does. */
static void print_origin(tni_buffer *text, const tn_node *node)
{
    const char *name = tn_node_name(node);
    const char *end = strstr(name, "Backward");
    tni_buffer_add(text, name, end != NULL ? (size_t)(end - name) : strlen(name));
}

/*
 * Fail in PyTorch's words: which tensor, what made it, the version found and the one expected; and
 * in addition which node reads it.
 */
static TNI_COLD tn_status fail_version(const tn_node *node, const tni_saved *saved)
{
    const tn_tensor *tensor = saved->as.tensor;
    const tni_record *record = tni_record_of(tensor);
    bool is_twin = saved->kind == TNI_SAVED_TWIN;
    const tn_node *maker = is_twin ? node : record != NULL ? record->node : NULL;
    unsigned number = is_twin ? saved->number : record != NULL ? record->number : 0;
    tni_buffer text = {0};
    tni_buffer_print(&text, "[torch.%sTensor ", tni_scalar_name(tensor->dtype));
    tni_print_sizes(&text, tensor->rank, tensor->sizes);
    tni_buffer_add(&text, "]", 1);
    if (maker != NULL) {
        tni_buffer_print(&text, ", which is output %u of ", number);
        print_origin(&text, maker);
        tni_buffer_add(&text, ",", 1);
    }
    tn_status status = tni_fail(
        TN_ERR_RUNTIME,
        "one of the variables needed for gradient computation has been modified by an inplace "
        "operation: %s is at version %u; expected version %u instead. Hint: enable anomaly "
        "detection to find the operation that failed to compute its gradient, with "
        "torch.autograd.set_detect_anomaly(True, check_nan=False). It is read by %s.",
        text.failed ? "a tensor" : text.data, tn_tensor_version(tensor), saved->version,
        tn_node_name(node));
    tni_buffer_free(&text);
    return status;
}

/*
 * Fail if a saved tensor was written since, or lost its history by detach_. A hollow tensor has no
 * elements that could be written.
 */
static tn_status check_saved(const tn_node *node, const tni_saved *saved)
{
    const tn_tensor *tensor = saved->as.tensor;
    if (saved->kind == TNI_SAVED_HOLLOW || tensor == NULL)
        return TN_OK;
    if (TNI_UNLIKELY(tn_tensor_version(tensor) != saved->version))
        return fail_version(node, saved);
    if (TNI_UNLIKELY(saved->had_node && !has_history(tensor)))
        return tni_fail(TN_ERR_RUNTIME,
                        "Trying to use a saved tensor that has been detached in-place, i.e. with "
                        ".detach_().This is not supported, please use out-of-place `.detach()` "
                        "instead");
    return TN_OK;
}

/* Return in *out the twin of a result with its node as history. */
static tn_status link_result(tn_node *node, const tni_saved *saved, tn_tensor **out)
{
    tn_tensor *linked;
    TN_TRY(tni_tensor_detach(saved->as.tensor, &linked));
    tn_status status = tni_set_history(linked, node, saved->number);
    if (status == TN_OK)
        status = tni_tangent_pass(saved->as.tensor, linked);
    if (status == TN_OK)
        *out = linked;
    else
        tn_tensor_release(linked);
    return status;
}

/* Whether the twin gets its history back: only if backward itself is recorded. */
static bool needs_link(const tn_node *node, const tni_saved *saved)
{
    return saved->kind == TNI_SAVED_TWIN && tni_grad_mode() && saved->number < node->nresults &&
           tni_node_metas(node)[saved->number].is_set;
}

/* Kinds without a tensor give NULL. */
tn_status tni_saved_tensor(tn_node *node, const tni_saved *saved, tn_tensor **out)
{
    if (saved->kind == TNI_SAVED_NOTHING || saved->as.tensor == NULL) {
        *out = NULL;
        return TN_OK;
    }
    if (TNI_UNLIKELY(saved->kind == TNI_SAVED_PACKED))
        return tni_unpack(node, saved, out);
    TNI_ASSERT(saved->kind == TNI_SAVED_TENSOR || saved->kind == TNI_SAVED_TWIN ||
               saved->kind == TNI_SAVED_HOLLOW);
    TN_TRY(check_saved(node, saved));
    if (needs_link(node, saved))
        return link_result(node, saved, out);
    *out = tn_tensor_retain(saved->as.tensor);
    return TN_OK;
}

/*
 * Check each item and return the list; the items need no history, as save_list keeps arguments as
 * they are.
 */
static tn_status list_ivalue(const tn_node *node, const tni_saved *saved, StableIValue *out)
{
    tni_saved_list *list = saved->as.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind != TNI_SAVED_NOTHING)
            TN_TRY(check_saved(node, &list->items[i]));
    *out = tni_box_pointer(&list->list);
    return TN_OK;
}

/* The ivalue points into `memory`, unless it is a value or a list, which the node owns. */
tn_status tni_saved_ivalue(tn_node *node, const tni_saved *saved, tni_argcode code,
                           tni_unpacked *memory, StableIValue *out)
{
    memory->made = NULL;
    if (saved->kind == TNI_SAVED_VALUE) {
        *out = saved->as.ivalue;
        return TN_OK;
    }
    if (saved->kind == TNI_SAVED_LIST)
        return list_ivalue(node, saved, out);
    if (saved->kind == TNI_SAVED_NOTHING) {
        *out = 0;
        return TN_OK;
    }
    tn_tensor *tensor = saved->as.tensor;
    if (TNI_UNLIKELY(saved->kind == TNI_SAVED_PACKED)) {
        TN_TRY(tni_unpack(node, saved, &memory->made));
        tensor = memory->made;
    } else {
        TN_TRY(check_saved(node, saved));
        if (TNI_UNLIKELY(needs_link(node, saved))) {
            TN_TRY(link_result(node, saved, &memory->made));
            tensor = memory->made;
        }
    }
    memory->handle = (tni_handle){tensor, NULL};
    *out = tni_box_pointer(&memory->handle);
    if ((code & ~TNI_LEAF_MASK) == TNI_SHAPE_OPTIONAL) {
        memory->some = *out;
        *out = tni_box_pointer(&memory->some);
    }
    return TN_OK;
}

void tni_unpacked_free(tni_unpacked *memory)
{
    tn_tensor_release(memory->made);
}
