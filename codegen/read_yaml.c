/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads a yaml of operators: a sequence of maps with the keys of ATen's document. An unknown key is
 * a fault, because a key that is silently ignored would be a broken promise.
 */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>

#include "yaml_read.h"

/* A key of an entry that is being read. */
typedef struct gen_field {
    gen_yaml *in;      /* the file */
    yaml_node_t *node; /* the value */
    const char *key;   /* for messages */
    gen_entry *entry;  /* the entry */
    void *target;      /* the member to fill, of the type that the reader expects */
} gen_field;

/* Return `array` with room for one more element, which is zeroed; elements have `bytes` bytes. */
static void *grow(void *array, size_t count, size_t bytes)
{
    char *grown = realloc(array, (count + 1) * bytes);
    if (grown == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    memset(grown + count * bytes, 0, bytes);
    return grown;
}

static void add_word(gen_words *words, const char *text, size_t length)
{
    words->items = grow(words->items, words->count, sizeof *words->items);
    words->items[words->count++] = strndup(text, length);
}

/* Split "a, b, c"; an empty word or another separator is a fault. */
static void split_words(const gen_field *field, const char *text, gen_words *words)
{
    for (const char *end; *text != '\0'; text = end) {
        end = text + strcspn(text, ", ");
        add_word(words, text, (size_t)(end - text));
        if (*end != '\0' && (end == text || strncmp(end, ", ", 2) != 0 || end[2] == '\0'))
            gen_fail(field->in->path, gen_line_of(field->node),
                     "'%s' is words with a comma and a blank between them [words]", field->key);
        end += *end != '\0' ? 2 : 0;
    }
}

/* Readers of values, one for each type of target. */
static void read_boolean(const gen_field *field)
{
    const char *text = gen_scalar(field->in, field->node, field->key);
    if (strcmp(text, "True") != 0 && strcmp(text, "False") != 0)
        gen_fail(field->in->path, gen_line_of(field->node),
                 "'%s' is True or False, not '%s' [boolean]", field->key, text);
    *(bool *)field->target = text[0] == 'T';
}

static void read_text(const gen_field *field)
{
    *(const char **)field->target = strdup(gen_scalar(field->in, field->node, field->key));
}

static void read_words(const gen_field *field)
{
    split_words(field, gen_scalar(field->in, field->node, field->key), field->target);
}

static void read_list(const gen_field *field)
{
    yaml_node_item_t *item = gen_items(field->in, field->node, field->key);
    for (; gen_further(field->node, item); item++) {
        const char *word = gen_scalar(field->in, gen_item(field->in, item), field->key);
        add_word(field->target, word, strlen(word));
    }
}

/* Fail with the message of the schema parser: a sentence, and the location below it. */
_Noreturn static void refuse_text(const char *file, size_t line, const char *rule)
{
    const char *text = tn_last_error();
    size_t head = strcspn(text, "\n");
    gen_fail(file, line, "%.*s [%s]%s", (int)head, text, rule, text + head);
}

/* name, local_name and base are derived from the schema's text. */
void gen_read_func(gen_entry *entry, const char *func)
{
    char *text = gen_qualify(func);
    entry->func = func;
    if (tn_schema_parse(text, TN_SCHEMA_DEFINE, &entry->schema) != TN_OK)
        refuse_text(entry->file, entry->line, "syntax");
    text[strcspn(text, "(")] = '\0';
    entry->name = text;
    entry->local_name = strstr(text, "::") + 2;
    entry->base = strndup(entry->local_name, strcspn(entry->local_name, "."));
    entry->kind = gen_kind_of(entry);
}

/* Read the schema. */
static void read_func(const gen_field *field)
{
    gen_read_func(field->entry, strdup(gen_scalar(field->in, field->node, field->key)));
}

/* Add a kernel to `dispatch`; a second one for the same key is a fault. */
static void add_kernel(gen_entry *entry, tni_key key, const char *kernel, size_t line)
{
    for (size_t i = 0; i < entry->ndispatch; i++)
        if (entry->dispatch[i].key == key)
            gen_fail(entry->file, line,
                     "%s: two kernels for %s; write each key once [dispatch-twice]", entry->func,
                     tni_key_name(key));
    entry->dispatch = grow(entry->dispatch, entry->ndispatch, sizeof *entry->dispatch);
    entry->dispatch[entry->ndispatch++] = (gen_dispatch){key, kernel, line};
}

/* Read `CPU, Meta: name`, which adds a kernel for each key. */
static void read_dispatch(const gen_field *field)
{
    gen_yaml *in = field->in;
    yaml_node_pair_t *pair = gen_pairs(in, field->node, "'dispatch'");
    for (; gen_more(field->node, pair); pair++) {
        yaml_node_t *keys = gen_key_node(in, pair);
        const char *kernel = strdup(gen_scalar(in, gen_value(in, pair), "dispatch"));
        gen_field inner = {in, keys, field->key, field->entry, NULL};
        gen_words words = {0};
        split_words(&inner, gen_scalar(in, keys, "dispatch"), &words);
        for (size_t i = 0; i < words.count; i++) {
            tni_key key;
            if (tni_key_parse(words.items[i], &key) != TN_OK)
                refuse_text(in->path, gen_line_of(keys), "dispatch-word");
            add_kernel(field->entry, key, kernel, gen_line_of(keys));
        }
    }
}

/* Add a tag to the entry's bits. */
static void add_tag(const gen_field *field, const yaml_node_t *node)
{
    const char *text = gen_scalar(field->in, node, field->key);
    int number = gen_tag_number(text);
    if (number < 0)
        gen_fail(field->in->path, gen_line_of(node),
                 "'%s' is no tag; docs/yaml-rules.md lists them [tag]", text);
    field->entry->tags |= 1u << number;
}

/* Read one tag, or a list. */
static void read_tags(const gen_field *field)
{
    if (field->node->type != YAML_SEQUENCE_NODE) {
        add_tag(field, field->node);
        return;
    }
    yaml_node_item_t *item = gen_items(field->in, field->node, "'tags'");
    for (; gen_further(field->node, item); item++)
        add_tag(field, gen_item(field->in, item));
}

/* Read the values of a line of `precomputed` as the arguments of a schema. */
static tn_schema *read_values(const gen_field *field, const yaml_node_t *node, const char *text)
{
    tn_schema *values;
    char *signature = gen_alloc(strlen(text) + 9, 1);
    sprintf(signature, "(%s) -> ()", text);
    if (tni_schema_parse_signature(signature, &values) != TN_OK)
        refuse_text(field->in->path, gen_line_of(node), "precomputed-form");
    bool has_names = values->nargs > 0;
    for (size_t i = 0; i < values->nargs; i++)
        has_names &= values->args[i].name.length > 0;
    if (!has_names)
        gen_fail(field->in->path, gen_line_of(node),
                 "a line of precomputed is 'argument -> type name, …', not '%s' "
                 "[precomputed-form]",
                 text);
    free(signature);
    return values;
}

/* Read `precomputed`: a list of "ARGUMENT -> VALUES" or just VALUES. */
static void read_precomputed(const gen_field *field)
{
    gen_entry *entry = field->entry;
    yaml_node_item_t *item = gen_items(field->in, field->node, "'precomputed'");
    for (; gen_further(field->node, item); item++) {
        const yaml_node_t *node = gen_item(field->in, item);
        const char *text = gen_scalar(field->in, node, field->key);
        const char *arrow = strstr(text, " -> ");
        entry->precomputed =
            grow(entry->precomputed, entry->nprecomputed, sizeof *entry->precomputed);
        entry->precomputed[entry->nprecomputed++] = (gen_precomputed){
            .replaced = arrow != NULL ? strndup(text, (size_t)(arrow - text)) : NULL,
            .values = read_values(field, node, arrow != NULL ? arrow + 4 : text),
            .line = gen_line_of(node)};
    }
}

/* Read "name (Dtypes, Dtypes)" for one key. */
static void add_ufunc(const gen_field *field, const char *key, const yaml_node_t *node)
{
    gen_entry *entry = field->entry;
    const char *text = gen_scalar(field->in, node, field->key);
    size_t name = strcspn(text, " ");
    size_t length = strlen(text);
    gen_ufunc loop = {.key = strdup(key), .name = strndup(text, name), .line = gen_line_of(node)};
    if (name == 0 || length < name + 4 || text[name + 1] != '(' || text[length - 1] != ')')
        gen_fail(field->in->path, gen_line_of(node),
                 "'%s' is 'name (Dtypes, …)', not '%s' [ufunc-form]", field->key, text);
    split_words(field, strndup(text + name + 2, length - name - 3), &loop.dtypes);
    entry->ufuncs = grow(entry->ufuncs, entry->nufuncs, sizeof *entry->ufuncs);
    entry->ufuncs[entry->nufuncs++] = loop;
}

/* A single loop serves all cases (Generic). */
static void read_ufunc(const gen_field *field)
{
    if (field->node->type == YAML_SCALAR_NODE) {
        add_ufunc(field, "Generic", field->node);
        return;
    }
    yaml_node_pair_t *pair = gen_pairs(field->in, field->node, "'ufunc_inner_loop'");
    for (; gen_more(field->node, pair); pair++)
        add_ufunc(field, gen_key(field->in, pair), gen_value(field->in, pair));
}

/* The kernel for all backends is generated from the named operator. */
static void read_foreach(const gen_field *field)
{
    read_text(
        &(gen_field){field->in, field->node, field->key, field->entry, &field->entry->foreach});
    add_kernel(field->entry, TNI_ALIAS_COMPOSITE_EXPLICIT, gen_from_foreach,
               gen_line_of(field->node));
}

/* The reader of each key, and the member it fills if it serves several keys. */
static const struct {
    const char *name;
    void (*read)(const gen_field *field);
    size_t offset;
} keys[GEN_NUM_KEYS] = {
    [GEN_FUNC] = {"func", read_func, 0},
    [GEN_VARIANTS] = {"variants", read_text, offsetof(gen_entry, variants)},
    [GEN_DISPATCH] = {"dispatch", read_dispatch, 0},
    [GEN_STRUCTURED] = {"structured", read_boolean, offsetof(gen_entry, is_structured)},
    [GEN_STRUCTURED_DELEGATE] = {"structured_delegate", read_text, offsetof(gen_entry, delegate)},
    [GEN_STRUCTURED_INHERITS] = {"structured_inherits", read_text, offsetof(gen_entry, inherits)},
    [GEN_PRECOMPUTED] = {"precomputed", read_precomputed, 0},
    [GEN_UFUNC_INNER_LOOP] = {"ufunc_inner_loop", read_ufunc, 0},
    [GEN_AUTOGEN] = {"autogen", read_words, offsetof(gen_entry, autogen)},
    [GEN_TAGS] = {"tags", read_tags, 0},
    [GEN_PYTHON_MODULE] = {"python_module", read_text, offsetof(gen_entry, module)},
    [GEN_DEVICE_GUARD] = {"device_guard", read_boolean, offsetof(gen_entry, is_device_guarded)},
    [GEN_DEVICE_CHECK] = {"device_check", read_text, offsetof(gen_entry, device_check)},
    [GEN_MANUAL_KERNEL_REGISTRATION] = {"manual_kernel_registration", read_boolean,
                                        offsetof(gen_entry, is_manually_registered)},
    [GEN_MANUAL_CPP_BINDING] = {"manual_cpp_binding", read_boolean,
                                offsetof(gen_entry, is_manually_bound)},
    [GEN_CONST_REF] = {"use_const_ref_for_mutable_tensors", read_boolean,
                       offsetof(gen_entry, is_const_ref)},
    [GEN_CATEGORY_OVERRIDE] = {"category_override", read_text, offsetof(gen_entry, category)},
    [GEN_CPP_NO_DEFAULT_ARGS] = {"cpp_no_default_args", read_list,
                                 offsetof(gen_entry, no_defaults)},
    [GEN_FOREACH] = {"foreach", read_foreach, 0},
    [GEN_SINCE] = {"since", read_text, offsetof(gen_entry, since)},
    [GEN_UNTIL] = {"until", read_text, offsetof(gen_entry, until)},
};

/* Read one key. The offset turns the generic reader into one for this member. */
static void read_field(gen_yaml *in, const yaml_node_pair_t *pair, gen_entry *entry)
{
    const char *name = gen_key(in, pair);
    size_t line = gen_line_of(gen_key_node(in, pair));
    gen_entry_key key = 0;
    while (key < GEN_NUM_KEYS && strcmp(keys[key].name, name) != 0)
        key++;
    if (key == GEN_NUM_KEYS)
        gen_fail(in->path, line, "'%s' is no key of an operator [key]", name);
    if (gen_has(entry, key))
        gen_fail(in->path, line, "'%s' stands in the entry twice [key-twice]", name);
    entry->lines[key] = line;
    keys[key].read(
        &(gen_field){in, gen_value(in, pair), name, entry, (char *)entry + keys[key].offset});
}

/* Read one operator. Keys that are absent have the value 0, except device_guard. */
static void read_entry(gen_yaml *in, const yaml_node_t *node, gen_entry *entry)
{
    *entry = (gen_entry){.file = in->path, .line = gen_line_of(node), .is_device_guarded = true};
    for (yaml_node_pair_t *pair = gen_pairs(in, node, "an operator"); gen_more(node, pair); pair++)
        read_field(in, pair, entry);
    if (entry->func == NULL)
        gen_fail(in->path, entry->line, "the operator has no 'func' [func]");
}

static int compare_entries(const void *a, const void *b)
{
    return strcmp(((const gen_entry *)a)->name, ((const gen_entry *)b)->name);
}

void gen_read(const char *path, gen_spec *spec)
{
    gen_yaml *in = gen_open_yaml(path);
    const yaml_node_t *root = gen_root(in);
    yaml_node_item_t *item = gen_items(in, root, "the file");
    spec->entries = gen_alloc(gen_count(root) + 1, sizeof *spec->entries);
    for (; gen_further(root, item); item++)
        read_entry(in, gen_item(in, item), &spec->entries[spec->count++]);
    qsort(spec->entries, spec->count, sizeof *spec->entries, compare_entries);
    gen_group_entries(spec);
}

void gen_make_loops(gen_spec *spec)
{
    tni_key key;
    if (tni_key_parse("CPU", &key) != TN_OK)
        gen_fail("tenon-gen", 0, "%s", tn_last_error());
    for (size_t i = 0; i < spec->count; i++) {
        gen_entry *entry = &spec->entries[i];
        if (entry->nufuncs == 0)
            continue;
        char *kernel = strdup(entry->local_name);
        for (char *c = kernel; c != NULL && *c != '\0'; c++)
            *c = *c == '.' ? '_' : *c;
        add_kernel(entry, key, kernel, entry->lines[GEN_UFUNC_INNER_LOOP]);
    }
}

void gen_select_backends(gen_spec *spec)
{
    tni_key key;
    if (tni_key_parse("BackendSelect", &key) != TN_OK)
        gen_fail("tenon-gen", 0, "%s", tn_last_error());
    for (size_t i = 0; i < spec->count; i++)
        if (gen_is_factory(&spec->entries[i]))
            add_kernel(&spec->entries[i], key, "backend_select", spec->entries[i].line);
}
