/* SPDX-License-Identifier: BSD-3-Clause */
/* Writing arrays and string pools as C, in lines of at most 100 columns. */
#include "codegen.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

#define MOST_COLUMNS 100

void gen_begin_array(gen_array *array, const char *declaration)
{
    fprintf(array->out, "%s = {\n", declaration);
    array->column = 0;
    array->count = 0;
}

/* Print an element in the current line, or in a new one if it does not fit. */
static void put_packed(gen_array *array, const char *text)
{
    size_t length = strlen(text) + sizeof ", " - 1;
    if (array->column > 0 && array->column + length > MOST_COLUMNS) {
        fputc('\n', array->out);
        array->column = 0;
    }
    fputs(array->column == 0 ? "    " : " ", array->out);
    array->column += length + (array->column == 0 ? 3 : 0);
    fprintf(array->out, "%s,", text);
}

void gen_element(gen_array *array, const char *note, const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (array->is_annotated)
        fprintf(array->out, "    %s, /* %s */\n", text, note);
    else
        put_packed(array, text);
    array->count++;
}

void gen_end_array(gen_array *array, const char *empty)
{
    if (array->column > 0)
        fputc('\n', array->out);
    if (array->count == 0)
        fprintf(array->out, "    %s,\n", empty);
    fputs("};\n\n", array->out);
}

/*
 * Print a character as part of a literal. NUL is written with three digits before a digit, which
 * would otherwise continue the octal escape.
 */
static void put_letter(FILE *out, const char *letter, bool is_before_digit)
{
    if (*letter == '"' || *letter == '\\')
        fputc('\\', out);
    if (*letter == '\n')
        fputs("\\n", out);
    else if (*letter == '\0')
        fputs(is_before_digit ? "\\000" : "\\0", out);
    else
        fputc(*letter, out);
}

/* Return the length of a part that is not broken: up to a NUL or a line end. */
static size_t piece_of(const char *text, size_t length)
{
    size_t piece = 0;
    while (piece < length && text[piece] != '\0' && text[piece] != '\n')
        piece++;
    return piece < length ? piece + 1 : piece;
}

void gen_print_text(FILE *out, const char *text, size_t length)
{
    size_t column = 0;
    for (size_t at = 0; at < length;) {
        size_t piece = piece_of(text + at, length - at);
        if (column > 0 && column + piece + sizeof "\\0\"" > MOST_COLUMNS) {
            fputs("\"\n", out);
            column = 0;
        }
        fputs(column == 0 ? "    \"" : "", out);
        column += piece + (column == 0 ? sizeof "    " : 0) + 1;
        for (size_t end = at + piece; at < end; at++)
            put_letter(out, text + at, at + 1 < length && isdigit((unsigned char)text[at + 1]));
    }
    fputs(column > 0 ? "\"\n    \"\";\n" : "    \"\";\n", out);
}
