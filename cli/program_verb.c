/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon program`: what an exported program takes, has and calls, and whether it runs.
 */
#include "cli.h"
#include "runnable.h"
#include "times.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include <tenon/experimental/archive.h>
#include <tenon/program.h>

static const char help[] =
    "usage: tenon program [info|ops|check] [--lib FILE]… [--model NAME] [--json] PROGRAM.pt2\n"
    "       tenon program check … [--input X]…\n\n"
    "Describes a program that torch.export.save wrote, and tries it.\n\n"
    "  info          what it takes and gives, conditions on arguments, parameters and buffers, "
    "and\n"
    "                who exported it\n"
    "  ops           the operators that it calls, how often, and who has them; without --lib "
    "those\n"
    "                of extensions are told as missing, with the author's line\n"
    "  check         loads and runs it: with the arguments that it was exported with, which the\n"
    "                archive has, else with zeros\n\n"
    "  --input X     for check, the next argument, or by NAME= that one: file.npy, or words as\n"
    "                `tenon call` takes\n"
    "  --model NAME  which program of the archive, where it has several\n"
    "  --lib FILE    load this extension first, whose operators the program calls\n"
    "  --json        print one JSON object\n";

/* The command line after it was parsed. */
typedef struct program_options {
    cli_libraries libraries; /* the libraries of --lib, loaded */
    const char *path;        /* the path of the archive */
    const char *name;        /* the name given by --model, or NULL */
    bool json;               /* --json */
    char **words;            /* the words given to --input, in order */
    size_t nwords;           /* the number of words */
} program_options;

/* ---- operators ---- */

/* What a program calls, once for each target. */
typedef struct called {
    tn_program_node node; /* the first that calls it */
    size_t first;         /* its number */
    size_t count;         /* how many do */
} called;

/* All of them, in the order of the first calls. */
typedef struct callees {
    called *items; /* an array; owned */
    size_t count;  /* how many */
} callees;

/* Return how long the operator is that a call of higher order names first; 0 without one. */
static size_t inner_length(const tn_program_node *node)
{
    bool is_inner = strncmp(node->target, "torch.ops.higher_order.", 23) == 0 &&
                    strncmp(node->arguments, "torch.ops.", 10) == 0;
    return is_inner ? strcspn(node->arguments, ",") : 0;
}

/* Whether two nodes call the same. */
static bool is_same(const tn_program_node *a, const tn_program_node *b)
{
    size_t length = inner_length(a);
    return strcmp(a->target, b->target) == 0 && length == inner_length(b) &&
           memcmp(a->arguments, b->arguments, length) == 0;
}

/* Count the nodes by what they call; false without memory. */
static bool count_callees(const tn_program *program, size_t nodes, callees *out)
{
    out->items = calloc(nodes + 1, sizeof *out->items);
    for (size_t i = 0; i < nodes && out->items != NULL; i++) {
        tn_program_node node = {.size = sizeof node};
        if (tn_program_node_at(program, i, &node) != TN_OK)
            return false;
        size_t k = 0;
        while (k < out->count && !is_same(&out->items[k].node, &node))
            k++;
        if (k == out->count)
            out->items[out->count++] = (called){node, i, 0};
        out->items[k].count++;
    }
    return out->items != NULL;
}

/* Room for the place of a registration. */
typedef struct place {
    char text[512]; /* "" until it is found */
} place;

/* Keep where the CPU's kernel was registered. A tn_dispatch_visitor. */
static bool note_place(void *context, const tn_dispatch_row *row)
{
    place *out = context;
    if (strcmp(row->key, "CPU") == 0)
        snprintf(out->text, sizeof out->text, "%s", row->origin);
    return out->text[0] == '\0';
}

/* Return who has an operator: Tenon, or the place of its registration, for which there is room. */
static const char *owner_of(const tn_program_node *node, place *room)
{
    room->text[0] = '\0';
    if (!node->is_served)
        return "nobody";
    if (node->op == NULL || tn_op_definition(node->op) == 0)
        return "Tenon";
    if (tn_op_explain(node->op, note_place, room) != TN_OK || room->text[0] == '\0')
        return "an extension";
    return room->text;
}

static json_t *json_callees(const callees *all)
{
    place room;
    json_t *list = json_array();
    for (size_t i = 0; i < all->count; i++) {
        const tn_program_node *node = &all->items[i].node;
        json_array_append_new(list, json_pack("{ss ss% sI sb ss ss}", "target", node->target,
                                              "operator", node->arguments, inner_length(node),
                                              "calls", (json_int_t)all->items[i].count, "served",
                                              (int)node->is_served, "by", owner_of(node, &room),
                                              "source", node->source));
    }
    return list;
}

static int compare_callees(const void *a, const void *b)
{
    const called *left = a, *right = b;
    if (left->count != right->count)
        return left->count < right->count ? 1 : -1;
    return left->first < right->first ? -1 : 1;
}

/* Print what is called, the most often first, what is missing with its line. */
static int print_callees(const program_options *options, const tn_program *program)
{
    place room;
    callees all = {NULL, 0};
    size_t missing = 0;
    tn_program_about about = {.size = sizeof about};
    if (tn_program_describe(program, &about) != TN_OK)
        return cli_fail_last("program");
    if (!count_callees(program, about.num_nodes, &all)) {
        free(all.items);
        return cli_fail("program", "out of memory");
    }
    qsort(all.items, all.count, sizeof *all.items, compare_callees);
    for (size_t i = 0; i < all.count; i++)
        missing += !all.items[i].node.is_served;
    int status = CLI_OK;
    if (options->json) {
        status = cli_print_object("program", json_pack("{so}", "operators", json_callees(&all)));
    } else {
        for (size_t i = 0; i < all.count; i++) {
            const tn_program_node *node = &all.items[i].node;
            size_t inner = inner_length(node);
            printf("%6zu  %s%s%.*s%s: %s%s%s\n", all.items[i].count, node->target,
                   inner > 0 ? "(" : "", (int)inner, node->arguments, inner > 0 ? ")" : "",
                   owner_of(node, &room), node->is_served || node->source[0] == '\0' ? "" : ", ",
                   node->is_served ? "" : node->source);
        }
        printf("%zu of %zu are not served\n", missing, all.count);
    }
    free(all.items);
    return status == CLI_OK && missing > 0 ? CLI_FAILED : status;
}

/* ---- what it is ---- */

/* Return the names of the programs in the archive. */
static json_t *json_programs(const char *path)
{
    json_t *list = json_array();
    tn_archive *archive = NULL;
    if (tn_archive_open(path, &archive) != TN_OK)
        return list;
    for (size_t i = 0; i < tn_archive_count(archive); i++) {
        tn_archive_member member = {.size = sizeof member};
        const char *name = tn_archive_member_at(archive, i, &member) == TN_OK
                               ? strstr(member.name, "/models/")
                               : NULL;
        size_t length = name != NULL ? strlen(name += 8) : 0;
        if (length > 5 && strcmp(name + length - 5, ".json") == 0)
            json_array_append_new(list, json_stringn(name, length - 5));
    }
    tn_archive_free(archive);
    return list;
}

/* Return sizes as an array; null is a size that is not limited. */
static json_t *json_sizes(const int64_t *sizes, int64_t count)
{
    json_t *list = json_array();
    for (int64_t i = 0; i < count; i++)
        json_array_append_new(list, sizes[i] == INT64_MAX ? json_null() : json_integer(sizes[i]));
    return list;
}

/* Return the word for what an input is. */
static const char *word_of(const tn_program_input *input)
{
    switch ((int)input->kind) {
    case TN_KIND_TENSOR:
        return tn_dtype_name(input->dtype);
    case TN_KIND_INT:
        return "int";
    case TN_KIND_DOUBLE:
        return "float";
    case TN_KIND_BOOL:
        return "bool";
    case TN_KIND_STRING:
        return "str";
    default:
        return "None";
    }
}

static json_t *json_inputs(const tn_program *program)
{
    json_t *list = json_array();
    for (size_t i = 0; i < tn_program_num_inputs(program); i++) {
        tn_program_input input = {.size = sizeof input};
        if (tn_program_input_at(program, i, &input) != TN_OK)
            continue;
        json_array_append_new(list, json_pack("{ss ss sb so so}", "name", input.name, "type",
                                              word_of(&input), "constant", (int)input.is_constant,
                                              "smallest", json_sizes(input.least, input.ndim),
                                              "largest", json_sizes(input.most, input.ndim)));
    }
    return list;
}

static json_t *json_outputs(const tn_program *program)
{
    const char *name;
    json_t *list = json_array();
    for (size_t i = 0; i < tn_program_num_outputs(program); i++)
        if (tn_program_output_name(program, i, &name) == TN_OK)
            json_array_append_new(list, json_string(name));
    return list;
}

static json_t *json_guards(const tn_program *program)
{
    json_t *list = json_array();
    for (size_t i = 0; i < tn_program_num_guards(program); i++) {
        tn_program_guard guard = {.size = sizeof guard};
        if (tn_program_guard_at(program, i, &guard) == TN_OK)
            json_array_append_new(
                list, json_pack("{ss sb}", "text", guard.text, "checked", (int)guard.is_checked));
    }
    return list;
}

/* Return a state's bytes. */
static json_int_t bytes_of(const tn_tensor *tensor)
{
    return tn_tensor_numel(tensor) * (json_int_t)tn_dtype_size(tn_tensor_dtype(tensor));
}

/* Return the states: parameters, or all others. */
static json_t *json_states(const tn_program *program, bool parameters)
{
    json_t *list = json_array();
    for (size_t i = 0; i < tn_program_num_states(program); i++) {
        tn_program_state state = {.size = sizeof state};
        if (tn_program_state_at(program, i, &state) == TN_OK &&
            (state.kind == TN_PROGRAM_PARAMETER) == parameters)
            json_array_append_new(
                list,
                json_pack("{ss ss so sI}", "name", state.name, "dtype",
                          tn_dtype_name(tn_tensor_dtype(state.tensor)), "sizes",
                          json_sizes(tn_tensor_sizes(state.tensor), tn_tensor_dim(state.tensor)),
                          "bytes", bytes_of(state.tensor)));
    }
    return list;
}

/* Print "parameters 4, 268 bytes" of the states in a list. */
static void print_states(const char *what, const json_t *list)
{
    json_int_t bytes = 0;
    for (size_t i = 0; i < json_array_size(list); i++)
        bytes += json_integer_value(json_object_get(json_array_get(list, i), "bytes"));
    printf("%-10s %zu, %lld bytes\n", what, json_array_size(list), (long long)bytes);
}

/* Print sizes with their ranges, such as " [4, 1…128, 2…]". */
static void print_sizes(const tn_program_input *input)
{
    fputs(" [", stdout);
    for (int64_t i = 0; i < input->ndim; i++) {
        printf("%s%lld", i > 0 ? ", " : "", (long long)input->least[i]);
        if (input->most[i] == INT64_MAX)
            fputs("…", stdout);
        else if (input->most[i] != input->least[i])
            printf("…%lld", (long long)input->most[i]);
    }
    putchar(']');
}

static void print_inputs(const tn_program *program)
{
    for (size_t i = 0; i < tn_program_num_inputs(program); i++) {
        tn_program_input input = {.size = sizeof input};
        if (tn_program_input_at(program, i, &input) != TN_OK)
            continue;
        printf("input      %s: %s", input.name, word_of(&input));
        if (input.kind == TN_KIND_TENSOR)
            print_sizes(&input);
        puts(input.is_constant ? ", a constant" : "");
    }
}

static void print_guards(const tn_program *program)
{
    for (size_t i = 0; i < tn_program_num_guards(program); i++) {
        tn_program_guard guard = {.size = sizeof guard};
        if (tn_program_guard_at(program, i, &guard) == TN_OK)
            printf("guard      %s%s\n", guard.text, guard.is_checked ? "" : ", not checked");
    }
}

static json_t *json_memory(const tn_program_memory *memory)
{
    return json_pack("{sI sI sI sI sI ss sb sI sI sI}", "weights", (json_int_t)memory->weights,
                     "buffers", (json_int_t)memory->buffers, "mapped", (json_int_t)memory->mapped,
                     "packed", (json_int_t)memory->packed, "values", (json_int_t)memory->values,
                     "at", memory->at, "exact", (int)memory->is_exact, "unknown",
                     (json_int_t)memory->num_unknown, "reused", (json_int_t)memory->num_reused,
                     "planned", (json_int_t)memory->planned);
}

static void print_memory(const tn_program_memory *memory)
{
    printf("memory     weights %llu bytes, buffers %llu; %llu of them mapped\n",
           (unsigned long long)memory->weights, (unsigned long long)memory->buffers,
           (unsigned long long)memory->mapped);
    printf("memory     values of a run %llu bytes at most%s%s%s; %zu results are written into "
           "arguments\n",
           (unsigned long long)memory->values, memory->at[0] != '\0' ? ", at " : "", memory->at,
           memory->is_exact ? "" : ", with the sizes of the export", memory->num_reused);
    if (memory->planned > 0)
        printf("memory     values of fixed sizes lie in a block of %llu bytes, as planned\n",
               (unsigned long long)memory->planned);
    if (memory->num_unknown > 0)
        printf("memory     without %zu values whose sizes are not known before a run\n",
               memory->num_unknown);
}

static void print_info(const tn_program *program, const tn_program_about *about,
                       const tn_program_memory *memory, json_t *all)
{
    printf("program    %s, exported by PyTorch %s\n", about->name, about->torch_version);
    json_t *programs = json_object_get(all, "programs");
    for (size_t i = 0; json_array_size(programs) > 1 && i < json_array_size(programs); i++)
        printf("archive    has %s\n", json_string_value(json_array_get(programs, i)));
    print_inputs(program);
    print_guards(program);
    json_t *outputs = json_object_get(all, "outputs");
    for (size_t i = 0; i < json_array_size(outputs); i++)
        printf("output     %s\n", json_string_value(json_array_get(outputs, i)));
    print_states("parameters", json_object_get(all, "parameters"));
    print_states("buffers", json_object_get(all, "buffers"));
    print_memory(memory);
    printf("nodes      %zu in %zu graph%s\n", about->num_nodes, about->num_graphs,
           about->num_graphs == 1 ? "" : "s");
}

static int show_info(const program_options *options, const tn_program *program)
{
    tn_program_about about = {.size = sizeof about};
    tn_program_memory memory = {.size = sizeof memory};
    if (tn_program_describe(program, &about) != TN_OK ||
        tn_program_measure(program, &memory) != TN_OK)
        return cli_fail_last("program");
    json_t *all =
        json_pack("{ss ss so so so so so so so sI sI}", "program", about.name, "torch_version",
                  about.torch_version, "programs", json_programs(options->path), "inputs",
                  json_inputs(program), "guards", json_guards(program), "outputs",
                  json_outputs(program), "parameters", json_states(program, true), "buffers",
                  json_states(program, false), "memory", json_memory(&memory), "graphs",
                  (json_int_t)about.num_graphs, "nodes", (json_int_t)about.num_nodes);
    if (options->json)
        return cli_print_object("program", all);
    print_info(program, &about, &memory, all);
    json_decref(all);
    return CLI_OK;
}

/* ---- trying it ---- */

/* Make an argument of zeros; sizes that may change are 2, or as near to it as they may be. */
static tn_status make_zeros(const tn_program_input *input, tn_value *out)
{
    int64_t sizes[TN_MAX_DIM];
    tn_tensor *tensor;
    *out = input->kind == TN_KIND_INT      ? tn_value_int(1)
           : input->kind == TN_KIND_DOUBLE ? tn_value_double(0.5)
           : input->kind == TN_KIND_BOOL   ? tn_value_bool(true)
                                           : tn_value_none();
    if (input->kind != TN_KIND_TENSOR)
        return TN_OK;
    for (int64_t i = 0; i < input->ndim; i++)
        sizes[i] = input->least[i] > 2 || input->most[i] < 2 ? input->least[i] : 2;
    tn_status status = tn_tensor_empty(input->dtype, input->ndim, sizes, NULL, TN_CPU, &tensor);
    if (status != TN_OK)
        return status;
    if (tn_tensor_storage_bytes(tensor) > 0)
        memset(tn_tensor_data(tensor), 0, tn_tensor_storage_bytes(tensor));
    *out = tn_value_tensor(tensor);
    return TN_OK;
}

/* Read the text of one --input. */
static int read_text(const char *text, tn_value *out)
{
    char message[4608];
    if (!cli_ends_with(text, ".npy"))
        return cli_parse_value(text, out, message, sizeof message)
                   ? CLI_OK
                   : cli_fail("program", "input '%s': %s", text, message);
    tn_tensor *tensor;
    if (!cli_npy_read(text, &tensor, message, sizeof message))
        return cli_fail("program", "%s", message);
    *out = tn_value_tensor(tensor);
    return CLI_OK;
}

/*
 * Read one --input, X or NAME=X, into its place. `is_given` says which arguments have their values,
 * and has room for one more, which never has.
 */
static int read_word(const tn_program *program, const char *word, tn_value *inputs, bool *is_given)
{
    size_t count = tn_program_num_inputs(program), next = 0;
    const cli_runnable what = {.program = (tn_program *)(uintptr_t)program, .ninputs = count};
    const char *equals = strchr(word, '=');
    size_t length = equals != NULL ? (size_t)(equals - word) : 0;
    size_t index = equals != NULL ? cli_runnable_find(&what, word, length) : count;
    while (next < count && is_given[next])
        next++;
    const char *text = index < count ? equals + 1 : word;
    index = index < count ? index : next;
    if (index == count || is_given[index])
        return cli_fail("program",
                        index == count ? "'%s' is one input too many"
                                       : "'%s' gives an input a second time",
                        word);
    is_given[index] = true;
    return read_text(text, &inputs[index]);
}

/* Fill the arguments with those given; constants are the program's own. */
static int fill_given(const program_options *options, const tn_program *program, tn_value *inputs)
{
    size_t count = tn_program_num_inputs(program);
    bool *is_given = calloc(count + 1, sizeof *is_given);
    int status = is_given != NULL ? CLI_OK : cli_fail("program", "out of memory");
    for (size_t i = 0; i < count && status == CLI_OK; i++) {
        tn_program_input input = {.size = sizeof input};
        if (tn_program_input_at(program, i, &input) != TN_OK)
            status = cli_fail_last("program");
        else if (input.is_constant)
            inputs[i] = input.constant;
        is_given[i] = input.is_constant;
    }
    for (size_t i = 0; i < options->nwords && status == CLI_OK; i++)
        status = read_word(program, options->words[i], inputs, is_given);
    for (size_t i = 0; i < count && status == CLI_OK; i++) {
        tn_program_input input = {.size = sizeof input};
        if (!is_given[i] && tn_program_input_at(program, i, &input) == TN_OK)
            status = cli_fail("program", "none of the inputs given is for '%s'", input.name);
    }
    free(is_given);
    return status;
}

/*
 * Fill the arguments: those given, else the archive's, else zeros. *source says which. Constants
 * among those that are given, or zeros, are the program's own.
 */
static int fill_inputs(const program_options *options, const tn_program *program, tn_value *inputs,
                       const char **source)
{
    size_t count = tn_program_num_inputs(program);
    *source = "exported";
    if (options->nwords == 0 && tn_program_sample_inputs(program, inputs, count) == TN_OK)
        return CLI_OK;
    *source = options->nwords > 0 ? "the inputs given" : "zeros";
    if (options->nwords > 0)
        return fill_given(options, program, inputs);
    for (size_t i = 0; i < count; i++) {
        tn_program_input input = {.size = sizeof input};
        if (tn_program_input_at(program, i, &input) != TN_OK)
            return cli_fail_last("program");
        if (input.is_constant)
            inputs[i] = input.constant;
        else if (make_zeros(&input, &inputs[i]) != TN_OK)
            return cli_fail_last("program");
    }
    return CLI_OK;
}

/* Release the arguments; constants are borrowed unless they came from the archive. */
static void free_inputs(const tn_program *program, tn_value *inputs, const char *source)
{
    for (size_t i = 0; i < tn_program_num_inputs(program); i++) {
        tn_program_input input = {.size = sizeof input};
        bool is_read = tn_program_input_at(program, i, &input) == TN_OK;
        if (strcmp(source, "exported") == 0)
            tn_value_release(&inputs[i]);
        else if (is_read && !input.is_constant)
            cli_value_free(&inputs[i]);
    }
}

/* Say that it ran, and what it gave. */
static int print_run(const program_options *options, const tn_program *program,
                     const tn_value *outputs, const char *source, double time)
{
    json_t *list = json_array();
    for (size_t i = 0; i < tn_program_num_outputs(program); i++) {
        const tn_tensor *tensor = outputs[i].kind == TN_KIND_TENSOR ? outputs[i].as.tensor : NULL;
        const char *name = "";
        json_t *sizes = tensor != NULL ? json_sizes(tn_tensor_sizes(tensor), tn_tensor_dim(tensor))
                                       : json_null();
        if (tn_program_output_name(program, i, &name) != TN_OK)
            name = "";
        const char *dtype = tensor != NULL ? tn_dtype_name(tn_tensor_dtype(tensor)) : "no tensor";
        if (!options->json) {
            char *text = tensor != NULL ? json_dumps(sizes, 0) : NULL;
            printf("output     %s: %s%s%s\n", name, dtype, text != NULL ? " " : "",
                   text != NULL ? text : "");
            free(text);
        }
        json_array_append_new(list,
                              json_pack("{ss ss so}", "name", name, "type", dtype, "sizes", sizes));
    }
    tn_program_memory memory = {.size = sizeof memory};
    if (tn_program_measure(program, &memory) != TN_OK)
        memory.packed = 0;
    if (options->json)
        return cli_print_object("program",
                                json_pack("{ss sf so sI}", "inputs", source, "seconds", time,
                                          "outputs", list, "packed", (json_int_t)memory.packed));
    json_decref(list);
    if (memory.packed > 0)
        printf("packed     %llu bytes of weights\n", (unsigned long long)memory.packed);
    printf("runs       with %s, in %s\n",
           strcmp(source, "exported") == 0 ? "the arguments that it was exported with" : source,
           cli_time_of(time).text);
    return CLI_OK;
}

/* Run the program once. */
static int check(const program_options *options, tn_program *program)
{
    size_t ninputs = tn_program_num_inputs(program), noutputs = tn_program_num_outputs(program);
    const char *source = "zeros";
    tn_value *values = calloc(ninputs + noutputs + 1, sizeof *values);
    if (values == NULL)
        return cli_fail("program", "out of memory");
    tn_value *outputs = values + ninputs;
    int status = fill_inputs(options, program, values, &source);
    if (status == CLI_OK) {
        double start = cli_seconds();
        tn_status ran = tn_program_run(program, values, ninputs, outputs, noutputs);
        status = ran == TN_OK ? print_run(options, program, outputs, source, cli_seconds() - start)
                              : cli_fail_last("program");
    }
    for (size_t i = 0; i < noutputs; i++)
        tn_value_release(&outputs[i]);
    free_inputs(program, values, source);
    free(values);
    return status;
}

/* ---- running the verb ---- */

/* Return whether a word is a subcommand; a file that is called like one is not meant. */
static bool is_subcommand(const char *word)
{
    return strcmp(word, "info") == 0 || strcmp(word, "ops") == 0 || strcmp(word, "check") == 0;
}

/* Parse the command line; --lib loads at once. Return the exit status. */
static int parse_words(int argc, char **argv, program_options *options)
{
    int status = CLI_OK;
    for (int i = is_subcommand(argv[1]) ? 2 : 1; i < argc && status == CLI_OK; i++) {
        char *word = argv[i];
        bool is_check = strcmp(argv[1], "check") == 0;
        if (strcmp(word, "--json") == 0)
            options->json = true;
        else if (strcmp(word, "--model") == 0 && i + 1 < argc)
            options->name = argv[++i];
        else if (is_check && (strcmp(word, "--input") == 0 || strcmp(word, "-i") == 0) &&
                 i + 1 < argc)
            options->words[options->nwords++] = argv[++i];
        else if (cli_libraries_option(&options->libraries, argc, argv, &i, &status))
            continue;
        else if (word[0] == '-')
            status = cli_unknown_option("program", argc, argv, i);
        else if (options->path != NULL)
            status = cli_usage_error("program", "'%s' is a second archive", word);
        else
            options->path = word;
    }
    if (status == CLI_OK && options->path == NULL)
        status = cli_usage_error("program", "no archive was named");
    return status;
}

/* Load the program and do what the word says. Return the exit status. */
static int load_and_do(const char *word, const program_options *options)
{
    tn_program *program = NULL;
    bool is_check = strcmp(word, "check") == 0;
    tn_program_options how = {sizeof how, options->name, is_check ? 0 : TN_PROGRAM_DESCRIBE};
    if (tn_program_load(options->path, &how, &program) != TN_OK)
        return cli_runnable_is_model(options->path)
                   ? cli_fail("program",
                              "%s: holds a compiled model and no exported program; "
                              "`tenon model info` is for those",
                              options->path)
                   : cli_fail_last("program");
    int status = is_check                   ? check(options, program)
                 : strcmp(word, "ops") == 0 ? print_callees(options, program)
                                            : show_info(options, program);
    tn_program_free(program);
    return status;
}

int cli_program(int argc, char **argv)
{
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    if (argc < 2 || (!is_subcommand(argv[1]) && !cli_is_package_word(argv[1])))
        return cli_unknown_subcommand("program", argc < 2 ? NULL : argv[1]);
    program_options options = {0};
    options.words = calloc((size_t)argc, sizeof *options.words);
    if (options.words == NULL)
        return cli_fail("program", "out of memory");
    int status = parse_words(argc, argv, &options);
    if (status == CLI_OK)
        status = load_and_do(argv[1], &options);
    cli_libraries_free(&options.libraries);
    free(options.words);
    return status;
}
