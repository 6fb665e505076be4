/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes python/tenon/_typed/MODULE.pyi: functions and methods as type checkers and editors see
 * them. These modules exist as stubs only; the package's hand-written stubs import their names from
 * them.
 *
 * A name with one signature is a function; one with several has `@overload`s in the order in which
 * they are tried, each with a keyword `out` if it has one. Named results are the tuples of
 * python/tenon/return_types.pyi. The types are those that the binding accepts, so a number may also
 * replace a tensor without dimensions.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "codegen.h"

/*
 * Python keywords cannot be names of parameters; they get an underscore and are given by position.
 */
static const char *const keywords[] = {"and",   "as",   "class", "def",   "del",    "else",
                                       "for",   "from", "if",    "in",    "is",     "lambda",
                                       "not",   "or",   "pass",  "raise", "return", "try",
                                       "while", "with", "yield", "None",  "True",   "False"};

/*
 * Return a parameter's name, with `_` after a keyword of Python. Static memory, which the next call
 * overwrites.
 */
static const char *parameter_name(const tni_arg *arg)
{
    static char name[96];
    bool is_word = false;
    for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++)
        is_word = is_word || strcmp(keywords[i], arg->name.data) == 0;
    snprintf(name, sizeof name, "%s%s", arg->name.data, is_word ? "_" : "");
    return name;
}

/* ---- types ---- */

/* Return the Python type of an argument without items. */
static const char *given_leaf(const tni_type *type)
{
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        return "Tensor";
    case TNI_TYPE_INT:
    case TNI_TYPE_SYMINT:
        return "int";
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_SYMFLOAT:
        return "float";
    case TNI_TYPE_BOOL:
    case TNI_TYPE_SYMBOOL:
        return "bool";
    case TNI_TYPE_STR:
        return "str";
    case TNI_TYPE_SCALAR:
    case TNI_TYPE_COMPLEX:
        return "Number | Tensor";
    case TNI_TYPE_SCALAR_TYPE:
        return "DType";
    case TNI_TYPE_LAYOUT:
        return "layout";
    case TNI_TYPE_MEMORY_FORMAT:
        return "memory_format";
    case TNI_TYPE_DEVICE:
        return "device | str | int";
    case TNI_TYPE_GENERATOR:
        return "Generator";
    case TNI_TYPE_STORAGE:
        return "Tensor";
    default:
        return "Any";
    }
}

/* Return the type of a list's items; lists of tensors for numbers are separate overloads. */
static const char *listed_leaf(const tni_type *type)
{
    return type->kind == TNI_TYPE_SCALAR ? "Number" : given_leaf(type);
}

/*
 * Write the type of an argument. A single number may stand for a list of fixed size; any sequence
 * is accepted for a list.
 */
static void write_given(FILE *out, const tni_type *type)
{
    bool is_optional = type->kind == TNI_TYPE_OPTIONAL;
    if (is_optional)
        type = type->items[0];
    if (type->kind != TNI_TYPE_LIST) {
        fputs(given_leaf(type), out);
    } else {
        const tni_type *item = type->items[0];
        bool has_none = item->kind == TNI_TYPE_OPTIONAL;
        const tni_type *leaf = has_none ? item->items[0] : item;
        if (type->list_size > 0 && leaf->kind != TNI_TYPE_TENSOR)
            fprintf(out, "%s | ", given_leaf(leaf));
        fprintf(out, "Sequence[%s%s]", listed_leaf(leaf), has_none ? " | None" : "");
    }
    if (is_optional)
        fputs(" | None", out);
}

/* Write the type of a result; lists are returned as tuples. */
static void write_result(FILE *out, const tni_type *type)
{
    if (type->kind == TNI_TYPE_LIST) {
        fputs("tuple[", out);
        write_result(out, type->items[0]);
        fputs(", ...]", out);
    } else if (type->kind == TNI_TYPE_OPTIONAL) {
        write_result(out, type->items[0]);
        fputs(" | None", out);
    } else if (type->kind == TNI_TYPE_SCALAR || type->kind == TNI_TYPE_COMPLEX) {
        fputs("Number", out);
    } else if (type->kind == TNI_TYPE_SCALAR_TYPE) {
        fputs("dtype", out);
    } else {
        fputs(given_leaf(type), out);
    }
}

/* Names with one leading underscore are private. */
static bool is_public(const char *name)
{
    return name[0] != '_' || name[1] == '_';
}

/* Return whether there are several results, all with names: then they are a named tuple. */
static bool has_named_results(const tn_schema *schema)
{
    for (uint16_t i = 0; i < schema->nreturns; i++)
        if (schema->returns[i].name.length == 0)
            return false;
    return schema->nreturns > 1;
}

/* Write the type of the results. A named tuple has the name of the operator, also in modules. */
static void write_results(FILE *out, const gen_function *of, const tn_schema *schema)
{
    if (schema->nreturns == 0)
        fputs("None", out);
    if (has_named_results(schema)) {
        fprintf(out, is_public(of->base) ? "return_types.%s" : "tuple[Any, ...]", of->base);
        return;
    }
    if (schema->nreturns > 1)
        fputs("tuple[", out);
    for (uint16_t i = 0; i < schema->nreturns; i++) {
        fputs(i > 0 ? ", " : "", out);
        write_result(out, schema->returns[i].type);
    }
    if (schema->nreturns > 1)
        fputc(']', out);
}

/* ---- signatures ---- */

/* The overload that is being written. */
typedef struct signature {
    const gen_function *of; /* the name */
    const gen_entry *entry; /* the overload */
    bool is_method;         /* `self` comes first and is not passed explicitly */
    FILE *out;              /* where it goes */
} signature;

/* Return the index of `self`, which may be anywhere in the schema; nargs if there is none. */
static uint16_t self_index(const tn_schema *schema)
{
    for (uint16_t i = 0; i < schema->nargs; i++)
        if (strcmp(schema->args[i].name.data, "self") == 0)
            return i;
    return schema->nargs;
}

/* Write a parameter. Defaults are written as `...`; help() shows the schema with their values. */
static void write_parameter(const signature *it, const tni_arg *arg)
{
    bool is_self = strcmp(arg->name.data, "self") == 0;
    fprintf(it->out, ", %s: ", is_self ? "input" : parameter_name(arg));
    write_given(it->out, arg->type);
    if (arg->initial != NULL)
        fputs(" = ...", it->out);
}

/* Return whether it makes a tensor with options: then it takes `requires_grad`, as no operator. */
static bool takes_grad(const signature *it)
{
    return gen_tensor_options(it->entry->schema) != it->entry->schema->nargs;
}

static void write_grad_parameter(const signature *it, bool has_star)
{
    if (takes_grad(it))
        fprintf(it->out, "%s, requires_grad: bool = ...", has_star ? "" : ", *");
}

/* Write `out`, which only functions of operators with an out variant take. */
static void write_out_parameter(const signature *it, bool has_star)
{
    const gen_entry *with_out = it->entry->group->members[GEN_OUT];
    if (it->is_method || it->entry->kind != GEN_FUNCTIONAL || with_out == NULL)
        return;
    size_t count = 0;
    for (uint16_t i = 0; i < with_out->schema->nargs; i++)
        count += gen_is_out_arg(&with_out->schema->args[i]);
    fprintf(it->out, "%s, out: %s | None = ...", has_star ? "" : ", *",
            count > 1 ? "tuple[Tensor, ...]" : "Tensor");
}

/*
 * Write the parameters of a signature: self for methods, `*` before the first keyword-only one, out
 * last.
 */
static void write_parameters(const signature *it)
{
    const tn_schema *schema = it->entry->schema;
    uint16_t self = it->is_method ? self_index(schema) : schema->nargs;
    bool has_star = false;
    fputs(it->is_method ? "self" : "", it->out);
    for (uint16_t i = 0; i < schema->nargs; i++) {
        if (i == self)
            continue;
        if (schema->args[i].keyword_only && !has_star) {
            fputs(", *", it->out);
            has_star = true;
        }
        write_parameter(it, &schema->args[i]);
    }
    write_grad_parameter(it, has_star);
    write_out_parameter(it, has_star || takes_grad(it));
}

/* Write a signature. The parameters begin with a comma, which a function's first one must lose. */
static void write_signature(const signature *it)
{
    char *text;
    size_t length;
    FILE *parameters = open_memstream(&text, &length);
    signature inner = *it;
    inner.out = parameters;
    write_parameters(&inner);
    fclose(parameters);
    const char *start = strncmp(text, ", ", 2) == 0 ? text + 2 : text;
    fprintf(it->out, "%sdef %s(%s) -> ", it->is_method ? "    " : "", gen_function_name(it->of),
            start);
    write_results(it->out, it->of, it->entry->schema);
    fputs(": ...\n", it->out);
    free(text);
}

/* Return whether integers can be given loosely for the only list, as in x.view(2, 3). */
static bool takes_loose(const signature *it)
{
    const tn_schema *schema = it->entry->schema;
    uint16_t self = it->is_method ? self_index(schema) : schema->nargs;
    const tni_arg *only = NULL;
    size_t count = 0;
    for (uint16_t i = 0; i < schema->nargs; i++)
        if (i != self && !schema->args[i].keyword_only) {
            only = &schema->args[i];
            count++;
        }
    return count == 1 && only->type->kind == TNI_TYPE_LIST &&
           (only->type->items[0]->kind == TNI_TYPE_INT ||
            only->type->items[0]->kind == TNI_TYPE_SYMINT);
}

/* Write the same signature with integers in place of the list. */
static void write_loose(const signature *it)
{
    const tn_schema *schema = it->entry->schema;
    uint16_t self = it->is_method ? self_index(schema) : schema->nargs;
    fprintf(it->out, "%sdef %s(%s", it->is_method ? "    " : "", gen_function_name(it->of),
            it->is_method ? "self, " : "");
    for (uint16_t i = 0; i < schema->nargs; i++)
        if (i != self && !schema->args[i].keyword_only)
            fprintf(it->out, "*%s: int", parameter_name(&schema->args[i]));
    for (uint16_t i = 0; i < schema->nargs; i++)
        if (schema->args[i].keyword_only)
            write_parameter(it, &schema->args[i]);
    write_grad_parameter(it, true);
    write_out_parameter(it, true);
    fputs(") -> ", it->out);
    write_results(it->out, it->of, schema);
    fputs(": ...\n", it->out);
}

/* Write all overloads of a name; `@overload` only if there are several. */
static void write_function(const gen_function *of, bool is_method, FILE *out)
{
    size_t loose = 0;
    for (size_t i = 0; i < of->count; i++) {
        signature it = {of, of->entries[i], is_method, out};
        loose += takes_loose(&it);
    }
    for (size_t i = 0; i < of->count; i++) {
        signature it = {of, of->entries[i], is_method, out};
        const char *mark = is_method ? "    @overload\n" : "@overload\n";
        fputs(of->count + loose > 1 ? mark : "", out);
        write_signature(&it);
        if (takes_loose(&it)) {
            fputs(mark, out);
            write_loose(&it);
        }
    }
}

static bool is_written(const gen_function *of, const char *module)
{
    return strcmp(gen_function_module(of), module) == 0 && is_public(gen_function_name(of));
}

/*
 * Return an overload with named results; NULL if there is none. All such overloads must have the
 * same names, as they share a tuple.
 */
static const tn_schema *named_schema(const gen_function *of)
{
    const tn_schema *found = NULL;
    for (size_t i = 0; i < of->count; i++) {
        const tn_schema *schema = of->entries[i]->schema;
        if (!has_named_results(schema))
            continue;
        for (uint16_t k = 0; found != NULL && k < schema->nreturns; k++)
            if (found->nreturns != schema->nreturns ||
                strcmp(found->returns[k].name.data, schema->returns[k].name.data) != 0)
                gen_fail(of->entries[i]->file, of->entries[i]->line,
                         "results of %s have other names than those of another overload", of->base);
        found = schema;
    }
    return found;
}

/*
 * Write the named tuple of an operator's results. Its out= variant has another name for the type.
 */
static void write_tuple(FILE *out, const gen_function *of, const tn_schema *schema)
{
    fprintf(out, "class %s(NamedTuple):\n", of->base);
    for (uint16_t i = 0; i < schema->nreturns; i++) {
        fprintf(out, "    %s: ", schema->returns[i].name.data);
        write_result(out, schema->returns[i].type);
        fputc('\n', out);
    }
    fprintf(out, "\n%s_out: TypeAlias = %s\n\n", of->base, of->base);
}

static int compare_bases(const void *left, const void *right)
{
    return strcmp(((const gen_function *)left)->base, ((const gen_function *)right)->base);
}

/* Functions and methods of one operator share a tuple. */
void gen_write_return_types(const gen_spec *spec, const char *unbound, const char *signatures,
                            FILE *out)
{
    gen_functions all = gen_collect_functions(spec, unbound, signatures);
    const char *last = "";
    gen_hash_licence(out);
    fputs("# Made by tenon-gen from spec/native_functions.yaml.\n"
          "from typing import NamedTuple, TypeAlias\n\nfrom tenon import Tensor\n\n",
          out);
    qsort(all.items, all.count, sizeof *all.items, compare_bases);
    for (size_t i = 0; i < all.count; i++) {
        const gen_function *of = &all.items[i];
        const tn_schema *schema = named_schema(of);
        if (schema == NULL || !is_public(of->base) || strcmp(last, of->base) == 0)
            continue;
        write_tuple(out, of, schema);
        last = of->base;
    }
    free(all.items);
}

void gen_write_stubs(const gen_spec *spec, const char *unbound, const char *signatures,
                     const char *module, FILE *out)
{
    gen_functions all = gen_collect_functions(spec, unbound, signatures);
    bool is_method = strcmp(module, "Tensor") == 0;
    gen_hash_licence(out);
    fputs("# Made by tenon-gen from spec/native_functions.yaml and spec/python_signatures.tsv.\n"
          "from typing import Any, Sequence, overload\n\n"
          "from tenon import DType, Generator, Number, Tensor, device, dtype, layout, "
          "memory_format, return_types\n\n",
          out);
    if (is_method)
        fputs("class TensorMethods:\n", out);
    for (size_t i = 0; i < all.count; i++)
        if (is_written(&all.items[i], module))
            write_function(&all.items[i], is_method, out);
    free(all.items);
}
