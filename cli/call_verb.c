/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon call`: call one operator with arguments from the command line and print or save
 * its results.
 */
#include "cli.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: tenon call [--lib FILE]… [--lazy] [NS::]OP[.OVERLOAD] ARG… [NAME=ARG…]\n"
    "                  [-o OUT.npy] [--json]\n\n"
    "Calls an operator and prints its results. Without a namespace it is one of aten, else of the\n"
    "only namespace that has it; without an overload, the one that the arguments fit, as in "
    "Python.\n\n"
    "  --lib FILE    load this extension first; may be repeated\n"
    "  --lazy        load it although functions are missing; which ones is a warning\n"
    "  -o OUT.npy    save the result; with several tensors OUT.0.npy, OUT.1.npy …; OUT.npz takes "
    "all,\n"
    "                and - is standard output for a single one\n"
    "  --json        print the results as one JSON object\n"
    "  --            what follows are arguments, even if they begin with a dash\n\n"
    "Arguments, in schema order or by NAME=:\n"
    "  2.5  -3  1e-5  2j  true  None  \"text\"  [1, 2]      literals\n"
    "  float32  cpu  meta  strided  channels_last          dtypes, devices, layouts, formats\n"
    "  @file.npy                                           a tensor from a file, @- from stdin\n"
    "  ones(2,3)  zeros(2)  full(2,3,0.5)  arange(6)       tensors; all take dtype=…\n"
    "  rand(2,3)  randn(2,3,seed=0)                        random numbers, even and normal\n"
    "  tensor([[1,2],[3,4]])                               given numbers\n"
    "  Generator(cuda, seed=1)                             a generator of random numbers\n";

/* The command line after it was parsed. */
typedef struct call_options {
    cli_libraries libraries; /* the libraries of --lib, loaded */
    const char *op;          /* the operator's name */
    const char *output;      /* the file given by -o, or NULL */
    bool json;               /* --json */
    char **args;             /* the words that are arguments */
    size_t nargs;            /* the number of arguments */
} call_options;

/* Save the results to the files of -o, or print them as text or JSON. Return the exit status. */
static int report(const call_options *options, const tn_op *op, const tn_value *outs, size_t nouts)
{
    if (options->output != NULL) {
        int status = cli_save("call", options->output, outs, nouts);
        if (status != CLI_OK || !options->json)
            return status;
    }
    if (options->json)
        return cli_print_json(stdout, tn_op_name(op), outs, nouts, NULL)
                   ? CLI_OK
                   : cli_fail("call", "the results cannot be written as JSON");
    for (size_t i = 0; i < nouts; i++)
        cli_print_value(stdout, &outs[i]);
    return CLI_OK;
}

/* Parse the arguments, call the operator, and print or save its results. Return the exit status. */
static int call_operator(const call_options *options)
{
    cli_arguments given;
    tn_value *outs = NULL;
    size_t nouts = 0;
    int status = cli_prepare_call("call", options->op, options->args, options->nargs, &given);
    if (status == CLI_OK) {
        nouts = tn_op_num_returns(given.op);
        outs = calloc(nouts + 1, sizeof *outs);
        if (outs == NULL)
            status = cli_fail("call", "out of memory");
    }
    if (status == CLI_OK && tn_op_call(given.op, given.values, given.count, outs, nouts) != TN_OK)
        status = cli_fail_last("call");
    else if (status == CLI_OK)
        status = report(options, given.op, outs, nouts);
    for (size_t i = 0; outs != NULL && i < nouts; i++)
        tn_value_release(&outs[i]);
    free(outs);
    cli_arguments_free(&given);
    return status;
}

/*
 * Parse the command line; --lib loads at once. Options may be anywhere before `--`. A word like a
 * negative number is an argument. Return the exit status.
 */
static int parse_words(int argc, char **argv, call_options *options)
{
    bool only_arguments = false;
    int status = CLI_OK;
    for (int i = 1; i < argc; i++) {
        char *word = argv[i];
        bool is_option =
            !only_arguments && word[0] == '-' && !isdigit((unsigned char)word[1]) && word[1] != '.';
        if (is_option && strcmp(word, "--") == 0)
            only_arguments = true;
        else if (is_option && strcmp(word, "--json") == 0)
            options->json = true;
        else if (is_option && cli_libraries_option(&options->libraries, argc, argv, &i, &status)) {
            if (status != CLI_OK)
                return status;
        } else if (is_option && strcmp(word, "-o") == 0) {
            if (i + 1 == argc)
                return cli_usage_error("call", "%s needs a file", word);
            options->output = argv[++i];
        } else if (is_option && strcmp(word, "-inf") != 0)
            return cli_unknown_option("call", argc, argv, i);
        else if (options->op == NULL)
            options->op = word;
        else
            options->args[options->nargs++] = word;
    }
    return options->op != NULL ? CLI_OK : cli_usage_error("call", "the operator is missing");
}

int cli_call(int argc, char **argv)
{
    call_options options = {0};
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    options.args = calloc((size_t)argc, sizeof *options.args);
    if (options.args == NULL)
        return cli_fail("call", "out of memory");
    int status = parse_words(argc, argv, &options);
    if (status == CLI_OK)
        status = call_operator(&options);
    cli_libraries_free(&options.libraries);
    free(options.args);
    return status;
}
