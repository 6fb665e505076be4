/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Updates spec/tenon_api.yaml to the headers. New items get today's version as `since`; known items
 * keep what was written about them; sizes are measured. An entry of an earlier release is a
 * promise: it may be removed only after its `remove_after`, and it must not change.
 */
#include <stdlib.h>
#include <string.h>

#include "api_spec.h"
#include "codegen.h"

/* Write a program that prints index, size and alignment of every struct of one ABI. */
static void write_program(const api_list *headers, int abi, FILE *out)
{
    fputs("#include <stdio.h>\n", out);
    for (size_t i = 0; i < headers->nheaders; i++)
        fprintf(out, "#include <%s>\n", headers->headers[i]);
    fputs("int main(void)\n{\n", out);
    for (size_t i = 0; i < headers->count; i++) {
        const api_item *item = &headers->items[i];
        if (item->kind == API_STRUCT && (item->abis >> (abi - 1) & 1) != 0)
            fprintf(out, "    printf(\"%zu %%zu %%zu\\n\", sizeof(%s), _Alignof(%s));\n", i,
                    item->name, item->name);
    }
    fputs("    return 0;\n}\n", out);
}

/* Measure the structs of one ABI by compiling and running that program in a temporary folder. */
static void measure(const char *root, api_list *headers, int abi)
{
    char folder[] = "/tmp/tenon-gen-XXXXXX";
    char source[64];
    const char *compiler = getenv("CC");
    char *command = gen_alloc(strlen(root) + 1024, 1);
    size_t index, size, alignment;
    if (mkdtemp(folder) == NULL)
        gen_fail(folder, 0, "cannot be made");
    snprintf(source, sizeof source, "%s/sizes.c", folder);
    FILE *out = fopen(source, "w");
    if (out == NULL)
        gen_fail(source, 0, "cannot be written");
    write_program(headers, abi, out);
    fclose(out);
    /* The shell removes the folder whether the program fails or not, and passes on its status. */
    sprintf(command,
            "%.200s -std=c17 -O1 -DTENON_ABI_VERSION_REQUESTED=%d -I'%s/include' %s -o %s/sizes && "
            "%s/sizes; status=$?; rm -r %s; exit $status",
            compiler != NULL ? compiler : "cc", abi, root, source, folder, folder, folder);
    FILE *sizes = popen(command, "r");
    /* The program prints a line for each struct: the item's index, size and alignment. */
    while (sizes != NULL && fscanf(sizes, "%zu %zu %zu", &index, &size, &alignment) == 3)
        if (index < headers->count) {
            headers->items[index].size = size;
            headers->items[index].alignment = alignment;
        }
    if (sizes == NULL || pclose(sizes) != 0)
        gen_fail(folder, 0, "the sizes of structs could not be measured");
}

/*
 * Return the entry of an item: an equal one, else one of the same kind and name that was changed;
 * NULL if there is none.
 */
static const api_item *entry_of(const api_list *manifest, const api_item *item)
{
    const api_item *found = NULL;
    for (size_t i = 0; i < manifest->count; i++) {
        const api_item *entry = &manifest->items[i];
        if (entry->kind != item->kind || strcmp(entry->name, item->name) != 0 ||
            strcmp(entry->header, item->header) != 0)
            continue;
        if (strcmp(entry->text, item->text) == 0)
            return entry;
        found = entry;
    }
    return found;
}

/* Experimental headers make no promises. */
static bool is_experimental(const api_item *item)
{
    return strncmp(item->header, "tenon/experimental/", 19) == 0;
}

/* Fail if a released entry has no equal declaration and may not be removed yet. */
static void check_promise(const char *path, const api_item *entry, uint32_t today)
{
    bool is_over = entry->remove_after != 0 && entry->remove_after < today;
    if (entry->is_met || entry->since >= today || is_over || is_experimental(entry))
        return;
    gen_fail(path, entry->line,
             "%s is a promise since %s and no longer declared as it was; declare it as it was and "
             "give what is new another name, or a function another symbol (docs/versions.md)",
             entry->name, api_version_text(entry->since));
}

/* Write an item as an entry of the manifest. */
static void write_item(const api_item *item, int latest, FILE *out)
{
    const char *abis = api_abis_text(item->abis, latest);
    fprintf(out, "  - %s: %s\n", api_kind_name(item->kind), item->text);
    if (item->symbol != NULL)
        fprintf(out, "    symbol: %s\n", item->symbol);
    if (abis != NULL)
        fprintf(out, "    abi: %s\n", abis);
    if (item->kind == API_STRUCT)
        fprintf(out, "    size: %zu\n    alignment: %zu\n", item->size, item->alignment);
    fprintf(out, "    since: %s\n", api_version_text(item->since));
    if (item->deprecated_in != 0)
        fprintf(out, "    deprecated_in: %s\n", api_version_text(item->deprecated_in));
    if (item->remove_after != 0)
        fprintf(out, "    remove_after: %s\n", api_version_text(item->remove_after));
    if (item->instead != NULL)
        fprintf(out, "    replacement: %s\n", item->instead);
}

/* Write the family of a header, if it has one; its functions are not listed. */
static void write_families(const api_list *manifest, const char *header, FILE *out)
{
    for (size_t i = 0; i < manifest->nfamilies; i++)
        if (strcmp(manifest->families[i].header, header) == 0)
            fprintf(out, "  family: %s\n  since: %s\n", manifest->families[i].text,
                    api_version_text(manifest->families[i].since));
}

/*
 * Write the manifest: each header with its families, which the old manifest has, and its items that
 * are in no family.
 */
static void write_manifest(const api_list *manifest, const api_list *headers, FILE *out)
{
    fputs("# SPDX-License-Identifier: BSD-3-Clause\n"
          "# Tenon's own surface: every name of include/tenon, with the API version that it came "
          "with; see\n"
          "# docs/versions.md. `abi` says under which ABI versions it is declared as it stands, "
          "where not all.\n"
          "# `tenon-gen api --adopt` brings this up to the headers; deprecated_in, remove_after "
          "and replacement\n"
          "# are written by hand.\n"
          "headers:\n",
          out);
    for (size_t i = 0; i < headers->nheaders; i++) {
        bool is_first = true;
        fprintf(out, "- header: %s\n", headers->headers[i]);
        write_families(manifest, headers->headers[i], out);
        for (size_t j = 0; j < headers->count; j++) {
            if (strcmp(headers->items[j].header, headers->headers[i]) != 0 ||
                api_family_of(manifest, &headers->items[j]) != NULL)
                continue;
            /* The key `items` is written only if the header has items. */
            if (is_first)
                fputs("  items:\n", out);
            is_first = false;
            write_item(&headers->items[j], headers->latest, out);
        }
    }
}

void api_adopt(const char *root, api_list *manifest, api_list *headers, FILE *out)
{
    for (size_t i = 0; i < manifest->count; i++)
        check_promise(manifest->path, &manifest->items[i], headers->version);
    for (int abi = 1; abi <= headers->latest; abi++)
        measure(root, headers, abi);
    for (size_t i = 0; i < headers->count; i++) {
        api_item *item = &headers->items[i];
        const api_item *entry = entry_of(manifest, item);
        /* The size of a released struct must not change either. */
        if (entry != NULL && entry->is_met && entry->since < headers->version &&
            !is_experimental(entry) &&
            (entry->size != item->size || entry->alignment != item->alignment))
            gen_fail(manifest->path, entry->line, "%s has %zu bytes since %s, and would have %zu",
                     entry->name, entry->size, api_version_text(entry->since), item->size);
        item->since = entry != NULL ? entry->since : headers->version;
        if (api_family_of(manifest, item) != NULL)
            continue;
        if (entry == NULL)
            printf("new: %s %s\n", api_kind_name(item->kind), item->name);
        else {
            item->deprecated_in = entry->deprecated_in;
            item->remove_after = entry->remove_after;
            item->instead = entry->instead;
        }
    }
    for (size_t i = 0; i < manifest->count; i++)
        if (!manifest->items[i].is_met)
            printf("gone or changed: %s %s\n", api_kind_name(manifest->items[i].kind),
                   manifest->items[i].name);
    write_manifest(manifest, headers, out);
}
