/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls in formulas: which overload is meant, and functions of the yaml, written out. */
#include "derivatives.h"

#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"

/* Arguments of a call as they were written. */
typedef struct arguments {
    gen_term *values;       /* `count` of them */
    const char **keys;      /* their keywords, NULL for positional ones */
    size_t count;           /* how many */
    const char *at;         /* where the call stands, for messages */
    const gen_term **bound; /* what each argument of the schema gets */
} arguments;

/* ---- which arguments ---- */

/*
 * What each argument of the schema gets, with defaults; the sum of conversions, or -1 and in `why`
 * what does not fit.
 */
static int bind(const tn_schema *schema, arguments *args, gen_detail *why);

static size_t find_argument(const tn_schema *schema, const char *name)
{
    size_t i = 0;
    while (i < schema->nargs && !tni_text_is(schema->args[i].name, name))
        i++;
    return i;
}

static bool is_bound(arguments *args, size_t index, const gen_term *value)
{
    bool was = args->bound[index] != NULL;
    args->bound[index] = value;
    return was;
}

/* Each value to its argument. */
static bool place_values(const tn_schema *schema, arguments *args, gen_detail *why)
{
    for (size_t i = 0; i < args->count; i++) {
        const char *key = args->keys[i];
        size_t index = key == NULL ? i : find_argument(schema, key);
        if (index >= schema->nargs)
            return key == NULL ? gen_fault(why, "it takes %d arguments", (int)schema->nargs)
                               : gen_fault(why, "it has no argument '%s'", key);
        if (key == NULL && schema->args[index].keyword_only)
            return gen_fault(why, "'%s' is given by name", schema->args[index].name.data);
        if (is_bound(args, index, &args->values[i]))
            return gen_fault(why, "'%s' is given twice", schema->args[index].name.data);
    }
    return true;
}

/* Defaults for what is not given. */
static bool add_defaults(const tn_schema *schema, arguments *args, gen_detail *why)
{
    for (size_t i = 0; i < schema->nargs; i++) {
        if (args->bound[i] != NULL)
            continue;
        if (schema->args[i].initial == NULL)
            return gen_fault(why, "'%s' is missing", schema->args[i].name.data);
        gen_term *value = gen_alloc(1, sizeof *value);
        *value = gen_term_default(schema->args[i].initial, schema->args[i].type);
        args->bound[i] = value;
    }
    return true;
}

static int bind(const tn_schema *schema, arguments *args, gen_detail *why)
{
    int sum = 0;
    args->bound = gen_alloc(schema->nargs + 1u, sizeof *args->bound);
    if (!place_values(schema, args, why))
        return -1;
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_arg *arg = &schema->args[i];
        int fits = args->bound[i] == NULL ? 0 : gen_term_fits(args->bound[i], arg->type);
        if (fits < 0) {
            gen_fault(why, "'%s' is %s, not %s", arg->name.data, gen_type_text(arg->type),
                      gen_term_print(args->bound[i]));
            return -1;
        }
        sum += fits;
    }
    return add_defaults(schema, args, why) ? sum : -1;
}

/* ---- operators ---- */

/* Arguments whose elements an operator does not read: what is saved for it has none. */
static const struct {
    const char *base; /* the operator, whatever its overload */
    size_t argument;  /* which of its arguments */
} metadata_readers[] = {{"zeros_like", 0}, {"ones_like", 0}, {"empty_like", 0},
                        {"full_like", 0},  {"new_zeros", 0}, {"new_ones", 0},
                        {"new_empty", 0},  {"new_full", 0},  {"new_empty_strided", 0},
                        {"expand_as", 1},  {"view_as", 1},   {"reshape_as", 1},
                        {"type_as", 1}};

static const char *geometry_of(const gen_entry *entry)
{
    char *marks = gen_alloc(entry->schema->nargs + 1u, 1);
    memset(marks, '-', entry->schema->nargs);
    for (size_t i = 0; i < TN_LEN(metadata_readers); i++)
        if (gen_begins(entry->name, "aten::") && strcmp(entry->base, metadata_readers[i].base) == 0)
            marks[metadata_readers[i].argument] = 'g';
    return marks;
}

/* The values of a call's results. */
static gen_term results_of(const tn_schema *schema, uint16_t first)
{
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .count = schema->nreturns};
    if (schema->nreturns == 1)
        return gen_term_register(first, schema->returns[0].type);
    tuple.items = gen_alloc(tuple.count + 1, sizeof *tuple.items);
    for (size_t i = 0; i < tuple.count; i++)
        tuple.items[i] = gen_term_register((uint16_t)(first + i), schema->returns[i].type);
    return tuple;
}

static gen_term emit_call(gen_maker *maker, const tn_schema *schema, const arguments *args,
                          gen_step step)
{
    uint16_t *operands = gen_alloc(schema->nargs + 1u, sizeof *operands);
    for (size_t i = 0; i < schema->nargs; i++)
        operands[i] = gen_term_convert(maker, args->bound[i], schema->args[i].type, args->at);
    return results_of(schema,
                      gen_step_call(maker->steps, step, operands, schema->nargs, schema->nreturns));
}

/* Whether it is an overload of what is called `whole`, "aten::add". */
static bool is_overload_of(const gen_entry *entry, const char *whole)
{
    size_t length = strlen(whole);
    return strncmp(entry->name, whole, length) == 0 &&
           (entry->name[length] == '\0' || entry->name[length] == '.');
}

/*
 * The operators called `base`, of aten where it has no namespace; how many. They stand one behind
 * the other, as the table is sorted by whole names and '.' comes before what names are made of.
 */
static size_t find_overloads(const gen_spec *spec, const char *base, const gen_entry **first)
{
    char *whole = gen_qualify(base);
    size_t low = 0;
    size_t count = 0;
    for (size_t high = spec->count; low < high;) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(spec->entries[middle].name, whole) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    *first = spec->entries + low;
    while (low + count < spec->count && is_overload_of(&spec->entries[low + count], whole))
        count++;
    free(whole);
    return count;
}

/* What each overload says against the call; of a single one in one sentence. */
_Noreturn static void refuse_overloads(gen_maker *maker, const char *base, arguments *args)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    const gen_entry *entry;
    for (size_t n = find_overloads(maker->all->spec, base, &entry); n > 0; n--, entry++) {
        gen_detail why = {0};
        if (entry->schema->is_mutable)
            continue;
        bind(entry->schema, args, &why);
        fprintf(out, "\n    %s: %s", entry->func, why.text);
    }
    fclose(out);
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .items = args->values, .count = args->count};
    gen_refuse(maker->place, args->at, "no overload of '%s' takes %s%s", base,
               gen_term_print(&tuple), text);
}

/* The overload with the fewest conversions, of several the first. */
static const gen_entry *choose(gen_maker *maker, const char *base, const char *overload,
                               arguments *args)
{
    const gen_entry *best = NULL;
    const gen_entry *entry;
    int least = -1;
    size_t count = find_overloads(maker->all->spec, base, &entry);
    for (size_t n = count; n > 0; n--, entry++) {
        gen_detail why = {0};
        if (overload != NULL ? !tni_text_is(entry->schema->overload, overload)
                             : entry->schema->is_mutable)
            continue;
        if (entry->schema->is_mutable)
            gen_refuse(maker->place, args->at,
                       "'%s' writes to its arguments; formulas write nothing", entry->local_name);
        int sum = bind(entry->schema, args, &why);
        if (overload != NULL && sum < 0)
            gen_refuse(maker->place, args->at, "%s: %s", entry->func, why.text);
        if (sum >= 0 && (best == NULL || sum < least)) {
            best = entry;
            least = sum;
        }
    }
    if (count == 0)
        gen_refuse(maker->place, args->at, "there is no operator and no function '%s'", base);
    if (best == NULL && overload != NULL)
        gen_refuse(maker->place, args->at, "'%s' has no overload '%s'", base, overload);
    if (best == NULL)
        refuse_overloads(maker, base, args);
    return best;
}

static gen_term call_operator(gen_maker *maker, const char *base, const char *overload,
                              arguments *args)
{
    gen_detail why = {0};
    const gen_entry *entry = choose(maker, base, overload, args);
    bind(entry->schema, args, &why);
    if (entry->schema->nreturns == 0)
        gen_refuse(maker->place, args->at, "'%s' returns nothing", entry->local_name);
    gen_step step = {.code = TNI_STEP_CALL,
                     .what = (uint32_t)(entry - maker->all->spec->entries),
                     .geometry = geometry_of(entry)};
    return emit_call(maker, entry->schema, args, step);
}

gen_term gen_call_operator(gen_maker *maker, const char *base, const gen_term *values, size_t count,
                           const char *at)
{
    const char *keys[4] = {NULL};
    arguments args = {(gen_term *)(uintptr_t)values, keys, count, at, NULL};
    return call_operator(maker, base, NULL, &args);
}

/* ---- functions ---- */

static gen_function_row *find_function(const gen_maker *maker, const char *name)
{
    for (size_t i = 0; i < maker->all->nfunctions; i++)
        if (strcmp(maker->all->functions[i].name, name) == 0)
            return &maker->all->functions[i];
    return NULL;
}

/* An argument as the body sees it: what it stands for where that has its type, else converted. */
static gen_term parameter(gen_maker *maker, const gen_term *value, const tni_type *type,
                          const char *at)
{
    bool is_same = value->type != NULL && gen_term_fits(value, type) == 0;
    return is_same ? *value : gen_term_register(gen_term_convert(maker, value, type, at), type);
}

/* What the body gives, as the results say. */
static gen_term as_results(gen_maker *maker, const gen_term *value, const tn_schema *schema,
                           const char *at)
{
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .count = schema->nreturns};
    if (value->kind == GEN_TERM_NEVER)
        return *value;
    if (schema->nreturns == 1)
        return parameter(maker, value, schema->returns[0].type, at);
    if (value->kind != GEN_TERM_TUPLE || value->count != schema->nreturns)
        gen_refuse(maker->place, at, "the function gives %s, and its results are %d",
                   gen_term_print(value), (int)schema->nreturns);
    tuple.items = gen_alloc(tuple.count + 1, sizeof *tuple.items);
    for (size_t i = 0; i < tuple.count; i++)
        tuple.items[i] = parameter(maker, &value->items[i], schema->returns[i].type, at);
    return tuple;
}

/* The body with the arguments for names; nothing of what is outside is seen. */
static gen_term write_out(gen_maker *maker, gen_function_row *function, gen_term *values)
{
    gen_maker inner = *maker;
    const tn_schema *schema = function->schema;
    gen_name *names = gen_alloc(schema->nargs + 1u, sizeof *names);
    inner.place = &function->place;
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
            gen_refuse(&function->place, NULL, "the argument '%s' is never used", names[i].name);
    return value;
}

static gen_term call_function(gen_maker *maker, gen_function_row *function, arguments *args)
{
    gen_detail why = {0};
    const tn_schema *schema = function->schema;
    if (bind(schema, args, &why) < 0)
        gen_refuse(maker->place, args->at, "%s: %s", function->name, why.text);
    if (function->is_entered)
        gen_refuse(maker->place, args->at, "'%s' calls itself", function->name);
    function->used++;
    if (function->body == NULL) {
        gen_step step = {.code = TNI_STEP_NATIVE,
                         .what = (uint32_t)(function - maker->all->functions),
                         .geometry = function->geometry};
        return emit_call(maker, schema, args, step);
    }
    gen_term *values = gen_alloc(schema->nargs + 1u, sizeof *values);
    for (size_t i = 0; i < schema->nargs; i++)
        values[i] = parameter(maker, args->bound[i], schema->args[i].type, args->at);
    return write_out(maker, function, values);
}

void gen_check_function(gen_derivatives *all, gen_function_row *function)
{
    gen_steps steps = {0};
    gen_maker maker = {.place = &function->place, .all = all, .steps = &steps};
    const tn_schema *schema = function->schema;
    gen_term *values = gen_alloc(schema->nargs + 1u, sizeof *values);
    for (size_t i = 0; i < schema->nargs; i++)
        values[i] = (gen_term){.kind = GEN_TERM_LOAD,
                               .type = schema->args[i].type,
                               .code = TNI_STEP_ARGUMENT,
                               .what = (uint32_t)i};
    if (function->body != NULL)
        write_out(&maker, function, values);
}

/* ---- the node ---- */

/* `not_implemented("what")`: the program fails where it comes to it. */
static gen_term refuse_later(gen_maker *maker, const arguments *args)
{
    if (args->count != 1 || args->values[0].kind != GEN_TERM_TEXT || args->keys[0] != NULL)
        gen_refuse(maker->place, args->at, "not_implemented takes the operator's name as a text");
    gen_step step = {.code = TNI_STEP_REFUSE, .text = args->values[0].text};
    gen_step_end(maker->steps, step, NULL, 0);
    return (gen_term){.kind = GEN_TERM_NEVER};
}

/* Calls that are steps: conjugates, and questions with an argument. */
static bool is_step(gen_maker *maker, const char *name, const arguments *args, gen_term *out)
{
    const gen_term *self = &args->values[0];
    bool is_stride = strcmp(name, "stride") == 0;
    if (strcmp(name, "conj") == 0 && args->count == 1 &&
        (gen_is(self, TNI_TYPE_TENSOR) || gen_is(self, TNI_TYPE_SCALAR))) {
        bool is_tensor = gen_is(self, TNI_TYPE_TENSOR);
        gen_step step = {.code = is_tensor ? TNI_STEP_CONJUGATE : TNI_STEP_CONJ};
        uint16_t operand = gen_term_load(maker, self, args->at);
        *out = gen_term_register(gen_step_add(maker->steps, step, &operand, 1),
                                 gen_type(is_tensor ? TNI_TYPE_TENSOR : TNI_TYPE_SCALAR));
        return true;
    }
    if ((is_stride || strcmp(name, "size") == 0) && args->count == 2) {
        uint16_t operands[2] = {
            gen_term_convert(maker, self, gen_type(TNI_TYPE_TENSOR), args->at),
            gen_term_convert(maker, &args->values[1], gen_type(TNI_TYPE_INT), args->at)};
        gen_step step = {.code = is_stride ? TNI_STEP_STRIDE : TNI_STEP_SIZE};
        *out = gen_term_register(gen_step_add(maker->steps, step, operands, 2),
                                 gen_type(TNI_TYPE_INT));
        return true;
    }
    return false;
}

/* `f(…)`, `f.overload(…)`, `a.f(…)` or `a.f.overload(…)`: the parts of the callee. */
typedef struct callee {
    const gen_node *self; /* a, NULL for none */
    const char *name;     /* f */
    const char *overload; /* NULL for none */
} callee;

/* Whether the node is a name that stands for nothing here: then it is an operator's. */
static bool is_free(const gen_maker *maker, const gen_node *node)
{
    return node->kind == GEN_NODE_NAME && gen_name_find(maker, node->word) == NULL;
}

static callee callee_of(const gen_maker *maker, const gen_node *node)
{
    if (node->kind == GEN_NODE_NAME)
        return (callee){NULL, node->word, NULL};
    const gen_node *before = node->items[0];
    if (is_free(maker, before))
        return (callee){NULL, before->word, node->word};
    if (before->kind == GEN_NODE_DOT && !gen_is_question(before->word) &&
        !is_free(maker, before->items[0]))
        return (callee){before->items[0], before->word, node->word};
    return (callee){before, node->word, NULL};
}

static arguments read_arguments(gen_maker *maker, const gen_node *node, const gen_node *self)
{
    arguments args = {.at = node->at};
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
            gen_refuse(maker->place, node->at, "%s", args.values[i].text);
    return args;
}

gen_term gen_evaluate_call(gen_maker *maker, const gen_node *node)
{
    callee what = callee_of(maker, node->items[0]);
    gen_term value;
    if (what.self == NULL && gen_name_find(maker, what.name) != NULL)
        gen_refuse(maker->place, node->at, "'%s' is a value and cannot be called", what.name);
    arguments args = read_arguments(maker, node, what.self);
    if (what.self == NULL && strcmp(what.name, "not_implemented") == 0)
        return refuse_later(maker, &args);
    if (gen_is_question(what.name) && what.self != NULL && args.count == 1)
        gen_refuse(maker->place, node->at, "'%s' is a question: write it without brackets",
                   what.name);
    if (what.overload == NULL && args.count > 0 && is_step(maker, what.name, &args, &value))
        return value;
    gen_function_row *function = find_function(maker, what.name);
    if (function != NULL && what.overload == NULL)
        return call_function(maker, function, &args);
    return call_operator(maker, what.name, what.overload, &args);
}
