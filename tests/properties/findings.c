/* SPDX-License-Identifier: BSD-3-Clause */
/* See findings.h. */
#include "findings.h"

#include <stdio.h>

/* A property that does not hold for an operator, and why that is accepted. */
typedef struct known_difference {
    const char *property; /* as call_properties.h names it */
    const char *op;       /* the overload */
    unsigned programs;    /* that meet it: FINDINGS_RANDOM, FINDINGS_RECORDED */
    uint32_t call;   /* the random call that shows it, if none of the default rounds does; else 0 */
    const char *why; /* in a few words */
} known_difference;

static const known_difference known[] = {
#include "known_differences.inc"
};
static bool is_met[TN_LEN(known)]; /* by a call of this run */

enum { MOST_FINDINGS = 1024 };

/* One kind of finding. */
typedef struct finding {
    const char *property; /* static */
    const tn_op *op;      /* of the calls */
    size_t count;         /* calls */
    bool is_known;        /* it is one of `known` */
} finding;

static finding findings[MOST_FINDINGS];
static size_t nfindings;

/* Whether a difference is known, which is met by that. */
static bool meet_known(const char *property, const char *name)
{
    for (size_t i = 0; i < TN_LEN(known); i++)
        if (strcmp(known[i].property, property) == 0 && strcmp(known[i].op, name) == 0) {
            is_met[i] = true;
            return true;
        }
    return false;
}

uint32_t findings_shown_by(const tn_op *op, size_t nth)
{
    for (size_t i = 0; i < TN_LEN(known); i++)
        if (known[i].call != 0 && strcmp(known[i].op, tn_op_name(op)) == 0 && nth-- == 0)
            return known[i].call;
    return 0;
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
    *now = (finding){property, op, 1, meet_known(property, tn_op_name(op))};
    if (now->is_known)
        return;
    properties_print_call(op, place->args, place->nargs, text, sizeof text);
    printf("%s: %s: %s\n    %s\n    %s\n", property, tn_op_name(op), how, text, place->how);
}

/* Print the known differences of a program that it did not meet; return how many. */
static size_t count_stale(unsigned program)
{
    size_t stale = 0;
    for (size_t i = 0; i < TN_LEN(known); i++) {
        if ((known[i].programs & program) == 0 || is_met[i])
            continue;
        printf("stale: %s: %s: no call of this program shows it; remove it from "
               "known_differences.inc\n",
               known[i].property, known[i].op);
        stale++;
    }
    return stale;
}

size_t findings_end(unsigned program)
{
    size_t unknown = 0;
    for (size_t i = 0; i < nfindings; i++) {
        unknown += !findings[i].is_known;
        if (findings[i].is_known)
            printf("known: %s: %s, %zu calls\n", findings[i].property, tn_op_name(findings[i].op),
                   findings[i].count);
    }
    nfindings = 0;
    return unknown + count_stale(program);
}
