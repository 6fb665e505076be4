/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * `tenon new`: write a project that builds an operator, from the folders of share/tenon/new. They
 * are projects called `myops`; the name asked for takes its place.
 */
#include "cli.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char help[] =
    "usage: tenon new NAME [--c | --cpp | --python]\n\n"
    "Makes the folder NAME with an operator, NAME::scale, its gradient, tests that run in Tenon\n"
    "and in PyTorch, a build file, and a README.md with the commands.\n\n"
    "  --c        an operator in C, built with CMake (the default)\n"
    "  --cpp      in C++, built with setuptools\n"
    "  --python   in Python\n";

/* The name that the projects have. */
static const char old_name[] = "myops";

/* The longest name: it becomes part of names of files and of operators. */
#define MAX_NAME 64

/* The bytes that a file of a project must not reach. */
#define MAX_FILE 65536

/*
 * Write the path of a folder of projects to `path`: below the folder above this program's. Return
 * whether it fits.
 */
static bool find_folder(const char *kind, char *path, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", path, size);
    if (length <= 0 || (size_t)length >= size)
        return false;
    for (int up = 0; up < 2; up++)
        while (length > 0 && path[--length] != '/')
            continue;
    int added = snprintf(path + length, size - (size_t)length, "/share/tenon/new/%s", kind);
    return added > 0 && (size_t)added < size - (size_t)length;
}

/* Return whether a project can be called so: as operators' namespaces and modules of Python are. */
static bool is_name(const char *name)
{
    size_t length = strlen(name);
    if (!islower((unsigned char)name[0]) || length > MAX_NAME)
        return false;
    for (size_t i = 0; i < length; i++)
        if (!islower((unsigned char)name[i]) && !isdigit((unsigned char)name[i]) && name[i] != '_')
            return false;
    return true;
}

/* Write a text with the new name wherever the old one is. */
static void write_text(FILE *file, const char *text, const char *name)
{
    for (const char *at; (at = strstr(text, old_name)) != NULL; text = at + sizeof old_name - 1) {
        fwrite(text, 1, (size_t)(at - text), file);
        fputs(name, file);
    }
    fputs(text, file);
}

/* Write one file of a project, without the line that says the licence of ours. */
static bool write_file(const char *from, const char *to, const char *name)
{
    char text[MAX_FILE];
    FILE *file = fopen(from, "rb");
    size_t length = file != NULL ? fread(text, 1, sizeof text - 1, file) : 0;
    bool is_read = file != NULL && !ferror(file);
    if (file != NULL)
        fclose(file);
    if (!is_read)
        return false;
    text[length] = '\0';
    const char *start = text;
    const char *end = strchr(text, '\n');
    if (end != NULL && memmem(text, (size_t)(end - text), "SPDX-", 5) != NULL)
        start = end + 1;
    file = fopen(to, "wbx");
    if (file == NULL)
        return false;
    write_text(file, start, name);
    bool is_written = !ferror(file);
    return fclose(file) == 0 && is_written;
}

/* Write the files of one folder of projects into the folder `name`. */
static int write_files(const char *kind, const char *name)
{
    char folder[PATH_MAX];
    DIR *entries = find_folder(kind, folder, sizeof folder) ? opendir(folder) : NULL;
    if (entries == NULL)
        return cli_fail("new", "%s: %s; it is installed with this program", folder,
                        strerror(errno));
    int status = CLI_OK;
    for (struct dirent *entry; status == CLI_OK && (entry = readdir(entries)) != NULL;) {
        char from[2 * PATH_MAX];
        char to[2 * PATH_MAX];
        const char *at = strstr(entry->d_name, old_name);
        int before = at != NULL ? (int)(at - entry->d_name) : (int)strlen(entry->d_name);
        snprintf(from, sizeof from, "%s/%s", folder, entry->d_name);
        snprintf(to, sizeof to, "%s/%.*s%s%s", name, before, entry->d_name, at != NULL ? name : "",
                 at != NULL ? at + sizeof old_name - 1 : "");
        struct stat found;
        /* pip puts a folder of compiled files beside files of Python. */
        if (stat(from, &found) == 0 && !S_ISREG(found.st_mode))
            continue;
        if (!write_file(from, to, name))
            status = cli_fail("new", "%s: %s", to, strerror(errno));
        else
            printf("%s\n", to);
    }
    closedir(entries);
    return status;
}

int cli_new(int argc, char **argv)
{
    const char *kind = NULL;
    const char *name = NULL;
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    for (int i = 1; i < argc; i++) {
        bool is_kind = strcmp(argv[i], "--c") == 0 || strcmp(argv[i], "--cpp") == 0 ||
                       strcmp(argv[i], "--python") == 0;
        if (is_kind && kind == NULL)
            kind = argv[i] + 2;
        else if (argv[i][0] != '-' && name == NULL)
            name = argv[i];
        else if (argv[i][0] == '-' && !is_kind)
            return cli_unknown_option("new", argc, argv, i);
        else
            return cli_usage_error("new", "there is one name and one kind: '%s'", argv[i]);
    }
    if (name == NULL)
        return cli_usage_error("new", "which name?");
    if (!is_name(name))
        return cli_usage_error(
            "new", "'%s': a name has small letters, digits and _, and begins with a letter", name);
    if (mkdir(name, 0777) != 0)
        return cli_fail("new", "%s: %s", name, strerror(errno));
    int status = write_files(kind != NULL ? kind : "c", name);
    if (status == CLI_OK)
        status = write_files("both", name);
    if (status == CLI_OK)
        printf("\n%s/README.md has the commands that build and test it.\n", name);
    return status;
}
