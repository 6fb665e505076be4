/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * loader: reads a shared object before the dynamic linker sees it, and opens it.
 *
 * elf.c reads what matters (machine, NEEDED, undefined and defined names, notes) with every offset
 * checked; known_symbols (gen/) says since which PyTorch release an ABI name exists; stubs.c opens the
 * SONAME stubs; private_copy.c makes an in-memory copy whose NEEDED strings name Tenon's libraries.
 */
#ifndef TENON_LOADING_H
#define TENON_LOADING_H

#include "library/registry.h"
#include <tenon/loader.h>

/* One name of a dynamic symbol table. */
typedef struct tni_elf_symbol {
    tni_text name;     /* points into the mapped file */
    bool is_undefined; /* an import */
    bool is_weak;      /* may stay unresolved */
    bool has_relocation; /* some relocation needs it; an import without one may be missing */
} tni_elf_symbol;

/* A shared object as it lies in memory; every text points into `data`. */
typedef struct tni_elf {
    const void *data;        /* the mapped file */
    size_t bytes;            /* its size */
    const char *path;        /* for messages; borrowed */
    tni_text soname;         /* DT_SONAME, empty without one */
    tni_text *needed;        /* DT_NEEDED in order */
    size_t nneeded;          /* number of DT_NEEDED */
    size_t *needed_offsets;  /* file offset of each NEEDED string */
    tni_elf_symbol *symbols; /* dynamic symbols without the null one */
    size_t nsymbols;         /* number of symbols */
    size_t stack_flags_offset; /* file offset of PT_GNU_STACK's flags, 0 without one */
} tni_elf;

/* Maps and reads `path`. TN_ERR_IO: unreadable, no ELF, truncated, 32-bit, other machine, no library. */
tn_status tni_elf_open(const char *path, tni_elf *out) TN_NODISCARD;
void tni_elf_close(tni_elf *elf);

/* Since which PyTorch release an ABI name exists: "2.10", NULL for a name that is none of the ABI's. */
const char *tni_known_symbol_since(const char *name);

#endif
