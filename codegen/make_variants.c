/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Generates the operators that `autogen` names, which have no entry in a yaml: an out= variant of
 * an operator that has none, and a functional variant where only writing ones are given. They are
 * made as texts of schemas and then parsed like the others, so tables, typed arguments and pages
 * include them.
 *
 *     bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
 *     bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None,
 *                         Tensor(a!) out) -> Tensor(a!)
 */
#include "gen_rules.h"

#include <stdlib.h>
#include <string.h>

/* A schema that is being written. */
typedef struct writing {
    FILE *out;             /* the output */
    const char *separator; /* written before the next argument */
    bool has_star;         /* the * was written */
} writing;

/* Write a type; without alias marks unless `is_marked`. */
static void put_type(FILE *out, const tni_type *type, bool is_marked)
{
    tni_buffer text = {0};
    tni_type_print(&text, type);
    for (size_t i = 0; i < text.length; i++) {
        if (text.data[i] == '(' && !is_marked)
            while (i + 1 < text.length && text.data[i] != ')')
                i++;
        else
            fputc(text.data[i], out);
    }
    tni_buffer_free(&text);
}

static void put_separator(writing *to, bool is_keyword)
{
    fputs(to->separator, to->out);
    if (is_keyword && !to->has_star)
        fputs("*, ", to->out);
    to->has_star |= is_keyword;
    to->separator = ", ";
}

/*
 * Write the arguments of `from` without tensor options and out arguments. Alias marks are kept from
 * argument `first_marked` on.
 */
static void put_args(writing *to, const gen_entry *from, size_t first_marked)
{
    const tn_schema *schema = from->schema;
    size_t options = gen_tensor_options(schema);
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_arg *arg = &schema->args[i];
        tni_buffer text = {0};
        if (gen_is_out_arg(arg) || (i >= options && i < options + 4))
            continue;
        put_separator(to, arg->keyword_only);
        put_type(to->out, arg->type, i >= first_marked);
        fprintf(to->out, " %s", arg->name.data);
        if (arg->initial != NULL) {
            tni_const_print(&text, arg->initial, arg->type);
            fprintf(to->out, "=%.*s", (int)text.length, text.data);
        }
        tni_buffer_free(&text);
    }
}

/* Return whether a kept alias mark of `from` uses the letter. */
static bool is_letter_used(const gen_entry *from, size_t first_marked, char letter)
{
    for (size_t i = first_marked; i < from->schema->nargs; i++) {
        const tni_alias *mark = tni_type_alias(from->schema->args[i].type);
        if (mark != NULL && mark->nbefore > 0 && mark->before[0].data[0] == letter)
            return true;
    }
    return false;
}

/* Write "Tensor(b!)", or "Tensor(b!)[]" for a list. */
static void put_marked(FILE *out, const tni_type *type, char letter)
{
    fprintf(out, "Tensor(%c!)%s", letter, type->kind == TNI_TYPE_LIST ? "[]" : "");
}

/*
 * Write an out argument for each result, and the returns. If an in-place operator returns nothing,
 * self is its result. Lists of out arguments are not returned.
 */
static void put_outs(writing *to, const gen_entry *from, size_t first_marked)
{
    const tn_schema *schema = from->schema;
    size_t count = schema->nreturns > 0 ? schema->nreturns : 1;
    char letters[27] = "";
    const char *separator = "";
    char letter = 'a';
    for (size_t i = 0; i < count && i < 26; i++, letter++) {
        const tni_type *type =
            schema->nreturns > 0 ? schema->returns[i].type : schema->args[0].type;
        /* Each out argument is an alias set of its own. */
        while (is_letter_used(from, first_marked, letter))
            letter++;
        letters[i] = type->kind == TNI_TYPE_LIST ? '-' : letter;
        put_separator(to, true);
        put_marked(to->out, type, letter);
        fputs(" out", to->out);
        if (count > 1)
            fprintf(to->out, "%zu", i);
    }
    fputs(count == 1 && letters[0] != '-' ? ") -> " : ") -> (", to->out);
    for (size_t i = 0; i < count && letters[i] != '-'; i++, separator = ", ")
        fprintf(to->out, "%sTensor(%c!)", separator, letters[i]);
    fputs(count == 1 && letters[0] != '-' ? "" : ")", to->out);
}

/*
 * Write the returns of a functional variant: those of `from` without marks, then arguments that
 * `from` writes and does not return.
 */
static void put_returns(FILE *out, const gen_entry *from)
{
    const tn_schema *schema = from->schema;
    size_t count = schema->nreturns;
    const char *separator = "";
    /* A single return has no parentheses. */
    for (size_t i = 0; i < schema->nargs; i++)
        count += gen_is_written(&schema->args[i]) && !gen_is_returned(schema, &schema->args[i]);
    fputs(count == 1 ? ") -> " : ") -> (", out);
    for (size_t i = 0; i < schema->nreturns; i++, separator = ", ") {
        fputs(separator, out);
        put_type(out, schema->returns[i].type, false);
    }
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_arg *arg = &schema->args[i];
        if (!gen_is_written(arg) || gen_is_returned(schema, arg))
            continue;
        fputs(separator, out);
        put_type(out, arg->type, false);
        fprintf(out, " %s_out", arg->name.data);
        separator = ", ";
    }
    fputs(count == 1 ? "" : ")", out);
}

/* Return the schema `name` of a variant; new. */
static char *made_schema(const gen_entry *from, const char *name, bool is_out)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    writing to = {out, "", false};
    bool is_writing = from->kind == GEN_INPLACE || from->kind == GEN_MUTABLE;
    /*
     * In an out= variant of a writing operator, the first argument is only read; others that are
     * written keep their marks. A functional variant writes nothing.
     */
    size_t first_marked = is_out && is_writing ? 1 : from->schema->nargs;
    fprintf(out, "%s(", name);
    put_args(&to, from, first_marked);
    if (is_out)
        put_outs(&to, from, first_marked);
    else
        put_returns(out, from);
    fclose(out);
    return text;
}

/* Return the tags of a variant: `generated`, and some of the tags of its origin. */
static uint32_t made_tags(const gen_entry *from)
{
    static const char *const shared[] = {"nondeterministic_seeded", "view_copy"};
    uint32_t tags = 1u << gen_tag_number("generated");
    for (size_t i = 0; i < TN_LEN(shared); i++)
        tags |= from->tags & 1u << gen_tag_number(shared[i]);
    return tags;
}

/*
 * Add a variant. Its kernel is for all backends, so devices are checked by the operator it calls.
 */
static void add(gen_spec *spec, const gen_entry *from, const char *name, bool is_out)
{
    gen_entry *entry = &spec->entries[spec->count++];
    *entry = (gen_entry){.file = from->file,
                         .line = from->line,
                         .is_device_guarded = false,
                         .device_check = "NoCheck",
                         .since = from->since,
                         .until = from->until,
                         .tags = made_tags(from)};
    gen_read_func(entry, made_schema(from, name, is_out));
    entry->dispatch = gen_alloc(1, sizeof *entry->dispatch);
    entry->dispatch[0] = (gen_dispatch){
        TNI_ALIAS_COMPOSITE_EXPLICIT, is_out ? gen_from_functional : gen_from_mutable, from->line};
    entry->ndispatch = 1;
}

static int compare_entries(const void *a, const void *b)
{
    return strcmp(((const gen_entry *)a)->name, ((const gen_entry *)b)->name);
}

void gen_make_variants(gen_spec *spec)
{
    /* At most two variants are added per group. */
    gen_entry *all = gen_alloc(3 * spec->count + 1, sizeof *all);
    gen_group *groups = spec->groups;
    memcpy(all, spec->entries, spec->count * sizeof *all);
    spec->entries = all;
    for (const gen_group *group = groups; group != NULL; group = group->next) {
        gen_entry *const *members = group->members;
        const gen_entry *inplace = members[GEN_INPLACE];
        const gen_entry *writer = members[GEN_MUTABLE];
        gen_detail functional;
        gen_detail out;
        gen_made_variants(group, &functional, &out);
        if (functional.text[0] != '\0')
            add(spec, writer != NULL ? writer : inplace, functional.text, false);
        if (out.text[0] != '\0')
            add(spec,
                inplace != NULL  ? inplace
                : writer != NULL ? writer
                                 : members[GEN_FUNCTIONAL],
                out.text, true);
    }
    /* Sorting moves the entries, so groups are built again. */
    qsort(all, spec->count, sizeof *all, compare_entries);
    spec->groups = NULL;
    gen_group_entries(spec);
}
