/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a shared object or a program says of itself: reads an ELF file without opening it.
 * Experimental: it may change with any release (docs/versions.md).
 *
 *     tn_binary *file;
 *     if (tn_binary_open("./myops.so", &file) != TN_OK)
 *         return fail(tn_last_error());
 *     tn_binary_symbol symbol = {.size = sizeof symbol};
 *     for (size_t i = 0; tn_binary_symbol_at(file, i, &symbol); i++)
 *         if (symbol.is_import)
 *             puts(symbol.name);
 *     tn_binary_free(file);
 *
 * The dynamic part is read: what the dynamic linker would see. No code of the file runs, and
 * nothing in it is trusted: every offset is checked, so a damaged or hostile file is an error or a
 * wrong answer about itself. 64-bit files in the byte order of this machine are read, whatever
 * machine they are for.
 *
 * All texts and bytes that are handed out point into the file and live as long as the tn_binary. A
 * file must not be changed while it is open. Structures that are filled begin with their size,
 * which the caller sets once; a library of another release fills what both know.
 *
 * Threads: a tn_binary may be read from several threads at once; it is freed when none does.
 */
#ifndef TENON_BINARY_H
#define TENON_BINARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tenon/status.h>
#include <tenon/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One file that was read. */
typedef struct tn_binary tn_binary;

/* Who may execute the stack while the file is loaded. */
typedef enum tn_binary_stack {
    TN_BINARY_STACK_UNSAID = 0,    /* the file does not say: executable on most machines */
    TN_BINARY_STACK_PLAIN = 1,     /* data only */
    TN_BINARY_STACK_EXECUTABLE = 2 /* code may run on the stack */
} tn_binary_stack;

/* What there is once in a file. */
typedef struct tn_binary_facts {
    size_t size;            /* sizeof(tn_binary_facts), set by the caller */
    const char *soname;     /* its own name, "" without */
    const char *search;     /* where its libraries are looked for (DT_RUNPATH, else DT_RPATH), "" */
    const char *machine;    /* "x86-64", "AArch64" …, "another machine"; static */
    uint16_t machine_code;  /* the number in the file: EM_X86_64 is 62 */
    bool is_runpath;        /* `search` is DT_RUNPATH */
    tn_binary_stack stack;  /* what PT_GNU_STACK says */
    uint32_t abi;           /* TENON_ABI_VERSION of Tenon's newest note in it, 0 without one */
    uint32_t oldest_abi;    /* of Tenon's notes, where there are several: objects of two ABIs */
    size_t nneeded;         /* libraries that it needs */
    size_t nsymbols;        /* dynamic symbols */
    size_t nversions;       /* versions that it asks of libraries */
    size_t nrelocations;    /* relocations that name a symbol, and others */
    size_t nparts;          /* parts that are loaded */
    uint64_t target;        /* the oldest TORCH_TARGET_VERSION that an object of it was compiled for
                               with these headers, 0 for none */
    uint64_t latest_target; /* and the latest */
} tn_binary_facts;

/* One dynamic symbol. */
typedef struct tn_binary_symbol {
    size_t size;         /* sizeof(tn_binary_symbol), set by the caller */
    const char *name;    /* as in the file, mangled if it is C++ */
    const char *version; /* the version asked for, such as "GLIBC_2.34"; "" without */
    uint64_t address;    /* where it is, in the file's own addresses; 0 for an import */
    bool is_import;      /* another library has it */
    bool is_weak;        /* an import that may stay missing; an export that gives way */
    bool is_bound;       /* a relocation uses it; the linker never looks up an import without one */
    bool is_code;        /* a function; imports do not always say */
    bool is_local;       /* seen by no other library */
} tn_binary_symbol;

/* One version that is asked of one library. */
typedef struct tn_binary_version {
    size_t size;         /* sizeof(tn_binary_version), set by the caller */
    const char *library; /* "libc.so.6" */
    const char *name;    /* "GLIBC_2.34" */
} tn_binary_version;

/* One relocation: a place that the linker writes. */
typedef struct tn_binary_relocation {
    size_t size;     /* sizeof(tn_binary_relocation), set by the caller */
    uint64_t place;  /* its address */
    size_t symbol;   /* number of the symbol, SIZE_MAX for none */
    uint64_t addend; /* added to the symbol's address, or the address itself */
} tn_binary_relocation;

/* One part of the file as it is loaded. */
typedef struct tn_binary_part {
    size_t size;      /* sizeof(tn_binary_part), set by the caller */
    const void *data; /* its bytes in the file */
    size_t bytes;     /* how many */
    uint64_t address; /* where they are loaded */
    bool is_code;     /* may be executed */
    bool is_writable; /* may be written */
} tn_binary_part;

/*
 * Reads a file. *out is new: tn_binary_free. TN_ERR_IO: it cannot be read, is no ELF file, neither
 * a shared library nor a program that uses some, of 32 bits or the other byte order, or malformed;
 * the message says which and names the file.
 */
TN_API tn_status tn_binary_open(const char *path, tn_binary **out) TN_NODISCARD;

/*
 * The same for bytes in memory, which the caller keeps unchanged until tn_binary_free. `name`
 * stands for the path in messages and is copied.
 */
TN_API tn_status tn_binary_read(const void *data, size_t bytes, const char *name,
                                tn_binary **out) TN_NODISCARD;

/* NULL is legal. */
TN_API void tn_binary_free(tn_binary *binary);

/* Fills *out. */
TN_API void tn_binary_describe(const tn_binary *binary, tn_binary_facts *out);

/* The `index`th needed library, as the file names it; NULL behind the last. */
TN_API const char *tn_binary_needed_at(const tn_binary *binary, size_t index);

/* Each fills *out with the `index`th of its kind; false behind the last, *out is left alone then.
 */
TN_API bool tn_binary_symbol_at(const tn_binary *binary, size_t index, tn_binary_symbol *out);
TN_API bool tn_binary_version_at(const tn_binary *binary, size_t index, tn_binary_version *out);
TN_API bool tn_binary_relocation_at(const tn_binary *binary, size_t index,
                                    tn_binary_relocation *out);
TN_API bool tn_binary_part_at(const tn_binary *binary, size_t index, tn_binary_part *out);

/*
 * What the dynamic linker said of a file or a library's name, as dlerror gives it, in a sentence
 * with a cause and a cure: "PATH: CAUSE. Cure: CURE (the dynamic linker says: SAID)". Writes at
 * most `size` bytes with the NUL, and returns how many characters the whole has. NULL for `said` is
 * "nothing".
 */
TN_API size_t tn_linker_refusal_print(const char *path, const char *said, char *buffer,
                                      size_t size);

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
