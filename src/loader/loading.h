/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * loader: reads a shared object before the dynamic linker sees it, and opens it.
 *
 * elf.c reads what matters (machine, NEEDED, imports with their relocations, search paths) and
 * checks every offset; binary.c gives that to tools. known_symbols (gen/) has the PyTorch release
 * since which an ABI name exists. stubs.c knows PyTorch's SONAMEs and opens the stand-ins for them;
 * needs.c looks for everything else that an extension needs. memory_copy.c makes an in-memory copy
 * whose NEEDED strings name Tenon's libraries. extension.c puts these together. docs/loading.md
 * describes the same for users.
 */
#ifndef TENON_LOADING_H
#define TENON_LOADING_H

#include "library/registry.h"
#include <tenon/experimental/binary.h>
#include <tenon/loader.h>

/* ---- elf.c ---- */

/* One name of a dynamic symbol table. */
typedef struct tni_elf_symbol {
    tni_text name;       /* points into the file, where a NUL follows */
    size_t entry;        /* file offset of its entry, which begins with its name's 32-bit offset */
    uint64_t address;    /* in the addresses of the file; 0 for an import */
    uint16_t version;    /* the number of its version; 0 and 1 mean none */
    bool is_undefined;   /* an import */
    bool is_weak;        /* may remain unresolved */
    bool is_local;       /* not visible to other libraries */
    bool is_code;        /* a function, as far as the file says */
    bool has_relocation; /* a relocation uses it; an import without one may be missing */
} tni_elf_symbol;

/* A version that the file needs of a library, such as GLIBC_2.34 of libc.so.6. */
typedef struct tni_elf_version {
    tni_text name;      /* points into the file */
    tni_text library;   /* the needed library that has it; points into the file */
    uint16_t index;     /* the number by which symbols refer to it */
    size_t hash_offset; /* file offset of the 32-bit hash of its name */
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

/* A shared object in memory; every text points into `data`, where a NUL follows. */
typedef struct tni_elf {
    const void *data;          /* the file's bytes */
    size_t bytes;              /* its size */
    const char *path;          /* for messages; borrowed */
    bool is_mapped;            /* whether tni_elf_open mapped `data` */
    bool is_lasting;           /* `data` stays while anybody uses what is opened of it */
    bool is_runpath;           /* whether `search` is DT_RUNPATH */
    bool is_examined;          /* only to be looked at: programs and other machines are allowed */
    uint16_t machine;          /* EM_X86_64 … */
    tni_text soname;           /* DT_SONAME; empty if there is none */
    tni_text search;           /* DT_RUNPATH, else DT_RPATH; empty if there is neither */
    tni_text *needed;          /* DT_NEEDED in order */
    size_t nneeded;            /* number of DT_NEEDED */
    tni_elf_symbol *symbols;   /* dynamic symbols without the null one */
    size_t nsymbols;           /* number of symbols */
    tni_elf_version *versions; /* all versions needed of other libraries */
    size_t nversions;          /* number of versions */
    size_t soname_entry;       /* file offset of DT_SONAME's 64-bit value; 0 if there is none */
    size_t spare_entry;        /* file offset of an unused dynamic entry; 0 if there is none */
    tni_elf_note notes[4];     /* Tenon's notes, one per ABI version */
    size_t nnotes;             /* how many, at most four */
    uint64_t targets[4]; /* the values of TORCH_TARGET_VERSION that its objects were compiled for */
    size_t ntargets;     /* how many, at most four */
    size_t stack_flags_offset; /* file offset of PT_GNU_STACK's flags; 0 if there is none */
    tni_elf_table tables[2];   /* relocations of data, and of the jump table */
} tni_elf;

/*
 * Map and read `path`. TN_ERR_IO: unreadable, not ELF, truncated, 32-bit, for another machine, or
 * not a library.
 */
tn_status tni_elf_open(const char *path, tni_elf *out) TN_NODISCARD;

/* The same for bytes in memory, which the caller keeps until tni_elf_close. */
tn_status tni_elf_read(const void *data, size_t bytes, const char *path, tni_elf *out) TN_NODISCARD;

/* The same for a file that is only to be looked at: of any machine, or a program. */
tn_status tni_elf_examine(const void *data, size_t bytes, const char *path,
                          tni_elf *out) TN_NODISCARD;

/* A zeroed tni_elf is legal. */
void tni_elf_close(tni_elf *elf);

/* Return part `index` of those that are loaded into memory; false after the last. */
bool tni_elf_part(const tni_elf *elf, size_t index, tn_binary_part *out);

/* Return relocation `index`, those of data first; false after the last. */
bool tni_elf_relocation(const tni_elf *elf, size_t index, tn_binary_relocation *out);

/* Return the name of a machine, such as "x86-64". */
const char *tni_elf_machine_name(unsigned machine);

/* Return the flags of PT_GNU_STACK; false if the file has none. */
bool tni_elf_stack_flags(const tni_elf *elf, uint32_t *out);

/* Return the file offset of a text that points into the file. */
static inline size_t tni_elf_offset(const tni_elf *elf, tni_text text)
{
    return (size_t)(text.data - (const char *)elf->data);
}

/*
 * Find the bytes that nothing reads at run time: symbols and lines for debuggers, between the last
 * part that is loaded and the end of the section headers. What follows is other data, such as
 * weights appended to a model's code. If there are none, *begin is *end.
 */
void tni_elf_idle_bytes(const tni_elf *elf, size_t *begin, size_t *end);

/* ---- stubs.c ---- */

/* Return a handle of the library with this SONAME that is open in the process; NULL if none is. */
void *tni_library_find_open(const char *soname);

/* A library that Tenon has a stand-in for. Both names have the same length. */
typedef struct tni_stub {
    const char *theirs; /* the SONAME that extensions need */
    const char *ours;   /* the SONAME for extensions opened beside PyTorch */
    bool is_pytorch;    /* PyTorch's: always replaced; others only if the real one is absent */
} tni_stub;

/* Return the stand-in for a needed name; NULL if there is none. */
const tni_stub *tni_stub_find(tni_text needed);

/*
 * Open a stand-in under one of its names; *handle is never closed. TN_ERR_IO: it is not installed.
 */
tn_status tni_stub_open(const tni_stub *stub, bool is_private, void **handle) TN_NODISCARD;

/*
 * Open, for every library of the process, the stand-in that has the diverted dlsym: for an
 * extension that needs no stand-in by name. TN_ERR_IO: it is not installed.
 */
tn_status tni_stub_open_lookup(void) TN_NODISCARD;

/* Whether one of PyTorch's own libraries is open in the process; `path` receives its path. */
bool tni_stub_pytorch_is_open(char *path, size_t size);

/*
 * Find a library of Tenon's own: a stand-in, libtenon.so or libtenon-check.so. A path that cannot
 * be read says where it should be.
 */
tn_status tni_stub_find_file(const char *name, char *path, size_t size) TN_NODISCARD;

/* ---- packages.c ---- */

/*
 * Return the PyPI package that contains a CUDA library, without "-cu12"; NULL for other libraries.
 */
const char *tni_package_of(const char *library);

/* ---- extension.c ---- */

/*
 * Load a library in an extension's folder that it needs, as an extension of its own that is never
 * unloaded. Under the lock on loads.
 */
tn_status tni_extension_load_sibling(const char *path, bool is_private, bool is_lazy) TN_NODISCARD;

/* ---- checker.c ---- */

/*
 * Open the ownership checker if TENON_DEBUG asks for it; otherwise *handle is NULL. TN_ERR_IO: it
 * is not installed. TN_ERR_VALUE: TENON_DEBUG has an unknown word. Under the lock on loads.
 */
tn_status tni_checker_open(void **handle) TN_NODISCARD;

/* Whether the checker replaces imports of this file; false for a NULL handle. */
bool tni_checker_watches(void *handle, const tni_elf *elf);
/* Whether the checker has a function for this import. */
bool tni_checker_has(void *handle, tni_text name);

/* ---- interfaces.c ---- */

/*
 * Fail with TN_ERR_NOT_FOUND for a file whose objects were compiled for an ABI of Tenon that this
 * library does not have, or for two of them.
 */
tn_status tni_interface_check(const tni_elf *elf) TN_NODISCARD;

/*
 * The same for a library that `elf` needs; also fail, or warn if is_lazy, if it was compiled for
 * another ABI than `elf`.
 */
tn_status tni_interface_meet(const tni_elf *elf, const tni_elf *needed, bool is_lazy) TN_NODISCARD;

/* The same for a library that the dynamic linker has opened. */
tn_status tni_interface_meet_open(const tni_elf *elf, void *handle, bool is_lazy) TN_NODISCARD;

/* ---- needs.c ---- */

#define TNI_MAX_STUBS  16
#define TNI_MAX_SONAME 128

/* A needed name, and its replacement in a private copy, which is never longer. */
typedef struct tni_rename {
    char needed[TNI_MAX_SONAME]; /* as in the file */
    char name[TNI_MAX_SONAME];   /* an open library's SONAME */
} tni_rename;

/*
 * What an extension needs and how it is met. All but the first two are zeroed at first;
 * tni_needs_close frees it.
 */
typedef struct tni_needs {
    bool is_private; /* opened as a private copy: beside PyTorch, under the checker, or because
                        imports are diverted */
    bool is_lazy;    /* warn instead of failing where that is possible */
    void *checker;   /* the ownership checker; NULL if it is not in use */
    void *stubs[TNI_MAX_STUBS]; /* handles of the opened stand-ins, in order of need */
    size_t nstubs;              /* number of stand-ins */
    tni_rename *renames;        /* names that private copies replace */
    size_t nrenames;            /* number of renames */
    size_t renames_capacity;    /* renames allocated */
    /* An exported function that nobody looks up, so its name may be overwritten; or NULL. */
    const char *idle_export;
    const tni_elf_symbol
        *overwritten;   /* that function, if the copy needs a library in place of it */
    tni_buffer missing; /* names of libraries that cannot be found, for the message */
    size_t nmissing;    /* number of those */
} tni_needs;

/*
 * Open the stand-ins that `elf` needs, and look for everything else. Libraries beside the extension
 * that need PyTorch's themselves are treated in the same way. A library that cannot be found is
 * noted in `needs` and is not a failure yet: tni_imports_check reports it with the rest.
 */
tn_status tni_needs_open(const tni_elf *elf, tni_needs *needs) TN_NODISCARD;

void tni_needs_close(tni_needs *needs);

/*
 * The name of PyTorch's library that a copy needs so that it finds Tenon, if the original needs
 * none.
 */
#define TNI_LEADING_LIBRARY "libtorch_cpu.so"

/* Return the replacement of `needed`; NULL if it keeps its name. */
const char *tni_needs_rename(const tni_needs *needs, tni_text needed);

/*
 * Whether a loaded extension exports a function that stands for one of its operators, which models
 * compiled with aot_inductor.custom_ops_to_c_shims call. From then on the dynamic linker finds it.
 * Under the lock on loads.
 */
bool tni_extension_offers(const char *name);

/* ---- imports.c ---- */

/*
 * Fail with TN_ERR_NOT_FOUND for missing libraries, and for ABI functions that nobody serves: with
 * their names, the release that has them, and what to do. With `is_lazy`, missing functions alone
 * are a warning.
 */
tn_status tni_imports_check(const tni_elf *elf, const tni_needs *needs, bool is_lazy) TN_NODISCARD;

/* Whether an ABI name is newer than the release that the process reports. */
bool tni_is_too_young(const char *name);

/*
 * Whether an import must not reach what it would bind to in this process: a name that is newer than
 * the reported release, or dlsym, which would find such names. Never if the process reports the
 * newest release.
 */
bool tni_import_is_diverted(const tni_elf_symbol *symbol);

/*
 * A C function of PyTorch's stable ABI; the members are offsets into tni_known_symbol_text, which
 * need no relocation.
 */
typedef struct tni_known_symbol {
    uint16_t name;  /* the function */
    uint16_t since; /* the release that introduced it, "2.10"; "2.9" is 2.9 or earlier */
} tni_known_symbol;

extern const size_t tni_num_known_symbols;         /* entries of tni_known_symbols */
extern const tni_known_symbol tni_known_symbols[]; /* sorted by name; made from spec/ */
extern const char tni_known_symbol_text[];         /* releases and names, NUL-terminated */

/*
 * Return the PyTorch release that introduced an ABI name, such as "2.10"; NULL for a name that is
 * not of the ABI.
 */
const char *tni_known_symbol_since(const char *name);

/* ---- memory_copy.c ---- */

/* An opened copy, and the descriptor behind the name that the linker knows it by. */
typedef struct tni_opened_copy {
    void *handle;               /* of dlopen; never closed, because code stays mapped */
    int file;                   /* close it when nobody opens the copy by its name any more */
    const char *constants;      /* what a model's code stores of its constants: if
                                   reads_constants_there, all bytes within tni_code.data; else whole
                                   pages of the opened copy, to be given back by tni_forget_pages
                                   once copied. NULL if there are none */
    size_t constants_bytes;     /* how many */
    bool reads_constants_there; /* the code was bound to the bytes of tni_code.data, which must stay
                                   mapped */
} tni_opened_copy;

/*
 * Open a copy of the file that is only in memory, patched as `needs` says. In a private copy the
 * needed names and the SONAME are rewritten, so that it finds Tenon and nobody finds it, and so are
 * the imports that are diverted or that a checker replaces. The copy's stack is not executable, and
 * the copy cannot be written. `out` may be NULL.
 */
tn_status tni_memory_copy_open(const tni_elf *elf, const tni_needs *needs, bool is_lazy,
                               tni_opened_copy *out) TN_NODISCARD;

/*
 * Make the SONAME of a private copy of a library called `soname`: the same without its first
 * letter. False if that is empty or too long.
 */
bool tni_private_copy_name(tni_text soname, char name[TNI_MAX_SONAME]);

/* ---- extension.c ---- */

/* The code of a compiled model. */
typedef struct tni_code {
    const void *data;        /* a shared object */
    size_t bytes;            /* its size */
    bool is_lasting;         /* data outlives the opened code, which may read its constants in it */
    const char *name;        /* for messages */
    const char *idle_export; /* a function that nobody looks up */
} tni_code;

/*
 * Open a compiled model's code from a copy in memory, with all checks and stand-ins of
 * tn_extension_load; it registers nothing. Fails like tn_extension_load. If the code needs none of
 * PyTorch's libraries, the copy does, in place of `idle_export`. The caller closes out->file;
 * `code` itself is only read during the call.
 */
tn_status tni_code_open(const tni_code *code, tni_opened_copy *out) TN_NODISCARD;

#endif
