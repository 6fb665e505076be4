/* SPDX-License-Identifier: BSD-3-Clause */
/* What `tenon explain` prints of rows of dispatch tables: groups of them, and a page. */
#ifndef TENON_CLI_EXPLAIN_HTML_H
#define TENON_CLI_EXPLAIN_HTML_H

#include <jansson.h>
#include <stdbool.h>

/*
 * Return the rows of a table as in `--json` in groups of one kernel and reason, in the order of
 * their first rows: objects like rows, with `keys`, an array, in place of `key`. New; NULL without
 * memory.
 */
json_t *cli_explain_groups(json_t *table);

/* What a page is about. */
typedef struct cli_explain_page {
    const char *title;   /* the operator, or the keys */
    const char *schema;  /* its text, or "" */
    json_t *table;       /* the rows that are shown, as in `--json` */
    json_t *rows;        /* all rows, in the order of keys */
    json_t *path;        /* the choices of a call, or an empty array */
    const char *failure; /* why the call failed, or "" */
    size_t hidden;       /* the number of rows that are not shown */
} cli_explain_page;

/*
 * Print a self-contained page to standard output, which begins with which kernel runs and why.
 * Return whether it could be written.
 */
bool cli_explain_html(const cli_explain_page *page);

#endif
