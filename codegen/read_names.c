/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads the manifest's entries that are not functions. The first key of an entry tells its kind, as
 * in `{handle: StringHandle, struct: StringOpaque, delete: torch_delete_string, since: 2.10}`.
 */
#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

/* For each kind, the key of a header that lists it, and the key of its name. */
static const struct {
    const char *section;
    const char *key;
} kinds[ABI_NUM_KINDS] = {
    [ABI_TYPE] = {"types", "type"},        [ABI_CONSTANT] = {"constants", "constant"},
    [ABI_HANDLE] = {"handles", "handle"},  [ABI_CALLBACK] = {"callbacks", "callback"},
    [ABI_FAMILY] = {"families", "family"}, [ABI_MACRO] = {"names", "macro"},
    [ABI_CXX_NAME] = {"names", "name"},
};

const char *abi_kind_name(abi_kind kind)
{
    return kinds[kind].key;
}

/* Return memory for one more entry, doubling it when full (at powers of two). */
static void *grown(void *items, size_t count, size_t bytes)
{
    bool is_full = (count & (count - 1)) == 0;
    void *larger = is_full ? realloc(items, (count == 0 ? 1 : 2 * count) * bytes) : items;
    if (larger == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    return larger;
}

/* Read a number of bytes. */
static int number_of(const gen_yaml *in, const yaml_node_t *node, const char *key)
{
    char *end;
    const char *text = gen_scalar(in, node, key);
    long number = strtol(text, &end, 10);
    if (end == text || *end != '\0' || number < 1 || number > 4096)
        gen_fail(in->path, gen_line_of(node), "'%s' is a number of bytes, not '%s'", key, text);
    return (int)number;
}

/* Read a key that all kinds have; false for another key. */
static bool read_common(const gen_yaml *in, const yaml_node_t *node, const char *key,
                        abi_name *name)
{
    if (strcmp(key, "since") == 0)
        name->since = abi_read_version(in, node, key);
    else if (strcmp(key, "feature") == 0)
        name->feature = gen_scalar(in, node, key);
    else if (strcmp(key, "guard") == 0) {
        /* Marks `guard: none` until all keys are read. */
        name->guard.major = -1;
        if (strcmp(gen_scalar(in, node, key), "none") != 0)
            name->guard = abi_read_version(in, node, key);
    } else
        return false;
    return true;
}

/* Read a key of this kind; false for another key. */
static bool read_own(const gen_yaml *in, const yaml_node_t *node, const char *key, abi_name *name)
{
    static const char *const texts[ABI_NUM_KINDS] = {[ABI_TYPE] = "is",
                                                     [ABI_CONSTANT] = "value",
                                                     [ABI_HANDLE] = "struct",
                                                     [ABI_CALLBACK] = "of"};
    abi_kind kind = name->kind;
    if (texts[kind] != NULL && strcmp(key, texts[kind]) == 0)
        name->text = gen_scalar(in, node, key);
    else if (kind == ABI_HANDLE && strcmp(key, "new") == 0)
        name->maker = gen_scalar(in, node, key);
    else if (kind == ABI_HANDLE && strcmp(key, "delete") == 0)
        name->deleter = gen_scalar(in, node, key);
    else if (kind == ABI_TYPE && strcmp(key, "size") == 0)
        name->size = number_of(in, node, key);
    else if (kind == ABI_TYPE && strcmp(key, "align") == 0)
        name->alignment = number_of(in, node, key);
    else if (kind == ABI_CONSTANT && strcmp(key, "follows") == 0 &&
             strcmp(gen_scalar(in, node, key), "release") == 0)
        name->follows_release = true;
    else
        return false;
    return true;
}

/* Read the first pair: kind and name. A callback's name is in its declaration. */
static void read_kind(const gen_yaml *in, const yaml_node_pair_t *pair, const char *section,
                      abi_name *name)
{
    const char *key = gen_key(in, pair);
    const yaml_node_t *value = gen_value(in, pair);
    name->line = gen_line_of(value);
    name->kind = ABI_NUM_KINDS;
    for (int i = 0; i < ABI_NUM_KINDS; i++)
        if (strcmp(kinds[i].section, section) == 0 && strcmp(kinds[i].key, key) == 0)
            name->kind = (abi_kind)i;
    if (name->kind == ABI_NUM_KINDS)
        gen_fail(in->path, name->line, "'%s' is no first key of an entry of '%s'", key, section);
    name->name = gen_scalar(in, value, key);
    if (name->kind != ABI_CALLBACK)
        return;
    name->signature = gen_alloc(1, sizeof *name->signature);
    abi_read_declaration(in, value, name->signature);
    name->name = name->signature->name;
}

/* Read an entry that is not a function. */
static void read_name(const gen_yaml *in, const yaml_node_t *node, const char *section,
                      abi_name *name)
{
    bool is_first = true;
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "an entry"); gen_more(node, pair); pair++) {
        const char *key = gen_key(in, pair);
        const yaml_node_t *value = gen_value(in, pair);
        if (is_first)
            read_kind(in, pair, section, name);
        else if (!read_common(in, value, key, name) && !read_own(in, value, key, name))
            gen_fail(in->path, gen_line_of(value), "'%s' is no key of a %s", key,
                     abi_kind_name(name->kind));
        is_first = false;
    }
    if (name->name == NULL || name->since.major == 0)
        gen_fail(in->path, gen_line_of(node), "an entry has a name and a 'since'");
    /* Without `guard`, the gate is the release that introduced the name. */
    if (name->guard.major == 0)
        name->guard = name->since;
    else if (name->guard.major < 0)
        name->guard = (abi_version){0, 0};
}

bool abi_read_names(const gen_yaml *in, const yaml_node_t *node, const char *key,
                    const char *header, abi_spec *spec)
{
    bool is_ours = false;
    for (int i = 0; i < ABI_NUM_KINDS; i++)
        is_ours = is_ours || strcmp(kinds[i].section, key) == 0;
    if (!is_ours)
        return false;
    for (yaml_node_item_t *item = gen_items(in, node, key); gen_further(node, item); item++) {
        spec->names = grown(spec->names, spec->nnames, sizeof *spec->names);
        abi_name *name = &spec->names[spec->nnames++];
        *name = (abi_name){.header = header};
        read_name(in, gen_item(in, item), key, name);
    }
    return true;
}

/* Read an entry of a stub library. */
static void read_stub(const gen_yaml *in, const yaml_node_t *node, abi_stub *stub)
{
    stub->line = gen_line_of(node);
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "a stub"); gen_more(node, pair); pair++) {
        const char *key = gen_key(in, pair);
        const char *text = gen_scalar(in, gen_value(in, pair), key);
        if (strcmp(key, "symbol") == 0)
            stub->symbol = text;
        else if (strcmp(key, "does") == 0)
            stub->does = text;
        else if (strcmp(key, "use") == 0)
            stub->use = text;
        else
            gen_fail(in->path, gen_line_of(gen_value(in, pair)), "'%s' is no key of a stub", key);
    }
    if (stub->symbol == NULL || stub->does == NULL || stub->use == NULL)
        gen_fail(in->path, stub->line, "a stub has 'symbol', 'does' and 'use'");
}

void abi_read_stubs(const gen_yaml *in, const yaml_node_t *node, abi_spec *spec)
{
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "stubs"); gen_more(node, pair); pair++) {
        const char *library = gen_key(in, pair);
        const yaml_node_t *items = gen_value(in, pair);
        for (yaml_node_item_t *item = gen_items(in, items, library); gen_further(items, item);
             item++) {
            spec->stubs = grown(spec->stubs, spec->nstubs, sizeof *spec->stubs);
            abi_stub *stub = &spec->stubs[spec->nstubs++];
            *stub = (abi_stub){.library = library};
            read_stub(in, gen_item(in, item), stub);
        }
    }
}
