/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A call of the host into an extension.
 *
 *     host ──► thunk N ──► run_kernel(N) ──► the kernel, on a stack with canaries at its end
 *
 * The ABI gives kernels no context, so each registration needs a thunk of its own. Their number is
 * fixed; further kernels are registered as they are.
 */
#include <stdlib.h>
#include <string.h>

#include "check.h"

/* The number of canaries, the most ivalues that need no malloc, and the number of thunks. */
enum { GUARDS = 4, INLINE_IVALUES = 32, MOST_THUNKS = 2048 };

/*
 * The value of canaries and of unused ivalues. It is unlikely by chance: an odd pointer, and a
 * large number.
 */
#define CANARY 0x7e57ab1e0ddba11dull

/* A kernel that has a thunk. */
typedef struct registered {
    tnc_kernel kernel;    /* the extension's kernel */
    char *operator_;      /* "ns::name" from malloc; it is never freed */
    char *overload;       /* the overload or "", in the same memory */
    bool imports_ivalues; /* whether the extension imports the functions for optional values */
    const tnc_culprit *culprit; /* what is told if it crashes; NULL without memory */
} registered;

/* The kernels, by the number of their thunk, and the one that runs on this thread. */
static registered kernels[MOST_THUNKS];
static atomic_size_t nkernels;
atomic_bool tnc_is_blind;
static _Thread_local const registered *running;

/* Return the address of a kernel; ISO C has no cast for it. */
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

/* ---- a call ---- */

/* A call of a kernel. */
typedef struct kernel_run {
    const registered *kernel;  /* the kernel */
    const tn_schema *schema;   /* the operator's schema */
    const StableIValue *given; /* the host's stack, which keeps the arguments */
    StableIValue *ivalues;     /* the arguments, then the results in their place, then canaries */
    size_t room;               /* the number of ivalues before the canaries */
    StableIValue *memory;      /* the memory of `ivalues` if they are many, else NULL */
    StableIValue first[INLINE_IVALUES]; /* the memory of `ivalues` if they are few */
    tnc_snapshots before;               /* snapshots of the arguments */
    const registered *outer;            /* the kernel that ran before on this thread, or NULL */
} kernel_run;

/* End a call. The compiler's cleanup calls this when an exception passes too. */
static void leave(kernel_run *run)
{
    tnc_snapshots_drop(&run->before);
    free(run->memory);
    running = run->outer;
}

/* Return the arguments or results on the kernel's stack. */
static tnc_ivalues ivalues_of(const kernel_run *run, bool are_returns)
{
    return (tnc_ivalues){.operator_ = run->kernel->operator_,
                         .declared = are_returns ? run->schema->returns : run->schema->args,
                         .count = are_returns ? run->schema->nreturns : run->schema->nargs,
                         .ivalues = run->ivalues,
                         .are_returns = are_returns,
                         .caller = code_of(run->kernel)};
}

/* Do not report the object of an ivalue as a leak; with `only_optional` only an optional value. */
static void excuse(StableIValue ivalue, bool only_optional)
{
    tnc_lock();
    tnc_object *object = tnc_object_find((const void *)(uintptr_t)ivalue);
    if (object != NULL && (object->kind == TNC_OPTIONAL_VALUE || !only_optional))
        object->may_leak = true;
    tnc_unlock();
}

/*
 * Make the stack for the kernel, begin its arguments and take snapshots. Return false if there is
 * no memory.
 */
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
    /* An extension for older releases frees optional values without a call that is seen. */
    for (size_t i = 0; i < nargs && !run->kernel->imports_ivalues; i++)
        excuse(stack[i], true);
    tnc_snapshots_take(&args, run->schema, &run->before);
    return true;
}

/* Return whether an ivalue after the results is a living object that is not the argument there. */
static bool is_left(const kernel_run *run, size_t i)
{
    StableIValue ivalue = run->ivalues[i];
    bool is_given = i < run->schema->nargs && ivalue == run->given[i];
    return ivalue != CANARY && !is_given && tnc_handle_find(ivalue) != NULL;
}

/*
 * Report too many results: a canary was overwritten, or a new object is after the results. Called
 * under the lock.
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

/*
 * Return whether the kernel did not write result `i`: it is still a canary, or it should be a
 * number and is still the handle of the argument there.
 */
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

/* Return whether there are as many results as the schema has, and report it otherwise. */
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

/*
 * Return an empty object of a type in place of a wrong result, whose pointer the host would follow.
 */
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

/* Check the results and put them on the host's stack. */
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

/* Run the kernel of a thunk, with checks if they are wanted and its schema is known. */
static void run_kernel(size_t index, StableIValue *stack, uint64_t num_args, uint64_t num_outputs)
{
    const registered *kernel = &kernels[index];
    const tn_schema *schema = tnc_schema_find(kernel->operator_, kernel->overload);
    tnc_visit visit __attribute__((unused, cleanup(tnc_crash_leave))) =
        tnc_crash_enter(kernel->culprit);
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
    /* The host may have changed sizes since the last kernel. */
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

/*
 * A thunk for each number from 0 to 7ff. EACH_* apply a macro `x` to numbers that begin with `n`.
 */
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

/*
 * Return "ns::name" and after its NUL the overload, from malloc. `name` may have its own namespace.
 */
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

/* The function of Tenon's that takes type strings (tenon/extension.h), or NULL in PyTorch. */
typedef AOTITorchError (*announce_function)(TorchLibraryHandle, tnc_kernel, const char *);

static announce_function real_announce(void)
{
    return (announce_function)tnc_as_function(tnc_host_symbol("tn_extension_types"));
}

/* The kernel that the extension is about to register, and its type string; borrowed. */
static _Thread_local struct {
    tnc_kernel kernel;
    const char *types;
} announced;

/*
 * Extensions announce a kernel's type string just before they register it. The host compares it
 * with the schema when the kernel of that address comes, so it is told once more about the thunk.
 */
__attribute__((visibility("default"))) AOTITorchError
tn_extension_types(TorchLibraryHandle library, tnc_kernel kernel, const char *types);
__attribute__((visibility("default"))) AOTITorchError
tn_extension_types(TorchLibraryHandle library, tnc_kernel kernel, const char *types)
{
    announce_function real = real_announce();
    announced.kernel = kernel;
    announced.types = types;
    return real == NULL ? AOTI_TORCH_SUCCESS : real(library, kernel, types);
}

/* The name by which Tenon's loader leads extensions here (src/loader/checker.c). */
extern
    __attribute__((visibility("default"),
                   alias("tn_extension_types"))) __typeof__(tn_extension_types) n_extension_types;

static void announce_thunk(const tnc_call *call, tnc_kernel kernel, tnc_kernel thunk)
{
    announce_function real = announced.kernel == kernel ? real_announce() : NULL;
    if (real != NULL)
        (void)real((TorchLibraryHandle)(uintptr_t)call->words[0], thunk, announced.types);
    announced.kernel = NULL;
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
    if (tnc_get_options()->handles || tnc_get_options()->memory || tnc_get_options()->trace)
        tnc_crashes_watch();
    /* A thunk is never given back, since its kernel may be called until the process ends. */
    size_t index = atomic_fetch_add(&nkernels, 1);
    if (index >= MOST_THUNKS) {
        tnc_is_blind = true;
        return kernel;
    }
    char *whole = name_operator(ns, name);
    if (whole == NULL)
        return kernel;
    registered *made = &kernels[index];
    *made =
        (registered){kernel, whole, whole + strlen(whole), tnc_imports_ivalues(call->caller), NULL};
    if (strchr(name, '.') != NULL)
        made->overload++;
    made->culprit = tnc_culprit_new(whole, made->overload, code_of(made));
    announce_thunk(call, kernel, thunks[index]);
    return thunks[index];
}
