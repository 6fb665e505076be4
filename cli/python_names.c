/* SPDX-License-Identifier: BSD-3-Clause */
/* Looking up names of Python's C API. */
#include "python_names.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

bool cli_is_python_name(const char *name)
{
    if (strncmp(name, "_Py", 3) == 0)
        return true;
    return strncmp(name, "Py", 2) == 0 && (name[2] == '_' || isupper((unsigned char)name[2]));
}

/* Compare a name with an entry's, for bsearch. */
static int compare_name(const void *name, const void *entry)
{
    return strcmp(name, cli_python_text + ((const cli_python_entry *)entry)->name);
}

int cli_python_since(const char *name)
{
    const cli_python_entry *entry = bsearch(name, cli_python_entries, cli_num_python_entries,
                                            sizeof *cli_python_entries, compare_name);
    return entry != NULL ? (int)entry->minor : -1;
}
