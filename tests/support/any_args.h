/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Cells for a call of any operator, made of its schema: one tensor, one number, one text for all
 * arguments. Many operators run with them, and the others refuse them.
 */
#ifndef TENON_ANY_ARGS_H
#define TENON_ANY_ARGS_H

#include "op_fixture.h"
#include "quiet.h"

#include "schema/schema_tree.h"

enum { ANY_MOST_OPS = 4096, ANY_MOST_ARGS = 64, ANY_MOST_ITEMS = 4 };

/* All built-in operators, in the order of their names. */
static const tn_op *any_ops[ANY_MOST_OPS];
static size_t any_nops;

static inline bool any_collect(void *context, const tn_op *op)
{
    (void)context;
    assert_true(any_nops < ANY_MOST_OPS);
    any_ops[any_nops++] = op;
    return true;
}

/* Collects the operators, which may warn from then on; false if they cannot be listed. */
static inline bool any_begin(void)
{
    quiet_begin();
    return tn_op_list("aten::*", any_collect, NULL) == TN_OK;
}

/* Cells for one call, and what they point to. */
typedef struct any_args {
    tni_handle tensor;                   /* named by every tensor argument */
    tni_handle undefined;                /* names nothing */
    tni_scalar scalar;                   /* for every Scalar */
    tni_string text;                     /* for every str */
    StableIValue items[ANY_MOST_ITEMS];  /* of every list: zeros or handles */
    tni_list lists[ANY_MOST_ARGS];       /* of each list argument */
    StableIValue ivalues[ANY_MOST_ARGS]; /* the arguments */
} any_args;

static inline const tni_type *any_inner(const tni_type *type)
{
    return type->items[0];
}

/* Optionals are None, lists empty: what is refused is refused before anybody looks at them. */
static inline StableIValue any_ivalue(any_args *args, const tni_type *type, size_t index)
{
    switch (type->kind) {
    case TNI_TYPE_TENSOR:
        return (StableIValue)(uintptr_t)&args->tensor;
    case TNI_TYPE_SCALAR:
        return (StableIValue)(uintptr_t)&args->scalar;
    case TNI_TYPE_STR:
        return (StableIValue)(uintptr_t)&args->text;
    case TNI_TYPE_LIST:
        args->lists[index] = (tni_list){args->items, 0, 0};
        if (any_inner(type)->kind == TNI_TYPE_TENSOR) {
            args->items[0] = (StableIValue)(uintptr_t)&args->tensor;
            args->lists[index].size = 1;
        }
        return (StableIValue)(uintptr_t)&args->lists[index];
    default:
        return 0;
    }
}

static inline void any_fill(any_args *args, const tn_schema *schema, tn_tensor *tensor)
{
    *args = (any_args){.tensor = {tensor, NULL},
                       .scalar = {.kind = TN_KIND_INT, .as.integer = 1},
                       .text = {"", 0}};
    assert_true(schema->nargs <= ANY_MOST_ARGS);
    for (size_t i = 0; i < schema->nargs; i++)
        args->ivalues[i] = any_ivalue(args, schema->args[i].type, i);
}

/* Tensors that the arguments of a call name: some operators only take certain ranks and dtypes. */
static const struct kind_of_tensor {
    tn_dtype dtype;   /* of all tensors */
    size_t rank;      /* dimensions */
    int64_t sizes[5]; /* of them */
} any_kinds[] = {
    {TN_DTYPE_F32, 0, {0}},          {TN_DTYPE_F32, 1, {3}},
    {TN_DTYPE_F32, 2, {2, 2}},       {TN_DTYPE_F32, 3, {2, 2, 2}},
    {TN_DTYPE_F32, 4, {2, 2, 2, 2}}, {TN_DTYPE_F32, 5, {1, 2, 2, 2, 2}},
    {TN_DTYPE_I64, 1, {2}},          {TN_DTYPE_I64, 2, {2, 2}},
    {TN_DTYPE_BOOL, 2, {2, 2}},      {TN_DTYPE_C64, 2, {2, 2}},
    {TN_DTYPE_F32, 2, {0, 2}},       {TN_DTYPE_F32, 2, {2, 0}},
};

/* Fills like `any_fill`, but with tensors for optional ones too, and two numbers in each list. */
static inline void any_fill_all(any_args *args, const tn_schema *schema, tn_tensor *tensor,
                                int64_t number)
{
    static StableIValue some_tensor;
    any_fill(args, schema, tensor);
    some_tensor = (StableIValue)(uintptr_t)&args->tensor;
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_type *type = schema->args[i].type;
        bool is_number = type->kind == TNI_TYPE_INT || type->kind == TNI_TYPE_SYMINT;
        if (is_number)
            args->ivalues[i] = (StableIValue)number;
        if (type->kind == TNI_TYPE_OPTIONAL && any_inner(type)->kind == TNI_TYPE_TENSOR)
            args->ivalues[i] = (StableIValue)(uintptr_t)&some_tensor;
        if (type->kind == TNI_TYPE_LIST && any_inner(type)->kind != TNI_TYPE_TENSOR &&
            any_inner(type)->kind != TNI_TYPE_OPTIONAL && any_inner(type)->kind != TNI_TYPE_SCALAR)
            args->lists[i].size = type->list_size > 0 ? (size_t)type->list_size : 1;
    }
}

#endif
