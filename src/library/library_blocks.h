/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a block of registrations is, for the files of library.
 *
 * A block is lasting memory, so a handle that outlives its block is recognised instead of hitting a
 * stranger. The address of one that registered something, or was made while an extension was
 * loaded, is never used again; that of any other not before 256 more were freed. Everything in it
 * is the registry lock's.
 */
#ifndef TENON_LIBRARY_BLOCKS_H
#define TENON_LIBRARY_BLOCKS_H

#include "library/registry.h"

/* What one registration was. */
typedef enum entry_kind {
    ENTRY_DEFINITION, /* op got its schema */
    ENTRY_KERNEL,     /* op got kernel */
    ENTRY_FALLBACK    /* kernel became the fallback of its key */
} entry_kind;

/* One registration, so that it can be undone. */
typedef struct library_entry {
    entry_kind kind;    /* which of the two below are there */
    tn_op *op;          /* NULL for a fallback */
    tni_kernel *kernel; /* NULL for a definition */
} library_entry;

#define NO_KEY ((tni_key)-1)

struct tn_library {
    tn_library_kind kind;     /* what it may register */
    bool withdrawn;           /* its registrations were undone; it takes no more */
    bool is_kept;             /* a load or a registration knows its address, or its texts */
    tni_key key;              /* the block's dispatch key, NO_KEY for none */
    const char *ns;           /* namespace, "_" for all */
    const char *origin;       /* "file:line" */
    const char *module;       /* Python module of its operators, NULL if never set */
    library_entry *entries;   /* owned, in order of registration */
    size_t count;             /* entries in use */
    size_t capacity;          /* entries allocated */
    tni_foreign_kernel typed; /* the kernel whose `types` were announced, NULL for none */
    char *types;              /* its type string, lasting */
    tn_library *next;         /* the next live block, or the next one at rest */
};

/*
 * With the lock held: whether the entries are what their kinds say, kernels are for the block's
 * key, and a block that was withdrawn has none.
 */
bool tni_library_is_valid(const tn_library *library);

/* "TORCH_LIBRARY", "TORCH_LIBRARY_FRAGMENT", "TORCH_LIBRARY_IMPL": what the author wrote. */
const char *tni_library_kind_name(tn_library_kind kind);

/* With the lock held: undoes what the block registered, newest first. */
void tni_library_undo(tn_library *library);

#endif
