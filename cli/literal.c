/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Arguments as text: literals, names of dtypes and devices, files, and makers of small tensors.
 *
 *     value  = number | "text" | 'text' | [ value, … ] | word | maker | @file
 *     maker  = word "(" [ value | name=value ], … ")"
 */
#include "cli.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool cli_ends_with(const char *text, const char *end)
{
    size_t length = strlen(text);
    size_t size = strlen(end);
    return length >= size && strcmp(text + length - size, end) == 0;
}

/* The deepest nesting of lists, more than a tensor has dimensions. */
#define MAX_DEPTH 80

/* A text being parsed. */
typedef struct reader {
    const char *start; /* the whole text */
    const char *at;    /* the next character */
    char *message;     /* where to write what is wrong */
    size_t size;       /* the size of `message` in bytes */
    int depth;         /* the number of lists and makers that are open */
} reader;

static bool parse(reader *in, tn_value *out);

/* Write what is wrong to the message and return false. */
static bool TN_PRINTF(2, 3) refuse(reader *in, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(in->message, in->size, format, arguments);
    va_end(arguments);
    return false;
}

/* Refuse what stands where a comma or a closing bracket has to be. */
static bool refuse_end(reader *in, char close)
{
    if (*in->at == '\0')
        return refuse(in, "the %c at the end is missing", close);
    return refuse(in, "'%c' or ',' was expected at '%s'", close, in->at);
}

static void skip_blanks(reader *in)
{
    while (isspace((unsigned char)*in->at))
        in->at++;
}

/* Skip blanks and then `wanted`; return whether it was there. */
static bool accept(reader *in, char wanted)
{
    skip_blanks(in);
    if (*in->at != wanted)
        return false;
    in->at++;
    return true;
}

void cli_value_free(tn_value *value)
{
    switch (value->kind) {
    case TN_KIND_TENSOR:
        tn_tensor_release(value->as.tensor);
        break;
    case TN_KIND_STRING:
        free((char *)(uintptr_t)value->as.string.data);
        break;
    case TN_KIND_LIST:
        for (size_t i = 0; i < value->as.list.count; i++)
            cli_value_free(&value->as.list.items[i]);
        free(value->as.list.items);
        break;
    case TN_KIND_OPAQUE:
        tn_value_release(value);
        break;
    default: /* numbers and names own nothing */
        break;
    }
    *value = tn_value_none();
}

/* ---- numbers, strings, lists ---- */

/* Parse an integer, a real or an imaginary number. Integers may be hexadecimal or octal. */
static bool parse_number(reader *in, tn_value *out)
{
    char *after_integer;
    char *end;
    errno = 0;
    long long integer = strtoll(in->at, &after_integer, 0);
    bool fits = errno != ERANGE;
    double real = strtod(in->at, &end);
    if (end == in->at)
        return refuse(in, "a number was expected at '%s'", in->at);
    if (*end == 'j') {
        *out = (tn_value){TN_KIND_COMPLEX, {.complex = {0, real}}};
        end++;
    } else if (after_integer >= end) {
        /* strtoll has stopped no earlier than strtod, so the number has no fraction or exponent. */
        if (!fits)
            return refuse(in, "the whole number '%.*s' does not fit 64 bits",
                          (int)(after_integer - in->at), in->at);
        *out = tn_value_int(integer);
        end = after_integer;
    } else {
        *out = tn_value_double(real);
    }
    in->at = end;
    return true;
}

/*
 * Parse a string in quotes. A backslash makes the next character part of the text, \n a line break.
 */
static bool parse_string(reader *in, tn_value *out)
{
    char quote = *in->at++;
    char *text = malloc(strlen(in->at) + 1);
    size_t length = 0;
    if (text == NULL)
        return refuse(in, "out of memory");
    for (; *in->at != quote && *in->at != '\0'; in->at++) {
        bool escaped = *in->at == '\\' && in->at[1] != '\0';
        if (escaped)
            in->at++;
        text[length++] = escaped && *in->at == 'n' ? '\n' : *in->at;
    }
    if (*in->at == '\0') {
        free(text);
        return refuse(in, "the string has no closing %c", quote);
    }
    in->at++;
    text[length] = '\0';
    *out = tn_value_string(text, length);
    return true;
}

/* Append `item` to a list; free the item on failure. */
static bool push(reader *in, tn_value *list, tn_value item)
{
    size_t count = list->as.list.count;
    tn_value *items = list->as.list.items;
    /* The room doubles when the count is a power of two. */
    if ((count & (count - 1)) == 0) {
        items = realloc(items, (count == 0 ? 1 : 2 * count) * sizeof *items);
        if (items == NULL) {
            cli_value_free(&item);
            return refuse(in, "out of memory");
        }
    }
    items[count] = item;
    *list = tn_value_list(items, count + 1);
    return true;
}

/*
 * Parse the items of a list up to `close`; the opening bracket was read already. Free the list on
 * failure.
 */
static bool parse_items(reader *in, char close, tn_value *list)
{
    *list = tn_value_list(NULL, 0);
    if (accept(in, close))
        return true;
    do {
        tn_value item;
        if (!parse(in, &item) || !push(in, list, item))
            goto failed;
    } while (accept(in, ','));
    if (accept(in, close))
        return true;
    refuse_end(in, close);
failed:
    cli_value_free(list);
    return false;
}

/* ---- words ---- */

/* Words that are values themselves. */
static const struct {
    const char *name; /* the word */
    tn_kind kind;     /* the kind of the value */
    int64_t number;   /* the value */
} words[] = {{"true", TN_KIND_BOOL, 1},
             {"True", TN_KIND_BOOL, 1},
             {"false", TN_KIND_BOOL, 0},
             {"False", TN_KIND_BOOL, 0},
             {"None", TN_KIND_NONE, 0},
             {"strided", TN_KIND_LAYOUT, TN_LAYOUT_STRIDED},
             {"contiguous_format", TN_KIND_MEMORY_FORMAT, TN_MEMORY_FORMAT_CONTIGUOUS},
             {"preserve_format", TN_KIND_MEMORY_FORMAT, TN_MEMORY_FORMAT_PRESERVE},
             {"channels_last", TN_KIND_MEMORY_FORMAT, TN_MEMORY_FORMAT_CHANNELS_LAST},
             {"channels_last_3d", TN_KIND_MEMORY_FORMAT, TN_MEMORY_FORMAT_CHANNELS_LAST_3D}};

/* Write the value of `word` to `out`; return false with a message if it is not a known word. */
static bool word_value(reader *in, const char *word, tn_value *out)
{
    tn_dtype dtype;
    tn_device device;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(word, words[i].name) != 0)
            continue;
        *out = (tn_value){words[i].kind, {.integer = words[i].number}};
        if (words[i].kind == TN_KIND_BOOL)
            *out = tn_value_bool(words[i].number != 0);
        return true;
    }
    if (strcmp(word, "inf") == 0 || strcmp(word, "nan") == 0) {
        *out = tn_value_double(word[0] == 'i' ? HUGE_VAL : (double)NAN);
        return true;
    }
    if (tn_dtype_parse(word, &dtype) == TN_OK) {
        *out = tn_value_dtype(dtype);
        return true;
    }
    if (tn_device_parse(word, &device) == TN_OK) {
        *out = tn_value_device(device);
        return true;
    }
    if (cli_ends_with(in->start, ".npy") || (in->depth == 1 && access(in->start, F_OK) == 0))
        return refuse(in, "a tensor from a file is @%s", in->start);
    return refuse(in,
                  "'%s' is no literal, dtype, device, layout or memory format (strings are quoted "
                  "once more for the shell: '\"%s\"')",
                  word, in->depth == 1 ? in->start : word);
}

/* Parse the value of the option `name` of a maker into `given`. */
static bool maker_option(reader *in, const char *name, cli_maker *given)
{
    tn_value value;
    bool known = false;
    if (!parse(in, &value))
        return false;
    if (strcmp(name, "dtype") == 0 && value.kind == TN_KIND_DTYPE) {
        given->dtype = (tn_dtype)value.as.integer;
        known = true;
    } else if (strcmp(name, "seed") == 0 && value.kind == TN_KIND_INT) {
        given->seed = (uint64_t)value.as.integer;
        known = true;
    }
    cli_value_free(&value);
    return known || refuse(in,
                           "'%s=' is no option of a tensor, or has a wrong value; there are "
                           "dtype= and seed=",
                           name);
}

/*
 * Copy an identifier, with dots and the `:1` of a device, to `word` and return its length in the
 * text.
 */
static size_t read_word(reader *in, char *word, size_t size)
{
    size_t length = 0;
    const char *text = in->at;
    while (isalnum((unsigned char)text[length]) || strchr("_.:", text[length] ? text[length] : ' '))
        length++;
    snprintf(word, size, "%.*s", (int)length, text);
    in->at += length;
    return length;
}

/* Parse one argument of a maker: `name=value`, or a value, which is added to the list. */
static bool maker_argument(reader *in, cli_maker *given)
{
    char name[32];
    tn_value value;
    skip_blanks(in);
    const char *start = in->at;
    if (isalpha((unsigned char)*start) && read_word(in, name, sizeof name) > 0 && accept(in, '='))
        return maker_option(in, name, given);
    in->at = start;
    return parse(in, &value) && push(in, &given->list, value);
}

/* Make a generator from `Generator(cuda, seed=7)`; both arguments may be left out. */
static bool make_generator(reader *in, const cli_maker *given, tn_value *out)
{
    tn_device device = TN_CPU;
    const tn_value *items = given->list.as.list.items;
    size_t count = given->list.as.list.count;
    if (given->dtype != TN_DTYPE_UNDEFINED || count > 1 ||
        (count == 1 && items[0].kind != TN_KIND_DEVICE))
        return refuse(in, "'Generator(' takes a device and seed=");
    if (count == 1)
        device = items[0].as.device;
    return tn_generator_new(device, given->seed, out) == TN_OK || refuse(in, "%s", tn_last_error());
}

/* Parse the arguments of the maker `name` and make its value. The parenthesis was read already. */
static bool parse_maker(reader *in, const char *name, tn_value *out)
{
    cli_maker given = {.list = tn_value_list(NULL, 0),
                       .dtype = TN_DTYPE_UNDEFINED,
                       .message = in->message,
                       .size = in->size};
    tn_tensor *tensor = NULL;
    bool made = true;
    if (!accept(in, ')')) {
        do
            made = maker_argument(in, &given);
        while (made && accept(in, ','));
        if (made && !accept(in, ')'))
            made = refuse_end(in, ')');
    }
    if (made && strcmp(name, "Generator") == 0) {
        made = make_generator(in, &given, out);
    } else if (made) {
        made = cli_make_tensor(name, &given, &tensor);
        *out = tn_value_tensor(tensor);
    }
    cli_value_free(&given.list);
    return made;
}

/* Parse a word, or a maker if a parenthesis follows. */
static bool parse_word(reader *in, tn_value *out)
{
    char word[64];
    if (read_word(in, word, sizeof word) == 0)
        return refuse(in, "a value was expected at '%s'", in->at);
    if (accept(in, '('))
        return parse_maker(in, word, out);
    return word_value(in, word, out);
}

/* Read the tensor from the file named by the rest of the text. */
static bool parse_file(reader *in, tn_value *out)
{
    tn_tensor *tensor;
    if (!cli_npy_read(in->at + 1, &tensor, in->message, in->size))
        return false;
    *out = tn_value_tensor(tensor);
    in->at += strlen(in->at);
    return true;
}

/* Return whether a number begins here. */
static bool starts_number(const char *text)
{
    return isdigit((unsigned char)text[0]) || text[0] == '.' || text[0] == '-';
}

/* Parse a value of any kind. Return false with a message on failure; then nothing is owned. */
static bool parse(reader *in, tn_value *out)
{
    bool parsed;
    skip_blanks(in);
    if (++in->depth > MAX_DEPTH)
        return refuse(in, "nested deeper than %d levels", MAX_DEPTH);
    if (*in->at == '@')
        parsed = parse_file(in, out);
    else if (*in->at == '[') {
        in->at++;
        parsed = parse_items(in, ']', out);
    } else if (*in->at == '"' || *in->at == '\'')
        parsed = parse_string(in, out);
    else if (starts_number(in->at))
        parsed = parse_number(in, out);
    else
        parsed = parse_word(in, out);
    in->depth--;
    return parsed;
}

bool cli_parse_value(const char *text, tn_value *out, char *message, size_t size)
{
    reader in = {.start = text, .at = text, .message = message, .size = size};
    tn_value value;
    if (!parse(&in, &value))
        return false;
    skip_blanks(&in);
    if (*in.at != '\0') {
        cli_value_free(&value);
        return refuse(&in, "'%s' is left over behind the value", in.at);
    }
    *out = value;
    return true;
}
