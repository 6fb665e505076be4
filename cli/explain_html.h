/* SPDX-License-Identifier: BSD-3-Clause */
/* The page of `tenon explain --html`. */
#ifndef TENON_CLI_EXPLAIN_HTML_H
#define TENON_CLI_EXPLAIN_HTML_H

#include <jansson.h>

/*
 * Print a self-contained page to standard output: the rows of `table` as in `--json`, coloured by
 * the rule that chose the kernel, followed by the steps of `path`, if any. `title` is the operator,
 * `schema` its text or "".
 */
void cli_explain_html(const char *title, const char *schema, json_t *table, json_t *path);

#endif
