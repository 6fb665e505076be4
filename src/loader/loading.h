/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * loader: reads a shared object before the dynamic linker sees it, and opens it.
 *
 * elf.c reads what matters (machine, NEEDED, imports with their relocations, search paths) with
 * every offset checked, and binary.c hands it out to tools; known_symbols (gen/) says since which
 * PyTorch release an ABI name exists; stubs.c knows PyTorch's SONAMEs and opens what stands in for
 * them; search.c looks for everything else an extension needs; private_copy.c makes an in-memory
 * copy whose NEEDED strings name Tenon's libraries; extension.c puts these together.
 * docs/loading.md tells the same story to users.
 */
#ifndef TENON_LOADING_H
#define TENON_LOADING_H

#include "library/registry.h"
#include <tenon/experimental/binary.h>
#include <tenon/loader.h>

/* ---- elf.c ---- */

/* One name of a dynamic symbol table. */
typedef struct tni_elf_symbol {
    tni_text name;       /* points into the mapped file, where a NUL follows */
    size_t entry;        /* file offset of its entry, which begins with the name's 32-bit offset */
    uint64_t address;    /* in the file's own addresses, 0 for an import */
    uint16_t version;    /* the number of its version, 0 and 1 for none */
    bool is_undefined;   /* an import */
    bool is_weak;        /* may stay unresolved */
    bool is_local;       /* no other library may see it */
    bool is_code;        /* a function, as far as the file says */
    bool has_relocation; /* some relocation needs it; an import without one may be missing */
} tni_elf_symbol;

/* One version that the file asks of a library, such as GLIBC_2.34 of libc.so.6. */
typedef struct tni_elf_version {
    tni_text name;      /* points into the mapped file */
    tni_text library;   /* the needed library that has it, likewise */
    uint16_t index;     /* the number that symbols of this version have */
    size_t hash_offset; /* file offset of the 32-bit hash of the name */
} tni_elf_version;

/* A note that include/tenon/version.h leaves in each object. */
typedef struct tni_elf_note {
    uint32_t abi; /* TENON_ABI_VERSION */
    uint32_t api; /* TENON_VERSION */
} tni_elf_note;

/* A table of relocations in the file. */
typedef struct tni_elf_table {
    size_t offset; /* file offset of the first */
    size_t count;  /* how many */
} tni_elf_table;

/* A shared object as it lies in memory; every text points into `data`, where a NUL follows. */
typedef struct tni_elf {
    const void *data;          /* the file's bytes */
    size_t bytes;              /* its size */
    const char *path;          /* for messages; borrowed */
    bool is_mapped;            /* `data` was mapped by tni_elf_open */
    bool is_runpath;           /* `search` is DT_RUNPATH */
    bool is_examined;          /* for its facts only: also a program, or for another machine */
    uint16_t machine;          /* EM_X86_64 … */
    tni_text soname;           /* DT_SONAME, empty without one */
    tni_text search;           /* DT_RUNPATH, else DT_RPATH, empty without one */
    tni_text *needed;          /* DT_NEEDED in order */
    size_t nneeded;            /* number of DT_NEEDED */
    tni_elf_symbol *symbols;   /* dynamic symbols without the null one */
    size_t nsymbols;           /* number of symbols */
    tni_elf_version *versions; /* every version asked of any library */
    size_t nversions;          /* number of versions */
    size_t soname_entry;       /* file offset of DT_SONAME's 64-bit value, 0 without one */
    size_t spare_entry;    /* file offset of a dynamic entry that linkers leave free, 0 without */
    tni_elf_note notes[4]; /* Tenon's notes, one for each ABI version */
    size_t nnotes;         /* number of notes, those beyond four not counted */
    uint64_t targets[4];   /* each TORCH_TARGET_VERSION that objects were compiled for */
    size_t ntargets;       /* number of targets, those beyond four not counted */
    size_t stack_flags_offset; /* file offset of PT_GNU_STACK's flags, 0 without one */
    tni_elf_table tables[2];   /* relocations of data, and of the jump table */
} tni_elf;

/* Maps and reads `path`. TN_ERR_IO: unreadable, no ELF, truncated, 32-bit, other machine, no
 * library. */
tn_status tni_elf_open(const char *path, tni_elf *out) TN_NODISCARD;

/* The same for bytes in memory, which the caller keeps until tni_elf_close. */
tn_status tni_elf_read(const void *data, size_t bytes, const char *path, tni_elf *out) TN_NODISCARD;

/* The same for a file of any machine, or a program, which is only to be looked at. */
tn_status tni_elf_examine(const void *data, size_t bytes, const char *path,
                          tni_elf *out) TN_NODISCARD;

/* Legal on a zeroed tni_elf. */
void tni_elf_close(tni_elf *elf);

/* Visits the parts that are loaded, by number; false behind the last. */
bool tni_elf_part(const tni_elf *elf, size_t index, tn_binary_part *out);

/* One of all relocations, first those of data; false behind the last. */
bool tni_elf_relocation(const tni_elf *elf, size_t index, tn_binary_relocation *out);

/* The name of a machine, such as "x86-64". */
const char *tni_elf_machine_name(unsigned machine);

/* The flags of PT_GNU_STACK; false if the file has none. */
bool tni_elf_stack_flags(const tni_elf *elf, uint32_t *out);

/* Where a text that points into the file lies in it. */
static inline size_t tni_elf_offset(const tni_elf *elf, tni_text text)
{
    return (size_t)(text.data - (const char *)elf->data);
}

/*
 * The bytes that nothing reads at run time: between the last part that is loaded and the end of the
 * section headers lie symbols and lines for debuggers. What follows is somebody's data, as weights
 * behind a model's code are. None: *begin is *end.
 */
void tni_elf_idle_bytes(const tni_elf *elf, size_t *begin, size_t *end);

/* ---- stubs.c ---- */

/* A handle of the library of this SONAME that is open in the process, NULL without one. */
void *tni_library_find_open(const char *soname);

/* A library that Tenon has a stand-in for. Both names have the same length. */
typedef struct tni_stub {
    const char *theirs; /* the SONAME that extensions name */
    const char *ours;   /* the SONAME for extensions opened beside PyTorch */
    bool is_pytorch;    /* of PyTorch: always replaced; else only where the real one is absent */
} tni_stub;

/* The stand-in for a needed name, NULL for a name that is no concern of Tenon's. */
const tni_stub *tni_stub_find(tni_text needed);

/* Opens a stand-in under one of its names; *handle is open for ever. TN_ERR_IO: not installed. */
tn_status tni_stub_open(const tni_stub *stub, bool is_private, void **handle) TN_NODISCARD;

/*
 * Opens what a diverted dlsym is, for every library of the process. For an extension that no
 * stand-in leads there. TN_ERR_IO: not installed.
 */
tn_status tni_stub_open_lookup(void) TN_NODISCARD;

/* Whether the process has opened one of PyTorch's own libraries; its path goes into `path`. */
bool tni_stub_pytorch_is_open(char *path, size_t size);

/*
 * Where a library of Tenon's own lies: a stand-in, libtenon.so or libtenon-check.so. A path that
 * nothing can be read from names the place where it should be.
 */
tn_status tni_stub_find_file(const char *name, char *path, size_t size) TN_NODISCARD;

/* ---- packages.c ---- */

/* The package of PyPI that has a library of CUDA's, without "-cu12"; NULL for others. */
const char *tni_package_of(const char *library);

/* ---- extension.c ---- */

/*
 * Loads a library that an extension needs and that lies in its folder, as an extension of its own
 * that stays. Under the loads' lock.
 */
tn_status tni_extension_load_sibling(const char *path, bool is_private, bool is_lazy) TN_NODISCARD;

/* ---- checker.c ---- */

/*
 * Opens the ownership checker if TENON_DEBUG asks for it; *handle is NULL if it does not.
 * TN_ERR_IO: it is not installed. TN_ERR_VALUE: TENON_DEBUG has an unknown word. Under the loads'
 * lock.
 */
tn_status tni_checker_open(void **handle) TN_NODISCARD;

/* Whether the checker stands in for imports of this file; false for a NULL handle. */
bool tni_checker_watches(void *handle, const tni_elf *elf);
/* Whether it has a function for this import. */
bool tni_checker_has(void *handle, tni_text name);

/* ---- interfaces.c ---- */

/*
 * TN_ERR_NOT_FOUND for a file whose objects were compiled for an ABI of Tenon's that this library
 * does not have, or for two of them.
 */
tn_status tni_interface_check(const tni_elf *elf) TN_NODISCARD;

/*
 * The same for a library that `elf` needs, and for one that was compiled for another ABI than
 * `elf`, which is a warning if is_lazy.
 */
tn_status tni_interface_meet(const tni_elf *elf, const tni_elf *needed, bool is_lazy) TN_NODISCARD;

/* The same for one that the dynamic linker has opened. */
tn_status tni_interface_meet_open(const tni_elf *elf, void *handle, bool is_lazy) TN_NODISCARD;

/* ---- needs.c ---- */

#define TNI_MAX_STUBS  16
#define TNI_MAX_SONAME 128

/* A needed name and what a private copy says instead; never longer. */
typedef struct tni_rename {
    char needed[TNI_MAX_SONAME]; /* as the file has it */
    char name[TNI_MAX_SONAME];   /* an open library's SONAME */
} tni_rename;

/* What an extension needs and how it was met. Zeroed but for the first two; tni_needs_close frees.
 */
typedef struct tni_needs {
    bool is_private;            /* for an extension opened beside PyTorch */
    bool is_lazy;               /* what can be a warning is one */
    void *checker;              /* the ownership checker, NULL when it is not asked for */
    void *stubs[TNI_MAX_STUBS]; /* handles of the stand-ins that were opened, in order of need */
    size_t nstubs;              /* number of stand-ins */
    tni_rename *renames;        /* what private copies must name otherwise */
    size_t nrenames;            /* number of renames */
    size_t renames_capacity;    /* renames allocated */
    const char *idle_export;    /* a function that nobody looks up; NULL if there is none */
    const tni_elf_symbol
        *room;          /* that function, whose name gives its place to one more needed name */
    tni_buffer missing; /* names of libraries that cannot be found, for the message */
    size_t nmissing;    /* number of those */
} tni_needs;

/*
 * Opens the stand-ins for what `elf` needs, and looks for everything else. Libraries beside the
 * extension that themselves need PyTorch's are met in the same way. What cannot be found is noted
 * in `needs` and is no failure yet: tni_imports_check tells it with the rest.
 */
tn_status tni_needs_open(const tni_elf *elf, tni_needs *needs) TN_NODISCARD;

void tni_needs_close(tni_needs *needs);

/* PyTorch's library that leads a copy to Tenon whose original names none. */
#define TNI_LEADING_LIBRARY "libtorch_cpu.so"

/* The other name of `needed`, NULL if it keeps its own. */
const char *tni_needs_rename(const tni_needs *needs, tni_text needed);

/*
 * Whether a loaded extension exports a function that stands for an operator of its own, as models
 * call it that were compiled with aot_inductor.custom_ops_to_c_shims. It is found by the dynamic
 * linker from now on. Under the loads' lock.
 */
bool tni_extension_offers(const char *name);

/* ---- imports.c ---- */

/*
 * TN_ERR_NOT_FOUND: libraries that are missing, and ABI functions that nobody serves, by name and
 * by the version that has them, with what to do; with `is_lazy` functions alone are a warning.
 */
tn_status tni_imports_check(const tni_elf *elf, const tni_needs *needs, bool is_lazy) TN_NODISCARD;

/* Whether the release that the process answers as does not have an ABI name yet. */
bool tni_is_too_young(const char *name);

/*
 * Whether an import is not to reach what this process would bind it to: a name that is too young,
 * or dlsym, which would find such names. Never in a process that answers as the newest release.
 */
bool tni_import_is_diverted(const tni_elf_symbol *symbol);

/* One C function of PyTorch's stable ABI; offsets into tni_known_symbol_text, so no relocations. */
typedef struct tni_known_symbol {
    uint16_t name;  /* the function */
    uint16_t since; /* the release that introduced it, "2.10"; "2.9" stands for 2.9 and earlier */
} tni_known_symbol;

extern const size_t tni_num_known_symbols;         /* rows of tni_known_symbols */
extern const tni_known_symbol tni_known_symbols[]; /* sorted by name; made from spec/ */
extern const char tni_known_symbol_text[];         /* releases and names, NUL-terminated */

/* Since which PyTorch release an ABI name exists: "2.10", NULL for a name that is none of the
 * ABI's. */
const char *tni_known_symbol_since(const char *name);

/* ---- private_copy.c ---- */

/* A copy that was opened, and the descriptor that its name in the linker leads to. */
typedef struct tni_copy {
    void *handle; /* of dlopen; never closed, as code stays mapped */
    int file;     /* close it when nobody opens the copy by its name any more */
} tni_copy;

/*
 * Opens a copy of the file that lies in memory only, as `needs` says: a private one has its needed
 * names and its own name rewritten, so that it finds Tenon and nobody finds it, and the imports
 * that are diverted or that a checker stands in for. The copy's stack is not executable, and nobody
 * can write to it. `out` may be NULL.
 */
tn_status tni_private_copy_open(const tni_elf *elf, const tni_needs *needs, bool is_lazy,
                                tni_copy *out) TN_NODISCARD;

/*
 * The SONAME of a private copy of a library called `soname`: the same without its first letter.
 * False if that leaves nothing or too much.
 */
bool tni_private_copy_name(tni_text soname, char name[TNI_MAX_SONAME]);

/* ---- extension.c ---- */

/*
 * Opens code that lies in memory, a compiled model's, from a copy: with all that tn_extension_load
 * looks at and provides, but that it registers nothing. `name` is for messages. Fails as that does.
 * Where the code names none of PyTorch's libraries, the copy does, in the place of `idle_export`.
 */
tn_status tni_code_open(const void *data, size_t bytes, const char *name, const char *idle_export,
                        tni_copy *out) TN_NODISCARD;

#endif
