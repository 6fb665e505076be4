/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * times: durations as text, and how far long work is. Progress is one line on standard error, drawn
 * anew a few times a second once a second has passed, and only if that is a terminal.
 */
#ifndef TENON_CLI_TIMES_H
#define TENON_CLI_TIMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Return the time in seconds, from an arbitrary start. */
double cli_seconds(void);

/* A duration as text: "85 ns", "12.3 µs", "1.24 ms", "87.0 s". */
typedef struct cli_time_text {
    char text[32]; /* NUL-terminated */
} cli_time_text;
cli_time_text cli_time_of(double seconds);

/* Print a duration right-aligned in so many columns. */
void cli_print_time(FILE *stream, double seconds, int width);

/* How far work is. */
typedef struct cli_progress {
    const char *what; /* what is counted: "runs" */
    size_t total;     /* how many there will be; 0: nobody knows */
    double start;     /* when it began */
    double shown;     /* when the line was drawn last */
    bool is_wanted;   /* standard error is a terminal */
} cli_progress;

cli_progress cli_progress_begin(const char *what, size_t total);

/* Say that so many are done. Cheap enough for each of a million. */
void cli_progress_step(cli_progress *progress, size_t done);

/* Remove the line, at the end and before a message. */
void cli_progress_clear(void);

#endif
