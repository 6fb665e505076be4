/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Freezing a release: spec/frozen.txt records a digest of all entries up to that release; if an
 * entry changes later, the digest differs and the check fails. `impl`, `limit` and `tests` are not
 * part of the digest, because implementing more breaks nobody.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

/*
 * FNV-1a (Fowler, Noll and Vo), with 64 bits: it detects accidents, not attacks. A byte 0xff, which
 * no text contains, separates the texts.
 */
static uint64_t add_text(uint64_t digest, const char *text)
{
    for (; *text != '\0'; text++)
        digest = (digest ^ (unsigned char)*text) * 0x100000001b3u;
    return (digest ^ 0xffu) * 0x100000001b3u;
}

/* What is unknown of a newer function is not part of the digest. */
static uint64_t add_function(uint64_t digest, const abi_function *function)
{
    char versions[64];
    snprintf(versions, sizeof versions, "%d.%d %d.%d", function->since.major, function->since.minor,
             function->guard.major, function->guard.minor);
    digest = add_text(digest, function->name);
    digest = add_text(digest, versions);
    digest = add_text(digest, function->feature != NULL ? function->feature : "");
    digest = add_text(digest, function->header != NULL ? function->header : "");
    if (!function->is_known)
        return digest;
    digest = add_text(digest, function->result.type);
    for (size_t i = 0; i < function->nparams; i++) {
        digest = add_text(digest, abi_word_name(function->params[i].word));
        digest = add_text(digest, function->params[i].type);
        digest = add_text(digest, function->params[i].name);
    }
    return digest;
}

/*
 * Add an entry that is not a function to the digest. A constant that follows the release is
 * digested without its value.
 */
static uint64_t add_name(uint64_t digest, const abi_name *name)
{
    char numbers[128];
    snprintf(numbers, sizeof numbers, "%d.%d %d.%d %d %d", name->since.major, name->since.minor,
             name->guard.major, name->guard.minor, name->size, name->alignment);
    const char *parts[] = {abi_kind_name(name->kind),
                           name->name,
                           name->header,
                           numbers,
                           name->follows_release ? "follows" : name->text,
                           name->maker,
                           name->deleter,
                           name->feature};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        digest = add_text(digest, parts[i] != NULL ? parts[i] : "");
    return name->signature != NULL ? add_function(digest, name->signature) : digest;
}

void abi_print_digest(const abi_spec *spec, abi_version version, FILE *out)
{
    /* The initial value of FNV-1a. */
    uint64_t digest = 0xcbf29ce484222325u;
    size_t count = 0;
    for (size_t i = 0; i < spec->nfunctions; i++) {
        if (abi_compare(spec->functions[i].since, version) > 0)
            continue;
        digest = add_function(digest, &spec->functions[i]);
        count++;
    }
    for (size_t i = 0; i < spec->nnames; i++) {
        if (abi_compare(spec->names[i].since, version) > 0)
            continue;
        digest = add_name(digest, &spec->names[i]);
        count++;
    }
    fprintf(out, "%d.%d %zu %016" PRIx64 "\n", version.major, version.minor, count, digest);
}

/* Return whether the file contains the line. */
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
        /* The digest of a frozen release must be in the file as it is computed now. */
        if (release->is_frozen && !is_recorded(file, line))
            gen_fail(frozen, 1,
                     "an entry of release %d.%d changed after it was frozen (now: %.*s). Undo the "
                     "change, or say why it was wrong and run `tenon-gen abi --freeze %d.%d`",
                     release->version.major, release->version.minor, (int)length - 1, line,
                     release->version.major, release->version.minor);
        free(line);
    }
    fclose(file);
}
