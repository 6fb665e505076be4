/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Which types are equal, which is a subtype of which, and how an argument is annotated.
 *
 * There are three relations, from strict to loose: equal (a kernel's signature and a schema, with
 * SymInt as int if relaxed), same (versions of a schema: what is boxed as an int is int), and
 * subtype (may one replace the other). PyTorch's answers for pairs of types were recorded, and
 * tests/conformance compares them; a new type must be added to all three.
 */
#include "schema/schema_tree.h"

/* Return the outermost annotation: if both a list and its items have one, the list's. */
const tni_alias *tni_type_alias(const tni_type *type)
{
    while (type->alias == NULL && (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST))
        type = type->items[0];
    return type->alias;
}

/* SymInt is int for a kernel that takes plain ints. */
static tni_type_kind relaxed(tni_type_kind kind)
{
    return kind == TNI_TYPE_SYMINT ? TNI_TYPE_INT : kind;
}

/*
 * The size of a list does not count: `int[2]` is `int[]` with a hint. Names of classes and type
 * variables count; other types have empty ones.
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

/* Return the kind by which versions are compared: what is boxed as an int is int. */
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

/* Whether a type is a member of a union, in any position. */
static bool is_member(const tni_type *type, const tni_type *of)
{
    for (uint16_t i = 0; i < of->nitems; i++)
        if (is_same(type, of->items[i]))
            return true;
    return false;
}

/*
 * Whether two types are the same between versions. All type variables are the same, because their
 * names are arbitrary; classes are the same by name.
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

/* Whether all of some types are subtypes of `b`. */
static bool are_subtypes(const tni_type *const *types, size_t count, const tni_type *b)
{
    for (size_t i = 0; i < count; i++)
        if (!tni_type_is_subtype(types[i], b))
            return false;
    return true;
}

/* Whether a type that is not a union or optional itself fits one of the alternatives of `b`. */
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
 * In this order: everything is a subtype of Any; a type is a subtype of itself; then it depends on
 * the form of `a`. A union, an optional and a Scalar (int, float or complex) are subtypes if all
 * their alternatives are. Tuples, futures and references are covariant, because they cannot be
 * written through; lists and dicts are invariant, because they can, and end in fits_alternative.
 * The recursion ends because each step goes into a type, whose height the parser bounds.
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
    default: /* tensors and other pointers: nothing but None, if optional */
        return false;
    }
}
