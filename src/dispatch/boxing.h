/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Boxing: conversion between the StableIValues of a call and C types.
 *
 * For each type, a function tni_arg_… reads a value and a function tni_box_… makes one. A box is
 * memory that a value may point to; it must live as long as the call. None is NULL for pointers,
 * is_given false for numbers, count -1 for lists of integers, TN_DTYPE_UNDEFINED for dtypes, and -1
 * for layouts and formats.
 *
 * With these, tenon-gen writes a function tni_call_NAME with typed arguments for each operator that
 * Tenon's own code calls (gen/calls, one header per folder of callers). Any layer above this one
 * may use them.
 */
#ifndef TENON_BOXING_H
#define TENON_BOXING_H

#include "dispatch/callees.h"

/* ---- what an argument can be ---- */

/* A list of integers. The items of an int[] are its ivalues. */
typedef struct tni_ints {
    const int64_t *items; /* borrowed */
    int64_t count;        /* number of items; -1 for None */
} tni_ints;

/* Return the sizes of a tensor, borrowed: valid until they change. */
static inline tni_ints tni_sizes_of(const tn_tensor *tensor)
{
    return (tni_ints){tensor->sizes, tensor->rank};
}

/* Return the strides of a tensor, borrowed: valid until they change. */
static inline tni_ints tni_strides_of(const tn_tensor *tensor)
{
    return (tni_ints){tensor->strides, tensor->rank};
}

/* Pointers to numbers as Scalar arguments, which live until the end of the enclosing block. */
#define TNI_INT_SCALAR(number)                                                                     \
    (&(const tni_scalar){.kind = TN_KIND_INT, .as.integer = (int64_t)(number)})
#define TNI_REAL_SCALAR(number)                                                                    \
    (&(const tni_scalar){.kind = TN_KIND_DOUBLE, .as.real = (double)(number)})

/* Optional numbers. */
typedef struct tni_maybe_int {
    bool is_given; /* false: None */
    int64_t value; /* meaningless for None */
} tni_maybe_int;
typedef struct tni_maybe_double {
    bool is_given; /* false: None */
    double value;  /* meaningless for None */
} tni_maybe_double;
typedef struct tni_maybe_bool {
    bool is_given; /* false: None */
    bool value;    /* meaningless for None */
} tni_maybe_bool;
typedef struct tni_maybe_device {
    bool is_given;   /* false: None */
    tn_device value; /* meaningless for None */
} tni_maybe_device;

#define TNI_NO_INT    ((tni_maybe_int){false, 0})
#define TNI_NO_DOUBLE ((tni_maybe_double){false, 0})
#define TNI_NO_BOOL   ((tni_maybe_bool){false, false})
#define TNI_NO_DEVICE ((tni_maybe_device){false, {0, 0}})
#define TNI_NO_INTS   ((tni_ints){NULL, -1})

/* Memory that an ivalue points to. */
typedef struct tni_box {
    union {
        tni_handle handle; /* names a tensor */
        tni_list list;     /* a borrowed list's header */
    } as;
    StableIValue value; /* what an optional holds */
} tni_box;

/* ---- reading ---- */

static inline int64_t tni_arg_int(StableIValue value)
{
    return (int64_t)value;
}

static inline bool tni_arg_bool(StableIValue value)
{
    return (value & 0xff) != 0;
}

static inline double tni_arg_double(StableIValue value)
{
    return tni_unbox_real(value);
}

static inline const tni_scalar *tni_arg_scalar(StableIValue value)
{
    return (const tni_scalar *)(uintptr_t)value;
}

static inline const tni_list *tni_arg_list(StableIValue value)
{
    return (const tni_list *)(uintptr_t)value;
}

static inline const tni_string *tni_arg_string(StableIValue value)
{
    return (const tni_string *)(uintptr_t)value;
}

static inline tni_generator *tni_arg_generator(StableIValue value)
{
    return (tni_generator *)(uintptr_t)value;
}

static inline tni_ints tni_arg_ints(StableIValue value)
{
    const tni_list *list = tni_arg_list(value);
    return (tni_ints){(const int64_t *)list->items, (int64_t)list->size};
}

/* A 32-bit code: layout, memory format. */
static inline int tni_arg_word(StableIValue value)
{
    return (int)(int32_t)(uint32_t)value;
}

static inline tn_dtype tni_arg_dtype(StableIValue value)
{
    int code = tni_arg_word(value);
    return tni_dtype_is_valid(code) ? (tn_dtype)code : TN_DTYPE_UNDEFINED;
}

static inline tni_maybe_device tni_arg_given_device(StableIValue value)
{
    tn_device device = {(int8_t)(value >> 32), (int8_t)(int32_t)(uint32_t)value};
    return (tni_maybe_device){true, device};
}

/* NULL for an undefined tensor. */
static inline tn_tensor *tni_arg_handle(StableIValue value)
{
    return value == 0 ? NULL : tni_boxed_tensor(value);
}

/* The ivalue inside an optional; `fallback` for None. */
static inline StableIValue tni_arg_optional(StableIValue value, StableIValue fallback)
{
    return value == 0 ? fallback : *(const StableIValue *)(uintptr_t)value;
}

static inline tn_tensor *tni_arg_maybe_handle(StableIValue value)
{
    return tni_arg_handle(tni_arg_optional(value, 0));
}

static inline const tni_scalar *tni_arg_maybe_scalar(StableIValue value)
{
    return tni_arg_scalar(tni_arg_optional(value, 0));
}

static inline const tni_list *tni_arg_maybe_list(StableIValue value)
{
    return tni_arg_list(tni_arg_optional(value, 0));
}

static inline const tni_string *tni_arg_maybe_string(StableIValue value)
{
    return tni_arg_string(tni_arg_optional(value, 0));
}

static inline tni_generator *tni_arg_maybe_generator(StableIValue value)
{
    return tni_arg_generator(tni_arg_optional(value, 0));
}

static inline tni_ints tni_arg_maybe_ints(StableIValue value)
{
    return value == 0 ? TNI_NO_INTS : tni_arg_ints(tni_arg_optional(value, 0));
}

static inline tni_maybe_int tni_arg_maybe_int(StableIValue value)
{
    return (tni_maybe_int){value != 0, tni_arg_int(tni_arg_optional(value, 0))};
}

static inline tni_maybe_double tni_arg_maybe_double(StableIValue value)
{
    return (tni_maybe_double){value != 0, tni_arg_double(tni_arg_optional(value, 0))};
}

static inline tni_maybe_bool tni_arg_maybe_bool(StableIValue value)
{
    return (tni_maybe_bool){value != 0, tni_arg_bool(tni_arg_optional(value, 0))};
}

static inline tn_dtype tni_arg_maybe_dtype(StableIValue value)
{
    return value == 0 ? TN_DTYPE_UNDEFINED : tni_arg_dtype(tni_arg_optional(value, 0));
}

static inline int tni_arg_maybe_word(StableIValue value)
{
    return value == 0 ? -1 : tni_arg_word(tni_arg_optional(value, 0));
}

static inline tni_maybe_device tni_arg_maybe_device(StableIValue value)
{
    return value == 0 ? TNI_NO_DEVICE : tni_arg_given_device(tni_arg_optional(value, 0));
}

/* An optional int32 code (dtype, layout, memory format); `fallback` for None. */
static inline int tni_arg_code(StableIValue value, int fallback)
{
    return value == 0 ? fallback : tni_arg_word(tni_arg_optional(value, 0));
}

static inline tn_device tni_arg_device(StableIValue value, tn_device fallback)
{
    tni_maybe_device device = tni_arg_maybe_device(value);
    return device.is_given ? device.value : fallback;
}

/* Items of lists. */
static inline tn_tensor *tni_list_tensor(const tni_list *list, size_t index)
{
    return tni_arg_handle(list->items[index]);
}

static inline tn_tensor *tni_list_maybe_tensor(const tni_list *list, size_t index)
{
    return tni_arg_maybe_handle(list->items[index]);
}

static inline bool tni_list_bool(const tni_list *list, size_t index)
{
    return tni_arg_bool(list->items[index]);
}

static inline double tni_list_double(const tni_list *list, size_t index)
{
    return tni_arg_double(list->items[index]);
}

static inline const tni_scalar *tni_list_scalar(const tni_list *list, size_t index)
{
    return tni_arg_scalar(list->items[index]);
}

static inline const tni_scalar *tni_list_maybe_scalar(const tni_list *list, size_t index)
{
    return tni_arg_maybe_scalar(list->items[index]);
}

/* ---- making ivalues ---- */

/* The ivalue of an optional that holds `value`. */
static inline StableIValue tni_box_some(StableIValue value, tni_box *box)
{
    box->value = value;
    return tni_box_pointer(&box->value);
}

static inline StableIValue tni_box_handle(tn_tensor *tensor, tni_box *box)
{
    box->as.handle = (tni_handle){tensor, NULL};
    return tni_box_pointer(&box->as.handle);
}

static inline StableIValue tni_box_handle_optional(tn_tensor *tensor, tni_box *box)
{
    return tensor == NULL ? 0 : tni_box_some(tni_box_handle(tensor, box), box);
}

/* Values that are pointers to what the caller owns; NULL is None in an optional. */
#define TNI_BOX_POINTER(word, type)                                                                \
    static inline StableIValue tni_box_##word(const type *it, tni_box *box)                        \
    {                                                                                              \
        (void)box;                                                                                 \
        return tni_box_pointer(it);                                                                \
    }                                                                                              \
    static inline StableIValue tni_box_##word##_optional(const type *it, tni_box *box)             \
    {                                                                                              \
        return it == NULL ? 0 : tni_box_some(tni_box_pointer(it), box);                            \
    }
TNI_BOX_POINTER(list, tni_list)
TNI_BOX_POINTER(scalar, tni_scalar)
TNI_BOX_POINTER(string, tni_string)
TNI_BOX_POINTER(generator, tni_generator)

static inline StableIValue tni_box_ints(tni_ints ints, tni_box *box)
{
    box->as.list = (tni_list){(StableIValue *)(uintptr_t)ints.items, (size_t)ints.count, 0};
    return tni_box_pointer(&box->as.list);
}

static inline StableIValue tni_box_ints_optional(tni_ints ints, tni_box *box)
{
    return ints.count < 0 ? 0 : tni_box_some(tni_box_ints(ints, box), box);
}

static inline StableIValue tni_box_int(int64_t value, tni_box *box)
{
    (void)box;
    return (StableIValue)value;
}

static inline StableIValue tni_box_double(double value, tni_box *box)
{
    (void)box;
    return tni_box_real(value);
}

static inline StableIValue tni_box_bool(bool value, tni_box *box)
{
    (void)box;
    return value;
}

static inline StableIValue tni_box_maybe_int_optional(tni_maybe_int value, tni_box *box)
{
    return value.is_given ? tni_box_some((StableIValue)value.value, box) : 0;
}

static inline StableIValue tni_box_maybe_double_optional(tni_maybe_double value, tni_box *box)
{
    return value.is_given ? tni_box_some(tni_box_double(value.value, box), box) : 0;
}

static inline StableIValue tni_box_maybe_bool_optional(tni_maybe_bool value, tni_box *box)
{
    return value.is_given ? tni_box_some(value.value, box) : 0;
}

static inline StableIValue tni_box_dtype(tn_dtype dtype, tni_box *box)
{
    (void)box;
    return (uint32_t)dtype;
}

static inline StableIValue tni_box_dtype_optional(tn_dtype dtype, tni_box *box)
{
    return dtype == TN_DTYPE_UNDEFINED ? 0 : tni_box_some((uint32_t)dtype, box);
}

static inline StableIValue tni_box_word(int code, tni_box *box)
{
    (void)box;
    return (uint32_t)code;
}

static inline StableIValue tni_box_word_optional(int code, tni_box *box)
{
    return code < 0 ? 0 : tni_box_some((uint32_t)code, box);
}

static inline StableIValue tni_box_maybe_device(tni_maybe_device device, tni_box *box)
{
    (void)box;
    return tni_box_device(device.value);
}

static inline StableIValue tni_box_maybe_device_optional(tni_maybe_device device, tni_box *box)
{
    return device.is_given ? tni_box_some(tni_box_device(device.value), box) : 0;
}

#endif
