/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes gen/cli/python_entries.c from spec/python_stable_abi.txt: the names of Python's stable
 * ABI, with the release of each, for `tenon audit` (cli/python_names.h).
 */
#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

/* Sizes of the buffers for a name and a release. */
#define MAX_NAME    128
#define MAX_RELEASE 16

/* Read a line `name release`; false for a comment. */
static bool read_line(const char *path, size_t number, const char *line, char *name, int *minor)
{
    char release[MAX_RELEASE];
    int major = 0;
    if (line[0] == '#' || line[0] == '\n')
        return false;
    if (sscanf(line, "%127s %15s", name, release) != 2 ||
        sscanf(release, "%d.%d", &major, minor) != 2 || major != 3)
        gen_fail(path, number, "not `name 3.minor`");
    return true;
}

/*
 * Write the table of names of Python's stable ABI, with the version that introduced each. They must
 * be sorted in `path`, for binary search.
 */
void abi_write_python(const char *path, FILE *out)
{
    char line[256];
    char name[MAX_NAME];
    char last[MAX_NAME] = "";
    char *text = NULL;
    size_t length = 0;
    size_t offset = 0;
    int minor = 0;
    gen_array array = {.out = out};
    FILE *in = fopen(path, "rb");
    FILE *names = open_memstream(&text, &length);
    if (in == NULL || names == NULL)
        gen_fail(path, 0, "cannot be read");
    gen_table_banner(out, "spec/python_stable_abi.txt");
    fputs("#include \"python_names.h\"\n\n", out);
    gen_begin_array(&array, "const cli_python_entry cli_python_entries[]");
    for (size_t number = 1; fgets(line, sizeof line, in) != NULL; number++) {
        if (!read_line(path, number, line, name, &minor))
            continue;
        if (strcmp(last, name) >= 0)
            gen_fail(path, number, "'%s' must stand before '%s', and once", name, last);
        gen_element(&array, name, "{%zu, %d}", offset, minor);
        fwrite(name, strlen(name) + 1, 1, names);
        offset += strlen(name) + 1;
        strcpy(last, name);
    }
    fclose(in);
    fclose(names);
    gen_end_array(&array, "{0}");
    fputs("const size_t cli_num_python_entries = sizeof cli_python_entries / sizeof "
          "cli_python_entries[0];\n\n"
          "const char cli_python_text[] =\n",
          out);
    gen_print_text(out, text, length);
    free(text);
}
