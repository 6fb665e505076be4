/* SPDX-License-Identifier: BSD-3-Clause */
#include "program/programs.h"

/* Bytes of a chunk; larger requests get one of their own. */
#define CHUNK ((size_t)1 << 16)

typedef struct tni_arena_chunk {
    struct tni_arena_chunk *older; /* NULL for the first */
    size_t bytes;                  /* behind this header */
} tni_arena_chunk;

void *tni_arena_get(tni_arena *arena, size_t count, size_t size)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes) || bytes > SIZE_MAX / 2) {
        (void)tni_fail_memory(SIZE_MAX);
        return NULL;
    }
    bytes = (bytes + 15) & ~(size_t)15;
    if (bytes > arena->left) {
        size_t whole = bytes > CHUNK ? bytes : CHUNK;
        tni_arena_chunk *chunk = tni_calloc(1, sizeof *chunk + whole);
        if (chunk == NULL) {
            (void)tni_fail_memory(whole);
            return NULL;
        }
        *chunk = (tni_arena_chunk){arena->chunks, whole};
        arena->chunks = chunk;
        arena->left = whole;
    }
    char *end = (char *)(arena->chunks + 1) + arena->chunks->bytes;
    char *memory = end - arena->left;
    arena->left -= bytes;
    return memory;
}

char *tni_arena_text(tni_arena *arena, const char *text, size_t length)
{
    char *copy = tni_arena_get(arena, length + 1, 1);
    if (copy != NULL)
        memcpy(copy, text, length);
    return copy;
}

void tni_arena_free(tni_arena *arena)
{
    for (tni_arena_chunk *chunk = arena->chunks, *older; chunk != NULL; chunk = older) {
        older = chunk->older;
        tni_free(chunk);
    }
    *arena = (tni_arena){0};
}
