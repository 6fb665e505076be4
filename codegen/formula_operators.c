/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Signs in formulas, such as `+` and `==`, for values that are already computed. Between tensors
 * they are operators, between numbers insns, and between constants they are folded.
 */
#include "derivatives.h"

#include <string.h>

/* ---- between tensors ---- */

static const struct {
    const char *sign;   /* as written in a formula */
    const char *base;   /* the operator for tensors */
    const char *turned; /* the operator with sides swapped, for a number on the left */
    tni_opcode number;  /* the insn for numbers */
} signs[] = {{"+", "add", "add", TNI_INSN_ADD},  {"-", "sub", "rsub", TNI_INSN_SUB},
             {"*", "mul", "mul", TNI_INSN_MUL},  {"/", "div", NULL, TNI_INSN_DIV},
             {"%", NULL, NULL, TNI_INSN_MOD},    {"**", "pow", NULL, TNI_INSN_POW},
             {"==", "eq", "eq", TNI_INSN_EQUAL}, {"!=", "ne", "ne", TNI_INSN_EQUAL},
             {"<", "lt", "gt", TNI_INSN_LESS},   {"<=", "le", "ge", TNI_INSN_LESS},
             {">", "gt", "lt", TNI_INSN_LESS},   {">=", "ge", "le", TNI_INSN_LESS}};

static size_t sign_number(const char *sign)
{
    size_t i = 0;
    while (strcmp(signs[i].sign, sign) != 0)
        i++;
    return i;
}

/* Multiply a tensor by a number; the insn returns the tensor itself if the number is 1. */
static gen_term scaled(gen_maker *maker, const gen_term *tensor, const gen_term *number,
                       const char *at)
{
    uint16_t self = gen_term_load(maker, tensor, at);
    uint16_t by = gen_term_convert(maker, number, gen_type(TNI_TYPE_SCALAR), at);
    return gen_term_register(gen_insn_binary(maker->insns, TNI_INSN_SCALED, 0, self, by),
                             gen_type(TNI_TYPE_TENSOR));
}

/* At least one side is a tensor. `number / tensor` is reciprocal(tensor) * number, as in Python. */
static gen_term between_tensors(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    size_t sign = sign_number(node->word);
    bool is_left = gen_is(&sides[0], TNI_TYPE_TENSOR);
    gen_term turned[2] = {sides[1], sides[0]};
    bool is_right = gen_is(&sides[1], TNI_TYPE_TENSOR);
    if (signs[sign].base == NULL)
        gen_refuse(maker->location, node->at, "'%%' is for ints; call remainder or fmod by name");
    if (strcmp(node->word, "*") == 0 && !(is_left && is_right))
        return scaled(maker, &sides[is_left ? 0 : 1], &sides[is_left ? 1 : 0], node->at);
    if (is_left || strcmp(node->word, "**") == 0)
        return gen_call_operator(maker, signs[sign].base, sides, 2, node->at);
    if (signs[sign].turned != NULL)
        return gen_call_operator(maker, signs[sign].turned, turned, 2, node->at);
    gen_term inverse = gen_call_operator(maker, "reciprocal", &sides[1], 1, node->at);
    return scaled(maker, &inverse, &sides[0], node->at);
}

/* ---- between numbers ---- */

/* Rank of int, float and Scalar in conversions; 0 if it is no number. */
static int number_rank(const gen_term *value)
{
    return gen_is(value, TNI_TYPE_INT)      ? 1
           : gen_is(value, TNI_TYPE_FLOAT)  ? 2
           : gen_is(value, TNI_TYPE_SCALAR) ? 3
                                            : 0;
}

/*
 * Fold two constants with + - * and, for floats, /. Return false if the program has to compute it:
 * otherwise, or if an int overflows.
 */
static bool fold(const char *sign, const gen_term *sides, gen_term *out)
{
    const gen_term *a = &sides[0];
    const gen_term *b = &sides[1];
    bool are_ints = a->kind == GEN_TERM_INT && b->kind == GEN_TERM_INT;
    bool are_constant = (a->kind == GEN_TERM_INT || a->kind == GEN_TERM_FLOAT) &&
                        (b->kind == GEN_TERM_INT || b->kind == GEN_TERM_FLOAT);
    double x = a->kind == GEN_TERM_INT ? (double)a->integer : a->real;
    double y = b->kind == GEN_TERM_INT ? (double)b->integer : b->real;
    if (!are_constant || strlen(sign) != 1 || strchr("+-*/", sign[0]) == NULL)
        return false;
    /* Division of ints is left to the program (`true`). */
    if (are_ints) {
        bool overflows =
            sign[0] == '+'   ? __builtin_add_overflow(a->integer, b->integer, &out->integer)
            : sign[0] == '-' ? __builtin_sub_overflow(a->integer, b->integer, &out->integer)
            : sign[0] == '*' ? __builtin_mul_overflow(a->integer, b->integer, &out->integer)
                             : true;
        out->kind = GEN_TERM_INT;
        out->type = gen_type(TNI_TYPE_INT);
        return !overflows;
    }
    out->kind = GEN_TERM_FLOAT;
    out->type = gen_type(TNI_TYPE_FLOAT);
    out->real = sign[0] == '+' ? x + y : sign[0] == '-' ? x - y : sign[0] == '*' ? x * y : x / y;
    return true;
}

/*
 * Return the kind in which two values are compared for equality; TN_KIND_DEFAULT if they cannot be.
 */
static tn_kind comparable_as(const gen_term *a, const gen_term *b)
{
    if (a->type == NULL || b->type == NULL || gen_term_fits(a, b->type) != 0)
        return TN_KIND_DEFAULT;
    if (gen_is(a, TNI_TYPE_LIST))
        return a->type->items[0]->kind == TNI_TYPE_INT || a->type->items[0]->kind == TNI_TYPE_SYMINT
                   ? TN_KIND_INTS
                   : TN_KIND_DEFAULT;
    return gen_is(a, TNI_TYPE_BOOL)     ? TN_KIND_BOOL
           : gen_is(a, TNI_TYPE_STR)    ? TN_KIND_STRING
           : gen_is(a, TNI_TYPE_DEVICE) ? TN_KIND_DEVICE
           : gen_is(a, TNI_TYPE_SCALAR_TYPE) || gen_is(a, TNI_TYPE_LAYOUT) ||
                   gen_is(a, TNI_TYPE_MEMORY_FORMAT)
               ? TN_KIND_DTYPE
               : TN_KIND_DEFAULT;
}

static gen_term negated(gen_maker *maker, gen_term value, bool is_negated)
{
    return is_negated ? gen_term_bool(gen_insn_unary(maker->insns, TNI_INSN_NOT, 0, value.reg))
                      : value;
}

_Noreturn static void refuse_sides(gen_maker *maker, const gen_node *node, const gen_term *sides)
{
    gen_refuse(maker->location, node->at, "'%s' is not between %s and %s", node->word,
               gen_term_print(&sides[0]), gen_term_print(&sides[1]));
}

/* Values that are neither tensors nor numbers can only be compared for equality. */
static gen_term between_values(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    tn_kind kind = comparable_as(&sides[0], &sides[1]);
    if (node->word[1] != '=' || node->word[0] == '<' || node->word[0] == '>' ||
        kind == TN_KIND_DEFAULT)
        refuse_sides(maker, node, sides);
    uint16_t a = gen_term_load(maker, &sides[0], node->at);
    uint16_t b = gen_term_load(maker, &sides[1], node->at);
    return negated(maker, gen_term_bool(gen_insn_binary(maker->insns, TNI_INSN_EQUAL, kind, a, b)),
                   node->word[0] == '!');
}

/*
 * Both sides are converted to the higher rank. There are insns for == and < only: the others swap
 * the sides, negate the result, or both (a <= b is !(b < a)).
 */
static gen_term between_numbers(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    const char *sign = node->word;
    tni_opcode code = signs[sign_number(sign)].number;
    int a = number_rank(&sides[0]);
    int b = number_rank(&sides[1]);
    int rank = a > b ? a : b;
    gen_term folded = {0};
    if (fold(sign, sides, &folded))
        return folded;
    /* A power of ints may be a fraction, so it is a Scalar. */
    rank = code == TNI_INSN_POW && rank == 1 ? 3 : rank;
    if (code == TNI_INSN_MOD && rank != 1)
        refuse_sides(maker, node, sides);
    const tni_type *type = gen_type(rank == 1   ? TNI_TYPE_INT
                                    : rank == 2 ? TNI_TYPE_FLOAT
                                                : TNI_TYPE_SCALAR);
    uint32_t kind = rank == 1 ? TN_KIND_INT : rank == 2 ? TN_KIND_DOUBLE : TN_KIND_NONE;
    uint16_t left = gen_term_convert(maker, &sides[0], type, node->at);
    uint16_t right = gen_term_convert(maker, &sides[1], type, node->at);
    bool is_turned = strcmp(sign, ">") == 0 || strcmp(sign, "<=") == 0;
    uint16_t reg = gen_insn_binary(maker->insns, code, kind, is_turned ? right : left,
                                   is_turned ? left : right);
    if (code != TNI_INSN_EQUAL && code != TNI_INSN_LESS)
        return gen_term_register(reg, type);
    bool is_negated = strcmp(sign, "!=") == 0 || strcmp(sign, "<=") == 0 || strcmp(sign, ">=") == 0;
    return negated(maker, gen_term_bool(reg), is_negated);
}

/* Apply a sign to two values that are not optional. */
static gen_term between(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    if (sides[0].kind == GEN_TERM_NEVER || sides[1].kind == GEN_TERM_NEVER)
        return (gen_term){.kind = GEN_TERM_NEVER};
    for (size_t i = 0; i < 2; i++)
        if (sides[i].kind == GEN_TERM_TUPLE)
            gen_term_load(maker, &sides[i], node->at); /* says what to do with several */
    if (gen_is(&sides[0], TNI_TYPE_TENSOR) || gen_is(&sides[1], TNI_TYPE_TENSOR))
        return between_tensors(maker, node, sides);
    if (number_rank(&sides[0]) > 0 && number_rank(&sides[1]) > 0)
        return between_numbers(maker, node, sides);
    return between_values(maker, node, sides);
}

/*
 * Compare an optional with a value: not equal if it holds nothing. The comparison is skipped by a
 * jump.
 */
static gen_term compare_optional(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    gen_insns *insns = maker->insns;
    size_t side = gen_is_optional(&sides[0]) ? 0 : 1;
    uint16_t target = gen_insn_merge(insns);
    uint16_t is_there = gen_term_defined(maker, sides[side], node->at).reg;
    bool is_negated = node->word[0] == '!';
    uint16_t otherwise =
        is_negated ? gen_insn_unary(maker->insns, TNI_INSN_NOT, 0, is_there) : is_there;
    gen_insn_copy(insns, target, otherwise);
    size_t jump = gen_insn_jump_unless(maker->insns, is_there);
    size_t visible = insns->nvisible;
    sides[side] = gen_term_held(maker, &sides[side], node->at);
    gen_insn_copy(insns, target, between(maker, node, sides).reg);
    insns->nvisible = visible;
    gen_insn_land(insns, jump);
    return gen_term_bool(target);
}

gen_term gen_apply_sign(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    bool is_equality = strcmp(node->word, "==") == 0 || strcmp(node->word, "!=") == 0;
    bool is_tensor = gen_is(&sides[0], TNI_TYPE_TENSOR) || gen_is(&sides[1], TNI_TYPE_TENSOR);
    if (is_equality && !is_tensor && gen_is_optional(&sides[0]) != gen_is_optional(&sides[1]))
        return compare_optional(maker, node, sides);
    for (size_t i = 0; i < 2; i++)
        sides[i] = gen_term_held(maker, &sides[i], node->at);
    return between(maker, node, sides);
}

/* ---- prefix signs ---- */

/* -x: constants are negated while compiling. */
gen_term gen_negate(gen_maker *maker, gen_term value, const char *at)
{
    value = gen_term_held(maker, &value, at);
    int rank = number_rank(&value);
    if (gen_is(&value, TNI_TYPE_TENSOR))
        return gen_call_operator(maker, "neg", &value, 1, at);
    if (rank == 0)
        gen_refuse(maker->location, at, "'-' is not before %s", gen_term_print(&value));
    if (value.kind == GEN_TERM_INT || value.kind == GEN_TERM_FLOAT) {
        value.integer = (int64_t)(0 - (uint64_t)value.integer); /* of the smallest one, too */
        value.real = -value.real;
        return value;
    }
    uint32_t kind = rank == 1 ? TN_KIND_INT : rank == 2 ? TN_KIND_DOUBLE : TN_KIND_NONE;
    uint16_t reg = gen_term_load(maker, &value, at);
    return gen_term_register(gen_insn_unary(maker->insns, TNI_INSN_NEG, kind, reg), value.type);
}

gen_term gen_negate_bool(gen_maker *maker, gen_term value, const char *at)
{
    if (gen_is(&value, TNI_TYPE_TENSOR))
        return gen_call_operator(maker, "logical_not", &value, 1, at);
    uint16_t reg = gen_term_convert(maker, &value, gen_type(TNI_TYPE_BOOL), at);
    return gen_term_bool(gen_insn_unary(maker->insns, TNI_INSN_NOT, 0, reg));
}
