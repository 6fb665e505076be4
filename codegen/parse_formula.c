/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Recursive-descent parser for the grammar of formulas in docs/autograd.md, with one function per
 * rule. Each function returns a new node of the syntax tree, or ends the program.
 */
#include "derivatives.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* The state of the parser. After each token, blanks are skipped. */
typedef struct reader {
    const gen_location *location; /* the formula */
    const char *at;               /* the next token */
    size_t depth;                 /* nesting of expressions */
} reader;

/* Limit of nesting, which protects the C stack. */
#define MOST_DEPTH 200

/* The formula is printed below the message with a mark at the fault; line breaks become blanks. */
void gen_refuse(const gen_location *location, const char *at, const char *format, ...)
{
    va_list arguments;
    char message[4000];
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    size_t length = strlen(location->text);
    if (at == NULL || at < location->text || at > location->text + length)
        gen_fail(location->file, location->line, "%s: %s", location->subject, message);
    char *shown = strdup(location->text);
    for (char *c = shown; c != NULL && *c != '\0'; c++)
        *c = *c == '\n' ? ' ' : *c;
    gen_fail(location->file, location->line, "%s: %s\n    %s\n    %*s", location->subject, message,
             shown, (int)(at - location->text) + 1, "^");
}

static void skip_blanks(reader *in)
{
    while (isspace((unsigned char)*in->at))
        in->at++;
}

/* A first letter of a name. */
static bool is_letter(char c)
{
    return isalpha((unsigned char)c) || c == '_';
}

static size_t word_length(const char *at)
{
    size_t length = 0;
    while (is_letter(at[length]) || (length > 0 && isdigit((unsigned char)at[length])))
        length++;
    return length;
}

/* Read a sign if it is next and not the beginning of a longer one (`*` of `**`). */
static bool take(reader *in, const char *sign)
{
    static const char *const longer[] = {"**", "==", "!=", "<=", ">=", "&&", "||"};
    size_t length = strlen(sign);
    if (strncmp(in->at, sign, length) != 0)
        return false;
    for (size_t i = 0; i < TN_LEN(longer) && length == 1; i++)
        if (strncmp(in->at, longer[i], 2) == 0)
            return false;
    in->at += length;
    skip_blanks(in);
    return true;
}

/* Read a word if it is next and whole. */
static bool take_word(reader *in, const char *word)
{
    size_t length = word_length(in->at);
    if (length != strlen(word) || strncmp(in->at, word, length) != 0)
        return false;
    in->at += length;
    skip_blanks(in);
    return true;
}

static void expect(reader *in, const char *sign, const char *where)
{
    if (!take(in, sign))
        gen_refuse(in->location, in->at, "expected '%s' %s", sign, where);
}

/* Return the length of a name with an optional namespace, "my::f". */
static size_t name_length(const char *at)
{
    size_t length = word_length(at);
    size_t behind = strncmp(at + length, "::", 2) == 0 ? word_length(at + length + 2) : 0;
    return length > 0 && behind > 0 ? length + 2 + behind : length;
}

/* Read a word; `what` names it in the message if there is none. */
static const char *read_word(reader *in, const char *what)
{
    size_t length = word_length(in->at);
    if (length == 0)
        gen_refuse(in->location, in->at, "expected %s", what);
    const char *word = strndup(in->at, length);
    in->at += length;
    skip_blanks(in);
    return word;
}

/* Nodes are never freed. */
static gen_node *new_node(gen_node_kind kind, const char *at)
{
    gen_node *node = gen_alloc(1, sizeof *node);
    node->kind = kind;
    node->at = at;
    return node;
}

/* Add a child; `key` is its keyword in a call. */
static void add_item(gen_node *node, gen_node *item, const char *key)
{
    node->items = realloc(node->items, (node->count + 1) * sizeof *node->items);
    node->keys = realloc(node->keys, (node->count + 1) * sizeof *node->keys);
    if (node->items == NULL || node->keys == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    node->items[node->count] = item;
    node->keys[node->count++] = key;
}

/* Return a node with one or two children (`b` may be NULL). */
static gen_node *new_parts(gen_node_kind kind, const char *at, const char *word, gen_node *a,
                           gen_node *b)
{
    gen_node *node = new_node(kind, at);
    node->word = word;
    add_item(node, a, NULL);
    if (b != NULL)
        add_item(node, b, NULL);
    return node;
}

static gen_node *read_expression(reader *in);
static gen_node *read_unary(reader *in);

/* Read arguments up to the closing sign as children of `node`. Positional ones precede keywords. */
static void read_arguments(reader *in, gen_node *node, const char *end)
{
    bool has_keys = false;
    while (!take(in, end)) {
        const char *key = NULL;
        const char *at = in->at;
        size_t length = word_length(at);
        const char *behind = at + length;
        while (isspace((unsigned char)*behind))
            behind++;
        /* NAME = is a keyword; NAME == is the start of an expression. */
        if (length > 0 && behind[0] == '=' && behind[1] != '=') {
            key = read_word(in, "a name");
            expect(in, "=", "behind the argument's name");
            has_keys = true;
        } else if (has_keys) {
            gen_refuse(in->location, at, "an argument without a name behind one with a name");
        }
        add_item(node, read_expression(in), key);
        if (!take(in, ",") && strncmp(in->at, end, 1) != 0)
            gen_refuse(in->location, in->at, "expected ',' or '%s' behind the argument", end);
    }
}

/* A number with a dot or an exponent is a float. */
static gen_node *read_number(reader *in)
{
    const char *at = in->at;
    char *end;
    size_t digits = strspn(at, "0123456789");
    bool is_float = at[digits] == '.' || at[digits] == 'e' || at[digits] == 'E';
    gen_node *node = new_node(is_float ? GEN_NODE_FLOAT : GEN_NODE_INT, at);
    errno = 0;
    if (is_float)
        node->real = strtod(at, &end);
    else
        node->integer = strtoll(at, &end, 10);
    if (errno != 0 || is_letter(*end))
        gen_refuse(in->location, at, "this is no number");
    in->at = end;
    skip_blanks(in);
    return node;
}

/* Strings have no escapes. */
static gen_node *read_text(reader *in)
{
    gen_node *node = new_node(GEN_NODE_TEXT, in->at);
    const char *end = strchr(in->at + 1, '"');
    if (end == NULL)
        gen_refuse(in->location, in->at, "the text has no end");
    node->word = strndup(in->at + 1, (size_t)(end - in->at - 1));
    in->at = end + 1;
    skip_blanks(in);
    return node;
}

/* Read a tuple, or an expression in parentheses. */
static gen_node *read_brackets(reader *in, const char *at)
{
    gen_node *first = read_expression(in);
    if (take(in, ")"))
        return first;
    gen_node *tuple = new_parts(GEN_NODE_TUPLE, at, NULL, first, NULL);
    while (take(in, ","))
        add_item(tuple, read_expression(in), NULL);
    expect(in, ")", "at the end of the brackets");
    return tuple;
}

/* Primary: a number, a string, parentheses, a list, none, true, false or a name. */
static gen_node *read_primary(reader *in)
{
    const char *at = in->at;
    if (isdigit((unsigned char)*at))
        return read_number(in);
    if (*at == '"')
        return read_text(in);
    if (take(in, "("))
        return read_brackets(in, at);
    if (take(in, "[")) {
        gen_node *list = new_node(GEN_NODE_LIST, at);
        read_arguments(in, list, "]");
        for (size_t i = 0; i < list->count; i++)
            if (list->keys[i] != NULL)
                gen_refuse(in->location, list->items[i]->at, "items of a list have no names");
        return list;
    }
    if (take_word(in, "none"))
        return new_node(GEN_NODE_NONE, at);
    bool is_true = take_word(in, "true");
    if (is_true || take_word(in, "false")) {
        gen_node *node = new_node(GEN_NODE_BOOL, at);
        node->integer = is_true;
        return node;
    }
    gen_node *name = new_node(GEN_NODE_NAME, at);
    if (name_length(at) == 0)
        gen_refuse(in->location, at,
                   *at == '\0' ? "expected an expression, and the formula ends"
                               : "expected an expression");
    name->word = strndup(at, name_length(at));
    in->at += name_length(at);
    skip_blanks(in);
    return name;
}

/* Postfix: .name, calls and indices, left-associative. */
static gen_node *read_postfix(reader *in)
{
    gen_node *node = read_primary(in);
    for (;;) {
        const char *at = in->at;
        if (take(in, ".")) {
            const char *word = read_word(in, "a name behind the dot");
            node = new_parts(GEN_NODE_DOT, at, word, node, NULL);
        } else if (take(in, "(")) {
            /* Only names and methods can be called. */
            bool can = node->kind == GEN_NODE_NAME || node->kind == GEN_NODE_DOT;
            if (!can)
                gen_refuse(in->location, at, "what is called has a name");
            node = new_parts(GEN_NODE_CALL, node->at, NULL, node, NULL);
            read_arguments(in, node, ")");
        } else if (take(in, "[")) {
            node = new_parts(GEN_NODE_INDEX, at, NULL, node, read_expression(in));
            expect(in, "]", "behind the index");
        } else {
            return node;
        }
    }
}

/*
 * Power: right-associative, and binds more tightly than a sign on its left: -x ** 2 is -(x ** 2).
 */
static gen_node *read_power(reader *in)
{
    gen_node *base = read_postfix(in);
    const char *at = in->at;
    if (!take(in, "**"))
        return base;
    return new_parts(GEN_NODE_OPERATOR, at, "**", base, read_unary(in));
}

/* Unary: any number of signs - and ! before a power. */
static gen_node *read_unary(reader *in)
{
    const char *at = in->at;
    if (++in->depth > MOST_DEPTH)
        gen_refuse(in->location, at, "the formula is too deep");
    gen_node *node;
    if (take(in, "-"))
        node = new_parts(GEN_NODE_NEGATE, at, "-", read_unary(in), NULL);
    else if (take(in, "!"))
        node = new_parts(GEN_NODE_NOT, at, "!", read_unary(in), NULL);
    else
        node = read_power(in);
    in->depth--;
    return node;
}

/* The signs of each precedence level, ended by NULL. */
static const char *const products[] = {"*", "/", "%", NULL};
static const char *const sums[] = {"+", "-", NULL};
static const char *const comparisons[] = {"==", "!=", "<=", ">=", "<", ">", NULL};

static const char *take_one(reader *in, const char *const *signs)
{
    for (; *signs != NULL; signs++)
        if (take(in, *signs))
            return *signs;
    return NULL;
}

/* Product and sum are left-associative. */
static gen_node *read_product(reader *in)
{
    gen_node *node = read_unary(in);
    for (;;) {
        const char *at = in->at;
        const char *sign = take_one(in, products);
        if (sign == NULL)
            return node;
        node = new_parts(GEN_NODE_OPERATOR, at, sign, node, read_unary(in));
    }
}

/* Sum: products with + and - between them. */
static gen_node *read_sum(reader *in)
{
    gen_node *node = read_product(in);
    for (;;) {
        const char *at = in->at;
        const char *sign = take_one(in, sums);
        if (sign == NULL)
            return node;
        node = new_parts(GEN_NODE_OPERATOR, at, sign, node, read_product(in));
    }
}

/* Comparisons do not associate: a < b < c is a syntax error. */
static gen_node *read_comparison(reader *in)
{
    gen_node *node = read_sum(in);
    const char *at = in->at;
    const char *sign = take_one(in, comparisons);
    return sign == NULL ? node : new_parts(GEN_NODE_OPERATOR, at, sign, node, read_sum(in));
}

static gen_node *read_both(reader *in)
{
    gen_node *node = read_comparison(in);
    for (const char *at = in->at; take(in, "&&"); at = in->at)
        node = new_parts(GEN_NODE_BOTH, at, "&&", node, read_comparison(in));
    return node;
}

static gen_node *read_either(reader *in)
{
    gen_node *node = read_both(in);
    for (const char *at = in->at; take(in, "||"); at = in->at)
        node = new_parts(GEN_NODE_EITHER, at, "||", node, read_both(in));
    return node;
}

/* Choice: CONDITION ? EXPRESSION : EXPRESSION, right-associative. */
static gen_node *read_choice(reader *in)
{
    gen_node *condition = read_either(in);
    const char *at = in->at;
    if (!take(in, "?"))
        return condition;
    gen_node *choice = new_parts(GEN_NODE_CHOICE, at, "?", condition, read_expression(in));
    expect(in, ":", "between the two ways of a choice");
    add_item(choice, read_expression(in), NULL);
    return choice;
}

/* let NAME = VALUE; BODY. */
static gen_node *read_let(reader *in, const char *at)
{
    const char *name = read_word(in, "a name behind 'let'");
    expect(in, "=", "behind the name of 'let'");
    gen_node *value = read_expression(in);
    expect(in, ";", "behind the value of 'let'");
    return new_parts(GEN_NODE_LET, at, name, value, read_expression(in));
}

/* Expression: a let or a choice. */
static gen_node *read_expression(reader *in)
{
    const char *at = in->at;
    if (++in->depth > MOST_DEPTH)
        gen_refuse(in->location, at, "the formula is too deep");
    gen_node *node = take_word(in, "let") ? read_let(in, at) : read_choice(in);
    in->depth--;
    return node;
}

gen_node *gen_parse_formula(const gen_location *location)
{
    reader in = {location, location->text, 0};
    skip_blanks(&in);
    gen_node *node = read_expression(&in);
    if (*in.at != '\0')
        gen_refuse(location, in.at, "the formula goes on where it should end");
    return node;
}
