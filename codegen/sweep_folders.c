/* SPDX-License-Identifier: BSD-3-Clause */
/* Removes headers that are not generated any more from folders that contain only generated ones. */
#include "codegen.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen_rules.h"

/* Files generated in this run, as paths below the root. */
static const char **made;
static size_t nmade;

void gen_note_made(const char *name)
{
    made = realloc(made, (nmade + 1) * sizeof *made);
    if (made == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    made[nmade++] = strdup(name);
}

static bool is_made(const char *name)
{
    for (size_t i = 0; i < nmade; i++)
        if (strcmp(made[i], name) == 0)
            return true;
    return false;
}

void gen_sweep(const char *root, const char *folder, const char *cure)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", root, folder);
    DIR *listing = opendir(path);
    for (struct dirent *file; listing != NULL && (file = readdir(listing)) != NULL;) {
        char name[4096];
        snprintf(name, sizeof name, "%s/%s", folder, file->d_name);
        if (!gen_ends(name, ".h") || is_made(name))
            continue;
        if (cure != NULL)
            gen_fail(name, 1, "%s", cure);
        if (unlinkat(dirfd(listing), file->d_name, 0) != 0)
            gen_fail(name, 1, "cannot be removed");
        printf("removed %s\n", name);
    }
    if (listing != NULL)
        closedir(listing);
}
