/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Lazy bits: a tensor's Conjugate or Negative bit says that its elements are the conjugates or
 * negatives of what is in memory.
 *
 * An operator that does not know of a bit is called with plain tensors instead, by the fallback of
 * the bit's key. Two kinds of operators get tensors with their bits. Views pass, because the bit
 * also holds for what they show. So do the operators in the list at the end, which read no elements
 * or handle the bits themselves. The list was read from PyTorch 2.13's tables; PyTorch's also has
 * matrix products, which get plain factors here.
 */
#include "dispatch/dispatch_shared.h"

/* A lazy bit, and the operators that do to memory what the bit means. */
typedef struct lazy_bit {
    tni_keyset bit;   /* its functionality's bit in a key set */
    const char *copy; /* the operator that returns a new tensor */
    const char *flip; /* the operator that writes in place */
} lazy_bit;

static const lazy_bit conjugate_bit = {TNI_FUNCTIONALITY_BIT(CONJUGATE), "aten::conj_physical",
                                       "aten::conj_physical_"};
static const lazy_bit negative_bit = {TNI_FUNCTIONALITY_BIT(NEGATIVE), "aten::neg", "aten::neg_"};

/* Return in *out a new handle to the tensor's memory, without the bit. */
static tn_status memory_of(StableIValue ivalue, tni_keyset bit, StableIValue *out)
{
    const tn_tensor *self = tni_boxed_tensor(ivalue);
    tn_tensor *view;
    TN_TRY(
        tni_tensor_as_strided(self, self->rank, self->sizes, self->strides, self->offset, &view));
    view->keys &= ~bit;
    return tn_boxed_from_tensor_take(view, out);
}

/* Call `name` on the memory of one tensor, at the backend itself: past this very fallback. */
static tn_status apply(const tn_call *call, const char *name, tni_keyset bit, StableIValue memory,
                       StableIValue *out)
{
    bool autograd = false;
    tn_op *op = tni_op_lookup_parts(name, "");
    if (op == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: an argument is lazily conjugated or negated, and there is no operator "
                        "%s to make it plain",
                        call->op->name.text, name);
    tni_keyset keys = tni_tensor_call_keys(tni_boxed_tensor(memory), &autograd);
    return tni_redispatch(op, keys & (bit - 1), &memory, out);
}

/* Return in *out a new tensor with the elements as they are meant. */
static tn_status resolve(const tn_call *call, const lazy_bit *lazy, StableIValue ivalue,
                         StableIValue *out)
{
    StableIValue memory;
    TN_TRY(memory_of(ivalue, lazy->bit, &memory));
    tn_status status = apply(call, lazy->copy, lazy->bit, memory, out);
    tn_boxed_tensor_release(memory);
    return status;
}

/* Whether a tensor has the bit; false for 0 and for a handle that names no tensor. */
static bool has_bit(StableIValue ivalue, tni_keyset bit)
{
    const tn_tensor *tensor = ivalue != 0 ? tni_boxed_tensor(ivalue) : NULL;
    return tensor != NULL && (tensor->keys & bit) != 0;
}

/* ---- arguments that are read ---- */

/* Replace the tensor of an owned handle by a plain one if it has the bit. */
static tn_status resolve_ivalue(const tn_call *call, const lazy_bit *lazy, StableIValue *ivalue)
{
    StableIValue plain;
    if (!has_bit(*ivalue, lazy->bit))
        return TN_OK;
    TN_TRY(resolve(call, lazy, *ivalue, &plain));
    tn_boxed_tensor_release(*ivalue);
    *ivalue = plain;
    return TN_OK;
}

/* Resolve the items of a list: tensors, or optionals, which are pointers to their ivalues, or 0. */
static tn_status resolve_items(const tn_call *call, const lazy_bit *lazy, StableIValue value,
                               bool is_optional)
{
    const tni_list *list = (const tni_list *)(uintptr_t)value;
    for (size_t i = 0; i < list->size; i++) {
        StableIValue *ivalue = &list->items[i];
        if (is_optional)
            ivalue = (StableIValue *)(uintptr_t)*ivalue;
        if (ivalue != NULL)
            TN_TRY(resolve_ivalue(call, lazy, ivalue));
    }
    return TN_OK;
}

/*
 * Return in *out a new ivalue or list with the argument's tensors in plain form, where those that
 * are plain already are retained; 0 if none has the bit. An optional is not None here, because it
 * has a key.
 */
static tn_status resolve_argument(const tn_call *call, const lazy_bit *lazy, tni_argcode code,
                                  const tni_type *type, StableIValue value, StableIValue *out)
{
    bool autograd = false;
    if ((tni_argcode_keys(code, type, value, &autograd) & lazy->bit) == 0)
        return TN_OK;
    TN_TRY(tni_argcode_retain(code, type, value, out));
    switch (code) {
    case TNI_PLAIN_TENSOR:
        return resolve_ivalue(call, lazy, out);
    case TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR:
        return resolve_ivalue(call, lazy, (StableIValue *)(uintptr_t)*out);
    case TNI_SHAPE_LIST | TNI_TYPE_TENSOR:
        return resolve_items(call, lazy, *out, false);
    case TNI_SHAPE_LIST_OF_OPTIONAL | TNI_TYPE_TENSOR:
        return resolve_items(call, lazy, *out, true);
    case TNI_SHAPE_OPTIONAL_LIST | TNI_TYPE_TENSOR:
        return resolve_items(call, lazy, *(StableIValue *)(uintptr_t)*out, false);
    default:
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "%s: a lazily conjugated or negated tensor in such a list has to be made "
                        "plain with %s first",
                        call->op->name.text, lazy->copy);
    }
}

/* ---- arguments that are written ---- */

/* What the operator gets for one argument, and what must be dropped afterwards. */
typedef struct argument {
    StableIValue given; /* the caller's ivalue, `owned`, or one that holds `view` */
    StableIValue owned; /* a plain copy; 0 if there is none */
    StableIValue view;  /* a handle to a written tensor's memory; 0: the caller's is passed on */
} argument;

/* The schema's "!" decides, not what the kernel does. */
static bool is_written(const tni_type *type)
{
    const tni_alias *mark = tni_type_alias(type);
    return mark != NULL && mark->is_write;
}

/*
 * Return the caller's handle of a tensor that is written; 0 if there is none. An optional is a
 * pointer to it.
 */
static StableIValue written_ivalue(tni_argcode code, StableIValue value)
{
    if (code == (TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR))
        return value != 0 ? *(StableIValue *)(uintptr_t)value : 0;
    return code == TNI_PLAIN_TENSOR ? value : 0;
}

/*
 * Replace an argument: by its memory if it is written, else by a plain copy. Written tensors in a
 * list are refused, because there is nowhere to keep several views.
 */
static tn_status replace(const tn_call *call, const lazy_bit *lazy, size_t index,
                         StableIValue value, argument *out)
{
    bool autograd = false;
    tni_argcode code = call->signature->args[index];
    const tni_type *type = call->signature->schema->args[index].type;
    out->given = value;
    if (is_written(type)) {
        StableIValue ivalue = written_ivalue(code, value);
        if (has_bit(ivalue, lazy->bit)) {
            TN_TRY(memory_of(ivalue, lazy->bit, &out->view));
            out->given = ivalue == value ? out->view : tni_box_pointer(&out->view);
        } else if ((tni_argcode_keys(code, type, value, &autograd) & lazy->bit) != 0) {
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: argument '%s' is a list that is written, and a lazily conjugated "
                            "or negated tensor in it has to be made plain first",
                            call->op->name.text, call->signature->schema->args[index].name.data);
        }
        return TN_OK;
    }
    TN_TRY(resolve_argument(call, lazy, code, type, value, &out->owned));
    if (out->owned != 0)
        out->given = out->owned;
    return TN_OK;
}

/* Do to the memory of a written argument what the bit means; doing it twice restores it. */
static tn_status flip(const tn_call *call, const lazy_bit *lazy, StableIValue ivalue)
{
    StableIValue same = 0;
    TN_TRY(apply(call, lazy->flip, lazy->bit, ivalue, &same));
    tn_boxed_tensor_release(same);
    return TN_OK;
}

/*
 * Replace a result that is the memory of a written argument by the argument. Its sizes may have
 * changed, as those of an out= tensor do.
 */
static tn_status give_back(const tn_call *call, const StableIValue *args, const argument *arguments,
                           StableIValue *outs)
{
    for (size_t i = 0; i < call->signature->nargs; i++) {
        if (arguments[i].view == 0)
            continue;
        tn_tensor *view = tni_boxed_tensor(arguments[i].view);
        tn_tensor *self = tni_boxed_tensor(written_ivalue(call->signature->args[i], args[i]));
        TN_TRY(tni_tensor_set_geometry(self, view->rank, view->sizes, view->strides, view->offset));
        for (size_t k = 0; k < call->signature->nreturns; k++) {
            bool is_tensor = call->signature->returns[k] == TNI_PLAIN_TENSOR;
            tni_handle *handle = (tni_handle *)(uintptr_t)outs[k];
            if (!is_tensor || handle == NULL || handle->tensor != view)
                continue;
            handle->tensor = tn_tensor_retain(self);
            tn_tensor_release(view);
        }
    }
    return TN_OK;
}

/* ---- the fallback ---- */

/*
 * Call the operator with every tensor that has the bit replaced: one that is read by a plain copy,
 * one that is written by its memory, which is flipped during the call. Copies are made first,
 * because a tensor may be both read and written.
 *
 * The call continues with the keys below the bit, so a tensor with both bits is resolved once per
 * bit. `given` has room for all arguments.
 */
static tn_status call_with(const tn_call *call, const StableIValue *args, StableIValue *outs,
                           const lazy_bit *lazy, argument *arguments, StableIValue *given)
{
    size_t nargs = call->signature->nargs;
    for (size_t i = 0; i < nargs; i++) {
        TN_TRY(replace(call, lazy, i, args[i], &arguments[i]));
        given[i] = arguments[i].given;
    }
    size_t flipped = 0;
    tn_status status = TN_OK;
    for (; flipped < nargs; flipped++)
        if (arguments[flipped].view != 0 &&
            (status = flip(call, lazy, arguments[flipped].view)) != TN_OK)
            break; /* those before it are flipped back below */
    bool is_done = false;
    if (status == TN_OK) {
        status = tni_redispatch(call->op, call->keys & (lazy->bit - 1), given, outs);
        is_done = status == TN_OK;
    }
    for (size_t i = 0; i < flipped; i++)
        if (arguments[i].view != 0) {
            tn_status back = flip(call, lazy, arguments[i].view);
            status = status == TN_OK ? back : status;
        }
    if (status == TN_OK)
        status = give_back(call, args, arguments, outs);
    if (status != TN_OK && is_done)
        tni_returns_drop(call->signature, outs, call->signature->nreturns);
    return status;
}

/* Whether the operator returns views of its arguments and writes none. */
static bool makes_views(const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nargs && !schema->is_mutable; i++)
        if (tni_type_alias(schema->args[i].type) != NULL)
            return true;
    return false;
}

/*
 * Views pass as they are, and what they return has the bit. For other operators every argument gets
 * a zeroed record, so that after a failure it is clear what was replaced.
 */
static tn_status resolve_first(const tn_call *call, const StableIValue *args, StableIValue *outs,
                               const lazy_bit *lazy)
{
    const tni_signature *signature = call->signature;
    size_t nargs = signature->nargs;
    if (makes_views(signature->schema))
        return tni_redispatch(call->op, call->keys & (lazy->bit - 1), args, outs);
    argument *arguments = tni_calloc(nargs, sizeof *arguments + sizeof(StableIValue));
    if (arguments == NULL)
        return tni_fail_memory(nargs * (sizeof *arguments + sizeof(StableIValue)));
    StableIValue *given = (StableIValue *)(arguments + nargs);
    tn_status status = call_with(call, args, outs, lazy, arguments, given);
    for (size_t i = 0; i < nargs; i++) {
        tni_argcode_drop(signature->args[i], signature->schema->args[i].type, arguments[i].owned);
        tn_boxed_tensor_release(arguments[i].view);
    }
    tni_free(arguments);
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

const tni_kernel tni_conjugate_kernel = {.function = resolve_conjugate,
                                         .flags = TNI_KERNEL_BUILT_IN | TNI_KERNEL_FALLBACK,
                                         .origin = "built in"};
const tni_kernel tni_negative_kernel = {.function = resolve_negative,
                                        .flags = TNI_KERNEL_BUILT_IN | TNI_KERNEL_FALLBACK,
                                        .origin = "built in"};

/* ---- operators that tensors reach with their bits ---- */

/* An operator of aten that gets tensors with their bits, and which. */
typedef struct heedful {
    char name[36];      /* without the namespace; an array, so that the table holds no pointers */
    uint8_t conjugates; /* whether it gets Conjugate */
    uint8_t negatives;  /* whether it gets Negative */
} heedful;

/* Sorted by name, for a binary search. */
static const heedful heedfuls[] = {
    {"_conj", 1, 1},
    {"_conj_physical", 1, 0},
    {"_unsafe_view", 1, 1},
    {"alias", 1, 1},
    {"as_strided", 1, 1},
    {"as_strided_", 1, 1},
    {"chunk", 1, 1},
    {"clone", 1, 1},
    {"conj", 1, 1},
    {"conj_physical", 1, 0},
    {"conj_physical_", 1, 0},
    {"copy_", 1, 1},
    {"detach", 1, 1},
    {"detach_", 1, 1},
    {"diagonal", 1, 1},
    {"dot", 1, 0},
    {"dsplit.array", 1, 1},
    {"dsplit.int", 1, 1},
    {"empty.memory_format", 1, 1},
    {"empty.out", 1, 1},
    {"empty_like", 1, 1},
    {"empty_strided", 1, 1},
    {"expand", 1, 1},
    {"expand_as", 1, 1},
    {"full_like", 1, 1},
    {"hsplit.array", 1, 1},
    {"hsplit.int", 1, 1},
    {"imag", 1, 1},
    {"is_complex", 1, 1},
    {"is_floating_point", 1, 1},
    {"linalg_solve_triangular", 1, 0},
    {"movedim.int", 1, 1},
    {"movedim.intlist", 1, 1},
    {"narrow", 1, 1},
    {"neg_", 0, 1},
    {"permute", 1, 1},
    {"real", 1, 1},
    {"requires_grad_", 1, 1},
    {"reshape", 1, 1},
    {"resize_", 1, 1},
    {"resolve_conj", 1, 1},
    {"resolve_neg", 1, 1},
    {"select.int", 1, 1},
    {"set_", 1, 1},
    {"set_.source_Storage_storage_offset", 1, 1},
    {"set_.source_Tensor", 1, 1},
    {"size.int", 1, 1},
    {"split.Tensor", 1, 1},
    {"split_with_sizes", 1, 1},
    {"squeeze", 1, 1},
    {"squeeze_", 1, 1},
    {"stride.int", 1, 1},
    {"swapaxes", 1, 1},
    {"swapdims", 1, 1},
    {"t", 1, 1},
    {"t_", 1, 1},
    {"transpose.int", 1, 1},
    {"transpose_", 1, 1},
    {"unbind.int", 1, 1},
    {"unflatten.int", 1, 1},
    {"unfold", 1, 1},
    {"unsqueeze", 1, 1},
    {"unsqueeze_", 1, 1},
    {"vdot", 1, 0},
    {"view", 1, 1},
    {"view_as", 1, 1},
    {"view_as_real", 1, 1},
    {"vsplit.array", 1, 1},
    {"vsplit.int", 1, 1},
};

/*
 * Return the keys of the bits that an operator gets, which become fallthroughs of this operator
 * that go before the fallback. This is asked once per built-in operator that is used, so a table of
 * names is better than a flag in each table entry.
 */
size_t tni_heeded_bits(const char *name, tni_key keys[2])
{
    size_t count = 0;
    size_t low = 0;
    size_t high = TN_LEN(heedfuls);
    static const char space[] = "aten::";
    if (strncmp(name, space, sizeof space - 1) != 0)
        return 0;
    while (low < high) {
        const heedful *middle = &heedfuls[low + (high - low) / 2];
        int order = strcmp(middle->name, name + sizeof space - 1);
        if (order == 0 && middle->conjugates)
            keys[count++] = tni_key_ranges[TNI_FUNCTIONALITY_CONJUGATE].first;
        if (order == 0 && middle->negatives)
            keys[count++] = tni_key_ranges[TNI_FUNCTIONALITY_NEGATIVE].first;
        if (order == 0)
            return count;
        if (order < 0)
            low = (size_t)(middle - heedfuls) + 1;
        else
            high = (size_t)(middle - heedfuls);
    }
    return 0;
}
