/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Values of formulas: their types, which types they convert to, and loading them into registers. A
 * constant is not loaded before its type is known: `1` is an int, a float or a Scalar, whatever the
 * context needs.
 */
#include "derivatives.h"

#include <stdlib.h>
#include <string.h>

/* ---- types ---- */

/* The types without items, by kind. */
static const tni_type leaves[] = {
#define LEAF(of) [of] = {.kind = (of), .list_size = -1}
    LEAF(TNI_TYPE_TENSOR),        LEAF(TNI_TYPE_INT),         LEAF(TNI_TYPE_FLOAT),
    LEAF(TNI_TYPE_BOOL),          LEAF(TNI_TYPE_STR),         LEAF(TNI_TYPE_SCALAR),
    LEAF(TNI_TYPE_COMPLEX),       LEAF(TNI_TYPE_SCALAR_TYPE), LEAF(TNI_TYPE_LAYOUT),
    LEAF(TNI_TYPE_MEMORY_FORMAT), LEAF(TNI_TYPE_DEVICE),
#undef LEAF
};

const tni_type *gen_type(tni_type_kind kind)
{
    return &leaves[kind];
}

/* Return a list or optional of a type; new. */
static const tni_type *composite(tni_type_kind kind, const tni_type *item)
{
    tni_type *type = gen_alloc(1, sizeof *type);
    const tni_type **items = gen_alloc(1, sizeof(tni_type *));
    items[0] = item;
    *type = (tni_type){.kind = kind, .nitems = 1, .list_size = -1, .items = items};
    return type;
}

const tni_type *gen_type_list(const tni_type *item)
{
    return composite(TNI_TYPE_LIST, item);
}

const tni_type *gen_type_optional(const tni_type *item)
{
    return composite(TNI_TYPE_OPTIONAL, item);
}

/* Return the type of a list's items, or of an optional's value. */
static const tni_type *item_of(const tni_type *type)
{
    return type->items[0];
}

/* In formulas, symbolic ints, bools and floats are ordinary ones. */
static tni_type_kind plain_kind(const tni_type *type)
{
    return type->kind == TNI_TYPE_SYMINT     ? TNI_TYPE_INT
           : type->kind == TNI_TYPE_SYMBOOL  ? TNI_TYPE_BOOL
           : type->kind == TNI_TYPE_SYMFLOAT ? TNI_TYPE_FLOAT
                                             : type->kind;
}

/* Return whether the types are equal apart from alias marks, list sizes and symbolic numbers. */
static bool same_type(const tni_type *a, const tni_type *b)
{
    if (plain_kind(a) != plain_kind(b))
        return false;
    bool is_composite = a->kind == TNI_TYPE_LIST || a->kind == TNI_TYPE_OPTIONAL;
    return is_composite ? same_type(item_of(a), item_of(b)) : a->nitems == 0;
}

bool gen_is(const gen_term *value, tni_type_kind kind)
{
    return value->type != NULL && plain_kind(value->type) == kind;
}

bool gen_is_list(const gen_term *value)
{
    return value->kind == GEN_TERM_LIST || gen_is(value, TNI_TYPE_LIST);
}

bool gen_is_optional(const gen_term *value)
{
    return gen_is(value, TNI_TYPE_OPTIONAL);
}

const char *gen_type_text(const tni_type *type)
{
    tni_buffer text = {0};
    tni_type_print(&text, type);
    return strdup(text.data);
}

const char *gen_term_print(const gen_term *value)
{
    char *text;
    size_t length;
    if (value->type != NULL)
        return gen_type_text(value->type);
    if (value->kind == GEN_TERM_NONE)
        return "none";
    if (value->kind == GEN_TERM_NEVER)
        return "not_implemented";
    bool is_list = value->kind == GEN_TERM_LIST;
    FILE *out = open_memstream(&text, &length);
    fputc(is_list ? '[' : '(', out);
    for (size_t i = 0; i < value->count; i++)
        fprintf(out, "%s%s", i > 0 ? ", " : "", gen_term_print(&value->items[i]));
    fputc(is_list ? ']' : ')', out);
    fclose(out);
    return text;
}

gen_term gen_term_register(uint16_t reg, const tni_type *type)
{
    return (gen_term){.kind = GEN_TERM_REGISTER, .type = type, .reg = reg};
}

/* ---- possible conversions ---- */

/*
 * Return the cost of passing a number as another kind of number, or -1. An int, float or bool fits
 * a Scalar, and an int a float; both cost 1.
 */
static int fits_number(const tni_type *from, const tni_type *to)
{
    tni_type_kind kind = plain_kind(from);
    bool is_number = kind == TNI_TYPE_INT || kind == TNI_TYPE_FLOAT || kind == TNI_TYPE_BOOL;
    if (plain_kind(to) == TNI_TYPE_SCALAR)
        return is_number ? 1 : -1;
    return plain_kind(to) == TNI_TYPE_FLOAT && kind == TNI_TYPE_INT ? 1 : -1;
}

/*
 * Return the cost of passing a list written in the formula, or of repeating one number for a list
 * of fixed size such as int[2]; or -1. A list costs as much as its most costly item.
 */
static int fits_list(const gen_term *value, const tni_type *type)
{
    int most = 0;
    if (value->kind != GEN_TERM_LIST) {
        int fits = type->list_size > 0 ? gen_term_fits(value, item_of(type)) : -1;
        return fits < 0 ? -1 : fits + 1;
    }
    for (size_t i = 0; i < value->count; i++) {
        int fits = gen_term_fits(&value->items[i], item_of(type));
        if (fits < 0)
            return -1;
        most = fits > most ? fits : most;
    }
    return most;
}

/*
 * Wrapping in an optional costs 1, reading an optional 2: an overload that takes the optional
 * itself is preferred.
 */
int gen_term_fits(const gen_term *value, const tni_type *type)
{
    int fits = -1;
    if (value->kind == GEN_TERM_NEVER || (value->type != NULL && same_type(value->type, type)))
        return 0;
    if (value->kind == GEN_TERM_TUPLE || value->kind == GEN_TERM_REFUSED)
        return -1;
    if (type->kind == TNI_TYPE_OPTIONAL && value->kind == GEN_TERM_NONE)
        return 0;
    if (value->kind == GEN_TERM_NONE)
        return -1;
    if (type->kind == TNI_TYPE_OPTIONAL && !gen_is_optional(value))
        fits = gen_term_fits(value, item_of(type));
    else if (gen_is_optional(value)) {
        gen_term inner = gen_term_register(0, item_of(value->type));
        fits = type->kind == TNI_TYPE_OPTIONAL ? -1 : gen_term_fits(&inner, type);
        return fits < 0 ? -1 : fits + 2;
    } else if (type->kind == TNI_TYPE_LIST)
        return fits_list(value, type);
    else if (value->type != NULL)
        return fits_number(value->type, type);
    return fits < 0 ? -1 : fits + 1;
}

/* ---- loading and converting ---- */

/* Add an insn with one operand; return its register. */
static uint16_t add(gen_maker *maker, tni_opcode code, uint32_t what, uint16_t operand)
{
    return gen_insn_add(maker->insns, (gen_insn){.code = code, .what = what}, &operand, 1);
}

/* Load a constant, given as the bits of an ivalue. */
static uint16_t load_bits(gen_maker *maker, uint64_t bits)
{
    return gen_insn_add(maker->insns, (gen_insn){.code = TNI_INSN_CONSTANT, .bits = bits}, NULL, 0);
}

static uint16_t load_real(gen_maker *maker, double real)
{
    uint64_t bits;
    memcpy(&bits, &real, sizeof bits);
    return load_bits(maker, bits);
}

/* Return whether a list contains WANTED of consecutive inputs, which one insn loads. */
static bool is_mask(const gen_term *value)
{
    for (size_t i = 0; i < value->count; i++)
        if (value->items[i].kind != GEN_TERM_LOAD || value->items[i].code != TNI_INSN_WANTED ||
            value->items[i].what != value->items[0].what + i)
            return false;
    return value->count > 0;
}

/* Load a list: one insn if it is a mask (is_mask), else one for each item and one for the list. */
static uint16_t load_list(gen_maker *maker, const gen_term *value, const tni_type *item,
                          const char *at)
{
    if (is_mask(value))
        return gen_insn_add(
            maker->insns,
            (gen_insn){.code = TNI_INSN_MASK, .what = value->items[0].what, .bits = value->count},
            NULL, 0);
    uint16_t *registers = gen_alloc(value->count + 1, sizeof *registers);
    for (size_t i = 0; i < value->count; i++)
        registers[i] = gen_term_convert(maker, &value->items[i], item, at);
    return gen_insn_add(maker->insns, (gen_insn){.code = TNI_INSN_LIST}, registers, value->count);
}

/* Return the item type of a list in a formula: one that all items convert to. */
static const tni_type *common_type(gen_maker *maker, const gen_term *value, const char *at)
{
    if (value->count == 0)
        gen_refuse(maker->location, at, "nothing says of what the list is that is empty");
    gen_term all = value->items[0];
    for (size_t i = 1; i < value->count; i++) {
        const tni_type *type = gen_term_join(&all, &value->items[i]);
        if (type == NULL)
            gen_refuse(maker->location, at, "a list of %s and %s", gen_term_print(&all),
                       gen_term_print(&value->items[i]));
        all = gen_term_register(0, type);
    }
    if (all.type == NULL)
        gen_refuse(maker->location, at, "nothing says of what the list is");
    return all.type;
}

/*
 * Load a value in its own type. The same constant is loaded once (gen_insn_add merges equal insns).
 */
uint16_t gen_term_load(gen_maker *maker, const gen_term *value, const char *at)
{
    switch (value->kind) {
    case GEN_TERM_REGISTER:
        return value->reg;
    case GEN_TERM_LOAD:
        return gen_insn_add(maker->insns, (gen_insn){.code = value->code, .what = value->what},
                            NULL, 0);
    case GEN_TERM_INT:
    case GEN_TERM_BOOL:
    case GEN_TERM_ENUM:
        return load_bits(maker, (uint64_t)value->integer);
    case GEN_TERM_FLOAT:
        return load_real(maker, value->real);
    case GEN_TERM_TEXT:
        return gen_insn_add(maker->insns, (gen_insn){.code = TNI_INSN_STRING, .text = value->text},
                            NULL, 0);
    case GEN_TERM_NONE:
        return gen_insn_add(maker->insns, (gen_insn){.code = TNI_INSN_NONE}, NULL, 0);
    case GEN_TERM_UNDEFINED:
        return gen_insn_add(maker->insns, (gen_insn){.code = TNI_INSN_UNDEFINED}, NULL, 0);
    case GEN_TERM_LIST:
        return load_list(maker, value, common_type(maker, value, at), at);
    case GEN_TERM_REFUSED:
        gen_refuse(maker->location, at, "%s", value->text);
    case GEN_TERM_TUPLE:
        gen_refuse(maker->location, at, "these are %zu values; name one with [0], [1] …",
                   value->count);
    case GEN_TERM_NEVER:
        break;
    }
    return gen_insn_add(maker->insns, (gen_insn){.code = TNI_INSN_UNDEFINED}, NULL, 0);
}

/* One number for `int[2]` is repeated. */
static uint16_t repeat(gen_maker *maker, const gen_term *value, const tni_type *type,
                       const char *at)
{
    size_t count = (size_t)type->list_size;
    gen_term list = {.kind = GEN_TERM_LIST, .count = count};
    list.items = gen_alloc(count, sizeof *list.items);
    for (size_t i = 0; i < count; i++)
        list.items[i] = *value;
    return load_list(maker, &list, item_of(type), at);
}

/* Convert a number to a Scalar or a float; an int constant becomes a float constant. */
static uint16_t convert_number(gen_maker *maker, const gen_term *value, const tni_type *type,
                               const char *at)
{
    if (value->kind == GEN_TERM_INT && plain_kind(type) == TNI_TYPE_FLOAT)
        return load_real(maker, (double)value->integer);
    uint16_t number = gen_term_load(maker, value, at);
    if (plain_kind(type) == TNI_TYPE_FLOAT)
        return add(maker, TNI_INSN_TO_DOUBLE, 0, number);
    tn_kind kind = gen_is(value, TNI_TYPE_FLOAT)  ? TN_KIND_DOUBLE
                   : gen_is(value, TNI_TYPE_BOOL) ? TN_KIND_BOOL
                                                  : TN_KIND_INT;
    return add(maker, TNI_INSN_SCALAR, kind, number);
}

/* The order of the cases matches gen_term_fits. */
uint16_t gen_term_convert(gen_maker *maker, const gen_term *value, const tni_type *type,
                          const char *at)
{
    if (value->kind == GEN_TERM_REFUSED)
        gen_refuse(maker->location, at, "%s", value->text);
    if (gen_term_fits(value, type) < 0)
        gen_refuse(maker->location, at, "this is %s, and %s is wanted", gen_term_print(value),
                   gen_type_text(type));
    if (value->kind == GEN_TERM_NEVER || (value->type != NULL && same_type(value->type, type)) ||
        value->kind == GEN_TERM_NONE)
        return gen_term_load(maker, value, at);
    /* An optional is read, and what it holds is converted further. */
    if (gen_is_optional(value)) {
        uint16_t held = add(maker, TNI_INSN_VALUE, 0, gen_term_load(maker, value, at));
        gen_term inner = gen_term_register(held, item_of(value->type));
        return gen_term_convert(maker, &inner, type, at);
    }
    if (type->kind == TNI_TYPE_OPTIONAL)
        return add(maker, TNI_INSN_SOME, 0, gen_term_convert(maker, value, item_of(type), at));
    if (type->kind == TNI_TYPE_LIST)
        return value->kind == GEN_TERM_LIST ? load_list(maker, value, item_of(type), at)
                                            : repeat(maker, value, type, at);
    return convert_number(maker, value, type, at);
}

/* ---- common types ---- */

/* Return the type of a value; of a list in a formula, a list of the common type of its items. */
static const tni_type *type_of(const gen_term *value)
{
    if (value->kind != GEN_TERM_LIST || value->count == 0)
        return value->type;
    gen_term all = value->items[0];
    for (size_t i = 1; i < value->count; i++) {
        const tni_type *type = gen_term_join(&all, &value->items[i]);
        if (type == NULL)
            return NULL;
        all = gen_term_register(0, type);
    }
    const tni_type *item = type_of(&all);
    return item == NULL ? NULL : gen_type_list(item);
}

/* Prefer a type that one side already has; none makes the other side optional. */
const tni_type *gen_term_join(const gen_term *a, const gen_term *b)
{
    const tni_type *left = type_of(a);
    const tni_type *right = type_of(b);
    if (left != NULL && gen_term_fits(b, left) >= 0 && !gen_is_optional(b))
        return left;
    if (right != NULL && gen_term_fits(a, right) >= 0 && !gen_is_optional(a))
        return right;
    if (left != NULL && right != NULL && same_type(left, right))
        return left;
    if (left != NULL && b->kind == GEN_TERM_NONE)
        return left->kind == TNI_TYPE_OPTIONAL ? left : gen_type_optional(left);
    if (right != NULL && a->kind == GEN_TERM_NONE)
        return right->kind == TNI_TYPE_OPTIONAL ? right : gen_type_optional(right);
    return NULL;
}

/* ---- defaults ---- */

/* Return the kind of type inside optionals and lists. */
static tni_type_kind leaf_kind(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = item_of(type);
    return plain_kind(type);
}

/* A default is written as a number also for enumeration types. */
static gen_term default_number(int64_t number, const tni_type *type)
{
    tni_type_kind kind = leaf_kind(type);
    bool is_enum =
        kind == TNI_TYPE_SCALAR_TYPE || kind == TNI_TYPE_LAYOUT || kind == TNI_TYPE_MEMORY_FORMAT;
    return (gen_term){.kind = is_enum ? GEN_TERM_ENUM : GEN_TERM_INT,
                      .type = gen_type(is_enum ? kind : TNI_TYPE_INT),
                      .integer = number};
}

gen_term gen_term_default(const tni_const *value, const tni_type *type)
{
    gen_term list = {.kind = GEN_TERM_LIST};
    switch (value->kind) {
    case TNI_CONST_NONE:
        return (gen_term){.kind = GEN_TERM_NONE};
    case TNI_CONST_BOOL:
        return (gen_term){
            .kind = GEN_TERM_BOOL, .type = gen_type(TNI_TYPE_BOOL), .integer = value->as.boolean};
    case TNI_CONST_INT:
        return default_number(value->as.integer, type);
    case TNI_CONST_DOUBLE:
        return (gen_term){
            .kind = GEN_TERM_FLOAT, .type = gen_type(TNI_TYPE_FLOAT), .real = value->as.real};
    case TNI_CONST_STRING:
        return (gen_term){.kind = GEN_TERM_TEXT,
                          .type = gen_type(TNI_TYPE_STR),
                          .text = strndup(value->as.text.data, value->as.text.length)};
    case TNI_CONST_LIST:
        list.count = value->as.list.count;
        list.items = gen_alloc(list.count + 1, sizeof *list.items);
        for (size_t i = 0; i < list.count; i++)
            list.items[i] = gen_term_default(&value->as.list.items[i], type);
        return list;
    case TNI_CONST_COMPLEX:
    case TNI_CONST_DEVICE:
        break;
    }
    return (gen_term){.kind = GEN_TERM_REFUSED,
                      .text = "a default that formulas cannot give: give the argument"};
}

gen_term gen_term_bool(uint16_t reg)
{
    return gen_term_register(reg, gen_type(TNI_TYPE_BOOL));
}

gen_term gen_term_held(gen_maker *maker, const gen_term *value, const char *at)
{
    if (!gen_is_optional(value))
        return *value;
    uint16_t held = gen_term_load(maker, value, at);
    return gen_term_register(gen_insn_unary(maker->insns, TNI_INSN_VALUE, 0, held),
                             value->type->items[0]);
}

/* The insn's `what` has bit 0 for an optional and bit 1 for a tensor. */
gen_term gen_term_defined(gen_maker *maker, gen_term value, const char *at)
{
    bool is_optional = gen_is_optional(&value);
    gen_term held = is_optional ? gen_term_register(0, value.type->items[0]) : value;
    bool is_tensor = gen_is(&held, TNI_TYPE_TENSOR);
    /* Asking is allowed where using an undefined value is not. */
    if (value.kind == GEN_TERM_LOAD && value.asked != 0)
        value.code = value.asked;
    if (!is_optional && !is_tensor)
        gen_refuse(maker->location, at, "a tensor or an optional is defined, not %s",
                   gen_term_print(&value));
    uint32_t what = (is_optional ? 1u : 0u) | (is_tensor ? 2u : 0u);
    return gen_term_bool(
        gen_insn_unary(maker->insns, TNI_INSN_IS_DEFINED, what, gen_term_load(maker, &value, at)));
}
