/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The tables. Text is written as adjacent string literals with their offsets in comments, so that a
 * diff of gen/ reads like a diff of the spec.
 */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>

static const char licence[] = "/* SPDX-License-Identifier: BSD-3-Clause */\n";
static const char banner[] = "%s"
                             "/* Made by tenon-gen from %s; `./dev regen` makes it anew. */\n"
                             "/* gcc and clang take strings of any length. */\n"
                             "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\n";

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
}

/* An operator without kernels of its own is composite: one implicit kernel named after it. */
static size_t kernel_count(const gen_entry *entry)
{
    return entry->ndispatch > 0 ? entry->ndispatch : 1;
}

/* "add.Tensor" becomes "add_Tensor": what the implicit kernel is called. */
static void print_default_kernel(FILE *out, const gen_entry *entry)
{
    for (const char *c = entry->name + strlen("aten::"); *c != '\0'; c++)
        fputc(*c == '.' ? '_' : *c, out);
}

static const char **collect_kernels(const gen_spec *spec, size_t *count)
{
    size_t most = 0;
    for (size_t i = 0; i < spec->count; i++)
        most += kernel_count(&spec->entries[i]);
    const char **names = gen_alloc(most + 1, sizeof *names);
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        for (size_t k = 0; k < entry->ndispatch; k++)
            names[(*count)++] = entry->dispatch[k].kernel;
        if (entry->ndispatch == 0) {
            char *name = strdup(entry->name + strlen("aten::"));
            for (char *c = name; *c != '\0'; c++)
                *c = *c == '.' ? '_' : *c;
            names[(*count)++] = name;
        }
    }
    return names;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Sorts and keeps one of each. */
static size_t unique(const char **names, size_t count)
{
    size_t kept = 0;
    qsort(names, count, sizeof *names, compare_names);
    for (size_t i = 0; i < count; i++)
        if (kept == 0 || strcmp(names[kept - 1], names[i]) != 0)
            names[kept++] = names[i];
    return kept;
}

static size_t index_of(const char **names, size_t count, const char *name)
{
    const char **found = bsearch(&name, names, count, sizeof *names, compare_names);
    return (size_t)(found - names);
}

static void write_functions(FILE *out, const char **names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        fprintf(out,
                "tn_status tni_kernel_%s(const tn_call *, const StableIValue *, StableIValue *);\n",
                names[i]);
    fputs("\nconst tn_kernel tni_builtin_functions[] = {\n", out);
    for (size_t i = 0; i < count; i++)
        fprintf(out, "    tni_kernel_%s, /* %zu */\n", names[i], i);
    fputs("};\n\n", out);
}

static void write_rows(FILE *out, const gen_spec *spec)
{
    size_t offset = 0;
    size_t kernel = 0;
    fprintf(out, "const uint32_t tni_num_builtins = %zu;\n\nconst tni_builtin tni_builtins[] = {\n",
            spec->count);
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        size_t schema = offset + strlen(entry->name) + 1;
        fprintf(out, "    {%zu, %zu, %zu, %zu, 0x%x}, /* %s */\n", offset, schema, kernel,
                kernel_count(entry), entry->tags, entry->name);
        offset = schema + strlen("aten::") + strlen(entry->func) + 1;
        kernel += kernel_count(entry);
    }
    fputs("};\n\n", out);
}

static void write_kernels(FILE *out, const gen_spec *spec, const char **names, size_t count)
{
    char text[512];
    fputs("const tni_builtin_kernel tni_builtin_kernels[] = {\n", out);
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        for (size_t k = 0; k < entry->ndispatch; k++)
            fprintf(out, "    {%d, %zu}, /* %s %s */\n", entry->dispatch[k].key,
                    index_of(names, count, entry->dispatch[k].kernel), entry->name,
                    tni_key_name(entry->dispatch[k].key));
        if (entry->ndispatch > 0)
            continue;
        FILE *name = fmemopen(text, sizeof text, "w");
        print_default_kernel(name, entry);
        fclose(name);
        fprintf(out, "    {%d, %zu}, /* %s implicit */\n", TNI_ALIAS_COMPOSITE_IMPLICIT,
                index_of(names, count, text), entry->name);
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
    size_t count = 0;
    const char **names = collect_kernels(spec, &count);
    count = unique(names, count);
    gen_banner(out, "spec/native_functions.yaml");
    fputs("#include \"dispatch/dispatcher.h\"\n\n", out);
    write_functions(out, names, count);
    write_rows(out, spec);
    write_kernels(out, spec, names, count);
    fputs("const char tni_builtin_text[] =\n", out);
    for (size_t i = 0; i < spec->count; i++) {
        fprintf(out, "    \"%s\\0aten::", spec->entries[i].name);
        write_quoted(out, spec->entries[i].func);
        fputs("\\0\"\n", out);
    }
    fputs("    \"\";\n", out);
}

/* One known ABI name and the release it came with. */
static void write_tag_names(FILE *out, uint32_t tags)
{
    const char *separator = "";
    for (int i = 0; tags >> i != 0; i++) {
        if ((tags >> i & 1) == 0)
            continue;
        fprintf(out, "%s%s", separator, gen_tag_name(i));
        separator = ", ";
    }
}

void gen_write_coverage(const gen_spec *spec, FILE *out)
{
    fprintf(out,
            "# Operators\n\nThe %zu operators that Tenon brings, made by `./dev regen` from "
            "`spec/native_functions.yaml`.\nKeys are those a kernel is registered for.\n\n"
            "| schema | keys | tags |\n|---|---|---|\n",
            spec->count);
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        fputs("| `", out);
        for (const char *c = entry->func; *c != '\0'; c++)
            fprintf(out, *c == '|' ? "\\|" : "%c", *c);
        fputs("` | ", out);
        for (size_t k = 0; k < entry->ndispatch; k++)
            fprintf(out, "%s%s", k > 0 ? ", " : "", tni_key_name(entry->dispatch[k].key));
        fputs(entry->ndispatch == 0 ? "CompositeImplicitAutograd | " : " | ", out);
        write_tag_names(out, entry->tags);
        fputs(" |\n", out);
    }
}
