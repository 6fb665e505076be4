/* SPDX-License-Identifier: BSD-3-Clause */
/* Writes docs/operators.md: all operators, and how many of their recorded calls pass. */
#include "codegen.h"
#include "derivatives.h"

#include <stdlib.h>
#include <string.h>

/* The kinds of recorded calls, as the ratchet names them, with their meaning on the page. */
static const struct {
    const char *name;    /* first column of the ratchet */
    const char *meaning; /* for the table of totals */
} levels[] = {
    {"kernel", "an operator that has a kernel is called"},
    {"meta", "the same call on meta tensors gives the same shapes, dtypes and strides"},
    {"composite", "an operator that is made of others is called"},
    {"public", "a function of Python is called, and what it calls is replayed"},
    {"gradient", "the gradients of a call's arguments"},
    {"inplace", "the same gradients from its in-place twin, directly and through a view"},
    {"second", "the gradients of those gradients, against differences"},
    {"tangent", "the tangents of forward mode, against differences"},
    {"errors", "a call that is refused is refused with an error of the same kind"},
};
#define NUM_LEVELS TN_LEN(levels)

/* The words for each gen_gradient, with their meaning on the page. */
static const struct {
    const char *word;    /* for an operator */
    const char *meaning; /* for the table of totals */
} gradients[] = {
    [GEN_GRADIENT_NOTHING] = {"", NULL},
    [GEN_GRADIENT_AND_TANGENT] = {"formula, tangent", "by formulas, in forward mode as well"},
    [GEN_GRADIENT_FORMULA] = {"formula", "by formulas; forward mode fails by the operator's name"},
    [GEN_GRADIENT_PARTS] = {"parts", "through the operators that it is made of"},
    [GEN_GRADIENT_NONE] = {"none", "results never require a gradient"},
    [GEN_GRADIENT_OUT] = {"out", "writes to `out`, and refuses tensors that require gradients"},
    [GEN_GRADIENT_REFUSED] = {"refused", "backward fails by the operator's name, as in PyTorch"},
};

/* Recorded calls of an operator at one level. */
typedef struct count {
    size_t passed;  /* results agree */
    size_t failed;  /* results differ */
    size_t skipped; /* not compared */
} count;

static size_t cases_of(const count *self)
{
    return self->passed + self->failed + self->skipped;
}

/* The recorded calls of one operator. */
typedef struct tally {
    char name[96];            /* "aten::add.Tensor" */
    count counts[NUM_LEVELS]; /* by level */
} tally;

/* The contents of the ratchet files. */
typedef struct record {
    tally *tallies;           /* one per operator, in the order of the file */
    size_t count;             /* how many operators */
    count totals[NUM_LEVELS]; /* all lines, including operators that are not in the yaml */
} record;

/* Return the tally of an operator, adding it if it is new. */
static tally *tally_of(record *all, const char *name)
{
    for (size_t i = 0; i < all->count; i++)
        if (strcmp(all->tallies[i].name, name) == 0)
            return &all->tallies[i];
    all->tallies = realloc(all->tallies, (all->count + 1) * sizeof *all->tallies);
    if (all->tallies == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    tally *made = &all->tallies[all->count++];
    memset(made, 0, sizeof *made);
    snprintf(made->name, sizeof made->name, "%s", name);
    return made;
}

/* Read a line of ratchet.tsv: the level, the operator and three counts. */
static void read_line(const char *path, size_t number, const char *line, record *all)
{
    char level[32];
    char name[96];
    count found;
    if (sscanf(line, "%31[a-z]\t%95[^\t]\t%zu\t%zu\t%zu", level, name, &found.passed, &found.failed,
               &found.skipped) != 5)
        gen_fail(path, number,
                 "a line is a level, an operator, and how many passed, failed and were skipped");
    for (size_t i = 0; i < NUM_LEVELS; i++)
        if (strcmp(levels[i].name, level) == 0) {
            tally_of(all, name)->counts[i] = found;
            all->totals[i].passed += found.passed;
            all->totals[i].failed += found.failed;
            all->totals[i].skipped += found.skipped;
            return;
        }
    gen_fail(path, number, "'%s' is no level of recorded calls", level);
}

/* Read a file; a missing one means no calls. */
static void read_record(const char *folder, const char *name, record *all)
{
    char path[4096];
    char *line = NULL;
    size_t room = 0;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return;
    for (size_t number = 1; getline(&line, &room, file) > 0; number++)
        if (line[0] != '#')
            read_line(path, number, line, all);
    free(line);
    fclose(file);
}

/* Write the table of all recorded calls by level; levels without calls are left out. */
static void write_totals(FILE *out, const record *all)
{
    if (all->count == 0)
        return;
    fputs("Calls recorded from PyTorch 2.13.0 that name an operator of Tenon. `ratchet.tsv` and "
          "`gradients.tsv` of\n`tests/conformance/data` say per operator how many pass, and why "
          "others are skipped; a change may only add to those that pass.\n\n"
          "| level | passed | failed | skipped | what is compared |\n|---|---|---|---|---|\n",
          out);
    for (size_t i = 0; i < NUM_LEVELS; i++)
        if (cases_of(&all->totals[i]) > 0)
            fprintf(out, "| %s | %zu | %zu | %zu | %s |\n", levels[i].name, all->totals[i].passed,
                    all->totals[i].failed, all->totals[i].skipped, levels[i].meaning);
    fputc('\n', out);
}

/* Write the table of operators by how they are differentiated. */
static void write_gradient_totals(FILE *out, const gen_spec *spec, const gen_derivatives *all)
{
    size_t counts[GEN_GRADIENT_COUNT] = {0};
    for (size_t i = 0; i < spec->count; i++)
        counts[gen_gradient_of(all, &spec->entries[i])]++;
    fputs("| gradient | operators | how they are differentiated |\n|---|---|---|\n", out);
    for (size_t i = 0; i < GEN_GRADIENT_COUNT; i++)
        if (gradients[i].meaning != NULL)
            fprintf(out, "| %s | %zu | %s |\n", gradients[i].word, counts[i], gradients[i].meaning);
    fputc('\n', out);
}

/* Write the names of a set of tags, separated by commas. */
static void write_tag_names(FILE *out, uint32_t tags)
{
    const char *separator = "";
    for (int i = 0; tags >> i != 0; i++) {
        if ((tags >> i & 1) == 0)
            continue;
        fprintf(out, "%s%s", separator, gen_tag_name(i));
        separator = ", ";
    }
}

static void write_keys(FILE *out, const gen_spec *spec, const gen_entry *entry)
{
    tni_key keys[GEN_MOST_KERNELS];
    size_t nkeys = gen_keys_of(spec, entry, keys);
    for (size_t i = 0; i < nkeys; i++)
        fprintf(out, "%s%s", i > 0 ? ", " : "", tni_key_name(keys[i]));
}

/* Write "kernel 12/12, meta 11/12"; nothing without recorded calls. */
static void write_counts(FILE *out, record *all, const gen_entry *entry)
{
    const char *separator = "";
    const tally *found = NULL;
    for (size_t i = 0; i < all->count && found == NULL; i++)
        if (strcmp(all->tallies[i].name, entry->name) == 0)
            found = &all->tallies[i];
    for (size_t i = 0; found != NULL && i < NUM_LEVELS; i++) {
        if (cases_of(&found->counts[i]) == 0)
            continue;
        fprintf(out, "%s%s %zu/%zu", separator, levels[i].name, found->counts[i].passed,
                cases_of(&found->counts[i]));
        separator = ", ";
    }
}

void gen_write_coverage(const gen_spec *spec, const gen_derivatives *derivatives,
                        const char *folder, FILE *out)
{
    record all = {0};
    read_record(folder, "ratchet.tsv", &all);
    read_record(folder, "gradients.tsv", &all);
    fprintf(out,
            "# Operators\n\nThe %zu operators that Tenon brings, made by `./dev regen` from "
            "`spec/native_functions.yaml`.\nKeys are those a kernel is registered for.\n\n",
            spec->count);
    write_totals(out, &all);
    write_gradient_totals(out, spec, derivatives);
    fputs("| schema | keys | gradient | tags | recorded calls that pass |\n|---|---|---|---|---|\n",
          out);
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        fputs("| `", out);
        for (const char *c = entry->func; *c != '\0'; c++)
            fprintf(out, *c == '|' ? "\\|" : "%c", *c);
        fputs("` | ", out);
        write_keys(out, spec, entry);
        fprintf(out, " | %s | ", gradients[gen_gradient_of(derivatives, entry)].word);
        write_tag_names(out, entry->tags);
        fputs(" | ", out);
        write_counts(out, &all, entry);
        fputs(" |\n", out);
    }
    free(all.tallies);
}
