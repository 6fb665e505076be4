/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Rules that compare the yaml with PyTorch 2.13. spec/aten_schemas.tsv has a row for each operator
 * that PyTorch declares. Which kernels exist is Tenon's choice, but whether an operator is an
 * implicit composite is not, because autograd differentiates through composites.
 */
#include "gen_rules.h"

#include <stdlib.h>
#include <string.h>

/* The columns of the list, in order. */
typedef enum fact_column {
    FACT_SCHEMA,
    FACT_VARIANTS,
    FACT_MODULE,
    FACT_STRUCTURED, /* "structured", "delegate=add.out", or nothing */
    FACT_INHERITS,
    FACT_AUTOGEN,
    FACT_TAGS,
    FACT_KEYS, /* groups of keys with one kernel, separated by ; */
    FACT_OTHER /* "device_check=NoCheck; device_guard=False" */
} fact_column;
#define FACT_COLUMNS (FACT_OTHER + 1)

/* An operator of PyTorch 2.13. */
struct gen_fact {
    const char *name;                  /* "add.out" */
    const char *columns[FACT_COLUMNS]; /* the texts of the list */
};

static int compare_facts(const void *a, const void *b)
{
    return strcmp(((const gen_fact *)a)->name, ((const gen_fact *)b)->name);
}

/* Split a line, whose text is kept, into columns. */
static void read_row(const char *path, size_t line, char *text, gen_fact *fact)
{
    size_t column = 0;
    text[strcspn(text, "\n")] = '\0';
    for (char *cell; column < FACT_COLUMNS && (cell = strsep(&text, "\t")) != NULL; column++)
        fact->columns[column] = cell;
    if (column < FACT_COLUMNS || text != NULL)
        gen_fail(path, line, "a row has %d columns with tabs between them", FACT_COLUMNS);
    fact->name = strndup(fact->columns[FACT_SCHEMA], strcspn(fact->columns[FACT_SCHEMA], "("));
}

/* A missing list is no fault: the yaml of another library has none. */
void gen_read_facts(const char *path, gen_spec *spec)
{
    char *text = NULL;
    size_t size = 0;
    size_t room = 0;
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return;
    for (size_t line = 1; getline(&text, &size, file) > 0; line++) {
        if (text[0] == '#' || strncmp(text, "schema\t", 7) == 0)
            continue;
        if (spec->nfacts == room) {
            room = 2 * room + 64;
            spec->facts = realloc(spec->facts, room * sizeof *spec->facts);
            if (spec->facts == NULL)
                gen_fail(path, line, "out of memory");
        }
        read_row(path, line, strdup(text), &spec->facts[spec->nfacts++]);
    }
    free(text);
    fclose(file);
    qsort(spec->facts, spec->nfacts, sizeof *spec->facts, compare_facts);
}

/* Return the operator's row; NULL for operators of other libraries, or without a list. */
static const gen_fact *find(const gen_spec *spec, const gen_entry *entry)
{
    gen_fact key = {.name = entry->local_name};
    if (spec->nfacts == 0 || !gen_begins(entry->name, "aten::"))
        return NULL;
    return bsearch(&key, spec->facts, spec->nfacts, sizeof key, compare_facts);
}

static bool is_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)detail;
    return spec->nfacts == 0 || !gen_begins(entry->name, "aten::") || find(spec, entry) != NULL;
}

static bool has_schema(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_fact *fact = find(spec, entry);
    return fact == NULL || strcmp(fact->columns[FACT_SCHEMA], entry->func) == 0 ||
           gen_fault(detail, "%s", fact->columns[FACT_SCHEMA]);
}

/*
 * Return whether the Python variants (function, method) are PyTorch's; "function" is the default.
 */
static bool has_variants(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_fact *fact = find(spec, entry);
    const char *ours = entry->variants != NULL ? entry->variants : "function";
    if (fact == NULL)
        return true;
    const char *theirs = fact->columns[FACT_VARIANTS];
    /* The order of the two words does not matter. */
    bool is_same = (strstr(ours, "function") == NULL) == (strstr(theirs, "function") == NULL) &&
                   (strstr(ours, "method") == NULL) == (strstr(theirs, "method") == NULL);
    bool is_both = strchr(theirs, ',') != NULL;
    return is_same || gen_fault(detail, "%s", is_both ? "function, method" : theirs);
}

/* Return whether the Python module is PyTorch's, or none if that has none. */
static bool has_module(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_fact *fact = find(spec, entry);
    const char *ours = entry->module != NULL ? entry->module : "";
    if (fact == NULL || strcmp(ours, fact->columns[FACT_MODULE]) == 0)
        return true;
    bool is_empty = fact->columns[FACT_MODULE][0] == '\0';
    return gen_fault(detail, "%s%s",
                     is_empty ? "no python_module" : "python_module: ", fact->columns[FACT_MODULE]);
}

/* Return whether the tags are PyTorch's, in any order. */
static bool has_tags(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_fact *fact = find(spec, entry);
    uint32_t theirs = 0;
    if (fact == NULL)
        return true;
    gen_fault(detail, "%s", fact->columns[FACT_TAGS]);
    /* The detail's text serves as a buffer, which strsep modifies. */
    for (char *rest = detail->text, *word; (word = strsep(&rest, ",")) != NULL;)
        if (*word != '\0') {
            int number = gen_tag_number(word);
            if (number < 0)
                return false; /* a tag that is not known here; the detail is cut off at it */
            theirs |= 1u << number;
        }
    bool is_empty = fact->columns[FACT_TAGS][0] == '\0';
    gen_fault(detail, is_empty ? "no tags" : "tags: [%s]", fact->columns[FACT_TAGS]);
    return theirs == entry->tags;
}

/* An operator of Tenon need not be structured; if it is, it must be as in PyTorch. */
static bool is_structured_alike(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_fact *fact = find(spec, entry);
    if (fact == NULL)
        return true;
    const char *theirs = fact->columns[FACT_STRUCTURED];
    bool is_delegate = gen_begins(theirs, "delegate=");
    gen_fault(detail, "%s%s",
              is_delegate         ? "structured_delegate: "
              : theirs[0] == '\0' ? "neither of the two"
                                  : "structured: True",
              is_delegate ? theirs + strlen("delegate=") : "");
    if (entry->delegate != NULL)
        return is_delegate && strcmp(theirs + strlen("delegate="), entry->delegate) == 0;
    return !entry->is_structured || strcmp(theirs, "structured") == 0;
}

static bool is_heir_alike(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_fact *fact = find(spec, entry);
    return fact == NULL || entry->inherits == NULL ||
           strcmp(entry->inherits, fact->columns[FACT_INHERITS]) == 0 ||
           gen_fault(detail, "%s", fact->columns[FACT_INHERITS]);
}

/*
 * Return whether `word` is one of the words in `text`, which are separated by comma, semicolon or
 * blank.
 */
static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *c = text; (c = strstr(c, word)) != NULL; c += length)
        if ((c == text || c[-1] == ' ' || c[-1] == ',' || c[-1] == ';') &&
            (c[length] == '\0' || c[length] == ',' || c[length] == ';'))
            return true;
    return false;
}

static bool is_autogen_alike(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_fact *fact = find(spec, entry);
    for (size_t i = 0; fact != NULL && i < entry->autogen.count; i++)
        if (!has_word(fact->columns[FACT_AUTOGEN], entry->autogen.items[i]))
            return gen_fault(detail, "%s", entry->autogen.items[i]);
    return true;
}

/* Autograd differentiates through an implicit composite, and stops at any other operator. */
static bool is_composite_alike(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_fact *fact = find(spec, entry);
    if (fact == NULL)
        return true;
    const char *keys = fact->columns[FACT_KEYS];
    bool is_composite = fact->columns[FACT_STRUCTURED][0] == '\0' &&
                        (has_word(keys, "CompositeImplicitAutograd") ||
                         strcmp(keys, "CompositeImplicitAutograd(default)") == 0);
    gen_fault(detail, "%s",
              is_composite ? "is one; take 'dispatch' away, or give it a CompositeImplicitAutograd "
                             "kernel"
                           : "is none; write 'dispatch:' with its kernel");
    return is_composite == gen_is_implicit(entry);
}

/* Print the entry's other keys in the form of the list. */
static void print_others(FILE *out, const gen_entry *entry)
{
    const char *separator = "";
    const struct {
        bool is_given;    /* the entry has the key, with a value that is not the default */
        const char *text; /* the text of it in the list */
    } words[] = {
        {entry->device_check != NULL && strcmp(entry->device_check, "ExactSame") != 0,
         "device_check=NoCheck"},
        {!entry->is_device_guarded, "device_guard=False"},
        {entry->is_manually_bound, "manual_cpp_binding=True"},
        {entry->is_manually_registered, "manual_kernel_registration=True"},
        {entry->is_const_ref, "use_const_ref_for_mutable_tensors=True"},
    };
    for (size_t i = 0; i < TN_LEN(words); i++) {
        if (!words[i].is_given)
            continue;
        fprintf(out, "%s%s", separator, words[i].text);
        separator = "; ";
    }
    if (entry->category != NULL) {
        fprintf(out, "%scategory_override=%s", separator, entry->category);
        separator = "; ";
    }
    if (entry->since != NULL) {
        fprintf(out, "%ssince=%s", separator, entry->since);
        separator = "; ";
    }
    if (entry->until != NULL) {
        fprintf(out, "%suntil=%s", separator, entry->until);
        separator = "; ";
    }
    for (size_t i = 0; i < entry->no_defaults.count; i++)
        fprintf(out, "%s'%s'", i > 0 ? ", " : separator, entry->no_defaults.items[i]);
}

/* In the list, "cpp_no_default_args=['a', 'b']" is compared by its words only. */
static bool has_others(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char list[] = "cpp_no_default_args=[";
    const gen_fact *fact = find(spec, entry);
    char *theirs;
    char *ours;
    size_t length;
    if (fact == NULL)
        return true;
    theirs = strdup(fact->columns[FACT_OTHER]);
    char *at = strstr(theirs, list);
    /* Remove the list's name and brackets, so that its words remain. */
    if (at != NULL) {
        memmove(at, at + strlen(list), strlen(at + strlen(list)) + 1);
        at[strcspn(at, "]")] = '\0';
    }
    FILE *out = open_memstream(&ours, &length);
    print_others(out, entry);
    fclose(out);
    bool is_same = strcmp(theirs, ours) == 0;
    gen_fault(detail, "%s", theirs[0] == '\0' ? "none of them" : fact->columns[FACT_OTHER]);
    free(theirs);
    free(ours);
    return is_same;
}

/* The Python package has no module for nested tensors. */
static bool is_module_here(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)detail;
    return spec->nfacts == 0 || entry->module == NULL || strcmp(entry->module, "nested") != 0 ||
           !gen_begins(entry->name, "aten::");
}

static const gen_rule rules[] = {
    {"aten-known", GEN_FUNC, is_known,
     "PyTorch 2.13 declares no such operator; one that is made is named by the 'autogen' of "
     "another"},
    {"aten-schema", GEN_FUNC, has_schema, "PyTorch 2.13 has the schema @; write that"},
    {"aten-variants", GEN_VARIANTS, has_variants, "PyTorch 2.13 has 'variants: @'; write that"},
    {"aten-module", GEN_PYTHON_MODULE, has_module, "PyTorch 2.13 has @; write that"},
    {"aten-nested", GEN_PYTHON_MODULE, is_module_here,
     "the package for Python has no module 'nested', as there are no nested tensors; leave the "
     "operator out"},
    {"aten-tags", GEN_TAGS, has_tags, "PyTorch 2.13 has @; write that"},
    {"aten-structured", GEN_STRUCTURED, is_structured_alike,
     "PyTorch 2.13 has @; write that, or nothing"},
    {"aten-inherits", GEN_STRUCTURED_INHERITS, is_heir_alike,
     "PyTorch 2.13 has structured_inherits '@'; write that, or nothing"},
    {"aten-autogen", GEN_AUTOGEN, is_autogen_alike,
     "PyTorch 2.13 makes no @ here; take it from 'autogen'"},
    {"aten-composite", GEN_DISPATCH, is_composite_alike,
     "of implicit composites, in PyTorch 2.13 this @"},
    {"aten-others", GEN_FUNC, has_others,
     "of device_check, device_guard, the manual_… keys, use_const_ref_for_mutable_tensors, "
     "category_override, since, until and cpp_no_default_args PyTorch has @; write the same"},
};

const gen_rules gen_fact_rules = {rules, TN_LEN(rules)};
