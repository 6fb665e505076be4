/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What a program does, as text: its graphs and nodes as the archive has them, each call as a line
 * of code, with the types of its results and the author's line. It is made from the JSON, which is
 * read once more when somebody first asks: a run needs none of it.
 *
 * A graph that is an argument of a node has an entry of its own behind that of the graph it is in.
 */
#include <jansson.h>
#include <stdio.h>

#include "model/models.h"
#include "program/program_reading.h"

/* The most graphs in each other, and bytes of a line. */
#define MOST_DEPTH 32
#define MOST_LINE  (1U << 16)

/* What the texts of a program are made to. */
typedef struct tni_listing {
    tni_arena arena;          /* all below */
    const char *maker;        /* the release of PyTorch, "" if unknown */
    tn_program_graph *graphs; /* the program's own first */
    size_t ngraphs;           /* how many */
    tn_program_node *nodes;   /* those of a graph follow each other */
    const char **modules;     /* of each node, the author's module */
    size_t nnodes;            /* how many */
} tni_listing;

/* A listing while it is made. */
typedef struct making {
    const tn_program *program; /* whose */
    tni_listing *listing;      /* what is filled */
    json_t **waiting;          /* the JSON of each graph of the listing, borrowed */
    size_t waiting_room;       /* allocated, as are graphs and nodes */
    size_t graphs_room;        /* allocated */
    size_t nodes_room;         /* allocated */
    size_t modules_room;       /* allocated */
    size_t depth;              /* of the graph whose nodes are read */
    tn_status status;          /* the first failure */
    tni_buffer line;           /* the text that is made */
} making;

/* ---- values as code ---- */

static void add(making *m, const char *text)
{
    if (m->line.length < MOST_LINE)
        tni_buffer_add(&m->line, text, strlen(text));
}

/* A text in quotes; what would end it or the line is escaped. */
static void add_quoted(making *m, const char *text)
{
    add(m, "'");
    for (; *text != '\0' && m->line.length < MOST_LINE; text++)
        if (*text == '\'' || *text == '\\')
            tni_buffer_print(&m->line, "\\%c", *text);
        else if ((unsigned char)*text < ' ')
            tni_buffer_print(&m->line, "\\x%02x", (unsigned char)*text);
        else
            tni_buffer_add(&m->line, text, 1);
    add(m, "'");
}

/* A real number with as few digits as tell it from others. */
static void add_real(making *m, double value)
{
    char text[40];
    double again;
    for (int digits = 6; digits <= 17; digits++) {
        int length = snprintf(text, sizeof text, "%.*g", digits, value);
        char *comma = strchr(text, ','); /* of the locale */
        if (comma != NULL)
            *comma = '.';
        if (tni_parse_double((tni_text){text, (size_t)length}, &again) > 0 && again == value)
            break;
    }
    add(m, text);
    if (strpbrk(text, ".en") == NULL)
        add(m, ".0");
}

static void add_value(making *m, const char *key, json_t *value);

/* Note a graph, such as one that is an argument; its nodes are read later. */
static void add_graph(making *m, const char *name, json_t *graph, size_t depth)
{
    tni_listing *listing = m->listing;
    if (!json_is_object(graph) || depth > MOST_DEPTH || m->status != TN_OK)
        return;
    m->status =
        tni_reserve((void **)&m->waiting, &m->waiting_room, listing->ngraphs + 1, sizeof(json_t *));
    if (m->status == TN_OK)
        m->status = tni_reserve((void **)&listing->graphs, &m->graphs_room, listing->ngraphs + 1,
                                sizeof *listing->graphs);
    const char *kept = tni_arena_text(&listing->arena, name, strlen(name));
    if (m->status == TN_OK && kept == NULL)
        m->status = TN_ERR_MEMORY;
    if (m->status != TN_OK)
        return;
    m->waiting[listing->ngraphs] = graph;
    listing->graphs[listing->ngraphs++] =
        (tn_program_graph){.name = kept, .depth = depth, .inputs = "", .outputs = ""};
}

/* An object: a name, a device, a graph, or one that says with its only key what it is. */
static void add_object(making *m, const char *key, json_t *object)
{
    const char *name = json_string_value(json_object_get(object, "name"));
    name = name != NULL ? name : json_string_value(json_object_get(object, "as_name"));
    if (strcmp(key, "as_device") == 0) {
        json_t *index = json_object_get(object, "index");
        const char *type = json_string_value(json_object_get(object, "type"));
        tni_buffer_print(&m->line, "device('%s", type != NULL ? type : "");
        if (json_is_integer(index))
            tni_buffer_print(&m->line, ":%lld", (long long)json_integer_value(index));
        add(m, "')");
    } else if (name != NULL) {
        add(m, name);
        add_graph(m, name, json_object_get(object, "graph"), m->depth + 1);
    } else {
        void *first = json_object_iter(object);
        if (first != NULL)
            add_value(m, json_object_iter_key(first), json_object_iter_value(first));
        else
            add(m, "None");
    }
}

static void add_list(making *m, json_t *list)
{
    add(m, "[");
    for (size_t i = 0; i < json_array_size(list); i++) {
        add(m, i > 0 ? ", " : "");
        add_value(m, "", json_array_get(list, i));
    }
    add(m, "]");
}

/* Kinds of values that are numbers in the file. */
static bool add_enumerator(making *m, const char *key, json_t *value)
{
    static const char *const formats[] = {"contiguous_format", "channels_last", "channels_last_3d",
                                          "preserve_format"};
    tn_value number;
    if (strcmp(key, "as_scalar_type") == 0 && tni_export_read_number(key, value, &number)) {
        add(m, tn_dtype_name((tn_dtype)number.as.integer));
        return true;
    }
    json_int_t at = json_integer_value(value);
    if (strcmp(key, "as_memory_format") == 0 && at >= 1 && at <= (json_int_t)TN_LEN(formats)) {
        add(m, formats[at - 1]);
        return true;
    }
    if (strcmp(key, "as_layout") == 0 && at == 7) {
        add(m, "strided");
        return true;
    }
    return false;
}

static void add_value(making *m, const char *key, json_t *value)
{
    if (value == NULL || add_enumerator(m, key, value))
        return;
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        add_object(m, key, value);
        break;
    case JSON_ARRAY:
        add_list(m, value);
        break;
    case JSON_STRING:
        if (strcmp(key, "as_operator") == 0)
            add(m, json_string_value(value));
        else
            add_quoted(m, json_string_value(value));
        break;
    case JSON_INTEGER:
        tni_buffer_print(&m->line, "%lld", (long long)json_integer_value(value));
        break;
    case JSON_REAL:
        add_real(m, json_real_value(value));
        break;
    case JSON_TRUE:
        add(m, strcmp(key, "as_none") == 0 ? "None" : "True");
        break;
    case JSON_FALSE:
        add(m, "False");
        break;
    case JSON_NULL:
        add(m, "None");
        break;
    }
}

/* ---- lines ---- */

/* Keep the line that was made, and begin another; "" after a failure. */
static const char *keep_line(making *m)
{
    const char *text = "";
    if (m->status == TN_OK && m->line.failed)
        m->status = tni_fail_memory(m->line.length);
    if (m->status == TN_OK && m->line.length > 0) {
        text = tni_arena_text(&m->listing->arena, m->line.data, m->line.length);
        if (text == NULL)
            m->status = TN_ERR_MEMORY;
    }
    tni_buffer_free(&m->line);
    return text != NULL ? text : "";
}

/* The values of a list, with commas between them. */
static const char *list_values(making *m, json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        add(m, i > 0 ? ", " : "");
        add_value(m, "", json_array_get(list, i));
    }
    return keep_line(m);
}

/* The arguments of a node: kind 2 is one by name. */
static const char *list_arguments(making *m, json_t *inputs)
{
    for (size_t i = 0; i < json_array_size(inputs); i++) {
        json_t *input = json_array_get(inputs, i);
        const char *name = json_string_value(json_object_get(input, "name"));
        add(m, i > 0 ? ", " : "");
        if (json_integer_value(json_object_get(input, "kind")) == 2 && name != NULL)
            tni_buffer_print(&m->line, "%s=", name);
        add_value(m, "", json_object_get(input, "arg"));
    }
    return keep_line(m);
}

/* A size: a number, or a symbol's name; … for an expression. */
static void add_size(making *m, json_t *size)
{
    json_t *number = json_object_get(size, "as_int");
    const char *text =
        json_string_value(json_object_get(json_object_get(size, "as_expr"), "expr_str"));
    size_t quoted = text != NULL && strncmp(text, "Symbol('", 8) == 0 ? strcspn(text + 8, "'") : 0;
    if (json_is_integer(number))
        tni_buffer_print(&m->line, "%lld", (long long)json_integer_value(number));
    else if (quoted > 0)
        tni_buffer_add(&m->line, text + 8, quoted);
    else
        add(m, text != NULL && strpbrk(text, "('") == NULL ? text : "…");
}

/* A tensor's dtype and sizes, "float32 [s77, 8]". */
static void add_tensor_type(making *m, json_t *meta)
{
    json_t *sizes = json_object_get(meta, "sizes");
    if (!add_enumerator(m, "as_scalar_type", json_object_get(meta, "dtype")))
        add(m, "tensor");
    add(m, " [");
    for (size_t i = 0; i < json_array_size(sizes); i++) {
        add(m, i > 0 ? ", " : "");
        add_size(m, json_array_get(sizes, i));
    }
    add(m, "]");
}

/* The types of the tensors that a node gives; others are left out. */
static const char *list_types(making *m, json_t *graph, json_t *outputs)
{
    json_t *tensors = json_object_get(graph, "tensor_values");
    for (size_t i = 0; i < json_array_size(outputs); i++) {
        json_t *holder = json_array_get(outputs, i);
        json_t *list = json_object_get(holder, "as_tensors");
        for (size_t k = 0; k < (list != NULL ? json_array_size(list) : 1); k++) {
            json_t *tensor =
                list != NULL ? json_array_get(list, k) : json_object_get(holder, "as_tensor");
            const char *name = json_string_value(json_object_get(tensor, "name"));
            json_t *meta = name != NULL ? json_object_get(tensors, name) : NULL;
            if (meta == NULL)
                continue;
            add(m, m->line.length > 0 ? ", " : "");
            add_tensor_type(m, meta);
        }
    }
    return keep_line(m);
}

/* ---- nodes and graphs ---- */

/* Return a copy of a text of the JSON; "" if it is none. */
static const char *keep_text(making *m, json_t *json)
{
    if (json_is_string(json))
        add(m, json_string_value(json));
    return keep_line(m);
}

/* Return the operator that a node of higher order names among its arguments; NULL without one. */
static const char *inner_operator(json_t *inputs)
{
    for (size_t i = 0; i < json_array_size(inputs); i++) {
        json_t *argument = json_object_get(json_array_get(inputs, i), "arg");
        const char *name = json_string_value(json_object_get(argument, "as_operator"));
        if (name != NULL)
            return name;
    }
    return NULL;
}

/*
 * Find what a node calls, and whether somebody has it. One of higher order calls what graphs do, or
 * an operator that it names.
 */
static void find_callee(making *m, json_t *inputs, tn_program_node *node)
{
    uint32_t count;
    const tni_reading reading = {.program = (tn_program *)(uintptr_t)m->program,
                                 .node = node->name};
    bool is_higher = strncmp(node->target, "torch.ops.higher_order.", 23) == 0 ||
                     strncmp(node->target, "torch._functorch.", 17) == 0;
    const char *target = is_higher ? inner_operator(inputs) : node->target;
    bool is_operator = target != NULL && strncmp(target, "torch.ops.", 10) == 0;
    if (is_operator && m->status == TN_OK)
        m->status = tni_reading_find_operator(&reading, target, &node->op);
    if (is_higher && m->status == TN_ERR_IO) { /* it names something else */
        m->status = TN_OK;
        is_operator = false;
    }
    node->is_served =
        is_operator ? node->op != NULL : is_higher || tni_symbol_find(node->target, &count) != NULL;
}

/*
 * Return the path of the module that called a node, the last of a stack of "key,path,class;…"; ""
 * without one, NULL without memory. Nodes that the exporter put in have entries without a path.
 */
static const char *module_of(tni_arena *arena, json_t *metadata)
{
    const char *stack = json_string_value(json_object_get(metadata, "nn_module_stack"));
    const char *last = stack != NULL ? strrchr(stack, ';') : NULL;
    const char *key = last != NULL ? last + 1 : stack;
    const char *path = key != NULL ? strchr(key, ',') : NULL;
    if (path == NULL || strncmp(key, "_empty_", 7) == 0)
        return "";
    return tni_arena_text(arena, path + 1, strcspn(path + 1, ","));
}

static void list_node(making *m, size_t graph, json_t *json)
{
    tni_listing *listing = m->listing;
    json_t *outputs = json_object_get(json, "outputs");
    tn_program_node node = {.graph = graph,
                            .name = keep_text(m, json_object_get(json, "name")),
                            .target = keep_text(m, json_object_get(json, "target")),
                            .results = list_values(m, outputs),
                            .arguments = list_arguments(m, json_object_get(json, "inputs")),
                            .types = list_types(m, m->waiting[graph], outputs)};
    node.source = tni_reading_source_of(&listing->arena, json_object_get(json, "metadata"));
    const char *module = module_of(&listing->arena, json_object_get(json, "metadata"));
    if ((node.source == NULL || module == NULL) && m->status == TN_OK)
        m->status = TN_ERR_MEMORY;
    find_callee(m, json_object_get(json, "inputs"), &node);
    if (m->status == TN_OK)
        m->status = tni_reserve((void **)&listing->nodes, &m->nodes_room, listing->nnodes + 1,
                                sizeof *listing->nodes);
    if (m->status == TN_OK)
        m->status = tni_reserve((void **)&listing->modules, &m->modules_room, listing->nnodes + 1,
                                sizeof *listing->modules);
    if (m->status != TN_OK)
        return;
    listing->modules[listing->nnodes] = module;
    listing->nodes[listing->nnodes++] = node;
}

/* List a graph; those that its nodes have are appended behind all graphs so far. */
static void list_graph(making *m, size_t index)
{
    json_t *graph = m->waiting[index];
    json_t *nodes = json_object_get(graph, "nodes");
    tn_program_graph found = m->listing->graphs[index];
    m->depth = found.depth;
    found.inputs = list_values(m, json_object_get(graph, "inputs"));
    found.outputs = list_values(m, json_object_get(graph, "outputs"));
    found.first_node = m->listing->nnodes;
    for (size_t i = 0; i < json_array_size(nodes) && m->status == TN_OK; i++)
        list_node(m, index, json_array_get(nodes, i));
    found.num_nodes = m->listing->nnodes - found.first_node;
    m->listing->graphs[index] = found;
}

static tn_status list_all(making *m, json_t *json)
{
    json_t *module = json_object_get(json, "graph_module");
    json_t *graph = json_object_get(module, "graph");
    m->status = tni_remove_tokens(module, NULL);
    m->listing->maker = keep_text(m, json_object_get(json, "torch_version"));
    add_graph(m, "forward", graph, 0);
    for (size_t i = 0; i < m->listing->ngraphs && m->status == TN_OK; i++)
        list_graph(m, i);
    tni_free(m->waiting);
    tni_buffer_free(&m->line);
    return m->status;
}

static void free_listing(tni_listing *listing)
{
    if (listing == NULL)
        return;
    tni_arena_free(&listing->arena);
    tni_free(listing->graphs);
    tni_free(listing->nodes);
    tni_free(listing->modules);
    tni_free(listing);
}

void tni_program_free_listing(tn_program *program)
{
    if (program->listing != NULL)
        free_listing(atomic_load(&program->listing->listing));
}

/*
 * Return the listing, which is made by who asks first. Of two threads that do, one publishes what
 * it made.
 */
static tn_status get_listing(const tn_program *program, const tni_listing **out)
{
    json_t *json = NULL;
    tni_listing *listing = atomic_load(&program->listing->listing), *none = NULL;
    if (listing == NULL) {
        listing = tni_calloc(1, sizeof *listing);
        if (listing == NULL)
            return tni_fail_memory(sizeof *listing);
        making m = {.program = program, .listing = listing};
        tn_status status = tni_program_archive_reread(&program->archive, &json);
        if (status == TN_OK)
            status = list_all(&m, json);
        json_decref(json);
        if (status != TN_OK) {
            free_listing(listing);
            return status;
        }
        if (!atomic_compare_exchange_strong(&program->listing->listing, &none, listing)) {
            free_listing(listing);
            listing = none;
        }
    }
    *out = listing;
    return TN_OK;
}

/* ---- the public functions ---- */

tn_status tn_program_describe(const tn_program *program, tn_program_about *out)
{
    const tni_listing *listing;
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    TN_TRY(get_listing(program, &listing));
    tn_program_about found = {.name = program->archive.name,
                              .torch_version = listing->maker,
                              .num_graphs = listing->ngraphs,
                              .num_nodes = listing->nnodes};
    tni_hand_out(out, &found, sizeof found);
    return TN_OK;
}

tn_status tn_program_graph_at(const tn_program *program, size_t index, tn_program_graph *out)
{
    const tni_listing *listing;
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    TN_TRY(get_listing(program, &listing));
    if (index >= listing->ngraphs)
        return tni_fail(TN_ERR_INDEX, "%s: has %zu graphs, and no number %zu", program->path,
                        listing->ngraphs, index);
    tni_hand_out(out, &listing->graphs[index], sizeof *out);
    return TN_OK;
}

tn_status tn_program_node_at(const tn_program *program, size_t index, tn_program_node *out)
{
    const tni_listing *listing;
    if (program == NULL || out == NULL)
        return tni_fail_null(__func__, "program and out");
    TN_TRY(get_listing(program, &listing));
    if (index >= listing->nnodes)
        return tni_fail(TN_ERR_INDEX, "%s: has %zu nodes, and no number %zu", program->path,
                        listing->nnodes, index);
    tni_hand_out(out, &listing->nodes[index], sizeof *out);
    return TN_OK;
}

const char *tn_program_node_module(const tn_program *program, size_t index)
{
    const tni_listing *listing;
    if (program == NULL || get_listing(program, &listing) != TN_OK || index >= listing->nnodes)
        return NULL;
    return listing->modules[index];
}
