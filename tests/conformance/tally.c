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

size_t tally_total(const char *level, verdict result)
{
    size_t total = 0;
    for (size_t i = 0; i < ntallies; i++)
        total += strcmp(tallies[i].level, level) == 0 ? tallies[i].count[result] : 0;
    return total;
}

int tally_compare(const char *path)
{
    char line[256];
    char level[32];
    char name[96];
    size_t must;
    int missed = 0;
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return -1;
    while (fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "%31[a-z]\t%95[^\t]\t%zu", level, name, &must) != 3)
            continue;
        const tally *now = find(level, name);
        size_t passed = now == NULL ? 0 : now->count[PASSED];
        if (passed >= must)
            continue;
        printf("    %s %s: %zu cases pass, %zu must\n", level, name, passed, must);
        missed++;
    }
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
    fputs("# Recorded calls that must pass: level, operator, how many pass, of how many. "
          "With TENON_CORPUS_WRITE=1 the test writes it anew.\n",
          file);
    for (size_t i = 0; i < ntallies; i++) {
        const size_t *count = tallies[i].count;
        size_t cases = count[PASSED] + count[FAILED] + count[SKIPPED];
        fprintf(file, "%s\t%s\t%zu\t%zu\n", tallies[i].level, tallies[i].name, count[PASSED],
                cases);
    }
    return fclose(file) == 0;
}

void tally_free(void)
{
    free(tallies);
    tallies = NULL;
    ntallies = 0;
}
