/* SPDX-License-Identifier: BSD-3-Clause */
/* run_profile: the table of `tenon run --profile`. */
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

/* All of them, the longest first. Zeroed is empty. */
typedef struct cli_profile {
    cli_profile_row *rows; /* an array; owned. Its texts live as long as the process */
    size_t count;          /* how many */
    size_t lost;           /* events that there was no room for */
    bool has_nodes;        /* of a program */
} cli_profile;

/* Count the events of the profile that was stopped last; false if that failed. */
bool cli_profile_collect(bool has_nodes, cli_profile *out);

void cli_profile_free(cli_profile *profile);

/* Print it as text, or return it as JSON; `all` is the time of all runs in seconds. */
void cli_profile_print(FILE *stream, const cli_profile *profile, double all, long runs);
struct json_t *cli_profile_json(const cli_profile *profile, double all);

#endif
