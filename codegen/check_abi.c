/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The manifest's rules, and what freezing a release means: the rows of all releases up to it have a
 * digest, spec/frozen.txt records it, and a row that changes afterwards fails. `impl`, `limit`
 * and `tests` are left out of the digest, because serving more breaks nobody.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

bool abi_is_release(const abi_spec *spec, abi_version version)
{
    for (size_t i = 0; i < spec->nreleases; i++)
        if (abi_compare(spec->releases[i].version, version) == 0)
            return true;
    return false;
}

static bool has_param(const abi_function *function, const char *name)
{
    for (size_t i = 0; i < function->nparams; i++)
        if (strcmp(function->params[i].name, name) == 0)
            return true;
    return false;
}

static bool is_pointer(const abi_value *value)
{
    return strchr(value->type, '*') != NULL && strstr(value->type, "(*") == NULL;
}

/* A handle is an opaque pointer behind a name. */
static bool is_handle(const abi_value *value)
{
    size_t length = strlen(value->type);
    return length > 6 && strcmp(value->type + length - 6, "Handle") == 0;
}

/* A word says something about memory, so it needs a type that leads to some; and the reverse. */
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

/* FNV-1a: a digest against slips, not against attacks. */
uint64_t abi_add_text(uint64_t digest, const char *text)
{
    for (; *text != '\0'; text++)
        digest = (digest ^ (unsigned char)*text) * 0x100000001b3u;
    return (digest ^ 0xffu) * 0x100000001b3u;
}

uint64_t abi_add_function(uint64_t digest, const abi_function *function)
{
    char versions[64];
    snprintf(versions, sizeof versions, "%d.%d %d.%d", function->since.major, function->since.minor,
             function->guard.major, function->guard.minor);
    digest = abi_add_text(digest, function->name);
    digest = abi_add_text(digest, versions);
    digest = abi_add_text(digest, function->feature != NULL ? function->feature : "");
    digest = abi_add_text(digest, function->header != NULL ? function->header : "");
    if (!function->is_known)
        return digest;
    digest = abi_add_text(digest, function->result.type);
    for (size_t i = 0; i < function->nparams; i++) {
        digest = abi_add_text(digest, abi_word_name(function->params[i].word));
        digest = abi_add_text(digest, function->params[i].type);
        digest = abi_add_text(digest, function->params[i].name);
    }
    return digest;
}

void abi_print_digest(const abi_spec *spec, abi_version version, FILE *out)
{
    uint64_t digest = 0xcbf29ce484222325u;
    size_t count = 0;
    for (size_t i = 0; i < spec->nfunctions; i++) {
        if (abi_compare(spec->functions[i].since, version) > 0)
            continue;
        digest = abi_add_function(digest, &spec->functions[i]);
        count++;
    }
    for (size_t i = 0; i < spec->nnames; i++) {
        if (abi_compare(spec->names[i].since, version) > 0)
            continue;
        digest = abi_add_name(digest, &spec->names[i]);
        count++;
    }
    fprintf(out, "%d.%d %zu %016" PRIx64 "\n", version.major, version.minor, count, digest);
}

/* Whether `frozen` has the line. */
static bool is_recorded(FILE *frozen, const char *line)
{
    char recorded[256];
    rewind(frozen);
    while (fgets(recorded, sizeof recorded, frozen) != NULL)
        if (strcmp(recorded, line) == 0)
            return true;
    return false;
}

void abi_check_frozen(const abi_spec *spec, const char *frozen)
{
    FILE *file = fopen(frozen, "rb");
    if (file == NULL)
        gen_fail(frozen, 1, "cannot be opened");
    for (size_t i = 0; i < spec->nreleases; i++) {
        const abi_release *release = &spec->releases[i];
        char *line;
        size_t length;
        FILE *out = open_memstream(&line, &length);
        abi_print_digest(spec, release->version, out);
        fclose(out);
        if (release->is_frozen && !is_recorded(file, line))
            gen_fail(frozen, 1,
                     "a row of release %d.%d changed after it was frozen (now: %.*s). Undo the "
                     "change, or say why it was wrong and run `tenon-gen abi --freeze %d.%d`",
                     release->version.major, release->version.minor, (int)length - 1, line,
                     release->version.major, release->version.minor);
        free(line);
    }
    fclose(file);
}
