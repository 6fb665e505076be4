/* SPDX-License-Identifier: BSD-3-Clause */
/* Printing entries of the manifest as C, and looking up releases. */
#include "abi_spec.h"

#include <string.h>

bool abi_is_release(const abi_spec *spec, abi_version version)
{
    for (size_t i = 0; i < spec->nreleases; i++)
        if (abi_compare(spec->releases[i].version, version) == 0)
            return true;
    return false;
}

bool abi_is_frozen(const abi_spec *spec, abi_version since)
{
    for (size_t i = 0; i < spec->nreleases; i++)
        if (abi_compare(spec->releases[i].version, since) == 0)
            return spec->releases[i].is_frozen;
    return false;
}

/* Print a type with a name, or without one. The name of a function pointer is inside its type. */
static void print_declared(FILE *out, const abi_value *value, bool is_named)
{
    const char *function = strstr(value->type, "(*");
    size_t length = strlen(value->type);
    if (function != NULL && is_named)
        fputs(value->type, out);
    else if (function != NULL)
        fprintf(out, "%.*s(*)%s", (int)(function - value->type), value->type,
                strchr(function, ')') + 1);
    else
        fprintf(out, "%s%s%s", value->type, is_named && value->type[length - 1] != '*' ? " " : "",
                is_named ? value->name : "");
}

void abi_print_params(FILE *out, const abi_function *function, bool is_named)
{
    if (function->nparams == 0)
        fputs("void", out);
    for (size_t i = 0; i < function->nparams; i++) {
        fputs(i > 0 ? ", " : "", out);
        print_declared(out, &function->params[i], is_named);
    }
}

void abi_print_version(FILE *out, abi_version version)
{
    if (version.major == 0)
        fputs("none", out);
    else
        fprintf(out, "%d.%d", version.major, version.minor);
}

void abi_print_owned(FILE *out, const abi_function *function)
{
    fputc('(', out);
    for (size_t i = 0; i < function->nparams; i++) {
        const abi_value *param = &function->params[i];
        fprintf(out, "%s%s%s%s ", i > 0 ? ", " : "", abi_word_name(param->word),
                param->from != NULL ? " " : "", param->from != NULL ? param->from : "");
        print_declared(out, param, true);
    }
    fputc(')', out);
}
