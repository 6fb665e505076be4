/* SPDX-License-Identifier: BSD-3-Clause */
/* What holds for every schema that the parser returns. */
#include "schema/schema_tree.h"

/* Whether a text ends with a NUL, so that it can be passed to printf. */
static bool ends(tni_text text)
{
    return text.data != NULL && text.data[text.length] == '\0';
}

/* Whether a composite has a number of items that its kind can have. */
static bool has_items(const tni_type *type)
{
    switch (type->kind) {
    case TNI_TYPE_LIST:
    case TNI_TYPE_OPTIONAL:
    case TNI_TYPE_FUTURE:
    case TNI_TYPE_AWAIT:
    case TNI_TYPE_RREF:
        return type->nitems == 1;
    case TNI_TYPE_DICT:
        return type->nitems == 2;
    case TNI_TYPE_UNION:
        return type->nitems >= 2;
    case TNI_TYPE_TUPLE:
        return true;
    default:
        return type->kind < TNI_TYPE_LIST && type->nitems == 0;
    }
}

/* An optional of an optional, or of None, is read as the optional itself. */
static bool is_optional_valid(const tni_type *type)
{
    return type->kind != TNI_TYPE_OPTIONAL ||
           (type->items[0]->kind != TNI_TYPE_OPTIONAL && type->items[0]->kind != TNI_TYPE_NONE);
}

/* An annotation without sets is only `!`. */
static bool is_alias_valid(const tni_alias *alias)
{
    if (alias->nbefore == 0)
        return alias->is_write && alias->nafter == 0;
    return alias->nafter > 0 && alias->before != NULL && alias->after != NULL;
}

static bool is_type_valid(const tni_type *type)
{
    bool is_named = type->kind == TNI_TYPE_CLASS || type->kind == TNI_TYPE_VAR;
    if (!has_items(type) || !is_optional_valid(type) || is_named != (type->name.length > 0))
        return false;
    if (type->list_size < -1 || (type->list_size >= 0 && type->kind != TNI_TYPE_LIST))
        return false;
    for (uint16_t i = 0; i < type->nitems; i++)
        if (!is_type_valid(type->items[i]))
            return false;
    return type->alias == NULL || is_alias_valid(type->alias);
}

static bool is_list_default(const tni_arg *arg)
{
    return arg->initial != NULL && arg->type->kind == TNI_TYPE_LIST;
}

static bool is_arg_valid(const tni_arg *arg)
{
    if (!ends(arg->name) || !is_type_valid(arg->type))
        return false;
    return !is_list_default(arg) || tni_const_fits(arg->initial, arg->type);
}

static bool is_written(const tni_arg *arg)
{
    const tni_alias *alias = tni_type_alias(arg->type);
    return alias != NULL && alias->is_write;
}

bool tni_schema_is_valid(const tn_schema *schema)
{
    bool is_mutable = false;
    bool by_name = false;
    for (size_t i = 0; i < schema->nargs; i++) {
        if (!is_arg_valid(&schema->args[i]) || (by_name && !schema->args[i].keyword_only))
            return false;
        by_name = schema->args[i].keyword_only;
        is_mutable |= is_written(&schema->args[i]);
    }
    for (size_t i = 0; i < schema->nreturns; i++)
        if (!is_arg_valid(&schema->returns[i]) || schema->returns[i].keyword_only)
            return false;
    return ends(schema->name) && ends(schema->overload) && is_mutable == schema->is_mutable;
}
