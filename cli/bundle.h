/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bundle: a folder that runs one compiled model on a machine with nothing but a C library. The
 * files in it find each other wherever the folder is moved.
 *
 *     app/run            the command; in a folder with a manifest it runs that folder's model
 *     app/model.pt2      the package
 *     app/lib/           libtenon.so and what it, the model and extensions need, except libc
 *     app/licenses/      of pieces that come from packages of the distribution
 *     app/manifest.json  the files, their sizes, and why they are needed
 *
 * The copy of libtenon.so searches its own folder first, also for dependencies of the libraries it
 * opens: it has a DT_RPATH, which they inherit (a DT_RUNPATH would not be). Other copies have no
 * search path.
 */
#ifndef TENON_CLI_BUNDLE_H
#define TENON_CLI_BUNDLE_H

#include <limits.h>

#include "cli.h"

/* What happens to the library search path of a piece. */
typedef enum bundle_search {
    BUNDLE_SEARCH_KEPT,      /* unchanged: not a library, or one of Tenon's that stays with its
                                neighbours */
    BUNDLE_SEARCH_DROPPED,   /* removed, because it leads out of the folder */
    BUNDLE_SEARCH_EXTENSION, /* the same, for an extension */
    BUNDLE_SEARCH_LIB,       /* for the program: the folder lib next to it */
    BUNDLE_SEARCH_OWN        /* for libtenon.so: its own folder */
} bundle_search;

/* One file of the bundle. */
typedef struct bundle_piece {
    char from[PATH_MAX];  /* its path on this machine */
    char name[NAME_MAX];  /* its path in the bundle: "lib/libz.so.1" */
    char why[NAME_MAX];   /* what needs it, in a few words for the manifest */
    char package[128];    /* the distribution's package that owns it, "" if not known */
    bundle_search search; /* what happens to its search path */
    size_t bytes;         /* its size */
} bundle_piece;

/* A bundle that is being made. */
typedef struct bundle_plan {
    const char *folder;   /* where it is made */
    const char *path;     /* the package */
    const char *model;    /* which of its models, NULL for the only one */
    const char *machine;  /* the program's machine, such as "x86-64" */
    char tenon[PATH_MAX]; /* the folder of libtenon.so */
    char isa[256]; /* the instruction sets that the model was compiled for, "" if not given */
    unsigned libc; /* the newest glibc that a piece needs: 36 is 2.36 */
    bundle_piece *pieces; /* the files */
    size_t npieces;       /* how many */
    size_t capacity;      /* allocated pieces */
} bundle_plan;

/* The functions below return an exit status; failures are reported. */

/* Add the file `from` as `name`, unless there is a piece with that name. */
int cli_bundle_add(bundle_plan *plan, const char *from, const char *name, const char *why,
                   bundle_search search);

/* Find libtenon.so; must be called first. */
int cli_bundle_begin(bundle_plan *plan);

/* Add an extension. */
int cli_bundle_add_extension(bundle_plan *plan, const char *path);

/* Add what a word after --with stands for. */
int cli_bundle_add_named(bundle_plan *plan, const char *word);

/* Add the program and the package, then everything that any piece needs. */
int cli_bundle_gather(bundle_plan *plan);

/* Add only the package, and what its code and its operators name. */
int cli_bundle_add_package(bundle_plan *plan);

/*
 * Change the copy of a library or program in memory, of `bytes` bytes, so that it searches as the
 * piece says; its length does not change.
 */
int cli_bundle_edit_search(const bundle_piece *piece, char *data, size_t bytes);

/* Get the path of this program; false if the system cannot tell. */
bool cli_bundle_program(char path[PATH_MAX]);

/* Ask the distribution which packages own the pieces, and add their licences. */
int cli_bundle_add_licenses(bundle_plan *plan);

/* Make the folder with all pieces and the manifest; on failure the folder is removed. */
int cli_bundle_write(const bundle_plan *plan, const char *manifest);

/*
 * If the program is in a bundle, run its model with these arguments, set *status to the exit status
 * and return true.
 */
bool cli_bundle_run(int argc, char **argv, int *status);

#endif
