/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Kinds of schemas, and grouping entries that are variants of one operator. Variants are found by
 * comparing signatures: the schema reduced to what variants have in common.
 */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>

bool gen_is_written(const tni_arg *arg)
{
    const tni_alias *alias = tni_type_alias(arg->type);
    return alias != NULL && alias->is_write;
}

bool gen_is_out_arg(const tni_arg *arg)
{
    return arg->keyword_only && gen_is_written(arg);
}

bool gen_has_tag(const gen_entry *entry, const char *tag)
{
    int number = gen_tag_number(tag);
    return number >= 0 && (entry->tags >> number & 1) != 0;
}

/* Return the type inside lists and optionals. */
static const tni_type *element_type(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return type;
}

/* Return the index of the argument with this name; the number of arguments if there is none. */
static size_t find_arg(const tn_schema *schema, const char *name)
{
    size_t i = 0;
    while (i < schema->nargs && !tni_text_is(schema->args[i].name, name))
        i++;
    return i;
}

size_t gen_tensor_options(const tn_schema *schema)
{
    static const char *const names[] = {"dtype", "layout", "device", "pin_memory"};
    size_t first = find_arg(schema, names[0]);
    for (size_t i = 0; i < TN_LEN(names); i++)
        if (first + i >= schema->nargs || !schema->args[first + i].keyword_only ||
            !tni_text_is(schema->args[first + i].name, names[i]))
            return schema->nargs;
    return first;
}

bool gen_is_factory(const gen_entry *entry)
{
    const tn_schema *schema = entry->schema;
    if (gen_tensor_options(schema) == schema->nargs)
        return false;
    if (entry->category != NULL && strcmp(entry->category, "factory") == 0)
        return true;
    for (size_t i = 0; i < schema->nargs; i++)
        if (element_type(schema->args[i].type)->kind == TNI_TYPE_TENSOR)
            return false;
    return true;
}

/* Return whether the name is like "__iadd__", which Python calls for `+=`. */
static bool is_dunder(const char *base)
{
    size_t length = strlen(base);
    return length > 4 && strncmp(base, "__", 2) == 0 && strcmp(base + length - 2, "__") == 0;
}

/* Return whether the name is one of Python's in-place operators. */
static bool is_inplace_dunder(const char *base)
{
    static const char *const names[] = {"__iadd__", "__isub__", "__imul__",    "__idiv__",
                                        "__imod__", "__ipow__", "__ilshift__", "__irshift__",
                                        "__ixor__", "__ior__",  "__iand__"};
    for (size_t i = 0; i < TN_LEN(names); i++)
        if (strcmp(base, names[i]) == 0)
            return true;
    return false;
}

gen_kind gen_kind_of(const gen_entry *entry)
{
    const char *base = entry->base;
    bool has_out = false;
    bool has_scratch = false;
    /* An in-place operator is recognized by its name alone, as in PyTorch. */
    if (is_dunder(base) ? is_inplace_dunder(base)
                        : base[0] != '\0' && base[strlen(base) - 1] == '_')
        return GEN_INPLACE;
    for (size_t i = 0; i < entry->schema->nargs; i++) {
        const tni_arg *arg = &entry->schema->args[i];
        has_out |= gen_is_out_arg(arg);
        has_scratch |= gen_is_out_arg(arg) && strncmp(arg->name.data, "_scratch_", 9) == 0;
    }
    if (has_out)
        return has_scratch ? GEN_SCRATCH : GEN_OUT;
    return entry->schema->is_mutable ? GEN_MUTABLE : GEN_FUNCTIONAL;
}

void gen_print_stem(FILE *out, const gen_entry *entry)
{
    static const char twin[] = "_functional";
    size_t length = strlen(entry->base);
    /* "__iadd__" and "__add__" have the same stem. */
    if (is_inplace_dunder(entry->base)) {
        fprintf(out, "__%s", entry->base + 3);
        return;
    }
    if (entry->kind == GEN_INPLACE)
        length--;
    else if (length >= sizeof twin && strcmp(entry->base + length - strlen(twin), twin) == 0)
        length -= strlen(twin);
    fprintf(out, "%.*s", (int)length, entry->base);
}

/* Print a type without alias marks. */
static void print_type(FILE *out, const tni_type *type)
{
    tni_buffer text = {0};
    tni_type_print(&text, type);
    for (size_t i = 0; i < text.length; i++) {
        if (text.data[i] == '(')
            while (i + 1 < text.length && text.data[i] != ')')
                i++;
        else
            fputc(text.data[i], out);
    }
    tni_buffer_free(&text);
}

/* Print the arguments that variants share: without out arguments and tensor options. */
static void print_args(FILE *out, const tn_schema *schema)
{
    size_t options = gen_tensor_options(schema);
    const char *separator = "";
    bool has_star = false;
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_arg *arg = &schema->args[i];
        if (gen_is_out_arg(arg) || (i >= options && i < options + 4))
            continue;
        fputs(separator, out);
        if (arg->keyword_only && !has_star)
            fputs("*, ", out);
        has_star |= arg->keyword_only;
        print_type(out, arg->type);
        fprintf(out, " %s", arg->name.data);
        separator = ", ";
    }
}

bool gen_is_returned(const tn_schema *schema, const tni_arg *arg)
{
    const tni_alias *mark = tni_type_alias(arg->type);
    for (size_t i = 0; i < schema->nreturns; i++) {
        const tni_alias *other = tni_type_alias(schema->returns[i].type);
        if (other != NULL && other->nbefore > 0 && mark->nbefore > 0 &&
            tni_text_equal(other->before[0], mark->before[0]))
            return true;
    }
    return false;
}

/* Print the returns, followed by the types of arguments that are written but not returned. */
static void print_returns(FILE *out, const tn_schema *schema)
{
    const char *separator = "";
    for (size_t i = 0; i < schema->nreturns; i++) {
        fputs(separator, out);
        print_type(out, schema->returns[i].type);
        separator = ", ";
    }
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_arg *arg = &schema->args[i];
        if (!gen_is_written(arg) || gen_is_returned(schema, arg) ||
            strncmp(arg->name.data, "_scratch_", 9) == 0)
            continue;
        fputs(separator, out);
        print_type(out, arg->type);
        separator = ", ";
    }
}

/*
 * Return the signature of an entry, by which variants are recognized: namespace, stem, arguments,
 * returns. New.
 */
static char *signature_of(const gen_entry *entry)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    fprintf(out, "%.*s", (int)(entry->local_name - entry->name), entry->name);
    gen_print_stem(out, entry);
    fputc('(', out);
    print_args(out, entry->schema);
    fputs(") -> (", out);
    print_returns(out, entry->schema);
    fputc(')', out);
    fclose(out);
    return text;
}

/* An entry with its signature, for sorting. */
typedef struct signed_entry {
    const char *signature; /* what its group has in common */
    gen_entry *entry;      /* the entry */
} signed_entry;

/* Order for qsort: by signature, then by name. */
static int compare_signatures(const void *a, const void *b)
{
    const signed_entry *left = a;
    const signed_entry *right = b;
    int order = strcmp(left->signature, right->signature);
    return order != 0 ? order : strcmp(left->entry->name, right->entry->name);
}

/*
 * Add an entry to a group. A second entry of the same kind is left out of `members`; the rules
 * report it.
 */
static void join(gen_group *group, gen_entry *entry)
{
    entry->group = group;
    if (group->members[entry->kind] == NULL)
        group->members[entry->kind] = entry;
}

/* Sort by signature; entries with equal signatures are then adjacent. */
void gen_group_entries(gen_spec *spec)
{
    signed_entry *all = gen_alloc(spec->count + 1, sizeof *all);
    gen_group **tail = &spec->groups;
    gen_group *group = NULL;
    for (size_t i = 0; i < spec->count; i++)
        all[i] = (signed_entry){signature_of(&spec->entries[i]), &spec->entries[i]};
    qsort(all, spec->count, sizeof *all, compare_signatures);
    for (size_t i = 0; i < spec->count; i++) {
        if (group == NULL || strcmp(group->signature, all[i].signature) != 0) {
            group = gen_alloc(1, sizeof *group);
            group->signature = all[i].signature;
            *tail = group;
            tail = &group->next;
        }
        join(group, all[i].entry);
    }
    free(all);
}

/* Linear, as it is called a few thousand times in a run. */
gen_entry *gen_find(const gen_spec *spec, const char *name)
{
    char *whole = gen_qualify(name);
    gen_entry *found = NULL;
    for (size_t i = 0; i < spec->count && found == NULL; i++)
        if (strcmp(spec->entries[i].name, whole) == 0)
            found = &spec->entries[i];
    free(whole);
    return found;
}

gen_entry *gen_find_beside(const gen_spec *spec, const gen_entry *entry, const char *name)
{
    int length = (int)(entry->local_name - entry->name);
    char whole[1000];
    snprintf(whole, sizeof whole, "%.*s%s", length, entry->name, name);
    return gen_find(spec, whole);
}

gen_entry *gen_delegate(const gen_spec *spec, const gen_entry *entry)
{
    return entry->delegate == NULL ? NULL : gen_find_beside(spec, entry, entry->delegate);
}
