/* SPDX-License-Identifier: BSD-3-Clause */
/* Text helpers of the rules. */
#include "gen_rules.h"

#include <stdarg.h>
#include <string.h>

bool gen_fault(gen_detail *detail, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(detail->text, sizeof detail->text, format, arguments);
    va_end(arguments);
    return false;
}

bool gen_ends(const char *text, const char *end)
{
    size_t length = strlen(text);
    size_t tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

bool gen_begins(const char *text, const char *begin)
{
    return strncmp(text, begin, strlen(begin)) == 0;
}
