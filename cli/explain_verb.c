/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon explain`: print the computed dispatch table of an operator with the reason for
 * each row, the path of one call of it, or the table of an operator that does not exist.
 */
#include "cli.h"
#include "explain_html.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: tenon explain [--lib FILE]… [--lazy] [--all] [--json|--html] [NS::]OP[.OVERLOAD]\n"
    "                     [--call ARG… [NAME=ARG…]]\n"
    "       tenon explain [--all] [--json|--html] --keys KEY[=fallthrough],…\n\n"
    "Prints the operator's schema and its computed dispatch table: for each runtime key the "
    "kernel\n"
    "that runs, where it was registered and which rule chose it. Keys with the same kernel for "
    "the\n"
    "same reason are one group, and those that only have a fallback of every operator are left\n"
    "out, unless --all is given. A name without an overload is the one that the arguments of\n"
    "--call fit, else the first that a call would try.\n\n"
    "  --call ARG…  call the operator (arguments as for `tenon call`) and print, instead of the\n"
    "               table, each choice of a kernel on the way: keys of each argument, what the\n"
    "               thread adds and takes out, what is skipped (fallthroughs, and autograd where\n"
    "               no argument has autograd state), what is left, and the kernel that runs; then\n"
    "               what that kernel calls\n"
    "  --keys LIST  the table of an operator that has kernels for these keys and no others\n"
    "  --lib FILE   load this extension first; may be repeated\n"
    "  --lazy       load it although functions are missing; which ones is a warning\n"
    "  --all        print a line for each key, those with a fallback too, and with --call the\n"
    "               table before the path\n"
    "  --json       print one JSON object with the table and the path\n"
    "  --html       print one page for a browser: which kernel runs and why, key by key, then\n"
    "               the path and the table in groups, with a colour for each rule\n";

/* The command line after it was parsed. */
typedef struct explain_options {
    cli_libraries libraries; /* --lib */
    const char *name;        /* the operator's name, or NULL */
    const char *keys;        /* the list of --keys, or NULL */
    char **words;            /* the arguments after --call, or NULL */
    size_t nwords;           /* the number of arguments */
    bool all;                /* --all */
    bool json;               /* --json */
    bool html;               /* --html */
} explain_options;

/* What the visitors gather and count. */
typedef struct explanation {
    const explain_options *options; /* the command line */
    const tn_op *op;                /* the operator that was found, or NULL */
    json_t *rows;                   /* the rows of all keys */
    json_t *table;                  /* the rows that are shown */
    json_t *path;                   /* the choices of kernels, with --json or --html */
    size_t hidden;                  /* the number of fallback rows left out */
    char failure[512];              /* why the call failed, or "" */
} explanation;

/* The place of a registration is in a file whose name need not be UTF-8. */
static json_t *json_of_row(const tn_dispatch_row *row)
{
    return json_pack("{ss ss ss so sb}", "key", row->key, "rule", row->rule, "source", row->source,
                     "origin", cli_json_text(row->origin), "fallthrough", (int)row->fallthrough);
}

/* Keep a row of the dispatch table. Visitor of tn_op_explain. */
static bool keep_row(void *context, const tn_dispatch_row *row)
{
    explanation *told = context;
    json_t *kept = json_of_row(row);
    bool is_hidden = !told->options->all && strcmp(row->rule, "backend fallback") == 0;
    told->hidden += is_hidden;
    if (!is_hidden)
        json_array_append(told->table, kept);
    return json_array_append_new(told->rows, kept) == 0;
}

/* Return a string of an object of the JSON. */
static const char *text_at(const json_t *object, const char *name)
{
    return json_string_value(json_object_get(object, name));
}

/* Print what a row and a group have in common. */
static void print_reason(const json_t *row)
{
    printf(" %-24s %s%s%s%s\n", text_at(row, "rule"),
           json_is_true(json_object_get(row, "fallthrough")) ? "falls through, " : "",
           text_at(row, "source"), text_at(row, "origin")[0] != '\0' ? ": " : "",
           text_at(row, "origin"));
}

/* Print a line for each row. */
static void print_rows(json_t *table)
{
    size_t index;
    json_t *row;
    printf("  %-28s %-24s %s\n", "key", "rule", "registered for: where");
    json_array_foreach(table, index, row)
    {
        printf("  %-28s", text_at(row, "key"));
        print_reason(row);
    }
}

/* Print the keys of a group, in lines of at most 100 columns. */
static void print_group_keys(const json_t *keys)
{
    size_t index, column = 0, count = json_array_size(keys);
    json_t *key;
    json_array_foreach(keys, index, key)
    {
        const char *text = json_string_value(key);
        size_t length = strlen(text) + (index + 1 < count);
        bool is_next = column == 0 || column + 1 + length > 100;
        if (is_next)
            printf("%s      ", column == 0 ? "" : "\n");
        else
            putchar(' ');
        printf("%s%s", text, index + 1 < count ? "," : "");
        column = (is_next ? 6 : column + 1) + length;
    }
    putchar('\n');
}

/* Print each group of keys below what they have in common. */
static void print_groups(json_t *table)
{
    json_t *groups = cli_explain_groups(table), *group;
    size_t index;
    printf("  %-24s %s\n", "rule", "registered for: where");
    json_array_foreach(groups, index, group)
    {
        putchar(' ');
        print_reason(group);
        print_group_keys(json_object_get(group, "keys"));
    }
    json_decref(groups);
}

/* Print the table as text, and how many of its rows were left out. */
static void print_table(const explanation *told)
{
    if (told->options->json || told->options->html)
        return;
    if (told->options->all)
        print_rows(told->table);
    else if (json_array_size(told->table) > 0)
        print_groups(told->table);
    if (told->hidden > 0)
        printf("\n  %zu keys have only the fallback of every operator (--all shows them)\n",
               told->hidden);
}

/* The printed names of a tn_call_step's kind. */
static const char *const kinds[] = {"call", "redispatch", "direct"};

/* Add a choice of a kernel to the JSON. */
static void note_step(json_t *path, const tn_call_step *step)
{
    json_t *arguments = json_array();
    for (size_t i = 0; i < step->nargs; i++)
        json_array_append_new(arguments,
                              json_pack("{ss ss}", "name", step->names[i], "keys", step->args[i]));
    json_array_append_new(path, json_pack("{ss ss si so ss ss ss ss sb so}", "op",
                                          tn_op_name(step->op), "kind", kinds[step->kind], "depth",
                                          (int)step->depth, "arguments", arguments, "included",
                                          step->included, "excluded", step->excluded, "masked",
                                          step->masked, "keys", step->keys, "wants_grad",
                                          (int)step->wants_grad, "row", json_of_row(&step->row)));
}

/* Print a set of dispatch keys if it is not empty. */
static void print_keys(int indent, const char *what, const char *name, const char *keys)
{
    if (keys[0] != '\0')
        printf("%*s%s%s: %s\n", indent, "", what, name, keys);
}

/* Print a choice of a kernel, or add it to the JSON. Visitor of tn_op_call_traced. */
static void print_step(void *context, const tn_call_step *step)
{
    explanation *told = context;
    int indent = 2 + 2 * (int)step->depth;
    if (told->path != NULL) {
        note_step(told->path, step);
        return;
    }
    printf("%*s[%s] %s\n", indent, "", kinds[step->kind], tn_op_name(step->op));
    for (size_t i = 0; i < step->nargs; i++)
        print_keys(indent + 4, "argument ", step->names[i], step->args[i]);
    print_keys(indent + 4, "the thread adds", "", step->included);
    print_keys(indent + 4, "the thread takes out", "", step->excluded);
    print_keys(indent + 4, "skipped", "", step->masked);
    print_keys(indent + 4, "left", "", step->keys);
    printf("%*sruns %s: %s%s, %s%s%s\n", indent + 4, "", step->row.key,
           step->row.fallthrough ? "falls through, " : "", step->row.rule, step->row.source,
           step->row.origin[0] != '\0' ? ", " : "", step->row.origin);
}

/* Report that the call failed, and keep why. Return CLI_FAILED. */
static int fail_call(explanation *told)
{
    snprintf(told->failure, sizeof told->failure, "%s", tn_last_error());
    return cli_fail_last("explain");
}

/*
 * Call the operator and print the path of the call. Its results are not printed, `tenon call` does
 * that; a call that fails has a path too. Return the exit status.
 */
static int follow(const cli_arguments *given, explanation *told)
{
    size_t nouts = tn_op_num_returns(given->op);
    tn_value *outs = calloc(nouts + 1, sizeof *outs);
    if (outs == NULL)
        return cli_fail("explain", "out of memory");
    int status = CLI_OK;
    if (tn_op_call_traced(given->op, given->values, given->count, outs, nouts, print_step, told) !=
        TN_OK)
        status = fail_call(told);
    for (size_t i = 0; i < nouts; i++)
        tn_value_release(&outs[i]);
    free(outs);
    return status;
}

/* Return whether the table is wanted: --call alone asks for the path. */
static bool wants_table(const explain_options *options)
{
    return options->words == NULL || options->all || options->json || options->html;
}

/* Print which other overloads the name has. */
static void print_others(const cli_overloads *all)
{
    for (size_t i = 1; i < all->count; i++)
        printf("%s%s", i == 1 ? "\n  other overloads: " : ", ", tn_op_name(all->items[i]));
    if (all->count > 1)
        putchar('\n');
}

/*
 * Find the operator: with --call the overload that the arguments fit, else the first that a call
 * would try. Return the exit status.
 */
static int find_operator(explanation *told, cli_overloads *all, cli_arguments *given)
{
    const explain_options *options = told->options;
    int status = options->words != NULL ? cli_prepare_call("explain", options->name, options->words,
                                                           options->nwords, given)
                                        : cli_find_overloads("explain", options->name, all);
    told->op = options->words != NULL ? given->op : all->count > 0 ? all->items[0] : NULL;
    return status;
}

/* Print the table of the operator, the path of a call, or both. Return the exit status. */
static int explain_found(explanation *told, const cli_overloads *all, const cli_arguments *given)
{
    char text[4096];
    tn_schema_print(tn_op_schema(told->op), text, sizeof text);
    bool is_text = told->path == NULL;
    if (is_text)
        printf("%s\n\n", text);
    if (wants_table(told->options) && tn_op_explain(told->op, keep_row, told) != TN_OK)
        return cli_fail_last("explain");
    if (wants_table(told->options))
        print_table(told);
    if (is_text)
        print_others(all);
    if (told->options->words == NULL)
        return CLI_OK;
    if (is_text)
        printf("%sthe path of the call\n", wants_table(told->options) ? "\n" : "");
    return follow(given, told);
}

/* Find the operator and explain it. Return the exit status. */
static int explain_operator(explanation *told)
{
    cli_overloads all = {NULL, 0, 0};
    cli_arguments given = {0};
    int status = find_operator(told, &all, &given);
    if (status == CLI_OK)
        status = explain_found(told, &all, &given);
    cli_overloads_free(&all);
    cli_arguments_free(&given);
    return status;
}

/* Print the table of an operator that would have kernels for `keys`. Return the exit status. */
static int explain_keys(const char *keys, explanation *told)
{
    if (tn_keys_explain(keys, keep_row, told) != TN_OK)
        return cli_fail_last("explain");
    print_table(told);
    return CLI_OK;
}

/* Print the web page. Return the exit status. */
static int print_page(const explanation *told)
{
    char schema[4096] = "";
    const char *keys = told->options->keys;
    if (told->op != NULL)
        tn_schema_print(tn_op_schema(told->op), schema, sizeof schema);
    cli_explain_page page = {.title = keys != NULL ? keys : tn_op_name(told->op),
                             .schema = schema,
                             .table = told->table,
                             .rows = told->rows,
                             .path = told->path,
                             .failure = told->failure,
                             .hidden = told->hidden};
    return cli_explain_html(&page) ? CLI_OK : cli_fail("explain", "the page cannot be written");
}

/* Print the table and the path as JSON. Return the exit status. */
static int print_json(const explanation *told)
{
    return cli_print_object("explain", json_pack("{ss* sO sO}", "op",
                                                 told->op != NULL ? tn_op_name(told->op) : NULL,
                                                 "table", told->table, "path", told->path));
}

/* Run the verb and return its exit status. A call that failed has a path, too. */
static int explain(const explain_options *options)
{
    bool is_text = !options->json && !options->html;
    explanation told = {.options = options,
                        .rows = json_array(),
                        .table = json_array(),
                        .path = is_text ? NULL : json_array()};
    int status =
        options->keys != NULL ? explain_keys(options->keys, &told) : explain_operator(&told);
    int printed = CLI_OK;
    if (!is_text && (status == CLI_OK || json_array_size(told.path) > 0))
        printed = options->html ? print_page(&told) : print_json(&told);
    json_decref(told.rows);
    json_decref(told.table);
    json_decref(told.path);
    return status != CLI_OK ? status : printed;
}

/*
 * Parse the command line; --lib loads at once. --call ends the options: all words after it are
 * arguments, even if they begin with a dash. Return the exit status.
 */
static int parse_words(int argc, char **argv, explain_options *options)
{
    int status = CLI_OK;
    for (int i = 1; i < argc && status == CLI_OK; i++) {
        if (cli_libraries_option(&options->libraries, argc, argv, &i, &status))
            continue;
        if (strcmp(argv[i], "--all") == 0)
            options->all = true;
        else if (strcmp(argv[i], "--json") == 0)
            options->json = true;
        else if (strcmp(argv[i], "--html") == 0)
            options->html = true;
        else if (strcmp(argv[i], "--keys") == 0 && i + 1 == argc)
            status = cli_usage_error("explain", "--keys needs a list");
        else if (strcmp(argv[i], "--keys") == 0)
            options->keys = argv[++i];
        else if (strcmp(argv[i], "--call") == 0) {
            options->words = argv + i + 1;
            options->nwords = (size_t)(argc - i - 1);
            break;
        } else if (argv[i][0] == '-')
            status = cli_unknown_option("explain", argc, argv, i);
        else if (options->name != NULL)
            status = cli_usage_error("explain", "a second operator '%s'", argv[i]);
        else
            options->name = argv[i];
    }
    if (status == CLI_OK && options->name == NULL && options->keys == NULL)
        status = cli_usage_error("explain", "the operator is missing");
    if (status == CLI_OK && options->json && options->html)
        status = cli_usage_error("explain", "--json or --html, not both");
    if (status == CLI_OK && options->keys != NULL &&
        (options->name != NULL || options->words != NULL))
        status = cli_usage_error("explain", "--keys is about an operator that does not exist");
    return status;
}

int cli_explain(int argc, char **argv)
{
    explain_options options = {0};
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    int status = parse_words(argc, argv, &options);
    if (status == CLI_OK)
        status = explain(&options);
    cli_libraries_free(&options.libraries);
    return status;
}
