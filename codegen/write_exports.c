/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes src/exports.map, the linker's version script: functions of the manifest that are exported,
 * and Tenon's own, which the headers of include/tenon mark with TN_API.
 */
#include <ctype.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

/* Names in any order; memory grows by doubling. */
typedef struct name_list {
    char **names; /* each its own memory */
    size_t count; /* how many */
    size_t room;  /* allocated names */
} name_list;

/* Add a copy of the first `length` bytes of a text. */
static void add_name(name_list *list, const char *text, size_t length)
{
    if (list->count == list->room) {
        list->room = list->room * 2 + 64;
        list->names = realloc(list->names, list->room * sizeof *list->names);
        if (list->names == NULL)
            gen_fail("tenon-gen", 0, "out of memory");
    }
    char *name = gen_alloc(length + 1, 1);
    memcpy(name, text, length);
    list->names[list->count++] = name;
}

/* Return the text of a header. */
static char *read_file(const char *path)
{
    size_t room = 1 << 20;
    char *text = gen_alloc(room, 1);
    FILE *file = fopen(path, "rb");
    if (file == NULL || fread(text, 1, room - 1, file) == room - 1)
        gen_fail(path, 1, "cannot be read, or is longer than a header");
    fclose(file);
    return text;
}

/*
 * Add a declared name. A declaration that ends with TN_SYMBOL(other) is exported as `other`;
 * several declarations may have the same symbol.
 */
static void add_symbol(name_list *list, const char *name, size_t length)
{
    static const char mark[] = "TN_SYMBOL(";
    const char *end = strchr(name, ';');
    const char *symbol = strstr(name, mark);
    if (symbol != NULL && end != NULL && symbol < end) {
        name = symbol + sizeof mark - 1;
        length = strcspn(name, ")");
    }
    for (size_t i = 0; i < list->count; i++)
        if (strncmp(list->names[i], name, length) == 0 && list->names[i][length] == '\0')
            return;
    add_name(list, name, length);
}

/*
 * Add the functions that a header declares: after each TN_API, the first tn_ name before a
 * parenthesis.
 */
static void add_declared(const char *path, name_list *list)
{
    static const char mark[] = "\nTN_API ";
    char *text = read_file(path);
    for (const char *at = text; (at = strstr(at, mark)) != NULL; at++) {
        const char *name = strstr(at, "tn_");
        for (; name != NULL; name = strstr(name + 1, "tn_")) {
            size_t length = 0;
            while (isalnum((unsigned char)name[length]) || name[length] == '_')
                length++;
            if (name[length] == '(') {
                add_symbol(list, name, length);
                break;
            }
        }
    }
    free(text);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Add the functions of the headers that match a pattern below root/include/tenon. */
static void add_headers(const char *root, const char *pattern, name_list *list)
{
    glob_t headers;
    char *path = gen_alloc(strlen(root) + strlen(pattern) + sizeof "/include/tenon/", 1);
    sprintf(path, "%s/include/tenon/%s", root, pattern);
    if (glob(path, 0, NULL, &headers) != 0)
        gen_fail(path, 0, "no headers");
    for (size_t i = 0; i < headers.gl_pathc; i++)
        add_declared(headers.gl_pathv[i], list);
    globfree(&headers);
}

void abi_write_exports(const abi_spec *spec, const char *root, FILE *out)
{
    name_list list = {0};
    add_headers(root, "*.h", &list);
    add_headers(root, "experimental/*.h", &list);
    for (size_t i = 0; i < spec->nfunctions; i++)
        if (spec->functions[i].impl != ABI_DECLARED)
            add_name(&list, spec->functions[i].name, strlen(spec->functions[i].name));
    qsort(list.names, list.count, sizeof *list.names, compare_names);
    gen_licence(out);
    fputs(
        "/* Every name that libtenon.so exports, made by tenon-gen from spec/stable_abi.yaml and\n"
        " * include/tenon. Without version nodes: an extension must run on PyTorch too, whose\n"
        " * libraries have none. */\n{\nglobal:\n",
        out);
    for (size_t i = 0; i < list.count; i++)
        fprintf(out, "    %s;\n", list.names[i]);
    fputs("local:\n    *;\n};\n", out);
}
