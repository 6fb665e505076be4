/* SPDX-License-Identifier: BSD-3-Clause */
/* The overloads of a name, in the order in which a call tries them. */
#include "library/registry.h"

#include <stdlib.h>

#include <tenon/experimental/names.h>

/* A growing array of operators. */
typedef struct overload_list {
    const tn_op **items; /* owned */
    size_t count;        /* in use */
    size_t capacity;     /* allocated */
    tn_status status;    /* of appending */
} overload_list;

/* Append an operator. A tn_op_visitor. */
static bool append(void *context, const tn_op *op)
{
    overload_list *list = context;
    list->status =
        tni_reserve((void **)&list->items, &list->capacity, list->count + 1, sizeof *list->items);
    if (list->status == TN_OK)
        list->items[list->count++] = op;
    return list->status == TN_OK;
}

/*
 * Return whether a built-in overload takes numbers. Definition 0 means built in; others are
 * numbered in their order.
 */
static bool is_for_numbers(const tn_op *op)
{
    const char *dot = strrchr(tn_op_name(op), '.');
    return tn_op_definition(op) == 0 && dot != NULL && strncmp(dot, ".Scalar", 7) == 0;
}

/* Compare in the order in which PyTorch tries overloads; equal ones keep that of their names. */
static int compare_trials(const void *a, const void *b)
{
    const tn_op *left = *(const tn_op *const *)a, *right = *(const tn_op *const *)b;
    uint64_t first = tn_op_definition(left), second = tn_op_definition(right);
    int order = is_for_numbers(left) - is_for_numbers(right);
    if (order == 0)
        order = (first > second) - (first < second);
    return order != 0 ? order : strcmp(tn_op_name(left), tn_op_name(right));
}

/* A name without an overload sorts before those with one: it is how they begin. */
tn_status tn_op_overloads(const char *name, tn_op_visitor visitor, void *context)
{
    char pattern[256];
    overload_list list = {.status = TN_OK};
    if (name == NULL || visitor == NULL)
        return tni_fail_null(__func__, "name and visitor");
    size_t length = strlen(name);
    /* No operator has so long a name, or one with a wildcard. */
    if (length + 3 > sizeof pattern || strpbrk(name, "*?[\\") != NULL)
        return TN_OK;
    memcpy(pattern, name, length);
    memcpy(pattern + length, ".*", 3);
    tn_status status = tn_op_list(name, append, &list);
    if (status == TN_OK)
        status = tn_op_list(pattern, append, &list);
    status = status == TN_OK ? list.status : status;
    if (list.count > 1)
        qsort(list.items, list.count, sizeof *list.items, compare_trials);
    for (size_t i = 0; status == TN_OK && i < list.count; i++)
        if (!visitor(context, list.items[i]))
            break;
    tni_free(list.items);
    return status;
}
