/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Compiles the formulas of an entry: the names that a formula can use, what happens with gradients,
 * tangents and conditions, and what is saved for them.
 */
#include "derivatives.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* ---- names of a formula ---- */

/* Declare a name, which hides an outer one. */
static void add_name(gen_maker *maker, const char *name, gen_term value)
{
    gen_name *entry = gen_alloc(1, sizeof *entry);
    *entry = (gen_name){name, value, 0, maker->names};
    maker->names = entry;
}

/* Return a value for a name that exists but must not be used here, with the reason. */
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

/* Return a value that is loaded by an insn where it is first used. */
static gen_term load(tni_opcode code, tni_opcode asked, size_t what, const tni_type *type)
{
    return (gen_term){
        .kind = GEN_TERM_LOAD, .type = type, .code = code, .asked = asked, .what = (uint32_t)what};
}

/* Return `name` with a suffix; new. */
static const char *with_end(const char *name, const char *end)
{
    char *text = gen_alloc(strlen(name) + strlen(end) + 1, 1);
    sprintf(text, "%s%s", name, end);
    return text;
}

/* Return the gradient of a result. It has the type of the result. */
static gen_term gradient_of(const gen_building *at, size_t result)
{
    const tni_type *type = at->schema->returns[result].type;
    if (!gen_has_tensors(type))
        return refused("result %zu is %s: it has no gradient", result, gen_type_text(type));
    if ((at->made->outputs >> result & 1) == 0)
        return refused("result %zu is not differentiable (output_differentiability)", result);
    return load(TNI_INSN_GRAD, TNI_INSN_GRAD_OR_UNDEFINED, result, type);
}

/* Return `grad`: the gradient of the first differentiable result. */
static gen_term single_gradient(const gen_building *at)
{
    size_t result = 0;
    while (result < at->schema->nreturns && (at->made->outputs >> result & 1) == 0)
        result++;
    if (result == at->schema->nreturns)
        return refused("no result is differentiable");
    if (gen_is_list_type(at->schema->returns[result].type))
        return refused("the result is a list: 'grads' are the gradients of its items");
    /* Where the yaml says that several results are differentiable, `grad` would be ambiguous. */
    if (at->made->spec->has_outputs && (at->made->outputs & (at->made->outputs - 1)) != 0)
        return refused("several results are differentiable: say grads[i]");
    return gradient_of(at, result);
}

/* Return `grads`: a gradient per result, or per item if the only result is a list. */
static gen_term all_gradients(const gen_building *at)
{
    size_t count = at->schema->nreturns;
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .count = count};
    if (count == 1 && gen_is_list_type(at->schema->returns[0].type))
        return gradient_of(at, 0);
    tuple.items = gen_alloc(count + 1, sizeof *tuple.items);
    for (size_t i = 0; i < count; i++)
        tuple.items[i] = gradient_of(at, i);
    return tuple;
}

/* Declare grad, grads, and grad_NAME for each named result. */
static void add_gradients(const gen_building *at, gen_maker *maker)
{
    add_name(maker, "grad", single_gradient(at));
    add_name(maker, "grads", all_gradients(at));
    for (size_t i = 0; i < at->schema->nreturns; i++)
        if (at->schema->returns[i].name.length > 0)
            add_name(maker, with_end("grad_", at->schema->returns[i].name.data),
                     gradient_of(at, i));
}

/* Declare the results, by number and by name. An argument of the same name takes precedence. */
static void add_results(const gen_building *at, gen_maker *maker, tni_opcode code, size_t base)
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
            gen_find_arg(schema->args, schema->nargs, schema->returns[i].name.data) ==
                schema->nargs)
            add_name(maker, schema->returns[i].name.data, value);
    }
}

/* Names of a backward formula: arguments and results, which are saved. */
static void add_saved(const gen_building *at, gen_maker *maker)
{
    for (size_t i = 0; i < at->schema->nargs; i++)
        add_name(maker, at->schema->args[i].name.data,
                 load(TNI_INSN_SAVED, 0, i, at->schema->args[i].type));
    add_results(at, maker, TNI_INSN_SAVED, GEN_SOURCE_RESULT);
}

/*
 * Names of a forward formula: x_p and x_t of tensors (primal and tangent), other arguments as they
 * are.
 */
static void add_primals(const gen_building *at, gen_maker *maker)
{
    for (size_t i = 0; i < at->schema->nargs; i++) {
        const char *name = at->schema->args[i].name.data;
        const tni_type *type = at->schema->args[i].type;
        gen_term primal = load(TNI_INSN_ARGUMENT, 0, i, type);
        if (!gen_has_tensors(type)) {
            add_name(maker, name, primal);
            continue;
        }
        /* The plain name of a tensor would be ambiguous; each use is refused with the two names. */
        add_name(maker, name, refused("a formula of forward mode says %s_p or %s_t", name, name));
        add_name(maker, with_end(name, "_p"), primal);
        add_name(maker, with_end(name, "_t"),
                 at->input_of[i] == SIZE_MAX ||
                         at->made->inputs[at->input_of[i]].formula == TNI_NO_FORMULA
                     ? refused("'%s' has no gradient, and so no tangent", name)
                     : load(TNI_INSN_TANGENT, TNI_INSN_TANGENT_OR_UNDEFINED, i, type));
    }
    add_results(at, maker, TNI_INSN_RESULT, 0);
    add_name(maker, "grad", refused("a formula of forward mode has no 'grad': say x_t"));
    add_name(maker, "grads", refused("a formula of forward mode has no 'grads': say x_t"));
}

/* ---- saved values ---- */

/*
 * Return the index of what is saved; equal sources are saved once, for all formulas that need them.
 */
static uint16_t saved_spec(gen_derivative *made, tni_save_kind kind, size_t index, uint32_t formula)
{
    for (size_t i = 0; i < made->nsaved; i++)
        if (made->saved[i].kind == kind && made->saved[i].index == index) {
            made->saved[i].formulas |= formula;
            return (uint16_t)i;
        }
    made->saved = realloc(made->saved, (made->nsaved + 1) * sizeof *made->saved);
    if (made->saved == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    made->saved[made->nsaved] = (tni_saved_spec){(uint8_t)kind, (uint8_t)index, 0, formula};
    return (uint16_t)made->nsaved++;
}

/* Called for each insn of a finished program: note what it saves, and which gradients it reads. */
static void note_load(void *context, gen_insn *insn, int needs)
{
    gen_building *at = context;
    gen_derivative *made = at->made;
    bool has_geometry = (needs & GEN_NEEDS_ALL) == 0;
    if (insn->code == TNI_INSN_GRAD || insn->code == TNI_INSN_GRAD_OR_UNDEFINED)
        made->gradients_read |= 1u << insn->what;
    if (insn->code != TNI_INSN_SAVED)
        return;
    bool is_result = (insn->what & GEN_SOURCE_RESULT) != 0;
    size_t index = insn->what & ~(unsigned)GEN_SOURCE_RESULT;
    const tni_arg *source = is_result ? &at->schema->returns[index] : &at->schema->args[index];
    /*
     * In place, the argument is overwritten. If a formula needs its old elements, a copy is saved,
     * whose strides may differ; if it needs only sizes, no copy is made.
     */
    bool is_old_self = !is_result && index == at->written;
    if (is_old_self && !has_geometry && (needs & GEN_NEEDS_STRIDES) != 0)
        gen_refuse(at->location, NULL,
                   "the strides of '%s' are not asked for: in place, it is copied",
                   source->name.data);
    if (is_old_self && !has_geometry)
        made->flags |= TNI_DERIVATIVE_NEEDS_OLD_SELF;
    tni_save_kind kind = !gen_has_tensors(source->type) ? TNI_SAVE_VALUE
                         : is_result                    ? TNI_SAVE_RESULT
                                                        : TNI_SAVE_ARGUMENT;
    if (gen_has_tensors(source->type) && has_geometry)
        kind = is_result ? TNI_SAVE_RESULT_GEOMETRY : TNI_SAVE_ARGUMENT_GEOMETRY;
    insn->what = saved_spec(made, kind, index, at->formula);
}

/* ---- gradients ---- */

/*
 * Emit the insn by which a formula returns a gradient or tangent. A branch that is not implemented
 * returns none.
 */
static void give(gen_maker *maker, const gen_term *value, const tni_type *type, size_t what,
                 const char *at)
{
    bool gives_list = gen_is_list_type(type);
    const tni_type *wanted =
        gives_list ? gen_type_list(gen_type(TNI_TYPE_TENSOR)) : gen_type(TNI_TYPE_TENSOR);
    if (value->kind == GEN_TERM_NEVER)
        return;
    uint16_t reg = gen_term_convert(maker, value, wanted, at);
    gen_insn insn = {.code = gives_list ? TNI_INSN_GIVE_LIST : TNI_INSN_GIVE,
                     .what = (uint32_t)what};
    gen_insn_end(maker->insns, insn, &reg, 1);
}

/* The inputs that a formula is for, before its colon. */
typedef struct targets {
    size_t *inputs; /* `count` inputs */
    size_t count;   /* how many */
} targets;

static const tni_type *input_type(const gen_building *at, size_t input)
{
    return at->schema->args[at->made->inputs[input].argument].type;
}

/*
 * Compile a tuple that is written in the formula: each part is skipped if its gradient is not
 * wanted.
 */
static void give_parts(gen_building *at, gen_maker *maker, const gen_node *node, const targets *to)
{
    for (size_t i = 0; i < to->count; i++) {
        size_t visible = maker->insns->nvisible;
        gen_insn ask = {.code = TNI_INSN_WANTED, .what = (uint32_t)to->inputs[i]};
        uint16_t is_wanted = gen_insn_add(maker->insns, ask, NULL, 0);
        size_t jump =
            gen_insn_end(maker->insns, (gen_insn){.code = TNI_INSN_JUMP_UNLESS}, &is_wanted, 1);
        gen_term value = gen_evaluate(maker, node->items[i]);
        give(maker, &value, input_type(at, to->inputs[i]), to->inputs[i], node->items[i]->at);
        maker->insns->nvisible = visible;
        gen_insn_land(maker->insns, jump);
    }
}

/* Compile a formula for several inputs. A `let` at its head applies to all parts. */
static void give_all(gen_building *at, gen_maker *maker, const gen_node *node, const targets *to)
{
    /* A `let` before the parts: its name is visible in all of them. */
    if (node->kind == GEN_NODE_LET) {
        gen_name name = {node->word, gen_evaluate(maker, node->items[0]), 0, maker->names};
        if (gen_name_find(maker, node->word) != NULL)
            gen_refuse(maker->location, node->at, "'%s' is a name already", node->word);
        maker->names = &name;
        give_all(at, maker, node->items[1], to);
        maker->names = name.outer;
        if (name.used == 0)
            gen_refuse(maker->location, node->at, "'%s' is never used", node->word);
        return;
    }
    /* Each part of a tuple is skipped at run time if its gradient is not wanted. */
    if (node->kind == GEN_NODE_TUPLE && node->count == to->count) {
        give_parts(at, maker, node, to);
        return;
    }
    /* Any other formula is compiled as a whole, and its values are given to the inputs in order. */
    gen_term value = gen_evaluate(maker, node);
    size_t count = value.kind == GEN_TERM_TUPLE ? value.count : 1;
    if (value.kind != GEN_TERM_NEVER && count != to->count)
        gen_refuse(maker->location, node->at, "the formula gives %zu values for %zu arguments",
                   count, to->count);
    for (size_t i = 0; i < to->count; i++)
        give(maker, value.kind == GEN_TERM_TUPLE ? &value.items[i] : &value,
             input_type(at, to->inputs[i]), to->inputs[i], node->at);
}

/* Check that the formulas of an entry use one way to name gradients, and note which. */
static void note_gradients(gen_building *at, const gen_maker *maker)
{
    static const char *const ways[] = {
        [GEN_BY_GRAD] = "grad", [GEN_BY_GRADS] = "grads[i]", [GEN_BY_NAME] = "grad_NAME"};
    for (const gen_name *name = maker->names; name != NULL; name = name->outer) {
        unsigned way = strcmp(name->name, "grad") == 0              ? GEN_BY_GRAD
                       : strcmp(name->name, "grads") == 0           ? GEN_BY_GRADS
                       : strcmp(name->name, "grad_input_mask") == 0 ? 0
                       : strncmp(name->name, "grad_", 5) == 0 &&
                               name->value.kind == GEN_TERM_LOAD &&
                               name->value.code == TNI_INSN_GRAD
                           ? GEN_BY_NAME
                           : 0;
        if (way == 0 || name->used == 0)
            continue;
        /* Bits of other ways mean that two ways are mixed. */
        unsigned other = at->made->gradients & ~way;
        at->made->gradients |= way;
        if (other != 0)
            gen_refuse(at->location, NULL, "'%s' and '%s' are mixed", ways[way],
                       ways[other & GEN_BY_GRAD    ? GEN_BY_GRAD
                            : other & GEN_BY_GRADS ? GEN_BY_GRADS
                                                   : GEN_BY_NAME]);
    }
}

/* grad_input_mask: for each of the formula's inputs whether its gradient is wanted. */
static gen_term mask_of(const targets *to)
{
    gen_term list = {.kind = GEN_TERM_LIST, .count = to->count};
    list.items = gen_alloc(to->count + 1, sizeof *list.items);
    for (size_t i = 0; i < to->count; i++)
        list.items[i] = load(TNI_INSN_WANTED, 0, to->inputs[i], gen_type(TNI_TYPE_BOOL));
    return list;
}

/* Compile a formula for gradients. */
void gen_make_gradient(gen_building *at, const gen_formula *formula)
{
    gen_derivative *made = at->made;
    gen_program *program = &made->formulas[made->nformulas];
    gen_maker maker = {.location = &formula->location, .all = at->all, .insns = &program->insns};
    targets to = {gen_alloc(formula->keys.count, sizeof(size_t)), formula->keys.count};
    at->location = &formula->location;
    at->formula = 1u << made->nformulas;
    for (size_t i = 0; i < to.count; i++) {
        size_t arg = gen_find_arg(at->schema->args, at->schema->nargs, formula->keys.items[i]);
        to.inputs[i] = at->input_of[arg];
        program->inputs |= 1u << to.inputs[i];
    }
    /* Names that the formula may use: the mask, saved arguments and results, gradients. */
    add_name(&maker, "grad_input_mask", mask_of(&to));
    add_saved(at, &maker);
    add_gradients(at, &maker);
    give_all(at, &maker, formula->node, &to);
    note_gradients(at, &maker);
    /* Unneeded insns are removed, and loads of what remains are noted as saved. */
    gen_insns_finish(&program->insns, note_load, at);
    made->nformulas++;
}

/* ---- tangents ---- */

/* Return the inputs whose tangents a program reads. */
static uint32_t tangents_read(const gen_building *at, const gen_insns *insns)
{
    uint32_t inputs = 0;
    for (size_t i = 0; i < insns->count; i++)
        if (insns->items[i].code == TNI_INSN_TANGENT ||
            insns->items[i].code == TNI_INSN_TANGENT_OR_UNDEFINED)
            inputs |= 1u << at->input_of[insns->items[i].what];
    return inputs;
}

static uint32_t differentiable_inputs(const gen_derivative *made)
{
    uint32_t inputs = 0;
    for (size_t i = 0; i < made->ninputs; i++)
        inputs |= (made->inputs[i].formula != TNI_NO_FORMULA ? 1u : 0u) << i;
    return inputs;
}

/* Return the formula for the gradient of an input. */
static const gen_formula *formula_of(const gen_building *at, size_t input)
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
 * Derive the tangent from the formula for the gradient. For a holomorphic function of each element
 * the formula is linear in `grad`: grad_in = conj(f') * grad. So conj(formula(conj(t))) = f' * t,
 * which is the tangent.
 */
static gen_term element_wise(gen_building *at, gen_maker *maker)
{
    uint32_t inputs = differentiable_inputs(at->made);
    if (__builtin_popcount(inputs) != 1 || __builtin_popcount(at->made->outputs) != 1)
        gen_refuse(maker->location, NULL,
                   "auto_element_wise is for one differentiable argument and one result");
    size_t input = (size_t)__builtin_ctz(inputs);
    size_t argument = at->made->inputs[input].argument;
    const tni_type *type = at->schema->args[argument].type;
    const gen_formula *gradient = formula_of(at, input);
    if (gen_is_list_type(type))
        gen_refuse(maker->location, NULL, "auto_element_wise is not for a list");
    maker->location = &gradient->location;
    /* The names of a gradient formula, with conj(tangent) in place of `grad`. */
    for (size_t i = 0; i < at->schema->nargs; i++)
        add_name(maker, at->schema->args[i].name.data,
                 load(TNI_INSN_ARGUMENT, 0, i, at->schema->args[i].type));
    add_results(at, maker, TNI_INSN_RESULT, 0);
    gen_term tangent = load(TNI_INSN_TANGENT, 0, argument, type);
    uint16_t reg = gen_term_load(maker, &tangent, NULL);
    reg = gen_insn_add(maker->insns, (gen_insn){.code = TNI_INSN_CONJUGATE}, &reg, 1);
    add_name(maker, "grad", gen_term_register(reg, gen_type(TNI_TYPE_TENSOR)));
    gen_term value = gen_evaluate(maker, gradient->node);
    reg = gen_term_convert(maker, &value, gen_type(TNI_TYPE_TENSOR), gradient->node->at);
    if (value.kind == GEN_TERM_NEVER)
        return value;
    /* The second conjugation, of the result. */
    reg = gen_insn_add(maker->insns, (gen_insn){.code = TNI_INSN_CONJUGATE}, &reg, 1);
    return gen_term_register(reg, gen_type(TNI_TYPE_TENSOR));
}

/*
 * Compile a tangent. auto_linear applies the operator itself to the tangents; auto_element_wise
 * derives the formula from that of the gradient.
 */
void gen_make_tangent(gen_building *at, const gen_formula *formula)
{
    gen_derivative *made = at->made;
    gen_program *program = &made->forwards[made->nforwards++];
    gen_maker maker = {.location = &formula->location, .all = at->all, .insns = &program->insns};
    at->location = &formula->location;
    at->formula = 0;
    gen_find_result(at->schema, formula->keys.items[0], &program->result);
    if ((made->outputs >> program->result & 1) == 0)
        gen_refuse(at->location, NULL, "this result is not differentiable");
    program->is_linear = strcmp(formula->location.text, "auto_linear") == 0;
    program->inputs = differentiable_inputs(made);
    /* auto_linear needs no program: the operator itself is called with the tangents. */
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
    gen_insns_finish(&program->insns, note_load, at);
    /* Only inputs whose tangents the program reads. */
    program->inputs = tangents_read(at, &program->insns);
}

/* ---- conditions ---- */

/* Compile the condition of `output_differentiability`, which sees the arguments. */
void gen_make_condition(gen_building *at, const gen_formula *formula)
{
    gen_program *program = gen_alloc(1, sizeof *program);
    gen_maker maker = {.location = &formula->location, .all = at->all, .insns = &program->insns};
    at->location = &formula->location;
    for (size_t i = 0; i < at->schema->nargs; i++)
        add_name(&maker, at->schema->args[i].name.data,
                 load(TNI_INSN_ARGUMENT, 0, i, at->schema->args[i].type));
    gen_term value = gen_evaluate(&maker, formula->node);
    uint16_t reg = gen_term_convert(&maker, &value, gen_type(TNI_TYPE_BOOL), formula->node->at);
    gen_insn_end(&program->insns, (gen_insn){.code = TNI_INSN_DECIDE}, &reg, 1);
    gen_insns_finish(&program->insns, note_load, at);
    at->made->condition = program;
}
