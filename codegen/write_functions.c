/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes gen/python/function_specs.c: the names of operators in Python, each with its overloads in
 * the order in which PyTorch tries them (spec/python_signatures.tsv), and for each the overload
 * that takes `out=` (python/csrc/function_specs.h).
 */
#include <stdlib.h>
#include <string.h>

#include "codegen.h"

/* Modules in the order of the table; the first is for operators that name none. */
static const char *const modules[] = {"", "Tensor", "fft", "linalg", "nn", "sparse", "special"};
#define NUM_MODULES (sizeof modules / sizeof modules[0])

/* A line of spec/python_signatures.tsv. */
typedef struct order {
    char module[16];     /* "Tensor", "torch", "nn", ... */
    char name[80];       /* base name */
    char overloads[512]; /* separated by commas */
} order;

/* Return the number of an entry's Python module. */
static size_t module_of(const gen_entry *entry)
{
    for (size_t i = 0; entry->module != NULL && i < NUM_MODULES; i++)
        if (strcmp(entry->module, modules[i]) == 0)
            return i;
    if (entry->module != NULL)
        gen_fail(entry->file, entry->lines[GEN_PYTHON_MODULE], "no rows for the module '%s'",
                 entry->module);
    return 0;
}

/* Add an overload to its name, which is added if it is new. */
static void add(gen_functions *all, size_t module, const gen_entry *entry)
{
    size_t at = 0;
    while (at < all->count &&
           (all->items[at].module != module || strcmp(all->items[at].base, entry->base) != 0))
        at++;
    if (at == all->count) {
        all->items = realloc(all->items, ++all->count * sizeof *all->items);
        if (all->items == NULL)
            gen_fail(entry->file, entry->line, "out of memory");
        all->items[at] = (gen_function){.module = module, .base = entry->base};
    }
    gen_function *found = &all->items[at];
    if (found->count == GEN_MOST_OVERLOADS)
        gen_fail(entry->file, entry->line, "more than %d overloads", GEN_MOST_OVERLOADS);
    found->entries[found->count++] = entry;
}

/* Return "Tensor" for "add.Tensor"; "default" for an overload without a name. */
static const char *overload_of(const gen_entry *entry)
{
    const char *dot = strrchr(entry->local_name, '.');
    return dot == NULL ? "default" : dot + 1;
}

/* Read the file; a missing one means no order. */
static size_t read_orders(const char *path, order **out)
{
    char line[1024];
    size_t count = 0;
    FILE *file = fopen(path, "rb");
    *out = NULL;
    if (file == NULL)
        return 0;
    for (size_t number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        order *grown = realloc(*out, (count + 1) * sizeof **out);
        if (grown == NULL)
            gen_fail(path, number, "out of memory");
        *out = grown;
        if (sscanf(line, "%15[^\t]\t%79[^\t]\t%511[^\n]", grown[count].module, grown[count].name,
                   grown[count].overloads) != 3)
            gen_fail(path, number, "not MODULE, NAME and OVERLOADS with tabs between them");
        count++;
    }
    fclose(file);
    return count;
}

/*
 * Return the position of an overload in PyTorch's order. Overloads that it does not list come last,
 * and among these the ones for numbers, because a tensor without dimensions fits both.
 */
static size_t rank_of(const char *overload, const char *listed)
{
    size_t rank = 0;
    for (const char *word = listed; word != NULL && *word != '\0'; rank++) {
        size_t length = strcspn(word, ",");
        if (strlen(overload) == length && strncmp(word, overload, length) == 0)
            return rank;
        word += length + (word[length] == ',');
    }
    return rank + (strncmp(overload, "Scalar", 6) == 0);
}

/* A stable insertion sort; names have few overloads. */
static void sort_overloads(gen_function *of, const order *orders, size_t count)
{
    const char *module = of->module == 0 ? "torch" : modules[of->module];
    const char *listed = NULL;
    for (size_t i = 0; i < count && listed == NULL; i++)
        if (strcmp(orders[i].module, module) == 0 && strcmp(orders[i].name, of->base) == 0)
            listed = orders[i].overloads;
    for (size_t i = 1; i < of->count; i++)
        for (size_t k = i; k > 0 && rank_of(overload_of(of->entries[k]), listed) <
                                        rank_of(overload_of(of->entries[k - 1]), listed);
             k--) {
            const gen_entry *other = of->entries[k];
            of->entries[k] = of->entries[k - 1];
            of->entries[k - 1] = other;
        }
}

static int compare_rows(const void *left, const void *right)
{
    const gen_function *a = left, *b = right;
    if (a->module != b->module)
        return a->module < b->module ? -1 : 1;
    return strcmp(a->base, b->base);
}

const char *gen_function_module(const gen_function *of)
{
    return modules[of->module];
}

/*
 * Return the name in the module: "linalg_inv" is `inv` in linalg. Names without the module's prefix
 * are unchanged.
 */
const char *gen_function_name(const gen_function *of)
{
    size_t length = strlen(modules[of->module]);
    bool is_prefixed = strncmp(of->base, modules[of->module], length) == 0;
    return length > 0 && is_prefixed && of->base[length] == '_' ? of->base + length + 1 : of->base;
}

gen_functions gen_collect_functions(const gen_spec *spec, const char *unbound,
                                    const char *signatures)
{
    gen_functions all = {0};
    order *orders;
    size_t norders = read_orders(signatures, &orders);
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        if (entry->kind == GEN_OUT)
            continue;
        if (gen_is_bound(unbound, entry, "function"))
            add(&all, module_of(entry), entry);
        if (gen_is_bound(unbound, entry, "method"))
            add(&all, 1, entry);
    }
    qsort(all.items, all.count, sizeof *all.items, compare_rows);
    for (size_t i = 0; i < all.count; i++)
        sort_overloads(&all.items[i], orders, norders);
    free(orders);
    return all;
}

/* Write a line of the table; `=` precedes the overload that takes `out`. */
static void write_row(const gen_function *of, FILE *out)
{
    fprintf(out, "    {%zu, \"%s\", \"%s\", \"", of->module, gen_function_name(of), of->base);
    for (size_t i = 0; i < of->count; i++) {
        const gen_entry *entry = of->entries[i];
        const gen_entry *with_out = entry->group->members[GEN_OUT];
        fprintf(out, "%s%s", i > 0 ? "," : "", overload_of(entry));
        if (entry->kind == GEN_FUNCTIONAL && with_out != NULL)
            fprintf(out, "=%s", overload_of(with_out));
    }
    fputs("\"},\n", out);
}

void gen_write_functions(const gen_spec *spec, const char *unbound, const char *signatures,
                         FILE *out)
{
    gen_functions all = gen_collect_functions(spec, unbound, signatures);
    gen_banner(out, "spec/native_functions.yaml and spec/python_signatures.tsv");
    fputs("#include \"function_specs.h\"\n\nconst tpy_function_spec tpy_function_specs[] = {\n",
          out);
    for (size_t i = 0; i < all.count; i++)
        write_row(&all.items[i], out);
    fputs("};\n\nconst size_t tpy_num_function_specs = sizeof tpy_function_specs / sizeof "
          "tpy_function_specs[0];\n",
          out);
    free(all.items);
}
