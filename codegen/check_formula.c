/* SPDX-License-Identifier: BSD-3-Clause */
/* Expressions: their types, and the steps that compute them. */
#include "derivatives.h"

#include <math.h>
#include <string.h>

/* ---- names ---- */

gen_name *gen_name_find(const gen_maker *maker, const char *name)
{
    gen_name *at = maker->names;
    while (at != NULL && strcmp(at->name, name) != 0)
        at = at->outer;
    return at;
}

/* Words that stand for numbers of a type of their own. */
static const struct {
    const char *word;   /* as a formula has it */
    tni_type_kind type; /* what it is */
    int64_t number;     /* PyTorch's code for it */
} words[] = {{"contiguous_format", TNI_TYPE_MEMORY_FORMAT, 0},
             {"preserve_format", TNI_TYPE_MEMORY_FORMAT, 1},
             {"channels_last", TNI_TYPE_MEMORY_FORMAT, 2},
             {"channels_last_3d", TNI_TYPE_MEMORY_FORMAT, 3},
             {"strided", TNI_TYPE_LAYOUT, 0}};

static const struct {
    const char *word; /* as a formula has it */
    double number;    /* a float */
} numbers[] = {{"inf", INFINITY}, {"nan", NAN}, {"pi", M_PI}};

/* A word that is a constant everywhere. */
static bool is_constant(const char *word, gen_term *out)
{
    tn_dtype dtype;
    for (size_t i = 0; i < TN_LEN(words); i++)
        if (strcmp(words[i].word, word) == 0) {
            *out = (gen_term){
                .kind = GEN_TERM_ENUM, .type = gen_type(words[i].type), .integer = words[i].number};
            return true;
        }
    for (size_t i = 0; i < TN_LEN(numbers); i++)
        if (strcmp(numbers[i].word, word) == 0) {
            *out = (gen_term){.kind = GEN_TERM_FLOAT,
                              .type = gen_type(TNI_TYPE_FLOAT),
                              .real = numbers[i].number};
            return true;
        }
    if (strcmp(word, "undefined") == 0) {
        *out = (gen_term){.kind = GEN_TERM_UNDEFINED, .type = gen_type(TNI_TYPE_TENSOR)};
        return true;
    }
    if (tn_dtype_parse(word, &dtype) != TN_OK)
        return false;
    *out =
        (gen_term){.kind = GEN_TERM_ENUM, .type = gen_type(TNI_TYPE_SCALAR_TYPE), .integer = dtype};
    return true;
}

/* The names that there are, outermost first. */
static void print_names(FILE *out, const gen_name *name)
{
    if (name == NULL)
        return;
    print_names(out, name->outer);
    if (name->value.kind != GEN_TERM_REFUSED)
        fprintf(out, "%s%s", name->outer != NULL ? ", " : "", name->name);
}

static gen_term evaluate_name(gen_maker *maker, const gen_node *node)
{
    gen_term value;
    char *text;
    size_t length;
    gen_name *name = gen_name_find(maker, node->word);
    if (name != NULL) {
        name->used++;
        if (name->value.kind == GEN_TERM_REFUSED)
            gen_refuse(maker->place, node->at, "%s", name->value.text);
        return name->value;
    }
    if (is_constant(node->word, &value))
        return value;
    FILE *out = open_memstream(&text, &length);
    print_names(out, maker->names);
    fclose(out);
    gen_refuse(maker->place, node->at, "'%s' is nothing here; the names are: %s", node->word, text);
}

/* ---- small helpers ---- */

static uint16_t add_step(gen_maker *maker, tni_step_code code, uint32_t what, uint16_t a)
{
    return gen_step_add(maker->steps, (gen_step){.code = code, .what = what}, &a, 1);
}

static uint16_t add_pair(gen_maker *maker, tni_step_code code, uint32_t what, uint16_t a,
                         uint16_t b)
{
    const uint16_t operands[2] = {a, b};
    return gen_step_add(maker->steps, (gen_step){.code = code, .what = what}, operands, 2);
}

static gen_term bool_term(uint16_t reg)
{
    return gen_term_register(reg, gen_type(TNI_TYPE_BOOL));
}

static uint16_t evaluate_bool(gen_maker *maker, const gen_node *node)
{
    gen_term value = gen_evaluate(maker, node);
    return gen_term_convert(maker, &value, gen_type(TNI_TYPE_BOOL), node->at);
}

/* What an optional holds; any other value as it is. */
static gen_term taken_apart(gen_maker *maker, const gen_term *value, const char *at)
{
    if (!gen_is_optional(value))
        return *value;
    uint16_t held = gen_term_load(maker, value, at);
    return gen_term_register(add_step(maker, TNI_STEP_VALUE, 0, held), value->type->items[0]);
}

static size_t jump_unless(gen_maker *maker, uint16_t condition)
{
    return gen_step_end(maker->steps, (gen_step){.code = TNI_STEP_JUMP_UNLESS}, &condition, 1);
}

/* ---- questions ---- */

typedef struct question {
    const char *word;     /* behind the dot */
    tni_step_code step;   /* what answers it */
    tni_type_kind answer; /* its type */
} question;

static const question questions[] = {
    {"sizes", TNI_STEP_SIZES, TNI_TYPE_LIST},
    {"strides", TNI_STEP_STRIDES, TNI_TYPE_LIST},
    {"storage_offset", TNI_STEP_OFFSET, TNI_TYPE_INT},
    {"dim", TNI_STEP_DIM, TNI_TYPE_INT},
    {"numel", TNI_STEP_NUMEL, TNI_TYPE_INT},
    {"dtype", TNI_STEP_DTYPE, TNI_TYPE_SCALAR_TYPE},
    {"device", TNI_STEP_DEVICE, TNI_TYPE_DEVICE},
    {"layout", TNI_STEP_LAYOUT, TNI_TYPE_LAYOUT},
    {"is_complex", TNI_STEP_IS_COMPLEX, TNI_TYPE_BOOL},
};

bool gen_is_question(const char *word)
{
    for (size_t i = 0; i < TN_LEN(questions); i++)
        if (strcmp(questions[i].word, word) == 0)
            return true;
    return strcmp(word, "defined") == 0 || strcmp(word, "value") == 0 ||
           strcmp(word, "length") == 0;
}

/* `.defined`, of a tensor or an optional; `what` of the step: bit 0 an optional, bit 1 a tensor. */
static gen_term ask_defined(gen_maker *maker, gen_term value, const gen_node *node)
{
    bool is_optional = gen_is_optional(&value);
    gen_term held = is_optional ? gen_term_register(0, value.type->items[0]) : value;
    bool is_tensor = gen_is(&held, TNI_TYPE_TENSOR);
    if (value.kind == GEN_TERM_LOAD && value.asked != 0)
        value.code = value.asked;
    if (!is_optional && !is_tensor)
        gen_refuse(maker->place, node->at, "a tensor or an optional is defined, not %s",
                   gen_term_print(&value));
    uint32_t what = (is_optional ? 1u : 0u) | (is_tensor ? 2u : 0u);
    return bool_term(
        add_step(maker, TNI_STEP_IS_DEFINED, what, gen_term_load(maker, &value, node->at)));
}

static gen_term evaluate_question(gen_maker *maker, const gen_node *node)
{
    gen_term value = gen_evaluate(maker, node->items[0]);
    if (strcmp(node->word, "defined") == 0)
        return ask_defined(maker, value, node);
    if (strcmp(node->word, "value") == 0 && gen_is_optional(&value))
        return taken_apart(maker, &value, node->at);
    value = taken_apart(maker, &value, node->at);
    if (strcmp(node->word, "length") == 0 && gen_is_list(&value)) {
        uint16_t list = gen_term_load(maker, &value, node->at);
        return gen_term_register(add_step(maker, TNI_STEP_LENGTH, 0, list), gen_type(TNI_TYPE_INT));
    }
    for (size_t i = 0; i < TN_LEN(questions) && gen_is(&value, TNI_TYPE_TENSOR); i++)
        if (strcmp(questions[i].word, node->word) == 0) {
            uint16_t tensor = gen_term_load(maker, &value, node->at);
            const tni_type *type = questions[i].answer == TNI_TYPE_LIST
                                       ? gen_type_list(gen_type(TNI_TYPE_INT))
                                       : gen_type(questions[i].answer);
            return gen_term_register(add_step(maker, questions[i].step, 0, tensor), type);
        }
    gen_refuse(maker->place, node->at, "'%s' is no question to %s", node->word,
               gen_term_print(&value));
}

static gen_term evaluate_index(gen_maker *maker, const gen_node *node)
{
    gen_term list = gen_evaluate(maker, node->items[0]);
    gen_term index = gen_evaluate(maker, node->items[1]);
    list = taken_apart(maker, &list, node->at);
    bool is_written = list.kind == GEN_TERM_TUPLE || list.kind == GEN_TERM_LIST;
    if (is_written && index.kind == GEN_TERM_INT) {
        if (index.integer < 0 || (size_t)index.integer >= list.count)
            gen_refuse(maker->place, node->items[1]->at, "there are %zu, and the index is %lld",
                       list.count, (long long)index.integer);
        const gen_term *item = &list.items[index.integer];
        if (item->kind == GEN_TERM_REFUSED)
            gen_refuse(maker->place, node->at, "%s", item->text);
        return *item;
    }
    if (list.kind == GEN_TERM_TUPLE)
        gen_refuse(maker->place, node->items[1]->at, "one of several results has a fixed number");
    if (!gen_is_list(&list))
        gen_refuse(maker->place, node->at, "a list has items, %s has none%s", gen_term_print(&list),
                   gen_is(&list, TNI_TYPE_TENSOR) ? " (of a tensor, call select)" : "");
    uint16_t from = gen_term_load(maker, &list, node->at);
    uint16_t at = gen_term_convert(maker, &index, gen_type(TNI_TYPE_INT), node->items[1]->at);
    return gen_term_register(add_pair(maker, TNI_STEP_ITEM, 0, from, at), list.type->items[0]);
}

/* ---- operators between tensors ---- */

static const struct {
    const char *sign;     /* as a formula has it */
    const char *base;     /* the operator */
    const char *turned;   /* the operator where a number stands on the left, and the sides turn */
    tni_step_code number; /* between numbers */
} signs[] = {{"+", "add", "add", TNI_STEP_ADD},  {"-", "sub", "rsub", TNI_STEP_SUB},
             {"*", "mul", "mul", TNI_STEP_MUL},  {"/", "div", NULL, TNI_STEP_DIV},
             {"%", NULL, NULL, TNI_STEP_MOD},    {"**", "pow", NULL, TNI_STEP_POW},
             {"==", "eq", "eq", TNI_STEP_EQUAL}, {"!=", "ne", "ne", TNI_STEP_EQUAL},
             {"<", "lt", "gt", TNI_STEP_LESS},   {"<=", "le", "ge", TNI_STEP_LESS},
             {">", "gt", "lt", TNI_STEP_LESS},   {">=", "ge", "le", TNI_STEP_LESS}};

static size_t sign_number(const char *sign)
{
    size_t i = 0;
    while (strcmp(signs[i].sign, sign) != 0)
        i++;
    return i;
}

/* A tensor times a number is the tensor where that is 1. */
static gen_term scaled(gen_maker *maker, const gen_term *tensor, const gen_term *number,
                       const char *at)
{
    uint16_t self = gen_term_load(maker, tensor, at);
    uint16_t by = gen_term_convert(maker, number, gen_type(TNI_TYPE_SCALAR), at);
    return gen_term_register(add_pair(maker, TNI_STEP_SCALED, 0, self, by),
                             gen_type(TNI_TYPE_TENSOR));
}

static gen_term between_tensors(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    size_t sign = sign_number(node->word);
    bool is_left = gen_is(&sides[0], TNI_TYPE_TENSOR);
    gen_term turned[2] = {sides[1], sides[0]};
    bool is_right = gen_is(&sides[1], TNI_TYPE_TENSOR);
    if (signs[sign].base == NULL)
        gen_refuse(maker->place, node->at, "'%%' is for ints; call remainder or fmod by name");
    if (strcmp(node->word, "*") == 0 && !(is_left && is_right))
        return scaled(maker, &sides[is_left ? 0 : 1], &sides[is_left ? 1 : 0], node->at);
    if (is_left || strcmp(node->word, "**") == 0)
        return gen_call_operator(maker, signs[sign].base, sides, 2, node->at);
    if (signs[sign].turned != NULL)
        return gen_call_operator(maker, signs[sign].turned, turned, 2, node->at);
    gen_term inverse = gen_call_operator(maker, "reciprocal", &sides[1], 1, node->at);
    return scaled(maker, &inverse, &sides[0], node->at);
}

/* ---- operators between numbers ---- */

/* int, float and Scalar by rank; 0 for what is no number. */
static int number_rank(const gen_term *value)
{
    return gen_is(value, TNI_TYPE_INT)      ? 1
           : gen_is(value, TNI_TYPE_FLOAT)  ? 2
           : gen_is(value, TNI_TYPE_SCALAR) ? 3
                                            : 0;
}

/* What two constants give is one; false where the program has to compute it. */
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

/* The kind in which two values are compared; TN_KIND_DEFAULT where they are not. */
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
    return is_negated ? bool_term(add_step(maker, TNI_STEP_NOT, 0, value.reg)) : value;
}

_Noreturn static void refuse_sides(gen_maker *maker, const gen_node *node, const gen_term *sides)
{
    gen_refuse(maker->place, node->at, "'%s' is not between %s and %s", node->word,
               gen_term_print(&sides[0]), gen_term_print(&sides[1]));
}

static gen_term between_values(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    tn_kind kind = comparable_as(&sides[0], &sides[1]);
    if (node->word[1] != '=' || node->word[0] == '<' || node->word[0] == '>' ||
        kind == TN_KIND_DEFAULT)
        refuse_sides(maker, node, sides);
    uint16_t a = gen_term_load(maker, &sides[0], node->at);
    uint16_t b = gen_term_load(maker, &sides[1], node->at);
    return negated(maker, bool_term(add_pair(maker, TNI_STEP_EQUAL, kind, a, b)),
                   node->word[0] == '!');
}

static gen_term between_numbers(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    const char *sign = node->word;
    tni_step_code code = signs[sign_number(sign)].number;
    int a = number_rank(&sides[0]);
    int b = number_rank(&sides[1]);
    int rank = a > b ? a : b;
    gen_term folded = {0};
    if (fold(sign, sides, &folded))
        return folded;
    rank = code == TNI_STEP_POW && rank == 1 ? 3 : rank;
    if (code == TNI_STEP_MOD && rank != 1)
        refuse_sides(maker, node, sides);
    const tni_type *type = gen_type(rank == 1   ? TNI_TYPE_INT
                                    : rank == 2 ? TNI_TYPE_FLOAT
                                                : TNI_TYPE_SCALAR);
    uint32_t kind = rank == 1 ? TN_KIND_INT : rank == 2 ? TN_KIND_DOUBLE : TN_KIND_NONE;
    uint16_t left = gen_term_convert(maker, &sides[0], type, node->at);
    uint16_t right = gen_term_convert(maker, &sides[1], type, node->at);
    bool is_turned = strcmp(sign, ">") == 0 || strcmp(sign, "<=") == 0;
    uint16_t reg = add_pair(maker, code, kind, is_turned ? right : left, is_turned ? left : right);
    if (code != TNI_STEP_EQUAL && code != TNI_STEP_LESS)
        return gen_term_register(reg, type);
    bool is_negated = strcmp(sign, "!=") == 0 || strcmp(sign, "<=") == 0 || strcmp(sign, ">=") == 0;
    return negated(maker, bool_term(reg), is_negated);
}

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

/* An optional is equal to a value where it holds one that is. */
static gen_term compare_optional(gen_maker *maker, const gen_node *node, gen_term *sides)
{
    gen_steps *steps = maker->steps;
    size_t side = gen_is_optional(&sides[0]) ? 0 : 1;
    uint16_t target = gen_step_merge(steps);
    uint16_t is_there = ask_defined(maker, sides[side], node).reg;
    bool is_negated = node->word[0] == '!';
    uint16_t otherwise = is_negated ? add_step(maker, TNI_STEP_NOT, 0, is_there) : is_there;
    gen_step_copy(steps, target, otherwise);
    size_t jump = jump_unless(maker, is_there);
    size_t visible = steps->nvisible;
    sides[side] = taken_apart(maker, &sides[side], node->at);
    gen_step_copy(steps, target, between(maker, node, sides).reg);
    steps->nvisible = visible;
    gen_step_land(steps, jump);
    return bool_term(target);
}

static gen_term evaluate_operator(gen_maker *maker, const gen_node *node)
{
    gen_term sides[2] = {gen_evaluate(maker, node->items[0]), gen_evaluate(maker, node->items[1])};
    bool is_equality = strcmp(node->word, "==") == 0 || strcmp(node->word, "!=") == 0;
    bool is_tensor = gen_is(&sides[0], TNI_TYPE_TENSOR) || gen_is(&sides[1], TNI_TYPE_TENSOR);
    if (is_equality && !is_tensor && gen_is_optional(&sides[0]) != gen_is_optional(&sides[1]))
        return compare_optional(maker, node, sides);
    for (size_t i = 0; i < 2; i++)
        sides[i] = taken_apart(maker, &sides[i], node->at);
    return between(maker, node, sides);
}

static gen_term evaluate_negation(gen_maker *maker, const gen_node *node)
{
    gen_term value = gen_evaluate(maker, node->items[0]);
    value = taken_apart(maker, &value, node->at);
    int rank = number_rank(&value);
    if (gen_is(&value, TNI_TYPE_TENSOR))
        return gen_call_operator(maker, "neg", &value, 1, node->at);
    if (rank == 0)
        gen_refuse(maker->place, node->at, "'-' is not before %s", gen_term_print(&value));
    if (value.kind == GEN_TERM_INT || value.kind == GEN_TERM_FLOAT) {
        value.integer = -value.integer;
        value.real = -value.real;
        return value;
    }
    uint32_t kind = rank == 1 ? TN_KIND_INT : rank == 2 ? TN_KIND_DOUBLE : TN_KIND_NONE;
    uint16_t reg = gen_term_load(maker, &value, node->at);
    return gen_term_register(add_step(maker, TNI_STEP_NEG, kind, reg), value.type);
}

static gen_term evaluate_not(gen_maker *maker, const gen_node *node)
{
    gen_term value = gen_evaluate(maker, node->items[0]);
    if (gen_is(&value, TNI_TYPE_TENSOR))
        return gen_call_operator(maker, "logical_not", &value, 1, node->at);
    uint16_t reg = gen_term_convert(maker, &value, gen_type(TNI_TYPE_BOOL), node->at);
    return bool_term(add_step(maker, TNI_STEP_NOT, 0, reg));
}

/* ---- ways ---- */

/* `a && b` and `a || b`: b is computed only where a does not decide. */
static gen_term evaluate_both(gen_maker *maker, const gen_node *node)
{
    gen_steps *steps = maker->steps;
    uint16_t first = evaluate_bool(maker, node->items[0]);
    uint16_t target = gen_step_merge(steps);
    bool is_either = node->kind == GEN_NODE_EITHER;
    uint16_t goes_on = is_either ? add_step(maker, TNI_STEP_NOT, 0, first) : first;
    gen_step_copy(steps, target, first);
    size_t jump = jump_unless(maker, goes_on);
    size_t visible = steps->nvisible;
    gen_step_copy(steps, target, evaluate_bool(maker, node->items[1]));
    steps->nvisible = visible;
    gen_step_land(steps, jump);
    return bool_term(target);
}

/* What a branch would be, without its steps. */
static gen_term try_evaluate(gen_maker *maker, const gen_node *node)
{
    gen_steps *steps = maker->steps;
    size_t count = steps->count, registers = steps->nregisters, visible = steps->nvisible;
    gen_term value = gen_evaluate(maker, node);
    steps->count = count;
    steps->nregisters = registers;
    steps->nvisible = visible;
    return value;
}

/* The types in which two ways meet, one per value. */
typedef struct meeting {
    const tni_type **types; /* `count` types */
    uint16_t *targets;      /* the registers in which they meet */
    size_t count;           /* 1, or the number of values of a tuple; 0 where no way goes on */
    bool is_tuple;          /* whether it is one */
} meeting;

static const gen_term *part_of(const gen_term *value, size_t index)
{
    return value->kind == GEN_TERM_TUPLE ? &value->items[index] : value;
}

static meeting meet(gen_maker *maker, const gen_node *node, const gen_term *a, const gen_term *b)
{
    if (a->kind == GEN_TERM_NEVER)
        a = b;
    if (b->kind == GEN_TERM_NEVER)
        b = a;
    bool is_tuple = a->kind == GEN_TERM_TUPLE;
    meeting way = {.count = is_tuple ? a->count : 1, .is_tuple = is_tuple};
    if (a->kind == GEN_TERM_NEVER)
        return (meeting){.count = 0};
    way.types = gen_alloc(way.count + 1, sizeof *way.types);
    way.targets = gen_alloc(way.count + 1, sizeof *way.targets);
    bool is_same = is_tuple == (b->kind == GEN_TERM_TUPLE) && (!is_tuple || a->count == b->count);
    for (size_t i = 0; i < way.count && is_same; i++) {
        way.types[i] = gen_term_join(part_of(a, i), part_of(b, i));
        is_same = way.types[i] != NULL;
        way.targets[i] = gen_step_merge(maker->steps);
    }
    if (!is_same)
        gen_refuse(maker->place, node->at, "one way gives %s, the other %s", gen_term_print(a),
                   gen_term_print(b));
    return way;
}

/* One way: its value goes to where both meet. */
static void go(gen_maker *maker, const gen_node *node, const meeting *way)
{
    gen_steps *steps = maker->steps;
    size_t visible = steps->nvisible;
    gen_term value = gen_evaluate(maker, node);
    for (size_t i = 0; i < way->count && value.kind != GEN_TERM_NEVER; i++)
        gen_step_copy(steps, way->targets[i],
                      gen_term_convert(maker, part_of(&value, i), way->types[i], node->at));
    steps->nvisible = visible;
}

static gen_term evaluate_choice(gen_maker *maker, const gen_node *node)
{
    gen_steps *steps = maker->steps;
    uint16_t condition = evaluate_bool(maker, node->items[0]);
    gen_term first = try_evaluate(maker, node->items[1]);
    gen_term second = try_evaluate(maker, node->items[2]);
    meeting way = meet(maker, node, &first, &second);
    size_t otherwise = jump_unless(maker, condition);
    go(maker, node->items[1], &way);
    size_t behind = gen_step_end(steps, (gen_step){.code = TNI_STEP_JUMP}, NULL, 0);
    gen_step_land(steps, otherwise);
    go(maker, node->items[2], &way);
    gen_step_land(steps, behind);
    if (way.count == 0)
        return (gen_term){.kind = GEN_TERM_NEVER};
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .count = way.count};
    tuple.items = gen_alloc(way.count, sizeof *tuple.items);
    for (size_t i = 0; i < way.count; i++)
        tuple.items[i] = gen_term_register(way.targets[i], way.types[i]);
    return way.is_tuple ? tuple : tuple.items[0];
}

static gen_term evaluate_let(gen_maker *maker, const gen_node *node)
{
    gen_name name = {node->word, gen_evaluate(maker, node->items[0]), 0, maker->names};
    if (gen_name_find(maker, node->word) != NULL)
        gen_refuse(maker->place, node->at, "'%s' is a name already", node->word);
    maker->names = &name;
    gen_term value = gen_evaluate(maker, node->items[1]);
    maker->names = name.outer;
    if (name.used == 0)
        gen_refuse(maker->place, node->at, "'%s' is never used", node->word);
    return value;
}

/* ---- all ---- */

static gen_term evaluate_items(gen_maker *maker, const gen_node *node)
{
    gen_term value = {.kind = node->kind == GEN_NODE_LIST ? GEN_TERM_LIST : GEN_TERM_TUPLE,
                      .count = node->count};
    value.items = gen_alloc(node->count + 1, sizeof *value.items);
    for (size_t i = 0; i < node->count; i++) {
        value.items[i] = gen_evaluate(maker, node->items[i]);
        if (value.items[i].kind == GEN_TERM_TUPLE)
            gen_term_load(maker, &value.items[i], node->items[i]->at); /* refuses */
    }
    return value;
}

gen_term gen_evaluate(gen_maker *maker, const gen_node *node)
{
    switch (node->kind) {
    case GEN_NODE_NAME:
        return evaluate_name(maker, node);
    case GEN_NODE_INT:
        return (gen_term){
            .kind = GEN_TERM_INT, .type = gen_type(TNI_TYPE_INT), .integer = node->integer};
    case GEN_NODE_FLOAT:
        return (gen_term){
            .kind = GEN_TERM_FLOAT, .type = gen_type(TNI_TYPE_FLOAT), .real = node->real};
    case GEN_NODE_BOOL:
        return (gen_term){
            .kind = GEN_TERM_BOOL, .type = gen_type(TNI_TYPE_BOOL), .integer = node->integer};
    case GEN_NODE_TEXT:
        return (gen_term){
            .kind = GEN_TERM_TEXT, .type = gen_type(TNI_TYPE_STR), .text = node->word};
    case GEN_NODE_NONE:
        return (gen_term){.kind = GEN_TERM_NONE};
    case GEN_NODE_LIST:
    case GEN_NODE_TUPLE:
        return evaluate_items(maker, node);
    case GEN_NODE_LET:
        return evaluate_let(maker, node);
    case GEN_NODE_CHOICE:
        return evaluate_choice(maker, node);
    case GEN_NODE_BOTH:
    case GEN_NODE_EITHER:
        return evaluate_both(maker, node);
    case GEN_NODE_OPERATOR:
        return evaluate_operator(maker, node);
    case GEN_NODE_NEGATE:
        return evaluate_negation(maker, node);
    case GEN_NODE_NOT:
        return evaluate_not(maker, node);
    case GEN_NODE_DOT:
        return evaluate_question(maker, node);
    case GEN_NODE_INDEX:
        return evaluate_index(maker, node);
    case GEN_NODE_CALL:
        return gen_evaluate_call(maker, node);
    }
    return (gen_term){.kind = GEN_TERM_NEVER};
}
