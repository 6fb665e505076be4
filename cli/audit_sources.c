/* SPDX-License-Identifier: BSD-3-Clause */
/* `tenon audit --source`: list what in C++ and CUDA sources is not part of the stable ABI. */
#include "audit.h"
#include "source_scan.h"

#include <dirent.h>
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The deepest nesting of folders. */
#define MAX_DEPTH 64

/* What a whole run found. */
typedef struct scan_result {
    const audit_wishes *wishes; /* the command's options */
    const char *path;           /* the path of the current source */
    size_t nuses;               /* the number of uses */
    size_t nfiles;              /* the number of files with a use */
    size_t nsources;            /* the number of files read */
    bool has_failed;            /* whether a file could not be read */
    bool is_in_this;            /* whether the current file has a use already */
} scan_result;

/* Print a use as an object of the JSON array. */
static void print_json_use(scan_result *result, const source_use *use)
{
    FILE *out = result->wishes->out;
    json_t *object =
        json_pack("{s:s, s:I, s:s, s:s*}", "path", result->path, "line", (json_int_t)use->line,
                  "use", use->name, "instead", use->instead[0] != '\0' ? use->instead : NULL);
    fputs(result->nuses > 0 ? ",\n" : "\n", out);
    if (object == NULL || json_dumpf(object, out, 0) != 0)
        result->has_failed = true;
    json_decref(object);
}

/* Print a use and count it. */
static void report_use(void *context, const source_use *use)
{
    scan_result *result = context;
    if (result->wishes->as_json)
        print_json_use(result, use);
    else
        fprintf(result->wishes->out, "%s:%zu: %s%s%s\n", result->path, use->line, use->name,
                use->instead[0] != '\0' ? " → " : ": no stable counterpart", use->instead);
    result->nuses++;
    result->nfiles += !result->is_in_this;
    result->is_in_this = true;
}

/* Return whether the file's name is one of a C, C++ or CUDA source or header. */
static bool is_source(const char *name)
{
    static const char *const ends[] = {".c",  ".cc",  ".cpp", ".cxx", ".cu", ".cuh", ".h",
                                       ".hh", ".hpp", ".hxx", ".inl", ".mm", ".hip", ".inc"};
    const char *end = strrchr(name, '.');
    for (size_t i = 0; end != NULL && i < sizeof ends / sizeof ends[0]; i++)
        if (strcmp(end, ends[i]) == 0)
            return true;
    return false;
}

/* Scan a file. Print a message if it cannot be read. */
static void scan_file(scan_result *result, const char *path)
{
    size_t length;
    char *text = source_read("audit", path, &length);
    if (text == NULL) {
        result->has_failed = true;
        return;
    }
    result->path = path;
    result->is_in_this = false;
    result->nsources++;
    source_scan(text, length, report_use, result);
    free(text);
}

/* Order the entries of a folder by name. */
static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

/* Return whether an entry is not hidden. */
static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

/*
 * Scan the sources in a folder and the folders in it. Hidden ones, such as git's, have no sources;
 * links are not followed.
 */
static void scan_folder(scan_result *result, const char *path, int depth)
{
    struct dirent **entries = NULL;
    int count = depth < MAX_DEPTH ? scandir(path, &entries, is_visible, by_name) : -1;
    if (count < 0) {
        cli_fail("audit", "%s: %s", path,
                 depth < MAX_DEPTH ? strerror(errno) : "it is nested too deep");
        result->has_failed = true;
        return;
    }
    for (int i = 0; i < count; i++) {
        char entry[4096];
        struct stat status;
        int length = snprintf(entry, sizeof entry, "%s/%s", path, entries[i]->d_name);
        if (length < 0 || (size_t)length >= sizeof entry || lstat(entry, &status) != 0) {
            bool is_long = length < 0 || (size_t)length >= sizeof entry;
            cli_fail("audit", "%s/%s: %s", path, entries[i]->d_name,
                     is_long ? "the path is too long" : strerror(errno));
            result->has_failed = true;
        } else if (S_ISDIR(status.st_mode))
            scan_folder(result, entry, depth + 1);
        else if (S_ISREG(status.st_mode) && is_source(entry))
            scan_file(result, entry);
        free(entries[i]);
    }
    free(entries);
}

int audit_sources(int count, char **names, const audit_wishes *wishes)
{
    scan_result result = {.wishes = wishes};
    if (wishes->as_json)
        fputc('[', wishes->out);
    for (int i = 0; i < count; i++) {
        struct stat status;
        if (stat(names[i], &status) != 0) {
            cli_fail("audit", "%s: %s", names[i], strerror(errno));
            result.has_failed = true;
        } else if (S_ISDIR(status.st_mode)) {
            scan_folder(&result, names[i], 0);
        } else {
            scan_file(&result, names[i]);
        }
    }
    if (wishes->as_json)
        fputs(result.nuses > 0 ? "\n]\n" : "]\n", wishes->out);
    else
        fprintf(wishes->out, "%zu use%s in %zu of %zu sources\n", result.nuses,
                result.nuses == 1 ? "" : "s", result.nfiles, result.nsources);
    return result.has_failed ? CLI_USAGE : result.nuses > 0 ? CLI_FAILED : CLI_OK;
}
