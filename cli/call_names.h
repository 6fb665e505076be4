/* SPDX-License-Identifier: BSD-3-Clause */
/* call_names: what the author's call names the inputs of a compiled model. */
#ifndef TENON_CLI_CALL_NAMES_H
#define TENON_CLI_CALL_NAMES_H

#include <stddef.h>

/*
 * Read how a call nests (tn_model_call_spec). Return an array of `count` texts, one per input:
 * "lengths" of a keyword argument, "batch['x']" of what lies in one, "args[0]['x']" in a positional
 * one, whose own name a package does not have, and "" for a positional one itself. NULL if the text
 * says something else, or without memory. Free it with cli_call_names_free.
 */
char **cli_call_names(const char *spec, size_t count);
void cli_call_names_free(char **names, size_t count);

#endif
