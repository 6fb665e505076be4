/* SPDX-License-Identifier: BSD-3-Clause */
/* python_names: which names of Python a library with the tag abi3 may import, and since when. */
#ifndef TENON_CLI_PYTHON_NAMES_H
#define TENON_CLI_PYTHON_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One function or object of Python's stable ABI. */
typedef struct cli_python_entry {
    uint32_t name;  /* offset into cli_python_text */
    uint32_t minor; /* the first release that guarantees it: 12 is Python 3.12 */
} cli_python_entry;

extern const size_t cli_num_python_entries;         /* length of cli_python_entries */
extern const cli_python_entry cli_python_entries[]; /* sorted by name; made from spec/ */
extern const char cli_python_text[];                /* NUL-terminated names */

/* Return whether a name looks like one of Python's: Py..., _Py... */
bool cli_is_python_name(const char *name);

/* Return the first 3.minor whose stable ABI has a name; -1 if none has. */
int cli_python_since(const char *name);

#endif
