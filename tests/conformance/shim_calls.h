/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The C arguments of a function that stands for an operator, out of the ivalues of a call. Ivalues
 * of optionals and lists are the memory that the function wants, but where C has another type.
 */
#ifndef TENON_SHIM_CALLS_H
#define TENON_SHIM_CALLS_H

#include "kernels/core/kernel_core.h"

#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>

/* Memory for what an argument points to, one per argument. */
typedef struct shim_memory {
    const void *items;          /* an array */
    const char *text;           /* a string */
    double number;              /* a number */
    double numbers[4];          /* of a list */
    const double *optionals[4]; /* likewise, NULL for None */
    int32_t codes[16];          /* bools, a device's type */
} shim_memory;

/* One function. */
typedef struct shim_row {
    const char *function; /* its name */
    const char *name;     /* its operator's */
    AOTITorchError (*call)(const StableIValue *args, StableIValue *outs, shim_memory *memory);
    bool is_exact;  /* no number becomes a double on the way */
    size_t success; /* calls that succeeded */
} shim_row;

static inline void *shim_pointer(StableIValue ivalue)
{
    return (void *)(uintptr_t)ivalue;
}

static inline AtenTensorHandle shim_handle(StableIValue ivalue)
{
    return shim_pointer(ivalue);
}

static inline AtenTensorHandle shim_optional_handle(StableIValue ivalue)
{
    return shim_pointer(tni_arg_optional(ivalue, 0));
}

static inline void *shim_items(StableIValue ivalue)
{
    return tni_arg_list(ivalue)->items;
}

static inline int64_t shim_length(StableIValue ivalue)
{
    return (int64_t)tni_arg_list(ivalue)->size;
}

static inline void *shim_optional_items(StableIValue ivalue, shim_memory *memory)
{
    if (ivalue == 0)
        return NULL;
    memory->items = tni_arg_maybe_list(ivalue)->items;
    return &memory->items;
}

static inline int64_t shim_optional_length(StableIValue ivalue)
{
    return ivalue == 0 ? 0 : (int64_t)tni_arg_maybe_list(ivalue)->size;
}

static inline double shim_double(StableIValue ivalue)
{
    return tni_arg_double(ivalue);
}

static inline int32_t *shim_optional_bool(StableIValue ivalue, shim_memory *memory)
{
    memory->codes[0] = tni_arg_bool(tni_arg_optional(ivalue, 0));
    return ivalue == 0 ? NULL : memory->codes;
}

static inline int32_t *shim_bools(StableIValue ivalue, shim_memory *memory)
{
    for (size_t i = 0; i < tni_arg_list(ivalue)->size && i < TN_LEN(memory->codes); i++)
        memory->codes[i] = tni_list_bool(tni_arg_list(ivalue), i);
    return memory->codes;
}

static inline const char *shim_text(StableIValue ivalue)
{
    return tni_arg_string(ivalue)->data;
}

static inline const char **shim_optional_text(StableIValue ivalue, shim_memory *memory)
{
    if (ivalue == 0)
        return NULL;
    memory->text = tni_arg_maybe_string(ivalue)->data;
    return &memory->text;
}

static inline double shim_number(StableIValue ivalue)
{
    const tni_scalar *scalar = tni_arg_scalar(ivalue);
    return scalar->kind == TN_KIND_DOUBLE ? scalar->as.real
           : scalar->kind == TN_KIND_BOOL ? scalar->as.boolean
                                          : (double)scalar->as.integer;
}

static inline double *shim_optional_number(StableIValue ivalue, shim_memory *memory)
{
    if (ivalue == 0)
        return NULL;
    memory->number = shim_number(tni_arg_optional(ivalue, 0));
    return &memory->number;
}

static inline const double **shim_numbers(StableIValue ivalue, shim_memory *memory)
{
    const tni_list *list = tni_arg_list(ivalue);
    for (size_t i = 0; i < list->size && i < TN_LEN(memory->numbers); i++) {
        StableIValue number = tni_arg_optional(list->items[i], 0);
        memory->numbers[i] = number == 0 ? 0 : shim_number(number);
        memory->optionals[i] = number == 0 ? NULL : &memory->numbers[i];
    }
    return memory->optionals;
}

static inline int32_t *shim_optional_device(StableIValue ivalue, shim_memory *memory)
{
    memory->codes[0] = tni_arg_maybe_device(ivalue).value.type;
    return ivalue == 0 ? NULL : memory->codes;
}

static inline int32_t shim_optional_index(StableIValue ivalue)
{
    return tni_arg_maybe_device(ivalue).value.index;
}

#endif
