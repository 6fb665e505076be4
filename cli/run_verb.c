/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon run`: run a compiled model or an exported program with inputs from files or
 * words, and print or save its outputs.
 */
#include "cli.h"
#include "program_print.h"
#include "run_profile.h"
#include "runnable.h"
#include "times.h"

#include <ctype.h>
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <tenon/experimental/explain.h>

static const char help[] =
    "usage: tenon run [--lib FILE]… MODEL.pt2 [--input [NAME=]X]… [-o OUT.npy] [--json]\n"
    "                 [--model NAME] [--constants FILE.npz] [--threads N] [--repeat N]\n"
    "                 [--check-inputs] [--profile] [--html FILE] [--trace FILE]\n\n"
    "Runs a model that PyTorch's AOTInductor compiled for a CPU into a package, or a program that\n"
    "torch.export.save wrote, and prints its outputs. Without inputs for one that takes some, it\n"
    "says what they are.\n\n"
    "  --input X     the next input, or by NAME= that one: file.npy, a .npz with one array per\n"
    "                input (by name, else in order), or words as `tenon call` takes: ones(2,3).\n"
    "                NAME is a keyword of the author's call, the key of a nest, args_0 or a "
    "number\n"
    "                from 0. A number is a tensor without dimensions where one is wanted\n"
    "  -o OUT.npy    save the output; with several OUT.0.npy, OUT.1.npy …; OUT.npz takes all, and\n"
    "                - is standard output for a single one\n"
    "  --json        print the outputs, and the profile, as one JSON object\n"
    "  --model NAME  which model of the package, where it has several\n"
    "  --lib FILE    load this extension first, whose operators the model calls\n"
    "  --threads N   use this many threads at most\n"
    "  --check-inputs  refuse sizes beyond the bounds that the package has of sizes that may "
    "change;\n"
    "                without it they run, and a warning tells the first\n"
    "  --repeat N    run so many times, and print how long loading and runs took\n"
    "  --profile     print how often and how long operators ran; loops of the model are its own.\n"
    "                Of a program its nodes, with the author's lines\n"
    "  --html FILE   write the profile as one page for a browser: operators or nodes by time, the\n"
    "                inputs of calls, each run, and when what ran in the last one\n"
    "  --trace FILE  write when they ran, for chrome://tracing and ui.perfetto.dev\n"
    "  --constants F replace constants by the arrays of a .npz file, by name\n\n"
    "Dtypes that NumPy does not have are read and saved with the same bits: bfloat16 as int16,\n"
    "floats of eight bits as uint8. Inputs are laid in memory as the model was compiled for.\n";

/* The command line after it was parsed. */
typedef struct run_options {
    cli_libraries libraries; /* the libraries of --lib, loaded */
    const char *path;        /* the path of the package */
    const char *model;       /* the name given by --model, or NULL */
    const char *output;      /* the file given by -o, or NULL */
    const char *constants;   /* the file given by --constants, or NULL */
    const char *html;        /* the file given by --html, or NULL */
    const char *trace;       /* the file given by --trace, or NULL */
    bool check_inputs;       /* --check-inputs */
    bool profile;            /* --profile */
    bool json;               /* --json */
    long repeat;             /* the number of runs */
    long threads;            /* the number of threads, or 0 for the default */
    char **words;            /* the words given to --input, in order */
    size_t nwords;           /* the number of words */
} run_options;

/* A model with its tensors and times. */
typedef struct run_state {
    cli_runnable what;   /* the model or program, loaded */
    tn_value *inputs;    /* an array of the inputs and then the outputs; the inputs' are owned */
    bool *is_given;      /* for each input, whether it has its value */
    tn_value *outputs;   /* the outputs, in the same array */
    size_t ninputs;      /* the number of inputs */
    size_t noutputs;     /* the number of outputs */
    double *times;       /* the duration of each run in seconds */
    double load;         /* the duration of loading in seconds */
    double last;         /* when the last run began */
    double all;          /* the duration of all runs in seconds, for a profile */
    cli_profile profile; /* of all runs */
} run_state;

/* ---- inputs ---- */

/* Print a line on an input, such as "x: float32 [4, 1…128]". */
static void describe_input(FILE *stream, const tn_program_input *input)
{
    fprintf(stream, "%s: ", input->name);
    if (input->kind != TN_KIND_TENSOR)
        fputs(input->kind == TN_KIND_INT      ? "int"
              : input->kind == TN_KIND_DOUBLE ? "float"
                                              : "bool",
              stream);
    else
        fputs(input->dtype == TN_DTYPE_UNDEFINED ? "tensor" : tn_dtype_name(input->dtype), stream);
    for (int64_t i = 0; i < input->ndim; i++) {
        fputs(i == 0 ? " [" : ", ", stream);
        if (input->least[i] == input->most[i])
            fprintf(stream, "%lld", (long long)input->least[i]);
        else if (input->most[i] == INT64_MAX)
            fprintf(stream, "%lld…", (long long)input->least[i]);
        else
            fprintf(stream, "%lld…%lld", (long long)input->least[i], (long long)input->most[i]);
    }
    fputs(input->ndim > 0 ? "]\n" : input->ndim == 0 ? " []\n" : "\n", stream);
}

/* Print a line on each input, after an error. Return CLI_FAILED. */
static int list_inputs(const run_state *run)
{
    for (size_t i = 0; i < run->ninputs; i++) {
        tn_program_input input = cli_runnable_input(&run->what, i);
        if (input.is_constant)
            continue;
        fputs("  ", stderr);
        describe_input(stderr, &input);
    }
    return CLI_FAILED;
}

/*
 * Print which inputs the model takes, after an error; `missing` is the first not given. Return
 * CLI_FAILED.
 */
static int tell_inputs(const run_options *options, const run_state *run, size_t missing)
{
    cli_fail("run", "%s takes %zu input%s, and none was given for number %zu:", options->path,
             run->ninputs, run->ninputs == 1 ? "" : "s", missing);
    return list_inputs(run);
}

/*
 * Store the value as input `index` and own it; on failure it is released. Bits read from a file get
 * the model's dtype. `word` is for messages.
 */
static int set_input(run_state *run, size_t index, tn_value value, const char *word)
{
    if (index >= run->ninputs || run->is_given[index]) {
        cli_value_free(&value);
        if (index < run->ninputs)
            return cli_fail("run", "'%s' gives input %zu a second time", word, index);
        return cli_fail("run", "the model takes %zu input%s, '%s' is one too many", run->ninputs,
                        run->ninputs == 1 ? "" : "s", word);
    }
    tn_program_input input = cli_runnable_input(&run->what, index);
    run->is_given[index] = true;
    run->inputs[index] = value;
    if (value.kind != TN_KIND_TENSOR)
        return CLI_OK;
    tn_dtype dtype = tn_tensor_dtype(value.as.tensor);
    if (dtype != input.dtype && dtype == cli_word_of(input.dtype))
        run->inputs[index].as.tensor = cli_view_take(value.as.tensor, input.dtype);
    return run->inputs[index].as.tensor != NULL ? CLI_OK : cli_fail_last("run");
}

/* Store a tensor, which is taken, as input `index`. */
static int set_tensor(run_state *run, size_t index, tn_tensor *tensor, const char *word)
{
    return set_input(run, index, tn_value_tensor(tensor), word);
}

/* Give constants their values, which nobody has to name. */
static void set_constants(run_state *run)
{
    for (size_t i = 0; i < run->ninputs; i++) {
        tn_program_input input = cli_runnable_input(&run->what, i);
        if (!input.is_constant || run->is_given[i])
            continue;
        run->is_given[i] = true;
        run->inputs[i] = input.constant;
    }
}

/* Return the index of the first input that has no value yet, or the number of inputs. */
static size_t next_input(const run_state *run)
{
    size_t i = 0;
    while (i < run->ninputs && run->is_given[i])
        i++;
    return i;
}

/* Store an array of a .npz as the input of its name, or else the next one. A cli_npz_visitor. */
static int take_array(void *context, const char *name, tn_tensor *tensor)
{
    run_state *run = context;
    size_t index = cli_runnable_find(&run->what, name, strlen(name));
    if (index == run->ninputs)
        index = next_input(run);
    return set_tensor(run, index, tensor, name);
}

/* Return whether a word begins with a name and a =, which literals do not. */
static bool has_name(const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)word[i]) && word[i] != '_')
            return false;
    return length > 0;
}

/* Say that no input is called so, and what they are called. Return CLI_FAILED. */
static int tell_names(const run_state *run, const char *word, size_t length)
{
    cli_fail("run", "no input is called '%.*s'; there are:", (int)length, word);
    return list_inputs(run);
}

/*
 * Make the tensor of a number that is given for a tensor without dimensions, in its dtype. Return
 * false if another one is wanted.
 */
static bool make_scalar(const run_state *run, size_t index, const char *text, tn_value *out)
{
    char maker[256], message[256];
    tn_program_input input = cli_runnable_input(&run->what, index);
    if (input.ndim != 0 || text[strcspn(text, "[\"'")] != '\0')
        return false;
    const char *dtype = input.dtype == TN_DTYPE_UNDEFINED ? "float32" : tn_dtype_name(input.dtype);
    int length = snprintf(maker, sizeof maker, "tensor(%s, dtype=%s)", text, dtype);
    return length > 0 && (size_t)length < sizeof maker &&
           cli_parse_value(maker, out, message, sizeof message);
}

/* Read the inputs given by one --input: a file, or words as for `tenon call`. */
static int read_input(run_state *run, const char *word)
{
    char message[4608];
    const char *equals = strchr(word, '=');
    size_t length = equals != NULL ? (size_t)(equals - word) : 0;
    size_t index = equals != NULL ? cli_runnable_find(&run->what, word, length) : run->ninputs;
    tn_tensor *tensor = NULL;
    const char *text = index < run->ninputs ? equals + 1 : word;
    /* The = may be part of the words, as in ones(2, dtype=int64). */
    if (index == run->ninputs && has_name(word, length) && access(word, F_OK) != 0)
        return tell_names(run, word, length);
    if (index == run->ninputs)
        index = next_input(run);
    if (cli_ends_with(text, ".npz"))
        return cli_npz_read("run", text, take_array, run);
    if (cli_ends_with(text, ".npy") || strcmp(text, "-") == 0) {
        text += text[0] == '@';
        if (!cli_npy_read(text, &tensor, message, sizeof message))
            return cli_fail("run", "%s", message);
        return set_tensor(run, index, tensor, word);
    }
    tn_value value;
    if (!cli_parse_value(text, &value, message, sizeof message))
        return cli_fail("run", "input '%s': %s", text, message);
    if (value.kind != TN_KIND_TENSOR && index < run->ninputs &&
        cli_runnable_input(&run->what, index).kind == TN_KIND_TENSOR) {
        cli_value_free(&value);
        if (!make_scalar(run, index, text, &value))
            return cli_fail("run", "input '%s' is no tensor; tensor(%s) is one", text, text);
    }
    return set_input(run, index, value, word);
}

/* ---- outputs ---- */

/* Print the outputs as text or JSON, with the profile if there is one. Return the exit status. */
static int print_outputs(const run_options *options, const run_state *run)
{
    if (!options->json) {
        for (size_t i = 0; i < run->noutputs; i++)
            cli_print_value(stdout, &run->outputs[i]);
        return CLI_OK;
    }
    json_t *profile = options->profile ? cli_profile_json(&run->profile, run->all) : NULL;
    return cli_print_json(stdout, options->path, run->outputs, run->noutputs, profile)
               ? CLI_OK
               : cli_fail("run", "the outputs cannot be written as JSON");
}

/* Order times for qsort, the shortest first. */
static int compare_times(const void *a, const void *b)
{
    double left = *(const double *)a;
    double right = *(const double *)b;
    return (left > right) - (left < right);
}

/*
 * Print the times. The first run has its own number, because it does work that later runs need not
 * do. Sorts the times.
 */
static void print_times(const run_options *options, run_state *run)
{
    size_t count = (size_t)options->repeat;
    double first = run->times[0];
    qsort(run->times, count, sizeof *run->times, compare_times);
    fprintf(stderr, "loaded in %s, first run %s; of %zu runs the fastest %s, the median %s\n",
            cli_time_of(run->load).text, cli_time_of(first).text, count,
            cli_time_of(run->times[0]).text, cli_time_of(run->times[count / 2]).text);
}

/* ---- profile ---- */

/* Write the page of --html. Return the exit status. */
static int write_page(const run_options *options, const run_state *run)
{
    FILE *out = fopen(options->html, "w");
    if (out == NULL)
        return cli_fail("run", "%s: cannot be written: %s", options->html, strerror(errno));
    bool is_written = cli_profile_html(out, &run->profile, options->path, run->all);
    is_written = fclose(out) == 0 && is_written;
    return is_written ? CLI_OK : cli_fail("run", "%s: cannot be written", options->html);
}

/* Count what was recorded, with the times of all runs. Return the exit status. */
static int collect_profile(const run_options *options, run_state *run)
{
    cli_profile *profile = &run->profile;
    size_t count = (size_t)options->repeat;
    profile->runs = calloc(count, sizeof *profile->runs);
    if (profile->runs == NULL ||
        !cli_profile_collect(run->what.program != NULL, run->last, profile))
        return cli_fail("run", "--profile: out of memory");
    memcpy(profile->runs, run->times, count * sizeof *profile->runs);
    profile->nruns = count;
    profile->load = run->load;
    for (size_t i = 0; i < count; i++)
        run->all += run->times[i];
    return CLI_OK;
}

/*
 * End the profile, write the trace and the page, and print what was recorded. Return the exit
 * status.
 */
static int end_profile(const run_options *options, run_state *run)
{
    if (tn_profile_stop() != TN_OK ||
        (options->trace != NULL && tn_profile_write(options->trace) != TN_OK))
        return cli_fail_last("run");
    if (!options->profile && options->html == NULL)
        return CLI_OK;
    int status = collect_profile(options, run);
    if (status == CLI_OK && options->profile && !options->json)
        cli_profile_print(stderr, &run->profile, run->all, options->repeat);
    if (status == CLI_OK && options->html != NULL)
        status = write_page(options, run);
    return status;
}

/* ---- running the verb ---- */

/* Replace the constant `name` of the model. A cli_npz_visitor. */
static int give_constant(void *context, const char *name, tn_tensor *tensor)
{
    run_state *run = context;
    if (run->what.model == NULL) {
        tn_tensor_release(tensor);
        return cli_fail("run", "--constants: a program has none that can be replaced");
    }
    tn_status status = tn_model_set_constants(run->what.model, &name, &tensor, 1, 0);
    tn_tensor_release(tensor);
    return status == TN_OK ? CLI_OK : cli_fail_last("run");
}

/* Return whether operators are timed. */
static bool is_profiled(const run_options *options)
{
    return options->profile || options->html != NULL || options->trace != NULL;
}

/* Run the model as often as --repeat says. Keep the last outputs and all times. */
static int run_all(const run_options *options, run_state *run)
{
    cli_progress progress = cli_progress_begin("runs", (size_t)options->repeat);
    tn_status status = TN_OK;
    for (long i = 0; i < options->repeat && status == TN_OK; i++) {
        for (size_t k = 0; k < run->noutputs; k++)
            tn_value_release(&run->outputs[k]);
        double start = run->last = cli_seconds();
        status = cli_runnable_run(&run->what, run->inputs, run->outputs);
        run->times[i] = cli_seconds() - start;
        cli_progress_step(&progress, (size_t)i + 1);
    }
    cli_progress_clear();
    return status == TN_OK ? CLI_OK : cli_fail_last("run");
}

/*
 * Give the loaded model its constants and inputs, run it, and print or save the outputs. Return the
 * exit status.
 */
static int run_model(const run_options *options, run_state *run)
{
    if (options->constants != NULL &&
        cli_npz_read("run", options->constants, give_constant, run) != CLI_OK)
        return CLI_FAILED;
    set_constants(run);
    for (size_t i = 0; i < options->nwords; i++) {
        int status = read_input(run, options->words[i]);
        if (status != CLI_OK)
            return status;
    }
    size_t missing = next_input(run);
    if (missing < run->ninputs)
        return tell_inputs(options, run, missing);
    if (is_profiled(options) && tn_profile_start() != TN_OK)
        return cli_fail_last("run");
    int status = run_all(options, run);
    if (status == CLI_OK && is_profiled(options))
        status = end_profile(options, run);
    if (status != CLI_OK)
        return status;
    /* Times go to stderr, so that standard output has only the outputs. */
    if (options->repeat > 1)
        print_times(options, run);
    if (options->output != NULL)
        status = cli_save("run", options->output, run->outputs, run->noutputs);
    if (status == CLI_OK && (options->output == NULL || options->json))
        status = print_outputs(options, run);
    return status;
}

/* Free what a run had. Constants among the inputs are the program's. */
static void free_run(run_state *run)
{
    for (size_t i = 0; run->inputs != NULL && i < run->ninputs; i++)
        if (!cli_runnable_input(&run->what, i).is_constant)
            cli_value_free(&run->inputs[i]);
    for (size_t i = 0; run->inputs != NULL && i < run->noutputs; i++)
        tn_value_release(&run->outputs[i]);
    free(run->inputs);
    free(run->is_given);
    free(run->times);
    cli_profile_free(&run->profile);
    cli_runnable_free(&run->what);
}

/* Load the model and run it. Return the exit status. */
static int load_and_run(const run_options *options)
{
    run_state run = {0};
    if (options->threads > 0)
        tn_set_num_threads((uint32_t)options->threads);
    double start = cli_seconds();
    if (cli_runnable_load(options->path, options->model, options->check_inputs, &run.what) != TN_OK)
        return cli_fail_last("run");
    tn_program_set_print_handler(run.what.program, cli_print_program, NULL);
    run.load = cli_seconds() - start;
    run.ninputs = run.what.ninputs;
    run.noutputs = run.what.noutputs;
    run.inputs = calloc(run.ninputs + run.noutputs + 1, sizeof *run.inputs);
    run.is_given = calloc(run.ninputs + 1, sizeof *run.is_given);
    run.times = calloc((size_t)options->repeat, sizeof *run.times);
    run.outputs = run.inputs != NULL ? run.inputs + run.ninputs : NULL;
    int status = run.inputs != NULL && run.is_given != NULL && run.times != NULL
                     ? run_model(options, &run)
                     : cli_fail("run", "out of memory");
    free_run(&run);
    return status;
}

/* Parse the number after `option`, from 1 to a thousand million. */
static int parse_count(const char *option, const char *word, long *out)
{
    char *end;
    errno = 0;
    *out = word != NULL ? strtol(word, &end, 10) : 0;
    if (word == NULL || *word == '\0' || *end != '\0' || errno != 0 || *out < 1 ||
        *out > 1000000000)
        return cli_usage_error("run", "%s needs a number from 1", option);
    return CLI_OK;
}

/* Take an option and the word after it, `next`. Return false if `word` is no such option. */
static bool take_option(run_options *options, const char *word, char *next, int *status)
{
    const char *option = word;
    if (strcmp(word, "--threads") == 0)
        *status = parse_count(option, next, &options->threads);
    else if (strcmp(word, "--repeat") == 0)
        *status = parse_count(option, next, &options->repeat);
    else if (strcmp(word, "--input") != 0 && strcmp(word, "-i") != 0 && strcmp(word, "-o") != 0 &&
             strcmp(word, "--output") != 0 && strcmp(word, "--model") != 0 &&
             strcmp(word, "--trace") != 0 && strcmp(word, "--html") != 0 &&
             strcmp(word, "--constants") != 0)
        return false;
    else if (next == NULL)
        *status = cli_usage_error("run", "%s needs a word behind it", option);
    else if (strcmp(word, "--model") == 0)
        options->model = next;
    else if (strcmp(word, "--trace") == 0)
        options->trace = next;
    else if (strcmp(word, "--html") == 0)
        options->html = next;
    else if (strcmp(word, "--constants") == 0)
        options->constants = next;
    else if (strcmp(word, "-o") == 0 || strcmp(word, "--output") == 0)
        options->output = next;
    else
        options->words[options->nwords++] = next;
    return true;
}

/* Parse the command line; --lib loads at once. Return the exit status. */
static int parse_words(int argc, char **argv, run_options *options)
{
    int status = CLI_OK;
    for (int i = 1; i < argc && status == CLI_OK; i++) {
        char *word = argv[i];
        if (strcmp(word, "--json") == 0)
            options->json = true;
        else if (strcmp(word, "--check-inputs") == 0)
            options->check_inputs = true;
        else if (strcmp(word, "--profile") == 0)
            options->profile = true;
        else if (take_option(options, word, i + 1 < argc ? argv[i + 1] : NULL, &status))
            i++;
        else if (cli_libraries_option(&options->libraries, argc, argv, &i, &status))
            continue;
        else if (word[0] == '-')
            status = cli_unknown_option("run", argc, argv, i);
        else if (options->path != NULL)
            status =
                cli_usage_error("run", "'%s' is unexpected: inputs are given by --input", word);
        else
            options->path = word;
    }
    if (status == CLI_OK && options->path == NULL)
        status = cli_usage_error("run", "no package was named");
    return status;
}

int cli_run(int argc, char **argv)
{
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    run_options options = {.repeat = 1};
    options.words = calloc((size_t)argc, sizeof *options.words);
    if (options.words == NULL)
        return cli_fail("run", "out of memory");
    int status = parse_words(argc, argv, &options);
    if (status == CLI_OK)
        status = load_and_run(&options);
    cli_libraries_free(&options.libraries);
    free(options.words);
    return status;
}
