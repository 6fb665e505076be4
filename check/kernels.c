/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One call of the host into an extension.
 *
 *     host ──► thunk N ──► run(N) ──► the kernel, on a stack of our own with canaries behind it
 *
 * The ABI's kernels have no context, so each registration needs a function of its own: there is a
 * fixed number of thunks, and kernels beyond it are registered as they are.
 */
#include <stdlib.h>
#include <string.h>

#include "check.h"

enum { GUARDS = 4, INLINE_IVALUES = 32, MOST_THUNKS = 2048 };

/* No ivalue has this value by chance: as a pointer it is odd, as a number it is far away. */
#define CANARY 0x7e57ab1e0ddba11dull

typedef struct registered {
    tnc_kernel kernel;    /* the extension's */
    char *operator_;      /* "ns::name", owned */
    char *overload;       /* "" for none; points behind the name */
    bool imports_ivalues; /* the extension deletes optional values by the ABI's function */
} registered;

static registered kernels[MOST_THUNKS];
static atomic_size_t nkernels;
atomic_bool tnc_is_blind;
static _Thread_local const registered *running;

/* Where the kernel is, as ISO C has it no cast for. */
static const void *code_of(const registered *kernel)
{
    const void *code;
    memcpy(&code, &kernel->kernel, sizeof code);
    return code;
}

const char *tnc_running_operator(void)
{
    return running != NULL ? running->operator_ : NULL;
}

const void *tnc_real_caller(const void *caller)
{
    return running == NULL || !tnc_is_own(caller) ? caller : code_of(running);
}

/* ---- one call ---- */

typedef struct kernel_run {
    const registered *kernel;           /* which */
    const tn_schema *schema;            /* the operator's */
    const StableIValue *given;          /* the host's stack, which holds the arguments to the end */
    StableIValue *ivalues;              /* arguments, then results, then canaries */
    size_t room;                        /* ivalues in front of the canaries */
    StableIValue *memory;               /* of `ivalues` when they are many, else NULL */
    StableIValue first[INLINE_IVALUES]; /* `ivalues` when they are few */
    tnc_snapshots before;               /* of the arguments */
    const registered *outer;            /* what ran before on this thread */
} kernel_run;

/* Also when an exception passes. */
static void leave(kernel_run *run)
{
    tnc_snapshots_drop(&run->before);
    free(run->memory);
    running = run->outer;
}

static tnc_ivalues ivalues_of(const kernel_run *run, bool are_returns)
{
    return (tnc_ivalues){.operator_ = run->kernel->operator_,
                         .declared = are_returns ? run->schema->returns : run->schema->args,
                         .count = are_returns ? run->schema->nreturns : run->schema->nargs,
                         .ivalues = run->ivalues,
                         .are_returns = are_returns,
                         .caller = code_of(run->kernel)};
}

/* What an ivalue names may stay alive without being told. */
static void excuse(StableIValue ivalue, bool only_optional)
{
    tnc_lock();
    tnc_object *object = tnc_object_find((const void *)(uintptr_t)ivalue);
    if (object != NULL && (object->kind == TNC_OPTIONAL_VALUE || !only_optional))
        object->may_leak = true;
    tnc_unlock();
}

static bool prepare(kernel_run *run, const StableIValue *stack)
{
    size_t nargs = run->schema->nargs;
    size_t nreturns = run->schema->nreturns;
    run->room = nargs > nreturns ? nargs : nreturns;
    run->ivalues = run->first;
    if (run->room + GUARDS > INLINE_IVALUES)
        run->ivalues = run->memory = calloc(run->room + GUARDS, sizeof *run->ivalues);
    if (run->ivalues == NULL)
        return false;
    for (size_t i = 0; i < run->room + GUARDS; i++)
        run->ivalues[i] = i < nargs ? stack[i] : CANARY;
    tnc_ivalues args = ivalues_of(run, false);
    tnc_ivalues_begin(&args);
    /* An extension for releases without a function for it frees optional values unseen. */
    for (size_t i = 0; i < nargs && !run->kernel->imports_ivalues; i++)
        excuse(stack[i], true);
    tnc_snapshots_take(&args, run->schema, &run->before);
    return true;
}

/* An ivalue that is no result and names a living object that the kernel was not given there. */
static bool is_left(const kernel_run *run, size_t i)
{
    StableIValue ivalue = run->ivalues[i];
    bool is_given = i < run->schema->nargs && ivalue == run->given[i];
    return ivalue != CANARY && !is_given && tnc_handle_find(ivalue) != NULL;
}

/*
 * Too many: a canary was hit, or a new object lies behind the results. Under the lock, as the next.
 */
static void check_too_many(const kernel_run *run)
{
    size_t written = 0;
    for (size_t i = run->schema->nreturns; i < run->room + GUARDS; i++)
        if (i < run->room ? is_left(run, i) : run->ivalues[i] != CANARY)
            written = i + 1;
    if (written > run->room)
        tnc_report(TNC_WRONG_COUNT, NULL, "%s: the kernel wrote %zu ivalues of a stack of %zu",
                   run->kernel->operator_, written, run->room);
    else if (written > 0)
        tnc_report(TNC_WRONG_COUNT, NULL,
                   "%s: the kernel left %zu values, and its schema has %u results",
                   run->kernel->operator_, written, (unsigned)run->schema->nreturns);
    for (size_t i = run->schema->nreturns; i < written; i++)
        if (is_left(run, i))
            excuse(run->ivalues[i], false);
}

/* A number's ivalue that still has the handle of an argument, or one that has nothing at all. */
static bool is_left_out(const kernel_run *run, size_t i)
{
    int result = (int)run->schema->returns[i].type->kind;
    if (i >= run->schema->nargs)
        return run->ivalues[i] == CANARY;
    int argument = (int)run->schema->args[i].type->kind;
    bool had_handle = argument == TNI_TYPE_TENSOR || argument == TNI_TYPE_STR ||
                      argument == TNI_TYPE_LIST || argument == TNI_TYPE_GENERATOR;
    bool is_number = result == TNI_TYPE_INT || result == TNI_TYPE_FLOAT || result == TNI_TYPE_BOOL;
    return had_handle && is_number && run->ivalues[i] == run->given[i];
}

/* Whether there are as many results as the schema says. */
static bool check_count(const kernel_run *run)
{
    size_t nreturns = run->schema->nreturns;
    bool is_fine = true;
    tnc_lock();
    check_too_many(run);
    for (size_t i = 0; i < nreturns; i++) {
        if (!is_left_out(run, i))
            continue;
        tnc_report(TNC_WRONG_COUNT, NULL, "%s: the kernel left out result %zu of %zu",
                   run->kernel->operator_, i, nreturns);
        is_fine = false;
    }
    tnc_unlock();
    return is_fine;
}

/* Something of the right type for a result that is none: the host would follow any pointer. */
static StableIValue stand_in(const tni_type *type)
{
    AtenTensorHandle tensor = NULL;
    StringHandle text = NULL;
    StableListHandle list = NULL;
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        (void)((AOTITorchError(*)(AtenTensorHandle *))tnc_real_named(
            "aoti_torch_new_uninitialized_tensor"))(&tensor);
        return (StableIValue)(uintptr_t)tensor;
    case TNI_TYPE_STR:
        (void)((AOTITorchError(*)(const char *, size_t, StringHandle *))tnc_real_named(
            "torch_new_string_handle"))("", 0, &text);
        return (StableIValue)(uintptr_t)text;
    case TNI_TYPE_LIST:
        (void)((AOTITorchError(*)(size_t, StableListHandle *))tnc_real_named(
            "torch_new_list_reserve_size"))(0, &list);
        return (StableIValue)(uintptr_t)list;
    default:
        return 0;
    }
}

static void finish(kernel_run *run, StableIValue *stack)
{
    bool is_fine = check_count(run);
    tnc_snapshots_compare(&run->before, run->kernel->operator_);
    tnc_check_lent(run->kernel->operator_);
    tnc_ivalues results = ivalues_of(run, true);
    is_fine = is_fine && tnc_ivalues_check(&results, TNC_WRONG_RESULT);
    if (is_fine)
        tnc_ivalues_hand_over(&results);
    else
        tnc_ivalues_excuse(&results);
    for (size_t i = 0; i < run->schema->nreturns; i++)
        stack[i] =
            is_fine ? tnc_ivalue_exchange(&results, i) : stand_in(run->schema->returns[i].type);
}

static void run_kernel(size_t index, StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
{
    const registered *kernel = &kernels[index];
    const tn_schema *schema = tnc_schema_find(kernel->operator_, kernel->overload);
    atomic_fetch_add(&tnc_kernels, 1);
    if (tnc_get_options()->trace)
        tnc_trace("kernel of %s%s%s", kernel->operator_, kernel->overload[0] != '\0' ? "." : "",
                  kernel->overload);
    if (!tnc_get_options()->handles || schema == NULL || schema->nargs != num_args ||
        schema->nreturns != num_outputs) {
        if (tnc_get_options()->handles)
            atomic_fetch_add(&tnc_unchecked, 1);
        kernel->kernel(stack, num_args, num_outputs);
        return;
    }
    kernel_run run __attribute__((cleanup(leave))) = {
        .kernel = kernel, .schema = schema, .given = stack, .outer = running};
    /* What the host did in between may have changed sizes. */
    if (running == NULL)
        atomic_fetch_add(&tnc_changes, 1);
    running = kernel;
    if (!prepare(&run, stack)) {
        kernel->kernel(stack, num_args, num_outputs);
        return;
    }
    kernel->kernel(run.ivalues, num_args, num_outputs);
    finish(&run, stack);
}

/* ---- thunks ---- */

#define THUNK(n)                                                                                   \
    static void thunk_##n(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)            \
    {                                                                                              \
        run_kernel(0x##n, stack, num_args, num_outputs);                                           \
    }
#define NAME(n)                  thunk_##n,
#define EACH_4(x, n, a, b, c, d) x(n##a) x(n##b) x(n##c) x(n##d)
#define EACH_16(x, n)                                                                              \
    EACH_4(x, n, 0, 1, 2, 3)                                                                       \
    EACH_4(x, n, 4, 5, 6, 7) EACH_4(x, n, 8, 9, a, b) EACH_4(x, n, c, d, e, f)
#define EACH_64(x, n, a, b, c, d)                                                                  \
    EACH_16(x, n##a) EACH_16(x, n##b) EACH_16(x, n##c) EACH_16(x, n##d)
#define EACH_256(x, n)                                                                             \
    EACH_64(x, n, 0, 1, 2, 3)                                                                      \
    EACH_64(x, n, 4, 5, 6, 7) EACH_64(x, n, 8, 9, a, b) EACH_64(x, n, c, d, e, f)
#define EACH(x)                                                                                    \
    EACH_256(x, 0)                                                                                 \
    EACH_256(x, 1)                                                                                 \
    EACH_256(x, 2) EACH_256(x, 3) EACH_256(x, 4) EACH_256(x, 5) EACH_256(x, 6) EACH_256(x, 7)
EACH(THUNK)
static const tnc_kernel thunks[MOST_THUNKS] = {EACH(NAME)};

/* ---- registering ---- */

/* "ns::name" and, behind its NUL, the overload. */
static char *name_operator(const char *ns, const char *name)
{
    bool is_qualified = strstr(name, "::") != NULL;
    size_t length = strlen(ns) + strlen(name) + 4;
    char *whole = calloc(length, 1);
    if (whole == NULL)
        return NULL;
    if (!is_qualified)
        strcat(strcat(whole, ns), "::");
    strcat(whole, name);
    char *dot = strchr(whole, '.');
    if (dot != NULL)
        *dot = '\0';
    return whole;
}

tnc_kernel tnc_watch_kernel(const tnc_call *call, tnc_kernel kernel)
{
    char ns[200] = "";
    const char *name = (const char *)(uintptr_t)call->words[1];
    if (!call->is_watched || kernel == NULL || name == NULL)
        return kernel;
    tnc_lock();
    const tnc_object *library = tnc_object_find((const void *)(uintptr_t)call->words[0]);
    if (library != NULL && library->text != NULL)
        memcpy(ns, library->text, strnlen(library->text, sizeof ns - 1));
    tnc_unlock();
    size_t index = atomic_fetch_add(&nkernels, 1);
    if (index >= MOST_THUNKS) {
        tnc_is_blind = true;
        return kernel;
    }
    char *whole = name_operator(ns, name);
    if (whole == NULL)
        return kernel;
    kernels[index] =
        (registered){kernel, whole, whole + strlen(whole), tnc_imports_ivalues(call->caller)};
    if (strchr(name, '.') != NULL)
        kernels[index].overload++;
    return thunks[index];
}
