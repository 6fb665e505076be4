/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * loader: reads a shared object before the dynamic linker sees it, and opens it.
 *
 * elf.c reads what matters (machine, NEEDED, imports with their relocations, search paths) with
 * every offset checked; known_symbols (gen/) says since which PyTorch release an ABI name exists;
 * stubs.c knows PyTorch's SONAMEs and opens what stands in for them; search.c looks for everything
 * else an extension needs; private_copy.c makes an in-memory copy whose NEEDED strings name Tenon's
 * libraries; extension.c puts these together. docs/loading.md tells the same story to users.
 */
#ifndef TENON_LOADING_H
#define TENON_LOADING_H

#include "library/registry.h"
#include <tenon/loader.h>

/* ---- elf.c ---- */

/* One name of a dynamic symbol table. */
typedef struct tni_elf_symbol {
    tni_text name;       /* points into the mapped file, where a NUL follows */
    bool is_undefined;   /* an import */
    bool is_weak;        /* may stay unresolved */
    bool has_relocation; /* some relocation needs it; an import without one may be missing */
} tni_elf_symbol;

/* A shared object as it lies in memory; every text points into `data`, where a NUL follows. */
typedef struct tni_elf {
    const void *data;          /* the file's bytes */
    size_t bytes;              /* its size */
    const char *path;          /* for messages; borrowed */
    bool is_mapped;            /* `data` was mapped by tni_elf_open */
    tni_text soname;           /* DT_SONAME, empty without one */
    tni_text search;           /* DT_RUNPATH, else DT_RPATH, empty without one */
    tni_text *needed;          /* DT_NEEDED in order */
    size_t nneeded;            /* number of DT_NEEDED */
    tni_elf_symbol *symbols;   /* dynamic symbols without the null one */
    size_t nsymbols;           /* number of symbols */
    size_t stack_flags_offset; /* file offset of PT_GNU_STACK's flags, 0 without one */
} tni_elf;

/* Maps and reads `path`. TN_ERR_IO: unreadable, no ELF, truncated, 32-bit, other machine, no
 * library. */
tn_status tni_elf_open(const char *path, tni_elf *out) TN_NODISCARD;

/* The same for bytes in memory, which the caller keeps until tni_elf_close. */
tn_status tni_elf_read(const void *data, size_t bytes, const char *path, tni_elf *out) TN_NODISCARD;

/* Legal on a zeroed tni_elf. */
void tni_elf_close(tni_elf *elf);

/* Where a text that points into the file lies in it. */
static inline size_t tni_elf_offset(const tni_elf *elf, tni_text text)
{
    return (size_t)(text.data - (const char *)elf->data);
}

/* Since which PyTorch release an ABI name exists: "2.10", NULL for a name that is none of the
 * ABI's. */
const char *tni_known_symbol_since(const char *name);

#endif
