/* SPDX-License-Identifier: BSD-3-Clause */
/* The report and its strings, used by all parts of the audit. */
#include "audit.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

char *audit_join(const char *left, const char *between, const char *right)
{
    size_t size = strlen(left) + strlen(between) + strlen(right) + 1;
    char *text = malloc(size);
    if (text != NULL)
        snprintf(text, size, "%s%s%s", left, between, right);
    return text;
}

void audit_add_problem(audit_report *report, bool is_note, const char *kind, const char *format,
                       ...)
{
    va_list arguments;
    va_list again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    char *text = length >= 0 ? malloc((size_t)length + 1) : NULL;
    audit_problem *problems =
        realloc(report->problems, (report->nproblems + 1) * sizeof *report->problems);
    if (problems != NULL)
        report->problems = problems;
    if (text != NULL && problems != NULL) {
        vsnprintf(text, (size_t)length + 1, format, again);
        problems[report->nproblems++] = (audit_problem){kind, text, is_note};
    } else {
        free(text);
        report->is_out_of_memory = true;
    }
    va_end(again);
    va_end(arguments);
}

bool audit_has_problem(const audit_report *report)
{
    for (size_t i = 0; i < report->nproblems; i++)
        if (!report->problems[i].is_note)
            return true;
    return false;
}

void audit_report_free(audit_report *report)
{
    for (size_t i = 0; i < report->nimports; i++) {
        free(report->imports[i].name);
        free(report->imports[i].plain);
        free(report->imports[i].instead);
    }
    for (size_t i = 0; i < report->nproblems; i++)
        free(report->problems[i].text);
    free(report->imports);
    free(report->problems);
    free(report->path);
    *report = (audit_report){0};
}
