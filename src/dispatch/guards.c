/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What runs before a backend's kernel for a built-in operator: the check that its tensors are on
 * one device, and the guard that makes this device the current one.
 *
 * PyTorch's code generator writes both into each kernel of a device. Here, one function in the
 * record of such a kernel does both and calls it; which of them an operator needs is in its table
 * entry, made from `device_check` and `device_guard`. Kernels for the CPU need neither, so they pay
 * nothing.
 *
 * The second half is about meta tensors. Tenon's own kernels serve them by not reading elements. If
 * numbers or indices in the same call have data, tensors without data stand in for these; other
 * tensors with data are refused.
 */
#include "dispatch/dispatch_shared.h"

#include <string.h>

/* No operator of the table has more arguments. */
enum { MOST_ARGS = 64 };

/* The devices seen among a call's tensors. */
typedef struct device_search {
    const tn_device *first; /* the first tensor's, or a given one; NULL: none yet */
    const tn_tensor *other; /* a tensor on another device; NULL: none */
} device_search;

/* Compare one tensor's device, type and index. Undefined tensors have none and agree with all. */
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

/* Fail in PyTorch's words, which name the argument at which the second device was met. */
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

/* Find the first tensor; with `checks`, fail at the first argument on another device. */
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
 * Find the device to make current: that of the first tensor, or the one that a factory is asked
 * for. False if there is neither; then any current device will do.
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
 * Run the kernel with `index` as the current device, and make the previous one current again,
 * whatever the kernel returns; the kernel's failure is the one reported. If only the way back
 * fails, the results are dropped, because a caller does not look for results after a failure. If
 * the device is current already, as usual, two calls of the backend are saved.
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
 * Return the backend that a kernel is for; NULL if none is registered for its device type. Looked
 * up at each call, because a backend may be registered after its kernels.
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
 * Check and guard as the operator's table entry says. Without a registered backend the current
 * device is unknown; then the extension's kernel must do by itself what it needs, as in PyTorch.
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
 * Put the guard before a kernel that is being registered, if its key says where elements are, other
 * than the CPU or Meta. Kernels of autograd need none, because they lead to one that is guarded.
 * Operators of libraries have no table entry that asks for it.
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

/* The device of tensors without data. */
static const tn_device without_data = {TN_DEVICE_META, -1};

/* Meta tensors that stand in for arguments of one call. */
typedef struct stand_ins {
    StableIValue args[MOST_ARGS];      /* the call's arguments, or what stands in for them */
    StableIValue optionals[MOST_ARGS]; /* by argument: the content of an optional */
    tni_handle handles[MOST_ARGS]; /* by argument; the tensor is owned, NULL if none stands in */
} stand_ins;

/* Return the tensor of an argument of type Tensor or Tensor?; NULL for others. */
static const tn_tensor *tensor_of(tni_argcode code, StableIValue value)
{
    const StableIValue *ivalue = (const StableIValue *)(uintptr_t)value;
    if (code == TNI_PLAIN_TENSOR)
        return tensor_in(value);
    return code == (TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR) && ivalue != NULL ? tensor_in(*ivalue)
                                                                            : NULL;
}

/*
 * Let a meta tensor stand in for argument i, if that has data. A written argument or a list cannot
 * be replaced, because it would not get what the call computes: it is refused, or left to the
 * kernel if the operator wants no device check.
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
    all->args[i] = call->signature->args[i] == TNI_PLAIN_TENSOR
                       ? all->optionals[i]
                       : tni_box_pointer(&all->optionals[i]);
    return TN_OK;
}

/*
 * Whether an operator takes tensors with data beside meta tensors: those with a list of indices,
 * which may be elsewhere, and a few that only read sizes, or that copy from one kind to the other.
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

/* Whether an argument has a tensor with data that is not a number (a tensor without dimensions). */
static bool has_data(tni_argcode code, StableIValue value)
{
    const tn_tensor *tensor = tensor_of(code, value);
    device_search search = {&without_data, NULL};
    look_at_argument(&search, code, value);
    if (search.other == NULL || search.other->device.type == TN_DEVICE_META)
        return false;
    return tensor == NULL || tensor->rank > 0;
}

/* Whether an argument has tensors, and all of them are without data. */
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
 * Check that tensors for results are like the inputs: nothing can be computed from inputs without
 * data, and a result without data would lose what is computed.
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
 * Numbers on the CPU (tensors without dimensions) may be used with meta tensors, as with those of
 * any device; other tensors with data may not.
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
 * Run Tenon's kernel at the key Meta. If some tensors have data, numbers count only by their dtype
 * and indices by their sizes; the results have no data.
 */
static tn_status run_without_data(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    device_search search = {NULL, NULL};
    for (size_t i = 0; i < call->signature->nargs; i++)
        look_at_argument(&search, call->signature->args[i], args[i]);
    return search.other == NULL ? call->kernel->body(call, args, outs)
                                : run_mixed(call, args, outs, &search);
}

/*
 * Implicit composites, and variants made from the in-place operator, read no elements: what they
 * call is checked.
 */
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
