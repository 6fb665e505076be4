/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * operator_ivalues: from C parameters to boxed arguments, for the functions that stand for
 * operators (gen/abi_operators.c).
 *
 * First come conditions on parameters, which nobody has checked before; one that is false has
 * recorded a message that names the function and the parameter. Then the ivalues. Built-in kernels
 * borrow their arguments and the adapter of foreign kernels copies them, so lists, texts and
 * optionals may be on the caller's stack. Arrays of 8-byte numbers and of handles are lists as they
 * are, because a list's ivalues have the layout of int64_t, double and handles; an optional number
 * is a pointer to such an ivalue.
 */
#ifndef TENON_OPERATOR_IVALUES_H
#define TENON_OPERATOR_IVALUES_H

#include "abi/shims.h"
#include "dispatch/callees.h"

/* ---- refusals: each records a message and is false ---- */

TNI_COLD bool tni_refuse_null(const char *function, const char *parameter);
TNI_COLD bool tni_refuse_length(int64_t length, const char *function, const char *parameter);
TNI_COLD bool tni_refuse_element(int64_t index, const char *function, const char *parameter);
TNI_COLD bool tni_refuse_index(int32_t index, const char *function, const char *parameter);

/* ---- conditions ---- */

/* Whether *code is a number of an enum with `count` values; NULL is allowed. */
bool tni_is_code(const int32_t *code, int32_t count, const char *function, const char *parameter);

static inline bool tni_is_given(const void *pointer, const char *function, const char *parameter)
{
    return TNI_LIKELY(pointer != NULL) || tni_refuse_null(function, parameter);
}

/* Return the pointer that another pointer points to, whatever its type. */
static inline const void *tni_target_of(const void *pointer)
{
    const void *target;
    memcpy(&target, pointer, sizeof target);
    return target;
}

/* NULL is None; otherwise it must not point to NULL. */
static inline bool tni_is_optional_pointer(const void *pointer, const char *function,
                                           const char *parameter)
{
    return pointer == NULL || tni_is_given(tni_target_of(pointer), function, parameter);
}

/* Without elements the array may be NULL. Every list needs this check, so it is always inlined. */
__attribute__((always_inline)) static inline bool
tni_is_array(const void *array, int64_t length, const char *function, const char *parameter)
{
    return TNI_LIKELY(length >= 0 && (array != NULL || length == 0)) ||
           tni_refuse_length(length, function, parameter);
}

/* NULL is None, whatever the length. */
static inline bool tni_is_optional_array(const void *array, int64_t length, const char *function,
                                         const char *parameter)
{
    return array == NULL || tni_is_array(tni_target_of(array), length, function, parameter);
}

/* A list with the length that the schema says. */
static inline bool tni_is_array_of(int64_t count, const void *array, int64_t length,
                                   const char *function, const char *parameter)
{
    return TNI_LIKELY(length == count && array != NULL) ||
           tni_refuse_length(length, function, parameter);
}

static inline bool tni_are_handles(const AtenTensorHandle *array, int64_t length,
                                   const char *function, const char *parameter)
{
    if (!tni_is_array(array, length, function, parameter))
        return false;
    for (int64_t i = 0; i < length; i++)
        if (TNI_UNLIKELY(array[i] == NULL))
            return tni_refuse_element(i, function, parameter);
    return true;
}

/* Elements are NULL for None, or pointers to handles. */
static inline bool tni_are_optional_handles(const AtenTensorHandle *const *array, int64_t length,
                                            const char *function, const char *parameter)
{
    if (!tni_is_array(array, length, function, parameter))
        return false;
    for (int64_t i = 0; i < length; i++)
        if (TNI_UNLIKELY(array[i] != NULL && *array[i] == NULL))
            return tni_refuse_element(i, function, parameter);
    return true;
}

/* Without a device type the index has no meaning; the wrappers pass 0. */
static inline bool tni_is_optional_device(const int32_t *type, int32_t index, const char *function,
                                          const char *parameter)
{
    return type == NULL || (tni_is_code(type, TN_DEVICE_COUNT, function, parameter) &&
                            (TNI_LIKELY(index >= INT8_MIN && index <= INT8_MAX) ||
                             tni_refuse_index(index, function, parameter)));
}

/* The longest list of optional numbers; NULL is None. */
#define TNI_MOST_NUMBERS 4
bool tni_are_numbers(const double *const *array, int64_t length, const char *function,
                     const char *parameter);

/* ---- ivalues ---- */

static inline StableIValue tni_ivalue_of(const void *pointer)
{
    return tni_box_pointer(pointer);
}

static inline StableIValue tni_double_ivalue(double value)
{
    return tni_box_real(value);
}

/* NULL in `given` is None; otherwise the value is in `ivalue`. */
static inline StableIValue tni_optional_ivalue(const void *given, const StableIValue *ivalue)
{
    return given == NULL ? 0 : tni_ivalue_of(ivalue);
}

static inline StableIValue tni_optional_code(const int32_t *code)
{
    return code == NULL ? 0 : (uint32_t)*code;
}

static inline StableIValue tni_optional_device(const int32_t *type, int32_t index)
{
    return type == NULL ? 0 : tni_box_device((tn_device){(int8_t)*type, (int8_t)index});
}

/* Capacity 0 marks the list as borrowed. */
static inline tni_list tni_list_of(const void *array, int64_t length)
{
    return (tni_list){(StableIValue *)(uintptr_t)array, (size_t)length, 0};
}

static inline void tni_bool_ivalues(StableIValue *ivalues, const int32_t *values, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ivalues[i] = values[i] != 0;
}

/* Memory of a list of optional numbers. */
typedef struct tni_number_list {
    tni_scalar numbers[TNI_MOST_NUMBERS];   /* the numbers */
    StableIValue ivalues[TNI_MOST_NUMBERS]; /* ivalues of the numbers */
    StableIValue items[TNI_MOST_NUMBERS];   /* ivalues of the optionals */
} tni_number_list;

/* Make a borrowed list in `room`; the numbers have been checked. */
tni_list tni_optional_numbers(const double *const *array, int64_t length, tni_number_list *room);

static inline tni_string tni_string_of(const char *text)
{
    return (tni_string){text, strlen(text)};
}

/*
 * A double whatever the tensor's dtype, because the C signatures have nothing else. So
 * aoti_torch_aten_subtract_Tensor fails for integer tensors, in PyTorch and here.
 */
static inline tni_scalar tni_scalar_of(double value)
{
    return (tni_scalar){.kind = TN_KIND_DOUBLE, .as.real = value};
}

/* Free the handle to an argument that an operator returned, because the caller has one. */
void tni_drop_result(StableIValue ivalue);

/* A tensor result. */
static inline AtenTensorHandle tni_handle_of(StableIValue ivalue)
{
    return (AtenTensorHandle)(uintptr_t)ivalue;
}

#endif
