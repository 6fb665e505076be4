/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * html_page: what the pages of `tenon` for browsers have in common. A page is one file: its style
 * sheet (pages.css, in the program) is in it, and it has no scripts. Failures of the stream are
 * found when the page ends.
 */
#ifndef TENON_CLI_HTML_PAGE_H
#define TENON_CLI_HTML_PAGE_H

#include <stdbool.h>
#include <stdio.h>

/* pages.css; the Python package has it as well. */
extern const char cli_style_sheet[];

/*
 * Print HTML in which %s is text that is escaped, %zu a size, %d an int and %f a double with one
 * decimal; a letter of another kind is a fault.
 */
void cli_html(FILE *out, const char *format, ...);

/* Begin a page, up to its heading, which is `title`, and end it; false if it was not written. */
void cli_html_begin(FILE *out, const char *title);
bool cli_html_end(FILE *out);

/*
 * Begin a table of class `kind` whose head has these columns, with | between them and # before one
 * of numbers; and end it.
 */
void cli_html_table(FILE *out, const char *kind, const char *columns);
void cli_html_table_end(FILE *out);

/* Print a bar, of length 0 to 1. */
void cli_html_bar(FILE *out, double length);

#endif
