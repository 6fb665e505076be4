/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon model info`: print what a compiled model takes, has and needs. Its code is read
 * but not run.
 */
#include "cli.h"
#include "runnable.h"

#include <jansson.h>
#include <string.h>

#include <tenon/experimental/package.h>

#include "entry_points.h"
#include "manifest.h"

static const char help[] =
    "usage: tenon model [info] [--lib FILE]… [--model NAME] [--json] MODEL.pt2\n\n"
    "Prints what a compiled model takes and gives, its weights and their size, the instructions "
    "it\n"
    "was compiled for and whether this machine has them, and the operators that it needs, by a\n"
    "function of PyTorch or by name, and whether they are served; and the functions that its code\n"
    "exports for hosts, by which the release shows that compiled it. Its code is not opened.\n\n"
    "  --model NAME  which model of the package, where it has several\n"
    "  --lib FILE    load this extension first, whose operators the model calls\n"
    "  --json        print one JSON object\n";

/* The command line after it was parsed. */
typedef struct model_options {
    cli_libraries libraries; /* the libraries of --lib, loaded */
    const char *path;        /* the path of the package */
    const char *model;       /* the name given by --model, or NULL */
    bool json;               /* --json */
} model_options;

/* ---- JSON ---- */

/* Return sizes as an array; null is a size that is not limited. */
static json_t *json_sizes(const int64_t *sizes, int64_t count)
{
    json_t *list = json_array();
    for (int64_t i = 0; i < count; i++)
        json_array_append_new(list, sizes[i] == INT64_MAX || sizes[i] < 0 ? json_null()
                                                                          : json_integer(sizes[i]));
    return list;
}

/* Return the dtype's name, or null if the package does not say it. */
static json_t *json_dtype(tn_dtype dtype)
{
    return dtype == TN_DTYPE_UNDEFINED ? json_null() : json_string(tn_dtype_name(dtype));
}

/* Return the inputs with the ranges of their sizes and the strides; null for what is not known. */
static json_t *json_inputs(const tn_package *package)
{
    json_t *list = json_array();
    tn_model_input input = {.size = sizeof input};
    for (size_t i = 0; tn_package_input_at(package, i, &input); i++)
        json_array_append_new(
            list,
            json_pack("{ss ss so so so so}", "name", tn_package_input_label(package, i),
                      "compiler_name", input.name, "dtype", json_dtype(input.dtype), "smallest",
                      input.ndim < 0 ? json_null() : json_sizes(input.least, input.ndim), "largest",
                      input.ndim < 0 ? json_null() : json_sizes(input.most, input.ndim), "strides",
                      input.ndim < 0 ? json_null() : json_sizes(input.strides, input.ndim)));
    return list;
}

/* Return the constants; "folded" are those that are computed from others. */
static json_t *json_constants(const tn_package *package)
{
    json_t *list = json_array();
    tn_package_constant constant = {.size = sizeof constant};
    for (size_t i = 0; tn_package_constant_at(package, i, &constant); i++)
        json_array_append_new(list, json_pack("{ss so so sI sb}", "name", constant.name, "dtype",
                                              json_dtype(constant.dtype), "sizes",
                                              constant.sizes == NULL
                                                  ? json_null()
                                                  : json_sizes(constant.sizes, constant.ndim),
                                              "bytes", (json_int_t)constant.bytes, "folded",
                                              (int)constant.is_folded));
    return list;
}

/* Return the custom operators that the model calls by name. */
static json_t *json_operators(const tn_package *package)
{
    json_t *list = json_array();
    const char *name;
    bool is_registered;
    for (size_t i = 0; tn_package_operator_at(package, i, &name, &is_registered); i++)
        json_array_append_new(list,
                              json_pack("{ss sb}", "name", name, "registered", (int)is_registered));
    return list;
}

static json_t *json_metadata(const tn_package *package)
{
    json_t *object = json_object();
    const char *key, *value;
    for (size_t i = 0; tn_package_metadata_at(package, i, &key, &value); i++)
        json_object_set_new(object, key, json_string(value));
    return object;
}

static json_t *json_outputs(const tn_package *package)
{
    json_t *list = json_array();
    const char *name;
    for (size_t i = 0; tn_package_output_at(package, i, &name); i++)
        json_array_append_new(list, json_string(name));
    return list;
}

/* ---- functions of PyTorch ---- */

/*
 * Called with a function of PyTorch that the model's code imports and its entry in the ABI
 * manifest, NULL if it has none.
 */
typedef void (*function_visitor)(void *context, const char *name, const cli_abi_entry *entry);

/* Visit the functions of PyTorch that the code imports. */
static void visit_functions(const tn_binary *binary, function_visitor visitor, void *context)
{
    tn_binary_symbol symbol = {.size = sizeof symbol};
    for (size_t i = 0; tn_binary_symbol_at(binary, i, &symbol); i++)
        if (symbol.is_import && (strncmp(symbol.name, "aoti_torch_", 11) == 0 ||
                                 strncmp(symbol.name, "torch_", 6) == 0))
            visitor(context, symbol.name, cli_abi_find(symbol.name));
}

/* Return how Tenon serves a function, in a word. */
static const char *how_served(const cli_abi_entry *entry)
{
    static const char *const words[] = {"declared", "absent", "partial", "full"};
    return entry == NULL ? "unknown" : words[entry->impl];
}

static bool is_served(const cli_abi_entry *entry)
{
    return entry != NULL && (entry->impl == CLI_ABI_PARTIAL || entry->impl == CLI_ABI_FULL);
}

/* Add a function to the JSON. A function_visitor. */
static void add_function(void *context, const char *name, const cli_abi_entry *entry)
{
    json_array_append_new(context, json_pack("{ss ss}", "name", name, "served", how_served(entry)));
}

/* What the names of functions that are operators begin with. */
#define OPERATOR "aoti_torch_cpu_"

/*
 * Count a function in the two counts at `context` (all, and those not served). Print a line if it
 * is an operator or not served. A function_visitor.
 */
static void print_function(void *context, const char *name, const cli_abi_entry *entry)
{
    bool is_operator = strncmp(name, OPERATOR, sizeof OPERATOR - 1) == 0;
    size_t *counts = context; /* all functions, then those that are not served */
    counts[0]++;
    counts[1] += !is_served(entry);
    if (is_operator || !is_served(entry))
        printf("%-10s %s%s\n", is_operator ? "operator" : "function",
               is_operator ? name + sizeof OPERATOR - 1 : name,
               is_served(entry) ? ": served" : ": not served");
}

/* ---- functions for hosts ---- */

/* What the code exports for hosts. */
typedef struct entry_facts {
    size_t count;    /* how many functions */
    unsigned newest; /* the release that brought the newest; 0 if none is known */
    json_t *unknown; /* the names of those that are not known */
} entry_facts;

/* Look at all exports; `unknown` is new. */
static entry_facts read_entries(const tn_binary *binary)
{
    entry_facts facts = {.unknown = json_array()};
    tn_binary_symbol symbol = {.size = sizeof symbol};
    for (size_t i = 0; tn_binary_symbol_at(binary, i, &symbol); i++) {
        if (symbol.is_import || !cli_is_entry(symbol.name))
            continue;
        unsigned since = cli_entry_since(symbol.name);
        facts.count++;
        facts.newest = since > facts.newest ? since : facts.newest;
        if (since == 0)
            json_array_append_new(facts.unknown, json_string(symbol.name));
    }
    return facts;
}

/* Return the release whose interface it is, "2.15" for one; null if nothing is known. */
static json_t *json_release(const entry_facts *facts)
{
    return facts->newest > 0 ? json_sprintf("2.%u", facts->newest) : json_null();
}

/* ---- text ---- */

/* Print sizes with their ranges, such as [4, 1…128, 2…]. */
static void print_sizes(const int64_t *least, const int64_t *most, int64_t count)
{
    putchar('[');
    for (int64_t i = 0; i < count; i++) {
        printf("%s%lld", i > 0 ? ", " : "", (long long)least[i]);
        if (most[i] == INT64_MAX)
            fputs("…", stdout);
        else if (most[i] != least[i])
            printf("…%lld", (long long)most[i]);
    }
    putchar(']');
}

/*
 * Print a line such as "input x: float32 [4, 64]", without the parts that the package does not say.
 */
static void print_tensor(const char *what, const char *name, tn_dtype dtype, const int64_t *least,
                         const int64_t *most, int64_t ndim)
{
    printf("%-10s %s: %s ", what, name,
           dtype == TN_DTYPE_UNDEFINED ? "tensor" : tn_dtype_name(dtype));
    if (ndim >= 0 && least != NULL)
        print_sizes(least, most, ndim);
}

static void print_inputs(const tn_package *package)
{
    tn_model_input input = {.size = sizeof input};
    for (size_t i = 0; tn_package_input_at(package, i, &input); i++) {
        print_tensor("input", tn_package_input_label(package, i), input.dtype, input.least,
                     input.most, input.ndim);
        putchar('\n');
    }
}

/*
 * Say what bounds mean: they are what the compiler concluded from its example, and no limits of the
 * code.
 */
static void print_bounds(const tn_package *package)
{
    tn_model_input input = {.size = sizeof input};
    for (size_t i = 0; tn_package_input_at(package, i, &input); i++)
        for (int64_t k = 0; k < input.ndim; k++)
            if (input.least[k] != input.most[k] && input.most[k] != INT64_MAX) {
                puts("sizes      beyond a range a … b run, too; --check-inputs of `tenon run` "
                     "refuses them");
                return;
            }
}

static void print_outputs(const tn_package *package)
{
    const char *name;
    for (size_t i = 0; tn_package_output_at(package, i, &name); i++)
        printf("output     %s\n", name);
}

/* Print the constants, and the number and size of those that are not computed from others. */
static void print_constants(const tn_package *package)
{
    tn_package_constant constant = {.size = sizeof constant};
    unsigned long long bytes = 0;
    size_t count = 0;
    for (; tn_package_constant_at(package, count, &constant); count++) {
        print_tensor("constant", constant.name, constant.dtype, constant.sizes, constant.sizes,
                     constant.ndim);
        puts(constant.is_folded ? ", computed from others" : "");
        bytes += constant.is_folded ? 0 : constant.bytes;
    }
    if (count > 0)
        printf("constants  %zu, %llu bytes\n", count, bytes);
}

/* Print the operators that the model calls by name, and whether they are registered. */
static void print_operators(const tn_package *package)
{
    const char *name;
    bool is_registered;
    for (size_t i = 0; tn_package_operator_at(package, i, &name, &is_registered); i++)
        printf("operator   %s: %s\n", name,
               is_registered                     ? "served"
               : strncmp(name, "aten::", 6) == 0 ? "not served"
                                                 : "a custom one; load what has it with --lib");
}

/* Print how many functions the code has for hosts, since when, and those that nobody knows. */
static void print_entries(const tn_binary *binary)
{
    entry_facts facts = read_entries(binary);
    json_t *name;
    size_t i;
    if (facts.newest > 0)
        printf("entries    %zu for hosts, as in PyTorch 2.%u%s\n", facts.count, facts.newest,
               facts.newest == CLI_FIRST_ENTRIES ? " or before" : "");
    json_array_foreach(facts.unknown, i, name)
    {
        printf("entry      %s: not known\n", json_string_value(name));
    }
    json_decref(facts.unknown);
}

/* Print all about a model as text. `code` is the size of its code in bytes. */
static void print_text(const tn_package *package, const tn_binary *binary, size_t code)
{
    const char *key, *value;
    size_t functions[2] = {0, 0};
    printf("model      %s, %zu bytes of code\n", tn_package_model(package), code);
    for (size_t i = 0; tn_package_metadata_at(package, i, &key, &value); i++)
        printf("metadata   %s: %s\n", key, value);
    printf("runs here  %s\n", tn_package_check(package) == TN_OK ? "yes" : tn_last_error());
    print_inputs(package);
    print_bounds(package);
    print_outputs(package);
    print_constants(package);
    visit_functions(binary, print_function, functions);
    printf("functions  %zu of PyTorch, %zu of them not served\n", functions[0], functions[1]);
    print_entries(binary);
    print_operators(package);
}

/* Print all about a model as a JSON object. Return the exit status. */
static int print_json(const tn_package *package, const tn_binary *binary, size_t code)
{
    json_t *functions = json_array();
    visit_functions(binary, add_function, functions);
    bool is_here = tn_package_check(package) == TN_OK;
    json_t *hindrance = is_here ? json_null() : json_string(tn_last_error());
    entry_facts entries = read_entries(binary);
    json_t *root = json_pack(
        "{ss sI sb so so so so so so so s{sI so so}}", "model", tn_package_model(package),
        "code_bytes", (json_int_t)code, "runs_here", (int)is_here, "hindrance", hindrance,
        "metadata", json_metadata(package), "inputs", json_inputs(package), "outputs",
        json_outputs(package), "constants", json_constants(package), "functions", functions,
        "operators", json_operators(package), "entries", "count", (json_int_t)entries.count,
        "release", json_release(&entries), "unknown", entries.unknown);
    return cli_print_object("model", root);
}

/* ---- running the verb ---- */

/* Open the package and print what it has. Return the exit status. */
static int show(const model_options *options)
{
    tn_package *package;
    tn_binary *binary = NULL;
    const void *data;
    size_t bytes;
    if (cli_runnable_is_program(options->path))
        return cli_fail("model",
                        "%s: holds an exported program and no compiled model; `tenon "
                        "program info` is for those",
                        options->path);
    if (tn_package_open(options->path, options->model, &package) != TN_OK)
        return cli_fail_last("model");
    int status = CLI_OK;
    tn_package_code(package, &data, &bytes);
    if (tn_binary_read(data, bytes, options->path, &binary) != TN_OK)
        status = cli_fail_last("model");
    else if (options->json)
        status = print_json(package, binary, bytes);
    else
        print_text(package, binary, bytes);
    tn_binary_free(binary);
    tn_package_free(package);
    return status;
}

/* Parse the command line; --lib loads at once. Return the exit status. */
static int parse_words(int argc, char **argv, model_options *options)
{
    int status = CLI_OK;
    for (int i = 1; i < argc && status == CLI_OK; i++) {
        char *word = argv[i];
        if (i == 1 && strcmp(word, "info") == 0)
            continue;
        if (strcmp(word, "--json") == 0)
            options->json = true;
        else if (strcmp(word, "--model") == 0 && i + 1 < argc)
            options->model = argv[++i];
        else if (cli_libraries_option(&options->libraries, argc, argv, &i, &status))
            continue;
        else if (word[0] == '-')
            status = cli_unknown_option("model", argc, argv, i);
        else if (options->path != NULL)
            status = cli_usage_error("model", "'%s' is a second package", word);
        else
            options->path = word;
    }
    if (status == CLI_OK && options->path == NULL)
        status = cli_usage_error("model", "no package was named");
    return status;
}

int cli_model(int argc, char **argv)
{
    model_options options = {0};
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    if (argc < 2 || (strcmp(argv[1], "info") != 0 && !cli_is_package_word(argv[1])))
        return cli_unknown_subcommand("model", argc < 2 ? NULL : argv[1]);
    int status = parse_words(argc, argv, &options);
    if (status == CLI_OK)
        status = show(&options);
    cli_libraries_free(&options.libraries);
    return status;
}
