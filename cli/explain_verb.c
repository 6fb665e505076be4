/* SPDX-License-Identifier: BSD-3-Clause */
/* `tenon explain`: an operator's computed dispatch table, each row with its reason. */
#include "cli.h"

#include <string.h>

static const char help[] =
    "usage: tenon explain [--lib FILE]… [--lazy] [--all] NS::OP[.OVERLOAD]\n\n"
    "Prints the operator's schema and its computed dispatch table: for each runtime key the "
    "kernel\n"
    "that runs, where it was registered and which rule chose it. Rows that only stand for a\n"
    "fallback of every operator are left out unless --all is given.\n\n"
    "  --lib FILE   load this extension first; may be repeated\n"
    "  --lazy       load it although functions are missing; which ones is a warning\n"
    "  --all        print fallback rows too\n";

/* What the visit prints and counts. */
typedef struct explanation {
    bool all;      /* --all */
    size_t shown;  /* rows printed */
    size_t hidden; /* fallback rows left out */
} explanation;

static bool print_row(void *context, const tn_dispatch_row *row)
{
    explanation *told = context;
    if (!told->all && strcmp(row->rule, "backend fallback") == 0) {
        told->hidden++;
        return true;
    }
    told->shown++;
    printf("  %-28s %-24s %s%s%s%s\n", row->key, row->rule,
           row->fallthrough ? "falls through, " : "", row->source,
           row->origin[0] != '\0' ? ": " : "", row->origin);
    return true;
}

static int explain(const char *name, bool all)
{
    const tn_op *op;
    char text[4096];
    explanation told = {.all = all};

    if (tn_op_find(name, &op) != TN_OK)
        return cli_fail_last("explain");
    tn_schema_print(tn_op_schema(op), text, sizeof text);
    printf("%s\n\n  %-28s %-24s %s\n", text, "key", "rule", "registered for: where");
    if (tn_op_explain(op, print_row, &told) != TN_OK)
        return cli_fail_last("explain");
    if (told.hidden > 0)
        printf("\n  %zu keys have only the fallback of every operator (--all shows them)\n",
               told.hidden);
    return CLI_OK;
}

int cli_explain(int argc, char **argv)
{
    cli_libraries libraries = {0};
    const char *name = NULL;
    bool all = false;
    int status = CLI_OK;

    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    for (int i = 1; i < argc && status == CLI_OK; i++) {
        if (cli_libraries_option(&libraries, argc, argv, &i, &status))
            continue;
        if (strcmp(argv[i], "--all") == 0)
            all = true;
        else if (argv[i][0] == '-')
            status = cli_usage_error("explain", "unknown option '%s'", argv[i]);
        else if (name != NULL)
            status = cli_usage_error("explain", "a second operator '%s'", argv[i]);
        else
            name = argv[i];
    }
    if (status == CLI_OK && name == NULL)
        status = cli_usage_error("explain", "which operator?");
    if (status == CLI_OK)
        status = explain(name, all);
    cli_libraries_free(&libraries);
    return status;
}
