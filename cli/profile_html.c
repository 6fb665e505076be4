/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What `tenon run --profile` tells as a page: how long runs took, what took the time, and when what
 * ran in the last run. The drawings are SVG whose colours are pages.css's.
 */
#include "html_page.h"
#include "run_profile.h"
#include "times.h"

#include <stdlib.h>
#include <string.h>

/* Sizes of drawings in pixels, and the most of anything that is drawn. */
#define WIDTH     960
#define LANE      30
#define HEIGHT    60
#define MAX_BARS  240
#define MAX_SPANS 4000
#define MAX_ROWS  200

static int compare_times(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* Return the seconds that rows took; the rest is the model's own loops, or between nodes. */
static double seconds_of_rows(const cli_profile *profile)
{
    double sum = 0;
    for (size_t i = 0; i < profile->count; i++)
        sum += profile->rows[i].seconds;
    return sum;
}

static double part_of(double seconds, double all)
{
    return all > 0 ? seconds / all : 0;
}

static const char *name_of(const cli_profile *profile, const cli_profile_row *row)
{
    return profile->has_nodes ? row->node : row->callee;
}

/* Print how long runs took, and what took the most of it. */
static void print_answer(FILE *out, const cli_profile *profile, double all)
{
    double *sorted = malloc(profile->nruns * sizeof *sorted);
    double rest = all - seconds_of_rows(profile);
    if (sorted == NULL)
        return;
    memcpy(sorted, profile->runs, profile->nruns * sizeof *sorted);
    qsort(sorted, profile->nruns, sizeof *sorted, compare_times);
    cli_html(out, "<div class=\"answer\">\n<p>%zu run%s: ", profile->nruns,
             profile->nruns == 1 ? "" : "s");
    if (profile->nruns > 1)
        cli_html(out, "median <strong>%s</strong>, fastest %s, first %s",
                 cli_time_of(sorted[profile->nruns / 2]).text, cli_time_of(sorted[0]).text,
                 cli_time_of(profile->runs[0]).text);
    else
        cli_html(out, "<strong>%s</strong>", cli_time_of(all).text);
    cli_html(out, "; loaded in %s.</p>\n<p>", cli_time_of(profile->load).text);
    if (profile->count > 0)
        cli_html(out, "<code>%s</code> takes %f %% of the time, ",
                 name_of(profile, &profile->rows[0]), 100 * part_of(profile->rows[0].seconds, all));
    cli_html(out, "%s %f %%.</p>\n</div>\n",
             profile->has_nodes ? "what is between the nodes" : "the model's own loops",
             100 * part_of(rest, all));
    free(sorted);
}

/* Print the cells that all tables of times have: a bar, the time, its part, calls, and per call. */
static void print_times(FILE *out, double seconds, size_t calls, double all)
{
    fputs("<td>", out);
    cli_html_bar(out, part_of(seconds, all));
    cli_html(out,
             "</td><td class=\"number\">%s</td><td class=\"number\">%f %%</td>"
             "<td class=\"number\">%zu</td><td class=\"number\">%s</td>",
             cli_time_of(seconds).text, 100 * part_of(seconds, all), calls,
             calls > 0 ? cli_time_of(seconds / (double)calls).text : "");
}

/* Print operators or nodes, and what is left, by time. */
static void print_rows(FILE *out, const cli_profile *profile, double all)
{
    bool has_nodes = profile->has_nodes;
    cli_html(out, "<h2>%s by time</h2>\n", has_nodes ? "Nodes" : "Operators");
    cli_html_table(out, "times",
                   has_nodes ? "node||#time|#part|#calls|#per call|operator|the author's line"
                             : "operator||#time|#part|#calls|#per call");
    for (size_t i = 0; i < profile->count && i < MAX_ROWS; i++) {
        const cli_profile_row *row = &profile->rows[i];
        cli_html(out, "<tr><td><code>%s</code></td>", name_of(profile, row));
        print_times(out, row->seconds, row->calls, all);
        if (has_nodes)
            cli_html(out, "<td><code>%s</code></td><td class=\"words\"><code>%s</code></td>",
                     row->callee, row->source);
        fputs("</tr>\n", out);
    }
    cli_html(out, "<tr><td>%s</td>", has_nodes ? "between the nodes" : "the model's own loops");
    print_times(out, all - seconds_of_rows(profile), profile->nruns, all);
    fputs(has_nodes ? "<td></td><td></td></tr>\n" : "</tr>\n", out);
    cli_html_table_end(out);
    if (profile->count > MAX_ROWS)
        cli_html(out, "<p class=\"pale\">and %zu more</p>\n", profile->count - MAX_ROWS);
    if (profile->lost > 0)
        cli_html(out, "<p class=\"note\">%zu events were not recorded.</p>\n", profile->lost);
}

/* Print the calls of operators by the tensors that they were given. */
static void print_shapes(FILE *out, const cli_profile *profile, double all)
{
    if (profile->nshapes == 0)
        return;
    fputs("<details><summary>Calls by dtypes and sizes of their tensors</summary>\n", out);
    cli_html_table(out, "shapes", "operator||#time|#part|#calls|#per call|tensors");
    for (size_t i = 0; i < profile->nshapes && i < MAX_ROWS; i++) {
        const cli_profile_shape *shape = &profile->shapes[i];
        cli_html(out, "<tr><td><code>%s</code></td>", shape->callee);
        print_times(out, shape->seconds, shape->calls, all);
        cli_html(out, "<td class=\"words\"><code>%s</code></td></tr>\n", shape->inputs);
    }
    cli_html_table_end(out);
    fputs("</details>\n", out);
}

/* ---- drawings ---- */

/* Draw a bar for each run; of very many, every so many. */
static void print_runs(FILE *out, const cli_profile *profile)
{
    size_t step = (profile->nruns + MAX_BARS - 1) / MAX_BARS, count = profile->nruns / step;
    double most = 0;
    if (profile->nruns < 2)
        return;
    for (size_t i = 0; i < profile->nruns; i++)
        most = profile->runs[i] > most ? profile->runs[i] : most;
    size_t wide = count > 60 ? WIDTH / MAX_BARS : 14;
    cli_html(out,
             "<h2>Each run</h2>\n<div class=\"wide\"><svg class=\"runs\" width=\"%zu\" "
             "height=\"%d\" role=\"img\"><title>how long each run took</title>\n",
             count * wide, HEIGHT + 1);
    for (size_t i = 0; i < count; i++) {
        double height = most > 0 ? HEIGHT * profile->runs[i * step] / most : 0;
        cli_html(out, "<rect class=\"span\" x=\"%zu\" y=\"%f\" width=\"%zu\" height=\"%f\">",
                 i * wide, HEIGHT - height, wide - 1, height);
        cli_html(out, "<title>run %zu: %s</title></rect>\n", i * step + 1,
                 cli_time_of(profile->runs[i * step]).text);
    }
    cli_html(out,
             "<path class=\"axis\" d=\"M0 %d.5H%zu\"/></svg></div>\n<p class=\"pale\">The longest "
             "took %s%s.</p>\n",
             HEIGHT, count * wide, cli_time_of(most).text,
             step > 1 ? "; not every run is drawn" : "");
}

/* Return the lane of a thread, in the order in which threads come; *count is how many there are. */
static size_t lane_of(uint32_t *threads, size_t *count, uint32_t thread)
{
    for (size_t i = 0; i < *count; i++)
        if (threads[i] == thread)
            return i;
    if (*count < 64)
        threads[(*count)++] = thread;
    return *count - 1;
}

/* Draw one span, with its name where there is room for it. */
static void print_span(FILE *out, const cli_profile_span *span, double scale, size_t lane,
                       bool is_other)
{
    double x = span->begin * scale, wide = span->seconds * scale;
    size_t fits = wide > 20 ? (size_t)(wide - 8) / 7 : 0;
    char name[128];
    snprintf(name, sizeof name, "%.*s", (int)(fits < 127 ? fits : 127), span->name);
    cli_html(out, "<rect class=\"span%s\" x=\"%f\" y=\"%zu\" width=\"%f\" height=\"%d\">",
             is_other ? " other" : "", x, lane * LANE + 4, wide > 0.5 ? wide : 0.5, LANE - 8);
    cli_html(out, "<title>%s: %s, from %s on</title></rect>\n", span->name,
             cli_time_of(span->seconds).text, cli_time_of(span->begin).text);
    if (fits >= strlen(span->name) || fits > 6)
        cli_html(out, "<text class=\"label\" x=\"%f\" y=\"%zu\">%s</text>\n", x + 4,
                 lane * LANE + LANE / 2 + 4, name);
}

/* Draw when what ran in the last run: a lane for each thread. */
static void print_last_run(FILE *out, const cli_profile *profile)
{
    uint32_t threads[64];
    size_t count = 0, drawn = profile->nspans < MAX_SPANS ? profile->nspans : MAX_SPANS;
    double whole = profile->runs[profile->nruns - 1];
    if (profile->nspans == 0 || whole <= 0)
        return;
    for (size_t i = 0; i < drawn; i++)
        lane_of(threads, &count, profile->spans[i].thread);
    cli_html(out, "<h2>The last run</h2>\n<div class=\"wide\"><svg class=\"runs\" width=\"%d\" ",
             WIDTH);
    cli_html(out, "height=\"%zu\" role=\"img\"><title>when what ran</title>\n", count * LANE + 20);
    for (size_t i = 0; i < count; i++) {
        cli_html(out, "<rect class=\"span own\" x=\"0\" y=\"%zu\" width=\"%d\" height=\"%d\">",
                 i * LANE + 1, WIDTH, LANE - 2);
        cli_html(out, "<title>thread %d</title></rect>\n", (int)threads[i]);
    }
    for (size_t i = 0; i < drawn; i++)
        print_span(out, &profile->spans[i], WIDTH / whole,
                   lane_of(threads, &count, profile->spans[i].thread), i % 2 == 1);
    cli_html(out,
             "<text class=\"label\" x=\"0\" y=\"%zu\">0</text><text class=\"label\" x=\"%d\" "
             "y=\"%zu\" text-anchor=\"end\">%s</text></svg></div>\n",
             count * LANE + 14, WIDTH, count * LANE + 14, cli_time_of(whole).text);
    cli_html(out, "<p class=\"pale\">%s; each lane is a thread, and grey is %s.%s</p>\n",
             profile->has_nodes ? "Nodes by turns blue and orange"
                                : "Operators by turns blue and orange",
             profile->has_nodes ? "between the nodes" : "the model's own loops",
             drawn < profile->nspans ? " Only the first are drawn." : "");
}

bool cli_profile_html(FILE *out, const cli_profile *profile, const char *path, double all)
{
    cli_html_begin(out, path);
    print_answer(out, profile, all);
    print_rows(out, profile, all);
    print_shapes(out, profile, all);
    print_runs(out, profile);
    print_last_run(out, profile);
    return cli_html_end(out);
}
