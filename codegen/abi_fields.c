/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fields that entries of the manifest share. `func` is a C declaration with an ownership word
 * before each parameter: `AOTITorchError torch_list_size(borrow StableListHandle list_handle, fill
 * size_t *size)`. A parser by hand suffices: declarations are one line, without comments or macros.
 */
#include "abi_spec.h"

#include <ctype.h>
#include <string.h>

#include "codegen.h"
#include "yaml_read.h"

/* In the order of abi_word. */
static const char *const words[ABI_NUM_WORDS] = {"value", "borrow", "borrow-from",
                                                 "new",   "steal",  "fill"};

const char *abi_word_name(abi_word word)
{
    return words[word];
}

int abi_compare(abi_version a, abi_version b)
{
    return a.major != b.major ? (a.major > b.major) - (a.major < b.major)
                              : (a.minor > b.minor) - (a.minor < b.minor);
}

/* Return the first `length` characters as a new string. */
static char *copy(const char *text, size_t length)
{
    char *made = gen_alloc(length + 1, 1);
    memcpy(made, text, length);
    return made;
}

static const char *skip_blanks(const char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    return text;
}

abi_version abi_read_version(const gen_yaml *in, const yaml_node_t *node, const char *key)
{
    /* Receives a third match if anything follows the version. */
    abi_version version = {0, 0};
    char end;
    const char *text = gen_scalar(in, node, key);
    if (sscanf(text, "%d.%d%c", &version.major, &version.minor, &end) != 2)
        gen_fail(in->path, gen_line_of(node), "'%s' is a release such as 2.10, not '%s'", key,
                 text);
    return version;
}

/*
 * Read the ownership word at the start of `text`, and with borrow-from the parameter that owns the
 * memory. Return the rest of the text.
 */
static const char *read_word(const gen_yaml *in, size_t line, const char *text, abi_value *value)
{
    size_t length = strcspn(text, " ");
    for (int i = 0; i < ABI_NUM_WORDS; i++) {
        if (strlen(words[i]) != length || strncmp(text, words[i], length) != 0)
            continue;
        value->word = (abi_word)i;
        text = skip_blanks(text + length);
        if (i != ABI_BORROW_FROM)
            return text;
        length = strcspn(text, " ");
        value->from = copy(text, length);
        return skip_blanks(text + length);
    }
    gen_fail(in->path, line, "no ownership word before '%s'", text);
}

/*
 * Read a parameter. A function pointer such as `void (*deleter)(void *data, void *ctx)` has its
 * name between the first parentheses; any other parameter ends with its name.
 */
static void read_param(const gen_yaml *in, size_t line, const char *text, size_t length,
                       abi_value *value)
{
    char *whole = copy(text, length);
    const char *rest = read_word(in, line, whole, value);
    const char *function = strstr(rest, "(*");
    if (function != NULL) {
        function = skip_blanks(function + 2);
        value->name = copy(function, strcspn(function, " )"));
        value->type = rest;
        return;
    }
    /* Go back over the last word, which is the name, and over blanks before it. */
    size_t end = strlen(rest);
    size_t name = end;
    while (name > 0 && (isalnum((unsigned char)rest[name - 1]) || rest[name - 1] == '_'))
        name--;
    if (name == 0 || name == end)
        gen_fail(in->path, line, "'%s' is no parameter with a name", rest);
    value->name = copy(rest + name, end - name);
    while (name > 0 && rest[name - 1] == ' ')
        name--;
    value->type = copy(rest, name);
}

/* Return the end of a parameter: a comma or the closing parenthesis outside any parentheses. */
static const char *param_end(const char *text)
{
    int depth = 0;
    for (; *text != '\0'; text++) {
        if (depth == 0 && (*text == ',' || *text == ')'))
            return text;
        depth += (*text == '(') - (*text == ')');
    }
    return text;
}

/*
 * Read the parameters of a declaration, from after the opening parenthesis to the closing one at
 * the end of `text`.
 */
static void read_params(const gen_yaml *in, const char *text, abi_function *function)
{
    /* A parameter has at least four characters, so this is an upper bound of their number. */
    function->params = gen_alloc(strlen(text) / 4 + 1, sizeof *function->params);
    if (strcmp(text, "void)") == 0)
        return;
    for (const char *end;; text = skip_blanks(end + 1)) {
        end = param_end(text);
        if (*end == '\0' || (*end == ')' && end[1] != '\0'))
            gen_fail(in->path, function->line, "the parameters do not end with ')'");
        read_param(in, function->line, text, (size_t)(end - text),
                   &function->params[function->nparams++]);
        if (*end == ')')
            return;
    }
}

void abi_read_declaration(const gen_yaml *in, const yaml_node_t *node, abi_function *function)
{
    const char *text = gen_scalar(in, node, "func");
    const char *open = strchr(text, '(');
    function->line = gen_line_of(node);
    if (open == NULL)
        gen_fail(in->path, function->line, "'%s' is no function", text);
    /*
     * The name is the identifier before the first parenthesis, and the result's type precedes it.
     */
    const char *name = open;
    while (name > text && (isalnum((unsigned char)name[-1]) || name[-1] == '_'))
        name--;
    function->name = copy(name, (size_t)(open - name));
    size_t length = (size_t)(name - text);
    while (length > 0 && text[length - 1] == ' ')
        length--;
    function->result.type = copy(text, length);
    /* A result by value needs no ownership word. */
    if (strchr(function->result.type, '*') != NULL)
        function->result.type =
            read_word(in, function->line, function->result.type, &function->result);
    read_params(in, open + 1, function);
    function->is_known = true;
}
