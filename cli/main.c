/* SPDX-License-Identifier: BSD-3-Clause */
/* The entry point of `tenon`, which finds the verb and runs it. */
#include "bundle.h"

#include <string.h>

#include <tenon/experimental/explain.h>

/* The verbs, in the order of the help. */
static const struct {
    const char *name;    /* its name as typed */
    cli_verb run;        /* the function that runs it */
    const char *summary; /* its line of the help */
} verbs[] = {
    {"call", cli_call, "call an operator and print or save its results"},
    {"run", cli_run,
     "run a compiled model or an exported program (.pt2) and print or save its outputs"},
    {"model", cli_model, "say what a compiled model takes, has and needs"},
    {"program", cli_program, "say what an exported program takes, has and calls, and try it"},
    {"bundle", cli_bundle, "make a folder that runs a compiled model where nothing is installed"},
    {"ops", cli_ops, "list operators and their schemas"},
    {"explain", cli_explain, "show which kernel each dispatch key gets, and why"},
    {"kernels", cli_kernels, "show which loops this processor runs"},
    {"audit", cli_audit, "say what binaries need of PyTorch, and what is wrong with them"},
    {"abi", cli_abi, "list, show and compare the functions of PyTorch's stable ABI"},
    {"gen", cli_gen, "write an extension's prototypes and registration from a yaml of operators"},
    {"new", cli_new, "write a project with an operator, its gradient, tests and a build file"},
    {"port", cli_port, "replace in C++ sources what has a counterpart in the stable ABI"},
    {"version", cli_version, "print the versions of Tenon and of the ABI it serves"},
};

/* Print the help of the whole command. */
static void print_help(FILE *stream)
{
    fputs("usage: tenon [--torch-abi RELEASE] [--lazy] VERB [OPTION…] [ARGUMENT…]\n\n"
          "PyTorch's operator system without PyTorch: loads operator extensions built for\n"
          "PyTorch's stable ABI and calls their operators.\n\n",
          stream);
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        fprintf(stream, "  %-9s %s\n", verbs[i].name, verbs[i].summary);
    fputs("\n  --torch-abi RELEASE   answer extensions as PyTorch 2.9 … 2.15 would; as "
          "TENON_TORCH_ABI\n"
          "  --lazy                open extensions that import what Tenon does not serve, with a "
          "warning\n"
          "  TENON_DEBUG=handles   in the environment: extensions run under the ownership checker\n"
          "\n`tenon VERB --help` says more. Exit status: 0 success, 1 failure, 2 usage.\n",
          stream);
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
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return CLI_OK;
    }
    if (strcmp(argv[1], "--version") == 0)
        return cli_version(1, argv + 1);
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (strcmp(argv[1], verbs[i].name) == 0)
            return finish(verbs[i].name, verbs[i].run(argc - 1, argv + 1));
    return cli_usage_error(NULL,
                           "'%s' is no verb; there are call, run, model, program, bundle, ops, "
                           "explain, kernels, audit, abi, gen, new, port and version",
                           argv[1]);
}
