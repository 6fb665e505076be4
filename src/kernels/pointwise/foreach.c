/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators on lists of tensors, `_foreach_...`: one kernel for all of them. An entry of a
 * generated table (tni_foreach) says which operator is applied to each item and where its arguments
 * come from.
 *
 *     _foreach_add.ScalarList([a, b], [1, 2])   add.Scalar(a, 1), add.Scalar(b, 2)
 *     _foreach_lerp_.List([a], [b], [w])        lerp_.Tensor(a, b, w)
 *     _foreach_add.Tensor([a, b], t)            add.Tensor(a, t), add.Tensor(b, t)
 *     _foreach_addcmul.Tensor([a], [b], [c], t) addcmul(a, b, c, value=t[0])
 *
 * Items go through the dispatcher one after the other, in the order of the list: a tensor that is
 * in the list twice is processed twice, and later items read what earlier ones wrote.
 *
 * In-place operators fail before anything is written, or not at all. The operator of an item checks
 * all of its arguments before it writes. An item whose arguments are like those of the first in all
 * that checks look at fails if and only if the first does; every other item is tried first on a
 * copy of the tensor that it writes, and the copy is dropped (docs/decisions/0145). The cost is a
 * look at each tensor's header for uniform lists, such as an optimiser's, and a second computation
 * for the items that differ.
 */
#include "calls/calls_pointwise.h"
#include "kernels/core/iterator.h"
#include "kernels/pointwise/pointwise.h"

#include <math.h>

/* One call. */
typedef struct foreach_run {
    const tn_call *call;       /* the call of the list operator */
    const StableIValue *args;  /* its arguments */
    tni_foreach *how;          /* the operator of an item, and its arguments' sources */
    const tni_signature *item; /* that operator's signature */
    size_t count;              /* number of items */
    size_t packed;             /* argument that packs a number per item, or NO_ARGUMENT */
    tni_scalar *numbers;       /* the unpacked numbers, owned */
} foreach_run;

#define NO_ARGUMENT SIZE_MAX

static const tni_scalar one = {.kind = TN_KIND_INT, .as.integer = 1};

#define TENSOR_LIST  (TNI_TYPE_TENSOR | TNI_SHAPE_LIST)
#define SCALAR_LIST  (TNI_TYPE_SCALAR | TNI_SHAPE_LIST)
#define PLAIN_SCALAR (TNI_TYPE_SCALAR | TNI_SHAPE_PLAIN)

/* Return whether the operator is `_foreach_NAME`, in-place or not, of any overload. */
static bool is_of(const foreach_run *r, const char *name)
{
    static const char prefix[] = "aten::_foreach_";
    const char *own = r->call->op->name.text;
    size_t length = strlen(name);
    return strncmp(own, prefix, strlen(prefix)) == 0 &&
           strncmp(own + strlen(prefix), name, length) == 0 &&
           /* strchr finds the terminating 0, too */
           strchr("._", own[strlen(prefix) + length]) != NULL;
}

/* ---- checks of the lists ---- */

/* Fail for an empty list, in PyTorch's words. */
static TNI_COLD tn_status fail_empty(const foreach_run *r)
{
    if (is_of(r, "mm"))
        return tni_fail(TN_ERR_RUNTIME, "_foreach_mm requires non-empty tensor lists");
    return tni_fail(TN_ERR_RUNTIME, "Tensor list must have at least one tensor.");
}

/* Fail for lists of different lengths, in PyTorch's words. */
static TNI_COLD tn_status fail_lengths(const foreach_run *r, size_t other)
{
    if (is_of(r, "mm"))
        return tni_fail(TN_ERR_RUNTIME,
                        "_foreach_mm: self and mat2 must have the same number of tensors");
    return tni_fail(TN_ERR_RUNTIME,
                    "Tensor lists must have the same number of tensors, got %zu and %zu", r->count,
                    other);
}

/*
 * Set the number of items: the length of the first list of tensors. Only the functional
 * _foreach_copy accepts an empty one.
 */
static tn_status count_items(foreach_run *r)
{
    const tni_signature *signature = r->call->signature;
    r->count = 0;
    for (size_t i = 0; i < signature->nargs; i++)
        if (signature->args[i] == TENSOR_LIST) {
            r->count = tni_arg_list(r->args[i])->size;
            break;
        }
    if (r->count == 0 && !(is_of(r, "copy") && signature->nreturns == 1))
        return fail_empty(r);
    return TN_OK;
}

/* Fail unless all lists have an element per item, and all tensors are defined. */
static tn_status check_lists(const foreach_run *r)
{
    const tni_signature *signature = r->call->signature;
    for (size_t i = 0; i < signature->nargs; i++)
        if (signature->args[i] == TENSOR_LIST && tni_arg_list(r->args[i])->size != r->count)
            return fail_lengths(r, tni_arg_list(r->args[i])->size);
    for (size_t i = 0; i < signature->nargs; i++) {
        if (signature->args[i] == TENSOR_LIST)
            TN_TRY(tni_check_tensors(r->call, i, tni_arg_list(r->args[i])));
        if (signature->args[i] == SCALAR_LIST && tni_arg_list(r->args[i])->size != r->count)
            return tni_fail(TN_ERR_RUNTIME,
                            "Tensor list must have same number of elements as scalar list.");
    }
    return TN_OK;
}

/* Fail unless one tensor for all items has a single element and no dimensions. */
static tn_status check_number(const foreach_run *r, size_t index)
{
    tn_tensor *number;
    TN_TRY(tni_arg_tensor(r->call, r->args, index, &number));
    if (number->rank == 0 && number->numel == 1)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "scalar tensor expected to be 0 dim but it has %d dimensions and %lld "
                    "elements.",
                    (int)number->rank, (long long)number->numel);
}

/* ---- a tensor that packs one number per item ---- */

/* Fail unless the tensor is a contiguous vector on the CPU with a number per item. */
static tn_status check_packed(const foreach_run *r, const tn_tensor *packed)
{
    if (packed->device.type != TN_DEVICE_CPU)
        return tni_fail(TN_ERR_RUNTIME, "Expected scalars to be on CPU, got %s instead.",
                        tn_device_type_name((tn_device_type)packed->device.type));
    if ((packed->flags & TNI_TENSOR_CONTIGUOUS) == 0)
        return tni_fail(TN_ERR_RUNTIME, "Expected scalars to be contiguous.");
    if (packed->rank != 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected packed scalar Tensor to be of dimension 1. Got %d instead.",
                        (int)packed->rank);
    if (packed->sizes[0] != (int64_t)r->count)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected length of scalars to match input of length %zu but got %lld "
                        "instead.",
                        r->count, (long long)packed->sizes[0]);
    return TN_OK;
}

/* Return element `index` of the packed tensor in its widest dtype; `is_bool` if it had bools. */
static tni_scalar number_at(const tn_tensor *wide, size_t index, bool is_bool)
{
    tni_scalar number = {.kind = TN_KIND_INT};
    if (wide->dtype == TN_DTYPE_C128) {
        number.kind = TN_KIND_COMPLEX;
        memcpy(number.as.complex, (const double *)wide->data + 2 * index, 2 * sizeof(double));
    } else if (wide->dtype == TN_DTYPE_F64) {
        number.kind = TN_KIND_DOUBLE;
        number.as.real = ((const double *)wide->data)[index];
    } else if (is_bool) {
        number.kind = TN_KIND_BOOL;
        number.as.boolean = ((const int64_t *)wide->data)[index] != 0;
    } else {
        number.as.integer = ((const int64_t *)wide->data)[index];
    }
    return number;
}

/* Unpack argument `index` into r->numbers. */
static tn_status unpack_numbers(foreach_run *r, size_t index)
{
    tn_tensor *packed;
    tn_tensor *wide;
    TN_TRY(tni_arg_tensor(r->call, r->args, index, &packed));
    TN_TRY(check_packed(r, packed));
    tn_dtype dtype = tni_dtype_is((tn_dtype)packed->dtype, TNI_DTYPE_COMPLEX)    ? TN_DTYPE_C128
                     : tni_dtype_is((tn_dtype)packed->dtype, TNI_DTYPE_FLOATING) ? TN_DTYPE_F64
                                                                                 : TN_DTYPE_I64;
    TN_TRY(tni_clone(packed, dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &wide));
    r->numbers = tni_malloc(r->count * sizeof *r->numbers);
    for (size_t i = 0; i < r->count && r->numbers != NULL; i++)
        r->numbers[i] = number_at(wide, i, packed->dtype == TN_DTYPE_BOOL);
    tn_tensor_release(wide);
    r->packed = index;
    return r->numbers != NULL ? TN_OK : tni_fail_memory(r->count * sizeof *r->numbers);
}

/*
 * Read the arguments that are single tensors: either one tensor for every item, or, where the
 * item's operator takes a Scalar, numbers packed for all.
 */
static tn_status read_plain_tensors(foreach_run *r)
{
    const tni_signature *signature = r->call->signature;
    for (size_t k = 0; k < r->how->nargs; k++) {
        size_t source = r->how->sources[k];
        if (source >= signature->nargs || signature->args[source] != TNI_PLAIN_TENSOR)
            continue;
        TN_TRY(r->item->args[k] == PLAIN_SCALAR ? unpack_numbers(r, source)
                                                : check_number(r, source));
    }
    return TN_OK;
}

/* ---- items that have no result ---- */

/* _foreach_norm: an infinite order asks for the largest element, which an empty tensor lacks. */
static tn_status check_norm(const foreach_run *r)
{
    const tni_scalar *order = tni_arg_scalar(r->args[1]);
    if (order->kind != TN_KIND_INT && order->kind != TN_KIND_DOUBLE)
        return tni_fail(TN_ERR_RUNTIME,
                        "foreach_tensor_norm_slow expects ord to be integer or float");
    const tni_list *self = tni_arg_list(r->args[0]);
    bool is_largest = order->kind == TN_KIND_DOUBLE && order->as.real == INFINITY;
    for (size_t i = 0; i < r->count && is_largest; i++)
        if (tni_list_tensor(self, i)->numel == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "_foreach_norm cannot compute the infinity norm on an empty tensor "
                            "because the operation does not have an identity");
    return TN_OK;
}

/* _foreach_max: likewise. */
static tn_status check_largest(const foreach_run *r)
{
    const tni_list *self = tni_arg_list(r->args[0]);
    for (size_t i = 0; i < r->count; i++)
        if (tni_list_tensor(self, i)->numel == 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "_foreach_max cannot compute the maximum of an empty tensor; max over "
                            "zero elements is undefined.");
    return TN_OK;
}

/* ---- arguments of one item ---- */

/* Return the argument of item `index` that comes from `source`; borrowed. */
static StableIValue argument_of(const foreach_run *r, size_t source, size_t index)
{
    if (source == TNI_FOREACH_NOTHING)
        return 0;
    if (source == TNI_FOREACH_ONE)
        return tni_box_pointer(&one);
    if (source == r->packed)
        return tni_box_pointer(&r->numbers[index]);
    tni_argcode code = r->call->signature->args[source];
    if (code == TENSOR_LIST || code == SCALAR_LIST)
        return tni_arg_list(r->args[source])->items[index];
    return r->args[source];
}

/* Write all arguments of an item. */
static void fill(const foreach_run *r, size_t index, StableIValue *inputs)
{
    for (size_t k = 0; k < r->how->nargs; k++)
        inputs[k] = argument_of(r, r->how->sources[k], index);
}

/* ---- results are new ---- */

/* Run all items and return a list of their results. */
static tn_status run_new(const foreach_run *r, StableIValue *outs)
{
    StableIValue inputs[TNI_FOREACH_ARGS];
    StableIValue result;
    tni_list *list;
    TN_TRY(tni_list_new(r->count, &list));
    tn_status status = TN_OK;
    for (size_t i = 0; i < r->count && status == TN_OK; i++) {
        fill(r, i, inputs);
        status = tni_callee_call(&r->how->item, inputs, &result);
        if (status == TN_OK) {
            status = tni_list_push(list, result); /* cannot fail: the list has room */
            if (status != TN_OK)
                tni_handle_free((tni_handle *)(uintptr_t)result);
        }
    }
    return tni_return_list(status, list, outs);
}

/* ---- results are the items ---- */

/*
 * Return whether an operator's checks cannot tell a tensor from that of the first item: same dtype,
 * device and kind, the shape of its own self, and memory of its own or the same tensor.
 */
static bool is_alike(const tn_tensor *tensor, const tn_tensor *first, const tn_tensor *self)
{
    const uint32_t kinds = TNI_TENSOR_DENSE | TNI_TENSOR_WRAPPED_NUMBER;
    if (tensor->dtype != first->dtype || tensor->device.type != first->device.type ||
        tensor->device.index != first->device.index || tensor->layout != first->layout ||
        tensor->keys != first->keys || (tensor->flags & kinds) != (first->flags & kinds))
        return false;
    bool is_number = tensor->rank == 0 && first->rank == 0;
    bool is_apart = tensor == self || tensor->storage != self->storage;
    return is_apart && (is_number || tni_has_sizes(self, tensor->rank, tensor->sizes));
}

/*
 * Return whether a number is accepted wherever the first item's is. Other dtypes may refuse single
 * numbers, so such items are tried.
 */
static bool is_harmless(const tni_scalar *number, const tni_scalar *first, const tn_tensor *self)
{
    return number->kind == first->kind &&
           (self->dtype == TN_DTYPE_F32 || self->dtype == TN_DTYPE_F64);
}

/* Return whether item `index` fails if and only if the first item does. */
static bool is_like_first(const foreach_run *r, const StableIValue *inputs,
                          const StableIValue *first)
{
    const tn_tensor *self = tni_boxed_tensor(inputs[0]);
    /* Promotion treats a tensor without dimensions like a number. */
    bool is_same_category = (self->rank == 0) == (tni_boxed_tensor(first[0])->rank == 0);
    if ((self->flags & TNI_TENSOR_DENSE) == 0 || !is_same_category)
        return false;
    for (size_t k = 0; k < r->how->nargs; k++) {
        /* The very same argument needs no look, but a tensor is compared with its item's self. */
        if (inputs[k] == first[k] && k > 0 && r->item->args[k] != TNI_PLAIN_TENSOR)
            continue;
        if (r->item->args[k] == TNI_PLAIN_TENSOR &&
            !is_alike(tni_boxed_tensor(inputs[k]), tni_boxed_tensor(first[k]), self))
            return false;
        if (r->item->args[k] == PLAIN_SCALAR &&
            !is_harmless(tni_arg_scalar(inputs[k]), tni_arg_scalar(first[k]), self))
            return false;
    }
    return true;
}

/* Check the overlap of what an item writes on the tensor itself: its copy overlaps nothing. */
static tn_status check_memory(const foreach_run *r, const StableIValue *inputs)
{
    const tn_tensor *self = tni_boxed_tensor(inputs[0]);
    /* writes the same everywhere, so overlap is harmless */
    if (strcmp(r->how->item.name, "aten::zero_") == 0)
        return TN_OK;
    TN_TRY(tni_check_no_overlap(self));
    for (size_t k = 1; k < r->how->nargs; k++)
        if (r->item->args[k] == TNI_PLAIN_TENSOR)
            TN_TRY(tni_check_apart(self, tni_boxed_tensor(inputs[k])));
    return TN_OK;
}

/*
 * Run an item with a copy in place of the tensor that it writes, and drop the copy. Other arguments
 * that are the same tensor are replaced as well.
 */
static tn_status try_item(const foreach_run *r, const StableIValue *inputs)
{
    StableIValue tried[TNI_FOREACH_ARGS];
    tn_tensor *copy;
    tni_box box;
    TN_TRY(check_memory(r, inputs));
    TN_TRY(tni_call_clone(tni_boxed_tensor(inputs[0]), -1, &copy));
    StableIValue ivalue = tni_box_handle(copy, &box);
    for (size_t k = 0; k < r->how->nargs; k++)
        tried[k] = r->item->args[k] == TNI_PLAIN_TENSOR &&
                           tni_boxed_tensor(inputs[k]) == tni_boxed_tensor(inputs[0])
                       ? ivalue
                       : inputs[k];
    tn_status status = tni_callee_call_drop(&r->how->item, tried, r->item->nreturns);
    tn_tensor_release(copy);
    return status;
}

/*
 * Try every item that is not like the first, with autograd's keys excluded, so that what is tried
 * is not recorded and changes no version.
 */
static tn_status try_unlike(const foreach_run *r)
{
    StableIValue first[TNI_FOREACH_ARGS];
    StableIValue inputs[TNI_FOREACH_ARGS];
    tni_local_keys was = tni_local_keys_get();
    tni_local_keys keys = was;
    tn_status status = TN_OK;
    bool is_first_tried = false;
    keys.excluded |= TNI_AUTOGRAD_BITS | TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW);
    fill(r, 0, first);
    for (size_t i = 1; i < r->count && status == TN_OK; i++) {
        fill(r, i, inputs);
        if (TNI_LIKELY(is_like_first(r, inputs, first)))
            continue;
        tni_local_keys_set(keys);
        if (!is_first_tried) /* the failure reported is that of the first item that fails */
            status = try_item(r, first);
        is_first_tried = true;
        if (status == TN_OK)
            status = try_item(r, inputs);
        tni_local_keys_set(was);
    }
    return status;
}

/* Write all items; no check fails from here on. */
static tn_status run_in_place(const foreach_run *r)
{
    StableIValue inputs[TNI_FOREACH_ARGS];
    TN_TRY(try_unlike(r));
    for (size_t i = 0; i < r->count; i++) {
        fill(r, i, inputs);
        TN_TRY(tni_callee_call_drop(&r->how->item, inputs, r->item->nreturns));
    }
    return TN_OK;
}

/* ---- the kernel ---- */

/* Look up the item's operator and check the lists. */
static tn_status prepare(foreach_run *r)
{
    TN_TRY(tni_callee_signature(&r->how->item, &r->item));
    TN_TRY(count_items(r));
    TN_TRY(read_plain_tensors(r));
    TN_TRY(check_lists(r));
    if (TNI_UNLIKELY(is_of(r, "norm")))
        return check_norm(r);
    if (TNI_UNLIKELY(is_of(r, "max")))
        return check_largest(r);
    return TN_OK;
}

tn_status tni_run_foreach(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    foreach_run r = {
        .call = call, .args = args, .how = call->kernel->context, .packed = NO_ARGUMENT};
    tn_status status = prepare(&r);
    if (status == TN_OK)
        status = call->signature->nreturns == 0 ? run_in_place(&r) : run_new(&r, outs);
    tni_free(r.numbers);
    return status;
}
