/* SPDX-License-Identifier: BSD-3-Clause */
/* A call of an extension into the host: its arguments are checked by their ownership words. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

static const void *as_pointer(uint64_t word)
{
    return (const void *)(uintptr_t)word;
}

/* Return an event at the current location for what the call makes or deletes. */
static tnc_event event_of(const tnc_call *call)
{
    tnc_event event = {.function = call->function->name, .operator_ = tnc_running_operator()};
    tnc_location_here(&event.location);
    return event;
}

static bool is_named(const tnc_call *call, const char *name)
{
    return strcmp(call->function->name, name) == 0;
}

/* Return whether the call is that of an operator. */
static bool is_dispatcher(const tnc_call *call)
{
    return is_named(call, "torch_call_dispatcher") || is_named(call, "aoti_torch_call_dispatcher");
}

/* ---- tracing and counting ---- */

/* Write an argument as NAME=VALUE. Return the length as snprintf does. */
static int print_param(char *text, size_t size, const tnc_param *param, uint64_t word)
{
    union {
        uint64_t word;
        double number;
    } bits = {word};
    if (param->kind == TNC_REAL)
        return snprintf(text, size, "%s=%g", param->name, bits.number);
    if (param->kind == TNC_NUMBER)
        return snprintf(text, size, "%s=%lld", param->name, (long long)word);
    if (param->kind == TNC_TEXT && word != 0)
        return snprintf(text, size, "%s=\"%.60s\"", param->name, (const char *)as_pointer(word));
    return snprintf(text, size, "%s=%p", param->name, as_pointer(word));
}

/* Print a call with its arguments, cut off if they are long. */
static void trace(const tnc_call *call)
{
    char text[1024];
    size_t at = 0;
    text[0] = '\0';
    for (size_t i = 0; i < call->function->nparams && at + 2 < sizeof text; i++) {
        int length = snprintf(text + at, sizeof text - at, "%s", i > 0 ? ", " : "");
        at += (size_t)length;
        length =
            print_param(text + at, sizeof text - at, &call->function->params[i], call->words[i]);
        at += length > 0 ? (size_t)length : 0;
    }
    tnc_trace("%s(%s)", call->function->name, text);
}

/*
 * Append the name of a function that succeeded to the file, once in this process. The file is
 * opened for each line, so that many processes can share it.
 */
static void count(const tnc_call *call)
{
    static atomic_bool seen[TNC_MOST_FUNCTIONS];
    size_t index = (size_t)(call->function - tnc_functions);
    if (atomic_exchange(&seen[index], true))
        return;
    FILE *file = fopen(tnc_get_options()->count, "a");
    if (file == NULL)
        return;
    fprintf(file, "%s\n", call->function->name);
    fclose(file);
}

/* ---- arguments ---- */

/* The function or operator for the message of look_at_lent. Used under the lock. */
static const char *looking;

/* Report an object whose lent memory was written. Visitor of tnc_lenders_visit. */
static void look_at_lent(tnc_object *object)
{
    if (!tnc_object_was_written(object))
        return;
    tnc_report(TNC_BORROWED_WRITE, object, "%s: what was borrowed from %s has been written since",
               looking, tnc_kind_name(object->kind));
    tnc_object_take_back(object);
}

void tnc_check_lent(const char *before)
{
    tnc_lock();
    looking = before;
    tnc_lenders_visit(look_at_lent);
    tnc_unlock();
}

/* Report an argument and return false: the host must not get it. Called under the lock. */
static bool refuse(const tnc_call *call, tnc_problem problem, const tnc_object *object,
                   size_t index, const char *what)
{
    tnc_report(problem, object, "%s: %s %s", call->function->name,
               call->function->params[index].name, what);
    return false;
}

/* Report the use or deletion of an object that has ended. */
static bool check_ended(const tnc_call *call, size_t index, const tnc_object *object)
{
    bool deletes = call->function->params[index].word == TNC_STEAL;
    if (object->state == TNC_DELETED)
        return refuse(call, deletes ? TNC_DOUBLE_DELETE : TNC_USE_AFTER_DELETE, object, index,
                      deletes ? "was deleted before" : "is used after it was deleted");
    return refuse(call, TNC_USE_AFTER_STEAL, object, index,
                  deletes ? "is deleted after it was handed over"
                          : "is used after it was handed over");
}

/*
 * Check an object that was not seen to begin. It may come from where this library sees nothing, and
 * is accepted unless all was seen or nothing can be at its address.
 */
static bool check_unknown(const tnc_call *call, size_t index, const void *address, tnc_kind kind)
{
    char what[80];
    bool is_seen = tnc_sees_all(call->caller);
    if (address == NULL || kind > TNC_STRING)
        return kind != TNC_OPTIONAL_VALUE || address == NULL || !is_seen ||
               refuse(call, TNC_WRONG_ALLOCATOR, NULL, index, "was made by no function of the ABI");
    if (!is_seen && tnc_is_mapped(address))
        return true;
    snprintf(what, sizeof what, "is not %s: %p", tnc_kind_name(kind), address);
    return refuse(call, TNC_WRONG_KIND, NULL, index, what);
}

/* Check an object that the call uses or deletes. */
static bool check_object(const tnc_call *call, size_t index, const void *address, tnc_kind kind)
{
    const tnc_param *param = &call->function->params[index];
    tnc_object *object = tnc_object_find(address);
    char what[80];
    if (object == NULL)
        return check_unknown(call, index, address, kind);
    if (object->state != TNC_LIVE)
        return check_ended(call, index, object);
    if (object->kind != kind) {
        snprintf(what, sizeof what, "is %s and not %s", tnc_kind_name(object->kind),
                 tnc_kind_name(kind));
        return refuse(call, TNC_WRONG_KIND, object, index, what);
    }
    if (tnc_object_was_written(object)) {
        tnc_report(TNC_BORROWED_WRITE, object,
                   "%s: what was borrowed from %s has been written since", call->function->name,
                   param->name);
        tnc_object_take_back(object);
    }
    return true;
}

/* Check a handle. NULL is refused only for a borrowed first argument. */
static bool check_handle(const tnc_call *call, size_t index)
{
    const tnc_param *param = &call->function->params[index];
    if (call->words[index] == 0 && param->word == TNC_BORROW && index == 0)
        return refuse(call, TNC_NULL_POINTER, NULL, index, "is NULL");
    return check_object(call, index, as_pointer(call->words[index]), (tnc_kind)param->kind);
}

/*
 * Check tensors to which an argument points: an optional one, an array, or an array of optional
 * ones.
 */
static bool check_handles(const tnc_call *call, size_t index)
{
    tnc_kind kind = (tnc_kind)call->function->params[index].kind;
    const void *const *handles = as_pointer(call->words[index]);
    int64_t count = kind == TNC_OPTIONAL ? 1 : (int64_t)call->words[index + 1];
    bool is_fine = true;
    for (int64_t i = 0; handles != NULL && i < count && is_fine; i++) {
        const void *handle = handles[i];
        if (kind == TNC_OPTIONALS && handle != NULL)
            handle = *(const void *const *)handle;
        is_fine = handle == NULL || check_object(call, index, handle, TNC_TENSOR);
    }
    return is_fine;
}

/* Check codes of enums, which are numbers in the ABI, and the number of dimensions. */
static bool check_number(const tnc_call *call, size_t index)
{
    static const struct {
        const char *name; /* the parameter */
        int32_t count;    /* the number of its codes */
    } codes[] = {{"dtype", 47}, {"device_type", 21}, {"layout", 8}, {"memory_format", 4}};
    const tnc_param *param = &call->function->params[index];
    int32_t number = (int32_t)(uint32_t)call->words[index];
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        char what[80];
        if (strcmp(param->name, codes[i].name) != 0 || (number >= 0 && number < codes[i].count))
            continue;
        snprintf(what, sizeof what, "has no such code: %d", number);
        return refuse(call, TNC_BAD_VALUE, NULL, index, what);
    }
    if (strcmp(param->name, "ndim") == 0 && (int64_t)call->words[index] < 0)
        return refuse(call, TNC_BAD_VALUE, NULL, index, "is negative");
    return true;
}

/* Check the argument `index`. Return false if it was reported. */
static bool check_param(const tnc_call *call, size_t index)
{
    const tnc_param *param = &call->function->params[index];
    switch ((tnc_word)param->word) {
    case TNC_VALUE:
        return param->kind != TNC_NUMBER || check_number(call, index);
    case TNC_BORROW:
    case TNC_STEAL:
        if (param->kind >= TNC_OPTIONAL && param->kind <= TNC_OPTIONALS)
            return check_handles(call, index);
        return param->kind >= TNC_NUM_OBJECTS || check_handle(call, index);
    case TNC_NEW:
    case TNC_FILL:
    case TNC_BORROW_FROM:
        if (call->words[index] == 0)
            return refuse(call, TNC_NULL_POINTER, NULL, index, "has no place for what it names");
        return true;
    }
    return true;
}

/*
 * End the objects that the call deletes. This is before the host frees them, because another object
 * may get the address at once.
 */
static void end_stolen(const tnc_call *call)
{
    for (size_t i = 0; i < call->function->nparams; i++) {
        const tnc_param *param = &call->function->params[i];
        if (param->word != TNC_STEAL || param->kind >= TNC_NUM_OBJECTS)
            continue;
        tnc_object *object = tnc_object_find(as_pointer(call->words[i]));
        tnc_event event = event_of(call);
        if (object != NULL)
            tnc_object_end(object, TNC_DELETED, &event);
    }
}

/*
 * Forget the objects that a call of the host itself deletes. It may also be the last call of a
 * function of an extension, which returns straight to the host.
 */
static void forget_stolen(const tnc_call *call)
{
    for (size_t i = 0; i < call->function->nparams; i++) {
        const tnc_param *param = &call->function->params[i];
        if (param->word != TNC_STEAL || param->kind >= TNC_NUM_OBJECTS)
            continue;
        tnc_lock();
        tnc_object_forget(as_pointer(call->words[i]));
        tnc_unlock();
    }
}

/* Return whether the call takes ownership of an argument. */
static bool steals(const tnc_call *call)
{
    for (size_t i = 0; i < call->function->nparams; i++)
        if (call->function->params[i].word == TNC_STEAL)
            return true;
    return false;
}

/*
 * Check all arguments and end those that are deleted. If the call is not made, it is answered with
 * success if it takes ownership of an argument and is not that of an operator, else with failure.
 */
static bool check_params(tnc_call *call)
{
    bool is_fine = true;
    call->answer = steals(call) && !is_dispatcher(call) ? AOTI_TORCH_SUCCESS : AOTI_TORCH_FAILURE;
    tnc_lock();
    for (size_t i = 0; i < call->function->nparams && is_fine; i++)
        is_fine = check_param(call, i);
    if (is_fine && steals(call))
        end_stolen(call);
    tnc_unlock();
    return is_fine;
}

/* Return whether the object waits for its deletion already, because a copy was handed over. */
static bool is_shelved(const void *address)
{
    tnc_lock();
    const tnc_object *object = tnc_object_find(address);
    bool is_so = object != NULL && object->is_shelved;
    tnc_unlock();
    return is_so;
}

/*
 * Delete the object later, if this call only deletes an object of a kind that can wait. Objects
 * keep what they own until then, except tensors, which are freed now. Return whether the host must
 * not be called.
 */
static bool delete_later(const tnc_call *call)
{
    const tnc_param *param = call->function->params;
    void *object = (void *)(uintptr_t)call->words[0];
    if (call->function->nparams != 1 || param->word != TNC_STEAL || object == NULL)
        return false;
    if (is_shelved(object))
        return true;
    if (param->kind == TNC_TENSOR)
        return tnc_quarantine_tensor(object);
    if (param->kind != TNC_LIST && param->kind != TNC_STRING && param->kind != TNC_OPTIONAL_VALUE)
        return false;
    tnc_quarantine(object, call->function->name);
    return true;
}

/* ---- calls of operators ---- */

/* Return the arguments or results on the stack of an operator's call. */
static tnc_ivalues ivalues_of(const tnc_call *call, bool are_returns)
{
    const tn_schema *schema = call->schema;
    return (tnc_ivalues){.operator_ = schema->name.data,
                         .declared = are_returns ? schema->returns : schema->args,
                         .count = are_returns ? schema->nreturns : schema->nargs,
                         .ivalues = as_pointer(call->words[2]),
                         .are_returns = are_returns,
                         .function = call->function->name,
                         .caller = call->caller};
}

/*
 * Check the whole stack and then replace each argument by what is handed over. Return false if the
 * call must not be made.
 */
static bool before_operator(tnc_call *call)
{
    const char *name = as_pointer(call->words[0]);
    const char *overload = as_pointer(call->words[1]);
    call->schema = name != NULL && overload != NULL && call->words[2] != 0
                       ? tnc_schema_find(name, overload)
                       : NULL;
    /* The operator may write tensors whose sizes were lent, so later differences are no faults. */
    tnc_check_lent(call->function->name);
    atomic_fetch_add(&tnc_changes, 1);
    if (call->schema == NULL) {
        atomic_fetch_add(&tnc_unchecked, 1);
        return true;
    }
    tnc_ivalues args = ivalues_of(call, false);
    if (!tnc_ivalues_check(&args, TNC_BAD_STACK)) {
        tnc_ivalues_excuse(&args);
        return false;
    }
    tnc_ivalues_hand_over(&args);
    StableIValue *stack = (StableIValue *)(uintptr_t)call->words[2];
    for (size_t i = 0; i < args.count; i++)
        stack[i] = tnc_ivalue_exchange(&args, i);
    return true;
}

/* Begin the results of an operator's call, or leave its arguments in doubt if it failed. */
static void after_operator(const tnc_call *call, AOTITorchError status)
{
    if (call->schema == NULL) {
        /* A result may have the address of an object that has ended. */
        tnc_lock();
        if (call->words[2] != 0)
            tnc_object_forget(as_pointer(*(const StableIValue *)as_pointer(call->words[2])));
        tnc_unlock();
        return;
    }
    tnc_ivalues ivalues = ivalues_of(call, status == AOTI_TORCH_SUCCESS);
    if (status == AOTI_TORCH_SUCCESS)
        tnc_ivalues_begin(&ivalues);
    else
        tnc_ivalues_doubt(&ivalues);
}

/* ---- results ---- */

/* Record that the call lent out sizes, strides or characters, which are the host's. */
static void lend(const tnc_call *call, size_t index)
{
    const void *memory = *(const void *const *)as_pointer(call->words[index]);
    tnc_object *object = tnc_object_find(as_pointer(call->words[0]));
    size_t bytes = 0;
    if (object == NULL || object->state != TNC_LIVE)
        return;
    if (is_named(call, "aoti_torch_get_sizes") || is_named(call, "aoti_torch_get_strides")) {
        int64_t ndim = 0;
        AOTITorchError (*real)(AtenTensorHandle, int64_t *) =
            (AOTITorchError(*)(AtenTensorHandle, int64_t *))tnc_real_named("aoti_torch_get_dim");
        if (real((AtenTensorHandle)(uintptr_t)call->words[0], &ndim) == AOTI_TORCH_SUCCESS)
            bytes = (size_t)ndim * sizeof(int64_t);
    }
    if (is_named(call, "torch_string_c_str")) {
        AOTITorchError (*real)(StringHandle, size_t *) =
            (AOTITorchError(*)(StringHandle, size_t *))tnc_real_named("torch_string_length");
        if (real((StringHandle)(uintptr_t)call->words[0], &bytes) != AOTI_TORCH_SUCCESS)
            bytes = 0;
    }
    if (bytes > 0)
        tnc_object_lend(object, memory, bytes);
}

/*
 * Begin the object that the call made. A call of the host itself may still be an extension's (see
 * forget_stolen), so its object is recorded too, but is not reported as a leak.
 */
static void begin_new(const tnc_call *call, size_t index)
{
    const void *made = *(const void *const *)as_pointer(call->words[index]);
    tnc_event event = event_of(call);
    if (made == NULL)
        return;
    tnc_object *object = tnc_object_begin(made, call->function->params[index].kind, &event);
    if (object != NULL)
        object->may_leak = !call->is_watched;
    if (object == NULL || object->kind != TNC_LIBRARY)
        return;
    /* The namespace and key, for the operators that are registered through the library. */
    const char *ns = as_pointer(call->words[0]);
    bool has_key = is_named(call, "aoti_torch_library_init_impl");
    const char *key = has_key ? as_pointer(call->words[1]) : "";
    size_t length = ns != NULL && key != NULL ? strlen(ns) + strlen(key) + 2 : 0;
    object->text = length > 0 ? calloc(length, 1) : NULL;
    if (object->text == NULL)
        return;
    memcpy(object->text, ns, strlen(ns));
    memcpy(object->text + strlen(ns) + 1, key, strlen(key));
}

/* Begin the objects that the call made and record the memory that it lent out. */
static void begin_all(const tnc_call *call)
{
    tnc_lock();
    for (size_t i = 0; i < call->function->nparams; i++) {
        const tnc_param *param = &call->function->params[i];
        if (param->word == TNC_NEW && param->kind < TNC_NUM_OBJECTS)
            begin_new(call, i);
        if (param->word == TNC_BORROW_FROM)
            lend(call, i);
    }
    tnc_unlock();
}

/* Return whether the call makes a tensor, list or string. */
static bool makes_handle(const tnc_call *call)
{
    for (size_t i = 0; i < call->function->nparams; i++)
        if (call->function->params[i].word == TNC_NEW &&
            call->function->params[i].kind <= TNC_STRING)
            return true;
    return false;
}

/* Record the schema of an operator that the call defined. */
static void define(const tnc_call *call)
{
    char ns[200] = "";
    tnc_lock();
    const tnc_object *library = tnc_object_find(as_pointer(call->words[0]));
    if (library != NULL && library->text != NULL)
        snprintf(ns, sizeof ns, "%s", library->text);
    tnc_unlock();
    tnc_define(ns, as_pointer(call->words[1]));
}

/* Return whether the function may change the sizes of an existing tensor. */
static bool may_change_sizes(const tnc_call *call)
{
    const char *name = call->function->name;
    return strstr(name, "assign") != NULL || strstr(name, "_out") != NULL ||
           strstr(name, "resize") != NULL;
}

/* ---- before and after the host ---- */

bool tnc_before(tnc_call *call)
{
    const tnc_options *options = tnc_get_options();
    call->answer = AOTI_TORCH_FAILURE;
    if (!options->handles && !options->trace)
        return true;
    call->is_watched = !tnc_is_host(call->caller);
    if (!call->is_watched) {
        forget_stolen(call);
        return true;
    }
    atomic_fetch_add(&tnc_calls, 1);
    if (options->trace)
        trace(call);
    if (!options->handles)
        return true;
    if (may_change_sizes(call)) {
        tnc_check_lent(call->function->name);
        atomic_fetch_add(&tnc_changes, 1);
    }
    if (!check_params(call) || delete_later(call))
        return false;
    return !is_dispatcher(call) || before_operator(call);
}

void tnc_after(const tnc_call *call, AOTITorchError status)
{
    if (status == AOTI_TORCH_SUCCESS && tnc_get_options()->count != NULL)
        count(call);
    if (!call->is_watched) {
        if (tnc_get_options()->handles && status == AOTI_TORCH_SUCCESS && makes_handle(call))
            begin_all(call);
        return;
    }
    if (tnc_get_options()->trace && status != AOTI_TORCH_SUCCESS)
        tnc_trace("%s failed", call->function->name);
    if (!tnc_get_options()->handles) {
        /* A trace prints kernels with the namespace of their library. */
        if (status == AOTI_TORCH_SUCCESS && strstr(call->function->name, "_library_init_") != NULL)
            begin_all(call);
        return;
    }
    if (is_dispatcher(call))
        after_operator(call, status);
    else if (status == AOTI_TORCH_SUCCESS && call->function->nparams > 0)
        begin_all(call);
    if (status == AOTI_TORCH_SUCCESS &&
        (is_named(call, "aoti_torch_library_def") || is_named(call, "torch_library_def_with_tags")))
        define(call);
}
