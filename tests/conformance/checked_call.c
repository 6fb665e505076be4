/* SPDX-License-Identifier: BSD-3-Clause */
/* The checker: a fallback for every operator, and memory that stops who touches it. */
#include "checked_call.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <tenon/experimental/wrapping.h>
#include <tenon/library.h>

/* What all wrappers call their memory: no page of it may be touched. */
#define GUARD_BYTES ((size_t)1 << 30)

/* On wrappers, and included on the thread, so that factories are seen as well. */
#define WRAPPER_KEY "TESTING_ONLY_GenericWrapper"

static tn_library *library;
static tni_keyset wrapper_keys;
static void *guard;
static char found[256];
static sigjmp_buf way_out;

const char *checker_found(void)
{
    return found;
}

/* The first thing found is told; what follows from it is not. */
static tn_status find(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    if (found[0] == '\0')
        vsnprintf(found, sizeof found, format, list);
    va_end(list);
    return tn_fail(TN_ERR_RUNTIME, "%s", found);
}

/* ---- wrappers ---- */

/* A wrapper's storage has its tensor as context. */
static void drop_inner(void *data, void *context)
{
    (void)data;
    tn_tensor_release(context);
}

tn_tensor *checker_inner(const tn_tensor *tensor)
{
    bool is_wrapper = tensor != NULL && tensor->storage->deleter == drop_inner;
    return is_wrapper ? tensor->storage->context : NULL;
}

tn_status checker_wrap(tn_tensor *inner, tn_tensor **out)
{
    tni_storage *storage;
    tni_tensor_spec spec = {.dtype = (tn_dtype)inner->dtype,
                            .layout = (tn_layout)inner->layout,
                            .rank = inner->rank,
                            .sizes = inner->sizes,
                            .strides = inner->strides,
                            .offset = inner->offset};
    TN_TRY(tni_storage_from_blob(guard, inner->storage->bytes, inner->device, drop_inner,
                                 tn_tensor_retain(inner), &storage));
    TN_TRY(tni_tensor_new_take(storage, &spec, out));
    (*out)->keys |= wrapper_keys;
    (*out)->flags |= inner->flags & TNI_TENSOR_WRAPPED_NUMBER;
    return TN_OK;
}

static tn_status check_form(const tn_tensor *tensor, const char *name)
{
    const tn_tensor *inner = checker_inner(tensor);
    if (inner == NULL)
        return TN_OK;
    size_t bytes = (size_t)tensor->rank * sizeof *tensor->sizes;
    if (inner->rank == tensor->rank && inner->dtype == tensor->dtype &&
        inner->offset == tensor->offset && memcmp(inner->sizes, tensor->sizes, bytes) == 0 &&
        memcmp(inner->strides, tensor->strides, bytes) == 0)
        return TN_OK;
    return find("metadata: %s has a tensor whose form was changed by no operator", name);
}

/* ---- values ---- */

typedef tn_status (*tensor_visit)(tn_value *tensor, void *context);

/* Visits every tensor in a value, in lists as well. */
static tn_status visit_tensors(tn_value *value, tensor_visit visit, void *context)
{
    if (value->kind == TN_KIND_TENSOR && value->as.tensor != NULL)
        return visit(value, context);
    for (size_t i = 0; value->kind == TN_KIND_LIST && i < value->as.list.count; i++)
        TN_TRY(visit_tensors(&value->as.list.items[i], visit, context));
    return TN_OK;
}

static tn_status visit_unwrap(tn_value *value, void *context)
{
    tn_tensor *inner = checker_inner(value->as.tensor);
    (void)context;
    if (inner == NULL)
        return TN_OK;
    tn_tensor_retain(inner);
    tn_tensor_release(value->as.tensor);
    value->as.tensor = inner;
    return TN_OK;
}

void checker_unwrap(tn_value *value)
{
    if (visit_tensors(value, visit_unwrap, NULL) != TN_OK)
        abort();
}

static tn_status visit_check(tn_value *value, void *context)
{
    return check_form(value->as.tensor, context);
}

/* The arguments of a call, once as they came and once unwrapped. */
typedef struct watched_call {
    const tn_call *call;  /* for its operator */
    size_t nargs;         /* arguments */
    tn_value given[64];   /* owned */
    tn_value plain[64];   /* owned */
    tn_value results[16]; /* owned */
    bool has_wrapper;     /* among the arguments */
    bool has_tensor;      /* among the arguments */
} watched_call;

static tn_status visit_wrapper(tn_value *value, void *context)
{
    watched_call *w = context;
    w->has_wrapper |= checker_inner(value->as.tensor) != NULL;
    w->has_tensor = true;
    return TN_OK;
}

/* ---- what is looked at ---- */

static const tni_kernel *find_composite(const tn_op *op)
{
    const tni_kernel *k = op->kernels;
    while (k != NULL && k->key != TNI_ALIAS_COMPOSITE_IMPLICIT)
        k = k->next_key;
    return k;
}

bool checker_is_composite(const tn_op *op)
{
    return find_composite(op) != NULL;
}

static bool is_written(const tni_arg *argument)
{
    const tni_alias *alias = tni_type_alias(argument->type);
    return alias != NULL && alias->is_write;
}

bool checker_has_out(const tn_op *op)
{
    const tn_schema *schema = tn_op_schema(op);
    for (size_t i = 0; i < schema->nargs; i++)
        if (schema->args[i].keyword_only && is_written(&schema->args[i]))
            return true;
    return false;
}

static tn_status visit_written(tn_value *value, void *context)
{
    return checker_inner(value->as.tensor) != NULL
               ? TN_OK
               : find("in place: %s writes a plain tensor by what wrappers hold",
                      (const char *)context);
}

static tn_status check_rules(watched_call *w)
{
    static const char *const resizing[] = {"aten::resize_", "aten::resize_as_", "aten::set_"};
    const tn_op *op = w->call->op;
    const tn_schema *schema = tn_op_schema(op);
    char *name = (char *)(uintptr_t)op->name.text;
    for (size_t i = 0; i < TN_LEN(resizing); i++)
        if (strncmp(name, resizing[i], op->stem) == 0 && resizing[i][op->stem] == '\0')
            return find("resize: %s is called", name);
    if (strcmp(name, "aten::_local_scalar_dense") == 0 && w->has_wrapper)
        return find("item: a number is taken out of a tensor");
    if (checker_has_out(op))
        return find("out: %s is called", name);
    for (size_t i = 0; i < w->nargs; i++) {
        TN_TRY(visit_tensors(&w->given[i], visit_check, name));
        if (is_written(&schema->args[i]) && w->has_wrapper)
            TN_TRY(visit_tensors(&w->given[i], visit_written, name));
    }
    return TN_OK;
}

/* ---- results ---- */

/* The wrapper among the arguments that holds a tensor; NULL for none. */
static tn_status visit_holder(tn_value *value, void *context)
{
    tn_value *wanted = context;
    if (checker_inner(value->as.tensor) == wanted->as.tensor)
        wanted[1].as.tensor = value->as.tensor;
    return TN_OK;
}

/* A result that is an argument is that wrapper; any other one gets a new wrapper. */
static tn_status visit_wrap(tn_value *value, void *context)
{
    watched_call *w = context;
    tn_value search[2] = {*value, {TN_KIND_TENSOR, {NULL}}};
    tn_tensor *wrapper;
    for (size_t i = 0; i < w->nargs; i++)
        TN_TRY(visit_tensors(&w->given[i], visit_holder, search));
    if (search[1].as.tensor != NULL)
        wrapper = tn_tensor_retain(search[1].as.tensor);
    else
        TN_TRY(checker_wrap(value->as.tensor, &wrapper));
    tn_tensor_release(value->as.tensor);
    value->as.tensor = wrapper;
    return TN_OK;
}

/* A view in place changes the tensor inside, and the wrapper with it. */
static tn_status visit_follow(tn_value *value, void *context)
{
    const tn_tensor *inner = checker_inner(value->as.tensor);
    (void)context;
    if (inner == NULL)
        return TN_OK;
    return tni_tensor_set_geometry(value->as.tensor, inner->rank, inner->sizes, inner->strides,
                                   inner->offset);
}

/* ---- the fallback ---- */

static tn_status call_plain(watched_call *w, StableIValue *outs)
{
    const tn_schema *schema = tn_op_schema(w->call->op);
    if (schema->nreturns > TN_LEN(w->results))
        return tn_fail(TN_ERR_NOT_IMPLEMENTED, "more results than are watched");
    tn_key_guard keyed;
    TN_TRY(tn_key_guard_enter(NULL, WRAPPER_KEY, &keyed));
    tn_status status = tn_op_call(w->call->op, w->plain, w->nargs, w->results, schema->nreturns);
    tn_key_guard_leave(&keyed);
    TN_TRY(status);
    for (size_t i = 0; i < w->nargs; i++)
        if (is_written(&schema->args[i]))
            TN_TRY(visit_tensors(&w->given[i], visit_follow, NULL));
    bool wraps = w->has_wrapper || !w->has_tensor;
    for (size_t i = 0; wraps && i < schema->nreturns; i++)
        TN_TRY(visit_tensors(&w->results[i], visit_wrap, w));
    for (size_t i = 0; i < schema->nreturns; i++)
        TN_TRY(tn_call_return(w->call, outs, i, &w->results[i]));
    return TN_OK;
}

static tn_status run_watched(watched_call *w, const StableIValue *args, StableIValue *outs)
{
    for (size_t i = 0; i < w->nargs; i++) {
        TN_TRY(tn_call_arg(w->call, args, i, &w->given[i]));
        TN_TRY(tn_call_arg(w->call, args, i, &w->plain[i]));
        TN_TRY(visit_tensors(&w->given[i], visit_wrapper, w));
        checker_unwrap(&w->plain[i]);
    }
    TN_TRY(check_rules(w));
    return call_plain(w, outs);
}

/*
 * A composite is run on the wrappers; what else is called stands in what it calls. Its own kernel,
 * as for a backend that has none: the operator may have one for the CPU.
 */
static tn_status check_call(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    static tni_key cpu;
    if (cpu == 0)
        TN_TRY(tni_key_parse("CPU", &cpu));
    if (checker_is_composite(call->op) && !checker_has_out(call->op)) {
        tn_call inner = *call;
        inner.kernel = find_composite(call->op);
        inner.keys = tni_keyset_of(cpu);
        return inner.kernel->function(&inner, args, outs);
    }
    watched_call *w = calloc(1, sizeof *w);
    if (w == NULL)
        return tn_fail(TN_ERR_MEMORY, "no memory to watch a call");
    w->call = call;
    w->nargs = tn_op_schema(call->op)->nargs;
    tn_status status = w->nargs > TN_LEN(w->given)
                           ? tn_fail(TN_ERR_NOT_IMPLEMENTED, "more arguments than are watched")
                           : run_watched(w, args, outs);
    for (size_t i = 0; i < TN_LEN(w->given); i++) {
        tn_value_release(&w->given[i]);
        tn_value_release(&w->plain[i]);
    }
    for (size_t i = 0; i < TN_LEN(w->results); i++)
        tn_value_release(&w->results[i]);
    free(w);
    return status;
}

/* ---- calls ---- */

/* A touch of the guarded pages ends the call; any other fault ends the program as ever. */
static void stop_touch(int number, siginfo_t *info, void *context)
{
    char *at = info->si_addr;
    (void)context;
    if (at >= (char *)guard && at < (char *)guard + GUARD_BYTES)
        siglongjmp(way_out, 1);
    signal(number, SIG_DFL);
    raise(number);
}

static tn_status call_and_check(const tn_op *op, const tn_value *args, size_t nargs, tn_value *outs,
                                size_t nouts)
{
    char *name = (char *)(uintptr_t)op->name.text;
    TN_TRY(tn_op_call(op, args, nargs, outs, nouts));
    for (size_t i = 0; i < nargs; i++) {
        tn_value value = args[i];
        TN_TRY(visit_tensors(&value, visit_check, name));
    }
    for (size_t i = 0; i < tn_op_schema(op)->nreturns; i++)
        TN_TRY(visit_tensors(&outs[i], visit_check, name));
    return TN_OK;
}

/* Whoever was stopped leaves what he held; only a test that fails, or that wants this, does. */
tn_status checker_call(const tn_op *op, const tn_value *args, size_t nargs, tn_value *outs,
                       size_t nouts)
{
    struct sigaction stop = {.sa_flags = SA_SIGINFO};
    struct sigaction was;
    stop.sa_sigaction = stop_touch;
    found[0] = '\0';
    tn_key_guard keyed;
    tni_local_keys keys = tni_local_keys_get(); /* whoever is stopped leaves his guards */
    TN_TRY(tn_key_guard_enter(WRAPPER_KEY, NULL, &keyed));
    sigaction(SIGSEGV, &stop, &was);
    bool is_stopped = sigsetjmp(way_out, 1) != 0;
    tn_status status = is_stopped ? find("data: %s touches the memory of a tensor", op->name.text)
                                  : call_and_check(op, args, nargs, outs, nouts);
    sigaction(SIGSEGV, &was, NULL);
    tni_local_keys_set(keys);
    return status;
}

tn_status checker_begin(void)
{
    tni_key key;
    guard = mmap(NULL, GUARD_BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (guard == MAP_FAILED)
        return tn_fail(TN_ERR_MEMORY, "no memory to guard");
    TN_TRY(tni_key_parse(WRAPPER_KEY, &key));
    wrapper_keys = tni_keyset_of(key);
    TN_TRY(tn_library_new(TN_LIBRARY_IMPL, "_", WRAPPER_KEY, __FILE__, __LINE__, &library));
    return tn_library_fallback(library, NULL, check_call, NULL);
}

void checker_end(void)
{
    tn_library_free(library);
    munmap(guard, GUARD_BYTES);
}
