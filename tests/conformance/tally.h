/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What passes, operator by operator, and what must: the ratchet. Its file has a line per level and
 * operator, with the cases that passed when it was written and those there are; fewer is a fault.
 */
#ifndef TENON_TALLY_H
#define TENON_TALLY_H

#include "replay.h"

/* What became of the cases of one operator at one level. */
typedef struct tally {
    const char *level; /* "kernel", "meta", "composite", "errors" */
    char name[96];     /* the operator */
    size_t count[3];   /* by verdict */
} tally;

/* The tally of an operator, made where there is none. */
tally *tally_of(const char *level, const char *name);

/* Cases of a level by verdict. */
size_t tally_total(const char *level, verdict result);

/* Prints what the file asks for and is not met; the number of such lines, or -1 without the file.
 */
int tally_compare(const char *path);

/* Writes the file anew from what was tallied. */
bool tally_write(const char *path);

void tally_free(void);

#endif
