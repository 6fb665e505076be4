/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Schemas in C: names, parameters and calls. The generated functions pass arrays of pointers to
 * their arguments and results to tn_op_call_typed, with a form that says what each points to.
 */
#include "typed_c.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* ---- names ---- */

/*
 * Keywords of C and C++, a macro of complex.h, and local names of the generated functions. Sorted
 * only for the reader.
 */
static const char *const taken[] = {
    "I",        "alignas",  "alignof",  "and",       "args",    "asm",      "auto",     "bool",
    "break",    "case",     "catch",    "char",      "class",   "compl",    "const",    "continue",
    "default",  "delete",   "do",       "double",    "else",    "enum",     "explicit", "export",
    "extern",   "false",    "float",    "for",       "friend",  "goto",     "if",       "inline",
    "int",      "long",     "mutable",  "namespace", "new",     "noexcept", "not",      "nullptr",
    "operator", "or",       "private",  "protected", "public",  "register", "restrict", "results",
    "return",   "short",    "signed",   "site",      "sizeof",  "stack",    "static",   "struct",
    "switch",   "template", "this",     "throw",     "true",    "try",      "typedef",  "typeid",
    "typename", "union",    "unsigned", "using",     "virtual", "void",     "volatile", "while",
    "xor"};

const char *typed_name(const char *name)
{
    for (size_t i = 0; i < TN_LEN(taken); i++)
        if (strcmp(taken[i], name) == 0) {
            char *other = gen_alloc(strlen(name) + 2, 1);
            sprintf(other, "%s_", name);
            return other;
        }
    return name;
}

const char *typed_identifier(const gen_entry *entry)
{
    const char *name = strncmp(entry->name, "aten::", 6) == 0 ? entry->local_name : entry->name;
    char *made = gen_alloc(strlen(name) + 1, 1);
    char *to = made;
    for (; *name != '\0'; name++) {
        if (name[0] == ':' && name[1] == ':')
            name++;
        *to++ = *name == '.' || *name == ':' ? '_' : *name;
    }
    return made;
}

/* An argument and a return of a schema may have the same name, which C does not allow. */
const char *typed_result_name(const tn_schema *schema, size_t index)
{
    const char *name = schema->returns[index].name.data;
    char *made = gen_alloc(64 + (name != NULL ? strlen(name) : 0), 1);
    if (name == NULL || *name == '\0')
        sprintf(made, schema->nreturns == 1 ? "result" : "result%zu", index);
    else
        strcpy(made, typed_name(name));
    for (size_t i = 0; i < schema->nargs; i++)
        if (strcmp(typed_name(schema->args[i].name.data), made) == 0) {
            strcat(made, "_result");
            break;
        }
    return made;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/*
 * Dots and underscores both become underscores, so different operators could have the same
 * identifier.
 */
void typed_check_identifiers(const gen_spec *spec)
{
    const char **names = gen_alloc(spec->count + 1, sizeof *names);
    for (size_t i = 0; i < spec->count; i++)
        names[i] = typed_identifier(&spec->entries[i]);
    qsort(names, spec->count, sizeof *names, compare_texts);
    for (size_t i = 1; i < spec->count; i++)
        if (strcmp(names[i - 1], names[i]) == 0)
            gen_fail(spec->entries[0].file, 1,
                     "two operators are called %s in C; change an overload name", names[i]);
    free(names);
}

/* ---- text ---- */

void typed_add(typed_list *list, const char *format, ...)
{
    char thing[512];
    va_list arguments;
    va_start(arguments, format);
    size_t length = (size_t)vsnprintf(thing, sizeof thing, format, arguments);
    va_end(arguments);
    /* A comma, or up to two characters that end the list, follow the item. */
    if (list->count > 0 && list->column + 2 + length + 2 > 100) {
        fprintf(list->out, ",\n%*s", (int)list->indent, "");
        list->column = list->indent;
    } else if (list->count > 0) {
        fputs(", ", list->out);
        list->column += 2;
    }
    fputs(thing, list->out);
    list->column += length;
    list->count++;
}

/* Lines break at blanks; a word longer than a line is on its own line. */
void typed_write_comment(FILE *out, const char *text)
{
    while (*text != '\0') {
        size_t length = strlen(text);
        if (length > 97) {
            length = 97;
            while (length > 0 && text[length] != ' ')
                length--;
            if (length == 0)
                length = strcspn(text, " ");
        }
        fprintf(out, " * %.*s\n", (int)length, text);
        text += length;
        text += strspn(text, " ");
    }
}

void typed_write_form(FILE *out, const tn_schema *schema)
{
    char code[TNI_TYPE_CODE_ROOM];
    for (size_t i = 0; i < schema->nargs; i++) {
        tni_type_code(schema->args[i].type, code);
        fputs(code, out);
    }
    fputs("->", out);
    for (size_t i = 0; i < schema->nreturns; i++)
        fputc(tni_return_code(schema->returns[i].type), out);
}

/* ---- typed functions ---- */

/* The C types for each letter of a code. */
static const struct {
    char code;          /* of tni_type_code */
    const char *plain;  /* a parameter */
    const char *other;  /* a parameter that may be None */
    const char *array;  /* pointer to the items of a list */
    const char *result; /* parameter for a result */
} words[] = {
    {'T', "tn_tensor *", "tn_tensor *", "tn_tensor *const *", "tn_tensor **"},
    {'i', "int64_t ", "const int64_t *", "const int64_t *", "int64_t *"},
    {'d', "double ", "const double *", "const double *", "double *"},
    {'b', "bool ", "const bool *", "const bool *", "bool *"},
    {'s', "const char *", "const char *", "const char *const *", NULL},
    {'y', "tn_dtype ", "const tn_dtype *", "const tn_dtype *", "tn_dtype *"},
    {'l', "tn_layout ", "const tn_layout *", "const tn_layout *", "tn_layout *"},
    {'m', "tn_memory_format ", "const tn_memory_format *", "const tn_memory_format *",
     "tn_memory_format *"},
    {'D', "tn_device ", "const tn_device *", "const tn_device *", "tn_device *"},
    {'S', "tn_value ", "const tn_value *", "const tn_value *", NULL},
    {'*', "const tn_value *", "const tn_value *", NULL, "tn_value *"},
};

static size_t word_of(char code)
{
    size_t i = 0;
    while (words[i].code != code)
        i++;
    return i;
}

/* A list is passed as a pointer and a count. */
static void add_parameter(typed_list *list, const tni_arg *arg)
{
    char code[TNI_TYPE_CODE_ROOM];
    tni_type_code(arg->type, code);
    const char *name = typed_name(arg->name.data);
    size_t word = word_of(code[strlen(code) - 1]);
    if (strchr(code, 'L') != NULL) {
        typed_add(list, "%s%s", words[word].array, name);
        typed_add(list, "size_t %s_count", name);
    } else
        typed_add(list, "%s%s", code[0] == '?' ? words[word].other : words[word].plain, name);
}

/* Pointers are passed as they are, values by their addresses. */
static void add_word(typed_list *list, const tni_arg *arg)
{
    char code[TNI_TYPE_CODE_ROOM];
    tni_type_code(arg->type, code);
    const char *name = typed_name(arg->name.data);
    bool is_list = strchr(code, 'L') != NULL;
    bool is_pointer = is_list || code[0] == '?' || strchr("Ts*", code[0]) != NULL;
    typed_add(list, "%s%s", is_pointer ? "" : "&", name);
    if (is_list)
        typed_add(list, "&%s_count", name);
}

/* A result that is a written argument has no parameter. */
static void write_parameters(FILE *out, const tn_schema *schema, size_t column)
{
    typed_list list = {out, column, 4, 0};
    for (size_t i = 0; i < schema->nargs; i++)
        add_parameter(&list, &schema->args[i]);
    for (size_t i = 0; i < schema->nreturns; i++) {
        char code = tni_return_code(schema->returns[i].type);
        if (code != '=')
            typed_add(&list, "%s%s", words[word_of(code)].result, typed_result_name(schema, i));
    }
    if (list.count == 0)
        fputs("void", out);
}

/* Write the array of arguments, or that of results; false if it is empty and not written. */
static bool write_words(FILE *out, const tn_schema *schema)
{
    typed_list list = {out, sizeof "    const void *const args[] = {" - 1, 8, 0};
    if (schema->nargs == 0)
        return false;
    fputs("    const void *const args[] = {", out);
    for (size_t i = 0; i < schema->nargs; i++)
        add_word(&list, &schema->args[i]);
    fputs("};\n", out);
    return true;
}

/*
 * Write the array of pointers to the results. Results that alias an argument ('=') have no entry.
 * Return whether it was written.
 */
static bool write_results(FILE *out, const tn_schema *schema)
{
    typed_list list = {out, sizeof "    void *const results[] = {" - 1, 8, 0};
    for (size_t i = 0; i < schema->nreturns; i++) {
        if (tni_return_code(schema->returns[i].type) == '=')
            continue;
        if (list.count == 0)
            fputs("    void *const results[] = {", out);
        typed_add(&list, "%s", typed_result_name(schema, i));
    }
    if (list.count > 0)
        fputs("};\n", out);
    return list.count > 0;
}

/*
 * Only a `Tensor?` that is NULL is None. A `Tensor` that is NULL is undefined, which is different
 * and accepted by few operators.
 */
void typed_write_optionals(FILE *out, const tn_schema *schema)
{
    const char *separator = "NULL is None: ";
    for (size_t i = 0; i < schema->nargs; i++)
        if (schema->args[i].type->kind == TNI_TYPE_OPTIONAL) {
            fprintf(out, "%s%s", separator, typed_name(schema->args[i].name.data));
            separator = ", ";
        }
    if (*separator == ',')
        fputc('.', out);
}

/* Write the schema as the function's comment, on one line if possible. */
static void write_comment(FILE *out, const gen_entry *entry)
{
    char *text;
    size_t length;
    FILE *line = open_memstream(&text, &length);
    typed_write_optionals(line, entry->schema);
    fclose(line);
    if (length == 0 && strlen(entry->func) <= 94) {
        fprintf(out, "/* %s */\n", entry->func);
    } else {
        fputs("/*\n", out);
        typed_write_comment(out, entry->func);
        typed_write_comment(out, text);
        fputs(" */\n", out);
    }
    free(text);
}

void typed_write_function(FILE *out, const gen_entry *entry, const char *prefix)
{
    static const char start[] = "TN_NODISCARD static inline tn_status ";
    const tn_schema *schema = entry->schema;
    const char *identifier = typed_identifier(entry);
    write_comment(out, entry);
    fprintf(out, "%s%s%s(\n    ", start, prefix, identifier);
    write_parameters(out, schema, 4);
    fprintf(out, ")\n{\n    static tn_op_site site = {\"%s\", \"", entry->name);
    typed_write_form(out, schema);
    fputs("\", NULL, NULL};\n", out);
    bool has_args = write_words(out, schema);
    bool has_results = write_results(out, schema);
    fprintf(out, "    return tn_op_call_typed(&site, %s, %s);\n}\n\n", has_args ? "args" : "NULL",
            has_results ? "results" : "NULL");
}
