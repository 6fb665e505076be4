/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * audit: what a binary needs from PyTorch and from the system, and what is wrong with it.
 *
 *     audit_targets.c   finds the binaries: files, folders, wheels
 *     audit_package.c   finds an installed package
 *     audit_report.c    the report and its strings
 *     audit_check.c     fills in a report: imports, verdict, floor, problems
 *     audit_platform.c  what does not concern PyTorch: Python, glibc, stack, paths
 *     built_with.c      finds the version that the code passes to PyTorch
 *     replacements.c    stable replacements for unstable names
 *     audit_meet.c      compares binaries of one run that need each other
 *     audit_print.c     text and JSON
 *     audit_html.c      a page of them
 *     audit_sources.c   what source_scan.c finds in C++ sources
 *
 * A report owns its strings, except for those marked as static.
 */
#ifndef TENON_CLI_AUDIT_H
#define TENON_CLI_AUDIT_H

#include "cli.h"
#include "manifest.h"

#include <stdint.h>

/* What a binary uses of PyTorch. */
typedef enum audit_verdict {
    AUDIT_NONE,    /* nothing */
    AUDIT_STABLE,  /* only functions of the stable ABI */
    AUDIT_UNSTABLE /* C++ functions, which change with each release */
} audit_verdict;

/* How a binary uses a name. */
typedef enum audit_kind {
    AUDIT_IMPORT,   /* a function of the stable ABI, bound by the dynamic linker */
    AUDIT_LOOKUP,   /* a string in the data, probably passed to dlsym */
    AUDIT_CXX,      /* a symbol of at::, c10:: or torch:: */
    AUDIT_INTERNAL, /* another internal symbol of PyTorch, such as caffe2:: */
} audit_kind;

/* One name that is used. */
typedef struct audit_import {
    audit_kind kind;      /* how it is used */
    char *name;           /* the symbol */
    char *plain;          /* demangled; NULL for a name of C */
    const char *since;    /* the first release that has it, "" if not known; static */
    char *instead;        /* the stable replacement, NULL if there is none */
    const char *unserved; /* why Tenon does not implement it, NULL if it does; static */
} audit_import;

/* Something that is wrong or, as a note, worth knowing. */
typedef struct audit_problem {
    const char *kind; /* identifier for programs; static */
    char *text;       /* a sentence */
    bool is_note;     /* does not affect the exit status */
} audit_problem;

/* A version of up to three parts, as in GLIBC_2.17 or GLIBCXX_3.4.21; zeros for none. */
typedef struct audit_version {
    unsigned parts[3]; /* most significant first */
} audit_version;

/* The claims of a wheel: its file name and its metadata. */
typedef struct audit_tags {
    char python[64];    /* "cp312" */
    char abi[64];       /* "abi3" */
    char platform[256]; /* "manylinux_2_27_x86_64.manylinux_2_28_x86_64" */
    unsigned torch; /* cli_release() of the oldest PyTorch that it admits, 0 if it does not say */
    bool is_pinned; /* it admits exactly one release of PyTorch */
} audit_tags;

#define AUDIT_MAX_BUILDS 4

/* Everything found out about one binary. */
typedef struct audit_report {
    char *path;            /* the file and, for a member of a wheel, a slash and its name */
    audit_verdict verdict; /* what it uses of PyTorch */
    unsigned floor;        /* cli_release() of the oldest PyTorch that has every name, 0 for none */
    unsigned linked_floor; /* the same without names that are passed to dlsym */
    audit_import *imports; /* names it uses of PyTorch */
    size_t nimports;       /* how many */
    audit_problem *problems;           /* what is wrong */
    size_t nproblems;                  /* how many */
    uint64_t builds[AUDIT_MAX_BUILDS]; /* TORCH_ABI_VERSION of the headers it was built with */
    size_t nbuilds;                    /* how many; 0 if the code does not show it */
    const char *target;  /* the releases it was compiled for, as far as visible, or NULL; static */
    const char *machine; /* "x86-64"; static */
    audit_version glibc; /* newest GLIBC_ version required */
    audit_version glibcxx; /* newest GLIBCXX_ version */
    audit_version cxxabi;  /* newest CXXABI_ version */
    const char *manylinux; /* oldest tag that allows these, NULL for none; static */
    int python_floor;      /* the 3.minor that has every name of Python; 0 without, -1 if no release
                              has */
    unsigned tenon;        /* Tenon's ABI that it was compiled for, 0 if none */
    unsigned cuda;         /* major version of the CUDA libraries it needs, 0 for none */
    bool is_unreadable;    /* it could not be read; its only problem says why */
    bool is_out_of_memory; /* the report is incomplete */
} audit_report;

/* The options of the command line. */
typedef struct audit_wishes {
    bool as_json;     /* --json */
    bool as_html;     /* --html */
    bool is_verbose;  /* --verbose: every import */
    unsigned require; /* --require, as cli_release; 0 if not given */
    FILE *out;        /* where reports are printed */
    bool in_colour;   /* with escape sequences */
} audit_wishes;

/* ---- audit_report.c ---- */

/* Return two strings with another one between them, from malloc; NULL without memory. */
char *audit_join(const char *left, const char *between, const char *right);

/* Add a problem or a note, formatted as by printf. */
void audit_add_problem(audit_report *report, bool is_note, const char *kind, const char *format,
                       ...) TN_PRINTF(4, 5);

/* Return whether any problem affects the exit status. */
bool audit_has_problem(const audit_report *report);

/* Free what the report owns, and empty it. */
void audit_report_free(audit_report *report);

/* ---- audit_check.c ---- */

/*
 * Fill *report, to be freed with audit_report_free, from a file's bytes. `path` is copied, `tags`
 * may be NULL.
 */
void audit_check(const void *data, size_t bytes, const char *path, const audit_tags *tags,
                 const audit_wishes *wishes, audit_report *report);

/* ---- audit_platform.c ---- */

/* Report on Python, glibc, libstdc++, CUDA, stack and search path of a binary. */
void audit_platform(const tn_binary *file, const char *path, const audit_tags *tags,
                    audit_report *report);

/* Return whether a needed library is part of the C or C++ system. */
bool audit_is_system_library(const char *name);

/* Write "2.17" or "3.4.21" to `out` and return it. */
const char *audit_version_text(const audit_version *version, char *out, size_t size);

/* Split the file name of a wheel into its tags; false if it is not of that form. */
bool audit_tags_of(const char *path, audit_tags *out);

/* ---- audit_meet.c ---- */

/* A binary that was compiled with Tenon's headers. */
typedef struct audit_member {
    struct audit_member *next; /* the one added before */
    char *path;                /* as in its report */
    char *name;                /* the name by which others need it */
    char *needs;               /* the libraries it needs, each after a line feed */
    unsigned tenon;            /* Tenon's ABI that it was compiled for */
} audit_member;

/*
 * Compare a binary with those of *members that it needs or that need it, then add it to them.
 * Binaries that were not compiled with Tenon's headers are ignored.
 */
void audit_meet(audit_member **members, const void *data, size_t bytes, audit_report *report);
void audit_members_free(audit_member *members);

/* ---- built_with.c ---- */

/*
 * Find the versions that calls in the code pass to PyTorch's functions; each is listed once, in
 * order. Return how many, at most AUDIT_MAX_BUILDS. Only an exact match counts: a constant in the
 * argument's register, before a call of one of these functions.
 */
size_t audit_built_with(const tn_binary *file, uint64_t builds[AUDIT_MAX_BUILDS]);

/* ---- audit_targets.c ---- */

/* Receives each report, of which it may keep nothing. */
typedef void (*audit_visitor)(void *context, const audit_report *report);

/* The state of a walk over targets. */
typedef struct audit_walk {
    const audit_wishes *wishes; /* the user's options */
    audit_visitor visitor;      /* receives each report */
    void *context;              /* for the visitor */
    size_t nbinaries;           /* number of reports */
    audit_member *members; /* binaries to compare with later ones; free with audit_members_free */
} audit_walk;

/*
 * Walk over a file, a wheel, a folder, or an installed package. Return false after a message if
 * there is no such target or it cannot be read.
 */
bool audit_target(audit_walk *walk, const char *name);

/* ---- audit_package.c ---- */

/* Read the PyTorch requirement in a wheel's METADATA. */
void audit_read_requirement(const char *metadata, audit_tags *tags);

/*
 * Return the folder or file of an installed package, from malloc; NULL if there is none. *has_tags
 * says whether `tags` has those of the wheel it was installed from.
 */
char *audit_find_package(const char *name, audit_tags *tags, bool *has_tags);

/* ---- audit_print.c ---- */

/* The state of printing all reports. */
typedef struct audit_printer {
    const audit_wishes *wishes; /* the user's options */
    size_t count;               /* reports printed */
    size_t nbad;                /* reports with a problem that affects the exit status */
    size_t nunreadable;         /* reports of unreadable files */
    bool has_failed;            /* a report was incomplete or could not be written */
    bool is_unwritten;          /* the page could not be written */
    struct json_t *reports;     /* with --html: those to print */
} audit_printer;

void audit_print_start(audit_printer *printer);
void audit_print(audit_printer *printer, const audit_report *report);
void audit_print_end(audit_printer *printer);

/* ---- audit_html.c ---- */

/* Print a page of reports as in `--json`; false if it could not be written. */
bool audit_print_html(FILE *out, const struct json_t *reports);

/* ---- audit_sources.c ---- */

/* List what is not stable in C++ sources, each a file or a folder; return the exit status. */
int audit_sources(int count, char **names, const audit_wishes *wishes);

#endif
