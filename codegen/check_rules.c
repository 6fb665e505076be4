/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Applies every rule to every entry, except for the listed exceptions. An exception that excuses no
 * fault is itself a fault, so that the list stays minimal.
 */
#include "gen_rules.h"

#include <stdlib.h>
#include <string.h>

/* A rule's exception for one operator. */
typedef struct gen_exception {
    const char *rule; /* the rule's id */
    const char *name; /* the operator, "add.out" */
    size_t line;      /* of the file */
    bool is_used;     /* the rule found a fault */
} gen_exception;

/* The exceptions in spec/rule_exceptions.txt. */
typedef struct gen_exceptions {
    const char *path;     /* for messages */
    gen_exception *items; /* `count` rows */
    size_t count;         /* number of rows */
} gen_exceptions;

/* Fail with the rule's message, in which the detail replaces `@`. */
static void complain(const gen_rule *rule, const gen_entry *entry, const gen_detail *detail)
{
    size_t line = gen_has(entry, rule->key) ? entry->lines[rule->key] : entry->line;
    size_t head = strcspn(rule->message, "@");
    bool has_detail = rule->message[head] == '@';
    gen_fail(entry->file, line, "%s: %.*s%s%s [%s]", entry->local_name, (int)head, rule->message,
             has_detail ? detail->text : "", has_detail ? rule->message + head + 1 : "", rule->id);
}

/* Return whether a fault is excused; marks the exception as used. */
static bool is_excused(gen_exceptions *exceptions, const gen_rule *rule, const gen_entry *entry)
{
    for (size_t i = 0; i < exceptions->count; i++) {
        gen_exception *exception = &exceptions->items[i];
        if (strcmp(exception->rule, rule->id) != 0 ||
            strcmp(exception->name, entry->local_name) != 0)
            continue;
        exception->is_used = true;
        return true;
    }
    return false;
}

/* Read a line "rule: name name ... # reason". The reason is mandatory. */
static void read_exceptions_line(char *text, size_t line, gen_exceptions *exceptions)
{
    char *reason = strchr(text, '#');
    char *colon = strchr(text, ':');
    if (reason == text || *text == '\n')
        return;
    if (reason == NULL || colon == NULL || colon > reason || strlen(reason) < 5)
        gen_fail(exceptions->path, line, "a row is 'RULE: OPERATOR … # why'");
    *reason = '\0';
    *colon = '\0';
    const char *rule = strdup(text);
    char *rest = colon + 1;
    for (char *word; (word = strtok_r(rest, " ", &rest)) != NULL;) {
        exceptions->items =
            realloc(exceptions->items, (exceptions->count + 1) * sizeof *exceptions->items);
        if (exceptions->items == NULL)
            gen_fail(exceptions->path, line, "out of memory");
        exceptions->items[exceptions->count++] = (gen_exception){rule, strdup(word), line, false};
    }
}

/* Read the exceptions; a missing file means none. */
static void read_exceptions(const char *path, gen_exceptions *exceptions)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = fopen(path, "rb");
    exceptions->path = path;
    if (file == NULL)
        return;
    for (size_t line = 1; getline(&text, &size, file) > 0; line++)
        read_exceptions_line(text, line, exceptions);
    free(text);
    fclose(file);
}

void gen_check(const gen_spec *spec, const char *exceptions_path)
{
    const gen_rules *const tables[] = {&gen_schema_rules,   &gen_kind_rules,  &gen_entry_rules,
                                       &gen_dispatch_rules, &gen_group_rules, &gen_foreach_rules,
                                       &gen_fact_rules};
    gen_exceptions exceptions = {0};
    if (exceptions_path != NULL)
        read_exceptions(exceptions_path, &exceptions);
    for (size_t i = 0; i < spec->count; i++)
        for (size_t t = 0; t < TN_LEN(tables); t++)
            for (size_t r = 0; r < tables[t]->count; r++) {
                gen_detail detail = {""};
                const gen_rule *rule = &tables[t]->items[r];
                if (!rule->is_kept(spec, &spec->entries[i], &detail) &&
                    !is_excused(&exceptions, rule, &spec->entries[i]))
                    complain(rule, &spec->entries[i], &detail);
            }
    /* An exception that excuses nothing is out of date. */
    for (size_t i = 0; i < exceptions.count; i++)
        if (!exceptions.items[i].is_used)
            gen_fail(exceptions.path, exceptions.items[i].line,
                     "%s keeps the rule '%s', or is not there; take it from the row",
                     exceptions.items[i].name, exceptions.items[i].rule);
}
