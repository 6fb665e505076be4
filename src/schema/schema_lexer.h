/* SPDX-License-Identifier: BSD-3-Clause */
/* The tokens of the schema language, for its parsers. */
#ifndef TENON_SCHEMA_LEXER_H
#define TENON_SCHEMA_LEXER_H

#include "schema/schema_tree.h"

typedef enum tni_token_kind {
    TNI_TOKEN_IDENT,
    TNI_TOKEN_KEYWORD, /* a keyword of the script language, which cannot be a name */
    TNI_TOKEN_NUMBER,
    TNI_TOKEN_STRING,
    TNI_TOKEN_ARROW,
    TNI_TOKEN_DOTS,    /* ... */
    TNI_TOKEN_CHAR,    /* one of ( ) [ ] { } , . : * ! ? | = - and friends: `text` holds it */
    TNI_TOKEN_NEWLINE, /* only outside brackets */
    TNI_TOKEN_END,
    TNI_TOKEN_BAD /* no token starts here */
} tni_token_kind;

/* A token. */
typedef struct tni_token {
    tni_token_kind kind; /* END is returned again and again at the end of the text */
    tni_text text;       /* its bytes in the source; a string includes its quotes */
} tni_token;

typedef struct tni_lexer {
    const char *what;   /* what the text is, for messages, such as "schema" */
    const char *source; /* the whole text */
    const char *at;     /* after the current token */
    tni_token token;    /* the current token */
    int brackets;       /* open ( [ {, within which a newline is a blank */
} tni_lexer;

/* Set up the lexer and read the first token. */
void tni_lexer_begin(tni_lexer *lexer, const char *source);

/* Read the next token. */
void tni_lexer_next(tni_lexer *lexer);

/*
 * Fail with TN_ERR_VALUE: the message, line and column of the current token, its line and a caret.
 */
tn_status tni_lexer_fail(const tni_lexer *lexer, const char *format, ...) TN_PRINTF(2, 3);

/* Describe the current token for a message: "')'", "identifier 'x'", "end of text". */
const char *tni_token_describe(const tni_token *token, char *buffer, size_t size);

#endif
