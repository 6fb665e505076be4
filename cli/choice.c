/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators by less than their whole names, as Python finds them: without a namespace it is aten,
 * else the only one that has the name; without an overload it is the first that the arguments fit.
 * The order, and what fits, are the core's (tenon/experimental/names.h).
 */
#include "cli.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <tenon/experimental/names.h>

/* ---- names ---- */

/* The namespaces that have a name. */
typedef struct namespaces {
    char name[256];  /* the name with the namespace that counts; "" until there is one */
    char other[256]; /* another one, if it is not clear which is meant */
} namespaces;

/* Keep the name up to its overload, with aten or the first namespace. A tn_op_visitor. */
static bool note_namespace(void *context, const tn_op *op)
{
    namespaces *found = context;
    const char *name = tn_op_name(op);
    size_t length = strcspn(name, ":");
    if (strncmp(name, "aten::", 6) == 0) {
        snprintf(found->name, sizeof found->name, "aten");
        found->other[0] = '\0';
        return false;
    }
    if (found->name[0] == '\0')
        snprintf(found->name, sizeof found->name, "%.*s", (int)length, name);
    else if (strlen(found->name) != length || strncmp(found->name, name, length) != 0)
        snprintf(found->other, sizeof found->other, "%.*s", (int)length, name);
    return true;
}

/* Complete a name without a namespace; one that nobody has stays as it is. Return the status. */
static int complete_name(const char *verb, const char *name, char *out, size_t size)
{
    namespaces found = {"", ""};
    char pattern[256];
    int length = snprintf(out, size, "%s", name);
    if (length < 0 || (size_t)length + 8 > sizeof pattern)
        return cli_fail(verb, "the operator's name is longer than %zu bytes", sizeof pattern - 8);
    if (strstr(name, "::") != NULL || strpbrk(name, "*?[\\") != NULL)
        return CLI_OK;
    for (int i = 0; i < 2; i++) {
        snprintf(pattern, sizeof pattern, "*::%s%s", name, i == 0 ? "" : ".*");
        if (strcmp(found.name, "aten") != 0 && tn_op_list(pattern, note_namespace, &found) != TN_OK)
            return cli_fail_last(verb);
    }
    if (found.other[0] != '\0')
        return cli_fail(verb, "'%s' is in several namespaces: say %s::%s or %s::%s", name,
                        found.name, name, found.other, name);
    if (found.name[0] != '\0')
        snprintf(out, size, "%s::%s", found.name, name);
    return CLI_OK;
}

/* Append an overload. A tn_op_visitor. */
static bool append(void *context, const tn_op *op)
{
    cli_overloads *list = context;
    const tn_op **items = realloc(list->items, (list->count + 1) * sizeof(const tn_op *));
    if (items == NULL)
        return false;
    list->items = items;
    list->items[list->count++] = op;
    return true;
}

/* Return whether an overload writes tensors that are given by keyword. */
static bool has_out(const tn_op *op)
{
    for (size_t i = 0; i < tn_op_num_args(op); i++) {
        tn_argument argument = {.size = sizeof argument};
        if (tn_op_argument(op, i, &argument) == TN_OK && argument.is_written &&
            argument.is_keyword_only)
            return true;
    }
    return false;
}

/* A name with an overload names one operator: the messages of tn_op_find say what is near. */
int cli_find_overloads(const char *verb, const char *name, cli_overloads *out)
{
    char full[512];
    const tn_op *op;
    *out = (cli_overloads){NULL, 0, 0};
    int status = complete_name(verb, name, full, sizeof full);
    if (status != CLI_OK)
        return status;
    if (tn_op_overloads(full, append, out) != TN_OK)
        return cli_fail_last(verb);
    if (out->count == 0)
        return tn_op_find(full, &op) == TN_OK ? cli_fail(verb, "out of memory")
                                              : cli_fail_last(verb);
    /* Those that write given tensors go to the end; the others keep their order. */
    const tn_op **sorted = calloc(out->count, sizeof(const tn_op *));
    if (sorted == NULL)
        return cli_fail(verb, "out of memory");
    for (size_t i = 0; i < out->count; i++)
        if (!has_out(out->items[i]))
            sorted[out->plain++] = out->items[i];
    for (size_t i = 0, next = out->plain; i < out->count; i++)
        if (has_out(out->items[i]))
            sorted[next++] = out->items[i];
    free(out->items);
    out->items = sorted;
    return CLI_OK;
}

void cli_overloads_free(cli_overloads *list)
{
    free(list->items);
    *list = (cli_overloads){NULL, 0, 0};
}

/* ---- arguments ---- */

/* Return the length of NAME in NAME=ARG, or 0 if the word is not of that form. */
static size_t keyword_length(const char *word)
{
    size_t length = 0;
    if (!isalpha((unsigned char)word[0]) && word[0] != '_')
        return 0;
    while (isalnum((unsigned char)word[length]) || word[length] == '_')
        length++;
    return word[length] == '=' ? length : 0;
}

/* Read the words of a call, each once: one may be standard input. */
static int read_words(const char *verb, char **words, size_t nwords, cli_arguments *out)
{
    char message[512];
    out->words = calloc(nwords + 1, sizeof *out->words);
    if (out->words == NULL)
        return cli_fail(verb, "out of memory");
    for (size_t i = 0; i < nwords; i++) {
        cli_word *word = &out->words[i];
        size_t length = keyword_length(words[i]);
        const char *text = words[i] + length + (length > 0);
        word->text = words[i];
        if (length >= sizeof word->name)
            return cli_fail(verb, "the argument name in '%s' is too long", words[i]);
        memcpy(word->name, words[i], length);
        if (!cli_parse_value(text, &word->value, message, sizeof message))
            return cli_fail(verb, "argument '%s': %s", text, message);
        out->nwords++;
    }
    return CLI_OK;
}

/* Return the position of the argument called so, also by another spelling, or -1. */
static int64_t position_of(const tn_op *op, const char *name)
{
    int64_t position = tn_op_arg_index(op, name);
    for (size_t i = 0; position < 0 && i < tn_op_num_args(op); i++) {
        tn_argument argument = {.size = sizeof argument};
        if (tn_op_argument(op, i, &argument) == TN_OK && tn_argument_is_spelt(argument.name, name))
            position = (int64_t)i;
    }
    return position;
}

/* Say which arguments the overloads have, near the name that none of them has. */
static int fail_name(const char *verb, const char *op, const tn_op *const *items, size_t count,
                     const char *name)
{
    tn_near near = {.asked = name};
    char advice[256];
    for (size_t k = 0; k < count; k++)
        for (size_t i = 0; i < tn_op_num_args(items[k]); i++) {
            tn_argument argument = {.size = sizeof argument};
            if (tn_op_argument(items[k], i, &argument) == TN_OK)
                tn_near_add(&near, argument.name);
        }
    return cli_fail(verb, "%s has no argument called '%s'%s", op, name,
                    cli_advice(&near, advice, sizeof advice));
}

/*
 * Assign the words to the arguments of an operator; a `verb` of NULL prints no message. The values
 * borrow from the words. Return the exit status.
 */
static int place_words(const char *verb, const tn_op *op, cli_arguments *out)
{
    size_t next = 0, room = tn_op_num_args(op);
    out->op = op;
    out->count = 0;
    free(out->values);
    out->values = calloc(room + 1, sizeof *out->values);
    if (out->values == NULL)
        return cli_fail(verb, "out of memory");
    for (size_t i = 0; i < room; i++)
        out->values[i] = tn_value_default();
    for (size_t i = 0; i < out->nwords; i++) {
        const cli_word *word = &out->words[i];
        int64_t position = word->name[0] == '\0' ? (int64_t)next++ : position_of(op, word->name);
        bool is_there = position >= 0 && (size_t)position < room;
        if (!is_there || out->values[position].kind != TN_KIND_DEFAULT) {
            if (verb == NULL)
                return CLI_FAILED;
            if (position < 0)
                return fail_name(verb, tn_op_name(op), &op, 1, word->name);
            if (!is_there)
                return cli_fail(verb, "%s takes at most %zu arguments, '%s' is one too many",
                                tn_op_name(op), room, word->text);
            return cli_fail(verb, "%s: '%s' gives argument %lld a second time", tn_op_name(op),
                            word->text, (long long)position);
        }
        out->values[position] = word->value;
        /* Arguments after the last given one are left to the operator's defaults. */
        if ((size_t)position >= out->count)
            out->count = (size_t)position + 1;
    }
    return CLI_OK;
}

/* ---- choosing ---- */

/*
 * Return whether one value fits a type. A tensor without dimensions stands for no number here:
 * numbers can be written.
 */
static bool fits_item(char type, const tn_value *value, bool takes_numbers)
{
    return (tn_kinds_fitting(type, takes_numbers) & TN_KIND_BIT(value->kind)) != 0;
}

/* Return whether a value fits an argument; one value stands for a list of fixed length. */
static bool fits(const tn_leaf *leaf, int32_t list_size, const tn_value *value, bool takes_numbers)
{
    if (value->kind == TN_KIND_NONE)
        return leaf->is_optional || leaf->type == '*';
    if (!leaf->is_list)
        return fits_item(leaf->type, value, takes_numbers);
    if (value->kind != TN_KIND_LIST)
        return list_size > 0 && leaf->type != 'T' && fits_item(leaf->type, value, takes_numbers);
    for (size_t i = 0; i < value->as.list.count; i++) {
        const tn_value *item = &value->as.list.items[i];
        if (!(leaf->items_may_be_none && item->kind == TN_KIND_NONE) &&
            !fits_item(leaf->type, item, false))
            return false;
    }
    return true;
}

/* Return whether all arguments are there and fit, and positional ones may be positional. */
static bool all_fit(const cli_arguments *given, bool takes_numbers)
{
    size_t npositional = 0;
    for (size_t i = 0; i < given->nwords; i++)
        npositional += given->words[i].name[0] == '\0';
    for (size_t i = 0; i < tn_op_num_args(given->op); i++) {
        char type[256] = "";
        tn_argument argument = {.size = sizeof argument};
        if (tn_op_argument(given->op, i, &argument) != TN_OK ||
            (argument.is_keyword_only && i < npositional))
            return false;
        tn_op_type_print(given->op, false, i, type, sizeof type);
        tn_leaf leaf = tn_leaf_of(argument.code, type);
        bool is_good = given->values[i].kind == TN_KIND_DEFAULT
                           ? argument.has_default
                           : fits(&leaf, argument.list_size, &given->values[i], takes_numbers);
        if (!is_good)
            return false;
    }
    return true;
}

/* Say that no overload fits: an argument that none has, or which overloads there are. */
static int fail_choice(const char *verb, const char *name, const cli_overloads *all,
                       const cli_arguments *given)
{
    for (size_t i = 0; i < given->nwords; i++) {
        bool is_known = given->words[i].name[0] == '\0';
        for (size_t k = 0; k < all->count; k++)
            is_known |= position_of(all->items[k], given->words[i].name) >= 0;
        if (!is_known)
            return fail_name(verb, name, all->items, all->count, given->words[i].name);
    }
    int status = cli_fail(verb, "no overload of %s takes these arguments; there are:", name);
    for (size_t i = 0; i < all->plain; i++) {
        char text[4096];
        tn_schema_print(tn_op_schema(all->items[i]), text, sizeof text);
        fprintf(stderr, "  %s\n", text);
    }
    for (size_t i = 0; i < given->nwords; i++)
        if (given->words[i].text[0] == '[')
            fprintf(stderr, "%s is a list; tensor(%s) is a tensor\n", given->words[i].text,
                    given->words[i].text);
    return status;
}

/*
 * Refuse a list that is given for a tensor, and say how a tensor is written; the operator could say
 * only what is wrong. Return the exit status.
 */
static int refuse_lists(const char *verb, const cli_arguments *given)
{
    for (size_t i = 0; i < given->count; i++) {
        tn_argument argument = {.size = sizeof argument};
        const tn_value *value = &given->values[i];
        if (value->kind != TN_KIND_LIST || tn_op_argument(given->op, i, &argument) != TN_OK ||
            strcmp(argument.code + (argument.code[0] == '?'), "T") != 0)
            continue;
        for (size_t k = 0; k < given->nwords; k++)
            if (given->words[k].value.as.list.items == value->as.list.items &&
                given->words[k].value.kind == TN_KIND_LIST) {
                const char *text = strchr(given->words[k].text, '[');
                return cli_fail(verb, "%s: argument '%s' is a list; tensor(%s) is a tensor",
                                tn_op_name(given->op), argument.name, text != NULL ? text : "[]");
            }
    }
    return CLI_OK;
}

/*
 * With one overload, or one that makes its results, the operator itself says what is wrong with the
 * arguments.
 */
static int choose(const char *verb, const char *name, const cli_overloads *all, cli_arguments *out)
{
    for (int numbers = 0; numbers < 2 && all->count > 1; numbers++)
        for (size_t i = 0; i < all->count; i++)
            if (place_words(NULL, all->items[i], out) == CLI_OK && all_fit(out, numbers == 1))
                return CLI_OK;
    if (all->plain > 1)
        return fail_choice(verb, name, all, out);
    int status = place_words(verb, all->items[0], out);
    return status == CLI_OK ? refuse_lists(verb, out) : status;
}

int cli_prepare_call(const char *verb, const char *name, char **words, size_t nwords,
                     cli_arguments *out)
{
    cli_overloads all = {NULL, 0, 0};
    *out = (cli_arguments){0};
    int status = cli_find_overloads(verb, name, &all);
    if (status == CLI_OK)
        status = read_words(verb, words, nwords, out);
    if (status == CLI_OK)
        status = choose(verb, name, &all, out);
    cli_overloads_free(&all);
    return status;
}

void cli_arguments_free(cli_arguments *arguments)
{
    for (size_t i = 0; i < arguments->nwords; i++)
        cli_value_free(&arguments->words[i].value);
    free(arguments->words);
    free(arguments->values);
    *arguments = (cli_arguments){0};
}
