/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a fuzz target of the command line's files has in the place of messages.c: failures are kept
 * and not printed. For one source file of a target.
 */
#ifndef TENON_FUZZ_CLI_H
#define TENON_FUZZ_CLI_H

#include "fuzz.h"

#include <stdarg.h>

#include "cli.h"

/* What the last failure said. */
static char told[4096];

int cli_fail(const char *verb, const char *format, ...)
{
    va_list arguments;
    (void)verb;
    va_start(arguments, format);
    vsnprintf(told, sizeof told, format, arguments);
    va_end(arguments);
    return CLI_FAILED;
}

int cli_fail_last(const char *verb)
{
    return cli_fail(verb, "%s", tn_last_error());
}

#endif
