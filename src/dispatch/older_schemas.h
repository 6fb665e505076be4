/* SPDX-License-Identifier: BSD-3-Clause */
/* dispatch: schemas as older releases had them (older_schemas.c). */
#ifndef TENON_OLDER_SCHEMAS_H
#define TENON_OLDER_SCHEMAS_H

#include "dispatch/signature.h"

/* An operator's schema before a release changed it. */
typedef struct tni_older_schema {
    uint64_t until; /* the first release with the next form, as aoti_torch_abi_version returns it */
    const char *text; /* the schema before that release */
} tni_older_schema;

typedef enum tni_source_kind {
    TNI_SOURCE_SAME,    /* the older argument, as it is */
    TNI_SOURCE_WRAPPED, /* the older argument, in an optional */
    TNI_SOURCE_DEFAULT  /* the default of today's schema */
} tni_source_kind;

/* Where an argument of today's schema comes from. */
typedef struct tni_source {
    uint16_t index;      /* index of the older argument; unused for defaults */
    tni_source_kind how; /* how the argument is made */
} tni_source;

/* How a stack by an older schema becomes one by today's. Never freed once published. */
typedef struct tni_older_form {
    struct tni_older_form *next; /* the form for callers of newer releases, or NULL */
    uint64_t until;              /* callers of releases before this one use the form */
    const tn_schema *was;        /* the older schema, owned */
    tni_source sources[];        /* one for each argument of today */
} tni_older_form;

/*
 * Make the forms of the operator of `now`: `find` by the changes of PyTorch's releases, `make` by
 * another list, which has an operator's changes in order of releases; NULL for nearly all
 * operators. With the registry lock held.
 */
tn_status tni_older_forms_find(const tn_schema *now, tni_older_form **out) TN_NODISCARD;
tn_status tni_older_forms_make(const tn_schema *now, const tni_older_schema *tables, size_t ntables,
                               tni_older_form **out) TN_NODISCARD;
void tni_older_forms_free(tni_older_form *forms); /* NULL is legal */

/* Return the form by which a caller of a release fills stacks; NULL: today's schema. */
const tni_older_form *tni_older_form_of(const tni_signature *signature, uint64_t version);

/*
 * Move the arguments of `stack` into a new array with an ivalue per argument of today, and add what
 * is missing. *out is freed with tni_free. On failure the arguments are dropped.
 */
tn_status tni_older_form_adapt(const tn_op *op, const tni_signature *signature,
                               const tni_older_form *form, const StableIValue *stack,
                               StableIValue **out) TN_NODISCARD;

/* Make an owned ivalue of an argument's default; it must have one. */
tn_status tni_default_new(const tn_op *op, const tni_signature *signature, size_t index,
                          StableIValue *out) TN_NODISCARD;

#endif
