/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Demangling C++ names. The work is done by the C++ runtime, which is opened when the first mangled
 * name is to be printed, because this program has no C++ in it. Where there is no libstdc++, names
 * stay as they are.
 */
#include "demangle.h"

#include <ctype.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The longest name that is demangled. Real names have some hundreds of characters. */
#define MAX_MANGLED 4096

/* The type of abi::__cxa_demangle. */
typedef char *(*demangler)(const char *name, char *buffer, size_t *length, int *status);

/* Return the demangler, or NULL if there is none. The library is opened once and stays open. */
static demangler find_demangler(void)
{
    static bool was_tried;
    static demangler found;
    if (!was_tried) {
        void *library = dlopen("libstdc++.so.6", RTLD_LAZY | RTLD_LOCAL);
        void *address = library != NULL ? dlsym(library, "__cxa_demangle") : NULL;
        memcpy(&found, &address, sizeof found);
        was_tried = true;
    }
    return found;
}

/* Return a copy of `text` from malloc. */
static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, text, size) : NULL;
}

char *cli_demangle(const char *name)
{
    int status = 0;
    char *plain = NULL;
    if (strncmp(name, "_Z", 2) == 0 && strlen(name) <= MAX_MANGLED && find_demangler() != NULL)
        plain = find_demangler()(name, NULL, NULL, &status);
    return plain != NULL ? plain : copy_of(name);
}

/*
 * Skip the code that makes the symbol a table (TV, TT, TI, …), a guard (GV) or a thunk (Th, Tv) of
 * the named thing. A thunk's numbers end at the first `_N`.
 */
static const char *skip_special(const char *name)
{
    if (name[0] == 'T' && (name[1] == 'h' || name[1] == 'v')) {
        const char *nested = strstr(name, "_N");
        return nested != NULL ? nested + 1 : name;
    }
    if ((name[0] == 'T' && name[1] != '\0' && strchr("VTISHWC", name[1]) != NULL) ||
        (name[0] == 'G' && name[1] == 'V'))
        return name + 2;
    return name;
}

/*
 * The part of the mangled name that matters here:
 *
 *     _Z [T V|T|I|S|H|W|C, G V, T h|v numbers _] N [r|V|K]… [R|O] {length name}… …
 *
 * Names that are not nested have no namespace, or are in std if they begin with S.
 */
void cli_namespace_of(const char *name, int depth, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    if (strncmp(name, "_Z", 2) != 0)
        return;
    name = skip_special(name + 2);
    if (*name++ != 'N')
        return;
    while (*name != '\0' && strchr("rVKRO", *name) != NULL)
        name++;
    for (int i = 0; i < depth && isdigit((unsigned char)*name); i++) {
        char *part = NULL;
        unsigned long length = strtoul(name, &part, 10);
        if (length > strlen(part) || used + length + 3 > size)
            return;
        /* The last name is the thing itself, not a namespace. */
        if (strchr("EICDS", part[length]) != NULL && i > 0 && !isdigit((unsigned char)part[length]))
            return;
        used += (size_t)snprintf(out + used, size - used, "%s%.*s", i > 0 ? "::" : "", (int)length,
                                 part);
        name = part + length;
    }
}
