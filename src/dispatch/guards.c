/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What stands before the kernel that a backend brings for a built-in operator: the check that its
 * tensors lie on one device, and the guard that makes this device the current one.
 *
 * PyTorch's generator writes both into each kernel of a device. Here one function stands in the
 * record of such a kernel and calls it: which of the two the operator wants is in its table, made
 * of `device_check` and `device_guard`. Kernels for the CPU have neither, so nothing of this is on
 * their path. Tenon's own kernels serve tensors without data by not looking for any: where numbers
 * or indices beside them have data, tensors without stand for these; other tensors with data are
 * refused.
 */
#include "dispatch/dispatch_shared.h"

#include <string.h>

/* No operator of the table has more arguments. */
enum { MOST_ARGS = 64 };

/* What has been seen of a call's tensors: the first one's device, and a tensor on another one. */
typedef struct device_search {
    const tn_device *first; /* of the first tensor, or what all are compared with; NULL for none */
    const tn_tensor *other; /* on another device; NULL for none */
} device_search;

/* Type and index both count. Undefined tensors lie nowhere and agree with all. */
static bool look_at(void *context, tn_tensor *tensor)
{
    device_search *search = context;
    if (search->first == NULL)
        search->first = &tensor->device;
    else if (search->other == NULL && (tensor->device.type != search->first->type ||
                                       tensor->device.index != search->first->index))
        search->other = tensor;
    return true;
}

static const tn_tensor *tensor_in(StableIValue ivalue)
{
    return ivalue != 0 ? tni_boxed_tensor(ivalue) : NULL;
}

/* Built-in operators have no tensors nested deeper than in a list of optionals. */
static void look_at_argument(device_search *search, tni_argcode code, StableIValue value)
{
    (void)tni_argcode_tensors(code, NULL, value, look_at, search);
}

/* The sentence is PyTorch's, and tells the argument at which the second device was met. */
static tn_status fail_devices(const tn_call *call, size_t index, const device_search *search)
{
    tni_buffer one = {0};
    tni_buffer other = {0};
    tni_print_device(&one, *search->first);
    tni_print_device(&other, search->other->device);
    tn_status status =
        tni_fail(TN_ERR_RUNTIME,
                 "%s: Expected all tensors to be on the same device, but found at least two "
                 "devices, %s and %s! (when checking argument '%s')",
                 call->op->name.text, one.failed ? "?" : one.data, other.failed ? "?" : other.data,
                 call->signature->schema->args[index].name.data);
    tni_buffer_free(&one);
    tni_buffer_free(&other);
    return status;
}

/* Finds the first tensor; with `checks`, fails at the first argument on another device. */
static tn_status search_devices(const tn_call *call, const StableIValue *args, bool checks,
                                device_search *search)
{
    for (size_t i = 0; i < call->signature->nargs; i++) {
        look_at_argument(search, call->signature->args[i], args[i]);
        if (checks && search->other != NULL)
            return fail_devices(call, i, search);
        if (!checks && search->first != NULL)
            break;
    }
    return TN_OK;
}

/*
 * The device of the first tensor, or the one that a factory is asked for. False: neither, so the
 * current device is as good as any and nothing has to be changed.
 */
static bool device_of(const tn_call *call, const StableIValue *args, const device_search *search,
                      tn_device *out)
{
    if (search->first != NULL) {
        *out = *search->first;
        return true;
    }
    for (size_t i = 0; i < call->signature->nargs; i++) {
        const StableIValue *ivalue = (const StableIValue *)(uintptr_t)args[i];
        if (call->signature->args[i] != (TNI_SHAPE_OPTIONAL | TNI_TYPE_DEVICE) || ivalue == NULL)
            continue;
        *out = (tn_device){(int8_t)(*ivalue >> 32), (int8_t)(uint32_t)*ivalue};
        return true;
    }
    return false;
}

/*
 * The device before is current again whatever the kernel does; its failure is the one told. If the
 * way back fails, the results are dropped: a caller that was told of a failure does not look for
 * them. Nothing is changed where the device is current already, which is the usual case and spares
 * two calls of the backend.
 */
static tn_status run_on(const tn_backend *backend, int8_t index, const tn_call *call,
                        const StableIValue *args, StableIValue *outs)
{
    int32_t before;
    TN_TRY(backend->get_device(backend->context, &before));
    if (before == index)
        return call->kernel->body(call, args, outs);
    TN_TRY(backend->set_device(backend->context, index));
    tn_status status = call->kernel->body(call, args, outs);
    if (status != TN_OK) {
        (void)backend->set_device(backend->context, before);
        return status;
    }
    status = backend->set_device(backend->context, before);
    if (status != TN_OK)
        tni_returns_drop(call->signature, outs, call->signature->nreturns);
    return status;
}

/*
 * The backend that a kernel is for; NULL where nobody registered one for the device type. Asked at
 * each call, because a backend may be registered after its kernels.
 */
static const tn_backend *backend_of(const tni_kernel *kernel)
{
    tni_keyset set = tni_keyset_of(kernel->key) & TNI_BACKEND_BITS;
    for (int type = 0; type < TN_DEVICE_COUNT; type++)
        if (tni_device_keys((tn_device_type)type) == set)
            return tni_backend_of((tn_device_type)type);
    return NULL;
}

/*
 * Without a backend nobody knows the current device, and a kernel that an extension brings for such
 * devices does by itself what it needs, as in PyTorch.
 */
static tn_status run_guarded(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    unsigned flags = call->op->builtin->flags;
    device_search search = {NULL, NULL};
    tn_device device;
    const tn_backend *backend = backend_of(call->kernel);
    if (backend == NULL)
        return call->kernel->body(call, args, outs);
    TN_TRY(search_devices(call, args, (flags & TNI_TABLE_ONE_DEVICE) != 0, &search));
    if ((flags & TNI_TABLE_GUARDED) == 0 || !device_of(call, args, &search, &device))
        return call->kernel->body(call, args, outs);
    TN_TRY(tni_backend_index(backend, device.index, &device.index));
    return run_on(backend, device.index, call, args, outs);
}

/*
 * Puts the guard before a kernel that is being registered. For keys that say where elements lie,
 * but on the CPU and nowhere; kernels of autograd run above and lead to one that is guarded.
 * Operators of libraries have no table that asks for anything.
 */
void tni_kernel_guard(const tn_op *op, tni_kernel *kernel)
{
    tni_keyset set = tni_keyset_of(kernel->key);
    tni_keyset own = TNI_BACKEND_BIT(CPU) | TNI_BACKEND_BIT(META);
    if (op->builtin == NULL || (kernel->flags & TNI_KERNEL_FALLTHROUGH) != 0 ||
        (set & TNI_BACKEND_BITS & ~own) == 0 || (set & TNI_FUNCTIONALITY_BIT(AUTOGRAD)) != 0)
        return;
    kernel->body = kernel->function;
    kernel->function = run_guarded;
}

/* What others are compared with. */
static const tn_device without_data = {TN_DEVICE_META, -1};

/* Tensors without data that stand for others in one call. */
typedef struct stand_ins {
    StableIValue args[MOST_ARGS];      /* the call's own, but for those that have one */
    StableIValue optionals[MOST_ARGS]; /* what an argument that may be absent holds */
    tni_handle handles[MOST_ARGS];     /* by argument; the tensor is owned, NULL without one */
} stand_ins;

/* The tensor of an argument that is one, or may be one; NULL for the others. */
static const tn_tensor *tensor_of(tni_argcode code, StableIValue value)
{
    const StableIValue *ivalue = (const StableIValue *)(uintptr_t)value;
    if (code == (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR))
        return tensor_in(value);
    return code == (TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR) && ivalue != NULL ? tensor_in(*ivalue)
                                                                            : NULL;
}

/*
 * One that is written, or in a list, has none, as it would not get what the call computes: it is
 * refused, or the kernel's to judge where the operator wants no check.
 */
static tn_status put_stand_in(const tn_call *call, size_t i, stand_ins *all,
                              const device_search *search)
{
    const tni_alias *alias = call->signature->schema->args[i].type->alias;
    const tn_tensor *tensor = tensor_of(call->signature->args[i], all->args[i]);
    device_search own = {&without_data, NULL};
    look_at_argument(&own, call->signature->args[i], all->args[i]);
    if (own.other == NULL || own.other->device.type == TN_DEVICE_META)
        return TN_OK;
    if (tensor == NULL || (alias != NULL && alias->is_write))
        return (call->op->builtin->flags & TNI_TABLE_ONE_DEVICE) != 0
                   ? fail_devices(call, i, search)
                   : TN_OK;
    TN_TRY(tn_tensor_empty((tn_dtype)tensor->dtype, tensor->rank, tensor->sizes, tensor->strides,
                           without_data, &all->handles[i].tensor));
    all->handles[i].tensor->flags |= tensor->flags & TNI_TENSOR_WRAPPED_NUMBER;
    all->optionals[i] = tni_box_pointer(&all->handles[i]);
    all->args[i] = call->signature->args[i] == (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR)
                       ? all->optionals[i]
                       : tni_box_pointer(&all->optionals[i]);
    return TN_OK;
}

/*
 * Operators that take tensors of both kinds: indices in a list may lie elsewhere than what they
 * are of, and these few ask others for nothing but sizes, or are the way from one to the other.
 */
static bool takes_both(const tn_call *call)
{
    static const char *const names[] = {"aten::copy_", "aten::is_same_size", "aten::resize_as_",
                                        "aten::set_.source_Tensor",
                                        "aten::set_.source_Tensor_storage_offset"};
    for (size_t i = 0; i < TN_LEN(names); i++)
        if (strcmp(call->op->name.text, names[i]) == 0)
            return true;
    for (size_t i = 0; i < call->signature->nargs; i++)
        if (call->signature->args[i] == (TNI_SHAPE_LIST_OF_OPTIONAL | TNI_TYPE_TENSOR))
            return true;
    return false;
}

static bool is_written(const tn_call *call, size_t i)
{
    const tni_alias *alias = call->signature->schema->args[i].type->alias;
    return alias != NULL && alias->is_write;
}

/* Whether an argument has data, and is no number. */
static bool has_data(tni_argcode code, StableIValue value)
{
    const tn_tensor *tensor = tensor_of(code, value);
    device_search search = {&without_data, NULL};
    look_at_argument(&search, code, value);
    if (search.other == NULL || search.other->device.type == TN_DEVICE_META)
        return false;
    return tensor == NULL || tensor->rank > 0;
}

/* Whether an argument has tensors without data alone. */
static bool lacks_data(tni_argcode code, StableIValue value)
{
    device_search search = {&without_data, NULL};
    device_search own = {NULL, NULL};
    look_at_argument(&search, code, value);
    look_at_argument(&own, code, value);
    return own.first != NULL &&
           (search.other == NULL || search.other->device.type == TN_DEVICE_META);
}

/*
 * What is given for results lies where the inputs do: nothing can be computed of what has no data,
 * and a result without data would not get what is computed.
 */
static tn_status check_results(const tn_call *call, const StableIValue *args,
                               const device_search *search)
{
    bool is_sized = strcmp(call->op->name.text, "aten::resize_as_") == 0;
    bool is_read = false;
    for (size_t i = 0; i < call->signature->nargs; i++) {
        bool is_lacking = lacks_data(call->signature->args[i], args[i]);
        const tn_tensor *tensor = tensor_of(call->signature->args[i], args[i]);
        bool is_out = is_written(call, i) && call->signature->schema->args[i].keyword_only;
        if (is_lacking && is_out && !is_read)
            return fail_devices(call, i, search);
        if (tensor != NULL && !is_lacking && is_written(call, i) && !is_sized)
            return fail_devices(call, i, search);
        is_read |= is_lacking && !is_out;
    }
    return TN_OK;
}

/*
 * Numbers on the CPU, tensors without dimensions, go with tensors without data, as they do with
 * those of any device; other tensors with data do not.
 */
static tn_status check_mixed(const tn_call *call, const StableIValue *args,
                             const device_search *search)
{
    TN_TRY(check_results(call, args, search));
    for (size_t i = 0; i < call->signature->nargs; i++)
        if (has_data(call->signature->args[i], args[i]) && !takes_both(call))
            return fail_devices(call, i, search);
    return TN_OK;
}

static tn_status run_mixed(const tn_call *call, const StableIValue *args, StableIValue *outs,
                           const device_search *search)
{
    stand_ins all = {.args = {0}};
    tn_status status = TN_OK;
    if (call->signature->nargs > MOST_ARGS)
        return fail_devices(call, 0, search);
    TN_TRY(check_mixed(call, args, search));
    memcpy(all.args, args, call->signature->nargs * sizeof *args);
    for (size_t i = 0; i < call->signature->nargs && status == TN_OK; i++)
        status = put_stand_in(call, i, &all, search);
    if (status == TN_OK)
        status = call->kernel->body(call, all.args, outs);
    for (size_t i = 0; i < call->signature->nargs; i++)
        tn_tensor_release(all.handles[i].tensor);
    return status;
}

/*
 * A number that meets tensors without data counts by its dtype alone, and indices by their sizes;
 * the results have no data either.
 */
static tn_status run_without_data(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    device_search search = {NULL, NULL};
    for (size_t i = 0; i < call->signature->nargs; i++)
        look_at_argument(&search, call->signature->args[i], args[i]);
    return search.other == NULL ? call->kernel->body(call, args, outs)
                                : run_mixed(call, args, outs, &search);
}

/* Implicit composites, and what calls the operator that writes, look at no elements: what they call
 * is checked. */
const tni_kernel *tni_kernel_without_data(const tn_op *op, const tni_kernel *kernel,
                                          tni_kernel *checked)
{
    if (op->builtin == NULL || kernel == NULL ||
        (kernel->flags & (TNI_KERNEL_BUILT_IN | TNI_KERNEL_FALLTHROUGH)) != TNI_KERNEL_BUILT_IN ||
        kernel->key == TNI_ALIAS_COMPOSITE_IMPLICIT ||
        kernel->function == tni_dispatch_hooks.forms[TNI_FORM_MADE_NEW])
        return kernel;
    if (checked->function == NULL) {
        *checked = *kernel;
        checked->body = kernel->function;
        checked->function = run_without_data;
    }
    return checked->body == kernel->function && checked->context == kernel->context ? checked
                                                                                    : kernel;
}
