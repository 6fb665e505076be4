/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The functions that the code of a compiled model exports for hosts, and the releases of PyTorch
 * whose compiler began to write them.
 */
#ifndef TENON_CLI_ENTRY_POINTS_H
#define TENON_CLI_ENTRY_POINTS_H

#include <stdbool.h>

/* The release for which all earlier ones stand: entry points of it may be older. */
#define CLI_FIRST_ENTRIES 13

/* Return whether an export has the name of an entry point, known or not. */
bool cli_is_entry(const char *name);

/* Return the N of the release 2.N that brought an entry point; 0 if none is known to have it. */
unsigned cli_entry_since(const char *name);

#endif
