/* SPDX-License-Identifier: BSD-3-Clause */
/* program: how an archive is laid out when it is saved, where its weights are pickled. */
#ifndef TENON_PROGRAM_TABLES_H
#define TENON_PROGRAM_TABLES_H

#include "program/programs.h"

/* A member that the new archive has and the old one has not. */
typedef struct tni_new_member {
    const char *name; /* its path */
    const void *data; /* its bytes; those of a storage lie in the file, as tni_state's */
    size_t bytes;     /* how many */
} tni_new_member;

/* What differs in the new archive. Zeroed is empty. */
typedef struct tni_new_tables {
    tni_arena arena;       /* all below but the list */
    const char **names;    /* by member of the old archive, its new path; NULL: it is left out */
    tni_new_member *added; /* storages and tables in place of pickles */
    size_t nadded;         /* how many */
    size_t added_room;     /* allocated */
} tni_new_tables;

/*
 * Lay out the archive of a program anew: each storage of a pickle becomes a member, and a table
 * says how tensors lie in it. All that an archive has without pickles keeps its name.
 * TN_ERR_NOT_IMPLEMENTED: a pickle has what is no tensor. On failure nothing is left to be freed.
 */
tn_status tni_new_tables_make(const tn_program *program, tni_new_tables *out) TN_NODISCARD;

void tni_new_tables_free(tni_new_tables *tables);

#endif
