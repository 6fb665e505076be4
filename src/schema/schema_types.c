/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What types are equal, which is a subtype of which, and how an argument is marked.
 *
 * Three relations, from strict to loose: equal (a kernel's signature against a schema, with SymInt
 * as int where it is relaxed), same (versions of a schema: what travels as an int is one), and
 * subtype (may one stand where the other is expected). What PyTorch answers for pairs of types was
 * recorded and is compared in tests/conformance; a type that is added must be given its place in
 * all three.
 */
#include "schema/schema_tree.h"

/*
 * The first mark on the way in: where both a list and its elements are marked, the list's counts.
 */
const tni_alias *tni_type_alias(const tni_type *type)
{
    while (type->alias == NULL && (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST))
        type = type->items[0];
    return type->alias;
}

/* SymInt is int where a kernel takes plain ints. */
static tni_type_kind relaxed(tni_type_kind kind)
{
    return kind == TNI_TYPE_SYMINT ? TNI_TYPE_INT : kind;
}

/*
 * The size of a list does not count: `int[2]` is the type `int[]` with a hint. Names count for
 * classes and type variables and are empty for all others.
 */
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

/* The kind by which versions are compared: what travels as an int is int. */
static tni_type_kind carried(tni_type_kind kind)
{
    switch (kind) {
    case TNI_TYPE_SYMINT:
    case TNI_TYPE_SCALAR_TYPE:
    case TNI_TYPE_LAYOUT:
    case TNI_TYPE_MEMORY_FORMAT:
        return TNI_TYPE_INT;
    default:
        return kind;
    }
}

static bool is_same(const tni_type *a, const tni_type *b);

/* Whether a type is among the members of a union; their order does not count. */
static bool is_member(const tni_type *type, const tni_type *of)
{
    for (uint16_t i = 0; i < of->nitems; i++)
        if (is_same(type, of->items[i]))
            return true;
    return false;
}

/*
 * Sameness as versions see it. All type variables are one, since they are named freely; a class is
 * the same by its name.
 */
static bool is_same(const tni_type *a, const tni_type *b)
{
    if (carried(a->kind) != carried(b->kind) || a->nitems != b->nitems)
        return false;
    if (a->kind == TNI_TYPE_VAR)
        return true;
    if (!tni_text_equal(a->name, b->name))
        return false;
    for (uint16_t i = 0; i < a->nitems; i++)
        if (a->kind == TNI_TYPE_UNION ? !is_member(a->items[i], b)
                                      : !is_same(a->items[i], b->items[i]))
            return false;
    return true;
}

/* Whether each of some types is a subtype of `b`. */
static bool are_subtypes(const tni_type *const *types, size_t count, const tni_type *b)
{
    for (size_t i = 0; i < count; i++)
        if (!tni_type_is_subtype(types[i], b))
            return false;
    return true;
}

/* Whether a type that is no alternative itself fits one of the alternatives of `b`. */
static bool fits_alternative(const tni_type *a, const tni_type *b)
{
    tni_type_kind kind = carried(a->kind);
    if (b->kind == TNI_TYPE_OPTIONAL)
        return kind == TNI_TYPE_NONE || tni_type_is_subtype(a, b->items[0]);
    if (b->kind == TNI_TYPE_SCALAR)
        return kind == TNI_TYPE_INT || kind == TNI_TYPE_FLOAT || kind == TNI_TYPE_COMPLEX;
    for (uint16_t i = 0; b->kind == TNI_TYPE_UNION && i < b->nitems; i++)
        if (tni_type_is_subtype(a, b->items[i]))
            return true;
    return false;
}

/*
 * In this order: everything is an Any; the same type is its own subtype; then each form of `a` has
 * its own way. A union, an optional and a Scalar (which is int, float or complex) are subtypes if
 * all their alternatives are; tuples, futures and references may vary with what they hold, because
 * they cannot be written through; lists and dicts cannot vary, because they can, and end in
 * fits_alternative. Recursion ends because each step goes into a type, whose height the parser
 * bounds.
 */
bool tni_type_is_subtype(const tni_type *a, const tni_type *b)
{
    static const tni_type none = {.kind = TNI_TYPE_NONE};
    static const tni_type integer = {.kind = TNI_TYPE_INT};
    static const tni_type real = {.kind = TNI_TYPE_FLOAT};
    static const tni_type complex = {.kind = TNI_TYPE_COMPLEX};
    static const tni_type *const numbers[] = {&integer, &real, &complex};
    if (b->kind == TNI_TYPE_ANY || is_same(a, b))
        return true;
    switch (a->kind) {
    case TNI_TYPE_UNION:
        return are_subtypes(a->items, a->nitems, b);
    case TNI_TYPE_OPTIONAL:
        return tni_type_is_subtype(&none, b) && tni_type_is_subtype(a->items[0], b);
    case TNI_TYPE_SCALAR:
        return b->kind == TNI_TYPE_UNION ? are_subtypes(numbers, TN_LEN(numbers), b)
                                         : fits_alternative(a, b);
    case TNI_TYPE_CLASS:
        return b->kind == TNI_TYPE_ANY_CLASS || fits_alternative(a, b);
    case TNI_TYPE_TUPLE:
    case TNI_TYPE_FUTURE:
    case TNI_TYPE_AWAIT:
    case TNI_TYPE_RREF:
        break;
    default:
        return fits_alternative(a, b);
    }
    if (a->kind != b->kind)
        return fits_alternative(a, b);
    if (a->nitems != b->nitems)
        return false;
    for (uint16_t i = 0; i < a->nitems; i++)
        if (!tni_type_is_subtype(a->items[i], b->items[i]))
            return false;
    return true;
}

bool tni_const_fits(const tni_const *value, const tni_type *type)
{
    switch ((int)type->kind) {
    case TNI_TYPE_OPTIONAL:
        return value->kind == TNI_CONST_NONE || tni_const_fits(value, type->items[0]) ||
               (value->kind == TNI_CONST_INT && type->items[0]->kind == TNI_TYPE_FLOAT);
    case TNI_TYPE_LIST:
        for (size_t i = 0; value->kind == TNI_CONST_LIST && i < value->as.list.count; i++)
            if (!tni_const_fits(&value->as.list.items[i], type->items[0]))
                return false;
        return value->kind == TNI_CONST_LIST;
    case TNI_TYPE_BOOL:
        return value->kind == TNI_CONST_BOOL;
    case TNI_TYPE_FLOAT:
        return value->kind == TNI_CONST_DOUBLE;
    case TNI_TYPE_SCALAR:
        return value->kind == TNI_CONST_INT || value->kind == TNI_CONST_DOUBLE ||
               value->kind == TNI_CONST_COMPLEX || value->kind == TNI_CONST_BOOL;
    case TNI_TYPE_COMPLEX:
        return value->kind == TNI_CONST_COMPLEX;
    case TNI_TYPE_STR:
        return value->kind == TNI_CONST_STRING;
    case TNI_TYPE_DEVICE:
        return value->kind == TNI_CONST_DEVICE;
    case TNI_TYPE_INT:
    case TNI_TYPE_SYMINT:
    case TNI_TYPE_SCALAR_TYPE:
    case TNI_TYPE_LAYOUT:
    case TNI_TYPE_MEMORY_FORMAT:
        return value->kind == TNI_CONST_INT;
    default: /* tensors and what else is a pointer: nothing but None, where it is optional */
        return false;
    }
}
