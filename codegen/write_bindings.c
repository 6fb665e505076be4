/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes gen/python/operators.tsv: the operators that the Python package binds, with the keys of
 * the yaml that C does not need.
 */
#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"

/* Names that PyTorch does not bind although `variants` says so: spec/python_unbound.txt. */
typedef struct unbound {
    const char **lines; /* "function alias", "method alias" */
    size_t count;       /* how many */
} unbound;

/* Read the file at the first call; all callers name the same one. */
static const unbound *read_unbound(const char *path)
{
    static unbound all;
    static bool is_read;
    char *line = NULL;
    size_t room = 0;
    FILE *file = is_read ? NULL : fopen(path, "rb");
    is_read = true;
    if (file == NULL)
        return &all;
    for (size_t number = 1; getline(&line, &room, file) > 0; number++) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        if (strncmp(line, "function ", 9) != 0 && strncmp(line, "method ", 7) != 0)
            gen_fail(path, number, "a line is 'function NAME' or 'method NAME', not '%s'", line);
        all.lines = realloc(all.lines, (all.count + 1) * sizeof *all.lines);
        if (all.lines == NULL)
            gen_fail(path, number, "out of memory");
        all.lines[all.count++] = strdup(line);
    }
    free(line);
    fclose(file);
    return &all;
}

bool gen_is_bound(const char *path, const gen_entry *entry, const char *variant)
{
    const unbound *all = read_unbound(path);
    const char *variants = entry->variants != NULL ? entry->variants : "function";
    char line[256];
    /* PyTorch binds no operators that are generated or named _backward. */
    if (strstr(variants, variant) == NULL || gen_has_tag(entry, "generated") ||
        gen_ends(entry->base, "_backward") || strncmp(entry->name, "aten::", strlen("aten::")) != 0)
        return false;
    snprintf(line, sizeof line, "%s %s", variant, entry->base);
    for (size_t i = 0; i < all->count; i++)
        if (strcmp(all->lines[i], line) == 0)
            return false;
    return true;
}

static const char *yes(bool claim)
{
    return claim ? "yes" : "";
}

void gen_write_bindings(const gen_spec *spec, const char *path, FILE *out)
{
    gen_hash_licence(out);
    fputs(
        "# Made by tenon-gen from spec/native_functions.yaml and spec/python_unbound.txt. Is it a "
        "function of its module (torch._C._nn for nn,\n"
        "# torch where there is none) and a method of tensors; does it make tensors by `device`; "
        "is its C++ method written by hand;\n"
        "# which arguments have a default in Python but none in C++.\n"
        "operator\tmodule\tfunction\tmethod\tfactory\tmanual_cpp_binding\tcpp_no_default_args\n",
        out);
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        fprintf(out, "%s\t%s\t%s\t%s\t%s\t%s\t", entry->name,
                entry->module != NULL ? entry->module : "",
                yes(gen_is_bound(path, entry, "function")),
                yes(gen_is_bound(path, entry, "method")), yes(gen_is_factory(entry)),
                yes(entry->is_manually_bound));
        for (size_t k = 0; k < entry->no_defaults.count; k++)
            fprintf(out, "%s%s", k > 0 ? " " : "", entry->no_defaults.items[k]);
        fputc('\n', out);
    }
}
