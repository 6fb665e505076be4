/* SPDX-License-Identifier: BSD-3-Clause */
/* Rules for the manifest's releases and functions. */
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

static bool has_param(const abi_function *function, const char *name)
{
    for (size_t i = 0; i < function->nparams; i++)
        if (strcmp(function->params[i].name, name) == 0)
            return true;
    return false;
}

/* A pointer to data; function pointers are values. */
static bool is_pointer(const abi_value *value)
{
    return strchr(value->type, '*') != NULL && strstr(value->type, "(*") == NULL;
}

/* A handle is an opaque pointer with a name of its own. */
static bool is_handle(const abi_value *value)
{
    size_t length = strlen(value->type);
    return length > 6 && strcmp(value->type + length - 6, "Handle") == 0;
}

/*
 * Check that the ownership word suits the type: `value` must not refer to memory, the other words
 * must.
 */
static void check_param(const abi_spec *spec, const abi_function *function, const abi_value *param)
{
    bool is_output =
        param->word == ABI_NEW || param->word == ABI_FILL || param->word == ABI_BORROW_FROM;
    if (param->word == ABI_VALUE && (is_pointer(param) || is_handle(param)))
        gen_fail(spec->path, function->line, "%s: '%s' is a pointer, not a value", function->name,
                 param->name);
    if (is_output && !is_pointer(param))
        gen_fail(spec->path, function->line, "%s: '%s' is written, so it is a pointer",
                 function->name, param->name);
    if (param->word == ABI_BORROW && !is_pointer(param) && !is_handle(param))
        gen_fail(spec->path, function->line, "%s: '%s' is no pointer that could be borrowed",
                 function->name, param->name);
    if (param->from != NULL && !has_param(function, param->from))
        gen_fail(spec->path, function->line, "%s: '%s' borrows from '%s', which is no parameter",
                 function->name, param->name, param->from);
}

/* Check a function's releases and parameters. A release of 0 as `guard` means no gate. */
static void check_function(const abi_spec *spec, const abi_function *function)
{
    if (!abi_is_release(spec, function->since))
        gen_fail(spec->path, function->line, "%s: there is no release %d.%d", function->name,
                 function->since.major, function->since.minor);
    if (function->guard.major != 0 && !abi_is_release(spec, function->guard))
        gen_fail(spec->path, function->line, "%s: is gated with %d.%d, which is no release",
                 function->name, function->guard.major, function->guard.minor);
    for (size_t i = 0; i < function->nparams; i++)
        check_param(spec, function, &function->params[i]);
}

void abi_check(const abi_spec *spec)
{
    for (size_t i = 1; i < spec->nreleases; i++)
        if (abi_compare(spec->releases[i - 1].version, spec->releases[i].version) >= 0)
            gen_fail(spec->path, 1, "the releases are not in order");
    for (size_t i = 0; i < spec->nfunctions; i++) {
        if (i > 0 && strcmp(spec->functions[i - 1].name, spec->functions[i].name) == 0)
            gen_fail(spec->path, spec->functions[i].line, "%s stands here twice",
                     spec->functions[i].name);
        check_function(spec, &spec->functions[i]);
    }
    abi_check_names(spec);
}
