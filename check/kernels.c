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

enum { GUARDS = 4, INLINE_CELLS = 32, MOST_THUNKS = 2048 };

/* No cell has this value by chance: as a pointer it is odd, as a number it is far away. */
#define CANARY 0x7e57ab1e0ddba11dull

typedef struct registered {
    tnc_kernel kernel;  /* the extension's */
    char *operator_;    /* "ns::name", owned */
    char *overload;     /* "" for none; points behind the name */
    bool imports_cells; /* the extension deletes optional values by the ABI's function */
} registered;

static registered kernels[MOST_THUNKS];
static atomic_size_t nkernels;
static _Thread_local const registered *running;

const char *tnc_running_operator(void)
{
    return running != NULL ? running->operator_ : NULL;
}

const void *tnc_real_caller(const void *caller)
{
    const void *kernel;
    if (running == NULL || !tnc_is_own(caller))
        return caller;
    memcpy(&kernel, &running->kernel, sizeof kernel);
    return kernel;
}

/* ---- arguments that must stay as they are ---- */

/* What a tensor argument held before the kernel ran. */
typedef struct snapshot {
    const char *data; /* first byte of its elements, NULL for nothing to look at */
    size_t bytes;     /* to the last one */
    uint64_t hash;    /* of all of them */
    bool is_written;  /* the schema says that the kernel writes it */
} snapshot;

static uint64_t hash_bytes(const char *data, size_t bytes)
{
    uint64_t hash = 0xcbf29ce484222325u;
    uint64_t word;
    for (; bytes >= sizeof word; data += sizeof word, bytes -= sizeof word) {
        memcpy(&word, data, sizeof word);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    for (; bytes > 0; data++, bytes--)
        hash = (hash ^ (unsigned char)*data) * 0x100000001b3u;
    return hash;
}

#define REAL_TENSOR(name, type)                                                                    \
    ((AOTITorchError(*)(AtenTensorHandle, type *))tnc_real_named("aoti_torch_" name))

/* The bytes between a tensor's lowest and highest element; false for those not on the CPU. */
static bool find_bytes(AtenTensorHandle tensor, snapshot *out)
{
    bool is_defined = false;
    int32_t device = 0;
    int32_t dtype = 0;
    int64_t ndim = 0;
    int64_t numel = 0;
    int64_t *sizes = NULL;
    int64_t *strides = NULL;
    void *data = NULL;
    int64_t low = 0;
    int64_t high = 0;
    if (REAL_TENSOR("is_defined", bool)(tensor, &is_defined) != 0 || !is_defined ||
        REAL_TENSOR("get_device_type", int32_t)(tensor, &device) != 0 || device != 0 ||
        REAL_TENSOR("get_numel", int64_t)(tensor, &numel) != 0 || numel == 0 ||
        REAL_TENSOR("get_dim", int64_t)(tensor, &ndim) != 0 ||
        REAL_TENSOR("get_sizes", int64_t *)(tensor, &sizes) != 0 ||
        REAL_TENSOR("get_strides", int64_t *)(tensor, &strides) != 0 ||
        REAL_TENSOR("get_dtype", int32_t)(tensor, &dtype) != 0 ||
        REAL_TENSOR("get_data_ptr", void *)(tensor, &data) != 0 || data == NULL)
        return false;
    size_t (*element)(int32_t) =
        (size_t(*)(int32_t))tnc_real_named("aoti_torch_dtype_element_size");
    for (int64_t i = 0; i < ndim; i++) {
        int64_t step = (sizes[i] - 1) * strides[i];
        low += step < 0 ? step : 0;
        high += step > 0 ? step : 0;
    }
    int64_t bytes = (int64_t)element(dtype);
    out->data = (const char *)data + low * bytes;
    out->bytes = (size_t)((high - low + 1) * bytes);
    return true;
}

static bool is_marked(const tni_type *type)
{
    const tni_alias *alias = tni_type_alias(type);
    return alias != NULL && alias->is_write;
}

/* Memory that a written argument shares is that argument's to change. */
static bool is_shared(const snapshot *at, const snapshot *all, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (all[i].is_written && all[i].data != NULL && all[i].data < at->data + at->bytes &&
            at->data < all[i].data + all[i].bytes)
            return true;
    return false;
}

/* Of the first arguments of an operator, as many as there is room for. */
static size_t take_snapshots(const tn_schema *schema, const StableIValue *cells, snapshot *out,
                             size_t most)
{
    size_t count = schema->nargs < most ? schema->nargs : most;
    for (size_t i = 0; i < count; i++) {
        const tni_type *type = schema->args[i].type;
        out[i] = (snapshot){.is_written = is_marked(type)};
        /* The elements of a written list are not looked at one by one: nothing is checked then. */
        if (type->kind != TNI_TYPE_TENSOR && out[i].is_written)
            return 0;
        if (type->kind == TNI_TYPE_TENSOR && cells[i] != 0 &&
            !find_bytes((AtenTensorHandle)(uintptr_t)cells[i], &out[i]))
            out[i].data = NULL;
    }
    for (size_t i = 0; i < count; i++) {
        if (!out[i].is_written && out[i].data != NULL && is_shared(&out[i], out, count))
            out[i].data = NULL;
        else if (!out[i].is_written && out[i].data != NULL)
            out[i].hash = hash_bytes(out[i].data, out[i].bytes);
    }
    return count;
}

/* ---- one call ---- */

typedef struct kernel_run {
    const registered *kernel;            /* which */
    const tn_schema *schema;             /* the operator's */
    StableIValue *cells;                 /* arguments, then results, then canaries */
    size_t room;                         /* cells in front of the canaries */
    StableIValue *memory;                /* of `cells` when they are many, else NULL */
    StableIValue first[INLINE_CELLS];    /* `cells` when they are few */
    snapshot before[INLINE_CELLS];       /* of the arguments */
    size_t nbefore;                      /* how many */
    AtenTensorHandle kept[INLINE_CELLS]; /* the arguments' tensors, so that their data stays */
    const registered *outer;             /* what ran before on this thread */
} kernel_run;

/* Also when an exception passes. */
static void leave(kernel_run *run)
{
    AOTITorchError (*drop)(AtenTensorHandle) =
        (AOTITorchError(*)(AtenTensorHandle))tnc_real_named("aoti_torch_delete_tensor_object");
    for (size_t i = 0; i < run->nbefore; i++)
        if (run->kept[i] != NULL)
            (void)drop(run->kept[i]);
    free(run->memory);
    running = run->outer;
}

static void keep_tensors(kernel_run *run, const StableIValue *cells)
{
    AOTITorchError (*keep)(AtenTensorHandle, AtenTensorHandle *) = (AOTITorchError(*)(
        AtenTensorHandle, AtenTensorHandle *))tnc_real_named("aoti_torch_new_tensor_handle");
    for (size_t i = 0; i < run->nbefore; i++)
        if (run->before[i].data != NULL &&
            keep((AtenTensorHandle)(uintptr_t)cells[i], &run->kept[i]) != AOTI_TORCH_SUCCESS)
            run->before[i].data = NULL;
}

static tnc_cells cells_of(const kernel_run *run, bool are_returns)
{
    return (tnc_cells){.operator_ = run->kernel->operator_,
                       .slots = are_returns ? run->schema->returns : run->schema->args,
                       .count = are_returns ? run->schema->nreturns : run->schema->nargs,
                       .cells = run->cells,
                       .are_returns = are_returns};
}

/* What a cell names may stay alive without being told. */
static void excuse(StableIValue cell, bool only_optional)
{
    tnc_lock();
    tnc_object *object = tnc_object_find((const void *)(uintptr_t)cell);
    if (object != NULL && (object->kind == TNC_CELL || !only_optional))
        object->may_leak = true;
    tnc_unlock();
}

static bool prepare(kernel_run *run, const StableIValue *stack)
{
    size_t nargs = run->schema->nargs;
    size_t nreturns = run->schema->nreturns;
    run->room = nargs > nreturns ? nargs : nreturns;
    run->cells = run->first;
    if (run->room + GUARDS > INLINE_CELLS)
        run->cells = run->memory = calloc(run->room + GUARDS, sizeof *run->cells);
    if (run->cells == NULL)
        return false;
    for (size_t i = 0; i < run->room + GUARDS; i++)
        run->cells[i] = i < nargs ? stack[i] : CANARY;
    tnc_cells args = cells_of(run, false);
    tnc_cells_begin(&args);
    /* An extension for releases without a function for it frees optional values unseen. */
    for (size_t i = 0; i < nargs && !run->kernel->imports_cells; i++)
        excuse(stack[i], true);
    run->nbefore = take_snapshots(run->schema, run->cells, run->before, INLINE_CELLS);
    keep_tensors(run, run->cells);
    return true;
}

static void check_arguments(const kernel_run *run)
{
    for (size_t i = 0; i < run->nbefore; i++) {
        const snapshot *before = &run->before[i];
        if (before->is_written || before->data == NULL ||
            hash_bytes(before->data, before->bytes) == before->hash)
            continue;
        tnc_lock();
        tnc_report(TNC_MUTATED_ARGUMENT, NULL,
                   "%s: the kernel wrote argument %zu %s, which its schema does not mark",
                   run->kernel->operator_, i, run->schema->args[i].name.data);
        tnc_unlock();
    }
}

/* Too many: a canary was hit. Too few: a cell that had none of the arguments still has its own. */
static void check_count(const kernel_run *run)
{
    size_t nreturns = run->schema->nreturns;
    size_t written = run->room;
    for (size_t i = run->room; i < run->room + GUARDS; i++)
        if (run->cells[i] != CANARY)
            written = i + 1;
    tnc_lock();
    if (written > run->room)
        tnc_report(TNC_WRONG_COUNT, NULL, "%s: the kernel wrote %zu cells of a stack of %zu",
                   run->kernel->operator_, written, run->room);
    for (size_t i = run->schema->nargs; i < nreturns; i++)
        if (run->cells[i] == CANARY)
            tnc_report(TNC_WRONG_COUNT, NULL, "%s: the kernel left out result %zu of %zu",
                       run->kernel->operator_, i, nreturns);
    tnc_unlock();
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
    check_count(run);
    check_arguments(run);
    tnc_cells results = cells_of(run, true);
    bool is_fine = tnc_cells_check(&results, TNC_WRONG_RESULT);
    if (is_fine)
        tnc_cells_hand_over(&results);
    for (size_t i = 0; i < run->schema->nreturns && !is_fine; i++)
        excuse(run->cells[i], false);
    for (size_t i = 0; i < run->schema->nreturns; i++) {
        const tni_type *type = run->schema->returns[i].type;
        stack[i] = !is_fine                        ? stand_in(type)
                   : type->kind == TNI_TYPE_TENSOR ? tnc_exchange_tensor(run->cells[i])
                                                   : run->cells[i];
    }
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
    kernel_run run
        __attribute__((cleanup(leave))) = {.kernel = kernel, .schema = schema, .outer = running};
    running = kernel;
    if (!prepare(&run, stack)) {
        kernel->kernel(stack, num_args, num_outputs);
        return;
    }
    kernel->kernel(run.cells, num_args, num_outputs);
    finish(&run, stack);
}

/* ---- thunks ---- */

#define THUNK(n)                                                                                   \
    static void thunk_##n(StableIValue *stack, uint64_t num_args, uint64_t num_outputs)            \
    {                                                                                              \
        run_kernel(0x##n, stack, num_args, num_outputs);                                           \
    }
#define NAME(n) thunk_##n,
#define EACH_16(x, n)                                                                              \
    x(n##0) x(n##1) x(n##2) x(n##3) x(n##4) x(n##5) x(n##6) x(n##7) x(n##8) x(n##9) x(n##a)        \
        x(n##b) x(n##c) x(n##d) x(n##e) x(n##f)
#define EACH_256(x, n)                                                                             \
    EACH_16(x, n##0)                                                                               \
    EACH_16(x, n##1)                                                                               \
    EACH_16(x, n##2) EACH_16(x, n##3) EACH_16(x, n##4) EACH_16(x, n##5) EACH_16(x, n##6)           \
        EACH_16(x, n##7) EACH_16(x, n##8) EACH_16(x, n##9) EACH_16(x, n##a) EACH_16(x, n##b)       \
            EACH_16(x, n##c) EACH_16(x, n##d) EACH_16(x, n##e) EACH_16(x, n##f)
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
    if (index >= MOST_THUNKS)
        return kernel;
    char *whole = name_operator(ns, name);
    if (whole == NULL)
        return kernel;
    kernels[index] =
        (registered){kernel, whole, whole + strlen(whole), tnc_imports_cells(call->caller)};
    if (strchr(name, '.') != NULL)
        kernels[index].overload++;
    return thunks[index];
}
