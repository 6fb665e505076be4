/* SPDX-License-Identifier: BSD-3-Clause */
/* The tokens of the schema language, for the parser. */
#ifndef TENON_SCHEMA_LEXER_H
#define TENON_SCHEMA_LEXER_H

#include "schema/schema_tree.h"

typedef enum tni_token_kind {
    TNI_TOKEN_IDENT,
    TNI_TOKEN_KEYWORD, /* a word of the script language that can be no name */
    TNI_TOKEN_NUMBER,
    TNI_TOKEN_STRING,
    TNI_TOKEN_ARROW,
    TNI_TOKEN_DOTS,    /* ... */
    TNI_TOKEN_CHAR,    /* one of ( ) [ ] { } , . : * ! ? | = - and friends: `text` holds it */
    TNI_TOKEN_NEWLINE, /* outside brackets only */
    TNI_TOKEN_END,
    TNI_TOKEN_BAD /* no token starts here */
} tni_token_kind;

/* The smallest piece of the language. */
typedef struct tni_token {
    tni_token_kind kind; /* END stays where the text ends, however often it is asked for more */
    tni_text text;       /* its bytes in the source; for a string with its quotes */
} tni_token;

typedef struct tni_lexer {
    const char *what;   /* what the text is, for messages: "schema" */
    const char *source; /* the whole text */
    const char *at;     /* behind the current token */
    tni_token token;    /* the current token */
    int brackets;       /* open ( [ {: a newline inside is a blank */
} tni_lexer;

/* Begins at the first token. */
void tni_lexer_begin(tni_lexer *lexer, const char *source);

/* Goes on to the next token. */
void tni_lexer_next(tni_lexer *lexer);

/* Records TN_ERR_VALUE: the message, line and column of the current token, its line and a caret. */
tn_status tni_lexer_fail(const tni_lexer *lexer, const char *format, ...) TN_PRINTF(2, 3);

/* The current token for a message: "')'", "identifier 'x'", "end of text". */
const char *tni_token_describe(const tni_token *token, char *buffer, size_t size);

#endif
