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
    "that runs, where it was registered and which rule chose it. Rows that only stand for a\n"
    "fallback of every operator are left out unless --all is given. A name without an overload is\n"
    "the one that the arguments of --call fit, else the first that a call would try.\n\n"
    "  --call ARG…  call the operator (arguments as for `tenon call`) and print, instead of the\n"
    "               table, each choice of a kernel on the way: keys of each argument, what the\n"
    "               thread adds and takes out, what is skipped (fallthroughs, and autograd where\n"
    "               no argument has autograd state), what is left, and the kernel that runs; then\n"
    "               what that kernel calls\n"
    "  --keys LIST  the table of an operator that has kernels for these keys and no others\n"
    "  --lib FILE   load this extension first; may be repeated\n"
    "  --lazy       load it although functions are missing; which ones is a warning\n"
    "  --all        print fallback rows too, and with --call the table before the path\n"
    "  --json       print one JSON object with the table and the path\n"
    "  --html       print one page for a browser with both, and a colour for each rule\n";

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
    json_t *table;                  /* the rows, with --json or --html */
    json_t *path;                   /* the choices of kernels, with --json or --html */
    size_t shown;                   /* the number of rows printed */
    size_t hidden;                  /* the number of fallback rows left out */
} explanation;

static json_t *json_of_row(const tn_dispatch_row *row)
{
    return json_pack("{ss ss ss ss sb}", "key", row->key, "rule", row->rule, "source", row->source,
                     "origin", row->origin, "fallthrough", (int)row->fallthrough);
}

/* Print a row of the dispatch table, or add it to the JSON. Visitor of tn_op_explain. */
static bool print_row(void *context, const tn_dispatch_row *row)
{
    explanation *told = context;
    if (!told->options->all && strcmp(row->rule, "backend fallback") == 0) {
        told->hidden++;
        return true;
    }
    if (told->table != NULL)
        return json_array_append_new(told->table, json_of_row(row)) == 0;
    if (told->shown++ == 0)
        printf("  %-28s %-24s %s\n", "key", "rule", "registered for: where");
    printf("  %-28s %-24s %s%s%s%s\n", row->key, row->rule,
           row->fallthrough ? "falls through, " : "", row->source,
           row->origin[0] != '\0' ? ": " : "", row->origin);
    return true;
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
        status = cli_fail_last("explain");
    for (size_t i = 0; i < nouts; i++)
        tn_value_release(&outs[i]);
    free(outs);
    return status;
}

/* Print how many rows were left out. */
static void print_hidden(const explanation *told)
{
    if (told->table == NULL && told->hidden > 0)
        printf("\n  %zu keys have only the fallback of every operator (--all shows them)\n",
               told->hidden);
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
    if (told->table == NULL)
        printf("%s\n\n", text);
    if (wants_table(told->options) && tn_op_explain(told->op, print_row, told) != TN_OK)
        return cli_fail_last("explain");
    print_hidden(told);
    if (told->table == NULL)
        print_others(all);
    if (told->options->words == NULL)
        return CLI_OK;
    if (told->path == NULL)
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
    if (tn_keys_explain(keys, print_row, told) != TN_OK)
        return cli_fail_last("explain");
    print_hidden(told);
    return CLI_OK;
}

/* Print the web page. */
static void print_page(const explain_options *options, const explanation *told)
{
    char schema[4096] = "";
    const char *title = options->keys != NULL ? options->keys : tn_op_name(told->op);
    if (told->op != NULL)
        tn_schema_print(tn_op_schema(told->op), schema, sizeof schema);
    cli_explain_html(title, schema, told->table, told->path);
}

/* Run the verb and return its exit status. */
static int explain(const explain_options *options)
{
    explanation told = {.options = options};
    if (options->json || options->html) {
        told.table = json_array();
        told.path = json_array();
    }
    int status =
        options->keys != NULL ? explain_keys(options->keys, &told) : explain_operator(&told);
    if (options->html && (status == CLI_OK || json_array_size(told.path) > 0))
        print_page(options, &told);
    /* json_pack takes the references to both arrays. */
    if (options->json && (status == CLI_OK || json_array_size(told.path) > 0)) {
        json_t *all = json_pack("{ss* so so}", "op", told.op != NULL ? tn_op_name(told.op) : NULL,
                                "table", told.table, "path", told.path);
        if (json_dumpf(all, stdout, JSON_INDENT(1)) != 0)
            status = cli_fail("explain", "the answer cannot be written as JSON");
        putchar('\n');
        json_decref(all);
    } else {
        json_decref(told.table);
        json_decref(told.path);
    }
    return status;
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
