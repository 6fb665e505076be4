/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The canonical text. It is PyTorch's, except where that could not be read back: devices and
 * strings are always quoted, and a short `!` prints as `!`.
 *
 * The text is an interchange format: it is compared with what PyTorch prints, parsed again by
 * tools, and shown to people. Over all schemas that PyTorch 2.13 registers, tests check that
 * printing what was parsed gives the same text again (docs/decisions/0033).
 */
#include "schema/schema_tree.h"

#include <stdio.h>

/* The spelling of each leaf type, by kind. */
static const char *const leaf_names[] = {
    [TNI_TYPE_TENSOR] = "Tensor",
    [TNI_TYPE_INT] = "int",
    [TNI_TYPE_FLOAT] = "float",
    [TNI_TYPE_BOOL] = "bool",
    [TNI_TYPE_STR] = "str",
    [TNI_TYPE_SCALAR] = "Scalar",
    [TNI_TYPE_COMPLEX] = "complex",
    [TNI_TYPE_SYMINT] = "SymInt",
    [TNI_TYPE_SYMBOOL] = "SymBool",
    [TNI_TYPE_SYMFLOAT] = "SymFloat",
    [TNI_TYPE_SCALAR_TYPE] = "ScalarType",
    [TNI_TYPE_LAYOUT] = "Layout",
    [TNI_TYPE_MEMORY_FORMAT] = "MemoryFormat",
    [TNI_TYPE_DEVICE] = "Device",
    [TNI_TYPE_GENERATOR] = "Generator",
    [TNI_TYPE_STREAM] = "Stream",
    [TNI_TYPE_STORAGE] = "Storage",
    [TNI_TYPE_QSCHEME] = "QScheme",
    [TNI_TYPE_QUANTIZER] = "Quantizer",
    [TNI_TYPE_NONE] = "NoneType",
    [TNI_TYPE_ANY] = "Any",
    [TNI_TYPE_CAPSULE] = "Capsule",
    [TNI_TYPE_ANY_CLASS] = "AnyClassType",
    [TNI_TYPE_ANY_ENUM] = "AnyEnumType",
    [TNI_TYPE_DICT] = "Dict",
    [TNI_TYPE_UNION] = "Union",
    [TNI_TYPE_FUTURE] = "Future",
    [TNI_TYPE_AWAIT] = "Await",
    [TNI_TYPE_RREF] = "RRef",
};

static void add(tni_buffer *buffer, const char *text)
{
    tni_buffer_add(buffer, text, strlen(text));
}

static void add_text(tni_buffer *buffer, tni_text text)
{
    tni_buffer_add(buffer, text.data, text.length);
}

/* Print the names of sets as the author wrote them, "a|b"; "*" is a name, too. */
static void print_sets(tni_buffer *buffer, const tni_text *sets, uint16_t count)
{
    for (uint16_t i = 0; i < count; i++) {
        add(buffer, i > 0 ? "|" : "");
        add_text(buffer, sets[i]);
    }
}

/*
 * An annotation without sets is the short form `!`. The arrow is printed if the two sides differ;
 * the parser gives both the same array if they do not.
 */
static void print_alias(tni_buffer *buffer, const tni_alias *alias)
{
    if (alias == NULL)
        return;
    if (alias->nbefore == 0) {
        add(buffer, "!");
        return;
    }
    add(buffer, "(");
    print_sets(buffer, alias->before, alias->nbefore);
    add(buffer, alias->is_write ? "!" : "");
    if (alias->after != alias->before) {
        add(buffer, " -> ");
        print_sets(buffer, alias->after, alias->nafter);
    }
    add(buffer, ")");
}

static void print_type(tni_buffer *buffer, const tni_type *type, bool is_plain);

/* Print the types within a tuple or a generic. */
static void print_items(tni_buffer *buffer, const tni_type *type, bool is_plain)
{
    add(buffer, "(");
    for (uint16_t i = 0; i < type->nitems; i++) {
        add(buffer, i > 0 ? ", " : "");
        print_type(buffer, type->items[i], is_plain);
    }
    add(buffer, ")");
}

/*
 * Return the spelling of a leaf; if plain, of what it is boxed as. Only messages about forward
 * compatibility print plainly, and PyTorch's contain these words.
 */
static const char *leaf_name(tni_type_kind kind, bool is_plain)
{
    bool is_int = kind == TNI_TYPE_SYMINT || kind == TNI_TYPE_SCALAR_TYPE ||
                  kind == TNI_TYPE_LAYOUT || kind == TNI_TYPE_MEMORY_FORMAT;
    return leaf_names[is_plain && is_int ? TNI_TYPE_INT : kind];
}

/*
 * Suffixes follow what they apply to, so the innermost is printed first, and the annotation of a
 * type comes after its own suffix: "Tensor(a!)[]" annotates the items.
 */
static void print_type(tni_buffer *buffer, const tni_type *type, bool is_plain)
{
    switch (type->kind) {
    case TNI_TYPE_LIST:
        print_type(buffer, type->items[0], is_plain);
        if (type->list_size >= 0 && !is_plain)
            tni_buffer_print(buffer, "[%d]", type->list_size);
        else
            add(buffer, "[]");
        break;
    case TNI_TYPE_OPTIONAL:
        print_type(buffer, type->items[0], is_plain);
        add(buffer, "?");
        break;
    case TNI_TYPE_CLASS:
    case TNI_TYPE_VAR:
        add_text(buffer, type->name);
        break;
    case TNI_TYPE_TUPLE:
        print_items(buffer, type, is_plain);
        break;
    default:
        add(buffer, leaf_name(type->kind, is_plain));
        if (type->nitems > 0)
            print_items(buffer, type, is_plain);
        break;
    }
    if (!is_plain)
        print_alias(buffer, type->alias);
}

void tni_type_print(tni_buffer *buffer, const tni_type *type)
{
    print_type(buffer, type, false);
}

void tni_type_print_plain(tni_buffer *buffer, const tni_type *type)
{
    print_type(buffer, type, true);
}

/*
 * The escapes are those that the parser reads back; a byte without a letter is three octal digits.
 * Bytes from 128 on are printed as they are, because they may be UTF-8.
 */
static void print_string(tni_buffer *buffer, tni_text text)
{
    static const char specials[] = "\\\"'\n\t\a\b\f\v\r";
    static const char letters[] = "\\\"'ntabfvr";
    add(buffer, "\"");
    for (size_t i = 0; i < text.length; i++) {
        unsigned char c = (unsigned char)text.data[i];
        const char *special = c != '\0' ? strchr(specials, c) : NULL;
        if (special != NULL)
            tni_buffer_print(buffer, "\\%c", letters[special - specials]);
        else if (c < 32 || c == 127)
            tni_buffer_print(buffer, "\\%03o", c);
        else
            tni_buffer_add(buffer, text.data + i, 1);
    }
    add(buffer, "\"");
}

/* Always with a point or an exponent, so that it is read back as a float. */
static void print_double(tni_buffer *buffer, double value)
{
    char text[48];
    tni_buffer_add(buffer, text, tni_format_double(value, text, sizeof text));
}

/*
 * `int[2] x=[3, 3]` prints as 3: as in PyTorch, only for int[N], for several equal items, as many
 * as the size.
 */
static bool prints_as_one(const tni_const *value, const tni_type *type)
{
    if (type == NULL || type->kind != TNI_TYPE_LIST || type->items[0]->kind != TNI_TYPE_INT ||
        type->list_size <= 1 || value->as.list.count != (size_t)type->list_size)
        return false;
    for (size_t i = 1; i < value->as.list.count; i++)
        if (value->as.list.items[i].as.integer != value->as.list.items[0].as.integer)
            return false;
    return true;
}

/*
 * `type` says how a list may be shortened; NULL if the type is not known, or an optional is around
 * it.
 */
void tni_const_print(tni_buffer *buffer, const tni_const *value, const tni_type *type)
{
    switch (value->kind) {
    case TNI_CONST_NONE:
        add(buffer, "None");
        break;
    case TNI_CONST_BOOL:
        add(buffer, value->as.boolean ? "True" : "False");
        break;
    case TNI_CONST_INT:
        tni_buffer_print(buffer, "%lld", (long long)value->as.integer);
        break;
    case TNI_CONST_DOUBLE:
        print_double(buffer, value->as.real);
        break;
    case TNI_CONST_COMPLEX: /* the language only has imaginary literals */
        print_double(buffer, value->as.complex[1]);
        add(buffer, "j");
        break;
    case TNI_CONST_STRING:
    case TNI_CONST_DEVICE:
        print_string(buffer, value->as.text);
        break;
    case TNI_CONST_LIST:
        if (prints_as_one(value, type)) {
            tni_const_print(buffer, value->as.list.items, NULL);
            break;
        }
        add(buffer, "[");
        for (size_t i = 0; i < value->as.list.count; i++) {
            add(buffer, i > 0 ? ", " : "");
            tni_const_print(buffer, &value->as.list.items[i], NULL);
        }
        add(buffer, "]");
        break;
    }
}

static void print_arg(tni_buffer *buffer, const tni_arg *arg)
{
    tni_type_print(buffer, arg->type);
    if (arg->name.length > 0) {
        add(buffer, " ");
        add_text(buffer, arg->name);
    }
    if (arg->initial == NULL)
        return;
    const tni_type *type = arg->type->kind == TNI_TYPE_OPTIONAL ? NULL : arg->type;
    add(buffer, "=");
    tni_const_print(buffer, arg->initial, type);
}

/*
 * The star is printed once, before the first keyword-only argument. A schema with positional
 * arguments after that does not parse, so the flag is never reset.
 */
static void print_args(tni_buffer *buffer, const tn_schema *schema)
{
    bool keyword_only = false;
    add(buffer, "(");
    for (uint16_t i = 0; i < schema->nargs; i++) {
        add(buffer, i > 0 ? ", " : "");
        if (schema->args[i].keyword_only && !keyword_only)
            add(buffer, "*, ");
        keyword_only = schema->args[i].keyword_only;
        print_arg(buffer, &schema->args[i]);
    }
    if (schema->is_vararg)
        add(buffer, schema->nargs > 0 ? ", ..." : "...");
    add(buffer, ") -> ");
}

/*
 * One return is printed without parentheses, unless it begins with one itself: `((int, int))` would
 * otherwise print as two returns.
 */
static bool is_bare(const tn_schema *schema)
{
    if (schema->is_varret)
        return schema->nreturns == 0;
    if (schema->nreturns != 1)
        return false;
    const tni_type *type = schema->returns[0].type;
    while (type->kind == TNI_TYPE_LIST || type->kind == TNI_TYPE_OPTIONAL)
        type = type->items[0];
    return type->kind != TNI_TYPE_TUPLE;
}

/* Never fails itself: if there is no memory, buffer->failed is set, which the caller checks. */
void tni_schema_print(tni_buffer *buffer, const tn_schema *schema)
{
    bool bare = is_bare(schema);
    add_text(buffer, schema->name);
    if (schema->overload.length > 0) {
        add(buffer, ".");
        add_text(buffer, schema->overload);
    }
    print_args(buffer, schema);
    add(buffer, bare ? "" : "(");
    for (uint16_t i = 0; i < schema->nreturns; i++) {
        add(buffer, i > 0 ? ", " : "");
        print_arg(buffer, &schema->returns[i]);
    }
    if (schema->is_varret)
        add(buffer, schema->nreturns > 0 ? ", ..." : "...");
    add(buffer, bare ? "" : ")");
}

/*
 * Printed as a whole before anything is copied, because the length returned must be that of the
 * full text.
 */
size_t tn_schema_print(const tn_schema *schema, char *buffer, size_t size)
{
    tni_buffer text = {0};
    if (schema != NULL)
        tni_schema_print(&text, schema);
    size_t length = text.failed ? 0 : text.length;
    if (text.failed)
        tni_fail_memory(text.capacity);
    if (buffer != NULL && size > 0) {
        size_t kept = length < size ? length : size - 1;
        if (kept > 0)
            memcpy(buffer, text.data, kept);
        buffer[kept] = '\0';
    }
    tni_buffer_free(&text);
    return length;
}
