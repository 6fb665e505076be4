/* SPDX-License-Identifier: BSD-3-Clause */
/* Looks rows of the manifest up. */
#include "manifest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Two parts below a thousand, so that 2.9 comes before 2.10. */
unsigned cli_release(const char *text)
{
    unsigned major = 0;
    unsigned minor = 0;
    int length = 0;
    int patch = 0;
    if (sscanf(text, "%3u.%3u%n", &major, &minor, &length) != 2)
        return 0;
    (void)sscanf(text + length, ".%*3u%n", &patch);
    if (text[length + patch] != '\0')
        return 0;
    return major * 1000 + minor;
}

static int compare_name(const void *name, const void *row)
{
    return strcmp(name, cli_abi_string(((const cli_abi_entry *)row)->name));
}

const cli_abi_entry *cli_abi_find(const char *name)
{
    return bsearch(name, cli_abi_entries, cli_num_abi_entries, sizeof *cli_abi_entries,
                   compare_name);
}
