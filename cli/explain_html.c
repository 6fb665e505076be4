/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A dispatch table as a web page: one row for each key, one colour for each rule, no scripts and no
 * other files.
 */
#include "explain_html.h"

#include <stdio.h>
#include <string.h>

/*
 * Print text from schemas and file names, with the characters escaped that mean something in HTML.
 */
static void print_text(const char *text)
{
    for (const char *c = text; *c != '\0'; c++)
        switch (*c) {
        case '<':
            fputs("&lt;", stdout);
            break;
        case '>':
            fputs("&gt;", stdout);
            break;
        case '&':
            fputs("&amp;", stdout);
            break;
        case '"':
            fputs("&quot;", stdout);
            break;
        default:
            putchar(*c);
        }
}

/* A rule of dispatch and its colour. */
typedef struct rule_colour {
    const char *rule;   /* the rule, as in tn_dispatch_row */
    const char *colour; /* the background of its rows */
} rule_colour;

/* Rules that are not listed have a white background. */
static const rule_colour colours[] = {
    {"kernel", "#d3f0d8"},           {"default backend kernel", "#d6e6fb"},
    {"math kernel", "#fdf0c8"},      {"autograd kernel", "#eadcf8"},
    {"backend fallback", "#f0f0f0"}, {"ambiguous autogradother", "#f9c9c9"},
};

static const char *colour_of(const char *rule)
{
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++)
        if (strcmp(colours[i].rule, rule) == 0)
            return colours[i].colour;
    return "#ffffff";
}

/* Return a string of an object, or "" if it has none of that name. */
static const char *text_at(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    return text == NULL ? "" : text;
}

static void print_cell(const char *text)
{
    fputs("<td>", stdout);
    print_text(text);
    fputs("</td>", stdout);
}

/* Print the cells of a row of the dispatch table. */
static void print_row_cells(const json_t *row)
{
    print_cell(text_at(row, "key"));
    print_cell(text_at(row, "rule"));
    print_cell(json_is_true(json_object_get(row, "fallthrough")) ? "falls through" : "runs");
    print_cell(text_at(row, "source"));
    print_cell(text_at(row, "origin"));
}

/* Print the dispatch table. */
static void print_table(const json_t *table)
{
    size_t index;
    json_t *row;
    fputs("<table><tr><th>key<th>rule<th>the kernel<th>registered for<th>where</tr>\n", stdout);
    json_array_foreach(table, index, row)
    {
        printf("<tr style=\"background:%s\">", colour_of(text_at(row, "rule")));
        print_row_cells(row);
        fputs("</tr>\n", stdout);
    }
    fputs("</table>\n", stdout);
}

/* Print the row of one choice of a kernel, indented by the depth of the call. */
static void print_step(const json_t *step)
{
    const json_t *row = json_object_get(step, "row");
    long long depth = json_integer_value(json_object_get(step, "depth"));
    printf("<tr style=\"background:%s\"><td style=\"padding-left:%lldem\">",
           colour_of(text_at(row, "rule")), 1 + 2 * depth);
    print_text(text_at(step, "op"));
    fputs("</td>", stdout);
    print_cell(text_at(step, "kind"));
    print_cell(text_at(step, "keys"));
    print_cell(text_at(row, "key"));
    print_cell(text_at(row, "rule"));
    print_cell(text_at(row, "origin"));
    fputs("</tr>\n", stdout);
}

/* Print the table of choices that a call makes. */
static void print_path(const json_t *path)
{
    size_t index;
    json_t *step;
    fputs("<h2>The path of the call</h2>\n<table><tr><th>operator<th>how<th>keys that are left"
          "<th>runs<th>rule<th>where</tr>\n",
          stdout);
    json_array_foreach(path, index, step) print_step(step);
    fputs("</table>\n", stdout);
}

void cli_explain_html(const char *title, const char *schema, json_t *table, json_t *path)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>", stdout);
    print_text(title);
    fputs("</title>\n<style>body{font:14px sans-serif;margin:2em}table{border-collapse:collapse}"
          "td,th{border:1px solid #bbb;padding:.2em .6em;text-align:left}"
          "code{background:#f4f4f4;padding:.2em}</style>\n<h1>",
          stdout);
    print_text(title);
    fputs("</h1>\n<p><code>", stdout);
    print_text(schema);
    fputs("</code></p>\n", stdout);
    print_table(table);
    if (json_array_size(path) > 0)
        print_path(path);
    fputs("</html>\n", stdout);
}
