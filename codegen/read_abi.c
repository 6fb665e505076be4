/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads the manifest: its releases, and the functions of each header. Unknown keys are faults. */
#include "abi_spec.h"

#include <stdlib.h>
#include <string.h>

#include "codegen.h"
#include "yaml_read.h"

/* Read `impl`: how much of a function Tenon implements, with the limit of a partial one. */
static void read_impl(const gen_yaml *in, const yaml_node_t *node, abi_function *function)
{
    const char *text = gen_scalar(in, node, "impl");
    if (strcmp(text, "full") == 0)
        function->impl = ABI_FULL;
    else if (strcmp(text, "absent") == 0)
        function->impl = ABI_ABSENT;
    else if (strncmp(text, "partial, ", 9) == 0) {
        function->impl = ABI_PARTIAL;
        function->limit = text + 9;
    } else
        gen_fail(in->path, gen_line_of(node), "'impl' is full, absent, or partial and its limit");
}

/* Read the entry of a function. */
static void read_function(const gen_yaml *in, const yaml_node_t *node, const char *header,
                          abi_function *function)
{
    bool has_guard = false;
    function->header = header;
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "a function"); gen_more(node, pair); pair++) {
        const char *key = gen_key(in, pair);
        const yaml_node_t *value = gen_value(in, pair);
        if (strcmp(key, "func") == 0)
            abi_read_declaration(in, value, function);
        else if (strcmp(key, "name") == 0)
            function->name = gen_scalar(in, value, key);
        else if (strcmp(key, "since") == 0)
            function->since = abi_read_version(in, value, key);
        else if (strcmp(key, "guard") == 0) {
            has_guard = true;
            if (strcmp(gen_scalar(in, value, key), "none") != 0)
                function->guard = abi_read_version(in, value, key);
        } else if (strcmp(key, "feature") == 0)
            function->feature = gen_scalar(in, value, key);
        else if (strcmp(key, "operator") == 0)
            function->stands_for = gen_scalar(in, value, key);
        else if (strcmp(key, "impl") == 0)
            read_impl(in, value, function);
        else if (strcmp(key, "tests") == 0)
            function->tests = gen_scalar(in, value, key);
        else
            gen_fail(in->path, gen_line_of(value), "'%s' is no key of a function", key);
    }
    if (function->line == 0)
        function->line = gen_line_of(node);
    if (function->name == NULL || function->since.major == 0)
        gen_fail(in->path, function->line, "a function has a 'func' and a 'since'");
    /* A function without `guard` is gated with the release that introduced it. */
    if (!has_guard)
        function->guard = function->since;
}

/* Add a zeroed function; memory grows by 256 at a time. */
static abi_function *add_function(abi_spec *spec)
{
    const size_t chunk = 256;
    if (spec->nfunctions % chunk == 0) {
        spec->functions =
            realloc(spec->functions, (spec->nfunctions + chunk) * sizeof *spec->functions);
        if (spec->functions == NULL)
            gen_fail(spec->path, 0, "out of memory");
    }
    spec->functions[spec->nfunctions] = (abi_function){0};
    return &spec->functions[spec->nfunctions++];
}

static void read_functions(const gen_yaml *in, const yaml_node_t *node, const char *header,
                           abi_spec *spec)
{
    for (yaml_node_item_t *item = gen_items(in, node, "functions"); gen_further(node, item); item++)
        read_function(in, gen_item(in, item), header, add_function(spec));
}

/* Read the entry of a header: its name, then its functions and other names by section. */
static void read_header(const gen_yaml *in, const yaml_node_t *node, abi_spec *spec)
{
    const char *header = NULL;
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "a header"); gen_more(node, pair); pair++) {
        const char *key = gen_key(in, pair);
        if (strcmp(key, "header") == 0)
            header = gen_scalar(in, gen_value(in, pair), key);
        else if (strcmp(key, "functions") == 0 && header != NULL)
            read_functions(in, gen_value(in, pair), header, spec);
        else if (header == NULL || !abi_read_names(in, gen_value(in, pair), key, header, spec))
            gen_fail(in->path, gen_line_of(gen_value(in, pair)),
                     "a header is a map of 'header' and then 'functions', 'handles' …, not '%s'",
                     key);
    }
}

/* Read the releases and whether each is frozen. */
static void read_releases(const gen_yaml *in, const yaml_node_t *node, abi_spec *spec)
{
    spec->releases = gen_alloc(gen_count(node) + 1, sizeof *spec->releases);
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "releases"); gen_more(node, pair); pair++) {
        const char *state = gen_scalar(in, gen_value(in, pair), "state");
        if (strcmp(state, "frozen") != 0 && strcmp(state, "open") != 0)
            gen_fail(in->path, gen_line_of(gen_value(in, pair)), "a release is frozen or open");
        spec->releases[spec->nreleases++] =
            (abi_release){abi_read_version(in, gen_key_node(in, pair), "release"), state[0] == 'f'};
    }
}

static int compare_functions(const void *a, const void *b)
{
    return strcmp(((const abi_function *)a)->name, ((const abi_function *)b)->name);
}

/* Compare by name, then header: several headers may declare the same name. */
static int compare_names(const void *a, const void *b)
{
    const abi_name *x = a;
    const abi_name *y = b;
    int order = strcmp(x->name, y->name);
    if (order == 0)
        order = strcmp(x->header, y->header);
    return order != 0 ? order : (x->line > y->line) - (x->line < y->line);
}

void abi_read(const char *path, abi_spec *spec)
{
    gen_yaml *in = gen_open_yaml(path);
    const yaml_node_t *root = gen_root(in);
    *spec = (abi_spec){.path = path};
    for (yaml_node_pair_t *pair = gen_pairs(in, root, "the manifest"); gen_more(root, pair);
         pair++) {
        const char *key = gen_key(in, pair);
        const yaml_node_t *value = gen_value(in, pair);
        if (strcmp(key, "releases") == 0)
            read_releases(in, value, spec);
        else if (strcmp(key, "younger") == 0)
            read_functions(in, value, NULL, spec);
        else if (strcmp(key, "headers") == 0) {
            for (yaml_node_item_t *item = gen_items(in, value, key); gen_further(value, item);
                 item++)
                read_header(in, gen_item(in, item), spec);
        } else if (strcmp(key, "stubs") == 0)
            abi_read_stubs(in, value, spec);
        else
            gen_fail(path, gen_line_of(value), "'%s' is no part of the manifest", key);
    }
    qsort(spec->functions, spec->nfunctions, sizeof *spec->functions, compare_functions);
    if (spec->nnames > 0)
        qsort(spec->names, spec->nnames, sizeof *spec->names, compare_names);
}

abi_function *abi_find(const abi_spec *spec, const char *name)
{
    const abi_function wanted = {.name = name};
    return spec->nfunctions == 0 ? NULL
                                 : bsearch(&wanted, spec->functions, spec->nfunctions,
                                           sizeof *spec->functions, compare_functions);
}
