/* SPDX-License-Identifier: BSD-3-Clause */
/* See relaid.h. */
#include "relaid.h"

#include <stdlib.h>

uint32_t next_number(uint32_t *state, uint32_t count)
{
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 16) % count;
}

/* ---- one tensor ---- */

/*
 * Strides for any order of dimensions, innermost first in `order`, each with room to spare at
 * times. A dimension that shows one element many times (`expanded`, -1 for none) has none.
 */
static void strides_with_gaps(const tn_tensor *from, int expanded, uint32_t *state,
                              int64_t *strides)
{
    int order[TN_MAX_DIM];
    int64_t step = 1;
    for (int i = 0; i < from->rank; i++) {
        int place = (int)next_number(state, (uint32_t)i + 1);
        order[i] = order[place];
        order[place] = i;
    }
    for (int i = 0; i < from->rank; i++) {
        int dim = order[i];
        step += next_number(state, 3) == 0 ? 1 + (int64_t)next_number(state, 3) : 0;
        strides[dim] = dim == expanded ? 0 : step;
        if (dim != expanded && from->sizes[dim] > 0)
            step *= from->sizes[dim];
    }
}

static tn_tensor *new_with_gaps(const tn_tensor *from, int expanded, uint32_t *state)
{
    int64_t strides[TN_MAX_DIM];
    tn_tensor *made = NULL;
    strides_with_gaps(from, expanded, state, strides);
    tni_tensor_spec spec = {.dtype = (tn_dtype)from->dtype,
                            .rank = from->rank,
                            .sizes = from->sizes,
                            .strides = strides,
                            .offset = next_number(state, 4)};
    if (tni_tensor_empty(&spec, TN_CPU, &made) != TN_OK)
        return NULL;
    if (made->storage->data != NULL)
        memset(made->storage->data, 0x5a, made->storage->bytes);
    if (made->dtype == TN_DTYPE_BOOL && made->storage->data != NULL)
        memset(made->storage->data, 1, made->storage->bytes);
    return made;
}

/* The dimension to expand: the first with several elements; -1 for none. */
static int expandable(const tn_tensor *from)
{
    for (int i = 0; i < from->rank && from->numel > 0; i++)
        if (from->sizes[i] > 1)
            return i;
    return -1;
}

tn_tensor *relay_tensor(const tn_tensor *from, layout how, uint32_t *state)
{
    tn_tensor *made = NULL;
    if (how == LAYOUT_META) {
        tni_tensor_spec spec = {.dtype = (tn_dtype)from->dtype,
                                .rank = from->rank,
                                .sizes = from->sizes,
                                .strides = from->strides,
                                .offset = from->offset};
        if (tni_tensor_empty(&spec, TN_META, &made) != TN_OK)
            return NULL;
    } else if (how == LAYOUT_PLAIN) {
        if (tni_clone(from, (tn_dtype)from->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &made) != TN_OK)
            return NULL;
    } else {
        int expanded = how == LAYOUT_EXPANDED ? expandable(from) : -1;
        made = new_with_gaps(from, expanded, state);
        if (made == NULL || tni_copy(made, from) != TN_OK)
            return NULL;
    }
    made->keys |= from->keys & TNI_LAZY_BITS;
    return made;
}

/* ---- arguments ---- */

/* Notes the form and the bytes of a tensor before the call. */
static void remember(relaid_tensor *now)
{
    const tni_storage *storage = now->made->storage;
    now->rank = now->made->rank;
    memcpy(now->sizes, now->made->sizes, (size_t)now->rank * sizeof *now->sizes);
    memcpy(now->strides, now->made->strides, (size_t)now->rank * sizeof *now->strides);
    now->bytes = storage->bytes;
    now->storage = storage;
    if (storage->data != NULL && (now->before = malloc(storage->bytes + 1)) != NULL)
        memcpy(now->before, storage->data, storage->bytes);
}

static tn_value relay_value(relaid *self, const tn_value *value, size_t index, layout how,
                            uint32_t *state)
{
    tn_tensor *from = value->as.tensor;
    if (value->kind == TN_KIND_LIST) {
        tn_value *items = calloc(value->as.list.count + 1, sizeof *items);
        self->lists[index] = items;
        for (size_t i = 0; i < value->as.list.count && items != NULL; i++)
            items[i] = relay_value(self, &value->as.list.items[i], index, how, state);
        return items != NULL ? tn_value_list(items, value->as.list.count) : tn_value_none();
    }
    if (value->kind != TN_KIND_TENSOR || from == NULL ||
        (from->flags & TNI_TENSOR_WRAPPED_NUMBER) != 0)
        return *value;
    for (size_t i = 0; i < self->ntensors; i++)
        if (self->tensors[i].from == from)
            return tn_value_tensor(self->tensors[i].made);
    if (self->ntensors == MOST_TENSORS)
        return tn_value_none();
    relaid_tensor *now = &self->tensors[self->ntensors++];
    layout each = how == LAYOUT_EXPANDED && self->ntensors > 1 ? LAYOUT_GAPS : how;
    *now = (relaid_tensor){.from = from, .argument = index};
    now->made = relay_tensor(from, each, state);
    if (now->made == NULL)
        return tn_value_none();
    self->is_expanded |= each == LAYOUT_EXPANDED && expandable(from) >= 0;
    remember(now);
    return tn_value_tensor(now->made);
}

bool relay(relaid *self, const tn_value *args, size_t nargs, layout how, uint32_t *state)
{
    memset(self->lists, 0, sizeof self->lists);
    self->ntensors = 0;
    self->nvalues = nargs;
    self->is_expanded = false;
    if (nargs > MOST_ARGS)
        return false;
    for (size_t i = 0; i < nargs; i++)
        self->values[i] = relay_value(self, &args[i], i, how, state);
    return true;
}

static void replace_named(tn_value *value, const tn_tensor *old, tn_tensor *made)
{
    if (value->kind == TN_KIND_TENSOR && value->as.tensor == old)
        value->as.tensor = made;
    for (size_t i = 0; value->kind == TN_KIND_LIST && i < value->as.list.count; i++)
        replace_named((tn_value *)(uintptr_t)&value->as.list.items[i], old, made);
}

void relaid_replace_take(relaid *self, size_t index, tn_tensor *made)
{
    relaid_tensor *now = &self->tensors[index];
    for (size_t i = 0; i < self->nvalues; i++)
        replace_named(&self->values[i], now->made, made);
    tn_tensor_release(now->made);
    free(now->before);
    now->before = NULL;
    now->made = made;
    remember(now);
}

void relaid_drop(relaid *self)
{
    for (size_t i = 0; i < self->ntensors; i++) {
        tn_tensor_release(self->tensors[i].made);
        free(self->tensors[i].before);
    }
    for (size_t i = 0; i < self->nvalues; i++)
        free(self->lists[i]);
    self->ntensors = self->nvalues = 0;
}

/* ---- what a call did ---- */

bool relaid_has_form(const relaid_tensor *tensor)
{
    const tn_tensor *now = tensor->made;
    return now == NULL ||
           (now->rank == tensor->rank &&
            memcmp(now->sizes, tensor->sizes, (size_t)now->rank * sizeof *now->sizes) == 0 &&
            memcmp(now->strides, tensor->strides, (size_t)now->rank * sizeof *now->strides) == 0);
}

/* Puts the bytes of a tensor's elements into those of its storage as they were. */
static void fill_in_elements(const tn_tensor *self, char *bytes)
{
    int64_t index[TN_MAX_DIM] = {0};
    size_t size = tni_dtypes[self->dtype].bytes;
    const char *storage = self->storage->data;
    for (int64_t n = 0; n < self->numel; n++) {
        int64_t at = self->offset;
        for (int i = 0; i < self->rank; i++)
            at += index[i] * self->strides[i];
        memcpy(bytes + (size_t)at * size, storage + (size_t)at * size, size);
        for (int i = self->rank - 1; i >= 0 && ++index[i] == self->sizes[i]; i--)
            index[i] = 0;
    }
}

bool relaid_is_untouched(const relaid_tensor *tensor, bool may_write_elements)
{
    const tn_tensor *now = tensor->made;
    if (now == NULL || tensor->before == NULL)
        return true;
    if (now->storage != tensor->storage)
        return may_write_elements; /* it shows other memory, and what it showed may be gone */
    if (may_write_elements && !relaid_has_form(tensor))
        return true; /* it was resized */
    if (may_write_elements)
        fill_in_elements(now, tensor->before);
    return tensor->bytes == now->storage->bytes &&
           memcmp(tensor->before, now->storage->data, tensor->bytes) == 0;
}
