/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Blocks of registrations, for the files of this folder.
 *
 * A block is immortal memory, so a handle that outlives its block is recognised instead of reading
 * something else. The address of a block that registered something, or was made while an extension
 * was loaded, is never reused; that of any other not before 256 more were freed. All members are
 * under the registry lock.
 */
#ifndef TENON_LIBRARY_BLOCKS_H
#define TENON_LIBRARY_BLOCKS_H

#include "library/registry.h"

/* What was registered. */
typedef enum entry_kind {
    ENTRY_DEFINITION, /* op got its schema */
    ENTRY_KERNEL,     /* op got kernel */
    ENTRY_FALLBACK    /* kernel became the fallback of its key */
} entry_kind;

/* One registration, so that it can be undone. */
typedef struct library_entry {
    entry_kind kind;    /* which of the two below are used */
    tn_op *op;          /* NULL for a fallback */
    tni_kernel *kernel; /* NULL for a definition */
} library_entry;

#define NO_KEY ((tni_key)-1)

struct tn_library {
    tn_library_kind kind;     /* what it may register */
    bool withdrawn;           /* its registrations were undone; it accepts no more */
    bool is_kept;             /* a load or a registration points to it or its texts */
    tni_key key;              /* the block's dispatch key; NO_KEY if it has none */
    const char *ns;           /* namespace, "_" for all */
    const char *origin;       /* "file:line" */
    const char *module;       /* Python module of its operators; NULL if never set */
    library_entry *entries;   /* owned, in order of registration */
    size_t count;             /* entries in use */
    size_t capacity;          /* entries allocated */
    tni_foreign_kernel typed; /* the kernel whose type string was announced; NULL for none */
    char *types;              /* its type string, immortal */
    tn_library *next;         /* the next live block, or the next freed one */
};

/*
 * With the lock held: whether the entries agree with their kinds, kernels are for the block's key,
 * and a withdrawn block has no entries.
 */
bool tni_library_is_valid(const tn_library *library);

/*
 * Return "TORCH_LIBRARY", "TORCH_LIBRARY_FRAGMENT" or "TORCH_LIBRARY_IMPL": what the author wrote.
 */
const char *tni_library_kind_name(tn_library_kind kind);

/* With the lock held: undo what the block registered, newest first. */
void tni_library_undo(tn_library *library);

#endif
