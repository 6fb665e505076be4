/* SPDX-License-Identifier: BSD-3-Clause */
/* `tenon gen`: the command line, and the files it writes. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "extension_spec.h"
#include "typed_c.h"

/* Options of the command line. */
typedef struct ext_options {
    const char *file;   /* the yaml */
    const char *folder; /* -o */
    const char *home;   /* --namespace, or NULL */
    bool is_check;      /* --check */
} ext_options;

/* The files, each with the function that writes it. */
static const struct {
    const char *end; /* what the file's name has after the stem */
    void (*write)(const ext_spec *spec, FILE *out);
} files[] = {
    {"_kernels.h", ext_write_kernels},
    {"_register.c", ext_write_registration},
    {"_calls.h", ext_write_calls},
    {"_tenon.h", ext_write_program},
};

static int fail_usage(const char *text, const char *word)
{
    fprintf(stderr, "tenon gen: ");
    fprintf(stderr, text, word);
    fprintf(stderr, "\nTry `tenon gen --help`.\n");
    return 2;
}

/* Return 0, or print a message and return the exit status. */
static int read_options(int argc, char **argv, ext_options *options)
{
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        bool is_folder = strcmp(word, "-o") == 0;
        if (strcmp(word, "--check") == 0)
            options->is_check = true;
        else if (is_folder || strcmp(word, "--namespace") == 0) {
            if (i + 1 == argc)
                return fail_usage("%s needs a word behind it", word);
            *(is_folder ? &options->folder : &options->home) = argv[++i];
        } else if (word[0] == '-')
            return fail_usage("unknown option '%s'", word);
        else if (options->file != NULL)
            return fail_usage("a second file '%s'", word);
        else
            options->file = word;
    }
    return options->file == NULL ? fail_usage("which yaml?%s", "") : 0;
}

/* Return the file's name without folder and suffix, as a C identifier. */
static const char *stem_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *stem = strdup(slash == NULL ? path : slash + 1);
    char *dot = strrchr(stem, '.');
    if (dot != NULL && dot != stem)
        *dot = '\0';
    for (char *c = stem; *c != '\0'; c++)
        *c = isalnum((unsigned char)*c) ? *c : '_';
    return stem;
}

static const char *capitals(const char *text)
{
    char *made = strdup(text);
    for (char *c = made; *c != '\0'; c++)
        *c = (char)toupper((unsigned char)*c);
    return made;
}

/* Write all files of an extension, or compare them with those in the folder. */
static void write_files(const ext_spec *spec, const ext_options *options)
{
    for (size_t i = 0; i < TN_LEN(files); i++) {
        char name[512];
        char *text;
        size_t length;
        FILE *out = open_memstream(&text, &length);
        files[i].write(spec, out);
        fclose(out);
        snprintf(name, sizeof name, "%s%s", spec->stem, files[i].end);
        gen_put(options->folder, name, text, length,
                options->is_check ? "differs from what the yaml says; `tenon gen` rewrites it"
                                  : NULL);
        free(text);
    }
}

int run_extension(int argc, char **argv)
{
    gen_spec operators = {0};
    ext_options options = {.folder = "."};
    int status = read_options(argc, argv, &options);
    if (status != 0)
        return status;
    if (options.home != NULL)
        gen_set_namespace(options.home);
    /* All faults end the program before the first file is written. */
    gen_read(options.file, &operators);
    gen_check(&operators, NULL);
    ext_check(&operators);
    typed_check_identifiers(&operators);
    const char *slash = strrchr(options.file, '/');
    const char *stem = stem_of(options.file);
    ext_spec spec = {&operators, slash == NULL ? options.file : slash + 1, stem, capitals(stem)};
    if (!options.is_check)
        mkdir(options.folder, 0777);
    write_files(&spec, &options);
    return 0;
}
