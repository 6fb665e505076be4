/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads include/tenon as a compiler sees it. `cc -E -dD` resolves conditions and expands lists of
 * names, and its line markers tell which file each line is from. The rest is split into tokens and
 * statements. The reader knows the forms of declarations that the headers use, and stops at any
 * other.
 */
#include <ctype.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "api_spec.h"
#include "codegen.h"

/* The state of the reader. */
typedef struct api_reader {
    api_list *list;     /* the list to fill */
    const char *folder; /* root/include/tenon/ */
    char header[256];   /* "tenon/op.h"; "" outside Tenon's own headers */
    size_t line;        /* of the header */
    char **words;       /* the statement so far */
    size_t count;       /* `count` tokens */
    size_t room;        /* for how many there is memory */
    size_t start;       /* allocated tokens */
    int depth;          /* of brackets of any kind */
    bool is_body;       /* the statement is a function with its body */
} api_reader;

static char *copy(const char *text, size_t length)
{
    char *made = gen_alloc(length + 1, 1);
    memcpy(made, text, length);
    return made;
}

/* End the program at the current statement. */
static _Noreturn void stop(const api_reader *in, const char *what)
{
    char path[4096];
    snprintf(path, sizeof path, "include/%s", in->header);
    gen_fail(path, in->start, "%s near '%s'", what, in->count > 0 ? in->words[in->count - 1] : "");
}

static bool is_word_char(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Return whether other macros expand to this name, so that it is not part of the API itself. */
static bool is_inner(const char *name)
{
    static const char *const beginnings[] = {"tn_ext_", "TN_EXT_", "tn_mark_", "TN_MARK_",
                                             "TN_TEXT_"};
    for (size_t i = 0; i < sizeof beginnings / sizeof beginnings[0]; i++)
        if (strncmp(name, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    return false;
}

/* Add an item that begins with the current statement. */
static api_item *add(api_reader *in, api_kind kind, const char *name, const char *text)
{
    api_item *item = api_add(in->list, kind);
    item->name = name;
    item->text = text;
    item->header = copy(in->header, strlen(in->header));
    item->line = in->start;
    return item;
}

/* ---- words ---- */

/* Return whether the token at `at` is the `(` of a pointer to function. */
static bool opens_pointer(char *const *words, size_t at, size_t end)
{
    return strcmp(words[at], "(") == 0 && at + 1 < end && strcmp(words[at + 1], "*") == 0;
}

/* Return whether a blank precedes the token in normalized spelling. */
static bool needs_space(char *const *words, size_t begin, size_t at, size_t end)
{
    if (at == begin)
        return false;
    char last = words[at - 1][0];
    char next = words[at][0];
    if (last == ',' || last == ';' || last == '=' || next == '=' || next == '{')
        return next != '}';
    if (last == '}')
        return is_word_char(next);
    if (is_word_char(last))
        return is_word_char(next) || next == '*' || opens_pointer(words, at, end);
    return false;
}

/* Return the tokens in the normalized spelling of both sides. */
static char *spell(char *const *words, size_t begin, size_t end)
{
    size_t length = 1;
    for (size_t i = begin; i < end; i++)
        length += strlen(words[i]) + 1;
    char *text = gen_alloc(length, 1);
    for (size_t i = begin; i < end; i++) {
        if (needs_space(words, begin, i, end))
            strcat(text, " ");
        strcat(text, words[i]);
    }
    return text;
}

/* Return the index after the bracket that closes the one at `open`. */
static size_t behind(const api_reader *in, size_t open)
{
    int depth = 0;
    for (size_t i = open; i < in->count; i++) {
        depth += strchr("([{", in->words[i][0]) != NULL;
        depth -= strchr(")]}", in->words[i][0]) != NULL;
        if (depth == 0)
            return i + 1;
    }
    stop(in, "a bracket without its other half");
}

/* ---- statements ---- */

/* Attributes of a statement. */
typedef struct api_marks {
    const char *symbol;  /* of __asm__, in quotes */
    const char *warning; /* of deprecated, in quotes */
    bool is_later;       /* declared only so that its use is refused */
} api_marks;

/*
 * Read an attribute or an assembler name from words[begin..end): the symbol, a deprecation, or
 * whether every use is refused.
 */
static void read_mark(const api_reader *in, size_t begin, size_t end, api_marks *marks)
{
    bool is_asm = strcmp(in->words[begin], "__asm__") == 0;
    for (size_t i = begin; i < end; i++) {
        if (is_asm && in->words[i][0] == '"')
            marks->symbol = in->words[i];
        if (!is_asm && strcmp(in->words[i], "deprecated") == 0 && i + 2 < end)
            marks->warning = in->words[i + 2];
        if (!is_asm &&
            (strcmp(in->words[i], "unavailable") == 0 || strcmp(in->words[i], "error") == 0))
            marks->is_later = true;
    }
}

/* Remove attributes and assembler names from the statement and return what they say. */
static api_marks take_marks(api_reader *in)
{
    api_marks marks = {0};
    size_t kept = 0;
    for (size_t i = 0; i < in->count;) {
        const char *word = in->words[i];
        if (i + 1 < in->count &&
            (strcmp(word, "__attribute__") == 0 || strcmp(word, "__asm__") == 0)) {
            size_t end = behind(in, i + 1);
            read_mark(in, i, end, &marks);
            i = end;
        } else if (strcmp(word, "extern") == 0 || strcmp(word, "__extension__") == 0)
            i++;
        else
            in->words[kept++] = in->words[i++];
    }
    in->count = kept;
    return marks;
}

/* Return the text between the quotes of a string. */
static const char *unquote(const char *word)
{
    return word == NULL ? NULL : copy(word + 1, strlen(word) - 2);
}

/*
 * Return the value of a constant: a number, optionally with a sign, a shift, or an earlier
 * constant.
 */
static long read_value(const api_reader *in, size_t begin, size_t end)
{
    bool has_brackets = end - begin > 2 && in->words[begin][0] == '(';
    if (has_brackets)
        return read_value(in, begin + 1, end - 1);
    if (end - begin == 2 && in->words[begin][0] == '-')
        return -read_value(in, begin + 1, end);
    if (end - begin == 4 && in->words[begin + 1][0] == '<' && in->words[begin + 2][0] == '<')
        return read_value(in, begin, begin + 1) << read_value(in, begin + 3, end);
    if (end - begin != 1)
        stop(in, "the value of a constant is no number");
    const char *word = in->words[begin];
    if (isdigit((unsigned char)word[0]))
        return strtol(word, NULL, 0);
    /* Constants may refer to earlier ones, whose values are at the end of their text. */
    for (size_t i = in->list->count; i-- > 0;) {
        const api_item *item = &in->list->items[i];
        if (item->kind == API_CONSTANT && strcmp(item->name, word) == 0)
            return strtol(strrchr(item->text, ' '), NULL, 0);
    }
    stop(in, "the value of a constant is no number");
}

/*
 * Read the constants of an enum; `begin` is the index of its opening brace. A constant without a
 * value is one more than the last.
 */
static void read_constants(api_reader *in, size_t begin, size_t end)
{
    long value = -1;
    for (size_t i = begin + 1; i + 1 < end;) {
        char text[256];
        size_t last = i;
        while (strcmp(in->words[last], ",") != 0 && last + 1 < end)
            last++;
        value = last > i + 2 ? read_value(in, i + 2, last) : value + 1;
        snprintf(text, sizeof text, "%s = %ld", in->words[i], value);
        add(in, API_CONSTANT, in->words[i], copy(text, strlen(text)));
        i = last + 1;
    }
}

/* Read `typedef struct NAME {...} NAME` or `typedef enum NAME {...} NAME`. */
static api_item *read_braces(api_reader *in, size_t open)
{
    size_t end = behind(in, open);
    bool is_enum = strcmp(in->words[1], "enum") == 0;
    if (open != 3 || end + 1 != in->count || strcmp(in->words[2], in->words[end]) != 0)
        stop(in, "a struct or enum is `typedef struct NAME {…} NAME`");
    if (!is_enum)
        return add(in, API_STRUCT, in->words[2], spell(in->words, 2, end));
    /* For an enum, return the enum and not its last constant. */
    add(in, API_ENUM, in->words[2], in->words[2]);
    size_t made = in->list->count;
    read_constants(in, open, end);
    return &in->list->items[made - 1];
}

/*
 * Read a typedef: of a struct or enum with braces, of a pointer to a function, or of another type,
 * whose name is the last word.
 */
static api_item *read_typedef(api_reader *in)
{
    size_t name = in->count - 1;
    for (size_t i = 1; i < in->count; i++) {
        if (strcmp(in->words[i], "{") == 0)
            return read_braces(in, i);
        if (opens_pointer(in->words, i, in->count)) {
            name = i + 2;
            break;
        }
    }
    if (!is_word_char(in->words[name][0]))
        stop(in, "a type without a name at its end");
    return add(in, API_TYPE, in->words[name], spell(in->words, 1, in->count));
}

/* Read a prototype, or the head of an inline function. */
static api_item *read_function(api_reader *in)
{
    api_kind kind = API_FUNCTION;
    size_t begin = 0;
    size_t end = 0;
    while (begin < in->count &&
           (strcmp(in->words[begin], "static") == 0 || strcmp(in->words[begin], "inline") == 0)) {
        kind = API_INLINE;
        begin++;
    }
    for (size_t i = begin; i < in->count && end == 0; i++)
        if (strcmp(in->words[i], "(") == 0 && i > begin) {
            end = behind(in, i);
            if (is_inner(in->words[i - 1]))
                return NULL;
            return add(in, kind, in->words[i - 1], spell(in->words, begin, end));
        }
    stop(in, "neither a type nor a function");
}

/* End a statement: read its attributes and what it declares. */
static void end_statement(api_reader *in)
{
    api_marks marks = take_marks(in);
    bool is_assertion = in->count > 0 && strcmp(in->words[0], "_Static_assert") == 0;
    api_item *item = NULL;
    if (in->count > 0 && !is_assertion && !marks.is_later)
        item = strcmp(in->words[0], "typedef") == 0 ? read_typedef(in) : read_function(in);
    if (item != NULL) {
        item->symbol = unquote(marks.symbol);
        item->warning = unquote(marks.warning);
        /* Remove internal names again. */
        if (is_inner(item->name))
            in->list->count--;
    }
    in->count = 0;
    in->is_body = false;
}

/* Add a token of the current statement. */
static void add_word(api_reader *in, const char *text, size_t length)
{
    if (in->count == in->room) {
        in->room = in->room * 2 + 256;
        in->words = realloc(in->words, in->room * sizeof *in->words);
        if (in->words == NULL)
            gen_fail("tenon-gen", 0, "out of memory");
    }
    if (in->count == 0)
        in->start = in->line;
    /* _Bool comes from stdbool.h; both spellings must compare equal. */
    bool is_bool = length == 5 && strncmp(text, "_Bool", 5) == 0;
    in->words[in->count++] = is_bool ? copy("bool", 4) : copy(text, length);
}

/* Return the length of the token at `text`, which is not blank. */
static size_t word_length(const char *text)
{
    size_t length = 1;
    if (is_word_char(text[0])) {
        while (is_word_char(text[length]))
            length++;
    } else if (text[0] == '"' || text[0] == '\'') {
        while (text[length] != '\0' && text[length] != text[0])
            length += text[length] == '\\' ? 2 : 1;
        length++;
    } else if (strncmp(text, "...", 3) == 0)
        length = 3;
    return length;
}

/*
 * Split a line into tokens and end each statement: at a `;` outside brackets, or at the end of a
 * function's body.
 */
static void read_line(api_reader *in, const char *text)
{
    while (*text != '\0') {
        if (isspace((unsigned char)*text)) {
            text++;
            continue;
        }
        size_t length = word_length(text);
        bool is_open = length == 1 && strchr("([{", *text) != NULL;
        bool is_close = length == 1 && strchr(")]}", *text) != NULL;
        /* A brace outside brackets, after `)`, begins the body of a function. */
        if (*text == '{' && in->depth == 0 && in->count > 0 && in->words[in->count - 1][0] == ')')
            in->is_body = true;
        in->depth += is_open - is_close;
        /* A body's tokens are collected as well, but ignored by read_function. */
        if (*text != ';' || in->depth != 0)
            add_word(in, text, length);
        if (in->depth == 0 && (*text == ';' || (*text == '}' && in->is_body)))
            end_statement(in);
        text += length;
    }
}

/* ---- macros ---- */

static bool is_guard(const char *name, size_t length)
{
    return strncmp(name, "TENON_", 6) == 0 && strncmp(name + length - 2, "_H", 2) == 0;
}

/* The versions themselves change with each release and are checked elsewhere. */
static bool is_version(const char *name)
{
    return strncmp(name, "TENON_VERSION", 13) == 0 || strncmp(name, "TENON_ABI_VERSION", 17) == 0;
}

/* Note the version and the latest ABI from the macros that define them. */
static void read_version(api_list *list, const char *name, const char *value)
{
    static const struct {
        const char *name;
        uint32_t factor;
    } parts[] = {{"TENON_VERSION_MAJOR", 1000000},
                 {"TENON_VERSION_MINOR", 1000},
                 {"TENON_VERSION_PATCH", 1}};
    if (strcmp(name, "TENON_ABI_VERSION_LATEST") == 0)
        list->latest = atoi(value);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strcmp(name, parts[i].name) == 0)
            list->version += parts[i].factor * (uint32_t)atoi(value);
}

/*
 * Read a macro; `text` follows "#define ". Object-like macros have their value only if it is a
 * number.
 */
static void read_define(api_reader *in, const char *text)
{
    char whole[512];
    size_t length = 0;
    while (is_word_char(text[length]))
        length++;
    char *name = copy(text, length);
    if (is_inner(name) || is_guard(name, length))
        return;
    in->start = in->line;
    if (text[length] == '(') {
        /* gcc prints `(a,b)`, clang as written; the normalized form is `(a, b)`. */
        int at = snprintf(whole, sizeof whole, "%s", name);
        for (; text[length] != '\0' && at + 3 < (int)sizeof whole; length++) {
            if (text[length] != ' ')
                whole[at++] = text[length];
            if (text[length] == ',')
                whole[at++] = ' ';
            if (text[length] == ')')
                break;
        }
        whole[at] = '\0';
    } else if (isdigit((unsigned char)text[length + (text[length] == ' ')]) && !is_version(name))
        snprintf(whole, sizeof whole, "%s = %s", name, text + length + 1);
    else
        snprintf(whole, sizeof whole, "%s", name);
    read_version(in->list, name, text + length);
    add(in, API_MACRO, name, copy(whole, strlen(whole)));
}

/* A macro that is undefined again is not part of the API. */
static void read_undef(api_reader *in, const char *name)
{
    api_list *list = in->list;
    for (size_t i = list->count; i-- > 0;)
        if (list->items[i].kind == API_MACRO && strcmp(list->items[i].name, name) == 0) {
            list->count--;
            memmove(&list->items[i], &list->items[i + 1], (list->count - i) * sizeof *list->items);
            return;
        }
}

/* Read a line marker: `# 12 "FILE" ...`. */
static void read_location(api_reader *in, const char *text)
{
    const char *file = strchr(text, '"');
    size_t folder = strlen(in->folder);
    in->line = strtoul(text, NULL, 10) - 1;
    in->header[0] = '\0';
    if (file == NULL || strncmp(file + 1, in->folder, folder) != 0)
        return;
    file += 1 + folder;
    snprintf(in->header, sizeof in->header, "tenon/%.*s", (int)strcspn(file, "\""), file);
}

/* Read the output of one run of the preprocessor; lines from other files are skipped. */
static void read_output(api_reader *in, FILE *file)
{
    char *text = NULL;
    size_t room = 0;
    while (getline(&text, &room, file) > 0) {
        text[strcspn(text, "\n")] = '\0';
        in->line++;
        if (text[0] == '#' && text[1] == ' ')
            read_location(in, text + 2);
        else if (in->header[0] == '\0')
            continue;
        else if (strncmp(text, "#define ", 8) == 0)
            read_define(in, text + 8);
        else if (strncmp(text, "#undef ", 7) == 0)
            read_undef(in, text + 7);
        else if (text[0] != '#')
            read_line(in, text);
    }
    free(text);
}

/* ---- all headers, all ABIs ---- */

/* Add the headers of a folder, and the options by which the preprocessor includes them. */
static void find_headers(const char *root, const char *below, api_list *list, FILE *command)
{
    char pattern[4096];
    glob_t found;
    size_t folder = strlen(root) + sizeof "/include/" - 1;
    snprintf(pattern, sizeof pattern, "%s/include/tenon/%s*.h", root, below);
    if (glob(pattern, 0, NULL, &found) != 0)
        return;
    list->headers =
        realloc(list->headers, (list->nheaders + found.gl_pathc) * sizeof *list->headers);
    if (list->headers == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    for (size_t i = 0; i < found.gl_pathc; i++) {
        const char *path = found.gl_pathv[i];
        list->headers[list->nheaders++] = copy(path + folder, strlen(path) - folder);
        fprintf(command, " -include '%s'", path);
    }
    globfree(&found);
}

static bool is_same(const api_item *a, const api_item *b)
{
    const char *none = "";
    return a->kind == b->kind && strcmp(a->text, b->text) == 0 &&
           strcmp(a->header, b->header) == 0 &&
           strcmp(a->symbol != NULL ? a->symbol : none, b->symbol != NULL ? b->symbol : none) == 0;
}

/*
 * Add what one ABI declares. An item that is equal under several ABIs is one item with several
 * bits.
 */
static void merge(api_list *all, const api_list *one, int abi)
{
    for (size_t i = 0; i < one->count; i++) {
        size_t at = 0;
        while (at < all->count && !is_same(&all->items[at], &one->items[i]))
            at++;
        if (at == all->count)
            *api_add(all, API_MACRO) = one->items[i];
        all->items[at].abis |= 1u << (abi - 1);
    }
}

/* Read the headers under one ABI. */
static void read_abi(const char *root, const char *options, int abi, api_list *list)
{
    char *command = gen_alloc(strlen(root) + strlen(options) + 512, 1);
    char *folder = gen_alloc(strlen(root) + 32, 1);
    const char *compiler = getenv("CC");
    api_list one = {0};
    sprintf(folder, "%s/include/tenon/", root);
    sprintf(
        command,
        "%.200s -std=c17 -E -dD -DTENON_ABI_VERSION_REQUESTED=%d -I'%s/include'%s -x c /dev/null",
        compiler != NULL ? compiler : "cc", abi, root, options);
    api_reader in = {.list = &one, .folder = folder};
    FILE *file = popen(command, "r");
    if (file == NULL)
        gen_fail("tenon-gen", 0, "the compiler cannot be started");
    read_output(&in, file);
    if (pclose(file) != 0)
        gen_fail(folder, 0, "`%s` fails", command);
    merge(list, &one, abi);
    list->version = one.version;
    list->latest = one.latest;
}

/* For qsort's comparison: the list whose headers give the order. */
static const api_list *sorted_by;

static size_t header_rank(const char *header)
{
    size_t rank = 0;
    while (rank < sorted_by->nheaders && strcmp(sorted_by->headers[rank], header) != 0)
        rank++;
    return rank;
}

/* Order items for qsort: by header, line, and within a line by kind and value. */
static int compare_locations(const void *first, const void *second)
{
    const api_item *a = first;
    const api_item *b = second;
    size_t headers[2] = {header_rank(a->header), header_rank(b->header)};
    if (headers[0] != headers[1])
        return headers[0] < headers[1] ? -1 : 1;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    /* An enum precedes its constants, which are ordered by value. */
    if (a->kind != b->kind)
        return a->kind == API_ENUM ? -1 : b->kind == API_ENUM ? 1 : (int)a->kind - (int)b->kind;
    if (a->kind == API_CONSTANT) {
        long values[2] = {strtol(strrchr(a->text, ' '), NULL, 0),
                          strtol(strrchr(b->text, ' '), NULL, 0)};
        if (values[0] != values[1])
            return values[0] < values[1] ? -1 : 1;
    }
    return strcmp(a->text, b->text);
}

void api_read_headers(const char *root, api_list *list)
{
    char *options;
    size_t length;
    /* Line markers repeat the paths that were given, so all paths are absolute. */
    char *full = realpath(root, NULL);
    if (full == NULL)
        gen_fail(root, 0, "there is no such folder");
    root = full;
    FILE *out = open_memstream(&options, &length);
    list->path = "include/tenon";
    find_headers(root, "", list, out);
    find_headers(root, "experimental/", list, out);
    fclose(out);
    if (list->nheaders == 0)
        gen_fail(root, 0, "there is no include/tenon");
    /* The headers tell the latest ABI when the first one is read. */
    list->latest = 1;
    for (int abi = 1; abi <= list->latest; abi++)
        read_abi(root, options, abi, list);
    sorted_by = list;
    qsort(list->items, list->count, sizeof *list->items, compare_locations);
}
