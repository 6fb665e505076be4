/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages of failures, and the options that every verb has. */
#include "cli.h"
#include "times.h"

#include <stdarg.h>
#include <string.h>

#include <tenon/experimental/names.h>

/* Print a message on stderr, with a hint at --help after a usage error, and return `status`. */
static int vreport(const char *verb, int status, const char *format, va_list arguments)
{
    cli_progress_clear();
    fprintf(stderr, "tenon%s%s: ", verb != NULL ? " " : "", verb != NULL ? verb : "");
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    if (status == CLI_USAGE)
        fprintf(stderr, "Try `tenon%s%s --help`.\n", verb != NULL ? " " : "",
                verb != NULL ? verb : "");
    return status;
}

int cli_fail(const char *verb, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vreport(verb, CLI_FAILED, format, arguments);
    va_end(arguments);
    return CLI_FAILED;
}

int cli_usage_error(const char *verb, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vreport(verb, CLI_USAGE, format, arguments);
    va_end(arguments);
    return CLI_USAGE;
}

int cli_fail_last(const char *verb)
{
    return cli_fail(verb, "%s", tn_last_error());
}

bool cli_has_word(int argc, char **argv, const char *word)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], word) == 0)
            return true;
    return false;
}

bool cli_wants_help(int argc, char **argv)
{
    return cli_has_word(argc, argv, "--help") || cli_has_word(argc, argv, "-h");
}

bool cli_move_operand(char **argv, int i, int *count, bool *has_ended)
{
    if (*has_ended || argv[i][0] != '-')
        argv[++*count] = argv[i];
    else if (strcmp(argv[i], "--") == 0)
        *has_ended = true;
    else
        return false;
    return true;
}

const char *cli_advice(const tn_near *near, char *text, size_t size)
{
    size_t length = 0;
    text[0] = '\0';
    for (unsigned i = 0; i < near->count && length < size; i++)
        length += (size_t)snprintf(text + length, size - length, "%s%s",
                                   i == 0 ? "; did you mean " : ", ", near->names[i]);
    return text;
}
