/* SPDX-License-Identifier: BSD-3-Clause */
/* The verbs with their options and subcommands: for the help, for near names and for completion. */
#include "verbs.h"

#include <string.h>

#include <tenon/experimental/names.h>

/* Options that several verbs have. */
#define LIBRARIES                                                                                  \
    {"--lib", CLI_TAKES_FILE, NULL},                                                               \
    {                                                                                              \
        "--lazy", CLI_TAKES_NOTHING, NULL                                                          \
    }
#define JSON                                                                                       \
    {                                                                                              \
        "--json", CLI_TAKES_NOTHING, NULL                                                          \
    }

static const cli_option call_options[] = {LIBRARIES, {"-o", CLI_TAKES_FILE, NULL}, JSON, {0}};
static const cli_option run_options[] = {LIBRARIES,
                                         {"--input", CLI_TAKES_FILE, NULL},
                                         {"-i", CLI_TAKES_FILE, NULL},
                                         {"--output", CLI_TAKES_FILE, NULL},
                                         {"-o", CLI_TAKES_FILE, NULL},
                                         JSON,
                                         {"--model", CLI_TAKES_WORD, NULL},
                                         {"--constants", CLI_TAKES_FILE, NULL},
                                         {"--threads", CLI_TAKES_WORD, NULL},
                                         {"--check-inputs", CLI_TAKES_NOTHING, NULL},
                                         {"--repeat", CLI_TAKES_WORD, NULL},
                                         {"--profile", CLI_TAKES_NOTHING, NULL},
                                         {"--html", CLI_TAKES_FILE, NULL},
                                         {"--trace", CLI_TAKES_FILE, NULL},
                                         {0}};
static const cli_option model_options[] = {LIBRARIES, {"--model", CLI_TAKES_WORD, NULL}, JSON, {0}};
static const cli_option program_options[] = {LIBRARIES,
                                             {"--model", CLI_TAKES_WORD, NULL},
                                             {"--input", CLI_TAKES_FILE, NULL},
                                             {"-i", CLI_TAKES_FILE, NULL},
                                             JSON,
                                             {0}};
static const cli_option bundle_options[] = {LIBRARIES,
                                            {"--model", CLI_TAKES_WORD, NULL},
                                            {"--with", CLI_TAKES_CHOICE, "onednn lapack fftw"},
                                            {"--output", CLI_TAKES_FILE, NULL},
                                            {"-o", CLI_TAKES_FILE, NULL},
                                            JSON,
                                            {0}};
static const cli_option ops_options[] = {
    LIBRARIES, {"--names", CLI_TAKES_NOTHING, NULL}, JSON, {0}};
static const cli_option explain_options[] = {LIBRARIES,
                                             {"--all", CLI_TAKES_NOTHING, NULL},
                                             JSON,
                                             {"--html", CLI_TAKES_NOTHING, NULL},
                                             {"--keys", CLI_TAKES_WORD, NULL},
                                             {"--call", CLI_TAKES_NOTHING, NULL},
                                             {0}};
static const cli_option kernels_options[] = {JSON, {0}};
static const cli_option audit_options[] = {JSON,
                                           {"--html", CLI_TAKES_NOTHING, NULL},
                                           {"--verbose", CLI_TAKES_NOTHING, NULL},
                                           {"--require", CLI_TAKES_WORD, NULL},
                                           {"--source", CLI_TAKES_NOTHING, NULL},
                                           {0}};
static const cli_option abi_options[] = {
    {"--since", CLI_TAKES_WORD, NULL},
    {"--header", CLI_TAKES_WORD, NULL},
    {"--impl", CLI_TAKES_CHOICE, "full partial absent declared"},
    {"--kind", CLI_TAKES_CHOICE, "type constant handle callback family macro name stub"},
    JSON,
    {0}};
static const cli_option gen_options[] = {{"-o", CLI_TAKES_FILE, NULL},
                                         {"--check", CLI_TAKES_NOTHING, NULL},
                                         {"--namespace", CLI_TAKES_WORD, NULL},
                                         {0}};
static const cli_option new_options[] = {{"--c", CLI_TAKES_NOTHING, NULL},
                                         {"--cpp", CLI_TAKES_NOTHING, NULL},
                                         {"--python", CLI_TAKES_NOTHING, NULL},
                                         {0}};
static const cli_option port_options[] = {{"--write", CLI_TAKES_NOTHING, NULL}, {0}};
static const cli_option version_options[] = {
    {"-v", CLI_TAKES_NOTHING, NULL}, {"--verbose", CLI_TAKES_NOTHING, NULL}, JSON, {0}};
static const cli_option no_options[] = {{0}};

const cli_verb_info cli_verbs[] = {
    {"call", "call an operator and print or save its results", call_options, NULL,
     CLI_OPERAND_OPERATOR},
    {"run", "run a compiled model or an exported program (.pt2) and print or save its outputs",
     run_options, NULL, CLI_OPERAND_FILE},
    {"model", "say what a compiled model takes, has and needs", model_options, "info",
     CLI_OPERAND_FILE},
    {"program", "say what an exported program takes, has and calls, and try it", program_options,
     "info ops check", CLI_OPERAND_FILE},
    {"bundle", "make a folder that runs a compiled model where nothing is installed",
     bundle_options, NULL, CLI_OPERAND_FILE},
    {"ops", "list operators and their schemas", ops_options, NULL, CLI_OPERAND_OPERATOR},
    {"explain", "show which kernel each dispatch key gets, and why", explain_options, NULL,
     CLI_OPERAND_OPERATOR},
    {"kernels", "show which loops this processor runs", kernels_options, NULL, CLI_OPERAND_NONE},
    {"audit", "say what binaries need of PyTorch, and what is wrong with them", audit_options, NULL,
     CLI_OPERAND_FILE},
    {"abi", "list, show and compare the functions of PyTorch's stable ABI", abi_options,
     "list show diff", CLI_OPERAND_ABI},
    {"gen", "write an extension's prototypes and registration from a yaml of operators",
     gen_options, NULL, CLI_OPERAND_FILE},
    {"new", "write a project with an operator, its gradient, tests and a build file", new_options,
     NULL, CLI_OPERAND_NONE},
    {"port", "replace in C++ sources what has a counterpart in the stable ABI", port_options, NULL,
     CLI_OPERAND_FILE},
    {"version", "print the versions of Tenon and of the ABI it serves", version_options, NULL,
     CLI_OPERAND_NONE},
    {"help", "print this text, or how a verb is used", no_options, NULL, CLI_OPERAND_VERB},
    {"complete", NULL, no_options, NULL, CLI_OPERAND_NONE},
    {0}};

const cli_verb_info *cli_verb_find(const char *name)
{
    for (const cli_verb_info *verb = cli_verbs; verb->name != NULL; verb++)
        if (strcmp(verb->name, name) == 0)
            return verb;
    return NULL;
}

const cli_option *cli_option_find(const cli_verb_info *verb, const char *name)
{
    for (const cli_option *option = verb->options; option->name != NULL; option++)
        if (strcmp(option->name, name) == 0)
            return option;
    return NULL;
}

int cli_unknown_verb(const char *word)
{
    char advice[256];
    tn_near near = {.asked = word};
    for (const cli_verb_info *verb = cli_verbs; verb->name != NULL; verb++)
        if (verb->summary != NULL)
            tn_near_add(&near, verb->name);
    return cli_usage_error(NULL, "'%s' is no verb%s", word,
                           cli_advice(&near, advice, sizeof advice));
}

/* Names of one letter are near everything, and not offered. */
int cli_unknown_option(const char *verb, int argc, char **argv, int index)
{
    char advice[256];
    const char *word = argv[index];
    tn_near near = {.asked = word};
    const cli_verb_info *info = cli_verb_find(verb);
    const cli_option *option = cli_option_find(info, word);
    if (option != NULL && option->takes != CLI_TAKES_NOTHING && index + 1 == argc)
        return cli_usage_error(verb, "%s needs a %s", word,
                               option->takes == CLI_TAKES_FILE ? "file" : "word");
    for (option = info->options; option->name != NULL; option++) {
        size_t length = strlen(option->name);
        if (strncmp(word, option->name, length) == 0 && word[length] == '=' &&
            option->takes != CLI_TAKES_NOTHING)
            return cli_usage_error(verb, "the value of an option is a word of its own: %s %s",
                                   option->name, word + length + 1);
        if (option->name[1] == '-')
            tn_near_add(&near, option->name);
    }
    tn_near_add(&near, "--help");
    return cli_usage_error(verb, "unknown option '%s'%s", word,
                           cli_advice(&near, advice, sizeof advice));
}

int cli_unknown_subcommand(const char *verb, const char *word)
{
    char advice[256], words[8][16], list[128] = "";
    const char *all = cli_verb_find(verb)->subcommands;
    tn_near near = {.asked = word != NULL ? word : ""};
    for (size_t i = 0, length = 0; *all != '\0' && i < 8; all += length, i++) {
        length = strcspn(all, " ");
        snprintf(words[i], sizeof words[i], "%.*s", (int)length, all);
        snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", i > 0 ? ", " : "",
                 words[i]);
        tn_near_add(&near, words[i]);
        length += strspn(all + length, " ");
    }
    if (word == NULL)
        return cli_usage_error(verb, "the subcommand is missing: %s", list);
    return cli_usage_error(verb, "'%s' is no subcommand; there are: %s%s", word, list,
                           cli_advice(&near, advice, sizeof advice));
}
