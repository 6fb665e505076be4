/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads spec/used_operators.txt: the readers and calls that sources in src/ use. */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>

/* Split "args/conv<TAB>name" at the tab; false for comments and other lines. */
static bool split_row(char *line, gen_use *row)
{
    char *tab = strchr(line, '\t');
    if (line[0] == '#' || tab == NULL)
        return false;
    row->part = strndup(line, (size_t)(tab - line));
    row->name = strndup(tab + 1, strcspn(tab + 1, "\n"));
    return true;
}

gen_uses gen_read_uses(const char *path)
{
    gen_uses uses = {.path = path};
    char *line = NULL;
    size_t room = 0;
    FILE *file = fopen(path, "r");
    if (file == NULL)
        gen_fail(path, 0, "cannot be read");
    for (size_t number = 1; getline(&line, &room, file) >= 0; number++) {
        gen_use row = {.line = number};
        if (!split_row(line, &row))
            continue;
        uses.items = realloc(uses.items, (uses.count + 1) * sizeof *uses.items);
        if (uses.items == NULL)
            gen_fail("tenon-gen", 0, "out of memory");
        uses.items[uses.count++] = row;
    }
    free(line);
    fclose(file);
    return uses;
}
