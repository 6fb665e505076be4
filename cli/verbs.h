/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * verbs: the table of the verbs, their options and subcommands. The help prints it, misspelt words
 * are compared with it, and the shells' completion asks it (complete_verb.c). Which function runs a
 * verb is main.c's business.
 */
#ifndef TENON_CLI_VERBS_H
#define TENON_CLI_VERBS_H

#include "cli.h"

/* What the word after an option is. */
typedef enum cli_takes {
    CLI_TAKES_NOTHING, /* there is none */
    CLI_TAKES_FILE,    /* the path of a file or folder */
    CLI_TAKES_WORD,    /* a name or a number */
    CLI_TAKES_CHOICE   /* one of a few words */
} cli_takes;

/* An option. */
typedef struct cli_option {
    const char *name;    /* as typed, with its dashes; NULL ends an array */
    cli_takes takes;     /* what follows it */
    const char *choices; /* with CLI_TAKES_CHOICE: the words, with blanks between them */
} cli_option;

/* What a verb's operands are. */
typedef enum cli_operand {
    CLI_OPERAND_NONE,     /* something that cannot be listed, or there are none */
    CLI_OPERAND_FILE,     /* paths */
    CLI_OPERAND_OPERATOR, /* the name of an operator, then other things */
    CLI_OPERAND_ABI,      /* of `show` names of the stable ABI, of `diff` files */
    CLI_OPERAND_VERB      /* a verb */
} cli_operand;

/* A verb. */
typedef struct cli_verb_info {
    const char *name;          /* as typed; NULL ends the array */
    const char *summary;       /* its line of the help; NULL: it is not in the help */
    const cli_option *options; /* an array */
    const char *subcommands;   /* with blanks between them, or NULL */
    cli_operand operand;       /* what else it takes */
} cli_verb_info;

extern const cli_verb_info cli_verbs[]; /* in the order of the help */

/* Return a verb, or an option of it, by its name; NULL if there is none. */
const cli_verb_info *cli_verb_find(const char *name);
const cli_option *cli_option_find(const cli_verb_info *verb, const char *name);

#endif
