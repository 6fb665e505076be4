/* SPDX-License-Identifier: BSD-3-Clause */
/* run_profile: what `tenon run --profile` and `--html` tell of runs. */
#ifndef TENON_CLI_RUN_PROFILE_H
#define TENON_CLI_RUN_PROFILE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct json_t;

/* An operator that a model called in all runs, or a node of a program. */
typedef struct cli_profile_row {
    const void *key;    /* what tells rows apart, with `depth` */
    uint32_t depth;     /* of a node, how many nodes it is in */
    const char *callee; /* the operator, or another function */
    const char *node;   /* of a node, its name */
    const char *source; /* of a node, the author's line, or "" */
    size_t calls;       /* how often */
    double seconds;     /* in all calls; of a node without the nodes that it runs */
} cli_profile_row;

/* The calls of one operator with tensors of the same dtypes and sizes. */
typedef struct cli_profile_shape {
    const void *op;     /* the operator */
    const char *callee; /* its name */
    char *inputs;       /* "float32[2, 3] int64[2]"; owned */
    size_t calls;       /* how often */
    double seconds;     /* in all of them */
} cli_profile_shape;

/* A row's call or node in the last run. */
typedef struct cli_profile_span {
    const char *name; /* the operator or the node */
    double begin;     /* seconds since the run began */
    double seconds;   /* how long */
    uint32_t thread;  /* the number of its thread, from 1 */
} cli_profile_span;

/* Everything that is told. Zeroed is empty; texts live as long as the process. */
typedef struct cli_profile {
    cli_profile_row *rows;     /* an array, the longest first; owned */
    size_t count;              /* how many */
    cli_profile_shape *shapes; /* an array, the longest first; owned */
    size_t nshapes;            /* how many */
    cli_profile_span *spans;   /* an array of those that are in no other; owned */
    size_t nspans;             /* how many */
    double *runs;              /* the seconds of each run; owned */
    size_t nruns;              /* how many */
    double load;               /* seconds that loading took */
    size_t lost;               /* events that there was no room for */
    bool has_nodes;            /* of a program */
} cli_profile;

/*
 * Count the events of the profile that was stopped last; false if that failed. `last` is when the
 * last run began, in seconds of cli_seconds.
 */
bool cli_profile_collect(bool has_nodes, double last, cli_profile *out);

void cli_profile_free(cli_profile *profile);

/* Print it as text, or return it as JSON; `all` is the time of all runs in seconds. */
void cli_profile_print(FILE *stream, const cli_profile *profile, double all, long runs);
struct json_t *cli_profile_json(const cli_profile *profile, double all);

/* ---- profile_html.c ---- */

/* Write it as a page about the package at `path`; false if `out` takes no more. */
bool cli_profile_html(FILE *out, const cli_profile *profile, const char *path, double all);

#endif
