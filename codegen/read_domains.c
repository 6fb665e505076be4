/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads spec/domains.txt: the domain of each operator, by the stem that its variants share. */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"

/* A name of the list; "fft_*" stands for all names with the prefix "fft_". */
typedef struct listed_name {
    char *text;         /* without the star */
    const char *domain; /* the domain that lists it */
    size_t line;        /* in the file */
    bool is_prefix;     /* it ended with a star */
    bool is_used;       /* an operator has this name */
} listed_name;

/* The whole list. */
typedef struct name_list {
    const char *path;   /* the file, for messages */
    listed_name *names; /* `count` of them */
    size_t count;       /* how many */
} name_list;

/* Add a name of a domain; the same name twice is a fault. */
static void add_name(name_list *list, const char *word, const char *domain, size_t line)
{
    size_t length = strlen(word);
    bool is_prefix = word[length - 1] == '*';
    for (size_t i = 0; i < list->count; i++)
        if (strncmp(list->names[i].text, word, length - is_prefix) == 0 &&
            list->names[i].text[length - is_prefix] == '\0' &&
            list->names[i].is_prefix == is_prefix)
            gen_fail(list->path, line, "'%s' is given twice", word);
    list->names = realloc(list->names, (list->count + 1) * sizeof *list->names);
    if (list->names == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    list->names[list->count++] =
        (listed_name){strndup(word, length - is_prefix), domain, line, is_prefix, false};
}

/* Add a domain and return its name, which is kept. */
static const char *add_domain(gen_words *domains, const char *word)
{
    domains->items = realloc(domains->items, (domains->count + 1) * sizeof *domains->items);
    if (domains->items == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    domains->items[domains->count] = strndup(word, strlen(word) - 1);
    return domains->items[domains->count++];
}

/*
 * Read the words of one line: "shape:" begins a domain, any other word is a name in the last one.
 */
static void read_line(char *line, size_t number, gen_words *domains, name_list *list)
{
    char *rest = NULL;
    if (line[0] == '#')
        return;
    for (char *word = strtok_r(line, " \n", &rest); word != NULL;
         word = strtok_r(NULL, " \n", &rest)) {
        if (word[strlen(word) - 1] == ':')
            add_domain(domains, word);
        else if (domains->count == 0)
            gen_fail(list->path, number, "'%s' is in no domain: write 'DOMAIN:' before it", word);
        else
            add_name(list, word, domains->items[domains->count - 1], number);
    }
}

/* Read the file of domains. */
static void read_list(const char *path, gen_words *domains, name_list *list)
{
    char *line = NULL;
    size_t room = 0;
    FILE *file = fopen(path, "r");
    if (file == NULL)
        gen_fail(path, 0, "cannot be read");
    for (size_t number = 1; getline(&line, &room, file) >= 0; number++)
        read_line(line, number, domains, list);
    free(line);
    fclose(file);
}

/*
 * Return the list's item for a name: the name itself, else the longest matching prefix; NULL for
 * none.
 */
static listed_name *find_name(const name_list *list, const char *name)
{
    listed_name *found = NULL;
    for (size_t i = 0; i < list->count; i++) {
        listed_name *listed = &list->names[i];
        if (!listed->is_prefix && strcmp(listed->text, name) == 0)
            return listed;
        if (listed->is_prefix && gen_begins(name, listed->text) &&
            (found == NULL || strlen(found->text) < strlen(listed->text)))
            found = listed;
    }
    return found;
}

/* Return the name that an entry's variants share, from malloc. */
static char *stem_of(const gen_entry *entry)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    gen_print_stem(out, entry);
    fclose(out);
    return text;
}

void gen_read_domains(const char *path, gen_spec *spec)
{
    name_list list = {.path = path};
    read_list(path, &spec->domains, &list);
    for (size_t i = 0; i < spec->count; i++) {
        gen_entry *entry = &spec->entries[i];
        char *stem = stem_of(entry);
        listed_name *listed = find_name(&list, stem);
        if (listed == NULL)
            gen_fail(entry->file, entry->line, "'%s' has no domain: add it to %s", stem, path);
        listed->is_used = true;
        entry->domain = listed->domain;
        free(stem);
    }
    for (size_t i = 0; i < list.count; i++)
        if (!list.names[i].is_used)
            gen_fail(path, list.names[i].line, "no operator is called '%s'", list.names[i].text);
}
