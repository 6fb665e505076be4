/* SPDX-License-Identifier: BSD-3-Clause */
/* The options --lib and --lazy, which every verb that loads extensions takes. */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

/* Whether all verbs load as with --lazy: it was given before the verb. */
static bool is_lazy;

void cli_libraries_set_lazy(void)
{
    is_lazy = true;
}

/*
 * Load the extension at `path` and add it. Print nothing but warnings; return false on failure,
 * with the reason in tn_last_error().
 */
static bool add_library(cli_libraries *libraries, const char *path)
{
    tn_load_options options = {sizeof options, TN_LOAD_AUTO, libraries->lazy ? TN_LOAD_LAZY : 0};
    tn_extension **items =
        realloc(libraries->items, (libraries->count + 1) * sizeof(*libraries->items));
    if (items == NULL)
        return false;
    libraries->items = items;
    if (tn_extension_load(path, &options, &items[libraries->count]) != TN_OK)
        return false;
    libraries->count++;
    return true;
}

bool cli_libraries_option(cli_libraries *libraries, int argc, char **argv, int *index, int *status)
{
    const char *word = argv[*index];
    *status = CLI_OK;
    if (strcmp(word, "--lazy") == 0)
        return true;
    if (strcmp(word, "--lib") != 0)
        return false;
    if (*index + 1 == argc) {
        *status = cli_usage_error(argv[0], "--lib needs a file");
        return true;
    }
    /* --lazy counts even if it comes after --lib. */
    libraries->lazy = is_lazy || cli_has_word(argc, argv, "--lazy");
    if (!add_library(libraries, argv[++*index]))
        *status = cli_fail_last(argv[0]);
    return true;
}

void cli_libraries_free(cli_libraries *libraries)
{
    while (libraries->count > 0)
        tn_extension_unload(libraries->items[--libraries->count]);
    free(libraries->items);
    libraries->items = NULL;
}
