/* SPDX-License-Identifier: BSD-3-Clause */
/* Writes gen/api_assertions_abiN.c and docs/api.md from spec/tenon_api.yaml. */
#include <string.h>

#include "api_spec.h"
#include "codegen.h"

/* Assert the value of a constant, or the size of an enum or struct. */
static void write_assertion(const api_item *entry, FILE *out)
{
    if (entry->kind == API_CONSTANT)
        fprintf(out, "static_assert(%s == %s, \"spec/tenon_api.yaml: %s\");\n", entry->name,
                strrchr(entry->text, ' ') + 1, entry->text);
    if (entry->kind == API_ENUM)
        fprintf(out, "static_assert(sizeof(%s) == sizeof(int), \"an enum is an int: %s\");\n",
                entry->name, entry->name);
    if (entry->kind == API_STRUCT)
        fprintf(out,
                "static_assert(sizeof(%s) == %zu, \"spec/tenon_api.yaml: %s has another size\");\n"
                "static_assert(alignof(%s) == %zu, \"spec/tenon_api.yaml: %s has another "
                "alignment\");\n",
                entry->name, entry->size, entry->name, entry->name, entry->alignment, entry->name);
}

/* Return whether the generated C file asserts the item's size or value under this ABI. */
static bool is_asserted(const api_item *entry, int abi)
{
    return (entry->kind == API_STRUCT || entry->kind == API_ENUM || entry->kind == API_CONSTANT) &&
           (entry->abis >> (abi - 1) & 1) != 0;
}

void api_write_assertions(const api_list *manifest, int abi, FILE *out)
{
    const char *last = "";
    gen_banner(out, "spec/tenon_api.yaml");
    fprintf(out,
            "/* Sizes, alignments and constants of ABI %d; compiling is the check. */\n"
            "#define TENON_ABI_VERSION_REQUESTED %d\n#include <assert.h>\n#include <stdalign.h>\n",
            abi, abi);
    for (size_t i = 0; i < manifest->count; i++) {
        const api_item *entry = &manifest->items[i];
        if (is_asserted(entry, abi) && strcmp(entry->header, last) != 0)
            fprintf(out, "#include <%s>\n", last = entry->header);
    }
    fputc('\n', out);
    for (size_t i = 0; i < manifest->count; i++)
        if (is_asserted(&manifest->items[i], abi))
            write_assertion(&manifest->items[i], out);
}

/* Write a field of a markdown table, in which a bar must be escaped. */
static void write_cell(const char *text, FILE *out)
{
    for (; *text != '\0'; text++)
        fprintf(out, *text == '|' ? "\\|" : "%c", *text);
}

/* Write an item's row of the table in the docs. */
static void write_row(const api_item *entry, int latest, FILE *out)
{
    const char *abis = api_abis_text(entry->abis, latest);
    fprintf(out, "| %s | `", api_kind_name(entry->kind));
    write_cell(entry->text, out);
    fprintf(out, "`%s%s%s | %s | ", entry->symbol != NULL ? "; symbol `" : "",
            entry->symbol != NULL ? entry->symbol : "", entry->symbol != NULL ? "`" : "",
            api_version_text(entry->since));
    fprintf(out, "%s |", abis != NULL ? abis : "all");
    if (entry->deprecated_in != 0)
        fprintf(out, " %s, until %s: %s", api_version_text(entry->deprecated_in),
                api_version_text(entry->remove_after), entry->instead);
    fputs(" |\n", out);
}

static void write_family(const api_family *family, FILE *out)
{
    fprintf(out, "\n## %s\nSince %s: ", family->header, api_version_text(family->since));
    write_cell(family->text, out);
    fputs(".\n", out);
}

void api_write_page(const api_list *manifest, FILE *out)
{
    fputs("<!-- Made by tenon-gen from spec/tenon_api.yaml; `./dev regen` rewrites it. -->\n"
          "# Every name of Tenon's API\n\n"
          "The headers say what each name means, `versions.md` what versions promise. "
          "Constants stand\n"
          "with their enumeration.\n",
          out);
    for (size_t i = 0; i < manifest->nheaders; i++) {
        bool is_first = true;
        /* Each header's name is one string, so pointers can be compared. */
        for (size_t j = 0; j < manifest->nfamilies; j++)
            if (manifest->families[j].header == manifest->headers[i])
                write_family(&manifest->families[j], out);
        for (size_t j = 0; j < manifest->count; j++) {
            const api_item *entry = &manifest->items[j];
            if (entry->header != manifest->headers[i])
                continue;
            if (is_first)
                fprintf(out,
                        "\n## %s\n| | declaration | since | ABI | deprecated "
                        "|\n|---|---|---|---|---|\n",
                        entry->header);
            is_first = false;
            write_row(entry, manifest->latest, out);
        }
    }
}
