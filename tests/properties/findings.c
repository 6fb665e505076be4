/* SPDX-License-Identifier: BSD-3-Clause */
/* See findings.h. */
#include "findings.h"

#include <stdio.h>

/* A property that does not hold for an operator, and the reason why that is left. */
typedef struct known_difference {
    const char *property; /* as call_properties.h names it */
    const char *op;       /* the operator, or what its name begins with and a '*' */
    const char *why;      /* in a few words */
} known_difference;

static const known_difference known[] = {
#include "known_differences.inc"
};

enum { MOST_FINDINGS = 1024 };

/* One kind of finding. */
typedef struct finding {
    const char *property; /* static */
    const tn_op *op;      /* of the calls */
    size_t count;         /* calls */
    bool is_known;        /* listed */
} finding;

static finding findings[MOST_FINDINGS];
static size_t nfindings;

static bool is_known(const char *property, const char *name)
{
    for (size_t i = 0; i < TN_LEN(known); i++) {
        size_t length = strcspn(known[i].op, "*");
        bool is_prefix = known[i].op[length] == '*';
        if (strcmp(known[i].property, property) == 0 &&
            (is_prefix ? strncmp(known[i].op, name, length) == 0 : strcmp(known[i].op, name) == 0))
            return true;
    }
    return false;
}

void findings_report(void *context, const char *property, const tn_op *op, const char *how)
{
    char text[512];
    const finding_place *place = context;
    for (size_t i = 0; i < nfindings; i++)
        if (findings[i].op == op && strcmp(findings[i].property, property) == 0) {
            findings[i].count++;
            return;
        }
    if (nfindings == MOST_FINDINGS)
        return;
    finding *now = &findings[nfindings++];
    *now = (finding){property, op, 1, is_known(property, tn_op_name(op))};
    if (now->is_known)
        return;
    properties_print_call(op, place->args, place->nargs, text, sizeof text);
    printf("%s: %s: %s\n    %s\n    %s\n", property, tn_op_name(op), how, text, place->how);
}

size_t findings_end(void)
{
    size_t unknown = 0;
    for (size_t i = 0; i < nfindings; i++) {
        unknown += !findings[i].is_known;
        if (findings[i].is_known)
            printf("known: %s: %s, %zu calls\n", findings[i].property, tn_op_name(findings[i].op),
                   findings[i].count);
    }
    nfindings = 0;
    return unknown;
}
