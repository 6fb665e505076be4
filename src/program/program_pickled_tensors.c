/* SPDX-License-Identifier: BSD-3-Clause */
/* Tensors, parameters and storages of a pickle: what its calls and names of storages make. */
#include "model/models.h"
#include "program/program_pickle_machine.h"

/*
 * Read whole numbers of a tuple that are not negative; NULL for anything else. A tuple that many
 * tensors have is read once, so that what a pickle makes is never much larger than itself.
 */
static const int64_t *read_sizes(tni_pickle_machine *m, tni_pickled *list)
{
    if (list->sizes != NULL)
        return list->sizes;
    int64_t *sizes = tni_arena_get(m->arena, list->count + 1, sizeof *sizes);
    for (size_t i = 0; i < list->count && sizes != NULL; i++) {
        const tni_pickled *size = tni_pickle_item(list, i, TNI_PICKLED_INT);
        if (size == NULL || size->integer < 0)
            return NULL;
        sizes[i] = size->integer;
    }
    return list->sizes = sizes;
}

/* Find the bytes of a storage in the archive: ROOT/data/KEY. */
static tn_status find_bytes(const tni_pickle_machine *m, const char *key, tn_archive_member *out)
{
    size_t index;
    tni_buffer name = {0};
    tni_buffer_print(&name, "%.*sdata/%s", (int)m->root_length, m->root, key);
    bool is_found = !name.failed && tni_archive_find(m->archive, name.data, &index);
    tn_status status = name.failed ? tni_fail_memory(name.length) : TN_OK;
    tni_buffer_free(&name);
    TN_TRY(status);
    if (!is_found)
        return tni_pickle_refuse(m, "it names a storage that is not there");
    *out = (tn_archive_member){.size = sizeof *out};
    TN_TRY(tn_archive_member_at(m->archive, index, out));
    if (out->data == NULL)
        return tni_pickle_refuse(m, "its storages are compressed");
    if (!m->checked[index])
        TN_TRY(tn_archive_check(m->archive, index));
    m->checked[index] = true;
    return TN_OK;
}

/* _rebuild_tensor_v2(storage, offset, sizes, strides, …), and _v3, where the dtype comes later. */
tn_status tni_pickle_rebuild_tensor(tni_pickle_machine *m, const tni_pickled *args, bool has_dtype)
{
    const tni_pickled *storage = tni_pickle_item(args, 0, TNI_PICKLED_STORAGE);
    const tni_pickled *offset = tni_pickle_item(args, 1, TNI_PICKLED_INT);
    tni_pickled *sizes = tni_pickle_item(args, 2, TNI_PICKLED_LIST);
    tni_pickled *strides = tni_pickle_item(args, 3, TNI_PICKLED_LIST);
    const tni_pickled *is_trained = tni_pickle_item(args, 4, TNI_PICKLED_BOOL);
    const tni_pickled *dtype = tni_pickle_item(args, 6, TNI_PICKLED_NAME);
    tni_pickled *value;
    tn_archive_member member;
    if (storage == NULL || offset == NULL || sizes == NULL || strides == NULL ||
        offset->integer < 0 || sizes->count != strides->count || sizes->count > TN_MAX_DIM ||
        (has_dtype && dtype == NULL))
        return tni_pickle_refuse(m, "a tensor is made of what is none");
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_TENSOR, &value));
    tni_pickled_tensor *tensor = value->tensor = tni_arena_get(m->arena, 1, sizeof *tensor);
    if (tensor == NULL)
        return TN_ERR_MEMORY;
    *tensor = (tni_pickled_tensor){.dtype = storage->tensor->dtype,
                                   .ndim = (int64_t)sizes->count,
                                   .sizes = read_sizes(m, sizes),
                                   .strides = read_sizes(m, strides),
                                   .offset = offset->integer,
                                   .requires_grad = is_trained != NULL && is_trained->integer != 0};
    if (has_dtype && (strncmp(dtype->text, "torch ", 6) != 0 ||
                      tn_dtype_parse(dtype->text + 6, &tensor->dtype) != TN_OK))
        return tni_pickle_refuse(m, "a tensor has a dtype that is not known");
    if (tensor->sizes == NULL || tensor->strides == NULL)
        return tni_pickle_refuse(m, "a tensor has sizes that are none");
    TN_TRY(find_bytes(m, storage->text, &member));
    tensor->data = member.data;
    tensor->bytes = (size_t)member.bytes;
    return TN_OK;
}

/* _rebuild_parameter(tensor, requires_grad, …) */
tn_status tni_pickle_rebuild_parameter(tni_pickle_machine *m, const tni_pickled *args)
{
    const tni_pickled *tensor = tni_pickle_item(args, 0, TNI_PICKLED_TENSOR);
    const tni_pickled *is_trained = tni_pickle_item(args, 1, TNI_PICKLED_BOOL);
    tni_pickled *value;
    if (tensor == NULL || is_trained == NULL)
        return tni_pickle_refuse(m, "a parameter is made of what is none");
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_TENSOR, &value));
    value->tensor = tni_arena_get(m->arena, 1, sizeof *value->tensor);
    if (value->tensor == NULL)
        return TN_ERR_MEMORY;
    *value->tensor = *tensor->tensor;
    value->tensor->requires_grad = is_trained->integer != 0;
    return TN_OK;
}

/* Return the dtype of a storage's class, "torch FloatStorage"; false for anything else. */
static bool storage_dtype(const char *name, tn_dtype *out)
{
    static const struct {
        const char *name; /* of the class */
        tn_dtype dtype;   /* of its elements */
    } classes[] = {
        {"torch FloatStorage", TN_DTYPE_F32},
        {"torch DoubleStorage", TN_DTYPE_F64},
        {"torch HalfStorage", TN_DTYPE_F16},
        {"torch BFloat16Storage", TN_DTYPE_BF16},
        {"torch LongStorage", TN_DTYPE_I64},
        {"torch IntStorage", TN_DTYPE_I32},
        {"torch ShortStorage", TN_DTYPE_I16},
        {"torch CharStorage", TN_DTYPE_I8},
        {"torch ByteStorage", TN_DTYPE_U8},
        {"torch BoolStorage", TN_DTYPE_BOOL},
        {"torch ComplexFloatStorage", TN_DTYPE_C64},
        {"torch ComplexDoubleStorage", TN_DTYPE_C128},
        {"torch.storage UntypedStorage", TN_DTYPE_U8},
    };
    for (size_t i = 0; i < TN_LEN(classes); i++)
        if (strcmp(classes[i].name, name) == 0) {
            *out = classes[i].dtype;
            return true;
        }
    return false;
}

/* A storage: ("storage", class, key, location, elements). */
tn_status tni_pickle_read_storage(tni_pickle_machine *m, unsigned ignored)
{
    const tni_pickled *id = tni_pickle_pop(m);
    const tni_pickled *what = id != NULL ? tni_pickle_item(id, 0, TNI_PICKLED_TEXT) : NULL;
    (void)ignored;
    if (what == NULL || strcmp(what->text, "storage") != 0)
        return tni_pickle_refuse(m, "it names what is no storage");
    const tni_pickled *class = tni_pickle_item(id, 1, TNI_PICKLED_NAME);
    const tni_pickled *key = tni_pickle_item(id, 2, TNI_PICKLED_TEXT);
    const tni_pickled *place = tni_pickle_item(id, 3, TNI_PICKLED_TEXT);
    tni_pickled *value;
    tn_dtype dtype;
    if (class == NULL || key == NULL || !storage_dtype(class->text, &dtype))
        return tni_pickle_refuse(m, "it names a storage of a class that is not known");
    if (place == NULL || strcmp(place->text, "cpu") != 0)
        return tni_pickle_refuse(m, "it names a storage that is not on the CPU");
    TN_TRY(tni_pickle_push_new(m, TNI_PICKLED_STORAGE, &value));
    value->text = key->text;
    value->tensor = tni_arena_get(m->arena, 1, sizeof *value->tensor);
    if (value->tensor == NULL)
        return TN_ERR_MEMORY;
    value->tensor->dtype = dtype;
    return TN_OK;
}
