/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Kernels that stand in a row without anybody having registered them: the built-in fallbacks of
 * PyTorch's table, and those that say why a slot cannot run.
 *
 * A registered kernel of an operator goes before all of these, and a fallback that a library
 * registers for the same key too. What the table says was read from PyTorch 2.13's computed tables.
 * Where PyTorch's fallback is a piece of its Python or C++ runtime, there is a refusal here, so
 * that a call never silently skips a transform that the caller asked for.
 */
#include "dispatch/rows.h"

/* ---- slots that cannot run ---- */

/*
 * Without any tensor there is no backend to name, and the usual cause is another one (an empty list
 * of tensors), so the sentence differs; both begin as PyTorch's do. The kernels that the operator
 * has are listed, because the cure is to use or to register one of them. The list takes the
 * registry lock, which is free here: kernels run without it.
 */
static tn_status fail_missing(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    const char *name = call->op->name.text;
    tni_buffer keys = {0};
    tni_op_print_keys(&keys, call->op);
    const char *list = keys.failed || keys.data == NULL ? "?" : keys.data;
    tni_key slot = tni_keyset_slot(call->keys);
    if (slot == TNI_KEY_UNDEFINED)
        tni_fail(
            TN_ERR_NOT_IMPLEMENTED,
            "There were no tensor arguments to this function (e.g., you passed an empty list of "
            "Tensors), but no fallback function is registered for schema %s. Its kernels: %s.",
            name, list);
    else
        tni_fail(TN_ERR_NOT_IMPLEMENTED,
                 "Could not run '%s' with arguments from the '%s' backend. Its kernels: %s.", name,
                 tni_key_name(slot), list);
    tni_buffer_free(&keys);
    return TN_ERR_NOT_IMPLEMENTED;
}

/*
 * PyTorch refuses the same combination when the slot is used, not when it is registered: most
 * operators with it never see an AutogradOther tensor.
 */
static tn_status fail_ambiguous(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    return tni_fail(
        TN_ERR_RUNTIME,
        "%s: has a CompositeImplicitAutograd kernel and one for a backend whose gradients "
        "go through AutogradOther, so it is open which of them AutogradOther means; "
        "register a kernel for AutogradOther too",
        call->op->name.text);
}

const tni_kernel tni_missing_kernel = {.function = fail_missing, .origin = "built in"};
const tni_kernel tni_ambiguous_kernel = {.function = fail_ambiguous, .origin = "built in"};

/* ---- fallbacks that go on ---- */

/*
 * Reached only where no mask took the key out: by tni_redispatch with a given set, or in the
 * instant in which a registration changes the row. It goes on below the highest functionality, and
 * below the lowest there is nothing to run.
 */
tn_status tni_fallthrough_call(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    unsigned highest = tni_highest_functionality(call->keys);
    if (highest == 0)
        return fail_missing(call, args, outs);
    tni_keyset below = (UINT64_C(1) << (TNI_NUM_BACKENDS + highest - 1)) - 1;
    return tni_redispatch(call->op, call->keys & below, args, outs);
}

/*
 * Autograd without a formula: the operator runs below autograd and its results know no gradient.
 *
 * Removes all autograd keys and whatever is above them at once; ADInplaceOrView is below and stays,
 * but is a fallthrough. PyTorch's fallback also warns when such a result is used in backward, which
 * Tenon has not.
 */
static tn_status run_below_autograd(const tn_call *call, const StableIValue *args,
                                    StableIValue *outs)
{
    return tni_redispatch(call->op, tni_keyset_below(call->keys, TNI_ALIAS_AUTOGRAD), args, outs);
}

/* ---- lazy conjugates and negatives ---- */

/* A lazy transform: its bit, and the operators that do to memory what the bit stands for. */
typedef struct lazy_bit {
    tni_keyset bit;   /* on tensors whose elements are not what lies in memory */
    const char *copy; /* in a new tensor */
    const char *flip; /* in place */
} lazy_bit;

static const lazy_bit conjugate_bit = {TNI_FUNCTIONALITY_BIT(CONJUGATE), "aten::conj_physical",
                                       "aten::conj_physical_"};
static const lazy_bit negative_bit = {TNI_FUNCTIONALITY_BIT(NEGATIVE), "aten::neg", "aten::neg_"};

/* A new handle to what lies in the tensor's memory, without the bit. */
static tn_status memory_of(StableIValue cell, tni_keyset bit, StableIValue *out)
{
    const tn_tensor *self = tni_boxed_tensor(cell);
    tn_tensor *view;
    TN_TRY(
        tni_tensor_as_strided(self, self->rank, self->sizes, self->strides, self->offset, &view));
    view->keys &= ~bit;
    return tn_boxed_from_tensor_take(view, out);
}

/* Calls `name` on the memory of one tensor, straight at the backend: past this very fallback. */
static tn_status apply(const tn_call *call, const char *name, tni_keyset bit, StableIValue memory,
                       StableIValue *out)
{
    bool grad = false;
    tn_op *op = tni_op_lookup_parts(name, "");
    if (op == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: an argument is lazily conjugated or negated, and there is no operator "
                        "%s to make it plain",
                        call->op->name.text, name);
    tni_keyset keys = tni_tensor_call_keys(tni_boxed_tensor(memory), &grad);
    return tni_redispatch(op, keys & (bit - 1), &memory, out);
}

/* A new tensor of the elements as they are meant. */
static tn_status resolve(const tn_call *call, const lazy_bit *lazy, StableIValue cell,
                         StableIValue *out)
{
    StableIValue memory;
    TN_TRY(memory_of(cell, lazy->bit, &memory));
    tn_status status = apply(call, lazy->copy, lazy->bit, memory, out);
    tn_boxed_tensor_release(memory);
    return status;
}

static bool has_bit(StableIValue cell, tni_keyset bit)
{
    const tn_tensor *tensor = cell != 0 ? tni_boxed_tensor(cell) : NULL;
    return tensor != NULL && (tensor->keys & bit) != 0;
}

/*
 * A new cell or list of the tensors of an argument in plain form, those that are plain already
 * handed on; *out stays 0 where nothing carries the bit. An optional is a list of one or none here:
 * the operator gets the address of its cell.
 */
static tn_status resolve_argument(const tn_call *call, const lazy_bit *lazy, tni_slot slot,
                                  const tni_type *type, StableIValue value, StableIValue *out)
{
    bool grad = false;
    if ((tni_slot_keys(slot, type, value, &grad) & lazy->bit) == 0)
        return TN_OK;
    if (slot == (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR))
        return resolve(call, lazy, value, out);
    TN_TRY(tni_slot_retain(slot, type, value, out));
    StableIValue *items =
        slot == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR)       ? ((tni_list *)(uintptr_t)*out)->items
        : slot == (TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR) ? (StableIValue *)(uintptr_t)*out
                                                         : NULL;
    if (items == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: a lazily conjugated or negated tensor in such a list has to be made "
                        "plain with %s first",
                        call->op->name.text, lazy->copy);
    size_t count =
        slot == (TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR) ? 1 : ((tni_list *)(uintptr_t)*out)->size;
    for (size_t i = 0; i < count; i++) {
        StableIValue plain;
        if (!has_bit(items[i], lazy->bit))
            continue;
        TN_TRY(resolve(call, lazy, items[i], &plain));
        tn_boxed_tensor_release(items[i]);
        items[i] = plain;
    }
    return TN_OK;
}

static bool is_written(const tni_type *type)
{
    return type->alias != NULL && type->alias->is_write;
}

/* Does to the memory of a written argument what the bit stands for. */
static tn_status flip(const tn_call *call, const lazy_bit *lazy, StableIValue cell)
{
    StableIValue same = 0;
    TN_TRY(apply(call, lazy->flip, lazy->bit, cell, &same));
    tn_boxed_tensor_release(same);
    return TN_OK;
}

/*
 * A result that is the written argument's memory becomes the argument. Its sizes may have changed,
 * as those of an out= tensor do.
 */
static tn_status give_back(const tn_call *call, const StableIValue *args, const StableIValue *views,
                           StableIValue *outs)
{
    for (size_t i = 0; i < call->signature->nargs; i++) {
        if (views[i] == 0)
            continue;
        tn_tensor *view = tni_boxed_tensor(views[i]);
        tn_tensor *self = tni_boxed_tensor(args[i]);
        TN_TRY(tni_tensor_set_geometry(self, view->rank, view->sizes, view->strides, view->offset));
        for (size_t k = 0; k < call->signature->nreturns; k++) {
            bool is_tensor = call->signature->returns[k] == (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR);
            tni_cell *cell = (tni_cell *)(uintptr_t)outs[k];
            if (!is_tensor || cell == NULL || cell->tensor != view)
                continue;
            cell->tensor = tn_tensor_retain(self);
            tn_tensor_release(view);
        }
    }
    return TN_OK;
}

/*
 * Calls with every tensor that carries the bit replaced: by a plain copy if it is only read, by its
 * memory, made plain for the while, if it is written. Reads come first, since a tensor may be both.
 *
 * `copies` is what the operator gets, `owned` what has to be dropped, `views` the memory of written
 * arguments: 0 where the argument was passed on. The keys below the bit go on, so a tensor that is
 * conjugated and negated is resolved once per bit.
 */
static tn_status call_with(const tn_call *call, const StableIValue *args, StableIValue *outs,
                           const lazy_bit *lazy, StableIValue *room)
{
    const tni_signature *signature = call->signature;
    size_t nargs = signature->nargs;
    StableIValue *copies = room;
    StableIValue *owned = room + nargs;
    StableIValue *views = room + 2 * nargs;
    for (size_t i = 0; i < nargs; i++) {
        const tni_type *type = signature->schema->args[i].type;
        bool is_plain = signature->args[i] == (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR);
        if (is_written(type) && is_plain && has_bit(args[i], lazy->bit))
            TN_TRY(memory_of(args[i], lazy->bit, &views[i]));
        else
            TN_TRY(resolve_argument(call, lazy, signature->args[i], type, args[i], &owned[i]));
        copies[i] = views[i] != 0 ? views[i] : owned[i] != 0 ? owned[i] : args[i];
    }
    size_t flipped = 0;
    tn_status status = TN_OK;
    for (; flipped < nargs; flipped++)
        if (views[flipped] != 0 && (status = flip(call, lazy, views[flipped])) != TN_OK)
            break; /* those before it are turned back below */
    bool is_done = false;
    if (status == TN_OK) {
        status = tni_redispatch(call->op, call->keys & (lazy->bit - 1), copies, outs);
        is_done = status == TN_OK;
    }
    for (size_t i = 0; i < flipped; i++)
        if (views[i] != 0) {
            tn_status back = flip(call, lazy, views[i]);
            status = status == TN_OK ? back : status;
        }
    if (status == TN_OK)
        status = give_back(call, args, views, outs);
    if (status != TN_OK && is_done)
        tni_returns_drop(signature, outs, signature->nreturns);
    return status;
}

static tn_status resolve_first(const tn_call *call, const StableIValue *args, StableIValue *outs,
                               const lazy_bit *lazy)
{
    const tni_signature *signature = call->signature;
    size_t nargs = signature->nargs;
    StableIValue *room = tni_calloc(3 * nargs, sizeof *room);
    if (room == NULL)
        return tni_fail_memory(3 * nargs * sizeof *room);
    tn_status status = call_with(call, args, outs, lazy, room);
    for (size_t i = 0; i < nargs; i++) {
        tni_slot_drop(signature->args[i], signature->schema->args[i].type, room[nargs + i]);
        tn_boxed_tensor_release(room[2 * nargs + i]);
    }
    tni_free(room);
    return status;
}

static tn_status resolve_conjugate(const tn_call *call, const StableIValue *args,
                                   StableIValue *outs)
{
    return resolve_first(call, args, outs, &conjugate_bit);
}

static tn_status resolve_negative(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    return resolve_first(call, args, outs, &negative_bit);
}

/* ---- fallbacks that refuse ---- */

/*
 * The text begins as PyTorch's. An extension may have named the Python module that has the meta
 * kernel, and then that is the cure.
 */
static tn_status refuse_meta(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    const char *module = atomic_load_explicit(&call->op->python_module, memory_order_acquire);
    return tni_fail(
        TN_ERR_NOT_IMPLEMENTED,
        "%s: attempted to run this operator with Meta tensors, but there was no fake impl "
        "or Meta kernel registered. Register a kernel for Meta or "
        "CompositeImplicitAutograd%s%s%s.",
        call->op->name.text, module == NULL ? "" : ", or import the Python module '",
        module == NULL ? "" : module, module == NULL ? "" : "', which has one");
}

/*
 * Transforms that live in PyTorch's Python and C++ layers, not in an operator library. A clear
 * refusal beats a wrong result from the kernel below.
 */
static tn_status refuse_transform(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)args;
    (void)outs;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: no kernel for %s, and no fallback for it is part of this library",
                    call->op->name.text, tni_key_name(tni_keyset_slot(call->keys)));
}

/* ---- the table ---- */

#define BUILT_IN (TNI_KERNEL_BUILT_IN | TNI_KERNEL_FALLBACK)

static const tni_kernel skip = {.function = tni_fallthrough_call,
                                .flags = BUILT_IN | TNI_KERNEL_FALLTHROUGH,
                                .origin = "built in"};
static const tni_kernel refusal = {
    .function = refuse_transform, .flags = BUILT_IN, .origin = "built in"};
static const tni_kernel meta = {.function = refuse_meta, .flags = BUILT_IN, .origin = "built in"};
static const tni_kernel conjugate = {
    .function = resolve_conjugate, .flags = BUILT_IN, .origin = "built in"};
static const tni_kernel negative = {
    .function = resolve_negative, .flags = BUILT_IN, .origin = "built in"};
/* The key only says that this is autograd's: one record serves every autograd key. */
static const tni_kernel autograd = {.function = run_below_autograd,
                                    .flags = BUILT_IN,
                                    .key = TNI_ALIAS_AUTOGRAD,
                                    .origin = "built in"};

/*
 * Backends that have an autograd key but no autograd fallback. Read from the computed tables of
 * PyTorch 2.13, which tests/conformance compares slot by slot.
 */
#define WITHOUT_FALLBACK                                                                           \
    (TNI_BACKEND_BIT(HIP) | TNI_BACKEND_BIT(IPU) | TNI_BACKEND_BIT(VE) |                           \
     TNI_BACKEND_BIT(PRIVATEUSE2) | TNI_BACKEND_BIT(PRIVATEUSE3))

/*
 * By functionality, because all of a functionality's backends have the same one but for the
 * exceptions in tni_builtin_fallback. Functionalities that are not listed have none: a call that
 * ends there is refused as missing.
 */
static const tni_kernel *const fallbacks[TNI_NUM_FUNCTIONALITIES] = {
    [TNI_FUNCTIONALITY_BACKEND_SELECT] = &skip,
    [TNI_FUNCTIONALITY_PYTHON] = &refusal,
    [TNI_FUNCTIONALITY_FUNCTORCH_DYNAMIC_BACK] = &refusal,
    [TNI_FUNCTIONALITY_FUNCTIONALIZE] = &refusal,
    [TNI_FUNCTIONALITY_CONJUGATE] = &conjugate,
    [TNI_FUNCTIONALITY_NEGATIVE] = &negative,
    [TNI_FUNCTIONALITY_ZERO_TENSOR] = &refusal,
    [TNI_FUNCTIONALITY_AD_INPLACE_OR_VIEW] = &skip,
    [TNI_FUNCTIONALITY_AUTOGRAD_OTHER] = &autograd,
    [TNI_FUNCTIONALITY_AUTOGRAD] = &autograd,
    [TNI_FUNCTIONALITY_TRACER] = &refusal,
    [TNI_FUNCTIONALITY_AUTOCAST_CPU] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_MTIA] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_MAIA] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_XPU] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_MPS] = &skip,
    [TNI_FUNCTIONALITY_AUTOCAST_CUDA] = &skip,
    [TNI_FUNCTIONALITY_FUNCTORCH_BATCHED] = &refusal,
    [TNI_FUNCTIONALITY_BATCHED_NESTED_TENSOR] = &refusal,
    [TNI_FUNCTIONALITY_FUNCTORCH_VMAP_MODE] = &skip,
    [TNI_FUNCTIONALITY_BATCHED] = &refusal,
    [TNI_FUNCTIONALITY_VMAP_MODE] = &skip,
    [TNI_FUNCTIONALITY_FUNCTORCH_GRAD_WRAPPER] = &refusal,
    [TNI_FUNCTIONALITY_PYTHON_TLS_SNAPSHOT] = &refusal,
    [TNI_FUNCTIONALITY_FUNCTORCH_DYNAMIC_FRONT] = &refusal,
    [TNI_FUNCTIONALITY_PRE_DISPATCH] = &refusal,
    [TNI_FUNCTIONALITY_PYTHON_DISPATCHER] = &refusal,
};

/*
 * Meta is a backend of Dense and the only one with a fallback there: every other backend without a
 * kernel is simply missing.
 */
const tni_kernel *tni_builtin_fallback(tni_key key)
{
    tni_keyset set = tni_keyset_of(key);
    if (set == (TNI_FUNCTIONALITY_BIT(DENSE) | TNI_BACKEND_BIT(META)))
        return &meta;
    if ((set & TNI_FUNCTIONALITY_BIT(AUTOGRAD)) != 0 && (set & WITHOUT_FALLBACK) != 0)
        return NULL;
    return fallbacks[tni_slot_functionality[key]];
}
