/* SPDX-License-Identifier: BSD-3-Clause */
#include "times.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

/* Seconds until the line is drawn, and between two drawings. */
#define PATIENCE 1.0
#define PERIOD   0.2

/* Whether there is a line of progress, which the next message has to take the place of. */
static bool is_drawn;

double cli_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Three digits, of the unit in which they are 1 to 999; seconds may be more. */
cli_time_text cli_time_of(double seconds)
{
    static const struct {
        double size;      /* the unit in seconds */
        const char *name; /* its symbol */
    } units[] = {{1, "s"}, {1e-3, "ms"}, {1e-6, "µs"}, {1e-9, "ns"}};
    cli_time_text out;
    size_t i = 0;
    while (i < 3 && seconds < 0.9995 * units[i].size)
        i++;
    double number = seconds / units[i].size;
    int decimals = number < 9.995 ? 2 : number < 99.95 ? 1 : 0;
    /* A clock counts whole nanoseconds. */
    snprintf(out.text, sizeof out.text, "%.*f %s", i == 3 ? 0 : decimals, number, units[i].name);
    return out;
}

/* µ has two bytes in one column. */
void cli_print_time(FILE *stream, double seconds, int width)
{
    cli_time_text time = cli_time_of(seconds);
    int extra = strstr(time.text, "µ") != NULL ? 1 : 0;
    fprintf(stream, "%*s", width + extra, time.text);
}

cli_progress cli_progress_begin(const char *what, size_t total)
{
    return (cli_progress){
        .what = what, .total = total, .start = cli_seconds(), .is_wanted = isatty(STDERR_FILENO)};
}

/* Draw the line over the one before. */
static void draw(const cli_progress *self, size_t done, double passed)
{
    double rate = (double)done / passed;
    fprintf(stderr, "\r\033[K%zu", done);
    if (self->total > 0)
        fprintf(stderr, " of %zu", self->total);
    fprintf(stderr, " %s, %.3g per s", self->what, rate);
    if (self->total > done)
        fprintf(stderr, ", %s left", cli_time_of((double)(self->total - done) / rate).text);
    fflush(stderr);
}

void cli_progress_step(cli_progress *self, size_t done)
{
    if (!self->is_wanted)
        return;
    double now = cli_seconds();
    if (done == 0 || now - self->start < PATIENCE || now - self->shown < PERIOD)
        return;
    self->shown = now;
    is_drawn = true;
    draw(self, done, now - self->start);
}

void cli_progress_clear(void)
{
    if (is_drawn)
        fputs("\r\033[K", stderr);
    is_drawn = false;
}
