/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The functions of numbers that an exported program calls: those of Python's operator module, and
 * PyTorch's on symbols. Their arguments are integers, floats and booleans; Python's rules hold: a
 * boolean counts as an integer, an integer with a float is a float, and division rounds down.
 */
#include <math.h>

#include "program/programs.h"

/* ---- numbers ---- */

static bool is_number(const tn_value *value)
{
    return value->kind == TN_KIND_INT || value->kind == TN_KIND_DOUBLE ||
           value->kind == TN_KIND_BOOL;
}

static int64_t integer_of(const tn_value *value)
{
    return value->kind == TN_KIND_BOOL ? value->as.boolean : value->as.integer;
}

static double real_of(const tn_value *value)
{
    return value->kind == TN_KIND_DOUBLE ? value->as.real : (double)integer_of(value);
}

static bool is_real(const tn_value *a, const tn_value *b)
{
    return a->kind == TN_KIND_DOUBLE || b->kind == TN_KIND_DOUBLE;
}

static tn_status fail_overflow(void)
{
    return tni_fail(TN_ERR_OVERFLOW, "an integer does not fit into 64 bits");
}

static tn_status fail_zero(void)
{
    return tni_fail(TN_ERR_VALUE, "division by zero");
}

/* ---- comparisons ---- */

/* Compare: -1, 0, 1; 2 if one is a NaN. */
static int compare(const tn_value *a, const tn_value *b)
{
    if (is_real(a, b)) {
        double x = real_of(a), y = real_of(b);
        return x < y ? -1 : x > y ? 1 : x == y ? 0 : 2;
    }
    int64_t x = integer_of(a), y = integer_of(b);
    return (x > y) - (x < y);
}

#define COMPARISON(name, claim)                                                                    \
    static tn_status name(const tn_value *args, tn_value *out)                                     \
    {                                                                                              \
        int order = compare(&args[0], &args[1]);                                                   \
        *out = tn_value_bool(claim);                                                               \
        return TN_OK;                                                                              \
    }
COMPARISON(equal, order == 0)
COMPARISON(not_equal, order != 0)
COMPARISON(less, order == -1)
COMPARISON(less_equal, order == -1 || order == 0)
COMPARISON(greater, order == 1)
COMPARISON(greater_equal, order == 1 || order == 0)

/* ---- arithmetic ---- */

/* Sums, differences and products of integers fail if they do not fit; those of floats do not. */
#define ARITHMETIC(name, overflows, sign)                                                          \
    static tn_status name(const tn_value *args, tn_value *out)                                     \
    {                                                                                              \
        int64_t whole;                                                                             \
        if (is_real(&args[0], &args[1])) {                                                         \
            *out = tn_value_double(real_of(&args[0]) sign real_of(&args[1]));                      \
            return TN_OK;                                                                          \
        }                                                                                          \
        if (overflows(integer_of(&args[0]), integer_of(&args[1]), &whole))                         \
            return fail_overflow();                                                                \
        *out = tn_value_int(whole);                                                                \
        return TN_OK;                                                                              \
    }
ARITHMETIC(add, __builtin_add_overflow, +)
ARITHMETIC(subtract, __builtin_sub_overflow, -)
ARITHMETIC(multiply, __builtin_mul_overflow, *)

static tn_status negate(const tn_value *args, tn_value *out)
{
    const tn_value zero[2] = {tn_value_int(0), args[0]};
    if (args[0].kind != TN_KIND_DOUBLE)
        return subtract(zero, out);
    *out = tn_value_double(-args[0].as.real);
    return TN_OK;
}

static tn_status positive(const tn_value *args, tn_value *out)
{
    *out = args[0].kind == TN_KIND_DOUBLE ? args[0] : tn_value_int(integer_of(&args[0]));
    return TN_OK;
}

/* The quotient rounded toward minus infinity, and the remainder with the divisor's sign. */
static tn_status divide_whole(const tn_value *args, int64_t *quotient, int64_t *rest)
{
    int64_t a = integer_of(&args[0]), b = integer_of(&args[1]);
    if (b == 0)
        return fail_zero();
    if (b == -1) {
        *rest = 0;
        return __builtin_sub_overflow((int64_t)0, a, quotient) ? fail_overflow() : TN_OK;
    }
    bool is_below = a % b != 0 && (a % b < 0) != (b < 0);
    *quotient = a / b - is_below;
    *rest = a % b + (is_below ? b : 0);
    return TN_OK;
}

static tn_status floor_divide(const tn_value *args, tn_value *out)
{
    int64_t quotient, rest;
    if (is_real(&args[0], &args[1])) {
        if (real_of(&args[1]) == 0)
            return fail_zero();
        *out = tn_value_double(floor(real_of(&args[0]) / real_of(&args[1])));
        return TN_OK;
    }
    TN_TRY(divide_whole(args, &quotient, &rest));
    *out = tn_value_int(quotient);
    return TN_OK;
}

static tn_status modulo(const tn_value *args, tn_value *out)
{
    int64_t quotient, rest;
    if (is_real(&args[0], &args[1])) {
        double b = real_of(&args[1]);
        if (b == 0)
            return fail_zero();
        double part = fmod(real_of(&args[0]), b);
        *out = tn_value_double(part != 0 && (part < 0) != (b < 0) ? part + b : part);
        return TN_OK;
    }
    if (integer_of(&args[1]) ==
        -1) { /* also of the smallest integer, whose quotient does not fit */
        *out = tn_value_int(0);
        return TN_OK;
    }
    TN_TRY(divide_whole(args, &quotient, &rest));
    *out = tn_value_int(rest);
    return TN_OK;
}

static tn_status true_divide(const tn_value *args, tn_value *out)
{
    if (real_of(&args[1]) == 0)
        return fail_zero();
    *out = tn_value_double(real_of(&args[0]) / real_of(&args[1]));
    return TN_OK;
}

/* By squaring; an integer to a negative power is a float. */
static tn_status power(const tn_value *args, tn_value *out)
{
    if (is_real(&args[0], &args[1]) || integer_of(&args[1]) < 0) {
        if (real_of(&args[0]) == 0 && real_of(&args[1]) < 0)
            return fail_zero();
        *out = tn_value_double(pow(real_of(&args[0]), real_of(&args[1])));
        return TN_OK;
    }
    int64_t base = integer_of(&args[0]), result = 1;
    for (int64_t left = integer_of(&args[1]); left > 0; left >>= 1) {
        if ((left & 1) != 0 && __builtin_mul_overflow(result, base, &result))
            return fail_overflow();
        if (left > 1 && __builtin_mul_overflow(base, base, &base))
            return fail_overflow();
    }
    *out = tn_value_int(result);
    return TN_OK;
}

/* ---- bits and logic ---- */

/* Fail for operands of which one is a float. */
static tn_status check_whole(const tn_value *args)
{
    return is_real(&args[0], &args[1]) ? tni_fail(TN_ERR_TYPE, "a float has no bits to combine")
                                       : TN_OK;
}

static tn_value both_kinds(const tn_value *args, int64_t whole)
{
    bool is_logic = args[0].kind == TN_KIND_BOOL && args[1].kind == TN_KIND_BOOL;
    return is_logic ? tn_value_bool(whole != 0) : tn_value_int(whole);
}

static tn_status bit_and(const tn_value *args, tn_value *out)
{
    TN_TRY(check_whole(args));
    *out = both_kinds(args, integer_of(&args[0]) & integer_of(&args[1]));
    return TN_OK;
}

static tn_status bit_or(const tn_value *args, tn_value *out)
{
    TN_TRY(check_whole(args));
    *out = both_kinds(args, integer_of(&args[0]) | integer_of(&args[1]));
    return TN_OK;
}

static tn_status logical_not(const tn_value *args, tn_value *out)
{
    *out = tn_value_bool(real_of(&args[0]) == 0);
    return TN_OK;
}

/* Shift left by a count from 0 to 63. */
static tn_status shift_left(const tn_value *args, tn_value *out)
{
    TN_TRY(check_whole(args));
    int64_t by = integer_of(&args[1]), whole;
    if (by < 0 || by > 62 || __builtin_mul_overflow(integer_of(&args[0]), (int64_t)1 << by, &whole))
        return by < 0 ? tni_fail(TN_ERR_VALUE, "negative shift count") : fail_overflow();
    *out = tn_value_int(whole);
    return TN_OK;
}

static tn_status shift_right(const tn_value *args, tn_value *out)
{
    TN_TRY(check_whole(args));
    int64_t by = integer_of(&args[1]);
    if (by < 0)
        return tni_fail(TN_ERR_VALUE, "negative shift count");
    *out = tn_value_int(integer_of(&args[0]) >> (by > 63 ? 63 : by));
    return TN_OK;
}

/* ---- PyTorch's functions ---- */

static tn_status smaller(const tn_value *args, tn_value *out)
{
    *out = args[compare(&args[1], &args[0]) == -1];
    return TN_OK;
}

static tn_status larger(const tn_value *args, tn_value *out)
{
    *out = args[compare(&args[1], &args[0]) == 1];
    return TN_OK;
}

static tn_status choose(const tn_value *args, tn_value *out)
{
    *out = real_of(&args[0]) != 0 ? args[1] : args[2];
    return TN_OK;
}

static tn_status square_root(const tn_value *args, tn_value *out)
{
    if (real_of(&args[0]) < 0)
        return tni_fail(TN_ERR_VALUE, "the square root of a negative number");
    *out = tn_value_double(sqrt(real_of(&args[0])));
    return TN_OK;
}

/* The integer part: of a float whose integer part has no place in 64 bits, a failure. */
static tn_status to_integer(const tn_value *args, tn_value *out)
{
    if (args[0].kind == TN_KIND_DOUBLE && !(args[0].as.real >= -0x1p63 && args[0].as.real < 0x1p63))
        return fail_overflow();
    *out = tn_value_int(args[0].kind == TN_KIND_DOUBLE ? (int64_t)args[0].as.real
                                                       : integer_of(&args[0]));
    return TN_OK;
}

static tn_status round_up(const tn_value *args, tn_value *out)
{
    bool is_float = args[0].kind == TN_KIND_DOUBLE;
    tn_value whole = is_float ? tn_value_double(ceil(args[0].as.real)) : args[0];
    return to_integer(&whole, out);
}

static tn_status round_down(const tn_value *args, tn_value *out)
{
    bool is_float = args[0].kind == TN_KIND_DOUBLE;
    tn_value whole = is_float ? tn_value_double(floor(args[0].as.real)) : args[0];
    return to_integer(&whole, out);
}

static tn_status to_float(const tn_value *args, tn_value *out)
{
    *out = tn_value_double(real_of(&args[0]));
    return TN_OK;
}

/* ---- the table ---- */

static const struct {
    const char *target;            /* as programs spell it */
    unsigned count;                /* arguments */
    tni_symbol_function *function; /* what it does */
} symbols[] = {
    {"_operator.add", 2, add},
    {"_operator.and_", 2, bit_and},
    {"_operator.eq", 2, equal},
    {"_operator.floordiv", 2, floor_divide},
    {"_operator.ge", 2, greater_equal},
    {"_operator.gt", 2, greater},
    {"_operator.le", 2, less_equal},
    {"_operator.lshift", 2, shift_left},
    {"_operator.lt", 2, less},
    {"_operator.mod", 2, modulo},
    {"_operator.mul", 2, multiply},
    {"_operator.ne", 2, not_equal},
    {"_operator.neg", 1, negate},
    {"_operator.or_", 2, bit_or},
    {"_operator.pos", 1, positive},
    {"_operator.pow", 2, power},
    {"_operator.rshift", 2, shift_right},
    {"_operator.sub", 2, subtract},
    {"_operator.truediv", 2, true_divide},
    {"math.ceil", 1, round_up},
    {"math.floor", 1, round_down},
    {"math.trunc", 1, to_integer},
    {"torch._sym_sqrt", 1, square_root},
    {"torch.sym_float", 1, to_float},
    {"torch.sym_int", 1, to_integer},
    {"torch.sym_ite", 3, choose},
    {"torch.sym_max", 2, larger},
    {"torch.sym_min", 2, smaller},
    {"torch.sym_not", 1, logical_not},
};

tni_symbol_function *tni_symbol_find(const char *target, uint32_t *count)
{
    for (size_t i = 0; i < TN_LEN(symbols); i++)
        if (strcmp(symbols[i].target, target) == 0) {
            *count = symbols[i].count;
            return symbols[i].function;
        }
    return NULL;
}

/* The functions trust their arguments' number and kinds, which are compared here. */
tn_status tni_symbol_call(tni_symbol_function *function, const tn_value *args, size_t count,
                          tn_value *out)
{
    for (size_t i = 0; i < count; i++)
        if (!is_number(&args[i]))
            return tni_fail(TN_ERR_TYPE, "argument %zu is no number", i);
    return function(args, out);
}
