/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Expressions of formulas: type checking and compilation to insns in one recursive descent over the
 * syntax tree. Functions of the yaml are inlined.
 */
#include "derivatives.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"

/* ---- names ---- */

gen_name *gen_name_find(const gen_maker *maker, const char *name)
{
    gen_name *at = maker->names;
    while (at != NULL && strcmp(at->name, name) != 0)
        at = at->outer;
    return at;
}

/* Words with a fixed value of an enumeration type. */
static const struct {
    const char *word;   /* as a formula has it */
    tni_type_kind type; /* what it is */
    int64_t number;     /* PyTorch's code for it */
} words[] = {{"contiguous_format", TNI_TYPE_MEMORY_FORMAT, 0},
             {"preserve_format", TNI_TYPE_MEMORY_FORMAT, 1},
             {"channels_last", TNI_TYPE_MEMORY_FORMAT, 2},
             {"channels_last_3d", TNI_TYPE_MEMORY_FORMAT, 3},
             {"strided", TNI_TYPE_LAYOUT, 0}};

/* Words with a fixed float value. */
static const struct {
    const char *word; /* as a formula has it */
    double number;    /* a float */
} numbers[] = {{"inf", INFINITY}, {"nan", NAN}, {"pi", M_PI}};

/*
 * Return what `since_2_N` stands for: whether the process answers as PyTorch 2.N or a later
 * release. Only the process knows, so it is loaded when the formula runs.
 */
static bool is_release(const char *word, gen_term *out)
{
    static const char head[] = "since_2_";
    const char *digits = word + sizeof head - 1;
    if (strncmp(word, head, sizeof head - 1) != 0 || *digits == '\0' || strlen(digits) > 2 ||
        digits[strspn(digits, "0123456789")] != '\0')
        return false;
    *out = (gen_term){.kind = GEN_TERM_LOAD,
                      .type = gen_type(TNI_TYPE_BOOL),
                      .code = TNI_INSN_SINCE,
                      .what = (uint32_t)strtoul(digits, NULL, 10)};
    return true;
}

/*
 * Return the value of a word that means the same everywhere: one of the above, `undefined`, or a
 * dtype.
 */
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
    if (is_release(word, out))
        return true;
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

/* Print the names in scope, outermost first, without those that may not be used. */
static void print_names(FILE *out, const gen_name *name)
{
    if (name == NULL)
        return;
    print_names(out, name->outer);
    if (name->value.kind != GEN_TERM_REFUSED)
        fprintf(out, "%s%s", name->outer != NULL ? ", " : "", name->name);
}

/* Return the value of a name: one in scope, else a constant. */
static gen_term evaluate_name(gen_maker *maker, const gen_node *node)
{
    gen_term value;
    char *text;
    size_t length;
    gen_name *name = gen_name_find(maker, node->word);
    if (name != NULL) {
        name->used++;
        if (name->value.kind == GEN_TERM_REFUSED)
            gen_refuse(maker->location, node->at, "%s", name->value.text);
        return name->value;
    }
    if (is_constant(node->word, &value))
        return value;
    FILE *out = open_memstream(&text, &length);
    print_names(out, maker->names);
    fclose(out);
    gen_refuse(maker->location, node->at, "'%s' is nothing here; the names are: %s", node->word,
               text);
}

/* Evaluate to a register that holds a bool. */
static uint16_t evaluate_bool(gen_maker *maker, const gen_node *node)
{
    gen_term value = gen_evaluate(maker, node);
    return gen_term_convert(maker, &value, gen_type(TNI_TYPE_BOOL), node->at);
}

/* ---- properties ---- */

/* A property of a tensor, asked by `.word`. */
typedef struct question {
    const char *word;     /* after the dot */
    tni_opcode insn;      /* the insn that answers it */
    tni_type_kind answer; /* the type of the answer */
} question;

static const question questions[] = {
    {"sizes", TNI_INSN_SIZES, TNI_TYPE_LIST},
    {"strides", TNI_INSN_STRIDES, TNI_TYPE_LIST},
    {"storage_offset", TNI_INSN_OFFSET, TNI_TYPE_INT},
    {"dim", TNI_INSN_DIM, TNI_TYPE_INT},
    {"numel", TNI_INSN_NUMEL, TNI_TYPE_INT},
    {"dtype", TNI_INSN_DTYPE, TNI_TYPE_SCALAR_TYPE},
    {"device", TNI_INSN_DEVICE, TNI_TYPE_DEVICE},
    {"layout", TNI_INSN_LAYOUT, TNI_TYPE_LAYOUT},
    {"is_complex", TNI_INSN_IS_COMPLEX, TNI_TYPE_BOOL},
};

/* Return whether the word after a dot asks for a property and does not name an operator. */
static bool is_question(const char *word)
{
    for (size_t i = 0; i < TN_LEN(questions); i++)
        if (strcmp(questions[i].word, word) == 0)
            return true;
    return strcmp(word, "defined") == 0 || strcmp(word, "value") == 0 ||
           strcmp(word, "length") == 0;
}

/* x.word: `defined` and `value` apply to optionals themselves, all others to what they hold. */
static gen_term evaluate_question(gen_maker *maker, const gen_node *node)
{
    gen_term value = gen_evaluate(maker, node->items[0]);
    if (strcmp(node->word, "defined") == 0)
        return gen_term_defined(maker, value, node->at);
    if (strcmp(node->word, "value") == 0 && gen_is_optional(&value))
        return gen_term_held(maker, &value, node->at);
    value = gen_term_held(maker, &value, node->at);
    if (strcmp(node->word, "length") == 0 && gen_is_list(&value)) {
        uint16_t list = gen_term_load(maker, &value, node->at);
        return gen_term_register(gen_insn_unary(maker->insns, TNI_INSN_LENGTH, 0, list),
                                 gen_type(TNI_TYPE_INT));
    }
    /* The other questions are for tensors; each is one insn. */
    for (size_t i = 0; i < TN_LEN(questions) && gen_is(&value, TNI_TYPE_TENSOR); i++)
        if (strcmp(questions[i].word, node->word) == 0) {
            uint16_t tensor = gen_term_load(maker, &value, node->at);
            const tni_type *type = questions[i].answer == TNI_TYPE_LIST
                                       ? gen_type_list(gen_type(TNI_TYPE_INT))
                                       : gen_type(questions[i].answer);
            return gen_term_register(gen_insn_unary(maker->insns, questions[i].insn, 0, tensor),
                                     type);
        }
    gen_refuse(maker->location, node->at, "'%s' is no question to %s", node->word,
               gen_term_print(&value));
}

/*
 * x[i] of a list, or of several results. An item of a list that is written in the formula is
 * selected while compiling.
 */
static gen_term evaluate_index(gen_maker *maker, const gen_node *node)
{
    gen_term list = gen_evaluate(maker, node->items[0]);
    gen_term index = gen_evaluate(maker, node->items[1]);
    list = gen_term_held(maker, &list, node->at);
    bool is_written = list.kind == GEN_TERM_TUPLE || list.kind == GEN_TERM_LIST;
    if (is_written && index.kind == GEN_TERM_INT) {
        if (index.integer < 0 || (size_t)index.integer >= list.count)
            gen_refuse(maker->location, node->items[1]->at, "there are %zu, and the index is %lld",
                       list.count, (long long)index.integer);
        const gen_term *item = &list.items[index.integer];
        if (item->kind == GEN_TERM_REFUSED)
            gen_refuse(maker->location, node->at, "%s", item->text);
        return *item;
    }
    if (list.kind == GEN_TERM_TUPLE)
        gen_refuse(maker->location, node->items[1]->at,
                   "one of several results has a fixed number");
    if (!gen_is_list(&list))
        gen_refuse(maker->location, node->at, "a list has items, %s has none%s",
                   gen_term_print(&list),
                   gen_is(&list, TNI_TYPE_TENSOR) ? " (of a tensor, call select)" : "");
    uint16_t from = gen_term_load(maker, &list, node->at);
    uint16_t at = gen_term_convert(maker, &index, gen_type(TNI_TYPE_INT), node->items[1]->at);
    return gen_term_register(gen_insn_binary(maker->insns, TNI_INSN_ITEM, 0, from, at),
                             list.type->items[0]);
}

/* ---- operators ---- */

static gen_term evaluate_operator(gen_maker *maker, const gen_node *node)
{
    gen_term sides[2] = {gen_evaluate(maker, node->items[0]), gen_evaluate(maker, node->items[1])};
    return gen_apply_sign(maker, node, sides);
}

/* ---- branches ---- */

/*
 * `a && b` and `a || b`: b is only computed if a does not decide. Both write one merge register;
 * the result of a is copied first and overwritten if b is computed.
 */
static gen_term evaluate_both(gen_maker *maker, const gen_node *node)
{
    gen_insns *insns = maker->insns;
    uint16_t first = evaluate_bool(maker, node->items[0]);
    uint16_t target = gen_insn_merge(insns);
    bool is_either = node->kind == GEN_NODE_EITHER;
    uint16_t goes_on = is_either ? gen_insn_unary(maker->insns, TNI_INSN_NOT, 0, first) : first;
    gen_insn_copy(insns, target, first);
    size_t jump = gen_insn_jump_unless(maker->insns, goes_on);
    /* Results of b's insns must not be reused after it, because they may not have been computed. */
    size_t visible = insns->nvisible;
    gen_insn_copy(insns, target, evaluate_bool(maker, node->items[1]));
    insns->nvisible = visible;
    gen_insn_land(insns, jump);
    return gen_term_bool(target);
}

/* Return what a branch evaluates to, and remove the insns that this added. */
static gen_term try_evaluate(gen_maker *maker, const gen_node *node)
{
    gen_insns *insns = maker->insns;
    size_t count = insns->count, registers = insns->nregisters, visible = insns->nvisible;
    gen_term value = gen_evaluate(maker, node);
    insns->count = count;
    insns->nregisters = registers;
    insns->nvisible = visible;
    return value;
}

/* The common types of two branches, one per value. */
typedef struct meeting {
    const tni_type **types; /* `count` types */
    uint16_t *targets;      /* the registers that both branches write */
    size_t count;  /* 1, or the number of values of a tuple; 0 if neither branch ends normally */
    bool is_tuple; /* whether the value is a tuple */
} meeting;

static const gen_term *part_of(const gen_term *value, size_t index)
{
    return value->kind == GEN_TERM_TUPLE ? &value->items[index] : value;
}

/* Find common types for both branches. A branch that is not implemented adapts to the other. */
static meeting meet(gen_maker *maker, const gen_node *node, const gen_term *a, const gen_term *b)
{
    /* not_implemented has no types; it gets those of the other branch. */
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
        /* Both branches write their parts to the same registers. */
        way.targets[i] = gen_insn_merge(maker->insns);
    }
    if (!is_same)
        gen_refuse(maker->location, node->at, "one branch gives %s, the other %s",
                   gen_term_print(a), gen_term_print(b));
    return way;
}

/* Compile a branch, and copy its values to the common registers. */
static void go(gen_maker *maker, const gen_node *node, const meeting *way)
{
    gen_insns *insns = maker->insns;
    size_t visible = insns->nvisible;
    gen_term value = gen_evaluate(maker, node);
    for (size_t i = 0; i < way->count && value.kind != GEN_TERM_NEVER; i++)
        gen_insn_copy(insns, way->targets[i],
                      gen_term_convert(maker, part_of(&value, i), way->types[i], node->at));
    insns->nvisible = visible;
}

/*
 * c ? a : b. Both branches are evaluated twice: first for their types only, as the common type must
 * be known before either is compiled. Nested choices therefore take time exponential in their
 * depth, which is small.
 */
static gen_term evaluate_choice(gen_maker *maker, const gen_node *node)
{
    gen_insns *insns = maker->insns;
    uint16_t condition = evaluate_bool(maker, node->items[0]);
    gen_term first = try_evaluate(maker, node->items[1]);
    gen_term second = try_evaluate(maker, node->items[2]);
    meeting way = meet(maker, node, &first, &second);
    /*
     * Code: jump to the second branch if the condition is false, the first branch, jump to the end,
     * the second branch.
     */
    size_t otherwise = gen_insn_jump_unless(maker->insns, condition);
    go(maker, node->items[1], &way);
    size_t behind = gen_insn_end(insns, (gen_insn){.code = TNI_INSN_JUMP}, NULL, 0);
    gen_insn_land(insns, otherwise);
    go(maker, node->items[2], &way);
    gen_insn_land(insns, behind);
    if (way.count == 0)
        return (gen_term){.kind = GEN_TERM_NEVER};
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .count = way.count};
    tuple.items = gen_alloc(way.count, sizeof *tuple.items);
    for (size_t i = 0; i < way.count; i++)
        tuple.items[i] = gen_term_register(way.targets[i], way.types[i]);
    return way.is_tuple ? tuple : tuple.items[0];
}

/* let name = value; body. */
static gen_term evaluate_let(gen_maker *maker, const gen_node *node)
{
    gen_name name = {node->word, gen_evaluate(maker, node->items[0]), 0, maker->names};
    if (gen_name_find(maker, node->word) != NULL)
        gen_refuse(maker->location, node->at, "'%s' is a name already", node->word);
    maker->names = &name;
    gen_term value = gen_evaluate(maker, node->items[1]);
    maker->names = name.outer;
    if (name.used == 0)
        gen_refuse(maker->location, node->at, "'%s' is never used", node->word);
    return value;
}

/* ---- functions of the yaml ---- */

static gen_function_spec *find_function(const gen_maker *maker, const char *name)
{
    for (size_t i = 0; i < maker->all->nfunctions; i++)
        if (strcmp(maker->all->functions[i].name, name) == 0)
            return &maker->all->functions[i];
    return NULL;
}

/*
 * Return an argument as the body of a function sees it: the caller's value itself if its type is
 * right, else converted. Constants so remain constants.
 */
static gen_term parameter(gen_maker *maker, const gen_term *value, const tni_type *type,
                          const char *at)
{
    bool is_same = value->type != NULL && gen_term_fits(value, type) == 0;
    return is_same ? *value : gen_term_register(gen_term_convert(maker, value, type, at), type);
}

/* Convert the value of a body to the results of the function's schema. */
static gen_term as_results(gen_maker *maker, const gen_term *value, const tn_schema *schema,
                           const char *at)
{
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .count = schema->nreturns};
    if (value->kind == GEN_TERM_NEVER)
        return *value;
    if (schema->nreturns == 1)
        return parameter(maker, value, schema->returns[0].type, at);
    if (value->kind != GEN_TERM_TUPLE || value->count != schema->nreturns)
        gen_refuse(maker->location, at, "the function gives %s, and its results are %d",
                   gen_term_print(value), (int)schema->nreturns);
    tuple.items = gen_alloc(tuple.count + 1, sizeof *tuple.items);
    for (size_t i = 0; i < tuple.count; i++)
        tuple.items[i] = parameter(maker, &value->items[i], schema->returns[i].type, at);
    return tuple;
}

/*
 * Inline a function: evaluate its body with the arguments as its only names. Messages about the
 * body cite the function's formula.
 */
static gen_term write_out(gen_maker *maker, gen_function_spec *function, gen_term *values)
{
    gen_maker inner = *maker;
    const tn_schema *schema = function->schema;
    gen_name *names = gen_alloc(schema->nargs + 1u, sizeof *names);
    inner.location = &function->location;
    inner.names = NULL;
    for (size_t i = 0; i < schema->nargs; i++) {
        names[i] = (gen_name){schema->args[i].name.data, values[i], 0, inner.names};
        inner.names = &names[i];
    }
    function->is_entered = true;
    gen_term value = gen_evaluate(&inner, function->body);
    value = as_results(&inner, &value, schema, function->body->at);
    function->is_entered = false;
    for (size_t i = 0; i < schema->nargs; i++)
        if (names[i].used == 0)
            gen_refuse(&function->location, NULL, "the argument '%s' is never used", names[i].name);
    return value;
}

/* Call a function of the yaml: inline its body, or emit an insn for a native function. */
static gen_term call_function(gen_maker *maker, gen_function_spec *function, gen_arguments *args)
{
    gen_detail why = {0};
    const tn_schema *schema = function->schema;
    if (gen_bind_arguments(schema, args, &why) < 0)
        gen_refuse(maker->location, args->at, "%s: %s", function->name, why.text);
    if (function->is_entered)
        gen_refuse(maker->location, args->at, "'%s' calls itself", function->name);
    function->used++;
    if (function->body == NULL) {
        gen_insn insn = {.code = TNI_INSN_NATIVE,
                         .what = (uint32_t)(function - maker->all->functions),
                         .geometry = function->geometry};
        return gen_emit_call(maker, schema, args, insn);
    }
    gen_term *values = gen_alloc(schema->nargs + 1u, sizeof *values);
    for (size_t i = 0; i < schema->nargs; i++)
        values[i] = parameter(maker, args->bound[i], schema->args[i].type, args->at);
    return write_out(maker, function, values);
}

/* ---- calls ---- */

/* The parts of a callee: `f(...)`, `f.overload(...)`, `a.f(...)` or `a.f.overload(...)`. */
typedef struct callee {
    const gen_node *self; /* a, NULL for none */
    const char *name;     /* f */
    const char *overload; /* NULL for none */
} callee;

/* Return whether the node is a name that is not in scope, and so the name of an operator. */
static bool is_free(const gen_maker *maker, const gen_node *node)
{
    return node->kind == GEN_NODE_NAME && gen_name_find(maker, node->word) == NULL;
}

/*
 * Split a callee. `x.y` is an overload if x is free, else a method; `x.y.z` is a method with
 * overload.
 */
static callee callee_of(const gen_maker *maker, const gen_node *node)
{
    if (node->kind == GEN_NODE_NAME)
        return (callee){NULL, node->word, NULL};
    const gen_node *before = node->items[0];
    if (is_free(maker, before))
        return (callee){NULL, before->word, node->word};
    if (before->kind == GEN_NODE_DOT && !is_question(before->word) &&
        !is_free(maker, before->items[0]))
        return (callee){before->items[0], before->word, node->word};
    return (callee){before, node->word, NULL};
}

/* Evaluate the arguments; `self` of a method comes first. */
static gen_arguments read_arguments(gen_maker *maker, const gen_node *node, const gen_node *self)
{
    gen_arguments args = {.at = node->at};
    args.values = gen_alloc(node->count + 1, sizeof *args.values);
    args.keys = gen_alloc(node->count + 1, sizeof *args.keys);
    if (self != NULL)
        args.values[args.count++] = gen_evaluate(maker, self);
    for (size_t i = 1; i < node->count; i++) {
        args.keys[args.count] = node->keys[i];
        args.values[args.count++] = gen_evaluate(maker, node->items[i]);
    }
    for (size_t i = 0; i < args.count; i++)
        if (args.values[i].kind == GEN_TERM_REFUSED)
            gen_refuse(maker->location, node->at, "%s", args.values[i].text);
    return args;
}

/*
 * Try in this order: not_implemented, insns with the syntax of calls, functions of the yaml,
 * operators.
 */
static gen_term evaluate_call(gen_maker *maker, const gen_node *node)
{
    callee what = callee_of(maker, node->items[0]);
    gen_term value;
    if (what.self == NULL && gen_name_find(maker, what.name) != NULL)
        gen_refuse(maker->location, node->at, "'%s' is a value and cannot be called", what.name);
    gen_arguments args = read_arguments(maker, node, what.self);
    if (what.self == NULL && strcmp(what.name, "not_implemented") == 0)
        return gen_call_refusal(maker, &args);
    if (is_question(what.name) && what.self != NULL && args.count == 1)
        gen_refuse(maker->location, node->at, "'%s' is a question: write it without brackets",
                   what.name);
    if (what.overload == NULL && args.count > 0 && gen_call_step(maker, what.name, &args, &value))
        return value;
    gen_function_spec *function = find_function(maker, what.name);
    if (function != NULL && what.overload == NULL)
        return call_function(maker, function, &args);
    return gen_call_overload(maker, what.name, what.overload, &args);
}

/* ---- any expression ---- */

/* [a, b] or (a, b). */
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

/* Called recursively for each node; the depth is that of the formula's syntax tree. */
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
        return gen_negate(maker, gen_evaluate(maker, node->items[0]), node->at);
    case GEN_NODE_NOT:
        return gen_negate_bool(maker, gen_evaluate(maker, node->items[0]), node->at);
    case GEN_NODE_DOT:
        return evaluate_question(maker, node);
    case GEN_NODE_INDEX:
        return evaluate_index(maker, node);
    case GEN_NODE_CALL:
        return evaluate_call(maker, node);
    }
    return (gen_term){.kind = GEN_TERM_NEVER};
}

/* Check the body once with arguments of unknown origin; the insns are discarded. */
void gen_check_function(gen_derivatives *all, gen_function_spec *function)
{
    gen_insns insns = {0};
    gen_maker maker = {.location = &function->location, .all = all, .insns = &insns};
    const tn_schema *schema = function->schema;
    gen_term *values = gen_alloc(schema->nargs + 1u, sizeof *values);
    for (size_t i = 0; i < schema->nargs; i++)
        values[i] = (gen_term){.kind = GEN_TERM_LOAD,
                               .type = schema->args[i].type,
                               .code = TNI_INSN_ARGUMENT,
                               .what = (uint32_t)i};
    if (function->body != NULL)
        write_out(&maker, function, values);
}
