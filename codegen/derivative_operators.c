/* SPDX-License-Identifier: BSD-3-Clause */
/* Properties of operators that concern derivatives. */
#include "derivatives.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"

/* Return the kind of type inside lists and optionals. */
static tni_type_kind leaf_kind(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return type->kind;
}

bool gen_has_tensors(const tni_type *type)
{
    return leaf_kind(type) == TNI_TYPE_TENSOR;
}

bool gen_is_list_type(const tni_type *type)
{
    return type->kind == TNI_TYPE_LIST;
}

size_t gen_find_arg(const tni_arg *args, size_t count, const char *name)
{
    size_t i = 0;
    while (i < count && !tni_text_is(args[i].name, name))
        i++;
    return i;
}

/* A result may be named by itself, by `result` if it is the only one, or by `resultN`. */
bool gen_find_result(const tn_schema *schema, const char *name, size_t *out)
{
    char *end;
    *out = gen_find_arg(schema->returns, schema->nreturns, name);
    if (*out < schema->nreturns)
        return true;
    if (strncmp(name, "result", 6) != 0)
        return false;
    if (name[6] == '\0') {
        *out = 0;
        return schema->nreturns == 1;
    }
    *out = strtoul(name + 6, &end, 10);
    return isdigit((unsigned char)name[6]) && *end == '\0' && *out < schema->nreturns;
}

/* foreach operators call the operator for each item, so autograd sees those calls. */
bool gen_is_through_parts(const gen_entry *entry)
{
    return entry->foreach != NULL || (gen_is_implicit(entry) && entry->ndispatch <= 1);
}

/* The formulas apply to the in-place variant only if both have the same argument names. */
const gen_entry *gen_twin(const gen_entry *entry)
{
    const gen_entry *twin = entry->group->members[GEN_INPLACE];
    if (entry->kind != GEN_FUNCTIONAL || twin == NULL ||
        twin->schema->nargs != entry->schema->nargs)
        return NULL;
    for (size_t i = 0; i < entry->schema->nargs; i++)
        if (!tni_text_is(twin->schema->args[i].name, entry->schema->args[i].name.data))
            return NULL;
    return twin;
}

bool gen_is_among(const gen_operators *operators, const gen_entry *entry)
{
    for (size_t i = 0; i < operators->count; i++)
        if (operators->items[i] == entry)
            return true;
    return false;
}
