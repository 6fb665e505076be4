/* SPDX-License-Identifier: BSD-3-Clause */
/* What types are equal, which is a subtype of which, and how an argument is marked. */
#include "schema/schema_tree.h"

const tni_alias *tni_type_alias(const tni_type *type)
{
    while (type->alias == NULL && (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST))
        type = type->items[0];
    return type->alias;
}

/* SymInt is int, and the enumerations are int, wherever kernels and compatibility look. */
static tni_type_kind relaxed(tni_type_kind kind)
{
    return kind == TNI_TYPE_SYMINT ? TNI_TYPE_INT : kind;
}

bool tni_type_equal(const tni_type *a, const tni_type *b, bool relax)
{
    tni_type_kind kind_a = relax ? relaxed(a->kind) : a->kind;
    tni_type_kind kind_b = relax ? relaxed(b->kind) : b->kind;
    if (kind_a != kind_b || a->nitems != b->nitems || !tni_text_equal(a->name, b->name))
        return false;
    for (uint16_t i = 0; i < a->nitems; i++)
        if (!tni_type_equal(a->items[i], b->items[i], relax))
            return false;
    return true;
}
