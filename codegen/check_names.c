/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Rules for the manifest's entries that are not functions. Entries of handles and callbacks must
 * agree with the functions: each such type of a parameter has an entry.
 */
#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

static const abi_name *find_name(const abi_spec *spec, const char *name)
{
    for (size_t i = 0; i < spec->nnames; i++)
        if (strcmp(spec->names[i].name, name) == 0)
            return &spec->names[i];
    return NULL;
}

/* Return whether a parameter of the function has this type and ownership. */
static bool has_value(const abi_function *function, const char *type, abi_word word)
{
    for (size_t i = 0; i < function->nparams; i++)
        if (function->params[i].word == word && strcmp(function->params[i].type, type) == 0)
            return true;
    return false;
}

/* Check that the maker makes the handle and the deleter takes it. */
static void check_handle(const abi_spec *spec, const abi_name *name)
{
    char pointer[256];
    snprintf(pointer, sizeof pointer, "%s *", name->name);
    if (name->text == NULL)
        gen_fail(spec->path, name->line, "%s: a handle has a 'struct'", name->name);
    if (name->maker != NULL) {
        const abi_function *maker = abi_find(spec, name->maker);
        if (maker == NULL || !has_value(maker, pointer, ABI_NEW))
            gen_fail(spec->path, name->line, "%s: %s has no parameter 'new %s'", name->name,
                     name->maker, pointer);
    }
    if (name->deleter != NULL) {
        const abi_function *deleter = abi_find(spec, name->deleter);
        if (deleter == NULL || deleter->nparams != 1 || !has_value(deleter, name->name, ABI_STEAL))
            gen_fail(spec->path, name->line, "%s: %s is not a function of one 'steal %s'",
                     name->name, name->deleter, name->name);
    }
}

/* Return a type without blanks, for comparing. */
static char *plain_type(const char *type)
{
    char *text = gen_alloc(strlen(type) + 1, 1);
    size_t length = 0;
    for (; *type != '\0'; type++)
        if (*type != ' ')
            text[length++] = *type;
    return text;
}

/*
 * Return whether a parameter has the callback's type. Its declaration may or may not name the
 * callback's own parameters.
 */
static bool is_same_type(const abi_function *callback, const abi_value *param)
{
    bool is_same = false;
    for (int named = 0; named < 2; named++) {
        char *text = NULL;
        size_t length = 0;
        FILE *out = open_memstream(&text, &length);
        if (out == NULL)
            gen_fail("tenon-gen", 0, "out of memory");
        fprintf(out, "%s (*%s)(", callback->result.type, param->name);
        abi_print_params(out, callback, named == 1);
        fputc(')', out);
        fclose(out);
        is_same = is_same || strcmp(plain_type(text), plain_type(param->type)) == 0;
        free(text);
    }
    return is_same;
}

/* Return whether `text`, a list of words separated by blanks, contains `word`. */
static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; at != NULL && (at = strstr(at, word)) != NULL; at += length)
        if ((at == text || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

/*
 * Check that a function pointer parameter has the entry of a callback whose `of` lists the
 * function.
 */
static void check_callback_param(const abi_spec *spec, const abi_function *function,
                                 const abi_value *param)
{
    if (strstr(param->type, "(*") == NULL)
        return;
    for (size_t i = 0; i < spec->nnames; i++) {
        const abi_name *name = &spec->names[i];
        if (name->kind != ABI_CALLBACK || !has_word(name->text, function->name))
            continue;
        if (!is_same_type(name->signature, param))
            gen_fail(spec->path, name->line, "%s: '%s' of %s is '%s'", name->name, param->name,
                     function->name, param->type);
        return;
    }
    gen_fail(spec->path, function->line, "%s: no callback's 'of' has the function, for '%s'",
             function->name, param->name);
}

/*
 * Check the entry of a type named by a parameter: handles must have one, and it must not be newer
 * than the function.
 */
static void check_type(const abi_spec *spec, const abi_function *function, const char *type)
{
    char word[256];
    while (strncmp(type, "const ", 6) == 0)
        type += 6;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(type, " *"), type);
    size_t length = strlen(word);
    bool is_handle = length > 6 && strcmp(word + length - 6, "Handle") == 0;
    const abi_name *name = find_name(spec, word);
    if (name == NULL && is_handle)
        gen_fail(spec->path, function->line, "%s: the handle %s has no entry", function->name,
                 word);
    if (name != NULL && abi_compare(name->since, function->since) > 0)
        gen_fail(spec->path, name->line, "%s: younger than %s, which takes it", word,
                 function->name);
}

/* Check that all functions of the family's header have its prefix. */
static void check_family(const abi_spec *spec, const abi_name *family)
{
    size_t length = strlen(family->name);
    size_t count = 0;
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        if (function->header == NULL || strcmp(function->header, family->header) != 0)
            continue;
        if (strncmp(function->name, family->name, length) != 0)
            gen_fail(spec->path, function->line, "%s: does not begin with %s, as its header's do",
                     function->name, family->name);
        count++;
    }
    if (count == 0)
        gen_fail(spec->path, family->line, "%s: the header has no functions", family->name);
}

/* Check an entry that is not a function: its releases, and what its kind requires. */
static void check_name(const abi_spec *spec, const abi_name *name)
{
    if (!abi_is_release(spec, name->since))
        gen_fail(spec->path, name->line, "%s: there is no release %d.%d", name->name,
                 name->since.major, name->since.minor);
    if (name->guard.major != 0 && !abi_is_release(spec, name->guard))
        gen_fail(spec->path, name->line, "%s: is gated with %d.%d, which is no release", name->name,
                 name->guard.major, name->guard.minor);
    if (name->kind == ABI_HANDLE)
        check_handle(spec, name);
    if (name->kind == ABI_FAMILY)
        check_family(spec, name);
    if (name->kind == ABI_CONSTANT && name->text == NULL)
        gen_fail(spec->path, name->line, "%s: a constant has a 'value'", name->name);
}

/* Check the symbols of stand-ins. */
static void check_stubs(const abi_spec *spec)
{
    static const char *const words[] = {"nothing", "handle", "error", "text", "shim", "written"};
    for (size_t i = 0; i < spec->nstubs; i++) {
        const abi_stub *stub = &spec->stubs[i];
        bool is_known = false;
        for (size_t k = 0; k < sizeof words / sizeof words[0]; k++)
            is_known = is_known || strcmp(words[k], stub->does) == 0;
        if (!is_known)
            gen_fail(spec->path, stub->line,
                     "%s: 'does' is nothing, handle, error, text, shim or "
                     "written, not '%s'",
                     stub->symbol, stub->does);
        for (size_t k = 0; k < i; k++)
            if (strcmp(spec->stubs[k].symbol, stub->symbol) == 0 &&
                strcmp(spec->stubs[k].library, stub->library) == 0)
                gen_fail(spec->path, stub->line, "%s stands here twice", stub->symbol);
    }
}

/* The names are sorted, so duplicates are adjacent. */
void abi_check_names(const abi_spec *spec)
{
    for (size_t i = 0; i < spec->nnames; i++) {
        const abi_name *name = &spec->names[i];
        const abi_name *last = i > 0 ? &spec->names[i - 1] : NULL;
        if (last != NULL && strcmp(last->name, name->name) == 0 &&
            strcmp(last->header, name->header) == 0)
            gen_fail(spec->path, name->line, "%s stands here twice", name->name);
        check_name(spec, name);
    }
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        check_type(spec, function, function->result.type != NULL ? function->result.type : "");
        for (size_t k = 0; k < function->nparams; k++) {
            check_type(spec, function, function->params[k].type);
            check_callback_param(spec, function, &function->params[k]);
        }
    }
    check_stubs(spec);
}
