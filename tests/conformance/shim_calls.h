/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The C arguments of a function that stands for an operator, out of the cells of a call. Cells of
 * optionals and lists are the memory that the function wants, but where C has another type.
 */
#ifndef TENON_SHIM_CALLS_H
#define TENON_SHIM_CALLS_H

#include "kernels/core/kernel_core.h"

#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

/* Memory for what an argument points to, one per argument. */
typedef struct shim_slot {
    const void *items;          /* an array */
    const char *text;           /* a string */
    double number;              /* a number */
    double numbers[4];          /* of a list */
    const double *optionals[4]; /* likewise, NULL for None */
    int32_t codes[16];          /* bools, a device's type */
} shim_slot;

/* One function. */
typedef struct shim_row {
    const char *function; /* its name */
    const char *name;     /* its operator's */
    AOTITorchError (*call)(const StableIValue *args, StableIValue *outs, shim_slot *slots);
    bool is_exact;  /* no number becomes a double on the way */
    size_t success; /* calls that succeeded */
} shim_row;

static inline void *shim_pointer(StableIValue cell)
{
    return (void *)(uintptr_t)cell;
}

static inline AtenTensorHandle shim_handle(StableIValue cell)
{
    return shim_pointer(cell);
}

static inline AtenTensorHandle shim_optional_handle(StableIValue cell)
{
    return shim_pointer(tni_arg_optional(cell, 0));
}

static inline void *shim_items(StableIValue cell)
{
    return tni_arg_list(cell)->items;
}

static inline int64_t shim_length(StableIValue cell)
{
    return (int64_t)tni_arg_list(cell)->size;
}

static inline void *shim_optional_items(StableIValue cell, shim_slot *slot)
{
    if (cell == 0)
        return NULL;
    slot->items = tni_arg_maybe_list(cell)->items;
    return &slot->items;
}

static inline int64_t shim_optional_length(StableIValue cell)
{
    return cell == 0 ? 0 : (int64_t)tni_arg_maybe_list(cell)->size;
}

static inline double shim_double(StableIValue cell)
{
    return tni_arg_double(cell);
}

static inline int32_t *shim_optional_bool(StableIValue cell, shim_slot *slot)
{
    slot->codes[0] = tni_arg_bool(tni_arg_optional(cell, 0));
    return cell == 0 ? NULL : slot->codes;
}

static inline int32_t *shim_bools(StableIValue cell, shim_slot *slot)
{
    for (size_t i = 0; i < tni_arg_list(cell)->size && i < TN_LEN(slot->codes); i++)
        slot->codes[i] = tni_list_bool(tni_arg_list(cell), i);
    return slot->codes;
}

static inline const char *shim_text(StableIValue cell)
{
    return tni_arg_string(cell)->data;
}

static inline const char **shim_optional_text(StableIValue cell, shim_slot *slot)
{
    if (cell == 0)
        return NULL;
    slot->text = tni_arg_maybe_string(cell)->data;
    return &slot->text;
}

static inline double shim_number(StableIValue cell)
{
    const tni_scalar *scalar = tni_arg_scalar(cell);
    return scalar->kind == TN_KIND_DOUBLE ? scalar->as.real
           : scalar->kind == TN_KIND_BOOL ? scalar->as.boolean
                                          : (double)scalar->as.integer;
}

static inline double *shim_optional_number(StableIValue cell, shim_slot *slot)
{
    if (cell == 0)
        return NULL;
    slot->number = shim_number(tni_arg_optional(cell, 0));
    return &slot->number;
}

static inline const double **shim_numbers(StableIValue cell, shim_slot *slot)
{
    const tni_list *list = tni_arg_list(cell);
    for (size_t i = 0; i < list->size && i < TN_LEN(slot->numbers); i++) {
        StableIValue number = tni_arg_optional(list->items[i], 0);
        slot->numbers[i] = number == 0 ? 0 : shim_number(number);
        slot->optionals[i] = number == 0 ? NULL : &slot->numbers[i];
    }
    return slot->optionals;
}

static inline int32_t *shim_optional_device(StableIValue cell, shim_slot *slot)
{
    slot->codes[0] = tni_arg_maybe_device(cell).value.type;
    return cell == 0 ? NULL : slot->codes;
}

static inline int32_t shim_optional_index(StableIValue cell)
{
    return tni_arg_maybe_device(cell).value.index;
}

#endif
