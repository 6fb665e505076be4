/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes gen/operators.c, the tables of built-in operators. Schemas and kernels have a line per
 * operator, so that diffs show what changed; numbers are packed.
 */
#include "codegen.h"
#include "typed_c.h"

#include <stdlib.h>
#include <string.h>

static const char licence[] = "/* SPDX-License-Identifier: BSD-3-Clause */\n";
static const char banner[] = "%s"
                             "/* Made by tenon-gen from %s; `./dev regen` rewrites it. */\n";

void gen_licence(FILE *out)
{
    fputs(licence, out);
}

void gen_hash_licence(FILE *out)
{
    fputs("# SPDX-License-Identifier: BSD-3-Clause\n", out);
}

void gen_banner(FILE *out, const char *source)
{
    fprintf(out, banner, licence, source);
    fputc('\n', out);
}

void gen_table_banner(FILE *out, const char *source)
{
    fprintf(out, banner, licence, source);
    fputs("/* gcc and clang take strings of any length. */\n"
          "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\n",
          out);
}

/* A kernel of an operator. */
typedef struct row_kernel {
    tni_key key;      /* a runtime or alias key */
    tni_form form;    /* how it runs */
    const char *name; /* function after tni_kernel_ or tni_structured_, or operator "aten::abs" */
} row_kernel;

/* The sorted names for kernels of one form; kernels have indices into it. */
typedef struct name_table {
    const char **names; /* one of each */
    size_t count;       /* how many */
} name_table;

/* The contents of all tables. */
typedef struct tables {
    row_kernel *kernels;              /* of all operators, in their order */
    size_t *ends;                     /* per operator, the index after its last kernel */
    name_table names[TNI_FORM_COUNT]; /* by the first form that uses the table */
} tables;

/*
 * Return the form under which the names of a form are collected: the three structured forms share a
 * table, as do the forms that name an operator.
 */
static tni_form table_of(tni_form form)
{
    return form == TNI_FORM_IN_PLACE || form == TNI_FORM_OUT            ? TNI_FORM_NEW
           : form >= TNI_FORM_MADE_OUT && form <= TNI_FORM_OUT_IN_PLACE ? TNI_FORM_MADE_OUT
                                                                        : form;
}

/* Return the name of the default kernel: "add_Tensor" for add.Tensor. */
static const char *default_kernel(const gen_entry *entry)
{
    char *name = strdup(entry->local_name);
    for (char *c = name; *c != '\0'; c++)
        *c = *c == '.' ? '_' : *c;
    return name;
}

static bool has_key(const gen_entry *entry, tni_key key)
{
    for (size_t i = 0; i < entry->ndispatch; i++)
        if (entry->dispatch[i].key == key)
            return true;
    return false;
}

static tni_key key_called(const char *name)
{
    tni_key key = TNI_KEY_UNDEFINED;
    return tni_key_parse(name, &key) == TN_OK ? key : TNI_KEY_UNDEFINED;
}

/*
 * Add the kernels of a structured operator, or of a variant that delegates to it. They also serve
 * meta tensors, since the shape function is separate. Functional and in-place variants run the
 * kernel wherever it is registered; on other backends they are made from the out= operator.
 */
static size_t structured_kernels(const gen_entry *out, const gen_entry *entry, row_kernel *to)
{
    size_t count = 0;
    tni_form form = entry == out                 ? TNI_FORM_OUT
                    : entry->kind == GEN_INPLACE ? TNI_FORM_IN_PLACE
                                                 : TNI_FORM_NEW;
    tni_key meta = key_called("Meta");
    const char *kernel = NULL;
    for (size_t i = 0; i < out->ndispatch; i++) {
        kernel = out->dispatch[i].kernel;
        to[count++] = (row_kernel){out->dispatch[i].key, form, kernel};
    }
    if (kernel != NULL && !has_key(out, meta))
        to[count++] = (row_kernel){meta, form, kernel};
    if (entry != out)
        to[count++] = (row_kernel){
            TNI_ALIAS_COMPOSITE_EXPLICIT_NON_FUNCTIONAL,
            entry->kind == GEN_INPLACE ? TNI_FORM_OUT_IN_PLACE : TNI_FORM_OUT_NEW, out->name};
    return count;
}

/* Return the operator that writes what this one returns; NULL if there is none. */
static const gen_entry *writer_of(const gen_entry *entry)
{
    gen_entry *const *members = entry->group->members;
    return members[GEN_MUTABLE] != NULL ? members[GEN_MUTABLE] : members[GEN_INPLACE];
}

/* Return the view X for the operator X_copy; NULL if there is none. */
static const gen_entry *view_of(const gen_spec *spec, const gen_entry *entry)
{
    static const char end[] = "_copy";
    size_t length = strlen(entry->base);
    char name[256];
    if (length < sizeof end || strcmp(entry->base + length - strlen(end), end) != 0)
        return NULL;
    snprintf(name, sizeof name, "%.*s%s", (int)(length - strlen(end)), entry->base,
             entry->local_name + length);
    return gen_find_beside(spec, entry, name);
}

/* Return whether autogen made the entry. PyTorch applies stricter rules to the `out` of such
 * operators. */
static bool is_generated(const gen_entry *entry)
{
    return (entry->tags & 1u << gen_tag_number("generated")) != 0;
}

/* Return the form of a kernel, and the function or the operator that it is made from. */
static row_kernel kernel_of(const gen_spec *spec, const gen_entry *entry,
                            const gen_dispatch *kernel)
{
    if (strcmp(kernel->kernel, gen_from_foreach) == 0)
        return (row_kernel){kernel->key, TNI_FORM_FOREACH, entry->name};
    bool from_functional = strcmp(kernel->kernel, gen_from_functional) == 0;
    bool from_mutable = strcmp(kernel->kernel, gen_from_mutable) == 0;
    bool from_view = strcmp(kernel->kernel, gen_from_view) == 0;
    const gen_entry *from = from_view         ? view_of(spec, entry)
                            : from_functional ? entry->group->members[GEN_FUNCTIONAL]
                            : from_mutable    ? writer_of(entry)
                                              : entry;
    if (from == NULL)
        gen_fail(entry->file, entry->line, "%s: has no variant to be made '%s'", entry->func,
                 kernel->kernel);
    if (from == entry)
        return (row_kernel){kernel->key, TNI_FORM_PLAIN, kernel->kernel};
    /* dispatch/builtins.h describes the forms. */
    tni_form form = from_view                    ? TNI_FORM_MADE_COPY
                    : from_mutable               ? TNI_FORM_MADE_NEW
                    : entry->kind == GEN_INPLACE ? TNI_FORM_MADE_IN_PLACE
                    : is_generated(entry)        ? TNI_FORM_GENERATED_OUT
                                                 : TNI_FORM_MADE_OUT;
    return (row_kernel){kernel->key, form, from->name};
}

#define MOST_KERNELS GEN_MOST_KERNELS

/*
 * Collect the kernels of an operator. One without kernels and without a structured variant is
 * composite: it has an implicit kernel with its own name.
 */
static size_t kernels_of(const gen_spec *spec, const gen_entry *entry, row_kernel *to)
{
    size_t count = 0;
    if (entry->is_manually_registered)
        return 0;
    if (entry->is_structured)
        return structured_kernels(entry, entry, to);
    if (entry->delegate != NULL)
        count = structured_kernels(gen_delegate(spec, entry), entry, to);
    for (size_t i = 0; i < entry->ndispatch && count < MOST_KERNELS; i++)
        to[count++] = kernel_of(spec, entry, &entry->dispatch[i]);
    if (count == 0)
        to[count++] =
            (row_kernel){TNI_ALIAS_COMPOSITE_IMPLICIT, TNI_FORM_PLAIN, default_kernel(entry)};
    return count;
}

size_t gen_keys_of(const gen_spec *spec, const gen_entry *entry, tni_key *keys)
{
    row_kernel kernels[MOST_KERNELS];
    size_t count = kernels_of(spec, entry, kernels);
    for (size_t i = 0; i < count; i++)
        keys[i] = kernels[i].key;
    return count;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Sort the names and remove duplicates. */
static void make_unique(name_table *table)
{
    size_t kept = 0;
    qsort(table->names, table->count, sizeof *table->names, compare_names);
    for (size_t i = 0; i < table->count; i++)
        if (kept == 0 || strcmp(table->names[kept - 1], table->names[i]) != 0)
            table->names[kept++] = table->names[i];
    table->count = kept;
}

/* Collect the kernels of all operators, then the names of each form. */
static tables collect(const gen_spec *spec)
{
    size_t count = 0;
    tables all = {gen_alloc(spec->count * MOST_KERNELS + 1, sizeof *all.kernels),
                  gen_alloc(spec->count + 1, sizeof *all.ends),
                  {{NULL, 0}}};
    for (size_t i = 0; i < spec->count; i++)
        all.ends[i] = count += kernels_of(spec, &spec->entries[i], &all.kernels[count]);
    for (size_t form = 0; form < TNI_FORM_COUNT; form++)
        all.names[form].names = gen_alloc(count + 1, sizeof(char *));
    for (size_t i = 0; i < count; i++) {
        name_table *table = &all.names[table_of(all.kernels[i].form)];
        table->names[table->count++] = all.kernels[i].name;
    }
    for (size_t form = 0; form < TNI_FORM_COUNT; form++)
        make_unique(&all.names[form]);
    return all;
}

static size_t index_of(const name_table *table, const char *name)
{
    const char **found =
        bsearch(&name, table->names, table->count, sizeof *table->names, compare_names);
    return (size_t)(found - table->names);
}

/* Declare the kernels, with as many per line as fit. */
static void write_prototypes(FILE *out, const name_table *table)
{
    typed_list list = {out, sizeof "kernel " - 1, 4, 0};
    fputs("typedef tn_status kernel(const tn_call *, const StableIValue *, StableIValue *);\n"
          "kernel ",
          out);
    for (size_t i = 0; i < table->count; i++)
        typed_add(&list, "tni_kernel_%s", table->names[i]);
    fputs(";\n\n", out);
}

static void write_functions(gen_array *array, const name_table *table)
{
    gen_begin_array(array, "const tn_kernel tni_builtin_functions[]");
    for (size_t i = 0; i < table->count; i++)
        gen_element(array, "", "tni_kernel_%s", table->names[i]);
    gen_end_array(array, "NULL");
}

/* The NULL at the end keeps the array from being empty. */
static void write_structured(gen_array *array, const name_table *table)
{
    for (size_t i = 0; i < table->count; i++)
        fprintf(array->out, "extern const struct tni_structured tni_structured_%s;\n",
                table->names[i]);
    gen_begin_array(array, "\nconst struct tni_structured *const tni_builtin_structured[]");
    for (size_t i = 0; i < table->count; i++)
        gen_element(array, "", "&tni_structured_%s", table->names[i]);
    gen_element(array, "", "NULL");
    gen_end_array(array, "NULL");
}

static void write_callees(gen_array *array, const name_table *table)
{
    gen_begin_array(array, "tni_callee tni_builtin_callees[]");
    for (size_t i = 0; i < table->count; i++)
        gen_element(array, "", "{\"%s\", NULL}", table->names[i]);
    gen_element(array, "", "{NULL, NULL}");
    gen_end_array(array, "{NULL, NULL}");
}

/*
 * Write a line per operator on lists: the item's operator and the source of each of its arguments.
 */
static void write_foreach(FILE *out, const gen_spec *spec, const name_table *table)
{
    fputs("tni_foreach tni_builtin_foreach[] = {\n", out);
    for (size_t i = 0; i < table->count; i++) {
        const gen_entry *entry = gen_find(spec, table->names[i]);
        const gen_entry *item = gen_find(spec, entry->foreach);
        fprintf(out, "    {{\"%s\", NULL}, %d, {", item->name, (int)item->schema->nargs);
        for (size_t k = 0; k < item->schema->nargs; k++)
            fprintf(out, "%s%d", k > 0 ? ", " : "", gen_foreach_source(entry, item, k));
        fprintf(out, "}}, /* %zu: %s */\n", i, table->names[i]);
    }
    fputs("    {{NULL, NULL}, 0, {0}},\n};\n\n", out);
}

/* Return the namespace to write before the schema, "" if it has one. */
static const char *namespace_of(const gen_entry *entry)
{
    return strncmp(entry->func, entry->name, strlen(entry->name)) == 0 ? "" : "aten::";
}

static unsigned flags_of(const gen_entry *entry)
{
    bool checks = entry->device_check == NULL || strcmp(entry->device_check, "NoCheck") != 0;
    return (entry->is_device_guarded ? (unsigned)TNI_TABLE_GUARDED : 0u) |
           (checks ? (unsigned)TNI_TABLE_ONE_DEVICE : 0u);
}

/* Return the 15 of "2.15", 0 for NULL. */
static int minor_of(const char *release)
{
    return release != NULL ? atoi(release + strlen("2.")) : 0;
}

/* Write a line per operator that not every release of PyTorch has. */
static void write_releases(FILE *out, const gen_spec *spec)
{
    size_t count = 0;
    fputs("const tni_builtin_release tni_builtin_releases[] = {\n", out);
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        if (entry->since == NULL && entry->until == NULL)
            continue;
        fprintf(out, "    {%zu, %d, %d}, /* %s */\n", i, minor_of(entry->since),
                minor_of(entry->until), entry->name);
        count++;
    }
    fprintf(out, "    {0, 0, 0},\n};\n\nconst uint32_t tni_num_builtin_releases = %zu;\n\n", count);
}

/* Write the table of operators: offsets of name and schema, kernels, flags and tags. */
static void write_builtins(gen_array *array, const gen_spec *spec, const tables *all)
{
    size_t offset = 0;
    size_t first = 0;
    fprintf(array->out, "const uint32_t tni_num_builtins = %zu;\n\n", spec->count);
    gen_begin_array(array, "const tni_builtin tni_builtins[]");
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        size_t schema = offset + strlen(entry->name) + 1;
        gen_element(array, entry->name, "{%zu, %zu, %zu, %zu, %u, 0x%x}", offset, schema, first,
                    all->ends[i] - first, flags_of(entry), entry->tags);
        offset = schema + strlen(namespace_of(entry)) + strlen(entry->func) + 1;
        first = all->ends[i];
    }
    gen_end_array(array, "{0}");
}

static const char *key_word(tni_key key)
{
    return key == TNI_ALIAS_COMPOSITE_IMPLICIT ? "implicit" : tni_key_name(key);
}

/* Write a line of kernels per operator, with their keys in a comment. */
static void write_kernels(FILE *out, const gen_spec *spec, const tables *all)
{
    size_t first = 0;
    fputs("const tni_builtin_kernel tni_builtin_kernels[] = {\n", out);
    for (size_t i = 0; i < spec->count; first = all->ends[i++]) {
        const char *separator = "    ";
        for (size_t at = first; at < all->ends[i]; at++, separator = " ") {
            const row_kernel *kernel = &all->kernels[at];
            fprintf(out, "%s{%d, %d, %zu},", separator, kernel->key, (int)kernel->form,
                    index_of(&all->names[table_of(kernel->form)], kernel->name));
        }
        if (first == all->ends[i])
            continue;
        fprintf(out, " /* %s", spec->entries[i].name);
        for (size_t at = first; at < all->ends[i]; at++)
            fprintf(out, " %s", key_word(all->kernels[at].key));
        fputs(" */\n", out);
    }
    fputs("};\n\n", out);
}

static void write_quoted(FILE *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', out);
        fputc(*text, out);
    }
}

void gen_write_operators(const gen_spec *spec, FILE *out)
{
    tables all = collect(spec);
    gen_array array = {.out = out};
    gen_table_banner(out, "spec/native_functions.yaml");
    fputs("#include \"dispatch/builtins.h\"\n\n", out);
    write_prototypes(out, &all.names[TNI_FORM_PLAIN]);
    write_functions(&array, &all.names[TNI_FORM_PLAIN]);
    write_structured(&array, &all.names[TNI_FORM_NEW]);
    write_callees(&array, &all.names[TNI_FORM_MADE_OUT]);
    write_foreach(out, spec, &all.names[TNI_FORM_FOREACH]);
    write_releases(out, spec);
    write_builtins(&array, spec, &all);
    write_kernels(out, spec, &all);
    /* The string pool: name and schema of each operator, in the order that the offsets assume. */
    fputs("const char tni_builtin_text[] =\n", out);
    for (size_t i = 0; i < spec->count; i++) {
        fprintf(out, "    \"%s\\0%s", spec->entries[i].name, namespace_of(&spec->entries[i]));
        write_quoted(out, spec->entries[i].func);
        fputs("\\0\"\n", out);
    }
    fputs("    \"\";\n", out);
}
