/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon complete`, which the shells' completion asks (tools/completion): print what the
 * last word of a command line may become, a line for each; `:files` says that files are meant.
 */
#include "manifest.h"
#include "verbs.h"

#include <string.h>

static const char help[] =
    "usage: tenon complete -- WORD…\n\n"
    "Prints what the last WORD of a command line without its first, `tenon`, may become: a line\n"
    "for each, and `:files` if it is the name of a file. Completion in bash, zsh and fish asks\n"
    "this.\n";

/* What is listed. */
typedef struct completion {
    const char *current;  /* the word to complete */
    size_t length;        /* its length */
    cli_libraries loaded; /* the extensions that the words name */
    char last[256];       /* the name printed last, of which one is enough */
} completion;

/* Print a word that begins as the current one does. */
static void offer(const completion *self, const char *word, size_t length)
{
    if (length >= self->length && strncmp(word, self->current, self->length) == 0)
        printf("%.*s\n", (int)length, word);
}

/* Offer words with blanks between them. */
static void offer_words(const completion *self, const char *words)
{
    while (*words != '\0') {
        size_t length = strcspn(words, " ");
        offer(self, words, length);
        words += length + strspn(words + length, " ");
    }
}

static void offer_verbs(const completion *self)
{
    for (const cli_verb_info *verb = cli_verbs; verb->name != NULL; verb++)
        if (verb->summary != NULL)
            offer(self, verb->name, strlen(verb->name));
}

/*
 * Offer an operator's name: without its overload until a dot was typed, and without its namespace
 * until colons were. A tn_op_visitor.
 */
static bool offer_operator(void *context, const tn_op *op)
{
    completion *self = context;
    const char *name = tn_op_name(op);
    if (strstr(self->current, "::") == NULL)
        name = strstr(name, "::") + 2;
    size_t length = strchr(self->current, '.') != NULL ? strlen(name) : (size_t)strcspn(name, ".");
    if (strlen(self->last) == length && strncmp(self->last, name, length) == 0)
        return true;
    snprintf(self->last, sizeof self->last, "%.*s", (int)length, name);
    offer(self, name, length);
    return true;
}

/* Offer the operators; a failure offers less. */
static void offer_operators(completion *self)
{
    char pattern[256];
    bool is_bare = strstr(self->current, "::") == NULL;
    if (self->length + 8 > sizeof pattern || strpbrk(self->current, "*?[\\") != NULL)
        return;
    snprintf(pattern, sizeof pattern, "%s%s*", is_bare ? "aten::" : "", self->current);
    (void)!tn_op_list(pattern, offer_operator, self);
    for (size_t i = 0; is_bare && i < self->loaded.count; i++)
        (void)!tn_extension_list(self->loaded.items[i], offer_operator, self);
}

/* Offer the names of the stable ABI. */
static void offer_abi(const completion *self)
{
    for (size_t i = 0; i < cli_num_abi_entries; i++) {
        const char *name = cli_abi_string(cli_abi_entries[i].name);
        offer(self, name, strlen(name));
    }
    for (size_t i = 0; i < cli_num_abi_names; i++) {
        const char *name = cli_abi_string(cli_abi_names[i].name);
        offer(self, name, strlen(name));
    }
}

/* Offer what a verb takes besides options; `first` is its first word, `place` that of the last. */
static void offer_operand(completion *self, const cli_verb_info *verb, const char *first, int place)
{
    bool is_first = place == 1;
    if (is_first && verb->subcommands != NULL)
        offer_words(self, verb->subcommands);
    if (verb->operand == CLI_OPERAND_VERB && is_first)
        offer_verbs(self);
    if (verb->operand == CLI_OPERAND_OPERATOR)
        offer_operators(self);
    if (verb->operand == CLI_OPERAND_ABI && !is_first && strcmp(first, "show") == 0)
        offer_abi(self);
    if (verb->operand == CLI_OPERAND_FILE ||
        (verb->operand == CLI_OPERAND_ABI && !is_first && strcmp(first, "diff") == 0))
        puts(":files");
}

/* Offer options, what follows one, or an operand; `argv[0]` is the verb. */
static void offer_for_verb(completion *self, const cli_verb_info *verb, int argc, char **argv)
{
    int status = CLI_OK;
    const cli_option *before = cli_option_find(verb, argv[argc - 2]);
    if (before != NULL && argc > 2 && before->takes != CLI_TAKES_NOTHING) {
        if (before->takes == CLI_TAKES_FILE)
            puts(":files");
        else if (before->takes == CLI_TAKES_CHOICE)
            offer_words(self, before->choices);
        return;
    }
    if (self->current[0] == '-') {
        for (const cli_option *option = verb->options; option->name != NULL; option++)
            offer(self, option->name, strlen(option->name));
        offer_words(self, "--help");
        return;
    }
    /* Extensions are loaded for the names of their operators; the last word is no option. */
    for (int i = 1; i < argc - 1 && verb->operand == CLI_OPERAND_OPERATOR; i++)
        cli_libraries_option(&self->loaded, argc - 1, argv, &i, &status);
    offer_operand(self, verb, argv[1], argc - 1);
}

int cli_complete(int argc, char **argv)
{
    if (argc < 2 || strcmp(argv[1], "--") != 0) {
        fputs(help, stdout);
        return CLI_OK;
    }
    argc -= 2;
    argv += 2;
    /* Options before the verb. */
    while (argc > 1 && (strcmp(argv[0], "--lazy") == 0 || strcmp(argv[0], "--torch-abi") == 0)) {
        int taken = strcmp(argv[0], "--lazy") == 0 || argc == 2 ? 1 : 2;
        argc -= taken;
        argv += taken;
    }
    if (argc == 0)
        return CLI_OK;
    completion self = {.current = argv[argc - 1], .length = strlen(argv[argc - 1])};
    const cli_verb_info *verb = argc > 1 ? cli_verb_find(argv[0]) : NULL;
    if (argc == 1) {
        offer_verbs(&self);
        offer_words(&self, self.current[0] == '-' ? "--torch-abi --lazy --help --version" : "");
    } else if (verb != NULL) {
        offer_for_verb(&self, verb, argc, argv);
    }
    cli_libraries_free(&self.loaded);
    return CLI_OK;
}
