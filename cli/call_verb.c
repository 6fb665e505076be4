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
    "usage: tenon call [--lib FILE]… [--lazy] NS::OP[.OVERLOAD] ARG… [NAME=ARG…]\n"
    "                  [-o OUT.npy] [--json]\n\n"
    "Calls an operator and prints its results.\n\n"
    "  --lib FILE    load this extension first; may be repeated\n"
    "  --lazy        load it although functions are missing; which ones is a warning\n"
    "  -o OUT.npy    save the result; with several tensors OUT.0.npy, OUT.1.npy …\n"
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

/* Return the length of NAME in NAME=ARG, or 0 if the word is not of that form. */
static size_t keyword_length(const char *word)
{
    size_t length = 0;
    if (!isalpha((unsigned char)word[0]) && word[0] != '_')
        return 0;
    while (isalnum((unsigned char)word[length]) || word[length] == '_')
        length++;
    return word[length] == '=' ? length : 0;
}

/*
 * Return the index of the argument that a word is for: that of its keyword, else *next, which is
 * counted up. Write the value's text to `text`. Return -1 after a message.
 */
static int64_t position_of(const char *verb, const tn_op *op, const char *word, size_t *next,
                           const char **text)
{
    size_t length = keyword_length(word);
    char name[256];
    *text = word;
    if (length == 0)
        return (int64_t)(*next)++;
    if (length >= sizeof name) {
        cli_fail(verb, "the argument name in '%s' is too long", word);
        return -1;
    }
    memcpy(name, word, length);
    name[length] = '\0';
    *text = word + length + 1;
    int64_t position = tn_op_arg_index(op, name);
    if (position < 0)
        cli_fail(verb, "%s has no argument called '%s'", tn_op_name(op), name);
    return position;
}

int cli_parse_arguments(const char *verb, const tn_op *op, char **words, size_t nwords,
                        tn_value *values, size_t *count)
{
    size_t next = 0;
    size_t room = tn_op_num_args(op);
    char message[512];
    for (size_t i = 0; i < room; i++)
        values[i] = tn_value_default();
    for (size_t i = 0; i < nwords; i++) {
        const char *text;
        int64_t position = position_of(verb, op, words[i], &next, &text);
        if (position < 0)
            return CLI_FAILED;
        if ((size_t)position >= room)
            return cli_fail(verb, "%s takes at most %zu arguments, '%s' is one too many",
                            tn_op_name(op), room, words[i]);
        if (values[position].kind != TN_KIND_DEFAULT)
            return cli_fail(verb, "%s: '%s' gives argument %lld a second time", tn_op_name(op),
                            words[i], (long long)position);
        if (!cli_parse_value(text, &values[position], message, sizeof message))
            return cli_fail(verb, "argument '%s': %s", text, message);
        /* Arguments after the last given one are left to the operator's defaults. */
        if ((size_t)position >= *count)
            *count = (size_t)position + 1;
    }
    return CLI_OK;
}

/* Return how many results are tensors. */
static size_t count_tensors(const tn_value *outs, size_t nouts)
{
    size_t count = 0;
    for (size_t i = 0; i < nouts; i++)
        count += outs[i].kind == TN_KIND_TENSOR && outs[i].as.tensor != NULL;
    return count;
}

/*
 * Write the tensors among the results: to OUT.npy a single one, to OUT.0.npy, OUT.1.npy … several,
 * by their indices. Return the exit status.
 */
static int save(const char *output, const tn_value *outs, size_t nouts)
{
    char path[4096];
    char message[4608];
    size_t tensors = count_tensors(outs, nouts);
    size_t stem = strlen(output);
    if (tensors == 0)
        return cli_fail("call", "-o: the operator returned no tensor to save");
    if (stem > 4 && strcmp(output + stem - 4, ".npy") == 0)
        stem -= 4;
    for (size_t i = 0; i < nouts; i++) {
        if (outs[i].kind != TN_KIND_TENSOR || outs[i].as.tensor == NULL)
            continue;
        int length = tensors == 1
                         ? snprintf(path, sizeof path, "%s", output)
                         : snprintf(path, sizeof path, "%.*s.%zu.npy", (int)stem, output, i);
        if (length < 0 || (size_t)length >= sizeof path)
            return cli_fail("call", "-o: the path is too long");
        /* The file gets the values of a tensor with lazy bits. */
        tn_tensor *plain = cli_plain(outs[i].as.tensor);
        bool is_written = cli_npy_write(path, plain, message, sizeof message);
        tn_tensor_release(plain);
        if (!is_written)
            return cli_fail("call", "%s", message);
    }
    return CLI_OK;
}

/* Save the results to the files of -o, or print them as text or JSON. Return the exit status. */
static int report(const call_options *options, const tn_op *op, const tn_value *outs, size_t nouts)
{
    if (options->output != NULL) {
        int status = save(options->output, outs, nouts);
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
    const tn_op *op;
    size_t count = 0;
    if (tn_op_find(options->op, &op) != TN_OK)
        return cli_fail_last("call");
    size_t room = tn_op_num_args(op);
    size_t nouts = tn_op_num_returns(op);
    tn_value *values = calloc(room + nouts + 1, sizeof *values);
    if (values == NULL)
        return cli_fail("call", "out of memory");
    tn_value *outs = values + room;
    int status = cli_parse_arguments("call", op, options->args, options->nargs, values, &count);
    if (status == CLI_OK && tn_op_call(op, values, count, outs, nouts) != TN_OK)
        status = cli_fail_last("call");
    else if (status == CLI_OK)
        status = report(options, op, outs, nouts);
    for (size_t i = 0; i < nouts; i++)
        tn_value_release(&outs[i]);
    for (size_t i = 0; i < room; i++)
        cli_value_free(&values[i]);
    free(values);
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
            return cli_usage_error("call", "unknown option '%s'", word);
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
