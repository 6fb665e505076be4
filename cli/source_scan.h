/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * source_scan: find what in C++ and CUDA sources is not part of the stable ABI, for `tenon audit
 * --source`, which lists it, and `tenon port`, which replaces some of it.
 */
#ifndef TENON_CLI_SOURCE_SCAN_H
#define TENON_CLI_SOURCE_SCAN_H

#include <stddef.h>

/* The size in bytes that a source must not reach. */
#define SOURCE_MAX (64 << 20)

/* A use of what is not stable. */
typedef struct source_use {
    size_t line;         /* the number of its line, from 1 */
    const char *name;    /* what is used: a name, "#include <…>", ".method" */
    const char *instead; /* the replacement for people; "" if there is none */
    const char *start;   /* the bytes that `text` replaces */
    const char *end;     /* behind the last of them */
    const char *text;    /* what to put there; NULL if that is for people to decide */
} source_use;

/* Takes a use, whose texts are valid during the call. */
typedef void (*source_visitor)(void *context, const source_use *use);

/*
 * Visit each use in a text, in the order of their lines. Methods and registrations count only in a
 * text that uses something else of PyTorch's that is not stable: other classes have methods of the
 * same names.
 */
void source_scan(const char *text, size_t length, source_visitor visitor, void *context);

/* Read a source into new memory. Return NULL after a message in the name of the verb. */
char *source_read(const char *verb, const char *path, size_t *length);

#endif
