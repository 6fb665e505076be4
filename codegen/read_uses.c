/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads spec/used_operators.txt: the readers and calls that sources in src/ use. */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>

/* Split "args/conv<TAB>name" at the tab; false for comments and other lines. */
static bool split_use(char *line, gen_use *use)
{
    char *tab = strchr(line, '\t');
    if (line[0] == '#' || tab == NULL)
        return false;
    use->part = strndup(line, (size_t)(tab - line));
    use->name = strndup(tab + 1, strcspn(tab + 1, "\n"));
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
        gen_use use = {.line = number};
        if (!split_use(line, &use))
            continue;
        uses.items = realloc(uses.items, (uses.count + 1) * sizeof *uses.items);
        if (uses.items == NULL)
            gen_fail("tenon-gen", 0, "out of memory");
        uses.items[uses.count++] = use;
    }
    free(line);
    fclose(file);
    return uses;
}
