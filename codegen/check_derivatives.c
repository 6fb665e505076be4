/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Checks entries of the derivatives: which arguments and results their formulas are for, and which
 * results are differentiable; then has the formulas compiled. A fault ends its entry only; the
 * others are still checked.
 */
#include "derivatives.h"

#include <ctype.h>
#include <string.h>

#include "gen_rules.h"

/* Return whether a formula is for gradients. Otherwise its key is a result: then it is for a
 * tangent. */
static bool is_gradient(const gen_building *at, const gen_formula *formula)
{
    const tn_schema *schema = at->schema;
    return gen_find_arg(schema->args, schema->nargs, formula->keys.items[0]) < schema->nargs;
}

/* Refuse a key and list those that the entry could have. */
_Noreturn static void refuse_key(const gen_building *at, const gen_formula *formula,
                                 const char *key)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    for (size_t i = 0; i < at->schema->nargs; i++)
        if (gen_has_tensors(at->schema->args[i].type))
            fprintf(out, "%s, ", at->schema->args[i].name.data);
    for (size_t i = 0; i < at->schema->nreturns; i++)
        if (at->schema->returns[i].name.length > 0)
            fprintf(out, "%s, ", at->schema->returns[i].name.data);
    fprintf(out, at->schema->nreturns == 1 ? "result" : "result0 …");
    fclose(out);
    gen_fail(formula->location.file, formula->location.line, "%s: '%s' is not one of its keys: %s",
             at->local_name, key, text);
}

/*
 * Check the keys of a formula, which are arguments with tensors or one result, and mark the
 * arguments in `input_of`.
 */
static void assign_keys(gen_building *at, const gen_formula *formula)
{
    const tn_schema *schema = at->schema;
    size_t result;
    for (size_t i = 0; i < formula->keys.count; i++) {
        const char *key = formula->keys.items[i];
        size_t arg = gen_find_arg(schema->args, schema->nargs, key);
        if (arg < schema->nargs && !gen_has_tensors(schema->args[arg].type))
            gen_refuse(&formula->location, NULL, "'%s' is %s: it has no gradient", key,
                       gen_type_text(schema->args[arg].type));
        if (arg == schema->nargs && !gen_find_result(schema, key, &result))
            refuse_key(at, formula, key);
        /*
         * A key is an argument in a gradient, a result in a tangent. A gradient may have several
         * keys.
         */
        if ((arg < schema->nargs) != is_gradient(at, formula) ||
            (arg == schema->nargs && formula->keys.count > 1))
            gen_refuse(&formula->location, NULL, "a tangent has a formula of its own");
        if (arg < schema->nargs && at->input_of[arg] != SIZE_MAX)
            gen_refuse(&formula->location, NULL, "'%s' has two formulas", key);
        /* Any value but SIZE_MAX; the index is set when all keys are known. */
        if (arg < schema->nargs)
            at->input_of[arg] = 0;
    }
    /* Words in place of a formula: non_differentiable is for gradients, auto_… for tangents. */
    bool is_word = formula->node == NULL;
    bool is_none = strcmp(formula->location.text, "non_differentiable") == 0;
    if (is_word && is_none != is_gradient(at, formula))
        gen_refuse(&formula->location, NULL, "'%s' is not for %s", formula->location.text,
                   is_none ? "a tangent" : "a gradient");
}

/* Formulas give these names a meaning of their own. */
static void check_arguments(const gen_building *at)
{
    for (size_t i = 0; i < at->schema->nargs; i++) {
        const char *name = at->schema->args[i].name.data;
        if (strncmp(name, "result", 6) == 0 || strcmp(name, "grad_input_mask") == 0)
            gen_fail(at->made->spec->file, at->made->spec->line,
                     "%s: an argument is called '%s', which means something else in formulas",
                     at->local_name, name);
    }
}

/* Number the inputs in the order of the schema. Inputs are bits of 32-bit masks. */
static void add_inputs(gen_building *at)
{
    gen_derivative *made = at->made;
    made->inputs = gen_alloc(at->schema->nargs + 1u, sizeof *made->inputs);
    for (size_t i = 0; i < at->schema->nargs; i++) {
        if (at->input_of[i] == SIZE_MAX)
            continue;
        at->input_of[i] = made->ninputs;
        made->inputs[made->ninputs++] = (tni_input_spec){
            (uint8_t)i, gen_is_list_type(at->schema->args[i].type), TNI_NO_FORMULA};
    }
    if (made->ninputs > 32 || at->schema->nreturns > 32)
        gen_fail(made->spec->file, made->spec->line, "%s: more than 32 arguments or results",
                 at->local_name);
}

/*
 * Return whether a formula names gradients by number or by name. Then all results have gradients,
 * not only the first.
 */
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

/*
 * Return the differentiable results of an entry that does not say which: all tensors if a formula
 * uses several gradients, else the first tensor (its lowest bit).
 */
static uint32_t default_outputs(const gen_building *at)
{
    const gen_block *block = at->made->block;
    uint32_t tensors = 0;
    bool is_all = false;
    for (size_t i = 0; i < at->schema->nreturns; i++)
        tensors |= (gen_has_tensors(at->schema->returns[i].type) ? 1u : 0u) << i;
    for (size_t i = 0; i < block->count; i++)
        is_all |= block->formulas[i].node != NULL && is_gradient(at, &block->formulas[i]) &&
                  uses_all(block->formulas[i].node, at->schema);
    return is_all ? tensors : tensors & -tensors;
}

/* Check and compile one block of an entry. */
static void build(void *context)
{
    gen_building *at = context;
    gen_derivative *made = at->made;
    const gen_block *block = made->block;
    check_arguments(at);
    for (size_t i = 0; i < block->count; i++)
        assign_keys(at, &block->formulas[i]);
    add_inputs(at);
    made->outputs = made->spec->has_outputs ? made->spec->outputs : default_outputs(at);
    if (!made->spec->refuses_complex)
        made->flags |= TNI_DERIVATIVE_IS_COMPLEX;
    if (made->spec->runs_once)
        made->flags |= TNI_DERIVATIVE_RUNS_ONCE;
    made->formulas = gen_alloc(block->count + 1, sizeof *made->formulas);
    made->forwards = gen_alloc(block->count + 1, sizeof *made->forwards);
    /* Gradients are compiled before tangents, which may reuse the formula of a gradient. */
    for (size_t i = 0; i < block->count; i++) {
        const gen_formula *formula = &block->formulas[i];
        for (size_t k = 0;
             k < formula->keys.count && formula->node != NULL && is_gradient(at, formula); k++) {
            size_t arg = gen_find_arg(at->schema->args, at->schema->nargs, formula->keys.items[k]);
            made->inputs[at->input_of[arg]].formula = (uint16_t)made->nformulas;
        }
        if (formula->node != NULL && is_gradient(at, formula))
            gen_make_gradient(at, formula);
    }
    /* `grads[0]` would make all results differentiable. */
    if (made->gradients == GEN_BY_GRADS && made->gradients_read == 1 && at->schema->nreturns > 1)
        gen_fail(made->spec->file, made->spec->line, "%s: formulas read grads[0] alone: say 'grad'",
                 at->local_name);
    for (size_t i = 0; i < block->count; i++)
        if (!is_gradient(at, &block->formulas[i]))
            gen_make_tangent(at, &block->formulas[i]);
    if (made->spec->decide != NULL)
        gen_make_condition(at, made->spec->decide);
}

/* Return the length of an operator's name without the `_` of in-place operators. */
static size_t stem_length(const gen_entry *entry)
{
    return strlen(entry->base) - (entry->kind == GEN_INPLACE ? 1 : 0);
}

/* Return whether both have the same namespace and name up to that length. */
static bool same_stem(const gen_entry *a, const gen_entry *b)
{
    size_t before = (size_t)(a->local_name - a->name);
    return stem_length(a) == stem_length(b) && before == (size_t)(b->local_name - b->name) &&
           strncmp(a->name, b->name, before + stem_length(a)) == 0;
}

/*
 * Return the name of the node as PyTorch forms it: "Log1PBackward0" for log1p, "MaxPool2DBackward0"
 * for max_pool2d. A letter is a capital unless it follows a letter. The number counts the entries
 * before it with the same name.
 */
static const char *node_name(const gen_derivatives *all, const gen_derivative_spec *spec)
{
    size_t number = 0;
    if (spec->node != NULL)
        return spec->node;
    for (const gen_derivative_spec *other = all->specs; other < spec; other++)
        number += same_stem(other->op, spec->op);
    char *name = gen_alloc(strlen(spec->op->base) + 32, 1);
    char *to = name;
    bool is_inside = false;
    for (const char *at = spec->op->base; *at != '\0'; at++) {
        if (*at != '_')
            *to++ = (char)(is_inside ? tolower((unsigned char)*at) : toupper((unsigned char)*at));
        is_inside = isalpha((unsigned char)*at) != 0;
    }
    sprintf(to, "Backward%zu", number);
    return name;
}

/* Check that the operator has one entry and is in no list. */
static void check_spec(void *context)
{
    gen_derivatives *all = ((gen_building *)context)->all;
    const gen_derivative_spec *spec = ((gen_building *)context)->made->spec;
    for (const gen_derivative_spec *other = all->specs; other < spec; other++)
        if (other->op == spec->op)
            gen_fail(spec->file, spec->line, "%s has an entry already, at %s:%zu",
                     spec->op->local_name, other->file, other->line);
    if (gen_is_among(&all->without, spec->op) || gen_is_among(&all->refused, spec->op))
        gen_fail(spec->file, spec->line, "%s stands in '%s' as well", spec->op->local_name,
                 gen_is_among(&all->without, spec->op) ? "no_derivative" : "not_implemented");
}

/*
 * Return the argument that the operator, or its in-place variant, writes; SIZE_MAX if there is none
 * or the in-place variant has an entry of its own.
 */
static size_t written_argument(const gen_derivatives *all, const gen_entry *entry)
{
    const gen_entry *writer = entry->kind == GEN_INPLACE ? entry : gen_twin(entry);
    for (size_t i = 0; i < all->nspecs && writer != entry; i++)
        if (all->specs[i].op == writer) /* which has formulas of its own */
            return SIZE_MAX;
    for (size_t i = 0; writer != NULL && i < writer->schema->nargs; i++)
        if (gen_is_written(&writer->schema->args[i]))
            return i;
    return SIZE_MAX;
}

/* Compile the blocks of an entry. */
static void build_spec_blocks(gen_derivatives *all, gen_derivative_spec *spec)
{
    for (size_t i = 0; i < spec->count; i++) {
        gen_derivative *made = &all->items[all->count];
        *made =
            (gen_derivative){.spec = spec, .block = &spec->blocks[i], .name = node_name(all, spec)};
        gen_building at = {.all = all,
                           .made = made,
                           .schema = spec->op->schema,
                           .local_name = spec->op->local_name,
                           .written = written_argument(all, spec->op)};
        at.input_of = gen_alloc(at.schema->nargs + 1u, sizeof *at.input_of);
        memset(at.input_of, 0xff, (at.schema->nargs + 1u) * sizeof *at.input_of);
        bool is_good = (i > 0 || gen_try(check_spec, &at)) && gen_try(build, &at);
        all->nfaults += !is_good;
        spec->blocks[i].index = all->count++;
    }
}

/* The arguments of check_function for gen_try. */
typedef struct function_work {
    gen_derivatives *all;        /* everything */
    gen_function_spec *function; /* the function */
} function_work;

static void check_function(void *context)
{
    function_work *work = context;
    gen_check_function(work->all, work->function);
}

/*
 * Functions are checked on their own first, so that a fault in one is reported once, not for each
 * call.
 */
void gen_build_derivatives(gen_derivatives *all)
{
    size_t blocks = 0;
    for (size_t i = 0; i < all->nspecs; i++)
        blocks += all->specs[i].count;
    all->items = gen_alloc(blocks + 1, sizeof *all->items);
    for (size_t i = 0; i < all->nfunctions; i++) {
        function_work work = {all, &all->functions[i]};
        all->nfaults += !gen_try(check_function, &work);
        for (size_t k = 0; k < all->nfunctions; k++)
            all->functions[k].is_entered = false; /* where a fault has left it */
    }
    /* Only calls by entries count as uses. */
    for (size_t i = 0; i < all->nfunctions; i++)
        all->functions[i].used = 0;
    for (size_t i = 0; i < all->nspecs; i++)
        build_spec_blocks(all, &all->specs[i]);
}

static void refuse_unused(void *context)
{
    const gen_function_spec *function = context;
    gen_fail(function->location.file, function->location.line, "'%s' is called nowhere",
             function->name);
}

static void refuse_unlisted(void *context)
{
    const gen_entry *entry = context;
    gen_fail(entry->file, entry->line,
             "%s has no derivative: it has no entry, and stands neither in 'no_derivative' nor in "
             "'not_implemented'",
             entry->local_name);
}

void gen_check_whole(gen_derivatives *all)
{
    bool is_good = all->nfaults == 0;
    for (size_t i = 0; i < all->spec->count && is_good; i++)
        if (gen_is_unlisted(all, &all->spec->entries[i]))
            all->nfaults += !gen_try(refuse_unlisted, &all->spec->entries[i]);
    for (size_t i = 0; i < all->nfunctions && is_good; i++)
        if (all->functions[i].used == 0)
            all->nfaults += !gen_try(refuse_unused, &all->functions[i]);
}
