/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What `tenon run --profile` tells: the operators that a compiled model called, or the nodes of an
 * exported program with the author's lines.
 */
#include "run_profile.h"
#include "times.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include <tenon/experimental/explain.h>

/* Nodes in each other whose times are told apart. */
#define MAX_DEPTH 64

/* A profile while its events are counted. */
typedef struct counting {
    cli_profile *out;
    double
        inside[MAX_DEPTH + 1]; /* of nodes that ended, by depth, until the one around them ends */
    uint64_t last;             /* when the last run began, in nanoseconds */
    bool failed;               /* there was no memory */
} counting;

/* Make room for one more item of an array; NULL without memory. */
static void *one_more(counting *self, void *items, size_t count, size_t size)
{
    /* It grows when the count is a power of two. */
    void *grown =
        (count & (count - 1)) == 0 ? realloc(items, (count > 0 ? 2 * count : 1) * size) : items;
    self->failed = self->failed || grown == NULL;
    return grown;
}

/* Return the row of a key and a depth, a new one if there is none; NULL without memory. */
static cli_profile_row *find_row(counting *self, const void *key, uint32_t depth)
{
    cli_profile *out = self->out;
    for (size_t i = 0; i < out->count; i++)
        if (out->rows[i].key == key && out->rows[i].depth == depth)
            return &out->rows[i];
    cli_profile_row *rows = one_more(self, out->rows, out->count, sizeof *rows);
    if (rows == NULL)
        return NULL;
    out->rows = rows;
    out->rows[out->count] = (cli_profile_row){.key = key, .depth = depth};
    return &out->rows[out->count++];
}

/* Keep when something ran, if it was in the last run. */
static void keep_span(counting *self, const char *name, uint64_t begin, uint64_t duration,
                      uint32_t thread)
{
    cli_profile *out = self->out;
    cli_profile_span *spans = NULL;
    if (begin >= self->last)
        spans = one_more(self, out->spans, out->nspans, sizeof *spans);
    if (spans == NULL)
        return;
    out->spans = spans;
    spans[out->nspans++] = (cli_profile_span){.name = name,
                                              .begin = 1e-9 * (double)(begin - self->last),
                                              .seconds = 1e-9 * (double)duration,
                                              .thread = thread};
}

/* Count a call among those of its operator with tensors of the same dtypes and sizes. */
static void count_shape(counting *self, const tn_profile_event *event)
{
    cli_profile *out = self->out;
    cli_profile_shape *shape = NULL;
    for (size_t i = 0; i < out->nshapes && shape == NULL; i++)
        if (out->shapes[i].op == event->op && strcmp(out->shapes[i].inputs, event->inputs) == 0)
            shape = &out->shapes[i];
    if (shape == NULL) {
        shape = one_more(self, out->shapes, out->nshapes, sizeof *shape);
        if (shape == NULL)
            return;
        out->shapes = shape;
        char *inputs = strdup(event->inputs);
        self->failed = self->failed || inputs == NULL;
        if (inputs == NULL)
            return;
        shape += out->nshapes++;
        *shape =
            (cli_profile_shape){.op = event->op, .callee = tn_op_name(event->op), .inputs = inputs};
    }
    shape->calls++;
    shape->seconds += 1e-9 * (double)event->duration;
}

/* Count a call that a model, or a node of a program, made itself. A tn_profile_visitor. */
static bool count_call(void *context, const tn_profile_event *event)
{
    counting *self = context;
    if (event->depth > 0)
        return true;
    count_shape(self, event);
    if (self->out->has_nodes)
        return !self->failed;
    cli_profile_row *row = find_row(self, event->op, 0);
    if (row == NULL)
        return false;
    row->callee = tn_op_name(event->op);
    row->calls++;
    row->seconds += 1e-9 * (double)event->duration;
    keep_span(self, row->callee, event->begin, event->duration, event->thread);
    return !self->failed;
}

/* Count a node without the nodes that it runs. A tn_profile_node_visitor. */
static bool count_node(void *context, const tn_profile_node *node)
{
    counting *self = context;
    uint32_t depth = node->depth < MAX_DEPTH ? node->depth : MAX_DEPTH - 1;
    double whole = 1e-9 * (double)node->duration;
    cli_profile_row *row = find_row(self, node->name, depth);
    if (row == NULL)
        return false;
    bool is_operator = strncmp(node->target, "torch.ops.", 10) == 0;
    row->node = node->name;
    row->source = node->source;
    row->callee = node->op != NULL ? tn_op_name(node->op) : node->target + (is_operator ? 10 : 0);
    row->calls++;
    row->seconds += whole - self->inside[depth + 1];
    self->inside[depth + 1] = 0;
    self->inside[depth] += whole;
    if (node->depth == 0)
        keep_span(self, node->name, node->begin, node->duration, node->thread);
    return !self->failed;
}

/* Order rows for qsort, the longest first. */
static int compare_rows(const void *a, const void *b)
{
    double left = ((const cli_profile_row *)a)->seconds;
    double right = ((const cli_profile_row *)b)->seconds;
    return (left < right) - (left > right);
}

static int compare_shapes(const void *a, const void *b)
{
    double left = ((const cli_profile_shape *)a)->seconds;
    double right = ((const cli_profile_shape *)b)->seconds;
    return (left < right) - (left > right);
}

bool cli_profile_collect(bool has_nodes, double last, cli_profile *out)
{
    counting self = {.out = out, .last = (uint64_t)(last * 1e9)};
    out->has_nodes = has_nodes;
    tn_status status = tn_profile_list(count_call, &self, &out->lost);
    if (status == TN_OK && has_nodes)
        status = tn_profile_list_nodes(count_node, &self, &out->lost);
    if (out->count > 0)
        qsort(out->rows, out->count, sizeof *out->rows, compare_rows);
    if (out->nshapes > 0)
        qsort(out->shapes, out->nshapes, sizeof *out->shapes, compare_shapes);
    return status == TN_OK && !self.failed;
}

void cli_profile_free(cli_profile *profile)
{
    for (size_t i = 0; i < profile->nshapes; i++)
        free(profile->shapes[i].inputs);
    free(profile->shapes);
    free(profile->spans);
    free(profile->runs);
    free(profile->rows);
    *profile = (cli_profile){0};
}

/* Return the width of a column: that of its longest text, 40 at most. */
static int width_of(const cli_profile *profile, bool is_node)
{
    size_t width = 8;
    for (size_t i = 0; i < profile->count; i++) {
        size_t length = strlen(is_node ? profile->rows[i].node : profile->rows[i].callee);
        width = length > width ? length : width;
    }
    return width < 40 ? (int)width : 40;
}

void cli_profile_print(FILE *stream, const cli_profile *profile, double all, long runs)
{
    bool has_nodes = profile->has_nodes;
    int first = has_nodes ? width_of(profile, true) : 0, second = width_of(profile, false);
    fprintf(stream, "%10s %8s %7s  ", "time", "calls", "%");
    if (has_nodes)
        fprintf(stream, "%-*s  %-*s  line\n", first, "node", second, "operator");
    else
        fputs("operator\n", stream);
    for (size_t i = 0; i < profile->count; i++) {
        const cli_profile_row *row = &profile->rows[i];
        cli_print_time(stream, row->seconds, 10);
        fprintf(stream, " %8zu %6.1f%%  ", row->calls, all > 0 ? 100 * row->seconds / all : 0.0);
        if (has_nodes)
            fprintf(stream, "%-*s  %-*s  %s\n", first, row->node, second, row->callee, row->source);
        else
            fprintf(stream, "%s\n", row->callee);
    }
    cli_print_time(stream, all, 10);
    fprintf(stream, " %8ld  100.0%%  all runs\n", runs);
    if (profile->lost > 0)
        fprintf(stream, "%zu events were not recorded\n", profile->lost);
}

/* Return the calls by their inputs. */
static json_t *json_shapes(const cli_profile *profile)
{
    json_t *shapes = json_array();
    for (size_t i = 0; i < profile->nshapes; i++) {
        const cli_profile_shape *shape = &profile->shapes[i];
        json_array_append_new(
            shapes, json_pack("{ss ss sI sf}", "operator", shape->callee, "inputs", shape->inputs,
                              "calls", (json_int_t)shape->calls, "seconds", shape->seconds));
    }
    return shapes;
}

/* Return what ran when in the last run. */
static json_t *json_spans(const cli_profile *profile)
{
    json_t *spans = json_array();
    for (size_t i = 0; i < profile->nspans; i++) {
        const cli_profile_span *span = &profile->spans[i];
        json_array_append_new(spans, json_pack("{ss sf sf sI}", "name", span->name, "begin",
                                               span->begin, "seconds", span->seconds, "thread",
                                               (json_int_t)span->thread));
    }
    return spans;
}

json_t *cli_profile_json(const cli_profile *profile, double all)
{
    json_t *rows = json_array();
    for (size_t i = 0; i < profile->count; i++) {
        const cli_profile_row *row = &profile->rows[i];
        json_t *one =
            json_pack("{ss sI sf sf}", "operator", row->callee, "calls", (json_int_t)row->calls,
                      "seconds", row->seconds, "part", all > 0 ? row->seconds / all : 0.0);
        if (profile->has_nodes) {
            json_object_set_new(one, "depth", json_integer(row->depth));
            json_object_set_new(one, "node", json_string(row->node));
            json_object_set_new(one, "source", json_string(row->source));
        }
        json_array_append_new(rows, one);
    }
    json_t *runs = json_array();
    for (size_t i = 0; i < profile->nruns; i++)
        json_array_append_new(runs, json_real(profile->runs[i]));
    return json_pack("{so sf sI so so so}", profile->has_nodes ? "nodes" : "operators", rows,
                     "seconds", all, "lost", (json_int_t)profile->lost, "runs", runs, "shapes",
                     json_shapes(profile), "last_run", json_spans(profile));
}
