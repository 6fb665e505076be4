/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The lexer: words, numbers, strings, punctuation. Blanks are skipped, comments end with the line,
 * a backslash joins lines, and a newline is a token only outside brackets.
 *
 * The keywords of the script language matter although it is not parsed here: an operator is called
 * from it, so its names must not be keywords.
 */
#include "schema/schema_lexer.h"

#include <stdio.h>

/* The script language's keywords, sorted for a binary search. */
static const char *const keywords[] = {
    "Ellipsis", "False", "None",   "NoneType", "True",   "and",   "as",
    "assert",   "break", "class",  "continue", "def",    "del",   "elif",
    "else",     "for",   "global", "if",       "import", "in",    "is",
    "not",      "or",    "pass",   "raise",    "return", "while", "with"};

static bool is_word_start(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/*
 * A word that is only the beginning of a keyword (`i` of `if`) compares equal so far, so the
 * keyword must end there, too.
 */
static bool is_keyword(tni_text word)
{
    size_t low = 0;
    size_t high = TN_LEN(keywords);
    while (low < high) {
        size_t middle = (low + high) / 2;
        TNI_ASSERT(middle == 0 || strcmp(keywords[middle - 1], keywords[middle]) < 0);
        int order = strncmp(keywords[middle], word.data, word.length);
        if (order == 0 && keywords[middle][word.length] != '\0')
            order = 1;
        if (order == 0)
            return true;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

/* Skip blanks. Within brackets a newline is one; outside it is a token, which ends a schema. */
static const char *skip_blanks(const char *at, bool newlines_too)
{
    for (;; at++) {
        if (*at == '#')
            at += strcspn(at, "\n");
        if (*at == '\\' && at[1] == '\n')
            at++;
        else if (!(*at == ' ' || *at == '\t' || *at == '\r' || *at == '\v' || *at == '\f' ||
                   (*at == '\n' && newlines_too)))
            return at;
    }
}

/*
 * Return the length of the string literal at `at`; 0 if it does not end. Triple quotes may contain
 * newlines and single quotes of their kind; after a backslash, the next byte is skipped, whatever
 * it is.
 */
static size_t string_length(const char *at)
{
    char quote = *at;
    size_t width = at[1] == quote && at[2] == quote ? 3 : 1;
    for (size_t i = width; at[i] != '\0'; i++) {
        if (at[i] == '\\' && at[i + 1] != '\0') {
            i++;
            continue;
        }
        if (at[i] == '\n' && width == 1)
            return 0;
        if (at[i] == quote && (width == 1 || (at[i + 1] == quote && at[i + 2] == quote)))
            return i + width;
    }
    return 0;
}

static size_t word_length(const char *at)
{
    size_t length = 0;
    while (is_word_start(at[length]) || is_digit(at[length]))
        length++;
    return length;
}

/*
 * Return the token that starts at a byte that is not a blank. The function has no state: that of
 * newlines is the caller's. A token is never empty except at the end, so the caller always
 * advances.
 */
static tni_token token_at(const char *at)
{
    if (*at == '\0')
        return (tni_token){TNI_TOKEN_END, {at, 0}};
    if (*at == '\n')
        return (tni_token){TNI_TOKEN_NEWLINE, {at, 1}};
    if (is_word_start(*at)) {
        tni_text word = {at, word_length(at)};
        return (tni_token){is_keyword(word) ? TNI_TOKEN_KEYWORD : TNI_TOKEN_IDENT, word};
    }
    if (is_digit(*at) || (*at == '.' && is_digit(at[1]))) {
        /*
         * Limited to these characters: scanning all of the rest for each number would make a list
         * of a million numbers quadratic.
         */
        size_t span = strspn(at, "0123456789abcdefABCDEFxXpP.+-");
        size_t length = tni_double_length((tni_text){at, span});
        if (at[length] == 'j')
            length++;
        return (tni_token){TNI_TOKEN_NUMBER, {at, length}};
    }
    if (*at == '"' || *at == '\'') {
        size_t length = string_length(at);
        return (tni_token){length > 0 ? TNI_TOKEN_STRING : TNI_TOKEN_BAD,
                           {at, length > 0 ? length : 1}};
    }
    if (strncmp(at, "->", 2) == 0)
        return (tni_token){TNI_TOKEN_ARROW, {at, 2}};
    if (strncmp(at, "...", 3) == 0)
        return (tni_token){TNI_TOKEN_DOTS, {at, 3}};
    if (strncmp(at, "**", 2) == 0)
        return (tni_token){TNI_TOKEN_CHAR, {at, 2}};
    return (tni_token){strchr("()[]{},.:*!?|=-+/<>%&^~@", *at) ? TNI_TOKEN_CHAR : TNI_TOKEN_BAD,
                       {at, 1}};
}

/*
 * Brackets are counted, not matched: the parser reports a wrong one. Too many closing ones must not
 * make the count negative.
 */
void tni_lexer_next(tni_lexer *lexer)
{
    const char *start = skip_blanks(lexer->at, lexer->brackets > 0);
    lexer->token = token_at(start);
    lexer->at = start + lexer->token.text.length;
    if (lexer->token.kind != TNI_TOKEN_CHAR)
        return;
    if (strchr("([{", *start))
        lexer->brackets++;
    else if (strchr(")]}", *start) && lexer->brackets > 0)
        lexer->brackets--;
}

/*
 * One bracket counts as open while the first token is read, so that leading newlines are skipped; a
 * bracket that this token opens remains open.
 */
void tni_lexer_begin(tni_lexer *lexer, const char *source)
{
    *lexer = (tni_lexer){.what = "schema", .source = source, .at = source, .brackets = 1};
    tni_lexer_next(lexer);
    lexer->brackets -= lexer->brackets > 0;
}

/* Long tokens are truncated: the author has the text. */
const char *tni_token_describe(const tni_token *token, char *buffer, size_t size)
{
    static const char *const kinds[] = {
        "identifier ", "keyword ", "number ", "string ", "", "", "", "", "", "invalid "};
    if (token->kind == TNI_TOKEN_END || token->kind == TNI_TOKEN_NEWLINE)
        return token->kind == TNI_TOKEN_END ? "the end of the text" : "the end of the line";
    int length = token->text.length < 60 ? (int)token->text.length : 60;
    snprintf(buffer, size, "%s'%.*s'", kinds[token->kind], length, token->text.data);
    return buffer;
}

/*
 * Line and column count from 1, columns in bytes. The line is found by scanning the source from its
 * start, because only a failure needs it. Of a long line a part is shown, from 60 bytes before the
 * position on, with the caret below the position.
 */
tn_status tni_lexer_fail(const tni_lexer *lexer, const char *format, ...)
{
    char message[256];
    const char *at = lexer->token.text.data;
    const char *line = lexer->source;
    size_t number = 1;
    for (const char *c = lexer->source; c < at; c++) {
        if (*c == '\n') {
            number++;
            line = c + 1;
        }
    }
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    size_t column = (size_t)(at - line);
    size_t from = column > 60 ? column - 60 : 0; /* show a part of a long line */
    char shown[101];
    size_t length = 0;
    for (; length < 100 && line[from + length] != '\0' && line[from + length] != '\n'; length++) {
        char c = line[from + length];
        shown[length] = (unsigned char)c < ' ' ? ' ' : c; /* a tab would misplace the caret */
    }
    return tni_fail(TN_ERR_VALUE, "%s: line %zu, column %zu: %s\n    %.*s\n    %*s^", lexer->what,
                    number, column + 1, message, (int)length, shown, (int)(column - from), "");
}
