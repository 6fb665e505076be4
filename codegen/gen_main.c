/* SPDX-License-Identifier: BSD-3-Clause */
/* tenon-gen: reads spec/, writes gen/ and docs/operators.md; files that stay equal are not touched.
 */
#include "codegen.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void gen_fail(const char *file, size_t line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s:%zu: ", file, line);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

void *gen_alloc(size_t count, size_t bytes)
{
    void *memory = calloc(count, bytes);
    if (memory == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    return memory;
}

static int compare_entries(const void *a, const void *b)
{
    return strcmp(((const gen_entry *)a)->name, ((const gen_entry *)b)->name);
}

static bool holds(const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "rb");
    char *old = gen_alloc(length + 2, 1);
    bool same =
        file != NULL && fread(old, 1, length + 1, file) == length && memcmp(old, text, length) == 0;
    if (file != NULL)
        fclose(file);
    free(old);
    return same;
}

/* Writes `text` to root/name unless it is there already; with `check`, a difference is a fault. */
static void put(const char *root, const char *name, const char *text, size_t length, bool check)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%s", root, name) >= (int)sizeof path)
        gen_fail(root, 0, "the path is too long");
    if (holds(path, text, length))
        return;
    if (check)
        gen_fail(path, 1, "differs from what spec/ says; `./dev regen` makes it anew");
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(text, 1, length, file) != length || fclose(file) != 0)
        gen_fail(path, 1, "cannot be written");
    printf("wrote %s\n", name);
}

int main(int argc, char **argv)
{
    gen_spec spec = {0};
    char yaml[4096];
    char symbols[4096];
    char *text;
    size_t length;
    bool check = argc == 3 && strcmp(argv[1], "--check") == 0;
    if (argc != 2 && !check) {
        fputs("usage: tenon-gen [--check] ROOT\n\nReads ROOT/spec, writes ROOT/gen and "
              "ROOT/docs/operators.md; --check only compares.\n",
              stderr);
        return 2;
    }
    const char *root = argv[argc - 1];
    snprintf(yaml, sizeof yaml, "%s/spec/native_functions.yaml", root);
    snprintf(symbols, sizeof symbols, "%s/spec/abi_symbols.tsv", root);
    gen_read(yaml, &spec);
    qsort(spec.entries, spec.count, sizeof *spec.entries, compare_entries);
    gen_check(&spec);

    FILE *out = open_memstream(&text, &length);
    gen_write_operators(&spec, out);
    fclose(out);
    put(root, "gen/operators.c", text, length, check);
    out = open_memstream(&text, &length);
    gen_write_symbols(symbols, out);
    fclose(out);
    put(root, "gen/known_symbols.c", text, length, check);
    out = open_memstream(&text, &length);
    gen_write_coverage(&spec, out);
    fclose(out);
    put(root, "docs/operators.md", text, length, check);
    return 0;
}
