/* SPDX-License-Identifier: BSD-3-Clause */
/* The verb `tenon ops`: print the schemas of operators, built in and loaded. */
#include "cli.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include <tenon/experimental/names.h>

static const char help[] =
    "usage: tenon ops [--lib FILE]… [--lazy] [--names] [--json] [PATTERN]\n\n"
    "Prints the schema of every operator whose name matches PATTERN (`*`, `?`, `[…]`; a name\n"
    "without `::` is looked for in every namespace, and one without an overload has all of them),\n"
    "sorted. With --lib and no pattern, only the operators of those extensions.\n\n"
    "  --lib FILE   load this extension first; may be repeated\n"
    "  --lazy       load it although functions are missing; which ones is a warning\n"
    "  --names      print names only\n"
    "  --json       print one JSON object\n";

/* What the visitors print and count. */
typedef struct ops_listing {
    bool names_only; /* --names */
    json_t *list;    /* with --json: the operators */
    size_t count;    /* the number of operators printed */
    bool has_failed; /* whether one could not be printed, which ends the list */
} ops_listing;

/* Print a schema, or with --json note it with the operator's name; false without memory. */
static bool print_schema(ops_listing *listing, const tn_op *op, const char *text)
{
    if (listing->list == NULL)
        return puts(text) >= 0;
    return json_array_append_new(listing->list,
                                 json_pack("{ss ss}", "name", tn_op_name(op), "schema", text)) == 0;
}

/* Print an operator that has a schema. Visitor of tn_op_list and tn_extension_list. */
static bool print_op(void *context, const tn_op *op)
{
    ops_listing *listing = context;
    char text[4096];
    const tn_schema *schema = tn_op_schema(op);
    if (schema == NULL)
        return true;
    listing->count++;
    if (listing->names_only && listing->list != NULL)
        return json_array_append_new(listing->list, json_string(tn_op_name(op))) == 0;
    if (listing->names_only) {
        puts(tn_op_name(op));
        return true;
    }
    size_t length = tn_schema_print(schema, text, sizeof text);
    /* tn_schema_print returns the whole length, like snprintf. */
    char *whole = length >= sizeof text ? malloc(length + 1) : text;
    listing->has_failed = length == 0 || whole == NULL;
    if (listing->has_failed)
        return false;
    if (whole != text)
        tn_schema_print(schema, whole, length + 1);
    listing->has_failed = !print_schema(listing, op, whole);
    if (whole != text)
        free(whole);
    return !listing->has_failed;
}

/* Note a name that may be near the one asked for. A tn_op_visitor. */
static bool note_near(void *context, const tn_op *op)
{
    tn_near_add(context, tn_op_name(op));
    return true;
}

/* Say that nothing matches, and what is near a name. Return the exit status. */
static int fail_match(const char *name, bool is_name)
{
    char advice[512];
    tn_near near = {.asked = name};
    if (is_name && tn_op_list(NULL, note_near, &near) != TN_OK)
        near.count = 0;
    return cli_fail("ops", "no operator matches '%s'%s", name,
                    cli_advice(&near, advice, sizeof advice));
}

/*
 * List the operators that match `name`, a pattern or a name, which all overloads of it match, too.
 * Without :: it is looked for in all namespaces. Return the exit status.
 */
static int list_matching(const char *name, ops_listing *listing)
{
    char pattern[1024];
    const bool is_name = strpbrk(name, "*?[\\") == NULL;
    const bool is_bare = strstr(name, "::") == NULL && strcmp(name, "*") != 0;
    for (int overloads = 0; overloads <= is_name; overloads++) {
        int length = snprintf(pattern, sizeof pattern, "%s%s%s", is_bare ? "*::" : "", name,
                              overloads ? ".*" : "");
        if (length < 0 || (size_t)length >= sizeof pattern)
            return cli_fail("ops", "the pattern is longer than %zu bytes", sizeof pattern);
        if (tn_op_list(pattern, print_op, listing) != TN_OK || listing->has_failed)
            return cli_fail_last("ops");
    }
    return listing->count > 0 ? CLI_OK : fail_match(name, is_name);
}

/* List the operators of the extensions given by --lib. Return the exit status. */
static int list_extensions(const cli_libraries *libraries, ops_listing *listing)
{
    for (size_t i = 0; i < libraries->count; i++)
        if (tn_extension_list(libraries->items[i], print_op, listing) != TN_OK ||
            listing->has_failed)
            return cli_fail_last("ops");
    return CLI_OK;
}

int cli_ops(int argc, char **argv)
{
    cli_libraries libraries = {0};
    ops_listing listing = {0};
    const char *pattern = NULL;
    bool json = false;
    int status = CLI_OK;

    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    for (int i = 1; i < argc && status == CLI_OK; i++) {
        if (cli_libraries_option(&libraries, argc, argv, &i, &status))
            continue;
        if (strcmp(argv[i], "--names") == 0)
            listing.names_only = true;
        else if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (argv[i][0] == '-' && argv[i][1] != '\0')
            status = cli_unknown_option("ops", argc, argv, i);
        else if (pattern != NULL)
            status = cli_usage_error("ops", "a second pattern '%s'", argv[i]);
        else
            pattern = argv[i];
    }
    if (json)
        listing.list = json_array();
    if (status == CLI_OK && pattern == NULL && libraries.count > 0)
        status = list_extensions(&libraries, &listing);
    else if (status == CLI_OK)
        status = list_matching(pattern != NULL ? pattern : "*", &listing);
    if (json && status == CLI_OK)
        status = cli_print_object("ops", json_pack("{sO}", "operators", listing.list));
    json_decref(listing.list);
    cli_libraries_free(&libraries);
    return status;
}
