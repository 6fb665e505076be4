/* SPDX-License-Identifier: BSD-3-Clause */
/* demangle: C++ symbols as readable names. */
#ifndef TENON_CLI_DEMANGLE_H
#define TENON_CLI_DEMANGLE_H

#include <stddef.h>

/*
 * Return the demangled name, from malloc. A name that is not mangled, or that cannot be demangled
 * here, is returned unchanged; NULL without memory.
 */
char *cli_demangle(const char *name);

/*
 * Write the outermost namespaces of a mangled name, at most `depth` of them ("at", "torch::jit");
 * "" for a name without namespace or a name of C. This parses the mangled name itself, so no
 * verdict depends on whether a demangler is available.
 */
void cli_namespace_of(const char *name, int depth, char *out, size_t size);

#endif
