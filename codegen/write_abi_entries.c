/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes gen/cli/abi_entries.c: the whole manifest for the command `tenon` (cli/manifest.h). The
 * library has a table of its own with only what loading needs.
 */
#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

/* A string pool. Equal strings are shared where they are likely. */
typedef struct text_pool {
    char *text;    /* NUL-terminated texts in a row */
    size_t length; /* bytes used */
    size_t room;   /* bytes allocated */
} text_pool;

/*
 * Return the offset of a text, adding it if necessary. Only texts that recur are searched for, as
 * the search is linear.
 */
static size_t pool_text(text_pool *pool, const char *text, bool recurs)
{
    size_t length = strlen(text) + 1;
    for (size_t at = 0; recurs && at < pool->length; at += strlen(pool->text + at) + 1)
        if (strcmp(pool->text + at, text) == 0)
            return at;
    if (pool->length + length > pool->room)
        gen_fail("tenon-gen", 0, "the texts of the manifest are longer than %zu bytes", pool->room);
    memcpy(pool->text + pool->length, text, length);
    pool->length += length;
    return pool->length - length;
}

/* Return a release as text, "" for 0.0; in static memory. */
static const char *release_text(abi_version version)
{
    static char text[32];
    if (version.major == 0)
        return "";
    snprintf(text, sizeof text, "%d.%d", version.major, version.minor);
    return text;
}

/* Write an ownership word, the type and the name of a parameter. */
static void put_value(FILE *out, const abi_value *value)
{
    fputs(abi_word_name(value->word), out);
    if (value->word == ABI_BORROW_FROM)
        fprintf(out, ":%s", value->from);
    fprintf(out, " %s", value->type);
    if (value->name != NULL && strstr(value->type, "(*") == NULL)
        fprintf(out, "%s%s", value->type[strlen(value->type) - 1] == '*' ? "" : " ", value->name);
}

/*
 * Return a function's type: a line for the result and one for each parameter; "" if it is not
 * known. New.
 */
static char *type_text(const abi_function *function)
{
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    if (out == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    if (function->is_known)
        put_value(out, &function->result);
    for (size_t i = 0; function->is_known && i < function->nparams; i++) {
        fputc('\n', out);
        put_value(out, &function->params[i]);
    }
    fclose(out);
    return text;
}

/* Return lines "WORD TEXT" for an entry that is not a function; new. */
static char *detail_text(const abi_name *name)
{
    static const char *const words[ABI_NUM_KINDS] = {[ABI_TYPE] = "is      ",
                                                     [ABI_CONSTANT] = "value   ",
                                                     [ABI_HANDLE] = "struct  ",
                                                     [ABI_CALLBACK] = "of      "};
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    if (out == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    if (name->signature != NULL) {
        fprintf(out, "type     %s ", name->signature->result.type);
        abi_print_owned(out, name->signature);
        fputc('\n', out);
    }
    if (name->text != NULL)
        fprintf(out, "%s %s\n", words[name->kind], name->text);
    if (name->maker != NULL)
        fprintf(out, "new      %s\n", name->maker);
    if (name->deleter != NULL)
        fprintf(out, "delete   %s\n", name->deleter);
    if (name->size != 0)
        fprintf(out, "size     %d\n", name->size);
    if (name->alignment != 0)
        fprintf(out, "align    %d\n", name->alignment);
    fclose(out);
    return text;
}

/*
 * Write all other entries, followed by the symbols of stand-ins, with the library in place of a
 * header.
 */
static void write_others(const abi_spec *spec, text_pool *pool, gen_array *array)
{
    fprintf(array->out, "const size_t cli_num_abi_names = %zu;\n\n", spec->nnames + spec->nstubs);
    gen_begin_array(array, "const cli_abi_name cli_abi_names[]");
    for (size_t i = 0; i < spec->nnames; i++) {
        const abi_name *name = &spec->names[i];
        char *detail = detail_text(name);
        size_t kind = pool_text(pool, abi_kind_name(name->kind), true);
        size_t header = pool_text(pool, name->header, true);
        size_t since = pool_text(pool, release_text(name->since), true);
        size_t guard = pool_text(pool, release_text(name->guard), true);
        size_t feature = pool_text(pool, name->feature != NULL ? name->feature : "", true);
        size_t text = pool_text(pool, detail, true);
        gen_element(array, name->name, "{%zu, %zu, %zu, %zu, %zu, %zu, %zu}",
                    pool_text(pool, name->name, false), kind, text, header, since, guard, feature);
        free(detail);
    }
    for (size_t i = 0; i < spec->nstubs; i++) {
        const abi_stub *stub = &spec->stubs[i];
        char *detail = NULL;
        size_t length = 0;
        FILE *lines = open_memstream(&detail, &length);
        if (lines == NULL)
            gen_fail("tenon-gen", 0, "out of memory");
        fprintf(lines, "does     %s\nuse      %s\n", stub->does, stub->use);
        fclose(lines);
        size_t kind = pool_text(pool, "stub", true);
        size_t library = pool_text(pool, stub->library, true);
        size_t text = pool_text(pool, detail, true);
        gen_element(array, stub->symbol, "{%zu, %zu, %zu, %zu, 0, 0, 0}",
                    pool_text(pool, stub->symbol, false), kind, text, library);
        free(detail);
    }
    gen_end_array(array, "{0}");
}

void abi_write_entries(const abi_spec *spec, FILE *out)
{
    text_pool pool = {.room = 1 << 20};
    gen_array array = {.out = out};
    pool.text = gen_alloc(pool.room, 1);
    /* Offset 0 is the empty text; the releases follow in order. */
    pool_text(&pool, "", false);
    for (size_t i = 0; i < spec->nreleases; i++)
        pool_text(&pool, release_text(spec->releases[i].version), true);
    gen_table_banner(out, "spec/stable_abi.yaml");
    fprintf(out, "#include \"manifest.h\"\n\nconst size_t cli_num_abi_entries = %zu;\n\n",
            spec->nfunctions);
    gen_begin_array(&array, "const cli_abi_entry cli_abi_entries[]");
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        char *type = type_text(function);
        size_t since = pool_text(&pool, release_text(function->since), true);
        size_t guard = pool_text(&pool, release_text(function->guard), true);
        size_t feature = pool_text(&pool, function->feature != NULL ? function->feature : "", true);
        size_t header = pool_text(&pool, function->header != NULL ? function->header : "", true);
        size_t limit = pool_text(&pool, function->limit != NULL ? function->limit : "", true);
        size_t name = pool_text(&pool, function->name, false);
        gen_element(&array, function->name, "{%zu, %zu, %zu, %zu, %zu, %zu, %zu, %d}", name,
                    pool_text(&pool, type, false), header, since, guard, feature, limit,
                    (int)function->impl);
        free(type);
    }
    gen_end_array(&array, "{0}");
    write_others(spec, &pool, &array);
    fputs("const char cli_abi_text[] =\n", out);
    gen_print_text(out, pool.text, pool.length);
}
