/* SPDX-License-Identifier: BSD-3-Clause */
/* Packed forms (see the header): a list per storage, to which forms are only added. */
#include "tensor/packed_forms.h"

/* The most forms of a storage: weights are packed in one way or two. */
#define MOST_FORMS 8

/* How often a form is made at most: weights that change all the time are not worth keeping. */
#define MOST_TIMES 8

/* What a storage keeps. */
struct tni_kept_forms {
    _Atomic(tni_form *) first; /* the newest */
    _Atomic(uint32_t) count;   /* how many, at least */
    _Atomic(bool) is_exposed;  /* the bytes may change unseen */
    bool is_file;              /* the bytes of version 0 are a file's */
};

TNI_THREAD_LOCAL bool tni_makes_constants;

/* A form's status: the version that it is of, times 4, plus one of these. */
enum { EMPTY, BEING_MADE, MADE };

tn_status tni_storage_keep_forms(tn_tensor *tensor, bool is_file)
{
    tni_storage *storage = tensor->storage;
    /* Inline data is too small to be worth it, and its storage is freed without a look. */
    if (storage->home <= TNI_HOME_INLINE)
        return TN_OK;
    if (storage->forms == NULL && (storage->forms = tni_calloc(1, sizeof *storage->forms)) == NULL)
        return tni_fail_memory(sizeof *storage->forms);
    storage->forms->is_file = is_file;
    tensor->flags |= TNI_TENSOR_KEEPS_FORMS;
    return TN_OK;
}

tn_status tni_storage_keep_constant(tn_tensor *tensor, bool is_file)
{
    if (!tni_makes_constants)
        return TN_OK;
    TN_TRY(tni_storage_keep_forms(tensor, is_file));
    tensor->flags |= TNI_TENSOR_CONSTANT;
    return TN_OK;
}

static uint64_t version_of(const tni_storage *storage)
{
    return __atomic_load_n(&storage->version, __ATOMIC_RELAXED);
}

/* Return a new form in the list; NULL if there is no room for it. Two threads may add the same. */
static tni_form *add_form(const tni_storage *storage, const tni_form_key *key, size_t bytes)
{
    struct tni_kept_forms *forms = storage->forms;
    if (atomic_fetch_add(&forms->count, 1) >= MOST_FORMS) {
        atomic_fetch_sub(&forms->count, 1);
        return NULL;
    }
    tni_form *form = tni_calloc(1, sizeof *form);
    if (form != NULL)
        form->data = tni_malloc_aligned(64, (bytes + 63) / 64 * 64);
    if (form == NULL || form->data == NULL) {
        tni_free(form);
        atomic_fetch_sub(&forms->count, 1);
        return NULL;
    }
    form->key = *key;
    form->bytes = bytes;
    form->file = forms->is_file ? storage : NULL;
    form->next = atomic_load(&forms->first);
    while (!atomic_compare_exchange_weak(&forms->first, &form->next, form))
        continue;
    return form;
}

static tni_form *find_form(struct tni_kept_forms *forms, const tni_form_key *key, size_t bytes)
{
    tni_form *form = atomic_load_explicit(&forms->first, memory_order_acquire);
    while (form != NULL && (form->bytes != bytes || memcmp(&form->key, key, sizeof *key) != 0))
        form = form->next;
    return form;
}

tni_form *tni_form_find(const tn_tensor *tensor, const tni_form_key *key, size_t bytes,
                        bool *is_made)
{
    struct tni_kept_forms *forms = tensor->storage->forms;
    *is_made = false;
    if (forms == NULL || atomic_load_explicit(&forms->is_exposed, memory_order_relaxed))
        return NULL;
    tni_form *form = find_form(forms, key, bytes);
    if (form == NULL && (form = add_form(tensor->storage, key, bytes)) == NULL)
        return NULL;
    uint64_t version = version_of(tensor->storage);
    uint64_t status = atomic_load_explicit(&form->status, memory_order_acquire);
    *is_made = status == version * 4 + MADE;
    if (*is_made)
        return form;
    if (status % 4 == BEING_MADE || form->times >= MOST_TIMES ||
        !atomic_compare_exchange_strong(&form->status, &status, version * 4 + BEING_MADE))
        return NULL;
    form->times++;
    return form;
}

/* Writes raise the version, so at 0 the pages are the file's. */
static void forget(const tni_storage *storage)
{
    if (version_of(storage) == 0)
        tni_forget_pages(storage->data, storage->bytes);
}

void tni_forms_forget_file(const tn_tensor *tensor)
{
    if (tensor->storage->forms != NULL && tensor->storage->forms->is_file)
        forget(tensor->storage);
}

bool tni_forms_are_exposed(const tn_tensor *tensor)
{
    const struct tni_kept_forms *forms = tensor->storage->forms;
    return forms == NULL || atomic_load_explicit(&forms->is_exposed, memory_order_relaxed);
}

void tni_form_made(tni_form *form)
{
    uint64_t status = atomic_load_explicit(&form->status, memory_order_relaxed);
    TNI_ASSERT(status % 4 == BEING_MADE);
    if (form->file != NULL)
        forget(form->file);
    atomic_store_explicit(&form->status, status - BEING_MADE + MADE, memory_order_release);
}

size_t tni_form_count(const tn_tensor *tensor)
{
    return tensor->storage->forms != NULL ? atomic_load(&tensor->storage->forms->count) : 0;
}

size_t tni_form_bytes(const tn_tensor *tensor)
{
    size_t bytes = 0;
    struct tni_kept_forms *forms = tensor->storage->forms;
    const tni_form *form =
        forms != NULL ? atomic_load_explicit(&forms->first, memory_order_acquire) : NULL;
    for (; form != NULL; form = form->next)
        bytes += form->bytes;
    return bytes;
}

void tni_forms_expose(const tn_tensor *tensor)
{
    if (tensor->storage->forms != NULL)
        atomic_store_explicit(&tensor->storage->forms->is_exposed, true, memory_order_relaxed);
}

void tni_forms_free(struct tni_kept_forms *forms)
{
    tni_form *form = forms != NULL ? atomic_load(&forms->first) : NULL;
    while (form != NULL) {
        tni_form *next = form->next;
        tni_free(form->data);
        tni_free(form);
        form = next;
    }
    tni_free(forms);
}
