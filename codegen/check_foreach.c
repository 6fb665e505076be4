/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators on lists that apply another operator to each item: where the arguments of that operator
 * come from, and rules that all of them come from somewhere.
 *
 *     _foreach_add.ScalarList(Tensor[] self, Scalar[] scalars)
 *     foreach: add.Scalar(Tensor self, Scalar other, Scalar alpha=1)
 *         self[i] -> self, scalars[i] -> other, 1 -> alpha
 */
#include "gen_rules.h"

#include <string.h>

/* Return the item type of a list, or the type itself. */
static const tni_type *item_type(const tni_type *type)
{
    return type->kind == TNI_TYPE_LIST ? type->items[0] : type;
}

static bool is_same_name(const tni_arg *a, const tni_arg *b)
{
    return strcmp(a->name.data, b->name.data) == 0;
}

/* Return whether the types are equal apart from list sizes and alias marks. */
static bool is_same_type(const tni_type *a, const tni_type *b)
{
    while (a->kind == b->kind && (a->kind == TNI_TYPE_OPTIONAL || a->kind == TNI_TYPE_LIST)) {
        a = a->items[0];
        b = b->items[0];
    }
    return a->kind == b->kind;
}

/*
 * Return whether an argument of the list operator can fill an argument of the item operator. A
 * tensor can fill a Scalar: it holds one number per item.
 */
static bool fits(const tni_arg *from, const tni_arg *to)
{
    const tni_type *given = item_type(from->type);
    return is_same_type(given, to->type) ||
           (from->type->kind == TNI_TYPE_TENSOR && to->type->kind == TNI_TYPE_SCALAR);
}

/* Return the argument with the same name and a suitable type, or -1. */
static int find_named(const tn_schema *list, const tni_arg *to)
{
    for (size_t i = 0; i < list->nargs; i++)
        if (is_same_name(&list->args[i], to) && fits(&list->args[i], to))
            return (int)i;
    return -1;
}

/* Return whether the argument is one that is matched by name. */
static bool is_named_in(const tn_schema *schema, const tni_arg *arg)
{
    for (size_t i = 0; i < schema->nargs; i++)
        if (is_same_name(&schema->args[i], arg) && fits(arg, &schema->args[i]))
            return true;
    return false;
}

/* Return the source of an argument that is not given: its default, if it is 1 or means nothing. */
static int default_source(const tni_arg *arg)
{
    tni_buffer text = {0};
    int source = -1;
    if (arg->initial != NULL) {
        tni_const_print(&text, arg->initial, arg->type);
        bool is_one = text.length == 1 && text.data[0] == '1';
        bool is_empty = (text.length == 4 && memcmp(text.data, "None", 4) == 0) ||
                        (text.length == 5 && memcmp(text.data, "False", 5) == 0);
        source = is_one && arg->type->kind == TNI_TYPE_SCALAR ? TNI_FOREACH_ONE
                 : is_empty                                   ? TNI_FOREACH_NOTHING
                                                              : -1;
    }
    tni_buffer_free(&text);
    return source;
}

/*
 * Match by name first: an argument with the same name and a suitable type in both. The other
 * arguments of the item operator take the remaining ones of the list operator in order. A remaining
 * `out` is the list that is written, which is the first argument.
 */
int gen_foreach_source(const gen_entry *entry, const gen_entry *item, size_t index)
{
    const tn_schema *list = entry->schema;
    size_t next = 0;
    for (size_t i = 0; i <= index; i++) {
        const tni_arg *to = &item->schema->args[i];
        int source = find_named(list, to);
        if (source < 0 && gen_is_out_arg(to))
            source = 0;
        if (source < 0) {
            while (next < list->nargs && is_named_in(item->schema, &list->args[next]))
                next++;
            bool is_given = next < list->nargs && fits(&list->args[next], to);
            source = is_given ? (int)next++ : default_source(to);
        }
        if (i == index)
            return source;
    }
    return -1;
}

/* ---- rules ---- */

static const gen_entry *item_of(const gen_spec *spec, const gen_entry *entry)
{
    return entry->foreach != NULL ? gen_find(spec, entry->foreach) : NULL;
}

static bool is_item_there(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    return entry->foreach == NULL || item_of(spec, entry) != NULL ||
           gen_fault(detail, "%s", entry->foreach);
}

/* Return whether a foreach operator has a list of tensors. */
static bool has_list(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    for (size_t i = 0; i < entry->schema->nargs; i++) {
        const tni_type *type = entry->schema->args[i].type;
        if (type->kind == TNI_TYPE_LIST && type->items[0]->kind == TNI_TYPE_TENSOR)
            return true;
    }
    return entry->foreach == NULL;
}

/* Return whether each argument of the item operator gets a value from the list operator. */
static bool are_arguments_filled(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_entry *item = item_of(spec, entry);
    for (size_t i = 0; item != NULL && i < item->schema->nargs; i++)
        if (i >= TNI_FOREACH_ARGS || gen_foreach_source(entry, item, i) < 0)
            return gen_fault(detail, "'%s' of %s", item->schema->args[i].name.data,
                             item->local_name);
    return true;
}

/*
 * Return whether each argument of the list operator is used for an argument of the item operator.
 */
static bool are_arguments_used(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_entry *item = item_of(spec, entry);
    for (size_t i = 0; item != NULL && i < entry->schema->nargs; i++) {
        size_t k = 0;
        while (k < item->schema->nargs && gen_foreach_source(entry, item, k) != (int)i)
            k++;
        if (k == item->schema->nargs)
            return gen_fault(detail, "'%s'", entry->schema->args[i].name.data);
    }
    return true;
}

static const gen_rule rules[] = {
    {"foreach-item", GEN_FOREACH, is_item_there,
     "there is no operator @ to apply item by item; write an entry for it"},
    {"foreach-list", GEN_FOREACH, has_list,
     "there is no list of tensors to work through; take 'foreach' away"},
    {"foreach-filled", GEN_FOREACH, are_arguments_filled,
     "nothing is there for @; name an operator that takes what this one is given"},
    {"foreach-used", GEN_FOREACH, are_arguments_used,
     "@ goes nowhere; name an operator that takes it"},
};

const gen_rules gen_foreach_rules = {rules, TN_LEN(rules)};
