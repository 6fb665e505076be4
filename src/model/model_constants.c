/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The constants of a loaded model: which there are, which have values, and how they are read and
 * replaced.
 *
 * A container keeps two buffers of constants, of which runs use one. It does not tell whether a
 * constant has a value, and a run without one reads a NULL handle. So that is recorded here per
 * constant and buffer, and a run is refused until all constants have values. Packages since 2.13
 * list the values that they hold; older ones have all of them in the code, unless weights are in a
 * file beside it.
 */
#include <pthread.h>
#include <stdio.h>

#include "model/models.h"
#include "tensor/packed_forms.h"

/* ---- what is kept of them ---- */

/*
 * The constants that the code writes are picked out once the package has listed them
 * (expose_written), which only works before the first run.
 */
tn_status tni_model_make_constants(tn_model *model, const char *what, tni_model_body body,
                                   void *context)
{
    const tni_constant_uses *uses = &model->uses;
    bool can_pick = model->constants == NULL && model->entries.constants != NULL;
    tni_makes_constants = uses->is_known && (uses->num_writes == 0 || can_pick);
    tn_status status = tni_model_call(model, what, body, context);
    tni_makes_constants = false;
    return status;
}

/* Let the value of constant `index` keep no packed forms if the code may write it. */
static void expose_written(const tn_model *model, size_t index, AtenTensorHandle value)
{
    const tni_constant_uses *uses = &model->uses;
    if (value != NULL && index < uses->count && uses->may_write[index])
        tni_forms_expose(value->tensor);
}

/* ---- what there is ---- */

static tni_model_error count_constants(tn_model *model, void *context)
{
    (void)context;
    return model->entries.num_constants(model->container, &model->nconstants);
}

/* Ask the container for each constant. The names are the container's and live as long as it. */
static tni_model_error list_constants(tn_model *model, void *context)
{
    const tni_entries *entries = &model->entries;
    tni_model_error error = 0;
    (void)context;
    for (size_t i = 0; error == 0 && i < model->nconstants; i++) {
        tni_model_constant *constant = &model->constants[i];
        error = entries->constant_name(model->container, i, &constant->name) ||
                entries->constant_fqn(model->container, i, &constant->fqn) ||
                entries->constant_dtype(model->container, i, &constant->dtype);
        if (error == 0 && entries->constant_bytes != NULL)
            error = entries->constant_bytes(model->container, i, &constant->bytes);
        if (error == 0 && entries->constant_is_folded != NULL)
            error = entries->constant_is_folded(model->container, i, &constant->is_folded);
    }
    return error;
}

/* The values that a buffer holds; the list is the container's, until it is asked again. */
typedef struct value_list {
    const tni_constant_pair *pairs; /* name and handle of each */
    size_t count;                   /* how many */
} value_list;

/* List the values of the buffer in use. */
static tni_model_error list_values(tn_model *model, void *context)
{
    value_list *list = context;
    return model->entries.constants(model->container, &list->pairs, &list->count, false);
}

/* What a name means: constants by their fqn, or else by the container's own names. */
typedef struct name_match {
    const char *name; /* borrowed */
    size_t first;     /* the first constant of that name */
    size_t count;     /* how many there are; 0: none */
    bool is_fqn;      /* it is the author's name */
} name_match;

/*
 * Return which constants a name means. The author's names win: the container makes its own from
 * them, and may make one that another constant has as its fqn. Several constants may have one fqn,
 * for one value: quantisation makes equal scales one.
 */
static name_match match_name(const tn_model *model, const char *name)
{
    name_match by_fqn = {name, 0, 0, true}, by_name = {name, 0, 0, false};
    for (size_t i = model->nconstants; i-- > 0;) {
        const tni_model_constant *constant = &model->constants[i];
        if (strcmp(constant->fqn, name) == 0)
            by_fqn = (name_match){name, i, by_fqn.count + 1, true};
        else if (strcmp(constant->name, name) == 0)
            by_name = (name_match){name, i, by_name.count + 1, false};
    }
    return by_fqn.count > 0 ? by_fqn : by_name;
}

static bool is_matched(const tni_model_constant *constant, const name_match *match)
{
    return strcmp(match->is_fqn ? constant->fqn : constant->name, match->name) == 0;
}

/*
 * Return the listed value of a constant, under its fqn or else the container's name; NULL if it has
 * none.
 */
static AtenTensorHandle value_of(const tn_model *model, const value_list *list,
                                 const tni_model_constant *constant)
{
    AtenTensorHandle by_name = NULL;
    for (size_t i = 0; i < list->count; i++) {
        AtenTensorHandle handle = list->pairs[i].handle;
        if (handle == NULL || handle->tensor == NULL)
            continue;
        if (strcmp(list->pairs[i].name, constant->fqn) == 0)
            return handle;
        if (by_name == NULL && strcmp(list->pairs[i].name, constant->name) == 0)
            by_name = handle;
    }
    return by_name != NULL && !match_name(model, constant->name).is_fqn ? by_name : NULL;
}

/* Note whether runs are possible: whether all constants have values but those that are computed. */
static void mark_complete(tn_model *model)
{
    bool is_complete = true;
    for (size_t i = 0; i < model->nconstants; i++)
        is_complete &= model->constants[i].is_given[0] || model->constants[i].is_folded;
    atomic_store_explicit(&model->is_complete, is_complete, memory_order_release);
}

const tni_model_constant *tni_model_find_constant(const tn_model *model, const char *name)
{
    name_match match = match_name(model, name);
    return match.count > 0 ? &model->constants[match.first] : NULL;
}

void tni_model_mark_given(tn_model *model)
{
    for (size_t i = 0; i < model->nconstants; i++)
        model->constants[i].is_given[0] = true;
    mark_complete(model);
}

/*
 * Give back the memory of the constants that the code stores: a container copies them when it is
 * made, and never reads them again. Those of old releases, which use them where they are, do not
 * list their values; nor is anything given back if a value of the list lies there.
 */
static void forget_stored(tn_model *model, const value_list *list)
{
    const uintptr_t begin = (uintptr_t)model->stored, end = begin + model->stored_bytes;
    bool is_read = list->count == 0;
    for (size_t i = 0; i < list->count; i++) {
        const AtenTensorHandle handle = list->pairs[i].handle;
        const tni_storage *storage =
            handle != NULL && handle->tensor != NULL ? handle->tensor->storage : NULL;
        const uintptr_t data = storage != NULL ? (uintptr_t)storage->data : 0;
        /* The first value begins before the first whole page. */
        is_read |= data != 0 && data < end && data + storage->bytes > begin;
    }
    if (!is_read)
        tni_forget_pages(model->stored, model->stored_bytes);
}

/* Note which constants have values. A package that cannot list them has them all. */
static tn_status mark_values(tn_model *model)
{
    value_list list = {0};
    if (model->entries.constants == NULL) {
        tni_model_mark_given(model);
        return TN_OK;
    }
    TN_TRY(tni_model_call(model, "its constants cannot be listed", list_values, &list));
    for (size_t i = 0; i < model->nconstants; i++) {
        AtenTensorHandle value = value_of(model, &list, &model->constants[i]);
        model->constants[i].is_given[0] = value != NULL;
        expose_written(model, i, value);
    }
    forget_stored(model, &list);
    return TN_OK;
}

/*
 * Return what the source says of constant `index`; NULL if nothing. It has them in the container's
 * order; if one is missing there, the author's name finds the others.
 */
static const tni_constant_facts *facts_of(const tn_model *model, size_t index)
{
    const char *fqn = model->constants[index].fqn;
    const tni_constant_facts *facts = model->facts;
    if (index < model->nfacts && facts[index].name != NULL && strcmp(facts[index].name, fqn) == 0)
        return &facts[index];
    for (size_t i = 0; i < model->nfacts; i++)
        if (facts[i].name != NULL && strcmp(facts[i].name, fqn) == 0)
            return &facts[i];
    return NULL;
}

tn_status tni_model_read_constants(tn_model *model)
{
    static const char what[] = "its constants cannot be listed";
    TN_TRY(tni_model_call(model, what, count_constants, NULL));
    model->constants = tni_calloc(model->nconstants + 1, sizeof *model->constants);
    if (model->constants == NULL)
        return tni_fail_memory(model->nconstants * sizeof *model->constants);
    TN_TRY(tni_model_call(model, what, list_constants, NULL));
    for (size_t i = 0; i < model->nconstants; i++)
        model->constants[i].facts = facts_of(model, i);
    TN_TRY(mark_values(model));
    mark_complete(model);
    return TN_OK;
}

/* The message names up to eight constants. */
tn_status tni_model_tell_missing(tn_model *model)
{
    tni_buffer names = {0};
    size_t count = 0;
    pthread_mutex_lock(&model->lock);
    for (size_t i = 0; i < model->nconstants; i++)
        if (!model->constants[i].is_given[0] && !model->constants[i].is_folded && count++ < 8)
            tni_buffer_print(&names, "%s'%s'", count > 1 ? ", " : "", model->constants[i].fqn);
    pthread_mutex_unlock(&model->lock);
    tn_status status =
        names.failed ? tni_fail_memory(names.length)
                     : tni_fail(TN_ERR_NOT_FOUND,
                                "%s: came without %zu of its %zu constants, and nobody has given "
                                "them (tn_model_set_constants): %s%s",
                                model->path, count, model->nconstants, names.data,
                                count > 8 ? ", and more" : "");
    tni_buffer_free(&names);
    return status;
}

size_t tn_model_num_constants(const tn_model *model)
{
    return model != NULL ? model->nconstants : 0;
}

tn_status tn_model_constant_at(const tn_model *model, size_t index, tn_model_constant *out)
{
    if (model == NULL || out == NULL)
        return tni_fail_null("tn_model_constant_at", "model and out");
    if (index >= model->nconstants)
        return tni_fail(TN_ERR_INDEX, "the model has %zu constants and no number %zu",
                        model->nconstants, index);
    const tni_model_constant *constant = &model->constants[index];
    const tni_constant_facts *facts = constant->facts;
    bool is_known = facts != NULL && facts->sizes != NULL;
    /* -1 dimensions: the sizes are not known. */
    tn_model_constant filled = {sizeof filled,
                                constant->fqn,
                                (tn_dtype)constant->dtype,
                                constant->bytes,
                                constant->is_folded,
                                constant->is_given[0],
                                is_known ? facts->ndim : -1,
                                is_known ? facts->sizes : NULL};
    tni_hand_out(out, &filled, sizeof filled);
    return TN_OK;
}

/* ---- reading and replacing ---- */

/* Fail because the model's code does not export what is needed. */
static tn_status lack_function(const tn_model *model, const char *what)
{
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "%s: was compiled by a release of PyTorch whose models cannot %s", model->path,
                    what);
}

static tn_status fail_unknown(const tn_model *model, const char *name)
{
    return tni_fail(TN_ERR_NOT_FOUND, "%s: has no constant '%s'", model->path, name);
}

/* Return in *out a copy of a constant's value in the buffer in use. */
static tn_status get_constant(tn_model *model, const char *name, tn_tensor **out)
{
    value_list list = {0};
    AtenTensorHandle copy = NULL;
    const tni_model_constant *constant = tni_model_find_constant(model, name);
    if (constant == NULL)
        return fail_unknown(model, name);
    TN_TRY(tni_model_call(model, "its constants cannot be read", list_values, &list));
    AtenTensorHandle value = value_of(model, &list, constant);
    if (value == NULL)
        return tni_fail(TN_ERR_NOT_FOUND, "%s: the constant '%s' has no value yet", model->path,
                        constant->fqn);
    if (aoti_torch_clone(value, &copy) != AOTI_TORCH_SUCCESS)
        return tn_last_status();
    *out = tni_handle_take_tensor(copy);
    return TN_OK;
}

/* A copy, because the container's tensors lie in memory that it frees. */
tn_status tn_model_constant_get(tn_model *model, const char *name, tn_tensor **out)
{
    if (model == NULL || name == NULL || out == NULL)
        return tni_fail_null("tn_model_constant_get", "model, name and out");
    if (model->entries.constants == NULL)
        return lack_function(model, "be read");
    pthread_mutex_lock(&model->lock);
    tn_status status = get_constant(model, name, out);
    pthread_mutex_unlock(&model->lock);
    return status;
}

/* Constants that are given to the container in one call. */
typedef struct constants_call {
    tni_constant_pair *pairs; /* the names and handles that the container gets */
    tni_handle *handles;      /* the handles, which borrow their tensors */
    tn_tensor **copies;       /* copies in the model's layout, owned; NULL where none was needed */
    size_t count;             /* how many */
    uint32_t flags;           /* of tn_model_set_constants */
} constants_call;

/*
 * Give the constants to the container: to copy, or to share the memory of the caller. The others
 * keep their values (the last argument).
 */
static tni_model_error set_constants(tn_model *model, void *context)
{
    const constants_call *call = context;
    bool is_inactive = (call->flags & TN_MODEL_INACTIVE) != 0;
    return (call->flags & TN_MODEL_SHARE ? model->entries.share_constants
                                         : model->entries.copy_constants)(
        model->container, call->pairs, call->count, is_inactive, false);
}

static void print_numbers(tni_buffer *text, const int64_t *numbers, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        tni_buffer_print(text, "%s%lld", i == 0 ? "" : ", ", (long long)numbers[i]);
}

/* Fail and tell both sizes. */
static tn_status refuse_sizes(const tn_model *model, const char *name,
                              const tni_constant_facts *facts, const tn_tensor *tensor)
{
    tni_buffer text = {0};
    tni_buffer_print(&text, "%s: the constant '%s' has the sizes [", model->path, name);
    print_numbers(&text, facts->sizes, facts->ndim);
    tni_buffer_print(&text, "], not [");
    print_numbers(&text, tensor->sizes, tensor->rank);
    tn_status status =
        text.failed ? tni_fail_memory(text.length) : tni_fail(TN_ERR_VALUE, "%s]", text.data);
    tni_buffer_free(&text);
    return status;
}

/* A dimension of size 1 has no stride that matters. */
bool tni_constant_lies_as(const tni_constant_facts *facts, const tn_tensor *tensor)
{
    for (int64_t i = 0; facts->strides != NULL && i < facts->ndim; i++)
        if (tensor->sizes[i] > 1 && tensor->strides[i] != facts->strides[i])
            return false;
    return true;
}

/* Return in *out a copy with the code's strides. */
static tn_status lay_out(const tni_constant_facts *facts, tn_tensor *tensor, tn_tensor **out)
{
    tn_tensor *copy = NULL;
    TN_TRY(tn_tensor_empty((tn_dtype)tensor->dtype, facts->ndim, facts->sizes, facts->strides,
                           TN_CPU, &copy));
    tni_handle to = {copy, NULL}, from = {tensor, NULL};
    if (aoti_torch_copy_(&to, &from, 0) == AOTI_TORCH_SUCCESS) {
        *out = copy;
        return TN_OK;
    }
    tn_tensor_release(copy);
    return tn_last_status();
}

/*
 * Check the sizes of a constant, and copy it if its strides are not the model's: the container
 * takes the memory for what it expects, whatever the tensor says. Without the source only the
 * number of bytes can be compared, which packages round up to a multiple of 64.
 */
static tn_status fit_layout(const tn_model *model, const constants_call *call,
                            const tni_model_constant *constant, tn_tensor *tensor, tn_tensor **copy)
{
    const tni_constant_facts *facts = constant->facts;
    size_t bytes = (size_t)tensor->numel * tn_dtype_size((tn_dtype)tensor->dtype);
    if (facts == NULL || facts->sizes == NULL) {
        if (constant->bytes > 0 && (bytes > constant->bytes || bytes + 64 <= constant->bytes))
            return tni_fail(TN_ERR_VALUE, "%s: the constant '%s' has %zu bytes, not %zu",
                            model->path, constant->fqn, constant->bytes, bytes);
        return TN_OK;
    }
    if (tensor->rank != facts->ndim ||
        memcmp(tensor->sizes, facts->sizes, (size_t)facts->ndim * sizeof(int64_t)) != 0)
        return refuse_sizes(model, constant->fqn, facts, tensor);
    if (tni_constant_lies_as(facts, tensor))
        return TN_OK;
    if ((call->flags & TN_MODEL_SHARE) != 0)
        return tni_fail(TN_ERR_VALUE,
                        "%s: the constant '%s' lies in memory in another order than the model was "
                        "compiled for, and cannot be shared",
                        model->path, constant->fqn);
    return lay_out(facts, tensor, copy);
}

/* Check a constant and add it to the call. */
static tn_status fill_pair(const tn_model *model, constants_call *call,
                           const tni_model_constant *constant, tn_tensor *tensor)
{
    if (constant->is_folded)
        return tni_fail(TN_ERR_VALUE,
                        "%s: the constant '%s' is computed from others, and cannot be given",
                        model->path, constant->fqn);
    if (tensor->dtype != constant->dtype)
        return tni_fail(TN_ERR_TYPE, "%s: the constant '%s' is %s, not %s", model->path,
                        constant->fqn, tn_dtype_name((tn_dtype)constant->dtype),
                        tn_dtype_name((tn_dtype)tensor->dtype));
    if (tensor->device.type != TN_DEVICE_CPU)
        return tni_fail(TN_ERR_VALUE, "%s: the constant '%s' is not on the CPU", model->path,
                        constant->fqn);
    tn_tensor **copy = &call->copies[call->count];
    TN_TRY(fit_layout(model, call, constant, tensor, copy));
    call->handles[call->count].tensor = *copy != NULL ? *copy : tensor;
    call->pairs[call->count] = (tni_constant_pair){constant->name, &call->handles[call->count]};
    call->count++;
    return TN_OK;
}

/* Add all constants of a name to the call. */
static tn_status fill_pairs(const tn_model *model, constants_call *call, const name_match *match,
                            tn_tensor *tensor)
{
    size_t count = match->count;
    if (count == 0)
        return fail_unknown(model, match->name);
    for (size_t i = match->first; count > 0; i++)
        if (is_matched(&model->constants[i], match)) {
            TN_TRY(fill_pair(model, call, &model->constants[i], tensor));
            count--;
        }
    return TN_OK;
}

/* Whether the call has a value for the constant. Pairs have the container's names, by address. */
static bool is_in_call(const constants_call *call, const tni_model_constant *constant)
{
    for (size_t i = 0; i < call->count; i++)
        if (call->pairs[i].name == constant->name)
            return true;
    return false;
}

/* Note that the constants of a call have values. */
static void mark_given(tn_model *model, const constants_call *call)
{
    size_t buffer = (call->flags & TN_MODEL_INACTIVE) != 0 ? 1 : 0;
    for (size_t i = 0; i < model->nconstants; i++)
        model->constants[i].is_given[buffer] |= is_in_call(call, &model->constants[i]);
    mark_complete(model);
}

/* Give the constants of a call to the container. */
static tn_status send_constants(tn_model *model, constants_call *call)
{
    if (call->count == 0)
        return TN_OK;
    static const char what[] = "its constants cannot be replaced";
    TN_TRY(tni_model_make_constants(model, what, set_constants, call));
    mark_given(model, call);
    return TN_OK;
}

/*
 * Bring the values of the buffer in use into the other one, except those that are given now. A
 * container leaves what the other buffer is not given without a value, so this is done with the
 * first constants after a swap. A package that cannot list its values must be given all; until then
 * a run is refused.
 */
static tn_status fill_other_buffer(tn_model *model, const constants_call *given)
{
    value_list list = {0};
    if (model->is_prepared || model->entries.constants == NULL)
        return TN_OK;
    TN_TRY(tni_model_call(model, "its constants cannot be read", list_values, &list));
    constants_call call = {.flags = TN_MODEL_INACTIVE};
    call.pairs = tni_calloc(model->nconstants + 1, sizeof *call.pairs);
    if (call.pairs == NULL)
        return tni_fail_memory(model->nconstants * sizeof *call.pairs);
    for (size_t i = 0; i < model->nconstants; i++) {
        const tni_model_constant *constant = &model->constants[i];
        AtenTensorHandle value = value_of(model, &list, constant);
        if (value != NULL && !constant->is_folded && !is_in_call(given, constant))
            call.pairs[call.count++] = (tni_constant_pair){constant->name, value};
    }
    tn_status status = send_constants(model, &call);
    model->is_prepared = status == TN_OK;
    tni_free(call.pairs);
    return status;
}

/* Make room for the constants of all matches. */
static tn_status make_room(constants_call *call, const name_match *matches, size_t count)
{
    size_t room = 1;
    for (size_t i = 0; i < count; i++)
        room += matches[i].count;
    call->pairs = tni_calloc(room, sizeof *call->pairs);
    call->handles = tni_calloc(room, sizeof *call->handles);
    call->copies = tni_calloc(room, sizeof(tn_tensor *));
    return call->pairs != NULL && call->handles != NULL && call->copies != NULL
               ? TN_OK
               : tni_fail_memory(room * (sizeof *call->pairs + sizeof *call->handles));
}

static void free_call(constants_call *call)
{
    for (size_t i = 0; call->copies != NULL && i < call->count; i++)
        tn_tensor_release(call->copies[i]);
    tni_free(call->copies);
    tni_free(call->pairs);
    tni_free(call->handles);
}

/* Check all constants before the first is given: a wrong one changes nothing. */
static tn_status replace_constants(tn_model *model, const name_match *matches,
                                   tn_tensor *const *tensors, size_t count, uint32_t flags)
{
    constants_call call = {.flags = flags};
    tn_status status = make_room(&call, matches, count);
    for (size_t i = 0; i < count && status == TN_OK; i++)
        status = fill_pairs(model, &call, &matches[i], tensors[i]);
    if (status == TN_OK && (flags & TN_MODEL_INACTIVE) != 0)
        status = fill_other_buffer(model, &call);
    if (status == TN_OK)
        status = send_constants(model, &call);
    free_call(&call);
    return status;
}

/* Return in *out what the names mean; the caller frees it. */
static tn_status match_names(const tn_model *model, const char *const *names,
                             tn_tensor *const *tensors, size_t count, name_match **out)
{
    for (size_t i = 0; i < count; i++)
        if (names[i] == NULL || tensors[i] == NULL)
            return tni_fail_null("tn_model_set_constants", "a name or tensor");
    name_match *matches = tni_calloc(count + 1, sizeof *matches);
    if (matches == NULL)
        return tni_fail_memory(count * sizeof *matches);
    for (size_t i = 0; i < count; i++)
        matches[i] = match_name(model, names[i]);
    *out = matches;
    return TN_OK;
}

tn_status tn_model_set_constants(tn_model *model, const char *const *names,
                                 tn_tensor *const *tensors, size_t count, uint32_t flags)
{
    if (model == NULL || (count > 0 && (names == NULL || tensors == NULL)))
        return tni_fail_null("tn_model_set_constants", "model, names and tensors");
    if ((flags & ~(TN_MODEL_SHARE | TN_MODEL_INACTIVE)) != 0)
        return tni_fail(TN_ERR_VALUE, "tn_model_set_constants: unknown flags %#x", flags);
    if ((flags & TN_MODEL_SHARE ? model->entries.share_constants == NULL
                                : model->entries.copy_constants == NULL))
        return lack_function(model, "have constants replaced so");
    name_match *matches = NULL;
    TN_TRY(match_names(model, names, tensors, count, &matches));
    pthread_mutex_lock(&model->lock);
    tn_status status = replace_constants(model, matches, tensors, count, flags);
    pthread_mutex_unlock(&model->lock);
    tni_free(matches);
    return status;
}

/* A function of the container that changes its buffers. */
typedef struct buffers_call {
    tni_model_error (*entry)(tni_container self); /* NULL in older packages */
    const char *lacks;                            /* what such packages cannot do, for a message */
    const char *fails;                            /* the message of a failure */
    bool is_swap;                                 /* true: swap; false: the other is emptied */
} buffers_call;

static tni_model_error call_entry(tn_model *model, void *context)
{
    const buffers_call *call = context;
    return call->entry(model->container);
}

/* Call the function, and change what is noted of the two buffers in the same way. */
static tn_status change_buffers(tn_model *model, buffers_call call)
{
    if (call.entry == NULL)
        return lack_function(model, call.lacks);
    pthread_mutex_lock(&model->lock);
    tn_status status = tni_model_call(model, call.fails, call_entry, &call);
    model->is_prepared &= status != TN_OK;
    for (size_t i = 0; status == TN_OK && i < model->nconstants; i++) {
        bool *is_given = model->constants[i].is_given;
        bool was_given = is_given[0];
        is_given[0] = call.is_swap ? is_given[1] : was_given;
        is_given[1] = call.is_swap && was_given;
    }
    mark_complete(model);
    pthread_mutex_unlock(&model->lock);
    return status;
}

tn_status tn_model_swap_constants(tn_model *model)
{
    if (model == NULL)
        return tni_fail_null("tn_model_swap_constants", "model");
    return change_buffers(model, (buffers_call){model->entries.swap_constants, "swap constants",
                                                "its constants cannot be swapped", true});
}

tn_status tn_model_drop_constants(tn_model *model)
{
    if (model == NULL)
        return tni_fail_null("tn_model_drop_constants", "model");
    return change_buffers(model, (buffers_call){model->entries.drop_constants, "drop constants",
                                                "its constants cannot be dropped", false});
}

/*
 * Compute the constants that depend on others. The last argument is what proxy.c gets, as in a run.
 */
static tni_model_error fold(tn_model *model, void *context)
{
    const bool *is_inactive = context;
    return model->entries.fold_constants(model->container, *is_inactive, NULL, model);
}

tn_status tn_model_fold_constants(tn_model *model, uint32_t flags)
{
    bool is_inactive = (flags & TN_MODEL_INACTIVE) != 0;
    if (model == NULL)
        return tni_fail_null("tn_model_fold_constants", "model");
    if ((flags & ~TN_MODEL_INACTIVE) != 0)
        return tni_fail(TN_ERR_VALUE, "tn_model_fold_constants: unknown flags %#x", flags);
    if (model->entries.fold_constants == NULL)
        return lack_function(model, "fold constants");
    pthread_mutex_lock(&model->lock);
    tn_status status = tni_model_call(model, "its constants cannot be folded", fold, &is_inactive);
    pthread_mutex_unlock(&model->lock);
    return status;
}
