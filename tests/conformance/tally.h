/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What passes, operator by operator, and what must: the ratchet. Its file has a line per level and
 * operator, with the cases that passed, failed and were skipped when it was written, and the
 * reasons of the last two. Fewer that pass, more that are skipped and another number of failures
 * are faults.
 */
#ifndef TENON_TALLY_H
#define TENON_TALLY_H

#include "replay.h"

/* What became of the cases of one operator at one level. */
typedef struct tally {
    const char *level; /* "kernel", "meta", "composite", "errors" */
    char name[96];     /* the operator */
    size_t count[3];   /* by verdict */
    char why[256];     /* distinct reasons of cases that did not pass, separated by "; " */
} tally;

/* The tally of an operator, made where there is none. */
tally *tally_of(const char *level, const char *name);

/* Count one case; `why` is read if it did not pass. */
void tally_count(const char *level, const char *name, verdict result, const char *why);

/* Cases of a level by verdict. */
size_t tally_total(const char *level, verdict result);

/* Print where the tallies do not meet the file; return how many do not, or -1 without the file. */
int tally_compare(const char *path);

/* Writes the file anew from what was tallied. */
bool tally_write(const char *path);

void tally_free(void);

#endif
