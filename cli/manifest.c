/* SPDX-License-Identifier: BSD-3-Clause */
/* Looking up entries of the ABI manifest. */
#include "manifest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A release is major * 1000 + minor, so 2.9 is before 2.10. */
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

/* Compare a name with an entry's, for bsearch. */
static int compare_name(const void *name, const void *entry)
{
    return strcmp(name, cli_abi_string(((const cli_abi_entry *)entry)->name));
}

const cli_abi_entry *cli_abi_find(const char *name)
{
    return bsearch(name, cli_abi_entries, cli_num_abi_entries, sizeof *cli_abi_entries,
                   compare_name);
}
