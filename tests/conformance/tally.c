/* SPDX-License-Identifier: BSD-3-Clause */
/* The tallies in the order in which they were asked for; cases of an operator stand together. */
#include "tally.h"

#include <stdio.h>
#include <stdlib.h>

static tally *tallies; /* all of them */
static size_t ntallies;

static tally *find(const char *level, const char *name)
{
    for (size_t i = ntallies; i > 0; i--)
        if (strcmp(tallies[i - 1].name, name) == 0 && strcmp(tallies[i - 1].level, level) == 0)
            return &tallies[i - 1];
    return NULL;
}

tally *tally_of(const char *level, const char *name)
{
    if (ntallies > 0 && strcmp(tallies[ntallies - 1].name, name) == 0 &&
        strcmp(tallies[ntallies - 1].level, level) == 0)
        return &tallies[ntallies - 1];
    tally *found = find(level, name);
    if (found != NULL)
        return found;
    tally *grown = realloc(tallies, (ntallies + 1) * sizeof *grown);
    if (grown == NULL)
        abort();
    tallies = grown;
    tallies[ntallies] = (tally){.level = level};
    snprintf(tallies[ntallies].name, sizeof tallies->name, "%s", name);
    return &tallies[ntallies++];
}

void tally_count(const char *level, const char *name, verdict result, const char *why)
{
    tally *self = tally_of(level, name);
    self->count[result]++;
    if (result == PASSED || strstr(self->why, why) != NULL)
        return;
    size_t length = strlen(self->why);
    snprintf(self->why + length, sizeof self->why - length, "%s%s", length > 0 ? "; " : "", why);
}

size_t tally_total(const char *level, verdict result)
{
    size_t total = 0;
    for (size_t i = 0; i < ntallies; i++)
        total += strcmp(tallies[i].level, level) == 0 ? tallies[i].count[result] : 0;
    return total;
}

/* Whether the line of the file holds; a line without numbers does. `is_listed` has a flag for each
 * tally. */
static bool holds(const char *line, bool *is_listed)
{
    char level[32];
    char name[96];
    size_t must[3];
    static const tally none;
    if (sscanf(line, "%31[a-z]\t%95[^\t]\t%zu\t%zu\t%zu", level, name, &must[PASSED], &must[FAILED],
               &must[SKIPPED]) != 5)
        return true;
    const tally *now = find(level, name);
    if (now != NULL)
        is_listed[now - tallies] = true;
    else
        now = &none;
    if (now->count[PASSED] >= must[PASSED] && now->count[FAILED] == must[FAILED] &&
        now->count[SKIPPED] <= must[SKIPPED])
        return true;
    printf("    %s %s: %zu passed, %zu failed, %zu skipped; must be %zu, %zu, %zu\n", level, name,
           now->count[PASSED], now->count[FAILED], now->count[SKIPPED], must[PASSED], must[FAILED],
           must[SKIPPED]);
    return false;
}

int tally_compare(const char *path)
{
    char line[512];
    int missed = 0;
    FILE *file = fopen(path, "r");
    bool *is_listed = calloc(ntallies + 1, sizeof *is_listed);
    if (is_listed == NULL)
        abort();
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        missed += !holds(line, is_listed);
    for (size_t i = 0; i < ntallies && file != NULL; i++) {
        if (is_listed[i] || tallies[i].count[FAILED] == 0)
            continue;
        printf("    %s %s: %zu failed\n", tallies[i].level, tallies[i].name,
               tallies[i].count[FAILED]);
        missed++;
    }
    free(is_listed);
    if (file == NULL)
        return -1;
    fclose(file);
    return missed;
}

static int compare(const void *a, const void *b)
{
    const tally *x = a;
    const tally *y = b;
    int order = strcmp(x->level, y->level);
    return order != 0 ? order : strcmp(x->name, y->name);
}

bool tally_write(const char *path)
{
    FILE *file = fopen(path, "w");
    if (file == NULL)
        return false;
    qsort(tallies, ntallies, sizeof *tallies, compare);
    fputs("# Recorded calls: level, operator, how many passed, failed, were skipped, and why. "
          "With TENON_CORPUS_WRITE=1 the test writes it anew.\n",
          file);
    for (size_t i = 0; i < ntallies; i++) {
        const size_t *count = tallies[i].count;
        fprintf(file, "%s\t%s\t%zu\t%zu\t%zu%s%s\n", tallies[i].level, tallies[i].name,
                count[PASSED], count[FAILED], count[SKIPPED], tallies[i].why[0] != '\0' ? "\t" : "",
                tallies[i].why);
    }
    return fclose(file) == 0;
}

void tally_free(void)
{
    free(tallies);
    tallies = NULL;
    ntallies = 0;
}
