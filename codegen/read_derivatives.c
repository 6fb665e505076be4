/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads spec/derivatives.yaml: a list of entries, functions, native functions, and lists of
 * operators without a derivative. Formulas are parsed here but not checked.
 */
#include "derivatives.h"

#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"
#include "yaml_read.h"

/* Reallocate an array for one more element, which is zeroed. */
static void *grow(void *array, size_t count, size_t bytes)
{
    char *grown = realloc(array, (count + 1) * bytes);
    if (grown == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    memset(grown + count * bytes, 0, bytes);
    return grown;
}

/* Return the subject of messages: "mul.Tensor: self". */
static const char *subject_of(const char *name, const char *key)
{
    char *subject = gen_alloc(strlen(name) + strlen(key) + 3, 1);
    sprintf(subject, "%s: %s", name, key);
    return subject;
}

/* Check that no key of a map occurs twice; libyaml does not. */
static void check_keys(gen_yaml *in, const yaml_node_t *node)
{
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "an entry"); gen_more(node, pair); pair++)
        for (yaml_node_pair_t *old = gen_pairs(in, node, "an entry"); old < pair; old++)
            if (strcmp(gen_key(in, old), gen_key(in, pair)) == 0)
                gen_fail(in->path, gen_line_of(gen_key_node(in, pair)), "'%s' is given twice",
                         gen_key(in, pair));
}

static const yaml_node_t *find_key(gen_yaml *in, const yaml_node_t *node, const char *key)
{
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "an entry"); gen_more(node, pair); pair++)
        if (strcmp(gen_key(in, pair), key) == 0)
            return gen_value(in, pair);
    return NULL;
}

/* Check that a map has no keys but these two. */
static void check_only(gen_yaml *in, const yaml_node_t *node, const char *first, const char *second)
{
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "an entry"); gen_more(node, pair); pair++) {
        const char *key = gen_key(in, pair);
        if (strcmp(key, first) != 0 && (second == NULL || strcmp(key, second) != 0))
            gen_fail(in->path, gen_line_of(gen_key_node(in, pair)), "'%s' is no key beside '%s'",
                     key, first);
    }
}

/* Split "a, b". */
static gen_words split_keys(const char *text)
{
    gen_words words = {0};
    for (const char *at = text; *at != '\0';) {
        size_t length = strcspn(at, ", ");
        words.items = grow(words.items, words.count, sizeof *words.items);
        words.items[words.count++] = strndup(at, length);
        at += length;
        at += strspn(at, ", ");
    }
    return words;
}

/* ---- functions ---- */

/*
 * Read the schema of a function that formulas may call. It has no overload name and no namespace.
 */
static void read_signature(gen_yaml *in, const yaml_node_t *node, gen_function_spec *function)
{
    const char *text = gen_scalar(in, node, "function");
    if (tn_schema_parse(text, TN_SCHEMA_DEFINE, &function->schema) != TN_OK)
        gen_fail(in->path, gen_line_of(node), "%s", tn_last_error());
    function->name = function->schema->name.data;
    function->location = (gen_location){in->path, gen_line_of(node), function->name, text};
    if (function->schema->overload.length > 0 || strstr(function->name, "::") != NULL)
        gen_fail(in->path, gen_line_of(node), "'%s': a function has a name and nothing more",
                 function->name);
    if (function->schema->nreturns == 0)
        gen_fail(in->path, gen_line_of(node), "'%s' gives nothing", function->name);
}

/* Read `geometry` of a native function: the arguments of which it reads only sizes and the like. */
static void read_geometry(gen_yaml *in, const yaml_node_t *node, gen_function_spec *function)
{
    const tn_schema *schema = function->schema;
    char *marks = gen_alloc(schema->nargs + 1u, 1);
    memset(marks, '-', schema->nargs);
    function->geometry = marks;
    if (node == NULL)
        return;
    gen_words words = split_keys(gen_scalar(in, node, "geometry"));
    for (size_t i = 0; i < words.count; i++) {
        size_t arg = 0;
        while (arg < schema->nargs && !tni_text_is(schema->args[arg].name, words.items[i]))
            arg++;
        if (arg == schema->nargs)
            gen_fail(in->path, gen_line_of(node), "%s has no argument '%s'", function->name,
                     words.items[i]);
        marks[arg] = 'g';
    }
}

/*
 * Read a function or native function. Its name must differ from those of all operators of aten, so
 * that a call in a formula is unambiguous.
 */
static void add_function(gen_yaml *in, const yaml_node_t *node, gen_derivatives *all)
{
    gen_function_spec function = {0};
    const yaml_node_t *native = find_key(in, node, "native");
    const yaml_node_t *body = find_key(in, node, "is");
    check_only(in, node, native != NULL ? "native" : "function",
               native != NULL ? "geometry" : "is");
    read_signature(in, native != NULL ? native : find_key(in, node, "function"), &function);
    /* Names of functions and operators share one namespace in formulas. */
    for (size_t i = 0; i < all->nfunctions; i++)
        if (strcmp(all->functions[i].name, function.name) == 0)
            gen_fail(in->path, function.location.line, "'%s' is a function already, at %s:%zu",
                     function.name, all->functions[i].location.file,
                     all->functions[i].location.line);
    for (size_t i = 0; i < all->spec->count; i++)
        if (strcmp(all->spec->entries[i].base, function.name) == 0 &&
            gen_begins(all->spec->entries[i].name, "aten::"))
            gen_fail(in->path, function.location.line, "'%s' is an operator", function.name);
    if (native != NULL) {
        read_geometry(in, find_key(in, node, "geometry"), &function);
    } else if (body == NULL) {
        gen_fail(in->path, function.location.line, "'%s' has no 'is'", function.name);
    } else {
        function.location.text = strdup(gen_scalar(in, body, "is"));
        function.location.line = gen_line_of(body);
        function.body = gen_parse_formula(&function.location);
    }
    all->functions = grow(all->functions, all->nfunctions, sizeof *all->functions);
    all->functions[all->nfunctions++] = function;
}

/* ---- operators ---- */

/* Fail for an unknown operator and list the overloads with that base name. */
_Noreturn static void refuse_name(const gen_yaml *in, size_t line, const gen_spec *spec,
                                  const char *name)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    const char *local = strstr(name, "::") != NULL ? strstr(name, "::") + 2 : name;
    size_t base = strcspn(local, ".(");
    for (size_t i = 0; i < spec->count; i++)
        if (strlen(spec->entries[i].base) == base &&
            strncmp(spec->entries[i].base, local, base) == 0)
            fprintf(out, "\n    %s", spec->entries[i].func);
    fclose(out);
    gen_fail(in->path, line, "'%s' is no operator of the table%s%s", name,
             length > 0 ? "; it has:" : "", text);
}

/* Return the operator for a name or a whole schema; it must be one that can have a derivative. */
static const gen_entry *find_operator(const gen_yaml *in, const yaml_node_t *node,
                                      const gen_spec *spec, const char *text)
{
    size_t length = strcspn(text, "(");
    const gen_entry *entry = gen_find(spec, strndup(text, length));
    bool is_whole = entry != NULL && (text[length] == '\0' || strcmp(entry->func, text) == 0);
    if (!is_whole)
        refuse_name(in, gen_line_of(node), spec, text);
    if (gen_is_through_parts(entry))
        gen_fail(in->path, gen_line_of(node),
                 "%s is composite: it is differentiated through its parts", entry->local_name);
    if (entry->kind == GEN_OUT || entry->kind == GEN_SCRATCH)
        gen_fail(in->path, gen_line_of(node), "%s writes its results: it has no derivative",
                 entry->local_name);
    return entry;
}

/* Read `no_derivative` or `not_implemented`: lists of operators. */
static void read_operators(gen_yaml *in, const yaml_node_t *node, const char *key,
                           const gen_derivatives *all, gen_operators *out)
{
    const yaml_node_t *list = find_key(in, node, key);
    check_only(in, node, key, NULL);
    for (yaml_node_item_t *item = gen_items(in, list, key); gen_further(list, item); item++) {
        const yaml_node_t *name = gen_item(in, item);
        const gen_entry *op = find_operator(in, name, all->spec, gen_scalar(in, name, key));
        if (gen_is_among(&all->without, op) || gen_is_among(&all->refused, op))
            gen_fail(in->path, gen_line_of(name), "%s stands in such a list already",
                     op->local_name);
        out->items = grow(out->items, out->count, sizeof *out->items);
        out->items[out->count++] = op;
    }
}

/* ---- entries ---- */

/* Read a formula, unless it is one of the words that stand for one. */
static gen_formula read_formula(gen_yaml *in, const yaml_node_pair_t *pair,
                                const gen_derivative_spec *spec)
{
    static const char *const whole[] = {"non_differentiable", "auto_linear", "auto_element_wise"};
    const yaml_node_t *node = gen_value(in, pair);
    const char *key = gen_key(in, pair);
    const char *text = strdup(gen_scalar(in, node, key));
    gen_formula formula = {
        .location = {in->path, gen_line_of(node), subject_of(spec->op->local_name, key), text},
        .keys = split_keys(key)};
    for (size_t i = 0; i < TN_LEN(whole); i++)
        if (strcmp(text, whole[i]) == 0)
            return formula;
    formula.node = gen_parse_formula(&formula.location);
    return formula;
}

/* Read `output_differentiability`: a bool per result, or a single condition. */
static void read_outputs(gen_yaml *in, const yaml_node_t *node, gen_derivative_spec *spec)
{
    size_t count = gen_count(node);
    yaml_node_item_t *item = gen_items(in, node, "'output_differentiability'");
    spec->has_outputs = true;
    for (size_t i = 0; gen_further(node, item); item++, i++) {
        const yaml_node_t *value = gen_item(in, item);
        const char *text = strdup(gen_scalar(in, value, "output_differentiability"));
        bool is_true = strcmp(text, "True") == 0;
        /* A single item that is no bool is a formula for the condition. */
        if (!is_true && strcmp(text, "False") != 0 && count == 1) {
            gen_formula *decide = gen_alloc(1, sizeof *decide);
            decide->location =
                (gen_location){in->path, gen_line_of(value),
                               subject_of(spec->op->local_name, "output_differentiability"), text};
            decide->node = gen_parse_formula(&decide->location);
            spec->decide = decide;
            spec->outputs = 1;
            return;
        }
        if (!is_true && strcmp(text, "False") != 0)
            gen_fail(in->path, gen_line_of(value), "%s: '%s' is neither True nor False",
                     spec->op->local_name, text);
        if (is_true && i < 32) /* too many items are refused below */
            spec->outputs |= 1u << i;
    }
    if (count != spec->op->schema->nreturns)
        gen_fail(in->path, gen_line_of(node),
                 "%s: output_differentiability has %zu items, and the operator %d results",
                 spec->op->local_name, count, (int)spec->op->schema->nreturns);
}

/* Read the True or False of a key; what it is if the entry does not have the key. */
static bool read_truth(gen_yaml *in, const yaml_node_t *entry, const char *key, bool usual,
                       const gen_derivative_spec *spec)
{
    const yaml_node_t *node = find_key(in, entry, key);
    if (node == NULL)
        return usual;
    const char *text = gen_scalar(in, node, key);
    if (strcmp(text, "True") != 0 && strcmp(text, "False") != 0)
        gen_fail(in->path, gen_line_of(node), "%s: '%s' is neither True nor False",
                 spec->op->local_name, text);
    return strcmp(text, "True") == 0;
}

static bool is_entry_key(const char *key)
{
    return strcmp(key, "name") == 0 || strcmp(key, "node") == 0 || strcmp(key, "dispatch") == 0 ||
           strcmp(key, "output_differentiability") == 0 || strcmp(key, "complex_results") == 0 ||
           strcmp(key, "runs_once") == 0;
}

/* Read the formulas of a map; other keys of an entry are skipped. */
static void read_block(gen_yaml *in, const yaml_node_t *node, gen_derivative_spec *spec,
                       tni_key key)
{
    gen_block block = {.key = key, .line = gen_line_of(node)};
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "formulas"); gen_more(node, pair); pair++) {
        if (is_entry_key(gen_key(in, pair)))
            continue;
        block.formulas = grow(block.formulas, block.count, sizeof *block.formulas);
        block.formulas[block.count++] = read_formula(in, pair, spec);
    }
    spec->blocks = grow(spec->blocks, spec->count, sizeof *spec->blocks);
    spec->blocks[spec->count++] = block;
}

/* Read `dispatch`: a block of formulas per key. */
static void read_dispatch(gen_yaml *in, const yaml_node_t *node, gen_derivative_spec *spec)
{
    check_keys(in, node);
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "'dispatch'"); gen_more(node, pair); pair++) {
        const char *name = gen_key(in, pair);
        tni_key key = TNI_ALIAS_AUTOGRAD;
        bool is_default = strcmp(name, "Default") == 0;
        if (!is_default && (strncmp(name, "Autograd", 8) != 0 || name[8] == '\0' ||
                            tni_key_parse(name, &key) != TN_OK))
            gen_fail(in->path, gen_line_of(gen_key_node(in, pair)),
                     "%s: '%s' is neither Default nor the autograd key of a backend",
                     spec->op->local_name, name);
        const yaml_node_t *block = gen_value(in, pair);
        check_keys(in, block);
        for (yaml_node_pair_t *inner = gen_pairs(in, block, "a block"); gen_more(block, inner);
             inner++)
            if (is_entry_key(gen_key(in, inner)))
                gen_fail(in->path, gen_line_of(gen_key_node(in, inner)),
                         "%s: '%s' stands beside 'dispatch', not in it", spec->op->local_name,
                         gen_key(in, inner));
        read_block(in, block, spec, key);
    }
}

/* Check that an entry with `dispatch` has no formulas outside of it. */
static void check_beside(gen_yaml *in, const yaml_node_t *node, const gen_derivative_spec *spec)
{
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "an entry"); gen_more(node, pair); pair++)
        if (!is_entry_key(gen_key(in, pair)))
            gen_fail(in->path, gen_line_of(gen_key_node(in, pair)),
                     "%s: '%s' stands beside 'dispatch'; formulas stand in its blocks",
                     spec->op->local_name, gen_key(in, pair));
}

/* Read an entry. Its name must be a whole schema, so that a changed schema is noticed here. */
static void read_spec(gen_yaml *in, const yaml_node_t *node, gen_derivatives *all)
{
    gen_derivative_spec spec = {.file = in->path, .line = gen_line_of(node)};
    const yaml_node_t *name = find_key(in, node, "name");
    const yaml_node_t *outputs = find_key(in, node, "output_differentiability");
    const yaml_node_t *dispatch = find_key(in, node, "dispatch");
    const yaml_node_t *node_name = find_key(in, node, "node");
    const char *text = gen_scalar(in, name, "name");
    spec.line = gen_line_of(name);
    spec.op = find_operator(in, name, all->spec, text);
    if (strchr(text, '(') == NULL)
        refuse_name(in, spec.line, all->spec, text);
    spec.node = node_name != NULL ? strdup(gen_scalar(in, node_name, "node")) : NULL;
    if (outputs != NULL)
        read_outputs(in, outputs, &spec);
    spec.refuses_complex = !read_truth(in, node, "complex_results", true, &spec);
    spec.runs_once = read_truth(in, node, "runs_once", false, &spec);
    if (dispatch != NULL) {
        check_beside(in, node, &spec);
        read_dispatch(in, dispatch, &spec);
    } else {
        read_block(in, node, &spec, TNI_ALIAS_AUTOGRAD);
    }
    all->specs = grow(all->specs, all->nspecs, sizeof *all->specs);
    all->specs[all->nspecs++] = spec;
}

/* The arguments of read_item for gen_try. */
typedef struct item_work {
    gen_yaml *in;         /* the file */
    yaml_node_t *node;    /* the item */
    gen_derivatives *all; /* where it goes */
} item_work;

/* Read one entry of the yaml. Work for gen_try, so that a fault does not end the program. */
static void read_item(void *context)
{
    item_work *work = context;
    gen_yaml *in = work->in;
    check_keys(in, work->node);
    if (find_key(in, work->node, "function") != NULL || find_key(in, work->node, "native") != NULL)
        add_function(in, work->node, work->all);
    else if (find_key(in, work->node, "no_derivative") != NULL)
        read_operators(in, work->node, "no_derivative", work->all, &work->all->without);
    else if (find_key(in, work->node, "not_implemented") != NULL)
        read_operators(in, work->node, "not_implemented", work->all, &work->all->refused);
    else if (find_key(in, work->node, "name") != NULL)
        read_spec(in, work->node, work->all);
    else
        gen_fail(in->path, gen_line_of(work->node),
                 "an entry has a 'name'; there are also 'function', 'native', 'no_derivative' and "
                 "'not_implemented'");
}

void gen_read_derivatives(const char *path, gen_derivatives *all)
{
    gen_yaml *in = gen_open_yaml(path);
    const yaml_node_t *root = gen_root(in);
    yaml_node_item_t *item = gen_items(in, root, "the file");
    for (; gen_further(root, item); item++) {
        item_work work = {in, gen_item(in, item), all};
        all->nfaults += !gen_try(read_item, &work);
    }
}
