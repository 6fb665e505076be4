/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads spec/tenon_api.yaml: a list of headers, each with its items, `KIND: TEXT` and versions. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api_spec.h"
#include "codegen.h"
#include "yaml_read.h"

/* In the order of api_kind. */
static const char *const kinds[API_NUM_KINDS] = {"macro", "constant", "enum",  "struct",
                                                 "type",  "function", "inline"};

const char *api_kind_name(api_kind kind)
{
    return kinds[kind];
}

api_item *api_add(api_list *list, api_kind kind)
{
    const size_t chunk = 256;
    if (list->count % chunk == 0) {
        list->items = realloc(list->items, (list->count + chunk) * sizeof *list->items);
        if (list->items == NULL)
            gen_fail("tenon-gen", 0, "out of memory");
    }
    list->items[list->count] = (api_item){.kind = kind};
    return &list->items[list->count++];
}

const char *api_version_text(uint32_t version)
{
    char *text = gen_alloc(16, 1);
    snprintf(text, 16, "%u.%u.%u", version / 1000000 % 1000, version / 1000 % 1000, version % 1000);
    return text;
}

const char *api_abis_text(uint32_t abis, int latest)
{
    int first = 1;
    int last = latest;
    char *text = gen_alloc(32, 1);
    while (first < latest && (abis >> (first - 1) & 1) == 0)
        first++;
    while (last > first && (abis >> (last - 1) & 1) == 0)
        last--;
    if (first == 1 && last == latest)
        return NULL;
    if (last == latest)
        snprintf(text, 32, "%d..", first);
    else if (first == last)
        snprintf(text, 32, "%d", first);
    else
        snprintf(text, 32, "%d..%d", first, last);
    return text;
}

/* Read a version as MMMmmmppp. */
static uint32_t version_of(const gen_yaml *in, const yaml_node_t *node, const char *key)
{
    unsigned parts[3];
    char end;
    const char *text = gen_scalar(in, node, key);
    if (sscanf(text, "%u.%u.%u%c", &parts[0], &parts[1], &parts[2], &end) != 3 || parts[0] > 255 ||
        parts[1] > 255 || parts[2] > 255)
        gen_fail(in->path, gen_line_of(node), "'%s' is a version such as 0.1.0, not '%s'", key,
                 text);
    return parts[0] * 1000000 + parts[1] * 1000 + parts[2];
}

/* Read "1", "2.." or "1..3" as a mask; an open range extends to ABI 32. */
static uint32_t abis_of(const gen_yaml *in, const yaml_node_t *node)
{
    int first = 0;
    int last = 0;
    char end;
    uint32_t abis = 0;
    const char *text = gen_scalar(in, node, "abi");
    size_t length = strlen(text);
    if (sscanf(text, "%d..%d%c", &first, &last, &end) == 2)
        ;
    else if (length > 2 && strcmp(text + length - 2, "..") == 0 && sscanf(text, "%d.", &first) == 1)
        last = 32;
    else if (sscanf(text, "%d%c", &first, &end) == 1)
        last = first;
    if (first < 1 || last < first || last > 32)
        gen_fail(in->path, gen_line_of(node), "'abi' is 1, 2.. or 1..3, not '%s'", text);
    for (int abi = first; abi <= last; abi++)
        abis |= 1u << (abi - 1);
    return abis;
}

static size_t number_of(const gen_yaml *in, const yaml_node_t *node, const char *key)
{
    size_t number;
    char end;
    if (sscanf(gen_scalar(in, node, key), "%zu%c", &number, &end) != 1 || number == 0)
        gen_fail(in->path, gen_line_of(node), "'%s' is a number of bytes", key);
    return number;
}

/* Return the identifier that `text` declares, for the forms in api_spec.h. */
static const char *name_of(api_kind kind, const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    const char *begin = text;
    if (kind == API_TYPE && strstr(text, "(*") != NULL)
        begin = strstr(text, "(*") + 2;
    else if (kind == API_TYPE || kind == API_FUNCTION || kind == API_INLINE) {
        begin = text + (kind == API_TYPE ? strlen(text) : strcspn(text, "("));
        while (begin > text && strchr(letters, begin[-1]) != NULL)
            begin--;
    }
    size_t length = strspn(begin, letters);
    char *name = gen_alloc(length + 1, 1);
    memcpy(name, begin, length);
    return name;
}

/* Read the key that gives an item's kind and text. */
static void read_text(const gen_yaml *in, const char *key, const yaml_node_t *value, api_item *item)
{
    for (int kind = 0; kind < API_NUM_KINDS; kind++)
        if (strcmp(key, kinds[kind]) == 0) {
            if (item->text != NULL)
                gen_fail(in->path, gen_line_of(value), "an item is one thing");
            item->kind = (api_kind)kind;
            item->text = gen_scalar(in, value, key);
            item->name = name_of(item->kind, item->text);
            item->line = gen_line_of(value);
            return;
        }
    gen_fail(in->path, gen_line_of(value), "'%s' is no key of an item", key);
}

/* Read the entry of an item of Tenon's own surface. */
static void read_item(const gen_yaml *in, const yaml_node_t *node, api_item *item)
{
    /* An item without `abi` is declared under all ABIs. */
    item->abis = UINT32_MAX;
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "an item"); gen_more(node, pair); pair++) {
        const char *key = gen_key(in, pair);
        const yaml_node_t *value = gen_value(in, pair);
        if (strcmp(key, "since") == 0)
            item->since = version_of(in, value, key);
        else if (strcmp(key, "deprecated_in") == 0)
            item->deprecated_in = version_of(in, value, key);
        else if (strcmp(key, "remove_after") == 0)
            item->remove_after = version_of(in, value, key);
        else if (strcmp(key, "replacement") == 0)
            item->instead = gen_scalar(in, value, key);
        else if (strcmp(key, "symbol") == 0)
            item->symbol = gen_scalar(in, value, key);
        else if (strcmp(key, "abi") == 0)
            item->abis = abis_of(in, value);
        else if (strcmp(key, "size") == 0)
            item->size = number_of(in, value, key);
        else if (strcmp(key, "alignment") == 0)
            item->alignment = number_of(in, value, key);
        else
            read_text(in, key, value, item);
    }
    if (item->text == NULL || item->since == 0)
        gen_fail(in->path, gen_line_of(node), "an item has a text and a 'since'");
    if (item->kind == API_STRUCT && (item->size == 0 || item->alignment == 0))
        gen_fail(in->path, item->line, "%s: a struct has a 'size' and an 'alignment'", item->name);
}

/* Add a family, whose `since` follows. */
static void add_family(const char *header, const char *text, api_list *list)
{
    list->families = realloc(list->families, (list->nfamilies + 1) * sizeof *list->families);
    if (list->families == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    list->families[list->nfamilies++] = (api_family){header, text, 0};
}

/* Read the entry of a header: its name, then its family or its items. */
static void read_header(const gen_yaml *in, const yaml_node_t *node, api_list *list)
{
    const char *header = NULL;
    size_t before = list->nfamilies;
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "a header"); gen_more(node, pair); pair++) {
        const char *key = gen_key(in, pair);
        const yaml_node_t *value = gen_value(in, pair);
        if (strcmp(key, "header") == 0) {
            header = gen_scalar(in, value, key);
            list->headers = realloc(list->headers, (list->nheaders + 1) * sizeof *list->headers);
            if (list->headers == NULL)
                gen_fail("tenon-gen", 0, "out of memory");
            list->headers[list->nheaders++] = header;
        } else if (strcmp(key, "items") == 0 && header != NULL) {
            for (yaml_node_item_t *item = gen_items(in, value, key); gen_further(value, item);
                 item++) {
                api_item *made = api_add(list, API_MACRO);
                made->header = header;
                read_item(in, gen_item(in, item), made);
            }
        } else if (strcmp(key, "family") == 0 && header != NULL)
            add_family(header, gen_scalar(in, value, key), list);
        else if (strcmp(key, "since") == 0 && list->nfamilies > before)
            list->families[before].since = version_of(in, value, key);
        else
            gen_fail(
                in->path, gen_line_of(value),
                "a header is a map of 'header' and then 'family' with its 'since', or 'items', "
                "not '%s'",
                key);
    }
    if (list->nfamilies > before + 1 ||
        (list->nfamilies > before && list->families[before].since == 0))
        gen_fail(in->path, gen_line_of(node), "a header has one 'family', with a 'since'");
}

void api_read(const char *path, bool may_lack, api_list *list)
{
    list->path = path;
    if (may_lack && access(path, F_OK) != 0)
        return;
    const gen_yaml *in = gen_open_yaml(path);
    const yaml_node_t *root = gen_root((gen_yaml *)in);
    for (yaml_node_pair_t *pair = gen_pairs(in, root, "the manifest"); gen_more(root, pair);
         pair++) {
        const char *key = gen_key(in, pair);
        const yaml_node_t *value = gen_value(in, pair);
        if (strcmp(key, "headers") != 0)
            gen_fail(path, gen_line_of(value), "the manifest is a list of 'headers'");
        for (yaml_node_item_t *item = gen_items(in, value, key); gen_further(value, item); item++)
            read_header(in, gen_item(in, item), list);
    }
}
