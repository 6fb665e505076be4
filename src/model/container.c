/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A loaded model: the container, which is the object of the model's code, and runs.
 *
 * The container is C++ behind C functions. It takes over the handles of inputs, writes handles of
 * outputs, and reports a failure as 1 with a text of its own; a few of its checks throw instead.
 * tni_model_call handles all of that. What the container would handle badly, such as a wrong number
 * of inputs, is refused before it is called.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include "dispatch/dispatcher.h"
#include "loader/loading.h"
#include "model/models.h"
#include "tensor/stored_constants.h"

/* Runs with up to so many inputs and outputs need no allocation for their handles. */
#define FEW_HANDLES 32

/*
 * A function that every package exports and nobody looks up, because it takes no device. The copy
 * of the code may overwrite its name with that of a library that it then needs (open_lead in
 * needs.c).
 */
#define IDLE_EXPORT "AOTInductorModelContainerCreate"

/* ---- calls ---- */

/* A call on its way through the catcher. */
typedef struct guarded_call {
    tn_model *model;       /* whose code it is */
    tni_model_body body;   /* what to call */
    void *context;         /* passed to it */
    tni_model_error error; /* its answer */
} guarded_call;

/*
 * The catcher has no entry for a call such as this one, so the call is a loop body whose range is
 * not used.
 */
static void call_guarded(int64_t begin, int64_t end, void *context)
{
    guarded_call *call = context;
    (void)begin;
    (void)end;
    call->error = call->body(call->model, call->context);
}

/*
 * Make one sentence of a failure. The shim that failed knows why (is_recorded); the model's code
 * may know where, in a text of its own; an exception that was caught says both.
 */
static TNI_COLD tn_status tell_failure(tn_model *model, const char *what, bool is_recorded)
{
    const char *theirs = NULL;
    tn_status status = is_recorded ? tn_last_status() : TN_ERR_RUNTIME;
    if (model->entries.last_error == NULL || model->entries.last_error(&theirs) != 0 ||
        theirs == NULL || theirs[0] == '\0')
        theirs = is_recorded ? NULL : "it does not say why";
    if (!is_recorded)
        return tni_fail(status, "%s: %s: %s", model->path, what, theirs);
    if (theirs == NULL || strstr(tn_last_error(), theirs) != NULL)
        return tni_fail_context(status, "%s: %s", model->path, what);
    return tni_fail(status, "%s: %s: %s (%s)", model->path, what, tn_last_error(), theirs);
}

/*
 * A count of failures shows whether a shim recorded one during this call; an older message must not
 * be taken for it.
 */
tn_status tni_model_call(tn_model *model, const char *what, tni_model_body body, void *context)
{
    guarded_call call = {model, body, context, 0};
    uint32_t failures = tni_failures();
    bool is_caught = !tni_catcher_get()->loop(call_guarded, 0, 0, &call);
    if (TNI_LIKELY(call.error == 0 && !is_caught))
        return TN_OK;
    return tell_failure(model, what, tni_failures() != failures);
}

/* ---- loading ---- */

/* One function that the code may export. */
typedef struct entry_spec {
    const char *symbol; /* its name */
    size_t member;      /* where tni_entries keeps it */
    bool is_required;   /* every package has it */
} entry_spec;

/* The functions of TNI_ENTRY_LIST, in its order. */
static const entry_spec entry_specs[] = {
#define ENTRY_SPEC(name, symbol, is_required, arguments)                                           \
    {"AOTInductor" symbol, offsetof(tni_entries, name), is_required},
    TNI_ENTRY_LIST(ENTRY_SPEC)
#undef ENTRY_SPEC
};

/*
 * Look up all functions that the code exports. Functions of later releases may be missing and are
 * NULL.
 */
static tn_status find_entries(tn_model *model, void *handle)
{
    for (size_t i = 0; i < TN_LEN(entry_specs); i++) {
        void *found = dlsym(handle, entry_specs[i].symbol);
        if (found == NULL && entry_specs[i].is_required)
            return tni_fail(TN_ERR_IO,
                            "%s: its code '%s' is no compiled model: it does not export %s",
                            model->path, model->package.code, entry_specs[i].symbol);
        /*
         * Standard C cannot convert a pointer to an object to one to a function, so the bytes are
         * copied.
         */
        memcpy((char *)&model->entries + entry_specs[i].member, &found, sizeof found);
    }
    return TN_OK;
}

/* Ask the container for its counts, and for the nests of its arguments and results. */
static tni_model_error describe(tn_model *model, void *context)
{
    const tni_entries *entries = &model->entries;
    (void)context;
    tni_model_error error = entries->num_inputs(model->container, &model->ninputs) ||
                            entries->num_outputs(model->container, &model->noutputs);
    if (error == 0 && entries->call_spec != NULL)
        error = entries->call_spec(model->container, &model->in_spec, &model->out_spec);
    return error;
}

/* Ask the container for the names of inputs and outputs. */
static tni_model_error ask_names(tn_model *model, void *context)
{
    tni_model_error error = 0;
    (void)context;
    for (size_t i = 0; error == 0 && i < model->ninputs; i++)
        error = model->entries.input_name(model->container, i, &model->inputs[i].name);
    for (size_t i = 0; error == 0 && i < model->noutputs; i++)
        error = model->entries.output_name(model->container, i, &model->outputs[i]);
    return error;
}

/* Create the container. Its constants are in the code or are given later, so it needs no folder. */
static tni_model_error create(tn_model *model, void *context)
{
    (void)context;
    return model->entries.create(&model->container, model->instances, "cpu", NULL);
}

/*
 * Read what the packaged source says of inputs and constants. Without a source nothing is known,
 * and then nothing is compared.
 */
static tn_status read_source(tn_model *model)
{
    tni_part source;
    tni_input_facts facts;
    tn_status status = tni_package_read(&model->package, TNI_BESIDE_CODE, ".cpp", &source);
    for (size_t i = 0; status == TN_OK && i < model->ninputs; i++) {
        tni_source_read_input(&source, i, &facts);
        status = tni_model_describe_input(&model->inputs[i], &facts);
    }
    if (status == TN_OK)
        status = tni_source_read_constants(&source, &model->facts, &model->nfacts);
    tni_part_free(&source);
    return status;
}

/* Read which constants the code writes, which must be known before they are made. */
static tn_status read_uses(tn_model *model)
{
    tni_part source;
    TN_TRY(tni_package_read(&model->package, TNI_BESIDE_CODE, ".cpp", &source));
    tn_status status = tni_source_read_uses(&source, &model->uses);
    tni_part_free(&source);
    return status;
}

static void look_at_loops(void *context, const tni_part *source)
{
    tn_model *model = context;
    tni_source_read_threads(source, &model->most_threads);
}

/*
 * Limit the threads of a run to what the sources of the loops have room for. PyTorch's loader does
 * not, and such a model then writes beyond an array on its stack.
 */
static tn_status read_threads(tn_model *model)
{
    TN_TRY(tni_package_visit_sources(&model->package, look_at_loops, model));
    if (model->most_threads > 0 && tni_num_threads() > model->most_threads)
        tni_warn("%s: its loops have room for %u threads, as many as the machine had that compiled "
                 "it, and run on no more",
                 model->path, model->most_threads);
    return TN_OK;
}

/*
 * Ask the container for its description and read the source. The counts come from the code, which
 * is trusted but may ask for more memory than there is.
 */
static tn_status describe_model(tn_model *model)
{
    TN_TRY(tni_model_call(model, "its container does not describe itself", describe, NULL));
    if (model->in_spec == NULL)
        model->in_spec = "";
    if (model->out_spec == NULL)
        model->out_spec = "";
    model->inputs = tni_calloc(model->ninputs + 1, sizeof *model->inputs);
    model->outputs = tni_calloc(model->noutputs + 1, sizeof *model->outputs);
    if (model->inputs == NULL || model->outputs == NULL)
        return tni_fail_memory((model->ninputs + model->noutputs) * sizeof *model->inputs);
    TN_TRY(tni_model_call(model, "its container does not describe itself", ask_names, NULL));
    return read_source(model);
}

/*
 * Create the container. Constants that its code reads in the package are mapped copy on write,
 * since a model may write them, and tensors over its copies are made over the package instead
 * (stored_constants.h).
 */
static tn_status create_container(tn_model *model, const tni_opened_copy *copy)
{
    static const char what[] = "its container cannot be made";
    tni_stored_constants stored = {.data = copy->constants, .bytes = copy->constants_bytes};
    TN_TRY(find_entries(model, copy->handle));
    if (!copy->reads_constants_there)
        return tni_model_make_constants(model, what, create, NULL);
    TN_TRY(tni_map_copy_on_write(stored.data, stored.bytes));
    tni_stored_begin(&stored);
    tn_status status = tni_model_make_constants(model, what, create, NULL);
    tni_stored_end(status == TN_OK);
    return status;
}

/*
 * Open the code and create the container. Weights appended to the code are mapped by the container
 * from the file that the code was opened from, so the copy's descriptor is closed only after that.
 * The package stays mapped as long as the container is.
 */
static tn_status open_container(tn_model *model)
{
    tni_part part;
    tni_opened_copy copy;
    TN_TRY(tni_package_read(&model->package, TNI_BESIDE_CODE, ".so", &part));
    const tni_code code = {part.data, part.bytes, part.owned == NULL, model->package.code,
                           IDLE_EXPORT};
    tn_status status = tni_code_open(&code, &copy);
    tni_part_forget(&part);
    tni_part_free(&part);
    if (status != TN_OK)
        return tni_fail_context(status, "%s", model->path);
    status = create_container(model, &copy);
    model->stored = copy.constants;
    model->stored_bytes = copy.constants_bytes;
    close(copy.file);
    return status;
}

/*
 * Load a model in order of cost: everything that can refuse the package comes before its code runs.
 */
static tn_status load_model(tn_model *model, const char *name)
{
    TN_TRY(tni_package_open(model->path, name, &model->package));
    TN_TRY(tni_package_check_cpu(&model->package));
    TN_TRY(tni_proxy_load(&model->package, &model->proxy));
    TN_TRY(read_uses(model));
    TN_TRY(open_container(model));
    TN_TRY(describe_model(model));
    TN_TRY(read_threads(model));
    TN_TRY(tni_model_read_constants(model));
    return tni_model_load_constants(model);
}

static tni_model_error destroy(tn_model *model, void *context)
{
    (void)context;
    return model->entries.destroy(model->container);
}

/* A failure to destroy the container can only be a warning. */
void tn_model_free(tn_model *model)
{
    if (model == NULL)
        return;
    if (model->container != NULL &&
        tni_model_call(model, "its container cannot be destroyed", destroy, NULL) != TN_OK)
        tni_warn("%s", tn_last_error());
    for (size_t i = 0; model->inputs != NULL && i < model->ninputs; i++)
        tni_free(model->inputs[i].least);
    tni_call_labels_free(model->labels, model->ninputs);
    tni_free(model->inputs);
    tni_free(model->outputs);
    tni_free(model->constants);
    tni_constant_uses_free(&model->uses);
    tni_constant_facts_free(model->facts, model->nfacts);
    pthread_mutex_destroy(&model->lock);
    tni_proxy_free(model->proxy);
    tni_package_close(&model->package);
    tni_free(model->path);
    tni_free(model);
}

static tn_status check_options(const tn_model_options *options)
{
    if (options->size < sizeof *options)
        return tni_fail(TN_ERR_VALUE, "tn_model_load: options.size is %zu, not its sizeof",
                        options->size);
    if ((options->flags &
         ~(TN_MODEL_SINGLE_THREADED | TN_MODEL_CHECK_INPUTS | TN_MODEL_COPY_INPUTS)) != 0)
        return tni_fail(TN_ERR_VALUE, "tn_model_load: unknown flags %#x", options->flags);
    if (options->instances > 1 && (options->flags & TN_MODEL_SINGLE_THREADED) != 0)
        return tni_fail(TN_ERR_VALUE,
                        "tn_model_load: a single-threaded model has one instance, not %u",
                        options->instances);
    return TN_OK;
}

/*
 * The environment variable by which PyTorch's users ask the code of all models to compare its
 * inputs.
 */
static bool is_checked_by_all(void)
{
    const char *word = tni_env("AOTI_RUNTIME_CHECK_INPUTS");
    return word != NULL && word[0] != '0';
}

tn_status tn_model_load(const char *path, const tn_model_options *options, tn_model **out)
{
    static const tn_model_options defaults = {.size = sizeof defaults};
    if (path == NULL || out == NULL)
        return tni_fail_null("tn_model_load", "path and out");
    if (options == NULL)
        options = &defaults;
    TN_TRY(check_options(options));
    tn_model *model = tni_calloc(1, sizeof *model);
    if (model == NULL)
        return tni_fail_memory(sizeof *model);
    model->path = tni_copy_text(path, strlen(path));
    pthread_mutex_init(&model->lock, NULL);
    model->instances = options->instances > 0 ? options->instances : 1;
    model->is_single_threaded = (options->flags & TN_MODEL_SINGLE_THREADED) != 0;
    model->keeps_bounds = (options->flags & TN_MODEL_CHECK_INPUTS) != 0 || is_checked_by_all();
    model->copies_inputs = (options->flags & TN_MODEL_COPY_INPUTS) != 0;
    tn_status status =
        model->path != NULL ? load_model(model, options->name) : tni_fail_memory(strlen(path));
    if (status == TN_OK)
        *out = model;
    else
        tn_model_free(model);
    return status;
}

/* ---- what it says ---- */

size_t tn_model_num_inputs(const tn_model *model)
{
    return model != NULL ? model->ninputs : 0;
}

size_t tn_model_num_outputs(const tn_model *model)
{
    return model != NULL ? model->noutputs : 0;
}

static tn_status fail_index(const char *what, size_t count, size_t index)
{
    return tni_fail(TN_ERR_INDEX, "the model has %zu %s and no number %zu", count, what, index);
}

tn_status tn_model_input_at(const tn_model *model, size_t index, tn_model_input *out)
{
    if (model == NULL || out == NULL)
        return tni_fail_null("tn_model_input_at", "model and out");
    if (index >= model->ninputs)
        return fail_index("inputs", model->ninputs, index);
    const tni_model_input *input = &model->inputs[index];
    tn_model_input filled = {sizeof filled, input->name, input->dtype,  input->ndim,
                             input->least,  input->most, input->strides};
    tni_hand_out(out, &filled, sizeof filled);
    return TN_OK;
}

const char *tn_model_input_label(const tn_model *model, size_t index)
{
    return model == NULL || index >= model->ninputs ? NULL : tni_model_label(model, index);
}

tn_status tn_model_output_name(const tn_model *model, size_t index, const char **out)
{
    if (model == NULL || out == NULL)
        return tni_fail_null("tn_model_output_name", "model and out");
    if (index >= model->noutputs)
        return fail_index("outputs", model->noutputs, index);
    *out = model->outputs[index];
    return TN_OK;
}

tn_status tn_model_call_spec(const tn_model *model, const char **inputs, const char **outputs)
{
    if (model == NULL || inputs == NULL || outputs == NULL)
        return tni_fail_null("tn_model_call_spec", "model, inputs and outputs");
    *inputs = model->in_spec;
    *outputs = model->out_spec;
    return TN_OK;
}

const char *tn_model_metadata(const tn_model *model, const char *key)
{
    return model != NULL && key != NULL ? tni_package_about(&model->package, key) : NULL;
}

/* ---- running ---- */

/*
 * Check everything that the container would not: the counts, each input, and that all constants
 * have values. *others counts inputs with another layout, which are to be copied.
 */
static tn_status check_inputs(tn_model *model, tn_tensor *const *inputs, size_t ninputs,
                              size_t noutputs, size_t *others)
{
    if (TNI_UNLIKELY(ninputs != model->ninputs))
        return tni_fail(TN_ERR_VALUE, "%s: takes %zu inputs, not %zu", model->path, model->ninputs,
                        ninputs);
    if (TNI_UNLIKELY(noutputs != model->noutputs))
        return tni_fail(TN_ERR_VALUE, "%s: gives %zu outputs, not %zu", model->path,
                        model->noutputs, noutputs);
    for (size_t i = 0; i < ninputs; i++)
        TN_TRY(tni_model_check_input(model, i, inputs[i], others));
    if (TNI_UNLIKELY(!atomic_load_explicit(&model->is_complete, memory_order_acquire)))
        return tni_model_tell_missing(model);
    return TN_OK;
}

/* The handles of one run, which the container takes over and writes. */
typedef struct run_call {
    AtenTensorHandle *inputs;  /* one per input; NULL once the container has taken it */
    AtenTensorHandle *outputs; /* one per output; NULL where the container wrote nothing */
    tn_model *model;           /* what runs */
    tn_status status;          /* how it went */
} run_call;

/*
 * Run the container. The single-threaded function takes no lock, and the caller promises not to
 * run the container on two threads at once; older packages have only the other. The last argument
 * is what proxy.c gets as its executor.
 */
static tni_model_error run_body(tn_model *model, void *context)
{
    const run_call *call = context;
    const tni_entries *entries = &model->entries;
    return (model->is_single_threaded && entries->run_single_threaded != NULL
                ? entries->run_single_threaded
                : entries->run)(model->container, call->inputs, model->ninputs, call->outputs,
                                model->noutputs, NULL, model);
}

/*
 * Fail for a run in which a shim failed and the code went on. The compiler's code does not look at
 * the status of some functions, such as those that write into their arguments, and computes with
 * elements that were never written. PyTorch's loader returns those.
 */
static TNI_COLD tn_status tell_overlooked(const tn_model *model)
{
    return tni_fail_context(tn_last_status(),
                            "%s: the run failed, which the model's own code does not notice",
                            model->path);
}

/*
 * Run within tni_parallel_code's limit of threads. Failures that the code overlooked are pending
 * afterwards.
 */
static void run_in_threads(void *context)
{
    run_call *call = context;
    uint32_t outer = tni_pending_begin();
    call->status = tni_model_call(call->model, "the run failed", run_body, call);
    if (TNI_UNLIKELY(call->status == TN_OK && tni_pending_is()))
        call->status = tell_overlooked(call->model);
    tni_pending_end(outer);
}

/*
 * Leave a handle that occurs several times only where it occurs first. After a failure the
 * container may have left anything.
 */
static void forget_repeats(AtenTensorHandle *handles, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = i + 1; handles[i] != NULL && k < count; k++)
            if (handles[k] == handles[i])
                handles[k] = NULL;
}

/* Free the handles that the container did not take, and outputs that it wrote before it failed. */
static void drop_handles(AtenTensorHandle *handles, size_t count)
{
    forget_repeats(handles, count);
    for (size_t i = 0; i < count; i++)
        tni_handle_free(handles[i]);
}

/*
 * Turn handles into tensors; the handles are freed. A handle that occurs several times gives a
 * reference for each.
 */
static void take_outputs(AtenTensorHandle *handles, size_t count, tn_tensor **outputs)
{
    for (size_t i = 0; i < count; i++) {
        size_t first = 0;
        while (handles[first] != handles[i])
            first++;
        TNI_ASSERT(handles[i] == NULL || first < i || tni_handle_is_valid(handles[i]));
        outputs[i] =
            first == i ? tni_handle_take_tensor(handles[i]) : tn_tensor_retain(outputs[first]);
    }
}

/*
 * Run with `handles`, which has room for those of inputs and outputs. Each input gets a handle of
 * its own with a new reference, because the container takes it over.
 */
static tn_status run_with_handles(tn_model *model, tn_tensor *const *inputs, tn_tensor **outputs,
                                  AtenTensorHandle *handles)
{
    run_call call = {handles, handles + model->ninputs, model, TN_OK};
    size_t ninputs = model->ninputs;
    TNI_ASSERT(model->container != NULL && model->entries.run != NULL);
    memset(handles, 0, (ninputs + model->noutputs) * sizeof(AtenTensorHandle));
    for (size_t i = 0; i < ninputs && call.status == TN_OK; i++)
        call.status = tni_handle_new_take(tn_tensor_retain(inputs[i]), &handles[i]);
    if (call.status == TN_OK)
        tni_parallel_code(model->most_threads, run_in_threads, &call);
    if (TNI_LIKELY(call.status == TN_OK))
        take_outputs(call.outputs, model->noutputs, outputs);
    else
        drop_handles(handles, ninputs + model->noutputs);
    return call.status;
}

/* Run with handles on the stack if there are few. */
static tn_status run_inputs(tn_model *model, tn_tensor *const *inputs, tn_tensor **outputs)
{
    AtenTensorHandle few[FEW_HANDLES];
    size_t count = model->ninputs + model->noutputs;
    if (count <= FEW_HANDLES)
        return run_with_handles(model, inputs, outputs, few);
    AtenTensorHandle *many = tni_malloc(count * sizeof *many);
    if (many == NULL)
        return tni_fail_memory(count * sizeof *many);
    tn_status status = run_with_handles(model, inputs, outputs, many);
    tni_free(many);
    return status;
}

/*
 * Run on copies of those inputs whose layout is not the model's. What the model writes into a copy
 * is copied back to the caller's tensor.
 */
static TNI_COLD tn_status run_copies(tn_model *model, tn_tensor *const *inputs, tn_tensor **outputs)
{
    size_t count = model->ninputs;
    tn_tensor **copies = tni_calloc(count, sizeof *copies);
    if (copies == NULL)
        return tni_fail_memory(count * sizeof *copies);
    tn_status status = TN_OK;
    for (size_t i = 0; i < count && status == TN_OK; i++)
        status = tni_model_lay_input(model, i, inputs[i], &copies[i]);
    bool has_run = status == TN_OK && (status = run_inputs(model, copies, outputs)) == TN_OK;
    for (size_t i = 0; i < count; i++) {
        if (status == TN_OK && copies[i] != inputs[i])
            status = tni_model_return_input(copies[i], inputs[i]);
        tn_tensor_release(copies[i]);
    }
    /* A copy back may fail after the run has succeeded; outputs are given on success only. */
    for (size_t i = 0; has_run && status != TN_OK && i < model->noutputs; i++) {
        tn_tensor_release(outputs[i]);
        outputs[i] = NULL;
    }
    tni_free(copies);
    return status;
}

/* Run on inputs of which so many are laid out otherwise than the model's. */
static inline tn_status run_checked(tn_model *model, tn_tensor *const *inputs, tn_tensor **outputs,
                                    size_t others)
{
    return TNI_LIKELY(others == 0) ? run_inputs(model, inputs, outputs)
                                   : run_copies(model, inputs, outputs);
}

/* The same while a profile follows it. */
static TNI_COLD tn_status run_followed(tn_model *model, tn_tensor *const *inputs,
                                       tn_tensor **outputs, size_t others)
{
    tni_profile_mark mark;
    tni_profile_run_enter(&mark);
    tn_status status = run_checked(model, inputs, outputs, others);
    tni_profile_run_leave(&mark, model->path, status);
    return status;
}

tn_status tn_model_run(tn_model *model, tn_tensor *const *inputs, size_t ninputs,
                       tn_tensor **outputs, size_t noutputs)
{
    size_t others = 0;
    if (model == NULL || (inputs == NULL && ninputs > 0) || (outputs == NULL && noutputs > 0))
        return tni_fail_null("tn_model_run", "model, inputs and outputs");
    TN_TRY(check_inputs(model, inputs, ninputs, noutputs, &others));
    return TNI_UNLIKELY(tni_profile_runs()) ? run_followed(model, inputs, outputs, others)
                                            : run_checked(model, inputs, outputs, others);
}
