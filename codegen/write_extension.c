/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes what `tenon gen` generates from the yaml of an extension. All of it uses PyTorch's stable
 * ABI through tenon/extension.h, so it runs in both hosts: prototypes of the kernels that the
 * author writes, a file that unboxes their arguments and registers them, and typed functions that
 * call the operators.
 */
#include "extension_spec.h"

#include <stdlib.h>
#include <string.h>

#include "typed_c.h"

/* For each letter of a type code: its C types and conversion functions. */
static const ext_word words[] = {
    {'T', "AtenTensorHandle ", "AtenTensorHandle ", "AtenTensorHandle", "AtenTensorHandle ",
     "tn_arg_tensor", "tn_ret_tensor"},
    {'i', "int64_t ", "const int64_t *", "int64_t", "int64_t ", "tn_arg_int", "tn_ret_int"},
    {'d', "double ", "const double *", "double", "double ", "tn_arg_double", "tn_ret_double"},
    {'b', "bool ", "const bool *", "bool", "bool ", "tn_arg_bool", "tn_ret_bool"},
    {'y', "int32_t ", "const int32_t *", "int32_t", "int32_t ", "tn_arg_enum", "tn_ret_enum"},
    {'l', "int32_t ", "const int32_t *", "int32_t", "int32_t ", "tn_arg_enum", "tn_ret_enum"},
    {'m', "int32_t ", "const int32_t *", "int32_t", "int32_t ", "tn_arg_enum", "tn_ret_enum"},
    {'D', "const int32_t *", "const int32_t *", NULL, "int32_t ", NULL, NULL},
    {'s', "const char *", "const char *", "const char *", NULL, NULL, NULL},
    {'*', "StableIValue ", "StableIValue ", NULL, "StableIValue ", NULL, NULL},
};

/* Return the description of a type by its letter, which must be in the table. */
static const ext_word *word_of(char code)
{
    const ext_word *word = words;
    while (word->code != code)
        word++;
    return word;
}

/* A list of items without an array type is passed as a StableIValue ('*'). */
ext_type_form ext_type_form_of(const tni_type *type)
{
    ext_type_form form;
    tni_type_code(type, form.code);
    size_t length = strlen(form.code);
    form.word = word_of(form.code[length - 1]);
    form.is_list = strchr(form.code, 'L') != NULL;
    if (form.is_list && form.word->item == NULL) {
        strcpy(form.code, "*");
        form.word = word_of('*');
        form.is_list = false;
    }
    form.is_optional = form.code[0] == '?';
    form.has_gaps = form.is_list && strstr(form.code, "L?") != NULL;
    return form;
}

/* Return the argument that a written return is: the one with the same alias set. */
static size_t written_argument(const tn_schema *schema, size_t index)
{
    const tni_alias *alias = tni_type_alias(schema->returns[index].type);
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_alias *other = tni_type_alias(schema->args[i].type);
        if (other != NULL && gen_is_written(&schema->args[i]) &&
            tni_text_equal(other->before[0], alias->before[0]))
            return i;
    }
    return 0;
}

/* ---- names ---- */

/* Return whether kernel `index` has the same function as an earlier key's. */
static bool is_repeated(const gen_dispatch *kernels, size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (strcmp(kernels[i].kernel, kernels[index].kernel) == 0)
            return true;
    return false;
}

/* ---- prototypes ---- */

/* Add a parameter; a list becomes a pointer and a count. */
static void add_parameter(typed_list *list, const tni_arg *arg)
{
    ext_type_form form = ext_type_form_of(arg->type);
    const char *name = typed_name(arg->name.data);
    if (form.is_list) {
        bool is_text = form.word->code == 's';
        typed_add(list, is_text ? "%s const *%s" : "const %s *%s", form.word->item, name);
        typed_add(list, "size_t %s_count", name);
    } else
        typed_add(list, "%s%s", form.is_optional ? form.word->other : form.word->plain, name);
}

void ext_write_parameters(FILE *out, const tn_schema *schema)
{
    typed_list list = {out, 4, 4, 0};
    fputs("\n    ", out);
    for (size_t i = 0; i < schema->nargs; i++)
        add_parameter(&list, &schema->args[i]);
    for (size_t i = 0; i < schema->nreturns; i++) {
        char code = tni_return_code(schema->returns[i].type);
        if (code != '=')
            typed_add(&list, "%s*%s", word_of(code)->result, typed_result_name(schema, i));
    }
    if (list.count == 0)
        fputs("void", out);
}

/* Write the schema, the keys of the kernel, and which arguments may be NULL. */
void ext_write_comment(FILE *out, const gen_entry *entry, const char *kernel)
{
    char *text;
    size_t length;
    const char *separator = " For ";
    FILE *line = open_memstream(&text, &length);
    typed_write_optionals(line, entry->schema);
    gen_dispatch kernels[GEN_MOST_KERNELS];
    size_t count = kernel == NULL ? 0 : ext_kernels(entry, kernels);
    for (size_t i = 0; i < count; i++)
        if (strcmp(kernels[i].kernel, kernel) == 0) {
            fprintf(line, "%s%s", separator, tni_key_name(kernels[i].key));
            separator = ", ";
        }
    if (count > 0)
        fputc('.', line);
    fclose(line);
    fputs("/*\n", out);
    typed_write_comment(out, entry->func);
    typed_write_comment(out, text[0] == ' ' ? text + 1 : text);
    fputs(" */\n", out);
    free(text);
}

/* The head of STEM_kernels.h. Only text for the author; it may name one file. */
static const char kernels_guide[] =
    "/*\n"
    " * The kernels that somebody has to write, made by `tenon gen` from %s.\n"
    " *\n"
    " * Arguments are borrowed; written tensors are written in place and not returned. A kernel\n"
    " * returns NULL, after it has set every result, which are new and given away; or a text that\n"
    " * outlives it (TN_REQUIRE, TN_FORWARD): then the call fails with it, and results that were "
    "set\n"
    " * are dropped. A device is a type and an index (-1 for none); dtypes, layouts and formats "
    "are\n"
    " * the host's numbers; a StableIValue is read and made as tenon/extension.h says.\n"
    " */\n";

void ext_write_kernels(const ext_spec *spec, FILE *out)
{
    gen_licence(out);
    fprintf(out, kernels_guide, spec->source);
    fprintf(out,
            "/* clang-format off */\n#ifndef %s_KERNELS_H\n#define %s_KERNELS_H\n\n"
            "#include <tenon/extension.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n",
            spec->guard, spec->guard);
    for (size_t i = 0; i < spec->operators->count; i++) {
        const gen_entry *entry = &spec->operators->entries[i];
        gen_dispatch kernels[GEN_MOST_KERNELS];
        size_t count = ext_kernels(entry, kernels);
        for (size_t k = 0; k < count; k++) {
            if (is_repeated(kernels, k))
                continue;
            ext_write_comment(out, entry, kernels[k].kernel);
            fprintf(out, "const char *%s(", ext_kernel_name(entry, kernels[k].kernel));
            ext_write_parameters(out, entry->schema);
            fputs(");\n\n", out);
        }
    }
    fputs("#ifdef __cplusplus\n}\n#endif\n#endif\n", out);
}

/* ---- from ivalues to arguments ---- */

/* The macro of STEM_register.c that reads lists into arrays. */
static const char read_list[] =
    "/* Lists as arrays, which are freed when the kernel has run; never NULL. */\n"
    "#define READ_LIST(letter, type, value)                                          \\\n"
    "    typedef struct list_##letter {                                              \\\n"
    "        type *items;                                                            \\\n"
    "        size_t count;                                                           \\\n"
    "    } list_##letter;                                                            \\\n"
    "    static const char *read_##letter(StableIValue list, list_##letter *out)     \\\n"
    "    {                                                                           \\\n"
    "        size_t count = tn_arg_size(list);                                       \\\n"
    "        out->items = (type *)calloc(count + 1, sizeof(type));                   \\\n"
    "        if (out->items == NULL)                                                 \\\n"
    "            return \"no memory for a list\";                                      \\\n"
    "        out->count = count;                                                     \\\n"
    "        for (size_t at = 0; at < count; at++) {                                 \\\n"
    "            StableIValue item = tn_arg_item(list, at);                          \\\n"
    "            out->items[at] = value;                                             \\\n"
    "        }                                                                       \\\n"
    "        return NULL;                                                            \\\n"
    "    }\n";

/* Return the letter for a list's array: O is a list of tensors or None. */
static char list_letter(const ext_type_form *form)
{
    return form->has_gaps ? 'O' : form->word->code;
}

/* Return whether an argument of some operator is a list with that letter (any list for '\0'). */
static bool has_list(const ext_spec *spec, char letter)
{
    for (size_t i = 0; i < spec->operators->count; i++) {
        const tn_schema *schema = spec->operators->entries[i].schema;
        for (size_t k = 0; k < schema->nargs; k++) {
            ext_type_form form = ext_type_form_of(schema->args[k].type);
            if (form.is_list && (letter == '\0' || list_letter(&form) == letter))
                return true;
        }
    }
    return false;
}

/* Write readers for the lists that occur, so that none is unused. */
static void write_list_readers(FILE *out, const ext_spec *spec)
{
    if (!has_list(spec, '\0'))
        return;
    fputs(read_list, out);
    for (size_t i = 0; i < TN_LEN(words); i++) {
        const ext_word *word = &words[i];
        if (word->item == NULL || !has_list(spec, word->code))
            continue;
        if (word->code == 's')
            fputs("READ_LIST(s, const char *, tn_arg_string(item, NULL))\n", out);
        else
            fprintf(out, "READ_LIST(%c, %s, %s(item))\n", word->code, word->item, word->read);
    }
    if (has_list(spec, 'O'))
        fputs("READ_LIST(O, AtenTensorHandle, tn_arg_tensor(tn_arg_optional(item, 0)))\n", out);
    fputc('\n', out);
}

/*
 * Declare variables that an argument's expression needs: arrays, devices and values of optionals.
 */
static void write_local(FILE *out, const ext_type_form *form, size_t index)
{
    char ivalue[64];
    snprintf(ivalue, sizeof ivalue,
             form->is_optional ? "tn_arg_optional(args[%zu], 0)" : "args[%zu]", index);
    if (form->is_list)
        fprintf(out, "    list_%c a%zu = {NULL, 0};\n", list_letter(form), index);
    else if (form->word->code == 'D')
        fprintf(out,
                "    const int32_t a%zu[] = {tn_arg_device_type(%s),\n"
                "        tn_arg_device_index(%s)};\n",
                index, ivalue, ivalue);
    else if (form->is_optional && strchr("Ts", form->word->code) == NULL)
        fprintf(out, "    const %sa%zu = %s(%s);\n", form->word->plain, index, form->word->read,
                ivalue);
}

/* Add the expression that passes an argument to the kernel. */
static void add_expression(typed_list *list, const ext_type_form *form, size_t index)
{
    char code = form->word->code;
    if (form->is_list) {
        typed_add(list, "a%zu.items", index);
        typed_add(list, "a%zu.count", index);
    } else if (code == '*')
        typed_add(list, "args[%zu]", index);
    else if (code == 'T' && form->is_optional)
        typed_add(list, "tn_arg_tensor(tn_arg_optional(args[%zu], 0))", index);
    else if (code == 's' && form->is_optional)
        typed_add(list,
                  "args[%zu] == 0 ? NULL : tn_arg_string(tn_arg_optional(args[%zu], 0), NULL)",
                  index, index);
    else if (code == 's')
        typed_add(list, "tn_arg_string(args[%zu], NULL)", index);
    else if (form->is_optional)
        typed_add(list, "args[%zu] == 0 ? NULL : %sa%zu", index, code == 'D' ? "" : "&", index);
    else if (code == 'D')
        typed_add(list, "a%zu", index);
    else
        typed_add(list, "%s(args[%zu])", form->word->read, index);
}

/* Declare all variables, then read the lists, of which each may fail. */
static void write_locals(FILE *out, const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nargs; i++) {
        ext_type_form form = ext_type_form_of(schema->args[i].type);
        write_local(out, &form, i);
    }
    for (size_t i = 0; i < schema->nreturns; i++) {
        char code = tni_return_code(schema->returns[i].type);
        if (code == 'D')
            fprintf(out, "    int32_t r%zu[] = {0, -1};\n", i);
        else if (code != '=')
            fprintf(out, "    %sr%zu = %s;\n", word_of(code)->result, i,
                    code == 'T'   ? "NULL"
                    : code == 'b' ? "false"
                                  : "0");
    }
    /* After the first list that cannot be read, no other is read. */
    fputs("    const char *failure = NULL;\n", out);
    for (size_t i = 0; i < schema->nargs; i++) {
        ext_type_form form = ext_type_form_of(schema->args[i].type);
        if (!form.is_list)
            continue;
        if (form.is_optional)
            fprintf(out,
                    "    if (failure == NULL && args[%zu] != 0)\n"
                    "        failure = read_%c(tn_arg_optional(args[%zu], 0), &a%zu);\n",
                    i, list_letter(&form), i, i);
        else
            fprintf(out, "    if (failure == NULL)\n        failure = read_%c(args[%zu], &a%zu);\n",
                    list_letter(&form), i, i);
    }
}

/* Call the kernel unless reading failed, then free the lists in either case. */
static void write_kernel_call(FILE *out, const tn_schema *schema, const char *kernel)
{
    typed_list list = {out, 12, 12, 0};
    fprintf(out, "    if (failure == NULL)\n        failure = %s(\n            ", kernel);
    for (size_t i = 0; i < schema->nargs; i++) {
        ext_type_form form = ext_type_form_of(schema->args[i].type);
        add_expression(&list, &form, i);
    }
    for (size_t i = 0; i < schema->nreturns; i++) {
        char code = tni_return_code(schema->returns[i].type);
        if (code != '=')
            typed_add(&list, "%sr%zu", code == 'D' ? "" : "&", i);
    }
    fputs(");\n", out);
    for (size_t i = 0; i < schema->nargs; i++)
        if (ext_type_form_of(schema->args[i].type).is_list)
            fprintf(out, "    free(a%zu.items);\n", i);
}

/* Box the results. A written argument is returned as a new handle to its tensor. */
static void write_returns(FILE *out, const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nreturns; i++) {
        char code = tni_return_code(schema->returns[i].type);
        if (code == '=')
            fprintf(out,
                    "    if (failure == NULL &&\n        tn_new_tensor(tn_arg_tensor(args[%zu]), "
                    "&returns[%zu]) != AOTI_TORCH_SUCCESS)\n"
                    "        failure = \"no memory for a handle\";\n",
                    written_argument(schema, i), i);
        else if (code == 'D')
            fprintf(out, "    returns[%zu] = tn_ret_device(r%zu[0], r%zu[1]);\n", i, i, i);
        else if (code == '*')
            fprintf(out, "    returns[%zu] = r%zu;\n", i, i);
        else
            fprintf(out, "    returns[%zu] = %s(r%zu);\n", i, word_of(code)->make, i);
    }
}

/* Write the types for TN_KERNEL: "Td->T". */
static void write_types(FILE *out, const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nargs; i++)
        ext_write_code(out, schema->args[i].type);
    fputs("->", out);
    for (size_t i = 0; i < schema->nreturns; i++)
        ext_write_code(out, schema->returns[i].type);
}

/* Write the boxed kernel: it unboxes, calls the author's kernel, and boxes. */
static void write_box(FILE *out, const gen_entry *entry, const char *kernel)
{
    const char *name = ext_kernel_name(entry, kernel);
    fprintf(out, "TN_KERNEL(boxed_%s, \"", name);
    write_types(out, entry->schema);
    fputs("\")\n{\n", out);
    if (entry->schema->nargs == 0)
        fputs("    (void)args;\n", out);
    if (entry->schema->nreturns == 0)
        fputs("    (void)returns;\n", out);
    write_locals(out, entry->schema);
    write_kernel_call(out, entry->schema, name);
    write_returns(out, entry->schema);
    fputs("    return failure;\n}\n\n", out);
}

/* ---- registration ---- */

/* Return the length of the namespace in the entry's name. */
static size_t namespace_length(const gen_entry *entry)
{
    return strcspn(entry->name, ":");
}

/* Entries are sorted by name, so those of a namespace are adjacent. */
static bool is_same_namespace(const gen_entry *a, const gen_entry *b)
{
    size_t length = namespace_length(a);
    return length == namespace_length(b) && strncmp(a->name, b->name, length) == 0;
}

/* Write the schema without its namespace, as the contents of a string literal. */
static void write_schema(FILE *out, const gen_entry *entry)
{
    size_t name = strcspn(entry->func, "(");
    const char *colons = memchr(entry->func, ':', name);
    for (const char *c = colons == NULL ? entry->func : colons + 2; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\')
            fputc('\\', out);
        fputc(*c, out);
    }
}

/* Write the TN_LIBRARY block that defines the operators of a namespace. */
static void write_definitions(FILE *out, const gen_spec *spec, const gen_entry *first)
{
    int length = (int)namespace_length(first);
    fprintf(out, "TN_LIBRARY(%.*s, m)\n{\n", length, first->name);
    for (size_t i = 0; i < spec->count; i++)
        if (is_same_namespace(first, &spec->entries[i])) {
            fputs("    tn_def(m, \"", out);
            write_schema(out, &spec->entries[i]);
            fputs("\");\n", out);
        }
    fputs("}\n\n", out);
}

/* Write the TN_LIBRARY_IMPL block of a namespace and key, if it has any kernel. */
static void write_implementations(FILE *out, const gen_spec *spec, const gen_entry *first,
                                  tni_key key)
{
    bool is_open = false;
    for (size_t i = 0; i < spec->count; i++) {
        const gen_entry *entry = &spec->entries[i];
        gen_dispatch kernels[GEN_MOST_KERNELS];
        size_t count = is_same_namespace(first, entry) ? ext_kernels(entry, kernels) : 0;
        for (size_t k = 0; k < count; k++) {
            if (kernels[k].key != key)
                continue;
            if (!is_open)
                fprintf(out, "TN_LIBRARY_IMPL(%.*s, %s, m)\n{\n", (int)namespace_length(entry),
                        entry->name, tni_key_name(key));
            is_open = true;
            fprintf(out, "    tn_impl(m, \"%s\", boxed_%s);\n", entry->local_name,
                    ext_kernel_name(entry, kernels[k].kernel));
        }
    }
    if (is_open)
        fputs("}\n\n", out);
}

void ext_write_registration(const ext_spec *spec, FILE *out)
{
    const gen_spec *all = spec->operators;
    gen_licence(out);
    fprintf(out,
            "/*\n * Unboxes arguments for the kernels of %s_kernels.h and registers them, made by\n"
            " * `tenon gen` from %s. One source file of the extension: compile it with the "
            "others.\n */\n/* clang-format off */\n#include \"%s_kernels.h\"\n\n",
            spec->stem, spec->source, spec->stem);
    write_list_readers(out, spec);
    for (size_t i = 0; i < all->count; i++) {
        gen_dispatch kernels[GEN_MOST_KERNELS];
        size_t count = ext_kernels(&all->entries[i], kernels);
        for (size_t k = 0; k < count; k++)
            if (!is_repeated(kernels, k))
                write_box(out, &all->entries[i], kernels[k].kernel);
    }
    for (size_t i = 0; i < all->count; i++) {
        if (i > 0 && is_same_namespace(&all->entries[i - 1], &all->entries[i]))
            continue;
        write_definitions(out, all, &all->entries[i]);
        /* Keys in the order of the enumeration, so that the output is reproducible. */
        for (int key = 0; key < TNI_NUM_KEYS; key++)
            write_implementations(out, all, &all->entries[i], (tni_key)key);
    }
}
