/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Entries: which arguments and results their formulas are for, which names these may use, and what
 * becomes of them. A fault ends the entry; the others are looked at all the same.
 */
#include "derivatives.h"

#include <ctype.h>
#include <stdlib.h>
#include <stdarg.h>
#include <string.h>

#include "gen_rules.h"

/* The ways to name a gradient, of which formulas of an entry use one. */
enum { BY_GRAD = 1, BY_GRADS = 2, BY_NAME = 4 };

/* An entry's block while its formulas are made. */
typedef struct building {
    gen_derivatives *all;    /* functions and operators */
    gen_derivative *made;    /* what comes of it */
    const tn_schema *schema; /* the operator's */
    const char *local_name;  /* the operator's */
    uint32_t formula;        /* the formula's bit, of the one that is made now */
    const gen_place *place;  /* that formula */
    size_t *input_of;        /* by argument: the input that it is, SIZE_MAX for none */
    size_t written;          /* the argument that the operator, or its twin, writes; SIZE_MAX */
} building;

/* ---- the operator ---- */

static tni_type_kind leaf_kind(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return type->kind;
}

static bool is_tensor(const tni_type *type)
{
    return leaf_kind(type) == TNI_TYPE_TENSOR;
}

static bool is_list(const tni_type *type)
{
    return type->kind == TNI_TYPE_LIST;
}

static size_t find_arg(const tni_arg *args, size_t count, const char *name)
{
    size_t i = 0;
    while (i < count && !tni_text_is(args[i].name, name))
        i++;
    return i;
}

/* The number of the result that a key names: its own name, `result` or `resultN`. */
static bool find_result(const tn_schema *schema, const char *name, size_t *out)
{
    char *end;
    *out = find_arg(schema->returns, schema->nreturns, name);
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

bool gen_is_through_parts(const gen_entry *entry)
{
    return gen_is_implicit(entry) && entry->ndispatch <= 1;
}

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

/* ---- names of a formula ---- */

static void add_name(gen_maker *maker, const char *name, gen_term value)
{
    gen_name *entry = gen_alloc(1, sizeof *entry);
    *entry = (gen_name){name, value, 0, maker->names};
    maker->names = entry;
}

TN_PRINTF(1, 2) static gen_term refused(const char *format, ...)
{
    va_list arguments;
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    va_start(arguments, format);
    vfprintf(out, format, arguments);
    va_end(arguments);
    fclose(out);
    return (gen_term){.kind = GEN_TERM_REFUSED, .text = text};
}

static gen_term load(tni_step_code code, tni_step_code asked, size_t what, const tni_type *type)
{
    return (gen_term){
        .kind = GEN_TERM_LOAD, .type = type, .code = code, .asked = asked, .what = (uint32_t)what};
}

static const char *with_end(const char *name, const char *end)
{
    char *text = gen_alloc(strlen(name) + strlen(end) + 1, 1);
    sprintf(text, "%s%s", name, end);
    return text;
}

/* A result's type without marks: an item of a list, or the tensor. */
static gen_term gradient_of(const building *at, size_t result)
{
    const tni_type *type = at->schema->returns[result].type;
    if (!is_tensor(type))
        return refused("result %zu is %s: it has no gradient", result, gen_type_text(type));
    if ((at->made->outputs >> result & 1) == 0)
        return refused("result %zu is not differentiable (output_differentiability)", result);
    return load(TNI_STEP_GRAD, TNI_STEP_GRAD_OR_UNDEFINED, result, type);
}

/* The one result that `grad` is the gradient of: the first that is differentiable. */
static gen_term single_gradient(const building *at)
{
    size_t result = 0;
    while (result < at->schema->nreturns && (at->made->outputs >> result & 1) == 0)
        result++;
    if (result == at->schema->nreturns)
        return refused("no result is differentiable");
    if (is_list(at->schema->returns[result].type))
        return refused("the result is a list: 'grads' are the gradients of its items");
    if (at->made->row->has_outputs && (at->made->outputs & (at->made->outputs - 1)) != 0)
        return refused("several results are differentiable: say grads[i]");
    return gradient_of(at, result);
}

/* `grads`: of each result, or of each item where the one result is a list. */
static gen_term all_gradients(const building *at)
{
    size_t count = at->schema->nreturns;
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .count = count};
    if (count == 1 && is_list(at->schema->returns[0].type))
        return gradient_of(at, 0);
    tuple.items = gen_alloc(count + 1, sizeof *tuple.items);
    for (size_t i = 0; i < count; i++)
        tuple.items[i] = gradient_of(at, i);
    return tuple;
}

static void add_gradients(const building *at, gen_maker *maker)
{
    add_name(maker, "grad", single_gradient(at));
    add_name(maker, "grads", all_gradients(at));
    for (size_t i = 0; i < at->schema->nreturns; i++)
        if (at->schema->returns[i].name.length > 0)
            add_name(maker, with_end("grad_", at->schema->returns[i].name.data),
                     gradient_of(at, i));
}

/* The results, by number and by name. */
static void add_results(const building *at, gen_maker *maker, tni_step_code code, size_t base)
{
    char name[32];
    const tn_schema *schema = at->schema;
    for (size_t i = 0; i < schema->nreturns; i++) {
        gen_term value = load(code, 0, base + i, schema->returns[i].type);
        snprintf(name, sizeof name, "result%zu", i);
        add_name(maker, strdup(name), value);
        if (schema->nreturns == 1)
            add_name(maker, "result", value);
        if (schema->returns[i].name.length > 0 &&
            find_arg(schema->args, schema->nargs, schema->returns[i].name.data) == schema->nargs)
            add_name(maker, schema->returns[i].name.data, value);
    }
}

/* Backward: arguments and results are saved. */
static void add_saved(const building *at, gen_maker *maker)
{
    for (size_t i = 0; i < at->schema->nargs; i++)
        add_name(maker, at->schema->args[i].name.data,
                 load(TNI_STEP_SAVED, 0, i, at->schema->args[i].type));
    add_results(at, maker, TNI_STEP_SAVED, GEN_SOURCE_RESULT);
}

/* Forward mode: x_p and x_t of tensors, others as they are. */
static void add_primals(const building *at, gen_maker *maker)
{
    for (size_t i = 0; i < at->schema->nargs; i++) {
        const char *name = at->schema->args[i].name.data;
        const tni_type *type = at->schema->args[i].type;
        gen_term primal = load(TNI_STEP_ARGUMENT, 0, i, type);
        if (!is_tensor(type)) {
            add_name(maker, name, primal);
            continue;
        }
        add_name(maker, name, refused("a formula of forward mode says %s_p or %s_t", name, name));
        add_name(maker, with_end(name, "_p"), primal);
        add_name(maker, with_end(name, "_t"),
                 at->input_of[i] == SIZE_MAX ||
                         at->made->inputs[at->input_of[i]].formula == TNI_NO_FORMULA
                     ? refused("'%s' has no gradient, and so no tangent", name)
                     : load(TNI_STEP_TANGENT, TNI_STEP_TANGENT_OR_UNDEFINED, i, type));
    }
    add_results(at, maker, TNI_STEP_RESULT, 0);
    add_name(maker, "grad", refused("a formula of forward mode has no 'grad': say x_t"));
    add_name(maker, "grads", refused("a formula of forward mode has no 'grads': say x_t"));
}

/* ---- what is saved ---- */

static uint16_t saved_row(gen_derivative *made, tni_save_kind kind, size_t index, uint32_t formula)
{
    for (size_t i = 0; i < made->nsaved; i++)
        if (made->saved[i].kind == kind && made->saved[i].index == index) {
            made->saved[i].formulas |= formula;
            return (uint16_t)i;
        }
    made->saved = realloc(made->saved, (made->nsaved + 1) * sizeof *made->saved);
    if (made->saved == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    made->saved[made->nsaved] = (tni_saved_row){(uint8_t)kind, (uint8_t)index, 0, formula};
    return (uint16_t)made->nsaved++;
}

/* Each load of a finished program: what it saves, or reads. */
static void note_load(void *context, gen_step *step, int needs)
{
    building *at = context;
    gen_derivative *made = at->made;
    bool has_geometry = (needs & GEN_NEEDS_ALL) == 0;
    if (step->code == TNI_STEP_GRAD || step->code == TNI_STEP_GRAD_OR_UNDEFINED)
        made->gradients_read |= 1u << step->what;
    if (step->code != TNI_STEP_SAVED)
        return;
    bool is_result = (step->what & GEN_SOURCE_RESULT) != 0;
    size_t index = step->what & ~(unsigned)GEN_SOURCE_RESULT;
    const tni_arg *source = is_result ? &at->schema->returns[index] : &at->schema->args[index];
    bool is_old_self = !is_result && index == at->written;
    if (is_old_self && !has_geometry && (needs & GEN_NEEDS_STRIDES) != 0)
        gen_refuse(at->place, NULL, "the strides of '%s' are not asked for: in place, it is copied",
                   source->name.data);
    if (is_old_self && !has_geometry)
        made->flags |= TNI_DERIVATIVE_NEEDS_OLD_SELF;
    tni_save_kind kind = !is_tensor(source->type) ? TNI_SAVE_VALUE
                         : is_result              ? TNI_SAVE_RESULT
                                                  : TNI_SAVE_ARGUMENT;
    if (is_tensor(source->type) && has_geometry)
        kind = is_result ? TNI_SAVE_RESULT_GEOMETRY : TNI_SAVE_ARGUMENT_GEOMETRY;
    step->what = saved_row(made, kind, index, at->formula);
}

/* ---- gradients ---- */

static void give(gen_maker *maker, const gen_term *value, const tni_type *type, size_t what,
                 const char *at)
{
    bool gives_list = is_list(type);
    const tni_type *wanted =
        gives_list ? gen_type_list(gen_type(TNI_TYPE_TENSOR)) : gen_type(TNI_TYPE_TENSOR);
    if (value->kind == GEN_TERM_NEVER)
        return;
    uint16_t reg = gen_term_convert(maker, value, wanted, at);
    gen_step step = {.code = gives_list ? TNI_STEP_GIVE_LIST : TNI_STEP_GIVE,
                     .what = (uint32_t)what};
    gen_step_end(maker->steps, step, &reg, 1);
}

/* The inputs before the colon. */
typedef struct targets {
    size_t *inputs; /* `count` inputs */
    size_t count;   /* how many */
} targets;

static const tni_type *input_type(const building *at, size_t input)
{
    return at->schema->args[at->made->inputs[input].argument].type;
}

/* Of a tuple that is written out, only the parts that are wanted are computed. */
static void give_parts(building *at, gen_maker *maker, const gen_node *node, const targets *to)
{
    for (size_t i = 0; i < to->count; i++) {
        size_t visible = maker->steps->nvisible;
        gen_step ask = {.code = TNI_STEP_WANTED, .what = (uint32_t)to->inputs[i]};
        uint16_t is_wanted = gen_step_add(maker->steps, ask, NULL, 0);
        size_t jump =
            gen_step_end(maker->steps, (gen_step){.code = TNI_STEP_JUMP_UNLESS}, &is_wanted, 1);
        gen_term value = gen_evaluate(maker, node->items[i]);
        give(maker, &value, input_type(at, to->inputs[i]), to->inputs[i], node->items[i]->at);
        maker->steps->nvisible = visible;
        gen_step_land(maker->steps, jump);
    }
}

static void give_all(building *at, gen_maker *maker, const gen_node *node, const targets *to)
{
    if (node->kind == GEN_NODE_LET) {
        gen_name name = {node->word, gen_evaluate(maker, node->items[0]), 0, maker->names};
        if (gen_name_find(maker, node->word) != NULL)
            gen_refuse(maker->place, node->at, "'%s' is a name already", node->word);
        maker->names = &name;
        give_all(at, maker, node->items[1], to);
        maker->names = name.outer;
        if (name.used == 0)
            gen_refuse(maker->place, node->at, "'%s' is never used", node->word);
        return;
    }
    if (node->kind == GEN_NODE_TUPLE && node->count == to->count) {
        give_parts(at, maker, node, to);
        return;
    }
    gen_term value = gen_evaluate(maker, node);
    size_t count = value.kind == GEN_TERM_TUPLE ? value.count : 1;
    if (value.kind != GEN_TERM_NEVER && count != to->count)
        gen_refuse(maker->place, node->at, "the formula gives %zu values for %zu arguments", count,
                   to->count);
    for (size_t i = 0; i < to->count; i++)
        give(maker, value.kind == GEN_TERM_TUPLE ? &value.items[i] : &value,
             input_type(at, to->inputs[i]), to->inputs[i], node->at);
}

/* Which way a formula names gradients; a mixture says nothing clear. */
static void note_gradients(building *at, const gen_maker *maker)
{
    static const char *const ways[] = {
        [BY_GRAD] = "grad", [BY_GRADS] = "grads[i]", [BY_NAME] = "grad_NAME"};
    for (const gen_name *name = maker->names; name != NULL; name = name->outer) {
        unsigned way = strcmp(name->name, "grad") == 0              ? BY_GRAD
                       : strcmp(name->name, "grads") == 0           ? BY_GRADS
                       : strcmp(name->name, "grad_input_mask") == 0 ? 0
                       : strncmp(name->name, "grad_", 5) == 0 &&
                               name->value.kind == GEN_TERM_LOAD &&
                               name->value.code == TNI_STEP_GRAD
                           ? BY_NAME
                           : 0;
        if (way == 0 || name->used == 0)
            continue;
        unsigned other = at->made->gradients & ~way;
        at->made->gradients |= way;
        if (other != 0)
            gen_refuse(at->place, NULL, "'%s' and '%s' are mixed", ways[way],
                       ways[other & BY_GRAD    ? BY_GRAD
                            : other & BY_GRADS ? BY_GRADS
                                               : BY_NAME]);
    }
}

static gen_term mask_of(const targets *to)
{
    gen_term list = {.kind = GEN_TERM_LIST, .count = to->count};
    list.items = gen_alloc(to->count + 1, sizeof *list.items);
    for (size_t i = 0; i < to->count; i++)
        list.items[i] = load(TNI_STEP_WANTED, 0, to->inputs[i], gen_type(TNI_TYPE_BOOL));
    return list;
}

static void make_gradient(building *at, const gen_formula *formula)
{
    gen_derivative *made = at->made;
    gen_program *program = &made->formulas[made->nformulas];
    gen_maker maker = {.place = &formula->place, .all = at->all, .steps = &program->steps};
    targets to = {gen_alloc(formula->keys.count, sizeof(size_t)), formula->keys.count};
    at->place = &formula->place;
    at->formula = 1u << made->nformulas;
    for (size_t i = 0; i < to.count; i++) {
        size_t arg = find_arg(at->schema->args, at->schema->nargs, formula->keys.items[i]);
        to.inputs[i] = at->input_of[arg];
        program->inputs |= 1u << to.inputs[i];
    }
    add_name(&maker, "grad_input_mask", mask_of(&to));
    add_saved(at, &maker);
    add_gradients(at, &maker);
    give_all(at, &maker, formula->node, &to);
    note_gradients(at, &maker);
    gen_steps_finish(&program->steps, note_load, at);
    made->nformulas++;
}

/* ---- tangents ---- */

/* The inputs whose tangents a program reads. */
static uint32_t tangents_read(const building *at, const gen_steps *steps)
{
    uint32_t inputs = 0;
    for (size_t i = 0; i < steps->count; i++)
        if (steps->items[i].code == TNI_STEP_TANGENT ||
            steps->items[i].code == TNI_STEP_TANGENT_OR_UNDEFINED)
            inputs |= 1u << at->input_of[steps->items[i].what];
    return inputs;
}

static uint32_t differentiable_inputs(const gen_derivative *made)
{
    uint32_t inputs = 0;
    for (size_t i = 0; i < made->ninputs; i++)
        inputs |= (made->inputs[i].formula != TNI_NO_FORMULA ? 1u : 0u) << i;
    return inputs;
}

static const gen_formula *formula_of(const building *at, size_t input)
{
    const gen_block *block = at->made->block;
    const char *name = at->schema->args[at->made->inputs[input].argument].name.data;
    for (size_t i = 0; i < block->count; i++)
        for (size_t k = 0; k < block->formulas[i].keys.count; k++)
            if (strcmp(block->formulas[i].keys.items[k], name) == 0)
                return &block->formulas[i];
    return NULL;
}

/*
 * The gradient's formula as a tangent's: it is linear in `grad`, and for a function of each element
 * by itself, conj(f(conj(t))) is what f does to a tangent t.
 */
static gen_term element_wise(building *at, gen_maker *maker)
{
    uint32_t inputs = differentiable_inputs(at->made);
    if (__builtin_popcount(inputs) != 1 || __builtin_popcount(at->made->outputs) != 1)
        gen_refuse(maker->place, NULL,
                   "auto_element_wise is for one differentiable argument and one result");
    size_t input = (size_t)__builtin_ctz(inputs);
    size_t argument = at->made->inputs[input].argument;
    const tni_type *type = at->schema->args[argument].type;
    const gen_formula *gradient = formula_of(at, input);
    if (is_list(type))
        gen_refuse(maker->place, NULL, "auto_element_wise is not for a list");
    maker->place = &gradient->place;
    for (size_t i = 0; i < at->schema->nargs; i++)
        add_name(maker, at->schema->args[i].name.data,
                 load(TNI_STEP_ARGUMENT, 0, i, at->schema->args[i].type));
    add_results(at, maker, TNI_STEP_RESULT, 0);
    gen_term tangent = load(TNI_STEP_TANGENT, 0, argument, type);
    uint16_t reg = gen_term_load(maker, &tangent, NULL);
    reg = gen_step_add(maker->steps, (gen_step){.code = TNI_STEP_CONJUGATE}, &reg, 1);
    add_name(maker, "grad", gen_term_register(reg, gen_type(TNI_TYPE_TENSOR)));
    gen_term value = gen_evaluate(maker, gradient->node);
    reg = gen_term_convert(maker, &value, gen_type(TNI_TYPE_TENSOR), gradient->node->at);
    if (value.kind == GEN_TERM_NEVER)
        return value;
    reg = gen_step_add(maker->steps, (gen_step){.code = TNI_STEP_CONJUGATE}, &reg, 1);
    return gen_term_register(reg, gen_type(TNI_TYPE_TENSOR));
}

static void make_tangent(building *at, const gen_formula *formula)
{
    gen_derivative *made = at->made;
    gen_program *program = &made->forwards[made->nforwards++];
    gen_maker maker = {.place = &formula->place, .all = at->all, .steps = &program->steps};
    at->place = &formula->place;
    at->formula = 0;
    find_result(at->schema, formula->keys.items[0], &program->result);
    if ((made->outputs >> program->result & 1) == 0)
        gen_refuse(at->place, NULL, "this result is not differentiable");
    program->is_linear = strcmp(formula->place.text, "auto_linear") == 0;
    program->inputs = differentiable_inputs(made);
    if (program->is_linear)
        return;
    const tni_type *type = at->schema->returns[program->result].type;
    gen_term value;
    if (formula->node == NULL) {
        value = element_wise(at, &maker);
    } else {
        add_primals(at, &maker);
        value = gen_evaluate(&maker, formula->node);
    }
    give(&maker, &value, type, program->result, formula->node != NULL ? formula->node->at : NULL);
    gen_steps_finish(&program->steps, note_load, at);
    program->inputs = tangents_read(at, &program->steps);
}

/* ---- entries ---- */

/* The condition of `output_differentiability`, over the arguments. */
static void make_condition(building *at, const gen_formula *formula)
{
    gen_program *program = gen_alloc(1, sizeof *program);
    gen_maker maker = {.place = &formula->place, .all = at->all, .steps = &program->steps};
    at->place = &formula->place;
    for (size_t i = 0; i < at->schema->nargs; i++)
        add_name(&maker, at->schema->args[i].name.data,
                 load(TNI_STEP_ARGUMENT, 0, i, at->schema->args[i].type));
    gen_term value = gen_evaluate(&maker, formula->node);
    uint16_t reg = gen_term_convert(&maker, &value, gen_type(TNI_TYPE_BOOL), formula->node->at);
    gen_step_end(&program->steps, (gen_step){.code = TNI_STEP_DECIDE}, &reg, 1);
    gen_steps_finish(&program->steps, note_load, at);
    at->made->condition = program;
}

static bool is_gradient(const building *at, const gen_formula *formula)
{
    const tn_schema *schema = at->schema;
    return find_arg(schema->args, schema->nargs, formula->keys.items[0]) < schema->nargs;
}

_Noreturn static void refuse_key(const building *at, const gen_formula *formula, const char *key)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    for (size_t i = 0; i < at->schema->nargs; i++)
        if (is_tensor(at->schema->args[i].type))
            fprintf(out, "%s, ", at->schema->args[i].name.data);
    for (size_t i = 0; i < at->schema->nreturns; i++)
        if (at->schema->returns[i].name.length > 0)
            fprintf(out, "%s, ", at->schema->returns[i].name.data);
    fprintf(out, at->schema->nreturns == 1 ? "result" : "result0 …");
    fclose(out);
    gen_fail(formula->place.file, formula->place.line, "%s: '%s' is none of its keys: %s",
             at->local_name, key, text);
}

/* The keys of a formula: arguments that are tensors, or one result. */
static void check_keys(building *at, const gen_formula *formula)
{
    const tn_schema *schema = at->schema;
    size_t result;
    for (size_t i = 0; i < formula->keys.count; i++) {
        const char *key = formula->keys.items[i];
        size_t arg = find_arg(schema->args, schema->nargs, key);
        if (arg < schema->nargs && !is_tensor(schema->args[arg].type))
            gen_refuse(&formula->place, NULL, "'%s' is %s: it has no gradient", key,
                       gen_type_text(schema->args[arg].type));
        if (arg == schema->nargs && !find_result(schema, key, &result))
            refuse_key(at, formula, key);
        if ((arg < schema->nargs) != is_gradient(at, formula) ||
            (arg == schema->nargs && formula->keys.count > 1))
            gen_refuse(&formula->place, NULL, "a tangent has a formula of its own");
        if (arg < schema->nargs && at->input_of[arg] != SIZE_MAX)
            gen_refuse(&formula->place, NULL, "'%s' has two formulas", key);
        if (arg < schema->nargs)
            at->input_of[arg] = 0;
    }
    bool is_word = formula->node == NULL;
    bool is_none = strcmp(formula->place.text, "non_differentiable") == 0;
    if (is_word && is_none != is_gradient(at, formula))
        gen_refuse(&formula->place, NULL, "'%s' is not for %s", formula->place.text,
                   is_none ? "a tangent" : "a gradient");
}

static void check_arguments(const building *at)
{
    for (size_t i = 0; i < at->schema->nargs; i++) {
        const char *name = at->schema->args[i].name.data;
        if (strncmp(name, "result", 6) == 0 || strcmp(name, "grad_input_mask") == 0)
            gen_fail(at->made->row->file, at->made->row->line,
                     "%s: an argument is called '%s', which means something else in formulas",
                     at->local_name, name);
    }
}

/* The inputs in the schema's order, and which formula gives each. */
static void add_inputs(building *at)
{
    gen_derivative *made = at->made;
    made->inputs = gen_alloc(at->schema->nargs + 1u, sizeof *made->inputs);
    for (size_t i = 0; i < at->schema->nargs; i++) {
        if (at->input_of[i] == SIZE_MAX)
            continue;
        at->input_of[i] = made->ninputs;
        made->inputs[made->ninputs++] =
            (tni_input_row){(uint8_t)i, is_list(at->schema->args[i].type), TNI_NO_FORMULA};
    }
    if (made->ninputs > 32 || at->schema->nreturns > 32)
        gen_fail(made->row->file, made->row->line, "%s: more than 32 arguments or results",
                 at->local_name);
}

/* Whether some formula names gradients by number or by name: then all results have one. */
static bool uses_all(const gen_node *node, const tn_schema *schema)
{
    if (node->kind == GEN_NODE_NAME && strcmp(node->word, "grads") == 0)
        return true;
    for (size_t i = 0; i < schema->nreturns && node->kind == GEN_NODE_NAME; i++)
        if (strncmp(node->word, "grad_", 5) == 0 &&
            tni_text_is(schema->returns[i].name, node->word + 5))
            return true;
    for (size_t i = 0; i < node->count; i++)
        if (uses_all(node->items[i], schema))
            return true;
    return false;
}

static uint32_t default_outputs(const building *at)
{
    const gen_block *block = at->made->block;
    uint32_t tensors = 0;
    bool is_all = false;
    for (size_t i = 0; i < at->schema->nreturns; i++)
        tensors |= (is_tensor(at->schema->returns[i].type) ? 1u : 0u) << i;
    for (size_t i = 0; i < block->count; i++)
        is_all |= block->formulas[i].node != NULL && is_gradient(at, &block->formulas[i]) &&
                  uses_all(block->formulas[i].node, at->schema);
    return is_all ? tensors : tensors & -tensors;
}

static void build(void *context)
{
    building *at = context;
    gen_derivative *made = at->made;
    const gen_block *block = made->block;
    check_arguments(at);
    for (size_t i = 0; i < block->count; i++)
        check_keys(at, &block->formulas[i]);
    add_inputs(at);
    made->outputs = made->row->has_outputs ? made->row->outputs : default_outputs(at);
    made->flags |= TNI_DERIVATIVE_IS_COMPLEX;
    made->formulas = gen_alloc(block->count + 1, sizeof *made->formulas);
    made->forwards = gen_alloc(block->count + 1, sizeof *made->forwards);
    for (size_t i = 0; i < block->count; i++) {
        const gen_formula *formula = &block->formulas[i];
        for (size_t k = 0;
             k < formula->keys.count && formula->node != NULL && is_gradient(at, formula); k++) {
            size_t arg = find_arg(at->schema->args, at->schema->nargs, formula->keys.items[k]);
            made->inputs[at->input_of[arg]].formula = (uint16_t)made->nformulas;
        }
        if (formula->node != NULL && is_gradient(at, formula))
            make_gradient(at, formula);
    }
    if (made->gradients == BY_GRADS && made->gradients_read == 1 && at->schema->nreturns > 1)
        gen_fail(made->row->file, made->row->line, "%s: formulas read grads[0] alone: say 'grad'",
                 at->local_name);
    for (size_t i = 0; i < block->count; i++)
        if (!is_gradient(at, &block->formulas[i]))
            make_tangent(at, &block->formulas[i]);
    if (made->row->decide != NULL)
        make_condition(at, made->row->decide);
}

/* The length of an operator's name without the mark of those that write self. */
static size_t stem_length(const gen_entry *entry)
{
    return strlen(entry->base) - (entry->kind == GEN_INPLACE ? 1 : 0);
}

static bool same_stem(const gen_entry *a, const gen_entry *b)
{
    return stem_length(a) == stem_length(b) && strncmp(a->base, b->base, stem_length(a)) == 0;
}

/* "log1p" becomes "Log1P", "max_pool2d" "MaxPool2D": letters behind something else are large. */
static const char *node_name(const gen_derivatives *all, const gen_row *row)
{
    size_t number = 0;
    if (row->node != NULL)
        return row->node;
    for (const gen_row *other = all->rows; other < row; other++)
        number += same_stem(other->op, row->op);
    char *name = gen_alloc(strlen(row->op->base) + 32, 1);
    char *to = name;
    bool is_inside = false;
    for (const char *at = row->op->base; *at != '\0'; at++) {
        if (*at != '_')
            *to++ = (char)(is_inside ? tolower((unsigned char)*at) : toupper((unsigned char)*at));
        is_inside = isalpha((unsigned char)*at) != 0;
    }
    sprintf(to, "Backward%zu", number);
    return name;
}

static void check_row(void *context)
{
    gen_derivatives *all = ((building *)context)->all;
    const gen_row *row = ((building *)context)->made->row;
    for (const gen_row *other = all->rows; other < row; other++)
        if (other->op == row->op)
            gen_fail(row->file, row->line, "%s has an entry already, at %s:%zu",
                     row->op->local_name, other->file, other->line);
    for (size_t i = 0; i < all->nwithout; i++)
        if (all->without[i] == row->op)
            gen_fail(row->file, row->line, "%s stands in 'no_derivative' as well",
                     row->op->local_name);
}

/* The argument that is written in place, by the operator or by its twin. */
static size_t written_argument(const gen_derivatives *all, const gen_entry *entry)
{
    const gen_entry *writer = entry->kind == GEN_INPLACE ? entry : gen_twin(entry);
    for (size_t i = 0; i < all->nrows && writer != entry; i++)
        if (all->rows[i].op == writer) /* which has formulas of its own */
            return SIZE_MAX;
    for (size_t i = 0; writer != NULL && i < writer->schema->nargs; i++)
        if (gen_is_written(&writer->schema->args[i]))
            return i;
    return SIZE_MAX;
}

static void check_row_blocks(gen_derivatives *all, gen_row *row)
{
    for (size_t i = 0; i < row->count; i++) {
        gen_derivative *made = &all->items[all->count];
        *made = (gen_derivative){.row = row, .block = &row->blocks[i], .name = node_name(all, row)};
        building at = {.all = all,
                       .made = made,
                       .schema = row->op->schema,
                       .local_name = row->op->local_name,
                       .written = written_argument(all, row->op)};
        at.input_of = gen_alloc(at.schema->nargs + 1u, sizeof *at.input_of);
        memset(at.input_of, 0xff, (at.schema->nargs + 1u) * sizeof *at.input_of);
        bool is_good = (i > 0 || gen_try(check_row, &at)) && gen_try(build, &at);
        all->nfaults += !is_good;
        row->blocks[i].index = all->count++;
    }
}

/* A function's body by itself. */
typedef struct function_work {
    gen_derivatives *all;       /* everything */
    gen_function_row *function; /* the function */
} function_work;

static void check_function(void *context)
{
    function_work *work = context;
    gen_check_function(work->all, work->function);
}

void gen_check_derivatives(gen_derivatives *all)
{
    size_t blocks = 0;
    for (size_t i = 0; i < all->nrows; i++)
        blocks += all->rows[i].count;
    all->items = gen_alloc(blocks + 1, sizeof *all->items);
    for (size_t i = 0; i < all->nfunctions; i++) {
        function_work work = {all, &all->functions[i]};
        all->nfaults += !gen_try(check_function, &work);
        for (size_t k = 0; k < all->nfunctions; k++)
            all->functions[k].is_entered = false; /* where a fault has left it */
    }
    for (size_t i = 0; i < all->nfunctions; i++)
        all->functions[i].used = 0;
    for (size_t i = 0; i < all->nrows; i++)
        check_row_blocks(all, &all->rows[i]);
}

static void refuse_unused(void *context)
{
    const gen_function_row *function = context;
    gen_fail(function->place.file, function->place.line, "'%s' is called nowhere", function->name);
}

void gen_check_used(gen_derivatives *all)
{
    bool is_good = all->nfaults == 0;
    for (size_t i = 0; i < all->nfunctions && is_good; i++)
        if (all->functions[i].used == 0)
            all->nfaults += !gen_try(refuse_unused, &all->functions[i]);
}
