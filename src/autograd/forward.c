/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Forward mode: a dual tensor carries a tangent, the derivative of the tensor along a direction. A
 * call with a tangent among its arguments gives its results their tangents:
 *
 *     tangent of result = sum over the inputs x_i of (d result / d x_i) * tangent of x_i
 *
 * by the forward formulas of the operator, or by the operator itself on the tangents if it is
 * linear.
 *
 * A tangent belongs to a level; one level is open at a time, as in PyTorch. When it ends, its
 * tangents are ignored and freed with their tensors. A tangent that has a history is dropped at
 * once, because that history may lead back to the tensor that owns it, a cycle which no count would
 * end.
 *
 * While a formula runs, this thread sees no tangents: the formula computes with plain primals and
 * tangents, both with their histories, so that the tangents can be differentiated backward.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"

#include "dispatch/scratch.h"

#include <pthread.h>

_Atomic(uint64_t) tni_forward_level;
/* Levels are numbered from 1 and never reused, so a tangent of an old level is recognised by it. */
static _Atomic(uint64_t) last_level;
/* Whether a formula is running on this thread. */
static TNI_THREAD_LOCAL bool is_suspended;

/* Tensors whose tangents have a history, kept until the level ends, which drops these tangents. */
static struct {
    pthread_mutex_t lock; /* on what follows */
    tn_tensor **items;    /* room for `room`, counted */
    size_t count;         /* how many */
    size_t room;          /* for how many */
} ending = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- tangents of tensors ---- */

/* A tangent of an earlier level does not count. */
tn_tensor *tni_tangent_of(const tn_tensor *tensor)
{
    const tni_record *record = tensor != NULL ? tni_record_of(tensor) : NULL;
    uint64_t level = atomic_load_explicit(&tni_forward_level, memory_order_relaxed);
    return record != NULL && level != 0 && record->level == level && !is_suspended ? record->tangent
                                                                                   : NULL;
}

static bool have_equal_sizes(const tn_tensor *a, const tn_tensor *b)
{
    return a->rank == b->rank && memcmp(a->sizes, b->sizes, a->rank * sizeof *a->sizes) == 0;
}

/*
 * Expand and cast *tangent to the sizes and dtype of the tensor: formulas may ignore broadcasting
 * and type promotion. *tangent is replaced by the new tensor.
 */
static tn_status fit_tangent(const tn_tensor *tensor, tn_tensor **tangent)
{
    tn_tensor *made;
    if (!have_equal_sizes(*tangent, tensor)) {
        TN_TRY(tni_call_expand(*tangent, tni_sizes_of(tensor), true, &made));
        tn_tensor_release(*tangent);
        *tangent = made;
    }
    if ((*tangent)->dtype != tensor->dtype) {
        TN_TRY(tni_call_to_dtype(*tangent, (tn_dtype)tensor->dtype, false, false, -1, &made));
        tn_tensor_release(*tangent);
        *tangent = made;
    }
    return TN_OK;
}

/* Whether a recorded call returned the tensor. */
static bool has_history(const tn_tensor *tensor)
{
    const tni_record *record = tni_record_of(tensor);
    return record != NULL && record->node != NULL;
}

/* Note a tensor whose tangent is to be dropped when the level ends. */
static tn_status end_with_level(tn_tensor *tensor)
{
    pthread_mutex_lock(&ending.lock);
    if (ending.count == ending.room) {
        size_t room = 2 * ending.room + 16;
        tn_tensor **items = tni_realloc(ending.items, room * sizeof *items);
        if (items == NULL) {
            pthread_mutex_unlock(&ending.lock);
            return tni_fail_memory(room * sizeof *items);
        }
        ending.items = items;
        ending.room = room;
    }
    ending.items[ending.count++] = tn_tensor_retain(tensor);
    pthread_mutex_unlock(&ending.lock);
    return TN_OK;
}

/*
 * Drop the tangents that were noted. The list is detached first: releasing a tensor may free a
 * graph and run a program's code, which must not happen under the lock.
 */
static void drop_ending(void)
{
    pthread_mutex_lock(&ending.lock);
    tn_tensor **items = ending.items;
    size_t count = ending.count;
    ending.items = NULL;
    ending.count = ending.room = 0;
    pthread_mutex_unlock(&ending.lock);
    for (size_t i = 0; i < count; i++) {
        tni_record *record = tni_record_of(items[i]);
        tn_tensor *tangent = record != NULL ? record->tangent : NULL;
        if (record != NULL)
            record->tangent = NULL;
        tn_tensor_release(tangent);
        tn_tensor_release(items[i]);
    }
    tni_free(items);
}

/* Store a tangent in the tensor's record, retained, for the open level. */
static tn_status put_tangent(tn_tensor *tensor, tn_tensor *tangent)
{
    tni_record *record = tni_record_make(tensor);
    if (record == NULL)
        return TN_ERR_MEMORY;
    tn_tensor *old = record->tangent;
    record->tangent = tn_tensor_retain(tangent);
    record->level = atomic_load(&tni_forward_level);
    /* The old tangent is released last, because its release may run other code. */
    tn_tensor_release(old);
    return has_history(tangent) ? end_with_level(tensor) : TN_OK;
}

/* Return the tangent of a tensor, borrowed, also while a formula runs. */
static tn_tensor *stored_tangent(const tn_tensor *tensor)
{
    bool was = is_suspended;
    is_suspended = false;
    tn_tensor *tangent = tni_tangent_of(tensor);
    is_suspended = was;
    return tangent;
}

/*
 * Give a view a tangent that is a view of its base's tangent, so that writing one shows in the
 * other. A base without a tangent gets zeros, with the base's strides.
 */
static tn_status begin_view(tn_tensor *view)
{
    tn_tensor *whole = tn_tensor_retain(stored_tangent(view->base));
    tn_tensor *part = NULL;
    tn_status status = TN_OK;
    if (whole == NULL) {
        status = tni_call_new_empty_strided(view->base, tni_sizes_of(view->base),
                                            tni_strides_of(view->base), TN_DTYPE_UNDEFINED, -1,
                                            TNI_NO_DEVICE, TNI_NO_BOOL, &whole);
        if (status == TN_OK)
            status = tni_call_zero_(whole);
        if (status == TN_OK)
            status = put_tangent(view->base, whole);
    }
    if (status == TN_OK)
        status = tni_view_replay(view->base, view, whole, &part);
    if (status == TN_OK)
        status = put_tangent(view, part);
    tn_tensor_release(part);
    tn_tensor_release(whole);
    return status;
}

/*
 * Store a new tangent. A tensor that was written, and already has one, keeps it and gets the new
 * values in it, because views of tensor and tangent must both see them; unless the call has resized
 * the tensor.
 */
static tn_status set_tangent(tn_tensor *tensor, bool is_written, tn_tensor *tangent)
{
    if (!is_written)
        return put_tangent(tensor, tangent);
    if (stored_tangent(tensor) == NULL && tensor->base != NULL)
        TN_TRY(begin_view(tensor));
    tn_tensor *stored = stored_tangent(tensor);
    if (stored == NULL || !have_equal_sizes(stored, tangent))
        return put_tangent(tensor, tangent);
    TN_TRY(tni_call_copy_(stored, tangent, false));
    /*
     * The copy may have been recorded, which gives the stored tangent a history, and its base's
     * too.
     */
    if (!has_history(stored))
        return TN_OK;
    if (tensor->base != NULL)
        TN_TRY(end_with_level(tensor->base));
    return end_with_level(tensor);
}

/* A saved result is a twin of the tensor and needs the tangent again where backward reads it. */
tn_status tni_tangent_pass(const tn_tensor *from, tn_tensor *to)
{
    tn_tensor *tangent = tni_tangent_of(from);
    return tangent != NULL ? set_tangent(to, false, tangent) : TN_OK;
}

/* ---- one call ---- */

/* A tensor that a formula reads and that lives until the end of the call. */
typedef struct kept {
    struct kept *next; /* the one kept before it; NULL for the first */
    tn_tensor *tensor; /* owned */
} kept;

typedef struct forward {
    const tni_forward_call *call; /* the call */
    tni_scratch area;             /* ivalues that formulas read */
    kept *kept;                   /* zeros and copies */
    bool copies;                  /* tangents that are read are about to be written */
    uint64_t tangents;            /* bit i: input i has a tangent */
} forward;

/* Release the tensor when the call ends. Its reference is taken, also on failure. */
static tn_status keep_take(forward *f, tn_tensor *tensor)
{
    kept *entry = tni_scratch_get(&f->area, sizeof *entry);
    if (entry == NULL) {
        tn_tensor_release(tensor);
        return TN_ERR_MEMORY;
    }
    *entry = (kept){f->kept, tensor};
    f->kept = entry;
    return TN_OK;
}

/*
 * Put the tangent of a primal as an ivalue into *out: zeros if it has none and `zeros`, else an
 * undefined tensor. If formulas may write the tangent that they read (`copies`), they read a copy.
 */
static tn_status tangent_ivalue(forward *f, tn_tensor *primal, bool zeros, StableIValue *out)
{
    tn_tensor *tangent = stored_tangent(primal);
    tni_handle *handle = tni_scratch_get(&f->area, sizeof *handle);
    if (handle == NULL)
        return TN_ERR_MEMORY;
    if (tangent == NULL && zeros && primal != NULL) {
        /* Formulas subtract, which bool does not allow; uint8 promotes to the same dtypes. */
        tn_dtype dtype = primal->dtype == TN_DTYPE_BOOL ? TN_DTYPE_U8 : (tn_dtype)primal->dtype;
        TN_TRY(tni_call_zeros_like(primal, dtype, -1, TNI_NO_DEVICE, TNI_NO_BOOL, -1, &tangent));
        TN_TRY(keep_take(f, tangent));
    } else if (tangent != NULL && f->copies) {
        TN_TRY(tni_call_clone(tangent, -1, &tangent));
        TN_TRY(keep_take(f, tangent));
    }
    *handle = (tni_handle){tangent, NULL};
    *out = tni_box_pointer(handle);
    return TN_OK;
}

/* Put the tangents of a list of primals as a list into *out. */
static tn_status list_ivalue(forward *f, StableIValue primals, bool zeros, StableIValue *out)
{
    const tni_list *from = (const tni_list *)(uintptr_t)primals;
    tni_list *list = tni_scratch_get(&f->area, sizeof *list);
    StableIValue *items = tni_scratch_get(&f->area, from->size * sizeof *items + 1);
    if (list == NULL || items == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < from->size; i++)
        TN_TRY(tangent_ivalue(f, tni_boxed_tensor(from->items[i]), zeros, &items[i]));
    *list = (tni_list){items, from->size, 0};
    *out = tni_box_pointer(list);
    return TN_OK;
}

/*
 * Put the tangent of argument `index` into *out, in the shape of the argument: a tensor, an
 * optional or a list. For None it is None.
 */
static tn_status load_tangent(forward *f, size_t index, bool zeros, StableIValue *out)
{
    tni_argcode code = f->call->how->signature->args[index];
    StableIValue ivalue = f->call->args[index];
    *out = 0;
    if (ivalue == 0)
        return TN_OK;
    switch (code & ~TNI_LEAF_MASK) {
    case TNI_SHAPE_LIST:
        return list_ivalue(f, ivalue, zeros, out);
    case TNI_SHAPE_OPTIONAL: {
        StableIValue *some = tni_scratch_get(&f->area, sizeof *some);
        if (some == NULL)
            return TN_ERR_MEMORY;
        TN_TRY(tangent_ivalue(f, tni_boxed_tensor(*(const StableIValue *)(uintptr_t)ivalue), zeros,
                              some));
        *out = tni_box_pointer(some);
        return TN_OK;
    }
    default:
        return tangent_ivalue(f, tni_boxed_tensor(ivalue), zeros, out);
    }
}

/*
 * Load what an insn of a forward formula asks for. After an in-place call, argument 0 is what
 * `self` was before.
 */
static tn_status load(void *context, tni_opcode code, size_t index, StableIValue *out)
{
    forward *f = context;
    if (code == TNI_INSN_TANGENT || code == TNI_INSN_TANGENT_OR_UNDEFINED)
        return load_tangent(f, index, code == TNI_INSN_TANGENT, out);
    if (code == TNI_INSN_RESULT)
        *out = f->call->outs[index];
    else
        *out = index == 0 && f->call->old_self != 0 ? f->call->old_self : f->call->args[index];
    return TN_OK;
}

/* All tangents are computed: forward mode has no inputs to choose among. */
static bool is_wanted(void *context, size_t index)
{
    (void)context;
    (void)index;
    return true;
}

/*
 * Give result `index`, or its item `item`, the tangent, whose reference is taken. After an operator
 * that only changes the geometry of self, the formula has made the tangent a new view of its
 * elements, which replaces the old one; any other write goes into the tangent's memory.
 */
static tn_status give(void *context, size_t index, size_t item, tn_tensor *tangent)
{
    const forward *f = context;
    const tni_recorder *how = f->call->how;
    StableIValue ivalue = f->call->outs[index];
    if (how->signature->returns[index] == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR))
        ivalue = ((const tni_list *)(uintptr_t)ivalue)->items[item];
    tn_tensor *tensor = tni_boxed_tensor(ivalue);
    if (tangent == NULL)
        return TN_OK;
    tn_status status = TN_OK;
    if (tensor != NULL && tni_is_differentiable((tn_dtype)tensor->dtype)) {
        status = fit_tangent(tensor, &tangent);
        if (status == TN_OK)
            status = set_tangent(tensor, how->in_place && !how->in_place_view, tangent);
    }
    tn_tensor_release(tangent);
    return status;
}

/* ---- operators that are linear ---- */

/* Give a result, or each item of a list, the tangent that the operator returned for it. */
static tn_status give_ivalue(forward *f, size_t index, StableIValue ivalue)
{
    if (f->call->how->signature->returns[index] != (TNI_SHAPE_LIST | TNI_TYPE_TENSOR))
        return give(f, index, 0, tn_tensor_retain(tni_boxed_tensor(ivalue)));
    const tni_list *list = (const tni_list *)(uintptr_t)ivalue;
    for (size_t i = 0; i < list->size; i++)
        TN_TRY(give(f, index, i, tn_tensor_retain(tni_boxed_tensor(list->items[i]))));
    return TN_OK;
}

/*
 * Compute the tangents of a linear operator: L(x)' = L(x'). Call the operator with the tangents in
 * place of its differentiable arguments; the other arguments stay.
 */
static tn_status run_linear(forward *f, size_t result)
{
    const tni_recorder *how = f->call->how;
    const tni_input_spec *inputs = how->inputs;
    size_t nargs = how->signature->nargs;
    StableIValue *args = tni_scratch_get(&f->area, nargs * sizeof *args);
    StableIValue *outs = tni_scratch_get(&f->area, how->signature->nreturns * sizeof *outs);
    if (args == NULL || outs == NULL)
        return TN_ERR_MEMORY;
    memcpy(args, f->call->args, nargs * sizeof *args);
    /* An operator that writes self would write the tangent that set_tangent updates. */
    bool did_copy = f->copies;
    f->copies |= how->in_place;
    for (uint32_t i = 0; i < how->derivative->ninputs; i++)
        if (inputs[i].formula != TNI_NO_FORMULA)
            TN_TRY(load_tangent(f, inputs[i].argument, true, &args[inputs[i].argument]));
    f->copies = did_copy;
    TN_TRY(tni_dispatch_signed(how->op, how->signature, args, outs));
    tn_status status = give_ivalue(f, result, outs[result]);
    tni_returns_drop(how->signature, outs, how->signature->nreturns);
    return status;
}

/* ---- all formulas of a call ---- */

/* Whether an argument, or an item of it, has a tangent. */
static bool has_tangent(tni_argcode code, StableIValue ivalue)
{
    if (ivalue == 0)
        return false;
    if (code == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR)) {
        const tni_list *list = (const tni_list *)(uintptr_t)ivalue;
        for (size_t i = 0; i < list->size; i++)
            if (tni_tangent_of(tni_boxed_tensor(list->items[i])) != NULL)
                return true;
        return false;
    }
    if (code == (TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR))
        ivalue = *(const StableIValue *)(uintptr_t)ivalue;
    else if (code != TNI_PLAIN_TENSOR)
        return false;
    return tni_tangent_of(tni_boxed_tensor(ivalue)) != NULL;
}

/* key_args has a bit for each argument that may hold a tensor. */
bool tni_any_tangent(const tni_signature *signature, const StableIValue *args)
{
    for (uint64_t left = signature->key_args; left != 0; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        if (has_tangent(signature->args[i], args[i]))
            return true;
    }
    return false;
}

tn_status tni_fail_forward(const tn_op *op)
{
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "Trying to use forward AD with %s that does not support it because it has not "
                    "been implemented yet.",
                    op->name.text);
}

/* Run the formulas that read a tangent that is there. One that reads none would only give zeros. */
static tn_status run_forward_specs(forward *f)
{
    const tni_derivative *derivative = f->call->how->derivative;
    const tni_forward_spec *specs = tni_derivative_forwards + derivative->first_forward;
    const tni_program_frame frame = {.tables = f->call->how->tables,
                                     .context = f,
                                     .load = load,
                                     .wanted = is_wanted,
                                     .give = give};
    for (uint32_t i = 0; i < derivative->nforwards; i++) {
        if ((specs[i].reads & f->tangents) == 0)
            continue;
        TN_TRY(specs[i].program == TNI_FORWARD_LINEAR ? run_linear(f, specs[i].result)
                                                      : tni_program_run(specs[i].program, &frame));
    }
    return TN_OK;
}

/* Compute the tangents of the results of a call that has run. */
tn_status tni_forward_results(const tni_forward_call *call)
{
    const tni_derivative *derivative = call->how->derivative;
    const tni_input_spec *inputs = call->how->inputs;
    /*
     * The tangent of a written self is written, too. While grad mode is on, formulas read copies:
     * what was recorded of a tangent must not be written later.
     */
    bool is_written = call->how->in_place && !call->how->in_place_view;
    forward f = {.call = call, .copies = is_written && tni_grad_mode()};
    for (uint32_t i = 0; i < derivative->ninputs; i++)
        if (has_tangent(call->how->signature->args[inputs[i].argument],
                        call->args[inputs[i].argument]))
            f.tangents |= UINT64_C(1) << i;
    if (f.tangents == 0)
        return TN_OK;
    if (derivative->nforwards == 0)
        return tni_fail_forward(call->how->op);
    tni_scratch_begin(&f.area);
    /* Calls of the formulas must not compute tangents of tangents. */
    is_suspended = true;
    tn_status status = run_forward_specs(&f);
    is_suspended = false;
    for (kept *entry = f.kept; entry != NULL; entry = entry->next)
        tn_tensor_release(entry->tensor);
    tni_scratch_end(&f.area);
    return status;
}

/* ---- the public API ---- */

/* The exchange fails if a level is open, also one of another thread. */
tn_status tn_forward_enter(void)
{
    uint64_t none = 0;
    uint64_t level = atomic_fetch_add(&last_level, 1) + 1;
    if (!atomic_compare_exchange_strong(&tni_forward_level, &none, level))
        return tni_fail(TN_ERR_RUNTIME, "Nested forward mode AD is not supported at the moment");
    return TN_OK;
}

void tn_forward_leave(void)
{
    atomic_store(&tni_forward_level, 0);
    drop_ending();
}

bool tn_forward_is_open(void)
{
    return atomic_load(&tni_forward_level) != 0;
}

/* Return a view of the tensor with its history but without its tangent. */
static tn_status alias_primal(tn_tensor *tensor, tn_tensor **out)
{
    bool was = is_suspended;
    is_suspended = true;
    tn_status status = tni_call_alias(tensor, out);
    is_suspended = was;
    return status;
}

/* The tangent must have the dtype and sizes of its primal, as in PyTorch. */
static tn_status check_dual(const tn_tensor *primal, const tn_tensor *tangent)
{
    if (atomic_load(&tni_forward_level) == 0)
        return tni_fail(TN_ERR_RUNTIME, "Trying to create a dual Tensor for forward AD but no "
                                        "level exists, make sure to enter one first.");
    if (!tni_is_differentiable((tn_dtype)primal->dtype) || primal->dtype != tangent->dtype)
        return tni_fail(TN_ERR_RUNTIME,
                        "a tangent of dtype %s for a tensor of dtype %s: expected the same, "
                        "floating or complex",
                        tn_dtype_name((tn_dtype)tangent->dtype),
                        tn_dtype_name((tn_dtype)primal->dtype));
    if (primal->rank != tangent->rank ||
        memcmp(primal->sizes, tangent->sizes, primal->rank * sizeof *primal->sizes) != 0)
        return tni_fail(TN_ERR_RUNTIME, "Trying to set a forward gradient that has a different "
                                        "size than that of the original Tensor");
    return TN_OK;
}

/*
 * A tensor that already has a tangent gets new values in it; giving it its own tangent is no
 * change.
 */
tn_status tn_dual_set(tn_tensor *self, tn_tensor *tangent)
{
    if (self == NULL || tangent == NULL)
        return tni_fail_null(__func__, "self and tangent");
    TN_TRY(check_dual(self, tangent));
    tn_tensor *stored = tni_tangent_of(self);
    return stored != tangent ? set_tangent(self, stored != NULL, tangent) : TN_OK;
}

tn_status tn_dual_make(tn_tensor *primal, tn_tensor *tangent, tn_tensor **out)
{
    tn_tensor *dual;
    if (primal == NULL || tangent == NULL || out == NULL)
        return tni_fail_null(__func__, "primal, tangent and out");
    TN_TRY(check_dual(primal, tangent));
    TN_TRY(alias_primal(primal, &dual));
    tn_status status = set_tangent(dual, false, tangent);
    if (status == TN_OK)
        *out = dual;
    else
        tn_tensor_release(dual);
    return status;
}

tn_status tn_dual_unpack(tn_tensor *dual, tn_tensor **primal, tn_tensor **tangent)
{
    if (dual == NULL || primal == NULL || tangent == NULL)
        return tni_fail_null(__func__, "dual, primal and tangent");
    TN_TRY(alias_primal(dual, primal));
    *tangent = tn_tensor_retain(tni_tangent_of(dual));
    return TN_OK;
}
