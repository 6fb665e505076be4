/* SPDX-License-Identifier: BSD-3-Clause */
/* Services for all of tenon-gen: faults, memory, and writing files only if they change. */
#include "codegen.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/*
 * Where gen_fail continues instead of ending the program; NULL outside gen_try, which does not
 * nest.
 */
static jmp_buf *rescue;

bool gen_try(void (*work)(void *context), void *context)
{
    jmp_buf here;
    if (setjmp(here) != 0) {
        rescue = NULL;
        return false;
    }
    rescue = &here;
    work(context);
    rescue = NULL;
    return true;
}

_Noreturn void gen_fail(const char *file, size_t line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s:%zu: ", file, line);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    if (rescue != NULL)
        longjmp(*rescue, 1);
    exit(1);
}

void *gen_alloc(size_t count, size_t bytes)
{
    void *memory = calloc(count, bytes);
    if (memory == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    return memory;
}

/* Return whether a file has exactly this text. One more byte is requested, to notice a longer file.
 */
static bool holds(const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "rb");
    char *old = gen_alloc(length + 2, 1);
    bool same =
        file != NULL && fread(old, 1, length + 1, file) == length && memcmp(old, text, length) == 0;
    if (file != NULL)
        fclose(file);
    free(old);
    return same;
}

/* Make the folder of a file if only that one is missing. */
static void make_folder(const char *path)
{
    char folder[4096];
    const char *end = strrchr(path, '/');
    if (end == NULL || (size_t)(end - path) >= sizeof folder)
        return;
    memcpy(folder, path, (size_t)(end - path));
    folder[end - path] = '\0';
    mkdir(folder, 0777); /* a failure shows when the file is written */
}

void gen_put(const char *root, const char *name, const char *text, size_t length, const char *cure)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%s", root, name) >= (int)sizeof path)
        gen_fail(root, 0, "the path is too long");
    if (holds(path, text, length))
        return;
    if (cure != NULL)
        gen_fail(path, 1, "%s", cure);
    make_folder(path);
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(text, 1, length, file) != length || fclose(file) != 0)
        gen_fail(path, 1, "cannot be written");
    printf("wrote %s\n", name);
}
