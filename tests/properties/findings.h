/* SPDX-License-Identifier: BSD-3-Clause */
/* What tests of properties found, held against the differences that are known. */
#ifndef TENON_FINDINGS_H
#define TENON_FINDINGS_H

#include "call_properties.h"

/* Where a finding comes from: what makes the same call again. */
typedef struct finding_place {
    const char *how;      /* words that name the call's origin: a case, or a variable to set */
    const tn_value *args; /* its arguments */
    size_t nargs;         /* how many */
} finding_place;

/* A property_report whose context is a finding_place: prints the first of each kind in full. */
void findings_report(void *context, const char *property, const tn_op *op, const char *how);

/* Prints the known ones that were seen, and gives the number of findings that are not known. */
size_t findings_end(void);

#endif
