/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fields that rows of the manifest share. `func` is a C declaration in which an ownership word
 * stands before each parameter: `AOTITorchError torch_list_size(borrow StableListHandle
 * list_handle, fill size_t *size)`.
 */
#include "abi_spec.h"

#include <ctype.h>
#include <string.h>

#include "codegen.h"
#include "yaml_read.h"

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
    abi_version version = {0, 0};
    char end;
    const char *text = gen_scalar(in, node, key);
    if (sscanf(text, "%d.%d%c", &version.major, &version.minor, &end) != 2)
        gen_fail(in->path, gen_line_of(node), "'%s' is a release such as 2.10, not '%s'", key,
                 text);
    return version;
}

/* Reads the ownership word at the start of `text`, and whose memory it is. */
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

/* `void (*deleter)(void *data, void *ctx)` is named between its first parentheses. */
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

/* The end of a parameter: a comma or the closing parenthesis at depth 0. */
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

static void read_params(const gen_yaml *in, const char *text, abi_function *function)
{
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
    const char *name = open;
    while (name > text && (isalnum((unsigned char)name[-1]) || name[-1] == '_'))
        name--;
    function->name = copy(name, (size_t)(open - name));
    size_t length = (size_t)(name - text);
    while (length > 0 && text[length - 1] == ' ')
        length--;
    function->result.type = copy(text, length);
    if (strchr(function->result.type, '*') != NULL)
        function->result.type =
            read_word(in, function->line, function->result.type, &function->result);
    read_params(in, open + 1, function);
    function->is_known = true;
}
