/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * `tenon abi`: lists PyTorch's stable ABI, and compares two releases of it or the exports of two
 * files.
 */
#include "cli.h"
#include "demangle.h"
#include "manifest.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include <tenon/experimental/names.h>

static const char help[] =
    "usage: tenon abi list [--since RELEASE] [--header PATH] [--impl WORD] [--kind WORD] [--json]\n"
    "       tenon abi show NAME…\n"
    "       tenon abi diff RELEASE RELEASE\n"
    "       tenon abi diff OLD.so NEW.so\n\n"
    "Answers from the manifest of PyTorch's stable ABI.\n\n"
    "  list   one line per function: name, first release, how Tenon serves it, header\n"
    "           --since RELEASE   those that came with this release or later\n"
    "           --header PATH     those of a header; its last part is enough\n"
    "           --impl WORD       full, partial, absent or declared\n"
    "           --kind WORD       not functions: type, constant, handle, callback, family, macro, "
    "name, stub\n"
    "           --json            one JSON object\n"
    "  show   type, ownership of each argument, release, header and state of a function\n"
    "  diff   what the second release has and the first has not (+), or the reverse (-):\n"
    "         functions, then types, macros and the other names of headers;\n"
    "         for two shared objects, the names that they export: status 1 if one is gone\n";

/* Indexed by cli_abi_impl. */
static const char *const impl_names[] = {"declared", "absent", "partial", "full"};

/* Which entries `list` prints; NULL does not restrict. */
typedef struct entry_filter {
    const char *since;  /* --since */
    const char *header; /* --header */
    const char *impl;   /* --impl */
    const char *kind;   /* --kind */
    json_t *list;       /* with --json: what is found */
} entry_filter;

/* Return whether `path` is `wanted`, or ends with a slash and `wanted`. */
static bool is_path_end(const char *path, const char *wanted)
{
    size_t length = strlen(path);
    size_t tail = strlen(wanted);
    return length >= tail && strcmp(path + length - tail, wanted) == 0 &&
           (length == tail || path[length - tail - 1] == '/');
}

static bool is_wanted(const cli_abi_entry *entry, const entry_filter *filter)
{
    return (filter->since == NULL ||
            cli_release(cli_abi_string(entry->since)) >= cli_release(filter->since)) &&
           (filter->header == NULL || is_path_end(cli_abi_string(entry->header), filter->header)) &&
           (filter->impl == NULL || strcmp(impl_names[entry->impl], filter->impl) == 0);
}

/* Return a header's path without the prefix that all have in common. */
static const char *short_header(const char *header)
{
    static const char folder[] = "torch/csrc/";
    bool is_there = strncmp(header, folder, sizeof folder - 1) == 0;
    return is_there ? header + sizeof folder - 1 : header[0] != '\0' ? header : "(no header known)";
}

/* Print the functions that the options select. Return the exit status. */
static int list_entries(const entry_filter *filter)
{
    size_t count = 0;
    for (size_t i = 0; i < cli_num_abi_entries; i++) {
        const cli_abi_entry *entry = &cli_abi_entries[i];
        if (!is_wanted(entry, filter))
            continue;
        count++;
        const char *feature = cli_abi_string(entry->feature);
        if (filter->list != NULL)
            json_array_append_new(filter->list,
                                  json_pack("{ss ss ss ss ss}", "name", cli_abi_string(entry->name),
                                            "since", cli_abi_string(entry->since), "served",
                                            impl_names[entry->impl], "header",
                                            cli_abi_string(entry->header), "feature", feature));
        else
            printf("%-60s %-5s %-9s %s%s%s%s\n", cli_abi_string(entry->name),
                   cli_abi_string(entry->since), impl_names[entry->impl],
                   short_header(cli_abi_string(entry->header)), feature[0] != '\0' ? " (" : "",
                   feature, feature[0] != '\0' ? ")" : "");
    }
    return count > 0 ? CLI_OK : cli_fail("abi", "no function matches");
}

/* list --kind: print a line per entry of the kind. */
static int list_names(const entry_filter *filter)
{
    size_t count = 0;
    for (size_t i = 0; i < cli_num_abi_names; i++) {
        const cli_abi_name *name = &cli_abi_names[i];
        const char *header = cli_abi_string(name->header);
        const char *since = cli_abi_string(name->since);
        if (strcmp(cli_abi_string(name->kind), filter->kind) != 0 ||
            (filter->header != NULL && !is_path_end(header, filter->header)) ||
            (filter->since != NULL && cli_release(since) < cli_release(filter->since)))
            continue;
        count++;
        if (filter->list != NULL)
            json_array_append_new(
                filter->list, json_pack("{ss ss ss ss}", "name", cli_abi_string(name->name),
                                        "since", since, "kind", filter->kind, "header", header));
        else
            printf("%-60s %-5s %-9s %s\n", cli_abi_string(name->name), since, filter->kind,
                   short_header(header));
    }
    return count > 0 ? CLI_OK : cli_fail("abi", "no entry matches");
}

/* tenon abi list. */
static int run_list(int argc, char **argv)
{
    entry_filter filter = {0};
    bool json = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0) {
            json = true;
            continue;
        }
        const char **wish = strcmp(argv[i], "--since") == 0    ? &filter.since
                            : strcmp(argv[i], "--header") == 0 ? &filter.header
                            : strcmp(argv[i], "--impl") == 0   ? &filter.impl
                            : strcmp(argv[i], "--kind") == 0   ? &filter.kind
                                                               : NULL;
        if (wish == NULL)
            return cli_unknown_option("abi", argc, argv, i);
        if (i + 1 == argc)
            return cli_usage_error("abi", "list: %s needs a word", argv[i]);
        *wish = argv[++i];
    }
    if (filter.since != NULL && cli_release(filter.since) == 0)
        return cli_usage_error("abi", "list: '%s' is no release such as 2.10", filter.since);
    if (json)
        filter.list = json_array();
    int status = filter.kind != NULL ? list_names(&filter) : list_entries(&filter);
    if (json && status == CLI_OK)
        status = cli_print_object(
            "abi", json_pack("{sO}", filter.kind != NULL ? "names" : "functions", filter.list));
    json_decref(filter.list);
    return status;
}

/*
 * A line of a function's type, "borrow-from:self const char * name": the ownership word and the
 * declaration.
 */
typedef struct type_line {
    const char *word;     /* the ownership word */
    int word_length;      /* its length */
    const char *declared; /* type and name */
    int declared_length;  /* its length */
} type_line;

/* Split the line at `text`; return the start of the next one, NULL after the last. */
static const char *split_line(const char *text, type_line *out)
{
    size_t length = strcspn(text, "\n");
    size_t word = strcspn(text, " ");
    *out = (type_line){text, (int)word, text + word + 1, (int)(length - word - 1)};
    return text[length] == '\n' ? text + length + 1 : NULL;
}

/* Print the declaration, then a line per parameter with its ownership. */
static void print_type(const cli_abi_entry *entry)
{
    type_line line;
    const char *rest = split_line(cli_abi_string(entry->type), &line);
    const char *params = rest;
    bool is_pointer = line.declared_length > 0 && line.declared[line.declared_length - 1] == '*';
    printf("  %.*s%s%s(", line.declared_length, line.declared, is_pointer ? "" : " ",
           cli_abi_string(entry->name));
    for (const char *next = params; next != NULL;) {
        next = split_line(next, &line);
        printf("%.*s%s", line.declared_length, line.declared, next != NULL ? ", " : "");
    }
    printf("%s)\n\n", params == NULL ? "void" : "");
    for (const char *next = params; next != NULL;) {
        next = split_line(next, &line);
        const char *from = memchr(line.word, ':', (size_t)line.word_length);
        int word = from != NULL ? (int)(from - line.word) : line.word_length;
        printf("  %-11.*s %.*s%s%.*s%s\n", word, line.word, line.declared_length, line.declared,
               from != NULL ? "   (from " : "", from != NULL ? line.word_length - word - 1 : 0,
               from != NULL ? from + 1 : "", from != NULL ? ")" : "");
    }
}

/* Print what all entries have: release, gate, feature, header. */
static void print_location(uint32_t since_at, uint32_t guard_at, uint32_t feature_at,
                           uint32_t header_at)
{
    const char *since = cli_abi_string(since_at);
    const char *guard = cli_abi_string(guard_at);
    printf("  since    PyTorch %s%s\n", since, strcmp(since, "2.9") == 0 ? " or earlier" : "");
    if (strcmp(since, guard) != 0)
        printf("  guard    %s\n", guard[0] != '\0' ? guard : "none");
    if (cli_abi_string(feature_at)[0] != '\0')
        printf("  feature  %s\n", cli_abi_string(feature_at));
    if (cli_abi_string(header_at)[0] != '\0')
        printf("  header   %s\n", cli_abi_string(header_at));
}

/* Return whether the headers declare a function even for targets that lack it. */
static bool is_without_gate(const cli_abi_entry *entry)
{
    return strcmp(cli_abi_string(entry->since), "2.9") != 0 &&
           cli_abi_string(entry->guard)[0] == '\0' && cli_abi_string(entry->name)[0] != '\0';
}

/* Print a function: its type, releases, gate and header, and how Tenon serves it. */
static void print_entry(const cli_abi_entry *entry)
{
    const char *limit = cli_abi_string(entry->limit);
    printf("%s\n", cli_abi_string(entry->name));
    if (cli_abi_string(entry->type)[0] != '\0')
        print_type(entry);
    putchar('\n');
    print_location(entry->since, entry->guard, entry->feature, entry->header);
    printf("  Tenon    %s%s%s\n", impl_names[entry->impl], limit[0] != '\0' ? ": " : "", limit);
    if (is_without_gate(entry))
        printf(
            "  note     compiles for every TORCH_TARGET_VERSION, as with PyTorch's headers; what "
            "calls it needs %s\n",
            cli_abi_string(entry->since));
}

/* Print an entry that is not a function: kind, details, and where it is declared. */
static void print_name(const cli_abi_name *name)
{
    printf("%s\n  kind     %s\n", cli_abi_string(name->name), cli_abi_string(name->kind));
    for (const char *line = cli_abi_string(name->detail); *line != '\0';) {
        int length = (int)strcspn(line, "\n");
        printf("  %.*s\n", length, line);
        line += length + (line[length] == '\n');
    }
    if (cli_abi_string(name->since)[0] != '\0')
        print_location(name->since, name->guard, name->feature, name->header);
    else
        printf("  library  %s\n", cli_abi_string(name->header));
}

/* Return whether `wanted` is the name, with or without its namespaces. */
static bool is_named(const char *name, const char *wanted)
{
    size_t length = strlen(name);
    size_t tail = strlen(wanted);
    return length >= tail && strcmp(name + length - tail, wanted) == 0 &&
           (length == tail || (length > tail + 1 && name[length - tail - 1] == ':'));
}

/* Print all entries with a name that are not functions; return how many. */
static size_t show_names(const char *wanted, bool is_first)
{
    size_t count = 0;
    for (size_t i = 0; i < cli_num_abi_names; i++) {
        if (!is_named(cli_abi_string(cli_abi_names[i].name), wanted))
            continue;
        if (!is_first || count > 0)
            putchar('\n');
        print_name(&cli_abi_names[i]);
        count++;
    }
    return count;
}

/* Say that a name is not known, and which are near. Return the exit status. */
static int fail_unknown(const char *name)
{
    char advice[512];
    tn_near near = {.asked = name};
    for (size_t i = 0; i < cli_num_abi_entries; i++)
        tn_near_add(&near, cli_abi_string(cli_abi_entries[i].name));
    for (size_t i = 0; i < cli_num_abi_names; i++)
        tn_near_add(&near, cli_abi_string(cli_abi_names[i].name));
    return cli_fail("abi", "'%s' is no name of the stable ABI known here%s", name,
                    cli_advice(&near, advice, sizeof advice));
}

/* tenon abi show: print each name; a missing one is reported and the others are still printed. */
static int run_show(int argc, char **argv)
{
    int status = CLI_OK;
    if (argc < 2)
        return cli_usage_error("abi", "show: which function?");
    for (int i = 1; i < argc; i++) {
        const cli_abi_entry *entry = cli_abi_find(argv[i]);
        if (entry == NULL && show_names(argv[i], i == 1) > 0)
            continue;
        if (entry == NULL) {
            status = fail_unknown(argv[i]);
            continue;
        }
        if (i > 1)
            putchar('\n');
        print_entry(entry);
    }
    return status;
}

/* Return the newest release that the manifest knows. */
static unsigned youngest_release(void)
{
    unsigned youngest = 0;
    for (size_t i = 0; i < cli_num_abi_entries; i++) {
        unsigned since = cli_release(cli_abi_string(cli_abi_entries[i].since));
        youngest = since > youngest ? since : youngest;
    }
    return youngest;
}

/* Print names other than functions that came after `low`, up to `high`; return how many. */
static size_t diff_names(unsigned low, unsigned high, char mark)
{
    size_t count = 0;
    for (size_t i = 0; i < cli_num_abi_names; i++) {
        const cli_abi_name *name = &cli_abi_names[i];
        unsigned since = cli_release(cli_abi_string(name->since));
        if (since <= low || since > high)
            continue;
        count++;
        printf("%c %-60s %-5s %s, %s\n", mark, cli_abi_string(name->name),
               cli_abi_string(name->since), short_header(cli_abi_string(name->header)),
               cli_abi_string(name->kind));
    }
    return count;
}

/* Print what was added between two releases; if the first is newer, what it has in addition. */
static int diff_releases(const char *from, const char *to)
{
    unsigned low = cli_release(from);
    unsigned high = cli_release(to);
    unsigned youngest = youngest_release();
    bool is_back = low > high;
    size_t count = 0;
    if (low < 2009 || low > youngest || high < 2009 || high > youngest)
        return cli_usage_error("abi", "diff: '%s' is no release known here: 2.9 to %u.%u",
                               low < 2009 || low > youngest ? from : to, youngest / 1000,
                               youngest % 1000);
    /* Entries added after `low` up to `high` are listed, whatever the order of the releases. */
    if (is_back) {
        unsigned swapped = low;
        low = high;
        high = swapped;
    }
    for (size_t i = 0; i < cli_num_abi_entries; i++) {
        const cli_abi_entry *entry = &cli_abi_entries[i];
        unsigned since = cli_release(cli_abi_string(entry->since));
        if (since <= low || since > high)
            continue;
        count++;
        printf("%c %-60s %-5s %s\n", is_back ? '-' : '+', cli_abi_string(entry->name),
               cli_abi_string(entry->since), short_header(cli_abi_string(entry->header)));
    }
    size_t others = diff_names(low, high, is_back ? '-' : '+');
    printf("%zu function%s", count, count == 1 ? "" : "s");
    if (others > 0)
        printf(" and %zu other name%s", others, others == 1 ? "" : "s");
    printf(" %s\n", is_back ? "fewer" : "more");
    return CLI_OK;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Return the exported names of a file, sorted; NULL without memory. */
static const char **exports_of(const tn_binary *file, size_t *count)
{
    tn_binary_facts facts = {.size = sizeof facts};
    tn_binary_symbol symbol = {.size = sizeof symbol};
    tn_binary_describe(file, &facts);
    const char **names = calloc(facts.nsymbols + 1, sizeof *names);
    if (names == NULL)
        return NULL;
    *count = 0;
    for (size_t i = 0; tn_binary_symbol_at(file, i, &symbol); i++)
        if (!symbol.is_import && !symbol.is_local && symbol.name[0] != '\0')
            names[(*count)++] = symbol.name;
    qsort(names, *count, sizeof *names, compare_texts);
    return names;
}

/* Print a change; control characters in names would steer a terminal. */
static void print_change(char mark, const char *name)
{
    char *plain = cli_demangle(name);
    printf("%c ", mark);
    for (const char *c = plain != NULL ? plain : name; *c != '\0'; c++)
        putchar((unsigned char)*c < ' ' || *c == 127 ? '?' : *c);
    putchar('\n');
    free(plain);
}

/* Merge both sorted lists and print the differences. */
static int compare_exports(const tn_binary *older, const tn_binary *newer)
{
    size_t nold = 0;
    size_t nnew = 0;
    size_t gone = 0;
    size_t come = 0;
    const char **old_names = exports_of(older, &nold);
    const char **new_names = exports_of(newer, &nnew);
    bool is_whole = old_names != NULL && new_names != NULL;
    for (size_t i = 0, j = 0; is_whole && (i < nold || j < nnew);) {
        int order = i == nold ? 1 : j == nnew ? -1 : strcmp(old_names[i], new_names[j]);
        if (order < 0) {
            print_change('-', old_names[i]);
            gone++;
        } else if (order > 0) {
            print_change('+', new_names[j]);
            come++;
        }
        /* Equal names are skipped in both lists. */
        i += order <= 0;
        j += order >= 0;
    }
    free(old_names);
    free(new_names);
    if (!is_whole)
        return cli_fail("abi", "out of memory");
    printf("%zu exports gone, %zu new, %zu stay\n", gone, come, nold - gone);
    return gone > 0 ? CLI_FAILED : CLI_OK;
}

/* Compare what two files export. Return the exit status. */
static int diff_files(const char *older, const char *newer)
{
    tn_binary *files[2] = {NULL, NULL};
    int status = CLI_USAGE;
    if (tn_binary_open(older, &files[0]) != TN_OK || tn_binary_open(newer, &files[1]) != TN_OK)
        cli_fail_last("abi");
    else
        status = compare_exports(files[0], files[1]);
    tn_binary_free(files[0]);
    tn_binary_free(files[1]);
    return status;
}

/* tenon abi diff: of two releases or two files. */
static int run_diff(int argc, char **argv)
{
    if (argc != 3)
        return cli_usage_error("abi", "diff: two releases, or two files");
    bool is_first = cli_release(argv[1]) != 0;
    bool is_second = cli_release(argv[2]) != 0;
    if (is_first != is_second)
        return cli_usage_error("abi", "diff: '%s' is a release and '%s' is not",
                               argv[is_first ? 1 : 2], argv[is_first ? 2 : 1]);
    return is_first ? diff_releases(argv[1], argv[2]) : diff_files(argv[1], argv[2]);
}

int cli_abi(int argc, char **argv)
{
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    if (argc < 2)
        return cli_unknown_subcommand("abi", NULL);
    if (strcmp(argv[1], "list") == 0)
        return run_list(argc - 1, argv + 1);
    if (strcmp(argv[1], "show") == 0)
        return run_show(argc - 1, argv + 1);
    if (strcmp(argv[1], "diff") == 0)
        return run_diff(argc - 1, argv + 1);
    return cli_unknown_subcommand("abi", argv[1]);
}
