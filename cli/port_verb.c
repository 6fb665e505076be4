/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * `tenon port`: replace in C++ and CUDA sources what has an exact stable counterpart, and show the
 * changes as a unified diff. What source_scan.c finds and gives no text for is left to people.
 */
#include "cli.h"
#include "source_scan.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char help[] =
    "usage: tenon port [--write] FILE…\n\n"
    "Replaces in C++ and CUDA sources what has an exact counterpart in PyTorch's stable ABI:\n"
    "headers, types, dtypes, checks, registrations and some methods. Prints the changes as a\n"
    "diff, which `patch -p0` applies, and on standard error what is left for you to change, as\n"
    "`tenon audit --source` does. docs/porting.md has the steps in their order.\n\n"
    "  --write   write the files, too\n\n"
    "Exit status: 0 nothing is left to change, 1 something is, 2 a file cannot be read or\n"
    "written, or usage.\n";

/* Lines of the old text that the diff shows around a change. */
#define CONTEXT 3

/* A growing text. */
typedef struct text {
    char *bytes;     /* no NUL at the end */
    size_t length;   /* how many */
    size_t capacity; /* room for so many */
    bool has_failed; /* no memory; the text is cut off then */
} text;

/* A line of the old text, and what becomes of it. */
typedef struct line {
    const char *start; /* its bytes */
    size_t length;     /* how many, with the newline */
    size_t copied;     /* how many of them are in `made`, changed or not */
    bool is_changed;   /* whether `made` takes its place */
    text made;         /* perhaps no line, perhaps several */
} line;

/* A source. */
typedef struct port {
    const char *path; /* its path */
    const char *old;  /* its text */
    size_t length;    /* bytes of it */
    line *lines;      /* its lines */
    size_t nlines;    /* how many */
    size_t nleft;     /* uses that are left to people */
    bool is_changed;  /* whether a line is */
    bool has_failed;  /* no memory */
} port;

static void append(text *out, const char *bytes, size_t length)
{
    if (out->length + length > out->capacity && !out->has_failed) {
        size_t capacity = 2 * (out->length + length);
        char *grown = realloc(out->bytes, capacity);
        out->has_failed = grown == NULL;
        out->bytes = grown != NULL ? grown : out->bytes;
        out->capacity = grown != NULL ? capacity : out->capacity;
    }
    if (out->has_failed || length == 0)
        return;
    memcpy(out->bytes + out->length, bytes, length);
    out->length += length;
}

/* Return the bytes to the end of the line that begins here, with the newline. */
static size_t line_length(const char *start, size_t length)
{
    const char *end = memchr(start, '\n', length);
    return end != NULL ? (size_t)(end + 1 - start) : length;
}

static void split_lines(port *state)
{
    size_t count = 1;
    for (size_t i = 0; i < state->length; i++)
        count += state->old[i] == '\n';
    state->lines = calloc(count, sizeof *state->lines);
    state->has_failed = state->lines == NULL;
    for (size_t at = 0; !state->has_failed && at < state->length;) {
        size_t length = line_length(state->old + at, state->length - at);
        state->lines[state->nlines++] = (line){.start = state->old + at, .length = length};
        at += length;
    }
}

/* ---- edits ---- */

/* Return whether a text has this line. */
static bool has_line(const char *bytes, size_t length, const char *wanted, size_t size)
{
    while (length > 0) {
        size_t here = line_length(bytes, length);
        size_t shown = here - (bytes[here - 1] == '\n');
        if (shown == size && memcmp(bytes, wanted, size) == 0)
            return true;
        bytes += here;
        length -= here;
    }
    return false;
}

/* Return whether the source has a directive, or gets it in a line up to `last`. */
static bool has_directive(const port *state, const line *last, const char *wanted, size_t size)
{
    bool is_found = has_line(state->old, state->length, wanted, size);
    for (const line *at = state->lines; !is_found && at <= last; at++)
        is_found = has_line(at->made.bytes, at->made.length, wanted, size);
    return is_found;
}

/*
 * Append those of the directives that the source does not have. If it has all, the line goes.
 * Return whether one was appended.
 */
static bool append_directives(const port *state, line *here, const char *directives)
{
    bool has_any = false;
    for (const char *at = directives; *at != '\0';) {
        size_t size = strcspn(at, "\n");
        if (!has_directive(state, here, at, size)) {
            append(&here->made, "\n", has_any);
            append(&here->made, at, size);
            has_any = true;
        }
        at += size + (at[size] == '\n');
    }
    return has_any;
}

/* Make the edit of a use, or tell of one that is left. */
static void take_use(void *context, const source_use *use)
{
    port *state = context;
    line *here = &state->lines[use->line - 1];
    size_t start = use->text != NULL ? (size_t)(use->start - here->start) : 0;
    size_t end = use->text != NULL ? (size_t)(use->end - here->start) : 0;
    if (use->text == NULL || use->start < here->start || end > here->length) {
        fprintf(stderr, "%s:%zu: %s%s%s\n", state->path, use->line, use->name,
                use->instead[0] != '\0' ? " → " : ": no stable counterpart", use->instead);
        state->nleft++;
        return;
    }
    /* A name in the argument of one that was replaced. */
    if (start < here->copied)
        return;
    append(&here->made, here->start + here->copied, start - here->copied);
    here->copied = end;
    if (use->text[0] != '#')
        append(&here->made, use->text, strlen(use->text));
    else if (!append_directives(state, here, use->text))
        here->copied = here->length;
    here->is_changed = state->is_changed = true;
}

/* Append what stands behind the last edit of each line. */
static void end_lines(port *state)
{
    for (line *at = state->lines; at < state->lines + state->nlines; at++) {
        if (at->is_changed)
            append(&at->made, at->start + at->copied, at->length - at->copied);
        state->has_failed = state->has_failed || at->made.has_failed;
    }
}

/* ---- the diff ---- */

/* Print the lines of a text, each with a sign before it. */
static void print_lines(char sign, const char *bytes, size_t length)
{
    while (length > 0) {
        size_t here = line_length(bytes, length);
        putchar(sign);
        fwrite(bytes, 1, here, stdout);
        if (bytes[here - 1] != '\n')
            fputs("\n\\ No newline at end of file\n", stdout);
        bytes += here;
        length -= here;
    }
}

/* Return how many lines a line becomes. */
static size_t lines_of(const line *at)
{
    size_t count = at->is_changed ? 0 : 1;
    for (size_t done = 0; at->is_changed && done < at->made.length; count++)
        done += line_length(at->made.bytes + done, at->made.length - done);
    return count;
}

/* Print the lines from `first` to before `end`; their first one is line `number` of the result. */
static void print_hunk(const port *state, size_t first, size_t end, size_t number)
{
    size_t count = 0;
    for (size_t i = first; i < end; i++)
        count += lines_of(&state->lines[i]);
    printf("@@ -%zu,%zu +%zu,%zu @@\n", first + 1, end - first, number, count);
    for (size_t i = first; i < end;) {
        size_t behind = i;
        for (; behind < end && state->lines[behind].is_changed; behind++)
            print_lines('-', state->lines[behind].start, state->lines[behind].length);
        for (; i < behind; i++)
            print_lines('+', state->lines[i].made.bytes, state->lines[i].made.length);
        if (i < end) {
            print_lines(' ', state->lines[i].start, state->lines[i].length);
            i++;
        }
    }
}

/* Print the changes as a unified diff of the file and itself. */
static void print_diff(const port *state)
{
    size_t number = 1; /* of the result's line that line `told` becomes */
    size_t told = 0;
    printf("--- %s\n+++ %s\n", state->path, state->path);
    for (size_t i = 0; i < state->nlines; i++) {
        if (!state->lines[i].is_changed)
            continue;
        size_t first = i < told + CONTEXT ? told : i - CONTEXT;
        size_t end = i + 1;
        /* Changes with fewer unchanged lines between them than both would show are one hunk. */
        for (size_t j = i + 1; j < state->nlines && j <= end + 2 * CONTEXT - 1; j++)
            if (state->lines[j].is_changed)
                end = j + 1;
        i = end - 1;
        end = end + CONTEXT < state->nlines ? end + CONTEXT : state->nlines;
        number += first - told;
        print_hunk(state, first, end, number);
        for (size_t j = first; j < end; j++)
            number += lines_of(&state->lines[j]);
        told = end;
    }
}

/* ---- the verb ---- */

/* Write the result beside the file and rename it, so that the source is never half written. */
static bool write_file(const port *state)
{
    char path[PATH_MAX];
    char made[PATH_MAX + 16];
    struct stat status;
    if (realpath(state->path, path) == NULL || stat(path, &status) != 0)
        return false;
    snprintf(made, sizeof made, "%s.tenon-port", path);
    FILE *file = fopen(made, "wb");
    if (file == NULL)
        return false;
    for (const line *at = state->lines; at < state->lines + state->nlines; at++) {
        size_t length = at->is_changed ? at->made.length : at->length;
        /* Of a line that is gone there are no bytes to point to. */
        if (length != 0)
            fwrite(at->is_changed ? at->made.bytes : at->start, 1, length, file);
    }
    bool is_written = !ferror(file) && fchmod(fileno(file), status.st_mode & 07777) == 0;
    is_written = fclose(file) == 0 && is_written && rename(made, path) == 0;
    if (!is_written)
        unlink(made);
    return is_written;
}

static void free_lines(port *state)
{
    for (size_t i = 0; i < state->nlines; i++)
        free(state->lines[i].made.bytes);
    free(state->lines);
}

/* Port one source; return its exit status. */
static int port_file(const char *path, bool is_written)
{
    size_t length;
    char *old = source_read("port", path, &length);
    if (old == NULL)
        return CLI_USAGE;
    port state = {.path = path, .old = old, .length = length};
    split_lines(&state);
    if (!state.has_failed) {
        source_scan(old, length, take_use, &state);
        end_lines(&state);
    }
    int status = state.nleft > 0 ? CLI_FAILED : CLI_OK;
    if (state.has_failed) {
        cli_fail("port", "no memory");
        status = CLI_USAGE;
    } else if (state.is_changed) {
        print_diff(&state);
        if (is_written && !write_file(&state)) {
            cli_fail("port", "%s: %s", path, strerror(errno));
            status = CLI_USAGE;
        }
    }
    free_lines(&state);
    free(old);
    return status;
}

int cli_port(int argc, char **argv)
{
    bool is_written = false;
    bool has_ended = false;
    int count = 0;
    int status = CLI_OK;
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    for (int i = 1; i < argc; i++) {
        if (cli_move_operand(argv, i, &count, &has_ended))
            continue;
        if (strcmp(argv[i], "--write") == 0)
            is_written = true;
        else
            return cli_unknown_option("port", argc, argv, i);
    }
    if (count == 0)
        return cli_usage_error("port", "which source?");
    for (int i = 1; i <= count; i++) {
        int here = port_file(argv[i], is_written);
        status = here > status ? here : status;
    }
    return status;
}
