/* SPDX-License-Identifier: BSD-3-Clause */
/* The entry point of `tenon`, which finds the verb and runs it. */
#include "bundle.h"
#include "verbs.h"

#include <string.h>

#include <tenon/experimental/explain.h>

/* The function of each verb. */
static const struct {
    const char *name; /* as in cli_verbs */
    cli_verb run;     /* runs it */
} functions[] = {{"call", cli_call},        {"run", cli_run},         {"model", cli_model},
                 {"program", cli_program},  {"bundle", cli_bundle},   {"ops", cli_ops},
                 {"explain", cli_explain},  {"kernels", cli_kernels}, {"audit", cli_audit},
                 {"abi", cli_abi},          {"gen", cli_gen},         {"new", cli_new},
                 {"port", cli_port},        {"version", cli_version}, {"help", cli_help},
                 {"complete", cli_complete}};

/* Return the function of a verb, or NULL. */
static cli_verb find_function(const char *name)
{
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        if (strcmp(functions[i].name, name) == 0)
            return functions[i].run;
    return NULL;
}

/* Print the help of the whole command. */
static void print_help(FILE *stream)
{
    fputs("usage: tenon [--torch-abi RELEASE] [--lazy] VERB [OPTION…] [ARGUMENT…]\n\n"
          "PyTorch's operator system without PyTorch: loads operator extensions built for\n"
          "PyTorch's stable ABI and calls their operators.\n\n",
          stream);
    for (const cli_verb_info *verb = cli_verbs; verb->name != NULL; verb++)
        if (verb->summary != NULL)
            fprintf(stream, "  %-9s %s\n", verb->name, verb->summary);
    fputs("\n  --torch-abi RELEASE   answer extensions as PyTorch 2.9 … 2.15 would; as "
          "TENON_TORCH_ABI\n"
          "  --lazy                open extensions that import what Tenon does not serve, with a "
          "warning\n"
          "  TENON_DEBUG=handles   in the environment: extensions run under the ownership checker\n"
          "  -V, --version         what `tenon version` prints\n"
          "\n`tenon help VERB` says more. Exit status: 0 success, 1 failure, 2 usage.\n",
          stream);
}

int cli_help(int argc, char **argv)
{
    char option[] = "--help";
    if (argc < 2 || argv[1][0] == '-') {
        print_help(stdout);
        return CLI_OK;
    }
    cli_verb run = find_function(argv[1]);
    if (run == NULL)
        return cli_unknown_verb(argv[1]);
    char *words[] = {argv[1], option, NULL};
    return run(2, words);
}

/* Return the verb's status, or a failure if its output could not be written. */
static int finish(const char *verb, int status)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        return cli_fail(verb, "cannot write to standard output");
    return status;
}

/*
 * Warn about an unknown word in TENON_DEBUG: it has no effect, and a misspelt one would not be
 * noticed.
 */
static void tell_unknown_debug_word(void)
{
    if (tn_debug_check() != TN_OK)
        fprintf(stderr, "tenon: warning: %s\n", tn_last_error());
}

int main(int argc, char **argv)
{
    tell_unknown_debug_word();
    /* Options before the verb. */
    for (;;) {
        int taken = argc > 2 && strcmp(argv[1], "--torch-abi") == 0 ? 2
                    : argc > 1 && strcmp(argv[1], "--lazy") == 0    ? 1
                                                                    : 0;
        if (taken == 0)
            break;
        if (taken == 2 && tn_torch_abi_select(argv[2]) != TN_OK)
            return cli_usage_error(NULL, "%s", tn_last_error());
        if (taken == 1)
            cli_libraries_set_lazy();
        argc -= taken;
        argv += taken;
    }
    int status;
    /* In a bundle, `tenon` without a verb runs the model. */
    if ((argc < 2 || argv[1][0] == '-') && cli_bundle_run(argc, argv, &status))
        return finish("run", status);
    if (argc < 2) {
        print_help(stderr);
        return CLI_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return cli_help(1, argv + 1);
    if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0)
        return cli_version(argc - 1, argv + 1);
    cli_verb run = find_function(argv[1]);
    return run != NULL ? finish(argv[1], run(argc - 1, argv + 1)) : cli_unknown_verb(argv[1]);
}
