/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Checks of ivalues that foreign code wrote. An ivalue has no type of its own, so only its form can
 * be checked: NULL in place of a handle, and codes that mean nothing.
 */
#include "abi/shims.h"

#include <stdio.h>

/*
 * Which ivalue is checked, for messages. Passed along into lists and optionals, so that the message
 * names the argument and not a level of it.
 */
typedef struct ivalue_position {
    const tn_op *op;         /* the operator */
    const tni_arg *declared; /* the schema's argument or return */
    size_t index;            /* its position */
    bool is_return;          /* a result, else an argument */
} ivalue_position;

static TNI_COLD tn_status fail_at(const ivalue_position *at, tn_status code, const char *text)
{
    const char *name = at->op->name.text;
    if (at->is_return)
        return tni_fail(code, "%s: return %zu%s", name, at->index, text);
    return tni_fail(code, "%s: argument %zu '%.*s'%s", name, at->index,
                    (int)at->declared->name.length, at->declared->name.data, text);
}

static TNI_COLD tn_status fail_code(const ivalue_position *at, const char *what, int64_t code)
{
    char text[80];
    snprintf(text, sizeof text, " has no valid %s: %lld", what, (long long)code);
    return fail_at(at, TN_ERR_VALUE, text);
}

/* PyTorch's words, which programs may look for. */
static TNI_COLD tn_status fail_type(const ivalue_position *at, tni_direction direction,
                                    const tni_type *type)
{
    tni_buffer text = {0};
    tni_type_print(&text, type);
    tn_status status = tni_fail(
        TN_ERR_RUNTIME, "%s: %s %zu: Not yet supported conversion from %s for schema type: %s",
        at->op->name.text, at->is_return ? "return" : "argument", at->index,
        direction == TNI_FROM_STABLE ? "StableIValue to IValue" : "IValue to StableIValue",
        text.data == NULL ? "?" : text.data);
    tni_buffer_free(&text);
    return status;
}

/*
 * The low 32 bits count, as for every reader of the ABI; the rest is cleared, so that the core can
 * compare whole ivalues. The range is that of existing dtypes and so on.
 */
static tn_status normalize_enum(const ivalue_position *at, const char *what, int32_t count,
                                StableIValue *ivalue)
{
    int32_t code = (int32_t)(uint32_t)*ivalue;
    if (TNI_UNLIKELY(code < 0 || code >= count))
        return fail_code(at, what, code);
    *ivalue = (uint32_t)code;
    return TN_OK;
}

/* PyTorch also fails for an index outside of int8; it only wraps one that is parsed from a text. */
static tn_status check_device(const ivalue_position *at, StableIValue ivalue)
{
    int32_t index = (int32_t)(uint32_t)ivalue;
    int32_t type = (int32_t)(uint32_t)(ivalue >> 32);
    if (TNI_UNLIKELY(type < 0 || type >= TN_DEVICE_COUNT))
        return fail_code(at, "device type", type);
    if (TNI_UNLIKELY(index < INT8_MIN || index > INT8_MAX)) {
        char text[80];
        snprintf(text, sizeof text, ": Device index %d is out of range for int8_t [-128, 127]",
                 index);
        return fail_at(at, TN_ERR_RUNTIME, text);
    }
    return TN_OK;
}

static tn_status check_handle(const ivalue_position *at, const char *text, StableIValue ivalue)
{
    return TNI_LIKELY(ivalue != 0) ? TN_OK : fail_at(at, TN_ERR_VALUE, text);
}

/*
 * Whether ivalues of this type are always valid, so that a list of a million sizes need not be
 * walked.
 */
static bool is_unchecked(const tni_type *type)
{
    return type->kind == TNI_TYPE_INT || type->kind == TNI_TYPE_SYMINT ||
           type->kind == TNI_TYPE_FLOAT;
}

/*
 * Check what the ivalue points to where needed, because foreign code made it and the core will
 * trust it: a kernel would find a NULL in a list of tensors far away from who put it there. Whether
 * a pointer really points to a handle cannot be checked.
 */
static tn_status normalize_ivalue(const ivalue_position *at, const tni_type *type,
                                  StableIValue *ivalue)
{
    switch (type->kind) {
    case TNI_TYPE_INT:
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_SYMINT:
        return TN_OK;
    case TNI_TYPE_TENSOR:
        return check_handle(at, " is a NULL tensor handle", *ivalue);
    case TNI_TYPE_STR:
        return check_handle(at, " is a NULL string handle", *ivalue);
    case TNI_TYPE_GENERATOR:
        return check_handle(at, " is a NULL generator handle", *ivalue);
    case TNI_TYPE_BOOL:
        *ivalue = (*ivalue & 0xff) != 0;
        return TN_OK;
    case TNI_TYPE_SCALAR_TYPE:
        return normalize_enum(at, "ScalarType", TN_DTYPE_COUNT, ivalue);
    case TNI_TYPE_LAYOUT:
        return normalize_enum(at, "Layout", TN_LAYOUT_COUNT, ivalue);
    case TNI_TYPE_MEMORY_FORMAT:
        return normalize_enum(at, "MemoryFormat", TN_MEMORY_FORMAT_COUNT, ivalue);
    case TNI_TYPE_DEVICE:
        return check_device(at, *ivalue);
    case TNI_TYPE_OPTIONAL:
        if (*ivalue == 0)
            return TN_OK;
        return normalize_ivalue(at, type->items[0], (StableIValue *)(uintptr_t)*ivalue);
    case TNI_TYPE_LIST: {
        TN_TRY(check_handle(at, " is a NULL list handle", *ivalue));
        tni_list *list = (tni_list *)(uintptr_t)*ivalue;
        for (size_t i = 0; i < list->size && !is_unchecked(type->items[0]); i++)
            TN_TRY(normalize_ivalue(at, type->items[0], &list->items[i]));
        return TN_OK;
    }
    default:
        return fail_type(at, TNI_FROM_STABLE, type);
    }
}

/* In the order of the schema, so that of several faults the first is named. */
tn_status tni_ivalues_normalize(const tn_op *op, const tni_signature *signature, bool are_returns,
                                StableIValue *ivalues)
{
    const tni_arg *declared = are_returns ? signature->schema->returns : signature->schema->args;
    size_t count = are_returns ? signature->nreturns : signature->nargs;
    for (size_t i = 0; i < count; i++) {
        ivalue_position at = {op, &declared[i], i, are_returns};
        TN_TRY(normalize_ivalue(&at, declared[i].type, &ivalues[i]));
    }
    return TN_OK;
}

/*
 * Only for operators with such a type. An optional of it may be None, which needs no boxed form:
 * PyTorch lets a `Scalar?` through in this way. The message says whether it is an argument or a
 * return.
 */
tn_status tni_ivalues_check_crossing(const tn_op *op, const tni_signature *signature,
                                     const StableIValue *args, tni_direction direction)
{
    const tn_schema *schema = signature->schema;
    for (size_t i = 0; i < signature->nargs; i++) {
        const tni_type *type = tni_type_find_uncrossable(schema->args[i].type);
        bool is_none = schema->args[i].type->kind == TNI_TYPE_OPTIONAL && args[i] == 0;
        ivalue_position at = {op, &schema->args[i], i, false};
        if (type != NULL && !is_none)
            return fail_type(&at, direction, type);
    }
    tni_direction back = direction == TNI_TO_STABLE ? TNI_FROM_STABLE : TNI_TO_STABLE;
    for (size_t i = 0; i < signature->nreturns; i++) {
        const tni_type *type = tni_type_find_uncrossable(schema->returns[i].type);
        ivalue_position at = {op, &schema->returns[i], i, true};
        if (type != NULL)
            return fail_type(&at, back, type);
    }
    return TN_OK;
}

/* An ivalue without a boxed form has an owner that is not known here, so it is left alone. */
void tni_ivalues_drop_one(const tni_signature *signature, const tni_arg *declared, tni_argcode code,
                          StableIValue ivalue)
{
    if (signature->crosses_abi || tni_type_find_uncrossable(declared->type) == NULL)
        tni_argcode_drop(code, declared->type, ivalue);
}

void tni_ivalues_drop_returns(const tni_signature *signature, const StableIValue *ivalues)
{
    for (size_t i = 0; i < signature->nreturns; i++)
        tni_ivalues_drop_one(signature, &signature->schema->returns[i], signature->returns[i],
                             ivalues[i]);
}
