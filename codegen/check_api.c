/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Compares the two sides of Tenon's own API, and checks the rules of versions: a deprecated item
 * says so in header and manifest, with what to use instead and until when.
 *
 * All faults are printed before the program fails, as one change of a header often causes several.
 * Comparing is quadratic in the number of items, which is some hundreds.
 */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "api_spec.h"
#include "codegen.h"

/* Command that cures most faults, for messages. */
static const char cure[] = "`build/bin/tenon-gen api --adopt`";

static size_t faults;

/* Print a fault and count it. */
static void TN_PRINTF(3, 4) fault(const char *file, size_t line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s:%zu: ", file, line);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    faults++;
}

/* Both have no symbol of their own, or the same one. */
static bool is_symbol_equal(const api_item *a, const api_item *b)
{
    if (a->symbol == NULL || b->symbol == NULL)
        return a->symbol == b->symbol;
    return strcmp(a->symbol, b->symbol) == 0;
}

static bool is_equal(const api_item *a, const api_item *b)
{
    return a->kind == b->kind && a->abis == b->abis && strcmp(a->text, b->text) == 0 &&
           strcmp(a->header, b->header) == 0 && is_symbol_equal(a, b);
}

/* Return whether it is the header, or a part of it: parts of "tenon/ops.h" are "tenon/ops/NAME.h".
 */
static bool is_of_header(const char *name, const char *header)
{
    size_t length = strlen(header) - strlen(".h");
    return strcmp(name, header) == 0 || (strncmp(name, header, length) == 0 && name[length] == '/');
}

const api_family *api_family_of(const api_list *manifest, const api_item *item)
{
    for (size_t i = 0; i < manifest->nfamilies; i++)
        if (item->kind == API_INLINE && is_of_header(item->header, manifest->families[i].header))
            return &manifest->families[i];
    return NULL;
}

/* Entries without an upper limit of their ABIs end at today's newest ABI. */
void api_meet(api_list *manifest, api_list *headers)
{
    for (size_t i = 0; i < manifest->count; i++)
        manifest->items[i].abis &= (uint32_t)((1ull << headers->latest) - 1);
    for (size_t i = 0; i < headers->count; i++)
        headers->items[i].is_met = api_family_of(manifest, &headers->items[i]) != NULL;
    for (size_t i = 0; i < headers->count; i++)
        for (size_t j = 0; j < manifest->count && !headers->items[i].is_met; j++)
            if (!manifest->items[j].is_met && is_equal(&headers->items[i], &manifest->items[j])) {
                headers->items[i].is_met = true;
                manifest->items[j].is_met = true;
            }
}

/*
 * Return an unmatched item with the same name in an overlapping ABI, which is taken for the item
 * before a change; NULL if there is none.
 */
static const api_item *changed(const api_list *list, const api_item *item)
{
    for (size_t i = 0; i < list->count; i++)
        if (!list->items[i].is_met && strcmp(list->items[i].name, item->name) == 0 &&
            (list->items[i].abis & item->abis) != 0)
            return &list->items[i];
    return NULL;
}

/* Return the path of an item's header in the tree. */
static const char *path_of(const api_item *item)
{
    char *path = gen_alloc(strlen(item->header) + sizeof "include/", 1);
    sprintf(path, "include/%s", item->header);
    return path;
}

/* Return a description that distinguishes two items with the same name; new. */
static const char *describe(const api_item *item, int latest)
{
    char *text;
    size_t length;
    const char *abis = api_abis_text(item->abis, latest);
    FILE *out = open_memstream(&text, &length);
    fprintf(out, "%s '%s' of %s", api_kind_name(item->kind), item->text, item->header);
    if (item->symbol != NULL)
        fprintf(out, " with the symbol %s", item->symbol);
    if (abis != NULL)
        fprintf(out, " in ABI %s", abis);
    fclose(out);
    return text;
}

/* Report items of one side that have no equal item on the other. */
static void check_sides(const api_list *manifest, const api_list *headers)
{
    for (size_t i = 0; i < headers->count; i++) {
        const api_item *item = &headers->items[i];
        /*
         * An item of the same kind and name that differs is reported as changed, here and not
         * below.
         */
        const api_item *entry = item->is_met ? NULL : changed(manifest, item);
        if (item->is_met)
            continue;
        if (entry == NULL)
            fault(path_of(item), item->line, "%s is not in spec/tenon_api.yaml; %s adds it",
                  describe(item, headers->latest), cure);
        else
            fault(path_of(item), item->line,
                  "here it is %s, but spec/tenon_api.yaml:%zu says %s; %s changes it",
                  describe(item, headers->latest), entry->line, describe(entry, headers->latest),
                  cure);
    }
    for (size_t i = 0; i < manifest->count; i++) {
        const api_item *entry = &manifest->items[i];
        if (!entry->is_met && changed(headers, entry) == NULL)
            fault(manifest->path, entry->line, "%s is not declared; %s drops it",
                  describe(entry, headers->latest), cure);
    }
}

/*
 * Return whether a function-like macro and a constant may share a name: the macro is only expanded
 * before a parenthesis.
 */
static bool are_apart(const api_item *macro, const api_item *constant)
{
    return macro->kind == API_MACRO && strchr(macro->text, '(') != NULL &&
           constant->kind == API_CONSTANT;
}

/*
 * Check that every name means one thing in all headers, so that a source can include any of them.
 */
static void check_names(const api_list *headers)
{
    for (size_t i = 0; i < headers->count; i++)
        for (size_t j = i + 1; j < headers->count; j++) {
            const api_item *first = &headers->items[i];
            const api_item *second = &headers->items[j];
            if ((first->abis & second->abis) != 0 && strcmp(first->name, second->name) == 0 &&
                !are_apart(first, second) && !are_apart(second, first))
                fault(path_of(second), second->line, "%s is also %s",
                      describe(second, headers->latest), describe(first, headers->latest));
        }
}

static bool has_header(const api_list *list, const char *header)
{
    for (size_t i = 0; i < list->nheaders; i++)
        if (strcmp(list->headers[i], header) == 0)
            return true;
    return false;
}

/* Check that both sides have the same headers. */
static void check_headers(const api_list *manifest, const api_list *headers)
{
    for (size_t i = 0; i < headers->nheaders; i++)
        if (!has_header(manifest, headers->headers[i]))
            fault(manifest->path, 1, "the header %s is missing; %s adds it", headers->headers[i],
                  cure);
    for (size_t i = 0; i < manifest->nheaders; i++)
        if (!has_header(headers, manifest->headers[i]))
            fault(manifest->path, 1, "there is no header %s", manifest->headers[i]);
}

/* Check the versions of one entry against each other and against today's. */
static void check_versions(const char *path, const api_item *entry, uint32_t today)
{
    if (entry->since > today)
        fault(path, entry->line, "%s: since %s, but the headers are %s", entry->name,
              api_version_text(entry->since), api_version_text(today));
    if (entry->deprecated_in == 0) {
        if (entry->remove_after != 0 || entry->instead != NULL)
            fault(path, entry->line, "%s: an end or a replacement, but no 'deprecated_in'",
                  entry->name);
        return;
    }
    if (entry->deprecated_in <= entry->since || entry->deprecated_in > today)
        fault(path, entry->line, "%s: deprecated in %s, which is not between its %s and today's %s",
              entry->name, api_version_text(entry->deprecated_in), api_version_text(entry->since),
              api_version_text(today));
    /* Versions are MMMmmmppp, so the quotient is without the patch number. */
    if (entry->instead == NULL || entry->remove_after / 1000 <= entry->deprecated_in / 1000)
        fault(path, entry->line,
              "%s: what is deprecated has a 'replacement', and a 'remove_after' that is at least "
              "one minor release later",
              entry->name);
    else if (today > entry->remove_after)
        fault(path, entry->line, "%s: was to go after %s; remove it, or move 'remove_after'",
              entry->name, api_version_text(entry->remove_after));
}

/*
 * Check that a replacement that is a name of Tenon's exists. Others are names of PyTorch's, or
 * sentences.
 */
static void check_replacement(const api_list *headers, const api_list *manifest,
                              const api_item *entry)
{
    if (entry->instead == NULL || strncasecmp(entry->instead, "tn_", 3) != 0)
        return;
    for (size_t i = 0; i < headers->count; i++)
        if (strcmp(headers->items[i].name, entry->instead) == 0)
            return;
    fault(manifest->path, entry->line, "%s: its replacement %s is not declared", entry->name,
          entry->instead);
}

/*
 * Check that functions carry TN_DEPRECATED if and only if the manifest says so. Macros and
 * constants cannot carry it.
 */
static void check_warning(const api_list *headers, const api_list *manifest, const api_item *entry)
{
    for (size_t i = 0; i < headers->count; i++) {
        const api_item *item = &headers->items[i];
        if (!is_equal(item, entry))
            continue;
        if (item->warning != NULL && entry->deprecated_in == 0)
            fault(manifest->path, entry->line,
                  "%s: TN_DEPRECATED in the header, no 'deprecated_in'", entry->name);
        if (entry->deprecated_in == 0 || entry->instead == NULL ||
            (entry->kind != API_FUNCTION && entry->kind != API_INLINE))
            continue;
        if (item->warning == NULL || strstr(item->warning, entry->instead) == NULL)
            fault(path_of(item), item->line,
                  "%s: spec/tenon_api.yaml:%zu says deprecated, so this needs "
                  "TN_DEPRECATED with '%s' in its text",
                  entry->name, entry->line, entry->instead);
    }
}

/* Return whether an item of an earlier tree may be missing by now. */
static bool is_over(const api_list *manifest, const api_item *item, uint32_t today)
{
    if (strncmp(item->header, "tenon/experimental/", 19) == 0)
        return true;
    for (size_t i = 0; i < manifest->count; i++)
        if (is_equal(&manifest->items[i], item) && manifest->items[i].remove_after != 0 &&
            manifest->items[i].remove_after < today)
            return true;
    return false;
}

/* Return whether an item is declared as it was, under each ABI that had it. It may have gained
 * ABIs. */
static bool is_kept(const api_list *headers, const api_item *item)
{
    for (size_t i = 0; i < headers->count; i++) {
        api_item now = headers->items[i];
        if ((now.abis & item->abis) != item->abis)
            continue;
        now.abis = item->abis;
        if (is_equal(&now, item))
            return true;
    }
    return false;
}

size_t api_check_kept(api_list *earlier_manifest, api_list *earlier, const api_list *headers)
{
    faults = 0;
    api_meet(earlier_manifest, earlier);
    for (size_t i = 0; i < earlier->count; i++) {
        const api_item *item = &earlier->items[i];
        if (api_family_of(earlier_manifest, item) == NULL && !is_kept(headers, item) &&
            !is_over(earlier_manifest, item, headers->version))
            fault(path_of(item), item->line,
                  "in %s %s was promised, and it is no longer declared so (docs/versions.md)",
                  api_version_text(earlier->version), describe(item, earlier->latest));
    }
    return faults;
}

size_t api_check(api_list *manifest, api_list *headers)
{
    faults = 0;
    api_meet(manifest, headers);
    check_headers(manifest, headers);
    check_names(headers);
    check_sides(manifest, headers);
    for (size_t i = 0; i < manifest->count; i++) {
        check_versions(manifest->path, &manifest->items[i], headers->version);
        check_replacement(headers, manifest, &manifest->items[i]);
        check_warning(headers, manifest, &manifest->items[i]);
    }
    return faults;
}
