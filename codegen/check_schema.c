/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Rules for a schema as it is written: spelling, types, alias marks, argument names and defaults.
 */
#include "gen_rules.h"

#include <stdlib.h>
#include <string.h>

/* Return the type inside lists and optionals. */
static const tni_type *element_type(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return type;
}

/* Apply `is_kept` to every argument and return until one breaks the rule. */
static bool each(const gen_entry *entry, bool (*is_kept)(const tni_arg *, gen_detail *),
                 gen_detail *detail)
{
    const tn_schema *schema = entry->schema;
    for (size_t i = 0; i < schema->nargs; i++)
        if (!is_kept(&schema->args[i], detail))
            return false;
    for (size_t i = 0; i < schema->nreturns; i++)
        if (!is_kept(&schema->returns[i], detail))
            return false;
    return true;
}

/*
 * Return the end of the default that begins at `text`; a comma or the closing bracket follows it.
 */
static const char *default_end(const char *text)
{
    if (*text == '[')
        return text + strcspn(text, "]") + (strchr(text, ']') != NULL);
    if (*text != '"' && *text != '\'')
        return text + strcspn(text, ",)");
    /* A quoted string, in which a backslash quotes the next character. */
    const char *c = text + 1;
    while (*c != '\0' && *c != *text)
        c += *c == '\\' && c[1] != '\0' ? 2 : 1;
    return c + (*c != '\0');
}

/*
 * Return the length of a synonym at `text` and the word that replaces it in the parsed schema; 0 if
 * there is none.
 */
static size_t synonym(const char *text, const char **word)
{
    static const char *const pairs[][2] = {
        {"DeviceIndex", "int"}, {"ConstQuantizerPtr", "int"}, {"Dimname", "str"}};
    for (size_t i = 0; i < TN_LEN(pairs); i++)
        if (gen_begins(text, pairs[i][0])) {
            *word = pairs[i][1];
            return strlen(pairs[i][0]);
        }
    return 0;
}

/* Return a schema's text without defaults and synonyms, for comparing; new. */
static char *without_defaults(const char *text)
{
    char *copy;
    size_t length;
    const char *word;
    FILE *out = open_memstream(&copy, &length);
    while (*text != '\0') {
        size_t skipped = synonym(text, &word);
        if (*text == '=')
            text = default_end(text + 1);
        else if (skipped > 0)
            fputs(word, out);
        else
            fputc(*text++, out);
        text += skipped;
    }
    fclose(out);
    return copy;
}

/* Print arguments or returns with a `*` before the first keyword-only one, without defaults. */
static void print_list(FILE *out, const tni_arg *args, size_t count)
{
    bool has_star = false;
    for (size_t i = 0; i < count; i++) {
        tni_buffer text = {0};
        tni_type_print(&text, args[i].type);
        fprintf(out, "%s%s%.*s%s%.*s", i > 0 ? ", " : "",
                args[i].keyword_only && !has_star ? "*, " : "", (int)text.length, text.data,
                args[i].name.length > 0 ? " " : "", (int)args[i].name.length, args[i].name.data);
        has_star |= args[i].keyword_only;
        tni_buffer_free(&text);
    }
}

/*
 * Return the only accepted spelling of a schema, without defaults, so that a text search finds all
 * equal schemas. New.
 */
static char *spelling_of(const gen_entry *entry)
{
    const tn_schema *schema = entry->schema;
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    bool is_single = schema->nreturns == 1;
    fprintf(out, "%.*s(", (int)strcspn(entry->func, "("), entry->func);
    print_list(out, schema->args, schema->nargs);
    fputs(is_single ? ") -> " : ") -> (", out);
    print_list(out, schema->returns, schema->nreturns);
    fputs(is_single ? "" : ")", out);
    fclose(out);
    return text;
}

/* Return whether the schema is written exactly as the printer would write it, defaults aside. */
static bool is_spelled(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    char *written = without_defaults(entry->func);
    char *expected = spelling_of(entry);
    bool is_same = strcmp(written, expected) == 0;
    gen_fault(detail, "%s", expected);
    free(written);
    free(expected);
    return is_same;
}

/* Return whether the arguments have at most one `*`. */
static bool has_one_star(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    const char *first = strstr(entry->func, "*, ");
    return first == NULL || strstr(first + 3, "*, ") == NULL;
}

/*
 * A default list must not contain blanks, because arguments are separated by a comma and a blank.
 */
static bool is_default_tight(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (const char *c = strchr(entry->func, '='); c != NULL; c = strchr(c, '=')) {
        const char *end = default_end(++c);
        if (*c == '[' && memchr(c, ' ', (size_t)(end - c)) != NULL)
            return gen_fault(detail, "%.*s", (int)(end - c), c);
        c = end;
    }
    return true;
}

/* Return whether operators of PyTorch's yaml may have arguments of this kind. */
static bool is_native_kind(tni_type_kind kind)
{
    static const tni_type_kind kinds[] = {
        TNI_TYPE_TENSOR,  TNI_TYPE_INT,           TNI_TYPE_FLOAT,       TNI_TYPE_BOOL,
        TNI_TYPE_STR,     TNI_TYPE_SCALAR,        TNI_TYPE_SYMINT,      TNI_TYPE_SYMBOOL,
        TNI_TYPE_LAYOUT,  TNI_TYPE_MEMORY_FORMAT, TNI_TYPE_SCALAR_TYPE, TNI_TYPE_DEVICE,
        TNI_TYPE_STORAGE, TNI_TYPE_GENERATOR,     TNI_TYPE_QSCHEME,     TNI_TYPE_STREAM};
    for (size_t i = 0; i < TN_LEN(kinds); i++)
        if (kinds[i] == kind)
            return true;
    return false;
}

/* Return whether the type, or that of its items, is of such a kind. */
static bool has_native_type(const tni_arg *arg, gen_detail *detail)
{
    tni_buffer text = {0};
    if (is_native_kind(element_type(arg->type)->kind))
        return true;
    tni_type_print(&text, arg->type);
    gen_fault(detail, "%.*s", (int)text.length, text.data);
    tni_buffer_free(&text);
    return false;
}

static bool are_types_native(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return each(entry, has_native_type, detail);
}

/*
 * Return whether only tensors have alias marks. The parser gives a list of marked tensors a mark
 * without sets, which was not written.
 */
static bool is_mark_on_tensor(const tni_type *type)
{
    for (; type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST; type = type->items[0])
        if (type->alias != NULL && (element_type(type)->alias == NULL || type->alias->nbefore > 0))
            return false;
    return type->alias == NULL || type->kind == TNI_TYPE_TENSOR;
}

/* Return whether the alias mark, if any, is on a tensor. */
static bool has_mark_on_tensor(const tni_arg *arg, gen_detail *detail)
{
    return is_mark_on_tensor(arg->type) ||
           gen_fault(detail, "%.*s", (int)arg->name.length, arg->name.data);
}

static bool are_marks_on_tensors(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return each(entry, has_mark_on_tensor, detail);
}

/* Return whether alias sets are single small letters or the wildcard. */
static bool are_letters(const tni_text *sets, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!tni_text_is(sets[i], "*") &&
            (sets[i].length != 1 || sets[i].data[0] < 'a' || sets[i].data[0] > 'z'))
            return false;
    return true;
}

/* Return whether the alias mark, if any, has such sets. */
static bool has_letter_mark(const tni_arg *arg, gen_detail *detail)
{
    const tni_alias *mark = element_type(arg->type)->alias;
    return mark == NULL ||
           (mark->nbefore > 0 && are_letters(mark->before, mark->nbefore) &&
            are_letters(mark->after, mark->nafter)) ||
           gen_fault(detail, "%.*s", (int)arg->name.length, arg->name.data);
}

static bool are_marks_letters(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return each(entry, has_letter_mark, detail);
}

/* Return whether a written argument is in one alias set. */
static bool has_narrow_mark(const tni_arg *arg, gen_detail *detail)
{
    const tni_alias *mark = element_type(arg->type)->alias;
    return mark == NULL || !mark->is_write || mark->nbefore == 1 ||
           gen_fault(detail, "%.*s", (int)arg->name.length, arg->name.data);
}

static bool are_marks_narrow(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return each(entry, has_narrow_mark, detail);
}

/* Several alias sets both before and after cannot be related to each other. */
static bool has_followable_mark(const tni_arg *arg, gen_detail *detail)
{
    const tni_alias *mark = element_type(arg->type)->alias;
    return mark == NULL || mark->before == mark->after || mark->nbefore < 2 || mark->nafter < 2 ||
           gen_fault(detail, "%.*s", (int)arg->name.length, arg->name.data);
}

static bool are_marks_followable(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return each(entry, has_followable_mark, detail);
}

/* Return whether an alias set is among those of a mark, before or after its arrow. */
static bool has_mark(const tni_alias *mark, tni_text set)
{
    for (size_t i = 0; mark != NULL && i < mark->nbefore; i++)
        if (tni_text_equal(mark->before[i], set))
            return true;
    for (size_t i = 0; mark != NULL && i < mark->nafter; i++)
        if (tni_text_equal(mark->after[i], set))
            return true;
    return false;
}

/* Return whether an argument has this alias set. */
static bool is_set_of_argument(const tn_schema *schema, tni_text set)
{
    for (size_t i = 0; i < schema->nargs; i++)
        if (has_mark(element_type(schema->args[i].type)->alias, set))
            return true;
    return false;
}

/* A result that shares memory must share it with an argument. */
static bool are_return_marks_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    const tn_schema *schema = entry->schema;
    for (size_t i = 0; i < schema->nreturns; i++) {
        const tni_alias *mark = element_type(schema->returns[i].type)->alias;
        for (size_t k = 0; mark != NULL && k < mark->nbefore; k++)
            if (!is_set_of_argument(schema, mark->before[k]))
                return gen_fault(detail, "%.*s", (int)mark->before[k].length, mark->before[k].data);
    }
    return true;
}

/* Views in a returned list cannot be tracked one by one, so the argument is in the wildcard set. */
static bool are_listed_views_wild(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    const tn_schema *schema = entry->schema;
    for (size_t i = 0; i < schema->nreturns; i++) {
        const tni_alias *mark = element_type(schema->returns[i].type)->alias;
        if (schema->returns[i].type->kind != TNI_TYPE_LIST || mark == NULL || mark->is_write)
            continue;
        for (size_t k = 0; k < schema->nargs; k++) {
            const tni_alias *other = element_type(schema->args[k].type)->alias;
            if (other != NULL && !has_mark(other, tni_text_of("*")) &&
                has_mark(other, mark->before[0]))
                return gen_fault(detail, "%.*s", (int)schema->args[k].name.length,
                                 schema->args[k].name.data);
        }
    }
    return true;
}

/*
 * Return whether a name is a keyword of Python, which an argument cannot have in a stub. `exec` and
 * `print` are keywords of Python 2 only.
 */
static bool is_keyword(tni_text name)
{
    static const char *const words[] = {"as",    "async",    "await", "exec",  "from",   "lambda",
                                        "print", "nonlocal", "try",   "yield", "except", "finally"};
    for (size_t i = 0; i < TN_LEN(words); i++)
        if (tni_text_is(name, words[i]))
            return strcmp(words[i], "exec") != 0 && strcmp(words[i], "print") != 0;
    return false;
}

/* Python keywords that the schema language allows as names, except in three old operators. */
static bool are_names_free(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const old[] = {"random_.from", "uniform_",
                                      "_has_compatible_shallow_copy_type"};
    (void)spec;
    for (size_t i = 0; i < TN_LEN(old); i++)
        if (strcmp(entry->local_name, old[i]) == 0)
            return true;
    for (size_t i = 0; i < entry->schema->nargs; i++)
        if (is_keyword(entry->schema->args[i].name))
            return gen_fault(detail, "%s", entry->schema->args[i].name.data);
    return true;
}

/* Return whether no two arguments have the same name. */
static bool are_names_different(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i < entry->schema->nargs; i++)
        for (size_t k = 0; k < i; k++)
            if (tni_text_equal(entry->schema->args[i].name, entry->schema->args[k].name))
                return gen_fault(detail, "%s", entry->schema->args[i].name.data);
    return true;
}

/* The grammar has bool[1] to bool[4], for output masks. */
static bool are_masks_short(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i < entry->schema->nargs; i++) {
        const tni_type *type = entry->schema->args[i].type;
        if (type->kind == TNI_TYPE_LIST && type->items[0]->kind == TNI_TYPE_BOOL &&
            type->list_size != -1 && (type->list_size < 1 || type->list_size > 4))
            return gen_fault(detail, "%s", entry->schema->args[i].name.data);
    }
    return true;
}

/* Return whether no return is optional. */
static bool is_return_plain(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i < entry->schema->nreturns; i++)
        if (entry->schema->returns[i].type->kind == TNI_TYPE_OPTIONAL)
            return gen_fault(detail, "%zu", i);
    return true;
}

/* PyTorch accepts any constant here, and the kernel's caller fails. */
static bool is_default_typed(const tni_arg *arg, gen_detail *detail)
{
    tni_buffer type = {0};
    if (arg->initial == NULL || tni_const_fits(arg->initial, arg->type))
        return true;
    tni_type_print(&type, arg->type);
    return gen_fault(detail, "the default of '%s' is not of its type; write one that is %s",
                     arg->name.data, type.data);
}

static bool are_defaults_typed(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return each(entry, is_default_typed, detail);
}

/*
 * The parser has repeated a single number for int[N] N times. An empty list is filled by the
 * kernel.
 */
static bool has_default_of_size(const tni_arg *arg, gen_detail *detail)
{
    const tni_type *type = arg->type->kind == TNI_TYPE_OPTIONAL ? arg->type->items[0] : arg->type;
    size_t count = arg->initial != NULL && arg->initial->kind == TNI_CONST_LIST
                       ? arg->initial->as.list.count
                       : 0;
    return type->kind != TNI_TYPE_LIST || type->list_size <= 1 || count == 0 ||
           count == (size_t)type->list_size ||
           gen_fault(detail, "the default of '%s' has %zu values; write %d, or one number",
                     arg->name.data, count, (int)type->list_size);
}

static bool are_defaults_of_size(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    return each(entry, has_default_of_size, detail);
}

static const gen_rule rules[] = {
    {"star-once", GEN_FUNC, has_one_star, "'*' stands once; take the second away"},
    {"default-tight", GEN_FUNC, is_default_tight,
     "the values of a default have no blanks between them; take those of @ away"},
    {"spelling", GEN_FUNC, is_spelled, "a schema has one spelling, which is (but for defaults) @"},
    {"type", GEN_FUNC, are_types_native,
     "@ is no type of a native function; write Tensor, int, SymInt, float, bool, str, Scalar, "
     "ScalarType, Layout, Device, MemoryFormat, Generator, Stream, Storage, QScheme, or such with "
     "[] or ?"},
    {"return-optional", GEN_FUNC, is_return_plain,
     "return @ is optional; a tensor that is not there is a zero-size one, so write it without ?"},
    {"alias-place", GEN_FUNC, are_marks_on_tensors,
     "only tensors have alias marks; take that of '@' away"},
    {"alias-letter", GEN_FUNC, are_marks_letters,
     "the alias set of '@' is one letter from a to z, as in Tensor(a!)"},
    {"alias-written", GEN_FUNC, are_marks_narrow,
     "what is written is in one alias set before; '@' is in several, write Tensor(a! -> a|b)"},
    {"alias-wide", GEN_FUNC, are_marks_followable,
     "'@' is in several alias sets before and after; write one set on one side"},
    {"alias-return", GEN_FUNC, are_return_marks_known,
     "the alias set '@' of a return is that of no argument; mark the argument that it shares with"},
    {"alias-list", GEN_FUNC, are_listed_views_wild,
     "views of '@' are returned in a list; mark it Tensor(a -> *)"},
    {"argument-keyword", GEN_FUNC, are_names_free,
     "'@' is a word of Python, which calls arguments by name; write another"},
    {"argument-twice", GEN_FUNC, are_names_different,
     "two arguments are called '@'; write another name"},
    {"default-type", GEN_FUNC, are_defaults_typed, "@"},
    {"default-size", GEN_FUNC, are_defaults_of_size, "@"},
    {"mask-size", GEN_FUNC, are_masks_short, "'@' is a bool[N] with N from 1 to 4"},
};

const gen_rules gen_schema_rules = {rules, TN_LEN(rules)};
