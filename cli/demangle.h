/* SPDX-License-Identifier: BSD-3-Clause */
/* demangle: C++ names as people write them. */
#ifndef TENON_CLI_DEMANGLE_H
#define TENON_CLI_DEMANGLE_H

#include <stddef.h>

/*
 * The name as C++ writes it, from malloc. A name that is not mangled, or cannot be undone here,
 * comes back as it is; NULL without memory.
 */
char *cli_demangle(const char *name);

/*
 * The namespaces of a mangled name, "at" or "torch::jit" … with `depth` names at most; "" for a
 * name in none or a name of C. Read off the letters, so that no verdict depends on a demangler.
 */
void cli_namespace_of(const char *name, int depth, char *out, size_t size);

#endif
