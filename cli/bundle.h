/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bundle: what `tenon bundle` is made of. A bundle is a folder that runs one compiled model on a
 * machine with nothing but a C library; its pieces find each other wherever the folder is moved.
 *
 *     app/run            the command, which in a folder with a manifest runs that folder's model
 *     app/model.pt2      the package
 *     app/lib/           libtenon.so and what it, the model and extensions need but the C library
 *     app/licenses/      of the pieces that a package of the distribution has brought
 *     app/manifest.json  what lies here, how large it is, and why
 *
 * libtenon.so's copy searches its own folder first, also for what others need that it opens
 * (DT_RPATH, which is inherited; a DT_RUNPATH is not). Other copies have no search path.
 */
#ifndef TENON_CLI_BUNDLE_H
#define TENON_CLI_BUNDLE_H

#include <limits.h>

#include "cli.h"

/* What becomes of a piece's search path for libraries. */
typedef enum bundle_search {
    BUNDLE_SEARCH_KEPT,      /* it is no library, or one of Tenon's that stays beside its like */
    BUNDLE_SEARCH_DROPPED,   /* whatever it was led out of the folder */
    BUNDLE_SEARCH_EXTENSION, /* the same of an extension */
    BUNDLE_SEARCH_LIB,       /* the program's: the folder lib beside it */
    BUNDLE_SEARCH_OWN        /* libtenon.so's: its own folder */
} bundle_search;

/* One file of the bundle. */
typedef struct bundle_piece {
    char from[PATH_MAX];  /* where it lies now */
    char name[NAME_MAX];  /* where it goes, seen from the bundle: "lib/libz.so.1" */
    char why[NAME_MAX];   /* who needs it, a half sentence */
    char package[128];    /* the distribution's that brought it, "" where that is not known */
    bundle_search search; /* what becomes of its search path */
    size_t bytes;         /* its size */
} bundle_piece;

/* A bundle that is being made. */
typedef struct bundle_plan {
    const char *folder;   /* where it is made */
    const char *path;     /* the package */
    const char *model;    /* which of its models, NULL for the only one */
    const char *machine;  /* the program's, such as "x86-64" */
    char tenon[PATH_MAX]; /* the folder that libtenon.so lies in */
    char isa[256];        /* the instructions that the model was compiled for, "" if unsaid */
    unsigned libc;        /* the newest glibc that a piece asks for: 36 is 2.36 */
    bundle_piece *pieces; /* what goes in */
    size_t npieces;       /* how many */
    size_t capacity;      /* room in pieces */
} bundle_plan;

/* What follows returns a status of the command; failures are told. */

/* Adds the file `from` as `name`, unless there is one of that name. */
int cli_bundle_add(bundle_plan *plan, const char *from, const char *name, const char *why,
                   bundle_search search);

/* Finds libtenon.so; comes first. */
int cli_bundle_begin(bundle_plan *plan);

/* Adds an extension. */
int cli_bundle_add_extension(bundle_plan *plan, const char *path);

/* Adds what a word behind --with stands for. */
int cli_bundle_add_named(bundle_plan *plan, const char *word);

/* Adds the program and the package, and what all pieces need until nothing is missing. */
int cli_bundle_gather(bundle_plan *plan);

/* Adds the package alone, and what its code and its operators name. */
int cli_bundle_add_package(bundle_plan *plan);

/*
 * Changes a copy of a library or program in memory, of `bytes` bytes, so that it searches where the
 * piece wants; it keeps its length.
 */
int cli_bundle_edit_search(const bundle_piece *piece, char *data, size_t bytes);

/* Where this program lies; false where the system cannot tell. */
bool cli_bundle_program(char path[PATH_MAX]);

/* Asks the distribution which of its packages brought the pieces, and adds their licences. */
int cli_bundle_add_licenses(bundle_plan *plan);

/* Makes the folder, all pieces and the manifest; on failure nothing is left of it. */
int cli_bundle_write(const bundle_plan *plan, const char *manifest);

/*
 * Whether the program lies in a bundle: its model is run then, with these words behind it, and
 * *status is the exit status.
 */
bool cli_bundle_run(int argc, char **argv, int *status);

#endif
