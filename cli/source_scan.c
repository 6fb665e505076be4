/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * `tenon audit --source`: find what in C++ and CUDA sources is not part of the stable ABI.
 *
 * The scanner skips comments, strings (raw ones too), characters and numbers, and collects names
 * with their namespaces. It does not read included files or expand macros, and does not obey #if,
 * so code that is switched off counts too.
 */
#include "audit.h"
#include "replacements.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The deepest nesting of folders, and the size in bytes that a source must not reach. */
#define MAX_DEPTH  64
#define MAX_SOURCE (64 << 20)

/* The room for a name with its namespaces and a NUL; longer names are cut off. */
#define MAX_NAME 200

/* What a whole run found. */
typedef struct scan_result {
    const audit_wishes *wishes; /* the command's options */
    size_t nuses;               /* the number of uses */
    size_t nfiles;              /* the number of files with a use */
    size_t nsources;            /* the number of files read */
    bool has_failed;            /* whether a file could not be read */
    bool is_in_this;            /* whether the current file has a use already */
} scan_result;

/* The position in one source. */
typedef struct scanner {
    const char *path;    /* the path of the source */
    const char *at;      /* the next byte */
    const char *end;     /* the end of the source */
    size_t line;         /* the number of the current line, from 1 */
    scan_result *result; /* where to count uses */
} scanner;

/* Print a use as an object of the JSON array. */
static void print_json_use(const scanner *scan, size_t line, const char *name, const char *instead)
{
    FILE *out = scan->result->wishes->out;
    json_t *use = json_pack("{s:s, s:I, s:s, s:s*}", "path", scan->path, "line", (json_int_t)line,
                            "use", name, "instead", instead[0] != '\0' ? instead : NULL);
    fputs(scan->result->nuses > 0 ? ",\n" : "\n", out);
    if (use == NULL || json_dumpf(use, out, 0) != 0)
        scan->result->has_failed = true;
    json_decref(use);
}

/* Print a use and count it. */
static void report_use(const scanner *scan, size_t line, const char *name, const char *instead)
{
    scan_result *result = scan->result;
    FILE *out = result->wishes->out;
    if (result->wishes->as_json)
        print_json_use(scan, line, name, instead);
    else
        fprintf(out, "%s:%zu: %s%s%s\n", scan->path, line, name,
                instead[0] != '\0' ? " → " : ": no stable counterpart", instead);
    result->nuses++;
    result->nfiles += !result->is_in_this;
    result->is_in_this = true;
}

/* ---- skipping ---- */

/* Go to the next byte and count lines. */
static void advance(scanner *scan)
{
    scan->line += *scan->at == '\n';
    scan->at++;
}

/* Return whether `text` comes next. */
static bool is_at(const scanner *scan, const char *text)
{
    size_t length = strlen(text);
    return (size_t)(scan->end - scan->at) >= length && memcmp(scan->at, text, length) == 0;
}

/* Skip a comment to the end of its line, or of the next one after a backslash. */
static void skip_line_comment(scanner *scan)
{
    while (scan->at < scan->end && *scan->at != '\n') {
        bool is_carried = *scan->at == '\\' && scan->end - scan->at > 1 && scan->at[1] == '\n';
        advance(scan);
        if (is_carried)
            advance(scan);
    }
}

/* Skip a block comment. The scanner is at its start. */
static void skip_block_comment(scanner *scan)
{
    scan->at += 2;
    while (scan->at < scan->end && !is_at(scan, "*/"))
        advance(scan);
    scan->at += scan->at < scan->end ? 2 : 0;
}

/* Skip a string or character. One without its closing quote ends with the line. */
static void skip_quoted(scanner *scan, char quote)
{
    advance(scan);
    while (scan->at < scan->end && *scan->at != quote && *scan->at != '\n') {
        bool is_escaped = *scan->at == '\\' && scan->end - scan->at > 1;
        advance(scan);
        if (is_escaped)
            advance(scan);
    }
    if (scan->at < scan->end && *scan->at == quote)
        advance(scan);
}

/* Skip the rest of a raw string, R"word( … )word", from its quote on. */
static void skip_raw_string(scanner *scan)
{
    char close[32] = ")";
    size_t length = 1;
    scan->at++;
    while (scan->at < scan->end && *scan->at != '(' && length < 18)
        close[length++] = *scan->at++;
    close[length++] = '"';
    close[length] = '\0';
    while (scan->at < scan->end && !is_at(scan, close))
        advance(scan);
    scan->at += scan->at < scan->end ? length : 0;
}

/* Skip a number, with the quotes that C++ allows between digits. */
static void skip_number(scanner *scan)
{
    while (scan->at < scan->end && (isalnum((unsigned char)*scan->at) || *scan->at == '.' ||
                                    *scan->at == '_' || *scan->at == '\''))
        scan->at++;
}

/* Skip blanks and line ends, those after a backslash too. */
static void skip_spaces(scanner *scan)
{
    while (scan->at < scan->end && (isspace((unsigned char)*scan->at) || *scan->at == '\\'))
        advance(scan);
}

/* Skip blanks within a line. */
static void skip_blanks(scanner *scan)
{
    while (scan->at < scan->end && (*scan->at == ' ' || *scan->at == '\t'))
        scan->at++;
}

/* ---- names ---- */

static bool is_name_start(char c)
{
    return isalpha((unsigned char)c) || c == '_';
}

/*
 * Append the word that comes next to `out`, which has `used` bytes. Return its length in the
 * source.
 */
static size_t take_word(scanner *scan, char *out, size_t used)
{
    const char *start = scan->at;
    while (scan->at < scan->end && (isalnum((unsigned char)*scan->at) || *scan->at == '_'))
        scan->at++;
    size_t length = (size_t)(scan->at - start);
    size_t room = MAX_NAME - 1 - used;
    size_t taken = length < room ? length : room;
    memcpy(out + used, start, taken);
    out[used + taken] = '\0';
    return length;
}

/* Return whether a name is in a namespace whose names may change with each release. */
static bool is_unstable_space(const char *name)
{
    if (strcmp(name, "torch::stable") == 0 || strncmp(name, "torch::stable::", 15) == 0 ||
        strcmp(name, "torch::headeronly") == 0 || strncmp(name, "torch::headeronly::", 19) == 0)
        return false;
    return strncmp(name, "at::", 4) == 0 || strncmp(name, "c10::", 5) == 0 ||
           strncmp(name, "torch::", 7) == 0;
}

/* Return whether the name is one of PyTorch's namespaces. */
static bool is_bare_space(const char *name)
{
    return strcmp(name, "at") == 0 || strcmp(name, "c10") == 0 || strcmp(name, "torch") == 0;
}

/*
 * Write the name that comes next, with its namespaces, to `out`. Spaces may be on both sides of a
 * ::, but before it only after a namespace of PyTorch: `const ::at::Tensor` is two names.
 */
static void take_name(scanner *scan, char *out)
{
    take_word(scan, out, 0);
    for (;;) {
        scanner ahead = *scan;
        if (is_bare_space(out) || is_unstable_space(out))
            skip_spaces(&ahead);
        if (!is_at(&ahead, "::"))
            return;
        ahead.at += 2;
        skip_spaces(&ahead);
        size_t used = strlen(out);
        if (ahead.at == ahead.end || !is_name_start(*ahead.at) || used + 3 >= MAX_NAME)
            return;
        memcpy(out + used, "::", 3);
        take_word(&ahead, out, used + 2);
        *scan = ahead;
    }
}

/*
 * After the word "namespace": report a namespace of PyTorch in `using namespace X`, `namespace X`
 * and `namespace Y = X`. Return whether one was there.
 */
static bool take_namespace(scanner *scan, size_t line)
{
    char name[MAX_NAME];
    scanner ahead = *scan;
    skip_blanks(&ahead);
    if (ahead.at == ahead.end || !is_name_start(*ahead.at))
        return false;
    take_name(&ahead, name);
    skip_blanks(&ahead);
    if (is_at(&ahead, "=") && !is_at(&ahead, "==")) {
        ahead.at++;
        skip_blanks(&ahead);
        if (ahead.at < ahead.end && is_name_start(*ahead.at))
            take_name(&ahead, name);
    }
    char whole[MAX_NAME + 16];
    snprintf(whole, sizeof whole, "namespace %s", name);
    if (!is_bare_space(name) && !is_unstable_space(name))
        return false;
    report_use(scan, line, whole, "torch::stable and torch::headeronly, named where they are used");
    *scan = ahead;
    return true;
}

/* Read a name and report it if it is not stable. */
static void scan_name(scanner *scan)
{
    char name[MAX_NAME];
    char instead[256];
    size_t line = scan->line;
    take_name(scan, name);
    /* A raw string: R, uR, UR, LR or u8R before a quote. */
    if (scan->at < scan->end && *scan->at == '"' && name[strlen(name) - 1] == 'R' &&
        strlen(name) <= 3) {
        skip_raw_string(scan);
        return;
    }
    if (strcmp(name, "namespace") == 0 && take_namespace(scan, line))
        return;
    bool is_spaced = strstr(name, "::") != NULL;
    if (is_spaced && !is_unstable_space(name))
        return;
    if (audit_replace_name(name, instead, sizeof instead))
        report_use(scan, line, name, instead);
}

/*
 * Read a directive. #include is reported if the header is not stable; of others only the word is
 * skipped.
 */
static void scan_directive(scanner *scan)
{
    char word[MAX_NAME] = "";
    char path[MAX_NAME + 2];
    char instead[256];
    scan->at++;
    skip_blanks(scan);
    if (scan->at == scan->end || !is_name_start(*scan->at))
        return;
    take_word(scan, word, 0);
    skip_blanks(scan);
    /* Other directives may have names that are scanned, such as those in a #define. */
    if (strcmp(word, "include") != 0 || scan->at == scan->end ||
        (*scan->at != '<' && *scan->at != '"'))
        return;
    char close = *scan->at == '<' ? '>' : '"';
    const char *start = ++scan->at;
    while (scan->at < scan->end && *scan->at != close && *scan->at != '\n')
        scan->at++;
    snprintf(path, sizeof path, "%.*s", (int)(scan->at - start), start);
    if (scan->at < scan->end && *scan->at == close)
        scan->at++;
    if (!audit_replace_header(path, instead, sizeof instead) || instead[0] == '\0')
        return;
    char use[MAX_NAME + 16];
    snprintf(use, sizeof use, "#include <%s>", path);
    report_use(scan, scan->line, use, instead);
}

/* Scan a whole source. */
static void scan_text(scanner *scan)
{
    bool is_line_start = true;
    while (scan->at < scan->end) {
        char c = *scan->at;
        bool was_line_start = is_line_start;
        is_line_start = c == '\n' || (is_line_start && isspace((unsigned char)c));
        if (is_at(scan, "//"))
            skip_line_comment(scan);
        else if (is_at(scan, "/*"))
            skip_block_comment(scan);
        else if (c == '#' && was_line_start)
            scan_directive(scan);
        else if (c == '"' || c == '\'')
            skip_quoted(scan, c);
        else if (isdigit((unsigned char)c))
            skip_number(scan);
        else if (is_name_start(c))
            scan_name(scan);
        else
            advance(scan);
    }
}

/* ---- files and folders ---- */

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
    char *text = malloc(MAX_SOURCE);
    FILE *file = fopen(path, "rb");
    size_t length = file != NULL && text != NULL ? fread(text, 1, MAX_SOURCE, file) : 0;
    if (file == NULL || text == NULL || ferror(file) || length == MAX_SOURCE) {
        cli_fail("audit", "%s: %s", path,
                 length == MAX_SOURCE ? "is larger than 64 MB" : strerror(errno));
        result->has_failed = true;
    } else {
        scanner scan = {path, text, text + length, 1, result};
        result->is_in_this = false;
        result->nsources++;
        scan_text(&scan);
    }
    if (file != NULL)
        fclose(file);
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
