/* SPDX-License-Identifier: BSD-3-Clause */
/* Prints reports as text for people, as JSON for programs, and hands them to the page. */
#include "audit.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* Indexed by audit_verdict and audit_kind. */
static const char *const verdict_names[] = {"none", "stable", "unstable"};
static const char *const kind_names[] = {"stable", "looked-up", "unstable", "internal"};

/* ---- JSON ---- */

static json_t *json_text_or_null(const char *text)
{
    return text != NULL && text[0] != '\0' ? cli_json_text(text) : json_null();
}

static json_t *json_release(unsigned release)
{
    return release != 0 ? json_sprintf("%u.%u", release / 1000, release % 1000) : json_null();
}

static json_t *json_version(const audit_version *version)
{
    char text[40];
    return version->parts[0] != 0 ? cli_json_text(audit_version_text(version, text, sizeof text))
                                  : json_null();
}

static json_t *json_import(const audit_import *import)
{
    return json_pack("{s:o, s:s, s:o, s:o, s:o, s:b, s:o}", "name", cli_json_text(import->name),
                     "kind", kind_names[import->kind], "demangled",
                     json_text_or_null(import->plain), "since", json_text_or_null(import->since),
                     "instead", json_text_or_null(import->instead), "served",
                     import->kind <= AUDIT_LOOKUP && import->unserved == NULL, "unserved",
                     json_text_or_null(import->unserved));
}

/*
 * The imports of one sort: internal names are separated from those that an author used
 * deliberately.
 */
static json_t *json_imports(const audit_report *report, bool internals)
{
    json_t *imports = json_array();
    for (size_t i = 0; i < report->nimports; i++)
        if ((report->imports[i].kind == AUDIT_INTERNAL) == internals)
            json_array_append_new(imports, json_import(&report->imports[i]));
    return imports;
}

/* Return the problems or the notes. */
static json_t *json_problems(const audit_report *report, bool notes)
{
    json_t *problems = json_array();
    for (size_t i = 0; i < report->nproblems; i++)
        if (report->problems[i].is_note == notes)
            json_array_append_new(problems,
                                  json_pack("{s:s, s:o}", "kind", report->problems[i].kind,
                                            "message", cli_json_text(report->problems[i].text)));
    return problems;
}

static json_t *json_build(uint64_t version)
{
    return json_sprintf("%u.%u.%u", (unsigned)(version >> 56), (unsigned)(version >> 48 & 255),
                        (unsigned)(version >> 40 & 255));
}

/* Return the report of one binary. */
static json_t *json_report(const audit_report *report)
{
    json_t *builds = json_array();
    for (size_t i = 0; i < report->nbuilds; i++)
        json_array_append_new(builds, json_build(report->builds[i]));
    json_t *all =
        json_pack("{s:o, s:s, s:o, s:o, s:o, s:o}", "path", cli_json_text(report->path), "verdict",
                  verdict_names[report->verdict], "floor", json_release(report->floor), "imports",
                  json_imports(report, false), "problems", json_problems(report, false), "notes",
                  json_problems(report, true));
    json_t *more = json_pack(
        "{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "internals",
        json_imports(report, true), "linked_floor", json_release(report->linked_floor), "target",
        json_text_or_null(report->target), "built_with", builds, "machine",
        json_text_or_null(report->machine), "glibc", json_version(&report->glibc), "glibcxx",
        json_version(&report->glibcxx), "cxxabi", json_version(&report->cxxabi), "manylinux",
        json_text_or_null(report->manylinux), "cuda",
        report->cuda != 0 ? json_integer(report->cuda) : json_null(), "python_abi",
        report->python_floor > 0 ? json_sprintf("3.%d", report->python_floor) : json_null());
    json_object_update(all, more);
    json_decref(more);
    return all;
}

/* Print a binary's report as an item of the JSON array. */
static void print_json(audit_printer *printer, const audit_report *report)
{
    FILE *out = printer->wishes->out;
    json_t *all = json_report(report);
    fputs(printer->count > 0 ? ",\n" : "\n", out);
    if (all == NULL || json_dumpf(all, out, JSON_INDENT(2)) != 0)
        printer->has_failed = true;
    json_decref(all);
}

/* ---- text ---- */

/* The first release with the stable ABI's registration: every binary needs that much. */
#define OLDEST_RELEASE "2.9"

/* Print a name; control characters, which could steer a terminal, become question marks. */
static void put_text(FILE *out, const char *text)
{
    for (; *text != '\0'; text++)
        fputc((unsigned char)*text < ' ' || *text == 127 ? '?' : *text, out);
}

static const char *colour(const audit_printer *printer, const char *code)
{
    return printer->wishes->in_colour ? code : "";
}

/* Print the line with the path, the verdict and the oldest release. */
static void print_headline(const audit_printer *printer, const audit_report *report)
{
    static const char *const codes[] = {"\033[2m", "\033[32m", "\033[31m"};
    FILE *out = printer->wishes->out;
    fputs(colour(printer, "\033[1m"), out);
    put_text(out, report->path);
    fprintf(out, "%s: ", colour(printer, "\033[0m"));
    if (report->is_unreadable) {
        fprintf(out, "%scannot be read%s\n", colour(printer, codes[2]), colour(printer, "\033[0m"));
        return;
    }
    fprintf(out, "%s%s%s", colour(printer, codes[report->verdict]),
            report->verdict == AUDIT_NONE ? "not PyTorch" : verdict_names[report->verdict],
            colour(printer, "\033[0m"));
    if (report->floor != 0)
        fprintf(out, ", PyTorch %u.%u and later", report->floor / 1000, report->floor % 1000);
    if (report->linked_floor != 0 && report->linked_floor != report->floor)
        fprintf(out, " (%u.%u without what it looks up by name)", report->linked_floor / 1000,
                report->linked_floor % 1000);
    fputc('\n', out);
}

/*
 * Print which imports make the oldest release what it is, two by name. Nothing older than the first
 * release with the ABI is looked for.
 */
static void print_floor(FILE *out, const audit_report *report)
{
    size_t count = 0;
    if (report->floor <= cli_release(OLDEST_RELEASE))
        return;
    for (size_t i = 0; i < report->nimports; i++) {
        const audit_import *import = &report->imports[i];
        if (import->kind > AUDIT_LOOKUP || cli_release(import->since) != report->floor)
            continue;
        if (count < 2)
            fprintf(out, "%s%s", count == 0 ? "  floor      by " : ", ", import->name);
        count++;
    }
    if (count > 2)
        fprintf(out, " and %zu more", count - 2);
    if (count > 0)
        fputc('\n', out);
}

/* Print how many imports there are of each kind. */
static void print_counts(FILE *out, const audit_report *report)
{
    static const char *const words[] = {"of the stable ABI", "looked up by name",
                                        "of at::, c10:: and torch::", "of PyTorch's inside"};
    size_t counts[4] = {0, 0, 0, 0};
    bool is_first = true;
    for (size_t i = 0; i < report->nimports; i++)
        counts[report->imports[i].kind]++;
    if (report->nimports == 0)
        return;
    fprintf(out, "  takes      ");
    for (int i = 0; i < 4; i++) {
        if (counts[i] == 0)
            continue;
        fprintf(out, "%s%zu %s", is_first ? "" : ", ", counts[i], words[i]);
        is_first = false;
    }
    fputc('\n', out);
}

/*
 * Print the releases with which the parts of the binary were built, and the target where it says
 * more than the floor, which is no older than 2.10 for a target of 2.10 or later.
 */
static void print_builds(FILE *out, const audit_report *report)
{
    const char *target = report->target;
    if (target != NULL && strcmp(target, "2.10 or later") == 0 && report->floor != 0)
        target = NULL;
    for (size_t i = 0; i < report->nbuilds; i++)
        fprintf(out, "%s%u.%u.%u", i > 0 ? ", " : "  built with PyTorch ",
                (unsigned)(report->builds[i] >> 56), (unsigned)(report->builds[i] >> 48 & 255),
                (unsigned)(report->builds[i] >> 40 & 255));
    if (report->nbuilds > 0)
        fprintf(out, "%s%s", target != NULL ? ", for " : "", target != NULL ? target : "");
    else if (target != NULL)
        fprintf(out, "  built for  PyTorch %s", target);
    if (report->nbuilds > 0 || target != NULL)
        fputc('\n', out);
}

/* Print what the binary needs from the system, in one line. */
static void print_system(FILE *out, const audit_report *report)
{
    char text[40];
    fprintf(out, "  system     %s", report->machine);
    if (report->glibc.parts[0] != 0)
        fprintf(out, ", glibc %s", audit_version_text(&report->glibc, text, sizeof text));
    if (report->glibcxx.parts[0] != 0)
        fprintf(out, ", GLIBCXX %s", audit_version_text(&report->glibcxx, text, sizeof text));
    if (report->manylinux != NULL)
        fprintf(out, ": %s", report->manylinux);
    if (report->cuda != 0)
        fprintf(out, ", CUDA %u", report->cuda);
    if (report->python_floor > 0)
        fprintf(out, ", Python's stable ABI 3.%d", report->python_floor);
    fputc('\n', out);
}

/* Print the problems or the notes. */
static void print_problems(const audit_printer *printer, const audit_report *report, bool notes)
{
    FILE *out = printer->wishes->out;
    for (size_t i = 0; i < report->nproblems; i++) {
        if (report->problems[i].is_note != notes)
            continue;
        fprintf(out, "  %s%-10s%s ", colour(printer, notes ? "\033[33m" : "\033[31m"),
                notes ? "note" : "problem", colour(printer, "\033[0m"));
        put_text(out, report->problems[i].text);
        fputc('\n', out);
    }
}

/* Print a function of the stable ABI: name, release, and remarks. */
static void print_stable(FILE *out, const audit_import *import)
{
    size_t length = strlen(import->name);
    bool is_looked_up = import->kind == AUDIT_LOOKUP;
    put_text(out, import->name);
    fprintf(out, "%*s %s", length < 58 ? 58 - (int)length : 0, "",
            import->since[0] != '\0' ? import->since : "?");
    if (is_looked_up)
        fputs("  looked up by name", out);
    if (import->unserved != NULL)
        fprintf(out, "%s%s", is_looked_up ? ", " : "  ", import->unserved);
    fputc('\n', out);
}

/* Print an import; a name of C++ with its replacement. */
static void print_import(FILE *out, const audit_import *import)
{
    fputs("    ", out);
    if (import->kind <= AUDIT_LOOKUP) {
        print_stable(out, import);
        return;
    }
    put_text(out, import->plain != NULL ? import->plain : import->name);
    fputc('\n', out);
    if (import->instead != NULL)
        fprintf(out, "        instead: %s\n", import->instead);
}

/* Print the imports: unstable ones always, others if Tenon lacks them or with --verbose. */
static void print_imports(const audit_printer *printer, const audit_report *report)
{
    for (size_t i = 0; i < report->nimports; i++) {
        const audit_import *import = &report->imports[i];
        if (printer->wishes->is_verbose || import->kind != AUDIT_IMPORT || import->unserved != NULL)
            print_import(printer->wishes->out, import);
    }
}

/*
 * Print the report of one binary as text. A binary that is not for PyTorch gets only its first
 * line, unless it has problems or --verbose is given.
 */
static void print_text(const audit_printer *printer, const audit_report *report)
{
    FILE *out = printer->wishes->out;
    print_headline(printer, report);
    if (!report->is_unreadable &&
        (report->verdict != AUDIT_NONE || report->nproblems > 0 || printer->wishes->is_verbose)) {
        print_floor(out, report);
        print_counts(out, report);
        print_builds(out, report);
        print_system(out, report);
    }
    print_problems(printer, report, false);
    print_problems(printer, report, true);
    print_imports(printer, report);
}

/* ---- any of them ---- */

void audit_print_start(audit_printer *printer)
{
    if (printer->wishes->as_json)
        fputc('[', printer->wishes->out);
    if (printer->wishes->as_html)
        printer->reports = json_array();
}

void audit_print(audit_printer *printer, const audit_report *report)
{
    if (printer->wishes->as_html)
        printer->has_failed = json_array_append_new(printer->reports, json_report(report)) != 0 ||
                              printer->has_failed;
    else if (printer->wishes->as_json)
        print_json(printer, report);
    else
        print_text(printer, report);
    printer->count++;
    printer->nbad += audit_has_problem(report);
    printer->nunreadable += report->is_unreadable;
    printer->has_failed = printer->has_failed || report->is_out_of_memory;
}

void audit_print_end(audit_printer *printer)
{
    FILE *out = printer->wishes->out;
    if (printer->wishes->as_html) {
        printer->is_unwritten = !audit_print_html(out, printer->reports);
        json_decref(printer->reports);
    } else if (printer->wishes->as_json)
        fputs(printer->count > 0 ? "\n]\n" : "]\n", out);
    else if (printer->count > 1)
        fprintf(out, "%zu binaries, %zu with problems\n", printer->count, printer->nbad);
}
