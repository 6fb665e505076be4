/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The scanner skips comments, strings (raw ones too), characters and numbers, and collects names
 * with their namespaces. It does not read included files or expand macros, and does not obey #if,
 * so code that is switched off counts too. It knows no types: a method's tensor is one where the
 * text declares a `Tensor` of that name.
 */
#include "source_scan.h"
#include "cli.h"
#include "replacements.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The room for a name with its namespaces and a NUL; longer names are cut off. */
#define MAX_NAME 200

/* The position in one source. */
typedef struct scanner {
    const char *text;       /* the source */
    const char *at;         /* the next byte */
    const char *end;        /* the end of the source */
    size_t line;            /* the number of the current line, from 1 */
    bool with_members;      /* whether methods and registrations count */
    size_t nuses;           /* the number of uses so far */
    source_visitor visitor; /* who is told of a use; NULL: they are only counted */
    void *context;          /* its first argument */
} scanner;

/* Count a use and tell of it. */
static void report_use(scanner *scan, const source_use *use)
{
    scan->nuses++;
    if (scan->visitor != NULL)
        scan->visitor(scan->context, use);
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
    *scan = ahead;
    report_use(scan,
               &(source_use){
                   .line = line,
                   .name = whole,
                   .instead = "torch::stable and torch::headeronly, named where they are used",
               });
    return true;
}

/* Copy the first word of a replacement, which ends at a comma or a blank. */
static void copy_word(const char *instead, char *out, size_t size)
{
    snprintf(out, size, "%.*s", (int)strcspn(instead, ", "), instead);
}

/*
 * Replace TORCH_FN(f) by TORCH_BOX(&f): the macro takes a pointer. Return whether its argument
 * begins here, and go there.
 */
static bool take_boxed(scanner *scan)
{
    scanner ahead = *scan;
    skip_blanks(&ahead);
    if (!is_at(&ahead, "("))
        return false;
    ahead.at++;
    skip_blanks(&ahead);
    if (ahead.at == ahead.end || !is_name_start(*ahead.at))
        return false;
    *scan = ahead;
    return true;
}

/* Read a name and report it if it is not stable. */
static void scan_name(scanner *scan)
{
    char name[MAX_NAME];
    char instead[256];
    char word[256];
    bool is_exact;
    size_t line = scan->line;
    const char *start = scan->at;
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
    if (!audit_replace_name(name, instead, sizeof instead, &is_exact))
        return;
    copy_word(instead, word, sizeof word);
    if (strcmp(name, "TORCH_FN") == 0 && take_boxed(scan)) {
        snprintf(word, sizeof word, "TORCH_BOX(&");
        is_exact = true;
    }
    bool is_on_one_line = memchr(start, '\n', (size_t)(scan->at - start)) == NULL;
    report_use(scan, &(source_use){line, name, instead, start, scan->at,
                                   is_exact && is_on_one_line ? word : NULL});
}

/* ---- members ---- */

/* Skip a string in quotes; return whether one was there, and whether it has a parenthesis. */
static bool take_string(scanner *scan, bool *has_parenthesis)
{
    const char *start = scan->at;
    if (!is_at(scan, "\""))
        return false;
    skip_quoted(scan, '"');
    *has_parenthesis = memchr(start, '(', (size_t)(scan->at - start)) != NULL;
    return true;
}

/*
 * Read what follows `.def` or `.impl`: a name, a comma and a function. A function that is not
 * boxed is reported; of a schema with one, nothing is said.
 */
static void scan_registration(scanner *scan, const char *method)
{
    bool has_schema = false;
    scanner ahead = *scan;
    ahead.at++;
    skip_spaces(&ahead);
    if (!take_string(&ahead, &has_schema))
        return;
    skip_spaces(&ahead);
    if (!is_at(&ahead, ","))
        return;
    ahead.at++;
    skip_spaces(&ahead);
    char text[MAX_NAME + 16] = "TORCH_BOX(&";
    source_use use = {.line = ahead.line, .start = ahead.at};
    if (is_at(&ahead, "&"))
        ahead.at++;
    if (ahead.at == ahead.end || !is_name_start(*ahead.at))
        return;
    char function[MAX_NAME];
    take_name(&ahead, function);
    if (strncmp(function, "TORCH_", 6) == 0)
        return;
    use.end = ahead.at;
    skip_blanks(&ahead);
    bool is_whole = is_at(&ahead, ")");
    if (strcmp(method, "impl") == 0) {
        snprintf(text + 11, sizeof text - 11, "%s)", function);
        use.name = ".impl of a function";
        use.instead = "TORCH_BOX(&function)";
        use.text = is_whole ? text : NULL;
    } else {
        use.name = has_schema ? ".def with a function" : ".def without a schema";
        use.instead = "m.def(\"name(arguments) -> results\"), and m.impl(\"name\", "
                      "TORCH_BOX(&function)) in STABLE_TORCH_LIBRARY_IMPL";
    }
    report_use(scan, &use);
}

/* Return whether the text declares a Tensor of this name: `Tensor x`, `const at::Tensor &x`. */
static bool is_tensor(const scanner *scan, const char *name, size_t length)
{
    static const char type[] = "Tensor";
    const char *at = scan->text;
    while ((at = memmem(at, (size_t)(scan->end - at), type, sizeof type - 1)) != NULL) {
        at += sizeof type - 1;
        const char *word = at;
        while (word < scan->end && strchr(" \t&*", *word) != NULL && *word != '\0')
            word++;
        if (word > at && (size_t)(scan->end - word) > length && memcmp(word, name, length) == 0 &&
            !isalnum((unsigned char)word[length]) && word[length] != '_')
            return true;
    }
    return false;
}

/*
 * Return the start of the name before a dot if it is all that the method is called of, and a
 * tensor; else NULL.
 */
static const char *find_receiver(const scanner *scan, const char *dot)
{
    const char *start = dot;
    while (start > scan->text && (isalnum((unsigned char)start[-1]) || start[-1] == '_'))
        start--;
    if (start == dot || !is_name_start(*start))
        return NULL;
    char before = start > scan->text ? start[-1] : '\n';
    if (strchr(".>:", before) != NULL || !is_tensor(scan, start, (size_t)(dot - start)))
        return NULL;
    return start;
}

/*
 * Read the name behind a dot or an arrow and report a method of at::Tensor's, or a registration.
 * `dot` is where that began.
 */
static void scan_member(scanner *scan, const char *dot)
{
    char method[MAX_NAME];
    char name[MAX_NAME + 2];
    char instead[256];
    char text[2 * MAX_NAME + 256];
    bool is_exact;
    take_word(scan, method, 0);
    if (!scan->with_members || scan->at == scan->end || (*scan->at != '(' && *scan->at != '<'))
        return;
    if (strcmp(method, "def") == 0 || strcmp(method, "impl") == 0) {
        scan_registration(scan, method);
        return;
    }
    /* Without a type it is stable, and gives a void *. */
    if (strcmp(method, "data_ptr") == 0 && *scan->at == '(')
        return;
    if (!audit_replace_method(method, instead, sizeof instead, &is_exact))
        return;
    snprintf(name, sizeof name, ".%s", method);
    source_use use = {.line = scan->line, .name = name, .instead = instead};
    const char *receiver = *dot == '.' ? find_receiver(scan, dot) : NULL;
    if (is_exact && receiver != NULL && dot - receiver < MAX_NAME && *scan->at == '(') {
        scanner ahead = *scan;
        ahead.at++;
        skip_blanks(&ahead);
        snprintf(text, sizeof text, "%s(%.*s%s", instead, (int)(dot - receiver), receiver,
                 is_at(&ahead, ")") ? "" : ", ");
        use.start = receiver;
        use.end = ahead.at;
        use.text = text;
    }
    report_use(scan, &use);
}

/*
 * Write the directives for "a/b.h, c.h and d.h", whose later headers are in the folder of the
 * first. Return false if that names no header.
 */
static bool write_includes(const char *headers, char *out, size_t size)
{
    const char *slash = headers + strcspn(headers, " ,");
    size_t used = 0;
    while (slash > headers && slash[-1] != '/')
        slash--;
    for (const char *at = headers; *at != '\0';) {
        size_t length = strcspn(at, " ,");
        bool is_first = at == headers;
        if (length >= 2 && strncmp(at + length - 2, ".h", 2) == 0)
            used += (size_t)snprintf(out + used, size - used, "%s#include <%.*s%.*s>",
                                     used > 0 ? "\n" : "", is_first ? 0 : (int)(slash - headers),
                                     headers, (int)length, at);
        at += length;
        at += strspn(at, " ,");
    }
    return used > 0;
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
    const char *hash = scan->at++;
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
    char name[MAX_NAME + 16];
    char text[1024];
    snprintf(name, sizeof name, "#include <%s>", path);
    bool is_exact =
        strncmp(path, "pybind11/", 9) != 0 && write_includes(instead, text, sizeof text);
    report_use(scan,
               &(source_use){scan->line, name, instead, hash, scan->at, is_exact ? text : NULL});
}

/* Return whether the name that comes next is one of a member: behind a dot or an arrow. */
static bool is_behind_dot(const scanner *scan)
{
    const char *at = scan->at;
    return at > scan->text &&
           (at[-1] == '.' || (at - scan->text > 1 && at[-1] == '>' && at[-2] == '-'));
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
        else if (is_name_start(c) && is_behind_dot(scan))
            scan_member(scan, scan->at - (scan->at[-1] == '.' ? 1 : 2));
        else if (is_name_start(c))
            scan_name(scan);
        else
            advance(scan);
    }
}

void source_scan(const char *text, size_t length, source_visitor visitor, void *context)
{
    scanner first = {.text = text, .at = text, .end = text + length, .line = 1};
    scanner scan = first;
    scan_text(&first);
    scan.with_members = first.nuses > 0;
    scan.visitor = visitor;
    scan.context = context;
    scan_text(&scan);
}

char *source_read(const char *verb, const char *path, size_t *length)
{
    char *text = malloc(SOURCE_MAX);
    FILE *file = fopen(path, "rb");
    *length = file != NULL && text != NULL ? fread(text, 1, SOURCE_MAX, file) : 0;
    bool is_read = file != NULL && text != NULL && !ferror(file) && *length < SOURCE_MAX;
    if (!is_read)
        cli_fail(verb, "%s: %s", path,
                 *length == SOURCE_MAX ? "is larger than 64 MB" : strerror(errno));
    if (file != NULL)
        fclose(file);
    if (is_read)
        return text;
    free(text);
    return NULL;
}
