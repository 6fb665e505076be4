/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Values with a type of their own, and records of what ran, which generated code gives to a
 * profiler.
 *
 * A C10IValueHandle is a StableIValue and how to drop it. No profiler uses records here, so a
 * record only begins and ends, as in PyTorch while no profiler is on.
 */
#include "abi/shims.h"

/* What a C10IValueHandle points to. */
struct C10IValueOpaque {
    void (*drop)(StableIValue content); /* NULL for a number */
    StableIValue content;               /* owned */
};

/* Takes `content`, also on failure. */
static tn_status new_value(StableIValue content, void (*drop)(StableIValue), C10IValueHandle *out)
{
    C10IValueHandle value = tni_malloc(sizeof *value);
    if (value == NULL) {
        if (drop != NULL)
            drop(content);
        return tni_fail_memory(sizeof *value);
    }
    *value = (struct C10IValueOpaque){drop, content};
    *out = value;
    return TN_OK;
}

static void drop_text(StableIValue content)
{
    tni_string_free((StringHandle)(uintptr_t)content);
}

static void drop_texts(StableIValue content)
{
    StableListHandle list = (StableListHandle)(uintptr_t)content;
    for (size_t i = 0; i < list->size; i++)
        drop_text(list->items[i]);
    tni_list_free(list);
}

static void drop_tensor(StableIValue content)
{
    tni_handle_free((tni_handle *)(uintptr_t)content);
}

/* A copy, because the caller's text may not outlive its statement. */
static tn_status new_text(const char *text, StableIValue *content)
{
    StringHandle string = NULL;
    TN_TRY(tni_string_new(text, strlen(text), &string));
    *content = tni_box_pointer(string);
    return TN_OK;
}

AOTITorchError aoti_torch_int64_to_ivalue(int64_t val, C10IValueHandle *ivalue)
{
    if (ivalue == NULL)
        return tni_shim_null(__func__, "ivalue");
    return tni_shim(new_value((StableIValue)val, NULL, ivalue));
}

AOTITorchError aoti_torch_str_to_ivalue(const char *val, C10IValueHandle *ivalue)
{
    StableIValue content = 0;
    if (val == NULL || ivalue == NULL)
        return tni_shim_null(__func__, "val and ivalue");
    tn_status status = new_text(val, &content);
    return tni_shim(status == TN_OK ? new_value(content, drop_text, ivalue) : status);
}

/* Append copies of texts to a list. After a failure, what was appended remains in the list. */
static tn_status add_texts(const char **texts, int64_t count, StableListHandle list)
{
    for (int64_t i = 0; i < count; i++) {
        StableIValue content = 0;
        if (texts[i] == NULL)
            return tni_fail(TN_ERR_VALUE, "aoti_torch_strlist_to_ivalue: text %lld is NULL",
                            (long long)i);
        TN_TRY(new_text(texts[i], &content));
        tn_status status = tni_list_push(list, content);
        if (status != TN_OK) {
            drop_text(content);
            return status;
        }
    }
    return TN_OK;
}

AOTITorchError aoti_torch_strlist_to_ivalue(const char **val, int64_t len, C10IValueHandle *ivalue)
{
    StableListHandle list = NULL;
    if (ivalue == NULL || (val == NULL && len > 0))
        return tni_shim_null(__func__, "val and ivalue");
    if (len < 0)
        return tni_shim(
            tni_fail(TN_ERR_VALUE, "%s: len is %lld, which is negative", __func__, (long long)len));
    tn_status status = tni_list_new(0, &list);
    if (status != TN_OK)
        return tni_shim(status);
    status = add_texts(val, len, list);
    if (status == TN_OK)
        return tni_shim(new_value(tni_box_pointer(list), drop_texts, ivalue));
    drop_texts(tni_box_pointer(list));
    return tni_shim(status);
}

/* Holds a reference to the tensor that the handle names. */
AOTITorchError aoti_torch_tensor_to_ivalue(AtenTensorHandle val, C10IValueHandle *ivalue)
{
    AtenTensorHandle handle = NULL;
    if (val == NULL || ivalue == NULL)
        return tni_shim_null(__func__, "val and ivalue");
    if (aoti_torch_new_tensor_handle(val, &handle) != AOTI_TORCH_SUCCESS)
        return AOTI_TORCH_FAILURE;
    return tni_shim(new_value(tni_box_pointer(handle), drop_tensor, ivalue));
}

/* NULL is legal, because generated code drops what a failure left unmade. */
AOTITorchError aoti_torch_delete_c10_value_object(C10IValueHandle handle)
{
    if (handle != NULL && handle->drop != NULL)
        handle->drop(handle->content);
    tni_free(handle);
    return AOTI_TORCH_SUCCESS;
}

/*
 * The record is a copy of its name: a handle to return, which a debugger can show. The inputs
 * remain the caller's and are not read; they are required all the same, so that code that forgets
 * them fails here as in a host with a profiler.
 */
AOTITorchError aoti_record_function_start(const char *name, IValueMapHandle kwargs,
                                          const C10IValueHandle *inputs, const uint64_t n_inputs,
                                          AtenRecordFunctionHandle *guard)
{
    (void)kwargs;
    if (name == NULL || guard == NULL || (inputs == NULL && n_inputs > 0))
        return tni_shim_null(__func__, "name, inputs and guard");
    char *record = tni_copy_text(name, strlen(name));
    if (record == NULL)
        return tni_shim(tni_fail_memory(strlen(name)));
    *guard = (AtenRecordFunctionHandle)(void *)record;
    return AOTI_TORCH_SUCCESS;
}

AOTITorchError aoti_record_function_end(AtenRecordFunctionHandle guard)
{
    tni_free(guard);
    return AOTI_TORCH_SUCCESS;
}
