/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * audit: what a binary needs, of PyTorch and of the system, and what is wrong with it.
 *
 *     audit_targets.c   finds the binaries: files, folders, wheels
 *     audit_package.c   finds an installed package
 *     audit_report.c    the report itself, and texts, for all of them
 *     audit_check.c     fills one report: imports, verdict, floor, problems
 *     audit_platform.c  the part that has nothing to do with PyTorch: Python, glibc, stack, paths
 *     built_with.c      reads the version that the code hands to PyTorch
 *     replacements.c    what to use instead of what is not stable
 *     audit_meet.c      compares binaries of one run that need each other
 *     audit_print.c     text and JSON
 *     source_scan.c     the same question asked of C++ sources
 *
 * Texts in a report belong to it, but for those that are said to be static.
 */
#ifndef TENON_CLI_AUDIT_H
#define TENON_CLI_AUDIT_H

#include "cli.h"
#include "manifest.h"

#include <stdint.h>

/* What a binary is to PyTorch. */
typedef enum audit_verdict {
    AUDIT_NONE,    /* takes nothing of PyTorch */
    AUDIT_STABLE,  /* takes functions of the stable ABI only */
    AUDIT_UNSTABLE /* takes C++ functions, which change with each release */
} audit_verdict;

/* How a binary takes a name. */
typedef enum audit_kind {
    AUDIT_IMPORT,   /* a function of the stable ABI, bound by the linker */
    AUDIT_LOOKUP,   /* one that stands in the data as text, to be looked up by dlsym */
    AUDIT_CXX,      /* something of at::, c10:: or torch:: */
    AUDIT_INTERNAL, /* something else of PyTorch's inside, such as caffe2:: */
} audit_kind;

/* One name that is taken. */
typedef struct audit_import {
    audit_kind kind;      /* how it is taken */
    char *name;           /* the symbol */
    char *plain;          /* as C++ writes it; NULL for a name of C */
    const char *since;    /* the first release that has it, "" if none known here; static */
    char *instead;        /* the stable counterpart, NULL without */
    const char *unserved; /* why Tenon does not serve it, NULL if it does; static */
} audit_import;

/* Something that is wrong, or, as a note, something worth knowing. */
typedef struct audit_problem {
    const char *kind; /* a word for machines; static */
    char *text;       /* a sentence */
    bool is_note;     /* does not count for the exit status */
} audit_problem;

/* A version of several parts, such as that of GLIBC_2.17 or GLIBCXX_3.4.21; zeros for none. */
typedef struct audit_version {
    unsigned parts[3]; /* most significant first */
} audit_version;

/* What a wheel claims: its file name, and its metadata. */
typedef struct audit_tags {
    char python[64];    /* "cp312" */
    char abi[64];       /* "abi3" */
    char platform[256]; /* "manylinux_2_27_x86_64.manylinux_2_28_x86_64" */
    unsigned torch; /* cli_release() of the oldest PyTorch that it admits, 0 where it says none */
    bool is_pinned; /* it admits one release of PyTorch only */
} audit_tags;

#define AUDIT_MAX_BUILDS 4

typedef struct audit_report {
    char *path;              /* the file, and behind a slash the member of a wheel */
    audit_verdict verdict;   /* what it is */
    unsigned floor;          /* cli_release() of the oldest PyTorch with every name, 0 for none */
    unsigned linked_floor;   /* the same without names that are looked up */
    audit_import *imports;   /* what it takes of PyTorch */
    size_t nimports;         /* how many */
    audit_problem *problems; /* what is wrong */
    size_t nproblems;        /* how many */
    uint64_t builds[AUDIT_MAX_BUILDS]; /* TORCH_ABI_VERSION of the headers it was built with */
    size_t nbuilds;                    /* how many; 0 where the code does not show it */
    const char *target;    /* what it was targeted at, as far as it shows; NULL; static */
    const char *machine;   /* "x86-64"; static */
    audit_version glibc;   /* the newest GLIBC_… asked for */
    audit_version glibcxx; /* the newest GLIBCXX_… */
    audit_version cxxabi;  /* the newest CXXABI_… */
    const char *manylinux; /* the oldest tag that allows these, NULL for none; static */
    int python_floor;      /* the 3.minor that has every name of Python; 0 without, -1 none */
    unsigned tenon;        /* the ABI of Tenon's that it was compiled for, 0 without */
    unsigned cuda;         /* the major version of the CUDA libraries it needs, 0 for none */
    bool is_unreadable;    /* it could not be read, as its one problem says */
    bool is_out_of_memory; /* the report is not whole */
} audit_report;

/* What the user asked for. */
typedef struct audit_wishes {
    bool as_json;     /* --json */
    bool is_verbose;  /* --verbose: every import */
    unsigned require; /* --require, a cli_release; 0 without */
    FILE *out;        /* where reports go */
    bool in_colour;   /* with escape sequences */
} audit_wishes;

/* ---- audit_report.c ---- */

/* Two texts with something between; from malloc, NULL without memory. */
char *audit_join(const char *left, const char *between, const char *right);

/* Adds a problem, or a note, whose text is printed into memory of its own. */
void audit_add_problem(audit_report *report, bool is_note, const char *kind, const char *format,
                       ...) TN_PRINTF(4, 5);

/* Whether anything counts for the exit status. */
bool audit_has_problem(const audit_report *report);

/* Frees what the report owns and empties it. */
void audit_report_free(audit_report *report);

/* ---- audit_check.c ---- */

/*
 * Fills *report, which is audit_report_free's, from a file's bytes; `path` is copied, `tags` may be
 * NULL.
 */
void audit_check(const void *data, size_t bytes, const char *path, const audit_tags *tags,
                 const audit_wishes *wishes, audit_report *report);

/* ---- audit_platform.c ---- */

/* Python, glibc, libstdc++, CUDA, stack and search path of a binary. */
void audit_platform(const tn_binary *file, const char *path, const audit_tags *tags,
                    audit_report *report);

/* Whether a needed library is one of the C and C++ systems'. */
bool audit_is_system_library(const char *name);

/* "2.17" or "3.4.21" in `out`, which is returned. */
const char *audit_version_text(const audit_version *version, char *out, size_t size);

/* Splits the file name of a wheel into its tags; false if it has not the form of one. */
bool audit_tags_of(const char *path, audit_tags *out);

/* ---- audit_meet.c ---- */

/* One binary that was compiled with Tenon's headers. */
typedef struct audit_member {
    struct audit_member *next; /* the one before it */
    char *path;                /* as in its report */
    char *name;                /* by which others need it */
    char *needs;               /* the libraries that it needs, each behind a line feed */
    unsigned tenon;            /* the ABI of Tenon's that it was compiled for */
} audit_member;

/*
 * Compares a binary with those of *members that it needs or that need it, and makes it one of them.
 * One that was not compiled with Tenon's headers is not looked at.
 */
void audit_meet(audit_member **members, const void *data, size_t bytes, audit_report *report);
void audit_members_free(audit_member *members);

/* ---- built_with.c ---- */

/*
 * The versions that calls in the code hand to PyTorch's functions, each once, sorted; returns how
 * many of at most AUDIT_MAX_BUILDS. Only what is found exactly counts: a constant in the register
 * of the argument, before a call of one of those functions.
 */
size_t audit_built_with(const tn_binary *file, uint64_t builds[AUDIT_MAX_BUILDS]);

/* ---- audit_targets.c ---- */

/* Receives each report; the callee keeps nothing of it. */
typedef void (*audit_visitor)(void *context, const audit_report *report);

/* What a walk over a target found. */
typedef struct audit_walk {
    const audit_wishes *wishes; /* the user's */
    audit_visitor visitor;      /* gets each report */
    void *context;              /* for the visitor */
    size_t nbinaries;           /* reports made */
    audit_member *members;      /* those that may meet; audit_members_free */
} audit_walk;

/*
 * A file, a wheel, a folder, or the name of an installed package. False after a message if there
 * is no such thing or it cannot be read.
 */
bool audit_target(audit_walk *walk, const char *name);

/* ---- audit_package.c ---- */

/* Takes what a wheel's METADATA say of the PyTorch that is required. */
void audit_read_requirement(const char *metadata, audit_tags *tags);

/*
 * The folder or file of an installed package, from malloc; NULL without. *has_tags tells whether
 * `tags` has those of the wheel that it was installed from.
 */
char *audit_find_package(const char *name, audit_tags *tags, bool *has_tags);

/* ---- audit_print.c ---- */

/* How reports are printed, from the first to the last. */
typedef struct audit_printer {
    const audit_wishes *wishes; /* the user's */
    size_t count;               /* reports printed */
    size_t nbad;                /* those with a problem that counts */
    size_t nunreadable;         /* those that could not be read */
    bool has_failed;            /* a report was not whole, or could not be written */
} audit_printer;

void audit_print_start(audit_printer *printer);
void audit_print(audit_printer *printer, const audit_report *report);
void audit_print_end(audit_printer *printer);

/* ---- source_scan.c ---- */

/* Lists what is not stable in C++ sources, each a file or a folder of them; the exit status. */
int audit_sources(int count, char **names, const audit_wishes *wishes);

#endif
