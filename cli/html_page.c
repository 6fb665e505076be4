/* SPDX-License-Identifier: BSD-3-Clause */
#include "html_page.h"

#include <stdarg.h>
#include <string.h>

#include <tenon/tenon.h>

/*
 * Print text of schemas, symbols and file names. Control characters have no place in a page and
 * become question marks.
 */
static void put_escaped(FILE *out, const char *text)
{
    for (const char *c = text; *c != '\0'; c++)
        switch (*c) {
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        default:
            fputc(((unsigned char)*c < ' ' && *c != '\n' && *c != '\t') || *c == 127 ? '?' : *c,
                  out);
        }
}

void cli_html(FILE *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    for (const char *at = format; *at != '\0'; at++) {
        if (*at != '%') {
            fputc(*at, out);
            continue;
        }
        switch (*++at) {
        case 's':
            put_escaped(out, va_arg(arguments, const char *));
            break;
        case 'z':
            at++;
            fprintf(out, "%zu", va_arg(arguments, size_t));
            break;
        case 'd':
            fprintf(out, "%d", va_arg(arguments, int));
            break;
        case 'f':
            fprintf(out, "%.1f", va_arg(arguments, double));
            break;
        default:
            fputc('%', out);
        }
    }
    va_end(arguments);
}

void cli_html_begin(FILE *out, const char *title)
{
    cli_html(out,
             "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
             "<meta name=\"viewport\" content=\"width=device-width\">\n"
             "<meta name=\"color-scheme\" content=\"light dark\">\n<title>%s</title>\n<style>\n",
             title);
    fputs(cli_style_sheet, out);
    cli_html(out, "</style>\n</head>\n<body class=\"tenon page\">\n<h1>%s</h1>\n", title);
}

bool cli_html_end(FILE *out)
{
    cli_html(out, "<footer class=\"pale\">tenon %s</footer>\n</body>\n</html>\n",
             tn_version_text());
    return fflush(out) == 0 && ferror(out) == 0;
}

void cli_html_table(FILE *out, const char *kind, const char *columns)
{
    cli_html(out, "<div class=\"wide\"><table class=\"%s\">\n<thead><tr>", kind);
    while (*columns != '\0') {
        size_t length = strcspn(columns, "|");
        bool is_number = columns[0] == '#'; /* a column of numbers */
        fprintf(out, "<th%s>%.*s</th>", is_number ? " class=\"number\"" : "",
                (int)length - is_number, columns + is_number);
        columns += length + (columns[length] == '|');
    }
    fputs("</tr></thead>\n<tbody>\n", out);
}

void cli_html_table_end(FILE *out)
{
    fputs("</tbody>\n</table></div>\n", out);
}

void cli_html_bar(FILE *out, double length)
{
    double part = length < 0 ? 0 : length > 1 ? 1 : length;
    fprintf(out, "<span class=\"bar\" style=\"--v:%.3f\"></span>", part);
}
