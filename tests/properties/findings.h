/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What tests of properties find, compared with the known differences: a finding that is not known
 * is a fault, and so is a known difference that the calls of a program no longer show.
 */
#ifndef TENON_FINDINGS_H
#define TENON_FINDINGS_H

#include "call_properties.h"

/* The programs that look for findings, as flags: each makes the same calls in every run. */
enum { FINDINGS_RANDOM = 1, FINDINGS_RECORDED = 2 };

/* Where a finding comes from: what makes the same call again. */
typedef struct finding_place {
    const char *how;      /* words that name the call's origin: a case, or a variable to set */
    const tn_value *args; /* its arguments */
    size_t nargs;         /* how many */
} finding_place;

/* A property_report whose context is a finding_place: prints the first of each kind in full. */
void findings_report(void *context, const char *property, const tn_op *op, const char *how);

/* The number of the random call, behind those of the default rounds, that shows the `nth` known
 * difference of the operator that needs one; 0 when there are no more. */
uint32_t findings_shown_by(const tn_op *op, size_t nth);

/* Print the known findings that were met, and return the number of faults. `program` is the one
 * that made all its calls, 0 if it made only some: then no known difference has to be met. */
size_t findings_end(unsigned program);

#endif
